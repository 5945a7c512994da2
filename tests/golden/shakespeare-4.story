set-up [eb00f087]
1 1 recruit-extra:titania [3d8c0949]
    drafted-extra who=1 card=titania
2 0 recruit-extra:jeweler [79f1c36d]
    drafted-extra who=0 card=jeweler
3 2 recruit-extra:set-dresser-8 [8177f8a8]
    drafted-extra who=2 card=set-dresser-8
4 3 recruit-extra:handyman [6cd30889]
    drafted-extra who=3 card=handyman
    day-began day=1
5 0 wager:5 [109e2a23]
6 1 wager:2 [4cf07daf]
7 2 wager:2 [b224087a]
8 3 wager:4 [f8f41746]
    wagered who=2 n=2
    wagered who=1 n=2
    wagered who=3 n=4
    wagered who=0 n=5
    went-first who=2 n=2
    gained who=2 n=1 source=wager
9 2 recruit:lady-macbeth [a99828fe]
    recruited who=2 card=lady-macbeth
10 1 recruit-extra:romeo [a3564a4d]
    recruited-extra who=1 card=romeo
11 3 activate:falstaff [696b8417]
    activated who=3 card=falstaff
    lined-up who=3 n=1
    advanced who=3 act=I space=2
    mood-rose who=3 n=2
12 0 activate:queen [947a0893]
    activated who=0 card=queen
13 0 ask:pounds [2b4224c0]
    earned who=0 pounds=4
14 2 activate:queen [5877262b]
    activated who=2 card=queen
15 2 ask:objectives [b6c73d85]
    drew-objectives who=2 n=3
16 2 choose:yellow4 [e9a739d4]
    kept-objective who=2
17 1 activate:queen [4dd6734a]
    activated who=1 card=queen
18 1 ask:pounds [3cbcde9a]
    earned who=1 pounds=4
19 3 activate:author [50930f1f]
    activated who=3 card=author
20 3 advance:III [0f9e8b71]
    advanced who=3 act=III space=2
21 3 advance:I [9c032284]
    advanced who=3 act=I space=3
22 0 recruit:jeweler [719a28b2]
    recruited who=0 card=jeweler
23 2 activate:lady-macbeth [05adc288]
    activated who=2 card=lady-macbeth
    lined-up who=2 n=2
    advanced who=2 act=II space=2
    advanced who=2 act=III space=2
24 1 activate:author [4f635332]
    activated who=1 card=author
    lined-up who=1 n=3
25 1 advance:I [641ed970]
    advanced who=1 act=I space=2
26 1 advance:II [6d194542]
    advanced who=1 act=II space=2
27 3 activate:queen [39322544]
    activated who=3 card=queen
28 3 ask:objectives [e895e317]
    drew-objectives who=3 n=3
29 3 choose:savings [c9910175]
    kept-objective who=3
30 0 activate:author [9c58dfbd]
    activated who=0 card=author
    lined-up who=0 n=4
31 0 advance:II [4a96bddf]
    advanced who=0 act=II space=2
32 0 advance:I [da1d61df]
    advanced who=0 act=I space=2
33 3 recruit-extra:ophelia [60b0faa2]
    recruited-extra who=3 card=ophelia
34 0 activate:jeweler [8fc9a5ca]
    activated who=0 card=jeweler
35 0 stop [6c9b3939]
36 3 pass [e5d15738]
    passed who=3
37 0 activate:falstaff [f4949cea]
    activated who=0 card=falstaff
    advanced who=0 act=I space=3
    mood-rose who=0 n=2
38 0 activate:house-handyman [67da0133]
    activated who=0 card=house-handyman
39 0 take:purple-set [e43c5cf6]
    took who=0 element=purple-set
40 0 put:1.4 [d20d0f2f]
    built who=0 element=purple-set place=1.4
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
41 0 stop [5e2f4081]
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=2
    lost who=2 n=1 source=ambiance
    lost who=1 n=1 source=ambiance
42 3 retreat:III [17a8aec7]
    retreated who=3 act=III space=1
    mood-reset
    elements-discarded n=23
43 0 keep:falstaff [72cf0202]
44 1 keep:queen [445e53e7]
45 2 keep:lady-macbeth [92abe4ed]
46 3 keep:queen [69280cb7]
    sent-to-rest who=0 card=author
    kept-awake who=0 card=falstaff
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    sent-to-rest who=0 card=jeweler
    sent-to-rest who=1 card=author
    kept-awake who=1 card=queen
    sent-to-rest who=2 card=queen
    kept-awake who=2 card=lady-macbeth
    sent-to-rest who=3 card=author
    sent-to-rest who=3 card=falstaff
    kept-awake who=3 card=queen
    day-began day=2
47 0 wager:2 [5b858d4b]
48 1 wager:2 [d310d90e]
49 2 wager:4 [b8b18c4f]
50 3 wager:5 [ede90c0a]
    wagered who=1 n=2
    wagered who=0 n=2
    wagered who=2 n=4
    wagered who=3 n=5
    went-first who=1 n=2
    gained who=1 n=1 source=wager
51 1 recruit-extra:beatrice [483dee9e]
    recruited-extra who=1 card=beatrice
52 0 activate:falstaff [ffbbeac3]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=4
    mood-rose who=0 n=2
53 2 recruit:costume-mistress-8 [6395e10a]
    recruited who=2 card=costume-mistress-8
54 3 recruit:handyman [b0b0eee7]
    recruited who=3 card=handyman
55 1 activate:house-handyman [3d334e27]
    activated who=1 card=house-handyman
56 1 take:blue-set [725386b2]
    took who=1 element=blue-set
57 1 put:1.5 [e9805b5e]
    built who=1 element=blue-set place=1.5
    mood-rose who=1 n=2
58 0 recruit:viola [e33c3558]
    recruited who=0 card=viola
59 2 activate:author [6b26d8e9]
    activated who=2 card=author
    lined-up who=2 n=2
60 2 advance:III [ade851a3]
    advanced who=2 act=III space=3
61 2 advance:II [c9876d91]
    advanced who=2 act=II space=3
62 3 activate:queen [1a067a4d]
    activated who=3 card=queen
63 3 ask:objectives [da349ed5]
    drew-objectives who=3 n=3
64 3 choose:costumes4 [5cbd79c3]
    kept-objective who=3
65 1 activate:falstaff [eaebb972]
    activated who=1 card=falstaff
    lined-up who=1 n=3
    advanced who=1 act=I space=3
    mood-rose who=1 n=1
66 0 pass [822dd48c]
    passed who=0
67 2 activate:falstaff [76ff99d2]
    activated who=2 card=falstaff
    advanced who=2 act=I space=2
    mood-rose who=2 n=2
68 3 pass [f2af83b0]
    passed who=3
69 2 pass [e5a66e7e]
    passed who=2
    lined-up who=3 n=4
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
70 1 advance:III [56f1a23c]
    advanced who=1 act=III space=2
    earned who=0 pounds=1
    earned who=2 pounds=1
    retreated who=3 act=I space=2
    mood-reset
    elements-discarded n=23
71 1 keep:falstaff [d583469f]
72 2 keep:author [8451faaa]
    kept-awake who=0 card=falstaff
    kept-awake who=1 card=falstaff
    sent-to-rest who=1 card=house-handyman
    kept-awake who=2 card=author
    sent-to-rest who=2 card=falstaff
    kept-awake who=3 card=queen
    day-began day=3
73 0 wager:4 [3cd75cf5]
74 1 wager:2 [ae2e51b1]
75 2 wager:1 [1f861742]
76 3 wager:3 [e9085e55]
    wagered who=2 n=1
    wagered who=1 n=2
    wagered who=3 n=3
    wagered who=0 n=4
    went-first who=2 n=1
    gained who=2 n=1 source=wager
77 2 recruit-extra:hamlet [fc84f433]
    recruited-extra who=2 card=hamlet
78 1 recruit:costume-mistress-8 [2a761679]
    recruited who=1 card=costume-mistress-8
79 3 activate:falstaff [9ca5a9b9]
    activated who=3 card=falstaff
    lined-up who=3 n=1
    advanced who=3 act=I space=3
    mood-rose who=3 n=2
80 0 activate:jeweler [dbfa87a0]
    activated who=0 card=jeweler
81 0 stop [c983318b]
82 2 activate:house-handyman [38366659]
    activated who=2 card=house-handyman
83 2 take:blue-costume [4782ca8d]
    took who=2 element=blue-costume
84 2 dress:extra-2 [7a62888b]
    dressed who=2 element=blue-costume wearer=extra-2
85 1 activate:author [e4be392f]
    activated who=1 card=author
    lined-up who=1 n=2
86 1 advance:III [7100265e]
    advanced who=1 act=III space=3
87 1 advance:II [343634ce]
    advanced who=1 act=II space=3
88 3 recruit:iago [1ecd85d2]
    recruited who=3 card=iago
89 0 activate:queen [4ab9d677]
    activated who=0 card=queen
90 0 ask:objectives [5ad60308]
    drew-objectives who=0 n=3
91 0 choose:stars [c9c3357e]
    kept-objective who=0
92 1 activate:falstaff [e1a8bb7b]
    activated who=1 card=falstaff
    advanced who=1 act=I space=4
    mood-rose who=1 n=2
93 3 activate:house-handyman [21c2a427]
    activated who=3 card=house-handyman
94 3 stop [4546fbe9]
95 0 activate:author [132a6613]
    activated who=0 card=author
    lined-up who=0 n=3
96 0 advance:I [7bee564a]
    advanced who=0 act=I space=5
97 0 advance:III [5b2cd49e]
    advanced who=0 act=III space=2
98 3 activate:author [1068317e]
    activated who=3 card=author
99 3 advance:III [6b7d0389]
    advanced who=3 act=III space=2
100 3 advance:I [efcb2cdc]
    advanced who=3 act=I space=4
101 0 recruit:set-dresser-6 [06c064ca]
    recruited who=0 card=set-dresser-6
102 0 activate:falstaff [cba5db97]
    activated who=0 card=falstaff
    advanced who=0 act=I space=6
    mood-rose who=0 n=2
    lined-up who=2 n=4
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-fell who=1 n=2
    mood-fell who=2 n=2
    mood-fell who=3 n=2
    lost who=2 n=1 source=ambiance
    mood-reset
    elements-discarded n=23
103 0 keep:jeweler [d3c7c1a3]
104 1 keep:author [396e34e4]
105 3 keep:falstaff [3bd266bc]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=jeweler
    kept-awake who=1 card=author
    sent-to-rest who=1 card=falstaff
    kept-awake who=2 card=house-handyman
    sent-to-rest who=3 card=author
    kept-awake who=3 card=falstaff
    sent-to-rest who=3 card=house-handyman
    day-began day=4
106 0 wager:4 [4a13b70d]
107 1 wager:4 [610a0b1e]
108 2 wager:1 [f9fd1381]
109 3 wager:3 [d7c58f52]
    wagered who=2 n=1
    wagered who=3 n=3
    wagered who=1 n=4
    wagered who=0 n=4
    went-first who=2 n=1
    gained who=2 n=1 source=wager
110 2 recruit-extra:othello [795ff9d9]
    recruited-extra who=2 card=othello
111 3 activate:iago [9aeb560e]
    activated who=3 card=iago
    lined-up who=3 n=1
    advanced who=3 act=I space=5
    advanced who=3 act=II space=2
112 1 recruit-extra:assistant [4ff4cd1a]
    recruited-extra who=1 card=assistant
113 0 activate:set-dresser-6 [334a91d2]
    activated who=0 card=set-dresser-6
114 0 take:pink-set [d1ff5436]
    took who=0 element=pink-set
115 0 put:1.5 [93fbcb1d]
    built who=0 element=pink-set place=1.5
    earned who=0 pounds=1
116 0 take:purple-set [b3fdfcde]
    took who=0 element=purple-set
117 0 put:1.2 [98fc1028]
    built who=0 element=purple-set place=1.2
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
118 0 take:black-set [0a73d7e6]
    took who=0 element=black-set
119 0 put:1.3 [314cd3b0]
    built who=0 element=black-set place=1.3
120 2 activate:lady-macbeth [d81bdc80]
    activated who=2 card=lady-macbeth
    lined-up who=2 n=2
    advanced who=2 act=II space=4
    advanced who=2 act=III space=4
121 3 recruit-extra:handyman [29fb1e23]
    recruited-extra who=3 card=handyman
122 1 activate:author [db2db7b9]
    activated who=1 card=author
    lined-up who=1 n=3
123 1 advance:II [20cd4b23]
    advanced who=1 act=II space=4
124 1 advance:II [db27ffe6]
    advanced who=1 act=II space=5
125 0 activate:viola [e33ab629]
    activated who=0 card=viola
    lined-up who=0 n=4
    advanced who=0 act=II space=3
126 3 pass [de37d400]
    passed who=3
127 1 activate:house-handyman [92a1b234]
    activated who=1 card=house-handyman
128 1 take:purple-set [8c7c054d]
    took who=1 element=purple-set
129 1 put:1.3 [780c6f0c]
    built who=1 element=purple-set place=1.3
    mood-fell who=0 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
130 1 stop [25bd9c4f]
131 0 recruit-extra:juliet [15e8a808]
    recruited-extra who=0 card=juliet
132 1 pass [3200564f]
    passed who=1
133 0 activate:jeweler [62865a7f]
    activated who=0 card=jeweler
134 0 take:yellow-set [df8302ad]
    took who=0 element=yellow-set
135 0 put:1.1 [0e53c691]
    built who=0 element=yellow-set place=1.1
136 0 pass [bc368d3d]
    passed who=0
    lost who=2 n=1 source=ambiance
    lost who=3 n=1 source=ambiance
137 1 retreat:II [66120bfc]
    retreated who=1 act=II space=4
138 0 retreat:I [7cce4fea]
    retreated who=0 act=I space=5
    mood-reset
    act-scored act=I
    earned who=0 pounds=1
    lost who=2 n=1 source=grey
    earned who=3 pounds=1
    act-scored act=II
    lost who=0 n=1 source=grey
    gained who=1 n=1 source=act-ii
    gained who=2 n=2 source=act-ii
    lost who=3 n=1 source=grey
    act-scored act=III
    lost who=0 n=1 source=grey
    lost who=1 n=1 source=grey
    lost who=3 n=1 source=grey
    deck-shuffled n=10
    elements-discarded n=19
139 0 keep:set-dresser-6 [7badbdfa]
140 1 keep:author [5b395194]
    sent-to-rest who=0 card=jeweler
    sent-to-rest who=0 card=viola
    kept-awake who=0 card=set-dresser-6
    kept-awake who=1 card=author
    sent-to-rest who=1 card=house-handyman
    kept-awake who=2 card=lady-macbeth
    kept-awake who=3 card=iago
    day-began day=5
141 0 wager:2 [30d4fa75]
142 1 wager:1 [5fa244d6]
143 2 wager:2 [ca0bc438]
144 3 wager:4 [57f547b2]
    wagered who=1 n=1
    wagered who=2 n=2
    wagered who=0 n=2
    wagered who=3 n=4
    went-first who=1 n=1
    gained who=1 n=1 source=wager
145 1 recruit:costume-mistress-6 [6f4620c6]
    recruited who=1 card=costume-mistress-6
146 2 recruit:puck [a801c3f5]
    recruited who=2 card=puck
147 0 activate:queen [5176c7e0]
    activated who=0 card=queen
148 0 ask:pounds [acb14ace]
    earned who=0 pounds=4
149 3 activate:house-handyman [eed104ab]
    activated who=3 card=house-handyman
150 3 stop [b83b8974]
151 1 pass [71e52971]
    passed who=1
152 2 pass [e53f3264]
    passed who=2
153 0 recruit-extra:costume-mistress-6 [0def828e]
    recruited-extra who=0 card=costume-mistress-6
154 3 recruit-extra:assistant [0cf34f0e]
    recruited-extra who=3 card=assistant
155 0 activate:set-dresser-6 [32a7b57f]
    activated who=0 card=set-dresser-6
156 0 take:pink-set [1da72d69]
    took who=0 element=pink-set
157 0 put:2.3 [99dea3b3]
    built who=0 element=pink-set place=2.3
    earned who=0 pounds=1
158 0 take:black-set [0bcb19fe]
    took who=0 element=black-set
159 0 put:2.1 [1d897225]
    built who=0 element=black-set place=2.1
160 0 take:black-set [c935c3ad]
    took who=0 element=black-set
161 0 put:3.1 [9e5c67f1]
    built who=0 element=black-set place=3.1
162 0 take:black-set [c7b282c4]
    took who=0 element=black-set
    built who=0 element=black-set place=2.4
163 0 take:black-set [8aa10be5]
    took who=0 element=black-set
164 0 put:3.4 [52e42692]
    built who=0 element=black-set place=3.4
165 3 activate:queen [681f9208]
    activated who=3 card=queen
166 3 ask:pounds [ca0788d0]
    earned who=3 pounds=4
167 3 activate:author [649ec07f]
    activated who=3 card=author
    lined-up who=3 n=1
168 3 advance:II [adc01440]
    advanced who=3 act=II space=3
169 3 advance:I [635aad37]
    advanced who=3 act=I space=6
170 3 pass [c51d0487]
    passed who=3
    lined-up who=1 n=2
    lined-up who=2 n=3
    lined-up who=0 n=4
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
171 1 retreat:III [d186fe2c]
    retreated who=1 act=III space=2
172 2 retreat:III [421b86ec]
    retreated who=2 act=III space=3
173 0 retreat:II [79e0c977]
    retreated who=0 act=II space=2
174 3 retreat:II [14990a40]
    retreated who=3 act=II space=2
    mood-reset
    deck-shuffled n=2
    elements-discarded n=19
175 0 keep:set-dresser-6 [67c2ce0b]
176 3 keep:house-handyman [dd91155b]
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=set-dresser-6
    sent-to-rest who=3 card=author
    kept-awake who=3 card=house-handyman
    sent-to-rest who=3 card=queen
    day-began day=6
177 0 wager:3 [61e0cfdf]
178 1 wager:1 [e8f197ef]
179 2 wager:2 [cc706401]
180 3 wager:1 [d63c7e61]
    wagered who=3 n=1
    wagered who=1 n=1
    wagered who=2 n=2
    wagered who=0 n=3
    went-first who=3 n=1
    gained who=3 n=1 source=wager
181 3 recruit:assistant [cdd3e44b]
    recruited who=3 card=assistant
182 1 recruit:handyman [ef1c5578]
    recruited who=1 card=handyman
183 2 recruit:king-lear [bdb9ed2e]
    recruited who=2 card=king-lear
184 0 recruit-extra:set-dresser-6 [5caf6dd8]
    recruited-extra who=0 card=set-dresser-6
185 3 pass [35902232]
    passed who=3
186 1 activate:costume-mistress-6 [b2b72c92]
    activated who=1 card=costume-mistress-6
187 1 take:pink-costume [d94ffe75]
    took who=1 element=pink-costume
188 1 dress:extra-3 [cd236e63]
    dressed who=1 element=pink-costume wearer=extra-3
189 1 take:black-costume [452c7f75]
    took who=1 element=black-costume
190 1 dress:extra-2 [e7b53252]
    dressed who=1 element=black-costume wearer=extra-2
191 1 take:black-costume [2b3ebfd3]
    took who=1 element=black-costume
192 1 dress:extra-4 [a2c09ff8]
    dressed who=1 element=black-costume wearer=extra-4
193 1 stop [e417412f]
194 2 activate:house-handyman [f0bd1d11]
    activated who=2 card=house-handyman
195 2 take:blue-set [8e6d2696]
    took who=2 element=blue-set
196 2 put:1.1 [726300d8]
    built who=2 element=blue-set place=1.1
    mood-rose who=2 n=2
197 0 pass [b0587401]
    passed who=0
198 2 activate:king-lear [e371f73d]
    activated who=2 card=king-lear
    lined-up who=2 n=1
    advanced who=2 act=III space=4
199 2 take:blue-set [fb4fd449]
    took who=2 element=blue-set
200 2 put:1.2 [0dab69de]
    built who=2 element=blue-set place=1.2
    mood-rose who=2 n=1
    lined-up who=3 n=2
    lined-up who=1 n=3
    lined-up who=0 n=4
    purple-unclaimed n=3
    mood-fell who=0 n=2
    mood-fell who=1 n=2
    mood-fell who=2 n=3
    mood-fell who=3 n=2
    lost who=3 n=1 source=ambiance
    lost who=1 n=1 source=ambiance
    lost who=0 n=1 source=ambiance
    mood-reset
    act-scored act=I
    earned who=0 pounds=1
    lost who=2 n=1 source=grey
    earned who=3 pounds=1
    act-scored act=II
    lost who=0 n=1 source=grey
    gained who=1 n=1 source=act-ii
    gained who=2 n=2 source=act-ii
    lost who=3 n=1 source=grey
    act-scored act=III
    lost who=0 n=1 source=grey
    lost who=1 n=1 source=grey
    lost who=3 n=1 source=grey
    revealed-objective who=0 objective=stars n=0
    gained who=0 n=1 source=yellow
    paid who=0 pounds=7 left=6
    paid who=1 pounds=4 left=0
    lost who=1 n=2 source=unpaid
    revealed-objective who=2 objective=yellow4 n=0
    paid who=2 pounds=1 left=0
    lost who=2 n=6 source=unpaid
    revealed-objective who=3 objective=savings n=0
    revealed-objective who=3 objective=costumes4 n=0
    paid who=3 pounds=4 left=2
    lost who=3 n=2 source=unpaid
    game-ended
scores [1, 3, 1, -2] winners [1]
