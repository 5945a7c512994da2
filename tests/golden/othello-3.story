set-up [a94a8ee8]
    play-began
    lead-cast who=0
    drew who=0 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=2 pile=staging
    dealt who=0 n=3 total=6
    dealt who=1 n=3 total=6
    dealt who=2 n=3 total=6
    act-began act=I who=0
    scene-began scene=1
1 1 pass [b7a8204e]
2 2 improv [14de374a]
    improvised who=2
3 0 let [a80deed4]
4 1 let [e0319b7c]
5 2 draw:script [8f539d4a]
6 2 bury:I.3 [80582e97]
    drew who=2 pile=script
    buried who=2 pile=script
7 2 show:exchange [33726e01]
8 2 at:0 [194e0796]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
9 0 spotlight [b2dcc3fc]
10 1 let [b63bdbd3]
    stole-spotlight by=0 who=2
11 2 let [36766fde]
    blocked who=2
12 0 improv [2ace9705]
    improvised who=0
13 1 spotlight [00ed15fc]
14 2 spotlight [3c081b3c]
    stole-spotlight by=1 who=0
15 0 show:no-drama [09114a47]
    no-drama who=0
    drew who=0 pile=staging
    defeated who=0 by=1
16 0 draw:staging [7ac9f58c]
17 0 bury:I.2 [e9db08c4]
    drew who=0 pile=staging
    buried who=0 pile=script
18 0 pass [367a61f6]
19 0 place:revive [23ab65a6]
20 1 place:take-the-lead [ade32ff9]
21 2 place:villainy [891c56ad]
    placed-all
22 1 improv [e7f971a2]
    improvised who=1
23 2 let [18ec93a6]
24 1 switch:I.11 [cdd34cbd]
    switched who=1
25 1 pass [8900da14]
26 2 pass [5193ee1b]
27 0 pass [19564f04]
28 1 reveal [6e2c67f9]
    turned-up who=1 card=I.11
    exiting who=1 card=I.11
29 0 let [da4c5652]
30 2 let [d59fff34]
    got-intrigue who=1 n=1
31 1 pass [b8707fa7]
32 2 reveal [afa1155f]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
33 0 let [abb29f5c]
    got-intrigue who=2 n=1
34 2 pass [2a561ef0]
35 0 reveal [0272afd5]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
36 0 pass [fe7e63b8]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=2
37 1 improv [ca1e7671]
    improvised who=1
38 2 spotlight [2c149d46]
    stole-spotlight by=2 who=1
39 1 let [916ec75f]
    blocked who=1
40 2 pass [d0c18fa8]
41 0 improv [c087ccd5]
    improvised who=0
42 0 draw:script [c05efed7]
43 0 bury:I.4 [c818a3da]
    drew who=0 pile=script
    buried who=0 pile=script
44 0 pass [75784ffa]
45 0 place:I.10 [c1bcbe9f]
46 1 place:I.9 [9c18ffcf]
47 2 place:seize [cb4b7a32]
    placed-all
48 1 pass [8c1fb991]
49 2 improv [382f3a75]
    improvised who=2
50 2 switch:I.12 [51b6b0c1]
    switched who=2
51 2 pass [49db0d40]
52 0 pass [e2209382]
53 1 reveal [7f039825]
    turned-up who=1 card=I.9
    played who=1 card=I.9
54 0 let [f1f0e655]
55 2 let [085b680e]
    scored who=1 card=I.9 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
56 1 pass [2084047c]
57 2 reveal [1c02bb36]
    turned-up who=2 card=I.12
    played who=2 card=I.12
58 0 let [9d1377ba]
    failed who=2 card=I.12
59 2 pass [057c0c31]
60 0 reveal [5b7f82bb]
    turned-up who=0 card=I.10
    exiting who=0 card=I.10
    got-intrigue who=0 n=1
61 0 pass [ab36e03a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=3
62 1 pass [e5927a79]
63 2 improv [77099d1f]
    improvised who=2
64 2 draw:staging [35f3ed18]
65 2 bury:no-drama [4640a342]
    drew who=2 pile=staging
    buried who=2 pile=staging
66 2 pass [922f1ddc]
67 0 improv [fc83f63f]
    improvised who=0
68 0 draw:script [fc8148be]
69 0 bury:I.5 [5daee805]
    drew who=0 pile=script
    buried who=0 pile=script
70 0 pass [0428bbc8]
71 0 place:seize [0418d3b5]
72 1 place:I.8 [90d9145c]
73 2 place:I.7 [5e217c31]
    placed-all
74 1 coin:desdemona [f8c04153]
    no-drama-coin who=1
75 1 improv [f2b6b76d]
    improvised who=1
76 1 switch:villainy [527685fb]
    switched who=1
77 1 pass [b1ffbb19]
78 2 pass [a6c20a70]
79 0 pass [8a6d2ac0]
80 1 reveal [1b607e76]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
81 1 pass [a47ed69f]
82 2 reveal [32b818fb]
    turned-up who=2 card=I.7
83 2 play [0bd71ba6]
    played who=2 card=I.7
84 0 let [8cbf024c]
    scored who=2 card=I.7 n=1
    got-intrigue who=2 n=2
85 2 pass [8c5f1cf5]
86 0 reveal [fcdea7ad]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
87 0 pass [0fb4a9ad]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=3
    drew who=2 pile=staging
    scene-began scene=4
88 1 improv [1be4eab1]
    improvised who=1
89 1 draw:script [15442cbf]
90 1 bury:I.8 [76b003ba]
    drew who=1 pile=script
    buried who=1 pile=script
91 1 pass [9a40c046]
92 2 improv [9c50639f]
    improvised who=2
93 2 draw:staging [cd99b315]
94 2 bury:I.6 [7c57b34a]
    drew who=2 pile=staging
    buried who=2 pile=script
95 2 pass [3125b4aa]
96 0 improv [983a93ea]
    improvised who=0
97 0 draw:staging [bf4f6532]
98 0 bury:take-the-lead [3380e541]
    drew who=0 pile=staging
    buried who=0 pile=staging
99 0 pass [cf121c7b]
100 0 place:I.3 [2f266237]
101 1 place:I.12 [9573532c]
102 2 place:I.1 [d0e43abb]
    placed-all
103 1 pass [e23d6ca4]
104 2 show:exchange [204f86cd]
105 2 at:1 [a1e1b660]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
106 1 let [49c75493]
107 2 give:miscue [d105da8c]
    traded who=2 whom=1
108 2 pass [be2443dc]
109 0 pass [9967875f]
110 1 reveal [b953b1c9]
    turned-up who=1 card=I.12
    played who=1 card=I.12
111 0 let [8fddb300]
112 2 let [75bc0d97]
    failed who=1 card=I.12
113 1 pass [7f9a70f2]
114 2 reveal [46cc7479]
    turned-up who=2 card=I.1
115 2 play [80150960]
    played who=2 card=I.1
116 0 let [463927b8]
    scored who=2 card=I.1 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
117 2 coin:roderigo [6a5cfa10]
118 2 at:1 [670bb4e1]
    used-coin-at who=2 coin=roderigo whom=1
119 1 let [d29caa79]
120 2 look [f558018e]
    looked who=2 whom=1
121 2 take:I.5 [a53ecb92]
122 2 give:no-drama [53cc0b8a]
    traded who=2 whom=1
123 2 pass [a2c07771]
124 0 reveal [07441e1d]
    turned-up who=0 card=I.3
125 0 exit [f87a8bbc]
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
126 0 pass [796aeda1]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=5
127 1 show:exchange [1ceafae1]
128 1 at:0 [ffb88ea2]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
129 0 let [3a1ca91f]
130 1 give:seize [c9f0c4fb]
    traded who=1 whom=0
131 1 improv [210175df]
    improvised who=1
132 1 draw:staging [3aa25ac6]
133 1 bury:no-drama [d3070305]
    drew who=1 pile=staging
    buried who=1 pile=staging
134 1 pass [3ce12b23]
135 2 pass [0337d861]
136 0 improv [5a33b6a8]
    improvised who=0
137 0 draw:script [69f67112]
138 0 bury:I.4 [0ae81fa3]
    drew who=0 pile=script
    buried who=0 pile=script
139 0 pass [05574b42]
140 0 place:I.2 [c985a59b]
141 1 place:take-the-lead [b2c9ab94]
142 2 place:revive [933437a8]
    placed-all
143 1 pass [2db9927b]
144 2 pass [b365e1f1]
145 0 pass [47f25255]
146 1 reveal [dfe2ebf7]
    turned-up-staging who=1 card=take-the-lead
147 1 exit [ea894980]
    exiting who=1 card=take-the-lead
148 0 let [49e064b1]
    got-intrigue who=1 n=1
149 1 pass [8d86eb8e]
150 2 reveal [b4e9c6d8]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
151 0 let [724142b4]
    got-intrigue who=2 n=1
152 2 pass [f3736efd]
153 0 reveal [8bbab784]
    turned-up who=0 card=I.2
154 0 play [88f128c7]
    played who=0 card=I.2
    scored who=0 card=I.2 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
155 0 pass [5336d936]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=6
156 1 show:exchange [2f74ce13]
157 1 at:0 [cfddd915]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
158 0 let [831c2ba9]
159 1 give:miscue [5de9494a]
    traded who=1 whom=0
160 1 show:exchange [3124f543]
161 1 at:0 [9ed11083]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
162 0 let [2038c972]
163 1 give:I.10 [abc5475b]
    traded who=1 whom=0
164 1 pass [f39bd122]
165 2 improv [4b5a74d5]
    improvised who=2
166 2 draw:staging [8779c63a]
167 2 bury:miscue [ccec126b]
    drew who=2 pile=staging
    buried who=2 pile=staging
168 2 pass [152bb83e]
169 0 pass [8bd63685]
170 0 place:take-the-lead [1f4b9d2b]
171 1 place:villainy [1be1fd44]
172 2 place:take-the-lead [ad5e22b7]
    placed-all
173 1 pass [6ea95f6f]
174 2 pass [1ba31fb9]
175 0 pass [68a507b7]
176 1 improv [4c8b97c6]
    improvised who=1
177 1 draw:script [d0e10ad5]
178 1 bury:I.11 [98fd94cf]
    drew who=1 pile=script
    buried who=1 pile=script
179 1 reveal [669ad60c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
180 0 let [2f304ebe]
    got-intrigue who=1 n=1
181 1 pass [a351acfb]
182 2 reveal [27bc34b9]
    turned-up-staging who=2 card=take-the-lead
183 2 exit [d9002180]
    exiting who=2 card=take-the-lead
184 0 let [9006bce0]
    got-intrigue who=2 n=1
185 2 show:no-drama [bd024674]
    no-drama who=2
    drew who=2 pile=staging
186 2 pass [14ce4b07]
187 0 coin:iago [60370636]
188 0 wound:brabantio [49f4efcb]
    used-iago who=0 character=brabantio
    wounded who=0 character=brabantio n=1 total=2
189 0 reveal [4effcee5]
    turned-up-staging who=0 card=take-the-lead
190 0 play [bfabb409]
    giving who=0 card=take-the-lead whom=1
191 1 let [3b0795f3]
    gave-lead who=0 whom=1
192 0 pass [6c2f0fa9]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    scene-began scene=7
193 2 pass [356c35a4]
194 0 pass [306d490b]
195 1 pass [ae67c1c3]
196 0 place:miscue [322249a4]
197 1 place:I.6 [0a0a851f]
198 2 place:I.5 [cc278ddb]
    placed-all
199 2 pass [9805d500]
200 0 pass [13cd05e7]
201 1 pass [2a931fc0]
202 2 reveal [900f65b2]
    turned-up who=2 card=I.5
    exiting who=2 card=I.5
203 0 let [4519653a]
204 1 let [56abb385]
    got-intrigue who=2 n=1
205 2 pass [1fa1fd7d]
206 0 improv [999e04b8]
    improvised who=0
207 0 draw:script [86860d78]
208 0 bury:I.3 [fc2f3c0d]
    drew who=0 pile=script
    buried who=0 pile=script
209 0 reveal [25bc2a30]
    turned-up-staging who=0 card=miscue
210 0 play [aa0facec]
    aimed who=0 card=miscue whom=1
211 1 swap-seize [431d6060]
    swapped-in by=1
    seized by=1 who=0 card=miscue
212 0 let [59bf66f3]
    got-spotlight who=1 n=1
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=18
213 0 draw:script [902cdf10]
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=8
214 2 pass [1ff1cc86]
215 0 pass [c2a5dc0f]
216 1 pass [e1019846]
217 0 place:seize [ecb5871e]
218 1 place:take-the-lead [8ed0ecc3]
219 2 place:seize [0d7904ed]
    placed-all
220 2 pass [5b7a8c30]
221 0 pass [58c7d621]
222 1 pass [3231089d]
223 2 reveal [6edd7198]
    turned-up-staging who=2 card=seize
224 2 improv [8edb76e6]
    improvised who=2
225 1 let [6b9630b7]
226 2 draw:script [163c43b7]
227 2 bury:I.11 [35704290]
    drew who=2 pile=script
    buried who=2 pile=script
    exiting who=2 card=seize
    got-intrigue who=2 n=1
228 2 pass [18fe5d0f]
229 0 improv [4ef9a3e5]
    improvised who=0
230 1 spotlight [cc168720]
    stole-spotlight by=1 who=0
    blocked who=0
231 0 reveal [14c71618]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
232 0 pass [1d4a9cfb]
233 1 reveal [a79b9b45]
    turned-up-staging who=1 card=take-the-lead
234 1 play [ae1f90aa]
235 1 at:0 [ee1baa4a]
    giving who=1 card=take-the-lead whom=0
236 0 let [b12b2228]
    gave-lead who=1 whom=0
237 1 pass [984f7e15]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=9
238 1 pass [6a0fc41b]
239 2 pass [c79aa4a2]
240 0 pass [32ba848e]
241 0 place:I.12 [487067cd]
242 1 place:I.4 [ac8063d7]
243 2 place:I.5 [d89458a0]
    placed-all
244 1 pass [b4270c7e]
245 2 pass [c422da85]
246 0 pass [fef88286]
247 1 reveal [dfd3de50]
    turned-up who=1 card=I.4
248 1 play [1a6bda2b]
    played who=1 card=I.4
249 0 let [4ad32d77]
250 2 let [6771c143]
    scored who=1 card=I.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
251 1 improv [86a4db97]
    improvised who=1
252 1 bury:no-drama [2fc29fcf]
    drew who=1 pile=staging
    buried who=1 pile=staging
253 1 coin:roderigo [1f3dad36]
254 1 at:0 [74afa6ca]
    used-coin-at who=1 coin=roderigo whom=0
255 0 let [a8f9623e]
256 1 give:take-the-lead [1096b87b]
    traded who=1 whom=0
257 1 pass [d32e9a93]
258 2 reveal [28f2e1c1]
    turned-up who=2 card=I.5
259 2 improv [c37363d9]
    improvised who=2
260 2 bury:villainy [271d3d4f]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=I.5
261 0 let [69d15392]
    got-intrigue who=2 n=1
262 2 show:exchange [9c463955]
263 2 at:0 [8a0ebed8]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
    reshuffled pile=script n=1
    script-again
264 0 let [b69d7bde]
265 2 give:miscue [bf245708]
    traded who=2 whom=0
266 2 pass [a237a835]
267 0 improv [a48d7286]
    improvised who=0
268 0 draw:script [a1d7b885]
269 0 bury:I.10 [765720f5]
    drew who=0 pile=script
    buried who=0 pile=script
270 0 reveal [f822b6b2]
    turned-up who=0 card=I.12
    played who=0 card=I.12
    scored who=0 card=I.12 n=3
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
    act-ended act=I
    tallied who=0 n=4
    tallied who=1 n=3
    tallied who=2 n=2
    lead-cast who=2
271 1 discard:seize [cabd1930]
    discarded who=1 card=seize
    dealt who=2 n=3 total=6
    dealt who=0 n=3 total=6
    dealt who=1 n=3 total=6
    act-began act=II who=2
    scene-began scene=1
272 0 improv [ceffbe61]
    improvised who=0
273 0 draw:script [242a7343]
274 0 bury:II.2 [eac19502]
    drew who=0 pile=script
    buried who=0 pile=script
275 0 pass [8cc52e63]
276 1 pass [51042991]
277 2 show:no-drama [19957860]
    no-drama who=2
    drew who=2 pile=staging
278 2 pass [c781b37b]
279 0 place:miscue [12f5c524]
280 1 place:II.3 [1e7b53b0]
281 2 place:II.9 [2b38d227]
    placed-all
282 0 pass [de9c311c]
283 1 pass [c3bb0cb7]
284 2 pass [d86cd139]
285 0 reveal [be366c99]
    turned-up-staging who=0 card=miscue
286 0 exit [3542aaad]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
287 0 coin:iago [7aac617f]
288 0 wound:iago [0e6cd991]
    used-iago who=0 character=iago
    wounded who=0 character=iago n=1 total=6
289 0 pass [21381572]
290 1 reveal [2061d350]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
291 1 improv [8bbd2b29]
    improvised who=1
292 1 draw:staging [efef580c]
293 1 bury:revive [632f5e27]
    drew who=1 pile=staging
    buried who=1 pile=staging
294 1 pass [f99d802d]
295 2 reveal [dd75e2ff]
    turned-up who=2 card=II.9
296 2 exit [35e0fbf6]
    exiting who=2 card=II.9
    got-intrigue who=2 n=1
297 2 pass [23c69e90]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=2
298 0 pass [b8753bce]
299 1 pass [1717f21a]
300 2 show:exchange [c2eaa237]
301 2 at:0 [39b876ee]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
302 0 let [9f20327c]
303 2 give:take-the-lead [8497831b]
    traded who=2 whom=0
304 2 pass [a78d3fd7]
305 0 place:II.5 [12fd6703]
306 1 place:no-drama [58e4462f]
307 2 place:II.12 [81f3618b]
    placed-all
308 0 pass [b4009391]
309 1 pass [4ca4bdc2]
310 2 improv [09f92aac]
    improvised who=2
311 2 switch:II.1 [5e48bf19]
    switched who=2
312 2 pass [3a6d257f]
313 0 improv [65731ad4]
    improvised who=0
314 0 draw:script [4c57d3d2]
315 0 bury-placed [2c34ad0d]
    drew who=0 pile=script
    buried who=0 pile=script
316 0 reveal [b7ed7de1]
    turned-up who=0 card=II.10
    played who=0 card=II.10
    scored who=0 card=II.10 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
317 0 coin:othello [63e9b5ac]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
318 0 pass [d9f0cacc]
319 1 reveal [eb4b87e1]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
320 1 improv [f7503f6b]
    improvised who=1
321 1 draw:staging [2765da26]
322 1 bury:II.4 [16941124]
    drew who=1 pile=staging
    buried who=1 pile=script
323 1 pass [2d83e500]
324 2 reveal [d5c9b52f]
    turned-up who=2 card=II.1
325 2 play [c8180a30]
    played who=2 card=II.1
    scored who=2 card=II.1 n=1
    got-intrigue who=2 n=2
326 2 pass [c7620179]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=3
327 1 pass [4c636552]
328 2 improv [f8ad95e5]
    improvised who=2
329 2 draw:staging [33f04aac]
330 2 bury:villainy [24fe5589]
    drew who=2 pile=staging
    buried who=2 pile=staging
331 2 pass [a98c06e4]
332 0 pass [ae9c9880]
333 0 place:seize [ecf059f9]
334 1 place:revive [d521dd4c]
335 2 place:II.12 [4fdcc0ef]
    placed-all
336 1 pass [e8d0a83c]
337 2 pass [3e425be4]
338 0 pass [b1b988dc]
339 1 reveal [030b144c]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
340 0 let [b10ced6f]
341 2 let [b0b2c80b]
    got-intrigue who=1 n=1
342 1 pass [3d7fe2f4]
343 2 reveal [743fcff8]
    turned-up who=2 card=II.12
    played who=2 card=II.12
344 0 let [f077a4fb]
    failed who=2 card=II.12
345 2 pass [ec0c298e]
346 0 improv [f207f702]
    improvised who=0
347 0 draw:staging [aad0114d]
348 0 bury:II.8 [a6f699df]
    drew who=0 pile=staging
    buried who=0 pile=script
349 0 reveal [25d22d1b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
350 0 pass [09ad68a9]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=4
351 1 pass [a8c014ca]
352 2 show:exchange [63eaa524]
353 2 at:0 [a6c83528]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
354 0 let [eb861038]
355 2 give:take-the-lead [6da13d31]
    traded who=2 whom=0
356 2 pass [9a166377]
357 0 improv [a8fbbeaf]
    improvised who=0
358 0 draw:script [e9b3ccbe]
359 0 bury:II.5 [9b07d047]
    drew who=0 pile=script
    buried who=0 pile=script
360 0 pass [a15efe76]
361 0 place:II.8 [e4f32f6d]
362 1 place:II.6 [38b7acdc]
363 2 place:exchange [310a12c1]
    placed-all
364 1 pass [ccef0c1e]
365 2 pass [b69a4f90]
366 0 pass [e82955b0]
367 1 improv [3014c881]
    improvised who=1
368 1 draw:staging [2192707c]
369 1 bury:II.2 [2937f577]
    drew who=1 pile=staging
    buried who=1 pile=script
370 1 reveal [044ec777]
    turned-up who=1 card=II.6
371 1 play [74f8e1df]
    played who=1 card=II.6
372 2 let [51598e05]
    scored who=1 card=II.6 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
373 1 coin:cassio [b371006e]
    used-coin who=1 coin=cassio
374 1 draw:staging [0345dd16]
375 1 bury:seize [a530e110]
    drew who=1 pile=staging
    buried who=1 pile=staging
376 1 show:no-drama [9413695e]
    no-drama who=1
    drew who=1 pile=staging
377 1 pass [aa8d3831]
378 2 show:exchange [c23527d9]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
379 2 give:II.7 [5336abe7]
    traded who=2 whom=0
380 2 reveal [525233d1]
    turned-up-staging who=2 card=exchange
381 2 exit [e5f8afc1]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
382 2 improv [ca4d81a1]
    improvised who=2
383 2 draw:staging [50f2375e]
384 2 bury:revive [fd7d23fc]
    drew who=2 pile=staging
    buried who=2 pile=staging
385 2 pass [4a030f01]
386 0 reveal [c87e1622]
    turned-up who=0 card=II.8
    exiting who=0 card=II.8
    got-intrigue who=0 n=1
387 0 pass [91cb6df6]
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=14
    drew who=2 pile=script
    scene-began scene=5
388 1 pass [ee721a23]
389 2 pass [47e48d75]
390 0 improv [5150f68a]
    improvised who=0
391 0 draw:staging [6c958e74]
392 0 bury:take-the-lead [59a8d315]
    drew who=0 pile=staging
    buried who=0 pile=staging
393 0 show:exchange [6d52f90e]
394 0 at:1 [64ec74ec]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
395 0 give:seize [d598723f]
    traded who=0 whom=1
396 0 pass [70897d8f]
397 0 place:take-the-lead [a83c8da6]
398 1 place:seize [e8a42b61]
399 2 place:II.11 [8cb41e64]
    placed-all
400 1 pass [c3d8b0b9]
401 2 pass [86d9ca82]
402 0 show:exchange [41c27d10]
403 0 at:2 [55bbc754]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
404 2 let [71326272]
405 0 give:exchange [f458d311]
    traded who=0 whom=2
406 0 pass [adc6f224]
407 1 reveal [cdadb72c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
408 1 pass [f0816006]
409 2 improv [b51f45e6]
    improvised who=2
410 2 draw:script [c1717539]
411 2 bury-placed [d99d0190]
    drew who=2 pile=script
    buried who=2 pile=script
412 2 reveal [cf382c41]
    turned-up who=2 card=II.2
    exiting who=2 card=II.2
    got-intrigue who=2 n=1
413 2 show:exchange [cf44d678]
414 2 at:0 [f07c2103]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
415 2 give:take-the-lead [fe9a9b9a]
    traded who=2 whom=0
416 2 show:no-drama [3fb1da6d]
    no-drama who=2
    drew who=2 pile=staging
417 2 pass [a245a638]
418 0 reveal [a8420547]
    turned-up-staging who=0 card=take-the-lead
419 0 play [8623fcdb]
    giving who=0 card=take-the-lead whom=1
420 1 let [2de8d34d]
    gave-lead who=0 whom=1
421 0 pass [ac4c88b9]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=6
422 2 pass [4856a18d]
423 0 pass [40e7ae69]
424 1 improv [c1204395]
    improvised who=1
425 1 draw:script [b323d112]
426 1 bury:II.11 [385b55c1]
    drew who=1 pile=script
    buried who=1 pile=script
427 1 pass [5c92beb7]
428 0 place:II.7 [aa6d41c1]
429 1 place:revive [44f3ea8e]
430 2 place:take-the-lead [6925e136]
    placed-all
431 2 pass [0b8ab8e3]
432 0 pass [7102afa7]
433 1 pass [16436a0b]
434 2 reveal [259c715e]
    turned-up-staging who=2 card=take-the-lead
435 2 exit [e6e37dee]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
436 2 improv [2770bb00]
    improvised who=2
437 2 draw:staging [b962062c]
438 2 bury:take-the-lead [6855493a]
    drew who=2 pile=staging
    buried who=2 pile=staging
439 2 pass [2dd05eae]
440 0 reveal [21809d1f]
    turned-up who=0 card=II.7
441 0 exit [9d3f8c17]
    exiting who=0 card=II.7
    got-intrigue who=0 n=1
442 0 improv [bfba41f7]
    improvised who=0
443 0 draw:script [633f8509]
444 0 bury:II.2 [a652c6eb]
    drew who=0 pile=script
    buried who=0 pile=script
445 0 pass [e4ced6dd]
446 1 reveal [67c82bc8]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
447 1 pass [0e9743c5]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=7
448 2 pass [0f997a17]
449 0 pass [d3aa871a]
450 1 pass [bae95767]
451 0 place:II.9 [7b35e2e2]
452 1 place:revive [c64795a4]
453 2 place:villainy [72bd4eef]
    placed-all
454 2 pass [c342bf8a]
455 0 pass [61a0ef47]
456 1 pass [89046a6b]
457 2 reveal [34654da2]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
458 1 let [9d67d97d]
    got-intrigue who=2 n=1
459 2 improv [ff690b6d]
    improvised who=2
460 2 draw:script [0bd545a1]
461 2 bury:II.5 [acc6089f]
    drew who=2 pile=script
    buried who=2 pile=script
462 2 pass [8a58ab19]
463 0 reveal [e1e720fa]
    turned-up who=0 card=II.9
    exiting who=0 card=II.9
464 1 let [5fcdedbf]
    got-intrigue who=0 n=1
465 0 pass [e6520346]
466 1 improv [3f704d0c]
    improvised who=1
467 1 draw:staging [4652cbfa]
468 1 bury:II.12 [b7b3617e]
    drew who=1 pile=staging
    buried who=1 pile=script
469 1 reveal [1b4e9e9b]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
470 1 pass [7ecf8f5f]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=8
471 2 pass [cbd0c10e]
472 0 pass [c1e768ba]
473 1 improv [9ad0f6c8]
    improvised who=1
474 1 draw:staging [eb4c462a]
475 1 bury:II.3 [e4096f87]
    drew who=1 pile=staging
    buried who=1 pile=script
476 1 pass [54b672f1]
477 0 place:miscue [da708d3a]
478 1 place:II.2 [cdf7f43e]
479 2 place:II.11 [f6eecb2c]
    placed-all
480 2 pass [2f8de0af]
481 0 improv [9888db3c]
    improvised who=0
482 0 switch:take-the-lead [d76fe61c]
    switched who=0
483 0 pass [688cc000]
484 1 show:exchange [a942fb9e]
485 1 at:2 [d4d8507b]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
486 1 give:take-the-lead [673413f9]
    traded who=1 whom=2
487 1 pass [f8e0b424]
488 2 reveal [1f853f66]
    turned-up who=2 card=II.11
    exiting who=2 card=II.11
    got-intrigue who=2 n=1
489 2 improv [b17cd630]
    improvised who=2
490 2 draw:script [48d4128a]
491 2 bury:II.5 [e93e3e4b]
    drew who=2 pile=script
    buried who=2 pile=script
492 2 pass [ebdcd1bd]
493 0 reveal [6b912e8c]
    turned-up-staging who=0 card=take-the-lead
494 0 exit [121c85d6]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
495 0 show:no-drama [50f60d5d]
    no-drama who=0
    drew who=0 pile=staging
496 0 pass [765dc967]
497 1 reveal [0f5006a3]
    turned-up who=1 card=II.2
498 1 exit [64e1cbfb]
    exiting who=1 card=II.2
    got-intrigue who=1 n=1
499 1 pass [25cf0b7e]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=9
500 2 pass [1c471faa]
501 0 pass [e284ec76]
502 1 pass [1bb19ea1]
503 0 place:miscue [2f99e59a]
504 1 place:take-the-lead [7ca80953]
505 2 place:seize [3806048c]
    placed-all
506 2 pass [1a7a98fe]
507 0 pass [a983b436]
508 1 show:exchange [59d7ad64]
509 1 at:2 [305ec397]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
    reshuffled pile=staging n=15
510 1 give:take-the-lead [2069502a]
    traded who=1 whom=2
511 1 pass [c3de342e]
512 2 reveal [577802b4]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
513 2 pass [a663182c]
514 0 reveal [eefb8002]
    turned-up-staging who=0 card=miscue
515 0 exit [d8ad03aa]
    exiting who=0 card=miscue
516 1 let [3d82b135]
    got-intrigue who=0 n=1
517 0 improv [3179cad3]
    improvised who=0
518 0 draw:script [4ceeb5e2]
519 0 bury:II.3 [1ebd40e1]
    drew who=0 pile=script
    buried who=0 pile=script
520 0 pass [2b0fc3df]
521 1 improv [d49a3b99]
    improvised who=1
522 1 draw:staging [d6c77f79]
523 1 bury:seize [4798f6d0]
    drew who=1 pile=staging
    buried who=1 pile=staging
524 1 reveal [8a9cb8bd]
    turned-up-staging who=1 card=take-the-lead
525 1 exit [ee8d9726]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
526 1 pass [5e4f2511]
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=10
527 2 improv [d5aa6ae2]
    improvised who=2
528 2 draw:staging [7677bfcf]
529 2 bury:take-the-lead [097b1433]
    drew who=2 pile=staging
    buried who=2 pile=staging
530 2 pass [2b62b16f]
531 0 pass [85181776]
532 1 pass [9220c47f]
533 0 place:II.4 [c5437a52]
534 1 place:II.3 [24d99bbe]
535 2 place:revive [8b01d4da]
    placed-all
536 2 pass [8979c508]
537 0 pass [9c638fdb]
538 1 improv [43b83e52]
    improvised who=1
539 1 switch:exchange [4ee286d5]
    switched who=1
540 1 pass [f225fdac]
541 2 reveal [b0051966]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
542 2 show:no-drama [c4eeb63c]
    no-drama who=2
    drew who=2 pile=staging
543 2 pass [f609c8ac]
544 0 reveal [ebe54c4a]
    turned-up who=0 card=II.4
545 0 exit [babd3801]
    exiting who=0 card=II.4
    got-intrigue who=0 n=1
546 0 pass [04a4edf7]
547 1 reveal [796cf2c3]
    turned-up-staging who=1 card=exchange
548 1 play [269784af]
    aimed who=1 card=exchange whom=0
549 0 let [3b9d04ec]
550 1 give:villainy [7637c1b3]
    traded who=1 whom=0
551 1 pass [aee43392]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    scene-began scene=11
552 2 pass [cae785dc]
553 0 pass [033f6fd1]
554 1 pass [d76f5719]
555 0 place:II.5 [94cd10d6]
556 1 place:villainy [c062fb7c]
557 2 place:take-the-lead [a18c05f7]
    placed-all
558 2 pass [483e8b6b]
559 0 improv [252e257d]
    improvised who=0
560 0 switch:villainy [55ec6bdd]
    switched who=0
561 0 pass [579b0987]
562 1 pass [3e0360d0]
563 2 reveal [9bdd4e3f]
    turned-up-staging who=2 card=take-the-lead
564 2 play [205c1872]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
565 2 pass [363e21df]
566 0 reveal [99643a50]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
567 0 pass [b0e83df8]
568 1 reveal [66e4fe7f]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
569 1 improv [bcf5a9c3]
    improvised who=1
570 1 draw:script [893043c6]
571 1 bury:II.12 [f39eabf2]
    drew who=1 pile=script
    buried who=1 pile=script
572 1 pass [e746b350]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
573 0 pass [770df631]
574 1 pass [a5893722]
575 2 pass [a31c225f]
576 0 place:II.5 [a3b3a9d6]
577 1 place:II.3 [0e657a0d]
578 2 place:take-the-lead [f4b0f02e]
    placed-all
579 0 improv [82616407]
    improvised who=0
580 0 switch:villainy [272a1805]
    switched who=0
581 0 pass [883b2f56]
582 1 pass [678c379c]
583 2 pass [0a3861bf]
584 0 reveal [6a516541]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
585 0 pass [911c37f8]
586 1 reveal [c3dc1516]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
587 1 pass [484d5e3e]
588 2 reveal [a3f2d4bd]
    turned-up-staging who=2 card=take-the-lead
589 2 exit [71f944a9]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
590 2 improv [83976e88]
    improvised who=2
591 2 draw:staging [56ae4ab4]
592 2 bury:take-the-lead [924850df]
    drew who=2 pile=staging
    buried who=2 pile=staging
    reshuffled pile=script n=1
    script-again
593 2 pass [18129710]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=13
594 0 improv [d5db0b14]
    improvised who=0
595 0 bury:miscue [5c9b0107]
    drew who=0 pile=staging
    buried who=0 pile=staging
596 0 pass [9c801139]
597 1 show:no-drama [e0e8bd28]
    no-drama who=1
    drew who=1 pile=staging
598 1 show:exchange [2ff42c40]
599 1 at:2 [8c7c2608]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
600 1 give:II.4 [5de87ba9]
    traded who=1 whom=2
601 1 pass [d52c6b15]
602 2 pass [de345e75]
603 0 place:II.5 [f70ea277]
604 1 place:no-drama [4cb85049]
605 2 place:II.12 [6bf4816c]
    placed-all
606 0 pass [d2e2a7b5]
607 1 pass [40fb0d6c]
608 2 pass [51312f7e]
609 0 reveal [34ae85a7]
    turned-up who=0 card=II.5
    exiting who=0 card=II.5
    got-intrigue who=0 n=1
610 0 pass [314691b3]
611 1 reveal [d1ec66c7]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
612 1 pass [58ee1c04]
613 2 reveal [9c4efc04]
    turned-up who=2 card=II.12
    played who=2 card=II.12
    scored who=2 card=II.12 n=3
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
    act-ended act=II
    tallied who=0 n=6
    tallied who=1 n=5
    tallied who=2 n=6
    lead-cast who=1
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=2 pile=staging
614 0 discard:take-the-lead [54ef2b66]
    discarded who=0 card=take-the-lead
615 0 discard:exchange [46d16146]
    discarded who=0 card=exchange
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=III who=1
    scene-began scene=1
616 2 improv [cd67812a]
    improvised who=2
617 2 draw:staging [fdf630f2]
618 2 bury:III.8 [4dc1ef68]
    drew who=2 pile=staging
    buried who=2 pile=script
619 2 show:exchange [e3708b31]
620 2 at:0 [ec80f5e6]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
621 0 let [fc37c92c]
622 2 give:III.10 [d16f50cd]
    traded who=2 whom=0
623 2 pass [4b57acb9]
624 0 improv [c3478dd2]
    improvised who=0
625 0 draw:script [931e0f0b]
626 0 bury:III.10 [0e16aee5]
    drew who=0 pile=script
    buried who=0 pile=script
627 0 pass [1d62ecc1]
628 1 improv [c2803728]
    improvised who=1
629 1 draw:staging [55dfac5e]
630 1 bury:III.11 [654c0f60]
    drew who=1 pile=staging
    buried who=1 pile=script
631 1 pass [2fcde304]
632 0 place:III.13 [ade23e72]
633 1 place:III.1 [9526436b]
634 2 place:III.9 [4fc963b5]
    placed-all
635 2 show:exchange [7b867880]
636 2 at:0 [b2bdb0f5]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
    reshuffled pile=staging n=18
637 2 give:take-the-lead [813978a1]
    traded who=2 whom=0
638 2 pass [4a1d5d38]
639 0 pass [89eac1dc]
640 1 pass [bc52d866]
641 2 coin:iago [4bbef38f]
642 2 wound:othello [9452401e]
    used-iago who=2 character=othello
    wounded who=2 character=othello n=1 total=6
643 2 reveal [a7f96272]
    turned-up who=2 card=III.9
    exiting who=2 card=III.9
    got-intrigue who=2 n=1
644 2 pass [7fb2a72b]
645 0 reveal [051309de]
    turned-up who=0 card=III.13
646 0 play [957df2b4]
    played who=0 card=III.13
    scored who=0 card=III.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=emilia
647 0 pass [8202c6f3]
648 1 reveal [8dcfe713]
    turned-up who=1 card=III.1
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
649 1 pass [e8c70fa7]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
650 2 improv [c5e1c89d]
    improvised who=2
651 2 draw:script [4ca24543]
652 2 bury:III.12 [6400f038]
    drew who=2 pile=script
    buried who=2 pile=script
653 2 pass [efda259f]
654 0 pass [0c39fc96]
655 1 improv [d18bf4d5]
    improvised who=1
656 1 draw:staging [5266e27f]
657 1 bury:miscue [946673ca]
    drew who=1 pile=staging
    buried who=1 pile=staging
658 1 show:exchange [d0db3794]
659 1 at:2 [7f98ffef]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
660 1 give:take-the-lead [f7025b6b]
    traded who=1 whom=2
661 1 pass [719cc326]
662 0 place:take-the-lead [992aaa28]
663 1 place:revive [72a76f5c]
664 2 place:miscue [68471853]
    placed-all
665 2 pass [22a4646d]
666 0 pass [e304dc7f]
667 1 pass [6f08a6f7]
668 2 reveal [b78923a2]
    turned-up-staging who=2 card=miscue
669 2 play [2074d45a]
670 2 at:1 [05af523d]
    aimed who=2 card=miscue whom=1
671 0 let [ad6b616b]
    must-switch whom=1
    drew who=2 pile=staging
672 1 switch:III.3 [4ff16d28]
    switched who=1
673 2 place:revive [877bf1c1]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
674 0 let [04fe7df7]
    got-intrigue who=2 n=1
675 2 pass [a5d8e648]
676 0 show:no-drama [726aef94]
    no-drama who=0
    drew who=0 pile=staging
677 0 reveal [af1589a8]
    turned-up-staging who=0 card=take-the-lead
678 0 play [d450c047]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
679 0 show:exchange [9ec56549]
680 0 at:1 [9144136c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
681 0 give:seize [d69fc54c]
    traded who=0 whom=1
682 0 pass [e268f085]
683 1 reveal [3dcb6eef]
    turned-up who=1 card=III.3
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
684 1 pass [ec78e787]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=3
685 1 improv [f5c20329]
    improvised who=1
686 1 draw:staging [c2695a7a]
687 1 bury:III.14 [8b1be70f]
    drew who=1 pile=staging
    buried who=1 pile=script
688 1 pass [fc0bd596]
689 2 improv [e58226bd]
    improvised who=2
690 2 draw:staging [6e59453a]
691 2 bury:take-the-lead [902b8201]
    drew who=2 pile=staging
    buried who=2 pile=staging
692 2 pass [15674735]
693 0 pass [88d7b277]
694 0 place:III.2 [ee5cefb3]
695 1 place:III.7 [6a7560d7]
696 2 place:seize [5ac66096]
    placed-all
697 1 pass [8261f8ae]
698 2 pass [edb907c4]
699 0 pass [44d193d9]
700 1 reveal [8da05ee5]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    failed who=1 card=III.7
701 1 pass [51844e06]
702 2 reveal [b66b62f5]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
703 2 show:no-drama [f8dc9005]
    no-drama who=2
    drew who=2 pile=staging
704 2 pass [e8bbb646]
705 0 reveal [b3f5bbee]
    turned-up who=0 card=III.2
    exiting who=0 card=III.2
    got-intrigue who=0 n=1
706 0 pass [44f38de9]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=4
707 1 show:exchange [08fb29b9]
708 1 at:0 [914aebad]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
709 0 let [55fb1d92]
710 1 give:take-the-lead [9e23d3bf]
    traded who=1 whom=0
711 1 show:exchange [8484faa0]
712 1 at:0 [bce828ae]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
713 0 let [ea775a08]
714 1 give:seize [0f6d00be]
    traded who=1 whom=0
715 1 pass [04d97ff3]
716 2 pass [e47cdb2a]
717 0 show:exchange [58bb0604]
718 0 at:1 [e24fe6cc]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
719 0 give:miscue [c1fcdb1b]
    traded who=0 whom=1
720 0 pass [94f9e1d8]
721 0 place:III.15 [9cd539a0]
722 1 place:villainy [d9d84eaa]
723 2 place:no-drama [849d58c8]
    placed-all
724 1 pass [47823156]
725 2 pass [7741953f]
726 0 improv [5e2acbe1]
    improvised who=0
727 0 switch:seize [4b5182ff]
    switched who=0
728 0 pass [6f5aae91]
729 1 reveal [09a47b68]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
730 1 pass [73953405]
731 2 reveal [b3f47a5c]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
732 2 pass [fd5a673c]
733 0 reveal [1b4f51c9]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
734 0 pass [53278a24]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=5
    scene-began scene=5
735 1 pass [e4151b22]
736 2 pass [8a4b218d]
737 0 improv [f9daa383]
    improvised who=0
738 0 draw:script [cba58771]
739 0 bury:III.5 [e1534a3a]
    drew who=0 pile=script
    buried who=0 pile=script
740 0 pass [080de83b]
741 0 place:III.6 [55670b7f]
742 1 place:revive [f9c0ae24]
743 2 place:III.8 [e3c016b4]
    placed-all
744 1 pass [e4454c90]
745 2 pass [0d847813]
746 0 pass [505eb98c]
747 1 improv [e0db9d6c]
    improvised who=1
748 1 draw:staging [7e61e6b7]
749 1 bury:seize [bc81506d]
    drew who=1 pile=staging
    buried who=1 pile=staging
750 1 reveal [d3c4e6fc]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
751 2 let [9c0a8369]
    got-intrigue who=1 n=1
752 1 pass [3ca0056f]
753 2 improv [cf66cc08]
    improvised who=2
754 2 draw:staging [30a4f0b9]
755 2 bury:III.14 [7b8a3edb]
    drew who=2 pile=staging
    buried who=2 pile=script
756 2 reveal [e90fab23]
    turned-up who=2 card=III.8
757 2 exit [9714f7c9]
    exiting who=2 card=III.8
    got-intrigue who=2 n=1
758 2 pass [9e635215]
759 0 reveal [d5e7fc8a]
    turned-up who=0 card=III.6
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
760 0 pass [f4bdd181]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=15
    scene-began scene=6
761 1 pass [6ead07d4]
762 2 improv [292138a3]
    improvised who=2
763 2 draw:script [6170aaa9]
764 2 bury:III.4 [b0c2ae7f]
    drew who=2 pile=script
    buried who=2 pile=script
765 2 pass [54aad959]
766 0 improv [0808325b]
    improvised who=0
767 0 draw:script [197ef36f]
768 0 bury:III.11 [c8983988]
    drew who=0 pile=script
    buried who=0 pile=script
769 0 pass [ef3b5f66]
770 0 place:seize [bef1bcc8]
771 1 place:revive [f1e20beb]
772 2 place:seize [5c2faf94]
    placed-all
773 1 improv [73b4de03]
    improvised who=1
774 1 switch:III.1 [1e834a21]
    switched who=1
775 1 pass [861ec9e6]
776 2 pass [3fcf3b3c]
777 0 pass [ec68bbd4]
778 1 reveal [3bf79e01]
    turned-up who=1 card=III.1
779 1 exit [09364e83]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
780 1 pass [c5e7cb08]
781 2 reveal [04102e50]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
782 2 pass [ff4d0cb1]
783 0 reveal [90f10524]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
784 0 pass [3b23c5e0]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=7
785 1 pass [3ef87eae]
786 2 improv [6ac058ab]
    improvised who=2
787 2 draw:staging [b11b6f36]
788 2 bury:seize [e62b94b0]
    drew who=2 pile=staging
    buried who=2 pile=staging
789 2 pass [7f574015]
790 0 pass [d48869a3]
791 0 place:III.9 [aa4c0f6e]
792 1 place:seize [57761dd9]
793 2 place:take-the-lead [232d784b]
    placed-all
794 1 improv [38213ed6]
    improvised who=1
795 1 switch:III.12 [e9e096e7]
    switched who=1
796 1 pass [35bec2c2]
797 2 pass [fc5d8fa2]
798 0 pass [6a6bbefa]
799 1 reveal [1c836859]
    turned-up who=1 card=III.12
800 1 exit [14c10d03]
    exiting who=1 card=III.12
801 0 let [748eae57]
    got-intrigue who=1 n=1
802 1 pass [d66ec747]
803 2 reveal [166647c9]
    turned-up-staging who=2 card=take-the-lead
804 2 exit [4817bebb]
    exiting who=2 card=take-the-lead
805 0 let [4801b664]
    got-intrigue who=2 n=1
806 2 pass [2330c4a1]
807 0 improv [514300c3]
    improvised who=0
808 0 draw:staging [d6d0abdf]
809 0 bury:villainy [c9725b4a]
    drew who=0 pile=staging
    buried who=0 pile=staging
810 0 show:exchange [8b1fde77]
811 0 at:1 [28742ed2]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
812 1 let [4e8dac94]
813 0 give:III.7 [a30a34b1]
    traded who=0 whom=1
814 0 reveal [aebef5ee]
    turned-up who=0 card=III.9
815 0 play [a1498f50]
    played who=0 card=III.9
    scored who=0 card=III.9 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
816 0 show:no-drama [0a460bee]
    no-drama who=0
    drew who=0 pile=staging
817 0 coin:iago [bd481b1b]
818 0 wound:bianca [1a0b0199]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
819 0 pass [1cb01868]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=8
820 1 pass [a8e01a75]
821 2 improv [abd1542f]
    improvised who=2
822 2 draw:staging [570e6383]
823 2 bury:III.14 [736f9844]
    drew who=2 pile=staging
    buried who=2 pile=script
824 2 pass [d31f048e]
825 0 pass [052b4f37]
826 0 place:villainy [c10a9e36]
827 1 place:seize [406980d7]
828 2 place:III.10 [d7fcfd46]
    placed-all
829 1 show:exchange [f24e9190]
830 1 at:0 [4e67add9]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
831 1 give:take-the-lead [9dbb0f34]
    traded who=1 whom=0
832 1 improv [c02caaba]
    improvised who=1
833 1 switch:villainy [e8522c68]
    switched who=1
834 1 pass [d848aa3a]
835 2 pass [2b3ef4c5]
836 0 pass [a8f247c8]
837 1 reveal [df59e127]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
838 1 show:no-drama [1da50a79]
    no-drama who=1
    drew who=1 pile=staging
839 1 pass [25bff995]
840 2 reveal [06fab583]
    turned-up who=2 card=III.10
841 2 exit [cd5a52c5]
    exiting who=2 card=III.10
    got-intrigue who=2 n=1
842 2 pass [b652d3b6]
843 0 reveal [065beca9]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
844 0 pass [3e27c1f6]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=9
845 1 pass [147e4e0e]
846 2 pass [d1d1a117]
847 0 improv [838b34aa]
    improvised who=0
848 0 draw:staging [9a84ee3b]
849 0 bury:III.15 [fb2c0aba]
    drew who=0 pile=staging
    buried who=0 pile=script
850 0 show:exchange [2aa8196f]
851 0 at:1 [e6926eb7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
852 0 give:III.2 [5d0d91b8]
    traded who=0 whom=1
853 0 pass [1728c321]
854 0 place:exchange [50579ff8]
855 1 place:revive [8302eecb]
856 2 place:seize [b48e4551]
    placed-all
857 1 pass [ff6f52b9]
858 2 pass [38e6a256]
859 0 show:exchange [95148315]
860 0 at:1 [6a382104]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
861 0 give:no-drama [5cfdea8b]
    traded who=0 whom=1
862 0 pass [f11bcfc6]
863 1 reveal [aca6e68a]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
864 2 let [537aeb62]
    got-intrigue who=1 n=1
865 1 show:no-drama [d2c0f915]
    no-drama who=1
    drew who=1 pile=staging
866 1 pass [c43c57b6]
867 2 improv [5fde179e]
    improvised who=2
868 2 draw:script [a990a563]
869 2 bury:III.3 [34656e44]
    drew who=2 pile=script
    buried who=2 pile=script
870 2 reveal [faa981c9]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
871 2 pass [05522261]
872 0 reveal [34be29af]
    turned-up-staging who=0 card=exchange
873 0 play [3a87d92b]
    aimed who=0 card=exchange whom=2
874 2 let [ccaf421a]
875 0 give:miscue [a501361d]
    traded who=0 whom=2
876 0 pass [91ff3079]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=2 pile=script
    scene-began scene=10
877 1 pass [564718b6]
878 2 pass [1494ac75]
879 0 pass [6db53b82]
880 0 place:revive [7808f547]
881 1 place:take-the-lead [60c71505]
882 2 place:III.14 [00cd7b8e]
    placed-all
883 1 pass [75254052]
884 2 pass [1e123902]
885 0 pass [e4eb18fc]
886 1 reveal [b2e28493]
    turned-up-staging who=1 card=take-the-lead
887 1 play [dc6f82da]
    aimed who=1 card=take-the-lead whom=0
888 2 let [6d57627c]
    took-lead who=1 whom=0
889 1 pass [162607a8]
890 2 reveal [6d9d0dbb]
    turned-up who=2 card=III.14
891 2 play [67a501ac]
    played who=2 card=III.14
    scored who=2 card=III.14 n=2
    got-coin who=2 coin=cassio
    got-handkerchief who=2
892 2 pass [3a3d0777]
893 0 coin:emilia [42f13718]
    used-coin-at who=0 coin=emilia whom=2
894 2 let [e6f585da]
    stole-coin who=0 coin=cassio whom=2
895 0 reveal [883bc5c1]
    turned-up-staging who=0 card=revive
896 0 coin:cassio [d866e159]
    used-coin who=0 coin=cassio
897 0 draw:staging [c52c7cf7]
898 0 bury:III.15 [894e346a]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=revive
    got-intrigue who=0 n=1
899 0 pass [2d52a129]
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    drew who=0 pile=script
    scene-began scene=11
900 2 pass [84ab77cb]
901 0 pass [dd352239]
902 1 pass [58a9c9e5]
903 0 place:III.4 [08417e01]
904 1 place:III.3 [abc1dd26]
905 2 place:III.5 [867f02f7]
    placed-all
906 2 pass [7e016902]
907 0 improv [9f93a0c7]
    improvised who=0
908 0 switch:III.6 [281a0a14]
    switched who=0
909 0 pass [d97a6635]
910 1 pass [228d9de0]
911 2 reveal [9bf378a9]
    turned-up who=2 card=III.5
912 2 improv [0c3c2da5]
    improvised who=2
913 2 draw:staging [cb548aec]
914 2 bury:III.1 [4cfc3b79]
    drew who=2 pile=staging
    buried who=2 pile=script
    exiting who=2 card=III.5
    got-intrigue who=2 n=1
915 2 pass [b27a9dcf]
916 0 reveal [ca5fb80c]
    turned-up who=0 card=III.6
917 0 play [979a192a]
    played who=0 card=III.6
    scored who=0 card=III.6 n=1
    got-coin who=0 coin=emilia
918 2 let [912f136f]
    got-handkerchief who=0
919 0 pass [fdd4631b]
920 1 reveal [14342e79]
    turned-up who=1 card=III.3
921 1 play [b3bc8ca4]
    played who=1 card=III.3
    scored who=1 card=III.3 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
922 1 coin:iago [4da53435]
923 1 wound:desdemona [4be1547b]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=1 total=5
924 1 improv [3cd67195]
    improvised who=1
925 1 draw:script [31ec3e6f]
926 1 bury:III.11 [75a8e435]
    drew who=1 pile=script
    buried who=1 pile=script
927 1 pass [a4a68969]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=12
928 2 show:exchange [daa710d6]
929 2 at:1 [9b53fbe6]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
930 2 give:take-the-lead [10e886ec]
    traded who=2 whom=1
931 2 improv [f9b696d3]
    improvised who=2
932 2 draw:staging [2e261ff5]
933 2 bury:villainy [4a0c6cee]
    drew who=2 pile=staging
    buried who=2 pile=staging
934 2 pass [751c878e]
935 0 pass [f4da1d73]
936 1 pass [05b5d308]
937 0 place:take-the-lead [c908bda9]
938 1 place:no-drama [32a171db]
939 2 place:III.12 [41383d45]
    placed-all
940 2 pass [a258a8b1]
941 0 pass [1b36b695]
942 1 pass [534b2d58]
943 2 reveal [18eb1091]
    turned-up who=2 card=III.12
944 2 play [2278336d]
    played who=2 card=III.12
    scored who=2 card=III.12 n=1
    got-coin who=2 coin=othello
    got-handkerchief who=2
945 2 coin:othello [040ea720]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
946 2 pass [a20fa10b]
947 0 reveal [5c3ee24a]
    turned-up-staging who=0 card=take-the-lead
948 0 exit [d4d8f2a3]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
949 0 pass [9ce89737]
950 1 reveal [3f2ec4b5]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
951 1 pass [bc740060]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=13
952 0 pass [1c61ac3c]
953 1 improv [e23b9d76]
    improvised who=1
954 1 draw:script [97955cc8]
955 1 bury:III.15 [f39c2b25]
    drew who=1 pile=script
    buried who=1 pile=script
956 1 pass [bb843707]
957 2 pass [90ee7ec5]
958 0 place:III.10 [073a55b2]
959 1 place:III.2 [5eaeb021]
960 2 place:take-the-lead [e9c1f6cf]
    placed-all
961 0 pass [f49b5e91]
962 1 pass [0d0aa3c5]
963 2 show:exchange [7cae2feb]
964 2 at:1 [885ddb7a]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
965 2 give:miscue [3598faad]
    traded who=2 whom=1
966 2 pass [91c06f50]
967 0 reveal [9bc3b5b6]
    turned-up who=0 card=III.10
968 0 play [c2aae147]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
969 0 improv [5e98db7c]
    improvised who=0
970 0 draw:staging [85801f26]
971 0 bury:take-the-lead [73bdea08]
    drew who=0 pile=staging
    buried who=0 pile=staging
972 0 show:no-drama [c67e36d8]
    no-drama who=0
    drew who=0 pile=staging
973 0 coin:othello [fad6e805]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
974 0 pass [df756020]
975 1 reveal [5ea7e760]
    turned-up who=1 card=III.2
976 1 exit [fa8942db]
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
977 1 pass [b81eb430]
978 2 reveal [28711d79]
    turned-up-staging who=2 card=take-the-lead
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
979 2 improv [5d61d74e]
    improvised who=2
980 2 draw:staging [f6851753]
981 2 bury:revive [af4b583c]
    drew who=2 pile=staging
    buried who=2 pile=staging
982 2 show:exchange [6be7c432]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
983 1 let [85e50779]
984 2 give:no-drama [f486f079]
    traded who=2 whom=1
985 2 pass [5a270df6]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=14
986 1 show:no-drama [db245cdf]
    no-drama who=1
    drew who=1 pile=staging
987 1 pass [eab40b7a]
988 2 pass [11050324]
989 0 pass [761242c9]
990 0 place:III.4 [d5866084]
991 1 place:seize [a493a722]
992 2 place:III.11 [41549f08]
    placed-all
993 1 pass [f4fd82bb]
994 2 pass [bb4f6c77]
995 0 pass [20ad847b]
996 1 reveal [8e4341f0]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
997 1 improv [0a93108f]
    improvised who=1
998 1 draw:script [67ee1265]
999 1 bury:III.8 [564d05a5]
    drew who=1 pile=script
    buried who=1 pile=script
1000 1 pass [2fa55696]
1001 2 reveal [a96c3abf]
    turned-up who=2 card=III.11
1002 2 exit [8fdd520a]
    exiting who=2 card=III.11
    got-intrigue who=2 n=1
1003 2 pass [4ee07f09]
1004 0 show:exchange [6a1083f4]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1005 2 let [18bc3389]
1006 0 give:seize [e4b76cc7]
    traded who=0 whom=2
1007 0 reveal [4df97f99]
    turned-up who=0 card=III.4
    exiting who=0 card=III.4
    got-intrigue who=0 n=1
1008 0 pass [bc3a701f]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=staging
    scene-began scene=15
1009 1 pass [ada265a0]
1010 2 improv [e2735673]
    improvised who=2
1011 2 draw:staging [136cc09b]
1012 2 bury:miscue [23c5853a]
    drew who=2 pile=staging
    buried who=2 pile=staging
1013 2 pass [701ab4bc]
1014 0 pass [3f65d798]
1015 0 place:villainy [670d2240]
1016 1 place:III.1 [80aeb358]
1017 2 place:villainy [6472948c]
    placed-all
1018 1 pass [a7cf1d4a]
1019 2 pass [3ec9c271]
1020 0 show:exchange [22247279]
1021 0 at:1 [77b1b6a5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1022 0 give:take-the-lead [c13c98fa]
    traded who=0 whom=1
1023 0 improv [db3dd06a]
    improvised who=0
1024 0 switch:revive [6bb007b3]
    switched who=0
1025 0 pass [aa29287f]
1026 1 reveal [815bcf04]
    turned-up who=1 card=III.1
1027 1 exit [715ff6eb]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
1028 1 pass [f94ccf0c]
1029 2 reveal [9794f122]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1030 2 pass [994575f1]
1031 0 reveal [cb07d892]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1032 0 pass [eae655d3]
    drew who=0 pile=script
    drew who=1 pile=staging
    reshuffled pile=staging n=13
    drew who=2 pile=script
    scene-began scene=16
1033 1 pass [92856cfc]
1034 2 improv [c4b45907]
    improvised who=2
1035 2 draw:staging [6447cc6d]
1036 2 bury:villainy [49ca8812]
    drew who=2 pile=staging
    buried who=2 pile=staging
1037 2 pass [ee22acce]
1038 0 pass [10734cf3]
1039 0 place:take-the-lead [bf82def1]
1040 1 place:take-the-lead [bdfafff9]
1041 2 place:no-drama [2b42c4b0]
    placed-all
1042 1 pass [a54ec27c]
1043 2 pass [74873a58]
1044 0 improv [fa2d5b82]
    improvised who=0
1045 0 switch:III.8 [57576c9f]
    switched who=0
1046 0 pass [d779557f]
1047 1 reveal [6dd6bcf4]
    turned-up-staging who=1 card=take-the-lead
1048 1 play [db113224]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1049 1 pass [49d45b94]
1050 2 reveal [d38fbbf9]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1051 2 pass [957dcc22]
1052 0 reveal [bb877a2d]
    turned-up who=0 card=III.8
1053 0 play [1711dec2]
    played who=0 card=III.8
    scored who=0 card=III.8 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1054 0 pass [474b73d8]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    scene-began scene=17
1055 2 improv [f4c56e0d]
    improvised who=2
1056 2 draw:staging [0eecc19f]
1057 2 bury:seize [d59434b6]
    drew who=2 pile=staging
    buried who=2 pile=staging
1058 2 show:exchange [d2962a79]
1059 2 at:1 [ed79f7b5]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1060 1 let [355ab536]
1061 2 give:no-drama [2046d98f]
    traded who=2 whom=1
1062 2 pass [ea75d90c]
1063 0 pass [e5901538]
1064 1 improv [06357733]
    improvised who=1
1065 1 draw:script [419c2886]
1066 1 bury:III.15 [24690ec5]
    drew who=1 pile=script
    buried who=1 pile=script
1067 1 pass [a16e46a8]
1068 0 place:seize [1f4c2fab]
1069 1 place:miscue [9c23a1f1]
1070 2 place:miscue [48679964]
    placed-all
1071 2 pass [f6fd6fac]
1072 0 improv [47ebe3b3]
    improvised who=0
1073 0 switch:take-the-lead [5561b1c9]
    switched who=0
1074 0 pass [53904684]
1075 1 pass [9d1bfbdd]
1076 2 reveal [cc551058]
    turned-up-staging who=2 card=miscue
1077 2 exit [ba932543]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1078 2 pass [3146014c]
1079 0 reveal [9e1b1fb4]
    turned-up-staging who=0 card=take-the-lead
1080 0 play [e640132b]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1081 0 coin:othello [4df104ae]
1082 0 at:2 [282ddba5]
    giving-by-coin who=0 coin=othello whom=2
1083 2 let [71a12cf4]
    gave-lead who=0 whom=2
1084 0 pass [668eea86]
1085 1 reveal [2f895a58]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1086 1 show:no-drama [92515387]
    no-drama who=1
    drew who=1 pile=staging
1087 1 pass [dcb37ae3]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=18
1088 0 pass [1064172e]
1089 1 pass [a9531412]
1090 2 pass [eed75e4d]
1091 0 place:seize [c0ec1ee7]
1092 1 place:seize [4b7eb7dd]
1093 2 place:III.2 [81e1253a]
    placed-all
1094 0 show:exchange [ea8f6a0f]
1095 0 at:2 [3d70af18]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1096 2 let [ec4f1ae3]
1097 0 give:take-the-lead [5f5e0e83]
    traded who=0 whom=2
1098 0 show:exchange [bde28926]
1099 0 at:2 [4d09b743]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1100 2 let [d04bb64f]
1101 0 give:villainy [2f8dc1a5]
    traded who=0 whom=2
1102 0 pass [266b06f1]
1103 1 show:exchange [602c8524]
1104 1 at:2 [15702870]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1105 2 let [f3fd781b]
1106 1 give:III.7 [7489e85c]
    traded who=1 whom=2
1107 1 pass [ff651e4b]
1108 2 improv [4c45857f]
    improvised who=2
1109 2 switch:III.15 [464c2076]
    switched who=2
1110 2 pass [b4a9abc6]
1111 0 reveal [fa060f00]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1112 0 improv [eb20c08c]
    improvised who=0
1113 0 bury:revive [aa054e90]
    drew who=0 pile=staging
    buried who=0 pile=staging
1114 0 pass [394563ed]
1115 1 reveal [bc098d88]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1116 1 improv [8fc10a76]
    improvised who=1
1117 1 bury:take-the-lead [ab9271aa]
    drew who=1 pile=staging
    buried who=1 pile=staging
1118 1 pass [02b80df8]
1119 2 reveal [85b1b4aa]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    failed who=2 card=III.15
1120 2 pass [f451f578]
    drew who=2 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=19
1121 0 pass [56d7a094]
1122 1 pass [5e212ef5]
1123 2 show:exchange [c6a6452c]
1124 2 at:1 [d9e91600]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1125 2 give:take-the-lead [843a3522]
    traded who=2 whom=1
1126 2 pass [09645a6e]
1127 0 place:III.15 [c64cda7d]
1128 1 place:villainy [745b712a]
1129 2 place:revive [fd5d32e4]
    placed-all
1130 0 pass [e6600e8f]
1131 1 pass [9db90b59]
1132 2 pass [00dd96e2]
1133 0 reveal [b8dc7016]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
1134 0 pass [3cc47de0]
1135 1 reveal [b980386d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1136 1 pass [f4526c44]
1137 2 reveal [0f95987e]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1138 2 pass [df3a313a]
    reshuffled pile=script n=1
    script-again
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    scene-began scene=20
1139 0 pass [0f108754]
1140 1 pass [72bada14]
1141 2 pass [cfd716b8]
1142 0 place:no-drama [5e98f8fd]
1143 1 place:III.5 [c3e2730f]
1144 2 place:seize [7f972fe3]
    placed-all
1145 0 pass [f339ac0e]
1146 1 improv [2e124a6e]
    improvised who=1
1147 1 switch:III.1 [a92b570e]
    switched who=1
1148 1 pass [f5c3266d]
1149 2 improv [784de1e8]
    improvised who=2
1150 2 switch:miscue [e1fa871a]
    switched who=2
1151 2 pass [13db07a1]
1152 0 reveal [88a4680d]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1153 0 pass [4ee11587]
1154 1 reveal [01962a73]
    turned-up who=1 card=III.1
1155 1 exit [7631c250]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
1156 1 pass [6f46f9a2]
1157 2 reveal [69090873]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1158 2 pass [b421d4b1]
    reshuffled pile=script n=1
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=21
1159 0 pass [00ec0ef5]
1160 1 improv [24649551]
    improvised who=1
1161 1 bury:no-drama [57c52602]
    drew who=1 pile=staging
    buried who=1 pile=staging
1162 1 pass [df3549ad]
1163 2 pass [4418c013]
1164 0 place:take-the-lead [cbc3d7d1]
1165 1 place:III.5 [9302db9d]
1166 2 place:III.2 [9e46ede8]
    placed-all
1167 0 improv [22eb2162]
    improvised who=0
1168 0 switch:seize [912b5894]
    switched who=0
1169 0 pass [27248f97]
1170 1 pass [7529153f]
1171 2 pass [5adfcd8b]
1172 0 reveal [46855a8f]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1173 0 pass [4750adc6]
1174 1 reveal [ee43a70a]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
1175 2 let [1f916302]
    got-intrigue who=1 n=1
1176 1 pass [cd8b2a86]
1177 2 reveal [a37246d7]
    turned-up who=2 card=III.2
1178 2 exit [f512acaa]
    exiting who=2 card=III.2
    got-intrigue who=2 n=1
1179 2 improv [6516331b]
    improvised who=2
1180 2 draw:script [fc6aaa1d]
1181 2 bury:III.7 [5a13a70b]
    reshuffled pile=script n=2
    drew who=2 pile=script
    buried who=2 pile=script
1182 2 pass [5dbd9dca]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=22
1183 0 pass [f41f2851]
1184 1 show:exchange [93cf032e]
1185 1 at:2 [a495a602]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1186 2 let [677ed192]
1187 1 give:take-the-lead [95f5ba45]
    traded who=1 whom=2
1188 1 pass [7f5ebd80]
1189 2 pass [5154c473]
1190 0 place:III.5 [f472e1db]
1191 1 place:seize [7a185a66]
1192 2 place:III.15 [140f7bca]
    placed-all
1193 0 improv [e1d1f385]
    improvised who=0
1194 0 switch:seize [521ba204]
    switched who=0
1195 0 pass [2f08b564]
1196 1 show:exchange [4e2e6a2a]
1197 1 at:0 [9c18b24c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1198 1 give:villainy [4c4ef83f]
    traded who=1 whom=0
1199 1 improv [5054e311]
    improvised who=1
1200 1 switch:take-the-lead [1b97fa37]
    switched who=1
1201 1 pass [b9a9a355]
1202 2 pass [2d0f0187]
1203 0 reveal [ed2f88ed]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1204 0 pass [a87724e2]
1205 1 reveal [6663722b]
    turned-up-staging who=1 card=take-the-lead
1206 1 play [21fdd2fa]
    aimed who=1 card=take-the-lead whom=2
1207 2 let [b7658573]
    took-lead who=1 whom=2
1208 1 pass [90b472e2]
1209 2 reveal [6719d865]
    turned-up who=2 card=III.15
1210 2 improv [8d9e2a36]
    improvised who=2
1211 2 draw:script [1fef3010]
1212 2 bury-placed [cfd08640]
    drew who=2 pile=script
    buried who=2 pile=script
    turned-up who=2 card=III.7
    played who=2 card=III.7
    scored who=2 card=III.7 n=1
    half-curtain
    got-coin who=2 coin=iago
1213 2 coin:iago [d2eff78d]
1214 2 wound:desdemona [78e32767]
    used-iago who=2 character=desdemona
    wounded who=2 character=desdemona n=2 total=5
1215 2 pass [e030786e]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=23
1216 2 show:exchange [aff34aea]
1217 2 at:1 [50fbc60c]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1218 2 give:III.2 [e9c56426]
    traded who=2 whom=1
1219 2 pass [475f93dd]
1220 0 improv [11099abe]
    improvised who=0
1221 0 bury:villainy [5682b68c]
    drew who=0 pile=staging
    buried who=0 pile=staging
1222 0 pass [319f34a7]
1223 1 pass [81f27805]
1224 0 place:revive [ff71f91f]
1225 1 place:III.2 [1881ed23]
1226 2 place:III.1 [35bcb31c]
    placed-all
1227 2 show:exchange [7e30f1e3]
1228 2 at:1 [2a8249b0]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1229 2 give:villainy [43e5a95b]
    traded who=2 whom=1
1230 2 pass [b69a585a]
1231 0 pass [5885bf11]
1232 1 pass [df635c43]
1233 2 reveal [31f50897]
    turned-up who=2 card=III.1
1234 2 play [dc00287d]
    played who=2 card=III.1
    scored who=2 card=III.1 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=cassio
1235 2 improv [66729e3e]
    improvised who=2
1236 2 bury:miscue [a90b1fc9]
    drew who=2 pile=staging
    buried who=2 pile=staging
1237 2 show:exchange [93878383]
1238 2 at:0 [48380ae4]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1239 2 give:revive [8980b8b6]
    traded who=2 whom=0
1240 2 coin:cassio [442b9c53]
    used-coin who=2 coin=cassio
1241 2 bury:take-the-lead [a7ea671f]
    drew who=2 pile=staging
    buried who=2 pile=staging
1242 2 pass [5eb4802b]
1243 0 reveal [b158eff9]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1244 0 pass [c4a93717]
1245 1 reveal [837c6b7b]
    turned-up who=1 card=III.2
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
1246 1 improv [05010b6c]
    improvised who=1
1247 1 draw:staging [8bd2ba34]
1248 1 bury:seize [bd239bcd]
    drew who=1 pile=staging
    buried who=1 pile=staging
    reshuffled pile=script n=1
1249 1 pass [77732b7f]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=24
1250 2 pass [588142ca]
1251 0 pass [4bf12aca]
1252 1 pass [561cc3a9]
1253 0 place:III.2 [879ddf3b]
1254 1 place:seize [8805ee70]
1255 2 place:revive [6cbee343]
    placed-all
1256 2 pass [7d71f4cc]
1257 0 improv [b99de470]
    improvised who=0
1258 0 switch:III.11 [1d0c247e]
    switched who=0
1259 0 pass [3ebd0c4d]
1260 1 pass [b1beefd3]
1261 2 reveal [ba5c4505]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1262 2 show:no-drama [26ad1412]
    no-drama who=2
    drew who=2 pile=staging
1263 2 pass [0e57f4c6]
1264 0 reveal [a4739df4]
    turned-up who=0 card=III.11
1265 0 play [c5f3a073]
    played who=0 card=III.11
    scored who=0 card=III.11 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
1266 0 coin:desdemona [831ce796]
    no-drama-coin who=0
1267 0 pass [024d2917]
1268 1 reveal [696341a4]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1269 1 show:no-drama [4448dd9c]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=2
    final-scene
1270 1 pass [b37b9e01]
    act-ran-out act=III
    tallied who=0 n=14
    tallied who=1 n=7
    tallied who=2 n=15
    lead-cast who=1
1271 1 discard:seize [10d64e26]
    discarded who=1 card=seize
1272 1 discard:take-the-lead [c697ecac]
    discarded who=1 card=take-the-lead
1273 1 discard:villainy [4054b81e]
    discarded who=1 card=villainy
1274 2 discard:seize [c2c287f1]
    discarded who=2 card=seize
1275 2 discard:miscue [d82099ca]
    discarded who=2 card=miscue
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=IV who=1
    scene-began scene=1
1276 2 pass [2fd6f0fc]
1277 0 improv [569d8695]
    improvised who=0
1278 0 draw:script [162685ac]
1279 0 bury:IV.4 [d8095049]
    drew who=0 pile=script
    buried who=0 pile=script
1280 0 pass [0d6576d4]
1281 1 pass [51b1ca20]
1282 0 place:IV.12 [563c88f5]
1283 1 place:IV.1 [6fb3e30c]
1284 2 place:take-the-lead [856219fb]
    placed-all
1285 2 pass [e47e90a8]
1286 0 pass [da938cb3]
1287 1 pass [65e7948a]
1288 2 reveal [cf55dc3c]
    turned-up-staging who=2 card=take-the-lead
1289 2 exit [0273d980]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1290 2 improv [95cafca8]
    improvised who=2
1291 2 draw:staging [017407bf]
1292 2 bury:IV.6 [163de097]
    drew who=2 pile=staging
    buried who=2 pile=script
1293 2 show:exchange [e0cfcf4c]
1294 2 at:0 [0c239527]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1295 2 give:IV.9 [fd7f11dd]
    traded who=2 whom=0
1296 2 pass [3adff63c]
1297 0 reveal [5ec9fa10]
    turned-up who=0 card=IV.12
1298 0 exit [4974bf54]
    exiting who=0 card=IV.12
    got-intrigue who=0 n=1
1299 0 pass [7e0d7772]
1300 1 reveal [ac6ed70a]
    turned-up who=1 card=IV.1
1301 1 exit [e89a8904]
    exiting who=1 card=IV.1
    got-intrigue who=1 n=1
1302 1 pass [9291b213]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=2
1303 2 pass [e6bcdc0e]
1304 0 improv [be76e952]
    improvised who=0
1305 0 draw:script [0c016862]
1306 0 bury:IV.2 [0db9ecce]
    drew who=0 pile=script
    buried who=0 pile=script
1307 0 pass [e59a9a9e]
1308 1 improv [1dfe4d56]
    improvised who=1
1309 1 draw:script [fea97808]
1310 1 bury:IV.11 [7f42f721]
    drew who=1 pile=script
    buried who=1 pile=script
1311 1 pass [46f9fa58]
1312 0 place:IV.15 [91d33cf6]
1313 1 place:IV.4 [24214844]
1314 2 place:IV.14 [ab4b1310]
    placed-all
1315 2 pass [c68eb1e4]
1316 0 pass [dc80a94a]
1317 1 show:exchange [34192955]
1318 1 at:2 [0d2974a6]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1319 1 give:no-drama [8f4a4ffe]
    traded who=1 whom=2
1320 1 pass [a6a53e55]
1321 2 reveal [48957f9f]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1322 2 improv [221abc38]
    improvised who=2
1323 2 draw:staging [7d597473]
1324 2 bury:no-drama [52050c59]
    drew who=2 pile=staging
    buried who=2 pile=staging
1325 2 show:exchange [f5f14c36]
1326 2 at:1 [e02327d1]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1327 2 give:exchange [25e6d0aa]
    traded who=2 whom=1
1328 2 pass [4f365690]
1329 0 reveal [3f4f4c52]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1330 0 pass [ed703b0b]
1331 1 show:exchange [2e08de95]
1332 1 at:2 [fcc51dde]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1333 1 give:IV.3 [911332bf]
    traded who=1 whom=2
1334 1 reveal [5d9c38eb]
    turned-up who=1 card=IV.4
1335 1 exit [872c909d]
    exiting who=1 card=IV.4
    got-intrigue who=1 n=1
1336 1 pass [f5971132]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
1337 2 pass [f693d521]
1338 0 pass [c806a445]
1339 1 pass [bd4af764]
1340 0 place:miscue [1ea83cb4]
1341 1 place:take-the-lead [1fd40645]
1342 2 place:revive [6cdfe9e6]
    placed-all
1343 2 pass [b19faef6]
1344 0 pass [a708d592]
1345 1 pass [8e07fd5c]
1346 2 reveal [41624c7f]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
1347 1 let [91c1364f]
    got-intrigue who=2 n=1
1348 2 improv [8d90a256]
    improvised who=2
1349 2 draw:staging [04d0bc33]
1350 2 bury:IV.8 [8dea9e9a]
    drew who=2 pile=staging
    buried who=2 pile=script
1351 2 pass [70c3b32b]
1352 0 reveal [e01429b2]
    turned-up-staging who=0 card=miscue
1353 0 exit [831b5c43]
    exiting who=0 card=miscue
1354 1 let [78b2fec7]
    got-intrigue who=0 n=1
1355 0 improv [1dd1f363]
    improvised who=0
1356 0 draw:script [65009c6c]
1357 0 bury:IV.13 [c5c82a16]
    drew who=0 pile=script
    buried who=0 pile=script
1358 0 pass [9801d413]
1359 1 improv [2a62d44f]
    improvised who=1
1360 1 draw:script [6b7582de]
1361 1 bury:IV.5 [ffb476fe]
    drew who=1 pile=script
    buried who=1 pile=script
1362 1 reveal [a5b39d61]
    turned-up-staging who=1 card=take-the-lead
1363 1 exit [e1a78550]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1364 1 pass [38c03d79]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=4
1365 2 pass [733e41d1]
1366 0 pass [620c185d]
1367 1 improv [075ba8e3]
    improvised who=1
1368 1 draw:script [753e6b9d]
1369 1 bury:IV.2 [d30f5d13]
    drew who=1 pile=script
    buried who=1 pile=script
1370 1 pass [ad80caa5]
1371 0 place:IV.6 [8649e291]
1372 1 place:take-the-lead [3b031e00]
1373 2 place:IV.7 [90218d2b]
    placed-all
1374 2 pass [963f6c57]
1375 0 pass [c4426a7e]
1376 1 pass [67ae6000]
1377 2 reveal [537090a4]
    turned-up who=2 card=IV.7
1378 2 play [64b26b2c]
    played who=2 card=IV.7
    scored who=2 card=IV.7 n=1
    wounded who=2 character=desdemona n=3 total=5
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1379 2 coin:othello [47f17f54]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1380 2 improv [54508151]
    improvised who=2
1381 2 draw:staging [9af75c99]
1382 2 bury:IV.8 [611889c2]
    drew who=2 pile=staging
    buried who=2 pile=script
1383 2 pass [d3f5eda7]
1384 0 reveal [59775a2d]
    turned-up who=0 card=IV.6
    exiting who=0 card=IV.6
    got-intrigue who=0 n=1
1385 0 pass [69e2c66d]
1386 1 reveal [8cd0291c]
    turned-up-staging who=1 card=take-the-lead
1387 1 play [f3b770c3]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1388 1 pass [137dd197]
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    drew who=0 pile=staging
    scene-began scene=5
1389 2 pass [01c85a39]
1390 0 show:exchange [954b25fa]
1391 0 at:1 [607bcd75]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1392 0 give:IV.13 [98ef8afe]
    traded who=0 whom=1
1393 0 pass [d7b42d87]
1394 1 pass [332adede]
1395 0 place:revive [f5958b96]
1396 1 place:IV.2 [cb57bcd3]
1397 2 place:exchange [dd1b74f8]
    placed-all
1398 2 pass [9a86886c]
1399 0 show:exchange [17371c5f]
1400 0 at:2 [2177f272]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1401 0 give:seize [b9df30a3]
    traded who=0 whom=2
1402 0 improv [4a195c89]
    improvised who=0
1403 0 switch:IV.9 [b6427b90]
    switched who=0
1404 0 pass [2136bd44]
1405 1 pass [1ac8efda]
1406 2 reveal [564e2410]
    turned-up-staging who=2 card=exchange
1407 2 play [03ce2167]
1408 2 at:1 [caadcb83]
    aimed who=2 card=exchange whom=1
1409 2 give:no-drama [ecd35a53]
    traded who=2 whom=1
1410 2 pass [c4cdad68]
1411 0 reveal [93e2c328]
    turned-up who=0 card=IV.9
1412 0 play [dfa5cd81]
    played who=0 card=IV.9
    scored who=0 card=IV.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1413 0 pass [485bbfc0]
1414 1 reveal [91695d76]
    turned-up who=1 card=IV.2
1415 1 exit [77b02ea8]
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1416 1 show:no-drama [9970f478]
    no-drama who=1
    drew who=1 pile=staging
1417 1 pass [62cc560e]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=7
    drew who=0 pile=staging
    scene-began scene=6
1418 2 pass [f1d1e753]
1419 0 coin:othello [14c4c975]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
1420 0 improv [59460f56]
    improvised who=0
1421 0 draw:staging [1b4d97b9]
1422 0 bury:revive [a6e18d1f]
    drew who=0 pile=staging
    buried who=0 pile=staging
1423 0 pass [627bbb7e]
1424 1 pass [b09fe3a1]
1425 0 place:take-the-lead [f3e8abf4]
1426 1 place:IV.5 [ebe4ede7]
1427 2 place:IV.3 [b70a9131]
    placed-all
1428 1 pass [38d84cef]
1429 2 pass [d0658fec]
1430 0 pass [f74bdf07]
1431 1 reveal [825939c0]
    turned-up who=1 card=IV.5
1432 1 play [91673a95]
    played who=1 card=IV.5
    scored who=1 card=IV.5 n=1
    got-handkerchief who=1
1433 1 pass [e856916c]
1434 2 reveal [858459d0]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
    failed who=2 card=IV.3
1435 2 pass [f6280272]
1436 0 reveal [8a6d4a00]
    turned-up-staging who=0 card=take-the-lead
1437 0 exit [12a8b42e]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1438 0 pass [be1fef6c]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=7
1439 1 pass [ce7eaf2e]
1440 2 pass [b217ee69]
1441 0 improv [8b1e4ae8]
    improvised who=0
1442 0 draw:staging [6768e908]
1443 0 bury:villainy [75b2157c]
    drew who=0 pile=staging
    buried who=0 pile=staging
1444 0 pass [d07bdd74]
1445 0 place:IV.15 [ff583533]
1446 1 place:seize [c3f30e5c]
1447 2 place:take-the-lead [b1444d5f]
    placed-all
1448 1 pass [cacf164f]
1449 2 pass [48489353]
1450 0 pass [abed82a6]
1451 1 reveal [2f737759]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1452 1 show:exchange [0afdfd33]
1453 1 at:0 [6766f483]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1454 1 give:IV.13 [7130eb7a]
    traded who=1 whom=0
1455 1 pass [1c453797]
1456 2 reveal [c0c7608a]
    turned-up-staging who=2 card=take-the-lead
1457 2 play [e3adb311]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1458 2 pass [0d177a39]
1459 0 reveal [1faa0ca3]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1460 0 pass [2fe814a5]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=8
1461 0 pass [f7d4b23f]
1462 1 pass [d2896b24]
1463 2 pass [ef3439cd]
1464 0 place:IV.13 [11c61795]
1465 1 place:revive [049d1377]
1466 2 place:IV.8 [b0b68ff5]
    placed-all
1467 0 pass [9b43e6ba]
1468 1 improv [0474ef52]
    improvised who=1
1469 1 switch:take-the-lead [489fbcfc]
    switched who=1
1470 1 show:exchange [b0ff71e3]
1471 1 at:0 [ffa4379e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1472 1 give:seize [958884b4]
    traded who=1 whom=0
1473 1 pass [c6b74963]
1474 2 pass [ab5a52d1]
1475 0 reveal [3c67176f]
    turned-up who=0 card=IV.13
1476 0 play [c31f5d2a]
    played who=0 card=IV.13
    scored who=0 card=IV.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
1477 0 coin:roderigo [e882d2f7]
1478 0 at:1 [fd6cc9d3]
    used-coin-at who=0 coin=roderigo whom=1
1479 0 give:villainy [27164f94]
    traded who=0 whom=1
1480 0 show:no-drama [c48bc3a9]
    no-drama who=0
    drew who=0 pile=staging
1481 0 pass [8c006fff]
1482 1 reveal [7ce71fa7]
    turned-up-staging who=1 card=take-the-lead
1483 1 play [02f95217]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1484 1 pass [fa47e6e7]
1485 2 reveal [3adb925b]
    turned-up who=2 card=IV.8
1486 2 exit [1990dded]
    exiting who=2 card=IV.8
    got-intrigue who=2 n=1
1487 2 show:no-drama [435a8b94]
    no-drama who=2
    drew who=2 pile=staging
1488 2 pass [f917ca1f]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=9
1489 2 pass [c2d55a15]
1490 0 pass [517fdf0c]
1491 1 pass [ebfedf65]
1492 0 place:seize [fe2c2502]
1493 1 place:IV.2 [6bb0b408]
1494 2 place:take-the-lead [f84ae85b]
    placed-all
1495 2 pass [a131f9f7]
1496 0 pass [2c446b03]
1497 1 pass [46e185a8]
1498 2 reveal [78a2eabd]
    turned-up-staging who=2 card=take-the-lead
1499 2 play [b4a3bd27]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1500 2 pass [6b75d282]
1501 0 reveal [bff8f690]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1502 0 improv [df216aef]
    improvised who=0
1503 0 draw:staging [bdba56f9]
1504 0 bury:miscue [2261bd00]
    drew who=0 pile=staging
    buried who=0 pile=staging
1505 0 pass [6048c3d0]
1506 1 reveal [e62945a4]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1507 1 improv [e9b8c6e3]
    improvised who=1
1508 1 draw:script [de5a2923]
1509 1 bury:IV.14 [c70bb880]
    drew who=1 pile=script
    buried who=1 pile=script
1510 1 pass [2a256be3]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    reshuffled pile=staging n=14
    scene-began scene=10
1511 0 pass [2f9ff140]
1512 1 pass [0dbd7c1e]
1513 2 pass [3b487bc3]
1514 0 place:seize [838d92bb]
1515 1 place:miscue [262ab09d]
1516 2 place:take-the-lead [34cb1735]
    placed-all
1517 0 pass [ddafdf29]
1518 1 pass [f504270f]
1519 2 pass [84a2ee3e]
1520 0 reveal [5a55b1be]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1521 0 improv [20dc64d4]
    improvised who=0
1522 0 draw:staging [9caa3001]
1523 0 bury:IV.10 [8412b11f]
    drew who=0 pile=staging
    buried who=0 pile=script
1524 0 pass [f8195aa9]
1525 1 reveal [c85afe41]
    turned-up-staging who=1 card=miscue
1526 1 exit [a3c7378d]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1527 1 pass [c6abd0de]
1528 2 reveal [fbcf2a10]
    turned-up-staging who=2 card=take-the-lead
1529 2 exit [84a3f847]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1530 2 pass [1b8b446a]
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    drew who=1 pile=script
    scene-began scene=11
1531 0 pass [a5cc3b48]
1532 1 improv [9cc63b49]
    improvised who=1
1533 1 draw:staging [0ae603c3]
1534 1 bury:IV.11 [8ad629c4]
    drew who=1 pile=staging
    buried who=1 pile=script
1535 1 pass [2478d613]
1536 2 improv [4b966c05]
    improvised who=2
1537 2 draw:staging [a37d0c87]
1538 2 bury:miscue [0d710ee6]
    drew who=2 pile=staging
    buried who=2 pile=staging
1539 2 pass [303c9399]
1540 0 place:villainy [ab906bdc]
1541 1 place:take-the-lead [f8818d22]
1542 2 place:IV.14 [05244c00]
    placed-all
1543 0 pass [cd13dfc1]
1544 1 pass [8ab1815e]
1545 2 pass [13b5ffb5]
1546 0 reveal [8774b8b9]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1547 0 improv [805bf40b]
    improvised who=0
1548 0 draw:staging [c6efd776]
1549 0 bury:take-the-lead [ab516813]
    drew who=0 pile=staging
    buried who=0 pile=staging
1550 0 pass [c13b3080]
1551 1 reveal [67954530]
    turned-up-staging who=1 card=take-the-lead
1552 1 play [2525b87b]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1553 1 pass [9f8e01cd]
1554 2 reveal [77b4f48e]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1555 2 pass [3682419a]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=12
1556 2 show:no-drama [9d4a2812]
    no-drama who=2
    drew who=2 pile=staging
1557 2 show:exchange [198e4954]
1558 2 at:0 [2ffe4561]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1559 2 give:miscue [2a88a981]
    traded who=2 whom=0
1560 2 show:exchange [d6168f8a]
1561 2 at:1 [b0475240]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1562 2 give:no-drama [af24b76e]
    traded who=2 whom=1
1563 2 show:exchange [79d8be7f]
1564 2 at:1 [f4bef517]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1565 2 give:IV.4 [25055db5]
    traded who=2 whom=1
1566 2 pass [01567075]
1567 0 pass [2b5cd998]
1568 1 pass [6af1b31b]
1569 0 place:miscue [8c58a603]
1570 1 place:seize [906b18ab]
1571 2 place:revive [0845453c]
    placed-all
1572 2 pass [4f7099fc]
1573 0 show:exchange [6b13fb58]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1574 0 give:revive [b1e3c2ce]
    traded who=0 whom=1
1575 0 pass [97263cc4]
1576 1 pass [940b5f01]
1577 2 reveal [32c6d452]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1578 2 pass [a8ce25d1]
1579 0 reveal [80f5ea92]
    turned-up-staging who=0 card=miscue
1580 0 exit [3b840bd3]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1581 0 pass [50e0d318]
1582 1 reveal [b4bf0e27]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1583 1 improv [f5bff0cc]
    improvised who=1
1584 1 draw:staging [d1d0fbe5]
1585 1 bury:IV.12 [e6967e1c]
    drew who=1 pile=staging
    buried who=1 pile=script
1586 1 pass [54675e57]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=13
1587 2 show:exchange [2b3206fd]
1588 2 at:1 [379bb24d]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1589 2 give:seize [9a06b123]
    traded who=2 whom=1
1590 2 improv [8a5f94c2]
    improvised who=2
1591 2 draw:script [e5899762]
1592 2 bury:IV.6 [614a2c9e]
    drew who=2 pile=script
    buried who=2 pile=script
1593 2 pass [f67f8189]
1594 0 improv [a20e6eca]
    improvised who=0
1595 0 draw:script [bcd1fafb]
1596 0 bury:IV.12 [68b4a2a9]
    drew who=0 pile=script
    buried who=0 pile=script
1597 0 pass [97d5547d]
1598 1 pass [acae2d83]
1599 0 place:IV.1 [0fc5ed9c]
1600 1 place:IV.15 [6d1ee3c9]
1601 2 place:IV.14 [95360abe]
    placed-all
1602 2 pass [71371708]
1603 0 pass [3bb85533]
1604 1 pass [ff6895ab]
1605 2 reveal [2d80dbfc]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1606 2 show:no-drama [1edbfcfa]
    no-drama who=2
    drew who=2 pile=staging
1607 2 pass [a0218dc2]
1608 0 reveal [7643cf0f]
    turned-up who=0 card=IV.1
    exiting who=0 card=IV.1
    got-intrigue who=0 n=1
1609 0 show:no-drama [7f37c980]
    no-drama who=0
    drew who=0 pile=staging
1610 0 pass [cd8425a0]
1611 1 reveal [83612f7e]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1612 1 pass [73fc37e6]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    drew who=0 pile=staging
    scene-began scene=14
1613 2 pass [e4ff2acd]
1614 0 pass [838ce351]
1615 1 pass [53ab2f24]
1616 0 place:IV.3 [7421d393]
1617 1 place:IV.2 [05e29691]
1618 2 place:take-the-lead [970a2103]
    placed-all
1619 2 pass [4bc88921]
1620 0 pass [69e42f3d]
1621 1 pass [874ab06b]
1622 2 reveal [d09c08c9]
    turned-up-staging who=2 card=take-the-lead
1623 2 play [4343bdb3]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1624 2 pass [5c5d6bfe]
1625 0 reveal [0c696700]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    failed who=0 card=IV.3
1626 0 pass [bf0fd6e0]
1627 1 reveal [5bf86c24]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1628 1 improv [2014baf9]
    improvised who=1
1629 1 draw:staging [e0208e22]
1630 1 bury:IV.4 [ba0dec5a]
    drew who=1 pile=staging
    buried who=1 pile=script
1631 1 show:exchange [e45bd560]
1632 1 at:2 [ce21a8ab]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1633 1 give:seize [e05f6420]
    traded who=1 whom=2
1634 1 pass [c5ef6fb8]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=15
1635 0 pass [835394c3]
1636 1 pass [c82461e0]
1637 2 pass [63c34205]
1638 0 place:seize [8fac0e9e]
1639 1 place:seize [dd906859]
1640 2 place:IV.12 [b95f63ba]
    placed-all
1641 0 pass [57eb0da3]
1642 1 pass [ee4fee8a]
1643 2 pass [45cc70d6]
1644 0 reveal [c89954c5]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1645 0 pass [50352b2d]
1646 1 reveal [815d57ea]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1647 1 pass [407a5359]
1648 2 reveal [9a9bd204]
    turned-up who=2 card=IV.12
    exiting who=2 card=IV.12
    got-intrigue who=2 n=1
1649 2 pass [ee6bcb6e]
    drew who=2 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=6
    drew who=1 pile=script
    scene-began scene=16
1650 0 pass [e63075a9]
1651 1 pass [612d54b5]
1652 2 pass [89858a32]
1653 0 place:villainy [a8b21b34]
1654 1 place:IV.15 [a20c050c]
1655 2 place:take-the-lead [0e504641]
    placed-all
1656 0 improv [447c41ba]
    improvised who=0
1657 0 switch:miscue [d04befc5]
    switched who=0
1658 0 pass [0b6873ce]
1659 1 improv [ab77562e]
    improvised who=1
1660 1 switch:villainy [a4359516]
    switched who=1
1661 1 pass [82129d1a]
1662 2 pass [bd5f84ef]
1663 0 reveal [22485982]
    turned-up-staging who=0 card=miscue
1664 0 exit [0079a01a]
    exiting who=0 card=miscue
1665 2 let [c7103f26]
    got-intrigue who=0 n=1
1666 0 pass [9c09e62d]
1667 1 reveal [26722f01]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1668 2 let [6bb0c6a2]
    got-intrigue who=1 n=1
1669 1 show:no-drama [d9e8c8b0]
    no-drama who=1
    drew who=1 pile=staging
1670 1 show:exchange [5920e7a7]
1671 1 at:0 [eb2cf207]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1672 0 let [ef095a9b]
1673 1 give:revive [544a2892]
    traded who=1 whom=0
1674 1 pass [d6ae72e7]
1675 2 improv [e45d1cc8]
    improvised who=2
1676 2 draw:staging [5dd32c0e]
1677 2 bury:revive [6c7652a1]
    drew who=2 pile=staging
    buried who=2 pile=staging
1678 2 reveal [97a23cec]
    turned-up-staging who=2 card=take-the-lead
1679 2 exit [081e8fae]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1680 2 pass [0b7e9795]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=17
1681 0 improv [3dc37927]
    improvised who=0
1682 0 draw:script [1e94d1bb]
1683 0 bury:IV.4 [462a110b]
    drew who=0 pile=script
    buried who=0 pile=script
1684 0 pass [5ff4916c]
1685 1 pass [9b6198cc]
1686 2 improv [e5654e36]
    improvised who=2
1687 2 draw:staging [ace1608e]
1688 2 bury:IV.8 [4ecab692]
    drew who=2 pile=staging
    buried who=2 pile=script
1689 2 pass [6fa09dec]
1690 0 place:IV.2 [100f58b3]
1691 1 place:miscue [3ff0fd97]
1692 2 place:IV.11 [561c509a]
    placed-all
1693 0 pass [daf0f4ea]
1694 1 pass [9d0432d9]
1695 2 show:exchange [19b9d07f]
1696 2 at:1 [f8076b51]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1697 2 give:IV.14 [2a64b243]
    traded who=2 whom=1
1698 2 show:exchange [7d19c876]
1699 2 at:0 [174b2f61]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1700 2 give:villainy [01aa2625]
    traded who=2 whom=0
1701 2 pass [0f2e877d]
1702 0 reveal [f9a0ee9a]
    turned-up who=0 card=IV.2
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1703 0 pass [1c6d8c1b]
1704 1 reveal [4d7d9d16]
    turned-up-staging who=1 card=miscue
1705 1 exit [53680dc2]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1706 1 pass [31c8d9ea]
1707 2 reveal [b9226626]
    turned-up who=2 card=IV.11
    exiting who=2 card=IV.11
    got-intrigue who=2 n=1
1708 2 pass [142608e7]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=18
1709 0 show:exchange [0bc3076d]
1710 0 at:1 [3696a97a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
    reshuffled pile=staging n=15
1711 1 let [e7bb61f2]
1712 0 give:IV.1 [60ea0422]
    traded who=0 whom=1
1713 0 pass [800e20e0]
1714 1 improv [cf01770a]
    improvised who=1
1715 1 draw:staging [397f6a3b]
1716 1 bury:take-the-lead [85660db3]
    drew who=1 pile=staging
    buried who=1 pile=staging
1717 1 pass [93d6ceb4]
1718 2 pass [39d3f49d]
1719 0 place:IV.14 [95b7aa5c]
1720 1 place:IV.15 [237bd737]
1721 2 place:IV.10 [b8f6d0cf]
    placed-all
1722 0 improv [a0d49167]
    improvised who=0
1723 0 switch:revive [2b640410]
    switched who=0
1724 0 pass [ca3ed1dd]
1725 1 pass [dc77f029]
1726 2 pass [ea2b4aa3]
1727 0 reveal [d0419866]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1728 2 let [2d509fca]
    got-intrigue who=0 n=1
1729 0 pass [f1e7f475]
1730 1 reveal [983423de]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1731 1 pass [c58b87da]
1732 2 reveal [e4bbafe3]
    turned-up who=2 card=IV.10
1733 2 improv [fd493391]
    improvised who=2
1734 2 draw:staging [c6bf2d5c]
1735 2 bury:seize [8be504fb]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=IV.10
    got-intrigue who=2 n=1
1736 2 pass [1d708750]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=19
1737 0 pass [68e0ed56]
1738 1 pass [5b966044]
1739 2 pass [c165a6a2]
1740 0 place:IV.14 [f19bb6db]
1741 1 place:IV.1 [cf8eeec6]
1742 2 place:take-the-lead [62db5d2b]
    placed-all
1743 0 improv [146e9a05]
    improvised who=0
1744 0 switch:villainy [c34813a3]
    switched who=0
1745 0 pass [3fa2c4fe]
1746 1 pass [ef33f148]
1747 2 pass [3953384e]
1748 0 reveal [2b41f757]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
1749 2 let [69d9fd78]
    got-intrigue who=0 n=1
1750 0 pass [802e8003]
1751 1 reveal [b0ebd0b2]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
1752 2 let [63f3bd3a]
    got-intrigue who=1 n=1
1753 1 pass [897864a7]
1754 2 reveal [d6d96413]
    turned-up-staging who=2 card=take-the-lead
1755 2 improv [d6704689]
    improvised who=2
1756 2 draw:staging [73f17635]
1757 2 bury:seize [ffd73e08]
    drew who=2 pile=staging
    buried who=2 pile=staging
1758 2 exit [ad917dc5]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1759 2 pass [55d0962a]
    drew who=2 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=20
1760 0 improv [a2685105]
    improvised who=0
1761 0 draw:staging [6c3dc294]
1762 0 bury:IV.1 [7e57e8b8]
    drew who=0 pile=staging
    buried who=0 pile=script
1763 0 show:exchange [19b6b016]
1764 0 at:1 [ffb21475]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1765 1 let [f1eb83b8]
1766 0 give:IV.14 [0474edf9]
    traded who=0 whom=1
1767 0 show:exchange [20cfd2d7]
1768 0 at:1 [dc69c8c0]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1769 1 show:no-drama [fa083b5d]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
1770 0 pass [0c0e185b]
1771 1 show:exchange [d16d49cd]
1772 1 at:0 [02ebf839]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1773 1 give:IV.12 [3a441767]
    traded who=1 whom=0
1774 1 pass [8ed7475e]
1775 2 show:no-drama [81239636]
    no-drama who=2
    drew who=2 pile=staging
1776 2 show:exchange [2bc00e3c]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1777 2 give:IV.8 [0a3c39a7]
    traded who=2 whom=0
1778 2 pass [5c7d75e3]
1779 0 place:seize [f626c58f]
1780 1 place:IV.14 [604c6c3c]
1781 2 place:IV.3 [e991fd9e]
    placed-all
1782 0 pass [c2e8a74d]
1783 1 pass [29d31e6f]
1784 2 pass [f42c4b4f]
1785 0 reveal [ed260f04]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1786 0 pass [636232a5]
1787 1 reveal [bc2ecdbc]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1788 1 improv [9e6ad376]
    improvised who=1
1789 1 draw:staging [40d24d86]
1790 1 bury:miscue [0b28b458]
    drew who=1 pile=staging
    buried who=1 pile=staging
1791 1 pass [209bb273]
1792 2 reveal [af968dfd]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
    scored who=2 card=IV.3 n=3
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1793 2 improv [22fa9845]
    improvised who=2
1794 2 draw:staging [3e544ba5]
1795 2 bury:take-the-lead [3db70432]
    drew who=2 pile=staging
    buried who=2 pile=staging
1796 2 coin:iago [e77ccbb9]
1797 2 wound:iago [fa03a70e]
    used-iago who=2 character=iago
    wounded who=2 character=iago n=2 total=6
1798 2 show:exchange [23ad1eef]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1799 0 let [a2acf50d]
1800 2 give:miscue [2065e975]
    traded who=2 whom=0
1801 2 pass [abe9ae07]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=21
1802 0 pass [50deadc3]
1803 1 pass [f3f774c6]
1804 2 pass [3a5bd08d]
1805 0 place:IV.15 [8f1c9fbe]
1806 1 place:take-the-lead [6f271e00]
1807 2 place:take-the-lead [67d0df4f]
    placed-all
1808 0 pass [b5835af2]
1809 1 pass [760ec872]
1810 2 pass [dee21657]
1811 0 reveal [a279c942]
    turned-up who=0 card=IV.15
1812 0 improv [f94f5ca7]
    improvised who=0
1813 0 draw:staging [3f9b2426]
1814 0 bury:take-the-lead [eec0b1c0]
    drew who=0 pile=staging
    buried who=0 pile=staging
    played who=0 card=IV.15
    scored who=0 card=IV.15 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
    act-ended act=IV
    tallied who=0 n=18
    tallied who=1 n=11
    tallied who=2 n=16
    lead-cast who=1
1815 1 discard:revive [747a7b54]
    discarded who=1 card=revive
1816 1 discard:take-the-lead [53de3afc]
    discarded who=1 card=take-the-lead
1817 1 discard:take-the-lead [9b67ccc2]
    discarded who=1 card=take-the-lead
1818 1 discard:no-drama [32549a26]
    discarded who=1 card=no-drama
1819 2 discard:seize [c0e36c62]
    discarded who=2 card=seize
1820 2 discard:seize [c2eb9b96]
    discarded who=2 card=seize
1821 2 discard:take-the-lead [3a034d6a]
    discarded who=2 card=take-the-lead
1822 2 discard:take-the-lead [f9c20cb3]
    discarded who=2 card=take-the-lead
    drew who=0 pile=staging
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=V who=1
    scene-began scene=1
1823 2 pass [66f4d2f1]
1824 0 coin:desdemona [637571e0]
    no-drama-coin who=0
1825 0 improv [16a368d8]
    improvised who=0
1826 0 draw:staging [08ef0b57]
1827 0 bury:take-the-lead [092cef9a]
    drew who=0 pile=staging
    buried who=0 pile=staging
1828 0 pass [bede37ee]
1829 1 pass [c6f8b652]
1830 0 place:take-the-lead [fd4566aa]
1831 1 place:V.1 [5d668636]
1832 2 place:V.16 [f326fbc8]
    placed-all
1833 2 pass [6a27b827]
1834 0 pass [736f8e38]
1835 1 pass [00b4ea49]
1836 2 reveal [951ef2df]
    turned-up who=2 card=V.16
    played who=2 card=V.16
    failed who=2 card=V.16
1837 2 pass [b7695c44]
1838 0 reveal [85d5707f]
    turned-up-staging who=0 card=take-the-lead
1839 0 exit [5e36fd58]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1840 0 pass [464f1384]
1841 1 reveal [104c8948]
    turned-up who=1 card=V.1
1842 1 exit [4ac5c84b]
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
1843 1 improv [ea84759a]
    improvised who=1
1844 1 draw:script [f6c24d81]
1845 1 bury:V.4 [3bf6b194]
    drew who=1 pile=script
    buried who=1 pile=script
1846 1 pass [bba39645]
    drew who=1 pile=staging
    reshuffled pile=staging n=20
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=2
1847 2 pass [eeecd32d]
1848 0 improv [ee86c331]
    improvised who=0
1849 0 draw:script [ee72a7d2]
1850 0 bury:V.14 [23123bad]
    drew who=0 pile=script
    buried who=0 pile=script
1851 0 pass [4868b291]
1852 1 pass [b808a9d3]
1853 0 place:V.9 [a150c5a8]
1854 1 place:villainy [0494ad7b]
1855 2 place:V.3 [302da244]
    placed-all
1856 2 pass [c570e219]
1857 0 pass [d01ce4e0]
1858 1 pass [ef0f9f5e]
1859 2 reveal [03183327]
    turned-up who=2 card=V.3
1860 2 exit [c9ea6b30]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
1861 2 improv [ffd7e1d0]
    improvised who=2
1862 2 draw:script [7fae392e]
1863 2 bury:V.11 [a7ad88f0]
    drew who=2 pile=script
    buried who=2 pile=script
1864 2 pass [220aaecb]
1865 0 reveal [c3a27d63]
    turned-up who=0 card=V.9
1866 0 exit [ea28e61f]
    exiting who=0 card=V.9
    got-intrigue who=0 n=1
1867 0 pass [a5891ee6]
1868 1 reveal [7ca7fcfe]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1869 1 pass [6876d114]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
1870 2 pass [bf176e0f]
1871 0 show:exchange [75733b40]
1872 0 at:1 [1c28e43c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1873 1 let [93268e13]
1874 0 give:exchange [936c4987]
    traded who=0 whom=1
1875 0 pass [017f8293]
1876 1 show:exchange [13618e4f]
1877 1 at:0 [f4ccf3a3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1878 0 let [8ba2d77f]
1879 1 give:V.6 [16a63830]
    traded who=1 whom=0
1880 1 improv [970dc49e]
    improvised who=1
1881 1 draw:staging [8aa0c332]
1882 1 bury:take-the-lead [46ef8223]
    drew who=1 pile=staging
    buried who=1 pile=staging
1883 1 pass [631ee741]
1884 0 place:V.6 [c8a50135]
1885 1 place:villainy [714d16da]
1886 2 place:V.15 [a5c87d98]
    placed-all
1887 2 pass [5805a442]
1888 0 pass [67b8872a]
1889 1 pass [127f1e95]
1890 2 reveal [dee098b9]
    turned-up who=2 card=V.15
1891 2 exit [1e0b52eb]
    exiting who=2 card=V.15
1892 0 let [34e17e84]
    got-intrigue who=2 n=1
1893 2 pass [e5fbbb19]
1894 0 reveal [ec08d79a]
    turned-up who=0 card=V.6
1895 0 improv [e71554b0]
    improvised who=0
1896 0 draw:script [204f4875]
1897 0 bury-placed [42a0886f]
    drew who=0 pile=script
    buried who=0 pile=script
    turned-up who=0 card=V.14
1898 0 exit [68ecbbf2]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
1899 0 pass [64ed55a4]
1900 1 reveal [84e42a13]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1901 1 pass [52602d2f]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
1902 2 improv [570573e3]
    improvised who=2
1903 2 draw:staging [844112d3]
1904 2 bury:miscue [ad35472f]
    drew who=2 pile=staging
    buried who=2 pile=staging
1905 2 show:exchange [326cb73d]
1906 2 at:1 [ebb2f93d]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1907 1 let [cdd75e1d]
1908 2 give:revive [f6c8d482]
    traded who=2 whom=1
1909 2 pass [ca9a82e0]
1910 0 improv [7e3e49bd]
    improvised who=0
1911 0 draw:staging [3fed137f]
1912 0 bury:miscue [63fa9214]
    drew who=0 pile=staging
    buried who=0 pile=staging
1913 0 show:exchange [1e414b35]
1914 0 at:2 [bc5520bd]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1915 0 give:V.13 [bc9ed3f7]
    traded who=0 whom=2
1916 0 pass [e289dc53]
1917 1 pass [02356d91]
1918 0 place:take-the-lead [942a6741]
1919 1 place:take-the-lead [8d3b7545]
1920 2 place:V.8 [908be827]
    placed-all
1921 2 pass [302941c0]
1922 0 pass [6e2a9c4b]
1923 1 improv [65c928a2]
    improvised who=1
1924 1 switch:seize [4fcff12e]
    switched who=1
1925 1 pass [6695d5cd]
1926 2 reveal [c77b0a1e]
    turned-up who=2 card=V.8
1927 2 exit [0bcaf7d6]
    exiting who=2 card=V.8
    got-intrigue who=2 n=1
1928 2 pass [c1ec16b1]
1929 0 reveal [562bffe8]
    turned-up-staging who=0 card=take-the-lead
1930 0 exit [0aa6e14f]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1931 0 pass [fc92d042]
1932 1 reveal [49b5dc1e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1933 1 pass [baab013b]
    drew who=1 pile=script
    reshuffled pile=script n=7
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=5
1934 2 improv [b42242b9]
    improvised who=2
1935 2 draw:script [30b5114b]
1936 2 bury:V.13 [2c422fa7]
    drew who=2 pile=script
    buried who=2 pile=script
1937 2 pass [a7e263d0]
1938 0 pass [88b0fd9f]
1939 1 improv [887c68c3]
    improvised who=1
1940 1 draw:script [8ed06596]
1941 1 bury:V.6 [42fae065]
    drew who=1 pile=script
    buried who=1 pile=script
1942 1 pass [7156f2e6]
1943 0 place:seize [3cb5d72b]
1944 1 place:V.7 [5ec47c19]
1945 2 place:V.3 [0f707adc]
    placed-all
1946 2 pass [05d6dd6b]
1947 0 improv [e86deda5]
    improvised who=0
1948 0 switch:take-the-lead [039a5fc9]
    switched who=0
1949 0 pass [d0478454]
1950 1 pass [72603902]
1951 2 reveal [4b994ead]
    turned-up who=2 card=V.3
1952 2 exit [5e640c57]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
1953 2 show:no-drama [6b88ac4b]
    no-drama who=2
    drew who=2 pile=staging
1954 2 pass [61934acf]
1955 0 reveal [28b5e2ce]
    turned-up-staging who=0 card=take-the-lead
1956 0 exit [366bfb6e]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1957 0 pass [0b987efd]
1958 1 reveal [a1c19052]
    turned-up who=1 card=V.7
    exiting who=1 card=V.7
    got-intrigue who=1 n=1
1959 1 pass [f14848a5]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=6
1960 2 pass [89a80eba]
1961 0 pass [8495a768]
1962 1 improv [e78b30e7]
    improvised who=1
1963 1 draw:staging [66266384]
1964 1 bury:V.14 [0399dddf]
    drew who=1 pile=staging
    buried who=1 pile=script
1965 1 pass [36d736a8]
1966 0 place:V.12 [5ab51c8f]
1967 1 place:take-the-lead [32f4760d]
1968 2 place:V.2 [09d927cb]
    placed-all
1969 2 pass [75458f0e]
1970 0 improv [16f1b269]
    improvised who=0
1971 0 switch:V.8 [afe9cb49]
    switched who=0
1972 0 pass [37104bc6]
1973 1 pass [802a8ac5]
1974 2 reveal [4644b3a7]
    turned-up who=2 card=V.2
    exiting who=2 card=V.2
    got-intrigue who=2 n=1
1975 2 pass [24406552]
1976 0 reveal [9d501317]
    turned-up who=0 card=V.8
1977 0 exit [82375c4e]
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
1978 0 pass [1ea3e341]
1979 1 reveal [169b6188]
    turned-up-staging who=1 card=take-the-lead
1980 1 exit [7261429c]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1981 1 pass [bfe97b4d]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=7
1982 2 show:no-drama [adec3b7c]
    no-drama who=2
    drew who=2 pile=staging
1983 2 show:exchange [faa1da49]
1984 2 at:0 [dc764cfb]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1985 0 let [e74b78c7]
1986 2 give:no-drama [3f4786b2]
    traded who=2 whom=0
1987 2 pass [77d98b05]
1988 0 pass [67782c35]
1989 1 improv [1be0c6a6]
    improvised who=1
1990 1 draw:script [208b79d3]
1991 1 bury:V.11 [5066d19a]
    drew who=1 pile=script
    buried who=1 pile=script
1992 1 pass [e33ef261]
1993 0 place:no-drama [12e2a252]
1994 1 place:V.4 [e473a1bc]
1995 2 place:take-the-lead [1b09f3e4]
    placed-all
1996 2 pass [260eaa5a]
1997 0 improv [79946887]
    improvised who=0
1998 0 switch:seize [96363d8d]
    switched who=0
1999 0 pass [585adc05]
2000 1 pass [23a0221a]
2001 2 reveal [bf3385db]
    turned-up-staging who=2 card=take-the-lead
2002 2 exit [e0ba85fc]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2003 2 improv [3de3f70d]
    improvised who=2
2004 2 draw:staging [9a976a76]
2005 2 bury:villainy [3b04f242]
    drew who=2 pile=staging
    buried who=2 pile=staging
2006 2 pass [bbc967a9]
2007 0 reveal [6c611c59]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2008 0 pass [c6d858a7]
2009 1 reveal [8cc4f06a]
    turned-up who=1 card=V.4
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2010 1 pass [350d0a68]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=8
2011 2 pass [4d3917bc]
2012 0 pass [29642d94]
2013 1 pass [e178c5f7]
2014 0 place:no-drama [e04e1b83]
2015 1 place:V.15 [277a319e]
2016 2 place:V.9 [ae37a8fc]
    placed-all
2017 2 pass [4ff98381]
2018 0 pass [19be05ef]
2019 1 pass [e0e1ab0c]
2020 2 reveal [0fead582]
    turned-up who=2 card=V.9
2021 2 exit [209ab46f]
    exiting who=2 card=V.9
2022 0 let [5b876220]
2023 1 let [48af6283]
    got-intrigue who=2 n=1
2024 2 improv [4d021ed9]
    improvised who=2
2025 2 draw:staging [cdc52cba]
2026 2 bury:take-the-lead [898a4854]
    drew who=2 pile=staging
    buried who=2 pile=staging
2027 2 pass [92aa657f]
2028 0 reveal [60677709]
    turned-up-staging who=0 card=no-drama
2029 0 exit [166391aa]
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2030 0 improv [706e9d0a]
    improvised who=0
2031 0 draw:staging [c685b93a]
2032 0 bury:miscue [79c9f956]
    drew who=0 pile=staging
    buried who=0 pile=staging
2033 0 pass [acac22a2]
2034 1 reveal [2058a9a8]
    turned-up who=1 card=V.15
2035 1 improv [2086c345]
    improvised who=1
2036 1 draw:staging [f55a472a]
2037 1 bury:take-the-lead [3333a2d2]
    drew who=1 pile=staging
    buried who=1 pile=staging
    exiting who=1 card=V.15
    got-intrigue who=1 n=1
2038 1 pass [0ceeb9aa]
    drew who=1 pile=staging
    reshuffled pile=staging n=16
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=9
2039 2 pass [bb392308]
2040 0 improv [ef2d620d]
    improvised who=0
2041 0 draw:staging [6006cbcd]
2042 0 bury:V.16 [b53a646b]
    drew who=0 pile=staging
    buried who=0 pile=script
2043 0 pass [4856f474]
2044 1 pass [3859543b]
2045 0 place:V.13 [de25890d]
2046 1 place:V.1 [4f20dc72]
2047 2 place:take-the-lead [19044508]
    placed-all
2048 2 pass [056d0010]
2049 0 pass [667dc4d7]
2050 1 pass [1309d878]
2051 2 reveal [addff121]
    turned-up-staging who=2 card=take-the-lead
2052 2 play [cb1f5cc0]
    aimed who=2 card=take-the-lead whom=1
2053 1 let [93688786]
    took-lead who=2 whom=1
2054 2 pass [bcb3664b]
2055 0 reveal [d6bcb169]
    turned-up who=0 card=V.13
    played who=0 card=V.13
2056 1 let [aee0c15c]
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
2057 0 coin:othello [068330c8]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
2058 0 pass [cecdcdd1]
2059 1 improv [2f797fe6]
    improvised who=1
2060 1 draw:script [df18cc86]
2061 1 bury-placed [c6e2c95c]
    drew who=1 pile=script
    buried who=1 pile=script
2062 1 reveal [7fa129c2]
    turned-up who=1 card=V.14
2063 1 exit [c29bd67c]
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2064 1 pass [d603efd0]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=10
2065 1 improv [f7c0c4fa]
    improvised who=1
2066 1 draw:staging [9f530eb0]
2067 1 bury:villainy [6f0593fc]
    drew who=1 pile=staging
    buried who=1 pile=staging
2068 1 pass [6de31bc7]
2069 2 pass [88d80abd]
2070 0 pass [207f1731]
2071 0 place:exchange [3f0423d4]
2072 1 place:no-drama [92c0398e]
2073 2 place:take-the-lead [458e6378]
    placed-all
2074 1 pass [53421a34]
2075 2 pass [3afbb202]
2076 0 pass [955b306e]
2077 1 reveal [26f7e141]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2078 1 pass [3afcd2b3]
2079 2 reveal [fd150a5d]
    turned-up-staging who=2 card=take-the-lead
2080 2 exit [5a668395]
    exiting who=2 card=take-the-lead
2081 0 let [94639129]
    got-intrigue who=2 n=1
2082 2 improv [44f59582]
    improvised who=2
2083 2 draw:script [43718cce]
2084 2 bury:V.11 [779facd4]
    drew who=2 pile=script
    buried who=2 pile=script
2085 2 pass [ec075cde]
2086 0 improv [d60fbbc5]
    improvised who=0
2087 0 draw:staging [b9c3a91d]
2088 0 bury:take-the-lead [bab0b728]
    drew who=0 pile=staging
    buried who=0 pile=staging
2089 0 reveal [3632f8d7]
    turned-up-staging who=0 card=exchange
2090 0 exit [12a4e4a7]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
2091 0 show:no-drama [8b574742]
    no-drama who=0
    drew who=0 pile=staging
2092 0 pass [660055bc]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=8
    drew who=2 pile=script
    scene-began scene=11
2093 1 pass [98d6e3dc]
2094 2 pass [347d688a]
2095 0 pass [56855885]
2096 0 place:seize [54a3de8b]
2097 1 place:revive [1b03eb91]
2098 2 place:V.16 [02ca1b58]
    placed-all
2099 1 pass [84d53376]
2100 2 pass [ddb6b7a2]
2101 0 pass [6ec80511]
2102 1 improv [c2cd75cb]
    improvised who=1
2103 1 draw:staging [3de13823]
2104 1 bury:take-the-lead [080dba1e]
    drew who=1 pile=staging
    buried who=1 pile=staging
2105 1 show:exchange [2d4f8fb6]
2106 1 at:2 [cf094fda]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2107 1 give:revive [a76dc75c]
    traded who=1 whom=2
2108 1 show:exchange [09745fd6]
2109 1 at:0 [e0974aae]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2110 1 give:no-drama [68acad17]
    traded who=1 whom=0
2111 1 reveal [ee2312c6]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2112 1 pass [47cec0a6]
2113 2 reveal [8c2d6b83]
    turned-up who=2 card=V.16
    played who=2 card=V.16
    failed who=2 card=V.16
2114 2 pass [576153fc]
2115 0 reveal [5441e3ad]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2116 0 show:no-drama [70c55719]
    no-drama who=0
    drew who=0 pile=staging
2117 0 pass [a8fe77d9]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=12
2118 1 pass [8dc2393b]
2119 2 pass [a02a7394]
2120 0 pass [fb893941]
2121 0 place:V.1 [008eeb3a]
2122 1 place:revive [a2f26ffe]
2123 2 place:take-the-lead [bd7d13cd]
    placed-all
2124 1 pass [0606dc49]
2125 2 pass [56261b97]
2126 0 pass [6b945692]
2127 1 reveal [8003fe97]
    turned-up-staging who=1 card=revive
2128 1 improv [38e74050]
    improvised who=1
2129 1 draw:staging [53829173]
2130 1 bury:V.11 [685a2449]
    drew who=1 pile=staging
    buried who=1 pile=script
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2131 1 pass [363461c2]
2132 2 reveal [fb152e4d]
    turned-up-staging who=2 card=take-the-lead
2133 2 exit [5442fd72]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2134 2 pass [e898d733]
2135 0 reveal [d653e5da]
    turned-up who=0 card=V.1
2136 0 play [40a3737c]
    played who=0 card=V.1
    scored who=0 card=V.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2137 0 pass [d7dcc522]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=13
2138 1 show:exchange [48bd0bc7]
2139 1 at:2 [36a50dae]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2140 2 let [bace4271]
2141 1 give:V.5 [22e96ae6]
    traded who=1 whom=2
2142 1 improv [720e71ea]
    improvised who=1
2143 1 draw:script [f6ffe101]
2144 1 bury:V.4 [9f23548e]
    drew who=1 pile=script
    buried who=1 pile=script
2145 1 pass [06b00b87]
2146 2 pass [5e1f2b1b]
2147 0 pass [568634a2]
2148 0 place:V.12 [f8fcaab5]
2149 1 place:V.7 [e0f7b96d]
2150 2 place:V.8 [52bfd842]
    placed-all
2151 1 pass [4604453b]
2152 2 pass [c02f3803]
2153 0 pass [dc781471]
2154 1 reveal [08b0d7e3]
    turned-up who=1 card=V.7
2155 1 exit [9417a34c]
    exiting who=1 card=V.7
2156 0 let [600344b0]
2157 2 let [d240f18e]
    got-intrigue who=1 n=1
2158 1 pass [0a0e5e74]
2159 2 reveal [2fb62300]
    turned-up who=2 card=V.8
2160 2 exit [0864682e]
    exiting who=2 card=V.8
2161 0 let [8a3b4034]
    got-intrigue who=2 n=1
2162 2 pass [d31e4d62]
2163 0 coin:iago [4a51436d]
2164 0 wound:emilia [814a5beb]
    used-iago who=0 character=emilia
    wounded who=0 character=emilia n=1 total=4
2165 0 improv [f672d011]
    improvised who=0
2166 0 draw:script [1f8fbd6d]
2167 0 bury:V.10 [ca507a33]
    drew who=0 pile=script
    buried who=0 pile=script
2168 0 reveal [401e9523]
    turned-up who=0 card=V.12
2169 0 play [d0dcb20b]
    played who=0 card=V.12
    scored who=0 card=V.12 n=1
    died character=emilia
    took-wounds who=0 n=1
2170 0 pass [74cd76ac]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=14
2171 1 improv [1efcb29f]
    improvised who=1
2172 1 draw:script [14ff0e88]
2173 1 bury:V.2 [d550e322]
    drew who=1 pile=script
    buried who=1 pile=script
2174 1 pass [4ffd683b]
2175 2 pass [75a65383]
2176 0 show:exchange [b8a62e08]
2177 0 at:2 [6afe3259]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=14
2178 2 let [2c6bf03b]
2179 0 give:V.9 [02a59d2a]
    traded who=0 whom=2
2180 0 pass [e3bee792]
2181 0 place:take-the-lead [8ee63dd4]
2182 1 place:villainy [d4d020d0]
2183 2 place:miscue [ec7ca795]
    placed-all
2184 1 pass [506c61e2]
2185 2 pass [597e83d6]
2186 0 pass [df883786]
2187 1 reveal [91ae230a]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
2188 2 let [19b7b957]
    got-intrigue who=1 n=1
2189 1 pass [68b558cf]
2190 2 reveal [771c9dac]
    turned-up-staging who=2 card=miscue
2191 2 exit [8c3d3585]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2192 2 improv [deeae118]
    improvised who=2
2193 2 draw:script [ecc84b7c]
2194 2 bury:V.9 [6287c1ee]
    drew who=2 pile=script
    buried who=2 pile=script
2195 2 pass [b4880a32]
2196 0 reveal [33f37cea]
    turned-up-staging who=0 card=take-the-lead
2197 0 play [9db1628c]
2198 0 at:1 [722ace2f]
    giving who=0 card=take-the-lead whom=1
2199 1 let [2db8f4db]
    gave-lead who=0 whom=1
2200 0 pass [24c2dc90]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=15
2201 2 pass [92c60d25]
2202 0 pass [78e1781b]
2203 1 pass [9678c7ba]
2204 0 place:V.6 [9a2b19b0]
2205 1 place:V.4 [f9c5525f]
2206 2 place:V.10 [f0e86a07]
    placed-all
2207 2 improv [b2802f92]
    improvised who=2
2208 2 switch:take-the-lead [7d1e8092]
    switched who=2
2209 2 pass [d2ff5993]
2210 0 pass [b675e1bc]
2211 1 pass [4e4a4510]
2212 2 reveal [85854447]
    turned-up-staging who=2 card=take-the-lead
2213 2 exit [3635947b]
    exiting who=2 card=take-the-lead
2214 1 let [9a0b50ac]
    got-intrigue who=2 n=1
2215 2 pass [b359da1f]
2216 0 reveal [4cfa8ca5]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2217 1 let [80d19b4f]
    got-intrigue who=0 n=1
2218 0 improv [86bc7c4f]
    improvised who=0
2219 0 draw:staging [5b2cf462]
2220 0 bury:take-the-lead [eedda9fc]
    drew who=0 pile=staging
    buried who=0 pile=staging
2221 0 pass [25a18062]
2222 1 reveal [48fa61c4]
    turned-up who=1 card=V.4
2223 1 exit [fa1412bd]
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2224 1 improv [8418bc4c]
    improvised who=1
2225 1 draw:staging [58feae84]
2226 1 bury:V.3 [730384a1]
    drew who=1 pile=staging
    buried who=1 pile=script
2227 1 show:exchange [3762a10c]
2228 1 at:0 [08a7c22e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2229 1 give:villainy [d4a22578]
    traded who=1 whom=0
2230 1 show:no-drama [37d5e219]
    no-drama who=1
    drew who=1 pile=staging
2231 1 pass [5ee4b6f5]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=16
2232 2 pass [baceab7c]
2233 0 pass [5861cfe1]
2234 1 pass [19382c8b]
2235 0 place:take-the-lead [f96e5543]
2236 1 place:V.15 [041ac0c4]
2237 2 place:V.9 [095d7a06]
    placed-all
2238 2 improv [e170f86a]
    improvised who=2
2239 2 switch:seize [b5836ddc]
    switched who=2
2240 2 pass [4c3dde7e]
2241 0 pass [b29c9a9f]
2242 1 pass [73d5258f]
2243 2 reveal [2663072f]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2244 2 pass [f2ae6869]
2245 0 reveal [b2f8baca]
    turned-up-staging who=0 card=take-the-lead
2246 0 exit [456933c5]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2247 0 pass [c2534366]
2248 1 reveal [df59fe3e]
    turned-up who=1 card=V.15
    exiting who=1 card=V.15
    got-intrigue who=1 n=1
2249 1 pass [7e5206f5]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=6
    drew who=0 pile=script
    scene-began scene=17
2250 2 improv [19e54260]
    improvised who=2
2251 2 draw:script [7f58ae45]
2252 2 bury:V.9 [021af119]
    drew who=2 pile=script
    buried who=2 pile=script
2253 2 pass [14c76382]
2254 0 improv [05eda307]
    improvised who=0
2255 0 draw:staging [3677acef]
2256 0 bury:villainy [a0008526]
    drew who=0 pile=staging
    buried who=0 pile=staging
2257 0 show:exchange [47ce3a6d]
2258 0 at:1 [588c922c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2259 1 let [f01e8be3]
2260 0 give:V.6 [608e4c16]
    traded who=0 whom=1
2261 0 pass [74fa012d]
2262 1 show:exchange [023d524b]
2263 1 at:2 [0f1fcbae]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2264 2 let [a98b0a8c]
2265 1 give:V.6 [956bfc8d]
    traded who=1 whom=2
2266 1 show:exchange [55f1bb46]
2267 1 at:0 [ce32aed7]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2268 1 give:V.14 [6e1a2a4d]
    traded who=1 whom=0
2269 1 improv [5befc30a]
    improvised who=1
2270 1 draw:staging [6ddc94f8]
2271 1 bury:no-drama [7335e3ac]
    drew who=1 pile=staging
    buried who=1 pile=staging
2272 1 pass [d83a9690]
2273 0 place:V.5 [5bef8231]
2274 1 place:exchange [e10dedf9]
2275 2 place:villainy [5cb9dd0b]
    placed-all
2276 2 pass [41f4aaa4]
2277 0 pass [f71f3d1f]
2278 1 pass [b34e204d]
2279 2 reveal [de2fffaf]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2280 2 pass [79c497e4]
2281 0 reveal [a688eaa0]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2282 0 pass [4279bf77]
2283 1 reveal [04071bfb]
    turned-up-staging who=1 card=exchange
2284 1 exit [72de448d]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
2285 1 pass [f4afaf44]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=18
2286 2 pass [cbcbbae6]
2287 0 improv [25311769]
    improvised who=0
2288 0 draw:staging [86a54611]
2289 0 bury:take-the-lead [35b9046c]
    drew who=0 pile=staging
    buried who=0 pile=staging
2290 0 pass [ac7bcf99]
2291 1 improv [7a26ed9c]
    improvised who=1
2292 1 draw:script [46cc655b]
2293 1 bury:V.15 [30a03266]
    drew who=1 pile=script
    buried who=1 pile=script
2294 1 pass [96610bde]
2295 0 place:revive [677205f3]
2296 1 place:take-the-lead [11c6622a]
2297 2 place:V.8 [bc60f913]
    placed-all
2298 2 pass [c201b01e]
2299 0 pass [97577307]
2300 1 pass [fbe29523]
2301 2 reveal [1b7451c5]
    turned-up who=2 card=V.8
2302 2 exit [0d51b61d]
    exiting who=2 card=V.8
    got-intrigue who=2 n=1
2303 2 pass [154e0457]
2304 0 reveal [1d0ed4b7]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2305 0 show:no-drama [c668f04c]
    no-drama who=0
    drew who=0 pile=staging
2306 0 pass [f5a71d23]
2307 1 reveal [8dd21ae8]
    turned-up-staging who=1 card=take-the-lead
2308 1 play [1fe666c6]
    giving who=1 card=take-the-lead whom=2
2309 2 let [40ed1852]
    gave-lead who=1 whom=2
2310 1 pass [a2059113]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=19
2311 0 pass [3e768eae]
2312 1 pass [078526bc]
2313 2 pass [a75fc04a]
2314 0 place:seize [60c82357]
2315 1 place:revive [b3aa3f30]
2316 2 place:villainy [97c04692]
    placed-all
2317 0 pass [8b423815]
2318 1 pass [d30c8d81]
2319 2 improv [1df50faa]
    improvised who=2
2320 2 switch:V.6 [0ab146f4]
    switched who=2
2321 2 pass [6d47e9d3]
2322 0 reveal [72641faf]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2323 0 pass [da398ebb]
2324 1 reveal [7f8d864d]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2325 2 let [4f6181a9]
    got-intrigue who=1 n=1
2326 1 pass [7f034efc]
2327 2 reveal [85c6d87e]
    turned-up who=2 card=V.6
2328 2 exit [3de36c89]
    exiting who=2 card=V.6
    got-intrigue who=2 n=1
2329 2 pass [f4ce4386]
    drew who=2 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=script
    scene-began scene=20
2330 0 pass [3179241f]
2331 1 pass [5db5a740]
2332 2 pass [624aa40a]
2333 0 place:revive [bd534068]
2334 1 place:miscue [9a74311d]
2335 2 place:V.10 [29db00e0]
    placed-all
2336 0 improv [25408797]
    improvised who=0
2337 0 switch:seize [5c753ad0]
    switched who=0
2338 0 pass [20be7740]
2339 1 improv [06aa74f9]
    improvised who=1
2340 1 switch:V.4 [85359a39]
    switched who=1
2341 1 pass [b23dc4c0]
2342 2 show:no-drama [5e2a94a0]
    no-drama who=2
    drew who=2 pile=staging
    reshuffled pile=staging n=18
2343 2 pass [5e759f62]
2344 0 reveal [e83e5a65]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2345 0 pass [75d1abbc]
2346 1 reveal [beac53a6]
    turned-up who=1 card=V.4
2347 1 play [5bf39329]
    played who=1 card=V.4
2348 2 let [db38b723]
    scored who=1 card=V.4 n=1
    wounded who=1 character=roderigo n=1 total=4
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
2349 1 coin:cassio [a2e54dd1]
    used-coin who=1 coin=cassio
2350 1 draw:script [f3ba24c8]
2351 1 bury:V.2 [184c614c]
    drew who=1 pile=script
    buried who=1 pile=script
2352 1 pass [dfb286df]
2353 2 reveal [3eb5a092]
    turned-up who=2 card=V.10
2354 2 improv [20cd60e2]
    improvised who=2
2355 2 draw:staging [0efedaa7]
2356 2 bury:villainy [a0f6b907]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=V.10
    got-intrigue who=2 n=1
2357 2 pass [8cd4c1de]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=21
2358 0 improv [62ba499c]
    improvised who=0
2359 0 draw:script [d283c484]
2360 0 bury:V.14 [3491dd7b]
    drew who=0 pile=script
    buried who=0 pile=script
2361 0 pass [a89b4f89]
2362 1 improv [610b66e2]
    improvised who=1
2363 1 draw:script [4a9a25e3]
2364 1 bury:V.9 [b72fbe60]
    drew who=1 pile=script
    buried who=1 pile=script
2365 1 pass [561633e0]
2366 2 pass [067c1d64]
2367 0 place:V.6 [aa5fb4c4]
2368 1 place:V.16 [92dd3c90]
2369 2 place:V.3 [ec6a4031]
    placed-all
2370 0 pass [cbba939d]
2371 1 show:exchange [3c8eb680]
2372 1 at:2 [5d4791a1]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2373 2 let [947e3fd2]
2374 1 give:miscue [4741055b]
    traded who=1 whom=2
2375 1 pass [bd5bb55a]
2376 2 improv [0e5d0b4d]
    improvised who=2
2377 2 switch:seize [f7009281]
    switched who=2
2378 2 pass [027f46bf]
2379 0 reveal [884f2213]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2380 2 seize [66f4929a]
    seized by=2 who=0 card=V.6
    scored who=2 card=V.6 n=1
    died character=roderigo
    took-wounds who=2 n=1
2381 1 reveal [00b1c4bc]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2382 1 show:exchange [b01a2bbe]
2383 1 at:0 [4cb7c4f0]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2384 1 give:seize [efe62cc6]
    traded who=1 whom=0
2385 1 pass [98c98bd6]
    drew who=2 pile=staging
2386 0 draw:script [9560f26d]
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    scene-began scene=22
2387 0 pass [e7484a8d]
2388 1 pass [3ff14302]
2389 2 pass [c22ee2f4]
2390 0 place:V.9 [d31e06ee]
2391 1 place:take-the-lead [e959b327]
2392 2 place:V.3 [a0909f7b]
    placed-all
2393 0 pass [d709b5e8]
2394 1 pass [6cf4fb0f]
2395 2 pass [abe52c91]
2396 0 reveal [ce6b7b64]
    turned-up who=0 card=V.9
2397 0 play [71be479a]
    played who=0 card=V.9
    scored who=0 card=V.9 n=1
    died character=desdemona
    took-wounds who=0 n=3
    got-coin who=0 coin=othello
2398 0 pass [fb7a1ebc]
2399 1 reveal [c7a5ed97]
    turned-up-staging who=1 card=take-the-lead
2400 1 play [05bed6e8]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2401 1 pass [3d7aeb8b]
2402 2 reveal [094378b0]
    turned-up who=2 card=V.3
2403 2 exit [16c12d6b]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2404 2 pass [f096a241]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=23
2405 2 pass [c261d5f3]
2406 0 coin:othello [eceaba26]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
2407 0 show:exchange [6a6edd35]
2408 0 at:2 [87fde5b4]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2409 2 let [8b72c176]
2410 0 give:seize [eda03e6b]
    traded who=0 whom=2
2411 0 pass [4a14dd6c]
2412 1 pass [e327e973]
2413 0 place:V.2 [fe6071c0]
2414 1 place:V.5 [76c84a76]
2415 2 place:miscue [b366fa1d]
    placed-all
2416 1 pass [873c4652]
2417 2 improv [068c1785]
    improvised who=2
2418 2 switch:V.11 [01f052d0]
    switched who=2
2419 2 pass [91ab5161]
2420 0 pass [cdf2f4b9]
2421 1 reveal [26bc2d36]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
    got-intrigue who=1 n=1
2422 1 show:no-drama [0e1fbd4e]
    no-drama who=1
    drew who=1 pile=staging
2423 1 show:exchange [c5e2142c]
2424 1 at:2 [1bb9d549]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2425 1 give:V.8 [f7f62741]
    traded who=1 whom=2
2426 1 pass [d00db872]
2427 2 reveal [0627183f]
    turned-up who=2 card=V.11
2428 2 exit [fb00977d]
    exiting who=2 card=V.11
    got-intrigue who=2 n=1
2429 2 pass [2b6c5d10]
2430 0 reveal [ba14055f]
    turned-up who=0 card=V.2
2431 0 play [24f26aef]
    played who=0 card=V.2
    scored who=0 card=V.2 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2432 0 pass [b8f2c767]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=24
2433 1 pass [76fdd793]
2434 2 pass [c24bd31d]
2435 0 improv [f05cbab5]
    improvised who=0
2436 0 draw:script [154abf3c]
2437 0 bury:V.7 [e59e05f4]
    drew who=0 pile=script
    buried who=0 pile=script
2438 0 pass [3831557e]
2439 0 place:V.15 [a7e3e36a]
2440 1 place:revive [82b487d9]
2441 2 place:seize [dcdc1a71]
    placed-all
2442 1 pass [0dbd0ddc]
2443 2 pass [98bbd5fb]
2444 0 show:exchange [6eb4fa61]
2445 0 at:1 [8c4dad6c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2446 0 give:revive [3d3a5f29]
    traded who=0 whom=1
2447 0 pass [aea338c3]
2448 1 reveal [b456a1bd]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2449 2 let [692d15ca]
    got-intrigue who=1 n=1
2450 1 show:no-drama [9759ddad]
    no-drama who=1
    drew who=1 pile=staging
2451 1 pass [cac758c0]
2452 2 improv [a781fb12]
    improvised who=2
2453 2 draw:script [75e7b01a]
2454 2 bury:V.8 [1cc57da7]
    drew who=2 pile=script
    buried who=2 pile=script
2455 2 reveal [f26da659]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2456 2 pass [91b913d2]
2457 0 reveal [51553849]
    turned-up who=0 card=V.15
    exiting who=0 card=V.15
    got-intrigue who=0 n=1
2458 0 coin:iago [bd745f75]
2459 0 wound:cassio [b29494de]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
2460 0 pass [0b44deb0]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    scene-began scene=25
2461 1 pass [26162fb8]
2462 2 pass [3fac6ba1]
2463 0 pass [acf981fa]
2464 0 place:villainy [9bd6c96a]
2465 1 place:V.8 [2dac9193]
2466 2 place:take-the-lead [49cdaf7d]
    placed-all
2467 1 pass [6c195731]
2468 2 pass [567dc443]
2469 0 pass [1f8587e1]
2470 1 reveal [5fb31b2f]
    turned-up who=1 card=V.8
2471 1 exit [5a1a7163]
    exiting who=1 card=V.8
2472 0 let [90378d4b]
2473 2 let [1308a0c9]
    got-intrigue who=1 n=1
2474 1 pass [e39caaab]
2475 2 improv [737e52ff]
    improvised who=2
2476 2 draw:staging [a229a57a]
2477 2 bury:V.7 [75cf76b4]
    drew who=2 pile=staging
    buried who=2 pile=script
    reshuffled pile=staging n=13
2478 2 reveal [58c05a45]
    turned-up-staging who=2 card=take-the-lead
2479 2 play [0d741520]
    aimed who=2 card=take-the-lead whom=0
2480 0 let [277eb23c]
    took-lead who=2 whom=0
2481 2 pass [e5b76339]
2482 0 improv [32e9ff26]
    improvised who=0
2483 0 draw:script [408fbd78]
2484 0 bury:V.14 [9cf345e2]
    drew who=0 pile=script
    buried who=0 pile=script
2485 0 reveal [642ccf49]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2486 0 pass [bd21af28]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=26
2487 0 improv [0030c750]
    improvised who=0
2488 0 draw:script [a3f823dd]
2489 0 bury:V.3 [ced81c98]
    drew who=0 pile=script
    buried who=0 pile=script
2490 0 pass [a063e660]
2491 1 pass [1c705e19]
2492 2 pass [e6314a67]
2493 0 place:V.10 [06905453]
2494 1 place:miscue [091278eb]
2495 2 place:seize [f8545ceb]
    placed-all
2496 0 pass [1d36178d]
2497 1 improv [7094135b]
    improvised who=1
2498 1 switch:villainy [6d621c76]
    switched who=1
2499 1 pass [5d51e12e]
2500 2 pass [c1cb243a]
2501 0 reveal [d846d749]
    turned-up who=0 card=V.10
2502 0 exit [73072672]
    exiting who=0 card=V.10
    got-intrigue who=0 n=1
2503 0 pass [e1702b97]
2504 1 show:exchange [1298c4ad]
2505 1 at:0 [5c42138d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2506 0 let [14f1750f]
2507 1 give:miscue [1dd38e66]
    traded who=1 whom=0
2508 1 reveal [efb7db83]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2509 1 show:exchange [7231c57b]
2510 1 at:2 [7e547b4e]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2511 1 give:miscue [466acf80]
    traded who=1 whom=2
2512 1 pass [2c48dc95]
2513 2 reveal [592d5e03]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2514 2 improv [34ba54de]
    improvised who=2
2515 2 draw:script [7b818112]
2516 2 bury:V.5 [78504ff3]
    drew who=2 pile=script
    buried who=2 pile=script
2517 2 pass [c5b8b7fc]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=27
2518 0 show:no-drama [60463f74]
    no-drama who=0
    drew who=0 pile=staging
2519 0 pass [ea93d0ff]
2520 1 improv [368c25d1]
    improvised who=1
2521 1 draw:script [80fd84d1]
2522 1 bury:V.5 [79da3c5b]
    drew who=1 pile=script
    buried who=1 pile=script
2523 1 pass [a407b0bd]
2524 2 pass [2affbf24]
2525 0 place:no-drama [42fccbfc]
2526 1 place:V.16 [5488a2f6]
2527 2 place:take-the-lead [80f1b9b1]
    placed-all
2528 0 pass [0f116664]
2529 1 pass [ddffc0a4]
2530 2 pass [c7337c09]
2531 0 reveal [475d4432]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2532 0 pass [7282a6c6]
2533 1 reveal [af07807f]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2534 1 pass [1ad29d04]
2535 2 reveal [396c5e9b]
    turned-up-staging who=2 card=take-the-lead
2536 2 play [84ab4b72]
    giving who=2 card=take-the-lead whom=1
    gave-lead who=2 whom=1
2537 2 pass [afc16586]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=28
2538 2 pass [293b4a02]
2539 0 pass [25da3f33]
2540 1 pass [6c287ffc]
2541 0 place:miscue [c3dd93b6]
2542 1 place:V.11 [7e239e46]
2543 2 place:villainy [0d0a5937]
    placed-all
2544 2 pass [308130bf]
2545 0 pass [222fa2c9]
2546 1 pass [92e00d11]
2547 2 reveal [1c6104a2]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
2548 0 let [3d0e1ed6]
    got-intrigue who=2 n=1
2549 2 improv [cc063bdd]
    improvised who=2
2550 2 draw:staging [22bf57df]
2551 2 bury:take-the-lead [02a6fc2a]
    drew who=2 pile=staging
    buried who=2 pile=staging
2552 2 pass [25597504]
2553 0 reveal [42350517]
    turned-up-staging who=0 card=miscue
2554 0 improv [c6c1bb0f]
    improvised who=0
2555 0 draw:staging [61d3ead9]
2556 0 bury:take-the-lead [2a5e9b1a]
    drew who=0 pile=staging
    buried who=0 pile=staging
2557 0 play [72e2c3b6]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2558 1 switch:take-the-lead [85c412c0]
    switched who=1
2559 0 place:revive [c1ed5a9c]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2560 0 pass [7bffc3e7]
2561 1 reveal [855064ae]
    turned-up-staging who=1 card=take-the-lead
2562 1 play [3014acd0]
2563 1 at:2 [4c042a86]
    giving who=1 card=take-the-lead whom=2
    gave-lead who=1 whom=2
2564 1 pass [a36ebbaf]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
2565 0 pass [815c33f0]
2566 1 pass [6a7455ca]
2567 2 pass [6b560b62]
2568 0 place:seize [ce1ae5ba]
2569 1 place:V.11 [cfaf90fe]
2570 2 place:seize [5601193f]
    placed-all
2571 0 pass [354841ec]
2572 1 show:exchange [ada4b1c8]
2573 1 at:0 [95c8795a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2574 0 let [209c809c]
2575 1 give:no-drama [2492c137]
    traded who=1 whom=0
2576 1 pass [900d9a5c]
2577 2 show:exchange [852926c5]
2578 2 at:1 [4ef7d5f6]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2579 2 give:miscue [52936f59]
    traded who=2 whom=1
2580 2 pass [612e990a]
2581 0 reveal [11b8637c]
    turned-up-staging who=0 card=seize
2582 0 exit [ca362cce]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2583 0 improv [a5dcb7a8]
    improvised who=0
2584 0 bury:seize [b65a9faf]
    drew who=0 pile=staging
    buried who=0 pile=staging
2585 0 pass [e44b639c]
2586 1 reveal [f749e526]
    turned-up who=1 card=V.11
2587 1 exit [700e2f1f]
    exiting who=1 card=V.11
    got-intrigue who=1 n=1
2588 1 improv [5aca1115]
    improvised who=1
2589 1 draw:staging [93d45f84]
2590 1 bury:V.15 [abd729c9]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
2591 1 pass [8d123bbe]
2592 2 reveal [66c6d1b6]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2593 2 show:exchange [6fafc2ca]
2594 2 at:1 [3c34281a]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=staging n=18
2595 2 give:seize [31f7596f]
    traded who=2 whom=1
2596 2 improv [2f7275fb]
    improvised who=2
2597 2 draw:staging [e16ee048]
2598 2 bury:V.10 [da9b5e64]
    drew who=2 pile=staging
    buried who=2 pile=script
2599 2 pass [908d0fe0]
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    scene-began scene=30
2600 0 show:no-drama [3a7d99ac]
    no-drama who=0
    drew who=0 pile=staging
2601 0 pass [f6bb8086]
2602 1 pass [f913b624]
2603 2 pass [c9127993]
2604 0 place:V.5 [7fdc546b]
2605 1 place:miscue [ad7decbf]
2606 2 place:V.3 [7ebe30e1]
    placed-all
2607 0 show:exchange [3170eae5]
2608 0 at:1 [3ab54c71]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2609 0 give:villainy [06e8de36]
    traded who=0 whom=1
2610 0 pass [308d6193]
2611 1 pass [b35e9ab3]
2612 2 pass [f5a56b8a]
2613 0 reveal [17e09cac]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2614 0 pass [0061e55c]
2615 1 reveal [ba929dbd]
    turned-up-staging who=1 card=miscue
2616 1 exit [cc4b24aa]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2617 1 pass [c6cb7d0b]
2618 2 reveal [fe3606b5]
    turned-up who=2 card=V.3
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2619 2 pass [a53bedec]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=31
2620 0 improv [3462de17]
    improvised who=0
2621 0 draw:script [c379a772]
2622 0 bury:V.10 [04f84b75]
    drew who=0 pile=script
    buried who=0 pile=script
2623 0 pass [4dd8c086]
2624 1 improv [296d2345]
    improvised who=1
2625 1 draw:script [08387c57]
2626 1 bury:V.11 [3082200d]
    drew who=1 pile=script
    buried who=1 pile=script
2627 1 pass [4e086ec3]
2628 2 improv [939f3af7]
    improvised who=2
2629 2 draw:script [83229b81]
2630 2 bury:V.14 [9df88972]
    drew who=2 pile=script
    buried who=2 pile=script
2631 2 pass [28b65184]
2632 0 place:miscue [ce519810]
2633 1 place:villainy [c91aa988]
2634 2 place:exchange [1e0d3d76]
    placed-all
2635 0 pass [1fec6c44]
2636 1 pass [bca3b8b6]
2637 2 pass [efa37e99]
2638 0 reveal [d20c17c6]
    turned-up-staging who=0 card=miscue
2639 0 exit [2bce23b2]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2640 0 pass [33e6c467]
2641 1 reveal [acfea251]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2642 1 pass [b07f7522]
2643 2 reveal [b8935d2e]
    turned-up-staging who=2 card=exchange
2644 2 play [a48b3f43]
2645 2 at:0 [eb19c923]
    aimed who=2 card=exchange whom=0
2646 0 let [c4d8902f]
2647 2 give:miscue [9a70ac4a]
    traded who=2 whom=0
2648 2 pass [73e5fb8b]
    drew who=2 pile=script
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=32
2649 0 pass [62e51d87]
2650 1 improv [6ea05bab]
    improvised who=1
2651 1 bury:V.7 [a6f9fcf4]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
2652 1 pass [b6fbecea]
2653 2 pass [d9eebe6f]
2654 0 place:take-the-lead [2e83c081]
2655 1 place:villainy [be7ecc9a]
2656 2 place:V.16 [99df880e]
    placed-all
2657 0 improv [d2d60919]
    improvised who=0
2658 0 switch:take-the-lead [2477efb9]
    switched who=0
2659 0 pass [6bb8a750]
2660 1 pass [3afed799]
2661 2 pass [b3b786ad]
2662 0 reveal [3a3a71d7]
    turned-up-staging who=0 card=take-the-lead
2663 0 exit [5a594c86]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2664 0 pass [e9932573]
2665 1 reveal [dd063a32]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2666 1 pass [5c722dbd]
2667 2 reveal [40a20ce3]
    turned-up who=2 card=V.16
    played who=2 card=V.16
    scored who=2 card=V.16 n=4
    died character=othello
    took-wounds who=2 n=1
    act-ended act=V
    tallied who=0 n=30
    tallied who=1 n=12
    tallied who=2 n=23
    iago-bonus who=0 n=2
    company-bonus who=0 n=2
    iago-bonus who=2 n=4
    game-ended
scores [34, 12, 27] winners [0]
