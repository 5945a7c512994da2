set-up [8d6547ee]
    drew who=0
    drew who=0
    drew who=1
    drew who=1
    drew who=2
    drew who=2
    drew who=3
    drew who=3
    offered ware=pie
    offered ware=nut
1 0 bid:3 [d6fb31b1]
2 1 bid:3 [e93be208]
3 2 bid:0 [48420924]
4 3 bid:3 [0ace5f19]
    bade who=0 n=3
    bade who=1 n=3
    bade who=2 n=0
    bade who=3 n=3
    won who=0 n=3
5 0 take:nut [bd52f6b4]
    took who=0 ware=nut
6 0 put:left [5ccec22e]
    stowed who=0 ware=nut basket=left
7 0 play:shove [e00ec76a]
    played who=0 trick=shove
8 0 at:3 [92f490d5]
    shoved who=0 whom=3
9 1 catch [508e28d0]
10 2 catch [4bb6a464]
11 3 let [59fbf99b]
    played who=1 trick=catch
12 0 let [54bf69ee]
    stopped who=0 whom=3
    drew who=0
    offered ware=orange
    offered ware=orange
13 0 bid:2 [8bba805e]
14 1 bid:3 [18f21615]
15 2 bid:1 [197ea216]
16 3 bid:3 [3cac0589]
    bade who=0 n=2
    bade who=1 n=3
    bade who=2 n=1
    bade who=3 n=3
    won who=1 n=3
17 1 take:orange [9e6f5907]
    took who=1 ware=orange
18 1 put:right [2f858c20]
    stowed who=1 ware=orange basket=right
19 1 pass [f37f7345]
    drew who=1
    offered ware=pie
    offered ware=nut
20 0 bid:3 [c39405c8]
21 1 bid:0 [61841ad7]
22 2 bid:0 [4baec66e]
23 3 bid:1 [03bd972b]
    bade who=0 n=3
    bade who=1 n=0
    bade who=2 n=0
    bade who=3 n=1
    won who=0 n=3
24 0 take:pie [7f911f04]
    took who=0 ware=pie
25 0 put:left [cd84881e]
    stowed who=0 ware=pie basket=left
26 0 play:shove [2353783d]
    played who=0 trick=shove
27 0 at:2 [1f7fd1cf]
    shoved who=0 whom=2
28 1 let [490faa74]
29 2 catch [20aa158a]
30 3 let [f95b9b74]
    played who=2 trick=catch
31 0 let [b4c29fe8]
    stopped who=0 whom=2
    drew who=0
    offered ware=orange
    offered ware=nut
32 0 bid:0 [5bddd426]
33 1 bid:3 [6ae8af0c]
34 2 bid:2 [aec178da]
35 3 bid:0 [f8bf22f4]
    bade who=0 n=0
    bade who=1 n=3
    bade who=2 n=2
    bade who=3 n=0
    won who=1 n=3
36 1 take:pie [69e54c8d]
    took who=1 ware=pie
37 1 put:right [3ced3ec9]
    stowed who=1 ware=pie basket=right
38 1 pass [016bae09]
    drew who=1
scores [4, 3, 6, 6] winners [2, 3]
