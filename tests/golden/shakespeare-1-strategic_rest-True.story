set-up [4f978313]
1 0 recruit:handyman [05f51388]
    drafted who=0 card=handyman
    day-began day=1
2 0 activate:falstaff [537b8bbc]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
3 0 activate:queen [8757b556]
    activated who=0 card=queen
4 0 ask:objectives [0a724f17]
    drew-objectives who=0 n=3
5 0 choose:rows [da1f35f5]
    kept-objective who=0
6 0 activate:author [a66685a3]
    activated who=0 card=author
7 0 advance:I [6180321b]
    advanced who=0 act=I space=3
8 0 advance:II [6a652d62]
    advanced who=0 act=II space=2
9 0 recruit-extra:assistant [9b53e7de]
    recruited-extra who=0 card=assistant
10 0 activate:handyman [f0ca0085]
    activated who=0 card=handyman
11 0 stop [69c7d37f]
12 0 pass [50b6c3fc]
    passed who=0
    ambiance-began
    mood-judged who=0 space=5
13 0 advance:II [6933f90d]
    advanced who=0 act=II space=3
    mood-reset
    day-ended day=1
    elements-discarded n=12
14 0 keep:handyman [0a0ef903]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=handyman
    day-began day=2
15 0 recruit-extra:handyman [623df9ad]
    recruited-extra who=0 card=handyman
16 0 activate:house-handyman [ee525a61]
    activated who=0 card=house-handyman
17 0 take:blue-costume [19661475]
    took who=0 element=blue-costume
18 0 dress:extra-2 [a3b5a5eb]
    dressed who=0 element=blue-costume wearer=extra-2
19 0 activate:handyman [1fb193eb]
    activated who=0 card=handyman
20 0 take:black-costume [7850d9de]
    took who=0 element=black-costume
21 0 dress:extra-1 [36079d62]
    dressed who=0 element=black-costume wearer=extra-1
22 0 take:purple-set [d44d20e3]
    took who=0 element=purple-set
23 0 put:1.1 [21a3c504]
    built who=0 element=purple-set place=1.1
    solo-bonus who=0 n=2
    gained who=0 n=1 source=solo
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-judged who=0 space=2
24 0 retreat:II [52a2517d]
    retreated who=0 act=II space=2
    mood-reset
    day-ended day=2
    elements-discarded n=9
25 0 keep:handyman [e2376864]
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=handyman
    day-began day=3
26 0 recruit-extra:lady-macbeth [fb314af1]
    recruited-extra who=0 card=lady-macbeth
27 0 activate:falstaff [123b1c4e]
    activated who=0 card=falstaff
    advanced who=0 act=I space=4
    mood-rose who=0 n=2
28 0 activate:handyman [a0bdb6a4]
    activated who=0 card=handyman
29 0 take:black-costume [2d937dab]
    took who=0 element=black-costume
30 0 dress:author [af8cfc70]
    dressed who=0 element=black-costume wearer=author
31 0 take:purple-set [141d0917]
    took who=0 element=purple-set
32 0 put:1.5 [11bcb822]
    built who=0 element=purple-set place=1.5
33 0 activate:queen [b1a63e35]
    activated who=0 card=queen
34 0 ask:pounds [9a75e4a9]
    earned who=0 pounds=4
35 0 activate:author [c6ecd100]
    activated who=0 card=author
36 0 advance:I [3ac358d6]
    advanced who=0 act=I space=5
37 0 advance:II [8c447d48]
    advanced who=0 act=II space=3
    ambiance-began
    mood-judged who=0 space=5
38 0 advance:III [9bf27240]
    advanced who=0 act=III space=2
    mood-reset
    day-ended day=3
    elements-discarded n=10
39 0 keep:author [3bb72cd2]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=queen
    sent-to-rest who=0 card=handyman
    day-began day=4
40 0 activate:author [2dc6e101]
    activated who=0 card=author
41 0 advance:III [ec3f02c6]
    advanced who=0 act=III space=3
42 0 advance:I [67975d53]
    advanced who=0 act=I space=6
43 0 recruit:handyman [9e0a3b62]
    recruited who=0 card=handyman
44 0 pass [9e8d7d79]
    passed who=0
    solo-bonus who=0 n=1
    gained who=0 n=1 source=solo
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-judged who=0 space=2
45 0 retreat:II [dc30172e]
    retreated who=0 act=II space=2
    mood-reset
    rehearsal-began day=4
    act-scored act=I
    disc-scored who=0 act=I space=6 rank=1
    earned who=0 pounds=1
    act-scored act=II
    disc-scored who=0 act=II space=2 rank=2
    lost who=0 n=1 source=grey
    gained who=0 n=1 source=act-ii
    act-scored act=III
    disc-scored who=0 act=III space=3 rank=2
    lost who=0 n=1 source=grey
    neutral-moved space=8
    day-ended day=4
    elements-discarded n=12
    kept-awake who=0 card=author
    day-began day=5
46 0 activate:house-handyman [526dd6cf]
    activated who=0 card=house-handyman
47 0 take:purple-costume [16de6108]
    took who=0 element=purple-costume
48 0 dress:extra-2 [30c9c0a0]
    dressed who=0 element=purple-costume wearer=extra-2
49 0 take:black-set [b07771ba]
    took who=0 element=black-set
50 0 put:1.4 [1449dfa7]
    built who=0 element=black-set place=1.4
51 0 activate:falstaff [49670d73]
    activated who=0 card=falstaff
    advanced who=0 act=I space=7
    mood-rose who=0 n=2
52 0 recruit:costume-mistress-6 [cf348611]
    recruited who=0 card=costume-mistress-6
53 0 activate:queen [c3c2f8dc]
    activated who=0 card=queen
54 0 ask:pounds [e15c5685]
    earned who=0 pounds=4
55 0 activate:costume-mistress-6 [4a1db86a]
    activated who=0 card=costume-mistress-6
56 0 take:black-costume [6f89d8b3]
    took who=0 element=black-costume
57 0 dress:falstaff [f20ad269]
    dressed who=0 element=black-costume wearer=falstaff
58 0 stop [c204e332]
59 0 pass [bb8e0b96]
    passed who=0
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-judged who=0 space=4
    earned who=0 pounds=1
    mood-reset
    day-ended day=5
    elements-discarded n=9
60 0 keep:queen [41ad2e26]
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=queen
    sent-to-rest who=0 card=costume-mistress-6
    day-began day=6
61 0 recruit:ophelia [58cb1ba0]
    recruited who=0 card=ophelia
62 0 activate:handyman [bdfd1e0d]
    activated who=0 card=handyman
63 0 take:blue-set [66a94243]
    took who=0 element=blue-set
64 0 put:1.3 [58dc11dd]
    built who=0 element=blue-set place=1.3
    mood-rose who=0 n=2
65 0 activate:author [006685de]
    activated who=0 card=author
66 0 advance:I [ac2490b5]
    advanced who=0 act=I space=8
67 0 advance:I [58b46214]
    advanced who=0 act=I space=9
68 0 pass [cb0bee8a]
    passed who=0
    solo-bonus who=0 n=2
    gained who=0 n=1 source=solo
    ambiance-began
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-judged who=0 space=3
    mood-reset
    rehearsal-began day=6
    act-scored act=I
    disc-scored who=0 act=I space=9 rank=1
    earned who=0 pounds=3
    act-scored act=II
    disc-scored who=0 act=II space=2 rank=2
    lost who=0 n=1 source=grey
    gained who=0 n=1 source=act-ii
    act-scored act=III
    disc-scored who=0 act=III space=3 rank=2
    lost who=0 n=1 source=grey
    day-ended day=6
    final-count
    revealed-objective who=0 objective=rows n=0
    yellow-counted who=0 n=0 total=0
    wage-paid who=0 card=handyman pounds=1 left=12
    wage-paid who=0 card=handyman pounds=1 left=11
    wage-paid who=0 card=ophelia pounds=1 left=10
    wage-paid who=0 card=costume-mistress-6 pounds=3 left=7
    paid who=0 pounds=6 left=7
    game-ended
scores [6] winners [0]
