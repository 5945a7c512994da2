set-up [3aba6fd9]
    play-began
    lead-cast who=2
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    script-empty
    act-began act=I who=2
    scene-began scene=1
1 3 improv [f0433d22]
    improvised who=3
2 0 let [a76b287f]
3 1 let [3e374298]
4 2 let [e710f6c0]
5 4 spotlight [dd3ad6e9]
6 5 let [cef49151]
    stole-spotlight by=4 who=3
7 3 let [ed4ec09f]
    blocked who=3
8 4 pass [a8c39438]
9 5 pass [208defb0]
10 0 improv [f25b0279]
    improvised who=0
11 1 spotlight [9ada5747]
12 2 let [d80e3387]
13 3 spotlight [2454f235]
14 5 spotlight [9ea7881f]
    stole-spotlight by=1 who=0
15 0 let [db697397]
    blocked who=0
16 1 show:exchange [2abee19f]
17 1 at:3 [718f783f]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
18 0 spotlight [0f804ade]
19 2 let [da83a3fe]
20 3 show:no-drama [80bb1944]
21 5 let [d4e4917d]
    no-drama who=3
    drew who=3 pile=staging
    foiled who=1 whom=3
22 1 improv [f0fd088b]
    improvised who=1
23 0 spotlight [84b24f4b]
24 2 let [f8955f5f]
25 3 let [0e063a68]
26 5 let [394f8d21]
    stole-spotlight by=0 who=1
27 1 let [ee197d29]
    blocked who=1
28 2 show:exchange [b0860d7e]
29 2 at:5 [87a0f733]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
30 3 let [ec5db528]
31 5 spotlight [6c3cc95c]
    stole-spotlight by=5 who=2
32 2 let [f498d545]
    blocked who=2
33 0 place:I.5 [776824f4]
34 1 place:miscue [41f7fd65]
35 2 place:I.1 [8552f980]
36 3 place:take-the-lead [63dde52c]
37 4 place:miscue [f15972b2]
38 5 place:take-the-lead [296fe35e]
    placed-all
39 3 pass [fd3f45fb]
40 4 pass [f877860f]
41 5 improv [aa7c44a5]
    improvised who=5
42 2 spotlight [d5663602]
43 3 let [393507e1]
    stole-spotlight by=2 who=5
44 5 let [a7ea5bc7]
    blocked who=5
45 0 pass [664e9807]
46 1 pass [5e3da468]
47 2 pass [cf00f2c0]
48 3 reveal [ce7d194c]
    turned-up-staging who=3 card=take-the-lead
49 3 exit [5c52cef3]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
50 3 pass [a8a86a7d]
51 4 reveal [47477247]
    turned-up-staging who=4 card=miscue
52 4 improv [582ade21]
    improvised who=4
53 3 let [9b92f1a1]
54 4 bury:I.11 [ed7e8616]
    drew who=4 pile=staging
    buried who=4 pile=script
    script-again
55 4 play [a49c7dd5]
56 4 at:1 [425849e6]
    aimed who=4 card=miscue whom=1
57 0 let [85c5753d]
58 1 let [46bdcb3a]
59 2 let [caa4feab]
60 3 let [a6199683]
61 5 let [7a676141]
    must-switch whom=1
    drew who=4 pile=staging
62 1 switch:take-the-lead [6ab21f38]
    switched who=1
63 4 place:take-the-lead [b7c2d80a]
    turned-up-staging who=4 card=take-the-lead
64 4 exit [e856e80a]
    exiting who=4 card=take-the-lead
65 0 let [149df789]
66 2 let [294dc771]
67 5 let [eef758a3]
    got-intrigue who=4 n=1
68 4 pass [256043bf]
69 5 reveal [f4da2f8b]
    turned-up-staging who=5 card=take-the-lead
70 5 exit [4860f8f3]
    exiting who=5 card=take-the-lead
71 0 let [d2ecb8c0]
72 1 let [484d4281]
73 2 let [3f106566]
    got-intrigue who=5 n=1
74 5 pass [ad2fff61]
75 0 reveal [af241135]
    turned-up who=0 card=I.5
    exiting who=0 card=I.5
76 1 let [232bf061]
77 2 let [dac24d65]
    got-intrigue who=0 n=1
78 0 pass [5bd80699]
79 1 reveal [dbba0581]
    turned-up-staging who=1 card=take-the-lead
80 1 exit [fb8382a6]
    exiting who=1 card=take-the-lead
81 2 let [6ba4389c]
    got-intrigue who=1 n=1
82 1 pass [4c05c3b8]
83 2 improv [35f28dad]
    improvised who=2
84 3 spotlight [a95b30c2]
    stole-spotlight by=3 who=2
85 2 show:no-drama [594023c4]
    no-drama who=2
    drew who=2 pile=staging
    defeated who=2 by=3
86 2 draw:staging [9436a863]
87 2 bury:villainy [e5653c60]
    drew who=2 pile=staging
    buried who=2 pile=staging
88 2 reveal [4aee219b]
    turned-up who=2 card=I.1
    exiting who=2 card=I.1
    got-intrigue who=2 n=1
89 2 pass [5b6ac64c]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=script
    drew who=5 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=2
90 3 pass [f397a9fa]
91 4 pass [7588a518]
92 5 improv [664bedbd]
    improvised who=5
93 5 bury:I.9 [4e62e54b]
    drew who=5 pile=staging
    buried who=5 pile=script
    script-again
94 5 pass [3057af93]
95 0 pass [bf248422]
96 1 improv [ffb4916c]
    improvised who=1
97 1 draw:staging [8da28bcf]
98 1 bury:I.4 [83f41bd7]
    drew who=1 pile=staging
    buried who=1 pile=script
99 1 pass [635c7ba5]
100 2 pass [73a06f5f]
101 0 place:villainy [f568a655]
102 1 place:miscue [da948189]
103 2 place:I.12 [2b2a8b5a]
104 3 place:I.7 [1dc19dab]
105 4 place:seize [15dffe24]
106 5 place:I.5 [f0af347f]
    placed-all
107 3 pass [b85de01e]
108 4 improv [5a7e4644]
    improvised who=4
109 4 switch:revive [be44d6f0]
    switched who=4
110 4 pass [14e94837]
111 5 pass [bebf7682]
112 0 pass [32e7dd0c]
113 1 show:no-drama [d9cd6025]
    no-drama who=1
    drew who=1 pile=staging
114 1 pass [e9499413]
115 2 improv [8afda34d]
    improvised who=2
116 2 switch:take-the-lead [dad868dc]
    switched who=2
117 2 pass [f7dc4d94]
118 3 reveal [3fe1a7aa]
    turned-up who=3 card=I.7
119 3 play [de810fdb]
    played who=3 card=I.7
120 0 let [dbcd1529]
121 1 let [77992935]
122 2 let [557113b1]
123 4 let [63474209]
124 5 let [31b8fb7f]
    scored who=3 card=I.7 n=1
    got-intrigue who=3 n=2
125 3 improv [15d60fe8]
    improvised who=3
126 3 draw:staging [8fe06029]
127 3 bury:I.6 [3e07f5e6]
    drew who=3 pile=staging
    buried who=3 pile=script
128 3 pass [161d1431]
129 4 reveal [b90e89eb]
    turned-up-staging who=4 card=revive
    exiting who=4 card=revive
130 0 let [472b4b62]
131 1 let [a71f7d0f]
132 2 let [3a0a1100]
133 5 let [e7afe7a9]
    got-intrigue who=4 n=1
134 4 pass [3cbd013e]
135 5 show:exchange [b6c7dd46]
136 5 at:0 [2fbfd910]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
137 0 let [8d66de51]
138 1 let [0612232d]
139 2 let [479e3ae5]
140 5 give:I.10 [ab9d5e60]
    traded who=5 whom=0
141 5 reveal [41d00d30]
    turned-up who=5 card=I.5
    exiting who=5 card=I.5
142 0 let [d3131337]
143 1 let [c1d5f4f9]
144 2 let [2ece5280]
    got-intrigue who=5 n=1
145 5 pass [e39f3af0]
146 0 improv [4b37611f]
    improvised who=0
147 0 draw:script [334e128c]
148 0 bury:I.10 [d5974056]
    drew who=0 pile=script
    buried who=0 pile=script
149 0 reveal [5871bef0]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
150 1 let [6dad8790]
151 2 let [9d80623d]
    got-intrigue who=0 n=1
152 0 pass [d2ed7845]
153 1 reveal [14a9b1d5]
    turned-up-staging who=1 card=miscue
154 1 exit [57148d5c]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
155 1 pass [987eb9d4]
156 2 reveal [7d416e53]
    turned-up-staging who=2 card=take-the-lead
157 2 play [9151f66e]
158 2 at:5 [ff5f4887]
    giving who=2 card=take-the-lead whom=5
159 5 let [6e41a93f]
    gave-lead who=2 whom=5
160 2 pass [135f76c0]
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=staging
    drew who=4 pile=script
    script-empty
    scene-began scene=3
161 0 improv [b073f55c]
    improvised who=0
162 0 bury:take-the-lead [d33ebe9c]
    drew who=0 pile=staging
    buried who=0 pile=staging
163 0 pass [10488a59]
164 1 improv [8a66a49e]
    improvised who=1
165 1 bury:I.6 [15972d5f]
    drew who=1 pile=staging
    buried who=1 pile=script
    reshuffled pile=staging n=15
    staging-empty n=1
166 1 pass [31dc882e]
167 2 improv [c5f5a141]
    improvised who=2
168 2 draw:script [6a7c7e00]
169 2 bury:I.10 [335884e4]
    drew who=2 pile=script
    buried who=2 pile=script
170 2 pass [488fb2f2]
171 3 improv [86c8beb1]
    improvised who=3
172 3 draw:staging [d4dadb7b]
173 3 bury:revive [b240a864]
    drew who=3 pile=staging
    buried who=3 pile=staging
174 3 show:exchange [77290d8b]
175 3 at:2 [66dfac7b]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
176 3 give:I.11 [b07fff46]
    traded who=3 whom=2
177 3 pass [19e328d8]
178 4 pass [93f8d069]
179 5 show:exchange [26f732b7]
180 5 at:4 [2deae2f0]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
181 4 let [156dbc16]
182 5 look [f04c5f23]
    looked who=5 whom=4
183 5 take:I.5 [ff1190fd]
184 5 give:take-the-lead [9ad7e671]
    traded who=5 whom=4
185 5 pass [f71a4858]
186 0 place:I.3 [16ce4b02]
187 1 place:seize [e3a8338c]
188 2 place:seize [b0b07370]
189 3 place:I.6 [c6c42cb1]
190 4 place:take-the-lead [f789ccd8]
191 5 place:take-the-lead [704ad789]
    placed-all
192 0 pass [b83ef1c5]
193 1 pass [241a111b]
194 2 pass [c3d8cb78]
195 3 show:exchange [2feb3e0a]
196 3 at:0 [2a94b0eb]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
197 0 let [62b45f99]
198 3 give:miscue [a226449d]
    traded who=3 whom=0
199 3 pass [5409e46e]
200 4 pass [137a2c8d]
201 5 pass [2c10398b]
202 0 reveal [1e49946c]
    turned-up who=0 card=I.3
    exiting who=0 card=I.3
203 1 seize [4d9378c4]
204 3 let [15bba354]
205 4 let [a50ce44c]
    seized by=1 who=0 card=I.3
206 0 let [e15b7726]
    scored who=1 card=I.3 n=1
    got-intrigue who=1 n=2
207 2 reveal [ef1fdfef]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
208 2 pass [712e4775]
209 3 reveal [03fdcb08]
    turned-up who=3 card=I.6
210 3 exit [7a6ddd7c]
    exiting who=3 card=I.6
211 4 let [476df48d]
    got-intrigue who=3 n=1
212 3 pass [1efd182e]
213 4 reveal [6dc75471]
    turned-up-staging who=4 card=take-the-lead
214 4 improv [657976a7]
    improvised who=4
215 4 draw:script [bb02ff40]
216 4 bury:I.2 [22968cbb]
    drew who=4 pile=script
    buried who=4 pile=script
217 4 exit [cc852f5b]
    exiting who=4 card=take-the-lead
    got-intrigue who=4 n=1
218 4 pass [4b7054e0]
219 5 reveal [87bb4c4c]
    turned-up-staging who=5 card=take-the-lead
220 5 play [39d33936]
221 5 at:1 [2c09425f]
    giving who=5 card=take-the-lead whom=1
222 1 let [458ed8b4]
    gave-lead who=5 whom=1
223 5 pass [2230be76]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=staging
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
224 2 pass [44285966]
225 3 pass [48a38675]
226 4 pass [f986a0bc]
227 5 pass [0c99dc00]
228 0 improv [00ca02c9]
    improvised who=0
229 0 bury:villainy [f1d1e717]
    drew who=0 pile=staging
    buried who=0 pile=staging
230 0 pass [6c521b51]
231 1 pass [f7a07d86]
232 0 place:take-the-lead [435046e0]
233 1 place:take-the-lead [4547be4a]
234 2 place:I.11 [f4a1e9e5]
235 3 place:villainy [c5fe4c57]
236 4 place:seize [04d63fd6]
237 5 place:miscue [25c42ee7]
    placed-all
238 2 pass [813e6557]
239 3 pass [b0d77c29]
240 4 improv [05ff8985]
    improvised who=4
241 4 switch:I.10 [e1d3de7a]
    switched who=4
242 4 pass [e3123f3a]
243 5 pass [92868fb2]
244 0 pass [8ae88c29]
245 1 improv [fa1da9c2]
    improvised who=1
246 1 switch:exchange [6df57a3f]
    switched who=1
247 1 pass [7a7e8141]
248 2 improv [b4686fba]
    improvised who=2
249 2 bury:I.2 [59ff0b0c]
    drew who=2 pile=staging
    buried who=2 pile=script
250 2 reveal [1a4e51dc]
    turned-up who=2 card=I.11
    exiting who=2 card=I.11
251 0 let [b571e23b]
252 1 let [07cc802e]
253 3 let [83b29e12]
254 4 let [76de523f]
    got-intrigue who=2 n=1
255 2 pass [accedb12]
256 3 improv [932bb670]
    improvised who=3
257 3 draw:script [4349b61d]
258 3 bury:I.9 [3ece257d]
    drew who=3 pile=script
    buried who=3 pile=script
259 3 reveal [cb59cde7]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
260 0 let [f3047cb1]
261 1 let [4f5b004b]
262 4 let [ca55041f]
    got-intrigue who=3 n=1
263 3 pass [44313877]
264 4 reveal [42de4a94]
    turned-up who=4 card=I.10
265 4 play [b0d0315a]
    played who=4 card=I.10
266 0 let [d517939b]
267 1 let [c54edf77]
    scored who=4 card=I.10 n=1
    got-intrigue who=4 n=2
268 4 pass [6a983d6d]
269 5 reveal [9da5a6d7]
    turned-up-staging who=5 card=miscue
270 5 play [b19d142c]
271 5 at:1 [007118e8]
    aimed who=5 card=miscue whom=1
272 0 let [8dde0f35]
273 1 let [274d6923]
    must-switch whom=1
    drew who=5 pile=staging
274 1 switch:I.8 [2a81e140]
    switched who=1
275 5 place:seize [928c876e]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
276 5 show:exchange [9c81b527]
277 5 at:2 [ed097a30]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
278 0 let [47fc76a8]
279 2 show:no-drama [b78a8f76]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=5 whom=2
280 5 show:no-drama [e89302e5]
    no-drama who=5
    drew who=5 pile=staging
281 5 pass [a28dd7f4]
282 0 reveal [0d9b3953]
    turned-up-staging who=0 card=take-the-lead
283 0 play [6f9198d8]
    aimed who=0 card=take-the-lead whom=1
284 1 let [77d7b2c7]
    took-lead who=0 whom=1
285 0 pass [f734394e]
286 1 reveal [60a53dd4]
    turned-up who=1 card=I.8
287 1 play [1de84481]
    played who=1 card=I.8
    scored who=1 card=I.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
288 1 pass [755cfa83]
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    drew who=5 pile=staging
    scene-began scene=5
    final-scene
289 1 improv [e774c82c]
    improvised who=1
290 1 bury:revive [68610663]
    drew who=1 pile=staging
    buried who=1 pile=staging
291 1 show:exchange [ca7bd4c1]
292 1 at:0 [3141db9e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
293 0 let [84b9a966]
294 1 give:seize [05c72e00]
    traded who=1 whom=0
295 1 show:exchange [aa244977]
296 1 at:3 [3ac77e30]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
297 3 let [06700be1]
298 1 give:villainy [b4266c10]
    traded who=1 whom=3
299 1 pass [a79cee30]
300 2 pass [19acbe44]
301 3 improv [974b4165]
    improvised who=3
302 3 bury:I.2 [0ba43b5e]
    drew who=3 pile=staging
    buried who=3 pile=script
303 3 pass [b651cd8a]
304 4 pass [47e44944]
305 5 pass [309ab5fd]
306 0 pass [2bb54f01]
307 0 place:I.9 [2b5b5239]
308 1 place:I.4 [91407e99]
309 2 place:villainy [f696607f]
310 3 place:miscue [b13fde44]
311 4 place:I.1 [16719113]
312 5 place:I.5 [f6b74b0c]
    placed-all
313 1 pass [0bb303e1]
314 2 pass [ab406cdb]
315 3 pass [99125eb1]
316 4 pass [db8178b0]
317 5 pass [eec3a981]
318 0 pass [6ecb4856]
319 1 reveal [6241da54]
    turned-up who=1 card=I.4
320 1 exit [a72d52f6]
    exiting who=1 card=I.4
321 0 let [9cae52ce]
322 3 let [1d51c313]
323 4 let [e50090d0]
    got-intrigue who=1 n=1
324 1 pass [3131bb45]
325 2 reveal [e0773395]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
326 0 let [eb46d785]
327 3 let [d7aa8b68]
328 4 let [86f10383]
    got-intrigue who=2 n=1
329 2 improv [ad3d90f1]
    improvised who=2
330 2 draw:staging [cf9dceb8]
331 2 bury:revive [92681c40]
    drew who=2 pile=staging
    buried who=2 pile=staging
332 2 pass [c30febd5]
333 3 reveal [fc80e48d]
    turned-up-staging who=3 card=miscue
334 3 exit [927aa2a4]
    exiting who=3 card=miscue
335 0 let [41f42889]
336 4 let [7cf9c001]
    got-intrigue who=3 n=1
337 3 pass [91599723]
338 4 improv [b89bec0a]
    improvised who=4
339 4 draw:staging [7cf07047]
340 4 bury:seize [c1f742d2]
    drew who=4 pile=staging
    buried who=4 pile=staging
341 4 reveal [f19bcc6b]
    turned-up who=4 card=I.1
342 4 exit [d4e6f0c9]
    exiting who=4 card=I.1
343 0 let [36606016]
    got-intrigue who=4 n=1
344 4 pass [99edc707]
345 5 reveal [f8c4b503]
    turned-up who=5 card=I.5
    exiting who=5 card=I.5
346 0 let [a88e4ba1]
    got-intrigue who=5 n=1
347 5 improv [19526715]
    improvised who=5
348 5 draw:staging [26da4210]
349 5 bury:take-the-lead [54e1633b]
    drew who=5 pile=staging
    buried who=5 pile=staging
350 5 pass [4625442d]
351 0 improv [dcfbf28c]
    improvised who=0
352 0 draw:script [e2a5addd]
353 0 bury-placed [f70911b6]
    drew who=0 pile=script
    buried who=0 pile=script
354 0 reveal [e6a1a040]
    turned-up who=0 card=I.2
355 0 exit [e54bee90]
    exiting who=0 card=I.2
    got-intrigue who=0 n=1
356 0 pass [c77e3495]
    act-ran-out act=I
    tallied who=0 n=0
    tallied who=1 n=2
    tallied who=2 n=0
    tallied who=3 n=2
    tallied who=4 n=2
    tallied who=5 n=0
    lead-cast who=2
357 3 trade:spotlight [76c83854]
    traded-tokens who=3 n=0 total=1
358 3 pass [99f394da]
359 4 trade:spotlight [cc471ada]
    traded-tokens who=4 n=1 total=1
360 4 trade:intrigue [99f394da]
    traded-tokens who=4 n=4 total=0
361 4 pass [daeddce3]
362 5 discard:seize [7ca5fd83]
    discarded who=5 card=seize
363 0 discard:take-the-lead [2056f89b]
    discarded who=0 card=take-the-lead
364 1 discard:seize [35dbc202]
    discarded who=1 card=seize
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    script-empty
    act-began act=II who=2
    scene-began scene=1
365 3 pass [45dca03a]
366 4 pass [86e4ee20]
367 5 pass [ebcf99e7]
368 0 pass [457eaf73]
369 1 improv [d86ae91f]
    improvised who=1
370 3 spotlight [e81f373c]
    stole-spotlight by=3 who=1
371 1 let [02b54cac]
    blocked who=1
372 2 pass [7e4fa7b5]
373 0 place:II.3 [653e696b]
374 1 place:II.2 [3e6fe0b5]
375 2 place:II.8 [074e196f]
376 3 place:seize [62e21aab]
377 4 place:II.9 [6fce3ad5]
378 5 place:II.1 [7c30a767]
    placed-all
379 3 pass [b94d274d]
380 4 improv [57e139e0]
    improvised who=4
381 4 switch:villainy [546431de]
    switched who=4
382 4 pass [20e6758a]
383 5 show:exchange [d137913e]
384 5 at:2 [a67853db]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
385 5 give:no-drama [8b5c43db]
    traded who=5 whom=2
386 5 pass [3f4fa65e]
387 0 improv [701b4963]
    improvised who=0
388 0 switch:seize [94a26f40]
    switched who=0
389 0 pass [67e0b0c5]
390 1 coin:othello [3a2d44bb]
    used-coin-at who=1 coin=othello whom=2
    took-lead who=1 whom=2
391 1 pass [42269ca2]
392 2 pass [5a075c25]
393 2 reveal [ff75d3fa]
    turned-up who=2 card=II.8
394 2 exit [5f78266c]
    exiting who=2 card=II.8
395 1 let [8ce3db83]
396 4 let [c0968aa6]
    got-intrigue who=2 n=1
397 2 improv [f255fb3b]
    improvised who=2
398 2 draw:script [311c0a46]
399 2 bury:II.4 [7c2a6cee]
    reshuffled pile=script n=1
    drew who=2 pile=script
    buried who=2 pile=script
    script-again
400 2 pass [0c04c62a]
401 3 reveal [2cd2c308]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
402 3 improv [0f8d7a4f]
    improvised who=3
403 3 draw:script [1079c853]
404 3 bury:II.11 [46fc4e0f]
    drew who=3 pile=script
    buried who=3 pile=script
405 3 pass [281e0899]
406 4 reveal [67c959bd]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
407 1 let [d888c50a]
    got-intrigue who=4 n=1
408 4 pass [038aa713]
409 5 show:exchange [766150ef]
410 5 at:4 [8e022405]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
411 1 let [6eddf6f0]
412 4 let [551cd3d4]
413 5 give:revive [350161c1]
    traded who=5 whom=4
414 5 reveal [e9dcbbe4]
    turned-up who=5 card=II.1
415 5 exit [ba09e463]
    exiting who=5 card=II.1
416 1 let [dba17ca9]
    got-intrigue who=5 n=1
417 5 pass [bfc88431]
418 0 reveal [b855d918]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
419 0 pass [470c7bb0]
420 1 reveal [7838ee59]
    turned-up who=1 card=II.2
421 1 play [f19e539f]
    played who=1 card=II.2
    scored who=1 card=II.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
422 1 pass [e1d26f83]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=4 pile=script
    script-empty
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
423 2 pass [2f932ea0]
424 3 pass [4ed9e9d7]
425 4 improv [92f7a77e]
    improvised who=4
426 4 bury:II.1 [2139e482]
    drew who=4 pile=staging
    buried who=4 pile=script
    script-again
427 4 pass [4e328b8a]
428 5 pass [f4e2493c]
429 0 pass [6f5c5e2f]
430 1 improv [4612381b]
    improvised who=1
431 1 draw:script [9fd2fd03]
432 1 bury:II.5 [0ddb606e]
    drew who=1 pile=script
    buried who=1 pile=script
433 1 pass [64f31205]
434 0 place:miscue [9657ba80]
435 1 place:take-the-lead [622520fd]
436 2 place:no-drama [19ee5554]
437 3 place:II.4 [8108581d]
438 4 place:II.9 [cffb7086]
439 5 place:II.7 [2727a29a]
    placed-all
440 2 pass [45436b25]
441 3 pass [fda203f8]
442 4 pass [03115385]
443 5 improv [b971ad24]
    improvised who=5
444 5 switch:exchange [96ed4bd3]
    switched who=5
445 5 pass [4b5045fb]
446 0 improv [2ea41c0a]
    improvised who=0
447 0 switch:II.3 [9e9d816a]
    switched who=0
448 0 pass [e6caa950]
449 1 pass [f1ad1dc5]
450 2 reveal [4977462d]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
451 2 improv [b4f304a8]
    improvised who=2
452 2 draw:staging [78e9a06c]
453 2 bury:II.8 [aeb1fc37]
    drew who=2 pile=staging
    buried who=2 pile=script
    reshuffled pile=staging n=15
454 2 pass [4d0980f5]
455 3 reveal [3af3cce2]
    turned-up who=3 card=II.4
456 3 play [0618a557]
    played who=3 card=II.4
457 1 let [4489b498]
458 4 let [75c57974]
    scored who=3 card=II.4 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=othello
459 3 coin:othello [552ec5e4]
    used-coin-at who=3 coin=othello whom=1
460 1 let [41b54e9f]
    took-lead who=3 whom=1
461 3 improv [8ee689dd]
    improvised who=3
462 3 draw:staging [373d8010]
463 3 bury:II.10 [d9be78c7]
    drew who=3 pile=staging
    buried who=3 pile=script
464 3 pass [c634e7b1]
465 4 reveal [738b81e7]
    turned-up who=4 card=II.9
    exiting who=4 card=II.9
466 1 let [a3b5ab2a]
    got-intrigue who=4 n=1
467 4 pass [398070e1]
468 5 reveal [4e6d8915]
    turned-up-staging who=5 card=exchange
469 5 play [46e43364]
470 5 at:3 [d145d8d0]
    aimed who=5 card=exchange whom=3
471 1 let [64af6d96]
472 5 give:revive [1874ff7c]
    traded who=5 whom=3
473 5 pass [bfcd8382]
474 0 reveal [34e08951]
    turned-up who=0 card=II.3
    exiting who=0 card=II.3
475 1 let [649085f9]
    got-intrigue who=0 n=1
476 0 pass [47027e07]
477 1 reveal [9a968ebc]
    turned-up-staging who=1 card=take-the-lead
478 1 exit [28917ad6]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
479 1 coin:iago [c42b59a0]
480 1 wound:montano [10f64e25]
    used-iago who=1 character=montano
    wounded who=1 character=montano n=1 total=1
    died character=montano
    took-wounds who=1 n=1
481 1 pass [b429d4dc]
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=2
    scene-began scene=3
482 4 improv [ab1f1567]
    improvised who=4
483 4 draw:staging [2413f93c]
484 4 bury:exchange [1b1f1968]
    drew who=4 pile=staging
    buried who=4 pile=staging
485 4 pass [f45f6f65]
486 5 pass [85f0b6c1]
487 0 improv [6e6a143b]
    improvised who=0
488 0 draw:script [5ee1e40e]
489 0 bury:II.12 [466610b1]
    drew who=0 pile=script
    buried who=0 pile=script
490 0 pass [6ba1ad40]
491 1 improv [8c18fc00]
    improvised who=1
492 1 draw:script [622cbe56]
493 1 bury:II.8 [9698a758]
    drew who=1 pile=script
    buried who=1 pile=script
494 1 pass [25c1df0d]
495 2 pass [ad46e7a1]
496 3 pass [1d4ffe88]
497 0 place:miscue [c9ce3c93]
498 1 place:II.1 [73b609c2]
499 2 place:miscue [87dab5f0]
500 3 place:seize [12d26b90]
501 4 place:seize [90e542ab]
502 5 place:villainy [eb6b9bfb]
    placed-all
503 4 pass [8f83a91f]
504 5 pass [c21488e4]
505 0 pass [d673fd65]
506 1 pass [4746797d]
507 2 pass [14df93ac]
508 3 show:exchange [6bcd7820]
509 3 at:1 [a65ed873]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
510 1 let [08f29529]
511 3 give:revive [33f07502]
    traded who=3 whom=1
512 3 pass [7aef72ec]
513 4 reveal [a8cdcea7]
    turned-up-staging who=4 card=seize
    exiting who=4 card=seize
    got-intrigue who=4 n=1
514 4 pass [7fecc526]
515 5 reveal [a70a474b]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
516 1 let [ee9a77f6]
    got-intrigue who=5 n=1
517 5 improv [ddfe4d29]
    improvised who=5
518 5 draw:staging [f980f811]
519 5 bury:II.6 [69044e2a]
    drew who=5 pile=staging
    buried who=5 pile=script
520 5 pass [8c85ca5b]
521 0 reveal [593250da]
    turned-up-staging who=0 card=miscue
522 0 exit [78f756bb]
    exiting who=0 card=miscue
523 1 let [a7fe128d]
    got-intrigue who=0 n=1
524 0 pass [bb64f520]
525 1 reveal [d39879fc]
    turned-up who=1 card=II.1
526 1 play [0c0ab988]
    played who=1 card=II.1
    set-aside card=II.1 character=montano
    got-intrigue who=1 n=2
527 1 pass [a78242ef]
528 2 reveal [67f45973]
    turned-up-staging who=2 card=miscue
529 2 play [b7f2c3f9]
    aimed who=2 card=miscue whom=3
    must-switch whom=3
    drew who=2 pile=staging
530 3 switch:II.11 [312afe7d]
    switched who=3
531 2 place:II.10 [1ded9ca9]
    turned-up who=2 card=II.10
    played who=2 card=II.10
    scored who=2 card=II.10 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
532 2 coin:othello [3533b609]
    used-coin-at who=2 coin=othello whom=3
    took-lead who=2 whom=3
533 2 pass [4ff3c32d]
534 3 reveal [372b96a1]
    turned-up who=3 card=II.11
    exiting who=3 card=II.11
    got-intrigue who=3 n=1
535 3 pass [427bf236]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    scene-began scene=4
536 3 improv [8e494941]
    improvised who=3
537 3 draw:staging [f8592621]
538 3 bury:miscue [168b08af]
    drew who=3 pile=staging
    buried who=3 pile=staging
539 3 pass [2d7422e8]
540 4 pass [8c51b4cc]
541 5 show:exchange [17d3dad1]
542 5 at:0 [a441aca2]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
543 0 let [f3988553]
544 5 give:seize [05c773ea]
    traded who=5 whom=0
545 5 pass [b0ae6ac2]
546 0 pass [39601c30]
547 1 improv [42cc6759]
    improvised who=1
548 1 draw:staging [0a631326]
549 1 bury:take-the-lead [b8d0d744]
    drew who=1 pile=staging
    buried who=1 pile=staging
550 1 show:no-drama [c648fd05]
    no-drama who=1
    drew who=1 pile=staging
551 1 pass [507826a6]
552 2 pass [cd92722f]
553 0 place:seize [dcbfc2a5]
554 1 place:II.9 [8c960c65]
555 2 place:exchange [d3295aec]
556 3 place:villainy [efa90150]
557 4 place:take-the-lead [3f98f037]
558 5 place:II.7 [ddf1cab7]
    placed-all
559 3 pass [088d46d1]
560 4 pass [de54e21e]
561 5 pass [c4a5976a]
562 0 improv [05b8319b]
    improvised who=0
563 0 switch:take-the-lead [04c0f9dd]
    switched who=0
564 0 pass [4e1ec8c7]
565 1 pass [4568fe35]
566 2 pass [6d5c3ce9]
567 3 reveal [41941a38]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
568 1 let [5d8a8696]
569 2 let [020651ef]
570 4 let [197f010f]
    got-intrigue who=3 n=1
571 3 pass [6aeb14b4]
572 4 improv [867c013b]
    improvised who=4
573 4 draw:staging [8691185d]
574 4 bury:seize [2e4b97e7]
    drew who=4 pile=staging
    buried who=4 pile=staging
575 4 show:exchange [7841c89a]
576 4 at:5 [4fee8a23]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
577 1 let [7b06dd99]
578 2 let [ac747e3a]
579 4 look [117d0289]
    looked who=4 whom=5
580 4 take:II.5 [54b66a24]
581 4 give:revive [a8c90aaa]
    traded who=4 whom=5
582 4 reveal [14b20d15]
    turned-up-staging who=4 card=take-the-lead
583 4 exit [075af4d7]
    exiting who=4 card=take-the-lead
584 1 let [22988919]
585 2 let [7114b3e9]
    got-intrigue who=4 n=1
586 4 pass [49fa297e]
587 5 reveal [e1a2b056]
    turned-up who=5 card=II.7
588 5 exit [91ea8dfb]
    exiting who=5 card=II.7
589 1 let [06ce573b]
590 2 let [a977f873]
    got-intrigue who=5 n=1
591 5 improv [045b0f28]
    improvised who=5
592 5 draw:script [5fe4f937]
593 5 bury:II.8 [9c1a07ab]
    drew who=5 pile=script
    buried who=5 pile=script
594 5 pass [3a8933d7]
595 0 reveal [d25d9da1]
    turned-up-staging who=0 card=take-the-lead
596 0 exit [5be4f34d]
    exiting who=0 card=take-the-lead
597 1 let [fa1b8f3d]
598 2 let [21f16d0d]
    got-intrigue who=0 n=1
599 0 pass [90f760f0]
600 1 reveal [55161fa9]
    turned-up who=1 card=II.9
    exiting who=1 card=II.9
    got-intrigue who=1 n=1
601 1 pass [38a4dd02]
602 2 improv [bcd3f707]
    improvised who=2
603 2 draw:staging [33e3b83a]
604 2 bury:take-the-lead [863f4189]
    drew who=2 pile=staging
    buried who=2 pile=staging
605 2 reveal [fb1fb7c1]
    turned-up-staging who=2 card=exchange
606 2 play [582ba93b]
607 2 at:0 [0a0f5e64]
    aimed who=2 card=exchange whom=0
608 0 let [0b017e23]
609 2 give:take-the-lead [55dbb120]
    traded who=2 whom=0
610 2 pass [472997e5]
    drew who=2 pile=script
    reshuffled pile=script n=2
    drew who=3 pile=script
    drew who=4 pile=script
    script-empty
    drew who=5 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=1
    drew who=1 pile=staging
    scene-began scene=5
611 3 improv [6ed14374]
    improvised who=3
612 3 bury:take-the-lead [794e45e5]
    drew who=3 pile=staging
    buried who=3 pile=staging
613 3 pass [54d5cf99]
614 4 pass [1678492b]
615 5 pass [a8025726]
616 0 improv [98450917]
    improvised who=0
617 0 bury:take-the-lead [d5960134]
    drew who=0 pile=staging
    buried who=0 pile=staging
618 0 pass [94dd3abe]
619 1 pass [2cb4c237]
620 2 pass [2bf43bf7]
621 0 place:II.3 [31e0fd3d]
622 1 place:no-drama [50ad5de4]
623 2 place:II.8 [ecc8a214]
624 3 place:villainy [67538409]
625 4 place:II.5 [429a88ca]
626 5 place:II.11 [be5e05cd]
    placed-all
627 3 pass [d5641201]
628 4 improv [604472cd]
    improvised who=4
629 4 switch:II.7 [18670e72]
    switched who=4
630 4 pass [da6e997f]
631 5 pass [d4e3e73a]
632 0 pass [e128d6b2]
633 1 improv [3df739ad]
    improvised who=1
634 1 switch:revive [8033fe64]
    switched who=1
635 1 pass [5c6523e1]
636 2 pass [265cd1e4]
637 3 reveal [a28c3a5d]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
638 1 let [5bf788f1]
    got-intrigue who=3 n=1
639 3 show:exchange [c3087a71]
640 3 at:5 [c63eea49]
    showed-exchange who=3 whom=5
    drew who=3 pile=staging
641 1 let [44d76257]
642 3 give:villainy [8bf11b45]
    traded who=3 whom=5
643 3 pass [6b06a19e]
644 4 reveal [916dfb1d]
    turned-up who=4 card=II.7
645 4 play [77a4de6f]
    played who=4 card=II.7
646 1 let [2604b46e]
    scored who=4 card=II.7 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=roderigo
647 4 coin:roderigo [4042cf31]
648 4 at:5 [f05e5df4]
    used-coin-at who=4 coin=roderigo whom=5
649 4 give:II.12 [87a1accb]
    traded who=4 whom=5
650 4 pass [a4c28913]
651 5 reveal [7a7ef118]
    turned-up who=5 card=II.11
    exiting who=5 card=II.11
652 1 let [bbea37b6]
    got-intrigue who=5 n=1
653 5 pass [5b54729b]
654 0 reveal [067bbad8]
    turned-up who=0 card=II.3
    exiting who=0 card=II.3
655 1 let [5d9f034e]
    got-intrigue who=0 n=1
656 0 pass [6d89f2d9]
657 1 reveal [b955db6c]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
658 1 show:no-drama [008eac32]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=2
659 1 pass [86c4fc72]
660 2 reveal [133ad062]
    turned-up who=2 card=II.8
    exiting who=2 card=II.8
    got-intrigue who=2 n=1
661 2 improv [dd018472]
    improvised who=2
662 2 draw:script [6054feea]
663 2 bury:II.6 [ed116466]
    drew who=2 pile=script
    buried who=2 pile=script
664 2 pass [f7c1b674]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=6
665 3 improv [97fc57cb]
    improvised who=3
666 3 draw:script [39528c85]
667 3 bury:II.9 [cd237442]
    drew who=3 pile=script
    buried who=3 pile=script
668 3 pass [bd237524]
669 4 show:exchange [27311af5]
670 4 at:5 [66cdb518]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
671 5 let [97b7b07c]
672 4 give:II.5 [13918c80]
    traded who=4 whom=5
673 4 show:exchange [a6e74db5]
674 4 at:3 [4c0b5f60]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
675 4 give:miscue [95c34419]
    traded who=4 whom=3
676 4 pass [0eecc66b]
677 5 pass [f97146c7]
678 0 pass [8ec8b467]
679 1 pass [ae58f2e0]
680 2 pass [9d3b205c]
681 0 place:take-the-lead [35888c6d]
682 1 place:exchange [5cb9af19]
683 2 place:seize [5ef3d109]
684 3 place:miscue [9a36a27b]
685 4 place:II.8 [1fa0e66a]
686 5 place:seize [f8269f49]
    placed-all
687 3 pass [375e83af]
688 4 improv [cd7db151]
    improvised who=4
689 4 switch:take-the-lead [c599de99]
    switched who=4
690 4 pass [cffc1a54]
691 5 pass [3078f778]
692 0 pass [1deb84ca]
693 1 improv [54389863]
    improvised who=1
694 1 switch:II.6 [f0f1174f]
    switched who=1
695 1 pass [351beae5]
696 2 pass [f2df85e9]
697 3 reveal [54f4a805]
    turned-up-staging who=3 card=miscue
698 3 exit [ce82d607]
    exiting who=3 card=miscue
699 0 let [985ca606]
700 5 seize [b44da0ab]
    seized by=5 who=3 card=miscue
    got-spotlight who=5 n=1
701 4 reveal [c9b5eca6]
    turned-up-staging who=4 card=take-the-lead
702 4 exit [d9b2332e]
    exiting who=4 card=take-the-lead
703 0 let [d536ab6d]
    got-intrigue who=4 n=1
704 4 pass [2238e4bf]
705 0 reveal [2bf9eaed]
    turned-up-staging who=0 card=take-the-lead
706 0 exit [8dc488dd]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
707 0 pass [e18db31c]
708 1 reveal [c2268c29]
    turned-up who=1 card=II.6
709 1 exit [ad51724e]
    exiting who=1 card=II.6
    got-intrigue who=1 n=1
710 1 show:exchange [0b5c6050]
711 1 at:3 [ff9b1d4e]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
712 5 spotlight [06d70f42]
    stole-spotlight by=5 who=1
713 1 show:no-drama [d2355c5c]
    no-drama who=1
    drew who=1 pile=staging
    defeated who=1 by=5
714 1 give:take-the-lead [9a6cda8a]
    traded who=1 whom=3
715 1 pass [97501f4b]
716 2 reveal [062065c9]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
717 2 improv [5d93f4ba]
    improvised who=2
718 2 draw:script [2743bc7b]
719 2 bury:II.11 [7cd913ed]
    drew who=2 pile=script
    buried who=2 pile=script
720 2 pass [96670ce5]
    drew who=2 pile=script
    reshuffled pile=script n=1
721 3 draw:script [c113703b]
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=2
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=7
    final-scene
722 3 pass [2aeacb27]
723 4 improv [2caba0af]
    improvised who=4
724 4 bury:take-the-lead [1c972ea1]
    drew who=4 pile=staging
    buried who=4 pile=staging
725 4 pass [ca113ff9]
726 5 pass [1046ad6d]
727 0 pass [b854367e]
728 1 show:exchange [377f54b6]
729 1 at:0 [809e6b77]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
730 0 let [28e6a1d8]
731 1 give:miscue [adaf5c90]
    traded who=1 whom=0
732 1 pass [34be496d]
733 2 pass [f38859c9]
734 0 place:miscue [fdd21540]
735 1 place:villainy [86b3e2c0]
736 2 place:miscue [9bf52657]
737 3 place:revive [feeffe87]
738 4 place:II.8 [b84a7ac1]
739 5 place:II.5 [706e2bd7]
    placed-all
740 3 pass [64072e17]
741 4 pass [ace81dc6]
742 5 pass [7a785209]
743 0 pass [10412c28]
744 1 pass [52814f59]
745 2 pass [bc6e8e27]
746 3 reveal [dc7d81e2]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
747 0 let [55571767]
    got-intrigue who=3 n=1
748 3 improv [e46f5acc]
    improvised who=3
749 3 bury:seize [bd876886]
    drew who=3 pile=staging
    buried who=3 pile=staging
750 3 pass [cd0d8f44]
751 4 reveal [efe003c6]
    turned-up who=4 card=II.8
752 4 play [afb895bc]
    played who=4 card=II.8
753 0 let [d1e03a46]
    scored who=4 card=II.8 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=cassio
754 4 coin:cassio [75892de6]
    used-coin who=4 coin=cassio
755 4 bury:take-the-lead [2cbf8555]
    drew who=4 pile=staging
    buried who=4 pile=staging
756 4 pass [41523cf5]
757 5 reveal [9475b69b]
    turned-up who=5 card=II.5
    exiting who=5 card=II.5
758 0 let [5288e871]
    got-intrigue who=5 n=1
759 5 improv [29fd5a0f]
    improvised who=5
760 5 draw:script [e8536ed5]
761 5 bury:II.12 [354f7f1e]
    reshuffled pile=script n=1
    drew who=5 pile=script
    buried who=5 pile=script
762 5 pass [54d4e327]
763 0 improv [2bf4a42e]
    improvised who=0
764 0 draw:staging [e2deea35]
765 0 bury-placed [1cb80258]
    drew who=0 pile=staging
    buried who=0 pile=staging
766 0 reveal [3dc0d03f]
    turned-up-staging who=0 card=no-drama
767 0 play [005eb3b2]
    played who=0 card=no-drama
    no-drama who=0
768 0 pass [e1433799]
769 1 reveal [b43332f2]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
770 1 pass [cca0b28f]
771 2 reveal [da7ee1fa]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
772 2 improv [770e1097]
    improvised who=2
773 2 draw:script [7e82fffc]
774 2 bury:II.9 [245ee340]
    drew who=2 pile=script
    buried who=2 pile=script
775 2 pass [6f78e1bd]
    act-ran-out act=II
    tallied who=0 n=0
    tallied who=1 n=5
    tallied who=2 n=2
    tallied who=3 n=3
    tallied who=4 n=3
    tallied who=5 n=0
    lead-cast who=5
776 0 discard:seize [54560138]
    discarded who=0 card=seize
    drew who=2 pile=staging
777 4 discard:revive [3429cafd]
    discarded who=4 card=revive
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    act-began act=III who=5
    scene-began scene=1
778 0 pass [f96f20f8]
779 1 pass [678167bb]
780 2 show:exchange [7c4f38d7]
781 2 at:0 [845fd297]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
782 2 give:exchange [16475637]
    traded who=2 whom=0
783 2 pass [f981d79f]
784 3 pass [913d0638]
785 4 improv [d46b8235]
    improvised who=4
786 4 draw:script [e3bdcb46]
787 4 bury:III.10 [679316ee]
    drew who=4 pile=script
    buried who=4 pile=script
788 4 pass [eda01035]
789 5 pass [eb67ffa4]
790 0 place:III.13 [22f9d9a0]
791 1 place:III.8 [2c8ea811]
792 2 place:III.4 [4920ec4a]
793 3 place:no-drama [ddcabfcd]
794 4 place:villainy [15c3e564]
795 5 place:III.14 [23b82b15]
    placed-all
796 0 show:exchange [b12a8790]
797 0 at:4 [5c6092dc]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
798 0 give:seize [d53e9347]
    traded who=0 whom=4
799 0 pass [8df39f93]
800 1 improv [59313802]
    improvised who=1
801 1 switch:take-the-lead [88390c33]
    switched who=1
802 1 pass [1aff41f4]
803 2 pass [29ebd747]
804 3 pass [9213b8a6]
805 4 pass [bffa2312]
806 5 pass [2fea2c47]
807 0 reveal [ba4b4f20]
    turned-up who=0 card=III.13
808 0 exit [0b237821]
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
809 0 pass [7380ee06]
810 1 reveal [b55f5fbe]
    turned-up-staging who=1 card=take-the-lead
811 1 play [cbb5c6da]
    aimed who=1 card=take-the-lead whom=5
    took-lead who=1 whom=5
812 1 pass [f58630c4]
813 2 reveal [d7052844]
    turned-up who=2 card=III.4
814 2 play [77c9ad3d]
    played who=2 card=III.4
    scored who=2 card=III.4 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
815 2 pass [223e57f7]
816 3 reveal [ea6a04e1]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
817 3 improv [ae8eaa19]
    improvised who=3
818 3 draw:staging [8995d54a]
819 3 bury:III.3 [52030659]
    drew who=3 pile=staging
    buried who=3 pile=script
820 3 pass [b3296ab4]
821 4 reveal [0d38485c]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
822 4 pass [e3dda471]
823 5 reveal [624bb1a1]
    turned-up who=5 card=III.14
824 5 play [d9e04d0d]
    played who=5 card=III.14
    scored who=5 card=III.14 n=2
    got-coin who=5 coin=cassio
    got-handkerchief who=5
825 5 coin:cassio [008b8b4f]
    used-coin who=5 coin=cassio
826 5 draw:staging [96501af6]
827 5 bury:III.7 [e1734e84]
    drew who=5 pile=staging
    buried who=5 pile=script
828 5 pass [888e774d]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
829 2 improv [0a29dd6d]
    improvised who=2
830 2 draw:script [68f1fb6a]
831 2 bury:III.11 [a70ff732]
    drew who=2 pile=script
    buried who=2 pile=script
832 2 pass [a7979c96]
833 3 pass [bdf8748c]
834 4 improv [c9fb34dd]
    improvised who=4
835 4 draw:staging [db2c2d77]
836 4 bury:III.10 [2f0eec8d]
    drew who=4 pile=staging
    buried who=4 pile=script
837 4 pass [8da6992f]
838 5 pass [c80e66de]
839 0 show:exchange [8a0e93ea]
840 0 at:2 [445bf637]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=14
841 2 let [1e4414b8]
842 0 give:seize [43bf6f43]
    traded who=0 whom=2
843 0 improv [2731d1fb]
    improvised who=0
844 0 draw:staging [30ce7af0]
845 0 bury:III.3 [8c564165]
    drew who=0 pile=staging
    buried who=0 pile=script
846 0 pass [dcc572ce]
847 1 pass [05a31d96]
848 0 place:seize [b09ccb46]
849 1 place:III.12 [a88589af]
850 2 place:take-the-lead [21c94eb4]
851 3 place:III.15 [b52e28a4]
852 4 place:III.5 [9dd1cbaa]
853 5 place:revive [b7bc4670]
    placed-all
854 2 pass [e68e7cfa]
855 3 pass [e01c650b]
856 4 pass [20f305d6]
857 5 pass [30850f26]
858 0 pass [2227540c]
859 1 pass [900d13aa]
860 2 coin:desdemona [1995dd25]
    no-drama-coin who=2
861 2 reveal [8e896f90]
    turned-up-staging who=2 card=take-the-lead
862 2 play [f86eec00]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
863 2 pass [fdca1996]
864 3 reveal [bfe4a2ea]
    turned-up who=3 card=III.15
    played who=3 card=III.15
    failed who=3 card=III.15
865 3 pass [9b2ba7e1]
866 4 reveal [df5cc8a9]
    turned-up who=4 card=III.5
    exiting who=4 card=III.5
    got-intrigue who=4 n=1
867 4 pass [d86e9ca1]
868 5 reveal [04663df9]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
869 5 improv [84bfad82]
    improvised who=5
870 5 draw:staging [e772fad6]
871 5 bury:take-the-lead [3d352ec5]
    drew who=5 pile=staging
    buried who=5 pile=staging
872 5 pass [9ce608d8]
873 0 reveal [b9e846d6]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
874 0 pass [3241e8fb]
875 1 reveal [70285ad8]
    turned-up who=1 card=III.12
876 1 exit [312f9c91]
    exiting who=1 card=III.12
    got-intrigue who=1 n=1
877 1 improv [6f621065]
    improvised who=1
878 1 draw:staging [c203041e]
879 1 bury:III.6 [5d49371c]
    drew who=1 pile=staging
    buried who=1 pile=script
880 1 pass [383af8e6]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
881 3 show:exchange [efaf1873]
882 3 at:0 [ab7f0b21]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
883 0 show:no-drama [d1626898]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=3 whom=0
884 3 show:exchange [30aa98a0]
885 3 at:4 [ec852fbd]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
886 4 let [b886c870]
887 3 give:no-drama [5fc26cf4]
    traded who=3 whom=4
888 3 pass [a6dcc045]
889 4 pass [3e815058]
890 5 pass [3838a0b1]
891 0 pass [b5fd4adb]
892 1 pass [9139eee2]
893 2 pass [43cf5477]
894 0 place:III.10 [0edf95e2]
895 1 place:III.8 [3acbb2a2]
896 2 place:seize [a0b9926c]
897 3 place:seize [54acd894]
898 4 place:III.9 [32d1324a]
899 5 place:take-the-lead [3c439b36]
    placed-all
900 3 pass [97ead069]
901 4 pass [a06d1954]
902 5 pass [d40fad34]
903 0 pass [56725957]
904 1 pass [63da980b]
905 2 pass [9bc06587]
906 3 reveal [c9ee8c8c]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
907 3 improv [4545fe99]
    improvised who=3
908 3 draw:script [29547b4c]
909 3 bury:III.1 [9221819f]
    drew who=3 pile=script
    buried who=3 pile=script
910 3 pass [8762c643]
911 4 show:no-drama [e9f54c82]
    no-drama who=4
    drew who=4 pile=staging
912 4 show:exchange [1ad9a0be]
913 4 at:3 [2bc161c2]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
914 4 give:take-the-lead [a0ede4af]
    traded who=4 whom=3
915 4 reveal [f77facfb]
    turned-up who=4 card=III.9
    exiting who=4 card=III.9
    got-intrigue who=4 n=1
916 4 improv [21c615cc]
    improvised who=4
917 4 draw:staging [44ffa1a9]
918 4 bury:villainy [0ab8016d]
    drew who=4 pile=staging
    buried who=4 pile=staging
919 4 pass [f56202a5]
920 5 reveal [56ed4b9d]
    turned-up-staging who=5 card=take-the-lead
921 5 exit [8dcc9830]
    exiting who=5 card=take-the-lead
    got-intrigue who=5 n=1
922 5 pass [3494fa3a]
923 0 reveal [4197ac11]
    turned-up who=0 card=III.10
924 0 play [2afd6a0a]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
925 0 improv [2a9d92bb]
    improvised who=0
926 0 draw:staging [eff5b6e7]
927 0 bury:miscue [ee82c01b]
    drew who=0 pile=staging
    buried who=0 pile=staging
928 0 pass [c0d57dc5]
929 1 reveal [c8881c86]
    turned-up who=1 card=III.8
930 1 play [2e4d00b5]
    played who=1 card=III.8
    scored who=1 card=III.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
931 1 show:no-drama [984559ac]
    no-drama who=1
    drew who=1 pile=staging
932 1 coin:othello [bfa7d0e5]
    used-coin-at who=1 coin=othello whom=2
    took-lead who=1 whom=2
933 1 pass [4968ae77]
934 2 reveal [e1536003]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
935 2 improv [a2d05d98]
    improvised who=2
936 2 draw:staging [2dfa572c]
937 2 bury:III.2 [b41bd769]
    drew who=2 pile=staging
    buried who=2 pile=script
938 2 pass [4ba34571]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=4 pile=staging
    reshuffled pile=staging n=9
    drew who=5 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    scene-began scene=4
939 2 pass [59ae4f90]
940 3 pass [f0e1b33c]
941 4 show:exchange [2c2b6033]
942 4 at:2 [742fadb6]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
943 4 give:revive [c87208e3]
    traded who=4 whom=2
944 4 show:exchange [055202a6]
945 4 at:2 [01013663]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
946 4 give:exchange [5c71662b]
    traded who=4 whom=2
947 4 pass [6a487020]
948 5 pass [5a41e07b]
949 0 pass [87af66a1]
950 1 pass [5b46c55a]
951 0 place:revive [eea9829f]
952 1 place:seize [6d243b4a]
953 2 place:take-the-lead [3abd91e6]
954 3 place:III.1 [3e16aac1]
955 4 place:III.6 [53ed103f]
956 5 place:III.11 [6b4b2050]
    placed-all
957 2 show:exchange [545553dd]
958 2 at:0 [2d09f18e]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
959 2 give:take-the-lead [a62d1407]
    traded who=2 whom=0
960 2 pass [c8fcf99b]
961 3 pass [e0ef5d7c]
962 4 pass [b674f541]
963 5 pass [92ccd15c]
964 0 coin:othello [f1d49610]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
965 0 pass [e4ca6384]
966 1 pass [6e707997]
967 1 reveal [4166de61]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
968 1 improv [ebeb3259]
    improvised who=1
969 1 draw:staging [5828b5f7]
970 1 bury:villainy [0ab0f2f8]
    drew who=1 pile=staging
    buried who=1 pile=staging
971 1 pass [3182314e]
972 2 reveal [da6efaf8]
    turned-up-staging who=2 card=take-the-lead
973 2 play [59a91870]
    aimed who=2 card=take-the-lead whom=0
974 5 let [74111ada]
    took-lead who=2 whom=0
975 2 pass [314e1a5a]
976 3 reveal [53b51607]
    turned-up who=3 card=III.1
977 3 play [db0652a2]
    played who=3 card=III.1
978 5 let [4fb1250b]
    scored who=3 card=III.1 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=cassio
979 3 coin:cassio [86832207]
    used-coin who=3 coin=cassio
980 3 draw:staging [8860e777]
981 3 bury:III.3 [532f21ff]
    drew who=3 pile=staging
    buried who=3 pile=script
982 3 pass [2f45e8df]
983 4 reveal [c60016f5]
    turned-up who=4 card=III.6
984 4 exit [9c6bec73]
    exiting who=4 card=III.6
985 5 let [172272c1]
    got-intrigue who=4 n=1
986 4 improv [dc07145f]
    improvised who=4
987 4 draw:script [9dbf1fc2]
988 4 bury:III.7 [2a1720b4]
    drew who=4 pile=script
    buried who=4 pile=script
989 4 pass [61162e65]
990 5 improv [9f09d7c3]
    improvised who=5
991 5 draw:staging [5f888fe3]
992 5 bury-placed [37945936]
    drew who=5 pile=staging
    buried who=5 pile=script
993 5 show:exchange [ea64f9a6]
994 5 at:0 [eed47144]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
995 5 give:III.2 [38efd04d]
    traded who=5 whom=0
996 5 reveal [12ba4286]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
997 5 pass [3786702f]
998 0 reveal [ea443c43]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
999 0 pass [ce989344]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    reshuffled pile=staging n=11
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=5
1000 3 show:exchange [27d2162b]
1001 3 at:1 [21ce99e3]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1002 3 give:seize [f83b6d6a]
    traded who=3 whom=1
1003 3 improv [d42948b0]
    improvised who=3
1004 3 draw:staging [c08704b6]
1005 3 bury:take-the-lead [55f13e4d]
    drew who=3 pile=staging
    buried who=3 pile=staging
1006 3 pass [cad15fd6]
1007 4 pass [44b1f844]
1008 5 pass [23ccdf8c]
1009 0 improv [6f1d8f27]
    improvised who=0
1010 0 draw:script [f1521273]
1011 0 bury:III.9 [4a128f8a]
    drew who=0 pile=script
    buried who=0 pile=script
1012 0 pass [1ad96527]
1013 1 pass [4974f3c3]
1014 2 pass [b839141d]
1015 0 place:miscue [7183c86e]
1016 1 place:villainy [e5110fed]
1017 2 place:revive [b4654684]
1018 3 place:exchange [dfd113a8]
1019 4 place:take-the-lead [77187ca0]
1020 5 place:seize [1ef44b43]
    placed-all
1021 3 pass [07883fe1]
1022 4 pass [62152c6d]
1023 5 improv [349dd644]
    improvised who=5
1024 5 switch:revive [2bcdcd38]
    switched who=5
1025 5 pass [1a20f421]
1026 0 pass [bee6e222]
1027 1 pass [75af83bb]
1028 2 pass [98ff6c4c]
1029 3 reveal [10518666]
    turned-up-staging who=3 card=exchange
1030 3 play [b465a2ad]
1031 3 at:1 [42ea2622]
    aimed who=3 card=exchange whom=1
1032 3 give:take-the-lead [dbd5e56c]
    traded who=3 whom=1
1033 3 pass [50895a53]
1034 4 reveal [749f0682]
    turned-up-staging who=4 card=take-the-lead
1035 4 play [94f51ff6]
    aimed who=4 card=take-the-lead whom=2
    took-lead who=4 whom=2
1036 4 pass [d856c190]
1037 5 reveal [ce55c851]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
1038 5 pass [c7618aff]
1039 0 reveal [eb706524]
    turned-up-staging who=0 card=miscue
1040 0 play [1cfb3ef6]
1041 0 at:2 [29b08171]
    aimed who=0 card=miscue whom=2
    must-switch whom=2
    drew who=0 pile=staging
1042 2 switch:seize [4993da88]
    switched who=2
1043 0 place:seize [5224f7aa]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1044 0 pass [236eaa1b]
1045 1 reveal [a62cd55a]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1046 1 pass [247cea3e]
1047 2 reveal [353d7af9]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1048 2 improv [0bc2ad55]
    improvised who=2
1049 2 draw:staging [0876f60c]
1050 2 bury:III.5 [5f879599]
    drew who=2 pile=staging
    buried who=2 pile=script
1051 2 pass [55f4eda0]
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    scene-began scene=6
1052 5 improv [cd5d3c3f]
    improvised who=5
1053 5 bury:seize [4ff10525]
    drew who=5 pile=staging
    buried who=5 pile=staging
1054 5 pass [4db7d3e2]
1055 0 improv [64e3e156]
    improvised who=0
1056 0 bury:III.3 [298699c4]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
1057 0 pass [70640b5c]
1058 1 pass [d9d14c7c]
1059 2 pass [64153715]
1060 3 pass [354b2482]
1061 4 pass [660d9b6b]
1062 0 place:III.2 [a7481e57]
1063 1 place:seize [3cc7477c]
1064 2 place:no-drama [fb2cfa5a]
1065 3 place:III.13 [236ee50e]
1066 4 place:III.7 [a157540a]
1067 5 place:miscue [6f48da8f]
    placed-all
1068 5 show:exchange [0dc97365]
1069 5 at:0 [16e17e83]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
1070 5 give:III.11 [341cab0e]
    traded who=5 whom=0
1071 5 show:exchange [b01f5ac3]
1072 5 at:2 [9335ddcc]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
1073 5 give:III.15 [24731d33]
    traded who=5 whom=2
1074 5 pass [1675f45e]
1075 0 pass [a570665c]
1076 1 pass [62a92f85]
1077 2 pass [26e3143e]
1078 3 show:exchange [ea96cd32]
1079 3 at:1 [3e8ca9e5]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1080 1 let [444964ca]
1081 3 give:revive [28c9c9bd]
    traded who=3 whom=1
1082 3 pass [e3acc34d]
1083 4 pass [ee700eb8]
1084 5 reveal [9595e36b]
    turned-up-staging who=5 card=miscue
1085 5 play [2deb5441]
1086 5 at:4 [5241674e]
    aimed who=5 card=miscue whom=4
1087 1 let [e5098638]
    must-switch whom=4
    drew who=5 pile=staging
1088 4 switch:villainy [8d58ffdd]
    switched who=4
1089 5 place:no-drama [5f2209cd]
    turned-up-staging who=5 card=no-drama
    exiting who=5 card=no-drama
    got-intrigue who=5 n=1
1090 5 pass [1c093e41]
1091 0 reveal [8775b84b]
    turned-up who=0 card=III.2
1092 0 exit [dc52ec8f]
    exiting who=0 card=III.2
1093 1 seize [53b18b53]
    seized by=1 who=0 card=III.2
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1094 1 coin:desdemona [4f3260f6]
    no-drama-coin who=1
1095 2 reveal [bacc16a4]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1096 2 pass [a9d169d9]
1097 3 reveal [20cb552b]
    turned-up who=3 card=III.13
1098 3 play [e01d7ea5]
    played who=3 card=III.13
    scored who=3 card=III.13 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=emilia
1099 3 improv [5cb7d0b6]
    improvised who=3
1100 3 draw:staging [b91ef4a5]
1101 3 bury:villainy [f51ca36b]
    drew who=3 pile=staging
    buried who=3 pile=staging
1102 3 pass [9da14695]
1103 4 reveal [d5c89bad]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
1104 4 pass [dce2dcfa]
    drew who=4 pile=script
    script-empty
    drew who=5 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=7
1105 5 pass [31b2416d]
1106 0 pass [d15ee297]
1107 1 pass [56d525a3]
1108 2 improv [d8928f7e]
    improvised who=2
1109 2 bury:miscue [74669943]
    drew who=2 pile=staging
    buried who=2 pile=staging
1110 2 pass [a9590b1f]
1111 3 pass [fdd66b38]
1112 4 pass [866c562a]
1113 0 place:no-drama [d20a36bb]
1114 1 place:seize [40af7ed1]
1115 2 place:revive [5fbc4e15]
1116 3 place:take-the-lead [178f0280]
1117 4 place:miscue [4dcb2487]
1118 5 place:take-the-lead [e83c7837]
    placed-all
1119 5 pass [d59e9f9a]
1120 0 pass [6721fb04]
1121 1 improv [24a92bc0]
    improvised who=1
1122 1 switch:take-the-lead [0d39a24d]
    switched who=1
1123 1 pass [40a85c83]
1124 2 pass [bd4fdded]
1125 3 show:exchange [35679c1b]
1126 3 at:4 [324d8872]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
1127 4 let [c5f551bb]
1128 3 give:take-the-lead [367ac308]
    traded who=3 whom=4
1129 3 pass [cf4500ae]
1130 4 pass [8b23a3e4]
1131 5 improv [18a2a619]
    improvised who=5
1132 5 bury-placed [f22adbb3]
    drew who=5 pile=staging
    buried who=5 pile=staging
1133 5 reveal [7a8395b8]
    turned-up-staging who=5 card=exchange
1134 5 play [56b5c684]
1135 5 at:2 [1004e412]
    aimed who=5 card=exchange whom=2
1136 4 let [f1d5e26c]
1137 5 give:seize [c2caad01]
    traded who=5 whom=2
1138 5 pass [6376d883]
1139 0 reveal [5347dc1f]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1140 0 pass [86c7fe67]
1141 1 reveal [a53c9084]
    turned-up-staging who=1 card=take-the-lead
1142 1 play [35c34b5a]
    aimed who=1 card=take-the-lead whom=4
1143 4 let [fdd1fffa]
    took-lead who=1 whom=4
1144 1 pass [84acb31e]
1145 2 reveal [5a2eb9c0]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
1146 4 let [cc137582]
    got-intrigue who=2 n=1
1147 2 pass [ce606daa]
1148 3 reveal [b593867f]
    turned-up-staging who=3 card=take-the-lead
1149 3 exit [9329e08e]
    exiting who=3 card=take-the-lead
1150 4 let [a52e0898]
    got-intrigue who=3 n=1
1151 3 improv [1e4d0b6f]
    improvised who=3
1152 3 bury:revive [b677a71e]
    drew who=3 pile=staging
    buried who=3 pile=staging
1153 3 pass [e9f866c6]
1154 4 reveal [ed6b23df]
    turned-up-staging who=4 card=miscue
1155 4 improv [c2ddc9f3]
    improvised who=4
1156 4 bury:III.7 [90354ba2]
    drew who=4 pile=staging
    buried who=4 pile=script
    exiting who=4 card=miscue
    got-intrigue who=4 n=1
1157 4 show:exchange [35a56f1a]
1158 4 at:5 [ca305f2f]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
1159 4 give:miscue [71a0d264]
    traded who=4 whom=5
1160 4 pass [1bfc0915]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
1161 2 pass [b7a40c5b]
1162 3 pass [db4b0080]
1163 4 improv [a113246f]
    improvised who=4
1164 4 bury:seize [c374b793]
    drew who=4 pile=staging
    buried who=4 pile=staging
1165 4 pass [84ca63b6]
1166 5 pass [96a5bedc]
1167 0 show:exchange [f648755d]
1168 0 at:2 [9ad9fb2c]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1169 2 let [2ec37382]
1170 0 give:seize [f95fce11]
    traded who=0 whom=2
1171 0 pass [fa0bc7a1]
1172 1 pass [0a0c9f57]
1173 0 place:take-the-lead [431e0522]
1174 1 place:seize [c9285ba2]
1175 2 place:III.6 [e4079f62]
1176 3 place:III.3 [d4860bac]
1177 4 place:take-the-lead [c1ddfbe0]
1178 5 place:III.15 [79b105ea]
    placed-all
1179 2 improv [66bb9582]
    improvised who=2
1180 2 switch:seize [87101f3c]
    switched who=2
1181 2 pass [e581cd5c]
1182 3 pass [b5e59ae9]
1183 4 pass [c54a7330]
1184 5 pass [b0857bd9]
1185 0 improv [39f288af]
    improvised who=0
1186 0 switch:III.9 [15b37d8d]
    switched who=0
1187 0 pass [b975f722]
1188 1 pass [625e34e5]
1189 2 show:exchange [b5b13091]
1190 2 at:5 [926b136a]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
1191 2 give:III.6 [8cb98835]
    traded who=2 whom=5
1192 2 reveal [89bac310]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1193 2 pass [812dd483]
1194 3 reveal [b3775424]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
    got-intrigue who=3 n=1
1195 3 show:no-drama [3baeb99b]
    no-drama who=3
    drew who=3 pile=staging
    reshuffled pile=script n=1
1196 3 pass [f0797b7b]
1197 4 reveal [c866aeb6]
    turned-up-staging who=4 card=take-the-lead
1198 4 play [d8f096e7]
    aimed who=4 card=take-the-lead whom=1
    took-lead who=4 whom=1
1199 4 pass [b9826962]
1200 5 reveal [04612be1]
    turned-up who=5 card=III.15
    played who=5 card=III.15
    failed who=5 card=III.15
1201 5 pass [a46da6d6]
1202 0 reveal [b4e05524]
    turned-up who=0 card=III.9
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
1203 0 pass [459b3260]
1204 1 reveal [3d83c8b7]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1205 1 pass [1d39c0cc]
    drew who=4 pile=script
    reshuffled pile=script n=2
    drew who=5 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=2
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=9
    final-scene
1206 5 pass [b14d3978]
1207 0 pass [1272fec9]
1208 1 improv [1727a5d4]
    improvised who=1
1209 1 bury:III.5 [77ae3655]
    drew who=1 pile=staging
    buried who=1 pile=script
1210 1 pass [c0245a75]
1211 2 pass [c846c2d6]
1212 3 pass [8825fa84]
1213 4 pass [dc919dd4]
1214 0 place:III.11 [8b46db46]
1215 1 place:III.7 [b771dea0]
1216 2 place:seize [12982c8c]
1217 3 place:miscue [68713ed8]
1218 4 place:take-the-lead [1868542b]
1219 5 place:seize [9092bffd]
    placed-all
1220 5 pass [42153f52]
1221 0 pass [ed6bf0fe]
1222 1 pass [2208be05]
1223 2 show:no-drama [49e23f5e]
    no-drama who=2
    drew who=2 pile=staging
1224 2 pass [80c68c4d]
1225 3 pass [1f5ef699]
1226 4 pass [9f3ef34e]
1227 5 reveal [018be7de]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
1228 5 pass [801c2196]
1229 0 reveal [910af716]
    turned-up who=0 card=III.11
1230 0 improv [e9190043]
    improvised who=0
1231 0 draw:staging [28640a28]
1232 0 bury:seize [2f09b249]
    drew who=0 pile=staging
    buried who=0 pile=staging
1233 0 exit [d4d7ffbd]
    exiting who=0 card=III.11
    got-intrigue who=0 n=1
1234 0 pass [28b885ad]
1235 1 reveal [2946beb0]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=1
    half-curtain
    got-coin who=1 coin=iago
1236 5 let [6d0f11b3]
    got-handkerchief who=1
1237 1 pass [08bc5a99]
1238 2 reveal [cece48ca]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1239 2 pass [c4aabc35]
1240 3 coin:emilia [42c04f46]
    used-coin-at who=3 coin=emilia whom=1
    stole-coin who=3 coin=iago whom=1
1241 3 reveal [f26595c5]
    turned-up-staging who=3 card=miscue
1242 3 play [9fd80ff9]
    aimed who=3 card=miscue whom=4
    must-switch whom=4
    drew who=3 pile=staging
1243 4 switch:III.3 [f8e22556]
    switched who=4
1244 3 place:take-the-lead [b29995a4]
    turned-up-staging who=3 card=take-the-lead
1245 3 exit [93e8cec7]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
1246 3 pass [f16d33fd]
1247 4 reveal [2ab4e72b]
    turned-up who=4 card=III.3
1248 4 play [ff8cc9f7]
    played who=4 card=III.3
    scored who=4 card=III.3 n=2
    got-intrigue who=4 n=1
    got-coin who=4 coin=iago
1249 4 improv [dfa2a322]
    improvised who=4
1250 4 draw:script [3d4f6a5c]
1251 4 bury:III.12 [78fbd431]
    drew who=4 pile=script
    buried who=4 pile=script
1252 4 coin:iago [74d6a05f]
1253 4 wound:cassio [005b82bf]
    used-iago who=4 character=cassio
    wounded who=4 character=cassio n=1 total=5
1254 4 pass [ca57357f]
    act-ran-out act=III
    tallied who=0 n=2
    tallied who=1 n=11
    tallied who=2 n=3
    tallied who=3 n=6
    tallied who=4 n=5
    tallied who=5 n=2
    lead-cast who=5
1255 0 discard:take-the-lead [d1c82ef1]
    discarded who=0 card=take-the-lead
1256 3 discard:take-the-lead [f6a2768b]
    discarded who=3 card=take-the-lead
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    act-began act=IV who=5
    scene-began scene=1
1257 0 show:exchange [80814f9f]
1258 0 at:4 [c772ab3d]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
1259 0 give:revive [7ea3c9b2]
    traded who=0 whom=4
1260 0 improv [ac3128b9]
    improvised who=0
1261 0 draw:staging [a4f60479]
1262 0 bury:IV.15 [ae62ba19]
    drew who=0 pile=staging
    buried who=0 pile=script
1263 0 pass [6f714b5d]
1264 1 pass [64a5eee5]
1265 2 pass [fcf7e02c]
1266 3 improv [02560892]
    improvised who=3
1267 3 draw:script [1a0ba657]
1268 3 bury:IV.3 [f1b0ae8f]
    drew who=3 pile=script
    buried who=3 pile=script
1269 3 pass [ed99998d]
1270 4 pass [4d28ffc4]
1271 5 pass [3809b4d0]
1272 0 place:villainy [6c42a321]
1273 1 place:IV.11 [820759cb]
1274 2 place:IV.8 [9ccb355a]
1275 3 place:IV.1 [4d8b3cb9]
1276 4 place:take-the-lead [86686c0d]
1277 5 place:miscue [16f29216]
    placed-all
1278 0 pass [23980621]
1279 1 pass [484e49c7]
1280 2 improv [fee84dd4]
    improvised who=2
1281 2 switch:miscue [8ab81057]
    switched who=2
1282 2 pass [5c49dd7a]
1283 3 pass [78d41f02]
1284 4 pass [cdfcbaab]
1285 5 pass [eefae6a2]
1286 0 reveal [fd1c5b5c]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
1287 5 let [d356a01c]
    got-intrigue who=0 n=1
1288 0 pass [4a1725de]
1289 1 reveal [7c7aee30]
    turned-up who=1 card=IV.11
1290 1 play [11c1781a]
    played who=1 card=IV.11
1291 5 let [4e448316]
    scored who=1 card=IV.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=emilia
1292 1 coin:emilia [49efac54]
    used-coin-at who=1 coin=emilia whom=3
    stole-coin who=1 coin=iago whom=3
1293 1 coin:iago [6c0bf829]
1294 1 wound:lodovico [1646d8f7]
    used-iago who=1 character=lodovico
    wounded who=1 character=lodovico n=1 total=2
1295 1 improv [f9c2414e]
    improvised who=1
1296 1 draw:script [37753b19]
1297 1 bury:IV.9 [696954c6]
    drew who=1 pile=script
    buried who=1 pile=script
1298 1 pass [65ac2775]
1299 2 reveal [8e509752]
    turned-up-staging who=2 card=miscue
1300 2 play [e0d60440]
1301 2 at:4 [f2a9a809]
    aimed who=2 card=miscue whom=4
1302 5 let [f24f9046]
    must-switch whom=4
    drew who=2 pile=staging
1303 4 switch:IV.2 [3ca58dcb]
    switched who=4
1304 2 place:IV.8 [07ddc3a2]
    turned-up who=2 card=IV.8
1305 2 play [020a88c9]
    played who=2 card=IV.8
1306 5 let [6a8ce903]
    scored who=2 card=IV.8 n=1
    got-intrigue who=2 n=2
1307 2 pass [274b3b88]
1308 3 reveal [d4a9703f]
    turned-up who=3 card=IV.1
    exiting who=3 card=IV.1
1309 5 let [f0aa0d79]
    got-intrigue who=3 n=1
1310 3 pass [14048bb2]
1311 4 reveal [d46eb99e]
    turned-up who=4 card=IV.2
    exiting who=4 card=IV.2
1312 5 let [82e20f39]
    got-intrigue who=4 n=1
1313 4 pass [a24ba626]
1314 5 improv [2e5588b5]
    improvised who=5
1315 5 draw:staging [4a995790]
1316 5 bury:IV.14 [bb2755d1]
    drew who=5 pile=staging
    buried who=5 pile=script
1317 5 reveal [50f84023]
    turned-up-staging who=5 card=miscue
    exiting who=5 card=miscue
    got-intrigue who=5 n=1
1318 5 pass [a153ea6a]
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    scene-began scene=2
1319 0 show:exchange [0b34e366]
1320 0 at:2 [050ea093]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=13
1321 2 let [7acec2af]
1322 0 give:IV.15 [1df49936]
    traded who=0 whom=2
1323 0 improv [3aac7986]
    improvised who=0
1324 0 draw:staging [ee7d43c9]
1325 0 bury:IV.7 [df4635a0]
    drew who=0 pile=staging
    buried who=0 pile=script
1326 0 pass [aa5f4269]
1327 1 pass [b641b512]
1328 2 show:exchange [6a515123]
1329 2 at:0 [48e78c2f]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1330 2 give:no-drama [486a48f4]
    traded who=2 whom=0
1331 2 improv [c1eab337]
    improvised who=2
1332 2 draw:script [d71e495b]
1333 2 bury:IV.15 [94863d50]
    drew who=2 pile=script
    buried who=2 pile=script
1334 2 pass [1c0ed0f1]
1335 3 improv [a9b25a4a]
    improvised who=3
1336 3 draw:staging [34dc3521]
1337 3 bury:exchange [aa7695f5]
    drew who=3 pile=staging
    buried who=3 pile=staging
1338 3 pass [11f25cbd]
1339 4 show:exchange [90765d97]
1340 4 at:2 [243e102e]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
1341 2 let [a6a70191]
1342 4 give:revive [f2c4a434]
    traded who=4 whom=2
1343 4 improv [7ce31a1d]
    improvised who=4
1344 4 draw:script [139fc8c6]
1345 4 bury:IV.13 [e1a89646]
    drew who=4 pile=script
    buried who=4 pile=script
1346 4 pass [9ac5984c]
1347 5 improv [547b6680]
    improvised who=5
1348 5 draw:staging [582d825e]
1349 5 bury:IV.10 [caae6d8a]
    drew who=5 pile=staging
    buried who=5 pile=script
1350 5 show:exchange [cc998072]
1351 5 at:1 [65980fb7]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1352 5 give:IV.12 [1cd30d64]
    traded who=5 whom=1
1353 5 pass [42f54cbe]
1354 0 place:take-the-lead [54c0cdc6]
1355 1 place:take-the-lead [a282ffef]
1356 2 place:revive [78612892]
1357 3 place:exchange [ba4f7b0e]
1358 4 place:villainy [7c2bcb62]
1359 5 place:take-the-lead [1a585298]
    placed-all
1360 0 pass [ea5a47cf]
1361 1 pass [ee61cfe4]
1362 2 pass [cd501ec2]
1363 3 pass [1f5c4abe]
1364 4 pass [8c44efc8]
1365 5 pass [c756ddb1]
1366 0 reveal [d60fc7e7]
    turned-up-staging who=0 card=take-the-lead
1367 0 exit [307ce5ea]
    exiting who=0 card=take-the-lead
1368 2 let [065af031]
    got-intrigue who=0 n=1
1369 0 pass [8650663c]
1370 1 reveal [22d9a0f4]
    turned-up-staging who=1 card=take-the-lead
1371 1 exit [a21363f8]
    exiting who=1 card=take-the-lead
1372 2 let [44482de3]
    got-intrigue who=1 n=1
1373 1 pass [064d9fe5]
1374 2 reveal [3e0e2328]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1375 2 pass [245df66d]
1376 3 reveal [bc791f8a]
    turned-up-staging who=3 card=exchange
1377 3 exit [875ec678]
    exiting who=3 card=exchange
    got-intrigue who=3 n=1
1378 3 pass [61e3dcb6]
1379 4 reveal [8e20a902]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
1380 4 pass [ed22e13e]
1381 5 reveal [45972950]
    turned-up-staging who=5 card=take-the-lead
1382 5 play [e5a639de]
1383 5 at:3 [2f74d55d]
    giving who=5 card=take-the-lead whom=3
1384 3 let [2a9d2b24]
    gave-lead who=5 whom=3
1385 5 pass [b198d3a0]
    drew who=3 pile=script
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=2 pile=script
    scene-began scene=3
1386 4 pass [1f222d86]
1387 5 pass [44f97dad]
1388 0 show:no-drama [49bb13a5]
    no-drama who=0
    drew who=0 pile=staging
1389 0 pass [863f493f]
1390 1 pass [781624a5]
1391 2 pass [d4030842]
1392 3 improv [bda9cf80]
    improvised who=3
1393 3 draw:staging [f10a0063]
1394 3 bury:take-the-lead [c9db3e07]
    drew who=3 pile=staging
    buried who=3 pile=staging
1395 3 pass [cd44c7ed]
1396 0 place:seize [879e89e1]
1397 1 place:IV.10 [2cc6230e]
1398 2 place:IV.3 [a54df6d7]
1399 3 place:miscue [7bdf3461]
1400 4 place:villainy [13dbacf6]
1401 5 place:revive [08297090]
    placed-all
1402 4 improv [324f72be]
    improvised who=4
1403 4 switch:IV.9 [a36f7994]
    switched who=4
1404 4 pass [a58190f4]
1405 5 pass [4620d591]
1406 0 pass [a7fab831]
1407 1 improv [a68e2f4a]
    improvised who=1
1408 1 switch:seize [f5de6982]
    switched who=1
1409 1 pass [ccbdfdcb]
1410 2 pass [c2e44c23]
1411 3 pass [e10ee402]
1412 4 reveal [eb22b0a2]
    turned-up who=4 card=IV.9
1413 4 exit [12b2cf3c]
    exiting who=4 card=IV.9
1414 2 let [45c45fd4]
    got-intrigue who=4 n=1
1415 4 pass [b7b64020]
1416 5 reveal [9e273a53]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
1417 2 let [05052675]
    got-intrigue who=5 n=1
1418 5 pass [fc261869]
1419 0 reveal [610cfa18]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1420 0 pass [6df4ffd2]
1421 1 reveal [e34dc9ea]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1422 1 pass [111c1345]
1423 2 improv [1c3bcafc]
    improvised who=2
1424 2 draw:staging [ec00e2b1]
1425 2 bury:seize [21d36bf3]
    drew who=2 pile=staging
    buried who=2 pile=staging
1426 2 reveal [b1f54276]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
    failed who=2 card=IV.3
1427 2 pass [547fc7fe]
1428 3 reveal [d801e641]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1429 3 pass [06b374ed]
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=4
1430 4 pass [1b90ea86]
1431 5 improv [ef229e21]
    improvised who=5
1432 5 bury:IV.15 [fff31f29]
    drew who=5 pile=staging
    buried who=5 pile=script
    script-again
1433 5 pass [f96589bb]
1434 0 pass [83250d96]
1435 1 pass [1bef5b06]
1436 2 pass [ba3ca765]
1437 3 pass [12e1caeb]
1438 0 place:no-drama [e40e723b]
1439 1 place:IV.12 [685a4854]
1440 2 place:take-the-lead [340009cd]
1441 3 place:IV.6 [b2dd622c]
1442 4 place:no-drama [7a8db3b3]
1443 5 place:IV.9 [a9f05814]
    placed-all
1444 4 improv [f0a4b27d]
    improvised who=4
1445 4 switch:villainy [20b9bdb9]
    switched who=4
1446 4 pass [464cad0c]
1447 5 pass [6bf6968b]
1448 0 improv [329b5dbc]
    improvised who=0
1449 0 switch:IV.3 [2f99f790]
    switched who=0
1450 0 pass [61d120aa]
1451 1 improv [2f66a608]
    improvised who=1
1452 1 switch:IV.5 [256029c7]
    switched who=1
1453 1 pass [69b36154]
1454 2 improv [1bc96910]
    improvised who=2
1455 2 switch:miscue [b480f046]
    switched who=2
1456 2 pass [b27db1d3]
1457 3 pass [fad83083]
1458 4 reveal [1223820a]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
1459 3 let [23cfcc15]
    got-intrigue who=4 n=1
1460 4 show:no-drama [c7b9c9f1]
    no-drama who=4
    drew who=4 pile=staging
1461 4 show:exchange [7892f64b]
1462 4 at:1 [d1722cda]
    showed-exchange who=4 whom=1
    drew who=4 pile=staging
1463 4 give:IV.7 [acab247a]
    traded who=4 whom=1
1464 4 pass [de38801b]
1465 5 reveal [6d37a8e5]
    turned-up who=5 card=IV.9
1466 5 exit [0861c318]
    exiting who=5 card=IV.9
1467 3 let [f43957ae]
    got-intrigue who=5 n=1
1468 5 pass [a71a480a]
1469 0 reveal [2850fa2f]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
1470 3 let [01f4f397]
    failed who=0 card=IV.3
1471 0 pass [92a55600]
1472 1 reveal [3e614594]
    turned-up who=1 card=IV.5
1473 1 play [31795d44]
    played who=1 card=IV.5
1474 3 let [9ce62a14]
    scored who=1 card=IV.5 n=1
1475 1 pass [c1a58063]
1476 2 reveal [96321799]
    turned-up-staging who=2 card=miscue
1477 2 exit [6e3e8294]
    exiting who=2 card=miscue
1478 3 let [007de639]
    got-intrigue who=2 n=1
1479 2 pass [3ec3481e]
1480 3 reveal [0fb5df0a]
    turned-up who=3 card=IV.6
1481 3 play [0a28e5e9]
    played who=3 card=IV.6
    scored who=3 card=IV.6 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=iago
1482 3 improv [831986bd]
    improvised who=3
1483 3 draw:script [63cc048e]
1484 3 bury:IV.1 [1f16326f]
    drew who=3 pile=script
    buried who=3 pile=script
1485 3 pass [cb828af0]
    drew who=3 pile=staging
    reshuffled pile=staging n=17
    drew who=4 pile=script
    reshuffled pile=script n=2
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=5
1486 4 pass [07cafae0]
1487 5 show:exchange [0fdf404b]
1488 5 at:3 [40d855d7]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
1489 3 let [2dcf798f]
1490 5 give:villainy [343ce708]
    traded who=5 whom=3
1491 5 improv [74eea983]
    improvised who=5
1492 5 draw:staging [1984a478]
1493 5 bury:take-the-lead [7144f289]
    drew who=5 pile=staging
    buried who=5 pile=staging
1494 5 show:exchange [292a8f51]
1495 5 at:1 [a3b84be1]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1496 5 give:take-the-lead [ee76b809]
    traded who=5 whom=1
1497 5 pass [d292c22a]
1498 0 show:exchange [3ba8cada]
1499 0 at:1 [aa638983]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1500 0 give:IV.13 [bb4cb453]
    traded who=0 whom=1
1501 0 pass [188b2a07]
1502 1 pass [8fa20578]
1503 2 improv [53c407ca]
    improvised who=2
1504 2 draw:script [652144da]
1505 2 bury:IV.2 [00523516]
    drew who=2 pile=script
    buried who=2 pile=script
1506 2 pass [eab21963]
1507 3 improv [bb143a10]
    improvised who=3
1508 3 draw:script [84a8d7ca]
1509 3 bury:IV.15 [3ddef880]
    drew who=3 pile=script
    buried who=3 pile=script
1510 3 pass [159ff01b]
1511 0 place:revive [d5fefcc2]
1512 1 place:IV.7 [c7fbeac5]
1513 2 place:miscue [a59a6018]
1514 3 place:villainy [c8888bde]
1515 4 place:take-the-lead [3ccde959]
1516 5 place:IV.14 [354ea656]
    placed-all
1517 4 pass [6c76ba5c]
1518 5 pass [b553fb4c]
1519 0 pass [f414b5d6]
1520 1 pass [17722540]
1521 2 pass [54d06b66]
1522 3 pass [69f5cc11]
1523 4 reveal [6fa97304]
    turned-up-staging who=4 card=take-the-lead
1524 4 play [0c018e24]
    aimed who=4 card=take-the-lead whom=3
    took-lead who=4 whom=3
1525 4 pass [1055180b]
1526 5 reveal [8ded880a]
    turned-up who=5 card=IV.14
    exiting who=5 card=IV.14
    got-intrigue who=5 n=1
1527 5 pass [a50eff98]
1528 0 reveal [6405754d]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1529 0 improv [6cee0fec]
    improvised who=0
1530 0 draw:script [bd5b32d3]
1531 0 bury:IV.4 [f5ae52c0]
    drew who=0 pile=script
    buried who=0 pile=script
1532 0 pass [d0407cc9]
1533 1 reveal [1fe5f624]
    turned-up who=1 card=IV.7
1534 1 play [7442a56a]
    played who=1 card=IV.7
    scored who=1 card=IV.7 n=1
    wounded who=1 character=desdemona n=1 total=5
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1535 1 improv [147f38ed]
    improvised who=1
1536 1 draw:script [27eed376]
1537 1 bury:IV.13 [796d4d47]
    drew who=1 pile=script
    buried who=1 pile=script
1538 1 pass [dc264113]
1539 2 reveal [34b9dfe1]
    turned-up-staging who=2 card=miscue
1540 2 exit [71059194]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1541 2 pass [4b0da107]
1542 3 reveal [23d624ff]
    turned-up-staging who=3 card=villainy
1543 3 exit [062b6eca]
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
1544 3 coin:iago [c6938203]
1545 3 wound:iago [6c23478b]
    used-iago who=3 character=iago
    wounded who=3 character=iago n=1 total=6
1546 3 pass [4bc2bff3]
    drew who=4 pile=script
    reshuffled pile=script n=1
    drew who=5 pile=staging
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=6
1547 5 pass [e299d63a]
1548 0 pass [5b4365c7]
1549 1 coin:othello [6e8fa6c6]
    used-coin-at who=1 coin=othello whom=4
    took-lead who=1 whom=4
1550 1 pass [f4608935]
1551 2 pass [0973e62b]
1552 3 improv [c2f95bc5]
    improvised who=3
1553 3 bury:seize [a79bc2b4]
    drew who=3 pile=staging
    buried who=3 pile=staging
1554 3 pass [5475499a]
1555 4 pass [2fa023aa]
1556 0 place:no-drama [ee91701f]
1557 1 place:take-the-lead [19b37b41]
1558 2 place:take-the-lead [028eb266]
1559 3 place:IV.2 [312c434c]
1560 4 place:IV.1 [f5d8d1c0]
1561 5 place:seize [e0487a19]
    placed-all
1562 2 improv [78c37290]
    improvised who=2
1563 2 switch:IV.9 [5e235f59]
    switched who=2
1564 2 pass [d958f400]
1565 3 pass [1e684cb1]
1566 4 pass [4c1f3d6c]
1567 5 improv [4f39bb7c]
    improvised who=5
1568 5 switch:take-the-lead [e05d4a8f]
    switched who=5
1569 5 pass [0a12e980]
1570 0 pass [9e6e28d0]
1571 1 pass [40d4872e]
1572 2 reveal [c4758e79]
    turned-up who=2 card=IV.9
1573 2 play [b7d935f5]
    played who=2 card=IV.9
    scored who=2 card=IV.9 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1574 2 coin:othello [7baceef8]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1575 2 pass [2704716c]
1576 3 show:exchange [de31de44]
1577 3 at:1 [54ceee72]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1578 3 give:seize [94adba43]
    traded who=3 whom=1
1579 3 show:exchange [8463d0a5]
1580 3 at:0 [ce93a9f4]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1581 3 give:take-the-lead [70306e21]
    traded who=3 whom=0
1582 3 reveal [9e75c43e]
    turned-up who=3 card=IV.2
    exiting who=3 card=IV.2
    got-intrigue who=3 n=1
1583 3 pass [253aee2e]
1584 4 reveal [745dc374]
    turned-up who=4 card=IV.1
    exiting who=4 card=IV.1
    got-intrigue who=4 n=1
1585 4 pass [d18bf136]
1586 5 reveal [096c336c]
    turned-up-staging who=5 card=take-the-lead
1587 5 play [cd749d46]
    aimed who=5 card=take-the-lead whom=2
1588 2 let [55d4baee]
    took-lead who=5 whom=2
1589 5 pass [be00e5fe]
1590 0 reveal [a057ed78]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1591 0 improv [ea21fd2a]
    improvised who=0
1592 0 draw:staging [810a11fe]
1593 0 bury:seize [0575893c]
    drew who=0 pile=staging
    buried who=0 pile=staging
    reshuffled pile=script n=2
    script-again
1594 0 pass [eec17c5b]
1595 1 reveal [80b3b25b]
    turned-up-staging who=1 card=take-the-lead
1596 1 play [6159482a]
    aimed who=1 card=take-the-lead whom=5
    took-lead who=1 whom=5
1597 1 pass [de3d91d8]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=7
1598 2 improv [1fcbafc1]
    improvised who=2
1599 2 bury:take-the-lead [b682e655]
    drew who=2 pile=staging
    buried who=2 pile=staging
1600 2 pass [c11d2678]
1601 3 pass [287ddb21]
1602 4 improv [c315407f]
    improvised who=4
1603 4 bury:IV.12 [22873d74]
    drew who=4 pile=staging
    buried who=4 pile=script
    reshuffled pile=staging n=13
    staging-empty n=1
1604 4 pass [4cf9497b]
1605 5 pass [73950427]
1606 0 pass [1c0a1037]
1607 1 pass [0ed47071]
1608 0 place:no-drama [08cbf1d4]
1609 1 place:seize [6427483c]
1610 2 place:villainy [34a68377]
1611 3 place:villainy [9656f276]
1612 4 place:IV.13 [44976f41]
1613 5 place:IV.1 [1f25cbe9]
    placed-all
1614 2 pass [529cacf0]
1615 3 pass [9d21e0fc]
1616 4 pass [009c5eb4]
1617 5 pass [6daa041f]
1618 0 pass [dc3ec514]
1619 1 pass [7a5ee737]
1620 2 reveal [e930a338]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
1621 3 let [700bd954]
    got-intrigue who=2 n=1
1622 2 pass [a276c409]
1623 3 improv [004916c3]
    improvised who=3
1624 3 draw:staging [2f8e59a6]
1625 3 bury-placed [37199dbc]
    drew who=3 pile=staging
    buried who=3 pile=staging
1626 3 reveal [f965107b]
    turned-up-staging who=3 card=take-the-lead
1627 3 play [01ab2ca9]
    aimed who=3 card=take-the-lead whom=1
    took-lead who=3 whom=1
1628 3 pass [6910d4ef]
1629 4 reveal [f9e5687e]
    turned-up who=4 card=IV.13
1630 4 play [d4ac0cee]
    played who=4 card=IV.13
    scored who=4 card=IV.13 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=roderigo
1631 4 pass [a7783963]
1632 5 reveal [718ddbb4]
    turned-up who=5 card=IV.1
    exiting who=5 card=IV.1
    got-intrigue who=5 n=1
1633 5 improv [97d75511]
    improvised who=5
1634 5 draw:staging [f1ad6f74]
1635 5 bury:seize [ae81cd5f]
    drew who=5 pile=staging
    buried who=5 pile=staging
1636 5 pass [3b43f29f]
1637 0 reveal [bf6e4381]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1638 0 improv [519f1b58]
    improvised who=0
1639 0 draw:staging [b842305c]
1640 0 bury:IV.14 [70cc45be]
    drew who=0 pile=staging
    buried who=0 pile=script
1641 0 pass [38c4db8f]
1642 1 reveal [ea044573]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1643 1 improv [7105b8f6]
    improvised who=1
1644 1 draw:staging [827003d4]
1645 1 bury:IV.10 [8993c60f]
    drew who=1 pile=staging
    buried who=1 pile=script
1646 1 pass [851ed739]
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    scene-began scene=8
1647 4 pass [07a292f4]
1648 5 show:exchange [ee8179ad]
1649 5 at:4 [b6b62127]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
1650 4 show:no-drama [6f6214ca]
    no-drama who=4
    drew who=4 pile=staging
    foiled who=5 whom=4
1651 5 pass [52542bfb]
1652 0 pass [635af91f]
1653 1 pass [53a64097]
1654 2 improv [34e846c2]
    improvised who=2
1655 2 bury:seize [a071957b]
    drew who=2 pile=staging
    buried who=2 pile=staging
1656 2 pass [c96f919e]
1657 3 pass [63b968b8]
1658 0 place:seize [38e3a7b6]
1659 1 place:IV.2 [b0be34c9]
1660 2 place:IV.1 [03248174]
1661 3 place:miscue [61b7fbfb]
1662 4 place:take-the-lead [4703aa13]
1663 5 place:revive [0051e3ad]
    placed-all
1664 4 pass [4fa58a0a]
1665 5 pass [123e47dc]
1666 0 pass [98b815fe]
1667 1 pass [676b3d3a]
1668 2 pass [c4002fb2]
1669 3 pass [827468a9]
1670 4 show:exchange [75770353]
1671 4 at:2 [6d2452f2]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
1672 4 give:exchange [3224aaeb]
    traded who=4 whom=2
1673 4 coin:roderigo [c08575b8]
1674 4 at:5 [224ff29b]
    used-coin-at who=4 coin=roderigo whom=5
1675 4 give:miscue [533dc1c8]
    traded who=4 whom=5
1676 4 reveal [3d21e0f2]
    turned-up-staging who=4 card=take-the-lead
1677 4 play [5ac65822]
    aimed who=4 card=take-the-lead whom=3
    took-lead who=4 whom=3
1678 4 pass [979c2d3e]
1679 5 reveal [b1402f01]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
1680 5 improv [b9005b46]
    improvised who=5
1681 5 bury:take-the-lead [e61a5e9f]
    drew who=5 pile=staging
    buried who=5 pile=staging
1682 5 pass [d42bbfec]
1683 0 reveal [63fb8196]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1684 0 improv [4e2d3c89]
    improvised who=0
1685 0 bury:take-the-lead [79909de3]
    drew who=0 pile=staging
    buried who=0 pile=staging
1686 0 pass [a298aaea]
1687 1 reveal [d5f11ff2]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1688 1 pass [cd498821]
1689 2 show:exchange [fb075505]
1690 2 at:1 [58f91676]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=script n=1
1691 1 show:no-drama [d2959d20]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=2 whom=1
1692 2 reveal [56f650d6]
    turned-up who=2 card=IV.1
    exiting who=2 card=IV.1
    got-intrigue who=2 n=1
1693 2 show:exchange [46b88fb9]
1694 2 at:5 [5e281bcd]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
1695 2 give:IV.3 [293cdcef]
    traded who=2 whom=5
1696 2 pass [eaa17be2]
1697 3 reveal [73585aa5]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1698 3 improv [092975de]
    improvised who=3
1699 3 draw:script [6d250f7c]
1700 3 bury:IV.15 [c952af20]
    drew who=3 pile=script
    buried who=3 pile=script
1701 3 pass [48530c23]
    drew who=4 pile=script
    reshuffled pile=script n=1
    drew who=5 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    drew who=3 pile=staging
    scene-began scene=9
    final-scene
1702 5 pass [13a8d836]
1703 0 pass [73e37821]
1704 1 pass [064e8b92]
1705 2 show:exchange [c8c92019]
1706 2 at:1 [5e058f7b]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1707 2 give:take-the-lead [938a6ed2]
    traded who=2 whom=1
1708 2 show:no-drama [788dd66d]
    no-drama who=2
    drew who=2 pile=staging
1709 2 pass [6a1e2192]
1710 3 pass [bb6f8163]
1711 4 pass [e654fe6c]
1712 0 place:IV.14 [78aeba62]
1713 1 place:IV.10 [0b18c816]
1714 2 place:seize [3725fa0a]
1715 3 place:IV.2 [bc894b6c]
1716 4 place:IV.15 [15c847a5]
1717 5 place:IV.3 [b02c3737]
    placed-all
1718 5 pass [3acc01f6]
1719 0 pass [d7fdfc70]
1720 1 pass [56f98e0b]
1721 2 show:exchange [c05d663a]
1722 2 at:4 [cc6ea872]
    showed-exchange who=2 whom=4
    drew who=2 pile=staging
1723 2 give:miscue [aa58ac60]
    traded who=2 whom=4
1724 2 pass [4df6c116]
1725 3 pass [e8eeb7ac]
1726 4 pass [6888e680]
1727 5 reveal [7fba9930]
    turned-up who=5 card=IV.3
    played who=5 card=IV.3
    scored who=5 card=IV.3 n=1
    half-curtain
    got-intrigue who=5 n=1
    got-coin who=5 coin=iago
1728 5 improv [65824858]
    improvised who=5
1729 5 bury:villainy [3396c9ae]
    drew who=5 pile=staging
    buried who=5 pile=staging
1730 5 coin:iago [01188f59]
1731 5 wound:lodovico [c56ddced]
    used-iago who=5 character=lodovico
    wounded who=5 character=lodovico n=2 total=2
    died character=lodovico
    took-wounds who=5 n=2
1732 5 pass [25c0e89f]
1733 0 reveal [e82a630c]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1734 0 improv [fc6c56cb]
    improvised who=0
1735 0 draw:staging [fbb4264f]
1736 0 bury:revive [291db869]
    drew who=0 pile=staging
    buried who=0 pile=staging
    reshuffled pile=script n=1
1737 0 show:exchange [13516caf]
1738 0 at:4 [31f46df1]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
1739 0 give:seize [83a30ee8]
    traded who=0 whom=4
1740 0 pass [e3a32229]
1741 1 reveal [bf669480]
    turned-up who=1 card=IV.10
1742 1 exit [ba844da4]
    exiting who=1 card=IV.10
    got-intrigue who=1 n=1
1743 1 pass [5a31daea]
1744 2 reveal [2b77e7a3]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1745 2 improv [e7f6bcb3]
    improvised who=2
1746 2 draw:staging [dd0bdcb7]
1747 2 bury:take-the-lead [6f6b2de7]
    drew who=2 pile=staging
    buried who=2 pile=staging
1748 2 show:exchange [726d1349]
1749 2 at:5 [a4acce50]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
1750 2 give:take-the-lead [9d556583]
    traded who=2 whom=5
1751 2 pass [9c11c7a5]
1752 3 show:exchange [8ccd076f]
1753 3 at:1 [86a40dd2]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1754 1 let [0a25566e]
1755 3 give:IV.4 [fe527081]
    traded who=3 whom=1
1756 3 reveal [1da2979f]
    turned-up who=3 card=IV.2
    exiting who=3 card=IV.2
    got-intrigue who=3 n=1
1757 3 improv [7123713e]
    improvised who=3
1758 3 draw:staging [9f0b9b00]
1759 3 bury:IV.12 [2f0130bb]
    drew who=3 pile=staging
    buried who=3 pile=script
1760 3 pass [fa15e36d]
1761 4 reveal [f27c0a41]
    turned-up who=4 card=IV.15
    played who=4 card=IV.15
    scored who=4 card=IV.15 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=desdemona
    act-ended act=IV
    tallied who=0 n=2
    tallied who=1 n=14
    tallied who=2 n=5
    tallied who=3 n=8
    tallied who=4 n=7
    tallied who=5 n=5
    lead-cast who=0
1762 0 discard:miscue [181d677d]
    discarded who=0 card=miscue
1763 2 discard:take-the-lead [e464b2ab]
    discarded who=2 card=take-the-lead
1764 3 discard:revive [49721996]
    discarded who=3 card=revive
1765 4 discard:seize [f1882085]
    discarded who=4 card=seize
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    dealt who=5 n=2 total=4
    act-began act=V who=0
    scene-began scene=1
1766 1 improv [1f05b206]
    improvised who=1
1767 1 draw:script [8cee8c7f]
1768 1 bury:V.1 [1c61d4b7]
    drew who=1 pile=script
    buried who=1 pile=script
1769 1 pass [bfcd40fc]
1770 2 pass [b65d0f04]
1771 3 pass [6628daac]
1772 4 pass [e363aa48]
1773 5 pass [37382d01]
1774 0 pass [aadbd43b]
1775 0 place:take-the-lead [c22e4c01]
1776 1 place:revive [290a25b7]
1777 2 place:V.5 [8042dac0]
1778 3 place:villainy [46d07e5e]
1779 4 place:V.8 [486b1e1d]
1780 5 place:V.12 [d30e297d]
    placed-all
1781 1 pass [be12e825]
1782 2 pass [e00e81e5]
1783 3 pass [1baff356]
1784 4 coin:desdemona [f5915559]
    no-drama-coin who=4
1785 4 improv [2e2ee365]
    improvised who=4
1786 4 switch:miscue [0a74acc6]
    switched who=4
1787 4 pass [f1ebd118]
1788 5 pass [f1e3bb6a]
1789 0 pass [56f6b8ca]
1790 1 reveal [6534d786]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1791 1 pass [f572a24c]
1792 2 reveal [055e2fac]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
    got-intrigue who=2 n=1
1793 2 pass [e7951bfa]
1794 3 reveal [99e81e1b]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
1795 3 pass [f7dd661e]
1796 4 reveal [21c99bbc]
    turned-up-staging who=4 card=miscue
1797 4 play [ce410fc9]
1798 4 at:5 [967b51f1]
    aimed who=4 card=miscue whom=5
    must-switch whom=5
    drew who=4 pile=staging
1799 5 switch:take-the-lead [666d442f]
    switched who=5
1800 4 place:V.8 [540eb6f6]
    turned-up who=4 card=V.8
1801 4 exit [9ad58b49]
    exiting who=4 card=V.8
    got-intrigue who=4 n=1
1802 4 pass [a0750c4f]
1803 5 reveal [1fd199b6]
    turned-up-staging who=5 card=take-the-lead
1804 5 play [ef4f4aaf]
    aimed who=5 card=take-the-lead whom=0
    took-lead who=5 whom=0
1805 5 pass [d6e51979]
1806 0 reveal [0e20e551]
    turned-up-staging who=0 card=take-the-lead
1807 0 exit [6c25be5c]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1808 0 pass [4dea1f02]
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=staging
    scene-began scene=2
1809 0 improv [296511a1]
    improvised who=0
1810 0 draw:staging [3b4eb79a]
1811 0 bury:V.3 [cf731fed]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=18
1812 0 pass [98fff465]
1813 1 improv [4c224031]
    improvised who=1
1814 1 draw:script [b6e7f03c]
1815 1 bury:V.6 [8437f75c]
    drew who=1 pile=script
    buried who=1 pile=script
1816 1 pass [5b78deef]
1817 2 pass [d3c288fa]
1818 3 pass [17ce8d01]
1819 4 pass [a2cf066a]
1820 5 pass [84482fae]
1821 0 place:V.13 [11546416]
1822 1 place:V.9 [2e4a7baa]
1823 2 place:miscue [f5a670ce]
1824 3 place:seize [1e080a2b]
1825 4 place:seize [b54ba938]
1826 5 place:V.10 [52bccfa7]
    placed-all
1827 0 pass [27beda90]
1828 1 pass [9814c565]
1829 2 pass [ac5873a5]
1830 3 improv [2664dcfb]
    improvised who=3
1831 3 switch:V.7 [3adbc926]
    switched who=3
1832 3 pass [ef291845]
1833 4 pass [f24df701]
1834 5 pass [c2ee2c92]
1835 0 reveal [725fc718]
    turned-up who=0 card=V.13
    played who=0 card=V.13
1836 2 let [5f76456a]
1837 4 let [c00456c5]
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1838 0 coin:othello [ad2ae4ad]
    used-coin-at who=0 coin=othello whom=5
    took-lead who=0 whom=5
1839 0 pass [cb2c68fa]
1840 1 reveal [9d141d72]
    turned-up who=1 card=V.9
1841 1 exit [e89c90c7]
    exiting who=1 card=V.9
1842 2 let [67923fc3]
1843 4 seize [4dee6a9f]
    seized by=4 who=1 card=V.9
    scored who=4 card=V.9 n=1
    died character=desdemona
    took-wounds who=4 n=1
    got-coin who=4 coin=othello
1844 4 pass [cdf2f98c]
1845 2 reveal [59b0e6b7]
    turned-up-staging who=2 card=miscue
1846 2 exit [056dfa79]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1847 2 improv [9aa980cd]
    improvised who=2
1848 2 draw:script [8a4b4a80]
1849 2 bury:V.14 [37107382]
    drew who=2 pile=script
    buried who=2 pile=script
1850 2 pass [5d8bdac9]
1851 3 reveal [65c75ec3]
    turned-up who=3 card=V.7
1852 3 exit [133c1ac1]
    exiting who=3 card=V.7
    got-intrigue who=3 n=1
1853 3 pass [9405fa82]
1854 5 reveal [b82f6d68]
    turned-up who=5 card=V.10
1855 5 exit [7d26388c]
    exiting who=5 card=V.10
    got-intrigue who=5 n=1
1856 5 pass [4d6219de]
    drew who=0 pile=staging
1857 1 draw:script [ed606f5f]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    scene-began scene=3
1858 1 pass [fde58c2c]
1859 2 pass [312f5f55]
1860 3 pass [667098a4]
1861 4 coin:othello [6522b49e]
    used-coin-at who=4 coin=othello whom=0
1862 0 let [84dbac13]
    took-lead who=4 whom=0
1863 4 pass [e4421aba]
1864 5 show:exchange [d05469fa]
1865 5 at:3 [9a028098]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
1866 3 let [d3d04138]
1867 5 give:take-the-lead [004afafb]
    traded who=5 whom=3
1868 5 pass [8b327aa1]
1869 0 improv [6e09a4bc]
    improvised who=0
1870 0 draw:staging [42334184]
1871 0 bury:V.11 [036eb364]
    drew who=0 pile=staging
    buried who=0 pile=script
1872 0 pass [fc33a04f]
1873 0 place:miscue [4cc32ecb]
1874 1 place:take-the-lead [98a033d7]
1875 2 place:take-the-lead [dd819cb3]
1876 3 place:V.15 [95221ef9]
1877 4 place:revive [f65ae8ae]
1878 5 place:V.4 [0af56eb0]
    placed-all
1879 5 show:exchange [47c92205]
1880 5 at:2 [c130a374]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
1881 2 let [746040aa]
1882 5 give:no-drama [8f38f415]
    traded who=5 whom=2
1883 5 pass [b6bc0ff3]
1884 0 pass [bb661f52]
1885 1 pass [cf13158a]
1886 2 show:no-drama [341e4d80]
    no-drama who=2
    drew who=2 pile=staging
1887 2 pass [9a8a9d64]
1888 3 improv [0118c424]
    improvised who=3
1889 3 switch:seize [930e628b]
    switched who=3
1890 3 pass [ff6e5a68]
1891 4 pass [2e4c78af]
1892 5 improv [5501b07d]
    improvised who=5
1893 5 draw:staging [92dcc92e]
1894 5 bury:revive [ea855163]
    drew who=5 pile=staging
    buried who=5 pile=staging
1895 5 reveal [b6bd8ea2]
    turned-up who=5 card=V.4
1896 5 exit [f2327543]
    exiting who=5 card=V.4
    got-intrigue who=5 n=1
1897 5 pass [35a72af7]
1898 0 reveal [267c1192]
    turned-up-staging who=0 card=miscue
1899 0 play [69278ba4]
1900 0 at:3 [413f04e3]
    aimed who=0 card=miscue whom=3
    must-switch whom=3
    drew who=0 pile=staging
1901 3 switch:V.1 [8ba3d261]
    switched who=3
1902 0 place:take-the-lead [1cedfacb]
    turned-up-staging who=0 card=take-the-lead
1903 0 play [a706f346]
    aimed who=0 card=take-the-lead whom=4
    took-lead who=0 whom=4
1904 0 pass [89bda604]
1905 1 reveal [c2e06868]
    turned-up-staging who=1 card=take-the-lead
1906 1 exit [ff304e30]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1907 1 pass [c1f0cf17]
1908 2 reveal [7182e977]
    turned-up-staging who=2 card=take-the-lead
1909 2 play [ca849b41]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1910 2 pass [ac98dafb]
1911 3 reveal [e9f9b23c]
    turned-up who=3 card=V.1
    exiting who=3 card=V.1
    got-intrigue who=3 n=1
1912 3 pass [7e0647b9]
1913 4 reveal [87b54e18]
    turned-up-staging who=4 card=revive
    exiting who=4 card=revive
    got-intrigue who=4 n=1
1914 4 pass [6c0d868d]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=script
    reshuffled pile=script n=4
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=4
1915 3 pass [f7773ff3]
1916 4 pass [9e76b659]
1917 5 pass [7764fbb2]
1918 0 pass [44c8f375]
1919 1 improv [08f8fa22]
    improvised who=1
1920 1 draw:script [cacef08f]
1921 1 bury:V.10 [97321f25]
    drew who=1 pile=script
    buried who=1 pile=script
1922 1 pass [55c54547]
1923 2 pass [4dc906e2]
1924 0 place:take-the-lead [ae6eba33]
1925 1 place:V.16 [c6f4efe1]
1926 2 place:V.5 [e208ebd7]
1927 3 place:V.15 [4a7a252e]
1928 4 place:V.2 [a5928b10]
1929 5 place:villainy [b3f99b0e]
    placed-all
1930 3 show:exchange [5563b9e6]
1931 3 at:0 [924bf99e]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1932 3 give:seize [e92b0a0d]
    traded who=3 whom=0
1933 3 pass [d4e85362]
1934 4 pass [9ab4c156]
1935 5 show:exchange [1ba5685a]
1936 5 at:1 [79505c32]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1937 5 give:V.12 [364c7e4c]
    traded who=5 whom=1
1938 5 show:no-drama [4589061c]
    no-drama who=5
    drew who=5 pile=staging
1939 5 show:exchange [ea7c3fea]
1940 5 at:1 [1f7a3ce0]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1941 5 give:seize [3bfa542e]
    traded who=5 whom=1
1942 5 pass [8b0af412]
1943 0 pass [93cccb95]
1944 1 pass [2a5cc232]
1945 2 pass [bc501d9c]
1946 3 reveal [1c6abe0e]
    turned-up who=3 card=V.15
1947 3 exit [81222f4d]
    exiting who=3 card=V.15
1948 4 let [65a42c9b]
    got-intrigue who=3 n=1
1949 3 pass [0ee083c4]
1950 4 improv [abdd8601]
    improvised who=4
1951 4 draw:script [e9b57237]
1952 4 bury:V.11 [9b82010c]
    drew who=4 pile=script
    buried who=4 pile=script
1953 4 reveal [53fce476]
    turned-up who=4 card=V.2
    exiting who=4 card=V.2
    got-intrigue who=4 n=1
1954 4 pass [408f7a19]
1955 5 reveal [0fa59d7d]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
    got-intrigue who=5 n=1
1956 5 improv [bab45a06]
    improvised who=5
1957 5 draw:script [8f1aeae5]
1958 5 bury:V.7 [e96dc009]
    drew who=5 pile=script
    buried who=5 pile=script
1959 5 pass [26755b24]
1960 0 reveal [01669f21]
    turned-up-staging who=0 card=take-the-lead
1961 0 play [a0add8c7]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1962 0 pass [125be657]
1963 1 reveal [29cfcfa6]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
1964 1 pass [7fa2b202]
1965 2 reveal [dd6bbada]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
    got-intrigue who=2 n=1
1966 2 improv [47667239]
    improvised who=2
1967 2 draw:script [d0739a87]
1968 2 bury:V.14 [ca22274c]
    drew who=2 pile=script
    buried who=2 pile=script
1969 2 pass [1842e62f]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    reshuffled pile=staging n=15
    drew who=4 pile=staging
    drew who=5 pile=script
    reshuffled pile=script n=4
    scene-began scene=5
1970 1 pass [a77cfbfe]
1971 2 pass [1af50653]
1972 3 improv [ba9b5b9e]
    improvised who=3
1973 3 draw:script [e3084f79]
1974 3 bury:V.1 [e400a379]
    drew who=3 pile=script
    buried who=3 pile=script
1975 3 pass [cce940ba]
1976 4 improv [69479325]
    improvised who=4
1977 4 draw:staging [e6991163]
1978 4 bury:revive [c591a957]
    drew who=4 pile=staging
    buried who=4 pile=staging
1979 4 pass [137dd346]
1980 5 pass [0eb20b27]
1981 0 pass [ed0a8bab]
1982 0 place:V.7 [98ca6386]
1983 1 place:V.12 [99862c16]
1984 2 place:V.11 [b0d25369]
1985 3 place:revive [2b776902]
1986 4 place:V.4 [91260897]
1987 5 place:V.10 [4293aed6]
    placed-all
1988 1 pass [79f2e7ff]
1989 2 pass [021bf4f1]
1990 3 pass [a011fae9]
1991 4 pass [2717ddec]
1992 5 pass [96a30588]
1993 0 pass [80d83ce7]
1994 1 reveal [92d9aaf2]
    turned-up who=1 card=V.12
    exiting who=1 card=V.12
1995 3 let [afbb670d]
    got-intrigue who=1 n=1
1996 1 improv [7cb71a84]
    improvised who=1
1997 1 draw:script [4a24c608]
1998 1 bury:V.8 [9a66dded]
    drew who=1 pile=script
    buried who=1 pile=script
1999 1 pass [74a36a7b]
2000 2 reveal [52cf571e]
    turned-up who=2 card=V.11
2001 2 exit [619470b2]
    exiting who=2 card=V.11
2002 3 let [d5384c9a]
    got-intrigue who=2 n=1
2003 2 pass [961804dc]
2004 3 reveal [f2257ee1]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
2005 3 pass [468aca73]
2006 4 reveal [ac0d2c18]
    turned-up who=4 card=V.4
2007 4 exit [a21fb93b]
    exiting who=4 card=V.4
    got-intrigue who=4 n=1
2008 4 pass [7db7ffe0]
2009 5 reveal [4a7163d2]
    turned-up who=5 card=V.10
2010 5 play [bfb3eec2]
    played who=5 card=V.10
    scored who=5 card=V.10 n=1
    got-intrigue who=5 n=1
    got-coin who=5 coin=emilia
2011 5 improv [9a6078ce]
    improvised who=5
2012 5 draw:staging [9515d89c]
2013 5 bury:V.14 [a402ffe6]
    drew who=5 pile=staging
    buried who=5 pile=script
2014 5 pass [f45de0ab]
2015 0 reveal [c456d852]
    turned-up who=0 card=V.7
    exiting who=0 card=V.7
    got-intrigue who=0 n=1
2016 0 improv [90e258d9]
    improvised who=0
2017 0 draw:staging [bcf546f4]
2018 0 bury:seize [39352391]
    drew who=0 pile=staging
    buried who=0 pile=staging
2019 0 pass [34be23fb]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    scene-began scene=6
2020 1 pass [433e515d]
2021 2 improv [ad36976d]
    improvised who=2
2022 2 draw:script [51c921b0]
2023 2 bury:V.6 [92496d1a]
    drew who=2 pile=script
    buried who=2 pile=script
2024 2 pass [a5cf4047]
2025 3 improv [64e8f148]
    improvised who=3
2026 3 draw:script [4eae1ee7]
2027 3 bury:V.15 [beba8132]
    drew who=3 pile=script
    buried who=3 pile=script
2028 3 pass [55e08911]
2029 4 pass [7667eeae]
2030 5 pass [7f887b7c]
2031 0 show:exchange [ffdbb91c]
2032 0 at:4 [446b506e]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
2033 4 let [3e34fb78]
2034 0 give:seize [9c9a3f5d]
    traded who=0 whom=4
2035 0 pass [228b5efe]
2036 0 place:take-the-lead [c4b87132]
2037 1 place:take-the-lead [b199996a]
2038 2 place:villainy [bca727d2]
2039 3 place:miscue [c86438dc]
2040 4 place:seize [298d7802]
2041 5 place:no-drama [e2c6f86b]
    placed-all
2042 1 pass [4249edfa]
2043 2 pass [b770354b]
2044 3 pass [734c68c9]
2045 4 improv [3cadc57a]
    improvised who=4
2046 4 switch:take-the-lead [393b336c]
    switched who=4
2047 4 show:exchange [2f8c308d]
2048 4 at:2 [388e9e1c]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
2049 4 give:miscue [4058fbb3]
    traded who=4 whom=2
2050 4 pass [e6fc3c10]
2051 5 pass [f735dc79]
2052 0 show:exchange [8fe6d05c]
2053 0 at:4 [9b248f3f]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
2054 0 give:miscue [8c5932ab]
    traded who=0 whom=4
2055 0 pass [77d83028]
2056 1 reveal [d5c506e1]
    turned-up-staging who=1 card=take-the-lead
2057 1 exit [692c1256]
    exiting who=1 card=take-the-lead
2058 3 let [a12ae430]
    got-intrigue who=1 n=1
2059 1 pass [0b7177c7]
2060 2 reveal [43928965]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
2061 3 let [6a28a330]
    got-intrigue who=2 n=1
2062 2 show:no-drama [f73b550b]
    no-drama who=2
    drew who=2 pile=staging
2063 2 pass [b57b9105]
2064 3 reveal [3a06af62]
    turned-up-staging who=3 card=miscue
2065 3 play [4f4b85f1]
2066 3 at:0 [79ba8fb8]
    aimed who=3 card=miscue whom=0
    must-switch whom=0
    drew who=3 pile=staging
2067 0 switch:seize [3f7a63c7]
    switched who=0
2068 3 place:take-the-lead [cc8d7eb7]
    turned-up-staging who=3 card=take-the-lead
2069 3 exit [b112425e]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2070 3 pass [abfac0a2]
2071 4 reveal [ba165830]
    turned-up-staging who=4 card=take-the-lead
2072 4 play [e2a9e8fc]
    aimed who=4 card=take-the-lead whom=0
    took-lead who=4 whom=0
2073 4 pass [31805735]
2074 5 reveal [48c2f687]
    turned-up-staging who=5 card=no-drama
    exiting who=5 card=no-drama
    got-intrigue who=5 n=1
2075 5 pass [e18c9f42]
2076 0 show:exchange [be04886b]
2077 0 at:1 [f82d881f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2078 1 let [6b15dabe]
2079 0 give:villainy [c9e2347c]
    traded who=0 whom=1
2080 0 reveal [c29f4c6d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2081 0 improv [0412f8c8]
    improvised who=0
2082 0 draw:staging [faff5880]
2083 0 bury:take-the-lead [b074be58]
    drew who=0 pile=staging
    buried who=0 pile=staging
2084 0 pass [2bb42634]
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=7
2085 5 pass [ec8aba5f]
2086 0 pass [9f1be6a6]
2087 1 pass [21e04c78]
2088 2 pass [05253759]
2089 3 improv [16dd0081]
    improvised who=3
2090 3 draw:script [1fb3d84d]
2091 3 bury:V.4 [cb4c1126]
    drew who=3 pile=script
    buried who=3 pile=script
2092 3 pass [26bcedaa]
2093 4 pass [1f5da88f]
2094 0 place:revive [d9a28dfe]
2095 1 place:seize [73ac9813]
2096 2 place:miscue [012d865c]
2097 3 place:exchange [ff94164a]
2098 4 place:seize [9e7c28c1]
2099 5 place:V.3 [51a52bac]
    placed-all
2100 5 pass [528c035c]
2101 0 pass [8aefcd20]
2102 1 pass [69074537]
2103 2 pass [46c59f56]
2104 3 pass [8c0fd501]
2105 4 pass [b4369dd7]
2106 5 improv [ce4055b4]
    improvised who=5
2107 5 draw:staging [fc23b2e0]
2108 5 bury:V.14 [b8a644c4]
    drew who=5 pile=staging
    buried who=5 pile=script
2109 5 reveal [4a045f90]
    turned-up who=5 card=V.3
2110 5 exit [17015787]
    exiting who=5 card=V.3
2111 1 seize [4ff7108d]
2112 3 let [b7065876]
    seized by=1 who=5 card=V.3
    scored who=1 card=V.3 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
2113 1 coin:roderigo [80fdfd59]
2114 1 at:5 [00837078]
    used-coin-at who=1 coin=roderigo whom=5
2115 1 give:villainy [296607b3]
    traded who=1 whom=5
2116 0 reveal [ed59d8c8]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
2117 3 let [b881f544]
    got-intrigue who=0 n=1
2118 0 improv [c3291292]
    improvised who=0
2119 0 draw:staging [b2543786]
2120 0 bury:V.6 [c815aa5a]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=16
2121 0 pass [9b878fbc]
2122 2 reveal [cafc10e6]
    turned-up-staging who=2 card=miscue
2123 2 play [bd115c8e]
2124 2 at:4 [5d236432]
    aimed who=2 card=miscue whom=4
2125 3 let [f762f888]
    must-switch whom=4
    drew who=2 pile=staging
2126 4 switch:V.8 [10ee4787]
    switched who=4
2127 2 place:V.11 [09c8449c]
    turned-up who=2 card=V.11
2128 2 exit [6465067d]
    exiting who=2 card=V.11
2129 3 let [a20eb078]
    got-intrigue who=2 n=1
2130 2 pass [badeb0c9]
2131 3 reveal [44b991a3]
    turned-up-staging who=3 card=exchange
2132 3 play [21f02da7]
2133 3 at:1 [7f301260]
    aimed who=3 card=exchange whom=1
2134 1 let [491dcbc3]
2135 3 give:V.2 [26166491]
    traded who=3 whom=1
2136 3 pass [2d1b8b9c]
2137 4 reveal [b3ed6293]
    turned-up who=4 card=V.8
    exiting who=4 card=V.8
    got-intrigue who=4 n=1
2138 4 pass [2f155054]
    drew who=4 pile=staging
2139 5 draw:script [a473c9dd]
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    scene-began scene=8
2140 5 pass [9fc0e663]
2141 0 pass [bcefbe4e]
2142 1 pass [7e9d2084]
2143 2 pass [ce756564]
2144 3 pass [14385407]
2145 4 improv [1645bacc]
    improvised who=4
2146 4 draw:staging [5f196c74]
2147 4 bury:seize [95165e73]
    drew who=4 pile=staging
    buried who=4 pile=staging
2148 4 pass [d17cd79e]
2149 0 place:V.16 [72da1c18]
2150 1 place:take-the-lead [3cca7c07]
2151 2 place:seize [177ba0d7]
2152 3 place:V.1 [351eca9e]
2153 4 place:no-drama [b86dfc23]
2154 5 place:V.7 [244b8e5c]
    placed-all
2155 5 pass [8bf87674]
2156 0 pass [485437f5]
2157 1 improv [c6f759e7]
    improvised who=1
2158 1 switch:V.2 [b008babb]
    switched who=1
2159 1 pass [f1b42309]
2160 2 improv [b5f44431]
    improvised who=2
2161 2 switch:take-the-lead [482b47bb]
    switched who=2
2162 2 pass [cb487f65]
2163 3 pass [fda3216c]
2164 4 pass [535f5560]
2165 5 reveal [943f7b42]
    turned-up who=5 card=V.7
2166 5 play [30e4c802]
    played who=5 card=V.7
2167 3 let [87f06b49]
    scored who=5 card=V.7 n=1
    got-intrigue who=5 n=2
2168 5 improv [b850ceb0]
    improvised who=5
2169 5 draw:staging [218064c0]
2170 5 bury:seize [e0c6fc50]
    drew who=5 pile=staging
    buried who=5 pile=staging
2171 5 pass [0b9b5747]
2172 0 reveal [d2fe2f30]
    turned-up who=0 card=V.16
    played who=0 card=V.16
2173 3 let [be61dfe5]
    failed who=0 card=V.16
2174 0 pass [4742a900]
2175 1 reveal [cb71e825]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
2176 3 let [70baffe4]
    got-intrigue who=1 n=1
2177 1 pass [c2d78be9]
2178 2 reveal [4d1024dc]
    turned-up-staging who=2 card=take-the-lead
2179 2 exit [1e9a971b]
    exiting who=2 card=take-the-lead
2180 3 let [f3349ec7]
    got-intrigue who=2 n=1
2181 2 pass [58c1fa7a]
2182 3 reveal [9ab28e67]
    turned-up who=3 card=V.1
2183 3 improv [36fb1765]
    improvised who=3
2184 3 draw:staging [905eb0a3]
2185 3 bury:V.15 [b874d8e7]
    drew who=3 pile=staging
    buried who=3 pile=script
    exiting who=3 card=V.1
    got-intrigue who=3 n=1
2186 3 pass [ee390102]
2187 4 reveal [05984478]
    turned-up-staging who=4 card=no-drama
    exiting who=4 card=no-drama
    got-intrigue who=4 n=1
2188 4 pass [dd61ca48]
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=5
    drew who=3 pile=staging
    scene-began scene=9
2189 5 show:no-drama [9ac91503]
    no-drama who=5
    drew who=5 pile=staging
2190 5 pass [90e0453f]
2191 0 pass [ab9e1a29]
2192 1 improv [3d1f4e55]
    improvised who=1
2193 1 draw:staging [032c0354]
2194 1 bury:revive [c8f23edd]
    drew who=1 pile=staging
    buried who=1 pile=staging
2195 1 pass [ebe35c7a]
2196 2 improv [79eb6fe6]
    improvised who=2
2197 2 draw:script [11bb7934]
2198 2 bury:V.15 [1c6cb52d]
    drew who=2 pile=script
    buried who=2 pile=script
2199 2 pass [e8df92ac]
2200 3 pass [28168bbf]
2201 4 improv [34b03c35]
    improvised who=4
2202 4 draw:staging [b10090b6]
2203 4 bury:villainy [a1d1d022]
    drew who=4 pile=staging
    buried who=4 pile=staging
2204 4 show:exchange [85a5590e]
2205 4 at:2 [19bc9694]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
2206 4 give:revive [a3c843d1]
    traded who=4 whom=2
2207 4 show:exchange [3d07e45e]
2208 4 at:3 [4496fa02]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
2209 3 show:no-drama [9b5440c1]
    no-drama who=3
    drew who=3 pile=staging
    foiled who=4 whom=3
2210 4 pass [4e79bd4e]
2211 0 place:revive [cc93c0f9]
2212 1 place:take-the-lead [7caffccd]
2213 2 place:V.1 [a9ae9003]
2214 3 place:V.14 [61b2b6cc]
2215 4 place:seize [ae53781a]
2216 5 place:take-the-lead [3b19cf6e]
    placed-all
2217 5 show:exchange [ac48cefb]
2218 5 at:2 [8e5a78ff]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
2219 5 give:seize [d8d8fe5a]
    traded who=5 whom=2
2220 5 pass [2c8980ab]
2221 0 pass [68a6e8c5]
2222 1 pass [285b4058]
2223 2 pass [b1dfcf1a]
2224 3 pass [e88be1aa]
2225 4 pass [cf8469ee]
2226 5 reveal [10817f6e]
    turned-up-staging who=5 card=take-the-lead
2227 5 exit [02193ca7]
    exiting who=5 card=take-the-lead
    got-intrigue who=5 n=1
2228 5 improv [17062fb8]
    improvised who=5
2229 5 draw:staging [882beb6b]
2230 5 bury:villainy [619b619d]
    drew who=5 pile=staging
    buried who=5 pile=staging
2231 5 pass [30a27502]
2232 0 reveal [570315ba]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2233 0 pass [a4a0581c]
2234 1 reveal [5c72e463]
    turned-up-staging who=1 card=take-the-lead
2235 1 play [89ba6b10]
    aimed who=1 card=take-the-lead whom=4
    took-lead who=1 whom=4
2236 1 pass [230c3f9e]
2237 2 reveal [0bf1e346]
    turned-up who=2 card=V.1
    exiting who=2 card=V.1
    got-intrigue who=2 n=1
2238 2 pass [901d6ae1]
2239 3 show:exchange [2a31696f]
2240 3 at:4 [f56725f5]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
2241 3 give:villainy [c92819a2]
    traded who=3 whom=4
2242 3 reveal [e464b88e]
    turned-up who=3 card=V.14
2243 3 exit [70db2a47]
    exiting who=3 card=V.14
    got-intrigue who=3 n=1
2244 3 improv [b5aeeaa7]
    improvised who=3
2245 3 draw:staging [9d817bcf]
2246 3 bury:seize [a274d88e]
    drew who=3 pile=staging
    buried who=3 pile=staging
2247 3 pass [72b6c529]
2248 4 reveal [430b3b35]
    turned-up-staging who=4 card=seize
    exiting who=4 card=seize
    got-intrigue who=4 n=1
2249 4 pass [4d318191]
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=12
    drew who=3 pile=staging
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    scene-began scene=10
2250 2 pass [c6d636bb]
2251 3 pass [d5eb84a4]
2252 4 improv [85f4e513]
    improvised who=4
2253 4 draw:staging [b36ea8a0]
2254 4 bury:V.6 [8f310afc]
    drew who=4 pile=staging
    buried who=4 pile=script
2255 4 pass [b19616ff]
2256 5 pass [97ab2c5c]
2257 0 improv [222dd39d]
    improvised who=0
2258 0 draw:script [7b315a56]
2259 0 bury:V.16 [4fe0f6b6]
    drew who=0 pile=script
    buried who=0 pile=script
2260 0 pass [a5c66cbd]
2261 1 pass [3bc9b4ba]
2262 0 place:take-the-lead [12273799]
2263 1 place:V.2 [ea9cf8a7]
2264 2 place:seize [25bd81b3]
2265 3 place:exchange [35b3f396]
2266 4 place:villainy [100cd522]
2267 5 place:V.8 [c1986b00]
    placed-all
2268 2 pass [57cb06e5]
2269 3 pass [edba844f]
2270 4 pass [52b83af6]
2271 5 pass [3eb26adc]
2272 0 pass [306b8a06]
2273 1 pass [dab2ef6f]
2274 2 improv [0c7a1cd9]
    improvised who=2
2275 2 draw:staging [aefe3a24]
2276 2 bury:miscue [5949f4db]
    drew who=2 pile=staging
    buried who=2 pile=staging
2277 2 reveal [9f3f7ae7]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2278 2 pass [6784bc83]
2279 3 reveal [13c352b8]
    turned-up-staging who=3 card=exchange
2280 3 play [104afb90]
2281 3 at:2 [df7509dd]
    aimed who=3 card=exchange whom=2
2282 2 let [277ae313]
2283 3 give:miscue [d2184492]
    traded who=3 whom=2
2284 3 pass [918547f6]
2285 4 reveal [1c4a47f5]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
2286 4 pass [fe0d4d9f]
2287 5 reveal [0d8dfd61]
    turned-up who=5 card=V.8
2288 5 play [74cfddaf]
    played who=5 card=V.8
    set-aside card=V.8 character=desdemona
    got-coin who=5 coin=desdemona
    got-handkerchief who=5
2289 5 pass [da2575ba]
2290 0 reveal [2017d8e5]
    turned-up-staging who=0 card=take-the-lead
2291 0 exit [f126b7b7]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2292 0 pass [7d20f807]
2293 1 reveal [b09a30fc]
    turned-up who=1 card=V.2
2294 1 play [b7398ac8]
    played who=1 card=V.2
    scored who=1 card=V.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2295 1 pass [5e0a9fa6]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=script
    script-empty
    scene-began scene=11
2296 2 improv [3a9792a7]
    improvised who=2
2297 2 bury:miscue [eae9ee4a]
    drew who=2 pile=staging
    buried who=2 pile=staging
2298 2 show:exchange [2a3c3adf]
2299 2 at:5 [af391dcc]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
2300 5 let [bacf84b7]
2301 2 give:miscue [7e490482]
    traded who=2 whom=5
2302 2 pass [e41a2fdd]
2303 3 pass [525e5cf2]
2304 4 pass [28c4174f]
2305 5 pass [d6e320f0]
2306 0 improv [f677a352]
    improvised who=0
2307 0 bury:take-the-lead [b342d4e9]
    drew who=0 pile=staging
    buried who=0 pile=staging
2308 0 pass [2dbbab1b]
2309 1 show:exchange [7fefd433]
2310 1 at:3 [fc2fd197]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
2311 1 give:seize [e69a43fa]
    traded who=1 whom=3
2312 1 pass [8d75fa19]
2313 0 place:take-the-lead [e2a230f7]
2314 1 place:take-the-lead [3346ab6d]
2315 2 place:V.5 [7b350189]
2316 3 place:villainy [c626669b]
2317 4 place:villainy [d4d538d9]
2318 5 place:miscue [d19f987c]
    placed-all
2319 2 pass [d039c536]
2320 3 pass [196d442e]
2321 4 pass [7395c28f]
2322 5 pass [3a3be448]
2323 0 pass [921fabe1]
2324 1 improv [b200224d]
    improvised who=1
2325 1 switch:take-the-lead [1639946c]
    switched who=1
2326 1 pass [bec0dd8a]
2327 2 reveal [d47a5823]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
2328 4 let [793fab90]
    got-intrigue who=2 n=1
2329 2 pass [9100cacb]
2330 3 reveal [52d3be4d]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
2331 4 let [d379ea5e]
    got-intrigue who=3 n=1
2332 3 improv [23c502d2]
    improvised who=3
2333 3 draw:staging [fefe75de]
2334 3 bury:seize [cb2a32e6]
    drew who=3 pile=staging
    buried who=3 pile=staging
    reshuffled pile=script n=1
    script-again
2335 3 pass [bd23f230]
2336 4 reveal [066b02f4]
    turned-up-staging who=4 card=villainy
2337 4 improv [41eecbb4]
    improvised who=4
2338 4 draw:script [ba08e0db]
2339 4 bury:V.11 [41d2d5e1]
    drew who=4 pile=script
    buried who=4 pile=script
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
2340 4 show:no-drama [998dc402]
    no-drama who=4
    drew who=4 pile=staging
2341 4 pass [6cdae31f]
2342 5 coin:emilia [1b6188c6]
    used-coin-at who=5 coin=emilia whom=1
    stole-coin who=5 coin=iago whom=1
2343 5 reveal [36e48a69]
    turned-up-staging who=5 card=miscue
2344 5 play [ea21b989]
2345 5 at:1 [5507d293]
    aimed who=5 card=miscue whom=1
    must-switch whom=1
    drew who=5 pile=staging
2346 1 switch:take-the-lead [73080ace]
    switched who=1
2347 5 place:exchange [df4bde90]
    turned-up-staging who=5 card=exchange
2348 5 play [63885c11]
2349 5 at:1 [33b6f596]
    aimed who=5 card=exchange whom=1
2350 5 give:revive [fde65e79]
    traded who=5 whom=1
2351 5 coin:iago [4104cb31]
2352 5 wound:cassio [058abd49]
    used-iago who=5 character=cassio
    wounded who=5 character=cassio n=2 total=5
2353 5 pass [cea7ca17]
2354 0 reveal [782c8f62]
    turned-up-staging who=0 card=take-the-lead
2355 0 play [0c6fd43b]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2356 0 pass [49bdff75]
2357 1 reveal [6ae0142b]
    turned-up-staging who=1 card=take-the-lead
2358 1 play [d0b4ca4e]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2359 1 pass [bf986a69]
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=12
2360 2 pass [d8bd4fa9]
2361 3 show:exchange [61630249]
2362 3 at:2 [962c3697]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
2363 2 let [3649aa04]
2364 3 give:seize [31784f48]
    traded who=3 whom=2
2365 3 pass [1fe54a11]
2366 4 pass [e483ea1b]
2367 5 coin:desdemona [ec811727]
    no-drama-coin who=5
2368 5 pass [a416e5e3]
2369 0 pass [d456b2e0]
2370 1 pass [50856712]
2371 0 place:V.4 [96e1365f]
2372 1 place:revive [3e4acc2c]
2373 2 place:seize [43095997]
2374 3 place:V.6 [d9676330]
2375 4 place:take-the-lead [1469c011]
2376 5 place:seize [18b646a7]
    placed-all
2377 2 improv [57e0d626]
    improvised who=2
2378 2 switch:take-the-lead [2bd2f2b6]
    switched who=2
2379 2 pass [c3a39e04]
2380 3 pass [df87370b]
2381 4 pass [3b5f45d8]
2382 5 pass [06c78f24]
2383 0 pass [aa2823b9]
2384 1 pass [893fe532]
2385 2 reveal [fb0f019d]
    turned-up-staging who=2 card=take-the-lead
2386 2 exit [b94eb304]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2387 2 pass [4900e312]
2388 3 reveal [5a9ae976]
    turned-up who=3 card=V.6
    exiting who=3 card=V.6
    got-intrigue who=3 n=1
2389 3 pass [e640ef8a]
2390 4 reveal [f6b3e035]
    turned-up-staging who=4 card=take-the-lead
2391 4 exit [0fa59972]
    exiting who=4 card=take-the-lead
    got-intrigue who=4 n=1
2392 4 pass [09ba9ccd]
2393 5 reveal [ed5afa38]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
2394 5 pass [e86325b9]
2395 0 reveal [da879b64]
    turned-up who=0 card=V.4
2396 0 exit [7d6429ad]
    exiting who=0 card=V.4
    got-intrigue who=0 n=1
2397 0 improv [96a641ac]
    improvised who=0
2398 0 draw:staging [7c3ebc0c]
2399 0 bury:no-drama [f32b7e69]
    drew who=0 pile=staging
    buried who=0 pile=staging
    reshuffled pile=script n=2
2400 0 pass [79797487]
2401 1 reveal [326d2ee8]
    turned-up-staging who=1 card=revive
2402 1 exit [42235ff0]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2403 1 improv [944d01be]
    improvised who=1
2404 1 draw:script [957d4dbb]
2405 1 bury:V.11 [3c0dc83c]
    drew who=1 pile=script
    buried who=1 pile=script
2406 1 pass [b744fc1e]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=13
2407 2 pass [27344e18]
2408 3 improv [0f1719a1]
    improvised who=3
2409 3 bury:exchange [e3d6cbce]
    drew who=3 pile=staging
    buried who=3 pile=staging
2410 3 show:exchange [1cfac8f2]
2411 3 at:4 [1240c19c]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
2412 4 let [2577e12d]
2413 3 give:V.16 [6a460544]
    traded who=3 whom=4
2414 3 pass [9aa136ce]
2415 4 improv [7ed506c7]
    improvised who=4
2416 4 bury:take-the-lead [4d01ad07]
    drew who=4 pile=staging
    buried who=4 pile=staging
2417 4 pass [03add95e]
2418 5 show:exchange [657ff4cd]
2419 5 at:3 [b8df554e]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
2420 5 give:take-the-lead [9b016d5d]
    traded who=5 whom=3
2421 5 improv [1d10da44]
    improvised who=5
2422 5 bury:villainy [afa451a7]
    drew who=5 pile=staging
    buried who=5 pile=staging
2423 5 pass [6be23489]
2424 0 pass [20c3a29e]
2425 1 pass [84a257b8]
2426 0 place:V.14 [0acfec48]
2427 1 place:V.4 [2570ae5a]
2428 2 place:seize [47e34015]
2429 3 place:take-the-lead [5ff2869b]
2430 4 place:exchange [24868c3c]
2431 5 place:V.12 [86453904]
    placed-all
2432 2 improv [a51ae24a]
    improvised who=2
2433 2 switch:miscue [d7a95427]
    switched who=2
2434 2 pass [3ebfb10b]
2435 3 pass [def43ab1]
2436 4 pass [c146005a]
2437 5 pass [2d565526]
2438 0 pass [4217dce1]
2439 1 pass [a74d044f]
2440 2 reveal [fa77fbd2]
    turned-up-staging who=2 card=miscue
2441 2 exit [8311c66b]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2442 2 pass [6237d750]
2443 3 reveal [090d0777]
    turned-up-staging who=3 card=take-the-lead
2444 3 exit [59e215a7]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2445 3 pass [968b8c5f]
2446 4 reveal [d6988932]
    turned-up-staging who=4 card=exchange
2447 4 play [f83a1915]
2448 4 at:3 [83d45c33]
    aimed who=4 card=exchange whom=3
2449 3 let [b6460434]
2450 4 give:V.16 [b8b9bb28]
    traded who=4 whom=3
2451 4 pass [94f8ad9d]
2452 5 reveal [4795d7ae]
    turned-up who=5 card=V.12
    exiting who=5 card=V.12
    got-intrigue who=5 n=1
2453 5 pass [f5766d69]
2454 0 reveal [9d88cc17]
    turned-up who=0 card=V.14
2455 0 exit [9035e83c]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
2456 0 improv [909502ed]
    improvised who=0
2457 0 draw:script [70662364]
2458 0 bury:V.15 [6a8480cc]
    reshuffled pile=script n=2
    drew who=0 pile=script
    buried who=0 pile=script
2459 0 pass [81f974c1]
2460 1 reveal [0309d577]
    turned-up who=1 card=V.4
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2461 1 improv [22a7a33b]
    improvised who=1
2462 1 draw:staging [f17c36af]
2463 1 bury:revive [1d503499]
    drew who=1 pile=staging
    buried who=1 pile=staging
2464 1 pass [587671fb]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=14
2465 2 pass [8429d8e6]
2466 3 improv [6ddb2827]
    improvised who=3
2467 3 bury:miscue [dc021c35]
    drew who=3 pile=staging
    buried who=3 pile=staging
2468 3 pass [fae26f92]
2469 4 pass [41044ba4]
2470 5 show:no-drama [5b7bc63f]
    no-drama who=5
    drew who=5 pile=staging
2471 5 pass [a5a5798d]
2472 0 show:exchange [e654ed05]
2473 0 at:2 [612d836f]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2474 2 let [09a3f33a]
2475 0 give:revive [417c7990]
    traded who=0 whom=2
2476 0 pass [eba64c55]
2477 1 pass [70471663]
2478 0 place:V.14 [d692b918]
2479 1 place:no-drama [0649da2e]
2480 2 place:revive [830117e0]
2481 3 place:take-the-lead [397d1ed2]
2482 4 place:V.5 [80a3d8fd]
2483 5 place:villainy [17cd3368]
    placed-all
2484 2 improv [3d003ce8]
    improvised who=2
2485 2 switch:revive [ba8e08df]
    switched who=2
2486 2 pass [bb3bfaf7]
2487 3 pass [72534aa9]
2488 4 pass [cc223f60]
2489 5 pass [07a1a547]
2490 0 pass [14062dc3]
2491 1 pass [e12a268d]
2492 2 reveal [24f8e68b]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2493 2 pass [4a485f22]
2494 3 reveal [b53663a3]
    turned-up-staging who=3 card=take-the-lead
2495 3 play [81637efc]
    aimed who=3 card=take-the-lead whom=1
    took-lead who=3 whom=1
2496 3 pass [7f9cc1c4]
2497 4 reveal [fec8f3b7]
    turned-up who=4 card=V.5
    exiting who=4 card=V.5
    got-intrigue who=4 n=1
2498 4 improv [ff047bc6]
    improvised who=4
2499 4 draw:staging [9cf51fe7]
2500 4 bury:V.4 [3528f4fc]
    drew who=4 pile=staging
    buried who=4 pile=script
    reshuffled pile=staging n=14
    staging-empty n=2
    final-scene
2501 4 pass [7fbe2f40]
2502 5 reveal [0aa43d59]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
    got-intrigue who=5 n=1
2503 5 improv [9739dc77]
    improvised who=5
2504 5 draw:staging [e679d5a0]
2505 5 bury:villainy [c4f141a3]
    drew who=5 pile=staging
    buried who=5 pile=staging
2506 5 pass [38064521]
2507 0 reveal [ad962ffe]
    turned-up who=0 card=V.14
2508 0 exit [15bcb407]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
2509 0 improv [a1626bc2]
    improvised who=0
2510 0 draw:script [cd1e1c5f]
2511 0 bury:V.11 [3c339ee9]
    drew who=0 pile=script
    buried who=0 pile=script
2512 0 pass [dd43691b]
2513 1 reveal [bc1a4f60]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2514 1 improv [23442511]
    improvised who=1
2515 1 draw:script [e40725e0]
2516 1 bury:V.6 [54638edc]
    drew who=1 pile=script
    buried who=1 pile=script
2517 1 pass [d30094a2]
    act-ran-out act=V
    tallied who=0 n=4
    tallied who=1 n=14
    tallied who=2 n=5
    tallied who=3 n=8
    tallied who=4 n=9
    tallied who=5 n=10
    iago-bonus who=1 n=4
    company-bonus who=1 n=2
    game-ended
scores [4, 20, 5, 8, 9, 10] winners [1]
