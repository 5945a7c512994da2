set-up [eb6a74ea]
    play-began
    lead-cast who=1
    drew who=1 pile=staging
    drew who=1 pile=staging
    drew who=0 pile=staging
    drew who=0 pile=staging
    dealt who=1 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=I who=1
    scene-began scene=1
1 0 improv [42eb425d]
    improvised who=0
2 1 let [5c91c7d1]
3 0 draw:script [9b266df8]
4 0 bury:I.6 [5226b163]
    drew who=0 pile=script
    buried who=0 pile=script
5 0 pass [8c7a804c]
6 1 improv [72a7df65]
    improvised who=1
7 0 spotlight [f48fe1d9]
    stole-spotlight by=0 who=1
8 1 let [29b8aaff]
    blocked who=1
9 0 place:I.1 [92ad6c27]
10 1 place:I.5 [91753640]
    placed-all
11 0 pass [aadafff7]
12 1 pass [de8d6b22]
13 0 reveal [f1f29ba3]
    turned-up who=0 card=I.1
14 0 exit [af743ee3]
    exiting who=0 card=I.1
15 1 let [330ec7cd]
    got-intrigue who=0 n=1
16 0 pass [9fd7519a]
17 1 show:exchange [d1fba108]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
18 0 let [d1529f10]
19 1 give:take-the-lead [ee162df8]
    traded who=1 whom=0
20 1 reveal [a647600c]
    turned-up who=1 card=I.5
21 1 play [cc2a9383]
    played who=1 card=I.5
    scored who=1 card=I.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
22 1 pass [9ec5aee1]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
23 0 pass [a85fab7b]
24 1 improv [6b8f53a6]
    improvised who=1
25 1 draw:script [7ea885e5]
26 1 bury:I.11 [78fd9f18]
    drew who=1 pile=script
    buried who=1 pile=script
27 1 pass [00ed1026]
28 0 place:revive [29e041e3]
29 1 place:take-the-lead [a59cf8db]
    placed-all
30 0 pass [e4ef0ea0]
31 1 show:exchange [942d243e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
32 0 let [8caf0feb]
33 1 give:I.8 [a231d670]
    traded who=1 whom=0
34 1 pass [69aba84a]
35 0 improv [4b505eae]
    improvised who=0
36 1 spotlight [4416dc0f]
    stole-spotlight by=1 who=0
37 0 let [d53d2141]
    blocked who=0
38 0 show:no-drama [c581a795]
    no-drama who=0
    drew who=0 pile=staging
39 0 reveal [e8f4320b]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
40 0 pass [1d339317]
41 1 coin:iago [0c88ec99]
42 1 wound:othello [56baf794]
    used-iago who=1 character=othello
    wounded who=1 character=othello n=1 total=6
43 1 reveal [4e6f0d66]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
44 1 pass [c4842d6a]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=3
45 0 improv [6f0054f9]
    improvised who=0
46 0 draw:script [a027636f]
47 0 bury:I.7 [6b828c18]
    drew who=0 pile=script
    buried who=0 pile=script
48 0 pass [e9cd8b25]
49 1 improv [f134c309]
    improvised who=1
50 1 draw:staging [54a3d58a]
51 1 bury:miscue [e3871e2e]
    drew who=1 pile=staging
    buried who=1 pile=staging
52 1 pass [b8b7a101]
53 0 place:I.2 [affb3774]
54 1 place:villainy [64b6c0e9]
    placed-all
55 0 pass [0022cb29]
56 1 pass [e7ef7d4b]
57 0 reveal [657d48dc]
    turned-up who=0 card=I.2
    exiting who=0 card=I.2
58 1 let [4eb05a45]
    got-intrigue who=0 n=1
59 0 pass [ef959ba3]
60 1 reveal [6890f042]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
61 1 pass [6ca06725]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=4
62 0 pass [c46b7223]
63 1 pass [3981f61c]
64 0 place:miscue [38d15828]
65 1 place:I.10 [080d84db]
    placed-all
66 0 improv [81187460]
    improvised who=0
67 0 switch:I.6 [d6cf25c1]
    switched who=0
68 0 pass [f3a56d69]
69 1 improv [c4eacbe8]
    improvised who=1
70 1 switch:I.11 [6bc8f30c]
    switched who=1
71 1 pass [0d1c80b6]
72 0 reveal [693af13c]
    turned-up who=0 card=I.6
73 0 exit [ebfb85e7]
    exiting who=0 card=I.6
74 1 let [90144f91]
    got-intrigue who=0 n=1
75 0 pass [b81b22b0]
76 1 reveal [0d66ebb0]
    turned-up who=1 card=I.11
77 1 play [31e1a769]
    played who=1 card=I.11
    scored who=1 card=I.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
78 1 pass [00951237]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=5
79 0 pass [427dc325]
80 1 improv [7efd7e46]
    improvised who=1
81 1 draw:staging [4c43fac1]
82 1 bury:revive [c1d8d308]
    drew who=1 pile=staging
    buried who=1 pile=staging
83 1 pass [cd5ff457]
84 0 place:I.12 [24b748ec]
85 1 place:I.9 [856d2a32]
    placed-all
86 0 show:exchange [b3451f14]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
87 1 let [c26fd087]
88 0 give:I.8 [2804faf6]
    traded who=0 whom=1
89 0 pass [fa014980]
90 1 pass [70e169c9]
91 0 reveal [436a54f4]
    turned-up who=0 card=I.12
92 0 play-in-vain [61440648]
    played who=0 card=I.12
    failed who=0 card=I.12
93 0 improv [c3ed6b05]
    improvised who=0
94 0 draw:staging [f45097c3]
95 0 bury:take-the-lead [a69b45a2]
    drew who=0 pile=staging
    buried who=0 pile=staging
96 0 pass [2e2d640a]
97 1 reveal [c55fd949]
    turned-up who=1 card=I.9
    played who=1 card=I.9
    failed who=1 card=I.9
98 1 coin:iago [99687a91]
99 1 wound:othello [0451e97d]
    used-iago who=1 character=othello
    wounded who=1 character=othello n=2 total=6
100 1 pass [75f3f670]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
101 0 show:exchange [4db47cd1]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
102 1 let [312ce02f]
103 0 give:miscue [0970ecd4]
    traded who=0 whom=1
104 0 show:exchange [f40f218f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
105 1 let [30884800]
106 0 give:villainy [531eb22a]
    traded who=0 whom=1
107 0 pass [b0c2f791]
108 1 pass [7d8a1b61]
109 0 place:seize [107f1379]
110 1 place:miscue [b6fb06e8]
    placed-all
111 0 improv [93f167f9]
    improvised who=0
112 0 switch:I.10 [614e7bcd]
    switched who=0
113 0 pass [b6b28167]
114 1 improv [3d33c92d]
    improvised who=1
115 1 switch:no-drama [3f79ea69]
    switched who=1
116 1 pass [8530afa8]
117 0 reveal [658665e3]
    turned-up who=0 card=I.10
118 0 play [68068a97]
    played who=0 card=I.10
119 1 let [42f4656a]
    scored who=0 card=I.10 n=1
    got-intrigue who=0 n=2
120 0 show:no-drama [9111c411]
    no-drama who=0
    drew who=0 pile=staging
121 0 pass [b9dde1a6]
122 1 reveal [5db98563]
    turned-up-staging who=1 card=no-drama
123 1 play [b710bd12]
    played who=1 card=no-drama
    no-drama who=1
124 1 pass [cc0c4062]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    scene-began scene=7
125 0 pass [cd03376d]
126 1 pass [0bd037ef]
127 0 place:villainy [19938845]
128 1 place:I.8 [93f73f72]
    placed-all
129 0 improv [a02b4956]
    improvised who=0
130 0 switch:I.4 [e9224dde]
    switched who=0
131 0 pass [f2c3e702]
132 1 pass [c2fc84d7]
133 0 reveal [003511bb]
    turned-up who=0 card=I.4
134 0 exit [e21b4adb]
    exiting who=0 card=I.4
    got-intrigue who=0 n=1
135 0 pass [bb873149]
136 1 reveal [c073ea4e]
    turned-up who=1 card=I.8
    exiting who=1 card=I.8
    got-intrigue who=1 n=1
137 1 pass [1c44af62]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
138 0 improv [70a98974]
    improvised who=0
139 0 draw:staging [e49bf8e4]
140 0 bury:take-the-lead [aecde35b]
    drew who=0 pile=staging
    buried who=0 pile=staging
141 0 pass [3e44c41e]
142 1 pass [eff97ea9]
143 0 place:miscue [02ecc63b]
144 1 place:I.7 [a12574cd]
    placed-all
145 0 pass [6b7dde2c]
146 1 improv [17e6fc12]
    improvised who=1
147 1 switch:miscue [256cd58b]
    switched who=1
148 1 pass [b2c8c666]
149 0 reveal [7053974a]
    turned-up-staging who=0 card=miscue
150 0 exit [3e19c2c4]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
151 0 pass [147fc2d4]
152 1 reveal [30fd2d5d]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
153 1 pass [bfea1aad]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=9
154 0 pass [4935cd30]
155 1 improv [7f40324d]
    improvised who=1
156 1 draw:staging [9bb52242]
157 1 bury:I.7 [cf5b5844]
    drew who=1 pile=staging
    buried who=1 pile=script
158 1 pass [74bdf2a7]
159 0 place:villainy [9fd0035e]
160 1 place:I.12 [f0624457]
    placed-all
161 0 pass [ade0338e]
162 1 pass [c2bdbe93]
163 0 improv [a354dd72]
    improvised who=0
164 0 draw:staging [6446171c]
165 0 bury-placed [316ed72e]
    drew who=0 pile=staging
    buried who=0 pile=staging
166 0 reveal [1dc0669f]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
167 0 pass [648f326b]
168 1 reveal [03b0f424]
    turned-up who=1 card=I.12
    played who=1 card=I.12
    failed who=1 card=I.12
169 1 pass [b216f77b]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=10
170 0 improv [cdb52cae]
    improvised who=0
171 0 draw:script [1fabd97c]
172 0 bury:I.1 [2e063af5]
    drew who=0 pile=script
    buried who=0 pile=script
173 0 pass [f964d1ef]
174 1 pass [465ac8dd]
175 0 place:I.6 [d10a4c35]
176 1 place:miscue [a8afeb4b]
    placed-all
177 0 pass [9290e2d2]
178 1 pass [980b964a]
179 0 reveal [de7403a6]
    turned-up who=0 card=I.6
180 0 play [c34a3ba9]
    played who=0 card=I.6
    scored who=0 card=I.6 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
181 0 coin:cassio [431c75b5]
    used-coin who=0 coin=cassio
182 0 draw:staging [df82b32e]
183 0 bury:seize [261d745f]
    drew who=0 pile=staging
    buried who=0 pile=staging
184 0 pass [74b413f1]
185 1 reveal [dd1971ab]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
186 1 improv [28347586]
    improvised who=1
187 1 draw:script [dd2b0405]
188 1 bury:I.3 [bd43371e]
    drew who=1 pile=script
    buried who=1 pile=script
189 1 pass [8d0ebc11]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=11
190 0 pass [9bd07147]
191 1 pass [301612e0]
192 0 place:seize [48a4bb2d]
193 1 place:I.2 [366b2bb1]
    placed-all
194 0 improv [56ba6085]
    improvised who=0
195 0 switch:I.9 [5f7c914d]
    switched who=0
196 0 pass [a23a241c]
197 1 pass [290071db]
198 0 reveal [4b587975]
    turned-up who=0 card=I.9
    played who=0 card=I.9
    scored who=0 card=I.9 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
199 0 coin:desdemona [2c88ca39]
    no-drama-coin who=0
200 0 pass [41c340a1]
201 1 reveal [ac794c6b]
    turned-up who=1 card=I.2
202 1 exit [35624a61]
    exiting who=1 card=I.2
    got-intrigue who=1 n=1
203 1 pass [fa1d9b19]
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    drew who=0 pile=staging
    scene-began scene=12
204 0 pass [867e15cc]
205 1 improv [88b4ee35]
    improvised who=1
206 1 draw:staging [cc254bdd]
207 1 bury:seize [c2759b07]
    drew who=1 pile=staging
    buried who=1 pile=staging
208 1 show:exchange [b8b73749]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
209 0 let [e907a56e]
210 1 give:take-the-lead [c6e3b7a3]
    traded who=1 whom=0
211 1 show:exchange [95cea74a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
212 0 let [5d419c33]
213 1 give:I.7 [c5405c86]
    traded who=1 whom=0
214 1 pass [bcf9471c]
215 0 place:villainy [893c59db]
216 1 place:villainy [b4163512]
    placed-all
217 0 show:no-drama [f607e438]
    no-drama who=0
    drew who=0 pile=staging
218 0 pass [402e78bc]
219 1 pass [3045473a]
220 0 reveal [ad32d9d5]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
221 0 improv [f8e93495]
    improvised who=0
222 0 draw:staging [80eee537]
223 0 bury:take-the-lead [da3c382e]
    drew who=0 pile=staging
    buried who=0 pile=staging
224 0 pass [24860f2d]
225 1 reveal [d6c62c3a]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
226 1 pass [b523d736]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=13
227 0 pass [f7dee07a]
228 1 pass [03754024]
229 0 place:I.7 [3519eaee]
230 1 place:take-the-lead [3b92557e]
    placed-all
231 0 pass [4b9e36bb]
232 1 improv [a4ea92e6]
    improvised who=1
233 1 switch:miscue [9a0b288d]
    switched who=1
234 1 pass [6182446d]
235 0 reveal [54eebce7]
    turned-up who=0 card=I.7
236 0 exit [4c2585a3]
    exiting who=0 card=I.7
    got-intrigue who=0 n=1
237 0 pass [0953eb08]
238 1 reveal [02490535]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
239 1 pass [44dfa9b7]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=14
240 0 improv [6ae9e4c6]
    improvised who=0
241 0 draw:staging [8375d2fc]
242 0 bury:no-drama [49104443]
    drew who=0 pile=staging
    buried who=0 pile=staging
243 0 pass [0c94a1dc]
244 1 improv [2326260c]
    improvised who=1
245 1 draw:staging [358fb0ae]
246 1 bury:take-the-lead [92f9058f]
    drew who=1 pile=staging
    buried who=1 pile=staging
247 1 show:exchange [85f17ec0]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
248 1 give:revive [8d5c0b3d]
    traded who=1 whom=0
249 1 pass [25f42f89]
250 0 place:take-the-lead [31fb7e92]
251 1 place:seize [401ab8f0]
    placed-all
252 0 pass [fc6aa8cb]
253 1 pass [0e43ba9a]
254 0 reveal [88ae4093]
    turned-up-staging who=0 card=take-the-lead
255 0 exit [c1f1008a]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
256 0 show:no-drama [a395a976]
    no-drama who=0
    drew who=0 pile=staging
257 0 pass [824e630c]
258 1 reveal [2f7219ab]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
259 1 pass [602ed174]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=15
260 0 pass [c7b09721]
261 1 pass [dce934f1]
262 0 place:seize [2275a9a6]
263 1 place:I.2 [cdf4735a]
    placed-all
264 0 pass [42d04918]
265 1 pass [ca67fb12]
266 0 reveal [6d272e44]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
267 0 pass [094f6cf1]
268 1 reveal [607cf67b]
    turned-up who=1 card=I.2
269 1 exit [7a836ed4]
    exiting who=1 card=I.2
    got-intrigue who=1 n=1
270 1 improv [0d8090c7]
    improvised who=1
271 1 draw:script [810a1c5e]
272 1 bury:I.8 [95c1449d]
    drew who=1 pile=script
    buried who=1 pile=script
273 1 pass [696f6a2f]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=2
    scene-began scene=16
274 0 improv [795e8bc7]
    improvised who=0
275 0 draw:staging [1694bcc2]
276 0 bury:revive [40bfafa0]
    drew who=0 pile=staging
    buried who=0 pile=staging
277 0 pass [4b609acf]
278 1 pass [114d2b83]
279 0 place:seize [07157200]
280 1 place:I.1 [23a12b85]
    placed-all
281 0 pass [32099ec9]
282 1 improv [05a49031]
    improvised who=1
283 1 switch:I.3 [6947d1e0]
    switched who=1
284 1 pass [bb409321]
285 0 reveal [63c34abe]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
286 0 pass [d000d58f]
287 1 reveal [1e666c9d]
    turned-up who=1 card=I.3
288 1 play [0b16b5d5]
    played who=1 card=I.3
    scored who=1 card=I.3 n=1
    got-intrigue who=1 n=2
289 1 pass [edf33c18]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=17
290 0 pass [f7f8a307]
291 1 show:exchange [431ca79b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
292 0 let [b0ce0cdf]
293 1 give:I.12 [9ec8070f]
    traded who=1 whom=0
294 1 improv [f9a3a8c4]
    improvised who=1
295 1 draw:staging [279dc41b]
296 1 bury:miscue [19271ed4]
    drew who=1 pile=staging
    buried who=1 pile=staging
297 1 pass [da9a0134]
298 0 place:I.8 [79e8465e]
299 1 place:I.1 [73c7a5be]
    placed-all
300 0 improv [8ce719f4]
    improvised who=0
301 0 switch:villainy [323c684c]
    switched who=0
302 0 show:exchange [c54ae86f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
303 1 let [7674ad39]
304 0 give:take-the-lead [f99bc105]
    traded who=0 whom=1
305 0 pass [d66396e6]
306 1 pass [e357e88c]
307 0 reveal [d1cc32ff]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
308 1 let [4b05234e]
    got-intrigue who=0 n=1
309 0 pass [c1f0764b]
310 1 reveal [95392a69]
    turned-up who=1 card=I.1
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
311 1 pass [a022edae]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=18
312 0 improv [4b32fa45]
    improvised who=0
313 0 draw:script [861c5b30]
314 0 bury:I.4 [58d2a29d]
    drew who=0 pile=script
    buried who=0 pile=script
315 0 pass [862f8e7c]
316 1 show:no-drama [54435650]
    no-drama who=1
    drew who=1 pile=staging
317 1 pass [9fa5882a]
318 0 place:I.8 [1327dc44]
319 1 place:miscue [04db349e]
    placed-all
320 0 pass [2601f212]
321 1 improv [b35f1450]
    improvised who=1
322 1 switch:take-the-lead [17f85052]
    switched who=1
323 1 pass [62b73f3e]
324 0 reveal [6bcb6755]
    turned-up who=0 card=I.8
325 0 play [e23b1497]
    played who=0 card=I.8
    scored who=0 card=I.8 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
326 0 pass [eff9ade8]
327 1 reveal [35e14745]
    turned-up-staging who=1 card=take-the-lead
328 1 play [a0ddc4e2]
    giving who=1 card=take-the-lead whom=0
329 0 let [7db7933b]
    gave-lead who=1 whom=0
330 1 pass [3cc7c240]
    drew who=0 pile=staging
    drew who=1 pile=script
    script-empty
    scene-began scene=19
331 1 pass [0cadbe65]
332 0 coin:othello [320a8976]
    giving-by-coin who=0 coin=othello whom=1
    gave-lead who=0 whom=1
333 0 improv [cac264d8]
    improvised who=0
334 0 bury:I.7 [44dc13d3]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=17
    staging-empty n=1
335 0 pass [7e643063]
336 0 place:revive [5078dbfd]
337 1 place:I.2 [c126ab33]
    placed-all
338 0 pass [a757049d]
339 1 pass [85af2727]
340 0 reveal [e49d67f5]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
341 0 pass [d0e8bf61]
342 1 reveal [0f6def32]
    turned-up who=1 card=I.2
343 1 play [86c932a8]
    played who=1 card=I.2
    scored who=1 card=I.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
344 1 improv [b077d254]
    improvised who=1
345 1 draw:script [e6aff9f1]
346 1 bury:I.4 [350a3217]
    drew who=1 pile=script
    buried who=1 pile=script
347 1 pass [7d988699]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=20
348 0 improv [8beeb128]
    improvised who=0
349 0 bury:revive [7ca3d0da]
    drew who=0 pile=staging
    buried who=0 pile=staging
350 0 pass [59f50f70]
351 1 pass [5b0c6d65]
352 0 place:miscue [45e4e2f6]
353 1 place:I.7 [24269557]
    placed-all
354 0 pass [8d654181]
355 1 pass [ed7cd2ed]
356 0 reveal [7461afb3]
    turned-up-staging who=0 card=miscue
357 0 play [82339722]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
358 1 switch:exchange [43c19e4a]
    switched who=1
359 0 place:take-the-lead [8f1555d8]
    turned-up-staging who=0 card=take-the-lead
360 0 exit [733a78f7]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
361 0 pass [dd5ab271]
362 1 reveal [04e7d612]
    turned-up-staging who=1 card=exchange
363 1 play [aed3b0ec]
    aimed who=1 card=exchange whom=0
364 0 let [87bafa5d]
365 1 give:take-the-lead [42981293]
    traded who=1 whom=0
366 1 pass [c3f35601]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=21
367 0 pass [93a53f4b]
368 1 show:exchange [df16fbcc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
369 0 let [0fb4361e]
370 1 give:seize [4435c8b1]
    traded who=1 whom=0
371 1 pass [e801dabb]
372 0 place:I.12 [1170ef32]
373 1 place:I.4 [dbaccf77]
    placed-all
374 0 improv [770784f1]
    improvised who=0
375 0 switch:revive [5c9e345d]
    switched who=0
376 0 pass [98cfb261]
377 1 show:exchange [c35c1e8b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
378 1 give:villainy [78c21b22]
    traded who=1 whom=0
379 1 pass [b03624ba]
380 0 reveal [69fb186b]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
381 0 pass [44388222]
382 1 coin:iago [69f0e7ca]
383 1 wound:roderigo [50ef07b9]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=1 total=4
384 1 reveal [43f2247f]
    turned-up who=1 card=I.4
    exiting who=1 card=I.4
    got-intrigue who=1 n=1
385 1 pass [3a8c3b20]
    drew who=1 pile=staging
    reshuffled pile=script n=1
    drew who=0 pile=script
    scene-began scene=22
386 0 pass [d653ed2f]
387 1 improv [fb398c73]
    improvised who=1
388 1 bury:seize [0ac81dc4]
    drew who=1 pile=staging
    buried who=1 pile=staging
389 1 pass [83600428]
390 0 place:seize [747bc8d0]
391 1 place:I.7 [fe33ac76]
    placed-all
392 0 pass [6560246b]
393 1 pass [2dc9daae]
394 0 improv [43fea54d]
    improvised who=0
395 0 bury:take-the-lead [3474c574]
    drew who=0 pile=staging
    buried who=0 pile=staging
396 0 reveal [cede00e0]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
397 0 show:exchange [d6db3187]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
398 0 give:I.4 [02eca7d0]
    traded who=0 whom=1
399 0 show:no-drama [d6b92159]
    no-drama who=0
    drew who=0 pile=staging
400 0 pass [90c4fb75]
401 1 reveal [1d2a0854]
    turned-up who=1 card=I.7
    exiting who=1 card=I.7
    got-intrigue who=1 n=1
402 1 show:no-drama [dd654b21]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=1
403 1 pass [d41924ed]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=23
404 0 pass [21485223]
405 1 pass [ca349450]
406 0 place:I.1 [2dfa44fd]
407 1 place:no-drama [22eb747a]
    placed-all
408 0 pass [5db7054e]
409 1 pass [c4bd2559]
410 0 reveal [f4c90ef2]
    turned-up who=0 card=I.1
411 0 play [caf46ef8]
    played who=0 card=I.1
    scored who=0 card=I.1 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
412 0 pass [96dd371d]
413 1 reveal [49b60241]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
414 1 pass [2f5c391a]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
415 0 coin:roderigo [8b3679ae]
    used-coin-at who=0 coin=roderigo whom=1
416 1 let [2c23dba1]
417 0 give:I.12 [719df644]
    traded who=0 whom=1
418 0 improv [53f5fe2b]
    improvised who=0
419 0 bury:I.7 [190906c6]
    drew who=0 pile=staging
    buried who=0 pile=script
420 0 pass [ffc2ef6e]
421 1 pass [0d16860b]
422 0 place:miscue [d3cbbe90]
423 1 place:seize [755edb33]
    placed-all
424 0 pass [567aef81]
425 1 pass [40df701b]
426 0 show:exchange [e7fd10c9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
427 1 seize [3275a865]
    seized by=1 who=0 card=exchange
    got-spotlight who=1 n=1
428 0 reveal [6d99caa1]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
429 0 pass [4ae45162]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=25
430 0 pass [619f8618]
431 1 pass [3de36fc9]
432 0 place:take-the-lead [a380c6a5]
433 1 place:miscue [c711ba40]
    placed-all
434 0 pass [96b8f934]
435 1 pass [c897e802]
436 0 improv [0f71c225]
    improvised who=0
437 1 let [15c1ffdd]
438 0 bury:revive [7a8a36e0]
    drew who=0 pile=staging
    buried who=0 pile=staging
439 0 reveal [d593e5c2]
    turned-up-staging who=0 card=take-the-lead
440 0 play [2db29dae]
    aimed who=0 card=take-the-lead whom=1
441 1 spotlight [b48aed77]
    stole-spotlight by=1 who=0
    blocked who=0
442 1 reveal [3f441036]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
443 1 pass [1a5f644a]
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=2
    drew who=0 pile=staging
    scene-began scene=26
    final-scene
444 0 show:exchange [4bd05058]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
445 1 let [3cdb17fa]
446 0 give:take-the-lead [6843eb1e]
    traded who=0 whom=1
447 0 pass [de71dcee]
448 1 improv [7d3be5c0]
    improvised who=1
449 1 bury:I.4 [73879413]
    drew who=1 pile=staging
    buried who=1 pile=script
450 1 pass [b5e797a2]
451 0 place:villainy [0988149e]
452 1 place:revive [b4a44331]
    placed-all
453 0 pass [22214ed8]
454 1 pass [07bb1ae3]
455 0 reveal [1b00103f]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
456 0 show:no-drama [b16b6652]
    no-drama who=0
    drew who=0 pile=staging
457 0 pass [cadc1272]
458 1 reveal [c8604934]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
459 1 show:no-drama [6f379dd1]
    no-drama who=1
    drew who=1 pile=staging
460 1 pass [67a6f5c5]
    act-ran-out act=I
    tallied who=0 n=6
    tallied who=1 n=4
    lead-cast who=1
461 1 discard:miscue [f4ae3c53]
    discarded who=1 card=miscue
462 1 discard:villainy [72a229c4]
    discarded who=1 card=villainy
463 1 discard:take-the-lead [37c299c1]
    discarded who=1 card=take-the-lead
464 0 discard:revive [10a9fad0]
    discarded who=0 card=revive
    dealt who=1 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=II who=1
    scene-began scene=1
465 0 pass [b914cf2a]
466 1 pass [aef0a74c]
467 0 place:villainy [80ef1ed0]
468 1 place:seize [590c5a9c]
    placed-all
469 0 pass [2d3792cd]
470 1 pass [a3e50615]
471 0 reveal [fca8d963]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
472 0 pass [690738b5]
473 1 reveal [a31f9aaa]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
474 1 improv [a4a3592c]
    improvised who=1
475 1 draw:staging [8bf98eaa]
476 1 bury:II.11 [e8684519]
    drew who=1 pile=staging
    buried who=1 pile=script
477 1 show:exchange [3bd8d47e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
478 0 let [9233ae4f]
479 1 give:seize [20c9fef1]
    traded who=1 whom=0
480 1 pass [3df29921]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=2
481 0 improv [d1a9aeab]
    improvised who=0
482 0 draw:staging [d36e8f47]
483 0 bury:II.6 [cdbffe5f]
    drew who=0 pile=staging
    buried who=0 pile=script
484 0 pass [e9ae61a7]
485 1 pass [747bcfeb]
486 0 place:seize [11312c4e]
487 1 place:II.3 [9a947d7f]
    placed-all
488 0 pass [bfd7fbc6]
489 1 pass [4f05d24d]
490 0 reveal [6c3b1c66]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
491 0 pass [63decd9d]
492 1 reveal [5f486ee3]
    turned-up who=1 card=II.3
493 1 exit [c1c04b04]
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
494 1 pass [6d752276]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=3
495 0 pass [9e9dda0e]
496 1 show:exchange [0a04742e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
497 0 let [7d65a45e]
498 1 give:II.4 [d117a1e9]
    traded who=1 whom=0
499 1 pass [bfa39ab6]
500 0 place:II.7 [07b4444d]
501 1 place:II.12 [ed25fb11]
    placed-all
502 0 improv [1a09d671]
    improvised who=0
503 0 switch:take-the-lead [ba5ae87b]
    switched who=0
504 0 pass [88fca83f]
505 1 improv [de165388]
    improvised who=1
506 1 switch:II.10 [bf767faf]
    switched who=1
507 1 pass [0d3a793f]
508 0 reveal [dde5e342]
    turned-up-staging who=0 card=take-the-lead
509 0 play [d24d30e4]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
510 0 pass [dcdb2d44]
511 1 reveal [9477c324]
    turned-up who=1 card=II.10
    played who=1 card=II.10
    scored who=1 card=II.10 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
512 1 coin:othello [ab02191a]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
513 1 pass [0fcb7460]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=4
514 0 pass [bac85fdf]
515 1 show:exchange [93b15f21]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
516 1 give:II.12 [45b487fc]
    traded who=1 whom=0
517 1 pass [8673a469]
518 0 place:take-the-lead [d40f72fc]
519 1 place:seize [dbdd8580]
    placed-all
520 0 pass [da66c0f0]
521 1 improv [13e1962b]
    improvised who=1
522 1 switch:take-the-lead [ec9777ba]
    switched who=1
523 1 pass [e19f5a59]
524 0 reveal [8b877236]
    turned-up-staging who=0 card=take-the-lead
525 0 exit [12a409cc]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
526 0 pass [45b6e268]
527 1 reveal [d829c14e]
    turned-up-staging who=1 card=take-the-lead
528 1 exit [c3739afc]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
529 1 pass [bc7b3072]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=5
530 0 pass [a71b101d]
531 1 pass [0cbb3fc1]
532 0 place:II.12 [a7c3d376]
533 1 place:II.11 [c724c758]
    placed-all
534 0 improv [bd2e9ae6]
    improvised who=0
535 0 switch:II.4 [dec20480]
    switched who=0
536 0 pass [7efe7258]
537 1 pass [37a80048]
538 0 reveal [dc2f15f7]
    turned-up who=0 card=II.4
539 0 exit [b36862fd]
    exiting who=0 card=II.4
540 1 let [236bef09]
    got-intrigue who=0 n=1
541 0 pass [d5a7ca59]
542 1 improv [025c63a3]
    improvised who=1
543 1 draw:script [f9c3c07d]
544 1 bury-placed [b3934d8c]
    drew who=1 pile=script
    buried who=1 pile=script
545 1 reveal [34eda812]
    turned-up who=1 card=II.3
546 1 exit [e21742f3]
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
547 1 pass [f5282382]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
548 0 pass [f545c480]
549 1 improv [ed365a3b]
    improvised who=1
550 1 draw:script [2f585294]
551 1 bury:II.8 [a440927d]
    drew who=1 pile=script
    buried who=1 pile=script
552 1 pass [8e00b407]
553 0 place:II.7 [3274990b]
554 1 place:II.9 [5471b8fa]
    placed-all
555 0 pass [c910f00a]
556 1 pass [c34c0fda]
557 0 reveal [24ffe376]
    turned-up who=0 card=II.7
558 0 improv [cc09e216]
    improvised who=0
559 0 draw:script [e725397b]
560 0 bury:II.6 [671775d3]
    drew who=0 pile=script
    buried who=0 pile=script
561 0 exit [43fe2e6a]
    exiting who=0 card=II.7
    got-intrigue who=0 n=1
562 0 pass [853341d7]
563 1 reveal [282e9e34]
    turned-up who=1 card=II.9
564 1 play [b6dbd990]
    played who=1 card=II.9
    scored who=1 card=II.9 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
565 1 pass [c64b49ea]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=7
566 0 improv [32653fd1]
    improvised who=0
567 0 draw:staging [67799d48]
568 0 bury:II.2 [e093671e]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=18
569 0 show:exchange [f9d249c7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
570 1 let [c3ded165]
571 0 give:no-drama [8108bfc8]
    traded who=0 whom=1
572 0 pass [aa86e1f7]
573 1 improv [12120d8a]
    improvised who=1
574 1 draw:staging [78b3b30a]
575 1 bury:II.5 [f59036c4]
    drew who=1 pile=staging
    buried who=1 pile=script
576 1 pass [1429bedf]
577 0 place:miscue [b92550d2]
578 1 place:II.11 [1a46842c]
    placed-all
579 0 pass [7cfe3541]
580 1 show:exchange [a68782eb]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
581 1 give:seize [afedde43]
    traded who=1 whom=0
582 1 pass [a6481f18]
583 0 reveal [f72534fd]
    turned-up-staging who=0 card=miscue
584 0 play [1e804e20]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
585 1 switch:seize [d58c9665]
    switched who=1
586 0 place:seize [cfe40c61]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
587 0 pass [052fe419]
588 1 coin:iago [0ccea725]
589 1 wound:iago [e0d16ef6]
    used-iago who=1 character=iago
    wounded who=1 character=iago n=1 total=6
590 1 reveal [9c421cdc]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
591 1 show:no-drama [d8e39677]
    no-drama who=1
    drew who=1 pile=staging
592 1 pass [9e80e4d3]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=8
593 0 pass [866511af]
594 1 show:exchange [f104cc13]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
595 0 let [847f49ef]
596 1 give:revive [a31abc2c]
    traded who=1 whom=0
597 1 pass [6107ea1e]
598 0 place:II.8 [de994691]
599 1 place:II.6 [bbd2545f]
    placed-all
600 0 improv [a3897418]
    improvised who=0
601 0 switch:take-the-lead [cabb9176]
    switched who=0
602 0 pass [b5c3dff9]
603 1 pass [eb2ecc6a]
604 0 reveal [fed55623]
    turned-up-staging who=0 card=take-the-lead
605 0 play [2cc1a77e]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
606 0 pass [c2393896]
607 1 reveal [c1da7455]
    turned-up who=1 card=II.6
608 1 exit [64606aac]
    exiting who=1 card=II.6
    got-intrigue who=1 n=1
609 1 improv [32ebf047]
    improvised who=1
610 1 draw:script [0cf3ef83]
611 1 bury:II.11 [60a18946]
    drew who=1 pile=script
    buried who=1 pile=script
612 1 pass [b62ef831]
    drew who=0 pile=script
    reshuffled pile=script n=4
    drew who=1 pile=staging
    scene-began scene=9
613 1 pass [dd9c316d]
614 0 pass [d2baa2de]
615 0 place:II.12 [de8eb748]
616 1 place:miscue [945a3f71]
    placed-all
617 1 pass [d8ef472a]
618 0 pass [e546e5f1]
619 1 reveal [1473ffc3]
    turned-up-staging who=1 card=miscue
620 1 exit [e65042cf]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
621 1 improv [1267c498]
    improvised who=1
622 1 draw:staging [43c34ded]
623 1 bury:II.2 [0c870b7c]
    drew who=1 pile=staging
    buried who=1 pile=script
624 1 pass [f2eed400]
625 0 reveal [80086e4a]
    turned-up who=0 card=II.12
    played who=0 card=II.12
    scored who=0 card=II.12 n=3
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
    act-ended act=II
    tallied who=0 n=9
    tallied who=1 n=8
    lead-cast who=1
626 1 discard:exchange [7ff84dbd]
    discarded who=1 card=exchange
627 1 discard:villainy [3e4d7048]
    discarded who=1 card=villainy
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=III who=1
    scene-began scene=1
628 0 improv [380ada4a]
    improvised who=0
629 0 draw:staging [7efb2547]
630 0 bury:take-the-lead [983da0b3]
    drew who=0 pile=staging
    buried who=0 pile=staging
631 0 pass [4cf4db9f]
632 1 pass [6a438d08]
633 0 place:III.4 [cca4250d]
634 1 place:III.6 [400e63a9]
    placed-all
635 0 pass [4b13174b]
636 1 pass [58471e80]
637 0 reveal [1089a23f]
    turned-up who=0 card=III.4
638 0 exit [e7547beb]
    exiting who=0 card=III.4
    got-intrigue who=0 n=1
639 0 coin:iago [9719a91b]
640 0 wound:bianca [4a3ffa28]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
641 0 pass [67543f3d]
642 1 reveal [9e2b3a41]
    turned-up who=1 card=III.6
    exiting who=1 card=III.6
    got-intrigue who=1 n=1
643 1 pass [2baba64d]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
644 0 pass [9c0407f2]
645 1 improv [c6e4bb4c]
    improvised who=1
646 1 draw:staging [13abe190]
647 1 bury:III.10 [67445d7b]
    drew who=1 pile=staging
    buried who=1 pile=script
648 1 pass [48830c61]
649 0 place:III.12 [b6dcd024]
650 1 place:III.2 [280e573f]
    placed-all
651 0 improv [24c7bdb2]
    improvised who=0
652 0 switch:III.7 [3c0228bb]
    switched who=0
653 0 pass [aee84784]
654 1 pass [2dcfbe0a]
655 0 reveal [62719d59]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    failed who=0 card=III.7
656 0 pass [9c05e89b]
657 1 reveal [7d6c0c3a]
    turned-up who=1 card=III.2
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
658 1 show:no-drama [bf44a732]
    no-drama who=1
    drew who=1 pile=staging
659 1 pass [f42e7b3b]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
660 0 pass [65f859ac]
661 1 pass [dc783a9a]
662 0 place:revive [4e3a895c]
663 1 place:seize [9c2329e7]
    placed-all
664 0 pass [e499e168]
665 1 pass [c87c1fd6]
666 0 reveal [bf721dd2]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
667 0 pass [b61cd07e]
668 1 reveal [53b9d2dc]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
669 1 pass [e6d3414f]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=4
670 0 show:no-drama [64497a43]
    no-drama who=0
    drew who=0 pile=staging
671 0 show:exchange [90569668]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
672 1 let [b36ac14e]
673 0 give:III.13 [6e904a99]
    traded who=0 whom=1
674 0 pass [5d02ec44]
675 1 improv [9fb9ad34]
    improvised who=1
676 1 draw:staging [0a28430b]
677 1 bury:III.14 [6e7a3cda]
    drew who=1 pile=staging
    buried who=1 pile=script
678 1 pass [b6c2d81e]
679 0 place:III.15 [aef70909]
680 1 place:III.11 [0cabfc9e]
    placed-all
681 0 pass [c45a9822]
682 1 pass [901746c7]
683 0 reveal [cdf9ee18]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
684 0 pass [fa6395e5]
685 1 reveal [25ee993e]
    turned-up who=1 card=III.11
    exiting who=1 card=III.11
    got-intrigue who=1 n=1
686 1 pass [d1c18af6]
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    drew who=0 pile=staging
    scene-began scene=5
687 0 show:exchange [8bb1f753]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
688 1 let [047f5ef5]
689 0 give:miscue [48fe6a70]
    traded who=0 whom=1
690 0 pass [a6830e04]
691 1 pass [ba729220]
692 0 place:III.9 [abb87cfe]
693 1 place:take-the-lead [5313643d]
    placed-all
694 0 show:exchange [8ea38093]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
695 1 let [35172ab2]
696 0 give:miscue [4be981cf]
    traded who=0 whom=1
697 0 pass [be4297ae]
698 1 improv [89f342ac]
    improvised who=1
699 1 switch:villainy [5b762679]
    switched who=1
700 1 pass [f26c844b]
701 0 reveal [5fc4c807]
    turned-up who=0 card=III.9
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
702 0 pass [389326bc]
703 1 reveal [1026a96c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
704 1 pass [99c77638]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=6
705 0 improv [315e07e5]
    improvised who=0
706 0 draw:staging [e16c8511]
707 0 bury:villainy [10e9588d]
    drew who=0 pile=staging
    buried who=0 pile=staging
708 0 pass [2a3cf290]
709 1 pass [cfd7eeb0]
710 0 place:revive [188f5fd3]
711 1 place:seize [48f9110c]
    placed-all
712 0 pass [cf4a4bbc]
713 1 improv [c53b229b]
    improvised who=1
714 1 switch:take-the-lead [87731d99]
    switched who=1
715 1 pass [1f3ed05c]
716 0 reveal [e58fdc98]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
717 0 pass [f094f4a9]
718 1 reveal [227d4eb0]
    turned-up-staging who=1 card=take-the-lead
719 1 play [76b1efda]
    giving who=1 card=take-the-lead whom=0
720 0 let [703da169]
    gave-lead who=1 whom=0
721 1 pass [707c7402]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=7
722 1 pass [66f4e03d]
723 0 pass [68f8ad57]
724 0 place:seize [697568c5]
725 1 place:seize [42a2e071]
    placed-all
726 1 pass [e7a0f244]
727 0 improv [55279b32]
    improvised who=0
728 0 switch:III.12 [e9efa7cd]
    switched who=0
729 0 pass [d6dadb21]
730 1 reveal [25be160e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
731 1 improv [21840939]
    improvised who=1
732 1 draw:staging [c5bf48d2]
733 1 bury:seize [aff818ee]
    drew who=1 pile=staging
    buried who=1 pile=staging
734 1 pass [084d033e]
735 0 reveal [2c3ab79f]
    turned-up who=0 card=III.12
    exiting who=0 card=III.12
    got-intrigue who=0 n=1
736 0 pass [80969ccb]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=8
737 1 pass [b1507303]
738 0 improv [c2ec618d]
    improvised who=0
739 0 draw:script [ba411c59]
740 0 bury:III.13 [8afef5a1]
    drew who=0 pile=script
    buried who=0 pile=script
741 0 pass [9dd68ef1]
742 0 place:revive [819fa6e9]
743 1 place:III.10 [5222dc92]
    placed-all
744 1 pass [d14865e4]
745 0 pass [e10c8108]
746 1 reveal [a1687a7b]
    turned-up who=1 card=III.10
747 1 exit [d5c29a7a]
    exiting who=1 card=III.10
    got-intrigue who=1 n=1
748 1 improv [ae7a992c]
    improvised who=1
749 1 draw:staging [e48b6fda]
750 1 bury:take-the-lead [7e73b8ce]
    drew who=1 pile=staging
    buried who=1 pile=staging
751 1 pass [3f9f026c]
752 0 reveal [4c437647]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
753 0 pass [f6e31040]
    drew who=0 pile=script
    reshuffled pile=script n=9
    drew who=1 pile=staging
    scene-began scene=9
754 1 pass [4f44b4cb]
755 0 pass [1241fa91]
756 0 place:take-the-lead [99e6449c]
757 1 place:exchange [02a3f054]
    placed-all
758 1 show:exchange [2cce411e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
759 0 let [89411d2a]
760 1 give:III.8 [ae748854]
    traded who=1 whom=0
761 1 pass [1b135110]
762 0 improv [6209448c]
    improvised who=0
763 0 switch:III.3 [7aa98333]
    switched who=0
764 0 pass [0df18274]
765 1 reveal [35cc5247]
    turned-up-staging who=1 card=exchange
766 1 play [6408da57]
    aimed who=1 card=exchange whom=0
767 1 give:take-the-lead [3aa1c0f4]
    traded who=1 whom=0
768 1 pass [d073b1b8]
769 0 reveal [f20524b4]
    turned-up who=0 card=III.3
770 0 play [bb79d150]
    played who=0 card=III.3
    scored who=0 card=III.3 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
771 0 pass [0ef74bd1]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=10
772 1 pass [81814caa]
773 0 show:no-drama [7f36e6b7]
    no-drama who=0
    drew who=0 pile=staging
774 0 pass [a8ce1645]
775 0 place:III.5 [43f73bc6]
776 1 place:revive [f37e7fad]
    placed-all
777 1 pass [6d9e41fe]
778 0 pass [679089c2]
779 1 reveal [78fb8bf4]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
780 1 improv [5e87441d]
    improvised who=1
781 1 draw:staging [4c3c5017]
782 1 bury:III.1 [22756bba]
    drew who=1 pile=staging
    buried who=1 pile=script
783 1 pass [5933b657]
784 0 reveal [cc94b662]
    turned-up who=0 card=III.5
785 0 play [e4f00b24]
    played who=0 card=III.5
    scored who=0 card=III.5 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
786 0 improv [946866ba]
    improvised who=0
787 0 draw:staging [6f7cd6c6]
788 0 bury:III.13 [98b9f465]
    drew who=0 pile=staging
    buried who=0 pile=script
789 0 pass [e75adcbc]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=11
790 1 pass [cb536b99]
791 0 show:exchange [b7b31648]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
792 0 give:miscue [52325f4d]
    traded who=0 whom=1
793 0 pass [24877423]
794 0 place:no-drama [e5df0368]
795 1 place:III.15 [7a21fdea]
    placed-all
796 1 pass [636cbde6]
797 0 pass [df4a10d4]
798 1 reveal [8f81bbd3]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
799 1 pass [bd71ff4a]
800 0 reveal [a32b7ebd]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
801 0 improv [c31dbd3e]
    improvised who=0
802 0 draw:staging [6c4dec2b]
803 0 bury:take-the-lead [70e81aac]
    drew who=0 pile=staging
    buried who=0 pile=staging
804 0 pass [fc22633d]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=12
805 1 pass [4eef21c6]
806 0 pass [6a100386]
807 0 place:III.6 [1cae6e27]
808 1 place:miscue [063b7ac4]
    placed-all
809 1 pass [3c82d637]
810 0 pass [977fbff4]
811 1 reveal [aae4eb75]
    turned-up-staging who=1 card=miscue
812 1 exit [9602314b]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
813 1 pass [48597285]
814 0 coin:iago [0c114391]
815 0 wound:othello [e911b22e]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=3 total=6
816 0 reveal [7ed6cfda]
    turned-up who=0 card=III.6
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
817 0 improv [9246e304]
    improvised who=0
818 0 draw:script [b324889c]
819 0 bury:III.7 [7824486d]
    drew who=0 pile=script
    buried who=0 pile=script
820 0 pass [f05698bf]
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    drew who=1 pile=script
    scene-began scene=13
821 1 pass [f712944a]
822 0 pass [228a2619]
823 0 place:III.10 [5673c280]
824 1 place:take-the-lead [eb91a668]
    placed-all
825 1 improv [2e570b62]
    improvised who=1
826 1 switch:III.4 [f6496b2f]
    switched who=1
827 1 pass [de6d91ed]
828 0 pass [bec40998]
829 1 reveal [a28df7c6]
    turned-up who=1 card=III.4
830 1 play [df2567da]
    played who=1 card=III.4
    scored who=1 card=III.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
831 1 pass [cabc0fc8]
832 0 coin:iago [75f4b6fc]
833 0 wound:emilia [3c486f67]
    used-iago who=0 character=emilia
    wounded who=0 character=emilia n=1 total=4
834 0 reveal [0909a059]
    turned-up who=0 card=III.10
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
835 0 improv [ae154550]
    improvised who=0
836 0 draw:staging [dd793f69]
837 0 bury:III.14 [6c80a1a0]
    drew who=0 pile=staging
    buried who=0 pile=script
838 0 pass [8b7bf8cd]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=14
839 1 coin:desdemona [87079c20]
    no-drama-coin who=1
840 1 improv [0c19f1aa]
    improvised who=1
841 1 draw:staging [e3035b68]
842 1 bury:seize [7d4d7592]
    drew who=1 pile=staging
    buried who=1 pile=staging
843 1 pass [f617ed06]
844 0 pass [cf3732b8]
845 0 place:seize [f90db490]
846 1 place:villainy [57afa35b]
    placed-all
847 1 pass [d9ed38a3]
848 0 pass [d303ffd7]
849 1 reveal [0b1e1f7b]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
850 1 pass [22f04178]
851 0 reveal [29c3ba7d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
852 0 improv [f8ea0eda]
    improvised who=0
853 0 draw:script [f89fbe08]
854 0 bury:III.8 [ba25805d]
    drew who=0 pile=script
    buried who=0 pile=script
855 0 pass [602a0135]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=15
856 1 pass [2a4fb0c1]
857 0 pass [e8b8ebe1]
858 0 place:III.9 [c0b10b8f]
859 1 place:miscue [80d1568c]
    placed-all
860 1 pass [fc86f0e6]
861 0 pass [d2e5624c]
862 1 improv [b4fd63ce]
    improvised who=1
863 1 draw:script [9eb096e6]
864 1 bury:III.2 [e32b50f6]
    drew who=1 pile=script
    buried who=1 pile=script
865 1 reveal [e42ca1a7]
    turned-up-staging who=1 card=miscue
866 1 play [e99377e8]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
867 0 switch:no-drama [c450113d]
    switched who=0
868 1 place:III.12 [b40ae14f]
    turned-up who=1 card=III.12
869 1 play [b0c40d8a]
    played who=1 card=III.12
    scored who=1 card=III.12 n=1
    got-coin who=1 coin=othello
    got-handkerchief who=1
870 1 coin:othello [69b02b6d]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
871 1 pass [9c9b900e]
872 0 reveal [9359745f]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
873 0 pass [1ac92605]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=16
874 0 show:no-drama [5aa0e0b8]
    no-drama who=0
    drew who=0 pile=staging
875 0 show:exchange [a3f36018]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
876 0 give:exchange [db3e55be]
    traded who=0 whom=1
877 0 pass [c54298d7]
878 1 pass [8e10c1aa]
879 0 place:villainy [33a39472]
880 1 place:miscue [aad7a76d]
    placed-all
881 0 pass [e4cb880d]
882 1 pass [971a4f80]
883 0 reveal [2d6293e5]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
884 0 pass [72062b06]
885 1 reveal [34f99d82]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
886 1 improv [cd2ff438]
    improvised who=1
887 1 draw:staging [f9833823]
888 1 bury:seize [0bb95db5]
    drew who=1 pile=staging
    buried who=1 pile=staging
889 1 pass [2dda8d36]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=17
890 0 improv [ae267525]
    improvised who=0
891 0 draw:staging [3ddbafce]
892 0 bury:villainy [f00d7acb]
    drew who=0 pile=staging
    buried who=0 pile=staging
893 0 pass [af7ce05b]
894 1 pass [c06cc711]
895 0 place:III.7 [64c238cb]
896 1 place:III.13 [1d78aaf5]
    placed-all
897 0 show:exchange [0b1930ff]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
898 0 give:revive [bdde8d51]
    traded who=0 whom=1
899 0 pass [9998c9ae]
900 1 show:exchange [4290add3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
901 1 give:take-the-lead [2ae222c9]
    traded who=1 whom=0
902 1 show:exchange [c1167a25]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
903 1 give:seize [decaecac]
    traded who=1 whom=0
904 1 pass [b02106ae]
905 0 reveal [ee26d128]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    failed who=0 card=III.7
906 0 pass [704394d2]
907 1 reveal [6fc5fcad]
    turned-up who=1 card=III.13
    exiting who=1 card=III.13
    got-intrigue who=1 n=1
908 1 pass [ebda9a5f]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
909 0 show:exchange [8630c192]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
910 1 let [c08b3e98]
911 0 give:revive [2da90cc9]
    traded who=0 whom=1
912 0 pass [2077531e]
913 1 pass [10c60540]
914 0 place:III.11 [a3a8d442]
915 1 place:seize [489019e4]
    placed-all
916 0 pass [28d90913]
917 1 pass [e5a67988]
918 0 reveal [9e302cd9]
    turned-up who=0 card=III.11
919 0 play [2f3c50f3]
    played who=0 card=III.11
920 1 let [81a04c69]
    scored who=0 card=III.11 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
921 0 improv [4cda7fb9]
    improvised who=0
922 0 draw:staging [f17b8fdd]
923 0 bury:seize [cef89f4e]
    drew who=0 pile=staging
    buried who=0 pile=staging
924 0 coin:desdemona [b0ebfa4c]
    no-drama-coin who=0
925 0 pass [b5ac12dc]
926 1 reveal [7d136c7a]
    turned-up-staging who=1 card=seize
927 1 exit [8cf331bf]
    exiting who=1 card=seize
    got-intrigue who=1 n=1
928 1 pass [0938bcbf]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=19
929 0 pass [813fea83]
930 1 show:no-drama [5f092868]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=13
931 1 pass [ec127dae]
932 0 place:take-the-lead [662f2851]
933 1 place:revive [73e1ae93]
    placed-all
934 0 pass [26f61dd8]
935 1 improv [af694eba]
    improvised who=1
936 1 switch:take-the-lead [eac80050]
    switched who=1
937 1 pass [f8945ec2]
938 0 reveal [70134cdf]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
939 0 improv [7029caf5]
    improvised who=0
940 0 draw:script [4349fbe4]
941 0 bury:III.9 [8877c050]
    drew who=0 pile=script
    buried who=0 pile=script
942 0 pass [27aca21b]
943 1 reveal [fb24a6e9]
    turned-up-staging who=1 card=take-the-lead
944 1 play [cc5b83c4]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
945 1 pass [41b0a85a]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=5
    scene-began scene=20
946 1 pass [6577300a]
947 0 pass [776e8603]
948 0 place:seize [ed209b02]
949 1 place:take-the-lead [15cfa0e2]
    placed-all
950 1 pass [d73b13b4]
951 0 pass [7d2e33c8]
952 1 reveal [19b43b2d]
    turned-up-staging who=1 card=take-the-lead
953 1 exit [e3880a19]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
954 1 improv [623d9ef2]
    improvised who=1
955 1 draw:staging [2b8ffe3d]
956 1 bury:revive [369fef12]
    drew who=1 pile=staging
    buried who=1 pile=staging
957 1 show:exchange [68277579]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
958 1 give:miscue [a655e37d]
    traded who=1 whom=0
959 1 show:exchange [528d3110]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
960 1 give:take-the-lead [ed933f38]
    traded who=1 whom=0
961 1 pass [c850a890]
962 0 reveal [b2bb0e3a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
963 0 pass [e202b9a0]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=21
964 1 pass [889796c8]
965 0 improv [77a31c36]
    improvised who=0
966 0 draw:staging [af935e3e]
967 0 bury:take-the-lead [e773804b]
    drew who=0 pile=staging
    buried who=0 pile=staging
968 0 show:exchange [defb7c47]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
969 0 give:villainy [942fca38]
    traded who=0 whom=1
970 0 pass [6cf7f825]
971 0 place:miscue [4963f6fe]
972 1 place:III.1 [7c835ed3]
    placed-all
973 1 pass [5f3bd242]
974 0 pass [49fd9e52]
975 1 reveal [f1af1715]
    turned-up who=1 card=III.1
976 1 exit [96d3021d]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
977 1 pass [aff05918]
978 0 reveal [6690237e]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
979 0 show:no-drama [fc45bc66]
    no-drama who=0
    drew who=0 pile=staging
980 0 show:exchange [a461278a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
981 1 let [6d345b03]
982 0 give:take-the-lead [63a81a01]
    traded who=0 whom=1
983 0 show:exchange [4779a145]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
984 1 let [15c6a552]
985 0 give:III.14 [e5e9c3b2]
    traded who=0 whom=1
986 0 pass [1a057c3a]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=22
987 1 improv [21ab81f4]
    improvised who=1
988 1 draw:script [97402910]
989 1 bury:III.14 [adb5bec4]
    drew who=1 pile=script
    buried who=1 pile=script
990 1 pass [40a4949c]
991 0 pass [e643718c]
992 0 place:III.2 [55d1e1ff]
993 1 place:III.9 [1f2ad4dc]
    placed-all
994 1 pass [02a92f2e]
995 0 pass [dace10fd]
996 1 reveal [f9408ca4]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
    got-intrigue who=1 n=1
997 1 pass [9c64fd91]
998 0 reveal [d4a7d385]
    turned-up who=0 card=III.2
    exiting who=0 card=III.2
    got-intrigue who=0 n=1
999 0 show:no-drama [81638c23]
    no-drama who=0
    drew who=0 pile=staging
1000 0 pass [0b1af783]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
1001 1 pass [b6cc56a1]
1002 0 pass [414cfbda]
1003 0 place:III.8 [9195db58]
1004 1 place:seize [9d5e1f7d]
    placed-all
1005 1 pass [9a3af34b]
1006 0 pass [d7609bde]
1007 1 improv [c9509522]
    improvised who=1
1008 1 draw:script [a99b5f38]
1009 1 bury:III.13 [a29170b1]
    drew who=1 pile=script
    buried who=1 pile=script
1010 1 reveal [b805dcba]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1011 1 pass [b0a5643c]
1012 0 reveal [5708c178]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1013 0 pass [fa655f99]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=24
1014 1 improv [66933e4c]
    improvised who=1
1015 1 draw:staging [1aaf3357]
1016 1 bury:seize [02cc4b07]
    drew who=1 pile=staging
    buried who=1 pile=staging
1017 1 pass [fe66ac37]
1018 0 pass [9d071296]
1019 0 place:seize [1983e3f2]
1020 1 place:seize [0c7a1ae2]
    placed-all
1021 1 pass [ed4fe684]
1022 0 pass [839cd60b]
1023 1 reveal [c48b7d29]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1024 1 pass [d73d9208]
1025 0 reveal [88283479]
    turned-up-staging who=0 card=seize
1026 0 improv [63802f29]
    improvised who=0
1027 0 draw:staging [5e3df112]
1028 0 bury:III.15 [12eb09f4]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1029 0 pass [2472ab69]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    scene-began scene=25
1030 1 pass [e770092c]
1031 0 pass [07151acf]
1032 0 place:miscue [6948cd36]
1033 1 place:III.6 [0412a2be]
    placed-all
1034 1 improv [aba1411e]
    improvised who=1
1035 1 switch:villainy [e2335cf4]
    switched who=1
1036 1 pass [4c675d14]
1037 0 improv [c7605f6a]
    improvised who=0
1038 0 switch:III.10 [64e64ceb]
    switched who=0
1039 0 pass [90912bfe]
1040 1 reveal [4dfc8bf7]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1041 1 pass [bd5da9e3]
1042 0 reveal [f3ba98ed]
    turned-up who=0 card=III.10
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
1043 0 pass [b6015f81]
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    drew who=1 pile=script
    scene-began scene=26
1044 1 improv [6c3f09f4]
    improvised who=1
1045 1 draw:script [ddf9fc36]
1046 1 bury:III.15 [02a0e654]
    drew who=1 pile=script
    buried who=1 pile=script
1047 1 pass [28ffb73c]
1048 0 improv [078b358e]
    improvised who=0
1049 0 draw:script [cd312653]
1050 0 bury:III.7 [243da3c9]
    drew who=0 pile=script
    buried who=0 pile=script
1051 0 pass [79421e8a]
1052 0 place:miscue [85c7aec1]
1053 1 place:III.1 [7d612a61]
    placed-all
1054 1 pass [5609a996]
1055 0 pass [bdd20b56]
1056 1 reveal [45f2b653]
    turned-up who=1 card=III.1
1057 1 play [592f8c18]
    played who=1 card=III.1
    scored who=1 card=III.1 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
1058 1 pass [997addc0]
1059 0 reveal [fdc6e8fd]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1060 0 pass [973edeeb]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=27
1061 1 pass [6af03c5f]
1062 0 improv [ebb13e81]
    improvised who=0
1063 0 draw:script [6b840f7e]
1064 0 bury:III.8 [8a52c9ba]
    drew who=0 pile=script
    buried who=0 pile=script
1065 0 pass [5ff266c2]
1066 0 place:miscue [84d7632e]
1067 1 place:III.6 [ea94c3d9]
    placed-all
1068 1 show:no-drama [cdab1eea]
    no-drama who=1
    drew who=1 pile=staging
1069 1 pass [2b258b85]
1070 0 pass [d0156720]
1071 1 reveal [cf81d3a3]
    turned-up who=1 card=III.6
1072 1 exit [0837430c]
    exiting who=1 card=III.6
    got-intrigue who=1 n=1
1073 1 coin:cassio [22804350]
    used-coin who=1 coin=cassio
1074 1 draw:staging [3c5dd16d]
1075 1 bury:III.2 [72961fb9]
    drew who=1 pile=staging
    buried who=1 pile=script
1076 1 pass [1c852564]
1077 0 reveal [5f9fe39a]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1078 0 pass [9eeffe75]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=28
1079 1 pass [f1d05700]
1080 0 pass [5e1a000d]
1081 0 place:seize [65acb172]
1082 1 place:exchange [f5486ac5]
    placed-all
1083 1 improv [04b7ab4b]
    improvised who=1
1084 1 switch:seize [d59b091f]
    switched who=1
1085 1 pass [dd0e7f26]
1086 0 pass [feae9457]
1087 1 reveal [d0e4bf48]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1088 1 pass [08227cb2]
1089 0 reveal [4cf3c686]
    turned-up-staging who=0 card=seize
1090 0 exit [20926ad4]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1091 0 pass [3b81edd8]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=29
1092 1 show:exchange [e04f2089]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1093 0 let [f570f55e]
1094 1 give:villainy [8f89e0b5]
    traded who=1 whom=0
1095 1 pass [9a0e0230]
1096 0 pass [e6f2b0b6]
1097 0 place:III.13 [137641b5]
1098 1 place:villainy [687372ee]
    placed-all
1099 1 show:exchange [ff12e676]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1100 0 let [2f62aa6f]
1101 1 give:take-the-lead [d3362eee]
    traded who=1 whom=0
1102 1 pass [8b01bd36]
1103 0 improv [c9984a65]
    improvised who=0
1104 0 switch:III.8 [a22e750f]
    switched who=0
1105 0 pass [23892b13]
1106 1 reveal [c7e1d496]
    turned-up-staging who=1 card=villainy
1107 1 improv [447d62b5]
    improvised who=1
1108 1 draw:staging [ffda9313]
1109 1 bury:III.14 [f81c619f]
    drew who=1 pile=staging
    buried who=1 pile=script
    exiting who=1 card=villainy
1110 0 let [0db526e8]
    got-intrigue who=1 n=1
1111 1 pass [4e383846]
1112 0 reveal [8701a001]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1113 0 pass [522cde69]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=30
1114 1 improv [8d9be603]
    improvised who=1
1115 1 draw:script [98270bbe]
1116 1 bury:III.9 [6b79c937]
    drew who=1 pile=script
    buried who=1 pile=script
1117 1 show:exchange [f1a568ad]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1118 0 show:no-drama [1c6e30af]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=1 whom=0
1119 1 pass [fc5b722b]
1120 0 pass [7bdd4c3c]
1121 0 place:take-the-lead [536fda3c]
1122 1 place:revive [8f277308]
    placed-all
1123 1 pass [844bbf25]
1124 0 improv [e6a707bc]
    improvised who=0
1125 0 switch:revive [ffdaf2e8]
    switched who=0
1126 0 pass [c175660e]
1127 1 reveal [6ff5cd1e]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1128 1 pass [441cc96b]
1129 0 reveal [d5926427]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1130 0 pass [bc5851a2]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=31
1131 1 pass [f2bf5126]
1132 0 improv [e1c75a23]
    improvised who=0
1133 0 draw:script [0c6a95ad]
1134 0 bury:III.7 [1027841a]
    drew who=0 pile=script
    buried who=0 pile=script
1135 0 pass [70a9f8ea]
1136 0 place:seize [ca63e7b5]
1137 1 place:take-the-lead [9085cf95]
    placed-all
1138 1 improv [ab023a1d]
    improvised who=1
1139 1 switch:III.6 [85ff3c74]
    switched who=1
1140 1 pass [085890cf]
1141 0 pass [7c594db7]
1142 1 reveal [426e6aac]
    turned-up who=1 card=III.6
1143 1 play [aa18ccd6]
    played who=1 card=III.6
    scored who=1 card=III.6 n=1
    got-coin who=1 coin=emilia
1144 1 pass [5021676c]
1145 0 reveal [e7cabe6d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1146 0 pass [2c0fca99]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=32
1147 1 pass [df18b242]
1148 0 pass [2b9c58ae]
1149 0 place:III.8 [c3b3919d]
1150 1 place:III.15 [4a02b962]
    placed-all
1151 1 pass [c2ff90a7]
1152 0 pass [fda128e0]
1153 1 reveal [c428aef9]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
1154 1 pass [e2c5c695]
1155 0 improv [cc339485]
    improvised who=0
1156 0 draw:script [506e6ef8]
1157 0 bury-placed [aca10ec0]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
    script-again
1158 0 reveal [402e83a4]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
1159 0 pass [9504b43c]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=33
1160 1 pass [050ea61a]
1161 0 pass [f79f8366]
1162 0 place:take-the-lead [fb705de0]
1163 1 place:III.2 [08b856a2]
    placed-all
1164 1 pass [df37a454]
1165 0 pass [0990890e]
1166 1 reveal [cd77b5ef]
    turned-up who=1 card=III.2
1167 1 play [79286464]
    played who=1 card=III.2
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1168 1 coin:desdemona [9b1bec13]
    no-drama-coin who=1
1169 1 improv [3480c0cb]
    improvised who=1
1170 1 draw:staging [ae0e4bc4]
1171 1 bury:III.10 [d78eceee]
    drew who=1 pile=staging
    buried who=1 pile=script
1172 1 pass [1b02dc4a]
1173 0 reveal [f7f7e045]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1174 0 improv [340aa862]
    improvised who=0
1175 0 draw:script [09b14094]
1176 0 bury:III.7 [e94dbda2]
    drew who=0 pile=script
    buried who=0 pile=script
1177 0 pass [e2f9cfff]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=34
1178 1 show:exchange [46741cc1]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1179 1 give:III.9 [a2f5576f]
    traded who=1 whom=0
1180 1 show:exchange [010566bb]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=16
1181 1 give:no-drama [71a9b9a0]
    traded who=1 whom=0
1182 1 pass [6bbc4742]
1183 0 pass [68496856]
1184 0 place:III.9 [e840df57]
1185 1 place:seize [d5d403e0]
    placed-all
1186 1 pass [e6042403]
1187 0 pass [dadb1c4a]
1188 1 reveal [07e5628e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1189 1 pass [3248c0ef]
1190 0 reveal [18925a22]
    turned-up who=0 card=III.9
1191 0 play [9012117e]
    played who=0 card=III.9
    scored who=0 card=III.9 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1192 0 show:no-drama [55a92e42]
    no-drama who=0
    drew who=0 pile=staging
1193 0 pass [8a716f27]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=35
1194 1 coin:emilia [5e816e73]
    used-coin-at who=1 coin=emilia whom=0
    stole-coin who=1 coin=iago whom=0
1195 1 pass [979cbfcb]
1196 0 show:exchange [144b8504]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1197 1 let [db038332]
1198 0 give:III.13 [d30936e7]
    traded who=0 whom=1
1199 0 pass [89e23e08]
1200 0 place:take-the-lead [3c14e057]
1201 1 place:revive [954c5493]
    placed-all
1202 1 improv [edeb0682]
    improvised who=1
1203 1 switch:villainy [bcfaa3c1]
    switched who=1
1204 1 pass [6c5b1861]
1205 0 pass [1022c991]
1206 1 reveal [1ca2b05c]
    turned-up-staging who=1 card=villainy
1207 1 play [ba3ccdab]
    played who=1 card=villainy
1208 1 wound:othello [e47edc08]
    wounded who=1 character=othello n=4 total=6
1209 1 pass [80b5fa5e]
1210 0 reveal [0c85e8a2]
    turned-up-staging who=0 card=take-the-lead
1211 0 play [fa246afb]
    giving who=0 card=take-the-lead whom=1
    gave-lead who=0 whom=1
1212 0 pass [75ff8849]
    drew who=1 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=36
1213 0 pass [b9a57dcb]
1214 1 pass [cc1f5a95]
1215 0 place:seize [53eae4f8]
1216 1 place:III.7 [7d535e62]
    placed-all
1217 0 show:exchange [1cfd266d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1218 0 give:III.8 [63822646]
    traded who=0 whom=1
1219 0 pass [7db8bdf6]
1220 1 pass [0d59682e]
1221 0 reveal [b611a320]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1222 0 improv [9d9562de]
    improvised who=0
1223 0 bury:III.14 [4d86c6ee]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
1224 0 pass [417ffecc]
1225 1 reveal [31e2f2d7]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=3
    half-curtain
    got-coin who=1 coin=iago
1226 1 pass [bd541ee2]
    drew who=1 pile=staging
    drew who=0 pile=script
    script-empty
    scene-began scene=37
1227 0 pass [440f7542]
1228 1 pass [43d6d281]
1229 0 place:seize [4b97382b]
1230 1 place:miscue [8e9d018d]
    placed-all
1231 0 pass [c5997cea]
1232 1 pass [1c000278]
1233 0 reveal [daff03d9]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1234 0 pass [cb261d10]
1235 1 reveal [3c5d6c16]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1236 1 pass [3cd426bb]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=38
1237 0 show:no-drama [498c0dc6]
    no-drama who=0
    drew who=0 pile=staging
1238 0 pass [7f06b592]
1239 1 pass [c7ebd705]
1240 0 place:take-the-lead [02bdfea2]
1241 1 place:III.8 [791bb46b]
    placed-all
1242 0 pass [e2db00f9]
1243 1 pass [7734c58f]
1244 0 reveal [0659c97c]
    turned-up-staging who=0 card=take-the-lead
1245 0 play [9f0fefe6]
    aimed who=0 card=take-the-lead whom=1
1246 1 let [bd89b35b]
    took-lead who=0 whom=1
1247 0 pass [d3e4dfa0]
1248 1 coin:iago [97d46129]
1249 1 wound:emilia [32dc8be2]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=2 total=4
1250 1 improv [0b75a916]
    improvised who=1
1251 1 bury:seize [4bc8ed63]
    drew who=1 pile=staging
    buried who=1 pile=staging
1252 1 reveal [c56feac9]
    turned-up who=1 card=III.8
1253 1 exit [548361d2]
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1254 1 pass [64b66d17]
    reshuffled pile=script n=1
    script-again
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=39
1255 1 improv [7206e864]
    improvised who=1
1256 1 bury:revive [b4208aae]
    drew who=1 pile=staging
    buried who=1 pile=staging
1257 1 pass [96ae2ce9]
1258 0 pass [ed976324]
1259 0 place:seize [38afabab]
1260 1 place:miscue [9d01ac90]
    placed-all
1261 1 pass [5967306c]
1262 0 pass [f19cd454]
1263 1 reveal [3c9f7045]
    turned-up-staging who=1 card=miscue
1264 1 play [329e6093]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
1265 0 switch:III.8 [3ff5d19f]
    switched who=0
1266 1 place:exchange [7f1a277e]
    turned-up-staging who=1 card=exchange
1267 1 exit [c0d70399]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1268 1 show:exchange [aaabe2bb]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1269 1 give:take-the-lead [3a22cdfc]
    traded who=1 whom=0
1270 1 pass [92b52903]
1271 0 reveal [9948be68]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1272 0 pass [45d601bb]
    drew who=0 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=script
    script-empty
    scene-began scene=40
1273 1 pass [83c571f1]
1274 0 pass [bb196cd8]
1275 0 place:III.14 [985521c4]
1276 1 place:III.13 [501b1a82]
    placed-all
1277 1 pass [29985ad6]
1278 0 pass [defdca8f]
1279 1 reveal [8519dd7e]
    turned-up who=1 card=III.13
1280 1 exit [aa9a16b2]
    exiting who=1 card=III.13
1281 0 let [ed6334ac]
    got-intrigue who=1 n=1
1282 1 show:no-drama [538b48cf]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=1
    script-again
1283 1 pass [3b257a6c]
1284 0 reveal [fedc6cb4]
    turned-up who=0 card=III.14
1285 0 improv [43ec10af]
    improvised who=0
1286 0 draw:script [0003db8e]
1287 0 bury:III.10 [9a04ea5a]
    drew who=0 pile=script
    buried who=0 pile=script
    exiting who=0 card=III.14
    got-intrigue who=0 n=1
1288 0 pass [97b2981b]
    drew who=0 pile=staging
    reshuffled pile=staging n=14
    drew who=1 pile=staging
    scene-began scene=41
1289 1 show:exchange [06c63c32]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1290 0 let [5a579d44]
1291 1 give:III.15 [0db968dc]
    traded who=1 whom=0
1292 1 improv [576405d5]
    improvised who=1
1293 1 draw:staging [7ec05bd5]
1294 1 bury:villainy [4c4c1774]
    drew who=1 pile=staging
    buried who=1 pile=staging
1295 1 pass [7d134782]
1296 0 pass [95f8d4ae]
1297 0 place:villainy [6113d7c6]
1298 1 place:seize [6158eb94]
    placed-all
1299 1 pass [87a4c513]
1300 0 show:exchange [d81bc82f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1301 0 give:take-the-lead [79fdc321]
    traded who=0 whom=1
1302 0 show:exchange [51196604]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1303 0 give:villainy [91a47b8f]
    traded who=0 whom=1
1304 0 pass [79c97171]
1305 1 reveal [898534e7]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1306 1 pass [07c39c85]
1307 0 improv [d5e538ae]
    improvised who=0
1308 0 draw:script [4b3531fb]
1309 0 bury:III.15 [acca2cb8]
    drew who=0 pile=script
    buried who=0 pile=script
1310 0 reveal [ea1d5325]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1311 0 pass [b0409706]
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=script
    script-empty
    scene-began scene=42
1312 1 pass [59212860]
1313 0 pass [e38699b5]
1314 0 place:miscue [bed2a2f7]
1315 1 place:villainy [65f5b057]
    placed-all
1316 1 pass [301c1fa5]
1317 0 pass [bddfe025]
1318 1 reveal [8692aecb]
    turned-up-staging who=1 card=villainy
1319 1 improv [f699313d]
    improvised who=1
1320 1 bury:III.14 [1e77c5ba]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
    exiting who=1 card=villainy
1321 0 let [75cc7a0b]
    got-intrigue who=1 n=1
1322 1 pass [f549288f]
1323 0 improv [d60a4bc4]
    improvised who=0
1324 0 draw:staging [3124344d]
1325 0 bury-placed [31174bef]
    drew who=0 pile=staging
    buried who=0 pile=staging
1326 0 reveal [e4dcd889]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1327 0 pass [ff4d9dcc]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=43
1328 1 pass [2ee3e8c9]
1329 0 pass [826707da]
1330 0 place:III.13 [ece02393]
1331 1 place:take-the-lead [1f106815]
    placed-all
1332 1 show:no-drama [f4ea7982]
    no-drama who=1
    drew who=1 pile=staging
1333 1 pass [61266c69]
1334 0 improv [e771ba25]
    improvised who=0
1335 0 switch:revive [dd4a93b3]
    switched who=0
1336 0 pass [fb9208cc]
1337 1 reveal [5aaea91c]
    turned-up-staging who=1 card=take-the-lead
1338 1 play [768d4b89]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1339 1 pass [ad7ecdf4]
1340 0 reveal [b91d66a6]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1341 0 pass [41ca246f]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=44
1342 0 pass [9cdb5543]
1343 1 show:exchange [a8f1bcf7]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1344 0 let [bd935f54]
1345 1 give:take-the-lead [b86f258d]
    traded who=1 whom=0
1346 1 pass [9fe4375a]
1347 0 place:III.14 [0665ab9c]
1348 1 place:revive [e208ad65]
    placed-all
1349 0 improv [4966d233]
    improvised who=0
1350 0 switch:III.10 [71f873f3]
    switched who=0
1351 0 pass [9eec3882]
1352 1 pass [438c5b03]
1353 0 reveal [891f016d]
    turned-up who=0 card=III.10
1354 0 exit [d76c146f]
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
1355 0 pass [8898ba49]
1356 1 reveal [13012d22]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1357 1 pass [0b7fc5d2]
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=45
1358 0 improv [07c88dba]
    improvised who=0
1359 0 bury:exchange [7f6cd1d7]
    drew who=0 pile=staging
    buried who=0 pile=staging
1360 0 pass [5110b958]
1361 1 pass [9e7455ca]
1362 0 place:III.14 [6438f435]
1363 1 place:take-the-lead [0fe5dbe7]
    placed-all
1364 0 pass [b45fec1a]
1365 1 improv [8ddaedcc]
    improvised who=1
1366 1 switch:III.8 [b4c0dafb]
    switched who=1
1367 1 pass [245cd691]
1368 0 reveal [7896921d]
    turned-up who=0 card=III.14
1369 0 play [3a6c8018]
    played who=0 card=III.14
    scored who=0 card=III.14 n=2
    got-coin who=0 coin=cassio
    got-handkerchief who=0
1370 0 pass [1e4141a3]
1371 1 reveal [56c9d911]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1372 1 show:no-drama [08415451]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=1
    script-again
1373 1 pass [1489c1e2]
    drew who=1 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    scene-began scene=46
1374 0 coin:cassio [88006901]
    used-coin who=0 coin=cassio
1375 0 draw:staging [570f3708]
1376 0 bury:III.13 [4ffc92db]
    drew who=0 pile=staging
    buried who=0 pile=script
1377 0 pass [ec58e57c]
1378 1 pass [9dbd55ee]
1379 0 place:take-the-lead [90ded534]
1380 1 place:revive [9bc96fc6]
    placed-all
1381 0 show:exchange [6b732348]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1382 0 give:no-drama [dff43299]
    traded who=0 whom=1
1383 0 pass [ecb97954]
1384 1 pass [ffa3d85a]
1385 0 reveal [af4b8721]
    turned-up-staging who=0 card=take-the-lead
1386 0 play [20166be7]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1387 0 pass [699a3527]
1388 1 reveal [b687c4f8]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1389 1 improv [fc5e6068]
    improvised who=1
1390 1 draw:script [99d52166]
1391 1 bury:III.10 [9b893f3e]
    drew who=1 pile=script
    buried who=1 pile=script
1392 1 pass [075f8abc]
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    scene-began scene=47
1393 1 pass [8c17ee21]
1394 0 pass [6e86f3e0]
1395 0 place:take-the-lead [cd5ddcb2]
1396 1 place:seize [282d2b96]
    placed-all
1397 1 pass [ac8b49aa]
1398 0 pass [cecc5869]
1399 1 reveal [3356ad7a]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1400 1 pass [f3c62736]
1401 0 reveal [f7d8f65d]
    turned-up-staging who=0 card=take-the-lead
1402 0 exit [ff284e15]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1403 0 pass [fa09b325]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=48
1404 1 pass [0cf48925]
1405 0 pass [85c1cfe3]
1406 0 place:III.15 [673f5729]
1407 1 place:take-the-lead [31e4397b]
    placed-all
1408 1 improv [0ab436a2]
    improvised who=1
1409 1 switch:III.10 [55795e18]
    switched who=1
1410 1 show:exchange [94ae8f4e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1411 0 let [2d192aa9]
1412 1 give:take-the-lead [05e29645]
    traded who=1 whom=0
1413 1 pass [b48dd957]
1414 0 improv [2bd6c2c5]
    improvised who=0
1415 0 switch:villainy [163be4b3]
    switched who=0
1416 0 pass [5baaae10]
1417 1 reveal [6e9a7ac2]
    turned-up who=1 card=III.10
1418 1 play [726fd828]
    played who=1 card=III.10
    scored who=1 card=III.10 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1419 1 show:no-drama [24c5b67e]
    no-drama who=1
    drew who=1 pile=staging
1420 1 show:exchange [3737e9a5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1421 1 give:miscue [d4ee86ad]
    traded who=1 whom=0
1422 1 coin:othello [2d965785]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
1423 1 pass [9b3ca736]
1424 0 reveal [3165010d]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1425 0 pass [bf24c764]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=49
1426 0 show:no-drama [5d8c7795]
    no-drama who=0
    drew who=0 pile=staging
1427 0 pass [4f73a9f7]
1428 1 pass [bb0558a8]
1429 0 place:villainy [556716f8]
1430 1 place:miscue [c0de0392]
    placed-all
1431 0 pass [6669b53b]
1432 1 pass [e2d29cdc]
1433 0 reveal [46b39dc9]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1434 0 pass [90cd7f63]
1435 1 reveal [a229ac0e]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1436 1 pass [75d6029f]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=50
1437 0 pass [2dc3b34f]
1438 1 pass [64bb5ace]
1439 0 place:III.15 [4b0d9353]
1440 1 place:exchange [0ac03f0d]
    placed-all
1441 0 improv [52378a34]
    improvised who=0
1442 0 switch:take-the-lead [8e255f90]
    switched who=0
1443 0 pass [345b102c]
1444 1 pass [b8b9e1fe]
1445 0 reveal [a6e8cfec]
    turned-up-staging who=0 card=take-the-lead
1446 0 exit [3fbd9b34]
    exiting who=0 card=take-the-lead
1447 1 let [8ae3965a]
    got-intrigue who=0 n=1
1448 0 pass [545cfb02]
1449 1 show:exchange [cb72503f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
1450 0 let [e3426a38]
1451 1 give:villainy [a0204402]
    traded who=1 whom=0
1452 1 improv [c41c2d6b]
    improvised who=1
1453 1 bury:miscue [c5d03145]
    drew who=1 pile=staging
    buried who=1 pile=staging
1454 1 reveal [2d368404]
    turned-up-staging who=1 card=exchange
1455 1 exit [ad6ec49f]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1456 1 pass [5f9504f8]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=51
1457 0 improv [c12d9b0b]
    improvised who=0
1458 0 bury:take-the-lead [24253da4]
    drew who=0 pile=staging
    buried who=0 pile=staging
1459 0 pass [fc3b5f54]
1460 1 pass [07a4b25e]
1461 0 place:III.13 [42a95c0a]
1462 1 place:III.8 [387ec221]
    placed-all
1463 0 show:exchange [a5ac4f73]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1464 1 let [efbc63cc]
1465 0 give:take-the-lead [d1c5d26c]
    traded who=0 whom=1
1466 0 pass [b691ba22]
1467 1 improv [01ef8558]
    improvised who=1
1468 1 switch:revive [26cf226e]
    switched who=1
1469 1 pass [71dd9232]
1470 0 reveal [8396d305]
    turned-up who=0 card=III.13
1471 0 play [38f94e5b]
    played who=0 card=III.13
    scored who=0 card=III.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=emilia
1472 0 show:no-drama [0a9f358c]
    no-drama who=0
    drew who=0 pile=staging
1473 0 show:exchange [73b4ee8d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1474 0 give:villainy [1c7486d8]
    traded who=0 whom=1
1475 0 pass [443ac5c6]
1476 1 reveal [da834af7]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1477 1 pass [c1e4e2a2]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=52
1478 0 pass [5fe5a090]
1479 1 improv [64bf2301]
    improvised who=1
1480 1 bury:seize [6e895897]
    drew who=1 pile=staging
    buried who=1 pile=staging
1481 1 pass [f5f5cdd6]
1482 0 place:villainy [1b23e4b4]
1483 1 place:no-drama [94bc6729]
    placed-all
1484 0 pass [7aec8ed3]
1485 1 pass [1e217629]
1486 0 reveal [b45aa87f]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1487 0 improv [9569819a]
    improvised who=0
1488 0 bury:miscue [70d48a4d]
    drew who=0 pile=staging
    buried who=0 pile=staging
1489 0 pass [ac939c72]
1490 1 reveal [cbfd2836]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1491 1 pass [76993f85]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=53
1492 0 pass [661ed4a7]
1493 1 show:exchange [1abd41a3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1494 1 give:revive [cedbef3b]
    traded who=1 whom=0
1495 1 improv [3769fa89]
    improvised who=1
1496 1 bury:III.8 [2ba5ac50]
    drew who=1 pile=staging
    buried who=1 pile=script
1497 1 show:exchange [8bf428f3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1498 1 give:miscue [90d8133b]
    traded who=1 whom=0
1499 1 pass [70911fc8]
1500 0 place:miscue [53377f60]
1501 1 place:no-drama [0b082ba2]
    placed-all
1502 0 pass [24de85bb]
1503 1 pass [3ef0fe3b]
1504 0 reveal [2b5705e1]
    turned-up-staging who=0 card=miscue
1505 0 play [99e826eb]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1506 1 switch:seize [85284f98]
    switched who=1
1507 0 place:revive [6d513401]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1508 0 pass [23135e87]
1509 1 reveal [21fa92fc]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1510 1 show:no-drama [52219488]
    no-drama who=1
    drew who=1 pile=staging
1511 1 pass [4ceca904]
    drew who=1 pile=script
    drew who=0 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    scene-began scene=54
    final-scene
1512 0 improv [76bb3836]
    improvised who=0
1513 0 bury:III.15 [4f085213]
    drew who=0 pile=staging
    buried who=0 pile=script
1514 0 pass [8105a776]
1515 1 pass [c50222d4]
1516 0 place:miscue [59255505]
1517 1 place:miscue [269bbaf6]
    placed-all
1518 0 pass [2bcb34d6]
1519 1 pass [3640cf75]
1520 0 reveal [9280c7be]
    turned-up-staging who=0 card=miscue
1521 0 play [da1003ab]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1522 1 switch:take-the-lead [dea57539]
    switched who=1
1523 0 place:take-the-lead [908b3a23]
    turned-up-staging who=0 card=take-the-lead
1524 0 exit [5413302e]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1525 0 show:exchange [b4b478ea]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1526 0 give:exchange [b353fb2d]
    traded who=0 whom=1
1527 0 pass [cfd6c893]
1528 1 show:exchange [1b278442]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1529 0 let [71e5cf75]
1530 1 give:no-drama [c34f4f40]
    traded who=1 whom=0
1531 1 reveal [c5b30472]
    turned-up-staging who=1 card=take-the-lead
1532 1 play [33007264]
    giving who=1 card=take-the-lead whom=0
1533 0 let [29ac4334]
    gave-lead who=1 whom=0
1534 1 pass [25cc8dfb]
    act-ran-out act=III
    tallied who=0 n=22
    tallied who=1 n=19
    lead-cast who=1
1535 1 discard:revive [41d5ea28]
    discarded who=1 card=revive
1536 1 discard:seize [6777409e]
    discarded who=1 card=seize
1537 1 discard:seize [d0e42c35]
    discarded who=1 card=seize
1538 0 discard:seize [a0ae021a]
    discarded who=0 card=seize
1539 0 discard:miscue [6f579061]
    discarded who=0 card=miscue
1540 0 discard:revive [56443ee2]
    discarded who=0 card=revive
1541 0 discard:no-drama [ba6307ab]
    discarded who=0 card=no-drama
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=IV who=1
    scene-began scene=1
1542 0 pass [7e390f7f]
1543 1 pass [d0562caa]
1544 0 place:IV.9 [298cf5a7]
1545 1 place:IV.12 [e6d9d3b0]
    placed-all
1546 0 pass [dc2854f5]
1547 1 pass [28b7cf76]
1548 0 reveal [255a7db6]
    turned-up who=0 card=IV.9
1549 0 play [a9a7e417]
    played who=0 card=IV.9
    scored who=0 card=IV.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1550 0 pass [50d3c61f]
1551 1 reveal [72b584ee]
    turned-up who=1 card=IV.12
    exiting who=1 card=IV.12
    got-intrigue who=1 n=1
1552 1 improv [5c4a2d03]
    improvised who=1
1553 1 draw:staging [012a3fb1]
1554 1 bury:IV.8 [0330fa5b]
    drew who=1 pile=staging
    buried who=1 pile=script
1555 1 pass [6b9be9bf]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
1556 0 coin:othello [4a40050b]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
1557 0 improv [23ee3fd7]
    improvised who=0
1558 0 draw:script [9121a940]
1559 0 bury:IV.6 [0fd6f39d]
    drew who=0 pile=script
    buried who=0 pile=script
1560 0 pass [e810dc53]
1561 1 pass [95b1b6c4]
1562 0 place:IV.2 [3e3810bd]
1563 1 place:IV.1 [bb7797d1]
    placed-all
1564 1 show:exchange [20f878c2]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1565 0 let [fb8762f9]
1566 1 give:IV.11 [93f16729]
    traded who=1 whom=0
1567 1 pass [969d7295]
1568 0 show:exchange [8c085a09]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1569 0 give:IV.10 [b5042c65]
    traded who=0 whom=1
1570 0 pass [eed90d48]
1571 1 reveal [69233d26]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
1572 0 let [7e7c61d4]
    got-intrigue who=1 n=1
1573 1 pass [76c7e8b8]
1574 0 reveal [7603cd71]
    turned-up who=0 card=IV.2
1575 0 exit [760c7ba7]
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1576 0 pass [7abfb7b6]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=3
1577 1 show:no-drama [b59dc24b]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=15
1578 1 pass [b1d508d2]
1579 0 improv [ef163f6f]
    improvised who=0
1580 0 draw:staging [9a8de96a]
1581 0 bury:IV.5 [30990a6b]
    drew who=0 pile=staging
    buried who=0 pile=script
1582 0 pass [088bef94]
1583 0 place:IV.3 [c2851da4]
1584 1 place:take-the-lead [a7cd2bcc]
    placed-all
1585 1 pass [dcfcf67f]
1586 0 show:no-drama [4222e1fb]
    no-drama who=0
    drew who=0 pile=staging
1587 0 pass [4953712d]
1588 1 reveal [5fd20cad]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1589 1 improv [3c56cbf2]
    improvised who=1
1590 1 draw:staging [1cc39c5d]
1591 1 bury:IV.10 [4c8d9628]
    drew who=1 pile=staging
    buried who=1 pile=script
1592 1 pass [a85ee857]
1593 0 reveal [ec976aad]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    scored who=0 card=IV.3 n=3
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1594 0 coin:iago [52437459]
1595 0 wound:othello [78c425a8]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=5 total=6
1596 0 pass [63006067]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=4
1597 1 pass [f867fb2a]
1598 0 pass [923c593a]
1599 0 place:miscue [cba322ec]
1600 1 place:villainy [34f0d859]
    placed-all
1601 1 pass [35d72333]
1602 0 pass [5cafc04f]
1603 1 reveal [b6499285]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1604 0 let [cd15cd5b]
    got-intrigue who=1 n=1
1605 1 improv [92ed85e0]
    improvised who=1
1606 1 draw:staging [2abec01f]
1607 1 bury:IV.13 [b36aa181]
    drew who=1 pile=staging
    buried who=1 pile=script
1608 1 pass [37ce03ad]
1609 0 show:exchange [2dec9975]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1610 0 give:IV.11 [6028052b]
    traded who=0 whom=1
1611 0 reveal [d1bd225c]
    turned-up-staging who=0 card=miscue
1612 0 improv [917958ef]
    improvised who=0
1613 0 draw:staging [0703140f]
1614 0 bury:exchange [86fa8536]
    drew who=0 pile=staging
    buried who=0 pile=staging
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1615 0 pass [448a345c]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=5
1616 1 pass [77985c42]
1617 0 show:exchange [e76d519f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1618 0 give:seize [4a35a404]
    traded who=0 whom=1
1619 0 pass [5c9254c3]
1620 0 place:revive [10d6124d]
1621 1 place:IV.4 [73ffc35a]
    placed-all
1622 1 pass [f4af1ab1]
1623 0 pass [21d2e9a6]
1624 1 reveal [140a62a3]
    turned-up who=1 card=IV.4
    exiting who=1 card=IV.4
1625 0 let [fff1200e]
    got-intrigue who=1 n=1
1626 1 pass [678d864e]
1627 0 improv [bce76fac]
    improvised who=0
1628 0 draw:script [7d54c98c]
1629 0 bury:IV.7 [8ededf55]
    drew who=0 pile=script
    buried who=0 pile=script
1630 0 reveal [e7a44319]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1631 0 show:exchange [90e9577f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1632 1 let [82f77866]
1633 0 give:take-the-lead [85437a6a]
    traded who=0 whom=1
1634 0 pass [179ec667]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=6
1635 1 improv [39317f68]
    improvised who=1
1636 1 draw:staging [b2fcb334]
1637 1 bury:seize [de2aae9d]
    drew who=1 pile=staging
    buried who=1 pile=staging
1638 1 pass [1f37f34e]
1639 0 pass [5d68b5e7]
1640 0 place:IV.11 [5825523e]
1641 1 place:no-drama [68514da3]
    placed-all
1642 1 pass [b9cd358b]
1643 0 improv [8a92dcbd]
    improvised who=0
1644 0 switch:IV.15 [5bcebc3d]
    switched who=0
1645 0 pass [828eda97]
1646 1 reveal [25881130]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1647 1 pass [ea68d725]
1648 0 reveal [60311de0]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1649 0 pass [74678225]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=7
1650 1 improv [a8f30ddc]
    improvised who=1
1651 1 draw:script [b411cf87]
1652 1 bury:IV.6 [06d63d31]
    drew who=1 pile=script
    buried who=1 pile=script
1653 1 pass [941f45f8]
1654 0 pass [d7ebe5f9]
1655 0 place:seize [a1e61f92]
1656 1 place:seize [028c4088]
    placed-all
1657 1 pass [23e2cc5f]
1658 0 pass [8fa6c70d]
1659 1 reveal [a5c18caf]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1660 1 pass [da9d8da6]
1661 0 reveal [e2cf09e4]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1662 0 pass [26350030]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=8
1663 1 pass [ddef0f53]
1664 0 pass [e4e5a51d]
1665 0 place:revive [c443e9ba]
1666 1 place:IV.5 [a4b549a0]
    placed-all
1667 1 improv [c7e490ca]
    improvised who=1
1668 1 switch:IV.13 [59cd081d]
    switched who=1
1669 1 pass [f994092e]
1670 0 pass [c288bbfd]
1671 1 reveal [b3038438]
    turned-up who=1 card=IV.13
1672 1 exit [dc840af0]
    exiting who=1 card=IV.13
1673 0 let [7b3cdae5]
    got-intrigue who=1 n=1
1674 1 pass [4be2a06b]
1675 0 improv [6000ccec]
    improvised who=0
1676 0 draw:script [db462253]
1677 0 bury:IV.8 [da30aa66]
    drew who=0 pile=script
    buried who=0 pile=script
1678 0 reveal [845a55e5]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1679 0 pass [0b3cf837]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=9
1680 1 improv [be7e9f6e]
    improvised who=1
1681 1 draw:script [b7cc5d94]
1682 1 bury:IV.5 [adb8f810]
    drew who=1 pile=script
    buried who=1 pile=script
1683 1 pass [896926d0]
1684 0 improv [74c5d13c]
    improvised who=0
1685 0 draw:staging [096584b2]
1686 0 bury:IV.7 [3b61aeea]
    drew who=0 pile=staging
    buried who=0 pile=script
1687 0 pass [58da276a]
1688 0 place:take-the-lead [de1f3c8b]
1689 1 place:revive [6a674306]
    placed-all
1690 1 pass [0174148b]
1691 0 pass [9701fc1f]
1692 1 reveal [0c8b216a]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1693 1 pass [45d5c0a8]
1694 0 reveal [586e33bc]
    turned-up-staging who=0 card=take-the-lead
1695 0 exit [63cd809a]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1696 0 pass [cd28b912]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=6
    scene-began scene=10
1697 1 pass [0dd013e2]
1698 0 pass [e5ee73a4]
1699 0 place:seize [e722e38d]
1700 1 place:miscue [a3b94ac3]
    placed-all
1701 1 pass [435afebe]
1702 0 pass [e962e120]
1703 1 reveal [1ded09da]
    turned-up-staging who=1 card=miscue
1704 1 play [489cc579]
    aimed who=1 card=miscue whom=0
1705 0 let [f4f2bf14]
    must-switch whom=0
    drew who=1 pile=staging
1706 0 switch:IV.6 [dc4dd0e9]
    switched who=0
1707 1 place:villainy [ecf0d6a4]
    turned-up-staging who=1 card=villainy
1708 1 exit [9d9cd232]
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1709 1 show:exchange [17b7d763]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1710 0 let [dae12d99]
1711 1 give:seize [86b9eb2b]
    traded who=1 whom=0
1712 1 show:exchange [a6e06196]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=19
1713 0 let [9424ad5e]
1714 1 give:take-the-lead [d75e7198]
    traded who=1 whom=0
1715 1 improv [93454fe1]
    improvised who=1
1716 1 draw:script [4f8a5ad5]
1717 1 bury:IV.8 [d7ce0b31]
    drew who=1 pile=script
    buried who=1 pile=script
1718 1 pass [f4c64a70]
1719 0 improv [6fdc95ca]
    improvised who=0
1720 0 draw:script [e6f04247]
1721 0 bury:IV.10 [969190cb]
    drew who=0 pile=script
    buried who=0 pile=script
1722 0 reveal [4e701685]
    turned-up who=0 card=IV.6
1723 0 play [21bd5ed4]
    played who=0 card=IV.6
    scored who=0 card=IV.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1724 0 pass [1df6500f]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=11
1725 1 pass [e9fc6b8a]
1726 0 pass [a977550f]
1727 0 place:take-the-lead [ad272d3a]
1728 1 place:seize [f5accac7]
    placed-all
1729 1 improv [7375014e]
    improvised who=1
1730 1 switch:seize [4c160ebe]
    switched who=1
1731 1 pass [bcbd128f]
1732 0 pass [917a5f3d]
1733 1 reveal [148d5779]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1734 1 pass [a80278ba]
1735 0 reveal [6b202721]
    turned-up-staging who=0 card=take-the-lead
1736 0 play [131ce770]
    giving who=0 card=take-the-lead whom=1
1737 1 let [19eda367]
    gave-lead who=0 whom=1
1738 0 pass [d0007c7b]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=12
1739 0 pass [68bc9c0f]
1740 1 improv [e0d82f2b]
    improvised who=1
1741 1 draw:staging [d7cd9f61]
1742 1 bury:take-the-lead [31919d5f]
    drew who=1 pile=staging
    buried who=1 pile=staging
1743 1 pass [4f4cfb9b]
1744 0 place:take-the-lead [fb3717b2]
1745 1 place:seize [6f42353b]
    placed-all
1746 0 improv [1766d1a1]
    improvised who=0
1747 0 switch:IV.2 [cde93cc4]
    switched who=0
1748 0 pass [c5e19ab1]
1749 1 pass [d585c6f9]
1750 0 reveal [c82b6279]
    turned-up who=0 card=IV.2
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1751 0 coin:iago [83e507a4]
1752 0 wound:roderigo [69e4e8ac]
    used-iago who=0 character=roderigo
    wounded who=0 character=roderigo n=2 total=4
1753 0 pass [53a434de]
1754 1 reveal [faacdd46]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1755 1 pass [efa823eb]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=13
1756 0 pass [7f69b5f9]
1757 1 pass [cdea0c05]
1758 0 place:exchange [72d84ade]
1759 1 place:IV.12 [4afb49a8]
    placed-all
1760 0 improv [cc38f88f]
    improvised who=0
1761 0 switch:IV.14 [802b2a8a]
    switched who=0
1762 0 show:exchange [93b384f7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1763 1 let [6fae9f87]
1764 0 give:IV.5 [ecdb6b29]
    traded who=0 whom=1
1765 0 pass [6f4e0a5c]
1766 1 improv [bc399689]
    improvised who=1
1767 1 switch:IV.4 [1e2d3ed3]
    switched who=1
1768 1 pass [1e4692ef]
1769 0 reveal [d5922ca2]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1770 0 pass [b8b00899]
1771 1 reveal [33f98810]
    turned-up who=1 card=IV.4
1772 1 exit [ffa77e7b]
    exiting who=1 card=IV.4
    got-intrigue who=1 n=1
1773 1 pass [441402e0]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=14
1774 0 pass [d72c148e]
1775 1 show:no-drama [9ea845c0]
    no-drama who=1
    drew who=1 pile=staging
1776 1 pass [95324770]
1777 0 place:IV.15 [dfa20d93]
1778 1 place:IV.5 [4720b1ba]
    placed-all
1779 0 improv [d6b8200e]
    improvised who=0
1780 0 switch:seize [862e1b46]
    switched who=0
1781 0 pass [037d8e08]
1782 1 pass [a67b3f41]
1783 0 reveal [a357348b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1784 0 pass [b7ceb53c]
1785 1 reveal [724860bc]
    turned-up who=1 card=IV.5
    exiting who=1 card=IV.5
    got-intrigue who=1 n=1
1786 1 improv [bf6d20a5]
    improvised who=1
1787 1 draw:script [8e877cb4]
1788 1 bury:IV.1 [1a980998]
    drew who=1 pile=script
    buried who=1 pile=script
1789 1 pass [052d6acd]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=15
1790 0 improv [ce470aac]
    improvised who=0
1791 0 draw:staging [683926ae]
1792 0 bury:IV.7 [ce05913d]
    drew who=0 pile=staging
    buried who=0 pile=script
1793 0 pass [6fc47702]
1794 1 pass [4ca12c93]
1795 0 place:no-drama [8112c0ab]
1796 1 place:seize [0bced27a]
    placed-all
1797 0 pass [6cf64dba]
1798 1 pass [f740b550]
1799 0 reveal [05248000]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1800 0 pass [751a1f4b]
1801 1 reveal [0e07bb82]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1802 1 pass [39c6f5fd]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=16
1803 0 improv [8912827c]
    improvised who=0
1804 0 draw:script [ad9a9dc5]
1805 0 bury:IV.15 [09936a07]
    drew who=0 pile=script
    buried who=0 pile=script
1806 0 pass [9df78537]
1807 1 show:no-drama [7eddb9c1]
    no-drama who=1
    drew who=1 pile=staging
1808 1 pass [540dc34e]
1809 0 place:IV.7 [41e70eb1]
1810 1 place:villainy [bad9119d]
    placed-all
1811 0 pass [119004c6]
1812 1 pass [9217f4e6]
1813 0 reveal [32d8f747]
    turned-up who=0 card=IV.7
1814 0 exit [398b9c3e]
    exiting who=0 card=IV.7
    got-intrigue who=0 n=1
1815 0 pass [e12cccc8]
1816 1 reveal [8a335894]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1817 1 pass [a0a825d3]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=17
1818 0 improv [6db69026]
    improvised who=0
1819 0 draw:staging [30a64739]
1820 0 bury:take-the-lead [80e88b78]
    drew who=0 pile=staging
    buried who=0 pile=staging
1821 0 show:exchange [9ba9b9ac]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1822 1 let [cd3edd82]
1823 0 give:villainy [de5cc336]
    traded who=0 whom=1
1824 0 pass [53038496]
1825 1 pass [6d09dc71]
1826 0 place:take-the-lead [89e238c7]
1827 1 place:seize [68829d78]
    placed-all
1828 0 pass [8c243f48]
1829 1 improv [b4898661]
    improvised who=1
1830 1 switch:IV.1 [fc30cb98]
    switched who=1
1831 1 pass [fc28015a]
1832 0 reveal [6a2f9d13]
    turned-up-staging who=0 card=take-the-lead
1833 0 play [79f823ff]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1834 0 pass [a438ab63]
1835 1 reveal [7ca562ea]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
    got-intrigue who=1 n=1
1836 1 pass [4b095f0c]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=18
1837 1 pass [2b026231]
1838 0 pass [98f37de0]
1839 0 place:IV.10 [6352e182]
1840 1 place:IV.11 [31150c78]
    placed-all
1841 1 show:exchange [2ef38641]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1842 1 give:seize [f4785114]
    traded who=1 whom=0
1843 1 pass [04d74079]
1844 0 pass [a2c445d1]
1845 1 improv [1f3452de]
    improvised who=1
1846 1 draw:script [f5dbc029]
1847 1 bury:IV.8 [d02abcb1]
    drew who=1 pile=script
    buried who=1 pile=script
1848 1 reveal [e969f5e5]
    turned-up who=1 card=IV.11
1849 1 play [94cb0baf]
    played who=1 card=IV.11
    scored who=1 card=IV.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=emilia
1850 1 pass [cc97fc87]
1851 0 reveal [c692da25]
    turned-up who=0 card=IV.10
    exiting who=0 card=IV.10
    got-intrigue who=0 n=1
1852 0 pass [9ef3d827]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=19
1853 1 pass [c02b2bca]
1854 0 pass [429b5a71]
1855 0 place:exchange [25a42728]
1856 1 place:villainy [52ac4cb0]
    placed-all
1857 1 show:exchange [c071b9a3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1858 0 let [3e2e7642]
1859 1 give:take-the-lead [ce637a6a]
    traded who=1 whom=0
1860 1 pass [33d35bdd]
1861 0 pass [c89d8482]
1862 1 reveal [9e8fff19]
    turned-up-staging who=1 card=villainy
1863 1 improv [ccb39559]
    improvised who=1
1864 1 draw:script [5ed08f86]
1865 1 bury:IV.12 [8eacaf76]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=villainy
1866 0 let [f7d3068b]
    got-intrigue who=1 n=1
1867 1 pass [cbd6c6a8]
1868 0 reveal [7066ec28]
    turned-up-staging who=0 card=exchange
1869 0 play [4d8293e9]
    aimed who=0 card=exchange whom=1
1870 1 let [2458f231]
1871 0 give:miscue [203796ed]
    traded who=0 whom=1
1872 0 improv [338bc4fb]
    improvised who=0
1873 0 draw:staging [51147111]
1874 0 bury:revive [d82c37e9]
    drew who=0 pile=staging
    buried who=0 pile=staging
1875 0 pass [4a44ea29]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=20
1876 1 improv [a7e8ff19]
    improvised who=1
1877 1 draw:script [3a8c0c60]
1878 1 bury:IV.5 [54ff6abb]
    drew who=1 pile=script
    buried who=1 pile=script
1879 1 pass [a6a9ecee]
1880 0 pass [ea31cc35]
1881 0 place:IV.8 [af5e0596]
1882 1 place:IV.12 [b32a57f9]
    placed-all
1883 1 pass [c5bc3f78]
1884 0 pass [716807c0]
1885 1 reveal [794cb117]
    turned-up who=1 card=IV.12
1886 1 exit [f5a0a48b]
    exiting who=1 card=IV.12
    got-intrigue who=1 n=1
1887 1 pass [08d37fa0]
1888 0 reveal [ca25ca4d]
    turned-up who=0 card=IV.8
    exiting who=0 card=IV.8
    got-intrigue who=0 n=1
1889 0 pass [e7a6bf21]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=21
1890 1 pass [90d54913]
1891 0 improv [850afbf8]
    improvised who=0
1892 0 draw:script [46312368]
1893 0 bury:IV.2 [7c2f880a]
    drew who=0 pile=script
    buried who=0 pile=script
1894 0 pass [9ca5362e]
1895 0 place:revive [b5e18573]
1896 1 place:take-the-lead [c2e9ec9a]
    placed-all
1897 1 improv [619cf3c1]
    improvised who=1
1898 1 switch:revive [4c6255aa]
    switched who=1
1899 1 pass [39d9dbaf]
1900 0 pass [f6433dc9]
1901 1 reveal [198f9470]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1902 1 pass [f4b65688]
1903 0 reveal [8e6009ac]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1904 0 pass [98bf0bbe]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=22
1905 1 pass [31331e79]
1906 0 pass [6df6d379]
1907 0 place:take-the-lead [82bf0233]
1908 1 place:IV.4 [fd9b12d1]
    placed-all
1909 1 improv [764ff272]
    improvised who=1
1910 1 switch:IV.13 [8eca3030]
    switched who=1
1911 1 pass [09a18063]
1912 0 improv [f02db31f]
    improvised who=0
1913 0 switch:villainy [8fad68d1]
    switched who=0
1914 0 pass [4d588d64]
1915 1 reveal [ae559654]
    turned-up who=1 card=IV.13
1916 1 exit [778cc7ab]
    exiting who=1 card=IV.13
    got-intrigue who=1 n=1
1917 1 pass [444bf527]
1918 0 reveal [9742cdf9]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1919 0 pass [a3ff0158]
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=staging
    reshuffled pile=staging n=19
    scene-began scene=23
1920 1 pass [2d5d7bc6]
1921 0 pass [f2b7644c]
1922 0 place:take-the-lead [bc3807a9]
1923 1 place:IV.15 [0b4a9ae0]
    placed-all
1924 1 pass [95d6bbe4]
1925 0 pass [7dd34e24]
1926 1 reveal [0b40663a]
    turned-up who=1 card=IV.15
1927 1 play [97dd1e4d]
    played who=1 card=IV.15
1928 0 let [819d137d]
    scored who=1 card=IV.15 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
    act-ended act=IV
    tallied who=0 n=28
    tallied who=1 n=22
    lead-cast who=1
1929 1 discard:take-the-lead [b5159c81]
    discarded who=1 card=take-the-lead
1930 0 discard:take-the-lead [2baa796a]
    discarded who=0 card=take-the-lead
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=V who=1
    scene-began scene=1
1931 0 pass [ff6270b8]
1932 1 coin:desdemona [79283404]
    no-drama-coin who=1
1933 1 improv [67220445]
    improvised who=1
1934 1 draw:staging [22a44bb0]
1935 1 bury:miscue [f978cf37]
    drew who=1 pile=staging
    buried who=1 pile=staging
1936 1 show:exchange [48c16f55]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1937 0 let [a3d2ea63]
1938 1 give:V.7 [292a8d66]
    traded who=1 whom=0
1939 1 pass [187319c5]
1940 0 place:V.10 [77c4c901]
1941 1 place:seize [c022c071]
    placed-all
1942 0 pass [4ea659f3]
1943 1 pass [5faa61ef]
1944 0 improv [321b5ba8]
    improvised who=0
1945 0 draw:script [5155d644]
1946 0 bury:V.7 [e3e78700]
    drew who=0 pile=script
    buried who=0 pile=script
1947 0 reveal [7fd2b53a]
    turned-up who=0 card=V.10
1948 0 exit [980c4ca4]
    exiting who=0 card=V.10
1949 1 let [c57160a2]
    got-intrigue who=0 n=1
1950 0 pass [723db8fb]
1951 1 reveal [c8d70d3c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1952 1 pass [b39da2c0]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=2
1953 0 pass [09d7b319]
1954 1 improv [b1a58ca6]
    improvised who=1
1955 1 draw:script [7faf6244]
1956 1 bury:V.11 [43ab4d82]
    drew who=1 pile=script
    buried who=1 pile=script
1957 1 pass [80bb4742]
1958 0 place:V.5 [5afd7f7f]
1959 1 place:V.12 [e9598f3e]
    placed-all
1960 0 improv [97694199]
    improvised who=0
1961 0 switch:V.14 [8ee5bc37]
    switched who=0
1962 0 pass [65a4deeb]
1963 1 pass [277df4a3]
1964 0 reveal [1b23a46a]
    turned-up who=0 card=V.14
1965 0 exit [76b665dd]
    exiting who=0 card=V.14
1966 1 let [e505c2bb]
    got-intrigue who=0 n=1
1967 0 show:no-drama [b481a93c]
    no-drama who=0
    drew who=0 pile=staging
1968 0 pass [a69b82b6]
1969 1 reveal [c301b4ab]
    turned-up who=1 card=V.12
1970 1 play [61c4fc7b]
    played who=1 card=V.12
    scored who=1 card=V.12 n=1
    died character=emilia
    took-wounds who=1 n=2
1971 1 pass [f963266c]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
1972 0 show:exchange [afaeb0dd]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1973 1 let [d6283127]
1974 0 give:V.16 [693a120b]
    traded who=0 whom=1
1975 0 pass [4b2a249d]
1976 1 improv [e9be2912]
    improvised who=1
1977 1 draw:staging [1d0b7166]
1978 1 bury:V.16 [84455ae6]
    drew who=1 pile=staging
    buried who=1 pile=script
1979 1 pass [433f6b2a]
1980 0 place:miscue [759719e4]
1981 1 place:V.2 [e4f25ffe]
    placed-all
1982 0 pass [251cae26]
1983 1 pass [fcb6337d]
1984 0 reveal [9a287d8c]
    turned-up-staging who=0 card=miscue
1985 0 play [25778bb0]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1986 1 switch:miscue [3fad849d]
    switched who=1
1987 0 place:no-drama [66c36271]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1988 0 pass [3d67197a]
1989 1 reveal [b6b9ad12]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1990 1 pass [29ec758d]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=4
1991 0 show:exchange [f047a51f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1992 1 let [f8c874f1]
1993 0 give:V.5 [b6dea5c4]
    traded who=0 whom=1
1994 0 pass [161134b5]
1995 1 improv [a71b2d25]
    improvised who=1
1996 1 draw:staging [07a9c3f1]
1997 1 bury:V.1 [eeed5973]
    drew who=1 pile=staging
    buried who=1 pile=script
1998 1 pass [80ab177a]
1999 0 place:V.3 [14e1cb41]
2000 1 place:seize [dcc23807]
    placed-all
2001 0 improv [4edb937c]
    improvised who=0
2002 0 switch:V.6 [f9bc9253]
    switched who=0
2003 0 pass [aa101a32]
2004 1 pass [2654ec8d]
2005 0 reveal [03e0e439]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2006 0 pass [43410e59]
2007 1 reveal [97f4a5d3]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2008 1 pass [9f4bd74d]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=5
2009 0 improv [81bfc651]
    improvised who=0
2010 0 draw:staging [a4eea675]
2011 0 bury:V.13 [29997fc5]
    drew who=0 pile=staging
    buried who=0 pile=script
2012 0 pass [c2d3497d]
2013 1 improv [99ea5857]
    improvised who=1
2014 1 draw:staging [772eb8ba]
2015 1 bury:V.9 [46ef9395]
    drew who=1 pile=staging
    buried who=1 pile=script
2016 1 pass [0864c27a]
2017 0 place:villainy [254040f6]
2018 1 place:V.8 [f129901f]
    placed-all
2019 0 pass [95135a09]
2020 1 pass [1dad0df5]
2021 0 reveal [4115eeab]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2022 0 pass [50c92513]
2023 1 reveal [ca925691]
    turned-up who=1 card=V.8
    exiting who=1 card=V.8
    got-intrigue who=1 n=1
2024 1 pass [7671c6d4]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=6
2025 0 improv [ef034ba5]
    improvised who=0
2026 0 draw:staging [5a3715c0]
2027 0 bury:V.2 [76aa103f]
    drew who=0 pile=staging
    buried who=0 pile=script
2028 0 pass [8ea4cbb5]
2029 1 pass [75509cb2]
2030 0 place:seize [53de87a3]
2031 1 place:take-the-lead [f09490af]
    placed-all
2032 0 pass [2788e23f]
2033 1 improv [ec88d10a]
    improvised who=1
2034 1 switch:revive [4762d747]
    switched who=1
2035 1 pass [9a74ed7c]
2036 0 reveal [16b0d5b6]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2037 0 pass [7609f45b]
2038 1 reveal [7f9a5ef8]
    turned-up-staging who=1 card=revive
2039 1 exit [21257682]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2040 1 pass [83f9271a]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=7
2041 0 pass [9e7d50ee]
2042 1 improv [24f9cd8c]
    improvised who=1
2043 1 draw:staging [adae8bf8]
2044 1 bury:take-the-lead [eb8d62e4]
    drew who=1 pile=staging
    buried who=1 pile=staging
2045 1 pass [f0b245d8]
2046 0 place:V.15 [15292ca8]
2047 1 place:revive [ef6b6fb4]
    placed-all
2048 0 improv [99f1d950]
    improvised who=0
2049 0 switch:V.7 [7e5f7740]
    switched who=0
2050 0 pass [34983672]
2051 1 pass [40bdf5f8]
2052 0 reveal [7df19b59]
    turned-up who=0 card=V.7
2053 0 play [a78a7969]
    played who=0 card=V.7
    scored who=0 card=V.7 n=1
    got-intrigue who=0 n=2
2054 0 pass [bba0ad4c]
2055 1 reveal [c544da32]
    turned-up-staging who=1 card=revive
2056 1 exit [8a3cf883]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2057 1 pass [3ece840b]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=8
2058 0 show:exchange [59ebc1d7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2059 1 show:no-drama [07e2027a]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
2060 0 improv [0ef4ce46]
    improvised who=0
2061 0 draw:script [18693930]
2062 0 bury:V.3 [698b7493]
    drew who=0 pile=script
    buried who=0 pile=script
2063 0 pass [f9d53032]
2064 1 pass [9fd3b81c]
2065 0 place:V.13 [b386d2d5]
2066 1 place:villainy [4b506a96]
    placed-all
2067 0 pass [b0e06880]
2068 1 pass [1784b2a7]
2069 0 reveal [b95902ca]
    turned-up who=0 card=V.13
    played who=0 card=V.13
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
2070 0 pass [d7567fef]
2071 1 coin:emilia [c532e1a3]
    used-coin-at who=1 coin=emilia whom=0
2072 0 let [8b441226]
    stole-coin who=1 coin=othello whom=0
2073 1 coin:othello [4d142169]
    giving-by-coin who=1 coin=othello whom=0
2074 0 let [c1687677]
    gave-lead who=1 whom=0
2075 1 reveal [d401120f]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2076 1 pass [3ee6f272]
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    drew who=1 pile=script
    scene-began scene=9
2077 1 improv [2dbeadfd]
    improvised who=1
2078 1 draw:script [4b43c596]
2079 1 bury:V.9 [a6c02abf]
    drew who=1 pile=script
    buried who=1 pile=script
2080 1 pass [0d556bd6]
2081 0 improv [1f05b6aa]
    improvised who=0
2082 0 draw:script [f91ef1f6]
2083 0 bury:V.16 [583dee39]
    drew who=0 pile=script
    buried who=0 pile=script
2084 0 show:exchange [9ee98e10]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2085 0 give:villainy [b6d33d0e]
    traded who=0 whom=1
2086 0 pass [80d500c3]
2087 0 place:villainy [e5edcb7e]
2088 1 place:revive [abf1362e]
    placed-all
2089 1 pass [137d4736]
2090 0 pass [9459a743]
2091 1 reveal [01aaf33a]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2092 0 let [a0f53568]
    got-intrigue who=1 n=1
2093 1 pass [107d2e6b]
2094 0 reveal [01c75115]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2095 0 pass [474cb9dd]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    scene-began scene=10
2096 1 improv [18b63e85]
    improvised who=1
2097 1 draw:script [6073cf75]
2098 1 bury:V.11 [9262f86b]
    drew who=1 pile=script
    buried who=1 pile=script
2099 1 pass [671c4b24]
2100 0 pass [950a43fe]
2101 0 place:V.3 [94cf1867]
2102 1 place:V.2 [aad911b4]
    placed-all
2103 1 pass [19f24eb8]
2104 0 pass [5b64cf19]
2105 1 reveal [2ad8020c]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
2106 0 let [8016ecd6]
    got-intrigue who=1 n=1
2107 1 pass [f48da5e7]
2108 0 improv [825247d4]
    improvised who=0
2109 0 draw:staging [17920eff]
2110 0 bury:V.9 [45656084]
    drew who=0 pile=staging
    buried who=0 pile=script
2111 0 reveal [14817e33]
    turned-up who=0 card=V.3
    exiting who=0 card=V.3
    got-intrigue who=0 n=1
2112 0 pass [5f2f6e7f]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=11
2113 1 improv [2ede690a]
    improvised who=1
2114 1 draw:script [95e73342]
2115 1 bury:V.16 [f31c7d65]
    drew who=1 pile=script
    buried who=1 pile=script
2116 1 pass [148c2e05]
2117 0 improv [2becab9b]
    improvised who=0
2118 0 draw:script [b7bc774c]
2119 0 bury:V.15 [2fa0b343]
    drew who=0 pile=script
    buried who=0 pile=script
2120 0 pass [5a27a9fe]
2121 0 place:take-the-lead [449bf135]
2122 1 place:V.5 [c9d69a8d]
    placed-all
2123 1 pass [bf83dbd9]
2124 0 pass [d4baddbd]
2125 1 reveal [3f18f743]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
2126 0 let [5cb9081f]
    got-intrigue who=1 n=1
2127 1 pass [761e3d81]
2128 0 reveal [c9819b38]
    turned-up-staging who=0 card=take-the-lead
2129 0 play [2106ee4a]
    giving who=0 card=take-the-lead whom=1
2130 1 let [9c293b05]
    gave-lead who=0 whom=1
2131 0 show:no-drama [a12e5231]
    no-drama who=0
    drew who=0 pile=staging
2132 0 pass [6b72afb7]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=12
2133 0 pass [c0bccbfa]
2134 1 improv [5b72b674]
    improvised who=1
2135 1 draw:staging [b95e9473]
2136 1 bury:V.1 [8a4fbe57]
    drew who=1 pile=staging
    buried who=1 pile=script
2137 1 show:exchange [b2de058d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2138 1 give:miscue [2e1a81b8]
    traded who=1 whom=0
2139 1 pass [8ca910db]
2140 0 place:seize [fc0ab48b]
2141 1 place:seize [25233516]
    placed-all
2142 0 pass [a94905a5]
2143 1 pass [2f0a7d3c]
2144 0 reveal [bd8df71b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2145 0 improv [b65dd7eb]
    improvised who=0
2146 0 draw:staging [95bc8332]
2147 0 bury:take-the-lead [73c60adc]
    drew who=0 pile=staging
    buried who=0 pile=staging
2148 0 pass [a673a48e]
2149 1 reveal [cf6cce24]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2150 1 pass [167b305c]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=13
2151 0 pass [d2d32339]
2152 1 improv [daa88238]
    improvised who=1
2153 1 draw:staging [3a3a7997]
2154 1 bury:take-the-lead [c3996862]
    drew who=1 pile=staging
    buried who=1 pile=staging
2155 1 pass [a9e9da49]
2156 0 place:take-the-lead [151ed5c2]
2157 1 place:no-drama [e49928d8]
    placed-all
2158 0 show:exchange [af4c0afa]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2159 0 give:seize [8ed5d621]
    traded who=0 whom=1
2160 0 show:exchange [8499ceff]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2161 0 give:miscue [62023e63]
    traded who=0 whom=1
2162 0 pass [43697418]
2163 1 pass [9bfc51e6]
2164 0 reveal [cd0a413d]
    turned-up-staging who=0 card=take-the-lead
2165 0 exit [caf152e6]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2166 0 improv [02fc5f71]
    improvised who=0
2167 0 draw:staging [1f9493f9]
2168 0 bury:V.14 [8793b0bb]
    drew who=0 pile=staging
    buried who=0 pile=script
2169 0 show:exchange [88b49f3a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2170 0 give:miscue [a7082fb5]
    traded who=0 whom=1
2171 0 pass [638b5239]
2172 1 reveal [f346b9ea]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2173 1 pass [690a415d]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=14
2174 0 pass [56030b16]
2175 1 improv [5dec69ba]
    improvised who=1
2176 1 draw:script [4c427d42]
2177 1 bury:V.11 [34b9f6d9]
    drew who=1 pile=script
    buried who=1 pile=script
2178 1 pass [a21a48b9]
2179 0 place:V.8 [0696e015]
2180 1 place:V.6 [a99a889a]
    placed-all
2181 0 pass [45e99538]
2182 1 pass [3ff41bc8]
2183 0 reveal [d1e21914]
    turned-up who=0 card=V.8
2184 0 exit [8ccfba81]
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
2185 0 pass [1cf16866]
2186 1 reveal [2e1e91cb]
    turned-up who=1 card=V.6
2187 1 exit [22770ef2]
    exiting who=1 card=V.6
    got-intrigue who=1 n=1
2188 1 pass [c9a53550]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=15
2189 0 pass [9218d662]
2190 1 improv [ef3d455e]
    improvised who=1
2191 1 draw:staging [090642fb]
2192 1 bury:V.16 [b4148b26]
    drew who=1 pile=staging
    buried who=1 pile=script
2193 1 pass [01f9f5ca]
2194 0 place:V.15 [d0429093]
2195 1 place:seize [e5878bf3]
    placed-all
2196 0 improv [d4ff4ef4]
    improvised who=0
2197 0 switch:revive [607be6cd]
    switched who=0
2198 0 pass [ed4e7023]
2199 1 pass [9bcdd797]
2200 0 reveal [c3718fb2]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2201 0 pass [20611204]
2202 1 reveal [eee30703]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2203 1 pass [80bd5d74]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=16
2204 0 pass [4dd35adc]
2205 1 pass [d6e29720]
2206 0 place:V.9 [8cceec30]
2207 1 place:V.14 [e3a65398]
    placed-all
2208 0 improv [943c3dae]
    improvised who=0
2209 0 switch:V.11 [9c02be43]
    switched who=0
2210 0 pass [047e0b25]
2211 1 improv [e2e591c9]
    improvised who=1
2212 1 switch:take-the-lead [3be36094]
    switched who=1
2213 1 pass [fdfdca13]
2214 0 reveal [e3d6cf2d]
    turned-up who=0 card=V.11
2215 0 play [5fe461f0]
    played who=0 card=V.11
    set-aside card=V.11 character=emilia
    got-coin who=0 coin=emilia
2216 0 pass [875d25ae]
2217 1 reveal [7b557386]
    turned-up-staging who=1 card=take-the-lead
2218 1 exit [80722b3b]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2219 1 pass [1f2cab55]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    scene-began scene=17
2220 0 pass [7109e044]
2221 1 pass [82d8d4c4]
2222 0 place:miscue [56ab27df]
2223 1 place:V.1 [781da6f5]
    placed-all
2224 0 pass [d707c361]
2225 1 pass [c61556a2]
2226 0 reveal [da0a5479]
    turned-up-staging who=0 card=miscue
2227 0 play [45d824a1]
    aimed who=0 card=miscue whom=1
2228 1 let [d04a7208]
    must-switch whom=1
    drew who=0 pile=staging
    reshuffled pile=staging n=18
2229 1 switch:V.14 [b8f02f7d]
    switched who=1
2230 0 place:V.15 [bbfc26cd]
    turned-up who=0 card=V.15
2231 0 exit [0d2bc282]
    exiting who=0 card=V.15
    got-intrigue who=0 n=1
2232 0 pass [72270659]
2233 1 improv [9d0adec3]
    improvised who=1
2234 1 draw:script [cc0859fc]
2235 1 bury:V.1 [9299c807]
    drew who=1 pile=script
    buried who=1 pile=script
2236 1 reveal [7a340934]
    turned-up who=1 card=V.14
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2237 1 pass [ed9682ea]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
2238 0 improv [c9da09b0]
    improvised who=0
2239 0 draw:script [3bc8b556]
2240 0 bury:V.10 [1c950664]
    drew who=0 pile=script
    buried who=0 pile=script
2241 0 pass [e7567a04]
2242 1 pass [1ed2f084]
2243 0 place:seize [3656fdc6]
2244 1 place:V.3 [8b1d0640]
    placed-all
2245 0 pass [b55cfb84]
2246 1 show:exchange [ceebfc81]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2247 1 give:villainy [0f55bca4]
    traded who=1 whom=0
2248 1 pass [22450bbb]
2249 0 reveal [b95a95a3]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2250 0 pass [62e61b2f]
2251 1 show:exchange [c570daf3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2252 0 let [9fb67abb]
2253 1 give:V.9 [21746757]
    traded who=1 whom=0
2254 1 reveal [d377efc3]
    turned-up who=1 card=V.3
2255 1 improv [d0d4fea6]
    improvised who=1
2256 1 draw:script [50734632]
2257 1 bury-placed [6167fd7a]
    drew who=1 pile=script
    buried who=1 pile=script
    turned-up who=1 card=V.2
2258 1 play [7959b84f]
    played who=1 card=V.2
    scored who=1 card=V.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2259 1 pass [5139a5de]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=19
2260 0 coin:emilia [bfb52242]
    used-coin-at who=0 coin=emilia whom=1
2261 1 let [c508d427]
    stole-coin who=0 coin=iago whom=1
2262 0 improv [6abad7b4]
    improvised who=0
2263 0 draw:script [f6f4da4f]
2264 0 bury:V.9 [1303d463]
    drew who=0 pile=script
    buried who=0 pile=script
2265 0 pass [e2754abf]
2266 1 pass [9d9bc604]
2267 0 place:V.8 [ed3a5dc5]
2268 1 place:revive [14cc81d7]
    placed-all
2269 0 pass [7eb8ea76]
2270 1 improv [1ac109cb]
    improvised who=1
2271 1 switch:revive [38b617a0]
    switched who=1
2272 1 pass [13b875e4]
2273 0 reveal [e022e450]
    turned-up who=0 card=V.8
2274 0 play [020c655c]
    played who=0 card=V.8
    scored who=0 card=V.8 n=1
    got-coin who=0 coin=desdemona
2275 0 coin:iago [3ee12f35]
2276 0 wound:cassio [a9cb80b4]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
2277 0 pass [42f6ff77]
2278 1 reveal [3bcfce9a]
    turned-up-staging who=1 card=revive
2279 1 exit [d7155a2f]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2280 1 pass [febe06bb]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=20
2281 0 coin:desdemona [fb003431]
    no-drama-coin who=0
2282 0 pass [6c4d44fc]
2283 1 pass [4d528b8a]
2284 0 place:villainy [325a4e1c]
2285 1 place:villainy [61e9d754]
    placed-all
2286 0 pass [acbdc81b]
2287 1 pass [3e226208]
2288 0 reveal [af06b50d]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2289 0 improv [2169c4a4]
    improvised who=0
2290 0 draw:staging [188098d1]
2291 0 bury:no-drama [b41f38b7]
    drew who=0 pile=staging
    buried who=0 pile=staging
2292 0 pass [9282ac2c]
2293 1 reveal [b08bbe94]
    turned-up-staging who=1 card=villainy
2294 1 improv [5c0792ef]
    improvised who=1
2295 1 draw:script [a9ad8812]
2296 1 bury:V.16 [5013a66c]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2297 1 pass [662a8185]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=21
2298 0 pass [cedb7456]
2299 1 pass [972d1711]
2300 0 place:miscue [f6e7e10a]
2301 1 place:V.10 [56339368]
    placed-all
2302 0 pass [cac1e86d]
2303 1 improv [2f643070]
    improvised who=1
2304 1 switch:V.3 [be1203b2]
    switched who=1
2305 1 show:exchange [705125af]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2306 1 give:miscue [a66633e4]
    traded who=1 whom=0
2307 1 pass [d5f0ae26]
2308 0 reveal [f8415386]
    turned-up-staging who=0 card=miscue
2309 0 play [ca6295f6]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2310 1 switch:V.1 [b1386f9c]
    switched who=1
2311 0 place:V.6 [3e4456c4]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2312 0 pass [6531da86]
2313 1 reveal [fc261eb8]
    turned-up who=1 card=V.1
2314 1 play [bd3cb993]
    played who=1 card=V.1
    scored who=1 card=V.1 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2315 1 pass [d932dc3a]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=22
2316 0 pass [dfa084ce]
2317 1 improv [921716e7]
    improvised who=1
2318 1 draw:staging [8e87a106]
2319 1 bury:seize [bff45d3f]
    drew who=1 pile=staging
    buried who=1 pile=staging
2320 1 pass [8df4c719]
2321 0 place:V.9 [03f21b45]
2322 1 place:V.3 [d609e836]
    placed-all
2323 0 improv [3718e129]
    improvised who=0
2324 0 switch:seize [ed379f34]
    switched who=0
2325 0 coin:emilia [ba0c8abd]
    used-coin-at who=0 coin=emilia whom=1
    stole-coin who=0 coin=iago whom=1
2326 0 pass [3e17c491]
2327 1 pass [a9d683ff]
2328 0 coin:iago [eaa83a81]
2329 0 wound:desdemona [b927e94b]
    used-iago who=0 character=desdemona
    wounded who=0 character=desdemona n=1 total=5
2330 0 reveal [ec15ca7c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2331 0 pass [6879db61]
2332 1 reveal [1ebd0c9d]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2333 1 pass [591b0bf2]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=23
2334 0 pass [338f1dab]
2335 1 show:no-drama [639cdb24]
    no-drama who=1
    drew who=1 pile=staging
2336 1 show:exchange [d23270ec]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2337 0 let [8eceb713]
2338 1 give:seize [fd6d6d42]
    traded who=1 whom=0
2339 1 pass [19ce8dda]
2340 0 place:take-the-lead [d4fc9615]
2341 1 place:revive [915a1fa1]
    placed-all
2342 0 improv [c22899cc]
    improvised who=0
2343 0 switch:V.5 [cea60b7c]
    switched who=0
2344 0 pass [a8a49691]
2345 1 pass [8656ad64]
2346 0 reveal [e659301a]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2347 0 pass [a7a6b508]
2348 1 reveal [3b475363]
    turned-up-staging who=1 card=revive
2349 1 exit [5c87a770]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2350 1 improv [785b79ec]
    improvised who=1
2351 1 draw:staging [facdd26a]
2352 1 bury:miscue [fcc62013]
    drew who=1 pile=staging
    buried who=1 pile=staging
2353 1 pass [d0fddfb6]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=24
2354 0 improv [6f4394f1]
    improvised who=0
2355 0 draw:staging [c287928b]
2356 0 bury:take-the-lead [82b83e70]
    drew who=0 pile=staging
    buried who=0 pile=staging
2357 0 show:exchange [3fcda65f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2358 0 give:villainy [6358353e]
    traded who=0 whom=1
2359 0 pass [bd6b7e5a]
2360 1 pass [57f36817]
2361 0 place:V.9 [8f10cc1d]
2362 1 place:take-the-lead [b169fa42]
    placed-all
2363 0 pass [c0ba2752]
2364 1 pass [29b65b88]
2365 0 reveal [cb8039b6]
    turned-up who=0 card=V.9
2366 0 play [16be2dc9]
    played who=0 card=V.9
    scored who=0 card=V.9 n=1
    died character=desdemona
    took-wounds who=0 n=1
    got-coin who=0 coin=othello
2367 0 coin:othello [0cee1330]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
2368 0 pass [23379d17]
2369 1 reveal [55a9eb1e]
    turned-up-staging who=1 card=take-the-lead
2370 1 play [190f7948]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2371 1 pass [7117d45d]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=25
2372 0 pass [1c269d0d]
2373 1 pass [b2569653]
2374 0 place:V.4 [4fcccc7f]
2375 1 place:take-the-lead [e2d4b3c0]
    placed-all
2376 0 pass [0843fce7]
2377 1 pass [7465c1d2]
2378 0 reveal [f7d8f87b]
    turned-up who=0 card=V.4
2379 0 exit [cde80745]
    exiting who=0 card=V.4
    got-intrigue who=0 n=1
2380 0 pass [43b64f40]
2381 1 reveal [6e4662f0]
    turned-up-staging who=1 card=take-the-lead
2382 1 exit [22371288]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2383 1 pass [61e0fbc9]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=26
2384 0 show:no-drama [82067ae6]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=15
2385 0 pass [9ed80ff0]
2386 1 pass [53cb0792]
2387 0 place:miscue [4d264ddd]
2388 1 place:take-the-lead [82e58e87]
    placed-all
2389 0 pass [6cf3e180]
2390 1 pass [34974c99]
2391 0 reveal [47f2db38]
    turned-up-staging who=0 card=miscue
2392 0 exit [1bca6b07]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2393 0 pass [234e3859]
2394 1 reveal [4b9c6cb8]
    turned-up-staging who=1 card=take-the-lead
2395 1 improv [888ad35a]
    improvised who=1
2396 1 draw:script [9f063855]
2397 1 bury:V.10 [decb7c95]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2398 1 pass [79577d53]
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    scene-began scene=27
2399 0 show:no-drama [6d382e98]
    no-drama who=0
    drew who=0 pile=staging
2400 0 pass [ba960ec2]
2401 1 pass [e0885ced]
2402 0 place:V.5 [674b8dc0]
2403 1 place:V.3 [c9de0558]
    placed-all
2404 0 pass [c92cbf12]
2405 1 pass [3521dca7]
2406 0 reveal [49a91a5f]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2407 0 improv [d907f4e0]
    improvised who=0
2408 0 draw:staging [3a3a4cec]
2409 0 bury:miscue [f2410144]
    drew who=0 pile=staging
    buried who=0 pile=staging
2410 0 pass [434a292c]
2411 1 improv [79ccc21d]
    improvised who=1
2412 1 draw:staging [5fb418df]
2413 1 bury:V.14 [14e7588f]
    drew who=1 pile=staging
    buried who=1 pile=script
2414 1 reveal [c9728727]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2415 1 pass [de5c2752]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=28
2416 0 show:exchange [7a1e6355]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2417 1 show:no-drama [fb23e619]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
2418 0 pass [8c0a31d1]
2419 1 pass [1c7ffa80]
2420 0 place:take-the-lead [e2c63121]
2421 1 place:seize [6b2c0144]
    placed-all
2422 0 pass [e703a1d2]
2423 1 pass [b0e58a4d]
2424 0 reveal [1dc0fce5]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2425 0 improv [bae7c878]
    improvised who=0
2426 0 draw:script [2fd4d4c6]
2427 0 bury:V.16 [c4ce31ad]
    drew who=0 pile=script
    buried who=0 pile=script
2428 0 pass [96c09eff]
2429 1 reveal [6584dc4a]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2430 1 improv [77d1d43b]
    improvised who=1
2431 1 draw:staging [8987281f]
2432 1 bury:V.15 [d49cf10c]
    drew who=1 pile=staging
    buried who=1 pile=script
2433 1 pass [219f732f]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=29
2434 0 show:exchange [231ef8a0]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2435 0 give:revive [cd51aed8]
    traded who=0 whom=1
2436 0 pass [72df5e19]
2437 1 pass [71d05ffe]
2438 0 place:V.10 [dc0f62a0]
2439 1 place:take-the-lead [026b97fe]
    placed-all
2440 0 pass [823acf83]
2441 1 pass [edb505bf]
2442 0 reveal [e8507f1a]
    turned-up who=0 card=V.10
2443 0 exit [78c6efd3]
    exiting who=0 card=V.10
    got-intrigue who=0 n=1
2444 0 pass [54d76d75]
2445 1 reveal [6b8ee52e]
    turned-up-staging who=1 card=take-the-lead
2446 1 exit [8b53509f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2447 1 improv [819aabcb]
    improvised who=1
2448 1 draw:script [ded21d5c]
2449 1 bury:V.6 [2b8f9741]
    drew who=1 pile=script
    buried who=1 pile=script
2450 1 pass [a9ba5a2a]
    drew who=1 pile=script
    reshuffled pile=script n=3
    drew who=0 pile=staging
    scene-began scene=30
2451 0 pass [a03d4498]
2452 1 pass [7236e50c]
2453 0 place:villainy [f05c01d6]
2454 1 place:villainy [ad841f60]
    placed-all
2455 0 pass [a92e5964]
2456 1 pass [94731eed]
2457 0 improv [5970de89]
    improvised who=0
2458 0 draw:staging [d87ffa4c]
2459 0 bury:seize [82b267ee]
    drew who=0 pile=staging
    buried who=0 pile=staging
2460 0 reveal [a9b34c40]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2461 0 pass [fffbc998]
2462 1 reveal [1ef41133]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2463 1 improv [f2a6d2df]
    improvised who=1
2464 1 draw:staging [671728c3]
2465 1 bury:revive [56683591]
    drew who=1 pile=staging
    buried who=1 pile=staging
2466 1 show:exchange [82ef0ffa]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2467 0 let [fccf9bd7]
2468 1 give:exchange [021f30cc]
    traded who=1 whom=0
2469 1 pass [45a49454]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=31
2470 0 pass [96e159c6]
2471 1 pass [92b4cecd]
2472 0 place:take-the-lead [1ea31267]
2473 1 place:V.10 [2b9a516c]
    placed-all
2474 0 show:exchange [e2c60c37]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2475 0 give:seize [80f073a2]
    traded who=0 whom=1
2476 0 improv [583f2d3a]
    improvised who=0
2477 0 switch:V.16 [663be59a]
    switched who=0
2478 0 pass [cdcd1a81]
2479 1 pass [25401940]
2480 0 reveal [20da8a42]
    turned-up who=0 card=V.16
    played who=0 card=V.16
    failed who=0 card=V.16
2481 0 show:exchange [e63881a3]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2482 0 give:miscue [be44bab7]
    traded who=0 whom=1
2483 0 pass [851fccda]
2484 1 reveal [3899c55b]
    turned-up who=1 card=V.10
    exiting who=1 card=V.10
    got-intrigue who=1 n=1
2485 1 pass [b1ff334e]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=32
2486 0 pass [3079dfd0]
2487 1 pass [cba863d3]
2488 0 place:V.6 [32883758]
2489 1 place:miscue [b5088779]
    placed-all
2490 0 pass [048f5c01]
2491 1 pass [bb9f53bc]
2492 0 reveal [93028e40]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2493 1 let [c62d9b5d]
    got-intrigue who=0 n=1
2494 0 improv [b6cfdcea]
    improvised who=0
2495 0 draw:staging [9aec6d40]
2496 0 bury:V.4 [85d7d022]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=15
2497 0 pass [941d5e87]
2498 1 reveal [acf53505]
    turned-up-staging who=1 card=miscue
2499 1 exit [b4211e74]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2500 1 pass [198b7eef]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=33
2501 0 pass [952d4e78]
2502 1 improv [da909bed]
    improvised who=1
2503 1 draw:staging [00d9aad3]
2504 1 bury:revive [05c13edf]
    drew who=1 pile=staging
    buried who=1 pile=staging
2505 1 pass [8e01d83e]
2506 0 place:revive [82a6a69b]
2507 1 place:V.14 [42a23933]
    placed-all
2508 0 pass [e8b4778b]
2509 1 show:no-drama [62e9d0de]
    no-drama who=1
    drew who=1 pile=staging
2510 1 pass [5a00342c]
2511 0 reveal [462f38db]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2512 0 pass [2d8630d9]
2513 1 reveal [2a9c252c]
    turned-up who=1 card=V.14
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2514 1 pass [37064a73]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=34
2515 0 pass [954266a9]
2516 1 show:exchange [02ba7576]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2517 0 let [f6c4c683]
2518 1 give:seize [c9ea4234]
    traded who=1 whom=0
2519 1 pass [8f86cd8f]
2520 0 place:villainy [243518b7]
2521 1 place:V.5 [2fc5f40c]
    placed-all
2522 0 improv [a8af55ec]
    improvised who=0
2523 0 switch:seize [aaab2ed9]
    switched who=0
2524 0 pass [2c1a6d9f]
2525 1 improv [69febab9]
    improvised who=1
2526 1 switch:miscue [82bb9831]
    switched who=1
2527 1 pass [b0681341]
2528 0 reveal [78d9cf1a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2529 0 pass [b44a4b0d]
2530 1 reveal [3aeee9e7]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2531 1 pass [5ef7574c]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=35
2532 0 pass [9d84d86e]
2533 1 pass [a776587e]
2534 0 place:take-the-lead [fff9dff2]
2535 1 place:V.3 [1b0b39cd]
    placed-all
2536 0 improv [2b0b0f64]
    improvised who=0
2537 0 switch:seize [cbc5a9cb]
    switched who=0
2538 0 pass [ac756c65]
2539 1 pass [1e9d226f]
2540 0 reveal [64fff8ab]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2541 0 pass [017735aa]
2542 1 improv [d7b301c9]
    improvised who=1
2543 1 draw:staging [17357b14]
2544 1 bury:revive [69ff3ee1]
    drew who=1 pile=staging
    buried who=1 pile=staging
2545 1 reveal [ac877705]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2546 1 pass [8639e742]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=36
2547 0 improv [aea98436]
    improvised who=0
2548 0 draw:staging [834a55a5]
2549 0 bury:take-the-lead [361f4683]
    drew who=0 pile=staging
    buried who=0 pile=staging
2550 0 pass [9a260e75]
2551 1 improv [ce10f543]
    improvised who=1
2552 1 draw:script [966c1622]
2553 1 bury:V.15 [28299559]
    drew who=1 pile=script
    buried who=1 pile=script
2554 1 pass [a27ae3ac]
2555 0 place:V.6 [e775c1d5]
2556 1 place:V.16 [a1cc59b1]
    placed-all
2557 0 pass [d8ece540]
2558 1 pass [ea744b3d]
2559 0 reveal [68b06074]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2560 0 pass [d2bd5b9e]
2561 1 reveal [41213568]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    scored who=1 card=V.16 n=4
    died character=othello
    took-wounds who=1 n=5
    act-ended act=V
    tallied who=0 n=34
    tallied who=1 n=38
    iago-bonus who=0 n=2
    company-bonus who=0 n=4
    iago-bonus who=1 n=4
    company-bonus who=1 n=4
    game-ended
scores [40, 46] winners [1]
