set-up [4794f92c]
1 0 recruit-extra:puck [5037e8d1]
    drafted-extra who=0 card=puck
2 1 recruit-extra:costume-mistress-8 [257abf28]
    drafted-extra who=1 card=costume-mistress-8
    day-began day=1
3 0 wager:3 [d0ad9c39]
4 1 wager:3 [87fb9923]
    wagered who=1 n=3
    wagered who=0 n=3
    went-first who=1 n=3
    gained who=1 n=1 source=wager
5 1 recruit-extra:set-dresser-8 [24db759b]
    recruited-extra who=1 card=set-dresser-8
6 0 recruit:viola [730bd219]
    recruited who=0 card=viola
7 1 activate:house-handyman [69bd8aaa]
    activated who=1 card=house-handyman
8 1 take:black-costume [490a916c]
    took who=1 element=black-costume
9 1 dress:falstaff [1514aafa]
    dressed who=1 element=black-costume wearer=falstaff
10 1 take:pink-set [a76c9478]
    took who=1 element=pink-set
11 1 put:1.3 [4253254e]
    built who=1 element=pink-set place=1.3
    earned who=1 pounds=1
12 1 stop [b62318a0]
13 0 activate:viola [ce6d4700]
    activated who=0 card=viola
    lined-up who=0 n=1
    advanced who=0 act=II space=2
14 1 activate:author [82696f50]
    activated who=1 card=author
    lined-up who=1 n=2
15 1 advance:III [6aff4b41]
    advanced who=1 act=III space=2
16 1 advance:III [ac204728]
    advanced who=1 act=III space=3
17 0 activate:queen [5ba1d14a]
    activated who=0 card=queen
18 0 ask:objectives [4d767ea3]
    drew-objectives who=0 n=3
19 0 choose:acts8 [580fc40f]
    kept-objective who=0
20 1 pass [9252cd41]
    passed who=1
21 0 activate:house-handyman [3a466778]
    activated who=0 card=house-handyman
22 0 take:pink-costume [d443b510]
    took who=0 element=pink-costume
23 0 dress:falstaff [8687158f]
    dressed who=0 element=pink-costume wearer=falstaff
24 0 take:black-set [9c679522]
    took who=0 element=black-set
25 0 put:1.4 [f1f96c44]
    built who=0 element=black-set place=1.4
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-fell who=1 n=2
    lost who=1 n=1 source=ambiance
    lost who=0 n=1 source=ambiance
    mood-reset
    elements-discarded n=8
26 0 keep:viola [3b5666ba]
27 1 keep:author [17f1f530]
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=viola
    kept-awake who=1 card=author
    sent-to-rest who=1 card=house-handyman
    day-began day=2
28 0 wager:1 [66fec72f]
29 1 wager:4 [600f1ff4]
    wagered who=0 n=1
    wagered who=1 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
30 0 activate:falstaff [109fdbe9]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
31 1 recruit-extra:set-dresser-6 [8f8e8cc9]
    recruited-extra who=1 card=set-dresser-6
32 0 recruit:handyman [c0026ca3]
    recruited who=0 card=handyman
33 1 activate:queen [88fa99f9]
    activated who=1 card=queen
34 1 ask:pounds [782338d7]
    earned who=1 pounds=4
35 1 pass [dcb95f8d]
    passed who=1
    lined-up who=1 n=2
    purple-unclaimed n=3
    mood-fell who=0 n=3
    mood-fell who=1 n=2
36 0 retreat:I [328a9dfe]
    retreated who=0 act=I space=1
    lost who=1 n=1 source=ambiance
    mood-reset
    elements-discarded n=12
    kept-awake who=0 card=falstaff
    kept-awake who=1 card=queen
    day-began day=3
37 0 wager:3 [3ab4eb74]
38 1 wager:2 [5c97d3eb]
    wagered who=1 n=2
    wagered who=0 n=3
    went-first who=1 n=2
    gained who=1 n=1 source=wager
39 1 recruit-extra:handyman [8573dead]
    recruited-extra who=1 card=handyman
40 0 activate:author [e973b05b]
    activated who=0 card=author
    lined-up who=0 n=1
41 0 advance:III [b6b540ae]
    advanced who=0 act=III space=2
42 0 advance:II [af594996]
    advanced who=0 act=II space=3
43 1 pass [daa74f2d]
    passed who=1
44 0 activate:falstaff [7805b132]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
45 0 activate:queen [6b5a79fd]
    activated who=0 card=queen
46 0 ask:objectives [408c3594]
    drew-objectives who=0 n=3
47 0 choose:set40 [7c6b542f]
    kept-objective who=0
48 0 recruit-extra:assistant [30cd686b]
    recruited-extra who=0 card=assistant
    lined-up who=1 n=2
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    retreated who=1 act=III space=2
    earned who=0 pounds=1
    mood-reset
    elements-discarded n=12
49 0 keep:queen [9cda2499]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    kept-awake who=0 card=queen
    day-began day=4
50 0 wager:2 [d8362bae]
51 1 wager:5 [11a618db]
    wagered who=0 n=2
    wagered who=1 n=5
    went-first who=0 n=2
    gained who=0 n=1 source=wager
52 0 recruit-extra:assistant [10c6ace6]
    recruited-extra who=0 card=assistant
53 1 recruit-extra:hamlet [7453ea4c]
    recruited-extra who=1 card=hamlet
54 0 pass [5005c7d6]
    passed who=0
55 1 activate:falstaff [0a2a6b00]
    activated who=1 card=falstaff
    lined-up who=1 n=1
    advanced who=1 act=I space=2
    mood-rose who=1 n=2
56 1 activate:queen [cd85e5dc]
    activated who=1 card=queen
57 1 ask:objectives [c44d4217]
    drew-objectives who=1 n=3
58 1 choose:savings [88e98a25]
    kept-objective who=1
59 1 pass [67514095]
    passed who=1
    lined-up who=0 n=2
60 1 advance:I [d038ef6f]
    advanced who=1 act=I space=3
    mood-reset
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
61 1 keep:falstaff [ddd90b11]
    kept-awake who=1 card=falstaff
    sent-to-rest who=1 card=queen
    day-began day=5
62 0 wager:1 [c1a2c9c5]
63 1 wager:4 [aaf78b43]
    wagered who=0 n=1
    wagered who=1 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
64 0 recruit-extra:lady-macbeth [8a91ca1b]
    recruited-extra who=0 card=lady-macbeth
65 1 recruit:handyman [fed28a93]
    recruited who=1 card=handyman
66 0 activate:queen [56fdd49a]
    activated who=0 card=queen
67 0 ask:pounds [fe9d7265]
    earned who=0 pounds=4
68 1 pass [52219c52]
    passed who=1
    lined-up who=0 n=1
    lined-up who=1 n=2
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
69 0 retreat:II [cb358f56]
    retreated who=0 act=II space=2
70 1 retreat:I [8ed4a084]
    retreated who=1 act=I space=2
    mood-reset
    elements-discarded n=12
    kept-awake who=0 card=queen
    day-began day=6
71 0 wager:1 [f2e1d74a]
72 1 wager:2 [1eab93f0]
    wagered who=0 n=1
    wagered who=1 n=2
    went-first who=0 n=1
    gained who=0 n=1 source=wager
73 0 recruit:assistant [e5551409]
    recruited who=0 card=assistant
74 1 recruit:titania [d3405877]
    recruited who=1 card=titania
75 0 pass [e55a9d0d]
    passed who=0
76 1 activate:house-handyman [cd1ab6f1]
    activated who=1 card=house-handyman
77 1 stop [7521acfa]
78 1 activate:titania [df509bf2]
    activated who=1 card=titania
    lined-up who=1 n=1
    advanced who=1 act=III space=3
    mood-rose who=1 n=2
    lined-up who=0 n=2
79 1 advance:III [616e494e]
    advanced who=1 act=III space=4
    mood-reset
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
