set-up [50ecbc76]
1 0 recruit-extra:puck [e4d60c31]
    drafted-extra who=0 card=puck
2 1 recruit-extra:costume-mistress-8 [15723391]
    drafted-extra who=1 card=costume-mistress-8
    day-began day=1
3 0 wager:3 [24fe03e5]
4 1 wager:3 [398eea0a]
    wagered who=1 n=3
    wagered who=0 n=3
    went-first who=1 n=3
    gained who=1 n=1 source=wager
5 1 recruit-extra:set-dresser-8 [a0324c55]
    recruited-extra who=1 card=set-dresser-8
6 0 recruit:viola [d76b7aa6]
    recruited who=0 card=viola
7 1 activate:house-handyman [64baeeb7]
    activated who=1 card=house-handyman
8 1 take:black-costume [818dac21]
    took who=1 element=black-costume
9 1 dress:falstaff [35cf0359]
    dressed who=1 element=black-costume wearer=falstaff
10 1 take:pink-set [b56a0547]
    took who=1 element=pink-set
11 1 put:1.3 [ed1cc64d]
    built who=1 element=pink-set place=1.3
    earned who=1 pounds=1
12 1 stop [affbf9b0]
13 0 activate:viola [f41cd17d]
    activated who=0 card=viola
    lined-up who=0 n=1
    advanced who=0 act=II space=2
14 1 activate:author [ab960e6f]
    activated who=1 card=author
    lined-up who=1 n=2
15 1 advance:III [349c71ab]
    advanced who=1 act=III space=2
16 1 advance:III [c20dc72b]
    advanced who=1 act=III space=3
17 0 activate:queen [2d981a73]
    activated who=0 card=queen
18 0 ask:objectives [c0b9461c]
    drew-objectives who=0 n=3
19 0 choose:acts8 [44ffd128]
    kept-objective who=0
20 1 pass [fe2e8d50]
    passed who=1
21 0 activate:house-handyman [1e3b7476]
    activated who=0 card=house-handyman
22 0 take:pink-costume [293a4cba]
    took who=0 element=pink-costume
23 0 dress:falstaff [f78b16d4]
    dressed who=0 element=pink-costume wearer=falstaff
24 0 take:black-set [4fd4b1bf]
    took who=0 element=black-set
25 0 put:1.4 [7b4e2cca]
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
26 0 keep:viola [302f13d8]
27 1 keep:author [6637791a]
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=viola
    kept-awake who=1 card=author
    sent-to-rest who=1 card=house-handyman
    day-began day=2
28 0 wager:1 [0edc4bae]
29 1 wager:4 [07c85ae1]
    wagered who=0 n=1
    wagered who=1 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
30 0 activate:falstaff [987870ce]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
31 1 recruit-extra:set-dresser-6 [f47f540e]
    recruited-extra who=1 card=set-dresser-6
32 0 recruit:handyman [e4af8281]
    recruited who=0 card=handyman
33 1 activate:queen [abf0474c]
    activated who=1 card=queen
34 1 ask:pounds [b3e19143]
    earned who=1 pounds=4
35 1 pass [eb23f957]
    passed who=1
    lined-up who=1 n=2
    ambiance-began
    purple-unclaimed n=3
    mood-fell who=0 n=3
    mood-fell who=1 n=2
    mood-judged who=0 space=2
36 0 retreat:I [4a31898a]
    retreated who=0 act=I space=1
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-reset
    day-ended day=2
    elements-discarded n=12
    kept-awake who=0 card=falstaff
    kept-awake who=1 card=queen
    day-began day=3
37 0 wager:3 [0e5c7f9d]
38 1 wager:2 [e21a9977]
    wagered who=1 n=2
    wagered who=0 n=3
    went-first who=1 n=2
    gained who=1 n=1 source=wager
39 1 recruit-extra:handyman [6c4c1729]
    recruited-extra who=1 card=handyman
40 0 activate:author [96b3ca16]
    activated who=0 card=author
    lined-up who=0 n=1
41 0 advance:III [96d1a0a8]
    advanced who=0 act=III space=2
42 0 advance:II [720c30ca]
    advanced who=0 act=II space=3
43 1 pass [cd4a2196]
    passed who=1
44 0 activate:falstaff [ea16f1f4]
    activated who=0 card=falstaff
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
45 0 activate:queen [8306324c]
    activated who=0 card=queen
46 0 ask:objectives [09147d9a]
    drew-objectives who=0 n=3
47 0 choose:set40 [9bf32755]
    kept-objective who=0
48 0 recruit-extra:assistant [409cb89f]
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
49 0 keep:queen [3d8d4ea6]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    kept-awake who=0 card=queen
    day-began day=4
50 0 wager:2 [a5b604ba]
51 1 wager:5 [6c3d6e6b]
    wagered who=0 n=2
    wagered who=1 n=5
    went-first who=0 n=2
    gained who=0 n=1 source=wager
52 0 recruit-extra:assistant [1ab98e0c]
    recruited-extra who=0 card=assistant
53 1 recruit-extra:hamlet [39754bb5]
    recruited-extra who=1 card=hamlet
54 0 pass [7a674772]
    passed who=0
55 1 activate:falstaff [1f0983db]
    activated who=1 card=falstaff
    lined-up who=1 n=1
    advanced who=1 act=I space=2
    mood-rose who=1 n=2
56 1 activate:queen [8f15fe7a]
    activated who=1 card=queen
57 1 ask:objectives [9772a42b]
    drew-objectives who=1 n=3
58 1 choose:savings [a6130ea0]
    kept-objective who=1
59 1 pass [d2bcdc1d]
    passed who=1
    lined-up who=0 n=2
    ambiance-began
    mood-judged who=0 space=3
    mood-judged who=1 space=5
60 1 advance:I [5ae267ff]
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
61 1 keep:falstaff [1210eeed]
    kept-awake who=1 card=falstaff
    sent-to-rest who=1 card=queen
    day-began day=5
62 0 wager:1 [3725e128]
63 1 wager:4 [836079d7]
    wagered who=0 n=1
    wagered who=1 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
64 0 recruit-extra:lady-macbeth [4632d940]
    recruited-extra who=0 card=lady-macbeth
65 1 recruit:handyman [cb3ff125]
    recruited who=1 card=handyman
66 0 activate:queen [4f921a9f]
    activated who=0 card=queen
67 0 ask:pounds [a894d450]
    earned who=0 pounds=4
68 1 pass [ee5b3ff6]
    passed who=1
    lined-up who=0 n=1
    lined-up who=1 n=2
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-judged who=0 space=2
69 0 retreat:II [4458c005]
    retreated who=0 act=II space=2
    mood-judged who=1 space=2
70 1 retreat:I [a281dd2f]
    retreated who=1 act=I space=2
    mood-reset
    day-ended day=5
    elements-discarded n=12
    kept-awake who=0 card=queen
    day-began day=6
71 0 wager:1 [c258613d]
72 1 wager:2 [e5823abf]
    wagered who=0 n=1
    wagered who=1 n=2
    went-first who=0 n=1
    gained who=0 n=1 source=wager
73 0 recruit:assistant [c3bd778b]
    recruited who=0 card=assistant
74 1 recruit:titania [47340ac4]
    recruited who=1 card=titania
75 0 pass [1547098e]
    passed who=0
76 1 activate:house-handyman [b32021fd]
    activated who=1 card=house-handyman
77 1 stop [a6e162a5]
78 1 activate:titania [b4f59518]
    activated who=1 card=titania
    lined-up who=1 n=1
    advanced who=1 act=III space=3
    mood-rose who=1 n=2
    lined-up who=0 n=2
    ambiance-began
    mood-judged who=0 space=3
    mood-judged who=1 space=5
79 1 advance:III [a8a681ef]
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
