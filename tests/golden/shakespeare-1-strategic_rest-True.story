set-up [bd579d04]
1 0 recruit:handyman [ef1f7481]
    drafted who=0 card=handyman
    day-began day=1
2 0 activate:falstaff [8f5a0f77]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
3 0 activate:queen [ab6746a0]
    activated who=0 card=queen
4 0 ask:objectives [01cfdd99]
    drew-objectives who=0 n=3
5 0 choose:rows [301fdc4a]
    kept-objective who=0
6 0 activate:author [e4df8800]
    activated who=0 card=author
7 0 advance:I [3704847c]
    advanced who=0 act=I space=3
8 0 advance:II [7a3af126]
    advanced who=0 act=II space=2
9 0 recruit-extra:assistant [14292b63]
    recruited-extra who=0 card=assistant
10 0 activate:handyman [49e384f6]
    activated who=0 card=handyman
11 0 stop [890c8c8c]
12 0 pass [015f74c0]
    passed who=0
    ambiance-began
13 0 advance:II [291898b2]
    advanced who=0 act=II space=3
    mood-reset
    elements-discarded n=12
14 0 keep:handyman [6647db1e]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=handyman
    day-began day=2
15 0 recruit-extra:handyman [5f8638be]
    recruited-extra who=0 card=handyman
16 0 activate:house-handyman [5651b8c6]
    activated who=0 card=house-handyman
17 0 take:blue-costume [183c3762]
    took who=0 element=blue-costume
18 0 dress:extra-2 [c01807bf]
    dressed who=0 element=blue-costume wearer=extra-2
19 0 activate:handyman [08812ee5]
    activated who=0 card=handyman
20 0 take:black-costume [5f77edbd]
    took who=0 element=black-costume
21 0 dress:extra-1 [d4615aa0]
    dressed who=0 element=black-costume wearer=extra-1
22 0 take:purple-set [09a1c891]
    took who=0 element=purple-set
23 0 put:1.1 [7667d94e]
    built who=0 element=purple-set place=1.1
    solo-bonus who=0 n=2
    gained who=0 n=1 source=solo
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
24 0 retreat:II [2e2a1cc2]
    retreated who=0 act=II space=2
    mood-reset
    elements-discarded n=9
25 0 keep:handyman [14fd1a13]
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=handyman
    day-began day=3
26 0 recruit-extra:lady-macbeth [b72c5f2d]
    recruited-extra who=0 card=lady-macbeth
27 0 activate:falstaff [faad9c0a]
    activated who=0 card=falstaff
    advanced who=0 act=I space=4
    mood-rose who=0 n=2
28 0 activate:handyman [7983abed]
    activated who=0 card=handyman
29 0 take:black-costume [b3fe4adb]
    took who=0 element=black-costume
30 0 dress:author [17eea081]
    dressed who=0 element=black-costume wearer=author
31 0 take:purple-set [15435cf7]
    took who=0 element=purple-set
32 0 put:1.5 [5c4519c2]
    built who=0 element=purple-set place=1.5
33 0 activate:queen [5d106a4f]
    activated who=0 card=queen
34 0 ask:pounds [f49cd7be]
    earned who=0 pounds=4
35 0 activate:author [c5ae8291]
    activated who=0 card=author
36 0 advance:I [ebb79c5a]
    advanced who=0 act=I space=5
37 0 advance:II [b9b55a15]
    advanced who=0 act=II space=3
    ambiance-began
38 0 advance:III [817090b2]
    advanced who=0 act=III space=2
    mood-reset
    elements-discarded n=10
39 0 keep:author [ba89a4f8]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=queen
    sent-to-rest who=0 card=handyman
    day-began day=4
40 0 activate:author [6b06ad08]
    activated who=0 card=author
41 0 advance:III [65062349]
    advanced who=0 act=III space=3
42 0 advance:I [9bdc8cb6]
    advanced who=0 act=I space=6
43 0 recruit:handyman [441baff3]
    recruited who=0 card=handyman
44 0 pass [70a0f814]
    passed who=0
    solo-bonus who=0 n=1
    gained who=0 n=1 source=solo
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
45 0 retreat:II [31afea26]
    retreated who=0 act=II space=2
    mood-reset
    rehearsal-began day=4
    act-scored act=I
    earned who=0 pounds=1
    act-scored act=II
    lost who=0 n=1 source=grey
    gained who=0 n=1 source=act-ii
    act-scored act=III
    lost who=0 n=1 source=grey
    neutral-moved space=8
    elements-discarded n=12
    kept-awake who=0 card=author
    day-began day=5
46 0 activate:house-handyman [27b0328b]
    activated who=0 card=house-handyman
47 0 take:purple-costume [be8b8c48]
    took who=0 element=purple-costume
48 0 dress:extra-2 [944e86a5]
    dressed who=0 element=purple-costume wearer=extra-2
49 0 take:black-set [d9935218]
    took who=0 element=black-set
50 0 put:1.4 [e9731385]
    built who=0 element=black-set place=1.4
51 0 activate:falstaff [68285b1f]
    activated who=0 card=falstaff
    advanced who=0 act=I space=7
    mood-rose who=0 n=2
52 0 recruit:costume-mistress-6 [7e0f9ef3]
    recruited who=0 card=costume-mistress-6
53 0 activate:queen [72951df2]
    activated who=0 card=queen
54 0 ask:pounds [98f662f7]
    earned who=0 pounds=4
55 0 activate:costume-mistress-6 [a306ff58]
    activated who=0 card=costume-mistress-6
56 0 take:black-costume [9981f563]
    took who=0 element=black-costume
57 0 dress:falstaff [d04272de]
    dressed who=0 element=black-costume wearer=falstaff
58 0 stop [cb48fed6]
59 0 pass [a2eb1be2]
    passed who=0
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    earned who=0 pounds=1
    mood-reset
    elements-discarded n=9
60 0 keep:queen [3fc0cd5c]
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=queen
    sent-to-rest who=0 card=costume-mistress-6
    day-began day=6
61 0 recruit:ophelia [558b339e]
    recruited who=0 card=ophelia
62 0 activate:handyman [81d540ce]
    activated who=0 card=handyman
63 0 take:blue-set [ca874e2a]
    took who=0 element=blue-set
64 0 put:1.3 [b6d73a38]
    built who=0 element=blue-set place=1.3
    mood-rose who=0 n=2
65 0 activate:author [6167fef4]
    activated who=0 card=author
66 0 advance:I [11932db1]
    advanced who=0 act=I space=8
67 0 advance:I [fef511f4]
    advanced who=0 act=I space=9
68 0 pass [74678c39]
    passed who=0
    solo-bonus who=0 n=2
    gained who=0 n=1 source=solo
    ambiance-began
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-reset
    rehearsal-began day=6
    act-scored act=I
    earned who=0 pounds=3
    act-scored act=II
    lost who=0 n=1 source=grey
    gained who=0 n=1 source=act-ii
    act-scored act=III
    lost who=0 n=1 source=grey
    revealed-objective who=0 objective=rows n=0
    paid who=0 pounds=6 left=7
    game-ended
scores [6] winners [0]
