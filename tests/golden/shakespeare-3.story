set-up [bc679e97]
1 2 recruit:ophelia [d7188117]
    drafted who=2 card=ophelia
2 0 recruit-extra:hamlet [891486c4]
    drafted-extra who=0 card=hamlet
3 1 recruit-extra:jeweler [dc65cd5c]
    drafted-extra who=1 card=jeweler
    day-began day=1
4 0 wager:2 [c8a677b0]
5 1 wager:4 [ef6a66a8]
6 2 wager:2 [0e8d11dd]
    wagered who=0 n=2
    wagered who=2 n=2
    wagered who=1 n=4
    went-first who=0 n=2
    gained who=0 n=1 source=wager
7 0 activate:house-handyman [c3013f80]
    activated who=0 card=house-handyman
8 0 stop [bfe09a16]
9 2 recruit:handyman [1feda232]
    recruited who=2 card=handyman
10 1 activate:author [900fa23b]
    activated who=1 card=author
    lined-up who=1 n=1
11 1 advance:I [687ac493]
    advanced who=1 act=I space=2
12 1 advance:II [1eabf750]
    advanced who=1 act=II space=2
13 0 recruit-extra:lady-macbeth [506e74a3]
    recruited-extra who=0 card=lady-macbeth
14 2 activate:house-handyman [f570626f]
    activated who=2 card=house-handyman
15 2 take:purple-costume [9754bf3f]
    took who=2 element=purple-costume
16 2 dress:ophelia [87e9c750]
    dressed who=2 element=purple-costume wearer=ophelia
17 2 take:black-costume [de223fa2]
    took who=2 element=black-costume
18 2 dress:ophelia [c36bdd7d]
    dressed who=2 element=black-costume wearer=ophelia
19 1 recruit-extra:set-dresser-6 [076466ba]
    recruited-extra who=1 card=set-dresser-6
20 0 activate:falstaff [58500282]
    activated who=0 card=falstaff
    lined-up who=0 n=2
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
21 2 activate:queen [6941e3a2]
    activated who=2 card=queen
22 2 ask:pounds [a84201e4]
    earned who=2 pounds=4
23 1 activate:house-handyman [e1069a42]
    activated who=1 card=house-handyman
24 1 take:blue-costume [7e38d0d8]
    took who=1 element=blue-costume
25 1 dress:extra-1 [56d92c95]
    dressed who=1 element=blue-costume wearer=extra-1
26 1 activate:falstaff [bc1d13ff]
    activated who=1 card=falstaff
    advanced who=1 act=I space=3
    mood-rose who=1 n=2
27 1 activate:queen [71c8300a]
    activated who=1 card=queen
28 1 ask:objectives [bdeeb1a0]
    drew-objectives who=1 n=3
29 1 choose:savings [6f68dae5]
    kept-objective who=1
    lined-up who=2 n=3
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-fell who=1 n=2
    mood-fell who=2 n=2
    lost who=2 n=1 source=ambiance
    mood-reset
    elements-discarded n=15
30 0 keep:house-handyman [fcdd1aa5]
31 1 keep:author [8d07808f]
32 2 keep:house-handyman [d0719c68]
    sent-to-rest who=0 card=falstaff
    kept-awake who=0 card=house-handyman
    kept-awake who=1 card=author
    sent-to-rest who=1 card=falstaff
    sent-to-rest who=1 card=house-handyman
    sent-to-rest who=1 card=queen
    kept-awake who=2 card=house-handyman
    sent-to-rest who=2 card=queen
    day-began day=2
33 0 wager:1 [0d163ffa]
34 1 wager:2 [a738d76c]
35 2 wager:1 [7dbb265a]
    wagered who=0 n=1
    wagered who=2 n=1
    wagered who=1 n=2
    went-first who=0 n=1
    gained who=0 n=1 source=wager
36 0 recruit:costume-mistress-8 [fcc1b7fd]
    recruited who=0 card=costume-mistress-8
37 2 activate:falstaff [3576dbfc]
    activated who=2 card=falstaff
    lined-up who=2 n=1
    advanced who=2 act=I space=2
    mood-rose who=2 n=2
38 1 recruit-extra:costume-mistress-6 [e026b550]
    recruited-extra who=1 card=costume-mistress-6
39 0 activate:costume-mistress-8 [58597ab9]
    activated who=0 card=costume-mistress-8
40 0 take:blue-costume [df71a075]
    took who=0 element=blue-costume
41 0 dress:extra-1 [060f9584]
    dressed who=0 element=blue-costume wearer=extra-1
42 0 take:pink-costume [7c306f3f]
    took who=0 element=pink-costume
43 0 dress:extra-2 [3e32db81]
    dressed who=0 element=pink-costume wearer=extra-2
44 0 take:black-costume [af8a98e7]
    took who=0 element=black-costume
45 0 dress:author [c4426e8c]
    dressed who=0 element=black-costume wearer=author
46 0 stop [408e6197]
47 2 recruit:viola [fb12613b]
    recruited who=2 card=viola
48 1 pass [764c5910]
    passed who=1
    lined-up who=0 n=2
    lined-up who=1 n=3
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
49 0 wager:1 [7aa5a64c]
50 1 wager:2 [287662ad]
51 2 wager:4 [8179925a]
    wagered who=0 n=1
    wagered who=1 n=2
    wagered who=2 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
52 0 recruit-extra:iago [2edd5d09]
    recruited-extra who=0 card=iago
53 1 recruit:costume-mistress-6 [5e587dda]
    recruited who=1 card=costume-mistress-6
54 2 recruit-extra:handyman [75ee04c0]
    recruited-extra who=2 card=handyman
55 0 activate:falstaff [4423fbfd]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=3
    mood-rose who=0 n=2
56 1 activate:costume-mistress-6 [18b6fdd8]
    activated who=1 card=costume-mistress-6
57 1 take:pink-costume [6415427b]
    took who=1 element=pink-costume
58 1 dress:extra-3 [35902d41]
    dressed who=1 element=pink-costume wearer=extra-3
59 1 take:black-costume [40531c01]
    took who=1 element=black-costume
60 1 dress:extra-3 [02b14317]
    dressed who=1 element=black-costume wearer=extra-3
61 1 take:black-costume [f35acf7f]
    took who=1 element=black-costume
62 1 dress:author [4340b7bf]
    dressed who=1 element=black-costume wearer=author
63 1 stop [a73bb6a5]
64 2 activate:house-handyman [05812054]
    activated who=2 card=house-handyman
65 2 take:purple-set [829144de]
    took who=2 element=purple-set
66 2 put:1.3 [881bfde3]
    built who=2 element=purple-set place=1.3
    mood-fell who=0 n=1
    mood-fell who=1 n=1
67 2 take:black-costume [fedce079]
    took who=2 element=black-costume
68 2 dress:author [1fd3f35d]
    dressed who=2 element=black-costume wearer=author
69 1 activate:house-handyman [c8dba9dc]
    activated who=1 card=house-handyman
70 1 take:blue-set [bf0c3737]
    took who=1 element=blue-set
71 1 put:1.2 [b6f5ba54]
    built who=1 element=blue-set place=1.2
    mood-rose who=1 n=2
72 2 activate:ophelia [3829afe7]
    activated who=2 card=ophelia
    lined-up who=2 n=2
    advanced who=2 act=II space=2
73 2 stop [c618bf93]
74 2 pass [9fa1f284]
    passed who=2
    lined-up who=1 n=3
    earned who=0 pounds=1
    earned who=1 pounds=1
    mood-reset
    elements-discarded n=12
75 1 keep:costume-mistress-6 [31582218]
76 2 keep:ophelia [bdac3b69]
    kept-awake who=0 card=falstaff
    sent-to-rest who=1 card=house-handyman
    kept-awake who=1 card=costume-mistress-6
    sent-to-rest who=2 card=house-handyman
    kept-awake who=2 card=ophelia
    day-began day=4
77 0 wager:3 [2e6a6f28]
78 1 wager:1 [5fad012e]
79 2 wager:1 [dbb324ba]
    wagered who=2 n=1
    wagered who=1 n=1
    wagered who=0 n=3
    went-first who=2 n=1
    gained who=2 n=1 source=wager
80 2 activate:handyman [1c17ef99]
    activated who=2 card=handyman
81 2 take:black-costume [d1ce775a]
    took who=2 element=black-costume
82 2 dress:extra-1 [894a26d1]
    dressed who=2 element=black-costume wearer=extra-1
83 2 stop [d91936bc]
84 1 recruit-extra:beatrice [06c8f050]
    recruited-extra who=1 card=beatrice
85 0 activate:house-handyman [f2eba5e1]
    activated who=0 card=house-handyman
86 0 take:black-set [08a3e7f3]
    took who=0 element=black-set
87 0 put:1.4 [98ff0ce2]
    built who=0 element=black-set place=1.4
88 0 take:black-costume [a46624d0]
    took who=0 element=black-costume
89 0 dress:falstaff [06602fb5]
    dressed who=0 element=black-costume wearer=falstaff
90 0 stop [24d451c6]
91 2 recruit:titania [17fe1a50]
    recruited who=2 card=titania
92 1 activate:author [4ee8a75e]
    activated who=1 card=author
    lined-up who=1 n=1
93 1 advance:I [c2e8df2b]
    advanced who=1 act=I space=4
94 1 advance:III [d5e2e886]
    advanced who=1 act=III space=2
95 0 activate:costume-mistress-8 [06c94105]
    activated who=0 card=costume-mistress-8
96 0 take:green-costume [acba419a]
    took who=0 element=green-costume
97 0 dress:falstaff [838dd793]
    dressed who=0 element=green-costume wearer=falstaff
98 0 stop [b2e64f84]
99 0 recruit:puck [078282cf]
    recruited who=0 card=puck
100 0 activate:queen [1272889a]
    activated who=0 card=queen
101 0 ask:objectives [d8534fe6]
    drew-objectives who=0 n=3
102 0 choose:precious [bb023659]
    kept-objective who=0
    lined-up who=2 n=2
    lined-up who=0 n=3
    purple-unclaimed n=4
    mood-fell who=0 n=2
    mood-fell who=1 n=2
    mood-fell who=2 n=2
    lost who=2 n=1 source=ambiance
    lost who=1 n=1 source=ambiance
    lost who=0 n=1 source=ambiance
    mood-reset
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
103 0 keep:costume-mistress-8 [aaa1d5dc]
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=costume-mistress-8
    kept-awake who=1 card=author
    kept-awake who=2 card=handyman
    day-began day=5
104 0 wager:5 [3ed87ad0]
105 1 wager:3 [5bfcb704]
106 2 wager:1 [da5e069d]
    wagered who=2 n=1
    wagered who=1 n=3
    wagered who=0 n=5
    went-first who=2 n=1
    gained who=2 n=1 source=wager
107 2 recruit-extra:king-lear [23210dc9]
    recruited-extra who=2 card=king-lear
108 1 activate:falstaff [92a1ccea]
    activated who=1 card=falstaff
    lined-up who=1 n=1
    advanced who=1 act=I space=5
    mood-rose who=1 n=2
109 0 recruit-extra:set-dresser-6 [e854e6e2]
    recruited-extra who=0 card=set-dresser-6
110 2 activate:viola [2d2d3dd5]
    activated who=2 card=viola
    lined-up who=2 n=2
    advanced who=2 act=II space=3
111 1 recruit:handyman [0139de63]
    recruited who=1 card=handyman
112 0 activate:puck [fe3f83ce]
    activated who=0 card=puck
    lined-up who=0 n=3
    advanced who=0 act=I space=4
    mood-rose who=0 n=1
113 1 activate:handyman [b7bb1abd]
    activated who=1 card=handyman
114 1 take:black-set [e88c62d1]
    took who=1 element=black-set
115 1 put:1.5 [83f42f7b]
    built who=1 element=black-set place=1.5
116 1 take:black-costume [d04eff8f]
    took who=1 element=black-costume
117 1 dress:extra-2 [9c3f2aa8]
    dressed who=1 element=black-costume wearer=extra-2
118 1 stop [03beaa2b]
119 0 activate:costume-mistress-8 [3a09c3d7]
    activated who=0 card=costume-mistress-8
120 0 stop [c4dc3c15]
121 1 activate:queen [162d1a51]
    activated who=1 card=queen
122 1 ask:pounds [edca6440]
    earned who=1 pounds=4
123 0 activate:falstaff [2909764f]
    activated who=0 card=falstaff
    advanced who=0 act=I space=5
    mood-rose who=0 n=2
124 0 activate:author [bfec5385]
    activated who=0 card=author
125 0 advance:I [7b8cca82]
    advanced who=0 act=I space=6
126 0 advance:II [64207e2f]
    advanced who=0 act=II space=2
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-fell who=1 n=1
    mood-fell who=2 n=1
127 2 retreat:I [f1d0d516]
    retreated who=2 act=I space=1
    earned who=1 pounds=1
128 0 advance:III [cc42efa0]
    advanced who=0 act=III space=2
    mood-reset
    deck-shuffled n=12
    elements-discarded n=16
129 0 keep:puck [a2c2db60]
130 1 keep:queen [0f6245cb]
    sent-to-rest who=0 card=author
    sent-to-rest who=0 card=falstaff
    sent-to-rest who=0 card=costume-mistress-8
    kept-awake who=0 card=puck
    sent-to-rest who=1 card=falstaff
    kept-awake who=1 card=queen
    sent-to-rest who=1 card=handyman
    kept-awake who=2 card=viola
    day-began day=6
131 0 wager:5 [93ebe4b2]
132 1 wager:3 [a463c91f]
133 2 wager:1 [8d446475]
    wagered who=2 n=1
    wagered who=1 n=3
    wagered who=0 n=5
    went-first who=2 n=1
    gained who=2 n=1 source=wager
134 2 activate:queen [69154bb9]
    activated who=2 card=queen
135 2 ask:pounds [4b5a7960]
    earned who=2 pounds=4
136 1 activate:queen [e902ab5d]
    activated who=1 card=queen
137 1 ask:objectives [d02a28b0]
    drew-objectives who=1 n=3
138 1 choose:costumes4 [9d4fc311]
    kept-objective who=1
139 0 recruit:assistant [195bdb8c]
    recruited who=0 card=assistant
140 2 recruit-extra:assistant [e8a3bd74]
    recruited-extra who=2 card=assistant
141 1 activate:costume-mistress-6 [3f26a4a7]
    activated who=1 card=costume-mistress-6
142 1 take:blue-costume [7bb77776]
    took who=1 element=blue-costume
143 1 dress:falstaff [c311fe7b]
    dressed who=1 element=blue-costume wearer=falstaff
144 1 take:pink-costume [f1e742b0]
    took who=1 element=pink-costume
145 1 dress:extra-1 [53b4c28c]
    dressed who=1 element=pink-costume wearer=extra-1
146 0 pass [b0a84633]
    passed who=0
147 1 recruit-extra:handyman [ea3dc446]
    recruited-extra who=1 card=handyman
148 1 pass [b4acdc92]
    passed who=1
    lined-up who=2 n=1
    lined-up who=1 n=2
    lined-up who=0 n=3
    mood-reset
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
