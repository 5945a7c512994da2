set-up [d530cbf7]
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
1 2 pass [5bf6e415]
2 0 improv [fe0f19df]
    improvised who=0
3 1 let [56eb1a14]
4 2 spotlight [16616bc0]
    stole-spotlight by=2 who=0
5 0 let [90138c1d]
    blocked who=0
6 1 improv [8bab8967]
    improvised who=1
7 0 spotlight [5f0030ca]
    stole-spotlight by=0 who=1
8 1 let [84b38fb7]
    blocked who=1
9 0 place:villainy [ceee662f]
10 1 place:I.12 [9176e50d]
11 2 place:I.9 [46973fbe]
    placed-all
12 2 improv [366aaad5]
    improvised who=2
13 1 let [ca4089b4]
14 2 switch:take-the-lead [619d5353]
    switched who=2
15 2 pass [732b49a3]
16 0 pass [b9791dea]
17 1 pass [df118e18]
18 2 reveal [1bcead78]
    turned-up-staging who=2 card=take-the-lead
19 2 play [68b5952e]
    aimed who=2 card=take-the-lead whom=1
20 0 let [70b0b785]
21 1 let [32592a0e]
    took-lead who=2 whom=1
22 2 pass [f2c1beee]
23 0 reveal [40d82c90]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
24 1 let [3373acd7]
    got-intrigue who=0 n=1
25 0 pass [19819119]
26 1 reveal [2e0e01d5]
    turned-up who=1 card=I.12
    not-next who=1 card=I.12
27 1 pass [a1139cf5]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
28 0 improv [6657ff4f]
    improvised who=0
29 1 let [502afd95]
30 0 bury:no-drama [4a465760]
    drew who=0 pile=staging
    buried who=0 pile=staging
31 0 pass [35d00837]
32 1 improv [c4038f54]
    improvised who=1
33 1 bury:take-the-lead [efc89997]
    drew who=1 pile=staging
    buried who=1 pile=staging
34 1 pass [0cc67ef0]
35 2 pass [98a9e310]
36 0 place:seize [ac55f016]
37 1 place:I.11 [daaef154]
38 2 place:I.2 [c12f337f]
    placed-all
39 0 pass [ce718409]
40 1 pass [6c236ffd]
41 2 improv [ed026945]
    improvised who=2
42 1 let [fdb7c367]
43 2 switch:take-the-lead [fa0159ba]
    switched who=2
44 2 pass [44006139]
45 0 reveal [e42246ed]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
46 0 pass [7c8bd8b1]
47 1 reveal [886ef704]
    turned-up who=1 card=I.11
    not-next who=1 card=I.11
48 1 show:exchange [6293e0bb]
49 1 at:0 [5560b15f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
50 0 let [5a8cbb21]
51 2 let [2492109d]
52 1 give:I.12 [44f7cad9]
    traded who=1 whom=0
53 1 pass [c2832ef5]
54 2 reveal [178f7f2b]
    turned-up-staging who=2 card=take-the-lead
55 2 play [f4933b8b]
56 2 at:1 [11ccbafe]
    giving who=2 card=take-the-lead whom=1
57 1 let [5657dd96]
    gave-lead who=2 whom=1
58 2 pass [b9d6b854]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
59 2 improv [28df63f8]
    improvised who=2
60 1 spotlight [676bef43]
    stole-spotlight by=1 who=2
    blocked who=2
61 0 show:exchange [c7538799]
62 0 at:2 [522e2512]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
63 0 blind [3de50a7c]
64 0 give:I.12 [bbce6a1b]
    traded who=0 whom=2
65 0 pass [54dd7739]
66 1 pass [ab0caacb]
67 0 place:I.2 [7fd899ef]
68 1 place:I.8 [c3232f6e]
69 2 place:I.12 [9a79a439]
    placed-all
70 2 pass [73dc546d]
71 0 pass [f4ce6916]
72 1 pass [0b38a78f]
73 2 reveal [b94f24eb]
    turned-up who=2 card=I.12
    not-next who=2 card=I.12
74 2 pass [e9235764]
75 0 reveal [c29b2d3b]
    turned-up who=0 card=I.2
    not-next who=0 card=I.2
76 0 improv [b719c389]
    improvised who=0
77 0 bury:take-the-lead [189eb25b]
    drew who=0 pile=staging
    buried who=0 pile=staging
78 0 pass [c34d69a6]
79 1 reveal [62c9843d]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
80 1 improv [279fd978]
    improvised who=1
81 1 bury:revive [2132962e]
    drew who=1 pile=staging
    buried who=1 pile=staging
82 1 show:exchange [4d99b5f4]
83 1 at:0 [ba45fff8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
84 0 let [b7173fe5]
85 1 give:I.6 [a966be67]
    traded who=1 whom=0
86 1 pass [eaf3fe3c]
    scene-began scene=4
87 2 pass [ebf6f389]
88 0 improv [1e75f88c]
    improvised who=0
89 0 bury:revive [7fe7b028]
    drew who=0 pile=staging
    buried who=0 pile=staging
90 0 pass [b219c3d1]
91 1 pass [d2bd3a20]
92 0 place:I.2 [58473d30]
93 1 place:I.5 [e58501d5]
94 2 place:seize [140b3b19]
    placed-all
95 2 pass [718cc3ad]
96 0 pass [994a9c0d]
97 1 pass [236220b2]
98 2 reveal [a6537275]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
99 2 improv [28d711f9]
    improvised who=2
100 2 bury:miscue [c983f464]
    drew who=2 pile=staging
    buried who=2 pile=staging
101 2 pass [4d7f86ac]
102 0 reveal [903c646e]
    turned-up who=0 card=I.2
    not-next who=0 card=I.2
103 0 pass [e860369f]
104 1 reveal [e27bd9ba]
    turned-up who=1 card=I.5
    not-next who=1 card=I.5
105 1 pass [538ae488]
    drew who=2 pile=staging
    scene-began scene=5
106 2 pass [6029425f]
107 0 improv [99e5dd23]
    improvised who=0
108 0 bury:take-the-lead [e25dbca4]
    drew who=0 pile=staging
    buried who=0 pile=staging
109 0 pass [135df421]
110 1 pass [9c4791c0]
111 0 place:I.6 [35de13b9]
112 1 place:I.8 [1f3d7379]
113 2 place:I.10 [ae73e366]
    placed-all
114 2 pass [1f5694f6]
115 0 pass [2ea4e12d]
116 1 pass [d3f7f716]
117 2 show:exchange [37ba3ca6]
118 2 at:1 [1478e04f]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
119 2 give:I.12 [1eadbe46]
    traded who=2 whom=1
120 2 reveal [c1451710]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
121 2 pass [ceaa67ec]
122 0 reveal [1c33c76c]
    turned-up who=0 card=I.6
    not-next who=0 card=I.6
123 0 pass [45cc6e07]
124 1 reveal [3a390f9d]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
125 1 pass [7d6da8de]
    scene-began scene=6
126 2 pass [42dd91e3]
127 0 pass [807aad57]
128 1 pass [a658f17e]
129 0 place:I.4 [a50d7970]
130 1 place:I.12 [8657d7f6]
131 2 place:miscue [29a04575]
    placed-all
132 2 pass [ca88f058]
133 0 pass [0704f3a5]
134 1 pass [9fa327a5]
135 2 reveal [b57efaa0]
    turned-up-staging who=2 card=miscue
136 2 play [bf31c787]
137 2 at:1 [bd8b68ab]
    aimed who=2 card=miscue whom=1
    must-switch whom=1
    drew who=2 pile=staging
138 1 switch:I.5 [8e895fd2]
    switched who=1
139 2 place:revive [9ba47c76]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
140 2 pass [09783ee9]
141 0 reveal [6958528d]
    turned-up who=0 card=I.4
    not-next who=0 card=I.4
142 0 pass [7d1be5ed]
143 1 reveal [e726ac27]
    turned-up who=1 card=I.5
    not-next who=1 card=I.5
144 1 pass [8d2389c6]
    drew who=2 pile=staging
    scene-began scene=7
145 2 show:no-drama [d35e999e]
    no-drama who=2
    drew who=2 pile=staging
146 2 pass [dad2394a]
147 0 pass [2707ed99]
148 1 pass [9b6ba7af]
149 0 place:seize [a409fb9c]
150 1 place:I.8 [b3943f3f]
151 2 place:I.9 [84bea35a]
    placed-all
152 2 pass [487ca065]
153 0 pass [74ec90bb]
154 1 pass [ed231d34]
155 2 reveal [f20d1e8f]
    turned-up who=2 card=I.9
    not-next who=2 card=I.9
156 2 pass [e348436b]
157 0 reveal [a1ac8fdf]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
158 0 pass [1c555580]
159 1 reveal [e8280e4b]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
160 1 pass [0267e293]
    drew who=0 pile=staging
    scene-began scene=8
161 2 pass [099a71a7]
162 0 pass [769bcc9d]
163 1 pass [6e9f03c5]
164 0 place:I.1 [358e7046]
165 1 place:I.5 [243de231]
166 2 place:I.3 [239e5890]
    placed-all
167 2 pass [2318c111]
168 0 show:exchange [83e8b11e]
169 0 at:1 [5ba23d48]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
170 0 give:I.4 [11b7a8e4]
    traded who=0 whom=1
171 0 improv [b69442f2]
    improvised who=0
172 0 switch:I.11 [6fe4073a]
    switched who=0
173 0 pass [a7825492]
174 1 pass [1db50b92]
175 2 reveal [b14b7a47]
    turned-up who=2 card=I.3
    not-next who=2 card=I.3
176 2 pass [dbccae08]
177 0 reveal [67218299]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
178 0 pass [0f16f2cc]
179 1 reveal [2d4ef426]
    turned-up who=1 card=I.5
    not-next who=1 card=I.5
180 1 pass [74def17d]
    scene-began scene=9
181 2 pass [7ad14bde]
182 0 pass [55eb39df]
183 1 pass [4515f566]
184 0 place:no-drama [daca2671]
185 1 place:I.4 [e9abf7df]
186 2 place:I.3 [3360c1c3]
    placed-all
187 2 pass [ccab88ec]
188 0 pass [2e9c55ba]
189 1 pass [3b308f73]
190 2 reveal [c7ec5faa]
    turned-up who=2 card=I.3
    not-next who=2 card=I.3
191 2 pass [569985f5]
192 0 reveal [a0b0d48f]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
193 0 pass [ec7c2daf]
194 1 reveal [a7f146b5]
    turned-up who=1 card=I.4
    not-next who=1 card=I.4
195 1 pass [8a7b12ca]
    drew who=0 pile=staging
    scene-began scene=10
196 2 pass [111e234e]
197 0 pass [9b0a9589]
198 1 pass [0b1687b3]
199 0 place:I.1 [48044153]
200 1 place:I.8 [1bce1245]
201 2 place:villainy [db676ffd]
    placed-all
202 2 pass [a804c960]
203 0 pass [67d7cf8d]
204 1 pass [eb2e59b2]
205 2 reveal [bf1ddde1]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
206 0 let [105403be]
    got-intrigue who=2 n=1
207 2 show:no-drama [fa31d4f1]
    no-drama who=2
    drew who=2 pile=staging
208 2 pass [ef9a57f0]
209 0 improv [2895e9e1]
    improvised who=0
210 0 bury:take-the-lead [4609eb2e]
    drew who=0 pile=staging
    buried who=0 pile=staging
211 0 reveal [16ac65ec]
    turned-up who=0 card=I.1
    played who=0 card=I.1
    scored who=0 card=I.1 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
212 0 pass [8bee902a]
213 1 reveal [d86853de]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
214 1 pass [fa201885]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=11
215 2 pass [383d1164]
216 0 coin:roderigo [ee800fdc]
217 0 at:1 [ce14420b]
    used-coin-at who=0 coin=roderigo whom=1
218 0 give:I.2 [6a93d724]
    traded who=0 whom=1
219 0 improv [2579d8da]
    improvised who=0
220 0 bury:revive [03e40feb]
    drew who=0 pile=staging
    buried who=0 pile=staging
221 0 pass [683e29c4]
222 1 pass [fe57c907]
223 0 place:take-the-lead [9a2f054a]
224 1 place:I.4 [15a778da]
225 2 place:I.3 [f1a7766b]
    placed-all
226 2 pass [58f2152a]
227 0 pass [b651ac04]
228 1 pass [e020a970]
229 2 reveal [67bf6de1]
    turned-up who=2 card=I.3
    not-next who=2 card=I.3
230 2 pass [8018c401]
231 0 reveal [684567b9]
    turned-up-staging who=0 card=take-the-lead
232 0 play [ad433d6b]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
233 0 pass [2a94316f]
234 1 reveal [84a67816]
    turned-up who=1 card=I.4
    not-next who=1 card=I.4
235 1 pass [d3c59eff]
    drew who=0 pile=staging
    scene-began scene=12
236 1 pass [a9deb5b2]
237 2 pass [00bf6b86]
238 0 pass [0a0e7bde]
239 0 place:miscue [010bf19e]
240 1 place:I.2 [fd656edb]
241 2 place:take-the-lead [81f826fe]
    placed-all
242 1 pass [6975bc92]
243 2 pass [b256d96e]
244 0 pass [8205c839]
245 1 reveal [e76d8e93]
    turned-up who=1 card=I.2
    played who=1 card=I.2
    scored who=1 card=I.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
246 1 improv [2fa7c833]
    improvised who=1
247 1 bury:miscue [6d1a964f]
    drew who=1 pile=staging
    buried who=1 pile=staging
248 1 pass [27886da6]
249 2 reveal [4a8f58b3]
    turned-up-staging who=2 card=take-the-lead
250 2 exit [8275ea1e]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
251 2 pass [911e7c9c]
252 0 reveal [ad2c868c]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
253 0 improv [9094bfc3]
    improvised who=0
254 0 bury:take-the-lead [28c9e2d0]
    drew who=0 pile=staging
    buried who=0 pile=staging
255 0 pass [81553064]
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=1
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=13
256 1 pass [79927f29]
257 2 improv [ac8e5949]
    improvised who=2
258 2 bury:seize [464f503d]
    drew who=2 pile=staging
    buried who=2 pile=staging
259 2 pass [e3dff856]
260 0 pass [7345b274]
261 0 place:I.11 [8fd745cb]
262 1 place:revive [2e98e9c9]
263 2 place:I.3 [f7ab2392]
    placed-all
264 1 pass [5a97914f]
265 2 pass [074c9b0b]
266 0 pass [dafa0ec2]
267 1 coin:iago [99d7fad9]
268 1 wound:desdemona [70d6f2be]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=1 total=5
269 1 reveal [edbaea4d]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
270 1 pass [826415bb]
271 2 reveal [bd62f58a]
    turned-up who=2 card=I.3
    played who=2 card=I.3
    scored who=2 card=I.3 n=1
    got-intrigue who=2 n=2
272 2 pass [2448d38f]
273 0 reveal [4dea921e]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
274 0 pass [09fade5f]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=14
275 1 improv [f84b4d6b]
    improvised who=1
276 1 bury:exchange [017c3853]
    drew who=1 pile=staging
    buried who=1 pile=staging
277 1 show:exchange [5b1fbe67]
278 1 at:0 [ee2236b6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
279 1 give:I.4 [18ac15b3]
    traded who=1 whom=0
280 1 show:exchange [8547a580]
281 1 at:2 [b02fe419]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
282 2 let [6d3b1b96]
283 1 give:I.5 [7747b022]
    traded who=1 whom=2
284 1 pass [a34a7b54]
285 2 improv [9945449f]
    improvised who=2
286 2 bury:villainy [2f0590aa]
    drew who=2 pile=staging
    buried who=2 pile=staging
287 2 pass [dcda8de2]
288 0 pass [023e98d0]
289 0 place:I.11 [d211efac]
290 1 place:take-the-lead [ade11a88]
291 2 place:exchange [24b9fdfe]
    placed-all
292 1 pass [d859078e]
293 2 pass [4d93f3d4]
294 0 pass [336f8144]
295 1 reveal [6e23f764]
    turned-up-staging who=1 card=take-the-lead
296 1 play [fca0dc67]
    aimed who=1 card=take-the-lead whom=0
297 2 let [a3cd62db]
    took-lead who=1 whom=0
298 1 pass [b7a7e795]
299 2 reveal [8ce966c2]
    turned-up-staging who=2 card=exchange
300 2 play [3fc44a52]
301 2 at:0 [ef287aca]
    aimed who=2 card=exchange whom=0
302 2 give:miscue [b1bb97d8]
    traded who=2 whom=0
303 2 pass [575af11b]
304 0 reveal [15eab260]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
305 0 pass [9910c29b]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
306 2 pass [111d7b23]
307 0 pass [53c8a0a9]
308 1 pass [6ed6067c]
309 0 place:I.11 [ca957040]
310 1 place:I.9 [f05fff52]
311 2 place:revive [f7ae30bc]
    placed-all
312 2 improv [36f0ce88]
    improvised who=2
313 2 switch:revive [34931474]
    switched who=2
314 2 pass [2f785ada]
315 0 pass [3ef6f0ad]
316 1 pass [6319cee1]
317 2 reveal [acebbdc6]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
318 2 pass [ce131dbf]
319 0 reveal [6113d673]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
320 0 pass [ab217056]
321 1 reveal [58a3573d]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
322 1 pass [ffc8fe4b]
    drew who=2 pile=staging
    scene-began scene=16
323 2 improv [36f909e0]
    improvised who=2
324 2 bury:take-the-lead [982ce8cd]
    drew who=2 pile=staging
    buried who=2 pile=staging
325 2 pass [0a46b23b]
326 0 pass [6dbc733f]
327 1 pass [7ab0424b]
328 0 place:take-the-lead [b595b8b3]
329 1 place:take-the-lead [690cd5d9]
330 2 place:I.10 [48cb81b0]
    placed-all
331 2 pass [ac657438]
332 0 pass [27d754de]
333 1 pass [91fb9c21]
334 2 reveal [ecebe422]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
335 2 pass [01e18570]
336 0 reveal [1ab3a534]
    turned-up-staging who=0 card=take-the-lead
337 0 play [0f1acd39]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
338 0 pass [40e7b294]
339 1 reveal [69e15fe9]
    turned-up-staging who=1 card=take-the-lead
340 1 play [244c7bde]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
341 1 pass [f2896c2b]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=17
342 2 pass [f8e6b83c]
343 0 pass [9594e5c1]
344 1 pass [ad800a51]
345 0 place:seize [257e4fc3]
346 1 place:no-drama [72888293]
347 2 place:revive [8e352fb7]
    placed-all
348 2 pass [530843e8]
349 0 pass [66557d9b]
350 1 pass [2588f8c3]
351 2 reveal [5841e053]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
352 2 pass [b5c1c999]
353 0 reveal [ab68d4d7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
354 0 pass [b376da5e]
355 1 reveal [172a44e9]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
356 1 improv [d680475d]
    improvised who=1
357 1 bury:take-the-lead [f9321f77]
    drew who=1 pile=staging
    buried who=1 pile=staging
358 1 pass [c04a71fa]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
359 2 show:no-drama [3eb9f046]
    no-drama who=2
    drew who=2 pile=staging
360 2 pass [5eac4bcd]
361 0 improv [7b97d7eb]
    improvised who=0
362 0 bury:seize [5076002c]
    drew who=0 pile=staging
    buried who=0 pile=staging
363 0 pass [e8906c86]
364 1 pass [0aecdbb6]
365 0 place:miscue [b6f31179]
366 1 place:take-the-lead [af42bb0e]
367 2 place:I.5 [5dc1a1bb]
    placed-all
368 2 pass [dcab7db3]
369 0 pass [ab5b0ede]
370 1 show:exchange [ff418412]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
371 1 give:exchange [39de3454]
    traded who=1 whom=0
372 1 pass [12ed7c44]
373 2 reveal [cbf63a1e]
    turned-up who=2 card=I.5
    not-next who=2 card=I.5
374 2 pass [68220343]
375 0 show:exchange [0dc52ad0]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
376 0 give:I.7 [f19d33dc]
    traded who=0 whom=1
377 0 reveal [21919659]
    turned-up-staging who=0 card=miscue
378 0 exit [91469b5a]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
379 0 pass [e9ac15db]
380 1 reveal [2848bdf5]
    turned-up-staging who=1 card=take-the-lead
381 1 exit [aa6a236b]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
382 1 improv [62fe04f8]
    improvised who=1
383 1 bury:no-drama [10d27a2a]
    drew who=1 pile=staging
    buried who=1 pile=staging
384 1 pass [ea10d933]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=19
385 2 pass [a2e48e4d]
386 0 pass [0d335989]
387 1 pass [f767942a]
388 0 place:I.11 [8c634125]
389 1 place:I.8 [c500b1b2]
390 2 place:villainy [c70e3204]
    placed-all
391 2 pass [ce2cc322]
392 0 pass [d95d9075]
393 1 pass [90edaa42]
394 2 reveal [2df89ae0]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
395 0 let [0a8d8467]
    got-intrigue who=2 n=1
396 2 pass [a12b5acc]
397 0 reveal [7031aada]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
398 0 pass [7ed9d166]
399 1 reveal [e7332cce]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
400 1 pass [1b0c5ad4]
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
    scene-began scene=20
401 2 show:no-drama [e99edda6]
    no-drama who=2
    drew who=2 pile=staging
402 2 pass [408d0792]
403 0 improv [43e4cce0]
    improvised who=0
404 0 bury:seize [c025b473]
    drew who=0 pile=staging
    buried who=0 pile=staging
405 0 show:exchange [ce1c7e54]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
406 0 give:I.6 [b996c720]
    traded who=0 whom=1
407 0 pass [1d45f645]
408 1 pass [da7a080a]
409 0 place:I.12 [205c8e6d]
410 1 place:I.6 [f94ae505]
411 2 place:revive [7e15c238]
    placed-all
412 2 pass [aaf971d3]
413 0 pass [2326ba3f]
414 1 pass [f783d891]
415 2 reveal [f6dea101]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
416 2 pass [6f7cfa76]
417 0 reveal [8112536d]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
418 0 show:exchange [cdcfadad]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
419 0 give:seize [4cfee710]
    traded who=0 whom=1
420 0 pass [3c250097]
421 1 reveal [9f0e499e]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
422 1 pass [80e15c37]
    drew who=2 pile=staging
    scene-began scene=21
423 2 improv [304ac39a]
    improvised who=2
424 2 bury:miscue [a60b4a2e]
    drew who=2 pile=staging
    buried who=2 pile=staging
425 2 show:exchange [60b7824e]
426 2 at:1 [efddd578]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
427 2 give:I.5 [331afbbc]
    traded who=2 whom=1
428 2 show:exchange [d07fc19f]
429 2 at:0 [1fec27e9]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
430 2 give:take-the-lead [a7bdc1e8]
    traded who=2 whom=0
431 2 pass [457e1481]
432 0 pass [5fdc3deb]
433 1 pass [b4db8d4d]
434 0 place:take-the-lead [104360f5]
435 1 place:I.9 [2ed2fada]
436 2 place:no-drama [babb14c7]
    placed-all
437 2 pass [153ebab1]
438 0 pass [3c329ac6]
439 1 pass [45eb5d1b]
440 2 reveal [16c71174]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
441 2 pass [522a2ae7]
442 0 reveal [cea73b0e]
    turned-up-staging who=0 card=take-the-lead
443 0 play [00776f28]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
444 0 pass [60342e16]
445 1 reveal [7ca1c503]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
446 1 pass [5f19e9b7]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=22
447 1 pass [8680bc8c]
448 2 improv [238a4c5e]
    improvised who=2
449 2 bury:take-the-lead [876950e4]
    drew who=2 pile=staging
    buried who=2 pile=staging
450 2 pass [e9046a58]
451 0 pass [05c45682]
452 0 place:villainy [abc087bb]
453 1 place:seize [67eed2fb]
454 2 place:I.7 [f11831b0]
    placed-all
455 1 pass [610ecfe7]
456 2 pass [eb338519]
457 0 pass [72ef46bb]
458 1 reveal [5d43d68f]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
459 1 pass [41771242]
460 2 reveal [2309ba8e]
    turned-up who=2 card=I.7
    not-next who=2 card=I.7
461 2 pass [59bcb9f0]
462 0 reveal [ec663c19]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
463 0 show:no-drama [a894bb6e]
    no-drama who=0
    drew who=0 pile=staging
464 0 pass [f690c09c]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
465 1 pass [ebdb150e]
466 2 pass [4e1c633a]
467 0 pass [52c43137]
468 0 place:seize [84f96d5e]
469 1 place:seize [94dbdfbd]
470 2 place:revive [a76dd3e4]
    placed-all
471 1 pass [cabcd112]
472 2 pass [1d74d1a1]
473 0 pass [bec535a0]
474 1 improv [f1122c9c]
    improvised who=1
475 1 bury:take-the-lead [38d2eaed]
    drew who=1 pile=staging
    buried who=1 pile=staging
476 1 reveal [66d146e3]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
477 1 pass [61caca6e]
478 2 reveal [1f923c5f]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
479 2 pass [9a886468]
480 0 reveal [cae2eca9]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
481 0 improv [a1a5dc13]
    improvised who=0
482 0 bury:miscue [f7121281]
    drew who=0 pile=staging
    buried who=0 pile=staging
483 0 pass [d86ae175]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=24
484 1 improv [12905bbf]
    improvised who=1
485 1 bury:seize [c1a25345]
    drew who=1 pile=staging
    buried who=1 pile=staging
486 1 pass [51515ca8]
487 2 pass [3850beef]
488 0 pass [aaae7d0a]
489 0 place:I.12 [089df3e0]
490 1 place:take-the-lead [1367abc2]
491 2 place:I.7 [cb85bb27]
    placed-all
492 1 pass [09abe6a9]
493 2 pass [dcdd14a2]
494 0 pass [609222ad]
495 1 reveal [1191b2d5]
    turned-up-staging who=1 card=take-the-lead
496 1 play [f7f8a95d]
    aimed who=1 card=take-the-lead whom=0
497 2 let [8783f36d]
    took-lead who=1 whom=0
498 1 pass [e9d8f9f9]
499 2 improv [691a2d73]
    improvised who=2
500 2 bury:villainy [2a6bb8f8]
    drew who=2 pile=staging
    buried who=2 pile=staging
501 2 reveal [ae5444ca]
    turned-up who=2 card=I.7
    not-next who=2 card=I.7
502 2 pass [d8929275]
503 0 reveal [497aa2ad]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
504 0 pass [a255c1d9]
    drew who=1 pile=staging
    scene-began scene=25
505 2 pass [bbc4fc7e]
506 0 show:exchange [55c1d0dc]
507 0 at:1 [5ff774be]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
508 0 give:seize [d87886c5]
    traded who=0 whom=1
509 0 pass [7226981b]
510 1 pass [6bfc459a]
511 0 place:I.4 [563f1768]
512 1 place:seize [a27b2de6]
513 2 place:I.10 [d071c217]
    placed-all
514 2 pass [fdf14651]
515 0 pass [9da3b3ba]
516 1 pass [f777a8c2]
517 2 reveal [b025ec43]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
518 2 pass [dc1c07c8]
519 0 reveal [62a57520]
    turned-up who=0 card=I.4
    played who=0 card=I.4
    scored who=0 card=I.4 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
520 0 pass [696a34f8]
521 1 reveal [89e542cd]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
522 1 pass [4a6dcae3]
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=26
523 2 pass [e18dc30e]
524 0 pass [3c0e0083]
525 1 improv [618c31e5]
    improvised who=1
526 1 bury:miscue [eaf2ab69]
    drew who=1 pile=staging
    buried who=1 pile=staging
527 1 pass [56b7f20c]
528 0 place:I.12 [b38c5f17]
529 1 place:I.6 [e6617fdc]
530 2 place:villainy [a500a120]
    placed-all
531 2 pass [ab26d5b6]
532 0 pass [2bf7eb63]
533 1 pass [f7988b46]
534 2 reveal [2673342c]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
535 0 let [3525d385]
    got-intrigue who=2 n=1
536 2 improv [f3022280]
    improvised who=2
537 2 bury:seize [b7ae0758]
    drew who=2 pile=staging
    buried who=2 pile=staging
538 2 pass [94d13fc0]
539 0 improv [9459bb8a]
    improvised who=0
540 0 bury:take-the-lead [2082ba19]
    drew who=0 pile=staging
    buried who=0 pile=staging
541 0 coin:roderigo [da1c3c86]
542 0 at:2 [bffc6b3f]
    used-coin-at who=0 coin=roderigo whom=2
543 0 give:exchange [2b15ff5d]
    traded who=0 whom=2
544 0 reveal [b2a33628]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
545 0 pass [9c6e8a4c]
546 1 reveal [7510ef45]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
547 1 pass [290fed7b]
    drew who=2 pile=staging
    scene-began scene=27
548 2 show:exchange [0bb8f377]
549 2 at:1 [93e42a7e]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
550 2 give:take-the-lead [190c8749]
    traded who=2 whom=1
551 2 show:exchange [6560f828]
552 2 at:1 [ef0c29b2]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
553 2 give:exchange [aa4bf7ca]
    traded who=2 whom=1
554 2 pass [1b2b6943]
555 0 pass [d60f98b8]
556 1 show:exchange [7c157ba4]
557 1 at:2 [f177eec3]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
558 1 give:I.5 [8be49491]
    traded who=1 whom=2
559 1 pass [30efea39]
560 0 place:I.8 [e5135b61]
561 1 place:I.6 [124af53b]
562 2 place:take-the-lead [2cebef28]
    placed-all
563 2 pass [6d9a7241]
564 0 pass [cc75f289]
565 1 pass [0a50677c]
566 2 reveal [2b93863e]
    turned-up-staging who=2 card=take-the-lead
567 2 play [e6a1e6ea]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
568 2 pass [8b2dd328]
569 0 reveal [703fd316]
    turned-up who=0 card=I.8
    not-next who=0 card=I.8
570 0 pass [c5395376]
571 1 reveal [6cf4bdcd]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
572 1 pass [52bcc765]
    drew who=2 pile=staging
    scene-began scene=28
573 0 pass [beff5fe8]
574 1 pass [744461d0]
575 2 pass [96f3bb82]
576 0 place:take-the-lead [0781f367]
577 1 place:no-drama [17909392]
578 2 place:revive [5f78e7fd]
    placed-all
579 0 pass [8e1cc401]
580 1 pass [d2a77b77]
581 2 pass [470a94e5]
582 0 reveal [3c6e2957]
    turned-up-staging who=0 card=take-the-lead
583 0 exit [4beb7a96]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
584 0 pass [97513184]
585 1 reveal [7b049473]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
586 1 improv [f2cc1457]
    improvised who=1
587 1 bury:take-the-lead [9520339c]
    drew who=1 pile=staging
    buried who=1 pile=staging
588 1 pass [7f87a55a]
589 2 reveal [26565bef]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
590 2 improv [bb0ef672]
    improvised who=2
591 2 bury:seize [0767110d]
    drew who=2 pile=staging
    buried who=2 pile=staging
592 2 pass [c47c2845]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
593 0 pass [0552c913]
594 1 pass [a22ee29f]
595 2 pass [456805a9]
596 0 place:I.8 [f1297288]
597 1 place:I.9 [9bce578b]
598 2 place:no-drama [9afceeea]
    placed-all
599 0 show:no-drama [e54b96e8]
    no-drama who=0
    drew who=0 pile=staging
600 0 pass [ce0c027e]
601 1 pass [2df4878b]
602 2 pass [77534a65]
603 0 reveal [600121af]
    turned-up who=0 card=I.8
    not-next who=0 card=I.8
604 0 show:exchange [b4ee39f3]
605 0 at:1 [40db62b3]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
606 0 give:I.11 [728ba1e8]
    traded who=0 whom=1
607 0 pass [371c93d9]
608 1 reveal [abdbc6cc]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
609 1 pass [83d7dc44]
610 2 reveal [f9529278]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
611 2 pass [cb8d2695]
    drew who=2 pile=staging
    scene-began scene=30
612 0 pass [258b79f9]
613 1 pass [66e15805]
614 2 pass [b3c3bf05]
615 0 place:exchange [34446093]
616 1 place:seize [9f6d46ee]
617 2 place:seize [bbb9eaff]
    placed-all
618 0 pass [0821cd53]
619 1 pass [78b68691]
620 2 improv [e14d3679]
    improvised who=2
621 2 switch:I.5 [8837a13f]
    switched who=2
622 2 pass [02b3589b]
623 0 reveal [c9bf1f61]
    turned-up-staging who=0 card=exchange
624 0 exit [19ea8efe]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
625 0 pass [30b93ab9]
626 1 reveal [c68bd958]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
627 1 pass [aae810f1]
628 2 reveal [88a8f9eb]
    turned-up who=2 card=I.5
    played who=2 card=I.5
    scored who=2 card=I.5 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
629 2 pass [438c87b6]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=31
630 0 improv [bbbb89e3]
    improvised who=0
631 0 bury:seize [eebafb40]
    drew who=0 pile=staging
    buried who=0 pile=staging
632 0 pass [4e60dc3e]
633 1 improv [ed9922fc]
    improvised who=1
634 1 bury:seize [0ad5ece2]
    drew who=1 pile=staging
    buried who=1 pile=staging
635 1 pass [78c6bb04]
636 2 improv [e975a2e1]
    improvised who=2
637 2 bury:miscue [0d47dcce]
    drew who=2 pile=staging
    buried who=2 pile=staging
638 2 pass [2bb1283d]
639 0 place:I.12 [3d54f515]
640 1 place:I.6 [573037d7]
641 2 place:I.10 [a7bc4f32]
    placed-all
642 0 pass [0e76705b]
643 1 pass [4b37bce4]
644 2 pass [a2d7fefa]
645 0 reveal [64790583]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
646 0 pass [0a53ee43]
647 1 reveal [5fd83e63]
    turned-up who=1 card=I.6
    played who=1 card=I.6
    scored who=1 card=I.6 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
648 1 coin:cassio [1b33509b]
    used-coin who=1 coin=cassio
649 1 bury:take-the-lead [7fe70753]
    drew who=1 pile=staging
    buried who=1 pile=staging
650 1 pass [039f8528]
651 2 coin:iago [2aabf617]
652 2 wound:othello [986173fc]
    used-iago who=2 character=othello
    wounded who=2 character=othello n=1 total=6
653 2 reveal [b96c5a74]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
654 2 pass [90195f3f]
    drew who=1 pile=staging
    scene-began scene=32
655 0 pass [a4665154]
656 1 improv [9e117eb5]
    improvised who=1
657 1 bury:seize [93ece755]
    drew who=1 pile=staging
    buried who=1 pile=staging
658 1 pass [6c057a63]
659 2 pass [b4e5c33d]
660 0 place:I.7 [55a505b9]
661 1 place:revive [1a10d996]
662 2 place:miscue [b603c4c6]
    placed-all
663 0 pass [abed9f13]
664 1 pass [a7815906]
665 2 pass [fdc44d5d]
666 0 reveal [a55ba86b]
    turned-up who=0 card=I.7
    played who=0 card=I.7
    scored who=0 card=I.7 n=1
    got-intrigue who=0 n=2
667 0 pass [7e4d605f]
668 1 reveal [654df0ad]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
669 1 pass [60406754]
670 2 reveal [0f77e404]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
671 2 pass [b2e6d9d4]
    drew who=2 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=33
672 0 pass [9d1a3702]
673 1 pass [d6b65720]
674 2 pass [8e3d8b43]
675 0 place:exchange [ea7c2cb9]
676 1 place:take-the-lead [9405b02b]
677 2 place:miscue [b5b40193]
    placed-all
678 0 pass [61908f95]
679 1 improv [e8b3dc83]
    improvised who=1
680 1 switch:I.9 [2f70d06e]
    switched who=1
681 1 pass [f1d09e7e]
682 2 pass [91f43b52]
683 0 reveal [63aa72aa]
    turned-up-staging who=0 card=exchange
684 0 play [e34313b4]
685 0 at:2 [1b8d50f1]
    aimed who=0 card=exchange whom=2
686 2 let [91f96c75]
687 0 give:take-the-lead [f782e5cf]
    traded who=0 whom=2
688 0 pass [5047b017]
689 1 show:exchange [008a5646]
690 1 at:2 [6c1821a4]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
691 2 let [d383465d]
692 1 give:I.11 [f135b5da]
    traded who=1 whom=2
693 1 reveal [e8ca5a7f]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
694 1 pass [7a5e0f54]
695 2 improv [68ba8c16]
    improvised who=2
696 2 bury:villainy [478d7355]
    drew who=2 pile=staging
    buried who=2 pile=staging
697 2 reveal [b583eb13]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
698 2 pass [7a4cb232]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=34
699 0 improv [ba9bb753]
    improvised who=0
700 0 bury:seize [ff4987da]
    drew who=0 pile=staging
    buried who=0 pile=staging
701 0 pass [8cb85983]
702 1 pass [f24b580d]
703 2 improv [6fd4a976]
    improvised who=2
704 2 bury:no-drama [896a6e4b]
    drew who=2 pile=staging
    buried who=2 pile=staging
705 2 show:exchange [6466278c]
706 2 at:1 [866f0d13]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
707 2 give:take-the-lead [1c59bf5a]
    traded who=2 whom=1
708 2 pass [3f62b0f1]
709 0 place:revive [5725801c]
710 1 place:miscue [0a29ee78]
711 2 place:take-the-lead [ad89a38f]
    placed-all
712 0 pass [1875e9b2]
713 1 pass [94cb88f7]
714 2 pass [95d51e9d]
715 0 reveal [62e73198]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
716 0 pass [a6ccc116]
717 1 reveal [4d8d8c98]
    turned-up-staging who=1 card=miscue
718 1 play [760f8c48]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
719 2 switch:I.10 [387deb5c]
    switched who=2
720 1 place:seize [d3a901ec]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
721 1 improv [80a2cf5d]
    improvised who=1
722 1 bury:take-the-lead [b68d63bc]
    drew who=1 pile=staging
    buried who=1 pile=staging
723 1 pass [50acbe5f]
724 2 reveal [0d4c041e]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
725 2 pass [abc1df48]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=35
726 0 improv [c55fe290]
    improvised who=0
727 0 bury:miscue [50de45eb]
    drew who=0 pile=staging
    buried who=0 pile=staging
728 0 show:no-drama [404711a9]
    no-drama who=0
    drew who=0 pile=staging
729 0 pass [cf1d4a34]
730 1 show:exchange [b91f258b]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
731 1 give:revive [aa00c063]
    traded who=1 whom=2
732 1 pass [9731c307]
733 2 pass [28b8d4bd]
734 0 place:take-the-lead [234b37e6]
735 1 place:villainy [60dec679]
736 2 place:revive [018458b1]
    placed-all
737 0 pass [e10d5beb]
738 1 show:exchange [87a5c358]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
739 1 give:seize [4b829a1d]
    traded who=1 whom=2
740 1 pass [6ff3dec7]
741 2 pass [3e1421e4]
742 0 reveal [b10de1f2]
    turned-up-staging who=0 card=take-the-lead
743 0 exit [e7665dc4]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
744 0 pass [e268ca31]
745 1 reveal [ec3c69bd]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
746 1 pass [560623bb]
747 2 reveal [1d452148]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
748 2 pass [d71f108f]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    scene-began scene=36
    final-scene
749 0 pass [efd0f6da]
750 1 pass [da7f132f]
751 2 show:no-drama [c175a61a]
    no-drama who=2
    drew who=2 pile=staging
752 2 pass [3f3d1f6a]
753 0 place:seize [b7b0d556]
754 1 place:take-the-lead [3c6fb070]
755 2 place:I.10 [ffcbcbd4]
    placed-all
756 0 improv [6f91c6ff]
    improvised who=0
757 0 switch:take-the-lead [2942348c]
    switched who=0
758 0 pass [a548d04d]
759 1 pass [b40f2d19]
760 2 pass [c6a2f686]
761 0 reveal [38351d99]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
762 1 let [8092d9f2]
    got-intrigue who=0 n=1
763 0 pass [3bc9b690]
764 1 reveal [79e2d378]
    turned-up-staging who=1 card=take-the-lead
765 1 exit [853cd41c]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
766 1 pass [41c7d3ff]
767 2 reveal [2aa552fe]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
768 2 pass [f785add6]
    act-ran-out act=I
    tallied who=0 n=3
    tallied who=1 n=2
    tallied who=2 n=2
    lead-cast who=1
769 1 discard:villainy [7c7cb527]
    discarded who=1 card=villainy
770 1 discard:villainy [2591db66]
    discarded who=1 card=villainy
771 2 discard:seize [d794aee1]
    discarded who=2 card=seize
772 2 discard:seize [e8251bd1]
    discarded who=2 card=seize
773 0 discard:take-the-lead [3d781fc8]
    discarded who=0 card=take-the-lead
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=II who=1
    scene-began scene=1
774 2 pass [9ed85dad]
775 0 improv [65815be8]
    improvised who=0
776 0 bury:seize [967b335b]
    drew who=0 pile=staging
    buried who=0 pile=staging
777 0 pass [21c9d417]
778 1 improv [770759fe]
    improvised who=1
779 1 bury:revive [f12f9148]
    drew who=1 pile=staging
    buried who=1 pile=staging
780 1 pass [71b6e84f]
781 0 place:take-the-lead [761b3383]
782 1 place:II.9 [f12c556f]
783 2 place:II.12 [d1938821]
    placed-all
784 2 pass [c7b3d52a]
785 0 show:exchange [b61d3a31]
786 0 at:1 [cf7fa3c2]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
787 1 let [486947c7]
788 0 give:II.10 [61c9c1c9]
    traded who=0 whom=1
789 0 pass [0678a4bc]
790 1 pass [c167f57a]
791 2 reveal [96224a75]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
792 2 pass [262d5406]
793 0 show:exchange [102d52d0]
794 0 at:1 [d786cf12]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
795 1 let [e7606c0c]
796 0 give:II.11 [47309a7b]
    traded who=0 whom=1
797 0 reveal [848f47d1]
    turned-up-staging who=0 card=take-the-lead
798 0 exit [d728a418]
    exiting who=0 card=take-the-lead
799 1 let [a53ca159]
    got-intrigue who=0 n=1
800 0 pass [474e0e90]
801 1 reveal [eae10c88]
    turned-up who=1 card=II.9
    not-next who=1 card=II.9
802 1 pass [5feecc87]
    drew who=0 pile=staging
    scene-began scene=2
803 2 pass [887216bd]
804 0 improv [7dd90930]
    improvised who=0
805 0 bury:miscue [e28179f6]
    drew who=0 pile=staging
    buried who=0 pile=staging
806 0 show:exchange [6708b1ea]
807 0 at:2 [161da54d]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
808 0 give:no-drama [fd7aa9f2]
    traded who=0 whom=2
809 0 pass [db239d89]
810 1 improv [50eaea1c]
    improvised who=1
811 1 bury:miscue [f58c5ae9]
    drew who=1 pile=staging
    buried who=1 pile=staging
812 1 pass [11be18b4]
813 0 place:II.1 [9e05be8a]
814 1 place:II.9 [807657dd]
815 2 place:no-drama [e252ff21]
    placed-all
816 2 pass [17b4ab53]
817 0 pass [e9d88363]
818 1 show:exchange [ffcadf01]
819 1 at:2 [7161fad2]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
820 1 give:II.10 [55b96a6d]
    traded who=1 whom=2
821 1 pass [408d52ea]
822 2 reveal [0897572f]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
823 2 pass [b36cef8b]
824 0 show:exchange [69083779]
825 0 at:2 [6ce6029c]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
826 2 let [6cc035f0]
827 0 give:II.5 [b35afd14]
    traded who=0 whom=2
828 0 reveal [6ab9f3eb]
    turned-up who=0 card=II.1
    played who=0 card=II.1
    scored who=0 card=II.1 n=1
    got-intrigue who=0 n=2
829 0 pass [1fb0c092]
830 1 reveal [63b3b71c]
    turned-up who=1 card=II.9
    not-next who=1 card=II.9
831 1 pass [2cb75e99]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
832 2 pass [141077ed]
833 0 improv [4f39ae47]
    improvised who=0
834 0 bury:miscue [c848ed28]
    drew who=0 pile=staging
    buried who=0 pile=staging
835 0 pass [019c83c2]
836 1 pass [e22212bd]
837 0 place:II.2 [962be160]
838 1 place:II.4 [5f0ea54c]
839 2 place:II.12 [3cedb59c]
    placed-all
840 2 pass [50eb6840]
841 0 pass [2841498b]
842 1 pass [e4596dc7]
843 2 improv [b025ff3a]
    improvised who=2
844 2 bury:seize [2f1da5cf]
    drew who=2 pile=staging
    buried who=2 pile=staging
845 2 reveal [bb9b4b01]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
846 2 pass [641ce6f5]
847 0 reveal [971c0add]
    turned-up who=0 card=II.2
    played who=0 card=II.2
    scored who=0 card=II.2 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
848 0 coin:iago [0f4b3b50]
849 0 wound:othello [6b9c9a82]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=2 total=6
850 0 pass [b4e8a32a]
851 1 reveal [bbb964a1]
    turned-up who=1 card=II.4
    not-next who=1 card=II.4
852 1 pass [b911e6bd]
    drew who=0 pile=staging
    scene-began scene=4
853 2 pass [c726afa3]
854 0 pass [77b07d96]
855 1 pass [b545f59d]
856 0 place:villainy [078c77f5]
857 1 place:take-the-lead [e9024a8b]
858 2 place:II.7 [9678c79d]
    placed-all
859 2 pass [18cd23e4]
860 0 pass [dc39be18]
861 1 pass [aa20056d]
862 2 reveal [5beb600c]
    turned-up who=2 card=II.7
    not-next who=2 card=II.7
863 2 pass [27d1e64b]
864 0 improv [320626ee]
    improvised who=0
865 0 bury-placed [d30977a8]
    drew who=0 pile=staging
    buried who=0 pile=staging
866 0 reveal [71616aa3]
    turned-up-staging who=0 card=miscue
867 0 play [77a7ba62]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
868 1 switch:II.4 [f9f59504]
    switched who=1
869 0 place:seize [e01afc85]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
870 0 pass [c0c5c815]
871 1 reveal [d9fe4f3c]
    turned-up who=1 card=II.4
    not-next who=1 card=II.4
872 1 pass [12b27640]
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=1
    scene-began scene=5
873 2 pass [b171c255]
874 0 pass [580be9a8]
875 1 pass [3483893f]
876 0 place:villainy [30f8e596]
877 1 place:II.9 [fccc23f1]
878 2 place:miscue [3baa8ef9]
    placed-all
879 2 pass [485a69b4]
880 0 improv [12f09fe3]
    improvised who=0
881 0 switch:II.6 [5c0ba2b4]
    switched who=0
882 0 pass [08f5e3f8]
883 1 pass [3435ab7f]
884 2 reveal [b922dc63]
    turned-up-staging who=2 card=miscue
885 2 play [42bf7523]
886 2 at:1 [9926c628]
    aimed who=2 card=miscue whom=1
887 0 let [cfbc7c65]
    must-switch whom=1
    drew who=2 pile=staging
888 1 switch:take-the-lead [b4cc6bc4]
    switched who=1
889 2 place:II.10 [eb506592]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
890 2 pass [4e22e3f7]
891 0 reveal [d3279395]
    turned-up who=0 card=II.6
    not-next who=0 card=II.6
892 0 pass [1eab3ad3]
893 1 reveal [c0eca6f5]
    turned-up-staging who=1 card=take-the-lead
894 1 exit [65f30690]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
895 1 improv [386f6d0d]
    improvised who=1
896 1 bury:take-the-lead [b310e3a2]
    drew who=1 pile=staging
    buried who=1 pile=staging
897 1 pass [d1b3e4cc]
    drew who=1 pile=staging
    scene-began scene=6
898 2 pass [688de983]
899 0 pass [354f489d]
900 1 pass [e2824dd6]
901 0 place:seize [7b5a231e]
902 1 place:no-drama [bb9b53e2]
903 2 place:II.10 [b39cd452]
    placed-all
904 2 pass [8ae5d968]
905 0 pass [3673ed7a]
906 1 pass [3028f6a6]
907 2 reveal [9f2cd4ca]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
908 2 pass [71f84ba9]
909 0 improv [f5cecb81]
    improvised who=0
910 0 bury:miscue [30d54c9c]
    drew who=0 pile=staging
    buried who=0 pile=staging
911 0 reveal [de9bf5f7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
912 0 show:exchange [7c72c586]
913 0 at:1 [5bff877c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
914 0 give:revive [faaaa040]
    traded who=0 whom=1
915 0 show:exchange [27391e03]
916 0 at:1 [916da9b8]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
917 0 give:revive [063ff864]
    traded who=0 whom=1
918 0 pass [53d4367c]
919 1 reveal [0bf53328]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
920 1 pass [13d2269a]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=7
921 2 pass [3bd4c084]
922 0 improv [63b605a2]
    improvised who=0
923 0 bury:villainy [563adf13]
    drew who=0 pile=staging
    buried who=0 pile=staging
924 0 pass [638be274]
925 1 pass [889209f6]
926 0 place:seize [de641ece]
927 1 place:take-the-lead [94430f9b]
928 2 place:II.12 [e2acba45]
    placed-all
929 2 pass [959349ff]
930 0 pass [368e3742]
931 1 pass [969f795d]
932 2 reveal [ce4db8a5]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
933 2 pass [4edc2b99]
934 0 reveal [f64c27bb]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
935 0 pass [92dbeb74]
936 1 reveal [5cc8065f]
    turned-up-staging who=1 card=take-the-lead
937 1 exit [e2b938f1]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
938 1 pass [34e9254c]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
939 2 pass [1d229e9b]
940 0 improv [bc9f8267]
    improvised who=0
941 0 bury:exchange [2e7d4afc]
    drew who=0 pile=staging
    buried who=0 pile=staging
942 0 pass [bc686e02]
943 1 show:exchange [21befcff]
944 1 at:0 [75b97a78]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
945 1 give:II.11 [9a5f349f]
    traded who=1 whom=0
946 1 improv [b2765de5]
    improvised who=1
947 1 bury:no-drama [68912122]
    drew who=1 pile=staging
    buried who=1 pile=staging
948 1 pass [2a7e22f0]
949 0 place:II.8 [10a6a0d4]
950 1 place:take-the-lead [a663ae82]
951 2 place:take-the-lead [662f5596]
    placed-all
952 2 pass [58da152f]
953 0 pass [ab925489]
954 1 pass [6887e192]
955 2 reveal [c40546da]
    turned-up-staging who=2 card=take-the-lead
956 2 exit [3a6ba9e7]
    exiting who=2 card=take-the-lead
957 1 let [b5887341]
    got-intrigue who=2 n=1
958 2 pass [43c98fc7]
959 0 reveal [cc1311fa]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
960 0 pass [53d15b9b]
961 1 reveal [ae50cf6e]
    turned-up-staging who=1 card=take-the-lead
962 1 play [427ce1fd]
963 1 at:0 [e9dba871]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
964 1 pass [425c4602]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=9
965 1 pass [d42488ce]
966 2 improv [36b7a057]
    improvised who=2
967 2 bury:exchange [ec18aee7]
    drew who=2 pile=staging
    buried who=2 pile=staging
968 2 pass [46a408ca]
969 0 pass [adc3b280]
970 0 place:II.8 [5ab87dde]
971 1 place:revive [2a2dd461]
972 2 place:II.3 [1fc6deab]
    placed-all
973 1 improv [07688d8f]
    improvised who=1
974 1 switch:revive [9335a6cf]
    switched who=1
975 1 pass [ff81e6b7]
976 2 pass [30922102]
977 0 pass [acffd031]
978 1 reveal [20fbc465]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
979 1 pass [7df3fbf5]
980 2 reveal [19ed3f7d]
    turned-up who=2 card=II.3
    played who=2 card=II.3
    scored who=2 card=II.3 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
981 2 coin:iago [692493aa]
982 2 wound:montano [bc08291a]
    used-iago who=2 character=montano
    wounded who=2 character=montano n=1 total=1
    died character=montano
    took-wounds who=2 n=1
983 2 show:no-drama [0209a23c]
    no-drama who=2
    drew who=2 pile=staging
984 2 pass [5333ae01]
985 0 reveal [8e2b468d]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
986 0 pass [7e2d23cb]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=10
987 1 pass [17f3ecf0]
988 2 pass [36e92403]
989 0 pass [e60dc56c]
990 0 place:seize [4548b714]
991 1 place:revive [049850fb]
992 2 place:villainy [69d28146]
    placed-all
993 1 pass [e2f205cd]
994 2 pass [d691ba58]
995 0 pass [24030355]
996 1 reveal [2bfed873]
    turned-up-staging who=1 card=revive
997 1 exit [528cfd02]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
998 1 improv [ae363801]
    improvised who=1
999 1 bury:take-the-lead [96b9c6a0]
    drew who=1 pile=staging
    buried who=1 pile=staging
1000 1 pass [715023d3]
1001 2 reveal [f8342956]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1002 2 improv [ff00d90a]
    improvised who=2
1003 2 bury:miscue [3ea5fe26]
    drew who=2 pile=staging
    buried who=2 pile=staging
1004 2 pass [785a01e2]
1005 0 reveal [480f9daa]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1006 0 pass [dca5d094]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=11
1007 1 show:exchange [416ff9ac]
1008 1 at:2 [25689824]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
1009 1 give:seize [4eeed390]
    traded who=1 whom=2
1010 1 improv [bde2a5e8]
    improvised who=1
1011 1 bury:villainy [e5104598]
    drew who=1 pile=staging
    buried who=1 pile=staging
1012 1 pass [7d82f255]
1013 2 pass [26227fb0]
1014 0 pass [dfc0fbbb]
1015 0 place:II.6 [9d037eae]
1016 1 place:II.12 [89610de4]
1017 2 place:exchange [6a219332]
    placed-all
1018 1 pass [e09c2aa5]
1019 2 pass [62c43b1b]
1020 0 show:no-drama [4176b38e]
    no-drama who=0
    drew who=0 pile=staging
1021 0 pass [ff5720a0]
1022 1 reveal [923f4941]
    turned-up who=1 card=II.12
    not-next who=1 card=II.12
1023 1 pass [f24fb781]
1024 2 reveal [2f3e1db3]
    turned-up-staging who=2 card=exchange
1025 2 play [b693e297]
    aimed who=2 card=exchange whom=1
1026 2 give:II.5 [cb642160]
    traded who=2 whom=1
1027 2 pass [82d86692]
1028 0 reveal [ec2f7dea]
    turned-up who=0 card=II.6
    not-next who=0 card=II.6
1029 0 pass [b4e328ae]
    drew who=2 pile=staging
    scene-began scene=12
1030 1 pass [35386b77]
1031 2 pass [f563e930]
1032 0 pass [3f588742]
1033 0 place:villainy [a5778781]
1034 1 place:miscue [b34dd0eb]
1035 2 place:no-drama [a1f903a3]
    placed-all
1036 1 pass [9df5daa0]
1037 2 pass [e401a475]
1038 0 pass [2bc492cb]
1039 1 reveal [5ebe437c]
    turned-up-staging who=1 card=miscue
1040 1 exit [e2db4ccb]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1041 1 improv [4720c427]
    improvised who=1
1042 1 bury:miscue [a7ec6018]
    drew who=1 pile=staging
    buried who=1 pile=staging
1043 1 pass [e6b76d6c]
1044 2 reveal [6f2180ba]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1045 2 pass [56ee8967]
1046 0 reveal [2a5bf7b6]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1047 0 pass [50ae9d3c]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=13
1048 1 show:exchange [e1a65ec8]
1049 1 at:0 [9189d231]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1050 0 let [2be32458]
1051 1 give:II.5 [5455b8d0]
    traded who=1 whom=0
1052 1 show:exchange [16525412]
1053 1 at:2 [94a439a2]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1054 2 show:no-drama [bad954a5]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=1 whom=2
1055 1 pass [7a3fb82c]
1056 2 pass [36399a9b]
1057 0 show:exchange [16006dd7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1058 0 give:II.5 [cbe685db]
    traded who=0 whom=1
1059 0 improv [7389626c]
    improvised who=0
1060 0 bury:revive [b64ebc71]
    drew who=0 pile=staging
    buried who=0 pile=staging
1061 0 pass [ee4d28e6]
1062 0 place:II.8 [f473c3e9]
1063 1 place:villainy [dc8279d6]
1064 2 place:II.10 [99e55599]
    placed-all
1065 1 pass [7616fd84]
1066 2 pass [14493a9b]
1067 0 pass [4aa90ad9]
1068 1 reveal [eb967864]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1069 1 improv [756e3d9d]
    improvised who=1
1070 1 bury:take-the-lead [a3e6d4a4]
    drew who=1 pile=staging
    buried who=1 pile=staging
1071 1 pass [555da790]
1072 2 reveal [302afab9]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
1073 2 pass [c421c763]
1074 0 reveal [45194ca8]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
1075 0 pass [a6be8613]
    drew who=1 pile=staging
    scene-began scene=14
1076 1 pass [e0ead417]
1077 2 pass [a3713331]
1078 0 pass [b380db63]
1079 0 place:II.4 [e2924852]
1080 1 place:take-the-lead [f40e0a6b]
1081 2 place:II.10 [ecc96f13]
    placed-all
1082 1 pass [1fcf7dac]
1083 2 pass [70e79049]
1084 0 pass [a9a7ee57]
1085 1 reveal [7e76ac4d]
    turned-up-staging who=1 card=take-the-lead
1086 1 exit [3b50fe62]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1087 1 pass [b3a9e840]
1088 2 reveal [e7d9b13b]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
1089 2 pass [c1d21e2b]
1090 0 reveal [fe4cb4ab]
    turned-up who=0 card=II.4
    played who=0 card=II.4
    scored who=0 card=II.4 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1091 0 improv [1825f9fd]
    improvised who=0
1092 0 bury:miscue [65fd3092]
    drew who=0 pile=staging
    buried who=0 pile=staging
1093 0 pass [7909ad1a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=15
1094 1 pass [f305f992]
1095 2 pass [316b77e3]
1096 0 pass [e2c05400]
1097 0 place:seize [47c5efef]
1098 1 place:take-the-lead [99a96bc3]
1099 2 place:II.12 [fe5c8c54]
    placed-all
1100 1 improv [2a0e2d25]
    improvised who=1
1101 1 switch:II.5 [ffabfc0d]
    switched who=1
1102 1 pass [94705389]
1103 2 pass [58a1697b]
1104 0 pass [7e69ac90]
1105 1 reveal [0023fe87]
    turned-up who=1 card=II.5
    played who=1 card=II.5
    scored who=1 card=II.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1106 1 coin:iago [2279abd5]
1107 1 wound:roderigo [062d9ec7]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=1 total=4
1108 1 pass [60fd501d]
1109 2 reveal [12d63fa9]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
1110 2 pass [01865fd3]
1111 0 coin:othello [b6053a78]
1112 0 at:1 [7a79b96f]
    giving-by-coin who=0 coin=othello whom=1
1113 1 let [87d55fa6]
    gave-lead who=0 whom=1
1114 0 show:exchange [2b22c3ac]
1115 0 at:1 [8cb58b4a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1116 1 let [ef45c0c4]
1117 0 give:villainy [526d42f7]
    traded who=0 whom=1
1118 0 reveal [2e0e2559]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1119 0 improv [82b0cd36]
    improvised who=0
1120 0 bury:take-the-lead [4c7b6d53]
    drew who=0 pile=staging
    buried who=0 pile=staging
1121 0 pass [cb0070ba]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
1122 2 pass [f46b8a95]
1123 0 pass [e2cef83f]
1124 1 pass [9c86ed49]
1125 0 place:miscue [2161486e]
1126 1 place:take-the-lead [56f1823c]
1127 2 place:seize [b77cdc57]
    placed-all
1128 2 pass [d05a01b2]
1129 0 pass [79323fc2]
1130 1 improv [9b28a724]
    improvised who=1
1131 1 switch:villainy [d4b2e14e]
    switched who=1
1132 1 pass [bf572d70]
1133 2 reveal [da1156c2]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1134 2 improv [af7b200d]
    improvised who=2
1135 2 bury:revive [4bf217e5]
    drew who=2 pile=staging
    buried who=2 pile=staging
1136 2 pass [928d7160]
1137 0 reveal [d02f9828]
    turned-up-staging who=0 card=miscue
1138 0 exit [dc85725f]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1139 0 pass [41523917]
1140 1 reveal [4eb914ff]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1141 1 pass [cdd58c4b]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=17
1142 2 pass [6fc87f3c]
1143 0 pass [edb22185]
1144 1 pass [b1dfe1cd]
1145 0 place:II.6 [c9333750]
1146 1 place:take-the-lead [25e8652e]
1147 2 place:take-the-lead [8a0586ba]
    placed-all
1148 2 pass [e9521bea]
1149 0 show:no-drama [0f391b54]
    no-drama who=0
    drew who=0 pile=staging
1150 0 pass [230287ec]
1151 1 improv [9e590cb1]
    improvised who=1
1152 1 switch:II.11 [4ee0f764]
    switched who=1
1153 1 pass [17b4f1f7]
1154 2 reveal [8595f386]
    turned-up-staging who=2 card=take-the-lead
1155 2 exit [935261d2]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1156 2 improv [80eb430a]
    improvised who=2
1157 2 bury:revive [d26381e6]
    drew who=2 pile=staging
    buried who=2 pile=staging
1158 2 show:exchange [b1c4cf5d]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1159 2 give:II.10 [f84fbd38]
    traded who=2 whom=1
1160 2 pass [8bc17fa3]
1161 0 reveal [ba408542]
    turned-up who=0 card=II.6
    played who=0 card=II.6
    scored who=0 card=II.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1162 0 coin:cassio [c5ec4cd6]
    used-coin who=0 coin=cassio
1163 0 bury:seize [018c0d68]
    drew who=0 pile=staging
    buried who=0 pile=staging
1164 0 pass [acecf758]
1165 1 reveal [fa9a7dd2]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
1166 1 pass [cf497ff8]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
1167 2 pass [ca05f80f]
1168 0 improv [779aee41]
    improvised who=0
1169 0 bury:seize [9dff1aed]
    drew who=0 pile=staging
    buried who=0 pile=staging
1170 0 pass [a3c5b1e0]
1171 1 pass [57397678]
1172 0 place:miscue [443c261b]
1173 1 place:revive [e24259f8]
1174 2 place:II.7 [e65eb248]
    placed-all
1175 2 pass [6e14bfab]
1176 0 pass [863558aa]
1177 1 pass [50f3520f]
1178 2 show:exchange [1acde7d7]
1179 2 at:1 [d215c58f]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1180 2 give:exchange [4a0d34f8]
    traded who=2 whom=1
1181 2 reveal [ba3097a3]
    turned-up who=2 card=II.7
    played who=2 card=II.7
    scored who=2 card=II.7 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
1182 2 improv [7f30d824]
    improvised who=2
1183 2 bury:miscue [199f82ba]
    drew who=2 pile=staging
    buried who=2 pile=staging
1184 2 pass [ff3d95ee]
1185 0 reveal [900ada58]
    turned-up-staging who=0 card=miscue
1186 0 exit [e981eb16]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1187 0 pass [24adb993]
1188 1 show:exchange [613fe6c5]
1189 1 at:0 [55dce486]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1190 0 let [1d1fcb7a]
1191 1 give:revive [6c20e8a6]
    traded who=1 whom=0
1192 1 reveal [aa71aa35]
    turned-up-staging who=1 card=revive
1193 1 play [c8c43eef]
    played who=1 card=revive
    revived who=1 character=montano
1194 1 pass [7577a91f]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=19
1195 2 coin:roderigo [63155e2f]
1196 2 at:0 [949a5e11]
    used-coin-at who=2 coin=roderigo whom=0
1197 0 let [c47c01e8]
1198 2 give:no-drama [e003adec]
    traded who=2 whom=0
1199 2 pass [9449614e]
1200 0 improv [38e878f6]
    improvised who=0
1201 0 bury:villainy [a4b10bae]
    drew who=0 pile=staging
    buried who=0 pile=staging
1202 0 pass [c179d76b]
1203 1 pass [0b9064fd]
1204 0 place:take-the-lead [f7508442]
1205 1 place:seize [0b27eea5]
1206 2 place:take-the-lead [d3f8e178]
    placed-all
1207 2 pass [b08a21b1]
1208 0 show:exchange [266e9d0f]
1209 0 at:2 [23561a1d]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1210 0 give:exchange [b4a380b4]
    traded who=0 whom=2
1211 0 pass [1191a8ab]
1212 1 pass [7d1140af]
1213 2 reveal [6354d63a]
    turned-up-staging who=2 card=take-the-lead
1214 2 play [3a5369df]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1215 2 pass [e6a0ddba]
1216 0 reveal [56997343]
    turned-up-staging who=0 card=take-the-lead
1217 0 play [1bf99b25]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1218 0 pass [009c8183]
1219 1 reveal [60435554]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1220 1 pass [b6e964ab]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=20
1221 1 improv [a43d9efb]
    improvised who=1
1222 1 bury:seize [2408671c]
    drew who=1 pile=staging
    buried who=1 pile=staging
1223 1 pass [a28ba640]
1224 2 show:exchange [db8ede99]
1225 2 at:1 [b7a1a5fc]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1226 2 give:seize [11acb9ed]
    traded who=2 whom=1
1227 2 pass [98d3aef5]
1228 0 pass [facbd2e9]
1229 0 place:villainy [3542eb11]
1230 1 place:II.11 [17ed7a35]
1231 2 place:take-the-lead [c4a18ffc]
    placed-all
1232 1 pass [6db8f369]
1233 2 pass [8b1f1b11]
1234 0 pass [5b7f2900]
1235 1 reveal [c0e36ccc]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
1236 1 pass [dd23b024]
1237 2 reveal [6c2fa53d]
    turned-up-staging who=2 card=take-the-lead
1238 2 play [e467831c]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1239 2 pass [9da88701]
1240 0 reveal [8104a3d5]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1241 0 improv [c276cc83]
    improvised who=0
1242 0 bury:no-drama [449ea489]
    drew who=0 pile=staging
    buried who=0 pile=staging
1243 0 pass [783f8eed]
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=21
1244 0 pass [ec330379]
1245 1 pass [03711a5d]
1246 2 pass [fde7cd60]
1247 0 place:II.8 [b111ce24]
1248 1 place:no-drama [e473bf53]
1249 2 place:miscue [ebe45c1d]
    placed-all
1250 0 pass [63a29335]
1251 1 pass [af581543]
1252 2 pass [ae56eaf0]
1253 0 reveal [0c981db8]
    turned-up who=0 card=II.8
    played who=0 card=II.8
    scored who=0 card=II.8 n=1
    wounded who=0 character=montano n=1 total=1
    died character=montano
    took-wounds who=0 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1254 0 pass [ceadeb39]
1255 1 reveal [dcf7c56f]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1256 1 improv [96b75d8f]
    improvised who=1
1257 1 bury:miscue [97e3c94a]
    drew who=1 pile=staging
    buried who=1 pile=staging
1258 1 show:exchange [556d6fec]
1259 1 at:2 [a392dcb3]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1260 1 give:take-the-lead [f6a38ba5]
    traded who=1 whom=2
1261 1 pass [ecd5920f]
1262 2 reveal [3d9e894d]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1263 2 improv [1ddcacdd]
    improvised who=2
1264 2 bury:no-drama [d5cc68d6]
    drew who=2 pile=staging
    buried who=2 pile=staging
1265 2 pass [b8974500]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
1266 0 improv [41f6f20e]
    improvised who=0
1267 0 bury:miscue [581cfecf]
    drew who=0 pile=staging
    buried who=0 pile=staging
1268 0 coin:cassio [02a59d52]
    used-coin who=0 coin=cassio
1269 0 bury:exchange [dacdd2c3]
    drew who=0 pile=staging
    buried who=0 pile=staging
1270 0 pass [2e513800]
1271 1 show:exchange [c1330b70]
1272 1 at:2 [b2564e0c]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1273 1 give:take-the-lead [a5e0dcfe]
    traded who=1 whom=2
1274 1 show:exchange [ea575ba4]
1275 1 at:2 [82704cff]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1276 1 give:take-the-lead [34c4f058]
    traded who=1 whom=2
1277 1 pass [bb9d0fce]
1278 2 pass [6ea34092]
1279 0 place:villainy [d5155262]
1280 1 place:II.10 [59e2ede2]
1281 2 place:take-the-lead [3ddc8503]
    placed-all
1282 0 pass [a59663e2]
1283 1 pass [8bb40fb7]
1284 2 pass [54eaa027]
1285 0 reveal [6d4d40d6]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1286 0 pass [3671537e]
1287 1 reveal [886c0ad1]
    turned-up who=1 card=II.10
    not-next who=1 card=II.10
1288 1 pass [8e64fb1c]
1289 2 reveal [229af9c6]
    turned-up-staging who=2 card=take-the-lead
1290 2 exit [2b2b20f7]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1291 2 pass [55e1679b]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=23
1292 0 show:no-drama [fd54e4c2]
    no-drama who=0
    drew who=0 pile=staging
1293 0 pass [89d1a5c7]
1294 1 show:exchange [b3c5f91f]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1295 2 let [31024490]
1296 1 give:seize [34cad184]
    traded who=1 whom=2
1297 1 pass [4e4966ee]
1298 2 improv [37b5eb9b]
    improvised who=2
1299 2 bury:revive [3c166364]
    drew who=2 pile=staging
    buried who=2 pile=staging
1300 2 pass [2eb2105b]
1301 0 place:II.12 [1c231796]
1302 1 place:II.10 [34a8d3ae]
1303 2 place:no-drama [a22f3363]
    placed-all
1304 0 pass [205cc4a8]
1305 1 pass [5f977fa0]
1306 2 pass [710ea02c]
1307 0 reveal [dd92e036]
    turned-up who=0 card=II.12
    not-next who=0 card=II.12
1308 0 pass [3006e56d]
1309 1 reveal [35ab98b5]
    turned-up who=1 card=II.10
    not-next who=1 card=II.10
1310 1 pass [4958a0b2]
1311 2 reveal [9902f02b]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1312 2 pass [f2eef1ec]
    drew who=2 pile=staging
    scene-began scene=24
1313 0 pass [1a061936]
1314 1 pass [f5d238ab]
1315 2 pass [06ca31e2]
1316 0 place:II.9 [37e4f83c]
1317 1 place:villainy [828add21]
1318 2 place:villainy [8c9aaa99]
    placed-all
1319 0 pass [ea7f408b]
1320 1 pass [17155cb9]
1321 2 pass [171ca851]
1322 0 reveal [4ff73dec]
    turned-up who=0 card=II.9
    played who=0 card=II.9
1323 2 let [5dab371e]
    scored who=0 card=II.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1324 0 pass [6b7b0b3b]
1325 1 reveal [3f11b2f7]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1326 2 let [24d40a78]
    got-intrigue who=1 n=1
1327 1 improv [5f3f7e26]
    improvised who=1
1328 1 bury:take-the-lead [8ae9eff0]
    drew who=1 pile=staging
    buried who=1 pile=staging
1329 1 show:exchange [63140527]
1330 1 at:2 [6bde4870]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1331 2 let [41588024]
1332 1 give:seize [e278d271]
    traded who=1 whom=2
1333 1 pass [dde144b9]
1334 2 improv [347bf386]
    improvised who=2
1335 2 bury-placed [d24aece2]
    drew who=2 pile=staging
    buried who=2 pile=staging
1336 2 reveal [effa8368]
    turned-up-staging who=2 card=take-the-lead
1337 2 play [55f5b8c4]
1338 2 at:1 [c879baaf]
    giving who=2 card=take-the-lead whom=1
    gave-lead who=2 whom=1
1339 2 pass [fcb7470b]
    drew who=1 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=1
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=25
1340 2 pass [08144a2a]
1341 0 pass [922593f1]
1342 1 pass [a08b4240]
1343 0 place:II.12 [7ebf7672]
1344 1 place:seize [f93ac264]
1345 2 place:take-the-lead [157304c4]
    placed-all
1346 2 pass [2c8db3f9]
1347 0 improv [8f2c9a23]
    improvised who=0
1348 0 switch:revive [4054ab90]
    switched who=0
1349 0 pass [837c94be]
1350 1 pass [d32090fe]
1351 2 reveal [2fb359fe]
    turned-up-staging who=2 card=take-the-lead
1352 2 exit [7a8f3fa8]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1353 2 pass [a6bcd594]
1354 0 reveal [cb3ccf27]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1355 0 pass [2591d85c]
1356 1 reveal [3ffb3494]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1357 1 improv [1b406ea8]
    improvised who=1
1358 1 bury:miscue [d1fb6794]
    drew who=1 pile=staging
    buried who=1 pile=staging
1359 1 pass [b3101896]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=26
1360 2 pass [83fc68f8]
1361 0 pass [0521471b]
1362 1 show:exchange [b0ece484]
1363 1 at:0 [3b86b66c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1364 0 let [11391ca5]
1365 1 give:revive [74de43be]
    traded who=1 whom=0
1366 1 show:exchange [8bdd01c1]
1367 1 at:0 [a813623f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1368 0 let [dcaa2a81]
1369 1 give:II.10 [60ffeefc]
    traded who=1 whom=0
1370 1 pass [4745e577]
1371 0 place:seize [7fa92728]
1372 1 place:villainy [f697d96d]
1373 2 place:miscue [ba51edd5]
    placed-all
1374 2 improv [71cef1ba]
    improvised who=2
1375 2 switch:no-drama [1cf960fa]
    switched who=2
1376 2 show:exchange [2faea81c]
1377 2 at:0 [626ef21c]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1378 0 let [e9e1f0ac]
1379 2 give:take-the-lead [51f5249e]
    traded who=2 whom=0
1380 2 pass [b036af69]
1381 0 pass [8bffaa85]
1382 1 pass [6219729d]
1383 2 reveal [09715a77]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1384 2 show:no-drama [e0bb43cd]
    no-drama who=2
    drew who=2 pile=staging
1385 2 pass [533d09d1]
1386 0 coin:iago [ec308775]
1387 0 wound:othello [ec15e038]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=3 total=6
1388 0 reveal [ca739bea]
    turned-up-staging who=0 card=seize
1389 0 exit [618c19d5]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1390 0 pass [38fc57d9]
1391 1 reveal [c21e3a6a]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1392 1 show:no-drama [d13bb414]
    no-drama who=1
    drew who=1 pile=staging
1393 1 show:exchange [26446f17]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1394 0 let [0462f761]
1395 1 give:II.11 [ab48371b]
    traded who=1 whom=0
1396 1 pass [cd1b9926]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=10
    staging-empty n=2
    drew who=0 pile=staging
    scene-began scene=27
    final-scene
1397 2 pass [f1059310]
1398 0 improv [d06c00de]
    improvised who=0
1399 0 bury:seize [f52c7003]
    drew who=0 pile=staging
    buried who=0 pile=staging
1400 0 pass [0bd6ab86]
1401 1 pass [b2d360a6]
1402 0 place:II.11 [bdfccd0e]
1403 1 place:seize [7340490e]
1404 2 place:miscue [f061d153]
    placed-all
1405 2 pass [2a03098e]
1406 0 pass [56fd5893]
1407 1 show:exchange [40db7c38]
1408 1 at:0 [014aaff8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1409 0 let [1d600a9c]
1410 1 give:revive [7416aa02]
    traded who=1 whom=0
1411 1 pass [0eb81b4d]
1412 2 reveal [98e6232c]
    turned-up-staging who=2 card=miscue
1413 2 play [697fc71b]
1414 2 at:0 [b6085f27]
    aimed who=2 card=miscue whom=0
1415 0 let [4e11da18]
    must-switch whom=0
    drew who=2 pile=staging
1416 0 switch:villainy [8d60caac]
    switched who=0
1417 2 place:exchange [0f707aeb]
    turned-up-staging who=2 card=exchange
1418 2 play [a3fb1fba]
1419 2 at:0 [7059f26b]
    aimed who=2 card=exchange whom=0
1420 0 let [3320a784]
1421 2 give:take-the-lead [5cbe5b6f]
    traded who=2 whom=0
1422 2 pass [14a44e15]
1423 0 reveal [2f20140b]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1424 0 pass [9fa48b86]
1425 1 reveal [15fcdffc]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1426 1 pass [e598667c]
    act-ran-out act=II
    tallied who=0 n=11
    tallied who=1 n=3
    tallied who=2 n=5
    lead-cast who=1
1427 1 discard:take-the-lead [1ce142e6]
    discarded who=1 card=take-the-lead
1428 1 discard:villainy [99dc2e2f]
    discarded who=1 card=villainy
1429 1 discard:take-the-lead [46780434]
    discarded who=1 card=take-the-lead
1430 2 discard:seize [144b9721]
    discarded who=2 card=seize
1431 2 discard:revive [9c12e30c]
    discarded who=2 card=revive
1432 0 discard:revive [8bafb880]
    discarded who=0 card=revive
    dealt who=1 n=5 total=8
    dealt who=2 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=III who=1
    scene-began scene=1
1433 2 pass [b2d4186d]
1434 0 pass [e97542cc]
1435 1 pass [431798e5]
1436 0 place:III.14 [638a109f]
1437 1 place:III.13 [770a3cb9]
1438 2 place:miscue [d7108038]
    placed-all
1439 2 pass [7b5a9cd2]
1440 0 pass [f79b6cf5]
1441 1 improv [62037a44]
    improvised who=1
1442 1 switch:III.10 [7fe8a9ac]
    switched who=1
1443 1 pass [5b53287b]
1444 2 reveal [e8ba99e8]
    turned-up-staging who=2 card=miscue
1445 2 exit [b47c2fc6]
    exiting who=2 card=miscue
1446 0 let [479f56ee]
    got-intrigue who=2 n=1
1447 2 pass [da59bea6]
1448 0 improv [1a063e79]
    improvised who=0
1449 0 bury:villainy [1c07640d]
    drew who=0 pile=staging
    buried who=0 pile=staging
1450 0 show:exchange [94a46b06]
1451 0 at:2 [5bc02dd1]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1452 2 let [8fff9507]
1453 0 give:no-drama [e4a0a4dd]
    traded who=0 whom=2
1454 0 reveal [5cd48211]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1455 0 pass [ece81707]
1456 1 reveal [12b32422]
    turned-up who=1 card=III.10
    not-next who=1 card=III.10
1457 1 pass [e2e07563]
    drew who=2 pile=staging
    scene-began scene=2
1458 2 pass [8cd25011]
1459 0 pass [82a999dd]
1460 1 pass [2ac5fad1]
1461 0 place:III.5 [bcfb9e35]
1462 1 place:revive [41f1d335]
1463 2 place:III.6 [1b2c2523]
    placed-all
1464 2 pass [b17c333c]
1465 0 improv [a6ae7cfa]
    improvised who=0
1466 0 switch:III.3 [3b16a27d]
    switched who=0
1467 0 pass [87770a10]
1468 1 pass [c078917f]
1469 2 show:no-drama [4dc5df35]
    no-drama who=2
    drew who=2 pile=staging
1470 2 reveal [0e5962d6]
    turned-up who=2 card=III.6
    not-next who=2 card=III.6
1471 2 show:exchange [a24b31e6]
1472 2 at:1 [53694abe]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1473 2 give:III.6 [fe1697b7]
    traded who=2 whom=1
1474 2 pass [1615a7d0]
1475 0 reveal [4fcaafd7]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1476 0 pass [cfaae25f]
1477 1 reveal [9627e96c]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1478 1 pass [01ad1f4a]
    drew who=1 pile=staging
    scene-began scene=3
1479 2 show:exchange [1f643d13]
1480 2 at:1 [4f928693]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1481 1 let [14c1d049]
1482 2 give:take-the-lead [1e2b4fdb]
    traded who=2 whom=1
1483 2 pass [aba6c672]
1484 0 pass [0b36b7b1]
1485 1 improv [4984bf77]
    improvised who=1
1486 1 bury:take-the-lead [bc0137b6]
    drew who=1 pile=staging
    buried who=1 pile=staging
1487 1 pass [4ab58ee3]
1488 0 place:III.7 [c738c388]
1489 1 place:III.9 [94f7663b]
1490 2 place:III.8 [441dade2]
    placed-all
1491 2 pass [0d39f965]
1492 0 pass [db68d43f]
1493 1 pass [a5dd3252]
1494 2 reveal [5284b3a7]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1495 2 pass [97255f92]
1496 0 reveal [ff3b9659]
    turned-up who=0 card=III.7
    not-next who=0 card=III.7
1497 0 pass [ebea7837]
1498 1 reveal [dc1a8b37]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1499 1 pass [508621ff]
    scene-began scene=4
1500 2 pass [1c32be30]
1501 0 pass [5b4f0a5e]
1502 1 pass [39f4df26]
1503 0 place:take-the-lead [9b446f71]
1504 1 place:III.9 [78d2bf7d]
1505 2 place:seize [c197dc11]
    placed-all
1506 2 pass [2cd7e77b]
1507 0 pass [781cdbd2]
1508 1 pass [76d90d20]
1509 2 reveal [cda72e1f]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1510 2 pass [0231c3df]
1511 0 reveal [4ffb8d17]
    turned-up-staging who=0 card=take-the-lead
1512 0 play [305ced06]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1513 0 pass [5b3d75d1]
1514 1 reveal [09bb4736]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1515 1 pass [a5f424d5]
    drew who=0 pile=staging
    reshuffled pile=staging n=21
    staging-empty n=1
    drew who=2 pile=staging
    scene-began scene=5
1516 1 pass [1b3453bb]
1517 2 improv [4f3de556]
    improvised who=2
1518 2 bury:seize [e29eac0a]
    drew who=2 pile=staging
    buried who=2 pile=staging
1519 2 show:exchange [543325da]
1520 2 at:0 [e3b5a237]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1521 2 give:III.6 [333f2b82]
    traded who=2 whom=0
1522 2 pass [a86c7477]
1523 0 pass [179662e4]
1524 0 place:III.12 [0b3dbfb1]
1525 1 place:take-the-lead [c11d7d58]
1526 2 place:seize [08592f33]
    placed-all
1527 1 pass [35da1aa5]
1528 2 pass [6efe5bec]
1529 0 pass [35d8f88e]
1530 1 reveal [a9e4ba1f]
    turned-up-staging who=1 card=take-the-lead
1531 1 play [4895ccdb]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1532 1 pass [54215aa8]
1533 2 reveal [e747ac46]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1534 2 pass [383fdd10]
1535 0 reveal [6e43f74c]
    turned-up who=0 card=III.12
    not-next who=0 card=III.12
1536 0 pass [447423c9]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=6
1537 2 improv [b486cbac]
    improvised who=2
1538 2 bury:revive [a0d02ab3]
    drew who=2 pile=staging
    buried who=2 pile=staging
1539 2 pass [10edc566]
1540 0 pass [ccf01760]
1541 1 pass [09cfa957]
1542 0 place:III.1 [55fb39d6]
1543 1 place:III.11 [c99e986e]
1544 2 place:III.15 [9c798058]
    placed-all
1545 2 pass [6f83d134]
1546 0 pass [0da0c9cb]
1547 1 show:exchange [2fc20e75]
1548 1 at:0 [6deb1d04]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1549 1 give:III.10 [d1c84eb8]
    traded who=1 whom=0
1550 1 pass [1eed877f]
1551 2 reveal [2778489b]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1552 2 pass [cf9200d5]
1553 0 reveal [c8224ff6]
    turned-up who=0 card=III.1
    played who=0 card=III.1
    scored who=0 card=III.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1554 0 pass [9fd31f0c]
1555 1 reveal [78b0aa11]
    turned-up who=1 card=III.11
    not-next who=1 card=III.11
1556 1 pass [39dfd786]
    drew who=0 pile=staging
    scene-began scene=7
1557 2 pass [10fbd067]
1558 0 coin:cassio [c728f422]
    used-coin who=0 coin=cassio
1559 0 bury:no-drama [79bfa4d8]
    drew who=0 pile=staging
    buried who=0 pile=staging
1560 0 pass [6a5aacf2]
1561 1 pass [6766599b]
1562 0 place:seize [d2b49238]
1563 1 place:villainy [7d5ace71]
1564 2 place:III.4 [b78108a4]
    placed-all
1565 2 pass [11cf5b3e]
1566 0 improv [6b14d2c9]
    improvised who=0
1567 0 switch:III.3 [ffe53a99]
    switched who=0
1568 0 pass [e911dd98]
1569 1 pass [81663a5d]
1570 2 reveal [65231f5f]
    turned-up who=2 card=III.4
    not-next who=2 card=III.4
1571 2 pass [8850f53c]
1572 0 reveal [cf7b6f28]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1573 0 pass [bb337bce]
1574 1 reveal [f7191a4d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1575 1 pass [e91e0981]
    drew who=1 pile=staging
    scene-began scene=8
1576 2 pass [88e1b7aa]
1577 0 pass [1188d9bf]
1578 1 pass [181e3611]
1579 0 place:III.3 [a76e945c]
1580 1 place:III.2 [4feb46f2]
1581 2 place:III.8 [1160f214]
    placed-all
1582 2 pass [298ad5ad]
1583 0 pass [44a0e263]
1584 1 pass [ab53d454]
1585 2 reveal [7f7ef376]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1586 2 pass [0917db9e]
1587 0 reveal [1b57cd1b]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1588 0 pass [124ad738]
1589 1 improv [d5ae5f8a]
    improvised who=1
1590 1 bury:take-the-lead [1ffbfc69]
    drew who=1 pile=staging
    buried who=1 pile=staging
1591 1 reveal [caf3a434]
    turned-up who=1 card=III.2
    played who=1 card=III.2
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1592 1 pass [febe17ce]
    drew who=1 pile=staging
    scene-began scene=9
1593 2 pass [9ffa65b9]
1594 0 pass [e48a8042]
1595 1 improv [22ba1f9b]
    improvised who=1
1596 1 bury:villainy [46065275]
    drew who=1 pile=staging
    buried who=1 pile=staging
1597 1 show:exchange [20a87af0]
1598 1 at:2 [ae65bf2f]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1599 1 give:revive [bf741f7d]
    traded who=1 whom=2
1600 1 pass [d261392f]
1601 0 place:III.3 [8c3463df]
1602 1 place:III.4 [47291e1b]
1603 2 place:III.8 [357df2aa]
    placed-all
1604 2 pass [dbba376c]
1605 0 pass [1482d96f]
1606 1 coin:desdemona [41947bed]
    no-drama-coin who=1
1607 1 pass [8533101e]
1608 2 reveal [c0885540]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1609 2 pass [fd957baf]
1610 0 reveal [ded0194b]
    turned-up who=0 card=III.3
    played who=0 card=III.3
    scored who=0 card=III.3 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1611 0 pass [8a3a93bd]
1612 1 reveal [2461c459]
    turned-up who=1 card=III.4
    played who=1 card=III.4
    scored who=1 card=III.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1613 1 pass [51ce836a]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=10
1614 2 pass [1859cea3]
1615 0 improv [407df33b]
    improvised who=0
1616 0 bury:miscue [0c896f1d]
    drew who=0 pile=staging
    buried who=0 pile=staging
1617 0 pass [7c4d9ae1]
1618 1 improv [982683cf]
    improvised who=1
1619 1 bury:miscue [e6520759]
    drew who=1 pile=staging
    buried who=1 pile=staging
1620 1 show:exchange [c115d7fe]
1621 1 at:2 [2284abcb]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1622 1 give:III.11 [631a315a]
    traded who=1 whom=2
1623 1 coin:desdemona [45ffa71b]
    no-drama-coin who=1
1624 1 pass [62cc00d4]
1625 0 place:miscue [53b3eb61]
1626 1 place:III.9 [0e28cb21]
1627 2 place:III.11 [f9594d5e]
    placed-all
1628 2 pass [2faf75c1]
1629 0 pass [80663149]
1630 1 pass [376b8949]
1631 2 reveal [035c94c1]
    turned-up who=2 card=III.11
    not-next who=2 card=III.11
1632 2 pass [5829ad48]
1633 0 reveal [184f2694]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1634 0 coin:iago [5f3ca87f]
1635 0 wound:iago [9e8e049d]
    used-iago who=0 character=iago
    wounded who=0 character=iago n=1 total=6
1636 0 pass [fd8261b9]
1637 1 reveal [bd66b892]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1638 1 pass [1719ad70]
    drew who=0 pile=staging
    scene-began scene=11
1639 2 pass [01cba045]
1640 0 show:exchange [afff4971]
1641 0 at:2 [ac07d4d0]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1642 0 give:seize [a0f2b023]
    traded who=0 whom=2
1643 0 improv [23f1d4ed]
    improvised who=0
1644 0 bury:villainy [74053139]
    drew who=0 pile=staging
    buried who=0 pile=staging
1645 0 pass [8c506a25]
1646 1 pass [859748eb]
1647 0 place:III.10 [9f3863e8]
1648 1 place:take-the-lead [0a62aa60]
1649 2 place:III.8 [dbd06911]
    placed-all
1650 2 pass [21d60e71]
1651 0 pass [3b73d251]
1652 1 pass [add77988]
1653 2 reveal [bf03f1e0]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1654 2 pass [cb12f25e]
1655 0 reveal [d86604c0]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1656 0 pass [8f11f48d]
1657 1 reveal [feb063a0]
    turned-up-staging who=1 card=take-the-lead
1658 1 play [b30fc322]
1659 1 at:0 [37989b57]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
1660 1 pass [3730a856]
    drew who=1 pile=staging
    scene-began scene=12
1661 1 pass [610b70d3]
1662 2 pass [25230486]
1663 0 pass [ef71abe5]
1664 0 place:III.6 [65d29526]
1665 1 place:III.7 [9d680cea]
1666 2 place:revive [24fad0aa]
    placed-all
1667 1 pass [d8b5c2d4]
1668 2 pass [35eae91e]
1669 0 pass [e28bb4f4]
1670 1 reveal [3de80d35]
    turned-up who=1 card=III.7
    not-next who=1 card=III.7
1671 1 pass [d8ae0048]
1672 2 reveal [39dc10e2]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1673 2 improv [c0804bdd]
    improvised who=2
1674 2 bury:no-drama [32693e73]
    drew who=2 pile=staging
    buried who=2 pile=staging
1675 2 pass [6025197b]
1676 0 reveal [53240f19]
    turned-up who=0 card=III.6
    not-next who=0 card=III.6
1677 0 pass [1dfcd94e]
    drew who=2 pile=staging
    scene-began scene=13
1678 1 pass [d2d9162f]
1679 2 pass [8a325f66]
1680 0 pass [7a32288c]
1681 0 place:III.14 [1c57c56c]
1682 1 place:no-drama [b3112775]
1683 2 place:III.15 [4f9d15d1]
    placed-all
1684 1 pass [53155b66]
1685 2 pass [76b36166]
1686 0 pass [67837422]
1687 1 reveal [7d9283e9]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1688 1 pass [68f7c9ef]
1689 2 reveal [5d7badc6]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1690 2 pass [1a0a27b1]
1691 0 reveal [20a04cab]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1692 0 pass [e429079a]
    drew who=1 pile=staging
    scene-began scene=14
1693 1 improv [8073c83c]
    improvised who=1
1694 1 bury:villainy [8f9219ad]
    drew who=1 pile=staging
    buried who=1 pile=staging
1695 1 pass [4825532a]
1696 2 pass [cfff6f78]
1697 0 pass [7e729166]
1698 0 place:III.12 [8e02de09]
1699 1 place:miscue [fb11b9f8]
1700 2 place:take-the-lead [016ade94]
    placed-all
1701 1 pass [02cfc76f]
1702 2 pass [6ea23cb2]
1703 0 pass [e23498ee]
1704 1 reveal [25e50fed]
    turned-up-staging who=1 card=miscue
1705 1 play [5c4f3736]
1706 1 at:0 [032a3819]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
1707 0 switch:take-the-lead [08d6a2e5]
    switched who=0
1708 1 place:seize [0a0c877b]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1709 1 pass [d9debbed]
1710 2 reveal [e551828b]
    turned-up-staging who=2 card=take-the-lead
1711 2 play [3cb0d800]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1712 2 pass [53aeaecc]
1713 0 reveal [0711071d]
    turned-up-staging who=0 card=take-the-lead
1714 0 play [1545dc0d]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1715 0 pass [ffd0c8a9]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    scene-began scene=15
1716 1 improv [cdc3fa4b]
    improvised who=1
1717 1 bury:take-the-lead [80f373a1]
    drew who=1 pile=staging
    buried who=1 pile=staging
1718 1 pass [f6058b20]
1719 2 pass [cd01a1a0]
1720 0 pass [ca44abf8]
1721 0 place:III.12 [27ca50b1]
1722 1 place:take-the-lead [4d02f7dd]
1723 2 place:no-drama [efc4c863]
    placed-all
1724 1 pass [0056b7cc]
1725 2 pass [c4f3a221]
1726 0 pass [788f3e10]
1727 1 reveal [9596390d]
    turned-up-staging who=1 card=take-the-lead
1728 1 exit [ddc159c5]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1729 1 pass [72c67193]
1730 2 reveal [be079e31]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1731 2 improv [6d8f3c24]
    improvised who=2
1732 2 bury:villainy [4afcd910]
    drew who=2 pile=staging
    buried who=2 pile=staging
1733 2 pass [3ebc844d]
1734 0 reveal [c273f7b9]
    turned-up who=0 card=III.12
    not-next who=0 card=III.12
1735 0 pass [4ea1ea93]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=16
1736 1 show:exchange [cc96568c]
1737 1 at:0 [e9457ca2]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1738 1 give:villainy [6c747a44]
    traded who=1 whom=0
1739 1 improv [938632bb]
    improvised who=1
1740 1 bury:no-drama [b158be95]
    drew who=1 pile=staging
    buried who=1 pile=staging
1741 1 pass [a9e515e9]
1742 2 pass [1a086b8a]
1743 0 pass [f2874536]
1744 0 place:seize [5e2b1e70]
1745 1 place:miscue [fd90ea96]
1746 2 place:seize [d748c485]
    placed-all
1747 1 pass [eb466d39]
1748 2 pass [92c5840f]
1749 0 pass [bb9c8c8c]
1750 1 reveal [3474362d]
    turned-up-staging who=1 card=miscue
1751 1 play [c688e909]
1752 1 at:2 [711155b0]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
1753 2 switch:seize [8f201ccd]
    switched who=2
1754 1 place:revive [48a34f46]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1755 1 pass [cbf32243]
1756 2 reveal [172d1b96]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1757 2 improv [cf538f82]
    improvised who=2
1758 2 bury:take-the-lead [f429dd68]
    drew who=2 pile=staging
    buried who=2 pile=staging
1759 2 pass [c32c2c1a]
1760 0 reveal [c40428d8]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1761 0 pass [3ec92e9b]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=17
1762 1 improv [1f396e29]
    improvised who=1
1763 1 bury:revive [d3677c06]
    drew who=1 pile=staging
    buried who=1 pile=staging
1764 1 pass [eb7ce6c6]
1765 2 pass [4fb3c2d0]
1766 0 improv [6c441ca7]
    improvised who=0
1767 0 bury:villainy [770cd605]
    drew who=0 pile=staging
    buried who=0 pile=staging
1768 0 show:exchange [9a17e16a]
1769 0 at:1 [19dcce34]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1770 0 give:miscue [c98447a4]
    traded who=0 whom=1
1771 0 pass [7fabca98]
1772 0 place:III.6 [4802bd4a]
1773 1 place:III.5 [1aeca2b7]
1774 2 place:seize [01301610]
    placed-all
1775 1 pass [d8536728]
1776 2 pass [156b990f]
1777 0 pass [4cfac6b0]
1778 1 reveal [acbfcd8e]
    turned-up who=1 card=III.5
    played who=1 card=III.5
    scored who=1 card=III.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1779 1 coin:iago [679f2e4e]
1780 1 wound:emilia [ec5f6886]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=1 total=4
1781 1 pass [3310b4fa]
1782 2 reveal [87f762a6]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1783 2 improv [177d2f7b]
    improvised who=2
1784 2 bury:take-the-lead [68dfae2b]
    drew who=2 pile=staging
    buried who=2 pile=staging
1785 2 pass [f6148e3c]
1786 0 show:exchange [b9026d38]
1787 0 at:2 [70855a23]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1788 0 give:III.9 [2fbfe9a8]
    traded who=0 whom=2
1789 0 show:exchange [e27a7c26]
1790 0 at:1 [aa361606]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1791 1 let [4e739ded]
1792 0 give:III.12 [0e30fb3a]
    traded who=0 whom=1
1793 0 reveal [a2b69165]
    turned-up who=0 card=III.6
    played who=0 card=III.6
    scored who=0 card=III.6 n=1
    got-coin who=0 coin=emilia
    got-handkerchief who=0
1794 0 pass [5754b40a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
1795 1 pass [6fbceee9]
1796 2 pass [b3849977]
1797 0 pass [3c3711a3]
1798 0 place:III.14 [bf4fa520]
1799 1 place:no-drama [61d7fdf9]
1800 2 place:exchange [7ef31ceb]
    placed-all
1801 1 improv [79255941]
    improvised who=1
1802 1 switch:III.12 [c4286a06]
    switched who=1
1803 1 pass [b15edad5]
1804 2 pass [14229bb8]
1805 0 pass [22bcfacd]
1806 1 reveal [a1a88417]
    turned-up who=1 card=III.12
    not-next who=1 card=III.12
1807 1 pass [cb3db72b]
1808 2 reveal [52677921]
    turned-up-staging who=2 card=exchange
1809 2 exit [b5151f6b]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
1810 2 pass [97248dcb]
1811 0 reveal [8c16d53c]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1812 0 pass [c27bfb6b]
    drew who=2 pile=staging
    scene-began scene=19
1813 1 pass [41b993e2]
1814 2 improv [ab0ba4a7]
    improvised who=2
1815 2 bury:take-the-lead [99d240c5]
    drew who=2 pile=staging
    buried who=2 pile=staging
1816 2 pass [68eaffad]
1817 0 pass [82428b4f]
1818 0 place:III.10 [eb42e043]
1819 1 place:revive [48825416]
1820 2 place:take-the-lead [9be58549]
    placed-all
1821 1 pass [5245d230]
1822 2 pass [30ed5ff6]
1823 0 pass [a606b795]
1824 1 reveal [16f847c5]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1825 1 pass [68cf674c]
1826 2 reveal [697cbdcb]
    turned-up-staging who=2 card=take-the-lead
1827 2 exit [aca3e298]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1828 2 pass [aab12d71]
1829 0 reveal [634f9234]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1830 0 pass [48981297]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    scene-began scene=20
1831 1 pass [61e1ec59]
1832 2 improv [153644c6]
    improvised who=2
1833 2 bury:take-the-lead [d839a6c7]
    drew who=2 pile=staging
    buried who=2 pile=staging
1834 2 pass [d457e79e]
1835 0 pass [c2b0c184]
1836 0 place:III.14 [82d340b6]
1837 1 place:no-drama [dca10b7b]
1838 2 place:III.9 [7e777dac]
    placed-all
1839 1 improv [e6d537cd]
    improvised who=1
1840 1 switch:take-the-lead [97906913]
    switched who=1
1841 1 pass [3130dc78]
1842 2 show:exchange [78642304]
1843 2 at:0 [1461a535]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1844 2 give:III.8 [d7c8b5dc]
    traded who=2 whom=0
1845 2 pass [344ae9db]
1846 0 pass [f1a4d19b]
1847 1 reveal [9c80bead]
    turned-up-staging who=1 card=take-the-lead
1848 1 exit [67b32212]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1849 1 show:no-drama [3a0cdab3]
    no-drama who=1
    drew who=1 pile=staging
1850 1 pass [121929d9]
1851 2 reveal [eaf237ad]
    turned-up who=2 card=III.9
    not-next who=2 card=III.9
1852 2 pass [a0207e55]
1853 0 reveal [0e5937e0]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1854 0 pass [ab9213ed]
    drew who=1 pile=staging
    scene-began scene=21
1855 1 show:exchange [3459cf8c]
1856 1 at:0 [e7a1bf99]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1857 1 give:III.7 [91508228]
    traded who=1 whom=0
1858 1 pass [ffc9cf5a]
1859 2 pass [78bdcb97]
1860 0 pass [a73e9f67]
1861 0 place:III.10 [df853803]
1862 1 place:villainy [0ed679b2]
1863 2 place:seize [40d075ae]
    placed-all
1864 1 pass [d4545f3e]
1865 2 pass [5fb8acd0]
1866 0 pass [0be7cded]
1867 1 reveal [01193c7f]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1868 1 pass [da0fa07b]
1869 2 reveal [041b272c]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1870 2 improv [762e7ff1]
    improvised who=2
1871 2 bury:take-the-lead [7d98e60e]
    drew who=2 pile=staging
    buried who=2 pile=staging
1872 2 pass [1a4e19b8]
1873 0 reveal [c76fc291]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1874 0 pass [28a018f9]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=22
1875 1 pass [6f64232e]
1876 2 pass [b43dc7f8]
1877 0 pass [23c83d62]
1878 0 place:take-the-lead [14ec2b56]
1879 1 place:seize [d330f12c]
1880 2 place:III.13 [36b53639]
    placed-all
1881 1 show:no-drama [b8d203d5]
    no-drama who=1
    drew who=1 pile=staging
1882 1 pass [22d96e15]
1883 2 pass [db45cb7c]
1884 0 pass [94fb6841]
1885 1 reveal [8bae8959]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1886 1 pass [5312dd75]
1887 2 reveal [c9f695fd]
    turned-up who=2 card=III.13
    not-next who=2 card=III.13
1888 2 pass [627bc6ed]
1889 0 reveal [41c055a4]
    turned-up-staging who=0 card=take-the-lead
1890 0 play [e69bff21]
    giving who=0 card=take-the-lead whom=2
    gave-lead who=0 whom=2
1891 0 pass [55ef7219]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
1892 0 pass [e87a9977]
1893 1 pass [bc335f49]
1894 2 pass [7dd2ccd7]
1895 0 place:take-the-lead [937bc150]
1896 1 place:seize [7c638879]
1897 2 place:III.9 [4a317784]
    placed-all
1898 0 pass [c34fa21c]
1899 1 improv [8edf828a]
    improvised who=1
1900 1 switch:take-the-lead [befd3d4d]
    switched who=1
1901 1 pass [ebbc3fb8]
1902 2 pass [20d76fd6]
1903 0 reveal [76518276]
    turned-up-staging who=0 card=take-the-lead
1904 0 play [23458251]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1905 0 pass [86fdd892]
1906 1 reveal [d24a4860]
    turned-up-staging who=1 card=take-the-lead
1907 1 play [1b9d95ba]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1908 1 pass [f6e7ac6e]
1909 2 reveal [e9787434]
    turned-up who=2 card=III.9
    not-next who=2 card=III.9
1910 2 pass [7fc0915f]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
1911 2 pass [9ee89aab]
1912 0 show:exchange [07be63e0]
1913 0 at:2 [06a1aee7]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1914 0 give:exchange [44a37683]
    traded who=0 whom=2
1915 0 pass [d51db0d3]
1916 1 show:exchange [57de6d18]
1917 1 at:2 [9fcd31df]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1918 1 give:revive [e6b79675]
    traded who=1 whom=2
1919 1 pass [dfc258b3]
1920 0 place:III.10 [8c344eb8]
1921 1 place:III.12 [abaa76be]
1922 2 place:III.15 [0ac59cbd]
    placed-all
1923 2 pass [9af4196d]
1924 0 pass [1ff0c0c9]
1925 1 pass [754af04e]
1926 2 reveal [74c8eece]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1927 2 pass [7ba30ce7]
1928 0 reveal [7967174e]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1929 0 pass [a1577947]
1930 1 reveal [be06d446]
    turned-up who=1 card=III.12
    not-next who=1 card=III.12
1931 1 pass [44285655]
    scene-began scene=25
1932 2 pass [037857ae]
1933 0 pass [e745c395]
1934 1 pass [f4347992]
1935 0 place:III.7 [c1675235]
1936 1 place:take-the-lead [953afcf4]
1937 2 place:revive [d7aea31a]
    placed-all
1938 2 show:exchange [c03d416b]
1939 2 at:1 [a96eeaa1]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=2
    final-scene
1940 2 give:III.9 [9f6b5670]
    traded who=2 whom=1
1941 2 pass [dd7db541]
1942 0 pass [cc979b01]
1943 1 pass [a9e362ff]
1944 2 reveal [dd3faeeb]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1945 2 improv [498af9c3]
    improvised who=2
1946 2 bury:seize [ea7d72ac]
    drew who=2 pile=staging
    buried who=2 pile=staging
1947 2 show:exchange [3cfcd2d1]
1948 2 at:1 [79207540]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1949 2 give:III.12 [41b6534a]
    traded who=2 whom=1
1950 2 pass [129052fe]
1951 0 reveal [22053d26]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    scored who=0 card=III.7 n=1
    half-curtain
    countdown-again
    got-coin who=0 coin=iago
1952 0 pass [642dc993]
1953 1 reveal [5d91b7e2]
    turned-up-staging who=1 card=take-the-lead
1954 1 play [efe6c947]
1955 1 at:0 [1fd45f53]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
1956 1 pass [6bf19a71]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=26
1957 1 pass [18b2f1f1]
1958 2 show:exchange [bd03b74d]
1959 2 at:1 [a774a567]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1960 2 give:III.11 [69613653]
    traded who=2 whom=1
1961 2 pass [d6efa060]
1962 0 pass [cb90c508]
1963 0 place:take-the-lead [1297abfd]
1964 1 place:seize [962295af]
1965 2 place:take-the-lead [0944df13]
    placed-all
1966 1 pass [6052ef9c]
1967 2 pass [cf8f75c4]
1968 0 pass [3d77d9ff]
1969 1 reveal [347f0f81]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1970 1 improv [91ccc8e0]
    improvised who=1
1971 1 bury:miscue [bbf3072d]
    drew who=1 pile=staging
    buried who=1 pile=staging
1972 1 pass [e0c52c50]
1973 2 reveal [3ddd7823]
    turned-up-staging who=2 card=take-the-lead
1974 2 exit [03a36190]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1975 2 show:no-drama [d9250ec3]
    no-drama who=2
    drew who=2 pile=staging
1976 2 pass [ae7e86d2]
1977 0 reveal [68e29397]
    turned-up-staging who=0 card=take-the-lead
1978 0 play [3575c214]
    giving who=0 card=take-the-lead whom=1
    gave-lead who=0 whom=1
1979 0 pass [d3b3d76d]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=27
1980 2 pass [40c732d0]
1981 0 pass [17b4ab15]
1982 1 show:exchange [fe0c31f3]
1983 1 at:2 [19b8e3d1]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1984 1 give:seize [5e770817]
    traded who=1 whom=2
1985 1 pass [7c3d9900]
1986 0 place:exchange [5653ee8e]
1987 1 place:miscue [5efb9b05]
1988 2 place:seize [f8272428]
    placed-all
1989 2 pass [f5628f59]
1990 0 pass [64377303]
1991 1 pass [a5a153eb]
1992 2 show:exchange [c290797b]
1993 2 at:0 [4e5c94d8]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1994 2 give:villainy [8c49e1fa]
    traded who=2 whom=0
1995 2 reveal [3b99d009]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1996 2 pass [0ec15216]
1997 0 coin:iago [525c0a7f]
1998 0 wound:cassio [f65beedd]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
1999 0 reveal [331f0627]
    turned-up-staging who=0 card=exchange
2000 0 play [535fce05]
2001 0 at:1 [b97f84a2]
    aimed who=0 card=exchange whom=1
2002 0 give:III.8 [e99d05f5]
    traded who=0 whom=1
2003 0 pass [fb058c6d]
2004 1 reveal [95e78b98]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2005 1 pass [ad4900e9]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=1
    scene-began scene=28
2006 2 improv [ce04850e]
    improvised who=2
2007 2 bury:revive [2b1da771]
    drew who=2 pile=staging
    buried who=2 pile=staging
2008 2 pass [f07677c9]
2009 0 pass [4ab42fe5]
2010 1 pass [3f585827]
2011 0 place:III.10 [9ade87a3]
2012 1 place:villainy [144a622f]
2013 2 place:take-the-lead [86d3d493]
    placed-all
2014 2 pass [e5b27ef5]
2015 0 pass [ae56ba3b]
2016 1 improv [ea0248dd]
    improvised who=1
2017 1 switch:take-the-lead [8e2ad324]
    switched who=1
2018 1 pass [9ee9c248]
2019 2 reveal [6f3b0625]
    turned-up-staging who=2 card=take-the-lead
2020 2 play [4f2cb8bb]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
2021 2 pass [6fe0875c]
2022 0 reveal [8d6245f0]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
2023 0 pass [b22a74a2]
2024 1 reveal [2c1a6c5a]
    turned-up-staging who=1 card=take-the-lead
2025 1 exit [fa9e9960]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2026 1 pass [7db3af9d]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
2027 0 pass [6e4c3805]
2028 1 improv [ab618ccf]
    improvised who=1
2029 1 bury:villainy [9710ecee]
    drew who=1 pile=staging
    buried who=1 pile=staging
2030 1 show:exchange [babf46d1]
2031 1 at:0 [4d116488]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2032 1 give:exchange [d89e02fc]
    traded who=1 whom=0
2033 1 pass [b2ff8472]
2034 2 pass [0b11420b]
2035 0 place:exchange [0c6b6f0c]
2036 1 place:seize [3497b967]
2037 2 place:take-the-lead [6664de5e]
    placed-all
2038 0 pass [edd2b250]
2039 1 pass [38c783a8]
2040 2 show:exchange [5e6df479]
2041 2 at:1 [5a96ce65]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2042 2 give:revive [220fd810]
    traded who=2 whom=1
2043 2 pass [117edb64]
2044 0 reveal [60580a86]
    turned-up-staging who=0 card=exchange
2045 0 play [71406f0e]
2046 0 at:2 [3e751a2c]
    aimed who=0 card=exchange whom=2
2047 0 give:revive [58af7cee]
    traded who=0 whom=2
2048 0 pass [9ba04270]
2049 1 reveal [7107679e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2050 1 pass [b34dfe58]
2051 2 reveal [491ddb74]
    turned-up-staging who=2 card=take-the-lead
2052 2 play [b210d0a8]
2053 2 at:1 [c0e6edf3]
    giving who=2 card=take-the-lead whom=1
2054 1 let [2b171ac4]
    gave-lead who=2 whom=1
2055 2 pass [1b695b14]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=30
2056 2 pass [e02ab6ef]
2057 0 pass [fee43225]
2058 1 show:exchange [b3586c21]
2059 1 at:0 [9add8b3f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2060 1 give:III.9 [e945a098]
    traded who=1 whom=0
2061 1 pass [57f09c8d]
2062 0 place:take-the-lead [9efef088]
2063 1 place:villainy [98e9427f]
2064 2 place:no-drama [61f98c30]
    placed-all
2065 2 pass [0cb734e8]
2066 0 show:exchange [42ba78c3]
2067 0 at:2 [57a91743]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2068 0 give:miscue [f6a44774]
    traded who=0 whom=2
2069 0 pass [bdb94281]
2070 1 pass [7ba16a68]
2071 2 reveal [17b90c4c]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2072 2 pass [df1f764b]
2073 0 reveal [15cb49db]
    turned-up-staging who=0 card=take-the-lead
2074 0 play [ee80caa4]
    aimed who=0 card=take-the-lead whom=1
2075 1 let [13c95b04]
    took-lead who=0 whom=1
2076 0 pass [a28d7466]
2077 1 reveal [2875f62f]
    turned-up-staging who=1 card=villainy
2078 1 exit [6af56125]
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2079 1 pass [dc81c27d]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=31
2080 1 improv [7d039928]
    improvised who=1
2081 1 bury:seize [4fe9061c]
    drew who=1 pile=staging
    buried who=1 pile=staging
2082 1 pass [04b2ea66]
2083 2 show:no-drama [c3d9f9a2]
    no-drama who=2
    drew who=2 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    final-scene
2084 2 pass [07d45362]
2085 0 pass [c9a16eb5]
2086 0 place:no-drama [2e022a8c]
2087 1 place:villainy [dd4363b7]
2088 2 place:miscue [b34a4776]
    placed-all
2089 1 pass [57738ecb]
2090 2 pass [e6df818e]
2091 0 pass [297b09d9]
2092 1 reveal [6b929b16]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2093 1 pass [dea6874d]
2094 2 reveal [487129f2]
    turned-up-staging who=2 card=miscue
2095 2 exit [17a4a2c9]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2096 2 pass [f2433947]
2097 0 reveal [6d7d4779]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2098 0 improv [deff1142]
    improvised who=0
2099 0 bury:take-the-lead [210b49c3]
    drew who=0 pile=staging
    buried who=0 pile=staging
2100 0 pass [910f7b84]
    act-ran-out act=III
    tallied who=0 n=19
    tallied who=1 n=6
    tallied who=2 n=5
    lead-cast who=2
2101 2 discard:revive [962cd10a]
    discarded who=2 card=revive
2102 2 discard:seize [d3092123]
    discarded who=2 card=seize
2103 2 discard:seize [93ebc09a]
    discarded who=2 card=seize
2104 0 discard:take-the-lead [3b193cf6]
    discarded who=0 card=take-the-lead
    dealt who=2 n=5 total=8
    dealt who=0 n=5 total=8
    dealt who=1 n=5 total=8
    act-began act=IV who=2
    scene-began scene=1
2105 0 pass [ba8b4936]
2106 1 pass [a0cda9cb]
2107 2 improv [9e2f422e]
    improvised who=2
2108 2 bury:revive [02ef54f6]
    drew who=2 pile=staging
    buried who=2 pile=staging
2109 2 show:exchange [c28aec68]
2110 2 at:1 [9d16db8b]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2111 1 let [3a86538e]
2112 2 give:IV.7 [6aadb4d2]
    traded who=2 whom=1
2113 2 pass [f9a1d96e]
2114 0 place:take-the-lead [bb9d82fa]
2115 1 place:IV.7 [99d10b12]
2116 2 place:IV.11 [b0a46103]
    placed-all
2117 0 pass [2dc9cef6]
2118 1 improv [914e5ab0]
    improvised who=1
2119 1 switch:IV.15 [1efd0003]
    switched who=1
2120 1 pass [00d0d1cd]
2121 2 pass [4d7c3f83]
2122 0 reveal [41a3f40c]
    turned-up-staging who=0 card=take-the-lead
2123 0 play [ec1beb00]
    aimed who=0 card=take-the-lead whom=2
2124 1 let [9642a561]
    took-lead who=0 whom=2
2125 0 pass [742b0e35]
2126 1 reveal [6e297435]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2127 1 pass [f0bb30aa]
2128 2 reveal [665a4f7c]
    turned-up who=2 card=IV.11
    not-next who=2 card=IV.11
2129 2 pass [c9407e1d]
    drew who=0 pile=staging
    scene-began scene=2
2130 1 pass [5915dd94]
2131 2 pass [bfdda305]
2132 0 pass [34fad580]
2133 0 place:IV.13 [57dc53a1]
2134 1 place:revive [a1edbc40]
2135 2 place:IV.4 [1d4f6324]
    placed-all
2136 1 pass [87e24a80]
2137 2 pass [b20f6db5]
2138 0 show:exchange [d4e26df0]
2139 0 at:2 [7c4e37d4]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2140 0 give:IV.14 [cb46463c]
    traded who=0 whom=2
2141 0 show:exchange [74aa6fc6]
2142 0 at:1 [6e2bf40e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2143 1 let [db106bdb]
2144 0 give:IV.2 [a8fab78d]
    traded who=0 whom=1
2145 0 pass [2ecae4ef]
2146 1 improv [cba914a3]
    improvised who=1
2147 1 bury-placed [feb79665]
    drew who=1 pile=staging
    buried who=1 pile=staging
2148 1 reveal [7aa00324]
    turned-up-staging who=1 card=take-the-lead
2149 1 play [8708c1d0]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2150 1 pass [b9a272eb]
2151 2 reveal [8b39aa1d]
    turned-up who=2 card=IV.4
    not-next who=2 card=IV.4
2152 2 pass [a0e88a39]
2153 0 reveal [7d6278fe]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2154 0 pass [1e089031]
    drew who=1 pile=staging
    scene-began scene=3
2155 2 pass [f65762dc]
2156 0 show:exchange [dea09ddb]
2157 0 at:2 [17aa5739]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2158 0 give:seize [9dd6b546]
    traded who=0 whom=2
2159 0 pass [5e7946f5]
2160 1 pass [fd50755a]
2161 0 place:IV.5 [99075e73]
2162 1 place:IV.12 [3b2f7cf2]
2163 2 place:IV.14 [61d975e6]
    placed-all
2164 2 pass [1c27866d]
2165 0 pass [40aafdcc]
2166 1 pass [9e1344c3]
2167 2 reveal [06554aa1]
    turned-up who=2 card=IV.14
    not-next who=2 card=IV.14
2168 2 pass [b267e848]
2169 0 reveal [af16b9b6]
    turned-up who=0 card=IV.5
    not-next who=0 card=IV.5
2170 0 pass [a16b9b14]
2171 1 reveal [b8781acb]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2172 1 pass [eff3c391]
    scene-began scene=4
2173 2 pass [d74ae243]
2174 0 pass [f109c031]
2175 1 pass [7ac8d879]
2176 0 place:IV.13 [bae4caaf]
2177 1 place:IV.7 [b4bd60bf]
2178 2 place:IV.3 [d8df5f18]
    placed-all
2179 2 pass [4f0115cc]
2180 0 pass [78e7fe0e]
2181 1 pass [e50750d0]
2182 2 reveal [36af90c9]
    turned-up who=2 card=IV.3
    not-next who=2 card=IV.3
2183 2 pass [22628111]
2184 0 reveal [1648d27d]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2185 0 pass [6258db85]
2186 1 reveal [061b2fc4]
    turned-up who=1 card=IV.7
    not-next who=1 card=IV.7
2187 1 pass [5c6812c5]
    scene-began scene=5
2188 2 pass [51035d40]
2189 0 pass [0fb9ffa7]
2190 1 pass [28a96381]
2191 0 place:IV.8 [25d3ff89]
2192 1 place:IV.10 [e6777392]
2193 2 place:miscue [b4512526]
    placed-all
2194 2 pass [c31e7731]
2195 0 pass [edb5e5d3]
2196 1 pass [f5f2fbad]
2197 2 reveal [206a07a3]
    turned-up-staging who=2 card=miscue
2198 2 play [c6882236]
2199 2 at:0 [e8ae0de0]
    aimed who=2 card=miscue whom=0
    must-switch whom=0
    drew who=2 pile=staging
2200 0 switch:miscue [fc4c6382]
    switched who=0
2201 2 place:exchange [62eff1a4]
    turned-up-staging who=2 card=exchange
2202 2 exit [65163319]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
2203 2 improv [d3a6b060]
    improvised who=2
2204 2 bury:seize [c40c0efc]
    drew who=2 pile=staging
    buried who=2 pile=staging
2205 2 pass [75583feb]
2206 0 reveal [a9c3770a]
    turned-up-staging who=0 card=miscue
2207 0 play [66ca475a]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2208 1 switch:IV.2 [3368136b]
    switched who=1
2209 0 place:villainy [16aed919]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2210 0 improv [f7dfed3f]
    improvised who=0
2211 0 bury:villainy [09281b18]
    drew who=0 pile=staging
    buried who=0 pile=staging
2212 0 pass [331d35fa]
2213 1 reveal [7f4686ad]
    turned-up who=1 card=IV.2
    not-next who=1 card=IV.2
2214 1 pass [32bf8705]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
2215 2 pass [68750415]
2216 0 pass [d6adf3dc]
2217 1 pass [d984fa12]
2218 0 place:revive [cedea2dc]
2219 1 place:IV.15 [7752e35b]
2220 2 place:revive [e2115b3f]
    placed-all
2221 2 pass [c3f2f0d6]
2222 0 pass [640cde9b]
2223 1 pass [732d5897]
2224 2 reveal [0d76a15d]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2225 2 pass [836878d6]
2226 0 reveal [0a535cd1]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2227 0 improv [e4407792]
    improvised who=0
2228 0 bury:take-the-lead [59b5ade0]
    drew who=0 pile=staging
    buried who=0 pile=staging
2229 0 pass [ec180aaa]
2230 1 reveal [2a07f31f]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2231 1 pass [b66e245a]
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=1
    scene-began scene=7
2232 2 pass [7b5f9901]
2233 0 pass [b01b9843]
2234 1 pass [0102fe5b]
2235 0 place:IV.13 [01f94b8a]
2236 1 place:IV.15 [5f7cba48]
2237 2 place:villainy [9bbae725]
    placed-all
2238 2 improv [8be2612e]
    improvised who=2
2239 2 switch:IV.3 [9ce0115b]
    switched who=2
2240 2 pass [0bb460a0]
2241 0 pass [44c30039]
2242 1 pass [8b96f6b5]
2243 2 reveal [53b5fefa]
    turned-up who=2 card=IV.3
    not-next who=2 card=IV.3
2244 2 pass [8300b7c2]
2245 0 reveal [34b8f3be]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2246 0 pass [e52167e4]
2247 1 reveal [679ae90b]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2248 1 pass [59314f0b]
    scene-began scene=8
2249 2 pass [0424c179]
2250 0 pass [d50a7950]
2251 1 pass [076e3f9e]
2252 0 place:IV.5 [ce75c4db]
2253 1 place:IV.2 [6601aeb9]
2254 2 place:IV.11 [8b45f60c]
    placed-all
2255 2 pass [677b28d4]
2256 0 pass [3cc90e0f]
2257 1 pass [f2755aa1]
2258 2 reveal [5f4ad1ad]
    turned-up who=2 card=IV.11
    not-next who=2 card=IV.11
2259 2 pass [dd6851c7]
2260 0 reveal [78136d7e]
    turned-up who=0 card=IV.5
    not-next who=0 card=IV.5
2261 0 pass [a7bfee92]
2262 1 reveal [57e0f405]
    turned-up who=1 card=IV.2
    not-next who=1 card=IV.2
2263 1 pass [46dbf4db]
    scene-began scene=9
2264 2 pass [5e3abf78]
2265 0 pass [34f7ce70]
2266 1 pass [a8c581c6]
2267 0 place:seize [f258ae5e]
2268 1 place:IV.12 [bcef4bcd]
2269 2 place:IV.4 [55b64d27]
    placed-all
2270 2 pass [cfc03117]
2271 0 pass [41c0aede]
2272 1 pass [6ef280af]
2273 2 reveal [5c27e9d8]
    turned-up who=2 card=IV.4
    not-next who=2 card=IV.4
2274 2 pass [477048e6]
2275 0 reveal [375605f9]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2276 0 improv [65902425]
    improvised who=0
2277 0 bury:take-the-lead [5ee37b7a]
    drew who=0 pile=staging
    buried who=0 pile=staging
2278 0 pass [2ff0bce2]
2279 1 reveal [b53cb148]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2280 1 pass [89f2b5a9]
    drew who=0 pile=staging
    scene-began scene=10
2281 2 pass [9858567f]
2282 0 show:exchange [6ab54674]
2283 0 at:1 [66b6b126]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2284 0 give:miscue [3e601b3d]
    traded who=0 whom=1
2285 0 pass [491933d6]
2286 1 pass [6bc14b75]
2287 0 place:exchange [1753b681]
2288 1 place:IV.15 [60bc451f]
2289 2 place:seize [73a59d43]
    placed-all
2290 2 pass [1f5c995e]
2291 0 pass [a43aa6e7]
2292 1 pass [8b092ba9]
2293 2 reveal [b762d8ca]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2294 2 improv [48604b20]
    improvised who=2
2295 2 bury:villainy [4f50d502]
    drew who=2 pile=staging
    buried who=2 pile=staging
2296 2 pass [d97469de]
2297 0 reveal [f5fb5fef]
    turned-up-staging who=0 card=exchange
2298 0 exit [f79e80fd]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
2299 0 pass [74074bc2]
2300 1 reveal [9eb9abb3]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2301 1 pass [ecf1eb93]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=11
2302 2 pass [f5e4c696]
2303 0 improv [0cbfffa7]
    improvised who=0
2304 0 bury:villainy [11a06ae3]
    drew who=0 pile=staging
    buried who=0 pile=staging
2305 0 pass [b5b96e54]
2306 1 pass [26cff7de]
2307 0 place:IV.9 [fc797037]
2308 1 place:IV.7 [39b1f6da]
2309 2 place:seize [2df89490]
    placed-all
2310 2 pass [c56be814]
2311 0 pass [b82ac7a6]
2312 1 pass [f15c2447]
2313 2 reveal [fc1f9490]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2314 2 improv [f6baf167]
    improvised who=2
2315 2 bury:revive [53c08d02]
    drew who=2 pile=staging
    buried who=2 pile=staging
2316 2 pass [f3c666c6]
2317 0 reveal [48999efa]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2318 0 pass [d832a494]
2319 1 reveal [86657165]
    turned-up who=1 card=IV.7
    not-next who=1 card=IV.7
2320 1 pass [f234858b]
    drew who=2 pile=staging
    scene-began scene=12
2321 2 show:exchange [95c4fa7f]
2322 2 at:1 [7ee4b7fc]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2323 2 give:IV.11 [4e8b42f4]
    traded who=2 whom=1
2324 2 pass [561adb63]
2325 0 pass [f9732019]
2326 1 pass [de6f554f]
2327 0 place:take-the-lead [30403aba]
2328 1 place:no-drama [23b52f17]
2329 2 place:seize [4b2d4c02]
    placed-all
2330 2 pass [97544cf6]
2331 0 pass [8fee29ff]
2332 1 pass [669a7fba]
2333 2 reveal [7366f668]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2334 2 pass [a078fb04]
2335 0 reveal [fc0d825f]
    turned-up-staging who=0 card=take-the-lead
2336 0 play [ff2a6530]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2337 0 pass [b22f405f]
2338 1 reveal [43b6be1d]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2339 1 pass [4284bc62]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=13
2340 1 improv [5a4c36c4]
    improvised who=1
2341 1 bury:miscue [97372320]
    drew who=1 pile=staging
    buried who=1 pile=staging
2342 1 pass [803e9f6e]
2343 2 pass [0ddf9083]
2344 0 pass [85cf020f]
2345 0 place:IV.9 [7b30242e]
2346 1 place:revive [042d15b4]
2347 2 place:revive [fb638fbd]
    placed-all
2348 1 pass [0455ba1f]
2349 2 pass [822cee33]
2350 0 pass [69714d6c]
2351 1 reveal [6ce338c8]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2352 2 let [196305bc]
    got-intrigue who=1 n=1
2353 1 pass [291aaa24]
2354 2 improv [4a77db03]
    improvised who=2
2355 2 bury:seize [a5ffa11f]
    drew who=2 pile=staging
    buried who=2 pile=staging
2356 2 reveal [d51ce903]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2357 2 pass [b44351e5]
2358 0 reveal [b5c26d1d]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2359 0 pass [8b015bc2]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=14
2360 1 pass [3857d278]
2361 2 show:exchange [79460183]
2362 2 at:1 [a33be0a8]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2363 1 let [c075fd0e]
2364 2 give:IV.14 [f7f4aa5d]
    traded who=2 whom=1
2365 2 pass [b44eec3f]
2366 0 pass [665e9a06]
2367 0 place:take-the-lead [a0dc3038]
2368 1 place:IV.12 [b04a1696]
2369 2 place:exchange [c7862e91]
    placed-all
2370 1 pass [ffcd8c32]
2371 2 improv [e0e0d796]
    improvised who=2
2372 2 switch:IV.1 [5cbc2407]
    switched who=2
2373 2 show:exchange [5a86fcda]
2374 2 at:1 [67bf3f58]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2375 1 let [dc2f249c]
2376 2 give:IV.4 [3f9dcaad]
    traded who=2 whom=1
2377 2 pass [e7bc4735]
2378 0 pass [ba25e5a9]
2379 1 reveal [a5bcf19c]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2380 1 pass [17421ff0]
2381 2 reveal [b9631b85]
    turned-up who=2 card=IV.1
    played who=2 card=IV.1
    scored who=2 card=IV.1 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
2382 2 pass [e3e48dc1]
2383 0 reveal [2e5b9ddd]
    turned-up-staging who=0 card=take-the-lead
2384 0 play [cec5fac2]
2385 0 at:2 [ad8705d6]
    giving who=0 card=take-the-lead whom=2
2386 2 show:no-drama [6b047a8e]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=0 whom=2
2387 0 pass [bff37af1]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
2388 1 pass [331c6288]
2389 2 pass [a5d0f874]
2390 0 coin:emilia [3e2bd99c]
    used-coin-at who=0 coin=emilia whom=2
    stole-coin who=0 coin=iago whom=2
2391 0 pass [7440e356]
2392 0 place:IV.8 [7c3724b6]
2393 1 place:miscue [3ec4cef9]
2394 2 place:villainy [b7a77acf]
    placed-all
2395 1 pass [a4cd61e2]
2396 2 pass [bc0bddbd]
2397 0 pass [6500369d]
2398 1 reveal [ba865a66]
    turned-up-staging who=1 card=miscue
2399 1 exit [097a8452]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2400 1 improv [120532f9]
    improvised who=1
2401 1 bury:take-the-lead [396b202e]
    drew who=1 pile=staging
    buried who=1 pile=staging
2402 1 pass [6a2535c7]
2403 2 reveal [1aa32e4c]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2404 2 show:no-drama [7f502ec3]
    no-drama who=2
    drew who=2 pile=staging
2405 2 pass [2191e9f8]
2406 0 coin:iago [d33ba623]
2407 0 wound:bianca [63ea84a6]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
2408 0 reveal [584a18cd]
    turned-up who=0 card=IV.8
    not-next who=0 card=IV.8
2409 0 pass [68e5b997]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=16
2410 1 improv [988306bf]
    improvised who=1
2411 1 bury:villainy [99c31a05]
    drew who=1 pile=staging
    buried who=1 pile=staging
2412 1 pass [6d6a75e4]
2413 2 pass [942c6028]
2414 0 pass [cb33dfe0]
2415 0 place:IV.8 [f0506c45]
2416 1 place:miscue [8ab65166]
2417 2 place:IV.15 [c7ee3685]
    placed-all
2418 1 pass [c3cd5f55]
2419 2 pass [fba702cb]
2420 0 pass [8e853b6b]
2421 1 reveal [0d933110]
    turned-up-staging who=1 card=miscue
2422 1 exit [3f174a7d]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2423 1 pass [86f2d138]
2424 2 reveal [1170cac4]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
2425 2 pass [d96d2949]
2426 0 reveal [19ff70f1]
    turned-up who=0 card=IV.8
    not-next who=0 card=IV.8
2427 0 pass [a215af51]
    drew who=1 pile=staging
    reshuffled pile=staging n=19
    staging-empty n=1
    scene-began scene=17
2428 1 improv [a55d979e]
    improvised who=1
2429 1 bury:villainy [f2830a90]
    drew who=1 pile=staging
    buried who=1 pile=staging
2430 1 pass [870cd814]
2431 2 pass [5c40d8aa]
2432 0 pass [4f29e9f3]
2433 0 place:IV.13 [379ee724]
2434 1 place:take-the-lead [60917f1a]
2435 2 place:IV.15 [b8392371]
    placed-all
2436 1 pass [ef0709b7]
2437 2 pass [1adbb34c]
2438 0 pass [5c4f6267]
2439 1 reveal [d8a56ac1]
    turned-up-staging who=1 card=take-the-lead
2440 1 exit [97ddb847]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2441 1 pass [651d2cc2]
2442 2 reveal [95f250ed]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
2443 2 pass [e2f9044d]
2444 0 reveal [1d72d31e]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2445 0 pass [7b72c14f]
    drew who=1 pile=staging
    scene-began scene=18
2446 1 improv [dbdb84a9]
    improvised who=1
2447 1 bury:take-the-lead [de59a491]
    drew who=1 pile=staging
    buried who=1 pile=staging
2448 1 pass [99c074aa]
2449 2 pass [3f6d30d6]
2450 0 pass [5fd62470]
2451 0 place:IV.9 [83fc22d7]
2452 1 place:IV.4 [00a663fc]
2453 2 place:IV.3 [37b04ab9]
    placed-all
2454 1 pass [023855f5]
2455 2 pass [b4e26227]
2456 0 pass [107b7567]
2457 1 reveal [cbe2fc75]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2458 1 pass [c88cf950]
2459 2 reveal [71e00bad]
    turned-up who=2 card=IV.3
    not-next who=2 card=IV.3
2460 2 pass [35edbc9b]
2461 0 reveal [b1009d17]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2462 0 pass [2bfd060c]
    scene-began scene=19
2463 1 pass [73db3dc4]
2464 2 pass [3fceb77a]
2465 0 pass [ed0044c6]
2466 0 place:IV.5 [543fb593]
2467 1 place:villainy [111cd0b8]
2468 2 place:revive [684804f1]
    placed-all
2469 1 pass [6146f894]
2470 2 pass [3af1806f]
2471 0 pass [69fd83cc]
2472 1 reveal [80d87782]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2473 1 pass [71aa6d2e]
2474 2 reveal [ee246d89]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2475 2 pass [e76b9f3e]
2476 0 reveal [6b4ed90a]
    turned-up who=0 card=IV.5
    not-next who=0 card=IV.5
2477 0 pass [104c76e0]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=20
2478 1 pass [8325d26a]
2479 2 improv [b5491275]
    improvised who=2
2480 2 bury:miscue [d0a82448]
    drew who=2 pile=staging
    buried who=2 pile=staging
2481 2 pass [58a41287]
2482 0 pass [bea7488f]
2483 0 place:IV.13 [63693bcb]
2484 1 place:IV.4 [fc2f2b10]
2485 2 place:no-drama [0e95d3fe]
    placed-all
2486 1 pass [2ad7d5f7]
2487 2 pass [a1b32100]
2488 0 pass [ce5b3d50]
2489 1 improv [3414e164]
    improvised who=1
2490 1 bury:revive [92ddcc45]
    drew who=1 pile=staging
    buried who=1 pile=staging
2491 1 reveal [8c31fe7e]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2492 1 pass [d8a7242b]
2493 2 reveal [f07b63fb]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2494 2 pass [87dd5d62]
2495 0 reveal [677db4af]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2496 0 pass [c50af106]
    drew who=2 pile=staging
    scene-began scene=21
2497 1 pass [41760625]
2498 2 show:exchange [ad88ae02]
2499 2 at:0 [8bc29c31]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2500 2 give:IV.3 [2832e6f7]
    traded who=2 whom=0
2501 2 show:exchange [d33a4501]
2502 2 at:0 [df0b3c0f]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2503 2 give:IV.15 [115a680c]
    traded who=2 whom=0
2504 2 improv [c855bfa1]
    improvised who=2
2505 2 bury:seize [75d06bc3]
    drew who=2 pile=staging
    buried who=2 pile=staging
2506 2 show:exchange [455667d3]
2507 2 at:0 [ddd33123]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2508 2 give:seize [1d19a5d3]
    traded who=2 whom=0
2509 2 pass [a9eff426]
2510 0 pass [6a3ae94c]
2511 0 place:take-the-lead [3c941ef0]
2512 1 place:IV.2 [3925365a]
2513 2 place:no-drama [6bdfc11a]
    placed-all
2514 1 pass [155c2bf5]
2515 2 pass [4214957c]
2516 0 pass [1308a714]
2517 1 reveal [0da3ad24]
    turned-up who=1 card=IV.2
    played who=1 card=IV.2
    scored who=1 card=IV.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2518 1 improv [7a68e859]
    improvised who=1
2519 1 bury:miscue [cc7daf3e]
    drew who=1 pile=staging
    buried who=1 pile=staging
2520 1 coin:iago [e6887f99]
2521 1 wound:lodovico [b87b87a2]
    used-iago who=1 character=lodovico
    wounded who=1 character=lodovico n=1 total=2
2522 1 pass [11950721]
2523 2 reveal [6f7fde24]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2524 2 pass [a14e1a13]
2525 0 reveal [5906fa4f]
    turned-up-staging who=0 card=take-the-lead
2526 0 play [f9b73646]
2527 0 at:2 [331a21ff]
    giving who=0 card=take-the-lead whom=2
2528 2 let [c8f87d0c]
    gave-lead who=0 whom=2
2529 0 pass [561ead5c]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
2530 0 pass [00ae42c4]
2531 1 pass [18982f29]
2532 2 show:exchange [8ce01f2b]
2533 2 at:1 [55d3e228]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2534 2 give:take-the-lead [8ebc25cc]
    traded who=2 whom=1
2535 2 pass [4ccaaaf6]
2536 0 place:IV.9 [75c19f99]
2537 1 place:IV.12 [1e3be662]
2538 2 place:IV.6 [60517deb]
    placed-all
2539 0 pass [5df5c37f]
2540 1 pass [8ffce489]
2541 2 improv [4a834c37]
    improvised who=2
2542 2 switch:seize [c0652d7e]
    switched who=2
2543 2 pass [8329337e]
2544 0 reveal [0684f71b]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2545 0 pass [66da4f12]
2546 1 reveal [b1941987]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2547 1 pass [52c5d42b]
2548 2 reveal [1925ad63]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2549 2 pass [14272d0b]
    drew who=2 pile=staging
    scene-began scene=23
2550 0 pass [383c3353]
2551 1 pass [23ec9636]
2552 2 improv [88a7ad9d]
    improvised who=2
2553 2 bury:take-the-lead [34ac0b7a]
    drew who=2 pile=staging
    buried who=2 pile=staging
2554 2 show:exchange [5279c91c]
2555 2 at:0 [83d842d4]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2556 2 give:villainy [46e9ae8d]
    traded who=2 whom=0
2557 2 pass [f92fa753]
2558 0 place:IV.13 [0900a67c]
2559 1 place:IV.10 [b3c55010]
2560 2 place:seize [daf8cd64]
    placed-all
2561 0 pass [fd25ec56]
2562 1 pass [a95764c2]
2563 2 pass [64224c80]
2564 0 reveal [ca13bac3]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2565 0 pass [3cfb19e6]
2566 1 reveal [02013cc6]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2567 1 pass [bd957101]
2568 2 reveal [eb1a3444]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2569 2 pass [0fa77552]
    drew who=2 pile=staging
    scene-began scene=24
2570 0 pass [e192ff00]
2571 1 pass [fe6ddf68]
2572 2 pass [14abf486]
2573 0 place:villainy [f1d842b4]
2574 1 place:IV.4 [0dc34dcd]
2575 2 place:IV.7 [557a6a95]
    placed-all
2576 0 pass [91b62ca0]
2577 1 pass [5d3bf94e]
2578 2 pass [79e0e96f]
2579 0 reveal [5f0da52d]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
2580 2 let [71ea13b6]
    got-intrigue who=0 n=1
2581 0 pass [d38e355e]
2582 1 reveal [b7661978]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2583 1 pass [4e5ef33c]
2584 2 improv [80db6018]
    improvised who=2
2585 2 bury:villainy [e5ab1d36]
    drew who=2 pile=staging
    buried who=2 pile=staging
2586 2 reveal [23fe032c]
    turned-up who=2 card=IV.7
    not-next who=2 card=IV.7
2587 2 pass [2b13891b]
    drew who=0 pile=staging
    scene-began scene=25
2588 0 improv [9365e211]
    improvised who=0
2589 0 bury:seize [4461adde]
    drew who=0 pile=staging
    buried who=0 pile=staging
2590 0 pass [3811c07b]
2591 1 pass [76192501]
2592 2 pass [8e4b5b2e]
2593 0 place:IV.15 [c96eb227]
2594 1 place:take-the-lead [164da812]
2595 2 place:take-the-lead [518d8c44]
    placed-all
2596 0 pass [a789f651]
2597 1 pass [b9bfc821]
2598 2 pass [f0593629]
2599 0 reveal [82c13b62]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2600 0 pass [755e7a3a]
2601 1 reveal [62ca7b7b]
    turned-up-staging who=1 card=take-the-lead
2602 1 play [875b46c6]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2603 1 pass [1230286c]
2604 2 reveal [bd2070b3]
    turned-up-staging who=2 card=take-the-lead
2605 2 play [d218359d]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
2606 2 pass [68b2d9d9]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=26
2607 0 pass [7741e42b]
2608 1 pass [a626813e]
2609 2 pass [5460f795]
2610 0 place:IV.15 [0ca06fbc]
2611 1 place:IV.10 [530fa1da]
2612 2 place:IV.6 [50a68d8a]
    placed-all
2613 0 pass [42757486]
2614 1 pass [2b298b78]
2615 2 pass [b6f86186]
2616 0 reveal [4294a5b9]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2617 0 pass [3ef19cc2]
2618 1 reveal [f55a3cc0]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2619 1 pass [dc954a2f]
2620 2 reveal [25da0434]
    turned-up who=2 card=IV.6
    not-next who=2 card=IV.6
2621 2 pass [11531f76]
    scene-began scene=27
2622 0 pass [16ade95d]
2623 1 pass [7397acdc]
2624 2 pass [8e3cb013]
2625 0 place:revive [523173a9]
2626 1 place:IV.4 [07584945]
2627 2 place:revive [53792add]
    placed-all
2628 0 pass [ca4e945f]
2629 1 pass [f7bb8ce8]
2630 2 pass [d80bd0b0]
2631 0 reveal [03f1ef2f]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2632 0 improv [82b414f1]
    improvised who=0
2633 0 bury:miscue [b76aa34a]
    drew who=0 pile=staging
    buried who=0 pile=staging
2634 0 pass [f595771b]
2635 1 reveal [4565d5fc]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2636 1 pass [9810b8c1]
2637 2 reveal [51338dde]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2638 2 improv [8ae2f5a1]
    improvised who=2
2639 2 bury:miscue [27c38957]
    drew who=2 pile=staging
    buried who=2 pile=staging
2640 2 pass [6874535e]
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=1
    scene-began scene=28
2641 0 pass [03beee98]
2642 1 pass [1c5b2d22]
2643 2 pass [7c03756e]
2644 0 place:IV.9 [65233bcd]
2645 1 place:seize [14071fb5]
2646 2 place:IV.7 [e497da32]
    placed-all
2647 0 pass [1171461a]
2648 1 pass [201abb60]
2649 2 pass [a700b9e2]
2650 0 reveal [6ebc5706]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2651 0 pass [4fba8467]
2652 1 reveal [aa8a23ee]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2653 1 pass [e305325f]
2654 2 reveal [fc9beec7]
    turned-up who=2 card=IV.7
    not-next who=2 card=IV.7
2655 2 pass [2694b48a]
    drew who=1 pile=staging
    scene-began scene=29
2656 0 pass [407a2593]
2657 1 improv [7c308067]
    improvised who=1
2658 1 bury:no-drama [b971f4fe]
    drew who=1 pile=staging
    buried who=1 pile=staging
2659 1 show:exchange [821aa339]
2660 1 at:0 [421ae0ff]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2661 1 give:take-the-lead [62190099]
    traded who=1 whom=0
2662 1 pass [d31b00f8]
2663 2 pass [1f2b714d]
2664 0 place:IV.13 [0413e371]
2665 1 place:IV.10 [fba5b596]
2666 2 place:miscue [4976dfc7]
    placed-all
2667 0 pass [5abb37ab]
2668 1 pass [c3cc1e00]
2669 2 pass [0e08db00]
2670 0 reveal [3bb6a7d3]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2671 0 pass [e8932b4d]
2672 1 reveal [5dc2a64a]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2673 1 pass [3551bd45]
2674 2 reveal [33806b7b]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2675 2 pass [62055490]
    drew who=2 pile=staging
    scene-began scene=30
2676 0 pass [e5fe132a]
2677 1 pass [1426f0f9]
2678 2 pass [85867949]
2679 0 place:IV.9 [54d916ef]
2680 1 place:IV.12 [32a6eef4]
2681 2 place:take-the-lead [293c62a9]
    placed-all
2682 0 pass [f0f49b65]
2683 1 pass [50c0081c]
2684 2 pass [dcfb9809]
2685 0 reveal [5173b912]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2686 0 pass [991634ea]
2687 1 reveal [f44c9f5c]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2688 1 pass [23240b32]
2689 2 reveal [7df921cd]
    turned-up-staging who=2 card=take-the-lead
2690 2 play [369127ed]
2691 2 at:1 [d5d7b84b]
    giving who=2 card=take-the-lead whom=1
    gave-lead who=2 whom=1
2692 2 improv [f63871e8]
    improvised who=2
2693 2 bury:villainy [8524b09e]
    drew who=2 pile=staging
    buried who=2 pile=staging
2694 2 pass [88eefdc0]
    drew who=2 pile=staging
    scene-began scene=31
2695 2 pass [51d528ee]
2696 0 pass [9566dd50]
2697 1 pass [31083860]
2698 0 place:take-the-lead [62cf6d05]
2699 1 place:IV.4 [5054086f]
2700 2 place:villainy [ead1e254]
    placed-all
2701 2 pass [f224e4e9]
2702 0 pass [d81c5881]
2703 1 pass [938c6ae4]
2704 2 reveal [5d07952c]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2705 2 pass [2ccfe56a]
2706 0 reveal [eb8f4d82]
    turned-up-staging who=0 card=take-the-lead
2707 0 play [078651ad]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2708 0 pass [91563982]
2709 1 reveal [43e2b1d0]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2710 1 pass [bf6379aa]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=32
2711 1 pass [754ceb15]
2712 2 pass [0aae7708]
2713 0 pass [238d3886]
2714 0 place:IV.15 [52c05771]
2715 1 place:IV.8 [60dedbbb]
2716 2 place:seize [1dfb0eae]
    placed-all
2717 1 pass [5b8a0922]
2718 2 pass [6a4722db]
2719 0 pass [80062aad]
2720 1 reveal [cbb93a21]
    turned-up who=1 card=IV.8
    not-next who=1 card=IV.8
2721 1 pass [41903143]
2722 2 improv [6ecbc832]
    improvised who=2
2723 2 bury:revive [a5de92b4]
    drew who=2 pile=staging
    buried who=2 pile=staging
2724 2 reveal [7ab714d9]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2725 2 pass [0b4d417a]
2726 0 reveal [5b4cbb60]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2727 0 pass [1e5a4a8c]
    drew who=2 pile=staging
    scene-began scene=33
2728 1 pass [aad70df1]
2729 2 pass [3f07cb60]
2730 0 pass [171f85d2]
2731 0 place:IV.15 [5ac837c5]
2732 1 place:take-the-lead [a3072c72]
2733 2 place:exchange [813cd3bd]
    placed-all
2734 1 pass [5df5e014]
2735 2 show:exchange [6b635aa0]
2736 2 at:0 [811ee450]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2737 2 give:IV.6 [ab662332]
    traded who=2 whom=0
2738 2 show:no-drama [3e0e0196]
    no-drama who=2
    drew who=2 pile=staging
2739 2 pass [6e2fa56a]
2740 0 pass [782dc156]
2741 1 reveal [b9c854ee]
    turned-up-staging who=1 card=take-the-lead
2742 1 exit [00e6e355]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2743 1 improv [63122497]
    improvised who=1
2744 1 bury:revive [6b8ed708]
    drew who=1 pile=staging
    buried who=1 pile=staging
2745 1 pass [a2669f44]
2746 2 show:exchange [3805944a]
2747 2 at:0 [59acb27f]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2748 2 give:IV.7 [e0cf41c2]
    traded who=2 whom=0
2749 2 reveal [a292369f]
    turned-up-staging who=2 card=exchange
2750 2 play [8ee13ed8]
2751 2 at:1 [27fb0f8a]
    aimed who=2 card=exchange whom=1
2752 2 give:seize [292de0fe]
    traded who=2 whom=1
2753 2 show:exchange [71283d67]
2754 2 at:1 [557f80d4]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2755 2 give:IV.3 [f40e59be]
    traded who=2 whom=1
2756 2 pass [d51647d6]
2757 0 reveal [bea59fab]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2758 0 pass [a9a95547]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=34
2759 1 pass [f3703e4e]
2760 2 pass [cdf97570]
2761 0 pass [6f0dbef0]
2762 0 place:IV.13 [6c1ac557]
2763 1 place:IV.10 [e57ee447]
2764 2 place:IV.14 [3cdc4e58]
    placed-all
2765 1 pass [eade2ee1]
2766 2 pass [f15da980]
2767 0 pass [c7a8cc39]
2768 1 reveal [613af36e]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2769 1 pass [c8bdd662]
2770 2 reveal [5fac7343]
    turned-up who=2 card=IV.14
    not-next who=2 card=IV.14
2771 2 pass [b5fe1f31]
2772 0 reveal [9ef31b1d]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2773 0 pass [353f517d]
    scene-began scene=35
2774 1 pass [5253f175]
2775 2 pass [b683c12a]
2776 0 pass [bb297d5c]
2777 0 place:IV.15 [219c3540]
2778 1 place:seize [fc2670af]
2779 2 place:miscue [ff7b6400]
    placed-all
2780 1 pass [b27d52e4]
2781 2 pass [700d4f1d]
2782 0 pass [d2a85123]
2783 1 reveal [1e4ba8ce]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2784 1 show:no-drama [a9b1061a]
    no-drama who=1
    drew who=1 pile=staging
2785 1 pass [8da5b3ee]
2786 2 reveal [962b89cc]
    turned-up-staging who=2 card=miscue
2787 2 play [45489c29]
    aimed who=2 card=miscue whom=0
    must-switch whom=0
    drew who=2 pile=staging
2788 0 switch:IV.7 [607cc7f4]
    switched who=0
2789 2 place:villainy [07b76770]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2790 2 pass [d042c02c]
2791 0 reveal [7eb7ea27]
    turned-up who=0 card=IV.7
    not-next who=0 card=IV.7
2792 0 pass [c982b522]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=36
2793 1 pass [cbfdce13]
2794 2 improv [52cf5358]
    improvised who=2
2795 2 bury:revive [5eba6c85]
    drew who=2 pile=staging
    buried who=2 pile=staging
2796 2 pass [48438aeb]
2797 0 pass [ea636f87]
2798 0 place:miscue [14344caa]
2799 1 place:villainy [4e40c5ff]
2800 2 place:revive [6d81fce8]
    placed-all
2801 1 pass [6b6d33c7]
2802 2 pass [9d09acbb]
2803 0 pass [a07a9dc4]
2804 1 reveal [ff512887]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2805 1 improv [9bc67f9d]
    improvised who=1
2806 1 bury:take-the-lead [c1c840d8]
    drew who=1 pile=staging
    buried who=1 pile=staging
2807 1 pass [79a53e4a]
2808 2 reveal [105bd585]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2809 2 pass [0a3353c4]
2810 0 reveal [07c8a3b7]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2811 0 pass [de4eb7fb]
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=2
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=37
    final-scene
2812 1 pass [62de1903]
2813 2 pass [16ec4812]
2814 0 improv [2ccebc40]
    improvised who=0
2815 0 bury:take-the-lead [4d958be9]
    drew who=0 pile=staging
    buried who=0 pile=staging
2816 0 pass [0523a246]
2817 0 place:IV.7 [6b077497]
2818 1 place:IV.3 [95bb4c0c]
2819 2 place:IV.12 [06fda278]
    placed-all
2820 1 pass [72e13717]
2821 2 show:no-drama [27c4039e]
    no-drama who=2
    drew who=2 pile=staging
2822 2 pass [f7d1b566]
2823 0 pass [1000fa2a]
2824 1 reveal [4ec1c02b]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    scored who=1 card=IV.3 n=1
    half-curtain
    countdown-again
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2825 1 coin:iago [807f7efd]
2826 1 wound:bianca [3acdb750]
    used-iago who=1 character=bianca
    wounded who=1 character=bianca n=2 total=3
2827 1 pass [750514bf]
2828 2 reveal [0082e97e]
    turned-up who=2 card=IV.12
    not-next who=2 card=IV.12
2829 2 pass [48d880ff]
2830 0 reveal [00fe246e]
    turned-up who=0 card=IV.7
    not-next who=0 card=IV.7
2831 0 pass [b5392695]
    drew who=1 pile=staging
    scene-began scene=38
2832 1 show:exchange [dfc06182]
2833 1 at:0 [7755c3b4]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2834 1 give:IV.10 [7926d19d]
    traded who=1 whom=0
2835 1 pass [ef0300a2]
2836 2 pass [525e5910]
2837 0 show:exchange [4d2d412b]
2838 0 at:2 [7bb0bb3a]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2839 0 give:IV.13 [fcf7e687]
    traded who=0 whom=2
2840 0 pass [13c37523]
2841 0 place:IV.7 [e45f91d4]
2842 1 place:IV.4 [e25afaa5]
2843 2 place:IV.14 [da26cbaa]
    placed-all
2844 1 pass [c10c6806]
2845 2 pass [f578bc86]
2846 0 pass [0f1f03a7]
2847 1 reveal [76f1467d]
    turned-up who=1 card=IV.4
2848 1 improv [1b59c532]
    improvised who=1
2849 1 bury:villainy [8c25b633]
    drew who=1 pile=staging
    buried who=1 pile=staging
    played who=1 card=IV.4
    scored who=1 card=IV.4 n=1
    got-intrigue who=1 n=2
2850 1 pass [1ede98ed]
2851 2 reveal [aea983d7]
    turned-up who=2 card=IV.14
    not-next who=2 card=IV.14
2852 2 pass [b909394a]
2853 0 reveal [e81d953f]
    turned-up who=0 card=IV.7
    not-next who=0 card=IV.7
2854 0 pass [89690d8b]
    drew who=1 pile=staging
    scene-began scene=39
2855 1 pass [13fdc462]
2856 2 pass [e56b0028]
2857 0 pass [4999219f]
2858 0 place:IV.9 [9c8b75c2]
2859 1 place:IV.15 [34baee60]
2860 2 place:IV.13 [b6257e32]
    placed-all
2861 1 pass [aff49d10]
2862 2 pass [0e06c157]
2863 0 pass [b934f03c]
2864 1 improv [c0c3d4d0]
    improvised who=1
2865 1 bury:miscue [75853e7b]
    drew who=1 pile=staging
    buried who=1 pile=staging
2866 1 reveal [ee9de9df]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2867 1 pass [8e6dca21]
2868 2 reveal [80fe1573]
    turned-up who=2 card=IV.13
    not-next who=2 card=IV.13
2869 2 pass [b9afef11]
2870 0 reveal [43493b60]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2871 0 pass [253f0884]
    scene-began scene=40
2872 1 improv [1e0fdec5]
    improvised who=1
2873 1 bury:seize [4c7544e4]
    drew who=1 pile=staging
    buried who=1 pile=staging
2874 1 pass [f76b819b]
2875 2 pass [7e15dfd2]
2876 0 pass [ca69e8d6]
2877 0 place:IV.5 [a0eca248]
2878 1 place:IV.11 [793264c8]
2879 2 place:take-the-lead [c867085c]
    placed-all
2880 1 pass [07b1c3e2]
2881 2 pass [3acc327f]
2882 0 pass [70c6dc85]
2883 1 reveal [4b8ec6bd]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
2884 1 pass [147f85d6]
2885 2 reveal [b73987ba]
    turned-up-staging who=2 card=take-the-lead
2886 2 play [09deb74b]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
2887 2 pass [60f9a5b8]
2888 0 reveal [669d89e1]
    turned-up who=0 card=IV.5
    played who=0 card=IV.5
    scored who=0 card=IV.5 n=1
2889 0 pass [0747add3]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=41
2890 0 pass [b5fa8e8f]
2891 1 pass [03c7b127]
2892 2 pass [bebb6b0f]
2893 0 place:IV.9 [db132e13]
2894 1 place:revive [7fde8631]
2895 2 place:seize [86c4c0f1]
    placed-all
2896 0 pass [a6d8037c]
2897 1 pass [4151838d]
2898 2 pass [02ce7a4f]
2899 0 reveal [e1e2287e]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2900 0 pass [7a85930e]
2901 1 reveal [d505ce05]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2902 1 pass [a4957719]
2903 2 reveal [6d7f342f]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2904 2 improv [8d9f2183]
    improvised who=2
2905 2 bury:seize [4a20a834]
    drew who=2 pile=staging
    buried who=2 pile=staging
2906 2 pass [84126446]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=42
2907 0 pass [628a93b7]
2908 1 show:exchange [b2cc3998]
2909 1 at:2 [81e2305b]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2910 1 give:IV.15 [374c91a1]
    traded who=1 whom=2
2911 1 improv [99a6d5a3]
    improvised who=1
2912 1 bury:exchange [7be3d28e]
    drew who=1 pile=staging
    buried who=1 pile=staging
2913 1 show:exchange [73f2aa86]
2914 1 at:0 [65e0c35b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2915 1 give:take-the-lead [2e647855]
    traded who=1 whom=0
2916 1 pass [d1f4bbeb]
2917 2 pass [b9dacbcd]
2918 0 place:villainy [433161c1]
2919 1 place:revive [4e8b9a15]
2920 2 place:IV.15 [3a4a1a3f]
    placed-all
2921 0 pass [0524736f]
2922 1 pass [28f52239]
2923 2 pass [bd23cb70]
2924 0 reveal [9ce8f380]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2925 0 show:no-drama [b8c01b10]
    no-drama who=0
    drew who=0 pile=staging
2926 0 pass [3aadae12]
2927 1 reveal [8a7f452d]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2928 1 pass [dc861562]
2929 2 reveal [874c6de0]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
2930 2 pass [2b4d9d19]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=43
2931 0 pass [eefe77b4]
2932 1 pass [30727074]
2933 2 pass [a6038920]
2934 0 place:miscue [834889a3]
2935 1 place:take-the-lead [cb8c30c3]
2936 2 place:IV.8 [c62f1b5c]
    placed-all
2937 0 pass [660797fd]
2938 1 pass [c7ea1322]
2939 2 pass [952d59b6]
2940 0 reveal [64e2acb4]
    turned-up-staging who=0 card=miscue
2941 0 exit [adc0cf7d]
    exiting who=0 card=miscue
2942 1 let [39ca8261]
    got-intrigue who=0 n=1
2943 0 pass [c873d287]
2944 1 reveal [091ea427]
    turned-up-staging who=1 card=take-the-lead
2945 1 improv [7f5b2646]
    improvised who=1
2946 1 bury:seize [28301be4]
    drew who=1 pile=staging
    buried who=1 pile=staging
2947 1 play [c57edc1a]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2948 1 pass [175b5542]
2949 2 reveal [0bca7785]
    turned-up who=2 card=IV.8
    not-next who=2 card=IV.8
2950 2 pass [3342df2a]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=44
2951 2 pass [c152902f]
2952 0 pass [c0c76b7c]
2953 1 pass [93d07695]
2954 0 place:IV.6 [753feb33]
2955 1 place:villainy [11f898fd]
2956 2 place:seize [f50635c4]
    placed-all
2957 2 pass [763b4f7c]
2958 0 pass [dda9588d]
2959 1 pass [34c0e569]
2960 2 reveal [da0fadff]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2961 2 pass [5a9de940]
2962 0 reveal [00ef15a7]
    turned-up who=0 card=IV.6
2963 0 improv [7ab77594]
    improvised who=0
2964 0 bury:take-the-lead [e81b5626]
    drew who=0 pile=staging
    buried who=0 pile=staging
    played who=0 card=IV.6
    scored who=0 card=IV.6 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2965 0 pass [72adbf75]
2966 1 reveal [e4002a57]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2967 1 improv [b6d662b2]
    improvised who=1
2968 1 bury:seize [b2ef3898]
    drew who=1 pile=staging
    buried who=1 pile=staging
2969 1 pass [d145d197]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=45
2970 2 pass [bb661bd9]
2971 0 pass [0cd0730e]
2972 1 pass [9f71db3f]
2973 0 place:exchange [6cdabcef]
2974 1 place:IV.11 [4ea0ca69]
2975 2 place:IV.8 [6a9d6d6f]
    placed-all
2976 2 pass [4d7216a9]
2977 0 improv [5353fe54]
    improvised who=0
2978 0 switch:IV.9 [72de130a]
    switched who=0
2979 0 show:exchange [c141d5ff]
2980 0 at:1 [69c6c391]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2981 0 give:IV.10 [e351e135]
    traded who=0 whom=1
2982 0 show:exchange [755790ba]
2983 0 at:1 [a2ed26ef]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2984 0 give:IV.12 [ea85678d]
    traded who=0 whom=1
2985 0 pass [3253c926]
2986 1 pass [0bf10bb4]
2987 2 show:no-drama [cd824e6e]
    no-drama who=2
    drew who=2 pile=staging
2988 2 reveal [fb4fb5cb]
    turned-up who=2 card=IV.8
    not-next who=2 card=IV.8
2989 2 pass [cc80d97e]
2990 0 reveal [9176c2a2]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2991 0 coin:iago [88367760]
2992 0 wound:desdemona [7b796856]
    used-iago who=0 character=desdemona
    wounded who=0 character=desdemona n=2 total=5
2993 0 pass [2b7ed8f8]
2994 1 reveal [4b7df863]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
2995 1 pass [1c4899d6]
    scene-began scene=46
2996 2 pass [8efbf34a]
2997 0 pass [70a4679a]
2998 1 pass [58e4dcb3]
2999 0 place:IV.7 [145a4a6d]
3000 1 place:miscue [87794d69]
3001 2 place:miscue [960e6f21]
    placed-all
3002 2 pass [11eba40d]
3003 0 show:exchange [6730bd7a]
3004 0 at:2 [4ce3278b]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
3005 0 give:take-the-lead [ef5d706e]
    traded who=0 whom=2
3006 0 pass [1d07a030]
3007 1 pass [bb9b7046]
3008 2 reveal [079659c8]
    turned-up-staging who=2 card=miscue
3009 2 exit [b14c1ff4]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3010 2 pass [fc33c2f9]
3011 0 reveal [304df5b3]
    turned-up who=0 card=IV.7
    played who=0 card=IV.7
    scored who=0 card=IV.7 n=1
    wounded who=0 character=desdemona n=3 total=5
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
3012 0 improv [febcfd5d]
    improvised who=0
3013 0 bury:seize [e01403f9]
    drew who=0 pile=staging
    buried who=0 pile=staging
3014 0 coin:othello [4a956b35]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
3015 0 pass [bb6c82b0]
3016 1 reveal [1c487e12]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
3017 1 improv [c219ea29]
    improvised who=1
3018 1 bury:seize [9f71939b]
    drew who=1 pile=staging
    buried who=1 pile=staging
3019 1 pass [b2c6c236]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=47
3020 1 pass [ecadc934]
3021 2 pass [6d4c71da]
3022 0 pass [d52696f9]
3023 0 place:seize [2f9cfde4]
3024 1 place:no-drama [320035b1]
3025 2 place:take-the-lead [ed9233d0]
    placed-all
3026 1 pass [29f14e42]
3027 2 improv [558da0e1]
    improvised who=2
3028 2 switch:IV.13 [f666a0b3]
    switched who=2
3029 2 pass [0127a60e]
3030 0 pass [5e2d17d9]
3031 1 reveal [5b1abc18]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
3032 1 pass [dbbea91c]
3033 2 reveal [5615c324]
    turned-up who=2 card=IV.13
    not-next who=2 card=IV.13
3034 2 pass [3be31bd8]
3035 0 reveal [ec968ebf]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3036 0 improv [e65ab281]
    improvised who=0
3037 0 bury:villainy [25480e7c]
    drew who=0 pile=staging
    buried who=0 pile=staging
3038 0 pass [c85a0a7e]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=48
3039 1 improv [4912bd1d]
    improvised who=1
3040 1 bury:take-the-lead [0210ee64]
    drew who=1 pile=staging
    buried who=1 pile=staging
3041 1 pass [0052eaf0]
3042 2 show:exchange [d2f3fbe5]
3043 2 at:1 [7b4e0a19]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
3044 2 give:seize [340047ad]
    traded who=2 whom=1
3045 2 pass [3f9d6850]
3046 0 show:exchange [bb1de700]
3047 0 at:1 [1f8a3fa5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3048 0 give:revive [b76d4738]
    traded who=0 whom=1
3049 0 pass [d6ca05cb]
3050 0 place:IV.9 [4d7e6fdd]
3051 1 place:take-the-lead [45cd4828]
3052 2 place:take-the-lead [6d861b0e]
    placed-all
3053 1 pass [f8a43712]
3054 2 pass [9fe406e7]
3055 0 pass [5d7fc19a]
3056 1 reveal [f37d8a49]
    turned-up-staging who=1 card=take-the-lead
3057 1 exit [349422aa]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3058 1 pass [bff54933]
3059 2 reveal [76019dac]
    turned-up-staging who=2 card=take-the-lead
3060 2 exit [9096f3d1]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
3061 2 pass [50a04a0c]
3062 0 reveal [edc317b6]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
3063 0 pass [22a27de3]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=49
3064 1 improv [f8dca3c7]
    improvised who=1
3065 1 bury:no-drama [8c4fc6ff]
    drew who=1 pile=staging
    buried who=1 pile=staging
3066 1 pass [9553a36a]
3067 2 pass [22bd361c]
3068 0 pass [f8692ef5]
3069 0 place:seize [a02a5cd5]
3070 1 place:villainy [24810a38]
3071 2 place:IV.13 [a9bffe43]
    placed-all
3072 1 pass [e9b3b114]
3073 2 improv [7fd5ae09]
    improvised who=2
3074 2 switch:IV.15 [1fcf01fc]
    switched who=2
3075 2 pass [47eb91e1]
3076 0 pass [4ca9cfbc]
3077 1 reveal [c48f846d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3078 1 pass [60209818]
3079 2 reveal [d0c122c1]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
3080 2 pass [bdbf384e]
3081 0 reveal [bb118cae]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3082 0 pass [39e960da]
    drew who=0 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    drew who=1 pile=staging
    scene-began scene=50
3083 1 pass [ef8b1989]
3084 2 pass [0b2285b7]
3085 0 improv [16c713f8]
    improvised who=0
3086 0 bury:no-drama [c9187979]
    drew who=0 pile=staging
    buried who=0 pile=staging
3087 0 pass [eb0bc6f4]
3088 0 place:IV.9 [92a8b51c]
3089 1 place:seize [accc4ad1]
3090 2 place:revive [780d6b28]
    placed-all
3091 1 improv [e41df46b]
    improvised who=1
3092 1 switch:seize [31032ebf]
    switched who=1
3093 1 pass [34745180]
3094 2 pass [fef9b282]
3095 0 pass [059454f6]
3096 1 reveal [2f76dec7]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3097 1 pass [fb6faa02]
3098 2 reveal [911a8d12]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
3099 2 improv [617bdf79]
    improvised who=2
3100 2 bury:revive [4463783b]
    drew who=2 pile=staging
    buried who=2 pile=staging
3101 2 pass [43d4c54a]
3102 0 show:exchange [118be9e6]
3103 0 at:1 [3359d085]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3104 1 let [b63043d4]
3105 0 give:take-the-lead [a4dd987a]
    traded who=0 whom=1
3106 0 reveal [7eff7867]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
3107 0 show:exchange [ca9fc1e8]
3108 0 at:1 [8e246172]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3109 1 let [7b2efbbd]
3110 0 give:villainy [f5aaf5ae]
    traded who=0 whom=1
3111 0 pass [0bb6881b]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=51
3112 1 show:no-drama [cd3cd018]
    no-drama who=1
    drew who=1 pile=staging
3113 1 pass [c733266c]
3114 2 pass [5665b27a]
3115 0 pass [9f95a374]
3116 0 place:take-the-lead [93330adb]
3117 1 place:IV.11 [1fad648d]
3118 2 place:IV.15 [7de08fd0]
    placed-all
3119 1 pass [ed840348]
3120 2 pass [543f4593]
3121 0 pass [2ab2ee65]
3122 1 reveal [d5b85c91]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
3123 1 pass [d1829041]
3124 2 reveal [c4d84e1a]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
3125 2 pass [a0fa7810]
3126 0 reveal [ae8d8a2e]
    turned-up-staging who=0 card=take-the-lead
3127 0 play [9e23ccac]
    giving who=0 card=take-the-lead whom=2
    gave-lead who=0 whom=2
3128 0 pass [2eaf8918]
    drew who=0 pile=staging
    scene-began scene=52
3129 0 show:exchange [9df26c1d]
3130 0 at:1 [fbf69d25]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3131 0 give:take-the-lead [b524d1db]
    traded who=0 whom=1
3132 0 pass [5fab20f3]
3133 1 pass [15e2c880]
3134 2 pass [47cd25ac]
3135 0 place:seize [8dc3a71b]
3136 1 place:villainy [63feb035]
3137 2 place:take-the-lead [31a49eb6]
    placed-all
3138 0 pass [8ed91a35]
3139 1 pass [0bd2ce46]
3140 2 pass [3fc9bc79]
3141 0 show:exchange [8b1271a9]
3142 0 at:1 [952ae8bc]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3143 0 give:IV.8 [85350ff7]
    traded who=0 whom=1
3144 0 show:exchange [9a2fd268]
3145 0 at:1 [7ecfec28]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3146 0 give:IV.10 [7c2fac5c]
    traded who=0 whom=1
3147 0 reveal [13699aa7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3148 0 pass [a1a0efb6]
3149 1 reveal [bd6005c9]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3150 1 pass [007aea8a]
3151 2 reveal [10a3f68d]
    turned-up-staging who=2 card=take-the-lead
3152 2 play [5a9248df]
3153 2 at:1 [90c82e24]
    giving who=2 card=take-the-lead whom=1
3154 1 let [43e28866]
    gave-lead who=2 whom=1
3155 2 pass [f7e1410c]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=53
3156 2 pass [b203c7fe]
3157 0 pass [9c522527]
3158 1 improv [d834e469]
    improvised who=1
3159 1 bury:take-the-lead [101388fd]
    drew who=1 pile=staging
    buried who=1 pile=staging
3160 1 pass [efa10d25]
3161 0 place:seize [48105c8f]
3162 1 place:revive [6d0a6258]
3163 2 place:IV.15 [14ecb991]
    placed-all
3164 2 pass [16fb69a3]
3165 0 show:no-drama [4a1ce7df]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    final-scene
3166 0 pass [c54ec5e6]
3167 1 pass [dfb1fbd0]
3168 2 reveal [22cabb37]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
3169 2 pass [e3b9bbfe]
3170 0 reveal [1ef65309]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3171 0 improv [bb2dec09]
    improvised who=0
3172 0 bury:take-the-lead [d7554e20]
    drew who=0 pile=staging
    buried who=0 pile=staging
3173 0 pass [c9a689f0]
3174 1 reveal [66123b98]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3175 1 pass [62805d12]
    act-ran-out act=IV
    tallied who=0 n=22
    tallied who=1 n=9
    tallied who=2 n=6
    lead-cast who=2
3176 2 discard:no-drama [19fa5041]
    discarded who=2 card=no-drama
3177 2 discard:villainy [a5c39e80]
    discarded who=2 card=villainy
3178 0 discard:exchange [8cfcf8ae]
    discarded who=0 card=exchange
    dealt who=2 n=6 total=9
    dealt who=0 n=5 total=9
    dealt who=1 n=5 total=9
    act-began act=V who=2
    scene-began scene=1
3179 0 pass [753bbbd8]
3180 1 pass [258a3515]
3181 2 pass [6b837171]
3182 0 place:miscue [db3c9b1b]
3183 1 place:take-the-lead [d3aa70f4]
3184 2 place:V.16 [83b4b76b]
    placed-all
3185 0 pass [3caf22fe]
3186 1 improv [17d40d1c]
    improvised who=1
3187 1 switch:V.5 [a176b290]
    switched who=1
3188 1 pass [03e7ecbd]
3189 2 pass [8617d870]
3190 0 reveal [e8f4b136]
    turned-up-staging who=0 card=miscue
3191 0 exit [1cb01d50]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
3192 0 pass [b2808058]
3193 1 reveal [521d5ee2]
    turned-up who=1 card=V.5
    not-next who=1 card=V.5
3194 1 pass [98f32308]
3195 2 reveal [6dd91a96]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3196 2 pass [d9e16f3f]
    drew who=0 pile=staging
    scene-began scene=2
3197 0 pass [3a6f8f1b]
3198 1 pass [6fde8b76]
3199 2 pass [26954acd]
3200 0 place:V.8 [039cf0d6]
3201 1 place:V.5 [e643c67a]
3202 2 place:V.14 [54b44215]
    placed-all
3203 0 pass [9f195c99]
3204 1 pass [06a23183]
3205 2 pass [006a67fb]
3206 0 improv [c6a58fb9]
    improvised who=0
3207 0 bury:take-the-lead [9abfae75]
    drew who=0 pile=staging
    buried who=0 pile=staging
3208 0 reveal [a9f76f6d]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3209 0 show:exchange [4407a3b6]
3210 0 at:1 [db2c98ef]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3211 0 give:seize [3881b848]
    traded who=0 whom=1
3212 0 pass [3f95e23a]
3213 1 reveal [11e39a98]
    turned-up who=1 card=V.5
    not-next who=1 card=V.5
3214 1 pass [e312db3c]
3215 2 reveal [751a59ca]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3216 2 pass [7dd74f68]
    scene-began scene=3
3217 0 pass [dac19c57]
3218 1 pass [fe8f925c]
3219 2 pass [bc736ce1]
3220 0 place:V.12 [3eb65764]
3221 1 place:V.1 [625df320]
3222 2 place:V.16 [1fd5a41c]
    placed-all
3223 0 pass [dd3c7170]
3224 1 pass [4dc4e9ae]
3225 2 pass [907543af]
3226 0 reveal [3b215dac]
    turned-up who=0 card=V.12
    not-next who=0 card=V.12
3227 0 pass [2f88951b]
3228 1 reveal [c6d014ca]
    turned-up who=1 card=V.1
    played who=1 card=V.1
    scored who=1 card=V.1 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
3229 1 pass [0a8cc677]
3230 2 reveal [0248975b]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3231 2 pass [250f8e3b]
    drew who=1 pile=staging
    scene-began scene=4
3232 0 pass [1fa91dfd]
3233 1 show:exchange [821fe7c0]
3234 1 at:2 [0cdf4c41]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3235 1 give:V.5 [2b59a7c0]
    traded who=1 whom=2
3236 1 pass [1ed67cc3]
3237 2 pass [7af5d1a6]
3238 0 place:V.4 [c08d2706]
3239 1 place:V.13 [9febfc65]
3240 2 place:V.7 [70788cfa]
    placed-all
3241 0 pass [7a0f260b]
3242 1 pass [88db76ef]
3243 2 pass [aacbedb1]
3244 0 reveal [55b12e4e]
    turned-up who=0 card=V.4
    not-next who=0 card=V.4
3245 0 pass [31c36aa0]
3246 1 show:exchange [e7e519af]
3247 1 at:0 [2a1a5c32]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3248 1 give:miscue [046dee52]
    traded who=1 whom=0
3249 1 improv [1a1b6e3a]
    improvised who=1
3250 1 bury:revive [ab9df653]
    drew who=1 pile=staging
    buried who=1 pile=staging
3251 1 coin:iago [428f1348]
3252 1 wound:bianca [d7902909]
    used-iago who=1 character=bianca
    wounded who=1 character=bianca n=3 total=3
    died character=bianca
    took-wounds who=1 n=3
3253 1 reveal [e505576d]
    turned-up who=1 card=V.13
    not-next who=1 card=V.13
3254 1 pass [3bd29898]
3255 2 reveal [a87b8373]
    turned-up who=2 card=V.7
    not-next who=2 card=V.7
3256 2 pass [11f3deff]
    scene-began scene=5
3257 0 pass [eca4ca07]
3258 1 pass [6e6d776f]
3259 2 pass [a632e2be]
3260 0 place:V.10 [797eedf2]
3261 1 place:V.13 [c3228420]
3262 2 place:V.15 [432f108c]
    placed-all
3263 0 pass [dd6ec69b]
3264 1 pass [ad774783]
3265 2 pass [8b078fa6]
3266 0 reveal [2b66b194]
    turned-up who=0 card=V.10
    not-next who=0 card=V.10
3267 0 pass [7870eb35]
3268 1 reveal [cbc676a6]
    turned-up who=1 card=V.13
    not-next who=1 card=V.13
3269 1 pass [25477990]
3270 2 reveal [2b7a4d5b]
    turned-up who=2 card=V.15
    not-next who=2 card=V.15
3271 2 pass [8df07228]
    scene-began scene=6
3272 0 pass [0cf02dea]
3273 1 pass [9daabbe0]
3274 2 pass [94b38bd9]
3275 0 place:V.8 [d246e9b9]
3276 1 place:seize [950d2bc3]
3277 2 place:V.14 [052dd449]
    placed-all
3278 0 pass [5c3e3183]
3279 1 pass [c381c06d]
3280 2 pass [424242f0]
3281 0 reveal [8174e943]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3282 0 pass [0e009e8a]
3283 1 reveal [ce5380b1]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3284 1 improv [4f87780c]
    improvised who=1
3285 1 bury:seize [29bdeffa]
    drew who=1 pile=staging
    buried who=1 pile=staging
3286 1 pass [c93ba2e2]
3287 2 reveal [8bdf5cac]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3288 2 pass [da4a9969]
    drew who=1 pile=staging
    scene-began scene=7
3289 0 pass [3acbee53]
3290 1 pass [410f5c53]
3291 2 pass [112a03c6]
3292 0 place:no-drama [90479d0d]
3293 1 place:seize [3a33a1db]
3294 2 place:miscue [22960060]
    placed-all
3295 0 pass [c7ca235f]
3296 1 pass [2c639d76]
3297 2 pass [300b0966]
3298 0 reveal [d47e50f5]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
3299 0 improv [96a7eb1b]
    improvised who=0
3300 0 bury:take-the-lead [a1789299]
    drew who=0 pile=staging
    buried who=0 pile=staging
3301 0 pass [f68ed169]
3302 1 reveal [9e9c0610]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3303 1 improv [3d22c84d]
    improvised who=1
3304 1 bury:villainy [ddfb20d8]
    drew who=1 pile=staging
    buried who=1 pile=staging
3305 1 pass [dafccb04]
3306 2 reveal [731a1af2]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3307 2 pass [c21b515c]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=8
3308 0 pass [295f6717]
3309 1 pass [0956ee04]
3310 2 pass [cf06ce62]
3311 0 place:V.8 [1ee84009]
3312 1 place:take-the-lead [90a7019f]
3313 2 place:V.14 [f457b410]
    placed-all
3314 0 pass [7468589b]
3315 1 pass [a366021d]
3316 2 pass [30758136]
3317 0 show:exchange [b00dafe8]
3318 0 at:2 [09f9c7f1]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
3319 2 let [cb3288a3]
3320 0 give:V.9 [2104696d]
    traded who=0 whom=2
3321 0 reveal [90313e4c]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3322 0 pass [7fe0eb8d]
3323 1 reveal [63014e82]
    turned-up-staging who=1 card=take-the-lead
3324 1 exit [ba4a0268]
    exiting who=1 card=take-the-lead
3325 2 let [44365a5e]
    got-intrigue who=1 n=1
3326 1 pass [5f0696e4]
3327 2 reveal [ea5a18ac]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3328 2 pass [3498e542]
    drew who=1 pile=staging
    scene-began scene=9
3329 0 pass [52f81088]
3330 1 pass [05b74df7]
3331 2 improv [7a5965c8]
    improvised who=2
3332 2 bury:take-the-lead [11c60543]
    drew who=2 pile=staging
    buried who=2 pile=staging
3333 2 pass [8687f197]
3334 0 place:miscue [69d68626]
3335 1 place:V.4 [4a96fa7e]
3336 2 place:V.3 [6ab0ac71]
    placed-all
3337 0 pass [c8547bb0]
3338 1 improv [54223094]
    improvised who=1
3339 1 switch:V.2 [d46d4219]
    switched who=1
3340 1 pass [c8d37e9c]
3341 2 pass [76ba050d]
3342 0 reveal [cb171be5]
    turned-up-staging who=0 card=miscue
3343 0 play [8ba2472c]
3344 0 at:2 [bdc8b031]
    aimed who=0 card=miscue whom=2
    must-switch whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
3345 2 switch:V.6 [c6fb07f8]
    switched who=2
3346 0 place:take-the-lead [ac39951e]
    turned-up-staging who=0 card=take-the-lead
3347 0 play [470d50fe]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
3348 0 pass [95e1a5a6]
3349 1 reveal [f8c43420]
    turned-up who=1 card=V.2
    played who=1 card=V.2
    scored who=1 card=V.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
3350 1 pass [7e70a854]
3351 2 reveal [1d18bf28]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3352 2 pass [fdd4bf5a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=10
3353 1 pass [bba6efcf]
3354 2 pass [29759c5d]
3355 0 pass [d907c567]
3356 0 place:take-the-lead [222945be]
3357 1 place:take-the-lead [f72c81ab]
3358 2 place:V.15 [72265f95]
    placed-all
3359 1 pass [49534fc7]
3360 2 pass [1a6a2c99]
3361 0 pass [708eea06]
3362 1 coin:iago [ee90862d]
3363 1 wound:roderigo [8e9e2b17]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=2 total=4
3364 1 improv [15a9d8b5]
    improvised who=1
3365 1 bury:take-the-lead [837a38e7]
    drew who=1 pile=staging
    buried who=1 pile=staging
3366 1 reveal [2953af93]
    turned-up-staging who=1 card=take-the-lead
3367 1 exit [f1ce77a7]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3368 1 show:exchange [baa890cf]
3369 1 at:2 [bb4c1400]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3370 1 give:V.13 [6ae13b9b]
    traded who=1 whom=2
3371 1 pass [b16ac8c6]
3372 2 reveal [a4f545e7]
    turned-up who=2 card=V.15
    not-next who=2 card=V.15
3373 2 pass [a7a5900b]
3374 0 reveal [50ad3f39]
    turned-up-staging who=0 card=take-the-lead
3375 0 exit [767197ce]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
3376 0 improv [f1b53832]
    improvised who=0
3377 0 bury:seize [1deb6096]
    drew who=0 pile=staging
    buried who=0 pile=staging
3378 0 pass [c71ed798]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=11
3379 1 improv [2e6d0cbe]
    improvised who=1
3380 1 bury:seize [bee25c64]
    drew who=1 pile=staging
    buried who=1 pile=staging
3381 1 pass [7599da75]
3382 2 pass [0ea36982]
3383 0 pass [2716bcc1]
3384 0 place:villainy [9307f84a]
3385 1 place:seize [40d9f4ef]
3386 2 place:V.16 [108b250d]
    placed-all
3387 1 pass [5fbcd851]
3388 2 pass [489a7a6a]
3389 0 pass [da89c3c7]
3390 1 reveal [0a602cfa]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3391 1 show:no-drama [a661ef65]
    no-drama who=1
    drew who=1 pile=staging
3392 1 pass [446be4d1]
3393 2 reveal [ac3c1ed7]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3394 2 pass [654e7ccb]
3395 0 reveal [b411454f]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3396 0 improv [e44f6320]
    improvised who=0
3397 0 bury:take-the-lead [2444f87a]
    drew who=0 pile=staging
    buried who=0 pile=staging
3398 0 pass [a77305cb]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
3399 1 pass [1cb08509]
3400 2 pass [b6465237]
3401 0 show:exchange [fa4ae251]
3402 0 at:1 [7846f96a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3403 0 give:V.10 [076b3989]
    traded who=0 whom=1
3404 0 show:exchange [cbfefa7e]
3405 0 at:1 [02d1e558]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3406 0 give:seize [bb8565a0]
    traded who=0 whom=1
3407 0 show:exchange [cccbdce8]
3408 0 at:1 [09f57ca1]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3409 0 give:no-drama [38786cc8]
    traded who=0 whom=1
3410 0 show:exchange [b5918583]
3411 0 at:1 [68708ef4]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3412 0 give:seize [0a50bbe9]
    traded who=0 whom=1
3413 0 pass [a454dc53]
3414 0 place:revive [23eff5e8]
3415 1 place:no-drama [a6d2b248]
3416 2 place:V.14 [d259242c]
    placed-all
3417 1 pass [bfdefb24]
3418 2 pass [3aac1781]
3419 0 pass [dd0df656]
3420 1 reveal [9d8a22b7]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
3421 1 pass [41b2d0d4]
3422 2 reveal [42a16b97]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3423 2 pass [d69cbff6]
3424 0 reveal [9ce12ef0]
    turned-up-staging who=0 card=revive
3425 0 exit [2317db32]
    exiting who=0 card=revive
    got-intrigue who=0 n=1
3426 0 show:no-drama [c4fe8747]
    no-drama who=0
    drew who=0 pile=staging
3427 0 pass [f368c8f3]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=13
3428 1 pass [4e7038da]
3429 2 pass [d33c63a4]
3430 0 pass [5951dbe1]
3431 0 place:V.11 [3adebc41]
3432 1 place:revive [878b19fc]
3433 2 place:V.15 [54b3c2ee]
    placed-all
3434 1 pass [6f7a346b]
3435 2 pass [77ff6884]
3436 0 pass [de15e0d6]
3437 1 reveal [1cc68575]
    turned-up-staging who=1 card=revive
3438 1 exit [36c2a0e6]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3439 1 improv [d5abe8aa]
    improvised who=1
3440 1 bury:miscue [edd47b9a]
    drew who=1 pile=staging
    buried who=1 pile=staging
3441 1 pass [711ceef2]
3442 2 reveal [312ef7c0]
    turned-up who=2 card=V.15
    not-next who=2 card=V.15
3443 2 pass [5aee447b]
3444 0 reveal [22527a04]
    turned-up who=0 card=V.11
    not-next who=0 card=V.11
3445 0 pass [fff110aa]
    drew who=1 pile=staging
    scene-began scene=14
3446 1 pass [532845b8]
3447 2 pass [ed569e29]
3448 0 pass [05591640]
3449 0 place:take-the-lead [af2d09fe]
3450 1 place:V.9 [d9a6edcd]
3451 2 place:V.14 [c2409b50]
    placed-all
3452 1 pass [a355de03]
3453 2 pass [b16afe4e]
3454 0 pass [9d0d96f9]
3455 1 improv [279ef113]
    improvised who=1
3456 1 bury:revive [2ba0df65]
    drew who=1 pile=staging
    buried who=1 pile=staging
3457 1 reveal [6f1734b8]
    turned-up who=1 card=V.9
    not-next who=1 card=V.9
3458 1 pass [d4fce07e]
3459 2 reveal [4489ff7e]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3460 2 pass [17f069e1]
3461 0 reveal [a8f67aa5]
    turned-up-staging who=0 card=take-the-lead
3462 0 play [7e54fe16]
3463 0 at:2 [f013292e]
    giving who=0 card=take-the-lead whom=2
    gave-lead who=0 whom=2
3464 0 pass [7ce7f59c]
    drew who=0 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    scene-began scene=15
3465 0 pass [d2ea4cb4]
3466 1 pass [d13d020c]
3467 2 pass [82b0d26d]
3468 0 place:revive [99fc4f1d]
3469 1 place:V.9 [adf4282f]
3470 2 place:V.16 [002becdb]
    placed-all
3471 0 pass [a04f1e86]
3472 1 pass [8c1002b8]
3473 2 pass [bc297539]
3474 0 reveal [c6536e25]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
3475 0 pass [6b7bdd17]
3476 1 reveal [336bed68]
    turned-up who=1 card=V.9
    not-next who=1 card=V.9
3477 1 pass [46547ba6]
3478 2 reveal [61d33531]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3479 2 pass [17ac8e46]
    drew who=0 pile=staging
    scene-began scene=16
3480 0 show:exchange [f2b3d44f]
3481 0 at:1 [730ed75e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3482 0 give:miscue [dd33fa91]
    traded who=0 whom=1
3483 0 show:no-drama [47aa8268]
    no-drama who=0
    drew who=0 pile=staging
3484 0 pass [b6d9b558]
3485 1 pass [385fba6e]
3486 2 pass [5a8ee850]
3487 0 place:take-the-lead [dc15759f]
3488 1 place:take-the-lead [121ec8bb]
3489 2 place:V.3 [0ce165bd]
    placed-all
3490 0 pass [fe439a94]
3491 1 pass [d80fce88]
3492 2 pass [35605100]
3493 0 reveal [0fc254b6]
    turned-up-staging who=0 card=take-the-lead
3494 0 play [e8a2e9ca]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
3495 0 pass [d9329057]
3496 1 reveal [c8407f02]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3497 1 pass [5ccc5e16]
3498 2 reveal [1643b51f]
    turned-up who=2 card=V.3
    played who=2 card=V.3
    scored who=2 card=V.3 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
3499 2 coin:roderigo [02f1e444]
    used-coin-at who=2 coin=roderigo whom=1
3500 1 let [b8fee075]
3501 2 give:V.15 [7275164a]
    traded who=2 whom=1
3502 2 pass [eb53e360]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=17
3503 1 improv [ae8ee0a0]
    improvised who=1
3504 1 bury:seize [e7182b39]
    drew who=1 pile=staging
    buried who=1 pile=staging
3505 1 pass [18734130]
3506 2 show:exchange [b7dbc947]
3507 2 at:1 [68d9be8f]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
3508 2 give:V.13 [788f2a60]
    traded who=2 whom=1
3509 2 improv [0e08eee6]
    improvised who=2
3510 2 bury:take-the-lead [c04d8fbb]
    drew who=2 pile=staging
    buried who=2 pile=staging
3511 2 pass [e0ed63e4]
3512 0 pass [386b2679]
3513 0 place:V.11 [71c64fc4]
3514 1 place:take-the-lead [8f3bec2a]
3515 2 place:no-drama [fffcb3ee]
    placed-all
3516 1 pass [2f4d4d26]
3517 2 pass [4a72a86f]
3518 0 pass [37c7b9c0]
3519 1 reveal [5879a940]
    turned-up-staging who=1 card=take-the-lead
3520 1 play [eda94cb4]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
3521 1 pass [6e794a03]
3522 2 reveal [6f5f957f]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
3523 2 pass [4f1560b8]
3524 0 reveal [e5d45ad9]
    turned-up who=0 card=V.11
    not-next who=0 card=V.11
3525 0 pass [37f7e8e7]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
3526 2 improv [65310f5a]
    improvised who=2
3527 2 bury:seize [af080cc3]
    drew who=2 pile=staging
    buried who=2 pile=staging
3528 2 pass [f52e6bc4]
3529 0 pass [befb36bc]
3530 1 show:exchange [bbad1f81]
3531 1 at:0 [68a21026]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3532 1 give:V.15 [7794a3d0]
    traded who=1 whom=0
3533 1 pass [b0dea16e]
3534 0 place:V.8 [0d08a6e4]
3535 1 place:miscue [f8236ae1]
3536 2 place:V.6 [dbc385df]
    placed-all
3537 2 pass [000f1fff]
3538 0 pass [175961f1]
3539 1 pass [d6eee735]
3540 2 reveal [345719b9]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3541 2 pass [0e4b1ce6]
3542 0 reveal [62000b50]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3543 0 pass [3418a3d2]
3544 1 show:exchange [aa58c74f]
3545 1 at:2 [5a77e996]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3546 1 give:seize [7db4d410]
    traded who=1 whom=2
3547 1 reveal [8f9c4b52]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
3548 1 improv [3a798185]
    improvised who=1
3549 1 bury:miscue [b53f6c7b]
    drew who=1 pile=staging
    buried who=1 pile=staging
3550 1 pass [60c4f88f]
    drew who=1 pile=staging
    scene-began scene=19
3551 2 pass [4ca2223f]
3552 0 pass [8726e988]
3553 1 pass [c3a38748]
3554 0 place:take-the-lead [a697f47e]
3555 1 place:take-the-lead [ee5c3bdb]
3556 2 place:seize [e2c929d5]
    placed-all
3557 2 pass [ab5e163e]
3558 0 pass [95e0203d]
3559 1 show:exchange [f4b31c79]
3560 1 at:2 [5843aca4]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3561 1 give:V.9 [cfc0cc75]
    traded who=1 whom=2
3562 1 pass [aa71b14f]
3563 2 reveal [211527a7]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
3564 2 improv [a8e9e004]
    improvised who=2
3565 2 bury:villainy [a592e7da]
    drew who=2 pile=staging
    buried who=2 pile=staging
3566 2 pass [7e5ef784]
3567 0 reveal [be8ff012]
    turned-up-staging who=0 card=take-the-lead
3568 0 play [89ab3abf]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
3569 0 pass [21797e7c]
3570 1 reveal [1d613d6e]
    turned-up-staging who=1 card=take-the-lead
3571 1 play [7b8cb2b2]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
3572 1 pass [f3c003c6]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    scene-began scene=20
3573 2 pass [55b54ab5]
3574 0 pass [c6ee5d8e]
3575 1 pass [f6c96073]
3576 0 place:revive [b99dc8f4]
3577 1 place:V.7 [30d7b009]
3578 2 place:take-the-lead [46f739cf]
    placed-all
3579 2 pass [38d7e469]
3580 0 pass [3d0c1627]
3581 1 pass [8918b8b4]
3582 2 reveal [b0452d9c]
    turned-up-staging who=2 card=take-the-lead
3583 2 play [10643bf7]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
3584 2 pass [fa3f14be]
3585 0 reveal [b8f43a14]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
3586 0 pass [320f751b]
3587 1 reveal [7a60a223]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
3588 1 pass [07ca7238]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=21
3589 0 pass [db9806e8]
3590 1 pass [f9c2f105]
3591 2 show:exchange [a2927b64]
3592 2 at:0 [96dbbcaf]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
3593 0 let [e6c4031b]
3594 2 give:V.9 [5fc159db]
    traded who=2 whom=0
3595 2 pass [1b02302b]
3596 0 place:V.8 [98163a79]
3597 1 place:revive [7a3908ff]
3598 2 place:V.14 [2a7caec0]
    placed-all
3599 0 improv [b2eaa81b]
    improvised who=0
3600 0 switch:V.11 [c006f9bc]
    switched who=0
3601 0 pass [00c1a13a]
3602 1 pass [0640fcb7]
3603 2 pass [4c65c3e7]
3604 0 reveal [f11e909d]
    turned-up who=0 card=V.11
    not-next who=0 card=V.11
3605 0 pass [20429308]
3606 1 reveal [d55cd5c0]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3607 1 show:no-drama [68978a91]
    no-drama who=1
    drew who=1 pile=staging
3608 1 pass [a3d74ab5]
3609 2 reveal [1ea863d2]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3610 2 pass [f9468fae]
    drew who=1 pile=staging
    scene-began scene=22
3611 0 pass [fdb68967]
3612 1 pass [641e3cb5]
3613 2 pass [63f6f9ba]
3614 0 place:villainy [2cc066be]
3615 1 place:V.4 [98215899]
3616 2 place:miscue [32246853]
    placed-all
3617 0 pass [368dba84]
3618 1 pass [e5f2e113]
3619 2 pass [ac4a268c]
3620 0 reveal [4e118e58]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3621 0 pass [3defbb14]
3622 1 reveal [9a11bcb7]
    turned-up who=1 card=V.4
    played who=1 card=V.4
    scored who=1 card=V.4 n=1
    wounded who=1 character=roderigo n=3 total=4
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
3623 1 pass [2330debb]
3624 2 reveal [8e590361]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3625 2 improv [e0b38d99]
    improvised who=2
3626 2 bury:villainy [3db782a0]
    drew who=2 pile=staging
    buried who=2 pile=staging
3627 2 pass [ea7fd9b2]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
3628 0 pass [744ba658]
3629 1 improv [03b658f3]
    improvised who=1
3630 1 bury:no-drama [736c5ff0]
    drew who=1 pile=staging
    buried who=1 pile=staging
3631 1 pass [69f97a08]
3632 2 show:exchange [8c5b549f]
3633 2 at:0 [7a654fc6]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
3634 0 let [f5d7bc4a]
3635 2 give:V.14 [33775778]
    traded who=2 whom=0
3636 2 pass [9f4e1168]
3637 0 place:V.15 [e5ee6f53]
3638 1 place:seize [b4097586]
3639 2 place:miscue [1d6b540c]
    placed-all
3640 0 pass [d31a0f99]
3641 1 coin:cassio [8013d23b]
    used-coin who=1 coin=cassio
3642 1 switch:V.7 [3a68c802]
    switched who=1
3643 1 pass [52bc6fcd]
3644 2 show:exchange [29fe0ff8]
3645 2 at:0 [3c7d3e8b]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
3646 0 let [3352afd3]
3647 2 give:take-the-lead [6b6051bb]
    traded who=2 whom=0
3648 2 pass [612af0c5]
3649 0 improv [062b7f19]
    improvised who=0
3650 0 bury:seize [53d7f0f3]
    drew who=0 pile=staging
    buried who=0 pile=staging
3651 0 reveal [05d7fcf8]
    turned-up who=0 card=V.15
    not-next who=0 card=V.15
3652 0 pass [b818132a]
3653 1 reveal [08651e62]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
3654 1 pass [3b95376f]
3655 2 reveal [23051047]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3656 2 pass [e77e9a80]
    drew who=2 pile=staging
    scene-began scene=24
3657 0 pass [1017e310]
3658 1 pass [d6364f1e]
3659 2 improv [e47b3379]
    improvised who=2
3660 2 bury:exchange [cb2e5fe6]
    drew who=2 pile=staging
    buried who=2 pile=staging
3661 2 pass [3be17cc3]
3662 0 place:V.9 [f42cc4f6]
3663 1 place:V.7 [df730e6d]
3664 2 place:V.16 [c924796e]
    placed-all
3665 0 show:exchange [c9fe0abc]
3666 0 at:2 [1cf6c266]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
3667 0 give:revive [3ca3442f]
    traded who=0 whom=2
3668 0 pass [c4e8b210]
3669 1 pass [996b82e5]
3670 2 pass [c93523f9]
3671 0 reveal [e3653079]
    turned-up who=0 card=V.9
    not-next who=0 card=V.9
3672 0 pass [e03b3c49]
3673 1 reveal [63628dc5]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
3674 1 pass [685d24d8]
3675 2 reveal [4001acf6]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3676 2 pass [6240171e]
    scene-began scene=25
3677 0 pass [3e4829cb]
3678 1 pass [463e62ec]
3679 2 pass [d7b3614e]
3680 0 place:villainy [eb5c66fd]
3681 1 place:seize [c010f6d6]
3682 2 place:V.6 [52d9a045]
    placed-all
3683 0 pass [bf589763]
3684 1 pass [ea7f1419]
3685 2 pass [aabe7b7c]
3686 0 reveal [ac3eedd8]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3687 0 improv [59bf25ad]
    improvised who=0
3688 0 bury:take-the-lead [f6262e06]
    drew who=0 pile=staging
    buried who=0 pile=staging
3689 0 pass [095422c1]
3690 1 reveal [d6b4d06a]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3691 1 improv [75417c4c]
    improvised who=1
3692 1 bury:seize [9823afc8]
    drew who=1 pile=staging
    buried who=1 pile=staging
3693 1 pass [c275e58b]
3694 2 reveal [1688d018]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3695 2 pass [6a859f53]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=26
3696 0 pass [3d6a7efe]
3697 1 pass [0b3be964]
3698 2 pass [15f57518]
3699 0 place:V.8 [c9cc7850]
3700 1 place:take-the-lead [3c1b3587]
3701 2 place:V.16 [20ae120a]
    placed-all
3702 0 pass [dfc31b21]
3703 1 pass [fedaea7d]
3704 2 pass [2a33af88]
3705 0 reveal [dae970c9]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3706 0 pass [8b5f2d35]
3707 1 reveal [4af21aa5]
    turned-up-staging who=1 card=take-the-lead
3708 1 exit [1b98fb66]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3709 1 pass [1e590b9b]
3710 2 reveal [e96e9557]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3711 2 pass [6e7b2333]
    drew who=1 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    scene-began scene=27
3712 0 show:exchange [d3626cee]
3713 0 at:1 [b5baeed3]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3714 1 show:no-drama [5b686882]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
3715 0 pass [630e0097]
3716 1 show:exchange [c039ffd2]
3717 1 at:2 [db38d18f]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3718 1 give:V.13 [c450b547]
    traded who=1 whom=2
3719 1 pass [ead404c2]
3720 2 pass [9a46e093]
3721 0 place:take-the-lead [ec5be3c6]
3722 1 place:villainy [5d61f948]
3723 2 place:V.13 [15e9b0c3]
    placed-all
3724 0 pass [54d5849b]
3725 1 show:exchange [a4eddc62]
3726 1 at:2 [8b00bd8e]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3727 1 give:take-the-lead [90cfd5ad]
    traded who=1 whom=2
3728 1 pass [1828fbe7]
3729 2 pass [2f596abd]
3730 0 reveal [f9acae5f]
    turned-up-staging who=0 card=take-the-lead
3731 0 play [a16e18e8]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
3732 0 pass [2fe9a5ad]
3733 1 reveal [257252c9]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3734 1 pass [79ab13ea]
3735 2 reveal [67d4dbb4]
    turned-up who=2 card=V.13
    not-next who=2 card=V.13
3736 2 pass [ed164ab5]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=28
3737 1 pass [87d961aa]
3738 2 pass [dbfd70b8]
3739 0 pass [f9b91b27]
3740 0 place:V.15 [f7e09922]
3741 1 place:seize [98c1a6c8]
3742 2 place:V.13 [204d8bbc]
    placed-all
3743 1 improv [39613e85]
    improvised who=1
3744 1 switch:villainy [999c942c]
    switched who=1
3745 1 pass [687ff709]
3746 2 pass [6f7e1374]
3747 0 pass [47bb0fde]
3748 1 reveal [b7e7cd9c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3749 1 pass [c1cd436e]
3750 2 reveal [0700ba80]
    turned-up who=2 card=V.13
    not-next who=2 card=V.13
3751 2 pass [01026f3e]
3752 0 reveal [3050812b]
    turned-up who=0 card=V.15
    not-next who=0 card=V.15
3753 0 pass [d374dcba]
    drew who=1 pile=staging
    scene-began scene=29
3754 1 show:exchange [df6e8429]
3755 1 at:0 [8af667eb]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3756 1 give:V.7 [8fa6b9d8]
    traded who=1 whom=0
3757 1 improv [ca8b6b35]
    improvised who=1
3758 1 bury:revive [55c34a84]
    drew who=1 pile=staging
    buried who=1 pile=staging
3759 1 pass [1bdb7508]
3760 2 pass [a1020883]
3761 0 pass [a456a8ae]
3762 0 place:no-drama [9f0ff753]
3763 1 place:miscue [b11e4036]
3764 2 place:V.12 [f3d8a7f2]
    placed-all
3765 1 pass [bb613d0c]
3766 2 pass [a03bc5e1]
3767 0 pass [f7de1807]
3768 1 reveal [1e12bbb2]
    turned-up-staging who=1 card=miscue
3769 1 play [3d38783f]
3770 1 at:2 [ab6d2b15]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
3771 2 switch:V.6 [e097a082]
    switched who=2
3772 1 place:revive [2d2c145c]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3773 1 show:exchange [0b885090]
3774 1 at:0 [56586977]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3775 1 give:miscue [571be2bc]
    traded who=1 whom=0
3776 1 pass [26d52c8a]
3777 2 reveal [3908fb2a]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3778 2 pass [1fcb4176]
3779 0 reveal [518eb109]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
3780 0 show:no-drama [220a6e57]
    no-drama who=0
    drew who=0 pile=staging
3781 0 pass [4a4e403a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=30
3782 1 improv [9f9b4f78]
    improvised who=1
3783 1 bury:take-the-lead [14a3f4cf]
    drew who=1 pile=staging
    buried who=1 pile=staging
3784 1 pass [86daa8ac]
3785 2 pass [25266179]
3786 0 pass [7e51e970]
3787 0 place:miscue [7f770ebe]
3788 1 place:revive [03ac4bf2]
3789 2 place:V.13 [1a563e51]
    placed-all
3790 1 pass [9d4930c9]
3791 2 pass [7dd56293]
3792 0 pass [ac8415ad]
3793 1 reveal [07b623d6]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3794 1 pass [ff9a5bc1]
3795 2 reveal [d98930aa]
    turned-up who=2 card=V.13
    not-next who=2 card=V.13
3796 2 pass [11aa6a11]
3797 0 reveal [1e835c62]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
3798 0 improv [18eb6e4b]
    improvised who=0
3799 0 bury:seize [2f5cb934]
    drew who=0 pile=staging
    buried who=0 pile=staging
3800 0 pass [0879a76a]
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=2
    drew who=1 pile=staging
    scene-began scene=31
    final-scene
3801 1 improv [5ccc7089]
    improvised who=1
3802 1 bury:seize [6ee25ebe]
    drew who=1 pile=staging
    buried who=1 pile=staging
3803 1 pass [396e80c5]
3804 2 pass [49f57686]
3805 0 pass [65470c47]
3806 0 place:miscue [b4ee6b7f]
3807 1 place:V.14 [92c4d9e1]
3808 2 place:V.12 [c9538dd1]
    placed-all
3809 1 pass [1b633a70]
3810 2 pass [d61bb54e]
3811 0 pass [107b766d]
3812 1 reveal [f335cf83]
    turned-up who=1 card=V.14
    not-next who=1 card=V.14
3813 1 pass [6a16e1f2]
3814 2 reveal [ab1aac40]
    turned-up who=2 card=V.12
    not-next who=2 card=V.12
3815 2 pass [60fde389]
3816 0 reveal [028daf4e]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
3817 0 pass [9237dec2]
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
