set-up [f303c704]
    play-began
    lead-cast who=0
    drew who=0 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=2 pile=staging
    dealt who=0 n=3 total=6
    dealt who=1 n=3 total=6
    dealt who=2 n=3 total=6
    act-began act=I who=0
    scene-began scene=1
1 1 pass [33d0eb48]
2 2 improv [bde4f781]
    improvised who=2
3 0 let [cbda8cc2]
4 1 let [7c287971]
5 2 draw:script [a52eb673]
6 2 bury:I.3 [c5b27755]
    drew who=2 pile=script
    buried who=2 pile=script
7 2 show:exchange [5e5b7315]
8 2 at:0 [33e0afa4]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
9 0 spotlight [229d634b]
10 1 let [58838c18]
    stole-spotlight by=0 who=2
11 2 let [af02276e]
    blocked who=2
12 0 improv [42f352d6]
    improvised who=0
13 1 spotlight [017ee65e]
14 2 spotlight [51dff22b]
    stole-spotlight by=1 who=0
15 0 show:no-drama [9c7a96aa]
    no-drama who=0
    drew who=0 pile=staging
    defeated who=0 by=1
16 0 draw:staging [7e1f944e]
17 0 bury:I.2 [120d5cab]
    drew who=0 pile=staging
    buried who=0 pile=script
18 0 pass [91b16427]
19 0 place:revive [d88dddf5]
20 1 place:take-the-lead [81ac1e5b]
21 2 place:villainy [0e18f796]
    placed-all
22 1 improv [e1579b2a]
    improvised who=1
23 2 let [eb7fd64c]
24 1 switch:I.11 [ccdc6770]
    switched who=1
25 1 pass [ea196548]
26 2 pass [84ea0a47]
27 0 pass [ce88206e]
28 1 reveal [a1c6cbc0]
    turned-up who=1 card=I.11
    exiting who=1 card=I.11
29 0 let [c7e62c8e]
30 2 let [1202a5ac]
    got-intrigue who=1 n=1
31 1 pass [0f8c0c34]
32 2 reveal [104f60a3]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
33 0 let [bbb67cfd]
    got-intrigue who=2 n=1
34 2 pass [d2df506c]
35 0 reveal [5fbe832e]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
36 0 pass [1a436a69]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=2
37 1 improv [15cfcd67]
    improvised who=1
38 2 spotlight [4512d9d0]
    stole-spotlight by=2 who=1
39 1 let [59c931a2]
    blocked who=1
40 2 pass [c1314a1c]
41 0 improv [9c6b7329]
    improvised who=0
42 0 draw:script [728c14c8]
43 0 bury:I.4 [07d4ce6a]
    drew who=0 pile=script
    buried who=0 pile=script
44 0 pass [f31ad550]
45 0 place:I.10 [169a9e71]
46 1 place:I.9 [70db675c]
47 2 place:seize [b94ee660]
    placed-all
48 1 pass [da1d1ffe]
49 2 improv [903e7581]
    improvised who=2
50 2 switch:I.12 [6ef9c50f]
    switched who=2
51 2 pass [f20ce810]
52 0 pass [902c9cc5]
53 1 reveal [f46de909]
    turned-up who=1 card=I.9
    played who=1 card=I.9
54 0 let [c9986ff6]
55 2 let [41707149]
    scored who=1 card=I.9 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
56 1 pass [9cabea8f]
57 2 reveal [388b6ad7]
    turned-up who=2 card=I.12
    played who=2 card=I.12
58 0 let [2876216c]
    failed who=2 card=I.12
59 2 pass [4909ed00]
60 0 reveal [139c47a1]
    turned-up who=0 card=I.10
    exiting who=0 card=I.10
    got-intrigue who=0 n=1
61 0 pass [6a46b7aa]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=3
62 1 pass [e109b51c]
63 2 improv [8923d388]
    improvised who=2
64 2 draw:staging [14e5c321]
65 2 bury:no-drama [5599e09f]
    drew who=2 pile=staging
    buried who=2 pile=staging
66 2 pass [ba46d6fd]
67 0 improv [05c801d3]
    improvised who=0
68 0 draw:script [976a2df6]
69 0 bury:I.5 [aff84ba5]
    drew who=0 pile=script
    buried who=0 pile=script
70 0 pass [7bbcf481]
71 0 place:seize [68630246]
72 1 place:I.8 [9b14bf08]
73 2 place:I.7 [44974709]
    placed-all
74 1 coin:desdemona [11bbaa24]
    no-drama-coin who=1
75 1 improv [a7261134]
    improvised who=1
76 1 switch:villainy [cf5837ca]
    switched who=1
77 1 pass [05e93cdf]
78 2 pass [2e4b2471]
79 0 pass [6853fab6]
80 1 reveal [7017f200]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
81 1 pass [74411627]
82 2 reveal [e2985db0]
    turned-up who=2 card=I.7
83 2 play [1e026c82]
    played who=2 card=I.7
84 0 let [20d88451]
    scored who=2 card=I.7 n=1
    got-intrigue who=2 n=2
85 2 pass [f2286172]
86 0 reveal [68a0a957]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
87 0 pass [4c8441ae]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=3
    drew who=2 pile=staging
    scene-began scene=4
88 1 improv [2968d124]
    improvised who=1
89 1 draw:script [abf64d76]
90 1 bury:I.8 [d276db6f]
    drew who=1 pile=script
    buried who=1 pile=script
91 1 pass [3b3267e5]
92 2 improv [0a3eeda4]
    improvised who=2
93 2 draw:staging [9c7882d1]
94 2 bury:I.6 [0364bced]
    drew who=2 pile=staging
    buried who=2 pile=script
95 2 pass [d3205e1b]
96 0 improv [43f03c4e]
    improvised who=0
97 0 draw:staging [ed1fd922]
98 0 bury:take-the-lead [5a766875]
    drew who=0 pile=staging
    buried who=0 pile=staging
99 0 pass [698acc35]
100 0 place:I.3 [4e75949f]
101 1 place:I.12 [a4af82c3]
102 2 place:I.1 [b00d81bb]
    placed-all
103 1 pass [3b0eeb4a]
104 2 show:exchange [0d7cade5]
105 2 at:1 [c8c3a4c9]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
106 1 let [dc299d6c]
107 2 give:miscue [39f544f7]
    traded who=2 whom=1
108 2 pass [bfd8b223]
109 0 pass [7ad771bb]
110 1 reveal [3162d475]
    turned-up who=1 card=I.12
    played who=1 card=I.12
111 0 let [bedd76b8]
112 2 let [58af9994]
    failed who=1 card=I.12
113 1 pass [fe2a6fea]
114 2 reveal [e8304ff9]
    turned-up who=2 card=I.1
115 2 play [6ecfdef2]
    played who=2 card=I.1
116 0 let [8f669790]
    scored who=2 card=I.1 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
117 2 coin:roderigo [779332f2]
118 2 at:1 [c022d57f]
    used-coin-at who=2 coin=roderigo whom=1
119 1 let [c79f895b]
120 2 look [4b65e411]
    looked who=2 whom=1
121 2 take:I.5 [965ca727]
122 2 give:no-drama [187bc5f3]
    traded who=2 whom=1
123 2 pass [c2838707]
124 0 reveal [d7f6c290]
    turned-up who=0 card=I.3
125 0 exit [fd9602a7]
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
126 0 pass [924bc662]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=5
127 1 show:exchange [d7029fa5]
128 1 at:0 [19647042]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
129 0 let [7f30fb1b]
130 1 give:seize [8f7a3c15]
    traded who=1 whom=0
131 1 improv [8508a00c]
    improvised who=1
132 1 draw:staging [2fa26473]
133 1 bury:no-drama [1b04140e]
    drew who=1 pile=staging
    buried who=1 pile=staging
134 1 pass [838e46d3]
135 2 pass [6c6bd080]
136 0 improv [7bd5b4f3]
    improvised who=0
137 0 draw:script [db5b76c7]
138 0 bury:I.4 [37c4b0e9]
    drew who=0 pile=script
    buried who=0 pile=script
139 0 pass [c7e3ee5d]
140 0 place:I.2 [a17ca155]
141 1 place:take-the-lead [69f9cd29]
142 2 place:revive [8315bdb2]
    placed-all
143 1 pass [395b26d8]
144 2 pass [65172ff3]
145 0 pass [c3e39fb6]
146 1 reveal [aee4e847]
    turned-up-staging who=1 card=take-the-lead
147 1 exit [95b82a18]
    exiting who=1 card=take-the-lead
148 0 let [f5448cca]
    got-intrigue who=1 n=1
149 1 pass [39613f02]
150 2 reveal [4b8c3d47]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
151 0 let [8fca4079]
    got-intrigue who=2 n=1
152 2 pass [bcc09c3c]
153 0 reveal [cd92a3c1]
    turned-up who=0 card=I.2
154 0 exit [5c76f61e]
    exiting who=0 card=I.2
    got-intrigue who=0 n=1
155 0 pass [fa5ddeba]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=6
156 1 improv [259076b0]
    improvised who=1
157 1 draw:script [817f5399]
158 1 bury:I.11 [298d8aa5]
    drew who=1 pile=script
    buried who=1 pile=script
159 1 show:exchange [a3642c40]
160 1 at:0 [03018c3a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
161 0 let [3b478cb9]
162 1 give:miscue [37867c1d]
    traded who=1 whom=0
163 1 show:exchange [79515e1f]
164 1 at:0 [31df6e7b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
165 0 let [3f3d1b12]
166 1 give:I.10 [3787e5b3]
    traded who=1 whom=0
167 1 pass [70fc344e]
168 2 pass [b89c0620]
169 0 improv [4ee28cfd]
    improvised who=0
170 0 draw:staging [0e382777]
171 0 bury:seize [f2edb1de]
    drew who=0 pile=staging
    buried who=0 pile=staging
172 0 pass [53d49d28]
173 0 place:take-the-lead [45a5c129]
174 1 place:villainy [1438448b]
175 2 place:take-the-lead [de0c4749]
    placed-all
176 1 pass [6f8b8c63]
177 2 pass [8c56af13]
178 0 pass [64a12e9c]
179 1 reveal [fe57e013]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
180 0 let [76bc1249]
181 2 let [6ce4bbdf]
    got-intrigue who=1 n=1
182 1 pass [c97a9b06]
183 2 improv [7b698fbc]
    improvised who=2
184 2 draw:script [1583fcb3]
185 2 bury:I.5 [9fffea79]
    drew who=2 pile=script
    buried who=2 pile=script
186 2 reveal [6f32cbab]
    turned-up-staging who=2 card=take-the-lead
187 2 play [34f7642b]
    aimed who=2 card=take-the-lead whom=0
188 0 show:no-drama [4ad49b1d]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=2 whom=0
189 2 pass [e7c05cd3]
190 0 reveal [11a0f6ec]
    turned-up-staging who=0 card=take-the-lead
191 0 exit [82c174e7]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
192 0 pass [d823cc5a]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=3
    drew who=2 pile=script
    scene-began scene=7
193 1 pass [16e147ce]
194 2 pass [531115fa]
195 0 improv [4d85cba7]
    improvised who=0
196 0 draw:script [7f8d530e]
197 0 bury:I.10 [9edb96c4]
    drew who=0 pile=script
    buried who=0 pile=script
198 0 pass [f7dbd2be]
199 0 place:I.11 [a760c5e9]
200 1 place:seize [68b453ea]
201 2 place:I.4 [72273d80]
    placed-all
202 1 pass [b94e769c]
203 2 pass [477b438e]
204 0 pass [fc817452]
205 1 reveal [3d8b47fe]
    turned-up-staging who=1 card=seize
206 1 exit [bba7e4c5]
    exiting who=1 card=seize
    got-intrigue who=1 n=1
207 1 pass [4f205f5a]
208 2 reveal [63c3d561]
    turned-up who=2 card=I.4
209 2 exit [c5ca857f]
    exiting who=2 card=I.4
    got-intrigue who=2 n=1
210 2 pass [741c296a]
211 0 reveal [820d0c85]
    turned-up who=0 card=I.11
212 0 play [19ca5171]
    played who=0 card=I.11
    scored who=0 card=I.11 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
213 0 pass [559d6814]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    scene-began scene=8
214 1 improv [dba1ca69]
    improvised who=1
215 1 draw:staging [3f8ba685]
216 1 bury:revive [a0a44498]
    drew who=1 pile=staging
    buried who=1 pile=staging
217 1 pass [863eb785]
218 2 pass [e7d1c93e]
219 0 improv [36326db4]
    improvised who=0
220 0 draw:script [bf6bbcb0]
221 0 bury:I.2 [37d1b0a3]
    drew who=0 pile=script
    buried who=0 pile=script
222 0 pass [3f17843a]
223 0 place:take-the-lead [1c812abf]
224 1 place:villainy [ede1f5c7]
225 2 place:seize [c6829ee0]
    placed-all
226 1 pass [19ef8e31]
227 2 pass [6c4d7b46]
228 0 pass [cedeef58]
229 1 reveal [1337d07e]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
230 2 let [41d4f434]
    got-intrigue who=1 n=1
231 1 pass [de07b592]
232 2 reveal [23296ebe]
    turned-up-staging who=2 card=seize
233 2 improv [8c60e149]
    improvised who=2
234 2 draw:script [bc115ed9]
235 2 bury:I.3 [227f30b4]
    drew who=2 pile=script
    buried who=2 pile=script
    exiting who=2 card=seize
    got-intrigue who=2 n=1
236 2 pass [3c511fb9]
237 0 reveal [17062ce2]
    turned-up-staging who=0 card=take-the-lead
238 0 play [c8f30b12]
239 0 at:2 [138296f5]
    aimed who=0 card=take-the-lead whom=2
240 2 let [8aacb249]
    gave-lead who=0 whom=2
241 0 coin:iago [c7084f78]
242 0 wound:desdemona [d9049383]
    used-iago who=0 character=desdemona
    wounded who=0 character=desdemona n=1 total=5
243 0 pass [8f7a00ad]
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=9
244 0 pass [6f59cd98]
245 1 pass [4f608c0a]
246 2 pass [8688f555]
247 0 place:miscue [ebc1693e]
248 1 place:I.12 [c1dfdf25]
249 2 place:I.2 [32d17d18]
    placed-all
250 0 pass [04cee53b]
251 1 pass [45410277]
252 2 pass [eb0d1bc1]
253 0 reveal [cc065432]
    turned-up-staging who=0 card=miscue
254 0 play [30c62c42]
255 0 at:2 [7e8b251b]
    aimed who=0 card=miscue whom=2
256 1 let [12385151]
257 2 let [ee84be07]
    must-switch whom=2
    drew who=0 pile=staging
258 2 switch:I.8 [2051535a]
    switched who=2
259 0 place:seize [eb0f4b9c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
260 0 pass [eb7cddfc]
261 1 improv [97405f25]
    improvised who=1
262 1 bury:I.5 [debc02e9]
    drew who=1 pile=staging
    buried who=1 pile=script
263 1 show:no-drama [4dc1973d]
    no-drama who=1
    drew who=1 pile=staging
264 1 reveal [bfc64eeb]
    turned-up who=1 card=I.12
    played who=1 card=I.12
    scored who=1 card=I.12 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
    act-ended act=I
    tallied who=0 n=1
    tallied who=1 n=3
    tallied who=2 n=2
    lead-cast who=0
265 1 discard:take-the-lead [5b7a15a5]
    discarded who=1 card=take-the-lead
    dealt who=0 n=3 total=6
    dealt who=1 n=3 total=6
    dealt who=2 n=3 total=6
    act-began act=II who=0
    scene-began scene=1
266 1 improv [2684d5fc]
    improvised who=1
267 1 draw:staging [8342faaf]
268 1 bury:II.12 [6ec422a6]
    drew who=1 pile=staging
    buried who=1 pile=script
269 1 pass [3eadc65f]
270 2 pass [39908ddf]
271 0 pass [2ef4dbe3]
272 0 place:miscue [74bb0aff]
273 1 place:II.1 [0691bac3]
274 2 place:II.11 [27aedfaa]
    placed-all
275 1 pass [f269c84b]
276 2 pass [6feec6b5]
277 0 show:exchange [5147a63e]
278 0 at:1 [3f44f1b5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
279 1 let [801a000a]
280 0 give:II.10 [8bb7ae31]
    traded who=0 whom=1
281 0 show:no-drama [c7e2826f]
    no-drama who=0
    drew who=0 pile=staging
282 0 show:exchange [3d0630c3]
283 0 at:1 [5d571ed3]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
284 1 let [c5877fe9]
285 0 give:no-drama [7b5b35ff]
    traded who=0 whom=1
286 0 pass [1c3e0cb5]
287 1 coin:iago [424fd592]
288 1 wound:cassio [5b521617]
    used-iago who=1 character=cassio
    wounded who=1 character=cassio n=1 total=5
289 1 show:no-drama [87a61049]
    no-drama who=1
    drew who=1 pile=staging
290 1 reveal [3bc8b719]
    turned-up who=1 card=II.1
291 1 exit [db6538c8]
    exiting who=1 card=II.1
    got-intrigue who=1 n=1
292 1 pass [d26f403c]
293 2 improv [e01b17ed]
    improvised who=2
294 2 draw:staging [5f286fac]
295 2 bury:take-the-lead [54af515b]
    drew who=2 pile=staging
    buried who=2 pile=staging
296 2 reveal [896a8d07]
    turned-up who=2 card=II.11
    exiting who=2 card=II.11
    got-intrigue who=2 n=1
297 2 pass [a9baec70]
298 0 reveal [945e25e5]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
299 0 pass [b1948ee4]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=2
300 1 pass [96a1d5c7]
301 2 pass [5ac91664]
302 0 pass [96ff34a9]
303 0 place:take-the-lead [3268aba7]
304 1 place:revive [2961a6f4]
305 2 place:seize [b3ca4bad]
    placed-all
306 1 pass [018914c8]
307 2 pass [d92569bc]
308 0 pass [06afd96d]
309 1 reveal [6b32ecb9]
    turned-up-staging who=1 card=revive
310 1 exit [7edef8a6]
    exiting who=1 card=revive
311 0 let [e57f73c2]
312 2 seize [d8d8659d]
    seized by=2 who=1 card=revive
313 1 let [ffdcfad6]
    got-spotlight who=2 n=1
314 0 reveal [65c10d74]
    turned-up-staging who=0 card=take-the-lead
315 0 play [3185b770]
316 0 at:1 [9025ca81]
    aimed who=0 card=take-the-lead whom=1
317 1 let [5637f492]
318 2 spotlight [b2adfc37]
    stole-spotlight by=2 who=0
319 0 let [4ae1e7b4]
    blocked who=0
    drew who=0 pile=script
320 1 draw:staging [341f7f20]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=3
321 1 improv [c6b9f3c7]
    improvised who=1
322 1 draw:staging [60c055f4]
323 1 bury:II.10 [eece6ab2]
    drew who=1 pile=staging
    buried who=1 pile=script
324 1 show:exchange [40f82bf9]
325 1 at:2 [00e757a4]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
326 1 give:villainy [3e3d3f8b]
    traded who=1 whom=2
327 1 pass [54c360d5]
328 2 show:exchange [9773393d]
329 2 at:0 [fa477b44]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
330 0 let [f97c658d]
331 2 give:II.2 [39c3f4c2]
    traded who=2 whom=0
332 2 show:exchange [c120ed8e]
333 2 at:0 [67fc33dd]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
    reshuffled pile=staging n=18
334 0 let [94e92e32]
335 2 give:II.5 [55fbcd77]
    traded who=2 whom=0
336 2 pass [230fc3db]
337 0 pass [c0152976]
338 0 place:II.4 [1101f268]
339 1 place:revive [35ee24ca]
340 2 place:revive [9e750cde]
    placed-all
341 1 pass [b21e304a]
342 2 pass [51fd938e]
343 0 pass [177c1c88]
344 1 reveal [f899ff44]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
345 0 let [ad6e6830]
    got-intrigue who=1 n=1
346 1 pass [a1819840]
347 2 reveal [36dc5ee2]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
348 0 let [14d0ac53]
    got-intrigue who=2 n=1
349 2 pass [6e7b523a]
350 0 reveal [700085b1]
    turned-up who=0 card=II.4
351 0 exit [231d260e]
    exiting who=0 card=II.4
    got-intrigue who=0 n=1
352 0 pass [f5db613d]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=4
353 1 improv [66970f0c]
    improvised who=1
354 1 draw:staging [e8f00bc8]
355 1 bury:seize [8ec73717]
    drew who=1 pile=staging
    buried who=1 pile=staging
356 1 pass [033c77ac]
357 2 pass [e1866a6b]
358 0 show:no-drama [e7ae5d7c]
    no-drama who=0
    drew who=0 pile=staging
359 0 pass [356168f4]
360 0 place:II.8 [137219d5]
361 1 place:II.9 [d21a57d3]
362 2 place:villainy [df66c11b]
    placed-all
363 1 pass [825f2ebf]
364 2 pass [df225881]
365 0 pass [d67ad70f]
366 1 reveal [9933f6ba]
    turned-up who=1 card=II.9
    exiting who=1 card=II.9
367 0 let [479cd651]
368 2 let [c7c60c0d]
    got-intrigue who=1 n=1
369 1 pass [e8855cfc]
370 2 reveal [a9a734eb]
    turned-up-staging who=2 card=villainy
371 2 improv [60bec69a]
    improvised who=2
372 2 draw:script [038792d9]
373 2 bury:II.12 [214e36ca]
    drew who=2 pile=script
    buried who=2 pile=script
    exiting who=2 card=villainy
374 0 let [468cbb6d]
    got-intrigue who=2 n=1
375 2 pass [ddb54e70]
376 0 improv [97464194]
    improvised who=0
377 0 draw:staging [c7cb0056]
378 0 bury:II.3 [3141c0e2]
    drew who=0 pile=staging
    buried who=0 pile=script
379 0 show:exchange [7657bfa0]
380 0 at:2 [7a1b5a29]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
381 2 let [9f4289c5]
382 0 give:miscue [edf40e52]
    traded who=0 whom=2
383 0 reveal [8405fc00]
    turned-up who=0 card=II.8
    exiting who=0 card=II.8
    got-intrigue who=0 n=1
384 0 show:exchange [f0989336]
385 0 at:2 [23ff623e]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
386 2 let [1ececf0f]
387 0 give:II.6 [0d815350]
    traded who=0 whom=2
388 0 pass [d020e898]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=5
389 1 pass [b3f553c7]
390 2 pass [8a827893]
391 0 improv [e56099e6]
    improvised who=0
392 0 draw:staging [184e336f]
393 0 bury:miscue [6dd5af82]
    drew who=0 pile=staging
    buried who=0 pile=staging
394 0 pass [77bce480]
395 0 place:exchange [34c00c7f]
396 1 place:villainy [30bcb968]
397 2 place:take-the-lead [89bec18e]
    placed-all
398 1 improv [7353dbaa]
    improvised who=1
399 1 switch:revive [cb4956e0]
    switched who=1
400 1 pass [c15d8256]
401 2 improv [73c1e3f2]
    improvised who=2
402 2 switch:II.10 [1da39b89]
    switched who=2
403 2 pass [37284095]
404 0 pass [79fbb495]
405 1 reveal [f9dcd38e]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
406 1 pass [607ce482]
407 2 reveal [f7ebe5f2]
    turned-up who=2 card=II.10
    played who=2 card=II.10
    scored who=2 card=II.10 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
408 2 coin:othello [a254b296]
    used-coin-at who=2 coin=othello whom=0
    took-lead who=2 whom=0
409 2 pass [db355924]
410 0 reveal [dad9afb4]
    turned-up-staging who=0 card=exchange
411 0 exit [1777427a]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
412 0 pass [4f1f95c6]
    drew who=2 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=5
    drew who=1 pile=script
    scene-began scene=6
413 0 pass [b8b20ca4]
414 1 pass [92ad8734]
415 2 improv [af6df2ef]
    improvised who=2
416 2 draw:staging [1bea7cd4]
417 2 bury:miscue [2933a108]
    drew who=2 pile=staging
    buried who=2 pile=staging
418 2 pass [8a64b193]
419 0 place:II.3 [51bab2b9]
420 1 place:seize [46677c0d]
421 2 place:II.12 [5c22acf8]
    placed-all
422 0 improv [45510ac2]
    improvised who=0
423 0 switch:II.5 [81540b78]
    switched who=0
424 0 pass [6c800d6d]
425 1 improv [eb3b98ad]
    improvised who=1
426 1 switch:II.8 [91ee1d70]
    switched who=1
427 1 pass [d31a75b4]
428 2 pass [63566014]
429 0 reveal [6a79e41e]
    turned-up who=0 card=II.5
    exiting who=0 card=II.5
    got-intrigue who=0 n=1
430 0 pass [09b30b43]
431 1 reveal [9dfdb6fd]
    turned-up who=1 card=II.8
432 1 play [97af9ffc]
    played who=1 card=II.8
    scored who=1 card=II.8 n=1
    wounded who=1 character=montano n=1 total=1
    died character=montano
    took-wounds who=1 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
433 1 coin:cassio [1fbd03e4]
    used-coin who=1 coin=cassio
434 1 draw:staging [8c85c34b]
435 1 bury:take-the-lead [770775d6]
    drew who=1 pile=staging
    buried who=1 pile=staging
436 1 pass [ef9483ae]
437 2 reveal [95418fcb]
    turned-up who=2 card=II.12
    played who=2 card=II.12
    scored who=2 card=II.12 n=3
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
    act-ended act=II
    tallied who=0 n=1
    tallied who=1 n=5
    tallied who=2 n=7
    lead-cast who=0
    drew who=0 pile=staging
438 1 discard:villainy [f3c9e4d2]
    discarded who=1 card=villainy
439 1 discard:seize [089811a2]
    discarded who=1 card=seize
440 2 discard:villainy [9dd6c997]
    discarded who=2 card=villainy
    dealt who=0 n=4 total=7
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    act-began act=III who=0
    scene-began scene=1
441 1 pass [bb36aba3]
442 2 improv [2bd26513]
    improvised who=2
443 2 draw:script [74210b7c]
444 2 bury:III.14 [03949376]
    drew who=2 pile=script
    buried who=2 pile=script
445 2 pass [7537a434]
446 0 show:exchange [f60ed331]
447 0 at:2 [b3f839f6]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
448 0 give:III.15 [3424e46f]
    traded who=0 whom=2
449 0 improv [21230297]
    improvised who=0
450 0 draw:script [7631e5dd]
451 0 bury:III.1 [4bc9b6ea]
    drew who=0 pile=script
    buried who=0 pile=script
452 0 pass [7775df11]
453 0 place:III.7 [d7d16f1a]
454 1 place:III.4 [00807caf]
455 2 place:III.15 [c5b5a493]
    placed-all
456 1 improv [1c7e2abd]
    improvised who=1
457 1 switch:III.5 [fea8353c]
    switched who=1
458 1 pass [ad14edd8]
459 2 pass [c6923f16]
460 0 pass [29dfb984]
461 1 reveal [3ac7260e]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
    got-intrigue who=1 n=1
462 1 pass [018ba463]
463 2 coin:iago [d12c854a]
464 2 wound:cassio [5ec362a8]
    used-iago who=2 character=cassio
    wounded who=2 character=cassio n=2 total=5
465 2 reveal [602854df]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    failed who=2 card=III.15
466 2 pass [90289677]
467 0 reveal [0368ca38]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    scored who=0 card=III.7 n=3
    half-curtain
    got-coin who=0 coin=iago
    got-handkerchief who=0
468 0 pass [3ca9ea8c]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=2
469 1 pass [75b57ff6]
470 2 pass [6bcc391b]
471 0 pass [43beef1a]
472 0 place:no-drama [9a40e16d]
473 1 place:seize [e2ff7cab]
474 2 place:III.11 [d225429a]
    placed-all
475 1 pass [b5843166]
476 2 pass [2a9ffb11]
477 0 pass [50637856]
478 1 improv [c9bdda7a]
    improvised who=1
479 1 draw:staging [d3424ad5]
480 1 bury:III.3 [4c8cc725]
    drew who=1 pile=staging
    buried who=1 pile=script
481 1 reveal [30994e7c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
482 1 pass [86be8467]
483 2 reveal [b5fb984c]
    turned-up who=2 card=III.11
484 2 exit [75e33850]
    exiting who=2 card=III.11
    got-intrigue who=2 n=1
485 2 pass [bac5d8f2]
486 0 reveal [8af84216]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
487 0 coin:iago [3ee5578b]
488 0 wound:emilia [3c477ba6]
    used-iago who=0 character=emilia
    wounded who=0 character=emilia n=1 total=4
489 0 pass [96515179]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=3
490 1 improv [fac098bf]
    improvised who=1
491 1 draw:staging [59fc3e67]
492 1 bury:take-the-lead [84e457f9]
    drew who=1 pile=staging
    buried who=1 pile=staging
493 1 pass [4b3f254d]
494 2 pass [3ea82ee4]
495 0 pass [0fb9cb44]
496 0 place:take-the-lead [51a397ec]
497 1 place:III.14 [214de75b]
498 2 place:III.13 [30ee9836]
    placed-all
499 1 show:exchange [426e9635]
500 1 at:2 [53df959b]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
501 2 show:no-drama [eeac87f5]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=1 whom=2
502 1 pass [f6a9b30d]
503 2 pass [fce430a6]
504 0 improv [21e7aab2]
    improvised who=0
505 0 switch:take-the-lead [4ecb0598]
    switched who=0
506 0 pass [7dffa8d2]
507 1 reveal [451fd1ef]
    turned-up who=1 card=III.14
508 1 exit [b50623e7]
    exiting who=1 card=III.14
    got-intrigue who=1 n=1
509 1 pass [ee9fa036]
510 2 reveal [d56932e6]
    turned-up who=2 card=III.13
511 2 exit [dd17034e]
    exiting who=2 card=III.13
    got-intrigue who=2 n=1
512 2 pass [9d4a8b92]
513 0 reveal [b7383ab6]
    turned-up-staging who=0 card=take-the-lead
514 0 exit [07e9f8a1]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
515 0 pass [57562f22]
    drew who=0 pile=script
    drew who=1 pile=staging
    reshuffled pile=staging n=16
    drew who=2 pile=staging
    scene-began scene=4
516 1 pass [7477d92b]
517 2 show:no-drama [92c8fa1f]
    no-drama who=2
    drew who=2 pile=staging
518 2 pass [988d2095]
519 0 pass [79dbc2f5]
520 0 place:III.9 [6e4745c4]
521 1 place:take-the-lead [1a8577e4]
522 2 place:III.2 [7dbe0acb]
    placed-all
523 1 pass [3f65ed0e]
524 2 pass [d2b514f3]
525 0 pass [b9563e72]
526 1 improv [b95858d7]
    improvised who=1
527 1 draw:staging [4d9bcbbe]
528 1 bury-placed [1cf6c145]
    drew who=1 pile=staging
    buried who=1 pile=staging
529 1 reveal [7f80d765]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
530 0 let [d807ff17]
    got-intrigue who=1 n=1
531 1 pass [f7df3bda]
532 2 reveal [d08fa57c]
    turned-up who=2 card=III.2
533 2 exit [b182adff]
    exiting who=2 card=III.2
    got-intrigue who=2 n=1
534 2 pass [6fe58ddf]
535 0 improv [791198a9]
    improvised who=0
536 0 draw:script [185917ca]
537 0 bury:III.6 [e313f349]
    drew who=0 pile=script
    buried who=0 pile=script
538 0 reveal [f4b39b3c]
    turned-up who=0 card=III.9
539 0 play [75091e2a]
    played who=0 card=III.9
    scored who=0 card=III.9 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
540 0 pass [d43b35bf]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=6
    drew who=2 pile=staging
    scene-began scene=5
541 1 pass [23718a9e]
542 2 show:exchange [cb210c2d]
543 2 at:1 [275cb7ce]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
544 1 let [e5cf5049]
545 2 give:III.12 [76478a21]
    traded who=2 whom=1
546 2 pass [ae897acc]
547 0 show:exchange [9083fcdc]
548 0 at:2 [c323f7ee]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
549 2 let [e97b0d57]
550 0 give:take-the-lead [d8ee8fbb]
    traded who=0 whom=2
551 0 improv [e1063581]
    improvised who=0
552 0 draw:staging [b8803ce5]
553 0 bury:seize [8e163db0]
    drew who=0 pile=staging
    buried who=0 pile=staging
554 0 pass [33872a2e]
555 0 place:III.8 [3508b342]
556 1 place:III.10 [62565539]
557 2 place:seize [a8dd4c38]
    placed-all
558 1 pass [c751c036]
559 2 pass [21c1cf81]
560 0 pass [81561e1f]
561 1 improv [a40b0065]
    improvised who=1
562 1 draw:staging [43937ec4]
563 1 bury-placed [28ddc4d1]
    drew who=1 pile=staging
    buried who=1 pile=script
564 1 reveal [7985bcbb]
    turned-up-staging who=1 card=exchange
565 1 exit [76ebfc6a]
    exiting who=1 card=exchange
566 2 let [cb69f991]
    got-intrigue who=1 n=1
567 1 pass [967a9840]
568 2 improv [5f0f8b77]
    improvised who=2
569 2 draw:staging [5efec26f]
570 2 bury-placed [dc0dc5da]
    drew who=2 pile=staging
    buried who=2 pile=staging
571 2 reveal [6a5c0d36]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
572 2 pass [1e9e77fa]
573 0 coin:iago [fb2467a0]
574 0 wound:othello [f7a45c0f]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=1 total=6
575 0 reveal [9afcc6a6]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
576 0 pass [44e76808]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=6
577 1 pass [10a2830c]
578 2 pass [b71bc8eb]
579 0 show:exchange [fde16b64]
580 0 at:2 [2996a854]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
581 2 let [13cc3f67]
582 0 give:revive [356a517a]
    traded who=0 whom=2
583 0 pass [8986c221]
584 0 place:III.1 [2d3d1d93]
585 1 place:III.6 [44707636]
586 2 place:III.15 [7a813b1e]
    placed-all
587 1 pass [3db09ccb]
588 2 pass [8603d370]
589 0 pass [67cb181a]
590 1 reveal [8577c909]
    turned-up who=1 card=III.6
591 1 play [d39dcd71]
    played who=1 card=III.6
592 0 let [68013d6f]
593 2 let [2bb27d79]
    scored who=1 card=III.6 n=1
    got-coin who=1 coin=emilia
594 0 let [bb763989]
    got-handkerchief who=1
595 1 pass [28121f86]
596 2 reveal [a7d33fb5]
    turned-up who=2 card=III.15
597 2 improv [a7300062]
    improvised who=2
598 2 draw:staging [a2150902]
599 2 bury:take-the-lead [64aa8dc6]
    drew who=2 pile=staging
    buried who=2 pile=staging
    played who=2 card=III.15
600 0 let [67b5f7fd]
    scored who=2 card=III.15 n=2
    got-intrigue who=2 n=2
    act-ended act=III
    tallied who=0 n=6
    tallied who=1 n=9
    tallied who=2 n=9
    lead-cast who=0
601 0 discard:villainy [bc358924]
    discarded who=0 card=villainy
602 0 discard:seize [08eb3d17]
    discarded who=0 card=seize
603 2 discard:revive [acf01182]
    discarded who=2 card=revive
604 2 discard:revive [8a5c57f8]
    discarded who=2 card=revive
605 2 discard:take-the-lead [cc3103c3]
    discarded who=2 card=take-the-lead
    dealt who=0 n=4 total=7
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    act-began act=IV who=0
    scene-began scene=1
606 1 improv [b7351f0e]
    improvised who=1
607 1 draw:script [102b36bf]
608 1 bury:IV.12 [c1ad8cdf]
    drew who=1 pile=script
    buried who=1 pile=script
609 1 pass [3db3eed3]
610 2 improv [6f38104b]
    improvised who=2
611 2 draw:staging [a6885802]
612 2 bury:IV.11 [143d3115]
    drew who=2 pile=staging
    buried who=2 pile=script
613 2 pass [2c50e4e9]
614 0 pass [003fa0bb]
615 0 place:IV.1 [bbea3b48]
616 1 place:IV.5 [31a51398]
617 2 place:IV.4 [269c657d]
    placed-all
618 1 pass [74741c31]
619 2 pass [55cec6f1]
620 0 pass [59f21668]
621 1 reveal [cd69fb8e]
    turned-up who=1 card=IV.5
622 1 play [ef6a327d]
    played who=1 card=IV.5
623 0 let [9a6a3f0e]
624 2 let [77b544da]
    scored who=1 card=IV.5 n=1
625 1 pass [08a70aef]
626 2 reveal [bf908e5a]
    turned-up who=2 card=IV.4
    exiting who=2 card=IV.4
627 0 let [fbbe6526]
    got-intrigue who=2 n=1
628 2 pass [5f7c4c17]
629 0 improv [1c46c737]
    improvised who=0
630 0 draw:staging [c8daec85]
631 0 bury:seize [97495a10]
    drew who=0 pile=staging
    buried who=0 pile=staging
632 0 reveal [549ce8bb]
    turned-up who=0 card=IV.1
633 0 play [a389724b]
    played who=0 card=IV.1
    scored who=0 card=IV.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
634 0 pass [98b4470d]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=2
635 1 pass [9dd747f8]
636 2 pass [402a8ffe]
637 0 show:exchange [f2776480]
638 0 at:2 [5b835bd7]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
639 2 let [4db520f5]
640 0 give:IV.7 [e498ff49]
    traded who=0 whom=2
641 0 improv [91641063]
    improvised who=0
642 0 draw:staging [9ef7bb14]
643 0 bury:villainy [73547ef3]
    drew who=0 pile=staging
    buried who=0 pile=staging
644 0 pass [b8f096e2]
645 0 place:take-the-lead [3bdbf9f7]
646 1 place:miscue [2eac6103]
647 2 place:IV.2 [e39bd16a]
    placed-all
648 1 pass [e561bb81]
649 2 improv [3282b275]
    improvised who=2
650 2 switch:take-the-lead [39f2db0a]
    switched who=2
651 2 pass [b99e5f8d]
652 0 pass [61484848]
653 1 reveal [9bebf381]
    turned-up-staging who=1 card=miscue
654 1 exit [9a3b829c]
    exiting who=1 card=miscue
655 2 let [745e822e]
    got-intrigue who=1 n=1
656 1 coin:emilia [e0fa377d]
    used-coin-at who=1 coin=emilia whom=0
    stole-coin who=1 coin=iago whom=0
657 1 pass [d11647a0]
658 2 reveal [1b338d24]
    turned-up-staging who=2 card=take-the-lead
659 2 play [5afa5431]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
660 2 pass [94944236]
661 0 reveal [8b4a8400]
    turned-up-staging who=0 card=take-the-lead
662 0 play [fe32817a]
    aimed who=0 card=take-the-lead whom=2
663 2 let [5105876b]
    took-lead who=0 whom=2
664 0 pass [fd308020]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=3
665 1 pass [986e13b3]
666 2 improv [a0a19331]
    improvised who=2
667 2 draw:staging [127ef159]
668 2 bury:IV.7 [1d9aa9a1]
    drew who=2 pile=staging
    buried who=2 pile=script
669 2 pass [1c26340d]
670 0 pass [75e41db3]
671 0 place:IV.13 [094d4cd5]
672 1 place:IV.3 [e4ba9f79]
673 2 place:take-the-lead [74d87b4a]
    placed-all
674 1 improv [8987fa46]
    improvised who=1
675 1 switch:miscue [c9fbba7d]
    switched who=1
676 1 pass [e4683ccf]
677 2 pass [89f88cb0]
678 0 pass [4f7163d3]
679 1 reveal [e03c6dfd]
    turned-up-staging who=1 card=miscue
680 1 exit [4536acfc]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
681 1 coin:iago [a465f75a]
682 1 wound:emilia [c58b7a29]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=2 total=4
683 1 pass [02ab6f93]
684 2 reveal [cee3aa40]
    turned-up-staging who=2 card=take-the-lead
685 2 exit [1e0f0202]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
686 2 pass [44e4c086]
687 0 reveal [516cafbb]
    turned-up who=0 card=IV.13
    exiting who=0 card=IV.13
    got-intrigue who=0 n=1
688 0 pass [05ff06db]
    drew who=0 pile=staging
    reshuffled pile=staging n=19
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=2
    scene-began scene=4
689 1 pass [2c476af0]
690 2 improv [3a33ea25]
    improvised who=2
691 2 draw:script [6ef43573]
692 2 bury:IV.2 [bf2f7090]
    drew who=2 pile=script
    buried who=2 pile=script
693 2 pass [4423a735]
694 0 pass [f7b71e64]
695 0 place:take-the-lead [6d20560b]
696 1 place:take-the-lead [ecafc583]
697 2 place:IV.4 [603029ba]
    placed-all
698 1 pass [c91e54cf]
699 2 pass [59b38711]
700 0 improv [aac3e16d]
    improvised who=0
701 0 switch:IV.6 [fb7f38c3]
    switched who=0
702 0 pass [e7da709e]
703 1 reveal [296e5c17]
    turned-up-staging who=1 card=take-the-lead
704 1 improv [b70ffa76]
    improvised who=1
705 1 draw:script [1ceaf477]
706 1 bury:IV.9 [c1002b5b]
    drew who=1 pile=script
    buried who=1 pile=script
707 1 play [39cf40fa]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
708 1 pass [62efc3f7]
709 2 reveal [cfaf75ed]
    turned-up who=2 card=IV.4
    exiting who=2 card=IV.4
    got-intrigue who=2 n=1
710 2 pass [6bfd87fa]
711 0 reveal [d857d405]
    turned-up who=0 card=IV.6
    exiting who=0 card=IV.6
    got-intrigue who=0 n=1
712 0 pass [754ab2f7]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=5
713 2 improv [9f0434f7]
    improvised who=2
714 2 draw:staging [3e9e4f89]
715 2 bury:IV.12 [74825464]
    drew who=2 pile=staging
    buried who=2 pile=script
716 2 pass [3e1c76cf]
717 0 improv [3c1ed743]
    improvised who=0
718 0 draw:script [b45f3a55]
719 0 bury:IV.14 [f4a96468]
    drew who=0 pile=script
    buried who=0 pile=script
720 0 pass [2daaf627]
721 1 pass [8449e52d]
722 0 place:villainy [9ff4ef36]
723 1 place:IV.15 [c6f4acdd]
724 2 place:take-the-lead [59880a60]
    placed-all
725 2 pass [2f9132b1]
726 0 pass [2ffdba02]
727 1 pass [b71e2627]
728 2 reveal [d329135c]
    turned-up-staging who=2 card=take-the-lead
729 2 exit [90f8b931]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
730 2 pass [f279b006]
731 0 show:exchange [248bb8d0]
732 0 at:1 [6b961553]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
733 0 give:revive [b7fa20b7]
    traded who=0 whom=1
734 0 reveal [f2270c02]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
735 0 pass [261f054f]
736 1 reveal [a8027adf]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
737 1 pass [7f86f063]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=3
    scene-began scene=6
738 2 improv [82bb2647]
    improvised who=2
739 2 draw:staging [6d714da2]
740 2 bury:IV.7 [757e00e8]
    drew who=2 pile=staging
    buried who=2 pile=script
741 2 show:exchange [717822c4]
742 2 at:1 [8f91bdff]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
743 2 give:IV.12 [b11a93ba]
    traded who=2 whom=1
744 2 pass [5fda227f]
745 0 pass [b3ef0663]
746 1 pass [ff7ce2e5]
747 0 place:IV.11 [1b94237e]
748 1 place:miscue [193ef3d1]
749 2 place:miscue [75c66f5b]
    placed-all
750 2 pass [5f073b37]
751 0 improv [338d7047]
    improvised who=0
752 0 switch:seize [036bd351]
    switched who=0
753 0 pass [f5956770]
754 1 pass [a85d351f]
755 2 reveal [76608f82]
    turned-up-staging who=2 card=miscue
756 2 exit [2cba0d0f]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
757 2 pass [e812de86]
758 0 reveal [0f1e13f3]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
759 0 pass [031db805]
760 1 reveal [9ae1bca2]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
761 1 pass [4fbab2df]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=7
762 2 improv [488b57a5]
    improvised who=2
763 2 draw:staging [44fa50b3]
764 2 bury:seize [2c2b0c89]
    drew who=2 pile=staging
    buried who=2 pile=staging
765 2 pass [4c05f155]
766 0 improv [89411113]
    improvised who=0
767 0 draw:script [ff54c7d5]
768 0 bury:IV.14 [5b216399]
    drew who=0 pile=script
    buried who=0 pile=script
769 0 pass [1ea41fb7]
770 1 pass [4a3ed92c]
771 0 place:seize [293adcce]
772 1 place:revive [4935a062]
773 2 place:seize [b53c6369]
    placed-all
774 2 pass [6ee64611]
775 0 pass [2daf0634]
776 1 pass [32cfbf2a]
777 2 reveal [16c1fcf4]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
778 2 show:no-drama [8f94d9e6]
    no-drama who=2
    drew who=2 pile=staging
779 2 pass [b077c8ea]
780 0 reveal [2abdd287]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
781 0 pass [09f82444]
782 1 improv [89490221]
    improvised who=1
783 1 draw:staging [ca55d1ec]
784 1 bury:IV.8 [e4b8f9f8]
    drew who=1 pile=staging
    buried who=1 pile=script
785 1 reveal [301b7ae9]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
786 1 pass [4f6f545f]
    drew who=1 pile=script
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=8
787 2 pass [1b7eaedc]
788 0 pass [04d2bf17]
789 1 pass [eb19f6c4]
790 0 place:IV.6 [997d3a45]
791 1 place:IV.3 [50ad3d7f]
792 2 place:revive [d2c50439]
    placed-all
793 2 pass [cb8e6682]
794 0 show:exchange [d0b1102a]
795 0 at:2 [849fcde0]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
796 0 give:IV.7 [037e4b6d]
    traded who=0 whom=2
797 0 improv [8dd66103]
    improvised who=0
798 0 switch:revive [c2460446]
    switched who=0
799 0 pass [e39ce67a]
800 1 show:no-drama [6c767d03]
    no-drama who=1
    drew who=1 pile=staging
801 1 pass [192e3515]
802 2 reveal [2c3c65aa]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
803 2 pass [98f889aa]
804 0 reveal [20c6f952]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
805 0 pass [7b8181b1]
806 1 reveal [28bc0822]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    scored who=1 card=IV.3 n=3
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
807 1 coin:iago [e406b112]
808 1 wound:bianca [a3b5bf60]
    used-iago who=1 character=bianca
    wounded who=1 character=bianca n=1 total=3
809 1 pass [57cf3ace]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=9
810 2 pass [2569f3ed]
811 0 show:exchange [11d1422a]
812 0 at:2 [800cee1c]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
813 2 let [70018739]
814 0 give:IV.6 [ede04df7]
    traded who=0 whom=2
815 0 improv [707a5598]
    improvised who=0
816 0 bury:miscue [c7cdb942]
    drew who=0 pile=staging
    buried who=0 pile=staging
817 0 pass [71f688e4]
818 1 show:no-drama [18532eba]
    no-drama who=1
    drew who=1 pile=staging
819 1 pass [0a152456]
820 0 place:IV.10 [350a2ccf]
821 1 place:seize [ffc02d7d]
822 2 place:IV.7 [ccf17c84]
    placed-all
823 2 improv [6b54a84e]
    improvised who=2
824 2 switch:villainy [ff3941bf]
    switched who=2
825 2 pass [cd7bd8c2]
826 0 pass [7b80042c]
827 1 pass [564733b4]
828 2 reveal [47dcd6f4]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
829 2 pass [cec2675b]
830 0 reveal [c84bef12]
    turned-up who=0 card=IV.10
831 0 exit [ec3cce6e]
    exiting who=0 card=IV.10
    got-intrigue who=0 n=1
832 0 pass [68654de3]
833 1 reveal [cd9b7843]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
834 1 pass [2380044b]
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=19
    staging-empty n=1
    scene-began scene=10
835 2 pass [fd841697]
836 0 show:exchange [4c393346]
837 0 at:2 [8bccb695]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
838 2 let [d5686bac]
839 0 give:IV.11 [aca2bb63]
    traded who=0 whom=2
840 0 improv [c5efd8b5]
    improvised who=0
841 0 bury:miscue [74879421]
    drew who=0 pile=staging
    buried who=0 pile=staging
842 0 pass [fca2b70b]
843 1 pass [2640160c]
844 0 place:revive [f328a9ab]
845 1 place:IV.14 [bf92c586]
846 2 place:IV.8 [e5387383]
    placed-all
847 2 improv [0675d64e]
    improvised who=2
848 2 switch:IV.15 [22ddbdf6]
    switched who=2
849 2 pass [8367c8fd]
850 0 pass [98320ebd]
851 1 improv [6ef1298b]
    improvised who=1
852 1 switch:IV.13 [a1e5f189]
    switched who=1
853 1 pass [b2f9f367]
854 2 reveal [c045bc90]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
    scored who=2 card=IV.15 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
    act-ended act=IV
    tallied who=0 n=8
    tallied who=1 n=13
    tallied who=2 n=11
    lead-cast who=0
855 0 discard:take-the-lead [724d2f17]
    discarded who=0 card=take-the-lead
856 0 discard:revive [9215eed6]
    discarded who=0 card=revive
857 0 discard:villainy [308f97d5]
    discarded who=0 card=villainy
    drew who=1 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    dealt who=0 n=4 total=7
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    act-began act=V who=0
    scene-began scene=1
858 1 pass [394b63a6]
859 2 improv [fdf45385]
    improvised who=2
860 2 draw:script [8cf8af2f]
861 2 bury:V.1 [b61ac5ef]
    drew who=2 pile=script
    buried who=2 pile=script
862 2 coin:desdemona [fd3ac6bc]
    no-drama-coin who=2
863 2 pass [d09cfbd0]
864 0 pass [4173431a]
865 0 place:V.5 [1f127240]
866 1 place:V.4 [ebcaa502]
867 2 place:miscue [aa146fab]
    placed-all
868 1 pass [e28b4779]
869 2 pass [c2c3b16d]
870 0 pass [1e8e4c37]
871 1 reveal [6de20675]
    turned-up who=1 card=V.4
872 1 play [1f7cab50]
    played who=1 card=V.4
    scored who=1 card=V.4 n=1
    wounded who=1 character=roderigo n=1 total=4
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
873 1 pass [301b178f]
874 2 reveal [56b75096]
    turned-up-staging who=2 card=miscue
875 2 exit [00be0063]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
876 2 pass [048e921c]
877 0 reveal [8ef1bfc9]
    turned-up who=0 card=V.5
878 0 play [93b46b3a]
    played who=0 card=V.5
    scored who=0 card=V.5 n=1
    wounded who=0 character=cassio n=3 total=5
    got-intrigue who=0 n=2
879 0 pass [82e82522]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=2
880 1 pass [c54c1428]
881 2 improv [fa2c44a0]
    improvised who=2
882 2 draw:script [bd21b2be]
883 2 bury:V.2 [dbd7c9df]
    drew who=2 pile=script
    buried who=2 pile=script
884 2 pass [e371ca59]
885 0 pass [a5b67029]
886 0 place:take-the-lead [19debf83]
887 1 place:take-the-lead [bae4be2c]
888 2 place:V.11 [598bfc7b]
    placed-all
889 1 pass [8acdeadc]
890 2 pass [3cd79d60]
891 0 pass [5ed6932f]
892 1 reveal [ea10425d]
    turned-up-staging who=1 card=take-the-lead
893 1 exit [e998c5d5]
    exiting who=1 card=take-the-lead
894 0 let [501752b8]
    got-intrigue who=1 n=1
895 1 pass [835e106a]
896 2 reveal [a848b6b1]
    turned-up who=2 card=V.11
897 2 exit [415080bf]
    exiting who=2 card=V.11
898 0 let [25de5ba3]
    got-intrigue who=2 n=1
899 2 pass [1594561f]
900 0 reveal [5f7fa654]
    turned-up-staging who=0 card=take-the-lead
901 0 improv [c77f1887]
    improvised who=0
902 0 draw:script [f736f419]
903 0 bury:V.12 [f813b84b]
    drew who=0 pile=script
    buried who=0 pile=script
904 0 play [b52d27d6]
905 0 at:2 [e731c5e9]
    aimed who=0 card=take-the-lead whom=2
906 2 let [5264c78c]
    gave-lead who=0 whom=2
907 0 pass [c975e72c]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=3
908 0 pass [55a4db28]
909 1 show:no-drama [6dd9c900]
    no-drama who=1
    drew who=1 pile=staging
910 1 improv [e6eda935]
    improvised who=1
911 1 draw:staging [00ff3818]
912 1 bury:V.6 [b1b6300e]
    drew who=1 pile=staging
    buried who=1 pile=script
913 1 coin:cassio [c7abdbb9]
    used-coin who=1 coin=cassio
914 1 draw:script [4627c9cb]
915 1 bury:V.15 [5ac0bafc]
    drew who=1 pile=script
    buried who=1 pile=script
916 1 pass [a174f550]
917 2 show:no-drama [86e2c810]
    no-drama who=2
    drew who=2 pile=staging
918 2 show:exchange [a4c1dc74]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
919 0 let [2839fb98]
920 2 give:V.8 [22fceffa]
    traded who=2 whom=0
921 2 pass [6e194cd3]
922 0 place:V.8 [aa9b9ca0]
923 1 place:take-the-lead [62dd7777]
924 2 place:take-the-lead [4f4fec22]
    placed-all
925 0 improv [084faac2]
    improvised who=0
926 0 switch:V.14 [39ae5c6d]
    switched who=0
927 0 pass [ab469cb2]
928 1 pass [e1aa1e54]
929 2 pass [b4fafdbe]
930 0 reveal [5a95f6ce]
    turned-up who=0 card=V.14
931 0 exit [11ba7c0b]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
932 0 pass [ca89b31b]
933 1 reveal [46ab5bd1]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
934 1 pass [c1c236af]
935 2 reveal [f7f9ebc0]
    turned-up-staging who=2 card=take-the-lead
936 2 play [fb6d2640]
    aimed who=2 card=take-the-lead whom=0
937 0 let [77d8dd03]
    gave-lead who=2 whom=0
938 2 pass [d7741798]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=2
    scene-began scene=4
939 1 improv [46194fd3]
    improvised who=1
940 1 draw:script [79eb1947]
941 1 bury:V.2 [6b3d56b4]
    drew who=1 pile=script
    buried who=1 pile=script
942 1 pass [0ef8bcd8]
943 2 pass [677bb2c3]
944 0 pass [734ff6d9]
945 0 place:V.8 [e5f041d1]
946 1 place:V.7 [0dda8494]
947 2 place:V.13 [e8f6d4a7]
    placed-all
948 1 pass [1dd591c7]
949 2 pass [0c1718e1]
950 0 pass [a40cdb11]
951 1 reveal [60ee08cb]
    turned-up who=1 card=V.7
952 1 exit [ee2310cc]
    exiting who=1 card=V.7
953 0 let [c6aa12ba]
    got-intrigue who=1 n=1
954 1 pass [ff38c7e2]
955 2 reveal [fb98ab83]
    turned-up who=2 card=V.13
    played who=2 card=V.13
956 0 let [d3680475]
    scored who=2 card=V.13 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
957 2 pass [c73354e9]
958 0 reveal [97294b35]
    turned-up who=0 card=V.8
959 0 improv [d027bf5d]
    improvised who=0
960 0 draw:script [55510da3]
961 0 bury:V.9 [10576d6e]
    drew who=0 pile=script
    buried who=0 pile=script
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
962 0 pass [ba53a361]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=5
963 1 improv [ecdbd8d2]
    improvised who=1
964 1 draw:script [130798d7]
965 1 bury:V.11 [b5c2d0a5]
    drew who=1 pile=script
    buried who=1 pile=script
966 1 pass [7a6f8b23]
967 2 improv [9ba50cec]
    improvised who=2
968 2 draw:staging [85ea48a6]
969 2 bury:V.3 [ab09e4e6]
    drew who=2 pile=staging
    buried who=2 pile=script
970 2 show:exchange [df5ed539]
971 2 at:1 [bbd6ca6c]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
972 2 give:seize [91ec5d61]
    traded who=2 whom=1
973 2 coin:othello [a30d5bb5]
    used-coin-at who=2 coin=othello whom=0
974 0 let [4c87d58d]
    took-lead who=2 whom=0
975 2 show:exchange [27b85b39]
976 2 at:1 [add3cd2f]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
977 2 give:villainy [7a8fb16c]
    traded who=2 whom=1
978 2 pass [81e37b18]
979 0 improv [dc16412f]
    improvised who=0
980 0 draw:script [aa642723]
981 0 bury:V.1 [3d879f24]
    drew who=0 pile=script
    buried who=0 pile=script
982 0 pass [171e1f78]
983 0 place:seize [eac7311e]
984 1 place:V.2 [3f7e4674]
985 2 place:V.16 [f449d00f]
    placed-all
986 0 pass [9fa2af26]
987 1 pass [99d2d541]
988 2 show:exchange [f46fadd5]
989 2 at:0 [488defd9]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
    reshuffled pile=staging n=16
990 2 give:villainy [c91c52c0]
    traded who=2 whom=0
991 2 pass [e1ad2782]
992 0 reveal [5f76ecfc]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
993 0 pass [3a724cdb]
994 1 reveal [b42f1857]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
    got-intrigue who=1 n=1
995 1 pass [b90cc4f5]
996 2 reveal [15346c6b]
    turned-up who=2 card=V.16
    played who=2 card=V.16
    scored who=2 card=V.16 n=4
    died character=othello
    took-wounds who=2 n=1
    act-ended act=V
    tallied who=0 n=9
    tallied who=1 n=14
    tallied who=2 n=18
    iago-bonus who=0 n=4
    iago-bonus who=1 n=1
    iago-bonus who=2 n=1
    game-ended
scores [13, 15, 19] winners [2]
