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
221 0 bury:I.2 [e2801f27]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
222 0 pass [e9304719]
223 0 place:take-the-lead [fde40a66]
224 1 place:villainy [366563ba]
225 2 place:seize [7b2f681f]
    placed-all
226 1 pass [584c8503]
227 2 pass [573a36da]
228 0 pass [3fc9e0c2]
229 1 reveal [ce7083fc]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
230 2 let [5c8af10f]
    got-intrigue who=1 n=1
231 1 pass [2b18cff2]
232 2 reveal [63aa0821]
    turned-up-staging who=2 card=seize
233 2 improv [9217b3d0]
    improvised who=2
234 2 draw:script [8ac208c6]
235 2 bury:I.3 [e755a32f]
    drew who=2 pile=script
    buried who=2 pile=script
    exiting who=2 card=seize
    got-intrigue who=2 n=1
236 2 pass [430374e9]
237 0 reveal [2f204b0f]
    turned-up-staging who=0 card=take-the-lead
238 0 play [30f01bf0]
239 0 at:2 [343f9c2d]
    aimed who=0 card=take-the-lead whom=2
240 2 let [712bdbc7]
    gave-lead who=0 whom=2
241 0 coin:iago [541edd7f]
242 0 wound:desdemona [d5430248]
    used-iago who=0 character=desdemona
    wounded who=0 character=desdemona n=1 total=5
243 0 pass [d9adee84]
    drew who=2 pile=script
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=9
244 0 pass [e4b800ae]
245 1 pass [0158e9e5]
246 2 pass [bdf9a2c1]
247 0 place:miscue [0d3ce615]
248 1 place:I.12 [a43e9639]
249 2 place:I.2 [7ee4136b]
    placed-all
250 0 pass [46ce3cea]
251 1 pass [b6106f04]
252 2 pass [1faf19af]
253 0 reveal [15942ea0]
    turned-up-staging who=0 card=miscue
254 0 play [64431433]
255 0 at:2 [292cad22]
    aimed who=0 card=miscue whom=2
256 1 let [5d782b34]
257 2 let [b0e3f34b]
    must-switch whom=2
    drew who=0 pile=staging
258 2 switch:I.8 [e2bd9db1]
    switched who=2
259 0 place:seize [526a1c78]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
260 0 pass [c632973f]
261 1 improv [5065e76e]
    improvised who=1
262 1 bury:I.5 [ca3ee310]
    drew who=1 pile=staging
    buried who=1 pile=script
263 1 show:no-drama [0dfde4ea]
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
373 2 bury:II.12 [b83b7a2e]
    reshuffled pile=script n=4
    drew who=2 pile=script
    buried who=2 pile=script
    exiting who=2 card=villainy
374 0 let [e6f0bbd0]
    got-intrigue who=2 n=1
375 2 pass [3bc4c6bc]
376 0 improv [7764df10]
    improvised who=0
377 0 draw:staging [742d9940]
378 0 bury:II.3 [e0dcb63d]
    drew who=0 pile=staging
    buried who=0 pile=script
379 0 show:exchange [d5671764]
380 0 at:2 [7297b45b]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
381 2 let [4cd924c8]
382 0 give:miscue [a8ad43ba]
    traded who=0 whom=2
383 0 reveal [59aba7af]
    turned-up who=0 card=II.8
    exiting who=0 card=II.8
    got-intrigue who=0 n=1
384 0 show:exchange [17f19431]
385 0 at:2 [4942aa8a]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
386 2 let [ff16c98b]
387 0 give:II.6 [986e2745]
    traded who=0 whom=2
388 0 pass [2c0386b7]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=5
389 1 pass [c5bd8750]
390 2 pass [c1a1797a]
391 0 improv [fc3295d8]
    improvised who=0
392 0 draw:staging [017ea7d1]
393 0 bury:seize [2693bbc1]
    drew who=0 pile=staging
    buried who=0 pile=staging
394 0 pass [ee781274]
395 0 place:seize [598bf3ab]
396 1 place:villainy [71c470ff]
397 2 place:take-the-lead [d5404a78]
    placed-all
398 1 improv [86dcc5cb]
    improvised who=1
399 1 switch:revive [c35301a9]
    switched who=1
400 1 pass [d23fb238]
401 2 improv [e2bd417a]
    improvised who=2
402 2 switch:II.1 [55624780]
    switched who=2
403 2 pass [b5d2aa43]
404 0 show:exchange [36f19ece]
405 0 at:1 [a6d41dde]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
406 0 give:II.5 [96f66ac4]
    traded who=0 whom=1
407 0 pass [15cb8339]
408 1 reveal [fe3942e6]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
409 1 pass [31049e43]
410 2 reveal [79169ed0]
    turned-up who=2 card=II.1
411 2 exit [4d447020]
    exiting who=2 card=II.1
    got-intrigue who=2 n=1
412 2 pass [47dd8cb5]
413 0 reveal [3fa227f0]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
414 0 pass [6ccc7877]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=6
415 1 improv [0a5bad4e]
    improvised who=1
416 1 draw:staging [4872cc87]
417 1 bury:seize [114b60f8]
    drew who=1 pile=staging
    buried who=1 pile=staging
418 1 pass [e1987318]
419 2 pass [bcd4d926]
420 0 pass [134b1325]
421 0 place:II.11 [c77dcd20]
422 1 place:villainy [7e78620b]
423 2 place:II.2 [f52f9e4b]
    placed-all
424 1 pass [774f57ab]
425 2 improv [15c9efa1]
    improvised who=2
426 2 switch:II.10 [3c98c94c]
    switched who=2
427 2 pass [9ba6edfe]
428 0 improv [238cc123]
    improvised who=0
429 0 switch:miscue [eecf1e2e]
    switched who=0
430 0 pass [201713b3]
431 1 reveal [51b92e1c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
432 1 pass [da0613c8]
433 2 reveal [d92d4edd]
    turned-up who=2 card=II.10
    played who=2 card=II.10
    scored who=2 card=II.10 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
434 2 coin:othello [53fa5f17]
    used-coin-at who=2 coin=othello whom=0
    took-lead who=2 whom=0
435 2 pass [927fbaa2]
436 0 reveal [e0401a5b]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
437 0 pass [ed77b9a8]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=7
438 0 improv [63673a00]
    improvised who=0
439 0 draw:script [a4b2c9e2]
440 0 bury:II.7 [2e7dc0a6]
    reshuffled pile=script n=2
    drew who=0 pile=script
    buried who=0 pile=script
441 0 pass [1ecf09c3]
442 1 pass [c52ccc5f]
443 2 improv [70daf90b]
    improvised who=2
444 2 draw:script [3bf295ca]
445 2 bury:II.6 [adb5c52b]
    drew who=2 pile=script
    buried who=2 pile=script
446 2 show:exchange [218d3eaa]
447 2 at:1 [fc0e7f15]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
448 1 let [513612bd]
449 2 give:II.2 [d55873b5]
    traded who=2 whom=1
450 2 pass [04cde9a4]
451 0 place:take-the-lead [ff014a7a]
452 1 place:II.2 [b0eec202]
453 2 place:II.1 [fa6cd5c9]
    placed-all
454 0 pass [da02c861]
455 1 pass [bb9453f7]
456 2 pass [0eafac13]
457 0 reveal [1367d035]
    turned-up-staging who=0 card=take-the-lead
458 0 exit [0acbc05d]
    exiting who=0 card=take-the-lead
459 1 let [92867e29]
    got-intrigue who=0 n=1
460 0 pass [7f5da3ec]
461 1 improv [70ff2419]
    improvised who=1
462 1 draw:staging [1144da1f]
463 1 bury:II.5 [10b8ec25]
    drew who=1 pile=staging
    buried who=1 pile=script
464 1 reveal [a9863f77]
    turned-up who=1 card=II.2
    exiting who=1 card=II.2
    got-intrigue who=1 n=1
465 1 show:no-drama [292b196a]
    no-drama who=1
    drew who=1 pile=staging
466 1 pass [17593d38]
467 2 reveal [874be6b3]
    turned-up who=2 card=II.1
    exiting who=2 card=II.1
    got-intrigue who=2 n=1
468 2 pass [56650567]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=8
469 0 pass [b7afb34a]
470 1 pass [43a7cda0]
471 2 pass [b4a69c64]
472 0 place:II.8 [c9fcba61]
473 1 place:seize [d515631d]
474 2 place:miscue [14a3fc80]
    placed-all
475 0 pass [dcfc4ff7]
476 1 show:exchange [10c50db5]
477 1 at:2 [96bb2f36]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
478 2 let [537933ca]
479 1 give:II.12 [e06f4200]
    traded who=1 whom=2
480 1 pass [3490a712]
481 2 pass [68a165ec]
482 0 reveal [60112dca]
    turned-up who=0 card=II.8
483 0 exit [2d88236e]
    exiting who=0 card=II.8
484 2 let [6a6b19f4]
    got-intrigue who=0 n=1
485 0 pass [86f950d8]
486 1 reveal [bebd09a6]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
487 1 pass [2cca572d]
488 2 improv [e7cdf99c]
    improvised who=2
489 2 draw:staging [59810ca1]
490 2 bury:take-the-lead [de38d652]
    drew who=2 pile=staging
    buried who=2 pile=staging
491 2 reveal [df4d37e2]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
492 2 show:no-drama [fb6487c6]
    no-drama who=2
    drew who=2 pile=staging
493 2 pass [1c4f7e41]
    drew who=2 pile=script
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    drew who=1 pile=script
    scene-began scene=9
494 0 improv [75e9c233]
    improvised who=0
495 0 draw:staging [14734dd1]
496 0 bury:II.11 [9165f86c]
    drew who=0 pile=staging
    buried who=0 pile=script
497 0 pass [af0d172d]
498 1 pass [2736a65d]
499 2 pass [435600ef]
500 0 place:II.3 [243b9f85]
501 1 place:take-the-lead [7e2d67f6]
502 2 place:II.7 [f2e03ec1]
    placed-all
503 0 pass [0b86ade9]
504 1 pass [860a0e6a]
505 2 pass [0cb28404]
506 0 reveal [a65b8bb5]
    turned-up who=0 card=II.3
    exiting who=0 card=II.3
507 1 let [0edca77c]
    got-intrigue who=0 n=1
508 0 pass [4355c803]
509 1 improv [bd938a4f]
    improvised who=1
510 1 draw:staging [3d1a1853]
511 1 bury:take-the-lead [b6d708f3]
    drew who=1 pile=staging
    buried who=1 pile=staging
512 1 reveal [e86d9fe9]
    turned-up-staging who=1 card=take-the-lead
513 1 play [04c047e4]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
514 1 pass [e4133547]
515 2 reveal [ccd7ba49]
    turned-up who=2 card=II.7
516 2 play [5fff972d]
    played who=2 card=II.7
    scored who=2 card=II.7 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
517 2 pass [6d548cdf]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=10
518 2 coin:roderigo [d69ecb00]
519 2 at:0 [a4550e4e]
    used-coin-at who=2 coin=roderigo whom=0
520 0 let [30b59ef3]
521 2 give:seize [55b81e2e]
    traded who=2 whom=0
522 2 improv [f26871ad]
    improvised who=2
523 2 draw:script [a1ba624a]
524 2 bury:II.12 [49715e2e]
    reshuffled pile=script n=4
    drew who=2 pile=script
    buried who=2 pile=script
525 2 pass [95700c78]
526 0 pass [c7fe262b]
527 1 pass [e40c6f4e]
528 0 place:seize [077b7ab5]
529 1 place:seize [65008477]
530 2 place:seize [8575acd5]
    placed-all
531 2 pass [f03df00c]
532 0 pass [f98f2b89]
533 1 pass [c1db0b91]
534 2 reveal [6e36a0ee]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
535 2 pass [ed786f4e]
536 0 reveal [835931aa]
    turned-up-staging who=0 card=seize
537 0 exit [0eebdb8d]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
538 0 pass [86191891]
539 1 reveal [10ec3456]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
540 1 show:no-drama [8ccb21a1]
    no-drama who=1
    drew who=1 pile=staging
541 1 pass [f2990897]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=11
542 2 improv [9db3c1c2]
    improvised who=2
543 2 draw:staging [ce1d621f]
544 2 bury:II.11 [c13cb353]
    drew who=2 pile=staging
    buried who=2 pile=script
545 2 pass [4e043ffc]
546 0 pass [f714185f]
547 1 pass [956bd938]
548 0 place:II.9 [cee736b1]
549 1 place:miscue [0ef55e3b]
550 2 place:no-drama [7b5f0032]
    placed-all
551 2 pass [042fda02]
552 0 pass [7d32d7f4]
553 1 pass [1fceb84c]
554 2 reveal [9f36e8eb]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
555 2 pass [e09330ea]
556 0 improv [ebb04cd1]
    improvised who=0
557 0 draw:script [660d5c52]
558 0 bury:II.3 [3f89c242]
    drew who=0 pile=script
    buried who=0 pile=script
559 0 reveal [4ab45af1]
    turned-up who=0 card=II.9
    exiting who=0 card=II.9
    got-intrigue who=0 n=1
560 0 pass [2a6ced9c]
561 1 reveal [a12930e1]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
562 1 pass [8cc15065]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=12
563 2 improv [d9181027]
    improvised who=2
564 2 draw:staging [23c102b3]
565 2 bury:II.11 [ee114b9e]
    drew who=2 pile=staging
    buried who=2 pile=script
566 2 pass [a15c2b7d]
567 0 improv [bab9c38f]
    improvised who=0
568 0 draw:staging [8446ddd5]
569 0 bury:villainy [504e1ddf]
    drew who=0 pile=staging
    buried who=0 pile=staging
570 0 show:exchange [c041ce22]
571 0 at:2 [51a3256c]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
572 0 give:revive [d18f073a]
    traded who=0 whom=2
573 0 pass [30c8fbe6]
574 1 pass [5f682741]
575 0 place:exchange [eaf19574]
576 1 place:II.12 [5b7cfab0]
577 2 place:exchange [321e8dac]
    placed-all
578 2 pass [6ef4bde8]
579 0 pass [163c7edf]
580 1 improv [a1f2874b]
    improvised who=1
581 1 switch:II.8 [ff4677e6]
    switched who=1
582 1 pass [4c6ffd5b]
583 2 reveal [09318655]
    turned-up-staging who=2 card=exchange
584 2 play [96af57b3]
585 2 at:0 [4e5a143e]
    aimed who=2 card=exchange whom=0
586 0 let [9366d37c]
587 2 give:II.2 [b90bff40]
    traded who=2 whom=0
588 2 pass [feb6cf19]
589 0 reveal [dde1984a]
    turned-up-staging who=0 card=exchange
590 0 play [57b349bd]
591 0 at:2 [e72baa63]
    aimed who=0 card=exchange whom=2
592 0 give:villainy [59332e74]
    traded who=0 whom=2
593 0 pass [13763435]
594 1 reveal [cb2d8b58]
    turned-up who=1 card=II.8
    exiting who=1 card=II.8
    got-intrigue who=1 n=1
595 1 pass [6156ba58]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=2
    scene-began scene=13
596 2 pass [f0558d10]
597 0 improv [42683441]
    improvised who=0
598 0 draw:script [0e826e64]
599 0 bury:II.1 [5fee6623]
    drew who=0 pile=script
    buried who=0 pile=script
600 0 pass [e1150b72]
601 1 show:exchange [a930dd5d]
602 1 at:2 [cf578241]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
603 1 give:II.6 [5a1a6483]
    traded who=1 whom=2
604 1 pass [b9c3bbd7]
605 0 place:II.11 [5f8ce53e]
606 1 place:take-the-lead [57651430]
607 2 place:II.6 [b9f364e0]
    placed-all
608 2 pass [2fbee748]
609 0 pass [9ca5e935]
610 1 pass [c14aaa4f]
611 2 reveal [cda72a83]
    turned-up who=2 card=II.6
612 2 exit [cef744f7]
    exiting who=2 card=II.6
613 0 let [f7d18e85]
614 1 let [5a1c0b9b]
    got-intrigue who=2 n=1
615 2 pass [22998608]
616 0 reveal [162f4e4f]
    turned-up who=0 card=II.11
    exiting who=0 card=II.11
617 1 let [35fe7531]
    got-intrigue who=0 n=1
618 0 pass [c6a28272]
619 1 reveal [9596e5db]
    turned-up-staging who=1 card=take-the-lead
620 1 exit [acb6fc12]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
621 1 pass [43f51ead]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=14
622 2 improv [d815724d]
    improvised who=2
623 2 draw:script [cf3d8148]
624 2 bury:II.3 [6ab4c8bd]
    reshuffled pile=script n=2
    drew who=2 pile=script
    buried who=2 pile=script
625 2 pass [f0501937]
626 0 pass [29160a03]
627 1 improv [9eb887d0]
    improvised who=1
628 1 draw:staging [65ddc0d0]
629 1 bury:miscue [7aee038a]
    drew who=1 pile=staging
    buried who=1 pile=staging
630 1 pass [d8c45402]
631 0 place:II.2 [8960fe2c]
632 1 place:II.12 [1dd3a7fc]
633 2 place:revive [2a42b8dd]
    placed-all
634 2 pass [53680fa8]
635 0 improv [a634ff92]
    improvised who=0
636 0 switch:II.8 [1adeaa69]
    switched who=0
637 0 pass [9f4e9a48]
638 1 pass [ec6439b3]
639 2 reveal [bf07b280]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
640 0 let [3c9bc724]
641 1 let [74c03ed6]
    got-intrigue who=2 n=1
642 2 pass [fb5673b7]
643 0 reveal [d54b454c]
    turned-up who=0 card=II.8
644 0 exit [6cfefdd9]
    exiting who=0 card=II.8
645 1 let [54e4333e]
    got-intrigue who=0 n=1
646 0 pass [f2be32b0]
647 1 reveal [39c60a7f]
    turned-up who=1 card=II.12
    played who=1 card=II.12
    scored who=1 card=II.12 n=3
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
    act-ended act=II
    tallied who=0 n=1
    tallied who=1 n=6
    tallied who=2 n=5
    lead-cast who=0
648 0 discard:take-the-lead [bc37efb6]
    discarded who=0 card=take-the-lead
    drew who=1 pile=staging
649 2 discard:villainy [317b31e4]
    discarded who=2 card=villainy
    dealt who=0 n=4 total=7
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    act-began act=III who=0
    scene-began scene=1
650 1 pass [2da7074d]
651 2 pass [78928b09]
652 0 pass [df287c5d]
653 0 place:III.4 [e96ceb42]
654 1 place:III.3 [24926792]
655 2 place:III.11 [ef7e7f11]
    placed-all
656 1 improv [01b96510]
    improvised who=1
657 1 switch:revive [812f4963]
    switched who=1
658 1 pass [16dfaf02]
659 2 improv [66db6aa7]
    improvised who=2
660 2 switch:revive [47b59398]
    switched who=2
661 2 pass [e3d35f32]
662 0 improv [36d098b0]
    improvised who=0
663 0 switch:III.12 [4a4f862e]
    switched who=0
664 0 pass [54a420e4]
665 1 reveal [ab0e2a8b]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
666 0 let [ce78e4fa]
    got-intrigue who=1 n=1
667 1 pass [16ec51f3]
668 2 reveal [2013f891]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
669 0 let [02a5cbb9]
    got-intrigue who=2 n=1
670 2 pass [de40dd9d]
671 0 reveal [229d6ead]
    turned-up who=0 card=III.12
    exiting who=0 card=III.12
    got-intrigue who=0 n=1
672 0 pass [6755e188]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=2
673 1 improv [ab9b5686]
    improvised who=1
674 1 draw:staging [3a9d749f]
675 1 bury:III.3 [8513f0ca]
    drew who=1 pile=staging
    buried who=1 pile=script
676 1 pass [a63f7a69]
677 2 improv [959951c4]
    improvised who=2
678 2 draw:staging [9e298049]
679 2 bury:take-the-lead [68fe8048]
    drew who=2 pile=staging
    buried who=2 pile=staging
680 2 pass [8ef4df3c]
681 0 show:exchange [b0e6c4a5]
682 0 at:2 [42145c03]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
683 0 give:III.4 [1b2ea511]
    traded who=0 whom=2
684 0 pass [450496fe]
685 0 place:miscue [0af3a682]
686 1 place:take-the-lead [a34721a3]
687 2 place:III.11 [bcdcc738]
    placed-all
688 1 pass [6856a4a3]
689 2 pass [7b672d39]
690 0 pass [c9ab1542]
691 1 coin:iago [ed23aa68]
692 1 wound:desdemona [95fd0f4f]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=2 total=5
693 1 reveal [bff9dc10]
    turned-up-staging who=1 card=take-the-lead
694 1 play [78426f60]
    aimed who=1 card=take-the-lead whom=0
695 0 let [90fcd192]
    took-lead who=1 whom=0
696 1 pass [515db6ab]
697 2 reveal [8a257728]
    turned-up who=2 card=III.11
698 2 play [c54d9222]
    played who=2 card=III.11
699 0 let [733de8bb]
    scored who=2 card=III.11 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
700 2 pass [89f64098]
701 0 improv [ebb4d0f9]
    improvised who=0
702 0 draw:staging [f668662a]
703 0 bury:seize [41956e62]
    reshuffled pile=staging n=20
    drew who=0 pile=staging
    buried who=0 pile=staging
704 0 reveal [834f3d47]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
705 0 pass [f41e6e27]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=3
706 2 pass [9731ad40]
707 0 pass [db82f232]
708 1 improv [654f977f]
    improvised who=1
709 1 draw:staging [d2f4305d]
710 1 bury:seize [85158281]
    drew who=1 pile=staging
    buried who=1 pile=staging
711 1 pass [c9999f44]
712 0 place:III.14 [9d2b1b5a]
713 1 place:III.13 [e45455dc]
714 2 place:III.9 [87ba98ad]
    placed-all
715 2 coin:desdemona [de685e7c]
    no-drama-coin who=2
716 2 pass [9d94a5bc]
717 0 pass [c4b395a4]
718 1 pass [102b0895]
719 2 improv [1d314e0c]
    improvised who=2
720 2 draw:script [a561b70e]
721 2 bury:III.5 [e9604d78]
    script-empty
    drew who=2 pile=script
    buried who=2 pile=script
722 2 reveal [2bd8c9e0]
    turned-up who=2 card=III.9
    exiting who=2 card=III.9
    got-intrigue who=2 n=1
723 2 pass [ae45b254]
724 0 reveal [55ab91ec]
    turned-up who=0 card=III.14
725 0 play [728a80df]
    played who=0 card=III.14
    scored who=0 card=III.14 n=2
    got-coin who=0 coin=cassio
    got-handkerchief who=0
726 0 coin:cassio [52c8a4de]
    used-coin who=0 coin=cassio
727 0 draw:script [f6a9e7b0]
728 0 bury:III.3 [ad3359f2]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
729 0 pass [cbf8df87]
730 1 reveal [b2737e68]
    turned-up who=1 card=III.13
    exiting who=1 card=III.13
    got-intrigue who=1 n=1
731 1 pass [5385f0ca]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
732 2 improv [3165c5da]
    improvised who=2
733 2 draw:script [aae21398]
734 2 bury:III.12 [a9e7d841]
    drew who=2 pile=script
    buried who=2 pile=script
735 2 pass [de826b47]
736 0 improv [1979c55f]
    improvised who=0
737 0 draw:script [a77ef89a]
738 0 bury:III.6 [ca42b365]
    drew who=0 pile=script
    buried who=0 pile=script
739 0 show:no-drama [84cc36a7]
    no-drama who=0
    drew who=0 pile=staging
740 0 pass [5527abff]
741 1 improv [6abe8703]
    improvised who=1
742 1 draw:staging [58100b7e]
743 1 bury:III.15 [b3a9a18a]
    drew who=1 pile=staging
    buried who=1 pile=script
744 1 pass [7c084cf3]
745 0 place:miscue [3add7b19]
746 1 place:III.2 [a60e9077]
747 2 place:III.7 [ec945f7d]
    placed-all
748 2 pass [d065b7c1]
749 0 pass [59df7e21]
750 1 pass [8b36f76c]
751 2 reveal [90ef3c7c]
    turned-up who=2 card=III.7
    played who=2 card=III.7
    scored who=2 card=III.7 n=1
    half-curtain
    got-coin who=2 coin=iago
    kept-handkerchief who=0 by=2
752 2 coin:iago [8d5972a2]
753 2 wound:desdemona [9afb37fb]
    used-iago who=2 character=desdemona
    wounded who=2 character=desdemona n=3 total=5
754 2 pass [198da7a7]
755 0 reveal [0d5dc16d]
    turned-up-staging who=0 card=miscue
756 0 play [5afbb8bc]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
757 1 switch:III.8 [ce814032]
    switched who=1
758 0 place:III.5 [3eab23d5]
    turned-up who=0 card=III.5
    exiting who=0 card=III.5
    got-intrigue who=0 n=1
759 0 pass [da7900e2]
760 1 reveal [b546331d]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
761 1 show:no-drama [77dbf99a]
    no-drama who=1
    drew who=1 pile=staging
762 1 pass [b8a284d1]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=5
763 2 pass [b5f6238c]
764 0 pass [11bed2d6]
765 1 pass [38220f83]
766 0 place:exchange [66f6b7b9]
767 1 place:seize [dd3a47f5]
768 2 place:seize [1e693b5c]
    placed-all
769 2 pass [66acc30e]
770 0 improv [646ceb2e]
    improvised who=0
771 0 switch:take-the-lead [7dad9f4f]
    switched who=0
772 0 show:exchange [ce198d93]
773 0 at:1 [042aedef]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
774 0 give:no-drama [f17a5e0a]
    traded who=0 whom=1
775 0 pass [9857bbff]
776 1 pass [2cdbb690]
777 2 reveal [555d7647]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
778 2 pass [eaa63f56]
779 0 reveal [58208b32]
    turned-up-staging who=0 card=take-the-lead
780 0 exit [f0f8ee3e]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
781 0 pass [2b02cc28]
782 1 reveal [75838ed6]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
783 1 show:no-drama [abafe71f]
    no-drama who=1
    drew who=1 pile=staging
784 1 pass [60a6c224]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=3
    script-again
    scene-began scene=6
785 2 improv [eae2b8e5]
    improvised who=2
786 2 draw:staging [8598956a]
787 2 bury:III.6 [41cc7e6b]
    drew who=2 pile=staging
    buried who=2 pile=script
788 2 pass [1efa3c62]
789 0 pass [e5513171]
790 1 show:exchange [b7761627]
791 1 at:2 [170b887b]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
792 1 give:take-the-lead [eaf8d35d]
    traded who=1 whom=2
793 1 show:exchange [712928ff]
794 1 at:0 [0b886d35]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
795 0 let [f7df0d2f]
796 1 give:III.2 [691a5811]
    traded who=1 whom=0
797 1 pass [d9ce951a]
798 0 place:III.15 [d2a7a7cc]
799 1 place:take-the-lead [5673f483]
800 2 place:villainy [7702a489]
    placed-all
801 2 pass [63df66c8]
802 0 improv [28cfe1f5]
    improvised who=0
803 0 switch:III.3 [60710249]
    switched who=0
804 0 pass [3100b12e]
805 1 pass [e86abada]
806 2 reveal [141302f6]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
807 2 pass [614be6e9]
808 0 reveal [71cd7198]
    turned-up who=0 card=III.3
    exiting who=0 card=III.3
    got-intrigue who=0 n=1
809 0 pass [8a063791]
810 1 reveal [249ff6e2]
    turned-up-staging who=1 card=take-the-lead
811 1 play [cc829ccb]
812 1 at:2 [767452ed]
    aimed who=1 card=take-the-lead whom=2
813 2 let [e9353ef5]
    gave-lead who=1 whom=2
814 1 pass [edb63896]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=7
815 0 show:exchange [38567011]
816 0 at:2 [a3ef05bb]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
817 2 let [b8847b14]
818 0 give:III.15 [fc3b674c]
    traded who=0 whom=2
819 0 pass [20fe6b50]
820 1 pass [f1609b04]
821 2 pass [19feff18]
822 0 place:exchange [3c1a4c92]
823 1 place:take-the-lead [51e6f323]
824 2 place:III.9 [15b2e03d]
    placed-all
825 0 improv [13da34d4]
    improvised who=0
826 0 switch:take-the-lead [cab3e5ac]
    switched who=0
827 0 pass [a16dd908]
828 1 pass [be7ce1e9]
829 2 improv [f4d99e8f]
    improvised who=2
830 2 switch:miscue [7280fbf5]
    switched who=2
831 2 pass [77573080]
832 0 show:exchange [35fb6b6d]
833 0 at:2 [762d3348]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
834 0 give:III.2 [d47e8868]
    traded who=0 whom=2
835 0 reveal [8f666975]
    turned-up-staging who=0 card=take-the-lead
836 0 exit [95161d64]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
837 0 pass [b34aa659]
838 1 reveal [16669677]
    turned-up-staging who=1 card=take-the-lead
839 1 play [74bfbd66]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
840 1 pass [06ca2b5c]
841 2 reveal [2fc36a6e]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
842 2 pass [38b6bd0c]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    scene-began scene=8
843 2 improv [6ecc3e6b]
    improvised who=2
844 2 bury:III.2 [f32f0cc9]
    drew who=2 pile=staging
    buried who=2 pile=script
845 2 pass [b5800308]
846 0 improv [6c61a1f4]
    improvised who=0
847 0 draw:staging [2ac5b6a0]
848 0 bury:III.10 [1ef9e71a]
    reshuffled pile=staging n=18
    staging-empty n=1
    drew who=0 pile=staging
    buried who=0 pile=script
849 0 pass [b7bb0cc1]
850 1 pass [e9fd4d4f]
851 0 place:take-the-lead [a7757818]
852 1 place:III.1 [81c30c25]
853 2 place:revive [42015036]
    placed-all
854 2 pass [50ecd7a3]
855 0 pass [335ea9cc]
856 1 pass [943d1ecd]
857 2 reveal [9fb35078]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
858 2 pass [665a889a]
859 0 reveal [67f794e6]
    turned-up-staging who=0 card=take-the-lead
860 0 exit [f0a1c4da]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
861 0 pass [45fccb1f]
862 1 reveal [9d325a76]
    turned-up who=1 card=III.1
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
863 1 pass [cc91144c]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=9
864 2 improv [98194c5a]
    improvised who=2
865 2 draw:staging [9fb5b4bd]
866 2 bury:III.15 [4e0e5315]
    drew who=2 pile=staging
    buried who=2 pile=script
867 2 pass [de724574]
868 0 pass [5f085562]
869 1 pass [d029fe8d]
870 0 place:III.10 [2843845e]
871 1 place:III.13 [8e8c87f8]
872 2 place:seize [af4a6066]
    placed-all
873 2 pass [eaa11e73]
874 0 improv [590cd1ad]
    improvised who=0
875 0 switch:III.3 [346b00f3]
    switched who=0
876 0 pass [c6265520]
877 1 improv [a60bda51]
    improvised who=1
878 1 switch:III.5 [50dece5e]
    switched who=1
879 1 pass [4290a39b]
880 2 reveal [89b945cc]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
881 2 pass [3a54c94d]
882 0 reveal [fa9507e6]
    turned-up who=0 card=III.3
    exiting who=0 card=III.3
    got-intrigue who=0 n=1
883 0 pass [388a62c1]
884 1 reveal [a538035a]
    turned-up who=1 card=III.5
885 1 exit [a076937e]
    exiting who=1 card=III.5
    got-intrigue who=1 n=1
886 1 pass [f45e69a1]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=10
887 2 pass [bbfd847f]
888 0 improv [5727ed1f]
    improvised who=0
889 0 draw:staging [bd5e85b6]
890 0 bury:no-drama [d5337598]
    drew who=0 pile=staging
    buried who=0 pile=staging
891 0 pass [c12e692f]
892 1 show:no-drama [9957dc97]
    no-drama who=1
    drew who=1 pile=staging
893 1 pass [8bd5cce2]
894 0 place:revive [cb1848e6]
895 1 place:III.12 [40ba911c]
896 2 place:III.9 [8d25788c]
    placed-all
897 2 improv [b326edde]
    improvised who=2
898 2 switch:III.1 [ab61ebec]
    switched who=2
899 2 pass [12a59830]
900 0 pass [45562b0f]
901 1 pass [3ec01e17]
902 2 reveal [e36f3757]
    turned-up who=2 card=III.1
903 2 play [b1f207f3]
    played who=2 card=III.1
    scored who=2 card=III.1 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=cassio
904 2 pass [078d4da4]
905 0 reveal [a7ab972e]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
906 0 pass [95207627]
907 1 reveal [39976362]
    turned-up who=1 card=III.12
    exiting who=1 card=III.12
    got-intrigue who=1 n=1
908 1 show:exchange [8de84941]
909 1 at:2 [a2fe81da]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
910 2 let [34fb3ee7]
911 1 give:seize [efe4f2be]
    traded who=1 whom=2
912 1 pass [fe4e6acc]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=3
    scene-began scene=11
913 2 pass [8f42424b]
914 0 improv [b1ec37e2]
    improvised who=0
915 0 draw:script [fc928e26]
916 0 bury:III.15 [bf3b4e21]
    drew who=0 pile=script
    buried who=0 pile=script
917 0 pass [052caf12]
918 1 pass [0baf1c7a]
919 0 place:revive [2676161a]
920 1 place:exchange [24962d89]
921 2 place:take-the-lead [4fa170ec]
    placed-all
922 2 improv [e04e8a7f]
    improvised who=2
923 2 switch:III.2 [36c41078]
    switched who=2
924 2 pass [20cf3728]
925 0 pass [c983084f]
926 1 pass [accdd2fd]
927 2 reveal [e08c3f72]
    turned-up who=2 card=III.2
928 2 exit [404a5df1]
    exiting who=2 card=III.2
929 1 let [cae208ad]
    got-intrigue who=2 n=1
930 2 pass [db0f5514]
931 0 reveal [6b266118]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
932 1 let [f6e11cab]
    got-intrigue who=0 n=1
933 0 pass [25fd4882]
934 1 reveal [2fde87be]
    turned-up-staging who=1 card=exchange
935 1 improv [679b7148]
    improvised who=1
936 1 draw:staging [6b9979b1]
937 1 bury:III.13 [efb55424]
    drew who=1 pile=staging
    buried who=1 pile=script
938 1 exit [53202829]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
939 1 show:exchange [18efca59]
940 1 at:2 [cda953db]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
941 2 let [9a6a513d]
942 1 give:III.4 [d6b04f0e]
    traded who=1 whom=2
943 1 pass [631e7192]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=12
944 2 show:exchange [cfc0bb59]
945 2 at:1 [5531b8db]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
946 1 let [0a055c7d]
947 2 give:miscue [838607af]
    traded who=2 whom=1
948 2 coin:cassio [e207cc06]
    used-coin who=2 coin=cassio
949 2 draw:staging [f89b4ac6]
950 2 bury:III.12 [093dce90]
    drew who=2 pile=staging
    buried who=2 pile=script
951 2 pass [bef7efb7]
952 0 improv [492528a2]
    improvised who=0
953 0 draw:staging [7776304d]
954 0 bury:miscue [275e740e]
    drew who=0 pile=staging
    buried who=0 pile=staging
955 0 pass [67713404]
956 1 improv [aedd1997]
    improvised who=1
957 1 draw:staging [a55638bc]
958 1 bury:villainy [4f19c603]
    drew who=1 pile=staging
    buried who=1 pile=staging
959 1 pass [1d2bbf1a]
960 0 place:take-the-lead [9ffa45e4]
961 1 place:seize [d89580e7]
962 2 place:III.4 [3f2e4203]
    placed-all
963 2 show:no-drama [009aae8c]
    no-drama who=2
    drew who=2 pile=staging
964 2 show:exchange [f66450b5]
965 2 at:0 [4283e81c]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
966 2 give:III.9 [2cf4a9d4]
    traded who=2 whom=0
967 2 pass [9481c8f8]
968 0 pass [b454482a]
969 1 pass [fa5985e1]
970 2 reveal [cd1ae3ce]
    turned-up who=2 card=III.4
971 2 exit [efdefc3f]
    exiting who=2 card=III.4
    got-intrigue who=2 n=1
972 2 pass [77ecc5c8]
973 0 reveal [dec75969]
    turned-up-staging who=0 card=take-the-lead
974 0 exit [16e523f3]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
975 0 pass [4e421efe]
976 1 reveal [0aebf4c5]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
977 1 pass [a85a93df]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=13
978 2 improv [5256de39]
    improvised who=2
979 2 draw:script [cd809d69]
980 2 bury:III.8 [466fbd9a]
    reshuffled pile=script n=2
    drew who=2 pile=script
    buried who=2 pile=script
981 2 pass [a911348d]
982 0 pass [9253d6ea]
983 1 pass [c1a71e23]
984 0 place:III.10 [4c38abeb]
985 1 place:III.6 [91efa343]
986 2 place:villainy [5c1aed20]
    placed-all
987 2 pass [04362e11]
988 0 pass [ef790b30]
989 1 improv [5635fd2e]
    improvised who=1
990 1 switch:villainy [33ec8694]
    switched who=1
991 1 pass [de46d3c6]
992 2 reveal [8b779e22]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
993 0 let [a298e6b0]
    got-intrigue who=2 n=1
994 2 pass [a66bd2b9]
995 0 reveal [7772fb4d]
    turned-up who=0 card=III.10
996 0 play [3fd9496f]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
997 0 coin:othello [0d411f90]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
998 0 pass [6b011605]
999 1 reveal [adcb7942]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1000 1 pass [7574c458]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=14
1001 1 improv [6b453cb8]
    improvised who=1
1002 1 draw:staging [feb2a592]
1003 1 bury:take-the-lead [b47f39d9]
    reshuffled pile=staging n=16
    staging-empty n=2
    final-scene
    drew who=1 pile=staging
    buried who=1 pile=staging
1004 1 pass [b2e4f57d]
1005 2 improv [3a4a659a]
    improvised who=2
1006 2 draw:script [6099d2b9]
1007 2 bury:III.4 [64b10d4d]
    drew who=2 pile=script
    buried who=2 pile=script
1008 2 pass [42bc5464]
1009 0 improv [513dc058]
    improvised who=0
1010 0 draw:staging [b45d386d]
1011 0 bury:III.3 [f4fac36e]
    drew who=0 pile=staging
    buried who=0 pile=script
1012 0 pass [dc5c66ae]
1013 0 place:take-the-lead [dcebad8c]
1014 1 place:III.2 [f5ae14c1]
1015 2 place:III.12 [809f91a6]
    placed-all
1016 1 pass [efe071a6]
1017 2 pass [72c6a88a]
1018 0 pass [77637d9f]
1019 1 reveal [f7cb257d]
    turned-up who=1 card=III.2
1020 1 play [809170a3]
    played who=1 card=III.2
1021 0 let [b018ec00]
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1022 1 pass [dfba4293]
1023 2 reveal [8982dc28]
    turned-up who=2 card=III.12
1024 2 exit [9e1aa6b1]
    exiting who=2 card=III.12
1025 0 let [a8610eb1]
    got-intrigue who=2 n=1
1026 2 show:no-drama [f27cde5c]
    no-drama who=2
    drew who=2 pile=staging
1027 2 pass [34cc6ba7]
1028 0 reveal [43237f54]
    turned-up-staging who=0 card=take-the-lead
1029 0 exit [abb285cb]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1030 0 pass [bf138940]
    act-ran-out act=III
    act-ended act=III
    tallied who=0 n=8
    tallied who=1 n=7
    tallied who=2 n=9
    lead-cast who=1
1031 1 discard:villainy [6459b38e]
    discarded who=1 card=villainy
1032 2 discard:take-the-lead [29de319d]
    discarded who=2 card=take-the-lead
1033 2 discard:seize [b537c76d]
    discarded who=2 card=seize
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=IV who=1
    scene-began scene=1
1034 2 pass [bb442385]
1035 0 improv [004a5093]
    improvised who=0
1036 0 draw:staging [f6d25709]
1037 0 bury:IV.11 [ffc97a54]
    drew who=0 pile=staging
    buried who=0 pile=script
1038 0 pass [1b8eb261]
1039 1 pass [9cf48e8a]
1040 0 place:take-the-lead [7f08340c]
1041 1 place:IV.10 [a710b0ad]
1042 2 place:IV.1 [def89dc0]
    placed-all
1043 2 pass [94fcf249]
1044 0 pass [ede9d419]
1045 1 improv [7a0b946c]
    improvised who=1
1046 1 switch:IV.13 [a3c8e1a0]
    switched who=1
1047 1 coin:desdemona [62984589]
    no-drama-coin who=1
1048 1 pass [7d23717a]
1049 2 reveal [1d8a6b6e]
    turned-up who=2 card=IV.1
    exiting who=2 card=IV.1
1050 0 let [4b13cb33]
    got-intrigue who=2 n=1
1051 2 pass [ec81a86f]
1052 0 reveal [0e9a0338]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1053 0 pass [d2f49d94]
1054 1 reveal [8837a30d]
    turned-up who=1 card=IV.13
    exiting who=1 card=IV.13
    got-intrigue who=1 n=1
1055 1 pass [49e4a4eb]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=2
1056 2 improv [2fc1445f]
    improvised who=2
1057 2 draw:script [ceabb198]
1058 2 bury:IV.7 [cf95eb46]
    drew who=2 pile=script
    buried who=2 pile=script
1059 2 pass [0ee7501b]
1060 0 improv [51d68d76]
    improvised who=0
1061 0 draw:script [6a197030]
1062 0 bury:IV.4 [af376574]
    drew who=0 pile=script
    buried who=0 pile=script
1063 0 pass [e1676b8f]
1064 1 pass [afca92b5]
1065 0 place:IV.12 [d7938f6c]
1066 1 place:take-the-lead [5c5ac742]
1067 2 place:villainy [e3522907]
    placed-all
1068 2 pass [2f0c0a22]
1069 0 pass [77ca6525]
1070 1 improv [9fcf5b7c]
    improvised who=1
1071 1 switch:IV.2 [d0d9952d]
    switched who=1
1072 1 pass [261951f0]
1073 2 reveal [392e78f2]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
1074 0 let [4605926d]
    got-intrigue who=2 n=1
1075 2 pass [536c2219]
1076 0 reveal [cd97b689]
    turned-up who=0 card=IV.12
1077 0 play [ccb65633]
    played who=0 card=IV.12
    scored who=0 card=IV.12 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
1078 0 coin:desdemona [fad79c1e]
    no-drama-coin who=0
1079 0 pass [c16f66a0]
1080 1 reveal [6d28e3e8]
    turned-up who=1 card=IV.2
1081 1 exit [ccbe0d8e]
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1082 1 pass [43a9346e]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=3
1083 2 pass [20483738]
1084 0 show:exchange [71c5110c]
1085 0 at:1 [15872027]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1086 1 let [c575d3c0]
1087 0 give:IV.6 [08a43c41]
    traded who=0 whom=1
1088 0 show:exchange [dac278e9]
1089 0 at:1 [563d94ba]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1090 1 let [cdcd3d24]
1091 0 give:revive [dd0f95ba]
    traded who=0 whom=1
1092 0 pass [24c34dc5]
1093 1 show:exchange [d9fa2b75]
1094 1 at:2 [9849bf69]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1095 2 let [5812c6ae]
1096 1 give:miscue [1326b319]
    traded who=1 whom=2
1097 1 improv [93aa7f9b]
    improvised who=1
1098 1 draw:staging [ed548eff]
1099 1 bury:miscue [cbe402cb]
    drew who=1 pile=staging
    buried who=1 pile=staging
1100 1 pass [31e8c45b]
1101 0 place:exchange [3cbb8c00]
1102 1 place:IV.10 [7551cbf2]
1103 2 place:IV.3 [9a804d63]
    placed-all
1104 2 improv [bc7e6ba6]
    improvised who=2
1105 2 switch:IV.5 [9b0cad53]
    switched who=2
1106 2 pass [f9dfe009]
1107 0 pass [6ea9a7b1]
1108 1 show:exchange [6ed66608]
1109 1 at:2 [f22882ee]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1110 1 give:no-drama [d1f61689]
    traded who=1 whom=2
1111 1 pass [3c9a1a4f]
1112 2 reveal [4d3f41aa]
    turned-up who=2 card=IV.5
1113 2 exit [ad4c5e43]
    exiting who=2 card=IV.5
1114 0 let [94a9ae8f]
    got-intrigue who=2 n=1
1115 2 pass [a4bfec01]
1116 0 improv [dab986de]
    improvised who=0
1117 0 draw:staging [3cc7d5c3]
1118 0 bury:miscue [5d730b37]
    drew who=0 pile=staging
    buried who=0 pile=staging
1119 0 show:no-drama [7896b6a3]
    no-drama who=0
    drew who=0 pile=staging
1120 0 reveal [c4f3713b]
    turned-up-staging who=0 card=exchange
1121 0 exit [13b83c7f]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
1122 0 pass [71a57733]
1123 1 reveal [2c594c7b]
    turned-up who=1 card=IV.10
    exiting who=1 card=IV.10
    got-intrigue who=1 n=1
1124 1 pass [727387f6]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=4
1125 2 pass [d923ef38]
1126 0 pass [e5e1d1d1]
1127 1 improv [7eaed1e5]
    improvised who=1
1128 1 draw:staging [1316b58f]
1129 1 bury:IV.6 [2b0ab1dd]
    drew who=1 pile=staging
    buried who=1 pile=script
1130 1 pass [e0209a04]
1131 0 place:take-the-lead [7000ff66]
1132 1 place:take-the-lead [440a5a57]
1133 2 place:revive [c7eec791]
    placed-all
1134 2 show:no-drama [c51d3eec]
    no-drama who=2
    drew who=2 pile=staging
1135 2 pass [50bd54b1]
1136 0 improv [3e012229]
    improvised who=0
1137 0 switch:revive [1bc89755]
    switched who=0
1138 0 pass [fbae00b5]
1139 1 pass [5039dc1c]
1140 2 reveal [b20efe90]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1141 2 pass [51792828]
1142 0 reveal [ee98a4aa]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1143 0 pass [7aaf4150]
1144 1 reveal [134e5f2e]
    turned-up-staging who=1 card=take-the-lead
1145 1 play [ff3f2dc1]
    aimed who=1 card=take-the-lead whom=0
1146 0 let [d3d3f8bc]
    gave-lead who=1 whom=0
1147 1 pass [e63d4cc8]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=2 pile=script
    scene-began scene=5
1148 1 pass [59be969e]
1149 2 improv [8959cb78]
    improvised who=2
1150 2 draw:staging [ff83eaf1]
1151 2 bury:villainy [9f196df0]
    reshuffled pile=staging n=17
    drew who=2 pile=staging
    buried who=2 pile=staging
1152 2 pass [c936a26b]
1153 0 pass [f0eae336]
1154 0 place:IV.9 [66a1a693]
1155 1 place:seize [c2c07183]
1156 2 place:IV.14 [b1cf5a55]
    placed-all
1157 1 pass [3e46b230]
1158 2 pass [945c647b]
1159 0 improv [91759041]
    improvised who=0
1160 0 switch:IV.8 [fa8c68be]
    switched who=0
1161 0 pass [e077ba4e]
1162 1 reveal [276ea7c6]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1163 1 pass [a4462b6b]
1164 2 reveal [e626bda1]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1165 2 pass [c9a55dd4]
1166 0 reveal [b4b5ed4a]
    turned-up who=0 card=IV.8
    exiting who=0 card=IV.8
    got-intrigue who=0 n=1
1167 0 pass [3c3a11b8]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=6
1168 1 improv [c8579c42]
    improvised who=1
1169 1 draw:staging [3e7efa47]
1170 1 bury:IV.3 [a6bcb8ce]
    drew who=1 pile=staging
    buried who=1 pile=script
1171 1 pass [3c530cbc]
1172 2 improv [ec2bcf71]
    improvised who=2
1173 2 draw:staging [98e94969]
1174 2 bury:IV.13 [bbcfd220]
    drew who=2 pile=staging
    buried who=2 pile=script
1175 2 pass [91a71959]
1176 0 improv [2865cb72]
    improvised who=0
1177 0 draw:script [6f38ee3b]
1178 0 bury:IV.4 [d8fb4020]
    drew who=0 pile=script
    buried who=0 pile=script
1179 0 pass [6f243343]
1180 0 place:IV.9 [2f116a72]
1181 1 place:take-the-lead [1846cc51]
1182 2 place:take-the-lead [8d8976d7]
    placed-all
1183 1 pass [95331349]
1184 2 pass [ba31935e]
1185 0 pass [8ed1fa91]
1186 1 reveal [4d3cabb4]
    turned-up-staging who=1 card=take-the-lead
1187 1 play [0794c65c]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1188 1 pass [7b5addf5]
1189 2 reveal [62f05240]
    turned-up-staging who=2 card=take-the-lead
1190 2 play [78a4517e]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1191 2 pass [1f795afb]
1192 0 reveal [0502cb60]
    turned-up who=0 card=IV.9
1193 0 exit [dcf2aec1]
    exiting who=0 card=IV.9
    got-intrigue who=0 n=1
1194 0 pass [aafcca46]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=7
1195 0 improv [b3198fa8]
    improvised who=0
1196 0 draw:script [6f1d9115]
1197 0 bury:IV.1 [86d148fc]
    drew who=0 pile=script
    buried who=0 pile=script
1198 0 show:exchange [2f567e82]
1199 0 at:1 [757b146e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1200 0 give:IV.7 [a8f8589d]
    traded who=0 whom=1
1201 0 pass [673af4dc]
1202 1 pass [d95a0836]
1203 2 pass [76306ace]
1204 0 place:seize [3c6f0925]
1205 1 place:villainy [a7e4a536]
1206 2 place:miscue [7309715f]
    placed-all
1207 0 pass [083281d7]
1208 1 pass [533ac49e]
1209 2 pass [193aa7f7]
1210 0 reveal [9f7d9134]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1211 0 pass [e60a5768]
1212 1 reveal [e09da4bf]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1213 1 pass [50af45c2]
1214 2 reveal [8acf5509]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1215 2 pass [d4efecbe]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=8
1216 0 pass [c4bcd089]
1217 1 improv [ceaec982]
    improvised who=1
1218 1 draw:script [1220da46]
1219 1 bury:IV.6 [a5104f18]
    drew who=1 pile=script
    buried who=1 pile=script
1220 1 pass [67c5e96e]
1221 2 improv [bdc1438e]
    improvised who=2
1222 2 draw:staging [38381c89]
1223 2 bury:no-drama [8b8d76bd]
    drew who=2 pile=staging
    buried who=2 pile=staging
1224 2 pass [a25d0587]
1225 0 place:take-the-lead [3d90b249]
1226 1 place:IV.14 [054ebac8]
1227 2 place:IV.13 [c438d2e9]
    placed-all
1228 0 pass [2ffffda5]
1229 1 pass [ecafab94]
1230 2 pass [a472c5b9]
1231 0 reveal [c06026c3]
    turned-up-staging who=0 card=take-the-lead
1232 0 exit [47ebd714]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1233 0 pass [30d7c909]
1234 1 reveal [d328f893]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1235 1 pass [9fd243c7]
1236 2 reveal [075e775c]
    turned-up who=2 card=IV.13
    exiting who=2 card=IV.13
    got-intrigue who=2 n=1
1237 2 pass [6057892b]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=9
1238 0 improv [90802b97]
    improvised who=0
1239 0 draw:staging [e7a45da0]
1240 0 bury:take-the-lead [ac943624]
    drew who=0 pile=staging
    buried who=0 pile=staging
1241 0 pass [b1209454]
1242 1 show:no-drama [4e0b0b00]
    no-drama who=1
    drew who=1 pile=staging
1243 1 pass [d26f5c4c]
1244 2 improv [2bcfb426]
    improvised who=2
1245 2 draw:staging [9416bdcf]
1246 2 bury:miscue [fd9d69ca]
    drew who=2 pile=staging
    buried who=2 pile=staging
1247 2 pass [8f1578d1]
1248 0 place:IV.8 [750d66c2]
1249 1 place:IV.1 [f96fb053]
1250 2 place:IV.10 [2c7aff27]
    placed-all
1251 0 pass [c2414982]
1252 1 pass [e25f6474]
1253 2 pass [28dc0363]
1254 0 show:exchange [6f2375f8]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1255 0 give:take-the-lead [82da81e9]
    traded who=0 whom=2
1256 0 reveal [e4c1df6b]
    turned-up who=0 card=IV.8
1257 0 exit [65389954]
    exiting who=0 card=IV.8
    got-intrigue who=0 n=1
1258 0 pass [0f2e1777]
1259 1 reveal [c4af58d6]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
    got-intrigue who=1 n=1
1260 1 pass [1bd5b21f]
1261 2 reveal [091ffa32]
    turned-up who=2 card=IV.10
    exiting who=2 card=IV.10
    got-intrigue who=2 n=1
1262 2 pass [acb8ec60]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=10
1263 0 improv [e07c5aa7]
    improvised who=0
1264 0 draw:staging [5c5ff95f]
1265 0 bury:IV.3 [521021bb]
    drew who=0 pile=staging
    buried who=0 pile=script
1266 0 pass [b51b4268]
1267 1 show:exchange [5e3671f9]
1268 1 at:2 [ba5478a1]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1269 2 let [80d99b4f]
1270 1 give:revive [d48246d5]
    traded who=1 whom=2
1271 1 pass [bcb3b299]
1272 2 pass [e5e3fe13]
1273 0 place:take-the-lead [387d4890]
1274 1 place:villainy [4cc491da]
1275 2 place:take-the-lead [06968cec]
    placed-all
1276 0 show:exchange [089974e0]
1277 0 at:2 [769570e3]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1278 2 let [26ede8e1]
1279 0 give:IV.4 [b33f130e]
    traded who=0 whom=2
1280 0 show:no-drama [ce85381e]
    no-drama who=0
    drew who=0 pile=staging
1281 0 pass [7e8a82fe]
1282 1 pass [ac2ad3b2]
1283 2 improv [9c1af31b]
    improvised who=2
1284 2 switch:seize [990d422d]
    switched who=2
1285 2 show:exchange [04a7cea1]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=staging n=13
1286 1 let [fe415430]
1287 2 give:take-the-lead [20250a65]
    traded who=2 whom=1
1288 2 pass [e58117a1]
1289 0 reveal [19bc0ce5]
    turned-up-staging who=0 card=take-the-lead
1290 0 exit [1f47e8bd]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1291 0 pass [9f8e60d2]
1292 1 reveal [eab3588e]
    turned-up-staging who=1 card=villainy
1293 1 exit [3d747bf6]
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1294 1 pass [8277deaa]
1295 2 reveal [1f750d67]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1296 2 pass [827b28c0]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=5
    scene-began scene=11
1297 0 pass [5d5ba543]
1298 1 improv [f881146e]
    improvised who=1
1299 1 draw:staging [cd83ad11]
1300 1 bury:IV.2 [3c42289e]
    drew who=1 pile=staging
    buried who=1 pile=script
1301 1 show:no-drama [e6b07b12]
    no-drama who=1
    drew who=1 pile=staging
1302 1 show:exchange [0f449fee]
1303 1 at:2 [e6418f89]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1304 2 let [deda994d]
1305 1 give:seize [6d3ae7e7]
    traded who=1 whom=2
1306 1 pass [1f686185]
1307 2 pass [e18e6146]
1308 0 place:villainy [19fa45f0]
1309 1 place:exchange [d54eccc3]
1310 2 place:IV.4 [b03bca01]
    placed-all
1311 0 show:no-drama [a2b3b413]
    no-drama who=0
    drew who=0 pile=staging
1312 0 pass [60dc1199]
1313 1 pass [8ac646a6]
1314 2 improv [f376a89c]
    improvised who=2
1315 2 switch:IV.9 [e4d33a23]
    switched who=2
1316 2 pass [6001eef3]
1317 0 reveal [5f3381df]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1318 0 show:exchange [dc203659]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1319 0 give:IV.6 [f8d96be9]
    traded who=0 whom=2
1320 0 pass [dc4e9e0d]
1321 1 reveal [1d0ec74a]
    turned-up-staging who=1 card=exchange
1322 1 play [fdc50593]
    aimed who=1 card=exchange whom=2
1323 1 give:revive [1a8fce28]
    traded who=1 whom=2
1324 1 pass [2cc42811]
1325 2 reveal [4af597be]
    turned-up who=2 card=IV.9
    exiting who=2 card=IV.9
    got-intrigue who=2 n=1
1326 2 pass [1f40fce2]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=12
1327 0 improv [6d2ae708]
    improvised who=0
1328 0 draw:staging [f546c004]
1329 0 bury:IV.8 [d6a1ee9f]
    drew who=0 pile=staging
    buried who=0 pile=script
1330 0 pass [18e6c13b]
1331 1 pass [23225df2]
1332 2 improv [7f4ee5bb]
    improvised who=2
1333 2 draw:script [dcbcdbf0]
1334 2 bury:IV.4 [624868bc]
    drew who=2 pile=script
    buried who=2 pile=script
1335 2 pass [eb73ddc0]
1336 0 place:IV.11 [cafd18c9]
1337 1 place:IV.7 [2529d342]
1338 2 place:IV.13 [e3895228]
    placed-all
1339 0 pass [6d5a307b]
1340 1 pass [0136e987]
1341 2 pass [5da98966]
1342 0 reveal [cc2ebb4d]
    turned-up who=0 card=IV.11
1343 0 play [fb411c8b]
    played who=0 card=IV.11
    scored who=0 card=IV.11 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=emilia
1344 0 pass [6215c404]
1345 1 reveal [3591c6f1]
    turned-up who=1 card=IV.7
1346 1 exit [63b7ee10]
    exiting who=1 card=IV.7
    got-intrigue who=1 n=1
1347 1 pass [54acfe34]
1348 2 reveal [33b6ee6c]
    turned-up who=2 card=IV.13
    exiting who=2 card=IV.13
    got-intrigue who=2 n=1
1349 2 pass [bad04755]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=13
1350 0 pass [8d2f577b]
1351 1 pass [18b9b499]
1352 2 pass [290b8d16]
1353 0 place:miscue [d7504d81]
1354 1 place:IV.3 [3d2a3326]
1355 2 place:miscue [6f5fb7e7]
    placed-all
1356 0 improv [56df99e9]
    improvised who=0
1357 0 switch:seize [88995f82]
    switched who=0
1358 0 pass [2d45a6e4]
1359 1 improv [f330f239]
    improvised who=1
1360 1 switch:IV.5 [119cda60]
    switched who=1
1361 1 show:exchange [27a9983e]
1362 1 at:2 [e2cdd0ca]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1363 2 let [20c06e76]
1364 1 give:seize [f0dff526]
    traded who=1 whom=2
1365 1 show:exchange [5557cb41]
1366 1 at:2 [afcda6e5]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1367 2 let [42a77b42]
1368 1 give:seize [a7ed37ee]
    traded who=1 whom=2
1369 1 pass [9dec1f38]
1370 2 improv [c30a2fbd]
    improvised who=2
1371 2 switch:IV.6 [df5fcfcc]
    switched who=2
1372 2 pass [034402e5]
1373 0 reveal [d119a1ca]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1374 0 pass [bd488030]
1375 1 reveal [012a7009]
    turned-up who=1 card=IV.5
1376 1 exit [bfbee0e1]
    exiting who=1 card=IV.5
    got-intrigue who=1 n=1
1377 1 pass [b52fbb6c]
1378 2 reveal [346b1a11]
    turned-up who=2 card=IV.6
1379 2 exit [db0e206a]
    exiting who=2 card=IV.6
    got-intrigue who=2 n=1
1380 2 pass [bc1cdf4a]
    drew who=2 pile=staging
    reshuffled pile=staging n=13
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=14
1381 0 pass [8ab90064]
1382 1 show:no-drama [1c3fae7d]
    no-drama who=1
    drew who=1 pile=staging
1383 1 show:exchange [1aca8ac6]
1384 1 at:0 [a9fb198e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1385 0 let [4f582a84]
1386 1 give:villainy [eae916df]
    traded who=1 whom=0
1387 1 show:exchange [70cb53e6]
1388 1 at:2 [5555d7f6]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1389 2 let [0fc76a0d]
1390 1 give:exchange [03e8a20a]
    traded who=1 whom=2
1391 1 pass [73d8b227]
1392 2 show:exchange [424579a8]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1393 0 let [f6621859]
1394 2 give:no-drama [b57061fa]
    traded who=2 whom=0
1395 2 pass [49e49dc5]
1396 0 place:villainy [b328136f]
1397 1 place:miscue [a9cde24a]
1398 2 place:miscue [db51e46b]
    placed-all
1399 0 improv [da4adaa3]
    improvised who=0
1400 0 switch:no-drama [870d535c]
    switched who=0
1401 0 pass [f407e753]
1402 1 pass [bdc724db]
1403 2 improv [bde06e49]
    improvised who=2
1404 2 switch:revive [a3f1042b]
    switched who=2
1405 2 pass [e49ce097]
1406 0 reveal [4b454fd6]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1407 0 pass [a29d3073]
1408 1 reveal [6ca030f5]
    turned-up-staging who=1 card=miscue
1409 1 play [bb2e63fd]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
1410 2 switch:miscue [69077752]
    switched who=2
1411 1 place:take-the-lead [9c7c7f6c]
    turned-up-staging who=1 card=take-the-lead
1412 1 exit [2bba03bf]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1413 1 pass [b9e8fc8d]
1414 2 reveal [5aae4a63]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1415 2 pass [6aa0da55]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=15
1416 0 improv [9266db82]
    improvised who=0
1417 0 draw:staging [cc06383f]
1418 0 bury:revive [90cd00f3]
    drew who=0 pile=staging
    buried who=0 pile=staging
1419 0 pass [f33def53]
1420 1 pass [6bd12005]
1421 2 pass [35fd4a21]
1422 0 place:seize [ab93b2e5]
1423 1 place:IV.8 [54314519]
1424 2 place:seize [5c9223c9]
    placed-all
1425 0 pass [ea067f82]
1426 1 pass [c7c18e19]
1427 2 pass [99d6b84d]
1428 0 reveal [10349fb5]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1429 0 pass [49d48a39]
1430 1 reveal [c85bd815]
    turned-up who=1 card=IV.8
1431 1 improv [ae5a8899]
    improvised who=1
1432 1 draw:script [767a98c1]
1433 1 bury:IV.3 [dd98bff2]
    reshuffled pile=script n=5
    drew who=1 pile=script
    buried who=1 pile=script
1434 1 play [2ed803ea]
    played who=1 card=IV.8
1435 2 seize [1a3fcf8d]
    seized by=2 who=1 card=IV.8
    scored who=2 card=IV.8 n=1
    got-intrigue who=2 n=2
    drew who=2 pile=staging
    drew who=0 pile=script
1436 1 draw:script [9768f604]
    drew who=1 pile=script
    scene-began scene=16
1437 0 improv [5916b6be]
    improvised who=0
1438 0 draw:script [3da74981]
1439 0 bury:IV.7 [78978925]
    drew who=0 pile=script
    buried who=0 pile=script
1440 0 pass [79e4c5f9]
1441 1 pass [9075b965]
1442 2 improv [db8f2e29]
    improvised who=2
1443 2 draw:script [3d8cdb05]
1444 2 bury:IV.15 [9f5e4bff]
    drew who=2 pile=script
    buried who=2 pile=script
1445 2 pass [c9fba925]
1446 0 place:IV.5 [5704247a]
1447 1 place:IV.14 [cd13b499]
1448 2 place:take-the-lead [756c4dd5]
    placed-all
1449 0 pass [78a8860c]
1450 1 pass [ab5fe378]
1451 2 pass [da817821]
1452 0 reveal [472034f2]
    turned-up who=0 card=IV.5
1453 0 exit [7ada807c]
    exiting who=0 card=IV.5
1454 2 let [d88265ef]
    got-intrigue who=0 n=1
1455 0 pass [406c836a]
1456 1 reveal [fab58e35]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
1457 2 let [46d245aa]
    got-intrigue who=1 n=1
1458 1 pass [f0fd9cf0]
1459 2 reveal [83c76529]
    turned-up-staging who=2 card=take-the-lead
1460 2 play [6c9f52d4]
1461 2 at:1 [b0739cb6]
    aimed who=2 card=take-the-lead whom=1
1462 1 let [57193799]
    gave-lead who=2 whom=1
1463 2 pass [2e854bf0]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=17
1464 2 improv [e801a0bd]
    improvised who=2
1465 2 draw:staging [82e48dff]
1466 2 bury:revive [cbacb3d7]
    drew who=2 pile=staging
    buried who=2 pile=staging
1467 2 pass [33bcbb83]
1468 0 pass [f1766afd]
1469 1 show:no-drama [a1f386c8]
    no-drama who=1
    drew who=1 pile=staging
1470 1 pass [c9dd46e7]
1471 0 place:IV.2 [61a60a7e]
1472 1 place:miscue [2892c234]
1473 2 place:villainy [11288740]
    placed-all
1474 2 pass [6885d967]
1475 0 show:exchange [8db20463]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1476 0 give:villainy [cc755b30]
    traded who=0 whom=2
1477 0 pass [681135ab]
1478 1 pass [e4e840f6]
1479 2 reveal [1938bc3a]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
1480 0 let [186e8d41]
    got-intrigue who=2 n=1
1481 2 pass [7b2235c1]
1482 0 show:exchange [4757c760]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1483 2 let [e911b54a]
1484 0 give:take-the-lead [2b741445]
    traded who=0 whom=2
1485 0 reveal [74d2d68f]
    turned-up who=0 card=IV.2
1486 0 exit [fec7fdfa]
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1487 0 pass [6055953b]
1488 1 reveal [a6f4aada]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1489 1 pass [46cad69a]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    scene-began scene=18
1490 2 improv [747b00bd]
    improvised who=2
1491 2 draw:script [482e2100]
1492 2 bury:IV.13 [f3470a1a]
    reshuffled pile=script n=3
    drew who=2 pile=script
    buried who=2 pile=script
1493 2 pass [ea710ac2]
1494 0 pass [8a41ef3f]
1495 1 improv [829dbaf7]
    improvised who=1
1496 1 draw:script [a70fe821]
1497 1 bury:IV.3 [e5581c09]
    drew who=1 pile=script
    buried who=1 pile=script
1498 1 pass [3c6e9b38]
1499 0 place:revive [9c2b9ba8]
1500 1 place:IV.4 [f35eee14]
1501 2 place:seize [4f9f1e83]
    placed-all
1502 2 pass [34db0f8a]
1503 0 improv [14251293]
    improvised who=0
1504 0 switch:villainy [8fe2da0a]
    switched who=0
1505 0 pass [503c24b0]
1506 1 pass [0d5e0c4d]
1507 2 reveal [5792f17d]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1508 2 pass [28eda5f2]
1509 0 reveal [96aa39d8]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1510 0 pass [9c4f276e]
1511 1 reveal [8bde906b]
    turned-up who=1 card=IV.4
1512 1 exit [be5b6a5d]
    exiting who=1 card=IV.4
    got-intrigue who=1 n=1
1513 1 pass [6fdceadc]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=19
1514 2 improv [8e1c3e2f]
    improvised who=2
1515 2 draw:staging [479d823c]
1516 2 bury:IV.9 [992f7369]
    drew who=2 pile=staging
    buried who=2 pile=script
1517 2 pass [97b2216f]
1518 0 improv [46078a8a]
    improvised who=0
1519 0 draw:staging [474a9450]
1520 0 bury:take-the-lead [49229cbd]
    drew who=0 pile=staging
    buried who=0 pile=staging
1521 0 pass [81e17322]
1522 1 show:no-drama [d9a5e493]
    no-drama who=1
    drew who=1 pile=staging
1523 1 pass [328f22a4]
1524 0 place:revive [5b1e92f9]
1525 1 place:miscue [172125e6]
1526 2 place:villainy [0ae20d64]
    placed-all
1527 2 show:exchange [dd8c586f]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1528 0 let [faaf27e8]
1529 2 give:take-the-lead [a06b1d19]
    traded who=2 whom=0
1530 2 pass [eac65184]
1531 0 show:exchange [fb060d4e]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1532 0 give:IV.10 [2177671b]
    traded who=0 whom=2
1533 0 show:exchange [fa5714b7]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1534 0 give:IV.2 [0486db09]
    traded who=0 whom=2
1535 0 pass [6a885c44]
1536 1 pass [37bfc066]
1537 2 reveal [7ebe2320]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
1538 0 let [5847d067]
    got-intrigue who=2 n=1
1539 2 pass [9f185ae8]
1540 0 reveal [0418ca05]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1541 0 pass [2f955b95]
1542 1 reveal [63f2155c]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1543 1 pass [f50cb651]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=20
1544 2 improv [013496fb]
    improvised who=2
1545 2 draw:staging [e0323661]
1546 2 bury:IV.2 [cb294c00]
    drew who=2 pile=staging
    buried who=2 pile=script
1547 2 pass [636b7188]
1548 0 improv [9232f7fb]
    improvised who=0
1549 0 draw:staging [6d9ab28b]
1550 0 bury:take-the-lead [5f2615eb]
    drew who=0 pile=staging
    buried who=0 pile=staging
1551 0 pass [15a88890]
1552 1 pass [220260a3]
1553 0 place:IV.9 [1a9496bc]
1554 1 place:IV.14 [9404fc11]
1555 2 place:IV.15 [730fc4b7]
    placed-all
1556 2 pass [fa283e5e]
1557 0 pass [d82ae119]
1558 1 pass [28349e50]
1559 2 reveal [c8e9d3f0]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
    failed who=2 card=IV.15
1560 2 pass [0e658a6f]
1561 0 show:exchange [61476463]
1562 0 at:2 [7b4d1684]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1563 1 let [b4573a3e]
1564 0 give:IV.1 [a69fd915]
    traded who=0 whom=2
1565 0 show:no-drama [cbf0be0f]
    no-drama who=0
    drew who=0 pile=staging
1566 0 reveal [71334cd6]
    turned-up who=0 card=IV.9
1567 0 play [32521327]
    played who=0 card=IV.9
    scored who=0 card=IV.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1568 0 coin:othello [8604696d]
    used-coin-at who=0 coin=othello whom=1
1569 1 let [af0348e8]
    took-lead who=0 whom=1
1570 0 pass [5b6b5ff4]
1571 1 improv [e1821015]
    improvised who=1
1572 1 draw:staging [2f948e49]
1573 1 bury:IV.13 [ac89c6bc]
    drew who=1 pile=staging
    buried who=1 pile=script
1574 1 reveal [dbf83089]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1575 1 pass [471b5a77]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=21
1576 1 improv [a9d37f9f]
    improvised who=1
1577 1 draw:script [15b071cf]
1578 1 bury:IV.6 [27af1e34]
    drew who=1 pile=script
    buried who=1 pile=script
1579 1 show:exchange [e13e143c]
1580 1 at:2 [804d4d08]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1581 1 give:take-the-lead [96ddcb26]
    traded who=1 whom=2
1582 1 pass [3a90ac20]
1583 2 pass [6f383f4f]
1584 0 pass [d2e400c3]
1585 0 place:villainy [d441d744]
1586 1 place:IV.4 [a6427a4d]
1587 2 place:take-the-lead [1899ebb4]
    placed-all
1588 1 pass [e12ced7d]
1589 2 pass [38b962b3]
1590 0 improv [8b8ccf61]
    improvised who=0
1591 0 switch:IV.5 [38651465]
    switched who=0
1592 0 pass [002adb0c]
1593 1 reveal [dc7e6c01]
    turned-up who=1 card=IV.4
    exiting who=1 card=IV.4
    got-intrigue who=1 n=1
1594 1 pass [a17f497f]
1595 2 reveal [c080effa]
    turned-up-staging who=2 card=take-the-lead
1596 2 play [adb6084f]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1597 2 pass [127b4003]
1598 0 reveal [ef50accf]
    turned-up who=0 card=IV.5
1599 0 play [3eb56d06]
    played who=0 card=IV.5
    scored who=0 card=IV.5 n=1
1600 0 pass [17b248f2]
    drew who=2 pile=script
    drew who=0 pile=staging
    reshuffled pile=staging n=14
    drew who=1 pile=staging
    scene-began scene=22
1601 0 pass [404487b0]
1602 1 show:no-drama [4c776ab2]
    no-drama who=1
    drew who=1 pile=staging
1603 1 pass [3cc4cb34]
1604 2 pass [c736afce]
1605 0 place:take-the-lead [2e251bb5]
1606 1 place:villainy [93589316]
1607 2 place:take-the-lead [9a6bdff0]
    placed-all
1608 0 pass [b5301e17]
1609 1 pass [5a9af916]
1610 2 pass [043b4b18]
1611 0 reveal [1071b1b6]
    turned-up-staging who=0 card=take-the-lead
1612 0 exit [4744027a]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1613 0 pass [5a98cdee]
1614 1 reveal [5cc1121f]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1615 1 pass [b1fbb7ce]
1616 2 reveal [47b0a1a3]
    turned-up-staging who=2 card=take-the-lead
1617 2 exit [8e7d75c6]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1618 2 pass [1cca0e7f]
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=script
    scene-began scene=23
1619 0 pass [1f4d120a]
1620 1 improv [b738838e]
    improvised who=1
1621 1 draw:staging [0054663e]
1622 1 bury:seize [6d391548]
    drew who=1 pile=staging
    buried who=1 pile=staging
1623 1 pass [eeaeccc3]
1624 2 improv [f8cb74ba]
    improvised who=2
1625 2 draw:staging [f96438e5]
1626 2 bury:IV.10 [a53793ed]
    drew who=2 pile=staging
    buried who=2 pile=script
1627 2 pass [8d6cf427]
1628 0 place:IV.6 [26bef79f]
1629 1 place:IV.7 [975aabb0]
1630 2 place:miscue [31a7d557]
    placed-all
1631 0 improv [c0cb08f6]
    improvised who=0
1632 0 switch:miscue [5bae0269]
    switched who=0
1633 0 pass [433a6fed]
1634 1 show:exchange [8773e55a]
1635 1 at:2 [7b119115]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1636 1 give:seize [181c4f63]
    traded who=1 whom=2
1637 1 pass [b70b8f80]
1638 2 pass [0d322048]
1639 0 reveal [31e52dc2]
    turned-up-staging who=0 card=miscue
1640 0 play [b56cec9f]
1641 0 at:1 [06d18e06]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1642 1 switch:IV.15 [32dde75c]
    switched who=1
1643 0 place:take-the-lead [bfe9fc86]
    turned-up-staging who=0 card=take-the-lead
1644 0 exit [54170fa0]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1645 0 pass [10bec14a]
1646 1 reveal [7e9bcaa2]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1647 1 pass [25627eda]
1648 2 show:exchange [e0b39c44]
1649 2 at:1 [7fa86763]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1650 2 give:IV.2 [5769b36a]
    traded who=2 whom=1
1651 2 reveal [3e8a3b01]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1652 2 show:exchange [83b29d22]
1653 2 at:1 [644d868b]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1654 2 give:seize [e19be4d9]
    traded who=2 whom=1
1655 2 pass [048a9924]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=24
1656 0 improv [4fd74bbc]
    improvised who=0
1657 0 draw:script [b292a0dc]
1658 0 bury:IV.6 [a7c59929]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
1659 0 pass [aea4d13d]
1660 1 show:exchange [f24d6cd7]
1661 1 at:2 [e355090b]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1662 2 let [fa5e1c93]
1663 1 give:revive [f60aeced]
    traded who=1 whom=2
1664 1 show:exchange [cdc86171]
1665 1 at:0 [17aa3704]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1666 1 give:IV.14 [d6ee8fd0]
    traded who=1 whom=0
1667 1 pass [3e787cef]
1668 2 pass [e1603601]
1669 0 place:IV.10 [46601cd2]
1670 1 place:IV.2 [f4cfd144]
1671 2 place:IV.13 [8f5613c8]
    placed-all
1672 0 pass [ad1e2460]
1673 1 pass [3004d54b]
1674 2 pass [69d03ea6]
1675 0 reveal [5f40a169]
    turned-up who=0 card=IV.10
1676 0 play [f888f674]
    played who=0 card=IV.10
1677 2 let [09215b82]
    scored who=0 card=IV.10 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1678 0 pass [07830bd2]
1679 1 reveal [cb25afe6]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
1680 2 let [a7cfde86]
    got-intrigue who=1 n=1
1681 1 pass [68479217]
1682 2 improv [143cc38b]
    improvised who=2
1683 2 draw:staging [ad047bef]
1684 2 bury:revive [08cb2542]
    drew who=2 pile=staging
    buried who=2 pile=staging
1685 2 reveal [fff72605]
    turned-up who=2 card=IV.13
    exiting who=2 card=IV.13
    got-intrigue who=2 n=1
1686 2 pass [5fd3b7c6]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=25
1687 0 show:no-drama [aba4a4eb]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=12
1688 0 pass [a904d1af]
1689 1 pass [75793710]
1690 2 improv [fdee1a54]
    improvised who=2
1691 2 draw:staging [4af246ec]
1692 2 bury:IV.3 [ff3a9f39]
    drew who=2 pile=staging
    buried who=2 pile=script
1693 2 pass [65084270]
1694 0 place:seize [69b89d5d]
1695 1 place:villainy [b2316137]
1696 2 place:revive [8683a1b5]
    placed-all
1697 0 pass [9a4113e2]
1698 1 pass [9dde4ec1]
1699 2 pass [daf0e7da]
1700 0 coin:othello [f34f3c93]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
1701 0 reveal [9928d8bd]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1702 0 pass [873e9990]
1703 1 reveal [de7ec9b6]
    turned-up-staging who=1 card=villainy
1704 1 improv [8fd16bc8]
    improvised who=1
1705 1 draw:staging [440b60d7]
1706 1 bury:take-the-lead [887cddfa]
    drew who=1 pile=staging
    buried who=1 pile=staging
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1707 1 pass [1dffd304]
1708 2 reveal [d9c85612]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1709 2 pass [2eb31535]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=2
    scene-began scene=26
1710 1 improv [5e5d4e9e]
    improvised who=1
1711 1 draw:staging [b8855829]
1712 1 bury:IV.6 [e54c1300]
    drew who=1 pile=staging
    buried who=1 pile=script
1713 1 show:exchange [bb9f533e]
1714 1 at:2 [c8ae1a8d]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1715 2 let [afb64cb5]
1716 1 give:seize [16febfa6]
    traded who=1 whom=2
1717 1 pass [1d0332ad]
1718 2 show:no-drama [4470e860]
    no-drama who=2
    drew who=2 pile=staging
1719 2 pass [8145a590]
1720 0 pass [d26b845a]
1721 0 place:take-the-lead [7b03314f]
1722 1 place:IV.3 [5b35e8bd]
1723 2 place:IV.1 [f335b055]
    placed-all
1724 1 pass [c0f058d4]
1725 2 show:exchange [588b611c]
1726 2 at:1 [efea2547]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1727 2 give:take-the-lead [1c57d486]
    traded who=2 whom=1
1728 2 pass [2ca6ad67]
1729 0 pass [c37fa6b7]
1730 1 reveal [a95fee22]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
1731 0 let [cb0d5b61]
    failed who=1 card=IV.3
1732 1 pass [d67b8350]
1733 2 reveal [d62b3e72]
    turned-up who=2 card=IV.1
    exiting who=2 card=IV.1
    got-intrigue who=2 n=1
1734 2 pass [9b02575f]
1735 0 reveal [0afb159a]
    turned-up-staging who=0 card=take-the-lead
1736 0 play [bbcb83de]
    aimed who=0 card=take-the-lead whom=1
    gave-lead who=0 whom=1
1737 0 pass [8349a7c1]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=27
1738 2 pass [bc5838d5]
1739 0 pass [32f5adf7]
1740 1 pass [b59d35ae]
1741 0 place:IV.4 [aca16c6c]
1742 1 place:take-the-lead [80e4b721]
1743 2 place:revive [128dc6fc]
    placed-all
1744 2 pass [14955d42]
1745 0 pass [2dba19b9]
1746 1 pass [52f38e37]
1747 2 reveal [64c83116]
    turned-up-staging who=2 card=revive
1748 2 improv [ecf91cb4]
    improvised who=2
1749 2 draw:staging [455ae1e2]
1750 2 bury-placed [24e0e975]
    drew who=2 pile=staging
    buried who=2 pile=staging
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
1751 0 let [704b729d]
    got-intrigue who=2 n=1
1752 2 pass [a4428399]
1753 0 improv [c73ebfde]
    improvised who=0
1754 0 draw:script [ef386f3d]
1755 0 bury:IV.14 [c72cf96b]
    drew who=0 pile=script
    buried who=0 pile=script
1756 0 reveal [975d0fba]
    turned-up who=0 card=IV.4
    exiting who=0 card=IV.4
    got-intrigue who=0 n=1
1757 0 pass [c5f5ac4d]
1758 1 reveal [3c94d3cb]
    turned-up-staging who=1 card=take-the-lead
1759 1 play [eb443316]
1760 1 at:2 [a8a6f216]
    aimed who=1 card=take-the-lead whom=2
1761 2 let [c53fed9f]
    gave-lead who=1 whom=2
1762 1 show:exchange [2773ff1b]
1763 1 at:0 [b34c8a2a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1764 0 let [f26da2d7]
1765 1 give:exchange [b314fce6]
    traded who=1 whom=0
1766 1 show:exchange [01913a5c]
1767 1 at:2 [78913430]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1768 2 let [5058a822]
1769 1 give:IV.7 [18e1f519]
    traded who=1 whom=2
1770 1 pass [27eb7621]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=28
1771 0 show:exchange [5f375951]
1772 0 at:1 [ec7f29e5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1773 0 give:IV.2 [641f7628]
    traded who=0 whom=1
1774 0 pass [f5ed9264]
1775 1 pass [dd92c41e]
1776 2 improv [a1d3dbeb]
    improvised who=2
1777 2 draw:script [c2338ae7]
1778 2 bury:IV.7 [dab44bbd]
    drew who=2 pile=script
    buried who=2 pile=script
1779 2 pass [cadf2496]
1780 0 place:seize [8f56895f]
1781 1 place:IV.2 [91a5d000]
1782 2 place:IV.4 [95b6290d]
    placed-all
1783 0 show:no-drama [8752835a]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=13
1784 0 pass [c1399636]
1785 1 pass [81ac9554]
1786 2 pass [562c424a]
1787 0 reveal [ab8fa2d5]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1788 0 pass [ffce4de1]
1789 1 reveal [e5aa4333]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1790 1 pass [b6d742cd]
1791 2 reveal [1051c852]
    turned-up who=2 card=IV.4
1792 2 play [38abc48d]
    played who=2 card=IV.4
    scored who=2 card=IV.4 n=1
    got-intrigue who=2 n=2
1793 2 pass [a534c809]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=29
1794 0 pass [e11a6bb4]
1795 1 improv [eb46f354]
    improvised who=1
1796 1 draw:script [a2618bcd]
1797 1 bury:IV.14 [56aa427b]
    drew who=1 pile=script
    buried who=1 pile=script
1798 1 pass [61d9097a]
1799 2 pass [1cd18d55]
1800 0 place:villainy [5575351e]
1801 1 place:IV.1 [801adb7a]
1802 2 place:take-the-lead [23d27fb0]
    placed-all
1803 0 improv [a290e76a]
    improvised who=0
1804 0 switch:revive [c3969f24]
    switched who=0
1805 0 pass [990c596a]
1806 1 pass [bdeb6c5f]
1807 2 improv [ca0e5e4e]
    improvised who=2
1808 2 switch:miscue [82c59fd9]
    switched who=2
1809 2 pass [6cfffc8a]
1810 0 reveal [d8acc672]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1811 2 let [fba48d7e]
    got-intrigue who=0 n=1
1812 0 pass [6bd44640]
1813 1 reveal [5e083a25]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
1814 2 let [ffd7a243]
    got-intrigue who=1 n=1
1815 1 pass [051e11ef]
1816 2 reveal [9fd39c76]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1817 2 pass [e474ed03]
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    scene-began scene=30
1818 0 improv [29de8fd7]
    improvised who=0
1819 0 draw:staging [a74983db]
1820 0 bury:IV.15 [c99a83d8]
    drew who=0 pile=staging
    buried who=0 pile=script
1821 0 pass [ee8243ec]
1822 1 pass [95ecdc82]
1823 2 show:exchange [6f5e66fd]
1824 2 at:1 [e4a05925]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1825 1 let [c520a11b]
1826 2 give:IV.7 [93836e11]
    traded who=2 whom=1
1827 2 improv [bbcc7fa4]
    improvised who=2
1828 2 draw:staging [9b5dfeeb]
1829 2 bury:IV.6 [c3d50fb1]
    drew who=2 pile=staging
    buried who=2 pile=script
1830 2 show:exchange [f950b8de]
1831 2 at:1 [3c0b6475]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1832 1 let [713864c6]
1833 2 give:villainy [6a9fd04b]
    traded who=2 whom=1
1834 2 show:no-drama [cccfff8b]
    no-drama who=2
    drew who=2 pile=staging
1835 2 show:exchange [7fcd7825]
1836 2 at:1 [af5f90d6]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1837 1 let [a4b40705]
1838 2 give:villainy [15d6b024]
    traded who=2 whom=1
1839 2 pass [8fdb1aa2]
1840 0 place:take-the-lead [6c0ddc00]
1841 1 place:villainy [2e2b9f9e]
1842 2 place:miscue [5954b7c4]
    placed-all
1843 0 pass [cce6ed5c]
1844 1 pass [eaf6754c]
1845 2 pass [fcdbc84e]
1846 0 reveal [84bb3f84]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
1847 1 let [b3b85eb6]
    got-intrigue who=0 n=1
1848 0 show:exchange [c79c6904]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1849 1 let [fc5a6c66]
1850 0 give:IV.3 [17180760]
    traded who=0 whom=1
1851 0 pass [66a30ddd]
1852 1 improv [18417ce0]
    improvised who=1
1853 1 draw:script [cdb1d04b]
1854 1 bury:IV.7 [21560187]
    drew who=1 pile=script
    buried who=1 pile=script
1855 1 reveal [b5913f9c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1856 1 pass [54b1b4c1]
1857 2 reveal [726d4b46]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1858 2 pass [c68caf79]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=31
1859 0 show:no-drama [258bebba]
    no-drama who=0
    drew who=0 pile=staging
1860 0 pass [16184d37]
1861 1 improv [3d110044]
    improvised who=1
1862 1 draw:script [7be16161]
1863 1 bury:IV.1 [3fec7e8d]
    script-empty
    drew who=1 pile=script
    buried who=1 pile=script
1864 1 pass [a71a2936]
1865 2 improv [719c942f]
    improvised who=2
1866 2 draw:script [a2ce70de]
1867 2 bury:IV.2 [abf13bbd]
    drew who=2 pile=script
    buried who=2 pile=script
1868 2 pass [3044979f]
1869 0 place:IV.14 [9d814749]
1870 1 place:IV.3 [468933e0]
1871 2 place:IV.1 [81b64d62]
    placed-all
1872 0 pass [95925993]
1873 1 pass [8e4766de]
1874 2 pass [0aff4eca]
1875 0 reveal [f4e1b6f9]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1876 0 pass [0532b369]
1877 1 reveal [1d4e4d55]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    scored who=1 card=IV.3 n=1
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1878 1 coin:iago [08ae98a4]
1879 1 wound:cassio [7b44244b]
    used-iago who=1 character=cassio
    wounded who=1 character=cassio n=2 total=5
1880 1 pass [2d316391]
1881 2 reveal [dd1579bb]
    turned-up who=2 card=IV.1
1882 2 play [7c48ac10]
    played who=2 card=IV.1
    scored who=2 card=IV.1 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1883 2 pass [75014125]
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=1
    drew who=1 pile=staging
    scene-began scene=32
1884 0 improv [09c28d5f]
    improvised who=0
1885 0 draw:script [560bb043]
1886 0 bury:IV.13 [3d92d2d6]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
1887 0 coin:emilia [6068cd63]
    used-coin-at who=0 coin=emilia whom=2
1888 2 let [f648df6d]
    stole-coin who=0 coin=iago whom=2
1889 0 pass [2b7f906d]
1890 1 improv [9ff7a03c]
    improvised who=1
1891 1 draw:staging [cd065cf9]
1892 1 bury:take-the-lead [640ebdfa]
    drew who=1 pile=staging
    buried who=1 pile=staging
1893 1 pass [830792d2]
1894 2 show:exchange [0f47c19c]
1895 2 at:0 [80e9d4af]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1896 2 give:exchange [b6b006a2]
    traded who=2 whom=0
1897 2 pass [7078afad]
1898 0 place:IV.2 [31c33c95]
1899 1 place:IV.6 [3f3caf3c]
1900 2 place:villainy [d2629bbe]
    placed-all
1901 0 pass [93ac2490]
1902 1 pass [5b37fee1]
1903 2 improv [8f9f40aa]
    improvised who=2
1904 2 switch:seize [b2f6cfe4]
    switched who=2
1905 2 pass [a951f5c0]
1906 0 coin:iago [76bc70f3]
1907 0 wound:iago [949d2fcb]
    used-iago who=0 character=iago
    wounded who=0 character=iago n=1 total=6
1908 0 reveal [927c19fb]
    turned-up who=0 card=IV.2
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1909 0 show:exchange [470b853d]
1910 0 at:2 [ada650f1]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1911 0 give:revive [9c11a38e]
    traded who=0 whom=2
1912 0 pass [cba5d645]
1913 1 reveal [95f3e29f]
    turned-up who=1 card=IV.6
    exiting who=1 card=IV.6
    got-intrigue who=1 n=1
1914 1 show:no-drama [19356c44]
    no-drama who=1
    drew who=1 pile=staging
1915 1 pass [403b3600]
1916 2 reveal [9371eee0]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1917 2 pass [2e325ec9]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=33
1918 0 improv [2f6d9b3c]
    improvised who=0
1919 0 draw:staging [80544f70]
1920 0 bury:take-the-lead [b7c8c0fd]
    drew who=0 pile=staging
    buried who=0 pile=staging
1921 0 show:exchange [7f0642ee]
1922 0 at:1 [5ae2e6c5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1923 0 give:miscue [24de351d]
    traded who=0 whom=1
1924 0 pass [e82f0259]
1925 1 show:exchange [28dc7000]
1926 1 at:2 [6a12da66]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1927 2 let [27b3f754]
1928 1 give:miscue [2c4630fe]
    traded who=1 whom=2
1929 1 pass [dce90b14]
1930 2 improv [b8d3c611]
    improvised who=2
1931 2 draw:staging [adecc838]
1932 2 bury:IV.14 [33236657]
    drew who=2 pile=staging
    buried who=2 pile=script
1933 2 pass [26feaab2]
1934 0 place:miscue [35ebe2c8]
1935 1 place:revive [ee2eddd8]
1936 2 place:seize [28efe26c]
    placed-all
1937 0 pass [843ee83a]
1938 1 pass [e4ab65b9]
1939 2 pass [af6e80a3]
1940 0 reveal [eec0abc4]
    turned-up-staging who=0 card=miscue
1941 0 exit [b59b215a]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1942 0 pass [803a0477]
1943 1 reveal [becaa533]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1944 1 pass [35ca84a5]
1945 2 reveal [0c752963]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1946 2 pass [126c946d]
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=script
    scene-began scene=34
1947 0 improv [45ee15fb]
    improvised who=0
1948 0 draw:staging [0076acbd]
1949 0 bury:no-drama [3caeb2b3]
    drew who=0 pile=staging
    buried who=0 pile=staging
1950 0 show:exchange [135766a1]
1951 0 at:2 [54e96dd2]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1952 2 let [8dcd6495]
1953 0 give:revive [091a0cba]
    traded who=0 whom=2
1954 0 pass [918dd23b]
1955 1 pass [1d69eacc]
1956 2 improv [6e3feaaa]
    improvised who=2
1957 2 draw:staging [4ede1dae]
1958 2 bury:villainy [4fb15b38]
    drew who=2 pile=staging
    buried who=2 pile=staging
1959 2 pass [3732c5b5]
1960 0 place:IV.14 [5afe8048]
1961 1 place:villainy [4ad31693]
1962 2 place:revive [b7bb273a]
    placed-all
1963 0 pass [7a653bb7]
1964 1 pass [44754404]
1965 2 pass [6cfd65df]
1966 0 reveal [74a05a5a]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
1967 1 let [fe8db00a]
    got-intrigue who=0 n=1
1968 0 pass [c9500389]
1969 1 reveal [ddcd97e9]
    turned-up-staging who=1 card=villainy
1970 1 improv [0a073bfb]
    improvised who=1
1971 1 draw:staging [45266748]
1972 1 bury:IV.7 [b987afab]
    drew who=1 pile=staging
    buried who=1 pile=script
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1973 1 pass [8c6a373b]
1974 2 reveal [c2f45be4]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1975 2 pass [cca35d20]
    drew who=2 pile=script
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=2
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=35
    final-scene
1976 0 improv [c58b1486]
    improvised who=0
1977 0 draw:script [c8d32d75]
1978 0 bury:IV.13 [962b3e48]
    drew who=0 pile=script
    buried who=0 pile=script
1979 0 pass [4835ecbc]
1980 1 show:no-drama [da699d7d]
    no-drama who=1
    drew who=1 pile=staging
1981 1 show:exchange [4d4fea14]
1982 1 at:0 [a494c0e8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1983 1 give:IV.7 [cd3392f0]
    traded who=1 whom=0
1984 1 pass [405481a9]
1985 2 pass [8c3709b5]
1986 0 place:IV.14 [1dac728c]
1987 1 place:villainy [d27e8ea1]
1988 2 place:seize [6e6722d4]
    placed-all
1989 0 pass [8483d0eb]
1990 1 pass [340e3fc0]
1991 2 pass [7d25748c]
1992 0 reveal [3f1eef2e]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
1993 2 let [21ad726a]
    got-intrigue who=0 n=1
1994 0 pass [a53fa969]
1995 1 reveal [97d12c9c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1996 1 pass [4762d7c2]
1997 2 reveal [f1af5817]
    turned-up-staging who=2 card=seize
1998 2 improv [0f3bc79f]
    improvised who=2
1999 2 draw:script [e01572e2]
2000 2 bury:IV.6 [b27ad43a]
    reshuffled pile=script n=1
    drew who=2 pile=script
    buried who=2 pile=script
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2001 2 pass [1c67154f]
    act-ran-out act=IV
    act-ended act=IV
    tallied who=0 n=14
    tallied who=1 n=8
    tallied who=2 n=13
    lead-cast who=1
2002 1 discard:no-drama [d64390a7]
    discarded who=1 card=no-drama
2003 1 discard:villainy [258fad68]
    discarded who=1 card=villainy
2004 2 discard:revive [eabdde15]
    discarded who=2 card=revive
2005 2 discard:take-the-lead [65700ac2]
    discarded who=2 card=take-the-lead
2006 0 discard:take-the-lead [e93a2f8a]
    discarded who=0 card=take-the-lead
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=V who=1
    scene-began scene=1
2007 2 improv [ebf54af8]
    improvised who=2
2008 2 draw:staging [479ae157]
2009 2 bury:V.11 [69a439e7]
    drew who=2 pile=staging
    buried who=2 pile=script
2010 2 pass [c54f4503]
2011 0 improv [787e4b08]
    improvised who=0
2012 0 draw:staging [9b011d38]
2013 0 bury:V.2 [eed70d48]
    drew who=0 pile=staging
    buried who=0 pile=script
2014 0 pass [ff329b3f]
2015 1 pass [6c89370c]
2016 0 place:take-the-lead [9658f70c]
2017 1 place:V.10 [85ceface]
2018 2 place:V.14 [72806f7b]
    placed-all
2019 2 pass [c8a25d13]
2020 0 pass [5efc7d67]
2021 1 pass [ecedff8c]
2022 2 reveal [dca1806c]
    turned-up who=2 card=V.14
2023 2 exit [48fa47d8]
    exiting who=2 card=V.14
2024 1 let [9ea44184]
    got-intrigue who=2 n=1
2025 2 pass [03eab2df]
2026 0 show:exchange [97c8f42f]
2027 0 at:2 [e1f07c23]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2028 1 let [50a38fdb]
2029 2 let [012ad643]
2030 0 give:V.8 [2b45a845]
    traded who=0 whom=2
2031 0 reveal [c75c9c64]
    turned-up-staging who=0 card=take-the-lead
2032 0 play [fc33e32d]
    aimed who=0 card=take-the-lead whom=1
2033 1 let [af8d2cdf]
    took-lead who=0 whom=1
2034 0 show:exchange [0f9930c3]
2035 0 at:2 [80b38e0b]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2036 1 let [f6b53a66]
2037 2 let [1f9071f3]
2038 0 give:V.9 [a1540318]
    traded who=0 whom=2
2039 0 show:exchange [e67cc633]
2040 0 at:2 [52b74c17]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2041 1 let [6684657f]
2042 2 let [bfd11ef9]
2043 0 give:no-drama [9024496c]
    traded who=0 whom=2
2044 0 pass [3bdab7d1]
2045 1 improv [74a61a6a]
    improvised who=1
2046 1 draw:staging [36c72f88]
2047 1 bury:V.13 [97316a70]
    drew who=1 pile=staging
    buried who=1 pile=script
2048 1 reveal [aa760909]
    turned-up who=1 card=V.10
2049 1 exit [26c17342]
    exiting who=1 card=V.10
    got-intrigue who=1 n=1
2050 1 pass [a5bf3f48]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=2
2051 1 pass [06fb0dc2]
2052 2 pass [35c334eb]
2053 0 pass [de674b34]
2054 0 place:V.8 [4e22576a]
2055 1 place:V.12 [89533578]
2056 2 place:no-drama [834b43b3]
    placed-all
2057 1 improv [e861e005]
    improvised who=1
2058 1 switch:seize [4c0a6074]
    switched who=1
2059 1 pass [29a95234]
2060 2 pass [8bb6f162]
2061 0 pass [60e4045e]
2062 1 reveal [16ae6272]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2063 1 pass [a2cfe6e8]
2064 2 reveal [b1a989d5]
    turned-up-staging who=2 card=no-drama
2065 2 improv [bb86d16b]
    improvised who=2
2066 2 draw:staging [e522d5de]
2067 2 bury:V.3 [7c9a5a25]
    drew who=2 pile=staging
    buried who=2 pile=script
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2068 2 pass [03ac09bc]
2069 0 reveal [5853afe2]
    turned-up who=0 card=V.8
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
2070 0 pass [5213e480]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=3
2071 1 improv [9fc87773]
    improvised who=1
2072 1 draw:script [11f495f7]
2073 1 bury:V.16 [3f8e8ac1]
    drew who=1 pile=script
    buried who=1 pile=script
2074 1 pass [ac644368]
2075 2 pass [6c79367b]
2076 0 improv [730d07bb]
    improvised who=0
2077 0 draw:staging [095b95ec]
2078 0 bury:V.15 [0ed908da]
    reshuffled pile=staging n=15
    drew who=0 pile=staging
    buried who=0 pile=script
2079 0 show:exchange [0f151859]
2080 0 at:2 [637fc102]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2081 2 let [b0cde72a]
2082 0 give:take-the-lead [b76244d7]
    traded who=0 whom=2
2083 0 pass [6d074e3f]
2084 0 place:V.5 [e82dee2c]
2085 1 place:miscue [258b5d6e]
2086 2 place:V.7 [b4d5a8f8]
    placed-all
2087 1 pass [4d160910]
2088 2 improv [b32bf909]
    improvised who=2
2089 2 switch:seize [d42fc49a]
    switched who=2
2090 2 pass [7f9768b9]
2091 0 pass [e14acf60]
2092 1 reveal [ae6ddf1d]
    turned-up-staging who=1 card=miscue
2093 1 exit [a2ab6e80]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2094 1 pass [e8f257d8]
2095 2 reveal [77568fde]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2096 2 pass [eb59d844]
2097 0 reveal [3e473c0d]
    turned-up who=0 card=V.5
2098 0 exit [f54ba53a]
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2099 0 pass [73ea4491]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=4
2100 1 improv [6295e7e5]
    improvised who=1
2101 1 draw:staging [359b1c9c]
2102 1 bury:seize [b003cb7e]
    drew who=1 pile=staging
    buried who=1 pile=staging
2103 1 show:exchange [3eba0abd]
2104 1 at:2 [4331c8c4]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2105 2 let [2532f055]
2106 1 give:take-the-lead [f1b7ae67]
    traded who=1 whom=2
2107 1 pass [8f44a30e]
2108 2 improv [0c4a2c61]
    improvised who=2
2109 2 draw:script [91112243]
2110 2 bury:V.9 [fb0c37bf]
    drew who=2 pile=script
    buried who=2 pile=script
2111 2 pass [4c1748f0]
2112 0 show:exchange [fed9c9c2]
2113 0 at:1 [e85ddac9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2114 0 give:V.6 [f8cc1d5b]
    traded who=0 whom=1
2115 0 improv [2de710c5]
    improvised who=0
2116 0 draw:staging [95c8b479]
2117 0 bury:take-the-lead [61554394]
    drew who=0 pile=staging
    buried who=0 pile=staging
2118 0 pass [740ecaa6]
2119 0 place:miscue [481fa006]
2120 1 place:V.4 [9996155f]
2121 2 place:take-the-lead [51dea2a6]
    placed-all
2122 1 pass [80681265]
2123 2 pass [17b99ea0]
2124 0 pass [15908313]
2125 1 reveal [1b678c83]
    turned-up who=1 card=V.4
2126 1 play [2897cec5]
    played who=1 card=V.4
    scored who=1 card=V.4 n=1
    wounded who=1 character=roderigo n=1 total=4
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
2127 1 pass [407c9e85]
2128 2 reveal [e318085b]
    turned-up-staging who=2 card=take-the-lead
2129 2 exit [6ea4cf53]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2130 2 pass [7acc142a]
2131 0 reveal [b039a6ae]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2132 0 pass [5c5f2240]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=5
2133 1 pass [43eeca10]
2134 2 pass [67bf9dda]
2135 0 improv [bb0ac8c7]
    improvised who=0
2136 0 draw:script [e293c856]
2137 0 bury:V.3 [1704d4bf]
    drew who=0 pile=script
    buried who=0 pile=script
2138 0 pass [08874a70]
2139 0 place:take-the-lead [38232c17]
2140 1 place:no-drama [eb0ff2aa]
2141 2 place:miscue [d8f7b0dd]
    placed-all
2142 1 improv [96984da3]
    improvised who=1
2143 1 switch:V.12 [9dcd19f5]
    switched who=1
2144 1 pass [5ef154c8]
2145 2 pass [5c39d41d]
2146 0 pass [fe4e63a9]
2147 1 reveal [ea0d1528]
    turned-up who=1 card=V.12
2148 1 exit [a37ba650]
    exiting who=1 card=V.12
2149 2 let [06d7196c]
    got-intrigue who=1 n=1
2150 1 coin:cassio [664323a3]
    used-coin who=1 coin=cassio
2151 1 draw:script [52ee5228]
2152 1 bury:V.11 [9b5625c6]
    drew who=1 pile=script
    buried who=1 pile=script
2153 1 pass [24810eec]
2154 2 reveal [c424c615]
    turned-up-staging who=2 card=miscue
2155 2 improv [6ec47c4c]
    improvised who=2
2156 2 draw:script [49159775]
2157 2 bury:V.13 [52081dc9]
    drew who=2 pile=script
    buried who=2 pile=script
2158 2 play [775ba6a4]
    aimed who=2 card=miscue whom=0
    must-switch whom=0
    drew who=2 pile=staging
2159 0 switch:seize [087f7833]
    switched who=0
2160 2 place:revive [bfa1223f]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2161 2 pass [c0a7bcc5]
2162 0 reveal [4d4c6552]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2163 0 pass [0a03caee]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=5
    scene-began scene=6
2164 1 pass [496a5eae]
2165 2 pass [2126b355]
2166 0 improv [8740463f]
    improvised who=0
2167 0 draw:staging [6dcfdf69]
2168 0 bury:V.15 [4dd1ff3c]
    drew who=0 pile=staging
    buried who=0 pile=script
2169 0 pass [ae0fd8db]
2170 0 place:villainy [8476d6c7]
2171 1 place:V.7 [c83961bb]
2172 2 place:take-the-lead [ce40a7ce]
    placed-all
2173 1 show:no-drama [e0310018]
    no-drama who=1
    drew who=1 pile=staging
2174 1 pass [8f2d8449]
2175 2 improv [6d9d95f5]
    improvised who=2
2176 2 switch:villainy [e8a7d815]
    switched who=2
2177 2 pass [b0ee839b]
2178 0 pass [9e9bf27d]
2179 1 reveal [b964da37]
    turned-up who=1 card=V.7
2180 1 exit [5875b427]
    exiting who=1 card=V.7
    got-intrigue who=1 n=1
2181 1 pass [23b4d43f]
2182 2 reveal [2fd14394]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2183 2 pass [07eba7a2]
2184 0 reveal [864c5f23]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2185 0 pass [8d872f33]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=7
2186 1 pass [d824d661]
2187 2 improv [e5fb7a6a]
    improvised who=2
2188 2 draw:script [de770c7d]
2189 2 bury:V.2 [22255d3e]
    drew who=2 pile=script
    buried who=2 pile=script
2190 2 pass [ea18dc2b]
2191 0 pass [0f18d384]
2192 0 place:V.11 [e156e56c]
2193 1 place:exchange [55969172]
2194 2 place:V.5 [d22acdbc]
    placed-all
2195 1 improv [dacd14b6]
    improvised who=1
2196 1 switch:V.1 [ef36c064]
    switched who=1
2197 1 show:exchange [2917e9c9]
2198 1 at:2 [c927f8ee]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2199 1 give:no-drama [60caeeb3]
    traded who=1 whom=2
2200 1 pass [d47f3d2e]
2201 2 pass [8ca14468]
2202 0 pass [3f3c76a9]
2203 1 reveal [280cd67d]
    turned-up who=1 card=V.1
    exiting who=1 card=V.1
2204 0 let [18b2ab0e]
    got-intrigue who=1 n=1
2205 1 show:no-drama [99c9d427]
    no-drama who=1
    drew who=1 pile=staging
2206 1 pass [4b095861]
2207 2 reveal [b7ba46e6]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
2208 0 let [75746949]
    got-intrigue who=2 n=1
2209 2 show:no-drama [acf1f923]
    no-drama who=2
    drew who=2 pile=staging
2210 2 show:exchange [b6265521]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2211 0 let [60365053]
2212 2 give:V.16 [6d3cbbbd]
    traded who=2 whom=0
2213 2 pass [74afd752]
2214 0 reveal [f1352e68]
    turned-up who=0 card=V.11
2215 0 improv [4fd447da]
    improvised who=0
2216 0 draw:staging [e09637c3]
2217 0 bury:V.8 [3051f5da]
    reshuffled pile=staging n=15
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=V.11
    got-intrigue who=0 n=1
2218 0 pass [072ea627]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=8
2219 1 show:exchange [0a8fcb6f]
2220 1 at:0 [b784b45e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2221 0 let [84550748]
2222 1 give:villainy [e554d9a8]
    traded who=1 whom=0
2223 1 pass [291f5c6c]
2224 2 pass [6676d1e2]
2225 0 improv [e8486186]
    improvised who=0
2226 0 draw:script [d0bdc4fe]
2227 0 bury:V.16 [c71cea44]
    drew who=0 pile=script
    buried who=0 pile=script
2228 0 pass [5f338166]
2229 0 place:take-the-lead [dceb6c18]
2230 1 place:V.6 [95bede15]
2231 2 place:revive [59beb6ba]
    placed-all
2232 1 pass [ffb33d6b]
2233 2 pass [94aea206]
2234 0 pass [89372071]
2235 1 reveal [f4545585]
    turned-up who=1 card=V.6
    exiting who=1 card=V.6
    got-intrigue who=1 n=1
2236 1 pass [0d6f1574]
2237 2 reveal [4a116107]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2238 2 pass [65da08a4]
2239 0 reveal [6af40918]
    turned-up-staging who=0 card=take-the-lead
2240 0 play [c8aaffde]
2241 0 at:2 [88ab6ab4]
    aimed who=0 card=take-the-lead whom=2
2242 2 let [0ae5af92]
    gave-lead who=0 whom=2
2243 0 pass [87e8d012]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=9
2244 0 pass [b077d2d5]
2245 1 pass [3b37af32]
2246 2 pass [d2731378]
2247 0 place:revive [a766dea9]
2248 1 place:seize [9d392a3e]
2249 2 place:V.13 [3e8b0496]
    placed-all
2250 0 pass [a6ee1c6f]
2251 1 show:exchange [de318d2d]
2252 1 at:2 [84fc969f]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2253 2 let [3736a195]
2254 1 give:exchange [85bb38cb]
    traded who=1 whom=2
2255 1 improv [3c49a768]
    improvised who=1
2256 1 switch:seize [aa92677e]
    switched who=1
2257 1 pass [1bb7c735]
2258 2 improv [12a51285]
    improvised who=2
2259 2 switch:exchange [697c30e5]
    switched who=2
2260 2 pass [c2da9179]
2261 0 reveal [d13deb5e]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2262 0 pass [fc5c3548]
2263 1 reveal [38f7688c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2264 1 pass [6a2a0f52]
2265 2 reveal [6301d3d6]
    turned-up-staging who=2 card=exchange
2266 2 play [533f8cee]
2267 2 at:1 [dea863fb]
    aimed who=2 card=exchange whom=1
2268 1 let [73d7ff4f]
2269 2 give:V.13 [ea0720be]
    traded who=2 whom=1
2270 2 pass [648ead8c]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=5
    scene-began scene=10
2271 0 improv [770869c5]
    improvised who=0
2272 0 draw:script [a34c68fa]
2273 0 bury:V.10 [97955e03]
    drew who=0 pile=script
    buried who=0 pile=script
2274 0 pass [dc87ff01]
2275 1 pass [8b6d8e39]
2276 2 pass [3905b7f3]
2277 0 place:take-the-lead [ddc0f678]
2278 1 place:V.9 [03cefe31]
2279 2 place:V.12 [a9390111]
    placed-all
2280 0 pass [39a5bf41]
2281 1 pass [83b61908]
2282 2 pass [25e3ac7c]
2283 0 reveal [5f36a353]
    turned-up-staging who=0 card=take-the-lead
2284 0 exit [ed5e6058]
    exiting who=0 card=take-the-lead
2285 1 let [f8233044]
    got-intrigue who=0 n=1
2286 0 pass [c8508ee5]
2287 1 improv [30d887f3]
    improvised who=1
2288 1 draw:script [b7133ccf]
2289 1 bury:V.13 [c1111d2e]
    drew who=1 pile=script
    buried who=1 pile=script
2290 1 reveal [ba53de98]
    turned-up who=1 card=V.9
2291 1 play [0883ec3d]
    played who=1 card=V.9
    scored who=1 card=V.9 n=1
    died character=desdemona
    took-wounds who=1 n=3
    got-coin who=1 coin=othello
2292 1 coin:othello [40b17723]
    used-coin-at who=1 coin=othello whom=2
    took-lead who=1 whom=2
2293 1 pass [9ac74b68]
2294 2 reveal [5e875242]
    turned-up who=2 card=V.12
    exiting who=2 card=V.12
    got-intrigue who=2 n=1
2295 2 pass [6f2753f8]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=11
2296 2 improv [5e07d641]
    improvised who=2
2297 2 draw:staging [44775ea8]
2298 2 bury:V.3 [ceece05d]
    drew who=2 pile=staging
    buried who=2 pile=script
2299 2 pass [9b30a2cf]
2300 0 improv [5c2f6357]
    improvised who=0
2301 0 draw:staging [d67bd407]
2302 0 bury:take-the-lead [378c9370]
    drew who=0 pile=staging
    buried who=0 pile=staging
2303 0 pass [820fb795]
2304 1 pass [bd3f45f7]
2305 0 place:V.5 [d4869a1c]
2306 1 place:V.16 [0190b4ad]
2307 2 place:V.14 [23e70052]
    placed-all
2308 2 pass [e3425d90]
2309 0 pass [e19acdcd]
2310 1 pass [7b5e7dd9]
2311 2 show:exchange [94fbe322]
2312 2 at:1 [8d2d9af1]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2313 2 give:V.2 [a874bb7b]
    traded who=2 whom=1
2314 2 reveal [cc771042]
    turned-up who=2 card=V.14
2315 2 play [82f3a3d6]
    played who=2 card=V.14
    scored who=2 card=V.14 n=1
    wounded who=2 character=iago n=2 total=6
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2316 2 coin:othello [10983f00]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
2317 2 pass [28409257]
2318 0 reveal [36986d94]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2319 0 pass [2dbf6f5b]
2320 1 reveal [1a0172c6]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2321 1 pass [69c8b489]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
2322 0 improv [479db908]
    improvised who=0
2323 0 draw:staging [5891ffb4]
2324 0 bury:seize [114ec64e]
    drew who=0 pile=staging
    buried who=0 pile=staging
2325 0 pass [0180abd6]
2326 1 pass [884b80f7]
2327 2 pass [86abb115]
2328 0 place:V.8 [c201ee69]
2329 1 place:V.7 [0a4fbaf8]
2330 2 place:no-drama [0dd13160]
    placed-all
2331 0 pass [21fd5352]
2332 1 pass [653fe398]
2333 2 improv [79fee89e]
    improvised who=2
2334 2 switch:take-the-lead [3dd204b0]
    switched who=2
2335 2 pass [f0579007]
2336 0 reveal [6c7b0eb5]
    turned-up who=0 card=V.8
2337 0 exit [db4922cd]
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
2338 0 pass [301f8f81]
2339 1 show:exchange [52f3aa09]
2340 1 at:2 [549da030]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2341 1 give:take-the-lead [a44284a7]
    traded who=1 whom=2
2342 1 reveal [d3a54a3a]
    turned-up who=1 card=V.7
2343 1 exit [08e826db]
    exiting who=1 card=V.7
    got-intrigue who=1 n=1
2344 1 pass [e97ab91b]
2345 2 reveal [3a5ca501]
    turned-up-staging who=2 card=take-the-lead
2346 2 play [4796c526]
2347 2 at:0 [8afff052]
    aimed who=2 card=take-the-lead whom=0
2348 0 let [7d39991f]
    gave-lead who=2 whom=0
2349 2 pass [a20fb6ba]
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=13
2350 1 show:exchange [ac100ff7]
2351 1 at:2 [2e98950b]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2352 1 give:exchange [5f614826]
    traded who=1 whom=2
2353 1 pass [7069b3a6]
2354 2 pass [57044d96]
2355 0 improv [e9c29b15]
    improvised who=0
2356 0 draw:staging [dd5e4a2e]
2357 0 bury:seize [da8b7b58]
    drew who=0 pile=staging
    buried who=0 pile=staging
2358 0 pass [78173d19]
2359 0 place:revive [4aa650b8]
2360 1 place:miscue [99bb8127]
2361 2 place:exchange [59d4758c]
    placed-all
2362 1 improv [4c86a692]
    improvised who=1
2363 1 switch:V.2 [de809254]
    switched who=1
2364 1 pass [06b09c79]
2365 2 pass [0d17ed5f]
2366 0 pass [c6fa30a6]
2367 1 reveal [4118fac8]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
    got-intrigue who=1 n=1
2368 1 pass [627da241]
2369 2 reveal [6303443c]
    turned-up-staging who=2 card=exchange
2370 2 play [1e89fd49]
2371 2 at:0 [9f4346fa]
    aimed who=2 card=exchange whom=0
2372 2 give:V.1 [75964e8f]
    traded who=2 whom=0
2373 2 pass [5f47a536]
2374 0 reveal [2dbd7ede]
    turned-up-staging who=0 card=revive
2375 0 exit [6d491767]
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2376 0 pass [3d05a820]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=14
2377 1 pass [e601c911]
2378 2 pass [22e42f78]
2379 0 pass [40b02add]
2380 0 place:villainy [41163467]
2381 1 place:take-the-lead [98ff48da]
2382 2 place:villainy [86503b51]
    placed-all
2383 1 pass [a852c0c7]
2384 2 pass [08d644a6]
2385 0 improv [0b3f3659]
    improvised who=0
2386 0 switch:V.6 [c929ed6f]
    switched who=0
2387 0 pass [e3f60846]
2388 1 improv [a123d1d1]
    improvised who=1
2389 1 draw:staging [205cb6e7]
2390 1 bury:seize [fa145691]
    drew who=1 pile=staging
    buried who=1 pile=staging
2391 1 reveal [66cdc0c7]
    turned-up-staging who=1 card=take-the-lead
2392 1 play [a1faf18c]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2393 1 pass [0d02a207]
2394 2 reveal [3abd08a3]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2395 2 pass [b46bcbcc]
2396 0 reveal [23b5aefb]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2397 0 pass [cd084f97]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=7
    drew who=0 pile=staging
    scene-began scene=15
2398 2 show:no-drama [6e4953ca]
    no-drama who=2
    drew who=2 pile=staging
2399 2 pass [af14fb1c]
2400 0 pass [010012c5]
2401 1 pass [b05d6476]
2402 0 place:exchange [71741bae]
2403 1 place:take-the-lead [dac18cff]
2404 2 place:V.3 [86732e29]
    placed-all
2405 2 pass [e726d1fb]
2406 0 improv [858147c0]
    improvised who=0
2407 0 switch:V.15 [2024b6fe]
    switched who=0
2408 0 show:exchange [012fba08]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2409 0 give:revive [a262caf5]
    traded who=0 whom=1
2410 0 pass [affd59cc]
2411 1 pass [561fd76a]
2412 2 reveal [c48692ca]
    turned-up who=2 card=V.3
2413 2 exit [a3410949]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2414 2 pass [9b5a961b]
2415 0 reveal [0fdd78a5]
    turned-up who=0 card=V.15
2416 0 exit [b35e37c8]
    exiting who=0 card=V.15
    got-intrigue who=0 n=1
2417 0 pass [5e5669d0]
2418 1 reveal [c4171371]
    turned-up-staging who=1 card=take-the-lead
2419 1 exit [4f481622]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2420 1 pass [5ee35236]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
2421 2 show:exchange [344a22bc]
2422 2 at:1 [0c00fdcd]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2423 1 let [335fcfdc]
2424 2 give:seize [6a49d44d]
    traded who=2 whom=1
2425 2 pass [f7ff0500]
2426 0 pass [396cff3d]
2427 1 pass [20cf73a1]
2428 0 place:take-the-lead [9c58c14d]
2429 1 place:V.13 [bb98848b]
2430 2 place:take-the-lead [d9c49dec]
    placed-all
2431 2 show:no-drama [7c4715d9]
    no-drama who=2
    drew who=2 pile=staging
2432 2 show:exchange [a271b50d]
2433 2 at:0 [c7bfb198]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2434 0 let [5349958a]
2435 2 give:no-drama [6f3ff997]
    traded who=2 whom=0
2436 2 pass [98d03226]
2437 0 improv [0e8dff72]
    improvised who=0
2438 0 switch:V.1 [c762ee1d]
    switched who=0
2439 0 pass [7ac88215]
2440 1 pass [505cea09]
2441 2 reveal [bb9bac60]
    turned-up-staging who=2 card=take-the-lead
2442 2 play [e96f5e1a]
    aimed who=2 card=take-the-lead whom=1
2443 1 let [57b1f720]
    took-lead who=2 whom=1
2444 2 pass [df1dbc24]
2445 0 reveal [255b57cd]
    turned-up who=0 card=V.1
    exiting who=0 card=V.1
2446 1 let [3f5bd6cc]
    got-intrigue who=0 n=1
2447 0 pass [adce6d61]
2448 1 improv [ae944b35]
    improvised who=1
2449 1 draw:script [06511a53]
2450 1 bury:V.8 [6e7b986e]
    drew who=1 pile=script
    buried who=1 pile=script
2451 1 reveal [1866a7d9]
    turned-up who=1 card=V.13
    played who=1 card=V.13
    scored who=1 card=V.13 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
2452 1 pass [cc65f5d3]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=11
    scene-began scene=17
2453 0 show:no-drama [952f4757]
    no-drama who=0
    drew who=0 pile=staging
2454 0 show:exchange [d7d3e354]
2455 0 at:1 [c6da5c82]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2456 1 let [71267a17]
2457 0 give:take-the-lead [6da6bcff]
    traded who=0 whom=1
2458 0 pass [406c9344]
2459 1 coin:othello [1dc6001f]
    used-coin-at who=1 coin=othello whom=2
    took-lead who=1 whom=2
2460 1 pass [ac90604b]
2461 2 pass [28580097]
2462 0 place:revive [14570c57]
2463 1 place:take-the-lead [f8d66936]
2464 2 place:villainy [a3e57797]
    placed-all
2465 2 pass [0eb1690f]
2466 0 pass [a132978c]
2467 1 pass [ad17ccc3]
2468 2 reveal [9f8121b5]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
2469 1 let [8ec83be0]
    got-intrigue who=2 n=1
2470 2 pass [3babae93]
2471 0 reveal [2bf36157]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2472 0 pass [e092f3b8]
2473 1 reveal [7600d5fe]
    turned-up-staging who=1 card=take-the-lead
2474 1 play [b041302b]
    aimed who=1 card=take-the-lead whom=2
2475 2 let [15e8f64e]
    gave-lead who=1 whom=2
2476 1 pass [d7d551b6]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=18
2477 0 pass [03c14af5]
2478 1 pass [99841866]
2479 2 pass [72095c8e]
2480 0 place:villainy [e28ec5f4]
2481 1 place:miscue [afc712e1]
2482 2 place:take-the-lead [15378f8c]
    placed-all
2483 0 pass [e0bd0905]
2484 1 pass [dd08987f]
2485 2 pass [883f49a6]
2486 0 reveal [36d7a0f8]
    turned-up-staging who=0 card=villainy
2487 0 improv [9a143ca4]
    improvised who=0
2488 0 draw:staging [da31b2d6]
2489 0 bury:V.6 [a9579980]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=villainy
2490 1 let [741d281d]
2491 2 let [087b5ff4]
    got-intrigue who=0 n=1
2492 0 show:exchange [6b6dc3b8]
2493 0 at:2 [e2545e7a]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2494 1 let [206d1ed4]
2495 2 let [fe78b07c]
2496 0 give:V.11 [5ecdc957]
    traded who=0 whom=2
2497 0 show:exchange [ac12bc57]
2498 0 at:2 [7a0564bd]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2499 1 let [f2279f82]
2500 2 let [e871ec03]
2501 0 give:V.7 [36bc0c0a]
    traded who=0 whom=2
2502 0 show:no-drama [db9bc30f]
    no-drama who=0
    drew who=0 pile=staging
2503 0 pass [62a8738d]
2504 1 reveal [fc55ee2c]
    turned-up-staging who=1 card=miscue
2505 1 exit [5d36229c]
    exiting who=1 card=miscue
2506 2 let [3e6b82e1]
    got-intrigue who=1 n=1
2507 1 pass [7c2f8492]
2508 2 improv [76becc07]
    improvised who=2
2509 2 draw:script [620ed8d0]
2510 2 bury:V.11 [59899739]
    drew who=2 pile=script
    buried who=2 pile=script
2511 2 reveal [3dc0005c]
    turned-up-staging who=2 card=take-the-lead
2512 2 play [5cb69ee3]
    aimed who=2 card=take-the-lead whom=1
2513 1 let [b9e754aa]
    gave-lead who=2 whom=1
2514 2 pass [4822e215]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=3
    scene-began scene=19
2515 2 pass [eeb5f006]
2516 0 pass [bdf89717]
2517 1 pass [b47270b9]
2518 0 place:V.12 [480933bc]
2519 1 place:take-the-lead [176905c3]
2520 2 place:V.5 [24d59f82]
    placed-all
2521 2 pass [fc74f881]
2522 0 pass [b92ffff0]
2523 1 improv [618d7987]
    improvised who=1
2524 1 switch:V.16 [9e59d159]
    switched who=1
2525 1 pass [17189ec7]
2526 2 reveal [514e6904]
    turned-up who=2 card=V.5
    exiting who=2 card=V.5
2527 1 let [aa621e2b]
    got-intrigue who=2 n=1
2528 2 pass [08cdbaee]
2529 0 reveal [119e0798]
    turned-up who=0 card=V.12
    exiting who=0 card=V.12
2530 1 let [e9ab21e3]
    got-intrigue who=0 n=1
2531 0 pass [af872b0b]
2532 1 reveal [9ea53889]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    scored who=1 card=V.16 n=4
    died character=othello
    act-ended act=V
    tallied who=0 n=14
    tallied who=1 n=19
    tallied who=2 n=14
    company-bonus who=0 n=2
    iago-bonus who=1 n=4
    iago-bonus who=2 n=1
    game-ended
scores [16, 23, 15] winners [1]
