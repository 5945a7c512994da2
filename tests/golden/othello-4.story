set-up [e5c1ac51]
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
1 0 show:exchange [f6d2a73f]
2 0 at:3 [801cef8a]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
3 1 let [b2098ea3]
4 2 let [620d8424]
5 3 spotlight [68e2a0dd]
    stole-spotlight by=3 who=0
6 0 let [74b713e0]
    blocked who=0
7 1 improv [ae4c7052]
    improvised who=1
8 0 let [c9e20562]
9 2 let [f2e8e685]
10 1 draw:script [98b54aa2]
11 1 bury:I.1 [fb9c6b11]
    drew who=1 pile=script
    buried who=1 pile=script
12 1 pass [e28560e5]
13 2 pass [69222252]
14 3 pass [20959819]
15 0 place:miscue [8fcfa912]
16 1 place:I.4 [c3392bbb]
17 2 place:take-the-lead [87b81036]
18 3 place:I.10 [5f7a74c4]
    placed-all
19 0 improv [7263a252]
    improvised who=0
20 1 spotlight [9c0ceab0]
21 2 spotlight [1a9dfe8d]
    stole-spotlight by=1 who=0
22 0 let [6696341f]
    blocked who=0
23 1 pass [11f386ba]
24 2 pass [612763c0]
25 3 pass [97882f90]
26 0 reveal [996052a0]
    turned-up-staging who=0 card=miscue
27 0 exit [d86ce9a5]
    exiting who=0 card=miscue
28 1 let [dc07d561]
29 2 let [ad1f79b1]
30 3 let [defb0ee8]
    got-intrigue who=0 n=1
31 0 pass [83d1a4f1]
32 1 show:exchange [3a4048a0]
33 1 at:0 [07b85baa]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
34 0 spotlight [008d6578]
35 2 let [ec07fac9]
36 3 let [b10c63b5]
    stole-spotlight by=0 who=1
37 1 show:no-drama [714f0583]
    no-drama who=1
    drew who=1 pile=staging
    defeated who=1 by=0
38 1 give:I.7 [99be907d]
    traded who=1 whom=0
39 1 reveal [733656d8]
    turned-up who=1 card=I.4
40 1 play [5dba2497]
    played who=1 card=I.4
    scored who=1 card=I.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
41 1 coin:roderigo [edf20fe0]
42 1 at:0 [8e944869]
    used-coin-at who=1 coin=roderigo whom=0
43 0 let [672421f8]
44 1 give:take-the-lead [6dccf376]
    traded who=1 whom=0
45 1 pass [75e5b846]
46 2 reveal [a9db85c7]
    turned-up-staging who=2 card=take-the-lead
47 2 improv [cd1dafe5]
    improvised who=2
48 2 draw:staging [f12b1506]
49 2 bury:take-the-lead [cf46701f]
    drew who=2 pile=staging
    buried who=2 pile=staging
50 2 exit [1bb251d3]
    exiting who=2 card=take-the-lead
51 3 let [aa640176]
    got-intrigue who=2 n=1
52 2 pass [6c734cfb]
53 3 improv [8fd80096]
    improvised who=3
54 2 spotlight [14fa1718]
    stole-spotlight by=2 who=3
55 3 let [9d7a102e]
    blocked who=3
56 3 reveal [ba2af3fd]
    turned-up who=3 card=I.10
    exiting who=3 card=I.10
    got-intrigue who=3 n=1
57 3 pass [6ec841c1]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=2
58 0 improv [1d35e7d2]
    improvised who=0
59 0 draw:staging [7fbb9ffd]
60 0 bury:I.9 [d526d941]
    drew who=0 pile=staging
    buried who=0 pile=script
61 0 pass [221e0fc9]
62 1 pass [df3e656a]
63 2 improv [31ce5258]
    improvised who=2
64 2 draw:script [fde9e8b5]
65 2 bury:I.8 [d71b1e00]
    drew who=2 pile=script
    buried who=2 pile=script
66 2 pass [baf327ba]
67 3 improv [3000c9e7]
    improvised who=3
68 3 draw:staging [9420cc6b]
69 3 bury:I.5 [9ceca6b3]
    drew who=3 pile=staging
    buried who=3 pile=script
70 3 pass [3e01b1d6]
71 0 place:I.7 [30d874e3]
72 1 place:I.11 [5e8735a4]
73 2 place:I.12 [bb804b5c]
74 3 place:seize [ec874f76]
    placed-all
75 0 pass [efca670e]
76 1 improv [074af5a3]
    improvised who=1
77 1 switch:take-the-lead [a6475efd]
    switched who=1
78 1 pass [941016c7]
79 2 pass [8cb3d5d7]
80 3 pass [eaf843e7]
81 0 reveal [19d99fee]
    turned-up who=0 card=I.7
82 0 play [30d7ed93]
    played who=0 card=I.7
83 1 let [10da96a2]
84 2 let [65ca7f60]
85 3 let [a56e79a5]
    scored who=0 card=I.7 n=1
    got-intrigue who=0 n=2
86 0 pass [4fbc47d8]
87 1 reveal [899966c4]
    turned-up-staging who=1 card=take-the-lead
88 1 play [5eae895b]
    aimed who=1 card=take-the-lead whom=3
89 2 let [0614b521]
90 3 let [d5694e66]
    took-lead who=1 whom=3
91 1 pass [f20ee557]
92 2 reveal [2f0ea684]
    turned-up who=2 card=I.12
    played who=2 card=I.12
    failed who=2 card=I.12
93 2 pass [c1a27f30]
94 3 reveal [9ae00169]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
95 3 pass [484c59be]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=3
96 2 pass [be4b3ada]
97 3 pass [63fd5ec6]
98 0 show:exchange [00a792d9]
99 0 at:3 [842bb56d]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
100 3 let [a62c2584]
101 0 blind [9571ad5e]
102 0 give:take-the-lead [c4456340]
    traded who=0 whom=3
103 0 improv [99ed61d2]
    improvised who=0
104 0 draw:staging [989dcb5d]
105 0 bury:no-drama [e0242f81]
    drew who=0 pile=staging
    buried who=0 pile=staging
106 0 pass [d6b62eea]
107 1 pass [fceee9d3]
108 0 place:take-the-lead [0503c455]
109 1 place:I.11 [4c34c065]
110 2 place:seize [e0cf6451]
111 3 place:villainy [6a51e6cb]
    placed-all
112 2 improv [08dd825c]
    improvised who=2
113 2 switch:I.2 [447b58e3]
    switched who=2
114 2 pass [257e4681]
115 3 improv [192d35f2]
    improvised who=3
116 3 switch:I.9 [258c8f1b]
    switched who=3
117 3 pass [88c88386]
118 0 pass [7e4b0c47]
119 1 improv [788d46f7]
    improvised who=1
120 1 switch:I.1 [bf905829]
    switched who=1
121 1 pass [735378d8]
122 2 reveal [0a96a3d3]
    turned-up who=2 card=I.2
    exiting who=2 card=I.2
123 0 let [6befcca4]
124 3 let [de2af2c6]
    got-intrigue who=2 n=1
125 2 pass [51041505]
126 3 reveal [b8de2418]
    turned-up who=3 card=I.9
    played who=3 card=I.9
127 0 let [029b48dd]
    scored who=3 card=I.9 n=2
    half-curtain
    got-intrigue who=3 n=1
    got-coin who=3 coin=desdemona
128 3 coin:desdemona [460f93cb]
    no-drama-coin who=3
129 3 pass [9d8181f6]
130 0 reveal [bdec65c2]
    turned-up-staging who=0 card=take-the-lead
131 0 exit [7885f491]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
132 0 pass [653289c4]
133 1 reveal [9ab4edb7]
    turned-up who=1 card=I.1
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
134 1 pass [929a6688]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=4
135 2 improv [bd4ee5ab]
    improvised who=2
136 2 draw:script [4c35a8df]
137 2 bury:I.3 [42e3b2f6]
    drew who=2 pile=script
    buried who=2 pile=script
138 2 pass [cf9eef1e]
139 3 pass [61d1644c]
140 0 improv [c2632d50]
    improvised who=0
141 0 draw:script [91b6df3f]
142 0 bury:I.8 [11815384]
    drew who=0 pile=script
    buried who=0 pile=script
143 0 pass [65afff7b]
144 1 improv [5f8718d1]
    improvised who=1
145 1 draw:staging [aff08306]
146 1 bury:miscue [a071bee1]
    drew who=1 pile=staging
    buried who=1 pile=staging
147 1 pass [f144641d]
148 0 place:seize [4ceab5b1]
149 1 place:revive [c93efd98]
150 2 place:seize [0d88d8fc]
151 3 place:villainy [706e6a55]
    placed-all
152 2 show:no-drama [aed937a8]
    no-drama who=2
    drew who=2 pile=staging
153 2 pass [9ecff05b]
154 3 pass [37d34bec]
155 0 pass [512fb333]
156 1 pass [285882b2]
157 2 show:exchange [b9f5f935]
158 2 at:3 [6d7a9f1d]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
159 3 let [4bf21f17]
160 2 give:take-the-lead [294abe55]
    traded who=2 whom=3
161 2 reveal [0e77df58]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
162 2 pass [b7cccbab]
163 3 reveal [2f99ed8b]
    turned-up-staging who=3 card=villainy
164 3 improv [575bffb8]
    improvised who=3
165 3 draw:staging [c558f2f9]
166 3 bury-placed [467ed9be]
    drew who=3 pile=staging
    buried who=3 pile=staging
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
167 3 pass [1973bf9e]
168 0 reveal [c57f0efb]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
169 0 pass [68f41a82]
170 1 reveal [893681d3]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
171 1 pass [ae9fd6e0]
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=5
172 2 improv [500a9905]
    improvised who=2
173 2 draw:script [18cc2afb]
174 2 bury:I.1 [11aecc88]
    drew who=2 pile=script
    buried who=2 pile=script
175 2 pass [b1efb6f5]
176 3 pass [3f39a5da]
177 0 pass [f7f16186]
178 1 pass [e77402a2]
179 0 place:I.12 [1147667c]
180 1 place:I.6 [660d07be]
181 2 place:villainy [bc4153f0]
182 3 place:take-the-lead [c775229b]
    placed-all
183 2 pass [a54be812]
184 3 improv [3262fb50]
    improvised who=3
185 3 switch:take-the-lead [b173cd0e]
    switched who=3
186 3 pass [3154e521]
187 0 improv [658d5185]
    improvised who=0
188 0 switch:I.3 [4aed2a61]
    switched who=0
189 0 pass [b038b3bb]
190 1 improv [a003e94a]
    improvised who=1
191 1 switch:I.8 [af3ff33d]
    switched who=1
192 1 pass [c47f3ad9]
193 2 reveal [64e68ff6]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
194 0 let [d5b12aef]
195 3 let [a1c1aa65]
    got-intrigue who=2 n=1
196 2 pass [faa47164]
197 3 reveal [9da0e48a]
    turned-up-staging who=3 card=take-the-lead
198 3 play [9ec2c9b6]
    aimed who=3 card=take-the-lead whom=1
199 0 let [80774f58]
    took-lead who=3 whom=1
200 3 pass [c2f5ee4d]
201 0 reveal [1d3ad12c]
    turned-up who=0 card=I.3
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
202 0 pass [432589f0]
203 1 reveal [12c42784]
    turned-up who=1 card=I.8
204 1 play [06eccefa]
    played who=1 card=I.8
    scored who=1 card=I.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
205 1 coin:othello [710ec970]
    used-coin-at who=1 coin=othello whom=3
206 3 let [c0ce7540]
    took-lead who=1 whom=3
207 1 pass [fa8fdee2]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=6
208 2 improv [917d8d12]
    improvised who=2
209 2 bury:miscue [b86353c6]
    drew who=2 pile=staging
    buried who=2 pile=staging
210 2 pass [98e2a4c0]
211 3 pass [7f6c312b]
212 0 pass [43e34e32]
213 1 show:exchange [53e6de33]
214 1 at:0 [1aa8aea6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
215 0 let [994e4420]
216 1 give:I.11 [8da00694]
    traded who=1 whom=0
217 1 improv [522f56a6]
    improvised who=1
218 1 bury:I.6 [610e084e]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
219 1 pass [13c9f1ad]
220 0 place:take-the-lead [45208954]
221 1 place:miscue [5926c6cf]
222 2 place:take-the-lead [5d9c84c2]
223 3 place:I.3 [ca9958db]
    placed-all
224 2 pass [7b7cc4f7]
225 3 pass [d3336e26]
226 0 pass [cde670ee]
227 1 pass [e1201a59]
228 2 reveal [cc5a9cdc]
    turned-up-staging who=2 card=take-the-lead
229 2 play [cfb1ec62]
    aimed who=2 card=take-the-lead whom=1
230 0 let [3244a244]
231 3 let [84364e70]
    took-lead who=2 whom=1
232 2 pass [1c0c5534]
233 3 improv [aa4f2d5c]
    improvised who=3
234 3 draw:script [2890d1fa]
235 3 bury-placed [8c7ee997]
    drew who=3 pile=script
    buried who=3 pile=script
236 3 reveal [4672cb7a]
    turned-up who=3 card=I.6
237 3 exit [b7771158]
    exiting who=3 card=I.6
238 0 let [6e9fe38e]
    got-intrigue who=3 n=1
239 3 pass [4ac8d31b]
240 0 reveal [32ae2a89]
    turned-up-staging who=0 card=take-the-lead
241 0 play [2d3f3cce]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
242 0 improv [6d4eb9d2]
    improvised who=0
243 0 draw:script [29e12763]
244 0 bury:I.11 [b40d5962]
    drew who=0 pile=script
    buried who=0 pile=script
245 0 pass [27db13a6]
246 1 reveal [a8b43912]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
247 1 show:no-drama [5995a761]
    no-drama who=1
    drew who=1 pile=staging
248 1 pass [beb90195]
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    reshuffled pile=staging n=21
    staging-empty n=1
    drew who=3 pile=staging
    scene-began scene=7
249 1 pass [6fbbf123]
250 2 pass [80de2799]
251 3 pass [6ce6c37a]
252 0 pass [e1ed44ab]
253 0 place:seize [8a4d6432]
254 1 place:I.12 [9cb7fc66]
255 2 place:I.10 [07c14a14]
256 3 place:take-the-lead [29c8d2a9]
    placed-all
257 1 pass [91d828d1]
258 2 pass [52ebe6eb]
259 3 pass [98fef53d]
260 0 improv [90f008d3]
    improvised who=0
261 0 switch:I.3 [52cbfea1]
    switched who=0
262 0 pass [5c0ee5df]
263 1 reveal [74fda388]
    turned-up who=1 card=I.12
    played who=1 card=I.12
264 0 let [c65f23a2]
265 3 let [c09f254c]
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
266 3 discard:no-drama [c1859e53]
    discarded who=3 card=no-drama
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    act-began act=II who=2
    scene-began scene=1
267 3 improv [d7722e11]
    improvised who=3
268 3 draw:script [79342026]
269 3 bury:II.8 [ee53f3f7]
    drew who=3 pile=script
    buried who=3 pile=script
270 3 pass [da9ab8c6]
271 0 improv [7f62659e]
    improvised who=0
272 0 draw:staging [218b9091]
273 0 bury:seize [9ce09874]
    drew who=0 pile=staging
    buried who=0 pile=staging
274 0 pass [8608ca23]
275 1 pass [61ca983a]
276 2 pass [2dd4831f]
277 0 place:II.6 [26c62b07]
278 1 place:II.11 [c77ca671]
279 2 place:II.2 [31baff5b]
280 3 place:revive [783f8ebf]
    placed-all
281 3 pass [6e4afee9]
282 0 pass [4d39c2f3]
283 1 improv [22201ce9]
    improvised who=1
284 1 switch:villainy [d8d1b91d]
    switched who=1
285 1 pass [4840448c]
286 2 show:exchange [9f048b35]
287 2 at:1 [b17bb748]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
288 2 give:II.12 [0975307f]
    traded who=2 whom=1
289 2 pass [19dd0f1d]
290 3 reveal [75db51bc]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
291 0 let [b2fa1bd2]
    got-intrigue who=3 n=1
292 3 pass [f1eedca8]
293 0 reveal [204b4c98]
    turned-up who=0 card=II.6
294 0 play [63f2558d]
    played who=0 card=II.6
    scored who=0 card=II.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
295 0 pass [51339c82]
296 1 reveal [5ef26c59]
    turned-up-staging who=1 card=villainy
297 1 play [ab842bc7]
    played who=1 card=villainy
298 1 wound:iago [0ba8c0d1]
    wounded who=1 character=iago n=1 total=6
299 1 pass [3345c4f8]
300 2 reveal [1a168fb8]
    turned-up who=2 card=II.2
301 2 play [ad127c77]
    played who=2 card=II.2
    scored who=2 card=II.2 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
302 2 coin:iago [d0be8adf]
303 2 wound:roderigo [be1f79e3]
    used-iago who=2 character=roderigo
    wounded who=2 character=roderigo n=1 total=4
304 2 pass [874325af]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=2
305 3 pass [d0841479]
306 0 coin:cassio [c9bde5d4]
    used-coin who=0 coin=cassio
307 0 draw:script [b47e9a12]
308 0 bury:II.10 [63f1de6b]
    drew who=0 pile=script
    buried who=0 pile=script
309 0 pass [a6d57297]
310 1 pass [e19e3164]
311 2 show:no-drama [e66eb3b6]
    no-drama who=2
    drew who=2 pile=staging
312 2 pass [741b4d2b]
313 0 place:take-the-lead [e405d582]
314 1 place:II.11 [a148c191]
315 2 place:exchange [f92cc69b]
316 3 place:II.7 [4741976d]
    placed-all
317 3 improv [14fc39f0]
    improvised who=3
318 3 switch:II.5 [ff37e200]
    switched who=3
319 3 pass [632d3cee]
320 0 pass [27200c03]
321 1 pass [c00188c4]
322 2 pass [96ef25a3]
323 3 reveal [c7a01cae]
    turned-up who=3 card=II.5
    exiting who=3 card=II.5
324 0 let [ba4a6b34]
    got-intrigue who=3 n=1
325 3 pass [af022aa8]
326 0 reveal [81c06b97]
    turned-up-staging who=0 card=take-the-lead
327 0 improv [7272543c]
    improvised who=0
328 0 draw:staging [2844ffdd]
329 0 bury:II.9 [2d164f67]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
330 0 pass [1802f4e1]
331 1 reveal [bd73574a]
    turned-up who=1 card=II.11
    exiting who=1 card=II.11
    got-intrigue who=1 n=1
332 1 pass [5c0f87f5]
333 2 reveal [3e1d7ce0]
    turned-up-staging who=2 card=exchange
334 2 exit [10ad375f]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
335 2 pass [9a8d514a]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
336 3 pass [eb5612ff]
337 0 pass [6440bbca]
338 1 improv [21ea52f4]
    improvised who=1
339 1 draw:staging [96ae964d]
340 1 bury:miscue [f5fe82e4]
    drew who=1 pile=staging
    buried who=1 pile=staging
341 1 show:exchange [795a8d3e]
342 1 at:3 [05eb5ad0]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
343 3 let [4d745d6c]
344 1 give:exchange [a2872580]
    traded who=1 whom=3
345 1 pass [28c60b23]
346 2 improv [ab794077]
    improvised who=2
347 2 draw:staging [3a56994c]
348 2 bury:miscue [f00c1e49]
    drew who=2 pile=staging
    buried who=2 pile=staging
349 2 pass [5373d364]
350 0 place:revive [b5a0d35e]
351 1 place:II.3 [5926678e]
352 2 place:II.8 [bb4450c8]
353 3 place:take-the-lead [4cec0f0f]
    placed-all
354 3 improv [be235fbd]
    improvised who=3
355 3 switch:exchange [5be23869]
    switched who=3
356 3 pass [893e48ac]
357 0 improv [84a9dcfa]
    improvised who=0
358 0 switch:revive [d2e85618]
    switched who=0
359 0 pass [0aed66e4]
360 1 pass [4f2a11ae]
361 2 pass [721bb52c]
362 3 reveal [377626fb]
    turned-up-staging who=3 card=exchange
363 3 exit [64afed18]
    exiting who=3 card=exchange
364 0 let [6f2ef5f1]
    got-intrigue who=3 n=1
365 3 pass [e5864231]
366 0 reveal [20243d3d]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
367 0 pass [9fb63309]
368 1 reveal [604a1204]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
369 1 pass [998dafb1]
370 2 reveal [f9ad7fe0]
    turned-up who=2 card=II.8
    exiting who=2 card=II.8
    got-intrigue who=2 n=1
371 2 pass [67a94a5a]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=4
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=4
372 3 improv [8905f2c1]
    improvised who=3
373 3 draw:script [3f7f0e11]
374 3 bury:II.9 [7b350191]
    drew who=3 pile=script
    buried who=3 pile=script
375 3 pass [5883f254]
376 0 improv [802a4ced]
    improvised who=0
377 0 draw:staging [a82f34ce]
378 0 bury:revive [03201b07]
    drew who=0 pile=staging
    buried who=0 pile=staging
379 0 pass [562d4714]
380 1 improv [4a38f3f3]
    improvised who=1
381 1 draw:script [f6b26a4a]
382 1 bury:II.4 [b9a31590]
    drew who=1 pile=script
    buried who=1 pile=script
383 1 pass [33958f0d]
384 2 improv [99be3e3a]
    improvised who=2
385 2 draw:staging [dbe1cfe8]
386 2 bury:exchange [cc2743d1]
    drew who=2 pile=staging
    buried who=2 pile=staging
387 2 pass [966b2fe7]
388 0 place:II.10 [a1f889be]
389 1 place:miscue [7ca85fb8]
390 2 place:seize [74768639]
391 3 place:II.7 [2b9c6829]
    placed-all
392 3 pass [a59930ae]
393 0 pass [a99b8a48]
394 1 pass [8b4e2c8b]
395 2 pass [78c93305]
396 3 reveal [26680518]
    turned-up who=3 card=II.7
397 3 exit [a2bc8177]
    exiting who=3 card=II.7
398 0 let [5f1df005]
    got-intrigue who=3 n=1
399 3 pass [f2943524]
400 0 reveal [0e9e474b]
    turned-up who=0 card=II.10
    played who=0 card=II.10
    scored who=0 card=II.10 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
401 0 coin:othello [630d64ec]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
402 0 pass [53b71572]
403 1 reveal [ac71a922]
    turned-up-staging who=1 card=miscue
404 1 play [acf152c2]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
405 2 switch:seize [9e8d2f0a]
    switched who=2
406 1 place:II.5 [dcbc63e2]
    turned-up who=1 card=II.5
    exiting who=1 card=II.5
    got-intrigue who=1 n=1
407 1 pass [a81b4eff]
408 2 reveal [ec784e26]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
409 2 pass [c253653e]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=5
410 1 pass [818d0a8f]
411 2 pass [100baa4f]
412 3 improv [55cbc563]
    improvised who=3
413 3 draw:script [dbc6d0a7]
414 3 bury:II.1 [11f93806]
    drew who=3 pile=script
    buried who=3 pile=script
415 3 pass [42b38ea2]
416 0 pass [46020933]
417 0 place:take-the-lead [15a0460e]
418 1 place:take-the-lead [dc85d264]
419 2 place:take-the-lead [40b46e17]
420 3 place:villainy [02b81308]
    placed-all
421 1 improv [3a84cb04]
    improvised who=1
422 1 switch:seize [4432aed7]
    switched who=1
423 1 pass [2bcdab96]
424 2 improv [7168539d]
    improvised who=2
425 2 switch:seize [7506d6a5]
    switched who=2
426 2 pass [0c125b9f]
427 3 pass [9a1260c1]
428 0 pass [b4eb7a03]
429 1 reveal [b21c5dfa]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
430 1 pass [6d8d6432]
431 2 reveal [121dd534]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
432 2 pass [e101a1a5]
433 3 reveal [f010864a]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
434 0 let [07cc46b2]
    got-intrigue who=3 n=1
435 3 pass [516eaea0]
436 0 reveal [e3abf898]
    turned-up-staging who=0 card=take-the-lead
437 0 play [0ccf16d3]
438 0 at:2 [f08d6796]
    giving who=0 card=take-the-lead whom=2
439 2 let [17a53059]
    gave-lead who=0 whom=2
440 0 pass [8b29d9dd]
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    scene-began scene=6
441 3 improv [c3093ad8]
    improvised who=3
442 3 bury:II.9 [9cc54ca7]
    drew who=3 pile=staging
    buried who=3 pile=script
    script-again
443 3 pass [3b6be4af]
444 0 improv [156c8d37]
    improvised who=0
445 0 draw:script [d297560c]
446 0 bury:II.8 [e9d05b5d]
    drew who=0 pile=script
    buried who=0 pile=script
447 0 pass [2b408c45]
448 1 improv [489f92d4]
    improvised who=1
449 1 draw:staging [ae4f29de]
450 1 bury:seize [9927214c]
    drew who=1 pile=staging
    buried who=1 pile=staging
451 1 pass [ffc4152c]
452 2 improv [a98b138d]
    improvised who=2
453 2 draw:script [9d3ff0d6]
454 2 bury:II.4 [49446892]
    drew who=2 pile=script
    buried who=2 pile=script
455 2 pass [bfed53b2]
456 0 place:II.5 [33f4c67b]
457 1 place:II.7 [ddf014de]
458 2 place:II.11 [b85f8216]
459 3 place:take-the-lead [643cd697]
    placed-all
460 3 pass [1f0fd346]
461 0 pass [75fd5a70]
462 1 pass [9283e025]
463 2 pass [1a332e16]
464 3 reveal [1f1a84e4]
    turned-up-staging who=3 card=take-the-lead
465 3 exit [3b4f72c3]
    exiting who=3 card=take-the-lead
466 0 let [6cd6663f]
    got-intrigue who=3 n=1
467 3 pass [c6c9fd8f]
468 0 reveal [ca9039ea]
    turned-up who=0 card=II.5
    exiting who=0 card=II.5
    got-intrigue who=0 n=1
469 0 pass [1bbfc436]
470 1 reveal [e3298b3b]
    turned-up who=1 card=II.7
471 1 play [380a3e69]
    played who=1 card=II.7
    scored who=1 card=II.7 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
472 1 coin:roderigo [1823bfde]
473 1 at:2 [29cfd5d7]
    used-coin-at who=1 coin=roderigo whom=2
474 1 give:miscue [7011b9c7]
    traded who=1 whom=2
475 1 pass [83ed5164]
476 2 reveal [07afcaef]
    turned-up who=2 card=II.11
477 2 play [aa3761d2]
    played who=2 card=II.11
    scored who=2 card=II.11 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
478 2 coin:iago [0bf7f3de]
479 2 wound:montano [f8b2f661]
    used-iago who=2 character=montano
    wounded who=2 character=montano n=1 total=1
    died character=montano
    took-wounds who=2 n=1
480 2 pass [d2d62686]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=7
481 3 pass [d8fabad8]
482 0 pass [e0d9a246]
483 1 pass [c045c44d]
484 2 pass [a316e1f1]
485 0 place:revive [95fa3d59]
486 1 place:take-the-lead [53385c00]
487 2 place:II.8 [59c84a57]
488 3 place:II.3 [13974aa2]
    placed-all
489 3 improv [add5a1c4]
    improvised who=3
490 3 switch:II.4 [ed5cd08b]
    switched who=3
491 3 pass [d7e953c9]
492 0 pass [ba8d742f]
493 1 show:exchange [9bedf83d]
494 1 at:0 [40bf1fcb]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=19
495 0 let [a119055c]
496 1 give:villainy [78746c78]
    traded who=1 whom=0
497 1 pass [93935a6b]
498 2 improv [33073cdc]
    improvised who=2
499 2 switch:take-the-lead [b5f20e8b]
    switched who=2
500 2 pass [6c77479e]
501 3 reveal [c39c2990]
    turned-up who=3 card=II.4
502 3 play [3c15a066]
    played who=3 card=II.4
503 0 let [f74108ca]
504 1 let [6cf13c25]
    scored who=3 card=II.4 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=othello
505 3 pass [0c941105]
506 0 improv [647626b2]
    improvised who=0
507 0 draw:script [acb95cd1]
508 0 bury:II.9 [c847acde]
    drew who=0 pile=script
    buried who=0 pile=script
509 0 reveal [db1ef612]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
510 1 let [bbc1ad20]
    got-intrigue who=0 n=1
511 0 pass [0bcffbb1]
512 1 reveal [b51bbdb2]
    turned-up-staging who=1 card=take-the-lead
513 1 improv [d1571ff0]
    improvised who=1
514 1 draw:script [24e45953]
515 1 bury:II.12 [1fff19d0]
    drew who=1 pile=script
    buried who=1 pile=script
516 1 exit [074a49b7]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
517 1 pass [6dc54c2e]
518 2 reveal [8cc8485f]
    turned-up-staging who=2 card=take-the-lead
519 2 play [5e20aa51]
520 2 at:3 [246c6f6e]
    giving who=2 card=take-the-lead whom=3
521 3 let [942eccbd]
    gave-lead who=2 whom=3
522 2 pass [08280bd3]
    drew who=3 pile=staging
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=8
523 0 improv [d3b339e5]
    improvised who=0
524 0 bury:II.5 [4bfc6737]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
525 0 pass [289ff697]
526 1 improv [8c832697]
    improvised who=1
527 1 draw:staging [a80935e9]
528 1 bury:II.9 [00367122]
    drew who=1 pile=staging
    buried who=1 pile=script
529 1 show:exchange [e50cee35]
530 1 at:3 [9383b124]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
531 3 let [cc549ac8]
532 1 give:seize [b758ecf6]
    traded who=1 whom=3
533 1 show:exchange [fb1968ae]
534 1 at:2 [1449c585]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
535 1 give:villainy [20fe4641]
    traded who=1 whom=2
536 1 show:exchange [c5306cca]
537 1 at:2 [7572f31a]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
538 1 give:no-drama [ea79947e]
    traded who=1 whom=2
539 1 pass [081aba95]
540 2 pass [d7495e52]
541 3 pass [a6dcfbfb]
542 0 place:revive [30410775]
543 1 place:seize [d2fc3894]
544 2 place:II.8 [b4215459]
545 3 place:seize [bb386868]
    placed-all
546 0 pass [d236a20e]
547 1 pass [e89fdfef]
548 2 pass [e70b0772]
549 3 coin:othello [6f6bd94f]
550 3 at:0 [7662ec72]
    giving-by-coin who=3 coin=othello whom=0
551 0 let [3580350c]
    gave-lead who=3 whom=0
552 3 pass [1234c006]
553 1 reveal [c94425f2]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
554 1 pass [55d2a539]
555 2 reveal [e95b0fc6]
    turned-up who=2 card=II.8
556 2 exit [3bd4590d]
    exiting who=2 card=II.8
557 0 let [0b383020]
558 3 seize [d224f5cb]
    seized by=3 who=2 card=II.8
    scored who=3 card=II.8 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=cassio
559 3 coin:cassio [fdc01fe6]
    used-coin who=3 coin=cassio
560 3 draw:script [7f811f3a]
561 3 bury:II.3 [8eb80692]
    drew who=3 pile=script
    buried who=3 pile=script
562 0 reveal [cf88d08a]
    turned-up-staging who=0 card=revive
563 0 play [d399485c]
    played who=0 card=revive
    revived who=0 character=montano
564 0 pass [63527c66]
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=9
565 1 improv [4ad61349]
    improvised who=1
566 1 bury:seize [4aaaeeb9]
    drew who=1 pile=staging
    buried who=1 pile=staging
567 1 pass [b8ef22bd]
568 2 show:exchange [d16d86ff]
569 2 at:0 [e28cc8c5]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
570 0 let [4135b908]
571 2 give:no-drama [5573f0bb]
    traded who=2 whom=0
572 2 pass [b558d829]
573 3 show:no-drama [ff9dca5a]
    no-drama who=3
    drew who=3 pile=staging
574 3 pass [42239129]
575 0 show:no-drama [e5e26d14]
    no-drama who=0
    drew who=0 pile=staging
576 0 pass [04254007]
577 0 place:II.12 [d20ee1b3]
578 1 place:villainy [b257adf5]
579 2 place:miscue [4a15ad83]
580 3 place:take-the-lead [b8c8c933]
    placed-all
581 1 pass [8793ff9a]
582 2 pass [e002d266]
583 3 improv [10c6735c]
    improvised who=3
584 3 switch:seize [a50bb28a]
    switched who=3
585 3 pass [ddcbcee2]
586 0 pass [e3572913]
587 1 reveal [7ad95c16]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
588 1 pass [d9cb470f]
589 2 reveal [08012af9]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
590 2 improv [b3f92ac6]
    improvised who=2
591 2 bury:seize [663ae4e6]
    drew who=2 pile=staging
    buried who=2 pile=staging
592 2 pass [5f1450ee]
593 3 reveal [69f40f95]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
594 3 pass [59d094ed]
595 0 reveal [8d1e3a23]
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
596 0 discard:villainy [7946fdcf]
    discarded who=0 card=villainy
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    act-began act=III who=1
    scene-began scene=1
597 2 pass [9d9a7a88]
598 3 improv [b47c8b5a]
    improvised who=3
599 3 draw:script [701ecd2c]
600 3 bury:III.11 [ba98c61c]
    drew who=3 pile=script
    buried who=3 pile=script
601 3 pass [f68d23fe]
602 0 improv [93533172]
    improvised who=0
603 0 draw:script [b943faf4]
604 0 bury:III.10 [ce5d6273]
    drew who=0 pile=script
    buried who=0 pile=script
605 0 pass [7be09a19]
606 1 improv [9849ed2f]
    improvised who=1
607 1 draw:script [dc0561dd]
608 1 bury:III.8 [cc251bb6]
    drew who=1 pile=script
    buried who=1 pile=script
609 1 pass [eaf33354]
610 0 place:no-drama [b2950132]
611 1 place:take-the-lead [a713dbab]
612 2 place:III.7 [67aa543f]
613 3 place:III.14 [976287d5]
    placed-all
614 2 pass [000b5731]
615 3 pass [d1e5bca1]
616 0 pass [e635d323]
617 1 pass [c4d0bdef]
618 2 reveal [61b27adc]
    turned-up who=2 card=III.7
    played who=2 card=III.7
    failed who=2 card=III.7
619 2 pass [6528a492]
620 3 show:exchange [e48463f9]
621 3 at:1 [fcea5928]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
622 3 give:take-the-lead [71469a0b]
    traded who=3 whom=1
623 3 reveal [21c09919]
    turned-up who=3 card=III.14
624 3 play [cb0d5cc7]
    played who=3 card=III.14
    scored who=3 card=III.14 n=2
    got-coin who=3 coin=cassio
    got-handkerchief who=3
625 3 coin:cassio [f41656db]
    used-coin who=3 coin=cassio
626 3 draw:script [d9321339]
627 3 bury:III.6 [6d207a34]
    drew who=3 pile=script
    buried who=3 pile=script
628 3 pass [624e2a60]
629 0 coin:iago [687c3cc7]
630 0 wound:othello [77c4e46c]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=1 total=6
631 0 reveal [24e1e1a5]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
632 0 pass [97c30335]
633 1 reveal [037b9370]
    turned-up-staging who=1 card=take-the-lead
634 1 play [77e48803]
635 1 at:3 [bd03a9c9]
    giving who=1 card=take-the-lead whom=3
    gave-lead who=1 whom=3
636 1 pass [3070abda]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=2
637 0 pass [caada427]
638 1 pass [ba28e117]
639 2 pass [af18be10]
640 3 pass [4db7e71c]
641 0 place:III.13 [b1d96a19]
642 1 place:III.2 [3ec944dc]
643 2 place:miscue [6e1488c4]
644 3 place:take-the-lead [4029d6dd]
    placed-all
645 0 improv [b943f923]
    improvised who=0
646 0 switch:take-the-lead [484c48b9]
    switched who=0
647 0 pass [1c23a650]
648 1 pass [e43490b4]
649 2 pass [58a2f6e5]
650 3 pass [4a70571b]
651 0 reveal [9e058e54]
    turned-up-staging who=0 card=take-the-lead
652 0 play [4299f2d8]
    aimed who=0 card=take-the-lead whom=3
    took-lead who=0 whom=3
653 0 pass [518727fa]
654 1 reveal [9d43c111]
    turned-up who=1 card=III.2
655 1 exit [77c998fe]
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
656 1 improv [31ed790a]
    improvised who=1
657 1 draw:script [7eb617d5]
658 1 bury:III.12 [05aae5cd]
    drew who=1 pile=script
    buried who=1 pile=script
659 1 pass [7c786295]
660 2 reveal [bb69b6e4]
    turned-up-staging who=2 card=miscue
661 2 exit [e56a328a]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
662 2 pass [ba168020]
663 3 reveal [ea494bc7]
    turned-up-staging who=3 card=take-the-lead
664 3 play [29cf456f]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
665 3 pass [f1f78e18]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=3
666 0 pass [085be0a6]
667 1 pass [743122db]
668 2 improv [46434d74]
    improvised who=2
669 2 draw:script [06483e98]
670 2 bury:III.4 [738bc716]
    drew who=2 pile=script
    buried who=2 pile=script
671 2 pass [2c946907]
672 3 pass [b47eb1dc]
673 0 place:III.10 [f5cc1b71]
674 1 place:III.5 [33b38fda]
675 2 place:III.6 [cbf4ccc8]
676 3 place:III.1 [8452d7f4]
    placed-all
677 0 pass [7f8c16ba]
678 1 pass [1dc5fd0f]
679 2 pass [865fa58d]
680 3 pass [1acf83e2]
681 0 reveal [c25fb922]
    turned-up who=0 card=III.10
682 0 play [908300a4]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
683 0 pass [0778a3c7]
684 1 reveal [0242dee4]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
    got-intrigue who=1 n=1
685 1 improv [38b0253a]
    improvised who=1
686 1 draw:staging [018dac84]
687 1 bury:take-the-lead [59d9477a]
    drew who=1 pile=staging
    buried who=1 pile=staging
688 1 pass [e8a0d841]
689 2 reveal [082516e6]
    turned-up who=2 card=III.6
690 2 exit [d3867eda]
    exiting who=2 card=III.6
    got-intrigue who=2 n=1
691 2 pass [02120f0f]
692 3 reveal [93ae02c4]
    turned-up who=3 card=III.1
    exiting who=3 card=III.1
    got-intrigue who=3 n=1
693 3 pass [4da4b99b]
    drew who=3 pile=staging
    reshuffled pile=staging n=22
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=4
694 0 improv [e0692e83]
    improvised who=0
695 0 draw:staging [9b4997d9]
696 0 bury:III.15 [4ab00b09]
    drew who=0 pile=staging
    buried who=0 pile=script
697 0 pass [2f0e0d16]
698 1 pass [cb322a89]
699 2 pass [b46e97bb]
700 3 improv [f697526a]
    improvised who=3
701 3 draw:staging [fa9dad22]
702 3 bury:III.9 [872d3800]
    drew who=3 pile=staging
    buried who=3 pile=script
703 3 pass [391a47d9]
704 0 place:III.13 [1f50bba8]
705 1 place:seize [5cefb1f8]
706 2 place:III.8 [4d14355f]
707 3 place:no-drama [925853f4]
    placed-all
708 0 coin:othello [bcfc3f2e]
    used-coin-at who=0 coin=othello whom=3
    took-lead who=0 whom=3
709 0 pass [fb61107d]
710 1 pass [85438b5f]
711 2 improv [a3a89150]
    improvised who=2
712 2 switch:villainy [7c2b332e]
    switched who=2
713 2 pass [c7233a84]
714 3 pass [33cf947e]
715 1 reveal [a8cd8768]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
716 1 improv [daff5318]
    improvised who=1
717 1 draw:staging [4010be7c]
718 1 bury:revive [4ae8728a]
    drew who=1 pile=staging
    buried who=1 pile=staging
719 1 pass [86b68c5a]
720 2 reveal [3e130057]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
721 2 pass [416c6eba]
722 3 reveal [1a9a7364]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
723 3 pass [bc3393e2]
724 0 reveal [51e5506b]
    turned-up who=0 card=III.13
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
725 0 pass [cf687c9f]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=5
726 1 pass [ca60fae8]
727 2 pass [2f02040b]
728 3 pass [13d201f9]
729 0 pass [325b2a14]
730 0 place:seize [49f59163]
731 1 place:seize [7b7c5ebd]
732 2 place:III.4 [d11eacd8]
733 3 place:revive [e2b85bb1]
    placed-all
734 1 pass [1e7a20d3]
735 2 improv [90dc8fad]
    improvised who=2
736 2 switch:villainy [4b426335]
    switched who=2
737 2 pass [6494b858]
738 3 improv [b3454988]
    improvised who=3
739 3 switch:take-the-lead [5d00cf33]
    switched who=3
740 3 pass [f3c926d4]
741 0 improv [9f6c122d]
    improvised who=0
742 0 switch:III.3 [4e93aeda]
    switched who=0
743 0 pass [a6fb21b4]
744 1 reveal [a79daf66]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
745 1 improv [6c30f0cb]
    improvised who=1
746 1 draw:script [4d84377c]
747 1 bury:III.12 [f345a5f8]
    drew who=1 pile=script
    buried who=1 pile=script
748 1 pass [6ef08efb]
749 2 reveal [903598e8]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
750 2 pass [4663f5dc]
751 3 reveal [75b874bb]
    turned-up-staging who=3 card=take-the-lead
752 3 exit [667b7e96]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
753 3 pass [950e9faa]
754 0 reveal [7ef66671]
    turned-up who=0 card=III.3
755 0 exit [fa9f2370]
    exiting who=0 card=III.3
    got-intrigue who=0 n=1
756 0 show:no-drama [114cdbf9]
    no-drama who=0
    drew who=0 pile=staging
757 0 pass [bc04320e]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=7
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=6
758 1 pass [a7a42fe0]
759 2 pass [a80c15b1]
760 3 pass [0af9fa90]
761 0 pass [dcceb940]
762 0 place:no-drama [dc66aa6a]
763 1 place:III.12 [0a458a28]
764 2 place:III.8 [7f88e5d5]
765 3 place:III.11 [82e871d5]
    placed-all
766 1 pass [a683b1ef]
767 2 pass [2f40ab69]
768 3 pass [d3b8510f]
769 0 pass [ec7918d7]
770 1 reveal [01bd42cc]
    turned-up who=1 card=III.12
771 1 exit [e813e23a]
    exiting who=1 card=III.12
772 2 let [543823f9]
773 3 let [d5ed2176]
    got-intrigue who=1 n=1
774 1 improv [bb8da25b]
    improvised who=1
775 1 draw:staging [4fe705a0]
776 1 bury:III.9 [f7e66ec4]
    drew who=1 pile=staging
    buried who=1 pile=script
777 1 show:exchange [9632f57c]
778 1 at:0 [89484d03]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
779 2 let [5df446a2]
780 3 let [111683be]
781 1 give:take-the-lead [5a56bfa8]
    traded who=1 whom=0
782 1 pass [d3f13443]
783 2 improv [991beba5]
    improvised who=2
784 2 draw:staging [910778c4]
785 2 bury:III.2 [a3d61458]
    drew who=2 pile=staging
    buried who=2 pile=script
786 2 reveal [1c78fe8b]
    turned-up who=2 card=III.8
787 2 exit [dc4e0f21]
    exiting who=2 card=III.8
788 3 let [16a9fcf6]
    got-intrigue who=2 n=1
789 2 pass [4a42500f]
790 3 improv [00ee78d0]
    improvised who=3
791 3 draw:staging [c44ac399]
792 3 bury:III.6 [8f6f84f1]
    drew who=3 pile=staging
    buried who=3 pile=script
793 3 reveal [446197e6]
    turned-up who=3 card=III.11
794 3 play [44dc21cc]
    played who=3 card=III.11
    scored who=3 card=III.11 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=desdemona
795 3 pass [9ceffcd7]
796 0 reveal [8521616d]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
797 0 pass [28fd5a3b]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=7
798 1 pass [575ead56]
799 2 pass [87ae89cf]
800 3 improv [00506806]
    improvised who=3
801 3 draw:script [d1f4b658]
802 3 bury:III.15 [84aba5c2]
    drew who=3 pile=script
    buried who=3 pile=script
803 3 pass [95ae9671]
804 0 pass [787f2b9d]
805 0 place:III.13 [3225e410]
806 1 place:take-the-lead [7338d683]
807 2 place:III.4 [4c81dab4]
808 3 place:III.3 [53715b75]
    placed-all
809 1 pass [4fca6ed6]
810 2 pass [cd6a01ac]
811 3 pass [fba8794f]
812 0 pass [8b3029c0]
813 1 reveal [25961ceb]
    turned-up-staging who=1 card=take-the-lead
814 1 exit [618c135e]
    exiting who=1 card=take-the-lead
815 0 let [0103d4dd]
816 2 let [276f2846]
    got-intrigue who=1 n=1
817 1 improv [9fe84494]
    improvised who=1
818 1 draw:staging [ef9d2fe9]
819 1 bury:take-the-lead [1640bffb]
    drew who=1 pile=staging
    buried who=1 pile=staging
820 1 pass [8cf17304]
821 2 reveal [012fd7a2]
    turned-up who=2 card=III.4
822 2 play [7b2c8a36]
    played who=2 card=III.4
823 0 let [5b08a327]
    scored who=2 card=III.4 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
824 2 coin:desdemona [a83424b4]
    no-drama-coin who=2
825 2 improv [31b48f9f]
    improvised who=2
826 2 draw:staging [050e7b34]
827 2 bury:villainy [01385642]
    drew who=2 pile=staging
    buried who=2 pile=staging
828 2 pass [6884a4dd]
829 3 reveal [c4e41adf]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
830 0 let [a9def2b5]
    got-intrigue who=3 n=1
831 3 coin:desdemona [6407d60b]
    no-drama-coin who=3
832 3 pass [b38ec7d6]
833 0 reveal [3246e77b]
    turned-up who=0 card=III.13
834 0 improv [d840bbf1]
    improvised who=0
835 0 draw:staging [3bc40cda]
836 0 bury:revive [a2e40f8c]
    drew who=0 pile=staging
    buried who=0 pile=staging
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
837 0 pass [a6fd4c81]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=8
838 1 show:exchange [37598162]
839 1 at:0 [c2a52d71]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
840 0 let [ecdb62ea]
841 1 give:take-the-lead [1f79e133]
    traded who=1 whom=0
842 1 pass [fbf67656]
843 2 improv [6c495a00]
    improvised who=2
844 2 draw:staging [c42ee973]
845 2 bury:exchange [4a1c1c55]
    drew who=2 pile=staging
    buried who=2 pile=staging
846 2 pass [56ced546]
847 3 pass [dc4a49ed]
848 0 pass [463e6438]
849 0 place:seize [ace5f3db]
850 1 place:revive [ddb929bd]
851 2 place:seize [ed8c70d4]
852 3 place:take-the-lead [05fe4d13]
    placed-all
853 1 show:exchange [b7599889]
854 1 at:0 [4c7e1ac2]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
855 0 let [f38233af]
856 1 give:seize [1c98d965]
    traded who=1 whom=0
857 1 pass [503d2051]
858 2 pass [804a5f4f]
859 3 pass [5af8da79]
860 0 pass [6587918d]
861 1 reveal [79605e96]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
862 0 seize [e50731c4]
863 3 let [03852e55]
    seized by=0 who=1 card=revive
    got-spotlight who=0 n=1
864 2 reveal [315ca0aa]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
865 2 pass [0db3c00f]
866 3 show:exchange [84be403a]
867 3 at:0 [74d4b81a]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
868 0 let [7e0e971c]
869 3 give:miscue [5a3f4c69]
    traded who=3 whom=0
870 3 improv [68fdf94d]
    improvised who=3
871 0 let [ab2f8e77]
872 3 draw:staging [e943b9d2]
873 3 bury:revive [0ea1e71f]
    drew who=3 pile=staging
    buried who=3 pile=staging
874 3 show:exchange [9a1930f5]
875 3 at:1 [9d1998fd]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
    reshuffled pile=staging n=17
876 0 spotlight [9944f4df]
    stole-spotlight by=0 who=3
    blocked who=3
877 3 reveal [16e6ac95]
    turned-up-staging who=3 card=take-the-lead
878 3 play [814902af]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
879 3 pass [20774c7f]
    drew who=3 pile=script
    drew who=0 pile=staging
880 1 draw:script [1838317f]
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=9
881 0 pass [b099ab8c]
882 1 pass [44788441]
883 2 improv [0aaa7351]
    improvised who=2
884 2 draw:script [8a41c653]
885 2 bury:III.9 [2f32584a]
    drew who=2 pile=script
    buried who=2 pile=script
886 2 pass [9152fe1a]
887 3 pass [2821edc4]
888 0 place:revive [ae096abd]
889 1 place:villainy [e8c5d575]
890 2 place:III.2 [8c5dfa0f]
891 3 place:miscue [c3a3c93a]
    placed-all
892 0 pass [7df9c306]
893 1 pass [91c351bf]
894 2 pass [1f6af0d2]
895 3 pass [e3dbf21d]
896 0 reveal [cc907516]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
897 0 improv [e233d489]
    improvised who=0
898 0 draw:staging [e3291831]
899 0 bury:miscue [7f9cc5ac]
    drew who=0 pile=staging
    buried who=0 pile=staging
900 0 pass [f9dc1b48]
901 1 reveal [089a322d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
902 1 improv [2de57265]
    improvised who=1
903 1 draw:staging [d539cee1]
904 1 bury:III.5 [1b136ba8]
    drew who=1 pile=staging
    buried who=1 pile=script
905 1 pass [856230b1]
906 2 reveal [0a3e17b8]
    turned-up who=2 card=III.2
907 2 play [532cb7e5]
    played who=2 card=III.2
    scored who=2 card=III.2 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
908 2 coin:desdemona [b185a49c]
    no-drama-coin who=2
909 2 pass [8b44610c]
910 3 reveal [ef800687]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
911 3 pass [e35a2c4f]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=10
912 0 pass [255a8e73]
913 1 pass [7ecf65b2]
914 2 improv [f1eae3a9]
    improvised who=2
915 2 draw:staging [d2bfe8e0]
916 2 bury:miscue [fd16b8e5]
    drew who=2 pile=staging
    buried who=2 pile=staging
917 2 pass [768ea05f]
918 3 improv [c3e7d952]
    improvised who=3
919 3 draw:script [5191d295]
920 3 bury:III.6 [8a7ce809]
    drew who=3 pile=script
    buried who=3 pile=script
921 3 pass [2cb6f694]
922 0 place:seize [625e70aa]
923 1 place:III.9 [4909af79]
924 2 place:villainy [be2aacca]
925 3 place:revive [30328cc9]
    placed-all
926 0 pass [afa96ffd]
927 1 pass [ddb71724]
928 2 pass [f890c8de]
929 3 pass [23bed443]
930 0 reveal [7dd929bb]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
931 0 pass [e4f48b55]
932 1 reveal [45b49c80]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
    got-intrigue who=1 n=1
933 1 pass [9a12018b]
934 2 reveal [80c70350]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
935 2 pass [29de1ab5]
936 3 reveal [5e387337]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
937 3 pass [18998251]
    drew who=3 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=11
938 0 improv [dc0c116d]
    improvised who=0
939 0 draw:script [6be9f40d]
940 0 bury:III.15 [b240401d]
    drew who=0 pile=script
    buried who=0 pile=script
941 0 pass [ea6dda05]
942 1 improv [c4b8d251]
    improvised who=1
943 1 draw:staging [11d833ca]
944 1 bury:take-the-lead [f846a35a]
    drew who=1 pile=staging
    buried who=1 pile=staging
945 1 pass [63165a39]
946 2 pass [b2ea8e7a]
947 3 pass [26a6fc8c]
948 0 place:take-the-lead [9be5ccf2]
949 1 place:no-drama [96cc4cc4]
950 2 place:take-the-lead [01ac5e44]
951 3 place:III.6 [bc29b97a]
    placed-all
952 0 pass [33fa1e0a]
953 1 pass [e3749d1f]
954 2 pass [acc0d97d]
955 3 improv [e5c303e4]
    improvised who=3
956 3 switch:III.7 [c90cfda8]
    switched who=3
957 3 pass [b8a910b6]
958 0 reveal [56d8b1ac]
    turned-up-staging who=0 card=take-the-lead
959 0 play [d94ea0e6]
    aimed who=0 card=take-the-lead whom=3
960 2 let [05880784]
    took-lead who=0 whom=3
961 0 pass [76ec3e09]
962 1 reveal [76ec3991]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
963 1 pass [eba25e20]
964 2 reveal [ff169677]
    turned-up-staging who=2 card=take-the-lead
965 2 exit [3939545a]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
966 2 improv [c6679895]
    improvised who=2
967 2 draw:staging [86ae361f]
968 2 bury:III.8 [27486584]
    drew who=2 pile=staging
    buried who=2 pile=script
969 2 pass [9ff029d0]
970 3 reveal [d2f0eaee]
    turned-up who=3 card=III.7
    played who=3 card=III.7
    failed who=3 card=III.7
971 3 pass [4a4fe4c5]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=12
972 1 pass [6e8703bc]
973 2 pass [b8b71aa3]
974 3 show:exchange [c18db55b]
975 3 at:1 [56418ece]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
976 1 let [673be9d8]
977 3 give:III.6 [7187581e]
    traded who=3 whom=1
978 3 pass [77abb9d5]
979 0 pass [348cfaa7]
980 0 place:seize [8b70b527]
981 1 place:III.3 [548f24f3]
982 2 place:exchange [2ee22b93]
983 3 place:revive [328dc052]
    placed-all
984 1 improv [d0983263]
    improvised who=1
985 1 switch:III.6 [666b541a]
    switched who=1
986 1 pass [d4bf0307]
987 2 pass [fcba1b11]
988 3 pass [b934d160]
989 0 pass [5a4b3ae8]
990 1 reveal [89836734]
    turned-up who=1 card=III.6
991 1 exit [0923daf3]
    exiting who=1 card=III.6
992 2 let [7bc89118]
    got-intrigue who=1 n=1
993 1 pass [33ad64fd]
994 2 reveal [0d55af96]
    turned-up-staging who=2 card=exchange
995 2 play [bb619dca]
996 2 at:1 [0d9567ed]
    aimed who=2 card=exchange whom=1
997 1 let [50e120ba]
998 2 give:take-the-lead [4a60463e]
    traded who=2 whom=1
999 2 pass [157911cc]
1000 3 reveal [d77f30c9]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
1001 3 improv [0d267461]
    improvised who=3
1002 3 draw:staging [80dfec57]
1003 3 bury:take-the-lead [5e67ba38]
    drew who=3 pile=staging
    buried who=3 pile=staging
1004 3 pass [b3ba6539]
1005 0 reveal [9ca20833]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1006 0 pass [6ee2e787]
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    script-empty
    scene-began scene=13
1007 1 pass [04893ac3]
1008 2 improv [bb7b5212]
    improvised who=2
1009 2 bury:III.15 [eab03cd2]
    drew who=2 pile=staging
    buried who=2 pile=script
    script-again
1010 2 pass [809a9f80]
1011 3 pass [7831f1bf]
1012 0 improv [aaddca22]
    improvised who=0
1013 0 draw:staging [21eb86cb]
1014 0 bury:III.13 [bae09f4a]
    drew who=0 pile=staging
    buried who=0 pile=script
1015 0 pass [98afba76]
1016 0 place:III.9 [99bf603a]
1017 1 place:III.3 [17d3fb5d]
1018 2 place:seize [6277d251]
1019 3 place:III.7 [d6abb677]
    placed-all
1020 1 pass [b1bbe5c1]
1021 2 pass [14b5f48c]
1022 3 show:exchange [782136a7]
1023 3 at:1 [2fee6b22]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1024 1 let [26d32966]
1025 3 give:III.5 [02523885]
    traded who=3 whom=1
1026 3 pass [8f277952]
1027 0 pass [84994a5c]
1028 1 show:exchange [8c500193]
1029 1 at:0 [243ecc9a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1030 1 give:seize [b36198e6]
    traded who=1 whom=0
1031 1 reveal [a3754ea0]
    turned-up who=1 card=III.3
1032 1 exit [b9f91320]
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
1033 1 show:no-drama [8c624c8d]
    no-drama who=1
    drew who=1 pile=staging
1034 1 pass [0eb89e37]
1035 2 reveal [c64c6b4b]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1036 2 pass [9fc7dd9c]
1037 3 reveal [0b569aab]
    turned-up who=3 card=III.7
    played who=3 card=III.7
    failed who=3 card=III.7
1038 3 pass [e12b6bf1]
1039 0 show:exchange [8f77a6e3]
1040 0 at:2 [b1e7f70a]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1041 2 let [ad7ae517]
1042 0 give:seize [e41faed3]
    traded who=0 whom=2
1043 0 reveal [48733b53]
    turned-up who=0 card=III.9
1044 0 exit [5f421b46]
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
1045 0 pass [59a43028]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    reshuffled pile=staging n=18
    scene-began scene=14
1046 1 improv [93486e1d]
    improvised who=1
1047 1 draw:staging [4ef15651]
1048 1 bury:villainy [e15004bb]
    drew who=1 pile=staging
    buried who=1 pile=staging
1049 1 pass [c9cd3052]
1050 2 pass [c63d0b47]
1051 3 pass [5f8ead72]
1052 0 pass [c30d6bb7]
1053 0 place:miscue [16304e0e]
1054 1 place:III.5 [8c0e4ece]
1055 2 place:III.15 [a8f20df1]
1056 3 place:take-the-lead [129e3c8f]
    placed-all
1057 1 pass [d2060c77]
1058 2 pass [8ffc0e9a]
1059 3 pass [1802048f]
1060 0 improv [85f950fa]
    improvised who=0
1061 0 switch:miscue [6009e0a8]
    switched who=0
1062 0 pass [b7e9e377]
1063 1 reveal [8fedb10f]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
1064 2 let [e97a79d3]
    got-intrigue who=1 n=1
1065 1 pass [37acd4d7]
1066 2 improv [004a70db]
    improvised who=2
1067 2 draw:script [1eba487b]
1068 2 bury:III.1 [bea5e270]
    drew who=2 pile=script
    buried who=2 pile=script
1069 2 reveal [a57f344f]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    failed who=2 card=III.15
1070 2 pass [57c4a649]
1071 3 reveal [6777bbc5]
    turned-up-staging who=3 card=take-the-lead
1072 3 play [2abe03d0]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
1073 3 pass [d4ca8f7f]
1074 0 reveal [3f63b0a3]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1075 0 pass [7acd9644]
    drew who=3 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
1076 0 pass [cbda7e75]
1077 1 pass [261446c4]
1078 2 pass [36ce651a]
1079 3 pass [4a4ba9cf]
1080 0 place:III.12 [1b6d2a3b]
1081 1 place:take-the-lead [ba18e439]
1082 2 place:III.13 [2de774c7]
1083 3 place:III.1 [85762cc6]
    placed-all
1084 0 pass [71b2ee5a]
1085 1 improv [c7af82ba]
    improvised who=1
1086 1 switch:take-the-lead [6d7d8c81]
    switched who=1
1087 1 pass [0fb11802]
1088 2 pass [93ea542e]
1089 3 pass [ec366b1c]
1090 0 improv [6b2370f3]
    improvised who=0
1091 0 draw:staging [b93d6de5]
1092 0 bury:take-the-lead [18057a60]
    drew who=0 pile=staging
    buried who=0 pile=staging
1093 0 reveal [2849ac81]
    turned-up who=0 card=III.12
1094 0 exit [26d177c3]
    exiting who=0 card=III.12
    got-intrigue who=0 n=1
1095 0 pass [8a5bf415]
1096 1 reveal [e77fc691]
    turned-up-staging who=1 card=take-the-lead
1097 1 play [28b3aa36]
    aimed who=1 card=take-the-lead whom=3
    took-lead who=1 whom=3
1098 1 pass [3508a2d3]
1099 2 reveal [e5996b20]
    turned-up who=2 card=III.13
1100 2 exit [3ef32d67]
    exiting who=2 card=III.13
    got-intrigue who=2 n=1
1101 2 pass [775545ac]
1102 3 reveal [59561b9e]
    turned-up who=3 card=III.1
1103 3 exit [743ff2c4]
    exiting who=3 card=III.1
    got-intrigue who=3 n=1
1104 3 improv [05ca8b30]
    improvised who=3
1105 3 draw:staging [6d699598]
1106 3 bury:take-the-lead [c4f656ea]
    drew who=3 pile=staging
    buried who=3 pile=staging
1107 3 show:exchange [f7545494]
1108 3 at:0 [06f36efb]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1109 0 let [18466329]
1110 3 give:no-drama [ebccd180]
    traded who=3 whom=0
1111 3 pass [00013b41]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
1112 2 pass [d9fa396b]
1113 3 show:exchange [439a263c]
1114 3 at:0 [958e3b10]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1115 0 show:no-drama [6e94e245]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=3 whom=0
1116 3 show:exchange [cfdc7dd3]
1117 3 at:1 [fe7ef356]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1118 3 give:III.15 [cd2d5769]
    traded who=3 whom=1
1119 3 pass [965e7319]
1120 0 pass [7b451e4a]
1121 1 pass [becf7bdf]
1122 0 place:villainy [f7462e69]
1123 1 place:III.8 [4c3eff6d]
1124 2 place:revive [18e9b4c8]
1125 3 place:revive [a1089581]
    placed-all
1126 2 pass [90debbbb]
1127 3 pass [d9b7e327]
1128 0 pass [5da83662]
1129 1 pass [a380a02d]
1130 2 improv [e01bb041]
    improvised who=2
1131 2 draw:staging [2423ecfa]
1132 2 bury-placed [c10f0302]
    drew who=2 pile=staging
    buried who=2 pile=staging
1133 2 reveal [b55a2ea3]
    turned-up-staging who=2 card=take-the-lead
1134 2 exit [7b21c552]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1135 2 pass [666bf864]
1136 3 reveal [80dffafd]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
1137 3 show:no-drama [2dc6f331]
    no-drama who=3
    drew who=3 pile=staging
1138 3 pass [0826bae3]
1139 0 reveal [79bf7e05]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1140 0 improv [d85af6c7]
    improvised who=0
1141 0 draw:staging [48cde1ec]
1142 0 bury:seize [f095ac0e]
    drew who=0 pile=staging
    buried who=0 pile=staging
1143 0 pass [629297e5]
1144 1 reveal [3bd6b23d]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1145 1 pass [cdedba41]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=17
1146 2 improv [c29bce66]
    improvised who=2
1147 2 draw:script [4dc56831]
1148 2 bury:III.5 [91aa8961]
    drew who=2 pile=script
    buried who=2 pile=script
1149 2 pass [2538e54b]
1150 3 pass [a8541c72]
1151 0 pass [28c51ab5]
1152 1 improv [8dc7e7a6]
    improvised who=1
1153 1 draw:staging [b37325b1]
1154 1 bury:III.3 [cf9bec5a]
    drew who=1 pile=staging
    buried who=1 pile=script
1155 1 pass [b03ff215]
1156 0 place:seize [e7840c19]
1157 1 place:villainy [4d957904]
1158 2 place:seize [3ecffa5e]
1159 3 place:III.7 [3217b158]
    placed-all
1160 2 pass [33fde0b6]
1161 3 pass [8936e37a]
1162 0 pass [e4b580fd]
1163 1 show:exchange [c2f54e33]
1164 1 at:3 [c9f430c7]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1165 1 give:take-the-lead [923a3f80]
    traded who=1 whom=3
1166 1 pass [f5838696]
1167 2 reveal [695a8931]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1168 2 pass [7af8e491]
1169 3 reveal [b0c40c7a]
    turned-up who=3 card=III.7
    played who=3 card=III.7
    failed who=3 card=III.7
1170 3 pass [7b02562a]
1171 0 reveal [a8b416d3]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1172 0 pass [dae8573c]
1173 1 reveal [ae754a77]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1174 1 pass [021133e6]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=18
1175 2 improv [14c4dcb9]
    improvised who=2
1176 2 draw:script [1205165b]
1177 2 bury:III.13 [ce059fe8]
    drew who=2 pile=script
    buried who=2 pile=script
1178 2 pass [fc9812b7]
1179 3 pass [fb71c5c5]
1180 0 pass [67977935]
1181 1 pass [9c858884]
1182 0 place:miscue [082b49c4]
1183 1 place:III.15 [0dfda094]
1184 2 place:III.12 [3b5c604d]
1185 3 place:seize [b642751d]
    placed-all
1186 2 pass [6f005ce5]
1187 3 pass [f2329398]
1188 0 pass [a25a1a0c]
1189 1 show:exchange [07655236]
1190 1 at:3 [bcc4af61]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1191 1 give:take-the-lead [d8994bfc]
    traded who=1 whom=3
1192 1 improv [e852c189]
    improvised who=1
1193 1 switch:revive [3590ee10]
    switched who=1
1194 1 pass [d16f8b93]
1195 2 reveal [c60a436a]
    turned-up who=2 card=III.12
1196 2 play [4932ea58]
    played who=2 card=III.12
1197 0 let [c948fcdb]
    scored who=2 card=III.12 n=1
    got-coin who=2 coin=othello
    got-handkerchief who=2
1198 2 pass [f6a8bbd6]
1199 3 reveal [c624393b]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1200 3 improv [a00eb0d9]
    improvised who=3
1201 3 draw:staging [df1081d0]
1202 3 bury:villainy [a65e200c]
    drew who=3 pile=staging
    buried who=3 pile=staging
1203 3 pass [76141eb6]
1204 0 reveal [4941c068]
    turned-up-staging who=0 card=miscue
1205 0 play [14ca9e03]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1206 1 switch:III.8 [54a540a3]
    switched who=1
1207 0 place:take-the-lead [937f306a]
    turned-up-staging who=0 card=take-the-lead
1208 0 improv [fac12785]
    improvised who=0
1209 0 draw:staging [a9631372]
1210 0 bury:III.1 [cac7e0ca]
    drew who=0 pile=staging
    buried who=0 pile=script
1211 0 exit [0835b874]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1212 0 pass [fafceefe]
1213 1 reveal [2edaa1af]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1214 1 pass [5f97ee91]
    drew who=1 pile=staging
    reshuffled pile=staging n=20
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=19
1215 2 show:exchange [a9e36006]
1216 2 at:0 [8a81cf06]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1217 0 let [25545f02]
1218 2 give:seize [823d0402]
    traded who=2 whom=0
1219 2 pass [27c0c3cb]
1220 3 pass [93068883]
1221 0 improv [ae6c7e34]
    improvised who=0
1222 0 draw:script [321c14f4]
1223 0 bury:III.9 [af7b53b1]
    drew who=0 pile=script
    buried who=0 pile=script
1224 0 pass [d5408158]
1225 1 pass [14b8c4f5]
1226 0 place:III.1 [32de7801]
1227 1 place:III.15 [1fdf8a01]
1228 2 place:III.13 [c18e950f]
1229 3 place:III.3 [c68ce5e3]
    placed-all
1230 2 pass [d8d30e6e]
1231 3 pass [2dbfa69a]
1232 0 pass [7a7517e3]
1233 1 improv [7af6e2ac]
    improvised who=1
1234 1 switch:miscue [0a898790]
    switched who=1
1235 1 pass [9430a9b4]
1236 2 reveal [c1cca52a]
    turned-up who=2 card=III.13
1237 2 play [52045f6a]
    played who=2 card=III.13
    scored who=2 card=III.13 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
1238 2 coin:othello [c5edd4f4]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1239 2 improv [6f8e10b4]
    improvised who=2
1240 2 draw:script [3a7cdbbe]
1241 2 bury:III.5 [74c38320]
    drew who=2 pile=script
    buried who=2 pile=script
1242 2 pass [82ebc13e]
1243 3 reveal [96bc69dc]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
    got-intrigue who=3 n=1
1244 3 improv [8b996257]
    improvised who=3
1245 3 draw:staging [8044b2ec]
1246 3 bury:take-the-lead [ebe47660]
    drew who=3 pile=staging
    buried who=3 pile=staging
1247 3 pass [199f3eea]
1248 0 reveal [b6e298db]
    turned-up who=0 card=III.1
1249 0 play [3d32ed41]
    played who=0 card=III.1
    scored who=0 card=III.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1250 0 coin:cassio [ac00cd02]
    used-coin who=0 coin=cassio
1251 0 draw:staging [955389cf]
1252 0 bury:revive [37959131]
    drew who=0 pile=staging
    buried who=0 pile=staging
1253 0 pass [db09c534]
1254 1 reveal [2d2d4462]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1255 1 pass [4120460b]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=20
1256 3 pass [f93ed384]
1257 0 pass [67051b08]
1258 1 pass [2e1a6ce4]
1259 2 show:exchange [d7a8f4d8]
1260 2 at:3 [2fb2e34a]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1261 2 give:no-drama [1b5a5247]
    traded who=2 whom=3
1262 2 pass [f48b43b6]
1263 0 place:seize [e4fb5182]
1264 1 place:villainy [bc5bbbf6]
1265 2 place:III.9 [fb1af2f8]
1266 3 place:take-the-lead [8611625c]
    placed-all
1267 3 pass [10eb7fa2]
1268 0 improv [155d55b5]
    improvised who=0
1269 0 switch:revive [90f9eb69]
    switched who=0
1270 0 pass [ed2cdc05]
1271 1 pass [d97af3d5]
1272 2 pass [b5ccb6f0]
1273 3 reveal [9574fab1]
    turned-up-staging who=3 card=take-the-lead
1274 3 exit [5edf5bce]
    exiting who=3 card=take-the-lead
1275 1 let [0b2a4ac2]
    got-intrigue who=3 n=1
1276 3 pass [fdb1e309]
1277 0 reveal [6759bda2]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1278 1 let [514e92b6]
    got-intrigue who=0 n=1
1279 0 pass [08a9484f]
1280 1 improv [b2b66241]
    improvised who=1
1281 1 draw:staging [af214e74]
1282 1 bury-placed [06b49f8b]
    drew who=1 pile=staging
    buried who=1 pile=staging
1283 1 reveal [0b6aa171]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1284 1 pass [4a41f809]
1285 2 reveal [49e00ec3]
    turned-up who=2 card=III.9
1286 2 exit [654e4f28]
    exiting who=2 card=III.9
    got-intrigue who=2 n=1
1287 2 improv [398aa03f]
    improvised who=2
1288 2 draw:staging [5f4730b2]
1289 2 bury:III.6 [bf2bb2fe]
    drew who=2 pile=staging
    buried who=2 pile=script
1290 2 pass [623a646e]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=21
1291 3 pass [2b46914d]
1292 0 pass [94cfec24]
1293 1 improv [83000396]
    improvised who=1
1294 1 draw:staging [73662e78]
1295 1 bury:revive [a3438059]
    drew who=1 pile=staging
    buried who=1 pile=staging
1296 1 show:exchange [b18a5ed2]
1297 1 at:2 [8c41ea48]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1298 1 give:no-drama [cd3ede8c]
    traded who=1 whom=2
1299 1 pass [7bbece40]
1300 2 pass [b841bf9e]
1301 0 place:seize [89fb9628]
1302 1 place:villainy [e5426041]
1303 2 place:no-drama [b6c5603e]
1304 3 place:no-drama [75a2b890]
    placed-all
1305 3 pass [79db0e89]
1306 0 improv [e8d26ff0]
    improvised who=0
1307 0 switch:III.7 [750febb8]
    switched who=0
1308 0 pass [c1297386]
1309 1 pass [d99dbd0c]
1310 2 pass [e6070f41]
1311 3 improv [eebf6a6f]
    improvised who=3
1312 3 draw:staging [3fd073e9]
1313 3 bury:take-the-lead [d4ecaa98]
    drew who=3 pile=staging
    buried who=3 pile=staging
1314 3 reveal [2a9f414d]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1315 3 pass [1bd9b711]
1316 0 reveal [d14ae209]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    failed who=0 card=III.7
1317 0 pass [4412b6e4]
1318 1 reveal [d340382d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1319 1 pass [ac4bf3ff]
1320 2 reveal [533d6f3c]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1321 2 improv [891bf4ef]
    improvised who=2
1322 2 draw:staging [b9c2459f]
1323 2 bury:take-the-lead [02c900df]
    drew who=2 pile=staging
    buried who=2 pile=staging
1324 2 pass [f5796e6f]
    drew who=2 pile=script
    reshuffled pile=script n=2
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    script-empty
    scene-began scene=22
1325 3 improv [c1aff504]
    improvised who=3
1326 3 bury:miscue [0fc3731a]
    drew who=3 pile=staging
    buried who=3 pile=staging
1327 3 pass [6dacdfee]
1328 0 pass [b5f66f3a]
1329 1 pass [eeedacca]
1330 2 pass [f8c6ecc3]
1331 0 place:seize [5dbf5aac]
1332 1 place:III.5 [3b3d440f]
1333 2 place:III.6 [34c6b0a8]
1334 3 place:no-drama [0107efe2]
    placed-all
1335 3 pass [af3e640c]
1336 0 pass [d372a40a]
1337 1 pass [4ab56d90]
1338 2 pass [6d2f5737]
1339 3 reveal [a1a01701]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1340 3 pass [260b0148]
1341 0 reveal [8c63a598]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1342 0 pass [842e5f72]
1343 1 reveal [f0405921]
    turned-up who=1 card=III.5
1344 1 improv [d07ddfa4]
    improvised who=1
1345 1 bury-placed [44cd7a64]
    drew who=1 pile=staging
    buried who=1 pile=script
    turned-up-staging who=1 card=villainy
    script-again
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1346 1 pass [34fd7034]
1347 2 reveal [a708f295]
    turned-up who=2 card=III.6
    exiting who=2 card=III.6
    got-intrigue who=2 n=1
1348 2 improv [a9ef64cd]
    improvised who=2
1349 2 draw:staging [10bfad61]
1350 2 bury:seize [909b8047]
    drew who=2 pile=staging
    buried who=2 pile=staging
1351 2 pass [36f51570]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=23
1352 3 pass [ec46d5b9]
1353 0 improv [c0ccba6c]
    improvised who=0
1354 0 bury:III.6 [39daff85]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
1355 0 pass [81eeeb06]
1356 1 improv [684b75e6]
    improvised who=1
1357 1 draw:script [be37c213]
1358 1 bury:III.8 [cf4121ef]
    drew who=1 pile=script
    buried who=1 pile=script
1359 1 pass [6010b9bc]
1360 2 pass [71abd5f9]
1361 0 place:take-the-lead [cf58c15e]
1362 1 place:take-the-lead [370bec14]
1363 2 place:exchange [35a0b2f7]
1364 3 place:III.9 [a3d0192f]
    placed-all
1365 3 pass [b5f546eb]
1366 0 pass [a740793a]
1367 1 pass [10e90dff]
1368 2 show:exchange [91a9c637]
1369 2 at:3 [3f5a5100]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1370 3 let [c88d7266]
1371 2 give:take-the-lead [4ffa3ba8]
    traded who=2 whom=3
1372 2 pass [5868865c]
1373 3 improv [5334670d]
    improvised who=3
1374 3 draw:script [4e53edaa]
1375 3 bury-placed [fd0ea6a2]
    drew who=3 pile=script
    buried who=3 pile=script
1376 3 reveal [77d87b37]
    turned-up who=3 card=III.8
1377 3 exit [f8fcc307]
    exiting who=3 card=III.8
    got-intrigue who=3 n=1
1378 3 pass [d279dd09]
1379 0 reveal [7fe48cb9]
    turned-up-staging who=0 card=take-the-lead
1380 0 exit [0ed7a919]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1381 0 pass [45909c13]
1382 1 reveal [879e09b5]
    turned-up-staging who=1 card=take-the-lead
1383 1 play [f2e81b1f]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1384 1 pass [3c4e6670]
1385 2 reveal [4a6f48bf]
    turned-up-staging who=2 card=exchange
1386 2 exit [6609fc53]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
1387 2 pass [f92335f8]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
1388 2 pass [5467567f]
1389 3 pass [3c180928]
1390 0 pass [5a9268e8]
1391 1 pass [2d7df270]
1392 0 place:seize [c142bc71]
1393 1 place:III.15 [d6345a7b]
1394 2 place:III.5 [c98a106d]
1395 3 place:take-the-lead [3e929ed5]
    placed-all
1396 2 improv [261780b1]
    improvised who=2
1397 2 switch:take-the-lead [3b7bd74c]
    switched who=2
1398 2 pass [8d1dae6a]
1399 3 pass [db98d9c9]
1400 0 pass [b7c85162]
1401 1 pass [9cd3d459]
1402 2 reveal [745dc7f8]
    turned-up-staging who=2 card=take-the-lead
1403 2 exit [f2f75009]
    exiting who=2 card=take-the-lead
1404 0 seize [b1382dc1]
1405 3 let [ec814852]
    seized by=0 who=2 card=take-the-lead
    got-spotlight who=0 n=1
1406 3 reveal [d831b935]
    turned-up-staging who=3 card=take-the-lead
1407 3 play [0183e8e6]
    aimed who=3 card=take-the-lead whom=1
1408 0 let [533e7c66]
    took-lead who=3 whom=1
1409 3 improv [2e40a9fd]
    improvised who=3
1410 0 spotlight [35e93960]
    stole-spotlight by=0 who=3
    blocked who=3
1411 3 pass [7ac2327d]
1412 1 reveal [beae4144]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
1413 1 pass [f2344d9a]
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
1414 0 pass [406cfc07]
1415 1 pass [5bf36942]
1416 2 pass [05d249f5]
1417 3 pass [eeac6f7c]
1418 0 place:revive [f3ec1959]
1419 1 place:III.9 [dc85786c]
1420 2 place:III.8 [6bf0b48b]
1421 3 place:revive [d312fab5]
    placed-all
1422 0 pass [96144dfd]
1423 1 pass [1e850410]
1424 2 pass [232c702c]
1425 3 pass [57e71d51]
1426 0 reveal [c055d0ef]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1427 0 pass [3ae18db0]
1428 1 reveal [6c837017]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
    got-intrigue who=1 n=1
1429 1 pass [0bf4349b]
1430 2 reveal [e5125997]
    turned-up who=2 card=III.8
1431 2 exit [81f4918b]
    exiting who=2 card=III.8
    got-intrigue who=2 n=1
1432 2 improv [368ad2fb]
    improvised who=2
1433 2 draw:script [10f4b51c]
1434 2 bury:III.5 [e2055a3c]
    reshuffled pile=script n=2
    drew who=2 pile=script
    buried who=2 pile=script
1435 2 pass [9594480d]
1436 3 reveal [048134b4]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
1437 3 improv [fde633df]
    improvised who=3
1438 3 draw:script [ba4ba19e]
1439 3 bury:III.3 [0fff620c]
    drew who=3 pile=script
    buried who=3 pile=script
1440 3 pass [f4a48e11]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=26
1441 0 pass [504eb32d]
1442 1 pass [c7e936b9]
1443 2 pass [fed048fe]
1444 3 pass [bf5e80a7]
1445 0 place:seize [ca133b34]
1446 1 place:exchange [98523548]
1447 2 place:III.8 [9cda3a17]
1448 3 place:miscue [05612cdf]
    placed-all
1449 0 pass [2d0bbbb9]
1450 1 pass [f91aeae7]
1451 2 pass [e98b003e]
1452 3 pass [840e2643]
1453 0 improv [3aaba793]
    improvised who=0
1454 0 bury:III.3 [a80af4ca]
    drew who=0 pile=staging
    buried who=0 pile=script
1455 0 reveal [7fe163b7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1456 0 pass [a4c2bcbe]
1457 1 improv [d32480e9]
    improvised who=1
1458 1 draw:script [00659e1a]
1459 1 bury:III.6 [34eb07e2]
    drew who=1 pile=script
    buried who=1 pile=script
1460 1 reveal [8f342cb4]
    turned-up-staging who=1 card=exchange
1461 1 exit [9d9673a4]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1462 1 pass [e336c0ea]
1463 2 reveal [c4248bb4]
    turned-up who=2 card=III.8
1464 2 play [969f1f31]
    played who=2 card=III.8
    scored who=2 card=III.8 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1465 2 improv [f7e5d2ac]
    improvised who=2
1466 2 draw:staging [b812cb0d]
1467 2 bury:seize [68e48a84]
    drew who=2 pile=staging
    buried who=2 pile=staging
1468 2 coin:othello [1f6a34a8]
    used-coin-at who=2 coin=othello whom=3
    took-lead who=2 whom=3
1469 2 pass [2f173186]
1470 3 reveal [a30ad16d]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1471 3 improv [b6339444]
    improvised who=3
1472 3 draw:script [29fadad1]
1473 3 bury:III.15 [26aa6772]
    drew who=3 pile=script
    buried who=3 pile=script
1474 3 pass [f1c2e136]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=27
1475 3 pass [7369487e]
1476 0 improv [f62aae40]
    improvised who=0
1477 0 bury:take-the-lead [d103163d]
    drew who=0 pile=staging
    buried who=0 pile=staging
1478 0 pass [ae780271]
1479 1 pass [b4b7215f]
1480 2 pass [0a63a6f7]
1481 0 place:seize [3db7026a]
1482 1 place:III.3 [32c8a238]
1483 2 place:no-drama [1225cb8f]
1484 3 place:III.6 [ff43ffb5]
    placed-all
1485 3 pass [967e7a44]
1486 0 pass [3f95b891]
1487 1 improv [546ebc94]
    improvised who=1
1488 1 switch:III.7 [61de1846]
    switched who=1
1489 1 pass [29e9da9c]
1490 2 pass [84581c2b]
1491 3 reveal [b7a4cc16]
    turned-up who=3 card=III.6
1492 3 exit [159ec4a4]
    exiting who=3 card=III.6
    got-intrigue who=3 n=1
1493 3 improv [559e9679]
    improvised who=3
1494 3 draw:staging [0a407720]
1495 3 bury:III.9 [cc1c7f54]
    drew who=3 pile=staging
    buried who=3 pile=script
1496 3 pass [c4003c2e]
1497 0 reveal [59e87704]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1498 0 pass [e253e798]
1499 1 reveal [28eccba8]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=1
    half-curtain
    got-coin who=1 coin=iago
    got-handkerchief who=1
1500 1 coin:iago [2d62b3dc]
1501 1 wound:iago [77eec774]
    used-iago who=1 character=iago
    wounded who=1 character=iago n=2 total=6
1502 1 pass [26a30bae]
1503 2 reveal [2cce5acc]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1504 2 improv [ecddf77a]
    improvised who=2
1505 2 draw:staging [d7167df6]
1506 2 bury:seize [cf46067f]
    drew who=2 pile=staging
    buried who=2 pile=staging
1507 2 pass [503bce3c]
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=28
1508 3 pass [f954d273]
1509 0 improv [3fa10cfb]
    improvised who=0
1510 0 bury:exchange [70c71976]
    drew who=0 pile=staging
    buried who=0 pile=staging
1511 0 pass [dfff3e44]
1512 1 pass [2b78ced1]
1513 2 show:exchange [5c553380]
1514 2 at:3 [ea041816]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1515 2 give:no-drama [cdbc2b39]
    traded who=2 whom=3
1516 2 pass [acd752d0]
1517 0 place:III.6 [92ac0156]
1518 1 place:III.3 [25b1f620]
1519 2 place:III.5 [882c1016]
1520 3 place:exchange [7bb0782b]
    placed-all
1521 3 pass [cb6fd6e2]
1522 0 pass [370f30f1]
1523 1 pass [ac0fc1f6]
1524 2 pass [28e723b9]
1525 3 reveal [8d03acc2]
    turned-up-staging who=3 card=exchange
1526 3 play [8de7d813]
1527 3 at:0 [40781a6b]
    aimed who=3 card=exchange whom=0
1528 3 give:no-drama [85b08504]
    traded who=3 whom=0
1529 3 pass [1478b99d]
1530 0 reveal [ec86f3d8]
    turned-up who=0 card=III.6
1531 0 exit [f3912c3a]
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
1532 0 pass [741be5ea]
1533 1 reveal [1a04f62e]
    turned-up who=1 card=III.3
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
1534 1 pass [524b0296]
1535 2 reveal [4e186ebb]
    turned-up who=2 card=III.5
1536 2 play [77ebd23b]
    played who=2 card=III.5
    scored who=2 card=III.5 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1537 2 pass [0c0f6fe7]
    drew who=2 pile=staging
    reshuffled pile=script n=2
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
1538 3 pass [6441ff66]
1539 0 show:no-drama [2d38c174]
    no-drama who=0
    drew who=0 pile=staging
1540 0 pass [0fb1d43e]
1541 1 pass [817ee735]
1542 2 improv [2bd96c57]
    improvised who=2
1543 2 draw:script [6fce44b7]
1544 2 bury:III.9 [a05ae61e]
    drew who=2 pile=script
    buried who=2 pile=script
1545 2 pass [8515a889]
1546 0 place:seize [0109cc48]
1547 1 place:villainy [cce415f9]
1548 2 place:III.3 [641f6dbf]
1549 3 place:III.6 [5e19aa81]
    placed-all
1550 3 pass [2209624e]
1551 0 pass [d158e638]
1552 1 improv [1f93f0d1]
    improvised who=1
1553 1 switch:take-the-lead [1744c934]
    switched who=1
1554 1 pass [e2645f29]
1555 2 pass [6bf4df7d]
1556 3 reveal [17eb17f2]
    turned-up who=3 card=III.6
1557 3 play [f41779d6]
    played who=3 card=III.6
    scored who=3 card=III.6 n=1
    got-coin who=3 coin=emilia
    got-handkerchief who=3
1558 3 coin:emilia [86143a08]
    used-coin-at who=3 coin=emilia whom=2
    stole-coin who=3 coin=iago whom=2
1559 3 coin:iago [587a19ea]
1560 3 wound:cassio [2269547c]
    used-iago who=3 character=cassio
    wounded who=3 character=cassio n=1 total=5
1561 3 pass [ab63aed2]
1562 0 reveal [5d40ab11]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1563 0 pass [62851b21]
1564 1 reveal [c6ea43a6]
    turned-up-staging who=1 card=take-the-lead
1565 1 play [3972777c]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1566 1 pass [702b0969]
1567 2 reveal [979152c3]
    turned-up who=2 card=III.3
    exiting who=2 card=III.3
    got-intrigue who=2 n=1
1568 2 pass [7b27d6df]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=30
1569 2 show:exchange [113f5918]
1570 2 at:0 [09f572ab]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1571 0 let [262a3a6b]
1572 2 give:revive [49a53be9]
    traded who=2 whom=0
1573 2 pass [05dc44c7]
1574 3 pass [06ff486e]
1575 0 improv [192a82ca]
    improvised who=0
1576 0 bury:revive [f167daa3]
    drew who=0 pile=staging
    buried who=0 pile=staging
1577 0 pass [2e50fcfd]
1578 1 pass [3c7508f7]
1579 0 place:take-the-lead [dfd4479b]
1580 1 place:villainy [db3a5429]
1581 2 place:villainy [3e21017c]
1582 3 place:no-drama [6390675c]
    placed-all
1583 2 pass [e5ad5039]
1584 3 pass [5b808a7a]
1585 0 pass [b9259a43]
1586 1 pass [82f7aaf0]
1587 2 improv [35ddf857]
    improvised who=2
1588 2 bury:take-the-lead [d9cd74e7]
    drew who=2 pile=staging
    buried who=2 pile=staging
1589 2 reveal [01da6baa]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1590 2 pass [8180ad6e]
1591 3 reveal [f99fbe1c]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1592 3 improv [cc443829]
    improvised who=3
1593 3 bury:III.15 [7817753b]
    drew who=3 pile=staging
    buried who=3 pile=script
1594 3 pass [6d9d08a4]
1595 0 reveal [da341ff1]
    turned-up-staging who=0 card=take-the-lead
1596 0 play [61160cee]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1597 0 pass [3cf55a4f]
1598 1 reveal [1d4dd36b]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1599 1 pass [560a8879]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=2
    drew who=3 pile=staging
    scene-began scene=31
    final-scene
1600 1 improv [935e06ec]
    improvised who=1
1601 1 bury:revive [8aaf8924]
    drew who=1 pile=staging
    buried who=1 pile=staging
1602 1 pass [113f28e5]
1603 2 pass [8d07130e]
1604 3 show:exchange [9ee1c519]
1605 3 at:0 [4e729c8a]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1606 3 give:take-the-lead [b18c7770]
    traded who=3 whom=0
1607 3 pass [12d29ed4]
1608 0 pass [96ef65d8]
1609 0 place:miscue [dad2d8f5]
1610 1 place:miscue [72a40889]
1611 2 place:take-the-lead [25ee94ff]
1612 3 place:take-the-lead [69716e36]
    placed-all
1613 1 pass [5c410179]
1614 2 improv [61b8e9aa]
    improvised who=2
1615 2 switch:villainy [90656b8f]
    switched who=2
1616 2 pass [69bb2b88]
1617 3 show:exchange [9ae8aaa7]
1618 3 at:1 [6ec9725b]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1619 3 give:take-the-lead [6847e90c]
    traded who=3 whom=1
1620 3 pass [43ea5abd]
1621 0 pass [d1d66b7e]
1622 1 reveal [d6faf4c0]
    turned-up-staging who=1 card=miscue
1623 1 exit [2f503d12]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1624 1 pass [91e9aa82]
1625 2 reveal [61ce3fa6]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1626 2 pass [57151b19]
1627 3 reveal [8cb03042]
    turned-up-staging who=3 card=take-the-lead
1628 3 play [909af0e8]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
1629 3 pass [ee0fc92b]
1630 0 reveal [eee51b36]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1631 0 improv [a853b6c6]
    improvised who=0
1632 0 bury:take-the-lead [b6bb4820]
    drew who=0 pile=staging
    buried who=0 pile=staging
1633 0 pass [d4a12e68]
    act-ran-out act=III
    tallied who=0 n=12
    tallied who=1 n=5
    tallied who=2 n=12
    tallied who=3 n=12
    lead-cast who=1
1634 1 discard:take-the-lead [c80600da]
    discarded who=1 card=take-the-lead
1635 2 discard:take-the-lead [1cada84c]
    discarded who=2 card=take-the-lead
    drew who=0 pile=staging
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    act-began act=IV who=1
    scene-began scene=1
1636 2 improv [69ffde50]
    improvised who=2
1637 2 draw:script [b9fd3349]
1638 2 bury:IV.2 [92817b66]
    drew who=2 pile=script
    buried who=2 pile=script
1639 2 pass [a6003ba5]
1640 3 pass [cb5ff251]
1641 0 pass [19afc720]
1642 1 pass [c4a13e22]
1643 0 place:IV.13 [d25b28c7]
1644 1 place:take-the-lead [987e012c]
1645 2 place:IV.15 [4cbad401]
1646 3 place:IV.8 [58a36264]
    placed-all
1647 2 pass [c0091b4e]
1648 3 pass [8bc52486]
1649 0 pass [4fa3d7ef]
1650 1 pass [623d05df]
1651 2 reveal [68facfd2]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
    failed who=2 card=IV.15
1652 2 pass [f8c5c069]
1653 3 reveal [9568d456]
    turned-up who=3 card=IV.8
1654 3 exit [da99a8aa]
    exiting who=3 card=IV.8
1655 1 let [f13f7f78]
    got-intrigue who=3 n=1
1656 3 improv [300d6828]
    improvised who=3
1657 3 draw:script [bb616e38]
1658 3 bury:IV.6 [0b9a404b]
    drew who=3 pile=script
    buried who=3 pile=script
1659 3 pass [ceefe4d3]
1660 0 reveal [fe4594dc]
    turned-up who=0 card=IV.13
1661 0 exit [ecdc1e8d]
    exiting who=0 card=IV.13
1662 1 let [cb13cfe3]
    got-intrigue who=0 n=1
1663 0 pass [c4289a19]
1664 1 improv [d732f42d]
    improvised who=1
1665 1 draw:script [f7c8f942]
1666 1 bury:IV.5 [ae8410cb]
    drew who=1 pile=script
    buried who=1 pile=script
1667 1 reveal [a2197761]
    turned-up-staging who=1 card=take-the-lead
1668 1 exit [b5899369]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1669 1 pass [9fcb2118]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
1670 2 pass [be1cdf3f]
1671 3 pass [d6d342e2]
1672 0 improv [e97cf59b]
    improvised who=0
1673 0 draw:staging [30a5b5e9]
1674 0 bury:IV.1 [82d61287]
    drew who=0 pile=staging
    buried who=0 pile=script
1675 0 pass [73cc3e95]
1676 1 improv [00bfcbce]
    improvised who=1
1677 1 draw:script [a633a065]
1678 1 bury:IV.11 [54fada0d]
    drew who=1 pile=script
    buried who=1 pile=script
1679 1 pass [7c5ad79e]
1680 0 place:exchange [660678da]
1681 1 place:IV.14 [c8ef2d08]
1682 2 place:IV.10 [54912191]
1683 3 place:IV.4 [9f82a4a4]
    placed-all
1684 2 pass [f39529a8]
1685 3 pass [33b7dd0f]
1686 0 pass [739b6338]
1687 1 pass [9b1f3f6c]
1688 2 reveal [c7faf0f4]
    turned-up who=2 card=IV.10
1689 2 play [23fdad92]
    played who=2 card=IV.10
    scored who=2 card=IV.10 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1690 2 coin:othello [9123a8ff]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1691 2 pass [ef573c70]
1692 3 reveal [3d419459]
    turned-up who=3 card=IV.4
    exiting who=3 card=IV.4
    got-intrigue who=3 n=1
1693 3 improv [48815e46]
    improvised who=3
1694 3 draw:staging [f2a1ff07]
1695 3 bury:revive [ffa06d18]
    drew who=3 pile=staging
    buried who=3 pile=staging
1696 3 pass [1750c1c2]
1697 0 reveal [6646b39f]
    turned-up-staging who=0 card=exchange
1698 0 exit [e9cf37f8]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
1699 0 show:no-drama [3388ce81]
    no-drama who=0
    drew who=0 pile=staging
1700 0 pass [0cb70e65]
1701 1 reveal [c036ff7c]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1702 1 pass [a3e95373]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
1703 3 pass [8a9eefc2]
1704 0 pass [5625a2c4]
1705 1 improv [3c95ef5d]
    improvised who=1
1706 1 draw:script [00fcf224]
1707 1 bury:IV.3 [fec7e2d5]
    drew who=1 pile=script
    buried who=1 pile=script
1708 1 show:exchange [e61c1571]
1709 1 at:0 [d6c4a184]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1710 1 give:IV.9 [9d695667]
    traded who=1 whom=0
1711 1 show:exchange [f9cd72be]
1712 1 at:0 [6f6f5529]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1713 1 give:take-the-lead [8b228079]
    traded who=1 whom=0
1714 1 pass [603178c6]
1715 2 pass [e8dc9c5c]
1716 0 place:take-the-lead [795793db]
1717 1 place:IV.12 [1551421d]
1718 2 place:seize [fe04999d]
1719 3 place:seize [3f601a1e]
    placed-all
1720 3 pass [aa7c36ce]
1721 0 pass [a3cb3d9f]
1722 1 pass [09e2b2cf]
1723 2 show:no-drama [4cea1bad]
    no-drama who=2
    drew who=2 pile=staging
1724 2 pass [2c203edf]
1725 3 reveal [18a30d8b]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1726 3 improv [831fec0a]
    improvised who=3
1727 3 draw:staging [e4a720ba]
1728 3 bury:miscue [3aefba47]
    drew who=3 pile=staging
    buried who=3 pile=staging
1729 3 pass [2df6b0ae]
1730 0 reveal [3a5c6261]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1731 0 pass [cf157ba3]
1732 1 reveal [cb1239ee]
    turned-up who=1 card=IV.12
1733 1 play [6b6baf28]
    played who=1 card=IV.12
    scored who=1 card=IV.12 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1734 1 pass [81531948]
1735 2 reveal [b5da6049]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1736 2 coin:emilia [b5b69f00]
    used-coin-at who=2 coin=emilia whom=1
1737 1 let [f729bae8]
    stole-coin who=2 coin=desdemona whom=1
1738 2 pass [c3605863]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=4
1739 3 pass [d648f741]
1740 0 pass [ccaf6fa1]
1741 1 pass [226d1b7b]
1742 2 pass [ed8d34bf]
1743 0 place:revive [e8b8ace1]
1744 1 place:IV.9 [bbfab226]
1745 2 place:take-the-lead [f7056efb]
1746 3 place:take-the-lead [6b2b0834]
    placed-all
1747 3 pass [18db5863]
1748 0 pass [c74cdecf]
1749 1 pass [7822ac71]
1750 2 improv [962ef769]
    improvised who=2
1751 2 switch:revive [e205a575]
    switched who=2
1752 2 coin:desdemona [a8847a04]
    no-drama-coin who=2
1753 2 pass [bd4669f8]
1754 3 reveal [8f03f992]
    turned-up-staging who=3 card=take-the-lead
    exiting who=3 card=take-the-lead
1755 0 let [23092141]
1756 1 let [4b5f318a]
    got-intrigue who=3 n=1
1757 3 pass [207edb32]
1758 0 reveal [f8e3ae65]
    turned-up-staging who=0 card=revive
1759 0 exit [b3185928]
    exiting who=0 card=revive
1760 1 let [c926def7]
    got-intrigue who=0 n=1
1761 0 pass [54633c78]
1762 1 show:no-drama [72e3af4c]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=19
1763 1 reveal [58ceeed8]
    turned-up who=1 card=IV.9
1764 1 play [0e133e02]
    played who=1 card=IV.9
    scored who=1 card=IV.9 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1765 1 pass [df018b7a]
1766 2 reveal [cd20d92f]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1767 2 pass [0e1fadce]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=5
    drew who=1 pile=staging
    scene-began scene=5
1768 3 improv [26d8bfde]
    improvised who=3
1769 3 draw:script [36d7ec62]
1770 3 bury:IV.6 [b21174fa]
    drew who=3 pile=script
    buried who=3 pile=script
1771 3 pass [62e1ea36]
1772 0 pass [eef2d20e]
1773 1 pass [ac4da5ce]
1774 2 pass [cda5f8b0]
1775 0 place:IV.3 [203e565b]
1776 1 place:miscue [68523909]
1777 2 place:take-the-lead [e81ed60d]
1778 3 place:villainy [e707deb3]
    placed-all
1779 3 pass [2914664d]
1780 0 pass [4d11fc9d]
1781 1 improv [346ba88f]
    improvised who=1
1782 1 switch:take-the-lead [9d76b0a3]
    switched who=1
1783 1 coin:othello [d29e0f43]
    used-coin-at who=1 coin=othello whom=2
1784 2 let [85e80aea]
    took-lead who=1 whom=2
1785 1 pass [0c34fc4f]
1786 2 pass [2b876566]
1787 2 reveal [cb576b06]
    turned-up-staging who=2 card=take-the-lead
1788 2 improv [4adb7ec3]
    improvised who=2
1789 2 draw:script [0f4b43ed]
1790 2 bury:IV.2 [e7cf6183]
    drew who=2 pile=script
    buried who=2 pile=script
1791 2 exit [178f183e]
    exiting who=2 card=take-the-lead
1792 0 let [8e70d246]
    got-intrigue who=2 n=1
1793 2 pass [e8e11ae0]
1794 3 reveal [29ef083e]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
1795 0 let [7d7c81d7]
    got-intrigue who=3 n=1
1796 3 pass [3dc94b1a]
1797 0 improv [5dd2f175]
    improvised who=0
1798 0 draw:staging [474b2012]
1799 0 bury:IV.5 [3d0d9eca]
    drew who=0 pile=staging
    buried who=0 pile=script
1800 0 reveal [c45a0cac]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    failed who=0 card=IV.3
1801 0 show:exchange [88e9f7b9]
1802 0 at:3 [10d2091a]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1803 3 let [9434f4c1]
1804 0 give:seize [1e946cff]
    traded who=0 whom=3
1805 0 pass [e00dd9b8]
1806 1 reveal [d79050e1]
    turned-up-staging who=1 card=take-the-lead
1807 1 play [1838bbff]
1808 1 at:2 [cd28d3db]
    giving who=1 card=take-the-lead whom=2
1809 2 let [86674c63]
    gave-lead who=1 whom=2
1810 1 pass [bf1b63dd]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=6
1811 3 pass [fa93f3ba]
1812 0 improv [cfb42b4f]
    improvised who=0
1813 0 draw:staging [992426e8]
1814 0 bury:villainy [52f6aae3]
    drew who=0 pile=staging
    buried who=0 pile=staging
1815 0 pass [db910a8d]
1816 1 pass [20580c82]
1817 2 pass [86b48b97]
1818 0 place:villainy [9e2fd134]
1819 1 place:IV.13 [a4475e01]
1820 2 place:IV.8 [4a23a455]
1821 3 place:IV.11 [e36b86cf]
    placed-all
1822 3 improv [2542559f]
    improvised who=3
1823 3 switch:IV.4 [4c715559]
    switched who=3
1824 3 pass [2f3c1b93]
1825 0 pass [9b2004ad]
1826 1 pass [ecaff1a6]
1827 2 improv [9765f599]
    improvised who=2
1828 2 switch:seize [aa36e76f]
    switched who=2
1829 2 pass [1e465b63]
1830 3 reveal [5b76fb6c]
    turned-up who=3 card=IV.4
    exiting who=3 card=IV.4
    got-intrigue who=3 n=1
1831 3 pass [783a7b9a]
1832 0 reveal [27222b61]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1833 0 pass [3023c299]
1834 1 reveal [7d167144]
    turned-up who=1 card=IV.13
1835 1 play [fbe3b440]
    played who=1 card=IV.13
    scored who=1 card=IV.13 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
1836 1 improv [499d3cf4]
    improvised who=1
1837 1 draw:script [7fed9401]
1838 1 bury:IV.7 [3cec7bb1]
    drew who=1 pile=script
    buried who=1 pile=script
1839 1 coin:roderigo [d4f67929]
1840 1 at:2 [6af91f64]
    used-coin-at who=1 coin=roderigo whom=2
1841 1 give:miscue [5ef62666]
    traded who=1 whom=2
1842 1 pass [f96962c3]
1843 2 reveal [d4b71f65]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1844 2 pass [4681d291]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=7
1845 3 improv [a7f66bb9]
    improvised who=3
1846 3 draw:script [2c99f6f5]
1847 3 bury:IV.14 [fc331253]
    drew who=3 pile=script
    buried who=3 pile=script
1848 3 pass [ca9b147a]
1849 0 pass [5b218a9e]
1850 1 pass [d990a29c]
1851 2 pass [53722e3f]
1852 0 place:seize [4a5fc655]
1853 1 place:revive [00099ad9]
1854 2 place:IV.8 [5dd5dc9f]
1855 3 place:revive [c5c50e73]
    placed-all
1856 3 pass [8d869ce5]
1857 0 pass [fb94f02b]
1858 1 pass [961374fb]
1859 2 pass [d122d81b]
1860 3 reveal [83398413]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
1861 0 seize [2927dd32]
1862 2 let [2c2d223d]
    seized by=0 who=3 card=revive
    got-spotlight who=0 n=1
1863 1 reveal [2cc6001b]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
1864 2 let [321f8954]
    got-intrigue who=1 n=1
1865 1 pass [a6a348a8]
1866 2 reveal [03cd02ae]
    turned-up who=2 card=IV.8
1867 2 exit [9a04524d]
    exiting who=2 card=IV.8
    got-intrigue who=2 n=1
1868 2 pass [49aadaf2]
    drew who=2 pile=staging
1869 3 draw:staging [24707174]
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=8
1870 3 pass [6f29fee5]
1871 0 pass [1d1d8bdc]
1872 1 improv [6bc36c85]
    improvised who=1
1873 0 let [1c4a9620]
1874 1 draw:staging [2b1fb1da]
1875 1 bury:take-the-lead [a6bc444a]
    drew who=1 pile=staging
    buried who=1 pile=staging
1876 1 pass [386ab09d]
1877 2 pass [f1e3b644]
1878 0 place:take-the-lead [73ad3bb9]
1879 1 place:IV.15 [c25d46f7]
1880 2 place:take-the-lead [02917896]
1881 3 place:seize [71b82091]
    placed-all
1882 3 pass [8c54784d]
1883 0 pass [ebf95095]
1884 1 pass [31e131ff]
1885 2 pass [7abb3be6]
1886 3 reveal [a4bdf951]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1887 3 show:no-drama [5e3d0d98]
    no-drama who=3
    drew who=3 pile=staging
1888 3 pass [c5d37867]
1889 0 reveal [4210e36c]
    turned-up-staging who=0 card=take-the-lead
1890 0 exit [1232f237]
    exiting who=0 card=take-the-lead
1891 2 let [acc0d18e]
    got-intrigue who=0 n=1
1892 0 improv [c3ec2b39]
    improvised who=0
1893 0 draw:staging [9138bfe4]
1894 0 bury:miscue [b8e3e6be]
    drew who=0 pile=staging
    buried who=0 pile=staging
1895 0 show:exchange [63c8aa94]
1896 0 at:2 [3dccba3d]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1897 2 let [642471c7]
1898 0 give:exchange [948e1613]
    traded who=0 whom=2
1899 0 pass [060ac9df]
1900 1 reveal [650b9633]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1901 1 pass [c3140943]
1902 2 improv [324eaa6f]
    improvised who=2
1903 0 spotlight [e18592b7]
    stole-spotlight by=0 who=2
1904 2 let [8cc8708d]
    blocked who=2
1905 2 reveal [44eb5dd6]
    turned-up-staging who=2 card=take-the-lead
1906 2 exit [b75b4a60]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1907 2 pass [93dbd03c]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    scene-began scene=9
1908 3 pass [7ecfcd5b]
1909 0 pass [673496ca]
1910 1 show:exchange [a094df2d]
1911 1 at:0 [cc3fd388]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1912 1 give:exchange [1226736a]
    traded who=1 whom=0
1913 1 pass [9898f7b7]
1914 2 show:exchange [2d0e63a7]
1915 2 at:1 [f0c5c421]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1916 2 give:IV.3 [8d40b2dd]
    traded who=2 whom=1
1917 2 show:no-drama [b5e84660]
    no-drama who=2
    drew who=2 pile=staging
1918 2 improv [ef11afb7]
    improvised who=2
1919 2 draw:staging [481e3314]
1920 2 bury:IV.4 [a53c0045]
    drew who=2 pile=staging
    buried who=2 pile=script
1921 2 pass [8737b95e]
1922 0 place:IV.5 [c258fc5f]
1923 1 place:IV.3 [7ec1c611]
1924 2 place:take-the-lead [2356692a]
1925 3 place:IV.8 [8e833eb2]
    placed-all
1926 3 pass [9f3906ac]
1927 0 pass [c2a8837d]
1928 1 pass [2fb95968]
1929 2 pass [773253fe]
1930 3 reveal [637641b9]
    turned-up who=3 card=IV.8
1931 3 exit [180e64eb]
    exiting who=3 card=IV.8
    got-intrigue who=3 n=1
1932 3 pass [0ac78a57]
1933 0 show:exchange [d3dfaa1b]
1934 0 at:3 [80492192]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1935 3 let [616a61d3]
1936 0 give:IV.2 [264b5091]
    traded who=0 whom=3
1937 0 reveal [2e9050c5]
    turned-up who=0 card=IV.5
1938 0 play [9d33da36]
    played who=0 card=IV.5
    scored who=0 card=IV.5 n=1
1939 3 let [b43fd1dc]
    got-handkerchief who=0
1940 0 pass [c85c74d8]
1941 1 reveal [10bd1d0b]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    failed who=1 card=IV.3
1942 1 pass [6990cc24]
1943 2 reveal [acb0abe2]
    turned-up-staging who=2 card=take-the-lead
1944 2 exit [3e1449c1]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1945 2 pass [1ed55937]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    drew who=1 pile=staging
    scene-began scene=10
1946 3 pass [6d2d6f7c]
1947 0 pass [e253353a]
1948 1 pass [9c3ae503]
1949 2 improv [66c3930c]
    improvised who=2
1950 2 draw:staging [f5505358]
1951 2 bury:IV.15 [cb4419a7]
    drew who=2 pile=staging
    buried who=2 pile=script
1952 2 pass [d28b0c8e]
1953 0 place:villainy [00318516]
1954 1 place:IV.14 [b02bf8f9]
1955 2 place:IV.1 [79a93b5e]
1956 3 place:seize [8b6a1096]
    placed-all
1957 3 pass [a52b526d]
1958 0 pass [6dca8406]
1959 1 pass [ea6b249e]
1960 2 show:exchange [b769f92d]
1961 2 at:3 [ec065e8b]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1962 3 let [188a0bdb]
1963 2 give:villainy [f6ca6f0a]
    traded who=2 whom=3
1964 2 pass [7614ddd6]
1965 3 improv [2cc1a780]
    improvised who=3
1966 3 draw:staging [d205bc44]
1967 3 bury:IV.2 [d283ccbe]
    drew who=3 pile=staging
    buried who=3 pile=script
1968 3 reveal [ca2c8853]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1969 3 pass [efdcd272]
1970 0 reveal [c30579f1]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1971 0 improv [89c6e472]
    improvised who=0
1972 0 draw:script [bfc4152c]
1973 0 bury:IV.7 [5a472808]
    drew who=0 pile=script
    buried who=0 pile=script
1974 0 pass [f5a84d64]
1975 1 reveal [6005d484]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1976 1 pass [131ed262]
1977 2 reveal [92358908]
    turned-up who=2 card=IV.1
1978 2 play [083fdd88]
    played who=2 card=IV.1
    scored who=2 card=IV.1 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1979 2 coin:iago [36c35526]
1980 2 wound:othello [20e4c862]
    used-iago who=2 character=othello
    wounded who=2 character=othello n=2 total=6
1981 2 pass [9a73f0fb]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=11
1982 3 pass [d08b29cd]
1983 0 pass [fbed7f21]
1984 1 pass [abba4d7f]
1985 2 improv [3f6d2614]
    improvised who=2
1986 2 draw:staging [d76fadfa]
1987 2 bury:miscue [cccfe84b]
    drew who=2 pile=staging
    buried who=2 pile=staging
1988 2 pass [681be20b]
1989 0 place:IV.4 [0e236656]
1990 1 place:IV.6 [99bda266]
1991 2 place:IV.11 [19e2754f]
1992 3 place:take-the-lead [b8d100bc]
    placed-all
1993 3 pass [2f8ecdde]
1994 0 pass [762a705f]
1995 1 pass [fba0703e]
1996 2 pass [ecd9d972]
1997 3 improv [89ab698e]
    improvised who=3
1998 3 draw:script [81483cf6]
1999 3 bury:IV.15 [1ad2235c]
    drew who=3 pile=script
    buried who=3 pile=script
2000 3 reveal [f753401f]
    turned-up-staging who=3 card=take-the-lead
2001 3 exit [57a78c08]
    exiting who=3 card=take-the-lead
2002 1 let [059d9743]
    got-intrigue who=3 n=1
2003 3 pass [bd320b1b]
2004 0 reveal [08c9f12b]
    turned-up who=0 card=IV.4
    exiting who=0 card=IV.4
2005 1 let [0e714b85]
    got-intrigue who=0 n=1
2006 0 pass [6f12abd3]
2007 1 reveal [813c2eac]
    turned-up who=1 card=IV.6
2008 1 improv [d907b8e6]
    improvised who=1
2009 1 draw:script [ed38941f]
2010 1 bury-placed [49abe116]
    drew who=1 pile=script
    buried who=1 pile=script
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
2011 1 pass [486b35d7]
2012 2 show:exchange [341b05c8]
2013 2 at:1 [0d51e34d]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2014 2 give:miscue [cde0f92f]
    traded who=2 whom=1
2015 2 reveal [e52a7070]
    turned-up who=2 card=IV.11
    exiting who=2 card=IV.11
    got-intrigue who=2 n=1
2016 2 show:no-drama [d44d7754]
    no-drama who=2
    drew who=2 pile=staging
2017 2 pass [415d2459]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=6
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
2018 3 improv [4c599585]
    improvised who=3
2019 3 draw:staging [d7101c59]
2020 3 bury:revive [09a061b9]
    drew who=3 pile=staging
    buried who=3 pile=staging
2021 3 pass [58d1f368]
2022 0 improv [3ff681ac]
    improvised who=0
2023 0 draw:staging [3ecd9ca9]
2024 0 bury:miscue [542e0592]
    drew who=0 pile=staging
    buried who=0 pile=staging
2025 0 show:exchange [67e828e2]
2026 0 at:3 [423cd4fa]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
2027 0 give:IV.2 [f2b4597e]
    traded who=0 whom=3
2028 0 pass [dcf1636e]
2029 1 pass [a1a45e75]
2030 2 pass [125ae9ac]
2031 0 place:take-the-lead [9bee87e2]
2032 1 place:seize [96d78346]
2033 2 place:villainy [a5204cee]
2034 3 place:IV.6 [9ba88bb2]
    placed-all
2035 3 pass [ef6d8ded]
2036 0 show:exchange [f7a4bbd0]
2037 0 at:2 [6b2319e6]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2038 0 give:revive [16dfaffd]
    traded who=0 whom=2
2039 0 pass [db403bd7]
2040 1 pass [08c28823]
2041 2 pass [50bd7355]
2042 3 reveal [de71f903]
    turned-up who=3 card=IV.6
    exiting who=3 card=IV.6
    got-intrigue who=3 n=1
2043 3 pass [0b86b253]
2044 0 reveal [abe08447]
    turned-up-staging who=0 card=take-the-lead
2045 0 play [6d79b3c7]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
2046 0 pass [655989f1]
2047 1 reveal [c9754cfd]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2048 1 show:no-drama [43619c81]
    no-drama who=1
    drew who=1 pile=staging
2049 1 pass [7407878a]
2050 2 show:exchange [d6e48b1c]
2051 2 at:0 [ae08b844]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2052 2 give:seize [7b170ea8]
    traded who=2 whom=0
2053 2 reveal [0493bf52]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2054 2 pass [154c1469]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=13
2055 1 pass [f249bbf5]
2056 2 improv [b3b68b14]
    improvised who=2
2057 2 draw:script [ea070f64]
2058 2 bury:IV.3 [da38af9a]
    drew who=2 pile=script
    buried who=2 pile=script
2059 2 pass [de35f57d]
2060 3 pass [610a59f9]
2061 0 pass [2b596e16]
2062 0 place:take-the-lead [e602fd9f]
2063 1 place:seize [7f5ddd3f]
2064 2 place:IV.4 [cfdbfe88]
2065 3 place:villainy [c5b84eaa]
    placed-all
2066 1 pass [cbeb9111]
2067 2 pass [1a65dbc9]
2068 3 improv [48581aae]
    improvised who=3
2069 3 switch:IV.2 [6f588123]
    switched who=3
2070 3 pass [ab576a9b]
2071 0 pass [7e92b613]
2072 1 reveal [9f0c3b82]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2073 1 improv [f91e925c]
    improvised who=1
2074 1 draw:staging [e68415ce]
2075 1 bury:miscue [fdb920a0]
    drew who=1 pile=staging
    buried who=1 pile=staging
2076 1 pass [b5de16c8]
2077 2 reveal [9cef6029]
    turned-up who=2 card=IV.4
    exiting who=2 card=IV.4
    got-intrigue who=2 n=1
2078 2 pass [fbaf8663]
2079 3 reveal [a00eaac0]
    turned-up who=3 card=IV.2
    exiting who=3 card=IV.2
    got-intrigue who=3 n=1
2080 3 pass [cf904db2]
2081 0 reveal [0b3a8b58]
    turned-up-staging who=0 card=take-the-lead
2082 0 play [3db4c885]
2083 0 at:2 [8657fe57]
    giving who=0 card=take-the-lead whom=2
2084 2 let [7d983242]
    gave-lead who=0 whom=2
2085 0 pass [64de2f62]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=14
2086 3 improv [1cec440a]
    improvised who=3
2087 3 draw:staging [ed5fb351]
2088 3 bury:villainy [f8baecb5]
    drew who=3 pile=staging
    buried who=3 pile=staging
2089 3 pass [5968fe12]
2090 0 pass [ac50ac58]
2091 1 pass [760ff4c4]
2092 2 pass [30fad5bd]
2093 0 place:seize [acd06795]
2094 1 place:take-the-lead [406254e3]
2095 2 place:seize [3e257353]
2096 3 place:IV.7 [186f7806]
    placed-all
2097 3 pass [7e7b76e4]
2098 0 pass [4d5f304b]
2099 1 pass [e2f7c2ee]
2100 2 pass [e75465e8]
2101 3 reveal [e678e2f3]
    turned-up who=3 card=IV.7
2102 3 exit [8b4478c4]
    exiting who=3 card=IV.7
2103 2 seize [29a3e0e1]
    seized by=2 who=3 card=IV.7
    scored who=2 card=IV.7 n=1
    wounded who=2 character=desdemona n=1 total=5
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2104 2 coin:othello [6c8a31bc]
2105 2 at:3 [661a7dae]
    giving-by-coin who=2 coin=othello whom=3
    gave-lead who=2 whom=3
2106 0 reveal [aa498fe4]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2107 0 pass [53774eff]
2108 1 reveal [7c6f4b79]
    turned-up-staging who=1 card=take-the-lead
2109 1 exit [f2d1e67f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2110 1 improv [ca068d33]
    improvised who=1
2111 1 draw:script [1e5d009f]
2112 1 bury:IV.8 [bfa77c21]
    drew who=1 pile=script
    buried who=1 pile=script
2113 1 pass [640c5be0]
2114 3 draw:staging [1b911f76]
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=19
    scene-began scene=15
2115 0 pass [127db8dd]
2116 1 pass [4818e358]
2117 2 pass [42eb4287]
2118 3 pass [78aeefc7]
2119 0 place:IV.14 [7e1c6773]
2120 1 place:IV.3 [9d2ada26]
2121 2 place:miscue [208a7188]
2122 3 place:miscue [4dc4df3f]
    placed-all
2123 0 pass [310d804c]
2124 1 pass [8694f60c]
2125 2 pass [7f8eef2c]
2126 3 pass [71ca42a0]
2127 0 improv [1d3ee0a8]
    improvised who=0
2128 0 draw:script [2c0396c6]
2129 0 bury:IV.15 [75e2fe4d]
    drew who=0 pile=script
    buried who=0 pile=script
2130 0 reveal [215374ee]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
2131 2 let [41ddfff6]
    got-intrigue who=0 n=1
2132 0 pass [d64cf7a4]
2133 1 reveal [13e2eb8a]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
2134 2 let [0b0d3ade]
    failed who=1 card=IV.3
2135 1 pass [ef6713b1]
2136 2 reveal [8b3d09b8]
    turned-up-staging who=2 card=miscue
2137 2 play [60588e17]
    aimed who=2 card=miscue whom=3
    must-switch whom=3
    drew who=2 pile=staging
2138 3 switch:miscue [96f82071]
    switched who=3
2139 2 place:villainy [e94fc451]
    turned-up-staging who=2 card=villainy
2140 2 exit [d7197720]
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2141 2 pass [82923dbd]
2142 3 reveal [07e82b02]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2143 3 improv [06a95ac7]
    improvised who=3
2144 3 draw:staging [8b87db6b]
2145 3 bury:take-the-lead [a3a5e252]
    drew who=3 pile=staging
    buried who=3 pile=staging
2146 3 pass [dbf69494]
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=2
    scene-began scene=16
2147 0 pass [016d2401]
2148 1 pass [b25b3b7c]
2149 2 pass [e0dbe9fd]
2150 3 pass [853547fa]
2151 0 place:seize [c17e70e8]
2152 1 place:IV.11 [cd28d743]
2153 2 place:seize [b84c6159]
2154 3 place:no-drama [ba6f6050]
    placed-all
2155 0 improv [5a0eb5aa]
    improvised who=0
2156 0 switch:IV.4 [b7dfc633]
    switched who=0
2157 0 pass [44879065]
2158 1 pass [ee54b262]
2159 2 pass [c8c026d9]
2160 3 pass [8a53e95f]
2161 0 reveal [a460f3ad]
    turned-up who=0 card=IV.4
    exiting who=0 card=IV.4
2162 2 let [8b714307]
    got-intrigue who=0 n=1
2163 0 pass [f91e185e]
2164 1 reveal [6fc54b83]
    turned-up who=1 card=IV.11
2165 1 play [26ce01d8]
    played who=1 card=IV.11
2166 2 seize [910ac9f2]
    seized by=2 who=1 card=IV.11
    scored who=2 card=IV.11 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
2167 3 reveal [a2532157]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
2168 3 pass [38a3aa73]
    drew who=3 pile=script
    drew who=0 pile=staging
2169 1 draw:script [1bfa6b2f]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=staging
    scene-began scene=17
2170 0 pass [447d62c8]
2171 1 pass [c12edbb2]
2172 2 show:exchange [8bb8120b]
2173 2 at:3 [ea93ec6d]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
2174 3 let [9e0e6660]
2175 2 give:villainy [5a67c9ac]
    traded who=2 whom=3
2176 2 pass [1b11c7fd]
2177 3 pass [0a12e7a7]
2178 0 place:seize [e6af7195]
2179 1 place:villainy [b77b8d99]
2180 2 place:IV.2 [e9825ca9]
2181 3 place:miscue [b2fe2539]
    placed-all
2182 0 improv [f2b7e50c]
    improvised who=0
2183 0 switch:take-the-lead [6dc5398f]
    switched who=0
2184 0 pass [4b11009d]
2185 1 pass [2ea9f240]
2186 2 improv [62da9af3]
    improvised who=2
2187 2 switch:IV.15 [8edace93]
    switched who=2
2188 2 pass [9fdba402]
2189 3 pass [dc51619e]
2190 0 reveal [d390ca61]
    turned-up-staging who=0 card=take-the-lead
2191 0 exit [d8f52550]
    exiting who=0 card=take-the-lead
2192 2 let [d64ae969]
2193 3 let [d57dfab2]
    got-intrigue who=0 n=1
2194 0 pass [5db2273f]
2195 1 reveal [daf3605f]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
2196 2 let [76c352cf]
2197 3 let [9cc1e8f7]
    got-intrigue who=1 n=1
2198 1 pass [f9913b3e]
2199 2 reveal [4a32fdec]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
    failed who=2 card=IV.15
2200 2 pass [bfee2a28]
2201 3 improv [2baa115d]
    improvised who=3
2202 3 draw:script [22e48621]
2203 3 bury:IV.14 [ee45587b]
    drew who=3 pile=script
    buried who=3 pile=script
2204 3 reveal [ad197130]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2205 3 pass [d7fc18c0]
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
2206 0 pass [4f6cfce8]
2207 1 show:exchange [633dd34a]
2208 1 at:3 [e4e4331b]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
2209 3 let [eb3fee91]
2210 1 give:IV.6 [fdd3ab9a]
    traded who=1 whom=3
2211 1 improv [27c0c4e3]
    improvised who=1
2212 1 bury:take-the-lead [7d470243]
    drew who=1 pile=staging
    buried who=1 pile=staging
2213 1 pass [6822bff0]
2214 2 pass [efa0cd54]
2215 3 improv [995a4b81]
    improvised who=3
2216 3 bury:IV.4 [6066f612]
    drew who=3 pile=staging
    buried who=3 pile=script
    script-again
2217 3 pass [dd31a7e0]
2218 0 place:seize [ab1f92c9]
2219 1 place:exchange [e43b549b]
2220 2 place:revive [43726ded]
2221 3 place:villainy [7b231500]
    placed-all
2222 0 improv [5b7fcb37]
    improvised who=0
2223 0 switch:IV.15 [d721c3a6]
    switched who=0
2224 0 pass [49137880]
2225 1 pass [b948d869]
2226 2 show:no-drama [5c021485]
    no-drama who=2
    drew who=2 pile=staging
2227 2 pass [babd0d94]
2228 3 pass [12dd3fef]
2229 0 reveal [ccf6f775]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
2230 0 pass [0baf9f35]
2231 1 reveal [4a08ba00]
    turned-up-staging who=1 card=exchange
2232 1 exit [242350f4]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
2233 1 pass [88e224e3]
2234 2 reveal [f59d9e3a]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2235 2 pass [b8332c73]
2236 3 reveal [25a0458c]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
2237 3 pass [79fd772f]
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    scene-began scene=19
2238 0 show:exchange [67a6e32e]
2239 0 at:2 [e2c238a8]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2240 2 let [bb29dded]
2241 0 give:IV.8 [3876c925]
    traded who=0 whom=2
2242 0 pass [f1243baf]
2243 1 improv [35281118]
    improvised who=1
2244 1 bury:revive [f7a7497d]
    drew who=1 pile=staging
    buried who=1 pile=staging
2245 1 pass [c067ad15]
2246 2 pass [6b346b87]
2247 3 pass [ebf6ee7b]
2248 0 place:seize [b497851f]
2249 1 place:IV.3 [74044f7b]
2250 2 place:IV.8 [b3367111]
2251 3 place:IV.4 [6749f2e9]
    placed-all
2252 0 pass [aa677d23]
2253 1 pass [447b64d7]
2254 2 pass [bd597267]
2255 3 pass [128c35df]
2256 0 show:exchange [438b4726]
2257 0 at:1 [31425249]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2258 2 let [a786a2f6]
2259 3 let [a71befb9]
2260 0 give:take-the-lead [847ab391]
    traded who=0 whom=1
2261 0 reveal [71c9567a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2262 0 improv [5cfe458b]
    improvised who=0
2263 0 bury:take-the-lead [285acfdb]
    drew who=0 pile=staging
    buried who=0 pile=staging
2264 0 pass [d31cca54]
2265 1 reveal [c6c286ea]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
2266 2 let [2a9aa0ae]
2267 3 let [88e420f0]
    scored who=1 card=IV.3 n=1
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2268 1 coin:iago [dd55b835]
2269 1 wound:desdemona [88c7ca73]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=2 total=5
2270 1 pass [b4aa1e3a]
2271 2 reveal [0acaeee9]
    turned-up who=2 card=IV.8
2272 2 exit [8e950fa1]
    exiting who=2 card=IV.8
2273 3 let [afc699f3]
    got-intrigue who=2 n=1
2274 2 improv [908d2f8c]
    improvised who=2
2275 2 draw:staging [3ceae61e]
2276 2 bury:revive [7667751c]
    drew who=2 pile=staging
    buried who=2 pile=staging
    reshuffled pile=script n=1
    script-again
2277 2 pass [f783cee1]
2278 3 improv [247e73c0]
    improvised who=3
2279 3 draw:staging [ecf4952c]
2280 3 bury:IV.6 [b2f0babd]
    drew who=3 pile=staging
    buried who=3 pile=script
2281 3 reveal [9459d10f]
    turned-up who=3 card=IV.4
2282 3 play [3f47efe2]
    played who=3 card=IV.4
    scored who=3 card=IV.4 n=1
    got-intrigue who=3 n=2
2283 3 pass [c65b5c74]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    scene-began scene=20
2284 0 pass [e4ad3ca2]
2285 1 pass [bb6a19be]
2286 2 pass [b5fbef04]
2287 3 pass [e44e6a0f]
2288 0 place:IV.8 [093de6a1]
2289 1 place:IV.15 [3524f821]
2290 2 place:IV.2 [b8607915]
2291 3 place:revive [598f0e01]
    placed-all
2292 0 pass [0a964cc4]
2293 1 improv [434cf964]
    improvised who=1
2294 1 switch:take-the-lead [0bd8e2a9]
    switched who=1
2295 1 pass [9dbe3631]
2296 2 improv [56601c54]
    improvised who=2
2297 2 switch:revive [bd774663]
    switched who=2
2298 2 pass [3afab261]
2299 3 pass [e4abc7d8]
2300 0 reveal [1a55414a]
    turned-up who=0 card=IV.8
2301 0 play [92da427a]
    played who=0 card=IV.8
2302 3 let [0727f483]
    scored who=0 card=IV.8 n=1
    got-intrigue who=0 n=2
2303 0 show:no-drama [2eb9238a]
    no-drama who=0
    drew who=0 pile=staging
2304 0 show:exchange [568875a7]
2305 0 at:2 [292d98ac]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2306 0 give:villainy [5bc0306a]
    traded who=0 whom=2
2307 0 pass [18f88d9c]
2308 1 reveal [ad5df8d3]
    turned-up-staging who=1 card=take-the-lead
2309 1 exit [0590b1b6]
    exiting who=1 card=take-the-lead
2310 3 let [7270a027]
    got-intrigue who=1 n=1
2311 1 pass [3656c23b]
2312 2 reveal [8d48c61d]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
2313 3 let [04979e78]
    got-intrigue who=2 n=1
2314 2 pass [cafd56ce]
2315 3 improv [791c9d72]
    improvised who=3
2316 3 draw:script [02007929]
2317 3 bury:IV.14 [8b969244]
    drew who=3 pile=script
    buried who=3 pile=script
2318 3 reveal [5aac35cd]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
2319 3 pass [d22a39e1]
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=21
2320 0 improv [d6c1b764]
    improvised who=0
2321 0 bury:seize [b6d91971]
    drew who=0 pile=staging
    buried who=0 pile=staging
2322 0 pass [01aa67d7]
2323 1 improv [aa1d29da]
    improvised who=1
2324 1 bury:take-the-lead [93ecbb41]
    drew who=1 pile=staging
    buried who=1 pile=staging
2325 1 pass [95361143]
2326 2 pass [781d54dc]
2327 3 pass [2f5f9c92]
2328 0 place:seize [4d003243]
2329 1 place:seize [5e145704]
2330 2 place:IV.2 [ac357915]
2331 3 place:IV.14 [73728399]
    placed-all
2332 0 show:exchange [0a617874]
2333 0 at:1 [59239fb2]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2334 0 give:seize [adf92d24]
    traded who=0 whom=1
2335 0 pass [bc1e80ca]
2336 1 pass [2573dca3]
2337 2 pass [30cea233]
2338 3 improv [2cf2a323]
    improvised who=3
2339 3 switch:take-the-lead [8a54aedb]
    switched who=3
2340 3 pass [fa3fed1f]
2341 0 reveal [63320da1]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2342 0 show:no-drama [dbd4c6bc]
    no-drama who=0
    drew who=0 pile=staging
2343 0 show:exchange [b45efdee]
2344 0 at:1 [3c9af53d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2345 0 give:take-the-lead [08e81375]
    traded who=0 whom=1
2346 0 pass [58c6965e]
2347 1 reveal [84dafc93]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2348 1 pass [f4f3fc13]
2349 2 improv [57cf8c80]
    improvised who=2
2350 2 bury:villainy [87784cfb]
    drew who=2 pile=staging
    buried who=2 pile=staging
2351 2 reveal [caa641cd]
    turned-up who=2 card=IV.2
    exiting who=2 card=IV.2
2352 3 let [9b98d4c6]
    got-intrigue who=2 n=1
2353 2 pass [08eed6f8]
2354 3 reveal [50a84578]
    turned-up-staging who=3 card=take-the-lead
2355 3 play [d1160617]
2356 3 at:2 [882c1fbb]
    giving who=3 card=take-the-lead whom=2
2357 2 let [df050309]
    gave-lead who=3 whom=2
2358 3 pass [e28ca303]
    drew who=2 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
2359 3 improv [b1131308]
    improvised who=3
2360 3 bury:take-the-lead [1a6250ed]
    drew who=3 pile=staging
    buried who=3 pile=staging
2361 3 pass [99dbbc9f]
2362 0 pass [c45d13bf]
2363 1 pass [aa53b3c7]
2364 2 show:exchange [dde21c3d]
2365 2 at:1 [b8f691c2]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2366 1 let [6eb6202e]
2367 2 give:take-the-lead [ec1f64de]
    traded who=2 whom=1
2368 2 improv [6e1bcac6]
    improvised who=2
2369 2 bury:miscue [d80215c0]
    drew who=2 pile=staging
    buried who=2 pile=staging
2370 2 pass [d62312cb]
2371 0 place:no-drama [ff5ae5eb]
2372 1 place:seize [00285f5f]
2373 2 place:villainy [c0583901]
2374 3 place:exchange [4f5175af]
    placed-all
2375 3 pass [9bcabd0d]
2376 0 pass [8fac4d38]
2377 1 pass [ab0dc569]
2378 2 pass [5a561aad]
2379 3 reveal [9bc72be6]
    turned-up-staging who=3 card=exchange
2380 3 exit [3384dade]
    exiting who=3 card=exchange
2381 1 let [d8d4e0e1]
    got-intrigue who=3 n=1
2382 3 pass [9b6a3fc9]
2383 0 reveal [f8102fec]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2384 0 pass [45796848]
2385 1 improv [a92bf2e2]
    improvised who=1
2386 1 bury:IV.15 [831ae1c2]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
2387 1 reveal [79ea09b1]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2388 1 pass [07e9c300]
2389 2 reveal [4f5d6e06]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2390 2 pass [f0b32ca8]
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
2391 3 pass [7de126da]
2392 0 improv [ba29ae30]
    improvised who=0
2393 0 bury:miscue [007fe35e]
    drew who=0 pile=staging
    buried who=0 pile=staging
2394 0 pass [548c7475]
2395 1 improv [770a2738]
    improvised who=1
2396 1 bury:seize [52dac0da]
    drew who=1 pile=staging
    buried who=1 pile=staging
2397 1 pass [572b82e0]
2398 2 pass [4ff78f5d]
2399 0 place:miscue [7866eb05]
2400 1 place:miscue [11d92e5f]
2401 2 place:miscue [be1c510b]
2402 3 place:IV.2 [fc6cb79e]
    placed-all
2403 3 pass [30d62c2a]
2404 0 pass [3a5619b6]
2405 1 pass [bf619a40]
2406 2 pass [3367cc0d]
2407 3 reveal [ed71e6f1]
    turned-up who=3 card=IV.2
2408 3 improv [5bbb6250]
    improvised who=3
2409 3 bury:IV.6 [dd832850]
    drew who=3 pile=staging
    buried who=3 pile=script
    reshuffled pile=staging n=16
    staging-empty n=1
    exiting who=3 card=IV.2
2410 2 let [c3c11ef7]
    got-intrigue who=3 n=1
2411 3 pass [95f5f0dc]
2412 0 reveal [a134cad5]
    turned-up-staging who=0 card=miscue
2413 0 play [1af3d1f2]
2414 0 at:1 [ead61870]
    aimed who=0 card=miscue whom=1
2415 2 let [672e7655]
    must-switch whom=1
    drew who=0 pile=staging
2416 1 switch:take-the-lead [af96cebf]
    switched who=1
2417 0 place:seize [d977d66d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2418 0 pass [19009c8b]
2419 1 reveal [e07f9147]
    turned-up-staging who=1 card=take-the-lead
2420 1 play [0feb06b3]
    aimed who=1 card=take-the-lead whom=2
2421 2 let [986f6f98]
    took-lead who=1 whom=2
2422 1 pass [22c36c58]
2423 2 reveal [62fe9e1f]
    turned-up-staging who=2 card=miscue
2424 2 exit [cef05cdc]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2425 2 pass [a87988eb]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
2426 2 improv [bf1041c3]
    improvised who=2
2427 2 bury:take-the-lead [3693ac79]
    drew who=2 pile=staging
    buried who=2 pile=staging
2428 2 pass [dc570fb3]
2429 3 show:no-drama [bebf6021]
    no-drama who=3
    drew who=3 pile=staging
2430 3 pass [bf60a0e4]
2431 0 pass [816775f8]
2432 1 pass [a0473e1c]
2433 0 place:seize [cd4f0d8a]
2434 1 place:miscue [35480ff3]
2435 2 place:IV.15 [f5807e2d]
2436 3 place:IV.14 [c07cd646]
    placed-all
2437 2 pass [83a3aeba]
2438 3 pass [5ce2be7b]
2439 0 pass [ca9cc027]
2440 1 pass [5f4e15c4]
2441 2 reveal [23f70975]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
2442 0 seize [a665efd8]
    seized by=0 who=2 card=IV.15
2443 2 let [cd745996]
    scored who=0 card=IV.15 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
    act-ended act=IV
    tallied who=0 n=19
    tallied who=1 n=10
    tallied who=2 n=17
    tallied who=3 n=10
    lead-cast who=3
2444 3 discard:seize [44daec7b]
    discarded who=3 card=seize
2445 0 discard:villainy [7a8c225c]
    discarded who=0 card=villainy
2446 1 discard:take-the-lead [71a9670f]
    discarded who=1 card=take-the-lead
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    act-began act=V who=3
    scene-began scene=1
2447 0 improv [064bea68]
    improvised who=0
2448 0 draw:staging [d0be033a]
2449 0 bury:villainy [9d833ae4]
    drew who=0 pile=staging
    buried who=0 pile=staging
2450 0 pass [0e5b365b]
2451 1 pass [777b00ff]
2452 2 pass [c71d2d04]
2453 3 pass [f606d2c7]
2454 0 place:V.8 [8aecfbb5]
2455 1 place:miscue [f1c6c57e]
2456 2 place:V.14 [2fb2cab0]
2457 3 place:take-the-lead [2d7622e5]
    placed-all
2458 0 coin:desdemona [201628c6]
    no-drama-coin who=0
2459 0 pass [5f32d255]
2460 1 pass [e3b039bc]
2461 2 pass [e8fec19a]
2462 3 pass [b79f7766]
2463 0 reveal [227098ca]
    turned-up who=0 card=V.8
2464 0 play [f3020b18]
    played who=0 card=V.8
    scored who=0 card=V.8 n=1
    got-coin who=0 coin=desdemona
2465 0 pass [6714d9e6]
2466 1 reveal [2a1c75ca]
    turned-up-staging who=1 card=miscue
2467 1 exit [c2be3745]
    exiting who=1 card=miscue
2468 2 let [57413cfa]
    got-intrigue who=1 n=1
2469 1 improv [e129e8cf]
    improvised who=1
2470 1 draw:script [9f7c56cb]
2471 1 bury:V.9 [ef7e2719]
    drew who=1 pile=script
    buried who=1 pile=script
2472 1 pass [e40961fc]
2473 2 reveal [ad024254]
    turned-up who=2 card=V.14
2474 2 exit [d5e9596b]
    exiting who=2 card=V.14
    got-intrigue who=2 n=1
2475 2 pass [0c51c45f]
2476 3 reveal [9d29cf41]
    turned-up-staging who=3 card=take-the-lead
2477 3 exit [94f7ac53]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2478 3 improv [b2bd20f1]
    improvised who=3
2479 3 draw:staging [0ce12674]
2480 3 bury:V.11 [f33be1e3]
    drew who=3 pile=staging
    buried who=3 pile=script
2481 3 pass [5bf8e9cd]
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=2
2482 0 pass [643b9c08]
2483 1 pass [5bfbb3fd]
2484 2 coin:emilia [0d39e22a]
    used-coin-at who=2 coin=emilia whom=0
2485 0 coin:desdemona [089da77d]
    no-drama-coin who=0
    foiled who=2 whom=0
2486 2 pass [6aedab15]
2487 3 pass [bc448c52]
2488 0 place:seize [7232e145]
2489 1 place:V.10 [a52f078e]
2490 2 place:V.4 [e8010bf5]
2491 3 place:V.2 [643d9f09]
    placed-all
2492 0 pass [5410da44]
2493 1 pass [a676b3a8]
2494 2 pass [67bc5c3c]
2495 3 pass [9988ae5c]
2496 0 reveal [4868e99b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2497 0 improv [1f68b07c]
    improvised who=0
2498 0 draw:script [65b03e55]
2499 0 bury:V.12 [5b970325]
    drew who=0 pile=script
    buried who=0 pile=script
2500 0 pass [a7ffd253]
2501 1 reveal [f607ea4a]
    turned-up who=1 card=V.10
2502 1 exit [5c49c777]
    exiting who=1 card=V.10
2503 2 let [1748ea77]
    got-intrigue who=1 n=1
2504 1 pass [848f1fb2]
2505 2 reveal [f62ed83b]
    turned-up who=2 card=V.4
2506 2 improv [6448fd37]
    improvised who=2
2507 2 draw:staging [3d7e233c]
2508 2 bury:seize [ae97f638]
    drew who=2 pile=staging
    buried who=2 pile=staging
2509 2 exit [68627cbc]
    exiting who=2 card=V.4
    got-intrigue who=2 n=1
2510 2 show:exchange [d1f339ef]
2511 2 at:3 [b600cabc]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
2512 2 give:take-the-lead [37de73d1]
    traded who=2 whom=3
2513 2 pass [54e08122]
2514 3 show:exchange [a7cb56e0]
2515 3 at:1 [105f1b71]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
2516 1 let [6fd59302]
2517 3 give:exchange [a81cbfec]
    traded who=3 whom=1
2518 3 reveal [6783d026]
    turned-up who=3 card=V.2
2519 3 play [c5964877]
    played who=3 card=V.2
    scored who=3 card=V.2 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=iago
2520 3 coin:iago [ba1f7bf7]
2521 3 wound:iago [31c3abd9]
    used-iago who=3 character=iago
    wounded who=3 character=iago n=3 total=6
2522 3 improv [ccb7b658]
    improvised who=3
2523 3 draw:script [a1f6fa1b]
2524 3 bury:V.3 [3dd26fdb]
    drew who=3 pile=script
    buried who=3 pile=script
2525 3 pass [5efe9725]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=3
2526 0 pass [d0e83241]
2527 1 pass [34dcd8a0]
2528 2 pass [60e1a104]
2529 3 pass [4f1e3856]
2530 0 place:V.6 [3c97d876]
2531 1 place:take-the-lead [78a9ae98]
2532 2 place:villainy [e86c5109]
2533 3 place:V.16 [668fd048]
    placed-all
2534 0 pass [03ebff03]
2535 1 improv [0e446fd8]
    improvised who=1
2536 1 switch:exchange [49412363]
    switched who=1
2537 1 show:exchange [57697043]
2538 1 at:3 [fed9d9b6]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
2539 1 give:exchange [7e3ff154]
    traded who=1 whom=3
2540 1 pass [9360ee28]
2541 2 pass [afb2363f]
2542 3 show:exchange [fef19c40]
2543 3 at:1 [11b37dbf]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
2544 3 give:no-drama [77b52d98]
    traded who=3 whom=1
2545 3 pass [dc23910e]
2546 0 reveal [c4eff9d2]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2547 2 let [f098a5c5]
    got-intrigue who=0 n=1
2548 0 pass [637c28b7]
2549 1 reveal [6f0b689d]
    turned-up-staging who=1 card=exchange
2550 1 play [09e1ab97]
2551 1 at:2 [d835e5c8]
    aimed who=1 card=exchange whom=2
2552 2 let [491cd1c5]
2553 1 give:take-the-lead [f7db0074]
    traded who=1 whom=2
2554 1 pass [691155ca]
2555 2 reveal [c2f061dd]
    turned-up-staging who=2 card=villainy
2556 2 improv [e90253e6]
    improvised who=2
2557 2 draw:staging [b3380db8]
2558 2 bury:revive [f9c15b5a]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2559 2 pass [67e65050]
2560 3 reveal [2b14f8f8]
    turned-up who=3 card=V.16
    played who=3 card=V.16
    failed who=3 card=V.16
2561 3 pass [90116d9d]
    drew who=3 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=4
2562 0 show:no-drama [d520fdd9]
    no-drama who=0
    drew who=0 pile=staging
2563 0 show:exchange [72152dc2]
2564 0 at:2 [fb7b425b]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2565 2 let [2608341f]
2566 0 give:V.7 [389c8dce]
    traded who=0 whom=2
2567 0 pass [37dc21ec]
2568 1 pass [1e1256c1]
2569 2 pass [bcb6e610]
2570 3 pass [62a57b94]
2571 0 place:revive [fcbddff8]
2572 1 place:take-the-lead [baf2162a]
2573 2 place:V.7 [b3aa1859]
2574 3 place:take-the-lead [9eb77a21]
    placed-all
2575 0 pass [fa8bbb45]
2576 1 pass [98dc4dac]
2577 2 improv [cf7cb5f6]
    improvised who=2
2578 2 switch:V.13 [5dd53119]
    switched who=2
2579 2 pass [fd8f6a18]
2580 3 pass [cc57b4d6]
2581 0 reveal [95955676]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2582 0 pass [5b76ebb3]
2583 1 reveal [5848b927]
    turned-up-staging who=1 card=take-the-lead
2584 1 play [b202b715]
    aimed who=1 card=take-the-lead whom=3
2585 2 let [c193ab5f]
    took-lead who=1 whom=3
2586 1 pass [ffe2c8a2]
2587 2 reveal [98fdbdd3]
    turned-up who=2 card=V.13
    played who=2 card=V.13
    scored who=2 card=V.13 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2588 2 pass [160a9b42]
2589 3 reveal [9d942de6]
    turned-up-staging who=3 card=take-the-lead
2590 3 exit [9584875e]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2591 3 pass [74342012]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=5
2592 2 improv [4c38dbbd]
    improvised who=2
2593 2 draw:script [e243d6dd]
2594 2 bury:V.7 [06bd29bb]
    drew who=2 pile=script
    buried who=2 pile=script
2595 2 coin:othello [dc384698]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
2596 2 pass [a0c4442c]
2597 3 pass [0c7dc722]
2598 0 improv [066214ff]
    improvised who=0
2599 0 draw:script [ab9df77e]
2600 0 bury:V.12 [61dbb650]
    drew who=0 pile=script
    buried who=0 pile=script
2601 0 pass [7f4967a5]
2602 1 pass [fae5da69]
2603 0 place:villainy [727dc8fb]
2604 1 place:V.15 [4f2db9b7]
2605 2 place:exchange [16d8c0cf]
2606 3 place:V.11 [77faed33]
    placed-all
2607 3 pass [3878b824]
2608 0 pass [4c1cd338]
2609 1 pass [94680b99]
2610 2 pass [c2def4fb]
2611 3 reveal [e366d24f]
    turned-up who=3 card=V.11
2612 3 improv [05271d48]
    improvised who=3
2613 3 draw:staging [1a12f65e]
2614 3 bury:seize [09fb62a6]
    drew who=3 pile=staging
    buried who=3 pile=staging
2615 3 play [17283fe2]
    played who=3 card=V.11
2616 2 let [c5183b7e]
    scored who=3 card=V.11 n=2
    got-coin who=3 coin=emilia
    got-handkerchief who=3
2617 3 pass [8c73a314]
2618 0 reveal [5f5d7de8]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
2619 2 let [cbd13541]
    got-intrigue who=0 n=1
2620 0 pass [c37ec8cf]
2621 1 reveal [dea165f1]
    turned-up who=1 card=V.15
2622 1 exit [1b2053f3]
    exiting who=1 card=V.15
2623 2 let [bbf3e48c]
    got-intrigue who=1 n=1
2624 1 improv [ab1cbac6]
    improvised who=1
2625 1 draw:staging [19f84847]
2626 1 bury:V.1 [590899ed]
    drew who=1 pile=staging
    buried who=1 pile=script
2627 1 pass [63238850]
2628 2 reveal [39c9a2f6]
    turned-up-staging who=2 card=exchange
2629 2 exit [5e43e19d]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
2630 2 pass [378d46df]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=6
    drew who=1 pile=staging
    scene-began scene=6
2631 3 pass [13b2ffe0]
2632 0 improv [3a0f41cf]
    improvised who=0
2633 0 draw:script [4aac8b37]
2634 0 bury:V.1 [0e045097]
    drew who=0 pile=script
    buried who=0 pile=script
2635 0 pass [f4c75b77]
2636 1 show:exchange [b5d48ba6]
2637 1 at:0 [07b619ef]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2638 1 give:seize [fc4223af]
    traded who=1 whom=0
2639 1 pass [6e7f7d5d]
2640 2 pass [f208fb3a]
2641 0 place:V.6 [17572aa7]
2642 1 place:revive [1235cb07]
2643 2 place:villainy [b4c3d15d]
2644 3 place:seize [aaef0098]
    placed-all
2645 3 pass [91b1bc2a]
2646 0 pass [74eadda0]
2647 1 pass [ee472840]
2648 2 pass [e6eb6d16]
2649 3 reveal [4837f42f]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
2650 3 improv [7a60f86d]
    improvised who=3
2651 3 draw:staging [9e4771dd]
2652 3 bury:take-the-lead [585951da]
    drew who=3 pile=staging
    buried who=3 pile=staging
2653 3 pass [cab654c9]
2654 0 reveal [b2740582]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2655 2 let [75fdd0fc]
    got-intrigue who=0 n=1
2656 0 pass [570c82c1]
2657 1 reveal [eda57e29]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2658 2 let [f1cbfd97]
    got-intrigue who=1 n=1
2659 1 show:no-drama [c58afe78]
    no-drama who=1
    drew who=1 pile=staging
2660 1 pass [8c9fc089]
2661 2 improv [a8c2e891]
    improvised who=2
2662 2 draw:staging [09f0bef5]
2663 2 bury:revive [99d490cb]
    drew who=2 pile=staging
    buried who=2 pile=staging
2664 2 reveal [34eba1dc]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2665 2 pass [47b4c853]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=7
2666 3 pass [73dac47e]
2667 0 improv [cc735be6]
    improvised who=0
2668 0 draw:script [d39dd9d1]
2669 0 bury:V.7 [ff6ed640]
    drew who=0 pile=script
    buried who=0 pile=script
2670 0 show:exchange [d25809a3]
2671 0 at:1 [5a2b796b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2672 0 give:exchange [6957604b]
    traded who=0 whom=1
2673 0 pass [34d012e6]
2674 1 show:exchange [130dd3e8]
2675 1 at:2 [ad549b33]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2676 2 let [e5ddb348]
2677 1 give:no-drama [839395fa]
    traded who=1 whom=2
2678 1 pass [03ac2acd]
2679 2 improv [269c16d1]
    improvised who=2
2680 2 draw:staging [5f6b9682]
2681 2 bury:seize [2a3339ae]
    drew who=2 pile=staging
    buried who=2 pile=staging
2682 2 show:no-drama [6486ad31]
    no-drama who=2
    drew who=2 pile=staging
2683 2 pass [06722d80]
2684 0 place:seize [6fd8e7c1]
2685 1 place:miscue [b859650c]
2686 2 place:V.3 [c8e7302f]
2687 3 place:V.5 [fc9d6803]
    placed-all
2688 3 pass [5918bceb]
2689 0 pass [de43a6e1]
2690 1 pass [38764294]
2691 2 pass [908634f6]
2692 3 reveal [8901a56e]
    turned-up who=3 card=V.5
    exiting who=3 card=V.5
    got-intrigue who=3 n=1
2693 3 improv [48636f89]
    improvised who=3
2694 3 draw:script [8a1c6f2e]
2695 3 bury:V.10 [be6dcae9]
    drew who=3 pile=script
    buried who=3 pile=script
2696 3 pass [14b02d65]
2697 0 reveal [0c1c25c6]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2698 0 pass [5d84826f]
2699 1 reveal [58acd9c5]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2700 1 improv [23f155fe]
    improvised who=1
2701 1 draw:script [2839c244]
2702 1 bury:V.12 [f55843c7]
    drew who=1 pile=script
    buried who=1 pile=script
2703 1 pass [646e54ef]
2704 2 reveal [431e6815]
    turned-up who=2 card=V.3
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2705 2 pass [d7eb7473]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=8
2706 3 pass [f0af8799]
2707 0 pass [cfa9b974]
2708 1 pass [29e6e9cf]
2709 2 improv [a98e7510]
    improvised who=2
2710 2 draw:script [7c5295b9]
2711 2 bury:V.14 [5d4b64c7]
    drew who=2 pile=script
    buried who=2 pile=script
2712 2 pass [905a231d]
2713 0 place:V.9 [11828d71]
2714 1 place:V.16 [f1351ea1]
2715 2 place:miscue [6d986858]
2716 3 place:miscue [d6c90c80]
    placed-all
2717 3 pass [8d83a427]
2718 0 improv [cbab29c5]
    improvised who=0
2719 0 switch:take-the-lead [cf899762]
    switched who=0
2720 0 pass [98f60b32]
2721 1 pass [170374a5]
2722 2 pass [b320deb9]
2723 3 reveal [aff8a988]
    turned-up-staging who=3 card=miscue
2724 3 exit [12ee7d35]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2725 3 improv [2f14630e]
    improvised who=3
2726 3 draw:staging [07e0e899]
2727 3 bury:villainy [c954c5e1]
    drew who=3 pile=staging
    buried who=3 pile=staging
2728 3 pass [608a68bd]
2729 0 reveal [7457894e]
    turned-up-staging who=0 card=take-the-lead
2730 0 exit [73c3811c]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2731 0 pass [fbfe0b0b]
2732 1 reveal [feb96105]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2733 1 pass [e60d95b3]
2734 2 reveal [0cd27fd7]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2735 2 pass [81dadce6]
    drew who=2 pile=script
    reshuffled pile=script n=4
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=9
2736 3 pass [fd1cd234]
2737 0 improv [5a2655a2]
    improvised who=0
2738 0 draw:script [2fdd415f]
2739 0 bury:V.9 [a4848b73]
    drew who=0 pile=script
    buried who=0 pile=script
2740 0 pass [31acc142]
2741 1 pass [f74a33f0]
2742 2 pass [1df578a2]
2743 0 place:V.7 [6f52babe]
2744 1 place:seize [8a3419f6]
2745 2 place:V.14 [dd9623d1]
2746 3 place:V.6 [09a459c1]
    placed-all
2747 3 pass [05c8728c]
2748 0 pass [4e4893a4]
2749 1 pass [c274ee36]
2750 2 improv [49ff5228]
    improvised who=2
2751 2 switch:V.12 [b1c61449]
    switched who=2
2752 2 pass [131331c4]
2753 3 reveal [f86c4f72]
    turned-up who=3 card=V.6
    exiting who=3 card=V.6
    got-intrigue who=3 n=1
2754 3 improv [71b3b12b]
    improvised who=3
2755 3 draw:script [eed30346]
2756 3 bury:V.4 [b681f93e]
    drew who=3 pile=script
    buried who=3 pile=script
2757 3 pass [3fa80496]
2758 0 reveal [8be3c85b]
    turned-up who=0 card=V.7
2759 0 play [16cef12e]
    played who=0 card=V.7
    scored who=0 card=V.7 n=1
    got-intrigue who=0 n=2
2760 0 pass [50134476]
2761 1 reveal [04b91ae6]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2762 1 improv [008ac7c8]
    improvised who=1
2763 1 draw:script [2f17ec70]
2764 1 bury:V.10 [d255dfc3]
    drew who=1 pile=script
    buried who=1 pile=script
2765 1 pass [0d9a7eb1]
2766 2 reveal [d2b03967]
    turned-up who=2 card=V.12
2767 2 exit [7ee0395c]
    exiting who=2 card=V.12
    got-intrigue who=2 n=1
2768 2 pass [0858d998]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=21
    drew who=1 pile=script
    scene-began scene=10
2769 3 pass [edd1da0f]
2770 0 pass [6721b48d]
2771 1 pass [c679ea54]
2772 2 improv [b46b429a]
    improvised who=2
2773 2 draw:script [19bfb797]
2774 2 bury:V.14 [afbf0703]
    drew who=2 pile=script
    buried who=2 pile=script
2775 2 pass [eecb7d3b]
2776 0 place:V.3 [b1019698]
2777 1 place:V.9 [083b8bcd]
2778 2 place:revive [92b823f3]
2779 3 place:take-the-lead [789eb0ac]
    placed-all
2780 3 pass [5fb10775]
2781 0 improv [57876cf5]
    improvised who=0
2782 0 switch:V.16 [038fa0e2]
    switched who=0
2783 0 pass [13b9ac74]
2784 1 pass [0ac308ba]
2785 2 pass [8b83f6be]
2786 3 reveal [27c36581]
    turned-up-staging who=3 card=take-the-lead
2787 3 play [ce7d9553]
    aimed who=3 card=take-the-lead whom=2
2788 0 let [666fe158]
    took-lead who=3 whom=2
2789 3 pass [c90836d2]
2790 0 reveal [ded18070]
    turned-up who=0 card=V.16
    played who=0 card=V.16
    failed who=0 card=V.16
2791 0 pass [3ca69800]
2792 1 reveal [c081fcdc]
    turned-up who=1 card=V.9
2793 1 play [7a4850af]
    played who=1 card=V.9
    scored who=1 card=V.9 n=1
    died character=desdemona
    took-wounds who=1 n=2
    got-coin who=1 coin=othello
2794 1 coin:othello [3080a88d]
    used-coin-at who=1 coin=othello whom=3
    took-lead who=1 whom=3
2795 1 pass [a99aa5b8]
2796 2 reveal [67be2270]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2797 2 pass [f3288423]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=3
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=11
2798 2 pass [60e3e64c]
2799 3 pass [60d9d87f]
2800 0 pass [82776020]
2801 1 pass [0a3273ae]
2802 0 place:villainy [4b4b6779]
2803 1 place:V.1 [66e7d910]
2804 2 place:take-the-lead [ef3826bf]
2805 3 place:seize [0122a8ef]
    placed-all
2806 2 improv [72c22fe7]
    improvised who=2
2807 2 switch:V.10 [0cfce34f]
    switched who=2
2808 2 pass [9b00acda]
2809 3 pass [97e1fd7b]
2810 0 pass [cb5ae063]
2811 1 pass [3fe56e83]
2812 2 reveal [e437966d]
    turned-up who=2 card=V.10
2813 2 play [679a7d99]
    played who=2 card=V.10
2814 0 let [dbbd0b24]
    scored who=2 card=V.10 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
2815 2 pass [1582a161]
2816 3 reveal [9442bb10]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
2817 3 improv [2efe6848]
    improvised who=3
2818 3 draw:script [e98c4ef0]
2819 3 bury:V.6 [3ffeb97a]
    drew who=3 pile=script
    buried who=3 pile=script
2820 3 pass [cc53bbce]
2821 0 reveal [e70bdf55]
    turned-up-staging who=0 card=villainy
2822 0 exit [d20a0f88]
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2823 0 pass [b9953f64]
2824 1 reveal [50e7c54b]
    turned-up who=1 card=V.1
2825 1 exit [d4640f84]
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
2826 1 improv [d9df9b95]
    improvised who=1
2827 1 draw:staging [d61e96aa]
2828 1 bury:take-the-lead [793a5a6d]
    drew who=1 pile=staging
    buried who=1 pile=staging
2829 1 pass [29d83844]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=12
2830 2 pass [f7bcaf2a]
2831 3 pass [5ca6c35b]
2832 0 pass [35496f0e]
2833 1 pass [67b45c20]
2834 0 place:V.15 [08c3effc]
2835 1 place:no-drama [504c7463]
2836 2 place:take-the-lead [b2d4ba91]
2837 3 place:V.16 [d4214a52]
    placed-all
2838 2 improv [394e4749]
    improvised who=2
2839 2 switch:seize [727edc60]
    switched who=2
2840 2 pass [fd24c100]
2841 3 pass [52815099]
2842 0 improv [1ef9e0c5]
    improvised who=0
2843 0 switch:seize [22d18600]
    switched who=0
2844 0 pass [75494429]
2845 1 pass [9cb3e12a]
2846 2 reveal [fb07b44e]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2847 2 pass [847c9586]
2848 3 reveal [36058f96]
    turned-up who=3 card=V.16
    played who=3 card=V.16
2849 0 let [7a333eff]
    failed who=3 card=V.16
2850 3 pass [d50e28e4]
2851 0 reveal [e5cb8a50]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2852 0 pass [aa701b69]
2853 1 reveal [5cfa3521]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2854 1 improv [58711755]
    improvised who=1
2855 1 draw:script [91383cd5]
2856 1 bury:V.4 [00048843]
    drew who=1 pile=script
    buried who=1 pile=script
2857 1 pass [fec20415]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=13
2858 2 pass [4c760ae1]
2859 3 pass [c98be477]
2860 0 pass [90e2877e]
2861 1 pass [6c1660f4]
2862 0 place:V.6 [8e7f8ae4]
2863 1 place:V.1 [f52713dd]
2864 2 place:take-the-lead [b8686651]
2865 3 place:V.12 [677b7cac]
    placed-all
2866 2 pass [03707d6c]
2867 3 pass [2a002a0d]
2868 0 show:exchange [60f1d171]
2869 0 at:3 [6fa0da07]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
2870 0 give:V.15 [7b320467]
    traded who=0 whom=3
2871 0 pass [793ee4be]
2872 1 pass [36d75a99]
2873 2 reveal [281dfddb]
    turned-up-staging who=2 card=take-the-lead
2874 2 play [6d3b5b05]
    aimed who=2 card=take-the-lead whom=1
2875 0 let [8f2b3d77]
    took-lead who=2 whom=1
2876 2 pass [fa363358]
2877 3 reveal [b49a7465]
    turned-up who=3 card=V.12
    exiting who=3 card=V.12
2878 0 let [0a019ff2]
    got-intrigue who=3 n=1
2879 3 improv [a14b2f7d]
    improvised who=3
2880 3 draw:staging [32b0cf30]
2881 3 bury:V.5 [df63af07]
    drew who=3 pile=staging
    buried who=3 pile=script
    script-again
2882 3 pass [d9b9594d]
2883 0 improv [47b4007f]
    improvised who=0
2884 0 draw:staging [83d1caae]
2885 0 bury-placed [f79dcd2f]
    drew who=0 pile=staging
    buried who=0 pile=script
2886 0 reveal [88994bb9]
    turned-up-staging who=0 card=exchange
2887 0 play [c70e07c0]
2888 0 at:1 [1191e837]
    aimed who=0 card=exchange whom=1
2889 0 give:take-the-lead [588b2ec1]
    traded who=0 whom=1
2890 0 pass [60fbbf29]
2891 1 reveal [ca3a6997]
    turned-up who=1 card=V.1
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
2892 1 improv [d3d64ace]
    improvised who=1
2893 1 draw:script [fa3426ec]
2894 1 bury:V.4 [3b54a25a]
    drew who=1 pile=script
    buried who=1 pile=script
2895 1 pass [ef290a0d]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    scene-began scene=14
2896 3 pass [08d40bf0]
2897 0 pass [662bffc8]
2898 1 pass [9b0fab09]
2899 2 improv [e698598d]
    improvised who=2
2900 2 draw:staging [7a3c6ba4]
2901 2 bury:take-the-lead [70aa2c0b]
    drew who=2 pile=staging
    buried who=2 pile=staging
2902 2 pass [6b69d365]
2903 0 place:V.4 [a4f2aed9]
2904 1 place:take-the-lead [ee511936]
2905 2 place:V.14 [8d0f9e2e]
2906 3 place:exchange [ed076707]
    placed-all
2907 3 pass [1df1fb04]
2908 0 pass [ee748668]
2909 1 pass [cdea4628]
2910 2 pass [c1c0135a]
2911 3 reveal [d05a7c03]
    turned-up-staging who=3 card=exchange
2912 3 play [9258bb4b]
2913 3 at:1 [891067a2]
    aimed who=3 card=exchange whom=1
2914 0 let [ca87c216]
2915 3 give:V.15 [e7a37497]
    traded who=3 whom=1
2916 3 pass [3831179a]
2917 0 improv [580c569a]
    improvised who=0
2918 0 draw:staging [a73e33ea]
2919 0 bury-placed [4d1481f7]
    drew who=0 pile=staging
    buried who=0 pile=script
2920 0 reveal [2c9eeee9]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2921 0 pass [d5e3cd30]
2922 1 reveal [e98badc6]
    turned-up-staging who=1 card=take-the-lead
2923 1 exit [2f484b9b]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2924 1 pass [9141f14a]
2925 2 reveal [99883187]
    turned-up who=2 card=V.14
    exiting who=2 card=V.14
    got-intrigue who=2 n=1
2926 2 pass [4a92ce39]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=15
2927 3 pass [b16acf19]
2928 0 pass [059db789]
2929 1 pass [8a8dc876]
2930 2 improv [0f735809]
    improvised who=2
2931 2 draw:script [e8c115b5]
2932 2 bury:V.16 [80663a93]
    drew who=2 pile=script
    buried who=2 pile=script
2933 2 pass [c888eb67]
2934 0 place:take-the-lead [af8f9da2]
2935 1 place:V.5 [870500ea]
2936 2 place:V.14 [d3703036]
2937 3 place:V.1 [fd29a968]
    placed-all
2938 3 pass [2cc47fc5]
2939 0 improv [33ee70e1]
    improvised who=0
2940 0 switch:V.12 [e0c320ea]
    switched who=0
2941 0 pass [1b0fe035]
2942 1 improv [c0166983]
    improvised who=1
2943 1 switch:take-the-lead [d93bf9d4]
    switched who=1
2944 1 pass [4fe65bed]
2945 2 pass [6169ac0e]
2946 3 reveal [fae19693]
    turned-up who=3 card=V.1
    exiting who=3 card=V.1
    got-intrigue who=3 n=1
2947 3 improv [d322767e]
    improvised who=3
2948 3 draw:staging [f70a328b]
2949 3 bury:miscue [fdca7d01]
    drew who=3 pile=staging
    buried who=3 pile=staging
2950 3 show:exchange [eb276111]
2951 3 at:0 [135beb41]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
2952 3 give:revive [dd85b935]
    traded who=3 whom=0
2953 3 pass [3caab279]
2954 0 reveal [97f53926]
    turned-up who=0 card=V.12
    exiting who=0 card=V.12
    got-intrigue who=0 n=1
2955 0 pass [a1fd440e]
2956 1 reveal [4a1caaec]
    turned-up-staging who=1 card=take-the-lead
2957 1 play [b468b53d]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2958 1 pass [6f9c7c47]
2959 2 reveal [6bbf4554]
    turned-up who=2 card=V.14
2960 2 play [b682864b]
    played who=2 card=V.14
    scored who=2 card=V.14 n=1
    wounded who=2 character=iago n=4 total=6
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2961 2 pass [caebe4f5]
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
2962 2 improv [5ff63aa6]
    improvised who=2
2963 2 draw:script [87609d05]
2964 2 bury:V.6 [aab43ffe]
    drew who=2 pile=script
    buried who=2 pile=script
2965 2 coin:othello [8c9b7280]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
2966 2 pass [b7e8cb76]
2967 3 pass [92877397]
2968 0 improv [41bf7610]
    improvised who=0
2969 0 draw:staging [b9ff8369]
2970 0 bury:seize [16b544fc]
    drew who=0 pile=staging
    buried who=0 pile=staging
2971 0 pass [8e863ae3]
2972 1 pass [3efeb3e4]
2973 0 place:seize [d5b940cc]
2974 1 place:V.16 [b58c98b5]
2975 2 place:no-drama [fe449758]
2976 3 place:miscue [acfd6226]
    placed-all
2977 3 pass [a6206328]
2978 0 pass [0bc26294]
2979 1 pass [91077c18]
2980 2 pass [0f874a4f]
2981 3 reveal [00a9165d]
    turned-up-staging who=3 card=miscue
2982 3 exit [a1e0536d]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2983 3 pass [e63ae24c]
2984 0 reveal [31f426ff]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2985 0 show:no-drama [ae85bdec]
    no-drama who=0
    drew who=0 pile=staging
2986 0 pass [3d5d4e90]
2987 1 reveal [60d82473]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2988 1 pass [5e508241]
2989 2 show:exchange [c5d4abae]
2990 2 at:1 [35381edf]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2991 2 give:miscue [80cf28a2]
    traded who=2 whom=1
2992 2 reveal [d0c9f346]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2993 2 pass [341dd7ba]
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=17
2994 3 improv [c36bc145]
    improvised who=3
2995 3 bury:V.6 [2c1089a5]
    drew who=3 pile=staging
    buried who=3 pile=script
    reshuffled pile=staging n=20
    staging-empty n=1
2996 3 pass [feb2c952]
2997 0 pass [cb92793f]
2998 1 pass [59559115]
2999 2 pass [91b9ad49]
3000 0 place:revive [8d5b159e]
3001 1 place:V.5 [144d9947]
3002 2 place:V.12 [0d8bc6e8]
3003 3 place:seize [1efc92d9]
    placed-all
3004 3 pass [e3689244]
3005 0 pass [dbff4337]
3006 1 pass [8ff4feba]
3007 2 pass [240bcfb1]
3008 3 reveal [5a8d4692]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
3009 3 pass [278962ee]
3010 0 reveal [3f243903]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
3011 2 let [ab0ed325]
    got-intrigue who=0 n=1
3012 0 improv [41e4dfc3]
    improvised who=0
3013 0 draw:script [d4b20896]
3014 0 bury:V.16 [47c4c1f1]
    drew who=0 pile=script
    buried who=0 pile=script
3015 0 pass [ac060b4f]
3016 1 reveal [cab1582e]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
3017 2 let [22c3e97b]
    got-intrigue who=1 n=1
3018 1 pass [729d2fc3]
3019 2 improv [54d7aa74]
    improvised who=2
3020 2 draw:script [eef7d290]
3021 2 bury-placed [aae6569d]
    drew who=2 pile=script
    buried who=2 pile=script
3022 2 reveal [0831ba23]
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
