set-up [c98c967d]
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
1 0 show:exchange [20dcd579]
2 0 at:3 [21f31b5b]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
3 1 let [711f1c97]
4 2 let [99fc8837]
5 3 spotlight [9424088d]
    stole-spotlight by=3 who=0
6 0 let [3511d9d2]
    blocked who=0
7 1 improv [447d0724]
    improvised who=1
8 0 let [1fe7ef59]
9 2 let [7c2ddc0c]
10 1 draw:script [1b388283]
11 1 bury:I.1 [1c91cba2]
    drew who=1 pile=script
    buried who=1 pile=script
12 1 pass [0fdf0b1d]
13 2 pass [5ee13c55]
14 3 pass [fec7cd3a]
15 0 place:miscue [9b730558]
16 1 place:I.4 [178b67c4]
17 2 place:take-the-lead [5fd5db98]
18 3 place:I.10 [66b3a49c]
    placed-all
19 0 improv [cd297222]
    improvised who=0
20 1 spotlight [15133696]
21 2 spotlight [9e5da880]
    stole-spotlight by=1 who=0
22 0 let [6a52684e]
    blocked who=0
23 1 pass [c69215e5]
24 2 pass [bd251bee]
25 3 pass [32cafb72]
26 0 reveal [383c440b]
    turned-up-staging who=0 card=miscue
27 0 exit [82811327]
    exiting who=0 card=miscue
28 1 let [b295f4e9]
29 2 let [52cc7b0b]
30 3 let [6ff41546]
    got-intrigue who=0 n=1
31 0 pass [9641c310]
32 1 show:exchange [8dd48034]
33 1 at:0 [270ae6be]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
34 0 spotlight [2b5abe98]
35 2 let [8cdfb4ba]
36 3 let [4354ae30]
    stole-spotlight by=0 who=1
37 1 show:no-drama [2a5b12e1]
    no-drama who=1
    drew who=1 pile=staging
    defeated who=1 by=0
38 1 give:I.7 [eaba67d3]
    traded who=1 whom=0
39 1 reveal [a0132228]
    turned-up who=1 card=I.4
40 1 play [f7161d1f]
    played who=1 card=I.4
    scored who=1 card=I.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
41 1 coin:roderigo [86b42fbd]
42 1 at:0 [2d43af1b]
    used-coin-at who=1 coin=roderigo whom=0
43 0 let [ef859c9c]
44 1 give:take-the-lead [02dd14f6]
    traded who=1 whom=0
45 1 pass [b0290a69]
46 2 reveal [2aee715a]
    turned-up-staging who=2 card=take-the-lead
47 2 improv [e807e971]
    improvised who=2
48 2 draw:staging [2bdcbaad]
49 2 bury:take-the-lead [bce7f3e8]
    drew who=2 pile=staging
    buried who=2 pile=staging
50 2 exit [51a39ac3]
    exiting who=2 card=take-the-lead
51 3 let [9c6bc71a]
    got-intrigue who=2 n=1
52 2 pass [01c0d5bd]
53 3 improv [230b16bd]
    improvised who=3
54 2 spotlight [d46d2e28]
    stole-spotlight by=2 who=3
55 3 let [30fd6d1e]
    blocked who=3
56 3 reveal [95597e6a]
    turned-up who=3 card=I.10
    exiting who=3 card=I.10
    got-intrigue who=3 n=1
57 3 pass [ea6bd028]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=2
58 0 improv [72db3ea4]
    improvised who=0
59 0 draw:staging [1720e40a]
60 0 bury:I.9 [3284d1a1]
    drew who=0 pile=staging
    buried who=0 pile=script
61 0 pass [4591c591]
62 1 pass [5c9ab360]
63 2 improv [42a32773]
    improvised who=2
64 2 draw:script [8dee0a0a]
65 2 bury:I.8 [1f3497d1]
    drew who=2 pile=script
    buried who=2 pile=script
66 2 pass [f485068d]
67 3 improv [a7cb1305]
    improvised who=3
68 3 draw:staging [d8bd46e0]
69 3 bury:I.5 [2a63d474]
    drew who=3 pile=staging
    buried who=3 pile=script
70 3 pass [2c8ed8e5]
71 0 place:I.7 [d8b1a2d4]
72 1 place:I.11 [d66b8f75]
73 2 place:I.12 [5bc9cfbc]
74 3 place:seize [00185427]
    placed-all
75 0 pass [e5803fa8]
76 1 improv [034cac09]
    improvised who=1
77 1 switch:take-the-lead [6cea7e39]
    switched who=1
78 1 pass [e8ffb82b]
79 2 pass [1db8df9f]
80 3 pass [a4935761]
81 0 reveal [ec7cbf31]
    turned-up who=0 card=I.7
82 0 play [a6fee073]
    played who=0 card=I.7
83 1 let [c7613eec]
84 2 let [7c9d7152]
85 3 let [20341b46]
    scored who=0 card=I.7 n=1
    got-intrigue who=0 n=2
86 0 pass [e3646590]
87 1 reveal [b89cff78]
    turned-up-staging who=1 card=take-the-lead
88 1 play [19c9ca13]
    aimed who=1 card=take-the-lead whom=3
89 2 let [e6c58df8]
90 3 let [a25f9cae]
    took-lead who=1 whom=3
91 1 pass [a580de58]
92 2 reveal [56a39b6f]
    turned-up who=2 card=I.12
    played who=2 card=I.12
    failed who=2 card=I.12
93 2 pass [592b08b3]
94 3 reveal [91f9eaf7]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
95 3 pass [ad3100df]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=3
96 2 pass [b592c193]
97 3 pass [de669a47]
98 0 show:exchange [f990ef1e]
99 0 at:3 [63675301]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
100 3 let [f0d3d077]
101 0 blind [2e255141]
102 0 give:take-the-lead [79b57cb8]
    traded who=0 whom=3
103 0 improv [12bd0fc4]
    improvised who=0
104 0 draw:staging [b87afd1a]
105 0 bury:no-drama [d626eb63]
    drew who=0 pile=staging
    buried who=0 pile=staging
106 0 pass [3e6aff76]
107 1 pass [9019060b]
108 0 place:take-the-lead [852aa1d0]
109 1 place:I.11 [74f07186]
110 2 place:seize [25f358ce]
111 3 place:villainy [1a3fb9d7]
    placed-all
112 2 improv [92dd8226]
    improvised who=2
113 2 switch:I.2 [f4e3cfa1]
    switched who=2
114 2 pass [3ca8911d]
115 3 improv [ba66f792]
    improvised who=3
116 3 switch:I.9 [d0777c43]
    switched who=3
117 3 pass [b7dbb84b]
118 0 pass [b300365b]
119 1 improv [e84d57ca]
    improvised who=1
120 1 switch:I.1 [8b6f33de]
    switched who=1
121 1 pass [bfbae472]
122 2 reveal [42ccd631]
    turned-up who=2 card=I.2
    exiting who=2 card=I.2
123 0 let [11fd811f]
124 3 let [92370fa7]
    got-intrigue who=2 n=1
125 2 pass [055c7dd8]
126 3 reveal [25172979]
    turned-up who=3 card=I.9
    played who=3 card=I.9
127 0 let [f42b6763]
    scored who=3 card=I.9 n=2
    half-curtain
    got-intrigue who=3 n=1
    got-coin who=3 coin=desdemona
128 3 coin:desdemona [9c0a9336]
    no-drama-coin who=3
129 3 pass [3ac0db3f]
130 0 reveal [04ff82bf]
    turned-up-staging who=0 card=take-the-lead
131 0 exit [3192a305]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
132 0 pass [8c350f81]
133 1 reveal [9d560dae]
    turned-up who=1 card=I.1
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
134 1 pass [e832d39f]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=4
135 2 improv [625f1105]
    improvised who=2
136 2 draw:script [80f6fae6]
137 2 bury:I.3 [e1784f90]
    drew who=2 pile=script
    buried who=2 pile=script
138 2 pass [17fc0e8c]
139 3 pass [2866498c]
140 0 improv [b9309243]
    improvised who=0
141 0 draw:script [25be4a3a]
142 0 bury:I.8 [8c8d2a54]
    drew who=0 pile=script
    buried who=0 pile=script
143 0 pass [668f4044]
144 1 improv [31a85a97]
    improvised who=1
145 1 draw:staging [60aa89d2]
146 1 bury:miscue [4acd89de]
    drew who=1 pile=staging
    buried who=1 pile=staging
147 1 pass [c25d739e]
148 0 place:seize [0456e981]
149 1 place:revive [2113ca15]
150 2 place:seize [7ce0c5ff]
151 3 place:villainy [768a72a2]
    placed-all
152 2 show:no-drama [033c0e53]
    no-drama who=2
    drew who=2 pile=staging
153 2 pass [62aff060]
154 3 pass [cc0828da]
155 0 pass [e5664026]
156 1 pass [cc00bff7]
157 2 show:exchange [2429210c]
158 2 at:3 [652ef5e3]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
159 3 let [26152549]
160 2 give:take-the-lead [0abce757]
    traded who=2 whom=3
161 2 reveal [e39476e7]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
162 2 pass [3feda543]
163 3 reveal [3dfa0fb1]
    turned-up-staging who=3 card=villainy
164 3 improv [9154daf6]
    improvised who=3
165 3 draw:staging [067793fe]
166 3 bury-placed [7a144c23]
    drew who=3 pile=staging
    buried who=3 pile=staging
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
167 3 pass [39cf8651]
168 0 reveal [9500d0fc]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
169 0 pass [2f008d68]
170 1 reveal [3caff006]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
171 1 pass [0a2a9b1e]
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=5
172 2 improv [4d1223e2]
    improvised who=2
173 2 draw:script [54f12795]
174 2 bury:I.1 [cb56398e]
    drew who=2 pile=script
    buried who=2 pile=script
175 2 pass [d52c0b14]
176 3 pass [91935ae3]
177 0 pass [fb15affa]
178 1 pass [484da043]
179 0 place:I.12 [6bae6437]
180 1 place:I.6 [1c86de78]
181 2 place:villainy [7f86368c]
182 3 place:take-the-lead [adc84c44]
    placed-all
183 2 pass [91d94d2e]
184 3 improv [64a16204]
    improvised who=3
185 3 switch:take-the-lead [ba6f7c4a]
    switched who=3
186 3 pass [3b1b19e0]
187 0 improv [42fecc5b]
    improvised who=0
188 0 switch:I.3 [75b2e969]
    switched who=0
189 0 pass [d4b7ff2a]
190 1 improv [b63fe787]
    improvised who=1
191 1 switch:I.8 [30c92052]
    switched who=1
192 1 pass [17e566fb]
193 2 reveal [cbec4b9b]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
194 0 let [4120e14f]
195 3 let [754acc80]
    got-intrigue who=2 n=1
196 2 pass [5c502d04]
197 3 reveal [33f17a71]
    turned-up-staging who=3 card=take-the-lead
198 3 play [ed0de32b]
    aimed who=3 card=take-the-lead whom=1
199 0 let [0e63b0d0]
    took-lead who=3 whom=1
200 3 pass [c6741ad7]
201 0 reveal [aa193880]
    turned-up who=0 card=I.3
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
202 0 pass [559adcfa]
203 1 reveal [cafb1e3a]
    turned-up who=1 card=I.8
204 1 play [a652161f]
    played who=1 card=I.8
    scored who=1 card=I.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
205 1 coin:othello [20ba1ee7]
    used-coin-at who=1 coin=othello whom=3
206 3 let [9798de8d]
    took-lead who=1 whom=3
207 1 pass [9a9f947b]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=6
208 2 improv [c40a9c57]
    improvised who=2
209 2 bury:miscue [31de0048]
    drew who=2 pile=staging
    buried who=2 pile=staging
210 2 pass [87bdb29f]
211 3 pass [a65f3833]
212 0 pass [efacd7d9]
213 1 show:exchange [dc578544]
214 1 at:0 [933b2646]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
215 0 let [d5783d26]
216 1 give:I.11 [17320263]
    traded who=1 whom=0
217 1 improv [f3c75af5]
    improvised who=1
218 1 bury:I.6 [d4f8043e]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
219 1 pass [6050a509]
220 0 place:take-the-lead [ef2159bb]
221 1 place:miscue [2b2c8607]
222 2 place:take-the-lead [7b92a496]
223 3 place:I.3 [729a3f94]
    placed-all
224 2 pass [27ace135]
225 3 pass [ad25982c]
226 0 pass [c63f14f8]
227 1 pass [05359af8]
228 2 reveal [9248ce3d]
    turned-up-staging who=2 card=take-the-lead
229 2 play [f23fb57d]
    aimed who=2 card=take-the-lead whom=1
230 0 let [d2074496]
231 3 let [4d059fb2]
    took-lead who=2 whom=1
232 2 pass [debdde70]
233 3 improv [3582953f]
    improvised who=3
234 3 draw:script [6b249c8a]
235 3 bury-placed [c33b702c]
    drew who=3 pile=script
    buried who=3 pile=script
236 3 reveal [e47f85b9]
    turned-up who=3 card=I.6
237 3 exit [b3b65704]
    exiting who=3 card=I.6
238 0 let [edae4209]
    got-intrigue who=3 n=1
239 3 pass [0564e9ad]
240 0 reveal [5d996ece]
    turned-up-staging who=0 card=take-the-lead
241 0 play [82b05260]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
242 0 improv [ef4934f0]
    improvised who=0
243 0 draw:script [c3eac5eb]
244 0 bury:I.11 [fa49fef6]
    drew who=0 pile=script
    buried who=0 pile=script
245 0 pass [a0fce375]
246 1 reveal [da7664c3]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
247 1 show:no-drama [ea2a55ed]
    no-drama who=1
    drew who=1 pile=staging
248 1 pass [23fbb4b5]
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    reshuffled pile=staging n=21
    staging-empty n=1
    drew who=3 pile=staging
    scene-began scene=7
249 1 pass [bc4b3067]
250 2 pass [d15cb1a9]
251 3 pass [625fc67a]
252 0 pass [a281b691]
253 0 place:seize [c2dff382]
254 1 place:I.12 [2803a5dc]
255 2 place:I.10 [3e0cdaae]
256 3 place:take-the-lead [758fc09e]
    placed-all
257 1 pass [3797438e]
258 2 pass [6ed4607e]
259 3 pass [5c3c0c40]
260 0 improv [3b74524d]
    improvised who=0
261 0 switch:I.3 [d3e05789]
    switched who=0
262 0 pass [6fe38a10]
263 1 reveal [47e440be]
    turned-up who=1 card=I.12
    played who=1 card=I.12
264 0 let [1fc1fe4c]
265 3 let [8a565c97]
    scored who=1 card=I.12 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
    act-ended act=I
    tallied who=0 n=1
    tallied who=1 n=3
    tallied who=2 n=0
    tallied who=3 n=2
    lead-cast who=2
    drew who=2 pile=staging
266 3 discard:no-drama [fbbf0678]
    discarded who=3 card=no-drama
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    act-began act=II who=2
    scene-began scene=1
267 3 improv [d0d96155]
    improvised who=3
268 3 draw:script [940e4021]
269 3 bury:II.8 [5020f2b8]
    drew who=3 pile=script
    buried who=3 pile=script
270 3 pass [060b2262]
271 0 improv [809cb983]
    improvised who=0
272 0 draw:staging [64a602b0]
273 0 bury:seize [f5cc9844]
    drew who=0 pile=staging
    buried who=0 pile=staging
274 0 pass [bc328179]
275 1 pass [7f22be13]
276 2 pass [02cd2056]
277 0 place:II.6 [a319ba22]
278 1 place:II.11 [37171271]
279 2 place:II.2 [9261e5fe]
280 3 place:revive [bcbfd3a2]
    placed-all
281 3 pass [3f042a34]
282 0 pass [212b4a4e]
283 1 improv [4f14517a]
    improvised who=1
284 1 switch:villainy [a5d16560]
    switched who=1
285 1 pass [1740c2c0]
286 2 show:exchange [da197404]
287 2 at:1 [35a4ff07]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
288 2 give:II.12 [4cdd917a]
    traded who=2 whom=1
289 2 pass [bdc949c6]
290 3 reveal [2eeafaa9]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
291 0 let [3e166224]
    got-intrigue who=3 n=1
292 3 pass [9535071d]
293 0 reveal [b315f0a4]
    turned-up who=0 card=II.6
294 0 play [99079d29]
    played who=0 card=II.6
    scored who=0 card=II.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
295 0 pass [0cf3802f]
296 1 reveal [afc5fb06]
    turned-up-staging who=1 card=villainy
297 1 play [e3befc15]
    played who=1 card=villainy
298 1 wound:iago [f0cb4f89]
    wounded who=1 character=iago n=1 total=6
299 1 pass [df740bd9]
300 2 reveal [4edd1078]
    turned-up who=2 card=II.2
301 2 play [9b150446]
    played who=2 card=II.2
    scored who=2 card=II.2 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
302 2 coin:iago [8690988b]
303 2 wound:roderigo [b241e66f]
    used-iago who=2 character=roderigo
    wounded who=2 character=roderigo n=1 total=4
304 2 pass [b1a6f26b]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=2
305 3 pass [1de018b6]
306 0 coin:cassio [67be4c71]
    used-coin who=0 coin=cassio
307 0 draw:script [4c6e85b8]
308 0 bury:II.10 [6d1abbb0]
    drew who=0 pile=script
    buried who=0 pile=script
309 0 pass [78fb435c]
310 1 pass [c6ea8bde]
311 2 show:no-drama [72219291]
    no-drama who=2
    drew who=2 pile=staging
312 2 pass [fc39c630]
313 0 place:take-the-lead [5c5fd4dd]
314 1 place:II.11 [5fc49070]
315 2 place:exchange [ea385808]
316 3 place:II.7 [8b8d371b]
    placed-all
317 3 improv [e2c90a0b]
    improvised who=3
318 3 switch:II.5 [2e799ea6]
    switched who=3
319 3 pass [5bd97cd8]
320 0 pass [dc58ec6f]
321 1 pass [259006f4]
322 2 pass [5b09a8e5]
323 3 reveal [fcb5e681]
    turned-up who=3 card=II.5
    exiting who=3 card=II.5
324 0 let [8922bb45]
    got-intrigue who=3 n=1
325 3 pass [218ef54e]
326 0 reveal [832bfc1c]
    turned-up-staging who=0 card=take-the-lead
327 0 improv [bf934c33]
    improvised who=0
328 0 draw:staging [4f3bb560]
329 0 bury:II.9 [f7c88107]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
330 0 pass [3eee8186]
331 1 reveal [bfb21f4a]
    turned-up who=1 card=II.11
    exiting who=1 card=II.11
    got-intrigue who=1 n=1
332 1 pass [3fcceee0]
333 2 reveal [f2d8923c]
    turned-up-staging who=2 card=exchange
334 2 exit [1c53af38]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
335 2 pass [3d5189cf]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
336 3 pass [876375e0]
337 0 pass [a8da4873]
338 1 improv [c8c2c4fb]
    improvised who=1
339 1 draw:staging [da790910]
340 1 bury:miscue [31ad3561]
    drew who=1 pile=staging
    buried who=1 pile=staging
341 1 show:exchange [fa82bbbf]
342 1 at:3 [a587015d]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
343 3 let [e95f625d]
344 1 give:exchange [84b1640f]
    traded who=1 whom=3
345 1 pass [1b0d1dec]
346 2 improv [ba8f8ff6]
    improvised who=2
347 2 draw:staging [21ffb8f1]
348 2 bury:miscue [5b963dbc]
    drew who=2 pile=staging
    buried who=2 pile=staging
349 2 pass [496db168]
350 0 place:revive [de01d363]
351 1 place:II.3 [a720a633]
352 2 place:II.8 [59078a5e]
353 3 place:take-the-lead [dba2f406]
    placed-all
354 3 improv [03e21f3a]
    improvised who=3
355 3 switch:exchange [7c76fac4]
    switched who=3
356 3 pass [71ffb3ec]
357 0 improv [5170ea50]
    improvised who=0
358 0 switch:revive [be7ac71c]
    switched who=0
359 0 pass [1b720126]
360 1 pass [0a0a256f]
361 2 pass [1f608b7d]
362 3 reveal [096aa451]
    turned-up-staging who=3 card=exchange
363 3 exit [97b20f1a]
    exiting who=3 card=exchange
364 0 let [2aea7d2c]
    got-intrigue who=3 n=1
365 3 pass [5f01cb32]
366 0 reveal [9d4e4a6b]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
367 0 pass [e614311d]
368 1 reveal [cedf63d5]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
369 1 pass [804254ea]
370 2 reveal [6313017b]
    turned-up who=2 card=II.8
    exiting who=2 card=II.8
    got-intrigue who=2 n=1
371 2 pass [1368f9c5]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=4
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=4
372 3 improv [fc07c58c]
    improvised who=3
373 3 draw:script [164db2f6]
374 3 bury:II.9 [0a773e77]
    drew who=3 pile=script
    buried who=3 pile=script
375 3 pass [518e6136]
376 0 improv [8754fdf3]
    improvised who=0
377 0 draw:staging [d044fadb]
378 0 bury:revive [8d3d09c6]
    drew who=0 pile=staging
    buried who=0 pile=staging
379 0 pass [bce275a9]
380 1 improv [0f9daa68]
    improvised who=1
381 1 draw:script [3217f784]
382 1 bury:II.4 [c5f23cf4]
    drew who=1 pile=script
    buried who=1 pile=script
383 1 pass [7d27dff3]
384 2 improv [df131b91]
    improvised who=2
385 2 draw:staging [ed556689]
386 2 bury:exchange [b32bb87e]
    drew who=2 pile=staging
    buried who=2 pile=staging
387 2 pass [5cf89f1f]
388 0 place:II.10 [ff5c11fd]
389 1 place:miscue [f50e1a28]
390 2 place:seize [957f4d0b]
391 3 place:II.7 [8cdadfe4]
    placed-all
392 3 pass [4919fd6a]
393 0 pass [c58ae921]
394 1 pass [e79ed94f]
395 2 pass [309b05da]
396 3 reveal [d084be99]
    turned-up who=3 card=II.7
397 3 exit [a82709b8]
    exiting who=3 card=II.7
398 0 let [6c8c9a03]
    got-intrigue who=3 n=1
399 3 pass [b04bf214]
400 0 reveal [ad522e33]
    turned-up who=0 card=II.10
    played who=0 card=II.10
    scored who=0 card=II.10 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
401 0 coin:othello [246a6a95]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
402 0 pass [2be23810]
403 1 reveal [5eed4323]
    turned-up-staging who=1 card=miscue
404 1 play [1a2ac1be]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
405 2 switch:seize [e69c5cb8]
    switched who=2
406 1 place:II.5 [14aedeea]
    turned-up who=1 card=II.5
    exiting who=1 card=II.5
    got-intrigue who=1 n=1
407 1 pass [01551e1e]
408 2 reveal [22177920]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
409 2 pass [e978475e]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=5
410 1 pass [77e8ec75]
411 2 pass [4fb09239]
412 3 improv [e80c502b]
    improvised who=3
413 3 draw:script [6c003a40]
414 3 bury:II.1 [b7245c11]
    drew who=3 pile=script
    buried who=3 pile=script
415 3 pass [b4917088]
416 0 pass [b40e13ad]
417 0 place:take-the-lead [2838cab7]
418 1 place:take-the-lead [20a02e7c]
419 2 place:take-the-lead [18ffbd08]
420 3 place:villainy [13925b9c]
    placed-all
421 1 improv [4ca8aff4]
    improvised who=1
422 1 switch:seize [14698dbb]
    switched who=1
423 1 pass [264b5a53]
424 2 improv [a196bf4d]
    improvised who=2
425 2 switch:seize [566af1ae]
    switched who=2
426 2 pass [d8b56a47]
427 3 pass [db2410bf]
428 0 pass [3ee78a07]
429 1 reveal [32fff95a]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
430 1 pass [75971a58]
431 2 reveal [3306efc2]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
432 2 pass [bb0de23c]
433 3 reveal [55e37e24]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
434 0 let [5e8f1213]
    got-intrigue who=3 n=1
435 3 pass [1fac45ff]
436 0 reveal [ae8ace70]
    turned-up-staging who=0 card=take-the-lead
437 0 play [d5557e33]
438 0 at:2 [43b61b4f]
    giving who=0 card=take-the-lead whom=2
439 2 let [9926e235]
    gave-lead who=0 whom=2
440 0 pass [d26bc4df]
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    scene-began scene=6
441 3 improv [d1179470]
    improvised who=3
442 3 bury:II.9 [b1fdd314]
    drew who=3 pile=staging
    buried who=3 pile=script
    script-again
443 3 pass [872273c9]
444 0 improv [816c1345]
    improvised who=0
445 0 draw:script [df235355]
446 0 bury:II.8 [cf1696c1]
    drew who=0 pile=script
    buried who=0 pile=script
447 0 pass [bb1a2217]
448 1 improv [6c19d2f0]
    improvised who=1
449 1 draw:staging [d0ea836d]
450 1 bury:seize [8065b48c]
    drew who=1 pile=staging
    buried who=1 pile=staging
451 1 pass [29e7271d]
452 2 improv [0ed312b5]
    improvised who=2
453 2 draw:script [39c5be11]
454 2 bury:II.4 [12c3a22e]
    drew who=2 pile=script
    buried who=2 pile=script
455 2 pass [624c56d9]
456 0 place:II.5 [c9f70115]
457 1 place:II.7 [ed73d995]
458 2 place:II.11 [00a19397]
459 3 place:take-the-lead [6de0208c]
    placed-all
460 3 pass [c4c0d377]
461 0 pass [5e36a1ff]
462 1 pass [ce4d04cd]
463 2 pass [7ff3710e]
464 3 reveal [91cba7da]
    turned-up-staging who=3 card=take-the-lead
465 3 exit [60450251]
    exiting who=3 card=take-the-lead
466 0 let [fbe7efe8]
    got-intrigue who=3 n=1
467 3 pass [50b6583b]
468 0 reveal [89dca9aa]
    turned-up who=0 card=II.5
    exiting who=0 card=II.5
    got-intrigue who=0 n=1
469 0 pass [8bb02264]
470 1 reveal [c9cdd223]
    turned-up who=1 card=II.7
471 1 play [ef3526f6]
    played who=1 card=II.7
    scored who=1 card=II.7 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
472 1 coin:roderigo [51bd7a95]
473 1 at:2 [9ab0ff60]
    used-coin-at who=1 coin=roderigo whom=2
474 1 give:miscue [532063f4]
    traded who=1 whom=2
475 1 pass [d7c5a1ea]
476 2 reveal [1eb58f22]
    turned-up who=2 card=II.11
477 2 play [5bfbe487]
    played who=2 card=II.11
    scored who=2 card=II.11 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
478 2 coin:iago [e33a3ed9]
479 2 wound:montano [0691ff86]
    used-iago who=2 character=montano
    wounded who=2 character=montano n=1 total=1
    died character=montano
    took-wounds who=2 n=1
480 2 pass [b622eede]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=7
481 3 pass [d60ecfff]
482 0 pass [bb6c7ab5]
483 1 pass [614d52d7]
484 2 pass [aa6851bc]
485 0 place:revive [5ed36f0b]
486 1 place:take-the-lead [dd9d8cd5]
487 2 place:II.8 [2fcc0045]
488 3 place:II.3 [374ef480]
    placed-all
489 3 improv [1d08c954]
    improvised who=3
490 3 switch:II.4 [743c996c]
    switched who=3
491 3 pass [89ed4a29]
492 0 pass [51be3a17]
493 1 show:exchange [26ed357a]
494 1 at:0 [788a6fc6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=19
495 0 let [64d76a95]
496 1 give:villainy [a91b8ef3]
    traded who=1 whom=0
497 1 pass [01ff7abb]
498 2 improv [993a21be]
    improvised who=2
499 2 switch:take-the-lead [5462571c]
    switched who=2
500 2 pass [62c1fdb2]
501 3 reveal [2352d607]
    turned-up who=3 card=II.4
502 3 play [ec65caea]
    played who=3 card=II.4
503 0 let [49e5bc31]
504 1 let [3baef408]
    scored who=3 card=II.4 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=othello
505 3 pass [0d485f2f]
506 0 improv [87197cd6]
    improvised who=0
507 0 draw:script [9d78ed36]
508 0 bury:II.9 [27f24261]
    drew who=0 pile=script
    buried who=0 pile=script
509 0 reveal [ffaf1177]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
510 1 let [44a1ceb1]
    got-intrigue who=0 n=1
511 0 pass [5ce1591c]
512 1 reveal [8418458f]
    turned-up-staging who=1 card=take-the-lead
513 1 improv [d8dcacb1]
    improvised who=1
514 1 draw:script [f4e994e0]
515 1 bury:II.12 [36628ff4]
    drew who=1 pile=script
    buried who=1 pile=script
516 1 exit [ec07ec81]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
517 1 pass [f652d712]
518 2 reveal [f13a5b85]
    turned-up-staging who=2 card=take-the-lead
519 2 play [13367bb7]
520 2 at:3 [54bdbb32]
    giving who=2 card=take-the-lead whom=3
521 3 let [9c17c147]
    gave-lead who=2 whom=3
522 2 pass [6438f13e]
    drew who=3 pile=staging
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=8
523 0 improv [d862dc03]
    improvised who=0
524 0 bury:II.5 [ce1a4db6]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
525 0 pass [7e5cee2f]
526 1 improv [b687a44a]
    improvised who=1
527 1 draw:staging [43ca7356]
528 1 bury:II.9 [494c0653]
    drew who=1 pile=staging
    buried who=1 pile=script
529 1 show:exchange [979e1e3d]
530 1 at:3 [508c35d8]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
531 3 let [d1a3e8dc]
532 1 give:seize [0e7621df]
    traded who=1 whom=3
533 1 show:exchange [0e44e4af]
534 1 at:2 [1bf9496a]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
535 1 give:villainy [0dacc99d]
    traded who=1 whom=2
536 1 show:exchange [70d457fb]
537 1 at:2 [b1d96ee8]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
538 1 give:no-drama [4b2817e0]
    traded who=1 whom=2
539 1 pass [a97e5641]
540 2 pass [6be897aa]
541 3 pass [a5f147f1]
542 0 place:revive [989b19a3]
543 1 place:seize [9e3dc152]
544 2 place:II.8 [cd161f97]
545 3 place:seize [88af1127]
    placed-all
546 0 pass [dc3109ad]
547 1 pass [c4a4715e]
548 2 pass [71c0b2fc]
549 3 coin:othello [0dbbc14c]
550 3 at:0 [a34d8f69]
    giving-by-coin who=3 coin=othello whom=0
551 0 let [80f9bac2]
    gave-lead who=3 whom=0
552 3 pass [6d6754f7]
553 1 reveal [979e1a56]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
554 1 pass [2979a6ee]
555 2 reveal [22a8a06c]
    turned-up who=2 card=II.8
556 2 exit [fc98003e]
    exiting who=2 card=II.8
557 0 let [3dc1043c]
558 3 seize [2a3d184a]
    seized by=3 who=2 card=II.8
    scored who=3 card=II.8 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=cassio
559 3 coin:cassio [cd82521f]
    used-coin who=3 coin=cassio
560 3 draw:script [464d1cb9]
561 3 bury:II.3 [d521abf9]
    drew who=3 pile=script
    buried who=3 pile=script
562 0 reveal [a05492d6]
    turned-up-staging who=0 card=revive
563 0 play [c354e362]
    played who=0 card=revive
    revived who=0 character=montano
564 0 pass [62dbfec6]
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=9
565 1 improv [e5e20885]
    improvised who=1
566 1 bury:seize [001cdc20]
    drew who=1 pile=staging
    buried who=1 pile=staging
567 1 pass [de4e279e]
568 2 show:exchange [0e3daeb9]
569 2 at:0 [ec50be63]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
570 0 let [dc4f1595]
571 2 give:no-drama [ee98ec98]
    traded who=2 whom=0
572 2 pass [7a41fca1]
573 3 show:no-drama [e68e910b]
    no-drama who=3
    drew who=3 pile=staging
574 3 pass [a8c129bd]
575 0 show:no-drama [6ec514ad]
    no-drama who=0
    drew who=0 pile=staging
576 0 pass [e44c275a]
577 0 place:II.12 [e03875dd]
578 1 place:villainy [0fb1e5bd]
579 2 place:miscue [cc22d3b2]
580 3 place:take-the-lead [b03f7a3b]
    placed-all
581 1 pass [9401d59e]
582 2 pass [960f38e6]
583 3 improv [4a661e75]
    improvised who=3
584 3 switch:seize [cd5035bf]
    switched who=3
585 3 pass [0dcc9d10]
586 0 pass [9ea182d1]
587 1 reveal [92e131de]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
588 1 pass [1df211d7]
589 2 reveal [c8a62557]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
590 2 improv [9c60e781]
    improvised who=2
591 2 bury:seize [e30fd1fc]
    drew who=2 pile=staging
    buried who=2 pile=staging
592 2 pass [f31a0aa7]
593 3 reveal [4b256b98]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
594 3 pass [d095f6ae]
595 0 reveal [622a1f85]
    turned-up who=0 card=II.12
    played who=0 card=II.12
    scored who=0 card=II.12 n=3
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
    act-ended act=II
    tallied who=0 n=8
    tallied who=1 n=4
    tallied who=2 n=5
    tallied who=3 n=5
    lead-cast who=1
    drew who=3 pile=staging
596 0 discard:villainy [d3f05cc5]
    discarded who=0 card=villainy
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    act-began act=III who=1
    scene-began scene=1
597 2 pass [a7c64616]
598 3 improv [d32b89c3]
    improvised who=3
599 3 draw:script [fd347a95]
600 3 bury:III.11 [ac2e61a8]
    drew who=3 pile=script
    buried who=3 pile=script
601 3 pass [385ab3fc]
602 0 improv [21ff4d74]
    improvised who=0
603 0 draw:script [f794e57c]
604 0 bury:III.10 [7cad87e9]
    drew who=0 pile=script
    buried who=0 pile=script
605 0 pass [2acc140a]
606 1 improv [a2836aea]
    improvised who=1
607 1 draw:script [72b7f3df]
608 1 bury:III.8 [a067fef7]
    drew who=1 pile=script
    buried who=1 pile=script
609 1 pass [3020ce11]
610 0 place:no-drama [945ae90c]
611 1 place:take-the-lead [7b6a7968]
612 2 place:III.7 [71e0007f]
613 3 place:III.14 [5d8882e4]
    placed-all
614 2 pass [42206734]
615 3 pass [36d0ec66]
616 0 pass [d0a6c7be]
617 1 pass [182e8d2b]
618 2 reveal [0f1ade51]
    turned-up who=2 card=III.7
    played who=2 card=III.7
    failed who=2 card=III.7
619 2 pass [8b429987]
620 3 show:exchange [995d1b6d]
621 3 at:1 [ba3df8f6]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
622 3 give:take-the-lead [da8a6402]
    traded who=3 whom=1
623 3 reveal [a7a43e72]
    turned-up who=3 card=III.14
624 3 play [41d7001f]
    played who=3 card=III.14
    scored who=3 card=III.14 n=2
    got-coin who=3 coin=cassio
    got-handkerchief who=3
625 3 coin:cassio [dd5bb6c3]
    used-coin who=3 coin=cassio
626 3 draw:script [b80c978a]
627 3 bury:III.6 [9786e870]
    drew who=3 pile=script
    buried who=3 pile=script
628 3 pass [50a76527]
629 0 coin:iago [c761fa5b]
630 0 wound:othello [9a7088f3]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=1 total=6
631 0 reveal [b395584b]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
632 0 pass [887ab883]
633 1 reveal [5f70f00b]
    turned-up-staging who=1 card=take-the-lead
634 1 play [f5339058]
635 1 at:3 [3288ad1a]
    giving who=1 card=take-the-lead whom=3
    gave-lead who=1 whom=3
636 1 pass [26d370f4]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=2
637 0 pass [d5607fb0]
638 1 pass [66b068f2]
639 2 pass [10d094d5]
640 3 pass [3cf23375]
641 0 place:III.13 [a8a3a630]
642 1 place:III.2 [bf0faf73]
643 2 place:miscue [ad8f0bd8]
644 3 place:take-the-lead [d50df968]
    placed-all
645 0 improv [c476a778]
    improvised who=0
646 0 switch:take-the-lead [6c2de270]
    switched who=0
647 0 pass [ab410530]
648 1 pass [2398835c]
649 2 pass [e0e5c869]
650 3 pass [ba3388ad]
651 0 reveal [dc3fe480]
    turned-up-staging who=0 card=take-the-lead
652 0 play [e57010e3]
    aimed who=0 card=take-the-lead whom=3
    took-lead who=0 whom=3
653 0 pass [b0e313b5]
654 1 reveal [6ac6e7d5]
    turned-up who=1 card=III.2
655 1 exit [cca8e16b]
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
656 1 improv [3f0a591a]
    improvised who=1
657 1 draw:script [71097b1f]
658 1 bury:III.12 [2ed7e4f0]
    drew who=1 pile=script
    buried who=1 pile=script
659 1 pass [5c17c64e]
660 2 reveal [a9280419]
    turned-up-staging who=2 card=miscue
661 2 exit [86acf8b1]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
662 2 pass [8b46b13c]
663 3 reveal [5bd254f1]
    turned-up-staging who=3 card=take-the-lead
664 3 play [ad6ae4ab]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
665 3 pass [1d78d0cb]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=3
666 0 pass [8390c06f]
667 1 pass [7903b454]
668 2 improv [d0ed999c]
    improvised who=2
669 2 draw:script [3bbc6b1e]
670 2 bury:III.4 [0de04749]
    drew who=2 pile=script
    buried who=2 pile=script
671 2 pass [34ef1b6f]
672 3 pass [3efa68eb]
673 0 place:III.10 [dcbaf718]
674 1 place:III.5 [b87f2146]
675 2 place:III.6 [d43dcd2f]
676 3 place:III.1 [67676b24]
    placed-all
677 0 pass [07046af6]
678 1 pass [bc910d00]
679 2 pass [9390b969]
680 3 pass [ab40c32f]
681 0 reveal [e63aec40]
    turned-up who=0 card=III.10
682 0 play [40fa8fea]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
683 0 pass [2b52b99a]
684 1 reveal [5010f9a7]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
    got-intrigue who=1 n=1
685 1 improv [cfcd5c32]
    improvised who=1
686 1 draw:staging [1d0b2351]
687 1 bury:take-the-lead [1c64a534]
    drew who=1 pile=staging
    buried who=1 pile=staging
688 1 pass [b41b25a9]
689 2 reveal [92f704b3]
    turned-up who=2 card=III.6
690 2 exit [3e514ac1]
    exiting who=2 card=III.6
    got-intrigue who=2 n=1
691 2 pass [c5d59256]
692 3 reveal [5981c5db]
    turned-up who=3 card=III.1
    exiting who=3 card=III.1
    got-intrigue who=3 n=1
693 3 pass [c531be63]
    drew who=3 pile=staging
    reshuffled pile=staging n=22
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=4
694 0 improv [b5eab248]
    improvised who=0
695 0 draw:staging [d407b39c]
696 0 bury:III.15 [1db7c2cf]
    drew who=0 pile=staging
    buried who=0 pile=script
697 0 pass [34e88447]
698 1 pass [823f2b08]
699 2 pass [644bf7a2]
700 3 improv [4f7e2342]
    improvised who=3
701 3 draw:staging [f75aeffb]
702 3 bury:III.9 [78ff6c33]
    drew who=3 pile=staging
    buried who=3 pile=script
703 3 pass [2e9e36f4]
704 0 place:III.13 [3105031a]
705 1 place:seize [5aeaf344]
706 2 place:III.8 [9fa1ad09]
707 3 place:no-drama [1c9025fc]
    placed-all
708 0 coin:othello [1d43cf5d]
    used-coin-at who=0 coin=othello whom=3
    took-lead who=0 whom=3
709 0 pass [81a6ecfe]
710 1 pass [f6e86ae4]
711 2 improv [87126f19]
    improvised who=2
712 2 switch:villainy [4f595783]
    switched who=2
713 2 pass [18a918cf]
714 3 pass [b731d4e4]
715 1 reveal [dec63b35]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
716 1 improv [86c9516a]
    improvised who=1
717 1 draw:staging [8ae7f420]
718 1 bury:revive [37a1eb01]
    drew who=1 pile=staging
    buried who=1 pile=staging
719 1 pass [dae38162]
720 2 reveal [add646da]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
721 2 pass [aa33abc6]
722 3 reveal [6a3fcb3c]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
723 3 pass [7e173f0d]
724 0 reveal [c1b01eb7]
    turned-up who=0 card=III.13
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
725 0 pass [55524e75]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=5
726 1 pass [7c218a54]
727 2 pass [ac96e114]
728 3 pass [0dd4b685]
729 0 pass [869d0173]
730 0 place:seize [824f1a8a]
731 1 place:seize [8c4f922d]
732 2 place:III.4 [5c3a1585]
733 3 place:revive [6e0eeca7]
    placed-all
734 1 pass [b8cdc2bf]
735 2 improv [f0bc86a3]
    improvised who=2
736 2 switch:villainy [13b6bbe3]
    switched who=2
737 2 pass [63ea955a]
738 3 improv [f7bedf7a]
    improvised who=3
739 3 switch:take-the-lead [f6eec3c9]
    switched who=3
740 3 pass [cfe7ad21]
741 0 improv [c5ae39ff]
    improvised who=0
742 0 switch:III.3 [e4cfdfab]
    switched who=0
743 0 pass [6a9ad6bf]
744 1 reveal [5ba9c79c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
745 1 improv [e76d5a75]
    improvised who=1
746 1 draw:script [d70b60e7]
747 1 bury:III.12 [e8c99408]
    drew who=1 pile=script
    buried who=1 pile=script
748 1 pass [cc0f4d28]
749 2 reveal [438881a6]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
750 2 pass [be063f27]
751 3 reveal [28070b38]
    turned-up-staging who=3 card=take-the-lead
752 3 exit [6e3c5d26]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
753 3 pass [4f755fab]
754 0 reveal [18230ed5]
    turned-up who=0 card=III.3
755 0 exit [e73fa5bf]
    exiting who=0 card=III.3
    got-intrigue who=0 n=1
756 0 show:no-drama [4609dd6f]
    no-drama who=0
    drew who=0 pile=staging
757 0 pass [65cc56a1]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=7
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=6
758 1 pass [4d4ac4f1]
759 2 pass [dc53ce77]
760 3 pass [f3a802b1]
761 0 pass [ae599aa9]
762 0 place:no-drama [703111d2]
763 1 place:III.12 [d0ce6f16]
764 2 place:III.8 [8763efbb]
765 3 place:III.11 [da540210]
    placed-all
766 1 pass [14bd438f]
767 2 pass [43760448]
768 3 pass [e6a7f2e1]
769 0 pass [626163ef]
770 1 reveal [7d9274ff]
    turned-up who=1 card=III.12
771 1 exit [633aa252]
    exiting who=1 card=III.12
772 2 let [5e6d9024]
773 3 let [e542a4d8]
    got-intrigue who=1 n=1
774 1 improv [bdd6efcd]
    improvised who=1
775 1 draw:staging [976ce98a]
776 1 bury:III.9 [9e3ed6dd]
    drew who=1 pile=staging
    buried who=1 pile=script
777 1 show:exchange [95456081]
778 1 at:0 [b9db377f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
779 2 let [88b2cc7f]
780 3 let [92405ee0]
781 1 give:take-the-lead [6b29b580]
    traded who=1 whom=0
782 1 pass [7a1aee9b]
783 2 improv [b57667f4]
    improvised who=2
784 2 draw:staging [f72aa683]
785 2 bury:III.2 [52cd053e]
    drew who=2 pile=staging
    buried who=2 pile=script
786 2 reveal [adbdea15]
    turned-up who=2 card=III.8
787 2 exit [4121c032]
    exiting who=2 card=III.8
788 3 let [fe94f71d]
    got-intrigue who=2 n=1
789 2 pass [1db19a1c]
790 3 improv [fa1013f3]
    improvised who=3
791 3 draw:staging [c2948e90]
792 3 bury:III.6 [5f4eea51]
    drew who=3 pile=staging
    buried who=3 pile=script
793 3 reveal [1bfbbdde]
    turned-up who=3 card=III.11
794 3 play [87d19485]
    played who=3 card=III.11
    scored who=3 card=III.11 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=desdemona
795 3 pass [0839270e]
796 0 reveal [c10686a3]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
797 0 pass [ef774161]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=7
798 1 pass [49195970]
799 2 pass [0483b5a0]
800 3 improv [05ce1ee0]
    improvised who=3
801 3 draw:script [6cdb20d1]
802 3 bury:III.15 [ec250909]
    drew who=3 pile=script
    buried who=3 pile=script
803 3 pass [60f713c5]
804 0 pass [d3a1f303]
805 0 place:III.13 [6c96a879]
806 1 place:take-the-lead [846b781a]
807 2 place:III.4 [03214dad]
808 3 place:III.3 [d626093f]
    placed-all
809 1 pass [324b2be7]
810 2 pass [720a29b5]
811 3 pass [fd28fe62]
812 0 pass [f040c4ca]
813 1 reveal [50dd6334]
    turned-up-staging who=1 card=take-the-lead
814 1 exit [e1315848]
    exiting who=1 card=take-the-lead
815 0 let [313fe8ca]
816 2 let [d4ebdda6]
    got-intrigue who=1 n=1
817 1 improv [e36d7440]
    improvised who=1
818 1 draw:staging [c0208890]
819 1 bury:take-the-lead [c8af0a1a]
    drew who=1 pile=staging
    buried who=1 pile=staging
820 1 pass [97b1a6e1]
821 2 reveal [97a54d4f]
    turned-up who=2 card=III.4
822 2 play [ecba8c32]
    played who=2 card=III.4
823 0 let [753056da]
    scored who=2 card=III.4 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
824 2 coin:desdemona [74c6150b]
    no-drama-coin who=2
825 2 improv [e6dd6216]
    improvised who=2
826 2 draw:staging [8e2fe26a]
827 2 bury:villainy [c6c6547e]
    drew who=2 pile=staging
    buried who=2 pile=staging
828 2 pass [a67e21ef]
829 3 reveal [a1897656]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
830 0 let [b59e3016]
    got-intrigue who=3 n=1
831 3 coin:desdemona [014208be]
    no-drama-coin who=3
832 3 pass [6fe286c5]
833 0 reveal [3d582851]
    turned-up who=0 card=III.13
834 0 improv [43ef5826]
    improvised who=0
835 0 draw:staging [21e72740]
836 0 bury:revive [da620e88]
    drew who=0 pile=staging
    buried who=0 pile=staging
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
837 0 pass [d2773e55]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=8
838 1 show:exchange [c5beb515]
839 1 at:0 [b12eab6e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
840 0 let [623039b4]
841 1 give:take-the-lead [ed139395]
    traded who=1 whom=0
842 1 pass [617ddf84]
843 2 improv [b90e81c2]
    improvised who=2
844 2 draw:staging [b7a9ff1d]
845 2 bury:exchange [e216d617]
    drew who=2 pile=staging
    buried who=2 pile=staging
846 2 pass [b2a5018e]
847 3 pass [e28cde9f]
848 0 pass [45fc1f44]
849 0 place:seize [a2455435]
850 1 place:revive [108882e5]
851 2 place:seize [4f53689d]
852 3 place:take-the-lead [7b8013ef]
    placed-all
853 1 show:exchange [aa602daa]
854 1 at:0 [f4864bea]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
855 0 let [0e2ba3dc]
856 1 give:seize [417fb7e3]
    traded who=1 whom=0
857 1 pass [a8ffec1b]
858 2 pass [d2378bb0]
859 3 pass [6b544b73]
860 0 pass [ea0608ef]
861 1 reveal [ab41e963]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
862 0 seize [99fd848c]
863 3 let [2ee6ef9c]
    seized by=0 who=1 card=revive
    got-spotlight who=0 n=1
864 2 reveal [0b23bc99]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
865 2 pass [cf256677]
866 3 show:exchange [2a3b4ead]
867 3 at:0 [34906348]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
868 0 let [465d5d8b]
869 3 give:miscue [babf567e]
    traded who=3 whom=0
870 3 improv [d637f458]
    improvised who=3
871 0 let [1d0398f0]
872 3 draw:staging [0885f3a0]
873 3 bury:revive [57976574]
    drew who=3 pile=staging
    buried who=3 pile=staging
874 3 show:exchange [ab133124]
875 3 at:1 [5646a2d0]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
    reshuffled pile=staging n=17
876 0 spotlight [561ba34f]
    stole-spotlight by=0 who=3
    blocked who=3
877 3 reveal [4360e502]
    turned-up-staging who=3 card=take-the-lead
878 3 play [da2d3ed7]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
879 3 pass [b86d6b42]
    drew who=3 pile=script
    drew who=0 pile=staging
880 1 draw:script [afd3e30b]
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=9
881 0 pass [d3bdc9b0]
882 1 pass [0c3aaade]
883 2 improv [bc6ab62a]
    improvised who=2
884 2 draw:script [a1862a54]
885 2 bury:III.9 [5c8a0030]
    drew who=2 pile=script
    buried who=2 pile=script
886 2 pass [18a94ecc]
887 3 pass [e503915e]
888 0 place:revive [5708b395]
889 1 place:villainy [be2f4e3b]
890 2 place:III.2 [4f4096d6]
891 3 place:miscue [9b788431]
    placed-all
892 0 pass [e0e211e6]
893 1 pass [a0440559]
894 2 pass [c453eaf3]
895 3 pass [038b96df]
896 0 reveal [e3440402]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
897 0 improv [a2216a57]
    improvised who=0
898 0 draw:staging [9d80edd7]
899 0 bury:miscue [db5e7f46]
    drew who=0 pile=staging
    buried who=0 pile=staging
900 0 pass [dba42634]
901 1 reveal [372fb054]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
902 1 improv [1769e719]
    improvised who=1
903 1 draw:staging [da1f3367]
904 1 bury:III.5 [a52cf145]
    drew who=1 pile=staging
    buried who=1 pile=script
905 1 pass [80b37bd3]
906 2 reveal [2d79cffe]
    turned-up who=2 card=III.2
907 2 play [17fb3e6b]
    played who=2 card=III.2
    scored who=2 card=III.2 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
908 2 coin:desdemona [2fae2086]
    no-drama-coin who=2
909 2 pass [43c5cee7]
910 3 reveal [7024e914]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
911 3 pass [a129a9e5]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=10
912 0 pass [777f114f]
913 1 pass [49bd5f85]
914 2 improv [08bda267]
    improvised who=2
915 2 draw:staging [6c71097d]
916 2 bury:miscue [6b9ad98a]
    drew who=2 pile=staging
    buried who=2 pile=staging
917 2 pass [1040a07f]
918 3 improv [5f1b9f61]
    improvised who=3
919 3 draw:script [7553ea7c]
920 3 bury:III.6 [23f97788]
    drew who=3 pile=script
    buried who=3 pile=script
921 3 pass [f0556715]
922 0 place:seize [25d6cd26]
923 1 place:III.9 [95336d7c]
924 2 place:villainy [061404d1]
925 3 place:revive [ac90b035]
    placed-all
926 0 pass [2fa86aec]
927 1 pass [4d408c32]
928 2 pass [7dc3c2eb]
929 3 pass [0ba9a245]
930 0 reveal [0d97f225]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
931 0 pass [e8d57ba3]
932 1 reveal [ea59dee7]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
    got-intrigue who=1 n=1
933 1 pass [bac8bbda]
934 2 reveal [a9b10649]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
935 2 pass [18d7285e]
936 3 reveal [9da236b7]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
937 3 pass [7f463358]
    drew who=3 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=11
938 0 improv [99ba6295]
    improvised who=0
939 0 draw:script [efdfb797]
940 0 bury:III.15 [31f47d12]
    drew who=0 pile=script
    buried who=0 pile=script
941 0 pass [266a7aed]
942 1 improv [8d79b1cf]
    improvised who=1
943 1 draw:staging [69961d7d]
944 1 bury:take-the-lead [d79d7b7c]
    drew who=1 pile=staging
    buried who=1 pile=staging
945 1 pass [6405f9ed]
946 2 pass [cf87f38d]
947 3 pass [4c05f31b]
948 0 place:take-the-lead [3c1dd183]
949 1 place:no-drama [52648338]
950 2 place:take-the-lead [b76c6d91]
951 3 place:III.6 [d8978dc8]
    placed-all
952 0 pass [59a3e808]
953 1 pass [38010e2c]
954 2 pass [13c8631b]
955 3 improv [fe264826]
    improvised who=3
956 3 switch:III.7 [43b92ba8]
    switched who=3
957 3 pass [84c6fad2]
958 0 reveal [9e8f6eba]
    turned-up-staging who=0 card=take-the-lead
959 0 play [60141102]
    aimed who=0 card=take-the-lead whom=3
960 2 let [8fa6ead5]
    took-lead who=0 whom=3
961 0 pass [33bdb5b2]
962 1 reveal [218ecf38]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
963 1 pass [ed5db829]
964 2 reveal [664ec7fe]
    turned-up-staging who=2 card=take-the-lead
965 2 exit [c61f862f]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
966 2 improv [dba5252a]
    improvised who=2
967 2 draw:staging [d533cd3d]
968 2 bury:III.8 [87f7e975]
    drew who=2 pile=staging
    buried who=2 pile=script
969 2 pass [fa5e6ef6]
970 3 reveal [fb281945]
    turned-up who=3 card=III.7
    played who=3 card=III.7
    failed who=3 card=III.7
971 3 pass [7c169fa1]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=12
972 1 pass [75d411bb]
973 2 pass [f1b0e4b7]
974 3 show:exchange [73fd4c21]
975 3 at:1 [b85b0b19]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
976 1 let [4698d5cf]
977 3 give:III.6 [34b07007]
    traded who=3 whom=1
978 3 pass [fd39871f]
979 0 pass [ace4ffa3]
980 0 place:seize [67cc665e]
981 1 place:III.3 [eed148db]
982 2 place:exchange [ca0ba48f]
983 3 place:revive [d9050905]
    placed-all
984 1 improv [eca6dcbb]
    improvised who=1
985 1 switch:III.6 [1d8a5aa6]
    switched who=1
986 1 pass [cf5f4dce]
987 2 pass [c51bbbc5]
988 3 pass [efa06630]
989 0 pass [f1a3bcd3]
990 1 reveal [dbb5d95e]
    turned-up who=1 card=III.6
991 1 exit [7db97a81]
    exiting who=1 card=III.6
992 2 let [11ff9368]
    got-intrigue who=1 n=1
993 1 pass [b0e6a1f1]
994 2 reveal [71ab6b09]
    turned-up-staging who=2 card=exchange
995 2 play [1b79a457]
996 2 at:1 [5e5dca72]
    aimed who=2 card=exchange whom=1
997 1 let [47199d9d]
998 2 give:take-the-lead [4574ea72]
    traded who=2 whom=1
999 2 pass [ce95a3fa]
1000 3 reveal [e240262b]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
1001 3 improv [ac9f25d1]
    improvised who=3
1002 3 draw:staging [a68d5877]
1003 3 bury:take-the-lead [26e9499b]
    drew who=3 pile=staging
    buried who=3 pile=staging
1004 3 pass [8c7e4a96]
1005 0 reveal [0b5b7b1f]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1006 0 pass [e4737847]
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    script-empty
    scene-began scene=13
1007 1 pass [847ee4b6]
1008 2 improv [61e844bb]
    improvised who=2
1009 2 bury:III.15 [4b465f0f]
    drew who=2 pile=staging
    buried who=2 pile=script
    script-again
1010 2 pass [044a6d08]
1011 3 pass [2b70f941]
1012 0 improv [2a0ee1e6]
    improvised who=0
1013 0 draw:staging [82319c78]
1014 0 bury:III.13 [64b31eb3]
    drew who=0 pile=staging
    buried who=0 pile=script
1015 0 pass [fa143051]
1016 0 place:III.9 [833dd83d]
1017 1 place:III.3 [454df67c]
1018 2 place:seize [21543388]
1019 3 place:III.7 [7a562980]
    placed-all
1020 1 pass [8ffe6cbd]
1021 2 pass [1ecfbfc3]
1022 3 show:exchange [d41a534b]
1023 3 at:1 [9f73ce96]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1024 1 let [a52b29d2]
1025 3 give:III.5 [a9f6b5e6]
    traded who=3 whom=1
1026 3 pass [a8d43404]
1027 0 pass [3857bf67]
1028 1 show:exchange [829b115a]
1029 1 at:0 [35125694]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1030 1 give:seize [4fae2a44]
    traded who=1 whom=0
1031 1 reveal [64c7c5a2]
    turned-up who=1 card=III.3
1032 1 exit [8400dbd3]
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
1033 1 show:no-drama [8ab9bfb7]
    no-drama who=1
    drew who=1 pile=staging
1034 1 pass [72d00d2d]
1035 2 reveal [8fe7d1ca]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1036 2 pass [9250bb1c]
1037 3 reveal [1f639630]
    turned-up who=3 card=III.7
    played who=3 card=III.7
    failed who=3 card=III.7
1038 3 pass [5ca8f7a5]
1039 0 show:exchange [5b7c11a0]
1040 0 at:2 [c947c7ad]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1041 2 let [914b4379]
1042 0 give:seize [aa0e8c4b]
    traded who=0 whom=2
1043 0 reveal [271e6b33]
    turned-up who=0 card=III.9
1044 0 exit [402f3a12]
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
1045 0 pass [bf93b688]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    reshuffled pile=staging n=18
    scene-began scene=14
1046 1 improv [0f1150c8]
    improvised who=1
1047 1 draw:staging [9f108a88]
1048 1 bury:villainy [e51af15e]
    drew who=1 pile=staging
    buried who=1 pile=staging
1049 1 pass [37a3ebe2]
1050 2 pass [1f5d2ac4]
1051 3 pass [1638e866]
1052 0 pass [0934d2cd]
1053 0 place:miscue [0aff940d]
1054 1 place:III.5 [42a5d2bb]
1055 2 place:III.15 [d06b2a3a]
1056 3 place:take-the-lead [b5080b97]
    placed-all
1057 1 pass [fc9eb9c6]
1058 2 pass [cbf1a630]
1059 3 pass [e38dc982]
1060 0 improv [c47fbdfd]
    improvised who=0
1061 0 switch:miscue [e21e7cc9]
    switched who=0
1062 0 pass [1e15c8d5]
1063 1 reveal [b91c50bf]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
1064 2 let [6b4a80de]
    got-intrigue who=1 n=1
1065 1 pass [483c2e75]
1066 2 improv [52c996c5]
    improvised who=2
1067 2 draw:script [8cba51ed]
1068 2 bury:III.1 [667db67e]
    drew who=2 pile=script
    buried who=2 pile=script
1069 2 reveal [73d6a005]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    failed who=2 card=III.15
1070 2 pass [3bd2b5f2]
1071 3 reveal [cd42eb6d]
    turned-up-staging who=3 card=take-the-lead
1072 3 play [2e232ec9]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
1073 3 pass [c9bb5439]
1074 0 reveal [6a9ec967]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1075 0 pass [8b533ede]
    drew who=3 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
1076 0 pass [8b35f65d]
1077 1 pass [044406a7]
1078 2 pass [e03030a2]
1079 3 pass [a5f71553]
1080 0 place:III.12 [03621c0e]
1081 1 place:take-the-lead [cb89fde5]
1082 2 place:III.13 [128eb99f]
1083 3 place:III.1 [f4e0bf30]
    placed-all
1084 0 pass [b3b25bf9]
1085 1 improv [d8801812]
    improvised who=1
1086 1 switch:take-the-lead [0eb7f6ae]
    switched who=1
1087 1 pass [1ccc6279]
1088 2 pass [ebfc2e9f]
1089 3 pass [ca0a5d8b]
1090 0 improv [6d801bd8]
    improvised who=0
1091 0 draw:staging [fecf6b0b]
1092 0 bury:take-the-lead [77eae15b]
    drew who=0 pile=staging
    buried who=0 pile=staging
1093 0 reveal [35a01c1f]
    turned-up who=0 card=III.12
1094 0 exit [7da77b1f]
    exiting who=0 card=III.12
    got-intrigue who=0 n=1
1095 0 pass [39a9bf2e]
1096 1 reveal [fa9e519e]
    turned-up-staging who=1 card=take-the-lead
1097 1 play [85f1ad24]
    aimed who=1 card=take-the-lead whom=3
    took-lead who=1 whom=3
1098 1 pass [2da20c2b]
1099 2 reveal [839aced2]
    turned-up who=2 card=III.13
1100 2 exit [e8b41587]
    exiting who=2 card=III.13
    got-intrigue who=2 n=1
1101 2 pass [50940202]
1102 3 reveal [d63a564a]
    turned-up who=3 card=III.1
1103 3 exit [26034c22]
    exiting who=3 card=III.1
    got-intrigue who=3 n=1
1104 3 improv [f0d3d5d7]
    improvised who=3
1105 3 draw:staging [2d7eb0e3]
1106 3 bury:take-the-lead [9592d8e8]
    drew who=3 pile=staging
    buried who=3 pile=staging
1107 3 show:exchange [7e5a6bf2]
1108 3 at:0 [e3d0b337]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1109 0 let [67b762d9]
1110 3 give:no-drama [825a1f7c]
    traded who=3 whom=0
1111 3 pass [070aa0b0]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
1112 2 pass [eccc4441]
1113 3 show:exchange [da4e925a]
1114 3 at:0 [95bbc498]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1115 0 show:no-drama [7ee98575]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=3 whom=0
1116 3 show:exchange [95d08721]
1117 3 at:1 [bd05c3f5]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1118 3 give:III.15 [2b8a2837]
    traded who=3 whom=1
1119 3 pass [6b53fa4f]
1120 0 pass [f7dfe1d1]
1121 1 pass [5f3a1e72]
1122 0 place:villainy [2d1498e9]
1123 1 place:III.8 [86f32b4f]
1124 2 place:revive [7b0079e9]
1125 3 place:revive [5fb40ba9]
    placed-all
1126 2 pass [fbb7fcae]
1127 3 pass [eb2f37e1]
1128 0 pass [4cea307c]
1129 1 pass [ff9a8f7b]
1130 2 improv [fb5be1bb]
    improvised who=2
1131 2 draw:staging [79a5450f]
1132 2 bury-placed [814caa36]
    drew who=2 pile=staging
    buried who=2 pile=staging
1133 2 reveal [2c0f1117]
    turned-up-staging who=2 card=take-the-lead
1134 2 exit [71c2e9a6]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1135 2 pass [1c12a06e]
1136 3 reveal [52ec7697]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
1137 3 show:no-drama [a7cd86ce]
    no-drama who=3
    drew who=3 pile=staging
1138 3 pass [30ee9413]
1139 0 reveal [87684dbb]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1140 0 improv [bd679910]
    improvised who=0
1141 0 draw:staging [e5850cd3]
1142 0 bury:seize [952e45f2]
    drew who=0 pile=staging
    buried who=0 pile=staging
1143 0 pass [f49be564]
1144 1 reveal [064d842c]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1145 1 pass [500541c0]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=17
1146 2 improv [4f7d0b72]
    improvised who=2
1147 2 draw:script [d7779a45]
1148 2 bury:III.5 [5d7a2a06]
    drew who=2 pile=script
    buried who=2 pile=script
1149 2 pass [2386c67f]
1150 3 pass [97f0de39]
1151 0 pass [d783f08a]
1152 1 improv [8834d5c6]
    improvised who=1
1153 1 draw:staging [55793968]
1154 1 bury:III.3 [cb525bee]
    drew who=1 pile=staging
    buried who=1 pile=script
1155 1 pass [024dbbc0]
1156 0 place:seize [dbe7d526]
1157 1 place:villainy [44a7f934]
1158 2 place:seize [b193e7b6]
1159 3 place:III.7 [2e1213e6]
    placed-all
1160 2 pass [58aed7c9]
1161 3 pass [be42e191]
1162 0 pass [5e6a0c48]
1163 1 show:exchange [2c484730]
1164 1 at:3 [dd7de09d]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1165 1 give:take-the-lead [c57c33c5]
    traded who=1 whom=3
1166 1 pass [174f227c]
1167 2 reveal [b53e5feb]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1168 2 pass [0807bde5]
1169 3 reveal [5a08f41f]
    turned-up who=3 card=III.7
    played who=3 card=III.7
    failed who=3 card=III.7
1170 3 pass [6761edf7]
1171 0 reveal [e053a842]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1172 0 pass [d84fdc17]
1173 1 reveal [c8821df1]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1174 1 pass [50f17cbc]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=18
1175 2 improv [12f91535]
    improvised who=2
1176 2 draw:script [2c2bc5f0]
1177 2 bury:III.13 [1e0dc85a]
    drew who=2 pile=script
    buried who=2 pile=script
1178 2 pass [575f5a66]
1179 3 pass [66aa6251]
1180 0 pass [5f985f8a]
1181 1 pass [52c34343]
1182 0 place:miscue [04965937]
1183 1 place:III.15 [c932f4d9]
1184 2 place:III.12 [6d566823]
1185 3 place:seize [ccb95a8a]
    placed-all
1186 2 pass [22bd3031]
1187 3 pass [a4b39db4]
1188 0 pass [9ac0c8f7]
1189 1 show:exchange [691567ab]
1190 1 at:3 [889d90cf]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1191 1 give:take-the-lead [82efa04a]
    traded who=1 whom=3
1192 1 improv [ad3a3f61]
    improvised who=1
1193 1 switch:revive [fbdebd62]
    switched who=1
1194 1 pass [614de323]
1195 2 reveal [d11768f1]
    turned-up who=2 card=III.12
1196 2 play [b22e0c62]
    played who=2 card=III.12
1197 0 let [b0907c05]
    scored who=2 card=III.12 n=1
    got-coin who=2 coin=othello
    got-handkerchief who=2
1198 2 pass [9503741d]
1199 3 reveal [2bcc05e6]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1200 3 improv [a5d53134]
    improvised who=3
1201 3 draw:staging [f85c152d]
1202 3 bury:villainy [92506874]
    drew who=3 pile=staging
    buried who=3 pile=staging
1203 3 pass [0af44929]
1204 0 reveal [89a4604a]
    turned-up-staging who=0 card=miscue
1205 0 play [e4e790f4]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1206 1 switch:III.8 [35306db6]
    switched who=1
1207 0 place:take-the-lead [61a957c4]
    turned-up-staging who=0 card=take-the-lead
1208 0 improv [032530ec]
    improvised who=0
1209 0 draw:staging [6a322b0f]
1210 0 bury:III.1 [b4a51ab3]
    drew who=0 pile=staging
    buried who=0 pile=script
1211 0 exit [37811bf6]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1212 0 pass [4cc07cf4]
1213 1 reveal [8412d96d]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1214 1 pass [e0d5a06d]
    drew who=1 pile=staging
    reshuffled pile=staging n=20
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=19
1215 2 show:exchange [f9c1a895]
1216 2 at:0 [29efac24]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1217 0 let [e86d0b16]
1218 2 give:seize [0578e328]
    traded who=2 whom=0
1219 2 pass [3730ffad]
1220 3 pass [ea97e8c5]
1221 0 improv [e946a623]
    improvised who=0
1222 0 draw:script [e1306ecd]
1223 0 bury:III.9 [ba045d78]
    drew who=0 pile=script
    buried who=0 pile=script
1224 0 pass [70ec7e58]
1225 1 pass [726fbe92]
1226 0 place:III.1 [61e6f07f]
1227 1 place:III.15 [b8af78a2]
1228 2 place:III.13 [04280668]
1229 3 place:III.3 [1fc18de1]
    placed-all
1230 2 pass [0a763a2b]
1231 3 pass [1bebb3ae]
1232 0 pass [7b185281]
1233 1 improv [4d24937d]
    improvised who=1
1234 1 switch:miscue [d4c379d6]
    switched who=1
1235 1 pass [2f7d6a8c]
1236 2 reveal [3b45a16c]
    turned-up who=2 card=III.13
1237 2 play [1b660bfc]
    played who=2 card=III.13
    scored who=2 card=III.13 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
1238 2 coin:othello [45375071]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1239 2 improv [2fa50664]
    improvised who=2
1240 2 draw:script [e6fe362f]
1241 2 bury:III.5 [c828e899]
    drew who=2 pile=script
    buried who=2 pile=script
1242 2 pass [64c7a3ad]
1243 3 reveal [603f95b5]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
    got-intrigue who=3 n=1
1244 3 improv [302a6ab5]
    improvised who=3
1245 3 draw:staging [ecd4eda5]
1246 3 bury:take-the-lead [ad394e3c]
    drew who=3 pile=staging
    buried who=3 pile=staging
1247 3 pass [c82edfd1]
1248 0 reveal [18dc5465]
    turned-up who=0 card=III.1
1249 0 play [5b0961ee]
    played who=0 card=III.1
    scored who=0 card=III.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1250 0 coin:cassio [05bc6378]
    used-coin who=0 coin=cassio
1251 0 draw:staging [30342b5f]
1252 0 bury:revive [be6d7e12]
    drew who=0 pile=staging
    buried who=0 pile=staging
1253 0 pass [ee0d5e6f]
1254 1 reveal [a34a6399]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1255 1 pass [7884f430]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=20
1256 3 pass [ba65237f]
1257 0 pass [9971c030]
1258 1 pass [087219a4]
1259 2 show:exchange [c06f1503]
1260 2 at:3 [af2127f4]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1261 2 give:no-drama [ece15133]
    traded who=2 whom=3
1262 2 pass [87229d5e]
1263 0 place:seize [75055612]
1264 1 place:villainy [ecbe7632]
1265 2 place:III.9 [19afbf53]
1266 3 place:take-the-lead [d6bbe9eb]
    placed-all
1267 3 pass [fa996a1c]
1268 0 improv [5d7b2974]
    improvised who=0
1269 0 switch:revive [c0764b5e]
    switched who=0
1270 0 pass [620027d8]
1271 1 pass [05bbcc6d]
1272 2 pass [6cc9e7b0]
1273 3 reveal [ed88408b]
    turned-up-staging who=3 card=take-the-lead
1274 3 exit [51c22f64]
    exiting who=3 card=take-the-lead
1275 1 let [40d61cfb]
    got-intrigue who=3 n=1
1276 3 pass [8079f866]
1277 0 reveal [a4eb3503]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1278 1 let [abe44da6]
    got-intrigue who=0 n=1
1279 0 pass [0d86b45a]
1280 1 improv [85f2669e]
    improvised who=1
1281 1 draw:staging [605dcb35]
1282 1 bury-placed [e09e3e8c]
    drew who=1 pile=staging
    buried who=1 pile=staging
1283 1 reveal [cbb13e2a]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1284 1 pass [09543310]
1285 2 reveal [a87d1921]
    turned-up who=2 card=III.9
1286 2 exit [c45c97dd]
    exiting who=2 card=III.9
    got-intrigue who=2 n=1
1287 2 improv [8a0e9f00]
    improvised who=2
1288 2 draw:staging [9374e68e]
1289 2 bury:III.6 [17050bd4]
    drew who=2 pile=staging
    buried who=2 pile=script
1290 2 pass [597a44a7]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=21
1291 3 pass [994c1191]
1292 0 pass [1de2a036]
1293 1 improv [6a466c16]
    improvised who=1
1294 1 draw:staging [5def43e5]
1295 1 bury:revive [ca4351d4]
    drew who=1 pile=staging
    buried who=1 pile=staging
1296 1 show:exchange [e6e21220]
1297 1 at:2 [4ebc1473]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1298 1 give:no-drama [4bb95bed]
    traded who=1 whom=2
1299 1 pass [5bbcc464]
1300 2 pass [74ee5b9b]
1301 0 place:seize [181a5086]
1302 1 place:villainy [5822147f]
1303 2 place:no-drama [33f0d070]
1304 3 place:no-drama [413ff669]
    placed-all
1305 3 pass [21b38d3c]
1306 0 improv [afbc6e00]
    improvised who=0
1307 0 switch:III.7 [53f8c23d]
    switched who=0
1308 0 pass [f2366e30]
1309 1 pass [bb26b3ad]
1310 2 pass [c2b36d1a]
1311 3 improv [1a3e392f]
    improvised who=3
1312 3 draw:staging [48523d7d]
1313 3 bury:take-the-lead [b0406adb]
    drew who=3 pile=staging
    buried who=3 pile=staging
1314 3 reveal [93bacb4c]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1315 3 pass [79df4b51]
1316 0 reveal [05d3b687]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    failed who=0 card=III.7
1317 0 pass [e2e95ce0]
1318 1 reveal [c7898df1]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1319 1 pass [878bfdb7]
1320 2 reveal [451c03ba]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1321 2 improv [dee47a0f]
    improvised who=2
1322 2 draw:staging [9941bccd]
1323 2 bury:take-the-lead [74cff3d4]
    drew who=2 pile=staging
    buried who=2 pile=staging
1324 2 pass [3e91567a]
    drew who=2 pile=script
    reshuffled pile=script n=2
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    script-empty
    scene-began scene=22
1325 3 improv [46191488]
    improvised who=3
1326 3 bury:miscue [7e79ca4c]
    drew who=3 pile=staging
    buried who=3 pile=staging
1327 3 pass [1145777c]
1328 0 pass [2f1d289f]
1329 1 pass [09aff39b]
1330 2 pass [da6ea577]
1331 0 place:seize [5945c2ac]
1332 1 place:III.5 [6d2b4788]
1333 2 place:III.6 [3caff4da]
1334 3 place:no-drama [ffd0d3c0]
    placed-all
1335 3 pass [f5916869]
1336 0 pass [dc3d9779]
1337 1 pass [afc8f3a4]
1338 2 pass [d6cdd1b5]
1339 3 reveal [72dd185b]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1340 3 pass [ca4dfb27]
1341 0 reveal [3db06f7c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1342 0 pass [ff58df82]
1343 1 reveal [95b391c5]
    turned-up who=1 card=III.5
1344 1 improv [4531a9a1]
    improvised who=1
1345 1 bury-placed [5bfe2659]
    drew who=1 pile=staging
    buried who=1 pile=script
    turned-up-staging who=1 card=villainy
    script-again
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1346 1 pass [45072334]
1347 2 reveal [9471eb42]
    turned-up who=2 card=III.6
    exiting who=2 card=III.6
    got-intrigue who=2 n=1
1348 2 improv [16ce7391]
    improvised who=2
1349 2 draw:staging [0177f526]
1350 2 bury:seize [27cc239d]
    drew who=2 pile=staging
    buried who=2 pile=staging
1351 2 pass [7bb10d40]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=23
1352 3 pass [fb8e1a90]
1353 0 improv [366366d6]
    improvised who=0
1354 0 bury:III.6 [244c3bb2]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
1355 0 pass [0d09f4a4]
1356 1 improv [e57b538e]
    improvised who=1
1357 1 draw:script [a74a625a]
1358 1 bury:III.8 [b9311985]
    drew who=1 pile=script
    buried who=1 pile=script
1359 1 pass [e8fb7885]
1360 2 pass [674ab249]
1361 0 place:take-the-lead [2881b873]
1362 1 place:take-the-lead [97b812e1]
1363 2 place:exchange [96e7f97a]
1364 3 place:III.9 [2b3b78cd]
    placed-all
1365 3 pass [4d4f0813]
1366 0 pass [ff2abecc]
1367 1 pass [2630178e]
1368 2 show:exchange [121f6948]
1369 2 at:3 [abcc15c4]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1370 3 let [09a19581]
1371 2 give:take-the-lead [a88d644e]
    traded who=2 whom=3
1372 2 pass [26ac39e6]
1373 3 improv [5556e650]
    improvised who=3
1374 3 draw:script [43dd3822]
1375 3 bury-placed [fea5e19b]
    drew who=3 pile=script
    buried who=3 pile=script
1376 3 reveal [0b82f70a]
    turned-up who=3 card=III.8
1377 3 exit [e20932a8]
    exiting who=3 card=III.8
    got-intrigue who=3 n=1
1378 3 pass [54cdc676]
1379 0 reveal [644b3e15]
    turned-up-staging who=0 card=take-the-lead
1380 0 exit [9004d807]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1381 0 pass [ef25c2a9]
1382 1 reveal [66d8a4ab]
    turned-up-staging who=1 card=take-the-lead
1383 1 play [242923d5]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1384 1 pass [a4cd6f41]
1385 2 reveal [06d7a465]
    turned-up-staging who=2 card=exchange
1386 2 exit [3fa7edf6]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
1387 2 pass [9e42dcce]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
1388 2 pass [518c7a36]
1389 3 pass [3dfd6d2a]
1390 0 pass [f03e97c2]
1391 1 pass [1b31a372]
1392 0 place:seize [0d393e20]
1393 1 place:III.15 [d1d79145]
1394 2 place:III.5 [bdf9e60a]
1395 3 place:take-the-lead [1876544f]
    placed-all
1396 2 improv [b09d51f4]
    improvised who=2
1397 2 switch:take-the-lead [13407a05]
    switched who=2
1398 2 pass [6957b850]
1399 3 pass [ecd42200]
1400 0 pass [5b5ddb69]
1401 1 pass [afb7c9a3]
1402 2 reveal [a32bcb26]
    turned-up-staging who=2 card=take-the-lead
1403 2 exit [b6f8e550]
    exiting who=2 card=take-the-lead
1404 0 seize [6da38e5c]
1405 3 let [d4493c75]
    seized by=0 who=2 card=take-the-lead
    got-spotlight who=0 n=1
1406 3 reveal [55a5cf50]
    turned-up-staging who=3 card=take-the-lead
1407 3 play [cdebfd19]
    aimed who=3 card=take-the-lead whom=1
1408 0 let [19551d0a]
    took-lead who=3 whom=1
1409 3 improv [491e9d8c]
    improvised who=3
1410 0 spotlight [7239ffd4]
    stole-spotlight by=0 who=3
    blocked who=3
1411 3 pass [1261b421]
1412 1 reveal [73a5b950]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
1413 1 pass [d2f2c45c]
    reshuffled pile=script n=1
    script-again
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=1
    scene-began scene=25
1414 0 pass [207b14b7]
1415 1 pass [9271f76d]
1416 2 pass [65f237c2]
1417 3 pass [23738823]
1418 0 place:revive [ef18533a]
1419 1 place:III.9 [9445e0ac]
1420 2 place:III.8 [30cc8d4f]
1421 3 place:revive [74140352]
    placed-all
1422 0 pass [48a28b9e]
1423 1 pass [567b9312]
1424 2 pass [0f1bdcdc]
1425 3 pass [f1ad6fe8]
1426 0 reveal [2ca8b746]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1427 0 pass [b50e395c]
1428 1 reveal [f2757c4b]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
    got-intrigue who=1 n=1
1429 1 pass [1b7ea3ba]
1430 2 reveal [6cc49d69]
    turned-up who=2 card=III.8
1431 2 exit [e076a204]
    exiting who=2 card=III.8
    got-intrigue who=2 n=1
1432 2 improv [df5d2b85]
    improvised who=2
1433 2 draw:script [7a539ae4]
1434 2 bury:III.5 [5cb56590]
    reshuffled pile=script n=2
    drew who=2 pile=script
    buried who=2 pile=script
1435 2 pass [135256bf]
1436 3 reveal [8680f41e]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
1437 3 improv [a8431bfa]
    improvised who=3
1438 3 draw:script [5dd465b0]
1439 3 bury:III.3 [3befd261]
    drew who=3 pile=script
    buried who=3 pile=script
1440 3 pass [aad8ec04]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=26
1441 0 pass [ae8fd222]
1442 1 pass [2fb647ed]
1443 2 pass [943c00a1]
1444 3 pass [a42de183]
1445 0 place:seize [43d4091f]
1446 1 place:exchange [dddab191]
1447 2 place:III.8 [73d2aa27]
1448 3 place:miscue [c33d3092]
    placed-all
1449 0 pass [0c4405fd]
1450 1 pass [665b65f2]
1451 2 pass [bb0b2cc6]
1452 3 pass [845d23d2]
1453 0 improv [bd55867e]
    improvised who=0
1454 0 bury:III.3 [aae4ddfd]
    drew who=0 pile=staging
    buried who=0 pile=script
1455 0 reveal [92f5088e]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1456 0 pass [21b7d382]
1457 1 improv [b2d30536]
    improvised who=1
1458 1 draw:script [580adf27]
1459 1 bury:III.6 [65e9a717]
    drew who=1 pile=script
    buried who=1 pile=script
1460 1 reveal [94e2b03c]
    turned-up-staging who=1 card=exchange
1461 1 exit [1d5ad8ca]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1462 1 pass [da75a2c7]
1463 2 reveal [8947e862]
    turned-up who=2 card=III.8
1464 2 play [f36115a7]
    played who=2 card=III.8
    scored who=2 card=III.8 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1465 2 improv [1cd636e6]
    improvised who=2
1466 2 draw:staging [e42a2f1f]
1467 2 bury:seize [c0f32d04]
    drew who=2 pile=staging
    buried who=2 pile=staging
1468 2 coin:othello [f6847989]
    used-coin-at who=2 coin=othello whom=3
    took-lead who=2 whom=3
1469 2 pass [8f1f083c]
1470 3 reveal [53782840]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1471 3 improv [87ecbaf2]
    improvised who=3
1472 3 draw:script [347fd945]
1473 3 bury:III.15 [d5d66b26]
    drew who=3 pile=script
    buried who=3 pile=script
1474 3 pass [49762921]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=27
1475 3 pass [dd35ebb1]
1476 0 improv [2edb990a]
    improvised who=0
1477 0 bury:take-the-lead [aeb982e3]
    drew who=0 pile=staging
    buried who=0 pile=staging
1478 0 pass [f2757cb9]
1479 1 pass [36518203]
1480 2 pass [17278d5f]
1481 0 place:seize [2e7a5e4a]
1482 1 place:III.3 [19590a00]
1483 2 place:no-drama [c1283868]
1484 3 place:III.6 [b870a0dd]
    placed-all
1485 3 pass [e7d0e5d8]
1486 0 pass [f927eedd]
1487 1 improv [2e64a135]
    improvised who=1
1488 1 switch:III.7 [5fafb64e]
    switched who=1
1489 1 pass [cea71dfa]
1490 2 pass [8956081c]
1491 3 reveal [fa3c4187]
    turned-up who=3 card=III.6
1492 3 exit [8f7a592d]
    exiting who=3 card=III.6
    got-intrigue who=3 n=1
1493 3 improv [21b7601f]
    improvised who=3
1494 3 draw:staging [350f9b15]
1495 3 bury:III.9 [72947536]
    drew who=3 pile=staging
    buried who=3 pile=script
1496 3 pass [5ae435cb]
1497 0 reveal [edd9839d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1498 0 pass [cd65650b]
1499 1 reveal [0614e78f]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=1
    half-curtain
    got-coin who=1 coin=iago
    got-handkerchief who=1
1500 1 coin:iago [304d7c78]
1501 1 wound:iago [5d0b5c37]
    used-iago who=1 character=iago
    wounded who=1 character=iago n=2 total=6
1502 1 pass [602b0402]
1503 2 reveal [adbf5a69]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1504 2 improv [c019dfd4]
    improvised who=2
1505 2 draw:staging [86346356]
1506 2 bury:seize [b4fedcfa]
    drew who=2 pile=staging
    buried who=2 pile=staging
1507 2 pass [94ee129b]
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=28
1508 3 pass [cf967cc0]
1509 0 improv [f80460c7]
    improvised who=0
1510 0 bury:exchange [a2a1265b]
    drew who=0 pile=staging
    buried who=0 pile=staging
1511 0 pass [7cde02b6]
1512 1 pass [4ef3db1f]
1513 2 show:exchange [8e2cb938]
1514 2 at:3 [b11822d9]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1515 2 give:no-drama [4f7abc9f]
    traded who=2 whom=3
1516 2 pass [f93c3eef]
1517 0 place:III.6 [bf63cd49]
1518 1 place:III.3 [50bbb030]
1519 2 place:III.5 [392a340b]
1520 3 place:exchange [86f4f866]
    placed-all
1521 3 pass [020ff03d]
1522 0 pass [60f94a1d]
1523 1 pass [ad7d79f2]
1524 2 pass [93682651]
1525 3 reveal [0da9477e]
    turned-up-staging who=3 card=exchange
1526 3 play [a73ebbc4]
1527 3 at:0 [b54cdd9e]
    aimed who=3 card=exchange whom=0
1528 3 give:no-drama [bad323c0]
    traded who=3 whom=0
1529 3 pass [0ee3bc38]
1530 0 reveal [7ba3aabc]
    turned-up who=0 card=III.6
1531 0 exit [4e576380]
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
1532 0 pass [7ad737b9]
1533 1 reveal [9b458049]
    turned-up who=1 card=III.3
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
1534 1 pass [3f4b7c18]
1535 2 reveal [0ff5af34]
    turned-up who=2 card=III.5
1536 2 play [f2693155]
    played who=2 card=III.5
    scored who=2 card=III.5 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1537 2 pass [4d46031f]
    drew who=2 pile=staging
    reshuffled pile=script n=2
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
1538 3 pass [52378be6]
1539 0 show:no-drama [4ccaf6c5]
    no-drama who=0
    drew who=0 pile=staging
1540 0 pass [e126764f]
1541 1 pass [4d1fc545]
1542 2 improv [891a78a3]
    improvised who=2
1543 2 draw:script [99154509]
1544 2 bury:III.9 [b7756c1a]
    drew who=2 pile=script
    buried who=2 pile=script
1545 2 pass [8e2ea225]
1546 0 place:seize [4bacf006]
1547 1 place:villainy [d6d95a74]
1548 2 place:III.3 [41e49dc6]
1549 3 place:III.6 [1153edcb]
    placed-all
1550 3 pass [4d428832]
1551 0 pass [3eefdd58]
1552 1 improv [63d7f2a3]
    improvised who=1
1553 1 switch:take-the-lead [c14645bb]
    switched who=1
1554 1 pass [7e17c64e]
1555 2 pass [e1a81ffb]
1556 3 reveal [6d25c5e0]
    turned-up who=3 card=III.6
1557 3 play [5010a4fb]
    played who=3 card=III.6
    scored who=3 card=III.6 n=1
    got-coin who=3 coin=emilia
    got-handkerchief who=3
1558 3 coin:emilia [659f648e]
    used-coin-at who=3 coin=emilia whom=2
    stole-coin who=3 coin=iago whom=2
1559 3 coin:iago [9585df8c]
1560 3 wound:cassio [52ea0276]
    used-iago who=3 character=cassio
    wounded who=3 character=cassio n=1 total=5
1561 3 pass [21825a0f]
1562 0 reveal [11ca7eca]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1563 0 pass [a592df4a]
1564 1 reveal [a7300cf9]
    turned-up-staging who=1 card=take-the-lead
1565 1 play [7a0aa802]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1566 1 pass [ada59312]
1567 2 reveal [a9f886da]
    turned-up who=2 card=III.3
    exiting who=2 card=III.3
    got-intrigue who=2 n=1
1568 2 pass [3c945c91]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=30
1569 2 show:exchange [92e5ec93]
1570 2 at:0 [2ba6ce76]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1571 0 let [d133b9f1]
1572 2 give:revive [9667fd57]
    traded who=2 whom=0
1573 2 pass [01780a25]
1574 3 pass [8b566695]
1575 0 improv [0c38c006]
    improvised who=0
1576 0 bury:revive [6694ff0c]
    drew who=0 pile=staging
    buried who=0 pile=staging
1577 0 pass [46856ba4]
1578 1 pass [e99bc954]
1579 0 place:take-the-lead [7631ba84]
1580 1 place:villainy [69124c9e]
1581 2 place:villainy [8dda961a]
1582 3 place:no-drama [f315514e]
    placed-all
1583 2 pass [67d466d1]
1584 3 pass [6444583c]
1585 0 pass [8654d13e]
1586 1 pass [268e1dc2]
1587 2 improv [95f549c9]
    improvised who=2
1588 2 bury:take-the-lead [063806e9]
    drew who=2 pile=staging
    buried who=2 pile=staging
1589 2 reveal [9e31da25]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1590 2 pass [9d6eb471]
1591 3 reveal [60f69cf9]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1592 3 improv [ecaf21db]
    improvised who=3
1593 3 bury:III.15 [9a24f4b6]
    drew who=3 pile=staging
    buried who=3 pile=script
1594 3 pass [80c1a4c9]
1595 0 reveal [7a2313e0]
    turned-up-staging who=0 card=take-the-lead
1596 0 play [f3fe2b4e]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1597 0 pass [c2a82485]
1598 1 reveal [d5491df5]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1599 1 pass [a710c105]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=2
    drew who=3 pile=staging
    scene-began scene=31
    final-scene
1600 1 improv [ca0518a9]
    improvised who=1
1601 1 bury:revive [e1f8150e]
    drew who=1 pile=staging
    buried who=1 pile=staging
1602 1 pass [dc698583]
1603 2 pass [f4861e2a]
1604 3 show:exchange [ad4bf4f3]
1605 3 at:0 [6f14113f]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1606 3 give:take-the-lead [ae6eeb6d]
    traded who=3 whom=0
1607 3 pass [3001c8c7]
1608 0 pass [e765f3c5]
1609 0 place:miscue [bbb360aa]
1610 1 place:miscue [21ef607f]
1611 2 place:take-the-lead [51c9caaf]
1612 3 place:take-the-lead [63d2f5b3]
    placed-all
1613 1 pass [b468253d]
1614 2 improv [ba78c4d4]
    improvised who=2
1615 2 switch:villainy [a9253490]
    switched who=2
1616 2 pass [18dfe191]
1617 3 show:exchange [e2fe600d]
1618 3 at:1 [5a30dad3]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1619 3 give:take-the-lead [e75de937]
    traded who=3 whom=1
1620 3 pass [08861bb5]
1621 0 pass [986bf498]
1622 1 reveal [0342d644]
    turned-up-staging who=1 card=miscue
1623 1 exit [eb2cb60a]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1624 1 pass [dd686508]
1625 2 reveal [4add0fb6]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1626 2 pass [1b3fa870]
1627 3 reveal [7ec3beae]
    turned-up-staging who=3 card=take-the-lead
1628 3 play [f9866623]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
1629 3 pass [757d9ef1]
1630 0 reveal [e1d6b0da]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1631 0 improv [5600bcc7]
    improvised who=0
1632 0 bury:take-the-lead [0b5f1bb0]
    drew who=0 pile=staging
    buried who=0 pile=staging
1633 0 pass [667c6c26]
    act-ran-out act=III
    tallied who=0 n=12
    tallied who=1 n=5
    tallied who=2 n=12
    tallied who=3 n=12
    lead-cast who=1
1634 1 discard:take-the-lead [fe727224]
    discarded who=1 card=take-the-lead
1635 2 discard:take-the-lead [404272b5]
    discarded who=2 card=take-the-lead
    drew who=0 pile=staging
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    act-began act=IV who=1
    scene-began scene=1
1636 2 improv [fefa1da0]
    improvised who=2
1637 2 draw:script [655ed9da]
1638 2 bury:IV.2 [4ed69a9c]
    drew who=2 pile=script
    buried who=2 pile=script
1639 2 pass [ea7a078a]
1640 3 pass [5f3cc854]
1641 0 pass [22222c16]
1642 1 pass [44df9594]
1643 0 place:IV.13 [33b6caa9]
1644 1 place:take-the-lead [a07a0e3c]
1645 2 place:IV.15 [b31e63d9]
1646 3 place:IV.8 [68ca2dad]
    placed-all
1647 2 pass [81a14895]
1648 3 pass [6868480a]
1649 0 pass [6dc73568]
1650 1 pass [e3e313b2]
1651 2 reveal [8d26ff76]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
    failed who=2 card=IV.15
1652 2 pass [685388e1]
1653 3 reveal [3f38dc40]
    turned-up who=3 card=IV.8
1654 3 exit [99313e74]
    exiting who=3 card=IV.8
1655 1 let [26e5cb99]
    got-intrigue who=3 n=1
1656 3 improv [24b96cd0]
    improvised who=3
1657 3 draw:script [8efc0f50]
1658 3 bury:IV.6 [9b2356aa]
    drew who=3 pile=script
    buried who=3 pile=script
1659 3 pass [a72dbdec]
1660 0 reveal [1c522f13]
    turned-up who=0 card=IV.13
1661 0 exit [82f9237d]
    exiting who=0 card=IV.13
1662 1 let [639a9326]
    got-intrigue who=0 n=1
1663 0 pass [e3ddf393]
1664 1 improv [57da4190]
    improvised who=1
1665 1 draw:script [c4b9eb6f]
1666 1 bury:IV.5 [7ce8b2ec]
    drew who=1 pile=script
    buried who=1 pile=script
1667 1 reveal [3eb71b38]
    turned-up-staging who=1 card=take-the-lead
1668 1 exit [f15b7d5f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1669 1 pass [c334f766]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
1670 2 pass [ebff188f]
1671 3 pass [8209206b]
1672 0 improv [7c358370]
    improvised who=0
1673 0 draw:staging [38e6822f]
1674 0 bury:IV.1 [f3d8cbff]
    drew who=0 pile=staging
    buried who=0 pile=script
1675 0 pass [0e0810e3]
1676 1 improv [7159e3ff]
    improvised who=1
1677 1 draw:script [74f2941d]
1678 1 bury:IV.11 [1006f98e]
    drew who=1 pile=script
    buried who=1 pile=script
1679 1 pass [cba18024]
1680 0 place:exchange [6add35eb]
1681 1 place:IV.14 [9f303810]
1682 2 place:IV.10 [542ad03a]
1683 3 place:IV.4 [5bb50492]
    placed-all
1684 2 pass [07717293]
1685 3 pass [37ef4779]
1686 0 pass [377d7631]
1687 1 pass [7b53cf8f]
1688 2 reveal [6bfc6450]
    turned-up who=2 card=IV.10
1689 2 play [ef9ec680]
    played who=2 card=IV.10
    scored who=2 card=IV.10 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1690 2 coin:othello [85f6fc31]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1691 2 pass [a2959d94]
1692 3 reveal [5b15dd1a]
    turned-up who=3 card=IV.4
    exiting who=3 card=IV.4
    got-intrigue who=3 n=1
1693 3 improv [6740f5dd]
    improvised who=3
1694 3 draw:staging [58eb09d2]
1695 3 bury:revive [59aed6a0]
    drew who=3 pile=staging
    buried who=3 pile=staging
1696 3 pass [3c74cca1]
1697 0 reveal [f7ed2a35]
    turned-up-staging who=0 card=exchange
1698 0 exit [a397b1d3]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
1699 0 show:no-drama [a6846b12]
    no-drama who=0
    drew who=0 pile=staging
1700 0 pass [18e0b7fe]
1701 1 reveal [35032a34]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1702 1 pass [e7c61273]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
1703 3 pass [def9c4ec]
1704 0 pass [02a975c0]
1705 1 improv [64210634]
    improvised who=1
1706 1 draw:script [4f020f48]
1707 1 bury:IV.3 [da74c6de]
    drew who=1 pile=script
    buried who=1 pile=script
1708 1 show:exchange [4bf9ae01]
1709 1 at:0 [e6a9f576]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1710 1 give:IV.9 [851cefb4]
    traded who=1 whom=0
1711 1 show:exchange [3096b523]
1712 1 at:0 [de405bf1]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1713 1 give:take-the-lead [27cc4712]
    traded who=1 whom=0
1714 1 pass [4630d489]
1715 2 pass [7d396c5c]
1716 0 place:take-the-lead [6141f961]
1717 1 place:IV.12 [940c12e5]
1718 2 place:seize [fbfed56e]
1719 3 place:seize [0afaff66]
    placed-all
1720 3 pass [aded15da]
1721 0 pass [f5e9718c]
1722 1 pass [d6b23041]
1723 2 show:no-drama [38261338]
    no-drama who=2
    drew who=2 pile=staging
1724 2 pass [9945fe8e]
1725 3 reveal [4009186e]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1726 3 improv [775dec74]
    improvised who=3
1727 3 draw:staging [67e7b5a6]
1728 3 bury:miscue [eb1965a0]
    drew who=3 pile=staging
    buried who=3 pile=staging
1729 3 pass [c1ada3fb]
1730 0 reveal [6c366c03]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1731 0 pass [c6f0b897]
1732 1 reveal [c7f4abd5]
    turned-up who=1 card=IV.12
1733 1 play [41c0900a]
    played who=1 card=IV.12
    scored who=1 card=IV.12 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1734 1 pass [757a7dd9]
1735 2 reveal [e91cf066]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1736 2 coin:emilia [864dc74e]
    used-coin-at who=2 coin=emilia whom=1
1737 1 let [fdabd2b9]
    stole-coin who=2 coin=desdemona whom=1
1738 2 pass [6cac2ab3]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=4
1739 3 pass [3a84d9c6]
1740 0 pass [0bc4d430]
1741 1 pass [ad802077]
1742 2 pass [f379ef1f]
1743 0 place:revive [b98d219c]
1744 1 place:IV.9 [9237bde2]
1745 2 place:take-the-lead [9e46cea5]
1746 3 place:take-the-lead [066924d1]
    placed-all
1747 3 pass [9db47812]
1748 0 pass [5b590312]
1749 1 pass [bbdf3236]
1750 2 improv [76151d1c]
    improvised who=2
1751 2 switch:revive [9e130dec]
    switched who=2
1752 2 coin:desdemona [f56e40d7]
    no-drama-coin who=2
1753 2 pass [8cd37d81]
1754 3 reveal [a2c6069e]
    turned-up-staging who=3 card=take-the-lead
    exiting who=3 card=take-the-lead
1755 0 let [c0414a1c]
1756 1 let [201c4a46]
    got-intrigue who=3 n=1
1757 3 pass [ae522049]
1758 0 reveal [14083f76]
    turned-up-staging who=0 card=revive
1759 0 exit [55175b33]
    exiting who=0 card=revive
1760 1 let [780ff9e3]
    got-intrigue who=0 n=1
1761 0 pass [424da29f]
1762 1 show:no-drama [d0f94678]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=19
1763 1 reveal [52803b96]
    turned-up who=1 card=IV.9
1764 1 play [22120aec]
    played who=1 card=IV.9
    scored who=1 card=IV.9 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1765 1 pass [0c7be338]
1766 2 reveal [d8e01c33]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1767 2 pass [7755b376]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=5
    drew who=1 pile=staging
    scene-began scene=5
1768 3 improv [1a83eec2]
    improvised who=3
1769 3 draw:script [16b5b80e]
1770 3 bury:IV.6 [1ba39bbd]
    drew who=3 pile=script
    buried who=3 pile=script
1771 3 pass [ad903400]
1772 0 pass [6e1c9c31]
1773 1 pass [e173ea65]
1774 2 pass [3b3df189]
1775 0 place:IV.3 [9f09baa2]
1776 1 place:miscue [2b324fc2]
1777 2 place:take-the-lead [2fb126a3]
1778 3 place:villainy [0aa1c6ed]
    placed-all
1779 3 pass [cc3c8a59]
1780 0 pass [1f095674]
1781 1 improv [bc96e013]
    improvised who=1
1782 1 switch:take-the-lead [278f7170]
    switched who=1
1783 1 coin:othello [dbfa76a1]
    used-coin-at who=1 coin=othello whom=2
1784 2 let [586620e2]
    took-lead who=1 whom=2
1785 1 pass [1ff15231]
1786 2 pass [1f24620d]
1787 2 reveal [8b2e8e71]
    turned-up-staging who=2 card=take-the-lead
1788 2 improv [39596e7f]
    improvised who=2
1789 2 draw:script [36289705]
1790 2 bury:IV.2 [9d559633]
    drew who=2 pile=script
    buried who=2 pile=script
1791 2 exit [ab2ccc17]
    exiting who=2 card=take-the-lead
1792 0 let [6ab3e949]
    got-intrigue who=2 n=1
1793 2 pass [0583dc7d]
1794 3 reveal [4f537c87]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
1795 0 let [501eab1c]
    got-intrigue who=3 n=1
1796 3 pass [b5905efb]
1797 0 improv [22cf8a36]
    improvised who=0
1798 0 draw:staging [ea46f5b4]
1799 0 bury:IV.5 [7dd84b08]
    drew who=0 pile=staging
    buried who=0 pile=script
1800 0 reveal [2ee5ca87]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    failed who=0 card=IV.3
1801 0 show:exchange [0f42d6c2]
1802 0 at:3 [e0dc13a9]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1803 3 let [006d1192]
1804 0 give:seize [d451e33b]
    traded who=0 whom=3
1805 0 pass [2372c9f3]
1806 1 reveal [9043c715]
    turned-up-staging who=1 card=take-the-lead
1807 1 play [6bf2c80c]
1808 1 at:2 [868012f8]
    giving who=1 card=take-the-lead whom=2
1809 2 let [3cd64d59]
    gave-lead who=1 whom=2
1810 1 pass [2502a9ef]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=6
1811 3 pass [567b0d49]
1812 0 improv [d1983d49]
    improvised who=0
1813 0 draw:staging [bb1f7d80]
1814 0 bury:villainy [dc3a42c3]
    drew who=0 pile=staging
    buried who=0 pile=staging
1815 0 pass [d1e36631]
1816 1 pass [ab1b36ae]
1817 2 pass [cc34499d]
1818 0 place:villainy [fa7b6728]
1819 1 place:IV.13 [a170ce01]
1820 2 place:IV.8 [fd41f2e7]
1821 3 place:IV.11 [c8c2a2d8]
    placed-all
1822 3 improv [201886c5]
    improvised who=3
1823 3 switch:IV.4 [5b3241f2]
    switched who=3
1824 3 pass [e4c2956f]
1825 0 pass [0fc9aefd]
1826 1 pass [9a473014]
1827 2 improv [c13d7c1d]
    improvised who=2
1828 2 switch:seize [423cd7b8]
    switched who=2
1829 2 pass [7bcdab11]
1830 3 reveal [93ecfc65]
    turned-up who=3 card=IV.4
    exiting who=3 card=IV.4
    got-intrigue who=3 n=1
1831 3 pass [f8f8a9ed]
1832 0 reveal [958f76de]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1833 0 pass [fa096cb5]
1834 1 reveal [6bd273ed]
    turned-up who=1 card=IV.13
1835 1 play [9d24af07]
    played who=1 card=IV.13
    scored who=1 card=IV.13 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
1836 1 improv [0483be0b]
    improvised who=1
1837 1 draw:script [e92e2b45]
1838 1 bury:IV.7 [8cd7ecca]
    drew who=1 pile=script
    buried who=1 pile=script
1839 1 coin:roderigo [6717a883]
1840 1 at:2 [5d04d0f3]
    used-coin-at who=1 coin=roderigo whom=2
1841 1 give:miscue [7a0568a2]
    traded who=1 whom=2
1842 1 pass [0e85eeb5]
1843 2 reveal [3afe4b4c]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1844 2 pass [33939e2c]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=7
1845 3 improv [3c162143]
    improvised who=3
1846 3 draw:script [127ab950]
1847 3 bury:IV.14 [c322ba9b]
    drew who=3 pile=script
    buried who=3 pile=script
1848 3 pass [091f6c9e]
1849 0 pass [65b16a50]
1850 1 pass [4cdd001f]
1851 2 pass [31ac33b3]
1852 0 place:seize [bc2289b4]
1853 1 place:revive [d75a086c]
1854 2 place:IV.8 [36ed4e43]
1855 3 place:revive [a5d27e70]
    placed-all
1856 3 pass [86aea852]
1857 0 pass [36101974]
1858 1 pass [fe733052]
1859 2 pass [1a891ed8]
1860 3 reveal [4b9663cb]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
1861 0 seize [8f2f57c4]
1862 2 let [572478ab]
    seized by=0 who=3 card=revive
    got-spotlight who=0 n=1
1863 1 reveal [f419e8bd]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
1864 2 let [8673fe4c]
    got-intrigue who=1 n=1
1865 1 pass [8f803ff2]
1866 2 reveal [60a109ed]
    turned-up who=2 card=IV.8
1867 2 exit [d4017a1b]
    exiting who=2 card=IV.8
    got-intrigue who=2 n=1
1868 2 pass [a614c5b1]
    drew who=2 pile=staging
1869 3 draw:staging [f9ea7f3a]
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=8
1870 3 pass [e5642ce6]
1871 0 pass [882f570b]
1872 1 improv [6c5939cf]
    improvised who=1
1873 0 let [b3b6c838]
1874 1 draw:staging [449600ad]
1875 1 bury:take-the-lead [6810b615]
    drew who=1 pile=staging
    buried who=1 pile=staging
1876 1 pass [476b0519]
1877 2 pass [4e2caa37]
1878 0 place:take-the-lead [03374353]
1879 1 place:IV.15 [ca0d5a4b]
1880 2 place:take-the-lead [f380770e]
1881 3 place:seize [08fdbb37]
    placed-all
1882 3 pass [79253d66]
1883 0 pass [3d02be61]
1884 1 pass [9597268f]
1885 2 pass [4291fd92]
1886 3 reveal [cc9b86de]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1887 3 show:no-drama [54734734]
    no-drama who=3
    drew who=3 pile=staging
1888 3 pass [93f19404]
1889 0 reveal [e60f3c70]
    turned-up-staging who=0 card=take-the-lead
1890 0 exit [fcf2f7fe]
    exiting who=0 card=take-the-lead
1891 2 let [c322738b]
    got-intrigue who=0 n=1
1892 0 improv [8a6d06af]
    improvised who=0
1893 0 draw:staging [495d3774]
1894 0 bury:miscue [78f6e334]
    drew who=0 pile=staging
    buried who=0 pile=staging
1895 0 show:exchange [d3b73635]
1896 0 at:2 [b911cb1f]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1897 2 let [0c032af2]
1898 0 give:exchange [81f5d105]
    traded who=0 whom=2
1899 0 pass [54bdbf87]
1900 1 reveal [928ba137]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1901 1 pass [e8a2d97d]
1902 2 improv [e9cb48fb]
    improvised who=2
1903 0 spotlight [a0951400]
    stole-spotlight by=0 who=2
1904 2 let [1c4e85eb]
    blocked who=2
1905 2 reveal [9cb96032]
    turned-up-staging who=2 card=take-the-lead
1906 2 exit [0668d57f]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1907 2 pass [66fc02d7]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    scene-began scene=9
1908 3 pass [6f7567af]
1909 0 pass [13a5df3f]
1910 1 show:exchange [ce237146]
1911 1 at:0 [81ff5d5a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1912 1 give:exchange [1a3e457b]
    traded who=1 whom=0
1913 1 pass [c0a582e3]
1914 2 show:exchange [f619f2fc]
1915 2 at:1 [a83d2136]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1916 2 give:IV.3 [2fa48f42]
    traded who=2 whom=1
1917 2 show:no-drama [f975a191]
    no-drama who=2
    drew who=2 pile=staging
1918 2 improv [6dd16d90]
    improvised who=2
1919 2 draw:staging [a27bcbb0]
1920 2 bury:IV.4 [0242b497]
    drew who=2 pile=staging
    buried who=2 pile=script
1921 2 pass [b308353b]
1922 0 place:IV.5 [2ebe5bfc]
1923 1 place:IV.3 [d8cd3bf9]
1924 2 place:take-the-lead [d9d75380]
1925 3 place:IV.8 [e81f8fd7]
    placed-all
1926 3 pass [28ef712b]
1927 0 pass [13869fe4]
1928 1 pass [5073f633]
1929 2 pass [30c4ddcf]
1930 3 reveal [b963644a]
    turned-up who=3 card=IV.8
1931 3 exit [f8268f6e]
    exiting who=3 card=IV.8
    got-intrigue who=3 n=1
1932 3 pass [288265c0]
1933 0 show:exchange [b84c3a69]
1934 0 at:3 [c918792b]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1935 3 let [2e26c686]
1936 0 give:IV.2 [39230ff4]
    traded who=0 whom=3
1937 0 reveal [78760ed6]
    turned-up who=0 card=IV.5
1938 0 play [2ba11bee]
    played who=0 card=IV.5
    scored who=0 card=IV.5 n=1
1939 3 let [b84df460]
    got-handkerchief who=0
1940 0 pass [31d304a3]
1941 1 reveal [da3c1f80]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    failed who=1 card=IV.3
1942 1 pass [21f0b964]
1943 2 reveal [a9912981]
    turned-up-staging who=2 card=take-the-lead
1944 2 exit [d8af1b96]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1945 2 pass [103bfb9a]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    drew who=1 pile=staging
    scene-began scene=10
1946 3 pass [1ee7564c]
1947 0 pass [9a8ef5c4]
1948 1 pass [9c1c726f]
1949 2 improv [a1770199]
    improvised who=2
1950 2 draw:staging [a1e6bafa]
1951 2 bury:IV.15 [c7332567]
    drew who=2 pile=staging
    buried who=2 pile=script
1952 2 pass [079da113]
1953 0 place:villainy [bd0950bb]
1954 1 place:IV.14 [1d0fc7c7]
1955 2 place:IV.1 [1d8afa90]
1956 3 place:seize [9f1208e6]
    placed-all
1957 3 pass [37c76d48]
1958 0 pass [eb577439]
1959 1 pass [be0c29a3]
1960 2 show:exchange [3ce55954]
1961 2 at:3 [800cc1b8]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1962 3 let [0eea935c]
1963 2 give:villainy [bf172e4d]
    traded who=2 whom=3
1964 2 pass [57803af1]
1965 3 improv [66cbc47d]
    improvised who=3
1966 3 draw:staging [16977ef3]
1967 3 bury:IV.2 [c1589350]
    drew who=3 pile=staging
    buried who=3 pile=script
1968 3 reveal [cfa973ac]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1969 3 pass [dd87c565]
1970 0 reveal [d084a546]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1971 0 improv [065eb6d4]
    improvised who=0
1972 0 draw:script [311396f4]
1973 0 bury:IV.7 [6d388bf4]
    drew who=0 pile=script
    buried who=0 pile=script
1974 0 pass [6f12bc7a]
1975 1 reveal [62f82a74]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1976 1 pass [ff282235]
1977 2 reveal [60ac4232]
    turned-up who=2 card=IV.1
1978 2 play [0b8961bb]
    played who=2 card=IV.1
    scored who=2 card=IV.1 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1979 2 coin:iago [702ca35c]
1980 2 wound:othello [d215b44b]
    used-iago who=2 character=othello
    wounded who=2 character=othello n=2 total=6
1981 2 pass [615dc437]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=11
1982 3 pass [4c3e0910]
1983 0 pass [16eb1bcc]
1984 1 pass [7d0f8c42]
1985 2 improv [acbe04af]
    improvised who=2
1986 2 draw:staging [f52a18b6]
1987 2 bury:miscue [38e96495]
    drew who=2 pile=staging
    buried who=2 pile=staging
1988 2 pass [59c83254]
1989 0 place:IV.4 [2e146507]
1990 1 place:IV.6 [b8109829]
1991 2 place:IV.11 [0a6087ae]
1992 3 place:take-the-lead [1ebcd9e7]
    placed-all
1993 3 pass [959e6f7e]
1994 0 pass [0269e5db]
1995 1 pass [46edb4b2]
1996 2 pass [b4abd660]
1997 3 improv [ad84731e]
    improvised who=3
1998 3 draw:script [4e9fd67e]
1999 3 bury:IV.15 [f3be87d7]
    drew who=3 pile=script
    buried who=3 pile=script
2000 3 reveal [55c895ed]
    turned-up-staging who=3 card=take-the-lead
2001 3 exit [357e44fa]
    exiting who=3 card=take-the-lead
2002 1 let [fdd2e531]
    got-intrigue who=3 n=1
2003 3 pass [bf2314c1]
2004 0 reveal [484da634]
    turned-up who=0 card=IV.4
    exiting who=0 card=IV.4
2005 1 let [59444327]
    got-intrigue who=0 n=1
2006 0 pass [908bd6ae]
2007 1 reveal [290f40ca]
    turned-up who=1 card=IV.6
2008 1 improv [e680e248]
    improvised who=1
2009 1 draw:script [45fe81c0]
2010 1 bury-placed [e5861c47]
    drew who=1 pile=script
    buried who=1 pile=script
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
2011 1 pass [ba7f17c3]
2012 2 show:exchange [049c1c4e]
2013 2 at:1 [d3556209]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2014 2 give:miscue [9751367e]
    traded who=2 whom=1
2015 2 reveal [762019dd]
    turned-up who=2 card=IV.11
    exiting who=2 card=IV.11
    got-intrigue who=2 n=1
2016 2 show:no-drama [e46ddf8f]
    no-drama who=2
    drew who=2 pile=staging
2017 2 pass [7c102afd]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=6
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
2018 3 improv [7ee87232]
    improvised who=3
2019 3 draw:staging [9a2299fb]
2020 3 bury:revive [8c7f2cad]
    drew who=3 pile=staging
    buried who=3 pile=staging
2021 3 pass [c4bcc0e1]
2022 0 improv [40a2d5d6]
    improvised who=0
2023 0 draw:staging [e46693fc]
2024 0 bury:miscue [cac8762f]
    drew who=0 pile=staging
    buried who=0 pile=staging
2025 0 show:exchange [28813b5c]
2026 0 at:3 [854ee132]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
2027 0 give:IV.2 [a4d5cc5a]
    traded who=0 whom=3
2028 0 pass [b057575c]
2029 1 pass [1cdb8821]
2030 2 pass [34f35703]
2031 0 place:take-the-lead [12476a11]
2032 1 place:seize [e5a0bf20]
2033 2 place:villainy [8a4b66a4]
2034 3 place:IV.6 [d1b710a4]
    placed-all
2035 3 pass [3b3543e8]
2036 0 show:exchange [573d25d9]
2037 0 at:2 [c7e854b0]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2038 0 give:revive [769fc0a0]
    traded who=0 whom=2
2039 0 pass [3fac3258]
2040 1 pass [afe27bb8]
2041 2 pass [1fd3482d]
2042 3 reveal [95df6215]
    turned-up who=3 card=IV.6
    exiting who=3 card=IV.6
    got-intrigue who=3 n=1
2043 3 pass [93b36fb0]
2044 0 reveal [4401b182]
    turned-up-staging who=0 card=take-the-lead
2045 0 play [67d1ad6e]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
2046 0 pass [cb136b4c]
2047 1 reveal [cc4630e3]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2048 1 show:no-drama [77549681]
    no-drama who=1
    drew who=1 pile=staging
2049 1 pass [a6e6730e]
2050 2 show:exchange [6a2d752f]
2051 2 at:0 [e3a581ab]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2052 2 give:seize [aaaadb51]
    traded who=2 whom=0
2053 2 reveal [92c48554]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2054 2 pass [3dccaf55]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=13
2055 1 pass [0a18b80c]
2056 2 improv [c282fef0]
    improvised who=2
2057 2 draw:script [01188825]
2058 2 bury:IV.3 [1ec976bd]
    drew who=2 pile=script
    buried who=2 pile=script
2059 2 pass [96a35380]
2060 3 pass [5e6ac12f]
2061 0 pass [66dbf047]
2062 0 place:take-the-lead [76ebfbac]
2063 1 place:seize [c7d6dd8e]
2064 2 place:IV.4 [dede5547]
2065 3 place:villainy [ab202476]
    placed-all
2066 1 pass [efb57e48]
2067 2 pass [2272193d]
2068 3 improv [141f5c6b]
    improvised who=3
2069 3 switch:IV.2 [5d3db5ce]
    switched who=3
2070 3 pass [228e4cd8]
2071 0 pass [c1d074a5]
2072 1 reveal [af8a899d]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2073 1 improv [116e7ac9]
    improvised who=1
2074 1 draw:staging [7d30b9c7]
2075 1 bury:miscue [4fa1b017]
    drew who=1 pile=staging
    buried who=1 pile=staging
2076 1 pass [dcbb7468]
2077 2 reveal [7820fccf]
    turned-up who=2 card=IV.4
    exiting who=2 card=IV.4
    got-intrigue who=2 n=1
2078 2 pass [3fa0248f]
2079 3 reveal [e629467f]
    turned-up who=3 card=IV.2
    exiting who=3 card=IV.2
    got-intrigue who=3 n=1
2080 3 pass [541ba2ce]
2081 0 reveal [595d3831]
    turned-up-staging who=0 card=take-the-lead
2082 0 play [e224c6a3]
2083 0 at:2 [911eb1f6]
    giving who=0 card=take-the-lead whom=2
2084 2 let [25db0e97]
    gave-lead who=0 whom=2
2085 0 pass [41777042]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=14
2086 3 improv [7041e49a]
    improvised who=3
2087 3 draw:staging [3b6ab0da]
2088 3 bury:villainy [0c0b1fb4]
    drew who=3 pile=staging
    buried who=3 pile=staging
2089 3 pass [07047321]
2090 0 pass [45960239]
2091 1 pass [6477e13b]
2092 2 pass [4966c800]
2093 0 place:seize [ebce4884]
2094 1 place:take-the-lead [68891457]
2095 2 place:seize [3b60f799]
2096 3 place:IV.7 [09a9954d]
    placed-all
2097 3 pass [5f231fa5]
2098 0 pass [bfbaaa07]
2099 1 pass [6cfbdf4e]
2100 2 pass [74089f84]
2101 3 reveal [72ebbc40]
    turned-up who=3 card=IV.7
2102 3 exit [e7835eb3]
    exiting who=3 card=IV.7
2103 2 seize [77193f79]
    seized by=2 who=3 card=IV.7
    scored who=2 card=IV.7 n=1
    wounded who=2 character=desdemona n=1 total=5
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2104 2 coin:othello [8af6f6d2]
2105 2 at:3 [ad5b909e]
    giving-by-coin who=2 coin=othello whom=3
    gave-lead who=2 whom=3
2106 0 reveal [de61ca4e]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2107 0 pass [1c33ec4c]
2108 1 reveal [0295fd8a]
    turned-up-staging who=1 card=take-the-lead
2109 1 exit [b793f048]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2110 1 improv [57e8ef23]
    improvised who=1
2111 1 draw:script [84874f16]
2112 1 bury:IV.8 [63c5b5c3]
    drew who=1 pile=script
    buried who=1 pile=script
2113 1 pass [7ae2a9a5]
2114 3 draw:staging [e5e29941]
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=19
    scene-began scene=15
2115 0 pass [c587d174]
2116 1 pass [2dd54542]
2117 2 pass [4578e7a7]
2118 3 pass [178b7c51]
2119 0 place:IV.14 [79d77ded]
2120 1 place:IV.3 [c8651970]
2121 2 place:miscue [c46ec28a]
2122 3 place:miscue [e8feca09]
    placed-all
2123 0 pass [cedba35a]
2124 1 pass [27b40f27]
2125 2 pass [26c969b1]
2126 3 pass [7671ec70]
2127 0 improv [757577c1]
    improvised who=0
2128 0 draw:script [b2f0ed59]
2129 0 bury:IV.15 [7b7b0920]
    drew who=0 pile=script
    buried who=0 pile=script
2130 0 reveal [3aaff6f9]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
2131 2 let [2f7b6a07]
    got-intrigue who=0 n=1
2132 0 pass [0fa97268]
2133 1 reveal [2d1d7bdb]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
2134 2 let [482a0ff1]
    failed who=1 card=IV.3
2135 1 pass [c735836c]
2136 2 reveal [44bbc2b9]
    turned-up-staging who=2 card=miscue
2137 2 play [770b2eb5]
    aimed who=2 card=miscue whom=3
    must-switch whom=3
    drew who=2 pile=staging
2138 3 switch:miscue [24cd9a24]
    switched who=3
2139 2 place:villainy [238ea547]
    turned-up-staging who=2 card=villainy
2140 2 exit [5805cb54]
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2141 2 pass [fb648097]
2142 3 reveal [8839c0ad]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2143 3 improv [30a1921e]
    improvised who=3
2144 3 draw:staging [74753c02]
2145 3 bury:take-the-lead [1c8e9f4f]
    drew who=3 pile=staging
    buried who=3 pile=staging
2146 3 pass [91972b49]
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=2
    scene-began scene=16
2147 0 pass [a1ae438b]
2148 1 pass [9e83f7bf]
2149 2 pass [7ce8fe98]
2150 3 pass [c5ce5e1a]
2151 0 place:seize [777d8c35]
2152 1 place:IV.11 [71c27831]
2153 2 place:seize [10f6858e]
2154 3 place:no-drama [7eea812b]
    placed-all
2155 0 improv [c5a6b067]
    improvised who=0
2156 0 switch:IV.4 [d98e72ac]
    switched who=0
2157 0 pass [00c339e7]
2158 1 pass [81b4e04b]
2159 2 pass [6c65855b]
2160 3 pass [449cc5c3]
2161 0 reveal [64c76354]
    turned-up who=0 card=IV.4
    exiting who=0 card=IV.4
2162 2 let [ec570dde]
    got-intrigue who=0 n=1
2163 0 pass [2556dc4a]
2164 1 reveal [b385f5e5]
    turned-up who=1 card=IV.11
2165 1 play [a9200336]
    played who=1 card=IV.11
2166 2 seize [62f53c24]
    seized by=2 who=1 card=IV.11
    scored who=2 card=IV.11 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
2167 3 reveal [c71049e8]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
2168 3 pass [dd2fdb62]
    drew who=3 pile=script
    drew who=0 pile=staging
2169 1 draw:script [8cd9d438]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=staging
    scene-began scene=17
2170 0 pass [b83eaeb1]
2171 1 pass [9f65d922]
2172 2 show:exchange [27767b6e]
2173 2 at:3 [0e3ff283]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
2174 3 let [8b13f95d]
2175 2 give:villainy [7cb647e7]
    traded who=2 whom=3
2176 2 pass [94bc014a]
2177 3 pass [d187f764]
2178 0 place:seize [92a1bd1e]
2179 1 place:villainy [9b8b53e6]
2180 2 place:IV.2 [4a88e82e]
2181 3 place:miscue [1073a954]
    placed-all
2182 0 improv [60fad23c]
    improvised who=0
2183 0 switch:take-the-lead [0cdbc28b]
    switched who=0
2184 0 pass [02bfbd50]
2185 1 pass [1f490a0f]
2186 2 improv [2efa9dc6]
    improvised who=2
2187 2 switch:IV.15 [5fad1698]
    switched who=2
2188 2 pass [0c787fef]
2189 3 pass [156b6518]
2190 0 reveal [487b35cf]
    turned-up-staging who=0 card=take-the-lead
2191 0 exit [abb85383]
    exiting who=0 card=take-the-lead
2192 2 let [1cbe5497]
2193 3 let [6f0337ff]
    got-intrigue who=0 n=1
2194 0 pass [a30821fe]
2195 1 reveal [0451f2ad]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
2196 2 let [3a597429]
2197 3 let [cd1afd2d]
    got-intrigue who=1 n=1
2198 1 pass [3baceb4d]
2199 2 reveal [38a83467]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
    failed who=2 card=IV.15
2200 2 pass [2427335b]
2201 3 improv [1e2b6f8e]
    improvised who=3
2202 3 draw:script [655dd638]
2203 3 bury:IV.14 [d13764db]
    drew who=3 pile=script
    buried who=3 pile=script
2204 3 reveal [a7117cb8]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2205 3 pass [b198afbf]
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
2206 0 pass [bb015a1e]
2207 1 show:exchange [01156a82]
2208 1 at:3 [9a5ddea5]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
2209 3 let [31609df7]
2210 1 give:IV.6 [7a4d1450]
    traded who=1 whom=3
2211 1 improv [16610b67]
    improvised who=1
2212 1 bury:take-the-lead [5bc4c216]
    drew who=1 pile=staging
    buried who=1 pile=staging
2213 1 pass [434879dc]
2214 2 pass [a38ddb5e]
2215 3 improv [9f6393d3]
    improvised who=3
2216 3 bury:IV.4 [59a2e011]
    drew who=3 pile=staging
    buried who=3 pile=script
    script-again
2217 3 pass [cdc89fc8]
2218 0 place:seize [2d187f33]
2219 1 place:exchange [f617a61b]
2220 2 place:revive [578b4235]
2221 3 place:villainy [1613981d]
    placed-all
2222 0 improv [7e3763b9]
    improvised who=0
2223 0 switch:IV.15 [fc726444]
    switched who=0
2224 0 pass [043c14a7]
2225 1 pass [1e55a645]
2226 2 show:no-drama [000b1c0c]
    no-drama who=2
    drew who=2 pile=staging
2227 2 pass [c2487635]
2228 3 pass [3d0ca8b3]
2229 0 reveal [30f55860]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
2230 0 pass [dd3f8061]
2231 1 reveal [24e30712]
    turned-up-staging who=1 card=exchange
2232 1 exit [bba94a93]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
2233 1 pass [82b56064]
2234 2 reveal [5bc860a2]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2235 2 pass [f1d7a3b3]
2236 3 reveal [4677cecb]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
2237 3 pass [7415e2ad]
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    scene-began scene=19
2238 0 show:exchange [79bff247]
2239 0 at:2 [e79f1df0]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2240 2 let [0e0a4a3c]
2241 0 give:IV.8 [1161348f]
    traded who=0 whom=2
2242 0 pass [60405305]
2243 1 improv [c5c18484]
    improvised who=1
2244 1 bury:revive [ca704fc3]
    drew who=1 pile=staging
    buried who=1 pile=staging
2245 1 pass [5bae4432]
2246 2 pass [8c6d0681]
2247 3 pass [9733549d]
2248 0 place:seize [0fabc376]
2249 1 place:IV.3 [4aae9f6a]
2250 2 place:IV.8 [b4d01206]
2251 3 place:IV.4 [0f0d8c6f]
    placed-all
2252 0 pass [59ad5f0a]
2253 1 pass [00fd7dd2]
2254 2 pass [8ff03fc6]
2255 3 pass [671721f7]
2256 0 show:exchange [aeac430f]
2257 0 at:1 [46fc381d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2258 2 let [48e47073]
2259 3 let [1507d4e9]
2260 0 give:take-the-lead [44d14733]
    traded who=0 whom=1
2261 0 reveal [88816ed7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2262 0 improv [0c1eb588]
    improvised who=0
2263 0 bury:take-the-lead [370f89d5]
    drew who=0 pile=staging
    buried who=0 pile=staging
2264 0 pass [0412b237]
2265 1 reveal [dd6a08b0]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
2266 2 let [bd32511a]
2267 3 let [5c691ee2]
    scored who=1 card=IV.3 n=1
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2268 1 coin:iago [c454b64c]
2269 1 wound:desdemona [2cf7fa00]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=2 total=5
2270 1 pass [370a56f6]
2271 2 reveal [d11f461e]
    turned-up who=2 card=IV.8
2272 2 exit [15fd2551]
    exiting who=2 card=IV.8
2273 3 let [c12ffffe]
    got-intrigue who=2 n=1
2274 2 improv [16bd1ceb]
    improvised who=2
2275 2 draw:staging [14e84779]
2276 2 bury:revive [720638e2]
    drew who=2 pile=staging
    buried who=2 pile=staging
    reshuffled pile=script n=1
    script-again
2277 2 pass [1fec86bf]
2278 3 improv [c3d4c5fb]
    improvised who=3
2279 3 draw:staging [b117e29a]
2280 3 bury:IV.6 [29602f54]
    drew who=3 pile=staging
    buried who=3 pile=script
2281 3 reveal [4af4a9a1]
    turned-up who=3 card=IV.4
2282 3 play [cac7b93c]
    played who=3 card=IV.4
    scored who=3 card=IV.4 n=1
    got-intrigue who=3 n=2
2283 3 pass [1998d09b]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    scene-began scene=20
2284 0 pass [c0a856f5]
2285 1 pass [91bb73bf]
2286 2 pass [d97e2b70]
2287 3 pass [886030e1]
2288 0 place:IV.8 [4541f342]
2289 1 place:IV.15 [e31f28ed]
2290 2 place:IV.2 [0142527c]
2291 3 place:revive [434624b3]
    placed-all
2292 0 pass [9f3132fa]
2293 1 improv [cb7b0369]
    improvised who=1
2294 1 switch:take-the-lead [1187dedc]
    switched who=1
2295 1 pass [596f8f54]
2296 2 improv [52b91097]
    improvised who=2
2297 2 switch:revive [c951ccae]
    switched who=2
2298 2 pass [be8e5cde]
2299 3 pass [82ac00b8]
2300 0 reveal [d37e8a99]
    turned-up who=0 card=IV.8
2301 0 play [cb7c84a7]
    played who=0 card=IV.8
2302 3 let [13d0ee98]
    scored who=0 card=IV.8 n=1
    got-intrigue who=0 n=2
2303 0 show:no-drama [fbadf8e1]
    no-drama who=0
    drew who=0 pile=staging
2304 0 show:exchange [bd274483]
2305 0 at:2 [d94ba418]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2306 0 give:villainy [f1e442eb]
    traded who=0 whom=2
2307 0 pass [122965cf]
2308 1 reveal [5d36eb84]
    turned-up-staging who=1 card=take-the-lead
2309 1 exit [c6be1f54]
    exiting who=1 card=take-the-lead
2310 3 let [fcc42f1d]
    got-intrigue who=1 n=1
2311 1 pass [cd89d230]
2312 2 reveal [c8ef613a]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
2313 3 let [de9c0929]
    got-intrigue who=2 n=1
2314 2 pass [a40653ba]
2315 3 improv [c5baf689]
    improvised who=3
2316 3 draw:script [d5edc2b1]
2317 3 bury:IV.14 [dea7bfd4]
    drew who=3 pile=script
    buried who=3 pile=script
2318 3 reveal [58980e99]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
2319 3 pass [dc05eb87]
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=21
2320 0 improv [9204df44]
    improvised who=0
2321 0 bury:seize [644a623b]
    drew who=0 pile=staging
    buried who=0 pile=staging
2322 0 pass [0b52ea47]
2323 1 improv [e14441c3]
    improvised who=1
2324 1 bury:take-the-lead [a6cf8615]
    drew who=1 pile=staging
    buried who=1 pile=staging
2325 1 pass [65772e00]
2326 2 pass [ba627255]
2327 3 pass [97f63540]
2328 0 place:seize [1b5c3c22]
2329 1 place:seize [c3f7e8bb]
2330 2 place:IV.2 [f59960de]
2331 3 place:IV.14 [0533d645]
    placed-all
2332 0 show:exchange [01921bbe]
2333 0 at:1 [e082fa2d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2334 0 give:seize [700d94b7]
    traded who=0 whom=1
2335 0 pass [d3b7242f]
2336 1 pass [f76a7c3f]
2337 2 pass [f3d4d4b7]
2338 3 improv [48c8c964]
    improvised who=3
2339 3 switch:take-the-lead [896c7e1c]
    switched who=3
2340 3 pass [6cad1f73]
2341 0 reveal [cde00201]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2342 0 show:no-drama [13d8fda0]
    no-drama who=0
    drew who=0 pile=staging
2343 0 show:exchange [2ba7231c]
2344 0 at:1 [b07beec9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2345 0 give:take-the-lead [2d625c9f]
    traded who=0 whom=1
2346 0 pass [7075cb8d]
2347 1 reveal [4f434810]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2348 1 pass [973fea5d]
2349 2 improv [874eba9c]
    improvised who=2
2350 2 bury:villainy [85da9091]
    drew who=2 pile=staging
    buried who=2 pile=staging
2351 2 reveal [903d68d8]
    turned-up who=2 card=IV.2
    exiting who=2 card=IV.2
2352 3 let [c9c80eeb]
    got-intrigue who=2 n=1
2353 2 pass [608ae13d]
2354 3 reveal [0be96dba]
    turned-up-staging who=3 card=take-the-lead
2355 3 play [14b12a15]
2356 3 at:2 [0029e00b]
    giving who=3 card=take-the-lead whom=2
2357 2 let [b1a364f1]
    gave-lead who=3 whom=2
2358 3 pass [c730427a]
    drew who=2 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
2359 3 improv [e0e97be1]
    improvised who=3
2360 3 bury:take-the-lead [fe197579]
    drew who=3 pile=staging
    buried who=3 pile=staging
2361 3 pass [be2e2906]
2362 0 pass [0165593d]
2363 1 pass [8d20a37e]
2364 2 show:exchange [6fe5df1c]
2365 2 at:1 [6e55ee54]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2366 1 let [6d5da335]
2367 2 give:take-the-lead [470b1694]
    traded who=2 whom=1
2368 2 improv [b6f31b44]
    improvised who=2
2369 2 bury:miscue [57f913bf]
    drew who=2 pile=staging
    buried who=2 pile=staging
2370 2 pass [e9e8cbc8]
2371 0 place:no-drama [9c145806]
2372 1 place:seize [91b29fb2]
2373 2 place:villainy [47128cfd]
2374 3 place:exchange [ecb97f82]
    placed-all
2375 3 pass [370e6a38]
2376 0 pass [bea3d7d0]
2377 1 pass [c37238f2]
2378 2 pass [15e5a0c4]
2379 3 reveal [f01f2e1f]
    turned-up-staging who=3 card=exchange
2380 3 exit [cae6f56d]
    exiting who=3 card=exchange
2381 1 let [00b350e6]
    got-intrigue who=3 n=1
2382 3 pass [49a0d68b]
2383 0 reveal [180db905]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2384 0 pass [2d18bd28]
2385 1 improv [188f3557]
    improvised who=1
2386 1 bury:IV.15 [b4b3fe76]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
2387 1 reveal [c0ef4fc1]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2388 1 pass [715442b3]
2389 2 reveal [599d7113]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2390 2 pass [aded7698]
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
2391 3 pass [a5a8c56c]
2392 0 improv [fff8ae77]
    improvised who=0
2393 0 bury:miscue [08a56845]
    drew who=0 pile=staging
    buried who=0 pile=staging
2394 0 pass [f6616b28]
2395 1 improv [7ef43e1a]
    improvised who=1
2396 1 bury:seize [a6760aa8]
    drew who=1 pile=staging
    buried who=1 pile=staging
2397 1 pass [d7af1143]
2398 2 pass [2647c35f]
2399 0 place:miscue [1ceb7d50]
2400 1 place:miscue [4b782e47]
2401 2 place:miscue [2bc6f02e]
2402 3 place:IV.2 [916e9742]
    placed-all
2403 3 pass [2a370ede]
2404 0 pass [e173a9c5]
2405 1 pass [9d7ff4fb]
2406 2 pass [020aa09b]
2407 3 reveal [88d0fd91]
    turned-up who=3 card=IV.2
2408 3 improv [5b9aac99]
    improvised who=3
2409 3 bury:IV.6 [c7d4a7f7]
    drew who=3 pile=staging
    buried who=3 pile=script
    reshuffled pile=staging n=16
    staging-empty n=1
    exiting who=3 card=IV.2
2410 2 let [15dcb391]
    got-intrigue who=3 n=1
2411 3 pass [2c920c8d]
2412 0 reveal [430eaeb9]
    turned-up-staging who=0 card=miscue
2413 0 play [1a50e7f5]
2414 0 at:1 [80b58b5e]
    aimed who=0 card=miscue whom=1
2415 2 let [60b8a81f]
    must-switch whom=1
    drew who=0 pile=staging
2416 1 switch:take-the-lead [466ea403]
    switched who=1
2417 0 place:seize [01fdeadc]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2418 0 pass [ffb70a46]
2419 1 reveal [cfeb1bd4]
    turned-up-staging who=1 card=take-the-lead
2420 1 play [c87c31f0]
    aimed who=1 card=take-the-lead whom=2
2421 2 let [d92aecbd]
    took-lead who=1 whom=2
2422 1 pass [138a646f]
2423 2 reveal [d5539541]
    turned-up-staging who=2 card=miscue
2424 2 exit [65d5ffc1]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2425 2 pass [9ba9d9ef]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
2426 2 improv [0ac93131]
    improvised who=2
2427 2 bury:take-the-lead [2512f0f1]
    drew who=2 pile=staging
    buried who=2 pile=staging
2428 2 pass [46ad4c68]
2429 3 show:no-drama [6c085131]
    no-drama who=3
    drew who=3 pile=staging
2430 3 pass [f5eea54e]
2431 0 pass [81e60c26]
2432 1 pass [8ceb8767]
2433 0 place:seize [d2306545]
2434 1 place:miscue [21ed17d9]
2435 2 place:IV.15 [b85df63a]
2436 3 place:IV.14 [a5f6952b]
    placed-all
2437 2 pass [69a5ef22]
2438 3 pass [3341a9d5]
2439 0 pass [276851e2]
2440 1 pass [172862db]
2441 2 reveal [c9637793]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
2442 0 seize [cfebfa11]
    seized by=0 who=2 card=IV.15
2443 2 let [ccaab533]
    scored who=0 card=IV.15 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
    act-ended act=IV
    tallied who=0 n=19
    tallied who=1 n=10
    tallied who=2 n=17
    tallied who=3 n=10
    lead-cast who=3
2444 3 discard:seize [24b73e1a]
    discarded who=3 card=seize
2445 0 discard:villainy [66c17d70]
    discarded who=0 card=villainy
2446 1 discard:take-the-lead [d39bdded]
    discarded who=1 card=take-the-lead
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    act-began act=V who=3
    scene-began scene=1
2447 0 improv [aca63867]
    improvised who=0
2448 0 draw:staging [45cec78d]
2449 0 bury:villainy [832a3b34]
    drew who=0 pile=staging
    buried who=0 pile=staging
2450 0 pass [e474bf39]
2451 1 pass [4711a8d3]
2452 2 pass [3a2ceae9]
2453 3 pass [4d2f3357]
2454 0 place:V.8 [2e19a387]
2455 1 place:miscue [48fcefd8]
2456 2 place:V.14 [78997858]
2457 3 place:take-the-lead [464a422b]
    placed-all
2458 0 coin:desdemona [cda6735c]
    no-drama-coin who=0
2459 0 pass [067e1185]
2460 1 pass [0cacfdd2]
2461 2 pass [bad8675c]
2462 3 pass [2d6609e8]
2463 0 reveal [615b3349]
    turned-up who=0 card=V.8
2464 0 play [fbead837]
    played who=0 card=V.8
    scored who=0 card=V.8 n=1
    got-coin who=0 coin=desdemona
2465 0 pass [2859e332]
2466 1 reveal [544f03b1]
    turned-up-staging who=1 card=miscue
2467 1 exit [cdcb8f8d]
    exiting who=1 card=miscue
2468 2 let [efda2e2b]
    got-intrigue who=1 n=1
2469 1 improv [bbd4e241]
    improvised who=1
2470 1 draw:script [2ce8f738]
2471 1 bury:V.9 [613c2bcf]
    drew who=1 pile=script
    buried who=1 pile=script
2472 1 pass [c143ecae]
2473 2 reveal [ce1f704c]
    turned-up who=2 card=V.14
2474 2 exit [9af35881]
    exiting who=2 card=V.14
    got-intrigue who=2 n=1
2475 2 pass [3cc4d25d]
2476 3 reveal [49bf8c27]
    turned-up-staging who=3 card=take-the-lead
2477 3 exit [2048942f]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2478 3 improv [4be84291]
    improvised who=3
2479 3 draw:staging [39eb5284]
2480 3 bury:V.11 [2ade1758]
    drew who=3 pile=staging
    buried who=3 pile=script
2481 3 pass [066954f3]
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=2
2482 0 pass [ac7623a4]
2483 1 pass [23831918]
2484 2 coin:emilia [f269734a]
    used-coin-at who=2 coin=emilia whom=0
2485 0 coin:desdemona [92461134]
    no-drama-coin who=0
    foiled who=2 whom=0
2486 2 pass [0f138767]
2487 3 pass [5e2880c0]
2488 0 place:seize [bd31a343]
2489 1 place:V.10 [628bb225]
2490 2 place:V.4 [40e224b6]
2491 3 place:V.2 [3142b8f9]
    placed-all
2492 0 pass [a7ecc674]
2493 1 pass [55a1612f]
2494 2 pass [4e232585]
2495 3 pass [d193a013]
2496 0 reveal [abb05a46]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2497 0 improv [4e13eb34]
    improvised who=0
2498 0 draw:script [77bcb4a6]
2499 0 bury:V.12 [49c7f884]
    drew who=0 pile=script
    buried who=0 pile=script
2500 0 pass [53ba3438]
2501 1 reveal [aeb607dd]
    turned-up who=1 card=V.10
2502 1 exit [ea272b62]
    exiting who=1 card=V.10
2503 2 let [cc40dad1]
    got-intrigue who=1 n=1
2504 1 pass [fc6131a4]
2505 2 reveal [1dbfc8a5]
    turned-up who=2 card=V.4
2506 2 improv [3aa2b7e7]
    improvised who=2
2507 2 draw:staging [bbc6601e]
2508 2 bury:seize [0b8ea14b]
    drew who=2 pile=staging
    buried who=2 pile=staging
2509 2 exit [3a46523c]
    exiting who=2 card=V.4
    got-intrigue who=2 n=1
2510 2 show:exchange [aa260759]
2511 2 at:3 [2d13dd17]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
2512 2 give:take-the-lead [e80ed4dd]
    traded who=2 whom=3
2513 2 pass [29db2638]
2514 3 show:exchange [2415f9e8]
2515 3 at:1 [0aa60c0a]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
2516 1 let [67d2e711]
2517 3 give:exchange [261884ef]
    traded who=3 whom=1
2518 3 reveal [0d9f5192]
    turned-up who=3 card=V.2
2519 3 play [5605f0c8]
    played who=3 card=V.2
    scored who=3 card=V.2 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=iago
2520 3 coin:iago [dfbe8334]
2521 3 wound:iago [851851fe]
    used-iago who=3 character=iago
    wounded who=3 character=iago n=3 total=6
2522 3 improv [66608e92]
    improvised who=3
2523 3 draw:script [bf6b0bf5]
2524 3 bury:V.3 [a5b876a6]
    drew who=3 pile=script
    buried who=3 pile=script
2525 3 pass [5c6d814e]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=3
2526 0 pass [883b6894]
2527 1 pass [034bc07c]
2528 2 pass [16ff9870]
2529 3 pass [47163257]
2530 0 place:V.6 [19298fa8]
2531 1 place:take-the-lead [43d06cfc]
2532 2 place:villainy [ab100bad]
2533 3 place:V.16 [37b4ffba]
    placed-all
2534 0 pass [491b7067]
2535 1 improv [2e297968]
    improvised who=1
2536 1 switch:exchange [083f761f]
    switched who=1
2537 1 show:exchange [3d469f72]
2538 1 at:3 [edebf446]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
2539 1 give:exchange [98a011b7]
    traded who=1 whom=3
2540 1 pass [db471a4b]
2541 2 pass [667a5f7d]
2542 3 show:exchange [3dfb734e]
2543 3 at:1 [42c25d53]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
2544 3 give:no-drama [c386c958]
    traded who=3 whom=1
2545 3 pass [f2647600]
2546 0 reveal [6d5e960e]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2547 2 let [2829755d]
    got-intrigue who=0 n=1
2548 0 pass [8b888657]
2549 1 reveal [72222045]
    turned-up-staging who=1 card=exchange
2550 1 play [e5b2c6c8]
2551 1 at:2 [04a995b2]
    aimed who=1 card=exchange whom=2
2552 2 let [07905ad1]
2553 1 give:take-the-lead [72ae3ed7]
    traded who=1 whom=2
2554 1 pass [0f14645e]
2555 2 reveal [0f70dfb6]
    turned-up-staging who=2 card=villainy
2556 2 improv [b561dce2]
    improvised who=2
2557 2 draw:staging [d5d11e73]
2558 2 bury:revive [27510b54]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2559 2 pass [2eda9c60]
2560 3 reveal [13d5bc6f]
    turned-up who=3 card=V.16
    played who=3 card=V.16
    failed who=3 card=V.16
2561 3 pass [d4b07afb]
    drew who=3 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=4
2562 0 show:no-drama [afb47110]
    no-drama who=0
    drew who=0 pile=staging
2563 0 show:exchange [74ac224b]
2564 0 at:2 [79ad4d81]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2565 2 let [c1d90825]
2566 0 give:V.7 [06f30623]
    traded who=0 whom=2
2567 0 pass [78607aa5]
2568 1 pass [fbfe8961]
2569 2 pass [ed575cb0]
2570 3 pass [db6c9ced]
2571 0 place:revive [d34a1893]
2572 1 place:take-the-lead [27e94085]
2573 2 place:V.7 [8f0bebc4]
2574 3 place:take-the-lead [63fc39c6]
    placed-all
2575 0 pass [6b91211f]
2576 1 pass [050cc989]
2577 2 improv [8374c01f]
    improvised who=2
2578 2 switch:V.13 [4ce806d2]
    switched who=2
2579 2 pass [aaaa5e0c]
2580 3 pass [9e322417]
2581 0 reveal [7b2edb9a]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2582 0 pass [df40051d]
2583 1 reveal [0b13eb51]
    turned-up-staging who=1 card=take-the-lead
2584 1 play [e9fbbab2]
    aimed who=1 card=take-the-lead whom=3
2585 2 let [f0a6be1d]
    took-lead who=1 whom=3
2586 1 pass [deb946aa]
2587 2 reveal [c72b17f9]
    turned-up who=2 card=V.13
    played who=2 card=V.13
    scored who=2 card=V.13 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2588 2 pass [8480242e]
2589 3 reveal [3fe3c272]
    turned-up-staging who=3 card=take-the-lead
2590 3 exit [0972d5b2]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2591 3 pass [e36d80c3]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=5
2592 2 improv [6330bcea]
    improvised who=2
2593 2 draw:script [7771d0bb]
2594 2 bury:V.7 [e87f813d]
    drew who=2 pile=script
    buried who=2 pile=script
2595 2 coin:othello [94702946]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
2596 2 pass [83303c20]
2597 3 pass [e6e73d41]
2598 0 improv [546d6aa7]
    improvised who=0
2599 0 draw:script [22499d4f]
2600 0 bury:V.12 [71c4f586]
    drew who=0 pile=script
    buried who=0 pile=script
2601 0 pass [43c479bd]
2602 1 pass [64b5f19d]
2603 0 place:villainy [bc87961a]
2604 1 place:V.15 [f05c0939]
2605 2 place:exchange [d9f9022f]
2606 3 place:V.11 [40d45f03]
    placed-all
2607 3 pass [5ee5dfaa]
2608 0 pass [0f6641c2]
2609 1 pass [0987b703]
2610 2 pass [0436a852]
2611 3 reveal [2be85f4b]
    turned-up who=3 card=V.11
2612 3 improv [eac297ed]
    improvised who=3
2613 3 draw:staging [2ce46e75]
2614 3 bury:seize [dd1d6486]
    drew who=3 pile=staging
    buried who=3 pile=staging
2615 3 play [73eb19b5]
    played who=3 card=V.11
2616 2 let [97d842cd]
    scored who=3 card=V.11 n=2
    got-coin who=3 coin=emilia
    got-handkerchief who=3
2617 3 pass [d3fcaf01]
2618 0 reveal [9f1d9a99]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
2619 2 let [27ec2151]
    got-intrigue who=0 n=1
2620 0 pass [1e533a91]
2621 1 reveal [23b0d11f]
    turned-up who=1 card=V.15
2622 1 exit [bf833d42]
    exiting who=1 card=V.15
2623 2 let [60d3244f]
    got-intrigue who=1 n=1
2624 1 improv [c374fdfc]
    improvised who=1
2625 1 draw:staging [deba5fc8]
2626 1 bury:V.1 [d7c25335]
    drew who=1 pile=staging
    buried who=1 pile=script
2627 1 pass [a3b5ff62]
2628 2 reveal [36332dde]
    turned-up-staging who=2 card=exchange
2629 2 exit [8219d538]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
2630 2 pass [214bae80]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=6
    drew who=1 pile=staging
    scene-began scene=6
2631 3 pass [dd65fd6d]
2632 0 improv [9ed0d1d0]
    improvised who=0
2633 0 draw:script [0f378be9]
2634 0 bury:V.1 [2e219b41]
    drew who=0 pile=script
    buried who=0 pile=script
2635 0 pass [ac3e348e]
2636 1 show:exchange [765ea84c]
2637 1 at:0 [e54c8e9e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2638 1 give:seize [6068c2a8]
    traded who=1 whom=0
2639 1 pass [f8989719]
2640 2 pass [c1063b8a]
2641 0 place:V.6 [b5bdcf92]
2642 1 place:revive [8ab55365]
2643 2 place:villainy [52d31cca]
2644 3 place:seize [3294a107]
    placed-all
2645 3 pass [c2285e06]
2646 0 pass [1342fb8e]
2647 1 pass [2182541c]
2648 2 pass [55105b16]
2649 3 reveal [138345a3]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
2650 3 improv [b22d01de]
    improvised who=3
2651 3 draw:staging [f55e0f7b]
2652 3 bury:take-the-lead [1d6c2652]
    drew who=3 pile=staging
    buried who=3 pile=staging
2653 3 pass [9bcafdc1]
2654 0 reveal [fafb16f3]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2655 2 let [bdb8fd8d]
    got-intrigue who=0 n=1
2656 0 pass [d62b485d]
2657 1 reveal [c4a559b7]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2658 2 let [1cf4cf74]
    got-intrigue who=1 n=1
2659 1 show:no-drama [329a9e4e]
    no-drama who=1
    drew who=1 pile=staging
2660 1 pass [f5f8a7f6]
2661 2 improv [f82c6801]
    improvised who=2
2662 2 draw:staging [bc3373cb]
2663 2 bury:revive [68546394]
    drew who=2 pile=staging
    buried who=2 pile=staging
2664 2 reveal [eda4a182]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2665 2 pass [89a09b4b]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=7
2666 3 pass [447055a3]
2667 0 improv [3ea61992]
    improvised who=0
2668 0 draw:script [e172da75]
2669 0 bury:V.7 [1f3ff05b]
    drew who=0 pile=script
    buried who=0 pile=script
2670 0 show:exchange [b93e1df9]
2671 0 at:1 [d2612962]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2672 0 give:exchange [c8c01913]
    traded who=0 whom=1
2673 0 pass [1694da2c]
2674 1 show:exchange [4d6d3786]
2675 1 at:2 [7f32cdd4]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2676 2 let [3997be84]
2677 1 give:no-drama [55cf1670]
    traded who=1 whom=2
2678 1 pass [ebe09985]
2679 2 improv [15505225]
    improvised who=2
2680 2 draw:staging [01431832]
2681 2 bury:seize [58dbdd94]
    drew who=2 pile=staging
    buried who=2 pile=staging
2682 2 show:no-drama [44330c3d]
    no-drama who=2
    drew who=2 pile=staging
2683 2 pass [f042f39a]
2684 0 place:seize [0b15c3aa]
2685 1 place:miscue [bce85a95]
2686 2 place:V.3 [9b7e08e3]
2687 3 place:V.5 [9203da5a]
    placed-all
2688 3 pass [fb789088]
2689 0 pass [3c8caa48]
2690 1 pass [9656e19b]
2691 2 pass [e3e54f5a]
2692 3 reveal [0c3a7341]
    turned-up who=3 card=V.5
    exiting who=3 card=V.5
    got-intrigue who=3 n=1
2693 3 improv [5746d6d4]
    improvised who=3
2694 3 draw:script [ae4a82bf]
2695 3 bury:V.10 [651270b2]
    drew who=3 pile=script
    buried who=3 pile=script
2696 3 pass [35c6c87a]
2697 0 reveal [ad5e90f5]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2698 0 pass [68aca854]
2699 1 reveal [c92d1094]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2700 1 improv [b94031a7]
    improvised who=1
2701 1 draw:script [356ac464]
2702 1 bury:V.12 [68aa6cb1]
    drew who=1 pile=script
    buried who=1 pile=script
2703 1 pass [6e40b9cc]
2704 2 reveal [7dd9d74a]
    turned-up who=2 card=V.3
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2705 2 pass [e6a9db95]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=8
2706 3 pass [11c3ba3b]
2707 0 pass [475537ee]
2708 1 pass [ff43b2fc]
2709 2 improv [12fac8cd]
    improvised who=2
2710 2 draw:script [306a19c1]
2711 2 bury:V.14 [f205c758]
    drew who=2 pile=script
    buried who=2 pile=script
2712 2 pass [b13ef1e5]
2713 0 place:V.9 [6f7004e5]
2714 1 place:V.16 [23f13234]
2715 2 place:miscue [19d69129]
2716 3 place:miscue [0a1e9348]
    placed-all
2717 3 pass [8d89e762]
2718 0 improv [6c7c921d]
    improvised who=0
2719 0 switch:take-the-lead [6eabeb25]
    switched who=0
2720 0 pass [a17a71c6]
2721 1 pass [adba25ce]
2722 2 pass [dc0b2fdf]
2723 3 reveal [199c3371]
    turned-up-staging who=3 card=miscue
2724 3 exit [405fc598]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2725 3 improv [49093a25]
    improvised who=3
2726 3 draw:staging [e097efcf]
2727 3 bury:villainy [b83bfd57]
    drew who=3 pile=staging
    buried who=3 pile=staging
2728 3 pass [ca125a8e]
2729 0 reveal [9de59ca2]
    turned-up-staging who=0 card=take-the-lead
2730 0 exit [64681990]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2731 0 pass [1fd08ec3]
2732 1 reveal [4c42d8b1]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2733 1 pass [2f9683be]
2734 2 reveal [76afd14e]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2735 2 pass [ad7a8167]
    drew who=2 pile=script
    reshuffled pile=script n=4
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=9
2736 3 pass [5cfefe0f]
2737 0 improv [6f1199e4]
    improvised who=0
2738 0 draw:script [a397532a]
2739 0 bury:V.9 [2e3b1ee0]
    drew who=0 pile=script
    buried who=0 pile=script
2740 0 pass [02bf10e7]
2741 1 pass [b7cfae0d]
2742 2 pass [95181b37]
2743 0 place:V.7 [ebf7736d]
2744 1 place:seize [cda2518e]
2745 2 place:V.14 [bf46cff4]
2746 3 place:V.6 [790ff40f]
    placed-all
2747 3 pass [111f0cdc]
2748 0 pass [5f0fc5e7]
2749 1 pass [2ab23038]
2750 2 improv [262b4ee3]
    improvised who=2
2751 2 switch:V.12 [e14d7eac]
    switched who=2
2752 2 pass [76f30c01]
2753 3 reveal [adc39957]
    turned-up who=3 card=V.6
    exiting who=3 card=V.6
    got-intrigue who=3 n=1
2754 3 improv [cdc591e8]
    improvised who=3
2755 3 draw:script [75b8fb26]
2756 3 bury:V.4 [5a920e3a]
    drew who=3 pile=script
    buried who=3 pile=script
2757 3 pass [0de3d857]
2758 0 reveal [5e0a0b68]
    turned-up who=0 card=V.7
2759 0 play [02cfa6b0]
    played who=0 card=V.7
    scored who=0 card=V.7 n=1
    got-intrigue who=0 n=2
2760 0 pass [7a5891f1]
2761 1 reveal [fa4f7597]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2762 1 improv [69dd8f67]
    improvised who=1
2763 1 draw:script [ea74e60a]
2764 1 bury:V.10 [2e9d93c6]
    drew who=1 pile=script
    buried who=1 pile=script
2765 1 pass [e71d2b4e]
2766 2 reveal [481934bc]
    turned-up who=2 card=V.12
2767 2 exit [b7f14f16]
    exiting who=2 card=V.12
    got-intrigue who=2 n=1
2768 2 pass [f25678ae]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=21
    drew who=1 pile=script
    scene-began scene=10
2769 3 pass [433e2b3d]
2770 0 pass [c21f5e4d]
2771 1 pass [85263bcd]
2772 2 improv [6b1164f2]
    improvised who=2
2773 2 draw:script [05f2ab70]
2774 2 bury:V.14 [8f5eeb5a]
    drew who=2 pile=script
    buried who=2 pile=script
2775 2 pass [f18e61df]
2776 0 place:V.3 [a0fcd149]
2777 1 place:V.9 [e2e98b7f]
2778 2 place:revive [a7fed90a]
2779 3 place:take-the-lead [a4403e0b]
    placed-all
2780 3 pass [9213928a]
2781 0 improv [363d9bd0]
    improvised who=0
2782 0 switch:V.16 [53ad46e7]
    switched who=0
2783 0 pass [7ba8d931]
2784 1 pass [2e3ce3f7]
2785 2 pass [05e0cc97]
2786 3 reveal [beba5129]
    turned-up-staging who=3 card=take-the-lead
2787 3 play [f8e72daf]
    aimed who=3 card=take-the-lead whom=2
2788 0 let [9c5db62c]
    took-lead who=3 whom=2
2789 3 pass [3e04fd00]
2790 0 reveal [90e29820]
    turned-up who=0 card=V.16
    played who=0 card=V.16
    failed who=0 card=V.16
2791 0 pass [45a690c8]
2792 1 reveal [fc045bd3]
    turned-up who=1 card=V.9
2793 1 play [83b9b8c2]
    played who=1 card=V.9
    scored who=1 card=V.9 n=1
    died character=desdemona
    took-wounds who=1 n=2
    got-coin who=1 coin=othello
2794 1 coin:othello [de3fe5c1]
    used-coin-at who=1 coin=othello whom=3
    took-lead who=1 whom=3
2795 1 pass [afb604dd]
2796 2 reveal [8e81c3f8]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2797 2 pass [f5295760]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=3
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=11
2798 2 pass [eeb0f7c1]
2799 3 pass [0d53a057]
2800 0 pass [9a3b01d9]
2801 1 pass [fa90693a]
2802 0 place:villainy [e85a71e0]
2803 1 place:V.1 [dad2a217]
2804 2 place:take-the-lead [96872fc7]
2805 3 place:seize [76ad494c]
    placed-all
2806 2 improv [d330a0b1]
    improvised who=2
2807 2 switch:V.10 [7d4c58f1]
    switched who=2
2808 2 pass [aa62289e]
2809 3 pass [071a0fcc]
2810 0 pass [54b90647]
2811 1 pass [41897ff9]
2812 2 reveal [1a917018]
    turned-up who=2 card=V.10
2813 2 play [55ef976b]
    played who=2 card=V.10
2814 0 let [da56b70e]
    scored who=2 card=V.10 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
2815 2 pass [3f371a9e]
2816 3 reveal [6ce3e8a7]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
2817 3 improv [c26ecb2a]
    improvised who=3
2818 3 draw:script [bd60bd61]
2819 3 bury:V.6 [0103e001]
    drew who=3 pile=script
    buried who=3 pile=script
2820 3 pass [c3ee0cc4]
2821 0 reveal [d83f2eee]
    turned-up-staging who=0 card=villainy
2822 0 exit [f21c79ce]
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2823 0 pass [89ecec8f]
2824 1 reveal [1df33812]
    turned-up who=1 card=V.1
2825 1 exit [da2c52a3]
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
2826 1 improv [9dee25b9]
    improvised who=1
2827 1 draw:staging [6c0fb652]
2828 1 bury:take-the-lead [c9e22e4b]
    drew who=1 pile=staging
    buried who=1 pile=staging
2829 1 pass [03ae8707]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=12
2830 2 pass [8b60fd66]
2831 3 pass [2278b424]
2832 0 pass [adc49d34]
2833 1 pass [a896643b]
2834 0 place:V.15 [6e3700f5]
2835 1 place:no-drama [3a8f2b76]
2836 2 place:take-the-lead [42694561]
2837 3 place:V.16 [db2d3280]
    placed-all
2838 2 improv [7c75e427]
    improvised who=2
2839 2 switch:seize [3c9ad4bc]
    switched who=2
2840 2 pass [4a5fb9d7]
2841 3 pass [5aa5b3fb]
2842 0 improv [62c5bca3]
    improvised who=0
2843 0 switch:seize [81466b51]
    switched who=0
2844 0 pass [b6b1d49f]
2845 1 pass [4e5e0ca3]
2846 2 reveal [1e5a2229]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2847 2 pass [6eb41827]
2848 3 reveal [b3a6bce9]
    turned-up who=3 card=V.16
    played who=3 card=V.16
2849 0 let [0867713c]
    failed who=3 card=V.16
2850 3 pass [2529bdb9]
2851 0 reveal [a52260cb]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2852 0 pass [0d7f1949]
2853 1 reveal [e8a324c9]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2854 1 improv [b32202f9]
    improvised who=1
2855 1 draw:script [97bf6ea7]
2856 1 bury:V.4 [64695407]
    drew who=1 pile=script
    buried who=1 pile=script
2857 1 pass [6fff8d0a]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=13
2858 2 pass [68713fa6]
2859 3 pass [721b8517]
2860 0 pass [a19932e8]
2861 1 pass [07ee7f39]
2862 0 place:V.6 [3f1dafef]
2863 1 place:V.1 [de52d065]
2864 2 place:take-the-lead [55db1546]
2865 3 place:V.12 [5ee145ff]
    placed-all
2866 2 pass [6ed4fd58]
2867 3 pass [ad9219e0]
2868 0 show:exchange [1527ac98]
2869 0 at:3 [b27bb97a]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
2870 0 give:V.15 [7db55bdd]
    traded who=0 whom=3
2871 0 pass [2ef1384a]
2872 1 pass [04a713eb]
2873 2 reveal [dc5491a3]
    turned-up-staging who=2 card=take-the-lead
2874 2 play [b0927573]
    aimed who=2 card=take-the-lead whom=1
2875 0 let [cd422071]
    took-lead who=2 whom=1
2876 2 pass [18f576c9]
2877 3 reveal [2fb78d6b]
    turned-up who=3 card=V.12
    exiting who=3 card=V.12
2878 0 let [af695a1a]
    got-intrigue who=3 n=1
2879 3 improv [a80aa532]
    improvised who=3
2880 3 draw:staging [60671a75]
2881 3 bury:V.5 [de929eb4]
    drew who=3 pile=staging
    buried who=3 pile=script
    script-again
2882 3 pass [bb9a7f63]
2883 0 improv [21ae7ce1]
    improvised who=0
2884 0 draw:staging [ca684858]
2885 0 bury-placed [b2218cd0]
    drew who=0 pile=staging
    buried who=0 pile=script
2886 0 reveal [3bde66fd]
    turned-up-staging who=0 card=exchange
2887 0 play [8c653569]
2888 0 at:1 [51a516da]
    aimed who=0 card=exchange whom=1
2889 0 give:take-the-lead [15e713de]
    traded who=0 whom=1
2890 0 pass [c9614948]
2891 1 reveal [ccadc4ed]
    turned-up who=1 card=V.1
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
2892 1 improv [59be5f8c]
    improvised who=1
2893 1 draw:script [db48c50e]
2894 1 bury:V.4 [1523f997]
    drew who=1 pile=script
    buried who=1 pile=script
2895 1 pass [2f2b3061]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    scene-began scene=14
2896 3 pass [f30ca1d7]
2897 0 pass [3ff2381a]
2898 1 pass [d6b7d67b]
2899 2 improv [2969fbc3]
    improvised who=2
2900 2 draw:staging [b934a643]
2901 2 bury:take-the-lead [32184245]
    drew who=2 pile=staging
    buried who=2 pile=staging
2902 2 pass [9c5713b3]
2903 0 place:V.4 [7aef94e3]
2904 1 place:take-the-lead [557d68f8]
2905 2 place:V.14 [4aa253c6]
2906 3 place:exchange [668602cc]
    placed-all
2907 3 pass [b73183c6]
2908 0 pass [89d17f84]
2909 1 pass [18d33ff5]
2910 2 pass [6c0d65ce]
2911 3 reveal [fb3f9501]
    turned-up-staging who=3 card=exchange
2912 3 play [90f88dd9]
2913 3 at:1 [5324fc76]
    aimed who=3 card=exchange whom=1
2914 0 let [38979088]
2915 3 give:V.15 [a6acfe35]
    traded who=3 whom=1
2916 3 pass [7ed4ead9]
2917 0 improv [d2263152]
    improvised who=0
2918 0 draw:staging [50aec10f]
2919 0 bury-placed [069fd1ce]
    drew who=0 pile=staging
    buried who=0 pile=script
2920 0 reveal [edcc0985]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2921 0 pass [7032ce68]
2922 1 reveal [b8304d3d]
    turned-up-staging who=1 card=take-the-lead
2923 1 exit [de562f3f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2924 1 pass [9d06984f]
2925 2 reveal [eb8499ad]
    turned-up who=2 card=V.14
    exiting who=2 card=V.14
    got-intrigue who=2 n=1
2926 2 pass [15b9800f]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=15
2927 3 pass [ccc93165]
2928 0 pass [f464efa3]
2929 1 pass [119cc355]
2930 2 improv [6d4a7d4d]
    improvised who=2
2931 2 draw:script [9e38525f]
2932 2 bury:V.16 [42f436fa]
    drew who=2 pile=script
    buried who=2 pile=script
2933 2 pass [f7b70df7]
2934 0 place:take-the-lead [fdf818c0]
2935 1 place:V.5 [b357ec18]
2936 2 place:V.14 [6295422c]
2937 3 place:V.1 [71cdc860]
    placed-all
2938 3 pass [b54d6809]
2939 0 improv [6d975033]
    improvised who=0
2940 0 switch:V.12 [bf75d960]
    switched who=0
2941 0 pass [fa57412e]
2942 1 improv [4d4ed674]
    improvised who=1
2943 1 switch:take-the-lead [cbd97daf]
    switched who=1
2944 1 pass [062b5c33]
2945 2 pass [18c54e01]
2946 3 reveal [88694b4b]
    turned-up who=3 card=V.1
    exiting who=3 card=V.1
    got-intrigue who=3 n=1
2947 3 improv [35a53e41]
    improvised who=3
2948 3 draw:staging [3a242dec]
2949 3 bury:miscue [cd948c27]
    drew who=3 pile=staging
    buried who=3 pile=staging
2950 3 show:exchange [1c9791df]
2951 3 at:0 [e6f3ac5c]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
2952 3 give:revive [48126794]
    traded who=3 whom=0
2953 3 pass [cab9a531]
2954 0 reveal [65cff8de]
    turned-up who=0 card=V.12
    exiting who=0 card=V.12
    got-intrigue who=0 n=1
2955 0 pass [ad6adb2d]
2956 1 reveal [72fa3b5a]
    turned-up-staging who=1 card=take-the-lead
2957 1 play [bb2d2315]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2958 1 pass [059e0b4b]
2959 2 reveal [59d99807]
    turned-up who=2 card=V.14
2960 2 play [cddeb06c]
    played who=2 card=V.14
    scored who=2 card=V.14 n=1
    wounded who=2 character=iago n=4 total=6
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2961 2 pass [f80e02d6]
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
2962 2 improv [c3624f72]
    improvised who=2
2963 2 draw:script [ec0280e8]
2964 2 bury:V.6 [3249e6da]
    drew who=2 pile=script
    buried who=2 pile=script
2965 2 coin:othello [291544b5]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
2966 2 pass [4143da2c]
2967 3 pass [aad08333]
2968 0 improv [e012d612]
    improvised who=0
2969 0 draw:staging [ceb667f5]
2970 0 bury:seize [43fd6478]
    drew who=0 pile=staging
    buried who=0 pile=staging
2971 0 pass [6e6dfc30]
2972 1 pass [568e8679]
2973 0 place:seize [1c67a99e]
2974 1 place:V.16 [8762ee6b]
2975 2 place:no-drama [9bbb915e]
2976 3 place:miscue [fca16353]
    placed-all
2977 3 pass [068a9d2f]
2978 0 pass [2479cc6f]
2979 1 pass [92e8c5c5]
2980 2 pass [8e28aee1]
2981 3 reveal [5c534744]
    turned-up-staging who=3 card=miscue
2982 3 exit [7f6da26b]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2983 3 pass [edd23e72]
2984 0 reveal [e670bc32]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2985 0 show:no-drama [db2de7a6]
    no-drama who=0
    drew who=0 pile=staging
2986 0 pass [5b8cd048]
2987 1 reveal [e619a3d8]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2988 1 pass [ec9b43f3]
2989 2 show:exchange [33fc2868]
2990 2 at:1 [c1bb6502]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2991 2 give:miscue [782eb6aa]
    traded who=2 whom=1
2992 2 reveal [ef644cd6]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2993 2 pass [5951f8ef]
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=17
2994 3 improv [8f7f2ecb]
    improvised who=3
2995 3 bury:V.6 [4e39f17e]
    drew who=3 pile=staging
    buried who=3 pile=script
    reshuffled pile=staging n=20
    staging-empty n=1
2996 3 pass [bfd04aa9]
2997 0 pass [c3940ceb]
2998 1 pass [782ae35c]
2999 2 pass [28bf83f2]
3000 0 place:revive [9efc5033]
3001 1 place:V.5 [629251c1]
3002 2 place:V.12 [43b3f0f7]
3003 3 place:seize [ed07632b]
    placed-all
3004 3 pass [15d6c10e]
3005 0 pass [a613dc76]
3006 1 pass [ad8ebcb7]
3007 2 pass [246b58ca]
3008 3 reveal [01789cf7]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
3009 3 pass [12d83bae]
3010 0 reveal [7751b2d5]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
3011 2 let [db14858e]
    got-intrigue who=0 n=1
3012 0 improv [14966fae]
    improvised who=0
3013 0 draw:script [aaae4d14]
3014 0 bury:V.16 [c585763c]
    drew who=0 pile=script
    buried who=0 pile=script
3015 0 pass [bb89874a]
3016 1 reveal [1bfe4c22]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
3017 2 let [82a1f236]
    got-intrigue who=1 n=1
3018 1 pass [36588156]
3019 2 improv [f860d9b6]
    improvised who=2
3020 2 draw:script [1ba94d65]
3021 2 bury-placed [eeef9888]
    drew who=2 pile=script
    buried who=2 pile=script
3022 2 reveal [b690aae5]
    turned-up who=2 card=V.16
    played who=2 card=V.16
    scored who=2 card=V.16 n=4
    died character=othello
    took-wounds who=2 n=2
    act-ended act=V
    tallied who=0 n=18
    tallied who=1 n=13
    tallied who=2 n=27
    tallied who=3 n=17
    iago-bonus who=1 n=2
    company-bonus who=1 n=4
    iago-bonus who=2 n=4
    company-bonus who=2 n=4
    iago-bonus who=3 n=1
    game-ended
scores [18, 19, 35, 18] winners [2]
