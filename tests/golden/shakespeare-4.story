set-up [13bedff1]
1 1 recruit-extra:titania [4070a000]
    drafted-extra who=1 card=titania
2 0 recruit-extra:jeweler [a1c3dfeb]
    drafted-extra who=0 card=jeweler
3 2 recruit-extra:set-dresser-8 [2303b3f6]
    drafted-extra who=2 card=set-dresser-8
4 3 recruit-extra:handyman [5aec6105]
    drafted-extra who=3 card=handyman
    day-began day=1
5 0 wager:5 [b17e6303]
6 1 wager:2 [45d0c86c]
7 2 wager:2 [ffbb320b]
8 3 wager:4 [88244ea9]
    wagered who=2 n=2
    wagered who=1 n=2
    wagered who=3 n=4
    wagered who=0 n=5
    went-first who=2 n=2
    gained who=2 n=1 source=wager
9 2 recruit:lady-macbeth [3321affb]
    recruited who=2 card=lady-macbeth
10 1 recruit-extra:romeo [e31cb6d2]
    recruited-extra who=1 card=romeo
11 3 activate:falstaff [3f7d53e9]
    activated who=3 card=falstaff
    lined-up who=3 n=1
    advanced who=3 act=I space=2
    mood-rose who=3 n=2
12 0 activate:queen [20494ead]
    activated who=0 card=queen
13 0 ask:pounds [39969450]
    earned who=0 pounds=4
14 2 activate:queen [1350fd6b]
    activated who=2 card=queen
15 2 ask:objectives [ce0e2910]
    drew-objectives who=2 n=3
16 2 choose:yellow4 [d019889b]
    kept-objective who=2
17 1 activate:queen [b89eb7c7]
    activated who=1 card=queen
18 1 ask:pounds [a3f8d98a]
    earned who=1 pounds=4
19 3 activate:author [05347307]
    activated who=3 card=author
20 3 advance:III [4683cb2b]
    advanced who=3 act=III space=2
21 3 advance:I [018b62d5]
    advanced who=3 act=I space=3
22 0 recruit:jeweler [eef035be]
    recruited who=0 card=jeweler
23 2 activate:lady-macbeth [aa263d07]
    activated who=2 card=lady-macbeth
    lined-up who=2 n=2
    advanced who=2 act=II space=2
    advanced who=2 act=III space=2
24 1 activate:author [777055f4]
    activated who=1 card=author
    lined-up who=1 n=3
25 1 advance:I [0924cf5f]
    advanced who=1 act=I space=2
26 1 advance:II [d36c1881]
    advanced who=1 act=II space=2
27 3 activate:queen [b3976e2c]
    activated who=3 card=queen
28 3 ask:objectives [2a0a960b]
    drew-objectives who=3 n=3
29 3 choose:savings [5363a786]
    kept-objective who=3
30 0 activate:author [b5e4bee3]
    activated who=0 card=author
    lined-up who=0 n=4
31 0 advance:II [f46bfee5]
    advanced who=0 act=II space=2
32 0 advance:I [9fcbbc53]
    advanced who=0 act=I space=2
33 3 recruit-extra:ophelia [e5b4ed47]
    recruited-extra who=3 card=ophelia
34 0 activate:jeweler [c3a12e89]
    activated who=0 card=jeweler
35 0 stop [5910ef22]
36 3 pass [1db9e574]
    passed who=3
37 0 activate:falstaff [40e01d85]
    activated who=0 card=falstaff
    advanced who=0 act=I space=3
    mood-rose who=0 n=2
38 0 activate:house-handyman [de55102b]
    activated who=0 card=house-handyman
39 0 take:purple-set [54454b3a]
    took who=0 element=purple-set
40 0 put:1.4 [476961d6]
    built who=0 element=purple-set place=1.4
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
41 0 stop [8abc8748]
    ambiance-began
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=2
    lost who=2 n=1 source=ambiance
    lost who=1 n=1 source=ambiance
42 3 retreat:III [cc11cae7]
    retreated who=3 act=III space=1
    mood-reset
    elements-discarded n=23
43 0 keep:falstaff [5f7b5d94]
44 1 keep:queen [26aafc6d]
45 2 keep:lady-macbeth [ddd99d62]
46 3 keep:queen [d9fc047d]
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
47 0 wager:2 [c41b6abc]
48 1 wager:2 [a4ba6933]
49 2 wager:4 [fa3f54ec]
50 3 wager:5 [82b64442]
    wagered who=1 n=2
    wagered who=0 n=2
    wagered who=2 n=4
    wagered who=3 n=5
    went-first who=1 n=2
    gained who=1 n=1 source=wager
51 1 recruit-extra:beatrice [4f6406f5]
    recruited-extra who=1 card=beatrice
52 0 activate:falstaff [42889081]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=4
    mood-rose who=0 n=2
53 2 recruit:costume-mistress-8 [5e883bc1]
    recruited who=2 card=costume-mistress-8
54 3 recruit:handyman [65f8d41b]
    recruited who=3 card=handyman
55 1 activate:house-handyman [bcc46d23]
    activated who=1 card=house-handyman
56 1 take:blue-set [b0dd3ebf]
    took who=1 element=blue-set
57 1 put:1.5 [5210ef81]
    built who=1 element=blue-set place=1.5
    mood-rose who=1 n=2
58 0 recruit:viola [563ab480]
    recruited who=0 card=viola
59 2 activate:author [7ea3dcaa]
    activated who=2 card=author
    lined-up who=2 n=2
60 2 advance:III [2290a2c1]
    advanced who=2 act=III space=3
61 2 advance:II [b9fd7bee]
    advanced who=2 act=II space=3
62 3 activate:queen [de79cb0d]
    activated who=3 card=queen
63 3 ask:objectives [100e84a5]
    drew-objectives who=3 n=3
64 3 choose:costumes4 [15ed547c]
    kept-objective who=3
65 1 activate:falstaff [040292db]
    activated who=1 card=falstaff
    lined-up who=1 n=3
    advanced who=1 act=I space=3
    mood-rose who=1 n=1
66 0 pass [3a47089e]
    passed who=0
67 2 activate:falstaff [aba2bbc7]
    activated who=2 card=falstaff
    advanced who=2 act=I space=2
    mood-rose who=2 n=2
68 3 pass [5d29847f]
    passed who=3
69 2 pass [48d61149]
    passed who=2
    lined-up who=3 n=4
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
70 1 advance:III [7d86c213]
    advanced who=1 act=III space=2
    earned who=0 pounds=1
    earned who=2 pounds=1
    retreated who=3 act=I space=2
    mood-reset
    elements-discarded n=23
71 1 keep:falstaff [122cc81d]
72 2 keep:author [5a616975]
    kept-awake who=0 card=falstaff
    kept-awake who=1 card=falstaff
    sent-to-rest who=1 card=house-handyman
    kept-awake who=2 card=author
    sent-to-rest who=2 card=falstaff
    kept-awake who=3 card=queen
    day-began day=3
73 0 wager:4 [d2d71b47]
74 1 wager:2 [33b4cbcc]
75 2 wager:1 [64cca7d1]
76 3 wager:3 [e55829b0]
    wagered who=2 n=1
    wagered who=1 n=2
    wagered who=3 n=3
    wagered who=0 n=4
    went-first who=2 n=1
    gained who=2 n=1 source=wager
77 2 recruit-extra:hamlet [d41cee2c]
    recruited-extra who=2 card=hamlet
78 1 recruit:costume-mistress-8 [d717b524]
    recruited who=1 card=costume-mistress-8
79 3 activate:falstaff [577c3858]
    activated who=3 card=falstaff
    lined-up who=3 n=1
    advanced who=3 act=I space=3
    mood-rose who=3 n=2
80 0 activate:jeweler [8f03d20a]
    activated who=0 card=jeweler
81 0 stop [f2faf25c]
82 2 activate:house-handyman [71f8d4ed]
    activated who=2 card=house-handyman
83 2 take:blue-costume [ac5adaca]
    took who=2 element=blue-costume
84 2 dress:extra-2 [d4da3845]
    dressed who=2 element=blue-costume wearer=extra-2
85 1 activate:author [9ad34846]
    activated who=1 card=author
    lined-up who=1 n=2
86 1 advance:III [33b96cd1]
    advanced who=1 act=III space=3
87 1 advance:II [a9c4718b]
    advanced who=1 act=II space=3
88 3 recruit:iago [efd8bd0d]
    recruited who=3 card=iago
89 0 activate:queen [ce49a695]
    activated who=0 card=queen
90 0 ask:objectives [d0b5b2af]
    drew-objectives who=0 n=3
91 0 choose:stars [ebbe7249]
    kept-objective who=0
92 1 activate:falstaff [1b20b5f6]
    activated who=1 card=falstaff
    advanced who=1 act=I space=4
    mood-rose who=1 n=2
93 3 activate:house-handyman [c9af9d1c]
    activated who=3 card=house-handyman
94 3 stop [c226c707]
95 0 activate:author [6ffe99b0]
    activated who=0 card=author
    lined-up who=0 n=3
96 0 advance:I [2465280d]
    advanced who=0 act=I space=5
97 0 advance:III [8af210c6]
    advanced who=0 act=III space=2
98 3 activate:author [0ce31d0d]
    activated who=3 card=author
99 3 advance:III [2d8589cf]
    advanced who=3 act=III space=2
100 3 advance:I [9363be1a]
    advanced who=3 act=I space=4
101 0 recruit:set-dresser-6 [eb39e69b]
    recruited who=0 card=set-dresser-6
102 0 activate:falstaff [e24054e2]
    activated who=0 card=falstaff
    advanced who=0 act=I space=6
    mood-rose who=0 n=2
    lined-up who=2 n=4
    ambiance-began
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-fell who=1 n=2
    mood-fell who=2 n=2
    mood-fell who=3 n=2
    lost who=2 n=1 source=ambiance
    mood-reset
    elements-discarded n=23
103 0 keep:jeweler [51db4fcf]
104 1 keep:author [ac325c5f]
105 3 keep:falstaff [f216bab0]
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
106 0 wager:4 [5b0ff60f]
107 1 wager:4 [08727b59]
108 2 wager:1 [6b3fbf31]
109 3 wager:3 [906291b1]
    wagered who=2 n=1
    wagered who=3 n=3
    wagered who=1 n=4
    wagered who=0 n=4
    went-first who=2 n=1
    gained who=2 n=1 source=wager
110 2 recruit-extra:othello [da75d7fc]
    recruited-extra who=2 card=othello
111 3 activate:iago [af90ebf1]
    activated who=3 card=iago
    lined-up who=3 n=1
    advanced who=3 act=I space=5
    advanced who=3 act=II space=2
112 1 recruit-extra:assistant [c822183e]
    recruited-extra who=1 card=assistant
113 0 activate:set-dresser-6 [5e94aa3f]
    activated who=0 card=set-dresser-6
114 0 take:pink-set [59e4143d]
    took who=0 element=pink-set
115 0 put:1.5 [32bde9a4]
    built who=0 element=pink-set place=1.5
    earned who=0 pounds=1
116 0 take:purple-set [4f649440]
    took who=0 element=purple-set
117 0 put:1.2 [da83f6ec]
    built who=0 element=purple-set place=1.2
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
118 0 take:black-set [55bfd754]
    took who=0 element=black-set
119 0 put:1.3 [32c16453]
    built who=0 element=black-set place=1.3
120 2 activate:lady-macbeth [ab1f89cd]
    activated who=2 card=lady-macbeth
    lined-up who=2 n=2
    advanced who=2 act=II space=4
    advanced who=2 act=III space=4
121 3 recruit-extra:handyman [04f6b284]
    recruited-extra who=3 card=handyman
122 1 activate:author [1b0c7889]
    activated who=1 card=author
    lined-up who=1 n=3
123 1 advance:II [662daf27]
    advanced who=1 act=II space=4
124 1 advance:II [8e43da4d]
    advanced who=1 act=II space=5
125 0 activate:viola [4a8f811f]
    activated who=0 card=viola
    lined-up who=0 n=4
    advanced who=0 act=II space=3
126 3 pass [1bed4dbb]
    passed who=3
127 1 activate:house-handyman [fec8fe5f]
    activated who=1 card=house-handyman
128 1 take:purple-set [98005fab]
    took who=1 element=purple-set
129 1 put:1.3 [28d9cf40]
    built who=1 element=purple-set place=1.3
    mood-fell who=0 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
130 1 stop [a4cbf622]
131 0 recruit-extra:juliet [30e4fb07]
    recruited-extra who=0 card=juliet
132 1 pass [bcd949fe]
    passed who=1
133 0 activate:jeweler [399206d2]
    activated who=0 card=jeweler
134 0 take:yellow-set [f804bf50]
    took who=0 element=yellow-set
135 0 put:1.1 [0bd3306e]
    built who=0 element=yellow-set place=1.1
136 0 pass [d8b2fb45]
    passed who=0
    ambiance-began
    lost who=2 n=1 source=ambiance
    lost who=3 n=1 source=ambiance
137 1 retreat:II [f89c9391]
    retreated who=1 act=II space=4
138 0 retreat:I [34596d99]
    retreated who=0 act=I space=5
    mood-reset
    rehearsal-began day=4
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
139 0 keep:set-dresser-6 [6aae6e85]
140 1 keep:author [798eaa04]
    sent-to-rest who=0 card=jeweler
    sent-to-rest who=0 card=viola
    kept-awake who=0 card=set-dresser-6
    kept-awake who=1 card=author
    sent-to-rest who=1 card=house-handyman
    kept-awake who=2 card=lady-macbeth
    kept-awake who=3 card=iago
    day-began day=5
141 0 wager:2 [5562cfc9]
142 1 wager:1 [a8929e2e]
143 2 wager:2 [c97d011b]
144 3 wager:4 [ac4d8a38]
    wagered who=1 n=1
    wagered who=2 n=2
    wagered who=0 n=2
    wagered who=3 n=4
    went-first who=1 n=1
    gained who=1 n=1 source=wager
145 1 recruit:costume-mistress-6 [bf64c0ff]
    recruited who=1 card=costume-mistress-6
146 2 recruit:puck [e7053771]
    recruited who=2 card=puck
147 0 activate:queen [9837a2ab]
    activated who=0 card=queen
148 0 ask:pounds [fee45ee9]
    earned who=0 pounds=4
149 3 activate:house-handyman [5f68940a]
    activated who=3 card=house-handyman
150 3 stop [b0bfed77]
151 1 pass [19e99a5c]
    passed who=1
152 2 pass [8ca7fc19]
    passed who=2
153 0 recruit-extra:costume-mistress-6 [108da0cf]
    recruited-extra who=0 card=costume-mistress-6
154 3 recruit-extra:assistant [dc408db7]
    recruited-extra who=3 card=assistant
155 0 activate:set-dresser-6 [bd124693]
    activated who=0 card=set-dresser-6
156 0 take:pink-set [b1abc9c5]
    took who=0 element=pink-set
157 0 put:2.3 [575c8bef]
    built who=0 element=pink-set place=2.3
    earned who=0 pounds=1
158 0 take:black-set [6aa5fcd8]
    took who=0 element=black-set
159 0 put:2.1 [38045736]
    built who=0 element=black-set place=2.1
160 0 take:black-set [686dbfe2]
    took who=0 element=black-set
161 0 put:3.1 [999c5a01]
    built who=0 element=black-set place=3.1
162 0 take:black-set [ef162b11]
    took who=0 element=black-set
    built who=0 element=black-set place=2.4
163 0 take:black-set [9e676182]
    took who=0 element=black-set
164 0 put:3.4 [8c893a00]
    built who=0 element=black-set place=3.4
165 3 activate:queen [dbbff640]
    activated who=3 card=queen
166 3 ask:pounds [3d7d5fda]
    earned who=3 pounds=4
167 3 activate:author [79dee41d]
    activated who=3 card=author
    lined-up who=3 n=1
168 3 advance:II [d3652a83]
    advanced who=3 act=II space=3
169 3 advance:I [70337d39]
    advanced who=3 act=I space=6
170 3 pass [69b13972]
    passed who=3
    lined-up who=1 n=2
    lined-up who=2 n=3
    lined-up who=0 n=4
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
171 1 retreat:III [d0ccf8dd]
    retreated who=1 act=III space=2
172 2 retreat:III [592f8d4e]
    retreated who=2 act=III space=3
173 0 retreat:II [5e2f375b]
    retreated who=0 act=II space=2
174 3 retreat:II [73ba57c4]
    retreated who=3 act=II space=2
    mood-reset
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
186 1 activate:costume-mistress-6 [0d2ad78a]
    activated who=1 card=costume-mistress-6
187 1 take:pink-costume [007ea950]
    took who=1 element=pink-costume
188 1 dress:extra-3 [b3c29871]
    dressed who=1 element=pink-costume wearer=extra-3
189 1 take:black-costume [13523f72]
    took who=1 element=black-costume
190 1 dress:extra-2 [3dee9f3b]
    dressed who=1 element=black-costume wearer=extra-2
191 1 take:black-costume [4e752110]
    took who=1 element=black-costume
192 1 dress:extra-4 [9337af48]
    dressed who=1 element=black-costume wearer=extra-4
193 1 stop [44b6711e]
194 2 activate:house-handyman [0e27d384]
    activated who=2 card=house-handyman
195 2 take:blue-set [6e867038]
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
    mood-fell who=0 n=2
    mood-fell who=1 n=2
    mood-fell who=2 n=3
    mood-fell who=3 n=2
    lost who=3 n=1 source=ambiance
    lost who=1 n=1 source=ambiance
    lost who=0 n=1 source=ambiance
    mood-reset
    rehearsal-began day=6
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
    gained who=0 n=1 source=yellow-elements
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
