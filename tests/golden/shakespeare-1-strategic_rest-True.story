set-up [0112fe90]
1 0 recruit:handyman [e22053d0]
    drafted who=0 card=handyman
    day-began day=1
2 0 activate:falstaff [10a28a4b]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
3 0 activate:queen [64140727]
    activated who=0 card=queen
4 0 ask:objectives [c88a474b]
    drew-objectives who=0 n=3
5 0 choose:rows [52998692]
    kept-objective who=0
6 0 activate:author [e9bca4c9]
    activated who=0 card=author
7 0 advance:I [989a25c0]
    advanced who=0 act=I space=3
8 0 advance:II [676227f7]
    advanced who=0 act=II space=2
9 0 recruit-extra:assistant [1fb3d3d9]
    recruited-extra who=0 card=assistant
10 0 activate:handyman [bbb4c1a9]
    activated who=0 card=handyman
11 0 stop [a2d4beb8]
12 0 pass [7ba978ce]
    passed who=0
    ambiance-began
    mood-judged who=0 space=5
13 0 advance:II [67c7dec6]
    advanced who=0 act=II space=3
    mood-reset
    day-ended day=1
    elements-discarded n=12
14 0 keep:handyman [30bd3d11]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=handyman
    day-began day=2
15 0 recruit-extra:handyman [638803d3]
    recruited-extra who=0 card=handyman
16 0 activate:house-handyman [e91f1329]
    activated who=0 card=house-handyman
17 0 take:blue-costume [33e1592a]
    took who=0 element=blue-costume
18 0 dress:extra-2 [71dbdbab]
    dressed who=0 element=blue-costume wearer=extra-2
19 0 activate:handyman [ed07aa35]
    activated who=0 card=handyman
20 0 take:black-costume [d4bfe7f3]
    took who=0 element=black-costume
21 0 dress:extra-1 [4a321d88]
    dressed who=0 element=black-costume wearer=extra-1
22 0 take:purple-set [2390eedc]
    took who=0 element=purple-set
23 0 put:1.1 [d2d90631]
    built who=0 element=purple-set place=1.1
    solo-bonus who=0 n=2
    gained who=0 n=1 source=solo
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-judged who=0 space=2
24 0 retreat:II [5980a227]
    retreated who=0 act=II space=2
    mood-reset
    day-ended day=2
    elements-discarded n=9
25 0 keep:handyman [395e23cd]
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=handyman
    day-began day=3
26 0 recruit-extra:lady-macbeth [a5db1f8b]
    recruited-extra who=0 card=lady-macbeth
27 0 activate:falstaff [2bf26cff]
    activated who=0 card=falstaff
    advanced who=0 act=I space=4
    mood-rose who=0 n=2
28 0 activate:handyman [a401011c]
    activated who=0 card=handyman
29 0 take:black-costume [81dab088]
    took who=0 element=black-costume
30 0 dress:author [e88cbf01]
    dressed who=0 element=black-costume wearer=author
31 0 take:purple-set [5060d768]
    took who=0 element=purple-set
32 0 put:1.5 [5a3fcf7e]
    built who=0 element=purple-set place=1.5
33 0 activate:queen [ab4b25ec]
    activated who=0 card=queen
34 0 ask:pounds [76b7dfec]
    earned who=0 pounds=4
35 0 activate:author [73019258]
    activated who=0 card=author
36 0 advance:I [2139846e]
    advanced who=0 act=I space=5
37 0 advance:II [8409c662]
    advanced who=0 act=II space=3
    ambiance-began
    mood-judged who=0 space=5
38 0 advance:III [b7d0f9f0]
    advanced who=0 act=III space=2
    mood-reset
    day-ended day=3
    elements-discarded n=10
39 0 keep:author [8c473f93]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=queen
    sent-to-rest who=0 card=handyman
    day-began day=4
40 0 activate:author [7b73fd1b]
    activated who=0 card=author
41 0 advance:III [b98ce609]
    advanced who=0 act=III space=3
42 0 advance:I [41182976]
    advanced who=0 act=I space=6
43 0 recruit:handyman [297277c3]
    recruited who=0 card=handyman
44 0 pass [20e8904b]
    passed who=0
    solo-bonus who=0 n=1
    gained who=0 n=1 source=solo
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-judged who=0 space=2
45 0 retreat:II [de81b27c]
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
46 0 activate:house-handyman [c5c56ac3]
    activated who=0 card=house-handyman
47 0 take:purple-costume [af46f803]
    took who=0 element=purple-costume
48 0 dress:extra-2 [7f04b142]
    dressed who=0 element=purple-costume wearer=extra-2
49 0 take:black-set [613a4db8]
    took who=0 element=black-set
50 0 put:1.4 [3697648d]
    built who=0 element=black-set place=1.4
51 0 activate:falstaff [36477bd4]
    activated who=0 card=falstaff
    advanced who=0 act=I space=7
    mood-rose who=0 n=2
52 0 recruit:costume-mistress-6 [bd9d73ef]
    recruited who=0 card=costume-mistress-6
53 0 activate:queen [88b11beb]
    activated who=0 card=queen
54 0 ask:pounds [f553d7af]
    earned who=0 pounds=4
55 0 activate:costume-mistress-6 [a102fff1]
    activated who=0 card=costume-mistress-6
56 0 take:black-costume [94a8cf83]
    took who=0 element=black-costume
57 0 dress:falstaff [5581493d]
    dressed who=0 element=black-costume wearer=falstaff
58 0 stop [895e87f7]
59 0 pass [a2eb1be2]
    passed who=0
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-judged who=0 space=4
    earned who=0 pounds=1
    mood-reset
    day-ended day=5
    elements-discarded n=9
60 0 keep:queen [3fc0cd5c]
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=queen
    sent-to-rest who=0 card=costume-mistress-6
    day-began day=6
61 0 recruit:ophelia [558b339e]
    recruited who=0 card=ophelia
62 0 activate:handyman [1798cd8b]
    activated who=0 card=handyman
63 0 take:blue-set [888af124]
    took who=0 element=blue-set
64 0 put:1.3 [b6d73a38]
    built who=0 element=blue-set place=1.3
    mood-rose who=0 n=2
65 0 activate:author [9b80effc]
    activated who=0 card=author
66 0 advance:I [4fd7a587]
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
