set-up [706d61d7]
1 0 recruit-extra:set-dresser-6 [d1b47953]
    drafted-extra who=0 card=set-dresser-6
    day-began day=1
2 0 recruit-extra:iago [7515f808]
    recruited-extra who=0 card=iago
3 0 activate:queen [bc1ac0bc]
    activated who=0 card=queen
4 0 ask:pounds [7e559ab0]
    earned who=0 pounds=4
5 0 activate:falstaff [24686c0e]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
6 0 activate:house-handyman [5dd9d863]
    activated who=0 card=house-handyman
7 0 take:pink-set [b91981ed]
    took who=0 element=pink-set
8 0 put:1.1 [995f4962]
    built who=0 element=pink-set place=1.1
    earned who=0 pounds=1
9 0 take:pink-costume [9880a3e8]
    took who=0 element=pink-costume
10 0 dress:extra-2 [af09dcf0]
    dressed who=0 element=pink-costume wearer=extra-2
11 0 activate:author [1c4fb114]
    activated who=0 card=author
12 0 advance:III [25154475]
    advanced who=0 act=III space=2
13 0 advance:III [c47e0764]
    advanced who=0 act=III space=3
    ambiance-began
    mood-judged who=0 space=5
14 0 advance:I [1d7ae32b]
    advanced who=0 act=I space=3
    mood-reset
    day-ended day=1
    elements-discarded n=10
15 0 keep:queen [1595d9a6]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=queen
    day-began day=2
16 0 recruit:king-lear [10f51348]
    recruited who=0 card=king-lear
17 0 activate:queen [d2d4caab]
    activated who=0 card=queen
18 0 ask:pounds [7db7ee11]
    earned who=0 pounds=4
19 0 pass [c8eacb28]
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
20 0 recruit:romeo [82b96193]
    recruited who=0 card=romeo
21 0 activate:romeo [56f2b56b]
    activated who=0 card=romeo
22 0 advance:III [489b131a]
    advanced who=0 act=III space=4
23 0 activate:house-handyman [7838f93b]
    activated who=0 card=house-handyman
24 0 take:blue-costume [45520207]
    took who=0 element=blue-costume
25 0 dress:extra-1 [47d260d5]
    dressed who=0 element=blue-costume wearer=extra-1
26 0 activate:king-lear [bfbd19a8]
    activated who=0 card=king-lear
    advanced who=0 act=III space=5
27 0 activate:author [ddc8c3fd]
    activated who=0 card=author
28 0 advance:III [1969c391]
    advanced who=0 act=III space=6
29 0 advance:III [ca5d13ea]
    advanced who=0 act=III space=7
30 0 activate:queen [da6e8604]
    activated who=0 card=queen
31 0 ask:pounds [4f96f619]
    earned who=0 pounds=4
    ambiance-began
    purple-unclaimed n=3
    mood-fell who=0 n=2
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-reset
    day-ended day=3
    elements-discarded n=11
32 0 keep:author [307ea213]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    sent-to-rest who=0 card=king-lear
    sent-to-rest who=0 card=romeo
    day-began day=4
33 0 recruit-extra:handyman [33fb7a36]
    recruited-extra who=0 card=handyman
34 0 pass [90076d25]
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
35 0 recruit-extra:jeweler [29c561ed]
    recruited-extra who=0 card=jeweler
36 0 activate:author [bece6dd2]
    activated who=0 card=author
37 0 advance:I [d47c4679]
    advanced who=0 act=I space=4
38 0 advance:III [9c2b4d69]
    advanced who=0 act=III space=8
39 0 activate:house-handyman [5e192152]
    activated who=0 card=house-handyman
40 0 take:pink-set [d8e56585]
    took who=0 element=pink-set
41 0 put:1.5 [66aa5777]
    built who=0 element=pink-set place=1.5
    earned who=0 pounds=1
42 0 take:pink-costume [262ec35b]
    took who=0 element=pink-costume
43 0 dress:king-lear [8b29390f]
    dressed who=0 element=pink-costume wearer=king-lear
44 0 activate:queen [0b2d6508]
    activated who=0 card=queen
45 0 ask:objectives [07df4f2c]
    drew-objectives who=0 n=3
46 0 choose:rows [3253edde]
    kept-objective who=0
47 0 activate:romeo [198d80a8]
    activated who=0 card=romeo
48 0 advance:I [944186d1]
    advanced who=0 act=I space=5
49 0 pass [b02d7798]
    passed who=0
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-judged who=0 space=2
50 0 retreat:I [613ccfb3]
    retreated who=0 act=I space=4
    mood-reset
    day-ended day=5
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
54 0 pass [22d23fa7]
    passed who=0
    solo-bonus who=0 n=1
    gained who=0 n=1 source=solo
    ambiance-began
    mood-judged who=0 space=5
55 0 advance:I [1bbf2ab6]
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
