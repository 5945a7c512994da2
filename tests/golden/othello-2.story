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
112 0 bury:I.3 [34931c4b]
    reshuffled pile=script n=5
    drew who=0 pile=script
    buried who=0 pile=script
113 0 reveal [af1606df]
    turned-up-staging who=0 card=no-drama
114 0 exit [b0d5d951]
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
115 0 pass [f830fe52]
116 1 reveal [57a24548]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
117 1 show:exchange [40f095f5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
118 0 let [230a57ec]
119 1 give:I.8 [27415b1f]
    traded who=1 whom=0
120 1 show:no-drama [78357bd2]
    no-drama who=1
    drew who=1 pile=staging
121 1 pass [21131a3b]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=7
122 0 improv [f998fb44]
    improvised who=0
123 0 draw:staging [ea6339d8]
124 0 bury:I.7 [4a766d59]
    drew who=0 pile=staging
    buried who=0 pile=script
125 0 pass [54d51aac]
126 1 improv [384557a8]
    improvised who=1
127 1 draw:script [3afe921f]
128 1 bury:I.10 [52f362bc]
    drew who=1 pile=script
    buried who=1 pile=script
129 1 pass [ffd2a17b]
130 0 place:I.12 [db5c7177]
131 1 place:I.1 [4e9e3a5e]
    placed-all
132 0 pass [c4910645]
133 1 pass [df11ae18]
134 0 reveal [83d95728]
    turned-up who=0 card=I.12
    played who=0 card=I.12
    failed who=0 card=I.12
135 0 pass [1d5f9708]
136 1 reveal [2a3674e2]
    turned-up who=1 card=I.1
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
137 1 pass [4e26d42f]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
138 0 pass [cbc06d17]
139 1 improv [c59e43b7]
    improvised who=1
140 1 draw:staging [d7816c30]
141 1 bury:miscue [0dde3d18]
    drew who=1 pile=staging
    buried who=1 pile=staging
142 1 pass [55f2194c]
143 0 place:I.8 [9fca77b4]
144 1 place:I.9 [578059bf]
    placed-all
145 0 improv [5170377b]
    improvised who=0
146 0 switch:revive [69e16485]
    switched who=0
147 0 pass [933511ce]
148 1 pass [5b6dcb33]
149 0 reveal [6a720f9f]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
150 0 pass [17422590]
151 1 reveal [ee4f8d2f]
    turned-up who=1 card=I.9
    played who=1 card=I.9
    failed who=1 card=I.9
152 1 pass [35712d26]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=9
153 0 pass [b4ea2cb7]
154 1 pass [13dc0ddb]
155 0 place:miscue [b5ceb6da]
156 1 place:take-the-lead [45fc3234]
    placed-all
157 0 improv [2d29377a]
    improvised who=0
158 0 switch:seize [5b3034bc]
    switched who=0
159 0 pass [4792dcbf]
160 1 pass [16e95fb1]
161 0 reveal [9d6f3a97]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
162 0 pass [71b48ccc]
163 1 reveal [fdc45b04]
    turned-up-staging who=1 card=take-the-lead
164 1 play [b6e50bba]
    aimed who=1 card=take-the-lead whom=0
165 0 let [b542eb85]
    gave-lead who=1 whom=0
166 1 pass [82b50ffe]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=10
167 1 pass [a5d64e97]
168 0 pass [0d4b48a2]
169 0 place:I.2 [f258e32b]
170 1 place:miscue [ef2b842b]
    placed-all
171 1 pass [f25cd633]
172 0 improv [baa29aed]
    improvised who=0
173 0 switch:villainy [14a21048]
    switched who=0
174 0 pass [0341da62]
175 1 reveal [a730b936]
    turned-up-staging who=1 card=miscue
176 1 play [900206f9]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
177 0 switch:I.6 [137df814]
    switched who=0
178 1 place:I.4 [264aebfa]
    turned-up who=1 card=I.4
179 1 exit [b5f18b9f]
    exiting who=1 card=I.4
    got-intrigue who=1 n=1
180 1 pass [45864f96]
181 0 reveal [d8de2565]
    turned-up who=0 card=I.6
    exiting who=0 card=I.6
    got-intrigue who=0 n=1
182 0 pass [28ed3c1b]
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=16
    scene-began scene=11
183 1 pass [01277465]
184 0 improv [1aeae1cb]
    improvised who=0
185 0 draw:staging [ff06e59a]
186 0 bury:villainy [c75cda6c]
    drew who=0 pile=staging
    buried who=0 pile=staging
187 0 pass [55706301]
188 0 place:seize [4267a7b0]
189 1 place:seize [d962fa3f]
    placed-all
190 1 pass [dfbef902]
191 0 pass [b621e8a3]
192 1 reveal [3702ff9e]
    turned-up-staging who=1 card=seize
193 1 exit [b781a5b2]
    exiting who=1 card=seize
    got-intrigue who=1 n=1
194 1 pass [bea9db54]
195 0 reveal [f70e718d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
196 0 pass [1bc70192]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=5
    scene-began scene=12
197 1 pass [30ed3ba1]
198 0 improv [185b6dac]
    improvised who=0
199 0 draw:script [c733253c]
200 0 bury:I.8 [d9876a76]
    drew who=0 pile=script
    buried who=0 pile=script
201 0 pass [a6c81ac3]
202 0 place:I.2 [d875ff12]
203 1 place:I.10 [e1174c8c]
    placed-all
204 1 pass [f6a19a17]
205 0 pass [14d801fb]
206 1 improv [f058ac5f]
    improvised who=1
207 1 draw:staging [e852c45c]
208 1 bury:revive [e3cfb5a8]
    drew who=1 pile=staging
    buried who=1 pile=staging
209 1 show:exchange [07628f8c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
210 1 give:miscue [e357c3ad]
    traded who=1 whom=0
211 1 reveal [09b5cc12]
    turned-up who=1 card=I.10
212 1 play [64bcac43]
    played who=1 card=I.10
    scored who=1 card=I.10 n=1
    got-intrigue who=1 n=2
213 1 pass [c197f884]
214 0 reveal [abd50998]
    turned-up who=0 card=I.2
215 0 play [0b17b993]
    played who=0 card=I.2
    scored who=0 card=I.2 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
216 0 pass [bde8502d]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=13
217 1 pass [c415828c]
218 0 improv [43440bc9]
    improvised who=0
219 0 draw:staging [26ac156e]
220 0 bury:villainy [5f7cc04c]
    drew who=0 pile=staging
    buried who=0 pile=staging
221 0 pass [8c4190c7]
222 0 place:revive [7d8a7e7e]
223 1 place:take-the-lead [5c4f499d]
    placed-all
224 1 improv [84a64581]
    improvised who=1
225 1 switch:I.3 [e65e36b8]
    switched who=1
226 1 pass [342fbf2b]
227 0 pass [1863e55a]
228 1 reveal [433d8e18]
    turned-up who=1 card=I.3
    exiting who=1 card=I.3
    got-intrigue who=1 n=1
229 1 pass [d147b1de]
230 0 reveal [5e44ffe0]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
231 0 coin:iago [2e1ace18]
232 0 wound:iago [60d5afe3]
    used-iago who=0 character=iago
    wounded who=0 character=iago n=2 total=6
233 0 pass [795287ca]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=14
234 1 improv [ce16affe]
    improvised who=1
235 1 draw:script [f9b3a78a]
236 1 bury:I.7 [610c77a6]
    drew who=1 pile=script
    buried who=1 pile=script
237 1 pass [02ffa61c]
238 0 improv [95b1e9e2]
    improvised who=0
239 0 draw:staging [01c231b3]
240 0 bury:I.4 [b44a224a]
    drew who=0 pile=staging
    buried who=0 pile=script
241 0 pass [64a3aca4]
242 0 place:take-the-lead [9fed8338]
243 1 place:villainy [f2ce8f57]
    placed-all
244 1 show:no-drama [f8cbc483]
    no-drama who=1
    drew who=1 pile=staging
245 1 show:exchange [11fe52b7]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
246 1 give:seize [0f5362f6]
    traded who=1 whom=0
247 1 show:exchange [f2e593e9]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
248 1 give:seize [4880bae7]
    traded who=1 whom=0
249 1 pass [f9d1b2cb]
250 0 pass [ff7c5706]
251 1 show:exchange [a424aa96]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
252 1 give:no-drama [ece42c58]
    traded who=1 whom=0
253 1 reveal [5554109f]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
254 1 pass [62b8628e]
255 0 reveal [4b687267]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
256 0 show:no-drama [db1f8b94]
    no-drama who=0
    drew who=0 pile=staging
257 0 pass [39695e21]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=15
258 1 pass [815fcabb]
259 0 pass [aaef62b0]
260 0 place:I.6 [b1eecec6]
261 1 place:I.1 [9c251df4]
    placed-all
262 1 pass [ae3a06f0]
263 0 show:exchange [fe3bdece]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
264 1 let [20bdc2e9]
265 0 give:I.12 [f47a65a0]
    traded who=0 whom=1
266 0 pass [6ccb67d0]
267 1 improv [dbdf185f]
    improvised who=1
268 1 draw:staging [d70c90ee]
269 1 bury:seize [f1d3cead]
    drew who=1 pile=staging
    buried who=1 pile=staging
270 1 reveal [878f4dd6]
    turned-up who=1 card=I.1
271 1 exit [7eadcdb9]
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
272 1 pass [ad588a1a]
273 0 reveal [b0346cec]
    turned-up who=0 card=I.6
    exiting who=0 card=I.6
    got-intrigue who=0 n=1
274 0 pass [682dac11]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=16
275 1 show:no-drama [733ed945]
    no-drama who=1
    drew who=1 pile=staging
276 1 pass [3165debc]
277 0 pass [54cc44ad]
278 0 place:seize [47f86926]
279 1 place:I.9 [41de4541]
    placed-all
280 1 pass [f774043e]
281 0 pass [f3c171e4]
282 1 improv [2a0de9c2]
    improvised who=1
283 1 draw:script [17d05467]
284 1 bury-placed [6f34d740]
    drew who=1 pile=script
    buried who=1 pile=script
285 1 reveal [7e7b0337]
    turned-up who=1 card=I.8
286 1 exit [9447adaf]
    exiting who=1 card=I.8
    got-intrigue who=1 n=1
287 1 pass [c9cbca30]
288 0 improv [d65e0b21]
    improvised who=0
289 0 draw:staging [d44d9abd]
290 0 bury:seize [ee60b2c5]
    drew who=0 pile=staging
    buried who=0 pile=staging
291 0 reveal [3745b576]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
292 0 pass [00000bf1]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=17
293 1 improv [6e7159f6]
    improvised who=1
294 1 draw:script [0ae2687f]
295 1 bury:I.12 [0d2ce974]
    drew who=1 pile=script
    buried who=1 pile=script
296 1 pass [da167434]
297 0 pass [f739f3c8]
298 0 place:miscue [9c979f85]
299 1 place:villainy [966decbe]
    placed-all
300 1 pass [e1ce709c]
301 0 improv [8f4c3109]
    improvised who=0
302 0 switch:villainy [93998086]
    switched who=0
303 0 pass [9cd9a0c2]
304 1 reveal [15c7cd7e]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
305 1 pass [4c5e1aa3]
306 0 reveal [dbc1dfb5]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
307 0 pass [0a019983]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    scene-began scene=18
308 1 improv [8852d441]
    improvised who=1
309 1 draw:script [0f6c304f]
310 1 bury:I.12 [902173c4]
    drew who=1 pile=script
    buried who=1 pile=script
311 1 pass [201bf23d]
312 0 improv [a3e49c1a]
    improvised who=0
313 0 draw:script [53f25b7a]
314 0 bury:I.9 [79c32ce7]
    drew who=0 pile=script
    buried who=0 pile=script
315 0 pass [a274a804]
316 0 place:miscue [acc73b28]
317 1 place:seize [5aabbe40]
    placed-all
318 1 pass [ab485b08]
319 0 pass [5b46916e]
320 1 reveal [457a4e9e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
321 1 pass [2c61ddde]
322 0 reveal [8734f517]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
323 0 pass [b159e765]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=19
324 1 improv [216c38e6]
    improvised who=1
325 1 draw:staging [f7d00c34]
326 1 bury:take-the-lead [0f6333d8]
    reshuffled pile=staging n=18
    drew who=1 pile=staging
    buried who=1 pile=staging
327 1 pass [8ffc79ec]
328 0 pass [de834423]
329 0 place:miscue [b8b6b882]
330 1 place:miscue [66de4f00]
    placed-all
331 1 pass [ed8bc7db]
332 0 improv [8eea1b7f]
    improvised who=0
333 0 switch:I.1 [1a4e5a96]
    switched who=0
334 0 pass [b6621aed]
335 1 reveal [db275324]
    turned-up-staging who=1 card=miscue
336 1 play [85d8dc6e]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
337 0 switch:revive [5264e576]
    switched who=0
338 1 place:I.6 [7e4119f4]
    turned-up who=1 card=I.6
339 1 exit [405478b6]
    exiting who=1 card=I.6
    got-intrigue who=1 n=1
340 1 show:exchange [abee2c84]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
341 1 give:seize [59d67379]
    traded who=1 whom=0
342 1 pass [fa173de5]
343 0 reveal [09d649bd]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
344 0 pass [103a271e]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=20
345 1 pass [9bf996b1]
346 0 improv [1855af75]
    improvised who=0
347 0 draw:script [7068f30b]
348 0 bury:I.1 [d4d15f3c]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
349 0 pass [b369b091]
350 0 place:seize [aeb054a2]
351 1 place:I.4 [d6f6b18c]
    placed-all
352 1 improv [7adafbc6]
    improvised who=1
353 1 switch:I.8 [618b3242]
    switched who=1
354 1 pass [75e543cc]
355 0 pass [7d8ff672]
356 1 reveal [6ee46a47]
    turned-up who=1 card=I.8
357 1 exit [462eddb3]
    exiting who=1 card=I.8
    got-intrigue who=1 n=1
358 1 pass [c851a299]
359 0 reveal [1d45fdd4]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
360 0 pass [1bdfa54f]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=21
361 1 improv [7b24bbd4]
    improvised who=1
362 1 draw:staging [34eee6dd]
363 1 bury:miscue [f6b8b183]
    drew who=1 pile=staging
    buried who=1 pile=staging
364 1 pass [5e112983]
365 0 improv [b6a4fa31]
    improvised who=0
366 0 draw:staging [27f3a8ae]
367 0 bury:I.6 [b353f80a]
    drew who=0 pile=staging
    buried who=0 pile=script
368 0 pass [3ada2764]
369 0 place:I.12 [e90c99a8]
370 1 place:take-the-lead [9919a858]
    placed-all
371 1 pass [33b48862]
372 0 show:exchange [648693ab]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
373 0 give:take-the-lead [b5f978ba]
    traded who=0 whom=1
374 0 pass [4991c6d9]
375 1 show:exchange [61b1cffb]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
376 1 give:take-the-lead [3d4f0e69]
    traded who=1 whom=0
377 1 reveal [a5cf01ad]
    turned-up-staging who=1 card=take-the-lead
378 1 exit [3e209ea5]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
379 1 show:no-drama [27d7360d]
    no-drama who=1
    drew who=1 pile=staging
380 1 show:exchange [82ff4483]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
381 1 give:seize [a4a75bdd]
    traded who=1 whom=0
382 1 pass [0f319449]
383 0 reveal [41ea6255]
    turned-up who=0 card=I.12
    played who=0 card=I.12
    failed who=0 card=I.12
384 0 pass [10bff1a0]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=22
385 1 pass [a60134e6]
386 0 pass [61777572]
387 0 place:villainy [27c3ec22]
388 1 place:no-drama [fb2cba43]
    placed-all
389 1 pass [185daf6f]
390 0 pass [099b8495]
391 1 show:exchange [69a14c82]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
392 1 give:revive [21cfed2f]
    traded who=1 whom=0
393 1 reveal [be213838]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
394 1 pass [d930f3ca]
395 0 reveal [d4591d3a]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
396 0 pass [cb9ef18c]
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=script
    scene-began scene=23
397 1 improv [fea4f5a9]
    improvised who=1
398 1 draw:staging [3e3fd1de]
399 1 bury:I.7 [c0285e45]
    drew who=1 pile=staging
    buried who=1 pile=script
400 1 pass [b6551aa9]
401 0 pass [8a08cd7f]
402 0 place:revive [2f79d002]
403 1 place:I.1 [df64a77e]
    placed-all
404 1 pass [e54fe332]
405 0 pass [b3914372]
406 1 reveal [21b4dbb9]
    turned-up who=1 card=I.1
407 1 exit [31100e0e]
    exiting who=1 card=I.1
408 0 let [93e3b1a5]
    got-intrigue who=1 n=1
409 1 pass [1cd9d1dd]
410 0 reveal [ea0caab0]
    turned-up-staging who=0 card=revive
411 0 exit [9c0226eb]
    exiting who=0 card=revive
    got-intrigue who=0 n=1
412 0 pass [0b969b59]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=24
413 1 pass [1d343f78]
414 0 pass [7aac444b]
415 0 place:I.3 [6c0c2ff5]
416 1 place:miscue [19f3e99a]
    placed-all
417 1 improv [6b0e15c3]
    improvised who=1
418 1 switch:seize [0da8caec]
    switched who=1
419 1 pass [10525ac8]
420 0 pass [4f1de6bb]
421 1 reveal [16bceaab]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
422 1 pass [128bd64a]
423 0 improv [f473c2f9]
    improvised who=0
424 0 draw:staging [5be9ff5a]
425 0 bury:I.4 [720e49c3]
    drew who=0 pile=staging
    buried who=0 pile=script
426 0 show:no-drama [63ac605c]
    no-drama who=0
    drew who=0 pile=staging
427 0 reveal [1313d3d5]
    turned-up who=0 card=I.3
428 0 exit [8748b98d]
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
429 0 pass [c557ae2e]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=25
430 1 pass [19715f03]
431 0 improv [01ee581f]
    improvised who=0
432 0 draw:script [b1538896]
433 0 bury:I.12 [9d3ab12a]
    reshuffled pile=script n=2
    drew who=0 pile=script
    buried who=0 pile=script
434 0 pass [f1298f4c]
435 0 place:seize [75202696]
436 1 place:seize [8bf0aee9]
    placed-all
437 1 pass [e3af5e13]
438 0 pass [69fc5a46]
439 1 improv [2489d1f0]
    improvised who=1
440 1 draw:staging [b8040c9a]
441 1 bury:villainy [8f8f59b8]
    drew who=1 pile=staging
    buried who=1 pile=staging
442 1 reveal [cb24248d]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
443 1 pass [4a4b5f1f]
444 0 reveal [8c52e726]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
445 0 pass [b8cec841]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=26
446 1 pass [95916d53]
447 0 improv [0b07a21f]
    improvised who=0
448 0 draw:script [b5a3b501]
449 0 bury:I.6 [1c3ea5f1]
    script-empty
    drew who=0 pile=script
    buried who=0 pile=script
450 0 pass [241343d1]
451 0 place:revive [6ce4e75c]
452 1 place:I.1 [768399a0]
    placed-all
453 1 improv [25311629]
    improvised who=1
454 1 switch:villainy [ca2ce01b]
    switched who=1
455 1 pass [2602f08d]
456 0 pass [528b8ea6]
457 1 reveal [6d32277d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
458 1 pass [aebfcbab]
459 0 reveal [f8790bed]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
460 0 pass [0d4d2d57]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=27
461 1 pass [c1515dd0]
462 0 improv [a11d9d12]
    improvised who=0
463 0 bury:take-the-lead [d4638edf]
    drew who=0 pile=staging
    buried who=0 pile=staging
464 0 pass [ec841c39]
465 0 place:I.6 [82ccaf1b]
466 1 place:miscue [9fbda7f0]
    placed-all
467 1 improv [1f315f67]
    improvised who=1
468 1 switch:I.1 [94723f0e]
    switched who=1
469 1 pass [c9c4a9b7]
470 0 pass [3262dae1]
471 1 reveal [5b57dda9]
    turned-up who=1 card=I.1
472 1 play [db84cf88]
    played who=1 card=I.1
    scored who=1 card=I.1 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
473 1 coin:roderigo [6fdd13d8]
    used-coin-at who=1 coin=roderigo whom=0
474 1 give:miscue [3a5269ea]
    traded who=1 whom=0
475 1 pass [0d01b578]
476 0 reveal [5275623f]
    turned-up who=0 card=I.6
    exiting who=0 card=I.6
    got-intrigue who=0 n=1
477 0 pass [f1bdcd00]
    drew who=0 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=staging
    reshuffled pile=staging n=19
    scene-began scene=28
478 1 improv [ce8a13b3]
    improvised who=1
479 1 draw:staging [5e024142]
480 1 bury:take-the-lead [f546d8cc]
    drew who=1 pile=staging
    buried who=1 pile=staging
481 1 pass [6c0b8592]
482 0 pass [8d1d7a84]
483 0 place:I.4 [6014c8ad]
484 1 place:I.8 [a715c289]
    placed-all
485 1 pass [5db1c599]
486 0 pass [5262aff1]
487 1 reveal [d03fbab7]
    turned-up who=1 card=I.8
488 1 play [17c6609c]
    played who=1 card=I.8
489 0 let [916399f3]
    scored who=1 card=I.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
490 1 pass [b9eb4980]
491 0 reveal [b716d3f8]
    turned-up who=0 card=I.4
492 0 improv [0b25d0b7]
    improvised who=0
493 0 draw:script [b4601ef1]
494 0 bury-placed [b03f840a]
    script-empty
    drew who=0 pile=script
    buried who=0 pile=script
    turned-up who=0 card=I.6
    exiting who=0 card=I.6
    got-intrigue who=0 n=1
495 0 pass [6a662e66]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
496 1 improv [3aae9b92]
    improvised who=1
497 1 draw:staging [4755369f]
498 1 bury:I.7 [dee61381]
    drew who=1 pile=staging
    buried who=1 pile=script
499 1 coin:othello [562b87d3]
    used-coin-at who=1 coin=othello whom=0
500 0 let [129c6fa3]
    took-lead who=1 whom=0
501 1 pass [cc2a6067]
502 0 improv [f6cc3de9]
    improvised who=0
503 0 draw:staging [4622e24e]
504 0 bury:I.12 [036678bb]
    drew who=0 pile=staging
    buried who=0 pile=script
505 0 pass [9ef70852]
506 0 place:villainy [1711ebd8]
507 1 place:take-the-lead [dde54a5c]
    placed-all
508 0 show:exchange [796c0394]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
509 0 give:take-the-lead [6e2a7dba]
    traded who=0 whom=1
510 0 pass [b6dbf25d]
511 1 pass [807be735]
512 0 reveal [09cf8398]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
513 0 pass [e2289f79]
514 1 reveal [5de529e0]
    turned-up-staging who=1 card=take-the-lead
515 1 exit [46118d0c]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
516 1 pass [5f032704]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=30
517 0 pass [4fc3ef9a]
518 1 pass [43872c29]
519 0 place:I.7 [7e68032a]
520 1 place:I.4 [9a251e93]
    placed-all
521 0 pass [b074eb68]
522 1 pass [2cd36484]
523 0 improv [7b71114c]
    improvised who=0
524 0 draw:script [16c6e72c]
525 0 bury:I.9 [16a0f17a]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
526 0 reveal [e295a30a]
    turned-up who=0 card=I.7
527 0 exit [daed7276]
    exiting who=0 card=I.7
528 1 let [b4880554]
    got-intrigue who=0 n=1
529 0 pass [6463fa44]
530 1 improv [857b83d2]
    improvised who=1
531 1 draw:script [0a6597b9]
532 1 bury-placed [942ed109]
    drew who=1 pile=script
    buried who=1 pile=script
533 1 reveal [2500cfb1]
    turned-up who=1 card=I.6
    exiting who=1 card=I.6
    got-intrigue who=1 n=1
534 1 pass [0ac2796b]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=31
535 0 improv [f6c66dce]
    improvised who=0
536 0 draw:script [91209ac0]
537 0 bury:I.12 [a2f57971]
    drew who=0 pile=script
    buried who=0 pile=script
538 0 pass [35bd4bdf]
539 1 show:exchange [f0a6ddcb]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
540 1 give:revive [f7b16463]
    traded who=1 whom=0
541 1 pass [186164f6]
542 0 place:miscue [8f3c19c9]
543 1 place:take-the-lead [fd8975f1]
    placed-all
544 0 pass [4ff337ba]
545 1 pass [fe876d71]
546 0 reveal [862733f6]
    turned-up-staging who=0 card=miscue
547 0 exit [9d4a0b63]
    exiting who=0 card=miscue
548 1 let [88b0a05f]
    got-intrigue who=0 n=1
549 0 pass [00526000]
550 1 reveal [7cf25b56]
    turned-up-staging who=1 card=take-the-lead
551 1 exit [7124f6ed]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
552 1 pass [e101d020]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=2
    script-again
    scene-began scene=32
553 0 improv [9604b6ed]
    improvised who=0
554 0 draw:script [a69dab03]
555 0 bury:I.9 [20b8c161]
    drew who=0 pile=script
    buried who=0 pile=script
556 0 pass [313680dc]
557 1 pass [aa645ca3]
558 0 place:miscue [8957f882]
559 1 place:take-the-lead [58575ac2]
    placed-all
560 0 pass [c3c08530]
561 1 pass [14a72e08]
562 0 reveal [6153f94f]
    turned-up-staging who=0 card=miscue
563 0 play [6210e68a]
    aimed who=0 card=miscue whom=1
564 1 swap-seize [1cedb0db]
    swapped-in by=1
    seized by=1 who=0 card=miscue
    got-spotlight who=1 n=1
    drew who=1 pile=staging
565 0 draw:staging [adcdadf1]
    drew who=0 pile=staging
    scene-began scene=33
566 0 pass [5f5eb34f]
567 1 show:exchange [95d8ed69]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
568 1 give:exchange [c5f4e0bd]
    traded who=1 whom=0
569 1 pass [efa816f9]
570 0 place:exchange [7340b4eb]
571 1 place:seize [cc967cf4]
    placed-all
572 0 pass [7e5bc4fb]
573 1 pass [2fc14aa4]
574 0 reveal [e4eaa111]
    turned-up-staging who=0 card=exchange
575 0 exit [7ba052ed]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
576 0 show:no-drama [a2c9145c]
    no-drama who=0
    drew who=0 pile=staging
577 0 pass [6fffa8fb]
578 1 reveal [48873116]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
579 1 pass [9ceae6be]
    drew who=1 pile=script
    drew who=0 pile=script
    script-empty
    scene-began scene=34
580 0 pass [992a34df]
581 1 improv [13ead2b6]
    improvised who=1
582 1 bury:villainy [bc311350]
    drew who=1 pile=staging
    buried who=1 pile=staging
583 1 pass [026a1d8a]
584 0 place:revive [2b0576b3]
585 1 place:seize [d2c7f480]
    placed-all
586 0 pass [8acee02b]
587 1 pass [7d812270]
588 0 reveal [57a643ed]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
589 0 pass [db5a732e]
590 1 reveal [c89c7c4f]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
591 1 pass [32316bbe]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=35
592 0 show:exchange [f50da3c5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
593 1 let [b2fdbb74]
594 0 give:seize [e59a3733]
    traded who=0 whom=1
595 0 pass [c97a96c7]
596 1 pass [e9a15bc3]
597 0 place:no-drama [5e68494d]
598 1 place:revive [ebfade12]
    placed-all
599 0 improv [4cf3170c]
    improvised who=0
600 1 let [8c323ecb]
601 0 switch:revive [5555467c]
    switched who=0
602 0 pass [727a0896]
603 1 improv [5c555fe5]
    improvised who=1
604 1 switch:take-the-lead [01774397]
    switched who=1
605 1 pass [73058a5f]
606 0 reveal [dddf7fb8]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
607 0 pass [a8f65c29]
608 1 reveal [2ca574b3]
    turned-up-staging who=1 card=take-the-lead
609 1 play [80bea640]
    aimed who=1 card=take-the-lead whom=0
610 0 let [6ee72814]
    gave-lead who=1 whom=0
611 1 pass [9a665679]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=36
612 1 pass [53c79630]
613 0 pass [1484adc4]
614 0 place:I.9 [5c0f0799]
615 1 place:no-drama [e8981653]
    placed-all
616 1 pass [04c2b564]
617 0 pass [afc74e78]
618 1 reveal [dc7c6025]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
619 1 pass [df738126]
620 0 show:no-drama [9282a8fc]
    no-drama who=0
    drew who=0 pile=staging
621 0 reveal [9de5c924]
    turned-up who=0 card=I.9
    played who=0 card=I.9
    scored who=0 card=I.9 n=1
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
622 0 pass [5fc09bdb]
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=1
    drew who=1 pile=staging
    scene-began scene=37
623 1 improv [0dd9a674]
    improvised who=1
624 1 bury:I.7 [e8dbe61b]
    drew who=1 pile=staging
    buried who=1 pile=script
625 1 pass [e1b0e3f9]
626 0 pass [0b0d72f6]
627 0 place:villainy [9d14b4e1]
628 1 place:revive [6533d9d7]
    placed-all
629 1 show:exchange [01e5666e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
630 0 coin:desdemona [b63d8913]
    no-drama-coin who=0
    foiled who=1 whom=0
631 1 pass [d84a3e7d]
632 0 pass [3656b481]
633 1 reveal [36321c0b]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
634 0 let [707a2a25]
    got-intrigue who=1 n=1
635 1 pass [62f6d3fc]
636 0 improv [b1b3c9da]
    improvised who=0
637 0 draw:script [45c62364]
638 0 bury:I.12 [e9fd1ef8]
    drew who=0 pile=script
    buried who=0 pile=script
639 0 reveal [34013bc2]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
640 0 pass [350d2752]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=38
641 1 improv [76fb9e23]
    improvised who=1
642 1 bury:I.4 [5e7b07ad]
    drew who=1 pile=staging
    buried who=1 pile=script
643 1 pass [aed2a93f]
644 0 pass [bbbfa456]
645 0 place:I.7 [517045a4]
646 1 place:take-the-lead [f894aa76]
    placed-all
647 1 pass [7d392029]
648 0 improv [121cc52c]
    improvised who=0
649 1 let [0e468af1]
650 0 switch:I.12 [2c1a9e92]
    switched who=0
651 0 pass [b06e2cdb]
652 1 reveal [b64476f0]
    turned-up-staging who=1 card=take-the-lead
653 1 exit [c0e8e046]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
654 1 show:no-drama [7200a8c7]
    no-drama who=1
    drew who=1 pile=staging
655 1 pass [b34ed304]
656 0 reveal [5984b2a9]
    turned-up who=0 card=I.12
    played who=0 card=I.12
    scored who=0 card=I.12 n=3
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
    act-ended act=I
    tallied who=0 n=5
    tallied who=1 n=6
    lead-cast who=0
657 1 pass [496bfead]
658 1 discard:seize [b8ec1438]
    discarded who=1 card=seize
659 1 discard:take-the-lead [44a31bb2]
    discarded who=1 card=take-the-lead
660 1 discard:seize [368b2ea9]
    discarded who=1 card=seize
    dealt who=0 n=4 total=7
    dealt who=1 n=4 total=7
    act-began act=II who=0
    scene-began scene=1
661 1 pass [376d9554]
662 0 pass [850e0dd1]
663 0 place:II.7 [135f1ce4]
664 1 place:revive [59bc2365]
    placed-all
665 1 pass [94c4b597]
666 0 improv [61705a38]
    improvised who=0
667 1 let [26b0ff54]
668 0 switch:seize [7f2e9aba]
    switched who=0
669 0 pass [c942852a]
670 1 reveal [d8caf0b3]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
671 1 pass [f25398ad]
672 0 coin:iago [9ebf5dee]
673 0 wound:iago [4b8130bf]
    used-iago who=0 character=iago
674 1 let [84af897b]
    wounded who=0 character=iago n=3 total=6
675 0 reveal [77fed9c3]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
676 0 pass [3017874a]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=2
677 1 pass [bd5dc703]
678 0 improv [1c792171]
    improvised who=0
679 1 let [f5596883]
680 0 draw:script [fba81d23]
681 0 bury:II.12 [835da711]
    drew who=0 pile=script
    buried who=0 pile=script
682 0 pass [0220deb7]
683 0 place:II.7 [dbc67a70]
684 1 place:miscue [2e53c578]
    placed-all
685 1 improv [256f0102]
    improvised who=1
686 1 switch:II.4 [dbdac755]
    switched who=1
687 1 pass [27acd2e2]
688 0 pass [3c09bb4c]
689 1 reveal [0532fde4]
    turned-up who=1 card=II.4
690 1 play [a4a3aae4]
    played who=1 card=II.4
    scored who=1 card=II.4 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
691 1 coin:othello [36021b19]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
692 1 pass [2ad47519]
693 0 reveal [fe993c3a]
    turned-up who=0 card=II.7
694 0 exit [1e572a7e]
    exiting who=0 card=II.7
    got-intrigue who=0 n=1
695 0 pass [cd75fbad]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
696 0 improv [143796fc]
    improvised who=0
697 1 spotlight [bd0e5303]
    stole-spotlight by=1 who=0
    blocked who=0
698 1 show:exchange [f1a6ce62]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
699 1 give:II.5 [8443ef53]
    traded who=1 whom=0
700 1 improv [e85339d8]
    improvised who=1
701 1 draw:staging [4a98b9d0]
702 1 bury:miscue [d47842a2]
    drew who=1 pile=staging
    buried who=1 pile=staging
703 1 pass [e47de5f1]
704 0 place:villainy [da826519]
705 1 place:take-the-lead [be988b08]
    placed-all
706 0 pass [8d14b9f7]
707 1 pass [a32135c3]
708 0 reveal [eaa3bdab]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
709 0 pass [3d9386cb]
710 1 reveal [7191404d]
    turned-up-staging who=1 card=take-the-lead
711 1 exit [c85d8b79]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
712 1 show:no-drama [e8fe2689]
    no-drama who=1
    drew who=1 pile=staging
713 1 pass [149b2468]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=4
714 0 improv [a9e4e3ab]
    improvised who=0
715 0 draw:staging [ccd96e50]
716 0 bury:II.2 [0fcd1f28]
    drew who=0 pile=staging
    buried who=0 pile=script
717 0 show:exchange [ccbc3cf8]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
718 0 give:take-the-lead [e84ad68e]
    traded who=0 whom=1
719 0 show:exchange [b939c37b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
720 0 give:II.5 [4b74df1b]
    traded who=0 whom=1
721 0 pass [89e06dd8]
722 1 pass [e41b52b0]
723 0 place:II.1 [9d10deea]
724 1 place:II.11 [f9a39feb]
    placed-all
725 0 pass [3e35890c]
726 1 pass [4f6790ef]
727 0 reveal [c6cdfbcd]
    turned-up who=0 card=II.1
728 0 play [af1c9234]
    played who=0 card=II.1
    scored who=0 card=II.1 n=1
    got-intrigue who=0 n=2
729 0 pass [0d2f29de]
730 1 reveal [8ec9baf0]
    turned-up who=1 card=II.11
731 1 exit [a1f5dd31]
    exiting who=1 card=II.11
    got-intrigue who=1 n=1
732 1 pass [1f258a40]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=5
733 0 pass [a0a13ead]
734 1 improv [614f6bae]
    improvised who=1
735 1 draw:staging [bb561d34]
736 1 bury:take-the-lead [5f73f1cb]
    drew who=1 pile=staging
    buried who=1 pile=staging
737 1 pass [e03e760c]
738 0 place:II.3 [df128666]
739 1 place:II.5 [5181d746]
    placed-all
740 0 improv [755253b8]
    improvised who=0
741 0 switch:II.9 [fc9f597f]
    switched who=0
742 0 pass [cbc4b3e1]
743 1 show:exchange [f8082e34]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
744 0 let [3de2f76d]
745 1 give:II.6 [69d6e441]
    traded who=1 whom=0
746 1 pass [fc47dab7]
747 0 reveal [bcc55e57]
    turned-up who=0 card=II.9
    exiting who=0 card=II.9
    got-intrigue who=0 n=1
748 0 pass [11df13ee]
749 1 reveal [d7c18668]
    turned-up who=1 card=II.5
750 1 play [1091c5a5]
    played who=1 card=II.5
    scored who=1 card=II.5 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
751 1 pass [cf598b90]
    drew who=1 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    scene-began scene=6
752 0 improv [94faa3a5]
    improvised who=0
753 0 draw:staging [93605157]
754 0 bury:miscue [d9fa8524]
    drew who=0 pile=staging
    buried who=0 pile=staging
755 0 pass [8d6af7a4]
756 1 pass [9062815f]
757 0 place:revive [bbc1f13b]
758 1 place:miscue [b5eda7d2]
    placed-all
759 0 pass [62fd3712]
760 1 improv [370a652c]
    improvised who=1
761 1 switch:seize [d2a13f05]
    switched who=1
762 1 pass [7d4e8d3a]
763 0 reveal [c615105d]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
764 0 pass [6a303984]
765 1 coin:iago [63516e0c]
766 1 wound:cassio [4ffc1476]
    used-iago who=1 character=cassio
    wounded who=1 character=cassio n=1 total=5
767 1 reveal [d0357e42]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
768 1 pass [63fbc5a4]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=2
    scene-began scene=7
769 0 pass [43da0640]
770 1 improv [f92ed170]
    improvised who=1
771 1 draw:staging [f67aaef3]
772 1 bury:villainy [094f8eb5]
    drew who=1 pile=staging
    buried who=1 pile=staging
773 1 pass [0412bd08]
774 0 place:II.2 [d363f253]
775 1 place:II.7 [39cdbb20]
    placed-all
776 0 improv [67d0e76d]
    improvised who=0
777 0 switch:II.6 [e813f15d]
    switched who=0
778 0 pass [54eef6e4]
779 1 pass [9632a2d9]
780 0 reveal [2ac176f5]
    turned-up who=0 card=II.6
781 0 play [07350d45]
    played who=0 card=II.6
    scored who=0 card=II.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
782 0 pass [e8400f2f]
783 1 reveal [dd0e143a]
    turned-up who=1 card=II.7
    exiting who=1 card=II.7
    got-intrigue who=1 n=1
784 1 pass [c9ef76a4]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
785 0 pass [ba251866]
786 1 show:no-drama [85186300]
    no-drama who=1
    drew who=1 pile=staging
787 1 pass [4952bf7d]
788 0 place:villainy [6472fc24]
789 1 place:take-the-lead [c0e9b58d]
    placed-all
790 0 pass [9b3e9141]
791 1 pass [323664ac]
792 0 reveal [8cf8e9ba]
    turned-up-staging who=0 card=villainy
793 0 exit [c7dc3389]
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
794 0 pass [4a964ba7]
795 1 reveal [e61ccd59]
    turned-up-staging who=1 card=take-the-lead
796 1 exit [9d705e8f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
797 1 pass [988e0f9a]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=9
798 0 improv [01c30c0b]
    improvised who=0
799 0 draw:staging [2b1c001f]
800 0 bury:take-the-lead [9b1e3987]
    drew who=0 pile=staging
    buried who=0 pile=staging
801 0 pass [bb2fb307]
802 1 improv [6a46c708]
    improvised who=1
803 1 draw:script [c4f3d686]
804 1 bury:II.10 [f30063f2]
    script-empty
    drew who=1 pile=script
    buried who=1 pile=script
805 1 pass [39fef87f]
806 0 place:exchange [256c40f3]
807 1 place:villainy [a2214259]
    placed-all
808 0 pass [72458cef]
809 1 pass [8294809d]
810 0 coin:cassio [d4cceddc]
    used-coin who=0 coin=cassio
811 0 draw:script [74e94d96]
812 0 bury:II.3 [65279a8b]
    drew who=0 pile=script
    buried who=0 pile=script
813 0 reveal [95b0b5d0]
    turned-up-staging who=0 card=exchange
814 0 play [f772b8c4]
    aimed who=0 card=exchange whom=1
815 0 give:take-the-lead [650e5f2e]
    traded who=0 whom=1
816 0 pass [2dd5b37e]
817 1 reveal [40aa27dc]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
818 1 pass [47717586]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=10
819 0 improv [dabc2550]
    improvised who=0
820 0 bury:II.11 [f94c326a]
    drew who=0 pile=staging
    buried who=0 pile=script
821 0 pass [35f59df4]
822 1 improv [08bb0940]
    improvised who=1
823 1 draw:script [171eb420]
824 1 bury:II.7 [983ab7a5]
    drew who=1 pile=script
    buried who=1 pile=script
825 1 pass [1169681e]
826 0 place:miscue [3958c092]
827 1 place:II.9 [e861a202]
    placed-all
828 0 pass [7687fc0e]
829 1 pass [fcfc8fd0]
830 0 reveal [4107baab]
    turned-up-staging who=0 card=miscue
831 0 exit [9dc5613b]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
832 0 pass [39cf8762]
833 1 reveal [6030a41f]
    turned-up who=1 card=II.9
834 1 exit [1996292d]
    exiting who=1 card=II.9
    got-intrigue who=1 n=1
835 1 pass [343cf87d]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=1
    script-again
    scene-began scene=11
836 0 improv [af63e031]
    improvised who=0
837 0 draw:script [1348219f]
838 0 bury:II.8 [dfc25a93]
    script-empty
    drew who=0 pile=script
    buried who=0 pile=script
839 0 pass [5651a812]
840 1 pass [e1e3693c]
841 0 place:II.7 [734d3379]
842 1 place:miscue [7729c7eb]
    placed-all
843 0 pass [addb36a5]
844 1 show:exchange [7c31c1bb]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
845 0 let [1e7845e5]
846 1 give:take-the-lead [b2deb90c]
    traded who=1 whom=0
847 1 improv [6d8be977]
    improvised who=1
848 1 switch:seize [3c9ee4db]
    switched who=1
849 1 pass [3bfc0161]
850 0 reveal [9747a4f4]
    turned-up who=0 card=II.7
851 0 play [abad222a]
    played who=0 card=II.7
    scored who=0 card=II.7 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
852 0 coin:roderigo [3f027a6d]
    used-coin-at who=0 coin=roderigo whom=1
853 0 give:take-the-lead [4a9672ff]
    traded who=0 whom=1
854 0 show:exchange [d7079654]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
855 0 give:revive [2c49cb9d]
    traded who=0 whom=1
856 0 pass [c378434e]
857 1 reveal [3a6e6b7f]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
858 1 pass [d75871fe]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=12
859 0 improv [e65a5078]
    improvised who=0
860 0 bury:II.9 [b1be4330]
    drew who=0 pile=staging
    buried who=0 pile=script
861 0 pass [404160ad]
862 1 improv [9b55fd45]
    improvised who=1
863 1 draw:staging [ca5cd2db]
864 1 bury:II.11 [8ccb97f3]
    drew who=1 pile=staging
    buried who=1 pile=script
865 1 pass [f9fd6dfb]
866 0 place:no-drama [4de4e729]
867 1 place:revive [f23ea7aa]
    placed-all
868 0 show:exchange [d47217b7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
869 0 give:seize [1d373c79]
    traded who=0 whom=1
870 0 pass [10cc3a4a]
871 1 pass [79b1fac8]
872 0 reveal [601edea9]
    turned-up-staging who=0 card=no-drama
873 0 exit [7e86dfea]
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
874 0 pass [d7d00c29]
875 1 reveal [3d910ca4]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
876 1 pass [d904386d]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=13
877 0 pass [598fd445]
878 1 show:no-drama [fa1211d8]
    no-drama who=1
    drew who=1 pile=staging
879 1 pass [c24c2383]
880 0 place:II.12 [57ef03f1]
881 1 place:II.3 [a6575194]
    placed-all
882 0 pass [b809a4a1]
883 1 show:exchange [4bc7eb60]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
884 0 let [78c68cfc]
885 1 give:II.9 [79d01440]
    traded who=1 whom=0
886 1 pass [070c4e6d]
887 0 improv [8be4e00b]
    improvised who=0
888 0 bury:II.2 [8bafc50c]
    drew who=0 pile=staging
    buried who=0 pile=script
889 0 reveal [26f61d43]
    turned-up who=0 card=II.12
    played who=0 card=II.12
    failed who=0 card=II.12
890 0 pass [5fe5838e]
891 1 reveal [cdf54fce]
    turned-up who=1 card=II.3
892 1 play [dad7343e]
    played who=1 card=II.3
    scored who=1 card=II.3 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
893 1 coin:iago [0d7c019d]
894 1 wound:othello [d458f0ce]
    used-iago who=1 character=othello
    wounded who=1 character=othello n=2 total=6
895 1 pass [cf9d8190]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=14
896 0 improv [079f00d5]
    improvised who=0
897 0 draw:script [d5ff1904]
898 0 bury:II.11 [15078a4a]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
899 0 pass [766ef8c0]
900 1 pass [97526253]
901 0 place:villainy [4bdf6fb4]
902 1 place:II.10 [ff6fb7c1]
    placed-all
903 0 pass [4c6e0cb0]
904 1 improv [1e02e20f]
    improvised who=1
905 1 switch:revive [9f2af35a]
    switched who=1
906 1 pass [468cc834]
907 0 reveal [3e2f5cb9]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
908 0 pass [6ee5c82c]
909 1 reveal [4dd0d744]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
910 1 pass [983e2838]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=15
911 0 improv [0c1b3249]
    improvised who=0
912 0 bury:take-the-lead [c95f145f]
    reshuffled pile=staging n=18
    staging-empty n=1
    drew who=0 pile=staging
    buried who=0 pile=staging
913 0 pass [81152145]
914 1 improv [c4f55cd5]
    improvised who=1
915 1 bury:II.12 [22356758]
    drew who=1 pile=staging
    buried who=1 pile=script
916 1 pass [07aba603]
917 0 place:II.9 [8194026b]
918 1 place:seize [d69c6224]
    placed-all
919 0 pass [e307dc6e]
920 1 pass [52594cef]
921 0 reveal [e7f63486]
    turned-up who=0 card=II.9
    exiting who=0 card=II.9
    got-intrigue who=0 n=1
922 0 pass [bf49b590]
923 1 reveal [4a198594]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
924 1 show:no-drama [4767ea98]
    no-drama who=1
    drew who=1 pile=staging
925 1 pass [96c59531]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    scene-began scene=16
926 0 improv [7ba60a8c]
    improvised who=0
927 0 draw:script [b317b34c]
928 0 bury:II.2 [daad9c1c]
    drew who=0 pile=script
    buried who=0 pile=script
929 0 pass [2f63ab58]
930 1 pass [889d7fec]
931 0 place:take-the-lead [8837ab73]
932 1 place:miscue [4eca5c36]
    placed-all
933 0 pass [1540da20]
934 1 pass [a4e036b1]
935 0 reveal [e924600f]
    turned-up-staging who=0 card=take-the-lead
936 0 play [43a50b4f]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
937 0 pass [caa451a9]
938 1 reveal [f3ecbb38]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
939 1 pass [f748e5b2]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=17
940 1 show:no-drama [b50f8543]
    no-drama who=1
    drew who=1 pile=staging
941 1 pass [595fa3fe]
942 0 pass [1d52d2d9]
943 0 place:take-the-lead [bb9dfc08]
944 1 place:II.8 [bf346112]
    placed-all
945 1 pass [fb45f160]
946 0 pass [5a103afa]
947 1 reveal [c4e5afbc]
    turned-up who=1 card=II.8
948 1 play [fedcd61a]
    played who=1 card=II.8
    scored who=1 card=II.8 n=1
    wounded who=1 character=montano n=1 total=1
    died character=montano
    took-wounds who=1 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
949 1 coin:cassio [190b6ea9]
    used-coin who=1 coin=cassio
950 1 bury:seize [62b1ad0c]
    drew who=1 pile=staging
    buried who=1 pile=staging
951 1 pass [f9c76594]
952 0 reveal [ac6140e7]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
953 0 pass [06f6b2f6]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=18
954 1 improv [ec969e9b]
    improvised who=1
955 1 bury:villainy [19cc1e5c]
    drew who=1 pile=staging
    buried who=1 pile=staging
956 1 show:exchange [b30afdb5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
957 0 let [995b7d1b]
958 1 give:II.10 [d348895d]
    traded who=1 whom=0
959 1 pass [dadd3bfe]
960 0 pass [1d176b60]
961 0 place:II.9 [38605621]
962 1 place:take-the-lead [3d022d02]
    placed-all
963 1 pass [bbc95db6]
964 0 show:no-drama [b67ba50e]
    no-drama who=0
    drew who=0 pile=staging
965 0 pass [d6bd9c42]
966 1 reveal [8f41fcd1]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
967 1 pass [2356876b]
968 0 reveal [21a7aa10]
    turned-up who=0 card=II.9
969 0 play [77f2e773]
    played who=0 card=II.9
    scored who=0 card=II.9 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
970 0 pass [593bf158]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=19
971 1 show:exchange [e2b2d8a1]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
972 0 let [efa8a70d]
973 1 give:II.12 [8403cacb]
    traded who=1 whom=0
974 1 pass [dc45294a]
975 0 pass [bce999ee]
976 0 place:II.12 [39eeae35]
977 1 place:villainy [658fd5ca]
    placed-all
978 1 pass [924aa0fb]
979 0 improv [dae0a201]
    improvised who=0
980 0 switch:II.11 [476153e5]
    switched who=0
981 0 pass [cd3ce1fe]
982 1 reveal [cfcf0fe7]
    turned-up-staging who=1 card=villainy
983 1 improv [a8ad56c3]
    improvised who=1
984 1 bury:revive [f48815b9]
    drew who=1 pile=staging
    buried who=1 pile=staging
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
985 1 pass [f330dd31]
986 0 coin:iago [cc894793]
987 0 wound:othello [3ebedf4f]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=3 total=6
988 0 reveal [ea60fbaf]
    turned-up who=0 card=II.11
989 0 exit [422e8cde]
    exiting who=0 card=II.11
    got-intrigue who=0 n=1
990 0 pass [f75599ba]
    drew who=0 pile=staging
    reshuffled pile=script n=1
    drew who=1 pile=script
    scene-began scene=20
991 1 pass [e74d446a]
992 0 improv [d35a0b11]
    improvised who=0
993 0 bury:revive [928c071d]
    drew who=0 pile=staging
    buried who=0 pile=staging
994 0 pass [49ab810c]
995 0 place:II.10 [a0219608]
996 1 place:seize [61eaf9b3]
    placed-all
997 1 show:exchange [9de13a30]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
998 1 give:exchange [b93c4bb5]
    traded who=1 whom=0
999 1 pass [37bb1691]
1000 0 pass [2d5f36f1]
1001 1 improv [4ef88287]
    improvised who=1
1002 1 bury:miscue [e0aa2aa7]
    drew who=1 pile=staging
    buried who=1 pile=staging
1003 1 reveal [03cddf09]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1004 1 pass [3e43bf0b]
1005 0 show:exchange [b376d271]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1006 1 let [b8c4383b]
1007 0 give:villainy [9ad8aa59]
    traded who=0 whom=1
1008 0 show:exchange [5803d587]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1009 1 let [83fbd319]
1010 0 give:II.2 [8eb21f03]
    traded who=0 whom=1
1011 0 reveal [554ef94d]
    turned-up who=0 card=II.10
    played who=0 card=II.10
    scored who=0 card=II.10 n=1
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1012 0 coin:othello [187a47f0]
    used-coin-at who=0 coin=othello whom=1
1013 1 let [6fb9b87c]
    gave-lead who=0 whom=1
1014 0 pass [e3b84ed3]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=21
1015 0 pass [6076f4d6]
1016 1 pass [c4696efb]
1017 0 place:take-the-lead [43ffbcbc]
1018 1 place:II.12 [84118ecf]
    placed-all
1019 0 improv [a8525269]
    improvised who=0
1020 0 switch:revive [e5577ac4]
    switched who=0
1021 0 pass [234996c8]
1022 1 pass [06533cdf]
1023 0 reveal [14fadfb4]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1024 1 let [5fee5eda]
    got-intrigue who=0 n=1
1025 0 pass [78330dc6]
1026 1 improv [4533caa9]
    improvised who=1
1027 1 bury:revive [5e7d63ac]
    reshuffled pile=staging n=16
    staging-empty n=2
    final-scene
    drew who=1 pile=staging
    buried who=1 pile=staging
1028 1 reveal [74aeceda]
    turned-up who=1 card=II.12
    played who=1 card=II.12
    scored who=1 card=II.12 n=3
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
    act-ended act=II
    tallied who=0 n=12
    tallied who=1 n=16
    lead-cast who=0
1029 0 discard:seize [6965430a]
    discarded who=0 card=seize
1030 0 discard:take-the-lead [b44c0fc8]
    discarded who=0 card=take-the-lead
1031 1 discard:miscue [6447b39b]
    discarded who=1 card=miscue
1032 1 discard:take-the-lead [748801db]
    discarded who=1 card=take-the-lead
    dealt who=0 n=5 total=8
    dealt who=1 n=5 total=8
    act-began act=III who=0
    scene-began scene=1
1033 1 pass [b5cf8624]
1034 0 pass [9d30b4bf]
1035 0 place:villainy [cb510f49]
1036 1 place:III.10 [9acc21df]
    placed-all
1037 1 pass [f5277051]
1038 0 pass [175fcb2b]
1039 1 coin:iago [cbb84b96]
1040 1 wound:emilia [d0723245]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=1 total=4
1041 1 reveal [19102d71]
    turned-up who=1 card=III.10
1042 1 exit [ddc3b0a4]
    exiting who=1 card=III.10
1043 0 let [e53f4050]
    got-intrigue who=1 n=1
1044 1 pass [6d1b600d]
1045 0 reveal [808d7518]
    turned-up-staging who=0 card=villainy
1046 0 exit [4e6c25cd]
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1047 0 pass [8673678a]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=2
1048 1 show:no-drama [4bbc1302]
    no-drama who=1
    drew who=1 pile=staging
1049 1 pass [635f8f6c]
1050 0 improv [409d523d]
    improvised who=0
1051 0 draw:staging [02f1ab90]
1052 0 bury:III.11 [568ec7aa]
    drew who=0 pile=staging
    buried who=0 pile=script
1053 0 pass [65cc8a66]
1054 0 place:III.4 [67d15813]
1055 1 place:III.13 [1b05a5b5]
    placed-all
1056 1 pass [0285dd36]
1057 0 pass [5c8244e3]
1058 1 reveal [67067b17]
    turned-up who=1 card=III.13
1059 1 improv [97bc9faa]
    improvised who=1
1060 1 draw:script [a65733a0]
1061 1 bury:III.8 [098b0459]
    drew who=1 pile=script
    buried who=1 pile=script
1062 1 play [0540de81]
    played who=1 card=III.13
    scored who=1 card=III.13 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=emilia
1063 1 pass [3b572a9b]
1064 0 reveal [c0785703]
    turned-up who=0 card=III.4
    exiting who=0 card=III.4
    got-intrigue who=0 n=1
1065 0 pass [dbced473]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=3
1066 1 pass [eee14ee6]
1067 0 pass [117ac8b2]
1068 0 place:villainy [c501579a]
1069 1 place:villainy [c8e01c43]
    placed-all
1070 1 show:exchange [3569c715]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1071 0 let [9e1768b8]
1072 1 give:take-the-lead [07d98007]
    traded who=1 whom=0
1073 1 pass [3362fac6]
1074 0 pass [e6fdf5f0]
1075 1 improv [96c00302]
    improvised who=1
1076 1 draw:staging [ac2f881f]
1077 1 bury:III.14 [0e44d628]
    drew who=1 pile=staging
    buried who=1 pile=script
1078 1 reveal [a3c015c8]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1079 0 let [a2be6c51]
    got-intrigue who=1 n=1
1080 1 pass [b9a62ecf]
1081 0 improv [580ca9a2]
    improvised who=0
1082 0 draw:staging [8fd96217]
1083 0 bury:seize [d54dfca0]
    drew who=0 pile=staging
    buried who=0 pile=staging
1084 0 show:no-drama [a1d64440]
    no-drama who=0
    drew who=0 pile=staging
1085 0 reveal [ab564106]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1086 0 show:exchange [029f4f13]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1087 1 let [2043c4ee]
1088 0 give:exchange [d40f11c2]
    traded who=0 whom=1
1089 0 pass [983cf112]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=4
1090 1 improv [6fb01584]
    improvised who=1
1091 1 draw:script [495e3815]
1092 1 bury:III.2 [4433704c]
    drew who=1 pile=script
    buried who=1 pile=script
1093 1 show:exchange [b2d0970d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1094 0 let [357f4d59]
1095 1 give:seize [fa2e451c]
    traded who=1 whom=0
1096 1 show:exchange [1889eacc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1097 0 show:no-drama [de978818]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=1 whom=0
1098 1 pass [e635d919]
1099 0 show:exchange [4f655e41]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1100 0 give:III.9 [a3f9678f]
    traded who=0 whom=1
1101 0 pass [80819316]
1102 0 place:miscue [4cc60463]
1103 1 place:III.3 [e7646200]
    placed-all
1104 1 pass [74b198db]
1105 0 pass [267d3ca9]
1106 1 reveal [e34883d1]
    turned-up who=1 card=III.3
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
1107 1 pass [0ed2b40f]
1108 0 reveal [5464723f]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1109 0 pass [b9a199fe]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=5
1110 1 improv [f59ce6e2]
    improvised who=1
1111 1 draw:script [60988043]
1112 1 bury:III.12 [7208fad1]
    drew who=1 pile=script
    buried who=1 pile=script
1113 1 pass [0c31af43]
1114 0 improv [c2511713]
    improvised who=0
1115 0 draw:script [85e49bec]
1116 0 bury:III.6 [4ae42c76]
    drew who=0 pile=script
    buried who=0 pile=script
1117 0 pass [9a1e22b5]
1118 0 place:III.1 [4bff1c82]
1119 1 place:seize [b808b92a]
    placed-all
1120 1 pass [fb7f24a0]
1121 0 pass [49a00864]
1122 1 reveal [2666dc42]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1123 1 pass [51b897a7]
1124 0 reveal [8b6bbe04]
    turned-up who=0 card=III.1
    exiting who=0 card=III.1
    got-intrigue who=0 n=1
1125 0 pass [1e67f859]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=6
1126 1 pass [74cf04a2]
1127 0 pass [2259435d]
1128 0 place:III.5 [17a64e06]
1129 1 place:miscue [fa2fc1b2]
    placed-all
1130 1 improv [571611cf]
    improvised who=1
1131 1 switch:take-the-lead [3d3fcf79]
    switched who=1
1132 1 pass [c28d3923]
1133 0 pass [a65d4394]
1134 1 reveal [0ae1c185]
    turned-up-staging who=1 card=take-the-lead
1135 1 play [a943a5b4]
    aimed who=1 card=take-the-lead whom=0
1136 0 let [131e1421]
    took-lead who=1 whom=0
1137 1 pass [e27e52f6]
1138 0 reveal [229d639f]
    turned-up who=0 card=III.5
1139 0 improv [cb4cb44d]
    improvised who=0
1140 0 draw:staging [804c0bc4]
1141 0 bury:III.14 [1756cb9f]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=III.5
    got-intrigue who=0 n=1
1142 0 pass [62200938]
    drew who=1 pile=script
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    scene-began scene=7
1143 0 improv [091b9810]
    improvised who=0
1144 0 draw:script [738a814b]
1145 0 bury:III.15 [f684fc89]
    drew who=0 pile=script
    buried who=0 pile=script
1146 0 pass [79d0c07a]
1147 1 pass [577d58cd]
1148 0 place:revive [e630a20f]
1149 1 place:III.2 [b255e30d]
    placed-all
1150 0 pass [ec51e9b1]
1151 1 pass [8a2c1e0f]
1152 0 reveal [21ba5e65]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1153 0 pass [d6ee9739]
1154 1 reveal [397e597f]
    turned-up who=1 card=III.2
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
1155 1 pass [5e5bde30]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=8
1156 0 improv [d3798ea0]
    improvised who=0
1157 0 draw:staging [48215a59]
1158 0 bury:III.6 [286b9e61]
    drew who=0 pile=staging
    buried who=0 pile=script
1159 0 pass [49a97f7c]
1160 1 pass [23319bd6]
1161 0 place:seize [2d4f3226]
1162 1 place:III.8 [4ed50563]
    placed-all
1163 0 show:exchange [58ee6de8]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1164 1 let [febc7d62]
1165 0 give:no-drama [51e71330]
    traded who=0 whom=1
1166 0 pass [625a43c5]
1167 1 show:no-drama [2abd6f1f]
    no-drama who=1
    drew who=1 pile=staging
1168 1 pass [03b21cf5]
1169 0 reveal [18bbfec9]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1170 0 pass [7f54a1dd]
1171 1 reveal [db2ee330]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1172 1 pass [a26233bd]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=9
1173 0 improv [94351f96]
    improvised who=0
1174 0 draw:script [3870d518]
1175 0 bury:III.7 [286c9eac]
    reshuffled pile=script n=7
    drew who=0 pile=script
    buried who=0 pile=script
1176 0 pass [8fd3d8d6]
1177 1 improv [6a461b52]
    improvised who=1
1178 1 draw:staging [971cd3e6]
1179 1 bury:miscue [b7cad875]
    drew who=1 pile=staging
    buried who=1 pile=staging
1180 1 pass [9d79d143]
1181 0 place:seize [a9cae4e7]
1182 1 place:revive [41a82eab]
    placed-all
1183 0 pass [1d627282]
1184 1 pass [1d0eda7d]
1185 0 reveal [dfdc2e95]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1186 0 pass [0e78fbb1]
1187 1 reveal [852fce67]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1188 1 pass [c9353041]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=10
1189 0 improv [57ac5fc8]
    improvised who=0
1190 0 draw:script [36cd516b]
1191 0 bury:III.15 [cc4269c8]
    drew who=0 pile=script
    buried who=0 pile=script
1192 0 pass [0e94aea8]
1193 1 pass [f69ab307]
1194 0 place:III.1 [9964a8b0]
1195 1 place:revive [1989fcfa]
    placed-all
1196 0 pass [6231e899]
1197 1 improv [522c5091]
    improvised who=1
1198 1 switch:III.12 [953c767e]
    switched who=1
1199 1 pass [4e6730c7]
1200 0 reveal [aeb76f7b]
    turned-up who=0 card=III.1
1201 0 exit [2d9cac1a]
    exiting who=0 card=III.1
    got-intrigue who=0 n=1
1202 0 pass [2880881a]
1203 1 reveal [9bc83663]
    turned-up who=1 card=III.12
    exiting who=1 card=III.12
    got-intrigue who=1 n=1
1204 1 pass [d3c54bef]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=11
1205 0 pass [4b2977af]
1206 1 show:exchange [49c7b1ab]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1207 0 let [9cdf716e]
1208 1 give:III.4 [7dc36abb]
    traded who=1 whom=0
1209 1 show:exchange [2f2be498]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1210 0 let [8773e574]
1211 1 give:revive [a6c9061a]
    traded who=1 whom=0
1212 1 pass [895ce480]
1213 0 place:miscue [bf0e00f6]
1214 1 place:take-the-lead [1ce1b42d]
    placed-all
1215 0 improv [479895ff]
    improvised who=0
1216 0 switch:seize [700c5fa6]
    switched who=0
1217 0 pass [e0a2d862]
1218 1 improv [b506438c]
    improvised who=1
1219 1 switch:III.2 [8e1bb88c]
    switched who=1
1220 1 pass [5d6e5f13]
1221 0 reveal [38792e44]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1222 0 pass [1da64dca]
1223 1 reveal [aa7919e4]
    turned-up who=1 card=III.2
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
1224 1 pass [15b99cab]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=12
1225 0 pass [06a5bfa2]
1226 1 show:no-drama [2b30062d]
    no-drama who=1
    drew who=1 pile=staging
1227 1 pass [9e75fd66]
1228 0 place:III.8 [76a8d660]
1229 1 place:take-the-lead [2dd832c3]
    placed-all
1230 0 pass [b8624626]
1231 1 pass [baa41cde]
1232 0 improv [14266173]
    improvised who=0
1233 0 draw:script [9ba30fd7]
1234 0 bury:III.14 [f3ca079b]
    drew who=0 pile=script
    buried who=0 pile=script
1235 0 reveal [daac93bb]
    turned-up who=0 card=III.8
1236 0 exit [b54d1bfb]
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1237 0 pass [08769a72]
1238 1 reveal [fbedeace]
    turned-up-staging who=1 card=take-the-lead
1239 1 play [17b8380f]
    aimed who=1 card=take-the-lead whom=0
1240 0 let [3f17ee96]
    gave-lead who=1 whom=0
1241 1 pass [58176ff5]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=13
1242 1 pass [a0a50791]
1243 0 pass [59e67664]
1244 0 place:III.11 [443d49bb]
1245 1 place:III.9 [efdac092]
    placed-all
1246 1 pass [f44226f2]
1247 0 pass [8d0753fe]
1248 1 reveal [3d54947c]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
1249 0 let [1521f7b0]
    got-intrigue who=1 n=1
1250 1 pass [e07faca7]
1251 0 reveal [d76dddbd]
    turned-up who=0 card=III.11
1252 0 improv [0c6f1611]
    improvised who=0
1253 0 draw:script [a98b7b2b]
1254 0 bury:III.4 [e2d8d303]
    drew who=0 pile=script
    buried who=0 pile=script
    exiting who=0 card=III.11
    got-intrigue who=0 n=1
1255 0 show:no-drama [1b6c82dd]
    no-drama who=0
    drew who=0 pile=staging
1256 0 pass [a85ac718]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=14
1257 1 pass [f9827e5c]
1258 0 pass [7327b7e8]
1259 0 place:III.3 [266ad26f]
1260 1 place:villainy [c61fd839]
    placed-all
1261 1 pass [d241fada]
1262 0 pass [9c5b6455]
1263 1 show:exchange [32aae4a9]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1264 1 give:take-the-lead [0db502c5]
    traded who=1 whom=0
1265 1 show:exchange [696ab5fd]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1266 1 give:III.6 [3e8b0d96]
    traded who=1 whom=0
1267 1 improv [768d6c68]
    improvised who=1
1268 1 draw:staging [bf94e43c]
1269 1 bury-placed [073afda8]
    reshuffled pile=staging n=14
    drew who=1 pile=staging
    buried who=1 pile=staging
1270 1 reveal [85d911e2]
    turned-up-staging who=1 card=miscue
1271 1 play [0d3cc031]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
1272 0 switch:villainy [34117684]
    switched who=0
1273 1 place:villainy [e1286bff]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1274 1 pass [240c81d4]
1275 0 reveal [e0747d6f]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1276 0 pass [ca49fb3d]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=15
1277 1 pass [e5f83949]
1278 0 improv [11deac96]
    improvised who=0
1279 0 draw:script [ff51275e]
1280 0 bury:III.7 [2d84c061]
    drew who=0 pile=script
    buried who=0 pile=script
1281 0 pass [47e536ec]
1282 0 place:III.14 [d382eec6]
1283 1 place:III.15 [c064aff7]
    placed-all
1284 1 pass [7d58e247]
1285 0 pass [a85b2890]
1286 1 improv [82c1436e]
    improvised who=1
1287 1 draw:script [c4d37204]
1288 1 bury:III.5 [ba95797a]
    drew who=1 pile=script
    buried who=1 pile=script
1289 1 reveal [82411c26]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
1290 1 pass [5d69d334]
1291 0 reveal [fb8c8a64]
    turned-up who=0 card=III.14
    exiting who=0 card=III.14
    got-intrigue who=0 n=1
1292 0 pass [a94003f5]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=16
1293 1 pass [f8fd73a4]
1294 0 pass [9f609958]
1295 0 place:miscue [526363b0]
1296 1 place:III.10 [6a8074d8]
    placed-all
1297 1 pass [d673a001]
1298 0 show:exchange [8b55f947]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1299 0 give:revive [4536ee26]
    traded who=0 whom=1
1300 0 show:no-drama [41a7e3ca]
    no-drama who=0
    drew who=0 pile=staging
1301 0 pass [4a158b95]
1302 1 reveal [e5639ddc]
    turned-up who=1 card=III.10
1303 1 exit [5c78e751]
    exiting who=1 card=III.10
    got-intrigue who=1 n=1
1304 1 pass [32ec6706]
1305 0 reveal [f9a95a3a]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1306 0 show:exchange [706dc293]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1307 1 let [ab9491d9]
1308 0 give:seize [0ea66c69]
    traded who=0 whom=1
1309 0 pass [e5f94c4f]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=17
1310 1 improv [441e5abc]
    improvised who=1
1311 1 draw:staging [31f939d6]
1312 1 bury:seize [c9b13900]
    drew who=1 pile=staging
    buried who=1 pile=staging
1313 1 pass [3373ccd5]
1314 0 improv [19560993]
    improvised who=0
1315 0 draw:script [31e0f275]
1316 0 bury:III.6 [8025a041]
    reshuffled pile=script n=9
    drew who=0 pile=script
    buried who=0 pile=script
1317 0 pass [73128355]
1318 0 place:take-the-lead [2005682a]
1319 1 place:no-drama [29e793fc]
    placed-all
1320 1 pass [761c8a66]
1321 0 pass [d744326b]
1322 1 reveal [943e39bb]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1323 1 pass [e3cf6c99]
1324 0 reveal [42c10e28]
    turned-up-staging who=0 card=take-the-lead
1325 0 play [3761a296]
    aimed who=0 card=take-the-lead whom=1
1326 1 let [dc0379a1]
    gave-lead who=0 whom=1
1327 0 pass [7babb7f7]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=18
1328 0 pass [da4ce92c]
1329 1 improv [60a47075]
    improvised who=1
1330 1 draw:script [e9501ed0]
1331 1 bury:III.12 [6024e49b]
    drew who=1 pile=script
    buried who=1 pile=script
1332 1 pass [5a73f367]
1333 0 place:III.3 [99d456ab]
1334 1 place:III.8 [f4ba8967]
    placed-all
1335 0 pass [1fc26a39]
1336 1 pass [8628b5c0]
1337 0 reveal [6beb9eb4]
    turned-up who=0 card=III.3
    exiting who=0 card=III.3
    got-intrigue who=0 n=1
1338 0 pass [061be450]
1339 1 reveal [9b15623d]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1340 1 pass [445b1832]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=19
1341 0 improv [9ecd436c]
    improvised who=0
1342 0 draw:script [76c033a3]
1343 0 bury:III.4 [2baa41b4]
    drew who=0 pile=script
    buried who=0 pile=script
1344 0 pass [5c9f3160]
1345 1 show:exchange [7fb112e0]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1346 1 give:revive [7dc64efe]
    traded who=1 whom=0
1347 1 pass [6da9765a]
1348 0 place:revive [383abbf2]
1349 1 place:miscue [4f6ff854]
    placed-all
1350 0 pass [3b5d6dbb]
1351 1 improv [a643c4c0]
    improvised who=1
1352 1 switch:revive [bc50d36b]
    switched who=1
1353 1 show:exchange [16e4052f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1354 1 give:III.5 [5565b51d]
    traded who=1 whom=0
1355 1 pass [8dc3a376]
1356 0 reveal [734f5e09]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1357 0 pass [2e83530a]
1358 1 reveal [6a5d708f]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1359 1 pass [82621912]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=20
1360 0 show:no-drama [2c4a1da1]
    no-drama who=0
    drew who=0 pile=staging
1361 0 pass [aa6eb8b2]
1362 1 pass [cff77fb5]
1363 0 place:III.9 [39be3480]
1364 1 place:miscue [21c887fb]
    placed-all
1365 0 pass [9d85f04b]
1366 1 improv [cdf0a62b]
    improvised who=1
1367 1 switch:seize [4be6a580]
    switched who=1
1368 1 pass [afc64bb4]
1369 0 reveal [36fc4ae6]
    turned-up who=0 card=III.9
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
1370 0 pass [dbf5fa9f]
1371 1 reveal [1915df46]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1372 1 pass [fe9d7558]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=21
1373 0 improv [7a18da17]
    improvised who=0
1374 0 draw:staging [133f006d]
1375 0 bury:revive [8571297c]
    drew who=0 pile=staging
    buried who=0 pile=staging
1376 0 pass [6a7f44a3]
1377 1 pass [658ae164]
1378 0 place:III.5 [0bed0c7c]
1379 1 place:III.14 [0f4192e5]
    placed-all
1380 0 pass [485b85d8]
1381 1 pass [5ab7a4fb]
1382 0 show:exchange [c270dc03]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1383 1 let [d10b48a9]
1384 0 give:III.7 [b98cb0ef]
    traded who=0 whom=1
1385 0 reveal [824581d6]
    turned-up who=0 card=III.5
    exiting who=0 card=III.5
1386 1 let [e014da86]
    got-intrigue who=0 n=1
1387 0 pass [3143aca6]
1388 1 reveal [ded224f0]
    turned-up who=1 card=III.14
1389 1 improv [5e422419]
    improvised who=1
1390 1 draw:staging [f991a4b0]
1391 1 bury:seize [b9e71f90]
    reshuffled pile=staging n=16
    drew who=1 pile=staging
    buried who=1 pile=staging
    exiting who=1 card=III.14
    got-intrigue who=1 n=1
1392 1 pass [8f9acfa7]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=22
1393 0 improv [87872a13]
    improvised who=0
1394 0 draw:staging [1655ff77]
1395 0 bury:villainy [adaf42f7]
    drew who=0 pile=staging
    buried who=0 pile=staging
1396 0 pass [8871d42d]
1397 1 show:exchange [8629f3e7]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1398 1 give:no-drama [bed1bfab]
    traded who=1 whom=0
1399 1 improv [6020d043]
    improvised who=1
1400 1 draw:staging [1862e547]
1401 1 bury:take-the-lead [9245949b]
    drew who=1 pile=staging
    buried who=1 pile=staging
1402 1 pass [d9110c7a]
1403 0 place:miscue [e7f51f85]
1404 1 place:miscue [325d699e]
    placed-all
1405 0 pass [dc71f74f]
1406 1 pass [9cf20403]
1407 0 reveal [9ede873e]
    turned-up-staging who=0 card=miscue
1408 0 exit [6dd6d77a]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1409 0 pass [0e13524a]
1410 1 reveal [6fc018a9]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1411 1 pass [24aa3735]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=23
1412 0 pass [9756ddfe]
1413 1 pass [db7555e5]
1414 0 place:III.11 [26b17b9f]
1415 1 place:take-the-lead [412f36a6]
    placed-all
1416 0 show:no-drama [ae38c080]
    no-drama who=0
    drew who=0 pile=staging
1417 0 pass [8b1cb67b]
1418 1 pass [ab3b256a]
1419 0 reveal [2898c6a2]
    turned-up who=0 card=III.11
1420 0 exit [fd8bb6ff]
    exiting who=0 card=III.11
    got-intrigue who=0 n=1
1421 0 pass [6eda9678]
1422 1 improv [d2c67b1e]
    improvised who=1
1423 1 draw:staging [b78b8027]
1424 1 bury:revive [46a313e3]
    drew who=1 pile=staging
    buried who=1 pile=staging
1425 1 reveal [3524633f]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1426 1 pass [c18eec54]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=24
1427 0 pass [6e0ee600]
1428 1 improv [2b7c9b19]
    improvised who=1
1429 1 draw:staging [6a4cd90a]
1430 1 bury:III.6 [d1b75293]
    drew who=1 pile=staging
    buried who=1 pile=script
1431 1 pass [e95afc55]
1432 0 place:III.1 [65b55e64]
1433 1 place:III.10 [21910e0f]
    placed-all
1434 0 improv [e07392f1]
    improvised who=0
1435 0 switch:take-the-lead [66141ddd]
    switched who=0
1436 0 pass [5f822f3c]
1437 1 show:exchange [dd27fc3f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1438 1 give:III.7 [9230f3d4]
    traded who=1 whom=0
1439 1 pass [91f0429b]
1440 0 reveal [b8d5290c]
    turned-up-staging who=0 card=take-the-lead
1441 0 play [db783f1f]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1442 0 pass [311bf026]
1443 1 reveal [7a21a005]
    turned-up who=1 card=III.10
1444 1 play [a82a94a3]
    played who=1 card=III.10
    scored who=1 card=III.10 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1445 1 show:no-drama [d7b45beb]
    no-drama who=1
    drew who=1 pile=staging
1446 1 coin:othello [4ece0c5e]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
1447 1 pass [ac500ae0]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=25
1448 0 pass [9bb3605e]
1449 1 pass [4ef9ab85]
1450 0 place:take-the-lead [600cb557]
1451 1 place:no-drama [83528d7e]
    placed-all
1452 0 pass [e240c0c3]
1453 1 pass [778e04c2]
1454 0 reveal [052e0f7c]
    turned-up-staging who=0 card=take-the-lead
1455 0 play [1f6b3844]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1456 0 pass [e3fb0637]
1457 1 reveal [9130a944]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1458 1 pass [fd518ce3]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=6
    scene-began scene=26
1459 1 pass [b0b954cb]
1460 0 pass [c871d578]
1461 0 place:seize [ae48a238]
1462 1 place:miscue [6f444091]
    placed-all
1463 1 improv [152fc1e6]
    improvised who=1
1464 1 switch:revive [d21d19a2]
    switched who=1
1465 1 pass [367937cb]
1466 0 pass [10820e31]
1467 1 reveal [33cfb34d]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1468 1 pass [4de7c5e2]
1469 0 reveal [7ed22f72]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1470 0 pass [f1a06f0b]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=27
1471 1 improv [666236cb]
    improvised who=1
1472 1 draw:script [f46eb069]
1473 1 bury:III.15 [a2c936c8]
    drew who=1 pile=script
    buried who=1 pile=script
1474 1 pass [229cdfd1]
1475 0 pass [33036663]
1476 0 place:III.11 [8beff831]
1477 1 place:III.6 [3d488f12]
    placed-all
1478 1 pass [00dcf2a9]
1479 0 improv [872d57d2]
    improvised who=0
1480 0 switch:III.2 [25fe24c0]
    switched who=0
1481 0 pass [cc3aca44]
1482 1 reveal [524afcac]
    turned-up who=1 card=III.6
1483 1 exit [980cdd26]
    exiting who=1 card=III.6
    got-intrigue who=1 n=1
1484 1 pass [cf63b6e9]
1485 0 reveal [00bc53a8]
    turned-up who=0 card=III.2
    exiting who=0 card=III.2
    got-intrigue who=0 n=1
1486 0 pass [b81aecd8]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=28
1487 1 improv [280d5ffc]
    improvised who=1
1488 1 draw:staging [250c89d1]
1489 1 bury:take-the-lead [53a14583]
    drew who=1 pile=staging
    buried who=1 pile=staging
1490 1 pass [a6eae387]
1491 0 pass [78eb7c16]
1492 0 place:III.11 [2d2403d0]
1493 1 place:miscue [f9975bed]
    placed-all
1494 1 show:exchange [0cbd0c9f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1495 0 let [a42a573d]
1496 1 give:seize [c7a91cb6]
    traded who=1 whom=0
1497 1 pass [83eab1b3]
1498 0 show:exchange [94a2d00d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1499 0 give:III.1 [6e8dd9e7]
    traded who=0 whom=1
1500 0 improv [93abb1aa]
    improvised who=0
1501 0 switch:III.7 [fe309bed]
    switched who=0
1502 0 pass [156855c6]
1503 1 show:exchange [44ca74ec]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1504 1 give:III.4 [229c9db4]
    traded who=1 whom=0
1505 1 reveal [5f993295]
    turned-up-staging who=1 card=miscue
1506 1 exit [0b09b528]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1507 1 pass [fb58f56d]
1508 0 reveal [a7b26625]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    scored who=0 card=III.7 n=3
    half-curtain
    got-coin who=0 coin=iago
    got-handkerchief who=0
1509 0 pass [f08a583b]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=29
1510 1 pass [797dc64f]
1511 0 pass [11283743]
1512 0 place:take-the-lead [28f94fee]
1513 1 place:III.1 [ab775c34]
    placed-all
1514 1 coin:emilia [ac6148b2]
    used-coin-at who=1 coin=emilia whom=0
    stole-coin who=1 coin=iago whom=0
1515 1 pass [3135ecd7]
1516 0 pass [59f22dec]
1517 1 reveal [f8cb7f0c]
    turned-up who=1 card=III.1
1518 1 improv [547c2916]
    improvised who=1
1519 1 draw:script [0c21d454]
1520 1 bury:III.8 [2f405a1d]
    drew who=1 pile=script
    buried who=1 pile=script
1521 1 exit [c2bb5578]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
1522 1 coin:iago [0345ca73]
1523 1 wound:cassio [556e7e96]
    used-iago who=1 character=cassio
    wounded who=1 character=cassio n=2 total=5
1524 1 pass [62926025]
1525 0 reveal [2140389d]
    turned-up-staging who=0 card=take-the-lead
1526 0 play [9400e0ee]
    aimed who=0 card=take-the-lead whom=1
1527 1 let [00924403]
    gave-lead who=0 whom=1
1528 0 pass [a9f86273]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=30
1529 0 pass [920a48e7]
1530 1 improv [3fea3f99]
    improvised who=1
1531 1 draw:staging [4baf4a62]
1532 1 bury:III.9 [a23c016a]
    reshuffled pile=staging n=17
    drew who=1 pile=staging
    buried who=1 pile=script
1533 1 pass [26f2163c]
1534 0 place:revive [0a3102af]
1535 1 place:III.5 [70c1aff5]
    placed-all
1536 0 pass [8cfb0cae]
1537 1 pass [8465c5a0]
1538 0 reveal [fe80261d]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1539 0 pass [b06bf303]
1540 1 reveal [88a33b83]
    turned-up who=1 card=III.5
1541 1 play [82cc82d6]
    played who=1 card=III.5
    scored who=1 card=III.5 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1542 1 pass [8181a702]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=31
1543 0 pass [11da849d]
1544 1 pass [c874d58b]
1545 0 place:III.12 [609ff64d]
1546 1 place:villainy [0cb1114d]
    placed-all
1547 0 pass [129a442f]
1548 1 show:exchange [ded9ac25]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1549 0 let [e512201c]
1550 1 give:III.14 [fe3a032e]
    traded who=1 whom=0
1551 1 pass [b9baf964]
1552 0 reveal [f94ed177]
    turned-up who=0 card=III.12
1553 0 play [7ba082c1]
    played who=0 card=III.12
1554 1 let [678f97a8]
    scored who=0 card=III.12 n=1
    got-coin who=0 coin=othello
1555 0 coin:othello [3dd78e33]
    used-coin-at who=0 coin=othello whom=1
1556 1 let [4528838b]
    took-lead who=0 whom=1
1557 0 pass [07d6b894]
1558 1 coin:iago [0a028992]
1559 1 wound:cassio [e9e87ff3]
    used-iago who=1 character=cassio
    wounded who=1 character=cassio n=3 total=5
1560 1 reveal [5e34c55b]
    turned-up-staging who=1 card=villainy
1561 1 exit [f4e1e7ea]
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1562 1 pass [a57242d1]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=32
1563 1 improv [7127dac3]
    improvised who=1
1564 1 draw:staging [6cdaaf06]
1565 1 bury:take-the-lead [b09579eb]
    drew who=1 pile=staging
    buried who=1 pile=staging
1566 1 pass [f15dab66]
1567 0 improv [7771f6f5]
    improvised who=0
1568 0 draw:script [18403159]
1569 0 bury:III.3 [9e95889d]
    reshuffled pile=script n=3
    drew who=0 pile=script
    buried who=0 pile=script
1570 0 show:exchange [b029af67]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1571 1 let [73a4303c]
1572 0 give:III.11 [e8e708ad]
    traded who=0 whom=1
1573 0 pass [e1eed24f]
1574 0 place:III.9 [8543e2db]
1575 1 place:take-the-lead [296b64ad]
    placed-all
1576 1 pass [f5df3f10]
1577 0 pass [74f502db]
1578 1 reveal [0f620e7c]
    turned-up-staging who=1 card=take-the-lead
1579 1 exit [c6e56064]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1580 1 pass [d0b38919]
1581 0 reveal [2094d901]
    turned-up who=0 card=III.9
1582 0 play [abd6582d]
    played who=0 card=III.9
    scored who=0 card=III.9 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1583 0 coin:iago [93c16e30]
1584 0 wound:bianca [8f1dfd2d]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
1585 0 pass [9fae35c9]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=33
1586 1 improv [b0b186ca]
    improvised who=1
1587 1 draw:script [37bedf24]
1588 1 bury:III.11 [25583c7b]
    drew who=1 pile=script
    buried who=1 pile=script
1589 1 pass [b9aad6f5]
1590 0 improv [aff3215f]
    improvised who=0
1591 0 draw:script [5ce27a94]
1592 0 bury:III.14 [4a445c8e]
    drew who=0 pile=script
    buried who=0 pile=script
1593 0 pass [965ec906]
1594 0 place:villainy [efb12f3b]
1595 1 place:revive [7354323c]
    placed-all
1596 1 pass [51d47aea]
1597 0 pass [ddb173a6]
1598 1 reveal [7b36754f]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1599 1 pass [fd3e174d]
1600 0 reveal [b4854d57]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1601 0 pass [04a2f5ce]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=34
1602 1 improv [11a6c29b]
    improvised who=1
1603 1 draw:script [0a07db42]
1604 1 bury:III.1 [264c1970]
    script-empty
    drew who=1 pile=script
    buried who=1 pile=script
1605 1 pass [81fe2a89]
1606 0 pass [57a5ff18]
1607 0 place:miscue [157de1ce]
1608 1 place:III.14 [78d477bd]
    placed-all
1609 1 pass [35535b6b]
1610 0 improv [9600f98f]
    improvised who=0
1611 0 switch:III.3 [24ea336c]
    switched who=0
1612 0 pass [ed830232]
1613 1 reveal [cbe03a8a]
    turned-up who=1 card=III.14
1614 1 play [baa7e109]
    played who=1 card=III.14
    scored who=1 card=III.14 n=2
    got-coin who=1 coin=cassio
    got-handkerchief who=1
1615 1 coin:cassio [dd6a093e]
    used-coin who=1 coin=cassio
1616 1 draw:staging [f5aaeff1]
1617 1 bury:III.15 [d348f267]
    drew who=1 pile=staging
    buried who=1 pile=script
1618 1 pass [574091e4]
1619 0 reveal [f5bfb5e7]
    turned-up who=0 card=III.3
1620 0 exit [4b13dc55]
    exiting who=0 card=III.3
    got-intrigue who=0 n=1
1621 0 pass [25065e11]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=35
1622 1 pass [1c0f4c0b]
1623 0 show:no-drama [4db30d8c]
    no-drama who=0
    drew who=0 pile=staging
1624 0 pass [3c28aeaa]
1625 0 place:III.6 [4d542fb4]
1626 1 place:miscue [fc82df45]
    placed-all
1627 1 pass [cdf99fab]
1628 0 pass [cedd18a1]
1629 1 improv [ffb8310e]
    improvised who=1
1630 1 draw:staging [8a53bf81]
1631 1 bury:III.2 [6925be33]
    drew who=1 pile=staging
    buried who=1 pile=script
1632 1 reveal [e67ff415]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1633 1 pass [56b1fff8]
1634 0 reveal [1a258f73]
    turned-up who=0 card=III.6
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
1635 0 pass [e3baa5f3]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=36
1636 1 improv [b3cacf79]
    improvised who=1
1637 1 draw:script [33b21b78]
1638 1 bury:III.8 [e5f9d9a0]
    drew who=1 pile=script
    buried who=1 pile=script
1639 1 pass [6fcc3d68]
1640 0 show:no-drama [13b7d80a]
    no-drama who=0
    drew who=0 pile=staging
1641 0 pass [8c21b6e1]
1642 0 place:exchange [30afd956]
1643 1 place:III.11 [afd16a92]
    placed-all
1644 1 pass [48cc472a]
1645 0 pass [04858473]
1646 1 reveal [dcfc20c4]
    turned-up who=1 card=III.11
1647 1 play [d25113ae]
    played who=1 card=III.11
    scored who=1 card=III.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1648 1 pass [1f17683d]
1649 0 reveal [74e9de13]
    turned-up-staging who=0 card=exchange
1650 0 play [bffb3a9d]
    aimed who=0 card=exchange whom=1
1651 1 coin:desdemona [15ef0125]
    no-drama-coin who=1
    foiled who=0 whom=1
1652 0 pass [095aa14b]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=37
1653 1 pass [9dc54600]
1654 0 pass [16b30851]
1655 0 place:seize [34aa868f]
1656 1 place:exchange [7159e56d]
    placed-all
1657 1 improv [0ec583ef]
    improvised who=1
1658 1 switch:take-the-lead [f33e1d9a]
    switched who=1
1659 1 pass [34add60b]
1660 0 pass [c5532679]
1661 1 reveal [b95e8e95]
    turned-up-staging who=1 card=take-the-lead
1662 1 exit [72e8450f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1663 1 pass [71d2817c]
1664 0 reveal [b02f785d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1665 0 pass [532baf90]
    drew who=0 pile=script
    reshuffled pile=script n=2
    script-again
    drew who=1 pile=script
    scene-began scene=38
1666 1 show:exchange [28639ef6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1667 0 let [e0622f14]
1668 1 give:III.3 [b87d7569]
    traded who=1 whom=0
1669 1 pass [4121ad92]
1670 0 pass [35460500]
1671 0 place:III.2 [18b1e0c0]
1672 1 place:seize [70cba626]
    placed-all
1673 1 improv [8254e474]
    improvised who=1
1674 1 switch:exchange [6ef5956c]
    switched who=1
1675 1 pass [c2140cea]
1676 0 improv [3341eb9d]
    improvised who=0
1677 0 switch:III.8 [b0b83e07]
    switched who=0
1678 0 pass [685a1a04]
1679 1 reveal [cd51c021]
    turned-up-staging who=1 card=exchange
1680 1 play [d04fad05]
    aimed who=1 card=exchange whom=0
1681 1 give:III.4 [14fb9a8b]
    traded who=1 whom=0
1682 1 pass [9703b7e1]
1683 0 reveal [26a76346]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1684 0 pass [8ecd1dd4]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=39
1685 1 pass [088f0ad4]
1686 0 improv [0b6feef3]
    improvised who=0
1687 0 draw:staging [b548817a]
1688 0 bury:revive [94b2df13]
    drew who=0 pile=staging
    buried who=0 pile=staging
1689 0 pass [f77e554e]
1690 0 place:III.3 [eef852fe]
1691 1 place:villainy [7b6885a1]
    placed-all
1692 1 pass [1c2c7d33]
1693 0 pass [b89bc6da]
1694 1 reveal [6d5fcc44]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1695 1 pass [66f70972]
1696 0 reveal [b39089a9]
    turned-up who=0 card=III.3
1697 0 play [3de13c02]
    played who=0 card=III.3
    scored who=0 card=III.3 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1698 0 coin:iago [4f8ecaac]
1699 0 wound:cassio [18255fc5]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=4 total=5
1700 0 show:no-drama [dbc1ff52]
    no-drama who=0
    drew who=0 pile=staging
1701 0 pass [6398e02d]
    drew who=0 pile=staging
    reshuffled pile=staging n=16
    drew who=1 pile=script
    script-empty
    scene-began scene=40
1702 1 pass [a9fabfca]
1703 0 pass [a6ce6758]
1704 0 place:III.4 [edd24199]
1705 1 place:III.1 [68492833]
    placed-all
1706 1 improv [03c8da42]
    improvised who=1
1707 1 switch:III.8 [727e9f4c]
    switched who=1
1708 1 pass [32df11c6]
1709 0 pass [c7d2a39c]
1710 1 reveal [bf63eeb3]
    turned-up who=1 card=III.8
1711 1 play [100819d8]
    played who=1 card=III.8
    scored who=1 card=III.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1712 1 coin:othello [d2370294]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
1713 1 pass [3e2a0372]
1714 0 reveal [2d8c868a]
    turned-up who=0 card=III.4
1715 0 exit [f51bf893]
    exiting who=0 card=III.4
    got-intrigue who=0 n=1
1716 0 pass [a1de8c22]
    drew who=1 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=0 pile=staging
    scene-began scene=41
1717 0 pass [3dd41682]
1718 1 improv [d9e81f78]
    improvised who=1
1719 1 draw:script [6be3e379]
1720 1 bury:III.1 [9ac45b23]
    script-empty
    drew who=1 pile=script
    buried who=1 pile=script
1721 1 pass [ae294872]
1722 0 place:revive [0325acff]
1723 1 place:revive [da08c736]
    placed-all
1724 0 show:exchange [12b2c187]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1725 0 give:take-the-lead [307548ac]
    traded who=0 whom=1
1726 0 show:exchange [c1a1769b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1727 0 give:seize [a80eedd0]
    traded who=0 whom=1
1728 0 improv [46dece00]
    improvised who=0
1729 0 switch:exchange [d949910d]
    switched who=0
1730 0 pass [17908273]
1731 1 pass [6d804980]
1732 0 reveal [1361efcf]
    turned-up-staging who=0 card=exchange
1733 0 play [26f1d885]
    aimed who=0 card=exchange whom=1
1734 0 give:take-the-lead [8522cbae]
    traded who=0 whom=1
1735 0 pass [10d22417]
1736 1 reveal [42ac553f]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1737 1 pass [e445d932]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=42
1738 0 pass [74702c24]
1739 1 pass [ca1d6327]
1740 0 place:III.6 [384717ab]
1741 1 place:III.4 [b2d6c65b]
    placed-all
1742 0 pass [dce729ff]
1743 1 pass [02dbaa85]
1744 0 reveal [f3e0d18d]
    turned-up who=0 card=III.6
1745 0 play [b6cafa10]
    played who=0 card=III.6
1746 1 let [026db8b2]
    scored who=0 card=III.6 n=1
    got-coin who=0 coin=emilia
1747 1 let [d0997482]
    got-handkerchief who=0
1748 0 pass [a24e4c3d]
1749 1 reveal [54c25dd4]
    turned-up who=1 card=III.4
1750 1 improv [b9a11e6d]
    improvised who=1
1751 1 bury:III.15 [6dccd6f8]
    drew who=1 pile=staging
    buried who=1 pile=script
    exiting who=1 card=III.4
    got-intrigue who=1 n=1
1752 1 show:exchange [0c1a8ab5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1753 1 give:seize [157dfdc0]
    traded who=1 whom=0
1754 1 pass [a0a3ba65]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=43
1755 0 pass [e767a8b0]
1756 1 pass [b5a422cd]
1757 0 place:take-the-lead [e54c6b6a]
1758 1 place:III.1 [a5ffd98b]
    placed-all
1759 0 show:exchange [0a3b49e9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1760 1 let [c7c36a40]
1761 0 give:seize [3b26f9fc]
    traded who=0 whom=1
1762 0 pass [1a049899]
1763 1 improv [40df61f7]
    improvised who=1
1764 1 switch:take-the-lead [aec2c0de]
    switched who=1
1765 1 pass [0ec6b53a]
1766 0 reveal [8f173321]
    turned-up-staging who=0 card=take-the-lead
1767 0 exit [e2b9462b]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1768 0 pass [96a72a8f]
1769 1 reveal [2018ac24]
    turned-up-staging who=1 card=take-the-lead
1770 1 exit [3cdba6d4]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1771 1 pass [57c0a184]
    drew who=1 pile=script
    reshuffled pile=script n=1
    script-again
    drew who=0 pile=script
    script-empty
    scene-began scene=44
1772 0 improv [a453cb53]
    improvised who=0
1773 0 bury:seize [023f7ade]
    drew who=0 pile=staging
    buried who=0 pile=staging
1774 0 pass [26891f38]
1775 1 pass [e66209d6]
1776 0 place:seize [1f9a6b83]
1777 1 place:take-the-lead [fe9bd9ea]
    placed-all
1778 0 pass [a0dcf4d8]
1779 1 pass [b8db7217]
1780 0 reveal [7702482c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1781 0 pass [55a3540b]
1782 1 improv [b232af98]
    improvised who=1
1783 1 bury:miscue [148b56e4]
    drew who=1 pile=staging
    buried who=1 pile=staging
1784 1 reveal [da64a831]
    turned-up-staging who=1 card=take-the-lead
1785 1 play [53d6a540]
    aimed who=1 card=take-the-lead whom=0
1786 0 let [bca9510d]
    gave-lead who=1 whom=0
1787 1 pass [e63ab4d2]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=45
1788 1 pass [8abf31a2]
1789 0 show:no-drama [12df1338]
    no-drama who=0
    drew who=0 pile=staging
1790 0 pass [a1b04d1c]
1791 0 place:miscue [2b54e67e]
1792 1 place:villainy [cf7e7438]
    placed-all
1793 1 pass [4755acdb]
1794 0 pass [b71053df]
1795 1 reveal [d45a2a63]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1796 1 pass [65cf63d6]
1797 0 reveal [0a5c826b]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1798 0 pass [9f02e599]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=46
1799 1 pass [d4e0ef0c]
1800 0 pass [e4accb9e]
1801 0 place:take-the-lead [3dd90f23]
1802 1 place:take-the-lead [0667ee0f]
    placed-all
1803 1 improv [ff997ecd]
    improvised who=1
1804 1 switch:seize [527c9434]
    switched who=1
1805 1 pass [6ca9704e]
1806 0 show:no-drama [78e5ab8a]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
1807 0 pass [19bde944]
1808 1 reveal [e0c5ee49]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1809 1 pass [67010115]
1810 0 reveal [b4f34e76]
    turned-up-staging who=0 card=take-the-lead
1811 0 exit [abbd21ef]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1812 0 pass [974f7db8]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=47
1813 1 show:no-drama [61ab5aeb]
    no-drama who=1
    drew who=1 pile=staging
1814 1 pass [39fad2b1]
1815 0 improv [d9ba70a9]
    improvised who=0
1816 0 bury:villainy [7dec811d]
    drew who=0 pile=staging
    buried who=0 pile=staging
1817 0 pass [43a01be5]
1818 0 place:III.2 [42017bdc]
1819 1 place:take-the-lead [fb067711]
    placed-all
1820 1 pass [44ce03ee]
1821 0 pass [21f795e8]
1822 1 reveal [d12a73d0]
    turned-up-staging who=1 card=take-the-lead
1823 1 exit [ee34e4e5]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1824 1 pass [92dbafac]
1825 0 reveal [36a015ca]
    turned-up who=0 card=III.2
    exiting who=0 card=III.2
    got-intrigue who=0 n=1
1826 0 pass [8b56e7b7]
    drew who=0 pile=staging
    reshuffled pile=script n=1
    drew who=1 pile=script
    scene-began scene=48
1827 1 pass [c6314a4f]
1828 0 pass [0dc2f9ee]
1829 0 place:seize [87a5af43]
1830 1 place:seize [2958fe89]
    placed-all
1831 1 pass [4883d251]
1832 0 improv [6cade582]
    improvised who=0
1833 0 switch:exchange [586bbeae]
    switched who=0
1834 0 pass [508c83eb]
1835 1 improv [5a32c037]
    improvised who=1
1836 1 bury:seize [beb14b12]
    drew who=1 pile=staging
    buried who=1 pile=staging
1837 1 reveal [64bdc2f1]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1838 1 pass [4fc49b23]
1839 0 reveal [5792a47b]
    turned-up-staging who=0 card=exchange
1840 0 exit [c479dbdc]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
1841 0 pass [04273eed]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=49
1842 1 improv [2fde6bf0]
    improvised who=1
1843 1 bury:villainy [6f8edd61]
    drew who=1 pile=staging
    buried who=1 pile=staging
1844 1 show:exchange [2d045594]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1845 0 let [251dc10d]
1846 1 give:take-the-lead [676ec0ab]
    traded who=1 whom=0
1847 1 pass [745c2c03]
1848 0 pass [bf0baea1]
1849 0 place:III.4 [75221b4a]
1850 1 place:seize [ac6e7f6a]
    placed-all
1851 1 pass [264c765d]
1852 0 pass [00f21fd9]
1853 1 reveal [a3cea576]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1854 1 show:no-drama [75708174]
    no-drama who=1
    drew who=1 pile=staging
1855 1 pass [a2ed258a]
1856 0 improv [dc1238d8]
    improvised who=0
1857 0 bury:seize [e052ab3a]
    drew who=0 pile=staging
    buried who=0 pile=staging
1858 0 reveal [4c923db6]
    turned-up who=0 card=III.4
    exiting who=0 card=III.4
    got-intrigue who=0 n=1
1859 0 pass [e5429620]
    drew who=0 pile=staging
    reshuffled pile=script n=1
    drew who=1 pile=script
    scene-began scene=50
1860 1 show:exchange [cba8f44c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1861 0 let [8025c1f7]
1862 1 give:take-the-lead [d32c016c]
    traded who=1 whom=0
1863 1 pass [72b749b1]
1864 0 show:exchange [733b2a59]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1865 0 give:revive [9b05dbd7]
    traded who=0 whom=1
1866 0 pass [059f4817]
1867 0 place:miscue [3a6fb214]
1868 1 place:III.15 [1d939b87]
    placed-all
1869 1 pass [d6baefce]
1870 0 improv [244e7f65]
    improvised who=0
1871 0 switch:take-the-lead [0df1c990]
    switched who=0
1872 0 pass [92eab200]
1873 1 show:exchange [8efd81b6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1874 1 give:III.4 [3060e250]
    traded who=1 whom=0
1875 1 reveal [730140d4]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    scored who=1 card=III.15 n=2
    got-intrigue who=1 n=2
    act-ended act=III
    tallied who=0 n=24
    tallied who=1 n=27
    lead-cast who=0
1876 0 discard:villainy [014677e7]
    discarded who=0 card=villainy
1877 0 discard:villainy [f61f948c]
    discarded who=0 card=villainy
1878 0 discard:take-the-lead [9c39e6a0]
    discarded who=0 card=take-the-lead
1879 0 discard:miscue [88a7793f]
    discarded who=0 card=miscue
1880 1 discard:revive [e03c611d]
    discarded who=1 card=revive
1881 1 discard:seize [ce541ff5]
    discarded who=1 card=seize
    dealt who=0 n=5 total=8
    dealt who=1 n=5 total=8
    act-began act=IV who=0
    scene-began scene=1
1882 1 improv [c6db29c3]
    improvised who=1
1883 1 draw:staging [ff4db378]
1884 1 bury:IV.10 [0a8cfeb1]
    drew who=1 pile=staging
    buried who=1 pile=script
1885 1 pass [8bc1e886]
1886 0 pass [3af1db3e]
1887 0 place:IV.8 [d43c241f]
1888 1 place:villainy [eaa272b7]
    placed-all
1889 1 pass [0637352f]
1890 0 pass [e383d735]
1891 1 reveal [74ea2e78]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1892 1 pass [c03df1f4]
1893 0 reveal [c5292486]
    turned-up who=0 card=IV.8
    exiting who=0 card=IV.8
    got-intrigue who=0 n=1
1894 0 pass [731ddec6]
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    drew who=1 pile=script
    scene-began scene=2
1895 1 pass [925291a0]
1896 0 pass [c480d3aa]
1897 0 place:IV.15 [85981f01]
1898 1 place:revive [dab971aa]
    placed-all
1899 1 pass [9dd36bc8]
1900 0 pass [245c9cd7]
1901 1 reveal [ca9822f6]
    turned-up-staging who=1 card=revive
1902 1 exit [c9af0834]
    exiting who=1 card=revive
1903 0 let [90410d29]
    got-intrigue who=1 n=1
1904 1 pass [ff69ccf0]
1905 0 improv [529c8397]
    improvised who=0
1906 0 draw:staging [b73a3bdb]
1907 0 bury:take-the-lead [c67eb906]
    drew who=0 pile=staging
    buried who=0 pile=staging
1908 0 reveal [8b556b82]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1909 0 pass [56a8e4f2]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=3
1910 1 pass [2604ecde]
1911 0 pass [f66e4a0f]
1912 0 place:revive [21cedd7a]
1913 1 place:IV.6 [db3c1aae]
    placed-all
1914 1 improv [0fd31633]
    improvised who=1
1915 1 switch:IV.9 [9013a9aa]
    switched who=1
1916 1 pass [8c0088e2]
1917 0 pass [f752b6d3]
1918 1 reveal [b2a62ee4]
    turned-up who=1 card=IV.9
1919 1 play [920f6594]
    played who=1 card=IV.9
    scored who=1 card=IV.9 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1920 1 coin:othello [99b04d11]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
1921 1 pass [26f82d26]
1922 0 reveal [0e6bcdc7]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1923 0 pass [8582cf21]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=4
1924 0 pass [7d0f2348]
1925 1 improv [4a0d40a2]
    improvised who=1
1926 1 draw:script [351d8e18]
1927 1 bury:IV.3 [611caa51]
    drew who=1 pile=script
    buried who=1 pile=script
1928 1 pass [a170dc48]
1929 0 place:IV.7 [994c19c4]
1930 1 place:miscue [1aeba8b0]
    placed-all
1931 0 pass [5da16e22]
1932 1 pass [b7f83277]
1933 0 reveal [5a65582c]
    turned-up who=0 card=IV.7
1934 0 exit [ff50e772]
    exiting who=0 card=IV.7
1935 1 let [f48c4d8b]
    got-intrigue who=0 n=1
1936 0 pass [6ddd6ce3]
1937 1 reveal [061ca646]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1938 1 pass [9a4fbe74]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=5
1939 0 show:exchange [7e2b25c8]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1940 1 let [639985bf]
1941 0 give:IV.2 [3d3d3779]
    traded who=0 whom=1
1942 0 pass [8d7fc564]
1943 1 improv [3bdfb484]
    improvised who=1
1944 1 draw:script [4670aa8e]
1945 1 bury:IV.13 [c79c23d3]
    drew who=1 pile=script
    buried who=1 pile=script
1946 1 pass [b9c6a76a]
1947 0 place:IV.11 [c4281607]
1948 1 place:IV.14 [a7d4d7b4]
    placed-all
1949 0 improv [96066ca8]
    improvised who=0
1950 0 switch:villainy [5fea0890]
    switched who=0
1951 0 pass [07714ec1]
1952 1 pass [bbb613fc]
1953 0 reveal [dd674518]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
1954 1 let [2897e27b]
    got-intrigue who=0 n=1
1955 0 pass [b0297e90]
1956 1 reveal [8fe41504]
    turned-up who=1 card=IV.14
1957 1 play [221dad3b]
    played who=1 card=IV.14
    scored who=1 card=IV.14 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1958 1 pass [4f2a4f97]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=6
1959 0 coin:emilia [ea2a0d33]
    used-coin-at who=0 coin=emilia whom=1
1960 1 show:no-drama [fd161ac6]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
1961 0 pass [7c7a5549]
1962 1 improv [047540a3]
    improvised who=1
1963 1 draw:script [0215a9c2]
1964 1 bury:IV.6 [0feb5268]
    reshuffled pile=script n=3
    drew who=1 pile=script
    buried who=1 pile=script
1965 1 pass [afec9b95]
1966 0 place:IV.5 [fa9a88fa]
1967 1 place:miscue [7a44673a]
    placed-all
1968 0 pass [1a5c63c8]
1969 1 pass [255b5c7e]
1970 0 improv [5f41e6c5]
    improvised who=0
1971 0 draw:script [eda1e996]
1972 0 bury:IV.3 [5be53cd0]
    drew who=0 pile=script
    buried who=0 pile=script
1973 0 reveal [ee8ece77]
    turned-up who=0 card=IV.5
1974 0 play [e8bbe054]
    played who=0 card=IV.5
1975 1 let [607ea124]
    scored who=0 card=IV.5 n=1
1976 0 pass [836f865c]
1977 1 coin:iago [043ed89f]
1978 1 wound:bianca [e44b7634]
    used-iago who=1 character=bianca
    wounded who=1 character=bianca n=2 total=3
1979 1 reveal [635bbcf3]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1980 1 pass [250487f4]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=7
1981 0 pass [e3265c67]
1982 1 improv [d565217d]
    improvised who=1
1983 1 draw:staging [52bbde3d]
1984 1 bury:IV.13 [53ee69a1]
    drew who=1 pile=staging
    buried who=1 pile=script
1985 1 show:exchange [98bf5de9]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1986 0 let [eada6918]
1987 1 give:revive [39b4c36b]
    traded who=1 whom=0
1988 1 pass [d56359fc]
1989 0 place:IV.11 [1c496017]
1990 1 place:IV.8 [7366cef6]
    placed-all
1991 0 improv [ce861c34]
    improvised who=0
1992 0 switch:revive [4e2ebbaf]
    switched who=0
1993 0 pass [c178e8c0]
1994 1 pass [9dfe5eb5]
1995 0 reveal [8133160b]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1996 1 let [d1ec92f9]
    got-intrigue who=0 n=1
1997 0 pass [055c64ed]
1998 1 reveal [006a53ac]
    turned-up who=1 card=IV.8
    exiting who=1 card=IV.8
    got-intrigue who=1 n=1
1999 1 pass [f858e927]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=8
2000 0 improv [b96e7667]
    improvised who=0
2001 0 draw:script [ca7a4760]
2002 0 bury:IV.15 [ec2ea2d4]
    drew who=0 pile=script
    buried who=0 pile=script
2003 0 pass [b877fe5f]
2004 1 show:no-drama [804f6c64]
    no-drama who=1
    drew who=1 pile=staging
2005 1 show:exchange [9fba6575]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2006 1 give:IV.10 [9d8743a5]
    traded who=1 whom=0
2007 1 pass [e11b46a4]
2008 0 place:IV.7 [588c215e]
2009 1 place:take-the-lead [16b77f7f]
    placed-all
2010 0 pass [c5cc00d3]
2011 1 improv [ea74b154]
    improvised who=1
2012 1 switch:seize [bcb19cbf]
    switched who=1
2013 1 pass [4673c811]
2014 0 reveal [1f514cbd]
    turned-up who=0 card=IV.7
2015 0 exit [87ce8ab4]
    exiting who=0 card=IV.7
    got-intrigue who=0 n=1
2016 0 pass [e9fc16ca]
2017 1 reveal [ce1c988f]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2018 1 pass [4066aa2e]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=9
2019 0 pass [a51b6dee]
2020 1 pass [361fd99b]
2021 0 place:IV.6 [50d293e1]
2022 1 place:villainy [4178aad0]
    placed-all
2023 0 improv [2887b789]
    improvised who=0
2024 0 switch:IV.10 [aaf3a60b]
    switched who=0
2025 0 pass [eac3c16e]
2026 1 improv [1bfcf9df]
    improvised who=1
2027 1 switch:take-the-lead [27457d80]
    switched who=1
2028 1 pass [0aaa78a4]
2029 0 reveal [0428b68b]
    turned-up who=0 card=IV.10
2030 0 exit [fe70e85d]
    exiting who=0 card=IV.10
    got-intrigue who=0 n=1
2031 0 pass [acf33c85]
2032 1 reveal [3b24ca94]
    turned-up-staging who=1 card=take-the-lead
2033 1 play [a8aa9f79]
    aimed who=1 card=take-the-lead whom=0
2034 0 let [9448d273]
    gave-lead who=1 whom=0
2035 1 pass [86b3c496]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=10
2036 1 pass [59abe6eb]
2037 0 pass [bef03f8d]
2038 0 place:miscue [ceefffc9]
2039 1 place:IV.3 [bab1586e]
    placed-all
2040 1 pass [dd789564]
2041 0 improv [61202196]
    improvised who=0
2042 0 switch:seize [2c392897]
    switched who=0
2043 0 pass [11792a77]
2044 1 reveal [578a138c]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    failed who=1 card=IV.3
2045 1 pass [076b856f]
2046 0 reveal [0503529f]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2047 0 pass [043bfdae]
    drew who=0 pile=script
    reshuffled pile=script n=4
    drew who=1 pile=staging
    scene-began scene=11
2048 1 pass [4bff1af3]
2049 0 pass [5bc29631]
2050 0 place:seize [b1cf26ad]
2051 1 place:IV.1 [eab3af7f]
    placed-all
2052 1 pass [60948452]
2053 0 improv [fe5b5787]
    improvised who=0
2054 0 switch:take-the-lead [21829026]
    switched who=0
2055 0 pass [8443c917]
2056 1 reveal [5e11d9d3]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
    got-intrigue who=1 n=1
2057 1 show:no-drama [b77ab1d1]
    no-drama who=1
    drew who=1 pile=staging
2058 1 pass [7b3fb1d2]
2059 0 reveal [33e1a1bf]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2060 0 pass [13b619d3]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=12
2061 1 show:exchange [cc5275f0]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2062 0 let [794c1bfb]
2063 1 give:IV.13 [12231ccf]
    traded who=1 whom=0
2064 1 show:exchange [2062e490]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2065 0 let [eb51a3c8]
2066 1 give:IV.2 [14d0c299]
    traded who=1 whom=0
2067 1 pass [ff515720]
2068 0 pass [f15c7b9d]
2069 0 place:miscue [d8246af6]
2070 1 place:seize [53229a5f]
    placed-all
2071 1 pass [9c792b2b]
2072 0 improv [6700977f]
    improvised who=0
2073 0 switch:take-the-lead [59680e8f]
    switched who=0
2074 0 pass [86677f78]
2075 1 reveal [57ce7ab6]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2076 1 pass [7229077e]
2077 0 reveal [c1cfb2ea]
    turned-up-staging who=0 card=take-the-lead
2078 0 play [6eda29fe]
    aimed who=0 card=take-the-lead whom=1
2079 1 let [1b09ec39]
    gave-lead who=0 whom=1
2080 0 pass [fad6d384]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=13
2081 0 pass [82f1220a]
2082 1 improv [970a0b78]
    improvised who=1
2083 1 draw:script [403550da]
2084 1 bury:IV.12 [7ccc48d1]
    reshuffled pile=script n=1
    drew who=1 pile=script
    buried who=1 pile=script
2085 1 pass [48bfc0a5]
2086 0 place:IV.15 [8c879384]
2087 1 place:IV.13 [3b18e3f3]
    placed-all
2088 0 pass [43288add]
2089 1 pass [f330ea1d]
2090 0 reveal [b92a4706]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
2091 0 pass [7a8066e9]
2092 1 reveal [67156e18]
    turned-up who=1 card=IV.13
    exiting who=1 card=IV.13
    got-intrigue who=1 n=1
2093 1 pass [a311ca07]
    drew who=1 pile=staging
    reshuffled pile=staging n=20
    drew who=0 pile=staging
    scene-began scene=14
2094 0 pass [b4390fd7]
2095 1 pass [b440092d]
2096 0 place:IV.4 [38a68c47]
2097 1 place:IV.8 [ecec31fc]
    placed-all
2098 0 pass [5df8f658]
2099 1 improv [350bda02]
    improvised who=1
2100 1 switch:IV.3 [aaa4c00c]
    switched who=1
2101 1 pass [77929561]
2102 0 reveal [12a2480f]
    turned-up who=0 card=IV.4
    exiting who=0 card=IV.4
    got-intrigue who=0 n=1
2103 0 pass [9d82e2a1]
2104 1 reveal [8d7ab1c3]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    scored who=1 card=IV.3 n=3
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2105 1 pass [eec0c3de]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=15
2106 0 pass [c8a8a2a6]
2107 1 improv [5798f283]
    improvised who=1
2108 1 draw:script [13e95998]
2109 1 bury:IV.11 [b57cba45]
    drew who=1 pile=script
    buried who=1 pile=script
2110 1 pass [55e2dc17]
2111 0 place:IV.6 [3d2595f6]
2112 1 place:IV.1 [6162c991]
    placed-all
2113 0 pass [38fabbf0]
2114 1 pass [2c2bd899]
2115 0 show:no-drama [ba39fc8d]
    no-drama who=0
    drew who=0 pile=staging
2116 0 reveal [93317cc9]
    turned-up who=0 card=IV.6
    exiting who=0 card=IV.6
    got-intrigue who=0 n=1
2117 0 pass [10f3c924]
2118 1 reveal [746746cb]
    turned-up who=1 card=IV.1
2119 1 play [0106414d]
    played who=1 card=IV.1
    scored who=1 card=IV.1 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2120 1 coin:iago [9ea9cbf6]
2121 1 wound:lodovico [dfdb989e]
    used-iago who=1 character=lodovico
    wounded who=1 character=lodovico n=1 total=2
2122 1 pass [60f4e470]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
2123 0 improv [81ca947b]
    improvised who=0
2124 0 draw:script [8736d944]
2125 0 bury:IV.2 [ba872325]
    drew who=0 pile=script
    buried who=0 pile=script
2126 0 pass [93762495]
2127 1 improv [b0386981]
    improvised who=1
2128 1 draw:staging [3a926361]
2129 1 bury:take-the-lead [a872d0e4]
    drew who=1 pile=staging
    buried who=1 pile=staging
2130 1 pass [794eb953]
2131 0 place:seize [ed684ce5]
2132 1 place:villainy [f0cb5613]
    placed-all
2133 0 pass [a2c112ad]
2134 1 pass [35f6593f]
2135 0 reveal [b38203f5]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2136 0 show:exchange [4f0346ff]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2137 0 give:miscue [6c3a4f59]
    traded who=0 whom=1
2138 0 show:exchange [8fe2f00f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2139 0 give:seize [5aac99d8]
    traded who=0 whom=1
2140 0 pass [0c968af1]
2141 1 coin:iago [efc2f143]
2142 1 wound:roderigo [c510e7c0]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=1 total=4
2143 1 reveal [6ce27f32]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2144 1 pass [8e826e51]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=17
2145 0 improv [3d103a53]
    improvised who=0
2146 0 draw:staging [d5d4b47d]
2147 0 bury:seize [6aa9e15f]
    drew who=0 pile=staging
    buried who=0 pile=staging
2148 0 pass [504a3ae1]
2149 1 pass [e4915e8f]
2150 0 place:IV.8 [fc242bff]
2151 1 place:seize [10bfdc8b]
    placed-all
2152 0 pass [0130cde7]
2153 1 pass [415d14e5]
2154 0 reveal [74cf16d8]
    turned-up who=0 card=IV.8
2155 0 play [c6a88f4c]
    played who=0 card=IV.8
2156 1 seize [44fdb6b0]
    seized by=1 who=0 card=IV.8
    scored who=1 card=IV.8 n=1
    got-intrigue who=1 n=2
    drew who=1 pile=staging
2157 0 draw:staging [131d3f04]
    drew who=0 pile=staging
    scene-began scene=18
2158 0 pass [3f81f60c]
2159 1 pass [80139086]
2160 0 place:IV.12 [060a4b6d]
2161 1 place:seize [4e2bffa1]
    placed-all
2162 0 pass [5b19f444]
2163 1 pass [986ae72a]
2164 0 reveal [c80d97bf]
    turned-up who=0 card=IV.12
2165 0 exit [8aa27a2d]
    exiting who=0 card=IV.12
2166 1 let [f29f3a2b]
    got-intrigue who=0 n=1
2167 0 pass [dd789759]
2168 1 reveal [e192b18a]
    turned-up-staging who=1 card=seize
2169 1 improv [f5a47b12]
    improvised who=1
2170 1 draw:staging [59adb529]
2171 1 bury:IV.7 [6ea946cb]
    drew who=1 pile=staging
    buried who=1 pile=script
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2172 1 pass [0b0af969]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=19
2173 0 pass [63e5f767]
2174 1 improv [4dc789f0]
    improvised who=1
2175 1 draw:staging [8525e7d6]
2176 1 bury:take-the-lead [600542c4]
    drew who=1 pile=staging
    buried who=1 pile=staging
2177 1 pass [b3f64097]
2178 0 place:no-drama [43cdebb5]
2179 1 place:miscue [2bc10dc3]
    placed-all
2180 0 pass [1237179f]
2181 1 show:exchange [a09c9532]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2182 0 let [8c58cee8]
2183 1 give:IV.15 [3cfd1521]
    traded who=1 whom=0
2184 1 show:exchange [0211e8c5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2185 0 let [a6920d37]
2186 1 give:take-the-lead [76362324]
    traded who=1 whom=0
2187 1 pass [39d44138]
2188 0 improv [a1fe90ae]
    improvised who=0
2189 0 draw:script [75b41314]
2190 0 bury:IV.10 [826e85b1]
    drew who=0 pile=script
    buried who=0 pile=script
2191 0 reveal [27a103b7]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2192 0 pass [cfafe037]
2193 1 reveal [1695ba13]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2194 1 pass [0848ad59]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=20
2195 0 improv [a41af761]
    improvised who=0
2196 0 draw:script [7dfa0594]
2197 0 bury:IV.15 [19676340]
    drew who=0 pile=script
    buried who=0 pile=script
2198 0 pass [a65c5509]
2199 1 improv [774e5549]
    improvised who=1
2200 1 draw:script [93dc8555]
2201 1 bury:IV.11 [51a4c999]
    drew who=1 pile=script
    buried who=1 pile=script
2202 1 pass [e99c56c3]
2203 0 place:IV.7 [6f442545]
2204 1 place:IV.13 [a33880c2]
    placed-all
2205 0 pass [3e2f8793]
2206 1 pass [63513905]
2207 0 reveal [28fadd25]
    turned-up who=0 card=IV.7
2208 0 play [6289c65e]
    played who=0 card=IV.7
2209 1 let [ffc9d177]
    scored who=0 card=IV.7 n=1
    wounded who=0 character=desdemona n=1 total=5
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
2210 0 pass [91024556]
2211 1 reveal [8081deb9]
    turned-up who=1 card=IV.13
    exiting who=1 card=IV.13
    got-intrigue who=1 n=1
2212 1 pass [48f18872]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=21
2213 0 pass [0c6f23d1]
2214 1 show:exchange [59a38e9b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2215 0 let [59853dbe]
2216 1 give:IV.10 [a8e9f678]
    traded who=1 whom=0
2217 1 pass [ede93788]
2218 0 place:take-the-lead [90d2d7fe]
2219 1 place:IV.6 [c73aa564]
    placed-all
2220 0 improv [0bfbbb30]
    improvised who=0
2221 0 switch:villainy [c7228e14]
    switched who=0
2222 0 pass [b850c76a]
2223 1 improv [d70295ab]
    improvised who=1
2224 1 switch:miscue [dfa17629]
    switched who=1
2225 1 pass [9f8ffd73]
2226 0 reveal [01174bdd]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
2227 1 let [e135f289]
    got-intrigue who=0 n=1
2228 0 show:no-drama [932b1e48]
    no-drama who=0
    drew who=0 pile=staging
2229 0 pass [be61fe5d]
2230 1 reveal [9aee4a0b]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2231 1 pass [b7dafba4]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=2
    scene-began scene=22
2232 0 coin:othello [3f293342]
    used-coin-at who=0 coin=othello whom=1
2233 1 let [562028b0]
    took-lead who=0 whom=1
2234 0 pass [6fb11663]
2235 1 improv [4b117f7f]
    improvised who=1
2236 1 draw:script [2e0ba127]
2237 1 bury:IV.2 [6e15b7ae]
    drew who=1 pile=script
    buried who=1 pile=script
2238 1 pass [1e3cf7d2]
2239 0 place:revive [88c052a4]
2240 1 place:IV.13 [1359df9a]
    placed-all
2241 1 pass [1ce30a0e]
2242 0 pass [f1c62323]
2243 1 reveal [761f54d9]
    turned-up who=1 card=IV.13
2244 1 play [35f9b255]
    played who=1 card=IV.13
    scored who=1 card=IV.13 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
2245 1 pass [403d9961]
2246 0 reveal [a09c61af]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2247 0 pass [2d8b6c88]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=23
2248 1 coin:roderigo [e0b04da4]
    used-coin-at who=1 coin=roderigo whom=0
2249 0 let [eaf73f1b]
2250 1 give:seize [08f5dca1]
    traded who=1 whom=0
2251 1 improv [096dd9fe]
    improvised who=1
2252 1 draw:staging [892949f4]
2253 1 bury:IV.6 [d413ba6b]
    reshuffled pile=staging n=16
    drew who=1 pile=staging
    buried who=1 pile=script
2254 1 pass [d24d4a2c]
2255 0 pass [7b2bdb76]
2256 0 place:take-the-lead [165d984d]
2257 1 place:villainy [e8e98545]
    placed-all
2258 1 pass [2c0aaec8]
2259 0 pass [fa33d688]
2260 1 reveal [7a33cb03]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
2261 0 let [c8517c07]
    got-intrigue who=1 n=1
2262 1 pass [da5d8b6f]
2263 0 reveal [87695b38]
    turned-up-staging who=0 card=take-the-lead
2264 0 exit [f64527a9]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2265 0 pass [fdc4efc0]
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    scene-began scene=24
2266 1 pass [502acc88]
2267 0 pass [bcf7496f]
2268 0 place:IV.4 [3e0720cc]
2269 1 place:IV.15 [d95aab44]
    placed-all
2270 1 improv [faeeaca6]
    improvised who=1
2271 1 switch:take-the-lead [6b1071c3]
    switched who=1
2272 1 pass [da4a59a9]
2273 0 pass [eb49fdf6]
2274 1 reveal [649c2118]
    turned-up-staging who=1 card=take-the-lead
2275 1 play [72a74cdf]
    aimed who=1 card=take-the-lead whom=0
2276 0 let [6ea63ee2]
    took-lead who=1 whom=0
2277 1 pass [7563b635]
2278 0 improv [1d523276]
    improvised who=0
2279 0 bury:seize [a5e95da7]
    drew who=0 pile=staging
    buried who=0 pile=staging
2280 0 reveal [7e85df64]
    turned-up who=0 card=IV.4
    exiting who=0 card=IV.4
    got-intrigue who=0 n=1
2281 0 pass [2405cac0]
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=25
2282 0 pass [d73877a7]
2283 1 improv [49dc626f]
    improvised who=1
2284 1 bury:IV.6 [7c409a4f]
    drew who=1 pile=staging
    buried who=1 pile=script
2285 1 pass [137e9d13]
2286 0 place:revive [1ac22b44]
2287 1 place:IV.15 [b58b26a7]
    placed-all
2288 0 improv [38b9d780]
    improvised who=0
2289 0 switch:IV.11 [b179f92e]
    switched who=0
2290 0 pass [5533a9ee]
2291 1 pass [64c10abb]
2292 0 reveal [a451bea9]
    turned-up who=0 card=IV.11
2293 0 play [a7248678]
    played who=0 card=IV.11
    scored who=0 card=IV.11 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=emilia
2294 0 pass [f524fcd6]
2295 1 reveal [d9b3050a]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    scored who=1 card=IV.15 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
    act-ended act=IV
    tallied who=0 n=27
    tallied who=1 n=38
    lead-cast who=0
2296 0 discard:revive [5369c7c6]
    discarded who=0 card=revive
2297 1 discard:seize [060b8ea4]
    discarded who=1 card=seize
2298 1 discard:take-the-lead [020d7869]
    discarded who=1 card=take-the-lead
2299 1 discard:villainy [dd8fe879]
    discarded who=1 card=villainy
    dealt who=0 n=5 total=8
    dealt who=1 n=5 total=8
    act-began act=V who=0
    scene-began scene=1
2300 1 pass [9dc7be55]
2301 0 coin:emilia [e8301527]
    used-coin-at who=0 coin=emilia whom=1
2302 1 let [0bc06567]
    stole-coin who=0 coin=desdemona whom=1
2303 0 improv [9570690c]
    improvised who=0
2304 0 draw:script [cf3aa71e]
2305 0 bury:V.1 [819e9927]
    drew who=0 pile=script
    buried who=0 pile=script
2306 0 coin:desdemona [5fae13a3]
    no-drama-coin who=0
2307 0 pass [681f60a3]
2308 0 place:take-the-lead [f631029f]
2309 1 place:miscue [5fd254b6]
    placed-all
2310 1 pass [9c3706f9]
2311 0 pass [cc0c3ed7]
2312 1 reveal [c920f724]
    turned-up-staging who=1 card=miscue
2313 1 improv [9a9731ec]
    improvised who=1
2314 1 draw:staging [7ae95042]
2315 1 bury:revive [50fd1cc9]
    drew who=1 pile=staging
    buried who=1 pile=staging
    exiting who=1 card=miscue
2316 0 let [b871200b]
    got-intrigue who=1 n=1
2317 1 pass [e9c38af6]
2318 0 reveal [7da25ade]
    turned-up-staging who=0 card=take-the-lead
2319 0 play [4baa00a0]
    aimed who=0 card=take-the-lead whom=1
2320 1 let [d4ad24fd]
    gave-lead who=0 whom=1
2321 0 pass [31dd70e0]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=2
2322 0 pass [f50ac1ad]
2323 1 pass [8c37aaaa]
2324 0 place:miscue [f4152d20]
2325 1 place:V.4 [b057efc3]
    placed-all
2326 0 improv [1ec83aa1]
    improvised who=0
2327 0 switch:take-the-lead [8f1e2ce5]
    switched who=0
2328 0 pass [cdc04f02]
2329 1 pass [4e1c9000]
2330 0 reveal [42ceea78]
    turned-up-staging who=0 card=take-the-lead
2331 0 play [e876e9be]
    aimed who=0 card=take-the-lead whom=1
2332 1 let [8f19cb3f]
    took-lead who=0 whom=1
2333 0 pass [a52e7228]
2334 1 reveal [38e0ea8e]
    turned-up who=1 card=V.4
2335 1 exit [5df70b3e]
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2336 1 pass [2e3aee42]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
2337 1 improv [4baf46e7]
    improvised who=1
2338 1 draw:staging [5b79dd84]
2339 1 bury:V.14 [65ffaf1c]
    drew who=1 pile=staging
    buried who=1 pile=script
2340 1 show:exchange [476d4ee6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2341 1 give:seize [01a7d4f1]
    traded who=1 whom=0
2342 1 show:exchange [98030373]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2343 1 give:villainy [ce17fd23]
    traded who=1 whom=0
2344 1 show:exchange [752d34bc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2345 1 give:V.16 [21053a5d]
    traded who=1 whom=0
2346 1 pass [2645d37f]
2347 0 pass [05ef4692]
2348 0 place:seize [b2514ae9]
2349 1 place:revive [0bf21cf9]
    placed-all
2350 1 pass [8c1c030a]
2351 0 pass [3f59a2f9]
2352 1 reveal [a48a1b09]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2353 1 pass [846ce57d]
2354 0 reveal [f2bd7bda]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2355 0 pass [5b5c008d]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=4
2356 1 improv [88cb1867]
    improvised who=1
2357 1 draw:staging [98da33bf]
2358 1 bury:V.12 [7c93bea2]
    drew who=1 pile=staging
    buried who=1 pile=script
2359 1 show:exchange [144d6ba2]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2360 0 let [644591e4]
2361 1 give:V.13 [e8946102]
    traded who=1 whom=0
2362 1 pass [6d5209cf]
2363 0 pass [a9907116]
2364 0 place:V.10 [6ebd85ac]
2365 1 place:exchange [0b058cad]
    placed-all
2366 1 pass [fc1ff441]
2367 0 pass [f41a9fb8]
2368 1 reveal [241b1c48]
    turned-up-staging who=1 card=exchange
2369 1 exit [c7d574be]
    exiting who=1 card=exchange
2370 0 let [edd39284]
    got-intrigue who=1 n=1
2371 1 pass [a544cc50]
2372 0 improv [8e1ecd59]
    improvised who=0
2373 0 draw:script [a46834bf]
2374 0 bury:V.3 [40eb7631]
    drew who=0 pile=script
    buried who=0 pile=script
2375 0 reveal [6a104417]
    turned-up who=0 card=V.10
    exiting who=0 card=V.10
    got-intrigue who=0 n=1
2376 0 pass [a642bd68]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=5
2377 1 pass [c0cbcf11]
2378 0 pass [d2d36e48]
2379 0 place:villainy [f79106b1]
2380 1 place:V.15 [0a588b7c]
    placed-all
2381 1 pass [ab439474]
2382 0 show:no-drama [b6966dc5]
    no-drama who=0
    drew who=0 pile=staging
2383 0 pass [66d79c4a]
2384 1 reveal [8a4b81b5]
    turned-up who=1 card=V.15
2385 1 exit [4dec18d5]
    exiting who=1 card=V.15
    got-intrigue who=1 n=1
2386 1 pass [6ca8ef23]
2387 0 reveal [12bc81d8]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2388 0 pass [c68beb07]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=6
2389 1 improv [fb9d170e]
    improvised who=1
2390 1 draw:script [a49fbdbd]
2391 1 bury:V.5 [445833d4]
    reshuffled pile=script n=3
    drew who=1 pile=script
    buried who=1 pile=script
2392 1 show:no-drama [92c185c4]
    no-drama who=1
    drew who=1 pile=staging
2393 1 pass [91054ab1]
2394 0 improv [eb99711a]
    improvised who=0
2395 0 draw:script [628d4fef]
2396 0 bury:V.8 [70a1f121]
    drew who=0 pile=script
    buried who=0 pile=script
2397 0 pass [8e6a26db]
2398 0 place:V.9 [49e8bec2]
2399 1 place:V.11 [34ecc7d1]
    placed-all
2400 1 pass [98e5025d]
2401 0 pass [b0732fb6]
2402 1 reveal [d96504df]
    turned-up who=1 card=V.11
2403 1 play [3fe02ce3]
    played who=1 card=V.11
    scored who=1 card=V.11 n=2
    got-coin who=1 coin=emilia
    got-handkerchief who=1
2404 1 pass [af538487]
2405 0 reveal [46bbde05]
    turned-up who=0 card=V.9
    exiting who=0 card=V.9
    got-intrigue who=0 n=1
2406 0 show:no-drama [e5b30aec]
    no-drama who=0
    drew who=0 pile=staging
2407 0 pass [0e816993]
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=19
    scene-began scene=7
2408 1 improv [6236e944]
    improvised who=1
2409 1 draw:staging [ad7fab5a]
2410 1 bury:revive [bca1ccd4]
    drew who=1 pile=staging
    buried who=1 pile=staging
2411 1 pass [24ec5a6f]
2412 0 pass [2a008ee3]
2413 0 place:V.12 [d93c7174]
2414 1 place:V.3 [5652e8f1]
    placed-all
2415 1 pass [9dca53a4]
2416 0 pass [9085b59e]
2417 1 reveal [7ca963e5]
    turned-up who=1 card=V.3
2418 1 play [9b76e91b]
    played who=1 card=V.3
    scored who=1 card=V.3 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
2419 1 pass [b3863c3f]
2420 0 reveal [ccafe1fb]
    turned-up who=0 card=V.12
2421 0 play [55e1b3c4]
    played who=0 card=V.12
    scored who=0 card=V.12 n=1
    died character=emilia
    took-wounds who=0 n=1
2422 0 pass [fc914e77]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=8
2423 1 coin:roderigo [dd91e1a1]
    used-coin-at who=1 coin=roderigo whom=0
2424 1 give:V.14 [30dfdf9e]
    traded who=1 whom=0
2425 1 improv [2a9f2bfb]
    improvised who=1
2426 1 draw:script [2187016a]
2427 1 bury:V.2 [902e0f89]
    drew who=1 pile=script
    buried who=1 pile=script
2428 1 pass [bb38f119]
2429 0 pass [15870402]
2430 0 place:seize [4c262512]
2431 1 place:V.7 [2d67f77d]
    placed-all
2432 1 pass [306e9ff8]
2433 0 show:exchange [98901de3]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2434 0 give:V.14 [d114b7dd]
    traded who=0 whom=1
2435 0 show:exchange [b290b6f5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2436 0 give:take-the-lead [dc6cb11f]
    traded who=0 whom=1
2437 0 pass [239682fb]
2438 1 reveal [46a07282]
    turned-up who=1 card=V.7
2439 1 exit [4fdfe1b0]
    exiting who=1 card=V.7
    got-intrigue who=1 n=1
2440 1 pass [6daedf44]
2441 0 reveal [c7439282]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2442 0 pass [a3951b02]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=9
2443 1 improv [1c21af97]
    improvised who=1
2444 1 draw:staging [d8f6fb92]
2445 1 bury:V.16 [25db254e]
    drew who=1 pile=staging
    buried who=1 pile=script
2446 1 pass [c3dd0e78]
2447 0 improv [ac01df22]
    improvised who=0
2448 0 draw:staging [96ac2202]
2449 0 bury:V.6 [eb21fe6f]
    drew who=0 pile=staging
    buried who=0 pile=script
2450 0 show:exchange [28762fae]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2451 0 give:miscue [269df489]
    traded who=0 whom=1
2452 0 pass [aa4ac7f4]
2453 0 place:V.1 [d7ef40a1]
2454 1 place:villainy [4fb9f122]
    placed-all
2455 1 pass [b0b2d466]
2456 0 pass [a8bbdda5]
2457 1 reveal [d45637b7]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2458 1 pass [e71fd690]
2459 0 reveal [6a9131d1]
    turned-up who=0 card=V.1
2460 0 exit [26af76c1]
    exiting who=0 card=V.1
    got-intrigue who=0 n=1
2461 0 pass [35706d0e]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=10
2462 1 improv [bae317ea]
    improvised who=1
2463 1 draw:staging [452dab29]
2464 1 bury:miscue [9c47b34d]
    drew who=1 pile=staging
    buried who=1 pile=staging
2465 1 pass [a8e93509]
2466 0 pass [09502740]
2467 0 place:V.4 [980a7aca]
2468 1 place:V.10 [43fcede0]
    placed-all
2469 1 pass [bd5da7d8]
2470 0 improv [8d962745]
    improvised who=0
2471 0 switch:miscue [0b78cf97]
    switched who=0
2472 0 pass [cae61f99]
2473 1 reveal [d44534ab]
    turned-up who=1 card=V.10
2474 1 exit [c3e7df32]
    exiting who=1 card=V.10
    got-intrigue who=1 n=1
2475 1 pass [8baa6d0e]
2476 0 reveal [b602b0ec]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2477 0 pass [945e10be]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=11
2478 1 pass [9ee0effa]
2479 0 show:exchange [d56ee161]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2480 1 let [f1a82a14]
2481 0 give:no-drama [a3b64bd9]
    traded who=0 whom=1
2482 0 pass [99e855cb]
2483 0 place:V.4 [0a96d810]
2484 1 place:V.14 [529459bf]
    placed-all
2485 1 pass [02ab93f7]
2486 0 improv [cf2b7e98]
    improvised who=0
2487 0 switch:take-the-lead [76cdaa32]
    switched who=0
2488 0 pass [999f74a1]
2489 1 show:no-drama [b8c849f2]
    no-drama who=1
    drew who=1 pile=staging
2490 1 reveal [a2a0ecd3]
    turned-up who=1 card=V.14
2491 1 exit [a1152a60]
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2492 1 pass [440b984b]
2493 0 reveal [ce976a5b]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2494 0 pass [69d89cfb]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=12
2495 1 show:exchange [01e44f75]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2496 0 let [51ec2251]
2497 1 give:revive [1ee08811]
    traded who=1 whom=0
2498 1 pass [cec16151]
2499 0 improv [4f87be47]
    improvised who=0
2500 0 draw:staging [79363d93]
2501 0 bury:V.13 [0e8be2cc]
    drew who=0 pile=staging
    buried who=0 pile=script
2502 0 pass [40a2ead0]
2503 0 place:seize [24765855]
2504 1 place:miscue [29152c1f]
    placed-all
2505 1 improv [529cdb69]
    improvised who=1
2506 1 switch:seize [90eef7d5]
    switched who=1
2507 1 pass [85aed1f1]
2508 0 pass [2d35eb86]
2509 1 reveal [c2a681d0]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2510 1 pass [2643298d]
2511 0 reveal [97bb0d5c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2512 0 pass [15138527]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=13
2513 1 improv [e06a8a45]
    improvised who=1
2514 1 draw:script [bca094a5]
2515 1 bury:V.5 [5047541b]
    reshuffled pile=script n=5
    drew who=1 pile=script
    buried who=1 pile=script
2516 1 pass [cb2f5408]
2517 0 pass [dbcbba28]
2518 0 place:V.8 [12f09c06]
2519 1 place:V.6 [f7e77adc]
    placed-all
2520 1 pass [8336609f]
2521 0 improv [b5f6f31a]
    improvised who=0
2522 0 switch:V.2 [4a655b69]
    switched who=0
2523 0 pass [25a05ae3]
2524 1 reveal [c8297425]
    turned-up who=1 card=V.6
    exiting who=1 card=V.6
    got-intrigue who=1 n=1
2525 1 pass [5c105fef]
2526 0 reveal [7421f75f]
    turned-up who=0 card=V.2
2527 0 exit [d7078e0c]
    exiting who=0 card=V.2
    got-intrigue who=0 n=1
2528 0 pass [806218dc]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=14
2529 1 improv [57938786]
    improvised who=1
2530 1 draw:staging [d5885eed]
2531 1 bury:seize [b105e6f5]
    drew who=1 pile=staging
    buried who=1 pile=staging
2532 1 pass [d9e4fb82]
2533 0 improv [c011fb25]
    improvised who=0
2534 0 draw:staging [9487fe22]
2535 0 bury:take-the-lead [f7691f04]
    drew who=0 pile=staging
    buried who=0 pile=staging
2536 0 pass [996fc780]
2537 0 place:miscue [59e5cd91]
2538 1 place:miscue [9ee379a9]
    placed-all
2539 1 pass [38dc3466]
2540 0 pass [2a0947c3]
2541 1 reveal [0141280a]
    turned-up-staging who=1 card=miscue
2542 1 play [157b2dff]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
2543 0 switch:V.4 [537ec537]
    switched who=0
2544 1 place:revive [7c6f8525]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2545 1 pass [17f83a9a]
2546 0 reveal [952887f7]
    turned-up who=0 card=V.4
    exiting who=0 card=V.4
    got-intrigue who=0 n=1
2547 0 pass [127b5334]
    drew who=0 pile=staging
    reshuffled pile=staging n=16
    drew who=1 pile=script
    scene-began scene=15
2548 1 pass [5830c06b]
2549 0 pass [23d88d2a]
2550 0 place:revive [5ba17f99]
2551 1 place:V.7 [3a9141dc]
    placed-all
2552 1 improv [5ffe2a86]
    improvised who=1
2553 1 switch:villainy [65151436]
    switched who=1
2554 1 pass [fe166a5b]
2555 0 improv [ef7462ff]
    improvised who=0
2556 0 switch:V.15 [94782a4d]
    switched who=0
2557 0 pass [89fef7c7]
2558 1 reveal [4dfa0bdd]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2559 1 pass [2e9afc9b]
2560 0 reveal [b5e3f6cb]
    turned-up who=0 card=V.15
    exiting who=0 card=V.15
    got-intrigue who=0 n=1
2561 0 pass [1d66f109]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=16
2562 1 pass [e35de9c8]
2563 0 pass [5b351cab]
2564 0 place:take-the-lead [ffe41fbd]
2565 1 place:V.14 [01db30f5]
    placed-all
2566 1 pass [62334caf]
2567 0 pass [5196a215]
2568 1 reveal [4229ab2e]
    turned-up who=1 card=V.14
2569 1 exit [8b93b024]
    exiting who=1 card=V.14
2570 0 let [9a667502]
    got-intrigue who=1 n=1
2571 1 pass [570441b3]
2572 0 improv [5562e7be]
    improvised who=0
2573 0 draw:staging [d8cdcf66]
2574 0 bury:miscue [ce108847]
    drew who=0 pile=staging
    buried who=0 pile=staging
2575 0 reveal [0e3c3a45]
    turned-up-staging who=0 card=take-the-lead
2576 0 exit [45736796]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2577 0 pass [f0dd0b3c]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=17
2578 1 improv [eda07015]
    improvised who=1
2579 1 draw:script [4fd6864a]
2580 1 bury:V.7 [ddc1c8dc]
    drew who=1 pile=script
    buried who=1 pile=script
2581 1 pass [c847c825]
2582 0 pass [d93c5b02]
2583 0 place:V.16 [8b6af54c]
2584 1 place:V.1 [9f7a1fa9]
    placed-all
2585 1 pass [403acbb2]
2586 0 show:exchange [f04917ea]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2587 1 let [ee07e6dc]
2588 0 give:V.9 [a46c141b]
    traded who=0 whom=1
2589 0 pass [ff324c2b]
2590 1 reveal [f9ac481d]
    turned-up who=1 card=V.1
    exiting who=1 card=V.1
2591 0 let [9927ed6a]
    got-intrigue who=1 n=1
2592 1 pass [33569d6c]
2593 0 improv [c5368b75]
    improvised who=0
2594 0 draw:staging [c88d6bc1]
2595 0 bury:villainy [75a226e4]
    drew who=0 pile=staging
    buried who=0 pile=staging
2596 0 show:exchange [82203fc9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2597 1 let [fca72123]
2598 0 give:V.8 [695a874e]
    traded who=0 whom=1
2599 0 reveal [4e4d4348]
    turned-up who=0 card=V.16
    played who=0 card=V.16
    failed who=0 card=V.16
2600 0 pass [41d0282e]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=18
2601 1 improv [bd811115]
    improvised who=1
2602 1 draw:script [e2f2ef49]
2603 1 bury:V.9 [a7e07ce8]
    drew who=1 pile=script
    buried who=1 pile=script
2604 1 pass [7a9fb980]
2605 0 pass [818afb55]
2606 0 place:take-the-lead [e2b525b0]
2607 1 place:V.8 [c6dfaeeb]
    placed-all
2608 1 pass [2b4ab8ad]
2609 0 pass [b1e2e10f]
2610 1 reveal [fd5d2d5d]
    turned-up who=1 card=V.8
2611 1 play [aea29ab8]
    played who=1 card=V.8
    scored who=1 card=V.8 n=1
    got-coin who=1 coin=desdemona
2612 1 pass [82d21a9c]
2613 0 reveal [05c1f3a3]
    turned-up-staging who=0 card=take-the-lead
2614 0 play [851c7bd2]
    aimed who=0 card=take-the-lead whom=1
2615 1 coin:desdemona [4c9ebce6]
    no-drama-coin who=1
    foiled who=0 whom=1
2616 0 pass [73716b9a]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=19
2617 1 show:exchange [0c7fd79e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2618 1 give:take-the-lead [74287bbf]
    traded who=1 whom=0
2619 1 improv [b489bf18]
    improvised who=1
2620 1 draw:staging [f0950d8d]
2621 1 bury:no-drama [b28d1f69]
    drew who=1 pile=staging
    buried who=1 pile=staging
2622 1 pass [84524048]
2623 0 pass [ac43da88]
2624 0 place:revive [c9050cef]
2625 1 place:take-the-lead [69126dcd]
    placed-all
2626 1 pass [71ec9400]
2627 0 pass [99fde572]
2628 1 reveal [ac13fb71]
    turned-up-staging who=1 card=take-the-lead
2629 1 exit [995c48e2]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2630 1 pass [005035e8]
2631 0 reveal [c17b39ff]
    turned-up-staging who=0 card=revive
2632 0 exit [e231e0fc]
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2633 0 pass [0cbe51f0]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=7
    scene-began scene=20
2634 1 improv [71dfdb3c]
    improvised who=1
2635 1 draw:script [3f601949]
2636 1 bury:V.10 [16e8a660]
    drew who=1 pile=script
    buried who=1 pile=script
2637 1 pass [e36af79d]
2638 0 pass [cb5b7a72]
2639 0 place:miscue [b4f402a4]
2640 1 place:revive [d632d3e7]
    placed-all
2641 1 pass [5431029f]
2642 0 show:no-drama [a3e703e7]
    no-drama who=0
    drew who=0 pile=staging
2643 0 pass [2ec74fea]
2644 1 reveal [30de4032]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2645 1 pass [f9c41d31]
2646 0 reveal [af7ce714]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2647 0 pass [186bb61a]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=21
2648 1 improv [0c035398]
    improvised who=1
2649 1 draw:script [c05e5856]
2650 1 bury:V.1 [dfa87758]
    drew who=1 pile=script
    buried who=1 pile=script
2651 1 pass [834395f7]
2652 0 pass [5be54881]
2653 0 place:seize [47c8ac0f]
2654 1 place:V.9 [645c457d]
    placed-all
2655 1 pass [3f62d793]
2656 0 improv [3e48ffed]
    improvised who=0
2657 0 switch:revive [b107b522]
    switched who=0
2658 0 pass [678c071f]
2659 1 reveal [d1a0dedb]
    turned-up who=1 card=V.9
2660 1 play [a7b9aaa8]
    played who=1 card=V.9
    scored who=1 card=V.9 n=1
    died character=desdemona
    took-wounds who=1 n=1
    got-coin who=1 coin=othello
2661 1 coin:othello [cd454b49]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
2662 1 pass [48270d25]
2663 0 reveal [8d1f8090]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2664 0 pass [7195a6c2]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=22
2665 0 pass [ecee2bb0]
2666 1 pass [6fb55d3b]
2667 0 place:V.5 [4bddeee1]
2668 1 place:V.16 [76232452]
    placed-all
2669 0 improv [985469ca]
    improvised who=0
2670 0 switch:take-the-lead [834b87ee]
    switched who=0
2671 0 pass [a97c3ee1]
2672 1 show:exchange [cf133750]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2673 1 give:V.13 [6cb19cbd]
    traded who=1 whom=0
2674 1 pass [1767f984]
2675 0 reveal [ce83f4f9]
    turned-up-staging who=0 card=take-the-lead
2676 0 play [c49ad0e8]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2677 0 pass [b2cc9321]
2678 1 reveal [6f57c37a]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2679 1 pass [082e1b94]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=23
2680 1 pass [0e00cabe]
2681 0 pass [2c20ad15]
2682 0 place:seize [673f15a0]
2683 1 place:take-the-lead [0851f8df]
    placed-all
2684 1 pass [d6f3e523]
2685 0 pass [a666f950]
2686 1 show:exchange [ea29f768]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2687 1 give:V.15 [b42c2967]
    traded who=1 whom=0
2688 1 reveal [df02eab5]
    turned-up-staging who=1 card=take-the-lead
2689 1 play [5f5ecfbd]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2690 1 pass [e8cb48ac]
2691 0 reveal [d616e5f9]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2692 0 pass [54fbffe4]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=24
2693 0 improv [8ed4077d]
    improvised who=0
2694 0 draw:staging [8f6432f1]
2695 0 bury:V.2 [f6c65710]
    drew who=0 pile=staging
    buried who=0 pile=script
2696 0 pass [6f51ee8b]
2697 1 pass [625b3bba]
2698 0 place:V.4 [83d023d8]
2699 1 place:seize [a8dc6d34]
    placed-all
2700 0 pass [1e8bdf4e]
2701 1 pass [d51ccbec]
2702 0 reveal [a646b21b]
    turned-up who=0 card=V.4
2703 0 play [7b32338e]
    played who=0 card=V.4
    scored who=0 card=V.4 n=1
    wounded who=0 character=roderigo n=2 total=4
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
2704 0 pass [759a2fdc]
2705 1 reveal [9ec46c08]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2706 1 pass [9595f7ee]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=25
2707 0 improv [38b346be]
    improvised who=0
2708 0 draw:staging [22287272]
2709 0 bury:villainy [17f188dd]
    reshuffled pile=staging n=18
    drew who=0 pile=staging
    buried who=0 pile=staging
2710 0 pass [af0aa4f5]
2711 1 pass [e0307851]
2712 0 place:V.15 [11af12ac]
2713 1 place:villainy [a021f455]
    placed-all
2714 0 pass [e82b2c31]
2715 1 coin:emilia [c5b2c790]
    used-coin-at who=1 coin=emilia whom=0
    stole-coin who=1 coin=cassio whom=0
2716 1 pass [96bec16b]
2717 0 reveal [99a243b8]
    turned-up who=0 card=V.15
2718 0 exit [e57bb77f]
    exiting who=0 card=V.15
2719 1 let [e7c45f34]
    got-intrigue who=0 n=1
2720 0 show:no-drama [f5982b81]
    no-drama who=0
    drew who=0 pile=staging
2721 0 pass [943b0c29]
2722 1 coin:cassio [6e21a70f]
    used-coin who=1 coin=cassio
2723 1 draw:script [550d9730]
2724 1 bury:V.14 [178742be]
    reshuffled pile=script n=2
    drew who=1 pile=script
    buried who=1 pile=script
2725 1 show:no-drama [873c6238]
    no-drama who=1
    drew who=1 pile=staging
2726 1 reveal [8818fb82]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2727 1 pass [85f481dc]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=26
2728 0 pass [9a88114b]
2729 1 pass [ec7a0d87]
2730 0 place:V.13 [42af1141]
2731 1 place:V.2 [6d773cee]
    placed-all
2732 0 pass [c446408c]
2733 1 pass [d025a537]
2734 0 reveal [0cc0a1c6]
    turned-up who=0 card=V.13
    played who=0 card=V.13
2735 1 let [41b73119]
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
2736 0 coin:othello [ea261d60]
    used-coin-at who=0 coin=othello whom=1
2737 1 let [544f1663]
    took-lead who=0 whom=1
2738 0 pass [d7b9090c]
2739 1 improv [00b06306]
    improvised who=1
2740 1 draw:script [e4a6de42]
2741 1 bury:V.1 [727c3351]
    drew who=1 pile=script
    buried who=1 pile=script
2742 1 reveal [3aca4e06]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
    got-intrigue who=1 n=1
2743 1 pass [f20d8e31]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=27
2744 1 pass [fcd64a66]
2745 0 improv [ce635937]
    improvised who=0
2746 0 draw:staging [f54c0c65]
2747 0 bury:V.7 [99821a43]
    drew who=0 pile=staging
    buried who=0 pile=script
2748 0 pass [d82e70e9]
2749 0 place:seize [a77a11fc]
2750 1 place:V.16 [617af4fc]
    placed-all
2751 1 pass [1377d92f]
2752 0 pass [acb76266]
2753 1 improv [67f75177]
    improvised who=1
2754 1 draw:staging [6be3c88a]
2755 1 bury:V.15 [6da64eec]
    drew who=1 pile=staging
    buried who=1 pile=script
2756 1 show:exchange [6d34142c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2757 1 give:miscue [f199e4e9]
    traded who=1 whom=0
2758 1 reveal [8d23a33e]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2759 1 pass [8ad11647]
2760 0 reveal [0b67c958]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2761 0 pass [2939366f]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=28
2762 1 pass [18c9722f]
2763 0 improv [9988f102]
    improvised who=0
2764 0 draw:staging [508f6754]
2765 0 bury:miscue [b2e50e8b]
    drew who=0 pile=staging
    buried who=0 pile=staging
2766 0 pass [0381116c]
2767 0 place:miscue [2984b5a3]
2768 1 place:villainy [f2193a6b]
    placed-all
2769 1 pass [a10bc816]
2770 0 pass [b5d1bbe5]
2771 1 show:exchange [4bcbb07a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2772 1 give:seize [8ba93069]
    traded who=1 whom=0
2773 1 reveal [a4cbf43f]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2774 1 pass [b4c8df1d]
2775 0 reveal [e2e38ebe]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2776 0 pass [92fec772]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=29
2777 1 pass [51d84e8a]
2778 0 improv [f97c8c40]
    improvised who=0
2779 0 draw:staging [01275a91]
2780 0 bury:V.10 [46fc5218]
    drew who=0 pile=staging
    buried who=0 pile=script
2781 0 show:exchange [7e694f95]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2782 1 let [c18088e6]
2783 0 give:take-the-lead [c35291d9]
    traded who=0 whom=1
2784 0 pass [93bd613c]
2785 0 place:V.1 [b165430e]
2786 1 place:revive [3120df6e]
    placed-all
2787 1 improv [37c5d134]
    improvised who=1
2788 1 switch:miscue [6f76a5c5]
    switched who=1
2789 1 pass [d417be78]
2790 0 show:exchange [82842967]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2791 0 give:V.7 [69bd589b]
    traded who=0 whom=1
2792 0 pass [845c02ee]
2793 1 reveal [59466a7a]
    turned-up-staging who=1 card=miscue
2794 1 play [9a5e88e9]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
2795 0 switch:V.6 [0c85b4be]
    switched who=0
2796 1 place:revive [06c49e1e]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2797 1 pass [c9c13242]
2798 0 reveal [d55dd713]
    turned-up who=0 card=V.6
2799 0 play [b08cd587]
    played who=0 card=V.6
    scored who=0 card=V.6 n=1
    died character=roderigo
    took-wounds who=0 n=2
2800 0 pass [cb398930]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=30
2801 1 improv [bf261bc3]
    improvised who=1
2802 1 draw:script [e4a01df3]
2803 1 bury:V.7 [e51ae660]
    reshuffled pile=script n=2
    drew who=1 pile=script
    buried who=1 pile=script
2804 1 pass [71d4a575]
2805 0 pass [72dcfdc1]
2806 0 place:V.1 [3d0c7582]
2807 1 place:V.10 [51c44ebd]
    placed-all
2808 1 pass [0b441e87]
2809 0 pass [8778503a]
2810 1 reveal [825bf513]
    turned-up who=1 card=V.10
2811 1 exit [9105d878]
    exiting who=1 card=V.10
    got-intrigue who=1 n=1
2812 1 pass [2bc6d52e]
2813 0 reveal [e49cebc3]
    turned-up who=0 card=V.1
2814 0 exit [d200a25e]
    exiting who=0 card=V.1
    got-intrigue who=0 n=1
2815 0 pass [5eb4ea14]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=31
2816 1 improv [5a98bb95]
    improvised who=1
2817 1 draw:script [a07e6695]
2818 1 bury:V.15 [36f98365]
    drew who=1 pile=script
    buried who=1 pile=script
2819 1 show:exchange [14d6b02b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2820 0 show:no-drama [8d117a0d]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    foiled who=1 whom=0
2821 1 pass [7575869b]
2822 0 pass [c4eb6231]
2823 0 place:miscue [7f35dc05]
2824 1 place:seize [f6a08849]
    placed-all
2825 1 pass [50020495]
2826 0 pass [5472ca87]
2827 1 reveal [eb4fa4c1]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2828 1 pass [fab25b2a]
2829 0 reveal [01fd4f33]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2830 0 pass [b93dd38a]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=32
2831 1 improv [feb627d2]
    improvised who=1
2832 1 draw:script [cda2b402]
2833 1 bury:V.7 [5eb59aa0]
    reshuffled pile=script n=2
    drew who=1 pile=script
    buried who=1 pile=script
2834 1 pass [41c821e8]
2835 0 pass [14ec36f9]
2836 0 place:V.14 [9708eddf]
2837 1 place:villainy [3f3ccf55]
    placed-all
2838 1 pass [73f45a36]
2839 0 improv [0508bc45]
    improvised who=0
2840 0 switch:seize [b1df5c54]
    switched who=0
2841 0 pass [20306b8b]
2842 1 reveal [14af2cb0]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2843 1 pass [5dae38a0]
2844 0 reveal [6f3ea6f8]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2845 0 pass [9e440b08]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=33
2846 1 improv [e0d16891]
    improvised who=1
2847 1 draw:script [651d76db]
2848 1 bury:V.2 [c7c5a123]
    script-empty
    drew who=1 pile=script
    buried who=1 pile=script
2849 1 pass [43505ff8]
2850 0 pass [9d5f87db]
2851 0 place:seize [e7902de8]
2852 1 place:take-the-lead [6f1cb000]
    placed-all
2853 1 pass [a76d5750]
2854 0 pass [b19fc074]
2855 1 reveal [c8967d5d]
    turned-up-staging who=1 card=take-the-lead
2856 1 exit [a5aaa9af]
    exiting who=1 card=take-the-lead
2857 0 seize [7d3644fb]
    seized by=0 who=1 card=take-the-lead
    got-spotlight who=0 n=1
    drew who=0 pile=staging
2858 1 draw:staging [53c38539]
    drew who=1 pile=staging
    scene-began scene=34
2859 1 pass [982be908]
2860 0 pass [b5ab2392]
2861 0 place:V.1 [eeae206a]
2862 1 place:V.7 [e3651818]
    placed-all
2863 1 pass [b9cc68d9]
2864 0 show:exchange [a259134b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2865 0 give:V.14 [794b2dc2]
    traded who=0 whom=1
2866 0 pass [aad07980]
2867 1 reveal [ad6f5055]
    turned-up who=1 card=V.7
2868 1 play [9c5b7f63]
    played who=1 card=V.7
2869 0 spotlight [546462d1]
    stole-spotlight by=0 who=1
    blocked who=1
2870 0 reveal [ae6d2088]
    turned-up who=0 card=V.1
2871 0 exit [d063ebd8]
    exiting who=0 card=V.1
    got-intrigue who=0 n=1
2872 0 pass [5a6f9e05]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=35
2873 1 pass [6d03bcfd]
2874 0 improv [bd0b9fbc]
    improvised who=0
2875 0 draw:staging [0865851b]
2876 0 bury:revive [84ad35fc]
    drew who=0 pile=staging
    buried who=0 pile=staging
2877 0 show:exchange [35168af9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2878 0 give:exchange [02a2d933]
    traded who=0 whom=1
2879 0 pass [dcd98861]
2880 0 place:V.5 [215203ef]
2881 1 place:exchange [3b50d7f3]
    placed-all
2882 1 pass [9fc06ff0]
2883 0 pass [d4bd9b3a]
2884 1 reveal [8b5c2dff]
    turned-up-staging who=1 card=exchange
2885 1 play [182d97f0]
    aimed who=1 card=exchange whom=0
2886 1 give:no-drama [0016fc53]
    traded who=1 whom=0
2887 1 pass [73ca6d80]
2888 0 reveal [ebecb743]
    turned-up who=0 card=V.5
2889 0 exit [6b3b2d9d]
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2890 0 show:no-drama [8dee02f2]
    no-drama who=0
    drew who=0 pile=staging
2891 0 pass [ce07f4a2]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=3
    script-again
    scene-began scene=36
2892 1 pass [6a2bcafe]
2893 0 pass [9ad8594e]
2894 0 place:miscue [b7ed7a1c]
2895 1 place:V.15 [800c98df]
    placed-all
2896 1 pass [a5b84f30]
2897 0 pass [e7b43667]
2898 1 reveal [3b838054]
    turned-up who=1 card=V.15
2899 1 exit [7f84db3d]
    exiting who=1 card=V.15
    got-intrigue who=1 n=1
2900 1 pass [9e7976c4]
2901 0 show:exchange [0e1a1b50]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2902 1 let [1ccbf07c]
2903 0 give:exchange [dc2794cf]
    traded who=0 whom=1
2904 0 reveal [4b1ab52f]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2905 0 pass [e7e37cf8]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=37
2906 1 show:exchange [bd2c5644]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2907 0 let [78351a5f]
2908 1 give:seize [13b15a81]
    traded who=1 whom=0
2909 1 improv [5b8832c1]
    improvised who=1
2910 1 draw:script [023fdb41]
2911 1 bury:V.14 [ce9ac4d0]
    drew who=1 pile=script
    buried who=1 pile=script
2912 1 pass [d398f78a]
2913 0 pass [c402adf4]
2914 0 place:take-the-lead [7d4ebb19]
2915 1 place:villainy [f61f35cc]
    placed-all
2916 1 pass [f329e8f3]
2917 0 pass [949fe6ca]
2918 1 reveal [bda0ead5]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
2919 0 let [4d3fe199]
    got-intrigue who=1 n=1
2920 1 pass [8d1eb0a5]
2921 0 improv [86cf279c]
    improvised who=0
2922 0 draw:script [5394bb19]
2923 0 bury:V.10 [d55c5b57]
    drew who=0 pile=script
    buried who=0 pile=script
2924 0 reveal [dc30d806]
    turned-up-staging who=0 card=take-the-lead
2925 0 play [884085af]
    aimed who=0 card=take-the-lead whom=1
2926 1 let [c936c4a2]
    gave-lead who=0 whom=1
2927 0 pass [3180026b]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=38
2928 0 pass [54e2e658]
2929 1 pass [d47e331e]
2930 0 place:V.5 [fce946da]
2931 1 place:V.7 [915a014c]
    placed-all
2932 0 pass [ea2874bf]
2933 1 pass [1add07c5]
2934 0 reveal [9cb13399]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
2935 1 let [24df832c]
    got-intrigue who=0 n=1
2936 0 pass [437bb648]
2937 1 improv [2fd8c431]
    improvised who=1
2938 1 draw:staging [e53fb3fb]
2939 1 bury-placed [5ba31a37]
    drew who=1 pile=staging
    buried who=1 pile=script
2940 1 reveal [c4296743]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2941 1 pass [05cf0db7]
    drew who=1 pile=script
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    scene-began scene=39
2942 0 pass [a3d16785]
2943 1 pass [256f279d]
2944 0 place:miscue [9f0ad90d]
2945 1 place:revive [d76507fc]
    placed-all
2946 0 improv [c8cbeb23]
    improvised who=0
2947 0 switch:seize [cdd780e4]
    switched who=0
2948 0 pass [e5937b45]
2949 1 pass [77a092f4]
2950 0 reveal [cabc28b9]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2951 0 pass [3b4201b5]
2952 1 improv [252c7d97]
    improvised who=1
2953 1 draw:staging [e7be5569]
2954 1 bury:V.2 [b5456d75]
    drew who=1 pile=staging
    buried who=1 pile=script
2955 1 reveal [90e1cf7a]
    turned-up-staging who=1 card=revive
2956 1 exit [88c9aa95]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2957 1 pass [7a7b0309]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=40
2958 0 pass [fd111e91]
2959 1 pass [4f002a17]
2960 0 place:revive [54c25a92]
2961 1 place:V.14 [f3b28d1e]
    placed-all
2962 0 pass [aac2b218]
2963 1 improv [8c0ad59d]
    improvised who=1
2964 1 switch:take-the-lead [e326f41f]
    switched who=1
2965 1 pass [9aeded9e]
2966 0 improv [bc118b10]
    improvised who=0
2967 0 draw:staging [5e37f669]
2968 0 bury:V.16 [bf3f11e5]
    drew who=0 pile=staging
    buried who=0 pile=script
2969 0 reveal [f84d5689]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2970 0 pass [7de21021]
2971 1 reveal [b691ce9b]
    turned-up-staging who=1 card=take-the-lead
2972 1 play [6dc8676a]
    aimed who=1 card=take-the-lead whom=0
2973 0 let [b8acad33]
    gave-lead who=1 whom=0
2974 1 pass [db4154d5]
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    scene-began scene=41
2975 1 pass [9b815ae1]
2976 0 improv [2ed076e1]
    improvised who=0
2977 0 bury:V.2 [438a16b7]
    drew who=0 pile=staging
    buried who=0 pile=script
2978 0 pass [1f2df26e]
2979 0 place:V.10 [b1f634dd]
2980 1 place:villainy [20185df3]
    placed-all
2981 1 pass [9cfaf605]
2982 0 pass [984b87fb]
2983 1 reveal [c9c94a30]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2984 1 pass [d9926f8b]
2985 0 reveal [50c0c1ff]
    turned-up who=0 card=V.10
    exiting who=0 card=V.10
    got-intrigue who=0 n=1
2986 0 pass [b70a299d]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=1
    script-again
    scene-began scene=42
2987 1 improv [afb91daf]
    improvised who=1
2988 1 draw:staging [0d9cd53a]
2989 1 bury:seize [d4ac7228]
    drew who=1 pile=staging
    buried who=1 pile=staging
2990 1 pass [63714c0f]
2991 0 pass [a74c89bb]
2992 0 place:V.5 [4fe7fc83]
2993 1 place:V.14 [aae3c1c8]
    placed-all
2994 1 pass [fc848a23]
2995 0 pass [5e2dd713]
2996 1 show:exchange [7a0423fc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2997 0 let [0cd995c5]
2998 1 give:V.2 [994d22e7]
    traded who=1 whom=0
2999 1 reveal [04af029a]
    turned-up who=1 card=V.14
3000 1 exit [aad87af4]
    exiting who=1 card=V.14
3001 0 let [74bc7b01]
    got-intrigue who=1 n=1
3002 1 show:no-drama [b3a1d0fb]
    no-drama who=1
    drew who=1 pile=staging
3003 1 pass [4b190701]
3004 0 improv [8b9b841a]
    improvised who=0
3005 0 draw:staging [227317c7]
3006 0 bury:miscue [60cb7f39]
    drew who=0 pile=staging
    buried who=0 pile=staging
3007 0 reveal [dd39383f]
    turned-up who=0 card=V.5
3008 0 exit [0d53cbdd]
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
3009 0 show:no-drama [df502332]
    no-drama who=0
    drew who=0 pile=staging
3010 0 pass [96811fa8]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=43
3011 1 pass [366436ac]
3012 0 pass [b712f675]
3013 0 place:exchange [a1b7b03e]
3014 1 place:V.1 [a3e1334e]
    placed-all
3015 1 pass [cff5d1d9]
3016 0 pass [7550ef36]
3017 1 reveal [332525e4]
    turned-up who=1 card=V.1
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
3018 1 pass [a97fa449]
3019 0 reveal [769c12a9]
    turned-up-staging who=0 card=exchange
3020 0 exit [0c76e4a1]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
3021 0 pass [0d934126]
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=staging
    scene-began scene=44
3022 1 improv [3db87676]
    improvised who=1
3023 1 draw:script [7ab45d1d]
3024 1 bury:V.15 [d4e06932]
    drew who=1 pile=script
    buried who=1 pile=script
3025 1 pass [142846c0]
3026 0 improv [c8799ff6]
    improvised who=0
3027 0 draw:script [961f1728]
3028 0 bury:V.10 [0df93bf3]
    drew who=0 pile=script
    buried who=0 pile=script
3029 0 show:exchange [0f337c8c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3030 0 give:V.2 [2ee83d3d]
    traded who=0 whom=1
3031 0 pass [06a02a51]
3032 0 place:seize [c979536d]
3033 1 place:V.7 [887e7bf0]
    placed-all
3034 1 pass [e4e663e4]
3035 0 pass [f5b001b4]
3036 1 reveal [6685ca45]
    turned-up who=1 card=V.7
3037 1 exit [e66d409f]
    exiting who=1 card=V.7
    got-intrigue who=1 n=1
3038 1 pass [d33888ea]
3039 0 reveal [cd20ad71]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3040 0 pass [b44083d7]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=45
3041 1 pass [5573dec7]
3042 0 pass [fcf6dd99]
3043 0 place:seize [b616a408]
3044 1 place:seize [1b55316b]
    placed-all
3045 1 pass [63b5668d]
3046 0 pass [7115a747]
3047 1 show:no-drama [43a038db]
    no-drama who=1
    drew who=1 pile=staging
3048 1 reveal [7b649ba9]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3049 1 pass [a605d560]
3050 0 improv [701b5815]
    improvised who=0
3051 0 draw:staging [acd85bea]
3052 0 bury:V.5 [cd215c2a]
    drew who=0 pile=staging
    buried who=0 pile=script
3053 0 reveal [3a86c386]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3054 0 pass [ade205a4]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=46
3055 1 pass [f4a662a6]
3056 0 pass [118f9bbe]
3057 0 place:V.1 [6d5447fc]
3058 1 place:miscue [d0289bbb]
    placed-all
3059 1 pass [2458aee4]
3060 0 improv [c1f60333]
    improvised who=0
3061 0 switch:exchange [1e6bee78]
    switched who=0
3062 0 pass [513ff0fa]
3063 1 improv [05f415a0]
    improvised who=1
3064 1 draw:script [c885b65b]
3065 1 bury:V.10 [f1f8a5a2]
    reshuffled pile=script n=1
    drew who=1 pile=script
    buried who=1 pile=script
3066 1 reveal [0c535fb6]
    turned-up-staging who=1 card=miscue
3067 1 play [34f03477]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
3068 0 switch:take-the-lead [4e31fba3]
    switched who=0
3069 1 place:miscue [6cc6e43b]
    turned-up-staging who=1 card=miscue
3070 1 play [9a8cd44f]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
3071 0 switch:take-the-lead [dfa7df23]
    switched who=0
3072 1 place:take-the-lead [aed729a1]
    turned-up-staging who=1 card=take-the-lead
3073 1 exit [ce364969]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3074 1 show:exchange [f63e8bd5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=18
3075 1 give:revive [542dc39c]
    traded who=1 whom=0
3076 1 pass [3fe4ec9b]
3077 0 show:exchange [9e5daeae]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3078 1 let [8143b80d]
3079 0 give:V.1 [039f7fdc]
    traded who=0 whom=1
3080 0 reveal [a1c1782e]
    turned-up-staging who=0 card=take-the-lead
3081 0 exit [391a74f2]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
3082 0 pass [5264ae39]
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    scene-began scene=47
3083 1 improv [8942162b]
    improvised who=1
3084 1 bury:V.10 [d662ca5e]
    drew who=1 pile=staging
    buried who=1 pile=script
3085 1 pass [8e4fbd81]
3086 0 improv [74d2b75e]
    improvised who=0
3087 0 draw:staging [43e54ef2]
3088 0 bury:take-the-lead [d94bf75e]
    drew who=0 pile=staging
    buried who=0 pile=staging
3089 0 pass [aaabd39a]
3090 0 place:villainy [f68501ef]
3091 1 place:V.5 [4c8aead2]
    placed-all
3092 1 pass [2e63c4af]
3093 0 pass [d916da91]
3094 1 reveal [1486288c]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
    got-intrigue who=1 n=1
3095 1 pass [1ea7d166]
3096 0 reveal [74d4e9b0]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3097 0 show:no-drama [96b5e5f5]
    no-drama who=0
    drew who=0 pile=staging
3098 0 pass [59027403]
    drew who=0 pile=script
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=staging
    scene-began scene=48
3099 1 improv [382423a0]
    improvised who=1
3100 1 draw:script [bad7a35d]
3101 1 bury:V.16 [51960869]
    script-empty
    drew who=1 pile=script
    buried who=1 pile=script
3102 1 show:exchange [ad96c126]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3103 1 give:take-the-lead [a9b0adf9]
    traded who=1 whom=0
3104 1 pass [5914378c]
3105 0 pass [51393b8f]
3106 0 place:V.10 [77915350]
3107 1 place:V.2 [f770022a]
    placed-all
3108 1 pass [6ab790cb]
3109 0 pass [f9ebe4d9]
3110 1 reveal [9f71ea4f]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
    got-intrigue who=1 n=1
3111 1 pass [17dce73b]
3112 0 reveal [dcbe0e33]
    turned-up who=0 card=V.10
    exiting who=0 card=V.10
    got-intrigue who=0 n=1
3113 0 pass [42e9c0dc]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=49
3114 1 pass [b05b783e]
3115 0 improv [494b8e2d]
    improvised who=0
3116 0 draw:script [96e86070]
3117 0 bury:V.7 [a2625ee5]
    reshuffled pile=script n=2
    drew who=0 pile=script
    buried who=0 pile=script
3118 0 pass [e7adc3f4]
3119 0 place:take-the-lead [0ae717d7]
3120 1 place:V.5 [88117bf2]
    placed-all
3121 1 improv [72a15213]
    improvised who=1
3122 1 switch:seize [3404014c]
    switched who=1
3123 1 pass [dca24402]
3124 0 pass [dd44f364]
3125 1 reveal [009cee6a]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3126 1 show:no-drama [07fb5d8f]
    no-drama who=1
    drew who=1 pile=staging
3127 1 pass [6e1eb28f]
3128 0 reveal [3299c100]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
3129 0 pass [a62065f8]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=50
3130 1 pass [89d0424d]
3131 0 pass [ad0981b6]
3132 0 place:V.16 [183bb47e]
3133 1 place:take-the-lead [5e3a76ff]
    placed-all
3134 1 pass [b5b717d1]
3135 0 pass [9ea29646]
3136 1 reveal [9c8ebc3a]
    turned-up-staging who=1 card=take-the-lead
3137 1 play [b3f595d1]
    aimed who=1 card=take-the-lead whom=0
3138 0 let [bbc1b676]
    took-lead who=1 whom=0
3139 1 pass [aaf32a9f]
3140 0 improv [d266416a]
    improvised who=0
3141 0 draw:staging [4698ddcf]
3142 0 bury:V.10 [5745c2ac]
    drew who=0 pile=staging
    buried who=0 pile=script
3143 0 reveal [17f302db]
    turned-up who=0 card=V.16
    played who=0 card=V.16
    scored who=0 card=V.16 n=2
    died character=othello
    took-wounds who=0 n=3
    act-ended act=V
    tallied who=0 n=37
    tallied who=1 n=47
    iago-bonus who=0 n=4
    company-bonus who=0 n=2
    iago-bonus who=1 n=4
    company-bonus who=1 n=6
    game-ended
scores [43, 57] winners [1]
