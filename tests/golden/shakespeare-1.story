set-up [ab4df8e3]
1 0 recruit-extra:set-dresser-6 [47637eb0]
    drafted-extra who=0 card=set-dresser-6
    day-began day=1
2 0 recruit-extra:iago [e8762afc]
    recruited-extra who=0 card=iago
3 0 activate:queen [161d7657]
    activated who=0 card=queen
4 0 ask:pounds [c2959745]
    earned who=0 pounds=4
5 0 activate:falstaff [f14e912e]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
6 0 activate:house-handyman [9bb6147a]
    activated who=0 card=house-handyman
7 0 take:pink-set [21a474b3]
    took who=0 element=pink-set
8 0 put:1.1 [5a697a81]
    built who=0 element=pink-set place=1.1
    earned who=0 pounds=1
9 0 take:pink-costume [d7808b2a]
    took who=0 element=pink-costume
10 0 dress:extra-2 [1253a70c]
    dressed who=0 element=pink-costume wearer=extra-2
11 0 activate:author [b1bf8818]
    activated who=0 card=author
12 0 advance:III [a391cbbb]
    advanced who=0 act=III space=2
13 0 advance:III [7a50fc79]
    advanced who=0 act=III space=3
14 0 advance:I [99c4f29d]
    advanced who=0 act=I space=3
    mood-reset
    elements-discarded n=10
15 0 keep:queen [5cd65f78]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=queen
    day-began day=2
16 0 recruit:king-lear [dbeb3e7b]
    recruited who=0 card=king-lear
17 0 activate:queen [ea43153b]
    activated who=0 card=queen
18 0 ask:pounds [cd11abd3]
    earned who=0 pounds=4
19 0 pass [e7246b54]
    passed who=0
    solo-bonus who=0 n=1
    gained who=0 n=1 source=wager
    purple-unclaimed n=3
    mood-fell who=0 n=2
    lost who=0 n=1 source=ambiance
    mood-reset
    elements-discarded n=12
    kept-awake who=0 card=queen
    day-began day=3
20 0 recruit:romeo [8483dce9]
    recruited who=0 card=romeo
21 0 activate:romeo [68e9a361]
    activated who=0 card=romeo
22 0 advance:III [de83c06c]
    advanced who=0 act=III space=4
23 0 activate:house-handyman [5d23511a]
    activated who=0 card=house-handyman
24 0 take:blue-costume [4fe63a96]
    took who=0 element=blue-costume
25 0 dress:extra-1 [09b798f6]
    dressed who=0 element=blue-costume wearer=extra-1
26 0 activate:king-lear [31d6bf6c]
    activated who=0 card=king-lear
    advanced who=0 act=III space=5
27 0 activate:author [672b43f8]
    activated who=0 card=author
28 0 advance:III [5ff8f402]
    advanced who=0 act=III space=6
29 0 advance:III [38d4c4b1]
    advanced who=0 act=III space=7
30 0 activate:queen [cfacc928]
    activated who=0 card=queen
31 0 ask:pounds [3f8cba27]
    earned who=0 pounds=4
    purple-unclaimed n=3
    mood-fell who=0 n=2
    lost who=0 n=1 source=ambiance
    mood-reset
    elements-discarded n=11
32 0 keep:author [87cb93d8]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    sent-to-rest who=0 card=king-lear
    sent-to-rest who=0 card=romeo
    day-began day=4
33 0 recruit-extra:handyman [e9857601]
    recruited-extra who=0 card=handyman
34 0 pass [9114a80a]
    passed who=0
    mood-reset
    act-scored act=I
    lost who=0 n=1 source=grey
    act-scored act=II
    lost who=0 n=1 source=grey
    gained who=0 n=1 source=act-ii
    act-scored act=III
    gained who=0 n=1 source=act-iii
    neutral-moved space=8
    elements-discarded n=12
    day-began day=5
35 0 recruit-extra:jeweler [f68389db]
    recruited-extra who=0 card=jeweler
36 0 activate:author [4190b645]
    activated who=0 card=author
37 0 advance:I [96e1d70c]
    advanced who=0 act=I space=4
38 0 advance:III [4fbf8a87]
    advanced who=0 act=III space=8
39 0 activate:house-handyman [1adbd8b8]
    activated who=0 card=house-handyman
40 0 take:pink-set [cf27a2d8]
    took who=0 element=pink-set
41 0 put:1.5 [a9c88df9]
    built who=0 element=pink-set place=1.5
    earned who=0 pounds=1
42 0 take:pink-costume [7528d0ec]
    took who=0 element=pink-costume
43 0 dress:king-lear [11778983]
    dressed who=0 element=pink-costume wearer=king-lear
44 0 activate:queen [5bc25ed4]
    activated who=0 card=queen
45 0 ask:objectives [b7ce9a80]
    drew-objectives who=0 n=3
46 0 choose:rows [f0e3e687]
    kept-objective who=0
47 0 activate:romeo [253a5cc3]
    activated who=0 card=romeo
48 0 advance:I [7b798867]
    advanced who=0 act=I space=5
49 0 pass [d3fd1b6e]
    passed who=0
    purple-unclaimed n=1
    mood-fell who=0 n=1
50 0 retreat:I [ebf47608]
    retreated who=0 act=I space=4
    mood-reset
    elements-discarded n=10
51 0 keep:author [dc3c5798]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    sent-to-rest who=0 card=romeo
    day-began day=6
52 0 recruit-extra:titania [348a3c04]
    recruited-extra who=0 card=titania
53 0 activate:falstaff [23027cb7]
    activated who=0 card=falstaff
    advanced who=0 act=I space=5
    mood-rose who=0 n=2
54 0 pass [098e3687]
    passed who=0
    solo-bonus who=0 n=1
    gained who=0 n=1 source=wager
55 0 advance:I [dc057747]
    advanced who=0 act=I space=6
    mood-reset
    act-scored act=I
    earned who=0 pounds=1
    act-scored act=II
    lost who=0 n=1 source=grey
    gained who=0 n=1 source=act-ii
    act-scored act=III
    gained who=0 n=2 source=act-iii
    revealed-objective who=0 objective=rows n=0
    paid who=0 pounds=4 left=11
    game-ended
scores [7] winners [0]
