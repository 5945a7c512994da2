set-up [3706b821]
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
1 0 show:exchange [a95dd9de]
2 0 at:3 [eddc6bc6]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
3 1 let [2ef2adcd]
4 2 let [51dd802c]
5 3 spotlight [2ac06277]
    stole-spotlight by=3 who=0
6 0 let [16470c5c]
    blocked who=0
7 1 improv [4c514a4a]
    improvised who=1
8 0 let [f9ba129d]
9 2 let [5bfde5a3]
10 1 draw:script [e872ccd9]
11 1 bury:I.1 [17d065b4]
    drew who=1 pile=script
    buried who=1 pile=script
12 1 pass [6bb1b817]
13 2 pass [852569d6]
14 3 pass [8ac75dbc]
15 0 place:miscue [c2d44bd9]
16 1 place:I.4 [7ab5e39d]
17 2 place:take-the-lead [af8bc258]
18 3 place:I.10 [398bb9a9]
    placed-all
19 0 improv [269298bb]
    improvised who=0
20 1 spotlight [f94fed81]
21 2 spotlight [32a81ec4]
    stole-spotlight by=1 who=0
22 0 let [db926406]
    blocked who=0
23 1 pass [eb656915]
24 2 pass [a75b1bf3]
25 3 pass [e8019b70]
26 0 reveal [fbe175f3]
    turned-up who=0 card=miscue
27 0 exit [9b9dfa15]
    exiting who=0 card=miscue
28 1 let [a140394b]
29 2 let [6f480328]
30 3 let [a365f1f0]
    got-intrigue who=0 n=1
31 0 pass [3bcdd9f2]
32 1 show:exchange [dca72408]
33 1 at:0 [1e58224c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
34 0 spotlight [050f4ab4]
35 2 let [a2ffd73f]
36 3 let [059c35ab]
    stole-spotlight by=0 who=1
37 1 show:no-drama [a2b48324]
    no-drama who=1
    drew who=1 pile=staging
    defeated who=1 by=0
38 1 give:I.7 [45e0326b]
    traded who=1 whom=0
39 1 reveal [0d5f9ec2]
    turned-up who=1 card=I.4
40 1 play [afd15d1c]
    played who=1 card=I.4
    scored who=1 card=I.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
41 1 coin:roderigo [8a2bcd77]
42 1 at:0 [bbce69e0]
    used-coin-at who=1 coin=roderigo whom=0
43 0 let [c69b36af]
44 1 give:take-the-lead [c9d139ff]
    traded who=1 whom=0
45 1 pass [f48f97e3]
46 2 reveal [8ea0ea99]
    turned-up who=2 card=take-the-lead
47 2 improv [e7dad9c3]
    improvised who=2
48 2 draw:staging [b667795e]
49 2 bury:take-the-lead [664724c1]
    drew who=2 pile=staging
    buried who=2 pile=staging
50 2 exit [e809ffe3]
    exiting who=2 card=take-the-lead
51 3 let [cbf5076d]
    got-intrigue who=2 n=1
52 2 pass [9de73c41]
53 3 improv [3ab09aab]
    improvised who=3
54 2 spotlight [1fb5f6e7]
    stole-spotlight by=2 who=3
55 3 let [99528d0a]
    blocked who=3
56 3 reveal [46bb25e8]
    turned-up who=3 card=I.10
    exiting who=3 card=I.10
    got-intrigue who=3 n=1
57 3 pass [da3a6f01]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=2
58 0 improv [c8b149dc]
    improvised who=0
59 0 draw:staging [76da712c]
60 0 bury:I.9 [196c5e98]
    drew who=0 pile=staging
    buried who=0 pile=script
61 0 pass [006f5a89]
62 1 pass [52a52bfc]
63 2 improv [dced7b96]
    improvised who=2
64 2 draw:script [6d247029]
65 2 bury:I.8 [17e96b15]
    drew who=2 pile=script
    buried who=2 pile=script
66 2 pass [2673d997]
67 3 improv [907957c2]
    improvised who=3
68 3 draw:staging [b5a59f46]
69 3 bury:I.5 [037d659b]
    drew who=3 pile=staging
    buried who=3 pile=script
70 3 pass [14bc7ecb]
71 0 place:I.7 [f321f4d1]
72 1 place:I.11 [90708e40]
73 2 place:I.12 [82c46102]
74 3 place:seize [940b7b38]
    placed-all
75 0 pass [90128ff2]
76 1 improv [ad5948c8]
    improvised who=1
77 1 switch:take-the-lead [0c1d54eb]
    switched who=1
78 1 pass [7d012201]
79 2 pass [52567c33]
80 3 pass [a60ff17c]
81 0 reveal [0f91cd84]
    turned-up who=0 card=I.7
82 0 play [54767ccc]
    played who=0 card=I.7
83 1 let [4fd29161]
84 2 let [a9efdafa]
85 3 let [ea5a3394]
    scored who=0 card=I.7 n=1
    got-intrigue who=0 n=2
86 0 pass [300c45a2]
87 1 reveal [47d72218]
    turned-up who=1 card=take-the-lead
88 1 play [0be73f61]
    aimed who=1 card=take-the-lead whom=3
89 2 let [efce2d82]
90 3 let [ea265d78]
    took-lead who=1 whom=3
91 1 pass [744ab5f0]
92 2 reveal [3e8ef7f2]
    turned-up who=2 card=I.12
    played who=2 card=I.12
    failed who=2 card=I.12
93 2 pass [28c29176]
94 3 reveal [6c6cf667]
    turned-up who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
95 3 pass [91e19de3]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=3
96 2 pass [9a6502dd]
97 3 pass [7970f967]
98 0 show:exchange [81cfc018]
99 0 at:3 [86b4faf6]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
100 3 let [80054124]
101 0 blind [5e5427c3]
102 0 give:take-the-lead [24b9d814]
    traded who=0 whom=3
103 0 improv [4cde79da]
    improvised who=0
104 0 draw:staging [65bf3ecc]
105 0 bury:no-drama [d5244176]
    drew who=0 pile=staging
    buried who=0 pile=staging
106 0 pass [e313cb08]
107 1 pass [4215ebfd]
108 0 place:take-the-lead [a9b15dec]
109 1 place:I.11 [64ffc18b]
110 2 place:seize [d7cb0f58]
111 3 place:villainy [c7d5ccfe]
    placed-all
112 2 improv [8f1b8532]
    improvised who=2
113 2 switch:I.2 [ebd1fc24]
    switched who=2
114 2 pass [5095fbd1]
115 3 improv [69da7850]
    improvised who=3
116 3 switch:I.9 [a5335a6d]
    switched who=3
117 3 pass [4c858817]
118 0 pass [d0d30b36]
119 1 improv [f1b08bb2]
    improvised who=1
120 1 switch:I.1 [4de80a40]
    switched who=1
121 1 pass [68b85856]
122 2 reveal [fdca7f37]
    turned-up who=2 card=I.2
    exiting who=2 card=I.2
123 0 let [62713e6b]
124 3 let [0fe2a4b4]
    got-intrigue who=2 n=1
125 2 pass [4ac2d4f8]
126 3 reveal [76e5a0fd]
    turned-up who=3 card=I.9
    played who=3 card=I.9
127 0 let [4175af98]
    scored who=3 card=I.9 n=2
    half-curtain
    got-intrigue who=3 n=1
    got-coin who=3 coin=desdemona
128 3 coin:desdemona [0028fbef]
    no-drama-coin who=3
129 3 pass [8d5da8b0]
130 0 reveal [bb34ca01]
    turned-up who=0 card=take-the-lead
131 0 exit [f3c77986]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
132 0 pass [6b2cb0a3]
133 1 reveal [a1a3a661]
    turned-up who=1 card=I.1
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
134 1 pass [dec7b849]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=4
135 2 improv [c7aa4a40]
    improvised who=2
136 2 draw:script [16874d41]
137 2 bury:I.3 [a094185c]
    drew who=2 pile=script
    buried who=2 pile=script
138 2 pass [a0917140]
139 3 pass [cf356050]
140 0 improv [4ad6514f]
    improvised who=0
141 0 draw:script [a73e5ac0]
142 0 bury:I.8 [9fad3350]
    drew who=0 pile=script
    buried who=0 pile=script
143 0 pass [fa685bfc]
144 1 improv [a4097132]
    improvised who=1
145 1 draw:staging [2f2aebcb]
146 1 bury:miscue [19f774d4]
    drew who=1 pile=staging
    buried who=1 pile=staging
147 1 pass [04b50900]
148 0 place:seize [7bba1b6b]
149 1 place:revive [47d95150]
150 2 place:seize [c4d5cf55]
151 3 place:villainy [3d8c793b]
    placed-all
152 2 show:no-drama [7a39e8a5]
    no-drama who=2
    drew who=2 pile=staging
153 2 pass [7ebe1bfe]
154 3 pass [b7641654]
155 0 pass [68ad7120]
156 1 pass [6eecd562]
157 2 show:exchange [cc542dd2]
158 2 at:3 [a078f099]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
159 3 let [3623fc35]
160 2 give:take-the-lead [42687ab6]
    traded who=2 whom=3
161 2 reveal [fd91b7a7]
    turned-up who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
162 2 pass [9baac99c]
163 3 reveal [267df3f9]
    turned-up who=3 card=villainy
164 3 improv [c95e5c49]
    improvised who=3
165 3 draw:staging [cdc83bbc]
166 3 bury-placed [0353b761]
    drew who=3 pile=staging
    buried who=3 pile=staging
    turned-up who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
167 3 pass [322d7ec3]
168 0 reveal [c5ff8d86]
    turned-up who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
169 0 pass [f7ec3063]
170 1 reveal [790481ec]
    turned-up who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
171 1 pass [a6a179ba]
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=5
172 2 improv [6468605e]
    improvised who=2
173 2 draw:script [c51b5da4]
174 2 bury:I.1 [d1c2e90c]
    drew who=2 pile=script
    buried who=2 pile=script
175 2 pass [527a40d0]
176 3 pass [e32ebeb9]
177 0 pass [e3c20bc6]
178 1 pass [64181ffd]
179 0 place:I.12 [73dc1f40]
180 1 place:I.6 [e9efb58a]
181 2 place:villainy [79acd6e0]
182 3 place:take-the-lead [a1a577cb]
    placed-all
183 2 pass [317994d9]
184 3 improv [4f71efaa]
    improvised who=3
185 3 switch:take-the-lead [31b58107]
    switched who=3
186 3 pass [5dc99534]
187 0 improv [fcc2f377]
    improvised who=0
188 0 switch:I.3 [12f13685]
    switched who=0
189 0 pass [5019b486]
190 1 improv [9acf0022]
    improvised who=1
191 1 switch:I.8 [35ab562f]
    switched who=1
192 1 pass [1f4e2adc]
193 2 reveal [e5d59fb9]
    turned-up who=2 card=villainy
    exiting who=2 card=villainy
194 0 let [cf5d6179]
195 3 let [6935b727]
    got-intrigue who=2 n=1
196 2 pass [eaed3306]
197 3 reveal [f5332275]
    turned-up who=3 card=take-the-lead
198 3 play [07f65558]
    aimed who=3 card=take-the-lead whom=1
199 0 let [2aafddad]
    took-lead who=3 whom=1
200 3 pass [d7eed5bf]
201 0 reveal [d9bfd528]
    turned-up who=0 card=I.3
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
202 0 pass [337d1ea7]
203 1 reveal [dc62e4c8]
    turned-up who=1 card=I.8
204 1 play [cbe4b74e]
    played who=1 card=I.8
    scored who=1 card=I.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
205 1 coin:othello [96a720ac]
    used-coin-at who=1 coin=othello whom=3
206 3 let [13a98e1b]
    took-lead who=1 whom=3
207 1 pass [ee648ca1]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=6
208 2 improv [3d6c0acd]
    improvised who=2
209 2 bury:miscue [e93a7619]
    drew who=2 pile=staging
    buried who=2 pile=staging
210 2 pass [79d73f24]
211 3 pass [cce0fa9f]
212 0 pass [9b3adfe4]
213 1 show:exchange [53f613f3]
214 1 at:0 [a2cc3594]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
215 0 let [ea4a2fa1]
216 1 give:I.11 [c0bcaf07]
    traded who=1 whom=0
217 1 improv [d5a6779b]
    improvised who=1
218 1 bury:I.6 [f06a7269]
    drew who=1 pile=staging
    buried who=1 pile=script
219 1 pass [0aa7f37d]
220 0 place:take-the-lead [757690ae]
221 1 place:miscue [a5691484]
222 2 place:take-the-lead [3f6deb90]
223 3 place:I.3 [86016274]
    placed-all
224 2 pass [9ec4eff4]
225 3 pass [53f97c62]
226 0 pass [9d9175e6]
227 1 pass [ca68f8f1]
228 2 reveal [3db3b1f4]
    turned-up who=2 card=take-the-lead
229 2 play [9dee9aba]
    aimed who=2 card=take-the-lead whom=1
230 0 let [aee0ecc5]
231 3 let [c2d66105]
    took-lead who=2 whom=1
232 2 pass [e835851d]
233 3 improv [88efa374]
    improvised who=3
234 3 draw:script [d9ecf9b5]
235 3 bury-placed [7a06858c]
    drew who=3 pile=script
    buried who=3 pile=script
236 3 reveal [db2ade2e]
    turned-up who=3 card=I.6
237 3 exit [06358007]
    exiting who=3 card=I.6
238 0 let [48947438]
    got-intrigue who=3 n=1
239 3 pass [e849ec59]
240 0 reveal [4a820cf8]
    turned-up who=0 card=take-the-lead
241 0 play [b4993bb8]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
242 0 pass [fb0d8c8c]
243 1 reveal [82f023f6]
    turned-up who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
244 1 show:no-drama [d1c7cbd4]
    no-drama who=1
    drew who=1 pile=staging
245 1 pass [ebd29811]
    drew who=0 pile=script
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    reshuffled pile=staging n=21
    staging-empty n=1
    drew who=3 pile=staging
    scene-began scene=7
246 1 pass [ee73a9ed]
247 2 pass [af58db86]
248 3 pass [4cb656b0]
249 0 improv [3a2a937e]
    improvised who=0
250 0 bury:I.11 [6814658b]
    drew who=0 pile=staging
    buried who=0 pile=script
251 0 pass [733df3c4]
252 0 place:seize [ebbfe1d2]
253 1 place:I.12 [755f810f]
254 2 place:I.10 [e2e8d263]
255 3 place:take-the-lead [289de532]
    placed-all
256 1 pass [73f8dda4]
257 2 pass [269fd925]
258 3 pass [9b8fa7b3]
259 0 show:exchange [ef6f9713]
260 0 at:2 [f130c6fa]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
261 0 blind [1b3f4fdc]
262 0 give:revive [4c80d3be]
    traded who=0 whom=2
263 0 pass [c7089bd7]
264 1 reveal [dd6fcf02]
    turned-up who=1 card=I.12
    played who=1 card=I.12
265 0 let [d39f8a7b]
266 3 let [1a4f8c28]
    scored who=1 card=I.12 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
    act-ended act=I
    tallied who=0 n=2
    tallied who=1 n=3
    tallied who=2 n=0
    tallied who=3 n=2
    lead-cast who=2
267 0 trade:spotlight [7e315dda]
    traded-tokens who=0 n=0 total=1
268 3 discard:take-the-lead [ffdda076]
    discarded who=3 card=take-the-lead
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    act-began act=II who=2
    scene-began scene=1
269 3 improv [094f771c]
    improvised who=3
270 0 spotlight [13c8342a]
    stole-spotlight by=0 who=3
271 3 let [41bec21d]
    blocked who=3
272 0 pass [c989f467]
273 1 pass [bcddf127]
274 2 pass [60055699]
275 0 place:II.4 [a07a27f8]
276 1 place:II.1 [c9595dec]
277 2 place:II.9 [fa447bbb]
278 3 place:no-drama [f13d941a]
    placed-all
279 3 pass [f1dbd43f]
280 0 pass [c9725958]
281 1 improv [cbb1e512]
    improvised who=1
282 1 switch:villainy [1b7bd108]
    switched who=1
283 1 pass [24902d83]
284 2 pass [5c11b16c]
285 3 reveal [3264c54d]
    turned-up who=3 card=no-drama
286 3 play [b9f51c9f]
    played who=3 card=no-drama
    no-drama who=3
287 3 pass [45992dcf]
288 0 reveal [4dde02c4]
    turned-up who=0 card=II.4
289 0 exit [ee918080]
    exiting who=0 card=II.4
    got-intrigue who=0 n=1
290 0 pass [1cd6f1e6]
291 1 reveal [266b82b6]
    turned-up who=1 card=villainy
292 1 play [50830685]
    played who=1 card=villainy
293 1 lower:cassio [7da7c9db]
    lowered who=1 character=cassio n=4
294 1 pass [922b9743]
295 2 reveal [1f3d3ec4]
    turned-up who=2 card=II.9
296 2 play [48bfc425]
    played who=2 card=II.9
    scored who=2 card=II.9 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
297 2 coin:iago [a246db2e]
298 2 wound:roderigo [a73d2a98]
    used-iago who=2 character=roderigo
    wounded who=2 character=roderigo n=1 total=4
299 2 pass [8f4314bb]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=2
300 3 pass [f005f443]
301 0 improv [9df46ef0]
    improvised who=0
302 0 draw:staging [fd8c8ca8]
303 0 bury:no-drama [2fc398ac]
    drew who=0 pile=staging
    buried who=0 pile=staging
304 0 pass [430e0e00]
305 1 pass [9ccb8167]
306 2 pass [a366f1e5]
307 0 place:revive [e01fc3eb]
308 1 place:II.1 [e15d08a4]
309 2 place:II.2 [143cf2bb]
310 3 place:revive [832465df]
    placed-all
311 3 pass [5e8c67e3]
312 0 pass [faa0090b]
313 1 pass [b06a9fc5]
314 2 pass [9f599c6a]
315 3 reveal [6817a6bf]
    turned-up who=3 card=revive
    exiting who=3 card=revive
316 2 let [3118e568]
    got-intrigue who=3 n=1
317 3 pass [4240833c]
318 0 reveal [e0abd18c]
    turned-up who=0 card=revive
    exiting who=0 card=revive
319 2 let [de7b1592]
    got-intrigue who=0 n=1
320 0 pass [fd77ff43]
321 1 coin:iago [abcd505f]
322 1 wound:cassio [156ac33f]
    used-iago who=1 character=cassio
    wounded who=1 character=cassio n=1 total=5
323 1 reveal [35e87afa]
    turned-up who=1 card=II.1
324 1 exit [5b8101a8]
    exiting who=1 card=II.1
325 2 let [947e3ed4]
    got-intrigue who=1 n=1
326 1 pass [a2c13a3c]
327 2 improv [65eefe32]
    improvised who=2
328 2 draw:staging [cfefb9c4]
329 2 bury:revive [4747f7d0]
    drew who=2 pile=staging
    buried who=2 pile=staging
330 2 reveal [b66ee938]
    turned-up who=2 card=II.2
331 2 exit [c35d14f9]
    exiting who=2 card=II.2
    got-intrigue who=2 n=1
332 2 show:exchange [0cb7bdbd]
333 2 at:3 [a4238f7b]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
334 3 let [837fe9ec]
335 2 give:miscue [33add01d]
    traded who=2 whom=3
336 2 pass [f9ceb3be]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=staging
    scene-began scene=3
337 3 pass [f99c02bf]
338 0 pass [d1c3fcdd]
339 1 pass [53fa60ef]
340 2 pass [d24e427d]
341 0 place:II.5 [6119ee3d]
342 1 place:miscue [e008a95d]
343 2 place:seize [cf319352]
344 3 place:miscue [19df5611]
    placed-all
345 3 improv [d78ca964]
    improvised who=3
346 3 switch:II.7 [f647dce4]
    switched who=3
347 3 pass [744d2eb2]
348 0 improv [260995af]
    improvised who=0
349 0 switch:take-the-lead [3b452de9]
    switched who=0
350 0 pass [5f2daa6e]
351 1 improv [65563142]
    improvised who=1
352 1 switch:II.12 [4d024dd8]
    switched who=1
353 1 pass [383025c3]
354 2 improv [eb39187b]
    improvised who=2
355 2 switch:II.8 [8977a452]
    switched who=2
356 2 pass [ece4cca6]
357 3 reveal [74bfc596]
    turned-up who=3 card=II.7
358 3 exit [21da09cd]
    exiting who=3 card=II.7
    got-intrigue who=3 n=1
359 3 pass [c43e3dc8]
360 0 reveal [32423560]
    turned-up who=0 card=take-the-lead
361 0 play [a8e9b7cf]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
362 0 pass [739efe80]
363 1 reveal [b2b72878]
    turned-up who=1 card=II.12
    played who=1 card=II.12
    failed who=1 card=II.12
364 1 pass [73d688b1]
365 2 reveal [3f2f6c0a]
    turned-up who=2 card=II.8
366 2 play [220d0bed]
    played who=2 card=II.8
    scored who=2 card=II.8 n=1
    wounded who=2 character=montano n=1 total=1
    died character=montano
    took-wounds who=2 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=cassio
367 2 coin:cassio [f57c64d7]
    used-coin who=2 coin=cassio
368 2 draw:staging [09e4a549]
369 2 bury:take-the-lead [ff763a63]
    drew who=2 pile=staging
    buried who=2 pile=staging
370 2 pass [ca6d73d7]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=4
371 1 pass [40ada634]
372 2 show:exchange [0cacfa81]
373 2 at:0 [36b46f31]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
374 2 give:seize [cb11378c]
    traded who=2 whom=0
375 2 improv [1fb8303f]
    improvised who=2
376 2 draw:staging [67639651]
377 2 bury:seize [10295ad4]
    drew who=2 pile=staging
    buried who=2 pile=staging
378 2 pass [9fce9cf9]
379 3 improv [e9eb9df3]
    improvised who=3
380 3 draw:script [b22eeb81]
381 3 bury:II.6 [4957ceb0]
    drew who=3 pile=script
    buried who=3 pile=script
382 3 pass [3c86114d]
383 0 pass [3bad4fa3]
384 0 place:II.2 [18fabbef]
385 1 place:exchange [9d3855cb]
386 2 place:seize [d383cc29]
387 3 place:II.3 [f44687a7]
    placed-all
388 1 pass [5306bba6]
389 2 pass [25c94db6]
390 3 show:exchange [2e6ea069]
391 3 at:1 [5a59f61b]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
392 3 give:take-the-lead [aa8f9d65]
    traded who=3 whom=1
393 3 pass [77e256d4]
394 0 pass [b598be95]
395 1 reveal [3d35b6ff]
    turned-up who=1 card=exchange
396 1 play [a65b0817]
397 1 at:0 [1224f382]
    aimed who=1 card=exchange whom=0
398 1 give:II.11 [bb651cbc]
    traded who=1 whom=0
399 1 pass [63a92a28]
400 2 reveal [99f4bf8b]
    turned-up who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
401 2 pass [b471efe0]
402 3 reveal [c78ce3e9]
    turned-up who=3 card=II.3
    exiting who=3 card=II.3
    got-intrigue who=3 n=1
403 3 pass [e6995587]
404 0 reveal [b5bc74c0]
    turned-up who=0 card=II.2
405 0 exit [6eaa9c07]
    exiting who=0 card=II.2
    got-intrigue who=0 n=1
406 0 pass [6e252f0e]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=4
    drew who=3 pile=staging
    scene-began scene=5
407 1 pass [ad7529cf]
408 2 pass [b0924242]
409 3 improv [5742c063]
    improvised who=3
410 3 draw:script [48e32db9]
411 3 bury:II.1 [c45d8140]
    drew who=3 pile=script
    buried who=3 pile=script
412 3 pass [435e3dab]
413 0 pass [8b8ff5d5]
414 0 place:II.11 [753321d6]
415 1 place:take-the-lead [e315e0f1]
416 2 place:miscue [df70aafd]
417 3 place:miscue [95e46a34]
    placed-all
418 1 pass [1abaefc6]
419 2 improv [ec4e6769]
    improvised who=2
420 2 switch:take-the-lead [67205a78]
    switched who=2
421 2 pass [b056bd10]
422 3 pass [693ab319]
423 0 improv [cf475a06]
    improvised who=0
424 0 switch:take-the-lead [ebb20fc1]
    switched who=0
425 0 pass [e068151d]
426 1 reveal [55ce2a61]
    turned-up who=1 card=take-the-lead
427 1 play [fcad7928]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
428 1 pass [b2df06ce]
429 2 reveal [9086e4b0]
    turned-up who=2 card=take-the-lead
430 2 exit [ecf6a8dc]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
431 2 pass [4062b7c3]
432 3 reveal [8f54631a]
    turned-up who=3 card=miscue
433 3 exit [307da039]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
434 3 pass [9c144aa9]
435 0 reveal [adaff869]
    turned-up who=0 card=take-the-lead
436 0 play [cf5b6122]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
437 0 pass [c2200f9b]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    script-empty
    scene-began scene=6
438 1 pass [4b661aac]
439 2 improv [6d076571]
    improvised who=2
440 2 bury:II.10 [693e52a1]
    drew who=2 pile=staging
    buried who=2 pile=script
441 2 pass [a83920b1]
442 3 improv [8a0a3775]
    improvised who=3
443 3 draw:staging [f9040070]
444 3 bury:take-the-lead [fb4dfd44]
    drew who=3 pile=staging
    buried who=3 pile=staging
445 3 pass [08dec9c1]
446 0 pass [35fb29b9]
447 0 place:II.11 [f4fae99a]
448 1 place:seize [e7c03f4e]
449 2 place:miscue [35a8d74d]
450 3 place:villainy [8467c7df]
    placed-all
451 1 pass [23423b95]
452 2 pass [8fa6d395]
453 3 pass [c42295c1]
454 0 pass [aed33db8]
455 1 reveal [a7a57227]
    turned-up who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
456 1 pass [422b104f]
457 2 reveal [e1cb687f]
    turned-up who=2 card=miscue
458 2 play [5b5546f5]
459 2 at:3 [0170a9dd]
    aimed who=2 card=miscue whom=3
    must-switch whom=3
    drew who=2 pile=staging
460 3 switch:II.1 [9a8e8d78]
    switched who=3
461 2 place:seize [ea72c59f]
    turned-up who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
462 2 pass [b1ee1279]
463 3 reveal [9f2615b2]
    turned-up who=3 card=II.1
464 3 exit [df4b9e86]
    exiting who=3 card=II.1
    got-intrigue who=3 n=1
465 3 pass [90ca1332]
466 0 reveal [47f0c8a3]
    turned-up who=0 card=II.11
467 0 exit [6a0075f5]
    exiting who=0 card=II.11
    got-intrigue who=0 n=1
468 0 pass [245c243c]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    script-again
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=7
469 1 improv [9c2206ee]
    improvised who=1
470 1 draw:script [c8a38fa8]
471 1 bury:II.4 [db639bb5]
    drew who=1 pile=script
    buried who=1 pile=script
472 1 pass [f94d2927]
473 2 improv [e12b2620]
    improvised who=2
474 2 draw:script [d7c7572c]
475 2 bury:II.3 [b72d078c]
    drew who=2 pile=script
    buried who=2 pile=script
476 2 pass [2f3d6dca]
477 3 improv [cebb1bed]
    improvised who=3
478 3 draw:staging [ca8192ea]
479 3 bury:miscue [8b42f879]
    drew who=3 pile=staging
    buried who=3 pile=staging
480 3 pass [ab2a7afb]
481 0 pass [67d02d68]
482 0 place:II.5 [954cf018]
483 1 place:II.10 [3de111c2]
484 2 place:II.4 [9c5f6716]
485 3 place:take-the-lead [ab76bb0e]
    placed-all
486 1 pass [eb123909]
487 2 pass [14c2b0cb]
488 3 pass [0878a0ff]
489 0 improv [bbe2b3a4]
    improvised who=0
490 0 switch:II.7 [5906473b]
    switched who=0
491 0 pass [3946d3f9]
492 1 reveal [49261fa6]
    turned-up who=1 card=II.10
    played who=1 card=II.10
    scored who=1 card=II.10 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
493 1 pass [539c780c]
494 2 reveal [a40d742f]
    turned-up who=2 card=II.4
495 2 play [2fe04e45]
    played who=2 card=II.4
    scored who=2 card=II.4 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
496 2 coin:othello [ed26d34a]
    used-coin-at who=2 coin=othello whom=0
    took-lead who=2 whom=0
497 2 pass [b82a4487]
498 3 reveal [5f482cbf]
    turned-up who=3 card=take-the-lead
499 3 play [3a0f656b]
    aimed who=3 card=take-the-lead whom=2
500 2 let [4ffd294c]
    took-lead who=3 whom=2
501 3 pass [19d72ebd]
502 0 reveal [e5a882a4]
    turned-up who=0 card=II.7
503 0 play [10975b78]
    played who=0 card=II.7
    scored who=0 card=II.7 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
504 0 pass [eb6c825d]
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=21
    staging-empty n=1
    drew who=2 pile=staging
    scene-began scene=8
505 0 improv [d99b0c97]
    improvised who=0
506 0 bury:seize [b768474a]
    drew who=0 pile=staging
    buried who=0 pile=staging
507 0 coin:roderigo [90bf5dfb]
508 0 at:1 [22dd889a]
    used-coin-at who=0 coin=roderigo whom=1
509 1 let [3ff0a298]
510 0 give:revive [deb43419]
    traded who=0 whom=1
511 0 pass [3011465e]
512 1 pass [7a3a6f3d]
513 2 pass [5eb08f7b]
514 3 pass [c524d108]
515 0 place:miscue [43f2706b]
516 1 place:II.11 [08c09de3]
517 2 place:II.1 [263698a9]
518 3 place:seize [e582021e]
    placed-all
519 0 pass [88e72b7f]
520 1 improv [f66cbd61]
    improvised who=1
521 1 switch:villainy [3b84179e]
    switched who=1
522 1 pass [dbf8f6dd]
523 2 improv [a063b910]
    improvised who=2
524 2 switch:take-the-lead [39871f0f]
    switched who=2
525 2 pass [469ac197]
526 3 pass [660ccbff]
527 0 reveal [3b283706]
    turned-up who=0 card=miscue
528 0 exit [bcd59b64]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
529 0 pass [89bb529a]
530 1 coin:othello [2281abc1]
    used-coin-at who=1 coin=othello whom=3
    took-lead who=1 whom=3
531 1 reveal [8fb9f137]
    turned-up who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
532 1 pass [20304b19]
533 2 reveal [17cd6c88]
    turned-up who=2 card=take-the-lead
534 2 play [506acf6c]
    aimed who=2 card=take-the-lead whom=1
535 1 let [46867bc0]
    took-lead who=2 whom=1
536 2 pass [c0844473]
537 3 reveal [4a372cdb]
    turned-up who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
538 3 pass [958f5f9a]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=9
539 3 improv [e3250014]
    improvised who=3
540 3 bury:villainy [44209e88]
    drew who=3 pile=staging
    buried who=3 pile=staging
541 3 pass [031e02a6]
542 0 improv [a73c7080]
    improvised who=0
543 0 bury:take-the-lead [a55c64d8]
    drew who=0 pile=staging
    buried who=0 pile=staging
544 0 pass [98d1cd75]
545 1 pass [90012b95]
546 2 pass [c1ae3410]
547 0 place:II.5 [35ae9598]
548 1 place:II.12 [e9bb9927]
549 2 place:II.1 [14edfb98]
550 3 place:II.2 [f03fb053]
    placed-all
551 3 show:exchange [1d948fed]
552 3 at:1 [50c6a0e3]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
553 1 let [490023de]
554 3 give:II.3 [1ccac6bd]
    traded who=3 whom=1
555 3 pass [16713fc7]
556 0 pass [601f8f15]
557 1 pass [6f9bf85d]
558 2 pass [e5b8de7d]
559 3 reveal [e687a1c9]
    turned-up who=3 card=II.2
    exiting who=3 card=II.2
560 1 let [bcd34f05]
    got-intrigue who=3 n=1
561 3 show:no-drama [f7035a21]
    no-drama who=3
    drew who=3 pile=staging
562 3 pass [f5149500]
563 0 show:exchange [8959828f]
564 0 at:1 [17cd93ec]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
565 1 let [e67bd8bc]
566 0 give:take-the-lead [e2c052a0]
    traded who=0 whom=1
567 0 show:exchange [444f9f7f]
568 0 at:2 [78541d7c]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
569 1 let [a9dd6fb3]
570 0 give:II.3 [a36dd38a]
    traded who=0 whom=2
571 0 reveal [cca8a1dd]
    turned-up who=0 card=II.5
    exiting who=0 card=II.5
572 1 let [e9f00b01]
    got-intrigue who=0 n=1
573 0 show:no-drama [683653c2]
    no-drama who=0
    drew who=0 pile=staging
574 0 pass [aebf6b58]
575 1 reveal [0aa71c4f]
    turned-up who=1 card=II.12
576 1 play [f6348f0b]
    played who=1 card=II.12
    scored who=1 card=II.12 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
    act-ended act=II
    tallied who=0 n=2
    tallied who=1 n=6
    tallied who=2 n=6
    tallied who=3 n=2
    lead-cast who=3
577 3 discard:villainy [1ece1010]
    discarded who=3 card=villainy
578 0 discard:take-the-lead [212742a7]
    discarded who=0 card=take-the-lead
    drew who=2 pile=staging
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    act-began act=III who=3
    scene-began scene=1
579 0 pass [26e7c376]
580 1 pass [0a5c3a54]
581 2 show:exchange [e5c7bd1d]
582 2 at:0 [2a48a563]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
583 2 give:seize [81d0f561]
    traded who=2 whom=0
584 2 pass [67af550a]
585 3 pass [c6a398d6]
586 0 place:seize [f7fc8ad9]
587 1 place:take-the-lead [e3ef2b6f]
588 2 place:revive [1a1a540d]
589 3 place:seize [a2bca3a2]
    placed-all
590 0 pass [ca054555]
591 1 improv [3fb216d6]
    improvised who=1
592 1 switch:revive [33c6ba56]
    switched who=1
593 1 pass [5212ea71]
594 2 pass [8b9a1153]
595 3 pass [e0f5f26f]
596 0 reveal [a5d7a4d5]
    turned-up who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
597 0 pass [0bb7ee7e]
598 1 coin:iago [cb0f5d70]
599 1 wound:emilia [9bbe9bd7]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=1 total=4
600 1 reveal [7d349f65]
    turned-up who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
601 1 pass [36244f66]
602 2 reveal [7c5f6b51]
    turned-up who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
603 2 pass [f2250547]
604 3 reveal [bf382d41]
    turned-up who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
605 3 pass [13dd6d9b]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=2
606 0 pass [46544323]
607 1 pass [9b434813]
608 2 pass [dabc9195]
609 3 pass [d8d1d56b]
610 0 place:III.11 [4f9e469d]
611 1 place:III.6 [d5bac4bf]
612 2 place:III.2 [268069d4]
613 3 place:III.13 [404d1d2a]
    placed-all
614 0 improv [5e7edb22]
    improvised who=0
615 0 switch:take-the-lead [4fa42986]
    switched who=0
616 0 pass [55920abd]
617 1 improv [e05a4bba]
    improvised who=1
618 1 switch:III.9 [3b6c176e]
    switched who=1
619 1 pass [fa77215d]
620 2 pass [226d93ea]
621 3 pass [532081ec]
622 0 reveal [006381d6]
    turned-up who=0 card=take-the-lead
623 0 play [c1d6fbea]
    aimed who=0 card=take-the-lead whom=3
624 1 let [40bd6c68]
625 2 let [85113022]
626 3 let [53f63fc9]
    took-lead who=0 whom=3
627 0 pass [27be8ca1]
628 1 reveal [a32ebc32]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
629 2 let [cb27f7ae]
630 3 let [842fb173]
    got-intrigue who=1 n=1
631 1 pass [22be1403]
632 2 reveal [c7486193]
    turned-up who=2 card=III.2
633 2 improv [684cd0e8]
    improvised who=2
634 2 draw:staging [d0d63fed]
635 2 bury:III.3 [904d03d3]
    drew who=2 pile=staging
    buried who=2 pile=script
636 2 exit [cfb5e445]
    exiting who=2 card=III.2
637 3 let [565bc5c0]
    got-intrigue who=2 n=1
638 2 pass [24b007c7]
639 3 improv [e86d9525]
    improvised who=3
640 3 draw:staging [6cf266ef]
641 3 bury-placed [ed722239]
    drew who=3 pile=staging
    buried who=3 pile=script
642 3 reveal [f57fe478]
    turned-up who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
643 3 pass [13b468d8]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    scene-began scene=3
644 1 improv [5a881cb9]
    improvised who=1
645 1 draw:staging [ac5b616d]
646 1 bury:III.6 [2a47c0b3]
    drew who=1 pile=staging
    buried who=1 pile=script
647 1 pass [1038a0f6]
648 2 pass [9bbdf38f]
649 3 pass [d4aaacad]
650 0 pass [87589dc7]
651 0 place:III.8 [195bdee8]
652 1 place:take-the-lead [a96b9d0b]
653 2 place:revive [0b6ba15e]
654 3 place:seize [93caa595]
    placed-all
655 1 pass [e62685ee]
656 2 improv [07b5bf66]
    improvised who=2
657 2 switch:III.1 [dd6e7bbb]
    switched who=2
658 2 pass [700238a9]
659 3 improv [648ba792]
    improvised who=3
660 3 switch:III.15 [1bc0c9d4]
    switched who=3
661 3 pass [d4043e8d]
662 0 pass [b99f12e1]
663 1 reveal [135817e7]
    turned-up who=1 card=take-the-lead
664 1 exit [d9570891]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
665 1 pass [5bc0ebdb]
666 2 reveal [c24afdcb]
    turned-up who=2 card=III.1
667 2 exit [41d2634b]
    exiting who=2 card=III.1
    got-intrigue who=2 n=1
668 2 pass [7a2d6d5f]
669 3 reveal [6f5fd92c]
    turned-up who=3 card=III.15
    played who=3 card=III.15
    failed who=3 card=III.15
670 3 pass [dd0e1f09]
671 0 reveal [75f2e325]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
672 0 pass [35d29011]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=4
673 1 improv [81d2ec43]
    improvised who=1
674 1 draw:staging [a4507273]
675 1 bury:III.12 [481e4361]
    reshuffled pile=staging n=19
    drew who=1 pile=staging
    buried who=1 pile=script
676 1 pass [d694df89]
677 2 pass [49b05f91]
678 3 pass [f4eca28f]
679 0 pass [88c06d23]
680 0 place:III.11 [b35dfac6]
681 1 place:III.7 [6ba89863]
682 2 place:III.10 [7e97cc49]
683 3 place:seize [be5a0a7d]
    placed-all
684 1 pass [a4e82d22]
685 2 pass [4646858a]
686 3 pass [a06ad4f3]
687 0 improv [6aebca09]
    improvised who=0
688 0 switch:take-the-lead [a90b72f8]
    switched who=0
689 0 pass [aa3ed43d]
690 1 reveal [77795d46]
    turned-up who=1 card=III.7
    played who=1 card=III.7
691 2 let [683fdbbf]
    failed who=1 card=III.7
692 1 pass [0a217605]
693 2 reveal [e346f1fd]
    turned-up who=2 card=III.10
694 2 improv [50808a1c]
    improvised who=2
695 2 draw:staging [a25bd951]
696 2 bury:seize [f8887fbb]
    drew who=2 pile=staging
    buried who=2 pile=staging
697 2 exit [4d43319c]
    exiting who=2 card=III.10
    got-intrigue who=2 n=1
698 2 pass [8c8266fc]
699 3 reveal [95a0edc1]
    turned-up who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
700 3 pass [e3910b57]
701 0 show:exchange [73c36e01]
702 0 at:3 [9d534314]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
703 3 let [09d7404b]
704 0 give:III.11 [4d1ae805]
    traded who=0 whom=3
705 0 reveal [90153391]
    turned-up who=0 card=take-the-lead
706 0 exit [629a78e0]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
707 0 pass [e11b104e]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    scene-began scene=5
708 1 improv [1767d18e]
    improvised who=1
709 1 draw:staging [2f1759f0]
710 1 bury:miscue [3b3f5126]
    drew who=1 pile=staging
    buried who=1 pile=staging
711 1 pass [e2299b2f]
712 2 improv [a1d6adbb]
    improvised who=2
713 2 draw:staging [f22150a9]
714 2 bury:seize [90b8abdd]
    drew who=2 pile=staging
    buried who=2 pile=staging
715 2 show:exchange [07aac983]
716 2 at:3 [c409d1e7]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
717 3 let [de5720f8]
718 2 give:take-the-lead [18e546d0]
    traded who=2 whom=3
719 2 pass [63ea418b]
720 3 pass [0288d08a]
721 0 pass [897dce83]
722 0 place:III.3 [fd8ce200]
723 1 place:miscue [ca5d7702]
724 2 place:III.4 [ccbb5ea1]
725 3 place:take-the-lead [71155869]
    placed-all
726 1 pass [5ac6fd41]
727 2 pass [864e2bf3]
728 3 pass [fd8cff05]
729 0 pass [736ff50e]
730 1 reveal [6df09aa5]
    turned-up who=1 card=miscue
731 1 play [828bc666]
732 1 at:3 [b8306f6e]
    aimed who=1 card=miscue whom=3
733 0 let [3c41aa73]
734 3 let [d0b8c560]
    must-switch whom=3
    drew who=1 pile=staging
735 3 switch:III.14 [4ff54d9c]
    switched who=3
736 1 place:villainy [37e1805b]
    turned-up who=1 card=villainy
    exiting who=1 card=villainy
737 0 let [b3ed158e]
    got-intrigue who=1 n=1
738 1 pass [888332f3]
739 2 reveal [9f5de36c]
    turned-up who=2 card=III.4
740 2 play [05540a41]
    played who=2 card=III.4
741 0 let [8b519c8b]
742 3 let [78d31177]
    scored who=2 card=III.4 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
743 2 coin:desdemona [8772118c]
    no-drama-coin who=2
744 2 pass [21c2c94e]
745 3 reveal [9dfac132]
    turned-up who=3 card=III.14
746 3 improv [3e683e81]
    improvised who=3
747 3 draw:script [ddf711cc]
748 3 bury:III.11 [768ef2df]
    drew who=3 pile=script
    buried who=3 pile=script
749 3 exit [30400030]
    exiting who=3 card=III.14
750 0 let [a7045e7c]
    got-intrigue who=3 n=1
751 3 pass [13084307]
752 0 improv [3dd01951]
    improvised who=0
753 0 draw:script [1cf467ca]
754 0 bury:III.5 [376eaacc]
    drew who=0 pile=script
    buried who=0 pile=script
755 0 reveal [86d5222b]
    turned-up who=0 card=III.3
756 0 exit [5e1bc567]
    exiting who=0 card=III.3
    got-intrigue who=0 n=1
757 0 pass [4942b86e]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=6
758 1 pass [fee6d1e7]
759 2 show:no-drama [10b6b9b9]
    no-drama who=2
    drew who=2 pile=staging
760 2 pass [18ef4754]
761 3 pass [edfdcb35]
762 0 pass [731e6664]
763 0 place:III.12 [ff0c04b5]
764 1 place:III.11 [0683ea36]
765 2 place:revive [fb6c1901]
766 3 place:take-the-lead [24ca7a6d]
    placed-all
767 1 pass [b1c3bc7e]
768 2 pass [6fa20663]
769 3 show:exchange [be6e2583]
770 3 at:0 [da12839d]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
771 0 let [0e139184]
772 3 give:villainy [6d5c4aa7]
    traded who=3 whom=0
773 3 improv [ec358026]
    improvised who=3
774 3 switch:III.13 [6107048f]
    switched who=3
775 3 pass [04b013b1]
776 0 pass [155d452f]
777 1 improv [1cc4bd97]
    improvised who=1
778 1 draw:staging [4baee0a9]
779 1 bury:seize [0c4b9342]
    drew who=1 pile=staging
    buried who=1 pile=staging
780 1 reveal [58293457]
    turned-up who=1 card=III.11
781 1 play [4bb9c9b4]
    played who=1 card=III.11
782 0 let [b25121b7]
    scored who=1 card=III.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
783 1 coin:desdemona [afb0a61d]
    no-drama-coin who=1
784 1 pass [9a2bfb5f]
785 2 reveal [702ec252]
    turned-up who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
786 2 pass [a7c72ed2]
787 3 reveal [813b841f]
    turned-up who=3 card=III.13
788 3 exit [1789a03f]
    exiting who=3 card=III.13
789 0 let [bdbb0476]
    got-intrigue who=3 n=1
790 3 pass [347a1202]
791 0 reveal [77abd5ed]
    turned-up who=0 card=III.12
792 0 improv [c93c6d01]
    improvised who=0
793 0 draw:script [22e5e9a4]
794 0 bury-placed [f420b32f]
    drew who=0 pile=script
    buried who=0 pile=script
    turned-up who=0 card=III.5
795 0 exit [708c8c7e]
    exiting who=0 card=III.5
    got-intrigue who=0 n=1
796 0 pass [48d30aa3]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=11
    drew who=3 pile=staging
    scene-began scene=7
797 1 improv [3caa265a]
    improvised who=1
798 1 draw:staging [29c2798c]
799 1 bury:exchange [c07e51b4]
    drew who=1 pile=staging
    buried who=1 pile=staging
800 1 pass [b0756e31]
801 2 show:no-drama [64b3eade]
    no-drama who=2
    drew who=2 pile=staging
802 2 pass [72418594]
803 3 pass [c2eea15d]
804 0 pass [bf1b0d55]
805 0 place:take-the-lead [ade6d842]
806 1 place:no-drama [8470fb15]
807 2 place:III.12 [8d14750c]
808 3 place:take-the-lead [264f6ae5]
    placed-all
809 1 pass [dec3b016]
810 2 show:exchange [1e024e20]
811 2 at:0 [848823d0]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
812 0 let [eb639b14]
813 2 give:revive [58224f70]
    traded who=2 whom=0
814 2 pass [41aa95c5]
815 3 improv [5b7b12d5]
    improvised who=3
816 3 switch:take-the-lead [c5c4425f]
    switched who=3
817 3 pass [4ea3f081]
818 0 improv [64795470]
    improvised who=0
819 0 switch:villainy [0cd03fff]
    switched who=0
820 0 pass [b3f8618a]
821 1 reveal [62c16f55]
    turned-up who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
822 1 pass [cf7c4182]
823 2 reveal [7cf6f63d]
    turned-up who=2 card=III.12
824 2 exit [8d2b8f98]
    exiting who=2 card=III.12
    got-intrigue who=2 n=1
825 2 pass [aa6e2e3e]
826 3 reveal [d6533ac6]
    turned-up who=3 card=take-the-lead
827 3 play [0e731c9f]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
828 3 pass [993f889d]
829 0 reveal [a82086de]
    turned-up who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
830 0 pass [f18eafc6]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=8
831 0 pass [7a7a90aa]
832 1 improv [c9582340]
    improvised who=1
833 1 draw:staging [29a2512f]
834 1 bury:miscue [d05501c4]
    drew who=1 pile=staging
    buried who=1 pile=staging
835 1 pass [ce78331e]
836 2 improv [a7936ece]
    improvised who=2
837 2 draw:staging [9583e18d]
838 2 bury:revive [a30a0ceb]
    drew who=2 pile=staging
    buried who=2 pile=staging
839 2 pass [6bc3c7c3]
840 3 pass [6accd899]
841 0 place:take-the-lead [b6dc7bf0]
842 1 place:III.3 [12f30815]
843 2 place:seize [a8a1df16]
844 3 place:III.6 [6351f42d]
    placed-all
845 0 pass [75f2785c]
846 1 pass [0623f408]
847 2 pass [9164f077]
848 3 pass [6de086c7]
849 0 reveal [e2380b69]
    turned-up who=0 card=take-the-lead
850 0 improv [3a608dc2]
    improvised who=0
851 0 draw:staging [9951e69d]
852 0 bury:revive [6051a588]
    drew who=0 pile=staging
    buried who=0 pile=staging
853 0 play [22d9eab1]
    aimed who=0 card=take-the-lead whom=3
    took-lead who=0 whom=3
854 0 show:exchange [3c6d0f20]
855 0 at:1 [095b248d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
856 0 give:miscue [8ad6080f]
    traded who=0 whom=1
857 0 pass [8babfb63]
858 1 reveal [79689b66]
    turned-up who=1 card=III.3
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
859 1 pass [5ec42f44]
860 2 reveal [5ebb7101]
    turned-up who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
861 2 pass [0b38c730]
862 3 reveal [a8d65dd0]
    turned-up who=3 card=III.6
863 3 exit [3e502ed3]
    exiting who=3 card=III.6
    got-intrigue who=3 n=1
864 3 pass [fb83b7be]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    reshuffled pile=staging n=17
    scene-began scene=9
865 1 pass [3a45ad25]
866 2 improv [7e2ff246]
    improvised who=2
867 2 draw:staging [6ac229fb]
868 2 bury:III.9 [97c79849]
    drew who=2 pile=staging
    buried who=2 pile=script
869 2 pass [06fb4ce6]
870 3 pass [c1ccbdd3]
871 0 pass [92feca84]
872 0 place:III.10 [6fd04b3a]
873 1 place:take-the-lead [9026554f]
874 2 place:miscue [2348ea67]
875 3 place:revive [80ded0ea]
    placed-all
876 1 improv [8d2ef4b4]
    improvised who=1
877 1 switch:revive [67eae4e5]
    switched who=1
878 1 pass [90437d8f]
879 2 pass [c736b7b6]
880 3 improv [14dfde7e]
    improvised who=3
881 3 switch:villainy [673b86c8]
    switched who=3
882 3 pass [73e6ea61]
883 0 pass [eddc465f]
884 1 reveal [14ebd4f7]
    turned-up who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
885 1 pass [fda3d08f]
886 2 reveal [e6413f3f]
    turned-up who=2 card=miscue
887 2 exit [25f1d354]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
888 2 pass [47f0ff4d]
889 3 reveal [9618bb15]
    turned-up who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
890 3 pass [f4786dae]
891 0 reveal [ebcf803d]
    turned-up who=0 card=III.10
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
892 0 pass [b2d71766]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=10
893 1 improv [2ad424f9]
    improvised who=1
894 1 draw:script [03981922]
895 1 bury:III.5 [4bc57b4d]
    drew who=1 pile=script
    buried who=1 pile=script
896 1 pass [6a8afeb6]
897 2 pass [2ad5f2d0]
898 3 improv [d2e507b0]
    improvised who=3
899 3 draw:script [76842ade]
900 3 bury:III.2 [7892b2a6]
    drew who=3 pile=script
    buried who=3 pile=script
901 3 pass [701febfa]
902 0 improv [292ccbd6]
    improvised who=0
903 0 draw:script [5b1fe065]
904 0 bury:III.1 [5abaef32]
    drew who=0 pile=script
    buried who=0 pile=script
905 0 pass [e8586c18]
906 0 place:villainy [64ec37a9]
907 1 place:seize [a23201f4]
908 2 place:seize [ac3b4a81]
909 3 place:revive [80e46356]
    placed-all
910 1 pass [d3b31e94]
911 2 improv [75f46f33]
    improvised who=2
912 2 switch:seize [bbfc8f1f]
    switched who=2
913 2 pass [61ab68e4]
914 3 pass [79696741]
915 0 pass [c32c797e]
916 1 reveal [ce77c229]
    turned-up who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
917 1 pass [51b92b44]
918 2 reveal [1183590e]
    turned-up who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
919 2 pass [32dfa817]
920 3 reveal [2428c24f]
    turned-up who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
921 3 pass [c6076597]
922 0 reveal [0d134bd7]
    turned-up who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
923 0 pass [59458cce]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=4
    scene-began scene=11
924 1 improv [3eab2433]
    improvised who=1
925 1 draw:script [9ea4ef24]
926 1 bury:III.5 [2ba69e66]
    drew who=1 pile=script
    buried who=1 pile=script
927 1 pass [8a816f0b]
928 2 pass [7629e214]
929 3 pass [72c3cefe]
930 0 pass [2763724a]
931 0 place:seize [2baf0205]
932 1 place:take-the-lead [4be8789b]
933 2 place:take-the-lead [f9c3bfdd]
934 3 place:III.7 [4e78e1e7]
    placed-all
935 1 pass [8089109d]
936 2 pass [1db985a2]
937 3 improv [fdeb4be3]
    improvised who=3
938 3 switch:III.1 [3a5465b8]
    switched who=3
939 3 pass [ca97e884]
940 0 pass [1aa37af8]
941 1 reveal [07d387fb]
    turned-up who=1 card=take-the-lead
942 1 play [9c2e4aab]
    aimed who=1 card=take-the-lead whom=0
943 0 seize [0736a152]
944 2 let [e9a7a4be]
    seized by=0 who=1 card=take-the-lead
    got-spotlight who=0 n=1
945 2 improv [1086e7f6]
    improvised who=2
946 0 let [edf001b3]
947 2 draw:script [3f849190]
948 2 bury:III.2 [58a6821f]
    drew who=2 pile=script
    buried who=2 pile=script
949 2 reveal [5a719221]
    turned-up who=2 card=take-the-lead
950 2 exit [54d3c40c]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
951 2 pass [cf455102]
952 3 reveal [45063d98]
    turned-up who=3 card=III.1
953 3 play [a71c735a]
    played who=3 card=III.1
954 0 let [788e3e48]
    scored who=3 card=III.1 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=cassio
955 3 pass [3a9d9325]
    drew who=0 pile=staging
956 1 draw:staging [3d0043ef]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=12
957 1 pass [68ca1967]
958 2 improv [6b4f7ef3]
    improvised who=2
959 0 spotlight [ce8a7e8d]
    stole-spotlight by=0 who=2
    blocked who=2
960 3 pass [5070e39b]
961 0 pass [fe2f2eaf]
962 0 place:exchange [695edaee]
963 1 place:miscue [726e0cf9]
964 2 place:III.10 [ce1e44b9]
965 3 place:III.7 [2e194768]
    placed-all
966 1 pass [71fa6f2c]
967 2 pass [ed1c0e70]
968 3 pass [f4f1a74c]
969 0 pass [f1b9f2a3]
970 1 reveal [c8cd6b5e]
    turned-up who=1 card=miscue
971 1 exit [2c0a1373]
    exiting who=1 card=miscue
972 3 let [b329c056]
    got-intrigue who=1 n=1
973 1 pass [75611d38]
974 2 reveal [fa7df35d]
    turned-up who=2 card=III.10
975 2 play [8cb9f130]
    played who=2 card=III.10
976 3 let [cb47d1e8]
    scored who=2 card=III.10 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
977 2 pass [34e1245e]
978 3 coin:cassio [f3fcd2bd]
    used-coin who=3 coin=cassio
979 3 draw:staging [b0b576a8]
980 3 bury:no-drama [dbf9f409]
    drew who=3 pile=staging
    buried who=3 pile=staging
981 3 improv [6d441249]
    improvised who=3
982 3 draw:script [2c8716e3]
983 3 bury-placed [0aa72dea]
    drew who=3 pile=script
    buried who=3 pile=script
984 3 show:exchange [006b35b3]
985 3 at:1 [ec01eade]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
986 1 let [bf95e5fb]
987 3 give:no-drama [22764e4e]
    traded who=3 whom=1
988 3 reveal [0d165be3]
    turned-up who=3 card=III.12
989 3 exit [5de50aee]
    exiting who=3 card=III.12
    got-intrigue who=3 n=1
990 3 pass [47e1fb3b]
991 0 reveal [9093c6d6]
    turned-up who=0 card=exchange
992 0 play [be4bbe06]
993 0 at:2 [02e87726]
    aimed who=0 card=exchange whom=2
994 2 let [7517904c]
995 0 give:take-the-lead [cd3b49ea]
    traded who=0 whom=2
996 0 pass [6f06efd4]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=13
997 1 pass [90b7ebc2]
998 2 show:exchange [823d896f]
999 2 at:1 [8e178d21]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1000 1 show:no-drama [7f46f7d0]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=2 whom=1
1001 2 pass [d3aec8e5]
1002 3 pass [f5b207fd]
1003 0 pass [d34efd6b]
1004 0 place:III.15 [68c3480e]
1005 1 place:exchange [23697086]
1006 2 place:exchange [bafc5359]
1007 3 place:III.6 [0faa86d9]
    placed-all
1008 1 pass [f0abb835]
1009 2 coin:othello [54e77065]
    used-coin-at who=2 coin=othello whom=0
    took-lead who=2 whom=0
1010 2 improv [3009e3b3]
    improvised who=2
1011 2 switch:seize [7d085509]
    switched who=2
1012 2 pass [aacf9c6c]
1013 3 improv [1d1a1c81]
    improvised who=3
1014 3 switch:III.8 [32f904ef]
    switched who=3
1015 3 pass [41577d69]
1016 0 pass [f6831812]
1017 3 reveal [dc482e17]
    turned-up who=3 card=III.8
1018 3 play [7e06d020]
    played who=3 card=III.8
    scored who=3 card=III.8 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=othello
1019 3 pass [c3d0ff7c]
1020 0 reveal [1b92b374]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
1021 0 pass [054d2c81]
1022 1 reveal [9c8f6d3b]
    turned-up who=1 card=exchange
1023 1 exit [eec81fdb]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1024 1 pass [2004b7c7]
1025 2 show:exchange [5fef85ed]
1026 2 at:3 [f387dac2]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1027 3 let [1bd74912]
1028 2 give:III.3 [64eceab0]
    traded who=2 whom=3
1029 2 reveal [1aab8c3c]
    turned-up who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1030 2 pass [5aed1988]
    drew who=2 pile=script
    reshuffled pile=script n=2
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=14
1031 3 improv [df1e2c08]
    improvised who=3
1032 3 draw:script [f13e2d18]
1033 3 bury:III.3 [db8c33fa]
    drew who=3 pile=script
    buried who=3 pile=script
1034 3 coin:othello [9274b48e]
    used-coin-at who=3 coin=othello whom=2
1035 2 let [603cd5e8]
    took-lead who=3 whom=2
1036 3 pass [99a930f7]
1037 0 pass [2a45f369]
1038 1 pass [d73f2092]
1039 2 show:no-drama [db202dbc]
    no-drama who=2
    drew who=2 pile=staging
1040 2 pass [70b707ba]
1041 0 place:III.5 [2804aa9a]
1042 1 place:III.2 [d5e90914]
1043 2 place:III.6 [13425409]
1044 3 place:villainy [c457baca]
    placed-all
1045 0 pass [0e5a0271]
1046 1 pass [56ab6130]
1047 2 pass [f710d3d9]
1048 3 pass [60c79185]
1049 0 reveal [e2fef4a0]
    turned-up who=0 card=III.5
    exiting who=0 card=III.5
1050 1 let [1e3e6126]
    got-intrigue who=0 n=1
1051 0 pass [95a4f72c]
1052 1 improv [7f729f81]
    improvised who=1
1053 1 draw:staging [c396bb1f]
1054 1 bury-placed [e1b1885b]
    drew who=1 pile=staging
    buried who=1 pile=script
1055 1 reveal [8395ba3c]
    turned-up who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1056 1 pass [87f01262]
1057 2 reveal [f7ca7128]
    turned-up who=2 card=III.6
1058 2 exit [d0982d37]
    exiting who=2 card=III.6
    got-intrigue who=2 n=1
1059 2 pass [0bbc6a1c]
1060 3 reveal [d41469f7]
    turned-up who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
1061 3 pass [4b471119]
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=2 pile=staging
    reshuffled pile=staging n=20
    scene-began scene=15
1062 0 pass [855c3df4]
1063 1 improv [8a42b543]
    improvised who=1
1064 1 draw:script [f7ef9694]
1065 1 bury:III.13 [7a322577]
    drew who=1 pile=script
    buried who=1 pile=script
1066 1 pass [99213c8e]
1067 2 show:no-drama [ed1ab838]
    no-drama who=2
    drew who=2 pile=staging
1068 2 pass [28443de4]
1069 3 improv [75b2ee1a]
    improvised who=3
1070 3 draw:script [fcb77161]
1071 3 bury:III.15 [52fcf2a2]
    drew who=3 pile=script
    buried who=3 pile=script
1072 3 pass [85926100]
1073 0 place:take-the-lead [58030d6b]
1074 1 place:III.12 [773063e7]
1075 2 place:III.7 [c549bf2d]
1076 3 place:III.6 [5ba9cc79]
    placed-all
1077 0 pass [c22f4408]
1078 1 pass [dd9cd579]
1079 2 pass [e6b2ca5d]
1080 3 pass [fe8f612b]
1081 0 reveal [a99f12d0]
    turned-up who=0 card=take-the-lead
1082 0 play [a324ab3e]
    aimed who=0 card=take-the-lead whom=3
    took-lead who=0 whom=3
1083 0 pass [b79cb229]
1084 1 reveal [f6b403b2]
    turned-up who=1 card=III.12
1085 1 exit [430fd967]
    exiting who=1 card=III.12
    got-intrigue who=1 n=1
1086 1 pass [4949633b]
1087 2 reveal [a0039b3a]
    turned-up who=2 card=III.7
    played who=2 card=III.7
    failed who=2 card=III.7
1088 2 pass [7224fb35]
1089 3 reveal [442bb2f0]
    turned-up who=3 card=III.6
1090 3 play [45d55d42]
    played who=3 card=III.6
    scored who=3 card=III.6 n=1
    got-coin who=3 coin=emilia
    got-handkerchief who=3
1091 3 pass [d80d9020]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=16
1092 1 improv [4b6a42d9]
    improvised who=1
1093 1 draw:staging [2622f21e]
1094 1 bury:take-the-lead [475887ce]
    drew who=1 pile=staging
    buried who=1 pile=staging
1095 1 pass [f5a945fa]
1096 2 show:exchange [b8648afb]
1097 2 at:0 [2d9625ac]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1098 0 let [64cd7c89]
1099 2 give:seize [7824c165]
    traded who=2 whom=0
1100 2 pass [85aa93a1]
1101 3 pass [2e2d200c]
1102 0 pass [de4da899]
1103 0 place:III.14 [c475a494]
1104 1 place:take-the-lead [8817dd91]
1105 2 place:seize [b11990d7]
1106 3 place:take-the-lead [93ea4479]
    placed-all
1107 1 pass [522ba44e]
1108 2 pass [89f48070]
1109 3 pass [4f36ea94]
1110 0 improv [9351d567]
    improvised who=0
1111 0 switch:III.13 [49e9ce20]
    switched who=0
1112 0 pass [573fb967]
1113 1 reveal [b5eb88ee]
    turned-up who=1 card=take-the-lead
1114 1 exit [3cd15f59]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1115 1 pass [e2874324]
1116 2 show:exchange [fde67234]
1117 2 at:0 [f6bc03a9]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1118 2 give:villainy [ae9d7a75]
    traded who=2 whom=0
1119 2 reveal [27e66856]
    turned-up who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1120 2 pass [d24f7ff7]
1121 3 reveal [fe2dd927]
    turned-up who=3 card=take-the-lead
1122 3 play [6de30076]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
1123 3 pass [ae029304]
1124 0 reveal [cebf4597]
    turned-up who=0 card=III.13
1125 0 exit [f27be7ed]
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
1126 0 pass [b5194aec]
    drew who=3 pile=script
    reshuffled pile=script n=3
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=17
1127 0 pass [6f8fac7d]
1128 1 improv [6101e017]
    improvised who=1
1129 1 draw:staging [de9b01b5]
1130 1 bury:III.5 [7382806e]
    drew who=1 pile=staging
    buried who=1 pile=script
1131 1 pass [8fd4a094]
1132 2 improv [7ffe3232]
    improvised who=2
1133 2 draw:script [e63e70b7]
1134 2 bury:III.9 [de49bbb0]
    drew who=2 pile=script
    buried who=2 pile=script
1135 2 pass [1983e8bf]
1136 3 pass [7a5ff4a3]
1137 0 place:villainy [e6a4348c]
1138 1 place:villainy [e2a6d127]
1139 2 place:III.12 [0fcf92cc]
1140 3 place:take-the-lead [8ba200ea]
    placed-all
1141 0 pass [32e77e37]
1142 1 pass [50aa597c]
1143 2 pass [307a69d3]
1144 3 pass [c038a539]
1145 0 improv [d5414195]
    improvised who=0
1146 0 draw:staging [2960b9fa]
1147 0 bury:miscue [6e194cc5]
    drew who=0 pile=staging
    buried who=0 pile=staging
1148 0 reveal [05150678]
    turned-up who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1149 0 pass [1141e3ab]
1150 1 reveal [00e6f210]
    turned-up who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1151 1 pass [f2d577b1]
1152 2 reveal [9dcd6dcc]
    turned-up who=2 card=III.12
1153 2 play [36f30812]
    played who=2 card=III.12
    scored who=2 card=III.12 n=1
    got-coin who=2 coin=othello
    got-handkerchief who=2
1154 2 pass [2e306875]
1155 3 reveal [bb7ef489]
    turned-up who=3 card=take-the-lead
1156 3 exit [09eab469]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
1157 3 coin:emilia [b3a0d42a]
    used-coin-at who=3 coin=emilia whom=2
    stole-coin who=3 coin=othello whom=2
1158 3 coin:othello [bf3ca561]
1159 3 at:1 [e16515e3]
    used-coin-at who=3 coin=othello whom=1
1160 1 let [da0f8f27]
    gave-lead who=3 whom=1
1161 3 pass [9209243e]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=18
1162 2 pass [4b0d9239]
1163 3 pass [271f56de]
1164 0 improv [8e02327f]
    improvised who=0
1165 0 bury:seize [d6201512]
    drew who=0 pile=staging
    buried who=0 pile=staging
1166 0 show:exchange [3577a12c]
1167 0 at:1 [c653b267]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1168 1 let [dcc8eeb0]
1169 0 give:exchange [2a6646a6]
    traded who=0 whom=1
1170 0 pass [fdbb7548]
1171 1 show:exchange [1d897222]
1172 1 at:3 [733b0db0]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1173 3 let [6f0c6ae1]
1174 1 give:miscue [28efad3f]
    traded who=1 whom=3
1175 1 pass [b706b958]
1176 0 place:III.14 [1b19085f]
1177 1 place:III.5 [c0165c00]
1178 2 place:III.7 [73423d76]
1179 3 place:III.9 [a8cf9ea1]
    placed-all
1180 2 pass [549fd6ff]
1181 3 pass [0e0f26f7]
1182 0 pass [e2b28c06]
1183 1 improv [a035a0c9]
    improvised who=1
1184 1 switch:III.13 [2518d3e8]
    switched who=1
1185 1 pass [668174c3]
1186 2 reveal [61c17a65]
    turned-up who=2 card=III.7
    played who=2 card=III.7
1187 3 let [559cb69f]
    scored who=2 card=III.7 n=1
    half-curtain
    got-coin who=2 coin=iago
1188 2 pass [94d71f72]
1189 3 improv [18ffc4c9]
    improvised who=3
1190 3 bury:III.15 [f368b0c6]
    drew who=3 pile=staging
    buried who=3 pile=script
1191 3 reveal [45f22534]
    turned-up who=3 card=III.9
    exiting who=3 card=III.9
    got-intrigue who=3 n=1
1192 3 pass [0f8cb3f1]
1193 0 reveal [e799ed82]
    turned-up who=0 card=III.14
1194 0 exit [68d0204f]
    exiting who=0 card=III.14
    got-intrigue who=0 n=1
1195 0 pass [a0118842]
1196 1 reveal [a867ab4e]
    turned-up who=1 card=III.13
    exiting who=1 card=III.13
    got-intrigue who=1 n=1
1197 1 pass [14fc0e8b]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=19
1198 2 pass [b261e985]
1199 3 improv [d828ec1a]
    improvised who=3
1200 3 draw:staging [c075b920]
1201 3 bury:revive [bf292ae4]
    drew who=3 pile=staging
    buried who=3 pile=staging
1202 3 pass [9fa08eab]
1203 0 show:exchange [3f6982b1]
1204 0 at:2 [3d1ffa05]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1205 0 give:revive [40bb7642]
    traded who=0 whom=2
1206 0 improv [a4ed5e89]
    improvised who=0
1207 0 draw:script [d942c3b0]
1208 0 bury:III.2 [6080f767]
    drew who=0 pile=script
    buried who=0 pile=script
1209 0 pass [de11b595]
1210 1 improv [18e0e995]
    improvised who=1
1211 1 draw:staging [983fd662]
1212 1 bury:revive [46d8f33b]
    drew who=1 pile=staging
    buried who=1 pile=staging
1213 1 pass [56a0371a]
1214 0 place:take-the-lead [ce32927a]
1215 1 place:seize [8622d0cb]
1216 2 place:seize [fe40a016]
1217 3 place:no-drama [e64bfd38]
    placed-all
1218 2 pass [acc92434]
1219 3 pass [e3e0d279]
1220 0 pass [b5e01287]
1221 1 pass [4f38d0fd]
1222 2 coin:iago [a3e6290b]
1223 2 wound:bianca [5052d7a4]
    used-iago who=2 character=bianca
    wounded who=2 character=bianca n=1 total=3
1224 2 reveal [218e53fe]
    turned-up who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1225 2 pass [2993e605]
1226 3 reveal [5cff0c88]
    turned-up who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1227 3 pass [ec57f951]
1228 0 reveal [8b0240a5]
    turned-up who=0 card=take-the-lead
1229 0 exit [2cb7db0d]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1230 0 pass [282e9a67]
1231 1 reveal [150e8899]
    turned-up who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1232 1 pass [6cbaec4f]
    drew who=1 pile=script
    reshuffled pile=script n=3
    script-again
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    script-empty
    scene-began scene=20
1233 2 improv [6caaf62e]
    improvised who=2
1234 2 bury:III.9 [e5ea846d]
    drew who=2 pile=staging
    buried who=2 pile=script
1235 2 pass [8e6cee56]
1236 3 improv [be61dc5f]
    improvised who=3
1237 3 draw:script [cd3f043f]
1238 3 bury:III.3 [72c5a405]
    drew who=3 pile=script
    buried who=3 pile=script
1239 3 pass [abec1552]
1240 0 pass [bb30e99d]
1241 1 pass [48d275cb]
1242 0 place:III.14 [ea4c4847]
1243 1 place:III.2 [bec7456b]
1244 2 place:revive [18e3da39]
1245 3 place:III.13 [befb4f47]
    placed-all
1246 2 pass [682c84e8]
1247 3 pass [018017d5]
1248 0 pass [11174c70]
1249 1 improv [3aa8d61d]
    improvised who=1
1250 1 switch:III.5 [c0ff312b]
    switched who=1
1251 1 pass [0d52d1d9]
1252 2 reveal [04708c42]
    turned-up who=2 card=revive
    exiting who=2 card=revive
1253 0 let [a96b9243]
    got-intrigue who=2 n=1
1254 2 pass [29d6f9e2]
1255 3 reveal [c3021906]
    turned-up who=3 card=III.13
1256 3 exit [c42db357]
    exiting who=3 card=III.13
1257 0 let [ae12b15f]
    got-intrigue who=3 n=1
1258 3 pass [e1b319c6]
1259 0 improv [fe129c4f]
    improvised who=0
1260 0 draw:staging [3b462406]
1261 0 bury-placed [d95d4630]
    reshuffled pile=staging n=19
    staging-empty n=1
    drew who=0 pile=staging
    buried who=0 pile=script
1262 0 reveal [d9104076]
    turned-up who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1263 0 pass [eb891656]
1264 1 reveal [cd16323f]
    turned-up who=1 card=III.5
1265 1 exit [f25212de]
    exiting who=1 card=III.5
    got-intrigue who=1 n=1
1266 1 pass [d2587129]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=2
    scene-began scene=21
1267 2 pass [220c6c72]
1268 3 improv [bf3fed65]
    improvised who=3
1269 3 draw:staging [99937e28]
1270 3 bury:take-the-lead [06a7c80e]
    drew who=3 pile=staging
    buried who=3 pile=staging
1271 3 pass [6b935cdf]
1272 0 pass [3a2013ad]
1273 1 pass [cb26ed89]
1274 0 place:III.15 [32dc131d]
1275 1 place:villainy [3fa32f69]
1276 2 place:seize [ca9029ec]
1277 3 place:seize [99482324]
    placed-all
1278 2 pass [c2fb582e]
1279 3 pass [0e3e7898]
1280 0 improv [b8b8af8a]
    improvised who=0
1281 0 switch:miscue [2482210f]
    switched who=0
1282 0 pass [b8b80d65]
1283 1 improv [bca9cb5c]
    improvised who=1
1284 1 switch:villainy [22e9fb17]
    switched who=1
1285 1 pass [973b00bd]
1286 2 reveal [1c4e0ab3]
    turned-up who=2 card=seize
1287 2 exit [a306d1ca]
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1288 2 pass [a2514f41]
1289 3 reveal [516553f0]
    turned-up who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1290 3 pass [00f225ee]
1291 0 reveal [9eccb654]
    turned-up who=0 card=miscue
1292 0 exit [9a66af14]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1293 0 pass [d5a1c8ac]
1294 1 reveal [a95a88d7]
    turned-up who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1295 1 pass [f7109985]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=22
1296 2 pass [ececc2fd]
1297 3 improv [d28738ab]
    improvised who=3
1298 3 bury:take-the-lead [6042de34]
    drew who=3 pile=staging
    buried who=3 pile=staging
1299 3 show:exchange [cb2745ec]
1300 3 at:0 [86eea6f7]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1301 0 let [5d12c185]
1302 3 give:take-the-lead [ff692077]
    traded who=3 whom=0
1303 3 pass [781f5d75]
1304 0 show:exchange [922fe48b]
1305 0 at:2 [3f0bc5d0]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1306 2 let [4558d658]
1307 0 give:III.15 [dc59a9fb]
    traded who=0 whom=2
1308 0 pass [b4d74199]
1309 1 improv [d42f7243]
    improvised who=1
1310 1 bury:villainy [05b71640]
    drew who=1 pile=staging
    buried who=1 pile=staging
1311 1 show:exchange [0ca4a408]
1312 1 at:3 [2a9a6dcd]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1313 1 give:exchange [b09f9dcc]
    traded who=1 whom=3
1314 1 pass [9058331b]
1315 0 place:take-the-lead [f5939a29]
1316 1 place:III.5 [9281daf9]
1317 2 place:seize [62a50563]
1318 3 place:III.9 [96d7d8c0]
    placed-all
1319 2 improv [33be5ef1]
    improvised who=2
1320 2 switch:III.15 [1311e8b2]
    switched who=2
1321 2 pass [22f1026a]
1322 3 show:exchange [57f3f611]
1323 3 at:0 [ff617cb2]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1324 0 let [d293776f]
1325 3 give:no-drama [4b1a6c13]
    traded who=3 whom=0
1326 3 pass [7bd60fb5]
1327 0 show:no-drama [0af87872]
    no-drama who=0
    drew who=0 pile=staging
1328 0 show:exchange [5d0de0cd]
1329 0 at:3 [0bd2ba8d]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1330 0 give:seize [346296ba]
    traded who=0 whom=3
1331 0 pass [1467597e]
1332 1 pass [0fa4f50d]
1333 2 reveal [220327a6]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    scored who=2 card=III.15 n=2
    got-intrigue who=2 n=2
    act-ended act=III
    tallied who=0 n=2
    tallied who=1 n=7
    tallied who=2 n=17
    tallied who=3 n=6
    lead-cast who=0
1334 2 trade:spotlight [650f11cd]
    traded-tokens who=2 n=0 total=1
1335 0 discard:take-the-lead [977212cb]
    discarded who=0 card=take-the-lead
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    act-began act=IV who=0
    scene-began scene=1
1336 1 pass [1cb48170]
1337 2 pass [c63d9ab4]
1338 3 pass [b2f2c1fd]
1339 0 pass [eb036ecc]
1340 0 place:IV.3 [a7314ef0]
1341 1 place:IV.7 [f6a227b2]
1342 2 place:IV.11 [f4ac1ce0]
1343 3 place:IV.14 [4d50d358]
    placed-all
1344 1 pass [ea2a9f37]
1345 2 pass [4750775b]
1346 3 pass [fd286790]
1347 0 pass [434ef406]
1348 1 reveal [3259d3ea]
    turned-up who=1 card=IV.7
1349 1 play [acde44cc]
    played who=1 card=IV.7
1350 2 let [1ba97df2]
    scored who=1 card=IV.7 n=1
    wounded who=1 character=desdemona n=1 total=5
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1351 1 pass [b67a3e6e]
1352 2 reveal [2ecbc022]
    turned-up who=2 card=IV.11
1353 2 exit [ce199cfc]
    exiting who=2 card=IV.11
    got-intrigue who=2 n=1
1354 2 pass [cdd96ae4]
1355 3 reveal [994017df]
    turned-up who=3 card=IV.14
    exiting who=3 card=IV.14
    got-intrigue who=3 n=1
1356 3 pass [d782bb2a]
1357 0 reveal [d9d5f77f]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    scored who=0 card=IV.3 n=3
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1358 0 show:no-drama [ad465cbc]
    no-drama who=0
    drew who=0 pile=staging
1359 0 coin:iago [2a495373]
1360 0 wound:lodovico [ddf5c399]
    used-iago who=0 character=lodovico
    wounded who=0 character=lodovico n=1 total=2
1361 0 pass [aa3c04ea]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=2
1362 1 coin:othello [052e6fd3]
    used-coin-at who=1 coin=othello whom=0
1363 2 let [ba54a4b6]
    took-lead who=1 whom=0
1364 1 improv [105cca08]
    improvised who=1
1365 2 spotlight [f018d4b5]
    stole-spotlight by=2 who=1
    blocked who=1
1366 2 pass [aa6811d1]
1367 3 improv [28f4c8f1]
    improvised who=3
1368 3 draw:script [113a3281]
1369 3 bury:IV.4 [9f2bfbff]
    drew who=3 pile=script
    buried who=3 pile=script
1370 3 pass [15b2a627]
1371 0 pass [1306712e]
1372 0 place:take-the-lead [7efddff2]
1373 1 place:no-drama [610931f6]
1374 2 place:take-the-lead [8c85b57b]
1375 3 place:take-the-lead [e2fd8ee3]
    placed-all
1376 2 pass [1196c83c]
1377 3 pass [ee8d777a]
1378 0 pass [779be8c8]
1379 1 pass [3c7ac426]
1380 2 improv [99159df4]
    improvised who=2
1381 2 draw:script [7560696a]
1382 2 bury:IV.1 [84c4b26f]
    drew who=2 pile=script
    buried who=2 pile=script
1383 2 reveal [6f3bfc98]
    turned-up who=2 card=take-the-lead
1384 2 play [cefe47e9]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1385 2 pass [6fc4aaca]
1386 3 reveal [4eb98aa7]
    turned-up who=3 card=take-the-lead
1387 3 play [710445a8]
    aimed who=3 card=take-the-lead whom=2
    took-lead who=3 whom=2
1388 3 pass [86c67321]
1389 0 reveal [edfdaf8a]
    turned-up who=0 card=take-the-lead
1390 0 exit [e22b89ee]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1391 0 pass [caad5c89]
1392 1 reveal [0e5635c2]
    turned-up who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1393 1 pass [79d04742]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=3
1394 0 improv [800e7e48]
    improvised who=0
1395 0 draw:script [6dcfdd78]
1396 0 bury:IV.13 [02f51c3e]
    drew who=0 pile=script
    buried who=0 pile=script
1397 0 pass [5d2fefb0]
1398 1 pass [44e4aa0c]
1399 2 pass [44f24484]
1400 3 pass [7c9ca242]
1401 0 place:IV.10 [2af312af]
1402 1 place:take-the-lead [db1365ba]
1403 2 place:IV.2 [4767d4d8]
1404 3 place:IV.6 [eca0cfe1]
    placed-all
1405 0 pass [0755207f]
1406 1 pass [9b940748]
1407 2 pass [61e784bb]
1408 3 pass [2ea441dd]
1409 0 reveal [884e619c]
    turned-up who=0 card=IV.10
1410 0 exit [044e2630]
    exiting who=0 card=IV.10
1411 1 let [ac33158a]
    got-intrigue who=0 n=1
1412 0 pass [9de0c0f0]
1413 1 reveal [e7470d54]
    turned-up who=1 card=take-the-lead
1414 1 improv [8e03fbb1]
    improvised who=1
1415 1 draw:script [7dcab354]
1416 1 bury:IV.5 [f2d0b456]
    drew who=1 pile=script
    buried who=1 pile=script
1417 1 play [94ec8c4f]
    aimed who=1 card=take-the-lead whom=3
    took-lead who=1 whom=3
1418 1 pass [6400d6ff]
1419 2 reveal [9e899bde]
    turned-up who=2 card=IV.2
    exiting who=2 card=IV.2
    got-intrigue who=2 n=1
1420 2 pass [40b59fef]
1421 3 reveal [d82cda99]
    turned-up who=3 card=IV.6
    exiting who=3 card=IV.6
    got-intrigue who=3 n=1
1422 3 pass [9c9b0c94]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
1423 2 improv [df1fad20]
    improvised who=2
1424 2 draw:script [f68ab306]
1425 2 bury:IV.9 [0bbf5e44]
    drew who=2 pile=script
    buried who=2 pile=script
1426 2 pass [2236de98]
1427 3 pass [d5105d8a]
1428 0 pass [bbdeeb3b]
1429 1 pass [d8dcf688]
1430 0 place:miscue [3b769cfb]
1431 1 place:IV.8 [a6cebc3f]
1432 2 place:IV.13 [74aa7f12]
1433 3 place:seize [2965aa66]
    placed-all
1434 2 pass [0a7eb5f0]
1435 3 pass [19ddb904]
1436 0 improv [9c0ac0b8]
    improvised who=0
1437 0 switch:take-the-lead [de56201a]
    switched who=0
1438 0 pass [5a11476d]
1439 1 pass [6ed50435]
1440 2 reveal [7d540680]
    turned-up who=2 card=IV.13
1441 2 exit [7d9a1d16]
    exiting who=2 card=IV.13
1442 3 seize [9661d3b1]
    seized by=3 who=2 card=IV.13
    scored who=3 card=IV.13 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=roderigo
1443 3 pass [69b52636]
1444 0 reveal [330eaa6c]
    turned-up who=0 card=take-the-lead
1445 0 play [51f56f1d]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1446 0 pass [3c8a3c07]
1447 1 reveal [c5af5caa]
    turned-up who=1 card=IV.8
1448 1 exit [6ae5e990]
    exiting who=1 card=IV.8
    got-intrigue who=1 n=1
1449 1 pass [79701652]
    drew who=0 pile=script
    drew who=1 pile=staging
    reshuffled pile=staging n=20
1450 2 draw:script [6213b5b6]
    drew who=2 pile=script
    reshuffled pile=script n=6
    drew who=3 pile=staging
    scene-began scene=5
1451 1 pass [ead8aa55]
1452 2 pass [fd8a7581]
1453 3 improv [f6ec24fa]
    improvised who=3
1454 3 draw:script [873e71f5]
1455 3 bury:IV.15 [6d46d2bb]
    drew who=3 pile=script
    buried who=3 pile=script
1456 3 coin:roderigo [cca64dd8]
1457 3 at:1 [d2c57ee9]
    used-coin-at who=3 coin=roderigo whom=1
1458 1 let [5351596a]
1459 3 give:take-the-lead [944f0c23]
    traded who=3 whom=1
1460 3 pass [259fc474]
1461 0 pass [74f37df3]
1462 0 place:IV.12 [097da42a]
1463 1 place:IV.4 [e7d32ab2]
1464 2 place:revive [83927b9a]
1465 3 place:IV.8 [80f8d0d1]
    placed-all
1466 1 pass [95ec7a8b]
1467 2 pass [aeb50db2]
1468 3 pass [d8ada181]
1469 0 pass [a808cc0a]
1470 1 improv [ef674c1d]
    improvised who=1
1471 1 draw:script [0ea5e234]
1472 1 bury-placed [9327ee63]
    drew who=1 pile=script
    buried who=1 pile=script
1473 1 reveal [8faf62d2]
    turned-up who=1 card=IV.10
1474 1 exit [54b22824]
    exiting who=1 card=IV.10
    got-intrigue who=1 n=1
1475 1 pass [fa684ba6]
1476 2 reveal [7d730b26]
    turned-up who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1477 2 pass [976fde43]
1478 3 reveal [91e91bc4]
    turned-up who=3 card=IV.8
1479 3 play [3a43ff19]
    played who=3 card=IV.8
    scored who=3 card=IV.8 n=1
    got-intrigue who=3 n=2
1480 3 pass [ad2bf547]
1481 0 reveal [bef82eeb]
    turned-up who=0 card=IV.12
    exiting who=0 card=IV.12
    got-intrigue who=0 n=1
1482 0 pass [fde28386]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=6
1483 1 pass [ac513020]
1484 2 improv [4624c076]
    improvised who=2
1485 2 draw:script [ed708480]
1486 2 bury:IV.2 [4af70e65]
    drew who=2 pile=script
    buried who=2 pile=script
1487 2 pass [10bb43d3]
1488 3 pass [3094cd1f]
1489 0 show:exchange [1a3997fc]
1490 0 at:3 [195ae6e7]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1491 3 let [7b901035]
1492 0 give:exchange [3d56292f]
    traded who=0 whom=3
1493 0 improv [bcdfe7b4]
    improvised who=0
1494 0 draw:staging [6e4af61a]
1495 0 bury:IV.5 [c1fcd725]
    drew who=0 pile=staging
    buried who=0 pile=script
1496 0 pass [00cf0a3e]
1497 0 place:miscue [653be3a4]
1498 1 place:take-the-lead [632806a4]
1499 2 place:villainy [55f1210e]
1500 3 place:IV.1 [e8724a24]
    placed-all
1501 1 improv [77444429]
    improvised who=1
1502 1 switch:revive [18459114]
    switched who=1
1503 1 pass [d5e9bf41]
1504 2 pass [e74b3813]
1505 3 pass [d995f04b]
1506 0 pass [07bfc006]
1507 1 show:exchange [3a6bb170]
1508 1 at:2 [4f6cc6dd]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1509 3 let [6952185b]
1510 1 give:villainy [c62de7b7]
    traded who=1 whom=2
1511 1 reveal [669d8104]
    turned-up who=1 card=revive
    exiting who=1 card=revive
1512 3 let [83e4e45e]
    got-intrigue who=1 n=1
1513 1 pass [fb6206fb]
1514 2 reveal [2d8a4615]
    turned-up who=2 card=villainy
    exiting who=2 card=villainy
1515 3 let [5d75c860]
    got-intrigue who=2 n=1
1516 2 pass [85efdb23]
1517 3 show:exchange [db95bc64]
1518 3 at:1 [8cf2ac1d]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1519 1 let [c58c3c6c]
1520 3 give:take-the-lead [7ed4bd31]
    traded who=3 whom=1
1521 3 improv [36609766]
    improvised who=3
1522 3 draw:script [9decf8e0]
1523 3 bury-placed [b84277b3]
    drew who=3 pile=script
    buried who=3 pile=script
1524 3 show:exchange [767d6cd5]
1525 3 at:2 [45142191]
    showed-exchange who=3 whom=2
    drew who=3 pile=staging
1526 2 let [b13fe4ba]
1527 3 give:take-the-lead [c2d9ec6a]
    traded who=3 whom=2
1528 3 reveal [1d5fae33]
    turned-up who=3 card=IV.14
    exiting who=3 card=IV.14
    got-intrigue who=3 n=1
1529 3 pass [5f9a47af]
1530 0 reveal [8610b7be]
    turned-up who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1531 0 pass [ed585a87]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=7
1532 1 pass [f8ac34e6]
1533 2 pass [caeae31d]
1534 3 pass [b23513e7]
1535 0 improv [f68f4ec1]
    improvised who=0
1536 0 draw:staging [525c8ccc]
1537 0 bury:seize [366e60af]
    drew who=0 pile=staging
    buried who=0 pile=staging
1538 0 pass [36651566]
1539 0 place:take-the-lead [b3635f80]
1540 1 place:IV.15 [6de00747]
1541 2 place:IV.9 [00f54c2a]
1542 3 place:miscue [dc756295]
    placed-all
1543 1 pass [a8b4ec7f]
1544 2 pass [bbeda5f4]
1545 3 show:no-drama [8de48827]
    no-drama who=3
    drew who=3 pile=staging
1546 3 pass [1b947bcb]
1547 0 pass [79b587a2]
1548 1 reveal [90b7cf6e]
    turned-up who=1 card=IV.15
1549 1 improv [419ba2ad]
    improvised who=1
1550 1 draw:script [d6192761]
1551 1 bury:IV.11 [29869b0d]
    drew who=1 pile=script
    buried who=1 pile=script
    played who=1 card=IV.15
1552 2 let [5205339d]
1553 3 let [81c37ccf]
    scored who=1 card=IV.15 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
    act-ended act=IV
    tallied who=0 n=5
    tallied who=1 n=10
    tallied who=2 n=16
    tallied who=3 n=8
    lead-cast who=0
1554 0 discard:take-the-lead [4e635459]
    discarded who=0 card=take-the-lead
1555 3 discard:miscue [a71aa6b9]
    discarded who=3 card=miscue
1556 3 discard:villainy [1dffe6a2]
    discarded who=3 card=villainy
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    act-began act=V who=0
    scene-began scene=1
1557 1 pass [9458904f]
1558 2 improv [8ec8b5bc]
    improvised who=2
1559 2 draw:script [037f9c95]
1560 2 bury:V.5 [3117d40e]
    drew who=2 pile=script
    buried who=2 pile=script
1561 2 pass [bbf80fbe]
1562 3 improv [54225cbe]
    improvised who=3
1563 3 draw:script [c281b668]
1564 3 bury:V.14 [d2fd9e93]
    drew who=3 pile=script
    buried who=3 pile=script
1565 3 pass [b70a30a8]
1566 0 pass [036669b8]
1567 0 place:V.8 [70651814]
1568 1 place:take-the-lead [adb72908]
1569 2 place:villainy [89ab0cbe]
1570 3 place:seize [1200ab57]
    placed-all
1571 1 improv [01f1ae55]
    improvised who=1
1572 1 switch:V.1 [ba5d2ed8]
    switched who=1
1573 1 pass [f81932e3]
1574 2 pass [dde05db2]
1575 3 pass [d18fa1d9]
1576 0 pass [d2c5030d]
1577 1 coin:desdemona [d68e91b4]
    no-drama-coin who=1
1578 1 reveal [3cc31c6e]
    turned-up who=1 card=V.1
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
1579 1 pass [83c2243b]
1580 2 reveal [1de24410]
    turned-up who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1581 2 pass [d7cf4a61]
1582 3 reveal [cf98fb19]
    turned-up who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1583 3 pass [631057ab]
1584 0 reveal [22471a07]
    turned-up who=0 card=V.8
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
1585 0 pass [38b745b2]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=2
1586 1 show:no-drama [1477a818]
    no-drama who=1
    drew who=1 pile=staging
1587 1 pass [7a62039f]
1588 2 pass [f24f01ed]
1589 3 pass [5750799b]
1590 0 pass [d972c82f]
1591 0 place:seize [80fbe2c1]
1592 1 place:take-the-lead [4c2a9989]
1593 2 place:V.13 [079f1937]
1594 3 place:miscue [73fc775a]
    placed-all
1595 1 pass [815d9be0]
1596 2 improv [a070588a]
    improvised who=2
1597 2 switch:V.12 [1b770dba]
    switched who=2
1598 2 pass [b5c80021]
1599 3 pass [28c60fda]
1600 0 show:exchange [e93f7822]
1601 0 at:2 [7565e4e9]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1602 0 give:seize [45370962]
    traded who=0 whom=2
1603 0 pass [6cf601c4]
1604 1 reveal [41fdcc17]
    turned-up who=1 card=take-the-lead
1605 1 exit [438d0b8f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1606 1 pass [eb8c160a]
1607 2 reveal [aa37e71a]
    turned-up who=2 card=V.12
    exiting who=2 card=V.12
1608 0 seize [0b54c062]
1609 3 let [5ad76aeb]
    seized by=0 who=2 card=V.12
    scored who=0 card=V.12 n=1
    died character=emilia
    took-wounds who=0 n=1
1610 3 reveal [2de415df]
    turned-up who=3 card=miscue
1611 3 improv [a3dfe44f]
    improvised who=3
1612 3 draw:staging [69ff6f1b]
1613 3 bury:V.2 [4e31adaa]
    drew who=3 pile=staging
    buried who=3 pile=script
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1614 3 pass [3b5fd7cc]
    drew who=0 pile=staging
    drew who=1 pile=script
1615 2 draw:staging [90cf8c35]
    drew who=2 pile=staging
    drew who=3 pile=script
    scene-began scene=3
1616 1 pass [3ee0b3c1]
1617 2 pass [46a33ea0]
1618 3 pass [9856b3c8]
1619 0 pass [6aa860b5]
1620 0 place:V.11 [0febe3ce]
1621 1 place:revive [7db8ee6d]
1622 2 place:V.13 [6e32df5a]
1623 3 place:V.3 [bd1c7eab]
    placed-all
1624 1 pass [f832c7d1]
1625 2 pass [ac0ba923]
1626 3 improv [659f06da]
    improvised who=3
1627 3 switch:seize [25da185a]
    switched who=3
1628 3 pass [929ba131]
1629 0 pass [6ca5647f]
1630 1 improv [1e8ac2b0]
    improvised who=1
1631 1 draw:staging [a5aede27]
1632 1 bury:V.4 [93ed166a]
    drew who=1 pile=staging
    buried who=1 pile=script
1633 1 reveal [d08e7632]
    turned-up who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1634 1 pass [e2799906]
1635 2 reveal [4956c4a7]
    turned-up who=2 card=V.13
    played who=2 card=V.13
    scored who=2 card=V.13 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1636 2 coin:othello [d1d0f357]
    used-coin-at who=2 coin=othello whom=0
    took-lead who=2 whom=0
1637 2 pass [ba550083]
1638 3 reveal [c03d6553]
    turned-up who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1639 3 pass [98184acf]
1640 0 reveal [c273aea5]
    turned-up who=0 card=V.11
1641 0 play [43bc100f]
    played who=0 card=V.11
    set-aside card=V.11 character=emilia
    got-coin who=0 coin=emilia
1642 2 let [5cc57677]
    got-handkerchief who=0
1643 0 pass [d59c1817]
    drew who=2 pile=staging
    reshuffled pile=staging n=21
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=4
1644 3 improv [204715da]
    improvised who=3
1645 3 draw:staging [e84257ab]
1646 3 bury:V.6 [0862de5c]
    drew who=3 pile=staging
    buried who=3 pile=script
1647 3 pass [c8f31c86]
1648 0 pass [c733099e]
1649 1 improv [4bd7f76d]
    improvised who=1
1650 1 draw:staging [b49c8127]
1651 1 bury:V.7 [32d5aaed]
    drew who=1 pile=staging
    buried who=1 pile=script
1652 1 pass [f4ee4886]
1653 2 pass [fbbe0e76]
1654 0 place:take-the-lead [214c64fb]
1655 1 place:miscue [36340913]
1656 2 place:seize [16c7b956]
1657 3 place:V.16 [8b327645]
    placed-all
1658 3 pass [4d584c4e]
1659 0 pass [50911dba]
1660 1 pass [539b8b3a]
1661 2 pass [a00987e2]
1662 3 reveal [3da14b04]
    turned-up who=3 card=V.16
    played who=3 card=V.16
1663 2 seize [477ea90f]
    seized by=2 who=3 card=V.16
    scored who=2 card=V.16 n=4
    died character=othello
    act-ended act=V
    tallied who=0 n=10
    tallied who=1 n=10
    tallied who=2 n=19
    tallied who=3 n=8
    iago-bonus who=0 n=1
    iago-bonus who=1 n=1
    company-bonus who=1 n=2
    iago-bonus who=2 n=2
    company-bonus who=2 n=2
    game-ended
scores [11, 13, 23, 8] winners [2]
