set-up [76353528]
    play-began
    lead-cast who=3
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    act-began act=I who=3
    scene-began scene=1
1 0 show:exchange [0ee1c1ee]
2 0 at:3 [2c002bae]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
3 1 let [a1defdea]
4 2 let [997de649]
5 3 spotlight [457efe8e]
    stole-spotlight by=3 who=0
6 0 let [1b0027ce]
    blocked who=0
7 1 improv [da78bff7]
    improvised who=1
8 0 let [df55057b]
9 2 let [33942617]
10 1 draw:script [b613f9fb]
11 1 bury:I.1 [22b33b1d]
    drew who=1 pile=script
    buried who=1 pile=script
12 1 pass [ad7a3cfd]
13 2 pass [b1ae523d]
14 3 pass [9a3f44e6]
15 0 place:miscue [dd55f8e1]
16 1 place:I.4 [fc86f5b3]
17 2 place:take-the-lead [86fcfe01]
18 3 place:I.10 [f3fcc239]
    placed-all
19 0 improv [c1daf192]
    improvised who=0
20 1 spotlight [3a84797c]
21 2 spotlight [c185cd23]
    stole-spotlight by=1 who=0
22 0 let [025dc14d]
    blocked who=0
23 1 pass [842d899b]
24 2 pass [04b1e8ad]
25 3 pass [f3054b0e]
26 0 reveal [fc27fa47]
    turned-up-staging who=0 card=miscue
27 0 exit [0bcd33e4]
    exiting who=0 card=miscue
28 1 let [61f9864c]
29 2 let [deebc3e1]
30 3 let [1d7a3b3d]
    got-intrigue who=0 n=1
31 0 pass [248ebec8]
32 1 show:exchange [4fcc2f23]
33 1 at:0 [f1232dc8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
34 0 spotlight [8e463f8e]
35 2 let [e1b075af]
36 3 let [316c822b]
    stole-spotlight by=0 who=1
37 1 show:no-drama [3a7ff053]
    no-drama who=1
    drew who=1 pile=staging
    defeated who=1 by=0
38 1 give:I.7 [9442d500]
    traded who=1 whom=0
39 1 reveal [29fd2096]
    turned-up who=1 card=I.4
40 1 play [a13f6fcb]
    played who=1 card=I.4
    scored who=1 card=I.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
41 1 coin:roderigo [a4ffe061]
42 1 at:0 [229f7267]
    used-coin-at who=1 coin=roderigo whom=0
43 0 let [f98be7bf]
44 1 give:take-the-lead [e90193ce]
    traded who=1 whom=0
45 1 pass [ec49f64a]
46 2 reveal [9678dadf]
    turned-up-staging who=2 card=take-the-lead
47 2 improv [b0169296]
    improvised who=2
48 2 draw:staging [f763979b]
49 2 bury:take-the-lead [0cbabdc5]
    drew who=2 pile=staging
    buried who=2 pile=staging
50 2 exit [f1505595]
    exiting who=2 card=take-the-lead
51 3 let [579a9d07]
    got-intrigue who=2 n=1
52 2 pass [fd9ed5ff]
53 3 improv [27c53065]
    improvised who=3
54 2 spotlight [a3f90f0b]
    stole-spotlight by=2 who=3
55 3 let [ab731380]
    blocked who=3
56 3 reveal [a2caf383]
    turned-up who=3 card=I.10
    exiting who=3 card=I.10
    got-intrigue who=3 n=1
57 3 pass [58a3ed51]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=2
58 0 improv [d9271da7]
    improvised who=0
59 0 draw:staging [dfa1cd57]
60 0 bury:I.9 [f1f8e0ef]
    drew who=0 pile=staging
    buried who=0 pile=script
61 0 pass [8ed219ab]
62 1 pass [3b0e4350]
63 2 improv [807fc68c]
    improvised who=2
64 2 draw:script [8414600b]
65 2 bury:I.8 [6af1d4e9]
    drew who=2 pile=script
    buried who=2 pile=script
66 2 pass [36a73bfd]
67 3 improv [0a13792b]
    improvised who=3
68 3 draw:staging [3dbc1222]
69 3 bury:I.5 [9e223055]
    drew who=3 pile=staging
    buried who=3 pile=script
70 3 pass [beb1bd4f]
71 0 place:I.7 [c2b9031e]
72 1 place:I.11 [43a0665c]
73 2 place:I.12 [d72d4754]
74 3 place:seize [2c25cd32]
    placed-all
75 0 pass [661d568b]
76 1 improv [aeb4d6a6]
    improvised who=1
77 1 switch:take-the-lead [10ae98d3]
    switched who=1
78 1 pass [5b34fb8a]
79 2 pass [986eb23e]
80 3 pass [555a74e4]
81 0 reveal [addd9882]
    turned-up who=0 card=I.7
82 0 play [a0b2eb4a]
    played who=0 card=I.7
83 1 let [207271ae]
84 2 let [3093aa3a]
85 3 let [cd673007]
    scored who=0 card=I.7 n=1
    got-intrigue who=0 n=2
86 0 pass [81d9419e]
87 1 reveal [e3064c88]
    turned-up-staging who=1 card=take-the-lead
88 1 play [9bcb1bb0]
    aimed who=1 card=take-the-lead whom=3
89 2 let [5d7d4d0d]
90 3 let [5454cc78]
    took-lead who=1 whom=3
91 1 pass [78ca66b4]
92 2 reveal [5a9af1b7]
    turned-up who=2 card=I.12
    played who=2 card=I.12
    failed who=2 card=I.12
93 2 pass [fc5356e1]
94 3 reveal [3260c689]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
95 3 pass [cec6aeac]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=3
96 2 pass [012fc73a]
97 3 pass [9fc6ba47]
98 0 show:exchange [699afb5c]
99 0 at:3 [2a2e9301]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
100 3 let [6ac9fbdc]
101 0 blind [5925ae0c]
102 0 give:take-the-lead [1fd12eba]
    traded who=0 whom=3
103 0 improv [b4b8f94e]
    improvised who=0
104 0 draw:staging [5541be65]
105 0 bury:no-drama [cc4df7bb]
    drew who=0 pile=staging
    buried who=0 pile=staging
106 0 pass [fb69ddbe]
107 1 pass [42123e3b]
108 0 place:take-the-lead [fab24d30]
109 1 place:I.11 [d88b418f]
110 2 place:seize [14a7b0aa]
111 3 place:villainy [ced4558d]
    placed-all
112 2 improv [62b25777]
    improvised who=2
113 2 switch:I.2 [da11b263]
    switched who=2
114 2 pass [c76cbe5b]
115 3 improv [a9ce0583]
    improvised who=3
116 3 switch:I.9 [876c5895]
    switched who=3
117 3 pass [75acb770]
118 0 pass [9aba154b]
119 1 improv [4ae7e8d8]
    improvised who=1
120 1 switch:I.1 [45b7a1cf]
    switched who=1
121 1 pass [44396ac9]
122 2 reveal [ac3bcedd]
    turned-up who=2 card=I.2
    exiting who=2 card=I.2
123 0 let [1ba5d4c6]
124 3 let [5643ff08]
    got-intrigue who=2 n=1
125 2 pass [245a97f6]
126 3 reveal [d1fbb74e]
    turned-up who=3 card=I.9
    played who=3 card=I.9
127 0 let [ef33e6ac]
    scored who=3 card=I.9 n=2
    half-curtain
    got-intrigue who=3 n=1
    got-coin who=3 coin=desdemona
128 3 coin:desdemona [bc7767ec]
    no-drama-coin who=3
129 3 pass [13993a48]
130 0 reveal [5adc6d54]
    turned-up-staging who=0 card=take-the-lead
131 0 exit [9f6f00a7]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
132 0 pass [dddca23d]
133 1 reveal [dae3146a]
    turned-up who=1 card=I.1
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
134 1 pass [9f82ca53]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=4
135 2 improv [e7855c52]
    improvised who=2
136 2 draw:script [5fd8a7a4]
137 2 bury:I.3 [be86c6bd]
    drew who=2 pile=script
    buried who=2 pile=script
138 2 pass [a0522704]
139 3 pass [48bd1a51]
140 0 improv [a3feadfa]
    improvised who=0
141 0 draw:script [5a38e460]
142 0 bury:I.8 [eeb3bcd3]
    drew who=0 pile=script
    buried who=0 pile=script
143 0 pass [6ce51da4]
144 1 improv [24941a75]
    improvised who=1
145 1 draw:staging [311261e9]
146 1 bury:miscue [284edb2a]
    drew who=1 pile=staging
    buried who=1 pile=staging
147 1 pass [e80e20c4]
148 0 place:seize [cf726b93]
149 1 place:revive [fd699f5b]
150 2 place:seize [c6f83713]
151 3 place:villainy [71d6913e]
    placed-all
152 2 show:no-drama [1bb64372]
    no-drama who=2
    drew who=2 pile=staging
153 2 pass [7ec908b9]
154 3 pass [d3779853]
155 0 pass [9159f837]
156 1 pass [f5e104a1]
157 2 show:exchange [aaeb0863]
158 2 at:3 [e6121529]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
159 3 let [cf011ba0]
160 2 give:take-the-lead [66ae994a]
    traded who=2 whom=3
161 2 reveal [94f0e87c]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
162 2 pass [cbf169ed]
163 3 reveal [c88d3693]
    turned-up-staging who=3 card=villainy
164 3 improv [9fa32311]
    improvised who=3
165 3 draw:staging [f8708c55]
166 3 bury-placed [b5f2bbe1]
    drew who=3 pile=staging
    buried who=3 pile=staging
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
167 3 pass [71e1cd57]
168 0 reveal [e805b751]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
169 0 pass [ded6982e]
170 1 reveal [d355ecfa]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
171 1 pass [a714796c]
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=5
172 2 improv [07cc4490]
    improvised who=2
173 2 draw:script [19809950]
174 2 bury:I.1 [06a2e720]
    drew who=2 pile=script
    buried who=2 pile=script
175 2 pass [7236cc32]
176 3 pass [3bf1a650]
177 0 pass [5f0f2016]
178 1 pass [90931983]
179 0 place:I.12 [c8a6df6c]
180 1 place:I.6 [6c5fd2b2]
181 2 place:villainy [4f5c54a5]
182 3 place:take-the-lead [b2e4008f]
    placed-all
183 2 pass [b77d01c8]
184 3 improv [51a8d9d4]
    improvised who=3
185 3 switch:take-the-lead [cacb3bf7]
    switched who=3
186 3 pass [80e04381]
187 0 improv [44dd3fd1]
    improvised who=0
188 0 switch:I.3 [51775299]
    switched who=0
189 0 pass [c03ffd87]
190 1 improv [355773ec]
    improvised who=1
191 1 switch:I.8 [88a0d3b2]
    switched who=1
192 1 pass [c3e415f7]
193 2 reveal [d0615858]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
194 0 let [4e93c621]
195 3 let [3da031a9]
    got-intrigue who=2 n=1
196 2 pass [5f2bf39b]
197 3 reveal [f6325fc5]
    turned-up-staging who=3 card=take-the-lead
198 3 play [c04f04dc]
    aimed who=3 card=take-the-lead whom=1
199 0 let [0394316a]
    took-lead who=3 whom=1
200 3 pass [afdd62ca]
201 0 reveal [e1e13c2e]
    turned-up who=0 card=I.3
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
202 0 pass [bae2f362]
203 1 reveal [713bb787]
    turned-up who=1 card=I.8
204 1 play [94af55b1]
    played who=1 card=I.8
    scored who=1 card=I.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
205 1 coin:othello [237e8295]
    used-coin-at who=1 coin=othello whom=3
206 3 let [03892c5b]
    took-lead who=1 whom=3
207 1 pass [fcfee69d]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=6
208 2 improv [64b4b48d]
    improvised who=2
209 2 bury:miscue [e3fe46df]
    drew who=2 pile=staging
    buried who=2 pile=staging
210 2 pass [68f27ea8]
211 3 pass [4faafa9e]
212 0 pass [dbfade33]
213 1 show:exchange [51b14a7f]
214 1 at:0 [b43aacd6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
215 0 let [f6121341]
216 1 give:I.11 [cdb2f55e]
    traded who=1 whom=0
217 1 improv [af68a0fc]
    improvised who=1
218 1 bury:I.6 [8f1707e3]
    drew who=1 pile=staging
    buried who=1 pile=script
219 1 pass [732cdf0d]
220 0 place:take-the-lead [3412cd05]
221 1 place:miscue [320f158c]
222 2 place:take-the-lead [7d997960]
223 3 place:I.3 [0aec32cb]
    placed-all
224 2 pass [3aa4e973]
225 3 pass [1d0fea9a]
226 0 pass [9d208f5f]
227 1 pass [90a42add]
228 2 reveal [dec9009a]
    turned-up-staging who=2 card=take-the-lead
229 2 play [68cf569c]
    aimed who=2 card=take-the-lead whom=1
230 0 let [b4e0faea]
231 3 let [a7ef7e25]
    took-lead who=2 whom=1
232 2 pass [83a4abf3]
233 3 improv [bbf62938]
    improvised who=3
234 3 draw:script [083b2557]
235 3 bury-placed [3d0286f2]
    drew who=3 pile=script
    buried who=3 pile=script
236 3 reveal [5a1911ea]
    turned-up who=3 card=I.6
237 3 exit [a55f503c]
    exiting who=3 card=I.6
238 0 let [c1cb6d75]
    got-intrigue who=3 n=1
239 3 pass [1233ca9f]
240 0 reveal [144c71d9]
    turned-up-staging who=0 card=take-the-lead
241 0 play [cfc5b3d5]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
242 0 pass [5fcbbe7a]
243 1 reveal [7709cd1c]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
244 1 show:no-drama [a0475aa1]
    no-drama who=1
    drew who=1 pile=staging
245 1 pass [0a561a18]
    drew who=0 pile=script
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    reshuffled pile=staging n=21
    staging-empty n=1
    drew who=3 pile=staging
    scene-began scene=7
246 1 pass [58ad3066]
247 2 pass [2c1c6ccd]
248 3 pass [cc2db309]
249 0 improv [b9e2c1c1]
    improvised who=0
250 0 bury:I.11 [df63313f]
    drew who=0 pile=staging
    buried who=0 pile=script
251 0 pass [19d6e78a]
252 0 place:seize [87566a0e]
253 1 place:I.12 [1bcae2d5]
254 2 place:I.10 [db0eb6fa]
255 3 place:take-the-lead [e83ee608]
    placed-all
256 1 pass [ff54e28e]
257 2 pass [8f513725]
258 3 pass [fc092574]
259 0 show:exchange [f7829108]
260 0 at:2 [e190df01]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
261 0 blind [442d5ad8]
262 0 give:revive [573e169c]
    traded who=0 whom=2
263 0 pass [d13a24a1]
264 1 reveal [a76e676c]
    turned-up who=1 card=I.12
    played who=1 card=I.12
265 0 let [bae6c256]
266 3 let [7be45746]
    scored who=1 card=I.12 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
    act-ended act=I
    tallied who=0 n=2
    tallied who=1 n=3
    tallied who=2 n=0
    tallied who=3 n=2
    lead-cast who=2
267 0 trade:spotlight [d3cd8e39]
    traded-tokens who=0 n=0 total=1
268 3 discard:take-the-lead [ec5e4685]
    discarded who=3 card=take-the-lead
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    act-began act=II who=2
    scene-began scene=1
269 3 improv [0b6da04d]
    improvised who=3
270 0 spotlight [64fdd016]
    stole-spotlight by=0 who=3
271 3 let [a44dc0d1]
    blocked who=3
272 0 pass [868607c7]
273 1 pass [be6cf5ba]
274 2 pass [720a987c]
275 0 place:II.4 [450c6f8b]
276 1 place:II.1 [dac73563]
277 2 place:II.9 [7e4f7914]
278 3 place:no-drama [7848592e]
    placed-all
279 3 pass [02e30868]
280 0 pass [fc93221e]
281 1 improv [57f3e2eb]
    improvised who=1
282 1 switch:villainy [773835a4]
    switched who=1
283 1 pass [bb5f6fba]
284 2 pass [60f885be]
285 3 reveal [9eb4994f]
    turned-up-staging who=3 card=no-drama
286 3 play [feb2a111]
    played who=3 card=no-drama
    no-drama who=3
287 3 pass [22f83627]
288 0 reveal [c25ba99f]
    turned-up who=0 card=II.4
289 0 exit [1c2c5f91]
    exiting who=0 card=II.4
    got-intrigue who=0 n=1
290 0 pass [bc782e5f]
291 1 reveal [61da78e1]
    turned-up-staging who=1 card=villainy
292 1 play [e4eede4f]
    played who=1 card=villainy
293 1 lower:cassio [77f27e88]
    lowered who=1 character=cassio n=4
294 1 pass [e594b990]
295 2 reveal [15a6118c]
    turned-up who=2 card=II.9
296 2 play [d12fc08f]
    played who=2 card=II.9
    scored who=2 card=II.9 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
297 2 coin:iago [c6a94670]
298 2 wound:roderigo [66db04e8]
    used-iago who=2 character=roderigo
    wounded who=2 character=roderigo n=1 total=4
299 2 pass [a260ca61]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=2
300 3 pass [bd3d053e]
301 0 improv [ddc16b33]
    improvised who=0
302 0 draw:staging [68f83853]
303 0 bury:no-drama [44b80c12]
    drew who=0 pile=staging
    buried who=0 pile=staging
304 0 pass [6cc10a68]
305 1 pass [5383034b]
306 2 pass [bea89a22]
307 0 place:revive [6507ce2e]
308 1 place:II.1 [343ce3b4]
309 2 place:II.2 [3efc62da]
310 3 place:revive [8319566e]
    placed-all
311 3 pass [1debb0d9]
312 0 pass [617e579e]
313 1 pass [1a2dde19]
314 2 pass [ea17454c]
315 3 reveal [ccab44b2]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
316 2 let [996e8f1a]
    got-intrigue who=3 n=1
317 3 pass [95af83b2]
318 0 reveal [529feced]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
319 2 let [81c8421c]
    got-intrigue who=0 n=1
320 0 pass [b86b0552]
321 1 coin:iago [d567b6b1]
322 1 wound:cassio [5234ae12]
    used-iago who=1 character=cassio
    wounded who=1 character=cassio n=1 total=5
323 1 reveal [73816283]
    turned-up who=1 card=II.1
324 1 exit [81272a5f]
    exiting who=1 card=II.1
325 2 let [33a23681]
    got-intrigue who=1 n=1
326 1 pass [714b3be4]
327 2 improv [5025299e]
    improvised who=2
328 2 draw:staging [3441997d]
329 2 bury:revive [99260f91]
    drew who=2 pile=staging
    buried who=2 pile=staging
330 2 reveal [5696245f]
    turned-up who=2 card=II.2
331 2 exit [34f3ba50]
    exiting who=2 card=II.2
    got-intrigue who=2 n=1
332 2 show:exchange [071d4f17]
333 2 at:3 [67077fa8]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
334 3 let [a38cff2f]
335 2 give:miscue [8c3a0149]
    traded who=2 whom=3
336 2 pass [f64130a2]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=staging
    scene-began scene=3
337 3 pass [7b52e4a9]
338 0 pass [01dfef47]
339 1 pass [952a37d1]
340 2 pass [57b77a67]
341 0 place:II.5 [29be34b8]
342 1 place:miscue [f8a22d97]
343 2 place:seize [599577c0]
344 3 place:miscue [e9bdd142]
    placed-all
345 3 improv [7c356bb0]
    improvised who=3
346 3 switch:II.7 [873acbbd]
    switched who=3
347 3 pass [c71f1a76]
348 0 improv [fea48da4]
    improvised who=0
349 0 switch:take-the-lead [58cd73d7]
    switched who=0
350 0 pass [07952ab3]
351 1 improv [7f0bc6b6]
    improvised who=1
352 1 switch:II.12 [cc59ea62]
    switched who=1
353 1 pass [3d438138]
354 2 improv [ce80ad5f]
    improvised who=2
355 2 switch:II.8 [0b6322f0]
    switched who=2
356 2 pass [06cb00c1]
357 3 reveal [7256bb10]
    turned-up who=3 card=II.7
358 3 exit [f42fffb4]
    exiting who=3 card=II.7
    got-intrigue who=3 n=1
359 3 pass [75548e35]
360 0 reveal [ba931c49]
    turned-up-staging who=0 card=take-the-lead
361 0 play [74347332]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
362 0 pass [513ddf82]
363 1 reveal [1e3d4e1a]
    turned-up who=1 card=II.12
    played who=1 card=II.12
    failed who=1 card=II.12
364 1 pass [7242c953]
365 2 reveal [21a61ddb]
    turned-up who=2 card=II.8
366 2 play [8fcac13c]
    played who=2 card=II.8
    scored who=2 card=II.8 n=1
    wounded who=2 character=montano n=1 total=1
    died character=montano
    took-wounds who=2 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=cassio
367 2 coin:cassio [84680ef5]
    used-coin who=2 coin=cassio
368 2 draw:staging [d2b057c9]
369 2 bury:take-the-lead [a53bce92]
    drew who=2 pile=staging
    buried who=2 pile=staging
370 2 pass [bdfdadc5]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=4
371 1 pass [b3544a9b]
372 2 show:exchange [1ceccf53]
373 2 at:0 [4f566a52]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
374 2 give:seize [bd97bf93]
    traded who=2 whom=0
375 2 improv [b5d8b6f0]
    improvised who=2
376 2 draw:staging [1f7da941]
377 2 bury:seize [9e0cc3d2]
    drew who=2 pile=staging
    buried who=2 pile=staging
378 2 pass [cd3f96a9]
379 3 improv [a982dcf0]
    improvised who=3
380 3 draw:script [967c6182]
381 3 bury:II.6 [67bb9a35]
    drew who=3 pile=script
    buried who=3 pile=script
382 3 pass [76e20b0a]
383 0 pass [1508d841]
384 0 place:II.2 [0049c6c6]
385 1 place:exchange [9a600fb3]
386 2 place:seize [4e3931f9]
387 3 place:II.3 [4bc7c9e4]
    placed-all
388 1 pass [51ff6fff]
389 2 pass [9f6b3d13]
390 3 show:exchange [e58d6ef0]
391 3 at:1 [b155da66]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
392 3 give:take-the-lead [bd966fe7]
    traded who=3 whom=1
393 3 pass [f3a544d4]
394 0 pass [cba359a1]
395 1 reveal [7523f5df]
    turned-up-staging who=1 card=exchange
396 1 play [3df8b48b]
397 1 at:0 [7400a124]
    aimed who=1 card=exchange whom=0
398 1 give:II.11 [876b4b1a]
    traded who=1 whom=0
399 1 pass [e4629fa4]
400 2 reveal [ab4773f8]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
401 2 pass [88307672]
402 3 reveal [dedb0bdd]
    turned-up who=3 card=II.3
    exiting who=3 card=II.3
    got-intrigue who=3 n=1
403 3 pass [0c6f99f8]
404 0 reveal [c886ded5]
    turned-up who=0 card=II.2
405 0 exit [6583f31c]
    exiting who=0 card=II.2
    got-intrigue who=0 n=1
406 0 pass [a135d5d3]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=4
    drew who=3 pile=staging
    scene-began scene=5
407 1 pass [3ecbbae4]
408 2 pass [e53453d7]
409 3 improv [9302872b]
    improvised who=3
410 3 draw:script [fa8651cb]
411 3 bury:II.1 [64e57034]
    drew who=3 pile=script
    buried who=3 pile=script
412 3 pass [67dcd2f7]
413 0 pass [06ffc5e9]
414 0 place:II.11 [5e1e2098]
415 1 place:take-the-lead [7e0fe5f2]
416 2 place:miscue [95cd1e53]
417 3 place:miscue [67915d3f]
    placed-all
418 1 pass [47d646ba]
419 2 improv [a201bf21]
    improvised who=2
420 2 switch:take-the-lead [02a0a87e]
    switched who=2
421 2 pass [0c41f38b]
422 3 pass [a2c90aa5]
423 0 improv [036ccd36]
    improvised who=0
424 0 switch:take-the-lead [b6fd1ae2]
    switched who=0
425 0 pass [0a151334]
426 1 reveal [ae424245]
    turned-up-staging who=1 card=take-the-lead
427 1 play [58b95828]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
428 1 pass [32028f84]
429 2 reveal [3b5b0445]
    turned-up-staging who=2 card=take-the-lead
430 2 exit [e9dc8052]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
431 2 pass [9fecd7b9]
432 3 reveal [a82d197a]
    turned-up-staging who=3 card=miscue
433 3 exit [86c43463]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
434 3 pass [e635aaa8]
435 0 reveal [d9e5ff63]
    turned-up-staging who=0 card=take-the-lead
436 0 play [310d0996]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
437 0 pass [f909b252]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    script-empty
    scene-began scene=6
438 1 pass [b90d0c76]
439 2 improv [fed2e4eb]
    improvised who=2
440 2 bury:II.10 [7ffabbf6]
    drew who=2 pile=staging
    buried who=2 pile=script
441 2 pass [f5ee854b]
442 3 improv [d60c05f9]
    improvised who=3
443 3 draw:staging [e051422a]
444 3 bury:take-the-lead [a21ca4ee]
    drew who=3 pile=staging
    buried who=3 pile=staging
445 3 pass [12216eae]
446 0 pass [b4faa409]
447 0 place:II.11 [af049f82]
448 1 place:seize [99e5ac46]
449 2 place:miscue [35fb1b9e]
450 3 place:villainy [49186e5c]
    placed-all
451 1 pass [8214f87e]
452 2 pass [fc60aadc]
453 3 pass [df2ab6aa]
454 0 pass [e06f8034]
455 1 reveal [067f12be]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
456 1 pass [ee8e899a]
457 2 reveal [310e5673]
    turned-up-staging who=2 card=miscue
458 2 play [a3c00d97]
459 2 at:3 [cb25ec74]
    aimed who=2 card=miscue whom=3
    must-switch whom=3
    drew who=2 pile=staging
460 3 switch:II.1 [6cdf7426]
    switched who=3
461 2 place:seize [3d831e05]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
462 2 pass [932f6ff1]
463 3 reveal [367c51ca]
    turned-up who=3 card=II.1
464 3 exit [5d3db8b3]
    exiting who=3 card=II.1
    got-intrigue who=3 n=1
465 3 pass [42c62dea]
466 0 reveal [669f911a]
    turned-up who=0 card=II.11
467 0 exit [4790f28e]
    exiting who=0 card=II.11
    got-intrigue who=0 n=1
468 0 pass [f5229222]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    script-again
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=7
469 1 improv [5cc6a2ef]
    improvised who=1
470 1 draw:script [34b901c3]
471 1 bury:II.4 [e8703baa]
    drew who=1 pile=script
    buried who=1 pile=script
472 1 pass [89a20c97]
473 2 improv [1fdad5c1]
    improvised who=2
474 2 draw:script [a7c7c097]
475 2 bury:II.3 [e337acb1]
    drew who=2 pile=script
    buried who=2 pile=script
476 2 pass [43418e08]
477 3 improv [d4b22527]
    improvised who=3
478 3 draw:staging [24b43441]
479 3 bury:miscue [65d78aa0]
    drew who=3 pile=staging
    buried who=3 pile=staging
480 3 pass [8664780b]
481 0 pass [4039dda8]
482 0 place:II.5 [bbbab0c8]
483 1 place:II.10 [12437a58]
484 2 place:II.4 [c0a5e869]
485 3 place:take-the-lead [b213b847]
    placed-all
486 1 pass [eab08cdf]
487 2 pass [6eb94c4a]
488 3 pass [069162d5]
489 0 improv [3c42e638]
    improvised who=0
490 0 switch:II.7 [f1636a28]
    switched who=0
491 0 pass [3daadec7]
492 1 reveal [02fded94]
    turned-up who=1 card=II.10
    played who=1 card=II.10
    scored who=1 card=II.10 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
493 1 pass [c8e80279]
494 2 reveal [518bce0d]
    turned-up who=2 card=II.4
495 2 play [78e8e90c]
    played who=2 card=II.4
    scored who=2 card=II.4 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
496 2 coin:othello [a384e63d]
    used-coin-at who=2 coin=othello whom=0
    took-lead who=2 whom=0
497 2 pass [79910c4e]
498 3 reveal [dadfeb49]
    turned-up-staging who=3 card=take-the-lead
499 3 play [b3488131]
    aimed who=3 card=take-the-lead whom=2
500 2 let [888d8d63]
    took-lead who=3 whom=2
501 3 pass [37175958]
502 0 reveal [13343f83]
    turned-up who=0 card=II.7
503 0 play [f1e44f58]
    played who=0 card=II.7
    scored who=0 card=II.7 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
504 0 pass [7e1c3bb7]
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=21
    staging-empty n=1
    drew who=2 pile=staging
    scene-began scene=8
505 0 improv [9c28a6a7]
    improvised who=0
506 0 bury:seize [09266ce8]
    drew who=0 pile=staging
    buried who=0 pile=staging
507 0 coin:roderigo [775cac3e]
508 0 at:1 [2915e1a8]
    used-coin-at who=0 coin=roderigo whom=1
509 1 let [82bd58d0]
510 0 give:revive [5331eeff]
    traded who=0 whom=1
511 0 pass [a5b15bf6]
512 1 pass [d75726d3]
513 2 pass [64fbe558]
514 3 pass [a640480d]
515 0 place:miscue [ff5a56b3]
516 1 place:II.11 [02e14d94]
517 2 place:II.1 [5954399c]
518 3 place:seize [5b2545d6]
    placed-all
519 0 pass [3d561c53]
520 1 improv [1c3525c5]
    improvised who=1
521 1 switch:villainy [2c395561]
    switched who=1
522 1 pass [8e20b580]
523 2 improv [3e6a14a9]
    improvised who=2
524 2 switch:take-the-lead [74bd9b03]
    switched who=2
525 2 pass [faa17844]
526 3 pass [fe09510c]
527 0 reveal [be482b01]
    turned-up-staging who=0 card=miscue
528 0 exit [722ad317]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
529 0 pass [e011eeb1]
530 1 coin:othello [1f5ee50d]
    used-coin-at who=1 coin=othello whom=3
    took-lead who=1 whom=3
531 1 reveal [5e606b7f]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
532 1 pass [9a684df9]
533 2 reveal [07e6d771]
    turned-up-staging who=2 card=take-the-lead
534 2 play [bab5b289]
    aimed who=2 card=take-the-lead whom=1
535 1 let [71eb86ad]
    took-lead who=2 whom=1
536 2 pass [d9f88655]
537 3 reveal [859429b6]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
538 3 pass [228078f5]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=9
539 3 improv [0106323a]
    improvised who=3
540 3 bury:villainy [d7260d5e]
    drew who=3 pile=staging
    buried who=3 pile=staging
541 3 pass [bb307846]
542 0 improv [90b5c9fd]
    improvised who=0
543 0 bury:take-the-lead [81370c10]
    drew who=0 pile=staging
    buried who=0 pile=staging
544 0 pass [89b1cbbe]
545 1 pass [e23e1fae]
546 2 pass [695f7173]
547 0 place:II.5 [e76a2e4b]
548 1 place:II.12 [f636a787]
549 2 place:II.1 [b3dad1e1]
550 3 place:II.2 [11936952]
    placed-all
551 3 show:exchange [00dd7304]
552 3 at:1 [c11465d4]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
553 1 let [771f5e08]
554 3 give:II.3 [87249a0d]
    traded who=3 whom=1
555 3 pass [88d607a4]
556 0 pass [5785235a]
557 1 pass [edffd33f]
558 2 pass [fb64c24d]
559 3 reveal [f247c811]
    turned-up who=3 card=II.2
    exiting who=3 card=II.2
560 1 let [144289e9]
    got-intrigue who=3 n=1
561 3 show:no-drama [5e3ec91f]
    no-drama who=3
    drew who=3 pile=staging
562 3 pass [bf84d3a4]
563 0 show:exchange [17df90c6]
564 0 at:1 [4ff4166a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
565 1 let [a048c523]
566 0 give:take-the-lead [a28ca22a]
    traded who=0 whom=1
567 0 show:exchange [04dee713]
568 0 at:2 [8f21b69f]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
569 1 let [b49e0ca5]
570 0 give:II.3 [edd0182d]
    traded who=0 whom=2
571 0 reveal [bae8ea4c]
    turned-up who=0 card=II.5
    exiting who=0 card=II.5
572 1 let [6bd55096]
    got-intrigue who=0 n=1
573 0 show:no-drama [d7ce0034]
    no-drama who=0
    drew who=0 pile=staging
574 0 pass [1873a77f]
575 1 reveal [c6bb8071]
    turned-up who=1 card=II.12
576 1 play [3f001e78]
    played who=1 card=II.12
    scored who=1 card=II.12 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
    act-ended act=II
    tallied who=0 n=2
    tallied who=1 n=6
    tallied who=2 n=6
    tallied who=3 n=2
    lead-cast who=3
577 3 discard:villainy [7d3918a7]
    discarded who=3 card=villainy
578 0 discard:take-the-lead [85c70c04]
    discarded who=0 card=take-the-lead
    drew who=2 pile=staging
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    act-began act=III who=3
    scene-began scene=1
579 0 pass [474edf7a]
580 1 pass [2cf1c870]
581 2 show:exchange [928d1e7c]
582 2 at:0 [4203dee4]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
583 2 give:seize [aeddb8e6]
    traded who=2 whom=0
584 2 pass [e71a80fd]
585 3 pass [e2fe475a]
586 0 place:seize [a5c67850]
587 1 place:take-the-lead [e4c5aa0c]
588 2 place:revive [bbdf9c52]
589 3 place:seize [10e6f40a]
    placed-all
590 0 pass [751381c4]
591 1 improv [d73bafb0]
    improvised who=1
592 1 switch:revive [00a5da47]
    switched who=1
593 1 pass [9e83c12c]
594 2 pass [fb5d2575]
595 3 pass [a04bf400]
596 0 reveal [996f99d0]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
597 0 pass [c1a25701]
598 1 coin:iago [50111329]
599 1 wound:emilia [7612515f]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=1 total=4
600 1 reveal [d3601448]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
601 1 pass [394cb636]
602 2 reveal [02906ef3]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
603 2 pass [90f06a84]
604 3 reveal [8e2a5f1d]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
605 3 pass [78f29921]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=2
606 0 pass [cf55dd13]
607 1 pass [5819d926]
608 2 pass [d09a14ce]
609 3 pass [e3881ad1]
610 0 place:III.11 [3e0ec35b]
611 1 place:III.6 [e92e32ef]
612 2 place:III.2 [8e5525bc]
613 3 place:III.13 [7f7290ef]
    placed-all
614 0 improv [48de2321]
    improvised who=0
615 0 switch:take-the-lead [e2aaa52d]
    switched who=0
616 0 pass [31296df5]
617 1 improv [a4cfbd5e]
    improvised who=1
618 1 switch:III.9 [6fbb8974]
    switched who=1
619 1 pass [e4ca9e9a]
620 2 pass [8c8b19b4]
621 3 pass [3ab79007]
622 0 reveal [21af1e94]
    turned-up-staging who=0 card=take-the-lead
623 0 play [e075889c]
    aimed who=0 card=take-the-lead whom=3
624 1 let [ccf5c44a]
625 2 let [46ff04c3]
626 3 let [641a001f]
    took-lead who=0 whom=3
627 0 pass [99783b35]
628 1 reveal [06c1960c]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
629 2 let [db477600]
630 3 let [4a41ecff]
    got-intrigue who=1 n=1
631 1 pass [fcdc224c]
632 2 reveal [23fff8ec]
    turned-up who=2 card=III.2
633 2 improv [b9744de2]
    improvised who=2
634 2 draw:staging [24c48db2]
635 2 bury:III.3 [b49753f7]
    drew who=2 pile=staging
    buried who=2 pile=script
636 2 exit [b889fcf4]
    exiting who=2 card=III.2
637 3 let [4165f4b0]
    got-intrigue who=2 n=1
638 2 pass [7876db51]
639 3 improv [81e76c34]
    improvised who=3
640 3 draw:staging [cdf6b790]
641 3 bury-placed [4d8ca93d]
    drew who=3 pile=staging
    buried who=3 pile=script
642 3 reveal [cfd864b4]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
643 3 pass [2481d4fd]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    scene-began scene=3
644 1 improv [7f5bb6df]
    improvised who=1
645 1 draw:staging [0fc194cb]
646 1 bury:III.6 [7f427a14]
    drew who=1 pile=staging
    buried who=1 pile=script
647 1 pass [4ad975bf]
648 2 pass [c942c852]
649 3 pass [916997c8]
650 0 pass [26d47d4f]
651 0 place:III.8 [dd50b5a1]
652 1 place:take-the-lead [c6671447]
653 2 place:revive [e1ea153e]
654 3 place:seize [8b1687d6]
    placed-all
655 1 pass [af4067c0]
656 2 improv [6f1bc049]
    improvised who=2
657 2 switch:III.1 [ef2caaae]
    switched who=2
658 2 pass [db51d649]
659 3 improv [b2389d40]
    improvised who=3
660 3 switch:III.15 [5483640f]
    switched who=3
661 3 pass [1db52d87]
662 0 pass [2709a914]
663 1 reveal [5082e5f6]
    turned-up-staging who=1 card=take-the-lead
664 1 exit [80a2ada1]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
665 1 pass [5f52384a]
666 2 reveal [7462da10]
    turned-up who=2 card=III.1
667 2 exit [2187e4b8]
    exiting who=2 card=III.1
    got-intrigue who=2 n=1
668 2 pass [392f05c3]
669 3 reveal [7ee0d0c4]
    turned-up who=3 card=III.15
    played who=3 card=III.15
    failed who=3 card=III.15
670 3 pass [83b3fdb8]
671 0 reveal [4412d728]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
672 0 pass [d474cb9a]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=4
673 1 improv [d3e6ec95]
    improvised who=1
674 1 draw:staging [21bc4441]
675 1 bury:III.12 [fa8c5814]
    reshuffled pile=staging n=19
    drew who=1 pile=staging
    buried who=1 pile=script
676 1 pass [6f338edd]
677 2 pass [1c87d0bb]
678 3 pass [237f4664]
679 0 pass [084c22e7]
680 0 place:III.11 [b9bf1a1d]
681 1 place:III.7 [5f3dd635]
682 2 place:III.10 [b3d34c82]
683 3 place:seize [69d378f2]
    placed-all
684 1 pass [5d643f73]
685 2 pass [e3f1ee69]
686 3 pass [8a72ab6e]
687 0 improv [8e5e5d23]
    improvised who=0
688 0 switch:take-the-lead [75f7c4c3]
    switched who=0
689 0 pass [bf5d6aa1]
690 1 reveal [b12a1b5f]
    turned-up who=1 card=III.7
    played who=1 card=III.7
691 2 let [84f6aa1c]
    failed who=1 card=III.7
692 1 pass [f8e7bdfa]
693 2 reveal [71cb612d]
    turned-up who=2 card=III.10
694 2 improv [ab203736]
    improvised who=2
695 2 draw:staging [f5268408]
696 2 bury:seize [a6f7481a]
    drew who=2 pile=staging
    buried who=2 pile=staging
697 2 exit [64979ea4]
    exiting who=2 card=III.10
    got-intrigue who=2 n=1
698 2 pass [382b8c77]
699 3 reveal [5fa17bbc]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
700 3 pass [535a8e51]
701 0 show:exchange [6c2108bc]
702 0 at:3 [f3305734]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
703 3 let [f42944cb]
704 0 give:III.11 [727e8802]
    traded who=0 whom=3
705 0 reveal [2bfcb028]
    turned-up-staging who=0 card=take-the-lead
706 0 exit [0de17e0f]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
707 0 pass [f25ba3e2]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    scene-began scene=5
708 1 improv [66578927]
    improvised who=1
709 1 draw:staging [dd62b4bf]
710 1 bury:miscue [d50715b1]
    drew who=1 pile=staging
    buried who=1 pile=staging
711 1 pass [ef9df281]
712 2 improv [7268aa4e]
    improvised who=2
713 2 draw:staging [fb338a89]
714 2 bury:seize [302cf074]
    drew who=2 pile=staging
    buried who=2 pile=staging
715 2 show:exchange [fd580662]
716 2 at:3 [85d79585]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
717 3 let [ad5838e4]
718 2 give:take-the-lead [39e80725]
    traded who=2 whom=3
719 2 pass [96230117]
720 3 pass [e973d18c]
721 0 pass [efb3e127]
722 0 place:III.3 [5b08107c]
723 1 place:miscue [4e9a7b45]
724 2 place:III.4 [de977942]
725 3 place:take-the-lead [5dcea9d2]
    placed-all
726 1 pass [4b5b12a9]
727 2 pass [111b06d4]
728 3 pass [14beccc8]
729 0 pass [67615835]
730 1 reveal [bc5d1a66]
    turned-up-staging who=1 card=miscue
731 1 play [fdcb48af]
732 1 at:3 [933c870f]
    aimed who=1 card=miscue whom=3
733 0 let [6e079c3d]
734 3 let [e3bcb393]
    must-switch whom=3
    drew who=1 pile=staging
735 3 switch:III.14 [349334a3]
    switched who=3
736 1 place:villainy [6f2129ae]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
737 0 let [3ba883ea]
    got-intrigue who=1 n=1
738 1 pass [d415eb2b]
739 2 reveal [2eeaa830]
    turned-up who=2 card=III.4
740 2 play [bc9519fc]
    played who=2 card=III.4
741 0 let [b93cc46f]
742 3 let [3eded069]
    scored who=2 card=III.4 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
743 2 coin:desdemona [da520ee0]
    no-drama-coin who=2
744 2 pass [47af0d84]
745 3 reveal [17f29a8a]
    turned-up who=3 card=III.14
746 3 improv [637e1def]
    improvised who=3
747 3 draw:script [61f4838d]
748 3 bury:III.11 [ff2f2335]
    drew who=3 pile=script
    buried who=3 pile=script
749 3 exit [ff90883c]
    exiting who=3 card=III.14
750 0 let [a2425110]
    got-intrigue who=3 n=1
751 3 pass [45034b07]
752 0 improv [ec7802f6]
    improvised who=0
753 0 draw:script [7885bbec]
754 0 bury:III.5 [5475ba7b]
    drew who=0 pile=script
    buried who=0 pile=script
755 0 reveal [1ff2657f]
    turned-up who=0 card=III.3
756 0 exit [b1d2f582]
    exiting who=0 card=III.3
    got-intrigue who=0 n=1
757 0 pass [37d039a5]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=6
758 1 pass [19de9e4b]
759 2 show:no-drama [c05b7f5a]
    no-drama who=2
    drew who=2 pile=staging
760 2 pass [5a9e272a]
761 3 pass [ae08d2b8]
762 0 pass [808363ab]
763 0 place:III.12 [c43f5946]
764 1 place:III.11 [da46db82]
765 2 place:revive [df952cdf]
766 3 place:take-the-lead [4e5f047c]
    placed-all
767 1 pass [c94933ec]
768 2 pass [82356693]
769 3 show:exchange [2f75de06]
770 3 at:0 [022054d9]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
771 0 let [4e63f987]
772 3 give:villainy [30141821]
    traded who=3 whom=0
773 3 improv [6933b290]
    improvised who=3
774 3 switch:III.13 [ea0d1de9]
    switched who=3
775 3 pass [602aa124]
776 0 pass [cee1f74f]
777 1 improv [323c5115]
    improvised who=1
778 1 draw:staging [fa9d03a4]
779 1 bury:seize [dddd7cee]
    drew who=1 pile=staging
    buried who=1 pile=staging
780 1 reveal [2d9b1694]
    turned-up who=1 card=III.11
781 1 play [9c26a91e]
    played who=1 card=III.11
782 0 let [0e07f3a4]
    scored who=1 card=III.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
783 1 coin:desdemona [884686dc]
    no-drama-coin who=1
784 1 pass [cc95caf3]
785 2 reveal [1a439b83]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
786 2 pass [ec194ebf]
787 3 reveal [e1bd1dc1]
    turned-up who=3 card=III.13
788 3 exit [bd5d9272]
    exiting who=3 card=III.13
789 0 let [92bb7f33]
    got-intrigue who=3 n=1
790 3 pass [53a153dc]
791 0 reveal [c1ebeb4f]
    turned-up who=0 card=III.12
792 0 improv [d8191205]
    improvised who=0
793 0 draw:script [93a991fc]
794 0 bury-placed [6a6f1071]
    drew who=0 pile=script
    buried who=0 pile=script
    turned-up who=0 card=III.5
795 0 exit [0785f621]
    exiting who=0 card=III.5
    got-intrigue who=0 n=1
796 0 pass [5e748f0a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=11
    drew who=3 pile=staging
    scene-began scene=7
797 1 improv [567e9abf]
    improvised who=1
798 1 draw:staging [cccffd2e]
799 1 bury:exchange [5b7c3f78]
    drew who=1 pile=staging
    buried who=1 pile=staging
800 1 pass [8b77570a]
801 2 show:no-drama [11fcb27d]
    no-drama who=2
    drew who=2 pile=staging
802 2 pass [ed4e9ea3]
803 3 pass [7ba8cb34]
804 0 pass [7c95ca14]
805 0 place:take-the-lead [4f161dc3]
806 1 place:no-drama [80533ac1]
807 2 place:III.12 [6bf3d41f]
808 3 place:take-the-lead [063f6508]
    placed-all
809 1 pass [44eb06cd]
810 2 show:exchange [8f03fbff]
811 2 at:0 [da3761fe]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
812 0 let [203cf546]
813 2 give:revive [7bd8e657]
    traded who=2 whom=0
814 2 pass [19424c75]
815 3 improv [98e2e2db]
    improvised who=3
816 3 switch:take-the-lead [8d8d5e2b]
    switched who=3
817 3 pass [e06d9bee]
818 0 improv [32f23719]
    improvised who=0
819 0 switch:villainy [b4b6612a]
    switched who=0
820 0 pass [c82f9233]
821 1 reveal [317ab5d6]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
822 1 pass [d66c3a1e]
823 2 reveal [047955f0]
    turned-up who=2 card=III.12
824 2 exit [199ef1b7]
    exiting who=2 card=III.12
    got-intrigue who=2 n=1
825 2 pass [365f63bb]
826 3 reveal [21e87734]
    turned-up-staging who=3 card=take-the-lead
827 3 play [20a175ae]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
828 3 pass [36af00da]
829 0 reveal [a96cd537]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
830 0 pass [f20be1ef]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=8
831 0 pass [d366180c]
832 1 improv [3bae5abe]
    improvised who=1
833 1 draw:staging [3f76fe0c]
834 1 bury:miscue [764a529f]
    drew who=1 pile=staging
    buried who=1 pile=staging
835 1 pass [30e5c5fb]
836 2 improv [630a7470]
    improvised who=2
837 2 draw:staging [16c913d5]
838 2 bury:revive [95d8f132]
    drew who=2 pile=staging
    buried who=2 pile=staging
839 2 pass [0af1a255]
840 3 pass [a8d186b1]
841 0 place:take-the-lead [9977704f]
842 1 place:III.3 [70fba300]
843 2 place:seize [5cd50874]
844 3 place:III.6 [5d51ec0a]
    placed-all
845 0 pass [a68a532b]
846 1 pass [60941b04]
847 2 pass [b9030a50]
848 3 pass [07e700f3]
849 0 reveal [8f05e924]
    turned-up-staging who=0 card=take-the-lead
850 0 improv [6ed66456]
    improvised who=0
851 0 draw:staging [60be762b]
852 0 bury:revive [1c2a2e21]
    drew who=0 pile=staging
    buried who=0 pile=staging
853 0 play [f03155a3]
    aimed who=0 card=take-the-lead whom=3
    took-lead who=0 whom=3
854 0 show:exchange [921ebbf0]
855 0 at:1 [5327db00]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
856 0 give:miscue [a07a173f]
    traded who=0 whom=1
857 0 pass [41a0f8bb]
858 1 reveal [0e768021]
    turned-up who=1 card=III.3
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
859 1 pass [e3324ffb]
860 2 reveal [2f1b5ad9]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
861 2 pass [ae6ca741]
862 3 reveal [622695ab]
    turned-up who=3 card=III.6
863 3 exit [8e4ebbd0]
    exiting who=3 card=III.6
    got-intrigue who=3 n=1
864 3 pass [5981eeb0]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    reshuffled pile=staging n=17
    scene-began scene=9
865 1 pass [fb208cf7]
866 2 improv [63fef900]
    improvised who=2
867 2 draw:staging [c7e82490]
868 2 bury:III.9 [85f3e3a4]
    drew who=2 pile=staging
    buried who=2 pile=script
869 2 pass [dc4063ca]
870 3 pass [e2623f19]
871 0 pass [6e408d22]
872 0 place:III.10 [34c1e64d]
873 1 place:take-the-lead [a0d83180]
874 2 place:miscue [5d7541ca]
875 3 place:revive [935049c9]
    placed-all
876 1 improv [0dd7b40c]
    improvised who=1
877 1 switch:revive [d6443c1f]
    switched who=1
878 1 pass [8727f158]
879 2 pass [879c17af]
880 3 improv [f7fc3515]
    improvised who=3
881 3 switch:villainy [c3096b62]
    switched who=3
882 3 pass [92a0ad0e]
883 0 pass [162f872d]
884 1 reveal [8811fc77]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
885 1 pass [5a7e941d]
886 2 reveal [f0f044bf]
    turned-up-staging who=2 card=miscue
887 2 exit [ca4f3a6d]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
888 2 pass [61f45e2d]
889 3 reveal [919eeb15]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
890 3 pass [41fd7bbf]
891 0 reveal [c1d09be3]
    turned-up who=0 card=III.10
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
892 0 pass [7f75caa6]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=10
893 1 improv [7304735b]
    improvised who=1
894 1 draw:script [c9190fc3]
895 1 bury:III.5 [1d10a9ec]
    drew who=1 pile=script
    buried who=1 pile=script
896 1 pass [005191f3]
897 2 pass [9b15ca1c]
898 3 improv [47ee26b9]
    improvised who=3
899 3 draw:script [40352f92]
900 3 bury:III.2 [48216a1e]
    drew who=3 pile=script
    buried who=3 pile=script
901 3 pass [aa20af90]
902 0 improv [ba503d24]
    improvised who=0
903 0 draw:script [7e21c81d]
904 0 bury:III.1 [14920816]
    drew who=0 pile=script
    buried who=0 pile=script
905 0 pass [2ddee1c8]
906 0 place:villainy [b3340330]
907 1 place:seize [4ddfe3bf]
908 2 place:seize [035fd347]
909 3 place:revive [6303de74]
    placed-all
910 1 pass [dd143d6d]
911 2 improv [f5a72a8d]
    improvised who=2
912 2 switch:seize [625785e1]
    switched who=2
913 2 pass [c419c180]
914 3 pass [41b1c887]
915 0 pass [0e82f83f]
916 1 reveal [8758a6ea]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
917 1 pass [7a14b7e2]
918 2 reveal [13e3ea3b]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
919 2 pass [8c15589a]
920 3 reveal [92271717]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
921 3 pass [20db48ad]
922 0 reveal [174be9a1]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
923 0 pass [46b11a97]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=4
    scene-began scene=11
924 1 improv [312f2b8a]
    improvised who=1
925 1 draw:script [bded1731]
926 1 bury:III.5 [a871e5de]
    drew who=1 pile=script
    buried who=1 pile=script
927 1 pass [da9c8a38]
928 2 pass [13f61348]
929 3 pass [7380677e]
930 0 pass [86790fe5]
931 0 place:seize [6a4afbac]
932 1 place:take-the-lead [301a558d]
933 2 place:take-the-lead [b1c8f186]
934 3 place:III.7 [bcd17266]
    placed-all
935 1 pass [89934b80]
936 2 pass [00b5b50c]
937 3 improv [27a8da42]
    improvised who=3
938 3 switch:III.1 [b1971283]
    switched who=3
939 3 pass [f64a6010]
940 0 pass [55470c76]
941 1 reveal [859501a8]
    turned-up-staging who=1 card=take-the-lead
942 1 play [f07caabc]
    aimed who=1 card=take-the-lead whom=0
943 0 seize [8cc4366a]
944 2 let [b31d3630]
    seized by=0 who=1 card=take-the-lead
    got-spotlight who=0 n=1
945 2 improv [09b56355]
    improvised who=2
946 0 let [3c27061d]
947 2 draw:script [546b8a5f]
948 2 bury:III.2 [8d84e2ce]
    drew who=2 pile=script
    buried who=2 pile=script
949 2 reveal [ba368401]
    turned-up-staging who=2 card=take-the-lead
950 2 exit [4b0ff8dc]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
951 2 pass [cf8dec49]
952 3 reveal [784538f6]
    turned-up who=3 card=III.1
953 3 play [e711ab4d]
    played who=3 card=III.1
954 0 let [ad6671a9]
    scored who=3 card=III.1 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=cassio
955 3 pass [6e2ce65a]
    drew who=0 pile=staging
956 1 draw:staging [12a4f23a]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=12
957 1 pass [154c8047]
958 2 improv [d60b37c6]
    improvised who=2
959 0 spotlight [efb92ef5]
    stole-spotlight by=0 who=2
    blocked who=2
960 3 pass [857d3300]
961 0 pass [822c5a68]
962 0 place:exchange [3a72e80d]
963 1 place:miscue [260bc9e1]
964 2 place:III.10 [848e1f1e]
965 3 place:III.7 [1490737f]
    placed-all
966 1 pass [7d122c50]
967 2 pass [563b0764]
968 3 pass [f57700e1]
969 0 pass [3af1bb2d]
970 1 reveal [858e6255]
    turned-up-staging who=1 card=miscue
971 1 exit [9e8eef86]
    exiting who=1 card=miscue
972 3 let [50583f79]
    got-intrigue who=1 n=1
973 1 pass [f9e2bf93]
974 2 reveal [48b0d83a]
    turned-up who=2 card=III.10
975 2 play [978756af]
    played who=2 card=III.10
976 3 let [68eceff5]
    scored who=2 card=III.10 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
977 2 pass [45b1bd65]
978 3 coin:cassio [6c5b94f1]
    used-coin who=3 coin=cassio
979 3 draw:staging [1adbb29b]
980 3 bury:no-drama [eb22968e]
    drew who=3 pile=staging
    buried who=3 pile=staging
981 3 improv [278ac650]
    improvised who=3
982 3 draw:script [0bfa725e]
983 3 bury-placed [8297c4af]
    drew who=3 pile=script
    buried who=3 pile=script
984 3 show:exchange [1f660a87]
985 3 at:1 [6217033c]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
986 1 let [7688b90e]
987 3 give:no-drama [a3b14d8d]
    traded who=3 whom=1
988 3 reveal [b18c58fd]
    turned-up who=3 card=III.12
989 3 exit [9934b364]
    exiting who=3 card=III.12
    got-intrigue who=3 n=1
990 3 pass [13a5a19d]
991 0 reveal [9bd8836b]
    turned-up-staging who=0 card=exchange
992 0 play [4c3f75a0]
993 0 at:2 [962ffbf4]
    aimed who=0 card=exchange whom=2
994 2 let [0e6e5961]
995 0 give:take-the-lead [8360fd53]
    traded who=0 whom=2
996 0 pass [93b75a50]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=13
997 1 pass [5d63caf3]
998 2 show:exchange [60801b39]
999 2 at:1 [57b86766]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1000 1 show:no-drama [6a93ad6b]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=2 whom=1
1001 2 pass [5c38ef9b]
1002 3 pass [b93fb0cd]
1003 0 pass [f815b3a3]
1004 0 place:III.15 [7929e45d]
1005 1 place:exchange [56534f07]
1006 2 place:exchange [69218342]
1007 3 place:III.6 [3c0c8422]
    placed-all
1008 1 pass [dd8d0856]
1009 2 coin:othello [022e5f1f]
    used-coin-at who=2 coin=othello whom=0
    took-lead who=2 whom=0
1010 2 improv [29a16dae]
    improvised who=2
1011 2 switch:seize [4473b9d1]
    switched who=2
1012 2 pass [891db647]
1013 3 improv [63bf3b91]
    improvised who=3
1014 3 switch:III.8 [7fef3ece]
    switched who=3
1015 3 pass [39521d0d]
1016 0 pass [b8ae666e]
1017 3 reveal [887cfab3]
    turned-up who=3 card=III.8
1018 3 play [ea7b5ce4]
    played who=3 card=III.8
    scored who=3 card=III.8 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=othello
1019 3 pass [dab6c5d3]
1020 0 reveal [c3c3da43]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
1021 0 pass [e5f9bcc6]
1022 1 reveal [8e9427bd]
    turned-up-staging who=1 card=exchange
1023 1 exit [360ff146]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1024 1 pass [c804d27b]
1025 2 show:exchange [e19ed465]
1026 2 at:3 [22256acb]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1027 3 let [c02e5047]
1028 2 give:III.3 [e8388eeb]
    traded who=2 whom=3
1029 2 reveal [0ee7372e]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1030 2 pass [95fdfefe]
    drew who=2 pile=script
    reshuffled pile=script n=2
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=14
1031 3 improv [fc88eb58]
    improvised who=3
1032 3 draw:script [f6b3373f]
1033 3 bury:III.3 [dd0003a9]
    drew who=3 pile=script
    buried who=3 pile=script
1034 3 coin:othello [a75fa33b]
    used-coin-at who=3 coin=othello whom=2
1035 2 let [cc59357d]
    took-lead who=3 whom=2
1036 3 pass [69bc59ab]
1037 0 pass [ed28aa5a]
1038 1 pass [8704b58a]
1039 2 show:no-drama [35ecd39a]
    no-drama who=2
    drew who=2 pile=staging
1040 2 pass [06c4b490]
1041 0 place:III.5 [402385ab]
1042 1 place:III.2 [f4a2b8ec]
1043 2 place:III.6 [cbe85b8e]
1044 3 place:villainy [bc03a55f]
    placed-all
1045 0 pass [0d619e75]
1046 1 pass [cbe28a58]
1047 2 pass [b6330516]
1048 3 pass [2dcfae4b]
1049 0 reveal [f5d14d1f]
    turned-up who=0 card=III.5
    exiting who=0 card=III.5
1050 1 let [4951084c]
    got-intrigue who=0 n=1
1051 0 pass [5d56383f]
1052 1 improv [80bb77c7]
    improvised who=1
1053 1 draw:staging [540c5010]
1054 1 bury-placed [b6608e07]
    drew who=1 pile=staging
    buried who=1 pile=script
1055 1 reveal [7f370956]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1056 1 pass [9088abe6]
1057 2 reveal [82d434b1]
    turned-up who=2 card=III.6
1058 2 exit [77a1dd49]
    exiting who=2 card=III.6
    got-intrigue who=2 n=1
1059 2 pass [24da64ab]
1060 3 reveal [149f74d4]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
1061 3 pass [c3f40884]
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=2 pile=staging
    reshuffled pile=staging n=20
    scene-began scene=15
1062 0 pass [fae08008]
1063 1 improv [8285b94f]
    improvised who=1
1064 1 draw:script [1107171e]
1065 1 bury:III.13 [3c24ccad]
    drew who=1 pile=script
    buried who=1 pile=script
1066 1 pass [36c0a050]
1067 2 show:no-drama [27c874df]
    no-drama who=2
    drew who=2 pile=staging
1068 2 pass [44c9307c]
1069 3 improv [e8126667]
    improvised who=3
1070 3 draw:script [0b85df01]
1071 3 bury:III.15 [14887cec]
    drew who=3 pile=script
    buried who=3 pile=script
1072 3 pass [37462ac1]
1073 0 place:take-the-lead [e88ed2db]
1074 1 place:III.12 [0698988d]
1075 2 place:III.7 [3b53372e]
1076 3 place:III.6 [452252e9]
    placed-all
1077 0 pass [2f9bc607]
1078 1 pass [07d79085]
1079 2 pass [f3f2242f]
1080 3 pass [4ca8f2ec]
1081 0 reveal [9764d6f0]
    turned-up-staging who=0 card=take-the-lead
1082 0 play [574e0b42]
    aimed who=0 card=take-the-lead whom=3
    took-lead who=0 whom=3
1083 0 pass [e6c642e7]
1084 1 reveal [d2353abc]
    turned-up who=1 card=III.12
1085 1 exit [a90cce28]
    exiting who=1 card=III.12
    got-intrigue who=1 n=1
1086 1 pass [a8e2744b]
1087 2 reveal [0cc66b9b]
    turned-up who=2 card=III.7
    played who=2 card=III.7
    failed who=2 card=III.7
1088 2 pass [48759418]
1089 3 reveal [43524729]
    turned-up who=3 card=III.6
1090 3 play [f0649eb4]
    played who=3 card=III.6
    scored who=3 card=III.6 n=1
    got-coin who=3 coin=emilia
    got-handkerchief who=3
1091 3 pass [4fe74086]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=16
1092 1 improv [16a6cef5]
    improvised who=1
1093 1 draw:staging [a8d85d81]
1094 1 bury:take-the-lead [d7a5c34c]
    drew who=1 pile=staging
    buried who=1 pile=staging
1095 1 pass [5ed77a57]
1096 2 show:exchange [65d96548]
1097 2 at:0 [13430fc3]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1098 0 let [d142325b]
1099 2 give:seize [b648cdc5]
    traded who=2 whom=0
1100 2 pass [61455c96]
1101 3 pass [f53d4a6c]
1102 0 pass [f0cc1070]
1103 0 place:III.14 [c104b845]
1104 1 place:take-the-lead [a67538f9]
1105 2 place:seize [1eb3b1f6]
1106 3 place:take-the-lead [35a98666]
    placed-all
1107 1 pass [02405e27]
1108 2 pass [eb89016e]
1109 3 pass [0f3b967d]
1110 0 improv [0a5dc5e2]
    improvised who=0
1111 0 switch:III.13 [d928ee8d]
    switched who=0
1112 0 pass [818134fc]
1113 1 reveal [35ec26de]
    turned-up-staging who=1 card=take-the-lead
1114 1 exit [ef3eb1d6]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1115 1 pass [4399a1b1]
1116 2 show:exchange [db7da323]
1117 2 at:0 [5b75635a]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1118 2 give:villainy [a8c74b96]
    traded who=2 whom=0
1119 2 reveal [75b8f56b]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1120 2 pass [8750cf67]
1121 3 reveal [30653e0a]
    turned-up-staging who=3 card=take-the-lead
1122 3 play [8e0f01fb]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
1123 3 pass [67770028]
1124 0 reveal [762a1a20]
    turned-up who=0 card=III.13
1125 0 exit [a6046fdb]
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
1126 0 pass [67d00a07]
    drew who=3 pile=script
    reshuffled pile=script n=3
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=17
1127 0 pass [83795d51]
1128 1 improv [8e1d8b3c]
    improvised who=1
1129 1 draw:staging [a5091cb7]
1130 1 bury:III.5 [a4250ed3]
    drew who=1 pile=staging
    buried who=1 pile=script
1131 1 pass [5106804e]
1132 2 improv [1efe59b4]
    improvised who=2
1133 2 draw:script [287494f3]
1134 2 bury:III.9 [e95f0f5b]
    drew who=2 pile=script
    buried who=2 pile=script
1135 2 pass [d8700271]
1136 3 pass [1ad79d3f]
1137 0 place:villainy [7904a5de]
1138 1 place:villainy [088c2f47]
1139 2 place:III.12 [d89b54cb]
1140 3 place:take-the-lead [7f160e87]
    placed-all
1141 0 pass [d2fe396c]
1142 1 pass [575f4c9b]
1143 2 pass [64274be9]
1144 3 pass [c8de5a64]
1145 0 improv [26ef2968]
    improvised who=0
1146 0 draw:staging [15d64c6b]
1147 0 bury:miscue [80c78f48]
    drew who=0 pile=staging
    buried who=0 pile=staging
1148 0 reveal [95a92ff1]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1149 0 pass [73269b9d]
1150 1 reveal [f904b1f7]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1151 1 pass [783ba3c4]
1152 2 reveal [2600c719]
    turned-up who=2 card=III.12
1153 2 play [8c150a48]
    played who=2 card=III.12
    scored who=2 card=III.12 n=1
    got-coin who=2 coin=othello
    got-handkerchief who=2
1154 2 pass [29d0223a]
1155 3 reveal [4ea8b735]
    turned-up-staging who=3 card=take-the-lead
1156 3 exit [5cf3f81b]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
1157 3 coin:emilia [fcdbcd08]
    used-coin-at who=3 coin=emilia whom=2
    stole-coin who=3 coin=othello whom=2
1158 3 coin:othello [58802365]
1159 3 at:1 [af31c0cd]
    used-coin-at who=3 coin=othello whom=1
1160 1 let [4487ce60]
    gave-lead who=3 whom=1
1161 3 pass [0f179b0b]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=18
1162 2 pass [a3efe1a1]
1163 3 pass [34d60ee0]
1164 0 improv [d65ad1b6]
    improvised who=0
1165 0 bury:seize [d9958379]
    drew who=0 pile=staging
    buried who=0 pile=staging
1166 0 show:exchange [50c9650b]
1167 0 at:1 [55a7032b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1168 1 let [2e9ad0cb]
1169 0 give:exchange [446ef571]
    traded who=0 whom=1
1170 0 pass [27d17d16]
1171 1 show:exchange [220be91f]
1172 1 at:3 [b73449dc]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1173 3 let [718aa1e3]
1174 1 give:miscue [8a5d6d37]
    traded who=1 whom=3
1175 1 pass [2e53567a]
1176 0 place:III.14 [bd6b07d1]
1177 1 place:III.5 [76dcd746]
1178 2 place:III.7 [d4615a21]
1179 3 place:III.9 [bd13378c]
    placed-all
1180 2 pass [d4f53b91]
1181 3 pass [b5577a49]
1182 0 pass [4aa48bec]
1183 1 improv [3d25e5da]
    improvised who=1
1184 1 switch:III.13 [60cb4a33]
    switched who=1
1185 1 pass [8a11d846]
1186 2 reveal [da0fbe40]
    turned-up who=2 card=III.7
    played who=2 card=III.7
1187 3 let [38f6ddbb]
    scored who=2 card=III.7 n=1
    half-curtain
    got-coin who=2 coin=iago
1188 2 pass [59a6314d]
1189 3 improv [dbb4ff4a]
    improvised who=3
1190 3 bury:III.15 [4e503600]
    drew who=3 pile=staging
    buried who=3 pile=script
1191 3 reveal [f2bb277f]
    turned-up who=3 card=III.9
    exiting who=3 card=III.9
    got-intrigue who=3 n=1
1192 3 pass [3e2e257b]
1193 0 reveal [9802caa5]
    turned-up who=0 card=III.14
1194 0 exit [7e3cb0d6]
    exiting who=0 card=III.14
    got-intrigue who=0 n=1
1195 0 pass [4b40cb93]
1196 1 reveal [319b6c89]
    turned-up who=1 card=III.13
    exiting who=1 card=III.13
    got-intrigue who=1 n=1
1197 1 pass [eb67f6e9]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=19
1198 2 pass [20c02759]
1199 3 improv [82a0a57c]
    improvised who=3
1200 3 draw:staging [ba81e8e6]
1201 3 bury:revive [ded9bb27]
    drew who=3 pile=staging
    buried who=3 pile=staging
1202 3 pass [2b5d747c]
1203 0 show:exchange [9c5483fa]
1204 0 at:2 [4a19b91e]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1205 0 give:revive [389e9562]
    traded who=0 whom=2
1206 0 improv [2eae1e59]
    improvised who=0
1207 0 draw:script [f67c241e]
1208 0 bury:III.2 [c4123ba2]
    drew who=0 pile=script
    buried who=0 pile=script
1209 0 pass [9973109d]
1210 1 improv [84c88925]
    improvised who=1
1211 1 draw:staging [f1ea217c]
1212 1 bury:revive [099fedca]
    drew who=1 pile=staging
    buried who=1 pile=staging
1213 1 pass [f2762972]
1214 0 place:take-the-lead [a82048f8]
1215 1 place:seize [8a574f32]
1216 2 place:seize [970da829]
1217 3 place:no-drama [0a9ee4a1]
    placed-all
1218 2 pass [3af16bb3]
1219 3 pass [82983287]
1220 0 pass [bc1e6f23]
1221 1 pass [4bde6521]
1222 2 coin:iago [90861d2f]
1223 2 wound:bianca [c435f8bc]
    used-iago who=2 character=bianca
    wounded who=2 character=bianca n=1 total=3
1224 2 reveal [8552879d]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1225 2 pass [aa2db3d3]
1226 3 reveal [f1f8e572]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1227 3 pass [4152dfde]
1228 0 reveal [285b8f2f]
    turned-up-staging who=0 card=take-the-lead
1229 0 exit [4751e081]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1230 0 pass [a84a83c4]
1231 1 reveal [c7c8a9fb]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1232 1 pass [7254f147]
    drew who=1 pile=script
    reshuffled pile=script n=3
    script-again
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    script-empty
    scene-began scene=20
1233 2 improv [1cccd58e]
    improvised who=2
1234 2 bury:III.9 [3b2dbf16]
    drew who=2 pile=staging
    buried who=2 pile=script
1235 2 pass [1386001e]
1236 3 improv [4fa72752]
    improvised who=3
1237 3 draw:script [1a0ab8fa]
1238 3 bury:III.3 [12d11e57]
    drew who=3 pile=script
    buried who=3 pile=script
1239 3 pass [ca4f571f]
1240 0 pass [ba5b3df3]
1241 1 pass [b3b7d5ec]
1242 0 place:III.14 [2d2def33]
1243 1 place:III.2 [05cf372d]
1244 2 place:revive [a60cd807]
1245 3 place:III.13 [95bec777]
    placed-all
1246 2 pass [020aba42]
1247 3 pass [ccb83d99]
1248 0 pass [2d2413a9]
1249 1 improv [c3e5e4e7]
    improvised who=1
1250 1 switch:III.5 [6efc95b0]
    switched who=1
1251 1 pass [8749ce42]
1252 2 reveal [73265d16]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
1253 0 let [a4f3a112]
    got-intrigue who=2 n=1
1254 2 pass [2fbc74de]
1255 3 reveal [a643bd45]
    turned-up who=3 card=III.13
1256 3 exit [5e143046]
    exiting who=3 card=III.13
1257 0 let [943ef32d]
    got-intrigue who=3 n=1
1258 3 pass [091a3ff0]
1259 0 improv [b15ef4d9]
    improvised who=0
1260 0 draw:staging [956b6728]
1261 0 bury-placed [459c69cb]
    reshuffled pile=staging n=19
    staging-empty n=1
    drew who=0 pile=staging
    buried who=0 pile=script
1262 0 reveal [06d4f53e]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1263 0 pass [f2ea384b]
1264 1 reveal [5d3247e0]
    turned-up who=1 card=III.5
1265 1 exit [5cf82cdd]
    exiting who=1 card=III.5
    got-intrigue who=1 n=1
1266 1 pass [053dd447]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=2
    scene-began scene=21
1267 2 pass [41ea3c99]
1268 3 improv [9de1f8b3]
    improvised who=3
1269 3 draw:staging [fbfe468f]
1270 3 bury:take-the-lead [27a02549]
    drew who=3 pile=staging
    buried who=3 pile=staging
1271 3 pass [87eb5aae]
1272 0 pass [87d068d2]
1273 1 pass [916c07b6]
1274 0 place:III.15 [1e54572a]
1275 1 place:villainy [1cff2b70]
1276 2 place:seize [0b300d06]
1277 3 place:seize [b0ec456a]
    placed-all
1278 2 pass [7b061b76]
1279 3 pass [a539ac71]
1280 0 improv [8eb787dc]
    improvised who=0
1281 0 switch:miscue [d21a2c1c]
    switched who=0
1282 0 pass [e91e7f0b]
1283 1 improv [ce590fd6]
    improvised who=1
1284 1 switch:villainy [6b842390]
    switched who=1
1285 1 pass [42e2eed4]
1286 2 reveal [66cf86e2]
    turned-up-staging who=2 card=seize
1287 2 exit [8ffc895c]
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1288 2 pass [50c4ffcd]
1289 3 reveal [2b382b3e]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1290 3 pass [e69078cf]
1291 0 reveal [8145e8ea]
    turned-up-staging who=0 card=miscue
1292 0 exit [da75bb36]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1293 0 pass [a4f1f96b]
1294 1 reveal [5dc27b8c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1295 1 pass [a158831d]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=22
1296 2 pass [bde43ad7]
1297 3 improv [0f2ed4cb]
    improvised who=3
1298 3 bury:take-the-lead [80353385]
    drew who=3 pile=staging
    buried who=3 pile=staging
1299 3 show:exchange [30a7be6b]
1300 3 at:0 [ce784a4d]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1301 0 let [6c58a880]
1302 3 give:take-the-lead [6a31fcab]
    traded who=3 whom=0
1303 3 pass [7d75993b]
1304 0 show:exchange [f3bddc03]
1305 0 at:2 [778eaefa]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1306 2 let [1d9a8f83]
1307 0 give:III.15 [53634a73]
    traded who=0 whom=2
1308 0 pass [dd4fbab4]
1309 1 improv [767867d8]
    improvised who=1
1310 1 bury:villainy [7e91d680]
    drew who=1 pile=staging
    buried who=1 pile=staging
1311 1 show:exchange [6ad6c61d]
1312 1 at:3 [395700c6]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1313 1 give:exchange [f72bbb9f]
    traded who=1 whom=3
1314 1 pass [d797ef89]
1315 0 place:take-the-lead [8cf921dc]
1316 1 place:III.5 [1dd6076d]
1317 2 place:seize [fd27a31a]
1318 3 place:III.9 [2227805a]
    placed-all
1319 2 improv [e66b84c5]
    improvised who=2
1320 2 switch:III.15 [d66fcfe0]
    switched who=2
1321 2 pass [532a0875]
1322 3 show:exchange [b77defcb]
1323 3 at:0 [e5e87ae4]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1324 0 let [441d1e68]
1325 3 give:no-drama [4d688405]
    traded who=3 whom=0
1326 3 pass [666d3ecf]
1327 0 show:no-drama [2ff2a851]
    no-drama who=0
    drew who=0 pile=staging
1328 0 show:exchange [bead06e5]
1329 0 at:3 [adc4ca58]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1330 0 give:seize [55da3fa1]
    traded who=0 whom=3
1331 0 pass [6ed1697e]
1332 1 pass [214d24bd]
1333 2 reveal [699b7684]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    scored who=2 card=III.15 n=2
    got-intrigue who=2 n=2
    act-ended act=III
    tallied who=0 n=2
    tallied who=1 n=7
    tallied who=2 n=17
    tallied who=3 n=6
    lead-cast who=0
1334 2 trade:spotlight [01e3db05]
    traded-tokens who=2 n=0 total=1
1335 0 discard:take-the-lead [1b859f5a]
    discarded who=0 card=take-the-lead
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    act-began act=IV who=0
    scene-began scene=1
1336 1 pass [52c2b207]
1337 2 pass [24c62574]
1338 3 pass [e6d6e79e]
1339 0 pass [aaaec1ca]
1340 0 place:IV.3 [4ab4b054]
1341 1 place:IV.7 [d149253c]
1342 2 place:IV.11 [dfd71b56]
1343 3 place:IV.14 [b181d0b9]
    placed-all
1344 1 pass [339f5879]
1345 2 pass [900564aa]
1346 3 pass [8877b201]
1347 0 pass [478cdd87]
1348 1 reveal [de2e3ca9]
    turned-up who=1 card=IV.7
1349 1 play [236ffd6a]
    played who=1 card=IV.7
1350 2 let [8bd0c28e]
    scored who=1 card=IV.7 n=1
    wounded who=1 character=desdemona n=1 total=5
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1351 1 pass [6a844fdd]
1352 2 reveal [39f8d6b5]
    turned-up who=2 card=IV.11
1353 2 exit [ebbe6f87]
    exiting who=2 card=IV.11
    got-intrigue who=2 n=1
1354 2 pass [d8d1401a]
1355 3 reveal [af3d6448]
    turned-up who=3 card=IV.14
    exiting who=3 card=IV.14
    got-intrigue who=3 n=1
1356 3 pass [4c9601c4]
1357 0 reveal [339b9c2b]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    scored who=0 card=IV.3 n=3
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1358 0 show:no-drama [67d7164e]
    no-drama who=0
    drew who=0 pile=staging
1359 0 coin:iago [22e7f9ca]
1360 0 wound:lodovico [bba56371]
    used-iago who=0 character=lodovico
    wounded who=0 character=lodovico n=1 total=2
1361 0 pass [eb9b3b20]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=2
1362 1 coin:othello [7630670b]
    used-coin-at who=1 coin=othello whom=0
1363 2 let [5c44edae]
    took-lead who=1 whom=0
1364 1 improv [94bc99d6]
    improvised who=1
1365 2 spotlight [080c667e]
    stole-spotlight by=2 who=1
    blocked who=1
1366 2 pass [b59bf8f7]
1367 3 improv [68f769c9]
    improvised who=3
1368 3 draw:script [b6029394]
1369 3 bury:IV.4 [3406b168]
    drew who=3 pile=script
    buried who=3 pile=script
1370 3 pass [3e66b801]
1371 0 pass [0174be3e]
1372 0 place:take-the-lead [6fe1d091]
1373 1 place:no-drama [e257eb9e]
1374 2 place:take-the-lead [d02d8cd3]
1375 3 place:take-the-lead [b1ffe2ca]
    placed-all
1376 2 pass [83353081]
1377 3 pass [8df13628]
1378 0 pass [e53fc9b7]
1379 1 pass [d3b04b65]
1380 2 improv [02d6f509]
    improvised who=2
1381 2 draw:script [aa1d8bc3]
1382 2 bury:IV.1 [c47c9f98]
    drew who=2 pile=script
    buried who=2 pile=script
1383 2 reveal [37c6f36e]
    turned-up-staging who=2 card=take-the-lead
1384 2 play [344cd75b]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1385 2 pass [05343e37]
1386 3 reveal [46a978d5]
    turned-up-staging who=3 card=take-the-lead
1387 3 play [80cf11ad]
    aimed who=3 card=take-the-lead whom=2
    took-lead who=3 whom=2
1388 3 pass [46c83ae4]
1389 0 reveal [18a5bb54]
    turned-up-staging who=0 card=take-the-lead
1390 0 exit [ac077100]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1391 0 pass [784c5fc1]
1392 1 reveal [e998727b]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1393 1 pass [2090782a]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=3
1394 0 improv [1335480e]
    improvised who=0
1395 0 draw:script [376840eb]
1396 0 bury:IV.13 [9c14403f]
    drew who=0 pile=script
    buried who=0 pile=script
1397 0 pass [afa72751]
1398 1 pass [a74077d1]
1399 2 pass [e8d76a69]
1400 3 pass [c02cc065]
1401 0 place:IV.10 [5cf3f79b]
1402 1 place:take-the-lead [ccff8c4c]
1403 2 place:IV.2 [7daaa1f2]
1404 3 place:IV.6 [b8114356]
    placed-all
1405 0 pass [90432045]
1406 1 pass [201befbd]
1407 2 pass [ddd96774]
1408 3 pass [813f073a]
1409 0 reveal [94452831]
    turned-up who=0 card=IV.10
1410 0 exit [9ad4e637]
    exiting who=0 card=IV.10
1411 1 let [e019c63e]
    got-intrigue who=0 n=1
1412 0 pass [496d261c]
1413 1 reveal [256ef906]
    turned-up-staging who=1 card=take-the-lead
1414 1 improv [b3935192]
    improvised who=1
1415 1 draw:script [012870da]
1416 1 bury:IV.5 [2610a900]
    drew who=1 pile=script
    buried who=1 pile=script
1417 1 play [24d991e6]
    aimed who=1 card=take-the-lead whom=3
    took-lead who=1 whom=3
1418 1 pass [9304d434]
1419 2 reveal [0f427bb8]
    turned-up who=2 card=IV.2
    exiting who=2 card=IV.2
    got-intrigue who=2 n=1
1420 2 pass [8c669300]
1421 3 reveal [880bb6c9]
    turned-up who=3 card=IV.6
    exiting who=3 card=IV.6
    got-intrigue who=3 n=1
1422 3 pass [d3178f83]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
1423 2 improv [f8ce26b4]
    improvised who=2
1424 2 draw:script [fc02440d]
1425 2 bury:IV.9 [f3d39c88]
    drew who=2 pile=script
    buried who=2 pile=script
1426 2 pass [9261c659]
1427 3 pass [efce30e8]
1428 0 pass [852bec1b]
1429 1 pass [9d963cad]
1430 0 place:miscue [48aa604d]
1431 1 place:IV.8 [d56b0ae3]
1432 2 place:IV.13 [398b3580]
1433 3 place:seize [95404e9d]
    placed-all
1434 2 pass [fe5327cc]
1435 3 pass [2d45b8f7]
1436 0 improv [8e0baf0f]
    improvised who=0
1437 0 switch:take-the-lead [8f2ae271]
    switched who=0
1438 0 pass [2b4609de]
1439 1 pass [3473069f]
1440 2 reveal [887e666b]
    turned-up who=2 card=IV.13
1441 2 exit [19a8373e]
    exiting who=2 card=IV.13
1442 3 seize [b5d14709]
    seized by=3 who=2 card=IV.13
    scored who=3 card=IV.13 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=roderigo
1443 3 pass [ee94debd]
1444 0 reveal [3b917c36]
    turned-up-staging who=0 card=take-the-lead
1445 0 play [9b545acc]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1446 0 pass [ecb28690]
1447 1 reveal [d2bbd524]
    turned-up who=1 card=IV.8
1448 1 exit [db95c8d0]
    exiting who=1 card=IV.8
    got-intrigue who=1 n=1
1449 1 pass [e9d9b075]
    drew who=0 pile=script
    drew who=1 pile=staging
    reshuffled pile=staging n=20
1450 2 draw:script [bda31aa3]
    drew who=2 pile=script
    reshuffled pile=script n=6
    drew who=3 pile=staging
    scene-began scene=5
1451 1 pass [2dc6657f]
1452 2 pass [01e80045]
1453 3 improv [d03c1646]
    improvised who=3
1454 3 draw:script [a1c8e7b5]
1455 3 bury:IV.15 [3c11b18d]
    drew who=3 pile=script
    buried who=3 pile=script
1456 3 coin:roderigo [cd3f7038]
1457 3 at:1 [cff1b74a]
    used-coin-at who=3 coin=roderigo whom=1
1458 1 let [f6dc83cb]
1459 3 give:take-the-lead [f49c584f]
    traded who=3 whom=1
1460 3 pass [491e8dec]
1461 0 pass [3bb12850]
1462 0 place:IV.12 [07a78751]
1463 1 place:IV.4 [18278771]
1464 2 place:revive [29bb324e]
1465 3 place:IV.8 [80916467]
    placed-all
1466 1 pass [9d2824da]
1467 2 pass [8df46ae3]
1468 3 pass [583da3d5]
1469 0 pass [0966c7c0]
1470 1 improv [70c942ad]
    improvised who=1
1471 1 draw:script [695183ec]
1472 1 bury-placed [546b9182]
    drew who=1 pile=script
    buried who=1 pile=script
1473 1 reveal [9c13393e]
    turned-up who=1 card=IV.10
1474 1 exit [95909243]
    exiting who=1 card=IV.10
    got-intrigue who=1 n=1
1475 1 pass [6731c384]
1476 2 reveal [9165718e]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1477 2 pass [82d9b818]
1478 3 reveal [b1d46727]
    turned-up who=3 card=IV.8
1479 3 play [0b9ed0d6]
    played who=3 card=IV.8
    scored who=3 card=IV.8 n=1
    got-intrigue who=3 n=2
1480 3 pass [f5d81a22]
1481 0 reveal [8623a23b]
    turned-up who=0 card=IV.12
    exiting who=0 card=IV.12
    got-intrigue who=0 n=1
1482 0 pass [aeb0e87b]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=6
1483 1 pass [e5807d24]
1484 2 improv [3a240db2]
    improvised who=2
1485 2 draw:script [5751fced]
1486 2 bury:IV.2 [a788d772]
    drew who=2 pile=script
    buried who=2 pile=script
1487 2 pass [9d5c377e]
1488 3 pass [f691d9f3]
1489 0 show:exchange [63b849fd]
1490 0 at:3 [ab7ea5ae]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1491 3 let [47f50fb7]
1492 0 give:exchange [b45c6140]
    traded who=0 whom=3
1493 0 improv [29053f4c]
    improvised who=0
1494 0 draw:staging [1c231e4e]
1495 0 bury:IV.5 [c4a0dba7]
    drew who=0 pile=staging
    buried who=0 pile=script
1496 0 pass [3c85cb41]
1497 0 place:miscue [8002b8cb]
1498 1 place:take-the-lead [df77b298]
1499 2 place:villainy [3b126bae]
1500 3 place:IV.1 [0662a674]
    placed-all
1501 1 improv [b432a87d]
    improvised who=1
1502 1 switch:revive [d6c64f58]
    switched who=1
1503 1 pass [b9f080a5]
1504 2 pass [0e92dd70]
1505 3 pass [d6b7cc6c]
1506 0 pass [75275879]
1507 1 show:exchange [7966f050]
1508 1 at:2 [90e3cd17]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1509 3 let [0a8e1fb5]
1510 1 give:villainy [fc3d94ea]
    traded who=1 whom=2
1511 1 reveal [934e8dfa]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
1512 3 let [a05bb90a]
    got-intrigue who=1 n=1
1513 1 pass [1e980b53]
1514 2 reveal [c23a2c01]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
1515 3 let [f8aa21bf]
    got-intrigue who=2 n=1
1516 2 pass [b3fd2e5f]
1517 3 show:exchange [009d413a]
1518 3 at:1 [faa045ea]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1519 1 let [15e93752]
1520 3 give:take-the-lead [5116b51f]
    traded who=3 whom=1
1521 3 improv [fceea731]
    improvised who=3
1522 3 draw:script [30c75669]
1523 3 bury-placed [aec54583]
    drew who=3 pile=script
    buried who=3 pile=script
1524 3 show:exchange [64c07f6f]
1525 3 at:2 [afcf778d]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
1526 2 let [4bb20ee5]
1527 3 give:take-the-lead [0d308d55]
    traded who=3 whom=2
1528 3 reveal [39f4f1eb]
    turned-up who=3 card=IV.14
    exiting who=3 card=IV.14
    got-intrigue who=3 n=1
1529 3 pass [7641cf91]
1530 0 reveal [79069480]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1531 0 pass [cdb38724]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=7
1532 1 pass [fba7dc3b]
1533 2 pass [61de945a]
1534 3 pass [82a1496a]
1535 0 improv [c2e6e1d8]
    improvised who=0
1536 0 draw:staging [9da055b7]
1537 0 bury:seize [27929cb5]
    drew who=0 pile=staging
    buried who=0 pile=staging
1538 0 pass [b5c3a018]
1539 0 place:take-the-lead [9f6a07bc]
1540 1 place:IV.15 [e62f5484]
1541 2 place:IV.9 [217979de]
1542 3 place:miscue [1cca849d]
    placed-all
1543 1 pass [92de0977]
1544 2 pass [201c9313]
1545 3 show:no-drama [9ee7e6cf]
    no-drama who=3
    drew who=3 pile=staging
1546 3 pass [82889880]
1547 0 pass [45cd5336]
1548 1 reveal [53438580]
    turned-up who=1 card=IV.15
1549 1 improv [1713def0]
    improvised who=1
1550 1 draw:script [c21b87d4]
1551 1 bury:IV.11 [12252b43]
    drew who=1 pile=script
    buried who=1 pile=script
    played who=1 card=IV.15
1552 2 let [6f38a9c4]
1553 3 let [ffb15ef8]
    scored who=1 card=IV.15 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
    act-ended act=IV
    tallied who=0 n=5
    tallied who=1 n=10
    tallied who=2 n=16
    tallied who=3 n=8
    lead-cast who=0
1554 0 discard:take-the-lead [09af4d55]
    discarded who=0 card=take-the-lead
1555 3 discard:miscue [5d0c384f]
    discarded who=3 card=miscue
1556 3 discard:villainy [6ee59d95]
    discarded who=3 card=villainy
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    act-began act=V who=0
    scene-began scene=1
1557 1 pass [591cf6fc]
1558 2 improv [cdc2b635]
    improvised who=2
1559 2 draw:script [500f52cd]
1560 2 bury:V.5 [8db1cebb]
    drew who=2 pile=script
    buried who=2 pile=script
1561 2 pass [889fa00f]
1562 3 improv [66a2549a]
    improvised who=3
1563 3 draw:script [8a4e0b5e]
1564 3 bury:V.14 [20871452]
    drew who=3 pile=script
    buried who=3 pile=script
1565 3 pass [b2a53ffa]
1566 0 pass [7f7bfd91]
1567 0 place:V.8 [b833b9b3]
1568 1 place:take-the-lead [b079e32a]
1569 2 place:villainy [61296bf4]
1570 3 place:seize [cf2b6811]
    placed-all
1571 1 improv [7a48f763]
    improvised who=1
1572 1 switch:V.1 [9a1cf2d2]
    switched who=1
1573 1 pass [697118ba]
1574 2 pass [5e7689d9]
1575 3 pass [94233090]
1576 0 pass [657c2dd7]
1577 1 coin:desdemona [634bb8ef]
    no-drama-coin who=1
1578 1 reveal [73161bac]
    turned-up who=1 card=V.1
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
1579 1 pass [4720755a]
1580 2 reveal [7d56864e]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1581 2 pass [b2f40714]
1582 3 reveal [e746fee7]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1583 3 pass [ad915545]
1584 0 reveal [e450a412]
    turned-up who=0 card=V.8
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
1585 0 pass [5e885ccc]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=2
1586 1 show:no-drama [4effed5d]
    no-drama who=1
    drew who=1 pile=staging
1587 1 pass [a8a5b119]
1588 2 pass [6df7d444]
1589 3 pass [2d19650f]
1590 0 pass [5355fad2]
1591 0 place:seize [c165aa99]
1592 1 place:take-the-lead [f9af1d0d]
1593 2 place:V.13 [c158d6bd]
1594 3 place:miscue [3dd26354]
    placed-all
1595 1 pass [3097a077]
1596 2 improv [33450d09]
    improvised who=2
1597 2 switch:V.12 [42299feb]
    switched who=2
1598 2 pass [d0ebcd26]
1599 3 pass [43e369a8]
1600 0 show:exchange [c0deefb9]
1601 0 at:2 [a3773e68]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1602 0 give:seize [e4a3936a]
    traded who=0 whom=2
1603 0 pass [a1764ab1]
1604 1 reveal [56193863]
    turned-up-staging who=1 card=take-the-lead
1605 1 exit [20236d61]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1606 1 pass [6fbef26c]
1607 2 reveal [893fd221]
    turned-up who=2 card=V.12
    exiting who=2 card=V.12
1608 0 seize [d2779528]
1609 3 let [f103720b]
    seized by=0 who=2 card=V.12
    scored who=0 card=V.12 n=1
    died character=emilia
    took-wounds who=0 n=1
1610 3 reveal [994bf9f9]
    turned-up-staging who=3 card=miscue
1611 3 improv [f64a1be8]
    improvised who=3
1612 3 draw:staging [6af1ce78]
1613 3 bury:V.2 [85e95d27]
    drew who=3 pile=staging
    buried who=3 pile=script
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1614 3 pass [6a83059e]
    drew who=0 pile=staging
    drew who=1 pile=script
1615 2 draw:staging [3ac73c97]
    drew who=2 pile=staging
    drew who=3 pile=script
    scene-began scene=3
1616 1 pass [295d8faa]
1617 2 pass [846e562b]
1618 3 pass [545c0af6]
1619 0 pass [afbf650d]
1620 0 place:V.11 [79c7c6c6]
1621 1 place:revive [3a123f33]
1622 2 place:V.13 [91816119]
1623 3 place:V.3 [70c17cb2]
    placed-all
1624 1 pass [609eec4a]
1625 2 pass [63e9133c]
1626 3 improv [76d5b37c]
    improvised who=3
1627 3 switch:seize [48c05ad0]
    switched who=3
1628 3 pass [3d9ac9c7]
1629 0 pass [8a96625e]
1630 1 improv [917beced]
    improvised who=1
1631 1 draw:staging [713f6501]
1632 1 bury:V.4 [7437fd21]
    drew who=1 pile=staging
    buried who=1 pile=script
1633 1 reveal [ff2a03f1]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1634 1 pass [07d55a6a]
1635 2 reveal [2a0fed3b]
    turned-up who=2 card=V.13
    played who=2 card=V.13
    scored who=2 card=V.13 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1636 2 coin:othello [7f6d6f9a]
    used-coin-at who=2 coin=othello whom=0
    took-lead who=2 whom=0
1637 2 pass [65f355d9]
1638 3 reveal [b45e1068]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1639 3 pass [2f410387]
1640 0 reveal [cfb01252]
    turned-up who=0 card=V.11
1641 0 play [493380c0]
    played who=0 card=V.11
    set-aside card=V.11 character=emilia
    got-coin who=0 coin=emilia
1642 2 let [bd0d8858]
    got-handkerchief who=0
1643 0 pass [cb5decf8]
    drew who=2 pile=staging
    reshuffled pile=staging n=21
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=4
1644 3 improv [88784bfc]
    improvised who=3
1645 3 draw:staging [2a460780]
1646 3 bury:V.6 [3038f9f3]
    drew who=3 pile=staging
    buried who=3 pile=script
1647 3 pass [4e41dec6]
1648 0 pass [4e460108]
1649 1 improv [eb7fdf12]
    improvised who=1
1650 1 draw:staging [447a3348]
1651 1 bury:V.7 [6f58f28e]
    drew who=1 pile=staging
    buried who=1 pile=script
1652 1 pass [15323a6b]
1653 2 pass [a22e0ed5]
1654 0 place:take-the-lead [24662024]
1655 1 place:miscue [39be7655]
1656 2 place:seize [c5e4ab4f]
1657 3 place:V.16 [7cccd596]
    placed-all
1658 3 pass [6aadbb2c]
1659 0 pass [d034c44d]
1660 1 pass [c1d73624]
1661 2 pass [130f0bee]
1662 3 reveal [edaac86b]
    turned-up who=3 card=V.16
    played who=3 card=V.16
1663 2 seize [d08ec49a]
    seized by=2 who=3 card=V.16
    scored who=2 card=V.16 n=4
    died character=othello
    act-ended act=V
    tallied who=0 n=10
    tallied who=1 n=10
    tallied who=2 n=19
    tallied who=3 n=8
    iago-bonus who=0 n=1
    iago-bonus who=1 n=1
    company-bonus who=1 n=2
    iago-bonus who=2 n=2
    company-bonus who=2 n=2
    game-ended
scores [11, 13, 23, 8] winners [2]
