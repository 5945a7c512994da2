set-up [558ea30c]
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
1 0 improv [e4b2ea7d]
    improvised who=0
2 1 let [b2a8f56f]
3 0 draw:script [a8cbcada]
4 0 bury:I.6 [909fc558]
    drew who=0 pile=script
    buried who=0 pile=script
5 0 pass [3f7be45a]
6 1 improv [a726644a]
    improvised who=1
7 0 spotlight [ecf254d6]
    stole-spotlight by=0 who=1
8 1 let [1024f1ee]
    blocked who=1
9 0 place:I.1 [5830c4c7]
10 1 place:I.5 [5fd87e82]
    placed-all
11 0 pass [a29610e1]
12 1 pass [e11719cf]
13 0 reveal [306c619a]
    turned-up who=0 card=I.1
14 0 exit [0568872d]
    exiting who=0 card=I.1
15 1 let [34534d79]
    got-intrigue who=0 n=1
16 0 pass [b1c3ad80]
17 1 show:exchange [44b64481]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
18 0 let [f60901de]
19 1 give:take-the-lead [1ec69ce6]
    traded who=1 whom=0
20 1 reveal [12f22bed]
    turned-up who=1 card=I.5
21 1 play [9de8f68a]
    played who=1 card=I.5
    scored who=1 card=I.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
22 1 pass [f7c5e1f4]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
23 0 pass [f38f31af]
24 1 improv [e51d41e9]
    improvised who=1
25 1 draw:script [5c96e3a4]
26 1 bury:I.11 [8c04abad]
    drew who=1 pile=script
    buried who=1 pile=script
27 1 pass [4f9af983]
28 0 place:revive [6804914b]
29 1 place:take-the-lead [52d00e4d]
    placed-all
30 0 pass [a9caeead]
31 1 show:exchange [d6ce88fe]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
32 0 let [3e64d1ae]
33 1 give:I.8 [543695a9]
    traded who=1 whom=0
34 1 pass [b572d04a]
35 0 improv [bbb27162]
    improvised who=0
36 1 spotlight [70e532bc]
    stole-spotlight by=1 who=0
37 0 let [f3d8b126]
    blocked who=0
38 0 show:no-drama [df4170c4]
    no-drama who=0
    drew who=0 pile=staging
39 0 reveal [2c2d1f0e]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
40 0 pass [895c28a8]
41 1 coin:iago [e0dc55f2]
42 1 wound:othello [cf189dd7]
    used-iago who=1 character=othello
    wounded who=1 character=othello n=1 total=6
43 1 reveal [8d9d52a7]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
44 1 pass [95a0363c]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=3
45 0 improv [7523da99]
    improvised who=0
46 0 draw:script [7da06c33]
47 0 bury:I.7 [e66b4f56]
    drew who=0 pile=script
    buried who=0 pile=script
48 0 pass [d1d98b92]
49 1 improv [82032113]
    improvised who=1
50 1 draw:staging [cedb1e7b]
51 1 bury:miscue [b02683db]
    drew who=1 pile=staging
    buried who=1 pile=staging
52 1 pass [69045d07]
53 0 place:I.2 [a4e7a1f7]
54 1 place:villainy [a5ceffb1]
    placed-all
55 0 pass [af85c496]
56 1 pass [5f334619]
57 0 reveal [bf77edbe]
    turned-up who=0 card=I.2
    exiting who=0 card=I.2
58 1 let [ed3a4435]
    got-intrigue who=0 n=1
59 0 pass [97b8ac0a]
60 1 reveal [bf2a1bc2]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
61 1 pass [757be1f7]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=4
62 0 pass [c277076f]
63 1 pass [21dcc5eb]
64 0 place:miscue [94b772ea]
65 1 place:I.10 [3ae44d7a]
    placed-all
66 0 improv [e8def283]
    improvised who=0
67 0 switch:I.6 [a8849dbf]
    switched who=0
68 0 pass [a21822f8]
69 1 improv [c04cdc12]
    improvised who=1
70 1 switch:I.11 [ecf8cc09]
    switched who=1
71 1 pass [7e491188]
72 0 reveal [35c132db]
    turned-up who=0 card=I.6
73 0 exit [5a87eb02]
    exiting who=0 card=I.6
74 1 let [51e42da7]
    got-intrigue who=0 n=1
75 0 pass [c4f97373]
76 1 reveal [7bf79a17]
    turned-up who=1 card=I.11
77 1 play [ee157658]
    played who=1 card=I.11
    scored who=1 card=I.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
78 1 pass [2600877a]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=5
79 0 pass [fb98bf1a]
80 1 improv [94844fba]
    improvised who=1
81 1 draw:staging [73180617]
82 1 bury:revive [cb0819d3]
    drew who=1 pile=staging
    buried who=1 pile=staging
83 1 pass [c933ce1a]
84 0 place:I.12 [11323869]
85 1 place:I.9 [c765c893]
    placed-all
86 0 show:exchange [bfd7ac1a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
87 1 let [ca0a2e54]
88 0 give:I.8 [6980193c]
    traded who=0 whom=1
89 0 pass [5dee6e46]
90 1 pass [49e8d700]
91 0 reveal [203305f6]
    turned-up who=0 card=I.12
92 0 play [7f0c9652]
    played who=0 card=I.12
    failed who=0 card=I.12
93 0 pass [ad442866]
94 1 coin:iago [f5c60a9c]
95 1 wound:iago [dad121c8]
    used-iago who=1 character=iago
    wounded who=1 character=iago n=1 total=6
96 1 reveal [e12cb691]
    turned-up who=1 card=I.9
    played who=1 card=I.9
    failed who=1 card=I.9
97 1 pass [72973a13]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
98 0 pass [05096877]
99 1 improv [0e72cf97]
    improvised who=1
100 1 draw:staging [e34b6bfb]
101 1 bury:villainy [c042dbd3]
    drew who=1 pile=staging
    buried who=1 pile=staging
102 1 pass [83cecec7]
103 0 place:no-drama [4c21b4df]
104 1 place:seize [f9396a16]
    placed-all
105 0 pass [151a1ff1]
106 1 show:exchange [313c4c22]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
107 0 let [a716b21e]
108 1 give:I.3 [111ecc38]
    traded who=1 whom=0
109 1 pass [557be6a6]
110 0 improv [819bbbd0]
    improvised who=0
111 0 draw:script [ae70285f]
112 0 bury:I.3 [903d7de3]
    drew who=0 pile=script
    buried who=0 pile=script
113 0 reveal [d27b6397]
    turned-up-staging who=0 card=no-drama
114 0 exit [d4a2da54]
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
115 0 pass [0a6631e1]
116 1 reveal [5fc7fe74]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
117 1 show:exchange [19940770]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
118 0 let [89ddc085]
119 1 give:I.8 [8cdf49e7]
    traded who=1 whom=0
120 1 show:no-drama [b44ddc16]
    no-drama who=1
    drew who=1 pile=staging
121 1 pass [474125aa]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    scene-began scene=7
122 0 improv [27f8eed2]
    improvised who=0
123 0 draw:staging [e6508249]
124 0 bury:I.7 [411ffb54]
    drew who=0 pile=staging
    buried who=0 pile=script
125 0 pass [9a4dd30a]
126 1 improv [f2695dc4]
    improvised who=1
127 1 draw:script [da08e3e3]
128 1 bury:I.3 [75a08cea]
    drew who=1 pile=script
    buried who=1 pile=script
129 1 pass [caec7a63]
130 0 place:I.12 [c0108468]
131 1 place:I.1 [d48d18de]
    placed-all
132 0 pass [41c63020]
133 1 pass [accf8b01]
134 0 reveal [d304744f]
    turned-up who=0 card=I.12
    played who=0 card=I.12
    failed who=0 card=I.12
135 0 pass [3df1e541]
136 1 reveal [d1ad6207]
    turned-up who=1 card=I.1
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
137 1 pass [f3c05c99]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
138 0 pass [56ff483c]
139 1 improv [68e3a233]
    improvised who=1
140 1 draw:staging [c2c13c8a]
141 1 bury:I.4 [aac23ce8]
    drew who=1 pile=staging
    buried who=1 pile=script
142 1 pass [19bfcac7]
143 0 place:I.8 [79b4397f]
144 1 place:I.10 [a124fb7a]
    placed-all
145 0 improv [196f46c4]
    improvised who=0
146 0 switch:revive [68bcc1ce]
    switched who=0
147 0 pass [afc7c684]
148 1 pass [5f89ada3]
149 0 reveal [7cbb5152]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
150 0 pass [c4ded93d]
151 1 reveal [9c7c9198]
    turned-up who=1 card=I.10
    exiting who=1 card=I.10
    got-intrigue who=1 n=1
152 1 pass [d0c087f8]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=9
153 0 pass [ff867853]
154 1 pass [eec12a3d]
155 0 place:take-the-lead [a3dfbb98]
156 1 place:take-the-lead [5e337a53]
    placed-all
157 0 pass [379b7493]
158 1 improv [af5cafe4]
    improvised who=1
159 1 switch:miscue [1138bda9]
    switched who=1
160 1 pass [4685e91e]
161 0 reveal [d0c4c84b]
    turned-up-staging who=0 card=take-the-lead
162 0 improv [f275933a]
    improvised who=0
163 0 draw:staging [a7552c51]
164 0 bury-placed [b81cebb4]
    drew who=0 pile=staging
    buried who=0 pile=staging
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
165 0 pass [60c29c11]
166 1 reveal [75038867]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
167 1 pass [10062c9b]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=10
168 0 improv [b0934cd4]
    improvised who=0
169 0 draw:script [7749c152]
170 0 bury:I.2 [a312fe4a]
    drew who=0 pile=script
    buried who=0 pile=script
171 0 pass [008d7cef]
172 1 pass [0b5957b1]
173 0 place:I.7 [f15bf2a5]
174 1 place:take-the-lead [10a95a01]
    placed-all
175 0 pass [315afee0]
176 1 improv [69993204]
    improvised who=1
177 1 switch:take-the-lead [304004fb]
    switched who=1
178 1 pass [76ce12b5]
179 0 reveal [bf862abd]
    turned-up who=0 card=I.7
180 0 play [394723d4]
    played who=0 card=I.7
    scored who=0 card=I.7 n=1
    got-intrigue who=0 n=2
181 0 pass [4b9de9ec]
182 1 reveal [fd9f7075]
    turned-up-staging who=1 card=take-the-lead
183 1 play [7d96a939]
    aimed who=1 card=take-the-lead whom=0
184 0 let [c83d3f00]
    gave-lead who=1 whom=0
185 1 pass [d2bca357]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=11
186 1 pass [fd863401]
187 0 pass [6259fa96]
188 0 place:I.8 [e7b1ec23]
189 1 place:I.9 [614b3d7d]
    placed-all
190 1 pass [f427e3a1]
191 0 pass [c46a50fc]
192 1 reveal [8237338f]
    turned-up who=1 card=I.9
    played who=1 card=I.9
193 0 let [cf25c22d]
    scored who=1 card=I.9 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
194 1 coin:desdemona [4b4eb367]
    no-drama-coin who=1
195 1 pass [d19bbe5f]
196 0 reveal [ed2a5a48]
    turned-up who=0 card=I.8
197 0 improv [30e97434]
    improvised who=0
198 0 draw:script [bf536ecd]
199 0 bury:I.6 [da640191]
    drew who=0 pile=script
    buried who=0 pile=script
    exiting who=0 card=I.8
    got-intrigue who=0 n=1
200 0 pass [b72e755d]
    drew who=0 pile=staging
    reshuffled pile=staging n=16
    drew who=1 pile=staging
    scene-began scene=12
201 1 pass [d4146a63]
202 0 improv [ef23e9d5]
    improvised who=0
203 0 draw:staging [500cefc2]
204 0 bury:miscue [30d37e1d]
    drew who=0 pile=staging
    buried who=0 pile=staging
205 0 show:exchange [f4aac74e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
206 1 let [d4d0f1b1]
207 0 give:seize [17851d04]
    traded who=0 whom=1
208 0 pass [d556cb58]
209 0 place:take-the-lead [db11b19d]
210 1 place:take-the-lead [8505bf11]
    placed-all
211 1 pass [a1effc47]
212 0 pass [f95fb776]
213 1 reveal [7d7501af]
    turned-up-staging who=1 card=take-the-lead
214 1 play [91b452d6]
    aimed who=1 card=take-the-lead whom=0
215 0 let [d18ecf6f]
    took-lead who=1 whom=0
216 1 pass [11b28a3c]
217 0 reveal [4dda1c15]
    turned-up-staging who=0 card=take-the-lead
218 0 play [7289bdcf]
    aimed who=0 card=take-the-lead whom=1
219 1 let [18b44b77]
    took-lead who=0 whom=1
220 0 pass [ab8bfb74]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    scene-began scene=13
221 1 improv [f2ba47b7]
    improvised who=1
222 1 draw:staging [bd6d8b9a]
223 1 bury:take-the-lead [bd081645]
    drew who=1 pile=staging
    buried who=1 pile=staging
224 1 pass [0267f24e]
225 0 improv [ceadd909]
    improvised who=0
226 0 draw:script [3a165fb4]
227 0 bury:I.2 [df2f07d4]
    drew who=0 pile=script
    buried who=0 pile=script
228 0 pass [d971f265]
229 0 place:villainy [52c52cfc]
230 1 place:revive [d8dd2790]
    placed-all
231 1 pass [685fff1d]
232 0 pass [57d4903d]
233 1 reveal [2ffea009]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
234 1 pass [dd044552]
235 0 reveal [a1d66bc9]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
236 0 pass [e02f67dc]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=14
237 1 pass [91bec71b]
238 0 pass [a0591100]
239 0 place:I.8 [6c6193f8]
240 1 place:I.6 [49cce4ba]
    placed-all
241 1 improv [6fa3b9e2]
    improvised who=1
242 1 switch:I.12 [d601b5c8]
    switched who=1
243 1 pass [0096f59c]
244 0 improv [e2ebc57f]
    improvised who=0
245 0 switch:villainy [1ed7a1fd]
    switched who=0
246 0 pass [711db404]
247 1 reveal [afd2da8e]
    turned-up who=1 card=I.12
    played who=1 card=I.12
    failed who=1 card=I.12
248 1 pass [e8ce1f4e]
249 0 reveal [e48f92b4]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
250 0 pass [6488b1b8]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=15
251 1 pass [85c53b90]
252 0 improv [40bb1409]
    improvised who=0
253 0 draw:staging [dcd4d6c5]
254 0 bury:I.8 [fe840f57]
    drew who=0 pile=staging
    buried who=0 pile=script
255 0 pass [da638aac]
256 0 place:miscue [ab22bf7b]
257 1 place:seize [9f7e0fae]
    placed-all
258 1 pass [a7994357]
259 0 pass [5cdd5d14]
260 1 reveal [a84899fc]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
261 1 pass [20328d2c]
262 0 reveal [1aab3d5f]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
263 0 pass [b70671a5]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=16
264 1 pass [562872a0]
265 0 improv [e9d91279]
    improvised who=0
266 0 draw:script [75fc36c4]
267 0 bury:I.2 [11721e02]
    drew who=0 pile=script
    buried who=0 pile=script
268 0 pass [1e3418ad]
269 0 place:I.10 [f25ea547]
270 1 place:I.3 [5c0b5051]
    placed-all
271 1 pass [7245e52d]
272 0 pass [211e6b43]
273 1 reveal [531b35e3]
    turned-up who=1 card=I.3
274 1 exit [39d16d8e]
    exiting who=1 card=I.3
    got-intrigue who=1 n=1
275 1 pass [4034fb94]
276 0 reveal [5dfa4fb3]
    turned-up who=0 card=I.10
    exiting who=0 card=I.10
    got-intrigue who=0 n=1
277 0 pass [5d8a98ad]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=17
278 1 improv [392895f3]
    improvised who=1
279 1 draw:script [397b4de7]
280 1 bury:I.8 [842f6606]
    drew who=1 pile=script
    buried who=1 pile=script
281 1 pass [9126448d]
282 0 show:no-drama [40b693d2]
    no-drama who=0
    drew who=0 pile=staging
283 0 show:exchange [2fbbda17]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
284 1 let [5106ffef]
285 0 give:exchange [4cc5fc08]
    traded who=0 whom=1
286 0 pass [c51f4720]
287 0 place:I.12 [9113c436]
288 1 place:I.6 [c2f49b47]
    placed-all
289 1 pass [c4f1325c]
290 0 pass [4679e00d]
291 1 reveal [459a772d]
    turned-up who=1 card=I.6
292 1 play [bab54c41]
    played who=1 card=I.6
    scored who=1 card=I.6 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
293 1 pass [5bea4cd4]
294 0 reveal [b44785ec]
    turned-up who=0 card=I.12
    played who=0 card=I.12
    scored who=0 card=I.12 n=3
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
    act-ended act=I
    tallied who=0 n=4
    tallied who=1 n=5
    lead-cast who=0
295 0 discard:miscue [0c6741e4]
    discarded who=0 card=miscue
296 1 discard:seize [c2bc1752]
    discarded who=1 card=seize
297 1 discard:exchange [17884ec4]
    discarded who=1 card=exchange
    dealt who=0 n=4 total=7
    dealt who=1 n=4 total=7
    act-began act=II who=0
    scene-began scene=1
298 1 pass [b182f093]
299 0 pass [af07f0ac]
300 0 place:take-the-lead [0ad42a6a]
301 1 place:II.10 [e43611d4]
    placed-all
302 1 improv [7253b841]
    improvised who=1
303 1 switch:II.4 [f24e04a2]
    switched who=1
304 1 coin:cassio [d68506c0]
    used-coin who=1 coin=cassio
305 1 switch:II.5 [e10ad810]
    switched who=1
306 1 pass [2c45d0e3]
307 0 improv [49ed331b]
    improvised who=0
308 0 switch:II.8 [f0b3f66c]
    switched who=0
309 0 pass [54d932ca]
310 1 reveal [beb9732f]
    turned-up who=1 card=II.5
    exiting who=1 card=II.5
    got-intrigue who=1 n=1
311 1 pass [ff9b8bf4]
312 0 reveal [81762226]
    turned-up who=0 card=II.8
    exiting who=0 card=II.8
    got-intrigue who=0 n=1
313 0 pass [57529d5a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=2
314 1 show:no-drama [513951f4]
    no-drama who=1
    drew who=1 pile=staging
315 1 improv [748bfa48]
    improvised who=1
316 1 draw:staging [8807d8bf]
317 1 bury:exchange [f94f8e7d]
    drew who=1 pile=staging
    buried who=1 pile=staging
318 1 pass [0d40f28d]
319 0 pass [21ac4bd9]
320 0 place:II.9 [3e696295]
321 1 place:seize [853981fc]
    placed-all
322 1 pass [bcaa4365]
323 0 pass [db887181]
324 1 reveal [ebdb6523]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
325 1 pass [91088db0]
326 0 coin:iago [43be8544]
327 0 wound:montano [25e640f4]
    used-iago who=0 character=montano
    wounded who=0 character=montano n=1 total=1
    died character=montano
    took-wounds who=0 n=1
328 0 improv [e779847a]
    improvised who=0
329 0 draw:staging [08cc689f]
330 0 bury-placed [97c3f1a0]
    drew who=0 pile=staging
    buried who=0 pile=script
331 0 reveal [227ef755]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
332 0 pass [28d530d8]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=3
333 1 improv [c951d5a8]
    improvised who=1
334 1 draw:script [dba8cad9]
335 1 bury:II.4 [1abf8192]
    drew who=1 pile=script
    buried who=1 pile=script
336 1 pass [814df297]
337 0 improv [92d62172]
    improvised who=0
338 0 draw:staging [2734a3b6]
339 0 bury:II.12 [75fbfad4]
    drew who=0 pile=staging
    buried who=0 pile=script
340 0 show:exchange [b8ce3fab]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
341 0 give:seize [083e47a5]
    traded who=0 whom=1
342 0 pass [27f0e16f]
343 0 place:II.2 [f725bb21]
344 1 place:II.1 [a8476ed1]
    placed-all
345 1 pass [11a42693]
346 0 pass [fd592d0d]
347 1 reveal [4f73f93d]
    turned-up who=1 card=II.1
348 1 play [3993be64]
    played who=1 card=II.1
    set-aside card=II.1 character=montano
    got-intrigue who=1 n=2
349 1 pass [02f24b52]
350 0 reveal [f27c1cb3]
    turned-up who=0 card=II.2
351 0 play [5037ce33]
    played who=0 card=II.2
    scored who=0 card=II.2 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
352 0 pass [cb775c4f]
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    scene-began scene=4
353 1 improv [4d50848b]
    improvised who=1
354 1 draw:script [e034004a]
355 1 bury:II.3 [d88129dd]
    drew who=1 pile=script
    buried who=1 pile=script
356 1 show:exchange [234bcca3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
357 0 let [b5b11ee9]
358 1 give:II.11 [6b4e675f]
    traded who=1 whom=0
359 1 pass [e617cef8]
360 0 improv [7dd0022e]
    improvised who=0
361 0 draw:script [131e87b5]
362 0 bury:II.10 [3ac5465f]
    drew who=0 pile=script
    buried who=0 pile=script
363 0 pass [41509714]
364 0 place:miscue [9d806b6e]
365 1 place:villainy [af927859]
    placed-all
366 1 pass [cee72c84]
367 0 pass [9ebf53c7]
368 1 reveal [fa7bfb1c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
369 1 pass [f7727a49]
370 0 reveal [a4a1a257]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
371 0 pass [622f637a]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=5
372 1 improv [13fd070b]
    improvised who=1
373 1 draw:staging [342e1cf7]
374 1 bury:II.6 [16d87ae7]
    drew who=1 pile=staging
    buried who=1 pile=script
375 1 pass [5102c52d]
376 0 pass [e2c56249]
377 0 place:revive [03c27f2d]
378 1 place:exchange [6851f832]
    placed-all
379 1 pass [00c71a86]
380 0 improv [6e4e7f2c]
    improvised who=0
381 0 switch:take-the-lead [f2dbd91d]
    switched who=0
382 0 pass [f4ee5c03]
383 1 reveal [4a8d8366]
    turned-up-staging who=1 card=exchange
384 1 play [6195c36d]
    aimed who=1 card=exchange whom=0
385 1 give:take-the-lead [02d23cbe]
    traded who=1 whom=0
386 1 pass [510d0a1c]
387 0 reveal [2ad6416b]
    turned-up-staging who=0 card=take-the-lead
388 0 exit [e2f520e8]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
389 0 coin:iago [a676b9f8]
390 0 wound:othello [922bb29a]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=2 total=6
391 0 pass [54c51f69]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=6
392 1 improv [d127a2a1]
    improvised who=1
393 1 draw:script [095dcad9]
394 1 bury:II.10 [24c95439]
    drew who=1 pile=script
    buried who=1 pile=script
395 1 pass [fdaa6c15]
396 0 improv [545a2971]
    improvised who=0
397 0 draw:staging [5be4983b]
398 0 bury:II.4 [d911d0b4]
    drew who=0 pile=staging
    buried who=0 pile=script
399 0 pass [7b7a0c9e]
400 0 place:revive [9a1d8bed]
401 1 place:revive [6f56feef]
    placed-all
402 1 pass [aa607ad0]
403 0 pass [72070d89]
404 1 reveal [9a8b7ef9]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
405 1 pass [1d764910]
406 0 reveal [fe8bf247]
    turned-up-staging who=0 card=revive
407 0 play [360b6482]
    played who=0 card=revive
    revived who=0 character=montano
    scored who=0 card=II.1 n=1
408 0 pass [cc7ce8b5]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=7
409 1 improv [fa9ccf7d]
    improvised who=1
410 1 draw:script [69efc5c7]
411 1 bury:II.4 [51d48fc5]
    drew who=1 pile=script
    buried who=1 pile=script
412 1 pass [296fefd8]
413 0 pass [72052e12]
414 0 place:II.9 [422c3316]
415 1 place:II.12 [1a2b7ef4]
    placed-all
416 1 pass [890df789]
417 0 pass [e950ebd4]
418 1 reveal [487cdfde]
    turned-up who=1 card=II.12
    played who=1 card=II.12
    failed who=1 card=II.12
419 1 pass [de0d8957]
420 0 reveal [1d832bc9]
    turned-up who=0 card=II.9
421 0 exit [e74ccc94]
    exiting who=0 card=II.9
    got-intrigue who=0 n=1
422 0 pass [fcc5a220]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=8
423 1 pass [55433f60]
424 0 pass [ae3c4107]
425 0 place:II.10 [aa8608b1]
426 1 place:revive [2ecb8a8d]
    placed-all
427 1 pass [0c500d70]
428 0 pass [bbc569df]
429 1 reveal [962115bc]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
430 0 let [74f3b3e4]
    got-intrigue who=1 n=1
431 1 pass [83670841]
432 0 reveal [b693cdc7]
    turned-up who=0 card=II.10
433 0 improv [fec82fd1]
    improvised who=0
434 0 draw:script [f1a72e9c]
435 0 bury:II.7 [942e2c53]
    drew who=0 pile=script
    buried who=0 pile=script
    played who=0 card=II.10
    failed who=0 card=II.10
436 0 pass [79147ff0]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=9
437 1 pass [5cb3e4db]
438 0 pass [34e029d2]
439 0 place:II.5 [8641992a]
440 1 place:take-the-lead [cf69f60d]
    placed-all
441 1 improv [d4331eb3]
    improvised who=1
442 1 switch:II.4 [77adcbe2]
    switched who=1
443 1 pass [504515ab]
444 0 pass [66718cad]
445 1 reveal [cd9633cd]
    turned-up who=1 card=II.4
446 1 play [dd59e866]
    played who=1 card=II.4
    scored who=1 card=II.4 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
447 1 pass [d620ac7f]
448 0 reveal [4511e779]
    turned-up who=0 card=II.5
449 0 exit [a72cb40a]
    exiting who=0 card=II.5
    got-intrigue who=0 n=1
450 0 show:no-drama [4eedaf82]
    no-drama who=0
    drew who=0 pile=staging
451 0 pass [aa346451]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=10
452 1 pass [918db3d8]
453 0 pass [5354d00d]
454 0 place:seize [83d96d22]
455 1 place:seize [c1b622e5]
    placed-all
456 1 pass [e5fae7a0]
457 0 show:exchange [8f97a58c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
458 1 let [ad1264ff]
459 0 give:seize [dd87ef54]
    traded who=0 whom=1
460 0 pass [cf077fa3]
461 1 improv [7763b421]
    improvised who=1
462 1 draw:script [deadb7c0]
463 1 bury:II.8 [78c9a7e5]
    drew who=1 pile=script
    buried who=1 pile=script
464 1 coin:othello [1d143011]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
465 1 reveal [64184288]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
466 1 pass [ccec32ec]
467 0 reveal [448a7388]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
468 0 pass [4a23576f]
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=0 pile=script
    scene-began scene=11
469 0 show:no-drama [241554ca]
    no-drama who=0
    drew who=0 pile=staging
470 0 show:exchange [6b05893e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
471 1 let [540a34de]
472 0 give:II.11 [59389ee2]
    traded who=0 whom=1
473 0 pass [437d1192]
474 1 improv [6e3e7a43]
    improvised who=1
475 1 draw:staging [aa786702]
476 1 bury:II.11 [d1f5842a]
    drew who=1 pile=staging
    buried who=1 pile=script
477 1 pass [746e1fd0]
478 0 place:take-the-lead [64edbe2c]
479 1 place:villainy [dcd9def0]
    placed-all
480 0 pass [701c38c7]
481 1 pass [b86eecbd]
482 0 reveal [f89b290c]
    turned-up-staging who=0 card=take-the-lead
483 0 exit [de11f310]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
484 0 pass [d131696c]
485 1 reveal [a5a4d630]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
486 1 pass [b1870446]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=12
487 0 show:no-drama [affd5d19]
    no-drama who=0
    drew who=0 pile=staging
488 0 pass [413a1868]
489 1 improv [10566937]
    improvised who=1
490 1 draw:script [69b14f56]
491 1 bury:II.9 [0659019f]
    drew who=1 pile=script
    buried who=1 pile=script
492 1 pass [d978b915]
493 0 place:miscue [a3d8f1cf]
494 1 place:seize [5a5b6f7b]
    placed-all
495 0 pass [5a55329d]
496 1 pass [e478eddb]
497 0 reveal [25c76ec4]
    turned-up-staging who=0 card=miscue
498 0 play [74f21384]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
499 1 switch:seize [7408262f]
    switched who=1
500 0 place:exchange [3b82c084]
    turned-up-staging who=0 card=exchange
501 0 exit [7a15423e]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
502 0 pass [3aab27db]
503 1 reveal [0906b0c3]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
504 1 pass [f7a5879c]
    drew who=1 pile=script
    drew who=0 pile=script
    script-empty
    scene-began scene=13
505 0 pass [ba411045]
506 1 pass [46c06cfe]
507 0 place:II.12 [db083dd6]
508 1 place:take-the-lead [c52d0bf3]
    placed-all
509 0 pass [bb8a66dc]
510 1 pass [167a7577]
511 0 improv [f283d255]
    improvised who=0
512 0 bury:II.3 [c0b7a261]
    drew who=0 pile=staging
    buried who=0 pile=script
513 0 reveal [58cd73f5]
    turned-up who=0 card=II.12
    played who=0 card=II.12
    failed who=0 card=II.12
514 0 pass [25b8dc6a]
515 1 improv [570acf06]
    improvised who=1
516 1 draw:staging [8b2c359a]
517 1 bury:take-the-lead [243b6015]
    reshuffled pile=staging n=20
    staging-empty n=1
    drew who=1 pile=staging
    buried who=1 pile=staging
518 1 reveal [9fbe3d5c]
    turned-up-staging who=1 card=take-the-lead
519 1 exit [676841b5]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
520 1 pass [61c027dc]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    scene-began scene=14
521 0 show:exchange [a9820f5c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
522 1 let [ca5b6138]
523 0 give:exchange [ee0f435f]
    traded who=0 whom=1
524 0 pass [abc6597b]
525 1 show:exchange [15dc91fc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
526 1 give:II.11 [868c5bc5]
    traded who=1 whom=0
527 1 pass [48cf2bc2]
528 0 place:villainy [60c77314]
529 1 place:take-the-lead [bb8350d7]
    placed-all
530 0 pass [57fe618c]
531 1 improv [05830b3c]
    improvised who=1
532 1 switch:villainy [dad41a53]
    switched who=1
533 1 pass [93ca50cb]
534 0 reveal [c650d392]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
535 0 pass [0b3d091c]
536 1 reveal [4d721584]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
537 1 pass [53adce57]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=15
538 0 pass [69c7cd8a]
539 1 pass [4006a905]
540 0 place:II.10 [5bff1566]
541 1 place:II.5 [d10970cd]
    placed-all
542 0 pass [4e0a6c13]
543 1 pass [14be1f8f]
544 0 reveal [dea4899c]
    turned-up who=0 card=II.10
545 0 play [0af020bd]
    played who=0 card=II.10
546 1 let [b15f7fd9]
    scored who=0 card=II.10 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
547 0 pass [7b33f862]
548 1 reveal [6fa1d456]
    turned-up who=1 card=II.5
549 1 exit [e1c5aeef]
    exiting who=1 card=II.5
    got-intrigue who=1 n=1
550 1 pass [a4c25a53]
    drew who=1 pile=staging
    reshuffled pile=script n=1
    drew who=0 pile=staging
    scene-began scene=16
551 0 coin:othello [abf45572]
    used-coin-at who=0 coin=othello whom=1
552 1 let [c81d4269]
    took-lead who=0 whom=1
553 0 improv [7c3e9fad]
    improvised who=0
554 0 draw:script [3b4f077b]
555 0 bury:II.6 [b7423d04]
    drew who=0 pile=script
    buried who=0 pile=script
556 0 pass [bb7edfb9]
557 1 show:no-drama [e7222f51]
    no-drama who=1
    drew who=1 pile=staging
558 1 pass [e21cfa2d]
559 0 place:II.7 [2471dfce]
560 1 place:miscue [bdbe1bcb]
    placed-all
561 1 improv [f148dc72]
    improvised who=1
562 1 switch:II.12 [0676c36d]
    switched who=1
563 1 pass [14d6ecae]
564 0 pass [311265b3]
565 1 reveal [765f82ee]
    turned-up who=1 card=II.12
    played who=1 card=II.12
    scored who=1 card=II.12 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
    act-ended act=II
    tallied who=0 n=10
    tallied who=1 n=8
    lead-cast who=1
566 1 discard:miscue [f33131b1]
    discarded who=1 card=miscue
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=III who=1
    scene-began scene=1
567 0 pass [e7fe34f5]
568 1 pass [b693a001]
569 0 place:miscue [04b6416d]
570 1 place:III.1 [d5b41903]
    placed-all
571 0 improv [993353ba]
    improvised who=0
572 0 switch:III.12 [86918f64]
    switched who=0
573 0 pass [084e5d79]
574 1 improv [bb4cf45c]
    improvised who=1
575 1 switch:III.8 [0c85ef81]
    switched who=1
576 1 pass [d0392ae3]
577 0 reveal [18284b99]
    turned-up who=0 card=III.12
578 0 exit [c13b1372]
    exiting who=0 card=III.12
    got-intrigue who=0 n=1
579 0 pass [e0d00052]
580 1 coin:iago [52207ac7]
581 1 wound:iago [2a463753]
    used-iago who=1 character=iago
    wounded who=1 character=iago n=2 total=6
582 1 reveal [d490ca24]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
583 1 pass [fd9434ab]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
584 0 improv [0587e94d]
    improvised who=0
585 0 draw:staging [b91f1ad1]
586 0 bury:III.2 [d9b6fbee]
    drew who=0 pile=staging
    buried who=0 pile=script
587 0 pass [83720bd3]
588 1 improv [21c54a40]
    improvised who=1
589 1 draw:script [c2965c6a]
590 1 bury:III.7 [7285b6b9]
    drew who=1 pile=script
    buried who=1 pile=script
591 1 pass [f3fcbde5]
592 0 place:seize [cf277e28]
593 1 place:seize [9b275602]
    placed-all
594 0 show:exchange [5749227c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
595 0 give:miscue [150529b7]
    traded who=0 whom=1
596 0 pass [17be79ac]
597 1 pass [43429056]
598 0 reveal [3480eb54]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
599 0 pass [1ea7ec6a]
600 1 reveal [88d4683e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
601 1 pass [bc5ab343]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=3
602 0 improv [631e3648]
    improvised who=0
603 0 draw:script [bc5a1fef]
604 0 bury:III.6 [d8885569]
    drew who=0 pile=script
    buried who=0 pile=script
605 0 pass [600245cd]
606 1 pass [bda35e18]
607 0 place:III.13 [85908f29]
608 1 place:III.5 [e1534f76]
    placed-all
609 0 pass [2bbdc8a0]
610 1 improv [7e72bf13]
    improvised who=1
611 1 switch:III.3 [4f81aaba]
    switched who=1
612 1 pass [8ca040d3]
613 0 reveal [7174d3ee]
    turned-up who=0 card=III.13
614 0 exit [fb2ede4d]
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
615 0 pass [b8a148ce]
616 1 reveal [02c44f75]
    turned-up who=1 card=III.3
617 1 play [6b13fac1]
    played who=1 card=III.3
    scored who=1 card=III.3 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
618 1 coin:iago [7edd9e1b]
619 1 wound:othello [5189d2cf]
    used-iago who=1 character=othello
    wounded who=1 character=othello n=3 total=6
620 1 pass [2e21a95c]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
621 0 pass [1922935f]
622 1 improv [e2bb7ae8]
    improvised who=1
623 1 draw:script [08bb2fe7]
624 1 bury:III.1 [17b91c63]
    drew who=1 pile=script
    buried who=1 pile=script
625 1 pass [f2bed2c5]
626 0 place:miscue [c14b6e8f]
627 1 place:III.5 [3cb03d75]
    placed-all
628 0 pass [1915fef3]
629 1 pass [91fd4ba6]
630 0 improv [920d9125]
    improvised who=0
631 0 draw:staging [59c9ac69]
632 0 bury:III.14 [78d38483]
    drew who=0 pile=staging
    buried who=0 pile=script
633 0 reveal [a371656a]
    turned-up-staging who=0 card=miscue
634 0 exit [09968e19]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
635 0 pass [579e5d28]
636 1 reveal [61f0feda]
    turned-up who=1 card=III.5
637 1 exit [10533073]
    exiting who=1 card=III.5
    got-intrigue who=1 n=1
638 1 pass [1d21e745]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=5
639 0 improv [130105d3]
    improvised who=0
640 0 draw:staging [a157b342]
641 0 bury:seize [02bfec7e]
    drew who=0 pile=staging
    buried who=0 pile=staging
642 0 pass [9b3ef90d]
643 1 show:exchange [9c7b1709]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
644 1 give:III.4 [510b2281]
    traded who=1 whom=0
645 1 improv [13204e37]
    improvised who=1
646 1 draw:script [aa3d0849]
647 1 bury:III.10 [82a1599d]
    drew who=1 pile=script
    buried who=1 pile=script
648 1 pass [6b07808b]
649 0 place:revive [d3828d10]
650 1 place:III.7 [a8e96b50]
    placed-all
651 0 pass [7c699672]
652 1 pass [b39f37bc]
653 0 reveal [23f5277a]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
654 0 pass [5809c4a4]
655 1 reveal [67288473]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=3
    half-curtain
    got-coin who=1 coin=iago
    got-handkerchief who=1
656 1 pass [635192f6]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=6
657 0 pass [6deaa62c]
658 1 pass [eb034dc2]
659 0 place:villainy [99119160]
660 1 place:take-the-lead [289824fc]
    placed-all
661 0 pass [04c4204c]
662 1 pass [17f15e10]
663 0 reveal [8aadab64]
    turned-up-staging who=0 card=villainy
664 0 exit [f6344261]
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
665 0 pass [53fa43cc]
666 1 coin:iago [9c847c67]
667 1 wound:cassio [cc4265ea]
    used-iago who=1 character=cassio
    wounded who=1 character=cassio n=1 total=5
668 1 reveal [d8a98062]
    turned-up-staging who=1 card=take-the-lead
669 1 play [d7d4942c]
    aimed who=1 card=take-the-lead whom=0
670 0 let [e2bd3cff]
    gave-lead who=1 whom=0
671 1 pass [6e42ad30]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=7
672 1 pass [3866f59e]
673 0 improv [23d94fe2]
    improvised who=0
674 0 draw:staging [b5551f07]
675 0 bury:III.11 [5d227fa8]
    drew who=0 pile=staging
    buried who=0 pile=script
676 0 pass [a1609752]
677 0 place:revive [9f732728]
678 1 place:seize [c74f3aa9]
    placed-all
679 1 pass [c7aad28d]
680 0 pass [39239a92]
681 1 reveal [c75643ff]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
682 1 show:no-drama [918883b8]
    no-drama who=1
    drew who=1 pile=staging
683 1 pass [e077bac7]
684 0 reveal [200d03f2]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
685 0 pass [40a988b5]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    scene-began scene=8
686 1 pass [4d19f5c6]
687 0 show:exchange [1b739370]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
688 0 give:III.10 [6b718b63]
    traded who=0 whom=1
689 0 pass [6ad9447f]
690 0 place:III.1 [eec8939f]
691 1 place:seize [db19c788]
    placed-all
692 1 pass [b70413fb]
693 0 pass [01af71b9]
694 1 reveal [e744ca45]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
695 1 pass [30396691]
696 0 reveal [2731098d]
    turned-up who=0 card=III.1
697 0 exit [cb7a1727]
    exiting who=0 card=III.1
    got-intrigue who=0 n=1
698 0 pass [e582a55f]
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    drew who=1 pile=script
    scene-began scene=9
699 1 show:no-drama [ca7864a9]
    no-drama who=1
    drew who=1 pile=staging
700 1 pass [74aa0d10]
701 0 improv [d7890ed2]
    improvised who=0
702 0 draw:script [7a63ddcf]
703 0 bury:III.6 [bcd3aad6]
    drew who=0 pile=script
    buried who=0 pile=script
704 0 pass [aea42773]
705 0 place:take-the-lead [db72ff6a]
706 1 place:III.10 [5cd5748e]
    placed-all
707 1 pass [cc2f5bb9]
708 0 pass [57161d9f]
709 1 reveal [89b2f87e]
    turned-up who=1 card=III.10
710 1 play [37755674]
    played who=1 card=III.10
    scored who=1 card=III.10 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
711 1 coin:othello [ea5b3593]
    used-coin-at who=1 coin=othello whom=0
712 0 let [18ac2417]
    took-lead who=1 whom=0
713 1 pass [7335dee2]
714 0 reveal [43feec0f]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
715 0 pass [26fb706d]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=10
716 0 improv [650cb0c0]
    improvised who=0
717 0 draw:script [db07af12]
718 0 bury:III.4 [2f9104d6]
    drew who=0 pile=script
    buried who=0 pile=script
719 0 pass [cfa4d276]
720 1 improv [d5098133]
    improvised who=1
721 1 draw:staging [252839cb]
722 1 bury:seize [b94877e3]
    drew who=1 pile=staging
    buried who=1 pile=staging
723 1 show:exchange [08ea0775]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
724 0 let [8985a613]
725 1 give:III.15 [9feb23c7]
    traded who=1 whom=0
726 1 pass [cd960330]
727 0 place:III.9 [fdfb21df]
728 1 place:seize [87a1dc1d]
    placed-all
729 0 pass [9a5b3ccb]
730 1 pass [e89e84f7]
731 0 reveal [d27e5a9c]
    turned-up who=0 card=III.9
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
732 0 pass [a14904e4]
733 1 reveal [0505b223]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
734 1 pass [82eef21b]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=11
735 0 improv [1f03f569]
    improvised who=0
736 0 draw:script [3780219d]
737 0 bury:III.8 [502b7bc6]
    drew who=0 pile=script
    buried who=0 pile=script
738 0 pass [9b3edfe2]
739 1 improv [94ee2095]
    improvised who=1
740 1 draw:staging [d9a70fb2]
741 1 bury:III.6 [68ddc5b8]
    drew who=1 pile=staging
    buried who=1 pile=script
742 1 pass [7445d915]
743 0 place:III.15 [efd98164]
744 1 place:exchange [25c86043]
    placed-all
745 0 pass [a7ee4639]
746 1 pass [a4ac690c]
747 0 reveal [855fdf53]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    scored who=0 card=III.15 n=2
    got-intrigue who=0 n=2
    act-ended act=III
    tallied who=0 n=13
    tallied who=1 n=18
    lead-cast who=0
748 0 pass [3ab8e44c]
749 0 discard:seize [86ba7441]
    discarded who=0 card=seize
750 1 discard:revive [106236bb]
    discarded who=1 card=revive
    dealt who=0 n=5 total=8
    dealt who=1 n=5 total=8
    act-began act=IV who=0
    scene-began scene=1
751 1 show:exchange [6161f794]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
752 0 let [e8203381]
753 1 give:no-drama [151e1c6c]
    traded who=1 whom=0
754 1 pass [5e21afd6]
755 0 improv [00844ebd]
    improvised who=0
756 0 draw:script [54035847]
757 0 bury:IV.1 [0e5cabaa]
    drew who=0 pile=script
    buried who=0 pile=script
758 0 show:no-drama [ef8ba08b]
    no-drama who=0
    drew who=0 pile=staging
759 0 pass [b616d36a]
760 0 place:IV.13 [667bfd42]
761 1 place:IV.9 [8c26cae4]
    placed-all
762 1 pass [a38c04b3]
763 0 pass [35d00027]
764 1 reveal [2d6285d3]
    turned-up who=1 card=IV.9
765 1 exit [93549545]
    exiting who=1 card=IV.9
766 0 let [2d2a1bdc]
    got-intrigue who=1 n=1
767 1 pass [0058533f]
768 0 reveal [011ef504]
    turned-up who=0 card=IV.13
    exiting who=0 card=IV.13
    got-intrigue who=0 n=1
769 0 pass [6e9d198e]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=2
770 1 improv [bb87fe07]
    improvised who=1
771 1 draw:script [497c1c4a]
772 1 bury:IV.6 [e878ad34]
    drew who=1 pile=script
    buried who=1 pile=script
773 1 pass [f3ceb9d9]
774 0 improv [9304868a]
    improvised who=0
775 0 draw:staging [37e20e2d]
776 0 bury:IV.11 [70f94273]
    drew who=0 pile=staging
    buried who=0 pile=script
777 0 show:exchange [ee5571dc]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
778 0 give:IV.7 [cf2fbe52]
    traded who=0 whom=1
779 0 show:exchange [9be5165e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
780 0 give:revive [25184beb]
    traded who=0 whom=1
781 0 pass [7b0449d3]
782 0 place:villainy [38272b22]
783 1 place:IV.2 [724e4cb3]
    placed-all
784 1 pass [37d2477f]
785 0 pass [79ec0364]
786 1 reveal [3e215303]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
787 0 let [17b2b8eb]
    got-intrigue who=1 n=1
788 1 pass [fe449bee]
789 0 reveal [bb5b1558]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
790 0 pass [12a224a8]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
791 1 pass [4f9bfdad]
792 0 improv [4ecb31be]
    improvised who=0
793 0 draw:staging [92f448bd]
794 0 bury:take-the-lead [33cdec04]
    drew who=0 pile=staging
    buried who=0 pile=staging
795 0 pass [a46bc2f3]
796 0 place:IV.12 [9e6d051e]
797 1 place:IV.3 [d799f8ec]
    placed-all
798 1 improv [d85968cd]
    improvised who=1
799 1 switch:IV.8 [94abe2f3]
    switched who=1
800 1 pass [ee4f8b6a]
801 0 pass [20310f2c]
802 1 reveal [5cf4c913]
    turned-up who=1 card=IV.8
803 1 play [2fa465c9]
    played who=1 card=IV.8
804 0 let [566f49b8]
    scored who=1 card=IV.8 n=1
    got-intrigue who=1 n=2
805 1 pass [4878c4ec]
806 0 reveal [d9e7f47d]
    turned-up who=0 card=IV.12
    exiting who=0 card=IV.12
    got-intrigue who=0 n=1
807 0 pass [53985ccb]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=4
808 1 pass [bdee4626]
809 0 pass [af3283c7]
810 0 place:revive [4d6a7cf2]
811 1 place:villainy [998291ba]
    placed-all
812 1 improv [b24269e4]
    improvised who=1
813 1 switch:IV.3 [7a60258d]
    switched who=1
814 1 pass [ec763f8b]
815 0 pass [97c88e93]
816 1 reveal [0a6c4ce2]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
817 0 let [0d15b0c2]
    failed who=1 card=IV.3
818 1 pass [e3178de0]
819 0 reveal [b7128d6d]
    turned-up-staging who=0 card=revive
820 0 exit [8d4ba874]
    exiting who=0 card=revive
    got-intrigue who=0 n=1
821 0 pass [6ea1631f]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=5
822 1 show:no-drama [65803c6a]
    no-drama who=1
    drew who=1 pile=staging
823 1 pass [fa75a340]
824 0 improv [16421ca6]
    improvised who=0
825 0 draw:staging [0b041d43]
826 0 bury:IV.4 [bb4259b8]
    drew who=0 pile=staging
    buried who=0 pile=script
827 0 pass [b457ef9a]
828 0 place:miscue [f73e1180]
829 1 place:revive [33b2a221]
    placed-all
830 1 pass [b8207d1c]
831 0 pass [be258455]
832 1 reveal [59eb65da]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
833 1 pass [d85ed44e]
834 0 reveal [227dfeb7]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
835 0 pass [effe24f5]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=6
836 1 pass [e39cd536]
837 0 show:exchange [08e3e4b7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
838 1 let [7c45ef71]
839 0 look [4a905876]
    looked who=0 whom=1
840 0 take:IV.1 [c916daeb]
841 0 give:miscue [8a2283d2]
    traded who=0 whom=1
842 0 pass [6a444c15]
843 0 place:seize [ecad1c09]
844 1 place:seize [71a9f335]
    placed-all
845 1 improv [c78c0d20]
    improvised who=1
846 1 switch:take-the-lead [60c3d1a2]
    switched who=1
847 1 pass [c9ac618f]
848 0 pass [85ad1bec]
849 1 reveal [158f0dfb]
    turned-up-staging who=1 card=take-the-lead
850 1 exit [ac97317c]
    exiting who=1 card=take-the-lead
851 0 seize [3d99bdcc]
    seized by=0 who=1 card=take-the-lead
    got-spotlight who=0 n=1
    drew who=0 pile=staging
    reshuffled pile=staging n=18
852 1 draw:script [57b80132]
    drew who=1 pile=script
    scene-began scene=7
853 1 pass [0709e92e]
854 0 pass [4e6c3ebd]
855 0 place:IV.15 [17292a3e]
856 1 place:villainy [3d7bc61c]
    placed-all
857 1 pass [0bc9ec99]
858 0 pass [12dfd8e2]
859 1 reveal [f2736cd6]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
860 1 pass [f39fbd67]
861 0 reveal [3068c9ab]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
862 0 pass [dbca48d8]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=8
863 1 pass [c71b63c6]
864 0 pass [470cbc26]
865 0 place:IV.1 [960c4091]
866 1 place:IV.10 [5e434992]
    placed-all
867 1 pass [0cd55a1a]
868 0 pass [253bdcc9]
869 1 reveal [4fac25c8]
    turned-up who=1 card=IV.10
870 1 exit [0e050675]
    exiting who=1 card=IV.10
    got-intrigue who=1 n=1
871 1 pass [8535d088]
872 0 reveal [81c23fd6]
    turned-up who=0 card=IV.1
873 0 play [7f9790e8]
    played who=0 card=IV.1
    scored who=0 card=IV.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
874 0 pass [1e9dca62]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=9
875 1 improv [5e5e8e7c]
    improvised who=1
876 0 let [833cb29f]
877 1 draw:script [e7c68dfe]
878 1 bury:IV.6 [a35ac1be]
    drew who=1 pile=script
    buried who=1 pile=script
879 1 pass [b16a2e76]
880 0 improv [dfccddc1]
    improvised who=0
881 0 draw:script [c0ae8bc6]
882 0 bury:IV.5 [ac511c2e]
    drew who=0 pile=script
    buried who=0 pile=script
883 0 show:exchange [14316e07]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
884 1 let [8cab2793]
885 0 give:no-drama [5d1ea132]
    traded who=0 whom=1
886 0 pass [d2cda349]
887 0 place:take-the-lead [4f196867]
888 1 place:IV.7 [4caf58e6]
    placed-all
889 1 pass [b5d63c0d]
890 0 pass [e486bbab]
891 1 show:no-drama [29f8cbd2]
    no-drama who=1
    drew who=1 pile=staging
892 1 reveal [dba7775f]
    turned-up who=1 card=IV.7
893 1 play [8c2251f8]
    played who=1 card=IV.7
    scored who=1 card=IV.7 n=1
    wounded who=1 character=desdemona n=1 total=5
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
894 1 coin:othello [98abed47]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
895 1 pass [35747d1f]
896 0 coin:iago [bed5fc32]
897 0 wound:roderigo [de33185e]
    used-iago who=0 character=roderigo
    wounded who=0 character=roderigo n=1 total=4
898 0 reveal [c06a4242]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
899 0 pass [8c433718]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=7
    scene-began scene=10
900 0 pass [370724b8]
901 1 pass [0dc5dcfc]
902 0 place:IV.6 [7b20cda4]
903 1 place:IV.4 [f0fed7a9]
    placed-all
904 0 improv [25289867]
    improvised who=0
905 0 switch:take-the-lead [e8bf9257]
    switched who=0
906 0 pass [cc6cb519]
907 1 pass [0ca0c88f]
908 0 reveal [b706cbcb]
    turned-up-staging who=0 card=take-the-lead
909 0 play [f3309720]
    aimed who=0 card=take-the-lead whom=1
910 1 let [ba853d16]
    took-lead who=0 whom=1
911 0 pass [1d995176]
912 1 improv [a8338d08]
    improvised who=1
913 0 spotlight [dfed2d9c]
    stole-spotlight by=0 who=1
    blocked who=1
914 1 reveal [4e7a6738]
    turned-up who=1 card=IV.4
    exiting who=1 card=IV.4
    got-intrigue who=1 n=1
915 1 pass [7762131c]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=11
916 1 improv [71707db2]
    improvised who=1
917 1 draw:script [50ca20ee]
918 1 bury:IV.11 [80191916]
    drew who=1 pile=script
    buried who=1 pile=script
919 1 pass [3fa2e844]
920 0 pass [d36d5203]
921 0 place:IV.12 [2d3a57db]
922 1 place:IV.13 [ecd862c2]
    placed-all
923 1 pass [09fd70ff]
924 0 pass [bc8f0c5c]
925 1 reveal [5f85cf4d]
    turned-up who=1 card=IV.13
926 1 play [799243e0]
    played who=1 card=IV.13
    scored who=1 card=IV.13 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
927 1 pass [28433754]
928 0 reveal [06ed5a8f]
    turned-up who=0 card=IV.12
    exiting who=0 card=IV.12
    got-intrigue who=0 n=1
929 0 pass [68d72380]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
930 1 improv [a73b539f]
    improvised who=1
931 1 draw:staging [8d37dcf5]
932 1 bury:exchange [3f6eb395]
    drew who=1 pile=staging
    buried who=1 pile=staging
933 1 pass [7e9c35b9]
934 0 improv [f7e164b5]
    improvised who=0
935 0 draw:script [218a6c41]
936 0 bury:IV.6 [40761925]
    drew who=0 pile=script
    buried who=0 pile=script
937 0 pass [b9e763da]
938 0 place:IV.2 [7880511b]
939 1 place:villainy [7ca3e39f]
    placed-all
940 1 coin:roderigo [1495a463]
    used-coin-at who=1 coin=roderigo whom=0
941 1 give:seize [789a80ba]
    traded who=1 whom=0
942 1 pass [e27ceb49]
943 0 pass [7d6d7ce4]
944 1 reveal [d1ba56c7]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
945 1 pass [5590f05d]
946 0 reveal [4e7532c4]
    turned-up who=0 card=IV.2
947 0 play [b51fbd5c]
    played who=0 card=IV.2
    scored who=0 card=IV.2 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
948 0 pass [f0c46644]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=13
949 1 pass [a8c41d3c]
950 0 pass [74bd1022]
951 0 place:villainy [a3f7cc9e]
952 1 place:IV.10 [9bd9f5f5]
    placed-all
953 1 improv [b341d829]
    improvised who=1
954 1 switch:revive [62fff401]
    switched who=1
955 1 pass [10f05f0d]
956 0 improv [f8a92701]
    improvised who=0
957 0 switch:seize [4c07dcdb]
    switched who=0
958 0 pass [187e5de7]
959 1 reveal [afb778e9]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
960 1 pass [cf1be43c]
961 0 coin:iago [024503b1]
962 0 wound:cassio [aad026fc]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=2 total=5
963 0 reveal [982b9743]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
964 0 pass [d0be7a0a]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=14
965 1 improv [60b90a80]
    improvised who=1
966 1 draw:staging [1a8313c7]
967 1 bury:revive [d2409515]
    drew who=1 pile=staging
    buried who=1 pile=staging
968 1 pass [8c8c46c7]
969 0 improv [4be56d2d]
    improvised who=0
970 0 draw:script [ce76d016]
971 0 bury:IV.9 [874d2967]
    drew who=0 pile=script
    buried who=0 pile=script
972 0 pass [8d0e76b7]
973 0 place:villainy [1eb33b71]
974 1 place:miscue [37a46dd0]
    placed-all
975 1 pass [fb8f0af4]
976 0 pass [738bb903]
977 1 reveal [9b7a0505]
    turned-up-staging who=1 card=miscue
978 1 play [e2875d6d]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
979 0 switch:IV.3 [03b08705]
    switched who=0
980 1 place:take-the-lead [8da8012b]
    turned-up-staging who=1 card=take-the-lead
981 1 play [dcd1e82c]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
982 1 pass [6dc5c528]
983 0 reveal [c695e103]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    failed who=0 card=IV.3
984 0 pass [8a16ff4a]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=15
985 0 pass [e39f16a9]
986 1 pass [c60eadbb]
987 0 place:IV.5 [d14feb50]
988 1 place:miscue [0a1e6895]
    placed-all
989 0 pass [9192f01f]
990 1 pass [b0736b88]
991 0 reveal [a05923d8]
    turned-up who=0 card=IV.5
992 0 play [42038d67]
    played who=0 card=IV.5
    scored who=0 card=IV.5 n=1
    got-handkerchief who=0
993 0 pass [7d2e3768]
994 1 reveal [7c98c755]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
995 1 show:no-drama [b865da31]
    no-drama who=1
    drew who=1 pile=staging
996 1 pass [ac703c20]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=16
997 0 show:exchange [72e017b9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
998 0 give:villainy [b1272864]
    traded who=0 whom=1
999 0 show:exchange [f73c4587]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1000 0 give:IV.11 [c0fde282]
    traded who=0 whom=1
1001 0 pass [01a41df1]
1002 1 pass [2f24732c]
1003 0 place:IV.14 [70305472]
1004 1 place:no-drama [58898260]
    placed-all
1005 0 show:exchange [31ab5fee]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1006 0 give:seize [74081795]
    traded who=0 whom=1
1007 0 show:exchange [1cbeb89e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
    reshuffled pile=staging n=16
1008 0 give:IV.11 [adafe80c]
    traded who=0 whom=1
1009 0 pass [dac2f3f1]
1010 1 pass [f8d7b21e]
1011 0 reveal [8e88d9c7]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1012 0 pass [ccdfdbbb]
1013 1 reveal [e2195d07]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1014 1 pass [9220b5fa]
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=0 pile=staging
    scene-began scene=17
1015 0 show:exchange [4e6dea72]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1016 1 let [eadebbd7]
1017 0 give:IV.6 [e017e6ab]
    traded who=0 whom=1
1018 0 pass [51281fb2]
1019 1 pass [d4c3bfa3]
1020 0 place:revive [530af1ef]
1021 1 place:take-the-lead [9f5ebf6c]
    placed-all
1022 0 pass [a845b6a6]
1023 1 improv [f2d35e21]
    improvised who=1
1024 1 switch:IV.15 [0dde0337]
    switched who=1
1025 1 pass [2eb65789]
1026 0 reveal [461c74b9]
    turned-up-staging who=0 card=revive
1027 0 improv [d210084f]
    improvised who=0
1028 0 draw:staging [91a0e44d]
1029 0 bury:seize [97b77ac2]
    drew who=0 pile=staging
    buried who=0 pile=staging
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1030 0 pass [3329e699]
1031 1 reveal [2f8aaee5]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1032 1 pass [41372063]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=18
1033 0 pass [55a6bc06]
1034 1 show:exchange [d39d489a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1035 0 let [9715a032]
1036 1 give:seize [cd7a2055]
    traded who=1 whom=0
1037 1 pass [2444db78]
1038 0 place:seize [c4c6fd6a]
1039 1 place:IV.11 [8c0dd185]
    placed-all
1040 0 improv [2f1f9caf]
    improvised who=0
1041 0 switch:seize [2f12ea9f]
    switched who=0
1042 0 pass [082888e5]
1043 1 pass [f66ebb6b]
1044 0 reveal [828a3f87]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1045 0 pass [4e6023a6]
1046 1 reveal [61cf52d8]
    turned-up who=1 card=IV.11
    exiting who=1 card=IV.11
    got-intrigue who=1 n=1
1047 1 pass [55f4e157]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=19
1048 0 pass [a8351900]
1049 1 pass [fb5485cf]
1050 0 place:take-the-lead [2e104b60]
1051 1 place:villainy [0a58c7f3]
    placed-all
1052 0 pass [1a1c323d]
1053 1 pass [1d9f41b6]
1054 0 reveal [7c11554d]
    turned-up-staging who=0 card=take-the-lead
1055 0 improv [9fd87db2]
    improvised who=0
1056 0 draw:script [88626788]
1057 0 bury:IV.4 [3f357996]
    drew who=0 pile=script
    buried who=0 pile=script
1058 0 play [5c65e504]
    aimed who=0 card=take-the-lead whom=1
1059 1 let [c0e873aa]
    took-lead who=0 whom=1
1060 0 pass [06958f0a]
1061 1 improv [7d6aaa4f]
    improvised who=1
1062 1 draw:script [a25ae52a]
1063 1 bury:IV.9 [ee1973f0]
    drew who=1 pile=script
    buried who=1 pile=script
1064 1 reveal [896d494e]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1065 1 pass [298f3662]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=20
1066 1 pass [22caa98c]
1067 0 pass [d8f54618]
1068 0 place:IV.4 [64ce9472]
1069 1 place:revive [4289713e]
    placed-all
1070 1 pass [1d63fedf]
1071 0 pass [d32d77cc]
1072 1 improv [97d2a51a]
    improvised who=1
1073 1 draw:script [66cfddb6]
1074 1 bury:IV.10 [c93a8b7d]
    drew who=1 pile=script
    buried who=1 pile=script
1075 1 reveal [8c2bc067]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1076 1 pass [ca18bbfd]
1077 0 reveal [e1cd7e15]
    turned-up who=0 card=IV.4
1078 0 play [75696d0e]
    played who=0 card=IV.4
    scored who=0 card=IV.4 n=1
    got-intrigue who=0 n=2
1079 0 pass [b4777424]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=21
1080 1 pass [260e7f87]
1081 0 pass [b1a8712f]
1082 0 place:no-drama [b9aeef81]
1083 1 place:IV.15 [35b11b5f]
    placed-all
1084 1 improv [12714a0f]
    improvised who=1
1085 1 switch:IV.9 [1516f1b8]
    switched who=1
1086 1 pass [e2cc3521]
1087 0 pass [a02c533c]
1088 1 reveal [977743c1]
    turned-up who=1 card=IV.9
1089 1 play [35e8536c]
    played who=1 card=IV.9
1090 0 let [7b131af9]
    scored who=1 card=IV.9 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1091 1 pass [16647b2c]
1092 0 reveal [a5c3d7c5]
    turned-up-staging who=0 card=no-drama
1093 0 exit [11cbe062]
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1094 0 pass [ba21b36b]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=22
1095 1 coin:othello [75cba941]
    used-coin-at who=1 coin=othello whom=0
1096 0 let [a23f0990]
    took-lead who=1 whom=0
1097 1 improv [c997bc2e]
    improvised who=1
1098 1 bury:IV.15 [4b735b43]
    drew who=1 pile=staging
    buried who=1 pile=script
1099 1 pass [215b8f58]
1100 0 pass [5a332849]
1101 0 place:IV.14 [08d8fa87]
1102 1 place:take-the-lead [b8829ad8]
    placed-all
1103 0 pass [74a57987]
1104 1 show:exchange [8c42aa67]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1105 0 let [7c9ff2e9]
1106 1 give:miscue [991c836a]
    traded who=1 whom=0
1107 1 pass [e015d2ac]
1108 0 reveal [9b9e176f]
    turned-up who=0 card=IV.14
1109 0 exit [27214491]
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1110 0 pass [066bca11]
1111 1 reveal [ee7b4853]
    turned-up-staging who=1 card=take-the-lead
1112 1 exit [b4f065d9]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1113 1 pass [5e20de40]
    drew who=1 pile=script
    reshuffled pile=script n=1
    script-again
    drew who=0 pile=staging
    scene-began scene=23
1114 0 pass [b72ef9cf]
1115 1 pass [a641f7ed]
1116 0 place:miscue [85575f2a]
1117 1 place:IV.3 [49a24d18]
    placed-all
1118 0 show:no-drama [47c27967]
    no-drama who=0
    drew who=0 pile=staging
1119 0 show:exchange [3a9ee55c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1120 1 let [33688d58]
1121 0 blind [239efd3d]
1122 0 give:miscue [17d0539a]
    traded who=0 whom=1
1123 0 pass [5b2b65f8]
1124 1 improv [802fd9e5]
    improvised who=1
1125 1 switch:villainy [5346902e]
    switched who=1
1126 1 pass [90a18252]
1127 0 improv [6d4b6b2c]
    improvised who=0
1128 0 draw:script [4a52f3be]
1129 0 bury:IV.11 [d5a94fb4]
    drew who=0 pile=script
    buried who=0 pile=script
1130 0 reveal [abf5be8e]
    turned-up-staging who=0 card=miscue
1131 0 exit [72fed014]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1132 0 pass [fdba17f4]
1133 1 reveal [ac104bf7]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1134 1 pass [e8d22143]
    drew who=1 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=24
1135 0 pass [f24970c7]
1136 1 improv [7c500ded]
    improvised who=1
1137 1 bury:miscue [f69cb633]
    drew who=1 pile=staging
    buried who=1 pile=staging
1138 1 pass [66309d97]
1139 0 place:IV.10 [c41a16e4]
1140 1 place:IV.3 [560e09ba]
    placed-all
1141 0 improv [0c285e1a]
    improvised who=0
1142 0 switch:seize [fb7953e0]
    switched who=0
1143 0 show:exchange [8cd7ee1c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1144 0 give:take-the-lead [2555d279]
    traded who=0 whom=1
1145 0 pass [d54c6382]
1146 1 pass [07e4e944]
1147 0 reveal [d3ca261a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1148 0 pass [a75ef65c]
1149 1 reveal [f334ab2f]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    scored who=1 card=IV.3 n=3
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1150 1 coin:iago [db00c8b7]
1151 1 wound:emilia [9bd77d6f]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=1 total=4
1152 1 pass [790bef9f]
    drew who=1 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
    scene-began scene=25
1153 0 improv [721f6a3c]
    improvised who=0
1154 0 bury:seize [02cbd785]
    drew who=0 pile=staging
    buried who=0 pile=staging
1155 0 pass [89b4b92b]
1156 1 improv [b532b8d4]
    improvised who=1
1157 1 bury:miscue [4877a527]
    drew who=1 pile=staging
    buried who=1 pile=staging
1158 1 pass [a13c0a61]
1159 0 place:IV.6 [7c4e5114]
1160 1 place:seize [6da46f16]
    placed-all
1161 0 pass [d450a9b5]
1162 1 pass [c3f8cf55]
1163 0 reveal [d4436516]
    turned-up who=0 card=IV.6
    exiting who=0 card=IV.6
    got-intrigue who=0 n=1
1164 0 pass [9ffebe06]
1165 1 reveal [f0378d6c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1166 1 pass [a8d3cc4a]
    reshuffled pile=script n=1
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=26
1167 0 pass [608f5b6e]
1168 1 improv [219841e9]
    improvised who=1
1169 1 bury:IV.6 [7cdeaa22]
    drew who=1 pile=staging
    buried who=1 pile=script
1170 1 show:exchange [234ff876]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1171 0 let [9c10a969]
1172 1 give:no-drama [0db90929]
    traded who=1 whom=0
1173 1 pass [5da637da]
1174 0 place:no-drama [99dba477]
1175 1 place:seize [5e315807]
    placed-all
1176 0 pass [ca0fc533]
1177 1 pass [a82522b7]
1178 0 improv [63ccd787]
    improvised who=0
1179 0 draw:script [7988dfbc]
1180 0 bury:IV.10 [15f2bf60]
    drew who=0 pile=script
    buried who=0 pile=script
1181 0 reveal [f33df20b]
    turned-up-staging who=0 card=no-drama
1182 0 play [51d5b3cc]
    played who=0 card=no-drama
    no-drama who=0
1183 0 pass [9454b932]
1184 1 reveal [9c2aecee]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1185 1 pass [231d510a]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=27
1186 0 pass [f1b19232]
1187 1 improv [f11a31ff]
    improvised who=1
1188 1 bury:IV.10 [3446f560]
    drew who=1 pile=staging
    buried who=1 pile=script
1189 1 pass [96274a9d]
1190 0 place:take-the-lead [bbcc89e0]
1191 1 place:IV.12 [9591deb7]
    placed-all
1192 0 pass [b4c32965]
1193 1 pass [bb8025ca]
1194 0 improv [301ebdbc]
    improvised who=0
1195 0 draw:staging [52eaeaff]
1196 0 bury:villainy [bc852ec8]
    drew who=0 pile=staging
    buried who=0 pile=staging
1197 0 show:exchange [02b7002b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1198 0 give:IV.14 [ef29b3d6]
    traded who=0 whom=1
1199 0 show:exchange [795280c2]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1200 0 give:miscue [d0390962]
    traded who=0 whom=1
1201 0 reveal [ecf9db8a]
    turned-up-staging who=0 card=take-the-lead
1202 0 play [50ce4e82]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1203 0 pass [f31041fe]
1204 1 reveal [21458437]
    turned-up who=1 card=IV.12
1205 1 play [d07b44de]
    played who=1 card=IV.12
    scored who=1 card=IV.12 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1206 1 pass [231a53a8]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=28
1207 1 improv [056a6b9c]
    improvised who=1
1208 1 bury:miscue [72734f28]
    drew who=1 pile=staging
    buried who=1 pile=staging
1209 1 coin:desdemona [9a941bce]
    no-drama-coin who=1
1210 1 show:exchange [98ad3a76]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1211 1 give:exchange [b2c9f870]
    traded who=1 whom=0
1212 1 pass [49d404b8]
1213 0 pass [ca6eb230]
1214 0 place:exchange [4a2bceb8]
1215 1 place:villainy [7ed2aca5]
    placed-all
1216 1 pass [fd0052ca]
1217 0 pass [00715510]
1218 1 reveal [38d9bc2b]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1219 1 pass [9462592a]
1220 0 reveal [0abb9352]
    turned-up-staging who=0 card=exchange
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
1221 0 pass [889bf185]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
1222 1 improv [1bb8a396]
    improvised who=1
1223 1 bury:IV.11 [0b5484a4]
    drew who=1 pile=staging
    buried who=1 pile=script
1224 1 pass [ac6f5743]
1225 0 show:no-drama [691ee111]
    no-drama who=0
    drew who=0 pile=staging
1226 0 pass [2c5747d4]
1227 0 place:IV.14 [79312d9a]
1228 1 place:villainy [2851dba9]
    placed-all
1229 1 pass [aac0acfe]
1230 0 pass [e8601beb]
1231 1 reveal [2196f114]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1232 1 show:no-drama [c521e108]
    no-drama who=1
    drew who=1 pile=staging
1233 1 pass [cdd25b96]
1234 0 reveal [6522dd8f]
    turned-up who=0 card=IV.14
1235 0 play [2fbe7af3]
    played who=0 card=IV.14
    scored who=0 card=IV.14 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1236 0 coin:iago [2e2b3539]
1237 0 wound:cassio [2d13f750]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=3 total=5
1238 0 pass [784dcbbc]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=30
1239 1 pass [a26d515a]
1240 0 improv [d961e6c2]
    improvised who=0
1241 0 bury:seize [3e19aa54]
    drew who=0 pile=staging
    buried who=0 pile=staging
1242 0 pass [f72a14c2]
1243 0 place:revive [adac6950]
1244 1 place:revive [52cf3dba]
    placed-all
1245 1 pass [23ed3d80]
1246 0 pass [cf4be477]
1247 1 reveal [fb99c5bd]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1248 1 pass [71ca57a0]
1249 0 reveal [53e66f86]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1250 0 pass [fd82d5fe]
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=2
    scene-began scene=31
    final-scene
1251 1 improv [9a25e3c6]
    improvised who=1
1252 1 bury:revive [1713e9ba]
    drew who=1 pile=staging
    buried who=1 pile=staging
1253 1 show:exchange [0d12a7c0]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1254 0 let [198dcdd2]
1255 1 give:exchange [337bf19e]
    traded who=1 whom=0
1256 1 pass [96beb7f8]
1257 0 improv [ff34599b]
    improvised who=0
1258 0 bury:IV.6 [6255cb4c]
    drew who=0 pile=staging
    buried who=0 pile=script
1259 0 pass [e8da77c2]
1260 0 place:seize [b9e84b9c]
1261 1 place:seize [843db17f]
    placed-all
1262 1 pass [df9b2c86]
1263 0 pass [a22b3453]
1264 1 reveal [b33c2dbb]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1265 1 pass [7cda0396]
1266 0 reveal [ddbcc244]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1267 0 pass [5b4ad13d]
    act-ran-out act=IV
    act-ended act=IV
    tallied who=0 n=23
    tallied who=1 n=24
    lead-cast who=0
1268 0 discard:villainy [43be75f8]
    discarded who=0 card=villainy
1269 0 discard:exchange [26133f15]
    discarded who=0 card=exchange
1270 0 discard:take-the-lead [d7a2cc42]
    discarded who=0 card=take-the-lead
1271 1 discard:seize [4a157e00]
    discarded who=1 card=seize
1272 1 discard:take-the-lead [cca30e94]
    discarded who=1 card=take-the-lead
    dealt who=0 n=5 total=8
    dealt who=1 n=5 total=8
    act-began act=V who=0
    scene-began scene=1
1273 1 pass [4bcc60dd]
1274 0 improv [14dfe160]
    improvised who=0
1275 0 draw:staging [a9a602f4]
1276 0 bury:V.3 [46dbae88]
    drew who=0 pile=staging
    buried who=0 pile=script
1277 0 pass [3a464398]
1278 0 place:miscue [d19a5e3a]
1279 1 place:V.4 [3be6ba86]
    placed-all
1280 1 pass [5b1cb0af]
1281 0 pass [7809341c]
1282 1 reveal [09bf33d1]
    turned-up who=1 card=V.4
1283 1 play [0b2cb6bf]
    played who=1 card=V.4
    scored who=1 card=V.4 n=1
    wounded who=1 character=roderigo n=2 total=4
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
1284 1 pass [c41ed26c]
1285 0 reveal [feab7455]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1286 0 show:no-drama [c742cb22]
    no-drama who=0
    drew who=0 pile=staging
1287 0 pass [ed278c6b]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=2
1288 1 improv [c3650f50]
    improvised who=1
1289 1 draw:script [903a76e3]
1290 1 bury:V.10 [a3f0a28a]
    drew who=1 pile=script
    buried who=1 pile=script
1291 1 show:exchange [dfae0d05]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1292 1 give:V.5 [8db78086]
    traded who=1 whom=0
1293 1 coin:cassio [8d209284]
    used-coin who=1 coin=cassio
1294 1 draw:script [a9579234]
1295 1 bury:V.14 [2add785b]
    drew who=1 pile=script
    buried who=1 pile=script
1296 1 show:no-drama [3e0ea430]
    no-drama who=1
    drew who=1 pile=staging
1297 1 pass [432c7455]
1298 0 pass [ffb37da2]
1299 0 place:V.5 [aae3f83f]
1300 1 place:V.16 [6463e4f5]
    placed-all
1301 1 pass [15c157b0]
1302 0 pass [95b7510c]
1303 1 reveal [1f4c1973]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
1304 1 pass [063d03b2]
1305 0 reveal [f58ecfda]
    turned-up who=0 card=V.5
1306 0 exit [4eb69c04]
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
1307 0 pass [25dec1e3]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=3
1308 1 pass [83b5a35a]
1309 0 pass [d58f50a6]
1310 0 place:V.1 [7c5d61c9]
1311 1 place:revive [31de80fb]
    placed-all
1312 1 pass [21cd8586]
1313 0 pass [5cf212f9]
1314 1 show:exchange [a1f69441]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1315 0 let [78b74e15]
1316 1 give:V.12 [8169c20e]
    traded who=1 whom=0
1317 1 reveal [367c93ed]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
1318 0 let [d345be2f]
    got-intrigue who=1 n=1
1319 1 show:exchange [4e611f49]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1320 0 let [e5d0eb36]
1321 1 give:V.6 [4a128ce8]
    traded who=1 whom=0
1322 1 show:no-drama [10548486]
    no-drama who=1
    drew who=1 pile=staging
1323 1 pass [523958e3]
1324 0 improv [e81f430f]
    improvised who=0
1325 0 draw:staging [a8275375]
1326 0 bury:V.13 [345e324f]
    drew who=0 pile=staging
    buried who=0 pile=script
1327 0 reveal [7f9717bf]
    turned-up who=0 card=V.1
1328 0 play [0ab85a2d]
    played who=0 card=V.1
    scored who=0 card=V.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1329 0 coin:iago [995432a0]
1330 0 wound:roderigo [8d46192a]
    used-iago who=0 character=roderigo
    wounded who=0 character=roderigo n=3 total=4
1331 0 pass [3ba12846]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=4
1332 1 pass [81f2896f]
1333 0 improv [5c8e71b9]
    improvised who=0
1334 0 draw:staging [fd415311]
1335 0 bury:villainy [96892cea]
    reshuffled pile=staging n=16
    drew who=0 pile=staging
    buried who=0 pile=staging
1336 0 pass [02d82adf]
1337 0 place:V.6 [2d8083ba]
1338 1 place:take-the-lead [0fa0c53f]
    placed-all
1339 1 pass [ae1a90bf]
1340 0 pass [94122bfa]
1341 1 reveal [7492ce25]
    turned-up-staging who=1 card=take-the-lead
1342 1 exit [f1452322]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1343 1 pass [48ca7e6a]
1344 0 reveal [feca3fac]
    turned-up who=0 card=V.6
1345 0 play [63030889]
    played who=0 card=V.6
    scored who=0 card=V.6 n=1
    died character=roderigo
    took-wounds who=0 n=3
1346 0 pass [eb36f255]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=5
1347 1 pass [d4f97ebd]
1348 0 pass [9f74f395]
1349 0 place:exchange [6b8f240d]
1350 1 place:seize [2065d61b]
    placed-all
1351 1 pass [2be31256]
1352 0 pass [1b0dd423]
1353 1 reveal [bce1d40d]
    turned-up-staging who=1 card=seize
1354 1 exit [c790baa4]
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1355 1 pass [6a476233]
1356 0 reveal [2f396461]
    turned-up-staging who=0 card=exchange
1357 0 play [828bd0ab]
    aimed who=0 card=exchange whom=1
1358 1 let [1d74eda2]
1359 0 give:V.11 [5939b19c]
    traded who=0 whom=1
1360 0 pass [04a93f24]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=6
1361 1 improv [f0eb1900]
    improvised who=1
1362 1 draw:staging [85b1a8f4]
1363 1 bury:take-the-lead [46e7a5e5]
    drew who=1 pile=staging
    buried who=1 pile=staging
1364 1 pass [7bff7c26]
1365 0 pass [36232e8c]
1366 0 place:V.12 [dfc45387]
1367 1 place:V.2 [dc0793b1]
    placed-all
1368 1 show:no-drama [d6806a11]
    no-drama who=1
    drew who=1 pile=staging
1369 1 pass [db40c23f]
1370 0 pass [7c812f01]
1371 1 reveal [c6d5d9b7]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
    got-intrigue who=1 n=1
1372 1 pass [b25b90c8]
1373 0 reveal [d62d213c]
    turned-up who=0 card=V.12
1374 0 play [4622dd17]
    played who=0 card=V.12
    scored who=0 card=V.12 n=1
    died character=emilia
    took-wounds who=0 n=1
1375 0 pass [482ffad7]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=7
1376 1 show:exchange [e99f5787]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1377 1 give:miscue [1938f95e]
    traded who=1 whom=0
1378 1 improv [6064a7de]
    improvised who=1
1379 1 draw:script [85af88d9]
1380 1 bury:V.7 [cc171992]
    drew who=1 pile=script
    buried who=1 pile=script
1381 1 pass [08e51b71]
1382 0 show:exchange [621b4a9f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1383 0 give:miscue [b060d241]
    traded who=0 whom=1
1384 0 pass [fda03779]
1385 0 place:miscue [a6f937f9]
1386 1 place:revive [6e57846d]
    placed-all
1387 1 pass [a25e45ef]
1388 0 pass [b152bc79]
1389 1 reveal [44b74572]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1390 1 pass [2976231b]
1391 0 reveal [db846111]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1392 0 pass [298bec00]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=8
1393 1 pass [8a1f11f7]
1394 0 pass [5038ef50]
1395 0 place:V.14 [697ec3d9]
1396 1 place:V.3 [90a0adb0]
    placed-all
1397 1 improv [13f00ed7]
    improvised who=1
1398 1 switch:V.13 [80f2222b]
    switched who=1
1399 1 pass [c01955a0]
1400 0 pass [a52e498c]
1401 1 reveal [ae0d76ae]
    turned-up who=1 card=V.13
    played who=1 card=V.13
1402 0 let [e18735e0]
    scored who=1 card=V.13 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1403 1 coin:othello [c06fe52e]
    used-coin-at who=1 coin=othello whom=0
1404 0 let [a5e80a9c]
    took-lead who=1 whom=0
1405 1 pass [b85b56b8]
1406 0 reveal [ef761bf9]
    turned-up who=0 card=V.14
1407 0 exit [1d429091]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
1408 0 pass [7372bd02]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=9
1409 0 show:no-drama [0dd5af35]
    no-drama who=0
    drew who=0 pile=staging
1410 0 pass [08e7ef2c]
1411 1 improv [11afb8bf]
    improvised who=1
1412 1 draw:staging [6fa2e821]
1413 1 bury:seize [3f47a6d8]
    drew who=1 pile=staging
    buried who=1 pile=staging
1414 1 pass [cf2a19ec]
1415 0 place:V.10 [94613d12]
1416 1 place:V.11 [22df28a7]
    placed-all
1417 0 improv [f4f18653]
    improvised who=0
1418 0 switch:revive [1658a18f]
    switched who=0
1419 0 pass [f0a9c9e1]
1420 1 pass [13f7c6bb]
1421 0 reveal [0229a063]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1422 0 pass [84e630a8]
1423 1 reveal [88240db2]
    turned-up who=1 card=V.11
    exiting who=1 card=V.11
    got-intrigue who=1 n=1
1424 1 pass [c2186858]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=5
    scene-began scene=10
1425 0 improv [b23043a1]
    improvised who=0
1426 0 draw:script [b708f472]
1427 0 bury:V.9 [b6090006]
    drew who=0 pile=script
    buried who=0 pile=script
1428 0 pass [7d7c42a3]
1429 1 improv [cff4fed2]
    improvised who=1
1430 1 draw:script [701298b7]
1431 1 bury:V.8 [787c9797]
    drew who=1 pile=script
    buried who=1 pile=script
1432 1 show:exchange [035757bf]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1433 1 give:V.3 [f4b123a2]
    traded who=1 whom=0
1434 1 pass [c1a9c3cf]
1435 0 place:V.15 [b5905c9c]
1436 1 place:V.2 [43ac572b]
    placed-all
1437 0 pass [e52ebffb]
1438 1 pass [4580c0a7]
1439 0 reveal [5e3a5371]
    turned-up who=0 card=V.15
1440 0 exit [168d9ecc]
    exiting who=0 card=V.15
    got-intrigue who=0 n=1
1441 0 pass [0586f22e]
1442 1 show:exchange [eb57af9e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1443 0 let [0b37c72a]
1444 1 give:no-drama [d375b248]
    traded who=1 whom=0
1445 1 reveal [f2fccb2e]
    turned-up who=1 card=V.2
1446 1 exit [51fb2a9a]
    exiting who=1 card=V.2
    got-intrigue who=1 n=1
1447 1 pass [4daa0dca]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=11
1448 0 show:no-drama [62238f3d]
    no-drama who=0
    drew who=0 pile=staging
1449 0 pass [ca5699a5]
1450 1 improv [bc5e3f0b]
    improvised who=1
1451 1 draw:staging [dc6eef68]
1452 1 bury:villainy [e2dd485c]
    drew who=1 pile=staging
    buried who=1 pile=staging
1453 1 pass [063a29b3]
1454 0 place:take-the-lead [acda653b]
1455 1 place:take-the-lead [773564f8]
    placed-all
1456 0 pass [65b825ce]
1457 1 pass [89858aaa]
1458 0 reveal [eabf7197]
    turned-up-staging who=0 card=take-the-lead
1459 0 play [c91b494f]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1460 0 pass [32aeda0b]
1461 1 reveal [f4cc7e9a]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1462 1 pass [661f7216]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=12
1463 1 pass [89b14f2f]
1464 0 pass [ed8030ab]
1465 0 place:seize [bb279a10]
1466 1 place:take-the-lead [9e2085cf]
    placed-all
1467 1 improv [2976141a]
    improvised who=1
1468 1 switch:V.7 [f94b1f6d]
    switched who=1
1469 1 pass [cabe292c]
1470 0 pass [38b225e9]
1471 1 reveal [81628bf0]
    turned-up who=1 card=V.7
1472 1 exit [916019d9]
    exiting who=1 card=V.7
    got-intrigue who=1 n=1
1473 1 pass [3cb3efc6]
1474 0 reveal [6e30b763]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1475 0 pass [8eee4546]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=13
1476 1 pass [9a519b92]
1477 0 pass [691118c1]
1478 0 place:V.10 [292bf778]
1479 1 place:miscue [b5fa945f]
    placed-all
1480 1 pass [de2da7a0]
1481 0 improv [4ae901ca]
    improvised who=0
1482 0 switch:villainy [cca9b86e]
    switched who=0
1483 0 pass [e9be6193]
1484 1 reveal [069ed215]
    turned-up-staging who=1 card=miscue
1485 1 exit [dab6ac80]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1486 1 pass [4b51f209]
1487 0 reveal [e3840284]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1488 0 pass [4d0a60d5]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=14
1489 1 improv [7b9cb001]
    improvised who=1
1490 1 draw:staging [b6fba4bf]
1491 1 bury:revive [88d5944a]
    reshuffled pile=staging n=18
    drew who=1 pile=staging
    buried who=1 pile=staging
1492 1 pass [fd0aa03c]
1493 0 pass [416c7e22]
1494 0 place:V.3 [1d3e7111]
1495 1 place:seize [f36659cb]
    placed-all
1496 1 pass [0bf9b718]
1497 0 improv [f6de38d9]
    improvised who=0
1498 0 switch:V.16 [a90e5df9]
    switched who=0
1499 0 pass [b96c3a32]
1500 1 reveal [e33daec4]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1501 1 pass [3f0b3e44]
1502 0 reveal [aa4a3515]
    turned-up who=0 card=V.16
    played who=0 card=V.16
    scored who=0 card=V.16 n=4
    died character=othello
    took-wounds who=0 n=3
    act-ended act=V
    tallied who=0 n=38
    tallied who=1 n=27
    iago-bonus who=0 n=4
    iago-bonus who=1 n=4
    company-bonus who=1 n=2
    game-ended
scores [42, 33] winners [0]
