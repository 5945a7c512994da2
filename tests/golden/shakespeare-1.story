set-up [ef0302a2]
1 0 recruit-extra:set-dresser-6 [2717c474]
    drafted-extra who=0 card=set-dresser-6
    day-began day=1
2 0 recruit-extra:iago [72406f06]
    recruited-extra who=0 card=iago
3 0 activate:queen [b22a5591]
    activated who=0 card=queen
4 0 ask:pounds [afc9aebb]
    earned who=0 pounds=4
5 0 activate:falstaff [8f27c577]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
6 0 activate:house-handyman [c1e0bbcf]
    activated who=0 card=house-handyman
7 0 take:pink-set [15056ba9]
    took who=0 element=pink-set
8 0 put:1.1 [a79c0c9d]
    built who=0 element=pink-set place=1.1
    earned who=0 pounds=1
9 0 take:pink-costume [8dbebf4c]
    took who=0 element=pink-costume
10 0 dress:extra-2 [48c384b8]
    dressed who=0 element=pink-costume wearer=extra-2
11 0 activate:author [6ac1ed0d]
    activated who=0 card=author
12 0 advance:III [43d6fbae]
    advanced who=0 act=III space=2
13 0 advance:III [03744383]
    advanced who=0 act=III space=3
    ambiance-began
    mood-judged who=0 space=5
14 0 advance:I [3e9a9c36]
    advanced who=0 act=I space=3
    mood-reset
    day-ended day=1
    elements-discarded n=10
15 0 keep:queen [a2f5e415]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=queen
    day-began day=2
16 0 recruit:king-lear [a9997dad]
    recruited who=0 card=king-lear
17 0 activate:queen [d5f38bd3]
    activated who=0 card=queen
18 0 ask:pounds [d751dfa3]
    earned who=0 pounds=4
19 0 pass [403643f1]
    passed who=0
    solo-bonus who=0 n=1
    gained who=0 n=1 source=solo
    ambiance-began
    purple-unclaimed n=3
    mood-fell who=0 n=2
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-reset
    day-ended day=2
    elements-discarded n=12
    kept-awake who=0 card=queen
    day-began day=3
20 0 recruit:romeo [07963f41]
    recruited who=0 card=romeo
21 0 activate:romeo [4d874909]
    activated who=0 card=romeo
22 0 advance:III [0ec6b7bc]
    advanced who=0 act=III space=4
23 0 activate:house-handyman [d166240b]
    activated who=0 card=house-handyman
24 0 take:blue-costume [e7d0c5de]
    took who=0 element=blue-costume
25 0 dress:extra-1 [a4d6420c]
    dressed who=0 element=blue-costume wearer=extra-1
26 0 activate:king-lear [69cb1df0]
    activated who=0 card=king-lear
    advanced who=0 act=III space=5
27 0 activate:author [e064a374]
    activated who=0 card=author
28 0 advance:III [26cb88de]
    advanced who=0 act=III space=6
29 0 advance:III [f6ee8f74]
    advanced who=0 act=III space=7
30 0 activate:queen [6a3080f8]
    activated who=0 card=queen
31 0 ask:pounds [ea13b913]
    earned who=0 pounds=4
    ambiance-began
    purple-unclaimed n=3
    mood-fell who=0 n=2
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-reset
    day-ended day=3
    elements-discarded n=11
32 0 keep:author [057dd72b]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    sent-to-rest who=0 card=king-lear
    sent-to-rest who=0 card=romeo
    day-began day=4
33 0 recruit-extra:handyman [e3d59b3f]
    recruited-extra who=0 card=handyman
34 0 pass [28ec795c]
    passed who=0
    ambiance-began
    mood-judged who=0 space=3
    mood-reset
    rehearsal-began day=4
    act-scored act=I
    disc-scored who=0 act=I space=3 rank=2
    lost who=0 n=1 source=grey
    act-scored act=II
    disc-scored who=0 act=II space=1 rank=2
    lost who=0 n=1 source=grey
    gained who=0 n=1 source=act-ii
    act-scored act=III
    disc-scored who=0 act=III space=7 rank=1
    gained who=0 n=1 source=act-iii
    neutral-moved space=8
    day-ended day=4
    elements-discarded n=12
    day-began day=5
35 0 recruit-extra:jeweler [c4197efc]
    recruited-extra who=0 card=jeweler
36 0 activate:author [ab6a6372]
    activated who=0 card=author
37 0 advance:I [262d20b1]
    advanced who=0 act=I space=4
38 0 advance:III [a784a98e]
    advanced who=0 act=III space=8
39 0 activate:house-handyman [2d1edf62]
    activated who=0 card=house-handyman
40 0 take:pink-set [0d24d90f]
    took who=0 element=pink-set
41 0 put:1.5 [302d53f6]
    built who=0 element=pink-set place=1.5
    earned who=0 pounds=1
42 0 take:pink-costume [c9b3bf32]
    took who=0 element=pink-costume
43 0 dress:king-lear [db2b6e1d]
    dressed who=0 element=pink-costume wearer=king-lear
44 0 activate:queen [b7aaf124]
    activated who=0 card=queen
45 0 ask:objectives [2fb0fa49]
    drew-objectives who=0 n=3
46 0 choose:rows [36858165]
    kept-objective who=0
47 0 activate:romeo [777cf5a6]
    activated who=0 card=romeo
48 0 advance:I [f73f6984]
    advanced who=0 act=I space=5
49 0 pass [2ed193b9]
    passed who=0
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-judged who=0 space=2
50 0 retreat:I [b4eaa006]
    retreated who=0 act=I space=4
    mood-reset
    day-ended day=5
    elements-discarded n=10
51 0 keep:author [c645d5c0]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    sent-to-rest who=0 card=romeo
    day-began day=6
52 0 recruit-extra:titania [40acd9a6]
    recruited-extra who=0 card=titania
53 0 activate:falstaff [25ce36d9]
    activated who=0 card=falstaff
    advanced who=0 act=I space=5
    mood-rose who=0 n=2
54 0 pass [f44351ab]
    passed who=0
    solo-bonus who=0 n=1
    gained who=0 n=1 source=solo
    ambiance-began
    mood-judged who=0 space=5
55 0 advance:I [c6bd3002]
    advanced who=0 act=I space=6
    mood-reset
    rehearsal-began day=6
    act-scored act=I
    disc-scored who=0 act=I space=6 rank=2
    earned who=0 pounds=1
    act-scored act=II
    disc-scored who=0 act=II space=1 rank=2
    lost who=0 n=1 source=grey
    gained who=0 n=1 source=act-ii
    act-scored act=III
    disc-scored who=0 act=III space=8 rank=2
    gained who=0 n=2 source=act-iii
    day-ended day=6
    final-count
    revealed-objective who=0 objective=rows n=0
    yellow-counted who=0 n=0 total=0
    wage-paid who=0 card=romeo pounds=1 left=14
    wage-paid who=0 card=king-lear pounds=3 left=11
    paid who=0 pounds=4 left=11
    game-ended
scores [7] winners [0]
