set-up [e72a0fe4]
1 0 recruit-extra:puck [fa30ccdc]
    drafted-extra who=0 card=puck
2 1 recruit-extra:costume-mistress-8 [bf2c80d0]
    drafted-extra who=1 card=costume-mistress-8
    day-began day=1
3 0 wager:3 [b1c3bdba]
4 1 wager:3 [8c6eff80]
    wagered who=1 n=3
    wagered who=0 n=3
    went-first who=1 n=3
    gained who=1 n=1 source=wager
5 1 recruit-extra:set-dresser-8 [8feea9ba]
    recruited-extra who=1 card=set-dresser-8
6 0 recruit:viola [f116d314]
    recruited who=0 card=viola
7 1 activate:house-handyman [82409be9]
    activated who=1 card=house-handyman
8 1 take:black-costume [dd9d4c56]
    took who=1 element=black-costume
9 1 dress:falstaff [7183ec85]
    dressed who=1 element=black-costume wearer=falstaff
10 1 take:pink-set [78f3e278]
    took who=1 element=pink-set
11 1 put:1.3 [d1176233]
    built who=1 element=pink-set place=1.3
    earned who=1 pounds=1
12 1 stop [982870db]
13 0 activate:viola [89715360]
    activated who=0 card=viola
    lined-up who=0 n=1
    advanced who=0 act=II space=2
14 1 activate:author [8d5397f3]
    activated who=1 card=author
    lined-up who=1 n=2
15 1 advance:III [ce9a730d]
    advanced who=1 act=III space=2
16 1 advance:III [d2120e98]
    advanced who=1 act=III space=3
17 0 activate:queen [b63dc7df]
    activated who=0 card=queen
18 0 ask:objectives [5283b42f]
    drew-objectives who=0 n=3
19 0 choose:acts8 [fd4ea921]
    kept-objective who=0
20 1 pass [3b77b4a6]
    passed who=1
21 0 activate:house-handyman [0b47a61e]
    activated who=0 card=house-handyman
22 0 take:pink-costume [113dfde1]
    took who=0 element=pink-costume
23 0 dress:falstaff [2180dce1]
    dressed who=0 element=pink-costume wearer=falstaff
24 0 take:black-set [1da6651f]
    took who=0 element=black-set
25 0 put:1.4 [aa4b2693]
    built who=0 element=black-set place=1.4
    ambiance-began
    purple-unclaimed n=2
    mood-fell who=1 n=2
    mood-fell who=0 n=2
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-reset
    day-ended day=1
    elements-discarded n=8
26 0 keep:viola [247bf82f]
27 1 keep:author [38c7c684]
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=viola
    kept-awake who=1 card=author
    sent-to-rest who=1 card=house-handyman
    day-began day=2
28 0 wager:1 [2490a94a]
29 1 wager:4 [9d47897d]
    wagered who=0 n=1
    wagered who=1 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
30 0 activate:falstaff [2f9835c9]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
31 1 recruit-extra:set-dresser-6 [b1c07e5f]
    recruited-extra who=1 card=set-dresser-6
32 0 recruit:handyman [981b56d0]
    recruited who=0 card=handyman
33 1 activate:queen [1d4e38a9]
    activated who=1 card=queen
34 1 ask:pounds [d6abd7a5]
    earned who=1 pounds=4
35 1 pass [01b3008e]
    passed who=1
    lined-up who=1 n=2
    ambiance-began
    purple-unclaimed n=3
    mood-fell who=0 n=3
    mood-fell who=1 n=2
    mood-judged who=0 space=2
36 0 retreat:I [ad377971]
    retreated who=0 act=I space=1
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-reset
    day-ended day=2
    elements-discarded n=12
    kept-awake who=0 card=falstaff
    kept-awake who=1 card=queen
    day-began day=3
37 0 wager:3 [064ca63c]
38 1 wager:2 [87b5dcc8]
    wagered who=1 n=2
    wagered who=0 n=3
    went-first who=1 n=2
    gained who=1 n=1 source=wager
39 1 recruit-extra:handyman [d4b9efac]
    recruited-extra who=1 card=handyman
40 0 activate:author [abdca279]
    activated who=0 card=author
    lined-up who=0 n=1
41 0 advance:III [14a0b60e]
    advanced who=0 act=III space=2
42 0 advance:II [d148e2fa]
    advanced who=0 act=II space=3
43 1 pass [23c33a74]
    passed who=1
44 0 activate:falstaff [0f4a66e4]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
45 0 activate:queen [a7b21d7e]
    activated who=0 card=queen
46 0 ask:objectives [b045638b]
    drew-objectives who=0 n=3
47 0 choose:set40 [953a52ec]
    kept-objective who=0
48 0 recruit-extra:assistant [3570a7c0]
    recruited-extra who=0 card=assistant
    lined-up who=1 n=2
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=1 n=1
    mood-fell who=0 n=1
    mood-judged who=1 space=2
    retreated who=1 act=III space=2
    mood-judged who=0 space=4
    earned who=0 pounds=1
    mood-reset
    day-ended day=3
    elements-discarded n=12
49 0 keep:queen [d6a79bca]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    kept-awake who=0 card=queen
    day-began day=4
50 0 wager:2 [c3e93ab8]
51 1 wager:5 [e79514ea]
    wagered who=0 n=2
    wagered who=1 n=5
    went-first who=0 n=2
    gained who=0 n=1 source=wager
52 0 recruit-extra:assistant [d39b19f4]
    recruited-extra who=0 card=assistant
53 1 recruit-extra:hamlet [8646b8ee]
    recruited-extra who=1 card=hamlet
54 0 pass [90b3393e]
    passed who=0
55 1 activate:falstaff [72fbfc53]
    activated who=1 card=falstaff
    lined-up who=1 n=1
    advanced who=1 act=I space=2
    mood-rose who=1 n=2
56 1 activate:queen [6956bd5f]
    activated who=1 card=queen
57 1 ask:objectives [65bfce8a]
    drew-objectives who=1 n=3
58 1 choose:savings [8a078faa]
    kept-objective who=1
59 1 pass [0e728aa6]
    passed who=1
    lined-up who=0 n=2
    ambiance-began
    mood-judged who=0 space=3
    mood-judged who=1 space=5
60 1 advance:I [250a4c28]
    advanced who=1 act=I space=3
    mood-reset
    rehearsal-began day=4
    act-scored act=I
    disc-scored who=1 act=I space=3 rank=1
    lost who=1 n=1 source=grey
    disc-scored who=0 act=I space=2 rank=2
    lost who=0 n=1 source=grey
    act-scored act=II
    disc-scored who=0 act=II space=3 rank=1
    lost who=0 n=1 source=grey
    gained who=0 n=2 source=act-ii
    disc-scored who=1 act=II space=1 rank=2
    lost who=1 n=1 source=grey
    gained who=1 n=1 source=act-ii
    act-scored act=III
    disc-scored who=0 act=III space=2 rank=1
    lost who=0 n=1 source=grey
    disc-scored who=1 act=III space=2 rank=2
    lost who=1 n=1 source=grey
    day-ended day=4
    elements-discarded n=12
61 1 keep:falstaff [eedb6bdb]
    kept-awake who=1 card=falstaff
    sent-to-rest who=1 card=queen
    day-began day=5
62 0 wager:1 [2831ee7f]
63 1 wager:4 [cd43e813]
    wagered who=0 n=1
    wagered who=1 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
64 0 recruit-extra:lady-macbeth [c0ee3815]
    recruited-extra who=0 card=lady-macbeth
65 1 recruit:handyman [fbf748fa]
    recruited who=1 card=handyman
66 0 activate:queen [de0f703f]
    activated who=0 card=queen
67 0 ask:pounds [f4db8a92]
    earned who=0 pounds=4
68 1 pass [cb34bbec]
    passed who=1
    lined-up who=0 n=1
    lined-up who=1 n=2
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-judged who=0 space=2
69 0 retreat:II [ce9cd86f]
    retreated who=0 act=II space=2
    mood-judged who=1 space=2
70 1 retreat:I [6716f47a]
    retreated who=1 act=I space=2
    mood-reset
    day-ended day=5
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
76 1 activate:house-handyman [e0d1dd79]
    activated who=1 card=house-handyman
77 1 stop [025b109d]
78 1 activate:titania [ac3e4715]
    activated who=1 card=titania
    lined-up who=1 n=1
    advanced who=1 act=III space=3
    mood-rose who=1 n=2
    lined-up who=0 n=2
    ambiance-began
    mood-judged who=0 space=3
    mood-judged who=1 space=5
79 1 advance:III [e86c5f6e]
    advanced who=1 act=III space=4
    mood-reset
    rehearsal-began day=6
    act-scored act=I
    disc-scored who=0 act=I space=2 rank=1
    lost who=0 n=1 source=grey
    disc-scored who=1 act=I space=2 rank=2
    lost who=1 n=1 source=grey
    act-scored act=II
    disc-scored who=0 act=II space=2 rank=1
    lost who=0 n=1 source=grey
    gained who=0 n=2 source=act-ii
    disc-scored who=1 act=II space=1 rank=2
    lost who=1 n=1 source=grey
    gained who=1 n=1 source=act-ii
    act-scored act=III
    disc-scored who=1 act=III space=4 rank=1
    disc-scored who=0 act=III space=2 rank=2
    lost who=0 n=1 source=grey
    day-ended day=6
    final-count
    revealed-objective who=0 objective=acts8 n=0
    revealed-objective who=0 objective=set40 n=0
    revealed-objective who=1 objective=savings n=0
    yellow-counted who=0 n=0 total=0
    yellow-counted who=1 n=0 total=0
    wage-paid who=0 card=viola pounds=1 left=4
    wage-paid who=0 card=handyman pounds=1 left=3
    wage-paid who=0 card=assistant pounds=3 left=0
    paid who=0 pounds=5 left=0
    wage-paid who=1 card=handyman pounds=1 left=4
    wage-paid who=1 card=titania pounds=3 left=1
    paid who=1 pounds=4 left=1
    game-ended
scores [6, 2] winners [0]
