set-up [8fbdbda5]
1 2 recruit:ophelia [a88af541]
    drafted who=2 card=ophelia
2 0 recruit-extra:hamlet [f4b454e4]
    drafted-extra who=0 card=hamlet
3 1 recruit-extra:jeweler [78c49421]
    drafted-extra who=1 card=jeweler
    day-began day=1
4 0 wager:2 [1addfc53]
5 1 wager:4 [84d0be9b]
6 2 wager:2 [452ab877]
    wagered who=0 n=2
    wagered who=2 n=2
    wagered who=1 n=4
    went-first who=0 n=2
    gained who=0 n=1 source=wager
7 0 activate:house-handyman [df114774]
    activated who=0 card=house-handyman
8 0 stop [2ef81c82]
9 2 recruit:handyman [fa380e7b]
    recruited who=2 card=handyman
10 1 activate:author [ef58241f]
    activated who=1 card=author
    lined-up who=1 n=1
11 1 advance:I [e3fa21ca]
    advanced who=1 act=I space=2
12 1 advance:II [cf404922]
    advanced who=1 act=II space=2
13 0 recruit-extra:lady-macbeth [eb0113b8]
    recruited-extra who=0 card=lady-macbeth
14 2 activate:house-handyman [2a0c7731]
    activated who=2 card=house-handyman
15 2 take:purple-costume [f56bdb11]
    took who=2 element=purple-costume
16 2 dress:ophelia [2a394ef4]
    dressed who=2 element=purple-costume wearer=ophelia
17 2 take:black-costume [2d4ebb67]
    took who=2 element=black-costume
18 2 dress:ophelia [87ece941]
    dressed who=2 element=black-costume wearer=ophelia
19 1 recruit-extra:set-dresser-6 [d5ec15e6]
    recruited-extra who=1 card=set-dresser-6
20 0 activate:falstaff [0f4ccabd]
    activated who=0 card=falstaff
    lined-up who=0 n=2
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
21 2 activate:queen [bb33abed]
    activated who=2 card=queen
22 2 ask:pounds [83ac6359]
    earned who=2 pounds=4
23 1 activate:house-handyman [188096cc]
    activated who=1 card=house-handyman
24 1 take:blue-costume [3c5772ee]
    took who=1 element=blue-costume
25 1 dress:extra-1 [5b7162ff]
    dressed who=1 element=blue-costume wearer=extra-1
26 1 activate:falstaff [b9a89ebe]
    activated who=1 card=falstaff
    advanced who=1 act=I space=3
    mood-rose who=1 n=2
27 1 activate:queen [a17a3c40]
    activated who=1 card=queen
28 1 ask:objectives [4b5f665d]
    drew-objectives who=1 n=3
29 1 choose:savings [30d70f7f]
    kept-objective who=1
    lined-up who=2 n=3
    ambiance-began
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-fell who=1 n=2
    mood-fell who=2 n=2
    lost who=2 n=1 source=ambiance
    mood-reset
    elements-discarded n=15
30 0 keep:house-handyman [57e51b2c]
31 1 keep:author [3c698f24]
32 2 keep:house-handyman [c20d2ab8]
    sent-to-rest who=0 card=falstaff
    kept-awake who=0 card=house-handyman
    kept-awake who=1 card=author
    sent-to-rest who=1 card=falstaff
    sent-to-rest who=1 card=house-handyman
    sent-to-rest who=1 card=queen
    kept-awake who=2 card=house-handyman
    sent-to-rest who=2 card=queen
    day-began day=2
33 0 wager:1 [6424594a]
34 1 wager:2 [9fc89203]
35 2 wager:1 [fed4f41e]
    wagered who=0 n=1
    wagered who=2 n=1
    wagered who=1 n=2
    went-first who=0 n=1
    gained who=0 n=1 source=wager
36 0 recruit:costume-mistress-8 [247b3cd7]
    recruited who=0 card=costume-mistress-8
37 2 activate:falstaff [7cf1d9f3]
    activated who=2 card=falstaff
    lined-up who=2 n=1
    advanced who=2 act=I space=2
    mood-rose who=2 n=2
38 1 recruit-extra:costume-mistress-6 [7635111a]
    recruited-extra who=1 card=costume-mistress-6
39 0 activate:costume-mistress-8 [44ccc502]
    activated who=0 card=costume-mistress-8
40 0 take:blue-costume [34210a4f]
    took who=0 element=blue-costume
41 0 dress:extra-1 [471ce045]
    dressed who=0 element=blue-costume wearer=extra-1
42 0 take:pink-costume [b098096d]
    took who=0 element=pink-costume
43 0 dress:extra-2 [a20c8b7c]
    dressed who=0 element=pink-costume wearer=extra-2
44 0 take:black-costume [0dc90d0a]
    took who=0 element=black-costume
45 0 dress:author [ae87ace6]
    dressed who=0 element=black-costume wearer=author
46 0 stop [3c95890c]
47 2 recruit:viola [1f0543a3]
    recruited who=2 card=viola
48 1 pass [ee0e24ee]
    passed who=1
    lined-up who=0 n=2
    lined-up who=1 n=3
    ambiance-began
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-fell who=1 n=2
    mood-fell who=2 n=2
    lost who=0 n=1 source=ambiance
    lost who=1 n=1 source=ambiance
    mood-reset
    elements-discarded n=15
    kept-awake who=0 card=costume-mistress-8
    kept-awake who=2 card=falstaff
    day-began day=3
49 0 wager:1 [fa00153c]
50 1 wager:2 [5a0e6f6d]
51 2 wager:4 [b957ea2b]
    wagered who=0 n=1
    wagered who=1 n=2
    wagered who=2 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
52 0 recruit-extra:iago [99fab9a5]
    recruited-extra who=0 card=iago
53 1 recruit:costume-mistress-6 [a58b59cb]
    recruited who=1 card=costume-mistress-6
54 2 recruit-extra:handyman [8016486e]
    recruited-extra who=2 card=handyman
55 0 activate:falstaff [7bbf8b29]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=3
    mood-rose who=0 n=2
56 1 activate:costume-mistress-6 [8a5a4d20]
    activated who=1 card=costume-mistress-6
57 1 take:pink-costume [728cfff5]
    took who=1 element=pink-costume
58 1 dress:extra-3 [ad0cfcaf]
    dressed who=1 element=pink-costume wearer=extra-3
59 1 take:black-costume [e5805ed6]
    took who=1 element=black-costume
60 1 dress:extra-3 [caea7e59]
    dressed who=1 element=black-costume wearer=extra-3
61 1 take:black-costume [70a217da]
    took who=1 element=black-costume
62 1 dress:author [2b61223c]
    dressed who=1 element=black-costume wearer=author
63 1 stop [42f4ec6b]
64 2 activate:house-handyman [56ec33ed]
    activated who=2 card=house-handyman
65 2 take:purple-set [d137da5b]
    took who=2 element=purple-set
66 2 put:1.3 [ceb076ec]
    built who=2 element=purple-set place=1.3
    mood-fell who=0 n=1
    mood-fell who=1 n=1
67 2 take:black-costume [7f93ce67]
    took who=2 element=black-costume
68 2 dress:author [12fd3f5b]
    dressed who=2 element=black-costume wearer=author
69 1 activate:house-handyman [1152a41b]
    activated who=1 card=house-handyman
70 1 take:blue-set [026bddbf]
    took who=1 element=blue-set
71 1 put:1.2 [f8f6768a]
    built who=1 element=blue-set place=1.2
    mood-rose who=1 n=2
72 2 activate:ophelia [510cd702]
    activated who=2 card=ophelia
    lined-up who=2 n=2
    advanced who=2 act=II space=2
73 2 stop [3b3ac54d]
74 2 pass [67435d09]
    passed who=2
    lined-up who=1 n=3
    ambiance-began
    earned who=0 pounds=1
    earned who=1 pounds=1
    mood-reset
    elements-discarded n=12
75 1 keep:costume-mistress-6 [e202e4fb]
76 2 keep:ophelia [d9ba9b0d]
    kept-awake who=0 card=falstaff
    sent-to-rest who=1 card=house-handyman
    kept-awake who=1 card=costume-mistress-6
    sent-to-rest who=2 card=house-handyman
    kept-awake who=2 card=ophelia
    day-began day=4
77 0 wager:3 [2e251cb3]
78 1 wager:1 [efacc21c]
79 2 wager:1 [a04df340]
    wagered who=2 n=1
    wagered who=1 n=1
    wagered who=0 n=3
    went-first who=2 n=1
    gained who=2 n=1 source=wager
80 2 activate:handyman [152c5285]
    activated who=2 card=handyman
81 2 take:black-costume [91b88984]
    took who=2 element=black-costume
82 2 dress:extra-1 [3ed3f958]
    dressed who=2 element=black-costume wearer=extra-1
83 2 stop [9d4bd914]
84 1 recruit-extra:beatrice [aa9494bb]
    recruited-extra who=1 card=beatrice
85 0 activate:house-handyman [e70120d3]
    activated who=0 card=house-handyman
86 0 take:black-set [5c4941c6]
    took who=0 element=black-set
87 0 put:1.4 [05b1bb40]
    built who=0 element=black-set place=1.4
88 0 take:black-costume [7a9e8c0c]
    took who=0 element=black-costume
89 0 dress:falstaff [dad759ab]
    dressed who=0 element=black-costume wearer=falstaff
90 0 stop [c1e7d024]
91 2 recruit:titania [646c801a]
    recruited who=2 card=titania
92 1 activate:author [d7d9ccd7]
    activated who=1 card=author
    lined-up who=1 n=1
93 1 advance:I [71621a7e]
    advanced who=1 act=I space=4
94 1 advance:III [2622ecc1]
    advanced who=1 act=III space=2
95 0 activate:costume-mistress-8 [7b5ebeb5]
    activated who=0 card=costume-mistress-8
96 0 take:green-costume [234e8df4]
    took who=0 element=green-costume
97 0 dress:falstaff [7919fcde]
    dressed who=0 element=green-costume wearer=falstaff
98 0 stop [f62398c4]
99 0 recruit:puck [9d77b18f]
    recruited who=0 card=puck
100 0 activate:queen [1b097e10]
    activated who=0 card=queen
101 0 ask:objectives [47336264]
    drew-objectives who=0 n=3
102 0 choose:precious [da5016c8]
    kept-objective who=0
    lined-up who=2 n=2
    lined-up who=0 n=3
    ambiance-began
    purple-unclaimed n=4
    mood-fell who=0 n=2
    mood-fell who=1 n=2
    mood-fell who=2 n=2
    lost who=2 n=1 source=ambiance
    lost who=1 n=1 source=ambiance
    lost who=0 n=1 source=ambiance
    mood-reset
    rehearsal-began day=4
    act-scored act=I
    lost who=0 n=1 source=grey
    lost who=2 n=1 source=grey
    act-scored act=II
    lost who=0 n=1 source=grey
    lost who=1 n=1 source=grey
    gained who=1 n=2 source=act-ii
    lost who=2 n=1 source=grey
    gained who=2 n=1 source=act-ii
    act-scored act=III
    lost who=0 n=1 source=grey
    lost who=1 n=1 source=grey
    lost who=2 n=1 source=grey
    elements-discarded n=14
103 0 keep:costume-mistress-8 [c86cf6b0]
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=costume-mistress-8
    kept-awake who=1 card=author
    kept-awake who=2 card=handyman
    day-began day=5
104 0 wager:5 [a5a47250]
105 1 wager:3 [579fe31e]
106 2 wager:1 [6d32dc3f]
    wagered who=2 n=1
    wagered who=1 n=3
    wagered who=0 n=5
    went-first who=2 n=1
    gained who=2 n=1 source=wager
107 2 recruit-extra:king-lear [5a986798]
    recruited-extra who=2 card=king-lear
108 1 activate:falstaff [35069181]
    activated who=1 card=falstaff
    lined-up who=1 n=1
    advanced who=1 act=I space=5
    mood-rose who=1 n=2
109 0 recruit-extra:set-dresser-6 [c78cf1a6]
    recruited-extra who=0 card=set-dresser-6
110 2 activate:viola [58ed3f93]
    activated who=2 card=viola
    lined-up who=2 n=2
    advanced who=2 act=II space=3
111 1 recruit:handyman [c576176f]
    recruited who=1 card=handyman
112 0 activate:puck [fbbac5cd]
    activated who=0 card=puck
    lined-up who=0 n=3
    advanced who=0 act=I space=4
    mood-rose who=0 n=1
113 1 activate:handyman [d61ba88e]
    activated who=1 card=handyman
114 1 take:black-set [1bce2ba3]
    took who=1 element=black-set
115 1 put:1.5 [8230a31c]
    built who=1 element=black-set place=1.5
116 1 take:black-costume [24f5ff2e]
    took who=1 element=black-costume
117 1 dress:extra-2 [28bfb1d6]
    dressed who=1 element=black-costume wearer=extra-2
118 1 stop [16390eff]
119 0 activate:costume-mistress-8 [8248d51b]
    activated who=0 card=costume-mistress-8
120 0 stop [e4b3d21b]
121 1 activate:queen [121d7232]
    activated who=1 card=queen
122 1 ask:pounds [a1a28a34]
    earned who=1 pounds=4
123 0 activate:falstaff [5cebb84c]
    activated who=0 card=falstaff
    advanced who=0 act=I space=5
    mood-rose who=0 n=2
124 0 activate:author [22197070]
    activated who=0 card=author
125 0 advance:I [424f9198]
    advanced who=0 act=I space=6
126 0 advance:II [58f1d65e]
    advanced who=0 act=II space=2
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-fell who=2 n=1
127 2 retreat:I [2f6f106f]
    retreated who=2 act=I space=1
    earned who=1 pounds=1
128 0 advance:III [edb12d70]
    advanced who=0 act=III space=2
    mood-reset
    deck-shuffled n=12
    elements-discarded n=16
129 0 keep:puck [f2cea281]
130 1 keep:queen [b1f9e8ca]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=costume-mistress-8
    kept-awake who=0 card=puck
    sent-to-rest who=1 card=falstaff
    kept-awake who=1 card=queen
    sent-to-rest who=1 card=handyman
    kept-awake who=2 card=viola
    day-began day=6
131 0 wager:5 [d9f412ab]
132 1 wager:3 [21917c97]
133 2 wager:1 [a4165a7c]
    wagered who=2 n=1
    wagered who=1 n=3
    wagered who=0 n=5
    went-first who=2 n=1
    gained who=2 n=1 source=wager
134 2 activate:queen [58628802]
    activated who=2 card=queen
135 2 ask:pounds [77187722]
    earned who=2 pounds=4
136 1 activate:queen [cdf9c9f9]
    activated who=1 card=queen
137 1 ask:objectives [0d46fddd]
    drew-objectives who=1 n=3
138 1 choose:costumes4 [d97a46c6]
    kept-objective who=1
139 0 recruit:assistant [cce2a3ae]
    recruited who=0 card=assistant
140 2 recruit-extra:assistant [7e1e4c0d]
    recruited-extra who=2 card=assistant
141 1 activate:costume-mistress-6 [ec38c172]
    activated who=1 card=costume-mistress-6
142 1 take:blue-costume [722a074f]
    took who=1 element=blue-costume
143 1 dress:falstaff [1dca4c9e]
    dressed who=1 element=blue-costume wearer=falstaff
144 1 take:pink-costume [fb5fb6ca]
    took who=1 element=pink-costume
145 1 dress:extra-1 [ffb59cc9]
    dressed who=1 element=pink-costume wearer=extra-1
146 0 pass [3b6c19d0]
    passed who=0
147 1 recruit-extra:handyman [71545b7d]
    recruited-extra who=1 card=handyman
148 1 pass [f55ffdce]
    passed who=1
    lined-up who=2 n=1
    lined-up who=1 n=2
    lined-up who=0 n=3
    ambiance-began
    mood-reset
    rehearsal-began day=6
    act-scored act=I
    earned who=0 pounds=1
    earned who=1 pounds=1
    lost who=2 n=1 source=grey
    act-scored act=II
    lost who=0 n=1 source=grey
    lost who=1 n=1 source=grey
    gained who=1 n=1 source=act-ii
    lost who=2 n=1 source=grey
    gained who=2 n=2 source=act-ii
    act-scored act=III
    lost who=0 n=1 source=grey
    lost who=1 n=1 source=grey
    lost who=2 n=1 source=grey
    revealed-objective who=0 objective=precious n=0
    paid who=0 pounds=1 left=1
    lost who=0 n=4 source=unpaid
    revealed-objective who=1 objective=savings n=1
    gained who=1 n=1 source=objectives
    revealed-objective who=1 objective=costumes4 n=0
    paid who=1 pounds=4 left=3
    paid who=2 pounds=6 left=2
    game-ended
scores [-3, 3, 3] winners [1]
