set-up [d17f8eeb]
1 0 recruit-extra:set-dresser-6 [19a5f6e7]
    drafted-extra who=0 card=set-dresser-6
    day-began day=1
2 0 recruit-extra:iago [cea01197]
    recruited-extra who=0 card=iago
3 0 activate:queen [044550ef]
    activated who=0 card=queen
4 0 ask:pounds [b1cc6a92]
    earned who=0 pounds=4
5 0 activate:falstaff [abc14e17]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
6 0 activate:house-handyman [1c2c83f8]
    activated who=0 card=house-handyman
7 0 take:pink-set [cd90d527]
    took who=0 element=pink-set
8 0 put:1.1 [3074daeb]
    built who=0 element=pink-set place=1.1
    earned who=0 pounds=1
9 0 take:pink-costume [e9499137]
    took who=0 element=pink-costume
10 0 dress:extra-2 [ddf1ef17]
    dressed who=0 element=pink-costume wearer=extra-2
11 0 activate:author [793345bc]
    activated who=0 card=author
12 0 advance:III [962bb7f4]
    advanced who=0 act=III space=2
13 0 advance:III [530c0b5c]
    advanced who=0 act=III space=3
    ambiance-began
14 0 advance:I [1b568369]
    advanced who=0 act=I space=3
    mood-reset
    elements-discarded n=10
15 0 keep:queen [274f118d]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=queen
    day-began day=2
16 0 recruit:king-lear [3da3efcc]
    recruited who=0 card=king-lear
17 0 activate:queen [e48279ce]
    activated who=0 card=queen
18 0 ask:pounds [f5990b87]
    earned who=0 pounds=4
19 0 pass [c0554351]
    passed who=0
    solo-bonus who=0 n=1
    gained who=0 n=1 source=solo
    ambiance-began
    purple-unclaimed n=3
    mood-fell who=0 n=2
    lost who=0 n=1 source=ambiance
    mood-reset
    elements-discarded n=12
    kept-awake who=0 card=queen
    day-began day=3
20 0 recruit:romeo [60282a70]
    recruited who=0 card=romeo
21 0 activate:romeo [f53af114]
    activated who=0 card=romeo
22 0 advance:III [09c349c1]
    advanced who=0 act=III space=4
23 0 activate:house-handyman [3f15f179]
    activated who=0 card=house-handyman
24 0 take:blue-costume [e2b88efb]
    took who=0 element=blue-costume
25 0 dress:extra-1 [b35d2c3b]
    dressed who=0 element=blue-costume wearer=extra-1
26 0 activate:king-lear [c03ec23b]
    activated who=0 card=king-lear
    advanced who=0 act=III space=5
27 0 activate:author [c857a460]
    activated who=0 card=author
28 0 advance:III [a9ce99f4]
    advanced who=0 act=III space=6
29 0 advance:III [867138c0]
    advanced who=0 act=III space=7
30 0 activate:queen [dbb933a9]
    activated who=0 card=queen
31 0 ask:pounds [377b69ec]
    earned who=0 pounds=4
    ambiance-began
    purple-unclaimed n=3
    mood-fell who=0 n=2
    lost who=0 n=1 source=ambiance
    mood-reset
    elements-discarded n=11
32 0 keep:author [a019c5cb]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    sent-to-rest who=0 card=king-lear
    sent-to-rest who=0 card=romeo
    day-began day=4
33 0 recruit-extra:handyman [f1c714d7]
    recruited-extra who=0 card=handyman
34 0 pass [b4aa4c5e]
    passed who=0
    ambiance-began
    mood-reset
    rehearsal-began day=4
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
35 0 recruit-extra:jeweler [c62f4383]
    recruited-extra who=0 card=jeweler
36 0 activate:author [df3ef82b]
    activated who=0 card=author
37 0 advance:I [0599358f]
    advanced who=0 act=I space=4
38 0 advance:III [40de016c]
    advanced who=0 act=III space=8
39 0 activate:house-handyman [0d9feaef]
    activated who=0 card=house-handyman
40 0 take:pink-set [d8493146]
    took who=0 element=pink-set
41 0 put:1.5 [7b92728e]
    built who=0 element=pink-set place=1.5
    earned who=0 pounds=1
42 0 take:pink-costume [957d7578]
    took who=0 element=pink-costume
43 0 dress:king-lear [24ac7e30]
    dressed who=0 element=pink-costume wearer=king-lear
44 0 activate:queen [c3d5e546]
    activated who=0 card=queen
45 0 ask:objectives [b6fedebb]
    drew-objectives who=0 n=3
46 0 choose:rows [8db73845]
    kept-objective who=0
47 0 activate:romeo [e27048d4]
    activated who=0 card=romeo
48 0 advance:I [e45cffaa]
    advanced who=0 act=I space=5
49 0 pass [f740762d]
    passed who=0
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
50 0 retreat:I [613ccfb3]
    retreated who=0 act=I space=4
    mood-reset
    elements-discarded n=10
51 0 keep:author [c7622369]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    sent-to-rest who=0 card=romeo
    day-began day=6
52 0 recruit-extra:titania [f766bae2]
    recruited-extra who=0 card=titania
53 0 activate:falstaff [64219ee1]
    activated who=0 card=falstaff
    advanced who=0 act=I space=5
    mood-rose who=0 n=2
54 0 pass [767ec1dd]
    passed who=0
    solo-bonus who=0 n=1
    gained who=0 n=1 source=solo
    ambiance-began
55 0 advance:I [1bbf2ab6]
    advanced who=0 act=I space=6
    mood-reset
    rehearsal-began day=6
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
