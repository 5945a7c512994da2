set-up [603cad4a]
1 1 recruit:juliet [1d9d1419]
    drafted who=1 card=juliet
2 0 recruit-extra:beatrice [733bef21]
    drafted-extra who=0 card=beatrice
3 2 recruit-extra:set-dresser-8 [0c48a53a]
    drafted-extra who=2 card=set-dresser-8
    day-began day=1
4 0 wager:3 [afa731c1]
5 1 wager:3 [74e5aa11]
6 2 wager:1 [637d7baa]
    wagered who=2 n=1
    wagered who=0 n=3
    wagered who=1 n=3
    went-first who=2 n=1
    gained who=2 n=1 source=wager
7 2 activate:queen [8bf83ff7]
    activated who=2 card=queen
8 2 ask:objectives [9a95f2eb]
    drew-objectives who=2 n=3
9 2 choose:costumes4 [660d2f5b]
    kept-objective who=2
10 0 activate:author [a3d35177]
    activated who=0 card=author
    lined-up who=0 n=1
11 0 advance:III [2f6fea91]
    advanced who=0 act=III space=2
12 0 advance:II [1921b2ee]
    advanced who=0 act=II space=2
13 1 recruit-extra:costume-mistress-6 [e3e7d263]
    recruited-extra who=1 card=costume-mistress-6
14 2 recruit:assistant [174fdec2]
    recruited who=2 card=assistant
15 0 activate:queen [13ae7e26]
    activated who=0 card=queen
16 0 ask:objectives [ff860903]
    drew-objectives who=0 n=3
17 0 choose:firsts [0e0a225d]
    kept-objective who=0
18 1 pass [4dce241d]
    passed who=1
19 0 activate:falstaff [70c0c684]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
20 0 recruit-extra:handyman [7ef506a9]
    recruited-extra who=0 card=handyman
    lined-up who=2 n=2
    lined-up who=1 n=3
21 0 advance:II [10a4d7fb]
    advanced who=0 act=II space=3
    mood-reset
    elements-discarded n=18
22 0 keep:falstaff [1677ffeb]
    sent-to-rest who=0 card=author
    kept-awake who=0 card=falstaff
    sent-to-rest who=0 card=queen
    kept-awake who=2 card=queen
    day-began day=2
23 0 wager:1 [6a344229]
24 1 wager:5 [97d09bc0]
25 2 wager:1 [d5f1e5f5]
    wagered who=0 n=1
    wagered who=2 n=1
    wagered who=1 n=5
    went-first who=0 n=1
    gained who=0 n=1 source=wager
26 0 recruit-extra:jeweler [7e07fee9]
    recruited-extra who=0 card=jeweler
27 2 activate:house-handyman [122c5af2]
    activated who=2 card=house-handyman
28 2 take:green-costume [829d3c91]
    took who=2 element=green-costume
29 2 dress:author [3e24f7fe]
    dressed who=2 element=green-costume wearer=author
30 1 activate:author [7abbd985]
    activated who=1 card=author
    lined-up who=1 n=1
31 1 advance:II [3e33baf1]
    advanced who=1 act=II space=2
32 1 advance:III [479e8043]
    advanced who=1 act=III space=2
33 0 activate:house-handyman [829faaa9]
    activated who=0 card=house-handyman
34 0 stop [2b5de849]
35 2 recruit-extra:handyman [05fe9a3a]
    recruited-extra who=2 card=handyman
36 1 activate:juliet [9569f757]
    activated who=1 card=juliet
37 1 advance:II [f28328fc]
    advanced who=1 act=II space=3
38 1 recruit:jeweler [d750820d]
    recruited who=1 card=jeweler
39 1 activate:falstaff [e290970d]
    activated who=1 card=falstaff
    advanced who=1 act=I space=2
    mood-rose who=1 n=2
40 1 activate:house-handyman [97bbee10]
    activated who=1 card=house-handyman
41 1 stop [75bcfd79]
42 1 activate:jeweler [1d4a102c]
    activated who=1 card=jeweler
43 1 take:yellow-set [82d851f8]
    took who=1 element=yellow-set
44 1 put:1.4 [b83eba0e]
    built who=1 element=yellow-set place=1.4
    lined-up who=0 n=2
    lined-up who=2 n=3
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-fell who=2 n=1
45 0 retreat:II [8c298c94]
    retreated who=0 act=II space=2
    earned who=1 pounds=1
    mood-reset
    elements-discarded n=16
46 1 keep:falstaff [0372df64]
    sent-to-rest who=1 card=author
    kept-awake who=1 card=falstaff
    sent-to-rest who=1 card=house-handyman
    sent-to-rest who=1 card=juliet
    sent-to-rest who=1 card=jeweler
    kept-awake who=0 card=house-handyman
    kept-awake who=2 card=house-handyman
    day-began day=3
47 0 wager:3 [0f8b1083]
48 1 wager:4 [db2ae5f4]
49 2 wager:2 [2cddf49e]
    wagered who=2 n=2
    wagered who=0 n=3
    wagered who=1 n=4
    went-first who=2 n=2
    gained who=2 n=1 source=wager
50 2 recruit:puck [e56eb430]
    recruited who=2 card=puck
51 0 activate:falstaff [b002e1d5]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=3
    mood-rose who=0 n=2
52 1 recruit:ophelia [1fe5dc0d]
    recruited who=1 card=ophelia
53 2 activate:puck [794ed9cc]
    activated who=2 card=puck
    lined-up who=2 n=2
    advanced who=2 act=I space=2
    mood-rose who=2 n=1
54 0 recruit-extra:set-dresser-8 [b3c50a34]
    recruited-extra who=0 card=set-dresser-8
55 1 activate:ophelia [3cd1fd5d]
    activated who=1 card=ophelia
    lined-up who=1 n=3
    advanced who=1 act=II space=4
56 1 take:black-costume [a0898943]
    took who=1 element=black-costume
57 1 dress:falstaff [0059d4d5]
    dressed who=1 element=black-costume wearer=falstaff
58 2 activate:queen [0f245a69]
    activated who=2 card=queen
59 2 ask:pounds [03f16d98]
    earned who=2 pounds=4
60 0 pass [9c64ea86]
    passed who=0
61 1 pass [1e80c0b0]
    passed who=1
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-fell who=2 n=1
    earned who=0 pounds=1
62 1 retreat:I [5ce6582d]
    retreated who=1 act=I space=1
    mood-reset
    elements-discarded n=17
    kept-awake who=0 card=falstaff
63 2 keep:puck [3e7f363b]
    sent-to-rest who=2 card=queen
    kept-awake who=2 card=puck
    kept-awake who=1 card=ophelia
    day-began day=4
64 0 wager:2 [18084a7d]
65 1 wager:1 [75250a82]
66 2 wager:2 [000bf39e]
    wagered who=1 n=1
    wagered who=0 n=2
    wagered who=2 n=2
    went-first who=1 n=1
    gained who=1 n=1 source=wager
67 1 activate:juliet [0cbd5b09]
    activated who=1 card=juliet
    lined-up who=1 n=1
68 1 advance:III [b8cd0c0f]
    advanced who=1 act=III space=3
69 0 recruit-extra:costume-mistress-6 [c7e09a72]
    recruited-extra who=0 card=costume-mistress-6
70 2 activate:house-handyman [03d779ae]
    activated who=2 card=house-handyman
71 2 take:pink-costume [fc26bb37]
    took who=2 element=pink-costume
72 2 dress:extra-1 [0a1338d5]
    dressed who=2 element=pink-costume wearer=extra-1
73 2 take:pink-set [dd5ebddd]
    took who=2 element=pink-set
74 2 put:1.5 [5ba4bcab]
    built who=2 element=pink-set place=1.5
    earned who=2 pounds=1
75 2 take:black-costume [ab87557a]
    took who=2 element=black-costume
76 2 dress:extra-2 [dfad30e3]
    dressed who=2 element=black-costume wearer=extra-2
77 1 recruit-extra:assistant [6742dc64]
    recruited-extra who=1 card=assistant
78 0 activate:house-handyman [22b64efb]
    activated who=0 card=house-handyman
79 0 take:pink-costume [0c72de4c]
    took who=0 element=pink-costume
80 0 dress:extra-5 [8b786320]
    dressed who=0 element=pink-costume wearer=extra-5
81 0 take:pink-set [7c231e0f]
    took who=0 element=pink-set
82 0 put:1.2 [880a11f1]
    built who=0 element=pink-set place=1.2
    earned who=0 pounds=1
83 2 recruit-extra:jeweler [c42fd24d]
    recruited-extra who=2 card=jeweler
84 0 activate:author [cd5e66db]
    activated who=0 card=author
    lined-up who=0 n=2
85 0 advance:II [ae68f649]
    advanced who=0 act=II space=3
86 0 advance:III [86a3c3aa]
    advanced who=0 act=III space=3
87 2 activate:author [7830cfa7]
    activated who=2 card=author
    lined-up who=2 n=3
88 2 advance:I [b394df09]
    advanced who=2 act=I space=3
89 2 advance:II [d0254459]
    advanced who=2 act=II space=2
    mood-reset
    act-scored act=I
    lost who=0 n=1 source=grey
    lost who=1 n=1 source=grey
    lost who=2 n=1 source=grey
    act-scored act=II
    lost who=0 n=1 source=grey
    gained who=0 n=1 source=act-ii
    gained who=1 n=2 source=act-ii
    lost who=2 n=1 source=grey
    act-scored act=III
    lost who=0 n=1 source=grey
    lost who=1 n=1 source=grey
    lost who=2 n=1 source=grey
    elements-discarded n=13
    kept-awake who=1 card=juliet
90 0 keep:author [2c5179ad]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=house-handyman
91 2 keep:author [66cd4cde]
    kept-awake who=2 card=author
    sent-to-rest who=2 card=house-handyman
    day-began day=5
92 0 wager:3 [d3119c2d]
93 1 wager:1 [51d9059a]
94 2 wager:5 [514b6b80]
    wagered who=1 n=1
    wagered who=0 n=3
    wagered who=2 n=5
    went-first who=1 n=1
    gained who=1 n=1 source=wager
95 1 recruit-extra:titania [b3363936]
    recruited-extra who=1 card=titania
96 0 recruit:king-lear [9fcaa6b6]
    recruited who=0 card=king-lear
97 2 activate:falstaff [a972ef43]
    activated who=2 card=falstaff
    lined-up who=2 n=1
    advanced who=2 act=I space=4
    mood-rose who=2 n=2
98 1 activate:juliet [18359f35]
    activated who=1 card=juliet
    lined-up who=1 n=2
99 1 advance:III [0139ba6f]
    advanced who=1 act=III space=4
100 0 pass [04244d50]
    passed who=0
101 2 recruit-extra:iago [d214b7f8]
    recruited-extra who=2 card=iago
102 2 activate:queen [565edc14]
    activated who=2 card=queen
103 2 ask:pounds [636bd5db]
    earned who=2 pounds=4
104 2 activate:puck [4d49ec90]
    activated who=2 card=puck
    advanced who=2 act=I space=5
    mood-rose who=2 n=1
105 2 activate:author [c7844552]
    activated who=2 card=author
106 2 advance:I [1d7114c7]
    advanced who=2 act=I space=6
107 2 advance:II [e2f949ff]
    advanced who=2 act=II space=3
    lined-up who=0 n=3
    purple-unclaimed n=3
    mood-fell who=0 n=2
    mood-fell who=1 n=2
    mood-fell who=2 n=3
    lost who=1 n=1 source=ambiance
    lost who=0 n=1 source=ambiance
    mood-reset
    deck-shuffled n=12
    elements-discarded n=18
108 2 keep:author [f0ec1fe1]
    kept-awake who=2 card=author
    sent-to-rest who=2 card=falstaff
    sent-to-rest who=2 card=queen
    sent-to-rest who=2 card=puck
    kept-awake who=1 card=juliet
    day-began day=6
109 0 wager:2 [ab2ea090]
110 1 wager:5 [9bdf8adf]
111 2 wager:3 [91570756]
    wagered who=0 n=2
    wagered who=2 n=3
    wagered who=1 n=5
    went-first who=0 n=2
    gained who=0 n=1 source=wager
112 0 recruit-extra:hamlet [e6b64956]
    recruited-extra who=0 card=hamlet
113 2 activate:house-handyman [fc7ae845]
    activated who=2 card=house-handyman
114 2 take:pink-costume [74fb350c]
    took who=2 element=pink-costume
115 2 dress:author [e968e98d]
    dressed who=2 element=pink-costume wearer=author
116 2 take:purple-costume [9e4f986e]
    took who=2 element=purple-costume
117 2 dress:puck [75d5b3a6]
    dressed who=2 element=purple-costume wearer=puck
118 1 activate:juliet [acb69c74]
    activated who=1 card=juliet
    lined-up who=1 n=1
119 1 advance:II [9b1d69de]
    advanced who=1 act=II space=5
120 0 activate:queen [dfa72c10]
    activated who=0 card=queen
121 0 ask:pounds [01c3f85c]
    earned who=0 pounds=4
122 2 recruit-extra:romeo [7f1b66d8]
    recruited-extra who=2 card=romeo
123 1 recruit-extra:set-dresser-6 [1e22b9c6]
    recruited-extra who=1 card=set-dresser-6
124 0 activate:author [2f2056f8]
    activated who=0 card=author
    lined-up who=0 n=2
125 0 advance:I [477c7fab]
    advanced who=0 act=I space=4
126 0 advance:II [f7bbdaf7]
    advanced who=0 act=II space=4
127 2 pass [a20d378d]
    passed who=2
128 1 activate:falstaff [7920f63c]
    activated who=1 card=falstaff
    advanced who=1 act=I space=2
    mood-rose who=1 n=2
129 1 activate:house-handyman [c3e8bcbd]
    activated who=1 card=house-handyman
130 1 take:purple-costume [a9d41d4b]
    took who=1 element=purple-costume
131 1 dress:falstaff [11b4c1ca]
    dressed who=1 element=purple-costume wearer=falstaff
132 1 take:black-costume [3e27f65e]
    took who=1 element=black-costume
133 1 dress:extra-4 [2f40e389]
    dressed who=1 element=black-costume wearer=extra-4
134 1 activate:queen [fe29f144]
    activated who=1 card=queen
135 1 ask:pounds [4fd66415]
    earned who=1 pounds=4
136 1 activate:ophelia [12a2bf77]
    activated who=1 card=ophelia
    advanced who=1 act=II space=6
137 1 take:black-costume [f1603226]
    took who=1 element=black-costume
138 1 dress:extra-4 [b0eb62ca]
    dressed who=1 element=black-costume wearer=extra-4
    lined-up who=2 n=3
    purple-unclaimed n=5
    mood-fell who=0 n=2
    mood-fell who=1 n=4
    mood-fell who=2 n=2
    lost who=0 n=1 source=ambiance
    lost who=2 n=1 source=ambiance
    lost who=1 n=1 source=ambiance
    mood-reset
    act-scored act=I
    lost who=1 n=1 source=grey
    earned who=2 pounds=1
    act-scored act=II
    gained who=0 n=1 source=act-ii
    gained who=1 n=2 source=act-ii
    lost who=2 n=1 source=grey
    act-scored act=III
    lost who=0 n=1 source=grey
    lost who=2 n=1 source=grey
    revealed-objective who=0 objective=firsts n=0
    paid who=0 pounds=3 left=3
    gained who=1 n=1 source=yellow
    paid who=1 pounds=5 left=0
    revealed-objective who=2 objective=costumes4 n=0
    paid who=2 pounds=4 left=6
    game-ended
scores [3, 7, 1] winners [1]
