set-up [12cf19e7]
1 0 recruit:handyman [211b28cf]
    drafted who=0 card=handyman
    day-began day=1
2 0 activate:falstaff [eeb79f08]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
3 0 activate:queen [17b110a3]
    activated who=0 card=queen
4 0 ask:objectives [9bba8676]
    drew-objectives who=0 n=3
5 0 choose:rows [67c8ca3e]
    kept-objective who=0
6 0 activate:author [c993677d]
    activated who=0 card=author
7 0 advance:I [a1637ed0]
    advanced who=0 act=I space=3
8 0 advance:II [95c0e9cc]
    advanced who=0 act=II space=2
9 0 recruit-extra:assistant [2a473723]
    recruited-extra who=0 card=assistant
10 0 activate:handyman [86e8fae9]
    activated who=0 card=handyman
11 0 stop [c5b00fab]
12 0 pass [fa9efb21]
    passed who=0
13 0 advance:II [72f3a4bd]
    advanced who=0 act=II space=3
    mood-reset
    elements-discarded n=12
14 0 keep:handyman [31c8c59a]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=handyman
    day-began day=2
15 0 recruit-extra:handyman [5b3c13cd]
    recruited-extra who=0 card=handyman
16 0 activate:house-handyman [5e57ed94]
    activated who=0 card=house-handyman
17 0 take:blue-costume [90e52fc4]
    took who=0 element=blue-costume
18 0 dress:extra-2 [1b2098bc]
    dressed who=0 element=blue-costume wearer=extra-2
19 0 activate:handyman [37fd08dd]
    activated who=0 card=handyman
20 0 take:black-costume [99172dce]
    took who=0 element=black-costume
21 0 dress:extra-1 [c90ab8d0]
    dressed who=0 element=black-costume wearer=extra-1
22 0 take:purple-set [2d91c592]
    took who=0 element=purple-set
23 0 put:1.1 [1ad51ad3]
    built who=0 element=purple-set place=1.1
    solo-bonus who=0 n=2
    gained who=0 n=1 source=wager
    purple-unclaimed n=1
    mood-fell who=0 n=1
24 0 retreat:II [e92ef311]
    retreated who=0 act=II space=2
    mood-reset
    elements-discarded n=9
25 0 keep:handyman [22128020]
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=handyman
    day-began day=3
26 0 recruit-extra:lady-macbeth [24a1fde9]
    recruited-extra who=0 card=lady-macbeth
27 0 activate:falstaff [350ee5e8]
    activated who=0 card=falstaff
    advanced who=0 act=I space=4
    mood-rose who=0 n=2
28 0 activate:handyman [265afd54]
    activated who=0 card=handyman
29 0 take:black-costume [ce35b76e]
    took who=0 element=black-costume
30 0 dress:author [51f69b61]
    dressed who=0 element=black-costume wearer=author
31 0 take:purple-set [47386579]
    took who=0 element=purple-set
32 0 put:1.5 [deb7b238]
    built who=0 element=purple-set place=1.5
33 0 activate:queen [adf6c008]
    activated who=0 card=queen
34 0 ask:pounds [6ad1e4f9]
    earned who=0 pounds=4
35 0 activate:author [3cd225b4]
    activated who=0 card=author
36 0 advance:I [a4da5c97]
    advanced who=0 act=I space=5
37 0 advance:II [ac2f07b1]
    advanced who=0 act=II space=3
38 0 advance:III [5d5a954f]
    advanced who=0 act=III space=2
    mood-reset
    elements-discarded n=10
39 0 keep:author [77a3d1a8]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=queen
    sent-to-rest who=0 card=handyman
    day-began day=4
40 0 activate:author [a174ba15]
    activated who=0 card=author
41 0 advance:III [5c4e2955]
    advanced who=0 act=III space=3
42 0 advance:I [e8235124]
    advanced who=0 act=I space=6
43 0 recruit:handyman [e78a55dc]
    recruited who=0 card=handyman
44 0 pass [3d742f1b]
    passed who=0
    solo-bonus who=0 n=1
    gained who=0 n=1 source=wager
    purple-unclaimed n=1
    mood-fell who=0 n=1
45 0 retreat:II [08a336b5]
    retreated who=0 act=II space=2
    mood-reset
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
46 0 activate:house-handyman [501fd779]
    activated who=0 card=house-handyman
47 0 take:purple-costume [fd3da545]
    took who=0 element=purple-costume
48 0 dress:extra-2 [ea7d8aa9]
    dressed who=0 element=purple-costume wearer=extra-2
49 0 take:black-set [56e6e43a]
    took who=0 element=black-set
50 0 put:1.4 [237a194d]
    built who=0 element=black-set place=1.4
51 0 activate:falstaff [62cddcf5]
    activated who=0 card=falstaff
    advanced who=0 act=I space=7
    mood-rose who=0 n=2
52 0 recruit:costume-mistress-6 [090535a2]
    recruited who=0 card=costume-mistress-6
53 0 activate:queen [96f05183]
    activated who=0 card=queen
54 0 ask:pounds [97553c8f]
    earned who=0 pounds=4
55 0 activate:costume-mistress-6 [319d992d]
    activated who=0 card=costume-mistress-6
56 0 take:black-costume [e9f87203]
    took who=0 element=black-costume
57 0 dress:falstaff [6c74e3af]
    dressed who=0 element=black-costume wearer=falstaff
58 0 stop [0e279ec6]
59 0 pass [50c65de0]
    passed who=0
    purple-unclaimed n=1
    mood-fell who=0 n=1
    earned who=0 pounds=1
    mood-reset
    elements-discarded n=9
60 0 keep:queen [fa853e7a]
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=queen
    sent-to-rest who=0 card=costume-mistress-6
    day-began day=6
61 0 recruit:ophelia [54be60e9]
    recruited who=0 card=ophelia
62 0 activate:handyman [d12aa6ff]
    activated who=0 card=handyman
63 0 take:blue-set [5034734d]
    took who=0 element=blue-set
64 0 put:1.3 [4ebee708]
    built who=0 element=blue-set place=1.3
    mood-rose who=0 n=2
65 0 activate:author [cad26445]
    activated who=0 card=author
66 0 advance:I [438103e5]
    advanced who=0 act=I space=8
67 0 advance:I [0b1843ea]
    advanced who=0 act=I space=9
68 0 pass [8fd637ca]
    passed who=0
    solo-bonus who=0 n=2
    gained who=0 n=1 source=wager
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-reset
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
