set-up [5fbd8247]
1 2 recruit:ophelia [eef17fcc]
    drafted who=2 card=ophelia
2 0 recruit-extra:hamlet [2e61f24c]
    drafted-extra who=0 card=hamlet
3 1 recruit-extra:jeweler [f1553078]
    drafted-extra who=1 card=jeweler
    day-began day=1
4 0 wager:2 [f880b416]
5 1 wager:4 [bb4e5a52]
6 2 wager:2 [5d3f3ada]
    wagered who=0 n=2
    wagered who=2 n=2
    wagered who=1 n=4
    went-first who=0 n=2
    gained who=0 n=1 source=wager
7 0 activate:house-handyman [0ee919df]
    activated who=0 card=house-handyman
8 0 stop [a31de3f8]
9 2 recruit:handyman [57ea68a4]
    recruited who=2 card=handyman
10 1 activate:author [00fa8d75]
    activated who=1 card=author
    lined-up who=1 n=1
11 1 advance:I [fb7ac74f]
    advanced who=1 act=I space=2
12 1 advance:II [e290bc41]
    advanced who=1 act=II space=2
13 0 recruit-extra:lady-macbeth [d0b2b306]
    recruited-extra who=0 card=lady-macbeth
14 2 activate:house-handyman [34cb17b2]
    activated who=2 card=house-handyman
15 2 take:purple-costume [72da362c]
    took who=2 element=purple-costume
16 2 dress:ophelia [5729a973]
    dressed who=2 element=purple-costume wearer=ophelia
17 2 take:black-costume [c18bf1da]
    took who=2 element=black-costume
18 2 dress:ophelia [0d10d0c0]
    dressed who=2 element=black-costume wearer=ophelia
19 1 recruit-extra:set-dresser-6 [20693a47]
    recruited-extra who=1 card=set-dresser-6
20 0 activate:falstaff [5f0ccf2f]
    activated who=0 card=falstaff
    lined-up who=0 n=2
    advanced who=0 act=I space=2
    mood-rose who=0 n=2
21 2 activate:queen [0fb6fbbc]
    activated who=2 card=queen
22 2 ask:pounds [46b6b572]
    earned who=2 pounds=4
23 1 activate:house-handyman [484f62c1]
    activated who=1 card=house-handyman
24 1 take:blue-costume [128b4462]
    took who=1 element=blue-costume
25 1 dress:extra-1 [33cc7b74]
    dressed who=1 element=blue-costume wearer=extra-1
26 1 activate:falstaff [22ccaa1f]
    activated who=1 card=falstaff
    advanced who=1 act=I space=3
    mood-rose who=1 n=2
27 1 activate:queen [91cf8a85]
    activated who=1 card=queen
28 1 ask:objectives [9a74f60b]
    drew-objectives who=1 n=3
29 1 choose:savings [6e5447a3]
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
30 0 keep:house-handyman [a9fd64c8]
31 1 keep:author [97fc36d6]
32 2 keep:house-handyman [b08fa8eb]
    sent-to-rest who=0 card=falstaff
    kept-awake who=0 card=house-handyman
    kept-awake who=1 card=author
    sent-to-rest who=1 card=falstaff
    sent-to-rest who=1 card=house-handyman
    sent-to-rest who=1 card=queen
    kept-awake who=2 card=house-handyman
    sent-to-rest who=2 card=queen
    day-began day=2
33 0 wager:1 [485a8115]
34 1 wager:2 [5e7fc07e]
35 2 wager:1 [0a8401bb]
    wagered who=0 n=1
    wagered who=2 n=1
    wagered who=1 n=2
    went-first who=0 n=1
    gained who=0 n=1 source=wager
36 0 recruit:costume-mistress-8 [b6fb3647]
    recruited who=0 card=costume-mistress-8
37 2 activate:falstaff [7ba8b4c4]
    activated who=2 card=falstaff
    lined-up who=2 n=1
    advanced who=2 act=I space=2
    mood-rose who=2 n=2
38 1 recruit-extra:costume-mistress-6 [7777ccae]
    recruited-extra who=1 card=costume-mistress-6
39 0 activate:costume-mistress-8 [aba0b392]
    activated who=0 card=costume-mistress-8
40 0 take:blue-costume [37f85949]
    took who=0 element=blue-costume
41 0 dress:extra-1 [66f8cbde]
    dressed who=0 element=blue-costume wearer=extra-1
42 0 take:pink-costume [c030f270]
    took who=0 element=pink-costume
43 0 dress:extra-2 [94e6e532]
    dressed who=0 element=pink-costume wearer=extra-2
44 0 take:black-costume [14b8d210]
    took who=0 element=black-costume
45 0 dress:author [2df48493]
    dressed who=0 element=black-costume wearer=author
46 0 stop [e1a58857]
47 2 recruit:viola [d4dfdf99]
    recruited who=2 card=viola
48 1 pass [19228e31]
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
49 0 wager:1 [30542d3d]
50 1 wager:2 [83ef43ba]
51 2 wager:4 [cd2562aa]
    wagered who=0 n=1
    wagered who=1 n=2
    wagered who=2 n=4
    went-first who=0 n=1
    gained who=0 n=1 source=wager
52 0 recruit-extra:iago [9db229d0]
    recruited-extra who=0 card=iago
53 1 recruit:costume-mistress-6 [60903d72]
    recruited who=1 card=costume-mistress-6
54 2 recruit-extra:handyman [13f5b31f]
    recruited-extra who=2 card=handyman
55 0 activate:falstaff [fca472a3]
    activated who=0 card=falstaff
    lined-up who=0 n=1
    advanced who=0 act=I space=3
    mood-rose who=0 n=2
56 1 activate:costume-mistress-6 [02b84e03]
    activated who=1 card=costume-mistress-6
57 1 take:pink-costume [ab0f9e60]
    took who=1 element=pink-costume
58 1 dress:extra-3 [011cd591]
    dressed who=1 element=pink-costume wearer=extra-3
59 1 take:black-costume [13d18985]
    took who=1 element=black-costume
60 1 dress:extra-3 [59962c61]
    dressed who=1 element=black-costume wearer=extra-3
61 1 take:black-costume [d64b01e8]
    took who=1 element=black-costume
62 1 dress:author [90a75bfe]
    dressed who=1 element=black-costume wearer=author
63 1 stop [2c70eadd]
64 2 activate:house-handyman [bed9e6bc]
    activated who=2 card=house-handyman
65 2 take:purple-set [395f80a0]
    took who=2 element=purple-set
66 2 put:1.3 [8f71eb47]
    built who=2 element=purple-set place=1.3
    mood-fell who=0 n=1
    mood-fell who=1 n=1
67 2 take:black-costume [acf1686a]
    took who=2 element=black-costume
68 2 dress:author [2e1a47b8]
    dressed who=2 element=black-costume wearer=author
69 1 activate:house-handyman [f09cd844]
    activated who=1 card=house-handyman
70 1 take:blue-set [866586bb]
    took who=1 element=blue-set
71 1 put:1.2 [fe2aa5e2]
    built who=1 element=blue-set place=1.2
    mood-rose who=1 n=2
72 2 activate:ophelia [ca72f556]
    activated who=2 card=ophelia
    lined-up who=2 n=2
    advanced who=2 act=II space=2
73 2 stop [6e00b692]
74 2 pass [f9673006]
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
75 1 keep:costume-mistress-6 [92d3e482]
76 2 keep:ophelia [4dc07e77]
    kept-awake who=0 card=falstaff
    sent-to-rest who=1 card=house-handyman
    kept-awake who=1 card=costume-mistress-6
    sent-to-rest who=2 card=house-handyman
    kept-awake who=2 card=ophelia
    day-began day=4
77 0 wager:3 [64136112]
78 1 wager:1 [6e6e846a]
79 2 wager:1 [dbe6e27c]
    wagered who=2 n=1
    wagered who=1 n=1
    wagered who=0 n=3
    went-first who=2 n=1
    gained who=2 n=1 source=wager
80 2 activate:handyman [b06a635a]
    activated who=2 card=handyman
81 2 take:black-costume [94863fcc]
    took who=2 element=black-costume
82 2 dress:extra-1 [1a060114]
    dressed who=2 element=black-costume wearer=extra-1
83 2 stop [76ae8bf8]
84 1 recruit-extra:beatrice [a887d380]
    recruited-extra who=1 card=beatrice
85 0 activate:house-handyman [62a20af1]
    activated who=0 card=house-handyman
86 0 take:black-set [f5268301]
    took who=0 element=black-set
87 0 put:1.4 [92a07b6d]
    built who=0 element=black-set place=1.4
88 0 take:black-costume [4cb1afc7]
    took who=0 element=black-costume
89 0 dress:falstaff [1a4551a5]
    dressed who=0 element=black-costume wearer=falstaff
90 0 stop [a0c804f9]
91 2 recruit:titania [732ae011]
    recruited who=2 card=titania
92 1 activate:author [bf378363]
    activated who=1 card=author
    lined-up who=1 n=1
93 1 advance:I [313ca033]
    advanced who=1 act=I space=4
94 1 advance:III [9979cbab]
    advanced who=1 act=III space=2
95 0 activate:costume-mistress-8 [3995c76f]
    activated who=0 card=costume-mistress-8
96 0 take:green-costume [42942107]
    took who=0 element=green-costume
97 0 dress:falstaff [85f83b89]
    dressed who=0 element=green-costume wearer=falstaff
98 0 stop [95be637a]
99 0 recruit:puck [7c6bd9bd]
    recruited who=0 card=puck
100 0 activate:queen [8eaafe2b]
    activated who=0 card=queen
101 0 ask:objectives [2ddb49a3]
    drew-objectives who=0 n=3
102 0 choose:precious [c25d8450]
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
103 0 keep:costume-mistress-8 [a3fa94b4]
    sent-to-rest who=0 card=house-handyman
    sent-to-rest who=0 card=queen
    kept-awake who=0 card=costume-mistress-8
    kept-awake who=1 card=author
    kept-awake who=2 card=handyman
    day-began day=5
104 0 wager:5 [045ef7ba]
105 1 wager:3 [5b9060c2]
106 2 wager:1 [9deb6ef7]
    wagered who=2 n=1
    wagered who=1 n=3
    wagered who=0 n=5
    went-first who=2 n=1
    gained who=2 n=1 source=wager
107 2 recruit-extra:king-lear [778e43da]
    recruited-extra who=2 card=king-lear
108 1 activate:falstaff [baef14b1]
    activated who=1 card=falstaff
    lined-up who=1 n=1
    advanced who=1 act=I space=5
    mood-rose who=1 n=2
109 0 recruit-extra:set-dresser-6 [d93ec112]
    recruited-extra who=0 card=set-dresser-6
110 2 activate:viola [856a9f47]
    activated who=2 card=viola
    lined-up who=2 n=2
    advanced who=2 act=II space=3
111 1 recruit:handyman [53711c1e]
    recruited who=1 card=handyman
112 0 activate:puck [90cafba4]
    activated who=0 card=puck
    lined-up who=0 n=3
    advanced who=0 act=I space=4
    mood-rose who=0 n=1
113 1 activate:handyman [e2643364]
    activated who=1 card=handyman
114 1 take:black-set [0748918c]
    took who=1 element=black-set
115 1 put:1.5 [86671a1e]
    built who=1 element=black-set place=1.5
116 1 take:black-costume [170d905c]
    took who=1 element=black-costume
117 1 dress:extra-2 [1eba8aa5]
    dressed who=1 element=black-costume wearer=extra-2
118 1 stop [39b4cb85]
119 0 activate:costume-mistress-8 [aa797f97]
    activated who=0 card=costume-mistress-8
120 0 stop [fb89528b]
121 1 activate:queen [06279a00]
    activated who=1 card=queen
122 1 ask:pounds [126ae678]
    earned who=1 pounds=4
123 0 activate:falstaff [f6f72938]
    activated who=0 card=falstaff
    advanced who=0 act=I space=5
    mood-rose who=0 n=2
124 0 activate:author [b9ffe5c3]
    activated who=0 card=author
125 0 advance:I [be7f221a]
    advanced who=0 act=I space=6
126 0 advance:II [829b027f]
    advanced who=0 act=II space=2
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=2 n=1
    mood-fell who=1 n=1
    mood-fell who=0 n=1
    mood-judged who=2 space=2
127 2 retreat:I [d9d4d251]
    retreated who=2 act=I space=1
    mood-judged who=1 space=4
    earned who=1 pounds=1
    mood-judged who=0 space=5
128 0 advance:III [edb12d70]
    advanced who=0 act=III space=2
    mood-reset
    day-ended day=5
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
141 1 activate:costume-mistress-6 [de3200f9]
    activated who=1 card=costume-mistress-6
142 1 take:blue-costume [02e0960a]
    took who=1 element=blue-costume
143 1 dress:falstaff [51abb8ae]
    dressed who=1 element=blue-costume wearer=falstaff
144 1 take:pink-costume [6d8cbbbf]
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
