set-up [5fdcc22b]
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
1 2 pass [11cf1d62]
2 0 improv [7af02f60]
    improvised who=0
3 1 let [cc12353c]
4 2 spotlight [b85f4897]
    stole-spotlight by=2 who=0
5 0 let [537304de]
    blocked who=0
6 1 improv [e3c71862]
    improvised who=1
7 0 spotlight [f86a33c2]
    stole-spotlight by=0 who=1
8 1 let [bc097be8]
    blocked who=1
9 0 place:villainy [c3dd8974]
10 1 place:I.12 [6af3a3e4]
11 2 place:I.9 [a2038285]
    placed-all
12 2 improv [a7ee2dff]
    improvised who=2
13 1 let [5ab86560]
14 2 switch:take-the-lead [1b160186]
    switched who=2
15 2 pass [81c8590e]
16 0 pass [11c0149e]
17 1 pass [223248af]
18 2 reveal [786626f5]
    turned-up-staging who=2 card=take-the-lead
19 2 play [30d79474]
    aimed who=2 card=take-the-lead whom=1
20 0 let [c64d857f]
21 1 let [d49f48d3]
    took-lead who=2 whom=1
22 2 pass [cc2af5a1]
23 0 reveal [34902bce]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
24 1 let [58fdbfae]
    got-intrigue who=0 n=1
25 0 pass [0bc75faf]
26 1 reveal [59043939]
    turned-up who=1 card=I.12
    not-next who=1 card=I.12
27 1 pass [20088971]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
28 0 improv [42aea992]
    improvised who=0
29 1 let [86420d8c]
30 0 bury:no-drama [dc93a5bf]
    drew who=0 pile=staging
    buried who=0 pile=staging
31 0 pass [2154dcb9]
32 1 improv [6a6a29e6]
    improvised who=1
33 1 bury:take-the-lead [52532e66]
    drew who=1 pile=staging
    buried who=1 pile=staging
34 1 pass [47fad05b]
35 2 pass [76e8452c]
36 0 place:seize [e1ae3b9c]
37 1 place:I.11 [6f9fde78]
38 2 place:I.2 [b2512da8]
    placed-all
39 0 pass [bd356951]
40 1 pass [5e61475c]
41 2 improv [202a9a2f]
    improvised who=2
42 1 let [25d1b21c]
43 2 switch:take-the-lead [6aed87ae]
    switched who=2
44 2 pass [95507487]
45 0 reveal [0199c065]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
46 0 pass [e520e75e]
47 1 reveal [629a4fa8]
    turned-up who=1 card=I.11
    not-next who=1 card=I.11
48 1 show:exchange [0db24ab8]
49 1 at:0 [86a88299]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
50 0 let [5bc0bbd8]
51 2 let [63caeb87]
52 1 give:I.12 [cdb8cdc7]
    traded who=1 whom=0
53 1 pass [a1faa80b]
54 2 reveal [0eda6e02]
    turned-up-staging who=2 card=take-the-lead
55 2 play [cbc9ff85]
56 2 at:1 [de297997]
    aimed who=2 card=take-the-lead whom=1
57 1 let [bf323715]
    gave-lead who=2 whom=1
58 2 pass [b9b8b300]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
59 2 improv [a317b131]
    improvised who=2
60 1 spotlight [76bdda23]
    stole-spotlight by=1 who=2
    blocked who=2
61 0 show:exchange [34ed4c51]
62 0 at:2 [6e92bea0]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
63 0 blind [6cc6c19f]
64 0 give:I.12 [ffe5edc3]
    traded who=0 whom=2
65 0 pass [06ac98fb]
66 1 pass [b127af44]
67 0 place:I.2 [c8885ca8]
68 1 place:I.8 [7386e564]
69 2 place:I.12 [f6063400]
    placed-all
70 2 pass [24036a60]
71 0 pass [b2555840]
72 1 pass [3fac4529]
73 2 reveal [f040f857]
    turned-up who=2 card=I.12
    not-next who=2 card=I.12
74 2 pass [ff9184ba]
75 0 reveal [8d480436]
    turned-up who=0 card=I.2
    not-next who=0 card=I.2
76 0 pass [121d7d77]
77 1 improv [6054b2ff]
    improvised who=1
78 1 bury:miscue [5b91730f]
    drew who=1 pile=staging
    buried who=1 pile=staging
79 1 reveal [76293366]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
80 1 pass [8f5f5eb7]
    scene-began scene=4
81 2 pass [65d2a799]
82 0 improv [95fd204d]
    improvised who=0
83 0 bury:take-the-lead [dbdf86bc]
    drew who=0 pile=staging
    buried who=0 pile=staging
84 0 pass [19f3246d]
85 1 pass [7c81ad6c]
86 0 place:take-the-lead [b98784dc]
87 1 place:I.11 [e5890958]
88 2 place:I.9 [6f7202bf]
    placed-all
89 2 pass [e4dbab02]
90 0 show:exchange [3a5b1edb]
91 0 at:1 [36b994cc]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
92 0 give:I.2 [944b0781]
    traded who=0 whom=1
93 0 pass [855e670f]
94 1 pass [25a0c80d]
95 2 reveal [c3bb9172]
    turned-up who=2 card=I.9
    not-next who=2 card=I.9
96 2 pass [62266897]
97 0 reveal [24584fea]
    turned-up-staging who=0 card=take-the-lead
98 0 exit [59f1cf31]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
99 0 pass [0cde5a07]
100 1 reveal [1a547048]
    turned-up who=1 card=I.11
    not-next who=1 card=I.11
101 1 pass [30a75d31]
    drew who=0 pile=staging
    scene-began scene=5
102 2 pass [576d1500]
103 0 improv [607f2be6]
    improvised who=0
104 0 bury:take-the-lead [7591bdfc]
    drew who=0 pile=staging
    buried who=0 pile=staging
105 0 pass [98558d76]
106 1 pass [9d0bdaa4]
107 0 place:I.4 [a88ec0a8]
108 1 place:I.2 [8a19a2be]
109 2 place:I.9 [3860ac16]
    placed-all
110 2 pass [8d714ae3]
111 0 pass [0f392b3a]
112 1 pass [b9980c04]
113 2 reveal [5986d0dd]
    turned-up who=2 card=I.9
    not-next who=2 card=I.9
114 2 pass [e8ee5ff6]
115 0 reveal [b29e95b8]
    turned-up who=0 card=I.4
    not-next who=0 card=I.4
116 0 pass [1f7d2a4a]
117 1 reveal [4f320582]
    turned-up who=1 card=I.2
    not-next who=1 card=I.2
118 1 pass [2d0817c2]
    scene-began scene=6
119 2 pass [9a769763]
120 0 improv [0f4f233f]
    improvised who=0
121 0 bury:seize [c03b2bae]
    drew who=0 pile=staging
    buried who=0 pile=staging
122 0 pass [6429b2ce]
123 1 pass [76b24f16]
124 0 place:I.1 [71d69846]
125 1 place:I.11 [f82e5fee]
126 2 place:I.9 [d6ad290a]
    placed-all
127 2 pass [65ae955b]
128 0 show:exchange [d42e827a]
129 0 at:1 [d3b86514]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
130 0 give:miscue [3d5bbb1e]
    traded who=0 whom=1
131 0 pass [6edc175e]
132 1 pass [4138f133]
133 2 reveal [c7703e19]
    turned-up who=2 card=I.9
    not-next who=2 card=I.9
134 2 pass [4f2f084f]
135 0 reveal [e628f166]
    turned-up who=0 card=I.1
    played who=0 card=I.1
    scored who=0 card=I.1 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
136 0 pass [192e2fa2]
137 1 reveal [14494a09]
    turned-up who=1 card=I.11
    not-next who=1 card=I.11
138 1 pass [81daf084]
    drew who=0 pile=staging
    scene-began scene=7
139 2 pass [bdc49645]
140 0 coin:roderigo [ac491f2c]
141 0 at:2 [1ca2c071]
    used-coin-at who=0 coin=roderigo whom=2
142 0 give:seize [675b4674]
    traded who=0 whom=2
143 0 improv [48d26711]
    improvised who=0
144 0 bury:take-the-lead [8aacce33]
    drew who=0 pile=staging
    buried who=0 pile=staging
145 0 pass [60515a06]
146 1 pass [91a69544]
147 0 place:no-drama [d2985180]
148 1 place:revive [b0f99e7b]
149 2 place:miscue [bd153675]
    placed-all
150 2 pass [6d5fa1eb]
151 0 pass [d2fe647c]
152 1 pass [72e78536]
153 2 reveal [8fea29be]
    turned-up-staging who=2 card=miscue
154 2 exit [7d059bb2]
    exiting who=2 card=miscue
155 0 let [c9fd6f13]
    got-intrigue who=2 n=1
156 2 pass [7aece3cc]
157 0 reveal [f3f29839]
    turned-up-staging who=0 card=no-drama
158 0 exit [89988105]
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
159 0 pass [ecab0e72]
160 1 reveal [9758bb63]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
161 1 pass [8e0e7541]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
162 2 pass [84a157b1]
163 0 show:exchange [a28d5ef9]
164 0 at:1 [dc150b28]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
165 1 let [2cebe113]
166 0 give:I.4 [efa77b8c]
    traded who=0 whom=1
167 0 improv [b6aa315c]
    improvised who=0
168 0 bury:no-drama [36d8329e]
    drew who=0 pile=staging
    buried who=0 pile=staging
169 0 show:no-drama [50e767a2]
    no-drama who=0
    drew who=0 pile=staging
170 0 pass [bea55de4]
171 1 pass [dc357b8c]
172 0 place:I.2 [fb9df227]
173 1 place:I.6 [3448260b]
174 2 place:I.9 [e2d5a753]
    placed-all
175 2 pass [9516c7cc]
176 0 pass [c83eade4]
177 1 improv [d0a68452]
    improvised who=1
178 1 switch:villainy [183eb4f6]
    switched who=1
179 1 pass [bb0f7c8f]
180 2 reveal [0a5819dc]
    turned-up who=2 card=I.9
    not-next who=2 card=I.9
181 2 pass [5b91dcb1]
182 0 reveal [c9abb131]
    turned-up who=0 card=I.2
    played who=0 card=I.2
    scored who=0 card=I.2 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
183 0 coin:iago [3b76a75e]
184 0 wound:iago [56436a75]
    used-iago who=0 character=iago
    wounded who=0 character=iago n=1 total=6
185 0 pass [28934f40]
186 1 reveal [438ed77b]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
187 1 pass [dd9d4896]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=9
188 2 improv [4e4c4102]
    improvised who=2
189 2 bury:seize [c0aeb64c]
    drew who=2 pile=staging
    buried who=2 pile=staging
190 2 pass [c0c11d8b]
191 0 pass [3004a8d7]
192 1 pass [0a0dba65]
193 0 place:I.5 [948aa23d]
194 1 place:miscue [42c9edf1]
195 2 place:I.9 [f6365672]
    placed-all
196 2 pass [7530ef82]
197 0 improv [e90a6046]
    improvised who=0
198 0 switch:I.7 [3d0f5663]
    switched who=0
199 0 pass [7eef4031]
200 1 pass [91909b83]
201 2 reveal [afe1fea5]
    turned-up who=2 card=I.9
    not-next who=2 card=I.9
202 2 pass [707c1128]
203 0 reveal [21e8fb8d]
    turned-up who=0 card=I.7
    not-next who=0 card=I.7
204 0 pass [9f7bf893]
205 1 improv [39d76caf]
    improvised who=1
206 1 bury:take-the-lead [269fa656]
    drew who=1 pile=staging
    buried who=1 pile=staging
207 1 reveal [fee97a53]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
208 1 pass [b55f2702]
    drew who=1 pile=staging
    scene-began scene=10
209 2 pass [f9798850]
210 0 pass [335318c8]
211 1 pass [a6823791]
212 0 place:revive [8f94ea36]
213 1 place:take-the-lead [2a644ece]
214 2 place:I.9 [e68d229d]
    placed-all
215 2 pass [a4f6a16c]
216 0 pass [b1a5d373]
217 1 pass [e3211a2b]
218 2 reveal [e58de9fd]
    turned-up who=2 card=I.9
    not-next who=2 card=I.9
219 2 pass [ef93dc6e]
220 0 reveal [30b00a4c]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
221 1 let [a34be4e1]
    got-intrigue who=0 n=1
222 0 pass [8dde8478]
223 1 improv [a85ec60e]
    improvised who=1
224 1 bury:no-drama [ad69602d]
    drew who=1 pile=staging
    buried who=1 pile=staging
225 1 reveal [50b87c61]
    turned-up-staging who=1 card=take-the-lead
226 1 play [193f6a8b]
227 1 at:2 [2fb73fff]
    aimed who=1 card=take-the-lead whom=2
    gave-lead who=1 whom=2
228 1 pass [32a6a960]
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=1
    scene-began scene=11
229 0 improv [bf17d284]
    improvised who=0
230 0 bury:take-the-lead [ea928a3e]
    drew who=0 pile=staging
    buried who=0 pile=staging
231 0 pass [f61b4eb1]
232 1 pass [4df4468a]
233 2 pass [f18d4bf4]
234 0 place:exchange [969262eb]
235 1 place:I.4 [d9b5d31f]
236 2 place:seize [26b194cd]
    placed-all
237 0 pass [346b02c5]
238 1 pass [592f0235]
239 2 pass [0aed96fc]
240 0 reveal [c937aadc]
    turned-up-staging who=0 card=exchange
241 0 exit [9cef2bcc]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
242 0 pass [76d4d8d7]
243 1 reveal [adff428c]
    turned-up who=1 card=I.4
    not-next who=1 card=I.4
244 1 pass [1f124ca7]
245 2 reveal [708a97e7]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
246 2 pass [a4510147]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=12
247 0 pass [b6872964]
248 1 pass [0ee522bc]
249 2 improv [3f445e24]
    improvised who=2
250 2 bury:exchange [cb1aa922]
    drew who=2 pile=staging
    buried who=2 pile=staging
251 2 pass [385708ba]
252 0 place:I.7 [05555102]
253 1 place:I.4 [31f522f4]
254 2 place:I.12 [49ae5dc2]
    placed-all
255 0 improv [cc17714f]
    improvised who=0
256 0 switch:miscue [17cbf4d4]
    switched who=0
257 0 pass [736c7f1e]
258 1 pass [ae8328e7]
259 2 pass [fe3c3c7f]
260 0 reveal [ed4848e7]
    turned-up-staging who=0 card=miscue
261 0 exit [ce36c2dc]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
262 0 pass [ced5ec24]
263 1 reveal [84c664db]
    turned-up who=1 card=I.4
    not-next who=1 card=I.4
264 1 pass [2dcbdbcd]
265 2 reveal [9dd1dddb]
    turned-up who=2 card=I.12
    not-next who=2 card=I.12
266 2 pass [e4593a8d]
    drew who=0 pile=staging
    scene-began scene=13
267 0 improv [5f60ceb6]
    improvised who=0
268 0 bury:take-the-lead [5b02c0ae]
    drew who=0 pile=staging
    buried who=0 pile=staging
269 0 pass [a9e8d7c7]
270 1 pass [11db52bf]
271 2 pass [fafda8c0]
272 0 place:I.10 [4595692c]
273 1 place:seize [1e343d04]
274 2 place:miscue [602138e6]
    placed-all
275 0 show:exchange [43b292d7]
276 0 at:2 [6d548e14]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
277 0 give:I.7 [2caf826d]
    traded who=0 whom=2
278 0 pass [cc71cc4e]
279 1 pass [67a08733]
280 2 pass [f53ec449]
281 0 reveal [2bff0bae]
    turned-up who=0 card=I.10
    not-next who=0 card=I.10
282 0 pass [3dfd5a6e]
283 1 reveal [5567b595]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
284 1 show:no-drama [4caed8a6]
    no-drama who=1
    drew who=1 pile=staging
285 1 pass [fb8c7416]
286 2 reveal [c1e5c62b]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
287 2 pass [ea7d28ea]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=14
288 0 pass [04bdaaac]
289 1 pass [df8c8b9d]
290 2 pass [56ba3953]
291 0 place:I.9 [1c9d041d]
292 1 place:revive [9a7fe6d7]
293 2 place:revive [0abbaaba]
    placed-all
294 0 pass [49cfd104]
295 1 show:exchange [41878e11]
296 1 at:2 [de972f03]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
297 2 let [1ce68db4]
298 1 give:revive [7208e6b0]
    traded who=1 whom=2
299 1 pass [6c294a5a]
300 2 improv [05ebc887]
    improvised who=2
301 2 switch:I.12 [6f97152c]
    switched who=2
302 2 pass [06b489f7]
303 0 reveal [889c5330]
    turned-up who=0 card=I.9
    not-next who=0 card=I.9
304 0 pass [20ff29c7]
305 1 reveal [ad35e05b]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
306 1 show:no-drama [878975a3]
    no-drama who=1
    drew who=1 pile=staging
307 1 pass [2771e38a]
308 2 reveal [0c994dea]
    turned-up who=2 card=I.12
    not-next who=2 card=I.12
309 2 pass [afa8d159]
    drew who=1 pile=staging
    scene-began scene=15
310 0 pass [07959c55]
311 1 pass [1aa2c6b3]
312 2 pass [ce7ab86b]
313 0 place:I.9 [7e9d1d62]
314 1 place:villainy [55e3f6fd]
315 2 place:revive [a9660134]
    placed-all
316 0 pass [e6060003]
317 1 pass [87bcee93]
318 2 pass [046db816]
319 0 reveal [f7a33db0]
    turned-up who=0 card=I.9
    not-next who=0 card=I.9
320 0 pass [731f571d]
321 1 reveal [a23e6811]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
322 1 pass [4e871190]
323 2 reveal [5424f9e1]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
324 2 pass [7d595cae]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=16
325 0 pass [8506d618]
326 1 improv [faf6c60b]
    improvised who=1
327 1 bury:exchange [d6227117]
    drew who=1 pile=staging
    buried who=1 pile=staging
328 1 pass [b5d247fe]
329 2 pass [16f99f42]
330 0 place:take-the-lead [d41480b7]
331 1 place:I.7 [1035d2d5]
332 2 place:no-drama [38e1cdac]
    placed-all
333 0 pass [e6c58b87]
334 1 pass [75504e01]
335 2 improv [eeedc5b8]
    improvised who=2
336 2 switch:revive [716aaaab]
    switched who=2
337 2 pass [6b83362b]
338 0 reveal [4acb0f5a]
    turned-up-staging who=0 card=take-the-lead
339 0 play [742ed526]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
340 0 pass [fa97695e]
341 1 reveal [fa427c05]
    turned-up who=1 card=I.7
    not-next who=1 card=I.7
342 1 pass [c2adf445]
343 2 reveal [967d4e3e]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
344 2 pass [db56bcc7]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=17
345 1 pass [cae07d99]
346 2 show:no-drama [c1f688c4]
    no-drama who=2
    drew who=2 pile=staging
347 2 pass [6f62ee46]
348 0 pass [eca8d640]
349 0 place:take-the-lead [e047f033]
350 1 place:I.6 [d5f732d8]
351 2 place:villainy [7c3d8e58]
    placed-all
352 1 pass [17408c48]
353 2 pass [0af84a3a]
354 0 pass [cab48374]
355 1 reveal [2e53c48e]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
356 1 pass [2010bef3]
357 2 reveal [b3004e5d]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
358 2 pass [a3971c86]
359 0 reveal [b0f4a9e1]
    turned-up-staging who=0 card=take-the-lead
360 0 exit [d163bcfb]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
361 0 pass [338e8b2b]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
362 1 pass [b9ab683e]
363 2 improv [6f7c9819]
    improvised who=2
364 2 bury:seize [a1f19763]
    reshuffled pile=staging n=17
    staging-empty n=2
    final-scene
    drew who=2 pile=staging
    buried who=2 pile=staging
365 2 pass [92f9997c]
366 0 pass [e8a66786]
367 0 place:I.9 [e75307c3]
368 1 place:I.6 [38f24393]
369 2 place:I.12 [485525a3]
    placed-all
370 1 pass [7cba0024]
371 2 pass [4eb9aab6]
372 0 improv [884374e2]
    improvised who=0
373 0 switch:villainy [80b6e1b4]
    switched who=0
374 0 pass [a001cb51]
375 1 reveal [79ca19c8]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
376 1 pass [3849e771]
377 2 reveal [5694dde5]
    turned-up who=2 card=I.12
    not-next who=2 card=I.12
378 2 pass [fcfabe3c]
379 0 reveal [352177f5]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
380 0 show:exchange [3d3d34a9]
381 0 at:2 [54077aa7]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
382 0 give:I.10 [8225477a]
    traded who=0 whom=2
383 0 pass [f9ffff24]
    act-ran-out act=I
    act-ended act=I
    tallied who=0 n=2
    tallied who=1 n=0
    tallied who=2 n=0
    lead-cast who=1
    drew who=1 pile=staging
384 2 discard:take-the-lead [1cfe5d11]
    discarded who=2 card=take-the-lead
385 0 discard:miscue [399f6342]
    discarded who=0 card=miscue
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=II who=1
    scene-began scene=1
386 2 pass [4bd9605c]
387 0 pass [4ad9dff6]
388 1 pass [e698fec8]
389 0 place:II.5 [cd64a84e]
390 1 place:II.7 [7e2a180d]
391 2 place:II.12 [00cb15d4]
    placed-all
392 2 pass [9ea66219]
393 0 pass [119aa20b]
394 1 pass [daf859dd]
395 2 show:exchange [248c4252]
396 2 at:0 [acd7f18a]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
397 0 let [fa9d87a8]
398 2 give:revive [0a68951c]
    traded who=2 whom=0
399 2 reveal [cc7404c8]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
400 2 pass [a47e0091]
401 0 reveal [fca66247]
    turned-up who=0 card=II.5
    not-next who=0 card=II.5
402 0 pass [b5e5b05b]
403 1 reveal [c46522ab]
    turned-up who=1 card=II.7
    not-next who=1 card=II.7
404 1 pass [50dac449]
    scene-began scene=2
405 2 pass [10e17117]
406 0 improv [2c07ec2e]
    improvised who=0
407 0 bury:take-the-lead [7beffd97]
    drew who=0 pile=staging
    buried who=0 pile=staging
408 0 pass [e37ba57a]
409 1 pass [7ff91ab5]
410 0 place:II.5 [2b1c208d]
411 1 place:take-the-lead [27c66278]
412 2 place:II.2 [73bd7886]
    placed-all
413 2 pass [cf3eea3d]
414 0 pass [b983d773]
415 1 pass [b94352aa]
416 2 reveal [4b86340f]
    turned-up who=2 card=II.2
    not-next who=2 card=II.2
417 2 pass [0007f9a8]
418 0 reveal [3b5de9aa]
    turned-up who=0 card=II.5
    not-next who=0 card=II.5
419 0 pass [e5edd6ba]
420 1 reveal [cc0ca6c9]
    turned-up-staging who=1 card=take-the-lead
421 1 play [1fe56e25]
422 1 at:2 [c3a59083]
    aimed who=1 card=take-the-lead whom=2
    gave-lead who=1 whom=2
423 1 pass [1e4d1477]
    drew who=1 pile=staging
    scene-began scene=3
424 0 pass [981081b4]
425 1 show:exchange [9181df0a]
426 1 at:0 [ae2f375f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
427 1 give:miscue [bfac4f03]
    traded who=1 whom=0
428 1 pass [1679818c]
429 2 pass [092e5040]
430 0 place:villainy [09d40a4d]
431 1 place:II.7 [47360cc9]
432 2 place:seize [1d2203a2]
    placed-all
433 0 pass [bab9156d]
434 1 pass [cf877219]
435 2 pass [c16656ac]
436 0 reveal [fb6f7082]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
437 0 pass [e09a9145]
438 1 reveal [e4334dfd]
    turned-up who=1 card=II.7
    not-next who=1 card=II.7
439 1 pass [b52dd3dc]
440 2 reveal [0f2f2a80]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
441 2 pass [7d449377]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
442 0 improv [73ed396f]
    improvised who=0
443 0 bury:miscue [ec4b86f5]
    drew who=0 pile=staging
    buried who=0 pile=staging
444 0 pass [a9bc8b14]
445 1 pass [e17a30b3]
446 2 pass [8c20a5e5]
447 0 place:villainy [c43658ef]
448 1 place:II.4 [bfe3ca7c]
449 2 place:seize [a8ad6747]
    placed-all
450 0 pass [9b57cd98]
451 1 pass [172a78f4]
452 2 improv [a945f574]
    improvised who=2
453 2 switch:II.3 [ea401db0]
    switched who=2
454 2 pass [c6e1d664]
455 0 reveal [5092005c]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
456 0 pass [ff59766b]
457 1 reveal [af1f6595]
    turned-up who=1 card=II.4
    not-next who=1 card=II.4
458 1 pass [bc9ece80]
459 2 reveal [a7532a3b]
    turned-up who=2 card=II.3
    not-next who=2 card=II.3
460 2 pass [59442385]
    drew who=0 pile=staging
    scene-began scene=5
461 0 pass [6c82ed12]
462 1 pass [9a9ff3c6]
463 2 pass [0a2e41e0]
464 0 place:revive [66190a7e]
465 1 place:II.6 [e1a362ac]
466 2 place:II.10 [687cd516]
    placed-all
467 0 improv [96a4d2dd]
    improvised who=0
468 0 switch:II.8 [2d9b2b01]
    switched who=0
469 0 pass [9f5062d2]
470 1 pass [a6dad480]
471 2 pass [6bbd1c4b]
472 0 reveal [37b4ca4d]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
473 0 pass [ddbd5233]
474 1 reveal [f7b2feea]
    turned-up who=1 card=II.6
    not-next who=1 card=II.6
475 1 pass [b7ca8418]
476 2 reveal [3b9c239c]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
477 2 pass [1af5d438]
    scene-began scene=6
478 0 pass [9f163540]
479 1 pass [7b545ad2]
480 2 pass [07b73b40]
481 0 place:II.5 [b6f9c2c4]
482 1 place:II.7 [16e25996]
483 2 place:II.3 [b5612846]
    placed-all
484 0 pass [07a76909]
485 1 pass [86c2540c]
486 2 pass [249f17cc]
487 0 reveal [d9a0f354]
    turned-up who=0 card=II.5
    not-next who=0 card=II.5
488 0 pass [e1f18028]
489 1 reveal [ecf386e0]
    turned-up who=1 card=II.7
    not-next who=1 card=II.7
490 1 pass [b7b68022]
491 2 reveal [595b8888]
    turned-up who=2 card=II.3
    not-next who=2 card=II.3
492 2 pass [56a1ff51]
    scene-began scene=7
493 0 pass [4a59b03b]
494 1 pass [3df7f7a0]
495 2 pass [bd0a1881]
496 0 place:II.1 [2d049301]
497 1 place:II.4 [df4648e0]
498 2 place:II.2 [cdc79444]
    placed-all
499 0 pass [41f1f748]
500 1 pass [d52272a3]
501 2 pass [d633870f]
502 0 reveal [f2526c6d]
    turned-up who=0 card=II.1
    played who=0 card=II.1
    scored who=0 card=II.1 n=1
    got-intrigue who=0 n=2
503 0 pass [3a2e8d7b]
504 1 reveal [9338c419]
    turned-up who=1 card=II.4
    not-next who=1 card=II.4
505 1 pass [e378d86c]
506 2 reveal [bbe39967]
    turned-up who=2 card=II.2
    played who=2 card=II.2
    scored who=2 card=II.2 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
507 2 coin:iago [97d6be57]
508 2 wound:iago [38d1b0f9]
    used-iago who=2 character=iago
    wounded who=2 character=iago n=2 total=6
509 2 pass [3e787447]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
510 0 improv [b0d37226]
    improvised who=0
511 0 bury:no-drama [82beae6f]
    drew who=0 pile=staging
    buried who=0 pile=staging
512 0 show:no-drama [14b129ae]
    no-drama who=0
    drew who=0 pile=staging
513 0 pass [ba3324b5]
514 1 pass [c36acbe3]
515 2 show:no-drama [8340a2e9]
    no-drama who=2
    drew who=2 pile=staging
516 2 show:exchange [1f72f810]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
517 2 give:II.12 [87113e9f]
    traded who=2 whom=1
518 2 pass [e73b16fc]
519 0 place:II.8 [8ae7ba47]
520 1 place:take-the-lead [647b2a16]
521 2 place:II.9 [955c388a]
    placed-all
522 0 pass [595a8abe]
523 1 pass [2f4d17db]
524 2 pass [d24e3982]
525 0 reveal [881d37b5]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
526 0 pass [5dbee146]
527 1 reveal [3bb02d36]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
528 1 pass [a5a33857]
529 2 reveal [c34e1d53]
    turned-up who=2 card=II.9
    not-next who=2 card=II.9
530 2 pass [4bfed619]
    drew who=1 pile=staging
    scene-began scene=9
531 0 pass [7e00dd88]
532 1 show:exchange [88cee537]
533 1 at:2 [f014460c]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
534 1 give:II.7 [29716245]
    traded who=1 whom=2
535 1 pass [84b5de9e]
536 2 pass [2fa7556e]
537 0 place:II.5 [d88521a2]
538 1 place:II.12 [b4952631]
539 2 place:II.7 [91e5792c]
    placed-all
540 0 pass [73f7cebe]
541 1 improv [3548c24e]
    improvised who=1
542 1 switch:II.11 [eb85d660]
    switched who=1
543 1 pass [9b085280]
544 2 pass [dc813461]
545 0 reveal [68be78b7]
    turned-up who=0 card=II.5
    not-next who=0 card=II.5
546 0 pass [50469523]
547 1 reveal [eb186447]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
548 1 pass [988ac3c3]
549 2 reveal [e60d11c4]
    turned-up who=2 card=II.7
    not-next who=2 card=II.7
550 2 pass [596bf5b9]
    scene-began scene=10
551 0 pass [901b195f]
552 1 pass [2c331e59]
553 2 pass [763b76e0]
554 0 place:II.8 [4e597bda]
555 1 place:II.12 [aa9c45e0]
556 2 place:take-the-lead [d51e1bdf]
    placed-all
557 0 pass [cb0b4164]
558 1 pass [c8711109]
559 2 pass [68a8bfdb]
560 0 reveal [ba1b3f1f]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
561 0 pass [46feffb0]
562 1 reveal [02e1409a]
    turned-up who=1 card=II.12
    not-next who=1 card=II.12
563 1 pass [2fd64a11]
564 2 reveal [0edd6616]
    turned-up-staging who=2 card=take-the-lead
565 2 exit [ef85e2c1]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
566 2 pass [6775cea5]
    drew who=2 pile=staging
    scene-began scene=11
567 0 pass [f8787658]
568 1 pass [ae38c489]
569 2 improv [8ac4bc9c]
    improvised who=2
570 2 bury:seize [b38f3cad]
    drew who=2 pile=staging
    buried who=2 pile=staging
571 2 pass [1486b177]
572 0 place:revive [4b3770e2]
573 1 place:II.3 [3afd80c9]
574 2 place:revive [5f7e7237]
    placed-all
575 0 pass [31d76a40]
576 1 pass [6d179c9c]
577 2 pass [8112fbee]
578 0 reveal [9a07bb09]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
579 0 pass [0ef3d322]
580 1 reveal [05628ef8]
    turned-up who=1 card=II.3
    played who=1 card=II.3
    scored who=1 card=II.3 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
581 1 coin:iago [4a77cc8b]
582 1 wound:montano [2c27710f]
    used-iago who=1 character=montano
    wounded who=1 character=montano n=1 total=1
    died character=montano
    took-wounds who=1 n=1
583 1 pass [7e7378e1]
584 2 reveal [1dbde0dc]
    turned-up-staging who=2 card=revive
585 2 play [4ebfcfce]
    played who=2 card=revive
    revived who=2 character=montano
586 2 pass [d5c89b05]
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=1
    drew who=1 pile=staging
    scene-began scene=12
587 0 improv [f768c071]
    improvised who=0
588 0 bury:seize [e4d8f765]
    drew who=0 pile=staging
    buried who=0 pile=staging
589 0 pass [af628a76]
590 1 improv [b1add4ae]
    improvised who=1
591 1 bury:seize [74763268]
    drew who=1 pile=staging
    buried who=1 pile=staging
592 1 pass [6ae7a4c7]
593 2 pass [34f22e66]
594 0 place:take-the-lead [489fbfc2]
595 1 place:seize [dc88e437]
596 2 place:II.10 [68cd9fda]
    placed-all
597 0 pass [8344c56c]
598 1 pass [e33a428a]
599 2 pass [8ded91b8]
600 0 reveal [7de9406b]
    turned-up-staging who=0 card=take-the-lead
601 0 exit [5c4a51fc]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
602 0 pass [8d316c10]
603 1 reveal [881e306d]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
604 1 pass [83917a55]
605 2 reveal [79389499]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
606 2 pass [282e97fa]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=13
607 0 show:no-drama [6596bd6f]
    no-drama who=0
    drew who=0 pile=staging
608 0 pass [d250f12d]
609 1 show:exchange [785b4dde]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
610 1 give:villainy [4b364e8d]
    traded who=1 whom=2
611 1 improv [d1c76c48]
    improvised who=1
612 1 bury:revive [60beb38f]
    drew who=1 pile=staging
    buried who=1 pile=staging
613 1 pass [093cb12f]
614 2 pass [982d890b]
615 0 place:II.5 [e8ca8d8d]
616 1 place:II.12 [862bed3d]
617 2 place:seize [fe5469a2]
    placed-all
618 0 pass [2d632a6b]
619 1 pass [903e3a46]
620 2 pass [81b17764]
621 0 reveal [e73dce3c]
    turned-up who=0 card=II.5
    not-next who=0 card=II.5
622 0 pass [73adc3ae]
623 1 reveal [44f93a3c]
    turned-up who=1 card=II.12
    not-next who=1 card=II.12
624 1 pass [345ff229]
625 2 reveal [0a5c4814]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
626 2 show:no-drama [88de7a92]
    no-drama who=2
    drew who=2 pile=staging
627 2 pass [3bed74ab]
    drew who=2 pile=staging
    scene-began scene=14
628 0 pass [9b964355]
629 1 pass [abcd8b1d]
630 2 pass [b56ed1fb]
631 0 place:revive [4dc37cc3]
632 1 place:II.6 [4d4c2eb5]
633 2 place:II.10 [697f96fb]
    placed-all
634 0 pass [93d132c7]
635 1 pass [d5d7ffb8]
636 2 pass [4340a059]
637 0 reveal [c07a38d7]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
638 0 pass [1e95e107]
639 1 reveal [bb507c59]
    turned-up who=1 card=II.6
    not-next who=1 card=II.6
640 1 pass [7757b025]
641 2 reveal [a133e58b]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
642 2 pass [0f4e0beb]
    drew who=0 pile=staging
    scene-began scene=15
643 0 improv [8afda608]
    improvised who=0
644 0 bury:miscue [4de83c18]
    drew who=0 pile=staging
    buried who=0 pile=staging
645 0 show:exchange [97fbb1f0]
646 0 at:2 [2e44277a]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
647 0 give:II.8 [b67fc127]
    traded who=0 whom=2
648 0 pass [ab77f5b7]
649 1 pass [83db3c6e]
650 2 pass [5ad5439a]
651 0 place:villainy [859ae19d]
652 1 place:II.12 [fa410463]
653 2 place:II.10 [eff5c113]
    placed-all
654 0 pass [a064d3d2]
655 1 pass [2b2c5c4a]
656 2 pass [da8b4a07]
657 0 reveal [6fd55b70]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
658 0 pass [bdab9a2d]
659 1 reveal [9c339151]
    turned-up who=1 card=II.12
    not-next who=1 card=II.12
660 1 pass [0e3e182d]
661 2 reveal [4268d083]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
662 2 pass [3f2e9c04]
    drew who=0 pile=staging
    scene-began scene=16
663 0 improv [72244a90]
    improvised who=0
664 0 bury:take-the-lead [b25f53c3]
    drew who=0 pile=staging
    buried who=0 pile=staging
665 0 show:exchange [3e2d6205]
666 0 at:2 [9b3d29ce]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
667 0 give:revive [d7e10e34]
    traded who=0 whom=2
668 0 pass [5034685d]
669 1 pass [dff70e42]
670 2 pass [9f9fd422]
671 0 place:II.10 [10edb867]
672 1 place:II.11 [b3e94169]
673 2 place:II.7 [cd418b30]
    placed-all
674 0 pass [e2982717]
675 1 pass [f3e7b425]
676 2 pass [c194f3b8]
677 0 show:exchange [37434a2c]
678 0 at:1 [0d3125b7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
679 0 give:seize [a597fe16]
    traded who=0 whom=1
680 0 reveal [7b615cd2]
    turned-up who=0 card=II.10
    not-next who=0 card=II.10
681 0 show:exchange [12526d1f]
682 0 at:1 [3afc48d4]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
683 0 give:II.10 [da9a194e]
    traded who=0 whom=1
684 0 pass [1d22736c]
685 1 reveal [321aea29]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
686 1 pass [452cf333]
687 2 reveal [46b9679e]
    turned-up who=2 card=II.7
    not-next who=2 card=II.7
688 2 pass [ee77bd06]
    scene-began scene=17
689 0 pass [a63dd75e]
690 1 pass [c9d3902f]
691 2 pass [a2c30f45]
692 0 place:II.4 [d72e47dc]
693 1 place:II.10 [e4d3b027]
694 2 place:villainy [48099d5e]
    placed-all
695 0 pass [1637a13c]
696 1 pass [304a9fdc]
697 2 pass [3ce2d23b]
698 0 reveal [25b15475]
    turned-up who=0 card=II.4
    played who=0 card=II.4
    scored who=0 card=II.4 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
699 0 show:no-drama [381d0e5e]
    no-drama who=0
    drew who=0 pile=staging
700 0 coin:othello [7e8bfae0]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
701 0 pass [cd93564a]
702 1 reveal [fa8206c4]
    turned-up who=1 card=II.10
    not-next who=1 card=II.10
703 1 pass [eeced5ec]
704 2 reveal [bd0f0a0b]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
705 2 pass [c1854c58]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
706 1 pass [1e28c702]
707 2 improv [c0aad370]
    improvised who=2
708 2 bury:take-the-lead [6656950b]
    drew who=2 pile=staging
    buried who=2 pile=staging
709 2 pass [8145da24]
710 0 pass [21568dae]
711 0 place:take-the-lead [cfa9d7a0]
712 1 place:II.6 [9331001c]
713 2 place:miscue [24685909]
    placed-all
714 1 pass [c1a35d9b]
715 2 pass [ae2c559d]
716 0 pass [3b0ca19d]
717 1 reveal [876c780d]
    turned-up who=1 card=II.6
    not-next who=1 card=II.6
718 1 pass [0a609e60]
719 2 reveal [dc1c2ac1]
    turned-up-staging who=2 card=miscue
720 2 exit [3fa890ee]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
721 2 pass [356f99bc]
722 0 reveal [c70647ab]
    turned-up-staging who=0 card=take-the-lead
723 0 exit [9ac2004c]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
724 0 pass [41fd06e5]
    drew who=0 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    scene-began scene=19
725 1 pass [e067543c]
726 2 pass [a28b3cb3]
727 0 pass [5b2c3bed]
728 0 place:II.5 [a9496d92]
729 1 place:II.11 [bd22ff8d]
730 2 place:revive [e3ba08d2]
    placed-all
731 1 pass [0ac65140]
732 2 improv [787b4668]
    improvised who=2
733 2 switch:II.8 [6083c1f6]
    switched who=2
734 2 pass [8014a1ba]
735 0 pass [024fd795]
736 1 reveal [0dfa67a8]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
737 1 pass [8bea3bd7]
738 2 reveal [d266dca5]
    turned-up who=2 card=II.8
    not-next who=2 card=II.8
739 2 pass [df1f595f]
740 0 reveal [ec6340b9]
    turned-up who=0 card=II.5
741 0 improv [44aec47e]
    improvised who=0
742 0 bury:miscue [b8e16575]
    drew who=0 pile=staging
    buried who=0 pile=staging
    played who=0 card=II.5
    scored who=0 card=II.5 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
743 0 pass [68f94700]
    drew who=0 pile=staging
    scene-began scene=20
744 1 pass [ba21c036]
745 2 pass [db51efbf]
746 0 pass [e863b0c0]
747 0 place:take-the-lead [9418a652]
748 1 place:seize [44a1febe]
749 2 place:take-the-lead [a32b4961]
    placed-all
750 1 pass [bef324f4]
751 2 pass [644d2f62]
752 0 improv [9dab169a]
    improvised who=0
753 0 switch:take-the-lead [9ec338d0]
    switched who=0
754 0 show:exchange [41a494f5]
755 0 at:1 [80365cd9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
756 0 give:take-the-lead [118272a1]
    traded who=0 whom=1
757 0 show:exchange [74c2def5]
758 0 at:2 [cc09a2f0]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
759 0 give:miscue [d9839353]
    traded who=0 whom=2
760 0 show:exchange [26d449fd]
761 0 at:1 [341e6c85]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
762 0 give:villainy [608345fe]
    traded who=0 whom=1
763 0 show:exchange [8fde5e77]
764 0 at:2 [b4673839]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
765 0 give:take-the-lead [eb936e7c]
    traded who=0 whom=2
766 0 pass [47d3fce8]
767 1 reveal [3881faf4]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
768 1 pass [3e944d2d]
769 2 reveal [fa7548c5]
    turned-up-staging who=2 card=take-the-lead
770 2 exit [d69e1c8b]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
771 2 pass [7ffacc8e]
772 0 coin:iago [8b2d8765]
773 0 wound:roderigo [7103d488]
    used-iago who=0 character=roderigo
    wounded who=0 character=roderigo n=1 total=4
774 0 reveal [bc7a032b]
    turned-up-staging who=0 card=take-the-lead
775 0 exit [e445ee32]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
776 0 pass [114e3e41]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=21
777 1 improv [44e06ed3]
    improvised who=1
778 1 bury:take-the-lead [6f36ee08]
    drew who=1 pile=staging
    buried who=1 pile=staging
779 1 pass [751966bb]
780 2 pass [c6d4ed51]
781 0 improv [aa0b3c28]
    improvised who=0
782 0 bury:no-drama [636777fc]
    drew who=0 pile=staging
    buried who=0 pile=staging
783 0 pass [13dd0b13]
784 0 place:take-the-lead [e6a00ed4]
785 1 place:revive [35a433a8]
786 2 place:II.9 [c54be4eb]
    placed-all
787 1 pass [9d81b49d]
788 2 pass [50b9e720]
789 0 pass [9b2dabab]
790 1 reveal [83a40706]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
791 2 let [0c12a74e]
    got-intrigue who=1 n=1
792 1 pass [32b88320]
793 2 improv [f3148626]
    improvised who=2
794 2 bury:take-the-lead [a6ce1b06]
    drew who=2 pile=staging
    buried who=2 pile=staging
795 2 reveal [3bc55220]
    turned-up who=2 card=II.9
    not-next who=2 card=II.9
796 2 pass [61a77ea5]
797 0 reveal [69946b96]
    turned-up-staging who=0 card=take-the-lead
798 0 exit [77fbb053]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
799 0 pass [d5a2eb19]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
800 1 improv [f192a8df]
    improvised who=1
801 1 bury:seize [485caac3]
    drew who=1 pile=staging
    buried who=1 pile=staging
802 1 pass [a155c1b6]
803 2 pass [e268173c]
804 0 pass [0b89deea]
805 0 place:II.7 [3a5a3a94]
806 1 place:II.12 [129af17f]
807 2 place:miscue [8d5db54f]
    placed-all
808 1 show:exchange [22c1a761]
809 1 at:2 [eca9ae8f]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
810 1 give:take-the-lead [ccd4cf97]
    traded who=1 whom=2
811 1 pass [9c04fe20]
812 2 pass [fab15e17]
813 0 pass [df82558f]
814 1 reveal [cc9fbdf7]
    turned-up who=1 card=II.12
    not-next who=1 card=II.12
815 1 pass [ecf817b5]
816 2 reveal [9fa67540]
    turned-up-staging who=2 card=miscue
817 2 play [da13109a]
    aimed who=2 card=miscue whom=0
818 0 show:no-drama [1a06b9fc]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=2 whom=0
819 2 pass [bca11530]
820 0 reveal [dc49ece4]
    turned-up who=0 card=II.7
    not-next who=0 card=II.7
821 0 pass [9ea5808c]
    drew who=2 pile=staging
    scene-began scene=23
822 1 pass [da45baaf]
823 2 pass [9981186b]
824 0 pass [9578dc70]
825 0 place:II.10 [5e279c8c]
826 1 place:II.11 [1d49aacb]
827 2 place:II.8 [6f491b20]
    placed-all
828 1 pass [bf07aa43]
829 2 pass [a6867411]
830 0 pass [f80dbca1]
831 1 reveal [03ae856a]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
832 1 pass [ff940e24]
833 2 reveal [4c25d247]
    turned-up who=2 card=II.8
    not-next who=2 card=II.8
834 2 pass [119f7c91]
835 0 reveal [7800164a]
    turned-up who=0 card=II.10
    not-next who=0 card=II.10
836 0 pass [72ec979a]
    scene-began scene=24
837 1 pass [ff7a5012]
838 2 pass [6b8c4c67]
839 0 pass [293bf2bd]
840 0 place:II.10 [8b3324d6]
841 1 place:II.6 [061c3d03]
842 2 place:revive [f73b5bd9]
    placed-all
843 1 pass [4771ceb5]
844 2 pass [4137d328]
845 0 pass [ab0ce291]
846 1 reveal [c3c59302]
    turned-up who=1 card=II.6
    played who=1 card=II.6
    scored who=1 card=II.6 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
847 1 coin:cassio [39d6ff8a]
    used-coin who=1 coin=cassio
848 1 bury:seize [d19d84f0]
    drew who=1 pile=staging
    buried who=1 pile=staging
849 1 pass [11d6140b]
850 2 reveal [457d723c]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
851 2 show:no-drama [59371d78]
    no-drama who=2
    drew who=2 pile=staging
852 2 pass [cf6944e0]
853 0 reveal [e5c8385d]
    turned-up who=0 card=II.10
    not-next who=0 card=II.10
854 0 pass [685f5c71]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=1
    scene-began scene=25
855 1 improv [68bf7632]
    improvised who=1
856 1 bury:seize [7592775c]
    drew who=1 pile=staging
    buried who=1 pile=staging
857 1 pass [c5921509]
858 2 pass [67c35964]
859 0 pass [5595c48b]
860 0 place:miscue [f36990ad]
861 1 place:villainy [763bb4b0]
862 2 place:revive [e260a970]
    placed-all
863 1 pass [f9ddebde]
864 2 pass [69883ea8]
865 0 pass [fd93143d]
866 1 reveal [b6e1faf3]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
867 1 show:no-drama [536b7bdf]
    no-drama who=1
    drew who=1 pile=staging
868 1 pass [b3c05531]
869 2 reveal [2256e3f8]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
870 2 pass [ea3ddb68]
871 0 reveal [40ba9c05]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
872 0 pass [51651426]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=26
873 1 pass [2961989f]
874 2 pass [ef04e0b0]
875 0 show:exchange [8f20f463]
876 0 at:1 [cf41538d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
877 0 give:II.10 [7c3f4d28]
    traded who=0 whom=1
878 0 pass [8eae6444]
879 0 place:seize [50e8c409]
880 1 place:II.11 [c5803948]
881 2 place:II.8 [e6bb0d3e]
    placed-all
882 1 pass [52b50532]
883 2 pass [fb70fb9d]
884 0 pass [c6690fd1]
885 1 reveal [80a7e820]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
886 1 show:exchange [47a5b990]
887 1 at:2 [7cc0ca10]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
888 0 seize [982a235e]
889 2 let [c50da61a]
    seized by=0 who=1 card=exchange
    got-spotlight who=0 n=1
890 1 pass [956ae3c8]
891 2 improv [35b0fb50]
    improvised who=2
892 0 let [666b0087]
893 2 bury:seize [41241786]
    drew who=2 pile=staging
    buried who=2 pile=staging
894 2 reveal [ef87c646]
    turned-up who=2 card=II.8
    not-next who=2 card=II.8
895 2 pass [e88f719a]
    drew who=0 pile=staging
    scene-began scene=27
896 1 pass [458d116d]
897 2 pass [6473a271]
898 0 pass [25ed783f]
899 0 place:seize [9e8fffce]
900 1 place:exchange [68bca1e1]
901 2 place:II.8 [04ff29e0]
    placed-all
902 1 pass [e066e4a9]
903 2 pass [b8dcf161]
904 0 pass [7cf5a5b5]
905 1 reveal [14b49472]
    turned-up-staging who=1 card=exchange
906 1 play [b5d1b03e]
907 1 at:2 [c91b5606]
    aimed who=1 card=exchange whom=2
908 0 let [625e40f3]
909 1 give:II.10 [84815a22]
    traded who=1 whom=2
910 1 pass [d23b47ce]
911 2 reveal [c41acd49]
    turned-up who=2 card=II.8
    not-next who=2 card=II.8
912 2 pass [b315db27]
913 0 reveal [3308affb]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
914 0 pass [7e2d4bf8]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=28
915 1 show:exchange [42de7a99]
916 1 at:2 [abbd37b4]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
917 0 let [34a88065]
918 1 give:II.11 [94cfbc44]
    traded who=1 whom=2
919 1 show:exchange [4c85199d]
920 1 at:0 [a40ddc09]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
921 0 let [c5ce3b5e]
922 1 give:miscue [09905271]
    traded who=1 whom=0
923 1 pass [57df8964]
924 2 pass [8b207387]
925 0 pass [688bd68e]
926 0 place:miscue [303c06c9]
927 1 place:villainy [4783e514]
928 2 place:II.10 [cd2aeac0]
    placed-all
929 1 pass [01a439c7]
930 2 pass [b47bb831]
931 0 show:no-drama [ab4885d0]
    no-drama who=0
    drew who=0 pile=staging
932 0 pass [4fc60cbb]
933 1 reveal [08b1d675]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
934 1 pass [7f50ee99]
935 2 reveal [b1e1825b]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
936 2 pass [6ab0ff12]
937 0 reveal [faf64465]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
938 0 pass [691e7ebb]
    drew who=0 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=2
    drew who=1 pile=staging
    scene-began scene=29
    final-scene
939 1 improv [e3d51b23]
    improvised who=1
940 0 let [bb42756f]
941 1 bury:take-the-lead [71852a36]
    drew who=1 pile=staging
    buried who=1 pile=staging
942 1 show:exchange [cf697ce7]
943 1 at:2 [56d97835]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
944 0 let [4ddb1227]
945 1 give:take-the-lead [d91bc982]
    traded who=1 whom=2
946 1 pass [c8e50eec]
947 2 pass [cb985087]
948 0 improv [32044309]
    improvised who=0
949 0 bury:take-the-lead [8ee2b09b]
    drew who=0 pile=staging
    buried who=0 pile=staging
950 0 pass [9ed9ef07]
951 0 place:revive [fe96ca47]
952 1 place:villainy [d742972d]
953 2 place:II.10 [c5942757]
    placed-all
954 1 pass [bc9a86ca]
955 2 pass [b532dc90]
956 0 pass [1c09521f]
957 1 reveal [29a0c20c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
958 1 show:no-drama [b1fb5fdd]
    no-drama who=1
    drew who=1 pile=staging
959 1 pass [9a96b572]
960 2 reveal [7b36e4c5]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
961 2 pass [4c403dcd]
962 0 reveal [e39becb7]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
963 0 pass [210c6f69]
    act-ran-out act=II
    act-ended act=II
    tallied who=0 n=8
    tallied who=1 n=4
    tallied who=2 n=2
    lead-cast who=2
964 0 trade:intrigue [2ccdd0ff]
    traded-tokens who=0 n=4 total=0
965 2 discard:take-the-lead [13162eec]
    discarded who=2 card=take-the-lead
966 0 discard:miscue [e81bc5f7]
    discarded who=0 card=miscue
967 0 discard:villainy [8fc98709]
    discarded who=0 card=villainy
968 0 discard:take-the-lead [d4cd5b87]
    discarded who=0 card=take-the-lead
    dealt who=2 n=5 total=8
    dealt who=0 n=5 total=8
    dealt who=1 n=5 total=8
    act-began act=III who=2
    scene-began scene=1
969 0 improv [f87333f3]
    improvised who=0
970 0 bury:seize [3ba4f980]
    drew who=0 pile=staging
    buried who=0 pile=staging
971 0 pass [3ecd8c1f]
972 1 pass [cd5c6d7b]
973 2 pass [968c08a2]
974 0 place:III.13 [6195750e]
975 1 place:exchange [02365488]
976 2 place:III.2 [a793944a]
    placed-all
977 0 pass [2291482a]
978 1 pass [88601093]
979 2 pass [fe818b49]
980 0 reveal [bfa2c15d]
    turned-up who=0 card=III.13
    not-next who=0 card=III.13
981 0 pass [c40e8982]
982 1 reveal [a590556f]
    turned-up-staging who=1 card=exchange
983 1 exit [95912fc8]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
984 1 pass [944df15b]
985 2 reveal [42fa2095]
    turned-up who=2 card=III.2
    not-next who=2 card=III.2
986 2 pass [d4ee6305]
    drew who=1 pile=staging
    scene-began scene=2
987 0 improv [00528124]
    improvised who=0
988 0 bury:seize [1e129270]
    drew who=0 pile=staging
    buried who=0 pile=staging
989 0 pass [fc335c72]
990 1 pass [e9af6028]
991 2 pass [df2d6548]
992 0 place:III.3 [5ba9e5c7]
993 1 place:take-the-lead [4e1bdf6d]
994 2 place:III.1 [1118a001]
    placed-all
995 0 pass [403ffce3]
996 1 improv [eee9bbdc]
    improvised who=1
997 1 switch:miscue [57b91318]
    switched who=1
998 1 pass [1b2a4064]
999 2 pass [2458b217]
1000 0 reveal [9090e5bc]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1001 0 pass [539040ce]
1002 1 show:exchange [c107401a]
1003 1 at:2 [934b55ba]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1004 1 give:III.11 [5265e24c]
    traded who=1 whom=2
1005 1 reveal [aba1580a]
    turned-up-staging who=1 card=miscue
1006 1 exit [a3ec9d7e]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1007 1 show:exchange [535bb097]
1008 1 at:2 [da0f107a]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1009 1 give:III.14 [07d5f5b7]
    traded who=1 whom=2
1010 1 pass [232d1d2f]
1011 2 reveal [6ee5119b]
    turned-up who=2 card=III.1
    played who=2 card=III.1
    scored who=2 card=III.1 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=cassio
1012 2 coin:cassio [56439e26]
    used-coin who=2 coin=cassio
1013 2 bury:take-the-lead [4c1bf84e]
    drew who=2 pile=staging
    buried who=2 pile=staging
1014 2 pass [f8686187]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=3
1015 0 pass [86d98638]
1016 1 pass [2142f3c0]
1017 2 pass [a41aa438]
1018 0 place:III.13 [786fc30b]
1019 1 place:III.5 [43c5c850]
1020 2 place:III.12 [e6603008]
    placed-all
1021 0 pass [0e5019d3]
1022 1 pass [3b0b3b0a]
1023 2 pass [5251103d]
1024 0 reveal [35813bc0]
    turned-up who=0 card=III.13
    not-next who=0 card=III.13
1025 0 pass [9c54b832]
1026 1 show:no-drama [491e0164]
    no-drama who=1
    drew who=1 pile=staging
1027 1 reveal [8ddd48c9]
    turned-up who=1 card=III.5
    not-next who=1 card=III.5
1028 1 pass [3e725ab2]
1029 2 reveal [e384d11c]
    turned-up who=2 card=III.12
    not-next who=2 card=III.12
1030 2 pass [85e5d5ae]
    scene-began scene=4
1031 0 pass [c86d9dc1]
1032 1 pass [5dc3d3c1]
1033 2 pass [44b44d8d]
1034 0 place:III.6 [05e13057]
1035 1 place:villainy [79c60bbe]
1036 2 place:revive [198f86a6]
    placed-all
1037 0 pass [1a8df95e]
1038 1 pass [ccc6af1a]
1039 2 improv [e76d0194]
    improvised who=2
1040 2 switch:seize [5fce31bf]
    switched who=2
1041 2 pass [0eae900a]
1042 0 reveal [4c999b9e]
    turned-up who=0 card=III.6
    not-next who=0 card=III.6
1043 0 pass [834196a2]
1044 1 reveal [82e5663d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1045 1 pass [396f5c5d]
1046 2 show:exchange [ed491923]
1047 2 at:0 [7501d365]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1048 0 let [5a45e90a]
1049 2 give:III.8 [10bb3955]
    traded who=2 whom=0
1050 2 reveal [27363bbc]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1051 2 pass [33868c77]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=5
1052 0 improv [91948fa2]
    improvised who=0
1053 0 bury:seize [8c29abf6]
    drew who=0 pile=staging
    buried who=0 pile=staging
1054 0 pass [cc22ecc4]
1055 1 pass [d7077704]
1056 2 improv [8b5c942a]
    improvised who=2
1057 2 bury:revive [cd6280c7]
    drew who=2 pile=staging
    buried who=2 pile=staging
1058 2 pass [eed6d012]
1059 0 place:III.4 [e855b6e0]
1060 1 place:III.9 [980703f0]
1061 2 place:III.2 [537498de]
    placed-all
1062 0 pass [e326aabd]
1063 1 pass [eaf187cf]
1064 2 pass [6edb1abf]
1065 0 reveal [053e414b]
    turned-up who=0 card=III.4
    not-next who=0 card=III.4
1066 0 pass [74a9a83f]
1067 1 improv [cdc1bd75]
    improvised who=1
1068 1 bury:seize [04869614]
    drew who=1 pile=staging
    buried who=1 pile=staging
1069 1 reveal [71167528]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1070 1 pass [fb0dbca9]
1071 2 reveal [4c6ac778]
    turned-up who=2 card=III.2
    played who=2 card=III.2
    scored who=2 card=III.2 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
1072 2 coin:desdemona [d4432a1b]
    no-drama-coin who=2
1073 2 pass [8740ce5e]
    drew who=2 pile=staging
    scene-began scene=6
1074 0 pass [bd25d8e9]
1075 1 pass [7be8df84]
1076 2 pass [6b94cc2a]
1077 0 place:III.6 [851af380]
1078 1 place:revive [7ff675fb]
1079 2 place:take-the-lead [9a3ef8a2]
    placed-all
1080 0 improv [0df999fa]
    improvised who=0
1081 0 switch:III.4 [11dcf40e]
    switched who=0
1082 0 pass [55aa120d]
1083 1 pass [ef98ea1c]
1084 2 pass [9fd257f8]
1085 0 reveal [b61457cc]
    turned-up who=0 card=III.4
    not-next who=0 card=III.4
1086 0 pass [9b7d401f]
1087 1 reveal [6a84ddd2]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
1088 2 let [a3972439]
    got-intrigue who=1 n=1
1089 1 pass [a8548e14]
1090 2 reveal [b219ea95]
    turned-up-staging who=2 card=take-the-lead
1091 2 play [edc53115]
1092 2 at:1 [f54bee93]
    aimed who=2 card=take-the-lead whom=1
1093 1 let [548ec799]
    gave-lead who=2 whom=1
1094 2 pass [8643ecc6]
    drew who=1 pile=staging
    reshuffled pile=staging n=19
    staging-empty n=1
    drew who=2 pile=staging
    scene-began scene=7
1095 2 improv [f3442a0e]
    improvised who=2
1096 2 bury:take-the-lead [5c693110]
    drew who=2 pile=staging
    buried who=2 pile=staging
1097 2 show:exchange [a42d26e1]
1098 2 at:0 [c224139c]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1099 2 give:III.14 [73a9edd0]
    traded who=2 whom=0
1100 2 pass [b94d39ad]
1101 0 pass [3f2eb41b]
1102 1 pass [5f146860]
1103 0 place:III.7 [aa5d41f0]
1104 1 place:take-the-lead [0b9abfdb]
1105 2 place:take-the-lead [e1b041d2]
    placed-all
1106 2 pass [49ecc47b]
1107 0 pass [de798f8f]
1108 1 improv [79337529]
    improvised who=1
1109 1 switch:III.9 [ae044b8a]
    switched who=1
1110 1 pass [27123099]
1111 2 show:exchange [70ec0059]
1112 2 at:0 [0e8c5f2f]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1113 2 give:miscue [122a0beb]
    traded who=2 whom=0
1114 2 reveal [5cc7dc1c]
    turned-up-staging who=2 card=take-the-lead
1115 2 exit [86dc892a]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1116 2 pass [4d085b79]
1117 0 reveal [59cbee0a]
    turned-up who=0 card=III.7
    not-next who=0 card=III.7
1118 0 pass [86ab85fe]
1119 1 reveal [dbffc9a0]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1120 1 pass [36bd77b1]
    drew who=2 pile=staging
    scene-began scene=8
1121 2 pass [32a43e54]
1122 0 pass [40d3f14e]
1123 1 pass [0fcc0637]
1124 0 place:III.4 [8652a190]
1125 1 place:take-the-lead [fb677363]
1126 2 place:III.15 [2186b87e]
    placed-all
1127 2 pass [91e7b44b]
1128 0 pass [c1e87bbe]
1129 1 pass [887445e6]
1130 2 improv [5545325d]
    improvised who=2
1131 2 bury:seize [f2a9af04]
    drew who=2 pile=staging
    buried who=2 pile=staging
1132 2 reveal [04068826]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1133 2 pass [893aae15]
1134 0 reveal [78b8be2a]
    turned-up who=0 card=III.4
    not-next who=0 card=III.4
1135 0 pass [5ad558a0]
1136 1 reveal [42f72b84]
    turned-up-staging who=1 card=take-the-lead
1137 1 play [9abfb772]
1138 1 at:2 [0948e6ae]
    aimed who=1 card=take-the-lead whom=2
    gave-lead who=1 whom=2
1139 1 pass [53ac097c]
    drew who=1 pile=staging
    scene-began scene=9
1140 0 pass [62d14cef]
1141 1 pass [06258b20]
1142 2 pass [13f83a8b]
1143 0 place:III.4 [6b2e07b5]
1144 1 place:take-the-lead [f871baef]
1145 2 place:III.13 [b9cf8f48]
    placed-all
1146 0 pass [071a9617]
1147 1 pass [78df266c]
1148 2 pass [67bc1fd5]
1149 0 reveal [5bb84952]
    turned-up who=0 card=III.4
    not-next who=0 card=III.4
1150 0 pass [0ac626b2]
1151 1 reveal [7a4edaeb]
    turned-up-staging who=1 card=take-the-lead
1152 1 exit [e3ce3408]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1153 1 show:no-drama [91c8eafb]
    no-drama who=1
    drew who=1 pile=staging
1154 1 pass [d3a413b3]
1155 2 reveal [5b3b21e5]
    turned-up who=2 card=III.13
    not-next who=2 card=III.13
1156 2 pass [0db86db0]
    drew who=1 pile=staging
    scene-began scene=10
1157 0 pass [27d01f95]
1158 1 pass [692cc17f]
1159 2 pass [27c09520]
1160 0 place:III.14 [1a95cbe0]
1161 1 place:seize [6c746ee5]
1162 2 place:revive [f05adf7f]
    placed-all
1163 0 pass [d1ab0ced]
1164 1 pass [bd3a8911]
1165 2 pass [faf34227]
1166 0 reveal [21741de8]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1167 0 pass [ab0e8614]
1168 1 reveal [4c9e5631]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1169 1 pass [1cd6f513]
1170 2 reveal [40d0b1ac]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1171 2 pass [b0d52972]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=11
1172 0 pass [4d01d76f]
1173 1 show:no-drama [407bb1d4]
    no-drama who=1
    drew who=1 pile=staging
1174 1 pass [aa47442b]
1175 2 pass [b98261bd]
1176 0 place:III.14 [276d5ca3]
1177 1 place:III.10 [93e2f50e]
1178 2 place:villainy [81b6b0f1]
    placed-all
1179 0 pass [e94bf786]
1180 1 pass [63c534d3]
1181 2 improv [4db163f9]
    improvised who=2
1182 2 switch:III.13 [f21bdfdb]
    switched who=2
1183 2 pass [efae680a]
1184 0 reveal [a99a9bf8]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1185 0 pass [6b9b276d]
1186 1 reveal [de375575]
    turned-up who=1 card=III.10
    not-next who=1 card=III.10
1187 1 pass [da674943]
1188 2 reveal [e88da371]
    turned-up who=2 card=III.13
    not-next who=2 card=III.13
1189 2 show:exchange [542abd2e]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1190 2 give:take-the-lead [d9551993]
    traded who=2 whom=0
1191 2 pass [b6b14b9d]
    scene-began scene=12
1192 0 pass [2704a430]
1193 1 pass [a74fc7b9]
1194 2 pass [c967628d]
1195 0 place:III.6 [9e2a17e4]
1196 1 place:miscue [b2b8fbf2]
1197 2 place:III.15 [d8f59d4a]
    placed-all
1198 0 pass [c61e82be]
1199 1 pass [dd374d8e]
1200 2 pass [19e9080a]
1201 0 reveal [80d2e18c]
    turned-up who=0 card=III.6
    not-next who=0 card=III.6
1202 0 pass [288c3178]
1203 1 reveal [ff1eb90e]
    turned-up-staging who=1 card=miscue
1204 1 exit [b446fd8e]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1205 1 pass [b2e3f1b3]
1206 2 reveal [a2496637]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1207 2 pass [205ba63f]
    drew who=1 pile=staging
    scene-began scene=13
1208 0 pass [819903c2]
1209 1 improv [cf55ea08]
    improvised who=1
1210 1 bury:take-the-lead [21fb1718]
    drew who=1 pile=staging
    buried who=1 pile=staging
1211 1 show:exchange [f201a25a]
1212 1 at:0 [0b4c71dc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1213 1 give:revive [9afc15a8]
    traded who=1 whom=0
1214 1 pass [ab7381e7]
1215 2 pass [fbac6770]
1216 0 place:III.14 [0736ebcf]
1217 1 place:villainy [06de32ab]
1218 2 place:villainy [73e5380e]
    placed-all
1219 0 pass [e80df03f]
1220 1 pass [9fb83718]
1221 2 pass [c4af6e76]
1222 0 reveal [9e5555e4]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1223 0 pass [d74e3e58]
1224 1 reveal [2f9e2f14]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1225 1 show:no-drama [0cca6956]
    no-drama who=1
    drew who=1 pile=staging
1226 1 pass [244264b6]
1227 2 reveal [e8ac993b]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1228 2 pass [be31e1bb]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=14
1229 0 pass [73ace376]
1230 1 pass [8a3c4bd7]
1231 2 improv [a3cd6fbe]
    improvised who=2
1232 2 bury:seize [da56ff5a]
    drew who=2 pile=staging
    buried who=2 pile=staging
1233 2 pass [1a9a1869]
1234 0 place:seize [f3faecc0]
1235 1 place:exchange [ee7d65de]
1236 2 place:revive [54106f37]
    placed-all
1237 0 pass [cd1ea548]
1238 1 pass [17e3f618]
1239 2 pass [72e15168]
1240 0 reveal [8d998b94]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1241 0 pass [36f49050]
1242 1 reveal [dda8ab9f]
    turned-up-staging who=1 card=exchange
1243 1 play [d03d1e84]
1244 1 at:0 [54e9d902]
    aimed who=1 card=exchange whom=0
1245 0 let [2cbbda94]
1246 1 give:III.11 [da553304]
    traded who=1 whom=0
1247 1 pass [d8e2b980]
1248 2 reveal [cb1d5182]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1249 2 pass [05c3418e]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=2
    scene-began scene=15
    final-scene
1250 0 pass [27568648]
1251 1 pass [d335fe42]
1252 2 pass [c7dfd1bd]
1253 0 place:III.4 [fca8bad7]
1254 1 place:III.10 [42d9a595]
1255 2 place:seize [16551ded]
    placed-all
1256 0 improv [1055ffa1]
    improvised who=0
1257 0 switch:take-the-lead [5e2d3bb9]
    switched who=0
1258 0 pass [91db6d69]
1259 1 pass [79365c4f]
1260 2 improv [7a1198b7]
    improvised who=2
1261 2 switch:III.13 [ffbe5712]
    switched who=2
1262 2 pass [3d8484a6]
1263 0 reveal [89c2aba8]
    turned-up-staging who=0 card=take-the-lead
1264 0 exit [ae1bf125]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1265 0 pass [110cc89c]
1266 1 reveal [e872f47f]
    turned-up who=1 card=III.10
    not-next who=1 card=III.10
1267 1 pass [2d67eef9]
1268 2 reveal [67081f34]
    turned-up who=2 card=III.13
    not-next who=2 card=III.13
1269 2 pass [14a5f270]
    act-ran-out act=III
    act-ended act=III
    tallied who=0 n=7
    tallied who=1 n=4
    tallied who=2 n=4
    lead-cast who=1
1270 1 discard:seize [7b206003]
    discarded who=1 card=seize
1271 2 discard:seize [8acadaba]
    discarded who=2 card=seize
    drew who=0 pile=staging
    dealt who=1 n=5 total=8
    dealt who=2 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=IV who=1
    scene-began scene=1
1272 2 pass [29bd4658]
1273 0 improv [c71bd016]
    improvised who=0
1274 0 bury:revive [477b8786]
    drew who=0 pile=staging
    buried who=0 pile=staging
1275 0 pass [ab72f3d6]
1276 1 pass [f81acb20]
1277 0 place:IV.1 [4e651689]
1278 1 place:IV.6 [39406acc]
1279 2 place:IV.13 [6768816d]
    placed-all
1280 2 pass [0a9281ae]
1281 0 pass [0dbd200b]
1282 1 pass [3aed1dbe]
1283 2 reveal [be713c4d]
    turned-up who=2 card=IV.13
    not-next who=2 card=IV.13
1284 2 pass [3cadb0ad]
1285 0 reveal [19f6bb36]
    turned-up who=0 card=IV.1
    played who=0 card=IV.1
    scored who=0 card=IV.1 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1286 0 pass [5dbc7178]
1287 1 reveal [270479f5]
    turned-up who=1 card=IV.6
    not-next who=1 card=IV.6
1288 1 pass [2d191d55]
    drew who=0 pile=staging
    scene-began scene=2
1289 2 pass [b3df790d]
1290 0 pass [ce7e2c26]
1291 1 pass [80ba07f1]
1292 0 place:IV.8 [e765379e]
1293 1 place:IV.3 [eefdd3f4]
1294 2 place:IV.5 [8329b912]
    placed-all
1295 2 pass [1a5bf7f1]
1296 0 improv [f26cdf06]
    improvised who=0
1297 0 switch:IV.12 [a870dba8]
    switched who=0
1298 0 pass [776dcda5]
1299 1 pass [c4400b03]
1300 2 reveal [6a73a28b]
    turned-up who=2 card=IV.5
    not-next who=2 card=IV.5
1301 2 pass [cd017cc6]
1302 0 show:exchange [be6dde4f]
1303 0 at:2 [68c936ec]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1304 0 give:IV.4 [0259daca]
    traded who=0 whom=2
1305 0 coin:iago [5b9a52c5]
1306 0 wound:cassio [e02fb765]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
1307 0 reveal [a2ef1b1c]
    turned-up who=0 card=IV.12
    not-next who=0 card=IV.12
1308 0 pass [b269b83e]
1309 1 reveal [88165cb1]
    turned-up who=1 card=IV.3
    not-next who=1 card=IV.3
1310 1 pass [385cbdb1]
    scene-began scene=3
1311 2 pass [db9ee4f4]
1312 0 pass [0378ce20]
1313 1 pass [65ddff80]
1314 0 place:IV.8 [de59a564]
1315 1 place:IV.2 [08521672]
1316 2 place:IV.7 [823c8bb9]
    placed-all
1317 2 pass [886b6044]
1318 0 pass [ceb3e75a]
1319 1 pass [999174a5]
1320 2 reveal [26b02400]
    turned-up who=2 card=IV.7
    not-next who=2 card=IV.7
1321 2 pass [1194bf7b]
1322 0 reveal [7a3012c4]
    turned-up who=0 card=IV.8
    not-next who=0 card=IV.8
1323 0 pass [7958d3bb]
1324 1 reveal [c9b8ff59]
    turned-up who=1 card=IV.2
    played who=1 card=IV.2
    scored who=1 card=IV.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1325 1 pass [7e274b04]
    drew who=1 pile=staging
    scene-began scene=4
1326 2 pass [f48056dc]
1327 0 pass [a7e9b669]
1328 1 improv [5b438631]
    improvised who=1
1329 1 bury:villainy [8c50aee4]
    drew who=1 pile=staging
    buried who=1 pile=staging
1330 1 pass [b158ac16]
1331 0 place:take-the-lead [5dc7aba8]
1332 1 place:IV.11 [5bb3c633]
1333 2 place:IV.4 [69231da1]
    placed-all
1334 2 pass [12d00dc1]
1335 0 pass [77614031]
1336 1 pass [4e946ce9]
1337 2 reveal [029f4e51]
    turned-up who=2 card=IV.4
    not-next who=2 card=IV.4
1338 2 pass [36104a66]
1339 0 reveal [f4f0379c]
    turned-up-staging who=0 card=take-the-lead
1340 0 exit [b187d105]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1341 0 pass [4f2635e0]
1342 1 coin:iago [727a8392]
1343 1 wound:desdemona [1f89c874]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=1 total=5
1344 1 reveal [a7d3820d]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
1345 1 pass [f1cce95f]
    drew who=0 pile=staging
    scene-began scene=5
1346 2 pass [38ac90a6]
1347 0 improv [092920b8]
    improvised who=0
1348 0 bury:take-the-lead [5179fd45]
    drew who=0 pile=staging
    buried who=0 pile=staging
1349 0 pass [ef5c645e]
1350 1 pass [72b14043]
1351 0 place:villainy [94ea8374]
1352 1 place:miscue [f2b1bdae]
1353 2 place:IV.5 [67f84980]
    placed-all
1354 2 pass [af2f01c7]
1355 0 pass [6d9c8544]
1356 1 pass [54a072be]
1357 2 reveal [a73eba33]
    turned-up who=2 card=IV.5
    not-next who=2 card=IV.5
1358 2 pass [dbd6ba86]
1359 0 reveal [8cfe1ee0]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1360 0 pass [52a1c133]
1361 1 reveal [24c30425]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1362 1 show:no-drama [869cc09a]
    no-drama who=1
    drew who=1 pile=staging
1363 1 pass [ebd906ac]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
1364 2 pass [c466ed51]
1365 0 pass [21c795d6]
1366 1 pass [d4c51d55]
1367 0 place:miscue [78e98759]
1368 1 place:IV.11 [32d0d708]
1369 2 place:IV.7 [4642ac39]
    placed-all
1370 2 pass [b61b5995]
1371 0 pass [504f5d3d]
1372 1 pass [1eae726a]
1373 2 reveal [a3fb0491]
    turned-up who=2 card=IV.7
    not-next who=2 card=IV.7
1374 2 pass [a6dcadf3]
1375 0 reveal [cf443616]
    turned-up-staging who=0 card=miscue
1376 0 improv [13f6055d]
    improvised who=0
1377 0 bury:take-the-lead [cd011f60]
    drew who=0 pile=staging
    buried who=0 pile=staging
1378 0 play [028cecb8]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1379 1 switch:IV.6 [5c08e84c]
    switched who=1
1380 0 place:take-the-lead [223f9e47]
    turned-up-staging who=0 card=take-the-lead
1381 0 exit [1eee274e]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1382 0 show:no-drama [bc722a46]
    no-drama who=0
    drew who=0 pile=staging
1383 0 show:exchange [15005e22]
1384 0 at:1 [e9ad4b19]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1385 0 give:IV.10 [3905b0e4]
    traded who=0 whom=1
1386 0 pass [adb6bde7]
1387 1 reveal [8af7fe5c]
    turned-up who=1 card=IV.6
    not-next who=1 card=IV.6
1388 1 pass [a5596e41]
    drew who=0 pile=staging
    scene-began scene=7
1389 2 pass [8a1706fd]
1390 0 pass [6a0145d7]
1391 1 pass [8994b10c]
1392 0 place:exchange [b5fe93b4]
1393 1 place:IV.10 [4a188f62]
1394 2 place:IV.13 [9b448255]
    placed-all
1395 2 pass [3efd4e0f]
1396 0 pass [9fa0b726]
1397 1 pass [b9fee5d4]
1398 2 reveal [080151d1]
    turned-up who=2 card=IV.13
    not-next who=2 card=IV.13
1399 2 pass [63273cb0]
1400 0 reveal [770fcb93]
    turned-up-staging who=0 card=exchange
1401 0 play [9d553b06]
1402 0 at:1 [b2616d74]
    aimed who=0 card=exchange whom=1
1403 0 give:take-the-lead [92d2b108]
    traded who=0 whom=1
1404 0 pass [52e69a89]
1405 1 reveal [25d2cc54]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
1406 1 pass [6ac95365]
    drew who=0 pile=staging
    scene-began scene=8
1407 2 pass [d1162731]
1408 0 show:exchange [77587ad1]
1409 0 at:2 [0e817618]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1410 0 give:exchange [7bdf9192]
    traded who=0 whom=2
1411 0 pass [d48df0e4]
1412 1 pass [18bb73ac]
1413 0 place:IV.12 [0e162e99]
1414 1 place:IV.9 [7b42ed9e]
1415 2 place:take-the-lead [1fb5e896]
    placed-all
1416 2 pass [cceff3c3]
1417 0 pass [3de8cd2f]
1418 1 pass [44052a89]
1419 2 reveal [4184c59f]
    turned-up-staging who=2 card=take-the-lead
1420 2 exit [52795743]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1421 2 show:exchange [3a5bcdf2]
1422 2 at:1 [b5a79ce0]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1423 2 give:miscue [a9887061]
    traded who=2 whom=1
1424 2 pass [3833864c]
1425 0 reveal [a09948bc]
    turned-up who=0 card=IV.12
    not-next who=0 card=IV.12
1426 0 pass [680a3587]
1427 1 reveal [72192943]
    turned-up who=1 card=IV.9
    not-next who=1 card=IV.9
1428 1 pass [bb91aa26]
    drew who=2 pile=staging
    scene-began scene=9
1429 2 improv [5b9b1179]
    improvised who=2
1430 2 bury:villainy [a6a22bc2]
    drew who=2 pile=staging
    buried who=2 pile=staging
1431 2 pass [4a39157b]
1432 0 pass [3f2dabbb]
1433 1 pass [06c78997]
1434 0 place:revive [eb4f77c1]
1435 1 place:IV.10 [0adfe6ca]
1436 2 place:revive [bcbaa337]
    placed-all
1437 2 pass [90ad9a43]
1438 0 pass [fde36315]
1439 1 pass [7dbc8883]
1440 2 reveal [d42dde5b]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1441 2 pass [22190a75]
1442 0 reveal [77b54864]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1443 0 pass [1d32e173]
1444 1 reveal [4b881069]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
1445 1 pass [c21a396e]
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=1
    scene-began scene=10
1446 2 improv [5c5077ad]
    improvised who=2
1447 2 bury:take-the-lead [29d79399]
    drew who=2 pile=staging
    buried who=2 pile=staging
1448 2 pass [8a352513]
1449 0 pass [20c309ed]
1450 1 pass [4ecbadef]
1451 0 place:IV.14 [ba746a1d]
1452 1 place:IV.10 [913e9b31]
1453 2 place:IV.13 [b7b3db77]
    placed-all
1454 2 pass [1ffd856a]
1455 0 pass [cd8e12d2]
1456 1 pass [77d8eb06]
1457 2 reveal [711f770b]
    turned-up who=2 card=IV.13
    not-next who=2 card=IV.13
1458 2 pass [cca4e098]
1459 0 show:no-drama [89c38de1]
    no-drama who=0
    drew who=0 pile=staging
1460 0 reveal [b3a8619d]
    turned-up who=0 card=IV.14
    not-next who=0 card=IV.14
1461 0 pass [464439c1]
1462 1 reveal [be4f0cac]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
1463 1 pass [570f7151]
    scene-began scene=11
1464 2 pass [dd3e4d20]
1465 0 pass [1ce90750]
1466 1 pass [116a6b3e]
1467 0 place:villainy [ae96f546]
1468 1 place:seize [61fcb6de]
1469 2 place:IV.7 [ebb6b0b5]
    placed-all
1470 2 pass [8471421f]
1471 0 pass [97a500a0]
1472 1 pass [6111052a]
1473 2 reveal [4fea3438]
    turned-up who=2 card=IV.7
    not-next who=2 card=IV.7
1474 2 pass [ae787a0e]
1475 0 reveal [939b98fb]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1476 0 pass [27f3e882]
1477 1 reveal [3e35969b]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1478 1 pass [8e2a69a4]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=12
1479 2 pass [ad430190]
1480 0 pass [b8fa8376]
1481 1 pass [8bbc3ece]
1482 0 place:IV.11 [871cf31f]
1483 1 place:IV.10 [ee6761d8]
1484 2 place:IV.13 [a5c1ceed]
    placed-all
1485 2 pass [7e2c7061]
1486 0 pass [283af2d3]
1487 1 improv [72a22795]
    improvised who=1
1488 1 switch:villainy [7f0c1e8e]
    switched who=1
1489 1 pass [b16fa5f9]
1490 2 reveal [0fe5c983]
    turned-up who=2 card=IV.13
    not-next who=2 card=IV.13
1491 2 pass [ab62d54f]
1492 0 reveal [42f21dbf]
    turned-up who=0 card=IV.11
    not-next who=0 card=IV.11
1493 0 pass [08155daf]
1494 1 reveal [ca5fbbdb]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1495 1 pass [cfcdd06e]
    drew who=1 pile=staging
    scene-began scene=13
1496 2 pass [e907ae2e]
1497 0 pass [130573a5]
1498 1 show:no-drama [1ea28ce5]
    no-drama who=1
    drew who=1 pile=staging
1499 1 pass [ca15bd95]
1500 0 place:revive [ee95f52b]
1501 1 place:seize [91bc20b3]
1502 2 place:IV.7 [c0a32477]
    placed-all
1503 2 pass [c1ce9a74]
1504 0 improv [c209f564]
    improvised who=0
1505 0 switch:IV.8 [4ea329e0]
    switched who=0
1506 0 pass [bd66bd4c]
1507 1 pass [137ebe10]
1508 2 reveal [1975bfb2]
    turned-up who=2 card=IV.7
    not-next who=2 card=IV.7
1509 2 pass [8d30cf46]
1510 0 reveal [22959a06]
    turned-up who=0 card=IV.8
    not-next who=0 card=IV.8
1511 0 pass [3eec6610]
1512 1 reveal [03a19888]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1513 1 pass [8c9645c6]
    drew who=1 pile=staging
    scene-began scene=14
1514 2 pass [17e6fa66]
1515 0 pass [15f960b6]
1516 1 show:exchange [67ab169a]
1517 1 at:2 [57776012]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1518 1 give:seize [3c3c7626]
    traded who=1 whom=2
1519 1 pass [e64f14ff]
1520 0 place:IV.11 [fdbaeb93]
1521 1 place:miscue [134a6f63]
1522 2 place:seize [e8fa50b1]
    placed-all
1523 2 pass [b951d529]
1524 0 pass [8d1581d7]
1525 1 show:exchange [5bd23e64]
1526 1 at:0 [584fa4e8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1527 1 give:miscue [27e0c328]
    traded who=1 whom=0
1528 1 pass [787d209a]
1529 2 reveal [27dd76b2]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1530 2 pass [4af626cf]
1531 0 reveal [3963f1a4]
    turned-up who=0 card=IV.11
    not-next who=0 card=IV.11
1532 0 pass [5a3507fd]
1533 1 reveal [75638e00]
    turned-up-staging who=1 card=miscue
1534 1 exit [bd27c98a]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1535 1 pass [e8991944]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
1536 2 show:no-drama [e910ed1b]
    no-drama who=2
    drew who=2 pile=staging
1537 2 pass [06727854]
1538 0 pass [0c7b36fd]
1539 1 pass [89a3626c]
1540 0 place:IV.11 [cae61e56]
1541 1 place:IV.10 [c090a90d]
1542 2 place:IV.4 [0400d20c]
    placed-all
1543 2 pass [b8f022cf]
1544 0 pass [251e738a]
1545 1 improv [98e33ec6]
    improvised who=1
1546 1 switch:IV.9 [557ecb96]
    switched who=1
1547 1 pass [da062cab]
1548 2 reveal [3f087f99]
    turned-up who=2 card=IV.4
    not-next who=2 card=IV.4
1549 2 pass [b8a339a5]
1550 0 reveal [8995ff84]
    turned-up who=0 card=IV.11
    not-next who=0 card=IV.11
1551 0 pass [403695b8]
1552 1 reveal [94fc39cb]
    turned-up who=1 card=IV.9
    not-next who=1 card=IV.9
1553 1 pass [6bd448dd]
    scene-began scene=16
1554 2 pass [51758ef5]
1555 0 pass [5c5fc5e7]
1556 1 improv [c45a9cfe]
    improvised who=1
1557 1 bury:take-the-lead [284010b9]
    drew who=1 pile=staging
    buried who=1 pile=staging
1558 1 pass [196adfa9]
1559 0 place:IV.8 [8b5cefaa]
1560 1 place:IV.10 [c070deaa]
1561 2 place:seize [8779a953]
    placed-all
1562 2 pass [d4c5acb4]
1563 0 pass [e6e2a669]
1564 1 pass [48ee088e]
1565 2 reveal [61627c1d]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1566 2 pass [255c5eb4]
1567 0 reveal [a385cecb]
    turned-up who=0 card=IV.8
    not-next who=0 card=IV.8
1568 0 pass [28a73646]
1569 1 reveal [9d6e4ff0]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
1570 1 pass [ab4faaf3]
    drew who=2 pile=staging
    scene-began scene=17
1571 2 show:exchange [d4cc041c]
1572 2 at:0 [7d80ffc3]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1573 2 give:IV.5 [e764fe7a]
    traded who=2 whom=0
1574 2 pass [85155a66]
1575 0 pass [04b8f5ee]
1576 1 pass [4e9e2ba8]
1577 0 place:miscue [2d63be60]
1578 1 place:IV.10 [556f45eb]
1579 2 place:villainy [a8962e1f]
    placed-all
1580 2 pass [79c8ba4b]
1581 0 pass [05d3c236]
1582 1 pass [325e0073]
1583 2 improv [a2da2857]
    improvised who=2
1584 2 bury:take-the-lead [1e809e37]
    drew who=2 pile=staging
    buried who=2 pile=staging
1585 2 show:exchange [38ce1219]
1586 2 at:0 [c23e98bd]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1587 2 give:IV.15 [5495e08b]
    traded who=2 whom=0
1588 2 reveal [438e0e30]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1589 2 show:exchange [2aa147a0]
1590 2 at:1 [fb460c83]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1591 2 give:IV.4 [e3f25d98]
    traded who=2 whom=1
1592 2 pass [9db23cdd]
1593 0 reveal [c003534e]
    turned-up-staging who=0 card=miscue
1594 0 play [61d4366a]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1595 1 switch:revive [5ad915e6]
    switched who=1
1596 0 place:IV.15 [3f3010dd]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
1597 0 pass [1c92cf55]
1598 1 reveal [5d2f4fd2]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1599 1 pass [eedf64f4]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=2
    scene-began scene=18
    final-scene
1600 2 pass [f2a1525a]
1601 0 pass [c30f4931]
1602 1 pass [17d37b55]
1603 0 place:IV.15 [620fb4aa]
1604 1 place:miscue [b8c3aa91]
1605 2 place:IV.6 [d30e62fa]
    placed-all
1606 2 pass [4ed39d92]
1607 0 pass [2ec87bd6]
1608 1 improv [43722eeb]
    improvised who=1
1609 1 switch:IV.10 [98998dbb]
    switched who=1
1610 1 pass [9fedeb19]
1611 2 improv [f0adbcd6]
    improvised who=2
1612 2 bury:revive [65ad63ad]
    drew who=2 pile=staging
    buried who=2 pile=staging
1613 2 reveal [4f1c9441]
    turned-up who=2 card=IV.6
    not-next who=2 card=IV.6
1614 2 pass [723dac82]
1615 0 reveal [cd8a6198]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
1616 0 pass [2b4a258f]
1617 1 reveal [c1e96590]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
1618 1 pass [a1ab55b1]
    act-ran-out act=IV
    act-ended act=IV
    tallied who=0 n=8
    tallied who=1 n=6
    tallied who=2 n=4
    lead-cast who=2
1619 2 discard:take-the-lead [760a3390]
    discarded who=2 card=take-the-lead
1620 2 discard:no-drama [d05231b5]
    discarded who=2 card=no-drama
    drew who=0 pile=staging
    drew who=0 pile=staging
    dealt who=2 n=6 total=9
    dealt who=0 n=5 total=9
    dealt who=1 n=5 total=9
    act-began act=V who=2
    scene-began scene=1
1621 0 pass [0adc22e3]
1622 1 pass [e1bd0da9]
1623 2 pass [bb00cb56]
1624 0 place:take-the-lead [2cf12e44]
1625 1 place:V.11 [1c022451]
1626 2 place:V.7 [e918d3d2]
    placed-all
1627 0 pass [f9177b6f]
1628 1 pass [ecdd5420]
1629 2 pass [1cf0c0c9]
1630 0 reveal [91ca40f8]
    turned-up-staging who=0 card=take-the-lead
1631 0 play [26622e17]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1632 0 pass [c541fd33]
1633 1 reveal [aa5d28fb]
    turned-up who=1 card=V.11
    not-next who=1 card=V.11
1634 1 pass [4bd8f701]
1635 2 reveal [e1623e2e]
    turned-up who=2 card=V.7
    not-next who=2 card=V.7
1636 2 pass [057f87bf]
    drew who=0 pile=staging
    scene-began scene=2
1637 1 pass [fbba6db8]
1638 2 pass [6e1c36a9]
1639 0 pass [e8e1f41d]
1640 0 place:revive [4e298685]
1641 1 place:V.8 [8e346de7]
1642 2 place:V.6 [e5b712ab]
    placed-all
1643 1 pass [3b7c8652]
1644 2 pass [af7982b7]
1645 0 pass [4d01d0b7]
1646 1 reveal [e864d148]
    turned-up who=1 card=V.8
    not-next who=1 card=V.8
1647 1 pass [338ca791]
1648 2 reveal [ef5e8577]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
1649 2 pass [9355f183]
1650 0 reveal [36204a05]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1651 0 pass [cba93ab8]
    drew who=0 pile=staging
    scene-began scene=3
1652 1 pass [01910186]
1653 2 pass [7a22c048]
1654 0 improv [42c515f5]
    improvised who=0
1655 0 bury:no-drama [af6b89e5]
    drew who=0 pile=staging
    buried who=0 pile=staging
1656 0 pass [b1856df6]
1657 0 place:V.16 [e54bb1e3]
1658 1 place:V.13 [802b5f86]
1659 2 place:V.7 [fbffbf7e]
    placed-all
1660 1 pass [7d082fa4]
1661 2 pass [ec18f32c]
1662 0 pass [f46d1f33]
1663 1 reveal [cdaa5323]
    turned-up who=1 card=V.13
    not-next who=1 card=V.13
1664 1 pass [a0d5f8a2]
1665 2 reveal [ec39a041]
    turned-up who=2 card=V.7
    not-next who=2 card=V.7
1666 2 pass [ca8aeb69]
1667 0 reveal [36b820cd]
    turned-up who=0 card=V.16
    not-next who=0 card=V.16
1668 0 pass [d4748861]
    scene-began scene=4
1669 1 pass [68d9ed82]
1670 2 pass [74710030]
1671 0 pass [68c05629]
1672 0 place:V.15 [18e10fa3]
1673 1 place:seize [1f7d2259]
1674 2 place:V.1 [40c3652a]
    placed-all
1675 1 pass [9f2081a7]
1676 2 pass [ce7e625e]
1677 0 pass [58da1511]
1678 1 reveal [affd4149]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1679 1 pass [11a3f39e]
1680 2 reveal [0e4a90a6]
    turned-up who=2 card=V.1
    played who=2 card=V.1
    scored who=2 card=V.1 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1681 2 pass [e2369e70]
1682 0 reveal [be925044]
    turned-up who=0 card=V.15
    not-next who=0 card=V.15
1683 0 pass [0dab49f6]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=5
1684 1 pass [a864037c]
1685 2 show:exchange [cd16d30a]
1686 2 at:1 [91cbe2aa]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1687 1 let [3ca10aee]
1688 2 give:take-the-lead [037adc03]
    traded who=2 whom=1
1689 2 show:exchange [d442ff9b]
1690 2 at:1 [2558251c]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1691 1 let [e3d78647]
1692 2 give:V.4 [1e6dd59c]
    traded who=2 whom=1
1693 2 pass [5b137bda]
1694 0 pass [d5e4c596]
1695 0 place:V.3 [6faf1f10]
1696 1 place:revive [d6b1792b]
1697 2 place:V.5 [5c67d2ee]
    placed-all
1698 1 pass [5ee7fff5]
1699 2 improv [4a2ec1aa]
    improvised who=2
1700 2 switch:V.7 [d040b8eb]
    switched who=2
1701 2 pass [c861f018]
1702 0 pass [47779dce]
1703 1 improv [7250c8b7]
    improvised who=1
1704 1 bury:miscue [7ae84b64]
    drew who=1 pile=staging
    buried who=1 pile=staging
1705 1 show:exchange [275d6abf]
1706 1 at:2 [061ff348]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1707 1 give:V.4 [ea0f56ef]
    traded who=1 whom=2
1708 1 reveal [2359a012]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1709 1 pass [d973ffca]
1710 2 reveal [c79eb651]
    turned-up who=2 card=V.7
    not-next who=2 card=V.7
1711 2 pass [356acb0f]
1712 0 reveal [1f41e4b2]
    turned-up who=0 card=V.3
    not-next who=0 card=V.3
1713 0 pass [b04abb93]
    drew who=1 pile=staging
    scene-began scene=6
1714 1 show:exchange [2eefd451]
1715 1 at:2 [47cce409]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1716 1 give:take-the-lead [42063f7b]
    traded who=1 whom=2
1717 1 improv [0000d099]
    improvised who=1
1718 1 bury:seize [1eeebc2c]
    drew who=1 pile=staging
    buried who=1 pile=staging
1719 1 pass [d30fa62c]
1720 2 pass [97b399c5]
1721 0 pass [414d6a89]
1722 0 place:V.3 [ca599fa4]
1723 1 place:seize [aa291611]
1724 2 place:villainy [06d6e297]
    placed-all
1725 1 pass [a0725022]
1726 2 pass [83963dcd]
1727 0 pass [2f68aa78]
1728 1 reveal [a040ec38]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1729 1 pass [3dac3d0e]
1730 2 coin:iago [19955144]
1731 2 wound:roderigo [370a4964]
    used-iago who=2 character=roderigo
    wounded who=2 character=roderigo n=2 total=4
1732 2 reveal [3a92b7ad]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1733 2 pass [d0c078f9]
1734 0 reveal [26d44cc5]
    turned-up who=0 card=V.3
    not-next who=0 card=V.3
1735 0 pass [ea17a943]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=7
1736 1 pass [e9ac8080]
1737 2 improv [e6af8818]
    improvised who=2
1738 2 bury:take-the-lead [749ec8e2]
    drew who=2 pile=staging
    buried who=2 pile=staging
1739 2 show:exchange [d78483c2]
1740 2 at:1 [d205de3c]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1741 1 let [0dd40382]
1742 2 give:V.7 [cb157032]
    traded who=2 whom=1
1743 2 pass [0ba9ca2e]
1744 0 pass [6a8c0a65]
1745 0 place:V.2 [3a78f0f3]
1746 1 place:V.13 [d5f417b3]
1747 2 place:revive [298a67ea]
    placed-all
1748 1 improv [3927a36c]
    improvised who=1
1749 1 switch:take-the-lead [6c19a409]
    switched who=1
1750 1 pass [f65102ee]
1751 2 pass [96ab3cca]
1752 0 pass [3c585329]
1753 1 reveal [16c14dff]
    turned-up-staging who=1 card=take-the-lead
1754 1 play [d41e5979]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1755 1 pass [6badb1c4]
1756 2 reveal [4a1cc4b1]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1757 2 pass [57629c5e]
1758 0 reveal [d8cfde45]
    turned-up who=0 card=V.2
    played who=0 card=V.2
    scored who=0 card=V.2 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1759 0 pass [86d3600e]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
1760 2 pass [7d5aa542]
1761 0 pass [33067566]
1762 1 pass [f4ca3492]
1763 0 place:V.16 [f7f1c463]
1764 1 place:villainy [8e05a55f]
1765 2 place:V.4 [2f128587]
    placed-all
1766 2 pass [7f0aea2e]
1767 0 pass [7b17e717]
1768 1 pass [685500dc]
1769 2 improv [33c2e68c]
    improvised who=2
1770 2 bury:no-drama [4696ea99]
    reshuffled pile=staging n=15
    staging-empty n=1
    drew who=2 pile=staging
    buried who=2 pile=staging
1771 2 reveal [1c662ca4]
    turned-up who=2 card=V.4
    not-next who=2 card=V.4
1772 2 pass [507ef5ed]
1773 0 coin:iago [a04bc082]
1774 0 wound:othello [c298be6e]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=1 total=6
1775 0 improv [fb1fcf85]
    improvised who=0
1776 0 bury:seize [579af7a4]
    drew who=0 pile=staging
    buried who=0 pile=staging
1777 0 reveal [8827befb]
    turned-up who=0 card=V.16
    not-next who=0 card=V.16
1778 0 pass [85ec2e8c]
1779 1 reveal [04e151f6]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1780 1 show:no-drama [9e72b620]
    no-drama who=1
    drew who=1 pile=staging
1781 1 pass [defb6dec]
    drew who=1 pile=staging
    scene-began scene=9
1782 2 pass [fe6d4a8b]
1783 0 pass [d394f41a]
1784 1 pass [318787c4]
1785 0 place:V.16 [393455b2]
1786 1 place:V.13 [149fe7e4]
1787 2 place:V.4 [51fdbd9a]
    placed-all
1788 2 pass [4a17ea4b]
1789 0 pass [de1f6591]
1790 1 pass [93092c7e]
1791 2 reveal [c3baf148]
    turned-up who=2 card=V.4
    not-next who=2 card=V.4
1792 2 pass [ce64ae0c]
1793 0 reveal [affcfc56]
    turned-up who=0 card=V.16
    not-next who=0 card=V.16
1794 0 pass [54199649]
1795 1 reveal [1e1e747e]
    turned-up who=1 card=V.13
    not-next who=1 card=V.13
1796 1 pass [9a03d1af]
    scene-began scene=10
1797 2 pass [194e40e8]
1798 0 pass [2d8cde75]
1799 1 pass [c97f43d2]
1800 0 place:V.16 [f6eb152a]
1801 1 place:V.6 [05d7af09]
1802 2 place:V.5 [63097f5c]
    placed-all
1803 2 pass [e66b6922]
1804 0 pass [ef40bcfa]
1805 1 pass [8115a778]
1806 2 reveal [6fe93f7c]
    turned-up who=2 card=V.5
    not-next who=2 card=V.5
1807 2 pass [b6ca3cb8]
1808 0 reveal [16c7c023]
    turned-up who=0 card=V.16
    not-next who=0 card=V.16
1809 0 pass [810de001]
1810 1 reveal [8fbabdfd]
    turned-up who=1 card=V.6
    not-next who=1 card=V.6
1811 1 pass [a77cfb97]
    scene-began scene=11
1812 2 pass [927e715f]
1813 0 pass [d233c4dd]
1814 1 pass [48c62eb9]
1815 0 place:V.15 [5fd19d4c]
1816 1 place:miscue [ea6f6f4b]
1817 2 place:miscue [593f3864]
    placed-all
1818 2 pass [0efb0846]
1819 0 pass [aef79693]
1820 1 pass [8fab29fa]
1821 2 reveal [4294f481]
    turned-up-staging who=2 card=miscue
1822 2 exit [4bc152fe]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1823 2 pass [b5ee56f6]
1824 0 reveal [db1a1ff8]
    turned-up who=0 card=V.15
    not-next who=0 card=V.15
1825 0 pass [c13b83a7]
1826 1 reveal [ec589b26]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1827 1 pass [056cb102]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=12
1828 2 improv [bf244448]
    improvised who=2
1829 2 bury:take-the-lead [2d31fbb1]
    drew who=2 pile=staging
    buried who=2 pile=staging
1830 2 pass [b9ed9bad]
1831 0 pass [72528949]
1832 1 improv [97bdd25d]
    improvised who=1
1833 1 bury:take-the-lead [737acde2]
    drew who=1 pile=staging
    buried who=1 pile=staging
1834 1 pass [d0ecfcf0]
1835 0 place:seize [865fe390]
1836 1 place:V.7 [4cb311af]
1837 2 place:V.4 [3e416789]
    placed-all
1838 2 pass [c535b67e]
1839 0 pass [4b09744d]
1840 1 pass [0f04c42e]
1841 2 reveal [696f903c]
    turned-up who=2 card=V.4
    not-next who=2 card=V.4
1842 2 pass [8a7d0f33]
1843 0 reveal [9e053db8]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1844 0 pass [912edc07]
1845 1 reveal [33af3265]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
1846 1 pass [19a1e723]
    drew who=0 pile=staging
    scene-began scene=13
1847 2 pass [08bc721c]
1848 0 pass [bf7aed1e]
1849 1 pass [29c523d0]
1850 0 place:V.3 [aea9d215]
1851 1 place:V.8 [609ff27f]
1852 2 place:V.4 [416dfcfa]
    placed-all
1853 2 pass [6b30857f]
1854 0 show:exchange [2d17e724]
1855 0 at:1 [bd3121a0]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1856 0 give:revive [d1013680]
    traded who=0 whom=1
1857 0 pass [f6c3879c]
1858 1 pass [daf8e498]
1859 2 reveal [fc8ab9ad]
    turned-up who=2 card=V.4
    not-next who=2 card=V.4
1860 2 pass [4ee9ab7a]
1861 0 improv [1f997484]
    improvised who=0
1862 0 bury:seize [d9542ae8]
    drew who=0 pile=staging
    buried who=0 pile=staging
1863 0 reveal [22a49781]
    turned-up who=0 card=V.3
    played who=0 card=V.3
    scored who=0 card=V.3 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
1864 0 show:exchange [32a2f1d8]
1865 0 at:2 [dd728598]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1866 0 give:V.15 [ce759577]
    traded who=0 whom=2
1867 0 pass [6e86cee7]
1868 1 reveal [4bc667cd]
    turned-up who=1 card=V.8
    not-next who=1 card=V.8
1869 1 pass [5bd0f521]
    drew who=0 pile=staging
    scene-began scene=14
1870 2 pass [9f409f06]
1871 0 pass [c5c5f7d9]
1872 1 pass [f1e0a4a7]
1873 0 place:V.6 [3f842193]
1874 1 place:revive [360c6ccc]
1875 2 place:seize [9f10cb16]
    placed-all
1876 2 pass [3c46c203]
1877 0 improv [aabdd2e8]
    improvised who=0
1878 0 switch:exchange [64a5c788]
    switched who=0
1879 0 coin:roderigo [b06a5108]
1880 0 at:2 [e761f669]
    used-coin-at who=0 coin=roderigo whom=2
1881 0 give:V.11 [8b3b0e17]
    traded who=0 whom=2
1882 0 show:exchange [97de8cba]
1883 0 at:2 [3b3f5509]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1884 0 give:V.6 [8c188380]
    traded who=0 whom=2
1885 0 pass [b439007b]
1886 1 pass [e95d5174]
1887 2 reveal [ba65a42c]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1888 2 pass [dd28379f]
1889 0 reveal [fd145c94]
    turned-up-staging who=0 card=exchange
1890 0 exit [88fad579]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
1891 0 pass [4e9ea4f5]
1892 1 reveal [11b4750f]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1893 1 show:no-drama [0d5d3a9f]
    no-drama who=1
    drew who=1 pile=staging
1894 1 pass [88f126ae]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=15
1895 2 show:no-drama [020054f4]
    no-drama who=2
    drew who=2 pile=staging
1896 2 pass [f3e1ca5a]
1897 0 pass [0b809821]
1898 1 pass [0ce3d196]
1899 0 place:V.16 [63fbe35e]
1900 1 place:V.8 [a7ff8c42]
1901 2 place:V.4 [a439cc8b]
    placed-all
1902 2 pass [f02bb45e]
1903 0 pass [d4c6eb53]
1904 1 show:exchange [2fd8c78b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1905 0 let [0861cb21]
1906 1 give:take-the-lead [26d13118]
    traded who=1 whom=0
1907 1 pass [5350d022]
1908 2 reveal [ec0d0b55]
    turned-up who=2 card=V.4
    played who=2 card=V.4
    scored who=2 card=V.4 n=1
    wounded who=2 character=roderigo n=3 total=4
    got-intrigue who=2 n=1
    got-coin who=2 coin=cassio
1909 2 pass [8969c1be]
1910 0 reveal [7104f3cb]
    turned-up who=0 card=V.16
    not-next who=0 card=V.16
1911 0 pass [29a89573]
1912 1 reveal [9b211743]
    turned-up who=1 card=V.8
    not-next who=1 card=V.8
1913 1 pass [8b379ca2]
    drew who=2 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=1
    scene-began scene=16
1914 2 improv [0d02771a]
    improvised who=2
1915 2 bury:take-the-lead [7aa80b68]
    drew who=2 pile=staging
    buried who=2 pile=staging
1916 2 pass [91e1d0f7]
1917 0 improv [643b37df]
    improvised who=0
1918 0 bury:take-the-lead [8078a1d1]
    drew who=0 pile=staging
    buried who=0 pile=staging
1919 0 show:exchange [3fb9bb80]
1920 0 at:2 [ea1167c1]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1921 0 give:V.9 [e1defa7c]
    traded who=0 whom=2
1922 0 pass [dea1f1af]
1923 1 pass [3bbcba90]
1924 0 place:villainy [4abbf1b7]
1925 1 place:V.12 [bcab26b8]
1926 2 place:take-the-lead [fe5c438d]
    placed-all
1927 2 coin:cassio [e88d09d7]
    used-coin who=2 coin=cassio
1928 2 switch:V.11 [a7674e0f]
    switched who=2
1929 2 pass [6a256f4e]
1930 0 pass [d7efb59f]
1931 1 pass [e66b3893]
1932 2 reveal [4b0d7af9]
    turned-up who=2 card=V.11
    not-next who=2 card=V.11
1933 2 pass [894f9dbd]
1934 0 reveal [f2536fe0]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1935 0 pass [fd070c12]
1936 1 reveal [ce183ca4]
    turned-up who=1 card=V.12
    not-next who=1 card=V.12
1937 1 pass [b63bdfcc]
    drew who=0 pile=staging
    scene-began scene=17
1938 2 pass [17c2f800]
1939 0 pass [1dc31342]
1940 1 pass [e1d10f43]
1941 0 place:miscue [d4238721]
1942 1 place:revive [eb2d2221]
1943 2 place:V.9 [683b3f99]
    placed-all
1944 2 pass [7c39a3cc]
1945 0 pass [3f76bd4b]
1946 1 pass [0a353187]
1947 2 reveal [b0a96eec]
    turned-up who=2 card=V.9
    not-next who=2 card=V.9
1948 2 pass [687a3448]
1949 0 show:exchange [01cd2b6e]
1950 0 at:1 [9a65f6d0]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1951 0 give:miscue [c4973dec]
    traded who=0 whom=1
1952 0 improv [7c21b1f6]
    improvised who=0
1953 0 bury:villainy [2cc72d9b]
    drew who=0 pile=staging
    buried who=0 pile=staging
1954 0 show:exchange [e2619d03]
1955 0 at:2 [e4585276]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1956 0 give:revive [a193af7c]
    traded who=0 whom=2
1957 0 reveal [390c006a]
    turned-up-staging who=0 card=miscue
1958 0 play [ee3bd0ae]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1959 1 switch:miscue [f0616d15]
    switched who=1
1960 0 place:villainy [0b809490]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1961 0 show:no-drama [73277a58]
    no-drama who=0
    drew who=0 pile=staging
1962 0 pass [646f6d03]
1963 1 reveal [c695aebb]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1964 1 pass [4ad0cbc2]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
1965 2 pass [18f905a1]
1966 0 show:exchange [b7dc1856]
1967 0 at:1 [ace7db64]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1968 1 let [ea16a394]
1969 0 give:exchange [a43f51e6]
    traded who=0 whom=1
1970 0 pass [658cd6c9]
1971 1 show:exchange [2ee6a2f1]
1972 1 at:2 [bb7f093d]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1973 1 give:V.7 [2fc04773]
    traded who=1 whom=2
1974 1 improv [b69089e0]
    improvised who=1
1975 1 bury:seize [d6f3a745]
    drew who=1 pile=staging
    buried who=1 pile=staging
1976 1 pass [af5b750d]
1977 0 place:V.9 [eb399cd7]
1978 1 place:V.10 [2ce2eb42]
1979 2 place:seize [6fb9fe37]
    placed-all
1980 2 pass [7ea0c058]
1981 0 pass [a3e19153]
1982 1 pass [ab515b82]
1983 2 reveal [5b1d1e14]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1984 2 pass [d92f2c16]
1985 0 reveal [2370d3e4]
    turned-up who=0 card=V.9
    not-next who=0 card=V.9
1986 0 pass [a8d1c3e0]
1987 1 reveal [81972d75]
    turned-up who=1 card=V.10
    not-next who=1 card=V.10
1988 1 pass [30d997cd]
    drew who=2 pile=staging
    scene-began scene=19
1989 2 pass [32123a69]
1990 0 pass [4a390836]
1991 1 pass [145538d4]
1992 0 place:miscue [0e67dddc]
1993 1 place:revive [ecfd4a4e]
1994 2 place:V.6 [664d874d]
    placed-all
1995 2 improv [6631ecdc]
    improvised who=2
1996 2 switch:V.11 [309562a0]
    switched who=2
1997 2 pass [d72973ce]
1998 0 pass [099f176e]
1999 1 pass [69a089ee]
2000 2 reveal [9a40b5cd]
    turned-up who=2 card=V.11
    not-next who=2 card=V.11
2001 2 pass [eb35f55d]
2002 0 reveal [0dfa612d]
    turned-up-staging who=0 card=miscue
2003 0 play [d2e4df87]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2004 1 switch:seize [9be1ce9b]
    switched who=1
2005 0 place:no-drama [e89e2af1]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2006 0 pass [a2a6200a]
2007 1 reveal [cd56b028]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2008 1 pass [b4f6a458]
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=2
    drew who=0 pile=staging
    scene-began scene=20
    final-scene
2009 2 pass [cd548bd3]
2010 0 improv [801b04c7]
    improvised who=0
2011 0 bury:revive [53af7740]
    drew who=0 pile=staging
    buried who=0 pile=staging
2012 0 pass [e898eb13]
2013 1 pass [f2bc5f7b]
2014 0 place:V.8 [3b2616b7]
2015 1 place:V.12 [c749c60d]
2016 2 place:V.7 [f7be5814]
    placed-all
2017 2 pass [54f330d1]
2018 0 show:exchange [bf790866]
2019 0 at:2 [96494651]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2020 0 give:V.14 [5fd1214f]
    traded who=0 whom=2
2021 0 pass [e7d923f7]
2022 1 pass [0c96e0ad]
2023 2 reveal [65bbd8b7]
    turned-up who=2 card=V.7
    not-next who=2 card=V.7
2024 2 pass [bfa516ff]
2025 0 reveal [4a221ec9]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
2026 0 pass [cdc98d42]
2027 1 reveal [ad325156]
    turned-up who=1 card=V.12
    not-next who=1 card=V.12
2028 1 pass [b3fe9a32]
    act-ran-out act=V
    act-ended act=V
    tallied who=0 n=10
    tallied who=1 n=6
    tallied who=2 n=6
    iago-bonus who=0 n=4
    iago-bonus who=1 n=1
    iago-bonus who=2 n=1
    game-ended
scores [14, 7, 7] winners [0]
