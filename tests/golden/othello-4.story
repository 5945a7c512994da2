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
137 2 bury:I.3 [928684ed]
    reshuffled pile=script n=4
    drew who=2 pile=script
    buried who=2 pile=script
138 2 pass [4c5854a9]
139 3 pass [bf27eb30]
140 0 improv [fbe054e5]
    improvised who=0
141 0 draw:script [2564fc4a]
142 0 bury:I.8 [6438d039]
    drew who=0 pile=script
    buried who=0 pile=script
143 0 pass [e2380297]
144 1 improv [add75ab4]
    improvised who=1
145 1 draw:staging [7a23cf7f]
146 1 bury:miscue [2d9b789b]
    drew who=1 pile=staging
    buried who=1 pile=staging
147 1 pass [c41553d9]
148 0 place:seize [08ea9b65]
149 1 place:revive [aa7bc961]
150 2 place:seize [d1dabbb3]
151 3 place:villainy [568e48c2]
    placed-all
152 2 show:no-drama [f68e2586]
    no-drama who=2
    drew who=2 pile=staging
153 2 pass [370f8ec8]
154 3 pass [95931cfc]
155 0 pass [5912f3a0]
156 1 pass [fa7de542]
157 2 show:exchange [8f8b9a7a]
158 2 at:3 [8120782c]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
159 3 let [1bace04e]
160 2 give:take-the-lead [103abdd8]
    traded who=2 whom=3
161 2 reveal [2c8bc62e]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
162 2 pass [84ba0c0a]
163 3 reveal [f25ce142]
    turned-up-staging who=3 card=villainy
164 3 improv [1ec2b5a8]
    improvised who=3
165 3 draw:staging [673fd5f0]
166 3 bury-placed [2f1efba0]
    drew who=3 pile=staging
    buried who=3 pile=staging
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
167 3 pass [59c3c89a]
168 0 reveal [6efdb4fd]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
169 0 pass [a67b633a]
170 1 reveal [6876c069]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
171 1 pass [5b4a9800]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=5
172 2 improv [e54aa841]
    improvised who=2
173 2 draw:script [04f42d96]
174 2 bury:I.12 [a031c95b]
    script-empty
    drew who=2 pile=script
    buried who=2 pile=script
175 2 pass [a9713f06]
176 3 pass [53349264]
177 0 pass [01f83a24]
178 1 pass [a0a85bb5]
179 0 place:I.2 [fb401647]
180 1 place:I.11 [81184671]
181 2 place:villainy [61d8c4c2]
182 3 place:take-the-lead [ad3019b1]
    placed-all
183 2 pass [32c4be05]
184 3 improv [2131f7b7]
    improvised who=3
185 3 switch:take-the-lead [6eb3f5a2]
    switched who=3
186 3 pass [e36bc79a]
187 0 improv [4e6e6cf6]
    improvised who=0
188 0 switch:I.3 [5b600884]
    switched who=0
189 0 pass [99c6b903]
190 1 improv [6014d9d0]
    improvised who=1
191 1 switch:I.6 [3c9cc22a]
    switched who=1
192 1 pass [c2b2792d]
193 2 reveal [73733802]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
194 0 let [b843f70b]
195 3 let [904dd070]
    got-intrigue who=2 n=1
196 2 pass [8770c597]
197 3 reveal [e311a133]
    turned-up-staging who=3 card=take-the-lead
198 3 play [fc6c7c79]
    aimed who=3 card=take-the-lead whom=1
199 0 let [f64b94b8]
    took-lead who=3 whom=1
200 3 pass [4bd046c6]
201 0 reveal [24fb33da]
    turned-up who=0 card=I.3
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
202 0 pass [207e0f98]
203 1 reveal [52202292]
    turned-up who=1 card=I.6
204 1 play [4e50b032]
    played who=1 card=I.6
    scored who=1 card=I.6 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
205 1 coin:cassio [93deaf0e]
    used-coin who=1 coin=cassio
206 1 draw:staging [23a540fc]
207 1 bury:villainy [f216a842]
    drew who=1 pile=staging
    buried who=1 pile=staging
208 1 pass [2a74c858]
    drew who=3 pile=script
    reshuffled pile=script n=1
    script-again
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    script-empty
    scene-began scene=6
209 0 pass [d9a7ff68]
210 1 show:exchange [b7a00639]
211 1 at:0 [8cb8f4c2]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
212 0 let [147cee0d]
213 1 give:I.1 [0964bfe5]
    traded who=1 whom=0
214 1 improv [0c839d02]
    improvised who=1
215 1 bury:I.2 [69b481dc]
    drew who=1 pile=staging
    buried who=1 pile=script
216 1 pass [ad2d2476]
217 2 improv [eff72f8c]
    improvised who=2
218 2 draw:script [5da9cd73]
219 2 bury:I.8 [780006ee]
    drew who=2 pile=script
    buried who=2 pile=script
220 2 pass [f85fe949]
221 3 pass [99ec1454]
222 0 place:revive [a5ba60e4]
223 1 place:miscue [9c634174]
224 2 place:I.5 [da44110c]
225 3 place:revive [6768583b]
    placed-all
226 0 pass [ccca7143]
227 1 pass [08ac6a16]
228 2 pass [b94cd632]
229 3 improv [32ba6014]
    improvised who=3
230 3 switch:I.12 [e7daa2d1]
    switched who=3
231 3 pass [710c0f6f]
232 0 reveal [d7822648]
    turned-up-staging who=0 card=revive
233 0 improv [63052fda]
    improvised who=0
234 0 draw:staging [36b8c160]
235 0 bury:I.1 [b2aeacd6]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=revive
236 3 let [50240b08]
    got-intrigue who=0 n=1
237 0 pass [d8e7b8e8]
238 1 reveal [0631c1f5]
    turned-up-staging who=1 card=miscue
239 1 play [79f9d287]
240 1 at:2 [10fd96a6]
    aimed who=1 card=miscue whom=2
241 3 let [d122bde0]
    must-switch whom=2
    drew who=1 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=1
242 2 switch:I.3 [af6a211a]
    switched who=2
243 1 place:villainy [1a8ae64e]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
244 3 let [6d11087a]
    got-intrigue who=1 n=1
245 1 pass [c727c4d9]
246 2 reveal [40517239]
    turned-up who=2 card=I.3
    exiting who=2 card=I.3
247 3 let [05ad2de5]
    got-intrigue who=2 n=1
248 2 pass [60d281b5]
249 3 reveal [ecc862d6]
    turned-up who=3 card=I.12
    played who=3 card=I.12
    scored who=3 card=I.12 n=3
    got-intrigue who=3 n=1
    got-coin who=3 coin=iago
    act-ended act=I
    tallied who=0 n=2
    tallied who=1 n=2
    tallied who=2 n=0
    tallied who=3 n=5
    lead-cast who=2
250 0 pass [dc313936]
    drew who=2 pile=staging
251 0 discard:villainy [e3e26328]
    discarded who=0 card=villainy
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    act-began act=II who=2
    scene-began scene=1
252 3 pass [be806293]
253 0 improv [f45b98fe]
    improvised who=0
254 0 draw:staging [d87fab88]
255 0 bury:II.4 [108afce1]
    drew who=0 pile=staging
    buried who=0 pile=script
256 0 pass [631ebf18]
257 1 improv [7bcc2b7a]
    improvised who=1
258 1 draw:script [438237aa]
259 1 bury:II.8 [730fd917]
    drew who=1 pile=script
    buried who=1 pile=script
260 1 pass [46fe1205]
261 2 improv [0950d62d]
    improvised who=2
262 2 draw:staging [c0735dd8]
263 2 bury:take-the-lead [3e1928ab]
    drew who=2 pile=staging
    buried who=2 pile=staging
264 2 pass [2a56d847]
265 0 place:seize [4e59a5d6]
266 1 place:II.11 [a1781420]
267 2 place:II.7 [eb921237]
268 3 place:II.9 [e421ee2a]
    placed-all
269 3 pass [fccd685a]
270 0 pass [1766a725]
271 1 pass [516e37b3]
272 2 pass [4d3ac6f6]
273 3 coin:iago [281b9932]
274 3 wound:othello [fdd1b092]
    used-iago who=3 character=othello
    wounded who=3 character=othello n=1 total=6
275 3 improv [6846083e]
    improvised who=3
276 3 draw:staging [67335067]
277 3 bury:revive [c8124c31]
    drew who=3 pile=staging
    buried who=3 pile=staging
278 3 reveal [898e44b1]
    turned-up who=3 card=II.9
    exiting who=3 card=II.9
279 0 let [13b21d95]
    got-intrigue who=3 n=1
280 3 pass [b71278d3]
281 0 reveal [dc045787]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
282 0 pass [1135ae33]
283 1 reveal [ccd54027]
    turned-up who=1 card=II.11
    exiting who=1 card=II.11
    got-intrigue who=1 n=1
284 1 show:no-drama [bb77cac4]
    no-drama who=1
    drew who=1 pile=staging
285 1 pass [092f31ca]
286 2 reveal [3368a301]
    turned-up who=2 card=II.7
    exiting who=2 card=II.7
    got-intrigue who=2 n=1
287 2 pass [1214befd]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=2
288 3 pass [c9d3811b]
289 0 improv [f5f0a85f]
    improvised who=0
290 0 draw:staging [e046a609]
291 0 bury:take-the-lead [6d4fd82c]
    drew who=0 pile=staging
    buried who=0 pile=staging
292 0 pass [7aecc273]
293 1 pass [a3603b58]
294 2 improv [9001c7f4]
    improvised who=2
295 2 draw:script [bc7901b4]
296 2 bury:II.2 [401a2abc]
    drew who=2 pile=script
    buried who=2 pile=script
297 2 pass [f68fa127]
298 0 place:II.5 [fa839448]
299 1 place:exchange [55e6f196]
300 2 place:II.6 [2014ae4d]
301 3 place:II.12 [ff69b053]
    placed-all
302 3 show:exchange [e28cc193]
303 3 at:0 [cf9d6274]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
304 0 let [44638678]
305 3 give:take-the-lead [ef1b8c7d]
    traded who=3 whom=0
306 3 pass [4905b696]
307 0 pass [7189dbc1]
308 1 pass [a33ad3ee]
309 2 pass [49d8f3ad]
310 3 reveal [a30d5a1c]
    turned-up who=3 card=II.12
311 3 play [04d21c41]
    played who=3 card=II.12
    failed who=3 card=II.12
312 3 pass [27c62865]
313 0 reveal [c725ef5d]
    turned-up who=0 card=II.5
    exiting who=0 card=II.5
    got-intrigue who=0 n=1
314 0 pass [c3c925d8]
315 1 reveal [8e2be8e0]
    turned-up-staging who=1 card=exchange
316 1 play [2935cbd9]
317 1 at:2 [85151579]
    aimed who=1 card=exchange whom=2
318 1 give:II.10 [8cd42a3b]
    traded who=1 whom=2
319 1 pass [105cba86]
320 2 reveal [0ab59867]
    turned-up who=2 card=II.6
    exiting who=2 card=II.6
    got-intrigue who=2 n=1
321 2 pass [20b2e577]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=3
322 3 pass [0e66c00d]
323 0 improv [0a11d0ff]
    improvised who=0
324 0 draw:staging [61beca58]
325 0 bury:II.1 [075047b4]
    drew who=0 pile=staging
    buried who=0 pile=script
326 0 pass [8791c5f0]
327 1 pass [b48da139]
328 2 pass [dbb9cb27]
329 0 place:exchange [d1b0a92d]
330 1 place:II.3 [1b59bc00]
331 2 place:revive [4799b9cf]
332 3 place:revive [a849471b]
    placed-all
333 3 improv [b6e40710]
    improvised who=3
334 3 switch:seize [d7694b22]
    switched who=3
335 3 show:exchange [1df74481]
336 3 at:2 [8099e705]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
337 2 let [37dbccce]
338 3 give:seize [81850c87]
    traded who=3 whom=2
339 3 pass [cad73e82]
340 0 pass [41224ffb]
341 1 pass [4735b445]
342 2 improv [3874b7a9]
    improvised who=2
343 2 switch:take-the-lead [8edc7c77]
    switched who=2
344 2 pass [3a115edc]
345 3 reveal [052d18d5]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
346 3 pass [65a403dc]
347 0 reveal [c4712d0f]
    turned-up-staging who=0 card=exchange
348 0 exit [2f4fba9d]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
349 0 pass [f79f2eaf]
350 1 reveal [e27dad49]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
351 1 pass [3f494165]
352 2 reveal [81c4dd40]
    turned-up-staging who=2 card=take-the-lead
353 2 play [f47cbd38]
354 2 at:0 [a6f8dde9]
    aimed who=2 card=take-the-lead whom=0
355 0 let [872ee3ca]
    gave-lead who=2 whom=0
356 2 pass [58b72914]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=4
357 1 pass [22c03082]
358 2 pass [8fd0c2ab]
359 3 improv [307344f5]
    improvised who=3
360 3 draw:staging [729c3b7b]
361 3 bury:seize [e57d7c51]
    drew who=3 pile=staging
    buried who=3 pile=staging
362 3 pass [d92f9010]
363 0 improv [0c6f28da]
    improvised who=0
364 0 draw:script [743f1a60]
365 0 bury:II.4 [703e746f]
    reshuffled pile=script n=7
    drew who=0 pile=script
    buried who=0 pile=script
366 0 pass [519cb1e0]
367 0 place:seize [8def112a]
368 1 place:take-the-lead [1d026249]
369 2 place:II.8 [085e83fd]
370 3 place:take-the-lead [881b496c]
    placed-all
371 1 improv [9feff4d1]
    improvised who=1
372 1 switch:no-drama [e709957e]
    switched who=1
373 1 pass [c054ab87]
374 2 pass [2172ea07]
375 3 pass [0c11838d]
376 0 pass [c6a48726]
377 1 reveal [b08eda4d]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
378 1 pass [005a7b8f]
379 2 reveal [89268ed3]
    turned-up who=2 card=II.8
380 2 play [c62091a2]
    played who=2 card=II.8
381 0 seize [62c917a1]
382 3 let [fcf8c1e9]
    seized by=0 who=2 card=II.8
    scored who=0 card=II.8 n=1
    wounded who=0 character=montano n=1 total=1
    died character=montano
    took-wounds who=0 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
383 0 pass [8762011c]
384 3 reveal [4fa34788]
    turned-up-staging who=3 card=take-the-lead
385 3 play [224e458d]
    aimed who=3 card=take-the-lead whom=0
386 0 let [24243e93]
    took-lead who=3 whom=0
387 3 pass [4ac3d076]
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
388 2 draw:script [2b51142b]
    drew who=2 pile=script
    scene-began scene=5
389 0 pass [b88eba5c]
390 1 pass [de66514e]
391 2 pass [d1573c54]
392 3 improv [30690d11]
    improvised who=3
393 3 draw:script [7f3a1d0e]
394 3 bury:II.6 [68d12e06]
    drew who=3 pile=script
    buried who=3 pile=script
395 3 pass [7a0c1ab0]
396 0 place:no-drama [778cd09a]
397 1 place:take-the-lead [58bb228f]
398 2 place:seize [65155d79]
399 3 place:II.2 [5c230ffc]
    placed-all
400 0 pass [cbce52dc]
401 1 pass [a3b49522]
402 2 pass [2b24dcf8]
403 3 pass [d07a7a79]
404 0 coin:cassio [39933f53]
    used-coin who=0 coin=cassio
405 0 draw:staging [c401e68f]
406 0 bury:II.1 [b64ed21f]
    drew who=0 pile=staging
    buried who=0 pile=script
407 0 improv [740311dd]
    improvised who=0
408 0 draw:staging [228d6793]
409 0 bury:exchange [0deaba2f]
    drew who=0 pile=staging
    buried who=0 pile=staging
410 0 reveal [3c82d546]
    turned-up-staging who=0 card=no-drama
411 0 play [86434288]
    played who=0 card=no-drama
    no-drama who=0
412 0 pass [524f9bcf]
413 1 improv [b07252c9]
    improvised who=1
414 1 draw:staging [2531093c]
415 1 bury-placed [03d80050]
    drew who=1 pile=staging
    buried who=1 pile=staging
416 1 reveal [30a71b09]
    turned-up-staging who=1 card=take-the-lead
417 1 play [17be22ab]
    aimed who=1 card=take-the-lead whom=3
    took-lead who=1 whom=3
418 1 pass [25a796cb]
419 2 reveal [674a7195]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
420 2 pass [16f5bec9]
421 3 reveal [b3129179]
    turned-up who=3 card=II.2
    exiting who=3 card=II.2
    got-intrigue who=3 n=1
422 3 pass [d1241712]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=6
423 2 improv [7aff8372]
    improvised who=2
424 2 draw:staging [76a332f6]
425 2 bury:II.3 [b2da8493]
    drew who=2 pile=staging
    buried who=2 pile=script
426 2 pass [3d39a97e]
427 3 pass [83dd7cce]
428 0 pass [070b41b0]
429 1 pass [60c6fe48]
430 0 place:villainy [2a0a2f67]
431 1 place:II.9 [4ba5845e]
432 2 place:II.10 [1403e989]
433 3 place:revive [1fc28b73]
    placed-all
434 2 pass [15f21e99]
435 3 improv [c5e74bfc]
    improvised who=3
436 3 switch:revive [84ea8080]
    switched who=3
437 3 pass [d46b80e0]
438 0 pass [0f574135]
439 1 pass [a23cc8f2]
440 2 reveal [8efab5d4]
    turned-up who=2 card=II.10
    played who=2 card=II.10
441 0 let [3ce81ef2]
    scored who=2 card=II.10 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
442 2 coin:othello [59005b44]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
443 2 pass [127c5048]
444 3 reveal [0d32c93f]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
445 0 let [df8e3f0b]
    got-intrigue who=3 n=1
446 3 pass [504c9565]
447 0 improv [a54067ad]
    improvised who=0
448 0 draw:staging [8f74db7d]
449 0 bury-placed [3f4cc13b]
    drew who=0 pile=staging
    buried who=0 pile=staging
450 0 reveal [4f40c60b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
451 0 pass [6f843473]
452 1 reveal [dbc92c94]
    turned-up who=1 card=II.9
    exiting who=1 card=II.9
    got-intrigue who=1 n=1
453 1 pass [120839ee]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=7
454 3 improv [108d4bcd]
    improvised who=3
455 3 draw:script [b56d6507]
456 3 bury:II.4 [9f5b4134]
    drew who=3 pile=script
    buried who=3 pile=script
457 3 pass [8292a8b9]
458 0 pass [156adc35]
459 1 pass [00cb282a]
460 2 pass [a73718bd]
461 0 place:take-the-lead [41ca4304]
462 1 place:II.5 [73e5f11f]
463 2 place:take-the-lead [57214635]
464 3 place:miscue [e9a8ace3]
    placed-all
465 3 pass [658259d9]
466 0 pass [5d98d170]
467 1 improv [cd85337a]
    improvised who=1
468 1 switch:take-the-lead [4e89be46]
    switched who=1
469 1 pass [454a2338]
470 2 show:exchange [7a39340f]
471 2 at:1 [b6335869]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=staging n=19
472 2 give:II.11 [7ac47660]
    traded who=2 whom=1
473 2 pass [56295877]
474 3 reveal [f575a9e2]
    turned-up-staging who=3 card=miscue
475 3 exit [1ee59824]
    exiting who=3 card=miscue
476 0 let [3ca76ee4]
477 2 let [38676a71]
    got-intrigue who=3 n=1
478 3 pass [662b0654]
479 0 reveal [2bf855ac]
    turned-up-staging who=0 card=take-the-lead
480 0 improv [807102d3]
    improvised who=0
481 0 draw:staging [d2dc6f24]
482 0 bury:II.6 [9fa6b507]
    drew who=0 pile=staging
    buried who=0 pile=script
483 0 exit [7f5b664d]
    exiting who=0 card=take-the-lead
484 2 let [69824051]
    got-intrigue who=0 n=1
485 0 pass [8db0aadb]
486 1 reveal [ba5fb438]
    turned-up-staging who=1 card=take-the-lead
487 1 play [42730429]
    aimed who=1 card=take-the-lead whom=2
488 2 let [e22a6a26]
    took-lead who=1 whom=2
489 1 pass [69152684]
490 2 reveal [bc056bb8]
    turned-up-staging who=2 card=take-the-lead
491 2 improv [82bad6f6]
    improvised who=2
492 2 draw:staging [9c65ffe0]
493 2 bury-placed [9e006403]
    drew who=2 pile=staging
    buried who=2 pile=staging
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
494 2 pass [94b8982f]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    scene-began scene=8
495 2 pass [74db1fc5]
496 3 improv [e769f552]
    improvised who=3
497 3 draw:script [b0f6ad30]
498 3 bury:II.6 [a678cfe6]
    script-empty
    drew who=3 pile=script
    buried who=3 pile=script
499 3 pass [b7be5e15]
500 0 improv [b03fe696]
    improvised who=0
501 0 draw:staging [b0ac9c6e]
502 0 bury:II.7 [91e76542]
    drew who=0 pile=staging
    buried who=0 pile=script
503 0 pass [6654cd64]
504 1 pass [3c162429]
505 0 place:seize [3b9fbf8c]
506 1 place:II.3 [164b97a4]
507 2 place:II.4 [496a0537]
508 3 place:II.2 [7edf3e22]
    placed-all
509 2 pass [f76ea277]
510 3 pass [18a51c3f]
511 0 pass [c4f8ad1a]
512 1 pass [e740bccd]
513 2 reveal [95e864a2]
    turned-up who=2 card=II.4
514 2 play [9de282cb]
    played who=2 card=II.4
    scored who=2 card=II.4 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
515 2 coin:othello [2be470ef]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
516 2 pass [95a6527b]
517 3 reveal [f1673eeb]
    turned-up who=3 card=II.2
    exiting who=3 card=II.2
    got-intrigue who=3 n=1
518 3 pass [f3d96fd4]
519 0 reveal [eab27708]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
520 0 show:no-drama [764ac559]
    no-drama who=0
    drew who=0 pile=staging
521 0 pass [54f1b699]
522 1 reveal [168e18b6]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
523 1 pass [ef05904f]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=9
524 3 improv [009e098b]
    improvised who=3
525 3 draw:staging [7cdc54b8]
526 3 bury:II.1 [5df8c847]
    drew who=3 pile=staging
    buried who=3 pile=script
527 3 show:exchange [cc3ae4d2]
528 3 at:2 [733bd751]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
529 2 show:no-drama [3ca3e9e8]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=3 whom=2
530 3 show:exchange [39b3d510]
531 3 at:0 [106abeb0]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
532 3 give:take-the-lead [45d5b014]
    traded who=3 whom=0
533 3 pass [5583668e]
534 0 show:exchange [2a4ab348]
535 0 at:1 [d1438e7b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
536 1 let [5541dbf4]
537 0 give:II.9 [82c11250]
    traded who=0 whom=1
538 0 pass [0a1fe116]
539 1 pass [4d1ad8f5]
540 2 pass [5fecec94]
541 0 place:exchange [361f58dd]
542 1 place:II.9 [04c32973]
543 2 place:seize [1c867eff]
544 3 place:II.12 [808e06d9]
    placed-all
545 3 pass [46bc4e0c]
546 0 pass [f5305104]
547 1 pass [1195fc00]
548 2 pass [b7f79428]
549 3 reveal [f30063a8]
    turned-up who=3 card=II.12
    played who=3 card=II.12
550 1 let [d72a493e]
551 2 seize [6bfaea54]
    seized by=2 who=3 card=II.12
    scored who=2 card=II.12 n=3
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
    act-ended act=II
    tallied who=0 n=3
    tallied who=1 n=2
    tallied who=2 n=7
    tallied who=3 n=5
    lead-cast who=1
    drew who=1 pile=staging
552 2 discard:villainy [128f009b]
    discarded who=2 card=villainy
553 0 discard:exchange [cc30d967]
    discarded who=0 card=exchange
554 0 discard:villainy [99ffdb20]
    discarded who=0 card=villainy
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    act-began act=III who=1
    scene-began scene=1
555 2 improv [310774b4]
    improvised who=2
556 2 draw:staging [028d06c5]
557 2 bury:III.7 [9e729476]
    drew who=2 pile=staging
    buried who=2 pile=script
558 2 pass [84048fd6]
559 3 pass [a2a73b88]
560 0 pass [a417bb11]
561 1 improv [571899d3]
    improvised who=1
562 1 draw:script [ca4121b2]
563 1 bury:III.8 [74b01d42]
    drew who=1 pile=script
    buried who=1 pile=script
564 1 pass [e4d392c6]
565 0 place:take-the-lead [1e672b5d]
566 1 place:III.12 [65ea8d4b]
567 2 place:revive [879d9194]
568 3 place:III.11 [af18577b]
    placed-all
569 2 pass [e00b32d5]
570 3 pass [00e5cb3c]
571 0 pass [69e6e8bd]
572 1 pass [6cc40d89]
573 2 coin:iago [34dc9ed6]
574 2 wound:emilia [6c9a51c0]
    used-iago who=2 character=emilia
    wounded who=2 character=emilia n=1 total=4
575 2 reveal [a12fa243]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
576 2 pass [14fe94d8]
577 3 reveal [a35fb893]
    turned-up who=3 card=III.11
578 3 play [b320c1bc]
    played who=3 card=III.11
    scored who=3 card=III.11 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=desdemona
579 3 coin:desdemona [b4648f77]
    no-drama-coin who=3
580 3 pass [3359485f]
581 0 reveal [76b78b4c]
    turned-up-staging who=0 card=take-the-lead
582 0 play [b80db0dc]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
583 0 pass [094d18d5]
584 1 reveal [c2a11045]
    turned-up who=1 card=III.12
585 1 play [5678df17]
    played who=1 card=III.12
    scored who=1 card=III.12 n=1
    got-coin who=1 coin=othello
    got-handkerchief who=1
586 1 coin:othello [886efb91]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
587 1 pass [a312bef7]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=2
588 2 improv [4ace5542]
    improvised who=2
589 2 draw:staging [5780938b]
590 2 bury:III.4 [13630601]
    drew who=2 pile=staging
    buried who=2 pile=script
591 2 pass [8b87397f]
592 3 pass [ccb87048]
593 0 pass [7eb9bea2]
594 1 pass [3dbdcfe0]
595 0 place:III.13 [a80b54e5]
596 1 place:miscue [3ee499b1]
597 2 place:III.15 [d07a9c56]
598 3 place:III.14 [119e08ed]
    placed-all
599 2 pass [811f9ea7]
600 3 show:exchange [9fa4f352]
601 3 at:0 [ab6aabae]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
602 3 give:take-the-lead [e950da79]
    traded who=3 whom=0
603 3 improv [ad5d208f]
    improvised who=3
604 3 switch:seize [b5ed03be]
    switched who=3
605 3 pass [7133e64c]
606 0 pass [7ecec29c]
607 1 pass [5e113a67]
608 2 reveal [075c4ead]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    failed who=2 card=III.15
609 2 pass [f34eab06]
610 3 reveal [17c83dc5]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
611 3 pass [67652ca8]
612 0 reveal [f1e8aaed]
    turned-up who=0 card=III.13
613 0 exit [a37be195]
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
614 0 pass [48592cbf]
615 1 reveal [887c1545]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
616 1 pass [ae6141f8]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    reshuffled pile=staging n=19
    scene-began scene=3
617 2 pass [d0c3ec9c]
618 3 pass [78790032]
619 0 pass [6b61b7ea]
620 1 improv [d2eae400]
    improvised who=1
621 1 draw:script [aa20206b]
622 1 bury:III.9 [6cdf315c]
    drew who=1 pile=script
    buried who=1 pile=script
623 1 pass [69b1e01d]
624 0 place:take-the-lead [e632cb2a]
625 1 place:seize [cfc70b32]
626 2 place:revive [85dd5e27]
627 3 place:revive [ec9d4648]
    placed-all
628 2 pass [74856d7b]
629 3 improv [af7c40a0]
    improvised who=3
630 3 switch:III.6 [a3d2b4f9]
    switched who=3
631 3 pass [1bbc2ae9]
632 0 improv [a55b9eb5]
    improvised who=0
633 0 switch:take-the-lead [34a5c793]
    switched who=0
634 0 pass [bbbd732d]
635 1 pass [9405d9a5]
636 2 reveal [40b6da2c]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
637 2 pass [3a2f51ef]
638 3 reveal [d6591e2f]
    turned-up who=3 card=III.6
639 3 exit [6b31fbe6]
    exiting who=3 card=III.6
    got-intrigue who=3 n=1
640 3 pass [4ac8dada]
641 0 reveal [3400b85f]
    turned-up-staging who=0 card=take-the-lead
642 0 exit [b830c0bf]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
643 0 pass [cd2f0f68]
644 1 reveal [b998760e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
645 1 pass [33e1c458]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=4
646 2 pass [de8e6e83]
647 3 improv [41960c33]
    improvised who=3
648 3 draw:staging [92f31ee5]
649 3 bury:revive [97f16e61]
    drew who=3 pile=staging
    buried who=3 pile=staging
650 3 pass [30793a8e]
651 0 improv [4c51cc9f]
    improvised who=0
652 0 draw:staging [60d6d0cb]
653 0 bury:III.10 [3bdf7a9f]
    drew who=0 pile=staging
    buried who=0 pile=script
654 0 pass [946f6b94]
655 1 improv [e59ad3f8]
    improvised who=1
656 1 draw:script [d6f28014]
657 1 bury:III.1 [f97f34a3]
    drew who=1 pile=script
    buried who=1 pile=script
658 1 pass [516a36ae]
659 0 place:III.8 [5b144104]
660 1 place:take-the-lead [14b5c970]
661 2 place:seize [20dce707]
662 3 place:III.14 [e3210be9]
    placed-all
663 2 pass [32df7a1a]
664 3 pass [e0898547]
665 0 pass [fd992e85]
666 1 pass [f3db43ec]
667 2 reveal [9d6eb5e1]
    turned-up-staging who=2 card=seize
668 2 exit [52bc9aeb]
    exiting who=2 card=seize
    got-intrigue who=2 n=1
669 2 pass [83c6dec0]
670 3 reveal [32dc7dd9]
    turned-up who=3 card=III.14
671 3 exit [ce915001]
    exiting who=3 card=III.14
    got-intrigue who=3 n=1
672 3 pass [4d1e516d]
673 0 reveal [deaad89d]
    turned-up who=0 card=III.8
674 0 exit [30a8c2c4]
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
675 0 pass [558983f9]
676 1 reveal [5002118a]
    turned-up-staging who=1 card=take-the-lead
677 1 play [3ee7982e]
678 1 at:0 [edc7a0ba]
    aimed who=1 card=take-the-lead whom=0
679 0 let [f2df83cc]
    gave-lead who=1 whom=0
680 1 pass [65af524a]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=5
681 1 pass [656e64ad]
682 2 improv [9a1d52fc]
    improvised who=2
683 2 draw:staging [489adf9f]
684 2 bury:III.7 [87081c90]
    drew who=2 pile=staging
    buried who=2 pile=script
685 2 pass [6220ef34]
686 3 improv [a7e2fe81]
    improvised who=3
687 3 draw:staging [7c746f0e]
688 3 bury:exchange [3a99b289]
    drew who=3 pile=staging
    buried who=3 pile=staging
689 3 pass [b1997a97]
690 0 pass [ab8392df]
691 0 place:no-drama [2d349ffe]
692 1 place:III.5 [6ac86bfc]
693 2 place:villainy [a8b9a3e4]
694 3 place:miscue [020e0cdd]
    placed-all
695 1 pass [c38a0953]
696 2 pass [5b6c9a64]
697 3 pass [0914e63f]
698 0 improv [0672d87d]
    improvised who=0
699 0 switch:seize [d737b3e6]
    switched who=0
700 0 pass [4c383c58]
701 1 reveal [cfcc5a85]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
702 2 let [60fb7a92]
    got-intrigue who=1 n=1
703 1 pass [ad6a81dc]
704 2 reveal [90b4469f]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
705 2 show:exchange [1d262ef6]
706 2 at:3 [569fda36]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
707 2 give:miscue [0a893dc8]
    traded who=2 whom=3
708 2 show:exchange [8c219cd2]
709 2 at:0 [ef2d768a]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
710 2 give:revive [ec3cba29]
    traded who=2 whom=0
711 2 pass [0bf3d5e2]
712 3 reveal [5a6cc257]
    turned-up-staging who=3 card=miscue
713 3 exit [e792bf68]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
714 3 pass [d76ebedb]
715 0 reveal [0dacf2c2]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
716 0 pass [33305bed]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=6
    drew who=3 pile=script
    scene-began scene=6
717 1 pass [67614db3]
718 2 improv [bcf55913]
    improvised who=2
719 2 draw:script [fb625008]
720 2 bury:III.10 [cfa3c0f2]
    drew who=2 pile=script
    buried who=2 pile=script
721 2 pass [cd6301d3]
722 3 improv [6f665196]
    improvised who=3
723 3 draw:staging [6d099477]
724 3 bury:villainy [0cfbfeb9]
    drew who=3 pile=staging
    buried who=3 pile=staging
725 3 show:exchange [48031638]
726 3 at:2 [407516c9]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
727 2 let [16d29faf]
728 3 give:III.6 [60875eba]
    traded who=3 whom=2
729 3 pass [c193974a]
730 0 improv [3363a95e]
    improvised who=0
731 0 draw:staging [c2fc33c1]
732 0 bury:III.1 [be05d142]
    drew who=0 pile=staging
    buried who=0 pile=script
733 0 pass [9c935d6d]
734 0 place:revive [d27068f4]
735 1 place:III.4 [b28a3da6]
736 2 place:take-the-lead [9280da49]
737 3 place:III.3 [f7733256]
    placed-all
738 1 pass [8d1ffb3b]
739 2 pass [442f9601]
740 3 pass [be34f819]
741 0 pass [58251627]
742 1 reveal [6a884276]
    turned-up who=1 card=III.4
743 1 exit [8c5301c5]
    exiting who=1 card=III.4
744 2 let [5b6ea376]
    got-intrigue who=1 n=1
745 1 pass [275a8fce]
746 2 reveal [c87ad14c]
    turned-up-staging who=2 card=take-the-lead
747 2 play [4761d58f]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
748 2 pass [28ea982a]
749 3 reveal [d13bcc43]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
    got-intrigue who=3 n=1
750 3 pass [368c2b81]
751 0 reveal [cf8989fe]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
752 0 pass [6b18863f]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=7
753 3 pass [0cd4ba8d]
754 0 pass [a7b32aa0]
755 1 show:exchange [ac32b70e]
756 1 at:3 [9850763d]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
757 3 let [3e1b57e3]
758 1 give:take-the-lead [379c93a8]
    traded who=1 whom=3
759 1 pass [90bbb58b]
760 2 improv [53240f70]
    improvised who=2
761 2 draw:staging [3df748c0]
762 2 bury:III.13 [d9decd78]
    drew who=2 pile=staging
    buried who=2 pile=script
763 2 pass [f522c3f1]
764 0 place:no-drama [06973493]
765 1 place:seize [0f138458]
766 2 place:take-the-lead [55931717]
767 3 place:miscue [947058ac]
    placed-all
768 3 improv [93163a2e]
    improvised who=3
769 3 switch:III.7 [79900014]
    switched who=3
770 3 pass [1dcb1612]
771 0 pass [5a769c6a]
772 1 improv [c30d52ca]
    improvised who=1
773 1 switch:no-drama [7410ae67]
    switched who=1
774 1 pass [2d313ef6]
775 2 pass [6e83b461]
776 3 reveal [51126739]
    turned-up who=3 card=III.7
    played who=3 card=III.7
777 0 let [6a7cd00a]
778 1 let [e7d4be48]
    failed who=3 card=III.7
779 3 pass [303ef07b]
780 0 reveal [2d2198d0]
    turned-up-staging who=0 card=no-drama
781 0 improv [5e87d981]
    improvised who=0
782 0 draw:script [3fbc06d4]
783 0 bury:III.14 [99f809ca]
    drew who=0 pile=script
    buried who=0 pile=script
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
784 0 pass [3335a744]
785 1 reveal [fbe91a16]
    turned-up-staging who=1 card=no-drama
786 1 exit [ca4f4278]
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
787 1 pass [cb9f9bb1]
788 2 reveal [6abe4b21]
    turned-up-staging who=2 card=take-the-lead
789 2 play [4d5e67ba]
790 2 at:0 [192ecc41]
    aimed who=2 card=take-the-lead whom=0
791 0 let [eef20a0d]
    gave-lead who=2 whom=0
792 2 pass [a20bfd55]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=8
793 1 pass [50ce6df6]
794 2 pass [a08f5ad1]
795 3 pass [61c942b8]
796 0 pass [95ac726e]
797 0 place:III.8 [17824fb0]
798 1 place:III.2 [2ddfe1c0]
799 2 place:III.1 [de6be6dc]
800 3 place:take-the-lead [0203dd1b]
    placed-all
801 1 improv [be0b239d]
    improvised who=1
802 1 switch:III.10 [ad867214]
    switched who=1
803 1 pass [1511d78d]
804 2 pass [01299600]
805 3 pass [60a98131]
806 0 pass [19577ef5]
807 1 reveal [7aa2449c]
    turned-up who=1 card=III.10
808 1 play [d71770b0]
    played who=1 card=III.10
809 0 let [5dc32ff9]
    scored who=1 card=III.10 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
810 1 coin:othello [4f2a847d]
    used-coin-at who=1 coin=othello whom=0
811 0 let [410149de]
    took-lead who=1 whom=0
812 1 pass [886e3998]
813 2 reveal [ed85580a]
    turned-up who=2 card=III.1
814 2 play [99c86c67]
    played who=2 card=III.1
815 0 let [23dcb650]
    scored who=2 card=III.1 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=cassio
816 2 coin:cassio [5f176f1c]
    used-coin who=2 coin=cassio
817 2 draw:script [f6a7cf7b]
818 2 bury:III.6 [9380ee04]
    drew who=2 pile=script
    buried who=2 pile=script
819 2 pass [42a23159]
820 3 reveal [4445e18e]
    turned-up-staging who=3 card=take-the-lead
821 3 exit [a93408ff]
    exiting who=3 card=take-the-lead
822 0 let [1b785dab]
    got-intrigue who=3 n=1
823 3 pass [54b2ea77]
824 0 improv [a0de81ea]
    improvised who=0
825 0 draw:staging [66a36f49]
826 0 bury:seize [b26dcbb6]
    drew who=0 pile=staging
    buried who=0 pile=staging
827 0 reveal [7b8ff744]
    turned-up who=0 card=III.8
828 0 play [13555277]
    played who=0 card=III.8
    scored who=0 card=III.8 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
829 0 pass [3e9e65c0]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=9
830 2 show:exchange [1bed3c8e]
831 2 at:0 [f3088f0d]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
    reshuffled pile=staging n=19
832 0 let [ee75dc5b]
833 2 give:III.13 [2ca73687]
    traded who=2 whom=0
834 2 pass [26a36876]
835 3 pass [5886e64f]
836 0 coin:othello [9afe6760]
    used-coin-at who=0 coin=othello whom=1
837 1 let [d6b40a55]
    took-lead who=0 whom=1
838 0 improv [f551ce0d]
    improvised who=0
839 0 draw:script [720fc6fd]
840 0 bury:III.15 [04774025]
    reshuffled pile=script n=3
    drew who=0 pile=script
    buried who=0 pile=script
841 0 pass [361a9025]
842 1 improv [eeb1f8ea]
    improvised who=1
843 1 draw:script [e695fb9a]
844 1 bury:III.9 [8b104230]
    drew who=1 pile=script
    buried who=1 pile=script
845 1 pass [68d8f82d]
846 0 place:III.13 [372ea6c3]
847 1 place:III.3 [7503453a]
848 2 place:villainy [e6815fc0]
849 3 place:take-the-lead [1c6efb58]
    placed-all
850 1 pass [974f440c]
851 2 pass [ce32451f]
852 3 pass [d4b60eca]
853 0 pass [e98d716f]
854 1 reveal [42ab1432]
    turned-up who=1 card=III.3
    exiting who=1 card=III.3
855 2 let [f1275d1c]
856 3 let [95914bad]
    got-intrigue who=1 n=1
857 1 pass [17cec111]
858 2 reveal [7e2d9c79]
    turned-up-staging who=2 card=villainy
859 2 improv [a7c289d3]
    improvised who=2
860 2 draw:script [3888c8f9]
861 2 bury:III.5 [56b3f57f]
    drew who=2 pile=script
    buried who=2 pile=script
    exiting who=2 card=villainy
862 3 let [4d3cc810]
    got-intrigue who=2 n=1
863 2 pass [3a30e3b4]
864 3 reveal [1286422c]
    turned-up-staging who=3 card=take-the-lead
865 3 play [9f1f6736]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
866 3 pass [67751165]
867 0 reveal [17364225]
    turned-up who=0 card=III.13
868 0 play [154f25fe]
    played who=0 card=III.13
    scored who=0 card=III.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=emilia
869 0 show:no-drama [01623d7b]
    no-drama who=0
    drew who=0 pile=staging
870 0 pass [66d8b32f]
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=10
871 0 pass [5232a561]
872 1 show:no-drama [17bc53df]
    no-drama who=1
    drew who=1 pile=staging
873 1 pass [0b5e72ca]
874 2 improv [cd6dbdcb]
    improvised who=2
875 2 draw:script [36396915]
876 2 bury:III.15 [24d41b2a]
    drew who=2 pile=script
    buried who=2 pile=script
877 2 pass [eaa7d6c5]
878 3 improv [de910e78]
    improvised who=3
879 3 draw:script [c75990c4]
880 3 bury:III.14 [8cb8c9c8]
    drew who=3 pile=script
    buried who=3 pile=script
881 3 pass [f371ee30]
882 0 place:take-the-lead [3da1d362]
883 1 place:revive [38c67075]
884 2 place:villainy [4db219aa]
885 3 place:III.5 [786db4e4]
    placed-all
886 0 pass [3b41058a]
887 1 pass [e0def424]
888 2 pass [6762424d]
889 3 pass [aab61daa]
890 0 reveal [38dae1b2]
    turned-up-staging who=0 card=take-the-lead
891 0 play [0fa8e3df]
    aimed who=0 card=take-the-lead whom=3
892 1 let [44f9dd99]
    took-lead who=0 whom=3
893 0 pass [815921b5]
894 1 improv [13ed1321]
    improvised who=1
895 1 draw:script [62225d43]
896 1 bury:III.2 [48a5e360]
    drew who=1 pile=script
    buried who=1 pile=script
897 1 reveal [2720b80a]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
898 1 pass [a7317f66]
899 2 reveal [dc1b0e36]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
900 2 pass [9319d739]
901 3 reveal [e784c6d3]
    turned-up who=3 card=III.5
    exiting who=3 card=III.5
    got-intrigue who=3 n=1
902 3 pass [5a4c4bc1]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=11
903 1 improv [e3f6f1a7]
    improvised who=1
904 1 draw:script [cb974acf]
905 1 bury:III.2 [50fcb8ee]
    script-empty
    drew who=1 pile=script
    buried who=1 pile=script
906 1 pass [e4b73567]
907 2 pass [f963ae07]
908 3 pass [f066efdf]
909 0 pass [87b8a0a0]
910 0 place:III.6 [3387ca24]
911 1 place:seize [57b91760]
912 2 place:seize [6d322d0d]
913 3 place:miscue [7fa67203]
    placed-all
914 1 pass [db616068]
915 2 pass [3b3357ee]
916 3 pass [a94ca6ce]
917 0 pass [9791e15f]
918 1 reveal [152405dc]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
919 1 pass [96597d88]
920 2 improv [6ed2cf4e]
    improvised who=2
921 2 draw:script [1072d382]
922 2 bury:III.3 [51046072]
    drew who=2 pile=script
    buried who=2 pile=script
923 2 reveal [9d9e8788]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
924 2 pass [3fcf9e31]
925 3 show:exchange [eaa5e04e]
926 3 at:2 [1e6c8d35]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
927 2 let [703b1f68]
928 3 give:revive [39fe3fa2]
    traded who=3 whom=2
929 3 reveal [c3708103]
    turned-up-staging who=3 card=miscue
930 3 exit [49205b4d]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
931 3 pass [322946ba]
932 0 reveal [e7ceaa30]
    turned-up who=0 card=III.6
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
933 0 pass [ac570f09]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=1
    script-again
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    scene-began scene=12
934 1 improv [ff27ee6e]
    improvised who=1
935 1 bury:III.3 [10ec8f90]
    drew who=1 pile=staging
    buried who=1 pile=script
936 1 pass [ce47b12d]
937 2 improv [95da64be]
    improvised who=2
938 2 draw:script [09056447]
939 2 bury:III.2 [9e383803]
    drew who=2 pile=script
    buried who=2 pile=script
940 2 pass [b7eae8d9]
941 3 improv [eb44af64]
    improvised who=3
942 3 draw:staging [267bb96a]
943 3 bury:take-the-lead [9046a911]
    drew who=3 pile=staging
    buried who=3 pile=staging
944 3 pass [57a80512]
945 0 pass [ad0931c3]
946 0 place:III.14 [ee3e6e6e]
947 1 place:no-drama [3e3a6672]
948 2 place:III.7 [ad296eb4]
949 3 place:III.4 [28b5bcf4]
    placed-all
950 1 pass [53be706f]
951 2 pass [29785ba0]
952 3 pass [97dac2ff]
953 0 pass [fc939e9d]
954 1 reveal [4da7e275]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
955 1 pass [a3102861]
956 2 reveal [5939d978]
    turned-up who=2 card=III.7
    played who=2 card=III.7
957 0 let [fcea1e6a]
958 3 let [ec6a2bcb]
    scored who=2 card=III.7 n=1
    half-curtain
    got-coin who=2 coin=iago
959 1 let [e736f1e1]
    got-handkerchief who=2
960 2 pass [26938fc6]
961 3 reveal [f8d5ea0d]
    turned-up who=3 card=III.4
962 3 exit [c15cf489]
    exiting who=3 card=III.4
963 0 let [74327656]
    got-intrigue who=3 n=1
964 3 pass [b6eec330]
965 0 show:exchange [39326b09]
966 0 at:2 [f0e54c00]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
967 0 give:exchange [1fd7fea4]
    traded who=0 whom=2
968 0 improv [530f2c80]
    improvised who=0
969 0 draw:script [95e13de9]
970 0 bury:III.6 [1900e394]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
971 0 reveal [6e17fceb]
    turned-up who=0 card=III.14
    exiting who=0 card=III.14
    got-intrigue who=0 n=1
972 0 coin:emilia [70048230]
    used-coin-at who=0 coin=emilia whom=2
    stole-coin who=0 coin=iago whom=2
973 0 coin:iago [f6c9b71a]
974 0 wound:desdemona [efc2e426]
    used-iago who=0 character=desdemona
    wounded who=0 character=desdemona n=1 total=5
975 0 pass [46be8a50]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=13
976 1 pass [b3900ea2]
977 2 pass [69e814b7]
978 3 improv [f28c1cc3]
    improvised who=3
979 3 draw:script [133b54c4]
980 3 bury:III.9 [895f4160]
    reshuffled pile=script n=1
    drew who=3 pile=script
    buried who=3 pile=script
981 3 pass [6e2dad49]
982 0 show:exchange [1cf9dea1]
983 0 at:1 [2903031e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
984 1 let [63835026]
985 0 give:take-the-lead [0d1cf827]
    traded who=0 whom=1
986 0 improv [2b500c84]
    improvised who=0
987 0 draw:staging [df086705]
988 0 bury:III.15 [d81ba5ea]
    drew who=0 pile=staging
    buried who=0 pile=script
989 0 pass [d914d280]
990 0 place:III.2 [c9376dfc]
991 1 place:III.4 [ee1d543a]
992 2 place:revive [b4348de3]
993 3 place:III.6 [e3c40992]
    placed-all
994 1 pass [cde9b632]
995 2 show:exchange [ce4e77dd]
996 2 at:1 [ba42c502]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
997 1 let [ab87f857]
998 2 give:revive [e8d571b3]
    traded who=2 whom=1
999 2 pass [9baa17e2]
1000 3 pass [be90183a]
1001 0 pass [8928075e]
1002 1 reveal [ed9f680e]
    turned-up who=1 card=III.4
1003 1 improv [94c42c05]
    improvised who=1
1004 1 draw:script [6471f011]
1005 1 bury-placed [25549e84]
    drew who=1 pile=script
    buried who=1 pile=script
    turned-up who=1 card=III.14
1006 1 exit [5f95ae71]
    exiting who=1 card=III.14
1007 3 let [dda984b2]
    got-intrigue who=1 n=1
1008 1 pass [820e96e9]
1009 2 reveal [39c7ff2d]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
1010 3 let [1c5757f8]
    got-intrigue who=2 n=1
1011 2 pass [7998a958]
1012 3 reveal [ae851aab]
    turned-up who=3 card=III.6
1013 3 exit [128ab555]
    exiting who=3 card=III.6
    got-intrigue who=3 n=1
1014 3 pass [6d231d07]
1015 0 reveal [9c828c4a]
    turned-up who=0 card=III.2
    exiting who=0 card=III.2
    got-intrigue who=0 n=1
1016 0 pass [0b2de688]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    scene-began scene=14
1017 1 show:exchange [4d466f8a]
1018 1 at:2 [aa4a2bc4]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1019 2 let [acdc313a]
1020 1 give:III.5 [7fc1d708]
    traded who=1 whom=2
1021 1 pass [2f445656]
1022 2 improv [4e9569eb]
    improvised who=2
1023 2 draw:script [acd873fc]
1024 2 bury:III.9 [55a87427]
    drew who=2 pile=script
    buried who=2 pile=script
1025 2 pass [98f94549]
1026 3 pass [98aaf5b3]
1027 0 pass [90345067]
1028 0 place:take-the-lead [05956d26]
1029 1 place:seize [b907e194]
1030 2 place:III.5 [de549a8f]
1031 3 place:miscue [657093d6]
    placed-all
1032 1 improv [7eb9abff]
    improvised who=1
1033 1 switch:revive [4f805f0d]
    switched who=1
1034 1 pass [26635748]
1035 2 pass [e608f318]
1036 3 improv [cdb775ee]
    improvised who=3
1037 3 switch:take-the-lead [50f82b93]
    switched who=3
1038 3 pass [c7dc21a4]
1039 0 improv [4db73742]
    improvised who=0
1040 0 switch:miscue [7ed58d47]
    switched who=0
1041 0 pass [e99d5e12]
1042 1 reveal [fae1a462]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
1043 3 let [064f0d81]
    got-intrigue who=1 n=1
1044 1 pass [9273053a]
1045 2 reveal [f9a5bc77]
    turned-up who=2 card=III.5
    exiting who=2 card=III.5
1046 3 let [9cc5eec8]
    got-intrigue who=2 n=1
1047 2 pass [866ad486]
1048 3 reveal [d03a1d04]
    turned-up-staging who=3 card=take-the-lead
1049 3 exit [4ab2288f]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
1050 3 pass [e080a4ba]
1051 0 reveal [3cc341a0]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1052 0 pass [52731909]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=staging
    drew who=3 pile=script
    scene-began scene=15
1053 1 improv [f8c0d28c]
    improvised who=1
1054 1 draw:script [b681d511]
1055 1 bury:III.9 [6dc0f0d2]
    drew who=1 pile=script
    buried who=1 pile=script
1056 1 pass [533c339a]
1057 2 improv [2c612985]
    improvised who=2
1058 2 draw:staging [edc1a2ea]
1059 2 bury:III.3 [dcb6593d]
    drew who=2 pile=staging
    buried who=2 pile=script
1060 2 show:exchange [0b29595c]
1061 2 at:1 [b0519fde]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1062 2 give:III.15 [f806e42a]
    traded who=2 whom=1
1063 2 show:exchange [ed73511d]
1064 2 at:0 [20c924f5]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1065 0 let [7086fe4b]
1066 2 give:III.14 [e2f8e480]
    traded who=2 whom=0
1067 2 pass [48c4427c]
1068 3 improv [2ee6a928]
    improvised who=3
1069 3 draw:script [52577170]
1070 3 bury:III.6 [71861373]
    drew who=3 pile=script
    buried who=3 pile=script
1071 3 pass [2d224852]
1072 0 pass [d4a219da]
1073 0 place:III.14 [3fb945aa]
1074 1 place:villainy [54bf746a]
1075 2 place:revive [18cb1c76]
1076 3 place:III.2 [40a490f2]
    placed-all
1077 1 pass [289bbe28]
1078 2 pass [a9e63a5e]
1079 3 pass [4b4ef1ea]
1080 0 pass [e825dd4c]
1081 1 reveal [03edf746]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1082 0 let [5f2998fe]
1083 3 let [c9cd41dc]
    got-intrigue who=1 n=1
1084 1 pass [696b6c58]
1085 2 reveal [bb7e3caa]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
1086 0 let [a04c0b1d]
1087 3 let [5c6a23f4]
    got-intrigue who=2 n=1
1088 2 pass [83c31e55]
1089 3 reveal [0608ec29]
    turned-up who=3 card=III.2
1090 3 play [cc90237c]
    played who=3 card=III.2
1091 0 let [ba22c857]
    scored who=3 card=III.2 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=desdemona
1092 3 coin:desdemona [b0c21b2d]
    no-drama-coin who=3
1093 3 pass [58f35041]
1094 0 improv [402a78f1]
    improvised who=0
1095 0 draw:staging [bce1b9a2]
1096 0 bury:take-the-lead [3a18fc61]
    drew who=0 pile=staging
    buried who=0 pile=staging
1097 0 reveal [65b41b67]
    turned-up who=0 card=III.14
    exiting who=0 card=III.14
    got-intrigue who=0 n=1
1098 0 pass [b2298727]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=16
1099 1 pass [a4cf379d]
1100 2 improv [0013e8d1]
    improvised who=2
1101 2 draw:script [2246158d]
1102 2 bury:III.9 [7826ded3]
    drew who=2 pile=script
    buried who=2 pile=script
1103 2 pass [51369d50]
1104 3 pass [7ba77eb6]
1105 0 improv [24294072]
    improvised who=0
1106 0 draw:staging [0621f197]
1107 0 bury:take-the-lead [01641cc5]
    drew who=0 pile=staging
    buried who=0 pile=staging
1108 0 show:exchange [4cc61e3f]
1109 0 at:1 [f9c50e71]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1110 1 let [e3c65bab]
1111 0 give:no-drama [6e724174]
    traded who=0 whom=1
1112 0 pass [4b0cc074]
1113 0 place:III.5 [7c1d3da1]
1114 1 place:take-the-lead [20ad8a15]
1115 2 place:III.3 [2a0a1c9e]
1116 3 place:seize [0ec7ede0]
    placed-all
1117 1 show:no-drama [5480c6e4]
    no-drama who=1
    drew who=1 pile=staging
1118 1 pass [554f2b98]
1119 2 pass [0b01fb24]
1120 3 pass [1064d08c]
1121 0 pass [56a481fb]
1122 1 reveal [752898ec]
    turned-up-staging who=1 card=take-the-lead
1123 1 play [17955292]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1124 1 pass [8ddc41cd]
1125 2 reveal [32c93c08]
    turned-up who=2 card=III.3
    exiting who=2 card=III.3
1126 3 seize [8e59d8ab]
    seized by=3 who=2 card=III.3
    scored who=3 card=III.3 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=iago
1127 3 coin:iago [fa144090]
1128 3 wound:emilia [b42630cb]
    used-iago who=3 character=emilia
    wounded who=3 character=emilia n=2 total=4
1129 0 reveal [ccf37dd1]
    turned-up who=0 card=III.5
    exiting who=0 card=III.5
    got-intrigue who=0 n=1
1130 0 show:exchange [6a9fc0b4]
1131 0 at:3 [e4928e27]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1132 3 let [f123ffd2]
1133 0 give:villainy [021b44dd]
    traded who=0 whom=3
1134 0 pass [169b8d37]
    drew who=1 pile=script
1135 2 draw:script [5b13d39a]
    drew who=2 pile=script
    reshuffled pile=script n=2
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=17
1136 2 pass [1ab839d5]
1137 3 improv [fb19f78b]
    improvised who=3
1138 3 draw:staging [81a6093b]
1139 3 bury:take-the-lead [9cecb7ff]
    drew who=3 pile=staging
    buried who=3 pile=staging
1140 3 pass [eecc65f3]
1141 0 show:no-drama [44be34b8]
    no-drama who=0
    drew who=0 pile=staging
1142 0 pass [1296cb73]
1143 1 pass [d1981b71]
1144 0 place:seize [89e25ecd]
1145 1 place:III.6 [fc3e3a25]
1146 2 place:take-the-lead [bd1fd4c4]
1147 3 place:miscue [92dee7f1]
    placed-all
1148 2 pass [56102d71]
1149 3 pass [6216d037]
1150 0 pass [651f8c59]
1151 1 pass [7285368c]
1152 2 reveal [f3c74f21]
    turned-up-staging who=2 card=take-the-lead
1153 2 exit [12d35890]
    exiting who=2 card=take-the-lead
1154 3 let [1eeb0818]
    got-intrigue who=2 n=1
1155 2 pass [f76d69fe]
1156 3 reveal [8896cb0a]
    turned-up-staging who=3 card=miscue
1157 3 exit [a248bd10]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1158 3 pass [e2bdde56]
1159 0 reveal [caec108c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1160 0 pass [b983f92a]
1161 1 reveal [21ae074a]
    turned-up who=1 card=III.6
    exiting who=1 card=III.6
    got-intrigue who=1 n=1
1162 1 pass [8bd50dc0]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    scene-began scene=18
1163 2 improv [0aa84fe8]
    improvised who=2
1164 2 bury:villainy [e2bde4a3]
    drew who=2 pile=staging
    buried who=2 pile=staging
1165 2 pass [5a69d98c]
1166 3 pass [e984b00d]
1167 0 pass [36057d59]
1168 1 improv [57a34192]
    improvised who=1
1169 1 bury:take-the-lead [bd26e76f]
    drew who=1 pile=staging
    buried who=1 pile=staging
1170 1 pass [61baee6c]
1171 0 place:revive [31cf30e3]
1172 1 place:III.15 [d745d6ff]
1173 2 place:III.9 [f5c3c310]
1174 3 place:villainy [77b41e7f]
    placed-all
1175 2 pass [982e4d35]
1176 3 improv [bec15fcd]
    improvised who=3
1177 3 switch:seize [a502e986]
    switched who=3
1178 3 pass [cd7c7469]
1179 0 pass [8ace4db6]
1180 1 pass [cbd0e834]
1181 2 reveal [66fc2255]
    turned-up who=2 card=III.9
    exiting who=2 card=III.9
1182 0 let [fa0c0352]
1183 3 let [83bee208]
    got-intrigue who=2 n=1
1184 2 pass [469a7f5f]
1185 3 reveal [28087ce0]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1186 3 pass [6c7ae691]
1187 0 improv [ef4a7ab3]
    improvised who=0
1188 0 draw:script [ef62bb9f]
1189 0 bury:III.6 [e52e45f6]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
1190 0 reveal [d152410b]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1191 0 pass [1112b34a]
1192 1 reveal [4ef265f9]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    scored who=1 card=III.15 n=1
    got-intrigue who=1 n=2
    act-ended act=III
    tallied who=0 n=5
    tallied who=1 n=6
    tallied who=2 n=13
    tallied who=3 n=9
    lead-cast who=0
    drew who=0 pile=staging
1193 1 discard:take-the-lead [f8ffa08f]
    discarded who=1 card=take-the-lead
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    act-began act=IV who=0
    scene-began scene=1
1194 1 pass [33d251da]
1195 2 pass [59d46c62]
1196 3 improv [4e4f9687]
    improvised who=3
1197 3 draw:script [193a1fe7]
1198 3 bury:IV.2 [d8e3720f]
    drew who=3 pile=script
    buried who=3 pile=script
1199 3 pass [903be20b]
1200 0 pass [b3e7cc35]
1201 0 place:IV.9 [98c339e7]
1202 1 place:seize [04a0a06b]
1203 2 place:take-the-lead [84206a3e]
1204 3 place:villainy [3d406de1]
    placed-all
1205 1 improv [2656b59e]
    improvised who=1
1206 1 switch:take-the-lead [c9d86679]
    switched who=1
1207 1 pass [4a7d8af7]
1208 2 improv [61a9a66a]
    improvised who=2
1209 2 switch:IV.6 [661dde5e]
    switched who=2
1210 2 pass [46903c74]
1211 3 pass [43caa5aa]
1212 0 show:no-drama [3d07ec62]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=20
1213 0 pass [7335cdd0]
1214 1 reveal [c1c69041]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
1215 3 let [0bb3684d]
    got-intrigue who=1 n=1
1216 1 pass [f9f6b8e2]
1217 2 reveal [21fc5e12]
    turned-up who=2 card=IV.6
    exiting who=2 card=IV.6
1218 3 let [3472b639]
    got-intrigue who=2 n=1
1219 2 pass [aacb910d]
1220 3 reveal [8c25f5f3]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
1221 3 pass [014bde1d]
1222 0 reveal [210aa902]
    turned-up who=0 card=IV.9
    exiting who=0 card=IV.9
    got-intrigue who=0 n=1
1223 0 pass [84f4d06e]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    scene-began scene=2
1224 1 improv [25fe70ff]
    improvised who=1
1225 1 draw:script [9b12255f]
1226 1 bury:IV.15 [ff4c20aa]
    drew who=1 pile=script
    buried who=1 pile=script
1227 1 pass [700727df]
1228 2 improv [cdf0a9da]
    improvised who=2
1229 2 draw:staging [cac5f32c]
1230 2 bury:seize [bcfec079]
    drew who=2 pile=staging
    buried who=2 pile=staging
1231 2 pass [cd3e1d84]
1232 3 improv [6da54cc9]
    improvised who=3
1233 3 draw:script [5af86325]
1234 3 bury:IV.1 [db56d332]
    drew who=3 pile=script
    buried who=3 pile=script
1235 3 pass [5342c5b6]
1236 0 show:exchange [bb14ba84]
1237 0 at:1 [430ce60c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1238 1 let [d1069ea1]
1239 0 give:villainy [1830a256]
    traded who=0 whom=1
1240 0 pass [3515087c]
1241 0 place:take-the-lead [3512132b]
1242 1 place:IV.10 [3a17ad71]
1243 2 place:IV.14 [6b793307]
1244 3 place:IV.3 [f5330f30]
    placed-all
1245 1 pass [a904a0a3]
1246 2 pass [15835315]
1247 3 pass [05b54f8a]
1248 0 pass [6cb3d887]
1249 1 reveal [f8d05306]
    turned-up who=1 card=IV.10
1250 1 exit [5cb16938]
    exiting who=1 card=IV.10
1251 0 let [a47e8853]
1252 3 let [606cb4ba]
    got-intrigue who=1 n=1
1253 1 pass [b8ff3ad3]
1254 2 reveal [04062835]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
1255 0 let [79a91de5]
1256 3 let [4ea531ff]
    got-intrigue who=2 n=1
1257 2 pass [15701e96]
1258 3 reveal [c71e4042]
    turned-up who=3 card=IV.3
    played who=3 card=IV.3
1259 0 let [3a15d266]
    failed who=3 card=IV.3
1260 3 pass [1b1bf57e]
1261 0 reveal [58c9db42]
    turned-up-staging who=0 card=take-the-lead
1262 0 play [d3e6033f]
1263 0 at:1 [141113e5]
    aimed who=0 card=take-the-lead whom=1
1264 1 let [a9ec6398]
    gave-lead who=0 whom=1
1265 0 pass [b2069124]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=3
1266 2 pass [4caf2d96]
1267 3 improv [048e79a7]
    improvised who=3
1268 3 draw:staging [9cfdebf7]
1269 3 bury:miscue [19d9d6fe]
    drew who=3 pile=staging
    buried who=3 pile=staging
1270 3 pass [491a9efb]
1271 0 pass [658518f5]
1272 1 improv [835f9c37]
    improvised who=1
1273 1 draw:staging [7e4ee927]
1274 1 bury:villainy [a4d62651]
    drew who=1 pile=staging
    buried who=1 pile=staging
1275 1 pass [b1263489]
1276 0 place:IV.4 [72378edd]
1277 1 place:miscue [175c9073]
1278 2 place:revive [78b790fa]
1279 3 place:seize [325166a6]
    placed-all
1280 2 show:no-drama [96ec2606]
    no-drama who=2
    drew who=2 pile=staging
1281 2 pass [ae77d29e]
1282 3 show:exchange [32da2712]
1283 3 at:0 [304eef44]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1284 0 let [6c8028bd]
1285 3 give:exchange [cd558f45]
    traded who=3 whom=0
1286 3 pass [1a215fe8]
1287 0 improv [e823a7a8]
    improvised who=0
1288 0 switch:take-the-lead [838caed8]
    switched who=0
1289 0 show:exchange [6c6cc195]
1290 0 at:1 [c9144ab6]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1291 1 let [7e8f3b1e]
1292 0 give:IV.8 [d2698d10]
    traded who=0 whom=1
1293 0 pass [08dc626e]
1294 1 pass [6204c896]
1295 2 reveal [31cf57d7]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1296 2 pass [58c7bf06]
1297 3 reveal [dff12f57]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1298 3 pass [6983bede]
1299 0 reveal [a4fd0666]
    turned-up-staging who=0 card=take-the-lead
1300 0 exit [22e3bbbc]
    exiting who=0 card=take-the-lead
1301 1 let [a70bed56]
    got-intrigue who=0 n=1
1302 0 pass [c2a36a84]
1303 1 reveal [854c1de0]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1304 1 pass [dffe9af2]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=5
    scene-began scene=4
1305 2 pass [c6df0a90]
1306 3 improv [b6de14d6]
    improvised who=3
1307 3 draw:staging [5e1ee3b5]
1308 3 bury:IV.7 [e6bc4261]
    drew who=3 pile=staging
    buried who=3 pile=script
1309 3 pass [d2cf1a17]
1310 0 pass [0dfb6022]
1311 1 improv [6c84bd18]
    improvised who=1
1312 1 draw:staging [2ac09487]
1313 1 bury:IV.12 [9441f6fa]
    drew who=1 pile=staging
    buried who=1 pile=script
1314 1 pass [3ca48710]
1315 0 place:IV.4 [7bee2afa]
1316 1 place:seize [9167d9b8]
1317 2 place:take-the-lead [bbec43b7]
1318 3 place:no-drama [a1727ba3]
    placed-all
1319 2 improv [f3203fcb]
    improvised who=2
1320 2 switch:seize [5838531d]
    switched who=2
1321 2 pass [480c1028]
1322 3 pass [8b68d33e]
1323 0 improv [88133813]
    improvised who=0
1324 0 switch:revive [d7f90573]
    switched who=0
1325 0 pass [d87c2041]
1326 1 show:exchange [f7bc8e3b]
1327 1 at:0 [d0c10005]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1328 1 give:take-the-lead [84f019ad]
    traded who=1 whom=0
1329 1 pass [cf0967e7]
1330 2 reveal [52bf913a]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1331 2 pass [f065217f]
1332 3 reveal [88ed4537]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1333 3 pass [0475b770]
1334 0 reveal [8a7c3d3f]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1335 1 let [a9ba1d30]
    got-intrigue who=0 n=1
1336 0 pass [ee135384]
1337 1 reveal [799c6da2]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1338 1 pass [667aa018]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=5
1339 2 improv [de8d8e1b]
    improvised who=2
1340 2 draw:script [a3242d88]
1341 2 bury:IV.2 [93b6e35f]
    drew who=2 pile=script
    buried who=2 pile=script
1342 2 pass [348016a0]
1343 3 improv [15ead565]
    improvised who=3
1344 3 draw:staging [4f7c64cf]
1345 3 bury:IV.6 [b8721fdc]
    drew who=3 pile=staging
    buried who=3 pile=script
1346 3 pass [3a8d3846]
1347 0 improv [8dec7c71]
    improvised who=0
1348 0 draw:staging [2d9ebba9]
1349 0 bury:take-the-lead [18a502fe]
    drew who=0 pile=staging
    buried who=0 pile=staging
1350 0 pass [5e4359b7]
1351 1 pass [f17015d4]
1352 0 place:IV.4 [f91a2f4c]
1353 1 place:IV.11 [02c7460f]
1354 2 place:IV.10 [53644adf]
1355 3 place:seize [1c8e68df]
    placed-all
1356 2 pass [7d04ba1d]
1357 3 pass [a25c6c8f]
1358 0 pass [920830f2]
1359 1 pass [9c84b9c9]
1360 2 reveal [dd996eb4]
    turned-up who=2 card=IV.10
1361 2 exit [83651bc5]
    exiting who=2 card=IV.10
1362 1 let [df8c60e4]
    got-intrigue who=2 n=1
1363 2 pass [9add392a]
1364 3 reveal [5fa63cfa]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1365 3 pass [7c41c4a9]
1366 0 reveal [a3b46c9c]
    turned-up who=0 card=IV.4
    exiting who=0 card=IV.4
1367 1 let [8fc90370]
    got-intrigue who=0 n=1
1368 0 pass [5fd42e21]
1369 1 reveal [160966c8]
    turned-up who=1 card=IV.11
1370 1 improv [d0bafca2]
    improvised who=1
1371 1 draw:staging [c1a48764]
1372 1 bury:IV.8 [1fb59394]
    drew who=1 pile=staging
    buried who=1 pile=script
    exiting who=1 card=IV.11
    got-intrigue who=1 n=1
1373 1 pass [916e7849]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=6
1374 2 pass [0b815a9c]
1375 3 pass [253aa1ad]
1376 0 improv [d80770be]
    improvised who=0
1377 0 draw:script [5ba1f7d5]
1378 0 bury:IV.9 [f6376e9a]
    drew who=0 pile=script
    buried who=0 pile=script
1379 0 pass [90cf487b]
1380 1 show:exchange [60e80c96]
1381 1 at:0 [59875e52]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1382 1 give:take-the-lead [d4b0fa13]
    traded who=1 whom=0
1383 1 pass [6b1af7f6]
1384 0 place:take-the-lead [0f9a5534]
1385 1 place:villainy [3d9f4acb]
1386 2 place:miscue [da7475d5]
1387 3 place:IV.5 [a1ba32eb]
    placed-all
1388 2 pass [5f209f4f]
1389 3 improv [b46d5410]
    improvised who=3
1390 3 switch:IV.7 [57becca8]
    switched who=3
1391 3 pass [45574f15]
1392 0 pass [723d6c99]
1393 1 pass [93e1a0c7]
1394 2 improv [4e050ab8]
    improvised who=2
1395 2 draw:script [f1825e5a]
1396 2 bury:IV.3 [e8d9c21f]
    drew who=2 pile=script
    buried who=2 pile=script
1397 2 reveal [c1050ddf]
    turned-up-staging who=2 card=miscue
1398 2 play [96923f7d]
1399 2 at:1 [704ad40a]
    aimed who=2 card=miscue whom=1
1400 1 let [299ad568]
    must-switch whom=1
    drew who=2 pile=staging
1401 1 switch:IV.1 [3f3f6747]
    switched who=1
1402 2 place:villainy [cc96f232]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1403 2 pass [dcafa3fc]
1404 3 reveal [22fdcc43]
    turned-up who=3 card=IV.7
1405 3 exit [a7098bf0]
    exiting who=3 card=IV.7
1406 1 let [4db275e1]
    got-intrigue who=3 n=1
1407 3 pass [1c70fc22]
1408 0 reveal [957073bf]
    turned-up-staging who=0 card=take-the-lead
1409 0 exit [6494e0fa]
    exiting who=0 card=take-the-lead
1410 1 let [34b48515]
    got-intrigue who=0 n=1
1411 0 pass [5dba5a68]
1412 1 reveal [4f7896c7]
    turned-up who=1 card=IV.1
1413 1 exit [2d83deb7]
    exiting who=1 card=IV.1
    got-intrigue who=1 n=1
1414 1 pass [9f71a2e9]
    drew who=1 pile=staging
    reshuffled pile=staging n=22
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=7
1415 2 pass [fc7da114]
1416 3 improv [7046cbc9]
    improvised who=3
1417 3 draw:script [21270fb5]
1418 3 bury:IV.13 [6d24a22f]
    drew who=3 pile=script
    buried who=3 pile=script
1419 3 show:exchange [bd4cff9d]
1420 3 at:2 [047f81b5]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
1421 2 let [91d51147]
1422 3 give:IV.5 [1a696ed1]
    traded who=3 whom=2
1423 3 pass [b73fcb1d]
1424 0 pass [74c49a54]
1425 1 pass [33ec4ec8]
1426 0 place:revive [22ca1f72]
1427 1 place:IV.14 [3e1cc4d4]
1428 2 place:take-the-lead [b2a2eb61]
1429 3 place:IV.6 [bfd8744e]
    placed-all
1430 2 improv [9c8104ba]
    improvised who=2
1431 2 switch:take-the-lead [54a767aa]
    switched who=2
1432 2 pass [a9cf8d28]
1433 3 pass [e9cfa4d3]
1434 0 improv [47d5fac9]
    improvised who=0
1435 0 switch:IV.12 [64399650]
    switched who=0
1436 0 pass [e5dcad05]
1437 1 improv [229a9cbf]
    improvised who=1
1438 1 switch:miscue [c0f219f5]
    switched who=1
1439 1 pass [da59d062]
1440 2 reveal [9fcf2f74]
    turned-up-staging who=2 card=take-the-lead
1441 2 exit [78ca9ede]
    exiting who=2 card=take-the-lead
1442 1 let [d3cd8b3a]
    got-intrigue who=2 n=1
1443 2 pass [37f30b08]
1444 3 reveal [f65ceb95]
    turned-up who=3 card=IV.6
    exiting who=3 card=IV.6
1445 1 let [7c44d24f]
    got-intrigue who=3 n=1
1446 3 show:exchange [31cc4df6]
1447 3 at:1 [9c0905ce]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1448 1 let [2214e1af]
1449 3 give:take-the-lead [032b9662]
    traded who=3 whom=1
1450 3 pass [5f693106]
1451 0 reveal [0256e254]
    turned-up who=0 card=IV.12
1452 0 exit [52987b9a]
    exiting who=0 card=IV.12
1453 1 let [c502bbfe]
    got-intrigue who=0 n=1
1454 0 pass [0cda8bd9]
1455 1 reveal [595068c0]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1456 1 pass [75fcce63]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=7
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
1457 2 improv [42801879]
    improvised who=2
1458 2 draw:script [7cffd4d8]
1459 2 bury:IV.13 [f94f2334]
    drew who=2 pile=script
    buried who=2 pile=script
1460 2 pass [f47547f7]
1461 3 improv [02dc9d91]
    improvised who=3
1462 3 draw:staging [eb7b7075]
1463 3 bury:IV.15 [d7cbcad8]
    drew who=3 pile=staging
    buried who=3 pile=script
1464 3 pass [9260608a]
1465 0 improv [b50e16d5]
    improvised who=0
1466 0 draw:script [f4bf7bb4]
1467 0 bury:IV.8 [5b6cf59a]
    drew who=0 pile=script
    buried who=0 pile=script
1468 0 pass [bd9a516a]
1469 1 pass [f813c8d9]
1470 0 place:revive [d05e9a04]
1471 1 place:IV.14 [f5783c93]
1472 2 place:IV.5 [2cc4226a]
1473 3 place:IV.9 [fffb3492]
    placed-all
1474 2 pass [57d6f4ad]
1475 3 pass [802cd8d4]
1476 0 pass [6b9f64cd]
1477 1 pass [f883974e]
1478 2 reveal [8f2b0dae]
    turned-up who=2 card=IV.5
1479 2 exit [347bac03]
    exiting who=2 card=IV.5
1480 1 let [1ba28bd2]
    got-intrigue who=2 n=1
1481 2 pass [66dab5d0]
1482 3 reveal [863448d8]
    turned-up who=3 card=IV.9
1483 3 play [e0c8f61e]
    played who=3 card=IV.9
1484 1 let [7246eefe]
    scored who=3 card=IV.9 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=othello
1485 3 show:no-drama [43131e27]
    no-drama who=3
    drew who=3 pile=staging
1486 3 pass [a6e59176]
1487 0 reveal [c017048c]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1488 1 let [19c5e87f]
    got-intrigue who=0 n=1
1489 0 pass [099ef6b1]
1490 1 improv [eeb449b1]
    improvised who=1
1491 1 draw:staging [6d86c253]
1492 1 bury:IV.3 [7aa4e677]
    drew who=1 pile=staging
    buried who=1 pile=script
1493 1 reveal [f3f14935]
    turned-up who=1 card=IV.14
1494 1 exit [95e5c78a]
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1495 1 pass [12d2e292]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=9
1496 2 improv [417035e4]
    improvised who=2
1497 2 draw:staging [4ab8e672]
1498 2 bury:IV.2 [0d53ea52]
    drew who=2 pile=staging
    buried who=2 pile=script
1499 2 pass [699ab36c]
1500 3 pass [ec88ef25]
1501 0 pass [90924eca]
1502 1 pass [0de2a9e2]
1503 0 place:revive [bbf48bd0]
1504 1 place:take-the-lead [9dace9b6]
1505 2 place:no-drama [1c53561f]
1506 3 place:miscue [cc17afff]
    placed-all
1507 2 pass [3f1b934c]
1508 3 coin:othello [a9ee545f]
    used-coin-at who=3 coin=othello whom=1
1509 1 show:no-drama [c5f840b1]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=3 whom=1
1510 3 pass [651be7a2]
1511 0 improv [6ba59f6a]
    improvised who=0
1512 0 switch:IV.7 [02c8f1e7]
    switched who=0
1513 0 pass [479b3a30]
1514 1 pass [bc903b5f]
1515 2 show:exchange [88e3671f]
1516 2 at:3 [b990a1a5]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1517 1 let [15d9da4d]
1518 2 give:exchange [df32d731]
    traded who=2 whom=3
1519 2 reveal [a6421044]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1520 2 pass [941ac1bb]
1521 3 reveal [8af7849d]
    turned-up-staging who=3 card=miscue
1522 3 exit [f9207c90]
    exiting who=3 card=miscue
1523 1 let [a3a95076]
    got-intrigue who=3 n=1
1524 3 pass [cdf8c469]
1525 0 reveal [2feb9232]
    turned-up who=0 card=IV.7
1526 0 play [ebd8594f]
    played who=0 card=IV.7
1527 1 let [21862ea8]
    scored who=0 card=IV.7 n=1
    wounded who=0 character=desdemona n=2 total=5
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1528 0 pass [1c9df0a8]
1529 1 improv [3cde42c7]
    improvised who=1
1530 1 draw:staging [8599899d]
1531 1 bury:villainy [2b248b95]
    drew who=1 pile=staging
    buried who=1 pile=staging
1532 1 reveal [2c0eeb22]
    turned-up-staging who=1 card=take-the-lead
1533 1 play [dcbe3270]
1534 1 at:2 [25394296]
    aimed who=1 card=take-the-lead whom=2
1535 2 let [b5f261e9]
    gave-lead who=1 whom=2
1536 1 pass [63e775e9]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=10
1537 3 pass [2607637b]
1538 0 pass [29f95cdd]
1539 1 pass [4b15bc61]
1540 2 pass [32d075e8]
1541 0 place:seize [04a14979]
1542 1 place:IV.12 [adec9b4e]
1543 2 place:IV.6 [cd59f737]
1544 3 place:exchange [e13304a2]
    placed-all
1545 3 pass [55a54e24]
1546 0 pass [ba818121]
1547 1 improv [d6ea3d66]
    improvised who=1
1548 1 switch:take-the-lead [2c724520]
    switched who=1
1549 1 pass [3ee444c1]
1550 2 improv [fda7c9b1]
    improvised who=2
1551 2 switch:IV.4 [1ec15c85]
    switched who=2
1552 2 pass [c0c80b5d]
1553 3 improv [1c7b90b4]
    improvised who=3
1554 3 draw:script [bd9bc784]
1555 3 bury:IV.10 [24ac89af]
    drew who=3 pile=script
    buried who=3 pile=script
1556 3 reveal [10baae09]
    turned-up-staging who=3 card=exchange
1557 3 play [48d34f14]
1558 3 at:2 [bfa8b884]
    aimed who=3 card=exchange whom=2
1559 0 let [e6a5922d]
1560 3 give:seize [9b336b5e]
    traded who=3 whom=2
1561 3 pass [d2c1e4cc]
1562 0 coin:othello [a085ce32]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
1563 0 improv [fdc7cd7b]
    improvised who=0
1564 0 draw:staging [a6b1bc19]
1565 0 bury-placed [1bd46ea1]
    drew who=0 pile=staging
    buried who=0 pile=staging
1566 0 reveal [c5d95f56]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1567 0 pass [b19515f5]
1568 1 reveal [7e0b4549]
    turned-up-staging who=1 card=take-the-lead
1569 1 play [bbbbda77]
    aimed who=1 card=take-the-lead whom=0
1570 0 let [e8ba47c4]
    took-lead who=1 whom=0
1571 1 pass [32e21acf]
1572 2 reveal [7ede9a0d]
    turned-up who=2 card=IV.4
    exiting who=2 card=IV.4
    got-intrigue who=2 n=1
1573 2 pass [0b5c81f2]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=11
1574 2 pass [b3c7ad70]
1575 3 pass [bcf5cab2]
1576 0 pass [94cdb8de]
1577 1 pass [bb89069f]
1578 0 place:revive [b7577cb5]
1579 1 place:take-the-lead [7de36c61]
1580 2 place:exchange [d0d87403]
1581 3 place:IV.1 [3cc02ba1]
    placed-all
1582 2 pass [de66d6a5]
1583 3 pass [34ebc72e]
1584 0 improv [6b88c852]
    improvised who=0
1585 0 switch:seize [78f7f32f]
    switched who=0
1586 0 pass [90c02f56]
1587 1 pass [bcb6d595]
1588 2 improv [1ce8f43a]
    improvised who=2
1589 2 draw:staging [a0030e8d]
1590 2 bury-placed [ef67111f]
    drew who=2 pile=staging
    buried who=2 pile=staging
1591 2 reveal [fba4ac90]
    turned-up-staging who=2 card=miscue
1592 2 play [bbf0c5bf]
1593 2 at:1 [f5c000dc]
    aimed who=2 card=miscue whom=1
    must-switch whom=1
    drew who=2 pile=staging
1594 1 switch:IV.13 [96fe2621]
    switched who=1
1595 2 place:take-the-lead [9689a619]
    turned-up-staging who=2 card=take-the-lead
1596 2 exit [582c4c3d]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1597 2 pass [c37c3dae]
1598 3 reveal [f59cd086]
    turned-up who=3 card=IV.1
    exiting who=3 card=IV.1
    got-intrigue who=3 n=1
1599 3 pass [35b6274e]
1600 0 reveal [6adf7ed7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1601 0 pass [0204e323]
1602 1 reveal [a86f97f8]
    turned-up who=1 card=IV.13
    exiting who=1 card=IV.13
    got-intrigue who=1 n=1
1603 1 pass [9db596e8]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=12
1604 2 improv [08691a60]
    improvised who=2
1605 2 draw:script [450d4c0a]
1606 2 bury:IV.3 [8b33d344]
    reshuffled pile=script n=5
    drew who=2 pile=script
    buried who=2 pile=script
1607 2 pass [c0d3b19e]
1608 3 pass [3e336ee6]
1609 0 improv [dc92c661]
    improvised who=0
1610 0 draw:script [fdf602fb]
1611 0 bury:IV.8 [8c942dff]
    drew who=0 pile=script
    buried who=0 pile=script
1612 0 pass [29446321]
1613 1 improv [b661a4f1]
    improvised who=1
1614 1 draw:script [e2594a6e]
1615 1 bury:IV.12 [4e3d3cdc]
    drew who=1 pile=script
    buried who=1 pile=script
1616 1 pass [a986e721]
1617 0 place:revive [2938bd18]
1618 1 place:IV.4 [bf5cf212]
1619 2 place:revive [3c71d65a]
1620 3 place:IV.15 [a797efb3]
    placed-all
1621 2 pass [4a017bee]
1622 3 improv [acaf4f91]
    improvised who=3
1623 3 switch:seize [115c38b5]
    switched who=3
1624 3 pass [04c6850c]
1625 0 pass [357e10de]
1626 1 pass [1b265da9]
1627 2 reveal [07b67444]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1628 2 pass [6176f273]
1629 3 reveal [f57e7d28]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1630 3 pass [3b3ddf19]
1631 0 reveal [c9928ae7]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1632 0 pass [4cfe6f61]
1633 1 reveal [c10929d1]
    turned-up who=1 card=IV.4
1634 1 exit [333d69b3]
    exiting who=1 card=IV.4
    got-intrigue who=1 n=1
1635 1 pass [f6551357]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=13
1636 2 pass [343a426d]
1637 3 improv [0e874c39]
    improvised who=3
1638 3 draw:staging [a1e6f1be]
1639 3 bury:take-the-lead [0828ade5]
    drew who=3 pile=staging
    buried who=3 pile=staging
1640 3 pass [94a2cbe6]
1641 0 improv [dde62275]
    improvised who=0
1642 0 draw:script [471ab5a6]
1643 0 bury:IV.11 [34f0c41c]
    drew who=0 pile=script
    buried who=0 pile=script
1644 0 pass [cb05a3b9]
1645 1 improv [dd8f1403]
    improvised who=1
1646 1 draw:staging [fc6e199b]
1647 1 bury:villainy [d9c711d5]
    drew who=1 pile=staging
    buried who=1 pile=staging
1648 1 show:exchange [64ebdfed]
1649 1 at:3 [a51da07f]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1650 1 give:villainy [bb5c3c5c]
    traded who=1 whom=3
1651 1 pass [99bde503]
1652 0 place:IV.2 [8d7a8dcf]
1653 1 place:villainy [bdd9bb4e]
1654 2 place:IV.13 [46f21058]
1655 3 place:IV.6 [ccb4bf04]
    placed-all
1656 2 improv [e2eb441e]
    improvised who=2
1657 2 switch:seize [bf649d90]
    switched who=2
1658 2 pass [10632bea]
1659 3 pass [73a2c673]
1660 0 pass [d1ec90e3]
1661 1 pass [cd196e12]
1662 2 reveal [a5999b67]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1663 2 pass [fc7193a4]
1664 3 reveal [31485288]
    turned-up who=3 card=IV.6
    exiting who=3 card=IV.6
    got-intrigue who=3 n=1
1665 3 pass [d886cbe1]
1666 0 reveal [b9414f60]
    turned-up who=0 card=IV.2
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1667 0 pass [f4f6207e]
1668 1 reveal [68ab0589]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1669 1 pass [f6b2620a]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    reshuffled pile=staging n=23
    drew who=0 pile=staging
    scene-began scene=14
1670 2 pass [c7807077]
1671 3 pass [0a6cb969]
1672 0 pass [23511fb7]
1673 1 improv [41458770]
    improvised who=1
1674 1 draw:script [c49f36cf]
1675 1 bury:IV.1 [dbd05030]
    reshuffled pile=script n=3
    drew who=1 pile=script
    buried who=1 pile=script
1676 1 pass [b0fa469f]
1677 0 place:IV.14 [8dd9ea02]
1678 1 place:IV.8 [54373e70]
1679 2 place:IV.12 [3b51174d]
1680 3 place:IV.15 [ccf5887d]
    placed-all
1681 2 pass [3d1dfc79]
1682 3 pass [bae65b68]
1683 0 improv [3f30e4e5]
    improvised who=0
1684 0 switch:IV.3 [942e09f0]
    switched who=0
1685 0 pass [1c50d758]
1686 1 pass [928adb10]
1687 2 reveal [cccf3632]
    turned-up who=2 card=IV.12
1688 2 play [eb156582]
    played who=2 card=IV.12
1689 3 let [e4ee9c0e]
    scored who=2 card=IV.12 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
1690 2 pass [0cbb298f]
1691 3 reveal [d53ee062]
    turned-up who=3 card=IV.15
1692 3 improv [e924261c]
    improvised who=3
1693 3 draw:script [284520b0]
1694 3 bury-placed [2dc083d7]
    drew who=3 pile=script
    buried who=3 pile=script
    turned-up who=3 card=IV.4
    exiting who=3 card=IV.4
    got-intrigue who=3 n=1
1695 3 pass [2af17034]
1696 0 reveal [5904bdae]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    failed who=0 card=IV.3
1697 0 pass [bff5df91]
1698 1 reveal [4ae3801d]
    turned-up who=1 card=IV.8
    exiting who=1 card=IV.8
    got-intrigue who=1 n=1
1699 1 pass [10a212a2]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=15
1700 2 pass [14a804c5]
1701 3 pass [1b268a3b]
1702 0 pass [5c2e90a8]
1703 1 show:exchange [e76152bc]
1704 1 at:2 [e3a7797a]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1705 2 let [04b78eca]
1706 1 give:exchange [bb7df3ff]
    traded who=1 whom=2
1707 1 pass [34022010]
1708 0 place:IV.14 [76412033]
1709 1 place:IV.11 [a70de242]
1710 2 place:revive [474254f0]
1711 3 place:miscue [b29becfd]
    placed-all
1712 2 coin:desdemona [1ffe503e]
    no-drama-coin who=2
1713 2 show:exchange [e15f0cae]
1714 2 at:0 [92e1617c]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1715 2 give:IV.13 [1db05537]
    traded who=2 whom=0
1716 2 improv [7011d767]
    improvised who=2
1717 2 switch:take-the-lead [9af78e7b]
    switched who=2
1718 2 pass [19469da5]
1719 3 pass [4b9450cd]
1720 0 pass [6cf8e687]
1721 1 improv [f9079122]
    improvised who=1
1722 1 switch:IV.10 [d0e3fb16]
    switched who=1
1723 1 pass [5debf726]
1724 2 reveal [d4796ad0]
    turned-up-staging who=2 card=take-the-lead
1725 2 play [ee1d2dca]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1726 2 pass [fbbf15b3]
1727 3 reveal [21b1eddb]
    turned-up-staging who=3 card=miscue
1728 3 improv [b9514b32]
    improvised who=3
1729 3 draw:staging [035debcf]
1730 3 bury:villainy [40952cee]
    drew who=3 pile=staging
    buried who=3 pile=staging
1731 3 play [7c0788f7]
1732 3 at:1 [174fded3]
    aimed who=3 card=miscue whom=1
    must-switch whom=1
    drew who=3 pile=staging
1733 1 switch:IV.11 [9f34ad4c]
    switched who=1
1734 3 place:seize [096f8a2b]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1735 3 pass [dbdf383b]
1736 0 reveal [6c8073cd]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1737 0 pass [29caeac6]
1738 1 reveal [7ae2d4a5]
    turned-up who=1 card=IV.11
1739 1 play [55185f41]
    played who=1 card=IV.11
    scored who=1 card=IV.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=emilia
1740 1 pass [64b5241a]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=16
1741 3 pass [c690e79e]
1742 0 pass [7da70389]
1743 1 improv [6d28e81c]
    improvised who=1
1744 1 draw:script [b9085ccc]
1745 1 bury:IV.10 [69b129a9]
    drew who=1 pile=script
    buried who=1 pile=script
1746 1 pass [892fb8f6]
1747 2 pass [382fb330]
1748 0 place:IV.5 [602cebeb]
1749 1 place:IV.1 [6bacd61c]
1750 2 place:IV.6 [a317053f]
1751 3 place:seize [331651a2]
    placed-all
1752 3 pass [82dfaa7e]
1753 0 improv [de23d484]
    improvised who=0
1754 0 switch:miscue [16e89630]
    switched who=0
1755 0 pass [c7619b15]
1756 1 pass [8816e5a6]
1757 2 pass [f2b80160]
1758 3 reveal [1e7e4360]
    turned-up-staging who=3 card=seize
1759 3 improv [f8cf66dd]
    improvised who=3
1760 3 draw:staging [2ec46e4e]
1761 3 bury-placed [0a619d17]
    drew who=3 pile=staging
    buried who=3 pile=staging
    turned-up-staging who=3 card=exchange
1762 3 exit [b2cc0dd0]
    exiting who=3 card=exchange
1763 2 let [e13a64db]
    got-intrigue who=3 n=1
1764 3 pass [d75e8380]
1765 0 reveal [bdd27a8c]
    turned-up-staging who=0 card=miscue
1766 0 exit [587130b9]
    exiting who=0 card=miscue
1767 2 let [ae1c5e6b]
    got-intrigue who=0 n=1
1768 0 pass [bee41f29]
1769 1 reveal [ce39a827]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
1770 2 let [24cf6d7a]
    got-intrigue who=1 n=1
1771 1 pass [6a4f93ac]
1772 2 reveal [aa912469]
    turned-up who=2 card=IV.6
1773 2 play [45e73a0b]
    played who=2 card=IV.6
    scored who=2 card=IV.6 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1774 2 coin:iago [d281f3fb]
1775 2 wound:emilia [043797b8]
    used-iago who=2 character=emilia
    wounded who=2 character=emilia n=3 total=4
1776 2 pass [c8ccac08]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=5
    drew who=1 pile=staging
    scene-began scene=17
1777 3 improv [f60fcc87]
    improvised who=3
1778 3 draw:script [f2079926]
1779 3 bury:IV.2 [5d6f7517]
    drew who=3 pile=script
    buried who=3 pile=script
1780 3 pass [5451db97]
1781 0 pass [75340f02]
1782 1 pass [8b2944da]
1783 2 pass [5300e3d6]
1784 0 place:IV.13 [e67ed06b]
1785 1 place:no-drama [44d75e59]
1786 2 place:villainy [1189877e]
1787 3 place:seize [49cdfa1a]
    placed-all
1788 3 pass [41e4a7c1]
1789 0 pass [f2018efa]
1790 1 improv [9eae4dde]
    improvised who=1
1791 1 switch:take-the-lead [03834991]
    switched who=1
1792 1 pass [9a37bdf6]
1793 2 improv [a3121764]
    improvised who=2
1794 2 switch:take-the-lead [9dfc0ced]
    switched who=2
1795 2 pass [3fa68185]
1796 3 reveal [d21ced06]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1797 3 pass [b2379fc2]
1798 0 reveal [811fbe7a]
    turned-up who=0 card=IV.13
1799 0 exit [6736cd37]
    exiting who=0 card=IV.13
1800 2 let [b7d39123]
    got-intrigue who=0 n=1
1801 0 pass [5c69cac7]
1802 1 reveal [4f55c9f2]
    turned-up-staging who=1 card=take-the-lead
1803 1 play [be294d4a]
    aimed who=1 card=take-the-lead whom=2
1804 2 let [10c11cb5]
    took-lead who=1 whom=2
1805 1 pass [9b9a3d7c]
1806 2 reveal [42d745a5]
    turned-up-staging who=2 card=take-the-lead
1807 2 exit [bd9a21ec]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1808 2 pass [fb2b2a87]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=18
1809 2 improv [5764db94]
    improvised who=2
1810 2 draw:script [17559d0e]
1811 2 bury:IV.8 [f9c9fed3]
    drew who=2 pile=script
    buried who=2 pile=script
1812 2 pass [b6f65546]
1813 3 improv [4b64124d]
    improvised who=3
1814 3 draw:staging [19c210e4]
1815 3 bury:IV.1 [539775f1]
    drew who=3 pile=staging
    buried who=3 pile=script
1816 3 pass [22cbd2fa]
1817 0 improv [d26a200a]
    improvised who=0
1818 0 draw:staging [e41b5607]
1819 0 bury:seize [f8457174]
    drew who=0 pile=staging
    buried who=0 pile=staging
1820 0 show:exchange [9c7f8947]
1821 0 at:3 [0dc78ed9]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1822 0 give:IV.5 [bb557b98]
    traded who=0 whom=3
1823 0 pass [c75ddca4]
1824 1 pass [7bd40af0]
1825 0 place:exchange [5fc50683]
1826 1 place:take-the-lead [3898bf09]
1827 2 place:IV.3 [66c7917a]
1828 3 place:villainy [fd8b4633]
    placed-all
1829 2 pass [3b337a86]
1830 3 pass [62f7bd78]
1831 0 pass [df74f50c]
1832 1 pass [b6322a24]
1833 2 reveal [f9ac1989]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
1834 0 let [552046e8]
    failed who=2 card=IV.3
1835 2 pass [0e5ba573]
1836 3 reveal [aee0bc61]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
1837 0 let [a19075d7]
    got-intrigue who=3 n=1
1838 3 pass [38f1bfb1]
1839 0 reveal [a93593a6]
    turned-up-staging who=0 card=exchange
1840 0 exit [2f7ddfd3]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
1841 0 pass [416c802f]
1842 1 reveal [c2e1fd14]
    turned-up-staging who=1 card=take-the-lead
1843 1 play [b77e70b0]
1844 1 at:0 [98d01f68]
    aimed who=1 card=take-the-lead whom=0
1845 0 let [f9407c61]
    gave-lead who=1 whom=0
1846 1 pass [02835854]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=2
    scene-began scene=19
1847 1 pass [c101667a]
1848 2 improv [4872b782]
    improvised who=2
1849 2 draw:staging [e246fbf0]
1850 2 bury:seize [8d07bb9f]
    drew who=2 pile=staging
    buried who=2 pile=staging
1851 2 pass [e8e2eb37]
1852 3 improv [d08b1f07]
    improvised who=3
1853 3 draw:staging [e5f0f71e]
1854 3 bury:IV.5 [329b2c86]
    drew who=3 pile=staging
    buried who=3 pile=script
1855 3 pass [b350e898]
1856 0 improv [fd4c8579]
    improvised who=0
1857 0 draw:script [d21c380d]
1858 0 bury:IV.2 [5ae8cfbe]
    drew who=0 pile=script
    buried who=0 pile=script
1859 0 pass [2131d80e]
1860 0 place:IV.14 [2148ca09]
1861 1 place:IV.8 [35830323]
1862 2 place:villainy [115edab5]
1863 3 place:IV.1 [4bfc18c1]
    placed-all
1864 1 pass [6cd43c24]
1865 2 pass [bd8f85ba]
1866 3 pass [085c9183]
1867 0 pass [c6ce7466]
1868 1 reveal [12189aa1]
    turned-up who=1 card=IV.8
1869 1 play [749f8eca]
    played who=1 card=IV.8
1870 0 let [32c8bf3e]
    scored who=1 card=IV.8 n=1
    got-intrigue who=1 n=2
1871 1 pass [3a5874e2]
1872 2 reveal [7e0b072c]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
1873 0 let [06eec54d]
    got-intrigue who=2 n=1
1874 2 pass [0d1bbeb0]
1875 3 reveal [96c18151]
    turned-up who=3 card=IV.1
    exiting who=3 card=IV.1
1876 0 let [59901ab3]
    got-intrigue who=3 n=1
1877 3 pass [9194358f]
1878 0 reveal [7d334202]
    turned-up who=0 card=IV.14
1879 0 exit [3a7bcddd]
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1880 0 pass [60bf70c9]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=20
1881 1 show:no-drama [dc701a70]
    no-drama who=1
    drew who=1 pile=staging
1882 1 improv [ba8d505b]
    improvised who=1
1883 1 draw:staging [6269008c]
1884 1 bury:seize [4b75b610]
    drew who=1 pile=staging
    buried who=1 pile=staging
1885 1 pass [8240c2f3]
1886 2 pass [8283022e]
1887 3 pass [04f71e0a]
1888 0 improv [87aa03ff]
    improvised who=0
1889 0 draw:script [f1cbb48b]
1890 0 bury:IV.10 [67aed364]
    drew who=0 pile=script
    buried who=0 pile=script
1891 0 pass [0695916d]
1892 0 place:IV.5 [8f1cd3f3]
1893 1 place:take-the-lead [61878dc0]
1894 2 place:take-the-lead [e951608e]
1895 3 place:miscue [c56a5b0d]
    placed-all
1896 1 pass [3623cc65]
1897 2 improv [37b8a4fb]
    improvised who=2
1898 2 switch:revive [7d7bb866]
    switched who=2
1899 2 pass [df17f1a3]
1900 3 pass [3d89a880]
1901 0 show:no-drama [8390bbc4]
    no-drama who=0
    drew who=0 pile=staging
1902 0 pass [5cf8ac69]
1903 1 reveal [bdad4d13]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1904 1 pass [73393873]
1905 2 reveal [c43cdc12]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
1906 3 let [99ab2e10]
    got-intrigue who=2 n=1
1907 2 pass [5ea491a1]
1908 3 reveal [25259fe5]
    turned-up-staging who=3 card=miscue
1909 3 improv [bd681f82]
    improvised who=3
1910 3 draw:staging [28b170ac]
1911 3 bury:IV.15 [4a812b2c]
    reshuffled pile=staging n=17
    drew who=3 pile=staging
    buried who=3 pile=script
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1912 3 pass [29f1de70]
1913 0 reveal [19c9b959]
    turned-up who=0 card=IV.5
    exiting who=0 card=IV.5
    got-intrigue who=0 n=1
1914 0 pass [7ac14411]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=3
    scene-began scene=21
1915 1 show:no-drama [554bcf12]
    no-drama who=1
    drew who=1 pile=staging
1916 1 pass [984d7ed3]
1917 2 pass [39b3bf56]
1918 3 improv [a42e751f]
    improvised who=3
1919 3 draw:staging [6f99619a]
1920 3 bury:revive [ba43c0ef]
    drew who=3 pile=staging
    buried who=3 pile=staging
1921 3 pass [4ef2561a]
1922 0 improv [e75000fa]
    improvised who=0
1923 0 draw:staging [8a3cb4fd]
1924 0 bury:seize [003cd152]
    drew who=0 pile=staging
    buried who=0 pile=staging
1925 0 pass [4c933b89]
1926 0 place:seize [4d9cced3]
1927 1 place:miscue [7640ac89]
1928 2 place:IV.10 [818c8c56]
1929 3 place:seize [430d886a]
    placed-all
1930 1 pass [063b1e4a]
1931 2 pass [2eae31bb]
1932 3 pass [b6e77f96]
1933 0 pass [1937c062]
1934 1 reveal [563e6020]
    turned-up-staging who=1 card=miscue
1935 1 play [0be6ef9a]
1936 1 at:0 [686690e4]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
1937 0 switch:take-the-lead [8e04996d]
    switched who=0
1938 1 place:seize [8dcee242]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1939 1 show:exchange [f328be1a]
1940 1 at:2 [a08477ca]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1941 2 let [3cdc2b4f]
1942 1 give:miscue [178cfac0]
    traded who=1 whom=2
1943 1 pass [995d34fa]
1944 2 improv [2d172074]
    improvised who=2
1945 2 draw:staging [8d46d8e4]
1946 2 bury:miscue [014b7b8f]
    drew who=2 pile=staging
    buried who=2 pile=staging
1947 2 reveal [58d944eb]
    turned-up who=2 card=IV.10
1948 2 exit [be92a0c8]
    exiting who=2 card=IV.10
    got-intrigue who=2 n=1
1949 2 show:exchange [70f6ba61]
1950 2 at:3 [801ce8d9]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1951 2 give:IV.13 [1256a762]
    traded who=2 whom=3
1952 2 pass [812ac478]
1953 3 reveal [49692fb5]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1954 3 pass [34f1388b]
1955 0 reveal [c78adcdb]
    turned-up-staging who=0 card=take-the-lead
1956 0 exit [3769b389]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1957 0 pass [a1961c67]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    scene-began scene=22
1958 1 improv [7586fee5]
    improvised who=1
1959 1 draw:staging [ea6e730b]
1960 1 bury:IV.14 [7380b0e6]
    drew who=1 pile=staging
    buried who=1 pile=script
1961 1 pass [98034436]
1962 2 show:exchange [bd848189]
1963 2 at:0 [85c8c261]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1964 0 let [3c4e41f4]
1965 2 give:revive [3ca43510]
    traded who=2 whom=0
1966 2 improv [39ea2287]
    improvised who=2
1967 2 draw:staging [556f167f]
1968 2 bury:IV.5 [3f01d0ec]
    drew who=2 pile=staging
    buried who=2 pile=script
1969 2 pass [4c3f8777]
1970 3 pass [9c9e7a39]
1971 0 improv [11cb07ce]
    improvised who=0
1972 0 draw:script [eb64225b]
1973 0 bury:IV.3 [6aad2378]
    drew who=0 pile=script
    buried who=0 pile=script
1974 0 pass [1c866713]
1975 0 place:IV.10 [9f268210]
1976 1 place:take-the-lead [47b5d89a]
1977 2 place:IV.15 [de381c71]
1978 3 place:seize [ec481006]
    placed-all
1979 1 pass [145a7e18]
1980 2 pass [3beb79ec]
1981 3 improv [03d309c9]
    improvised who=3
1982 3 switch:villainy [702b732b]
    switched who=3
1983 3 pass [acb7d81f]
1984 0 pass [e9ef0e55]
1985 1 reveal [0acca1ed]
    turned-up-staging who=1 card=take-the-lead
1986 1 play [b7272c52]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1987 1 pass [7c1ab09d]
1988 2 reveal [496ec86e]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
    failed who=2 card=IV.15
1989 2 pass [99c7f261]
1990 3 reveal [ca56b2db]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
1991 3 pass [42984db0]
1992 0 reveal [114109ff]
    turned-up who=0 card=IV.10
1993 0 play [d3b3a737]
    played who=0 card=IV.10
    scored who=0 card=IV.10 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1994 0 pass [48c98495]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=23
1995 2 show:exchange [98bbbdd2]
1996 2 at:1 [bd4f023c]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1997 2 give:take-the-lead [7549b502]
    traded who=2 whom=1
1998 2 pass [15dd4347]
1999 3 improv [7bf3cf67]
    improvised who=3
2000 3 draw:staging [5d010990]
2001 3 bury:seize [28797bfe]
    drew who=3 pile=staging
    buried who=3 pile=staging
2002 3 pass [816fb9a1]
2003 0 pass [3a1f5c3e]
2004 1 pass [f0ec5445]
2005 0 place:seize [7be33fb5]
2006 1 place:villainy [2346ae17]
2007 2 place:IV.14 [80a4a90b]
2008 3 place:IV.13 [2db10a78]
    placed-all
2009 2 pass [9b8a6829]
2010 3 pass [e5ba7e3f]
2011 0 pass [868372f4]
2012 1 coin:emilia [ad965a9a]
    used-coin-at who=1 coin=emilia whom=0
2013 0 let [c1781ca2]
    stole-coin who=1 coin=othello whom=0
2014 1 pass [17407ff2]
2015 2 reveal [f744d6d0]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
2016 0 let [e535cb3d]
    got-intrigue who=2 n=1
2017 2 pass [0fd1b87c]
2018 3 reveal [5aa2d72f]
    turned-up who=3 card=IV.13
2019 3 play [c27a37b4]
    played who=3 card=IV.13
2020 0 let [15445376]
    scored who=3 card=IV.13 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=roderigo
2021 3 pass [8cd9a013]
2022 0 reveal [e2b935d0]
    turned-up-staging who=0 card=seize
2023 0 exit [b6af3943]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2024 0 pass [46038e6a]
2025 1 coin:othello [1898c211]
2026 1 at:0 [53cf5017]
    used-coin-at who=1 coin=othello whom=0
2027 0 let [a77752ab]
    gave-lead who=1 whom=0
2028 1 reveal [75344977]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2029 1 pass [aa76cac1]
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=24
2030 1 improv [01bec98d]
    improvised who=1
2031 1 draw:script [b6292652]
2032 1 bury:IV.15 [716eec8a]
    script-empty
    drew who=1 pile=script
    buried who=1 pile=script
2033 1 pass [c65fda08]
2034 2 improv [e5e410cd]
    improvised who=2
2035 2 draw:staging [b188e53f]
2036 2 bury:villainy [97221e65]
    drew who=2 pile=staging
    buried who=2 pile=staging
2037 2 pass [6fac0e66]
2038 3 show:exchange [d39af3e3]
2039 3 at:2 [ba4f248e]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
2040 3 give:miscue [a37c9ab3]
    traded who=3 whom=2
2041 3 improv [528f0314]
    improvised who=3
2042 3 draw:staging [a160609e]
2043 3 bury:take-the-lead [b5a5370a]
    drew who=3 pile=staging
    buried who=3 pile=staging
2044 3 coin:roderigo [ed2277d7]
2045 3 at:0 [15ba9952]
    used-coin-at who=3 coin=roderigo whom=0
2046 0 let [c05d3792]
2047 3 give:IV.1 [eedb5e76]
    traded who=3 whom=0
2048 3 pass [48eb79ac]
2049 0 pass [27790411]
2050 0 place:take-the-lead [7439cc24]
2051 1 place:IV.4 [92957ebc]
2052 2 place:take-the-lead [90e8057a]
2053 3 place:revive [f664dc5a]
    placed-all
2054 1 pass [4b8ff615]
2055 2 pass [8f93f9fa]
2056 3 pass [3cdb6987]
2057 0 improv [98c71c7d]
    improvised who=0
2058 0 switch:IV.3 [7d32be3b]
    switched who=0
2059 0 pass [6cb95e7e]
2060 1 reveal [f1dd83a7]
    turned-up who=1 card=IV.4
    exiting who=1 card=IV.4
2061 0 let [f014e10c]
    got-intrigue who=1 n=1
2062 1 pass [652ee75b]
2063 2 reveal [3b4e6592]
    turned-up-staging who=2 card=take-the-lead
2064 2 exit [a547f1ba]
    exiting who=2 card=take-the-lead
2065 0 let [d7e3155f]
    got-intrigue who=2 n=1
2066 2 pass [5739c7e4]
2067 3 reveal [40672ed6]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
2068 0 let [7b836cab]
    got-intrigue who=3 n=1
2069 3 pass [838beeff]
2070 0 reveal [10896062]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    scored who=0 card=IV.3 n=3
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2071 0 pass [c0539604]
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=19
    staging-empty n=1
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=script
    scene-began scene=25
2072 1 improv [cc809c45]
    improvised who=1
2073 1 bury:take-the-lead [d0ea06e9]
    drew who=1 pile=staging
    buried who=1 pile=staging
2074 1 pass [6a78f034]
2075 2 improv [3ed01770]
    improvised who=2
2076 2 bury:miscue [0eeddbd6]
    drew who=2 pile=staging
    buried who=2 pile=staging
2077 2 pass [28078b30]
2078 3 improv [e7d29445]
    improvised who=3
2079 3 bury:IV.5 [d6df53cf]
    drew who=3 pile=staging
    buried who=3 pile=script
2080 3 pass [48cd39de]
2081 0 improv [d91cbdab]
    improvised who=0
2082 0 draw:script [6af71db5]
2083 0 bury:IV.1 [4d6f2a4f]
    drew who=0 pile=script
    buried who=0 pile=script
2084 0 pass [59c4a7b9]
2085 0 place:IV.5 [0078c9c7]
2086 1 place:take-the-lead [5ad25647]
2087 2 place:revive [64976121]
2088 3 place:miscue [83a5c8f6]
    placed-all
2089 1 pass [cc3c861c]
2090 2 pass [f21df888]
2091 3 pass [8ba6b5ac]
2092 0 pass [06b607ea]
2093 1 reveal [88dd2d2b]
    turned-up-staging who=1 card=take-the-lead
2094 1 play [49b3aed3]
    aimed who=1 card=take-the-lead whom=0
2095 0 let [3638a213]
    took-lead who=1 whom=0
2096 1 pass [8ddca122]
2097 2 reveal [627d24d9]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
2098 0 let [b27fbe8e]
    got-intrigue who=2 n=1
2099 2 show:no-drama [b73e9c4e]
    no-drama who=2
    drew who=2 pile=staging
2100 2 pass [354a39c0]
2101 3 reveal [44270a14]
    turned-up-staging who=3 card=miscue
2102 3 exit [6b06c811]
    exiting who=3 card=miscue
2103 0 let [caeb94a5]
    got-intrigue who=3 n=1
2104 3 pass [3b13bbe5]
2105 0 coin:iago [fe64ab23]
2106 0 wound:iago [e07d72a7]
    used-iago who=0 character=iago
    wounded who=0 character=iago n=1 total=6
2107 0 reveal [3932d706]
    turned-up who=0 card=IV.5
2108 0 exit [4b204b33]
    exiting who=0 card=IV.5
    got-intrigue who=0 n=1
2109 0 pass [39a735f0]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=26
2110 2 pass [6aba2200]
2111 3 improv [1b602dce]
    improvised who=3
2112 3 bury:revive [df961b64]
    drew who=3 pile=staging
    buried who=3 pile=staging
2113 3 show:exchange [71d9bc3a]
2114 3 at:2 [bf34607b]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
2115 3 give:seize [0140dde5]
    traded who=3 whom=2
2116 3 pass [afb52c61]
2117 0 pass [bb3eb30d]
2118 1 pass [142bdc2d]
2119 0 place:take-the-lead [1f872665]
2120 1 place:take-the-lead [98371310]
2121 2 place:seize [5d595f0e]
2122 3 place:IV.4 [0a8d6a72]
    placed-all
2123 2 pass [f4926b99]
2124 3 pass [e976d91d]
2125 0 pass [9e56ad08]
2126 1 pass [cb51b161]
2127 2 reveal [1c2455dc]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2128 2 pass [4c4ad03b]
2129 3 reveal [53de8d00]
    turned-up who=3 card=IV.4
    exiting who=3 card=IV.4
2130 0 let [bb927279]
    got-intrigue who=3 n=1
2131 3 pass [c6b3dbff]
2132 0 improv [0e0cb17b]
    improvised who=0
2133 0 draw:staging [c123569f]
2134 0 bury:villainy [24d76d87]
    reshuffled pile=script n=1
    drew who=0 pile=staging
    buried who=0 pile=staging
2135 0 reveal [486aa9fa]
    turned-up-staging who=0 card=take-the-lead
2136 0 play [3aea9b83]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2137 0 pass [60695c52]
2138 1 reveal [b2d989a2]
    turned-up-staging who=1 card=take-the-lead
2139 1 exit [da8e679f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2140 1 pass [4fa46e42]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=27
2141 1 pass [f4515807]
2142 2 improv [5b8d1807]
    improvised who=2
2143 2 bury:revive [90fbcf99]
    drew who=2 pile=staging
    buried who=2 pile=staging
2144 2 show:exchange [29600af4]
2145 2 at:3 [fc0877b1]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
2146 3 let [bee5ee3f]
2147 2 give:seize [85e59c4a]
    traded who=2 whom=3
2148 2 pass [8034ab63]
2149 3 pass [bde1b9c6]
2150 0 pass [06a81956]
2151 0 place:IV.4 [63a3366c]
2152 1 place:IV.1 [dae9311c]
2153 2 place:IV.15 [0e7937c3]
2154 3 place:IV.5 [e5c6ece6]
    placed-all
2155 1 improv [8848397f]
    improvised who=1
2156 1 switch:IV.14 [9c105123]
    switched who=1
2157 1 pass [631ce2a9]
2158 2 pass [e917f670]
2159 3 improv [7d90da7e]
    improvised who=3
2160 3 switch:seize [d2869446]
    switched who=3
2161 3 pass [f8c3acaa]
2162 0 pass [976afcdd]
2163 1 show:exchange [28ea80b3]
2164 1 at:0 [0be00d50]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2165 0 let [199d9590]
2166 1 give:IV.1 [848d6390]
    traded who=1 whom=0
2167 1 reveal [586fedb2]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
2168 0 let [6ce1cb47]
    got-intrigue who=1 n=1
2169 1 pass [0c394b8c]
2170 2 reveal [67091a2b]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
2171 0 let [a06ef08c]
    scored who=2 card=IV.15 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
    act-ended act=IV
    tallied who=0 n=10
    tallied who=1 n=8
    tallied who=2 n=19
    tallied who=3 n=11
    lead-cast who=1
2172 2 discard:take-the-lead [d4270d94]
    discarded who=2 card=take-the-lead
2173 3 discard:seize [26dbec9c]
    discarded who=3 card=seize
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    act-began act=V who=1
    scene-began scene=1
2174 2 pass [e5091bdb]
2175 3 pass [aff7f362]
2176 0 pass [96a2fb69]
2177 1 improv [6f47352f]
    improvised who=1
2178 1 draw:script [03cb314d]
2179 1 bury:V.8 [3ee1b952]
    drew who=1 pile=script
    buried who=1 pile=script
2180 1 pass [75b91d96]
2181 0 place:miscue [f029b516]
2182 1 place:take-the-lead [e0fb5f46]
2183 2 place:V.16 [2a4fd892]
2184 3 place:V.5 [a53e0b79]
    placed-all
2185 2 pass [43f21fb6]
2186 3 pass [8615b221]
2187 0 improv [3f8370c2]
    improvised who=0
2188 0 switch:take-the-lead [154952a3]
    switched who=0
2189 0 pass [1d636000]
2190 1 pass [89e58fda]
2191 2 coin:desdemona [508c09fd]
    no-drama-coin who=2
2192 2 reveal [b9ab2efb]
    turned-up who=2 card=V.16
2193 2 improv [bbf9ce60]
    improvised who=2
2194 2 draw:staging [c7975f8f]
2195 2 bury-placed [eb70a222]
    drew who=2 pile=staging
    buried who=2 pile=script
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2196 2 pass [25004cab]
2197 3 reveal [ad58682c]
    turned-up who=3 card=V.5
    exiting who=3 card=V.5
    got-intrigue who=3 n=1
2198 3 show:no-drama [9e173c2b]
    no-drama who=3
    drew who=3 pile=staging
2199 3 pass [e182145a]
2200 0 reveal [98d411ab]
    turned-up-staging who=0 card=take-the-lead
2201 0 exit [1f65ba40]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2202 0 pass [9394d968]
2203 1 reveal [0cd501d7]
    turned-up-staging who=1 card=take-the-lead
2204 1 exit [ad7ddf7b]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2205 1 pass [9d3651ca]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=2
2206 2 improv [612a29c9]
    improvised who=2
2207 2 draw:staging [ae1e75d9]
2208 2 bury:no-drama [7ca54bbf]
    drew who=2 pile=staging
    buried who=2 pile=staging
2209 2 pass [cb743cd9]
2210 3 show:exchange [8d4fe2a0]
2211 3 at:2 [dfa26894]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
2212 3 give:villainy [cf4676fb]
    traded who=3 whom=2
2213 3 pass [b0370da6]
2214 0 pass [7a0c92a5]
2215 1 pass [17b30336]
2216 0 place:V.14 [55882f71]
2217 1 place:V.12 [f9ddfba5]
2218 2 place:villainy [0e0f0a56]
2219 3 place:V.7 [65226474]
    placed-all
2220 2 pass [112a832b]
2221 3 pass [fdf0a51e]
2222 0 improv [01f0bada]
    improvised who=0
2223 0 switch:miscue [359851ec]
    switched who=0
2224 0 pass [df7f1a53]
2225 1 pass [dc8261bf]
2226 2 reveal [fecc55be]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
2227 1 let [d99689d6]
    got-intrigue who=2 n=1
2228 2 show:exchange [64cae673]
2229 2 at:0 [43b33217]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2230 1 let [fe141335]
2231 2 give:V.10 [4280eb00]
    traded who=2 whom=0
2232 2 pass [e6323311]
2233 3 reveal [99e6f58c]
    turned-up who=3 card=V.7
2234 3 play [2e6a039e]
    played who=3 card=V.7
2235 1 let [ae378810]
    scored who=3 card=V.7 n=1
    got-intrigue who=3 n=2
2236 3 pass [960a540d]
2237 0 reveal [04768326]
    turned-up-staging who=0 card=miscue
2238 0 exit [41aa5dca]
    exiting who=0 card=miscue
2239 1 let [0f1b343e]
    got-intrigue who=0 n=1
2240 0 pass [bc271277]
2241 1 improv [4a3e0c15]
    improvised who=1
2242 1 draw:script [9037712c]
2243 1 bury-placed [9f44636a]
    drew who=1 pile=script
    buried who=1 pile=script
2244 1 reveal [23c2b56c]
    turned-up who=1 card=V.13
    played who=1 card=V.13
    failed who=1 card=V.13
2245 1 pass [681f1458]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=3
2246 2 improv [b2ef68d9]
    improvised who=2
2247 2 draw:staging [779e839d]
2248 2 bury:V.14 [3603cb6c]
    drew who=2 pile=staging
    buried who=2 pile=script
2249 2 pass [93e6ab67]
2250 3 improv [cf49c84e]
    improvised who=3
2251 3 draw:staging [5b15e876]
2252 3 bury:seize [c820c3af]
    reshuffled pile=staging n=20
    drew who=3 pile=staging
    buried who=3 pile=staging
2253 3 pass [6ecd3dc8]
2254 0 improv [9dd1282e]
    improvised who=0
2255 0 draw:staging [c7874815]
2256 0 bury:V.10 [d38e6286]
    drew who=0 pile=staging
    buried who=0 pile=script
2257 0 pass [da3a2068]
2258 1 pass [bb6b1d5b]
2259 0 place:V.2 [e7a1913f]
2260 1 place:revive [ed05086d]
2261 2 place:V.4 [79f6d5b9]
2262 3 place:no-drama [133ea26a]
    placed-all
2263 2 pass [495189f5]
2264 3 pass [72afa70e]
2265 0 pass [d7f85bd4]
2266 1 pass [5a577ae5]
2267 2 reveal [111f933d]
    turned-up who=2 card=V.4
2268 2 exit [6b8645f6]
    exiting who=2 card=V.4
2269 3 let [3b6b7b4e]
    got-intrigue who=2 n=1
2270 2 pass [7214cea0]
2271 3 reveal [d41f7617]
    turned-up-staging who=3 card=no-drama
2272 3 exit [fa02c3c9]
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
2273 3 pass [96abd621]
2274 0 reveal [1c06447f]
    turned-up who=0 card=V.2
    exiting who=0 card=V.2
    got-intrigue who=0 n=1
2275 0 pass [77eb8ec1]
2276 1 reveal [d635a98b]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2277 1 pass [a25fa0b9]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=4
2278 2 improv [36ca2670]
    improvised who=2
2279 2 draw:script [f86389c6]
2280 2 bury:V.6 [b9286f7b]
    drew who=2 pile=script
    buried who=2 pile=script
2281 2 show:exchange [139551dd]
2282 2 at:0 [7dc58904]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2283 0 let [2a84a8c8]
2284 2 give:revive [2cda34f5]
    traded who=2 whom=0
2285 2 pass [c290f503]
2286 3 improv [de58f725]
    improvised who=3
2287 3 draw:staging [2b04214d]
2288 3 bury:villainy [d798cad5]
    drew who=3 pile=staging
    buried who=3 pile=staging
2289 3 pass [b3e3b660]
2290 0 pass [7cb5fef1]
2291 1 pass [6ff4c3fb]
2292 0 place:V.1 [04ff9ef9]
2293 1 place:V.9 [3e369500]
2294 2 place:no-drama [d756f9f5]
2295 3 place:seize [ee8559e5]
    placed-all
2296 2 pass [40a26940]
2297 3 pass [b71d1a50]
2298 0 show:exchange [3a94e902]
2299 0 at:3 [3f23f1eb]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
2300 3 let [1afee1aa]
2301 0 give:revive [9506f4a2]
    traded who=0 whom=3
2302 0 show:exchange [41a8d1e1]
2303 0 at:2 [a5f2feba]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2304 0 give:V.8 [1cc113b2]
    traded who=0 whom=2
2305 0 pass [d36e7645]
2306 1 pass [0a20421a]
2307 2 reveal [ff038024]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2308 2 pass [53d9a7e2]
2309 3 reveal [fa0711dc]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
2310 3 pass [cf4029a9]
2311 0 reveal [26ab5a54]
    turned-up who=0 card=V.1
2312 0 exit [7fe50682]
    exiting who=0 card=V.1
2313 1 let [898d69e3]
    got-intrigue who=0 n=1
2314 0 pass [43ccba96]
2315 1 reveal [4adfb1be]
    turned-up who=1 card=V.9
2316 1 improv [5de79b63]
    improvised who=1
2317 1 draw:staging [f7013e32]
2318 1 bury-placed [d7bb3f56]
    drew who=1 pile=staging
    buried who=1 pile=script
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2319 1 pass [89ce8834]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=5
2320 2 pass [bb1082ea]
2321 3 pass [e3b315e6]
2322 0 improv [836cdbf6]
    improvised who=0
2323 0 draw:staging [b6cb996a]
2324 0 bury:seize [0c0df968]
    drew who=0 pile=staging
    buried who=0 pile=staging
2325 0 pass [ef5e7a89]
2326 1 improv [21a20ee2]
    improvised who=1
2327 1 draw:staging [74dfafea]
2328 1 bury:V.11 [0ee63171]
    drew who=1 pile=staging
    buried who=1 pile=script
2329 1 pass [18e629f8]
2330 0 place:villainy [e17dcab3]
2331 1 place:V.3 [ed42b3e0]
2332 2 place:miscue [5db75049]
2333 3 place:revive [9583a604]
    placed-all
2334 2 pass [670971bd]
2335 3 pass [984cbbbe]
2336 0 pass [6765d32e]
2337 1 show:exchange [d368b696]
2338 1 at:0 [7759f8af]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2339 0 let [457c6bf6]
2340 1 give:V.12 [bbddfab4]
    traded who=1 whom=0
2341 1 pass [518124e6]
2342 2 reveal [392d6468]
    turned-up-staging who=2 card=miscue
2343 2 improv [e6df7477]
    improvised who=2
2344 2 draw:script [aa9aefc3]
2345 2 bury:V.14 [3d13a381]
    drew who=2 pile=script
    buried who=2 pile=script
2346 2 play [e879319b]
2347 2 at:0 [86cc06d1]
    aimed who=2 card=miscue whom=0
2348 0 let [26b9cfae]
2349 3 let [03bc7fb7]
    must-switch whom=0
    drew who=2 pile=staging
2350 0 switch:V.16 [f14ee605]
    switched who=0
2351 2 place:V.6 [6bdea212]
    turned-up who=2 card=V.6
    exiting who=2 card=V.6
2352 3 let [b7b1f3a0]
    got-intrigue who=2 n=1
2353 2 show:no-drama [afa8d7b9]
    no-drama who=2
    drew who=2 pile=staging
2354 2 pass [c5868fdf]
2355 3 improv [217fb39b]
    improvised who=3
2356 3 draw:staging [1c63777d]
2357 3 bury-placed [6033b405]
    drew who=3 pile=staging
    buried who=3 pile=staging
2358 3 reveal [f0ce90fb]
    turned-up-staging who=3 card=take-the-lead
2359 3 exit [07149f3f]
    exiting who=3 card=take-the-lead
2360 0 let [842aa801]
    got-intrigue who=3 n=1
2361 3 pass [0c70937f]
2362 0 reveal [4a0d7fd4]
    turned-up who=0 card=V.16
    played who=0 card=V.16
    failed who=0 card=V.16
2363 0 pass [72bc2a92]
2364 1 reveal [7e078115]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2365 1 pass [e7837513]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=6
2366 2 pass [4640d21c]
2367 3 improv [ca9811bb]
    improvised who=3
2368 3 draw:staging [f01e3b79]
2369 3 bury:take-the-lead [83a90099]
    drew who=3 pile=staging
    buried who=3 pile=staging
2370 3 pass [b0f5d4f0]
2371 0 show:exchange [032680c2]
2372 0 at:2 [8a38ac9d]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2373 0 give:villainy [dc889944]
    traded who=0 whom=2
2374 0 improv [88bc682a]
    improvised who=0
2375 0 draw:script [64f76f08]
2376 0 bury:V.12 [e34d2624]
    drew who=0 pile=script
    buried who=0 pile=script
2377 0 pass [853ebf14]
2378 1 pass [5dc1d533]
2379 0 place:take-the-lead [681e7f86]
2380 1 place:take-the-lead [2c3c23f4]
2381 2 place:villainy [1ed87b20]
2382 3 place:take-the-lead [76ec0cb8]
    placed-all
2383 2 pass [daace0ee]
2384 3 pass [cdabeeb9]
2385 0 pass [33f2384b]
2386 1 pass [c43451a0]
2387 2 reveal [b0ea5665]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
2388 1 let [6e2d8729]
2389 3 let [fe01b3b4]
    got-intrigue who=2 n=1
2390 2 pass [ec12f46d]
2391 3 reveal [61b96130]
    turned-up-staging who=3 card=take-the-lead
2392 3 exit [155a54d7]
    exiting who=3 card=take-the-lead
2393 1 let [47be62d3]
    got-intrigue who=3 n=1
2394 3 pass [781e4f85]
2395 0 reveal [6e5bd8a9]
    turned-up-staging who=0 card=take-the-lead
2396 0 exit [355b49b2]
    exiting who=0 card=take-the-lead
2397 1 let [01497c63]
    got-intrigue who=0 n=1
2398 0 pass [fcef17ad]
2399 1 improv [6b1834d6]
    improvised who=1
2400 1 draw:staging [1d90a6a0]
2401 1 bury-placed [fc14a0a7]
    drew who=1 pile=staging
    buried who=1 pile=staging
2402 1 reveal [b4641026]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2403 1 pass [7314fe8f]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=8
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=7
2404 2 pass [cfe0bdf8]
2405 3 pass [11f5b4e8]
2406 0 pass [cbbf2c22]
2407 1 pass [548b8059]
2408 0 place:revive [55e56560]
2409 1 place:seize [0972c81e]
2410 2 place:V.12 [40cddf24]
2411 3 place:take-the-lead [8f7c94be]
    placed-all
2412 2 pass [6a1af57d]
2413 3 improv [2687a27d]
    improvised who=3
2414 3 switch:V.3 [c8cc87f3]
    switched who=3
2415 3 pass [c4e91136]
2416 0 pass [6aee79df]
2417 1 pass [ead570a7]
2418 2 reveal [6358a0fe]
    turned-up who=2 card=V.12
2419 2 exit [ad830830]
    exiting who=2 card=V.12
2420 0 let [de49e0c1]
2421 1 let [ae3561ee]
2422 3 let [7593682a]
    got-intrigue who=2 n=1
2423 2 pass [3d2fe151]
2424 3 reveal [b52bf8dd]
    turned-up who=3 card=V.3
2425 3 exit [c97c67aa]
    exiting who=3 card=V.3
2426 0 let [c6c2440d]
2427 1 let [f6459a3e]
    got-intrigue who=3 n=1
2428 3 pass [e534bedb]
2429 0 reveal [f1653a2c]
    turned-up-staging who=0 card=revive
2430 0 improv [250ba4e0]
    improvised who=0
2431 0 draw:script [8c8d659f]
2432 0 bury:V.16 [4fb7e8da]
    drew who=0 pile=script
    buried who=0 pile=script
    exiting who=0 card=revive
2433 1 let [1723497d]
    got-intrigue who=0 n=1
2434 0 pass [5e44518f]
2435 1 reveal [6edcb605]
    turned-up-staging who=1 card=seize
2436 1 improv [c3a4603a]
    improvised who=1
2437 1 draw:script [f4a4c03b]
2438 1 bury:V.14 [5118422e]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2439 1 pass [8c4b0a3a]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=8
2440 2 pass [bfbc5471]
2441 3 pass [42095056]
2442 0 improv [59915b4f]
    improvised who=0
2443 0 draw:staging [03e7a7eb]
2444 0 bury:V.5 [f8e04a53]
    drew who=0 pile=staging
    buried who=0 pile=script
2445 0 pass [e3427daa]
2446 1 pass [eb915aca]
2447 0 place:V.13 [28255d84]
2448 1 place:V.6 [e1b2fae1]
2449 2 place:V.15 [263b869e]
2450 3 place:V.10 [4d211d78]
    placed-all
2451 2 pass [3c1d4ff7]
2452 3 improv [1ca3066e]
    improvised who=3
2453 3 switch:V.9 [de8da120]
    switched who=3
2454 3 pass [ec5e1931]
2455 0 pass [b7e2ff8c]
2456 1 improv [bff159ae]
    improvised who=1
2457 1 switch:take-the-lead [6f7d7b37]
    switched who=1
2458 1 pass [fc1cc55f]
2459 2 improv [ccf75f35]
    improvised who=2
2460 2 draw:staging [13b68443]
2461 2 bury-placed [b95eb7c3]
    drew who=2 pile=staging
    buried who=2 pile=script
2462 2 reveal [c646216b]
    turned-up-staging who=2 card=take-the-lead
2463 2 exit [391ad079]
    exiting who=2 card=take-the-lead
2464 3 let [9372de8e]
    got-intrigue who=2 n=1
2465 2 pass [9c8b11db]
2466 3 reveal [38cbe2b5]
    turned-up who=3 card=V.9
2467 3 exit [1364089e]
    exiting who=3 card=V.9
    got-intrigue who=3 n=1
2468 3 pass [f47ad7dc]
2469 0 reveal [0f9cbb68]
    turned-up who=0 card=V.13
    played who=0 card=V.13
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
2470 0 pass [d9d2d653]
2471 1 reveal [dea16b04]
    turned-up-staging who=1 card=take-the-lead
2472 1 play [0c3033ba]
2473 1 at:0 [1b050456]
    aimed who=1 card=take-the-lead whom=0
2474 0 let [8477ae8d]
    gave-lead who=1 whom=0
2475 1 pass [c43c38ab]
    drew who=0 pile=staging
    reshuffled pile=staging n=21
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=9
2476 1 pass [b3b46109]
2477 2 improv [d5f2e6c8]
    improvised who=2
2478 2 draw:staging [474788ee]
2479 2 bury:V.2 [00dc6ac8]
    drew who=2 pile=staging
    buried who=2 pile=script
2480 2 pass [313f2c42]
2481 3 improv [06b3636b]
    improvised who=3
2482 3 draw:script [528a1075]
2483 3 bury:V.10 [16c84d52]
    drew who=3 pile=script
    buried who=3 pile=script
2484 3 pass [e6e953ae]
2485 0 improv [e47acf93]
    improvised who=0
2486 0 draw:script [5c3e47f0]
2487 0 bury:V.11 [0a706eaf]
    drew who=0 pile=script
    buried who=0 pile=script
2488 0 coin:othello [7c1ecec2]
2489 0 at:1 [fa90cf55]
    used-coin-at who=0 coin=othello whom=1
    gave-lead who=0 whom=1
2490 0 pass [73d31e0b]
2491 0 place:miscue [ab3ae2c7]
2492 1 place:V.4 [36c28302]
2493 2 place:miscue [252ae72d]
2494 3 place:take-the-lead [28066124]
    placed-all
2495 2 pass [bcf67210]
2496 3 pass [c413aba6]
2497 0 pass [300ad5fe]
2498 1 pass [04008e25]
2499 2 reveal [e7b95d9a]
    turned-up-staging who=2 card=miscue
2500 2 play [7340cbc7]
2501 2 at:0 [d30eeaeb]
    aimed who=2 card=miscue whom=0
2502 3 let [d8bf515c]
    must-switch whom=0
    drew who=2 pile=staging
2503 0 switch:V.14 [ed390e79]
    switched who=0
2504 2 place:V.8 [31b7f884]
    turned-up who=2 card=V.8
2505 2 play [85684e0b]
    played who=2 card=V.8
2506 3 let [71b62b6a]
    scored who=2 card=V.8 n=1
    got-coin who=2 coin=desdemona
2507 2 show:exchange [735aac1b]
2508 2 at:1 [4a44f577]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2509 3 let [adae3662]
2510 2 give:exchange [3e369d63]
    traded who=2 whom=1
2511 2 coin:desdemona [59bdd813]
    no-drama-coin who=2
2512 2 pass [a8ac3e03]
2513 3 reveal [6f26e951]
    turned-up-staging who=3 card=take-the-lead
2514 3 exit [5c855e31]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2515 3 pass [5504c657]
2516 0 reveal [2d0b7b00]
    turned-up who=0 card=V.14
2517 0 exit [e7f3d84a]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
2518 0 pass [5d78d07d]
2519 1 reveal [6bf85423]
    turned-up who=1 card=V.4
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2520 1 pass [a9d8be00]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=10
2521 2 pass [a68919ed]
2522 3 improv [3c5b4d88]
    improvised who=3
2523 3 draw:script [ce15e531]
2524 3 bury:V.16 [8197194d]
    drew who=3 pile=script
    buried who=3 pile=script
2525 3 pass [1fc71017]
2526 0 pass [880f5d05]
2527 1 pass [5cd73a5e]
2528 0 place:revive [4af6eea4]
2529 1 place:villainy [22ad85eb]
2530 2 place:take-the-lead [41f6d8b5]
2531 3 place:V.15 [c7b78997]
    placed-all
2532 2 improv [cfe479e8]
    improvised who=2
2533 2 switch:villainy [712e1518]
    switched who=2
2534 2 pass [7628a05e]
2535 3 pass [f42c0c0c]
2536 0 improv [dd2821d7]
    improvised who=0
2537 0 switch:take-the-lead [63addce2]
    switched who=0
2538 0 pass [27073c46]
2539 1 improv [4d09649c]
    improvised who=1
2540 1 switch:exchange [9986b41b]
    switched who=1
2541 1 pass [5b8f6069]
2542 2 reveal [ef698edd]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
2543 3 let [1c72380b]
    got-intrigue who=2 n=1
2544 2 pass [65f51564]
2545 3 reveal [5738d49b]
    turned-up who=3 card=V.15
2546 3 play [0d7cf003]
    played who=3 card=V.15
    scored who=3 card=V.15 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=cassio
2547 3 pass [bed02609]
2548 0 reveal [6264a7bd]
    turned-up-staging who=0 card=take-the-lead
2549 0 play [f0301769]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2550 0 pass [e1e5e9e2]
2551 1 reveal [86e0125e]
    turned-up-staging who=1 card=exchange
2552 1 play [3dc60ddb]
2553 1 at:2 [c9ce9fe7]
    aimed who=1 card=exchange whom=2
2554 2 let [29256636]
2555 1 give:revive [0fd22651]
    traded who=1 whom=2
2556 1 pass [e22bd34d]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=11
2557 1 pass [d0c8665f]
2558 2 pass [9f84d557]
2559 3 coin:cassio [eb7c6939]
    used-coin who=3 coin=cassio
2560 3 draw:script [ad9d3ad3]
2561 3 bury:V.5 [365215c3]
    reshuffled pile=script n=5
    drew who=3 pile=script
    buried who=3 pile=script
2562 3 improv [9ea2cc90]
    improvised who=3
2563 3 draw:staging [375a674d]
2564 3 bury:V.16 [45ed2115]
    drew who=3 pile=staging
    buried who=3 pile=script
2565 3 pass [d349ae77]
2566 0 pass [f40e6c76]
2567 0 place:miscue [3c98d5be]
2568 1 place:V.6 [3335c1d7]
2569 2 place:revive [858b6092]
2570 3 place:take-the-lead [6eafd2ea]
    placed-all
2571 1 pass [469ae9ad]
2572 2 improv [14c7b449]
    improvised who=2
2573 2 switch:V.11 [53740f03]
    switched who=2
2574 2 pass [1f6f9bad]
2575 3 pass [15e7c423]
2576 0 pass [39284e67]
2577 1 reveal [957c477e]
    turned-up who=1 card=V.6
    exiting who=1 card=V.6
2578 3 let [0ca317c8]
    got-intrigue who=1 n=1
2579 1 pass [f280a68f]
2580 2 reveal [9ced605d]
    turned-up who=2 card=V.11
2581 2 play [0fd34ff5]
    played who=2 card=V.11
2582 3 let [e7b57ee4]
    scored who=2 card=V.11 n=2
    got-coin who=2 coin=emilia
2583 2 pass [408578c5]
2584 3 reveal [5d6871ba]
    turned-up-staging who=3 card=take-the-lead
2585 3 play [08e1b97a]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
2586 3 pass [cc5905e8]
2587 0 reveal [7a80b50e]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2588 0 pass [60b76606]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=12
2589 0 pass [27d110d8]
2590 1 pass [a756f01f]
2591 2 show:exchange [bec19d71]
2592 2 at:1 [4bb50e26]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2593 1 let [9294fed0]
2594 2 give:take-the-lead [d9fdaa35]
    traded who=2 whom=1
2595 2 pass [e7ba510f]
2596 3 pass [cf2c61c4]
2597 0 place:revive [585944ea]
2598 1 place:V.1 [33518562]
2599 2 place:take-the-lead [c7cbabf6]
2600 3 place:seize [e86c76d9]
    placed-all
2601 0 pass [8fab2e3c]
2602 1 pass [14cb8c08]
2603 2 pass [3973ad4f]
2604 3 pass [721e742a]
2605 0 reveal [6b92db51]
    turned-up-staging who=0 card=revive
2606 0 improv [4712a533]
    improvised who=0
2607 0 draw:script [1c464e69]
2608 0 bury:V.9 [9114a3ca]
    drew who=0 pile=script
    buried who=0 pile=script
    exiting who=0 card=revive
2609 1 let [c3a32da7]
2610 3 seize [a25de4da]
    seized by=3 who=0 card=revive
    got-spotlight who=3 n=1
2611 1 reveal [dbd72fa9]
    turned-up who=1 card=V.1
2612 1 exit [80d4aabe]
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
2613 1 pass [1184ecd6]
2614 2 reveal [42ec18c9]
    turned-up-staging who=2 card=take-the-lead
2615 2 play [5009db90]
    aimed who=2 card=take-the-lead whom=3
2616 3 let [5fbf23f5]
    took-lead who=2 whom=3
2617 2 pass [bb9998bb]
    drew who=2 pile=script
    drew who=3 pile=staging
2618 0 draw:script [abebed25]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=13
2619 3 pass [e952855b]
2620 0 pass [dab98d6d]
2621 1 pass [0cc14abb]
2622 2 pass [2c83d6d8]
2623 0 place:V.4 [f51c427b]
2624 1 place:take-the-lead [42be56de]
2625 2 place:miscue [0361a10d]
2626 3 place:seize [a8d41cd1]
    placed-all
2627 3 pass [6d36bead]
2628 0 pass [9bd60f45]
2629 1 pass [4a8e042b]
2630 2 pass [6433c11f]
2631 3 reveal [1c3e5278]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
2632 3 pass [4c463fea]
2633 0 reveal [1ff51f3b]
    turned-up who=0 card=V.4
2634 0 play [8682ed6a]
    played who=0 card=V.4
2635 1 let [a929a452]
2636 3 let [97a29853]
    scored who=0 card=V.4 n=1
    wounded who=0 character=roderigo n=1 total=4
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
2637 0 coin:cassio [0535ff36]
    used-coin who=0 coin=cassio
2638 3 let [46f96557]
2639 0 draw:script [fbb17e5a]
2640 0 bury:V.2 [4a60b9c7]
    drew who=0 pile=script
    buried who=0 pile=script
2641 0 pass [83d1ed31]
2642 1 reveal [3654931d]
    turned-up-staging who=1 card=take-the-lead
2643 1 exit [cdf7527b]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2644 1 pass [6c9fe066]
2645 2 reveal [2e58abe7]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2646 2 pass [6d356ebb]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=14
2647 3 pass [2ec9e9e9]
2648 0 show:exchange [3a937a47]
2649 0 at:1 [cbd1d70c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2650 1 let [5c6014e3]
2651 3 spotlight [30009aa0]
    stole-spotlight by=3 who=0
2652 0 let [f1e2de3e]
    blocked who=0
2653 1 pass [eb98ff79]
2654 2 improv [cb2f78ab]
    improvised who=2
2655 2 draw:script [de779e87]
2656 2 bury:V.14 [465e8d4e]
    drew who=2 pile=script
    buried who=2 pile=script
2657 2 pass [f2b2afd4]
2658 0 place:no-drama [523beac2]
2659 1 place:V.2 [0a47260a]
2660 2 place:V.10 [913c7226]
2661 3 place:villainy [ca07c0fa]
    placed-all
2662 3 pass [99669a40]
2663 0 improv [0878f03e]
    improvised who=0
2664 0 switch:V.3 [894c1425]
    switched who=0
2665 0 pass [3ee20e46]
2666 1 pass [52f6cd24]
2667 2 pass [1dd59159]
2668 3 improv [4bb1dfac]
    improvised who=3
2669 3 draw:staging [1f359c01]
2670 3 bury:V.9 [88bceb66]
    drew who=3 pile=staging
    buried who=3 pile=script
2671 3 reveal [a76857a9]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
2672 1 let [f1b151d1]
    got-intrigue who=3 n=1
2673 3 pass [f49666a7]
2674 0 reveal [96431387]
    turned-up who=0 card=V.3
2675 0 exit [8477a8a7]
    exiting who=0 card=V.3
2676 1 let [5f48caa2]
    got-intrigue who=0 n=1
2677 0 show:no-drama [727af539]
    no-drama who=0
    drew who=0 pile=staging
2678 0 pass [5b8fcdda]
2679 1 improv [deb52341]
    improvised who=1
2680 1 draw:staging [41056c3f]
2681 1 bury:villainy [59fdbed8]
    drew who=1 pile=staging
    buried who=1 pile=staging
2682 1 show:no-drama [c6999c9f]
    no-drama who=1
    drew who=1 pile=staging
2683 1 reveal [56683e08]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
    got-intrigue who=1 n=1
2684 1 pass [3470b8d0]
2685 2 reveal [aee74b43]
    turned-up who=2 card=V.10
    exiting who=2 card=V.10
    got-intrigue who=2 n=1
2686 2 pass [3ea7030d]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    drew who=1 pile=staging
    scene-began scene=15
2687 3 improv [e70ddc91]
    improvised who=3
2688 3 draw:staging [dc4a9f50]
2689 3 bury:seize [5070b212]
    drew who=3 pile=staging
    buried who=3 pile=staging
2690 3 pass [b166a962]
2691 0 pass [a6607a71]
2692 1 improv [34133db4]
    improvised who=1
2693 1 draw:staging [d3c1d531]
2694 1 bury:take-the-lead [d83d1b95]
    drew who=1 pile=staging
    buried who=1 pile=staging
2695 1 pass [45730d62]
2696 2 improv [b74d930b]
    improvised who=2
2697 2 draw:staging [7612c491]
2698 2 bury:V.16 [d52bed35]
    drew who=2 pile=staging
    buried who=2 pile=script
2699 2 show:exchange [f97a0203]
2700 2 at:1 [19b3e5d3]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2701 1 show:no-drama [7ae028a9]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=2 whom=1
2702 2 pass [d29a1e2c]
2703 0 place:villainy [e5062f1f]
2704 1 place:villainy [57597b1e]
2705 2 place:take-the-lead [a7b57026]
2706 3 place:seize [cc06bcde]
    placed-all
2707 3 pass [d811d3e9]
2708 0 pass [6c11e374]
2709 1 pass [98e36b63]
2710 2 pass [02d9207e]
2711 3 reveal [c2b88d3c]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
2712 3 pass [9d4a0eb2]
2713 0 reveal [1b57f82c]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2714 0 pass [16476c71]
2715 1 reveal [bd0d907b]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2716 1 show:exchange [ddf0e4f0]
2717 1 at:0 [b300fc8a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2718 0 let [0fdeeb2c]
2719 1 give:take-the-lead [a138152f]
    traded who=1 whom=0
2720 1 pass [ee5136b3]
2721 2 reveal [ce385d84]
    turned-up-staging who=2 card=take-the-lead
2722 2 exit [0d0941b7]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2723 2 pass [e166eda4]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=script
    scene-began scene=16
2724 3 pass [55cfeba2]
2725 0 pass [e7381e3d]
2726 1 improv [17b88531]
    improvised who=1
2727 1 draw:script [5effcbcb]
2728 1 bury:V.5 [f74884e4]
    drew who=1 pile=script
    buried who=1 pile=script
2729 1 pass [77de725b]
2730 2 improv [f7a6f834]
    improvised who=2
2731 2 draw:staging [db4f217d]
2732 2 bury:V.14 [57d35aee]
    drew who=2 pile=staging
    buried who=2 pile=script
2733 2 pass [adfa663e]
2734 0 place:seize [b3893ce9]
2735 1 place:seize [9a6d713c]
2736 2 place:revive [ed931cac]
2737 3 place:take-the-lead [ab63e073]
    placed-all
2738 3 improv [31206c22]
    improvised who=3
2739 3 switch:V.9 [dddeef90]
    switched who=3
2740 3 pass [1db2ca2a]
2741 0 pass [693b8131]
2742 1 pass [6b1e4192]
2743 2 pass [8c29c704]
2744 3 reveal [ea2c6fda]
    turned-up who=3 card=V.9
2745 3 play [ead03e3a]
    played who=3 card=V.9
2746 0 let [bd765110]
    scored who=3 card=V.9 n=1
    died character=desdemona
    took-wounds who=3 n=2
    got-coin who=3 coin=othello
2747 3 coin:othello [ff492cb5]
    used-coin-at who=3 coin=othello whom=2
    took-lead who=3 whom=2
2748 3 pass [040c8c4a]
2749 0 reveal [9c102a31]
    turned-up-staging who=0 card=seize
2750 0 improv [1270e57e]
    improvised who=0
2751 0 draw:staging [4d2901b4]
2752 0 bury:take-the-lead [922fe5a8]
    drew who=0 pile=staging
    buried who=0 pile=staging
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2753 0 pass [2566b571]
2754 1 reveal [384529ac]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2755 1 pass [ae5c2678]
2756 2 reveal [4920752c]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2757 2 pass [fb95e2e9]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    script-empty
    scene-began scene=17
2758 0 pass [6b288896]
2759 1 improv [b04271c4]
    improvised who=1
2760 1 bury:V.2 [ad90c4af]
    drew who=1 pile=staging
    buried who=1 pile=script
2761 1 pass [647429db]
2762 2 improv [29dcbbef]
    improvised who=2
2763 2 draw:script [08f83127]
2764 2 bury:V.14 [cfeee7ea]
    drew who=2 pile=script
    buried who=2 pile=script
2765 2 pass [00dc5dc1]
2766 3 show:exchange [65fe7c93]
2767 3 at:0 [9cb7ec4a]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
2768 0 let [6c8d4949]
2769 3 give:take-the-lead [cf9f4dd9]
    traded who=3 whom=0
2770 3 pass [8c867546]
2771 0 place:revive [5d9d122b]
2772 1 place:V.3 [77f53abd]
2773 2 place:revive [4f481acd]
2774 3 place:V.16 [ae70116f]
    placed-all
2775 0 improv [b21f983d]
    improvised who=0
2776 0 switch:take-the-lead [13f00d52]
    switched who=0
2777 0 pass [74d3e97e]
2778 1 pass [fe394a1c]
2779 2 pass [53323c6d]
2780 3 pass [816a59cf]
2781 0 reveal [43aa16c4]
    turned-up-staging who=0 card=take-the-lead
2782 0 play [89fd7701]
    aimed who=0 card=take-the-lead whom=3
    took-lead who=0 whom=3
2783 0 pass [9181df68]
2784 1 reveal [0b13e6fd]
    turned-up who=1 card=V.3
2785 1 play [f96d6c89]
    played who=1 card=V.3
    scored who=1 card=V.3 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
2786 1 coin:roderigo [446295c9]
2787 1 at:2 [11f8c257]
    used-coin-at who=1 coin=roderigo whom=2
2788 1 give:take-the-lead [d26072d1]
    traded who=1 whom=2
2789 1 pass [2df5d871]
2790 2 reveal [73ef3358]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2791 2 pass [8cb273ee]
2792 3 reveal [8df37a39]
    turned-up who=3 card=V.16
    played who=3 card=V.16
    scored who=3 card=V.16 n=2
    died character=othello
    took-wounds who=3 n=1
    act-ended act=V
    tallied who=0 n=13
    tallied who=1 n=9
    tallied who=2 n=22
    tallied who=3 n=19
    company-bonus who=0 n=2
    iago-bonus who=2 n=2
    company-bonus who=2 n=2
    iago-bonus who=3 n=2
    company-bonus who=3 n=2
    game-ended
scores [15, 9, 26, 23] winners [2]
