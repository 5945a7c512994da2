set-up [4f1ee8e8]
1 2 recruit:ophelia [9865e012]
    drafted who=2 card=ophelia
2 0 recruit-extra:hamlet [c148076f]
    drafted-extra who=0 card=hamlet
3 1 recruit-extra:jeweler [61ede4ac]
    drafted-extra who=1 card=jeweler
    day-began day=1
4 0 wager:2 [fb6f928b]
5 1 wager:4 [3bc3f268]
6 2 wager:2 [c45b5d4a]
    wagered who=0 n=2
    wagered who=2 n=2
    wagered who=1 n=4
    went-first who=0 n=2
    gained who=0 n=1 source=wager
7 0 activate:house-handyman [b3edfbc9]
    activated who=0 card=house-handyman
8 0 stop [59318c45]
9 2 recruit:handyman [50c631ff]
    recruited who=2 card=handyman
10 1 activate:author [73b75a80]
    activated who=1 card=author
    lined-up who=1 n=1
11 1 advance:I [6e648e10]
    advanced who=1 act=I space=2
12 1 advance:II [25951ee6]
    advanced who=1 act=II space=2
13 0 recruit-extra:lady-macbeth [5ac4e9e0]
    recruited-extra who=0 card=lady-macbeth
14 2 activate:house-handyman [89edf566]
    activated who=2 card=house-handyman
15 2 take:purple-costume [b2e0299d]
    took who=2 element=purple-costume
16 2 dress:ophelia [9653fbb8]
    dressed who=2 element=purple-costume wearer=ophelia
17 2 take:black-costume [23db48fb]
    took who=2 element=black-costume
18 2 dress:ophelia [7bc5aece]
    dressed who=2 element=black-costume wearer=ophelia
19 1 recruit-extra:set-dresser-6 [1597558a]
    recruited-extra who=1 card=set-dresser-6
20 0 activate:falstaff [bd616252]
    activated who=0 card=falstaff
    lined-up who=0 n=2
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
21 2 activate:queen [da02656c]
    activated who=2 card=queen
22 2 ask:pounds [ae18d42a]
    earned who=2 pounds=4
23 1 activate:house-handyman [dc207c05]
    activated who=1 card=house-handyman
24 1 take:blue-costume [37a2408c]
    took who=1 element=blue-costume
25 1 dress:extra-1 [a36e4f07]
    dressed who=1 element=blue-costume wearer=extra-1
26 1 activate:falstaff [3b6ebe6c]
    activated who=1 card=falstaff
    advanced who=1 act=I space=3
    mood-rose who=1 n=2
27 1 activate:queen [9b9f7606]
    activated who=1 card=queen
28 1 ask:objectives [58d3f71a]
    drew-objectives who=1 n=3
29 1 choose:savings [27710bc3]
    kept-objective who=1
    lined-up who=2 n=3
    ambiance-began
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-fell who=2 n=2
    mood-fell who=1 n=2
    mood-judged who=0 space=3
    mood-judged who=2 space=1
    lost who=2 n=1 source=ambiance
    mood-judged who=1 space=3
    mood-reset
    day-ended day=1
    elements-discarded n=15
30 0 keep:house-handyman [f1640fcb]
31 1 keep:author [b2226d57]
32 2 keep:house-handyman [d7a1f632]
    sent-to-rest who=0 card=falstaff
    kept-awake who=0 card=house-handyman
    kept-awake who=1 card=author
    sent-to-rest who=1 card=falstaff
    sent-to-rest who=1 card=house-handyman
    sent-to-rest who=1 card=queen
    kept-awake who=2 card=house-handyman
    sent-to-rest who=2 card=queen
    day-began day=2
33 0 wager:1 [3f173b96]
34 1 wager:2 [fa25b598]
35 2 wager:1 [e9cebd17]
    wagered who=0 n=1
    wagered who=2 n=1
    wagered who=1 n=2
    went-first who=0 n=1
    gained who=0 n=1 source=wager
36 0 recruit:costume-mistress-8 [fb481f94]
    recruited who=0 card=costume-mistress-8
37 2 activate:falstaff [46644c8f]
    activated who=2 card=falstaff
    lined-up who=2 n=1
    advanced who=2 act=I space=2
    mood-rose who=2 n=2
38 1 recruit-extra:costume-mistress-6 [1cf1209d]
    recruited-extra who=1 card=costume-mistress-6
39 0 activate:costume-mistress-8 [7e633f73]
    activated who=0 card=costume-mistress-8
40 0 take:blue-costume [f92bdc68]
    took who=0 element=blue-costume
41 0 dress:extra-1 [cd76ce1c]
    dressed who=0 element=blue-costume wearer=extra-1
42 0 take:pink-costume [f4ad0d6f]
    took who=0 element=pink-costume
43 0 dress:extra-2 [937692f9]
    dressed who=0 element=pink-costume wearer=extra-2
44 0 take:black-costume [48b46d4f]
    took who=0 element=black-costume
45 0 dress:author [3c4ee517]
    dressed who=0 element=black-costume wearer=author
46 0 stop [2db87268]
47 2 recruit:viola [7f8e813a]
    recruited who=2 card=viola
48 1 pass [7964cb09]
    passed who=1
    lined-up who=0 n=2
    lined-up who=1 n=3
    ambiance-began
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-fell who=2 n=2
    mood-fell who=1 n=2
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-judged who=2 space=3
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-reset
    day-ended day=2
    elements-discarded n=15
    kept-awake who=0 card=costume-mistress-8
    kept-awake who=2 card=falstaff
    day-began day=3
49 0 wager:1 [a5f9fc06]
50 1 wager:2 [68ca2a24]
51 2 wager:4 [f90ddc29]
    wagered who=0 n=1
    wagered who=1 n=2
    wagered who=2 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
52 0 recruit-extra:iago [4eff6c83]
    recruited-extra who=0 card=iago
53 1 recruit:costume-mistress-6 [70fb6e22]
    recruited who=1 card=costume-mistress-6
54 2 recruit-extra:handyman [c05ca8e0]
    recruited-extra who=2 card=handyman
55 0 activate:falstaff [c3ff76a2]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=3
    mood-rose who=0 n=2
56 1 activate:costume-mistress-6 [ebe303f6]
    activated who=1 card=costume-mistress-6
57 1 take:pink-costume [6dc057aa]
    took who=1 element=pink-costume
58 1 dress:extra-3 [cf88ab64]
    dressed who=1 element=pink-costume wearer=extra-3
59 1 take:black-costume [40a9ec3b]
    took who=1 element=black-costume
60 1 dress:extra-3 [29f42820]
    dressed who=1 element=black-costume wearer=extra-3
61 1 take:black-costume [3cc3301c]
    took who=1 element=black-costume
62 1 dress:author [7ade23f0]
    dressed who=1 element=black-costume wearer=author
63 1 stop [0799be81]
64 2 activate:house-handyman [7583b2be]
    activated who=2 card=house-handyman
65 2 take:purple-set [7d74caad]
    took who=2 element=purple-set
66 2 put:1.3 [bc1c8493]
    built who=2 element=purple-set place=1.3
    mood-fell who=0 n=1
    mood-fell who=1 n=1
67 2 take:black-costume [c2b73d7a]
    took who=2 element=black-costume
68 2 dress:author [953343b0]
    dressed who=2 element=black-costume wearer=author
69 1 activate:house-handyman [d7db58c0]
    activated who=1 card=house-handyman
70 1 take:blue-set [6ac72c28]
    took who=1 element=blue-set
71 1 put:1.2 [fc6930a5]
    built who=1 element=blue-set place=1.2
    mood-rose who=1 n=2
72 2 activate:ophelia [3164da75]
    activated who=2 card=ophelia
    lined-up who=2 n=2
    advanced who=2 act=II space=2
73 2 stop [a619a6e6]
74 2 pass [59fda56c]
    passed who=2
    lined-up who=1 n=3
    ambiance-began
    mood-judged who=0 space=4
    earned who=0 pounds=1
    mood-judged who=1 space=4
    earned who=1 pounds=1
    mood-judged who=2 space=3
    mood-reset
    day-ended day=3
    elements-discarded n=12
75 1 keep:costume-mistress-6 [9b4c2f57]
76 2 keep:ophelia [7b376b1b]
    kept-awake who=0 card=falstaff
    sent-to-rest who=1 card=house-handyman
    kept-awake who=1 card=costume-mistress-6
    sent-to-rest who=2 card=house-handyman
    kept-awake who=2 card=ophelia
    day-began day=4
77 0 wager:3 [9b80b1ea]
78 1 wager:1 [e5267085]
79 2 wager:1 [b3e4be55]
    wagered who=2 n=1
    wagered who=1 n=1
    wagered who=0 n=3
    went-first who=2 n=1
    gained who=2 n=1 source=wager
80 2 activate:handyman [975d57b6]
    activated who=2 card=handyman
81 2 take:black-costume [291bd09f]
    took who=2 element=black-costume
82 2 dress:extra-1 [5b47e3f4]
    dressed who=2 element=black-costume wearer=extra-1
83 2 stop [0f53e40f]
84 1 recruit-extra:beatrice [bc18c040]
    recruited-extra who=1 card=beatrice
85 0 activate:house-handyman [eeb98200]
    activated who=0 card=house-handyman
86 0 take:black-set [0592776b]
    took who=0 element=black-set
87 0 put:1.4 [34abaf32]
    built who=0 element=black-set place=1.4
88 0 take:black-costume [a9b7f6e9]
    took who=0 element=black-costume
89 0 dress:falstaff [8335275b]
    dressed who=0 element=black-costume wearer=falstaff
90 0 stop [642790f3]
91 2 recruit:titania [dd4159b0]
    recruited who=2 card=titania
92 1 activate:author [094facb1]
    activated who=1 card=author
    lined-up who=1 n=1
93 1 advance:I [1019e541]
    advanced who=1 act=I space=4
94 1 advance:III [ba032497]
    advanced who=1 act=III space=2
95 0 activate:costume-mistress-8 [35fc28e7]
    activated who=0 card=costume-mistress-8
96 0 take:green-costume [157940a7]
    took who=0 element=green-costume
97 0 dress:falstaff [729bd5fd]
    dressed who=0 element=green-costume wearer=falstaff
98 0 stop [fd98f8ce]
99 0 recruit:puck [e7afffe1]
    recruited who=0 card=puck
100 0 activate:queen [408a25b5]
    activated who=0 card=queen
101 0 ask:objectives [74c73f08]
    drew-objectives who=0 n=3
102 0 choose:precious [fde8109b]
    kept-objective who=0
    lined-up who=2 n=2
    lined-up who=0 n=3
    ambiance-began
    purple-unclaimed n=4
    mood-fell who=2 n=2
    mood-fell who=1 n=2
    mood-fell who=0 n=2
    mood-judged who=2 space=1
    lost who=2 n=1 source=ambiance
    mood-judged who=1 space=1
    lost who=1 n=1 source=ambiance
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-reset
    rehearsal-began day=4
    act-scored act=I
    disc-scored who=1 act=I space=4 rank=1
    disc-scored who=0 act=I space=3 rank=2
    lost who=0 n=1 source=grey
    disc-scored who=2 act=I space=2 rank=3
    lost who=2 n=1 source=grey
    act-scored act=II
    disc-scored who=1 act=II space=2 rank=1
    lost who=1 n=1 source=grey
    gained who=1 n=2 source=act-ii
    disc-scored who=2 act=II space=2 rank=2
    lost who=2 n=1 source=grey
    gained who=2 n=1 source=act-ii
    disc-scored who=0 act=II space=1 rank=3
    lost who=0 n=1 source=grey
    act-scored act=III
    disc-scored who=1 act=III space=2 rank=1
    lost who=1 n=1 source=grey
    disc-scored who=0 act=III space=1 rank=2
    lost who=0 n=1 source=grey
    disc-scored who=2 act=III space=1 rank=3
    lost who=2 n=1 source=grey
    day-ended day=4
    elements-discarded n=14
103 0 keep:costume-mistress-8 [c02cf4dd]
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=costume-mistress-8
    kept-awake who=1 card=author
    kept-awake who=2 card=handyman
    day-began day=5
104 0 wager:5 [e67f7270]
105 1 wager:3 [76ec3833]
106 2 wager:1 [7430bf49]
    wagered who=2 n=1
    wagered who=1 n=3
    wagered who=0 n=5
    went-first who=2 n=1
    gained who=2 n=1 source=wager
107 2 recruit-extra:king-lear [ef4feb92]
    recruited-extra who=2 card=king-lear
108 1 activate:falstaff [318e9132]
    activated who=1 card=falstaff
    lined-up who=1 n=1
    advanced who=1 act=I space=5
    mood-rose who=1 n=2
109 0 recruit-extra:set-dresser-6 [17427a50]
    recruited-extra who=0 card=set-dresser-6
110 2 activate:viola [6af56dcd]
    activated who=2 card=viola
    lined-up who=2 n=2
    advanced who=2 act=II space=3
111 1 recruit:handyman [2df3d83d]
    recruited who=1 card=handyman
112 0 activate:puck [749d4a28]
    activated who=0 card=puck
    lined-up who=0 n=3
    advanced who=0 act=I space=4
    mood-rose who=0 n=1
113 1 activate:handyman [b5110e0b]
    activated who=1 card=handyman
114 1 take:black-set [a66ade02]
    took who=1 element=black-set
115 1 put:1.5 [af8c3cd3]
    built who=1 element=black-set place=1.5
116 1 take:black-costume [4d611fd6]
    took who=1 element=black-costume
117 1 dress:extra-2 [7629ef47]
    dressed who=1 element=black-costume wearer=extra-2
118 1 stop [682fc76a]
119 0 activate:costume-mistress-8 [a74b7546]
    activated who=0 card=costume-mistress-8
120 0 stop [f04f6e2a]
121 1 activate:queen [e787e91b]
    activated who=1 card=queen
122 1 ask:pounds [63138a81]
    earned who=1 pounds=4
123 0 activate:falstaff [99234c54]
    activated who=0 card=falstaff
    advanced who=0 act=I space=5
    mood-rose who=0 n=2
124 0 activate:author [dba36da4]
    activated who=0 card=author
125 0 advance:I [06668429]
    advanced who=0 act=I space=6
126 0 advance:II [2624761a]
    advanced who=0 act=II space=2
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=2 n=1
    mood-fell who=1 n=1
    mood-fell who=0 n=1
    mood-judged who=2 space=2
127 2 retreat:I [5ef284d0]
    retreated who=2 act=I space=1
    mood-judged who=1 space=4
    earned who=1 pounds=1
    mood-judged who=0 space=5
128 0 advance:III [c41db3c7]
    advanced who=0 act=III space=2
    mood-reset
    day-ended day=5
    deck-shuffled n=12
    elements-discarded n=16
129 0 keep:puck [968e17f2]
130 1 keep:queen [bb8a859f]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=costume-mistress-8
    kept-awake who=0 card=puck
    sent-to-rest who=1 card=falstaff
    kept-awake who=1 card=queen
    sent-to-rest who=1 card=handyman
    kept-awake who=2 card=viola
    day-began day=6
131 0 wager:5 [c21b31cf]
132 1 wager:3 [b07601a2]
133 2 wager:1 [912624a7]
    wagered who=2 n=1
    wagered who=1 n=3
    wagered who=0 n=5
    went-first who=2 n=1
    gained who=2 n=1 source=wager
134 2 activate:queen [95172777]
    activated who=2 card=queen
135 2 ask:pounds [c71a3714]
    earned who=2 pounds=4
136 1 activate:queen [4c1e7f87]
    activated who=1 card=queen
137 1 ask:objectives [b07e46a8]
    drew-objectives who=1 n=3
138 1 choose:costumes4 [0ceb94f5]
    kept-objective who=1
139 0 recruit:assistant [d9d0f9eb]
    recruited who=0 card=assistant
140 2 recruit-extra:assistant [3f1e1d9d]
    recruited-extra who=2 card=assistant
141 1 activate:costume-mistress-6 [f71bc27f]
    activated who=1 card=costume-mistress-6
142 1 take:blue-costume [2d7a803e]
    took who=1 element=blue-costume
143 1 dress:falstaff [9d487b4f]
    dressed who=1 element=blue-costume wearer=falstaff
144 1 take:pink-costume [71a7a2e2]
    took who=1 element=pink-costume
145 1 dress:extra-1 [696f88dd]
    dressed who=1 element=pink-costume wearer=extra-1
146 0 pass [24b486f5]
    passed who=0
147 1 recruit-extra:handyman [ada27843]
    recruited-extra who=1 card=handyman
148 1 pass [c312fa6d]
    passed who=1
    lined-up who=2 n=1
    lined-up who=1 n=2
    lined-up who=0 n=3
    ambiance-began
    mood-judged who=2 space=3
    mood-judged who=1 space=3
    mood-judged who=0 space=3
    mood-reset
    rehearsal-began day=6
    act-scored act=I
    disc-scored who=0 act=I space=6 rank=1
    earned who=0 pounds=1
    disc-scored who=1 act=I space=5 rank=2
    earned who=1 pounds=1
    disc-scored who=2 act=I space=1 rank=3
    lost who=2 n=1 source=grey
    act-scored act=II
    disc-scored who=2 act=II space=3 rank=1
    lost who=2 n=1 source=grey
    gained who=2 n=2 source=act-ii
    disc-scored who=1 act=II space=2 rank=2
    lost who=1 n=1 source=grey
    gained who=1 n=1 source=act-ii
    disc-scored who=0 act=II space=2 rank=3
    lost who=0 n=1 source=grey
    act-scored act=III
    disc-scored who=1 act=III space=2 rank=1
    lost who=1 n=1 source=grey
    disc-scored who=0 act=III space=2 rank=2
    lost who=0 n=1 source=grey
    disc-scored who=2 act=III space=1 rank=3
    lost who=2 n=1 source=grey
    day-ended day=6
    final-count
    revealed-objective who=0 objective=precious n=0
    revealed-objective who=1 objective=savings n=1
    gained who=1 n=1 source=objectives
    revealed-objective who=1 objective=costumes4 n=0
    yellow-counted who=0 n=0 total=0
    yellow-counted who=1 n=0 total=0
    yellow-counted who=2 n=0 total=0
    wage-paid who=0 card=puck pounds=1 left=1
    wage-unpaid who=0 card=assistant n=2
    lost who=0 n=2 source=unpaid
    wage-unpaid who=0 card=costume-mistress-8 n=2
    lost who=0 n=2 source=unpaid
    paid who=0 pounds=1 left=1
    wage-paid who=1 card=handyman pounds=1 left=6
    wage-paid who=1 card=costume-mistress-6 pounds=3 left=3
    paid who=1 pounds=4 left=3
    wage-paid who=2 card=ophelia pounds=1 left=7
    wage-paid who=2 card=handyman pounds=1 left=6
    wage-paid who=2 card=viola pounds=1 left=5
    wage-paid who=2 card=titania pounds=3 left=2
    paid who=2 pounds=6 left=2
    tied who=1 n=3 pounds=3
    tied who=2 n=3 pounds=2
    tie-broken who=1
    game-ended
scores [-3, 3, 3] winners [1]
