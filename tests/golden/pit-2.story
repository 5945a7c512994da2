set-up [5422b765]
    drew who=0
    drew who=0
    drew who=1
    drew who=1
    offered ware=pie
    offered ware=nut
1 0 bid:0 [9f81a690]
2 1 bid:2 [fc9e0513]
    bade who=0 n=0
    bade who=1 n=2
    won who=1 n=2
3 1 take:nut [7ef3fce4]
    took who=1 ware=nut
4 1 put:right [dc1266c8]
    stowed who=1 ware=nut basket=right
5 1 play:peep [c891e2d6]
    played who=1 trick=peep
    peeped who=1 whom=0
    drew who=1
    offered ware=nut
    offered ware=nut
6 0 bid:3 [ddf502a3]
7 1 bid:3 [e351cf8d]
    bade who=0 n=3
    bade who=1 n=3
    won who=0 n=3
8 0 take:pie [004ede72]
    took who=0 ware=pie
9 0 put:left [7dc9d291]
    stowed who=0 ware=pie basket=left
10 0 pass [60082cb1]
    drew who=0
    offered ware=orange
    offered ware=orange
11 0 bid:3 [cb00a226]
12 1 bid:3 [5ac9a374]
    bade who=0 n=3
    bade who=1 n=3
    won who=0 n=3
13 0 take:nut [47d155f6]
    took who=0 ware=nut
14 0 put:left [347a4467]
    stowed who=0 ware=nut basket=left
15 0 pass [469144cf]
    drew who=0
    offered ware=pie
    offered ware=nut
16 0 bid:0 [752d2ea6]
17 1 bid:2 [c43a8c21]
    bade who=0 n=0
    bade who=1 n=2
    won who=1 n=2
18 1 take:orange [ee99899f]
    took who=1 ware=orange
19 1 put:right [0c3ec09f]
    stowed who=1 ware=orange basket=right
20 1 pass [dc9264e0]
    drew who=1
scores [4, 5] winners [1]
