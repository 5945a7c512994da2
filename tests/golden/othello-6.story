set-up [400e55b0]
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
1 3 improv [543dc42c]
    improvised who=3
2 0 let [1cb8ab70]
3 1 let [e20c2fb9]
4 2 let [ae53a576]
5 4 spotlight [1f406b47]
6 5 let [35e78718]
    stole-spotlight by=4 who=3
7 3 let [0e4af31a]
    blocked who=3
8 4 pass [12c4179c]
9 5 pass [418bf782]
10 0 improv [352bca97]
    improvised who=0
11 1 spotlight [28c69978]
12 2 let [84859ae3]
13 3 spotlight [6dc92aed]
14 5 spotlight [929a72ea]
    stole-spotlight by=1 who=0
15 0 let [be89cfe7]
    blocked who=0
16 1 show:exchange [b012278a]
17 1 at:3 [b31dd077]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
18 0 spotlight [9a077e55]
19 2 let [18e4fb48]
20 3 show:no-drama [8b7c1572]
21 5 let [eb33bfaf]
    no-drama who=3
    drew who=3 pile=staging
    foiled who=1 whom=3
22 1 improv [60b72548]
    improvised who=1
23 0 spotlight [8413c747]
24 2 let [dd2ae419]
25 3 let [ff66b5e5]
26 5 let [22a0a572]
    stole-spotlight by=0 who=1
27 1 let [f4ea411a]
    blocked who=1
28 2 show:exchange [bdc8e644]
29 2 at:5 [46590dc4]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
30 3 let [376224d1]
31 5 spotlight [a867786d]
    stole-spotlight by=5 who=2
32 2 let [b9718f0a]
    blocked who=2
33 0 place:I.5 [b49dea71]
34 1 place:miscue [52c196a9]
35 2 place:I.1 [ffac6be7]
36 3 place:take-the-lead [7b9c5e1c]
37 4 place:miscue [1049cfc9]
38 5 place:take-the-lead [78e533f8]
    placed-all
39 3 pass [e2644c7a]
40 4 pass [be5c72d6]
41 5 improv [8d3190b8]
    improvised who=5
42 2 spotlight [c98267df]
43 3 let [8e88b342]
    stole-spotlight by=2 who=5
44 5 let [4128b3a3]
    blocked who=5
45 0 pass [12a8106f]
46 1 pass [844fd910]
47 2 pass [c6947b5f]
48 3 reveal [38d15885]
    turned-up-staging who=3 card=take-the-lead
49 3 exit [559a49d1]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
50 3 pass [2e174f34]
51 4 reveal [081d81a2]
    turned-up-staging who=4 card=miscue
52 4 improv [8f35f9ec]
    improvised who=4
53 3 let [dadeef5e]
54 4 bury:I.11 [82d246a0]
    drew who=4 pile=staging
    buried who=4 pile=script
    script-again
55 4 play [27eac0ac]
56 4 at:1 [866d545b]
    aimed who=4 card=miscue whom=1
57 0 let [6ee2b16d]
58 1 let [25beb004]
59 2 let [ea865478]
60 3 let [d2586bb5]
61 5 let [4a9d825e]
    must-switch whom=1
    drew who=4 pile=staging
62 1 switch:take-the-lead [766c97ae]
    switched who=1
63 4 place:take-the-lead [d0d03a9f]
    turned-up-staging who=4 card=take-the-lead
64 4 exit [5da7f2a0]
    exiting who=4 card=take-the-lead
65 0 let [9e0cb57c]
66 2 let [b637f117]
67 5 let [acad3feb]
    got-intrigue who=4 n=1
68 4 pass [e28be749]
69 5 reveal [b9c0eb97]
    turned-up-staging who=5 card=take-the-lead
70 5 exit [3e245995]
    exiting who=5 card=take-the-lead
71 0 let [85feb6f4]
72 1 let [e7c688cd]
73 2 let [2f9817f1]
    got-intrigue who=5 n=1
74 5 pass [8ea16a6a]
75 0 reveal [7ce2abfe]
    turned-up who=0 card=I.5
    exiting who=0 card=I.5
76 1 let [1d00fa3d]
77 2 let [d57f5fd2]
    got-intrigue who=0 n=1
78 0 pass [644b86ed]
79 1 reveal [561caaae]
    turned-up-staging who=1 card=take-the-lead
80 1 exit [5bde0777]
    exiting who=1 card=take-the-lead
81 2 let [0a484365]
    got-intrigue who=1 n=1
82 1 pass [05f3658a]
83 2 improv [24799c75]
    improvised who=2
84 3 spotlight [c641475e]
    stole-spotlight by=3 who=2
85 2 show:no-drama [2834463a]
    no-drama who=2
    drew who=2 pile=staging
    defeated who=2 by=3
86 2 draw:staging [859c922f]
87 2 bury:villainy [2ddcdbb0]
    drew who=2 pile=staging
    buried who=2 pile=staging
88 2 reveal [aa19eb65]
    turned-up who=2 card=I.1
    exiting who=2 card=I.1
    got-intrigue who=2 n=1
89 2 pass [faa28692]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=script
    drew who=5 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=2
90 3 pass [186c4a2c]
91 4 pass [0ccd90bb]
92 5 improv [e21d060d]
    improvised who=5
93 5 bury:I.9 [5684a4c9]
    drew who=5 pile=staging
    buried who=5 pile=script
    script-again
94 5 pass [eff09d61]
95 0 pass [5ba9a08a]
96 1 improv [c8df57a7]
    improvised who=1
97 1 draw:staging [30f44bbc]
98 1 bury:I.4 [ade563ad]
    drew who=1 pile=staging
    buried who=1 pile=script
99 1 pass [b2a549a8]
100 2 pass [9ff1d1c1]
101 0 place:villainy [a70e7818]
102 1 place:miscue [36a63a24]
103 2 place:I.12 [b5e99c8d]
104 3 place:I.7 [3864b981]
105 4 place:seize [2671d84d]
106 5 place:I.5 [599f1ed6]
    placed-all
107 3 pass [0ebb56c6]
108 4 improv [d8c15a75]
    improvised who=4
109 4 switch:revive [a151468f]
    switched who=4
110 4 pass [5191a2cb]
111 5 pass [e00dc327]
112 0 pass [2fdcd6bc]
113 1 show:no-drama [f756c706]
    no-drama who=1
    drew who=1 pile=staging
114 1 pass [15826b03]
115 2 improv [6b142ddb]
    improvised who=2
116 2 switch:take-the-lead [8e422c6c]
    switched who=2
117 2 pass [0da7275e]
118 3 reveal [92bdb7db]
    turned-up who=3 card=I.7
119 3 play [d079eec3]
    played who=3 card=I.7
120 0 let [ae5f2a57]
121 1 let [c7f60f39]
122 2 let [a4f59e74]
123 4 let [8a0aefbd]
124 5 let [80f40bea]
    scored who=3 card=I.7 n=1
    got-intrigue who=3 n=2
125 3 improv [0be411ca]
    improvised who=3
126 3 draw:staging [255566b4]
127 3 bury:I.6 [22d08bcb]
    drew who=3 pile=staging
    buried who=3 pile=script
128 3 pass [e592a752]
129 4 reveal [6723c45c]
    turned-up-staging who=4 card=revive
    exiting who=4 card=revive
130 0 let [f3eea4a7]
131 1 let [0cd281e4]
132 2 let [ed0b8411]
133 5 let [d7551e36]
    got-intrigue who=4 n=1
134 4 pass [9e19517f]
135 5 show:exchange [9042b443]
136 5 at:0 [d5370557]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
137 0 let [0075726e]
138 1 let [e37d083c]
139 2 let [1768b4bd]
140 5 give:I.10 [d2384b08]
    traded who=5 whom=0
141 5 reveal [37e94993]
    turned-up who=5 card=I.5
    exiting who=5 card=I.5
142 0 let [ae86798c]
143 1 let [0a19d749]
144 2 let [dd2cfd4e]
    got-intrigue who=5 n=1
145 5 pass [06af9186]
146 0 improv [616fb37d]
    improvised who=0
147 0 draw:script [e01a9ded]
148 0 bury:I.10 [48ccafb2]
    drew who=0 pile=script
    buried who=0 pile=script
149 0 reveal [12c0ccd9]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
150 1 let [3377cb18]
151 2 let [6f0ffa18]
    got-intrigue who=0 n=1
152 0 pass [a3f6d0a3]
153 1 reveal [e3fb7abc]
    turned-up-staging who=1 card=miscue
154 1 exit [4545806c]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
155 1 pass [d79a8e72]
156 2 reveal [8cc4d750]
    turned-up-staging who=2 card=take-the-lead
157 2 play [8bf2a0cd]
158 2 at:5 [347e7234]
    giving who=2 card=take-the-lead whom=5
159 5 let [960157fc]
    gave-lead who=2 whom=5
160 2 pass [c7aaa388]
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=staging
    drew who=4 pile=script
    script-empty
    scene-began scene=3
161 0 improv [b25f5d2b]
    improvised who=0
162 0 bury:take-the-lead [2fa21f1e]
    drew who=0 pile=staging
    buried who=0 pile=staging
163 0 pass [3304c752]
164 1 improv [7d12885c]
    improvised who=1
165 1 bury:I.6 [ba015a58]
    drew who=1 pile=staging
    buried who=1 pile=script
    reshuffled pile=staging n=15
    staging-empty n=1
166 1 pass [2f33bcf6]
167 2 improv [175aab1c]
    improvised who=2
168 2 draw:script [3bea59a8]
169 2 bury:I.10 [b6cf3d25]
    drew who=2 pile=script
    buried who=2 pile=script
170 2 pass [19bad059]
171 3 improv [f841e731]
    improvised who=3
172 3 draw:staging [30fd9f1e]
173 3 bury:revive [bf365723]
    drew who=3 pile=staging
    buried who=3 pile=staging
174 3 show:exchange [19e5d993]
175 3 at:2 [702d140d]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
176 3 give:I.11 [0211b950]
    traded who=3 whom=2
177 3 pass [b9346b17]
178 4 pass [beb8a128]
179 5 show:exchange [a5de1ce5]
180 5 at:4 [74e11d1e]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
181 4 let [138bc37e]
182 5 look [e211974e]
    looked who=5 whom=4
183 5 take:I.5 [35aa92ce]
184 5 give:take-the-lead [40ecef3d]
    traded who=5 whom=4
185 5 pass [b4666c56]
186 0 place:I.3 [b373e545]
187 1 place:seize [f6b9b8ab]
188 2 place:seize [5555fc20]
189 3 place:I.6 [ff52c27b]
190 4 place:take-the-lead [a7eef040]
191 5 place:take-the-lead [dd40d195]
    placed-all
192 0 pass [5e3754eb]
193 1 pass [7b112386]
194 2 pass [bf727cec]
195 3 show:exchange [5a02928e]
196 3 at:0 [fd3828b7]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
197 0 let [4c478d35]
198 3 give:miscue [6490a6a7]
    traded who=3 whom=0
199 3 pass [b894df7f]
200 4 pass [1c9a7546]
201 5 pass [7e864a49]
202 0 reveal [22813c48]
    turned-up who=0 card=I.3
    exiting who=0 card=I.3
203 1 seize [d355f715]
204 3 let [47f70360]
205 4 let [e220d5c4]
    seized by=1 who=0 card=I.3
206 0 let [13799c05]
    scored who=1 card=I.3 n=1
    got-intrigue who=1 n=2
207 2 reveal [d80a7481]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
208 2 pass [7909b36b]
209 3 reveal [55f07c9a]
    turned-up who=3 card=I.6
210 3 exit [a9232459]
    exiting who=3 card=I.6
211 4 let [74a3318d]
    got-intrigue who=3 n=1
212 3 pass [58217601]
213 4 reveal [bb8d1e6e]
    turned-up-staging who=4 card=take-the-lead
214 4 improv [f136c36f]
    improvised who=4
215 4 draw:script [1a7222db]
216 4 bury:I.2 [cce40578]
    drew who=4 pile=script
    buried who=4 pile=script
217 4 exit [454d3b34]
    exiting who=4 card=take-the-lead
    got-intrigue who=4 n=1
218 4 pass [712271b0]
219 5 reveal [de5ae8e8]
    turned-up-staging who=5 card=take-the-lead
220 5 play [79ce5622]
221 5 at:1 [4881a343]
    giving who=5 card=take-the-lead whom=1
222 1 let [3b2ea2a4]
    gave-lead who=5 whom=1
223 5 pass [c7527270]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=staging
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
224 2 pass [454e4e28]
225 3 pass [d9f0e8bf]
226 4 pass [29e2f282]
227 5 pass [e3e734f3]
228 0 improv [e823eeb2]
    improvised who=0
229 0 bury:villainy [7cb114b5]
    drew who=0 pile=staging
    buried who=0 pile=staging
230 0 pass [26c913e2]
231 1 pass [d9b86c05]
232 0 place:take-the-lead [a641e5f9]
233 1 place:take-the-lead [9a6ebe8b]
234 2 place:I.11 [30251362]
235 3 place:villainy [17afa3c7]
236 4 place:seize [50bed8a1]
237 5 place:miscue [ff95e19a]
    placed-all
238 2 pass [ff0b5893]
239 3 pass [edfd32c6]
240 4 improv [b8c2beaa]
    improvised who=4
241 4 switch:I.10 [cf3fdc44]
    switched who=4
242 4 pass [824359d1]
243 5 pass [2dba01d8]
244 0 pass [8b57b5a3]
245 1 improv [a335965d]
    improvised who=1
246 1 switch:exchange [bd703d79]
    switched who=1
247 1 pass [8201d08d]
248 2 improv [ba3edf5d]
    improvised who=2
249 2 bury:I.2 [b0e18839]
    drew who=2 pile=staging
    buried who=2 pile=script
250 2 reveal [7cf35a6d]
    turned-up who=2 card=I.11
    exiting who=2 card=I.11
251 0 let [4e47fc54]
252 1 let [7382aaa8]
253 3 let [dacdb976]
254 4 let [8e02c792]
    got-intrigue who=2 n=1
255 2 pass [af1c2dee]
256 3 improv [c1c3c6c2]
    improvised who=3
257 3 draw:script [24f29771]
258 3 bury:I.9 [9032c2ca]
    drew who=3 pile=script
    buried who=3 pile=script
259 3 reveal [972ee66e]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
260 0 let [45d6f4fb]
261 1 let [59f3dc68]
262 4 let [ff991c87]
    got-intrigue who=3 n=1
263 3 pass [9d532fcb]
264 4 reveal [e82246a2]
    turned-up who=4 card=I.10
265 4 play [94b68b87]
    played who=4 card=I.10
266 0 let [654430a9]
267 1 let [70b09e80]
    scored who=4 card=I.10 n=1
    got-intrigue who=4 n=2
268 4 pass [22407eb2]
269 5 reveal [ae5246e2]
    turned-up-staging who=5 card=miscue
270 5 play [134c35f1]
271 5 at:1 [bb27e160]
    aimed who=5 card=miscue whom=1
272 0 let [f6c5da77]
273 1 let [15057bcf]
    must-switch whom=1
    drew who=5 pile=staging
274 1 switch:I.8 [3b77ff01]
    switched who=1
275 5 place:seize [0c2c8b69]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
276 5 show:exchange [f2f429e4]
277 5 at:2 [210b5465]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
278 0 let [1774dd5e]
279 2 show:no-drama [b54a7f65]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=5 whom=2
280 5 show:no-drama [d37a7ade]
    no-drama who=5
    drew who=5 pile=staging
281 5 pass [e3f073bc]
282 0 reveal [2ed2a5c6]
    turned-up-staging who=0 card=take-the-lead
283 0 play [41568599]
    aimed who=0 card=take-the-lead whom=1
284 1 let [206ba805]
    took-lead who=0 whom=1
285 0 pass [9f0f5171]
286 1 reveal [ae13f0f3]
    turned-up who=1 card=I.8
287 1 play [84004dcc]
    played who=1 card=I.8
    scored who=1 card=I.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
288 1 pass [e7b13769]
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
289 1 improv [5ec5d2e0]
    improvised who=1
290 1 bury:revive [4a904af5]
    drew who=1 pile=staging
    buried who=1 pile=staging
291 1 show:exchange [774458d4]
292 1 at:0 [97ea0ee4]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
293 0 let [367bb591]
294 1 give:seize [f5008854]
    traded who=1 whom=0
295 1 show:exchange [8a943821]
296 1 at:3 [2df95c0c]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
297 3 let [5a73ef3c]
298 1 give:villainy [b76a376e]
    traded who=1 whom=3
299 1 pass [2665efe6]
300 2 pass [aeccd9f9]
301 3 improv [4bb75458]
    improvised who=3
302 3 bury:I.2 [5f8c7e3a]
    drew who=3 pile=staging
    buried who=3 pile=script
303 3 pass [8926cc2c]
304 4 pass [336ee75f]
305 5 pass [b1c277c1]
306 0 pass [a22078b5]
307 0 place:I.9 [a34e83e8]
308 1 place:I.4 [b786923f]
309 2 place:villainy [ad614685]
310 3 place:miscue [0e6fc967]
311 4 place:I.1 [39df91c9]
312 5 place:I.5 [6950cedf]
    placed-all
313 1 pass [aed22372]
314 2 pass [fef5f93e]
315 3 pass [db4561e0]
316 4 pass [4e232d6e]
317 5 pass [9e316e4a]
318 0 pass [ccbfcff8]
319 1 reveal [e5f3c4e5]
    turned-up who=1 card=I.4
320 1 exit [396c0ff4]
    exiting who=1 card=I.4
321 0 let [7ab75e34]
322 3 let [0abd8488]
323 4 let [dbdd3fae]
    got-intrigue who=1 n=1
324 1 pass [07d19fd3]
325 2 reveal [381a5b54]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
326 0 let [f2aeab1f]
327 3 let [ba31f526]
328 4 let [fc189e39]
    got-intrigue who=2 n=1
329 2 improv [78f12e4e]
    improvised who=2
330 2 draw:staging [83465b61]
331 2 bury:revive [be8dbf86]
    drew who=2 pile=staging
    buried who=2 pile=staging
332 2 pass [6dfdcfd4]
333 3 reveal [189136f0]
    turned-up-staging who=3 card=miscue
334 3 exit [88ac2acf]
    exiting who=3 card=miscue
335 0 let [3cd33c3e]
336 4 let [1889cbc7]
    got-intrigue who=3 n=1
337 3 pass [7247be5f]
338 4 improv [feb25cd5]
    improvised who=4
339 4 draw:staging [0fc5f6b3]
340 4 bury:seize [32121ca2]
    drew who=4 pile=staging
    buried who=4 pile=staging
341 4 reveal [bc9e901c]
    turned-up who=4 card=I.1
342 4 exit [944d41fe]
    exiting who=4 card=I.1
343 0 let [a7d47b7d]
    got-intrigue who=4 n=1
344 4 pass [72e61a12]
345 5 reveal [6776c186]
    turned-up who=5 card=I.5
    exiting who=5 card=I.5
346 0 let [d4f127fe]
    got-intrigue who=5 n=1
347 5 improv [07d7a158]
    improvised who=5
348 5 draw:staging [89311564]
349 5 bury:take-the-lead [f77e69c7]
    drew who=5 pile=staging
    buried who=5 pile=staging
350 5 pass [afc0835f]
351 0 improv [af4fa0b3]
    improvised who=0
352 0 draw:script [6b4e8e5c]
353 0 bury-placed [7a4c7f17]
    drew who=0 pile=script
    buried who=0 pile=script
354 0 reveal [720737cf]
    turned-up who=0 card=I.2
355 0 exit [fc5537e3]
    exiting who=0 card=I.2
    got-intrigue who=0 n=1
356 0 pass [ce2ead95]
    act-ran-out act=I
    tallied who=0 n=0
    tallied who=1 n=2
    tallied who=2 n=0
    tallied who=3 n=2
    tallied who=4 n=2
    tallied who=5 n=0
    lead-cast who=2
357 3 trade:spotlight [e27c996b]
    traded-tokens who=3 n=0 total=1
358 3 pass [a282731e]
359 4 trade:spotlight [bf30dc96]
    traded-tokens who=4 n=1 total=1
360 4 trade:intrigue [a282731e]
    traded-tokens who=4 n=4 total=0
361 4 pass [0970c4ec]
362 5 discard:seize [240d401a]
    discarded who=5 card=seize
363 0 discard:take-the-lead [d4ab5555]
    discarded who=0 card=take-the-lead
364 1 discard:seize [b43da7c8]
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
365 3 pass [ebfb465e]
366 4 pass [52916d1c]
367 5 pass [7d322be9]
368 0 pass [ae0989c1]
369 1 improv [4b96361b]
    improvised who=1
370 3 spotlight [b0bf46a7]
    stole-spotlight by=3 who=1
371 1 let [8531d5d0]
    blocked who=1
372 2 pass [65bec3bb]
373 0 place:II.3 [10e1b453]
374 1 place:II.2 [978ff599]
375 2 place:II.8 [82a94f18]
376 3 place:seize [861d692f]
377 4 place:II.9 [9d616e96]
378 5 place:II.1 [ea02cae3]
    placed-all
379 3 pass [3336b928]
380 4 improv [742615c2]
    improvised who=4
381 4 switch:villainy [ef04236c]
    switched who=4
382 4 pass [ae6ec933]
383 5 show:exchange [0f4aff26]
384 5 at:2 [91e4203c]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
385 5 give:no-drama [8f478606]
    traded who=5 whom=2
386 5 pass [744e6f82]
387 0 improv [91363b38]
    improvised who=0
388 0 switch:seize [4a85e42b]
    switched who=0
389 0 pass [287f98ea]
390 1 coin:othello [22c1a575]
    used-coin-at who=1 coin=othello whom=2
    took-lead who=1 whom=2
391 1 pass [101f84a5]
392 2 pass [0da717e3]
393 2 reveal [ca2d88be]
    turned-up who=2 card=II.8
394 2 exit [5dea8f7d]
    exiting who=2 card=II.8
395 1 let [232aade9]
396 4 let [27d5acea]
    got-intrigue who=2 n=1
397 2 improv [bd004202]
    improvised who=2
398 2 draw:script [1fbbbe86]
399 2 bury:II.4 [644bd91c]
    reshuffled pile=script n=1
    drew who=2 pile=script
    buried who=2 pile=script
    script-again
400 2 pass [cafcfb03]
401 3 reveal [c39e7a49]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
402 3 improv [44eb8994]
    improvised who=3
403 3 draw:script [862d059f]
404 3 bury:II.11 [fc3f8011]
    drew who=3 pile=script
    buried who=3 pile=script
405 3 pass [764589be]
406 4 reveal [68756394]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
407 1 let [4e32ae9b]
    got-intrigue who=4 n=1
408 4 pass [41597e77]
409 5 show:exchange [7693f52c]
410 5 at:4 [47ae552a]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
411 1 let [d25386a9]
412 4 let [70835eee]
413 5 give:revive [15fa1526]
    traded who=5 whom=4
414 5 reveal [a9fcf199]
    turned-up who=5 card=II.1
415 5 exit [70fb258a]
    exiting who=5 card=II.1
416 1 let [1cac64ec]
    got-intrigue who=5 n=1
417 5 pass [6e8b08ad]
418 0 reveal [d0718b98]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
419 0 pass [0cab8873]
420 1 reveal [8f75d763]
    turned-up who=1 card=II.2
421 1 play [0979ec1b]
    played who=1 card=II.2
    scored who=1 card=II.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
422 1 pass [14318b3f]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=4 pile=script
    script-empty
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
423 2 pass [b14a64e6]
424 3 pass [591b73f1]
425 4 improv [9a0d23c6]
    improvised who=4
426 4 bury:II.1 [a888fb7e]
    drew who=4 pile=staging
    buried who=4 pile=script
    script-again
427 4 pass [28503b38]
428 5 pass [4593609e]
429 0 pass [ea76470a]
430 1 improv [77e3aacf]
    improvised who=1
431 1 draw:script [8bf06e1c]
432 1 bury:II.5 [243330b7]
    drew who=1 pile=script
    buried who=1 pile=script
433 1 pass [dd8e3022]
434 0 place:miscue [d6678ad8]
435 1 place:take-the-lead [4b7c30c6]
436 2 place:no-drama [eff3b723]
437 3 place:II.4 [15e677df]
438 4 place:II.9 [a8897aaa]
439 5 place:II.7 [252fa84a]
    placed-all
440 2 pass [6579f895]
441 3 pass [d07e13e3]
442 4 pass [5abe029b]
443 5 improv [996f7b72]
    improvised who=5
444 5 switch:exchange [c63032eb]
    switched who=5
445 5 pass [b1b9b33c]
446 0 improv [a3019ad6]
    improvised who=0
447 0 switch:II.3 [627529e7]
    switched who=0
448 0 pass [72e7939b]
449 1 pass [089282f1]
450 2 reveal [55114d9e]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
451 2 improv [b8d3677b]
    improvised who=2
452 2 draw:staging [3938be16]
453 2 bury:II.8 [98a497ed]
    drew who=2 pile=staging
    buried who=2 pile=script
    reshuffled pile=staging n=15
454 2 pass [b4a2074f]
455 3 reveal [896c0913]
    turned-up who=3 card=II.4
456 3 play [c80b599a]
    played who=3 card=II.4
457 1 let [f2aeede5]
458 4 let [a13e1855]
    scored who=3 card=II.4 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=othello
459 3 coin:othello [f57cdf1d]
    used-coin-at who=3 coin=othello whom=1
460 1 let [4adc8015]
    took-lead who=3 whom=1
461 3 improv [e9e31633]
    improvised who=3
462 3 draw:staging [ccfa5a38]
463 3 bury:II.10 [7b6a10cf]
    drew who=3 pile=staging
    buried who=3 pile=script
464 3 pass [c5118eae]
465 4 reveal [e0d1f458]
    turned-up who=4 card=II.9
    exiting who=4 card=II.9
466 1 let [ae5c4d73]
    got-intrigue who=4 n=1
467 4 pass [b86f13b3]
468 5 reveal [a0b82b82]
    turned-up-staging who=5 card=exchange
469 5 play [79028cac]
470 5 at:3 [9cba7197]
    aimed who=5 card=exchange whom=3
471 1 let [7e8fccee]
472 5 give:revive [36dd1c9c]
    traded who=5 whom=3
473 5 pass [99bc61dc]
474 0 reveal [4f3a3e5d]
    turned-up who=0 card=II.3
    exiting who=0 card=II.3
475 1 let [6cefab21]
    got-intrigue who=0 n=1
476 0 pass [55407de6]
477 1 reveal [266381cf]
    turned-up-staging who=1 card=take-the-lead
478 1 exit [991526ff]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
479 1 coin:iago [62252937]
480 1 wound:montano [e37139df]
    used-iago who=1 character=montano
    wounded who=1 character=montano n=1 total=1
    died character=montano
    took-wounds who=1 n=1
481 1 pass [8321ddc3]
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=2
    scene-began scene=3
482 4 improv [7f01873a]
    improvised who=4
483 4 draw:staging [671d23f8]
484 4 bury:exchange [dd344c5e]
    drew who=4 pile=staging
    buried who=4 pile=staging
485 4 pass [6f0025dd]
486 5 pass [38810452]
487 0 improv [40ba72b7]
    improvised who=0
488 0 draw:script [27de4e15]
489 0 bury:II.12 [28dae52e]
    drew who=0 pile=script
    buried who=0 pile=script
490 0 pass [f9692639]
491 1 improv [c9bd94bc]
    improvised who=1
492 1 draw:script [810bfa97]
493 1 bury:II.8 [88214563]
    drew who=1 pile=script
    buried who=1 pile=script
494 1 pass [b8ca084b]
495 2 pass [67a48065]
496 3 pass [5300204d]
497 0 place:miscue [d4c82514]
498 1 place:II.1 [534ccecc]
499 2 place:miscue [d93c003e]
500 3 place:seize [7d34aa12]
501 4 place:seize [3719fbc5]
502 5 place:villainy [dfd51026]
    placed-all
503 4 pass [36d8a1bf]
504 5 pass [0e831821]
505 0 pass [50ccb613]
506 1 pass [14accd1e]
507 2 pass [fad09306]
508 3 show:exchange [fff25b31]
509 3 at:1 [78fc1585]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
510 1 let [c1ae49fa]
511 3 give:revive [ee5942de]
    traded who=3 whom=1
512 3 pass [bd5a3090]
513 4 reveal [edeb7ca0]
    turned-up-staging who=4 card=seize
    exiting who=4 card=seize
    got-intrigue who=4 n=1
514 4 pass [97c3dbd2]
515 5 reveal [e33d85bf]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
516 1 let [aa76a790]
    got-intrigue who=5 n=1
517 5 improv [f464ce7d]
    improvised who=5
518 5 draw:staging [b7209954]
519 5 bury:II.6 [f9fbc906]
    drew who=5 pile=staging
    buried who=5 pile=script
520 5 pass [61ec960b]
521 0 reveal [3c9509f4]
    turned-up-staging who=0 card=miscue
522 0 exit [785904a7]
    exiting who=0 card=miscue
523 1 let [71077fe2]
    got-intrigue who=0 n=1
524 0 pass [a30f35d5]
525 1 reveal [4f67855c]
    turned-up who=1 card=II.1
526 1 play [96ac264a]
    played who=1 card=II.1
    set-aside card=II.1 character=montano
    got-intrigue who=1 n=2
527 1 pass [b58a78a0]
528 2 reveal [2ff2a947]
    turned-up-staging who=2 card=miscue
529 2 play [ad5be09b]
    aimed who=2 card=miscue whom=3
    must-switch whom=3
    drew who=2 pile=staging
530 3 switch:II.11 [a3dc6680]
    switched who=3
531 2 place:II.10 [9d3814b7]
    turned-up who=2 card=II.10
    played who=2 card=II.10
    scored who=2 card=II.10 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
532 2 coin:othello [ddfd8c1c]
    used-coin-at who=2 coin=othello whom=3
    took-lead who=2 whom=3
533 2 pass [20305b9b]
534 3 reveal [0281b8c6]
    turned-up who=3 card=II.11
    exiting who=3 card=II.11
    got-intrigue who=3 n=1
535 3 pass [336d174b]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    scene-began scene=4
536 3 improv [8de118ab]
    improvised who=3
537 3 draw:staging [6349e221]
538 3 bury:miscue [7f450c84]
    drew who=3 pile=staging
    buried who=3 pile=staging
539 3 pass [1241bdc0]
540 4 pass [e288a217]
541 5 show:exchange [9b407187]
542 5 at:0 [1ba4f5b2]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
543 0 let [1b9b797a]
544 5 give:seize [b8cdee66]
    traded who=5 whom=0
545 5 pass [17789902]
546 0 pass [a41a962c]
547 1 improv [0fd77954]
    improvised who=1
548 1 draw:staging [76f35c12]
549 1 bury:take-the-lead [25c6b216]
    drew who=1 pile=staging
    buried who=1 pile=staging
550 1 show:no-drama [f5ad6abc]
    no-drama who=1
    drew who=1 pile=staging
551 1 pass [8c64b928]
552 2 pass [26ab686f]
553 0 place:seize [54249512]
554 1 place:II.9 [872ea48f]
555 2 place:exchange [e40e7700]
556 3 place:villainy [d0933ada]
557 4 place:take-the-lead [6758ce26]
558 5 place:II.7 [90dd1c9a]
    placed-all
559 3 pass [600a54a8]
560 4 pass [77e7a4f0]
561 5 pass [aef1075c]
562 0 improv [39586a09]
    improvised who=0
563 0 switch:take-the-lead [c882e0c7]
    switched who=0
564 0 pass [a10ceeeb]
565 1 pass [7deb1315]
566 2 pass [24cacdcd]
567 3 reveal [ed5e20d3]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
568 1 let [68a07139]
569 2 let [27c08e70]
570 4 let [61e24bc3]
    got-intrigue who=3 n=1
571 3 pass [24f9ee34]
572 4 improv [e15ec87e]
    improvised who=4
573 4 draw:staging [ffb9e8ed]
574 4 bury:seize [59df55ca]
    drew who=4 pile=staging
    buried who=4 pile=staging
575 4 show:exchange [e5ea1d6e]
576 4 at:5 [87a9cc99]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
577 1 let [3364c187]
578 2 let [1201a3b2]
579 4 look [4c07e942]
    looked who=4 whom=5
580 4 take:II.5 [11294861]
581 4 give:revive [ae198459]
    traded who=4 whom=5
582 4 reveal [3294ec84]
    turned-up-staging who=4 card=take-the-lead
583 4 exit [0be7a4ba]
    exiting who=4 card=take-the-lead
584 1 let [e7f06c55]
585 2 let [a1cf8716]
    got-intrigue who=4 n=1
586 4 pass [b5781bef]
587 5 reveal [39bb4eba]
    turned-up who=5 card=II.7
588 5 exit [6aa9bd35]
    exiting who=5 card=II.7
589 1 let [56cee9af]
590 2 let [39aa7bf4]
    got-intrigue who=5 n=1
591 5 improv [290a4dff]
    improvised who=5
592 5 draw:script [8d8e735d]
593 5 bury:II.8 [94ecf3ad]
    drew who=5 pile=script
    buried who=5 pile=script
594 5 pass [44cade75]
595 0 reveal [67ce9144]
    turned-up-staging who=0 card=take-the-lead
596 0 exit [e44432f5]
    exiting who=0 card=take-the-lead
597 1 let [58d77c38]
598 2 let [c25d795a]
    got-intrigue who=0 n=1
599 0 pass [e7a02fe2]
600 1 reveal [60ce6353]
    turned-up who=1 card=II.9
    exiting who=1 card=II.9
    got-intrigue who=1 n=1
601 1 pass [d6f928fc]
602 2 improv [f27e2553]
    improvised who=2
603 2 draw:staging [9d66dff8]
604 2 bury:take-the-lead [e94a2f14]
    drew who=2 pile=staging
    buried who=2 pile=staging
605 2 reveal [473404f0]
    turned-up-staging who=2 card=exchange
606 2 play [dbb88bb2]
607 2 at:0 [3ae3a852]
    aimed who=2 card=exchange whom=0
608 0 let [de0d70cc]
609 2 give:take-the-lead [1f1cc1b1]
    traded who=2 whom=0
610 2 pass [6cc26502]
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
611 3 improv [1bb7597c]
    improvised who=3
612 3 bury:take-the-lead [efbc0201]
    drew who=3 pile=staging
    buried who=3 pile=staging
613 3 pass [cf69729a]
614 4 pass [715504b7]
615 5 pass [a79a2ab8]
616 0 improv [d19ddffb]
    improvised who=0
617 0 bury:take-the-lead [a9589809]
    drew who=0 pile=staging
    buried who=0 pile=staging
618 0 pass [3e3371c0]
619 1 pass [3bfa918a]
620 2 pass [24d69bf1]
621 0 place:II.3 [ea04a981]
622 1 place:no-drama [12825486]
623 2 place:II.8 [9141cc3b]
624 3 place:villainy [e0aabfd6]
625 4 place:II.5 [462f2d80]
626 5 place:II.11 [47edcaf7]
    placed-all
627 3 pass [a6f3b792]
628 4 improv [75287ee5]
    improvised who=4
629 4 switch:II.7 [42808002]
    switched who=4
630 4 pass [dc64b7b7]
631 5 pass [8cf930c7]
632 0 pass [e1cd6b9e]
633 1 improv [de1369eb]
    improvised who=1
634 1 switch:revive [814745d9]
    switched who=1
635 1 pass [028030b2]
636 2 pass [152b89b1]
637 3 reveal [88163ed2]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
638 1 let [4e739d16]
    got-intrigue who=3 n=1
639 3 show:exchange [ee2fbf89]
640 3 at:5 [060264f6]
    showed-exchange who=3 whom=5
    drew who=3 pile=staging
641 1 let [5a8f23f3]
642 3 give:villainy [2987657d]
    traded who=3 whom=5
643 3 pass [da07c445]
644 4 reveal [6a5605ea]
    turned-up who=4 card=II.7
645 4 play [f5926b77]
    played who=4 card=II.7
646 1 let [69455d31]
    scored who=4 card=II.7 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=roderigo
647 4 coin:roderigo [e098b514]
648 4 at:5 [a68eb897]
    used-coin-at who=4 coin=roderigo whom=5
649 4 give:II.12 [6cfd23fc]
    traded who=4 whom=5
650 4 pass [82124b3a]
651 5 reveal [af0b2a81]
    turned-up who=5 card=II.11
    exiting who=5 card=II.11
652 1 let [273fe1ef]
    got-intrigue who=5 n=1
653 5 pass [d1779a27]
654 0 reveal [9a5f57b2]
    turned-up who=0 card=II.3
    exiting who=0 card=II.3
655 1 let [1e985789]
    got-intrigue who=0 n=1
656 0 pass [70b4dac8]
657 1 reveal [f06872c3]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
658 1 show:no-drama [e826d12a]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=2
659 1 pass [9f36bf59]
660 2 reveal [84fac120]
    turned-up who=2 card=II.8
    exiting who=2 card=II.8
    got-intrigue who=2 n=1
661 2 improv [77ba7c35]
    improvised who=2
662 2 draw:script [68f73ec8]
663 2 bury:II.6 [7cb2ee83]
    drew who=2 pile=script
    buried who=2 pile=script
664 2 pass [2ddb70eb]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=6
665 3 improv [867fe091]
    improvised who=3
666 3 draw:script [0de7f30a]
667 3 bury:II.9 [e1a0e0fd]
    drew who=3 pile=script
    buried who=3 pile=script
668 3 pass [c80994ce]
669 4 show:exchange [546e6628]
670 4 at:5 [77ddd614]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
671 5 let [79e8dec4]
672 4 give:II.5 [ff27449d]
    traded who=4 whom=5
673 4 show:exchange [45c75d1c]
674 4 at:3 [e561d379]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
675 4 give:miscue [76b5b152]
    traded who=4 whom=3
676 4 pass [c61ab8a8]
677 5 pass [f4eab78c]
678 0 pass [c8d8e2a5]
679 1 pass [b883f229]
680 2 pass [48506d94]
681 0 place:take-the-lead [7566eb0e]
682 1 place:exchange [283d16af]
683 2 place:seize [03009f3d]
684 3 place:miscue [9e0e1fdd]
685 4 place:II.8 [53b1f3c8]
686 5 place:seize [b566cfa1]
    placed-all
687 3 pass [288dd0fd]
688 4 improv [8506d21b]
    improvised who=4
689 4 switch:take-the-lead [496e0a7b]
    switched who=4
690 4 pass [09a7d2b8]
691 5 pass [f8385b70]
692 0 pass [a3421f05]
693 1 improv [f649f0ba]
    improvised who=1
694 1 switch:II.6 [0f12eb7a]
    switched who=1
695 1 pass [ef7b589a]
696 2 pass [f40fb25d]
697 3 reveal [1479d019]
    turned-up-staging who=3 card=miscue
698 3 exit [cf3a4686]
    exiting who=3 card=miscue
699 0 let [fd19265f]
700 5 seize [a6de9b8e]
    seized by=5 who=3 card=miscue
    got-spotlight who=5 n=1
701 4 reveal [968bd6d4]
    turned-up-staging who=4 card=take-the-lead
702 4 exit [e2d976da]
    exiting who=4 card=take-the-lead
703 0 let [362b5d41]
    got-intrigue who=4 n=1
704 4 pass [97b6b6e2]
705 0 reveal [809ee769]
    turned-up-staging who=0 card=take-the-lead
706 0 exit [56d60ee8]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
707 0 pass [a317f1f7]
708 1 reveal [fc575ab0]
    turned-up who=1 card=II.6
709 1 exit [b33bf453]
    exiting who=1 card=II.6
    got-intrigue who=1 n=1
710 1 show:exchange [ad52639d]
711 1 at:3 [ef856e10]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
712 5 spotlight [5e8be637]
    stole-spotlight by=5 who=1
713 1 show:no-drama [09b64401]
    no-drama who=1
    drew who=1 pile=staging
    defeated who=1 by=5
714 1 give:take-the-lead [c46513ba]
    traded who=1 whom=3
715 1 pass [12429343]
716 2 reveal [086767ae]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
717 2 improv [15e75b86]
    improvised who=2
718 2 draw:script [ff988fe1]
719 2 bury:II.11 [827c214e]
    drew who=2 pile=script
    buried who=2 pile=script
720 2 pass [ed4aa341]
    drew who=2 pile=script
    reshuffled pile=script n=1
721 3 draw:script [72598b25]
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=2
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=7
    final-scene
722 3 pass [1852eb63]
723 4 improv [37b34680]
    improvised who=4
724 4 bury:take-the-lead [12a79de2]
    drew who=4 pile=staging
    buried who=4 pile=staging
725 4 pass [45b8d2a0]
726 5 pass [b5456ddc]
727 0 pass [20b66e67]
728 1 show:exchange [2bec709f]
729 1 at:0 [151df862]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
730 0 let [f78db89b]
731 1 give:miscue [80d2c91f]
    traded who=1 whom=0
732 1 pass [a1a5730c]
733 2 pass [dfdbb213]
734 0 place:miscue [79d983dd]
735 1 place:villainy [9ce2a65c]
736 2 place:miscue [85b80fd1]
737 3 place:revive [9aadaf2a]
738 4 place:II.8 [81174965]
739 5 place:II.5 [7d345923]
    placed-all
740 3 pass [64f2c9ce]
741 4 pass [127755a8]
742 5 pass [20bb6fc1]
743 0 pass [5dd0b9be]
744 1 pass [bf3ac89e]
745 2 pass [a46c36f3]
746 3 reveal [ad4e144e]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
747 0 let [2470d105]
    got-intrigue who=3 n=1
748 3 improv [75aa9260]
    improvised who=3
749 3 bury:seize [2f3f366f]
    drew who=3 pile=staging
    buried who=3 pile=staging
750 3 pass [b13d84bf]
751 4 reveal [399aa38c]
    turned-up who=4 card=II.8
752 4 play [0ea05716]
    played who=4 card=II.8
753 0 let [0f9640e5]
    scored who=4 card=II.8 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=cassio
754 4 coin:cassio [87d1a21a]
    used-coin who=4 coin=cassio
755 4 bury:take-the-lead [1ec52e6c]
    drew who=4 pile=staging
    buried who=4 pile=staging
756 4 pass [99a288a5]
757 5 reveal [7d39ff1e]
    turned-up who=5 card=II.5
    exiting who=5 card=II.5
758 0 let [03c8fd2e]
    got-intrigue who=5 n=1
759 5 improv [4feb45ab]
    improvised who=5
760 5 draw:script [a7855750]
761 5 bury:II.12 [8a500cd6]
    reshuffled pile=script n=1
    drew who=5 pile=script
    buried who=5 pile=script
762 5 pass [b38086da]
763 0 improv [addf708e]
    improvised who=0
764 0 draw:staging [11eea8fe]
765 0 bury-placed [0a8d8db1]
    drew who=0 pile=staging
    buried who=0 pile=staging
766 0 reveal [cac8d9e1]
    turned-up-staging who=0 card=no-drama
767 0 play [b29523a6]
    played who=0 card=no-drama
    no-drama who=0
768 0 pass [fc3eed4e]
769 1 reveal [03b21284]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
770 1 pass [caf00c8c]
771 2 reveal [0e68f934]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
772 2 improv [995a4eb1]
    improvised who=2
773 2 draw:script [9cc3d6aa]
774 2 bury:II.9 [49c88568]
    drew who=2 pile=script
    buried who=2 pile=script
775 2 pass [8dc56f1e]
    act-ran-out act=II
    tallied who=0 n=0
    tallied who=1 n=5
    tallied who=2 n=2
    tallied who=3 n=3
    tallied who=4 n=3
    tallied who=5 n=0
    lead-cast who=5
776 0 discard:seize [51e5e4a7]
    discarded who=0 card=seize
    drew who=2 pile=staging
777 4 discard:revive [6f973eb2]
    discarded who=4 card=revive
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    act-began act=III who=5
    scene-began scene=1
778 0 pass [80f3d858]
779 1 pass [b8c9b07f]
780 2 show:exchange [a3e4bb60]
781 2 at:0 [7e28009f]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
782 2 give:exchange [d8cc0a95]
    traded who=2 whom=0
783 2 pass [ccd74f20]
784 3 pass [3c88cbae]
785 4 improv [0f641299]
    improvised who=4
786 4 draw:script [0aead140]
787 4 bury:III.10 [3a337c0f]
    drew who=4 pile=script
    buried who=4 pile=script
788 4 pass [0c1a3ddd]
789 5 pass [f0344dd8]
790 0 place:III.13 [f04df9de]
791 1 place:III.8 [f23f6486]
792 2 place:III.4 [7b6b9a07]
793 3 place:no-drama [c2c537d4]
794 4 place:villainy [f23ab301]
795 5 place:III.14 [a39dab60]
    placed-all
796 0 show:exchange [f3f199c6]
797 0 at:4 [abd37085]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
798 0 give:seize [1e44a8ba]
    traded who=0 whom=4
799 0 pass [ea05305c]
800 1 improv [6a677c63]
    improvised who=1
801 1 switch:take-the-lead [43d10648]
    switched who=1
802 1 pass [5c6072ad]
803 2 pass [5106ed76]
804 3 pass [5c9f87c9]
805 4 pass [3d56e9a5]
806 5 pass [91c17461]
807 0 reveal [87f54cd1]
    turned-up who=0 card=III.13
808 0 exit [850c9495]
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
809 0 pass [59ba91ce]
810 1 reveal [0311cb72]
    turned-up-staging who=1 card=take-the-lead
811 1 play [5ccdacf5]
    aimed who=1 card=take-the-lead whom=5
    took-lead who=1 whom=5
812 1 pass [179bcb80]
813 2 reveal [ebcce68a]
    turned-up who=2 card=III.4
814 2 play [9fdd53ef]
    played who=2 card=III.4
    scored who=2 card=III.4 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
815 2 pass [c898890d]
816 3 reveal [00541535]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
817 3 improv [8bb48a6e]
    improvised who=3
818 3 draw:staging [008957a7]
819 3 bury:III.3 [d435a652]
    drew who=3 pile=staging
    buried who=3 pile=script
820 3 pass [15470f11]
821 4 reveal [1e5d7738]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
822 4 pass [56ca0222]
823 5 reveal [094530ee]
    turned-up who=5 card=III.14
824 5 play [f89ef73a]
    played who=5 card=III.14
    scored who=5 card=III.14 n=2
    got-coin who=5 coin=cassio
    got-handkerchief who=5
825 5 coin:cassio [9f36302f]
    used-coin who=5 coin=cassio
826 5 draw:staging [36444ee6]
827 5 bury:III.7 [7c0a9d23]
    drew who=5 pile=staging
    buried who=5 pile=script
828 5 pass [8daa3fce]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
829 2 improv [f4cf9184]
    improvised who=2
830 2 draw:script [34fa4765]
831 2 bury:III.11 [90de1aee]
    drew who=2 pile=script
    buried who=2 pile=script
832 2 pass [2442d8c0]
833 3 pass [6b6663e3]
834 4 improv [c5fd96e9]
    improvised who=4
835 4 draw:staging [e6569b40]
836 4 bury:III.10 [0d25bf3d]
    drew who=4 pile=staging
    buried who=4 pile=script
837 4 pass [e5ac861b]
838 5 pass [8fcd231a]
839 0 show:exchange [94c120fe]
840 0 at:2 [1420acad]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=14
841 2 let [99725af6]
842 0 give:seize [1c42602e]
    traded who=0 whom=2
843 0 improv [3fe61c5c]
    improvised who=0
844 0 draw:staging [ffa38785]
845 0 bury:III.3 [5f971fc6]
    drew who=0 pile=staging
    buried who=0 pile=script
846 0 pass [32e1bc27]
847 1 pass [f4eadace]
848 0 place:seize [3cf20142]
849 1 place:III.12 [10b7278f]
850 2 place:take-the-lead [76e77ea4]
851 3 place:III.15 [83e90e2a]
852 4 place:III.5 [cda3ca87]
853 5 place:revive [98d02fcb]
    placed-all
854 2 pass [d5ed978c]
855 3 pass [e50034f1]
856 4 pass [30aa8a6f]
857 5 pass [7d5e07d9]
858 0 pass [fff4a367]
859 1 pass [2c812e91]
860 2 coin:desdemona [6e750298]
    no-drama-coin who=2
861 2 reveal [515ec60d]
    turned-up-staging who=2 card=take-the-lead
862 2 play [9bcf1115]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
863 2 pass [4c4ad8c6]
864 3 reveal [de7e21c3]
    turned-up who=3 card=III.15
    played who=3 card=III.15
    failed who=3 card=III.15
865 3 pass [89b5cde7]
866 4 reveal [4183554e]
    turned-up who=4 card=III.5
    exiting who=4 card=III.5
    got-intrigue who=4 n=1
867 4 pass [fd3726db]
868 5 reveal [1ab92fad]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
869 5 improv [99de9f6c]
    improvised who=5
870 5 draw:staging [82239e23]
871 5 bury:take-the-lead [4c7c1bb2]
    drew who=5 pile=staging
    buried who=5 pile=staging
872 5 pass [f36c0651]
873 0 reveal [c9ac00f7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
874 0 pass [d9f1f7de]
875 1 reveal [64a827a1]
    turned-up who=1 card=III.12
876 1 exit [aa67d99d]
    exiting who=1 card=III.12
    got-intrigue who=1 n=1
877 1 improv [cf9d989e]
    improvised who=1
878 1 draw:staging [d7a2cbc4]
879 1 bury:III.6 [4fd1078f]
    drew who=1 pile=staging
    buried who=1 pile=script
880 1 pass [490c84ef]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
881 3 show:exchange [49251d28]
882 3 at:0 [8c45399d]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
883 0 show:no-drama [793d8fee]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=3 whom=0
884 3 show:exchange [b3505e3d]
885 3 at:4 [98503c3e]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
886 4 let [c6d422cc]
887 3 give:no-drama [eff6fb6a]
    traded who=3 whom=4
888 3 pass [de82c66b]
889 4 pass [6d945616]
890 5 pass [b7e2087c]
891 0 pass [17601f7b]
892 1 pass [6a7a4ded]
893 2 pass [876a2e2b]
894 0 place:III.10 [8ea0863a]
895 1 place:III.8 [0784debe]
896 2 place:seize [0d87f4d6]
897 3 place:seize [8f609716]
898 4 place:III.9 [e6fca6a6]
899 5 place:take-the-lead [8af0b72b]
    placed-all
900 3 pass [2ee4fe78]
901 4 pass [f236d665]
902 5 pass [b9ac2aae]
903 0 pass [5eeb15f4]
904 1 pass [73d7400d]
905 2 pass [a12dd773]
906 3 reveal [a8ab6e07]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
907 3 improv [f66d3f86]
    improvised who=3
908 3 draw:script [8bf12c82]
909 3 bury:III.1 [29897563]
    drew who=3 pile=script
    buried who=3 pile=script
910 3 pass [d90d00bb]
911 4 show:no-drama [a65d5e03]
    no-drama who=4
    drew who=4 pile=staging
912 4 show:exchange [1b4c0eb6]
913 4 at:3 [32af8a65]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
914 4 give:take-the-lead [82539817]
    traded who=4 whom=3
915 4 reveal [20e022d8]
    turned-up who=4 card=III.9
    exiting who=4 card=III.9
    got-intrigue who=4 n=1
916 4 improv [16b1c286]
    improvised who=4
917 4 draw:staging [03b3a253]
918 4 bury:villainy [62531eda]
    drew who=4 pile=staging
    buried who=4 pile=staging
919 4 pass [0eff620e]
920 5 reveal [7ab75011]
    turned-up-staging who=5 card=take-the-lead
921 5 exit [46c99160]
    exiting who=5 card=take-the-lead
    got-intrigue who=5 n=1
922 5 pass [fd4d247b]
923 0 reveal [d5da9afe]
    turned-up who=0 card=III.10
924 0 play [1cac40e8]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
925 0 improv [795e47ae]
    improvised who=0
926 0 draw:staging [73bec7fc]
927 0 bury:miscue [e369e9c6]
    drew who=0 pile=staging
    buried who=0 pile=staging
928 0 pass [f5d6f6cc]
929 1 reveal [e3c44abf]
    turned-up who=1 card=III.8
930 1 play [e5a2de8c]
    played who=1 card=III.8
    scored who=1 card=III.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
931 1 show:no-drama [3d79244c]
    no-drama who=1
    drew who=1 pile=staging
932 1 coin:othello [f36c9589]
    used-coin-at who=1 coin=othello whom=2
    took-lead who=1 whom=2
933 1 pass [45b05cb2]
934 2 reveal [7f85e526]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
935 2 improv [601e7665]
    improvised who=2
936 2 draw:staging [105c9a30]
937 2 bury:III.2 [43fcc5c0]
    drew who=2 pile=staging
    buried who=2 pile=script
938 2 pass [1bf39f30]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=4 pile=staging
    reshuffled pile=staging n=9
    drew who=5 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    scene-began scene=4
939 2 pass [fbc5a488]
940 3 pass [eea87335]
941 4 show:exchange [2f60b95d]
942 4 at:2 [92227806]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
943 4 give:revive [d6f3dcb7]
    traded who=4 whom=2
944 4 show:exchange [3502f2c7]
945 4 at:2 [7243af82]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
946 4 give:exchange [6f401b60]
    traded who=4 whom=2
947 4 pass [05cf4d9a]
948 5 pass [c70a6b00]
949 0 pass [a7158de1]
950 1 pass [a5734bb3]
951 0 place:revive [7404f00a]
952 1 place:seize [8db5204d]
953 2 place:take-the-lead [1956f722]
954 3 place:III.1 [3b3e47bf]
955 4 place:III.6 [1eec57c6]
956 5 place:III.11 [48cd0cae]
    placed-all
957 2 show:exchange [4731ca60]
958 2 at:0 [ee186a06]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
959 2 give:take-the-lead [3223e2ac]
    traded who=2 whom=0
960 2 pass [34219f06]
961 3 pass [cf279229]
962 4 pass [943311e2]
963 5 pass [8179efad]
964 0 coin:othello [0d2223e7]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
965 0 pass [3966756d]
966 1 pass [b888828f]
967 1 reveal [b1e9defd]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
968 1 improv [f86d5a2d]
    improvised who=1
969 1 draw:staging [5fe9094a]
970 1 bury:villainy [549b3cee]
    drew who=1 pile=staging
    buried who=1 pile=staging
971 1 pass [04d1c50a]
972 2 reveal [71430fb7]
    turned-up-staging who=2 card=take-the-lead
973 2 play [be62e400]
    aimed who=2 card=take-the-lead whom=0
974 5 let [708d9e98]
    took-lead who=2 whom=0
975 2 pass [7464395a]
976 3 reveal [fb486a8e]
    turned-up who=3 card=III.1
977 3 play [90d80803]
    played who=3 card=III.1
978 5 let [7c65a741]
    scored who=3 card=III.1 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=cassio
979 3 coin:cassio [7e23fb42]
    used-coin who=3 coin=cassio
980 3 draw:staging [2e05ba14]
981 3 bury:III.3 [aea6ccee]
    drew who=3 pile=staging
    buried who=3 pile=script
982 3 pass [19d6b9ea]
983 4 reveal [9aba4881]
    turned-up who=4 card=III.6
984 4 exit [b7a54855]
    exiting who=4 card=III.6
985 5 let [c89bf6bc]
    got-intrigue who=4 n=1
986 4 improv [f0c5d8d6]
    improvised who=4
987 4 draw:script [63f10a76]
988 4 bury:III.7 [c31e9e65]
    drew who=4 pile=script
    buried who=4 pile=script
989 4 pass [25d20ac0]
990 5 improv [1f236c6a]
    improvised who=5
991 5 draw:staging [6ae77720]
992 5 bury-placed [63b74f53]
    drew who=5 pile=staging
    buried who=5 pile=script
993 5 show:exchange [8c126177]
994 5 at:0 [2be228fb]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
995 5 give:III.2 [cbf3a375]
    traded who=5 whom=0
996 5 reveal [f3d29fd5]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
997 5 pass [04932340]
998 0 reveal [ef24f31a]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
999 0 pass [15423be2]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    reshuffled pile=staging n=11
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=5
1000 3 show:exchange [d5bb9194]
1001 3 at:1 [88a70bda]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1002 3 give:seize [39e61282]
    traded who=3 whom=1
1003 3 improv [1d383b36]
    improvised who=3
1004 3 draw:staging [8d1775fe]
1005 3 bury:take-the-lead [aa3ff07e]
    drew who=3 pile=staging
    buried who=3 pile=staging
1006 3 pass [86e24061]
1007 4 pass [fc41cb0d]
1008 5 pass [5e81f3c4]
1009 0 improv [ff4e371e]
    improvised who=0
1010 0 draw:script [fec4c25d]
1011 0 bury:III.9 [9b96100c]
    drew who=0 pile=script
    buried who=0 pile=script
1012 0 pass [08408cce]
1013 1 pass [4b4ce10e]
1014 2 pass [0aacf986]
1015 0 place:miscue [1296f35f]
1016 1 place:villainy [22be619a]
1017 2 place:revive [9d488389]
1018 3 place:exchange [a2eb559b]
1019 4 place:take-the-lead [885530e4]
1020 5 place:seize [1c8f98e4]
    placed-all
1021 3 pass [ef5e3de9]
1022 4 pass [44eb6525]
1023 5 improv [ade3c8d9]
    improvised who=5
1024 5 switch:revive [5b6d6b8e]
    switched who=5
1025 5 pass [1ea49c32]
1026 0 pass [cb7ff8e6]
1027 1 pass [2535341a]
1028 2 pass [3d1c7390]
1029 3 reveal [725565a2]
    turned-up-staging who=3 card=exchange
1030 3 play [663e659d]
1031 3 at:1 [de7b0784]
    aimed who=3 card=exchange whom=1
1032 3 give:take-the-lead [d85fba93]
    traded who=3 whom=1
1033 3 pass [612bef43]
1034 4 reveal [b57884c2]
    turned-up-staging who=4 card=take-the-lead
1035 4 play [c18dc98a]
    aimed who=4 card=take-the-lead whom=2
    took-lead who=4 whom=2
1036 4 pass [5130cc68]
1037 5 reveal [1bfe33ad]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
1038 5 pass [b8421b83]
1039 0 reveal [040aa408]
    turned-up-staging who=0 card=miscue
1040 0 play [8fedbef6]
1041 0 at:2 [a4f6d25a]
    aimed who=0 card=miscue whom=2
    must-switch whom=2
    drew who=0 pile=staging
1042 2 switch:seize [726fa3d7]
    switched who=2
1043 0 place:seize [d0dccf0d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1044 0 pass [0b133345]
1045 1 reveal [60d87832]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1046 1 pass [b4c32620]
1047 2 reveal [084393f8]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1048 2 improv [6bf23932]
    improvised who=2
1049 2 draw:staging [c548af65]
1050 2 bury:III.5 [a7c69ff6]
    drew who=2 pile=staging
    buried who=2 pile=script
1051 2 pass [e25c2d2f]
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    scene-began scene=6
1052 5 improv [db3baa7b]
    improvised who=5
1053 5 bury:seize [cd90dcdb]
    drew who=5 pile=staging
    buried who=5 pile=staging
1054 5 pass [8375a08d]
1055 0 improv [8b90334a]
    improvised who=0
1056 0 bury:III.3 [5fb4af70]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
1057 0 pass [eb5d6be4]
1058 1 pass [12231479]
1059 2 pass [164a19b2]
1060 3 pass [dbd44b42]
1061 4 pass [d542b0f0]
1062 0 place:III.2 [962aed6b]
1063 1 place:seize [50747f50]
1064 2 place:no-drama [0d63de0b]
1065 3 place:III.13 [23f1dd56]
1066 4 place:III.7 [083c9b17]
1067 5 place:miscue [6dcc4836]
    placed-all
1068 5 show:exchange [ce7be1ea]
1069 5 at:0 [6704eada]
    showed-exchange who=5 whom=0
    drew who=5 pile=staging
1070 5 give:III.11 [d91e22c1]
    traded who=5 whom=0
1071 5 show:exchange [a62f8613]
1072 5 at:2 [3100d428]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
1073 5 give:III.15 [f1ff640a]
    traded who=5 whom=2
1074 5 pass [ffc059e9]
1075 0 pass [6da2e7cf]
1076 1 pass [ae2a5db8]
1077 2 pass [fa47b6fc]
1078 3 show:exchange [781fd6fe]
1079 3 at:1 [7ec94bdd]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1080 1 let [346c3c99]
1081 3 give:revive [d87999eb]
    traded who=3 whom=1
1082 3 pass [4f389318]
1083 4 pass [9a2a0db9]
1084 5 reveal [b332d487]
    turned-up-staging who=5 card=miscue
1085 5 play [b5972ec5]
1086 5 at:4 [d67eb42b]
    aimed who=5 card=miscue whom=4
1087 1 let [12ba9af8]
    must-switch whom=4
    drew who=5 pile=staging
1088 4 switch:villainy [948a81de]
    switched who=4
1089 5 place:no-drama [00af5c96]
    turned-up-staging who=5 card=no-drama
    exiting who=5 card=no-drama
    got-intrigue who=5 n=1
1090 5 pass [0d75a995]
1091 0 reveal [80858f74]
    turned-up who=0 card=III.2
1092 0 exit [ed7ff129]
    exiting who=0 card=III.2
1093 1 seize [5253943b]
    seized by=1 who=0 card=III.2
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1094 1 coin:desdemona [97a0813a]
    no-drama-coin who=1
1095 2 reveal [b7f35d9f]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1096 2 pass [4615b845]
1097 3 reveal [8efbb11d]
    turned-up who=3 card=III.13
1098 3 play [e38e42d6]
    played who=3 card=III.13
    scored who=3 card=III.13 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=emilia
1099 3 improv [bdf03412]
    improvised who=3
1100 3 draw:staging [173243da]
1101 3 bury:villainy [cabfbde4]
    drew who=3 pile=staging
    buried who=3 pile=staging
1102 3 pass [967cc612]
1103 4 reveal [a4c2f571]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
1104 4 pass [c41e30ab]
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
1105 5 pass [cdaad628]
1106 0 pass [af00a21c]
1107 1 pass [dc0b8e12]
1108 2 improv [805004f6]
    improvised who=2
1109 2 bury:miscue [c36944f7]
    drew who=2 pile=staging
    buried who=2 pile=staging
1110 2 pass [44bdf25c]
1111 3 pass [bc498aa3]
1112 4 pass [48c0ec03]
1113 0 place:no-drama [ad4a5229]
1114 1 place:seize [da95a1a3]
1115 2 place:revive [a558613f]
1116 3 place:take-the-lead [dd807f8c]
1117 4 place:miscue [6b6ebe1f]
1118 5 place:take-the-lead [19f25f6d]
    placed-all
1119 5 pass [933f1b89]
1120 0 pass [1e901055]
1121 1 improv [35b41ff5]
    improvised who=1
1122 1 switch:take-the-lead [e9408784]
    switched who=1
1123 1 pass [2b876dfd]
1124 2 pass [bb92fe07]
1125 3 show:exchange [bcef696e]
1126 3 at:4 [a4221ff0]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
1127 4 let [75b39705]
1128 3 give:take-the-lead [89343f1a]
    traded who=3 whom=4
1129 3 pass [21af1450]
1130 4 pass [64736831]
1131 5 improv [323741b7]
    improvised who=5
1132 5 bury-placed [532b06c4]
    drew who=5 pile=staging
    buried who=5 pile=staging
1133 5 reveal [bf26de0e]
    turned-up-staging who=5 card=exchange
1134 5 play [cdbda8ac]
1135 5 at:2 [740391cb]
    aimed who=5 card=exchange whom=2
1136 4 let [c47e9488]
1137 5 give:seize [f592a3a0]
    traded who=5 whom=2
1138 5 pass [346d1ff7]
1139 0 reveal [07af7570]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1140 0 pass [e100a53e]
1141 1 reveal [c5ac9804]
    turned-up-staging who=1 card=take-the-lead
1142 1 play [808a6fb6]
    aimed who=1 card=take-the-lead whom=4
1143 4 let [e96c4fe8]
    took-lead who=1 whom=4
1144 1 pass [4da68b77]
1145 2 reveal [09b613f2]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
1146 4 let [9d910711]
    got-intrigue who=2 n=1
1147 2 pass [3e5b90b9]
1148 3 reveal [13865517]
    turned-up-staging who=3 card=take-the-lead
1149 3 exit [16e5d504]
    exiting who=3 card=take-the-lead
1150 4 let [5e97ad88]
    got-intrigue who=3 n=1
1151 3 improv [bd2dd75a]
    improvised who=3
1152 3 bury:revive [8a91306d]
    drew who=3 pile=staging
    buried who=3 pile=staging
1153 3 pass [7630f0ad]
1154 4 reveal [afeecfbc]
    turned-up-staging who=4 card=miscue
1155 4 improv [fc657f9b]
    improvised who=4
1156 4 bury:III.7 [9d28802e]
    drew who=4 pile=staging
    buried who=4 pile=script
    exiting who=4 card=miscue
    got-intrigue who=4 n=1
1157 4 show:exchange [a8960ec6]
1158 4 at:5 [ad6ce98f]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
1159 4 give:miscue [168e693c]
    traded who=4 whom=5
1160 4 pass [741a0b0c]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
1161 2 pass [b4f040ee]
1162 3 pass [a68f4c66]
1163 4 improv [097895ab]
    improvised who=4
1164 4 bury:seize [d1a44326]
    drew who=4 pile=staging
    buried who=4 pile=staging
1165 4 pass [2e5b6ed1]
1166 5 pass [f4d5f31e]
1167 0 show:exchange [6b568584]
1168 0 at:2 [636a8464]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1169 2 let [e06fea51]
1170 0 give:seize [11df9d86]
    traded who=0 whom=2
1171 0 pass [2b630c57]
1172 1 pass [97a2dd74]
1173 0 place:take-the-lead [ca220e1e]
1174 1 place:seize [7d8a160d]
1175 2 place:III.6 [cf35b55a]
1176 3 place:III.3 [f7d779ec]
1177 4 place:take-the-lead [e4ec0a68]
1178 5 place:III.15 [20ef1784]
    placed-all
1179 2 improv [fd0015bb]
    improvised who=2
1180 2 switch:seize [880021e7]
    switched who=2
1181 2 pass [27dfb90a]
1182 3 pass [3f2b23cd]
1183 4 pass [0dd9a0e4]
1184 5 pass [b2b8756a]
1185 0 improv [94258a9c]
    improvised who=0
1186 0 switch:III.9 [56984d8d]
    switched who=0
1187 0 pass [31c9d2cf]
1188 1 pass [3244d7e8]
1189 2 show:exchange [9c2cc172]
1190 2 at:5 [7732ee5a]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
1191 2 give:III.6 [9a6e5419]
    traded who=2 whom=5
1192 2 reveal [94fbe1ba]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1193 2 pass [83316d61]
1194 3 reveal [c0934738]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
    got-intrigue who=3 n=1
1195 3 show:no-drama [b5c72f40]
    no-drama who=3
    drew who=3 pile=staging
    reshuffled pile=script n=1
1196 3 pass [ced6d626]
1197 4 reveal [d024b65f]
    turned-up-staging who=4 card=take-the-lead
1198 4 play [778f55f0]
    aimed who=4 card=take-the-lead whom=1
    took-lead who=4 whom=1
1199 4 pass [78b33822]
1200 5 reveal [b6c1c4cc]
    turned-up who=5 card=III.15
    played who=5 card=III.15
    failed who=5 card=III.15
1201 5 pass [6e469e3b]
1202 0 reveal [78cfc173]
    turned-up who=0 card=III.9
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
1203 0 pass [587e99b7]
1204 1 reveal [07f9cd10]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1205 1 pass [dd409c78]
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
1206 5 pass [22957d3e]
1207 0 pass [4917fac7]
1208 1 improv [34c74816]
    improvised who=1
1209 1 bury:III.5 [a1601a29]
    drew who=1 pile=staging
    buried who=1 pile=script
1210 1 pass [1d99fd78]
1211 2 pass [9f4a0a99]
1212 3 pass [c140186d]
1213 4 pass [3868013c]
1214 0 place:III.11 [5f2da3de]
1215 1 place:III.7 [d8253a47]
1216 2 place:seize [d7ff457b]
1217 3 place:miscue [40ab68dd]
1218 4 place:take-the-lead [3acd9dc5]
1219 5 place:seize [126f9779]
    placed-all
1220 5 pass [aacc902c]
1221 0 pass [6824a97a]
1222 1 pass [c1681963]
1223 2 show:no-drama [e29db50e]
    no-drama who=2
    drew who=2 pile=staging
1224 2 pass [417d251d]
1225 3 pass [dc8a870d]
1226 4 pass [ab7c1fe2]
1227 5 reveal [bfb7c318]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
1228 5 pass [4a3d4000]
1229 0 reveal [9bcdd908]
    turned-up who=0 card=III.11
1230 0 improv [1048cf50]
    improvised who=0
1231 0 draw:staging [5b347ff4]
1232 0 bury:seize [2aad0efd]
    drew who=0 pile=staging
    buried who=0 pile=staging
1233 0 exit [8d89eac0]
    exiting who=0 card=III.11
    got-intrigue who=0 n=1
1234 0 pass [db2db590]
1235 1 reveal [7547ca34]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=1
    half-curtain
    got-coin who=1 coin=iago
1236 5 let [8137f687]
    got-handkerchief who=1
1237 1 pass [77882eee]
1238 2 reveal [9b491edd]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1239 2 pass [f176e2b6]
1240 3 coin:emilia [ecb0b231]
    used-coin-at who=3 coin=emilia whom=1
    stole-coin who=3 coin=iago whom=1
1241 3 reveal [adcef390]
    turned-up-staging who=3 card=miscue
1242 3 play [acc264d7]
    aimed who=3 card=miscue whom=4
    must-switch whom=4
    drew who=3 pile=staging
1243 4 switch:III.3 [99901d24]
    switched who=4
1244 3 place:take-the-lead [f0e34f16]
    turned-up-staging who=3 card=take-the-lead
1245 3 exit [722796f6]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
1246 3 pass [8a78a21e]
1247 4 reveal [bd5215c2]
    turned-up who=4 card=III.3
1248 4 play [4152ce98]
    played who=4 card=III.3
    scored who=4 card=III.3 n=2
    got-intrigue who=4 n=1
    got-coin who=4 coin=iago
1249 4 improv [fd151a9f]
    improvised who=4
1250 4 draw:script [12293f3f]
1251 4 bury:III.12 [7abf7999]
    drew who=4 pile=script
    buried who=4 pile=script
1252 4 coin:iago [87d96f06]
1253 4 wound:cassio [6864df7e]
    used-iago who=4 character=cassio
    wounded who=4 character=cassio n=1 total=5
1254 4 pass [163b2dba]
    act-ran-out act=III
    tallied who=0 n=2
    tallied who=1 n=11
    tallied who=2 n=3
    tallied who=3 n=6
    tallied who=4 n=5
    tallied who=5 n=2
    lead-cast who=5
1255 0 discard:take-the-lead [8b120aff]
    discarded who=0 card=take-the-lead
1256 3 discard:take-the-lead [62b9b878]
    discarded who=3 card=take-the-lead
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    act-began act=IV who=5
    scene-began scene=1
1257 0 show:exchange [4550728f]
1258 0 at:4 [16314cd4]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
1259 0 give:revive [cb6aab9d]
    traded who=0 whom=4
1260 0 improv [f400cd28]
    improvised who=0
1261 0 draw:staging [58a6a98c]
1262 0 bury:IV.15 [7ee708e1]
    drew who=0 pile=staging
    buried who=0 pile=script
1263 0 pass [7dec4f59]
1264 1 pass [1629198a]
1265 2 pass [f5fbdb00]
1266 3 improv [c2a11ddf]
    improvised who=3
1267 3 draw:script [7e7dea40]
1268 3 bury:IV.3 [f19ae66a]
    drew who=3 pile=script
    buried who=3 pile=script
1269 3 pass [a23124f3]
1270 4 pass [68132723]
1271 5 pass [e54569a3]
1272 0 place:villainy [e7ce7b99]
1273 1 place:IV.11 [cc7f4fbe]
1274 2 place:IV.8 [39e42bc3]
1275 3 place:IV.1 [5177ecdd]
1276 4 place:take-the-lead [e5fb4c00]
1277 5 place:miscue [6f19a64c]
    placed-all
1278 0 pass [bbae3532]
1279 1 pass [974637d7]
1280 2 improv [fc55a7dd]
    improvised who=2
1281 2 switch:miscue [364d6fa6]
    switched who=2
1282 2 pass [7df6e9b2]
1283 3 pass [984eb69a]
1284 4 pass [fa1e537b]
1285 5 pass [5539053b]
1286 0 reveal [b09dedee]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
1287 5 let [682ddc8e]
    got-intrigue who=0 n=1
1288 0 pass [e128c67d]
1289 1 reveal [efea27e0]
    turned-up who=1 card=IV.11
1290 1 play [30156ee3]
    played who=1 card=IV.11
1291 5 let [11d265ee]
    scored who=1 card=IV.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=emilia
1292 1 coin:emilia [f1a94921]
    used-coin-at who=1 coin=emilia whom=3
    stole-coin who=1 coin=iago whom=3
1293 1 coin:iago [64d83817]
1294 1 wound:lodovico [f7e074e7]
    used-iago who=1 character=lodovico
    wounded who=1 character=lodovico n=1 total=2
1295 1 improv [fd858581]
    improvised who=1
1296 1 draw:script [a300b0a5]
1297 1 bury:IV.9 [f8a614fe]
    drew who=1 pile=script
    buried who=1 pile=script
1298 1 pass [fd225e2b]
1299 2 reveal [708466a2]
    turned-up-staging who=2 card=miscue
1300 2 play [0a2ae06f]
1301 2 at:4 [593c353b]
    aimed who=2 card=miscue whom=4
1302 5 let [56dafda0]
    must-switch whom=4
    drew who=2 pile=staging
1303 4 switch:IV.2 [b66630d9]
    switched who=4
1304 2 place:IV.8 [5f28abf2]
    turned-up who=2 card=IV.8
1305 2 play [0ef4238e]
    played who=2 card=IV.8
1306 5 let [26806ea4]
    scored who=2 card=IV.8 n=1
    got-intrigue who=2 n=2
1307 2 pass [ac2475c0]
1308 3 reveal [83ac6cdb]
    turned-up who=3 card=IV.1
    exiting who=3 card=IV.1
1309 5 let [ce1860d2]
    got-intrigue who=3 n=1
1310 3 pass [f2901b53]
1311 4 reveal [192b1e3e]
    turned-up who=4 card=IV.2
    exiting who=4 card=IV.2
1312 5 let [ad465d79]
    got-intrigue who=4 n=1
1313 4 pass [52172a67]
1314 5 improv [b314994a]
    improvised who=5
1315 5 draw:staging [cce92182]
1316 5 bury:IV.14 [e3eae2a5]
    drew who=5 pile=staging
    buried who=5 pile=script
1317 5 reveal [e7e3bb51]
    turned-up-staging who=5 card=miscue
    exiting who=5 card=miscue
    got-intrigue who=5 n=1
1318 5 pass [bf622366]
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    scene-began scene=2
1319 0 show:exchange [eaec8072]
1320 0 at:2 [5a8a241e]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=13
1321 2 let [eec4ed36]
1322 0 give:IV.15 [c0fca068]
    traded who=0 whom=2
1323 0 improv [e4e922bc]
    improvised who=0
1324 0 draw:staging [d3f2b635]
1325 0 bury:IV.7 [e6d2488e]
    drew who=0 pile=staging
    buried who=0 pile=script
1326 0 pass [ae6049aa]
1327 1 pass [15aa184e]
1328 2 show:exchange [dafee04f]
1329 2 at:0 [1914865c]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1330 2 give:no-drama [26b2618b]
    traded who=2 whom=0
1331 2 improv [407469b0]
    improvised who=2
1332 2 draw:script [cf5d9047]
1333 2 bury:IV.15 [9014b6a9]
    drew who=2 pile=script
    buried who=2 pile=script
1334 2 pass [d2b266a5]
1335 3 improv [6455d6a7]
    improvised who=3
1336 3 draw:staging [d0116031]
1337 3 bury:exchange [c2b1f5c6]
    drew who=3 pile=staging
    buried who=3 pile=staging
1338 3 pass [246f4b26]
1339 4 show:exchange [a78687ff]
1340 4 at:2 [8ed9aed3]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
1341 2 let [bdb1f66d]
1342 4 give:revive [b16d95ae]
    traded who=4 whom=2
1343 4 improv [5b42c1d4]
    improvised who=4
1344 4 draw:script [64a0be32]
1345 4 bury:IV.13 [2866ab9d]
    drew who=4 pile=script
    buried who=4 pile=script
1346 4 pass [a9e28a5f]
1347 5 improv [8138ebf2]
    improvised who=5
1348 5 draw:staging [d0f59cae]
1349 5 bury:IV.10 [20678be3]
    drew who=5 pile=staging
    buried who=5 pile=script
1350 5 show:exchange [d7c8337f]
1351 5 at:1 [c7ae86db]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1352 5 give:IV.12 [a2339c96]
    traded who=5 whom=1
1353 5 pass [80d09a8c]
1354 0 place:take-the-lead [689d88fd]
1355 1 place:take-the-lead [dbf5cfda]
1356 2 place:revive [a651f007]
1357 3 place:exchange [7693a1b0]
1358 4 place:villainy [9cc6bedf]
1359 5 place:take-the-lead [06e334f9]
    placed-all
1360 0 pass [262ee02b]
1361 1 pass [954ede43]
1362 2 pass [16eac4da]
1363 3 pass [6bec689f]
1364 4 pass [76349227]
1365 5 pass [a0f76424]
1366 0 reveal [6193e50b]
    turned-up-staging who=0 card=take-the-lead
1367 0 exit [be3b44af]
    exiting who=0 card=take-the-lead
1368 2 let [2753b125]
    got-intrigue who=0 n=1
1369 0 pass [4d145a67]
1370 1 reveal [7247c6ad]
    turned-up-staging who=1 card=take-the-lead
1371 1 exit [25179bef]
    exiting who=1 card=take-the-lead
1372 2 let [dab942b2]
    got-intrigue who=1 n=1
1373 1 pass [a6d61e06]
1374 2 reveal [2b6d50a6]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1375 2 pass [65cf285e]
1376 3 reveal [fdbae4db]
    turned-up-staging who=3 card=exchange
1377 3 exit [99ef4f91]
    exiting who=3 card=exchange
    got-intrigue who=3 n=1
1378 3 pass [4104f720]
1379 4 reveal [2a3ac02f]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
1380 4 pass [ae2acf67]
1381 5 reveal [d5c741a9]
    turned-up-staging who=5 card=take-the-lead
1382 5 play [c3d0f25c]
1383 5 at:3 [a07b2a05]
    giving who=5 card=take-the-lead whom=3
1384 3 let [f068204a]
    gave-lead who=5 whom=3
1385 5 pass [a2587a4c]
    drew who=3 pile=script
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=2 pile=script
    scene-began scene=3
1386 4 pass [bcf21d08]
1387 5 pass [5965c363]
1388 0 show:no-drama [1f67442d]
    no-drama who=0
    drew who=0 pile=staging
1389 0 pass [67be60e3]
1390 1 pass [437a1510]
1391 2 pass [96386c46]
1392 3 improv [15d8bede]
    improvised who=3
1393 3 draw:staging [efd5a5d6]
1394 3 bury:take-the-lead [9e226716]
    drew who=3 pile=staging
    buried who=3 pile=staging
1395 3 pass [d9efe0b5]
1396 0 place:seize [b2037169]
1397 1 place:IV.10 [bc1d5ff9]
1398 2 place:IV.3 [593ab0e6]
1399 3 place:miscue [c65a5770]
1400 4 place:villainy [4371d963]
1401 5 place:revive [d2da3615]
    placed-all
1402 4 improv [1dff6ddd]
    improvised who=4
1403 4 switch:IV.9 [c1776cd3]
    switched who=4
1404 4 pass [23f8b91f]
1405 5 pass [59871563]
1406 0 pass [4077ae18]
1407 1 improv [0f05250e]
    improvised who=1
1408 1 switch:seize [0efd6e4b]
    switched who=1
1409 1 pass [e7fc38bf]
1410 2 pass [a8fa1dca]
1411 3 pass [88c3d3aa]
1412 4 reveal [578e72df]
    turned-up who=4 card=IV.9
1413 4 exit [a3b4dbd0]
    exiting who=4 card=IV.9
1414 2 let [90175e00]
    got-intrigue who=4 n=1
1415 4 pass [84b04642]
1416 5 reveal [e84cf050]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
1417 2 let [724b3228]
    got-intrigue who=5 n=1
1418 5 pass [44520223]
1419 0 reveal [f7e6fac4]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1420 0 pass [92b353d7]
1421 1 reveal [88c0725a]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1422 1 pass [6e371a22]
1423 2 improv [7fb017b9]
    improvised who=2
1424 2 draw:staging [77d086ab]
1425 2 bury:seize [5fda3c0d]
    drew who=2 pile=staging
    buried who=2 pile=staging
1426 2 reveal [da3c6237]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
    failed who=2 card=IV.3
1427 2 pass [2892b805]
1428 3 reveal [56fec060]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1429 3 pass [79b38e1b]
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=4
1430 4 pass [fa079311]
1431 5 improv [b3668786]
    improvised who=5
1432 5 bury:IV.15 [5604b0b8]
    drew who=5 pile=staging
    buried who=5 pile=script
    script-again
1433 5 pass [7de8436a]
1434 0 pass [afbdbfa6]
1435 1 pass [6801d627]
1436 2 pass [aa791062]
1437 3 pass [357b2839]
1438 0 place:no-drama [f898d6ba]
1439 1 place:IV.12 [a5ab02d2]
1440 2 place:take-the-lead [5fd516be]
1441 3 place:IV.6 [f9334a0b]
1442 4 place:no-drama [05676292]
1443 5 place:IV.9 [a8aa0e13]
    placed-all
1444 4 improv [e2605fbf]
    improvised who=4
1445 4 switch:villainy [3f3305c8]
    switched who=4
1446 4 pass [d17adec2]
1447 5 pass [10463c1c]
1448 0 improv [fa930233]
    improvised who=0
1449 0 switch:IV.3 [4e3c0d12]
    switched who=0
1450 0 pass [befd6779]
1451 1 improv [ea0aa868]
    improvised who=1
1452 1 switch:IV.5 [a67965c3]
    switched who=1
1453 1 pass [9e9a7997]
1454 2 improv [bb1b0ee2]
    improvised who=2
1455 2 switch:miscue [501a76a8]
    switched who=2
1456 2 pass [bf943c5d]
1457 3 pass [a2bf23f5]
1458 4 reveal [1ab431c6]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
1459 3 let [708a7cc4]
    got-intrigue who=4 n=1
1460 4 show:no-drama [8e22e800]
    no-drama who=4
    drew who=4 pile=staging
1461 4 show:exchange [3171e1da]
1462 4 at:1 [17b1cafe]
    showed-exchange who=4 whom=1
    drew who=4 pile=staging
1463 4 give:IV.7 [0c72af3c]
    traded who=4 whom=1
1464 4 pass [7a6fd40f]
1465 5 reveal [f89c73de]
    turned-up who=5 card=IV.9
1466 5 exit [45852ba3]
    exiting who=5 card=IV.9
1467 3 let [6d862b0a]
    got-intrigue who=5 n=1
1468 5 pass [9546ea29]
1469 0 reveal [b1c858f1]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
1470 3 let [708631a5]
    failed who=0 card=IV.3
1471 0 pass [01f03382]
1472 1 reveal [1a799a21]
    turned-up who=1 card=IV.5
1473 1 play [78c5c8b0]
    played who=1 card=IV.5
1474 3 let [bfabdff3]
    scored who=1 card=IV.5 n=1
1475 1 pass [dbdcc48b]
1476 2 reveal [ddb0923c]
    turned-up-staging who=2 card=miscue
1477 2 exit [c152178b]
    exiting who=2 card=miscue
1478 3 let [1afd35fe]
    got-intrigue who=2 n=1
1479 2 pass [175631c9]
1480 3 reveal [df4ccc88]
    turned-up who=3 card=IV.6
1481 3 play [716a2326]
    played who=3 card=IV.6
    scored who=3 card=IV.6 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=iago
1482 3 improv [8af9fed4]
    improvised who=3
1483 3 draw:script [28b8b465]
1484 3 bury:IV.1 [2886f841]
    drew who=3 pile=script
    buried who=3 pile=script
1485 3 pass [36f30863]
    drew who=3 pile=staging
    reshuffled pile=staging n=17
    drew who=4 pile=script
    reshuffled pile=script n=2
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=5
1486 4 pass [fee63eeb]
1487 5 show:exchange [b77efc9d]
1488 5 at:3 [ac40b4e0]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
1489 3 let [5dac2dd5]
1490 5 give:villainy [43b6282b]
    traded who=5 whom=3
1491 5 improv [666bba83]
    improvised who=5
1492 5 draw:staging [762007b4]
1493 5 bury:take-the-lead [431445ed]
    drew who=5 pile=staging
    buried who=5 pile=staging
1494 5 show:exchange [672e8c06]
1495 5 at:1 [8c5782fe]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1496 5 give:take-the-lead [3958d4cf]
    traded who=5 whom=1
1497 5 pass [4adf64bf]
1498 0 show:exchange [4af198ee]
1499 0 at:1 [076bbc82]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1500 0 give:IV.13 [8c3acc62]
    traded who=0 whom=1
1501 0 pass [842a377a]
1502 1 pass [c4ecad92]
1503 2 improv [20e21928]
    improvised who=2
1504 2 draw:script [6dd767ae]
1505 2 bury:IV.2 [1ed0d524]
    drew who=2 pile=script
    buried who=2 pile=script
1506 2 pass [630f2214]
1507 3 improv [0554fd84]
    improvised who=3
1508 3 draw:script [efa9673c]
1509 3 bury:IV.15 [65018b47]
    drew who=3 pile=script
    buried who=3 pile=script
1510 3 pass [192a02b4]
1511 0 place:revive [7f8ddb59]
1512 1 place:IV.7 [498ce04a]
1513 2 place:miscue [439baa0a]
1514 3 place:villainy [2350f68e]
1515 4 place:take-the-lead [a2c359b8]
1516 5 place:IV.14 [b6a2dc0f]
    placed-all
1517 4 pass [ce64d820]
1518 5 pass [99022094]
1519 0 pass [f3d05789]
1520 1 pass [b5dfcd49]
1521 2 pass [5b169a9e]
1522 3 pass [3b28fce9]
1523 4 reveal [881cc0c2]
    turned-up-staging who=4 card=take-the-lead
1524 4 play [e77f0f26]
    aimed who=4 card=take-the-lead whom=3
    took-lead who=4 whom=3
1525 4 pass [67a6ddee]
1526 5 reveal [6fa88872]
    turned-up who=5 card=IV.14
    exiting who=5 card=IV.14
    got-intrigue who=5 n=1
1527 5 pass [912704f5]
1528 0 reveal [108cfd4d]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1529 0 improv [53d77799]
    improvised who=0
1530 0 draw:script [73986ffb]
1531 0 bury:IV.4 [c04ee839]
    drew who=0 pile=script
    buried who=0 pile=script
1532 0 pass [f063394d]
1533 1 reveal [b712014e]
    turned-up who=1 card=IV.7
1534 1 play [c1aaf645]
    played who=1 card=IV.7
    scored who=1 card=IV.7 n=1
    wounded who=1 character=desdemona n=1 total=5
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1535 1 improv [a831b2e3]
    improvised who=1
1536 1 draw:script [13dea246]
1537 1 bury:IV.13 [9c462001]
    drew who=1 pile=script
    buried who=1 pile=script
1538 1 pass [a1b8fb13]
1539 2 reveal [073a97f1]
    turned-up-staging who=2 card=miscue
1540 2 exit [89cd8fd7]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1541 2 pass [f5fcd25e]
1542 3 reveal [9742e76e]
    turned-up-staging who=3 card=villainy
1543 3 exit [372c2441]
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
1544 3 coin:iago [7c64c9db]
1545 3 wound:iago [45acdc22]
    used-iago who=3 character=iago
    wounded who=3 character=iago n=1 total=6
1546 3 pass [dca3ce68]
    drew who=4 pile=script
    reshuffled pile=script n=1
    drew who=5 pile=staging
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=6
1547 5 pass [19a84126]
1548 0 pass [ce5b1c12]
1549 1 coin:othello [3e508c2a]
    used-coin-at who=1 coin=othello whom=4
    took-lead who=1 whom=4
1550 1 pass [5a4850a9]
1551 2 pass [b65d71f1]
1552 3 improv [136891d7]
    improvised who=3
1553 3 bury:seize [c4b38a59]
    drew who=3 pile=staging
    buried who=3 pile=staging
1554 3 pass [a37514f3]
1555 4 pass [1e944d08]
1556 0 place:no-drama [30627057]
1557 1 place:take-the-lead [ef943e7b]
1558 2 place:take-the-lead [9c00fca4]
1559 3 place:IV.2 [9b3a62ec]
1560 4 place:IV.1 [25ff6fc4]
1561 5 place:seize [ffd923f4]
    placed-all
1562 2 improv [242665aa]
    improvised who=2
1563 2 switch:IV.9 [3be276bc]
    switched who=2
1564 2 pass [4433451d]
1565 3 pass [4bdab32e]
1566 4 pass [155c54c6]
1567 5 improv [e281716f]
    improvised who=5
1568 5 switch:take-the-lead [3be393aa]
    switched who=5
1569 5 pass [29c8d407]
1570 0 pass [04d56652]
1571 1 pass [0bf02211]
1572 2 reveal [fd5130c4]
    turned-up who=2 card=IV.9
1573 2 play [645530fd]
    played who=2 card=IV.9
    scored who=2 card=IV.9 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1574 2 coin:othello [f69e3074]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1575 2 pass [c8c4cd98]
1576 3 show:exchange [7e0a1bd9]
1577 3 at:1 [c2498005]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1578 3 give:seize [758454d0]
    traded who=3 whom=1
1579 3 show:exchange [ea46cd96]
1580 3 at:0 [cd783574]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1581 3 give:take-the-lead [f6a56e13]
    traded who=3 whom=0
1582 3 reveal [ba49a7d6]
    turned-up who=3 card=IV.2
    exiting who=3 card=IV.2
    got-intrigue who=3 n=1
1583 3 pass [c5f9bcd3]
1584 4 reveal [d210586a]
    turned-up who=4 card=IV.1
    exiting who=4 card=IV.1
    got-intrigue who=4 n=1
1585 4 pass [eb39aa27]
1586 5 reveal [e7f512af]
    turned-up-staging who=5 card=take-the-lead
1587 5 play [1b394c53]
    aimed who=5 card=take-the-lead whom=2
1588 2 let [1d1b681c]
    took-lead who=5 whom=2
1589 5 pass [d6af40b2]
1590 0 reveal [edeee88b]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1591 0 improv [6bdc8a95]
    improvised who=0
1592 0 draw:staging [a63fb8f8]
1593 0 bury:seize [70d908e5]
    drew who=0 pile=staging
    buried who=0 pile=staging
    reshuffled pile=script n=2
    script-again
1594 0 pass [c0788b91]
1595 1 reveal [89de5ed3]
    turned-up-staging who=1 card=take-the-lead
1596 1 play [befdaa5f]
    aimed who=1 card=take-the-lead whom=5
    took-lead who=1 whom=5
1597 1 pass [d0d3c96c]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=7
1598 2 improv [6fbe5ad6]
    improvised who=2
1599 2 bury:take-the-lead [486139ac]
    drew who=2 pile=staging
    buried who=2 pile=staging
1600 2 pass [6b027d25]
1601 3 pass [43d2ac3f]
1602 4 improv [518f1d59]
    improvised who=4
1603 4 bury:IV.12 [ac5980b0]
    drew who=4 pile=staging
    buried who=4 pile=script
    reshuffled pile=staging n=13
    staging-empty n=1
1604 4 pass [527b6eca]
1605 5 pass [37ffb859]
1606 0 pass [483fd1af]
1607 1 pass [c66fdd19]
1608 0 place:no-drama [2c04f51d]
1609 1 place:seize [c06b264d]
1610 2 place:villainy [98e48464]
1611 3 place:villainy [7df37a6b]
1612 4 place:IV.13 [3860e594]
1613 5 place:IV.1 [5683d738]
    placed-all
1614 2 pass [efff7bf8]
1615 3 pass [43f94d42]
1616 4 pass [33f64800]
1617 5 pass [f9e4100b]
1618 0 pass [9538cda2]
1619 1 pass [d8a40a8d]
1620 2 reveal [7bcc2c93]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
1621 3 let [f8e70de2]
    got-intrigue who=2 n=1
1622 2 pass [eafffcf1]
1623 3 improv [c0ce26a9]
    improvised who=3
1624 3 draw:staging [b1e0563d]
1625 3 bury-placed [e856849b]
    drew who=3 pile=staging
    buried who=3 pile=staging
1626 3 reveal [ee319430]
    turned-up-staging who=3 card=take-the-lead
1627 3 play [487266ef]
    aimed who=3 card=take-the-lead whom=1
    took-lead who=3 whom=1
1628 3 pass [fd16c714]
1629 4 reveal [bb064376]
    turned-up who=4 card=IV.13
1630 4 play [35c7763f]
    played who=4 card=IV.13
    scored who=4 card=IV.13 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=roderigo
1631 4 pass [179a346f]
1632 5 reveal [0ea6d847]
    turned-up who=5 card=IV.1
    exiting who=5 card=IV.1
    got-intrigue who=5 n=1
1633 5 improv [67efa8d1]
    improvised who=5
1634 5 draw:staging [f0baf5a8]
1635 5 bury:seize [47159a07]
    drew who=5 pile=staging
    buried who=5 pile=staging
1636 5 pass [60514c19]
1637 0 reveal [0a9d6ca4]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1638 0 improv [45df9a51]
    improvised who=0
1639 0 draw:staging [657d6649]
1640 0 bury:IV.14 [2f8a3882]
    drew who=0 pile=staging
    buried who=0 pile=script
1641 0 pass [3098d50b]
1642 1 reveal [e1aa2261]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1643 1 improv [69f1d969]
    improvised who=1
1644 1 draw:staging [48ff0819]
1645 1 bury:IV.10 [78f2a89e]
    drew who=1 pile=staging
    buried who=1 pile=script
1646 1 pass [0cc45d65]
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    scene-began scene=8
1647 4 pass [24e44b50]
1648 5 show:exchange [a2fea933]
1649 5 at:4 [6830e218]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
1650 4 show:no-drama [19579b22]
    no-drama who=4
    drew who=4 pile=staging
    foiled who=5 whom=4
1651 5 pass [fdb88149]
1652 0 pass [4e0b4e84]
1653 1 pass [a8f0803e]
1654 2 improv [6b639828]
    improvised who=2
1655 2 bury:seize [3fdb62cc]
    drew who=2 pile=staging
    buried who=2 pile=staging
1656 2 pass [89ec0be1]
1657 3 pass [e9d96c29]
1658 0 place:seize [7ae2148a]
1659 1 place:IV.2 [6be84142]
1660 2 place:IV.1 [c8acb8d8]
1661 3 place:miscue [a9a093f1]
1662 4 place:take-the-lead [331516d0]
1663 5 place:revive [359ff86d]
    placed-all
1664 4 pass [0da3f544]
1665 5 pass [4c826862]
1666 0 pass [58553c46]
1667 1 pass [98497bbd]
1668 2 pass [6b241e66]
1669 3 pass [4b0bb2de]
1670 4 show:exchange [7233efc1]
1671 4 at:2 [9bd6ade9]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
1672 4 give:exchange [9efa3424]
    traded who=4 whom=2
1673 4 coin:roderigo [84291fb0]
1674 4 at:5 [d947380f]
    used-coin-at who=4 coin=roderigo whom=5
1675 4 give:miscue [a15d28b1]
    traded who=4 whom=5
1676 4 reveal [fa930aac]
    turned-up-staging who=4 card=take-the-lead
1677 4 play [764e5eaf]
    aimed who=4 card=take-the-lead whom=3
    took-lead who=4 whom=3
1678 4 pass [9e6680f6]
1679 5 reveal [c1ea6c02]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
1680 5 improv [ce68c201]
    improvised who=5
1681 5 bury:take-the-lead [84c0817e]
    drew who=5 pile=staging
    buried who=5 pile=staging
1682 5 pass [ebdc75fc]
1683 0 reveal [9415c202]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1684 0 improv [fc632957]
    improvised who=0
1685 0 bury:take-the-lead [b73ec77e]
    drew who=0 pile=staging
    buried who=0 pile=staging
1686 0 pass [7bd38a23]
1687 1 reveal [0c52f82e]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1688 1 pass [c7279ca4]
1689 2 show:exchange [7ced60b9]
1690 2 at:1 [0b6e6b17]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=script n=1
1691 1 show:no-drama [7e960841]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=2 whom=1
1692 2 reveal [8bd5ca1f]
    turned-up who=2 card=IV.1
    exiting who=2 card=IV.1
    got-intrigue who=2 n=1
1693 2 show:exchange [3a1c8c49]
1694 2 at:5 [3ac82573]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
1695 2 give:IV.3 [04c920e6]
    traded who=2 whom=5
1696 2 pass [df55456a]
1697 3 reveal [60f233aa]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1698 3 improv [c4a477a3]
    improvised who=3
1699 3 draw:script [35840737]
1700 3 bury:IV.15 [ff84a092]
    drew who=3 pile=script
    buried who=3 pile=script
1701 3 pass [4fe93319]
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
1702 5 pass [6a03c56d]
1703 0 pass [a6601525]
1704 1 pass [ace4b521]
1705 2 show:exchange [71b70ec1]
1706 2 at:1 [dfc8eaaa]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1707 2 give:take-the-lead [01148b12]
    traded who=2 whom=1
1708 2 show:no-drama [d475c202]
    no-drama who=2
    drew who=2 pile=staging
1709 2 pass [4b16994d]
1710 3 pass [f594fbc7]
1711 4 pass [2331536f]
1712 0 place:IV.14 [4bfdd027]
1713 1 place:IV.10 [1da4047c]
1714 2 place:seize [205e00d0]
1715 3 place:IV.2 [8bee9ed4]
1716 4 place:IV.15 [7e338b0a]
1717 5 place:IV.3 [7bf3b3a9]
    placed-all
1718 5 pass [f3e5c1f1]
1719 0 pass [ed3ee1c6]
1720 1 pass [00598262]
1721 2 show:exchange [632a01e4]
1722 2 at:4 [fcb1153f]
    showed-exchange who=2 whom=4
    drew who=2 pile=staging
1723 2 give:miscue [9f4c578d]
    traded who=2 whom=4
1724 2 pass [a3f60665]
1725 3 pass [a533dcd9]
1726 4 pass [46c542f3]
1727 5 reveal [ac30c501]
    turned-up who=5 card=IV.3
    played who=5 card=IV.3
    scored who=5 card=IV.3 n=1
    half-curtain
    got-intrigue who=5 n=1
    got-coin who=5 coin=iago
1728 5 improv [857a615b]
    improvised who=5
1729 5 bury:villainy [031984b8]
    drew who=5 pile=staging
    buried who=5 pile=staging
1730 5 coin:iago [65b9180a]
1731 5 wound:lodovico [3db59db2]
    used-iago who=5 character=lodovico
    wounded who=5 character=lodovico n=2 total=2
    died character=lodovico
    took-wounds who=5 n=2
1732 5 pass [b1d8113c]
1733 0 reveal [bd5618e9]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1734 0 improv [e497c5d7]
    improvised who=0
1735 0 draw:staging [46b9170d]
1736 0 bury:revive [6615a751]
    drew who=0 pile=staging
    buried who=0 pile=staging
    reshuffled pile=script n=1
1737 0 show:exchange [482bd53a]
1738 0 at:4 [15979edb]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
1739 0 give:seize [c92ec2db]
    traded who=0 whom=4
1740 0 pass [89fe8e05]
1741 1 reveal [c24702a9]
    turned-up who=1 card=IV.10
1742 1 exit [4a9eaacb]
    exiting who=1 card=IV.10
    got-intrigue who=1 n=1
1743 1 pass [6242cc80]
1744 2 reveal [8744ae80]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1745 2 improv [10703a23]
    improvised who=2
1746 2 draw:staging [52692298]
1747 2 bury:take-the-lead [5c7402a0]
    drew who=2 pile=staging
    buried who=2 pile=staging
1748 2 show:exchange [572ff98f]
1749 2 at:5 [5b3cb4eb]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
1750 2 give:take-the-lead [be4ba362]
    traded who=2 whom=5
1751 2 pass [6f513341]
1752 3 show:exchange [987c228c]
1753 3 at:1 [94193cdc]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1754 1 let [e9c36bac]
1755 3 give:IV.4 [cdb5e55a]
    traded who=3 whom=1
1756 3 reveal [1b5e1a46]
    turned-up who=3 card=IV.2
    exiting who=3 card=IV.2
    got-intrigue who=3 n=1
1757 3 improv [6555e2a5]
    improvised who=3
1758 3 draw:staging [4fe0de6c]
1759 3 bury:IV.12 [985e7b1b]
    drew who=3 pile=staging
    buried who=3 pile=script
1760 3 pass [571135c5]
1761 4 reveal [61bf5d6a]
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
1762 0 discard:miscue [2b931839]
    discarded who=0 card=miscue
1763 2 discard:take-the-lead [1a83e3c9]
    discarded who=2 card=take-the-lead
1764 3 discard:revive [45a51279]
    discarded who=3 card=revive
1765 4 discard:seize [e1320585]
    discarded who=4 card=seize
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    dealt who=5 n=2 total=4
    act-began act=V who=0
    scene-began scene=1
1766 1 improv [c71c7f39]
    improvised who=1
1767 1 draw:script [9b6cac8a]
1768 1 bury:V.1 [3619af00]
    drew who=1 pile=script
    buried who=1 pile=script
1769 1 pass [7c8acfa9]
1770 2 pass [fe160a5d]
1771 3 pass [a6e4bb3c]
1772 4 pass [e15d5063]
1773 5 pass [7dfd3d44]
1774 0 pass [f79eb152]
1775 0 place:take-the-lead [b0d58470]
1776 1 place:revive [6988fc52]
1777 2 place:V.5 [045103be]
1778 3 place:villainy [533ad8a0]
1779 4 place:V.8 [81480a3f]
1780 5 place:V.12 [c86ec283]
    placed-all
1781 1 pass [01014f4a]
1782 2 pass [ae068260]
1783 3 pass [b317f505]
1784 4 coin:desdemona [94486dae]
    no-drama-coin who=4
1785 4 improv [fae98433]
    improvised who=4
1786 4 switch:miscue [c686dd83]
    switched who=4
1787 4 pass [f06bae5b]
1788 5 pass [e88e70b5]
1789 0 pass [fd5a8d8a]
1790 1 reveal [50763817]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1791 1 pass [a4a4a05a]
1792 2 reveal [0e81295f]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
    got-intrigue who=2 n=1
1793 2 pass [fa50c21b]
1794 3 reveal [e23e2154]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
1795 3 pass [a36b3261]
1796 4 reveal [9541eca6]
    turned-up-staging who=4 card=miscue
1797 4 play [b43ce9e5]
1798 4 at:5 [900232fc]
    aimed who=4 card=miscue whom=5
    must-switch whom=5
    drew who=4 pile=staging
1799 5 switch:take-the-lead [6bacc6c5]
    switched who=5
1800 4 place:V.8 [ac21fb1e]
    turned-up who=4 card=V.8
1801 4 exit [0d0ab0b2]
    exiting who=4 card=V.8
    got-intrigue who=4 n=1
1802 4 pass [e302ac00]
1803 5 reveal [f6033b60]
    turned-up-staging who=5 card=take-the-lead
1804 5 play [29839d7b]
    aimed who=5 card=take-the-lead whom=0
    took-lead who=5 whom=0
1805 5 pass [1cfd95d3]
1806 0 reveal [a4a1c91a]
    turned-up-staging who=0 card=take-the-lead
1807 0 exit [6aa16818]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1808 0 pass [a99a9e57]
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=staging
    scene-began scene=2
1809 0 improv [6dab020b]
    improvised who=0
1810 0 draw:staging [8d5455f1]
1811 0 bury:V.3 [6f6697de]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=18
1812 0 pass [47bfa149]
1813 1 improv [8a90c249]
    improvised who=1
1814 1 draw:script [7109054d]
1815 1 bury:V.6 [7428ac8f]
    drew who=1 pile=script
    buried who=1 pile=script
1816 1 pass [e83007c2]
1817 2 pass [db7564cb]
1818 3 pass [c00d9369]
1819 4 pass [3cfb9738]
1820 5 pass [3777beb7]
1821 0 place:V.13 [e2847869]
1822 1 place:V.9 [29c4332d]
1823 2 place:miscue [4b98abf0]
1824 3 place:seize [7fce03e5]
1825 4 place:seize [84922651]
1826 5 place:V.10 [a5a70598]
    placed-all
1827 0 pass [c049899b]
1828 1 pass [7116034c]
1829 2 pass [e7e244df]
1830 3 improv [39fc4eb9]
    improvised who=3
1831 3 switch:V.7 [e6223e84]
    switched who=3
1832 3 pass [9f2a764f]
1833 4 pass [bfc48cb5]
1834 5 pass [883e4901]
1835 0 reveal [e0d933ef]
    turned-up who=0 card=V.13
    played who=0 card=V.13
1836 2 let [36f01d67]
1837 4 let [415c21d9]
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1838 0 coin:othello [b9bb49a1]
    used-coin-at who=0 coin=othello whom=5
    took-lead who=0 whom=5
1839 0 pass [49d10a6e]
1840 1 reveal [b14f2db1]
    turned-up who=1 card=V.9
1841 1 exit [8404731f]
    exiting who=1 card=V.9
1842 2 let [8e40bc92]
1843 4 seize [53f7e0d5]
    seized by=4 who=1 card=V.9
    scored who=4 card=V.9 n=1
    died character=desdemona
    took-wounds who=4 n=1
    got-coin who=4 coin=othello
1844 4 pass [0a15e5c0]
1845 2 reveal [db18a403]
    turned-up-staging who=2 card=miscue
1846 2 exit [0aaa2c71]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1847 2 improv [b81353f8]
    improvised who=2
1848 2 draw:script [ea92d76b]
1849 2 bury:V.14 [b7bccf44]
    drew who=2 pile=script
    buried who=2 pile=script
1850 2 pass [2f7f4af6]
1851 3 reveal [b3b4d332]
    turned-up who=3 card=V.7
1852 3 exit [3cb1ad36]
    exiting who=3 card=V.7
    got-intrigue who=3 n=1
1853 3 pass [ce4338e7]
1854 5 reveal [ea10afc3]
    turned-up who=5 card=V.10
1855 5 exit [eaf6c521]
    exiting who=5 card=V.10
    got-intrigue who=5 n=1
1856 5 pass [0e15b119]
    drew who=0 pile=staging
1857 1 draw:script [f312a567]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    scene-began scene=3
1858 1 pass [b0d95ce4]
1859 2 pass [dab9978a]
1860 3 pass [bfd73437]
1861 4 coin:othello [fe82318d]
    used-coin-at who=4 coin=othello whom=0
1862 0 let [4bff507b]
    took-lead who=4 whom=0
1863 4 pass [c70042c3]
1864 5 show:exchange [6614c544]
1865 5 at:3 [d73358d9]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
1866 3 let [2e7b749d]
1867 5 give:take-the-lead [8631fdfc]
    traded who=5 whom=3
1868 5 pass [09eaa620]
1869 0 improv [2c3d6f02]
    improvised who=0
1870 0 draw:staging [c71cf1ad]
1871 0 bury:V.11 [824883a1]
    drew who=0 pile=staging
    buried who=0 pile=script
1872 0 pass [8591c090]
1873 0 place:miscue [e8a93f2b]
1874 1 place:take-the-lead [8652b9e1]
1875 2 place:take-the-lead [7cdd1c8e]
1876 3 place:V.15 [3291fc83]
1877 4 place:revive [a11353f3]
1878 5 place:V.4 [c7113b52]
    placed-all
1879 5 show:exchange [0620cc29]
1880 5 at:2 [68911ed1]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
1881 2 let [d5a6c2e2]
1882 5 give:no-drama [283b6d04]
    traded who=5 whom=2
1883 5 pass [26c71649]
1884 0 pass [0f9fc3c0]
1885 1 pass [582dde8a]
1886 2 show:no-drama [6664b191]
    no-drama who=2
    drew who=2 pile=staging
1887 2 pass [549e74c2]
1888 3 improv [a790017a]
    improvised who=3
1889 3 switch:seize [5e2f4637]
    switched who=3
1890 3 pass [9e7482a7]
1891 4 pass [4edef030]
1892 5 improv [d0abfab6]
    improvised who=5
1893 5 draw:staging [31b1a9bf]
1894 5 bury:revive [d6f13c24]
    drew who=5 pile=staging
    buried who=5 pile=staging
1895 5 reveal [a817accf]
    turned-up who=5 card=V.4
1896 5 exit [160c560b]
    exiting who=5 card=V.4
    got-intrigue who=5 n=1
1897 5 pass [799c5e95]
1898 0 reveal [ee65bebb]
    turned-up-staging who=0 card=miscue
1899 0 play [41a42cde]
1900 0 at:3 [c2bd8277]
    aimed who=0 card=miscue whom=3
    must-switch whom=3
    drew who=0 pile=staging
1901 3 switch:V.1 [449e9315]
    switched who=3
1902 0 place:take-the-lead [242a5ce1]
    turned-up-staging who=0 card=take-the-lead
1903 0 play [471b4baf]
    aimed who=0 card=take-the-lead whom=4
    took-lead who=0 whom=4
1904 0 pass [befeb704]
1905 1 reveal [6e8c0cb0]
    turned-up-staging who=1 card=take-the-lead
1906 1 exit [d58bc764]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1907 1 pass [c2cadec1]
1908 2 reveal [daa152b9]
    turned-up-staging who=2 card=take-the-lead
1909 2 play [c876dd4f]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1910 2 pass [21e14af7]
1911 3 reveal [7b63dbea]
    turned-up who=3 card=V.1
    exiting who=3 card=V.1
    got-intrigue who=3 n=1
1912 3 pass [81d69153]
1913 4 reveal [acaa2a3c]
    turned-up-staging who=4 card=revive
    exiting who=4 card=revive
    got-intrigue who=4 n=1
1914 4 pass [c72c1afd]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=script
    reshuffled pile=script n=4
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=4
1915 3 pass [774057bd]
1916 4 pass [aaadc1a6]
1917 5 pass [f1e1abc0]
1918 0 pass [82211f7d]
1919 1 improv [e15120df]
    improvised who=1
1920 1 draw:script [756cec9c]
1921 1 bury:V.10 [8ffa364f]
    drew who=1 pile=script
    buried who=1 pile=script
1922 1 pass [79cdee1d]
1923 2 pass [fdf98e8b]
1924 0 place:take-the-lead [0f5477fa]
1925 1 place:V.16 [ae38efd8]
1926 2 place:V.5 [3f0d2c41]
1927 3 place:V.15 [0b5beb11]
1928 4 place:V.2 [899c83c3]
1929 5 place:villainy [ca94cf2a]
    placed-all
1930 3 show:exchange [b7e5742e]
1931 3 at:0 [269a86d9]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1932 3 give:seize [f5367bf4]
    traded who=3 whom=0
1933 3 pass [951bf413]
1934 4 pass [5e6c2ebf]
1935 5 show:exchange [88b8cdfc]
1936 5 at:1 [525a7591]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1937 5 give:V.12 [690d3479]
    traded who=5 whom=1
1938 5 show:no-drama [725fded7]
    no-drama who=5
    drew who=5 pile=staging
1939 5 show:exchange [d355c180]
1940 5 at:1 [b4eba565]
    showed-exchange who=5 whom=1
    drew who=5 pile=staging
1941 5 give:seize [377c80ea]
    traded who=5 whom=1
1942 5 pass [56e959c6]
1943 0 pass [2d7c6897]
1944 1 pass [0d4a0050]
1945 2 pass [d224d4fb]
1946 3 reveal [7b30989b]
    turned-up who=3 card=V.15
1947 3 exit [39eb018c]
    exiting who=3 card=V.15
1948 4 let [a18e7583]
    got-intrigue who=3 n=1
1949 3 pass [42598d22]
1950 4 improv [7763bbca]
    improvised who=4
1951 4 draw:script [902b2a06]
1952 4 bury:V.11 [771997c0]
    drew who=4 pile=script
    buried who=4 pile=script
1953 4 reveal [c2e39006]
    turned-up who=4 card=V.2
    exiting who=4 card=V.2
    got-intrigue who=4 n=1
1954 4 pass [accad2bd]
1955 5 reveal [4a9d0f4c]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
    got-intrigue who=5 n=1
1956 5 improv [134aa704]
    improvised who=5
1957 5 draw:script [2826a639]
1958 5 bury:V.7 [11b91db3]
    drew who=5 pile=script
    buried who=5 pile=script
1959 5 pass [3f63743f]
1960 0 reveal [f680ac33]
    turned-up-staging who=0 card=take-the-lead
1961 0 play [6c1776d1]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1962 0 pass [f6219bce]
1963 1 reveal [1f996cdd]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
1964 1 pass [f51d7ad7]
1965 2 reveal [0a93ac3a]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
    got-intrigue who=2 n=1
1966 2 improv [952e65dd]
    improvised who=2
1967 2 draw:script [2a51ed18]
1968 2 bury:V.14 [96f5f86b]
    drew who=2 pile=script
    buried who=2 pile=script
1969 2 pass [efd7df4b]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    reshuffled pile=staging n=15
    drew who=4 pile=staging
    drew who=5 pile=script
    reshuffled pile=script n=4
    scene-began scene=5
1970 1 pass [e121d1d6]
1971 2 pass [89ce4163]
1972 3 improv [561bc89b]
    improvised who=3
1973 3 draw:script [57810eb0]
1974 3 bury:V.1 [0f26e0ea]
    drew who=3 pile=script
    buried who=3 pile=script
1975 3 pass [a648c177]
1976 4 improv [860cf519]
    improvised who=4
1977 4 draw:staging [65ca4f86]
1978 4 bury:revive [5fc8ff91]
    drew who=4 pile=staging
    buried who=4 pile=staging
1979 4 pass [9df1af83]
1980 5 pass [a56f3704]
1981 0 pass [c37b0c71]
1982 0 place:V.7 [5ed2c8a5]
1983 1 place:V.12 [35ce76cb]
1984 2 place:V.11 [96e1650a]
1985 3 place:revive [b8abf8a5]
1986 4 place:V.4 [f5041d06]
1987 5 place:V.10 [29adb48e]
    placed-all
1988 1 pass [b385affd]
1989 2 pass [e12b5ee6]
1990 3 pass [7f1ddd1e]
1991 4 pass [7ab3ce82]
1992 5 pass [abf67d86]
1993 0 pass [90ed8adc]
1994 1 reveal [7d5db076]
    turned-up who=1 card=V.12
    exiting who=1 card=V.12
1995 3 let [84b78748]
    got-intrigue who=1 n=1
1996 1 improv [cea44185]
    improvised who=1
1997 1 draw:script [964f57cd]
1998 1 bury:V.8 [d861d6c7]
    drew who=1 pile=script
    buried who=1 pile=script
1999 1 pass [81f5706f]
2000 2 reveal [b95f8acd]
    turned-up who=2 card=V.11
2001 2 exit [2f3cd7af]
    exiting who=2 card=V.11
2002 3 let [3f2a2cdc]
    got-intrigue who=2 n=1
2003 2 pass [f7cb0cb9]
2004 3 reveal [2b3d2e7d]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
2005 3 pass [32db0651]
2006 4 reveal [6b74d6a9]
    turned-up who=4 card=V.4
2007 4 exit [2bdb5ab5]
    exiting who=4 card=V.4
    got-intrigue who=4 n=1
2008 4 pass [caf49226]
2009 5 reveal [40cabf01]
    turned-up who=5 card=V.10
2010 5 play [2e3295ac]
    played who=5 card=V.10
    scored who=5 card=V.10 n=1
    got-intrigue who=5 n=1
    got-coin who=5 coin=emilia
2011 5 improv [2cc4d9f6]
    improvised who=5
2012 5 draw:staging [35d81189]
2013 5 bury:V.14 [ed47c7ee]
    drew who=5 pile=staging
    buried who=5 pile=script
2014 5 pass [f935c85e]
2015 0 reveal [03c5992e]
    turned-up who=0 card=V.7
    exiting who=0 card=V.7
    got-intrigue who=0 n=1
2016 0 improv [bd366286]
    improvised who=0
2017 0 draw:staging [c36fdc10]
2018 0 bury:seize [c565129e]
    drew who=0 pile=staging
    buried who=0 pile=staging
2019 0 pass [54e38ab9]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    scene-began scene=6
2020 1 pass [518fb4e5]
2021 2 improv [b8dea526]
    improvised who=2
2022 2 draw:script [51e6d53e]
2023 2 bury:V.6 [f7478562]
    drew who=2 pile=script
    buried who=2 pile=script
2024 2 pass [c575e999]
2025 3 improv [897247a8]
    improvised who=3
2026 3 draw:script [b9a9e12a]
2027 3 bury:V.15 [8c52fab6]
    drew who=3 pile=script
    buried who=3 pile=script
2028 3 pass [05588a4a]
2029 4 pass [ef8d8e2c]
2030 5 pass [225026b8]
2031 0 show:exchange [ad6d83e6]
2032 0 at:4 [bce4c7aa]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
2033 4 let [48f314af]
2034 0 give:seize [a4e155b3]
    traded who=0 whom=4
2035 0 pass [070b18d0]
2036 0 place:take-the-lead [dbf825ab]
2037 1 place:take-the-lead [69f34ec7]
2038 2 place:villainy [5efb61f5]
2039 3 place:miscue [4e24c9de]
2040 4 place:seize [d304f4b7]
2041 5 place:no-drama [2d3aec48]
    placed-all
2042 1 pass [a5e841ef]
2043 2 pass [7c03f179]
2044 3 pass [6592ecae]
2045 4 improv [8a27d5ec]
    improvised who=4
2046 4 switch:take-the-lead [ffcc4871]
    switched who=4
2047 4 show:exchange [eea6560b]
2048 4 at:2 [82f406f6]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
2049 4 give:miscue [72715ce8]
    traded who=4 whom=2
2050 4 pass [263fc083]
2051 5 pass [ed415f25]
2052 0 show:exchange [046424aa]
2053 0 at:4 [fca5f5d2]
    showed-exchange who=0 whom=4
    drew who=0 pile=staging
2054 0 give:miscue [7fd857bb]
    traded who=0 whom=4
2055 0 pass [e31ee720]
2056 1 reveal [90c7ea30]
    turned-up-staging who=1 card=take-the-lead
2057 1 exit [72dcb14f]
    exiting who=1 card=take-the-lead
2058 3 let [87776de4]
    got-intrigue who=1 n=1
2059 1 pass [a8ffb44b]
2060 2 reveal [30e50306]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
2061 3 let [3a463c50]
    got-intrigue who=2 n=1
2062 2 show:no-drama [aaba5463]
    no-drama who=2
    drew who=2 pile=staging
2063 2 pass [e4e62a90]
2064 3 reveal [12a06db6]
    turned-up-staging who=3 card=miscue
2065 3 play [f64638c7]
2066 3 at:0 [b829d6bc]
    aimed who=3 card=miscue whom=0
    must-switch whom=0
    drew who=3 pile=staging
2067 0 switch:seize [7e5cb2f0]
    switched who=0
2068 3 place:take-the-lead [5fb96381]
    turned-up-staging who=3 card=take-the-lead
2069 3 exit [d9ebf4eb]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2070 3 pass [04401b1b]
2071 4 reveal [3580c944]
    turned-up-staging who=4 card=take-the-lead
2072 4 play [30e44572]
    aimed who=4 card=take-the-lead whom=0
    took-lead who=4 whom=0
2073 4 pass [6f8bb333]
2074 5 reveal [f7e847be]
    turned-up-staging who=5 card=no-drama
    exiting who=5 card=no-drama
    got-intrigue who=5 n=1
2075 5 pass [d07539a6]
2076 0 show:exchange [70786021]
2077 0 at:1 [24ea80a3]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2078 1 let [372cc06e]
2079 0 give:villainy [098610db]
    traded who=0 whom=1
2080 0 reveal [e607e15f]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2081 0 improv [b9f557ca]
    improvised who=0
2082 0 draw:staging [d2a3f7ef]
2083 0 bury:take-the-lead [d59b31fd]
    drew who=0 pile=staging
    buried who=0 pile=staging
2084 0 pass [624e9951]
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=7
2085 5 pass [532d170a]
2086 0 pass [01133adb]
2087 1 pass [f58d7b28]
2088 2 pass [ae163b40]
2089 3 improv [9f40bb30]
    improvised who=3
2090 3 draw:script [47dd770f]
2091 3 bury:V.4 [86055750]
    drew who=3 pile=script
    buried who=3 pile=script
2092 3 pass [f1be9507]
2093 4 pass [348c8b38]
2094 0 place:revive [e94a0018]
2095 1 place:seize [e8ed6b20]
2096 2 place:miscue [adb7b355]
2097 3 place:exchange [c06685e4]
2098 4 place:seize [4b036dc2]
2099 5 place:V.3 [7926f231]
    placed-all
2100 5 pass [4f7ab354]
2101 0 pass [0cbde94f]
2102 1 pass [24c68690]
2103 2 pass [7caaf0a5]
2104 3 pass [cd323198]
2105 4 pass [404de523]
2106 5 improv [ad8e4882]
    improvised who=5
2107 5 draw:staging [2c70ab17]
2108 5 bury:V.14 [4cc25755]
    drew who=5 pile=staging
    buried who=5 pile=script
2109 5 reveal [9167b5f6]
    turned-up who=5 card=V.3
2110 5 exit [d1b553fb]
    exiting who=5 card=V.3
2111 1 seize [25c83d83]
2112 3 let [9d59a535]
    seized by=1 who=5 card=V.3
    scored who=1 card=V.3 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
2113 1 coin:roderigo [47d9ac47]
2114 1 at:5 [6684adb3]
    used-coin-at who=1 coin=roderigo whom=5
2115 1 give:villainy [6834ff50]
    traded who=1 whom=5
2116 0 reveal [86376c72]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
2117 3 let [f3aa9904]
    got-intrigue who=0 n=1
2118 0 improv [9a6957de]
    improvised who=0
2119 0 draw:staging [4244f029]
2120 0 bury:V.6 [25f9e50c]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=16
2121 0 pass [dd5cbe1f]
2122 2 reveal [b2ab8afe]
    turned-up-staging who=2 card=miscue
2123 2 play [8c48548d]
2124 2 at:4 [e42b0cbd]
    aimed who=2 card=miscue whom=4
2125 3 let [eff42c52]
    must-switch whom=4
    drew who=2 pile=staging
2126 4 switch:V.8 [f4dda9ef]
    switched who=4
2127 2 place:V.11 [79df5070]
    turned-up who=2 card=V.11
2128 2 exit [0f547acf]
    exiting who=2 card=V.11
2129 3 let [ae5a750f]
    got-intrigue who=2 n=1
2130 2 pass [a5de2674]
2131 3 reveal [9907d363]
    turned-up-staging who=3 card=exchange
2132 3 play [a5f5bc6b]
2133 3 at:1 [a3a347c1]
    aimed who=3 card=exchange whom=1
2134 1 let [a15db076]
2135 3 give:V.2 [8067c04e]
    traded who=3 whom=1
2136 3 pass [9f3a5bc6]
2137 4 reveal [9819db5f]
    turned-up who=4 card=V.8
    exiting who=4 card=V.8
    got-intrigue who=4 n=1
2138 4 pass [9fa40b6b]
    drew who=4 pile=staging
2139 5 draw:script [7d9683b4]
    drew who=5 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    scene-began scene=8
2140 5 pass [9e1470d1]
2141 0 pass [e6b6fd7f]
2142 1 pass [080d65b8]
2143 2 pass [0b9a0e75]
2144 3 pass [34d6478a]
2145 4 improv [424f906c]
    improvised who=4
2146 4 draw:staging [621451fd]
2147 4 bury:seize [4e7ceadd]
    drew who=4 pile=staging
    buried who=4 pile=staging
2148 4 pass [f48b0553]
2149 0 place:V.16 [590f450a]
2150 1 place:take-the-lead [ce2b0853]
2151 2 place:seize [da11ddb0]
2152 3 place:V.1 [a8a7ec96]
2153 4 place:no-drama [f01e0cd2]
2154 5 place:V.7 [edd6719c]
    placed-all
2155 5 pass [065bfbef]
2156 0 pass [c11a59d1]
2157 1 improv [89d4468f]
    improvised who=1
2158 1 switch:V.2 [9fc47353]
    switched who=1
2159 1 pass [eedb129f]
2160 2 improv [24f7d439]
    improvised who=2
2161 2 switch:take-the-lead [62d7aaac]
    switched who=2
2162 2 pass [c6b0c005]
2163 3 pass [2c56f3da]
2164 4 pass [7966d058]
2165 5 reveal [622f7dd1]
    turned-up who=5 card=V.7
2166 5 play [acc5607f]
    played who=5 card=V.7
2167 3 let [44ca5bab]
    scored who=5 card=V.7 n=1
    got-intrigue who=5 n=2
2168 5 improv [3af81652]
    improvised who=5
2169 5 draw:staging [164ecf73]
2170 5 bury:seize [936c9eb2]
    drew who=5 pile=staging
    buried who=5 pile=staging
2171 5 pass [cd869824]
2172 0 reveal [8a37849a]
    turned-up who=0 card=V.16
    played who=0 card=V.16
2173 3 let [a0d70f4f]
    failed who=0 card=V.16
2174 0 pass [2f14d758]
2175 1 reveal [7d131162]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
2176 3 let [faa2761d]
    got-intrigue who=1 n=1
2177 1 pass [c06bf48e]
2178 2 reveal [fc3b9926]
    turned-up-staging who=2 card=take-the-lead
2179 2 exit [8d85ff9a]
    exiting who=2 card=take-the-lead
2180 3 let [5110a023]
    got-intrigue who=2 n=1
2181 2 pass [4c089ffa]
2182 3 reveal [bb363e42]
    turned-up who=3 card=V.1
2183 3 improv [fd662d80]
    improvised who=3
2184 3 draw:staging [cddcb01b]
2185 3 bury:V.15 [d1fa27b6]
    drew who=3 pile=staging
    buried who=3 pile=script
    exiting who=3 card=V.1
    got-intrigue who=3 n=1
2186 3 pass [3ec1b292]
2187 4 reveal [9aa56cd5]
    turned-up-staging who=4 card=no-drama
    exiting who=4 card=no-drama
    got-intrigue who=4 n=1
2188 4 pass [9f852cea]
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=5
    drew who=3 pile=staging
    scene-began scene=9
2189 5 show:no-drama [9fae0cba]
    no-drama who=5
    drew who=5 pile=staging
2190 5 pass [bf72c513]
2191 0 pass [785f0ab8]
2192 1 improv [5aab17ec]
    improvised who=1
2193 1 draw:staging [459586d0]
2194 1 bury:revive [cd2ac3cd]
    drew who=1 pile=staging
    buried who=1 pile=staging
2195 1 pass [a5b09fc0]
2196 2 improv [8a5aee93]
    improvised who=2
2197 2 draw:script [85045696]
2198 2 bury:V.15 [c6b892f5]
    drew who=2 pile=script
    buried who=2 pile=script
2199 2 pass [9fa9bab1]
2200 3 pass [bba30c81]
2201 4 improv [52a4288e]
    improvised who=4
2202 4 draw:staging [1dddda17]
2203 4 bury:villainy [7b5d3a99]
    drew who=4 pile=staging
    buried who=4 pile=staging
2204 4 show:exchange [343644ee]
2205 4 at:2 [6dfa577d]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
2206 4 give:revive [8d41ba58]
    traded who=4 whom=2
2207 4 show:exchange [046b0bdd]
2208 4 at:3 [7d3de9db]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
2209 3 show:no-drama [844daaca]
    no-drama who=3
    drew who=3 pile=staging
    foiled who=4 whom=3
2210 4 pass [da05d0a3]
2211 0 place:revive [df761841]
2212 1 place:take-the-lead [bf9e4d1f]
2213 2 place:V.1 [b618fad8]
2214 3 place:V.14 [906c757e]
2215 4 place:seize [ff93e024]
2216 5 place:take-the-lead [1ceb2f45]
    placed-all
2217 5 show:exchange [1a7c6646]
2218 5 at:2 [dab75105]
    showed-exchange who=5 whom=2
    drew who=5 pile=staging
2219 5 give:seize [e2702191]
    traded who=5 whom=2
2220 5 pass [e7809566]
2221 0 pass [16281bf3]
2222 1 pass [a8313141]
2223 2 pass [8e4df66d]
2224 3 pass [409d837c]
2225 4 pass [75eb83e8]
2226 5 reveal [8358a392]
    turned-up-staging who=5 card=take-the-lead
2227 5 exit [2518896c]
    exiting who=5 card=take-the-lead
    got-intrigue who=5 n=1
2228 5 improv [7f7d51a3]
    improvised who=5
2229 5 draw:staging [e8d74064]
2230 5 bury:villainy [4c5d5549]
    drew who=5 pile=staging
    buried who=5 pile=staging
2231 5 pass [1c90d3eb]
2232 0 reveal [7511343e]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2233 0 pass [4eeb1064]
2234 1 reveal [6a6c076c]
    turned-up-staging who=1 card=take-the-lead
2235 1 play [c5f4751c]
    aimed who=1 card=take-the-lead whom=4
    took-lead who=1 whom=4
2236 1 pass [b20a88ee]
2237 2 reveal [c1f70192]
    turned-up who=2 card=V.1
    exiting who=2 card=V.1
    got-intrigue who=2 n=1
2238 2 pass [4b3c7bd7]
2239 3 show:exchange [a6f6a01a]
2240 3 at:4 [23cd8a40]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
2241 3 give:villainy [431d4d11]
    traded who=3 whom=4
2242 3 reveal [97a01a04]
    turned-up who=3 card=V.14
2243 3 exit [fb2d30d8]
    exiting who=3 card=V.14
    got-intrigue who=3 n=1
2244 3 improv [405f5449]
    improvised who=3
2245 3 draw:staging [01ac5a5f]
2246 3 bury:seize [7bad6513]
    drew who=3 pile=staging
    buried who=3 pile=staging
2247 3 pass [cdca0e29]
2248 4 reveal [39b8baee]
    turned-up-staging who=4 card=seize
    exiting who=4 card=seize
    got-intrigue who=4 n=1
2249 4 pass [14dbbdc2]
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=12
    drew who=3 pile=staging
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    scene-began scene=10
2250 2 pass [2f3fd270]
2251 3 pass [b3d4ada2]
2252 4 improv [0698596f]
    improvised who=4
2253 4 draw:staging [b428abeb]
2254 4 bury:V.6 [272ae9ee]
    drew who=4 pile=staging
    buried who=4 pile=script
2255 4 pass [44ca8a1a]
2256 5 pass [9ed3d234]
2257 0 improv [8ae7c5b6]
    improvised who=0
2258 0 draw:script [0b4b277a]
2259 0 bury:V.16 [3b61f583]
    drew who=0 pile=script
    buried who=0 pile=script
2260 0 pass [8ebe7157]
2261 1 pass [19d912d6]
2262 0 place:take-the-lead [90132866]
2263 1 place:V.2 [d1457760]
2264 2 place:seize [5670265f]
2265 3 place:exchange [b729c735]
2266 4 place:villainy [73d5c8df]
2267 5 place:V.8 [197dc3cd]
    placed-all
2268 2 pass [7e2d7202]
2269 3 pass [e315bd10]
2270 4 pass [0b9bbf02]
2271 5 pass [886e38bd]
2272 0 pass [3527fd6a]
2273 1 pass [86037696]
2274 2 improv [56b8ee46]
    improvised who=2
2275 2 draw:staging [68fa968f]
2276 2 bury:miscue [f2efd902]
    drew who=2 pile=staging
    buried who=2 pile=staging
2277 2 reveal [e400dbeb]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2278 2 pass [27bd14b8]
2279 3 reveal [733ac5f0]
    turned-up-staging who=3 card=exchange
2280 3 play [52c38266]
2281 3 at:2 [c2b9dca5]
    aimed who=3 card=exchange whom=2
2282 2 let [76af6691]
2283 3 give:miscue [b6305639]
    traded who=3 whom=2
2284 3 pass [46880185]
2285 4 reveal [cb8067be]
    turned-up-staging who=4 card=villainy
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
2286 4 pass [fb4e7cbc]
2287 5 reveal [b12b763a]
    turned-up who=5 card=V.8
2288 5 play [a3da2361]
    played who=5 card=V.8
    set-aside card=V.8 character=desdemona
    got-coin who=5 coin=desdemona
    got-handkerchief who=5
2289 5 pass [afbde347]
2290 0 reveal [3702e05f]
    turned-up-staging who=0 card=take-the-lead
2291 0 exit [93f9022b]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2292 0 pass [8bee049f]
2293 1 reveal [aeeaabe1]
    turned-up who=1 card=V.2
2294 1 play [50759a7f]
    played who=1 card=V.2
    scored who=1 card=V.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2295 1 pass [afc02f65]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=script
    script-empty
    scene-began scene=11
2296 2 improv [4e10aef8]
    improvised who=2
2297 2 bury:miscue [788a1259]
    drew who=2 pile=staging
    buried who=2 pile=staging
2298 2 show:exchange [b1436c52]
2299 2 at:5 [6c3e867d]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
2300 5 let [2f3f77db]
2301 2 give:miscue [fcc2f332]
    traded who=2 whom=5
2302 2 pass [76eab3ae]
2303 3 pass [43c576ad]
2304 4 pass [f14c6e42]
2305 5 pass [7ddfe958]
2306 0 improv [b6524c77]
    improvised who=0
2307 0 bury:take-the-lead [46203470]
    drew who=0 pile=staging
    buried who=0 pile=staging
2308 0 pass [859643d9]
2309 1 show:exchange [f037b0b8]
2310 1 at:3 [e8a3380d]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
2311 1 give:seize [ee9813d4]
    traded who=1 whom=3
2312 1 pass [f3c2ae4e]
2313 0 place:take-the-lead [e4306754]
2314 1 place:take-the-lead [aa353e06]
2315 2 place:V.5 [240bfe3d]
2316 3 place:villainy [fd491a4e]
2317 4 place:villainy [1ba332c6]
2318 5 place:miscue [167b1948]
    placed-all
2319 2 pass [1a47f685]
2320 3 pass [0c3f7428]
2321 4 pass [c7db6c11]
2322 5 pass [30929297]
2323 0 pass [a004e9c7]
2324 1 improv [beec4867]
    improvised who=1
2325 1 switch:take-the-lead [8742e1b7]
    switched who=1
2326 1 pass [7645d951]
2327 2 reveal [a7f050d7]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
2328 4 let [bf497988]
    got-intrigue who=2 n=1
2329 2 pass [2dd366a6]
2330 3 reveal [2f57a66f]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
2331 4 let [a7bb3b23]
    got-intrigue who=3 n=1
2332 3 improv [6deecabe]
    improvised who=3
2333 3 draw:staging [3a0e5c22]
2334 3 bury:seize [eda349ac]
    drew who=3 pile=staging
    buried who=3 pile=staging
    reshuffled pile=script n=1
    script-again
2335 3 pass [011bcb3e]
2336 4 reveal [ab183e46]
    turned-up-staging who=4 card=villainy
2337 4 improv [38704e50]
    improvised who=4
2338 4 draw:script [03450a6f]
2339 4 bury:V.11 [ffc59d4c]
    drew who=4 pile=script
    buried who=4 pile=script
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
2340 4 show:no-drama [51565462]
    no-drama who=4
    drew who=4 pile=staging
2341 4 pass [8763d03f]
2342 5 coin:emilia [91391a62]
    used-coin-at who=5 coin=emilia whom=1
    stole-coin who=5 coin=iago whom=1
2343 5 reveal [dc02761d]
    turned-up-staging who=5 card=miscue
2344 5 play [a5d493d5]
2345 5 at:1 [39e178de]
    aimed who=5 card=miscue whom=1
    must-switch whom=1
    drew who=5 pile=staging
2346 1 switch:take-the-lead [335b7f74]
    switched who=1
2347 5 place:exchange [f5cbcd41]
    turned-up-staging who=5 card=exchange
2348 5 play [a634c6a2]
2349 5 at:1 [f0724a46]
    aimed who=5 card=exchange whom=1
2350 5 give:revive [77451806]
    traded who=5 whom=1
2351 5 coin:iago [548cf3fc]
2352 5 wound:cassio [800356dd]
    used-iago who=5 character=cassio
    wounded who=5 character=cassio n=2 total=5
2353 5 pass [db672ece]
2354 0 reveal [56aaaa4d]
    turned-up-staging who=0 card=take-the-lead
2355 0 play [f4a37fe5]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2356 0 pass [5408e8b6]
2357 1 reveal [dbc40ab2]
    turned-up-staging who=1 card=take-the-lead
2358 1 play [f4cb389e]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2359 1 pass [b26eb4e5]
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
2360 2 pass [07472e45]
2361 3 show:exchange [07a69068]
2362 3 at:2 [b3727b3c]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
2363 2 let [50fcfff1]
2364 3 give:seize [886c6d2c]
    traded who=3 whom=2
2365 3 pass [e322c73b]
2366 4 pass [d77e80cd]
2367 5 coin:desdemona [e10ef4b6]
    no-drama-coin who=5
2368 5 pass [a84b9657]
2369 0 pass [7d2002df]
2370 1 pass [95f556b7]
2371 0 place:V.4 [266beeb1]
2372 1 place:revive [fde7fe45]
2373 2 place:seize [ff9fd5fb]
2374 3 place:V.6 [1afc65dd]
2375 4 place:take-the-lead [a0c7311f]
2376 5 place:seize [a42c3314]
    placed-all
2377 2 improv [b15ec785]
    improvised who=2
2378 2 switch:take-the-lead [419369d2]
    switched who=2
2379 2 pass [1cd62bd2]
2380 3 pass [9ebc8d18]
2381 4 pass [2b625477]
2382 5 pass [dee406b2]
2383 0 pass [567a537f]
2384 1 pass [399de232]
2385 2 reveal [bb273ad7]
    turned-up-staging who=2 card=take-the-lead
2386 2 exit [5d4ba20d]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2387 2 pass [0917f915]
2388 3 reveal [610197d6]
    turned-up who=3 card=V.6
    exiting who=3 card=V.6
    got-intrigue who=3 n=1
2389 3 pass [76b451d1]
2390 4 reveal [925c5422]
    turned-up-staging who=4 card=take-the-lead
2391 4 exit [752529f0]
    exiting who=4 card=take-the-lead
    got-intrigue who=4 n=1
2392 4 pass [3f51f26f]
2393 5 reveal [f8f3eb4e]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
2394 5 pass [e8d372c2]
2395 0 reveal [87f32388]
    turned-up who=0 card=V.4
2396 0 exit [ee2f040b]
    exiting who=0 card=V.4
    got-intrigue who=0 n=1
2397 0 improv [d94609bf]
    improvised who=0
2398 0 draw:staging [ffcc67ec]
2399 0 bury:no-drama [134d5aa0]
    drew who=0 pile=staging
    buried who=0 pile=staging
    reshuffled pile=script n=2
2400 0 pass [017c260d]
2401 1 reveal [ad5f352f]
    turned-up-staging who=1 card=revive
2402 1 exit [2da8fee2]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2403 1 improv [00e8bb47]
    improvised who=1
2404 1 draw:script [dc70cab4]
2405 1 bury:V.11 [0d7f32a3]
    drew who=1 pile=script
    buried who=1 pile=script
2406 1 pass [2f056ac2]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=13
2407 2 pass [79a612fa]
2408 3 improv [5593697b]
    improvised who=3
2409 3 bury:exchange [0b9049c3]
    drew who=3 pile=staging
    buried who=3 pile=staging
2410 3 show:exchange [c2f6bb8d]
2411 3 at:4 [32b32b85]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
2412 4 let [641a2a1b]
2413 3 give:V.16 [fc405b99]
    traded who=3 whom=4
2414 3 pass [aa753e70]
2415 4 improv [18c130d0]
    improvised who=4
2416 4 bury:take-the-lead [c921a55d]
    drew who=4 pile=staging
    buried who=4 pile=staging
2417 4 pass [5e39aff0]
2418 5 show:exchange [370b7b8a]
2419 5 at:3 [866ce6b2]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
2420 5 give:take-the-lead [c9767539]
    traded who=5 whom=3
2421 5 improv [4b3ced3b]
    improvised who=5
2422 5 bury:villainy [a17f7115]
    drew who=5 pile=staging
    buried who=5 pile=staging
2423 5 pass [65111aa6]
2424 0 pass [e8d04eb8]
2425 1 pass [bab17d18]
2426 0 place:V.14 [ccd6a1f6]
2427 1 place:V.4 [c39ea113]
2428 2 place:seize [099ea0f4]
2429 3 place:take-the-lead [96794e97]
2430 4 place:exchange [285472ec]
2431 5 place:V.12 [997e77c1]
    placed-all
2432 2 improv [be3a2138]
    improvised who=2
2433 2 switch:miscue [7c24af97]
    switched who=2
2434 2 pass [2685a037]
2435 3 pass [0a7021f5]
2436 4 pass [519962a4]
2437 5 pass [87d94fef]
2438 0 pass [505290bc]
2439 1 pass [e3b292e2]
2440 2 reveal [2a8facc1]
    turned-up-staging who=2 card=miscue
2441 2 exit [07c289fd]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2442 2 pass [0a785f10]
2443 3 reveal [65771020]
    turned-up-staging who=3 card=take-the-lead
2444 3 exit [765ef57c]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2445 3 pass [39a2b2fa]
2446 4 reveal [d5bdedc2]
    turned-up-staging who=4 card=exchange
2447 4 play [368663db]
2448 4 at:3 [7acd1037]
    aimed who=4 card=exchange whom=3
2449 3 let [60122296]
2450 4 give:V.16 [9aaee614]
    traded who=4 whom=3
2451 4 pass [1cf33811]
2452 5 reveal [6d757e28]
    turned-up who=5 card=V.12
    exiting who=5 card=V.12
    got-intrigue who=5 n=1
2453 5 pass [466a1417]
2454 0 reveal [f5b0bcee]
    turned-up who=0 card=V.14
2455 0 exit [2a839bc2]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
2456 0 improv [62dcad40]
    improvised who=0
2457 0 draw:script [bf3254b0]
2458 0 bury:V.15 [7f4740ea]
    reshuffled pile=script n=2
    drew who=0 pile=script
    buried who=0 pile=script
2459 0 pass [d96f4470]
2460 1 reveal [1c383900]
    turned-up who=1 card=V.4
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2461 1 improv [0517396a]
    improvised who=1
2462 1 draw:staging [1c4e2ef7]
2463 1 bury:revive [934d74a5]
    drew who=1 pile=staging
    buried who=1 pile=staging
2464 1 pass [0876a7a9]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=4 pile=script
    drew who=5 pile=staging
    drew who=0 pile=staging
    scene-began scene=14
2465 2 pass [ae416154]
2466 3 improv [f43edd7c]
    improvised who=3
2467 3 bury:miscue [34016164]
    drew who=3 pile=staging
    buried who=3 pile=staging
2468 3 pass [96bda5a0]
2469 4 pass [f9ba5c50]
2470 5 show:no-drama [118a4ca3]
    no-drama who=5
    drew who=5 pile=staging
2471 5 pass [15e5aa59]
2472 0 show:exchange [b7413c1b]
2473 0 at:2 [f2ac3514]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2474 2 let [1d436257]
2475 0 give:revive [3202d1ac]
    traded who=0 whom=2
2476 0 pass [a7a4afcb]
2477 1 pass [aac9781d]
2478 0 place:V.14 [0e8b0d6b]
2479 1 place:no-drama [df742d60]
2480 2 place:revive [3b7d1e01]
2481 3 place:take-the-lead [dc0128af]
2482 4 place:V.5 [cbc29e92]
2483 5 place:villainy [f06289f1]
    placed-all
2484 2 improv [1b66f8a8]
    improvised who=2
2485 2 switch:revive [5d6bccd2]
    switched who=2
2486 2 pass [6a6cbef0]
2487 3 pass [e7af3466]
2488 4 pass [bd977813]
2489 5 pass [b2e7c540]
2490 0 pass [756f638c]
2491 1 pass [cb48d469]
2492 2 reveal [93ac99ae]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2493 2 pass [00818dc1]
2494 3 reveal [7252504c]
    turned-up-staging who=3 card=take-the-lead
2495 3 play [e2722975]
    aimed who=3 card=take-the-lead whom=1
    took-lead who=3 whom=1
2496 3 pass [4497324f]
2497 4 reveal [b9dba500]
    turned-up who=4 card=V.5
    exiting who=4 card=V.5
    got-intrigue who=4 n=1
2498 4 improv [eba11d36]
    improvised who=4
2499 4 draw:staging [43b484d9]
2500 4 bury:V.4 [22a0005c]
    drew who=4 pile=staging
    buried who=4 pile=script
    reshuffled pile=staging n=14
    staging-empty n=2
    final-scene
2501 4 pass [d949be55]
2502 5 reveal [2bd90d02]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
    got-intrigue who=5 n=1
2503 5 improv [18e88ad8]
    improvised who=5
2504 5 draw:staging [a80d8fb6]
2505 5 bury:villainy [8feaf12d]
    drew who=5 pile=staging
    buried who=5 pile=staging
2506 5 pass [c2384443]
2507 0 reveal [13ee789b]
    turned-up who=0 card=V.14
2508 0 exit [f713bbe6]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
2509 0 improv [5f53e64e]
    improvised who=0
2510 0 draw:script [a41163cd]
2511 0 bury:V.11 [b60d68e3]
    drew who=0 pile=script
    buried who=0 pile=script
2512 0 pass [3e4a3467]
2513 1 reveal [83913048]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2514 1 improv [6c48d597]
    improvised who=1
2515 1 draw:script [d553d6e1]
2516 1 bury:V.6 [c4139660]
    drew who=1 pile=script
    buried who=1 pile=script
2517 1 pass [f40d5d4b]
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
