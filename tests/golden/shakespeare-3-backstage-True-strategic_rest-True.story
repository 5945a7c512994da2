set-up [91688f89]
1 2 recruit:handyman [857c3164]
    drafted who=2 card=handyman
2 1 recruit:ghost [6afb56ab]
    drafted who=1 card=ghost
3 0 recruit-extra:set-dresser-8 [ef4aa1a1]
    drafted-extra who=0 card=set-dresser-8
    day-began day=1
4 0 wager:1 [7887592a]
5 1 wager:1 [91ae5e07]
6 2 wager:4 [a56f7050]
    wagered who=0 n=1
    wagered who=1 n=1
    wagered who=2 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
    backstage-filled who=0 n=4
    backstage-filled who=1 n=4
    backstage-filled who=2 n=1
7 0 backstage-recruitment:merchant-costume-3 [d7cc308b]
    backstage-hired who=0 behind=merchant-costume n=3
8 0 take:black-costume [9adedffd]
    took who=0 element=black-costume
9 0 dress:extra-1 [18e38453]
    dressed who=0 element=black-costume wearer=extra-1
10 1 backstage-recruitment:barkeep-2 [4e84c971]
    backstage-hired who=1 behind=barkeep n=2
    mood-rose who=1 n=3
11 2 recruit-extra:handyman [6daa3ebe]
    recruited-extra who=2 card=handyman
12 0 backstage:prompter-1 [50e44d86]
    backstage-used who=0 behind=prompter n=1
    prompter-kept who=0
13 1 activate:falstaff [fd054e51]
    activated who=1 card=falstaff
    lined-up who=1 n=1
    advanced who=1 act=I space=2
14 2 activate:queen [0912e466]
    activated who=2 card=queen
15 2 ask:pounds [b0f19bb0]
    earned who=2 pounds=4
16 0 activate:queen [14ba018b]
    activated who=0 card=queen
17 0 ask:objectives [d3e9a133]
    drew-objectives who=0 n=3
18 0 choose:firsts [4cc62e25]
    kept-objective who=0
19 1 pass [8a2467a6]
    passed who=1
20 2 activate:handyman [acf1fbc5]
    activated who=2 card=handyman
21 2 take:black-set [f0b51b34]
    took who=2 element=black-set
22 2 put:1.2 [b4d5b497]
    built who=2 element=black-set place=1.2
23 2 take:purple-set [c3b443d4]
    took who=2 element=purple-set
24 2 put:1.1 [67624a40]
    built who=2 element=purple-set place=1.1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
25 2 activate:house-handyman [840c8f9b]
    activated who=2 card=house-handyman
26 2 take:pink-set [b5c2b5cb]
    took who=2 element=pink-set
27 2 put:2.1 [feac3463]
    built who=2 element=pink-set place=2.1
    earned who=2 pounds=1
28 2 stop [c2607d56]
29 2 pass [3807b827]
    passed who=2
    lined-up who=0 n=2
    lined-up who=2 n=3
    ambiance-began
30 0 stop [9ed327e3]
    purple-unclaimed n=3
    mood-fell who=0 n=1
    mood-fell who=1 n=3
    mood-fell who=2 n=2
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-judged who=1 space=2
    retreated who=1 act=I space=1
    mood-judged who=2 space=1
    lost who=2 n=1 source=ambiance
    mood-reset
    day-ended day=1
    elements-discarded n=14
    kept-awake who=1 card=falstaff
    kept-awake who=0 card=queen
31 2 keep:house-handyman [ec8e3a3c]
    kept-awake who=2 card=house-handyman
    sent-to-rest who=2 card=queen
    sent-to-rest who=2 card=handyman
    day-began day=2
32 0 wager:3 [b25377c5]
33 1 wager:1 [78d1a24a]
34 2 wager:2 [e195cb0b]
    wagered who=1 n=1
    wagered who=2 n=2
    wagered who=0 n=3
    went-first who=1 n=1
    gained who=1 n=1 source=wager
    backstage-filled who=1 n=4
    backstage-filled who=2 n=3
    backstage-filled who=0 n=2
35 1 backstage:backstage-jeweler-2 [1741193d]
    backstage-used who=1 behind=backstage-jeweler n=2
36 1 stop [fbcad907]
37 2 backstage-recruitment:kit-marlowe-3 [de4bff93]
    backstage-hired who=2 behind=kit-marlowe n=3
38 2 advance:I [b2ab2988]
    advanced who=2 act=I space=2
39 2 advance:III [7d187169]
    advanced who=2 act=III space=2
40 0 recruit-extra:handyman [6e0ebcb3]
    recruited-extra who=0 card=handyman
41 1 activate:author [c51231f5]
    activated who=1 card=author
    lined-up who=1 n=1
42 1 advance:II [87e6c855]
    advanced who=1 act=II space=2
43 1 advance:III [7c7d49b9]
    advanced who=1 act=III space=2
44 2 activate:author [93c62889]
    activated who=2 card=author
    lined-up who=2 n=2
45 2 advance:III [13fa2c7a]
    advanced who=2 act=III space=3
46 2 advance:I [b615d77c]
    advanced who=2 act=I space=3
47 0 activate:house-handyman [5fa7561a]
    activated who=0 card=house-handyman
48 0 take:purple-costume [fa667fb8]
    took who=0 element=purple-costume
49 0 dress:extra-1 [014e7898]
    dressed who=0 element=purple-costume wearer=extra-1
50 0 stop [cbdd207e]
51 1 backstage-recruitment:merchant-set-3 [6c7bc8f5]
    backstage-hired who=1 behind=merchant-set n=3
52 1 take:green-set [08297d6c]
    took who=1 element=green-set
53 1 put:1.5 [0d44a383]
    built who=1 element=green-set place=1.5
    plus3-gained who=1
54 2 backstage:lord-chamberlain-1 [4f9b843e]
    backstage-used who=2 behind=lord-chamberlain n=1
    earned who=2 pounds=2
55 2 recruit:othello [de4e7bab]
    lord-recruited who=2 card=othello
    lord-showed card=shylock left=8
56 0 activate:falstaff [c24ebe99]
    activated who=0 card=falstaff
    lined-up who=0 n=3
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
57 2 activate:house-handyman [13f858ec]
    activated who=2 card=house-handyman
58 2 take:black-set [c8a68b66]
    took who=2 element=black-set
59 2 put:3.1 [2284842f]
    built who=2 element=black-set place=3.1
60 2 take:pink-set [66356bc5]
    took who=2 element=pink-set
    built who=2 element=pink-set place=1.3
    earned who=2 pounds=1
61 2 take:black-costume [ec5d61c1]
    took who=2 element=black-costume
62 2 dress:author [c2123976]
    dressed who=2 element=black-costume wearer=author
63 0 activate:queen [0f6e0723]
    activated who=0 card=queen
64 0 ask:pounds [bdf9cca5]
    earned who=0 pounds=4
65 0 pass [1ded7c0a]
    passed who=0
    ambiance-began
66 0 stop [f34f4dd4]
    purple-unclaimed n=1
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=0 n=1
    mood-judged who=1 space=2
67 1 retreat:II [9e27b094]
    retreated who=1 act=II space=1
    mood-judged who=2 space=2
68 2 retreat:I [08a340e3]
    retreated who=2 act=I space=2
    mood-judged who=0 space=4
    earned who=0 pounds=1
    mood-reset
    day-ended day=2
    elements-discarded n=13
    kept-awake who=1 card=author
69 2 keep:house-handyman [abe82a9f]
    sent-to-rest who=2 card=author
    kept-awake who=2 card=house-handyman
70 0 keep:house-handyman [464bef36]
    sent-to-rest who=0 card=falstaff
    kept-awake who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    day-began day=3
71 0 wager:5 [f0948f15]
72 1 wager:1 [8daa7eb2]
73 2 wager:2 [0e8d3ee2]
    wagered who=1 n=1
    wagered who=2 n=2
    wagered who=0 n=5
    went-first who=1 n=1
    gained who=1 n=1 source=wager
    backstage-filled who=1 n=4
    backstage-filled who=2 n=3
74 1 backstage:architect-1 [541752dc]
    backstage-used who=1 behind=architect n=1
75 1 stop [1ec5fde3]
76 2 backstage:merchant-set-2 [cda0b843]
    backstage-used who=2 behind=merchant-set n=2
77 2 take:blue-set [7dd5c82e]
    took who=2 element=blue-set
    built who=2 element=blue-set place=2.2
    mood-rose who=2 n=2
78 0 recruit:richard-iii [e80f7f86]
    recruited who=0 card=richard-iii
79 1 backstage:kit-marlowe-3 [bec89a31]
    backstage-used who=1 behind=kit-marlowe n=3
80 1 advance:III [30222f76]
    advanced who=1 act=III space=3
81 1 advance:I [87336b9c]
    advanced who=1 act=I space=2
82 2 backstage-recruitment:barkeep-2 [ba56a08b]
    backstage-hired who=2 behind=barkeep n=2
    mood-rose who=2 n=1
83 0 activate:house-handyman [6b284653]
    activated who=0 card=house-handyman
84 0 take:pink-costume [99c0f5c8]
    took who=0 element=pink-costume
85 0 dress:extra-2 [07f9aa94]
    dressed who=0 element=pink-costume wearer=extra-2
86 0 take:pink-costume [70f5e8fb]
    took who=0 element=pink-costume
87 0 dress:extra-1 [9922d61a]
    dressed who=0 element=pink-costume wearer=extra-1
    costume-completed who=0 wearer=extra-1 total=6 pounds=2 n=0
    earned who=0 pounds=2
88 1 activate:author [aa03ad17]
    activated who=1 card=author
    lined-up who=1 n=1
89 1 advance:III [83e6e8ae]
    advanced who=1 act=III space=4
90 1 advance:II [99cd794f]
    advanced who=1 act=II space=2
91 2 pass [c54f7e02]
    passed who=2
92 0 pass [77480e3c]
    passed who=0
93 1 recruit:costume-mistress-8 [75f468ff]
    recruited who=1 card=costume-mistress-8
    lined-up who=2 n=2
    lined-up who=0 n=3
    ambiance-began
94 0 stop [1895b501]
    purple-unclaimed n=1
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    mood-fell who=0 n=1
    mood-judged who=1 space=2
95 1 retreat:I [b1974d5a]
    retreated who=1 act=I space=1
    mood-judged who=2 space=5
96 2 advance:II [62300665]
    advanced who=2 act=II space=2
    mood-judged who=0 space=2
    retreated who=0 act=I space=1
    mood-reset
    day-ended day=3
    elements-discarded n=15
    kept-awake who=1 card=author
    kept-awake who=0 card=house-handyman
    day-began day=4
97 0 wager:1 [432f948f]
98 1 wager:3 [5142050f]
99 2 wager:2 [b5509791]
    wagered who=0 n=1
    wagered who=2 n=2
    wagered who=1 n=3
    went-first who=0 n=1
    gained who=0 n=1 source=wager
    backstage-filled who=0 n=4
    backstage-filled who=2 n=3
    backstage-filled who=1 n=2
100 0 recruit-extra:assistant [3dd435da]
    recruited-extra who=0 card=assistant
101 2 backstage-recruitment:rag-picker-1 [54923bdf]
    backstage-hired who=2 behind=rag-picker n=1
    rags-opened who=2
102 1 backstage-recruitment:director-1 [3a5c57e7]
    backstage-hired who=1 behind=director n=1
    rest-lightened who=1 n=1
103 0 activate:queen [2a30d1ce]
    activated who=0 card=queen
104 0 ask:objectives [cfa94a56]
    drew-objectives who=0 n=3
105 0 choose:dismissal [015df98d]
    kept-objective who=0
106 2 activate:othello [edea19a5]
    activated who=2 card=othello
    lined-up who=2 n=1
    advanced who=2 act=III space=4
    advanced who=2 act=III space=5
107 1 activate:author [b39ce45b]
    activated who=1 card=author
    lined-up who=1 n=2
108 1 advance:I [44d7f2a8]
    advanced who=1 act=I space=2
109 1 advance:I [2c786a4e]
    advanced who=1 act=I space=3
110 0 backstage:double-2 [9bd0fe98]
    backstage-used who=0 behind=double n=2
111 2 activate:author [d546c1ba]
    activated who=2 card=author
112 2 advance:II [210be85e]
    advanced who=2 act=II space=3
113 2 advance:III [56ea6c28]
    advanced who=2 act=III space=6
114 1 activate:house-handyman [e33e8c74]
    activated who=1 card=house-handyman
115 1 stop [b2e7229c]
116 0 pass [dec05aef]
    passed who=0
117 2 backstage:hatter-1 [7264fa2a]
    backstage-used who=2 behind=hatter n=1
118 2 take:blue-costume [584261ab]
    took who=2 element=blue-costume
119 2 hat:falstaff [f05a5c11]
    hatted who=2 element=blue-costume wearer=falstaff
120 1 pass [34c04329]
    passed who=1
121 2 pass [c7765079]
    passed who=2
    lined-up who=0 n=3
    ambiance-began
122 0 stop [65224f4c]
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=2 n=1
    mood-fell who=1 n=1
    mood-judged who=0 space=2
    mood-judged who=2 space=2
123 2 retreat:II [1cd99183]
    retreated who=2 act=II space=2
    mood-judged who=1 space=2
124 1 retreat:I [170751ca]
    retreated who=1 act=I space=2
    mood-reset
    rehearsal-began day=4
    rehearsed who=0 wearer=extra-1
125 0 advance:III [88cd3104]
    advanced who=0 act=III space=2
    act-scored act=I
    disc-scored who=2 act=I space=2 rank=1
    lost who=2 n=1 source=grey
    disc-scored who=1 act=I space=2 rank=2
    lost who=1 n=1 source=grey
    disc-scored who=0 act=I space=1 rank=3
126 0 prompter:lose [2ba5e5d5]
    lost who=0 n=1 source=grey
    act-scored act=II
    disc-scored who=1 act=II space=2 rank=1
    lost who=1 n=1 source=grey
    gained who=1 n=2 source=act-ii
    disc-scored who=2 act=II space=2 rank=2
    lost who=2 n=1 source=grey
    gained who=2 n=1 source=act-ii
    disc-scored who=0 act=II space=1 rank=3
127 0 prompter:pay [0852931a]
    prompter-paid who=0 act=II pounds=1
    act-scored act=III
    disc-scored who=2 act=III space=6 rank=1
    gained who=2 n=1 source=act-iii
    disc-scored who=1 act=III space=4 rank=2
    disc-scored who=0 act=III space=2 rank=3
128 0 prompter:pay [dae953f8]
    prompter-paid who=0 act=III pounds=1
    day-ended day=4
    elements-discarded n=17
129 2 keep:othello [a45c09f5]
    sent-to-rest who=2 card=author
    kept-awake who=2 card=othello
    kept-awake who=1 card=author
    kept-awake who=1 card=house-handyman
    kept-awake who=0 card=queen
    day-began day=5
130 0 wager:3 [57472488]
131 1 wager:5 [4b687389]
132 2 wager:4 [42692157]
    wagered who=0 n=3
    wagered who=2 n=4
    wagered who=1 n=5
    went-first who=0 n=3
    gained who=0 n=1 source=wager
    backstage-filled who=0 n=2
    backstage-filled who=2 n=1
133 0 backstage:architect-2 [be6a6194]
    backstage-used who=0 behind=architect n=2
134 0 stop [0592b06e]
135 2 recruit-extra:juliet [36897c6c]
    recruited-extra who=2 card=juliet
136 1 recruit-extra:assistant [ba6d9439]
    recruited-extra who=1 card=assistant
137 0 recruit-extra:handyman [b94116df]
    recruited-extra who=0 card=handyman
138 2 backstage:architect-1 [a49dbe69]
    backstage-used who=2 behind=architect n=1
139 2 take:black-set [adc04b79]
    took who=2 element=black-set
    theatre-built who=2 element=black-set space=1
    theatre-acts who=2 colour=black space=1
140 1 activate:house-handyman [ffa2d758]
    activated who=1 card=house-handyman
141 1 take:pink-costume [cefb377f]
    took who=1 element=pink-costume
142 1 dress:falstaff [1c251b0d]
    dressed who=1 element=pink-costume wearer=falstaff
143 1 plus3 [c6b69848]
    plus3-spent who=1
144 1 take:pink-set [df4c5870]
    took who=1 element=pink-set
145 1 put:1.2 [44d4d48f]
    built who=1 element=pink-set place=1.2
    earned who=1 pounds=1
146 1 take:pink-set [8bb586b4]
    took who=1 element=pink-set
147 1 put:1.4 [653e1dbf]
    built who=1 element=pink-set place=1.4
    earned who=1 pounds=1
148 1 take:black-set [404f66b8]
    took who=1 element=black-set
149 1 put:2.4 [c1d339d4]
    built who=1 element=black-set place=2.4
150 0 activate:falstaff [c2a0cd87]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
151 2 pass [d4f8711b]
    passed who=2
152 1 activate:queen [b639ab56]
    activated who=1 card=queen
153 1 ask:objectives [6f71a622]
    drew-objectives who=1 n=3
154 1 choose:set40 [9e635ea0]
    kept-objective who=1
155 0 activate:house-handyman [db607fd8]
    activated who=0 card=house-handyman
156 0 take:blue-set [2285e897]
    took who=0 element=blue-set
157 0 put:1.3 [1de8cd7e]
    built who=0 element=blue-set place=1.3
    mood-rose who=0 n=1
158 1 pass [b58cb139]
    passed who=1
159 0 activate:author [faa51b14]
    activated who=0 card=author
160 0 advance:III [390f5117]
    advanced who=0 act=III space=3
161 0 advance:I [4b159ea8]
    advanced who=0 act=I space=3
    lined-up who=2 n=2
    lined-up who=1 n=3
    ambiance-began
162 0 stop [ff89768b]
163 1 stop [33c85f18]
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=2 n=1
    mood-fell who=1 n=1
    mood-judged who=0 space=5
164 0 advance:III [7d6318e7]
    advanced who=0 act=III space=4
    mood-judged who=2 space=2
165 2 retreat:III [ffe9b40b]
    retreated who=2 act=III space=5
    mood-judged who=1 space=2
166 1 retreat:II [8c80682b]
    retreated who=1 act=II space=1
    mood-reset
    day-ended day=5
    deck-shuffled n=19
    elements-discarded n=12
167 0 keep:author [c9ad1c11]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=house-handyman
168 1 keep:queen [e306a5da]
    sent-to-rest who=1 card=house-handyman
    kept-awake who=1 card=queen
    day-began day=6
169 0 wager:1 [2f4fcedf]
170 1 wager:2 [bcf361be]
171 2 wager:1 [108ae756]
    wagered who=0 n=1
    wagered who=2 n=1
    wagered who=1 n=2
    went-first who=0 n=1
    gained who=0 n=1 source=wager
    backstage-filled who=0 n=4
    backstage-filled who=2 n=4
    backstage-filled who=1 n=3
172 0 backstage-recruitment:merchant-costume-2 [14b11092]
    backstage-hired who=0 behind=merchant-costume n=2
173 0 take:purple-costume [a0bb71e2]
    took who=0 element=purple-costume
174 0 dress:richard-iii [1c7b6702]
    dressed who=0 element=purple-costume wearer=richard-iii
175 2 backstage:architect-2 [9bf54276]
    backstage-used who=2 behind=architect n=2
176 2 take:black-set [6d398b8a]
    took who=2 element=black-set
    theatre-built who=2 element=black-set space=2
    theatre-candle who=2 space=2
    gained who=2 n=1 source=candles
    theatre-acts who=2 colour=black space=1
    theatre-acts who=2 colour=black space=2
177 1 backstage-recruitment:director-2 [5d039498]
    backstage-hired who=1 behind=director n=2
    rest-lightened who=1 n=2
178 0 activate:richard-iii [ffd3b85c]
    activated who=0 card=richard-iii
    lined-up who=0 n=1
179 0 advance:I [b102113f]
    advanced who=0 act=I space=4
180 0 advance:I [d1c5f378]
    advanced who=0 act=I space=5
    mood-fell who=0 n=2
181 2 recruit-extra:hamlet [6ac505fd]
    recruited-extra who=2 card=hamlet
182 1 backstage:rag-picker-1 [1b7cdb15]
    backstage-used who=1 behind=rag-picker n=1
    rags-opened who=1
183 0 pass [3937edeb]
    passed who=0
184 2 backstage:lord-chamberlain-1 [19c5330b]
    backstage-used who=2 behind=lord-chamberlain n=1
    earned who=2 pounds=2
185 2 recruit-extra:shylock [d6771b58]
    lord-recruited-extra who=2 card=shylock
    lord-showed card=puck left=7
186 1 activate:costume-mistress-8 [e943c878]
    activated who=1 card=costume-mistress-8
187 1 take:pink-costume [6d4804c2]
    took who=1 element=pink-costume
188 1 dress:author [557a69c8]
    dressed who=1 element=pink-costume wearer=author
189 1 salvage:blue-costume [34029f47]
    salvaged who=1 element=blue-costume
190 1 dress:falstaff [58b33e1f]
    dressed who=1 element=blue-costume wearer=falstaff
191 1 salvage:black-costume [ad596ba8]
    salvaged who=1 element=black-costume
192 1 dress:ghost [4a8280c6]
    dressed who=1 element=black-costume wearer=ghost
193 1 salvage:black-costume [4427dfe4]
    salvaged who=1 element=black-costume
194 1 dress:falstaff [da502460]
    dressed who=1 element=black-costume wearer=falstaff
    costume-completed who=1 wearer=falstaff total=7 pounds=2 n=0
    earned who=1 pounds=2
195 2 activate:house-handyman [bfe2f3e5]
    activated who=2 card=house-handyman
196 2 take:purple-set [bb9a6c7d]
    took who=2 element=purple-set
197 2 put:3.2 [869620ed]
    built who=2 element=purple-set place=3.2
    mood-fell who=1 n=1
198 2 stop [3486b141]
199 1 activate:falstaff [7fc23d5b]
    activated who=1 card=falstaff
    lined-up who=1 n=2
    advanced who=1 act=I space=3
    mood-rose who=1 n=2
    lined-up who=2 n=3
    ambiance-began
200 0 stop [21be607c]
201 1 stop [91b3e2dc]
    purple-unclaimed n=1
    mood-fell who=2 n=1
    mood-fell who=1 n=1
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-judged who=2 space=2
202 2 retreat:II [ea26143f]
    retreated who=2 act=II space=1
    mood-judged who=1 space=3
    mood-reset
    rehearsal-began day=6
    rehearsed who=0 wearer=extra-1
203 0 advance:II [a1f616fe]
    advanced who=0 act=II space=2
    rehearsed who=1 wearer=falstaff
    advanced who=1 act=I space=4
    act-scored act=I
    disc-scored who=0 act=I space=5 rank=1
    earned who=0 pounds=1
    disc-scored who=1 act=I space=4 rank=2
    disc-scored who=2 act=I space=2 rank=3
    lost who=2 n=1 source=grey
    act-scored act=II
    disc-scored who=0 act=II space=2 rank=1
    lost who=0 n=1 source=grey
    gained who=0 n=2 source=act-ii
    disc-scored who=1 act=II space=1 rank=2
    lost who=1 n=1 source=grey
    gained who=1 n=1 source=act-ii
    disc-scored who=2 act=II space=1 rank=3
    lost who=2 n=1 source=grey
    act-scored act=III
    disc-scored who=2 act=III space=5 rank=1
    disc-scored who=1 act=III space=4 rank=2
    disc-scored who=0 act=III space=4 rank=3
    day-ended day=6
    final-count
    revealed-objective who=0 objective=firsts n=2
    gained who=0 n=2 source=objectives
    revealed-objective who=0 objective=dismissal n=0
    revealed-objective who=1 objective=set40 n=0
    yellow-counted who=0 n=0 total=0
    yellow-counted who=1 n=0 total=0
    yellow-counted who=2 n=0 total=0
    hats-counted who=0 n=0 total=0
    hats-counted who=1 n=0 total=0
    hats-counted who=2 n=0 total=0
    wage-waived who=0 card=richard-iii pounds=3
    paid who=0 pounds=0 left=6
    wage-paid who=1 card=ghost pounds=3 left=1
    wage-unpaid who=1 card=costume-mistress-8 n=2
    lost who=1 n=2 source=unpaid
    paid who=1 pounds=3 left=1
    wage-paid who=2 card=handyman pounds=1 left=9
    wage-paid who=2 card=othello pounds=3 left=6
    paid who=2 pounds=4 left=6
    game-ended
scores [9, 5, 3] winners [0]
