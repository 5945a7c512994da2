set-up [fd90c970]
    offered ware=nut
    offered ware=pie
1 0 bid:1 [591c7765]
2 1 bid:3 [7f6931d0]
3 2 bid:2 [cc8d3be5]
    bade who=0 n=1
    bade who=1 n=3
    bade who=2 n=2
    won who=1 n=3
4 1 take:nut [0cfb536b]
    took who=1 ware=nut
5 1 put:left [d68f766b]
    stowed who=1 ware=nut basket=left
6 1 pass [fdb58abb]
    bare who=1
    offered ware=orange
    offered ware=nut
7 0 bid:1 [86f6601e]
8 1 bid:3 [7ca9ee11]
9 2 bid:3 [76b822c0]
    bade who=0 n=1
    bade who=1 n=3
    bade who=2 n=3
    won who=1 n=3
10 1 take:orange [1a136e3d]
    took who=1 ware=orange
11 1 put:right [78b1e04f]
    stowed who=1 ware=orange basket=right
12 1 pass [11c333ba]
    bare who=1
    offered ware=orange
    offered ware=nut
13 0 bid:2 [869176fb]
14 1 bid:0 [c80052f7]
15 2 bid:0 [2b8182cb]
    bade who=0 n=2
    bade who=1 n=0
    bade who=2 n=0
    won who=0 n=2
16 0 take:nut [9790d668]
    took who=0 ware=nut
17 0 put:left [5aa1c735]
    stowed who=0 ware=nut basket=left
18 0 pass [640f6006]
    bare who=0
    offered ware=pie
    offered ware=pie
19 0 bid:3 [70dc6173]
20 1 bid:0 [9264cafe]
21 2 bid:3 [35d79fa8]
    bade who=0 n=3
    bade who=1 n=0
    bade who=2 n=3
    won who=0 n=3
22 0 take:pie [39ade250]
    took who=0 ware=pie
23 0 put:left [84d0603a]
    stowed who=0 ware=pie basket=left
24 0 pass [59d695e2]
    bare who=0
    offered ware=orange
    offered ware=orange
25 0 bid:1 [cd3dc9d2]
26 1 bid:0 [7f8406b3]
27 2 bid:2 [e21cf67f]
    bade who=0 n=1
    bade who=1 n=0
    bade who=2 n=2
    won who=2 n=2
28 2 take:pie [9b0f3e2c]
    took who=2 ware=pie
29 2 put:right [e6b8e396]
    stowed who=2 ware=pie basket=right
30 2 pass [faf0192f]
    bare who=2
    offered ware=orange
    offered ware=nut
31 0 bid:0 [901971f6]
32 1 bid:0 [ae942659]
33 2 bid:1 [de3d7db8]
    bade who=0 n=0
    bade who=1 n=0
    bade who=2 n=1
    won who=2 n=1
34 2 take:pie [0c9586b7]
    took who=2 ware=pie
35 2 put:left [a78abe47]
    stowed who=2 ware=pie basket=left
36 2 pass [f2cc280d]
    bare who=2
    offered ware=nut
    offered ware=nut
37 0 bid:0 [cd0a1029]
38 1 bid:0 [54e42ffd]
39 2 bid:3 [3f12e005]
    bade who=0 n=0
    bade who=1 n=0
    bade who=2 n=3
    won who=2 n=3
40 2 take:orange [795d1d7d]
    took who=2 ware=orange
41 2 put:right [23749f16]
    stowed who=2 ware=orange basket=right
42 2 pass [8b35b0da]
    bare who=2
scores [5, 2, 6] winners [2]
