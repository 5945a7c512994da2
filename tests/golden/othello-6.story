set-up [856597ff]
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
1 3 improv [2e2f2d94]
    improvised who=3
2 0 let [16155e5a]
3 1 let [eef570e6]
4 2 let [dcc56d12]
5 4 spotlight [25b530e6]
6 5 let [99688b91]
    stole-spotlight by=4 who=3
7 3 let [c105567c]
    blocked who=3
8 4 pass [abe9cc9e]
9 5 pass [1eace318]
10 0 improv [1eb336b7]
    improvised who=0
11 1 spotlight [e8254525]
12 2 let [5cc103a9]
13 3 spotlight [57a5c7de]
14 5 spotlight [3feb3813]
    stole-spotlight by=1 who=0
15 0 let [440baee9]
    blocked who=0
16 1 show:exchange [c9f6eb3e]
17 1 at:3 [df199e27]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
18 0 spotlight [be2767b3]
19 2 let [52356816]
20 3 show:no-drama [63ef290e]
21 5 let [2b4f4085]
    no-drama who=3
    drew who=3 pile=staging
    foiled who=1 whom=3
22 1 improv [5588a256]
    improvised who=1
23 0 spotlight [02bed360]
24 2 let [d3bb1523]
25 3 let [331683eb]
26 5 let [8a415fda]
    stole-spotlight by=0 who=1
27 1 let [4db125ef]
    blocked who=1
28 2 show:exchange [c31b932d]
29 2 at:5 [647cd7be]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
30 3 let [ff3ddd27]
31 5 spotlight [b6bc57cd]
    stole-spotlight by=5 who=2
32 2 let [b1fb9931]
    blocked who=2
33 0 place:I.5 [d27a42cd]
34 1 place:miscue [70439481]
35 2 place:I.1 [9e1df9a8]
36 3 place:take-the-lead [11606974]
37 4 place:miscue [54fdfba6]
38 5 place:take-the-lead [17b27cae]
    placed-all
39 3 pass [50eed349]
40 4 pass [ce51d52a]
41 5 improv [04faa332]
    improvised who=5
42 2 spotlight [4c9e9f9f]
43 3 let [2c2dcb38]
    stole-spotlight by=2 who=5
44 5 let [1770c75a]
    blocked who=5
45 0 pass [61f97223]
46 1 pass [47502470]
47 2 pass [6b3e6ed0]
48 3 reveal [5791551d]
    turned-up-staging who=3 card=take-the-lead
49 3 exit [7e47207a]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
50 3 pass [e0599164]
51 4 reveal [0e8b1c8c]
    turned-up-staging who=4 card=miscue
52 4 improv [8cd1060d]
    improvised who=4
53 3 let [526d7d9f]
54 4 bury:I.11 [b4163726]
    drew who=4 pile=staging
    buried who=4 pile=script
    script-again
55 4 play [963d2472]
56 4 at:1 [9eaa9a42]
    aimed who=4 card=miscue whom=1
57 0 let [6629c133]
58 1 let [8d800d86]
59 2 let [92c2612b]
60 3 let [39cbe3ed]
61 5 let [56a20926]
    must-switch whom=1
    drew who=4 pile=staging
62 1 switch:take-the-lead [6de22979]
    switched who=1
63 4 place:take-the-lead [92a00dea]
    turned-up-staging who=4 card=take-the-lead
64 4 exit [bd603fd0]
    exiting who=4 card=take-the-lead
65 0 let [fa3f8a8c]
66 2 let [4caebd9b]
67 5 let [0d302b87]
    got-intrigue who=4 n=1
68 4 pass [7375d902]
69 5 reveal [3ced1f77]
    turned-up-staging who=5 card=take-the-lead
70 5 exit [2a5b2a89]
    exiting who=5 card=take-the-lead
71 0 let [92b0e8ab]
72 1 let [e5840d46]
73 2 let [fe78a33f]
    got-intrigue who=5 n=1
74 5 pass [8d617f34]
75 0 reveal [33abc033]
    turned-up who=0 card=I.5
    exiting who=0 card=I.5
76 1 let [8f44e4f6]
77 2 let [269d07a0]
    got-intrigue who=0 n=1
78 0 pass [47979291]
79 1 reveal [4cf37f3e]
    turned-up-staging who=1 card=take-the-lead
80 1 exit [ba488b24]
    exiting who=1 card=take-the-lead
81 2 let [74936e64]
    got-intrigue who=1 n=1
82 1 pass [f6803bbb]
83 2 improv [3534941f]
    improvised who=2
84 3 spotlight [ccb6cd95]
    stole-spotlight by=3 who=2
85 2 show:no-drama [99f0eca7]
    no-drama who=2
    drew who=2 pile=staging
    defeated who=2 by=3
86 2 draw:staging [c4424dfa]
87 2 bury:villainy [f4988829]
    drew who=2 pile=staging
    buried who=2 pile=staging
88 2 reveal [efb70362]
    turned-up who=2 card=I.1
    exiting who=2 card=I.1
    got-intrigue who=2 n=1
89 2 pass [0b5b7019]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=script
    drew who=5 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=2
90 3 pass [4f03b526]
91 4 pass [72a8721a]
92 5 improv [3d61563e]
    improvised who=5
93 5 bury:I.9 [1b96ccd0]
    drew who=5 pile=staging
    buried who=5 pile=script
    script-again
94 5 pass [990865ac]
95 0 pass [561a2796]
96 1 improv [d3367adc]
    improvised who=1
97 1 draw:staging [22e30529]
98 1 bury:I.4 [9c6b9568]
    drew who=1 pile=staging
    buried who=1 pile=script
99 1 pass [c829b30d]
100 2 pass [2be8d011]
101 0 place:villainy [e58c2220]
102 1 place:miscue [3e6970f0]
103 2 place:I.12 [56aec955]
104 3 place:I.7 [649cbe7e]
105 4 place:seize [8c7d7e5c]
106 5 place:I.5 [adef05fd]
    placed-all
107 3 pass [c54ba6db]
108 4 improv [1ceeec11]
    improvised who=4
109 4 switch:revive [ee0d0ad3]
    switched who=4
110 4 pass [2a3d42ea]
111 5 pass [e2e640d2]
112 0 pass [a1e49ecf]
113 1 show:no-drama [10973f55]
    no-drama who=1
    drew who=1 pile=staging
114 1 pass [2d7d5e53]
115 2 improv [99d73e8d]
    improvised who=2
116 2 switch:take-the-lead [3d71c49f]
    switched who=2
117 2 pass [df86c920]
118 3 reveal [8b3353fd]
    turned-up who=3 card=I.7
119 3 play [94cd5b45]
    played who=3 card=I.7
120 0 let [9133727d]
121 1 let [091bb068]
122 2 let [2aea6daf]
123 4 let [caff0545]
124 5 let [2d514aba]
    scored who=3 card=I.7 n=1
    got-intrigue who=3 n=2
125 3 improv [40270f27]
    improvised who=3
126 3 draw:staging [4f5a8624]
127 3 bury:I.6 [bf604b18]
    drew who=3 pile=staging
    buried who=3 pile=script
128 3 pass [b254522d]
129 4 reveal [b890434f]
    turned-up-staging who=4 card=revive
    exiting who=4 card=revive
130 0 let [d141adc0]
131 1 let [2f0aec9f]
132 2 let [a3fb406c]
133 5 let [60dcbadc]
    got-intrigue who=4 n=1
134 4 pass [28ad68bb]
135 5 show:exchange [20d1a23f]
136 5 at:0 [9aeb4b31]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
137 0 let [4c7c71a0]
138 1 let [aadd9e6c]
139 2 let [57ab5045]
140 5 give:I.10 [d5ff59d4]
    traded who=5 whom=0
141 5 reveal [b8c6ec88]
    turned-up who=5 card=I.5
    exiting who=5 card=I.5
142 0 let [df088499]
143 1 let [68b0f6a8]
144 2 let [28216108]
    got-intrigue who=5 n=1
145 5 pass [f6937290]
146 0 improv [573d1934]
    improvised who=0
147 0 draw:script [99ea925f]
148 0 bury:I.10 [da77462a]
    drew who=0 pile=script
    buried who=0 pile=script
149 0 reveal [836438bc]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
150 1 let [1c4ebb61]
151 2 let [ec049c01]
    got-intrigue who=0 n=1
152 0 pass [6e5bdf3b]
153 1 reveal [fc2dfdb5]
    turned-up-staging who=1 card=miscue
154 1 exit [1247bcc8]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
155 1 pass [d8b49285]
156 2 reveal [00c54048]
    turned-up-staging who=2 card=take-the-lead
157 2 play [734e4610]
158 2 at:5 [fa38ef59]
    giving who=2 card=take-the-lead whom=5
159 5 let [f6636142]
    gave-lead who=2 whom=5
160 2 pass [9d6f8da0]
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=staging
    drew who=4 pile=script
    script-empty
    scene-began scene=3
161 0 improv [7059e453]
    improvised who=0
162 0 bury:take-the-lead [ea9ad8a1]
    drew who=0 pile=staging
    buried who=0 pile=staging
163 0 pass [44b0adc6]
164 1 improv [15242f24]
    improvised who=1
165 1 bury:I.6 [e67739d9]
    drew who=1 pile=staging
    buried who=1 pile=script
    reshuffled pile=staging n=15
    staging-empty n=1
166 1 pass [ea2d1d7f]
167 2 improv [10256efe]
    improvised who=2
168 2 draw:script [07a9b89e]
169 2 bury:I.10 [7685efc3]
    drew who=2 pile=script
    buried who=2 pile=script
170 2 pass [dac309d1]
171 3 improv [904e8222]
    improvised who=3
172 3 draw:staging [8ffa1236]
173 3 bury:revive [00028129]
    drew who=3 pile=staging
    buried who=3 pile=staging
174 3 show:exchange [6aef85d6]
175 3 at:2 [c3fb485c]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
176 3 give:I.11 [6a49a9ae]
    traded who=3 whom=2
177 3 pass [d9bb38e8]
178 4 pass [3d030cd5]
179 5 show:exchange [96eebb67]
180 5 at:4 [85713c5e]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
181 4 let [4a2c76ea]
182 5 look [b07d3903]
    looked who=5 whom=4
183 5 take:I.5 [98f6f321]
184 5 give:take-the-lead [42de7cb0]
    traded who=5 whom=4
185 5 pass [72ff5785]
186 0 place:I.3 [75929448]
187 1 place:seize [d8ff9bf1]
188 2 place:seize [91709a23]
189 3 place:I.6 [8c8bde79]
190 4 place:take-the-lead [b799fbc6]
191 5 place:take-the-lead [c45a8a49]
    placed-all
192 0 pass [669bb5ec]
193 1 pass [c1448060]
194 2 pass [4b958654]
195 3 show:exchange [c07d84fc]
196 3 at:0 [37322c65]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
197 0 let [16335295]
198 3 give:miscue [0750cad7]
    traded who=3 whom=0
199 3 pass [9021ecd2]
200 4 pass [15b432e7]
201 5 pass [dd5a5951]
202 0 reveal [661f8e2a]
    turned-up who=0 card=I.3
    exiting who=0 card=I.3
203 1 seize [ac830c01]
204 3 let [94e17388]
205 4 let [1802a7d9]
    seized by=1 who=0 card=I.3
206 0 let [34c82e57]
    scored who=1 card=I.3 n=1
    got-intrigue who=1 n=2
207 2 reveal [8cc21655]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
208 2 pass [2f4f641b]
209 3 reveal [edf2a45a]
    turned-up who=3 card=I.6
210 3 exit [22e2bf40]
    exiting who=3 card=I.6
211 4 let [2d96b294]
    got-intrigue who=3 n=1
212 3 pass [bb3600b3]
213 4 reveal [67c8c991]
    turned-up-staging who=4 card=take-the-lead
214 4 improv [d4736384]
    improvised who=4
215 4 draw:script [62d76b36]
216 4 bury:I.2 [0a1b79eb]
    drew who=4 pile=script
    buried who=4 pile=script
217 4 exit [988134a8]
    exiting who=4 card=take-the-lead
    got-intrigue who=4 n=1
218 4 pass [cb8b4711]
219 5 reveal [569c0b61]
    turned-up-staging who=5 card=take-the-lead
220 5 play [8a41d4f4]
221 5 at:1 [b4e956d5]
    giving who=5 card=take-the-lead whom=1
222 1 let [87b174f6]
    gave-lead who=5 whom=1
223 5 pass [f698180f]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=staging
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
224 2 pass [c97e112d]
225 3 pass [6490eb13]
226 4 pass [6ae8b315]
227 5 pass [da82f2d7]
228 0 improv [aa818758]
    improvised who=0
229 0 bury:villainy [0a12cd5e]
    drew who=0 pile=staging
    buried who=0 pile=staging
230 0 pass [0a81cd4b]
231 1 pass [da9b1ca1]
232 0 place:take-the-lead [e4c6d473]
233 1 place:take-the-lead [7d84ab3e]
234 2 place:I.11 [563c40b3]
235 3 place:villainy [fe6822fa]
236 4 place:seize [8951d343]
237 5 place:miscue [b0ae0bb7]
    placed-all
238 2 pass [b101aa54]
239 3 pass [6a1ee4ba]
240 4 improv [9f0ab1e1]
    improvised who=4
241 4 switch:I.10 [4ee52594]
    switched who=4
242 4 pass [7ed8e179]
243 5 pass [9bd22b5e]
244 0 pass [be6e87c8]
245 1 improv [ac67eee0]
    improvised who=1
246 1 switch:exchange [77401be0]
    switched who=1
247 1 pass [b2670759]
248 2 improv [956dfa57]
    improvised who=2
249 2 bury:I.2 [f9a80bb2]
    drew who=2 pile=staging
    buried who=2 pile=script
250 2 reveal [a4ca1782]
    turned-up who=2 card=I.11
    exiting who=2 card=I.11
251 0 let [fa3d89b8]
252 1 let [950ded60]
253 3 let [48547337]
254 4 let [a50b1a06]
    got-intrigue who=2 n=1
255 2 pass [55207443]
256 3 improv [15bac858]
    improvised who=3
257 3 draw:script [c27708e4]
258 3 bury:I.9 [5c59a020]
    drew who=3 pile=script
    buried who=3 pile=script
259 3 reveal [238b8e22]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
260 0 let [98b887d9]
261 1 let [26f6fb26]
262 4 let [6ca41af4]
    got-intrigue who=3 n=1
263 3 pass [393550ac]
264 4 reveal [6fafc3cf]
    turned-up who=4 card=I.10
265 4 play [51984f77]
    played who=4 card=I.10
266 0 let [3c3f213e]
267 1 let [3d7c6deb]
    scored who=4 card=I.10 n=1
    got-intrigue who=4 n=2
268 4 pass [2db529a2]
269 5 reveal [ff8e173c]
    turned-up-staging who=5 card=miscue
270 5 play [f00b05d7]
271 5 at:1 [1b787ddc]
    aimed who=5 card=miscue whom=1
272 0 let [dfec8fe0]
273 1 let [046b9808]
    must-switch whom=1
    drew who=5 pile=staging
274 1 switch:I.8 [7937a3e2]
    switched who=1
275 5 place:seize [9a223c8a]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
276 5 show:exchange [3dca1049]
277 5 at:2 [222b9496]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
278 0 let [1e1d980c]
279 2 show:no-drama [d78f99e1]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=5 whom=2
280 5 show:no-drama [f40488e8]
    no-drama who=5
    drew who=5 pile=staging
281 5 pass [6c721ccc]
282 0 reveal [fbf418a6]
    turned-up-staging who=0 card=take-the-lead
283 0 play [1e039e61]
    aimed who=0 card=take-the-lead whom=1
284 1 let [46c03260]
    took-lead who=0 whom=1
285 0 pass [75af6509]
286 1 reveal [d3b285ac]
    turned-up who=1 card=I.8
287 1 play [b68646d5]
    played who=1 card=I.8
    scored who=1 card=I.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
288 1 pass [fd6e2554]
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
289 1 improv [7b84f8eb]
    improvised who=1
290 1 bury:revive [46e180f0]
    drew who=1 pile=staging
    buried who=1 pile=staging
291 1 show:exchange [f7186fef]
292 1 at:0 [6c95ca62]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
293 0 let [97b9b939]
294 1 give:seize [44ef3ab2]
    traded who=1 whom=0
295 1 show:exchange [61352cb3]
296 1 at:3 [5dc65d72]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
297 3 let [1b085257]
298 1 give:villainy [533c8b0b]
    traded who=1 whom=3
299 1 pass [f09c8c8e]
300 2 pass [16e220d6]
301 3 improv [7660424b]
    improvised who=3
302 3 bury:I.2 [4d63bee2]
    drew who=3 pile=staging
    buried who=3 pile=script
303 3 pass [f30ab069]
304 4 pass [ef32edf6]
305 5 pass [29765e28]
306 0 pass [2b394646]
307 0 place:I.9 [9f941620]
308 1 place:I.4 [973f8c33]
309 2 place:villainy [74a225e7]
310 3 place:miscue [de5326a5]
311 4 place:I.1 [46fe2bfc]
312 5 place:I.5 [22e9faa3]
    placed-all
313 1 pass [e8639127]
314 2 pass [7907dc53]
315 3 pass [92ff3a2a]
316 4 pass [41cc9efb]
317 5 pass [e44ab4b3]
318 0 pass [878432b2]
319 1 reveal [2b4bb4de]
    turned-up who=1 card=I.4
320 1 exit [7d51ae61]
    exiting who=1 card=I.4
321 0 let [93825952]
322 3 let [c0b40b54]
323 4 let [6e0461af]
    got-intrigue who=1 n=1
324 1 pass [44177f59]
325 2 reveal [87c7101e]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
326 0 let [89362861]
327 3 let [8ccf7f1d]
328 4 let [ced576fe]
    got-intrigue who=2 n=1
329 2 improv [8e4c0af4]
    improvised who=2
330 2 draw:staging [da9c017b]
331 2 bury:revive [fc5a77a9]
    drew who=2 pile=staging
    buried who=2 pile=staging
332 2 pass [62e02a08]
333 3 reveal [d6283332]
    turned-up-staging who=3 card=miscue
334 3 exit [08c288b8]
    exiting who=3 card=miscue
335 0 let [d8afeb2c]
336 4 let [63a6f249]
    got-intrigue who=3 n=1
337 3 pass [28695996]
338 4 improv [363a7101]
    improvised who=4
339 4 draw:staging [0a4de85e]
340 4 bury:seize [db22e280]
    drew who=4 pile=staging
    buried who=4 pile=staging
341 4 reveal [10253522]
    turned-up who=4 card=I.1
342 4 exit [601d1d8b]
    exiting who=4 card=I.1
343 0 let [d65fc0c8]
    got-intrigue who=4 n=1
344 4 pass [a3bfb04c]
345 5 reveal [09eacd07]
    turned-up who=5 card=I.5
    exiting who=5 card=I.5
346 0 let [a4735685]
    got-intrigue who=5 n=1
347 5 improv [e881c245]
    improvised who=5
348 5 draw:staging [3ce351e6]
349 5 bury:take-the-lead [1e625668]
    drew who=5 pile=staging
    buried who=5 pile=staging
350 5 pass [058018eb]
351 0 improv [8721d121]
    improvised who=0
352 0 draw:script [3205a8a6]
353 0 bury-placed [51dec66c]
    drew who=0 pile=script
    buried who=0 pile=script
354 0 reveal [395671f4]
    turned-up who=0 card=I.2
355 0 exit [e5198917]
    exiting who=0 card=I.2
    got-intrigue who=0 n=1
356 0 pass [52052f04]
    act-ran-out act=I
    tallied who=0 n=0
    tallied who=1 n=2
    tallied who=2 n=0
    tallied who=3 n=2
    tallied who=4 n=2
    tallied who=5 n=0
    lead-cast who=2
357 3 trade:spotlight [00d78be2]
    traded-tokens who=3 n=0 total=1
358 3 pass [2816c945]
359 4 trade:spotlight [05d414bc]
    traded-tokens who=4 n=1 total=1
360 4 trade:intrigue [2816c945]
    traded-tokens who=4 n=4 total=0
361 4 pass [b691b9c7]
362 5 discard:seize [0e1f3959]
    discarded who=5 card=seize
363 0 discard:take-the-lead [db992539]
    discarded who=0 card=take-the-lead
364 1 discard:seize [80f0aab1]
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
365 3 pass [dedfdabc]
366 4 pass [f82b9f0d]
367 5 pass [a1f28543]
368 0 pass [688a10da]
369 1 improv [06866722]
    improvised who=1
370 3 spotlight [6328acee]
    stole-spotlight by=3 who=1
371 1 let [8d515b9a]
    blocked who=1
372 2 pass [0de7a86a]
373 0 place:II.3 [757155a3]
374 1 place:II.2 [95f16b29]
375 2 place:II.8 [783bad38]
376 3 place:seize [a68b8c3a]
377 4 place:II.9 [b689a938]
378 5 place:II.1 [fbeb372e]
    placed-all
379 3 pass [358d3d25]
380 4 improv [292e21cd]
    improvised who=4
381 4 switch:villainy [74aa4841]
    switched who=4
382 4 pass [fc25895c]
383 5 show:exchange [a9855dd8]
384 5 at:2 [fa20baaa]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
385 5 give:no-drama [f461af6a]
    traded who=5 whom=2
386 5 pass [5b9e9d05]
387 0 improv [cc035848]
    improvised who=0
388 0 switch:seize [c47ced59]
    switched who=0
389 0 pass [4d365df6]
390 1 coin:othello [114eaf79]
    used-coin-at who=1 coin=othello whom=2
    took-lead who=1 whom=2
391 1 pass [4244affd]
392 2 pass [e0aa4ac1]
393 2 reveal [e9baafbf]
    turned-up who=2 card=II.8
394 2 exit [72e74c62]
    exiting who=2 card=II.8
395 1 let [28929fff]
396 4 let [78d571b5]
    got-intrigue who=2 n=1
397 2 improv [a206e55a]
    improvised who=2
398 2 draw:script [5b224ea6]
399 2 bury:II.4 [15c945bb]
    reshuffled pile=script n=1
    drew who=2 pile=script
    buried who=2 pile=script
    script-again
400 2 pass [e45c2a11]
401 3 reveal [1070d76f]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
402 3 improv [e1ff25c3]
    improvised who=3
403 3 draw:script [943d1860]
404 3 bury:II.11 [b2d137a4]
    drew who=3 pile=script
    buried who=3 pile=script
405 3 pass [97b9882d]
406 4 reveal [f0028a77]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
407 1 let [cf3d2ff7]
    got-intrigue who=4 n=1
408 4 pass [f00e7b29]
409 5 show:exchange [33ca7f8a]
410 5 at:4 [02a92644]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
411 1 let [5f344f7b]
412 4 let [dcaa954a]
413 5 give:revive [71b417bf]
    traded who=5 whom=4
414 5 reveal [bf859055]
    turned-up who=5 card=II.1
415 5 exit [86f1f7b4]
    exiting who=5 card=II.1
416 1 let [eb571afc]
    got-intrigue who=5 n=1
417 5 pass [03c0367a]
418 0 reveal [760624fe]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
419 0 pass [a8c2647b]
420 1 reveal [c420bf0d]
    turned-up who=1 card=II.2
421 1 play [4e2e894b]
    played who=1 card=II.2
    scored who=1 card=II.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
422 1 pass [5c36d442]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=4 pile=script
    script-empty
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
423 2 pass [708f9be9]
424 3 pass [81bb4800]
425 4 improv [63147a5d]
    improvised who=4
426 4 bury:II.1 [00ac8702]
    drew who=4 pile=staging
    buried who=4 pile=script
    script-again
427 4 pass [8e3aa6f1]
428 5 pass [605d1cfe]
429 0 pass [68b77e3e]
430 1 improv [cb5f01bf]
    improvised who=1
431 1 draw:script [11150e2f]
432 1 bury:II.5 [e944469d]
    drew who=1 pile=script
    buried who=1 pile=script
433 1 pass [39be4d2d]
434 0 place:miscue [fa599352]
435 1 place:take-the-lead [5441878b]
436 2 place:no-drama [569b5611]
437 3 place:II.4 [02a128ba]
438 4 place:II.9 [30b2386a]
439 5 place:II.7 [ca999db2]
    placed-all
440 2 pass [61d68499]
441 3 pass [bb750d92]
442 4 pass [5e3a6d8b]
443 5 improv [26d5c36a]
    improvised who=5
444 5 switch:exchange [ac29db03]
    switched who=5
445 5 pass [1b48f003]
446 0 improv [a4eee449]
    improvised who=0
447 0 switch:II.3 [fb032e93]
    switched who=0
448 0 pass [eb543a36]
449 1 pass [2bef5034]
450 2 reveal [7b59dd3f]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
451 2 improv [dd1198e8]
    improvised who=2
452 2 draw:staging [7b07640e]
453 2 bury:II.8 [02743ada]
    drew who=2 pile=staging
    buried who=2 pile=script
    reshuffled pile=staging n=15
454 2 pass [8e89437d]
455 3 reveal [719a639b]
    turned-up who=3 card=II.4
456 3 play [d49f8ce2]
    played who=3 card=II.4
457 1 let [1088f0c0]
458 4 let [d5b79799]
    scored who=3 card=II.4 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=othello
459 3 coin:othello [bbcbede2]
    used-coin-at who=3 coin=othello whom=1
460 1 let [9654269f]
    took-lead who=3 whom=1
461 3 improv [28a8c613]
    improvised who=3
462 3 draw:staging [9269f72b]
463 3 bury:II.10 [1b49658f]
    drew who=3 pile=staging
    buried who=3 pile=script
464 3 pass [833079ec]
465 4 reveal [0447b75e]
    turned-up who=4 card=II.9
    exiting who=4 card=II.9
466 1 let [d019c9ec]
    got-intrigue who=4 n=1
467 4 pass [9e260eeb]
468 5 reveal [215021d4]
    turned-up-staging who=5 card=exchange
469 5 play [540f683d]
470 5 at:3 [41f8788d]
    aimed who=5 card=exchange whom=3
471 1 let [c47eb7de]
472 5 give:revive [5480134c]
    traded who=5 whom=3
473 5 pass [6a3f18ea]
474 0 reveal [72eab1e5]
    turned-up who=0 card=II.3
    exiting who=0 card=II.3
475 1 let [ba1b74c5]
    got-intrigue who=0 n=1
476 0 pass [35a9d507]
477 1 reveal [febb6b8d]
    turned-up-staging who=1 card=take-the-lead
478 1 exit [32dfb090]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
479 1 coin:iago [4de18bf0]
480 1 wound:montano [0d141edb]
    used-iago who=1 character=montano
    wounded who=1 character=montano n=1 total=1
    died character=montano
    took-wounds who=1 n=1
481 1 pass [dd25f567]
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=2
    scene-began scene=3
482 4 improv [83f65a6d]
    improvised who=4
483 4 draw:staging [48f549ea]
484 4 bury:exchange [84b7dac0]
    drew who=4 pile=staging
    buried who=4 pile=staging
485 4 pass [21e2d221]
486 5 pass [db5300de]
487 0 improv [b99771cd]
    improvised who=0
488 0 draw:script [a3dd5c5a]
489 0 bury:II.12 [de7f23b1]
    drew who=0 pile=script
    buried who=0 pile=script
490 0 pass [5eca2831]
491 1 improv [e5ca1252]
    improvised who=1
492 1 draw:script [f45f9db9]
493 1 bury:II.8 [1505931d]
    drew who=1 pile=script
    buried who=1 pile=script
494 1 pass [6f684da2]
495 2 pass [8d743d6f]
496 3 pass [f0111f69]
497 0 place:miscue [ee8529ad]
498 1 place:II.1 [291c24f7]
499 2 place:miscue [cc9a2052]
500 3 place:seize [a1086064]
501 4 place:seize [edfbb560]
502 5 place:villainy [d1749732]
    placed-all
503 4 pass [7c09096c]
504 5 pass [88e743b1]
505 0 pass [900cd89a]
506 1 pass [64ded3ab]
507 2 pass [b3c6b9de]
508 3 show:exchange [6da1550c]
509 3 at:1 [686320bc]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
510 1 let [99b1147f]
511 3 give:revive [fc1dd211]
    traded who=3 whom=1
512 3 pass [aac4e599]
513 4 reveal [534e3144]
    turned-up-staging who=4 card=seize
    exiting who=4 card=seize
    got-intrigue who=4 n=1
514 4 pass [7422ba68]
515 5 reveal [b2c9d3dd]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
516 1 let [21aa2aa0]
    got-intrigue who=5 n=1
517 5 improv [af3a9e4e]
    improvised who=5
518 5 draw:staging [9149f8a1]
519 5 bury:II.6 [f1a8d1f7]
    drew who=5 pile=staging
    buried who=5 pile=script
520 5 pass [ad0b58f8]
521 0 reveal [4677fbb3]
    turned-up-staging who=0 card=miscue
522 0 exit [ec555f0e]
    exiting who=0 card=miscue
523 1 let [529d3e2f]
    got-intrigue who=0 n=1
524 0 pass [a53bb2d0]
525 1 reveal [1bd93412]
    turned-up who=1 card=II.1
526 1 play [9cfa182e]
    played who=1 card=II.1
    set-aside card=II.1 character=montano
    got-intrigue who=1 n=2
527 1 pass [a4f7795b]
528 2 reveal [bfcf317a]
    turned-up-staging who=2 card=miscue
529 2 play [734fdb32]
    aimed who=2 card=miscue whom=3
    must-switch whom=3
    drew who=2 pile=staging
530 3 switch:II.11 [00c63356]
    switched who=3
531 2 place:II.10 [0de91375]
    turned-up who=2 card=II.10
    played who=2 card=II.10
    scored who=2 card=II.10 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
532 2 coin:othello [5c948094]
    used-coin-at who=2 coin=othello whom=3
    took-lead who=2 whom=3
533 2 pass [7ee58802]
534 3 reveal [ea805443]
    turned-up who=3 card=II.11
    exiting who=3 card=II.11
    got-intrigue who=3 n=1
535 3 pass [4fc336bd]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    scene-began scene=4
536 3 improv [c986fbfc]
    improvised who=3
537 3 draw:staging [2d452255]
538 3 bury:miscue [9d9ee0a1]
    drew who=3 pile=staging
    buried who=3 pile=staging
539 3 pass [80aceae3]
540 4 pass [4464b783]
541 5 show:exchange [fc17bf52]
542 5 at:0 [fb451ebf]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
543 0 let [585736f3]
544 5 give:seize [e8008c81]
    traded who=5 whom=0
545 5 pass [815990da]
546 0 pass [435a7fe9]
547 1 improv [f429b91f]
    improvised who=1
548 1 draw:staging [e7d4b8d5]
549 1 bury:take-the-lead [c018e15a]
    drew who=1 pile=staging
    buried who=1 pile=staging
550 1 show:no-drama [6925acbd]
    no-drama who=1
    drew who=1 pile=staging
551 1 pass [32f545f9]
552 2 pass [0cab3495]
553 0 place:seize [e9a83252]
554 1 place:II.9 [99be23b3]
555 2 place:exchange [788c6ec1]
556 3 place:villainy [28a276eb]
557 4 place:take-the-lead [a7e2c4d4]
558 5 place:II.7 [3c77f6b9]
    placed-all
559 3 pass [de85013f]
560 4 pass [1244fa23]
561 5 pass [8098b940]
562 0 improv [b574c950]
    improvised who=0
563 0 switch:take-the-lead [3851c0d1]
    switched who=0
564 0 pass [d6bd58bc]
565 1 pass [8fa3fa1d]
566 2 pass [78626d5b]
567 3 reveal [6f5a1e0b]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
568 1 let [15d5fb29]
569 2 let [8494a8f0]
570 4 let [e1063292]
    got-intrigue who=3 n=1
571 3 pass [9215d265]
572 4 improv [2c2b74d5]
    improvised who=4
573 4 draw:staging [457ba354]
574 4 bury:seize [ab6c16d9]
    drew who=4 pile=staging
    buried who=4 pile=staging
575 4 show:exchange [970e12b8]
576 4 at:5 [23a788e6]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
577 1 let [25a35a5a]
578 2 let [336d7b1d]
579 4 look [0e7e98f5]
    looked who=4 whom=5
580 4 take:II.5 [198713a6]
581 4 give:revive [9dcf9265]
    traded who=4 whom=5
582 4 reveal [d4333ac9]
    turned-up-staging who=4 card=take-the-lead
583 4 exit [5fd62c86]
    exiting who=4 card=take-the-lead
584 1 let [f6523889]
585 2 let [77bffcb3]
    got-intrigue who=4 n=1
586 4 pass [96de31af]
587 5 reveal [2b08dab1]
    turned-up who=5 card=II.7
588 5 exit [67650e48]
    exiting who=5 card=II.7
589 1 let [2ff9bce1]
590 2 let [f760217f]
    got-intrigue who=5 n=1
591 5 improv [ef39a92a]
    improvised who=5
592 5 draw:script [f34f9b2c]
593 5 bury:II.8 [d392a984]
    drew who=5 pile=script
    buried who=5 pile=script
594 5 pass [80e0b3a7]
595 0 reveal [293e9522]
    turned-up-staging who=0 card=take-the-lead
596 0 exit [a0f32b51]
    exiting who=0 card=take-the-lead
597 1 let [d87c2829]
598 2 let [5ea017b9]
    got-intrigue who=0 n=1
599 0 pass [3c6afbd4]
600 1 reveal [3487ef27]
    turned-up who=1 card=II.9
    exiting who=1 card=II.9
    got-intrigue who=1 n=1
601 1 pass [35683243]
602 2 improv [88971915]
    improvised who=2
603 2 draw:staging [7ed1235c]
604 2 bury:take-the-lead [6a327f17]
    drew who=2 pile=staging
    buried who=2 pile=staging
605 2 reveal [53318007]
    turned-up-staging who=2 card=exchange
606 2 play [b0a32910]
607 2 at:0 [b02bd4df]
    aimed who=2 card=exchange whom=0
608 0 let [4cbdd965]
609 2 give:take-the-lead [8ea3999a]
    traded who=2 whom=0
610 2 pass [557efce0]
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
611 3 improv [0b6babf7]
    improvised who=3
612 3 bury:take-the-lead [e522c7e8]
    drew who=3 pile=staging
    buried who=3 pile=staging
613 3 pass [564a993d]
614 4 pass [96ade462]
615 5 pass [71832255]
616 0 improv [367df37d]
    improvised who=0
617 0 bury:take-the-lead [0b218c88]
    drew who=0 pile=staging
    buried who=0 pile=staging
618 0 pass [5e90090f]
619 1 pass [34122eb0]
620 2 pass [fcb45e2b]
621 0 place:II.3 [8f22026e]
622 1 place:no-drama [1c64c563]
623 2 place:II.8 [460eb30b]
624 3 place:villainy [68edde35]
625 4 place:II.5 [3638a85f]
626 5 place:II.11 [407eac50]
    placed-all
627 3 pass [2b1e91b4]
628 4 improv [b65aa216]
    improvised who=4
629 4 switch:II.7 [4178fd4c]
    switched who=4
630 4 pass [f9eab8c9]
631 5 pass [aec256eb]
632 0 pass [73d68667]
633 1 improv [a7ff150c]
    improvised who=1
634 1 switch:revive [e62e6a98]
    switched who=1
635 1 pass [f8e44a9a]
636 2 pass [6c704682]
637 3 reveal [be61c90e]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
638 1 let [93cf2761]
    got-intrigue who=3 n=1
639 3 show:exchange [d45e8032]
640 3 at:5 [ed710963]
    showed-exchange who=3 whom=5
    drew who=3 pile=staging
641 1 let [93537005]
642 3 give:villainy [d387ec1b]
    traded who=3 whom=5
643 3 pass [c5b25250]
644 4 reveal [b6c1c8f2]
    turned-up who=4 card=II.7
645 4 play [7cf254a7]
    played who=4 card=II.7
646 1 let [8ecf6c61]
    scored who=4 card=II.7 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=roderigo
647 4 coin:roderigo [9c21e59e]
648 4 at:5 [0037976c]
    used-coin-at who=4 coin=roderigo whom=5
649 4 give:II.12 [d1704cc4]
    traded who=4 whom=5
650 4 pass [7ca6de53]
651 5 reveal [62d680c3]
    turned-up who=5 card=II.11
    exiting who=5 card=II.11
652 1 let [2b510dbb]
    got-intrigue who=5 n=1
653 5 pass [91ff4c65]
654 0 reveal [6a837477]
    turned-up who=0 card=II.3
    exiting who=0 card=II.3
655 1 let [acc95bc4]
    got-intrigue who=0 n=1
656 0 pass [93319df4]
657 1 reveal [6596f066]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
658 1 show:no-drama [a90a787b]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=2
659 1 pass [8c607a72]
660 2 reveal [f71df5ca]
    turned-up who=2 card=II.8
    exiting who=2 card=II.8
    got-intrigue who=2 n=1
661 2 improv [703b91d1]
    improvised who=2
662 2 draw:script [8dda275b]
663 2 bury:II.6 [4d0f8491]
    drew who=2 pile=script
    buried who=2 pile=script
664 2 pass [d039c0c8]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=6
665 3 improv [a37703dc]
    improvised who=3
666 3 draw:script [e2b29b01]
667 3 bury:II.9 [ab79058f]
    drew who=3 pile=script
    buried who=3 pile=script
668 3 pass [fb2dc606]
669 4 show:exchange [581e751a]
670 4 at:5 [564bb297]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
671 5 let [5b4c74ab]
672 4 give:II.5 [e403df3d]
    traded who=4 whom=5
673 4 show:exchange [18ab3b3f]
674 4 at:3 [9dc7b6f0]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
675 4 give:miscue [757fd837]
    traded who=4 whom=3
676 4 pass [79ed8fa7]
677 5 pass [0855b3b6]
678 0 pass [d0428e7a]
679 1 pass [68b995a2]
680 2 pass [474a6fb1]
681 0 place:take-the-lead [f5753645]
682 1 place:exchange [f9daf597]
683 2 place:seize [dfdf61a4]
684 3 place:miscue [1032971e]
685 4 place:II.8 [bff4552d]
686 5 place:seize [4e6a1433]
    placed-all
687 3 pass [58da61bc]
688 4 improv [f50e70e5]
    improvised who=4
689 4 switch:take-the-lead [3125e79d]
    switched who=4
690 4 pass [479876fb]
691 5 pass [d6174bb3]
692 0 pass [babeddac]
693 1 improv [230237ae]
    improvised who=1
694 1 switch:II.6 [de584509]
    switched who=1
695 1 pass [9110d1dd]
696 2 pass [1326cec4]
697 3 reveal [2b0a2e27]
    turned-up-staging who=3 card=miscue
698 3 exit [3d424f62]
    exiting who=3 card=miscue
699 0 let [7e5c969c]
700 5 seize [9c76dec0]
    seized by=5 who=3 card=miscue
    got-spotlight who=5 n=1
701 4 reveal [39ce3dfa]
    turned-up-staging who=4 card=take-the-lead
702 4 exit [ca9a7071]
    exiting who=4 card=take-the-lead
703 0 let [12607627]
    got-intrigue who=4 n=1
704 4 pass [366ab68f]
705 0 reveal [a037f06b]
    turned-up-staging who=0 card=take-the-lead
706 0 exit [3e085e81]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
707 0 pass [5662af26]
708 1 reveal [b18c67c8]
    turned-up who=1 card=II.6
709 1 exit [f088ff4d]
    exiting who=1 card=II.6
    got-intrigue who=1 n=1
710 1 show:exchange [b49ca800]
711 1 at:3 [b77eb447]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
712 5 spotlight [85c3a272]
    stole-spotlight by=5 who=1
713 1 show:no-drama [ed6c77e7]
    no-drama who=1
    drew who=1 pile=staging
    defeated who=1 by=5
714 1 give:take-the-lead [15b2ad39]
    traded who=1 whom=3
715 1 pass [f548347d]
716 2 reveal [367930b6]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
717 2 improv [49f2e5b2]
    improvised who=2
718 2 draw:script [c0ea0b49]
719 2 bury:II.11 [99deb741]
    drew who=2 pile=script
    buried who=2 pile=script
720 2 pass [7f3d6004]
    drew who=2 pile=script
    reshuffled pile=script n=1
721 3 draw:script [3b4725da]
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=2
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=7
    final-scene
722 3 pass [ab096bff]
723 4 improv [14281b26]
    improvised who=4
724 4 bury:take-the-lead [6efb836d]
    drew who=4 pile=staging
    buried who=4 pile=staging
725 4 pass [2b7ae7a4]
726 5 pass [9a9725c0]
727 0 pass [b2e0f2d4]
728 1 show:exchange [c80b20ca]
729 1 at:0 [f1b11184]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
730 0 let [18e6feae]
731 1 give:miscue [5b27a72d]
    traded who=1 whom=0
732 1 pass [4f6d4c40]
733 2 pass [6071d11f]
734 0 place:miscue [d74c8400]
735 1 place:villainy [a62a78d5]
736 2 place:miscue [126562f4]
737 3 place:revive [0894a78d]
738 4 place:II.8 [64cf06f8]
739 5 place:II.5 [8d867fb5]
    placed-all
740 3 pass [25769db4]
741 4 pass [14c88e5f]
742 5 pass [430b2352]
743 0 pass [08f18c95]
744 1 pass [293c966f]
745 2 pass [22f61721]
746 3 reveal [f3cfd4bc]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
747 0 let [24f1af7d]
    got-intrigue who=3 n=1
748 3 improv [4c62a366]
    improvised who=3
749 3 bury:seize [f2b9e8f8]
    drew who=3 pile=staging
    buried who=3 pile=staging
750 3 pass [af34714d]
751 4 reveal [eff05a1f]
    turned-up who=4 card=II.8
752 4 play [f03674a6]
    played who=4 card=II.8
753 0 let [99a7b720]
    scored who=4 card=II.8 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=cassio
754 4 coin:cassio [70a51d8a]
    used-coin who=4 coin=cassio
755 4 bury:take-the-lead [76b43fa6]
    drew who=4 pile=staging
    buried who=4 pile=staging
756 4 pass [c6f085f9]
757 5 reveal [2a260558]
    turned-up who=5 card=II.5
    exiting who=5 card=II.5
758 0 let [608f4698]
    got-intrigue who=5 n=1
759 5 improv [f00159d8]
    improvised who=5
760 5 draw:script [e7d753f2]
761 5 bury:II.12 [ea33aaa8]
    reshuffled pile=script n=1
    drew who=5 pile=script
    buried who=5 pile=script
762 5 pass [2bafc074]
763 0 improv [cf60f772]
    improvised who=0
764 0 draw:staging [08f801f3]
765 0 bury-placed [63d66529]
    drew who=0 pile=staging
    buried who=0 pile=staging
766 0 reveal [35e41e60]
    turned-up-staging who=0 card=no-drama
767 0 play [3e19fe9e]
    played who=0 card=no-drama
    no-drama who=0
768 0 pass [1e063ce3]
769 1 reveal [ed237394]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
770 1 pass [7d3881ae]
771 2 reveal [533504d9]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
772 2 improv [0cdbea12]
    improvised who=2
773 2 draw:script [46c8647a]
774 2 bury:II.9 [c1b6ac56]
    drew who=2 pile=script
    buried who=2 pile=script
775 2 pass [c77f5526]
    act-ran-out act=II
    tallied who=0 n=0
    tallied who=1 n=5
    tallied who=2 n=2
    tallied who=3 n=3
    tallied who=4 n=3
    tallied who=5 n=0
    lead-cast who=5
776 0 discard:seize [1925eaaf]
    discarded who=0 card=seize
    drew who=2 pile=staging
777 4 discard:revive [00a74974]
    discarded who=4 card=revive
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    act-began act=III who=5
    scene-began scene=1
778 0 pass [7886a35f]
779 1 pass [24e2c827]
780 2 show:exchange [4c86db91]
781 2 at:0 [418f5610]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
782 2 give:exchange [848bbf22]
    traded who=2 whom=0
783 2 pass [cc27098e]
784 3 pass [80e11500]
785 4 improv [90b401f6]
    improvised who=4
786 4 draw:script [575954f1]
787 4 bury:III.10 [3351bde5]
    drew who=4 pile=script
    buried who=4 pile=script
788 4 pass [c9136f45]
789 5 pass [5bcd58e7]
790 0 place:III.13 [4ef7c6d2]
791 1 place:III.8 [02ceb293]
792 2 place:III.4 [31c480e4]
793 3 place:no-drama [20e9a388]
794 4 place:villainy [ce8a45d2]
795 5 place:III.14 [35e8f062]
    placed-all
796 0 show:exchange [ff3c3b68]
797 0 at:4 [fa3f2a7a]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
798 0 give:seize [eb3744cd]
    traded who=0 whom=4
799 0 pass [bdd45bc3]
800 1 improv [3755e5a7]
    improvised who=1
801 1 switch:take-the-lead [a9b37304]
    switched who=1
802 1 pass [a6fea430]
803 2 pass [016b78ec]
804 3 pass [46ed1004]
805 4 pass [e490dac8]
806 5 pass [1b084052]
807 0 reveal [623d02f9]
    turned-up who=0 card=III.13
808 0 exit [250fee0b]
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
809 0 pass [11f7a1eb]
810 1 reveal [960efc11]
    turned-up-staging who=1 card=take-the-lead
811 1 play [9a762701]
    aimed who=1 card=take-the-lead whom=5
    took-lead who=1 whom=5
812 1 pass [0a06723b]
813 2 reveal [650c3719]
    turned-up who=2 card=III.4
814 2 play [7e95e136]
    played who=2 card=III.4
    scored who=2 card=III.4 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
815 2 pass [e2d6ecc4]
816 3 reveal [010cb257]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
817 3 improv [9f62824a]
    improvised who=3
818 3 draw:staging [57148bdf]
819 3 bury:III.3 [b2f6e5d7]
    drew who=3 pile=staging
    buried who=3 pile=script
820 3 pass [2934e9b6]
821 4 reveal [1b6081c3]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
822 4 pass [be299e65]
823 5 reveal [9fe2cd44]
    turned-up who=5 card=III.14
824 5 play [5086d6fb]
    played who=5 card=III.14
    scored who=5 card=III.14 n=2
    got-coin who=5 coin=cassio
    got-handkerchief who=5
825 5 coin:cassio [4508e9ba]
    used-coin who=5 coin=cassio
826 5 draw:staging [bcb822f9]
827 5 bury:III.7 [8a406c78]
    drew who=5 pile=staging
    buried who=5 pile=script
828 5 pass [82f4660c]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
829 2 improv [9c76b03f]
    improvised who=2
830 2 draw:script [64ccab78]
831 2 bury:III.11 [834e209e]
    drew who=2 pile=script
    buried who=2 pile=script
832 2 pass [a1288cf1]
833 3 pass [c0cb54d5]
834 4 improv [1e311156]
    improvised who=4
835 4 draw:staging [731b7482]
836 4 bury:III.10 [74184a8e]
    drew who=4 pile=staging
    buried who=4 pile=script
837 4 pass [c51d0567]
838 5 pass [bbf73a25]
839 0 show:exchange [c8dc33b9]
840 0 at:2 [0b04c147]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=14
841 2 let [9f241663]
842 0 give:seize [13b6fe7d]
    traded who=0 whom=2
843 0 improv [c4b74086]
    improvised who=0
844 0 draw:staging [379050ae]
845 0 bury:III.3 [78b4caff]
    drew who=0 pile=staging
    buried who=0 pile=script
846 0 pass [b308242f]
847 1 pass [e23bc213]
848 0 place:seize [d77fe009]
849 1 place:III.12 [564f340a]
850 2 place:take-the-lead [a7bee04a]
851 3 place:III.15 [9a205b69]
852 4 place:III.5 [b50d1edd]
853 5 place:revive [a5cb542d]
    placed-all
854 2 pass [3236e9a9]
855 3 pass [b5cedb8c]
856 4 pass [505d6b9b]
857 5 pass [dff23535]
858 0 pass [6c9d254b]
859 1 pass [1c33e228]
860 2 coin:desdemona [83dbda79]
    no-drama-coin who=2
861 2 reveal [02a44f06]
    turned-up-staging who=2 card=take-the-lead
862 2 play [244201ee]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
863 2 pass [87885b00]
864 3 reveal [6f238fcc]
    turned-up who=3 card=III.15
    played who=3 card=III.15
    failed who=3 card=III.15
865 3 pass [4dbeb748]
866 4 reveal [0b8f901c]
    turned-up who=4 card=III.5
    exiting who=4 card=III.5
    got-intrigue who=4 n=1
867 4 pass [166e6cc3]
868 5 reveal [2e03d68f]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
869 5 improv [8a3adba3]
    improvised who=5
870 5 draw:staging [2a39c697]
871 5 bury:take-the-lead [8ffe31eb]
    drew who=5 pile=staging
    buried who=5 pile=staging
872 5 pass [3421dda5]
873 0 reveal [4cf7252f]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
874 0 pass [cde4e3ab]
875 1 reveal [a2a10f5b]
    turned-up who=1 card=III.12
876 1 exit [39ed44ae]
    exiting who=1 card=III.12
    got-intrigue who=1 n=1
877 1 improv [644215f9]
    improvised who=1
878 1 draw:staging [3ca84aad]
879 1 bury:III.6 [3c795eee]
    drew who=1 pile=staging
    buried who=1 pile=script
880 1 pass [e39ba397]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
881 3 show:exchange [b650cee0]
882 3 at:0 [bdff8a71]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
883 0 show:no-drama [583ecdee]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=3 whom=0
884 3 show:exchange [ef71bb0c]
885 3 at:4 [b2dc0bf4]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
886 4 let [ae91295e]
887 3 give:no-drama [632a1584]
    traded who=3 whom=4
888 3 pass [faf3a874]
889 4 pass [5305c13d]
890 5 pass [647aba74]
891 0 pass [05612212]
892 1 pass [26db6051]
893 2 pass [564d5fd7]
894 0 place:III.10 [5708cbc5]
895 1 place:III.8 [0e5d0a42]
896 2 place:seize [ea6f11fa]
897 3 place:seize [bc9ed891]
898 4 place:III.9 [3c51b0b0]
899 5 place:take-the-lead [79cc5f19]
    placed-all
900 3 pass [754cc644]
901 4 pass [efa4651c]
902 5 pass [926fd204]
903 0 pass [6f946fb5]
904 1 pass [4aa94732]
905 2 pass [06a20202]
906 3 reveal [cf7d9b2f]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
907 3 improv [e4b69316]
    improvised who=3
908 3 draw:script [2b081e78]
909 3 bury:III.1 [df89e193]
    drew who=3 pile=script
    buried who=3 pile=script
910 3 pass [5e6b62e1]
911 4 show:no-drama [66b28ec4]
    no-drama who=4
    drew who=4 pile=staging
912 4 show:exchange [5059b98e]
913 4 at:3 [861230d1]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
914 4 give:take-the-lead [aad17e96]
    traded who=4 whom=3
915 4 reveal [f9267c51]
    turned-up who=4 card=III.9
    exiting who=4 card=III.9
    got-intrigue who=4 n=1
916 4 improv [c5d89006]
    improvised who=4
917 4 draw:staging [161b3cc2]
918 4 bury:villainy [df891c3f]
    drew who=4 pile=staging
    buried who=4 pile=staging
919 4 pass [14f99730]
920 5 reveal [3cc7b38a]
    turned-up-staging who=5 card=take-the-lead
921 5 exit [82e3ac44]
    exiting who=5 card=take-the-lead
    got-intrigue who=5 n=1
922 5 pass [36baf7d1]
923 0 reveal [82142def]
    turned-up who=0 card=III.10
924 0 play [ba77941c]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
925 0 improv [2a4d629c]
    improvised who=0
926 0 draw:staging [6d3ed8a4]
927 0 bury:miscue [c644cffa]
    drew who=0 pile=staging
    buried who=0 pile=staging
928 0 pass [a61aa811]
929 1 reveal [598515d4]
    turned-up who=1 card=III.8
930 1 play [140e3589]
    played who=1 card=III.8
    scored who=1 card=III.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
931 1 show:no-drama [b3fbbea3]
    no-drama who=1
    drew who=1 pile=staging
932 1 coin:othello [59507a9b]
    used-coin-at who=1 coin=othello whom=2
    took-lead who=1 whom=2
933 1 pass [825b9cb4]
934 2 reveal [35918fd2]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
935 2 improv [d93f32dc]
    improvised who=2
936 2 draw:staging [3cf5f908]
937 2 bury:III.2 [1ce1c8a9]
    drew who=2 pile=staging
    buried who=2 pile=script
938 2 pass [8d75adbe]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=4 pile=staging
    reshuffled pile=staging n=9
    drew who=5 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    scene-began scene=4
939 2 pass [c14a5d09]
940 3 pass [2d0d7a30]
941 4 show:exchange [2c03e237]
942 4 at:2 [7a9440f3]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
943 4 give:revive [132bfd4e]
    traded who=4 whom=2
944 4 show:exchange [50ed8760]
945 4 at:2 [7cbc69bc]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
946 4 give:exchange [a0c9a7da]
    traded who=4 whom=2
947 4 pass [56072873]
948 5 pass [bb1d4851]
949 0 pass [11d68989]
950 1 pass [e0039b17]
951 0 place:revive [61b0119b]
952 1 place:seize [098313d3]
953 2 place:take-the-lead [8ecd5e11]
954 3 place:III.1 [fb93c0d3]
955 4 place:III.6 [83ba0753]
956 5 place:III.11 [7f30b233]
    placed-all
957 2 show:exchange [339c7faf]
958 2 at:0 [f22f1f2d]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
959 2 give:take-the-lead [41215a4b]
    traded who=2 whom=0
960 2 pass [8de5ce56]
961 3 pass [8b928d81]
962 4 pass [89654c9b]
963 5 pass [f9d8f303]
964 0 coin:othello [75b64018]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
965 0 pass [5452236b]
966 1 pass [66959cc9]
967 1 reveal [7bf08705]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
968 1 improv [ab5444dd]
    improvised who=1
969 1 draw:staging [3ebd1682]
970 1 bury:villainy [7291cf9e]
    drew who=1 pile=staging
    buried who=1 pile=staging
971 1 pass [2cdf6a47]
972 2 reveal [c0901411]
    turned-up-staging who=2 card=take-the-lead
973 2 play [90723ed1]
    aimed who=2 card=take-the-lead whom=0
974 5 let [3a17c679]
    took-lead who=2 whom=0
975 2 pass [da0c7cc7]
976 3 reveal [bbc3d242]
    turned-up who=3 card=III.1
977 3 play [2ac08e9e]
    played who=3 card=III.1
978 5 let [470800da]
    scored who=3 card=III.1 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=cassio
979 3 coin:cassio [7bbeb1aa]
    used-coin who=3 coin=cassio
980 3 draw:staging [ad721bd5]
981 3 bury:III.3 [2d955dcb]
    drew who=3 pile=staging
    buried who=3 pile=script
982 3 pass [f622eed8]
983 4 reveal [3e838b68]
    turned-up who=4 card=III.6
984 4 exit [573fa487]
    exiting who=4 card=III.6
985 5 let [504025a5]
    got-intrigue who=4 n=1
986 4 improv [28d7884f]
    improvised who=4
987 4 draw:script [5914daee]
988 4 bury:III.7 [357b4ef3]
    drew who=4 pile=script
    buried who=4 pile=script
989 4 pass [f61b3bc3]
990 5 improv [593469c1]
    improvised who=5
991 5 draw:staging [83eccfc0]
992 5 bury-placed [31bcf573]
    drew who=5 pile=staging
    buried who=5 pile=script
993 5 show:exchange [d2e6c778]
994 5 at:0 [f0a64f7e]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
995 5 give:III.2 [25de25dc]
    traded who=5 whom=0
996 5 reveal [f4724b74]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
997 5 pass [22e88b11]
998 0 reveal [51f4e8c4]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
999 0 pass [fdbf93cc]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    reshuffled pile=staging n=11
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=5
1000 3 show:exchange [d1230732]
1001 3 at:1 [faeaebed]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1002 3 give:seize [1a779801]
    traded who=3 whom=1
1003 3 improv [9237406c]
    improvised who=3
1004 3 draw:staging [ac30ec79]
1005 3 bury:take-the-lead [ccb585f3]
    drew who=3 pile=staging
    buried who=3 pile=staging
1006 3 pass [70aca74e]
1007 4 pass [32046d2b]
1008 5 pass [f984f28f]
1009 0 improv [28ed5c03]
    improvised who=0
1010 0 draw:script [9295c90f]
1011 0 bury:III.9 [69a69048]
    drew who=0 pile=script
    buried who=0 pile=script
1012 0 pass [77fb741e]
1013 1 pass [3b59ed55]
1014 2 pass [18ff8fe1]
1015 0 place:miscue [d8d7722c]
1016 1 place:villainy [682c886d]
1017 2 place:revive [b16bd08c]
1018 3 place:exchange [0efa454d]
1019 4 place:take-the-lead [d7924e86]
1020 5 place:seize [7859b271]
    placed-all
1021 3 pass [bfbe3601]
1022 4 pass [da03cf01]
1023 5 improv [442cf9ca]
    improvised who=5
1024 5 switch:revive [86299a0f]
    switched who=5
1025 5 pass [f3ff3245]
1026 0 pass [1d078242]
1027 1 pass [bfca66c3]
1028 2 pass [0c18186c]
1029 3 reveal [b1699b4e]
    turned-up-staging who=3 card=exchange
1030 3 play [6664e2b3]
1031 3 at:1 [2661c6c4]
    aimed who=3 card=exchange whom=1
1032 3 give:take-the-lead [89c70c76]
    traded who=3 whom=1
1033 3 pass [a9d15114]
1034 4 reveal [e78b1b65]
    turned-up-staging who=4 card=take-the-lead
1035 4 play [a282da71]
    aimed who=4 card=take-the-lead whom=2
    took-lead who=4 whom=2
1036 4 pass [edffab30]
1037 5 reveal [4938b5d8]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
1038 5 pass [4128d362]
1039 0 reveal [2a88ac9b]
    turned-up-staging who=0 card=miscue
1040 0 play [aa130b74]
1041 0 at:2 [ef944b9f]
    aimed who=0 card=miscue whom=2
    must-switch whom=2
    drew who=0 pile=staging
1042 2 switch:seize [f4cb5e56]
    switched who=2
1043 0 place:seize [92ee5d04]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1044 0 pass [9461cdf6]
1045 1 reveal [d94e7de4]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1046 1 pass [56c90619]
1047 2 reveal [c5ad2529]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1048 2 improv [d245659d]
    improvised who=2
1049 2 draw:staging [8a4f0988]
1050 2 bury:III.5 [a0dd5807]
    drew who=2 pile=staging
    buried who=2 pile=script
1051 2 pass [fc207421]
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    scene-began scene=6
1052 5 improv [6051f271]
    improvised who=5
1053 5 bury:seize [8becd5da]
    drew who=5 pile=staging
    buried who=5 pile=staging
1054 5 pass [e1e20922]
1055 0 improv [4c27e805]
    improvised who=0
1056 0 bury:III.3 [8d7095f7]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
1057 0 pass [addeb989]
1058 1 pass [1c43ddb8]
1059 2 pass [51d9711f]
1060 3 pass [f256acee]
1061 4 pass [69de40ab]
1062 0 place:III.2 [03677864]
1063 1 place:seize [4e4d842e]
1064 2 place:no-drama [b88ffb04]
1065 3 place:III.13 [81923068]
1066 4 place:III.7 [bb6b1277]
1067 5 place:miscue [ddad99ad]
    placed-all
1068 5 show:exchange [6b5c57cf]
1069 5 at:0 [ca411b0a]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
1070 5 give:III.11 [405c07d3]
    traded who=5 whom=0
1071 5 show:exchange [7c6684ee]
1072 5 at:2 [ed2d4ce6]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
1073 5 give:III.15 [2fade45d]
    traded who=5 whom=2
1074 5 pass [2b81e218]
1075 0 pass [762e7eb5]
1076 1 pass [e133d682]
1077 2 pass [3abbf480]
1078 3 show:exchange [616ae36a]
1079 3 at:1 [e8471246]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1080 1 let [ba4eb9fb]
1081 3 give:revive [d1831db0]
    traded who=3 whom=1
1082 3 pass [21de60b0]
1083 4 pass [0ccb8194]
1084 5 reveal [7d661db6]
    turned-up-staging who=5 card=miscue
1085 5 play [fac4b3f0]
1086 5 at:4 [120b0fc0]
    aimed who=5 card=miscue whom=4
1087 1 let [8f3c0bd1]
    must-switch whom=4
    drew who=5 pile=staging
1088 4 switch:villainy [1459fff0]
    switched who=4
1089 5 place:no-drama [c51708e6]
    turned-up-staging who=5 card=no-drama
    exiting who=5 card=no-drama
    got-intrigue who=5 n=1
1090 5 pass [974e69bc]
1091 0 reveal [7b5d4cfd]
    turned-up who=0 card=III.2
1092 0 exit [fed7eba7]
    exiting who=0 card=III.2
1093 1 seize [158da686]
    seized by=1 who=0 card=III.2
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1094 1 coin:desdemona [9d47ce3a]
    no-drama-coin who=1
1095 2 reveal [0d39934d]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1096 2 pass [7c86ba72]
1097 3 reveal [48001522]
    turned-up who=3 card=III.13
1098 3 play [02bf5aac]
    played who=3 card=III.13
    scored who=3 card=III.13 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=emilia
1099 3 improv [5ff07a52]
    improvised who=3
1100 3 draw:staging [22e3e78d]
1101 3 bury:villainy [123c6955]
    drew who=3 pile=staging
    buried who=3 pile=staging
1102 3 pass [83ba58da]
1103 4 reveal [ea0aecd9]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
1104 4 pass [e53595ae]
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
1105 5 pass [91a5f73d]
1106 0 pass [69d06a59]
1107 1 pass [1f8332f4]
1108 2 improv [98168855]
    improvised who=2
1109 2 bury:miscue [3b399b57]
    drew who=2 pile=staging
    buried who=2 pile=staging
1110 2 pass [d2ccda3d]
1111 3 pass [ab965d9a]
1112 4 pass [85f8a4bb]
1113 0 place:no-drama [366b3231]
1114 1 place:seize [9831611e]
1115 2 place:revive [9ca508dd]
1116 3 place:take-the-lead [f22572c4]
1117 4 place:miscue [68ce50cf]
1118 5 place:take-the-lead [fe2c72af]
    placed-all
1119 5 pass [52c027f7]
1120 0 pass [cb761a7c]
1121 1 improv [43b5cbe2]
    improvised who=1
1122 1 switch:take-the-lead [d835dc92]
    switched who=1
1123 1 pass [265fec7e]
1124 2 pass [abcc2fe3]
1125 3 show:exchange [9058bac7]
1126 3 at:4 [353a37b1]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
1127 4 let [ba2822d2]
1128 3 give:take-the-lead [d111fd3b]
    traded who=3 whom=4
1129 3 pass [23b541d0]
1130 4 pass [cf0890ef]
1131 5 improv [a1eacc87]
    improvised who=5
1132 5 bury-placed [77aa33dc]
    drew who=5 pile=staging
    buried who=5 pile=staging
1133 5 reveal [00e61f7e]
    turned-up-staging who=5 card=exchange
1134 5 play [27a78d00]
1135 5 at:2 [7ead53fb]
    aimed who=5 card=exchange whom=2
1136 4 let [e7f6f46c]
1137 5 give:seize [26d4238e]
    traded who=5 whom=2
1138 5 pass [a6689a61]
1139 0 reveal [653dc7ce]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1140 0 pass [14c9a48d]
1141 1 reveal [7c77c39e]
    turned-up-staging who=1 card=take-the-lead
1142 1 play [edaaa849]
    aimed who=1 card=take-the-lead whom=4
1143 4 let [e0db7f75]
    took-lead who=1 whom=4
1144 1 pass [8a101ef5]
1145 2 reveal [d32421c0]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
1146 4 let [a2dbcf35]
    got-intrigue who=2 n=1
1147 2 pass [841aa3bf]
1148 3 reveal [6aabeac1]
    turned-up-staging who=3 card=take-the-lead
1149 3 exit [2474b492]
    exiting who=3 card=take-the-lead
1150 4 let [d0fa944c]
    got-intrigue who=3 n=1
1151 3 improv [cb6b7f17]
    improvised who=3
1152 3 bury:revive [be9c3197]
    drew who=3 pile=staging
    buried who=3 pile=staging
1153 3 pass [11407e7b]
1154 4 reveal [a15f87cb]
    turned-up-staging who=4 card=miscue
1155 4 improv [03789b9e]
    improvised who=4
1156 4 bury:III.7 [0ac1bb77]
    drew who=4 pile=staging
    buried who=4 pile=script
    exiting who=4 card=miscue
    got-intrigue who=4 n=1
1157 4 show:exchange [47fe382f]
1158 4 at:5 [71358719]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
1159 4 give:miscue [1aef6329]
    traded who=4 whom=5
1160 4 pass [628a89b4]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
1161 2 pass [52c75a7a]
1162 3 pass [cbcac623]
1163 4 improv [4d964595]
    improvised who=4
1164 4 bury:seize [c56fbb5e]
    drew who=4 pile=staging
    buried who=4 pile=staging
1165 4 pass [140eb8d1]
1166 5 pass [73cfb4cb]
1167 0 show:exchange [30a554ae]
1168 0 at:2 [5671eee0]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1169 2 let [3f155525]
1170 0 give:seize [8fc02da4]
    traded who=0 whom=2
1171 0 pass [7c4dc721]
1172 1 pass [b0e51d8c]
1173 0 place:take-the-lead [6c05bea3]
1174 1 place:seize [0393ee95]
1175 2 place:III.6 [8985ba04]
1176 3 place:III.3 [19ca7470]
1177 4 place:take-the-lead [c39e4097]
1178 5 place:III.15 [b137c2ed]
    placed-all
1179 2 improv [6091d0b8]
    improvised who=2
1180 2 switch:seize [28c1a712]
    switched who=2
1181 2 pass [b0a173eb]
1182 3 pass [b419b051]
1183 4 pass [f728a55a]
1184 5 pass [6c606a72]
1185 0 improv [ceadfc65]
    improvised who=0
1186 0 switch:III.9 [2c0d210c]
    switched who=0
1187 0 pass [1bf1c8c8]
1188 1 pass [5988e2f1]
1189 2 show:exchange [febb4928]
1190 2 at:5 [252790aa]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
1191 2 give:III.6 [cf0b07fd]
    traded who=2 whom=5
1192 2 reveal [936dff7f]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1193 2 pass [19ee9257]
1194 3 reveal [ebbd4c83]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
    got-intrigue who=3 n=1
1195 3 show:no-drama [33fda07c]
    no-drama who=3
    drew who=3 pile=staging
    reshuffled pile=script n=1
1196 3 pass [dee28e31]
1197 4 reveal [e7afa1a6]
    turned-up-staging who=4 card=take-the-lead
1198 4 play [7506732a]
    aimed who=4 card=take-the-lead whom=1
    took-lead who=4 whom=1
1199 4 pass [1b931258]
1200 5 reveal [bd0b5f6b]
    turned-up who=5 card=III.15
    played who=5 card=III.15
    failed who=5 card=III.15
1201 5 pass [970c4e23]
1202 0 reveal [57342137]
    turned-up who=0 card=III.9
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
1203 0 pass [2bb4cfb1]
1204 1 reveal [d11cd0fc]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1205 1 pass [08e6f483]
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
1206 5 pass [70f429e7]
1207 0 pass [d56de462]
1208 1 improv [af000c57]
    improvised who=1
1209 1 bury:III.5 [fe2a732d]
    drew who=1 pile=staging
    buried who=1 pile=script
1210 1 pass [2426b42b]
1211 2 pass [04b40a23]
1212 3 pass [c93659b1]
1213 4 pass [0cb2db7c]
1214 0 place:III.11 [3e3589c7]
1215 1 place:III.7 [06ace45a]
1216 2 place:seize [aec0ba29]
1217 3 place:miscue [09341cf6]
1218 4 place:take-the-lead [34f60cb7]
1219 5 place:seize [2af7db2b]
    placed-all
1220 5 pass [3e8ec0c7]
1221 0 pass [492275b0]
1222 1 pass [a9be98e2]
1223 2 show:no-drama [33379a6c]
    no-drama who=2
    drew who=2 pile=staging
1224 2 pass [d566d189]
1225 3 pass [dee2280c]
1226 4 pass [84b60154]
1227 5 reveal [0046e8e8]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
1228 5 pass [d43ccd0c]
1229 0 reveal [264725e7]
    turned-up who=0 card=III.11
1230 0 improv [08ad59bd]
    improvised who=0
1231 0 draw:staging [25fd3114]
1232 0 bury:seize [606ebd1c]
    drew who=0 pile=staging
    buried who=0 pile=staging
1233 0 exit [a8bd138a]
    exiting who=0 card=III.11
    got-intrigue who=0 n=1
1234 0 pass [7f497979]
1235 1 reveal [f592bfcf]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=1
    half-curtain
    got-coin who=1 coin=iago
1236 5 let [ebdc20df]
    got-handkerchief who=1
1237 1 pass [0260501d]
1238 2 reveal [2fa822fd]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1239 2 pass [002c9d77]
1240 3 coin:emilia [016dadf7]
    used-coin-at who=3 coin=emilia whom=1
    stole-coin who=3 coin=iago whom=1
1241 3 reveal [7200c95f]
    turned-up-staging who=3 card=miscue
1242 3 play [e93b3b83]
    aimed who=3 card=miscue whom=4
    must-switch whom=4
    drew who=3 pile=staging
1243 4 switch:III.3 [607ada76]
    switched who=4
1244 3 place:take-the-lead [02fada40]
    turned-up-staging who=3 card=take-the-lead
1245 3 exit [c3d187b6]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
1246 3 pass [ee719dcd]
1247 4 reveal [8518730c]
    turned-up who=4 card=III.3
1248 4 play [3645bdad]
    played who=4 card=III.3
    scored who=4 card=III.3 n=2
    got-intrigue who=4 n=1
    got-coin who=4 coin=iago
1249 4 improv [b5a28dd6]
    improvised who=4
1250 4 draw:script [091d644a]
1251 4 bury:III.12 [3cba7ea1]
    drew who=4 pile=script
    buried who=4 pile=script
1252 4 coin:iago [f91c0201]
1253 4 wound:cassio [9ffcae67]
    used-iago who=4 character=cassio
    wounded who=4 character=cassio n=1 total=5
1254 4 pass [5c0cdc63]
    act-ran-out act=III
    tallied who=0 n=2
    tallied who=1 n=11
    tallied who=2 n=3
    tallied who=3 n=6
    tallied who=4 n=5
    tallied who=5 n=2
    lead-cast who=5
1255 0 discard:take-the-lead [542723dc]
    discarded who=0 card=take-the-lead
1256 3 discard:take-the-lead [296a0e02]
    discarded who=3 card=take-the-lead
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    act-began act=IV who=5
    scene-began scene=1
1257 0 show:exchange [a1a83cb2]
1258 0 at:4 [067fc6d6]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
1259 0 give:revive [1fadd9a7]
    traded who=0 whom=4
1260 0 improv [337202f0]
    improvised who=0
1261 0 draw:staging [b97d692f]
1262 0 bury:IV.15 [dfe1ccea]
    drew who=0 pile=staging
    buried who=0 pile=script
1263 0 pass [a5cccc2f]
1264 1 pass [405d2376]
1265 2 pass [8191e545]
1266 3 improv [e660f71d]
    improvised who=3
1267 3 draw:script [3a8655d8]
1268 3 bury:IV.3 [7e82bb62]
    drew who=3 pile=script
    buried who=3 pile=script
1269 3 pass [42d67850]
1270 4 pass [0dee3f43]
1271 5 pass [7611296e]
1272 0 place:villainy [b061f5ec]
1273 1 place:IV.11 [954f83f5]
1274 2 place:IV.8 [b5461074]
1275 3 place:IV.1 [a94de7d9]
1276 4 place:take-the-lead [e0a28dbf]
1277 5 place:miscue [90d21a20]
    placed-all
1278 0 pass [c232f06d]
1279 1 pass [c4496b45]
1280 2 improv [eb5ad827]
    improvised who=2
1281 2 switch:miscue [9ad3a3d3]
    switched who=2
1282 2 pass [7c017fa5]
1283 3 pass [879b03ad]
1284 4 pass [6e089dd1]
1285 5 pass [d5ae331c]
1286 0 reveal [ccc28bd6]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
1287 5 let [5eb50c65]
    got-intrigue who=0 n=1
1288 0 pass [dc2cb437]
1289 1 reveal [5da67ba6]
    turned-up who=1 card=IV.11
1290 1 play [6bfc98a9]
    played who=1 card=IV.11
1291 5 let [3bbea137]
    scored who=1 card=IV.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=emilia
1292 1 coin:emilia [7614f095]
    used-coin-at who=1 coin=emilia whom=3
    stole-coin who=1 coin=iago whom=3
1293 1 coin:iago [bf645c0b]
1294 1 wound:lodovico [cb249160]
    used-iago who=1 character=lodovico
    wounded who=1 character=lodovico n=1 total=2
1295 1 improv [f020b129]
    improvised who=1
1296 1 draw:script [c319641e]
1297 1 bury:IV.9 [aeb29af9]
    drew who=1 pile=script
    buried who=1 pile=script
1298 1 pass [9959cd7a]
1299 2 reveal [6cf525f5]
    turned-up-staging who=2 card=miscue
1300 2 play [480260ef]
1301 2 at:4 [478405c8]
    aimed who=2 card=miscue whom=4
1302 5 let [b74a46ba]
    must-switch whom=4
    drew who=2 pile=staging
1303 4 switch:IV.2 [5ab4e80d]
    switched who=4
1304 2 place:IV.8 [0868b69a]
    turned-up who=2 card=IV.8
1305 2 play [5a8a1bc2]
    played who=2 card=IV.8
1306 5 let [20950514]
    scored who=2 card=IV.8 n=1
    got-intrigue who=2 n=2
1307 2 pass [ccf9e07d]
1308 3 reveal [b33b8685]
    turned-up who=3 card=IV.1
    exiting who=3 card=IV.1
1309 5 let [23975498]
    got-intrigue who=3 n=1
1310 3 pass [17898c49]
1311 4 reveal [113f3592]
    turned-up who=4 card=IV.2
    exiting who=4 card=IV.2
1312 5 let [95d6edbc]
    got-intrigue who=4 n=1
1313 4 pass [a138149f]
1314 5 improv [ff172bd3]
    improvised who=5
1315 5 draw:staging [251cf622]
1316 5 bury:IV.14 [634f3676]
    drew who=5 pile=staging
    buried who=5 pile=script
1317 5 reveal [9d36479d]
    turned-up-staging who=5 card=miscue
    exiting who=5 card=miscue
    got-intrigue who=5 n=1
1318 5 pass [e4ecdd9d]
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    scene-began scene=2
1319 0 show:exchange [f6f228de]
1320 0 at:2 [767dbea4]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=13
1321 2 let [ab203fba]
1322 0 give:IV.15 [2d682b18]
    traded who=0 whom=2
1323 0 improv [130c43ae]
    improvised who=0
1324 0 draw:staging [a691cf68]
1325 0 bury:IV.7 [1e6ee74e]
    drew who=0 pile=staging
    buried who=0 pile=script
1326 0 pass [11b07f63]
1327 1 pass [c47097af]
1328 2 show:exchange [1fa97cda]
1329 2 at:0 [58925d46]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1330 2 give:no-drama [c449aa1f]
    traded who=2 whom=0
1331 2 improv [168e1c18]
    improvised who=2
1332 2 draw:script [6fc8ea74]
1333 2 bury:IV.15 [3ab41911]
    drew who=2 pile=script
    buried who=2 pile=script
1334 2 pass [e59781e0]
1335 3 improv [40c29fe0]
    improvised who=3
1336 3 draw:staging [c11fdfac]
1337 3 bury:exchange [0f5827fe]
    drew who=3 pile=staging
    buried who=3 pile=staging
1338 3 pass [9fc879c9]
1339 4 show:exchange [b0ed4676]
1340 4 at:2 [80bb5480]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
1341 2 let [11f2b4cb]
1342 4 give:revive [ae843390]
    traded who=4 whom=2
1343 4 improv [c607a57a]
    improvised who=4
1344 4 draw:script [1302aa6d]
1345 4 bury:IV.13 [43b0b084]
    drew who=4 pile=script
    buried who=4 pile=script
1346 4 pass [d9ef97f1]
1347 5 improv [bfa8df71]
    improvised who=5
1348 5 draw:staging [230e522e]
1349 5 bury:IV.10 [16166061]
    drew who=5 pile=staging
    buried who=5 pile=script
1350 5 show:exchange [da4535fc]
1351 5 at:1 [84df8055]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1352 5 give:IV.12 [a07030f1]
    traded who=5 whom=1
1353 5 pass [5e8b05e2]
1354 0 place:take-the-lead [7d2b058d]
1355 1 place:take-the-lead [7c39dc64]
1356 2 place:revive [55bcba26]
1357 3 place:exchange [72768acc]
1358 4 place:villainy [382e90b1]
1359 5 place:take-the-lead [45693273]
    placed-all
1360 0 pass [ce756fe4]
1361 1 pass [6e1aa6ae]
1362 2 pass [d7d4b6d2]
1363 3 pass [6566a215]
1364 4 pass [5a98521a]
1365 5 pass [4ef01064]
1366 0 reveal [47eddb6f]
    turned-up-staging who=0 card=take-the-lead
1367 0 exit [f139ddf1]
    exiting who=0 card=take-the-lead
1368 2 let [4b1148db]
    got-intrigue who=0 n=1
1369 0 pass [075ec9bb]
1370 1 reveal [5d1e85a4]
    turned-up-staging who=1 card=take-the-lead
1371 1 exit [7f3ab2dc]
    exiting who=1 card=take-the-lead
1372 2 let [4fcc7126]
    got-intrigue who=1 n=1
1373 1 pass [01667479]
1374 2 reveal [b82b59f8]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1375 2 pass [da8abe43]
1376 3 reveal [4e2851d0]
    turned-up-staging who=3 card=exchange
1377 3 exit [60fd1afb]
    exiting who=3 card=exchange
    got-intrigue who=3 n=1
1378 3 pass [eaea26de]
1379 4 reveal [82bac344]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
1380 4 pass [26d1dffb]
1381 5 reveal [aae39fd6]
    turned-up-staging who=5 card=take-the-lead
1382 5 play [75751338]
1383 5 at:3 [e93932c6]
    giving who=5 card=take-the-lead whom=3
1384 3 let [a726d631]
    gave-lead who=5 whom=3
1385 5 pass [c7d08f7e]
    drew who=3 pile=script
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=2 pile=script
    scene-began scene=3
1386 4 pass [842d3f5b]
1387 5 pass [727cbf92]
1388 0 show:no-drama [3e1d19e5]
    no-drama who=0
    drew who=0 pile=staging
1389 0 pass [bc9588f3]
1390 1 pass [a4993db5]
1391 2 pass [1873149e]
1392 3 improv [2d3428f3]
    improvised who=3
1393 3 draw:staging [5ac2a7c3]
1394 3 bury:take-the-lead [c740a671]
    drew who=3 pile=staging
    buried who=3 pile=staging
1395 3 pass [738838de]
1396 0 place:seize [9f81974a]
1397 1 place:IV.10 [70d76911]
1398 2 place:IV.3 [9ebcfe24]
1399 3 place:miscue [15d9da5f]
1400 4 place:villainy [2de2c559]
1401 5 place:revive [108d3cf0]
    placed-all
1402 4 improv [e178b047]
    improvised who=4
1403 4 switch:IV.9 [0df5f2f8]
    switched who=4
1404 4 pass [c5efa6d7]
1405 5 pass [b6aa7ca6]
1406 0 pass [34446da0]
1407 1 improv [6d2fb83f]
    improvised who=1
1408 1 switch:seize [fa2b4f00]
    switched who=1
1409 1 pass [36ebd7a9]
1410 2 pass [16dd70ab]
1411 3 pass [3e6c577d]
1412 4 reveal [278fe581]
    turned-up who=4 card=IV.9
1413 4 exit [b5e28369]
    exiting who=4 card=IV.9
1414 2 let [f6f46be4]
    got-intrigue who=4 n=1
1415 4 pass [cb71bc55]
1416 5 reveal [5aa7a4f0]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
1417 2 let [b58ce097]
    got-intrigue who=5 n=1
1418 5 pass [f8a0304d]
1419 0 reveal [e51ea9a7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1420 0 pass [4c4483b0]
1421 1 reveal [82a795ef]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1422 1 pass [412408e4]
1423 2 improv [5b17793e]
    improvised who=2
1424 2 draw:staging [f8deaaf2]
1425 2 bury:seize [6af2fed5]
    drew who=2 pile=staging
    buried who=2 pile=staging
1426 2 reveal [c70fbee0]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
    failed who=2 card=IV.3
1427 2 pass [bc858671]
1428 3 reveal [5e605762]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1429 3 pass [e51847ec]
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=4
1430 4 pass [bd785354]
1431 5 improv [db29b12d]
    improvised who=5
1432 5 bury:IV.15 [2be58e20]
    drew who=5 pile=staging
    buried who=5 pile=script
    script-again
1433 5 pass [6f7ee43c]
1434 0 pass [f09c828b]
1435 1 pass [87f9d443]
1436 2 pass [c905cc21]
1437 3 pass [e0818ddc]
1438 0 place:no-drama [a8171e37]
1439 1 place:IV.12 [fe35230b]
1440 2 place:take-the-lead [b508c69c]
1441 3 place:IV.6 [9769ba63]
1442 4 place:no-drama [bb119ae1]
1443 5 place:IV.9 [eb825bd0]
    placed-all
1444 4 improv [06ec8bb4]
    improvised who=4
1445 4 switch:villainy [87387008]
    switched who=4
1446 4 pass [4103dc0b]
1447 5 pass [1e50e171]
1448 0 improv [929580f1]
    improvised who=0
1449 0 switch:IV.3 [f35738bb]
    switched who=0
1450 0 pass [33ce5146]
1451 1 improv [241b4d27]
    improvised who=1
1452 1 switch:IV.5 [3f63bb70]
    switched who=1
1453 1 pass [7df45e0e]
1454 2 improv [c99f515a]
    improvised who=2
1455 2 switch:miscue [7dbe5836]
    switched who=2
1456 2 pass [2eb31c06]
1457 3 pass [5fc0b287]
1458 4 reveal [aee5e901]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
1459 3 let [922fcb5d]
    got-intrigue who=4 n=1
1460 4 show:no-drama [44fb6bb9]
    no-drama who=4
    drew who=4 pile=staging
1461 4 show:exchange [d2b10797]
1462 4 at:1 [4c6d2242]
    showed-exchange who=4 whom=1
    drew who=4 pile=staging
1463 4 give:IV.7 [2b38bff2]
    traded who=4 whom=1
1464 4 pass [53314935]
1465 5 reveal [7ba601a5]
    turned-up who=5 card=IV.9
1466 5 exit [3be3799d]
    exiting who=5 card=IV.9
1467 3 let [05efada5]
    got-intrigue who=5 n=1
1468 5 pass [fdfddfc1]
1469 0 reveal [1a97ad18]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
1470 3 let [87843b26]
    failed who=0 card=IV.3
1471 0 pass [7a788515]
1472 1 reveal [45f1950d]
    turned-up who=1 card=IV.5
1473 1 play [5f5a717b]
    played who=1 card=IV.5
1474 3 let [b8e1bf45]
    scored who=1 card=IV.5 n=1
1475 1 pass [4a824ea3]
1476 2 reveal [ae664923]
    turned-up-staging who=2 card=miscue
1477 2 exit [d10268f8]
    exiting who=2 card=miscue
1478 3 let [a12f7f61]
    got-intrigue who=2 n=1
1479 2 pass [1de6b72e]
1480 3 reveal [bd94cf7a]
    turned-up who=3 card=IV.6
1481 3 play [7779675f]
    played who=3 card=IV.6
    scored who=3 card=IV.6 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=iago
1482 3 improv [eac9fd02]
    improvised who=3
1483 3 draw:script [e0eefa2d]
1484 3 bury:IV.1 [d9be92de]
    drew who=3 pile=script
    buried who=3 pile=script
1485 3 pass [5a111828]
    drew who=3 pile=staging
    reshuffled pile=staging n=17
    drew who=4 pile=script
    reshuffled pile=script n=2
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=5
1486 4 pass [05b07e1e]
1487 5 show:exchange [31110a8b]
1488 5 at:3 [291eb70f]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
1489 3 let [1bc86162]
1490 5 give:villainy [d65bc99e]
    traded who=5 whom=3
1491 5 improv [17987339]
    improvised who=5
1492 5 draw:staging [bba0ef06]
1493 5 bury:take-the-lead [12859266]
    drew who=5 pile=staging
    buried who=5 pile=staging
1494 5 show:exchange [bdd80e81]
1495 5 at:1 [6c9dad42]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1496 5 give:take-the-lead [31066039]
    traded who=5 whom=1
1497 5 pass [6a7d1c9e]
1498 0 show:exchange [1b9f8382]
1499 0 at:1 [8b68d45c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1500 0 give:IV.13 [1d9cb93f]
    traded who=0 whom=1
1501 0 pass [61a91b7e]
1502 1 pass [f5aba4e4]
1503 2 improv [9dcad684]
    improvised who=2
1504 2 draw:script [ada89f3c]
1505 2 bury:IV.2 [668c6a37]
    drew who=2 pile=script
    buried who=2 pile=script
1506 2 pass [ce3327b5]
1507 3 improv [ba169144]
    improvised who=3
1508 3 draw:script [9fb6d07d]
1509 3 bury:IV.15 [bad45ce1]
    drew who=3 pile=script
    buried who=3 pile=script
1510 3 pass [6d136d85]
1511 0 place:revive [f4430cec]
1512 1 place:IV.7 [2f7f1cd5]
1513 2 place:miscue [4f281f2d]
1514 3 place:villainy [e63db734]
1515 4 place:take-the-lead [56e8e020]
1516 5 place:IV.14 [cef7a383]
    placed-all
1517 4 pass [23df63c6]
1518 5 pass [a6877e4e]
1519 0 pass [0424628b]
1520 1 pass [f24f192a]
1521 2 pass [6c9bc92c]
1522 3 pass [6794a9b0]
1523 4 reveal [da6b1fd9]
    turned-up-staging who=4 card=take-the-lead
1524 4 play [80080828]
    aimed who=4 card=take-the-lead whom=3
    took-lead who=4 whom=3
1525 4 pass [59620272]
1526 5 reveal [59b18168]
    turned-up who=5 card=IV.14
    exiting who=5 card=IV.14
    got-intrigue who=5 n=1
1527 5 pass [5377bd24]
1528 0 reveal [d99603d5]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1529 0 improv [a7944848]
    improvised who=0
1530 0 draw:script [63c02ce8]
1531 0 bury:IV.4 [768e9e80]
    drew who=0 pile=script
    buried who=0 pile=script
1532 0 pass [282d2a86]
1533 1 reveal [f48e5a79]
    turned-up who=1 card=IV.7
1534 1 play [49ca25d9]
    played who=1 card=IV.7
    scored who=1 card=IV.7 n=1
    wounded who=1 character=desdemona n=1 total=5
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1535 1 improv [c90effab]
    improvised who=1
1536 1 draw:script [3b002d8f]
1537 1 bury:IV.13 [bb7fe5e7]
    drew who=1 pile=script
    buried who=1 pile=script
1538 1 pass [76147a5c]
1539 2 reveal [21a03981]
    turned-up-staging who=2 card=miscue
1540 2 exit [4d30964a]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1541 2 pass [23f05814]
1542 3 reveal [ec13410f]
    turned-up-staging who=3 card=villainy
1543 3 exit [5d37e03c]
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
1544 3 coin:iago [93007768]
1545 3 wound:iago [3ea10d27]
    used-iago who=3 character=iago
    wounded who=3 character=iago n=1 total=6
1546 3 pass [507c99de]
    drew who=4 pile=script
    reshuffled pile=script n=1
    drew who=5 pile=staging
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=6
1547 5 pass [9471d67a]
1548 0 pass [e996c5fd]
1549 1 coin:othello [b826261a]
    used-coin-at who=1 coin=othello whom=4
    took-lead who=1 whom=4
1550 1 pass [7c187939]
1551 2 pass [3396fe10]
1552 3 improv [25670753]
    improvised who=3
1553 3 bury:seize [2b7e1e93]
    drew who=3 pile=staging
    buried who=3 pile=staging
1554 3 pass [fd48babb]
1555 4 pass [7f0971b3]
1556 0 place:no-drama [cceb2ded]
1557 1 place:take-the-lead [edf50ff4]
1558 2 place:take-the-lead [80c20178]
1559 3 place:IV.2 [c4e3f795]
1560 4 place:IV.1 [cf715df7]
1561 5 place:seize [c8169d62]
    placed-all
1562 2 improv [3bfbc295]
    improvised who=2
1563 2 switch:IV.9 [5a182019]
    switched who=2
1564 2 pass [04571375]
1565 3 pass [3391a835]
1566 4 pass [a4cf39d4]
1567 5 improv [8963eff5]
    improvised who=5
1568 5 switch:take-the-lead [be93b5f4]
    switched who=5
1569 5 pass [0caddcab]
1570 0 pass [d97d8038]
1571 1 pass [661e37c1]
1572 2 reveal [2c78823c]
    turned-up who=2 card=IV.9
1573 2 play [c0a39484]
    played who=2 card=IV.9
    scored who=2 card=IV.9 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1574 2 coin:othello [bc8a15db]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1575 2 pass [da71ca99]
1576 3 show:exchange [1cdd3afa]
1577 3 at:1 [869e2482]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1578 3 give:seize [43494d82]
    traded who=3 whom=1
1579 3 show:exchange [0a713f5d]
1580 3 at:0 [df395aaa]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1581 3 give:take-the-lead [2c75d6a5]
    traded who=3 whom=0
1582 3 reveal [807fd685]
    turned-up who=3 card=IV.2
    exiting who=3 card=IV.2
    got-intrigue who=3 n=1
1583 3 pass [90de87c3]
1584 4 reveal [001fe9d8]
    turned-up who=4 card=IV.1
    exiting who=4 card=IV.1
    got-intrigue who=4 n=1
1585 4 pass [17759cb6]
1586 5 reveal [57bbc7c4]
    turned-up-staging who=5 card=take-the-lead
1587 5 play [9547d3c8]
    aimed who=5 card=take-the-lead whom=2
1588 2 let [0a77197f]
    took-lead who=5 whom=2
1589 5 pass [c8e9aa97]
1590 0 reveal [45929441]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1591 0 improv [5bb02226]
    improvised who=0
1592 0 draw:staging [14be0efc]
1593 0 bury:seize [38728172]
    drew who=0 pile=staging
    buried who=0 pile=staging
    reshuffled pile=script n=2
    script-again
1594 0 pass [948d9253]
1595 1 reveal [72d70a1a]
    turned-up-staging who=1 card=take-the-lead
1596 1 play [33444d47]
    aimed who=1 card=take-the-lead whom=5
    took-lead who=1 whom=5
1597 1 pass [c7f4536b]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=7
1598 2 improv [9c67de1c]
    improvised who=2
1599 2 bury:take-the-lead [5818d8b1]
    drew who=2 pile=staging
    buried who=2 pile=staging
1600 2 pass [63807a02]
1601 3 pass [15bd9f2a]
1602 4 improv [bd9194dd]
    improvised who=4
1603 4 bury:IV.12 [7922f7f6]
    drew who=4 pile=staging
    buried who=4 pile=script
    reshuffled pile=staging n=13
    staging-empty n=1
1604 4 pass [cbbb1d5f]
1605 5 pass [6e53a2d3]
1606 0 pass [f5a768bc]
1607 1 pass [9cbd7333]
1608 0 place:no-drama [1b4c1d7a]
1609 1 place:seize [5717f2a3]
1610 2 place:villainy [8c68f8ef]
1611 3 place:villainy [97b6807a]
1612 4 place:IV.13 [c8fa0cc5]
1613 5 place:IV.1 [b50c143f]
    placed-all
1614 2 pass [1e890010]
1615 3 pass [07883cb6]
1616 4 pass [06da7f43]
1617 5 pass [53150f7c]
1618 0 pass [9e27ae14]
1619 1 pass [c533f65c]
1620 2 reveal [205b7feb]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
1621 3 let [58ecf993]
    got-intrigue who=2 n=1
1622 2 pass [d070a8ee]
1623 3 improv [eb1113ff]
    improvised who=3
1624 3 draw:staging [a66937e5]
1625 3 bury-placed [3cfcab08]
    drew who=3 pile=staging
    buried who=3 pile=staging
1626 3 reveal [58470e1b]
    turned-up-staging who=3 card=take-the-lead
1627 3 play [0bbddd76]
    aimed who=3 card=take-the-lead whom=1
    took-lead who=3 whom=1
1628 3 pass [94e410c6]
1629 4 reveal [687ea8e4]
    turned-up who=4 card=IV.13
1630 4 play [3abdfffe]
    played who=4 card=IV.13
    scored who=4 card=IV.13 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=roderigo
1631 4 pass [880717b9]
1632 5 reveal [98257159]
    turned-up who=5 card=IV.1
    exiting who=5 card=IV.1
    got-intrigue who=5 n=1
1633 5 improv [2eb0f7b4]
    improvised who=5
1634 5 draw:staging [416fd66b]
1635 5 bury:seize [6ca8eb40]
    drew who=5 pile=staging
    buried who=5 pile=staging
1636 5 pass [b3232748]
1637 0 reveal [7c35aade]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1638 0 improv [2423b46f]
    improvised who=0
1639 0 draw:staging [96e39eca]
1640 0 bury:IV.14 [2a218ef6]
    drew who=0 pile=staging
    buried who=0 pile=script
1641 0 pass [2eb4c1fd]
1642 1 reveal [1a437232]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1643 1 improv [40104010]
    improvised who=1
1644 1 draw:staging [6502261e]
1645 1 bury:IV.10 [cf7df616]
    drew who=1 pile=staging
    buried who=1 pile=script
1646 1 pass [14773260]
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    scene-began scene=8
1647 4 pass [284ebdc1]
1648 5 show:exchange [10fda7d8]
1649 5 at:4 [c56875af]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
1650 4 show:no-drama [28403ce6]
    no-drama who=4
    drew who=4 pile=staging
    foiled who=5 whom=4
1651 5 pass [f7e0b432]
1652 0 pass [556c6bbd]
1653 1 pass [09870569]
1654 2 improv [2b0cc5fa]
    improvised who=2
1655 2 bury:seize [f8bf1e07]
    drew who=2 pile=staging
    buried who=2 pile=staging
1656 2 pass [40364d1d]
1657 3 pass [5b91645a]
1658 0 place:seize [2ada4ade]
1659 1 place:IV.2 [5317c7b6]
1660 2 place:IV.1 [be5d8c1b]
1661 3 place:miscue [d86835fd]
1662 4 place:take-the-lead [02975d8e]
1663 5 place:revive [447eaae4]
    placed-all
1664 4 pass [851b7f01]
1665 5 pass [675922c7]
1666 0 pass [f83f4273]
1667 1 pass [4a2c1e04]
1668 2 pass [72206db9]
1669 3 pass [efcf0939]
1670 4 show:exchange [20bc861f]
1671 4 at:2 [f7abf1d0]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
1672 4 give:exchange [bf3e865c]
    traded who=4 whom=2
1673 4 coin:roderigo [cd3de005]
1674 4 at:5 [a1543f0a]
    used-coin-at who=4 coin=roderigo whom=5
1675 4 give:miscue [870a9ed0]
    traded who=4 whom=5
1676 4 reveal [40277ffe]
    turned-up-staging who=4 card=take-the-lead
1677 4 play [0db76991]
    aimed who=4 card=take-the-lead whom=3
    took-lead who=4 whom=3
1678 4 pass [8888d52a]
1679 5 reveal [8ee9ab2f]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
1680 5 improv [51f38e26]
    improvised who=5
1681 5 bury:take-the-lead [84adaa34]
    drew who=5 pile=staging
    buried who=5 pile=staging
1682 5 pass [f5534de7]
1683 0 reveal [1e4288cb]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1684 0 improv [bcddfaeb]
    improvised who=0
1685 0 bury:take-the-lead [9559081e]
    drew who=0 pile=staging
    buried who=0 pile=staging
1686 0 pass [d6de2455]
1687 1 reveal [06a96311]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1688 1 pass [7022814a]
1689 2 show:exchange [16f928c2]
1690 2 at:1 [af6863ed]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=script n=1
1691 1 show:no-drama [e3571651]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=2 whom=1
1692 2 reveal [02154584]
    turned-up who=2 card=IV.1
    exiting who=2 card=IV.1
    got-intrigue who=2 n=1
1693 2 show:exchange [9408b0e9]
1694 2 at:5 [ba8b9e33]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
1695 2 give:IV.3 [5a57e10f]
    traded who=2 whom=5
1696 2 pass [a50cfe70]
1697 3 reveal [5d5ace5e]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1698 3 improv [2ef5c58a]
    improvised who=3
1699 3 draw:script [0468feec]
1700 3 bury:IV.15 [3f1f24fb]
    drew who=3 pile=script
    buried who=3 pile=script
1701 3 pass [8a4eb61e]
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
1702 5 pass [7ffc4cc9]
1703 0 pass [029a5bf9]
1704 1 pass [7be10887]
1705 2 show:exchange [8753e975]
1706 2 at:1 [9a1d402a]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1707 2 give:take-the-lead [bdc1ea17]
    traded who=2 whom=1
1708 2 show:no-drama [8713f096]
    no-drama who=2
    drew who=2 pile=staging
1709 2 pass [80808672]
1710 3 pass [d97ad8eb]
1711 4 pass [5f76ef35]
1712 0 place:IV.14 [0aa6977c]
1713 1 place:IV.10 [7388edf5]
1714 2 place:seize [2db5a069]
1715 3 place:IV.2 [06e2339f]
1716 4 place:IV.15 [f2dc2b32]
1717 5 place:IV.3 [7b1cf7b7]
    placed-all
1718 5 pass [ca90b852]
1719 0 pass [61cda616]
1720 1 pass [6a1ffc0c]
1721 2 show:exchange [87936bcf]
1722 2 at:4 [1c215d9b]
    showed-exchange who=2 whom=4
    drew who=2 pile=staging
1723 2 give:miscue [b60aa84c]
    traded who=2 whom=4
1724 2 pass [a8db79f8]
1725 3 pass [40bd2a7d]
1726 4 pass [f01ac7a4]
1727 5 reveal [c9beb66a]
    turned-up who=5 card=IV.3
    played who=5 card=IV.3
    scored who=5 card=IV.3 n=1
    half-curtain
    got-intrigue who=5 n=1
    got-coin who=5 coin=iago
1728 5 improv [887c04b7]
    improvised who=5
1729 5 bury:villainy [fdc42c77]
    drew who=5 pile=staging
    buried who=5 pile=staging
1730 5 coin:iago [58d54d8f]
1731 5 wound:lodovico [5c47a072]
    used-iago who=5 character=lodovico
    wounded who=5 character=lodovico n=2 total=2
    died character=lodovico
    took-wounds who=5 n=2
1732 5 pass [7514756c]
1733 0 reveal [47f21f5a]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1734 0 improv [753ee435]
    improvised who=0
1735 0 draw:staging [788c180a]
1736 0 bury:revive [06463171]
    drew who=0 pile=staging
    buried who=0 pile=staging
    reshuffled pile=script n=1
1737 0 show:exchange [06d07309]
1738 0 at:4 [1018b978]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
1739 0 give:seize [25692d37]
    traded who=0 whom=4
1740 0 pass [a9f0e8e4]
1741 1 reveal [befa52c0]
    turned-up who=1 card=IV.10
1742 1 exit [e3e2fe6c]
    exiting who=1 card=IV.10
    got-intrigue who=1 n=1
1743 1 pass [fa027e72]
1744 2 reveal [e1a38072]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1745 2 improv [4bae5182]
    improvised who=2
1746 2 draw:staging [09b16ac3]
1747 2 bury:take-the-lead [1872ac01]
    drew who=2 pile=staging
    buried who=2 pile=staging
1748 2 show:exchange [7d3f2bc4]
1749 2 at:5 [dfa9683a]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
1750 2 give:take-the-lead [b9fe02bd]
    traded who=2 whom=5
1751 2 pass [3c2b5d80]
1752 3 show:exchange [55d5bde4]
1753 3 at:1 [aee7eba1]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1754 1 let [cda040aa]
1755 3 give:IV.4 [033839df]
    traded who=3 whom=1
1756 3 reveal [42577862]
    turned-up who=3 card=IV.2
    exiting who=3 card=IV.2
    got-intrigue who=3 n=1
1757 3 improv [93fa9f30]
    improvised who=3
1758 3 draw:staging [843f139b]
1759 3 bury:IV.12 [03a8314d]
    drew who=3 pile=staging
    buried who=3 pile=script
1760 3 pass [3c47a29f]
1761 4 reveal [c6ba0ab7]
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
1762 0 discard:miscue [76f25abb]
    discarded who=0 card=miscue
1763 2 discard:take-the-lead [bed20308]
    discarded who=2 card=take-the-lead
1764 3 discard:revive [441cf304]
    discarded who=3 card=revive
1765 4 discard:seize [12e1ec13]
    discarded who=4 card=seize
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    dealt who=5 n=2 total=4
    act-began act=V who=0
    scene-began scene=1
1766 1 improv [3ba5652b]
    improvised who=1
1767 1 draw:script [26bdda3f]
1768 1 bury:V.1 [b04b8c2c]
    drew who=1 pile=script
    buried who=1 pile=script
1769 1 pass [7c3927df]
1770 2 pass [7f1ad5a2]
1771 3 pass [02228f32]
1772 4 pass [5fda05fd]
1773 5 pass [53bd9e9f]
1774 0 pass [a006249e]
1775 0 place:take-the-lead [fd9aa914]
1776 1 place:revive [9cb9d5e4]
1777 2 place:V.5 [4bc85a99]
1778 3 place:villainy [3b3f12b8]
1779 4 place:V.8 [3cc74e29]
1780 5 place:V.12 [a10fc9a5]
    placed-all
1781 1 pass [02bb0a7c]
1782 2 pass [a6599c66]
1783 3 pass [3abf30bd]
1784 4 coin:desdemona [7112b1ce]
    no-drama-coin who=4
1785 4 improv [87c95c71]
    improvised who=4
1786 4 switch:miscue [c4081947]
    switched who=4
1787 4 pass [2021b98a]
1788 5 pass [674b32da]
1789 0 pass [f346135e]
1790 1 reveal [c260e03c]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1791 1 pass [9cae9aab]
1792 2 reveal [1dab6535]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
    got-intrigue who=2 n=1
1793 2 pass [1945514f]
1794 3 reveal [0228b13e]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
1795 3 pass [7bf5bba2]
1796 4 reveal [fa3c59bd]
    turned-up-staging who=4 card=miscue
1797 4 play [be982eca]
1798 4 at:5 [1c8f8ffe]
    aimed who=4 card=miscue whom=5
    must-switch whom=5
    drew who=4 pile=staging
1799 5 switch:take-the-lead [09b2aef4]
    switched who=5
1800 4 place:V.8 [01fcb14a]
    turned-up who=4 card=V.8
1801 4 exit [829d1ae3]
    exiting who=4 card=V.8
    got-intrigue who=4 n=1
1802 4 pass [cb12a2ca]
1803 5 reveal [00597959]
    turned-up-staging who=5 card=take-the-lead
1804 5 play [9e215750]
    aimed who=5 card=take-the-lead whom=0
    took-lead who=5 whom=0
1805 5 pass [e3708753]
1806 0 reveal [993ae99d]
    turned-up-staging who=0 card=take-the-lead
1807 0 exit [218bb68b]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1808 0 pass [5ebc2e15]
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=staging
    scene-began scene=2
1809 0 improv [503656f3]
    improvised who=0
1810 0 draw:staging [de1b5322]
1811 0 bury:V.3 [5f30c06f]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=18
1812 0 pass [0ea8e434]
1813 1 improv [a28d125e]
    improvised who=1
1814 1 draw:script [2efb547a]
1815 1 bury:V.6 [f3c235fe]
    drew who=1 pile=script
    buried who=1 pile=script
1816 1 pass [9486869c]
1817 2 pass [f38d6f15]
1818 3 pass [3015c508]
1819 4 pass [d854b405]
1820 5 pass [a97ea6ff]
1821 0 place:V.13 [72a77972]
1822 1 place:V.9 [8f31ff54]
1823 2 place:miscue [5ea7cd7e]
1824 3 place:seize [002da8ed]
1825 4 place:seize [c5d421b9]
1826 5 place:V.10 [347372dd]
    placed-all
1827 0 pass [2b837fd4]
1828 1 pass [98dc86ec]
1829 2 pass [96fc4be8]
1830 3 improv [eaf5c03c]
    improvised who=3
1831 3 switch:V.7 [51f39ac5]
    switched who=3
1832 3 pass [bd5382e8]
1833 4 pass [985755b6]
1834 5 pass [f7237858]
1835 0 reveal [557ef75e]
    turned-up who=0 card=V.13
    played who=0 card=V.13
1836 2 let [bb8d0c4d]
1837 4 let [2c7032ff]
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1838 0 coin:othello [4a8ab48f]
    used-coin-at who=0 coin=othello whom=5
    took-lead who=0 whom=5
1839 0 pass [314c842e]
1840 1 reveal [abbb2db6]
    turned-up who=1 card=V.9
1841 1 exit [e7a884f4]
    exiting who=1 card=V.9
1842 2 let [66236718]
1843 4 seize [68dc50de]
    seized by=4 who=1 card=V.9
    scored who=4 card=V.9 n=1
    died character=desdemona
    took-wounds who=4 n=1
    got-coin who=4 coin=othello
1844 4 pass [8c343ba4]
1845 2 reveal [86ed9702]
    turned-up-staging who=2 card=miscue
1846 2 exit [c3570f70]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1847 2 improv [a6a2746b]
    improvised who=2
1848 2 draw:script [dbbfbbc2]
1849 2 bury:V.14 [def63a9d]
    drew who=2 pile=script
    buried who=2 pile=script
1850 2 pass [71fa3bac]
1851 3 reveal [2225b819]
    turned-up who=3 card=V.7
1852 3 exit [86174c06]
    exiting who=3 card=V.7
    got-intrigue who=3 n=1
1853 3 pass [a438240d]
1854 5 reveal [718b676d]
    turned-up who=5 card=V.10
1855 5 exit [e99a4351]
    exiting who=5 card=V.10
    got-intrigue who=5 n=1
1856 5 pass [21ffe368]
    drew who=0 pile=staging
1857 1 draw:script [1a4b83da]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    scene-began scene=3
1858 1 pass [ead898b7]
1859 2 pass [d3283a9c]
1860 3 pass [6007cb29]
1861 4 coin:othello [50b0b1e8]
    used-coin-at who=4 coin=othello whom=0
1862 0 let [c6186406]
    took-lead who=4 whom=0
1863 4 pass [348f80d4]
1864 5 show:exchange [9bdc8e27]
1865 5 at:3 [e0037ef3]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
1866 3 let [f920f0a6]
1867 5 give:take-the-lead [2d18c7ec]
    traded who=5 whom=3
1868 5 pass [03c2b331]
1869 0 improv [9a0e10dd]
    improvised who=0
1870 0 draw:staging [0f32cb05]
1871 0 bury:V.11 [6bc3ffd3]
    drew who=0 pile=staging
    buried who=0 pile=script
1872 0 pass [f01dde3e]
1873 0 place:miscue [1fffbfac]
1874 1 place:take-the-lead [870f9237]
1875 2 place:take-the-lead [dc2efcf5]
1876 3 place:V.15 [27e49057]
1877 4 place:revive [bf2bb171]
1878 5 place:V.4 [292ce1de]
    placed-all
1879 5 show:exchange [cbb629b0]
1880 5 at:2 [86a89d46]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
1881 2 let [3d21ae1c]
1882 5 give:no-drama [4adea367]
    traded who=5 whom=2
1883 5 pass [ecac6da5]
1884 0 pass [271a4ce8]
1885 1 pass [5cff80e3]
1886 2 show:no-drama [e05035e5]
    no-drama who=2
    drew who=2 pile=staging
1887 2 pass [2d8d0249]
1888 3 improv [050c3f66]
    improvised who=3
1889 3 switch:seize [a39dc58b]
    switched who=3
1890 3 pass [10fb2fd6]
1891 4 pass [636fdf0c]
1892 5 improv [89ed1033]
    improvised who=5
1893 5 draw:staging [b0dea950]
1894 5 bury:revive [a6aa9c5c]
    drew who=5 pile=staging
    buried who=5 pile=staging
1895 5 reveal [26957858]
    turned-up who=5 card=V.4
1896 5 exit [68d2452f]
    exiting who=5 card=V.4
    got-intrigue who=5 n=1
1897 5 pass [951d8e51]
1898 0 reveal [6b565a02]
    turned-up-staging who=0 card=miscue
1899 0 play [8dc8f73b]
1900 0 at:3 [0d5d9418]
    aimed who=0 card=miscue whom=3
    must-switch whom=3
    drew who=0 pile=staging
1901 3 switch:V.1 [63681e47]
    switched who=3
1902 0 place:take-the-lead [a31a1529]
    turned-up-staging who=0 card=take-the-lead
1903 0 play [ad3675bf]
    aimed who=0 card=take-the-lead whom=4
    took-lead who=0 whom=4
1904 0 pass [1b4836fe]
1905 1 reveal [5013ce64]
    turned-up-staging who=1 card=take-the-lead
1906 1 exit [5ef31975]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1907 1 pass [c9b82df6]
1908 2 reveal [37bdbf27]
    turned-up-staging who=2 card=take-the-lead
1909 2 play [76cb54e8]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1910 2 pass [fd2eadba]
1911 3 reveal [59d15ef3]
    turned-up who=3 card=V.1
    exiting who=3 card=V.1
    got-intrigue who=3 n=1
1912 3 pass [d718b136]
1913 4 reveal [fe710fed]
    turned-up-staging who=4 card=revive
    exiting who=4 card=revive
    got-intrigue who=4 n=1
1914 4 pass [52339f67]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=script
    reshuffled pile=script n=4
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=4
1915 3 pass [0e4b2fd9]
1916 4 pass [6adfd1de]
1917 5 pass [7a0bcc41]
1918 0 pass [06ac8bbb]
1919 1 improv [bbf3ff05]
    improvised who=1
1920 1 draw:script [cd010449]
1921 1 bury:V.10 [6a3cf9a8]
    drew who=1 pile=script
    buried who=1 pile=script
1922 1 pass [11d33a9d]
1923 2 pass [9b92f500]
1924 0 place:take-the-lead [cb9747f7]
1925 1 place:V.16 [73507545]
1926 2 place:V.5 [b2d1c5b8]
1927 3 place:V.15 [41892b02]
1928 4 place:V.2 [c1e1e17f]
1929 5 place:villainy [7c966b6f]
    placed-all
1930 3 show:exchange [9b940329]
1931 3 at:0 [a79859b3]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1932 3 give:seize [5cfd6770]
    traded who=3 whom=0
1933 3 pass [b55a2828]
1934 4 pass [8b84bcb3]
1935 5 show:exchange [1bd40642]
1936 5 at:1 [cb169994]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1937 5 give:V.12 [e25b1d77]
    traded who=5 whom=1
1938 5 show:no-drama [2422969c]
    no-drama who=5
    drew who=5 pile=staging
1939 5 show:exchange [7d993fa9]
1940 5 at:1 [ebb57c07]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1941 5 give:seize [6a549c5e]
    traded who=5 whom=1
1942 5 pass [cbd5a12f]
1943 0 pass [3f42a384]
1944 1 pass [fea0ee9d]
1945 2 pass [f4045a6b]
1946 3 reveal [7c807096]
    turned-up who=3 card=V.15
1947 3 exit [6c1ea6ad]
    exiting who=3 card=V.15
1948 4 let [e91593a7]
    got-intrigue who=3 n=1
1949 3 pass [361cbc2c]
1950 4 improv [213414a1]
    improvised who=4
1951 4 draw:script [97da5165]
1952 4 bury:V.11 [1c41b0ea]
    drew who=4 pile=script
    buried who=4 pile=script
1953 4 reveal [36e2f853]
    turned-up who=4 card=V.2
    exiting who=4 card=V.2
    got-intrigue who=4 n=1
1954 4 pass [0cb15525]
1955 5 reveal [fdb8b55a]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
    got-intrigue who=5 n=1
1956 5 improv [af9c79ee]
    improvised who=5
1957 5 draw:script [e5ecd278]
1958 5 bury:V.7 [25109674]
    drew who=5 pile=script
    buried who=5 pile=script
1959 5 pass [d3e22cc8]
1960 0 reveal [c437f030]
    turned-up-staging who=0 card=take-the-lead
1961 0 play [0d720f42]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1962 0 pass [fa79c873]
1963 1 reveal [4ae8a949]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
1964 1 pass [c580a9f3]
1965 2 reveal [e4d0b1d5]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
    got-intrigue who=2 n=1
1966 2 improv [fb3271fd]
    improvised who=2
1967 2 draw:script [a64d5083]
1968 2 bury:V.14 [13d33c82]
    drew who=2 pile=script
    buried who=2 pile=script
1969 2 pass [7855710c]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    reshuffled pile=staging n=15
    drew who=4 pile=staging
    drew who=5 pile=script
    reshuffled pile=script n=4
    scene-began scene=5
1970 1 pass [4801be18]
1971 2 pass [df84d03c]
1972 3 improv [99fbab33]
    improvised who=3
1973 3 draw:script [5ef9b19d]
1974 3 bury:V.1 [c0e83ade]
    drew who=3 pile=script
    buried who=3 pile=script
1975 3 pass [47644ccc]
1976 4 improv [5dd25e9d]
    improvised who=4
1977 4 draw:staging [db9a3b81]
1978 4 bury:revive [e6fe1fb8]
    drew who=4 pile=staging
    buried who=4 pile=staging
1979 4 pass [cab269a5]
1980 5 pass [748a031c]
1981 0 pass [ea186d59]
1982 0 place:V.7 [b3859ef8]
1983 1 place:V.12 [59d0d353]
1984 2 place:V.11 [9d8d35bf]
1985 3 place:revive [71a4a763]
1986 4 place:V.4 [f4660830]
1987 5 place:V.10 [d3f642a2]
    placed-all
1988 1 pass [7ec07261]
1989 2 pass [1a1a54bd]
1990 3 pass [6b286144]
1991 4 pass [b64cd50c]
1992 5 pass [65d1db2b]
1993 0 pass [dc6c5106]
1994 1 reveal [1a26757d]
    turned-up who=1 card=V.12
    exiting who=1 card=V.12
1995 3 let [5b117981]
    got-intrigue who=1 n=1
1996 1 improv [2fb1924f]
    improvised who=1
1997 1 draw:script [4b8702d2]
1998 1 bury:V.8 [a4dd20b6]
    drew who=1 pile=script
    buried who=1 pile=script
1999 1 pass [37d69136]
2000 2 reveal [ea2513fc]
    turned-up who=2 card=V.11
2001 2 exit [8224571e]
    exiting who=2 card=V.11
2002 3 let [7eaaf218]
    got-intrigue who=2 n=1
2003 2 pass [183301a4]
2004 3 reveal [d0d96bfc]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
2005 3 pass [bb9b6925]
2006 4 reveal [6574d56f]
    turned-up who=4 card=V.4
2007 4 exit [94a2c76c]
    exiting who=4 card=V.4
    got-intrigue who=4 n=1
2008 4 pass [bd713072]
2009 5 reveal [750cc22f]
    turned-up who=5 card=V.10
2010 5 play [10ccbd00]
    played who=5 card=V.10
    scored who=5 card=V.10 n=1
    got-intrigue who=5 n=1
    got-coin who=5 coin=emilia
2011 5 improv [710e2178]
    improvised who=5
2012 5 draw:staging [b739164e]
2013 5 bury:V.14 [e9055bfa]
    drew who=5 pile=staging
    buried who=5 pile=script
2014 5 pass [74b6312d]
2015 0 reveal [b777ff81]
    turned-up who=0 card=V.7
    exiting who=0 card=V.7
    got-intrigue who=0 n=1
2016 0 improv [d6de363c]
    improvised who=0
2017 0 draw:staging [f18578b1]
2018 0 bury:seize [e3e3da30]
    drew who=0 pile=staging
    buried who=0 pile=staging
2019 0 pass [f6864903]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    scene-began scene=6
2020 1 pass [f26e26a4]
2021 2 improv [df797d8c]
    improvised who=2
2022 2 draw:script [62b7f600]
2023 2 bury:V.6 [f5278494]
    drew who=2 pile=script
    buried who=2 pile=script
2024 2 pass [398aa9ab]
2025 3 improv [8287c617]
    improvised who=3
2026 3 draw:script [b53bc591]
2027 3 bury:V.15 [80a14efc]
    drew who=3 pile=script
    buried who=3 pile=script
2028 3 pass [2ab1505a]
2029 4 pass [4901e89d]
2030 5 pass [7b863695]
2031 0 show:exchange [f5e93a99]
2032 0 at:4 [2bc80737]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
2033 4 let [199294d6]
2034 0 give:seize [5aec18a5]
    traded who=0 whom=4
2035 0 pass [a646ea3f]
2036 0 place:take-the-lead [3bfeaa93]
2037 1 place:take-the-lead [8d4e5430]
2038 2 place:villainy [147d2322]
2039 3 place:miscue [2c734a4c]
2040 4 place:seize [b1433d0f]
2041 5 place:no-drama [15812068]
    placed-all
2042 1 pass [15a7620f]
2043 2 pass [32defd5f]
2044 3 pass [9e8d3ef4]
2045 4 improv [3d6e4106]
    improvised who=4
2046 4 switch:take-the-lead [3ad900b6]
    switched who=4
2047 4 show:exchange [cc2b373f]
2048 4 at:2 [7ac3b3d7]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
2049 4 give:miscue [c4006f3b]
    traded who=4 whom=2
2050 4 pass [cc91d87d]
2051 5 pass [b698e889]
2052 0 show:exchange [2ea8b3a7]
2053 0 at:4 [7523ac6f]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
2054 0 give:miscue [7c3265a9]
    traded who=0 whom=4
2055 0 pass [eaffce03]
2056 1 reveal [43a790f4]
    turned-up-staging who=1 card=take-the-lead
2057 1 exit [1e268896]
    exiting who=1 card=take-the-lead
2058 3 let [835530be]
    got-intrigue who=1 n=1
2059 1 pass [b9edfbe2]
2060 2 reveal [12c8417b]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
2061 3 let [32e6d141]
    got-intrigue who=2 n=1
2062 2 show:no-drama [8c57d609]
    no-drama who=2
    drew who=2 pile=staging
2063 2 pass [39921f03]
2064 3 reveal [1959db71]
    turned-up-staging who=3 card=miscue
2065 3 play [76636913]
2066 3 at:0 [e398ff7f]
    aimed who=3 card=miscue whom=0
    must-switch whom=0
    drew who=3 pile=staging
2067 0 switch:seize [24c9f143]
    switched who=0
2068 3 place:take-the-lead [62a532ad]
    turned-up-staging who=3 card=take-the-lead
2069 3 exit [049ee30a]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2070 3 pass [e7b52ed6]
2071 4 reveal [b3dba10e]
    turned-up-staging who=4 card=take-the-lead
2072 4 play [f7fc0461]
    aimed who=4 card=take-the-lead whom=0
    took-lead who=4 whom=0
2073 4 pass [dbdf6dfe]
2074 5 reveal [e1765b92]
    turned-up-staging who=5 card=no-drama
    exiting who=5 card=no-drama
    got-intrigue who=5 n=1
2075 5 pass [bcc6b349]
2076 0 show:exchange [a6eeb7f1]
2077 0 at:1 [c7d2f1cc]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2078 1 let [33fb2afd]
2079 0 give:villainy [d53b86a3]
    traded who=0 whom=1
2080 0 reveal [8c185095]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2081 0 improv [77ff2a65]
    improvised who=0
2082 0 draw:staging [18d632e9]
2083 0 bury:take-the-lead [4ba4ae8e]
    drew who=0 pile=staging
    buried who=0 pile=staging
2084 0 pass [602a5b22]
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=7
2085 5 pass [92ac9e47]
2086 0 pass [af412c6d]
2087 1 pass [bbf96f4d]
2088 2 pass [dfb3d9df]
2089 3 improv [ad70372c]
    improvised who=3
2090 3 draw:script [17d77b08]
2091 3 bury:V.4 [7e9705f5]
    drew who=3 pile=script
    buried who=3 pile=script
2092 3 pass [60f5128d]
2093 4 pass [6900c069]
2094 0 place:revive [a40f8718]
2095 1 place:seize [3f306edf]
2096 2 place:miscue [52e64d8e]
2097 3 place:exchange [f56b6254]
2098 4 place:seize [587fb64b]
2099 5 place:V.3 [1ba4c441]
    placed-all
2100 5 pass [c2f6d6dd]
2101 0 pass [53341059]
2102 1 pass [9679f9eb]
2103 2 pass [36e31ca9]
2104 3 pass [241e1942]
2105 4 pass [55d439e4]
2106 5 improv [ebb608ab]
    improvised who=5
2107 5 draw:staging [c9a4f087]
2108 5 bury:V.14 [1165be0f]
    drew who=5 pile=staging
    buried who=5 pile=script
2109 5 reveal [17c7599f]
    turned-up who=5 card=V.3
2110 5 exit [fe2930c5]
    exiting who=5 card=V.3
2111 1 seize [0e17ea17]
2112 3 let [db06b75b]
    seized by=1 who=5 card=V.3
    scored who=1 card=V.3 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
2113 1 coin:roderigo [6f93da81]
2114 1 at:5 [f721ede6]
    used-coin-at who=1 coin=roderigo whom=5
2115 1 give:villainy [b2950bab]
    traded who=1 whom=5
2116 0 reveal [daa92617]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
2117 3 let [d504d159]
    got-intrigue who=0 n=1
2118 0 improv [14cdb717]
    improvised who=0
2119 0 draw:staging [9dcb64fb]
2120 0 bury:V.6 [d14b6cc2]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=16
2121 0 pass [bb5bf0b4]
2122 2 reveal [c0b5d631]
    turned-up-staging who=2 card=miscue
2123 2 play [4ad1f0a0]
2124 2 at:4 [0d607139]
    aimed who=2 card=miscue whom=4
2125 3 let [cc71b2a0]
    must-switch whom=4
    drew who=2 pile=staging
2126 4 switch:V.8 [6b25b24d]
    switched who=4
2127 2 place:V.11 [5a2cc489]
    turned-up who=2 card=V.11
2128 2 exit [dc9219f8]
    exiting who=2 card=V.11
2129 3 let [b2992434]
    got-intrigue who=2 n=1
2130 2 pass [5ae4c97c]
2131 3 reveal [1208e599]
    turned-up-staging who=3 card=exchange
2132 3 play [b055e989]
2133 3 at:1 [bf9912c8]
    aimed who=3 card=exchange whom=1
2134 1 let [be708341]
2135 3 give:V.2 [af23ff8c]
    traded who=3 whom=1
2136 3 pass [593d86d6]
2137 4 reveal [e5fb9bd1]
    turned-up who=4 card=V.8
    exiting who=4 card=V.8
    got-intrigue who=4 n=1
2138 4 pass [46a2d92f]
    drew who=4 pile=staging
2139 5 draw:script [7b46f391]
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    scene-began scene=8
2140 5 pass [d2c43d91]
2141 0 pass [4ea917cc]
2142 1 pass [67d4cf87]
2143 2 pass [e9fd4275]
2144 3 pass [c8cd8a97]
2145 4 improv [9f828df6]
    improvised who=4
2146 4 draw:staging [48a01694]
2147 4 bury:seize [3ca41a80]
    drew who=4 pile=staging
    buried who=4 pile=staging
2148 4 pass [d4a08404]
2149 0 place:V.16 [8e05f6c1]
2150 1 place:take-the-lead [0e144128]
2151 2 place:seize [bd0e7b57]
2152 3 place:V.1 [a9629ecd]
2153 4 place:no-drama [03e4c5c7]
2154 5 place:V.7 [a71a8d9d]
    placed-all
2155 5 pass [795594ab]
2156 0 pass [d6beee37]
2157 1 improv [d8528904]
    improvised who=1
2158 1 switch:V.2 [25f69e22]
    switched who=1
2159 1 pass [202dd7a9]
2160 2 improv [3d9f4a7a]
    improvised who=2
2161 2 switch:take-the-lead [f564dc39]
    switched who=2
2162 2 pass [4525210e]
2163 3 pass [c951e0f8]
2164 4 pass [271c74c5]
2165 5 reveal [857d163f]
    turned-up who=5 card=V.7
2166 5 play [74abcc15]
    played who=5 card=V.7
2167 3 let [ef82f5cd]
    scored who=5 card=V.7 n=1
    got-intrigue who=5 n=2
2168 5 improv [5c59cd18]
    improvised who=5
2169 5 draw:staging [f8b83ef2]
2170 5 bury:seize [8922397c]
    drew who=5 pile=staging
    buried who=5 pile=staging
2171 5 pass [c5913de1]
2172 0 reveal [97fc491a]
    turned-up who=0 card=V.16
    played who=0 card=V.16
2173 3 let [6143024a]
    failed who=0 card=V.16
2174 0 pass [14c9e8b9]
2175 1 reveal [607cd8d2]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
2176 3 let [f64c53d3]
    got-intrigue who=1 n=1
2177 1 pass [4e39e849]
2178 2 reveal [b4620e4c]
    turned-up-staging who=2 card=take-the-lead
2179 2 exit [5eec6593]
    exiting who=2 card=take-the-lead
2180 3 let [1da0684e]
    got-intrigue who=2 n=1
2181 2 pass [bb392fe8]
2182 3 reveal [f0703072]
    turned-up who=3 card=V.1
2183 3 improv [e36daead]
    improvised who=3
2184 3 draw:staging [b4748491]
2185 3 bury:V.15 [f228143d]
    drew who=3 pile=staging
    buried who=3 pile=script
    exiting who=3 card=V.1
    got-intrigue who=3 n=1
2186 3 pass [03498602]
2187 4 reveal [7aaf47df]
    turned-up-staging who=4 card=no-drama
    exiting who=4 card=no-drama
    got-intrigue who=4 n=1
2188 4 pass [469e7b4e]
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=5
    drew who=3 pile=staging
    scene-began scene=9
2189 5 show:no-drama [f2a12dcc]
    no-drama who=5
    drew who=5 pile=staging
2190 5 pass [d7a727a9]
2191 0 pass [fbdc3ca6]
2192 1 improv [0a561262]
    improvised who=1
2193 1 draw:staging [33e69241]
2194 1 bury:revive [e0484049]
    drew who=1 pile=staging
    buried who=1 pile=staging
2195 1 pass [54772392]
2196 2 improv [4fee7e9c]
    improvised who=2
2197 2 draw:script [9849dd39]
2198 2 bury:V.15 [9bf55141]
    drew who=2 pile=script
    buried who=2 pile=script
2199 2 pass [10554572]
2200 3 pass [a2da0e46]
2201 4 improv [13e60b81]
    improvised who=4
2202 4 draw:staging [87cc1ad7]
2203 4 bury:villainy [a0c2df62]
    drew who=4 pile=staging
    buried who=4 pile=staging
2204 4 show:exchange [4d3f1897]
2205 4 at:2 [698baab0]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
2206 4 give:revive [790527a5]
    traded who=4 whom=2
2207 4 show:exchange [093be979]
2208 4 at:3 [34700902]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
2209 3 show:no-drama [9a07da53]
    no-drama who=3
    drew who=3 pile=staging
    foiled who=4 whom=3
2210 4 pass [32ce9b36]
2211 0 place:revive [268aa826]
2212 1 place:take-the-lead [dcfe6f0b]
2213 2 place:V.1 [f128ae9f]
2214 3 place:V.14 [e59a6455]
2215 4 place:seize [27c7a2bb]
2216 5 place:take-the-lead [8e7f6e11]
    placed-all
2217 5 show:exchange [c079b5af]
2218 5 at:2 [98d090d5]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
2219 5 give:seize [fa275e1f]
    traded who=5 whom=2
2220 5 pass [ba0d0f27]
2221 0 pass [a0b3aaf6]
2222 1 pass [a4db83b9]
2223 2 pass [00457db9]
2224 3 pass [ee38c886]
2225 4 pass [5b21c60f]
2226 5 reveal [a7a1e0a9]
    turned-up-staging who=5 card=take-the-lead
2227 5 exit [8fcfb0c2]
    exiting who=5 card=take-the-lead
    got-intrigue who=5 n=1
2228 5 improv [56e4c040]
    improvised who=5
2229 5 draw:staging [dada181c]
2230 5 bury:villainy [2f8897c7]
    drew who=5 pile=staging
    buried who=5 pile=staging
2231 5 pass [fcb11707]
2232 0 reveal [c98cb84d]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2233 0 pass [e0ca9092]
2234 1 reveal [024c1dd0]
    turned-up-staging who=1 card=take-the-lead
2235 1 play [eab8ef0c]
    aimed who=1 card=take-the-lead whom=4
    took-lead who=1 whom=4
2236 1 pass [406b6337]
2237 2 reveal [0a2438db]
    turned-up who=2 card=V.1
    exiting who=2 card=V.1
    got-intrigue who=2 n=1
2238 2 pass [ff59351e]
2239 3 show:exchange [b3f27544]
2240 3 at:4 [615b3d0a]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
2241 3 give:villainy [90afc73f]
    traded who=3 whom=4
2242 3 reveal [240d289c]
    turned-up who=3 card=V.14
2243 3 exit [61bde39b]
    exiting who=3 card=V.14
    got-intrigue who=3 n=1
2244 3 improv [036229a2]
    improvised who=3
2245 3 draw:staging [34cc6637]
2246 3 bury:seize [a8cc9fe2]
    drew who=3 pile=staging
    buried who=3 pile=staging
2247 3 pass [372935a8]
2248 4 reveal [558c4305]
    turned-up-staging who=4 card=seize
    exiting who=4 card=seize
    got-intrigue who=4 n=1
2249 4 pass [032465ee]
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=12
    drew who=3 pile=staging
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    scene-began scene=10
2250 2 pass [7d26a550]
2251 3 pass [7f0a50f4]
2252 4 improv [184f315c]
    improvised who=4
2253 4 draw:staging [619eb2e7]
2254 4 bury:V.6 [c0c16265]
    drew who=4 pile=staging
    buried who=4 pile=script
2255 4 pass [282dceb9]
2256 5 pass [349b1f88]
2257 0 improv [b1c2543d]
    improvised who=0
2258 0 draw:script [655840ed]
2259 0 bury:V.16 [56156edb]
    drew who=0 pile=script
    buried who=0 pile=script
2260 0 pass [2d910354]
2261 1 pass [adff45a6]
2262 0 place:take-the-lead [2525e75d]
2263 1 place:V.2 [9420783f]
2264 2 place:seize [e4bba157]
2265 3 place:exchange [e871167b]
2266 4 place:villainy [b48192cb]
2267 5 place:V.8 [ae69673d]
    placed-all
2268 2 pass [3e7839b9]
2269 3 pass [b088d9bc]
2270 4 pass [bf822ccc]
2271 5 pass [223cc79a]
2272 0 pass [dbbffa18]
2273 1 pass [50c2c527]
2274 2 improv [faabc231]
    improvised who=2
2275 2 draw:staging [fefd43b4]
2276 2 bury:miscue [d209052b]
    drew who=2 pile=staging
    buried who=2 pile=staging
2277 2 reveal [4346ce8c]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2278 2 pass [f8d9e0cb]
2279 3 reveal [36f3df15]
    turned-up-staging who=3 card=exchange
2280 3 play [7b4f3f98]
2281 3 at:2 [3bf01b01]
    aimed who=3 card=exchange whom=2
2282 2 let [3fed2721]
2283 3 give:miscue [901c24c6]
    traded who=3 whom=2
2284 3 pass [84c373fb]
2285 4 reveal [3e40c15a]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
2286 4 pass [ecc6fb73]
2287 5 reveal [74ee4ac4]
    turned-up who=5 card=V.8
2288 5 play [e23e7cdd]
    played who=5 card=V.8
    set-aside card=V.8 character=desdemona
    got-coin who=5 coin=desdemona
    got-handkerchief who=5
2289 5 pass [865dd358]
2290 0 reveal [4930e269]
    turned-up-staging who=0 card=take-the-lead
2291 0 exit [57f17309]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2292 0 pass [37ff1f88]
2293 1 reveal [783f32c1]
    turned-up who=1 card=V.2
2294 1 play [52b75a98]
    played who=1 card=V.2
    scored who=1 card=V.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2295 1 pass [15a0ec47]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=script
    script-empty
    scene-began scene=11
2296 2 improv [bdb5efe3]
    improvised who=2
2297 2 bury:miscue [4b1d1adf]
    drew who=2 pile=staging
    buried who=2 pile=staging
2298 2 show:exchange [57610e86]
2299 2 at:5 [4132510c]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
2300 5 let [37caac95]
2301 2 give:miscue [c4c18a94]
    traded who=2 whom=5
2302 2 pass [89b1deac]
2303 3 pass [c3b7aadc]
2304 4 pass [0c6d5232]
2305 5 pass [f203852a]
2306 0 improv [505fb809]
    improvised who=0
2307 0 bury:take-the-lead [e442a19c]
    drew who=0 pile=staging
    buried who=0 pile=staging
2308 0 pass [10ee5c17]
2309 1 show:exchange [24efc215]
2310 1 at:3 [23c8ee8c]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
2311 1 give:seize [d109fea1]
    traded who=1 whom=3
2312 1 pass [137d6e31]
2313 0 place:take-the-lead [8501ea95]
2314 1 place:take-the-lead [0ea72b78]
2315 2 place:V.5 [e3d8d845]
2316 3 place:villainy [900491a3]
2317 4 place:villainy [b458bb1c]
2318 5 place:miscue [ddf7e15d]
    placed-all
2319 2 pass [1ee871f0]
2320 3 pass [caa98287]
2321 4 pass [ce7e7468]
2322 5 pass [1410dea7]
2323 0 pass [64de7705]
2324 1 improv [86d31d88]
    improvised who=1
2325 1 switch:take-the-lead [63c3b98d]
    switched who=1
2326 1 pass [9de1049e]
2327 2 reveal [07f09344]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
2328 4 let [15ca26af]
    got-intrigue who=2 n=1
2329 2 pass [ac162a55]
2330 3 reveal [56bd960c]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
2331 4 let [7ae3d698]
    got-intrigue who=3 n=1
2332 3 improv [502a3526]
    improvised who=3
2333 3 draw:staging [2d430a64]
2334 3 bury:seize [e54629b3]
    drew who=3 pile=staging
    buried who=3 pile=staging
    reshuffled pile=script n=1
    script-again
2335 3 pass [27620210]
2336 4 reveal [6abb044f]
    turned-up-staging who=4 card=villainy
2337 4 improv [495364c1]
    improvised who=4
2338 4 draw:script [4c58fd09]
2339 4 bury:V.11 [f4a02392]
    drew who=4 pile=script
    buried who=4 pile=script
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
2340 4 show:no-drama [aab1adc1]
    no-drama who=4
    drew who=4 pile=staging
2341 4 pass [5aac04f5]
2342 5 coin:emilia [7de89140]
    used-coin-at who=5 coin=emilia whom=1
    stole-coin who=5 coin=iago whom=1
2343 5 reveal [2d1d8301]
    turned-up-staging who=5 card=miscue
2344 5 play [aacf7591]
2345 5 at:1 [183abb9e]
    aimed who=5 card=miscue whom=1
    must-switch whom=1
    drew who=5 pile=staging
2346 1 switch:take-the-lead [5695e066]
    switched who=1
2347 5 place:exchange [05a5be97]
    turned-up-staging who=5 card=exchange
2348 5 play [07aa51f0]
2349 5 at:1 [ed3266d7]
    aimed who=5 card=exchange whom=1
2350 5 give:revive [8d09c192]
    traded who=5 whom=1
2351 5 coin:iago [e0203849]
2352 5 wound:cassio [3309a271]
    used-iago who=5 character=cassio
    wounded who=5 character=cassio n=2 total=5
2353 5 pass [3da8c2e9]
2354 0 reveal [0640788e]
    turned-up-staging who=0 card=take-the-lead
2355 0 play [cf63db53]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2356 0 pass [0ca4f13d]
2357 1 reveal [23e5ca8f]
    turned-up-staging who=1 card=take-the-lead
2358 1 play [22019876]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2359 1 pass [ceb81908]
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
2360 2 pass [b59631cc]
2361 3 show:exchange [5eb91a86]
2362 3 at:2 [de9ac809]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
2363 2 let [45a5116a]
2364 3 give:seize [8628f519]
    traded who=3 whom=2
2365 3 pass [60d8543b]
2366 4 pass [7e82d627]
2367 5 coin:desdemona [1f7943d8]
    no-drama-coin who=5
2368 5 pass [eef64476]
2369 0 pass [60e7890d]
2370 1 pass [1e0f7fc1]
2371 0 place:V.4 [eb12144c]
2372 1 place:revive [218da8c7]
2373 2 place:seize [0996a519]
2374 3 place:V.6 [d51da76b]
2375 4 place:take-the-lead [7b3b1de5]
2376 5 place:seize [b38e4a24]
    placed-all
2377 2 improv [6d01d975]
    improvised who=2
2378 2 switch:take-the-lead [facbe6e8]
    switched who=2
2379 2 pass [d6d7a462]
2380 3 pass [69ab31e9]
2381 4 pass [3c221a76]
2382 5 pass [beafa9a4]
2383 0 pass [9f3917ea]
2384 1 pass [548b093c]
2385 2 reveal [0a1e550a]
    turned-up-staging who=2 card=take-the-lead
2386 2 exit [6b16c47e]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2387 2 pass [d4805b68]
2388 3 reveal [0c78aa74]
    turned-up who=3 card=V.6
    exiting who=3 card=V.6
    got-intrigue who=3 n=1
2389 3 pass [d2f2c3d3]
2390 4 reveal [8abfa27d]
    turned-up-staging who=4 card=take-the-lead
2391 4 exit [6316fd60]
    exiting who=4 card=take-the-lead
    got-intrigue who=4 n=1
2392 4 pass [e566b934]
2393 5 reveal [a7d69370]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
2394 5 pass [4a363542]
2395 0 reveal [6db1831e]
    turned-up who=0 card=V.4
2396 0 exit [0066332f]
    exiting who=0 card=V.4
    got-intrigue who=0 n=1
2397 0 improv [650c54cf]
    improvised who=0
2398 0 draw:staging [c1da9813]
2399 0 bury:no-drama [d1d78978]
    drew who=0 pile=staging
    buried who=0 pile=staging
    reshuffled pile=script n=2
2400 0 pass [24b70288]
2401 1 reveal [f599233b]
    turned-up-staging who=1 card=revive
2402 1 exit [2a296dc6]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2403 1 improv [af560413]
    improvised who=1
2404 1 draw:script [852116ac]
2405 1 bury:V.11 [1c8a3c98]
    drew who=1 pile=script
    buried who=1 pile=script
2406 1 pass [47b39c3d]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=13
2407 2 pass [6f813c81]
2408 3 improv [18f69d6c]
    improvised who=3
2409 3 bury:exchange [8f0a74df]
    drew who=3 pile=staging
    buried who=3 pile=staging
2410 3 show:exchange [cf51edc6]
2411 3 at:4 [b9f74984]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
2412 4 let [305a7003]
2413 3 give:V.16 [de6ad6f7]
    traded who=3 whom=4
2414 3 pass [25cdd572]
2415 4 improv [e5dc7319]
    improvised who=4
2416 4 bury:take-the-lead [743ce1aa]
    drew who=4 pile=staging
    buried who=4 pile=staging
2417 4 pass [65689d90]
2418 5 show:exchange [1abefaa7]
2419 5 at:3 [09984d02]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
2420 5 give:take-the-lead [273e30d3]
    traded who=5 whom=3
2421 5 improv [97eb444e]
    improvised who=5
2422 5 bury:villainy [a48259d3]
    drew who=5 pile=staging
    buried who=5 pile=staging
2423 5 pass [cf57fd74]
2424 0 pass [be2172f9]
2425 1 pass [dad6b5d6]
2426 0 place:V.14 [811a7f3d]
2427 1 place:V.4 [605e35a2]
2428 2 place:seize [97c95ad0]
2429 3 place:take-the-lead [d578043e]
2430 4 place:exchange [2ca22292]
2431 5 place:V.12 [4504ef8a]
    placed-all
2432 2 improv [8da8b1cc]
    improvised who=2
2433 2 switch:miscue [81658b93]
    switched who=2
2434 2 pass [b400d1f8]
2435 3 pass [b156ceca]
2436 4 pass [72031dfd]
2437 5 pass [f8ff52b3]
2438 0 pass [f942bc5d]
2439 1 pass [60a4dbb3]
2440 2 reveal [14055bc3]
    turned-up-staging who=2 card=miscue
2441 2 exit [846279a1]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2442 2 pass [a5a86e26]
2443 3 reveal [ad69da40]
    turned-up-staging who=3 card=take-the-lead
2444 3 exit [0024cba1]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2445 3 pass [1186d1ac]
2446 4 reveal [6b25f202]
    turned-up-staging who=4 card=exchange
2447 4 play [8af2061f]
2448 4 at:3 [44a9f65e]
    aimed who=4 card=exchange whom=3
2449 3 let [0ca4347e]
2450 4 give:V.16 [7ffa7459]
    traded who=4 whom=3
2451 4 pass [aec2aa41]
2452 5 reveal [ea5891eb]
    turned-up who=5 card=V.12
    exiting who=5 card=V.12
    got-intrigue who=5 n=1
2453 5 pass [d04f3be0]
2454 0 reveal [f4bb4afd]
    turned-up who=0 card=V.14
2455 0 exit [e6f1d20c]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
2456 0 improv [a67a1acf]
    improvised who=0
2457 0 draw:script [39389ff6]
2458 0 bury:V.15 [f0d73072]
    reshuffled pile=script n=2
    drew who=0 pile=script
    buried who=0 pile=script
2459 0 pass [bac73afa]
2460 1 reveal [5123bc70]
    turned-up who=1 card=V.4
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2461 1 improv [b96f96b2]
    improvised who=1
2462 1 draw:staging [8c0a2937]
2463 1 bury:revive [afdf624e]
    drew who=1 pile=staging
    buried who=1 pile=staging
2464 1 pass [451a4fb0]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=14
2465 2 pass [60552ad5]
2466 3 improv [5d122dc4]
    improvised who=3
2467 3 bury:miscue [92a1c036]
    drew who=3 pile=staging
    buried who=3 pile=staging
2468 3 pass [2f749f96]
2469 4 pass [77d94fb3]
2470 5 show:no-drama [0580688b]
    no-drama who=5
    drew who=5 pile=staging
2471 5 pass [7c799a34]
2472 0 show:exchange [d9ccdab8]
2473 0 at:2 [3c495063]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2474 2 let [df5e15db]
2475 0 give:revive [2d247bb3]
    traded who=0 whom=2
2476 0 pass [7b0352bd]
2477 1 pass [9d3b518b]
2478 0 place:V.14 [6cd6e152]
2479 1 place:no-drama [84c7c053]
2480 2 place:revive [c24691dc]
2481 3 place:take-the-lead [488dc16b]
2482 4 place:V.5 [30bc8d39]
2483 5 place:villainy [15419af7]
    placed-all
2484 2 improv [ec450c8f]
    improvised who=2
2485 2 switch:revive [b0acecc0]
    switched who=2
2486 2 pass [7c76064d]
2487 3 pass [583ab395]
2488 4 pass [82fc4550]
2489 5 pass [a2df58cc]
2490 0 pass [31b88842]
2491 1 pass [bdd4fbcc]
2492 2 reveal [7143a326]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2493 2 pass [23372654]
2494 3 reveal [1f45e967]
    turned-up-staging who=3 card=take-the-lead
2495 3 play [00288d9a]
    aimed who=3 card=take-the-lead whom=1
    took-lead who=3 whom=1
2496 3 pass [d06d9b6c]
2497 4 reveal [88802428]
    turned-up who=4 card=V.5
    exiting who=4 card=V.5
    got-intrigue who=4 n=1
2498 4 improv [fdf39d08]
    improvised who=4
2499 4 draw:staging [4dabeab8]
2500 4 bury:V.4 [f8ee7300]
    drew who=4 pile=staging
    buried who=4 pile=script
    reshuffled pile=staging n=14
    staging-empty n=2
    final-scene
2501 4 pass [b022271e]
2502 5 reveal [875f6d3e]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
    got-intrigue who=5 n=1
2503 5 improv [3d1b56f1]
    improvised who=5
2504 5 draw:staging [b0c81f4d]
2505 5 bury:villainy [281ac8ce]
    drew who=5 pile=staging
    buried who=5 pile=staging
2506 5 pass [342afb4d]
2507 0 reveal [7ea0f6a0]
    turned-up who=0 card=V.14
2508 0 exit [569a1ddc]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
2509 0 improv [ecf18d9a]
    improvised who=0
2510 0 draw:script [7bf69124]
2511 0 bury:V.11 [c115cb8c]
    drew who=0 pile=script
    buried who=0 pile=script
2512 0 pass [68e9c7c7]
2513 1 reveal [44415e37]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2514 1 improv [8cb42287]
    improvised who=1
2515 1 draw:script [ac451218]
2516 1 bury:V.6 [e4c29081]
    drew who=1 pile=script
    buried who=1 pile=script
2517 1 pass [62a5a56f]
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
