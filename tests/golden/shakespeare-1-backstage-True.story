set-up [915bc9df]
1 0 recruit:costume-mistress-6 [f18e5607]
    drafted who=0 card=costume-mistress-6
    day-began day=1
2 0 wager:2 [7bb5e0e1]
    mustered who=0 n=2
    backstage-filled who=0 n=3
3 0 backstage:rag-picker-2 [131aa6fb]
    backstage-used who=0 behind=rag-picker n=2
    rags-opened-all who=0
4 0 activate:costume-mistress-6 [296a2e11]
    activated who=0 card=costume-mistress-6
5 0 take:blue-costume [7542e941]
    took who=0 element=blue-costume
6 0 dress:author [2b973897]
    dressed who=0 element=blue-costume wearer=author
7 0 stop [526d752f]
8 0 activate:queen [3c0d440a]
    activated who=0 card=queen
9 0 ask:pounds [940a5e17]
    earned who=0 pounds=4
10 0 backstage:barkeep-1 [4ce64e49]
    backstage-used who=0 behind=barkeep n=1
    mood-rose who=0 n=1
11 0 recruit-extra:hamlet [47a97f2a]
    recruited-extra who=0 card=hamlet
    solo-bonus who=0 n=2
    gained who=0 n=1 source=solo
    ambiance-began
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-judged who=0 space=3
    mood-reset
    day-ended day=1
    elements-discarded n=11
12 0 keep:queen [03dd3c8e]
    kept-awake who=0 card=queen
    sent-to-rest who=0 card=costume-mistress-6
    day-began day=2
13 0 wager:3 [4bccf910]
    mustered who=0 n=3
    backstage-filled who=0 n=2
14 0 backstage-recruitment:lord-chamberlain-1 [68b5073b]
    backstage-hired who=0 behind=lord-chamberlain n=1
    earned who=0 pounds=2
15 0 recruit-extra:lady-macbeth [70ab0bec]
    lord-recruited-extra who=0 card=lady-macbeth
    lord-showed card=ophelia left=8
16 0 backstage:director-1 [10fb7296]
    backstage-used who=0 behind=director n=1
    rest-lightened who=0 n=1
17 0 activate:house-handyman [40bd6b63]
    activated who=0 card=house-handyman
18 0 stop [63fda3b5]
19 0 backstage:architect-1 [e862b5a3]
    backstage-used who=0 behind=architect n=1
20 0 stop [04e74213]
21 0 activate:queen [21e2ee4e]
    activated who=0 card=queen
22 0 ask:objectives [a167ad8b]
    drew-objectives who=0 n=3
23 0 choose:firsts [2d7b78e5]
    kept-objective who=0
24 0 activate:author [e87094b3]
    activated who=0 card=author
25 0 advance:I [d96642df]
    advanced who=0 act=I space=2
26 0 advance:II [3e2b5600]
    advanced who=0 act=II space=2
    ambiance-began
27 0 stop [18089711]
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-judged who=0 space=2
28 0 retreat:I [a2668cac]
    retreated who=0 act=I space=1
    mood-reset
    day-ended day=2
    elements-discarded n=12
29 0 keep:author [7d19b045]
30 0 keep:queen [30bbbfa2]
    kept-awake who=0 card=author
    sent-to-rest who=0 card=house-handyman
    kept-awake who=0 card=queen
    day-began day=3
31 0 wager:5 [db4e6fc0]
    mustered who=0 n=5
32 0 recruit:romeo [79532ad4]
    recruited who=0 card=romeo
33 0 activate:author [645e3268]
    activated who=0 card=author
34 0 advance:I [82bb9550]
    advanced who=0 act=I space=2
35 0 advance:I [64af1218]
    advanced who=0 act=I space=3
36 0 pass [15367698]
    passed who=0
    solo-bonus who=0 n=1
    gained who=0 n=1 source=solo
    ambiance-began
37 0 stop [b29c73d5]
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-judged who=0 space=2
38 0 retreat:II [83fa9050]
    retreated who=0 act=II space=1
    mood-reset
    day-ended day=3
    elements-discarded n=12
    kept-awake who=0 card=author
    day-began day=4
39 0 wager:2 [837e97fd]
    mustered who=0 n=2
    backstage-filled who=0 n=3
40 0 backstage:barkeep-1 [ce88436b]
    backstage-used who=0 behind=barkeep n=1
    mood-rose who=0 n=1
41 0 backstage-recruitment:rag-picker-1 [a2e221be]
    backstage-hired who=0 behind=rag-picker n=1
    rags-opened who=0
42 0 pass [ae9bfe1d]
    passed who=0
    ambiance-began
43 0 stop [8eced1a5]
    purple-unclaimed n=1
    mood-fell who=0 n=1
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
    disc-scored who=0 act=III space=1 rank=2
    lost who=0 n=1 source=grey
    neutral-moved space=8
    day-ended day=4
    elements-discarded n=12
    day-began day=5
44 0 wager:1 [e5b1aa4b]
    mustered who=0 n=1
    backstage-filled who=0 n=4
45 0 backstage:merchant-set-3 [7a6a14bc]
    backstage-used who=0 behind=merchant-set n=3
46 0 take:green-set [b63372a5]
    took who=0 element=green-set
47 0 put:1.4 [7495a098]
    built who=0 element=green-set place=1.4
    plus3-gained who=0
48 0 activate:author [8592eb1f]
    activated who=0 card=author
49 0 advance:I [f656359c]
    advanced who=0 act=I space=4
50 0 advance:II [f7b3a765]
    advanced who=0 act=II space=2
51 0 backstage-recruitment:prompter-1 [c189d430]
    backstage-hired who=0 behind=prompter n=1
    prompter-kept who=0
52 0 backstage:lord-chamberlain-1 [7d8e38d6]
    backstage-used who=0 behind=lord-chamberlain n=1
    earned who=0 pounds=2
53 0 recruit:ophelia [35317aac]
    lord-recruited who=0 card=ophelia
    lord-showed card=mercutio left=7
    solo-bonus who=0 n=1
    gained who=0 n=1 source=solo
    ambiance-began
54 0 stop [be5a8092]
    purple-unclaimed n=1
    mood-fell who=0 n=1
    mood-judged who=0 space=2
55 0 retreat:II [396e2b0a]
    retreated who=0 act=II space=1
    mood-reset
    day-ended day=5
    elements-discarded n=11
    kept-awake who=0 card=author
    day-began day=6
56 0 wager:5 [344d59e6]
    mustered who=0 n=5
57 0 activate:queen [b771fede]
    activated who=0 card=queen
58 0 ask:pounds [1fe77a0e]
    earned who=0 pounds=4
59 0 activate:house-handyman [4cae5e4f]
    activated who=0 card=house-handyman
60 0 take:black-set [dce58257]
    took who=0 element=black-set
61 0 put:1.5 [57ffaff6]
    built who=0 element=black-set place=1.5
62 0 take:purple-costume [cdfaf564]
    took who=0 element=purple-costume
63 0 dress:falstaff [613a0b83]
    dressed who=0 element=purple-costume wearer=falstaff
64 0 stop [c04e54bd]
65 0 backstage-recruitment:architect-1 [24e82b42]
    backstage-hired who=0 behind=architect n=1
66 0 take:pink-set [8802adcd]
    took who=0 element=pink-set
    theatre-built who=0 element=pink-set space=1
    theatre-acts who=0 colour=pink space=1
    earned who=0 pounds=1
67 0 pass [8a11fa79]
    passed who=0
    solo-bonus who=0 n=2
    gained who=0 n=1 source=solo
    ambiance-began
68 0 stop [dda10119]
    purple-unclaimed n=2
    mood-fell who=0 n=2
    mood-judged who=0 space=1
    lost who=0 n=1 source=ambiance
    mood-reset
    rehearsal-began day=6
    act-scored act=I
    disc-scored who=0 act=I space=4 rank=2
    act-scored act=II
    disc-scored who=0 act=II space=1 rank=2
    gained who=0 n=1 source=act-ii
69 0 prompter:lose [6e67c9ed]
    lost who=0 n=1 source=grey
    act-scored act=III
    disc-scored who=0 act=III space=1 rank=2
70 0 prompter:pay [e76720b0]
    prompter-paid who=0 act=III pounds=1
    day-ended day=6
    final-count
    revealed-objective who=0 objective=firsts n=0
    yellow-counted who=0 n=0 total=0
    hats-counted who=0 n=0 total=0
    wage-paid who=0 card=romeo pounds=1 left=11
    wage-paid who=0 card=ophelia pounds=1 left=10
    wage-paid who=0 card=costume-mistress-6 pounds=3 left=7
    paid who=0 pounds=5 left=7
    game-ended
scores [6] winners [0]
