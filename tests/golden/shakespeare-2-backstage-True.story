set-up [dcc0018b]
1 0 recruit-extra:viola [e6af7e91]
    drafted-extra who=0 card=viola
2 1 recruit:assistant [a9bb750c]
    drafted who=1 card=assistant
    day-began day=1
3 0 wager:1 [71c9d429]
4 1 wager:4 [7df6db33]
    wagered who=0 n=1
    wagered who=1 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
    backstage-filled who=0 n=4
    backstage-filled who=1 n=1
5 0 recruit:set-dresser-8 [3349a3d9]
    recruited who=0 card=set-dresser-8
6 1 activate:author [707de6bc]
    activated who=1 card=author
    lined-up who=1 n=1
7 1 advance:III [f600a4cd]
    advanced who=1 act=III space=2
8 1 advance:II [d2064f4f]
    advanced who=1 act=II space=2
9 0 activate:set-dresser-8 [264ea186]
    activated who=0 card=set-dresser-8
10 0 take:purple-set [1838baad]
    took who=0 element=purple-set
11 0 put:1.4 [cacf4293]
    built who=0 element=purple-set place=1.4
    mood-fell who=1 n=1
12 0 take:green-set [f9d429ca]
    took who=0 element=green-set
13 0 put:1.3 [547b9778]
    built who=0 element=green-set place=1.3
    plus3-gained who=0
14 1 recruit-extra:hermione [e1c181cc]
    recruited-extra who=1 card=hermione
15 0 backstage:merchant-set-3 [1fa775bd]
    backstage-used who=0 behind=merchant-set n=3
16 0 take:blue-set [8ab84463]
    took who=0 element=blue-set
17 0 put:1.5 [482a4198]
    built who=0 element=blue-set place=1.5
    mood-rose who=0 n=2
18 1 activate:queen [7f16bd1f]
    activated who=1 card=queen
19 1 ask:objectives [c1a18b8f]
    drew-objectives who=1 n=3
20 1 choose:set40 [aabac505]
    kept-objective who=1
21 0 pass [24e94ce8]
    passed who=0
22 1 backstage:architect-1 [8aa63be9]
    backstage-used who=1 behind=architect n=1
23 1 stop [ba714c3c]
24 1 pass [bc65e4ad]
    passed who=1
    lined-up who=0 n=2
    ambiance-began
25 1 stop [4012691c]
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-judged who=0 space=4
    earned who=0 pounds=1
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-reset
    day-ended day=1
    elements-discarded n=9
26 1 keep:queen [ed4b9bcb]
    kept-awake who=0 card=set-dresser-8
    sent-to-rest who=1 card=author
    kept-awake who=1 card=queen
    day-began day=2
27 0 wager:1 [b65eefe3]
28 1 wager:5 [2464876d]
    wagered who=0 n=1
    wagered who=1 n=5
    went-first who=0 n=1
    gained who=0 n=1 source=wager
    backstage-filled who=0 n=4
29 0 recruit-extra:hamlet [2bf90d76]
    recruited-extra who=0 card=hamlet
30 1 recruit-extra:beatrice [92c6e7c6]
    recruited-extra who=1 card=beatrice
31 0 pass [4fd4ccf5]
    passed who=0
32 1 pass [11aacc47]
    passed who=1
    lined-up who=0 n=1
    lined-up who=1 n=2
    ambiance-began
33 1 stop [1ed22c87]
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-judged who=0 space=2
    mood-judged who=1 space=2
34 1 retreat:III [4d99a3f2]
    retreated who=1 act=III space=1
    mood-reset
    day-ended day=2
    elements-discarded n=12
    day-began day=3
35 0 wager:1 [6268aa16]
36 1 wager:2 [d64023d0]
    wagered who=0 n=1
    wagered who=1 n=2
    went-first who=0 n=1
    gained who=0 n=1 source=wager
    backstage-filled who=0 n=4
    backstage-filled who=1 n=3
37 0 backstage:architect-2 [b49270de]
    backstage-used who=0 behind=architect n=2
38 0 take:pink-set [668917bd]
    took who=0 element=pink-set
    theatre-built who=0 element=pink-set space=1
    theatre-acts who=0 colour=pink space=1
    earned who=0 pounds=1
39 1 backstage-recruitment:lord-chamberlain-1 [d792c881]
    backstage-hired who=1 behind=lord-chamberlain n=1
    earned who=1 pounds=2
40 1 recruit-extra:king-lear [aaf4d73d]
    lord-recruited-extra who=1 card=king-lear
    lord-showed card=ophelia left=8
41 0 activate:set-dresser-8 [c45816e7]
    activated who=0 card=set-dresser-8
42 0 plus3 [5e9244aa]
    plus3-spent who=0
43 0 take:black-set [b59160f0]
    took who=0 element=black-set
44 0 put:2.3 [1d488c23]
    built who=0 element=black-set place=2.3
45 0 take:black-set [85bcd9bf]
    took who=0 element=black-set
    built who=0 element=black-set place=2.4
46 0 stop [568976da]
47 1 activate:house-handyman [25b8c8a0]
    activated who=1 card=house-handyman
48 1 take:green-set [ead8238d]
    took who=1 element=green-set
49 1 put:1.4 [a15cbe62]
    built who=1 element=green-set place=1.4
    plus3-gained who=1
50 0 backstage:lord-chamberlain-1 [8a72f3a2]
    backstage-used who=0 behind=lord-chamberlain n=1
    earned who=0 pounds=2
51 0 recruit:ophelia [baebff18]
    lord-recruited who=0 card=ophelia
    lord-showed card=othello left=7
52 1 backstage:merchant-costume-3 [86feb885]
    backstage-used who=1 behind=merchant-costume n=3
53 1 take:pink-costume [fc38e72f]
    took who=1 element=pink-costume
54 1 dress:extra-3 [21da128f]
    dressed who=1 element=pink-costume wearer=extra-3
55 0 recruit-extra:costume-mistress-6 [3d59a5d4]
    recruited-extra who=0 card=costume-mistress-6
56 1 activate:author [2a5114e7]
    activated who=1 card=author
    lined-up who=1 n=1
57 1 advance:III [19797dd8]
    advanced who=1 act=III space=2
58 1 advance:III [327219b4]
    advanced who=1 act=III space=3
    lined-up who=0 n=2
    ambiance-began
59 1 stop [4f7d6f4a]
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-judged who=0 space=2
    mood-judged who=1 space=2
60 1 retreat:II [d4fd48db]
    retreated who=1 act=II space=1
    mood-reset
    day-ended day=3
    elements-discarded n=7
61 1 keep:author [0aff0292]
    kept-awake who=0 card=set-dresser-8
    kept-awake who=1 card=author
    sent-to-rest who=1 card=house-handyman
    day-began day=4
62 0 wager:1 [757cb8e3]
63 1 wager:3 [97cc7a16]
    wagered who=0 n=1
    wagered who=1 n=3
    went-first who=0 n=1
    gained who=0 n=1 source=wager
    backstage-filled who=0 n=4
    backstage-filled who=1 n=2
64 0 activate:queen [1a845cb5]
    activated who=0 card=queen
65 0 ask:pounds [8769746a]
    earned who=0 pounds=4
66 1 backstage-recruitment:prompter-1 [d27abaa9]
    backstage-hired who=1 behind=prompter n=1
    prompter-kept who=1
67 0 backstage-recruitment:architect-3 [2adf3994]
    backstage-hired who=0 behind=architect n=3
68 0 take:purple-set [9d42c456]
    took who=0 element=purple-set
    theatre-built who=0 element=purple-set space=2
    theatre-candle who=0 space=2
    gained who=0 n=1 source=candles
    theatre-acts who=0 colour=pink space=1
    earned who=0 pounds=1
    theatre-acts who=0 colour=purple space=2
    mood-fell who=1 n=1
69 1 activate:queen [676eeb3a]
    activated who=1 card=queen
70 1 ask:pounds [075c5690]
    earned who=1 pounds=4
71 0 backstage:kit-marlowe-1 [ef4b077d]
    backstage-used who=0 behind=kit-marlowe n=1
72 0 advance:III [1649083f]
    advanced who=0 act=III space=2
73 1 activate:falstaff [ce93f19b]
    activated who=1 card=falstaff
    lined-up who=1 n=1
    advanced who=1 act=I space=2
    mood-rose who=1 n=2
74 0 pass [56b8f7a3]
    passed who=0
75 1 pass [76f9f09a]
    passed who=1
    lined-up who=0 n=2
    ambiance-began
76 1 stop [c72878d3]
    mood-judged who=0 space=3
    mood-judged who=1 space=4
    earned who=1 pounds=1
    mood-reset
    rehearsal-began day=4
    act-scored act=I
    disc-scored who=1 act=I space=2 rank=1
77 1 prompter:lose [067dddd5]
    lost who=1 n=1 source=grey
    disc-scored who=0 act=I space=1 rank=2
    lost who=0 n=1 source=grey
    act-scored act=II
    disc-scored who=0 act=II space=1 rank=1
    lost who=0 n=1 source=grey
    gained who=0 n=2 source=act-ii
    disc-scored who=1 act=II space=1 rank=2
    gained who=1 n=1 source=act-ii
78 1 prompter:lose [a6bce94a]
    lost who=1 n=1 source=grey
    act-scored act=III
    disc-scored who=1 act=III space=3 rank=1
79 1 prompter:lose [1c57e419]
    lost who=1 n=1 source=grey
    disc-scored who=0 act=III space=2 rank=2
    lost who=0 n=1 source=grey
    day-ended day=4
    elements-discarded n=11
80 1 keep:falstaff [b5c55848]
    kept-awake who=0 card=queen
    kept-awake who=1 card=falstaff
    sent-to-rest who=1 card=queen
    day-began day=5
81 0 wager:1 [65fb7a6f]
82 1 wager:2 [0c14b092]
    wagered who=0 n=1
    wagered who=1 n=2
    went-first who=0 n=1
    gained who=0 n=1 source=wager
    backstage-filled who=0 n=4
    backstage-filled who=1 n=3
83 0 backstage:architect-3 [56ce61ba]
    backstage-used who=0 behind=architect n=3
84 0 take:black-set [3187fdb1]
    took who=0 element=black-set
    theatre-built who=0 element=black-set space=3
    theatre-acts who=0 colour=pink space=1
    earned who=0 pounds=1
    theatre-acts who=0 colour=purple space=2
    mood-fell who=1 n=1
    theatre-acts who=0 colour=black space=3
85 1 backstage-recruitment:architect-1 [7cd4cf14]
    backstage-hired who=1 behind=architect n=1
86 1 take:black-set [9162053e]
    took who=1 element=black-set
    theatre-built who=1 element=black-set space=1
    theatre-acts who=1 colour=black space=1
87 0 activate:author [d0dfed98]
    activated who=0 card=author
    lined-up who=0 n=1
88 0 advance:I [abe53593]
    advanced who=0 act=I space=2
89 0 advance:III [7fd49d5a]
    advanced who=0 act=III space=3
90 1 activate:author [e732db9a]
    activated who=1 card=author
    lined-up who=1 n=2
91 1 advance:I [69cd4b53]
    advanced who=1 act=I space=3
92 1 advance:I [21c394a2]
    advanced who=1 act=I space=4
93 0 backstage-recruitment:double-2 [d0be9b0c]
    backstage-hired who=0 behind=double n=2
    repeated who=0 card=author
94 0 advance:I [a42540a0]
    advanced who=0 act=I space=3
95 0 advance:II [f9cd0a7a]
    advanced who=0 act=II space=2
96 1 backstage:rag-picker-2 [2371d4d9]
    backstage-used who=1 behind=rag-picker n=2
    rags-opened-all who=1
97 1 pass [70d355bf]
    passed who=1
    ambiance-began
98 1 stop [48bbccf1]
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-judged who=0 space=2
99 0 retreat:III [53e78480]
    retreated who=0 act=III space=2
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-reset
    day-ended day=5
    elements-discarded n=10
    kept-awake who=0 card=author
    kept-awake who=1 card=author
    day-began day=6
100 0 wager:1 [bda41be0]
101 1 wager:3 [d5b2e496]
    wagered who=0 n=1
    wagered who=1 n=3
    went-first who=0 n=1
    gained who=0 n=1 source=wager
    backstage-filled who=0 n=4
    backstage-filled who=1 n=2
102 0 recruit-extra:set-dresser-6 [89cad593]
    recruited-extra who=0 card=set-dresser-6
103 1 backstage:kit-marlowe-1 [7e52ea6b]
    backstage-used who=1 behind=kit-marlowe n=1
104 1 advance:II [0643f488]
    advanced who=1 act=II space=2
105 0 activate:ophelia [57a3494b]
    activated who=0 card=ophelia
    lined-up who=0 n=1
    advanced who=0 act=II space=3
106 0 take:pink-costume [cc445440]
    took who=0 element=pink-costume
107 0 dress:ophelia [b0b76086]
    dressed who=0 element=pink-costume wearer=ophelia
108 1 backstage:hatter-1 [af0ce41a]
    backstage-used who=1 behind=hatter n=1
109 1 take:blue-costume [3fc4a6f6]
    took who=1 element=blue-costume
110 1 hat:extra-3 [4e92aaeb]
    hatted who=1 element=blue-costume wearer=extra-3
111 0 backstage:merchant-set-2 [18e6b76d]
    backstage-used who=0 behind=merchant-set n=2
112 0 stop [a29c8ef6]
113 1 recruit-extra:handyman [4465885a]
    recruited-extra who=1 card=handyman
114 0 backstage:double-2 [4e4b59dd]
    backstage-used who=0 behind=double n=2
    repeated who=0 card=ophelia
    advanced who=0 act=II space=4
115 0 stop [b6b76f58]
116 1 activate:author [6be987a9]
    activated who=1 card=author
    lined-up who=1 n=2
117 1 advance:II [42f09453]
    advanced who=1 act=II space=3
118 1 advance:III [09dc376e]
    advanced who=1 act=III space=4
119 1 activate:queen [9528a1be]
    activated who=1 card=queen
120 1 ask:objectives [166f5656]
    drew-objectives who=1 n=3
121 1 choose:ragbag [4aea6f9e]
    kept-objective who=1
122 1 activate:falstaff [10c92b88]
    activated who=1 card=falstaff
    advanced who=1 act=I space=5
    mood-rose who=1 n=2
    ambiance-began
123 1 play:ragbag [cf50c701]
    objective-played who=1 objective=ragbag
124 1 salvage:purple-costume [c02a5e9d]
    salvaged who=1 element=purple-costume
125 1 dress:extra-2 [aee51e3f]
    dressed who=1 element=purple-costume wearer=extra-2
126 1 salvage:purple-set [29adb3c1]
    salvaged who=1 element=purple-set
127 1 put:1.5 [07944dd3]
    built who=1 element=purple-set place=1.5
    mood-fell who=0 n=1
128 1 stop [fbbf4c89]
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-judged who=1 space=4
    earned who=1 pounds=1
    mood-reset
    rehearsal-began day=6
    act-scored act=I
    disc-scored who=1 act=I space=5 rank=1
    earned who=1 pounds=1
    disc-scored who=0 act=I space=3 rank=2
    lost who=0 n=1 source=grey
    act-scored act=II
    disc-scored who=0 act=II space=4 rank=1
    gained who=0 n=2 source=act-ii
    disc-scored who=1 act=II space=3 rank=2
    lost who=1 n=1 source=grey
    gained who=1 n=1 source=act-ii
    act-scored act=III
    disc-scored who=1 act=III space=4 rank=1
    disc-scored who=0 act=III space=2 rank=2
    lost who=0 n=1 source=grey
    day-ended day=6
    final-count
    revealed-objective who=1 objective=set40 n=0
    yellow-counted who=0 n=0 total=0
    yellow-counted who=1 n=0 total=0
    hats-counted who=0 n=0 total=0
    hats-counted who=1 n=1 total=1
    gained who=1 n=1 source=hats
    wage-paid who=0 card=ophelia pounds=1 left=9
    wage-paid who=0 card=set-dresser-8 pounds=5 left=4
    paid who=0 pounds=6 left=4
    wage-paid who=1 card=assistant pounds=3 left=6
    paid who=1 pounds=3 left=6
    game-ended
scores [10, 2] winners [0]
