set-up [7eb56bb8]
1 0 recruit-extra:puck [04426144]
    drafted-extra who=0 card=puck
2 1 recruit-extra:costume-mistress-8 [2010f10e]
    drafted-extra who=1 card=costume-mistress-8
    day-began day=1
3 0 wager:3 [fe481bae]
4 1 wager:3 [5fe001c6]
    wagered who=1 n=3
    wagered who=0 n=3
    went-first who=1 n=3
    gained who=1 n=1 source=wager
5 1 recruit-extra:set-dresser-8 [bb7f4712]
    recruited-extra who=1 card=set-dresser-8
6 0 recruit:viola [115d5efe]
    recruited who=0 card=viola
7 1 activate:house-handyman [088eaae6]
    activated who=1 card=house-handyman
8 1 take:black-costume [914ee138]
    took who=1 element=black-costume
9 1 dress:falstaff [9d68185b]
    dressed who=1 element=black-costume wearer=falstaff
10 1 take:pink-set [2e7ecc6b]
    took who=1 element=pink-set
11 1 put:1.3 [096e262f]
    built who=1 element=pink-set place=1.3
    earned who=1 pounds=1
12 1 stop [c9697f7e]
13 0 activate:viola [a3220fac]
    activated who=0 card=viola
    lined-up who=0 n=1
    advanced who=0 act=II space=2
14 1 activate:author [d661813a]
    activated who=1 card=author
    lined-up who=1 n=2
15 1 advance:III [469e424a]
    advanced who=1 act=III space=2
16 1 advance:III [ee9de498]
    advanced who=1 act=III space=3
17 0 activate:queen [9312a606]
    activated who=0 card=queen
18 0 ask:objectives [30189aac]
    drew-objectives who=0 n=3
19 0 choose:acts8 [d075cccd]
    kept-objective who=0
20 1 pass [f76004e9]
    passed who=1
21 0 activate:house-handyman [cbea4e89]
    activated who=0 card=house-handyman
22 0 take:pink-costume [c612df8e]
    took who=0 element=pink-costume
23 0 dress:falstaff [9ffb1421]
    dressed who=0 element=pink-costume wearer=falstaff
24 0 take:black-set [5b7b9443]
    took who=0 element=black-set
25 0 put:1.4 [c64cda56]
    built who=0 element=black-set place=1.4
    ambiance-began
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-fell who=1 n=2
    lost who=1 n=1 source=ambiance
    lost who=0 n=1 source=ambiance
    mood-reset
    elements-discarded n=8
26 0 keep:viola [270eba69]
27 1 keep:author [db80a068]
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=viola
    kept-awake who=1 card=author
    sent-to-rest who=1 card=house-handyman
    day-began day=2
28 0 wager:1 [1ae23caa]
29 1 wager:4 [395168e0]
    wagered who=0 n=1
    wagered who=1 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
30 0 activate:falstaff [5ce22f5c]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
31 1 recruit-extra:set-dresser-6 [bc1136a7]
    recruited-extra who=1 card=set-dresser-6
32 0 recruit:handyman [91796aec]
    recruited who=0 card=handyman
33 1 activate:queen [324b9aba]
    activated who=1 card=queen
34 1 ask:pounds [58187554]
    earned who=1 pounds=4
35 1 pass [4961097e]
    passed who=1
    lined-up who=1 n=2
    ambiance-began
    purple-unclaimed n=3
    mood-fell who=0 n=3
    mood-fell who=1 n=2
36 0 retreat:I [14ce530b]
    retreated who=0 act=I space=1
    lost who=1 n=1 source=ambiance
    mood-reset
    elements-discarded n=12
    kept-awake who=0 card=falstaff
    kept-awake who=1 card=queen
    day-began day=3
37 0 wager:3 [3d972ad5]
38 1 wager:2 [f7efa20a]
    wagered who=1 n=2
    wagered who=0 n=3
    went-first who=1 n=2
    gained who=1 n=1 source=wager
39 1 recruit-extra:handyman [068629d6]
    recruited-extra who=1 card=handyman
40 0 activate:author [484ba5a0]
    activated who=0 card=author
    lined-up who=0 n=1
41 0 advance:III [cce8efaf]
    advanced who=0 act=III space=2
42 0 advance:II [704d121a]
    advanced who=0 act=II space=3
43 1 pass [517cdfd3]
    passed who=1
44 0 activate:falstaff [7d46f8f5]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
45 0 activate:queen [030558d1]
    activated who=0 card=queen
46 0 ask:objectives [3f5b36b9]
    drew-objectives who=0 n=3
47 0 choose:set40 [5887b425]
    kept-objective who=0
48 0 recruit-extra:assistant [09d873f3]
    recruited-extra who=0 card=assistant
    lined-up who=1 n=2
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    retreated who=1 act=III space=2
    earned who=0 pounds=1
    mood-reset
    elements-discarded n=12
49 0 keep:queen [a816c7c5]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    kept-awake who=0 card=queen
    day-began day=4
50 0 wager:2 [be8c61ce]
51 1 wager:5 [207f3fc6]
    wagered who=0 n=2
    wagered who=1 n=5
    went-first who=0 n=2
    gained who=0 n=1 source=wager
52 0 recruit-extra:assistant [7296a9cf]
    recruited-extra who=0 card=assistant
53 1 recruit-extra:hamlet [0d255729]
    recruited-extra who=1 card=hamlet
54 0 pass [f5a8c874]
    passed who=0
55 1 activate:falstaff [9d3647ba]
    activated who=1 card=falstaff
    lined-up who=1 n=1
    advanced who=1 act=I space=2
    mood-rose who=1 n=2
56 1 activate:queen [18b3dba4]
    activated who=1 card=queen
57 1 ask:objectives [3849904f]
    drew-objectives who=1 n=3
58 1 choose:savings [ea267b30]
    kept-objective who=1
59 1 pass [a7354944]
    passed who=1
    lined-up who=0 n=2
    ambiance-began
60 1 advance:I [e4135542]
    advanced who=1 act=I space=3
    mood-reset
    rehearsal-began day=4
    act-scored act=I
    lost who=0 n=1 source=grey
    lost who=1 n=1 source=grey
    act-scored act=II
    lost who=0 n=1 source=grey
    gained who=0 n=2 source=act-ii
    lost who=1 n=1 source=grey
    gained who=1 n=1 source=act-ii
    act-scored act=III
    lost who=0 n=1 source=grey
    lost who=1 n=1 source=grey
    elements-discarded n=12
61 1 keep:falstaff [8f8fbddb]
    kept-awake who=1 card=falstaff
    sent-to-rest who=1 card=queen
    day-began day=5
62 0 wager:1 [9da126e1]
63 1 wager:4 [a758a3c3]
    wagered who=0 n=1
    wagered who=1 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
64 0 recruit-extra:lady-macbeth [4a551cb8]
    recruited-extra who=0 card=lady-macbeth
65 1 recruit:handyman [ae45d40f]
    recruited who=1 card=handyman
66 0 activate:queen [3ba2c2ea]
    activated who=0 card=queen
67 0 ask:pounds [d0aa5180]
    earned who=0 pounds=4
68 1 pass [5d645e98]
    passed who=1
    lined-up who=0 n=1
    lined-up who=1 n=2
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
69 0 retreat:II [4b93c091]
    retreated who=0 act=II space=2
70 1 retreat:I [6716f47a]
    retreated who=1 act=I space=2
    mood-reset
    elements-discarded n=12
    kept-awake who=0 card=queen
    day-began day=6
71 0 wager:1 [1414b877]
72 1 wager:2 [12de9989]
    wagered who=0 n=1
    wagered who=1 n=2
    went-first who=0 n=1
    gained who=0 n=1 source=wager
73 0 recruit:assistant [7da8d434]
    recruited who=0 card=assistant
74 1 recruit:titania [b7db13c3]
    recruited who=1 card=titania
75 0 pass [bd982a77]
    passed who=0
76 1 activate:house-handyman [619f0a27]
    activated who=1 card=house-handyman
77 1 stop [025b109d]
78 1 activate:titania [98041e69]
    activated who=1 card=titania
    lined-up who=1 n=1
    advanced who=1 act=III space=3
    mood-rose who=1 n=2
    lined-up who=0 n=2
    ambiance-began
79 1 advance:III [e86c5f6e]
    advanced who=1 act=III space=4
    mood-reset
    rehearsal-began day=6
    act-scored act=I
    lost who=0 n=1 source=grey
    lost who=1 n=1 source=grey
    act-scored act=II
    lost who=0 n=1 source=grey
    gained who=0 n=2 source=act-ii
    lost who=1 n=1 source=grey
    gained who=1 n=1 source=act-ii
    act-scored act=III
    lost who=0 n=1 source=grey
    revealed-objective who=0 objective=acts8 n=0
    revealed-objective who=0 objective=set40 n=0
    paid who=0 pounds=5 left=0
    revealed-objective who=1 objective=savings n=0
    paid who=1 pounds=4 left=1
    game-ended
scores [6, 2] winners [0]
