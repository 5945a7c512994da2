set-up [82eadd2a]
    drew who=0
    drew who=0
    drew who=1
    drew who=1
    drew who=2
    drew who=2
    offered ware=pie
    offered ware=nut
1 0 bid:3 [8bc7206e]
2 1 bid:3 [a10d32d9]
3 2 bid:0 [f2286fb1]
    bade who=0 n=3
    bade who=1 n=3
    bade who=2 n=0
    won who=0 n=3
4 0 take:pie [91c1d21b]
    took who=0 ware=pie
5 0 put:right [b4b501c2]
    stowed who=0 ware=pie basket=right
6 0 play:shove [2662bc93]
    played who=0 trick=shove
7 0 at:1 [6bd3e386]
    shoved who=0 whom=1
8 1 let [492538d2]
9 2 let [b3ead9bb]
    robbed who=0 whom=1
    drew who=0
    offered ware=nut
    offered ware=orange
10 0 bid:3 [48aab98d]
11 1 bid:3 [e9584c8c]
12 2 bid:3 [c2b3e326]
    bade who=0 n=3
    bade who=1 n=3
    bade who=2 n=3
    won who=0 n=3
13 0 take:orange [d8de5cd6]
    took who=0 ware=orange
14 0 put:left [d805519d]
    stowed who=0 ware=orange basket=left
15 0 pass [266b0f56]
    drew who=0
    offered ware=orange
    offered ware=orange
16 0 bid:1 [5a5853e6]
17 1 bid:2 [99bb0cd8]
18 2 bid:2 [e0a56b59]
    bade who=0 n=1
    bade who=1 n=2
    bade who=2 n=2
    won who=1 n=2
19 1 take:orange [f39b7d38]
    took who=1 ware=orange
20 1 put:right [0edc18cb]
    stowed who=1 ware=orange basket=right
21 1 play:peep [8da9d126]
    played who=1 trick=peep
22 1 at:2 [f95a6001]
    peeped who=1 whom=2
    drew who=1
    offered ware=pie
    offered ware=orange
23 0 bid:1 [8311b972]
24 1 bid:2 [cddd95d5]
25 2 bid:0 [8cfb1453]
    bade who=0 n=1
    bade who=1 n=2
    bade who=2 n=0
    won who=1 n=2
26 1 take:orange [bf29dda3]
    took who=1 ware=orange
27 1 put:left [6fb11f42]
    stowed who=1 ware=orange basket=left
28 1 play:shove [c27a6c67]
    played who=1 trick=shove
29 1 at:0 [6d1174e0]
    shoved who=1 whom=0
30 0 catch [73e1b441]
31 2 let [4f04db09]
    played who=0 trick=catch
32 1 let [2061b672]
    stopped who=1 whom=0
    drew who=1
scores [4, 4, 6] winners [2]
