set-up [3fb577d4]
1 1 recruit:juliet [3cd060e8]
    drafted who=1 card=juliet
2 0 recruit-extra:beatrice [94b0730c]
    drafted-extra who=0 card=beatrice
3 2 recruit-extra:set-dresser-8 [1c3e8302]
    drafted-extra who=2 card=set-dresser-8
    day-began day=1
4 0 wager:3 [4af4cf37]
5 1 wager:3 [f3356c48]
6 2 wager:1 [6fcf94b3]
    wagered who=2 n=1
    wagered who=0 n=3
    wagered who=1 n=3
    went-first who=2 n=1
    gained who=2 n=1 source=wager
7 2 activate:queen [6655f132]
    activated who=2 card=queen
8 2 ask:objectives [8b37d489]
    drew-objectives who=2 n=3
9 2 choose:costumes4 [08dacadf]
    kept-objective who=2
10 0 activate:author [ddbef0b8]
    activated who=0 card=author
    lined-up who=0 n=1
11 0 advance:III [65b617fc]
    advanced who=0 act=III space=2
12 0 advance:II [fe9e7959]
    advanced who=0 act=II space=2
13 1 recruit-extra:costume-mistress-6 [096dd624]
    recruited-extra who=1 card=costume-mistress-6
14 2 recruit:assistant [e8f7ed1d]
    recruited who=2 card=assistant
15 0 activate:queen [1b7aefd9]
    activated who=0 card=queen
16 0 ask:objectives [6594802f]
    drew-objectives who=0 n=3
17 0 choose:firsts [52cf0109]
    kept-objective who=0
18 1 pass [7b712a57]
    passed who=1
19 0 activate:falstaff [c01f1e8e]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
20 0 recruit-extra:handyman [3b6151ae]
    recruited-extra who=0 card=handyman
    lined-up who=2 n=2
    lined-up who=1 n=3
    ambiance-began
    mood-judged who=2 space=3
    mood-judged who=0 space=5
21 0 advance:II [e6e9cda1]
    advanced who=0 act=II space=3
    mood-judged who=1 space=3
    mood-reset
    day-ended day=1
    elements-discarded n=18
22 0 keep:falstaff [2f3a3321]
    sent-to-rest who=0 card=author
    kept-awake who=0 card=falstaff
    sent-to-rest who=0 card=queen
    kept-awake who=2 card=queen
    day-began day=2
23 0 wager:1 [bb97ba5b]
24 1 wager:5 [76c09782]
25 2 wager:1 [f762d634]
    wagered who=0 n=1
    wagered who=2 n=1
    wagered who=1 n=5
    went-first who=0 n=1
    gained who=0 n=1 source=wager
26 0 recruit-extra:jeweler [bcc50ea2]
    recruited-extra who=0 card=jeweler
27 2 activate:house-handyman [6ba2b8da]
    activated who=2 card=house-handyman
28 2 take:green-costume [0531c054]
    took who=2 element=green-costume
29 2 dress:author [1cfe7a01]
    dressed who=2 element=green-costume wearer=author
30 1 activate:author [1dcd3d66]
    activated who=1 card=author
    lined-up who=1 n=1
31 1 advance:II [13bb1b72]
    advanced who=1 act=II space=2
32 1 advance:III [580c090b]
    advanced who=1 act=III space=2
33 0 activate:house-handyman [0350a8d6]
    activated who=0 card=house-handyman
34 0 stop [81cfab33]
35 2 recruit-extra:handyman [6e626e29]
    recruited-extra who=2 card=handyman
36 1 activate:juliet [9c754175]
    activated who=1 card=juliet
37 1 advance:II [8b70b7e2]
    advanced who=1 act=II space=3
38 1 recruit:jeweler [c96ab98e]
    recruited who=1 card=jeweler
39 1 activate:falstaff [1d1c2d45]
    activated who=1 card=falstaff
    advanced who=1 act=I space=2
    mood-rose who=1 n=2
40 1 activate:house-handyman [65b425dc]
    activated who=1 card=house-handyman
41 1 stop [bc1d7469]
42 1 activate:jeweler [49dfbfd8]
    activated who=1 card=jeweler
43 1 take:yellow-set [5185b419]
    took who=1 element=yellow-set
44 1 put:1.4 [ffd045ca]
    built who=1 element=yellow-set place=1.4
    lined-up who=0 n=2
    lined-up who=2 n=3
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=2 n=1
    mood-fell who=1 n=1
    mood-judged who=0 space=2
45 0 retreat:II [0206f620]
    retreated who=0 act=II space=2
    mood-judged who=2 space=2
    mood-judged who=1 space=4
    earned who=1 pounds=1
    mood-reset
    day-ended day=2
    elements-discarded n=16
46 1 keep:falstaff [0a33d9a8]
    sent-to-rest who=1 card=author
    kept-awake who=1 card=falstaff
    sent-to-rest who=1 card=house-handyman
    sent-to-rest who=1 card=juliet
    sent-to-rest who=1 card=jeweler
    kept-awake who=0 card=house-handyman
    kept-awake who=2 card=house-handyman
    day-began day=3
47 0 wager:3 [c1484a2b]
48 1 wager:4 [e4625aa4]
49 2 wager:2 [85263c65]
    wagered who=2 n=2
    wagered who=0 n=3
    wagered who=1 n=4
    went-first who=2 n=2
    gained who=2 n=1 source=wager
50 2 recruit:puck [8e9ae314]
    recruited who=2 card=puck
51 0 activate:falstaff [8fccf633]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=3
    mood-rose who=0 n=2
52 1 recruit:ophelia [e1b074ee]
    recruited who=1 card=ophelia
53 2 activate:puck [5a5c60b1]
    activated who=2 card=puck
    lined-up who=2 n=2
    advanced who=2 act=I space=2
    mood-rose who=2 n=1
54 0 recruit-extra:set-dresser-8 [0c7e57a5]
    recruited-extra who=0 card=set-dresser-8
55 1 activate:ophelia [54777369]
    activated who=1 card=ophelia
    lined-up who=1 n=3
    advanced who=1 act=II space=4
56 1 take:black-costume [77ca84df]
    took who=1 element=black-costume
57 1 dress:falstaff [fd6dec31]
    dressed who=1 element=black-costume wearer=falstaff
58 2 activate:queen [d1a33458]
    activated who=2 card=queen
59 2 ask:pounds [11eda6e7]
    earned who=2 pounds=4
60 0 pass [9bf2c076]
    passed who=0
61 1 pass [51c1a0a7]
    passed who=1
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=2 n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-judged who=2 space=3
    mood-judged who=0 space=4
    earned who=0 pounds=1
    mood-judged who=1 space=2
62 1 retreat:I [be641d60]
    retreated who=1 act=I space=1
    mood-reset
    day-ended day=3
    elements-discarded n=17
    kept-awake who=0 card=falstaff
63 2 keep:puck [a6ce4a03]
    sent-to-rest who=2 card=queen
    kept-awake who=2 card=puck
    kept-awake who=1 card=ophelia
    day-began day=4
64 0 wager:2 [14fc5ac9]
65 1 wager:1 [292ab3ee]
66 2 wager:2 [d6cb2038]
    wagered who=1 n=1
    wagered who=0 n=2
    wagered who=2 n=2
    went-first who=1 n=1
    gained who=1 n=1 source=wager
67 1 activate:juliet [94a969ef]
    activated who=1 card=juliet
    lined-up who=1 n=1
68 1 advance:III [7cd35245]
    advanced who=1 act=III space=3
69 0 recruit-extra:costume-mistress-6 [6262d17b]
    recruited-extra who=0 card=costume-mistress-6
70 2 activate:house-handyman [d1015a37]
    activated who=2 card=house-handyman
71 2 take:pink-costume [f29354fb]
    took who=2 element=pink-costume
72 2 dress:extra-1 [9f51bd8a]
    dressed who=2 element=pink-costume wearer=extra-1
73 2 take:pink-set [d8fdaf94]
    took who=2 element=pink-set
74 2 put:1.5 [83fc4829]
    built who=2 element=pink-set place=1.5
    earned who=2 pounds=1
75 2 take:black-costume [f3eb01d4]
    took who=2 element=black-costume
76 2 dress:extra-2 [871cf93e]
    dressed who=2 element=black-costume wearer=extra-2
77 1 recruit-extra:assistant [e8046968]
    recruited-extra who=1 card=assistant
78 0 activate:house-handyman [07e816a6]
    activated who=0 card=house-handyman
79 0 take:pink-costume [1cbd7def]
    took who=0 element=pink-costume
80 0 dress:extra-5 [c4cc5be3]
    dressed who=0 element=pink-costume wearer=extra-5
81 0 take:pink-set [82a5fdba]
    took who=0 element=pink-set
82 0 put:1.2 [14c3b05c]
    built who=0 element=pink-set place=1.2
    earned who=0 pounds=1
83 2 recruit-extra:jeweler [73d06ac7]
    recruited-extra who=2 card=jeweler
84 0 activate:author [ffc137a6]
    activated who=0 card=author
    lined-up who=0 n=2
85 0 advance:II [963c9896]
    advanced who=0 act=II space=3
86 0 advance:III [c9d345f9]
    advanced who=0 act=III space=3
87 2 activate:author [7652672a]
    activated who=2 card=author
    lined-up who=2 n=3
88 2 advance:I [ec4a9f17]
    advanced who=2 act=I space=3
89 2 advance:II [7e9725cf]
    advanced who=2 act=II space=2
    ambiance-began
    mood-judged who=1 space=3
    mood-judged who=0 space=3
    mood-judged who=2 space=3
    mood-reset
    rehearsal-began day=4
    act-scored act=I
    disc-scored who=0 act=I space=3 rank=1
    lost who=0 n=1 source=grey
    disc-scored who=2 act=I space=3 rank=2
    lost who=2 n=1 source=grey
    disc-scored who=1 act=I space=1 rank=3
    lost who=1 n=1 source=grey
    act-scored act=II
    disc-scored who=1 act=II space=4 rank=1
    gained who=1 n=2 source=act-ii
    disc-scored who=0 act=II space=3 rank=2
    lost who=0 n=1 source=grey
    gained who=0 n=1 source=act-ii
    disc-scored who=2 act=II space=2 rank=3
    lost who=2 n=1 source=grey
    act-scored act=III
    disc-scored who=1 act=III space=3 rank=1
    lost who=1 n=1 source=grey
    disc-scored who=0 act=III space=3 rank=2
    lost who=0 n=1 source=grey
    disc-scored who=2 act=III space=1 rank=3
    lost who=2 n=1 source=grey
    day-ended day=4
    elements-discarded n=13
    kept-awake who=1 card=juliet
90 0 keep:author [6e767fb5]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=house-handyman
91 2 keep:author [e8181e1f]
    kept-awake who=2 card=author
    sent-to-rest who=2 card=house-handyman
    day-began day=5
92 0 wager:3 [7176d125]
93 1 wager:1 [b34c6624]
94 2 wager:5 [37160d49]
    wagered who=1 n=1
    wagered who=0 n=3
    wagered who=2 n=5
    went-first who=1 n=1
    gained who=1 n=1 source=wager
95 1 recruit-extra:titania [9410ce34]
    recruited-extra who=1 card=titania
96 0 recruit:king-lear [d08d9090]
    recruited who=0 card=king-lear
97 2 activate:falstaff [b60f527f]
    activated who=2 card=falstaff
    lined-up who=2 n=1
    advanced who=2 act=I space=4
    mood-rose who=2 n=2
98 1 activate:juliet [45c62457]
    activated who=1 card=juliet
    lined-up who=1 n=2
99 1 advance:III [6737de5c]
    advanced who=1 act=III space=4
100 0 pass [cfa2a730]
    passed who=0
101 2 recruit-extra:iago [6914ede1]
    recruited-extra who=2 card=iago
102 2 activate:queen [338d85ce]
    activated who=2 card=queen
103 2 ask:pounds [cc4bdfb4]
    earned who=2 pounds=4
104 2 activate:puck [76d27936]
    activated who=2 card=puck
    advanced who=2 act=I space=5
    mood-rose who=2 n=1
105 2 activate:author [fdb8c756]
    activated who=2 card=author
106 2 advance:I [2b10b811]
    advanced who=2 act=I space=6
107 2 advance:II [23d33a70]
    advanced who=2 act=II space=3
    lined-up who=0 n=3
    ambiance-began
    purple-unclaimed n=3
    mood-fell who=1 n=2
    mood-fell who=0 n=2
    mood-fell who=2 n=3
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-judged who=2 space=3
    mood-reset
    day-ended day=5
    deck-shuffled n=12
    elements-discarded n=18
108 2 keep:author [2422fbf3]
    kept-awake who=2 card=author
    sent-to-rest who=2 card=falstaff
    sent-to-rest who=2 card=queen
    sent-to-rest who=2 card=puck
    kept-awake who=1 card=juliet
    day-began day=6
109 0 wager:2 [dad544e1]
110 1 wager:5 [3761a9bd]
111 2 wager:3 [0375ea88]
    wagered who=0 n=2
    wagered who=2 n=3
    wagered who=1 n=5
    went-first who=0 n=2
    gained who=0 n=1 source=wager
112 0 recruit-extra:hamlet [62d66aef]
    recruited-extra who=0 card=hamlet
113 2 activate:house-handyman [0a811da5]
    activated who=2 card=house-handyman
114 2 take:pink-costume [feea92e9]
    took who=2 element=pink-costume
115 2 dress:author [fdb16ae2]
    dressed who=2 element=pink-costume wearer=author
116 2 take:purple-costume [c2cce251]
    took who=2 element=purple-costume
117 2 dress:puck [9e576ddb]
    dressed who=2 element=purple-costume wearer=puck
118 1 activate:juliet [81ab7d6a]
    activated who=1 card=juliet
    lined-up who=1 n=1
119 1 advance:II [bfad373b]
    advanced who=1 act=II space=5
120 0 activate:queen [c3676c0f]
    activated who=0 card=queen
121 0 ask:pounds [3a0fc859]
    earned who=0 pounds=4
122 2 recruit-extra:romeo [a4b294a4]
    recruited-extra who=2 card=romeo
123 1 recruit-extra:set-dresser-6 [01847127]
    recruited-extra who=1 card=set-dresser-6
124 0 activate:author [e09a6b54]
    activated who=0 card=author
    lined-up who=0 n=2
125 0 advance:I [2b74b3f9]
    advanced who=0 act=I space=4
126 0 advance:II [a6b19eb9]
    advanced who=0 act=II space=4
127 2 pass [35d8a528]
    passed who=2
128 1 activate:falstaff [87aaf614]
    activated who=1 card=falstaff
    advanced who=1 act=I space=2
    mood-rose who=1 n=2
129 1 activate:house-handyman [0503025a]
    activated who=1 card=house-handyman
130 1 take:purple-costume [17e1b8d9]
    took who=1 element=purple-costume
131 1 dress:falstaff [194f76d6]
    dressed who=1 element=purple-costume wearer=falstaff
132 1 take:black-costume [a93d8c90]
    took who=1 element=black-costume
133 1 dress:extra-4 [0852f5c0]
    dressed who=1 element=black-costume wearer=extra-4
134 1 activate:queen [008375eb]
    activated who=1 card=queen
135 1 ask:pounds [d5628dbe]
    earned who=1 pounds=4
136 1 activate:ophelia [e8077d5d]
    activated who=1 card=ophelia
    advanced who=1 act=II space=6
137 1 take:black-costume [ce60c901]
    took who=1 element=black-costume
138 1 dress:extra-4 [155d7084]
    dressed who=1 element=black-costume wearer=extra-4
    lined-up who=2 n=3
    ambiance-began
    purple-unclaimed n=5
    mood-fell who=0 n=2
    mood-fell who=2 n=2
    mood-fell who=1 n=4
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-judged who=2 space=1
    lost who=2 n=1 source=ambiance
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-reset
    rehearsal-began day=6
    act-scored act=I
    disc-scored who=2 act=I space=6 rank=1
    earned who=2 pounds=1
    disc-scored who=0 act=I space=4 rank=2
    disc-scored who=1 act=I space=2 rank=3
    lost who=1 n=1 source=grey
    act-scored act=II
    disc-scored who=1 act=II space=6 rank=1
    gained who=1 n=2 source=act-ii
    disc-scored who=0 act=II space=4 rank=2
    gained who=0 n=1 source=act-ii
    disc-scored who=2 act=II space=3 rank=3
    lost who=2 n=1 source=grey
    act-scored act=III
    disc-scored who=1 act=III space=4 rank=1
    disc-scored who=0 act=III space=3 rank=2
    lost who=0 n=1 source=grey
    disc-scored who=2 act=III space=1 rank=3
    lost who=2 n=1 source=grey
    day-ended day=6
    final-count
    revealed-objective who=0 objective=firsts n=0
    revealed-objective who=2 objective=costumes4 n=0
    yellow-counted who=0 n=0 total=0
    yellow-counted who=1 n=1 total=1
    gained who=1 n=1 source=yellow-elements
    yellow-counted who=2 n=0 total=0
    wage-paid who=0 card=king-lear pounds=3 left=3
    paid who=0 pounds=3 left=3
    wage-paid who=1 card=juliet pounds=1 left=4
    wage-paid who=1 card=ophelia pounds=1 left=3
    wage-paid who=1 card=jeweler pounds=3 left=0
    paid who=1 pounds=5 left=0
    wage-paid who=2 card=puck pounds=1 left=9
    wage-paid who=2 card=assistant pounds=3 left=6
    paid who=2 pounds=4 left=6
    game-ended
scores [3, 7, 1] winners [1]
