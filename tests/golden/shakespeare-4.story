set-up [9863ca3b]
1 1 recruit-extra:titania [d48d7486]
    drafted-extra who=1 card=titania
2 0 recruit-extra:jeweler [fb195612]
    drafted-extra who=0 card=jeweler
3 2 recruit-extra:set-dresser-8 [6c7e56eb]
    drafted-extra who=2 card=set-dresser-8
4 3 recruit-extra:handyman [532f3dd7]
    drafted-extra who=3 card=handyman
    day-began day=1
5 0 wager:5 [f76dc3dc]
6 1 wager:2 [a213538e]
7 2 wager:2 [b497663d]
8 3 wager:4 [f30b8537]
    wagered who=2 n=2
    wagered who=1 n=2
    wagered who=3 n=4
    wagered who=0 n=5
    went-first who=2 n=2
    gained who=2 n=1 source=wager
9 2 recruit:lady-macbeth [0a8796ed]
    recruited who=2 card=lady-macbeth
10 1 recruit-extra:romeo [3dadd6ce]
    recruited-extra who=1 card=romeo
11 3 activate:falstaff [399dd75a]
    activated who=3 card=falstaff
    lined-up who=3 n=1
    advanced who=3 act=I space=2
    mood-rose who=3 n=2
12 0 activate:queen [b94b51d8]
    activated who=0 card=queen
13 0 ask:pounds [c9036bc4]
    earned who=0 pounds=4
14 2 activate:queen [48717f32]
    activated who=2 card=queen
15 2 ask:objectives [51ecb4c1]
    drew-objectives who=2 n=3
16 2 choose:yellow4 [352c1910]
    kept-objective who=2
17 1 activate:queen [867fe335]
    activated who=1 card=queen
18 1 ask:pounds [5880f491]
    earned who=1 pounds=4
19 3 activate:author [8b0d2097]
    activated who=3 card=author
20 3 advance:III [f3933635]
    advanced who=3 act=III space=2
21 3 advance:I [edd7eaaa]
    advanced who=3 act=I space=3
22 0 recruit:jeweler [27a7cd20]
    recruited who=0 card=jeweler
23 2 activate:lady-macbeth [e608dcb5]
    activated who=2 card=lady-macbeth
    lined-up who=2 n=2
    advanced who=2 act=II space=2
    advanced who=2 act=III space=2
24 1 activate:author [e1537f8f]
    activated who=1 card=author
    lined-up who=1 n=3
25 1 advance:I [63ff1838]
    advanced who=1 act=I space=2
26 1 advance:II [ceb170fa]
    advanced who=1 act=II space=2
27 3 activate:queen [6613c942]
    activated who=3 card=queen
28 3 ask:objectives [35937cb8]
    drew-objectives who=3 n=3
29 3 choose:savings [ab115ff1]
    kept-objective who=3
30 0 activate:author [cd104bd0]
    activated who=0 card=author
    lined-up who=0 n=4
31 0 advance:II [265a5a6f]
    advanced who=0 act=II space=2
32 0 advance:I [b674b256]
    advanced who=0 act=I space=2
33 3 recruit-extra:ophelia [16be6024]
    recruited-extra who=3 card=ophelia
34 0 activate:jeweler [06bbb1c6]
    activated who=0 card=jeweler
35 0 stop [efe64242]
36 3 pass [9ce5e329]
    passed who=3
37 0 activate:falstaff [ca39eb43]
    activated who=0 card=falstaff
    advanced who=0 act=I space=3
    mood-rose who=0 n=2
38 0 activate:house-handyman [09afa6a3]
    activated who=0 card=house-handyman
39 0 take:purple-set [39a17ef5]
    took who=0 element=purple-set
40 0 put:1.4 [af98399b]
    built who=0 element=purple-set place=1.4
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
41 0 stop [f5335442]
    ambiance-began
    purple-unclaimed n=2
    mood-fell who=2 n=1
    mood-fell who=1 n=1
    mood-fell who=3 n=2
    mood-fell who=0 n=2
    mood-judged who=2 space=1
    lost who=2 n=1 source=ambiance
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-judged who=3 space=2
42 3 retreat:III [ddac5838]
    retreated who=3 act=III space=1
    mood-judged who=0 space=3
    mood-reset
    day-ended day=1
    elements-discarded n=23
43 0 keep:falstaff [35508021]
44 1 keep:queen [0241ff7f]
45 2 keep:lady-macbeth [4eeeb1bc]
46 3 keep:queen [2d0cc6d5]
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
47 0 wager:2 [99b059f0]
48 1 wager:2 [db372b7f]
49 2 wager:4 [dc0e80e3]
50 3 wager:5 [972a80a0]
    wagered who=1 n=2
    wagered who=0 n=2
    wagered who=2 n=4
    wagered who=3 n=5
    went-first who=1 n=2
    gained who=1 n=1 source=wager
51 1 recruit-extra:beatrice [ca185780]
    recruited-extra who=1 card=beatrice
52 0 activate:falstaff [e5c803d6]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=4
    mood-rose who=0 n=2
53 2 recruit:costume-mistress-8 [8cc69232]
    recruited who=2 card=costume-mistress-8
54 3 recruit:handyman [606be995]
    recruited who=3 card=handyman
55 1 activate:house-handyman [f55a6373]
    activated who=1 card=house-handyman
56 1 take:blue-set [9e28ae2b]
    took who=1 element=blue-set
57 1 put:1.5 [5854af93]
    built who=1 element=blue-set place=1.5
    mood-rose who=1 n=2
58 0 recruit:viola [243083a2]
    recruited who=0 card=viola
59 2 activate:author [dcf7c7f9]
    activated who=2 card=author
    lined-up who=2 n=2
60 2 advance:III [6bde6b66]
    advanced who=2 act=III space=3
61 2 advance:II [1b53bb53]
    advanced who=2 act=II space=3
62 3 activate:queen [27189d96]
    activated who=3 card=queen
63 3 ask:objectives [4560f35a]
    drew-objectives who=3 n=3
64 3 choose:costumes4 [bc1e11ed]
    kept-objective who=3
65 1 activate:falstaff [ddc55ec4]
    activated who=1 card=falstaff
    lined-up who=1 n=3
    advanced who=1 act=I space=3
    mood-rose who=1 n=1
66 0 pass [8497f99a]
    passed who=0
67 2 activate:falstaff [17ea935f]
    activated who=2 card=falstaff
    advanced who=2 act=I space=2
    mood-rose who=2 n=2
68 3 pass [4f2cb0ff]
    passed who=3
69 2 pass [bdafa03b]
    passed who=2
    lined-up who=3 n=4
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=1 n=1
    mood-fell who=0 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
    mood-judged who=1 space=5
70 1 advance:III [99e7d4bf]
    advanced who=1 act=III space=2
    mood-judged who=0 space=4
    earned who=0 pounds=1
    mood-judged who=2 space=4
    earned who=2 pounds=1
    mood-judged who=3 space=2
    retreated who=3 act=I space=2
    mood-reset
    day-ended day=2
    elements-discarded n=23
71 1 keep:falstaff [648bb6db]
72 2 keep:author [0ce45ff5]
    kept-awake who=0 card=falstaff
    kept-awake who=1 card=falstaff
    sent-to-rest who=1 card=house-handyman
    kept-awake who=2 card=author
    sent-to-rest who=2 card=falstaff
    kept-awake who=3 card=queen
    day-began day=3
73 0 wager:4 [cfa06e5b]
74 1 wager:2 [82c3209b]
75 2 wager:1 [5757aba8]
76 3 wager:3 [19ec486b]
    wagered who=2 n=1
    wagered who=1 n=2
    wagered who=3 n=3
    wagered who=0 n=4
    went-first who=2 n=1
    gained who=2 n=1 source=wager
77 2 recruit-extra:hamlet [255a83ef]
    recruited-extra who=2 card=hamlet
78 1 recruit:costume-mistress-8 [a59846f6]
    recruited who=1 card=costume-mistress-8
79 3 activate:falstaff [39e30e9e]
    activated who=3 card=falstaff
    lined-up who=3 n=1
    advanced who=3 act=I space=3
    mood-rose who=3 n=2
80 0 activate:jeweler [97c2610d]
    activated who=0 card=jeweler
81 0 stop [346d6e11]
82 2 activate:house-handyman [b3a20a89]
    activated who=2 card=house-handyman
83 2 take:blue-costume [08c83d1a]
    took who=2 element=blue-costume
84 2 dress:extra-2 [db20754f]
    dressed who=2 element=blue-costume wearer=extra-2
85 1 activate:author [6526a002]
    activated who=1 card=author
    lined-up who=1 n=2
86 1 advance:III [869171d4]
    advanced who=1 act=III space=3
87 1 advance:II [d078df5d]
    advanced who=1 act=II space=3
88 3 recruit:iago [68ef73d8]
    recruited who=3 card=iago
89 0 activate:queen [a8531e46]
    activated who=0 card=queen
90 0 ask:objectives [486a5d35]
    drew-objectives who=0 n=3
91 0 choose:stars [1e205a0d]
    kept-objective who=0
92 1 activate:falstaff [2c944e92]
    activated who=1 card=falstaff
    advanced who=1 act=I space=4
    mood-rose who=1 n=2
93 3 activate:house-handyman [caee0fea]
    activated who=3 card=house-handyman
94 3 stop [918103e1]
95 0 activate:author [b15acc33]
    activated who=0 card=author
    lined-up who=0 n=3
96 0 advance:I [456be8ba]
    advanced who=0 act=I space=5
97 0 advance:III [9fb008c3]
    advanced who=0 act=III space=2
98 3 activate:author [4a54b0fc]
    activated who=3 card=author
99 3 advance:III [5554155b]
    advanced who=3 act=III space=2
100 3 advance:I [c23b443d]
    advanced who=3 act=I space=4
101 0 recruit:set-dresser-6 [744bd766]
    recruited who=0 card=set-dresser-6
102 0 activate:falstaff [e2c8d78d]
    activated who=0 card=falstaff
    advanced who=0 act=I space=6
    mood-rose who=0 n=2
    lined-up who=2 n=4
    ambiance-began
    purple-unclaimed n=2
    mood-fell who=2 n=2
    mood-fell who=1 n=2
    mood-fell who=3 n=2
    mood-fell who=0 n=2
    mood-judged who=2 space=1
    lost who=2 n=1 source=ambiance
    mood-judged who=1 space=3
    mood-judged who=3 space=3
    mood-judged who=0 space=3
    mood-reset
    day-ended day=3
    elements-discarded n=23
103 0 keep:jeweler [e056a9fd]
104 1 keep:author [f5c5b44e]
105 3 keep:falstaff [ab7ee304]
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
106 0 wager:4 [5ddca3bc]
107 1 wager:4 [c1c7b330]
108 2 wager:1 [1bf41b57]
109 3 wager:3 [215c2f8d]
    wagered who=2 n=1
    wagered who=3 n=3
    wagered who=1 n=4
    wagered who=0 n=4
    went-first who=2 n=1
    gained who=2 n=1 source=wager
110 2 recruit-extra:othello [6dc552ae]
    recruited-extra who=2 card=othello
111 3 activate:iago [8ab0bfa7]
    activated who=3 card=iago
    lined-up who=3 n=1
    advanced who=3 act=I space=5
    advanced who=3 act=II space=2
112 1 recruit-extra:assistant [7a361c28]
    recruited-extra who=1 card=assistant
113 0 activate:set-dresser-6 [5453184f]
    activated who=0 card=set-dresser-6
114 0 take:pink-set [436faa48]
    took who=0 element=pink-set
115 0 put:1.5 [b48d33e8]
    built who=0 element=pink-set place=1.5
    earned who=0 pounds=1
116 0 take:purple-set [04845954]
    took who=0 element=purple-set
117 0 put:1.2 [7fc5f719]
    built who=0 element=purple-set place=1.2
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
118 0 take:black-set [0455a7d3]
    took who=0 element=black-set
119 0 put:1.3 [8123496e]
    built who=0 element=black-set place=1.3
120 2 activate:lady-macbeth [62ad1a40]
    activated who=2 card=lady-macbeth
    lined-up who=2 n=2
    advanced who=2 act=II space=4
    advanced who=2 act=III space=4
121 3 recruit-extra:handyman [1af3ac4a]
    recruited-extra who=3 card=handyman
122 1 activate:author [ae6ed0d5]
    activated who=1 card=author
    lined-up who=1 n=3
123 1 advance:II [2cffc3ff]
    advanced who=1 act=II space=4
124 1 advance:II [7f0dfef9]
    advanced who=1 act=II space=5
125 0 activate:viola [c824dc3a]
    activated who=0 card=viola
    lined-up who=0 n=4
    advanced who=0 act=II space=3
126 3 pass [937b1ab4]
    passed who=3
127 1 activate:house-handyman [a8db439a]
    activated who=1 card=house-handyman
128 1 take:purple-set [6af7b060]
    took who=1 element=purple-set
129 1 put:1.3 [3e9515ac]
    built who=1 element=purple-set place=1.3
    mood-fell who=0 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
130 1 stop [660473d5]
131 0 recruit-extra:juliet [b716abcd]
    recruited-extra who=0 card=juliet
132 1 pass [3ddafcb5]
    passed who=1
133 0 activate:jeweler [46c64638]
    activated who=0 card=jeweler
134 0 take:yellow-set [a32ab6df]
    took who=0 element=yellow-set
135 0 put:1.1 [32547ee5]
    built who=0 element=yellow-set place=1.1
136 0 pass [abf5f64c]
    passed who=0
    ambiance-began
    mood-judged who=2 space=1
    lost who=2 n=1 source=ambiance
    mood-judged who=3 space=1
    lost who=3 n=1 source=ambiance
    mood-judged who=1 space=2
137 1 retreat:II [14ae8dd1]
    retreated who=1 act=II space=4
    mood-judged who=0 space=2
138 0 retreat:I [6a5e4b54]
    retreated who=0 act=I space=5
    mood-reset
    rehearsal-began day=4
    act-scored act=I
    disc-scored who=3 act=I space=5 rank=1
    earned who=3 pounds=1
    disc-scored who=0 act=I space=5 rank=2
    earned who=0 pounds=1
    disc-scored who=1 act=I space=4 rank=3
    disc-scored who=2 act=I space=2 rank=4
    lost who=2 n=1 source=grey
    act-scored act=II
    disc-scored who=2 act=II space=4 rank=1
    gained who=2 n=2 source=act-ii
    disc-scored who=1 act=II space=4 rank=2
    gained who=1 n=1 source=act-ii
    disc-scored who=0 act=II space=3 rank=3
    lost who=0 n=1 source=grey
    disc-scored who=3 act=II space=2 rank=4
    lost who=3 n=1 source=grey
    act-scored act=III
    disc-scored who=2 act=III space=4 rank=1
    disc-scored who=1 act=III space=3 rank=2
    lost who=1 n=1 source=grey
    disc-scored who=0 act=III space=2 rank=3
    lost who=0 n=1 source=grey
    disc-scored who=3 act=III space=2 rank=4
    lost who=3 n=1 source=grey
    day-ended day=4
    deck-shuffled n=10
    elements-discarded n=19
139 0 keep:set-dresser-6 [5e01b7f8]
140 1 keep:author [dd110ab1]
    sent-to-rest who=0 card=jeweler
    sent-to-rest who=0 card=viola
    kept-awake who=0 card=set-dresser-6
    kept-awake who=1 card=author
    sent-to-rest who=1 card=house-handyman
    kept-awake who=2 card=lady-macbeth
    kept-awake who=3 card=iago
    day-began day=5
141 0 wager:2 [826e7602]
142 1 wager:1 [6d0f35f1]
143 2 wager:2 [6062868e]
144 3 wager:4 [2a844d1d]
    wagered who=1 n=1
    wagered who=2 n=2
    wagered who=0 n=2
    wagered who=3 n=4
    went-first who=1 n=1
    gained who=1 n=1 source=wager
145 1 recruit:costume-mistress-6 [f2b88836]
    recruited who=1 card=costume-mistress-6
146 2 recruit:puck [467e883f]
    recruited who=2 card=puck
147 0 activate:queen [e87cfb4b]
    activated who=0 card=queen
148 0 ask:pounds [5b499e93]
    earned who=0 pounds=4
149 3 activate:house-handyman [5aa98b56]
    activated who=3 card=house-handyman
150 3 stop [790e8aec]
151 1 pass [15684397]
    passed who=1
152 2 pass [f2e3f473]
    passed who=2
153 0 recruit-extra:costume-mistress-6 [d1c9cb7f]
    recruited-extra who=0 card=costume-mistress-6
154 3 recruit-extra:assistant [76d76dd0]
    recruited-extra who=3 card=assistant
155 0 activate:set-dresser-6 [94733e36]
    activated who=0 card=set-dresser-6
156 0 take:pink-set [d089c024]
    took who=0 element=pink-set
157 0 put:2.3 [b6522827]
    built who=0 element=pink-set place=2.3
    earned who=0 pounds=1
158 0 take:black-set [6a5bd0cc]
    took who=0 element=black-set
159 0 put:2.1 [0269fa26]
    built who=0 element=black-set place=2.1
160 0 take:black-set [b2090cab]
    took who=0 element=black-set
161 0 put:3.1 [00aaf839]
    built who=0 element=black-set place=3.1
162 0 take:black-set [3b619604]
    took who=0 element=black-set
    built who=0 element=black-set place=2.4
163 0 take:black-set [70716f36]
    took who=0 element=black-set
164 0 put:3.4 [9e16ce52]
    built who=0 element=black-set place=3.4
165 3 activate:queen [26a82b74]
    activated who=3 card=queen
166 3 ask:pounds [d8e4f7c0]
    earned who=3 pounds=4
167 3 activate:author [2c884e96]
    activated who=3 card=author
    lined-up who=3 n=1
168 3 advance:II [2671f7a9]
    advanced who=3 act=II space=3
169 3 advance:I [8178e341]
    advanced who=3 act=I space=6
170 3 pass [baf29bcc]
    passed who=3
    lined-up who=1 n=2
    lined-up who=2 n=3
    lined-up who=0 n=4
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=0 n=1
    mood-fell who=3 n=1
    mood-judged who=1 space=2
171 1 retreat:III [0eded02e]
    retreated who=1 act=III space=2
    mood-judged who=2 space=2
172 2 retreat:III [368c1dec]
    retreated who=2 act=III space=3
    mood-judged who=0 space=2
173 0 retreat:II [807a063d]
    retreated who=0 act=II space=2
    mood-judged who=3 space=2
174 3 retreat:II [73ba57c4]
    retreated who=3 act=II space=2
    mood-reset
    day-ended day=5
    deck-shuffled n=2
    elements-discarded n=19
175 0 keep:set-dresser-6 [4989572f]
176 3 keep:house-handyman [ffc0dc27]
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=set-dresser-6
    sent-to-rest who=3 card=author
    kept-awake who=3 card=house-handyman
    sent-to-rest who=3 card=queen
    day-began day=6
177 0 wager:3 [836edd4d]
178 1 wager:1 [6d9e2f84]
179 2 wager:2 [7c298289]
180 3 wager:1 [c1c7a953]
    wagered who=3 n=1
    wagered who=1 n=1
    wagered who=2 n=2
    wagered who=0 n=3
    went-first who=3 n=1
    gained who=3 n=1 source=wager
181 3 recruit:assistant [a54ff940]
    recruited who=3 card=assistant
182 1 recruit:handyman [63bfe89c]
    recruited who=1 card=handyman
183 2 recruit:king-lear [3ff6fb0e]
    recruited who=2 card=king-lear
184 0 recruit-extra:set-dresser-6 [a2a50b42]
    recruited-extra who=0 card=set-dresser-6
185 3 pass [5c7e5a68]
    passed who=3
186 1 activate:costume-mistress-6 [13f0e5d9]
    activated who=1 card=costume-mistress-6
187 1 take:pink-costume [0eb2b474]
    took who=1 element=pink-costume
188 1 dress:extra-3 [a4cdb697]
    dressed who=1 element=pink-costume wearer=extra-3
189 1 take:black-costume [04dafba4]
    took who=1 element=black-costume
190 1 dress:extra-2 [24603a72]
    dressed who=1 element=black-costume wearer=extra-2
191 1 take:black-costume [f16cffbc]
    took who=1 element=black-costume
192 1 dress:extra-4 [5999a632]
    dressed who=1 element=black-costume wearer=extra-4
193 1 stop [44b6711e]
194 2 activate:house-handyman [cf225b40]
    activated who=2 card=house-handyman
195 2 take:blue-set [9b9fddf3]
    took who=2 element=blue-set
196 2 put:1.1 [f652fbae]
    built who=2 element=blue-set place=1.1
    mood-rose who=2 n=2
197 0 pass [10e40fd5]
    passed who=0
198 2 activate:king-lear [6b3902f6]
    activated who=2 card=king-lear
    lined-up who=2 n=1
    advanced who=2 act=III space=4
199 2 take:blue-set [dd76fe1a]
    took who=2 element=blue-set
200 2 put:1.2 [c6d70b04]
    built who=2 element=blue-set place=1.2
    mood-rose who=2 n=1
    lined-up who=3 n=2
    lined-up who=1 n=3
    lined-up who=0 n=4
    ambiance-began
    purple-unclaimed n=3
    mood-fell who=3 n=2
    mood-fell who=1 n=2
    mood-fell who=2 n=3
    mood-fell who=0 n=2
    mood-judged who=3 space=1
    lost who=3 n=1 source=ambiance
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-judged who=2 space=3
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-reset
    rehearsal-began day=6
    act-scored act=I
    disc-scored who=3 act=I space=6 rank=1
    earned who=3 pounds=1
    disc-scored who=0 act=I space=5 rank=2
    earned who=0 pounds=1
    disc-scored who=1 act=I space=4 rank=3
    disc-scored who=2 act=I space=2 rank=4
    lost who=2 n=1 source=grey
    act-scored act=II
    disc-scored who=2 act=II space=4 rank=1
    gained who=2 n=2 source=act-ii
    disc-scored who=1 act=II space=4 rank=2
    gained who=1 n=1 source=act-ii
    disc-scored who=0 act=II space=2 rank=3
    lost who=0 n=1 source=grey
    disc-scored who=3 act=II space=2 rank=4
    lost who=3 n=1 source=grey
    act-scored act=III
    disc-scored who=2 act=III space=4 rank=1
    disc-scored who=0 act=III space=2 rank=2
    lost who=0 n=1 source=grey
    disc-scored who=3 act=III space=2 rank=3
    lost who=3 n=1 source=grey
    disc-scored who=1 act=III space=2 rank=4
    lost who=1 n=1 source=grey
    day-ended day=6
    final-count
    revealed-objective who=0 objective=stars n=0
    revealed-objective who=2 objective=yellow4 n=0
    revealed-objective who=3 objective=savings n=0
    revealed-objective who=3 objective=costumes4 n=0
    yellow-counted who=0 n=1 total=1
    gained who=0 n=1 source=yellow-elements
    yellow-counted who=1 n=0 total=0
    yellow-counted who=2 n=0 total=0
    yellow-counted who=3 n=0 total=0
    wage-paid who=0 card=viola pounds=1 left=12
    wage-paid who=0 card=jeweler pounds=3 left=9
    wage-paid who=0 card=set-dresser-6 pounds=3 left=6
    paid who=0 pounds=7 left=6
    wage-paid who=1 card=handyman pounds=1 left=3
    wage-paid who=1 card=costume-mistress-6 pounds=3 left=0
    wage-unpaid who=1 card=costume-mistress-8 n=2
    lost who=1 n=2 source=unpaid
    paid who=1 pounds=4 left=0
    wage-paid who=2 card=puck pounds=1 left=0
    wage-unpaid who=2 card=king-lear n=2
    lost who=2 n=2 source=unpaid
    wage-unpaid who=2 card=lady-macbeth n=2
    lost who=2 n=2 source=unpaid
    wage-unpaid who=2 card=costume-mistress-8 n=2
    lost who=2 n=2 source=unpaid
    paid who=2 pounds=1 left=0
    wage-paid who=3 card=handyman pounds=1 left=5
    wage-paid who=3 card=iago pounds=3 left=2
    wage-unpaid who=3 card=assistant n=2
    lost who=3 n=2 source=unpaid
    paid who=3 pounds=4 left=2
    game-ended
scores [1, 3, 1, -2] winners [1]
