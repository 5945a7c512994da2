set-up [952e5c90]
1 1 recruit:juliet [f677ecc1]
    drafted who=1 card=juliet
2 0 recruit-extra:beatrice [01c89cba]
    drafted-extra who=0 card=beatrice
3 2 recruit-extra:set-dresser-8 [99a2cf8b]
    drafted-extra who=2 card=set-dresser-8
    day-began day=1
4 0 wager:3 [75c45942]
5 1 wager:3 [613da65d]
6 2 wager:1 [fa015885]
    wagered who=2 n=1
    wagered who=0 n=3
    wagered who=1 n=3
    went-first who=2 n=1
    gained who=2 n=1 source=wager
7 2 activate:queen [c78d687a]
    activated who=2 card=queen
8 2 ask:objectives [03c448a3]
    drew-objectives who=2 n=3
9 2 choose:costumes4 [be02fdee]
    kept-objective who=2
10 0 activate:author [57b63a71]
    activated who=0 card=author
    lined-up who=0 n=1
11 0 advance:III [31f8321a]
    advanced who=0 act=III space=2
12 0 advance:II [bf13a2e7]
    advanced who=0 act=II space=2
13 1 recruit-extra:costume-mistress-6 [7f6776c9]
    recruited-extra who=1 card=costume-mistress-6
14 2 recruit:assistant [c45e480d]
    recruited who=2 card=assistant
15 0 activate:queen [91a8c62c]
    activated who=0 card=queen
16 0 ask:objectives [7e9508dc]
    drew-objectives who=0 n=3
17 0 choose:firsts [46e864de]
    kept-objective who=0
18 1 pass [b25c3b42]
    passed who=1
19 0 activate:falstaff [f84935e0]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
20 0 recruit-extra:handyman [cae7e902]
    recruited-extra who=0 card=handyman
    lined-up who=2 n=2
    lined-up who=1 n=3
    ambiance-began
    mood-judged who=2 space=3
    mood-judged who=0 space=5
21 0 advance:II [11b30179]
    advanced who=0 act=II space=3
    mood-judged who=1 space=3
    mood-reset
    day-ended day=1
    elements-discarded n=18
22 0 keep:falstaff [45731c44]
    sent-to-rest who=0 card=author
    kept-awake who=0 card=falstaff
    sent-to-rest who=0 card=queen
    kept-awake who=2 card=queen
    day-began day=2
23 0 wager:1 [2247d187]
24 1 wager:5 [6063656c]
25 2 wager:1 [514803e3]
    wagered who=0 n=1
    wagered who=2 n=1
    wagered who=1 n=5
    went-first who=0 n=1
    gained who=0 n=1 source=wager
26 0 recruit-extra:jeweler [909a291a]
    recruited-extra who=0 card=jeweler
27 2 activate:house-handyman [aaaa6690]
    activated who=2 card=house-handyman
28 2 take:green-costume [f0e31564]
    took who=2 element=green-costume
29 2 dress:author [7ae39238]
    dressed who=2 element=green-costume wearer=author
30 1 activate:author [ccda0a91]
    activated who=1 card=author
    lined-up who=1 n=1
31 1 advance:II [274cf44f]
    advanced who=1 act=II space=2
32 1 advance:III [6d24b833]
    advanced who=1 act=III space=2
33 0 activate:house-handyman [7790e9d6]
    activated who=0 card=house-handyman
34 0 stop [f1296631]
35 2 recruit-extra:handyman [7eb41fe4]
    recruited-extra who=2 card=handyman
36 1 activate:juliet [ed3550ed]
    activated who=1 card=juliet
37 1 advance:II [40192f18]
    advanced who=1 act=II space=3
38 1 recruit:jeweler [186492de]
    recruited who=1 card=jeweler
39 1 activate:falstaff [7b07f30f]
    activated who=1 card=falstaff
    advanced who=1 act=I space=2
    mood-rose who=1 n=2
40 1 activate:house-handyman [376745a2]
    activated who=1 card=house-handyman
41 1 stop [67066716]
42 1 activate:jeweler [d41f5603]
    activated who=1 card=jeweler
43 1 take:yellow-set [be4c8b52]
    took who=1 element=yellow-set
44 1 put:1.4 [4b766771]
    built who=1 element=yellow-set place=1.4
    lined-up who=0 n=2
    lined-up who=2 n=3
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=2 n=1
    mood-fell who=1 n=1
    mood-judged who=0 space=2
45 0 retreat:II [1184d7e8]
    retreated who=0 act=II space=2
    mood-judged who=2 space=2
    mood-judged who=1 space=4
    earned who=1 pounds=1
    mood-reset
    day-ended day=2
    elements-discarded n=16
46 1 keep:falstaff [4dc50e1f]
    sent-to-rest who=1 card=author
    kept-awake who=1 card=falstaff
    sent-to-rest who=1 card=house-handyman
    sent-to-rest who=1 card=juliet
    sent-to-rest who=1 card=jeweler
    kept-awake who=0 card=house-handyman
    kept-awake who=2 card=house-handyman
    day-began day=3
47 0 wager:3 [84f07761]
48 1 wager:4 [5fa196d5]
49 2 wager:2 [00167d1f]
    wagered who=2 n=2
    wagered who=0 n=3
    wagered who=1 n=4
    went-first who=2 n=2
    gained who=2 n=1 source=wager
50 2 recruit:puck [4529ce06]
    recruited who=2 card=puck
51 0 activate:falstaff [e981e95d]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=3
    mood-rose who=0 n=2
52 1 recruit:ophelia [165dedc9]
    recruited who=1 card=ophelia
53 2 activate:puck [89b40a14]
    activated who=2 card=puck
    lined-up who=2 n=2
    advanced who=2 act=I space=2
    mood-rose who=2 n=1
54 0 recruit-extra:set-dresser-8 [66257582]
    recruited-extra who=0 card=set-dresser-8
55 1 activate:ophelia [ade8fe1d]
    activated who=1 card=ophelia
    lined-up who=1 n=3
    advanced who=1 act=II space=4
56 1 take:black-costume [faf63370]
    took who=1 element=black-costume
57 1 dress:falstaff [af6557e5]
    dressed who=1 element=black-costume wearer=falstaff
58 2 activate:queen [30121551]
    activated who=2 card=queen
59 2 ask:pounds [9ab49907]
    earned who=2 pounds=4
60 0 pass [aa0a2f30]
    passed who=0
61 1 pass [c2e95c7f]
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
62 1 retreat:I [b0c2870d]
    retreated who=1 act=I space=1
    mood-reset
    day-ended day=3
    elements-discarded n=17
    kept-awake who=0 card=falstaff
63 2 keep:puck [0a9402ec]
    sent-to-rest who=2 card=queen
    kept-awake who=2 card=puck
    kept-awake who=1 card=ophelia
    day-began day=4
64 0 wager:2 [b4427b02]
65 1 wager:1 [6d6f3253]
66 2 wager:2 [82ed7a8a]
    wagered who=1 n=1
    wagered who=0 n=2
    wagered who=2 n=2
    went-first who=1 n=1
    gained who=1 n=1 source=wager
67 1 activate:juliet [c60448fa]
    activated who=1 card=juliet
    lined-up who=1 n=1
68 1 advance:III [f283f42a]
    advanced who=1 act=III space=3
69 0 recruit-extra:costume-mistress-6 [511c50e7]
    recruited-extra who=0 card=costume-mistress-6
70 2 activate:house-handyman [7f375019]
    activated who=2 card=house-handyman
71 2 take:pink-costume [5439cb89]
    took who=2 element=pink-costume
72 2 dress:extra-1 [39408e59]
    dressed who=2 element=pink-costume wearer=extra-1
73 2 take:pink-set [a4360dcb]
    took who=2 element=pink-set
74 2 put:1.5 [6b2d7a2e]
    built who=2 element=pink-set place=1.5
    earned who=2 pounds=1
75 2 take:black-costume [2840c9c4]
    took who=2 element=black-costume
76 2 dress:extra-2 [297cc87a]
    dressed who=2 element=black-costume wearer=extra-2
77 1 recruit-extra:assistant [87ed8a4f]
    recruited-extra who=1 card=assistant
78 0 activate:house-handyman [11f4a8fb]
    activated who=0 card=house-handyman
79 0 take:pink-costume [1dc945e8]
    took who=0 element=pink-costume
80 0 dress:extra-5 [2df29169]
    dressed who=0 element=pink-costume wearer=extra-5
81 0 take:pink-set [f611e3e0]
    took who=0 element=pink-set
82 0 put:1.2 [0c8347a6]
    built who=0 element=pink-set place=1.2
    earned who=0 pounds=1
83 2 recruit-extra:jeweler [3670048c]
    recruited-extra who=2 card=jeweler
84 0 activate:author [00d67c6d]
    activated who=0 card=author
    lined-up who=0 n=2
85 0 advance:II [098071ac]
    advanced who=0 act=II space=3
86 0 advance:III [66cacbdb]
    advanced who=0 act=III space=3
87 2 activate:author [05add4df]
    activated who=2 card=author
    lined-up who=2 n=3
88 2 advance:I [bc50652e]
    advanced who=2 act=I space=3
89 2 advance:II [adb40ffe]
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
90 0 keep:author [54931dab]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=house-handyman
91 2 keep:author [1e477baa]
    kept-awake who=2 card=author
    sent-to-rest who=2 card=house-handyman
    day-began day=5
92 0 wager:3 [586a10e9]
93 1 wager:1 [9fbba924]
94 2 wager:5 [9d815255]
    wagered who=1 n=1
    wagered who=0 n=3
    wagered who=2 n=5
    went-first who=1 n=1
    gained who=1 n=1 source=wager
95 1 recruit-extra:titania [1be6c675]
    recruited-extra who=1 card=titania
96 0 recruit:king-lear [6d4f8308]
    recruited who=0 card=king-lear
97 2 activate:falstaff [d1c80c62]
    activated who=2 card=falstaff
    lined-up who=2 n=1
    advanced who=2 act=I space=4
    mood-rose who=2 n=2
98 1 activate:juliet [f76e1e08]
    activated who=1 card=juliet
    lined-up who=1 n=2
99 1 advance:III [6a9585a5]
    advanced who=1 act=III space=4
100 0 pass [0a0cb462]
    passed who=0
101 2 recruit-extra:iago [79f5e2da]
    recruited-extra who=2 card=iago
102 2 activate:queen [73a4e508]
    activated who=2 card=queen
103 2 ask:pounds [99377469]
    earned who=2 pounds=4
104 2 activate:puck [81e71984]
    activated who=2 card=puck
    advanced who=2 act=I space=5
    mood-rose who=2 n=1
105 2 activate:author [4632c446]
    activated who=2 card=author
106 2 advance:I [24e16641]
    advanced who=2 act=I space=6
107 2 advance:II [ce06cea1]
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
108 2 keep:author [ff25b3e2]
    kept-awake who=2 card=author
    sent-to-rest who=2 card=falstaff
    sent-to-rest who=2 card=queen
    sent-to-rest who=2 card=puck
    kept-awake who=1 card=juliet
    day-began day=6
109 0 wager:2 [0dc4bd9b]
110 1 wager:5 [8bf86584]
111 2 wager:3 [200d9e28]
    wagered who=0 n=2
    wagered who=2 n=3
    wagered who=1 n=5
    went-first who=0 n=2
    gained who=0 n=1 source=wager
112 0 recruit-extra:hamlet [db3360cd]
    recruited-extra who=0 card=hamlet
113 2 activate:house-handyman [1d9e72c4]
    activated who=2 card=house-handyman
114 2 take:pink-costume [5be9569e]
    took who=2 element=pink-costume
115 2 dress:author [bc73ea02]
    dressed who=2 element=pink-costume wearer=author
116 2 take:purple-costume [18e9fa10]
    took who=2 element=purple-costume
117 2 dress:puck [0e8f506e]
    dressed who=2 element=purple-costume wearer=puck
118 1 activate:juliet [e3cd4ff8]
    activated who=1 card=juliet
    lined-up who=1 n=1
119 1 advance:II [c45c2a70]
    advanced who=1 act=II space=5
120 0 activate:queen [d2c6b28d]
    activated who=0 card=queen
121 0 ask:pounds [98f639c6]
    earned who=0 pounds=4
122 2 recruit-extra:romeo [7abd98d8]
    recruited-extra who=2 card=romeo
123 1 recruit-extra:set-dresser-6 [118dc124]
    recruited-extra who=1 card=set-dresser-6
124 0 activate:author [b3db6bf0]
    activated who=0 card=author
    lined-up who=0 n=2
125 0 advance:I [8175f3c8]
    advanced who=0 act=I space=4
126 0 advance:II [74c216bd]
    advanced who=0 act=II space=4
127 2 pass [308384af]
    passed who=2
128 1 activate:falstaff [2301d0ea]
    activated who=1 card=falstaff
    advanced who=1 act=I space=2
    mood-rose who=1 n=2
129 1 activate:house-handyman [71967b65]
    activated who=1 card=house-handyman
130 1 take:purple-costume [d173b95d]
    took who=1 element=purple-costume
131 1 dress:falstaff [478e2421]
    dressed who=1 element=purple-costume wearer=falstaff
132 1 take:black-costume [b3af172c]
    took who=1 element=black-costume
133 1 dress:extra-4 [66efb6fb]
    dressed who=1 element=black-costume wearer=extra-4
134 1 activate:queen [821059ce]
    activated who=1 card=queen
135 1 ask:pounds [f3282bd4]
    earned who=1 pounds=4
136 1 activate:ophelia [5428c31a]
    activated who=1 card=ophelia
    advanced who=1 act=II space=6
137 1 take:black-costume [71436f9e]
    took who=1 element=black-costume
138 1 dress:extra-4 [64bd121a]
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
