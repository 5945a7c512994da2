set-up [63c68e99]
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
1 3 improv [eb1133a6]
    improvised who=3
2 0 let [53820446]
3 1 let [165eab72]
4 2 let [7b9c4d9d]
5 4 spotlight [d9d5abe0]
6 5 let [088b249c]
    stole-spotlight by=4 who=3
7 3 let [d94198a6]
    blocked who=3
8 4 pass [8adc7826]
9 5 pass [93b8a15c]
10 0 improv [09235967]
    improvised who=0
11 1 spotlight [ff3020ce]
12 2 let [2f4753b2]
13 3 spotlight [19bbd16a]
14 5 spotlight [fa7a902f]
    stole-spotlight by=1 who=0
15 0 let [a009411a]
    blocked who=0
16 1 show:exchange [0414e857]
17 1 at:3 [253c9bc0]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
18 0 spotlight [2d968c53]
19 2 let [da1a6386]
20 3 show:no-drama [2bb8db26]
21 5 let [28deb4bc]
    no-drama who=3
    drew who=3 pile=staging
    foiled who=1 whom=3
22 1 improv [19a53d74]
    improvised who=1
23 0 spotlight [cc43d570]
24 2 let [34fd0995]
25 3 let [a5de09f2]
26 5 let [257dc8be]
    stole-spotlight by=0 who=1
27 1 let [f21d98d7]
    blocked who=1
28 2 show:exchange [40319325]
29 2 at:5 [5527df83]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
30 3 let [c9f01b04]
31 5 spotlight [d6ce24d9]
    stole-spotlight by=5 who=2
32 2 let [39686381]
    blocked who=2
33 0 place:I.5 [d2f7b4eb]
34 1 place:miscue [0aa8dec6]
35 2 place:I.1 [f34c39e7]
36 3 place:take-the-lead [690df29e]
37 4 place:miscue [eb62c579]
38 5 place:take-the-lead [a65ae387]
    placed-all
39 3 pass [f92fd71e]
40 4 pass [b4489ba5]
41 5 improv [0c086ed9]
    improvised who=5
42 2 spotlight [fcea3651]
43 3 let [7b17f271]
    stole-spotlight by=2 who=5
44 5 let [3885d7f4]
    blocked who=5
45 0 pass [f6fd1d62]
46 1 pass [0448cb9b]
47 2 pass [2ab3e1b9]
48 3 reveal [d9f03664]
    turned-up-staging who=3 card=take-the-lead
49 3 exit [e41db3c1]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
50 3 pass [72d83306]
51 4 reveal [403b67a6]
    turned-up-staging who=4 card=miscue
52 4 improv [a0d475cd]
    improvised who=4
53 3 let [297b8e17]
54 4 bury:I.11 [5fa1fb1c]
    drew who=4 pile=staging
    buried who=4 pile=script
    script-again
55 4 play [6acbba61]
56 4 at:1 [87991a3c]
    aimed who=4 card=miscue whom=1
57 0 let [f52b8215]
58 1 let [8470ef5d]
59 2 let [00a3b54c]
60 3 let [5fa31beb]
61 5 let [7129120b]
    must-switch whom=1
    drew who=4 pile=staging
62 1 switch:take-the-lead [9f3b3c63]
    switched who=1
63 4 place:take-the-lead [ad2417f8]
    turned-up-staging who=4 card=take-the-lead
64 4 exit [af4e1cd7]
    exiting who=4 card=take-the-lead
65 0 let [aa494510]
66 2 let [3c881726]
67 5 let [01c067da]
    got-intrigue who=4 n=1
68 4 pass [ac6d6bd0]
69 5 reveal [d9247524]
    turned-up-staging who=5 card=take-the-lead
70 5 exit [7951e6c9]
    exiting who=5 card=take-the-lead
71 0 let [b33ad06e]
72 1 let [7a3f4b18]
73 2 let [73335f71]
    got-intrigue who=5 n=1
74 5 pass [f35fe0fa]
75 0 reveal [a8986109]
    turned-up who=0 card=I.5
    exiting who=0 card=I.5
76 1 let [3ec30036]
77 2 let [c496baff]
    got-intrigue who=0 n=1
78 0 pass [33fe33ab]
79 1 reveal [e25c0977]
    turned-up-staging who=1 card=take-the-lead
80 1 exit [415ebe88]
    exiting who=1 card=take-the-lead
81 2 let [4fe90e50]
    got-intrigue who=1 n=1
82 1 pass [2390373e]
83 2 improv [a005b232]
    improvised who=2
84 3 spotlight [616be6eb]
    stole-spotlight by=3 who=2
85 2 show:no-drama [488b2a79]
    no-drama who=2
    drew who=2 pile=staging
    defeated who=2 by=3
86 2 draw:staging [432cf1f5]
87 2 bury:villainy [5c95fa8a]
    drew who=2 pile=staging
    buried who=2 pile=staging
88 2 reveal [734cbd0d]
    turned-up who=2 card=I.1
    exiting who=2 card=I.1
    got-intrigue who=2 n=1
89 2 pass [a086e3e6]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=script
    drew who=5 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=2
90 3 pass [c22045b9]
91 4 pass [0d5e3049]
92 5 improv [ae3c9eb0]
    improvised who=5
93 5 bury:I.9 [3786849f]
    drew who=5 pile=staging
    buried who=5 pile=script
    script-again
94 5 pass [f4aa1fe5]
95 0 pass [1b302739]
96 1 improv [2dc14fd6]
    improvised who=1
97 1 draw:staging [9e8dfe61]
98 1 bury:I.4 [78ff6f07]
    drew who=1 pile=staging
    buried who=1 pile=script
99 1 pass [4f8ca4b7]
100 2 pass [7935ef52]
101 0 place:villainy [8378a618]
102 1 place:miscue [6d0cb251]
103 2 place:I.12 [8566b19d]
104 3 place:I.7 [40225367]
105 4 place:seize [d70f7a57]
106 5 place:I.5 [73bfa4d7]
    placed-all
107 3 pass [c00f46d0]
108 4 improv [43f8c984]
    improvised who=4
109 4 switch:revive [f9a17a16]
    switched who=4
110 4 pass [d9492196]
111 5 pass [5d9db166]
112 0 pass [494ebf04]
113 1 show:no-drama [7a4b9797]
    no-drama who=1
    drew who=1 pile=staging
114 1 pass [1703c8cf]
115 2 improv [945d0716]
    improvised who=2
116 2 switch:take-the-lead [215997a7]
    switched who=2
117 2 pass [b280cb51]
118 3 reveal [406cfde3]
    turned-up who=3 card=I.7
119 3 play [824713f5]
    played who=3 card=I.7
120 0 let [7165137f]
121 1 let [0c0b7ec8]
122 2 let [5ba07e42]
123 4 let [6de36229]
124 5 let [7fce2a33]
    scored who=3 card=I.7 n=1
    got-intrigue who=3 n=2
125 3 improv [c8782ab5]
    improvised who=3
126 3 draw:staging [5425ded2]
127 3 bury:I.6 [9a15c571]
    drew who=3 pile=staging
    buried who=3 pile=script
128 3 pass [32b1804e]
129 4 reveal [0c457eb3]
    turned-up-staging who=4 card=revive
    exiting who=4 card=revive
130 0 let [01808b93]
131 1 let [2feb148c]
132 2 let [c115834b]
133 5 let [788480b2]
    got-intrigue who=4 n=1
134 4 pass [f01abe68]
135 5 show:exchange [84b07131]
136 5 at:0 [65e5492d]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
137 0 let [3a82c8d2]
138 1 let [60818a99]
139 2 let [e22232af]
140 5 give:I.10 [c0a891b3]
    traded who=5 whom=0
141 5 reveal [df2ed28a]
    turned-up who=5 card=I.5
    exiting who=5 card=I.5
142 0 let [c4f4048d]
143 1 let [a1051b0c]
144 2 let [4bced20b]
    got-intrigue who=5 n=1
145 5 pass [2768ffdf]
146 0 improv [c322cf1a]
    improvised who=0
147 0 draw:script [5be39ada]
148 0 bury:I.10 [4909eebf]
    drew who=0 pile=script
    buried who=0 pile=script
149 0 reveal [58be8a59]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
150 1 let [accbf4bb]
151 2 let [64f593f4]
    got-intrigue who=0 n=1
152 0 pass [6a1245e1]
153 1 reveal [262c7b62]
    turned-up-staging who=1 card=miscue
154 1 exit [ccd63dd4]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
155 1 pass [9b4bb83c]
156 2 reveal [8e743c1e]
    turned-up-staging who=2 card=take-the-lead
157 2 play [9e707904]
158 2 at:5 [557a9b0b]
    giving who=2 card=take-the-lead whom=5
159 5 let [5d725c1c]
    gave-lead who=2 whom=5
160 2 pass [c7d92a91]
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=staging
    drew who=4 pile=script
    script-empty
    scene-began scene=3
161 0 improv [462e32be]
    improvised who=0
162 0 bury:take-the-lead [49c800dd]
    drew who=0 pile=staging
    buried who=0 pile=staging
163 0 pass [db0efbe7]
164 1 improv [11655f13]
    improvised who=1
165 1 bury:I.6 [850edef8]
    drew who=1 pile=staging
    buried who=1 pile=script
    reshuffled pile=staging n=15
    staging-empty n=1
166 1 pass [6d77abb9]
167 2 improv [51267154]
    improvised who=2
168 2 draw:script [6f0b0d68]
169 2 bury:I.10 [aff66428]
    drew who=2 pile=script
    buried who=2 pile=script
170 2 pass [3bbfdb3e]
171 3 improv [1a0ed4ed]
    improvised who=3
172 3 draw:staging [bba6f9cf]
173 3 bury:revive [cb6ac10c]
    drew who=3 pile=staging
    buried who=3 pile=staging
174 3 show:exchange [883f0ae0]
175 3 at:2 [b3026bc0]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
176 3 give:I.11 [b58fbd33]
    traded who=3 whom=2
177 3 pass [4293569d]
178 4 pass [b6ed098c]
179 5 show:exchange [0b93f8a7]
180 5 at:4 [6eed52a1]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
181 4 let [fc64bd0b]
182 5 look [1b252734]
    looked who=5 whom=4
183 5 take:I.5 [c392e1ec]
184 5 give:take-the-lead [9ff41c1b]
    traded who=5 whom=4
185 5 pass [22837868]
186 0 place:I.3 [7383f963]
187 1 place:seize [6f1b598a]
188 2 place:seize [d2a3a5bc]
189 3 place:I.6 [ce54f23a]
190 4 place:take-the-lead [47ea344b]
191 5 place:take-the-lead [adb0a6ce]
    placed-all
192 0 pass [f7bb347f]
193 1 pass [4d5d6e21]
194 2 pass [10a68448]
195 3 show:exchange [30fffa7e]
196 3 at:0 [1195be74]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
197 0 let [e6d73b01]
198 3 give:miscue [f6c59755]
    traded who=3 whom=0
199 3 pass [4fbcf80b]
200 4 pass [ef6687c0]
201 5 pass [77bb8640]
202 0 reveal [80b0fdf5]
    turned-up who=0 card=I.3
    exiting who=0 card=I.3
203 1 seize [25abfe9d]
204 3 let [5b64dd2a]
205 4 let [a3bbb25c]
    seized by=1 who=0 card=I.3
206 0 let [8b61c85f]
    scored who=1 card=I.3 n=1
    got-intrigue who=1 n=2
207 2 reveal [ecd56995]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
208 2 pass [e2cccfc5]
209 3 reveal [baf689a1]
    turned-up who=3 card=I.6
210 3 exit [d1d48686]
    exiting who=3 card=I.6
211 4 let [c3b2ceb9]
    got-intrigue who=3 n=1
212 3 pass [69765004]
213 4 reveal [11823881]
    turned-up-staging who=4 card=take-the-lead
214 4 improv [d17b0c31]
    improvised who=4
215 4 draw:script [d50bafd6]
216 4 bury:I.2 [6b1e58c2]
    drew who=4 pile=script
    buried who=4 pile=script
217 4 exit [005180ae]
    exiting who=4 card=take-the-lead
    got-intrigue who=4 n=1
218 4 pass [46f39211]
219 5 reveal [f8741f48]
    turned-up-staging who=5 card=take-the-lead
220 5 play [24821803]
221 5 at:1 [58ff1b9f]
    giving who=5 card=take-the-lead whom=1
222 1 let [337fe4a9]
    gave-lead who=5 whom=1
223 5 pass [6db7fab7]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=staging
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
224 2 pass [c8306e9c]
225 3 pass [e8054e7d]
226 4 pass [00d154a2]
227 5 pass [14c3e6a2]
228 0 improv [c532f7bf]
    improvised who=0
229 0 bury:villainy [d4afb33c]
    drew who=0 pile=staging
    buried who=0 pile=staging
230 0 pass [2aed6912]
231 1 pass [aff50046]
232 0 place:take-the-lead [e1471df1]
233 1 place:take-the-lead [19439020]
234 2 place:I.11 [181fd1e5]
235 3 place:villainy [4733a45f]
236 4 place:seize [c8317b31]
237 5 place:miscue [b435e1ec]
    placed-all
238 2 pass [7867e28a]
239 3 pass [7708e247]
240 4 improv [0d98afd1]
    improvised who=4
241 4 switch:I.10 [6a2eb6d8]
    switched who=4
242 4 pass [1f434794]
243 5 pass [7de95429]
244 0 pass [fefa9b9a]
245 1 improv [93ad94fb]
    improvised who=1
246 1 switch:exchange [3b1468ee]
    switched who=1
247 1 pass [b6a11b43]
248 2 improv [b87a818a]
    improvised who=2
249 2 bury:I.2 [b5310d9a]
    drew who=2 pile=staging
    buried who=2 pile=script
250 2 reveal [033824ca]
    turned-up who=2 card=I.11
    exiting who=2 card=I.11
251 0 let [273c6425]
252 1 let [7a9a5cd1]
253 3 let [6fb5c0d6]
254 4 let [c5b269db]
    got-intrigue who=2 n=1
255 2 pass [d6ee1934]
256 3 improv [d82ba053]
    improvised who=3
257 3 draw:script [0baa4a4a]
258 3 bury:I.9 [482956be]
    drew who=3 pile=script
    buried who=3 pile=script
259 3 reveal [9cdacc90]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
260 0 let [598c947a]
261 1 let [79d7f9b6]
262 4 let [320e212f]
    got-intrigue who=3 n=1
263 3 pass [d558cffe]
264 4 reveal [160ea5e5]
    turned-up who=4 card=I.10
265 4 play [e5ae320d]
    played who=4 card=I.10
266 0 let [69a27b6b]
267 1 let [65eea206]
    scored who=4 card=I.10 n=1
    got-intrigue who=4 n=2
268 4 pass [771ae482]
269 5 reveal [33643d96]
    turned-up-staging who=5 card=miscue
270 5 play [0d2e6ef4]
271 5 at:1 [42f18030]
    aimed who=5 card=miscue whom=1
272 0 let [71c598a1]
273 1 let [6d24e0a2]
    must-switch whom=1
    drew who=5 pile=staging
274 1 switch:I.8 [2ef3a35e]
    switched who=1
275 5 place:seize [d225036b]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
276 5 show:exchange [905ce128]
277 5 at:2 [e1963b6d]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
278 0 let [c0536343]
279 2 show:no-drama [3d5e8335]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=5 whom=2
280 5 show:no-drama [b9a8789c]
    no-drama who=5
    drew who=5 pile=staging
281 5 pass [4fc294d5]
282 0 reveal [1af57d41]
    turned-up-staging who=0 card=take-the-lead
283 0 play [ff361d22]
    aimed who=0 card=take-the-lead whom=1
284 1 let [dad908b5]
    took-lead who=0 whom=1
285 0 pass [bfe710e7]
286 1 reveal [3e203576]
    turned-up who=1 card=I.8
287 1 play [ee9435ae]
    played who=1 card=I.8
    scored who=1 card=I.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
288 1 pass [760c70fb]
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
289 1 improv [e9862d20]
    improvised who=1
290 1 bury:revive [e7b2eedb]
    drew who=1 pile=staging
    buried who=1 pile=staging
291 1 show:exchange [b28ead23]
292 1 at:0 [eacca9ca]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
293 0 let [17cd894d]
294 1 give:seize [57aca5e0]
    traded who=1 whom=0
295 1 show:exchange [071d1ee5]
296 1 at:3 [fdcaa31d]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
297 3 let [17ffb1c4]
298 1 give:villainy [5eb40e25]
    traded who=1 whom=3
299 1 pass [84c623a2]
300 2 pass [e646d2ea]
301 3 improv [954021e8]
    improvised who=3
302 3 bury:I.2 [ce38701f]
    drew who=3 pile=staging
    buried who=3 pile=script
303 3 pass [2b54c811]
304 4 pass [7b08f877]
305 5 pass [cf1da6b0]
306 0 pass [c2734d7d]
307 0 place:I.9 [8be69557]
308 1 place:I.4 [d14ec649]
309 2 place:villainy [ec841315]
310 3 place:miscue [38e847e2]
311 4 place:I.1 [af005c32]
312 5 place:I.5 [16032646]
    placed-all
313 1 pass [7bd3a45c]
314 2 pass [ede62281]
315 3 pass [41800f44]
316 4 pass [2e00ba3d]
317 5 pass [0a763cef]
318 0 pass [ddbd80fb]
319 1 reveal [0ca1989a]
    turned-up who=1 card=I.4
320 1 exit [c5761f48]
    exiting who=1 card=I.4
321 0 let [0adf3df6]
322 3 let [0f8c7cce]
323 4 let [158b44ff]
    got-intrigue who=1 n=1
324 1 pass [d41264d4]
325 2 reveal [18892da3]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
326 0 let [41712d5c]
327 3 let [03b10df9]
328 4 let [44ef0ef4]
    got-intrigue who=2 n=1
329 2 improv [5120e48c]
    improvised who=2
330 2 draw:staging [1802e05f]
331 2 bury:revive [0cc4f2f5]
    drew who=2 pile=staging
    buried who=2 pile=staging
332 2 pass [0764ec2d]
333 3 reveal [4b42db70]
    turned-up-staging who=3 card=miscue
334 3 exit [ba679662]
    exiting who=3 card=miscue
335 0 let [7b9ef475]
336 4 let [18ead2e4]
    got-intrigue who=3 n=1
337 3 pass [2a6c2c49]
338 4 improv [2e743c70]
    improvised who=4
339 4 draw:staging [8577f1ca]
340 4 bury:seize [9933116a]
    drew who=4 pile=staging
    buried who=4 pile=staging
341 4 reveal [d82e09b7]
    turned-up who=4 card=I.1
342 4 exit [d3505576]
    exiting who=4 card=I.1
343 0 let [f9437236]
    got-intrigue who=4 n=1
344 4 pass [bbda3cc6]
345 5 reveal [210b057a]
    turned-up who=5 card=I.5
    exiting who=5 card=I.5
346 0 let [157b78b1]
    got-intrigue who=5 n=1
347 5 improv [c2ec51ec]
    improvised who=5
348 5 draw:staging [32b911ce]
349 5 bury:take-the-lead [419fc8f4]
    drew who=5 pile=staging
    buried who=5 pile=staging
350 5 pass [f7dd2230]
351 0 improv [e692761f]
    improvised who=0
352 0 draw:script [7c340bb5]
353 0 bury-placed [0fd26d4f]
    drew who=0 pile=script
    buried who=0 pile=script
354 0 reveal [0ec4feeb]
    turned-up who=0 card=I.2
355 0 exit [53b42c42]
    exiting who=0 card=I.2
    got-intrigue who=0 n=1
356 0 pass [aee37455]
    act-ran-out act=I
    tallied who=0 n=0
    tallied who=1 n=2
    tallied who=2 n=0
    tallied who=3 n=2
    tallied who=4 n=2
    tallied who=5 n=0
    lead-cast who=2
357 3 trade:spotlight [204fe482]
    traded-tokens who=3 n=0 total=1
358 3 pass [203221b2]
359 4 trade:spotlight [7384e8b5]
    traded-tokens who=4 n=1 total=1
360 4 trade:intrigue [203221b2]
    traded-tokens who=4 n=4 total=0
361 4 pass [d32be61b]
362 5 discard:seize [a11f3e02]
    discarded who=5 card=seize
363 0 discard:take-the-lead [69558475]
    discarded who=0 card=take-the-lead
364 1 discard:seize [00693aa0]
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
365 3 pass [91aa0006]
366 4 pass [0ba30b2a]
367 5 pass [04b3c581]
368 0 pass [b1e7486f]
369 1 improv [aa9f282c]
    improvised who=1
370 3 spotlight [9ae13fd9]
    stole-spotlight by=3 who=1
371 1 let [723532dd]
    blocked who=1
372 2 pass [02733ff7]
373 0 place:II.3 [ac747b7d]
374 1 place:II.2 [d8858752]
375 2 place:II.8 [8a192162]
376 3 place:seize [0299f3cc]
377 4 place:II.9 [06767b15]
378 5 place:II.1 [f128d267]
    placed-all
379 3 pass [ffad6ccc]
380 4 improv [63ba75e4]
    improvised who=4
381 4 switch:villainy [b1b4f595]
    switched who=4
382 4 pass [fc7c91be]
383 5 show:exchange [ed6c4819]
384 5 at:2 [83ae2f5c]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
385 5 give:no-drama [326897c4]
    traded who=5 whom=2
386 5 pass [921cb0fc]
387 0 improv [f11df0ac]
    improvised who=0
388 0 switch:seize [3a3d674a]
    switched who=0
389 0 pass [ee7dacc1]
390 1 coin:othello [41e550ee]
    used-coin-at who=1 coin=othello whom=2
    took-lead who=1 whom=2
391 1 pass [fce604dc]
392 2 pass [c9812c88]
393 2 reveal [17500434]
    turned-up who=2 card=II.8
394 2 exit [adb5dead]
    exiting who=2 card=II.8
395 1 let [5c738006]
396 4 let [c95ee010]
    got-intrigue who=2 n=1
397 2 improv [6cc7850e]
    improvised who=2
398 2 draw:script [b69203a2]
399 2 bury:II.4 [cab1ce8d]
    reshuffled pile=script n=1
    drew who=2 pile=script
    buried who=2 pile=script
    script-again
400 2 pass [c4a87b1c]
401 3 reveal [80d8f94c]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
402 3 improv [4386a731]
    improvised who=3
403 3 draw:script [5d7bc58a]
404 3 bury:II.11 [cfe2d415]
    drew who=3 pile=script
    buried who=3 pile=script
405 3 pass [f6d3fb70]
406 4 reveal [83d81ce5]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
407 1 let [26b78dad]
    got-intrigue who=4 n=1
408 4 pass [72cbdda4]
409 5 show:exchange [c8988b68]
410 5 at:4 [ea914a17]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
411 1 let [4a00991f]
412 4 let [5deef2fc]
413 5 give:revive [d8c13ae4]
    traded who=5 whom=4
414 5 reveal [7a5651ec]
    turned-up who=5 card=II.1
415 5 exit [60768340]
    exiting who=5 card=II.1
416 1 let [5e98c078]
    got-intrigue who=5 n=1
417 5 pass [6fd3052d]
418 0 reveal [795e95e9]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
419 0 pass [1d8f4d0a]
420 1 reveal [cd2307d7]
    turned-up who=1 card=II.2
421 1 play [6ab3ec66]
    played who=1 card=II.2
    scored who=1 card=II.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
422 1 pass [97e4a8bb]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=4 pile=script
    script-empty
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
423 2 pass [180d722a]
424 3 pass [1b3b463c]
425 4 improv [21c891b4]
    improvised who=4
426 4 bury:II.1 [14e1365a]
    drew who=4 pile=staging
    buried who=4 pile=script
    script-again
427 4 pass [5a281790]
428 5 pass [a8d3bd22]
429 0 pass [0a3f39bd]
430 1 improv [de985b85]
    improvised who=1
431 1 draw:script [15e3d313]
432 1 bury:II.5 [1b47deb0]
    drew who=1 pile=script
    buried who=1 pile=script
433 1 pass [51794a5e]
434 0 place:miscue [5be5d5cc]
435 1 place:take-the-lead [bdf5cb71]
436 2 place:no-drama [6b84ab0d]
437 3 place:II.4 [cd7e4b94]
438 4 place:II.9 [30981a32]
439 5 place:II.7 [31f7438d]
    placed-all
440 2 pass [15b08066]
441 3 pass [3dca8807]
442 4 pass [79b6f722]
443 5 improv [eade9ca2]
    improvised who=5
444 5 switch:exchange [b22886e1]
    switched who=5
445 5 pass [674e9645]
446 0 improv [53674076]
    improvised who=0
447 0 switch:II.3 [5b24102e]
    switched who=0
448 0 pass [d6101b86]
449 1 pass [36b7be76]
450 2 reveal [9db28b43]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
451 2 improv [3db2bcc1]
    improvised who=2
452 2 draw:staging [e047f5da]
453 2 bury:II.8 [7c516fee]
    drew who=2 pile=staging
    buried who=2 pile=script
    reshuffled pile=staging n=15
454 2 pass [ae9c76dc]
455 3 reveal [666ab4f7]
    turned-up who=3 card=II.4
456 3 play [29b4f465]
    played who=3 card=II.4
457 1 let [ddb0f8f1]
458 4 let [384127d8]
    scored who=3 card=II.4 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=othello
459 3 coin:othello [82054aaf]
    used-coin-at who=3 coin=othello whom=1
460 1 let [8c820ec0]
    took-lead who=3 whom=1
461 3 improv [e5c2dc9a]
    improvised who=3
462 3 draw:staging [02dc4f9c]
463 3 bury:II.10 [7421a4d6]
    drew who=3 pile=staging
    buried who=3 pile=script
464 3 pass [14068513]
465 4 reveal [5eeddc4b]
    turned-up who=4 card=II.9
    exiting who=4 card=II.9
466 1 let [5af40481]
    got-intrigue who=4 n=1
467 4 pass [576bc57f]
468 5 reveal [89ede40e]
    turned-up-staging who=5 card=exchange
469 5 play [f129c588]
470 5 at:3 [b04f8e6a]
    aimed who=5 card=exchange whom=3
471 1 let [c1f0d52e]
472 5 give:revive [714e35a6]
    traded who=5 whom=3
473 5 pass [04d75ec6]
474 0 reveal [622baf69]
    turned-up who=0 card=II.3
    exiting who=0 card=II.3
475 1 let [1b9c8826]
    got-intrigue who=0 n=1
476 0 pass [b24fce54]
477 1 reveal [24afec23]
    turned-up-staging who=1 card=take-the-lead
478 1 exit [5af8a9a6]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
479 1 coin:iago [fd62fe9c]
480 1 wound:montano [14edc90f]
    used-iago who=1 character=montano
    wounded who=1 character=montano n=1 total=1
    died character=montano
    took-wounds who=1 n=1
481 1 pass [edfe61a1]
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=2
    scene-began scene=3
482 4 improv [c9f2de42]
    improvised who=4
483 4 draw:staging [7d7cde9d]
484 4 bury:exchange [16446be7]
    drew who=4 pile=staging
    buried who=4 pile=staging
485 4 pass [18d8882b]
486 5 pass [4e96ae48]
487 0 improv [82931fc6]
    improvised who=0
488 0 draw:script [57dad4ad]
489 0 bury:II.12 [971346ae]
    drew who=0 pile=script
    buried who=0 pile=script
490 0 pass [69836ae9]
491 1 improv [9ec9307a]
    improvised who=1
492 1 draw:script [2725317a]
493 1 bury:II.8 [811e95ba]
    drew who=1 pile=script
    buried who=1 pile=script
494 1 pass [d364926c]
495 2 pass [1d791792]
496 3 pass [6783b730]
497 0 place:miscue [175249a7]
498 1 place:II.1 [0f8bb2af]
499 2 place:miscue [601406d0]
500 3 place:seize [d163236e]
501 4 place:seize [6986f6b2]
502 5 place:villainy [590804a7]
    placed-all
503 4 pass [9073eda2]
504 5 pass [276dac24]
505 0 pass [63b3384a]
506 1 pass [d2a5c5de]
507 2 pass [0e6abba2]
508 3 show:exchange [c788cb99]
509 3 at:1 [b1e6d318]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
510 1 let [8d03f1ba]
511 3 give:revive [1fcfcff5]
    traded who=3 whom=1
512 3 pass [7eabd0bf]
513 4 reveal [d21f71fd]
    turned-up-staging who=4 card=seize
    exiting who=4 card=seize
    got-intrigue who=4 n=1
514 4 pass [9d21f129]
515 5 reveal [211cb78c]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
516 1 let [887905a8]
    got-intrigue who=5 n=1
517 5 improv [9ea57555]
    improvised who=5
518 5 draw:staging [eff19df5]
519 5 bury:II.6 [d0b57ad7]
    drew who=5 pile=staging
    buried who=5 pile=script
520 5 pass [cfbcd4f7]
521 0 reveal [664c1e93]
    turned-up-staging who=0 card=miscue
522 0 exit [0c7c8110]
    exiting who=0 card=miscue
523 1 let [c9d56f34]
    got-intrigue who=0 n=1
524 0 pass [e4cbc7fe]
525 1 reveal [a9ab0e2e]
    turned-up who=1 card=II.1
526 1 play [e4ab9d1d]
    played who=1 card=II.1
    set-aside card=II.1 character=montano
    got-intrigue who=1 n=2
527 1 pass [288bbadf]
528 2 reveal [4c4b4365]
    turned-up-staging who=2 card=miscue
529 2 play [f09ba23c]
    aimed who=2 card=miscue whom=3
    must-switch whom=3
    drew who=2 pile=staging
530 3 switch:II.11 [e592ba98]
    switched who=3
531 2 place:II.10 [c246af02]
    turned-up who=2 card=II.10
    played who=2 card=II.10
    scored who=2 card=II.10 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
532 2 coin:othello [02860fa0]
    used-coin-at who=2 coin=othello whom=3
    took-lead who=2 whom=3
533 2 pass [907320f0]
534 3 reveal [74c444a2]
    turned-up who=3 card=II.11
    exiting who=3 card=II.11
    got-intrigue who=3 n=1
535 3 pass [ca7ce098]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    scene-began scene=4
536 3 improv [7201290f]
    improvised who=3
537 3 draw:staging [9a2cf826]
538 3 bury:miscue [701950f7]
    drew who=3 pile=staging
    buried who=3 pile=staging
539 3 pass [ca41721b]
540 4 pass [94ceb233]
541 5 show:exchange [e9532ec5]
542 5 at:0 [b010269b]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
543 0 let [0c77fece]
544 5 give:seize [2b9bdcb5]
    traded who=5 whom=0
545 5 pass [86ea33d9]
546 0 pass [156ce3bb]
547 1 improv [524c90dc]
    improvised who=1
548 1 draw:staging [9e483238]
549 1 bury:take-the-lead [964aade9]
    drew who=1 pile=staging
    buried who=1 pile=staging
550 1 show:no-drama [91f947a9]
    no-drama who=1
    drew who=1 pile=staging
551 1 pass [bfeedc57]
552 2 pass [b2c4e0d7]
553 0 place:seize [09673623]
554 1 place:II.9 [d93fd2be]
555 2 place:exchange [eb9e61d9]
556 3 place:villainy [2619abe6]
557 4 place:take-the-lead [0c4cd0f5]
558 5 place:II.7 [dcc6cc7e]
    placed-all
559 3 pass [aad921b7]
560 4 pass [26518f83]
561 5 pass [65875c30]
562 0 improv [fe697e1b]
    improvised who=0
563 0 switch:take-the-lead [fcc479bc]
    switched who=0
564 0 pass [813fceb8]
565 1 pass [e731225f]
566 2 pass [789ae25a]
567 3 reveal [07bee0bc]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
568 1 let [22fa4cff]
569 2 let [11c35120]
570 4 let [dac533a8]
    got-intrigue who=3 n=1
571 3 pass [c3c9e34e]
572 4 improv [12aba17e]
    improvised who=4
573 4 draw:staging [9ae1cc6f]
574 4 bury:seize [6f68a239]
    drew who=4 pile=staging
    buried who=4 pile=staging
575 4 show:exchange [dd18092b]
576 4 at:5 [38225f10]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
577 1 let [2fb26029]
578 2 let [69ea8b70]
579 4 look [ddd0d9f3]
    looked who=4 whom=5
580 4 take:II.5 [4be31be1]
581 4 give:revive [3635f4b6]
    traded who=4 whom=5
582 4 reveal [567099e9]
    turned-up-staging who=4 card=take-the-lead
583 4 exit [75cbef05]
    exiting who=4 card=take-the-lead
584 1 let [efa93377]
585 2 let [01e8c93a]
    got-intrigue who=4 n=1
586 4 pass [be661e13]
587 5 reveal [b9f267f5]
    turned-up who=5 card=II.7
588 5 exit [9c030625]
    exiting who=5 card=II.7
589 1 let [09f7415f]
590 2 let [1d33d0c0]
    got-intrigue who=5 n=1
591 5 improv [1cd6a24b]
    improvised who=5
592 5 draw:script [bd43b2b4]
593 5 bury:II.8 [c60e9c2b]
    drew who=5 pile=script
    buried who=5 pile=script
594 5 pass [3270bd07]
595 0 reveal [919b520e]
    turned-up-staging who=0 card=take-the-lead
596 0 exit [4285d77a]
    exiting who=0 card=take-the-lead
597 1 let [2c563bda]
598 2 let [73b363c7]
    got-intrigue who=0 n=1
599 0 pass [32d2e258]
600 1 reveal [5c653d66]
    turned-up who=1 card=II.9
    exiting who=1 card=II.9
    got-intrigue who=1 n=1
601 1 pass [b2fdf864]
602 2 improv [ca716147]
    improvised who=2
603 2 draw:staging [a03e087e]
604 2 bury:take-the-lead [de6206a7]
    drew who=2 pile=staging
    buried who=2 pile=staging
605 2 reveal [72333342]
    turned-up-staging who=2 card=exchange
606 2 play [3641d874]
607 2 at:0 [545b4722]
    aimed who=2 card=exchange whom=0
608 0 let [c6f661c3]
609 2 give:take-the-lead [087a38d4]
    traded who=2 whom=0
610 2 pass [f6fb850f]
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
611 3 improv [1338a125]
    improvised who=3
612 3 bury:take-the-lead [bef770ea]
    drew who=3 pile=staging
    buried who=3 pile=staging
613 3 pass [f81fdd34]
614 4 pass [ad84389d]
615 5 pass [47b3e5c7]
616 0 improv [f8df17e2]
    improvised who=0
617 0 bury:take-the-lead [4a57494e]
    drew who=0 pile=staging
    buried who=0 pile=staging
618 0 pass [b8aec765]
619 1 pass [4b6f61c8]
620 2 pass [20cced5e]
621 0 place:II.3 [2fa48c24]
622 1 place:no-drama [e17c0649]
623 2 place:II.8 [e5445259]
624 3 place:villainy [8dfa7b2a]
625 4 place:II.5 [98a2f02a]
626 5 place:II.11 [1a72ca30]
    placed-all
627 3 pass [ebe9b7b3]
628 4 improv [7304cad4]
    improvised who=4
629 4 switch:II.7 [f42ed7da]
    switched who=4
630 4 pass [79a26873]
631 5 pass [72f44e28]
632 0 pass [c50b5132]
633 1 improv [93cb53a1]
    improvised who=1
634 1 switch:revive [85ff6c29]
    switched who=1
635 1 pass [e60b348b]
636 2 pass [01a72402]
637 3 reveal [0eea0c1f]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
638 1 let [f830b7e8]
    got-intrigue who=3 n=1
639 3 show:exchange [1203affc]
640 3 at:5 [2d5fd15d]
    showed-exchange who=3 whom=5
    drew who=3 pile=staging
641 1 let [2d560d61]
642 3 give:villainy [da3169db]
    traded who=3 whom=5
643 3 pass [96989595]
644 4 reveal [2953c173]
    turned-up who=4 card=II.7
645 4 play [f8b1a3ce]
    played who=4 card=II.7
646 1 let [1681f7f5]
    scored who=4 card=II.7 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=roderigo
647 4 coin:roderigo [b4a0159d]
648 4 at:5 [fd0fd72f]
    used-coin-at who=4 coin=roderigo whom=5
649 4 give:II.12 [abf96f5d]
    traded who=4 whom=5
650 4 pass [dea48349]
651 5 reveal [1ec820c8]
    turned-up who=5 card=II.11
    exiting who=5 card=II.11
652 1 let [60bb7f0e]
    got-intrigue who=5 n=1
653 5 pass [75df20be]
654 0 reveal [02abc5a1]
    turned-up who=0 card=II.3
    exiting who=0 card=II.3
655 1 let [7a3bf0dd]
    got-intrigue who=0 n=1
656 0 pass [1086eddb]
657 1 reveal [3bfdf7b8]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
658 1 show:no-drama [ae2ae339]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=2
659 1 pass [e8b2c5db]
660 2 reveal [4141d088]
    turned-up who=2 card=II.8
    exiting who=2 card=II.8
    got-intrigue who=2 n=1
661 2 improv [63facda4]
    improvised who=2
662 2 draw:script [f2b60cb5]
663 2 bury:II.6 [442723ce]
    drew who=2 pile=script
    buried who=2 pile=script
664 2 pass [1d650f13]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=6
665 3 improv [b23a0fe6]
    improvised who=3
666 3 draw:script [e29fb4c5]
667 3 bury:II.9 [582d95de]
    drew who=3 pile=script
    buried who=3 pile=script
668 3 pass [51263e0d]
669 4 show:exchange [698d1d10]
670 4 at:5 [b797b594]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
671 5 let [d7bff12e]
672 4 give:II.5 [a0e8b022]
    traded who=4 whom=5
673 4 show:exchange [c8faf013]
674 4 at:3 [ee357da3]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
675 4 give:miscue [fe1fa017]
    traded who=4 whom=3
676 4 pass [ba68c4af]
677 5 pass [8122167d]
678 0 pass [81afdbe2]
679 1 pass [f69c1f76]
680 2 pass [62258e10]
681 0 place:take-the-lead [1cd911c9]
682 1 place:exchange [198867e1]
683 2 place:seize [510ab406]
684 3 place:miscue [63fd3dd2]
685 4 place:II.8 [e476e867]
686 5 place:seize [f09b970f]
    placed-all
687 3 pass [e9338be3]
688 4 improv [d889b706]
    improvised who=4
689 4 switch:take-the-lead [65826362]
    switched who=4
690 4 pass [072578a4]
691 5 pass [4b538cc8]
692 0 pass [e5c29674]
693 1 improv [bf49f08f]
    improvised who=1
694 1 switch:II.6 [3205b078]
    switched who=1
695 1 pass [af8a5178]
696 2 pass [e78dcec6]
697 3 reveal [a95b7fb4]
    turned-up-staging who=3 card=miscue
698 3 exit [aa0dd9c0]
    exiting who=3 card=miscue
699 0 let [6e5e3162]
700 5 seize [3dd37c45]
    seized by=5 who=3 card=miscue
    got-spotlight who=5 n=1
701 4 reveal [03638198]
    turned-up-staging who=4 card=take-the-lead
702 4 exit [ad62bfc3]
    exiting who=4 card=take-the-lead
703 0 let [13f9af5c]
    got-intrigue who=4 n=1
704 4 pass [3dde9382]
705 0 reveal [f28c7351]
    turned-up-staging who=0 card=take-the-lead
706 0 exit [bd0cd6be]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
707 0 pass [35b036e6]
708 1 reveal [9a928faf]
    turned-up who=1 card=II.6
709 1 exit [b7fb8f8f]
    exiting who=1 card=II.6
    got-intrigue who=1 n=1
710 1 show:exchange [60afb22c]
711 1 at:3 [aba10458]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
712 5 spotlight [12d88582]
    stole-spotlight by=5 who=1
713 1 show:no-drama [9ddd2e80]
    no-drama who=1
    drew who=1 pile=staging
    defeated who=1 by=5
714 1 give:take-the-lead [721b6d09]
    traded who=1 whom=3
715 1 pass [58d11ab8]
716 2 reveal [673bf10d]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
717 2 improv [d9eb832a]
    improvised who=2
718 2 draw:script [8794ac82]
719 2 bury:II.11 [9a4ffce6]
    drew who=2 pile=script
    buried who=2 pile=script
720 2 pass [7584a7cd]
    drew who=2 pile=script
    reshuffled pile=script n=1
721 3 draw:script [313ccd93]
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=2
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=7
    final-scene
722 3 pass [a6c40515]
723 4 improv [421b5279]
    improvised who=4
724 4 bury:take-the-lead [7fb9e34d]
    drew who=4 pile=staging
    buried who=4 pile=staging
725 4 pass [29c46e62]
726 5 pass [8e9fa5bd]
727 0 pass [f78d4ea6]
728 1 show:exchange [c46653ec]
729 1 at:0 [cb73c968]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
730 0 let [bb4705b5]
731 1 give:miscue [4cdd83e8]
    traded who=1 whom=0
732 1 pass [bdfae000]
733 2 pass [b3471cf9]
734 0 place:miscue [d15af657]
735 1 place:villainy [ebc41353]
736 2 place:miscue [8059e7b9]
737 3 place:revive [3d60e104]
738 4 place:II.8 [44ac86b4]
739 5 place:II.5 [5b252da6]
    placed-all
740 3 pass [a1ddf23f]
741 4 pass [f2e61829]
742 5 pass [453959fa]
743 0 pass [37f9aad4]
744 1 pass [95a9bce3]
745 2 pass [3ad0da11]
746 3 reveal [b2b60804]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
747 0 let [c62affcd]
    got-intrigue who=3 n=1
748 3 improv [835ab5f6]
    improvised who=3
749 3 bury:seize [fc1f7661]
    drew who=3 pile=staging
    buried who=3 pile=staging
750 3 pass [770aef2d]
751 4 reveal [b11b82e4]
    turned-up who=4 card=II.8
752 4 play [e25d9d78]
    played who=4 card=II.8
753 0 let [272c0c6a]
    scored who=4 card=II.8 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=cassio
754 4 coin:cassio [994e8c10]
    used-coin who=4 coin=cassio
755 4 bury:take-the-lead [45d4d989]
    drew who=4 pile=staging
    buried who=4 pile=staging
756 4 pass [b59b1f9a]
757 5 reveal [dd9ae2a0]
    turned-up who=5 card=II.5
    exiting who=5 card=II.5
758 0 let [c77cbd94]
    got-intrigue who=5 n=1
759 5 improv [9b938ce8]
    improvised who=5
760 5 draw:script [5a88b6a8]
761 5 bury:II.12 [bbbc6882]
    reshuffled pile=script n=1
    drew who=5 pile=script
    buried who=5 pile=script
762 5 pass [3350f622]
763 0 improv [9bcb7a8f]
    improvised who=0
764 0 draw:staging [bce4dd06]
765 0 bury-placed [c11653c7]
    drew who=0 pile=staging
    buried who=0 pile=staging
766 0 reveal [56fbc0d3]
    turned-up-staging who=0 card=no-drama
767 0 play [d3ddf06a]
    played who=0 card=no-drama
    no-drama who=0
768 0 pass [16e4114a]
769 1 reveal [07038dd9]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
770 1 pass [78e191b3]
771 2 reveal [23f3d5e1]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
772 2 improv [60e5c5e8]
    improvised who=2
773 2 draw:script [5ae5bbde]
774 2 bury:II.9 [e9bb2f0c]
    drew who=2 pile=script
    buried who=2 pile=script
775 2 pass [22aeefd6]
    act-ran-out act=II
    tallied who=0 n=0
    tallied who=1 n=5
    tallied who=2 n=2
    tallied who=3 n=3
    tallied who=4 n=3
    tallied who=5 n=0
    lead-cast who=5
776 0 discard:seize [d8b14759]
    discarded who=0 card=seize
    drew who=2 pile=staging
777 4 discard:revive [e0fcef1b]
    discarded who=4 card=revive
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    act-began act=III who=5
    scene-began scene=1
778 0 pass [830b3095]
779 1 pass [c2b074dc]
780 2 show:exchange [d0359392]
781 2 at:0 [9e726569]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
782 2 give:exchange [fafd38ca]
    traded who=2 whom=0
783 2 pass [2ffcaf63]
784 3 pass [c645f9a8]
785 4 improv [c9df32eb]
    improvised who=4
786 4 draw:script [08a20bcf]
787 4 bury:III.10 [b741d70d]
    drew who=4 pile=script
    buried who=4 pile=script
788 4 pass [126d85f5]
789 5 pass [c751a0ff]
790 0 place:III.13 [7b12c458]
791 1 place:III.8 [98fec7ae]
792 2 place:III.4 [42f2c945]
793 3 place:no-drama [9113a75b]
794 4 place:villainy [d0e26870]
795 5 place:III.14 [54e8df1a]
    placed-all
796 0 show:exchange [671080cc]
797 0 at:4 [3b0e4a25]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
798 0 give:seize [722f6a2f]
    traded who=0 whom=4
799 0 pass [4f2fe1a5]
800 1 improv [d7bc50d4]
    improvised who=1
801 1 switch:take-the-lead [3d868b7c]
    switched who=1
802 1 pass [88f53af8]
803 2 pass [6eb4fb57]
804 3 pass [9a9724c9]
805 4 pass [a442fcd0]
806 5 pass [dfe417cc]
807 0 reveal [ba33637d]
    turned-up who=0 card=III.13
808 0 exit [3e8bce1a]
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
809 0 pass [4775ec9e]
810 1 reveal [78e8c8d4]
    turned-up-staging who=1 card=take-the-lead
811 1 play [72ddfab1]
    aimed who=1 card=take-the-lead whom=5
    took-lead who=1 whom=5
812 1 pass [51720b24]
813 2 reveal [3418de4e]
    turned-up who=2 card=III.4
814 2 play [8ce16edd]
    played who=2 card=III.4
    scored who=2 card=III.4 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
815 2 pass [cc0522b7]
816 3 reveal [19f3f96a]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
817 3 improv [aa89e3b4]
    improvised who=3
818 3 draw:staging [4a49dd59]
819 3 bury:III.3 [f30d1474]
    drew who=3 pile=staging
    buried who=3 pile=script
820 3 pass [e3384312]
821 4 reveal [64bb6367]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
822 4 pass [3b39ac00]
823 5 reveal [ea3ff30b]
    turned-up who=5 card=III.14
824 5 play [826b0789]
    played who=5 card=III.14
    scored who=5 card=III.14 n=2
    got-coin who=5 coin=cassio
    got-handkerchief who=5
825 5 coin:cassio [61e5b81d]
    used-coin who=5 coin=cassio
826 5 draw:staging [e35cc4f3]
827 5 bury:III.7 [28c35c03]
    drew who=5 pile=staging
    buried who=5 pile=script
828 5 pass [05b88a91]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
829 2 improv [e365973e]
    improvised who=2
830 2 draw:script [fa6f2fdf]
831 2 bury:III.11 [c13f0773]
    drew who=2 pile=script
    buried who=2 pile=script
832 2 pass [8d139b3d]
833 3 pass [d06b63e2]
834 4 improv [998d066a]
    improvised who=4
835 4 draw:staging [4272d35b]
836 4 bury:III.10 [c330eabb]
    drew who=4 pile=staging
    buried who=4 pile=script
837 4 pass [a9d999dd]
838 5 pass [d4648999]
839 0 show:exchange [8988b7ea]
840 0 at:2 [c1f63473]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=14
841 2 let [e0658ba3]
842 0 give:seize [3b03ad31]
    traded who=0 whom=2
843 0 improv [297a7f37]
    improvised who=0
844 0 draw:staging [4bf179d9]
845 0 bury:III.3 [081fd668]
    drew who=0 pile=staging
    buried who=0 pile=script
846 0 pass [d56e5b8f]
847 1 pass [897647a9]
848 0 place:seize [dd06c20c]
849 1 place:III.12 [c733bd4d]
850 2 place:take-the-lead [e0c3394f]
851 3 place:III.15 [961b34be]
852 4 place:III.5 [5a009dc2]
853 5 place:revive [5b0f2549]
    placed-all
854 2 pass [ccce9b24]
855 3 pass [0f733c38]
856 4 pass [64275d27]
857 5 pass [b1fb2981]
858 0 pass [1e7a3017]
859 1 pass [337f718b]
860 2 coin:desdemona [d09e7ea7]
    no-drama-coin who=2
861 2 reveal [42269a5d]
    turned-up-staging who=2 card=take-the-lead
862 2 play [b7008aa8]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
863 2 pass [1051aa10]
864 3 reveal [d7f94eb0]
    turned-up who=3 card=III.15
    played who=3 card=III.15
    failed who=3 card=III.15
865 3 pass [d7f9fdb1]
866 4 reveal [48fdb183]
    turned-up who=4 card=III.5
    exiting who=4 card=III.5
    got-intrigue who=4 n=1
867 4 pass [0ab7f24d]
868 5 reveal [6a444812]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
869 5 improv [d6e7a1bd]
    improvised who=5
870 5 draw:staging [87f021c1]
871 5 bury:take-the-lead [1e49ce73]
    drew who=5 pile=staging
    buried who=5 pile=staging
872 5 pass [dd083ec2]
873 0 reveal [ec3b303f]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
874 0 pass [f90a5ca3]
875 1 reveal [f4258064]
    turned-up who=1 card=III.12
876 1 exit [31cf2d1d]
    exiting who=1 card=III.12
    got-intrigue who=1 n=1
877 1 improv [68649871]
    improvised who=1
878 1 draw:staging [56660edc]
879 1 bury:III.6 [3f7a5830]
    drew who=1 pile=staging
    buried who=1 pile=script
880 1 pass [48855102]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
881 3 show:exchange [868ea08c]
882 3 at:0 [75d25619]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
883 0 show:no-drama [8771f2b5]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=3 whom=0
884 3 show:exchange [4600e339]
885 3 at:4 [cce3f5ed]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
886 4 let [749ca99c]
887 3 give:no-drama [29838b98]
    traded who=3 whom=4
888 3 pass [9efe713a]
889 4 pass [ecc94b2d]
890 5 pass [b558bee9]
891 0 pass [4433d1a3]
892 1 pass [45680c02]
893 2 pass [a2652784]
894 0 place:III.10 [60f73958]
895 1 place:III.8 [5f490a76]
896 2 place:seize [407ed714]
897 3 place:seize [77ec249d]
898 4 place:III.9 [c858d5e0]
899 5 place:take-the-lead [58b3fcce]
    placed-all
900 3 pass [eb60b90d]
901 4 pass [6bfff2c2]
902 5 pass [16c0abb9]
903 0 pass [9578a89a]
904 1 pass [4e06162c]
905 2 pass [e16114a3]
906 3 reveal [b2a999c8]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
907 3 improv [e7d7e724]
    improvised who=3
908 3 draw:script [0c026110]
909 3 bury:III.1 [7b742234]
    drew who=3 pile=script
    buried who=3 pile=script
910 3 pass [39fbd009]
911 4 show:no-drama [3f27b9f5]
    no-drama who=4
    drew who=4 pile=staging
912 4 show:exchange [15fe193a]
913 4 at:3 [75a2bf83]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
914 4 give:take-the-lead [3c51abfb]
    traded who=4 whom=3
915 4 reveal [337307c4]
    turned-up who=4 card=III.9
    exiting who=4 card=III.9
    got-intrigue who=4 n=1
916 4 improv [ef942277]
    improvised who=4
917 4 draw:staging [a71aba62]
918 4 bury:villainy [a69e759c]
    drew who=4 pile=staging
    buried who=4 pile=staging
919 4 pass [bf6747c0]
920 5 reveal [72168db7]
    turned-up-staging who=5 card=take-the-lead
921 5 exit [6d59c8c6]
    exiting who=5 card=take-the-lead
    got-intrigue who=5 n=1
922 5 pass [27f8475d]
923 0 reveal [c20b9b3e]
    turned-up who=0 card=III.10
924 0 play [1d4dd792]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
925 0 improv [2c92b917]
    improvised who=0
926 0 draw:staging [25aff368]
927 0 bury:miscue [5d492a1e]
    drew who=0 pile=staging
    buried who=0 pile=staging
928 0 pass [ad903482]
929 1 reveal [85aed1b6]
    turned-up who=1 card=III.8
930 1 play [e994a5b4]
    played who=1 card=III.8
    scored who=1 card=III.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
931 1 show:no-drama [ec7cadb5]
    no-drama who=1
    drew who=1 pile=staging
932 1 coin:othello [2e683892]
    used-coin-at who=1 coin=othello whom=2
    took-lead who=1 whom=2
933 1 pass [ec54ec1c]
934 2 reveal [c2075cfa]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
935 2 improv [d9dcebe7]
    improvised who=2
936 2 draw:staging [8656d790]
937 2 bury:III.2 [44b4d6ba]
    drew who=2 pile=staging
    buried who=2 pile=script
938 2 pass [f083baac]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=4 pile=staging
    reshuffled pile=staging n=9
    drew who=5 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    scene-began scene=4
939 2 pass [5a6ed79b]
940 3 pass [08c10f7a]
941 4 show:exchange [8deffb73]
942 4 at:2 [9283f6a3]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
943 4 give:revive [bec3a95c]
    traded who=4 whom=2
944 4 show:exchange [dfcf5057]
945 4 at:2 [8b7b1c10]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
946 4 give:exchange [03becab8]
    traded who=4 whom=2
947 4 pass [00218997]
948 5 pass [6c2ca049]
949 0 pass [a5c94c25]
950 1 pass [ee52e565]
951 0 place:revive [dad621cf]
952 1 place:seize [a77e30ef]
953 2 place:take-the-lead [60c122ce]
954 3 place:III.1 [349d0a8f]
955 4 place:III.6 [39d5776f]
956 5 place:III.11 [163bc4fa]
    placed-all
957 2 show:exchange [55b27b02]
958 2 at:0 [42ff9ad8]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
959 2 give:take-the-lead [02db933c]
    traded who=2 whom=0
960 2 pass [6dc23bbe]
961 3 pass [6ca1b119]
962 4 pass [31a8d6b8]
963 5 pass [c3f04e7a]
964 0 coin:othello [4769a43f]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
965 0 pass [c2b69b5c]
966 1 pass [4286b1b7]
967 1 reveal [a0a3983c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
968 1 improv [f1f278db]
    improvised who=1
969 1 draw:staging [eb7dfa16]
970 1 bury:villainy [e956251a]
    drew who=1 pile=staging
    buried who=1 pile=staging
971 1 pass [5656ae2e]
972 2 reveal [d4f34778]
    turned-up-staging who=2 card=take-the-lead
973 2 play [9a92ca26]
    aimed who=2 card=take-the-lead whom=0
974 5 let [65f6900a]
    took-lead who=2 whom=0
975 2 pass [e1678fcc]
976 3 reveal [5e720918]
    turned-up who=3 card=III.1
977 3 play [9fc275a3]
    played who=3 card=III.1
978 5 let [bbdeb43c]
    scored who=3 card=III.1 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=cassio
979 3 coin:cassio [6c32b82a]
    used-coin who=3 coin=cassio
980 3 draw:staging [69c030f3]
981 3 bury:III.3 [5ce757f7]
    drew who=3 pile=staging
    buried who=3 pile=script
982 3 pass [0b17de5b]
983 4 reveal [d095a052]
    turned-up who=4 card=III.6
984 4 exit [1eb282f3]
    exiting who=4 card=III.6
985 5 let [b87ee32d]
    got-intrigue who=4 n=1
986 4 improv [620b53ef]
    improvised who=4
987 4 draw:script [4b017d9e]
988 4 bury:III.7 [46a406bc]
    drew who=4 pile=script
    buried who=4 pile=script
989 4 pass [31611831]
990 5 improv [6b99c93c]
    improvised who=5
991 5 draw:staging [23a8e76a]
992 5 bury-placed [48e912f2]
    drew who=5 pile=staging
    buried who=5 pile=script
993 5 show:exchange [727db085]
994 5 at:0 [a9db3cc7]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
995 5 give:III.2 [186c860b]
    traded who=5 whom=0
996 5 reveal [e513dc16]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
997 5 pass [e177bf13]
998 0 reveal [b1cd354e]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
999 0 pass [7258c4bc]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    reshuffled pile=staging n=11
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=5
1000 3 show:exchange [185bec8f]
1001 3 at:1 [4d3ee0c5]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1002 3 give:seize [3594655f]
    traded who=3 whom=1
1003 3 improv [703f6d9d]
    improvised who=3
1004 3 draw:staging [d54a8e7c]
1005 3 bury:take-the-lead [abca160f]
    drew who=3 pile=staging
    buried who=3 pile=staging
1006 3 pass [094709e5]
1007 4 pass [2f5ad0e6]
1008 5 pass [a77714cc]
1009 0 improv [e9ae8dbe]
    improvised who=0
1010 0 draw:script [16e6b908]
1011 0 bury:III.9 [023a4787]
    drew who=0 pile=script
    buried who=0 pile=script
1012 0 pass [0d635774]
1013 1 pass [0c708bf6]
1014 2 pass [0c133e61]
1015 0 place:miscue [14dd0aeb]
1016 1 place:villainy [03655fa1]
1017 2 place:revive [d5dd34aa]
1018 3 place:exchange [61cdd840]
1019 4 place:take-the-lead [edff60b6]
1020 5 place:seize [2fcef968]
    placed-all
1021 3 pass [fc8f6e94]
1022 4 pass [6174e598]
1023 5 improv [4c9dfd26]
    improvised who=5
1024 5 switch:revive [609e6bcc]
    switched who=5
1025 5 pass [7b99b97e]
1026 0 pass [8abbbebf]
1027 1 pass [818f9bde]
1028 2 pass [04c9bd16]
1029 3 reveal [3eea83aa]
    turned-up-staging who=3 card=exchange
1030 3 play [4982255b]
1031 3 at:1 [0a55c11e]
    aimed who=3 card=exchange whom=1
1032 3 give:take-the-lead [ce12b3ab]
    traded who=3 whom=1
1033 3 pass [e772f7d8]
1034 4 reveal [57a652e1]
    turned-up-staging who=4 card=take-the-lead
1035 4 play [7bf1aca7]
    aimed who=4 card=take-the-lead whom=2
    took-lead who=4 whom=2
1036 4 pass [b13a77c6]
1037 5 reveal [019c23e2]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
1038 5 pass [65efb072]
1039 0 reveal [4071cbcf]
    turned-up-staging who=0 card=miscue
1040 0 play [edf1b556]
1041 0 at:2 [5cb4a1a9]
    aimed who=0 card=miscue whom=2
    must-switch whom=2
    drew who=0 pile=staging
1042 2 switch:seize [13d6089d]
    switched who=2
1043 0 place:seize [de3135d4]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1044 0 pass [8197ffa6]
1045 1 reveal [bc253612]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1046 1 pass [1eebde47]
1047 2 reveal [c9aadf46]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1048 2 improv [d123f25c]
    improvised who=2
1049 2 draw:staging [9e35660b]
1050 2 bury:III.5 [7742864a]
    drew who=2 pile=staging
    buried who=2 pile=script
1051 2 pass [d2b5a7aa]
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    scene-began scene=6
1052 5 improv [51448256]
    improvised who=5
1053 5 bury:seize [882c7eeb]
    drew who=5 pile=staging
    buried who=5 pile=staging
1054 5 pass [41ec0c11]
1055 0 improv [3a2c9ec5]
    improvised who=0
1056 0 bury:III.3 [0ceecd5e]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
1057 0 pass [8e4f89a4]
1058 1 pass [67c84dbb]
1059 2 pass [ca2f4c55]
1060 3 pass [58273df2]
1061 4 pass [67d6e806]
1062 0 place:III.2 [9dc38b9b]
1063 1 place:seize [3eea0046]
1064 2 place:no-drama [d2d0acd8]
1065 3 place:III.13 [07766aa6]
1066 4 place:III.7 [bb4ce8bc]
1067 5 place:miscue [5c646287]
    placed-all
1068 5 show:exchange [6c5f9dfb]
1069 5 at:0 [3b25f998]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
1070 5 give:III.11 [a41f8e07]
    traded who=5 whom=0
1071 5 show:exchange [6a212f0c]
1072 5 at:2 [da262bd7]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
1073 5 give:III.15 [665a3380]
    traded who=5 whom=2
1074 5 pass [86efee87]
1075 0 pass [3dc3e619]
1076 1 pass [8140044f]
1077 2 pass [8e07d993]
1078 3 show:exchange [5f98ee06]
1079 3 at:1 [f91a0265]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1080 1 let [c7302337]
1081 3 give:revive [fea6ee18]
    traded who=3 whom=1
1082 3 pass [f7df0300]
1083 4 pass [81d98064]
1084 5 reveal [9b9e475f]
    turned-up-staging who=5 card=miscue
1085 5 play [4b27618e]
1086 5 at:4 [1034c13f]
    aimed who=5 card=miscue whom=4
1087 1 let [91bacfd3]
    must-switch whom=4
    drew who=5 pile=staging
1088 4 switch:villainy [10921529]
    switched who=4
1089 5 place:no-drama [2076b575]
    turned-up-staging who=5 card=no-drama
    exiting who=5 card=no-drama
    got-intrigue who=5 n=1
1090 5 pass [a4c3eb6e]
1091 0 reveal [1191b825]
    turned-up who=0 card=III.2
1092 0 exit [759f7afd]
    exiting who=0 card=III.2
1093 1 seize [d7b2c1be]
    seized by=1 who=0 card=III.2
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1094 1 coin:desdemona [f25cfff7]
    no-drama-coin who=1
1095 2 reveal [2fe7d9df]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1096 2 pass [44c33c16]
1097 3 reveal [c639e410]
    turned-up who=3 card=III.13
1098 3 play [14a96385]
    played who=3 card=III.13
    scored who=3 card=III.13 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=emilia
1099 3 improv [900906b6]
    improvised who=3
1100 3 draw:staging [d635156a]
1101 3 bury:villainy [5965bfff]
    drew who=3 pile=staging
    buried who=3 pile=staging
1102 3 pass [166a7f35]
1103 4 reveal [7890c9f0]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
1104 4 pass [73e0f09b]
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
1105 5 pass [a8f53834]
1106 0 pass [f46c9293]
1107 1 pass [33c6fff9]
1108 2 improv [2494c241]
    improvised who=2
1109 2 bury:miscue [400d596e]
    drew who=2 pile=staging
    buried who=2 pile=staging
1110 2 pass [65b078ab]
1111 3 pass [2d02e50b]
1112 4 pass [1dd96c79]
1113 0 place:no-drama [a833d211]
1114 1 place:seize [4599290a]
1115 2 place:revive [3236bd42]
1116 3 place:take-the-lead [62950fc0]
1117 4 place:miscue [b455d77f]
1118 5 place:take-the-lead [b83c0633]
    placed-all
1119 5 pass [9e0b3a99]
1120 0 pass [c2c6b5c6]
1121 1 improv [4c32eef2]
    improvised who=1
1122 1 switch:take-the-lead [a3fa0c26]
    switched who=1
1123 1 pass [9409f270]
1124 2 pass [4e15173f]
1125 3 show:exchange [34465002]
1126 3 at:4 [ef73b8a3]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
1127 4 let [629a37a5]
1128 3 give:take-the-lead [9285835a]
    traded who=3 whom=4
1129 3 pass [ae9a4a10]
1130 4 pass [6c067639]
1131 5 improv [2ea5c116]
    improvised who=5
1132 5 bury-placed [49843751]
    drew who=5 pile=staging
    buried who=5 pile=staging
1133 5 reveal [6d688f3c]
    turned-up-staging who=5 card=exchange
1134 5 play [8d71573c]
1135 5 at:2 [a5a509dc]
    aimed who=5 card=exchange whom=2
1136 4 let [9a1f3cd5]
1137 5 give:seize [15a7ec0f]
    traded who=5 whom=2
1138 5 pass [f0bcfc75]
1139 0 reveal [12f76d65]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1140 0 pass [9276ebeb]
1141 1 reveal [e96ce662]
    turned-up-staging who=1 card=take-the-lead
1142 1 play [5a9a6dbe]
    aimed who=1 card=take-the-lead whom=4
1143 4 let [6d2ef7cf]
    took-lead who=1 whom=4
1144 1 pass [2bff3bd5]
1145 2 reveal [915d2174]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
1146 4 let [1aa22f39]
    got-intrigue who=2 n=1
1147 2 pass [785f04ad]
1148 3 reveal [4819e9d2]
    turned-up-staging who=3 card=take-the-lead
1149 3 exit [f92c12e0]
    exiting who=3 card=take-the-lead
1150 4 let [5178f746]
    got-intrigue who=3 n=1
1151 3 improv [210c7a0a]
    improvised who=3
1152 3 bury:revive [9af8e0fa]
    drew who=3 pile=staging
    buried who=3 pile=staging
1153 3 pass [350dcd47]
1154 4 reveal [52468328]
    turned-up-staging who=4 card=miscue
1155 4 improv [d080b8e7]
    improvised who=4
1156 4 bury:III.7 [2fbc66db]
    drew who=4 pile=staging
    buried who=4 pile=script
    exiting who=4 card=miscue
    got-intrigue who=4 n=1
1157 4 show:exchange [ef8012c9]
1158 4 at:5 [4b8269bd]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
1159 4 give:miscue [853d5855]
    traded who=4 whom=5
1160 4 pass [26db503f]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
1161 2 pass [3cdb3601]
1162 3 pass [37d96b52]
1163 4 improv [50c8c072]
    improvised who=4
1164 4 bury:seize [25c1a5dc]
    drew who=4 pile=staging
    buried who=4 pile=staging
1165 4 pass [2999dbed]
1166 5 pass [f7638efb]
1167 0 show:exchange [11e4f764]
1168 0 at:2 [f7f33d99]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1169 2 let [603e708d]
1170 0 give:seize [b12db81e]
    traded who=0 whom=2
1171 0 pass [8327b735]
1172 1 pass [97465f80]
1173 0 place:take-the-lead [0fe65be8]
1174 1 place:seize [cae153c7]
1175 2 place:III.6 [31838cde]
1176 3 place:III.3 [23124c5e]
1177 4 place:take-the-lead [b8df8a52]
1178 5 place:III.15 [5bfe0b68]
    placed-all
1179 2 improv [ea82825f]
    improvised who=2
1180 2 switch:seize [2ed76e7e]
    switched who=2
1181 2 pass [8a4b8727]
1182 3 pass [72a3cb2d]
1183 4 pass [2fe774d5]
1184 5 pass [55b8a44f]
1185 0 improv [71498908]
    improvised who=0
1186 0 switch:III.9 [a44c8383]
    switched who=0
1187 0 pass [f15c8915]
1188 1 pass [8adbeda6]
1189 2 show:exchange [a80333b4]
1190 2 at:5 [924c7086]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
1191 2 give:III.6 [2fe5c818]
    traded who=2 whom=5
1192 2 reveal [ddf1c82e]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1193 2 pass [e5bc44fb]
1194 3 reveal [87c09321]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
    got-intrigue who=3 n=1
1195 3 show:no-drama [a101ce6a]
    no-drama who=3
    drew who=3 pile=staging
    reshuffled pile=script n=1
1196 3 pass [9a2aea1b]
1197 4 reveal [ade3d671]
    turned-up-staging who=4 card=take-the-lead
1198 4 play [d8d05869]
    aimed who=4 card=take-the-lead whom=1
    took-lead who=4 whom=1
1199 4 pass [c676852a]
1200 5 reveal [2c5966d4]
    turned-up who=5 card=III.15
    played who=5 card=III.15
    failed who=5 card=III.15
1201 5 pass [bbce90a8]
1202 0 reveal [3e97bc1d]
    turned-up who=0 card=III.9
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
1203 0 pass [7c77424e]
1204 1 reveal [ca042704]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1205 1 pass [264bb1a6]
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
1206 5 pass [6138af72]
1207 0 pass [0318239b]
1208 1 improv [635fea16]
    improvised who=1
1209 1 bury:III.5 [b82d59c8]
    drew who=1 pile=staging
    buried who=1 pile=script
1210 1 pass [250090fe]
1211 2 pass [26efb64b]
1212 3 pass [ab2de742]
1213 4 pass [be1dc4ce]
1214 0 place:III.11 [54b62054]
1215 1 place:III.7 [030c5f64]
1216 2 place:seize [63e8f499]
1217 3 place:miscue [c0a96d7b]
1218 4 place:take-the-lead [9aa2dc15]
1219 5 place:seize [7e58a410]
    placed-all
1220 5 pass [3cc94d46]
1221 0 pass [80144be9]
1222 1 pass [e1f22ac1]
1223 2 show:no-drama [3b912593]
    no-drama who=2
    drew who=2 pile=staging
1224 2 pass [c5f692ee]
1225 3 pass [857d8c07]
1226 4 pass [fa180cd3]
1227 5 reveal [101209e7]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
1228 5 pass [cd4c2865]
1229 0 reveal [76d00390]
    turned-up who=0 card=III.11
1230 0 improv [a4ab0855]
    improvised who=0
1231 0 draw:staging [9b15caae]
1232 0 bury:seize [913af3a2]
    drew who=0 pile=staging
    buried who=0 pile=staging
1233 0 exit [9f5620e3]
    exiting who=0 card=III.11
    got-intrigue who=0 n=1
1234 0 pass [2c0d8221]
1235 1 reveal [e66779b5]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=1
    half-curtain
    got-coin who=1 coin=iago
1236 5 let [c2e90852]
    got-handkerchief who=1
1237 1 pass [d1a1d4d0]
1238 2 reveal [ffb5f2ec]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1239 2 pass [09c18ad5]
1240 3 coin:emilia [095da6f4]
    used-coin-at who=3 coin=emilia whom=1
    stole-coin who=3 coin=iago whom=1
1241 3 reveal [a6066300]
    turned-up-staging who=3 card=miscue
1242 3 play [cfac7afa]
    aimed who=3 card=miscue whom=4
    must-switch whom=4
    drew who=3 pile=staging
1243 4 switch:III.3 [f78e1600]
    switched who=4
1244 3 place:take-the-lead [75ad01dc]
    turned-up-staging who=3 card=take-the-lead
1245 3 exit [ccc48df7]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
1246 3 pass [256b05e3]
1247 4 reveal [9c165084]
    turned-up who=4 card=III.3
1248 4 play [ef9966c9]
    played who=4 card=III.3
    scored who=4 card=III.3 n=2
    got-intrigue who=4 n=1
    got-coin who=4 coin=iago
1249 4 improv [81de707d]
    improvised who=4
1250 4 draw:script [b41837c8]
1251 4 bury:III.12 [05cce325]
    drew who=4 pile=script
    buried who=4 pile=script
1252 4 coin:iago [222b55ce]
1253 4 wound:cassio [293836b3]
    used-iago who=4 character=cassio
    wounded who=4 character=cassio n=1 total=5
1254 4 pass [ca784150]
    act-ran-out act=III
    tallied who=0 n=2
    tallied who=1 n=11
    tallied who=2 n=3
    tallied who=3 n=6
    tallied who=4 n=5
    tallied who=5 n=2
    lead-cast who=5
1255 0 discard:take-the-lead [2a5b947a]
    discarded who=0 card=take-the-lead
1256 3 discard:take-the-lead [9b2b9aab]
    discarded who=3 card=take-the-lead
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    act-began act=IV who=5
    scene-began scene=1
1257 0 show:exchange [9ac80419]
1258 0 at:4 [e8a5c684]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
1259 0 give:revive [4fbdec1e]
    traded who=0 whom=4
1260 0 improv [1a740daf]
    improvised who=0
1261 0 draw:staging [f9191c6f]
1262 0 bury:IV.15 [7ec8d569]
    drew who=0 pile=staging
    buried who=0 pile=script
1263 0 pass [b3a24263]
1264 1 pass [b122d38f]
1265 2 pass [326a40c4]
1266 3 improv [f2f8beca]
    improvised who=3
1267 3 draw:script [307c7629]
1268 3 bury:IV.3 [8c397924]
    drew who=3 pile=script
    buried who=3 pile=script
1269 3 pass [b78f2abe]
1270 4 pass [63477951]
1271 5 pass [2bb65fd1]
1272 0 place:villainy [37020c18]
1273 1 place:IV.11 [780b7754]
1274 2 place:IV.8 [dee63f04]
1275 3 place:IV.1 [55217d30]
1276 4 place:take-the-lead [84f4c100]
1277 5 place:miscue [e1198b9a]
    placed-all
1278 0 pass [970834bc]
1279 1 pass [abc1bccc]
1280 2 improv [fabef1a7]
    improvised who=2
1281 2 switch:miscue [67ce5e13]
    switched who=2
1282 2 pass [04f25dba]
1283 3 pass [0eda2dc4]
1284 4 pass [4e75d684]
1285 5 pass [b92afcd6]
1286 0 reveal [dad49934]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
1287 5 let [1ee9c1af]
    got-intrigue who=0 n=1
1288 0 pass [a249356d]
1289 1 reveal [badc145f]
    turned-up who=1 card=IV.11
1290 1 play [04d8e6a8]
    played who=1 card=IV.11
1291 5 let [8609f496]
    scored who=1 card=IV.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=emilia
1292 1 coin:emilia [d492e7a1]
    used-coin-at who=1 coin=emilia whom=3
    stole-coin who=1 coin=iago whom=3
1293 1 coin:iago [a590980a]
1294 1 wound:lodovico [913582d0]
    used-iago who=1 character=lodovico
    wounded who=1 character=lodovico n=1 total=2
1295 1 improv [b75a498e]
    improvised who=1
1296 1 draw:script [2dba1143]
1297 1 bury:IV.9 [c435a4b9]
    drew who=1 pile=script
    buried who=1 pile=script
1298 1 pass [18d1d5bb]
1299 2 reveal [1520699c]
    turned-up-staging who=2 card=miscue
1300 2 play [71f850e5]
1301 2 at:4 [97d85aa2]
    aimed who=2 card=miscue whom=4
1302 5 let [7c189049]
    must-switch whom=4
    drew who=2 pile=staging
1303 4 switch:IV.2 [aaabc0c1]
    switched who=4
1304 2 place:IV.8 [ee4533b9]
    turned-up who=2 card=IV.8
1305 2 play [587fafd3]
    played who=2 card=IV.8
1306 5 let [479a878f]
    scored who=2 card=IV.8 n=1
    got-intrigue who=2 n=2
1307 2 pass [9c54fede]
1308 3 reveal [af31c770]
    turned-up who=3 card=IV.1
    exiting who=3 card=IV.1
1309 5 let [c8fced85]
    got-intrigue who=3 n=1
1310 3 pass [0034a956]
1311 4 reveal [afbeeb26]
    turned-up who=4 card=IV.2
    exiting who=4 card=IV.2
1312 5 let [9abc4ce1]
    got-intrigue who=4 n=1
1313 4 pass [d2f0e542]
1314 5 improv [750ca882]
    improvised who=5
1315 5 draw:staging [af13a1e3]
1316 5 bury:IV.14 [a5024b56]
    drew who=5 pile=staging
    buried who=5 pile=script
1317 5 reveal [b69e12f0]
    turned-up-staging who=5 card=miscue
    exiting who=5 card=miscue
    got-intrigue who=5 n=1
1318 5 pass [30ceea47]
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    scene-began scene=2
1319 0 show:exchange [c088eb16]
1320 0 at:2 [5d83b318]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=13
1321 2 let [67d04434]
1322 0 give:IV.15 [43f80004]
    traded who=0 whom=2
1323 0 improv [094ab91f]
    improvised who=0
1324 0 draw:staging [637ae175]
1325 0 bury:IV.7 [31fda588]
    drew who=0 pile=staging
    buried who=0 pile=script
1326 0 pass [41bafd24]
1327 1 pass [90155331]
1328 2 show:exchange [29d155d5]
1329 2 at:0 [ef271a4e]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1330 2 give:no-drama [03acdd08]
    traded who=2 whom=0
1331 2 improv [7a025778]
    improvised who=2
1332 2 draw:script [6cbb5d5b]
1333 2 bury:IV.15 [9fc43eaa]
    drew who=2 pile=script
    buried who=2 pile=script
1334 2 pass [d796069f]
1335 3 improv [4eb64d69]
    improvised who=3
1336 3 draw:staging [52a97e0f]
1337 3 bury:exchange [ea492c2d]
    drew who=3 pile=staging
    buried who=3 pile=staging
1338 3 pass [1d8b13c8]
1339 4 show:exchange [15f76c39]
1340 4 at:2 [95c3284f]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
1341 2 let [164154e8]
1342 4 give:revive [7ab2be0a]
    traded who=4 whom=2
1343 4 improv [34e6a451]
    improvised who=4
1344 4 draw:script [d2c2e0bf]
1345 4 bury:IV.13 [53d43337]
    drew who=4 pile=script
    buried who=4 pile=script
1346 4 pass [3f2ac0f9]
1347 5 improv [8c08055f]
    improvised who=5
1348 5 draw:staging [4507f13a]
1349 5 bury:IV.10 [ff896f9a]
    drew who=5 pile=staging
    buried who=5 pile=script
1350 5 show:exchange [bfcc4032]
1351 5 at:1 [8f63b594]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1352 5 give:IV.12 [6d8279fa]
    traded who=5 whom=1
1353 5 pass [adede8d7]
1354 0 place:take-the-lead [4c34ab1e]
1355 1 place:take-the-lead [39d3e647]
1356 2 place:revive [60455363]
1357 3 place:exchange [2719ceb5]
1358 4 place:villainy [2b8b9488]
1359 5 place:take-the-lead [55b3fe10]
    placed-all
1360 0 pass [ca47f702]
1361 1 pass [281b48db]
1362 2 pass [9a692048]
1363 3 pass [f2cfe022]
1364 4 pass [d7d9bd2b]
1365 5 pass [8521b1a7]
1366 0 reveal [ccbd0681]
    turned-up-staging who=0 card=take-the-lead
1367 0 exit [6f4a2932]
    exiting who=0 card=take-the-lead
1368 2 let [03e184c0]
    got-intrigue who=0 n=1
1369 0 pass [470fc109]
1370 1 reveal [7601ea03]
    turned-up-staging who=1 card=take-the-lead
1371 1 exit [f53e38bc]
    exiting who=1 card=take-the-lead
1372 2 let [cd650376]
    got-intrigue who=1 n=1
1373 1 pass [8112cf3e]
1374 2 reveal [e3030e69]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1375 2 pass [1cbb0f36]
1376 3 reveal [cc7b9f2d]
    turned-up-staging who=3 card=exchange
1377 3 exit [c6e5feae]
    exiting who=3 card=exchange
    got-intrigue who=3 n=1
1378 3 pass [828e4996]
1379 4 reveal [e1eb7c1b]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
1380 4 pass [0bba2f54]
1381 5 reveal [cc3e2c37]
    turned-up-staging who=5 card=take-the-lead
1382 5 play [70c36f7b]
1383 5 at:3 [fecaf293]
    giving who=5 card=take-the-lead whom=3
1384 3 let [d5d5ed4d]
    gave-lead who=5 whom=3
1385 5 pass [6c4a7c35]
    drew who=3 pile=script
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=2 pile=script
    scene-began scene=3
1386 4 pass [ef32e954]
1387 5 pass [68a6a035]
1388 0 show:no-drama [c8ab3c0c]
    no-drama who=0
    drew who=0 pile=staging
1389 0 pass [8fdd8661]
1390 1 pass [f75114ac]
1391 2 pass [a74faf2b]
1392 3 improv [3c0a22aa]
    improvised who=3
1393 3 draw:staging [83b41bb0]
1394 3 bury:take-the-lead [0b0b6479]
    drew who=3 pile=staging
    buried who=3 pile=staging
1395 3 pass [9ee0974b]
1396 0 place:seize [4ff7eafa]
1397 1 place:IV.10 [57d4a31b]
1398 2 place:IV.3 [33514694]
1399 3 place:miscue [d6406e28]
1400 4 place:villainy [55ec2139]
1401 5 place:revive [4c706677]
    placed-all
1402 4 improv [d15806f7]
    improvised who=4
1403 4 switch:IV.9 [a828147c]
    switched who=4
1404 4 pass [9abf406d]
1405 5 pass [6777af51]
1406 0 pass [cefad711]
1407 1 improv [c10c7ce7]
    improvised who=1
1408 1 switch:seize [dca86850]
    switched who=1
1409 1 pass [d6d59205]
1410 2 pass [7ff2a171]
1411 3 pass [de319d95]
1412 4 reveal [0b6a0ea2]
    turned-up who=4 card=IV.9
1413 4 exit [115b840c]
    exiting who=4 card=IV.9
1414 2 let [2eb84cca]
    got-intrigue who=4 n=1
1415 4 pass [bd4ce461]
1416 5 reveal [39e2935b]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
1417 2 let [932e75ea]
    got-intrigue who=5 n=1
1418 5 pass [9ee405cd]
1419 0 reveal [9d142ba6]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1420 0 pass [09dd1c0e]
1421 1 reveal [9a4e2af1]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1422 1 pass [e919d443]
1423 2 improv [1ec681f7]
    improvised who=2
1424 2 draw:staging [62bf1052]
1425 2 bury:seize [bfb0f79b]
    drew who=2 pile=staging
    buried who=2 pile=staging
1426 2 reveal [4a464a38]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
    failed who=2 card=IV.3
1427 2 pass [01163283]
1428 3 reveal [71f0f85b]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1429 3 pass [d0e6cc99]
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=4
1430 4 pass [ae390ca9]
1431 5 improv [4a4a61a2]
    improvised who=5
1432 5 bury:IV.15 [9df08992]
    drew who=5 pile=staging
    buried who=5 pile=script
    script-again
1433 5 pass [a52f070e]
1434 0 pass [984ad909]
1435 1 pass [713d2bde]
1436 2 pass [fe7ea3b4]
1437 3 pass [62f0def9]
1438 0 place:no-drama [2cd62283]
1439 1 place:IV.12 [4f575b39]
1440 2 place:take-the-lead [861ff322]
1441 3 place:IV.6 [95d4a6a7]
1442 4 place:no-drama [aded71ee]
1443 5 place:IV.9 [e16fae4a]
    placed-all
1444 4 improv [3b7883a1]
    improvised who=4
1445 4 switch:villainy [0f6f8dac]
    switched who=4
1446 4 pass [d2d9c1b0]
1447 5 pass [07a77108]
1448 0 improv [24101f03]
    improvised who=0
1449 0 switch:IV.3 [be7054aa]
    switched who=0
1450 0 pass [052a0fb0]
1451 1 improv [2483c574]
    improvised who=1
1452 1 switch:IV.5 [13977634]
    switched who=1
1453 1 pass [830a4c07]
1454 2 improv [f00e8dc9]
    improvised who=2
1455 2 switch:miscue [8920a806]
    switched who=2
1456 2 pass [65f76a02]
1457 3 pass [13cc599d]
1458 4 reveal [dd2623ce]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
1459 3 let [de946609]
    got-intrigue who=4 n=1
1460 4 show:no-drama [98b6796c]
    no-drama who=4
    drew who=4 pile=staging
1461 4 show:exchange [ef2d7aa2]
1462 4 at:1 [475859ae]
    showed-exchange who=4 whom=1
    drew who=4 pile=staging
1463 4 give:IV.7 [841d55e1]
    traded who=4 whom=1
1464 4 pass [bc1f4bee]
1465 5 reveal [3bebaf1a]
    turned-up who=5 card=IV.9
1466 5 exit [acff8578]
    exiting who=5 card=IV.9
1467 3 let [71a4e45d]
    got-intrigue who=5 n=1
1468 5 pass [5578d7c8]
1469 0 reveal [e527d190]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
1470 3 let [89c64c8a]
    failed who=0 card=IV.3
1471 0 pass [795e95bd]
1472 1 reveal [119cca80]
    turned-up who=1 card=IV.5
1473 1 play [95fa31d8]
    played who=1 card=IV.5
1474 3 let [24005df6]
    scored who=1 card=IV.5 n=1
1475 1 pass [7139d2b3]
1476 2 reveal [1a8bb1dc]
    turned-up-staging who=2 card=miscue
1477 2 exit [06d1bb92]
    exiting who=2 card=miscue
1478 3 let [a3d179a0]
    got-intrigue who=2 n=1
1479 2 pass [b7596e32]
1480 3 reveal [3d6e7b8c]
    turned-up who=3 card=IV.6
1481 3 play [07460c10]
    played who=3 card=IV.6
    scored who=3 card=IV.6 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=iago
1482 3 improv [14d57bc9]
    improvised who=3
1483 3 draw:script [bab8957c]
1484 3 bury:IV.1 [ba9aeba6]
    drew who=3 pile=script
    buried who=3 pile=script
1485 3 pass [ba395c95]
    drew who=3 pile=staging
    reshuffled pile=staging n=17
    drew who=4 pile=script
    reshuffled pile=script n=2
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=5
1486 4 pass [6cc08d42]
1487 5 show:exchange [ccbd8b73]
1488 5 at:3 [82ce20c2]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
1489 3 let [5c483910]
1490 5 give:villainy [93fa0f1e]
    traded who=5 whom=3
1491 5 improv [538c6a20]
    improvised who=5
1492 5 draw:staging [0e2a8278]
1493 5 bury:take-the-lead [8e2b6e96]
    drew who=5 pile=staging
    buried who=5 pile=staging
1494 5 show:exchange [c46a8ec5]
1495 5 at:1 [85677904]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1496 5 give:take-the-lead [5e7578d7]
    traded who=5 whom=1
1497 5 pass [922b1f8b]
1498 0 show:exchange [64b71ddd]
1499 0 at:1 [8cb20c75]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1500 0 give:IV.13 [7ec97453]
    traded who=0 whom=1
1501 0 pass [a5a49a77]
1502 1 pass [0463eaf9]
1503 2 improv [eb773e7d]
    improvised who=2
1504 2 draw:script [04c05a0d]
1505 2 bury:IV.2 [34031e86]
    drew who=2 pile=script
    buried who=2 pile=script
1506 2 pass [2c54818d]
1507 3 improv [802bbe28]
    improvised who=3
1508 3 draw:script [0cbcaaa6]
1509 3 bury:IV.15 [3a3e6447]
    drew who=3 pile=script
    buried who=3 pile=script
1510 3 pass [5ae83bb1]
1511 0 place:revive [c6e8c587]
1512 1 place:IV.7 [11181d18]
1513 2 place:miscue [ba6e3daa]
1514 3 place:villainy [bf01e5cc]
1515 4 place:take-the-lead [c7eb0375]
1516 5 place:IV.14 [3f386664]
    placed-all
1517 4 pass [2a6a0104]
1518 5 pass [2cd4ca98]
1519 0 pass [5143f64d]
1520 1 pass [cd64acbd]
1521 2 pass [215ce7ff]
1522 3 pass [e8fe9cda]
1523 4 reveal [35454d0f]
    turned-up-staging who=4 card=take-the-lead
1524 4 play [62cffe4b]
    aimed who=4 card=take-the-lead whom=3
    took-lead who=4 whom=3
1525 4 pass [6deb29be]
1526 5 reveal [cbcd8c56]
    turned-up who=5 card=IV.14
    exiting who=5 card=IV.14
    got-intrigue who=5 n=1
1527 5 pass [c0b7fd9d]
1528 0 reveal [f855c6ca]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1529 0 improv [940bee5c]
    improvised who=0
1530 0 draw:script [7f2e7bba]
1531 0 bury:IV.4 [9095e3ec]
    drew who=0 pile=script
    buried who=0 pile=script
1532 0 pass [46ad510c]
1533 1 reveal [4ba5b8b2]
    turned-up who=1 card=IV.7
1534 1 play [c75f4b47]
    played who=1 card=IV.7
    scored who=1 card=IV.7 n=1
    wounded who=1 character=desdemona n=1 total=5
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1535 1 improv [08522151]
    improvised who=1
1536 1 draw:script [76362d00]
1537 1 bury:IV.13 [621616d2]
    drew who=1 pile=script
    buried who=1 pile=script
1538 1 pass [901e46a1]
1539 2 reveal [cad7cf7b]
    turned-up-staging who=2 card=miscue
1540 2 exit [399e9078]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1541 2 pass [d65a9d42]
1542 3 reveal [8c812477]
    turned-up-staging who=3 card=villainy
1543 3 exit [47540e81]
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
1544 3 coin:iago [9ce1bd06]
1545 3 wound:iago [db44a1e1]
    used-iago who=3 character=iago
    wounded who=3 character=iago n=1 total=6
1546 3 pass [9a3b3302]
    drew who=4 pile=script
    reshuffled pile=script n=1
    drew who=5 pile=staging
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=6
1547 5 pass [36b179b2]
1548 0 pass [d08672dc]
1549 1 coin:othello [7ee529ff]
    used-coin-at who=1 coin=othello whom=4
    took-lead who=1 whom=4
1550 1 pass [8c1e8ad8]
1551 2 pass [ac63b893]
1552 3 improv [4ccea73b]
    improvised who=3
1553 3 bury:seize [edddd363]
    drew who=3 pile=staging
    buried who=3 pile=staging
1554 3 pass [60f6f02c]
1555 4 pass [525cc541]
1556 0 place:no-drama [8d90c6a7]
1557 1 place:take-the-lead [d4de20e9]
1558 2 place:take-the-lead [50fe4898]
1559 3 place:IV.2 [03220228]
1560 4 place:IV.1 [e3904623]
1561 5 place:seize [7c80b8cd]
    placed-all
1562 2 improv [9e3472d4]
    improvised who=2
1563 2 switch:IV.9 [7c891305]
    switched who=2
1564 2 pass [cdc8fa29]
1565 3 pass [38b37846]
1566 4 pass [0cf50d35]
1567 5 improv [dfd10a15]
    improvised who=5
1568 5 switch:take-the-lead [1a82183c]
    switched who=5
1569 5 pass [96ec1aa7]
1570 0 pass [8685e6b5]
1571 1 pass [b59a210d]
1572 2 reveal [012d9663]
    turned-up who=2 card=IV.9
1573 2 play [90fe2ff3]
    played who=2 card=IV.9
    scored who=2 card=IV.9 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1574 2 coin:othello [a5302c26]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1575 2 pass [70672dee]
1576 3 show:exchange [99f3e083]
1577 3 at:1 [26cb992d]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1578 3 give:seize [c97f14e8]
    traded who=3 whom=1
1579 3 show:exchange [b4ae3ce2]
1580 3 at:0 [7849c980]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1581 3 give:take-the-lead [f1db5eb9]
    traded who=3 whom=0
1582 3 reveal [2d6b8574]
    turned-up who=3 card=IV.2
    exiting who=3 card=IV.2
    got-intrigue who=3 n=1
1583 3 pass [7157bf3a]
1584 4 reveal [683cf2b9]
    turned-up who=4 card=IV.1
    exiting who=4 card=IV.1
    got-intrigue who=4 n=1
1585 4 pass [f9c38d9c]
1586 5 reveal [2a837d79]
    turned-up-staging who=5 card=take-the-lead
1587 5 play [fb0e95ee]
    aimed who=5 card=take-the-lead whom=2
1588 2 let [f7c0b17b]
    took-lead who=5 whom=2
1589 5 pass [43d2ffd6]
1590 0 reveal [c1036682]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1591 0 improv [6a431dce]
    improvised who=0
1592 0 draw:staging [2bc39a30]
1593 0 bury:seize [669842b5]
    drew who=0 pile=staging
    buried who=0 pile=staging
    reshuffled pile=script n=2
    script-again
1594 0 pass [be12e54f]
1595 1 reveal [97fea3e9]
    turned-up-staging who=1 card=take-the-lead
1596 1 play [a6193dcf]
    aimed who=1 card=take-the-lead whom=5
    took-lead who=1 whom=5
1597 1 pass [1e82c0e0]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=7
1598 2 improv [979bb707]
    improvised who=2
1599 2 bury:take-the-lead [ce791960]
    drew who=2 pile=staging
    buried who=2 pile=staging
1600 2 pass [991e4c7f]
1601 3 pass [e7f2e9e8]
1602 4 improv [c6a18c2e]
    improvised who=4
1603 4 bury:IV.12 [321afbd2]
    drew who=4 pile=staging
    buried who=4 pile=script
    reshuffled pile=staging n=13
    staging-empty n=1
1604 4 pass [aa35bd11]
1605 5 pass [6d7b910e]
1606 0 pass [24e20e25]
1607 1 pass [8bd7e5d6]
1608 0 place:no-drama [5eaa6d4b]
1609 1 place:seize [65f2224d]
1610 2 place:villainy [09fb5ba0]
1611 3 place:villainy [c5e54575]
1612 4 place:IV.13 [6fceeacc]
1613 5 place:IV.1 [22424f33]
    placed-all
1614 2 pass [3a944c1b]
1615 3 pass [5ae75a53]
1616 4 pass [4b371927]
1617 5 pass [741e149e]
1618 0 pass [3235babe]
1619 1 pass [4011a6d0]
1620 2 reveal [51042ec7]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
1621 3 let [9d29cab7]
    got-intrigue who=2 n=1
1622 2 pass [240738b3]
1623 3 improv [f2b3175b]
    improvised who=3
1624 3 draw:staging [3a3454fe]
1625 3 bury-placed [5350fe31]
    drew who=3 pile=staging
    buried who=3 pile=staging
1626 3 reveal [14381707]
    turned-up-staging who=3 card=take-the-lead
1627 3 play [9c9354c8]
    aimed who=3 card=take-the-lead whom=1
    took-lead who=3 whom=1
1628 3 pass [3621a9d2]
1629 4 reveal [0e57058a]
    turned-up who=4 card=IV.13
1630 4 play [d39c6961]
    played who=4 card=IV.13
    scored who=4 card=IV.13 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=roderigo
1631 4 pass [22e05cdf]
1632 5 reveal [ca70b5ca]
    turned-up who=5 card=IV.1
    exiting who=5 card=IV.1
    got-intrigue who=5 n=1
1633 5 improv [acc771d5]
    improvised who=5
1634 5 draw:staging [5aa344cd]
1635 5 bury:seize [eba45088]
    drew who=5 pile=staging
    buried who=5 pile=staging
1636 5 pass [756b672d]
1637 0 reveal [3532223f]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1638 0 improv [a2d6b36f]
    improvised who=0
1639 0 draw:staging [75d33bd5]
1640 0 bury:IV.14 [6809960c]
    drew who=0 pile=staging
    buried who=0 pile=script
1641 0 pass [7878a6b8]
1642 1 reveal [dac60944]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1643 1 improv [a879058a]
    improvised who=1
1644 1 draw:staging [0b9c247b]
1645 1 bury:IV.10 [02de53f8]
    drew who=1 pile=staging
    buried who=1 pile=script
1646 1 pass [d24cd7c8]
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    scene-began scene=8
1647 4 pass [9a2fb96b]
1648 5 show:exchange [6a5ddab4]
1649 5 at:4 [a1449458]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
1650 4 show:no-drama [81682dd9]
    no-drama who=4
    drew who=4 pile=staging
    foiled who=5 whom=4
1651 5 pass [efa5aa8d]
1652 0 pass [a23f1136]
1653 1 pass [49627943]
1654 2 improv [f520ebec]
    improvised who=2
1655 2 bury:seize [5b951b2b]
    drew who=2 pile=staging
    buried who=2 pile=staging
1656 2 pass [c8ddddfa]
1657 3 pass [dc1928ef]
1658 0 place:seize [49e7b8c8]
1659 1 place:IV.2 [11a982b5]
1660 2 place:IV.1 [86c00d46]
1661 3 place:miscue [4e716cc3]
1662 4 place:take-the-lead [3a7f02fd]
1663 5 place:revive [e38835a9]
    placed-all
1664 4 pass [1b255f54]
1665 5 pass [f1cd45ec]
1666 0 pass [66b3d5b5]
1667 1 pass [7580ede0]
1668 2 pass [572ef706]
1669 3 pass [7b78c7eb]
1670 4 show:exchange [2f8a16e1]
1671 4 at:2 [2250b099]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
1672 4 give:exchange [670ffaec]
    traded who=4 whom=2
1673 4 coin:roderigo [9ae0ca76]
1674 4 at:5 [632ecfb4]
    used-coin-at who=4 coin=roderigo whom=5
1675 4 give:miscue [f29ca91f]
    traded who=4 whom=5
1676 4 reveal [20d41b2b]
    turned-up-staging who=4 card=take-the-lead
1677 4 play [212cffd3]
    aimed who=4 card=take-the-lead whom=3
    took-lead who=4 whom=3
1678 4 pass [0c3852b9]
1679 5 reveal [40dd2efa]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
1680 5 improv [b7abb184]
    improvised who=5
1681 5 bury:take-the-lead [d4361a26]
    drew who=5 pile=staging
    buried who=5 pile=staging
1682 5 pass [afe8894e]
1683 0 reveal [8135c1cb]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1684 0 improv [a5eaff2b]
    improvised who=0
1685 0 bury:take-the-lead [15e182fb]
    drew who=0 pile=staging
    buried who=0 pile=staging
1686 0 pass [a8f0b869]
1687 1 reveal [8ac324a7]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1688 1 pass [a1958185]
1689 2 show:exchange [6c6e5514]
1690 2 at:1 [fa1bb2e7]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=script n=1
1691 1 show:no-drama [9b79dca6]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=2 whom=1
1692 2 reveal [5eb264be]
    turned-up who=2 card=IV.1
    exiting who=2 card=IV.1
    got-intrigue who=2 n=1
1693 2 show:exchange [d8a876c4]
1694 2 at:5 [3a5c657c]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
1695 2 give:IV.3 [964a8035]
    traded who=2 whom=5
1696 2 pass [bc2c826d]
1697 3 reveal [fbd169ef]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1698 3 improv [035f4608]
    improvised who=3
1699 3 draw:script [b18d202c]
1700 3 bury:IV.15 [e0116afe]
    drew who=3 pile=script
    buried who=3 pile=script
1701 3 pass [7ab430e3]
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
1702 5 pass [e6888faa]
1703 0 pass [82ea2c85]
1704 1 pass [cdd0a360]
1705 2 show:exchange [bca6e9c9]
1706 2 at:1 [251bd70c]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1707 2 give:take-the-lead [7caabe38]
    traded who=2 whom=1
1708 2 show:no-drama [17f399a5]
    no-drama who=2
    drew who=2 pile=staging
1709 2 pass [a10a7480]
1710 3 pass [459fbe30]
1711 4 pass [22db0f44]
1712 0 place:IV.14 [53b96324]
1713 1 place:IV.10 [25089779]
1714 2 place:seize [feef0cc4]
1715 3 place:IV.2 [6db90816]
1716 4 place:IV.15 [f85c15d9]
1717 5 place:IV.3 [ef09a30f]
    placed-all
1718 5 pass [df983fc1]
1719 0 pass [fef2425c]
1720 1 pass [c670dd9e]
1721 2 show:exchange [3914c5d8]
1722 2 at:4 [a03b28c1]
    showed-exchange who=2 whom=4
    drew who=2 pile=staging
1723 2 give:miscue [bd2a9110]
    traded who=2 whom=4
1724 2 pass [08df65b3]
1725 3 pass [910f9a8d]
1726 4 pass [26d7faa6]
1727 5 reveal [f6e88a05]
    turned-up who=5 card=IV.3
    played who=5 card=IV.3
    scored who=5 card=IV.3 n=1
    half-curtain
    got-intrigue who=5 n=1
    got-coin who=5 coin=iago
1728 5 improv [d891aedb]
    improvised who=5
1729 5 bury:villainy [d21d5716]
    drew who=5 pile=staging
    buried who=5 pile=staging
1730 5 coin:iago [bfc624e2]
1731 5 wound:lodovico [b7d5568a]
    used-iago who=5 character=lodovico
    wounded who=5 character=lodovico n=2 total=2
    died character=lodovico
    took-wounds who=5 n=2
1732 5 pass [fa07bed1]
1733 0 reveal [06481a98]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1734 0 improv [a1bd1c42]
    improvised who=0
1735 0 draw:staging [dcd80525]
1736 0 bury:revive [47d74b5d]
    drew who=0 pile=staging
    buried who=0 pile=staging
    reshuffled pile=script n=1
1737 0 show:exchange [280b3119]
1738 0 at:4 [e05cde02]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
1739 0 give:seize [03ea27c9]
    traded who=0 whom=4
1740 0 pass [0d88ba16]
1741 1 reveal [3f8e4521]
    turned-up who=1 card=IV.10
1742 1 exit [ec5a385e]
    exiting who=1 card=IV.10
    got-intrigue who=1 n=1
1743 1 pass [a29122ac]
1744 2 reveal [62962b36]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1745 2 improv [8ff0685f]
    improvised who=2
1746 2 draw:staging [57779dcb]
1747 2 bury:take-the-lead [6c9bfd6b]
    drew who=2 pile=staging
    buried who=2 pile=staging
1748 2 show:exchange [b859a213]
1749 2 at:5 [2ca2d8c7]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
1750 2 give:take-the-lead [98b0bb46]
    traded who=2 whom=5
1751 2 pass [d9e88430]
1752 3 show:exchange [15ecbe28]
1753 3 at:1 [57e712a7]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1754 1 let [080e16a1]
1755 3 give:IV.4 [b195692f]
    traded who=3 whom=1
1756 3 reveal [273bbfc6]
    turned-up who=3 card=IV.2
    exiting who=3 card=IV.2
    got-intrigue who=3 n=1
1757 3 improv [8d4c2e00]
    improvised who=3
1758 3 draw:staging [2a6edb4c]
1759 3 bury:IV.12 [94adccf9]
    drew who=3 pile=staging
    buried who=3 pile=script
1760 3 pass [0cee0a6a]
1761 4 reveal [69cc0835]
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
1762 0 discard:miscue [a66fd4e9]
    discarded who=0 card=miscue
1763 2 discard:take-the-lead [8fe99776]
    discarded who=2 card=take-the-lead
1764 3 discard:revive [9a78d6ce]
    discarded who=3 card=revive
1765 4 discard:seize [88b7cf41]
    discarded who=4 card=seize
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    dealt who=5 n=2 total=4
    act-began act=V who=0
    scene-began scene=1
1766 1 improv [5ce3f638]
    improvised who=1
1767 1 draw:script [9bc027b3]
1768 1 bury:V.1 [2c172572]
    drew who=1 pile=script
    buried who=1 pile=script
1769 1 pass [d79a830a]
1770 2 pass [0ae7de81]
1771 3 pass [359aa2ed]
1772 4 pass [32f4752d]
1773 5 pass [57603524]
1774 0 pass [d8642d1f]
1775 0 place:take-the-lead [3575dcf7]
1776 1 place:revive [0fbd4fd9]
1777 2 place:V.5 [e5aff192]
1778 3 place:villainy [7f93025f]
1779 4 place:V.8 [b0b13a46]
1780 5 place:V.12 [2ebd2e99]
    placed-all
1781 1 pass [867b1248]
1782 2 pass [ed1387af]
1783 3 pass [54ca69e3]
1784 4 coin:desdemona [fcbbd732]
    no-drama-coin who=4
1785 4 improv [5ce203a3]
    improvised who=4
1786 4 switch:miscue [2ffd2395]
    switched who=4
1787 4 pass [21930152]
1788 5 pass [d2b1cbae]
1789 0 pass [744a42ed]
1790 1 reveal [ea2f39e6]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1791 1 pass [20c841fd]
1792 2 reveal [5eacacd8]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
    got-intrigue who=2 n=1
1793 2 pass [1586d585]
1794 3 reveal [96ed97dd]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
1795 3 pass [bdb658ba]
1796 4 reveal [4f4f315f]
    turned-up-staging who=4 card=miscue
1797 4 play [f1709c14]
1798 4 at:5 [7d9b4795]
    aimed who=4 card=miscue whom=5
    must-switch whom=5
    drew who=4 pile=staging
1799 5 switch:take-the-lead [8da3d168]
    switched who=5
1800 4 place:V.8 [6bc4ab75]
    turned-up who=4 card=V.8
1801 4 exit [8d9b6b5e]
    exiting who=4 card=V.8
    got-intrigue who=4 n=1
1802 4 pass [e9ce7dac]
1803 5 reveal [2c19049d]
    turned-up-staging who=5 card=take-the-lead
1804 5 play [d8ba5bd1]
    aimed who=5 card=take-the-lead whom=0
    took-lead who=5 whom=0
1805 5 pass [05201d17]
1806 0 reveal [50953724]
    turned-up-staging who=0 card=take-the-lead
1807 0 exit [e0464689]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1808 0 pass [82f68c6c]
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=staging
    scene-began scene=2
1809 0 improv [0291f9af]
    improvised who=0
1810 0 draw:staging [03db76fa]
1811 0 bury:V.3 [33491058]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=18
1812 0 pass [a97fb313]
1813 1 improv [f2c358d6]
    improvised who=1
1814 1 draw:script [48545456]
1815 1 bury:V.6 [3084ed9d]
    drew who=1 pile=script
    buried who=1 pile=script
1816 1 pass [5a8b6379]
1817 2 pass [ba7d06fb]
1818 3 pass [693a2cb1]
1819 4 pass [d9460d58]
1820 5 pass [2898d377]
1821 0 place:V.13 [32270e7a]
1822 1 place:V.9 [82e4935e]
1823 2 place:miscue [a4f76fb9]
1824 3 place:seize [3dfdf3dc]
1825 4 place:seize [e25ed985]
1826 5 place:V.10 [d96618ac]
    placed-all
1827 0 pass [5d1ac7a1]
1828 1 pass [c4082046]
1829 2 pass [46eb421b]
1830 3 improv [165726aa]
    improvised who=3
1831 3 switch:V.7 [2e88e65e]
    switched who=3
1832 3 pass [d1d460a8]
1833 4 pass [620a8d6e]
1834 5 pass [0f1cbe0f]
1835 0 reveal [5377081f]
    turned-up who=0 card=V.13
    played who=0 card=V.13
1836 2 let [90644a0f]
1837 4 let [9d9dcd04]
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1838 0 coin:othello [8a851b73]
    used-coin-at who=0 coin=othello whom=5
    took-lead who=0 whom=5
1839 0 pass [d3950669]
1840 1 reveal [8165f788]
    turned-up who=1 card=V.9
1841 1 exit [7fc5e545]
    exiting who=1 card=V.9
1842 2 let [60308220]
1843 4 seize [b8a65ab0]
    seized by=4 who=1 card=V.9
    scored who=4 card=V.9 n=1
    died character=desdemona
    took-wounds who=4 n=1
    got-coin who=4 coin=othello
1844 4 pass [e1b6633f]
1845 2 reveal [26e6462f]
    turned-up-staging who=2 card=miscue
1846 2 exit [a7e1c95e]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1847 2 improv [d939921d]
    improvised who=2
1848 2 draw:script [f410b02f]
1849 2 bury:V.14 [b2ec2cc5]
    drew who=2 pile=script
    buried who=2 pile=script
1850 2 pass [fba69b3f]
1851 3 reveal [c693a59c]
    turned-up who=3 card=V.7
1852 3 exit [4820c5d9]
    exiting who=3 card=V.7
    got-intrigue who=3 n=1
1853 3 pass [925083be]
1854 5 reveal [d01c4fc9]
    turned-up who=5 card=V.10
1855 5 exit [3c1a0a4d]
    exiting who=5 card=V.10
    got-intrigue who=5 n=1
1856 5 pass [26df6540]
    drew who=0 pile=staging
1857 1 draw:script [e2f9f386]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    scene-began scene=3
1858 1 pass [8c29c068]
1859 2 pass [a145b8dc]
1860 3 pass [e26c9293]
1861 4 coin:othello [a243c8f7]
    used-coin-at who=4 coin=othello whom=0
1862 0 let [890bc80f]
    took-lead who=4 whom=0
1863 4 pass [9a4c7801]
1864 5 show:exchange [55d7f864]
1865 5 at:3 [eeab57cb]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
1866 3 let [ec838b75]
1867 5 give:take-the-lead [ff9f6f39]
    traded who=5 whom=3
1868 5 pass [cd78a0d9]
1869 0 improv [42a0470b]
    improvised who=0
1870 0 draw:staging [ee4e673b]
1871 0 bury:V.11 [4c5e7b1c]
    drew who=0 pile=staging
    buried who=0 pile=script
1872 0 pass [6bd62bfb]
1873 0 place:miscue [19605501]
1874 1 place:take-the-lead [2d40baec]
1875 2 place:take-the-lead [de92eb51]
1876 3 place:V.15 [2201aad2]
1877 4 place:revive [68df77a8]
1878 5 place:V.4 [e314ef7d]
    placed-all
1879 5 show:exchange [5b2ad043]
1880 5 at:2 [4c640be1]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
1881 2 let [e8f8b1d1]
1882 5 give:no-drama [c0b0c0cf]
    traded who=5 whom=2
1883 5 pass [82c27883]
1884 0 pass [5caeafd9]
1885 1 pass [cfc222b3]
1886 2 show:no-drama [2a1201db]
    no-drama who=2
    drew who=2 pile=staging
1887 2 pass [793496bc]
1888 3 improv [28aa9605]
    improvised who=3
1889 3 switch:seize [ae057f41]
    switched who=3
1890 3 pass [f1b12949]
1891 4 pass [52e9c45c]
1892 5 improv [cdf4b548]
    improvised who=5
1893 5 draw:staging [22a964d7]
1894 5 bury:revive [6d3e5bc1]
    drew who=5 pile=staging
    buried who=5 pile=staging
1895 5 reveal [ade38258]
    turned-up who=5 card=V.4
1896 5 exit [49d91d51]
    exiting who=5 card=V.4
    got-intrigue who=5 n=1
1897 5 pass [478dcd13]
1898 0 reveal [682dc3d8]
    turned-up-staging who=0 card=miscue
1899 0 play [256da791]
1900 0 at:3 [122177f7]
    aimed who=0 card=miscue whom=3
    must-switch whom=3
    drew who=0 pile=staging
1901 3 switch:V.1 [f4935163]
    switched who=3
1902 0 place:take-the-lead [3a455f8f]
    turned-up-staging who=0 card=take-the-lead
1903 0 play [168b1fa4]
    aimed who=0 card=take-the-lead whom=4
    took-lead who=0 whom=4
1904 0 pass [a2ba29ac]
1905 1 reveal [80b11a9e]
    turned-up-staging who=1 card=take-the-lead
1906 1 exit [6c9441fc]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1907 1 pass [f84143b4]
1908 2 reveal [4b611f3a]
    turned-up-staging who=2 card=take-the-lead
1909 2 play [971f8b28]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1910 2 pass [702211ab]
1911 3 reveal [6424d31b]
    turned-up who=3 card=V.1
    exiting who=3 card=V.1
    got-intrigue who=3 n=1
1912 3 pass [310147d1]
1913 4 reveal [53e5ab2a]
    turned-up-staging who=4 card=revive
    exiting who=4 card=revive
    got-intrigue who=4 n=1
1914 4 pass [c145ebed]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=script
    reshuffled pile=script n=4
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=4
1915 3 pass [3fe6807d]
1916 4 pass [4503ae04]
1917 5 pass [61df98bd]
1918 0 pass [3888dbc3]
1919 1 improv [074f7d6f]
    improvised who=1
1920 1 draw:script [9f3c5738]
1921 1 bury:V.10 [1179c176]
    drew who=1 pile=script
    buried who=1 pile=script
1922 1 pass [e3c459fd]
1923 2 pass [95569ec2]
1924 0 place:take-the-lead [84316d1e]
1925 1 place:V.16 [bb0c9d71]
1926 2 place:V.5 [c910e5ad]
1927 3 place:V.15 [192f329f]
1928 4 place:V.2 [f715e415]
1929 5 place:villainy [df77ba8d]
    placed-all
1930 3 show:exchange [a8ba42a0]
1931 3 at:0 [91cc0501]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1932 3 give:seize [e463c18e]
    traded who=3 whom=0
1933 3 pass [e10b2df5]
1934 4 pass [77343356]
1935 5 show:exchange [77a2de98]
1936 5 at:1 [79dfea53]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1937 5 give:V.12 [8618af16]
    traded who=5 whom=1
1938 5 show:no-drama [1a7f7585]
    no-drama who=5
    drew who=5 pile=staging
1939 5 show:exchange [a648da16]
1940 5 at:1 [051652e3]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1941 5 give:seize [983ce627]
    traded who=5 whom=1
1942 5 pass [ad88802c]
1943 0 pass [df14a347]
1944 1 pass [7dcca683]
1945 2 pass [3c0be8db]
1946 3 reveal [dfb7b70f]
    turned-up who=3 card=V.15
1947 3 exit [e8841e34]
    exiting who=3 card=V.15
1948 4 let [d5dcb0d6]
    got-intrigue who=3 n=1
1949 3 pass [4a581abf]
1950 4 improv [044b3568]
    improvised who=4
1951 4 draw:script [85ac7d4b]
1952 4 bury:V.11 [9d83acec]
    drew who=4 pile=script
    buried who=4 pile=script
1953 4 reveal [eb5a4b19]
    turned-up who=4 card=V.2
    exiting who=4 card=V.2
    got-intrigue who=4 n=1
1954 4 pass [44ad6dd1]
1955 5 reveal [0f29a241]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
    got-intrigue who=5 n=1
1956 5 improv [10c7c221]
    improvised who=5
1957 5 draw:script [8db1437d]
1958 5 bury:V.7 [6a895db5]
    drew who=5 pile=script
    buried who=5 pile=script
1959 5 pass [91e1fa37]
1960 0 reveal [766a6aff]
    turned-up-staging who=0 card=take-the-lead
1961 0 play [66efa2a9]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1962 0 pass [31af1afe]
1963 1 reveal [1ed42a8b]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
1964 1 pass [e97f7ae2]
1965 2 reveal [ee2f6636]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
    got-intrigue who=2 n=1
1966 2 improv [6001856d]
    improvised who=2
1967 2 draw:script [3401636c]
1968 2 bury:V.14 [e71666a1]
    drew who=2 pile=script
    buried who=2 pile=script
1969 2 pass [ba4d8bbc]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    reshuffled pile=staging n=15
    drew who=4 pile=staging
    drew who=5 pile=script
    reshuffled pile=script n=4
    scene-began scene=5
1970 1 pass [f643306b]
1971 2 pass [38372c60]
1972 3 improv [169cbfa4]
    improvised who=3
1973 3 draw:script [451d2738]
1974 3 bury:V.1 [74548c7b]
    drew who=3 pile=script
    buried who=3 pile=script
1975 3 pass [ed06cf81]
1976 4 improv [67defb7d]
    improvised who=4
1977 4 draw:staging [acbd538d]
1978 4 bury:revive [2517573c]
    drew who=4 pile=staging
    buried who=4 pile=staging
1979 4 pass [4cf9872f]
1980 5 pass [dad2e85a]
1981 0 pass [2d8af2c7]
1982 0 place:V.7 [41ef3fcf]
1983 1 place:V.12 [7c6ab3b1]
1984 2 place:V.11 [1e17785c]
1985 3 place:revive [919865f4]
1986 4 place:V.4 [5f4059af]
1987 5 place:V.10 [cd29ef38]
    placed-all
1988 1 pass [b16b3a83]
1989 2 pass [6ca51e3a]
1990 3 pass [99528289]
1991 4 pass [659eb16d]
1992 5 pass [d91e3a49]
1993 0 pass [7bfa6387]
1994 1 reveal [a5f9cc8f]
    turned-up who=1 card=V.12
    exiting who=1 card=V.12
1995 3 let [8e82595a]
    got-intrigue who=1 n=1
1996 1 improv [69032f92]
    improvised who=1
1997 1 draw:script [185c1843]
1998 1 bury:V.8 [f3a5c1b6]
    drew who=1 pile=script
    buried who=1 pile=script
1999 1 pass [a4c2678e]
2000 2 reveal [01d5d0e7]
    turned-up who=2 card=V.11
2001 2 exit [75b25b3d]
    exiting who=2 card=V.11
2002 3 let [54130f88]
    got-intrigue who=2 n=1
2003 2 pass [eccdbf52]
2004 3 reveal [aa84ed8d]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
2005 3 pass [09a8100b]
2006 4 reveal [735d1f35]
    turned-up who=4 card=V.4
2007 4 exit [a2b4c6fa]
    exiting who=4 card=V.4
    got-intrigue who=4 n=1
2008 4 pass [3065dbf4]
2009 5 reveal [928102b4]
    turned-up who=5 card=V.10
2010 5 play [241d9127]
    played who=5 card=V.10
    scored who=5 card=V.10 n=1
    got-intrigue who=5 n=1
    got-coin who=5 coin=emilia
2011 5 improv [204ce545]
    improvised who=5
2012 5 draw:staging [035c5f29]
2013 5 bury:V.14 [284e11f5]
    drew who=5 pile=staging
    buried who=5 pile=script
2014 5 pass [676a7d47]
2015 0 reveal [8266eb40]
    turned-up who=0 card=V.7
    exiting who=0 card=V.7
    got-intrigue who=0 n=1
2016 0 improv [8ff9f135]
    improvised who=0
2017 0 draw:staging [1a9c3454]
2018 0 bury:seize [739c781e]
    drew who=0 pile=staging
    buried who=0 pile=staging
2019 0 pass [e209a477]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    scene-began scene=6
2020 1 pass [07c519c5]
2021 2 improv [4bea3209]
    improvised who=2
2022 2 draw:script [e5d8baf0]
2023 2 bury:V.6 [b71e595b]
    drew who=2 pile=script
    buried who=2 pile=script
2024 2 pass [8d8607a8]
2025 3 improv [a001fcbe]
    improvised who=3
2026 3 draw:script [6cc38dd2]
2027 3 bury:V.15 [fa8d2f17]
    drew who=3 pile=script
    buried who=3 pile=script
2028 3 pass [f6f19774]
2029 4 pass [eaa3bb04]
2030 5 pass [64102a0f]
2031 0 show:exchange [45ee65b9]
2032 0 at:4 [712d1051]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
2033 4 let [2905f69e]
2034 0 give:seize [10ca2b71]
    traded who=0 whom=4
2035 0 pass [ba969da5]
2036 0 place:take-the-lead [bbb7456b]
2037 1 place:take-the-lead [56604386]
2038 2 place:villainy [abce8e16]
2039 3 place:miscue [b7d53ffb]
2040 4 place:seize [d8e8e910]
2041 5 place:no-drama [071a14f1]
    placed-all
2042 1 pass [a3fb98a4]
2043 2 pass [c6f124e3]
2044 3 pass [8e435d6a]
2045 4 improv [abb9e8c7]
    improvised who=4
2046 4 switch:take-the-lead [acd24cb3]
    switched who=4
2047 4 show:exchange [7dc03688]
2048 4 at:2 [11614f02]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
2049 4 give:miscue [4eb8fd88]
    traded who=4 whom=2
2050 4 pass [bce4d63e]
2051 5 pass [33a04368]
2052 0 show:exchange [06b9b1fa]
2053 0 at:4 [0ee1d04a]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
2054 0 give:miscue [c4fde9df]
    traded who=0 whom=4
2055 0 pass [373c1f3b]
2056 1 reveal [ac5ae7a5]
    turned-up-staging who=1 card=take-the-lead
2057 1 exit [b6dd7c3f]
    exiting who=1 card=take-the-lead
2058 3 let [adafa4c9]
    got-intrigue who=1 n=1
2059 1 pass [a4d1646c]
2060 2 reveal [e9cbc897]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
2061 3 let [d21fca07]
    got-intrigue who=2 n=1
2062 2 show:no-drama [2935571f]
    no-drama who=2
    drew who=2 pile=staging
2063 2 pass [0343408b]
2064 3 reveal [f28cd915]
    turned-up-staging who=3 card=miscue
2065 3 play [92f43cc5]
2066 3 at:0 [b2bcaae0]
    aimed who=3 card=miscue whom=0
    must-switch whom=0
    drew who=3 pile=staging
2067 0 switch:seize [2f3b8b1f]
    switched who=0
2068 3 place:take-the-lead [23155fc3]
    turned-up-staging who=3 card=take-the-lead
2069 3 exit [63af0684]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2070 3 pass [3442290f]
2071 4 reveal [b7de6d5b]
    turned-up-staging who=4 card=take-the-lead
2072 4 play [ab013c11]
    aimed who=4 card=take-the-lead whom=0
    took-lead who=4 whom=0
2073 4 pass [18df0575]
2074 5 reveal [58aa364f]
    turned-up-staging who=5 card=no-drama
    exiting who=5 card=no-drama
    got-intrigue who=5 n=1
2075 5 pass [05c05c5c]
2076 0 show:exchange [6382e91c]
2077 0 at:1 [f5cd56ed]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2078 1 let [166ff0c5]
2079 0 give:villainy [9adfca05]
    traded who=0 whom=1
2080 0 reveal [e9ad5459]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2081 0 improv [17b4c5c8]
    improvised who=0
2082 0 draw:staging [af9407c2]
2083 0 bury:take-the-lead [7649e802]
    drew who=0 pile=staging
    buried who=0 pile=staging
2084 0 pass [f1344dc2]
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=7
2085 5 pass [5d136c24]
2086 0 pass [882ac9f2]
2087 1 pass [352f582e]
2088 2 pass [6d9a029b]
2089 3 improv [00aebdec]
    improvised who=3
2090 3 draw:script [7cc5bad4]
2091 3 bury:V.4 [2c129f36]
    drew who=3 pile=script
    buried who=3 pile=script
2092 3 pass [8ba13f8f]
2093 4 pass [7fc32890]
2094 0 place:revive [7c33f185]
2095 1 place:seize [ad474f10]
2096 2 place:miscue [913aec1a]
2097 3 place:exchange [bfb2a5c9]
2098 4 place:seize [89973653]
2099 5 place:V.3 [fbbe98c8]
    placed-all
2100 5 pass [4d5c2794]
2101 0 pass [defc9bc1]
2102 1 pass [23430ae5]
2103 2 pass [82d9b707]
2104 3 pass [bb4f3a84]
2105 4 pass [caeabd81]
2106 5 improv [d860797d]
    improvised who=5
2107 5 draw:staging [e529f772]
2108 5 bury:V.14 [bee204e7]
    drew who=5 pile=staging
    buried who=5 pile=script
2109 5 reveal [560de88f]
    turned-up who=5 card=V.3
2110 5 exit [fdb79d73]
    exiting who=5 card=V.3
2111 1 seize [36c62b51]
2112 3 let [cc36d068]
    seized by=1 who=5 card=V.3
    scored who=1 card=V.3 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
2113 1 coin:roderigo [e839242b]
2114 1 at:5 [44e2816f]
    used-coin-at who=1 coin=roderigo whom=5
2115 1 give:villainy [f1c2dab9]
    traded who=1 whom=5
2116 0 reveal [e7f7632a]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
2117 3 let [55e66871]
    got-intrigue who=0 n=1
2118 0 improv [76765f32]
    improvised who=0
2119 0 draw:staging [e6740453]
2120 0 bury:V.6 [12bfe769]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=16
2121 0 pass [f4f5f323]
2122 2 reveal [860ddd09]
    turned-up-staging who=2 card=miscue
2123 2 play [f8acd13e]
2124 2 at:4 [1d38cb1a]
    aimed who=2 card=miscue whom=4
2125 3 let [43a3ad7a]
    must-switch whom=4
    drew who=2 pile=staging
2126 4 switch:V.8 [e82d4ce4]
    switched who=4
2127 2 place:V.11 [372fa69d]
    turned-up who=2 card=V.11
2128 2 exit [ec5ac431]
    exiting who=2 card=V.11
2129 3 let [36496328]
    got-intrigue who=2 n=1
2130 2 pass [593c3180]
2131 3 reveal [9fe437c9]
    turned-up-staging who=3 card=exchange
2132 3 play [5e7db846]
2133 3 at:1 [e4bf0880]
    aimed who=3 card=exchange whom=1
2134 1 let [cd335fb8]
2135 3 give:V.2 [33b0e994]
    traded who=3 whom=1
2136 3 pass [52467a69]
2137 4 reveal [92ecab60]
    turned-up who=4 card=V.8
    exiting who=4 card=V.8
    got-intrigue who=4 n=1
2138 4 pass [6acd53c0]
    drew who=4 pile=staging
2139 5 draw:script [202a3cb7]
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    scene-began scene=8
2140 5 pass [8576dc9b]
2141 0 pass [64a19dc3]
2142 1 pass [c4fb5a16]
2143 2 pass [7402f93e]
2144 3 pass [0f914553]
2145 4 improv [5304ef2f]
    improvised who=4
2146 4 draw:staging [68ead6f5]
2147 4 bury:seize [2744076e]
    drew who=4 pile=staging
    buried who=4 pile=staging
2148 4 pass [b42b9b54]
2149 0 place:V.16 [e6342458]
2150 1 place:take-the-lead [247b9440]
2151 2 place:seize [f679cf5f]
2152 3 place:V.1 [b693cd18]
2153 4 place:no-drama [5b56608c]
2154 5 place:V.7 [3c9ebd18]
    placed-all
2155 5 pass [5f004e3f]
2156 0 pass [362b16b8]
2157 1 improv [37f88421]
    improvised who=1
2158 1 switch:V.2 [2414b2d8]
    switched who=1
2159 1 pass [e78e0be8]
2160 2 improv [4c01a32c]
    improvised who=2
2161 2 switch:take-the-lead [a9c4cad6]
    switched who=2
2162 2 pass [fb70a55d]
2163 3 pass [2e19745e]
2164 4 pass [0ef44510]
2165 5 reveal [3ad06f55]
    turned-up who=5 card=V.7
2166 5 play [94e93b7a]
    played who=5 card=V.7
2167 3 let [7e5ee9f3]
    scored who=5 card=V.7 n=1
    got-intrigue who=5 n=2
2168 5 improv [bfb395f0]
    improvised who=5
2169 5 draw:staging [c5530b87]
2170 5 bury:seize [a065ee00]
    drew who=5 pile=staging
    buried who=5 pile=staging
2171 5 pass [f919e6be]
2172 0 reveal [90f7df6b]
    turned-up who=0 card=V.16
    played who=0 card=V.16
2173 3 let [31be6578]
    failed who=0 card=V.16
2174 0 pass [2b482583]
2175 1 reveal [8d565fe1]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
2176 3 let [96bfe89c]
    got-intrigue who=1 n=1
2177 1 pass [a5f5ed29]
2178 2 reveal [89fd9474]
    turned-up-staging who=2 card=take-the-lead
2179 2 exit [a1d87b88]
    exiting who=2 card=take-the-lead
2180 3 let [8e0e8989]
    got-intrigue who=2 n=1
2181 2 pass [f4c38ee9]
2182 3 reveal [733a39e6]
    turned-up who=3 card=V.1
2183 3 improv [37b1ad9c]
    improvised who=3
2184 3 draw:staging [496b4efd]
2185 3 bury:V.15 [1afaf771]
    drew who=3 pile=staging
    buried who=3 pile=script
    exiting who=3 card=V.1
    got-intrigue who=3 n=1
2186 3 pass [b2e34193]
2187 4 reveal [f09eddae]
    turned-up-staging who=4 card=no-drama
    exiting who=4 card=no-drama
    got-intrigue who=4 n=1
2188 4 pass [1b32b350]
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=5
    drew who=3 pile=staging
    scene-began scene=9
2189 5 show:no-drama [f39f78b9]
    no-drama who=5
    drew who=5 pile=staging
2190 5 pass [b5e1bdb8]
2191 0 pass [ba3addff]
2192 1 improv [05d4f741]
    improvised who=1
2193 1 draw:staging [9e95c4fb]
2194 1 bury:revive [4082f456]
    drew who=1 pile=staging
    buried who=1 pile=staging
2195 1 pass [8042dfc7]
2196 2 improv [159ca189]
    improvised who=2
2197 2 draw:script [745595e2]
2198 2 bury:V.15 [bdb68fc8]
    drew who=2 pile=script
    buried who=2 pile=script
2199 2 pass [032450a9]
2200 3 pass [05ed3297]
2201 4 improv [0466e4d3]
    improvised who=4
2202 4 draw:staging [856ee574]
2203 4 bury:villainy [210d273d]
    drew who=4 pile=staging
    buried who=4 pile=staging
2204 4 show:exchange [cdeda44d]
2205 4 at:2 [623bd5e1]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
2206 4 give:revive [11d6e9fe]
    traded who=4 whom=2
2207 4 show:exchange [9508ab0f]
2208 4 at:3 [38f714e5]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
2209 3 show:no-drama [0baaba03]
    no-drama who=3
    drew who=3 pile=staging
    foiled who=4 whom=3
2210 4 pass [ca36cedf]
2211 0 place:revive [3f895be0]
2212 1 place:take-the-lead [353faa14]
2213 2 place:V.1 [bf1e21d0]
2214 3 place:V.14 [9cb29fa9]
2215 4 place:seize [0b4bf9ce]
2216 5 place:take-the-lead [808783d4]
    placed-all
2217 5 show:exchange [d680aaf0]
2218 5 at:2 [efb30862]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
2219 5 give:seize [a6bdd015]
    traded who=5 whom=2
2220 5 pass [e68db64c]
2221 0 pass [650d4af1]
2222 1 pass [851cbe12]
2223 2 pass [5ba4c475]
2224 3 pass [3949f0cf]
2225 4 pass [2a4002e5]
2226 5 reveal [d40d1032]
    turned-up-staging who=5 card=take-the-lead
2227 5 exit [33773647]
    exiting who=5 card=take-the-lead
    got-intrigue who=5 n=1
2228 5 improv [73e57195]
    improvised who=5
2229 5 draw:staging [febec0c0]
2230 5 bury:villainy [21bd6595]
    drew who=5 pile=staging
    buried who=5 pile=staging
2231 5 pass [c3dce01b]
2232 0 reveal [eb03d8dc]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2233 0 pass [76a0d507]
2234 1 reveal [0c37b765]
    turned-up-staging who=1 card=take-the-lead
2235 1 play [355f47de]
    aimed who=1 card=take-the-lead whom=4
    took-lead who=1 whom=4
2236 1 pass [2c40a116]
2237 2 reveal [cdbef745]
    turned-up who=2 card=V.1
    exiting who=2 card=V.1
    got-intrigue who=2 n=1
2238 2 pass [00055552]
2239 3 show:exchange [06a9dd5c]
2240 3 at:4 [7ee9b16e]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
2241 3 give:villainy [d3aca971]
    traded who=3 whom=4
2242 3 reveal [5c50c543]
    turned-up who=3 card=V.14
2243 3 exit [52d8a820]
    exiting who=3 card=V.14
    got-intrigue who=3 n=1
2244 3 improv [c723c63c]
    improvised who=3
2245 3 draw:staging [0089a0b1]
2246 3 bury:seize [ba9c9f19]
    drew who=3 pile=staging
    buried who=3 pile=staging
2247 3 pass [5fbe4ea1]
2248 4 reveal [dc9e1deb]
    turned-up-staging who=4 card=seize
    exiting who=4 card=seize
    got-intrigue who=4 n=1
2249 4 pass [d5d9885f]
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=12
    drew who=3 pile=staging
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    scene-began scene=10
2250 2 pass [aa9f256d]
2251 3 pass [a86f50f3]
2252 4 improv [05adde49]
    improvised who=4
2253 4 draw:staging [0ea2d69f]
2254 4 bury:V.6 [5de34141]
    drew who=4 pile=staging
    buried who=4 pile=script
2255 4 pass [5a073781]
2256 5 pass [4b3ad32b]
2257 0 improv [c106b8bb]
    improvised who=0
2258 0 draw:script [f05dfb3e]
2259 0 bury:V.16 [c28d73dc]
    drew who=0 pile=script
    buried who=0 pile=script
2260 0 pass [9c0528f4]
2261 1 pass [1916bda1]
2262 0 place:take-the-lead [3a1d56b3]
2263 1 place:V.2 [c158f708]
2264 2 place:seize [2454521c]
2265 3 place:exchange [f2da5cb8]
2266 4 place:villainy [3fffdf2e]
2267 5 place:V.8 [84938bc4]
    placed-all
2268 2 pass [9d29e750]
2269 3 pass [4985d289]
2270 4 pass [8a1ba07f]
2271 5 pass [22851af6]
2272 0 pass [b7bcae0c]
2273 1 pass [de3630d4]
2274 2 improv [f6bb0941]
    improvised who=2
2275 2 draw:staging [7665a525]
2276 2 bury:miscue [b9bd7cf9]
    drew who=2 pile=staging
    buried who=2 pile=staging
2277 2 reveal [95f40a88]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2278 2 pass [bc8c8c69]
2279 3 reveal [3bc8c004]
    turned-up-staging who=3 card=exchange
2280 3 play [37cf0384]
2281 3 at:2 [f5f0d3a6]
    aimed who=3 card=exchange whom=2
2282 2 let [1446a513]
2283 3 give:miscue [f9d991f4]
    traded who=3 whom=2
2284 3 pass [ecd87735]
2285 4 reveal [861dc10a]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
2286 4 pass [4d30bad4]
2287 5 reveal [0f9d8389]
    turned-up who=5 card=V.8
2288 5 play [2169ad7d]
    played who=5 card=V.8
    set-aside card=V.8 character=desdemona
    got-coin who=5 coin=desdemona
    got-handkerchief who=5
2289 5 pass [fb253441]
2290 0 reveal [d6478569]
    turned-up-staging who=0 card=take-the-lead
2291 0 exit [97792279]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2292 0 pass [cc8ec7a5]
2293 1 reveal [8b3514c7]
    turned-up who=1 card=V.2
2294 1 play [4f90b13a]
    played who=1 card=V.2
    scored who=1 card=V.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2295 1 pass [5b9e67f4]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=script
    script-empty
    scene-began scene=11
2296 2 improv [76cd5eec]
    improvised who=2
2297 2 bury:miscue [6cb531c8]
    drew who=2 pile=staging
    buried who=2 pile=staging
2298 2 show:exchange [6d019f9d]
2299 2 at:5 [f0e70dcc]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
2300 5 let [033fe5a0]
2301 2 give:miscue [db6a52c6]
    traded who=2 whom=5
2302 2 pass [7e4df192]
2303 3 pass [b618cef5]
2304 4 pass [451e6cbc]
2305 5 pass [7bbc393e]
2306 0 improv [3211a98a]
    improvised who=0
2307 0 bury:take-the-lead [9c677655]
    drew who=0 pile=staging
    buried who=0 pile=staging
2308 0 pass [91765e95]
2309 1 show:exchange [ddf164d8]
2310 1 at:3 [9f064322]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
2311 1 give:seize [1d5d1c24]
    traded who=1 whom=3
2312 1 pass [1599d460]
2313 0 place:take-the-lead [06c494b4]
2314 1 place:take-the-lead [d438ccfa]
2315 2 place:V.5 [3e8e24ff]
2316 3 place:villainy [388e47c2]
2317 4 place:villainy [1c58f041]
2318 5 place:miscue [e3199729]
    placed-all
2319 2 pass [7128ddd2]
2320 3 pass [8cba758d]
2321 4 pass [a3e0792d]
2322 5 pass [bd4e132b]
2323 0 pass [36d9be28]
2324 1 improv [d89242f4]
    improvised who=1
2325 1 switch:take-the-lead [1ed6269d]
    switched who=1
2326 1 pass [d0ef0a06]
2327 2 reveal [1209c465]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
2328 4 let [be1c70ec]
    got-intrigue who=2 n=1
2329 2 pass [92cf0303]
2330 3 reveal [de2235ef]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
2331 4 let [c7495539]
    got-intrigue who=3 n=1
2332 3 improv [4f0fca3d]
    improvised who=3
2333 3 draw:staging [eec3e580]
2334 3 bury:seize [06554d96]
    drew who=3 pile=staging
    buried who=3 pile=staging
    reshuffled pile=script n=1
    script-again
2335 3 pass [6e8485ef]
2336 4 reveal [71026f49]
    turned-up-staging who=4 card=villainy
2337 4 improv [33b7113d]
    improvised who=4
2338 4 draw:script [5c0b5a7b]
2339 4 bury:V.11 [c191513f]
    drew who=4 pile=script
    buried who=4 pile=script
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
2340 4 show:no-drama [c8d8a70f]
    no-drama who=4
    drew who=4 pile=staging
2341 4 pass [adfacf6b]
2342 5 coin:emilia [b488bc33]
    used-coin-at who=5 coin=emilia whom=1
    stole-coin who=5 coin=iago whom=1
2343 5 reveal [45a003bc]
    turned-up-staging who=5 card=miscue
2344 5 play [54a989e4]
2345 5 at:1 [c2380782]
    aimed who=5 card=miscue whom=1
    must-switch whom=1
    drew who=5 pile=staging
2346 1 switch:take-the-lead [284dcd84]
    switched who=1
2347 5 place:exchange [bf5f8ac5]
    turned-up-staging who=5 card=exchange
2348 5 play [64334785]
2349 5 at:1 [dbd07879]
    aimed who=5 card=exchange whom=1
2350 5 give:revive [755d35fd]
    traded who=5 whom=1
2351 5 coin:iago [ae226521]
2352 5 wound:cassio [09aec6d0]
    used-iago who=5 character=cassio
    wounded who=5 character=cassio n=2 total=5
2353 5 pass [0ad1e969]
2354 0 reveal [b1a027e5]
    turned-up-staging who=0 card=take-the-lead
2355 0 play [84f1e4b7]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2356 0 pass [7dc04fad]
2357 1 reveal [f31a2dd5]
    turned-up-staging who=1 card=take-the-lead
2358 1 play [920cd9a3]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2359 1 pass [05bf36f1]
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
2360 2 pass [ff0571c4]
2361 3 show:exchange [7cc0ec6e]
2362 3 at:2 [085a8d7e]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
2363 2 let [dfc11526]
2364 3 give:seize [ecfec5a9]
    traded who=3 whom=2
2365 3 pass [2548019e]
2366 4 pass [1bc892d4]
2367 5 coin:desdemona [48752e46]
    no-drama-coin who=5
2368 5 pass [e5575cc9]
2369 0 pass [d04b477d]
2370 1 pass [9aee9756]
2371 0 place:V.4 [08e3ebc6]
2372 1 place:revive [b9cfa385]
2373 2 place:seize [2a5b5d50]
2374 3 place:V.6 [16306a7c]
2375 4 place:take-the-lead [e4471ede]
2376 5 place:seize [180ee5ed]
    placed-all
2377 2 improv [c27cd7b8]
    improvised who=2
2378 2 switch:take-the-lead [f5b6eed2]
    switched who=2
2379 2 pass [2d59e431]
2380 3 pass [0d206424]
2381 4 pass [bef3d876]
2382 5 pass [d1627a9c]
2383 0 pass [93bc0c5e]
2384 1 pass [ed8f6c5e]
2385 2 reveal [5595e535]
    turned-up-staging who=2 card=take-the-lead
2386 2 exit [86c334bd]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2387 2 pass [eb08e392]
2388 3 reveal [a0271c59]
    turned-up who=3 card=V.6
    exiting who=3 card=V.6
    got-intrigue who=3 n=1
2389 3 pass [7ba5cb37]
2390 4 reveal [62c57761]
    turned-up-staging who=4 card=take-the-lead
2391 4 exit [b9de64a0]
    exiting who=4 card=take-the-lead
    got-intrigue who=4 n=1
2392 4 pass [04c73efd]
2393 5 reveal [c49db4d3]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
2394 5 pass [c8172818]
2395 0 reveal [3642669b]
    turned-up who=0 card=V.4
2396 0 exit [deaf08f1]
    exiting who=0 card=V.4
    got-intrigue who=0 n=1
2397 0 improv [f1ffc00a]
    improvised who=0
2398 0 draw:staging [ac442097]
2399 0 bury:no-drama [7bf53fb4]
    drew who=0 pile=staging
    buried who=0 pile=staging
    reshuffled pile=script n=2
2400 0 pass [eec6c55d]
2401 1 reveal [c45c0732]
    turned-up-staging who=1 card=revive
2402 1 exit [3a390b4b]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2403 1 improv [6c5c95bf]
    improvised who=1
2404 1 draw:script [228b1e1f]
2405 1 bury:V.11 [1d18d1cc]
    drew who=1 pile=script
    buried who=1 pile=script
2406 1 pass [ad3453c8]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=13
2407 2 pass [dd984717]
2408 3 improv [dafe93ea]
    improvised who=3
2409 3 bury:exchange [a279f1e2]
    drew who=3 pile=staging
    buried who=3 pile=staging
2410 3 show:exchange [e4510111]
2411 3 at:4 [4969cb4b]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
2412 4 let [f1c7409c]
2413 3 give:V.16 [203bec7c]
    traded who=3 whom=4
2414 3 pass [c52393ec]
2415 4 improv [0878aa9a]
    improvised who=4
2416 4 bury:take-the-lead [360f1027]
    drew who=4 pile=staging
    buried who=4 pile=staging
2417 4 pass [8b43ae66]
2418 5 show:exchange [b0fce894]
2419 5 at:3 [7f834b0c]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
2420 5 give:take-the-lead [20466604]
    traded who=5 whom=3
2421 5 improv [0f696398]
    improvised who=5
2422 5 bury:villainy [07f92d50]
    drew who=5 pile=staging
    buried who=5 pile=staging
2423 5 pass [3a1a3be3]
2424 0 pass [6c7907e4]
2425 1 pass [148e885e]
2426 0 place:V.14 [8c713aff]
2427 1 place:V.4 [b604c556]
2428 2 place:seize [690c28b7]
2429 3 place:take-the-lead [7ebb0af7]
2430 4 place:exchange [0284147c]
2431 5 place:V.12 [060f4bab]
    placed-all
2432 2 improv [54aa0dae]
    improvised who=2
2433 2 switch:miscue [9395c491]
    switched who=2
2434 2 pass [21a473d8]
2435 3 pass [31fceeda]
2436 4 pass [b144e87b]
2437 5 pass [5c8e9d71]
2438 0 pass [726455cd]
2439 1 pass [f341a4ed]
2440 2 reveal [ab78403e]
    turned-up-staging who=2 card=miscue
2441 2 exit [c98c57f6]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2442 2 pass [c6828316]
2443 3 reveal [72800d21]
    turned-up-staging who=3 card=take-the-lead
2444 3 exit [346613d5]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2445 3 pass [2aa5051c]
2446 4 reveal [775e28c9]
    turned-up-staging who=4 card=exchange
2447 4 play [78398a18]
2448 4 at:3 [b9aa56dc]
    aimed who=4 card=exchange whom=3
2449 3 let [fbdd328b]
2450 4 give:V.16 [308c8ce7]
    traded who=4 whom=3
2451 4 pass [c6bf2e6f]
2452 5 reveal [1dd7e21c]
    turned-up who=5 card=V.12
    exiting who=5 card=V.12
    got-intrigue who=5 n=1
2453 5 pass [fa6cfb3c]
2454 0 reveal [ce04f1a9]
    turned-up who=0 card=V.14
2455 0 exit [5d7af29c]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
2456 0 improv [9e31d897]
    improvised who=0
2457 0 draw:script [63712396]
2458 0 bury:V.15 [10789bcd]
    reshuffled pile=script n=2
    drew who=0 pile=script
    buried who=0 pile=script
2459 0 pass [40203dac]
2460 1 reveal [1fd4ebeb]
    turned-up who=1 card=V.4
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2461 1 improv [d9eb7d10]
    improvised who=1
2462 1 draw:staging [68852714]
2463 1 bury:revive [8487943c]
    drew who=1 pile=staging
    buried who=1 pile=staging
2464 1 pass [311c30cf]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=14
2465 2 pass [28d134bd]
2466 3 improv [9a8a1553]
    improvised who=3
2467 3 bury:miscue [44079000]
    drew who=3 pile=staging
    buried who=3 pile=staging
2468 3 pass [5d3cb524]
2469 4 pass [96ff59a5]
2470 5 show:no-drama [6273545e]
    no-drama who=5
    drew who=5 pile=staging
2471 5 pass [9a24eee8]
2472 0 show:exchange [cbc77e64]
2473 0 at:2 [bb7f6e83]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2474 2 let [e420e845]
2475 0 give:revive [0f107f04]
    traded who=0 whom=2
2476 0 pass [a272f6dd]
2477 1 pass [ebbc1512]
2478 0 place:V.14 [a00347e2]
2479 1 place:no-drama [3a9d3a69]
2480 2 place:revive [d1848673]
2481 3 place:take-the-lead [2f123e12]
2482 4 place:V.5 [12daf7c3]
2483 5 place:villainy [8c9daab5]
    placed-all
2484 2 improv [3c9c6eb2]
    improvised who=2
2485 2 switch:revive [d56ed2fc]
    switched who=2
2486 2 pass [56aa28e9]
2487 3 pass [31260e9c]
2488 4 pass [c4f60feb]
2489 5 pass [b194ad35]
2490 0 pass [840892db]
2491 1 pass [0720eb5a]
2492 2 reveal [450c4812]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2493 2 pass [a4e9b5ab]
2494 3 reveal [e2fc61c9]
    turned-up-staging who=3 card=take-the-lead
2495 3 play [b7436ea2]
    aimed who=3 card=take-the-lead whom=1
    took-lead who=3 whom=1
2496 3 pass [a8dd5d52]
2497 4 reveal [c209f0bf]
    turned-up who=4 card=V.5
    exiting who=4 card=V.5
    got-intrigue who=4 n=1
2498 4 improv [63a6e48b]
    improvised who=4
2499 4 draw:staging [c8d59cfc]
2500 4 bury:V.4 [81674d83]
    drew who=4 pile=staging
    buried who=4 pile=script
    reshuffled pile=staging n=14
    staging-empty n=2
    final-scene
2501 4 pass [705a17c1]
2502 5 reveal [985140d6]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
    got-intrigue who=5 n=1
2503 5 improv [b8024d30]
    improvised who=5
2504 5 draw:staging [73296d76]
2505 5 bury:villainy [35267ecd]
    drew who=5 pile=staging
    buried who=5 pile=staging
2506 5 pass [78bfd421]
2507 0 reveal [d9b71817]
    turned-up who=0 card=V.14
2508 0 exit [b9dff3f3]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
2509 0 improv [b9742e10]
    improvised who=0
2510 0 draw:script [ded96b02]
2511 0 bury:V.11 [cc23f649]
    drew who=0 pile=script
    buried who=0 pile=script
2512 0 pass [20af4293]
2513 1 reveal [9693bea4]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2514 1 improv [494ada31]
    improvised who=1
2515 1 draw:script [89b92b70]
2516 1 bury:V.6 [dcd423ce]
    drew who=1 pile=script
    buried who=1 pile=script
2517 1 pass [9f1ef0ec]
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
