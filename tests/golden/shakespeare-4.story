set-up [6e577154]
1 1 recruit-extra:titania [56815e9b]
    drafted-extra who=1 card=titania
2 0 recruit-extra:jeweler [0e1db4a9]
    drafted-extra who=0 card=jeweler
3 2 recruit-extra:set-dresser-8 [6de80a8a]
    drafted-extra who=2 card=set-dresser-8
4 3 recruit-extra:handyman [c16b4200]
    drafted-extra who=3 card=handyman
    day-began day=1
5 0 wager:5 [89311dbb]
6 1 wager:2 [15a41429]
7 2 wager:2 [ca49d283]
8 3 wager:4 [c1055d64]
    wagered who=2 n=2
    wagered who=1 n=2
    wagered who=3 n=4
    wagered who=0 n=5
    went-first who=2 n=2
    gained who=2 n=1 source=wager
9 2 recruit:lady-macbeth [45d4ae85]
    recruited who=2 card=lady-macbeth
10 1 recruit-extra:romeo [6298c4bc]
    recruited-extra who=1 card=romeo
11 3 activate:falstaff [6805ceab]
    activated who=3 card=falstaff
    lined-up who=3 n=1
    advanced who=3 act=I space=2
    mood-rose who=3 n=2
12 0 activate:queen [638f08f4]
    activated who=0 card=queen
13 0 ask:pounds [92f5c447]
    earned who=0 pounds=4
14 2 activate:queen [ac769a81]
    activated who=2 card=queen
15 2 ask:objectives [ba15d1bb]
    drew-objectives who=2 n=3
16 2 choose:yellow4 [6b4e803f]
    kept-objective who=2
17 1 activate:queen [6279d58c]
    activated who=1 card=queen
18 1 ask:pounds [38650d1b]
    earned who=1 pounds=4
19 3 activate:author [ffc1747c]
    activated who=3 card=author
20 3 advance:III [a6bd1c71]
    advanced who=3 act=III space=2
21 3 advance:I [21b7d3ae]
    advanced who=3 act=I space=3
22 0 recruit:jeweler [3a3952eb]
    recruited who=0 card=jeweler
23 2 activate:lady-macbeth [6885fbc5]
    activated who=2 card=lady-macbeth
    lined-up who=2 n=2
    advanced who=2 act=II space=2
    advanced who=2 act=III space=2
24 1 activate:author [f25fe513]
    activated who=1 card=author
    lined-up who=1 n=3
25 1 advance:I [cff71b57]
    advanced who=1 act=I space=2
26 1 advance:II [4810f704]
    advanced who=1 act=II space=2
27 3 activate:queen [f006e787]
    activated who=3 card=queen
28 3 ask:objectives [9bb3f1ce]
    drew-objectives who=3 n=3
29 3 choose:savings [d4a7f461]
    kept-objective who=3
30 0 activate:author [bafc6dc1]
    activated who=0 card=author
    lined-up who=0 n=4
31 0 advance:II [ec40299e]
    advanced who=0 act=II space=2
32 0 advance:I [4fada7ea]
    advanced who=0 act=I space=2
33 3 recruit-extra:ophelia [0d644125]
    recruited-extra who=3 card=ophelia
34 0 activate:jeweler [93994af5]
    activated who=0 card=jeweler
35 0 stop [9420524d]
36 3 pass [60af32fc]
    passed who=3
37 0 activate:falstaff [17a96cd9]
    activated who=0 card=falstaff
    advanced who=0 act=I space=3
    mood-rose who=0 n=2
38 0 activate:house-handyman [adfb0135]
    activated who=0 card=house-handyman
39 0 take:purple-set [b9ac6f55]
    took who=0 element=purple-set
40 0 put:1.4 [0f04ba60]
    built who=0 element=purple-set place=1.4
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
41 0 stop [4dc75afa]
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
42 3 retreat:III [be2e5eac]
    retreated who=3 act=III space=1
    mood-judged who=0 space=3
    mood-reset
    day-ended day=1
    elements-discarded n=23
43 0 keep:falstaff [d64c3097]
44 1 keep:queen [02cb6583]
45 2 keep:lady-macbeth [13248b41]
46 3 keep:queen [f1ad81e7]
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
47 0 wager:2 [8847b4a7]
48 1 wager:2 [4b3dd6d2]
49 2 wager:4 [d80348f7]
50 3 wager:5 [a2a2bd7a]
    wagered who=1 n=2
    wagered who=0 n=2
    wagered who=2 n=4
    wagered who=3 n=5
    went-first who=1 n=2
    gained who=1 n=1 source=wager
51 1 recruit-extra:beatrice [5c3cb336]
    recruited-extra who=1 card=beatrice
52 0 activate:falstaff [b6cd74f4]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=4
    mood-rose who=0 n=2
53 2 recruit:costume-mistress-8 [7ecbe568]
    recruited who=2 card=costume-mistress-8
54 3 recruit:handyman [81cdc74d]
    recruited who=3 card=handyman
55 1 activate:house-handyman [7797e742]
    activated who=1 card=house-handyman
56 1 take:blue-set [333e64fd]
    took who=1 element=blue-set
57 1 put:1.5 [f022765c]
    built who=1 element=blue-set place=1.5
    mood-rose who=1 n=2
58 0 recruit:viola [b796b8e1]
    recruited who=0 card=viola
59 2 activate:author [0dd117e3]
    activated who=2 card=author
    lined-up who=2 n=2
60 2 advance:III [dc1e9fdc]
    advanced who=2 act=III space=3
61 2 advance:II [287e8b6b]
    advanced who=2 act=II space=3
62 3 activate:queen [0afebb33]
    activated who=3 card=queen
63 3 ask:objectives [bd5babc7]
    drew-objectives who=3 n=3
64 3 choose:costumes4 [f8ae3364]
    kept-objective who=3
65 1 activate:falstaff [5281d4da]
    activated who=1 card=falstaff
    lined-up who=1 n=3
    advanced who=1 act=I space=3
    mood-rose who=1 n=1
66 0 pass [aad2fd0c]
    passed who=0
67 2 activate:falstaff [89e34768]
    activated who=2 card=falstaff
    advanced who=2 act=I space=2
    mood-rose who=2 n=2
68 3 pass [870c878f]
    passed who=3
69 2 pass [538d94a0]
    passed who=2
    lined-up who=3 n=4
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=1 n=1
    mood-fell who=0 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
    mood-judged who=1 space=5
70 1 advance:III [71f57aef]
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
71 1 keep:falstaff [ded4f964]
72 2 keep:author [9f4f872d]
    kept-awake who=0 card=falstaff
    kept-awake who=1 card=falstaff
    sent-to-rest who=1 card=house-handyman
    kept-awake who=2 card=author
    sent-to-rest who=2 card=falstaff
    kept-awake who=3 card=queen
    day-began day=3
73 0 wager:4 [c57f70c8]
74 1 wager:2 [c322c6bf]
75 2 wager:1 [905bb85f]
76 3 wager:3 [628fbf38]
    wagered who=2 n=1
    wagered who=1 n=2
    wagered who=3 n=3
    wagered who=0 n=4
    went-first who=2 n=1
    gained who=2 n=1 source=wager
77 2 recruit-extra:hamlet [c02fc79b]
    recruited-extra who=2 card=hamlet
78 1 recruit:costume-mistress-8 [528a83f7]
    recruited who=1 card=costume-mistress-8
79 3 activate:falstaff [3c7a1bb6]
    activated who=3 card=falstaff
    lined-up who=3 n=1
    advanced who=3 act=I space=3
    mood-rose who=3 n=2
80 0 activate:jeweler [2d636ae9]
    activated who=0 card=jeweler
81 0 stop [101379a6]
82 2 activate:house-handyman [a78b7055]
    activated who=2 card=house-handyman
83 2 take:blue-costume [bec22113]
    took who=2 element=blue-costume
84 2 dress:extra-2 [7785dd40]
    dressed who=2 element=blue-costume wearer=extra-2
85 1 activate:author [70ea5ae5]
    activated who=1 card=author
    lined-up who=1 n=2
86 1 advance:III [64a0257f]
    advanced who=1 act=III space=3
87 1 advance:II [8dd8ef51]
    advanced who=1 act=II space=3
88 3 recruit:iago [3b9490fa]
    recruited who=3 card=iago
89 0 activate:queen [4425a87f]
    activated who=0 card=queen
90 0 ask:objectives [9cbf7298]
    drew-objectives who=0 n=3
91 0 choose:stars [caf1909d]
    kept-objective who=0
92 1 activate:falstaff [0c6d1ddd]
    activated who=1 card=falstaff
    advanced who=1 act=I space=4
    mood-rose who=1 n=2
93 3 activate:house-handyman [0de8ec0b]
    activated who=3 card=house-handyman
94 3 stop [0e045209]
95 0 activate:author [1c233663]
    activated who=0 card=author
    lined-up who=0 n=3
96 0 advance:I [d5370029]
    advanced who=0 act=I space=5
97 0 advance:III [cf3f1f71]
    advanced who=0 act=III space=2
98 3 activate:author [842bdeb1]
    activated who=3 card=author
99 3 advance:III [d8a322af]
    advanced who=3 act=III space=2
100 3 advance:I [14b2a054]
    advanced who=3 act=I space=4
101 0 recruit:set-dresser-6 [6e5c9ce1]
    recruited who=0 card=set-dresser-6
102 0 activate:falstaff [0bf4860f]
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
103 0 keep:jeweler [6f0fce2d]
104 1 keep:author [232d0179]
105 3 keep:falstaff [a46e3346]
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
106 0 wager:4 [a8f10058]
107 1 wager:4 [3a16a843]
108 2 wager:1 [0063cdb7]
109 3 wager:3 [e6ec5906]
    wagered who=2 n=1
    wagered who=3 n=3
    wagered who=1 n=4
    wagered who=0 n=4
    went-first who=2 n=1
    gained who=2 n=1 source=wager
110 2 recruit-extra:othello [af7e97d4]
    recruited-extra who=2 card=othello
111 3 activate:iago [73b49b69]
    activated who=3 card=iago
    lined-up who=3 n=1
    advanced who=3 act=I space=5
    advanced who=3 act=II space=2
112 1 recruit-extra:assistant [4f32ab4d]
    recruited-extra who=1 card=assistant
113 0 activate:set-dresser-6 [5a2b9121]
    activated who=0 card=set-dresser-6
114 0 take:pink-set [083207c4]
    took who=0 element=pink-set
115 0 put:1.5 [3f7761a6]
    built who=0 element=pink-set place=1.5
    earned who=0 pounds=1
116 0 take:purple-set [91776405]
    took who=0 element=purple-set
117 0 put:1.2 [fe8720f4]
    built who=0 element=purple-set place=1.2
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
118 0 take:black-set [8134686f]
    took who=0 element=black-set
119 0 put:1.3 [78fc2189]
    built who=0 element=black-set place=1.3
120 2 activate:lady-macbeth [0d30a1bf]
    activated who=2 card=lady-macbeth
    lined-up who=2 n=2
    advanced who=2 act=II space=4
    advanced who=2 act=III space=4
121 3 recruit-extra:handyman [d40529d0]
    recruited-extra who=3 card=handyman
122 1 activate:author [83f92cb6]
    activated who=1 card=author
    lined-up who=1 n=3
123 1 advance:II [1a76edda]
    advanced who=1 act=II space=4
124 1 advance:II [be077480]
    advanced who=1 act=II space=5
125 0 activate:viola [9eea785c]
    activated who=0 card=viola
    lined-up who=0 n=4
    advanced who=0 act=II space=3
126 3 pass [3549a03d]
    passed who=3
127 1 activate:house-handyman [b3967aae]
    activated who=1 card=house-handyman
128 1 take:purple-set [1dd768a3]
    took who=1 element=purple-set
129 1 put:1.3 [4e97ebd4]
    built who=1 element=purple-set place=1.3
    mood-fell who=0 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
130 1 stop [1e8bd3fe]
131 0 recruit-extra:juliet [57d22c2e]
    recruited-extra who=0 card=juliet
132 1 pass [b4393930]
    passed who=1
133 0 activate:jeweler [783c4814]
    activated who=0 card=jeweler
134 0 take:yellow-set [238742ed]
    took who=0 element=yellow-set
135 0 put:1.1 [d7a7c6c7]
    built who=0 element=yellow-set place=1.1
136 0 pass [05b9f59e]
    passed who=0
    ambiance-began
    mood-judged who=2 space=1
    lost who=2 n=1 source=ambiance
    mood-judged who=3 space=1
    lost who=3 n=1 source=ambiance
    mood-judged who=1 space=2
137 1 retreat:II [12b6dbca]
    retreated who=1 act=II space=4
    mood-judged who=0 space=2
138 0 retreat:I [eccde352]
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
139 0 keep:set-dresser-6 [0504047c]
140 1 keep:author [33805838]
    sent-to-rest who=0 card=jeweler
    sent-to-rest who=0 card=viola
    kept-awake who=0 card=set-dresser-6
    kept-awake who=1 card=author
    sent-to-rest who=1 card=house-handyman
    kept-awake who=2 card=lady-macbeth
    kept-awake who=3 card=iago
    day-began day=5
141 0 wager:2 [117ef06a]
142 1 wager:1 [0ee3b2ff]
143 2 wager:2 [4d28ae90]
144 3 wager:4 [3f932a82]
    wagered who=1 n=1
    wagered who=2 n=2
    wagered who=0 n=2
    wagered who=3 n=4
    went-first who=1 n=1
    gained who=1 n=1 source=wager
145 1 recruit:costume-mistress-6 [39e98270]
    recruited who=1 card=costume-mistress-6
146 2 recruit:puck [69a8b7b8]
    recruited who=2 card=puck
147 0 activate:queen [ccc099ab]
    activated who=0 card=queen
148 0 ask:pounds [d18745fe]
    earned who=0 pounds=4
149 3 activate:house-handyman [6da610fc]
    activated who=3 card=house-handyman
150 3 stop [1eeeb6b4]
151 1 pass [691f8d96]
    passed who=1
152 2 pass [900e8b76]
    passed who=2
153 0 recruit-extra:costume-mistress-6 [5e261b3a]
    recruited-extra who=0 card=costume-mistress-6
154 3 recruit-extra:assistant [37b487b4]
    recruited-extra who=3 card=assistant
155 0 activate:set-dresser-6 [0b8ac7fe]
    activated who=0 card=set-dresser-6
156 0 take:pink-set [8b15be72]
    took who=0 element=pink-set
157 0 put:2.3 [992b49c9]
    built who=0 element=pink-set place=2.3
    earned who=0 pounds=1
158 0 take:black-set [95328efc]
    took who=0 element=black-set
159 0 put:2.1 [655362ac]
    built who=0 element=black-set place=2.1
160 0 take:black-set [fc9968d2]
    took who=0 element=black-set
161 0 put:3.1 [56cf6658]
    built who=0 element=black-set place=3.1
162 0 take:black-set [84c361db]
    took who=0 element=black-set
    built who=0 element=black-set place=2.4
163 0 take:black-set [9f39a124]
    took who=0 element=black-set
164 0 put:3.4 [ff12de95]
    built who=0 element=black-set place=3.4
165 3 activate:queen [30307657]
    activated who=3 card=queen
166 3 ask:pounds [3615201e]
    earned who=3 pounds=4
167 3 activate:author [5cfad267]
    activated who=3 card=author
    lined-up who=3 n=1
168 3 advance:II [7fa0212f]
    advanced who=3 act=II space=3
169 3 advance:I [54df46d3]
    advanced who=3 act=I space=6
170 3 pass [d8262ac7]
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
171 1 retreat:III [37409b9d]
    retreated who=1 act=III space=2
    mood-judged who=2 space=2
172 2 retreat:III [2490aac3]
    retreated who=2 act=III space=3
    mood-judged who=0 space=2
173 0 retreat:II [ab33146b]
    retreated who=0 act=II space=2
    mood-judged who=3 space=2
174 3 retreat:II [630cf033]
    retreated who=3 act=II space=2
    mood-reset
    day-ended day=5
    deck-shuffled n=2
    elements-discarded n=19
175 0 keep:set-dresser-6 [f2f87eef]
176 3 keep:house-handyman [453ca678]
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=set-dresser-6
    sent-to-rest who=3 card=author
    kept-awake who=3 card=house-handyman
    sent-to-rest who=3 card=queen
    day-began day=6
177 0 wager:3 [68ad84ac]
178 1 wager:1 [ddad3c01]
179 2 wager:2 [8f006200]
180 3 wager:1 [cef70a5d]
    wagered who=3 n=1
    wagered who=1 n=1
    wagered who=2 n=2
    wagered who=0 n=3
    went-first who=3 n=1
    gained who=3 n=1 source=wager
181 3 recruit:assistant [9c29121b]
    recruited who=3 card=assistant
182 1 recruit:handyman [8bff0575]
    recruited who=1 card=handyman
183 2 recruit:king-lear [9b3e3c7e]
    recruited who=2 card=king-lear
184 0 recruit-extra:set-dresser-6 [259257e7]
    recruited-extra who=0 card=set-dresser-6
185 3 pass [2f90e879]
    passed who=3
186 1 activate:costume-mistress-6 [1985a126]
    activated who=1 card=costume-mistress-6
187 1 take:pink-costume [0bb41eef]
    took who=1 element=pink-costume
188 1 dress:extra-3 [dbd4fb1a]
    dressed who=1 element=pink-costume wearer=extra-3
189 1 take:black-costume [14fdef52]
    took who=1 element=black-costume
190 1 dress:extra-2 [9f80d721]
    dressed who=1 element=black-costume wearer=extra-2
191 1 take:black-costume [b896fe51]
    took who=1 element=black-costume
192 1 dress:extra-4 [65773062]
    dressed who=1 element=black-costume wearer=extra-4
193 1 stop [ac84be65]
194 2 activate:house-handyman [41afd785]
    activated who=2 card=house-handyman
195 2 take:blue-set [cf2dc580]
    took who=2 element=blue-set
196 2 put:1.1 [eac123b1]
    built who=2 element=blue-set place=1.1
    mood-rose who=2 n=2
197 0 pass [463bd6a6]
    passed who=0
198 2 activate:king-lear [c6fb7b43]
    activated who=2 card=king-lear
    lined-up who=2 n=1
    advanced who=2 act=III space=4
199 2 take:blue-set [2e3cfe3e]
    took who=2 element=blue-set
200 2 put:1.2 [77c5b3a0]
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
