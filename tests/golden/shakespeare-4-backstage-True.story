set-up [a674c117]
1 1 recruit-extra:shylock [c3baef73]
    drafted-extra who=1 card=shylock
2 3 recruit:assistant [0c94f704]
    drafted who=3 card=assistant
3 0 recruit-extra:king-lear [c0f1fe34]
    drafted-extra who=0 card=king-lear
4 2 recruit:set-dresser-8 [018cbf13]
    drafted who=2 card=set-dresser-8
    day-began day=1
5 0 wager:3 [8481225d]
6 1 wager:3 [de5e39a2]
7 2 wager:2 [9b52526d]
8 3 wager:1 [f9f889c4]
    wagered who=3 n=1
    wagered who=2 n=2
    wagered who=0 n=3
    wagered who=1 n=3
    went-first who=3 n=1
    gained who=3 n=1 source=wager
    backstage-filled who=3 n=4
    backstage-filled who=2 n=3
    backstage-filled who=0 n=2
    backstage-filled who=1 n=2
9 3 recruit-extra:romeo [22c8c3dd]
    recruited-extra who=3 card=romeo
10 2 backstage:merchant-set-3 [95dcc930]
    backstage-used who=2 behind=merchant-set n=3
11 2 take:black-set [7b0790e9]
    took who=2 element=black-set
12 2 put:1.1 [a7448eae]
    built who=2 element=black-set place=1.1
13 0 recruit:set-dresser-6 [8af89eda]
    recruited who=0 card=set-dresser-6
14 1 activate:author [d8650950]
    activated who=1 card=author
    lined-up who=1 n=1
15 1 advance:I [1bdc9554]
    advanced who=1 act=I space=2
16 1 advance:III [ddec28c1]
    advanced who=1 act=III space=2
17 3 backstage:double-2 [d285d687]
    backstage-used who=3 behind=double n=2
18 2 backstage-recruitment:barkeep-1 [cd86d1c0]
    backstage-hired who=2 behind=barkeep n=1
    mood-rose who=2 n=1
19 0 activate:falstaff [3058d1f6]
    activated who=0 card=falstaff
    lined-up who=0 n=2
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
20 1 backstage-recruitment:architect-1 [af6bb722]
    backstage-hired who=1 behind=architect n=1
21 1 take:pink-set [eecac71d]
    took who=1 element=pink-set
    theatre-built who=1 element=pink-set space=1
    theatre-acts who=1 colour=pink space=1
    earned who=1 pounds=1
22 3 backstage:merchant-set-2 [132363fc]
    backstage-used who=3 behind=merchant-set n=2
23 3 take:pink-set [80a0e658]
    took who=3 element=pink-set
24 3 put:1.1 [4ee515ec]
    built who=3 element=pink-set place=1.1
    earned who=3 pounds=1
25 2 activate:set-dresser-8 [d3da24e7]
    activated who=2 card=set-dresser-8
26 2 take:black-set [366776bf]
    took who=2 element=black-set
27 2 put:1.5 [896489a9]
    built who=2 element=black-set place=1.5
28 2 take:black-set [60d2dbb8]
    took who=2 element=black-set
29 2 put:1.2 [e0068f76]
    built who=2 element=black-set place=1.2
30 2 take:purple-set [91d76215]
    took who=2 element=purple-set
31 2 put:2.1 [b0bbdb2a]
    built who=2 element=purple-set place=2.1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-fell who=3 n=1
32 2 stop [600a4961]
33 0 activate:house-handyman [64fad2f1]
    activated who=0 card=house-handyman
34 0 take:purple-costume [dffd0db6]
    took who=0 element=purple-costume
35 0 dress:falstaff [df1e34e5]
    dressed who=0 element=purple-costume wearer=falstaff
36 0 stop [c91097c2]
37 1 pass [e29b835f]
    passed who=1
38 3 pass [01ccccf9]
    passed who=3
39 2 activate:author [4d70deca]
    activated who=2 card=author
    lined-up who=2 n=3
40 2 advance:III [62a88683]
    advanced who=2 act=III space=2
41 2 advance:II [cceb1d87]
    advanced who=2 act=II space=2
42 0 backstage:prompter-1 [778ce365]
    backstage-used who=0 behind=prompter n=1
    prompter-kept who=0
43 0 activate:author [044d28c6]
    activated who=0 card=author
44 0 advance:III [223d1087]
    advanced who=0 act=III space=2
45 0 advance:III [8d735c04]
    advanced who=0 act=III space=3
    lined-up who=3 n=4
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=3 n=1
    mood-fell who=2 n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-judged who=3 space=1
    lost who=3 n=1 source=ambiance
    mood-judged who=2 space=3
    mood-judged who=0 space=3
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-reset
    day-ended day=1
    elements-discarded n=17
46 0 keep:house-handyman [869dc663]
47 2 keep:author [e8abd415]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    kept-awake who=0 card=house-handyman
    kept-awake who=1 card=author
    kept-awake who=2 card=author
    sent-to-rest who=2 card=set-dresser-8
    day-began day=2
48 0 wager:2 [20c11b68]
49 1 wager:5 [3a0aa1c9]
50 2 wager:1 [5c3d65a6]
51 3 wager:4 [1e44ef47]
    wagered who=2 n=1
    wagered who=0 n=2
    wagered who=3 n=4
    wagered who=1 n=5
    went-first who=2 n=1
    gained who=2 n=1 source=wager
    backstage-filled who=2 n=4
    backstage-filled who=0 n=3
    backstage-filled who=3 n=1
52 2 recruit:assistant [d62a3164]
    recruited who=2 card=assistant
53 0 recruit:hermione [c45c11b1]
    recruited who=0 card=hermione
54 3 recruit:handyman [7d4390a5]
    recruited who=3 card=handyman
55 1 backstage-recruitment:director-1 [cd067c7d]
    backstage-hired who=1 behind=director n=1
    rest-lightened who=1 n=1
56 2 backstage:director-2 [be7fde7e]
    backstage-used who=2 behind=director n=2
    rest-lightened who=2 n=2
57 0 pass [05fdbec6]
    passed who=0
58 3 activate:author [9f16da4b]
    activated who=3 card=author
    lined-up who=3 n=1
59 3 advance:I [a7721b75]
    advanced who=3 act=I space=2
60 3 advance:I [88f3aa63]
    advanced who=3 act=I space=3
61 1 pass [776855db]
    passed who=1
62 2 activate:queen [bc578271]
    activated who=2 card=queen
63 2 ask:pounds [379bcfe9]
    earned who=2 pounds=4
64 3 activate:falstaff [83294353]
    activated who=3 card=falstaff
    advanced who=3 act=I space=4
    mood-rose who=3 n=2
65 2 backstage:architect-1 [8027a3cd]
    backstage-used who=2 behind=architect n=1
66 2 take:pink-set [235aa596]
    took who=2 element=pink-set
    theatre-built who=2 element=pink-set space=1
    theatre-acts who=2 colour=pink space=1
    earned who=2 pounds=1
67 3 activate:house-handyman [0714f73c]
    activated who=3 card=house-handyman
68 3 take:black-set [75418e2b]
    took who=3 element=black-set
69 3 put:1.3 [d80c140f]
    built who=3 element=black-set place=1.3
70 3 stop [75380266]
71 2 backstage:hatter-1 [d1e7360f]
    backstage-used who=2 behind=hatter n=1
72 2 take:pink-costume [29292c0e]
    took who=2 element=pink-costume
73 2 hat:falstaff [d866a943]
    hatted who=2 element=pink-costume wearer=falstaff
74 3 backstage:architect-1 [f100b9a1]
    backstage-used who=3 behind=architect n=1
75 3 take:black-set [d13ead67]
    took who=3 element=black-set
    theatre-built who=3 element=black-set space=1
    theatre-acts who=3 colour=black space=1
76 3 activate:queen [d244cbf7]
    activated who=3 card=queen
77 3 ask:objectives [ac1cae91]
    drew-objectives who=3 n=3
78 3 choose:craftsmen3 [5fa789c9]
    kept-objective who=3
    lined-up who=2 n=2
    lined-up who=0 n=3
    lined-up who=1 n=4
    ambiance-began
79 3 stop [a74f351c]
    purple-unclaimed n=2
    mood-fell who=2 n=2
    mood-fell who=0 n=2
    mood-fell who=3 n=2
    mood-fell who=1 n=2
    mood-judged who=2 space=1
    lost who=2 n=1 source=ambiance
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-judged who=3 space=3
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-reset
    day-ended day=2
    elements-discarded n=20
80 3 keep:queen [1db274de]
    kept-awake who=2 card=queen
    sent-to-rest who=3 card=author
    sent-to-rest who=3 card=falstaff
    sent-to-rest who=3 card=house-handyman
    kept-awake who=3 card=queen
    day-began day=3
81 0 wager:1 [7ab62fa5]
82 1 wager:2 [898d766e]
83 2 wager:5 [2a8a239f]
84 3 wager:3 [0a37db5d]
    wagered who=0 n=1
    wagered who=1 n=2
    wagered who=3 n=3
    wagered who=2 n=5
    went-first who=0 n=1
    gained who=0 n=1 source=wager
    backstage-filled who=0 n=4
    backstage-filled who=1 n=3
    backstage-filled who=3 n=2
85 0 backstage-recruitment:backstage-jeweler-2 [23e0bc72]
    backstage-hired who=0 behind=backstage-jeweler n=2
86 0 stop [c4da1a6d]
87 1 backstage-recruitment:merchant-costume-3 [8f479641]
    backstage-hired who=1 behind=merchant-costume n=3
88 1 take:blue-costume [9f3c9bd9]
    took who=1 element=blue-costume
89 1 dress:falstaff [34cc358b]
    dressed who=1 element=blue-costume wearer=falstaff
90 3 activate:queen [6edd06a7]
    activated who=3 card=queen
91 3 ask:objectives [f8395d1b]
    drew-objectives who=3 n=3
92 3 choose:run-through [4c59e685]
    kept-objective who=3
93 2 activate:house-handyman [45ad8e1b]
    activated who=2 card=house-handyman
94 2 take:green-costume [3136da6a]
    took who=2 element=green-costume
95 2 dress:falstaff [10b54316]
    dressed who=2 element=green-costume wearer=falstaff
96 0 backstage:architect-1 [33440ba6]
    backstage-used who=0 behind=architect n=1
97 0 stop [4c4903d6]
98 1 activate:falstaff [49f16456]
    activated who=1 card=falstaff
    lined-up who=1 n=1
    advanced who=1 act=I space=3
    mood-rose who=1 n=2
99 3 backstage-recruitment:double-2 [0a254970]
    backstage-hired who=3 behind=double n=2
100 3 repeat:falstaff [0677ec6f]
    repeated who=3 card=falstaff
    advanced who=3 act=I space=5
    mood-rose who=3 n=2
101 2 recruit:set-dresser-6 [dc044c81]
    recruited who=2 card=set-dresser-6
102 0 activate:house-handyman [79a4bc1e]
    activated who=0 card=house-handyman
103 0 take:black-costume [419476f0]
    took who=0 element=black-costume
104 0 dress:extra-1 [34071dd1]
    dressed who=0 element=black-costume wearer=extra-1
105 0 take:black-set [db3b0446]
    took who=0 element=black-set
106 0 put:1.2 [ba3e389e]
    built who=0 element=black-set place=1.2
107 0 take:pink-set [bd529e98]
    took who=0 element=pink-set
108 0 put:1.5 [365570d7]
    built who=0 element=pink-set place=1.5
    earned who=0 pounds=1
109 1 activate:queen [e9f539d3]
    activated who=1 card=queen
110 1 ask:objectives [732d6ff8]
    drew-objectives who=1 n=3
111 1 choose:ragbag [df42b563]
    kept-objective who=1
112 3 backstage:kit-marlowe-1 [9e91c213]
    backstage-used who=3 behind=kit-marlowe n=1
113 3 advance:III [dfe7f841]
    advanced who=3 act=III space=2
114 2 activate:queen [e120a0e5]
    activated who=2 card=queen
115 2 ask:objectives [77feff34]
    drew-objectives who=2 n=3
116 2 choose:acts8 [c85df604]
    kept-objective who=2
117 0 pass [769b3e87]
    passed who=0
118 1 backstage:hatter-1 [5eb85395]
    backstage-used who=1 behind=hatter n=1
119 1 stop [e36ae893]
120 3 activate:handyman [59ee2c03]
    activated who=3 card=handyman
121 3 take:pink-costume [d34207de]
    took who=3 element=pink-costume
122 3 dress:falstaff [b608ab0e]
    dressed who=3 element=pink-costume wearer=falstaff
123 3 take:purple-costume [b5c6184c]
    took who=3 element=purple-costume
124 3 dress:extra-1 [e5ea2e29]
    dressed who=3 element=purple-costume wearer=extra-1
125 2 pass [81a166f9]
    passed who=2
    lined-up who=0 n=2
    lined-up who=3 n=3
    lined-up who=2 n=4
    ambiance-began
126 1 play:ragbag [c5a4f173]
    objective-played who=1 objective=ragbag
127 1 salvage:pink-set [15b75b1f]
    salvaged who=1 element=pink-set
128 1 put:1.5 [4a249d4c]
    built who=1 element=pink-set place=1.5
    earned who=1 pounds=1
129 1 salvage:black-costume [ffc605e1]
    salvaged who=1 element=black-costume
130 1 dress:extra-1 [036b2465]
    dressed who=1 element=black-costume wearer=extra-1
131 1 salvage:black-costume [619adaf7]
    salvaged who=1 element=black-costume
132 1 dress:falstaff [2271f24f]
    dressed who=1 element=black-costume wearer=falstaff
133 1 salvage:black-costume [f454d871]
    salvaged who=1 element=black-costume
134 1 dress:falstaff [dbfd0dc4]
    dressed who=1 element=black-costume wearer=falstaff
    costume-completed who=1 wearer=falstaff total=6 pounds=2 n=0
    earned who=1 pounds=2
135 1 salvage:black-set [c8cf9a4f]
    salvaged who=1 element=black-set
136 1 put:1.3 [7636ebe7]
    built who=1 element=black-set place=1.3
137 3 play:run-through [152dac6f]
    objective-played who=3 objective=run-through
    advanced who=3 act=I space=6
    advanced who=3 act=II space=2
    advanced who=3 act=III space=3
138 3 stop [902aefaa]
139 2 stop [b66c9141]
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-fell who=3 n=1
    mood-fell who=2 n=1
    mood-judged who=0 space=2
140 0 retreat:I [654c0b87]
    retreated who=0 act=I space=1
    mood-judged who=1 space=4
    earned who=1 pounds=1
    mood-judged who=3 space=4
    earned who=3 pounds=1
    mood-judged who=2 space=2
141 2 retreat:II [172abb68]
    retreated who=2 act=II space=1
    mood-reset
    day-ended day=3
    elements-discarded n=17
142 1 keep:queen [b698a950]
143 2 keep:queen [80cf53ca]
144 3 keep:queen [d6b536f3]
    kept-awake who=0 card=house-handyman
    sent-to-rest who=1 card=falstaff
    kept-awake who=1 card=queen
    sent-to-rest who=2 card=house-handyman
    kept-awake who=2 card=queen
    kept-awake who=3 card=queen
    sent-to-rest who=3 card=handyman
    day-began day=4
145 0 wager:3 [e65c6a94]
146 1 wager:2 [fa2072c9]
147 2 wager:1 [e9aacefb]
148 3 wager:4 [06b2f455]
    wagered who=2 n=1
    wagered who=1 n=2
    wagered who=0 n=3
    wagered who=3 n=4
    went-first who=2 n=1
    gained who=2 n=1 source=wager
    backstage-filled who=2 n=4
    backstage-filled who=1 n=3
    backstage-filled who=0 n=2
    backstage-filled who=3 n=1
149 2 backstage:merchant-costume-1 [2afced10]
    backstage-used who=2 behind=merchant-costume n=1
150 2 stop [1686eabb]
151 1 backstage-recruitment:lord-chamberlain-1 [4e81cc3d]
    backstage-hired who=1 behind=lord-chamberlain n=1
    earned who=1 pounds=2
152 1 recruit-extra:titania [c8ad8fc7]
    lord-recruited-extra who=1 card=titania
    lord-showed card=juliet left=8
153 0 activate:falstaff [dba60255]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
154 3 backstage-recruitment:rag-picker-2 [d16153e3]
    backstage-hired who=3 behind=rag-picker n=2
    rags-opened-all who=3
155 2 recruit-extra:handyman [6c10fe6e]
    recruited-extra who=2 card=handyman
156 1 backstage:rag-picker-1 [bc6bd081]
    backstage-used who=1 behind=rag-picker n=1
    rags-opened who=1
157 0 recruit:set-dresser-8 [ba30df18]
    recruited who=0 card=set-dresser-8
158 3 activate:falstaff [65b299ef]
    activated who=3 card=falstaff
    lined-up who=3 n=2
    advanced who=3 act=I space=7
    mood-rose who=3 n=2
159 2 activate:queen [009cc9ff]
    activated who=2 card=queen
160 2 ask:objectives [59f14255]
    drew-objectives who=2 n=3
161 2 choose:set40 [d8a61733]
    kept-objective who=2
162 1 activate:house-handyman [0b580f3a]
    activated who=1 card=house-handyman
163 1 salvage:purple-set [963656f2]
    salvaged who=1 element=purple-set
164 1 put:1.2 [b5f3d2d6]
    built who=1 element=purple-set place=1.2
    mood-fell who=0 n=1
    mood-fell who=2 n=1
    mood-fell who=3 n=1
165 1 salvage:black-set [ebadd500]
    salvaged who=1 element=black-set
    built who=1 element=black-set place=2.2
166 0 backstage:kit-marlowe-1 [3084fcdd]
    backstage-used who=0 behind=kit-marlowe n=1
167 0 advance:I [ebb33c18]
    advanced who=0 act=I space=3
168 3 activate:house-handyman [74584cdb]
    activated who=3 card=house-handyman
169 3 salvage:black-costume [4aaaaed8]
    salvaged who=3 element=black-costume
170 3 dress:falstaff [e7932348]
    dressed who=3 element=black-costume wearer=falstaff
171 3 take:blue-set [715e3d98]
    took who=3 element=blue-set
172 3 put:1.4 [faa1564a]
    built who=3 element=blue-set place=1.4
    mood-rose who=3 n=2
173 2 pass [b48fa235]
    passed who=2
174 1 activate:author [9616d521]
    activated who=1 card=author
    lined-up who=1 n=3
175 1 advance:I [edfbe60f]
    advanced who=1 act=I space=4
176 1 advance:III [d0f25877]
    advanced who=1 act=III space=3
177 0 activate:house-handyman [08b63971]
    activated who=0 card=house-handyman
178 0 take:pink-set [9956ffae]
    took who=0 element=pink-set
179 0 put:1.1 [3d579910]
    built who=0 element=pink-set place=1.1
    earned who=0 pounds=1
180 0 take:black-set [6f731aa4]
    took who=0 element=black-set
181 0 put:1.3 [b5f0a32d]
    built who=0 element=black-set place=1.3
182 0 take:black-costume [705b3492]
    took who=0 element=black-costume
183 0 dress:author [cd175d1b]
    dressed who=0 element=black-costume wearer=author
184 3 pass [9556d9c8]
    passed who=3
185 1 pass [a9bf56da]
    passed who=1
186 0 activate:author [fde36bd6]
    activated who=0 card=author
187 0 advance:I [60872ff5]
    advanced who=0 act=I space=4
188 0 advance:I [0c1cd9cc]
    advanced who=0 act=I space=5
189 0 backstage:kit-marlowe-1 [762faf7e]
    backstage-used who=0 behind=kit-marlowe n=1
190 0 advance:III [b882510a]
    advanced who=0 act=III space=4
    lined-up who=2 n=4
    ambiance-began
191 2 stop [ea35a4a4]
192 3 stop [fd62d82c]
    purple-unclaimed n=2
    mood-fell who=2 n=1
    mood-fell who=1 n=2
    mood-fell who=0 n=2
    mood-fell who=3 n=2
    mood-judged who=2 space=1
    lost who=2 n=1 source=ambiance
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-judged who=0 space=2
193 0 retreat:III [997d0063]
    retreated who=0 act=III space=3
    mood-judged who=3 space=4
    earned who=3 pounds=1
    mood-reset
    rehearsal-began day=4
    rehearsed who=1 wearer=falstaff
    advanced who=1 act=I space=5
    act-scored act=I
    disc-scored who=3 act=I space=7 rank=1
    earned who=3 pounds=3
    disc-scored who=0 act=I space=5 rank=2
    earned who=0 pounds=1
    disc-scored who=1 act=I space=5 rank=3
    earned who=1 pounds=1
    disc-scored who=2 act=I space=1 rank=4
    lost who=2 n=1 source=grey
    act-scored act=II
    disc-scored who=3 act=II space=2 rank=1
    lost who=3 n=1 source=grey
    gained who=3 n=2 source=act-ii
    disc-scored who=0 act=II space=1 rank=2
    gained who=0 n=1 source=act-ii
194 0 prompter:pay [66861f36]
    prompter-paid who=0 act=II pounds=1
    disc-scored who=1 act=II space=1 rank=3
    lost who=1 n=1 source=grey
    disc-scored who=2 act=II space=1 rank=4
    lost who=2 n=1 source=grey
    act-scored act=III
    disc-scored who=3 act=III space=3 rank=1
    lost who=3 n=1 source=grey
    disc-scored who=1 act=III space=3 rank=2
    lost who=1 n=1 source=grey
    disc-scored who=0 act=III space=3 rank=3
195 0 prompter:pay [aa9f6921]
    prompter-paid who=0 act=III pounds=1
    disc-scored who=2 act=III space=2 rank=4
    lost who=2 n=1 source=grey
    day-ended day=4
    deck-shuffled n=18
    elements-discarded n=20
196 0 keep:house-handyman [4fcd5aa6]
197 1 keep:house-handyman [7e88fe19]
198 3 keep:house-handyman [e91c5d93]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    kept-awake who=0 card=house-handyman
    sent-to-rest who=1 card=author
    kept-awake who=1 card=house-handyman
    kept-awake who=2 card=queen
    sent-to-rest who=3 card=falstaff
    kept-awake who=3 card=house-handyman
    day-began day=5
199 0 wager:5 [67b1c839]
200 1 wager:2 [79d32a20]
201 2 wager:4 [9c8f3017]
202 3 wager:3 [e09114f0]
    wagered who=1 n=2
    wagered who=3 n=3
    wagered who=2 n=4
    wagered who=0 n=5
    went-first who=1 n=2
    gained who=1 n=1 source=wager
    backstage-filled who=1 n=3
    backstage-filled who=3 n=2
    backstage-filled who=2 n=1
203 1 backstage-recruitment:hatter-3 [c678725f]
    backstage-hired who=1 behind=hatter n=3
204 1 stop [b7229a13]
205 3 backstage-recruitment:architect-3 [d75d07b4]
    backstage-hired who=3 behind=architect n=3
206 3 take:green-set [a12be99c]
    took who=3 element=green-set
    theatre-built who=3 element=green-set space=2
    theatre-candle who=3 space=2
    gained who=3 n=1 source=candles
    theatre-acts who=3 colour=black space=1
    theatre-acts who=3 colour=green space=2
    plus3-gained who=3
207 2 activate:house-handyman [28e7d596]
    activated who=2 card=house-handyman
208 2 take:blue-costume [8fc5a63c]
    took who=2 element=blue-costume
209 2 dress:extra-1 [459232f7]
    dressed who=2 element=blue-costume wearer=extra-1
210 2 take:black-set [52adfb12]
    took who=2 element=black-set
211 2 put:1.3 [5edb9329]
    built who=2 element=black-set place=1.3
212 0 activate:house-handyman [3d4ea8f6]
    activated who=0 card=house-handyman
213 0 take:pink-set [b9152cfc]
    took who=0 element=pink-set
214 0 put:2.1 [8e9de6fa]
    built who=0 element=pink-set place=2.1
    earned who=0 pounds=1
215 0 take:black-costume [91b6a2d3]
    took who=0 element=black-costume
216 0 dress:author [0da5898d]
    dressed who=0 element=black-costume wearer=author
217 0 stop [12f1a497]
218 1 backstage:hatter-1 [18d574d8]
    backstage-used who=1 behind=hatter n=1
219 1 take:green-costume [8baa54de]
    took who=1 element=green-costume
220 1 hat:author [a304b065]
    hatted who=1 element=green-costume wearer=author
221 3 activate:queen [3a7c9609]
    activated who=3 card=queen
222 3 ask:objectives [9b9a7f7a]
    drew-objectives who=3 n=3
223 3 choose:ovation [8ad62126]
    kept-objective who=3
224 2 backstage:lord-chamberlain-1 [64c23ff7]
    backstage-used who=2 behind=lord-chamberlain n=1
    earned who=2 pounds=2
225 2 recruit:juliet [7cdb1391]
    lord-recruited who=2 card=juliet
    lord-showed card=othello left=7
226 0 activate:hermione [19a35015]
    activated who=0 card=hermione
    lined-up who=0 n=1
    advanced who=0 act=III space=4
227 0 stop [ef6ec06b]
228 1 activate:house-handyman [b02fcfad]
    activated who=1 card=house-handyman
229 1 take:purple-costume [959bfa57]
    took who=1 element=purple-costume
230 1 dress:author [6bd4f291]
    dressed who=1 element=purple-costume wearer=author
231 1 stop [b368f7ec]
232 3 activate:handyman [26d51619]
    activated who=3 card=handyman
233 3 take:pink-set [69a013ce]
    took who=3 element=pink-set
234 3 put:1.5 [6a5249ec]
    built who=3 element=pink-set place=1.5
    earned who=3 pounds=1
235 3 take:pink-costume [e493dd7c]
    took who=3 element=pink-costume
236 3 dress:falstaff [57cbb671]
    dressed who=3 element=pink-costume wearer=falstaff
    costume-completed who=3 wearer=falstaff total=5 pounds=0 n=0
237 3 stop [2310ebfb]
238 2 activate:juliet [2d86623d]
    activated who=2 card=juliet
    lined-up who=2 n=2
239 2 advance:III [13f885f3]
    advanced who=2 act=III space=3
240 0 recruit-extra:richard-iii [2cd55a6e]
    recruited-extra who=0 card=richard-iii
241 1 activate:falstaff [4ebf5ae2]
    activated who=1 card=falstaff
    lined-up who=1 n=3
    advanced who=1 act=I space=6
    mood-rose who=1 n=2
242 3 activate:house-handyman [571488ae]
    activated who=3 card=house-handyman
243 3 take:blue-costume [69a97553]
    took who=3 element=blue-costume
244 3 dress:author [7b1954a4]
    dressed who=3 element=blue-costume wearer=author
245 3 plus3 [7adbd721]
    plus3-spent who=3
246 3 take:pink-set [87579a46]
    took who=3 element=pink-set
247 3 put:2.4 [15c718cd]
    built who=3 element=pink-set place=2.4
    earned who=3 pounds=1
248 3 stop [74ac8a7f]
249 2 recruit-extra:costume-mistress-6 [507fccff]
    recruited-extra who=2 card=costume-mistress-6
250 0 pass [bd1ef790]
    passed who=0
251 2 activate:author [73ff572c]
    activated who=2 card=author
252 2 advance:III [1fc5d8fd]
    advanced who=2 act=III space=4
253 2 advance:III [75f10d1a]
    advanced who=2 act=III space=5
254 2 activate:falstaff [0df3397c]
    activated who=2 card=falstaff
    advanced who=2 act=I space=2
    mood-rose who=2 n=2
    lined-up who=3 n=4
    ambiance-began
255 3 stop [44102f3e]
256 2 stop [3135c4ea]
    purple-unclaimed n=2
    mood-fell who=1 n=2
    mood-fell who=3 n=2
    mood-fell who=2 n=2
    mood-fell who=0 n=2
    mood-judged who=1 space=3
    mood-judged who=3 space=1
    lost who=3 n=1 source=ambiance
    mood-judged who=2 space=3
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-reset
    day-ended day=5
    elements-discarded n=13
    backstage-shuffled n=30
257 0 keep:hermione [fc05c9b0]
258 1 keep:house-handyman [904f49be]
259 2 keep:author [14bb2168]
260 3 keep:handyman [3a683553]
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=hermione
    sent-to-rest who=1 card=falstaff
    kept-awake who=1 card=house-handyman
    kept-awake who=2 card=author
    sent-to-rest who=2 card=falstaff
    sent-to-rest who=2 card=house-handyman
    sent-to-rest who=2 card=juliet
    sent-to-rest who=3 card=house-handyman
    sent-to-rest who=3 card=queen
    kept-awake who=3 card=handyman
    day-began day=6
261 0 wager:2 [4be09cd7]
262 1 wager:1 [28201813]
263 2 wager:1 [54e72852]
264 3 wager:4 [28202a21]
    wagered who=2 n=1
    wagered who=1 n=1
    wagered who=0 n=2
    wagered who=3 n=4
    went-first who=2 n=1
    gained who=2 n=1 source=wager
    backstage-filled who=2 n=4
    backstage-filled who=1 n=4
    backstage-filled who=0 n=3
    backstage-filled who=3 n=1
265 2 backstage-recruitment:architect-1 [8e4d1894]
    backstage-hired who=2 behind=architect n=1
266 2 take:black-set [110dc95b]
    took who=2 element=black-set
    theatre-built who=2 element=black-set space=2
    theatre-candle who=2 space=2
    gained who=2 n=1 source=candles
    theatre-acts who=2 colour=pink space=1
    earned who=2 pounds=1
    theatre-acts who=2 colour=black space=2
267 1 recruit:ophelia [7cbeb4f5]
    recruited who=1 card=ophelia
268 0 backstage-recruitment:double-2 [03f01acc]
    backstage-hired who=0 behind=double n=2
269 3 backstage:rag-picker-1 [acf28094]
    backstage-used who=3 behind=rag-picker n=1
    rags-opened who=3
270 2 backstage:merchant-set-1 [e3f640c7]
    backstage-used who=2 behind=merchant-set n=1
271 2 stop [f23750ed]
272 1 activate:queen [4466ccb9]
    activated who=1 card=queen
273 1 ask:pounds [93530156]
    earned who=1 pounds=4
274 0 pass [c5df73f2]
    passed who=0
275 3 activate:author [1dfdad5b]
    activated who=3 card=author
    lined-up who=3 n=1
276 3 advance:III [c8b15320]
    advanced who=3 act=III space=4
277 3 advance:III [1cf2eeaa]
    advanced who=3 act=III space=5
278 2 backstage:backstage-jeweler-2 [da9c21d4]
    backstage-used who=2 behind=backstage-jeweler n=2
279 2 stop [2b6746a0]
280 1 pass [38e81a2f]
    passed who=1
281 3 recruit-extra:iago [62203ed3]
    recruited-extra who=3 card=iago
282 2 activate:author [aa8b3089]
    activated who=2 card=author
    lined-up who=2 n=2
283 2 advance:II [51f2a3c6]
    advanced who=2 act=II space=2
284 2 advance:II [33e3dbd3]
    advanced who=2 act=II space=3
285 3 activate:falstaff [8e860d61]
    activated who=3 card=falstaff
    advanced who=3 act=I space=8
    mood-rose who=3 n=2
286 2 pass [718d8e65]
    passed who=2
287 3 activate:handyman [6a05a942]
    activated who=3 card=handyman
288 3 salvage:blue-costume [a043c08e]
    salvaged who=3 element=blue-costume
289 3 dress:author [039f9e08]
    dressed who=3 element=blue-costume wearer=author
290 3 salvage:black-costume [94384431]
    salvaged who=3 element=black-costume
291 3 dress:extra-1 [61624f5c]
    dressed who=3 element=black-costume wearer=extra-1
    lined-up who=1 n=3
    lined-up who=0 n=4
    ambiance-began
292 2 stop [832316b9]
293 3 play:ovation [98f0ada1]
    objective-played who=3 objective=ovation
    mood-rose who=3 n=1
294 3 stop [8a81e9ea]
    purple-unclaimed n=3
    mood-fell who=2 n=2
    mood-fell who=1 n=2
    mood-fell who=0 n=2
    mood-fell who=3 n=3
    mood-judged who=2 space=1
    lost who=2 n=1 source=ambiance
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-judged who=3 space=3
    mood-reset
    rehearsal-began day=6
    rehearsed who=3 wearer=falstaff
    advanced who=3 act=I space=9
    rehearsed who=1 wearer=falstaff
    advanced who=1 act=I space=7
    act-scored act=I
    disc-scored who=3 act=I space=9 rank=1
    earned who=3 pounds=3
    disc-scored who=1 act=I space=7 rank=2
    earned who=1 pounds=3
    disc-scored who=0 act=I space=5 rank=3
    earned who=0 pounds=1
    disc-scored who=2 act=I space=2 rank=4
    lost who=2 n=1 source=grey
    act-scored act=II
    disc-scored who=2 act=II space=3 rank=1
    lost who=2 n=1 source=grey
    gained who=2 n=2 source=act-ii
    disc-scored who=3 act=II space=2 rank=2
    lost who=3 n=1 source=grey
    gained who=3 n=1 source=act-ii
    disc-scored who=0 act=II space=1 rank=3
    lost who=0 n=1 source=grey
    disc-scored who=1 act=II space=1 rank=4
    lost who=1 n=1 source=grey
    act-scored act=III
    disc-scored who=2 act=III space=5 rank=1
    disc-scored who=3 act=III space=5 rank=2
    disc-scored who=0 act=III space=4 rank=3
    disc-scored who=1 act=III space=3 rank=4
    lost who=1 n=1 source=grey
    day-ended day=6
    final-count
    revealed-objective who=2 objective=acts8 n=0
    revealed-objective who=2 objective=set40 n=0
    revealed-objective who=3 objective=craftsmen3 n=0
    yellow-counted who=0 n=0 total=0
    yellow-counted who=1 n=0 total=0
    yellow-counted who=2 n=0 total=0
    yellow-counted who=3 n=0 total=0
    hats-counted who=0 n=0 total=0
    hats-counted who=1 n=0 total=0
    hats-counted who=2 n=0 total=0
    hats-counted who=3 n=0 total=0
    wage-paid who=0 card=set-dresser-6 pounds=3 left=0
    wage-unpaid who=0 card=hermione n=2
    lost who=0 n=2 source=unpaid
    wage-unpaid who=0 card=set-dresser-8 n=2
    lost who=0 n=2 source=unpaid
    paid who=0 pounds=3 left=0
    wage-paid who=1 card=ophelia pounds=1 left=14
    paid who=1 pounds=1 left=14
    wage-paid who=2 card=juliet pounds=1 left=7
    wage-paid who=2 card=assistant pounds=3 left=4
    wage-paid who=2 card=set-dresser-6 pounds=3 left=1
    wage-unpaid who=2 card=set-dresser-8 n=2
    lost who=2 n=2 source=unpaid
    paid who=2 pounds=7 left=1
    wage-paid who=3 card=handyman pounds=1 left=10
    wage-paid who=3 card=assistant pounds=3 left=7
    paid who=3 pounds=4 left=7
    game-ended
scores [-1, -2, 1, 5] winners [3]
