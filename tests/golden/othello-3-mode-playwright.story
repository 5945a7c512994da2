set-up [dbfecf74]
    play-began
    lead-cast who=1
    drew who=1 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=0 pile=staging
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=I who=1
    scene-began scene=1
1 2 pass [0c9217a2]
2 0 improv [41782e79]
    improvised who=0
3 1 let [6327b007]
4 2 spotlight [b54279bc]
    stole-spotlight by=2 who=0
5 0 let [15056cc0]
    blocked who=0
6 1 improv [9297e617]
    improvised who=1
7 0 spotlight [49d40be6]
    stole-spotlight by=0 who=1
8 1 let [1409461b]
    blocked who=1
9 0 place:villainy [519e77eb]
10 1 place:I.12 [7dd4ac14]
11 2 place:I.9 [d10fa5eb]
    placed-all
12 2 improv [e2a1bc31]
    improvised who=2
13 1 let [ef47b5b3]
14 2 switch:take-the-lead [95e98579]
    switched who=2
15 2 pass [13e3102d]
16 0 pass [95bf654f]
17 1 pass [aad0e611]
18 2 reveal [41490ba6]
    turned-up-staging who=2 card=take-the-lead
19 2 play [063451f8]
    aimed who=2 card=take-the-lead whom=1
20 0 let [a342eaf6]
21 1 let [7c79ac79]
    took-lead who=2 whom=1
22 2 pass [a2f217d3]
23 0 reveal [17431031]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
24 1 let [6058643a]
    got-intrigue who=0 n=1
25 0 pass [d1eb2d16]
26 1 reveal [e04f2184]
    turned-up who=1 card=I.12
    not-next who=1 card=I.12
27 1 pass [86bf7f52]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
28 0 improv [455965b0]
    improvised who=0
29 1 let [e3137a0e]
30 0 bury:no-drama [0dd8eee5]
    drew who=0 pile=staging
    buried who=0 pile=staging
31 0 pass [0073dd9f]
32 1 improv [cbb84650]
    improvised who=1
33 1 bury:take-the-lead [5f10d75d]
    drew who=1 pile=staging
    buried who=1 pile=staging
34 1 pass [ef195e85]
35 2 pass [9e227eb8]
36 0 place:seize [b1082617]
37 1 place:I.11 [0dfd452b]
38 2 place:I.2 [45205222]
    placed-all
39 0 pass [d2c43891]
40 1 pass [6bd7f927]
41 2 improv [c5744607]
    improvised who=2
42 1 let [d51fc021]
43 2 switch:take-the-lead [78022249]
    switched who=2
44 2 pass [08ae8e75]
45 0 reveal [978b1af3]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
46 0 pass [39e9b93e]
47 1 reveal [16be281a]
    turned-up who=1 card=I.11
    not-next who=1 card=I.11
48 1 show:exchange [dc8c95c7]
49 1 at:0 [5796b146]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
50 0 let [6689e71a]
51 2 let [d23fe8f6]
52 1 give:I.12 [c2ad5dae]
    traded who=1 whom=0
53 1 pass [bdf020c7]
54 2 reveal [72f2521d]
    turned-up-staging who=2 card=take-the-lead
55 2 play [24c3616c]
56 2 at:1 [7fb4ee7d]
    giving who=2 card=take-the-lead whom=1
57 1 let [50855dbb]
    gave-lead who=2 whom=1
58 2 pass [d0d90638]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
59 2 improv [507769f2]
    improvised who=2
60 1 spotlight [f5e1c0ca]
    stole-spotlight by=1 who=2
    blocked who=2
61 0 show:exchange [c4542702]
62 0 at:2 [b3527c91]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
63 0 blind [46dfb8e6]
64 0 give:I.12 [2be1e952]
    traded who=0 whom=2
65 0 pass [f317341a]
66 1 pass [dafaeccc]
67 0 place:I.2 [cd63c82b]
68 1 place:I.8 [4421b598]
69 2 place:I.12 [d7c13343]
    placed-all
70 2 pass [63382178]
71 0 pass [59a3ff11]
72 1 pass [6d1cca13]
73 2 reveal [e52698dd]
    turned-up who=2 card=I.12
    not-next who=2 card=I.12
74 2 pass [6f1d3ee3]
75 0 reveal [12b4fd6b]
    turned-up who=0 card=I.2
    not-next who=0 card=I.2
76 0 improv [d75698fe]
    improvised who=0
77 0 bury:take-the-lead [f45cd839]
    drew who=0 pile=staging
    buried who=0 pile=staging
78 0 pass [fe419c30]
79 1 reveal [cfa709a4]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
80 1 improv [e7fe7ebf]
    improvised who=1
81 1 bury:revive [47bf4d1a]
    drew who=1 pile=staging
    buried who=1 pile=staging
82 1 show:exchange [72a91f68]
83 1 at:0 [64ce8b48]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
84 0 let [2bbe98c1]
85 1 give:I.6 [6d4cf04b]
    traded who=1 whom=0
86 1 pass [cc01a33b]
    scene-began scene=4
87 2 pass [4d5cb48b]
88 0 improv [995e1f51]
    improvised who=0
89 0 bury:revive [ee418202]
    drew who=0 pile=staging
    buried who=0 pile=staging
90 0 pass [548f3dc3]
91 1 pass [4477a037]
92 0 place:I.2 [c187a726]
93 1 place:I.5 [c98275b2]
94 2 place:seize [3fed2bc2]
    placed-all
95 2 pass [db55a782]
96 0 pass [70b147f1]
97 1 pass [1cd171b6]
98 2 reveal [843775e4]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
99 2 improv [1a104594]
    improvised who=2
100 2 bury:miscue [7018f2a6]
    drew who=2 pile=staging
    buried who=2 pile=staging
101 2 pass [7b8cc38a]
102 0 reveal [a192aadd]
    turned-up who=0 card=I.2
    not-next who=0 card=I.2
103 0 pass [e1402d3f]
104 1 reveal [3b23cecd]
    turned-up who=1 card=I.5
    not-next who=1 card=I.5
105 1 pass [af8671a9]
    drew who=2 pile=staging
    scene-began scene=5
106 2 pass [cf10dd50]
107 0 improv [c6deba25]
    improvised who=0
108 0 bury:take-the-lead [fa055fda]
    drew who=0 pile=staging
    buried who=0 pile=staging
109 0 pass [2255af0c]
110 1 pass [93ac343c]
111 0 place:I.6 [2391f56f]
112 1 place:I.8 [9002b228]
113 2 place:I.10 [63943bb7]
    placed-all
114 2 pass [157751d7]
115 0 pass [b25f7553]
116 1 pass [e16935d8]
117 2 show:exchange [1f689d8f]
118 2 at:1 [3c003fae]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
119 2 give:I.12 [878b1963]
    traded who=2 whom=1
120 2 reveal [97ef5573]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
121 2 pass [2c42edcc]
122 0 reveal [56185050]
    turned-up who=0 card=I.6
    not-next who=0 card=I.6
123 0 pass [dcbca9db]
124 1 reveal [506cc4e3]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
125 1 pass [5c668ee2]
    scene-began scene=6
126 2 pass [d1a1c4de]
127 0 pass [b955363d]
128 1 pass [ade6097e]
129 0 place:I.4 [0c434434]
130 1 place:I.12 [05c1d7d0]
131 2 place:miscue [381343e3]
    placed-all
132 2 pass [9e3e3ceb]
133 0 pass [2a7b1d23]
134 1 pass [7ca564ca]
135 2 reveal [bffe67de]
    turned-up-staging who=2 card=miscue
136 2 play [12c1bd9d]
137 2 at:1 [d7ae5726]
    aimed who=2 card=miscue whom=1
    must-switch whom=1
    drew who=2 pile=staging
138 1 switch:I.5 [84eb9fdd]
    switched who=1
139 2 place:revive [75621669]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
140 2 pass [accc6796]
141 0 reveal [fe5c0ca9]
    turned-up who=0 card=I.4
    not-next who=0 card=I.4
142 0 pass [08d49960]
143 1 reveal [2aa72b79]
    turned-up who=1 card=I.5
    not-next who=1 card=I.5
144 1 pass [5f60afd7]
    drew who=2 pile=staging
    scene-began scene=7
145 2 show:no-drama [c8cf47a6]
    no-drama who=2
    drew who=2 pile=staging
146 2 pass [695eef50]
147 0 pass [e9e1ad4b]
148 1 pass [cfb4edb5]
149 0 place:seize [a44d79c1]
150 1 place:I.8 [6fba2340]
151 2 place:I.9 [6d47f37d]
    placed-all
152 2 pass [209aed04]
153 0 pass [c9a64762]
154 1 pass [d96b8102]
155 2 reveal [b6adb55a]
    turned-up who=2 card=I.9
    not-next who=2 card=I.9
156 2 pass [df9c86c2]
157 0 reveal [61b13964]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
158 0 pass [43d9a68a]
159 1 reveal [2adc7d79]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
160 1 pass [1f5c9a39]
    drew who=0 pile=staging
    scene-began scene=8
161 2 pass [1cf964ce]
162 0 pass [267d4190]
163 1 pass [70e54737]
164 0 place:I.1 [a2dca3a3]
165 1 place:I.5 [54ebbb65]
166 2 place:I.3 [9a768738]
    placed-all
167 2 pass [fdf12578]
168 0 show:exchange [3980de51]
169 0 at:1 [4f189892]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
170 0 give:I.4 [2f720136]
    traded who=0 whom=1
171 0 improv [3f04e9d4]
    improvised who=0
172 0 switch:I.11 [f2db769f]
    switched who=0
173 0 pass [4884033c]
174 1 pass [8d4833f1]
175 2 reveal [48ce8d3c]
    turned-up who=2 card=I.3
    not-next who=2 card=I.3
176 2 pass [8c653ab3]
177 0 reveal [5f24066b]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
178 0 pass [850706b7]
179 1 reveal [c5d22938]
    turned-up who=1 card=I.5
    not-next who=1 card=I.5
180 1 pass [9d979df7]
    scene-began scene=9
181 2 pass [dfca2be7]
182 0 pass [c4fcea83]
183 1 pass [4265a9e0]
184 0 place:no-drama [725749c7]
185 1 place:I.4 [2d57a3ef]
186 2 place:I.3 [18e6e131]
    placed-all
187 2 pass [b8c662f2]
188 0 pass [a0fc0e6d]
189 1 pass [c5dfeba5]
190 2 reveal [242b21eb]
    turned-up who=2 card=I.3
    not-next who=2 card=I.3
191 2 pass [94389d7e]
192 0 reveal [e2ddfc44]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
193 0 pass [cb68bb78]
194 1 reveal [a40742bc]
    turned-up who=1 card=I.4
    not-next who=1 card=I.4
195 1 pass [f3840af7]
    drew who=0 pile=staging
    scene-began scene=10
196 2 pass [abbb295c]
197 0 pass [0c273cf1]
198 1 pass [449da62e]
199 0 place:I.1 [4df5ff5d]
200 1 place:I.8 [5178ee1e]
201 2 place:villainy [6a886ba4]
    placed-all
202 2 pass [a4bc9938]
203 0 pass [7b206a4d]
204 1 pass [b4e65701]
205 2 reveal [fb6f688f]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
206 0 let [fdd005c4]
    got-intrigue who=2 n=1
207 2 show:no-drama [5f1b5926]
    no-drama who=2
    drew who=2 pile=staging
208 2 pass [c5577a5d]
209 0 improv [45d431b4]
    improvised who=0
210 0 bury:take-the-lead [5e8af243]
    drew who=0 pile=staging
    buried who=0 pile=staging
211 0 reveal [fff70c5e]
    turned-up who=0 card=I.1
    played who=0 card=I.1
    scored who=0 card=I.1 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
212 0 pass [469cca74]
213 1 reveal [5d25643e]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
214 1 pass [9951df31]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=11
215 2 pass [c46e3d65]
216 0 coin:roderigo [adc39906]
217 0 at:1 [7e8da622]
    used-coin-at who=0 coin=roderigo whom=1
218 0 give:I.2 [9003828b]
    traded who=0 whom=1
219 0 improv [f6440860]
    improvised who=0
220 0 bury:revive [9709062b]
    drew who=0 pile=staging
    buried who=0 pile=staging
221 0 pass [e23b1ce8]
222 1 pass [e7c10b0e]
223 0 place:take-the-lead [758d03c1]
224 1 place:I.4 [1b78ce3c]
225 2 place:I.3 [9707954c]
    placed-all
226 2 pass [62b23a2c]
227 0 pass [fb7c7b23]
228 1 pass [7dd7cbeb]
229 2 reveal [18228b14]
    turned-up who=2 card=I.3
    not-next who=2 card=I.3
230 2 pass [1565eabc]
231 0 reveal [c4d561b7]
    turned-up-staging who=0 card=take-the-lead
232 0 play [2e79a5e2]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
233 0 pass [5f9c337e]
234 1 reveal [32f68358]
    turned-up who=1 card=I.4
    not-next who=1 card=I.4
235 1 pass [3ef4296e]
    drew who=0 pile=staging
    scene-began scene=12
236 1 pass [c91e4e88]
237 2 pass [e151f1f5]
238 0 pass [5348a5c8]
239 0 place:miscue [3fde3455]
240 1 place:I.2 [a9fadf5a]
241 2 place:take-the-lead [173ff6b5]
    placed-all
242 1 pass [9874f4fb]
243 2 pass [5bc8077b]
244 0 pass [5316c145]
245 1 reveal [4c66fd27]
    turned-up who=1 card=I.2
    played who=1 card=I.2
    scored who=1 card=I.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
246 1 improv [101b345e]
    improvised who=1
247 1 bury:miscue [1ab701f1]
    drew who=1 pile=staging
    buried who=1 pile=staging
248 1 pass [23afd5d9]
249 2 reveal [8169d6bf]
    turned-up-staging who=2 card=take-the-lead
250 2 exit [be76f760]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
251 2 pass [fbba2dc5]
252 0 reveal [cac8b1cf]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
253 0 improv [65207d89]
    improvised who=0
254 0 bury:take-the-lead [1521aa32]
    drew who=0 pile=staging
    buried who=0 pile=staging
255 0 pass [dd6bce8b]
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=1
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=13
256 1 pass [713d3974]
257 2 improv [73fd0b9e]
    improvised who=2
258 2 bury:seize [fb3ca6b0]
    drew who=2 pile=staging
    buried who=2 pile=staging
259 2 pass [3f285f64]
260 0 pass [1e7e1788]
261 0 place:I.11 [1233171e]
262 1 place:revive [40f007f0]
263 2 place:I.3 [f10a588a]
    placed-all
264 1 pass [365b4b38]
265 2 pass [f6a3f27a]
266 0 pass [78569432]
267 1 coin:iago [88ca5ea3]
268 1 wound:desdemona [4e9200b4]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=1 total=5
269 1 reveal [42ea6c9c]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
270 1 pass [d62c0379]
271 2 reveal [962e1b5e]
    turned-up who=2 card=I.3
    played who=2 card=I.3
    scored who=2 card=I.3 n=1
    got-intrigue who=2 n=2
272 2 pass [758f0e41]
273 0 reveal [e8b76a7c]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
274 0 pass [26e7c585]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=14
275 1 improv [438d12b0]
    improvised who=1
276 1 bury:exchange [3b486d6d]
    drew who=1 pile=staging
    buried who=1 pile=staging
277 1 show:exchange [55b8c2ab]
278 1 at:0 [d204b1a0]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
279 1 give:I.4 [52313bc2]
    traded who=1 whom=0
280 1 show:exchange [e2018a28]
281 1 at:2 [36bf74e1]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
282 2 let [8f82009e]
283 1 give:I.5 [b3492624]
    traded who=1 whom=2
284 1 pass [6bf868f0]
285 2 improv [d8035280]
    improvised who=2
286 2 bury:villainy [194bb93f]
    drew who=2 pile=staging
    buried who=2 pile=staging
287 2 pass [fe60c4d9]
288 0 pass [4b61c7be]
289 0 place:I.11 [cdfaa37f]
290 1 place:take-the-lead [51564e68]
291 2 place:exchange [a2eb7ae0]
    placed-all
292 1 pass [f89f883b]
293 2 pass [e5a32da4]
294 0 pass [1e3b138e]
295 1 reveal [6da8f91e]
    turned-up-staging who=1 card=take-the-lead
296 1 play [3c3ee49b]
    aimed who=1 card=take-the-lead whom=0
297 2 let [7ce9e4ca]
    took-lead who=1 whom=0
298 1 pass [5676d6cd]
299 2 reveal [f29f1b1f]
    turned-up-staging who=2 card=exchange
300 2 play [8296328d]
301 2 at:0 [4d5a6067]
    aimed who=2 card=exchange whom=0
302 2 give:miscue [5c58ace0]
    traded who=2 whom=0
303 2 pass [0d68e31d]
304 0 reveal [1d840d2d]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
305 0 pass [c846e01f]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
306 2 pass [ce2635d6]
307 0 pass [27e8e0e6]
308 1 pass [55db605c]
309 0 place:I.11 [f32e26c8]
310 1 place:I.9 [b32700bd]
311 2 place:revive [93e38550]
    placed-all
312 2 improv [af5f0d78]
    improvised who=2
313 2 switch:revive [78ffc006]
    switched who=2
314 2 pass [1f28c38c]
315 0 pass [0f150505]
316 1 pass [fc3b71d2]
317 2 reveal [278c5365]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
318 2 pass [dcaf1425]
319 0 reveal [911f18d6]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
320 0 pass [1d65196e]
321 1 reveal [5f49a898]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
322 1 pass [85771212]
    drew who=2 pile=staging
    scene-began scene=16
323 2 improv [35bcc60c]
    improvised who=2
324 2 bury:take-the-lead [22aed596]
    drew who=2 pile=staging
    buried who=2 pile=staging
325 2 pass [e1282b9e]
326 0 pass [8972863f]
327 1 pass [889219ff]
328 0 place:take-the-lead [b769fa53]
329 1 place:take-the-lead [8114904f]
330 2 place:I.10 [fc9822c3]
    placed-all
331 2 pass [6c00a115]
332 0 pass [daacee64]
333 1 pass [f5ac9d5e]
334 2 reveal [36a4972d]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
335 2 pass [0574f644]
336 0 reveal [ff4b736e]
    turned-up-staging who=0 card=take-the-lead
337 0 play [0cf38278]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
338 0 pass [649ac478]
339 1 reveal [dd598286]
    turned-up-staging who=1 card=take-the-lead
340 1 play [352f73ae]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
341 1 pass [42bf6833]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=17
342 2 pass [bed8f017]
343 0 pass [bf6a49fe]
344 1 pass [2412bb60]
345 0 place:seize [598fc465]
346 1 place:no-drama [1c078c61]
347 2 place:revive [ee89b8eb]
    placed-all
348 2 pass [15207d73]
349 0 pass [76ba9656]
350 1 pass [bfaaa3cb]
351 2 reveal [78f4c56f]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
352 2 pass [f1b6a002]
353 0 reveal [9ede5f6a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
354 0 pass [b9b43c87]
355 1 reveal [c6ef1d10]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
356 1 improv [c02e6d4a]
    improvised who=1
357 1 bury:take-the-lead [0ac2feae]
    drew who=1 pile=staging
    buried who=1 pile=staging
358 1 pass [ccd512e1]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
359 2 show:no-drama [89bbb871]
    no-drama who=2
    drew who=2 pile=staging
360 2 pass [bc1f040e]
361 0 improv [9555949d]
    improvised who=0
362 0 bury:seize [3a524f57]
    drew who=0 pile=staging
    buried who=0 pile=staging
363 0 pass [bf248d46]
364 1 pass [d1ea4498]
365 0 place:miscue [4155b199]
366 1 place:take-the-lead [b25eb47f]
367 2 place:I.5 [0ced84e8]
    placed-all
368 2 pass [de6e0ec4]
369 0 pass [b8c5a0e4]
370 1 show:exchange [99f85f0c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
371 1 give:exchange [6e8221b1]
    traded who=1 whom=0
372 1 pass [e41f01c6]
373 2 reveal [edd89ab8]
    turned-up who=2 card=I.5
    not-next who=2 card=I.5
374 2 pass [d6751fd0]
375 0 show:exchange [defc65d6]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
376 0 give:I.7 [4aeba4b6]
    traded who=0 whom=1
377 0 reveal [f8d69871]
    turned-up-staging who=0 card=miscue
378 0 exit [ac012faf]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
379 0 pass [91034285]
380 1 reveal [af49d8de]
    turned-up-staging who=1 card=take-the-lead
381 1 exit [3f932a4c]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
382 1 improv [f170b1df]
    improvised who=1
383 1 bury:no-drama [836b45a3]
    drew who=1 pile=staging
    buried who=1 pile=staging
384 1 pass [b0b9ccb9]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=19
385 2 pass [d61fd98b]
386 0 pass [d5edf5f1]
387 1 pass [32a74a9a]
388 0 place:I.11 [a72b7057]
389 1 place:I.8 [03a97a8b]
390 2 place:villainy [34de120f]
    placed-all
391 2 pass [1e7ccb45]
392 0 pass [1a956cd9]
393 1 pass [78906a19]
394 2 reveal [e122c1ba]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
395 0 let [a1bd1302]
    got-intrigue who=2 n=1
396 2 pass [1b54d666]
397 0 reveal [19a5bd02]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
398 0 pass [7648cdeb]
399 1 reveal [a923f1ef]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
400 1 pass [6d5a979d]
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
    scene-began scene=20
401 2 show:no-drama [399c934a]
    no-drama who=2
    drew who=2 pile=staging
402 2 pass [1c357f31]
403 0 improv [a8e43ee5]
    improvised who=0
404 0 bury:seize [3dbd4095]
    drew who=0 pile=staging
    buried who=0 pile=staging
405 0 show:exchange [8c963b75]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
406 0 give:I.6 [eb241a1a]
    traded who=0 whom=1
407 0 pass [a860a3f8]
408 1 pass [34aeb0c5]
409 0 place:I.12 [10f4382c]
410 1 place:I.6 [9ff11f17]
411 2 place:revive [d7bd61b6]
    placed-all
412 2 pass [f45e03ff]
413 0 pass [2f141d51]
414 1 pass [3b87721c]
415 2 reveal [14836e08]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
416 2 pass [a90eb044]
417 0 reveal [190f626a]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
418 0 show:exchange [7f154504]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
419 0 give:seize [ad5cb802]
    traded who=0 whom=1
420 0 pass [d8c47884]
421 1 reveal [0da04a03]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
422 1 pass [957d14a6]
    drew who=2 pile=staging
    scene-began scene=21
423 2 improv [2b10c8ea]
    improvised who=2
424 2 bury:miscue [0a81e303]
    drew who=2 pile=staging
    buried who=2 pile=staging
425 2 show:exchange [15b20487]
426 2 at:1 [24ff9be4]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
427 2 give:I.5 [949870bc]
    traded who=2 whom=1
428 2 show:exchange [93d7dffd]
429 2 at:0 [937c4fc9]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
430 2 give:take-the-lead [c9e59a1c]
    traded who=2 whom=0
431 2 pass [e8f6684d]
432 0 pass [990b6013]
433 1 pass [382b187e]
434 0 place:take-the-lead [c019aabe]
435 1 place:I.9 [db948a95]
436 2 place:no-drama [2f889de9]
    placed-all
437 2 pass [f5840195]
438 0 pass [cba2166a]
439 1 pass [0eded662]
440 2 reveal [63e32ef8]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
441 2 pass [78e8f213]
442 0 reveal [ef8538b4]
    turned-up-staging who=0 card=take-the-lead
443 0 play [fb820dbe]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
444 0 pass [a2d5803b]
445 1 reveal [fe24bb08]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
446 1 pass [8383e863]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=22
447 1 pass [f4685547]
448 2 improv [c46dd1d2]
    improvised who=2
449 2 bury:take-the-lead [ba144e1c]
    drew who=2 pile=staging
    buried who=2 pile=staging
450 2 pass [962b4e94]
451 0 pass [f68a04fb]
452 0 place:villainy [76bff024]
453 1 place:seize [fe29dc54]
454 2 place:I.7 [cdc9d11d]
    placed-all
455 1 pass [231aa311]
456 2 pass [d2ccacaf]
457 0 pass [2c8e821f]
458 1 reveal [c4d69c18]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
459 1 pass [97ab6ff6]
460 2 reveal [811bf3e7]
    turned-up who=2 card=I.7
    not-next who=2 card=I.7
461 2 pass [b80b4b7f]
462 0 reveal [e1de420b]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
463 0 show:no-drama [4f4939e3]
    no-drama who=0
    drew who=0 pile=staging
464 0 pass [d54450f3]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
465 1 pass [8d666054]
466 2 pass [933393ba]
467 0 pass [44f1718e]
468 0 place:seize [367221a3]
469 1 place:seize [b979e5b7]
470 2 place:revive [8e346502]
    placed-all
471 1 pass [3b56e6a8]
472 2 pass [f6c65adc]
473 0 pass [4a0fb060]
474 1 improv [f100a2eb]
    improvised who=1
475 1 bury:take-the-lead [aa2bb980]
    drew who=1 pile=staging
    buried who=1 pile=staging
476 1 reveal [c9115cf9]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
477 1 pass [9c487f27]
478 2 reveal [92795713]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
479 2 pass [dea227ef]
480 0 reveal [243d1b57]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
481 0 improv [7dcd9a68]
    improvised who=0
482 0 bury:miscue [91175cb7]
    drew who=0 pile=staging
    buried who=0 pile=staging
483 0 pass [953abc75]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=24
484 1 improv [024ae1a7]
    improvised who=1
485 1 bury:seize [27af0f61]
    drew who=1 pile=staging
    buried who=1 pile=staging
486 1 pass [1159bc30]
487 2 pass [823ced63]
488 0 pass [375364ed]
489 0 place:I.12 [d31b5849]
490 1 place:take-the-lead [e4deec57]
491 2 place:I.7 [35b77a32]
    placed-all
492 1 pass [b78b4bc9]
493 2 pass [ebcf88d4]
494 0 pass [97acf931]
495 1 reveal [b74e1d41]
    turned-up-staging who=1 card=take-the-lead
496 1 play [55962f0e]
    aimed who=1 card=take-the-lead whom=0
497 2 let [1fe4dbca]
    took-lead who=1 whom=0
498 1 pass [619311bb]
499 2 improv [e1fc1f17]
    improvised who=2
500 2 bury:villainy [851ba1af]
    drew who=2 pile=staging
    buried who=2 pile=staging
501 2 reveal [34a48324]
    turned-up who=2 card=I.7
    not-next who=2 card=I.7
502 2 pass [f3e8497f]
503 0 reveal [2f63c954]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
504 0 pass [337503d4]
    drew who=1 pile=staging
    scene-began scene=25
505 2 pass [3874b921]
506 0 show:exchange [b7dd6f12]
507 0 at:1 [39988fac]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
508 0 give:seize [3459d4ae]
    traded who=0 whom=1
509 0 pass [ab4e6ef8]
510 1 pass [cccf53db]
511 0 place:I.4 [7cc00210]
512 1 place:seize [b0e8869f]
513 2 place:I.10 [73bc078d]
    placed-all
514 2 pass [b49e092a]
515 0 pass [6f23f1ba]
516 1 pass [bf946f7c]
517 2 reveal [f70e1c45]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
518 2 pass [1bea062e]
519 0 reveal [73fcf6a5]
    turned-up who=0 card=I.4
    played who=0 card=I.4
    scored who=0 card=I.4 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
520 0 pass [15afb4ff]
521 1 reveal [199d8122]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
522 1 pass [aab53210]
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=26
523 2 pass [150b3fcc]
524 0 pass [ecaf5016]
525 1 improv [22d48a29]
    improvised who=1
526 1 bury:miscue [b0eef7ef]
    drew who=1 pile=staging
    buried who=1 pile=staging
527 1 pass [717f5be1]
528 0 place:I.12 [677f85f6]
529 1 place:I.6 [50494daf]
530 2 place:villainy [19a0e922]
    placed-all
531 2 pass [f90ae4a0]
532 0 pass [4ae69864]
533 1 pass [4e1f7a33]
534 2 reveal [affe64c2]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
535 0 let [aaf3a90f]
    got-intrigue who=2 n=1
536 2 improv [97014729]
    improvised who=2
537 2 bury:seize [7b5f323d]
    drew who=2 pile=staging
    buried who=2 pile=staging
538 2 pass [3a0eced5]
539 0 improv [fe22c35e]
    improvised who=0
540 0 bury:take-the-lead [77e7599e]
    drew who=0 pile=staging
    buried who=0 pile=staging
541 0 coin:roderigo [773818e3]
542 0 at:2 [93c527c9]
    used-coin-at who=0 coin=roderigo whom=2
543 0 give:exchange [6ef0a03c]
    traded who=0 whom=2
544 0 reveal [85b49d66]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
545 0 pass [c8f97533]
546 1 reveal [119112ff]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
547 1 pass [ffbe87cf]
    drew who=2 pile=staging
    scene-began scene=27
548 2 show:exchange [8e95f49d]
549 2 at:1 [35b76262]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
550 2 give:take-the-lead [e4e08867]
    traded who=2 whom=1
551 2 show:exchange [1d0fb043]
552 2 at:1 [024b4ceb]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
553 2 give:exchange [e8b2532c]
    traded who=2 whom=1
554 2 pass [363f8683]
555 0 pass [bb16979c]
556 1 show:exchange [d36ac8ec]
557 1 at:2 [a44ff923]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
558 1 give:I.5 [46df7289]
    traded who=1 whom=2
559 1 pass [adb661fb]
560 0 place:I.8 [56562f4b]
561 1 place:I.6 [da055aaa]
562 2 place:take-the-lead [e274a513]
    placed-all
563 2 pass [d66d5826]
564 0 pass [8edf1277]
565 1 pass [d4251db8]
566 2 reveal [f44f3d41]
    turned-up-staging who=2 card=take-the-lead
567 2 play [0062fec9]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
568 2 pass [b1893811]
569 0 reveal [a5b3b36c]
    turned-up who=0 card=I.8
    not-next who=0 card=I.8
570 0 pass [04a09f83]
571 1 reveal [eebf960c]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
572 1 pass [141f70d7]
    drew who=2 pile=staging
    scene-began scene=28
573 0 pass [1d63f97d]
574 1 pass [f3f1e76a]
575 2 pass [9916bd27]
576 0 place:take-the-lead [b190eac5]
577 1 place:no-drama [af035802]
578 2 place:revive [f01e6a86]
    placed-all
579 0 pass [4515cd37]
580 1 pass [12b72cfc]
581 2 pass [4d57f83d]
582 0 reveal [1c63db13]
    turned-up-staging who=0 card=take-the-lead
583 0 exit [dbcde0e1]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
584 0 pass [ba7fdd36]
585 1 reveal [50c3cba3]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
586 1 improv [e7c6d3bc]
    improvised who=1
587 1 bury:take-the-lead [75d594d4]
    drew who=1 pile=staging
    buried who=1 pile=staging
588 1 pass [447c856c]
589 2 reveal [440e98ad]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
590 2 improv [962799ef]
    improvised who=2
591 2 bury:seize [ca523bce]
    drew who=2 pile=staging
    buried who=2 pile=staging
592 2 pass [23ffc1a2]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
593 0 pass [d3d16125]
594 1 pass [f4aadec4]
595 2 pass [8ba4a487]
596 0 place:I.8 [d13e8088]
597 1 place:I.9 [edeccd17]
598 2 place:no-drama [cc15dcd2]
    placed-all
599 0 show:no-drama [9c18d058]
    no-drama who=0
    drew who=0 pile=staging
600 0 pass [8212e040]
601 1 pass [6d332fae]
602 2 pass [0d8512d4]
603 0 reveal [46e8f488]
    turned-up who=0 card=I.8
    not-next who=0 card=I.8
604 0 show:exchange [97aa769f]
605 0 at:1 [f43ea416]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
606 0 give:I.11 [2d38da22]
    traded who=0 whom=1
607 0 pass [ad68102c]
608 1 reveal [40453b6b]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
609 1 pass [4ab471cf]
610 2 reveal [e7b28fdf]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
611 2 pass [fa826bd1]
    drew who=2 pile=staging
    scene-began scene=30
612 0 pass [f52295bf]
613 1 pass [c5f2812e]
614 2 pass [9f1f5cc4]
615 0 place:exchange [260064d9]
616 1 place:seize [0a108736]
617 2 place:seize [09b88d8a]
    placed-all
618 0 pass [00c7abb4]
619 1 pass [f56a7ca9]
620 2 improv [c7ee367b]
    improvised who=2
621 2 switch:I.5 [c197f847]
    switched who=2
622 2 pass [8a62e96f]
623 0 reveal [36e059c7]
    turned-up-staging who=0 card=exchange
624 0 exit [053d7cdc]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
625 0 pass [e710f93d]
626 1 reveal [e6414d41]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
627 1 pass [c0087ee7]
628 2 reveal [615b2078]
    turned-up who=2 card=I.5
    played who=2 card=I.5
    scored who=2 card=I.5 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
629 2 pass [81622f89]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=31
630 0 improv [1e8a955c]
    improvised who=0
631 0 bury:seize [5b9b4e30]
    drew who=0 pile=staging
    buried who=0 pile=staging
632 0 pass [a1001575]
633 1 improv [07860f07]
    improvised who=1
634 1 bury:seize [074c51a9]
    drew who=1 pile=staging
    buried who=1 pile=staging
635 1 pass [8299b337]
636 2 improv [bc40daf3]
    improvised who=2
637 2 bury:miscue [b830e39f]
    drew who=2 pile=staging
    buried who=2 pile=staging
638 2 pass [45cc1397]
639 0 place:I.12 [5102f616]
640 1 place:I.6 [97e75c59]
641 2 place:I.10 [40972311]
    placed-all
642 0 pass [ae6be05a]
643 1 pass [d1b5e828]
644 2 pass [8064a263]
645 0 reveal [4f6924f0]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
646 0 pass [518b8d97]
647 1 reveal [146e2221]
    turned-up who=1 card=I.6
    played who=1 card=I.6
    scored who=1 card=I.6 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
648 1 coin:cassio [4ce91745]
    used-coin who=1 coin=cassio
649 1 bury:take-the-lead [826eadfa]
    drew who=1 pile=staging
    buried who=1 pile=staging
650 1 pass [826a87f8]
651 2 coin:iago [56a795e1]
652 2 wound:othello [db837db4]
    used-iago who=2 character=othello
    wounded who=2 character=othello n=1 total=6
653 2 reveal [119557a7]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
654 2 pass [105969d9]
    drew who=1 pile=staging
    scene-began scene=32
655 0 pass [f8271615]
656 1 improv [f68be22a]
    improvised who=1
657 1 bury:seize [006ecc42]
    drew who=1 pile=staging
    buried who=1 pile=staging
658 1 pass [1dfe3e5f]
659 2 pass [ab104cd5]
660 0 place:I.7 [d3c39d5e]
661 1 place:revive [6a6ccc9e]
662 2 place:miscue [db8a6fe5]
    placed-all
663 0 pass [f0f55690]
664 1 pass [5986b3a2]
665 2 pass [59429ea2]
666 0 reveal [3cfda59c]
    turned-up who=0 card=I.7
    played who=0 card=I.7
    scored who=0 card=I.7 n=1
    got-intrigue who=0 n=2
667 0 pass [daa7d417]
668 1 reveal [add557ec]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
669 1 pass [e2a1d113]
670 2 reveal [e5967b55]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
671 2 pass [427fc4c1]
    drew who=2 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=33
672 0 pass [f09428b6]
673 1 pass [d6dae336]
674 2 pass [2a16e083]
675 0 place:exchange [9bd648df]
676 1 place:take-the-lead [c6e5cd13]
677 2 place:miscue [cad68814]
    placed-all
678 0 pass [f06e5b90]
679 1 improv [b583b3ff]
    improvised who=1
680 1 switch:I.9 [951e748f]
    switched who=1
681 1 pass [2916d206]
682 2 pass [e82b9a86]
683 0 reveal [4f6e82dd]
    turned-up-staging who=0 card=exchange
684 0 play [98c64f70]
685 0 at:2 [cf3b4425]
    aimed who=0 card=exchange whom=2
686 2 let [7dae3340]
687 0 give:take-the-lead [b0d9c4d6]
    traded who=0 whom=2
688 0 pass [f2f84724]
689 1 show:exchange [04ef2e82]
690 1 at:2 [6e00ff6a]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
691 2 let [efc05d59]
692 1 give:I.11 [f0394cc1]
    traded who=1 whom=2
693 1 reveal [a3df7ef2]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
694 1 pass [06ff0915]
695 2 improv [84346aac]
    improvised who=2
696 2 bury:villainy [c4b89a4d]
    drew who=2 pile=staging
    buried who=2 pile=staging
697 2 reveal [9eb1badd]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
698 2 pass [5a3973e7]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=34
699 0 improv [956c8bcb]
    improvised who=0
700 0 bury:seize [debb9f9f]
    drew who=0 pile=staging
    buried who=0 pile=staging
701 0 pass [26629f13]
702 1 pass [4ef1d8e0]
703 2 improv [e484ab6c]
    improvised who=2
704 2 bury:no-drama [d46269db]
    drew who=2 pile=staging
    buried who=2 pile=staging
705 2 show:exchange [ceb5f533]
706 2 at:1 [e7546bc9]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
707 2 give:take-the-lead [7fd2e4d3]
    traded who=2 whom=1
708 2 pass [b6c78b70]
709 0 place:revive [3ded164a]
710 1 place:miscue [02b6e3b0]
711 2 place:take-the-lead [33e9f1e8]
    placed-all
712 0 pass [78aa6884]
713 1 pass [91c3e10b]
714 2 pass [f4c90f2a]
715 0 reveal [2705b328]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
716 0 pass [bb572fe2]
717 1 reveal [7425d4f6]
    turned-up-staging who=1 card=miscue
718 1 play [d74392a9]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
719 2 switch:I.10 [166b057e]
    switched who=2
720 1 place:seize [3b7b5d43]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
721 1 improv [216caf26]
    improvised who=1
722 1 bury:take-the-lead [7e6be422]
    drew who=1 pile=staging
    buried who=1 pile=staging
723 1 pass [c57e4701]
724 2 reveal [dc12c39c]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
725 2 pass [e851567a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=35
726 0 improv [c2089a95]
    improvised who=0
727 0 bury:miscue [6745833d]
    drew who=0 pile=staging
    buried who=0 pile=staging
728 0 show:no-drama [c6e80023]
    no-drama who=0
    drew who=0 pile=staging
729 0 pass [402225dc]
730 1 show:exchange [d8a5c726]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
731 1 give:revive [2146f168]
    traded who=1 whom=2
732 1 pass [466511a5]
733 2 pass [cd9228e7]
734 0 place:take-the-lead [be91461e]
735 1 place:villainy [110dc12b]
736 2 place:revive [a19167bc]
    placed-all
737 0 pass [3a8ab2c0]
738 1 show:exchange [e47ff7c0]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
739 1 give:seize [631c7931]
    traded who=1 whom=2
740 1 pass [fe6766b4]
741 2 pass [3d1e79ce]
742 0 reveal [ed32a4ee]
    turned-up-staging who=0 card=take-the-lead
743 0 exit [67bbac4a]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
744 0 pass [dd0f33db]
745 1 reveal [b7ed5524]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
746 1 pass [b2c78bc1]
747 2 reveal [c6baf2ba]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
748 2 pass [5a9e8dcb]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    scene-began scene=36
    final-scene
749 0 pass [5184a8fa]
750 1 pass [d67d8ac8]
751 2 show:no-drama [c893d8b0]
    no-drama who=2
    drew who=2 pile=staging
752 2 pass [0c044c41]
753 0 place:seize [77a08b22]
754 1 place:take-the-lead [d88023d4]
755 2 place:I.10 [b78b9293]
    placed-all
756 0 improv [5188cec7]
    improvised who=0
757 0 switch:take-the-lead [6b31afe7]
    switched who=0
758 0 pass [37a05dd6]
759 1 pass [35226418]
760 2 pass [0874a207]
761 0 reveal [7f8890d3]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
762 1 let [de1d8e09]
    got-intrigue who=0 n=1
763 0 pass [0f05a666]
764 1 reveal [30e025da]
    turned-up-staging who=1 card=take-the-lead
765 1 exit [42b28e44]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
766 1 pass [2188872a]
767 2 reveal [e7b0b7de]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
768 2 pass [e1e5725b]
    act-ran-out act=I
    tallied who=0 n=3
    tallied who=1 n=2
    tallied who=2 n=2
    lead-cast who=1
769 1 discard:villainy [6c9d6a8a]
    discarded who=1 card=villainy
770 1 discard:villainy [898da652]
    discarded who=1 card=villainy
771 2 discard:seize [2c0176e8]
    discarded who=2 card=seize
772 2 discard:seize [c43d39a8]
    discarded who=2 card=seize
773 0 discard:take-the-lead [91cdeaea]
    discarded who=0 card=take-the-lead
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=II who=1
    scene-began scene=1
774 2 pass [3eb13ab8]
775 0 improv [97aae330]
    improvised who=0
776 0 bury:seize [c1a9b1ab]
    drew who=0 pile=staging
    buried who=0 pile=staging
777 0 pass [9160f3a7]
778 1 improv [81770086]
    improvised who=1
779 1 bury:revive [fac115c3]
    drew who=1 pile=staging
    buried who=1 pile=staging
780 1 pass [a0bfe554]
781 0 place:take-the-lead [911dd8b8]
782 1 place:II.9 [fde513a0]
783 2 place:II.12 [b114240a]
    placed-all
784 2 pass [90e70472]
785 0 show:exchange [af6369c1]
786 0 at:1 [273d0f30]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
787 1 let [ac9076c3]
788 0 give:II.10 [76bfbf2e]
    traded who=0 whom=1
789 0 pass [be9c3a31]
790 1 pass [11c3e84f]
791 2 reveal [8037ba70]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
792 2 pass [ffbe6aff]
793 0 show:exchange [57d4892e]
794 0 at:1 [7638cb07]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
795 1 let [6e1454c3]
796 0 give:II.11 [ad03a8ad]
    traded who=0 whom=1
797 0 reveal [610f2acc]
    turned-up-staging who=0 card=take-the-lead
798 0 exit [9546b370]
    exiting who=0 card=take-the-lead
799 1 let [ad9e91f8]
    got-intrigue who=0 n=1
800 0 pass [34cf4231]
801 1 reveal [a403e349]
    turned-up who=1 card=II.9
    not-next who=1 card=II.9
802 1 pass [6e9c523a]
    drew who=0 pile=staging
    scene-began scene=2
803 2 pass [ebe08d9f]
804 0 improv [1d181f7b]
    improvised who=0
805 0 bury:miscue [5a2fbf13]
    drew who=0 pile=staging
    buried who=0 pile=staging
806 0 show:exchange [f87c6f13]
807 0 at:2 [90f45307]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
808 0 give:no-drama [8e84e6e2]
    traded who=0 whom=2
809 0 pass [1813ee83]
810 1 improv [4ca18103]
    improvised who=1
811 1 bury:miscue [e7f3a0c9]
    drew who=1 pile=staging
    buried who=1 pile=staging
812 1 pass [f41a1d18]
813 0 place:II.1 [2aa9fa19]
814 1 place:II.9 [98a7397b]
815 2 place:no-drama [07cb4f75]
    placed-all
816 2 pass [bac40343]
817 0 pass [12b2f27a]
818 1 show:exchange [152dfc54]
819 1 at:2 [1307dfa5]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
820 1 give:II.10 [19ff935e]
    traded who=1 whom=2
821 1 pass [4f1aa97e]
822 2 reveal [c36bec7f]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
823 2 pass [5a94cc86]
824 0 show:exchange [cb9a7816]
825 0 at:2 [5607e1f8]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
826 2 let [043d4a7f]
827 0 give:II.5 [68b2b287]
    traded who=0 whom=2
828 0 reveal [7f64a855]
    turned-up who=0 card=II.1
    played who=0 card=II.1
    scored who=0 card=II.1 n=1
    got-intrigue who=0 n=2
829 0 pass [94ab5a69]
830 1 reveal [1f2a0f7d]
    turned-up who=1 card=II.9
    not-next who=1 card=II.9
831 1 pass [09b2dfb4]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
832 2 pass [7c5d871f]
833 0 improv [19ce6452]
    improvised who=0
834 0 bury:miscue [7e5e69a0]
    drew who=0 pile=staging
    buried who=0 pile=staging
835 0 pass [df29079c]
836 1 pass [d67d15cd]
837 0 place:II.2 [cc7db7b2]
838 1 place:II.4 [227273e5]
839 2 place:II.12 [36ee6076]
    placed-all
840 2 pass [1a7ab856]
841 0 pass [351ab378]
842 1 pass [7838af29]
843 2 improv [ba703bb1]
    improvised who=2
844 2 bury:seize [7be2ebf5]
    drew who=2 pile=staging
    buried who=2 pile=staging
845 2 reveal [0426384d]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
846 2 pass [c314690a]
847 0 reveal [0a66e5f6]
    turned-up who=0 card=II.2
    played who=0 card=II.2
    scored who=0 card=II.2 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
848 0 coin:iago [1f4a553f]
849 0 wound:othello [26a53617]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=2 total=6
850 0 pass [0048d7c1]
851 1 reveal [060d72bb]
    turned-up who=1 card=II.4
    not-next who=1 card=II.4
852 1 pass [06772b69]
    drew who=0 pile=staging
    scene-began scene=4
853 2 pass [c9d6488d]
854 0 pass [73725918]
855 1 pass [2566d8a9]
856 0 place:villainy [ae907343]
857 1 place:take-the-lead [638d7265]
858 2 place:II.7 [8f52fdb1]
    placed-all
859 2 pass [f294f5ca]
860 0 pass [617200ba]
861 1 pass [321a6f91]
862 2 reveal [9aa000e7]
    turned-up who=2 card=II.7
    not-next who=2 card=II.7
863 2 pass [72a8022d]
864 0 improv [b4259c05]
    improvised who=0
865 0 bury-placed [b614cc9c]
    drew who=0 pile=staging
    buried who=0 pile=staging
866 0 reveal [028692c3]
    turned-up-staging who=0 card=miscue
867 0 play [22fc208b]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
868 1 switch:II.4 [43c4d04e]
    switched who=1
869 0 place:seize [ca59a930]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
870 0 pass [5381521f]
871 1 reveal [33dd4f34]
    turned-up who=1 card=II.4
    not-next who=1 card=II.4
872 1 pass [68b8410d]
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=1
    scene-began scene=5
873 2 pass [97c10e8f]
874 0 pass [15266325]
875 1 pass [a52a9326]
876 0 place:villainy [bc125b29]
877 1 place:II.9 [4396f8bf]
878 2 place:miscue [60c3cb98]
    placed-all
879 2 pass [029cce3e]
880 0 improv [dfa9df2b]
    improvised who=0
881 0 switch:II.6 [5aa7a9d2]
    switched who=0
882 0 pass [a2fd83f8]
883 1 pass [73971dea]
884 2 reveal [055e3510]
    turned-up-staging who=2 card=miscue
885 2 play [e317d2a7]
886 2 at:1 [4339749e]
    aimed who=2 card=miscue whom=1
887 0 let [daec1e31]
    must-switch whom=1
    drew who=2 pile=staging
888 1 switch:take-the-lead [a47a0ed7]
    switched who=1
889 2 place:II.10 [0f91a099]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
890 2 pass [5a0e5b24]
891 0 reveal [44892c55]
    turned-up who=0 card=II.6
    not-next who=0 card=II.6
892 0 pass [a825dfab]
893 1 reveal [0b81e638]
    turned-up-staging who=1 card=take-the-lead
894 1 exit [a0694481]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
895 1 improv [64624a17]
    improvised who=1
896 1 bury:take-the-lead [856501a4]
    drew who=1 pile=staging
    buried who=1 pile=staging
897 1 pass [75a78c97]
    drew who=1 pile=staging
    scene-began scene=6
898 2 pass [3096755d]
899 0 pass [73b35c28]
900 1 pass [4d6b8032]
901 0 place:seize [5aedc89b]
902 1 place:no-drama [cb094187]
903 2 place:II.10 [bedc1218]
    placed-all
904 2 pass [711e7bf9]
905 0 pass [c40181ae]
906 1 pass [82b2e046]
907 2 reveal [779edb18]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
908 2 pass [6f244061]
909 0 improv [fb5365ab]
    improvised who=0
910 0 bury:miscue [98dd94e7]
    drew who=0 pile=staging
    buried who=0 pile=staging
911 0 reveal [7161d423]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
912 0 show:exchange [a46d9e4c]
913 0 at:1 [d046fe44]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
914 0 give:revive [11d79fcc]
    traded who=0 whom=1
915 0 show:exchange [9632119f]
916 0 at:1 [5d502f67]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
917 0 give:revive [2d03fddb]
    traded who=0 whom=1
918 0 pass [50c83a68]
919 1 reveal [37a12867]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
920 1 pass [7c140832]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=7
921 2 pass [659e2c33]
922 0 improv [55c96db1]
    improvised who=0
923 0 bury:villainy [757a6b05]
    drew who=0 pile=staging
    buried who=0 pile=staging
924 0 pass [011364ad]
925 1 pass [c8608406]
926 0 place:seize [4e2f2a3a]
927 1 place:take-the-lead [69bc9007]
928 2 place:II.12 [ce28ee6a]
    placed-all
929 2 pass [38c67e37]
930 0 pass [e5304ebb]
931 1 pass [a6b1ce29]
932 2 reveal [29a29d02]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
933 2 pass [fa80f908]
934 0 reveal [72433f18]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
935 0 pass [df890c3a]
936 1 reveal [061d4660]
    turned-up-staging who=1 card=take-the-lead
937 1 exit [8faadbac]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
938 1 pass [d52bc957]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
939 2 pass [67a51c92]
940 0 improv [247ec51c]
    improvised who=0
941 0 bury:exchange [6a0a3ff1]
    drew who=0 pile=staging
    buried who=0 pile=staging
942 0 pass [8bc3fc52]
943 1 show:exchange [e5c42a41]
944 1 at:0 [2302428a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
945 1 give:II.11 [6230ec1f]
    traded who=1 whom=0
946 1 improv [54a1f1ca]
    improvised who=1
947 1 bury:no-drama [df4b5568]
    drew who=1 pile=staging
    buried who=1 pile=staging
948 1 pass [bbde0790]
949 0 place:II.8 [2b269353]
950 1 place:take-the-lead [dc922fc9]
951 2 place:take-the-lead [a6b526ca]
    placed-all
952 2 pass [8fa17f43]
953 0 pass [2ed84414]
954 1 pass [e128dc58]
955 2 reveal [cf8f8920]
    turned-up-staging who=2 card=take-the-lead
956 2 exit [fbe839be]
    exiting who=2 card=take-the-lead
957 1 let [3ae2db4d]
    got-intrigue who=2 n=1
958 2 pass [8c736c66]
959 0 reveal [8fda8f25]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
960 0 pass [ce0047f7]
961 1 reveal [e9f87497]
    turned-up-staging who=1 card=take-the-lead
962 1 play [1e1d9883]
963 1 at:0 [0ee76432]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
964 1 pass [8a7eb74f]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=9
965 1 pass [4838a9db]
966 2 improv [a6da160a]
    improvised who=2
967 2 bury:exchange [dda31cc7]
    drew who=2 pile=staging
    buried who=2 pile=staging
968 2 pass [837aee42]
969 0 pass [5c0d3f64]
970 0 place:II.8 [a790f919]
971 1 place:revive [12d87e2a]
972 2 place:II.3 [d21e9580]
    placed-all
973 1 improv [e89b1af9]
    improvised who=1
974 1 switch:revive [54b30545]
    switched who=1
975 1 pass [c3302b33]
976 2 pass [7f502c70]
977 0 pass [3148d886]
978 1 reveal [96a0110e]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
979 1 pass [501c4eca]
980 2 reveal [59703359]
    turned-up who=2 card=II.3
    played who=2 card=II.3
    scored who=2 card=II.3 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
981 2 coin:iago [c673fa01]
982 2 wound:montano [bd1695fb]
    used-iago who=2 character=montano
    wounded who=2 character=montano n=1 total=1
    died character=montano
    took-wounds who=2 n=1
983 2 show:no-drama [80bc347a]
    no-drama who=2
    drew who=2 pile=staging
984 2 pass [91971b33]
985 0 reveal [89ab4481]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
986 0 pass [dd22ca88]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=10
987 1 pass [eed57a77]
988 2 pass [b702f194]
989 0 pass [1fb51228]
990 0 place:seize [e980b7ab]
991 1 place:revive [50190009]
992 2 place:villainy [2a59fb63]
    placed-all
993 1 pass [85c6de84]
994 2 pass [450ca519]
995 0 pass [16f6fb3c]
996 1 reveal [a1d39d18]
    turned-up-staging who=1 card=revive
997 1 exit [142bd776]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
998 1 improv [56b283e9]
    improvised who=1
999 1 bury:take-the-lead [59edbd37]
    drew who=1 pile=staging
    buried who=1 pile=staging
1000 1 pass [b4ee6588]
1001 2 reveal [fe96ccd7]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1002 2 improv [faf636d3]
    improvised who=2
1003 2 bury:miscue [05937621]
    drew who=2 pile=staging
    buried who=2 pile=staging
1004 2 pass [fbddcd37]
1005 0 reveal [bc30d490]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1006 0 pass [4011c30c]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=11
1007 1 show:exchange [e6f1a2ca]
1008 1 at:2 [3a3d78d4]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
1009 1 give:seize [b3932b35]
    traded who=1 whom=2
1010 1 improv [4e9ed8e7]
    improvised who=1
1011 1 bury:villainy [721d1fb4]
    drew who=1 pile=staging
    buried who=1 pile=staging
1012 1 pass [cab14501]
1013 2 pass [dd3d0881]
1014 0 pass [260d3719]
1015 0 place:II.6 [f71f8261]
1016 1 place:II.12 [40ca21f2]
1017 2 place:exchange [8be6410d]
    placed-all
1018 1 pass [ce88c222]
1019 2 pass [27344c84]
1020 0 show:no-drama [4514669a]
    no-drama who=0
    drew who=0 pile=staging
1021 0 pass [6380ba14]
1022 1 reveal [5c9c3220]
    turned-up who=1 card=II.12
    not-next who=1 card=II.12
1023 1 pass [72378ccc]
1024 2 reveal [24aa2125]
    turned-up-staging who=2 card=exchange
1025 2 play [710261bf]
    aimed who=2 card=exchange whom=1
1026 2 give:II.5 [dba2c7a6]
    traded who=2 whom=1
1027 2 pass [de2fb18e]
1028 0 reveal [e858af8e]
    turned-up who=0 card=II.6
    not-next who=0 card=II.6
1029 0 pass [f5ca21da]
    drew who=2 pile=staging
    scene-began scene=12
1030 1 pass [127c0f86]
1031 2 pass [05b087f7]
1032 0 pass [e4c0428e]
1033 0 place:villainy [950ca18d]
1034 1 place:miscue [b4940b72]
1035 2 place:no-drama [5f74481f]
    placed-all
1036 1 pass [87c8651e]
1037 2 pass [b3ed5297]
1038 0 pass [919ab1e9]
1039 1 reveal [ff874f6b]
    turned-up-staging who=1 card=miscue
1040 1 exit [6fb6fd99]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1041 1 improv [68a0b9ae]
    improvised who=1
1042 1 bury:miscue [b68ba712]
    drew who=1 pile=staging
    buried who=1 pile=staging
1043 1 pass [f38e908f]
1044 2 reveal [8dbfb1a9]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1045 2 pass [ccee3d20]
1046 0 reveal [a8bef0a6]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1047 0 pass [650f4a25]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=13
1048 1 show:exchange [7dfed2bc]
1049 1 at:0 [581b1784]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1050 0 let [c5343de1]
1051 1 give:II.5 [d70c9f6a]
    traded who=1 whom=0
1052 1 show:exchange [65ba3e14]
1053 1 at:2 [27bc622f]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1054 2 show:no-drama [9d5259c3]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=1 whom=2
1055 1 pass [000a2976]
1056 2 pass [b918a03c]
1057 0 show:exchange [07071715]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1058 0 give:II.5 [04ed3c3d]
    traded who=0 whom=1
1059 0 improv [4bf5700e]
    improvised who=0
1060 0 bury:revive [dacd6445]
    drew who=0 pile=staging
    buried who=0 pile=staging
1061 0 pass [a7e8ee92]
1062 0 place:II.8 [56f78d08]
1063 1 place:villainy [cd4be737]
1064 2 place:II.10 [b192b767]
    placed-all
1065 1 pass [59e39629]
1066 2 pass [26ed6801]
1067 0 pass [da5e5731]
1068 1 reveal [9757dcff]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1069 1 improv [1176b21c]
    improvised who=1
1070 1 bury:take-the-lead [cf903d14]
    drew who=1 pile=staging
    buried who=1 pile=staging
1071 1 pass [350ab347]
1072 2 reveal [aa5f2412]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
1073 2 pass [c3331adf]
1074 0 reveal [8c7ef01e]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
1075 0 pass [d1e1e3dc]
    drew who=1 pile=staging
    scene-began scene=14
1076 1 pass [56f6dae5]
1077 2 pass [9fb24d0d]
1078 0 pass [a1125e3b]
1079 0 place:II.4 [de321346]
1080 1 place:take-the-lead [71f34feb]
1081 2 place:II.10 [adda48d6]
    placed-all
1082 1 pass [08dc30da]
1083 2 pass [a6cf17bb]
1084 0 pass [ff38fed6]
1085 1 reveal [6c207489]
    turned-up-staging who=1 card=take-the-lead
1086 1 exit [f5d294f7]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1087 1 pass [0cb20c83]
1088 2 reveal [c279c155]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
1089 2 pass [0c6359d5]
1090 0 reveal [7be28416]
    turned-up who=0 card=II.4
    played who=0 card=II.4
    scored who=0 card=II.4 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1091 0 improv [c3b844a3]
    improvised who=0
1092 0 bury:miscue [8fb32f1f]
    drew who=0 pile=staging
    buried who=0 pile=staging
1093 0 pass [4dc92e88]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=15
1094 1 pass [f3df3065]
1095 2 pass [a9133076]
1096 0 pass [e29004ca]
1097 0 place:seize [1a83fc35]
1098 1 place:take-the-lead [62917841]
1099 2 place:II.12 [5ca398a8]
    placed-all
1100 1 improv [601d07ed]
    improvised who=1
1101 1 switch:II.5 [0e3260d7]
    switched who=1
1102 1 pass [4372459c]
1103 2 pass [60b62fe5]
1104 0 pass [570d2f40]
1105 1 reveal [9509196e]
    turned-up who=1 card=II.5
    played who=1 card=II.5
    scored who=1 card=II.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1106 1 coin:iago [6c8e7a68]
1107 1 wound:roderigo [b7329afd]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=1 total=4
1108 1 pass [9e56cf71]
1109 2 reveal [096b3532]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
1110 2 pass [da16c671]
1111 0 coin:othello [19f89fd0]
1112 0 at:1 [6951f716]
    giving-by-coin who=0 coin=othello whom=1
1113 1 let [961fbd35]
    gave-lead who=0 whom=1
1114 0 show:exchange [2dcf053d]
1115 0 at:1 [9744720d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1116 1 let [6bd71bc9]
1117 0 give:villainy [e971e785]
    traded who=0 whom=1
1118 0 reveal [39197083]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1119 0 improv [2ddeb458]
    improvised who=0
1120 0 bury:take-the-lead [b9c0e127]
    drew who=0 pile=staging
    buried who=0 pile=staging
1121 0 pass [33d6fcf0]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
1122 2 pass [1023ba3f]
1123 0 pass [c77790fb]
1124 1 pass [035fce95]
1125 0 place:miscue [914b9b53]
1126 1 place:take-the-lead [b05f6d0a]
1127 2 place:seize [f9631b2a]
    placed-all
1128 2 pass [9eb849fa]
1129 0 pass [896c9c73]
1130 1 improv [57129637]
    improvised who=1
1131 1 switch:villainy [9d28ad7f]
    switched who=1
1132 1 pass [c98f302b]
1133 2 reveal [a53fac2b]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1134 2 improv [462bc96c]
    improvised who=2
1135 2 bury:revive [0b243b8f]
    drew who=2 pile=staging
    buried who=2 pile=staging
1136 2 pass [6848b7ec]
1137 0 reveal [390b7a45]
    turned-up-staging who=0 card=miscue
1138 0 exit [c4845fe0]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1139 0 pass [59e83273]
1140 1 reveal [f3b9430e]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1141 1 pass [fb1cd1c0]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=17
1142 2 pass [cc17ea5f]
1143 0 pass [36c1ff1e]
1144 1 pass [5438a2ec]
1145 0 place:II.6 [1830cd95]
1146 1 place:take-the-lead [159f4c15]
1147 2 place:take-the-lead [2bf0091f]
    placed-all
1148 2 pass [e46edbba]
1149 0 show:no-drama [c86672b7]
    no-drama who=0
    drew who=0 pile=staging
1150 0 pass [52fc9480]
1151 1 improv [154fb61f]
    improvised who=1
1152 1 switch:II.11 [dae718b5]
    switched who=1
1153 1 pass [f7255a8a]
1154 2 reveal [8fb86e08]
    turned-up-staging who=2 card=take-the-lead
1155 2 exit [ce227efd]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1156 2 improv [69f61a30]
    improvised who=2
1157 2 bury:revive [7c0e6c1d]
    drew who=2 pile=staging
    buried who=2 pile=staging
1158 2 show:exchange [b3aac226]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1159 2 give:II.10 [f0a8f5ab]
    traded who=2 whom=1
1160 2 pass [c604c5a0]
1161 0 reveal [ab4b85c5]
    turned-up who=0 card=II.6
    played who=0 card=II.6
    scored who=0 card=II.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1162 0 coin:cassio [f2e5472d]
    used-coin who=0 coin=cassio
1163 0 bury:seize [8aff6397]
    drew who=0 pile=staging
    buried who=0 pile=staging
1164 0 pass [d733042b]
1165 1 reveal [701b447f]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
1166 1 pass [111ac6ba]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
1167 2 pass [4e92b321]
1168 0 improv [9a81fe3b]
    improvised who=0
1169 0 bury:seize [82a3768b]
    drew who=0 pile=staging
    buried who=0 pile=staging
1170 0 pass [a49fc19a]
1171 1 pass [848806c4]
1172 0 place:miscue [3318f55c]
1173 1 place:revive [bd68ebed]
1174 2 place:II.7 [10d16810]
    placed-all
1175 2 pass [be0cb20c]
1176 0 pass [3f84462d]
1177 1 pass [7dca4351]
1178 2 show:exchange [c645e90e]
1179 2 at:1 [c232a1ee]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1180 2 give:exchange [bccbbb7f]
    traded who=2 whom=1
1181 2 reveal [0956a4f5]
    turned-up who=2 card=II.7
    played who=2 card=II.7
    scored who=2 card=II.7 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
1182 2 improv [b81e1cd8]
    improvised who=2
1183 2 bury:miscue [838d6900]
    drew who=2 pile=staging
    buried who=2 pile=staging
1184 2 pass [d08a5ce5]
1185 0 reveal [1dd03a7e]
    turned-up-staging who=0 card=miscue
1186 0 exit [01e04ce5]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1187 0 pass [ab55f480]
1188 1 show:exchange [5f07fe0a]
1189 1 at:0 [5e8a23fd]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1190 0 let [604e7eb4]
1191 1 give:revive [d62b99c5]
    traded who=1 whom=0
1192 1 reveal [8d3875bd]
    turned-up-staging who=1 card=revive
1193 1 play [38092ad9]
    played who=1 card=revive
    revived who=1 character=montano
1194 1 pass [b4f59700]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=19
1195 2 coin:roderigo [cf7ae876]
1196 2 at:0 [4c9884c2]
    used-coin-at who=2 coin=roderigo whom=0
1197 0 let [1ef90810]
1198 2 give:no-drama [dfe160aa]
    traded who=2 whom=0
1199 2 pass [e6a22bb4]
1200 0 improv [a297df28]
    improvised who=0
1201 0 bury:villainy [1027de1c]
    drew who=0 pile=staging
    buried who=0 pile=staging
1202 0 pass [f47117e8]
1203 1 pass [46f022e3]
1204 0 place:take-the-lead [b27a59eb]
1205 1 place:seize [f6db25d9]
1206 2 place:take-the-lead [eeccb4fc]
    placed-all
1207 2 pass [0a66c0d7]
1208 0 show:exchange [501450a7]
1209 0 at:2 [d19069f7]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1210 0 give:exchange [ea3b3c2a]
    traded who=0 whom=2
1211 0 pass [a0a61885]
1212 1 pass [55032776]
1213 2 reveal [4f8c638a]
    turned-up-staging who=2 card=take-the-lead
1214 2 play [ce15465b]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1215 2 pass [a35983fb]
1216 0 reveal [b66a1c5f]
    turned-up-staging who=0 card=take-the-lead
1217 0 play [d42d197b]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1218 0 pass [3c1d7c60]
1219 1 reveal [7ed0a97c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1220 1 pass [ad31d642]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=20
1221 1 improv [a5099256]
    improvised who=1
1222 1 bury:seize [ba38329f]
    drew who=1 pile=staging
    buried who=1 pile=staging
1223 1 pass [7c1a5137]
1224 2 show:exchange [5a7a8d33]
1225 2 at:1 [689454c3]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1226 2 give:seize [d57ef0ae]
    traded who=2 whom=1
1227 2 pass [66e98224]
1228 0 pass [582d7698]
1229 0 place:villainy [bd6146f2]
1230 1 place:II.11 [bc3c6e8a]
1231 2 place:take-the-lead [792961b2]
    placed-all
1232 1 pass [260f682f]
1233 2 pass [6e156e61]
1234 0 pass [9ca4353f]
1235 1 reveal [87da3535]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
1236 1 pass [e0913447]
1237 2 reveal [45eba073]
    turned-up-staging who=2 card=take-the-lead
1238 2 play [11418ffa]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1239 2 pass [d83698b6]
1240 0 reveal [ebd2cc7a]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1241 0 improv [65693bbd]
    improvised who=0
1242 0 bury:no-drama [5f3b35c3]
    drew who=0 pile=staging
    buried who=0 pile=staging
1243 0 pass [62b34754]
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=21
1244 0 pass [6c117383]
1245 1 pass [f9d6096b]
1246 2 pass [a2360535]
1247 0 place:II.8 [af286699]
1248 1 place:no-drama [a2137b9a]
1249 2 place:miscue [ef93c409]
    placed-all
1250 0 pass [b82597a9]
1251 1 pass [6d6694d0]
1252 2 pass [66c9b4b1]
1253 0 reveal [adb0cdea]
    turned-up who=0 card=II.8
    played who=0 card=II.8
    scored who=0 card=II.8 n=1
    wounded who=0 character=montano n=1 total=1
    died character=montano
    took-wounds who=0 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1254 0 pass [ecae37f3]
1255 1 reveal [c5d5cc8a]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1256 1 improv [c1a408e4]
    improvised who=1
1257 1 bury:miscue [b0598281]
    drew who=1 pile=staging
    buried who=1 pile=staging
1258 1 show:exchange [73fc9175]
1259 1 at:2 [298b5cfd]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1260 1 give:take-the-lead [a4c67dda]
    traded who=1 whom=2
1261 1 pass [74c2ecfe]
1262 2 reveal [70aec09d]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1263 2 improv [fd09d9f3]
    improvised who=2
1264 2 bury:no-drama [1b778f24]
    drew who=2 pile=staging
    buried who=2 pile=staging
1265 2 pass [77b897cb]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
1266 0 improv [007b35bc]
    improvised who=0
1267 0 bury:miscue [e913ad45]
    drew who=0 pile=staging
    buried who=0 pile=staging
1268 0 coin:cassio [9f7b1837]
    used-coin who=0 coin=cassio
1269 0 bury:exchange [fb5e0997]
    drew who=0 pile=staging
    buried who=0 pile=staging
1270 0 pass [a5dae099]
1271 1 show:exchange [88ead33f]
1272 1 at:2 [fe5d52d7]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1273 1 give:take-the-lead [7b9a42f2]
    traded who=1 whom=2
1274 1 show:exchange [e1e03068]
1275 1 at:2 [4aa7de78]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1276 1 give:take-the-lead [d4143d04]
    traded who=1 whom=2
1277 1 pass [f8a7922c]
1278 2 pass [c77dd1df]
1279 0 place:villainy [a9f5fe43]
1280 1 place:II.10 [bbb86708]
1281 2 place:take-the-lead [5d6f96da]
    placed-all
1282 0 pass [9d5c5404]
1283 1 pass [85d31cad]
1284 2 pass [a56f8084]
1285 0 reveal [801512ba]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1286 0 pass [41f076a1]
1287 1 reveal [530e0935]
    turned-up who=1 card=II.10
    not-next who=1 card=II.10
1288 1 pass [f6fd9cd2]
1289 2 reveal [11f97a0f]
    turned-up-staging who=2 card=take-the-lead
1290 2 exit [c6ef6758]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1291 2 pass [5994cc68]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=23
1292 0 show:no-drama [e609e77f]
    no-drama who=0
    drew who=0 pile=staging
1293 0 pass [07b4ec76]
1294 1 show:exchange [09b73e1f]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1295 2 let [f6dba8fb]
1296 1 give:seize [89896386]
    traded who=1 whom=2
1297 1 pass [1b7b8f98]
1298 2 improv [b6ecf20a]
    improvised who=2
1299 2 bury:revive [0cd338e7]
    drew who=2 pile=staging
    buried who=2 pile=staging
1300 2 pass [90675fe6]
1301 0 place:II.12 [5643a087]
1302 1 place:II.10 [b9f06dd9]
1303 2 place:no-drama [17dd0ae7]
    placed-all
1304 0 pass [7bc4e2cc]
1305 1 pass [f8a94359]
1306 2 pass [ad9bb4f0]
1307 0 reveal [abf16c8e]
    turned-up who=0 card=II.12
    not-next who=0 card=II.12
1308 0 pass [58e3af77]
1309 1 reveal [24bf79ee]
    turned-up who=1 card=II.10
    not-next who=1 card=II.10
1310 1 pass [146cac6e]
1311 2 reveal [49a002f3]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1312 2 pass [0bff1982]
    drew who=2 pile=staging
    scene-began scene=24
1313 0 pass [aeca71d0]
1314 1 pass [c483032c]
1315 2 pass [5577a035]
1316 0 place:II.9 [d45cb478]
1317 1 place:villainy [6ca69903]
1318 2 place:villainy [4d36a2d2]
    placed-all
1319 0 pass [bb113cf7]
1320 1 pass [857f2305]
1321 2 pass [9fc0eb3d]
1322 0 reveal [cc54b1c1]
    turned-up who=0 card=II.9
    played who=0 card=II.9
1323 2 let [f9453aee]
    scored who=0 card=II.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1324 0 pass [1b1487df]
1325 1 reveal [2abbcd90]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1326 2 let [0a53e5d1]
    got-intrigue who=1 n=1
1327 1 improv [3c2b99fb]
    improvised who=1
1328 1 bury:take-the-lead [4a86ff9c]
    drew who=1 pile=staging
    buried who=1 pile=staging
1329 1 show:exchange [17ab708f]
1330 1 at:2 [226271b0]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1331 2 let [05b2f731]
1332 1 give:seize [971f558a]
    traded who=1 whom=2
1333 1 pass [5755daa9]
1334 2 improv [85659f1c]
    improvised who=2
1335 2 bury-placed [c605f006]
    drew who=2 pile=staging
    buried who=2 pile=staging
1336 2 reveal [01280041]
    turned-up-staging who=2 card=take-the-lead
1337 2 play [714bbf61]
1338 2 at:1 [bb5469fd]
    giving who=2 card=take-the-lead whom=1
    gave-lead who=2 whom=1
1339 2 pass [e40e5304]
    drew who=1 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=1
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=25
1340 2 pass [18a8a052]
1341 0 pass [b56920f2]
1342 1 pass [65858ac5]
1343 0 place:II.12 [3ce511a5]
1344 1 place:seize [2504c7c0]
1345 2 place:take-the-lead [74edef67]
    placed-all
1346 2 pass [8c876733]
1347 0 improv [7a1861f9]
    improvised who=0
1348 0 switch:revive [b2e5b2f2]
    switched who=0
1349 0 pass [2c294000]
1350 1 pass [1fd8dd66]
1351 2 reveal [939d662e]
    turned-up-staging who=2 card=take-the-lead
1352 2 exit [338d3add]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1353 2 pass [9bac9340]
1354 0 reveal [17d4f541]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1355 0 pass [41d86a84]
1356 1 reveal [bda95554]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1357 1 improv [589a0ef2]
    improvised who=1
1358 1 bury:miscue [ce0f10f5]
    drew who=1 pile=staging
    buried who=1 pile=staging
1359 1 pass [45fc2549]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=26
1360 2 pass [ea4ece2f]
1361 0 pass [4c7936fe]
1362 1 show:exchange [c2f448ac]
1363 1 at:0 [44e4a218]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1364 0 let [0de4dbfb]
1365 1 give:revive [8601037a]
    traded who=1 whom=0
1366 1 show:exchange [3ddd627d]
1367 1 at:0 [386c79f6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1368 0 let [c51dfd31]
1369 1 give:II.10 [804d9b37]
    traded who=1 whom=0
1370 1 pass [b20f0213]
1371 0 place:seize [23afeb5d]
1372 1 place:villainy [759bd82a]
1373 2 place:miscue [22827d6c]
    placed-all
1374 2 improv [1ba60452]
    improvised who=2
1375 2 switch:no-drama [65e6d393]
    switched who=2
1376 2 show:exchange [f6d3ddec]
1377 2 at:0 [96db2f31]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1378 0 let [a33de90f]
1379 2 give:take-the-lead [4fae1fa1]
    traded who=2 whom=0
1380 2 pass [9d7e7a83]
1381 0 pass [78d1f46a]
1382 1 pass [b6f287ff]
1383 2 reveal [dd941410]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1384 2 show:no-drama [5cee556a]
    no-drama who=2
    drew who=2 pile=staging
1385 2 pass [ed837f8f]
1386 0 coin:iago [f2884c26]
1387 0 wound:othello [f7ede5bc]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=3 total=6
1388 0 reveal [2990c6ec]
    turned-up-staging who=0 card=seize
1389 0 exit [6bdea868]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1390 0 pass [b5d63449]
1391 1 reveal [4cfe8067]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1392 1 show:no-drama [f9a8b11b]
    no-drama who=1
    drew who=1 pile=staging
1393 1 show:exchange [67b29709]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1394 0 let [eaacaf91]
1395 1 give:II.11 [9dad2351]
    traded who=1 whom=0
1396 1 pass [2832faa8]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=10
    staging-empty n=2
    drew who=0 pile=staging
    scene-began scene=27
    final-scene
1397 2 pass [30381527]
1398 0 improv [78d33330]
    improvised who=0
1399 0 bury:seize [6a368285]
    drew who=0 pile=staging
    buried who=0 pile=staging
1400 0 pass [0f6dee66]
1401 1 pass [00c86b22]
1402 0 place:II.11 [ab02ccfc]
1403 1 place:seize [6381097a]
1404 2 place:miscue [104babd5]
    placed-all
1405 2 pass [4bfbc1af]
1406 0 pass [ed417aaf]
1407 1 show:exchange [39c8598c]
1408 1 at:0 [a450c9c4]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1409 0 let [1a129737]
1410 1 give:revive [1e87b728]
    traded who=1 whom=0
1411 1 pass [0b8a1aca]
1412 2 reveal [029e389d]
    turned-up-staging who=2 card=miscue
1413 2 play [8d69fd58]
1414 2 at:0 [67a1b4cf]
    aimed who=2 card=miscue whom=0
1415 0 let [0a1b497f]
    must-switch whom=0
    drew who=2 pile=staging
1416 0 switch:villainy [7aa10e2b]
    switched who=0
1417 2 place:exchange [5d71fc8a]
    turned-up-staging who=2 card=exchange
1418 2 play [759ab98d]
1419 2 at:0 [772d961a]
    aimed who=2 card=exchange whom=0
1420 0 let [e91a62ac]
1421 2 give:take-the-lead [270b9657]
    traded who=2 whom=0
1422 2 pass [e890c81c]
1423 0 reveal [31ded101]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1424 0 pass [44038ff6]
1425 1 reveal [6086f8ef]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1426 1 pass [7e81bf34]
    act-ran-out act=II
    tallied who=0 n=11
    tallied who=1 n=3
    tallied who=2 n=5
    lead-cast who=1
1427 1 discard:take-the-lead [d0874d43]
    discarded who=1 card=take-the-lead
1428 1 discard:villainy [c1f6cee9]
    discarded who=1 card=villainy
1429 1 discard:take-the-lead [3fe5d1fd]
    discarded who=1 card=take-the-lead
1430 2 discard:seize [cc873b94]
    discarded who=2 card=seize
1431 2 discard:revive [c98529ef]
    discarded who=2 card=revive
1432 0 discard:revive [cac775ee]
    discarded who=0 card=revive
    dealt who=1 n=5 total=8
    dealt who=2 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=III who=1
    scene-began scene=1
1433 2 pass [5db96d4e]
1434 0 pass [ad3bfc3c]
1435 1 pass [630d7d38]
1436 0 place:III.14 [83d1c433]
1437 1 place:III.13 [339bc615]
1438 2 place:miscue [6afbf086]
    placed-all
1439 2 pass [f486dcf3]
1440 0 pass [5322fda1]
1441 1 improv [65290c4b]
    improvised who=1
1442 1 switch:III.10 [783d2215]
    switched who=1
1443 1 pass [78dc724c]
1444 2 reveal [b314d61d]
    turned-up-staging who=2 card=miscue
1445 2 exit [17b6d2f4]
    exiting who=2 card=miscue
1446 0 let [6b13edd5]
    got-intrigue who=2 n=1
1447 2 pass [e58430d3]
1448 0 improv [4b120b09]
    improvised who=0
1449 0 bury:villainy [32c5928a]
    drew who=0 pile=staging
    buried who=0 pile=staging
1450 0 show:exchange [832196c5]
1451 0 at:2 [1ff10028]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1452 2 let [9a6fa699]
1453 0 give:no-drama [3d93b9ef]
    traded who=0 whom=2
1454 0 reveal [5bf0c88b]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1455 0 pass [86af64ed]
1456 1 reveal [ec7e8a2d]
    turned-up who=1 card=III.10
    not-next who=1 card=III.10
1457 1 pass [e50aba18]
    drew who=2 pile=staging
    scene-began scene=2
1458 2 pass [ad883ecc]
1459 0 pass [099cd181]
1460 1 pass [3fe3f175]
1461 0 place:III.5 [54b93c7a]
1462 1 place:revive [3c611061]
1463 2 place:III.6 [079396ae]
    placed-all
1464 2 pass [675fcd5e]
1465 0 improv [b9807603]
    improvised who=0
1466 0 switch:III.3 [35297599]
    switched who=0
1467 0 pass [4134a9ba]
1468 1 pass [17ef9f3e]
1469 2 show:no-drama [056d9171]
    no-drama who=2
    drew who=2 pile=staging
1470 2 reveal [b7f89075]
    turned-up who=2 card=III.6
    not-next who=2 card=III.6
1471 2 show:exchange [c1679af9]
1472 2 at:1 [5fe8bd75]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1473 2 give:III.6 [62954655]
    traded who=2 whom=1
1474 2 pass [fb010e48]
1475 0 reveal [4158f439]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1476 0 pass [546cfdf5]
1477 1 reveal [54290f13]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1478 1 pass [85b3e65a]
    drew who=1 pile=staging
    scene-began scene=3
1479 2 show:exchange [849c6666]
1480 2 at:1 [64fc410c]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1481 1 let [055ab7df]
1482 2 give:take-the-lead [3b9881f5]
    traded who=2 whom=1
1483 2 pass [c8409098]
1484 0 pass [e9c830e6]
1485 1 improv [b05befdd]
    improvised who=1
1486 1 bury:take-the-lead [a3665658]
    drew who=1 pile=staging
    buried who=1 pile=staging
1487 1 pass [fe9b2ff4]
1488 0 place:III.7 [38bf88d4]
1489 1 place:III.9 [062af1ab]
1490 2 place:III.8 [6f852a76]
    placed-all
1491 2 pass [08012d40]
1492 0 pass [97e5f419]
1493 1 pass [547f3532]
1494 2 reveal [5f319215]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1495 2 pass [2290f266]
1496 0 reveal [30e27cf8]
    turned-up who=0 card=III.7
    not-next who=0 card=III.7
1497 0 pass [0783aaaa]
1498 1 reveal [60faed60]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1499 1 pass [634c3bda]
    scene-began scene=4
1500 2 pass [05bfdeb0]
1501 0 pass [4d250f15]
1502 1 pass [47c888e1]
1503 0 place:take-the-lead [b9b86cb3]
1504 1 place:III.9 [1199bb75]
1505 2 place:seize [32a4f39c]
    placed-all
1506 2 pass [ec91a149]
1507 0 pass [03c01327]
1508 1 pass [f4b359ee]
1509 2 reveal [aec079b1]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1510 2 pass [2d17c5b0]
1511 0 reveal [ae1ca7b5]
    turned-up-staging who=0 card=take-the-lead
1512 0 play [918fdfec]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1513 0 pass [c7333b3d]
1514 1 reveal [e36d9ffd]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1515 1 pass [40b952be]
    drew who=0 pile=staging
    reshuffled pile=staging n=21
    staging-empty n=1
    drew who=2 pile=staging
    scene-began scene=5
1516 1 pass [697db1ed]
1517 2 improv [9c21b34b]
    improvised who=2
1518 2 bury:seize [f507dad5]
    drew who=2 pile=staging
    buried who=2 pile=staging
1519 2 show:exchange [dd405da8]
1520 2 at:0 [177c1252]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1521 2 give:III.6 [777ab5e7]
    traded who=2 whom=0
1522 2 pass [f869235a]
1523 0 pass [edd8aea1]
1524 0 place:III.12 [3416bd59]
1525 1 place:take-the-lead [498fd89a]
1526 2 place:seize [0a8c13c8]
    placed-all
1527 1 pass [c1757265]
1528 2 pass [150172ad]
1529 0 pass [8a32816f]
1530 1 reveal [ac83cbf9]
    turned-up-staging who=1 card=take-the-lead
1531 1 play [d21bb869]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1532 1 pass [fa546d1d]
1533 2 reveal [dafe1de2]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1534 2 pass [3a5f8627]
1535 0 reveal [b15fe6d0]
    turned-up who=0 card=III.12
    not-next who=0 card=III.12
1536 0 pass [4311d9e4]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=6
1537 2 improv [b113b912]
    improvised who=2
1538 2 bury:revive [34f00a47]
    drew who=2 pile=staging
    buried who=2 pile=staging
1539 2 pass [241ac210]
1540 0 pass [6f37dcb4]
1541 1 pass [d7aef01f]
1542 0 place:III.1 [44c9aedc]
1543 1 place:III.11 [4e03a7fa]
1544 2 place:III.15 [e1440ffc]
    placed-all
1545 2 pass [adc705b6]
1546 0 pass [0d167ec8]
1547 1 show:exchange [ce0c4829]
1548 1 at:0 [520ce297]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1549 1 give:III.10 [c99ffc87]
    traded who=1 whom=0
1550 1 pass [00503b41]
1551 2 reveal [8714c641]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1552 2 pass [2c60e651]
1553 0 reveal [78d82421]
    turned-up who=0 card=III.1
    played who=0 card=III.1
    scored who=0 card=III.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1554 0 pass [136e9f68]
1555 1 reveal [4b4274f4]
    turned-up who=1 card=III.11
    not-next who=1 card=III.11
1556 1 pass [5135a2d9]
    drew who=0 pile=staging
    scene-began scene=7
1557 2 pass [1a4f343c]
1558 0 coin:cassio [46b6e54d]
    used-coin who=0 coin=cassio
1559 0 bury:no-drama [1cbee114]
    drew who=0 pile=staging
    buried who=0 pile=staging
1560 0 pass [d94bb1e8]
1561 1 pass [0292f6ad]
1562 0 place:seize [0f2b0c5d]
1563 1 place:villainy [6630412e]
1564 2 place:III.4 [31811a54]
    placed-all
1565 2 pass [fc92756d]
1566 0 improv [4cbd2a29]
    improvised who=0
1567 0 switch:III.3 [0f800997]
    switched who=0
1568 0 pass [6c8f43b4]
1569 1 pass [a51e3b80]
1570 2 reveal [bbf7e1f8]
    turned-up who=2 card=III.4
    not-next who=2 card=III.4
1571 2 pass [b859d83c]
1572 0 reveal [e289d545]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1573 0 pass [9547c290]
1574 1 reveal [73bc096c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1575 1 pass [334ccc70]
    drew who=1 pile=staging
    scene-began scene=8
1576 2 pass [cd3cf465]
1577 0 pass [409fc943]
1578 1 pass [1be6d6d1]
1579 0 place:III.3 [15317172]
1580 1 place:III.2 [df81a2ac]
1581 2 place:III.8 [d5f962ea]
    placed-all
1582 2 pass [5e4fdfd6]
1583 0 pass [5abb43f3]
1584 1 pass [7159b886]
1585 2 reveal [dde3e3b8]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1586 2 pass [2616c110]
1587 0 reveal [bb868298]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1588 0 pass [6b99f797]
1589 1 improv [bc200486]
    improvised who=1
1590 1 bury:take-the-lead [0e41a010]
    drew who=1 pile=staging
    buried who=1 pile=staging
1591 1 reveal [c94db64e]
    turned-up who=1 card=III.2
    played who=1 card=III.2
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1592 1 pass [bf0467b2]
    drew who=1 pile=staging
    scene-began scene=9
1593 2 pass [926116cb]
1594 0 pass [9158c6ab]
1595 1 improv [f270d981]
    improvised who=1
1596 1 bury:villainy [d95e21aa]
    drew who=1 pile=staging
    buried who=1 pile=staging
1597 1 show:exchange [4c7942ee]
1598 1 at:2 [d516ad69]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1599 1 give:revive [053d9f12]
    traded who=1 whom=2
1600 1 pass [2aa23da4]
1601 0 place:III.3 [7ec6748d]
1602 1 place:III.4 [dcd210b3]
1603 2 place:III.8 [aded748f]
    placed-all
1604 2 pass [981c09cb]
1605 0 pass [7ff56946]
1606 1 coin:desdemona [9889fa20]
    no-drama-coin who=1
1607 1 pass [afda7760]
1608 2 reveal [f3e0c18a]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1609 2 pass [165f78fb]
1610 0 reveal [2868aeb0]
    turned-up who=0 card=III.3
    played who=0 card=III.3
    scored who=0 card=III.3 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1611 0 pass [2f2ec817]
1612 1 reveal [4e1ca613]
    turned-up who=1 card=III.4
    played who=1 card=III.4
    scored who=1 card=III.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1613 1 pass [69c485a8]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=10
1614 2 pass [4009937f]
1615 0 improv [6336fd54]
    improvised who=0
1616 0 bury:miscue [107663cf]
    drew who=0 pile=staging
    buried who=0 pile=staging
1617 0 pass [3f8c784a]
1618 1 improv [c94df39a]
    improvised who=1
1619 1 bury:miscue [1c312a6d]
    drew who=1 pile=staging
    buried who=1 pile=staging
1620 1 show:exchange [ed0aedeb]
1621 1 at:2 [b5043b6e]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1622 1 give:III.11 [ec9d4491]
    traded who=1 whom=2
1623 1 coin:desdemona [5279f8b8]
    no-drama-coin who=1
1624 1 pass [1b100436]
1625 0 place:miscue [ec6c2d1c]
1626 1 place:III.9 [91025d3a]
1627 2 place:III.11 [035a7622]
    placed-all
1628 2 pass [089e5498]
1629 0 pass [9269ac71]
1630 1 pass [ac0b5321]
1631 2 reveal [d61b307a]
    turned-up who=2 card=III.11
    not-next who=2 card=III.11
1632 2 pass [f31a07b4]
1633 0 reveal [4a5d5a6b]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1634 0 coin:iago [926e4024]
1635 0 wound:iago [b2803b83]
    used-iago who=0 character=iago
    wounded who=0 character=iago n=1 total=6
1636 0 pass [65674194]
1637 1 reveal [4fea0dc8]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1638 1 pass [0a8201ee]
    drew who=0 pile=staging
    scene-began scene=11
1639 2 pass [2cb3acde]
1640 0 show:exchange [58f7604f]
1641 0 at:2 [d9332357]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1642 0 give:seize [d371db4a]
    traded who=0 whom=2
1643 0 improv [e1bdf038]
    improvised who=0
1644 0 bury:villainy [15b71d81]
    drew who=0 pile=staging
    buried who=0 pile=staging
1645 0 pass [ad587573]
1646 1 pass [f5c5813c]
1647 0 place:III.10 [6bd89e1e]
1648 1 place:take-the-lead [c6516ceb]
1649 2 place:III.8 [515cb98b]
    placed-all
1650 2 pass [d33795d6]
1651 0 pass [474ce3c9]
1652 1 pass [92354d00]
1653 2 reveal [60e6d599]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1654 2 pass [ad88e155]
1655 0 reveal [8a2c6a54]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1656 0 pass [f67be413]
1657 1 reveal [cf602b91]
    turned-up-staging who=1 card=take-the-lead
1658 1 play [2b63f2fc]
1659 1 at:0 [c9c95de8]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
1660 1 pass [82e0b855]
    drew who=1 pile=staging
    scene-began scene=12
1661 1 pass [74f14a14]
1662 2 pass [61e3db4a]
1663 0 pass [b24f5f1e]
1664 0 place:III.6 [684a600b]
1665 1 place:III.7 [663f1ab3]
1666 2 place:revive [01785600]
    placed-all
1667 1 pass [2430f5fe]
1668 2 pass [269f189a]
1669 0 pass [84041d5d]
1670 1 reveal [cdb82e99]
    turned-up who=1 card=III.7
    not-next who=1 card=III.7
1671 1 pass [60568897]
1672 2 reveal [e5d4ce71]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1673 2 improv [835a2c5e]
    improvised who=2
1674 2 bury:no-drama [7a9e5741]
    drew who=2 pile=staging
    buried who=2 pile=staging
1675 2 pass [29de4364]
1676 0 reveal [10f53d44]
    turned-up who=0 card=III.6
    not-next who=0 card=III.6
1677 0 pass [bd7d5001]
    drew who=2 pile=staging
    scene-began scene=13
1678 1 pass [2fba06a9]
1679 2 pass [1c077131]
1680 0 pass [a0f860ba]
1681 0 place:III.14 [0b84e169]
1682 1 place:no-drama [804b5e4e]
1683 2 place:III.15 [cfbc4184]
    placed-all
1684 1 pass [5c01747e]
1685 2 pass [c864a76e]
1686 0 pass [54988996]
1687 1 reveal [40a921f8]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1688 1 pass [df25c253]
1689 2 reveal [df6416b7]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1690 2 pass [31028cc3]
1691 0 reveal [4b33cee9]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1692 0 pass [d8bdc631]
    drew who=1 pile=staging
    scene-began scene=14
1693 1 improv [7ba3f0af]
    improvised who=1
1694 1 bury:villainy [704ad0d0]
    drew who=1 pile=staging
    buried who=1 pile=staging
1695 1 pass [3873ebda]
1696 2 pass [44457d72]
1697 0 pass [090f64ff]
1698 0 place:III.12 [3986b522]
1699 1 place:miscue [a1b28673]
1700 2 place:take-the-lead [a00282c3]
    placed-all
1701 1 pass [a334810b]
1702 2 pass [8d4125f5]
1703 0 pass [6f83a0d4]
1704 1 reveal [13f603c0]
    turned-up-staging who=1 card=miscue
1705 1 play [7573ee5e]
1706 1 at:0 [78e77fdd]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
1707 0 switch:take-the-lead [a39255cd]
    switched who=0
1708 1 place:seize [192f6c86]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1709 1 pass [b2509fd7]
1710 2 reveal [ce8aeb7d]
    turned-up-staging who=2 card=take-the-lead
1711 2 play [6bc584c5]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1712 2 pass [6ca2913f]
1713 0 reveal [80643e38]
    turned-up-staging who=0 card=take-the-lead
1714 0 play [6328b3e1]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1715 0 pass [0dbf8286]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    scene-began scene=15
1716 1 improv [f6692dc2]
    improvised who=1
1717 1 bury:take-the-lead [4d359648]
    drew who=1 pile=staging
    buried who=1 pile=staging
1718 1 pass [dbae8d04]
1719 2 pass [bd726959]
1720 0 pass [76a661b0]
1721 0 place:III.12 [c80fc955]
1722 1 place:take-the-lead [c08978e5]
1723 2 place:no-drama [32601cf3]
    placed-all
1724 1 pass [9576add4]
1725 2 pass [8b7e054f]
1726 0 pass [8744040f]
1727 1 reveal [b4ab19eb]
    turned-up-staging who=1 card=take-the-lead
1728 1 exit [8e342c97]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1729 1 pass [a161f6d6]
1730 2 reveal [bb15ecea]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1731 2 improv [db1d3e65]
    improvised who=2
1732 2 bury:villainy [48f1f91d]
    drew who=2 pile=staging
    buried who=2 pile=staging
1733 2 pass [740272c4]
1734 0 reveal [a9749413]
    turned-up who=0 card=III.12
    not-next who=0 card=III.12
1735 0 pass [9a701614]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=16
1736 1 show:exchange [d5856b2c]
1737 1 at:0 [b6db146e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1738 1 give:villainy [cc1c7a44]
    traded who=1 whom=0
1739 1 improv [62cc8a51]
    improvised who=1
1740 1 bury:no-drama [ca8cc654]
    drew who=1 pile=staging
    buried who=1 pile=staging
1741 1 pass [538aecfd]
1742 2 pass [39b0e224]
1743 0 pass [d9e1c323]
1744 0 place:seize [bc359a25]
1745 1 place:miscue [52e07a87]
1746 2 place:seize [d5432f5e]
    placed-all
1747 1 pass [32f5a31a]
1748 2 pass [d0aa034f]
1749 0 pass [59a7531d]
1750 1 reveal [c5a5244a]
    turned-up-staging who=1 card=miscue
1751 1 play [5c998a7a]
1752 1 at:2 [a968088f]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
1753 2 switch:seize [18635b72]
    switched who=2
1754 1 place:revive [a331fd9e]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1755 1 pass [c0f688b4]
1756 2 reveal [2fe8f59d]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1757 2 improv [d84e9e8d]
    improvised who=2
1758 2 bury:take-the-lead [19ff3dd4]
    drew who=2 pile=staging
    buried who=2 pile=staging
1759 2 pass [d1e215a6]
1760 0 reveal [905a8f3e]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1761 0 pass [8d0ff862]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=17
1762 1 improv [1655a641]
    improvised who=1
1763 1 bury:revive [5c95b848]
    drew who=1 pile=staging
    buried who=1 pile=staging
1764 1 pass [618e56e0]
1765 2 pass [14be118e]
1766 0 improv [dc329b6f]
    improvised who=0
1767 0 bury:villainy [d02d428d]
    drew who=0 pile=staging
    buried who=0 pile=staging
1768 0 show:exchange [a2dfe6df]
1769 0 at:1 [3bb8a961]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1770 0 give:miscue [eced641b]
    traded who=0 whom=1
1771 0 pass [e7a35165]
1772 0 place:III.6 [bc145ba9]
1773 1 place:III.5 [4dd7e639]
1774 2 place:seize [aa7f2f8f]
    placed-all
1775 1 pass [8d9edcbb]
1776 2 pass [319ab748]
1777 0 pass [0434f9e4]
1778 1 reveal [d97c0c26]
    turned-up who=1 card=III.5
    played who=1 card=III.5
    scored who=1 card=III.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1779 1 coin:iago [2fff09b4]
1780 1 wound:emilia [07c59eba]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=1 total=4
1781 1 pass [1a54608e]
1782 2 reveal [c4de11d4]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1783 2 improv [3434c33b]
    improvised who=2
1784 2 bury:take-the-lead [2daf9ef2]
    drew who=2 pile=staging
    buried who=2 pile=staging
1785 2 pass [a8a32055]
1786 0 show:exchange [df982970]
1787 0 at:2 [090ab04f]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1788 0 give:III.9 [a8aa4e7b]
    traded who=0 whom=2
1789 0 show:exchange [e5db2b95]
1790 0 at:1 [cf58b02b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1791 1 let [f3f7634f]
1792 0 give:III.12 [9410447d]
    traded who=0 whom=1
1793 0 reveal [8614473c]
    turned-up who=0 card=III.6
    played who=0 card=III.6
    scored who=0 card=III.6 n=1
    got-coin who=0 coin=emilia
    got-handkerchief who=0
1794 0 pass [f83d81c5]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
1795 1 pass [b6590393]
1796 2 pass [138be08d]
1797 0 pass [de57d284]
1798 0 place:III.14 [990c9d10]
1799 1 place:no-drama [7cfc38f1]
1800 2 place:exchange [09aef216]
    placed-all
1801 1 improv [16a2cd8a]
    improvised who=1
1802 1 switch:III.12 [40cd3e04]
    switched who=1
1803 1 pass [0bb0027c]
1804 2 pass [7f944153]
1805 0 pass [6e47d3b5]
1806 1 reveal [b714e60e]
    turned-up who=1 card=III.12
    not-next who=1 card=III.12
1807 1 pass [7370eae5]
1808 2 reveal [681370eb]
    turned-up-staging who=2 card=exchange
1809 2 exit [5b74b1c4]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
1810 2 pass [437a331a]
1811 0 reveal [4eabea0a]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1812 0 pass [2378c034]
    drew who=2 pile=staging
    scene-began scene=19
1813 1 pass [daf63b4b]
1814 2 improv [3e7b371e]
    improvised who=2
1815 2 bury:take-the-lead [d501cb08]
    drew who=2 pile=staging
    buried who=2 pile=staging
1816 2 pass [8913c46b]
1817 0 pass [1411b204]
1818 0 place:III.10 [9bc79d4d]
1819 1 place:revive [b045dda2]
1820 2 place:take-the-lead [68cf57a2]
    placed-all
1821 1 pass [1694ad6f]
1822 2 pass [1ae43b5b]
1823 0 pass [1eaccbd5]
1824 1 reveal [69a9a8c0]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1825 1 pass [bc717209]
1826 2 reveal [8ec060f1]
    turned-up-staging who=2 card=take-the-lead
1827 2 exit [1516a517]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1828 2 pass [195a0d8e]
1829 0 reveal [4bdcb800]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1830 0 pass [de3ca7d2]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    scene-began scene=20
1831 1 pass [7d534bf1]
1832 2 improv [64c278e1]
    improvised who=2
1833 2 bury:take-the-lead [8b9108a1]
    drew who=2 pile=staging
    buried who=2 pile=staging
1834 2 pass [fe930c56]
1835 0 pass [e1f56f6c]
1836 0 place:III.14 [53263f1d]
1837 1 place:no-drama [94d7c204]
1838 2 place:III.9 [ade3d3cc]
    placed-all
1839 1 improv [c287bba3]
    improvised who=1
1840 1 switch:take-the-lead [3a65813b]
    switched who=1
1841 1 pass [0d96f041]
1842 2 show:exchange [bffd624e]
1843 2 at:0 [d2027229]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1844 2 give:III.8 [1191f694]
    traded who=2 whom=0
1845 2 pass [e7d6ae6a]
1846 0 pass [53d70175]
1847 1 reveal [c1941ae2]
    turned-up-staging who=1 card=take-the-lead
1848 1 exit [dc3d2280]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1849 1 show:no-drama [aa663722]
    no-drama who=1
    drew who=1 pile=staging
1850 1 pass [07786c38]
1851 2 reveal [d0ee89ee]
    turned-up who=2 card=III.9
    not-next who=2 card=III.9
1852 2 pass [59e02920]
1853 0 reveal [23e28081]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1854 0 pass [7dc674f2]
    drew who=1 pile=staging
    scene-began scene=21
1855 1 show:exchange [6042d1dc]
1856 1 at:0 [30ca4b34]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1857 1 give:III.7 [04bc3fe6]
    traded who=1 whom=0
1858 1 pass [7b1b4bce]
1859 2 pass [b1d4c70c]
1860 0 pass [8ef88584]
1861 0 place:III.10 [f7bfc18b]
1862 1 place:villainy [dbe8b451]
1863 2 place:seize [7f26a0ff]
    placed-all
1864 1 pass [3d424b14]
1865 2 pass [c31d0d98]
1866 0 pass [3c870ed4]
1867 1 reveal [67d452ea]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1868 1 pass [7e646d34]
1869 2 reveal [221aeb00]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1870 2 improv [6a795202]
    improvised who=2
1871 2 bury:take-the-lead [e8858524]
    drew who=2 pile=staging
    buried who=2 pile=staging
1872 2 pass [eacf5b42]
1873 0 reveal [58af3555]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1874 0 pass [ae5e3ce6]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=22
1875 1 pass [9091fcf2]
1876 2 pass [aae1ea45]
1877 0 pass [54ce94f9]
1878 0 place:take-the-lead [3ea6e62a]
1879 1 place:seize [ce375d65]
1880 2 place:III.13 [c8ed9e1f]
    placed-all
1881 1 show:no-drama [cb7e57bd]
    no-drama who=1
    drew who=1 pile=staging
1882 1 pass [fe17c6ce]
1883 2 pass [5202d9e0]
1884 0 pass [a4f9d4a7]
1885 1 reveal [b3689a44]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1886 1 pass [2b3171eb]
1887 2 reveal [a280f68f]
    turned-up who=2 card=III.13
    not-next who=2 card=III.13
1888 2 pass [06e32e95]
1889 0 reveal [3e31135e]
    turned-up-staging who=0 card=take-the-lead
1890 0 play [885054c0]
    giving who=0 card=take-the-lead whom=2
    gave-lead who=0 whom=2
1891 0 pass [20c3670e]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
1892 0 pass [5795f8e8]
1893 1 pass [a7cbe2a8]
1894 2 pass [3f429db0]
1895 0 place:take-the-lead [eaec0683]
1896 1 place:seize [b55ec277]
1897 2 place:III.9 [4f069f77]
    placed-all
1898 0 pass [99d392aa]
1899 1 improv [cf67c0a0]
    improvised who=1
1900 1 switch:take-the-lead [6719c718]
    switched who=1
1901 1 pass [922f79fe]
1902 2 pass [d4d3af43]
1903 0 reveal [6abe5874]
    turned-up-staging who=0 card=take-the-lead
1904 0 play [fab48a23]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1905 0 pass [3e8636ea]
1906 1 reveal [b2051912]
    turned-up-staging who=1 card=take-the-lead
1907 1 play [ed65805c]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1908 1 pass [14abcdb6]
1909 2 reveal [adab26cd]
    turned-up who=2 card=III.9
    not-next who=2 card=III.9
1910 2 pass [68d94455]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
1911 2 pass [6790c642]
1912 0 show:exchange [3903ee5f]
1913 0 at:2 [10f5e603]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1914 0 give:exchange [3914f27b]
    traded who=0 whom=2
1915 0 pass [db3b59c1]
1916 1 show:exchange [89a8bd5b]
1917 1 at:2 [7facdd66]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1918 1 give:revive [26f925d7]
    traded who=1 whom=2
1919 1 pass [b8e4180c]
1920 0 place:III.10 [ee806bc8]
1921 1 place:III.12 [3d3c3241]
1922 2 place:III.15 [917455fd]
    placed-all
1923 2 pass [04a5c22b]
1924 0 pass [fd31172c]
1925 1 pass [edc449a3]
1926 2 reveal [b89f1b46]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1927 2 pass [d8243300]
1928 0 reveal [abac6192]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1929 0 pass [74a9d04b]
1930 1 reveal [12af813d]
    turned-up who=1 card=III.12
    not-next who=1 card=III.12
1931 1 pass [7d701b5a]
    scene-began scene=25
1932 2 pass [d011ddd1]
1933 0 pass [124247c4]
1934 1 pass [5f13e4c7]
1935 0 place:III.7 [5b72d069]
1936 1 place:take-the-lead [756167b8]
1937 2 place:revive [40c6d0ce]
    placed-all
1938 2 show:exchange [bde6b828]
1939 2 at:1 [11c4b3f5]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=2
    final-scene
1940 2 give:III.9 [e9d74d49]
    traded who=2 whom=1
1941 2 pass [7e6c26a9]
1942 0 pass [63f0db1b]
1943 1 pass [8d43d458]
1944 2 reveal [1c28ae87]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1945 2 improv [8aced01c]
    improvised who=2
1946 2 bury:seize [3d313b8f]
    drew who=2 pile=staging
    buried who=2 pile=staging
1947 2 show:exchange [1a26b70d]
1948 2 at:1 [8a6d5f0e]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1949 2 give:III.12 [1963ab37]
    traded who=2 whom=1
1950 2 pass [f56da585]
1951 0 reveal [65ec4890]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    scored who=0 card=III.7 n=1
    half-curtain
    countdown-again
    got-coin who=0 coin=iago
1952 0 pass [e50fc2b9]
1953 1 reveal [f77978b1]
    turned-up-staging who=1 card=take-the-lead
1954 1 play [ad9dd8ce]
1955 1 at:0 [b3733acb]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
1956 1 pass [891ef968]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=26
1957 1 pass [f9b8fc1a]
1958 2 show:exchange [613da8e3]
1959 2 at:1 [63cb8f71]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1960 2 give:III.11 [4e013215]
    traded who=2 whom=1
1961 2 pass [2c988e05]
1962 0 pass [458a1237]
1963 0 place:take-the-lead [0776e341]
1964 1 place:seize [eeb1f59a]
1965 2 place:take-the-lead [c30496b6]
    placed-all
1966 1 pass [b1cf36a8]
1967 2 pass [f803c484]
1968 0 pass [992d5e59]
1969 1 reveal [6857d893]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1970 1 improv [6abc2de8]
    improvised who=1
1971 1 bury:miscue [5fd47f2e]
    drew who=1 pile=staging
    buried who=1 pile=staging
1972 1 pass [622d6c18]
1973 2 reveal [60bc0593]
    turned-up-staging who=2 card=take-the-lead
1974 2 exit [c9733d65]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1975 2 show:no-drama [0b5db905]
    no-drama who=2
    drew who=2 pile=staging
1976 2 pass [aa7ba3e8]
1977 0 reveal [c44ff34b]
    turned-up-staging who=0 card=take-the-lead
1978 0 play [697c403c]
    giving who=0 card=take-the-lead whom=1
    gave-lead who=0 whom=1
1979 0 pass [4fbb50f7]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=27
1980 2 pass [abb1f37b]
1981 0 pass [04872e7b]
1982 1 show:exchange [555015f7]
1983 1 at:2 [0c796866]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1984 1 give:seize [8df5b7f6]
    traded who=1 whom=2
1985 1 pass [edf79892]
1986 0 place:exchange [c583a2c1]
1987 1 place:miscue [86e6f342]
1988 2 place:seize [534dfd31]
    placed-all
1989 2 pass [0b044101]
1990 0 pass [2e3ed268]
1991 1 pass [9d87bfb6]
1992 2 show:exchange [88510dbc]
1993 2 at:0 [de2ff335]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1994 2 give:villainy [69d906be]
    traded who=2 whom=0
1995 2 reveal [3ac42a19]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1996 2 pass [59225344]
1997 0 coin:iago [18e9b074]
1998 0 wound:cassio [c7cb2255]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
1999 0 reveal [b0b9444d]
    turned-up-staging who=0 card=exchange
2000 0 play [977bf925]
2001 0 at:1 [b168e6a6]
    aimed who=0 card=exchange whom=1
2002 0 give:III.8 [cd783c3a]
    traded who=0 whom=1
2003 0 pass [6cc89c2a]
2004 1 reveal [183a69b1]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2005 1 pass [694a8bbc]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=1
    scene-began scene=28
2006 2 improv [52397d57]
    improvised who=2
2007 2 bury:revive [ded4c69d]
    drew who=2 pile=staging
    buried who=2 pile=staging
2008 2 pass [b3d1fd53]
2009 0 pass [714420ef]
2010 1 pass [e2c6f42b]
2011 0 place:III.10 [dd6e1c56]
2012 1 place:villainy [90752637]
2013 2 place:take-the-lead [cfe75513]
    placed-all
2014 2 pass [4930a4c9]
2015 0 pass [b3550974]
2016 1 improv [f591e80b]
    improvised who=1
2017 1 switch:take-the-lead [c0fedd11]
    switched who=1
2018 1 pass [9b93f606]
2019 2 reveal [6cff3d00]
    turned-up-staging who=2 card=take-the-lead
2020 2 play [e48b4181]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
2021 2 pass [5faacdc2]
2022 0 reveal [17060143]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
2023 0 pass [eb7745af]
2024 1 reveal [0e35f4a0]
    turned-up-staging who=1 card=take-the-lead
2025 1 exit [51779169]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2026 1 pass [b3561a6e]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
2027 0 pass [01d874b9]
2028 1 improv [3d7b6dc2]
    improvised who=1
2029 1 bury:villainy [7fc8baed]
    drew who=1 pile=staging
    buried who=1 pile=staging
2030 1 show:exchange [6253f98f]
2031 1 at:0 [c4740595]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2032 1 give:exchange [1c2cc007]
    traded who=1 whom=0
2033 1 pass [bcb30397]
2034 2 pass [52dbf77f]
2035 0 place:exchange [2b60b8ac]
2036 1 place:seize [20407bad]
2037 2 place:take-the-lead [783f6d93]
    placed-all
2038 0 pass [e059d5e0]
2039 1 pass [2b9a59bd]
2040 2 show:exchange [38631b39]
2041 2 at:1 [a48c8099]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2042 2 give:revive [6eb05ecf]
    traded who=2 whom=1
2043 2 pass [7497dfd6]
2044 0 reveal [bfe76a34]
    turned-up-staging who=0 card=exchange
2045 0 play [6b8f1976]
2046 0 at:2 [a684ea51]
    aimed who=0 card=exchange whom=2
2047 0 give:revive [14775dd5]
    traded who=0 whom=2
2048 0 pass [161f8f09]
2049 1 reveal [b9a989ab]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2050 1 pass [370c7087]
2051 2 reveal [55ca0085]
    turned-up-staging who=2 card=take-the-lead
2052 2 play [a9a19ec4]
2053 2 at:1 [c908c8c2]
    giving who=2 card=take-the-lead whom=1
2054 1 let [be65b6e3]
    gave-lead who=2 whom=1
2055 2 pass [4236bd75]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=30
2056 2 pass [ba0ecf7d]
2057 0 pass [0b7418dd]
2058 1 show:exchange [63fe5ca2]
2059 1 at:0 [2b6972d9]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2060 1 give:III.9 [9bec9c4c]
    traded who=1 whom=0
2061 1 pass [44bf9021]
2062 0 place:take-the-lead [dd865272]
2063 1 place:villainy [4d3b2e96]
2064 2 place:no-drama [d30d955e]
    placed-all
2065 2 pass [4aa2a231]
2066 0 show:exchange [62bdd898]
2067 0 at:2 [168beaaa]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2068 0 give:miscue [c956e053]
    traded who=0 whom=2
2069 0 pass [0d4f63b7]
2070 1 pass [b4af4b26]
2071 2 reveal [2ea2b124]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2072 2 pass [859d012e]
2073 0 reveal [c9a1334a]
    turned-up-staging who=0 card=take-the-lead
2074 0 play [fe91a566]
    aimed who=0 card=take-the-lead whom=1
2075 1 let [3b13149d]
    took-lead who=0 whom=1
2076 0 pass [7449c166]
2077 1 reveal [2370fc78]
    turned-up-staging who=1 card=villainy
2078 1 exit [c08e80d0]
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2079 1 pass [4890e41e]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=31
2080 1 improv [abc1f0a2]
    improvised who=1
2081 1 bury:seize [ccb0a5e2]
    drew who=1 pile=staging
    buried who=1 pile=staging
2082 1 pass [1ec63038]
2083 2 show:no-drama [c41ea7f5]
    no-drama who=2
    drew who=2 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    final-scene
2084 2 pass [67116eee]
2085 0 pass [acb1f046]
2086 0 place:no-drama [a3ef4f35]
2087 1 place:villainy [78fd72ef]
2088 2 place:miscue [96c6255d]
    placed-all
2089 1 pass [4a004c46]
2090 2 pass [46982c10]
2091 0 pass [6d30dc20]
2092 1 reveal [2634cce6]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2093 1 pass [694ef5fc]
2094 2 reveal [f0bae60e]
    turned-up-staging who=2 card=miscue
2095 2 exit [4d481cea]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2096 2 pass [6df76dd7]
2097 0 reveal [01421951]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2098 0 improv [fe17463b]
    improvised who=0
2099 0 bury:take-the-lead [0f8081b7]
    drew who=0 pile=staging
    buried who=0 pile=staging
2100 0 pass [f2ea3ed8]
    act-ran-out act=III
    tallied who=0 n=19
    tallied who=1 n=6
    tallied who=2 n=5
    lead-cast who=2
2101 2 discard:revive [2fd2478c]
    discarded who=2 card=revive
2102 2 discard:seize [81cab3d1]
    discarded who=2 card=seize
2103 2 discard:seize [143484ce]
    discarded who=2 card=seize
2104 0 discard:take-the-lead [7103b63e]
    discarded who=0 card=take-the-lead
    dealt who=2 n=5 total=8
    dealt who=0 n=5 total=8
    dealt who=1 n=5 total=8
    act-began act=IV who=2
    scene-began scene=1
2105 0 pass [71810092]
2106 1 pass [907dbcac]
2107 2 improv [032a919d]
    improvised who=2
2108 2 bury:revive [ef3f5c1f]
    drew who=2 pile=staging
    buried who=2 pile=staging
2109 2 show:exchange [b76280ec]
2110 2 at:1 [d7afa105]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2111 1 let [47c90413]
2112 2 give:IV.7 [07eb5a2b]
    traded who=2 whom=1
2113 2 pass [0e212ad3]
2114 0 place:take-the-lead [5c8e9a34]
2115 1 place:IV.7 [8374a17f]
2116 2 place:IV.11 [797181cb]
    placed-all
2117 0 pass [fdf96823]
2118 1 improv [f22c8ee2]
    improvised who=1
2119 1 switch:IV.15 [e62dda0b]
    switched who=1
2120 1 pass [a4ce80f5]
2121 2 pass [75cbc375]
2122 0 reveal [cd137380]
    turned-up-staging who=0 card=take-the-lead
2123 0 play [0426aa6c]
    aimed who=0 card=take-the-lead whom=2
2124 1 let [1c34abe7]
    took-lead who=0 whom=2
2125 0 pass [9c26bc9e]
2126 1 reveal [0a9aba15]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2127 1 pass [6a232eac]
2128 2 reveal [82954af5]
    turned-up who=2 card=IV.11
    not-next who=2 card=IV.11
2129 2 pass [16242470]
    drew who=0 pile=staging
    scene-began scene=2
2130 1 pass [ed971b20]
2131 2 pass [5fbc3386]
2132 0 pass [99720c1b]
2133 0 place:IV.13 [bea9918b]
2134 1 place:revive [f3dff610]
2135 2 place:IV.4 [8ea39916]
    placed-all
2136 1 pass [29d10932]
2137 2 pass [a2150e37]
2138 0 show:exchange [3435f01c]
2139 0 at:2 [bab4fd61]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2140 0 give:IV.14 [e400cc8f]
    traded who=0 whom=2
2141 0 show:exchange [ca79f2c2]
2142 0 at:1 [78d8e740]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2143 1 let [cf6cb3f7]
2144 0 give:IV.2 [efb1c1f6]
    traded who=0 whom=1
2145 0 pass [0981864c]
2146 1 improv [314c816c]
    improvised who=1
2147 1 bury-placed [3c4c66a9]
    drew who=1 pile=staging
    buried who=1 pile=staging
2148 1 reveal [87c06a4f]
    turned-up-staging who=1 card=take-the-lead
2149 1 play [475e3f46]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2150 1 pass [6f7fa525]
2151 2 reveal [e1c09c5f]
    turned-up who=2 card=IV.4
    not-next who=2 card=IV.4
2152 2 pass [7ed1e90c]
2153 0 reveal [e9dd26fb]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2154 0 pass [611abcce]
    drew who=1 pile=staging
    scene-began scene=3
2155 2 pass [8f160d9c]
2156 0 show:exchange [69f51e24]
2157 0 at:2 [2cbf3d9f]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2158 0 give:seize [3504fa3e]
    traded who=0 whom=2
2159 0 pass [5f5ae3ff]
2160 1 pass [0657e7ac]
2161 0 place:IV.5 [c4629354]
2162 1 place:IV.12 [6ffb7c30]
2163 2 place:IV.14 [90b24858]
    placed-all
2164 2 pass [42db8af3]
2165 0 pass [11903c3d]
2166 1 pass [fb8eaaf6]
2167 2 reveal [93e2a47a]
    turned-up who=2 card=IV.14
    not-next who=2 card=IV.14
2168 2 pass [79d78298]
2169 0 reveal [386e11a7]
    turned-up who=0 card=IV.5
    not-next who=0 card=IV.5
2170 0 pass [ea3a5f15]
2171 1 reveal [5464ce7f]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2172 1 pass [93c3aed2]
    scene-began scene=4
2173 2 pass [6b43c9c1]
2174 0 pass [a288cc10]
2175 1 pass [a3fbe652]
2176 0 place:IV.13 [dc7476eb]
2177 1 place:IV.7 [e5856101]
2178 2 place:IV.3 [3a19596a]
    placed-all
2179 2 pass [14c4936f]
2180 0 pass [c5d4cb25]
2181 1 pass [727fd2bf]
2182 2 reveal [a12a243a]
    turned-up who=2 card=IV.3
    not-next who=2 card=IV.3
2183 2 pass [55292d1e]
2184 0 reveal [24e51296]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2185 0 pass [e2bd9684]
2186 1 reveal [6dd9dd35]
    turned-up who=1 card=IV.7
    not-next who=1 card=IV.7
2187 1 pass [62ac4575]
    scene-began scene=5
2188 2 pass [e26aa285]
2189 0 pass [829fc497]
2190 1 pass [0e626b04]
2191 0 place:IV.8 [fb17b320]
2192 1 place:IV.10 [28477c1f]
2193 2 place:miscue [9f1b83fa]
    placed-all
2194 2 pass [0f2005f2]
2195 0 pass [6e66c63f]
2196 1 pass [19d9f4ab]
2197 2 reveal [316c29a8]
    turned-up-staging who=2 card=miscue
2198 2 play [cbcd1bf2]
2199 2 at:0 [2c905d6e]
    aimed who=2 card=miscue whom=0
    must-switch whom=0
    drew who=2 pile=staging
2200 0 switch:miscue [f17a57a8]
    switched who=0
2201 2 place:exchange [8663a938]
    turned-up-staging who=2 card=exchange
2202 2 exit [bad143db]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
2203 2 improv [37a647a4]
    improvised who=2
2204 2 bury:seize [e4cd5ae6]
    drew who=2 pile=staging
    buried who=2 pile=staging
2205 2 pass [62506491]
2206 0 reveal [f2125292]
    turned-up-staging who=0 card=miscue
2207 0 play [0f9fa171]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2208 1 switch:IV.2 [6c050be0]
    switched who=1
2209 0 place:villainy [2f44087b]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2210 0 improv [3ab91992]
    improvised who=0
2211 0 bury:villainy [d8820c89]
    drew who=0 pile=staging
    buried who=0 pile=staging
2212 0 pass [e7b84c1f]
2213 1 reveal [3e3480c1]
    turned-up who=1 card=IV.2
    not-next who=1 card=IV.2
2214 1 pass [491f284b]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
2215 2 pass [c805c718]
2216 0 pass [682cbea8]
2217 1 pass [56c0d1af]
2218 0 place:revive [875d3c74]
2219 1 place:IV.15 [57c910b5]
2220 2 place:revive [d7a47f69]
    placed-all
2221 2 pass [e4ebf738]
2222 0 pass [d9719f31]
2223 1 pass [7646385f]
2224 2 reveal [415ffd08]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2225 2 pass [f92be786]
2226 0 reveal [ceef3c77]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2227 0 improv [6f74a662]
    improvised who=0
2228 0 bury:take-the-lead [9282b7cf]
    drew who=0 pile=staging
    buried who=0 pile=staging
2229 0 pass [074da22b]
2230 1 reveal [878e2add]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2231 1 pass [7ad96799]
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=1
    scene-began scene=7
2232 2 pass [e8826ba4]
2233 0 pass [ec520c77]
2234 1 pass [756fb537]
2235 0 place:IV.13 [ce4eba9b]
2236 1 place:IV.15 [7f92d883]
2237 2 place:villainy [2fd674f6]
    placed-all
2238 2 improv [da4a1c14]
    improvised who=2
2239 2 switch:IV.3 [6cc0edee]
    switched who=2
2240 2 pass [c520db03]
2241 0 pass [62a787a5]
2242 1 pass [a85e7287]
2243 2 reveal [6b72fa79]
    turned-up who=2 card=IV.3
    not-next who=2 card=IV.3
2244 2 pass [5fb7286f]
2245 0 reveal [fbb6738c]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2246 0 pass [585ef128]
2247 1 reveal [8c198473]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2248 1 pass [044d8a98]
    scene-began scene=8
2249 2 pass [7251d32a]
2250 0 pass [753168b8]
2251 1 pass [faa291f3]
2252 0 place:IV.5 [ca56f31a]
2253 1 place:IV.2 [6a34f345]
2254 2 place:IV.11 [85447f4d]
    placed-all
2255 2 pass [a7efced0]
2256 0 pass [da241455]
2257 1 pass [99e73c5b]
2258 2 reveal [ae531fdd]
    turned-up who=2 card=IV.11
    not-next who=2 card=IV.11
2259 2 pass [f7ce6492]
2260 0 reveal [38ac91ac]
    turned-up who=0 card=IV.5
    not-next who=0 card=IV.5
2261 0 pass [078aeeb3]
2262 1 reveal [6a9ff0c0]
    turned-up who=1 card=IV.2
    not-next who=1 card=IV.2
2263 1 pass [b6ce1c54]
    scene-began scene=9
2264 2 pass [77f0873b]
2265 0 pass [11dc73a5]
2266 1 pass [36e4624e]
2267 0 place:seize [a3f1f889]
2268 1 place:IV.12 [e1e45972]
2269 2 place:IV.4 [762e42c5]
    placed-all
2270 2 pass [4ba83e01]
2271 0 pass [61cdd385]
2272 1 pass [8c6e1e77]
2273 2 reveal [af11ea65]
    turned-up who=2 card=IV.4
    not-next who=2 card=IV.4
2274 2 pass [221f598e]
2275 0 reveal [95d0e8bb]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2276 0 improv [6805ba0b]
    improvised who=0
2277 0 bury:take-the-lead [52643e79]
    drew who=0 pile=staging
    buried who=0 pile=staging
2278 0 pass [2934ac50]
2279 1 reveal [3fa1dd80]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2280 1 pass [35f5c760]
    drew who=0 pile=staging
    scene-began scene=10
2281 2 pass [9d90ba46]
2282 0 show:exchange [578262d3]
2283 0 at:1 [35a9878a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2284 0 give:miscue [33b917a9]
    traded who=0 whom=1
2285 0 pass [e1454662]
2286 1 pass [da09b51f]
2287 0 place:exchange [dd0f2671]
2288 1 place:IV.15 [24622142]
2289 2 place:seize [dda3ecee]
    placed-all
2290 2 pass [4af79ab6]
2291 0 pass [751fc4a6]
2292 1 pass [fa6a1fcb]
2293 2 reveal [f7efc22f]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2294 2 improv [607e9ee4]
    improvised who=2
2295 2 bury:villainy [b6e5573d]
    drew who=2 pile=staging
    buried who=2 pile=staging
2296 2 pass [f180424a]
2297 0 reveal [3f97e80f]
    turned-up-staging who=0 card=exchange
2298 0 exit [41088aef]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
2299 0 pass [d4fdea86]
2300 1 reveal [cbff27f3]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2301 1 pass [4ff5ea80]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=11
2302 2 pass [67248407]
2303 0 improv [889ebc27]
    improvised who=0
2304 0 bury:villainy [ce4cd1a3]
    drew who=0 pile=staging
    buried who=0 pile=staging
2305 0 pass [bad0b7f3]
2306 1 pass [f8da6959]
2307 0 place:IV.9 [a8efe1df]
2308 1 place:IV.7 [c302c47e]
2309 2 place:seize [d932438a]
    placed-all
2310 2 pass [84b8345e]
2311 0 pass [ee5642fe]
2312 1 pass [e6c9c71c]
2313 2 reveal [3f7eadb5]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2314 2 improv [57b9184f]
    improvised who=2
2315 2 bury:revive [cd4b3d46]
    drew who=2 pile=staging
    buried who=2 pile=staging
2316 2 pass [ace1929f]
2317 0 reveal [588e0d73]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2318 0 pass [6bf6208a]
2319 1 reveal [a148f17d]
    turned-up who=1 card=IV.7
    not-next who=1 card=IV.7
2320 1 pass [9f2b9c0b]
    drew who=2 pile=staging
    scene-began scene=12
2321 2 show:exchange [3795ede8]
2322 2 at:1 [489dd0c1]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2323 2 give:IV.11 [7f9360dc]
    traded who=2 whom=1
2324 2 pass [c0781168]
2325 0 pass [f4d9fd6b]
2326 1 pass [91b60e74]
2327 0 place:take-the-lead [b32b9055]
2328 1 place:no-drama [c43ea295]
2329 2 place:seize [2ea8d0fd]
    placed-all
2330 2 pass [f19cb75d]
2331 0 pass [982a289e]
2332 1 pass [baa7c510]
2333 2 reveal [048b58bf]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2334 2 pass [eaf88a89]
2335 0 reveal [1b57f9ce]
    turned-up-staging who=0 card=take-the-lead
2336 0 play [8b9e5f1a]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2337 0 pass [9874a262]
2338 1 reveal [ceb30658]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2339 1 pass [d710da14]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=13
2340 1 improv [a3ad647a]
    improvised who=1
2341 1 bury:miscue [f24820b8]
    drew who=1 pile=staging
    buried who=1 pile=staging
2342 1 pass [f89e8cad]
2343 2 pass [5a1e0132]
2344 0 pass [1cecc3b9]
2345 0 place:IV.9 [512a1bdc]
2346 1 place:revive [03d476a8]
2347 2 place:revive [fa9c1cd0]
    placed-all
2348 1 pass [4a660d91]
2349 2 pass [dd7187bc]
2350 0 pass [2375c826]
2351 1 reveal [575141e2]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2352 2 let [08789175]
    got-intrigue who=1 n=1
2353 1 pass [fdaa73bf]
2354 2 improv [9b9cc746]
    improvised who=2
2355 2 bury:seize [4ed909e3]
    drew who=2 pile=staging
    buried who=2 pile=staging
2356 2 reveal [b03cbde0]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2357 2 pass [632d998f]
2358 0 reveal [75780d17]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2359 0 pass [0c44ac74]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=14
2360 1 pass [7f29b948]
2361 2 show:exchange [a3198a5b]
2362 2 at:1 [2ae8ac78]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2363 1 let [d2444c9a]
2364 2 give:IV.14 [84b215ac]
    traded who=2 whom=1
2365 2 pass [91d37944]
2366 0 pass [3998d916]
2367 0 place:take-the-lead [f1cd718c]
2368 1 place:IV.12 [c6fea8f1]
2369 2 place:exchange [c5c79e96]
    placed-all
2370 1 pass [d485b78a]
2371 2 improv [e969b0fc]
    improvised who=2
2372 2 switch:IV.1 [60bb3169]
    switched who=2
2373 2 show:exchange [5b16e8aa]
2374 2 at:1 [7f5345f4]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2375 1 let [8dbc9c27]
2376 2 give:IV.4 [47a3a89d]
    traded who=2 whom=1
2377 2 pass [1e6d1637]
2378 0 pass [65df8133]
2379 1 reveal [f6536be6]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2380 1 pass [f927ef73]
2381 2 reveal [327d1962]
    turned-up who=2 card=IV.1
    played who=2 card=IV.1
    scored who=2 card=IV.1 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
2382 2 pass [23817f03]
2383 0 reveal [7899296a]
    turned-up-staging who=0 card=take-the-lead
2384 0 play [273aa351]
2385 0 at:2 [859ba5df]
    giving who=0 card=take-the-lead whom=2
2386 2 show:no-drama [1fde6c5e]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=0 whom=2
2387 0 pass [bc6af8f1]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
2388 1 pass [bfb330d7]
2389 2 pass [9c9e5668]
2390 0 coin:emilia [b97b01ab]
    used-coin-at who=0 coin=emilia whom=2
    stole-coin who=0 coin=iago whom=2
2391 0 pass [5b5d1fa5]
2392 0 place:IV.8 [381cb8f5]
2393 1 place:miscue [4f564416]
2394 2 place:villainy [2d5063b9]
    placed-all
2395 1 pass [3e321705]
2396 2 pass [5f362ae3]
2397 0 pass [9923a585]
2398 1 reveal [d966e333]
    turned-up-staging who=1 card=miscue
2399 1 exit [67ac8c71]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2400 1 improv [d5e66de3]
    improvised who=1
2401 1 bury:take-the-lead [6444c99c]
    drew who=1 pile=staging
    buried who=1 pile=staging
2402 1 pass [57faaa57]
2403 2 reveal [aa70f2fa]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2404 2 show:no-drama [1491d597]
    no-drama who=2
    drew who=2 pile=staging
2405 2 pass [6a72f731]
2406 0 coin:iago [f0af70a4]
2407 0 wound:bianca [e8c178fa]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
2408 0 reveal [3af86de4]
    turned-up who=0 card=IV.8
    not-next who=0 card=IV.8
2409 0 pass [e1284da7]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=16
2410 1 improv [37e49f82]
    improvised who=1
2411 1 bury:villainy [bad880ba]
    drew who=1 pile=staging
    buried who=1 pile=staging
2412 1 pass [629a694c]
2413 2 pass [217b6068]
2414 0 pass [e3bd26b4]
2415 0 place:IV.8 [b5886088]
2416 1 place:miscue [bf94b2e9]
2417 2 place:IV.15 [a12c823e]
    placed-all
2418 1 pass [4f77940e]
2419 2 pass [500aa866]
2420 0 pass [661e3b31]
2421 1 reveal [93c4f9a4]
    turned-up-staging who=1 card=miscue
2422 1 exit [16bdb880]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2423 1 pass [0ab356b0]
2424 2 reveal [568eb746]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
2425 2 pass [376acff6]
2426 0 reveal [1a1700e1]
    turned-up who=0 card=IV.8
    not-next who=0 card=IV.8
2427 0 pass [4eafef4f]
    drew who=1 pile=staging
    reshuffled pile=staging n=19
    staging-empty n=1
    scene-began scene=17
2428 1 improv [d9b76bfc]
    improvised who=1
2429 1 bury:villainy [3b47daa8]
    drew who=1 pile=staging
    buried who=1 pile=staging
2430 1 pass [c6256b0f]
2431 2 pass [224a3564]
2432 0 pass [bd5d073e]
2433 0 place:IV.13 [b5599b64]
2434 1 place:take-the-lead [1ea2ad59]
2435 2 place:IV.15 [3ce4a45e]
    placed-all
2436 1 pass [eab0fd4c]
2437 2 pass [4baf8063]
2438 0 pass [852badd6]
2439 1 reveal [72e4a5f7]
    turned-up-staging who=1 card=take-the-lead
2440 1 exit [ff733e72]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2441 1 pass [bd2e4200]
2442 2 reveal [790f5167]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
2443 2 pass [fba32d40]
2444 0 reveal [5cdd0f4a]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2445 0 pass [334fea5e]
    drew who=1 pile=staging
    scene-began scene=18
2446 1 improv [6b099fe2]
    improvised who=1
2447 1 bury:take-the-lead [ab028677]
    drew who=1 pile=staging
    buried who=1 pile=staging
2448 1 pass [146c5156]
2449 2 pass [a6ec4666]
2450 0 pass [8bb42299]
2451 0 place:IV.9 [e74b7f44]
2452 1 place:IV.4 [828b1319]
2453 2 place:IV.3 [092739a7]
    placed-all
2454 1 pass [65aa68b1]
2455 2 pass [0ab2856a]
2456 0 pass [42c99c99]
2457 1 reveal [6b23ee12]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2458 1 pass [60b1fea0]
2459 2 reveal [40a7f1cf]
    turned-up who=2 card=IV.3
    not-next who=2 card=IV.3
2460 2 pass [8fd1fc9a]
2461 0 reveal [8d81f98c]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2462 0 pass [8aa30edd]
    scene-began scene=19
2463 1 pass [fa03845a]
2464 2 pass [158b3088]
2465 0 pass [827fa3dd]
2466 0 place:IV.5 [a019537a]
2467 1 place:villainy [403aa935]
2468 2 place:revive [75bbf1d0]
    placed-all
2469 1 pass [f08498bb]
2470 2 pass [039e1246]
2471 0 pass [385136e7]
2472 1 reveal [4233cf8d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2473 1 pass [4e45e890]
2474 2 reveal [5f023c20]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2475 2 pass [069102d4]
2476 0 reveal [0ee8d690]
    turned-up who=0 card=IV.5
    not-next who=0 card=IV.5
2477 0 pass [34e29d95]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=20
2478 1 pass [104dcc4d]
2479 2 improv [f45f588b]
    improvised who=2
2480 2 bury:miscue [d06852aa]
    drew who=2 pile=staging
    buried who=2 pile=staging
2481 2 pass [1976e6ae]
2482 0 pass [3d4589c2]
2483 0 place:IV.13 [f3f9a037]
2484 1 place:IV.4 [7b1394d1]
2485 2 place:no-drama [4d80780c]
    placed-all
2486 1 pass [513b4e58]
2487 2 pass [4842724e]
2488 0 pass [d33e4085]
2489 1 improv [6249f0a0]
    improvised who=1
2490 1 bury:revive [2d619718]
    drew who=1 pile=staging
    buried who=1 pile=staging
2491 1 reveal [44cbfa87]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2492 1 pass [4ede2fdd]
2493 2 reveal [63db48ab]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2494 2 pass [00f91db4]
2495 0 reveal [a3f48eb3]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2496 0 pass [c6c499a9]
    drew who=2 pile=staging
    scene-began scene=21
2497 1 pass [51e1ea5e]
2498 2 show:exchange [75f1dbba]
2499 2 at:0 [2394a570]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2500 2 give:IV.3 [972b0c77]
    traded who=2 whom=0
2501 2 show:exchange [71f4f44d]
2502 2 at:0 [918597bf]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2503 2 give:IV.15 [d938c101]
    traded who=2 whom=0
2504 2 improv [26a3bf04]
    improvised who=2
2505 2 bury:seize [866fac87]
    drew who=2 pile=staging
    buried who=2 pile=staging
2506 2 show:exchange [b37b3006]
2507 2 at:0 [4cc94c02]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2508 2 give:seize [d380db02]
    traded who=2 whom=0
2509 2 pass [b99544c9]
2510 0 pass [2dec3d63]
2511 0 place:take-the-lead [ae611f3c]
2512 1 place:IV.2 [40fc03ba]
2513 2 place:no-drama [3c7add0d]
    placed-all
2514 1 pass [41e61f03]
2515 2 pass [07e2b8cc]
2516 0 pass [7f4e6e38]
2517 1 reveal [b7aac7d7]
    turned-up who=1 card=IV.2
    played who=1 card=IV.2
    scored who=1 card=IV.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2518 1 improv [039aee1d]
    improvised who=1
2519 1 bury:miscue [b27b8d32]
    drew who=1 pile=staging
    buried who=1 pile=staging
2520 1 coin:iago [f75c6e4c]
2521 1 wound:lodovico [70a86261]
    used-iago who=1 character=lodovico
    wounded who=1 character=lodovico n=1 total=2
2522 1 pass [6dcaae0d]
2523 2 reveal [6e3539c3]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2524 2 pass [625d3170]
2525 0 reveal [b880a76a]
    turned-up-staging who=0 card=take-the-lead
2526 0 play [449ea80a]
2527 0 at:2 [a7e5d200]
    giving who=0 card=take-the-lead whom=2
2528 2 let [6a353efa]
    gave-lead who=0 whom=2
2529 0 pass [dd2c1354]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
2530 0 pass [cbb6f437]
2531 1 pass [b0c45cea]
2532 2 show:exchange [3d61a74b]
2533 2 at:1 [f8211136]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2534 2 give:take-the-lead [606cbc76]
    traded who=2 whom=1
2535 2 pass [8863b6df]
2536 0 place:IV.9 [3797c3fd]
2537 1 place:IV.12 [272ca84d]
2538 2 place:IV.6 [7fd5d2d8]
    placed-all
2539 0 pass [7a352864]
2540 1 pass [ba44d972]
2541 2 improv [0d2e11fd]
    improvised who=2
2542 2 switch:seize [241fe480]
    switched who=2
2543 2 pass [8eb36897]
2544 0 reveal [f7d2cf55]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2545 0 pass [2ba1d0fa]
2546 1 reveal [88798223]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2547 1 pass [2270a204]
2548 2 reveal [2a8cf07c]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2549 2 pass [50684897]
    drew who=2 pile=staging
    scene-began scene=23
2550 0 pass [585dd533]
2551 1 pass [b4c9f470]
2552 2 improv [1e0fba6c]
    improvised who=2
2553 2 bury:take-the-lead [06127210]
    drew who=2 pile=staging
    buried who=2 pile=staging
2554 2 show:exchange [63e95d69]
2555 2 at:0 [7bbe342a]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2556 2 give:villainy [b66987c5]
    traded who=2 whom=0
2557 2 pass [7ec4f5d5]
2558 0 place:IV.13 [3d3d46bf]
2559 1 place:IV.10 [951aa2d6]
2560 2 place:seize [9f35b58e]
    placed-all
2561 0 pass [016b042a]
2562 1 pass [80978a82]
2563 2 pass [84f9b6a0]
2564 0 reveal [98cfb711]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2565 0 pass [2474f6fc]
2566 1 reveal [8892dcc0]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2567 1 pass [894ec1d3]
2568 2 reveal [dbd096e6]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2569 2 pass [172c3762]
    drew who=2 pile=staging
    scene-began scene=24
2570 0 pass [577d28fc]
2571 1 pass [a414033b]
2572 2 pass [10f17884]
2573 0 place:villainy [98a23870]
2574 1 place:IV.4 [7a4e0d3b]
2575 2 place:IV.7 [a7fcce51]
    placed-all
2576 0 pass [d3aff43e]
2577 1 pass [74ded820]
2578 2 pass [82b082ec]
2579 0 reveal [07e56836]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
2580 2 let [12c00d0c]
    got-intrigue who=0 n=1
2581 0 pass [3b471ace]
2582 1 reveal [bf0c07ae]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2583 1 pass [e36f2112]
2584 2 improv [1a40c2bf]
    improvised who=2
2585 2 bury:villainy [8f4f38e7]
    drew who=2 pile=staging
    buried who=2 pile=staging
2586 2 reveal [32eebc7a]
    turned-up who=2 card=IV.7
    not-next who=2 card=IV.7
2587 2 pass [08bd4f90]
    drew who=0 pile=staging
    scene-began scene=25
2588 0 improv [f8ca412c]
    improvised who=0
2589 0 bury:seize [fb7ce3e5]
    drew who=0 pile=staging
    buried who=0 pile=staging
2590 0 pass [23432604]
2591 1 pass [8607f8f0]
2592 2 pass [d87aa400]
2593 0 place:IV.15 [0c0718fc]
2594 1 place:take-the-lead [a7742d6a]
2595 2 place:take-the-lead [92b53080]
    placed-all
2596 0 pass [168db70d]
2597 1 pass [a1ebf3bd]
2598 2 pass [72c3ead4]
2599 0 reveal [9dccec13]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2600 0 pass [95254522]
2601 1 reveal [991e61d9]
    turned-up-staging who=1 card=take-the-lead
2602 1 play [27bd1402]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2603 1 pass [87b16462]
2604 2 reveal [985d3511]
    turned-up-staging who=2 card=take-the-lead
2605 2 play [89381086]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
2606 2 pass [40563a9a]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=26
2607 0 pass [6b8ec13e]
2608 1 pass [c3b78573]
2609 2 pass [849525c2]
2610 0 place:IV.15 [d0f756fb]
2611 1 place:IV.10 [d9091433]
2612 2 place:IV.6 [1f1a25ef]
    placed-all
2613 0 pass [a5a213c3]
2614 1 pass [3cac8ca8]
2615 2 pass [51b8f7bc]
2616 0 reveal [69561e95]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2617 0 pass [7a1611c0]
2618 1 reveal [6fa31624]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2619 1 pass [f69ccd74]
2620 2 reveal [0c47c849]
    turned-up who=2 card=IV.6
    not-next who=2 card=IV.6
2621 2 pass [d21deb9d]
    scene-began scene=27
2622 0 pass [48acd526]
2623 1 pass [4d5649be]
2624 2 pass [ed3b8668]
2625 0 place:revive [e1fcdbd1]
2626 1 place:IV.4 [f21a0d12]
2627 2 place:revive [d71c32ba]
    placed-all
2628 0 pass [b008414a]
2629 1 pass [33f3ce1d]
2630 2 pass [08b50552]
2631 0 reveal [ef9f9521]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2632 0 improv [62160180]
    improvised who=0
2633 0 bury:miscue [87b4d622]
    drew who=0 pile=staging
    buried who=0 pile=staging
2634 0 pass [ec7ca10d]
2635 1 reveal [3681cc08]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2636 1 pass [27b78f67]
2637 2 reveal [30da75b6]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2638 2 improv [9f9d2212]
    improvised who=2
2639 2 bury:miscue [5d9d88bb]
    drew who=2 pile=staging
    buried who=2 pile=staging
2640 2 pass [74fee827]
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=1
    scene-began scene=28
2641 0 pass [921173a7]
2642 1 pass [3f108cc0]
2643 2 pass [b9686232]
2644 0 place:IV.9 [ae8ff848]
2645 1 place:seize [1070ff16]
2646 2 place:IV.7 [1c74acfe]
    placed-all
2647 0 pass [2d4cab43]
2648 1 pass [9cb91b11]
2649 2 pass [70ce180f]
2650 0 reveal [1db905d1]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2651 0 pass [848c02f5]
2652 1 reveal [4aeb1d53]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2653 1 pass [653f7004]
2654 2 reveal [31cbc688]
    turned-up who=2 card=IV.7
    not-next who=2 card=IV.7
2655 2 pass [0604b01d]
    drew who=1 pile=staging
    scene-began scene=29
2656 0 pass [a4f73257]
2657 1 improv [ad225043]
    improvised who=1
2658 1 bury:no-drama [84abe2df]
    drew who=1 pile=staging
    buried who=1 pile=staging
2659 1 show:exchange [2ddce65f]
2660 1 at:0 [971d2317]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2661 1 give:take-the-lead [0da816c3]
    traded who=1 whom=0
2662 1 pass [a0eabef9]
2663 2 pass [9472d35e]
2664 0 place:IV.13 [0db6ba48]
2665 1 place:IV.10 [9aa90225]
2666 2 place:miscue [00cf7d20]
    placed-all
2667 0 pass [55a36205]
2668 1 pass [1f01e711]
2669 2 pass [efd04fa4]
2670 0 reveal [f6140da7]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2671 0 pass [e4eb21ff]
2672 1 reveal [b98f2da9]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2673 1 pass [e6979772]
2674 2 reveal [77126138]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2675 2 pass [d192d6ee]
    drew who=2 pile=staging
    scene-began scene=30
2676 0 pass [c3884d4d]
2677 1 pass [28d0aeb3]
2678 2 pass [d526a993]
2679 0 place:IV.9 [50558695]
2680 1 place:IV.12 [d4d8b282]
2681 2 place:take-the-lead [399f9a1e]
    placed-all
2682 0 pass [25a81cc9]
2683 1 pass [6cdad7f0]
2684 2 pass [db0cd070]
2685 0 reveal [f9af65e5]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2686 0 pass [e68ae971]
2687 1 reveal [78f709d2]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2688 1 pass [41fa1ebd]
2689 2 reveal [6ed4e3fa]
    turned-up-staging who=2 card=take-the-lead
2690 2 play [618afc29]
2691 2 at:1 [2ace7149]
    giving who=2 card=take-the-lead whom=1
    gave-lead who=2 whom=1
2692 2 improv [5ce3e7fc]
    improvised who=2
2693 2 bury:villainy [579989d1]
    drew who=2 pile=staging
    buried who=2 pile=staging
2694 2 pass [32ff153c]
    drew who=2 pile=staging
    scene-began scene=31
2695 2 pass [0b9c4021]
2696 0 pass [9145bab9]
2697 1 pass [80378685]
2698 0 place:take-the-lead [e1d80175]
2699 1 place:IV.4 [14e8b4dd]
2700 2 place:villainy [1652e86c]
    placed-all
2701 2 pass [028d3011]
2702 0 pass [e77a8831]
2703 1 pass [947b5e39]
2704 2 reveal [21987e41]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2705 2 pass [d7ccb5f4]
2706 0 reveal [db519d9e]
    turned-up-staging who=0 card=take-the-lead
2707 0 play [7ad39899]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2708 0 pass [7a966d3f]
2709 1 reveal [e760cb48]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2710 1 pass [6cadb1de]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=32
2711 1 pass [adb7012b]
2712 2 pass [40501242]
2713 0 pass [e234a3cf]
2714 0 place:IV.15 [ad19eb8d]
2715 1 place:IV.8 [2210b4f8]
2716 2 place:seize [636a7a7d]
    placed-all
2717 1 pass [4defd009]
2718 2 pass [d927a1b1]
2719 0 pass [11265937]
2720 1 reveal [c3e27069]
    turned-up who=1 card=IV.8
    not-next who=1 card=IV.8
2721 1 pass [bb5ae517]
2722 2 improv [6df623df]
    improvised who=2
2723 2 bury:revive [75fa7525]
    drew who=2 pile=staging
    buried who=2 pile=staging
2724 2 reveal [970907d9]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2725 2 pass [8214ec95]
2726 0 reveal [1ef0c7a1]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2727 0 pass [f2a397b4]
    drew who=2 pile=staging
    scene-began scene=33
2728 1 pass [2ae7a1be]
2729 2 pass [df6bac18]
2730 0 pass [bdf15964]
2731 0 place:IV.15 [094c1f9d]
2732 1 place:take-the-lead [c13a89d6]
2733 2 place:exchange [183b4290]
    placed-all
2734 1 pass [ca1f5eb9]
2735 2 show:exchange [82b30330]
2736 2 at:0 [26ed20c7]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2737 2 give:IV.6 [ef54af39]
    traded who=2 whom=0
2738 2 show:no-drama [3f8ab88f]
    no-drama who=2
    drew who=2 pile=staging
2739 2 pass [c633c2af]
2740 0 pass [9fe920b9]
2741 1 reveal [c6324bc3]
    turned-up-staging who=1 card=take-the-lead
2742 1 exit [f6de4f3f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2743 1 improv [104c372c]
    improvised who=1
2744 1 bury:revive [fddd97c6]
    drew who=1 pile=staging
    buried who=1 pile=staging
2745 1 pass [459813d8]
2746 2 show:exchange [cb8a9f63]
2747 2 at:0 [b3656744]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2748 2 give:IV.7 [f45cedef]
    traded who=2 whom=0
2749 2 reveal [8651bade]
    turned-up-staging who=2 card=exchange
2750 2 play [951e5bf4]
2751 2 at:1 [de45f69d]
    aimed who=2 card=exchange whom=1
2752 2 give:seize [246dcaf6]
    traded who=2 whom=1
2753 2 show:exchange [39919d21]
2754 2 at:1 [284a31b6]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2755 2 give:IV.3 [37c9fbcf]
    traded who=2 whom=1
2756 2 pass [c7ef66f2]
2757 0 reveal [d65a3070]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2758 0 pass [bfe74060]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=34
2759 1 pass [ab0dc160]
2760 2 pass [d84b6f96]
2761 0 pass [c076619b]
2762 0 place:IV.13 [8ac5e8b3]
2763 1 place:IV.10 [4fa52f56]
2764 2 place:IV.14 [b824745a]
    placed-all
2765 1 pass [c7b5f1a8]
2766 2 pass [94e70700]
2767 0 pass [b43f69ef]
2768 1 reveal [6ee60cb2]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2769 1 pass [a85ae07a]
2770 2 reveal [2f826210]
    turned-up who=2 card=IV.14
    not-next who=2 card=IV.14
2771 2 pass [fd836747]
2772 0 reveal [d17391db]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2773 0 pass [d3073b62]
    scene-began scene=35
2774 1 pass [fa2e0699]
2775 2 pass [75c86710]
2776 0 pass [4e6395f9]
2777 0 place:IV.15 [83023285]
2778 1 place:seize [c61bacf3]
2779 2 place:miscue [4252503d]
    placed-all
2780 1 pass [77e13a2c]
2781 2 pass [973bc2bd]
2782 0 pass [6831d93c]
2783 1 reveal [6813fa0a]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2784 1 show:no-drama [17fcacb1]
    no-drama who=1
    drew who=1 pile=staging
2785 1 pass [176d0fbe]
2786 2 reveal [79d2b1ed]
    turned-up-staging who=2 card=miscue
2787 2 play [d36593ce]
    aimed who=2 card=miscue whom=0
    must-switch whom=0
    drew who=2 pile=staging
2788 0 switch:IV.7 [02fe19f2]
    switched who=0
2789 2 place:villainy [cb653d80]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2790 2 pass [f4f69cb2]
2791 0 reveal [a72393dd]
    turned-up who=0 card=IV.7
    not-next who=0 card=IV.7
2792 0 pass [61a2f8fc]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=36
2793 1 pass [5b12c724]
2794 2 improv [e23cb09a]
    improvised who=2
2795 2 bury:revive [b4fa2839]
    drew who=2 pile=staging
    buried who=2 pile=staging
2796 2 pass [c5f7264d]
2797 0 pass [982f858e]
2798 0 place:miscue [d6fc6190]
2799 1 place:villainy [befc2b4c]
2800 2 place:revive [23b6997a]
    placed-all
2801 1 pass [7b5b3b24]
2802 2 pass [be1a82c0]
2803 0 pass [3e5c57cb]
2804 1 reveal [9e5b9987]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2805 1 improv [a9a31506]
    improvised who=1
2806 1 bury:take-the-lead [1e8ee53f]
    drew who=1 pile=staging
    buried who=1 pile=staging
2807 1 pass [c116e84a]
2808 2 reveal [edaf1e39]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2809 2 pass [340b6e29]
2810 0 reveal [96cc97c0]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2811 0 pass [075b39ff]
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=2
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=37
    final-scene
2812 1 pass [5ac3a123]
2813 2 pass [b7c892cb]
2814 0 improv [693bd9fe]
    improvised who=0
2815 0 bury:take-the-lead [67ce3ed4]
    drew who=0 pile=staging
    buried who=0 pile=staging
2816 0 pass [4e3845ed]
2817 0 place:IV.7 [fafb82c3]
2818 1 place:IV.3 [0e622e6c]
2819 2 place:IV.12 [dd3e6800]
    placed-all
2820 1 pass [1ae3f335]
2821 2 show:no-drama [45e1bb6f]
    no-drama who=2
    drew who=2 pile=staging
2822 2 pass [d29a985d]
2823 0 pass [911f80f4]
2824 1 reveal [7caf4768]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    scored who=1 card=IV.3 n=1
    half-curtain
    countdown-again
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2825 1 coin:iago [32429912]
2826 1 wound:bianca [aada8a57]
    used-iago who=1 character=bianca
    wounded who=1 character=bianca n=2 total=3
2827 1 pass [2473455e]
2828 2 reveal [97659fcb]
    turned-up who=2 card=IV.12
    not-next who=2 card=IV.12
2829 2 pass [b25394fb]
2830 0 reveal [0179d466]
    turned-up who=0 card=IV.7
    not-next who=0 card=IV.7
2831 0 pass [2caec8c2]
    drew who=1 pile=staging
    scene-began scene=38
2832 1 show:exchange [4cf2a9c5]
2833 1 at:0 [1129a509]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2834 1 give:IV.10 [d4e4fcde]
    traded who=1 whom=0
2835 1 pass [b4f39f0c]
2836 2 pass [a09fa120]
2837 0 show:exchange [1c261209]
2838 0 at:2 [6061c2d6]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2839 0 give:IV.13 [975b8b03]
    traded who=0 whom=2
2840 0 pass [66d57a3b]
2841 0 place:IV.7 [6cea0270]
2842 1 place:IV.4 [6a730d3d]
2843 2 place:IV.14 [3e5e50da]
    placed-all
2844 1 pass [8e664bdb]
2845 2 pass [fb16d874]
2846 0 pass [e4e85d5b]
2847 1 reveal [a5ba8d6d]
    turned-up who=1 card=IV.4
2848 1 improv [9c64b7de]
    improvised who=1
2849 1 bury:villainy [025d880c]
    drew who=1 pile=staging
    buried who=1 pile=staging
    played who=1 card=IV.4
    scored who=1 card=IV.4 n=1
    got-intrigue who=1 n=2
2850 1 pass [7850d79b]
2851 2 reveal [bae10552]
    turned-up who=2 card=IV.14
    not-next who=2 card=IV.14
2852 2 pass [5afdf45f]
2853 0 reveal [0b65de24]
    turned-up who=0 card=IV.7
    not-next who=0 card=IV.7
2854 0 pass [e0c51cba]
    drew who=1 pile=staging
    scene-began scene=39
2855 1 pass [6e249ecb]
2856 2 pass [81f09896]
2857 0 pass [9f83de70]
2858 0 place:IV.9 [34d7bd5b]
2859 1 place:IV.15 [960526e7]
2860 2 place:IV.13 [08de1ef6]
    placed-all
2861 1 pass [17c10c44]
2862 2 pass [5e1e36cf]
2863 0 pass [81a84089]
2864 1 improv [6635f125]
    improvised who=1
2865 1 bury:miscue [682ee854]
    drew who=1 pile=staging
    buried who=1 pile=staging
2866 1 reveal [dc520a0b]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2867 1 pass [07759e4e]
2868 2 reveal [dd6d24de]
    turned-up who=2 card=IV.13
    not-next who=2 card=IV.13
2869 2 pass [ddc4024f]
2870 0 reveal [1333b2dc]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2871 0 pass [d01e44f3]
    scene-began scene=40
2872 1 improv [5a66b3a3]
    improvised who=1
2873 1 bury:seize [afb02adb]
    drew who=1 pile=staging
    buried who=1 pile=staging
2874 1 pass [06a697ec]
2875 2 pass [aa434460]
2876 0 pass [5ff2e3f0]
2877 0 place:IV.5 [336565c3]
2878 1 place:IV.11 [1da8d951]
2879 2 place:take-the-lead [df31ac54]
    placed-all
2880 1 pass [ab6c9efd]
2881 2 pass [4c292db3]
2882 0 pass [ce28d7e3]
2883 1 reveal [a3a9cbbd]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
2884 1 pass [32901390]
2885 2 reveal [34d31cc0]
    turned-up-staging who=2 card=take-the-lead
2886 2 play [ac9569de]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
2887 2 pass [7aa911d0]
2888 0 reveal [14b5b772]
    turned-up who=0 card=IV.5
    played who=0 card=IV.5
    scored who=0 card=IV.5 n=1
2889 0 pass [350648f1]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=41
2890 0 pass [95e5e4ea]
2891 1 pass [d446b557]
2892 2 pass [207b9ddd]
2893 0 place:IV.9 [e078ea1d]
2894 1 place:revive [be1c464d]
2895 2 place:seize [574dde7b]
    placed-all
2896 0 pass [d35f2379]
2897 1 pass [7c99c57a]
2898 2 pass [681a5afe]
2899 0 reveal [13e4305a]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2900 0 pass [6e28a299]
2901 1 reveal [cc7f21cd]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2902 1 pass [6981e73f]
2903 2 reveal [bb953c84]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2904 2 improv [0cab637b]
    improvised who=2
2905 2 bury:seize [1601ee6a]
    drew who=2 pile=staging
    buried who=2 pile=staging
2906 2 pass [748f495e]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=42
2907 0 pass [76be4a5f]
2908 1 show:exchange [ccc4301d]
2909 1 at:2 [9a733e30]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2910 1 give:IV.15 [ff3a793c]
    traded who=1 whom=2
2911 1 improv [d0cde620]
    improvised who=1
2912 1 bury:exchange [4d8e7de7]
    drew who=1 pile=staging
    buried who=1 pile=staging
2913 1 show:exchange [c70ddbf7]
2914 1 at:0 [d8145ace]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2915 1 give:take-the-lead [9f8f2ae2]
    traded who=1 whom=0
2916 1 pass [3afedc99]
2917 2 pass [cfb9e155]
2918 0 place:villainy [46e49b05]
2919 1 place:revive [f940bc86]
2920 2 place:IV.15 [12a2727b]
    placed-all
2921 0 pass [62dcf7f1]
2922 1 pass [a264dae3]
2923 2 pass [6678e48d]
2924 0 reveal [7a7fdb7e]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2925 0 show:no-drama [a0cfc6f8]
    no-drama who=0
    drew who=0 pile=staging
2926 0 pass [8edce085]
2927 1 reveal [9238638f]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2928 1 pass [774390e0]
2929 2 reveal [0d6ceda9]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
2930 2 pass [fbef2220]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=43
2931 0 pass [844d3edf]
2932 1 pass [3b4b8554]
2933 2 pass [6c82825c]
2934 0 place:miscue [cefaa6b7]
2935 1 place:take-the-lead [8138e0c5]
2936 2 place:IV.8 [8a7ab6d1]
    placed-all
2937 0 pass [feb5e216]
2938 1 pass [a40e35a8]
2939 2 pass [c87573be]
2940 0 reveal [5d07862e]
    turned-up-staging who=0 card=miscue
2941 0 exit [a88ac014]
    exiting who=0 card=miscue
2942 1 let [3c6fe256]
    got-intrigue who=0 n=1
2943 0 pass [398307fc]
2944 1 reveal [1bb5800d]
    turned-up-staging who=1 card=take-the-lead
2945 1 improv [1689a426]
    improvised who=1
2946 1 bury:seize [7505cc23]
    drew who=1 pile=staging
    buried who=1 pile=staging
2947 1 play [374ecc89]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2948 1 pass [7f9bb853]
2949 2 reveal [4f21bf35]
    turned-up who=2 card=IV.8
    not-next who=2 card=IV.8
2950 2 pass [a73716f5]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=44
2951 2 pass [7ac4bf9f]
2952 0 pass [d2b7193e]
2953 1 pass [4ac0db44]
2954 0 place:IV.6 [a2a256b4]
2955 1 place:villainy [8819e4d0]
2956 2 place:seize [b230bef0]
    placed-all
2957 2 pass [ab49b88e]
2958 0 pass [733c0723]
2959 1 pass [65e13f49]
2960 2 reveal [db5ed252]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2961 2 pass [d8633d25]
2962 0 reveal [40960bbb]
    turned-up who=0 card=IV.6
2963 0 improv [df77bea2]
    improvised who=0
2964 0 bury:take-the-lead [cc0a6809]
    drew who=0 pile=staging
    buried who=0 pile=staging
    played who=0 card=IV.6
    scored who=0 card=IV.6 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2965 0 pass [e4695be7]
2966 1 reveal [bf132fe5]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2967 1 improv [97e6a7df]
    improvised who=1
2968 1 bury:seize [d2e043bd]
    drew who=1 pile=staging
    buried who=1 pile=staging
2969 1 pass [3a74903b]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=45
2970 2 pass [75f050a9]
2971 0 pass [6ab21a7f]
2972 1 pass [e1928bb8]
2973 0 place:exchange [b130b6f9]
2974 1 place:IV.11 [cc881273]
2975 2 place:IV.8 [b84e72e2]
    placed-all
2976 2 pass [1621e1e4]
2977 0 improv [fcf001e9]
    improvised who=0
2978 0 switch:IV.9 [fcd6975b]
    switched who=0
2979 0 show:exchange [cc62fb51]
2980 0 at:1 [29c0cdc1]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2981 0 give:IV.10 [601e78d6]
    traded who=0 whom=1
2982 0 show:exchange [06694fc7]
2983 0 at:1 [fb8bf52b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2984 0 give:IV.12 [056664f7]
    traded who=0 whom=1
2985 0 pass [019e389b]
2986 1 pass [252ad53a]
2987 2 show:no-drama [aebde96a]
    no-drama who=2
    drew who=2 pile=staging
2988 2 reveal [e02d9898]
    turned-up who=2 card=IV.8
    not-next who=2 card=IV.8
2989 2 pass [b4517f30]
2990 0 reveal [0bd4f314]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2991 0 coin:iago [84506cce]
2992 0 wound:desdemona [e190d15a]
    used-iago who=0 character=desdemona
    wounded who=0 character=desdemona n=2 total=5
2993 0 pass [d5dfa021]
2994 1 reveal [e2120b7b]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
2995 1 pass [10f21614]
    scene-began scene=46
2996 2 pass [65685941]
2997 0 pass [0bcd18bb]
2998 1 pass [9da11bdd]
2999 0 place:IV.7 [14f6512b]
3000 1 place:miscue [2c1b0fe1]
3001 2 place:miscue [ece2a320]
    placed-all
3002 2 pass [eed51a14]
3003 0 show:exchange [76b0562f]
3004 0 at:2 [0be15a11]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
3005 0 give:take-the-lead [f4c4f13e]
    traded who=0 whom=2
3006 0 pass [8aa653d1]
3007 1 pass [93d46b41]
3008 2 reveal [7f2a0972]
    turned-up-staging who=2 card=miscue
3009 2 exit [621a1fbf]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3010 2 pass [856e696b]
3011 0 reveal [9d65861c]
    turned-up who=0 card=IV.7
    played who=0 card=IV.7
    scored who=0 card=IV.7 n=1
    wounded who=0 character=desdemona n=3 total=5
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
3012 0 improv [14c8c963]
    improvised who=0
3013 0 bury:seize [16f4c890]
    drew who=0 pile=staging
    buried who=0 pile=staging
3014 0 coin:othello [3a929c8c]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
3015 0 pass [32824f73]
3016 1 reveal [a7f51001]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
3017 1 improv [f345398f]
    improvised who=1
3018 1 bury:seize [d0e107c9]
    drew who=1 pile=staging
    buried who=1 pile=staging
3019 1 pass [559399d6]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=47
3020 1 pass [51201300]
3021 2 pass [2cee57cb]
3022 0 pass [13ad95d3]
3023 0 place:seize [104c8f23]
3024 1 place:no-drama [8ac8d80e]
3025 2 place:take-the-lead [7839fa9a]
    placed-all
3026 1 pass [7cddbb6f]
3027 2 improv [2b863648]
    improvised who=2
3028 2 switch:IV.13 [4bc3ab45]
    switched who=2
3029 2 pass [5abc96ec]
3030 0 pass [b1f22838]
3031 1 reveal [8b463d86]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
3032 1 pass [95b5fe11]
3033 2 reveal [f4bb9c74]
    turned-up who=2 card=IV.13
    not-next who=2 card=IV.13
3034 2 pass [dbaa1a9e]
3035 0 reveal [24fb5c85]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3036 0 improv [bb6dbdf3]
    improvised who=0
3037 0 bury:villainy [79be82de]
    drew who=0 pile=staging
    buried who=0 pile=staging
3038 0 pass [4e3c6c7d]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=48
3039 1 improv [4c237172]
    improvised who=1
3040 1 bury:take-the-lead [c5b940a8]
    drew who=1 pile=staging
    buried who=1 pile=staging
3041 1 pass [66caaf1d]
3042 2 show:exchange [349cd96b]
3043 2 at:1 [1ab2b36c]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
3044 2 give:seize [d6999e98]
    traded who=2 whom=1
3045 2 pass [1410635a]
3046 0 show:exchange [be4260e9]
3047 0 at:1 [f9069155]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3048 0 give:revive [30a5122e]
    traded who=0 whom=1
3049 0 pass [de1d172a]
3050 0 place:IV.9 [d4987363]
3051 1 place:take-the-lead [1eaff80c]
3052 2 place:take-the-lead [c21d12ef]
    placed-all
3053 1 pass [4fb749bd]
3054 2 pass [6d118653]
3055 0 pass [ddb0ca32]
3056 1 reveal [1bdb7d87]
    turned-up-staging who=1 card=take-the-lead
3057 1 exit [02e1354d]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3058 1 pass [f106675d]
3059 2 reveal [efc7da3d]
    turned-up-staging who=2 card=take-the-lead
3060 2 exit [849bf404]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
3061 2 pass [426ebea6]
3062 0 reveal [1cbcb162]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
3063 0 pass [17811320]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=49
3064 1 improv [8111fab6]
    improvised who=1
3065 1 bury:no-drama [bd2e9631]
    drew who=1 pile=staging
    buried who=1 pile=staging
3066 1 pass [086bfb3c]
3067 2 pass [2311fec3]
3068 0 pass [2c9b3097]
3069 0 place:seize [3224d311]
3070 1 place:villainy [be0dbf3f]
3071 2 place:IV.13 [4ab1cc13]
    placed-all
3072 1 pass [fe043690]
3073 2 improv [661dcd3d]
    improvised who=2
3074 2 switch:IV.15 [510e5300]
    switched who=2
3075 2 pass [e6f28508]
3076 0 pass [5546f79d]
3077 1 reveal [32e118d4]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3078 1 pass [ac32c158]
3079 2 reveal [b23c92f1]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
3080 2 pass [9661e035]
3081 0 reveal [b0fdf801]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3082 0 pass [3843d62d]
    drew who=0 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    drew who=1 pile=staging
    scene-began scene=50
3083 1 pass [0c93332e]
3084 2 pass [2944e2a3]
3085 0 improv [65fb1eb7]
    improvised who=0
3086 0 bury:no-drama [870f45c8]
    drew who=0 pile=staging
    buried who=0 pile=staging
3087 0 pass [16441052]
3088 0 place:IV.9 [189601cf]
3089 1 place:seize [dbf1221b]
3090 2 place:revive [106c29e0]
    placed-all
3091 1 improv [0c6eaab0]
    improvised who=1
3092 1 switch:seize [60fcf970]
    switched who=1
3093 1 pass [e6b9cebb]
3094 2 pass [9983747e]
3095 0 pass [a5d90162]
3096 1 reveal [afdc274f]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3097 1 pass [bb7c247e]
3098 2 reveal [55f8d2d4]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
3099 2 improv [f58867c2]
    improvised who=2
3100 2 bury:revive [1141cf15]
    drew who=2 pile=staging
    buried who=2 pile=staging
3101 2 pass [1a7ea020]
3102 0 show:exchange [10b48d04]
3103 0 at:1 [acb14f9c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3104 1 let [f16ecb98]
3105 0 give:take-the-lead [fea12320]
    traded who=0 whom=1
3106 0 reveal [c7cf0825]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
3107 0 show:exchange [58ec6272]
3108 0 at:1 [32f872cf]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3109 1 let [e561eb19]
3110 0 give:villainy [a286734c]
    traded who=0 whom=1
3111 0 pass [e1c743ca]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=51
3112 1 show:no-drama [6857f5cc]
    no-drama who=1
    drew who=1 pile=staging
3113 1 pass [378815b6]
3114 2 pass [7540d5a7]
3115 0 pass [aa7e776a]
3116 0 place:take-the-lead [3a3b21dc]
3117 1 place:IV.11 [d07aad06]
3118 2 place:IV.15 [07e564d7]
    placed-all
3119 1 pass [cee8124b]
3120 2 pass [5de1c256]
3121 0 pass [3ce5d730]
3122 1 reveal [51654ebd]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
3123 1 pass [48e41703]
3124 2 reveal [56c3c8b8]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
3125 2 pass [605ddaf0]
3126 0 reveal [fd132901]
    turned-up-staging who=0 card=take-the-lead
3127 0 play [ac0e39ec]
    giving who=0 card=take-the-lead whom=2
    gave-lead who=0 whom=2
3128 0 pass [c41b7955]
    drew who=0 pile=staging
    scene-began scene=52
3129 0 show:exchange [65477aa9]
3130 0 at:1 [2e1130c4]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3131 0 give:take-the-lead [53c33be1]
    traded who=0 whom=1
3132 0 pass [d28d8eb1]
3133 1 pass [41eb9b70]
3134 2 pass [73a4078c]
3135 0 place:seize [99d86d07]
3136 1 place:villainy [6bfeab53]
3137 2 place:take-the-lead [3c8bf794]
    placed-all
3138 0 pass [e1f13dd5]
3139 1 pass [c9b3a1c3]
3140 2 pass [b06c3de3]
3141 0 show:exchange [c991419c]
3142 0 at:1 [b207e841]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3143 0 give:IV.8 [632675dd]
    traded who=0 whom=1
3144 0 show:exchange [c2ba9b8a]
3145 0 at:1 [9690cfb8]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3146 0 give:IV.10 [3bedfd6b]
    traded who=0 whom=1
3147 0 reveal [b7f21110]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3148 0 pass [6f68695b]
3149 1 reveal [0399cccc]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3150 1 pass [ed69edb3]
3151 2 reveal [9d45337b]
    turned-up-staging who=2 card=take-the-lead
3152 2 play [95a71948]
3153 2 at:1 [6d050b48]
    giving who=2 card=take-the-lead whom=1
3154 1 let [38d3453e]
    gave-lead who=2 whom=1
3155 2 pass [24ecf0f8]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=53
3156 2 pass [c145af01]
3157 0 pass [188b8be0]
3158 1 improv [18b9ab9a]
    improvised who=1
3159 1 bury:take-the-lead [d0ecb5ed]
    drew who=1 pile=staging
    buried who=1 pile=staging
3160 1 pass [590bc9bb]
3161 0 place:seize [862bc029]
3162 1 place:revive [73db8fc5]
3163 2 place:IV.15 [5f600ca5]
    placed-all
3164 2 pass [0ac1b399]
3165 0 show:no-drama [3216b160]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    final-scene
3166 0 pass [8466465e]
3167 1 pass [c7968bb2]
3168 2 reveal [c37662ac]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
3169 2 pass [af88ab97]
3170 0 reveal [63a30df0]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3171 0 improv [a1060a59]
    improvised who=0
3172 0 bury:take-the-lead [bffada86]
    drew who=0 pile=staging
    buried who=0 pile=staging
3173 0 pass [4a615088]
3174 1 reveal [aa07390b]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3175 1 pass [00f4ffbe]
    act-ran-out act=IV
    tallied who=0 n=22
    tallied who=1 n=9
    tallied who=2 n=6
    lead-cast who=2
3176 2 discard:no-drama [77f3de4f]
    discarded who=2 card=no-drama
3177 2 discard:villainy [9ee6070b]
    discarded who=2 card=villainy
3178 0 discard:exchange [0f730e24]
    discarded who=0 card=exchange
    dealt who=2 n=6 total=9
    dealt who=0 n=5 total=9
    dealt who=1 n=5 total=9
    act-began act=V who=2
    scene-began scene=1
3179 0 pass [2731f405]
3180 1 pass [18f96cab]
3181 2 pass [5cf746e6]
3182 0 place:miscue [59fede87]
3183 1 place:take-the-lead [ff2de565]
3184 2 place:V.16 [9b3ff42f]
    placed-all
3185 0 pass [fb3cc991]
3186 1 improv [5ee5b0a0]
    improvised who=1
3187 1 switch:V.5 [b8a78060]
    switched who=1
3188 1 pass [6841654b]
3189 2 pass [953a1f9a]
3190 0 reveal [8ff649f1]
    turned-up-staging who=0 card=miscue
3191 0 exit [d4a60956]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
3192 0 pass [29052a19]
3193 1 reveal [639d5352]
    turned-up who=1 card=V.5
    not-next who=1 card=V.5
3194 1 pass [d53bc0b2]
3195 2 reveal [45a5a998]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3196 2 pass [5bc91311]
    drew who=0 pile=staging
    scene-began scene=2
3197 0 pass [b0683729]
3198 1 pass [d2482e80]
3199 2 pass [9ae098fd]
3200 0 place:V.8 [8d77fa39]
3201 1 place:V.5 [c2ff5905]
3202 2 place:V.14 [80e3472c]
    placed-all
3203 0 pass [a7fe91e3]
3204 1 pass [9132ebaa]
3205 2 pass [f666ef00]
3206 0 improv [30b5f0da]
    improvised who=0
3207 0 bury:take-the-lead [83278a09]
    drew who=0 pile=staging
    buried who=0 pile=staging
3208 0 reveal [2dbf6dab]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3209 0 show:exchange [51ed76ff]
3210 0 at:1 [b298f5c9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3211 0 give:seize [014e5f29]
    traded who=0 whom=1
3212 0 pass [b5870355]
3213 1 reveal [c5cd14b6]
    turned-up who=1 card=V.5
    not-next who=1 card=V.5
3214 1 pass [95691457]
3215 2 reveal [45a0d43d]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3216 2 pass [2d52158a]
    scene-began scene=3
3217 0 pass [b303fbf2]
3218 1 pass [43de6728]
3219 2 pass [0e08049c]
3220 0 place:V.12 [f3a7f3e4]
3221 1 place:V.1 [bc8f1db1]
3222 2 place:V.16 [40802d88]
    placed-all
3223 0 pass [72b85322]
3224 1 pass [dcfd4e38]
3225 2 pass [b38ac97c]
3226 0 reveal [bc6c4d47]
    turned-up who=0 card=V.12
    not-next who=0 card=V.12
3227 0 pass [5c8c5748]
3228 1 reveal [1909996e]
    turned-up who=1 card=V.1
    played who=1 card=V.1
    scored who=1 card=V.1 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
3229 1 pass [b78fcfd4]
3230 2 reveal [13c583f8]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3231 2 pass [0bc97273]
    drew who=1 pile=staging
    scene-began scene=4
3232 0 pass [9d7f864d]
3233 1 show:exchange [64fa6237]
3234 1 at:2 [de13e5ab]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3235 1 give:V.5 [3b9943f8]
    traded who=1 whom=2
3236 1 pass [d8239b2a]
3237 2 pass [30e0fc4c]
3238 0 place:V.4 [80684078]
3239 1 place:V.13 [d5980d82]
3240 2 place:V.7 [d5758661]
    placed-all
3241 0 pass [6c3a1d07]
3242 1 pass [61e3cb60]
3243 2 pass [ebaa6c67]
3244 0 reveal [9f49938e]
    turned-up who=0 card=V.4
    not-next who=0 card=V.4
3245 0 pass [2b7d6fad]
3246 1 show:exchange [a1bbad59]
3247 1 at:0 [e4505586]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3248 1 give:miscue [402b81fc]
    traded who=1 whom=0
3249 1 improv [8699ea17]
    improvised who=1
3250 1 bury:revive [5abd3c2d]
    drew who=1 pile=staging
    buried who=1 pile=staging
3251 1 coin:iago [fb140aa6]
3252 1 wound:bianca [000c5090]
    used-iago who=1 character=bianca
    wounded who=1 character=bianca n=3 total=3
    died character=bianca
    took-wounds who=1 n=3
3253 1 reveal [ed644461]
    turned-up who=1 card=V.13
    not-next who=1 card=V.13
3254 1 pass [564055f4]
3255 2 reveal [a85dbbcd]
    turned-up who=2 card=V.7
    not-next who=2 card=V.7
3256 2 pass [1de4db36]
    scene-began scene=5
3257 0 pass [1aa3b24d]
3258 1 pass [79a9b37b]
3259 2 pass [60e00713]
3260 0 place:V.10 [73b16d08]
3261 1 place:V.13 [c5f6546f]
3262 2 place:V.15 [9b3051f0]
    placed-all
3263 0 pass [ee446d20]
3264 1 pass [d7b7c946]
3265 2 pass [44cb6c41]
3266 0 reveal [bad4331e]
    turned-up who=0 card=V.10
    not-next who=0 card=V.10
3267 0 pass [2392c99d]
3268 1 reveal [faea51fa]
    turned-up who=1 card=V.13
    not-next who=1 card=V.13
3269 1 pass [cc8f9a8d]
3270 2 reveal [ceca5ebf]
    turned-up who=2 card=V.15
    not-next who=2 card=V.15
3271 2 pass [80d29121]
    scene-began scene=6
3272 0 pass [3e6098df]
3273 1 pass [f302cd23]
3274 2 pass [70c7268b]
3275 0 place:V.8 [73732106]
3276 1 place:seize [0858befe]
3277 2 place:V.14 [9d4ddf4e]
    placed-all
3278 0 pass [3e05abcb]
3279 1 pass [cd81caa2]
3280 2 pass [85be54c8]
3281 0 reveal [14a1a612]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3282 0 pass [ea28caef]
3283 1 reveal [6405263f]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3284 1 improv [d9bde044]
    improvised who=1
3285 1 bury:seize [4db68fad]
    drew who=1 pile=staging
    buried who=1 pile=staging
3286 1 pass [9a65dee9]
3287 2 reveal [c654aa44]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3288 2 pass [7a28c3e4]
    drew who=1 pile=staging
    scene-began scene=7
3289 0 pass [03bc5ca6]
3290 1 pass [38fb5ce8]
3291 2 pass [c51280e2]
3292 0 place:no-drama [d72e05ef]
3293 1 place:seize [3eed24dd]
3294 2 place:miscue [a0f805c2]
    placed-all
3295 0 pass [81c92aa1]
3296 1 pass [d239ac6d]
3297 2 pass [9a233f9b]
3298 0 reveal [6034c040]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
3299 0 improv [39b4c14e]
    improvised who=0
3300 0 bury:take-the-lead [2e8b8a34]
    drew who=0 pile=staging
    buried who=0 pile=staging
3301 0 pass [e88efbcb]
3302 1 reveal [d36a3ce2]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3303 1 improv [f9d34254]
    improvised who=1
3304 1 bury:villainy [8ce50568]
    drew who=1 pile=staging
    buried who=1 pile=staging
3305 1 pass [4026f9f9]
3306 2 reveal [31125dfc]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3307 2 pass [9f8c4cf2]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=8
3308 0 pass [60070b94]
3309 1 pass [54d8aab1]
3310 2 pass [12b78cc0]
3311 0 place:V.8 [bb70bd1f]
3312 1 place:take-the-lead [e4a28e0c]
3313 2 place:V.14 [00660b23]
    placed-all
3314 0 pass [52ae134c]
3315 1 pass [790cb3df]
3316 2 pass [ba0cfd2a]
3317 0 show:exchange [d42266d6]
3318 0 at:2 [41175bc8]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
3319 2 let [2e389071]
3320 0 give:V.9 [1cb4584d]
    traded who=0 whom=2
3321 0 reveal [653d00a2]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3322 0 pass [e4312e6a]
3323 1 reveal [c0d55f8f]
    turned-up-staging who=1 card=take-the-lead
3324 1 exit [e7c65a00]
    exiting who=1 card=take-the-lead
3325 2 let [44513e9c]
    got-intrigue who=1 n=1
3326 1 pass [6554eb8b]
3327 2 reveal [32ab3d08]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3328 2 pass [c603bc58]
    drew who=1 pile=staging
    scene-began scene=9
3329 0 pass [17b34c06]
3330 1 pass [350cb779]
3331 2 improv [0dd1e469]
    improvised who=2
3332 2 bury:take-the-lead [5a6f9c0b]
    drew who=2 pile=staging
    buried who=2 pile=staging
3333 2 pass [a59b9e92]
3334 0 place:miscue [7db93f3f]
3335 1 place:V.4 [bd5280ea]
3336 2 place:V.3 [89000783]
    placed-all
3337 0 pass [fe73c865]
3338 1 improv [347db1f5]
    improvised who=1
3339 1 switch:V.2 [88035868]
    switched who=1
3340 1 pass [af5cb02b]
3341 2 pass [ad90252f]
3342 0 reveal [9a45fd02]
    turned-up-staging who=0 card=miscue
3343 0 play [4ab5a203]
3344 0 at:2 [7b5d194c]
    aimed who=0 card=miscue whom=2
    must-switch whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
3345 2 switch:V.6 [d1dae164]
    switched who=2
3346 0 place:take-the-lead [24b2feef]
    turned-up-staging who=0 card=take-the-lead
3347 0 play [b2a8489b]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
3348 0 pass [f8bf1cd3]
3349 1 reveal [ec6661aa]
    turned-up who=1 card=V.2
    played who=1 card=V.2
    scored who=1 card=V.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
3350 1 pass [14ca8f9d]
3351 2 reveal [650a3c6f]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3352 2 pass [d7ec14ef]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=10
3353 1 pass [d4b43bb7]
3354 2 pass [ee0eb35d]
3355 0 pass [f45adc84]
3356 0 place:take-the-lead [d841accc]
3357 1 place:take-the-lead [807cc5d7]
3358 2 place:V.15 [f3b83e59]
    placed-all
3359 1 pass [495b02c4]
3360 2 pass [2e26f8fb]
3361 0 pass [5de1f914]
3362 1 coin:iago [6e019e35]
3363 1 wound:roderigo [1b06e5b3]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=2 total=4
3364 1 improv [ece5cb49]
    improvised who=1
3365 1 bury:take-the-lead [afdf9f29]
    drew who=1 pile=staging
    buried who=1 pile=staging
3366 1 reveal [4f57dfe7]
    turned-up-staging who=1 card=take-the-lead
3367 1 exit [497d5c38]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3368 1 show:exchange [4f832ce6]
3369 1 at:2 [cce89746]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3370 1 give:V.13 [62d16289]
    traded who=1 whom=2
3371 1 pass [ad6fd795]
3372 2 reveal [d34bc3e7]
    turned-up who=2 card=V.15
    not-next who=2 card=V.15
3373 2 pass [3a22f476]
3374 0 reveal [6d7bab52]
    turned-up-staging who=0 card=take-the-lead
3375 0 exit [3f44ba10]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
3376 0 improv [00a08bc6]
    improvised who=0
3377 0 bury:seize [6f47b3dd]
    drew who=0 pile=staging
    buried who=0 pile=staging
3378 0 pass [56f908ed]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=11
3379 1 improv [25b5c550]
    improvised who=1
3380 1 bury:seize [b856f5ac]
    drew who=1 pile=staging
    buried who=1 pile=staging
3381 1 pass [8735cdd8]
3382 2 pass [9182354d]
3383 0 pass [2f25357b]
3384 0 place:villainy [bc14328b]
3385 1 place:seize [0a31c203]
3386 2 place:V.16 [34829397]
    placed-all
3387 1 pass [fcb30aa0]
3388 2 pass [cf7d0120]
3389 0 pass [a2877366]
3390 1 reveal [c129c7e6]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3391 1 show:no-drama [95efc634]
    no-drama who=1
    drew who=1 pile=staging
3392 1 pass [beb719ef]
3393 2 reveal [847c425e]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3394 2 pass [cfa1dd17]
3395 0 reveal [142866ac]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3396 0 improv [689d14f5]
    improvised who=0
3397 0 bury:take-the-lead [de70cf7b]
    drew who=0 pile=staging
    buried who=0 pile=staging
3398 0 pass [2e3f9dab]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
3399 1 pass [0d7d0353]
3400 2 pass [772cbe8b]
3401 0 show:exchange [3327f21e]
3402 0 at:1 [23344ced]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3403 0 give:V.10 [d215c750]
    traded who=0 whom=1
3404 0 show:exchange [be1d120e]
3405 0 at:1 [b3420b46]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3406 0 give:seize [3a84df61]
    traded who=0 whom=1
3407 0 show:exchange [9f4a21cd]
3408 0 at:1 [41a8e90b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3409 0 give:no-drama [7416c4f1]
    traded who=0 whom=1
3410 0 show:exchange [0866bb43]
3411 0 at:1 [48b609e8]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3412 0 give:seize [c4e287e2]
    traded who=0 whom=1
3413 0 pass [e8152a3f]
3414 0 place:revive [b759036e]
3415 1 place:no-drama [80febfe4]
3416 2 place:V.14 [0ebe6423]
    placed-all
3417 1 pass [0c2272aa]
3418 2 pass [28c8ee75]
3419 0 pass [ebde7fc5]
3420 1 reveal [f2858622]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
3421 1 pass [56761dee]
3422 2 reveal [1cb55083]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3423 2 pass [83522ebd]
3424 0 reveal [98a2bfd2]
    turned-up-staging who=0 card=revive
3425 0 exit [9e90e6b5]
    exiting who=0 card=revive
    got-intrigue who=0 n=1
3426 0 show:no-drama [f4230630]
    no-drama who=0
    drew who=0 pile=staging
3427 0 pass [1161f9db]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=13
3428 1 pass [83a01709]
3429 2 pass [bbfa5f2c]
3430 0 pass [453c43a6]
3431 0 place:V.11 [a2e2fc4b]
3432 1 place:revive [b983d875]
3433 2 place:V.15 [fa9661e4]
    placed-all
3434 1 pass [d90daf79]
3435 2 pass [86cb5208]
3436 0 pass [56129705]
3437 1 reveal [c10a4920]
    turned-up-staging who=1 card=revive
3438 1 exit [b704b0a4]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3439 1 improv [1c1a3bd7]
    improvised who=1
3440 1 bury:miscue [583f946c]
    drew who=1 pile=staging
    buried who=1 pile=staging
3441 1 pass [5d874c11]
3442 2 reveal [64a00766]
    turned-up who=2 card=V.15
    not-next who=2 card=V.15
3443 2 pass [af20f907]
3444 0 reveal [4b990730]
    turned-up who=0 card=V.11
    not-next who=0 card=V.11
3445 0 pass [ef06531b]
    drew who=1 pile=staging
    scene-began scene=14
3446 1 pass [9d879b62]
3447 2 pass [0a0c9cfc]
3448 0 pass [f4226bf9]
3449 0 place:take-the-lead [7e4d37c5]
3450 1 place:V.9 [3bf14c95]
3451 2 place:V.14 [7fe00652]
    placed-all
3452 1 pass [5753aacb]
3453 2 pass [71c87e9d]
3454 0 pass [09a3e10f]
3455 1 improv [ee1cfaf5]
    improvised who=1
3456 1 bury:revive [1645dec3]
    drew who=1 pile=staging
    buried who=1 pile=staging
3457 1 reveal [5241b23b]
    turned-up who=1 card=V.9
    not-next who=1 card=V.9
3458 1 pass [79c23dc7]
3459 2 reveal [520bb0dc]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3460 2 pass [a6430b75]
3461 0 reveal [6090123a]
    turned-up-staging who=0 card=take-the-lead
3462 0 play [fb15a7da]
3463 0 at:2 [66866312]
    giving who=0 card=take-the-lead whom=2
    gave-lead who=0 whom=2
3464 0 pass [e18c9e10]
    drew who=0 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    scene-began scene=15
3465 0 pass [f5ae5078]
3466 1 pass [3727b1ef]
3467 2 pass [8f49080a]
3468 0 place:revive [e9e902b9]
3469 1 place:V.9 [96c0a3ab]
3470 2 place:V.16 [f39f24c6]
    placed-all
3471 0 pass [d6d7402a]
3472 1 pass [459cb5ea]
3473 2 pass [2d1a7e56]
3474 0 reveal [607622a5]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
3475 0 pass [c2696868]
3476 1 reveal [4d95d118]
    turned-up who=1 card=V.9
    not-next who=1 card=V.9
3477 1 pass [39ae5d13]
3478 2 reveal [6ae008b2]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3479 2 pass [370abdb9]
    drew who=0 pile=staging
    scene-began scene=16
3480 0 show:exchange [17ff8fff]
3481 0 at:1 [13e56d05]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3482 0 give:miscue [336ad570]
    traded who=0 whom=1
3483 0 show:no-drama [1c84aa7c]
    no-drama who=0
    drew who=0 pile=staging
3484 0 pass [780b5ae3]
3485 1 pass [dcf73261]
3486 2 pass [88f26dc3]
3487 0 place:take-the-lead [3f3acd2a]
3488 1 place:take-the-lead [ef35880e]
3489 2 place:V.3 [09449ef9]
    placed-all
3490 0 pass [111719db]
3491 1 pass [ccfc52bb]
3492 2 pass [4ff0febd]
3493 0 reveal [1fadb559]
    turned-up-staging who=0 card=take-the-lead
3494 0 play [d559fb5b]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
3495 0 pass [1c7c3c8b]
3496 1 reveal [733de7c2]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3497 1 pass [39ff79b9]
3498 2 reveal [e10968b7]
    turned-up who=2 card=V.3
    played who=2 card=V.3
    scored who=2 card=V.3 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
3499 2 coin:roderigo [8577fc8d]
    used-coin-at who=2 coin=roderigo whom=1
3500 1 let [188f82a5]
3501 2 give:V.15 [62db17d5]
    traded who=2 whom=1
3502 2 pass [dfc6a30f]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=17
3503 1 improv [131886d2]
    improvised who=1
3504 1 bury:seize [c04ede50]
    drew who=1 pile=staging
    buried who=1 pile=staging
3505 1 pass [3db08201]
3506 2 show:exchange [532ba205]
3507 2 at:1 [6172dee6]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
3508 2 give:V.13 [e1fd69b7]
    traded who=2 whom=1
3509 2 improv [516ac28c]
    improvised who=2
3510 2 bury:take-the-lead [02e351a4]
    drew who=2 pile=staging
    buried who=2 pile=staging
3511 2 pass [1e0bc618]
3512 0 pass [64eefa73]
3513 0 place:V.11 [790caeca]
3514 1 place:take-the-lead [b0559e36]
3515 2 place:no-drama [40f11f1d]
    placed-all
3516 1 pass [893a5fb2]
3517 2 pass [07ed8635]
3518 0 pass [8153834d]
3519 1 reveal [ba3cc5ff]
    turned-up-staging who=1 card=take-the-lead
3520 1 play [5e9a1ee9]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
3521 1 pass [bac6f9ea]
3522 2 reveal [1e63ba27]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
3523 2 pass [9e475a33]
3524 0 reveal [26116b96]
    turned-up who=0 card=V.11
    not-next who=0 card=V.11
3525 0 pass [1baa8407]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
3526 2 improv [2db31c16]
    improvised who=2
3527 2 bury:seize [b714afec]
    drew who=2 pile=staging
    buried who=2 pile=staging
3528 2 pass [24601f26]
3529 0 pass [41b7be9e]
3530 1 show:exchange [588398d7]
3531 1 at:0 [48352be8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3532 1 give:V.15 [8e9216cd]
    traded who=1 whom=0
3533 1 pass [fcc20df6]
3534 0 place:V.8 [3c0e70f2]
3535 1 place:miscue [29b07733]
3536 2 place:V.6 [6b69dad3]
    placed-all
3537 2 pass [341f5035]
3538 0 pass [ec2a48ac]
3539 1 pass [a6995882]
3540 2 reveal [337ef606]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3541 2 pass [edf4330c]
3542 0 reveal [c95114f6]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3543 0 pass [9b556ef0]
3544 1 show:exchange [1a50b60b]
3545 1 at:2 [b287890b]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3546 1 give:seize [9d991fc6]
    traded who=1 whom=2
3547 1 reveal [98a41429]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
3548 1 improv [4d7bf050]
    improvised who=1
3549 1 bury:miscue [e7349662]
    drew who=1 pile=staging
    buried who=1 pile=staging
3550 1 pass [3eeaf88b]
    drew who=1 pile=staging
    scene-began scene=19
3551 2 pass [aa2d2e30]
3552 0 pass [acb22865]
3553 1 pass [95d56a7e]
3554 0 place:take-the-lead [696a1cdb]
3555 1 place:take-the-lead [a0c58ec4]
3556 2 place:seize [fa675eec]
    placed-all
3557 2 pass [0f6db1f5]
3558 0 pass [f1522902]
3559 1 show:exchange [3fc1076d]
3560 1 at:2 [a7fc6830]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3561 1 give:V.9 [7159e984]
    traded who=1 whom=2
3562 1 pass [ac9f9271]
3563 2 reveal [923855b8]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
3564 2 improv [3b086df6]
    improvised who=2
3565 2 bury:villainy [83fb3c33]
    drew who=2 pile=staging
    buried who=2 pile=staging
3566 2 pass [56f19daa]
3567 0 reveal [aec8f751]
    turned-up-staging who=0 card=take-the-lead
3568 0 play [fd5f3725]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
3569 0 pass [5a94bd3b]
3570 1 reveal [74c59ca8]
    turned-up-staging who=1 card=take-the-lead
3571 1 play [5466fb04]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
3572 1 pass [b2171165]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    scene-began scene=20
3573 2 pass [71006f49]
3574 0 pass [1a06fcaa]
3575 1 pass [43b074b6]
3576 0 place:revive [9d6896d9]
3577 1 place:V.7 [665081df]
3578 2 place:take-the-lead [7db22cec]
    placed-all
3579 2 pass [174cfc7d]
3580 0 pass [3fe2bf31]
3581 1 pass [dd4e3d76]
3582 2 reveal [8cab62b5]
    turned-up-staging who=2 card=take-the-lead
3583 2 play [a7ba0613]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
3584 2 pass [92abb15b]
3585 0 reveal [f79b1ca9]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
3586 0 pass [ae26961b]
3587 1 reveal [b0a793c6]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
3588 1 pass [4011c9da]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=21
3589 0 pass [c74c44c0]
3590 1 pass [c57a81bc]
3591 2 show:exchange [4fc8a49d]
3592 2 at:0 [c80fc374]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
3593 0 let [a1af4f83]
3594 2 give:V.9 [7b06ff12]
    traded who=2 whom=0
3595 2 pass [2959e006]
3596 0 place:V.8 [e514babf]
3597 1 place:revive [09b4ddd7]
3598 2 place:V.14 [2474ecd7]
    placed-all
3599 0 improv [37d7b3d9]
    improvised who=0
3600 0 switch:V.11 [f583a8c3]
    switched who=0
3601 0 pass [e729bb9f]
3602 1 pass [3478f578]
3603 2 pass [934a0f94]
3604 0 reveal [e4a62320]
    turned-up who=0 card=V.11
    not-next who=0 card=V.11
3605 0 pass [6feb1c83]
3606 1 reveal [0ede2577]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3607 1 show:no-drama [900a7992]
    no-drama who=1
    drew who=1 pile=staging
3608 1 pass [300822cd]
3609 2 reveal [80fecf30]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3610 2 pass [bb7e6814]
    drew who=1 pile=staging
    scene-began scene=22
3611 0 pass [633c8230]
3612 1 pass [1b23440d]
3613 2 pass [7cd45304]
3614 0 place:villainy [304dd575]
3615 1 place:V.4 [dbfb0608]
3616 2 place:miscue [b33a89e4]
    placed-all
3617 0 pass [ed83db7f]
3618 1 pass [e4b471df]
3619 2 pass [70bd555f]
3620 0 reveal [e8b9da22]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3621 0 pass [ca9acf6c]
3622 1 reveal [a3a68b73]
    turned-up who=1 card=V.4
    played who=1 card=V.4
    scored who=1 card=V.4 n=1
    wounded who=1 character=roderigo n=3 total=4
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
3623 1 pass [1b551bab]
3624 2 reveal [fa68186e]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3625 2 improv [99e5005c]
    improvised who=2
3626 2 bury:villainy [8bc8b1c2]
    drew who=2 pile=staging
    buried who=2 pile=staging
3627 2 pass [88bf61f8]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
3628 0 pass [0c84a3b6]
3629 1 improv [5413ebd3]
    improvised who=1
3630 1 bury:no-drama [a1fe6857]
    drew who=1 pile=staging
    buried who=1 pile=staging
3631 1 pass [f865ee00]
3632 2 show:exchange [9feb2156]
3633 2 at:0 [c1c862e9]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
3634 0 let [21e00602]
3635 2 give:V.14 [668d97d2]
    traded who=2 whom=0
3636 2 pass [0858f57f]
3637 0 place:V.15 [10fc5374]
3638 1 place:seize [7b7ca60c]
3639 2 place:miscue [a102f328]
    placed-all
3640 0 pass [f172232d]
3641 1 coin:cassio [04d1a518]
    used-coin who=1 coin=cassio
3642 1 switch:V.7 [a3d287f7]
    switched who=1
3643 1 pass [ef886d5e]
3644 2 show:exchange [64d5b035]
3645 2 at:0 [1846b198]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
3646 0 let [6569b835]
3647 2 give:take-the-lead [2d8f3640]
    traded who=2 whom=0
3648 2 pass [393ffdaa]
3649 0 improv [e8b4804c]
    improvised who=0
3650 0 bury:seize [790a24b8]
    drew who=0 pile=staging
    buried who=0 pile=staging
3651 0 reveal [0216065b]
    turned-up who=0 card=V.15
    not-next who=0 card=V.15
3652 0 pass [eab05b30]
3653 1 reveal [14864c0a]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
3654 1 pass [7b02e4be]
3655 2 reveal [88a20b4d]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3656 2 pass [d7aee69c]
    drew who=2 pile=staging
    scene-began scene=24
3657 0 pass [1094f6ea]
3658 1 pass [376ee0bc]
3659 2 improv [a9463ba3]
    improvised who=2
3660 2 bury:exchange [382f2d2f]
    drew who=2 pile=staging
    buried who=2 pile=staging
3661 2 pass [7fbe14b6]
3662 0 place:V.9 [548ccaf2]
3663 1 place:V.7 [52471a54]
3664 2 place:V.16 [fda0c9d1]
    placed-all
3665 0 show:exchange [f02f7756]
3666 0 at:2 [9b9064f6]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
3667 0 give:revive [7fa7c2d1]
    traded who=0 whom=2
3668 0 pass [9d6198fd]
3669 1 pass [8057f865]
3670 2 pass [8b82d5d6]
3671 0 reveal [b2923333]
    turned-up who=0 card=V.9
    not-next who=0 card=V.9
3672 0 pass [0dfdadac]
3673 1 reveal [31d0ed64]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
3674 1 pass [b638d2c6]
3675 2 reveal [a53f6f60]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3676 2 pass [6cfbefc8]
    scene-began scene=25
3677 0 pass [f95e908e]
3678 1 pass [bcf3ad7d]
3679 2 pass [780c6621]
3680 0 place:villainy [471ac470]
3681 1 place:seize [622365d4]
3682 2 place:V.6 [a755e0d7]
    placed-all
3683 0 pass [a7489032]
3684 1 pass [1674ad13]
3685 2 pass [d101b23c]
3686 0 reveal [efde94ba]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3687 0 improv [cfff9de5]
    improvised who=0
3688 0 bury:take-the-lead [52131d01]
    drew who=0 pile=staging
    buried who=0 pile=staging
3689 0 pass [75932ef1]
3690 1 reveal [f684ca90]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3691 1 improv [d3459c5d]
    improvised who=1
3692 1 bury:seize [5b6c4ee5]
    drew who=1 pile=staging
    buried who=1 pile=staging
3693 1 pass [ec385a4b]
3694 2 reveal [381bc351]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3695 2 pass [f7358621]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=26
3696 0 pass [e25b0395]
3697 1 pass [859af904]
3698 2 pass [0108f24c]
3699 0 place:V.8 [8ab7fd8e]
3700 1 place:take-the-lead [c376a1b9]
3701 2 place:V.16 [493629e4]
    placed-all
3702 0 pass [5afb73df]
3703 1 pass [b84a29a4]
3704 2 pass [adf08cf5]
3705 0 reveal [a7ea2eae]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3706 0 pass [725326de]
3707 1 reveal [fd81d681]
    turned-up-staging who=1 card=take-the-lead
3708 1 exit [fcd87396]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3709 1 pass [4593954e]
3710 2 reveal [eb7b8ba4]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3711 2 pass [13d462f0]
    drew who=1 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    scene-began scene=27
3712 0 show:exchange [deba9629]
3713 0 at:1 [e571e0dd]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3714 1 show:no-drama [f5a018c9]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
3715 0 pass [4624a437]
3716 1 show:exchange [ce784a0c]
3717 1 at:2 [eb7eb897]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3718 1 give:V.13 [43d85759]
    traded who=1 whom=2
3719 1 pass [2e1e7f52]
3720 2 pass [41724f28]
3721 0 place:take-the-lead [dfc663a3]
3722 1 place:villainy [ee5ad3f8]
3723 2 place:V.13 [6f10bfc3]
    placed-all
3724 0 pass [2eb0edde]
3725 1 show:exchange [a7b05eaf]
3726 1 at:2 [c3740e67]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3727 1 give:take-the-lead [704cb7eb]
    traded who=1 whom=2
3728 1 pass [6da23764]
3729 2 pass [c714ac96]
3730 0 reveal [63739abf]
    turned-up-staging who=0 card=take-the-lead
3731 0 play [8d1e99d4]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
3732 0 pass [85909884]
3733 1 reveal [8abe12e9]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3734 1 pass [9a4202f5]
3735 2 reveal [5eae767c]
    turned-up who=2 card=V.13
    not-next who=2 card=V.13
3736 2 pass [6436ce3b]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=28
3737 1 pass [d09c5ff5]
3738 2 pass [779a853b]
3739 0 pass [6434952f]
3740 0 place:V.15 [fbeedf2f]
3741 1 place:seize [fcb631de]
3742 2 place:V.13 [a018f271]
    placed-all
3743 1 improv [71e8562b]
    improvised who=1
3744 1 switch:villainy [82d8b537]
    switched who=1
3745 1 pass [f78b0a22]
3746 2 pass [463b7611]
3747 0 pass [57e5295c]
3748 1 reveal [3cbd8311]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3749 1 pass [91719912]
3750 2 reveal [57071983]
    turned-up who=2 card=V.13
    not-next who=2 card=V.13
3751 2 pass [88a7df63]
3752 0 reveal [748d5ae7]
    turned-up who=0 card=V.15
    not-next who=0 card=V.15
3753 0 pass [c65a28c6]
    drew who=1 pile=staging
    scene-began scene=29
3754 1 show:exchange [3017b9c5]
3755 1 at:0 [562e5520]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3756 1 give:V.7 [63ca59d0]
    traded who=1 whom=0
3757 1 improv [b6bc5ccf]
    improvised who=1
3758 1 bury:revive [0fd43020]
    drew who=1 pile=staging
    buried who=1 pile=staging
3759 1 pass [035b24c6]
3760 2 pass [b3bbea03]
3761 0 pass [4887df2e]
3762 0 place:no-drama [53580b99]
3763 1 place:miscue [6b4b8127]
3764 2 place:V.12 [12790f70]
    placed-all
3765 1 pass [9bf12091]
3766 2 pass [6aec1614]
3767 0 pass [a42664af]
3768 1 reveal [75e7b531]
    turned-up-staging who=1 card=miscue
3769 1 play [dabaaf0a]
3770 1 at:2 [397ce6e1]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
3771 2 switch:V.6 [a5204f04]
    switched who=2
3772 1 place:revive [d3407d84]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3773 1 show:exchange [2edf6b3f]
3774 1 at:0 [a508a9e4]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3775 1 give:miscue [52dbbb2e]
    traded who=1 whom=0
3776 1 pass [27b07c66]
3777 2 reveal [131c2368]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3778 2 pass [bd7781b1]
3779 0 reveal [a9b421bb]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
3780 0 show:no-drama [c4281a16]
    no-drama who=0
    drew who=0 pile=staging
3781 0 pass [67b7898d]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=30
3782 1 improv [08671a84]
    improvised who=1
3783 1 bury:take-the-lead [b4f26ead]
    drew who=1 pile=staging
    buried who=1 pile=staging
3784 1 pass [aeecb2a4]
3785 2 pass [b03e1eec]
3786 0 pass [2c2ac883]
3787 0 place:miscue [218c5a94]
3788 1 place:revive [1e08752f]
3789 2 place:V.13 [6aa0a7cc]
    placed-all
3790 1 pass [34808b76]
3791 2 pass [2997b6b4]
3792 0 pass [34e78b8b]
3793 1 reveal [cfd7833e]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3794 1 pass [d8a0e61e]
3795 2 reveal [7c14a6d9]
    turned-up who=2 card=V.13
    not-next who=2 card=V.13
3796 2 pass [e7b362a4]
3797 0 reveal [0e1b04ae]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
3798 0 improv [669939fd]
    improvised who=0
3799 0 bury:seize [f58ef687]
    drew who=0 pile=staging
    buried who=0 pile=staging
3800 0 pass [6e989535]
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=2
    drew who=1 pile=staging
    scene-began scene=31
    final-scene
3801 1 improv [01a53450]
    improvised who=1
3802 1 bury:seize [342bc6d3]
    drew who=1 pile=staging
    buried who=1 pile=staging
3803 1 pass [4aa7cdb8]
3804 2 pass [5a881777]
3805 0 pass [69cfe052]
3806 0 place:miscue [ffeed230]
3807 1 place:V.14 [f75f4d3b]
3808 2 place:V.12 [7e11134e]
    placed-all
3809 1 pass [e39f3aac]
3810 2 pass [b04a2abb]
3811 0 pass [52bb2207]
3812 1 reveal [c8ba14bc]
    turned-up who=1 card=V.14
    not-next who=1 card=V.14
3813 1 pass [338b41af]
3814 2 reveal [f6c11f0c]
    turned-up who=2 card=V.12
    not-next who=2 card=V.12
3815 2 pass [531ef075]
3816 0 reveal [0934560e]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
3817 0 pass [7c611c6b]
    act-ran-out act=V
    tallied who=0 n=22
    tallied who=1 n=15
    tallied who=2 n=7
    iago-bonus who=0 n=2
    company-bonus who=0 n=2
    iago-bonus who=1 n=7
    iago-bonus who=2 n=2
    game-ended
scores [26, 22, 9] winners [0]
