set-up [41eb2c70]
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
1 3 improv [50bf2e39]
    improvised who=3
2 0 let [ac777fdc]
3 1 let [25cb0d1a]
4 2 let [3fbe46f0]
5 4 spotlight [09f71cd0]
6 5 let [cbd3158a]
    stole-spotlight by=4 who=3
7 3 let [8d7ff3bb]
    blocked who=3
8 4 pass [76e9f5b6]
9 5 pass [21e685c2]
10 0 improv [b83fe5a8]
    improvised who=0
11 1 spotlight [4cc80f92]
12 2 let [7219dac1]
13 3 spotlight [a36c52c0]
14 5 spotlight [6cc1fdc0]
    stole-spotlight by=1 who=0
15 0 let [4cae6a72]
    blocked who=0
16 1 show:exchange [d80fb831]
17 1 at:3 [84dec098]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
18 0 spotlight [2b305bee]
19 2 let [3aee10a5]
20 3 show:no-drama [001444f6]
21 5 let [61bbd5a5]
    no-drama who=3
    drew who=3 pile=staging
    foiled who=1 whom=3
22 1 improv [eb121860]
    improvised who=1
23 0 spotlight [f2879a3e]
24 2 let [6842e0e1]
25 3 let [720a8f76]
26 5 let [4c9e3c32]
    stole-spotlight by=0 who=1
27 1 let [9d4d8df5]
    blocked who=1
28 2 show:exchange [ce1f6b5a]
29 2 at:5 [e7d4d933]
    showed-exchange who=2 whom=5
    drew who=2 pile=staging
30 3 let [2f4d85b6]
31 5 spotlight [eddb5c37]
    stole-spotlight by=5 who=2
32 2 let [88caa1d9]
    blocked who=2
33 0 place:I.5 [5173d9f4]
34 1 place:miscue [ae07924e]
35 2 place:I.1 [b0c07653]
36 3 place:take-the-lead [1f388401]
37 4 place:miscue [93f1fbbb]
38 5 place:take-the-lead [277d1d13]
    placed-all
39 3 pass [bffbe7ec]
40 4 pass [38010c4b]
41 5 improv [1965121e]
    improvised who=5
42 2 spotlight [c785dc7f]
43 3 let [677d8f5d]
    stole-spotlight by=2 who=5
44 5 let [62cc2b21]
    blocked who=5
45 0 pass [ae5588b7]
46 1 pass [23fccdf5]
47 2 pass [dc1a3523]
48 3 reveal [7389a527]
    turned-up-staging who=3 card=take-the-lead
49 3 exit [62c3a514]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
50 3 pass [670ebfca]
51 4 reveal [d8aec8e7]
    turned-up-staging who=4 card=miscue
52 4 improv [94e0e07f]
    improvised who=4
53 3 let [e508057d]
54 4 bury:I.11 [79313181]
    drew who=4 pile=staging
    buried who=4 pile=script
55 4 play [39dfd296]
56 4 at:1 [7655dc6b]
    aimed who=4 card=miscue whom=1
57 0 let [1da23fd4]
58 1 let [2a0ce1f2]
59 2 let [53c8feae]
60 3 let [429cd66a]
61 5 let [8d5a0539]
    must-switch whom=1
    drew who=4 pile=staging
62 1 switch:take-the-lead [4f79c02e]
    switched who=1
63 4 place:take-the-lead [5236ffee]
    turned-up-staging who=4 card=take-the-lead
64 4 exit [918bde89]
    exiting who=4 card=take-the-lead
65 0 let [43c3f3f9]
66 2 let [bca0d708]
67 5 let [ac367a0b]
    got-intrigue who=4 n=1
68 4 pass [2c6943b3]
69 5 reveal [bab71ce7]
    turned-up-staging who=5 card=take-the-lead
70 5 exit [b798f2e6]
    exiting who=5 card=take-the-lead
71 0 let [4afec616]
72 1 let [770022cc]
73 2 let [74f62355]
    got-intrigue who=5 n=1
74 5 pass [4bebfeea]
75 0 reveal [8a74cf58]
    turned-up who=0 card=I.5
    exiting who=0 card=I.5
76 1 let [6f654f0c]
77 2 let [55384361]
    got-intrigue who=0 n=1
78 0 pass [b3af6f2b]
79 1 reveal [53742d90]
    turned-up-staging who=1 card=take-the-lead
80 1 exit [d6d75f3b]
    exiting who=1 card=take-the-lead
81 2 let [ab55bdf9]
    got-intrigue who=1 n=1
82 1 pass [d6814e56]
83 2 improv [e3f6f148]
    improvised who=2
84 3 spotlight [67e03412]
    stole-spotlight by=3 who=2
85 2 show:no-drama [821b2924]
    no-drama who=2
    drew who=2 pile=staging
    defeated who=2 by=3
86 2 draw:staging [25545ece]
87 2 bury:villainy [7cfdfa7a]
    drew who=2 pile=staging
    buried who=2 pile=staging
88 2 reveal [6bbcfe44]
    turned-up who=2 card=I.1
    exiting who=2 card=I.1
    got-intrigue who=2 n=1
89 2 pass [821ea71e]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=2
    script-again
    drew who=4 pile=script
    drew who=5 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=2
90 3 pass [05c3344d]
91 4 pass [71036ea2]
92 5 improv [5f08b4a1]
    improvised who=5
93 5 bury:I.9 [0812710b]
    drew who=5 pile=staging
    buried who=5 pile=script
94 5 pass [dc33298c]
95 0 pass [e2d78f7c]
96 1 improv [72f8be00]
    improvised who=1
97 1 draw:staging [9e94a724]
98 1 bury:I.4 [7a18b0b4]
    drew who=1 pile=staging
    buried who=1 pile=script
99 1 pass [f144a25e]
100 2 pass [78bd54ad]
101 0 place:villainy [c0187cd3]
102 1 place:miscue [13e7b5d9]
103 2 place:I.12 [af77cf7c]
104 3 place:I.7 [3bef3446]
105 4 place:seize [d083b611]
106 5 place:I.5 [55490e39]
    placed-all
107 3 pass [c653cc50]
108 4 improv [950526dc]
    improvised who=4
109 4 switch:revive [6f8eeca3]
    switched who=4
110 4 pass [c51298e1]
111 5 pass [b3569676]
112 0 pass [6865734f]
113 1 show:no-drama [4e6f4b82]
    no-drama who=1
    drew who=1 pile=staging
114 1 pass [ed5e4981]
115 2 improv [dae425d6]
    improvised who=2
116 2 switch:take-the-lead [f97e7b2b]
    switched who=2
117 2 pass [9d0258f7]
118 3 reveal [ea11b2bd]
    turned-up who=3 card=I.7
119 3 play [e4e8fb88]
    played who=3 card=I.7
120 0 let [a5a8e37f]
121 1 let [82d64af5]
122 2 let [e3eb42ab]
123 4 let [657df193]
124 5 let [ae8d7577]
    scored who=3 card=I.7 n=1
    got-intrigue who=3 n=2
125 3 pass [1077a391]
126 4 reveal [16a1bd02]
    turned-up-staging who=4 card=revive
    exiting who=4 card=revive
127 0 let [26309af6]
128 1 let [4186027c]
129 2 let [762fcf9a]
130 5 let [8d2e567c]
    got-intrigue who=4 n=1
131 4 pass [5b2b612a]
132 5 show:exchange [584fb6ed]
133 5 at:4 [553279f2]
    showed-exchange who=5 whom=4
    drew who=5 pile=staging
134 0 let [005988d9]
135 1 let [d4f25fab]
136 2 let [62ab086c]
137 4 let [c076c0c9]
138 5 give:exchange [a1f9a950]
    traded who=5 whom=4
139 5 reveal [027b4a34]
    turned-up who=5 card=I.5
    exiting who=5 card=I.5
140 0 let [61f488aa]
141 1 let [4cd78e45]
142 2 let [20d606fc]
    got-intrigue who=5 n=1
143 5 pass [ec393f9f]
144 0 reveal [e5de00e9]
    turned-up-staging who=0 card=villainy
145 0 improv [62468fad]
    improvised who=0
146 0 draw:script [fdef945a]
147 0 bury:I.3 [934a3855]
    drew who=0 pile=script
    buried who=0 pile=script
    exiting who=0 card=villainy
148 1 let [95c8bde6]
149 2 let [db150415]
    got-intrigue who=0 n=1
150 0 pass [dbaec1a2]
151 1 reveal [7bab357f]
    turned-up-staging who=1 card=miscue
152 1 exit [ff42148e]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
153 1 pass [304cd9d3]
154 2 reveal [141ffaf7]
    turned-up-staging who=2 card=take-the-lead
155 2 play [553b1161]
156 2 at:0 [10594877]
    aimed who=2 card=take-the-lead whom=0
157 0 let [7b6e3df5]
    gave-lead who=2 whom=0
158 2 pass [fface257]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    script-again
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    scene-began scene=3
159 1 pass [e536ed8c]
160 2 pass [c51bf24c]
161 3 improv [825f21df]
    improvised who=3
162 3 bury:seize [3d005766]
    reshuffled pile=staging n=15
    staging-empty n=1
    drew who=3 pile=staging
    buried who=3 pile=staging
163 3 pass [1adbd983]
164 4 show:exchange [80e9d5bb]
165 4 at:5 [d81551d4]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
166 5 let [21aada01]
167 4 look [e51a7398]
    looked who=4 whom=5
168 4 take:I.10 [13549596]
169 4 give:exchange [24a5971e]
    traded who=4 whom=5
170 4 pass [bbecf62a]
171 5 improv [4f10e85b]
    improvised who=5
172 5 bury:seize [bfc56ca6]
    drew who=5 pile=staging
    buried who=5 pile=staging
173 5 show:exchange [165c5e60]
174 5 at:3 [8a57982b]
    showed-exchange who=5 whom=3
    drew who=5 pile=staging
175 3 let [ae4c11e3]
176 5 give:take-the-lead [43f8d7bb]
    traded who=5 whom=3
177 5 pass [8a500dfd]
178 0 pass [ac757372]
179 0 place:I.4 [873acf15]
180 1 place:I.8 [671099d9]
181 2 place:I.5 [9158fc21]
182 3 place:take-the-lead [0d41b789]
183 4 place:exchange [812f7fa7]
184 5 place:villainy [f0311c6d]
    placed-all
185 1 improv [0a3d2738]
    improvised who=1
186 1 switch:seize [5e8ebbb9]
    switched who=1
187 1 pass [895d24da]
188 2 pass [d315dd8c]
189 3 pass [a704152f]
190 4 pass [259f97d2]
191 5 pass [47a73c11]
192 0 improv [cf555ab3]
    improvised who=0
193 0 switch:miscue [4684d923]
    switched who=0
194 0 pass [42e575c9]
195 1 reveal [db4e598d]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
196 1 pass [890c846c]
197 2 reveal [fcb685bd]
    turned-up who=2 card=I.5
198 2 improv [ea6874e3]
    improvised who=2
199 2 bury-placed [cefc19f9]
    drew who=2 pile=staging
    buried who=2 pile=script
    turned-up-staging who=2 card=miscue
200 2 play [f64f40ce]
201 2 at:0 [3c4dad2e]
    aimed who=2 card=miscue whom=0
202 0 let [973a03ce]
203 3 let [758fced6]
204 5 let [debc2221]
    must-switch whom=0
    drew who=2 pile=staging
205 0 switch:I.9 [2546e03e]
    switched who=0
206 2 place:exchange [4c361ba6]
    turned-up-staging who=2 card=exchange
207 2 play [9c946ed6]
208 2 at:3 [66fa2067]
    aimed who=2 card=exchange whom=3
209 3 let [6d41b2f5]
210 5 let [85f65b43]
211 2 give:seize [1f8c50b0]
    traded who=2 whom=3
212 2 pass [637deba7]
213 3 reveal [624a8ca2]
    turned-up-staging who=3 card=take-the-lead
214 3 play [f63e5a4c]
    aimed who=3 card=take-the-lead whom=0
215 0 let [94462443]
216 5 let [b298a486]
    took-lead who=3 whom=0
217 3 pass [57baf2e5]
218 4 reveal [4b11c188]
    turned-up-staging who=4 card=exchange
219 4 exit [4aa51c8b]
    exiting who=4 card=exchange
220 0 let [95c8973a]
221 5 let [762daa17]
    got-intrigue who=4 n=1
222 4 pass [e02456c0]
223 5 reveal [5f49fba5]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
224 0 let [be1929f2]
    got-intrigue who=5 n=1
225 5 pass [caf64c2b]
226 0 reveal [862e225f]
    turned-up who=0 card=I.9
    played who=0 card=I.9
    scored who=0 card=I.9 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
227 0 coin:desdemona [91b6f58e]
    no-drama-coin who=0
228 0 pass [533f55ee]
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=4
229 4 pass [da9520b3]
230 5 improv [2e3658b3]
    improvised who=5
231 5 bury:miscue [3cb95f5c]
    drew who=5 pile=staging
    buried who=5 pile=staging
232 5 pass [7eac1148]
233 0 pass [8e9ecfbd]
234 1 pass [012960ac]
235 2 pass [aa2ed250]
236 3 pass [d7911697]
237 0 place:miscue [9092c417]
238 1 place:take-the-lead [bcc5b9d4]
239 2 place:I.12 [e463e391]
240 3 place:seize [8b013744]
241 4 place:villainy [a6844837]
242 5 place:exchange [7ae6840a]
    placed-all
243 4 improv [7cc7a78b]
    improvised who=4
244 4 switch:I.2 [c445582e]
    switched who=4
245 4 pass [7f64707d]
246 5 pass [3ef8cabb]
247 0 improv [f1606c1a]
    improvised who=0
248 0 switch:I.4 [a4fb5719]
    switched who=0
249 0 pass [869de231]
250 1 pass [c4c564fd]
251 2 pass [55f5be40]
252 3 improv [0d491620]
    improvised who=3
253 3 switch:I.5 [244fddfa]
    switched who=3
254 3 pass [ffa3fc74]
255 4 reveal [4c5cfb67]
    turned-up who=4 card=I.2
    exiting who=4 card=I.2
256 0 let [05f5f5b9]
257 1 let [5d66fc17]
258 3 let [55757a6c]
259 5 let [826cfce5]
    got-intrigue who=4 n=1
260 4 pass [d9f60be1]
261 5 reveal [63228d2a]
    turned-up-staging who=5 card=exchange
262 5 exit [96833da3]
    exiting who=5 card=exchange
263 0 let [8404a520]
264 1 let [65706782]
265 3 let [7b8d0ef9]
    got-intrigue who=5 n=1
266 5 pass [20df5bb6]
267 0 reveal [d41a93f1]
    turned-up who=0 card=I.4
268 0 play [8a324e71]
    played who=0 card=I.4
269 1 let [d7ab58a1]
270 3 let [29de1a8e]
    scored who=0 card=I.4 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
271 0 coin:roderigo [ecafca8c]
272 0 at:5 [8dc7e5fd]
    used-coin-at who=0 coin=roderigo whom=5
273 5 let [2fa36425]
274 0 blind [804a4237]
275 0 give:miscue [52f6c91d]
    traded who=0 whom=5
276 0 pass [7cd30c3b]
277 1 improv [fafd1ac8]
    improvised who=1
278 1 draw:script [efd8b1ba]
279 1 bury:I.8 [63613ff0]
    reshuffled pile=script n=1
    drew who=1 pile=script
    buried who=1 pile=script
280 1 reveal [811ad2b3]
    turned-up-staging who=1 card=take-the-lead
281 1 exit [1a984b63]
    exiting who=1 card=take-the-lead
282 3 let [62a1bb76]
    got-intrigue who=1 n=1
283 1 pass [adbde2bb]
284 2 reveal [8ab2f3af]
    turned-up who=2 card=I.12
    played who=2 card=I.12
285 3 let [9c3e15b9]
    scored who=2 card=I.12 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
    act-ended act=I
    tallied who=0 n=4
    tallied who=1 n=0
    tallied who=2 n=1
    tallied who=3 n=1
    tallied who=4 n=0
    tallied who=5 n=1
    lead-cast who=4
286 5 trade:spotlight [6a49669c]
    traded-tokens who=5 n=0 total=1
287 0 trade:spotlight [3d0979a2]
    traded-tokens who=0 n=0 total=1
    drew who=4 pile=staging
288 5 discard:miscue [7a2ccc7d]
    discarded who=5 card=miscue
289 0 discard:take-the-lead [49de01f1]
    discarded who=0 card=take-the-lead
    drew who=1 pile=staging
    dealt who=4 n=2 total=4
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    script-empty
    act-began act=II who=4
    scene-began scene=1
290 5 pass [6a84259d]
291 0 pass [fac3b756]
292 1 improv [f8f5ced0]
    improvised who=1
293 0 spotlight [85468cea]
294 5 spotlight [a9fdced9]
    stole-spotlight by=5 who=1
295 1 let [99a48484]
    blocked who=1
296 2 show:no-drama [a91e2e31]
    no-drama who=2
    drew who=2 pile=staging
297 2 pass [0e2d9102]
298 3 improv [88df5375]
    improvised who=3
299 0 let [82f714de]
300 3 bury:seize [10a95653]
    drew who=3 pile=staging
    buried who=3 pile=staging
301 3 pass [56d8e03b]
302 4 pass [e0cb6f7c]
303 0 place:revive [9fe8375a]
304 1 place:II.10 [489ae837]
305 2 place:no-drama [9ad775ce]
306 3 place:II.12 [7ecc2414]
307 4 place:II.2 [74aa0ac2]
308 5 place:take-the-lead [3055e86d]
    placed-all
309 5 pass [a1fe3780]
310 0 pass [554f75ab]
311 1 pass [9b3ccc3b]
312 2 pass [2e9d8659]
313 3 pass [0848d8aa]
314 4 improv [2156e8c7]
    improvised who=4
315 0 spotlight [82db69db]
    stole-spotlight by=0 who=4
    blocked who=4
316 5 reveal [ba263272]
    turned-up-staging who=5 card=take-the-lead
317 5 exit [cba99f0a]
    exiting who=5 card=take-the-lead
318 1 let [518b9cc9]
319 3 let [1047918c]
    got-intrigue who=5 n=1
320 5 pass [380de85d]
321 0 reveal [3b734ca2]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
322 1 let [2fa9045c]
323 3 let [73a61322]
    got-intrigue who=0 n=1
324 0 pass [4a98147f]
325 1 reveal [cd9466ea]
    turned-up who=1 card=II.10
    played who=1 card=II.10
326 3 let [def8b818]
    scored who=1 card=II.10 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
327 1 coin:othello [89b76f9a]
    used-coin-at who=1 coin=othello whom=4
    took-lead who=1 whom=4
328 1 pass [31d32972]
329 2 reveal [eea6514e]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
330 2 pass [b0a28f53]
331 3 reveal [d503b9c3]
    turned-up who=3 card=II.12
    played who=3 card=II.12
    scored who=3 card=II.12 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=iago
    act-ended act=II
    tallied who=0 n=3
    tallied who=1 n=2
    tallied who=2 n=1
    tallied who=3 n=2
    tallied who=4 n=0
    tallied who=5 n=0
    lead-cast who=4
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=2 pile=staging
    dealt who=4 n=2 total=4
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    act-began act=III who=4
    scene-began scene=1
332 5 pass [500b5c9b]
333 0 pass [ca94b413]
334 1 pass [6321184e]
335 2 improv [53c327d0]
    improvised who=2
336 2 draw:script [a91fc709]
337 2 bury:III.1 [09ef9756]
    drew who=2 pile=script
    buried who=2 pile=script
338 2 pass [f2eddaeb]
339 3 pass [429db9cc]
340 4 pass [c7fc1a47]
341 0 place:III.5 [a85e7b24]
342 1 place:III.12 [3d4ac149]
343 2 place:III.15 [6211ce6f]
344 3 place:III.13 [2d0886de]
345 4 place:III.7 [1f186f19]
346 5 place:III.2 [4171d0a4]
    placed-all
347 5 improv [7b65eac9]
    improvised who=5
348 5 switch:take-the-lead [e149b1d3]
    switched who=5
349 5 pass [74c984a1]
350 0 improv [5dd88d5f]
    improvised who=0
351 0 switch:III.10 [4fce368d]
    switched who=0
352 0 pass [c1ceade2]
353 1 improv [d6152853]
    improvised who=1
354 1 switch:revive [8e6b94dd]
    switched who=1
355 1 pass [0d59e491]
356 2 pass [288daafb]
357 3 pass [9c48c757]
358 4 pass [63ab989a]
359 5 reveal [4f668edc]
    turned-up-staging who=5 card=take-the-lead
360 5 exit [d6d8dece]
    exiting who=5 card=take-the-lead
361 1 let [f762b3ac]
362 3 let [77b984e2]
    got-intrigue who=5 n=1
363 5 pass [ac68c2ec]
364 0 reveal [9dfd8f57]
    turned-up who=0 card=III.10
365 0 exit [7a0e571a]
    exiting who=0 card=III.10
366 1 let [c2466695]
367 3 let [60f3c51c]
    got-intrigue who=0 n=1
368 0 pass [ddb9b0fd]
369 1 reveal [64b6edd6]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
370 3 let [c3ea6edf]
    got-intrigue who=1 n=1
371 1 pass [bc4a81f7]
372 2 coin:iago [a09cfa34]
373 2 wound:desdemona [7be4b451]
    used-iago who=2 character=desdemona
    wounded who=2 character=desdemona n=1 total=5
374 2 reveal [f4279da2]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    failed who=2 card=III.15
375 2 pass [9407b0e8]
376 3 coin:iago [f313f335]
377 3 wound:desdemona [30e37e8e]
    used-iago who=3 character=desdemona
    wounded who=3 character=desdemona n=2 total=5
378 3 reveal [f278c594]
    turned-up who=3 card=III.13
379 3 play [dcd39215]
    played who=3 card=III.13
    scored who=3 card=III.13 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=emilia
380 3 pass [c0ca590e]
381 4 reveal [e5aa0e29]
    turned-up who=4 card=III.7
    played who=4 card=III.7
    scored who=4 card=III.7 n=3
    half-curtain
    got-coin who=4 coin=iago
    got-handkerchief who=4
382 4 pass [c2e6896a]
    drew who=4 pile=staging
    reshuffled pile=staging n=18
    drew who=5 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=2
383 5 improv [32c6739b]
    improvised who=5
384 5 draw:staging [6c18d16c]
385 5 bury:III.14 [77389a6d]
    drew who=5 pile=staging
    buried who=5 pile=script
386 5 pass [63f7c250]
387 0 show:no-drama [e9dab5de]
    no-drama who=0
    drew who=0 pile=staging
388 0 pass [2f33d3f2]
389 1 improv [49db93fe]
    improvised who=1
390 1 draw:script [0522c40b]
391 1 bury:III.3 [185b840a]
    drew who=1 pile=script
    buried who=1 pile=script
392 1 pass [e8ce0659]
393 2 pass [f9412717]
394 3 pass [1ce403c8]
395 4 pass [6f78b727]
396 0 place:villainy [877e6fbd]
397 1 place:revive [e795b2b9]
398 2 place:exchange [1a285ff9]
399 3 place:III.4 [90f943d5]
400 4 place:no-drama [18b82f87]
401 5 place:seize [95156fa2]
    placed-all
402 5 pass [2a3ee213]
403 0 pass [502e4cc9]
404 1 pass [e5af7c63]
405 2 pass [4f0ed3d2]
406 3 coin:emilia [bc866dcb]
    used-coin-at who=3 coin=emilia whom=4
    stole-coin who=3 coin=iago whom=4
407 3 pass [48213c18]
408 4 pass [1a207a28]
409 5 reveal [1f9afbe5]
    turned-up-staging who=5 card=seize
    exiting who=5 card=seize
    got-intrigue who=5 n=1
410 5 pass [6ec8151d]
411 0 reveal [182c6c92]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
412 0 pass [790f44d6]
413 1 reveal [ad39d21b]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
414 3 let [3bd7fa0f]
    got-intrigue who=1 n=1
415 1 pass [1f111019]
416 2 reveal [839356d7]
    turned-up-staging who=2 card=exchange
417 2 play [8e5ac14d]
418 2 at:5 [a8c388d9]
    aimed who=2 card=exchange whom=5
419 3 let [607b26a6]
420 5 let [67945176]
421 2 give:villainy [e064d8a7]
    traded who=2 whom=5
422 2 pass [e1befee9]
423 3 coin:iago [0c365011]
424 3 wound:iago [bbb96836]
    used-iago who=3 character=iago
    wounded who=3 character=iago n=1 total=6
425 3 reveal [5ba13930]
    turned-up who=3 card=III.4
426 3 improv [342b4a3a]
    improvised who=3
427 3 draw:staging [129abc77]
428 3 bury-placed [033a5561]
    drew who=3 pile=staging
    buried who=3 pile=script
    turned-up-staging who=3 card=exchange
429 3 exit [0f4f21f5]
    exiting who=3 card=exchange
    got-intrigue who=3 n=1
430 3 pass [47923905]
431 4 reveal [f3b8d712]
    turned-up-staging who=4 card=no-drama
    exiting who=4 card=no-drama
    got-intrigue who=4 n=1
432 4 pass [2616795b]
    drew who=4 pile=script
    drew who=5 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=script
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    scene-began scene=3
433 5 improv [684f5ead]
    improvised who=5
434 5 bury:III.2 [19d1340e]
    drew who=5 pile=staging
    buried who=5 pile=script
435 5 pass [9d1fbcd0]
436 0 improv [2a9a23cb]
    improvised who=0
437 0 draw:script [55c6ac92]
438 0 bury:III.5 [e9035e6a]
    drew who=0 pile=script
    buried who=0 pile=script
439 0 pass [9cdb0511]
440 1 improv [617a9466]
    improvised who=1
441 1 draw:staging [92b32990]
442 1 bury:III.6 [fe04575d]
    drew who=1 pile=staging
    buried who=1 pile=script
443 1 pass [732bc937]
444 2 pass [f4d10438]
445 3 pass [394bec17]
446 4 pass [4ec78978]
447 0 place:III.2 [153318b8]
448 1 place:revive [d250030b]
449 2 place:III.15 [c808971e]
450 3 place:take-the-lead [606fc036]
451 4 place:III.11 [8033848f]
452 5 place:III.3 [3cb0bb98]
    placed-all
453 5 pass [d274de3a]
454 0 pass [cdc29f25]
455 1 pass [d04ad245]
456 2 pass [12a746e6]
457 3 pass [c0b9bc86]
458 4 improv [2ac4e196]
    improvised who=4
459 4 switch:III.14 [ac1dc960]
    switched who=4
460 4 pass [cace8dd3]
461 5 reveal [f6584084]
    turned-up who=5 card=III.3
    exiting who=5 card=III.3
462 1 let [e1301145]
463 3 let [eaae8d48]
    got-intrigue who=5 n=1
464 5 pass [acc7996d]
465 0 reveal [0ef6d359]
    turned-up who=0 card=III.2
466 0 play [92926b3e]
    played who=0 card=III.2
467 1 let [2d7b7808]
468 3 let [7cc57a85]
    scored who=0 card=III.2 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
469 0 coin:desdemona [d0974cdb]
    no-drama-coin who=0
470 0 pass [06eda198]
471 1 reveal [e22ecd50]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
472 3 let [d6c15bf6]
    got-intrigue who=1 n=1
473 1 pass [b06fc4eb]
474 2 reveal [0fbdad1d]
    turned-up who=2 card=III.15
    played who=2 card=III.15
475 3 let [ca5b3b69]
    scored who=2 card=III.15 n=2
    got-intrigue who=2 n=2
    act-ended act=III
    tallied who=0 n=4
    tallied who=1 n=2
    tallied who=2 n=3
    tallied who=3 n=4
    tallied who=4 n=6
    tallied who=5 n=0
    lead-cast who=5
476 3 trade:spotlight [c1f697aa]
    traded-tokens who=3 n=0 total=1
477 5 discard:take-the-lead [ea5014e3]
    discarded who=5 card=take-the-lead
    drew who=1 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
478 3 discard:miscue [6cf81b62]
    discarded who=3 card=miscue
479 3 discard:no-drama [65e076b7]
    discarded who=3 card=no-drama
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    act-began act=IV who=5
    scene-began scene=1
480 0 pass [325107dc]
481 1 pass [e29521c1]
482 2 improv [53922b54]
    improvised who=2
483 3 spotlight [19cf06a1]
    stole-spotlight by=3 who=2
484 2 let [16fa50b6]
    blocked who=2
485 3 pass [00a480b9]
486 4 pass [2c150a40]
487 5 improv [1cf632c0]
    improvised who=5
488 5 draw:staging [f394c637]
489 5 bury:IV.9 [f7590a59]
    drew who=5 pile=staging
    buried who=5 pile=script
490 5 pass [6353612a]
491 0 place:take-the-lead [f10bacdf]
492 1 place:IV.3 [5c5acfe4]
493 2 place:IV.15 [ddfc6621]
494 3 place:seize [2b13af92]
495 4 place:IV.14 [12d1420d]
496 5 place:revive [4bfbba58]
    placed-all
497 0 improv [5e56e0b9]
    improvised who=0
498 0 switch:IV.6 [d543304b]
    switched who=0
499 0 pass [f4203108]
500 1 improv [88fc88c8]
    improvised who=1
501 1 switch:IV.1 [ab1b1b4b]
    switched who=1
502 1 pass [a47ffbdc]
503 2 pass [76930764]
504 3 pass [62e9e4cf]
505 4 pass [ab42ddb8]
506 5 pass [51dedbdd]
507 0 reveal [03c41c3f]
    turned-up who=0 card=IV.6
    exiting who=0 card=IV.6
508 1 let [88d0f43a]
509 2 let [7d798ef2]
    got-intrigue who=0 n=1
510 0 pass [e100a32f]
511 1 reveal [935765ba]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
512 2 let [c361ad28]
    got-intrigue who=1 n=1
513 1 pass [121fbb22]
514 2 reveal [e3d74832]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
    failed who=2 card=IV.15
515 2 pass [5a05a31c]
516 3 reveal [f470115e]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
517 3 pass [a4fbed79]
518 4 reveal [1944b934]
    turned-up who=4 card=IV.14
    exiting who=4 card=IV.14
    got-intrigue who=4 n=1
519 4 pass [2d71ffc3]
520 5 reveal [260aa2e1]
    turned-up-staging who=5 card=revive
    exiting who=5 card=revive
    got-intrigue who=5 n=1
521 5 pass [35bc4107]
    drew who=5 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=4 pile=staging
    scene-began scene=2
522 0 pass [3597d80d]
523 1 show:exchange [b51d03f3]
524 1 at:3 [1b304f5c]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
    reshuffled pile=staging n=14
525 3 let [62fd20ad]
526 1 give:seize [9c665a75]
    traded who=1 whom=3
527 1 pass [d0e95f98]
528 2 show:exchange [ec59ad06]
529 2 at:0 [1fb3976a]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
530 0 let [544852f6]
531 2 give:miscue [900fd4fd]
    traded who=2 whom=0
532 2 pass [ab3cce64]
533 3 improv [7e881ef0]
    improvised who=3
534 3 draw:script [910c37bc]
535 3 bury:IV.12 [cdbbccf2]
    drew who=3 pile=script
    buried who=3 pile=script
536 3 pass [80db4143]
537 4 pass [2ccbb919]
538 5 improv [9fe93ea5]
    improvised who=5
539 5 draw:staging [44be2e54]
540 5 bury:IV.8 [53c718d4]
    drew who=5 pile=staging
    buried who=5 pile=script
541 5 pass [6232dd45]
542 0 place:seize [0409676c]
543 1 place:take-the-lead [94199f5a]
544 2 place:miscue [6d54d0b3]
545 3 place:take-the-lead [29d2e1c2]
546 4 place:villainy [aad7a3a0]
547 5 place:villainy [f540a995]
    placed-all
548 0 improv [81a2b796]
    improvised who=0
549 0 switch:IV.5 [58de7bd5]
    switched who=0
550 0 pass [f29f694d]
551 1 improv [ceb69496]
    improvised who=1
552 1 switch:IV.4 [c0cf2100]
    switched who=1
553 1 pass [3a8d6234]
554 2 pass [4e0a7d27]
555 3 pass [196d93bb]
556 4 pass [a711763d]
557 5 pass [27cba821]
558 0 show:exchange [02e884a5]
559 0 at:3 [c0916238]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
560 1 let [227891c5]
561 2 let [30bdb326]
562 4 let [00c5fdf5]
563 0 give:no-drama [b2b53ddd]
    traded who=0 whom=3
564 0 reveal [1c2853d9]
    turned-up who=0 card=IV.5
565 0 play [75b65fd7]
    played who=0 card=IV.5
566 1 let [518400d8]
567 2 let [b2074923]
568 4 let [612d9c41]
    scored who=0 card=IV.5 n=1
569 4 let [426b8e8b]
    got-handkerchief who=0
570 0 pass [fbedd9d7]
571 1 reveal [cfd44440]
    turned-up who=1 card=IV.4
    exiting who=1 card=IV.4
572 2 let [2d449c8c]
573 4 let [b9fa63f0]
    got-intrigue who=1 n=1
574 1 pass [00a8acd3]
575 2 reveal [036f5bf4]
    turned-up-staging who=2 card=miscue
576 2 exit [3870a782]
    exiting who=2 card=miscue
577 4 let [704c9b15]
    got-intrigue who=2 n=1
578 2 pass [71c9bbfa]
579 3 reveal [9614435d]
    turned-up-staging who=3 card=take-the-lead
580 3 play [6721376e]
    aimed who=3 card=take-the-lead whom=5
581 4 let [4f862444]
    took-lead who=3 whom=5
582 3 pass [c1763a57]
583 4 reveal [83c015f3]
    turned-up-staging who=4 card=villainy
584 4 improv [edf04eb9]
    improvised who=4
585 4 draw:script [ab48535d]
586 4 bury:IV.7 [d7de8d9e]
    drew who=4 pile=script
    buried who=4 pile=script
    exiting who=4 card=villainy
    got-intrigue who=4 n=1
587 4 pass [3f9f6762]
588 5 reveal [258ada80]
    turned-up-staging who=5 card=villainy
    exiting who=5 card=villainy
    got-intrigue who=5 n=1
589 5 show:no-drama [62b44a2f]
    no-drama who=5
    drew who=5 pile=staging
590 5 pass [c2bfa6a5]
    drew who=3 pile=script
    drew who=4 pile=script
    drew who=5 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=3
591 4 improv [8e73d123]
    improvised who=4
592 4 draw:staging [4ed94225]
593 4 bury:seize [88fa64a5]
    drew who=4 pile=staging
    buried who=4 pile=staging
594 4 pass [be2bdc9b]
595 5 pass [63920143]
596 0 pass [43b2bec1]
597 1 show:no-drama [d1493609]
    no-drama who=1
    drew who=1 pile=staging
598 1 pass [3331b054]
599 2 pass [e8ce03ba]
600 3 pass [1c097360]
601 0 place:take-the-lead [ca1d9c33]
602 1 place:take-the-lead [c89822bc]
603 2 place:IV.11 [3876ddbd]
604 3 place:IV.12 [7ce423b5]
605 4 place:exchange [3871cc10]
606 5 place:take-the-lead [b10c1e18]
    placed-all
607 4 pass [1afd21cd]
608 5 pass [25b45d5c]
609 0 pass [2d83cee1]
610 1 pass [52876d6b]
611 2 improv [b8a794b6]
    improvised who=2
612 2 switch:seize [322d0ae6]
    switched who=2
613 2 pass [f71130f3]
614 3 pass [a28c4aa8]
615 4 reveal [b6716b51]
    turned-up-staging who=4 card=exchange
616 4 play [9da0fdf8]
617 4 at:3 [ab214928]
    aimed who=4 card=exchange whom=3
618 1 let [56ce12b3]
619 2 seize [b2cb57ee]
    seized by=2 who=4 card=exchange
    got-spotlight who=2 n=1
620 5 reveal [bdf3d296]
    turned-up-staging who=5 card=take-the-lead
621 5 play [5ae11538]
    aimed who=5 card=take-the-lead whom=3
622 1 let [2d4c49e3]
623 2 let [36e21796]
    took-lead who=5 whom=3
624 5 pass [550452ef]
625 0 reveal [73ab3d5d]
    turned-up-staging who=0 card=take-the-lead
626 0 play [4f4f1851]
    aimed who=0 card=take-the-lead whom=5
627 1 let [105edef7]
628 2 let [46bfa022]
    took-lead who=0 whom=5
629 0 pass [d0354612]
630 1 reveal [67bb17e0]
    turned-up-staging who=1 card=take-the-lead
631 1 play [b26abfbd]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
632 1 pass [89613551]
633 3 reveal [6eaf5c02]
    turned-up who=3 card=IV.12
634 3 exit [ea82028f]
    exiting who=3 card=IV.12
    got-intrigue who=3 n=1
635 3 pass [c98fc4e1]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
636 4 draw:staging [f2f7d01c]
    drew who=4 pile=staging
    drew who=5 pile=script
    drew who=0 pile=script
    scene-began scene=4
637 2 pass [2179ab28]
638 3 improv [e702a85c]
    improvised who=3
639 2 spotlight [204816f6]
    stole-spotlight by=2 who=3
    blocked who=3
640 4 pass [7056173a]
641 5 pass [84fce862]
642 0 pass [5caebf4c]
643 1 pass [eef33315]
644 0 place:seize [1915a011]
645 1 place:revive [210fd7f7]
646 2 place:take-the-lead [9739004f]
647 3 place:IV.10 [01ed9fb4]
648 4 place:IV.8 [fd8695ed]
649 5 place:IV.7 [40e839e1]
    placed-all
650 2 pass [86e0aa8c]
651 3 pass [7f1e68e4]
652 4 pass [deb18747]
653 5 pass [7d8c6212]
654 0 pass [64426211]
655 1 improv [fae0e302]
    improvised who=1
656 1 switch:IV.3 [869d7702]
    switched who=1
657 1 pass [37afa0b7]
658 2 reveal [a3a4ddb2]
    turned-up-staging who=2 card=take-the-lead
659 2 exit [6d4e6a1b]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
660 2 pass [3adc3f38]
661 3 reveal [2a9f90a4]
    turned-up who=3 card=IV.10
662 3 exit [ab2f3d5f]
    exiting who=3 card=IV.10
    got-intrigue who=3 n=1
663 3 pass [d7e78369]
664 4 reveal [9265422b]
    turned-up who=4 card=IV.8
665 4 play [b1a678a3]
    played who=4 card=IV.8
    scored who=4 card=IV.8 n=1
    got-intrigue who=4 n=2
666 4 pass [07f33917]
667 5 reveal [a423f32f]
    turned-up who=5 card=IV.7
668 5 exit [e770bdd3]
    exiting who=5 card=IV.7
    got-intrigue who=5 n=1
669 5 pass [f825eb58]
670 0 reveal [1a769eaa]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
671 0 pass [38916824]
672 1 reveal [af82f953]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    scored who=1 card=IV.3 n=3
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
673 1 pass [1e2a5f97]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=3
    drew who=3 pile=staging
    drew who=4 pile=staging
    drew who=5 pile=staging
    reshuffled pile=staging n=15
    drew who=0 pile=script
    scene-began scene=5
674 2 pass [387c874f]
675 3 show:no-drama [90223283]
    no-drama who=3
    drew who=3 pile=staging
676 3 pass [2fa20058]
677 4 improv [2b7cba09]
    improvised who=4
678 4 draw:script [580cae58]
679 4 bury:IV.9 [7010e5bd]
    drew who=4 pile=script
    buried who=4 pile=script
680 4 show:exchange [101c20ff]
681 4 at:1 [01d3ff1e]
    showed-exchange who=4 whom=1
    drew who=4 pile=staging
682 1 let [6807e188]
683 4 give:IV.7 [3e623ac7]
    traded who=4 whom=1
684 4 show:exchange [b5d2eed9]
685 4 at:5 [89689496]
    showed-exchange who=4 whom=5
    drew who=4 pile=staging
686 5 let [2fc9d3a8]
687 4 give:take-the-lead [cfe48d26]
    traded who=4 whom=5
688 4 pass [1e84b4bb]
689 5 improv [fcc263e4]
    improvised who=5
690 5 draw:staging [f138aa18]
691 5 bury:take-the-lead [87b7f313]
    drew who=5 pile=staging
    buried who=5 pile=staging
692 5 pass [27fd2b30]
693 0 pass [3460069e]
694 1 pass [129c5f00]
695 0 place:IV.10 [69d242e7]
696 1 place:revive [b90ace29]
697 2 place:IV.11 [4ceef19d]
698 3 place:villainy [e8112f04]
699 4 place:miscue [d3f59f51]
700 5 place:miscue [95593b0f]
    placed-all
701 2 pass [8c31bc94]
702 3 pass [8c88aa30]
703 4 pass [9fe20582]
704 5 pass [9c490cee]
705 0 improv [2375dc77]
    improvised who=0
706 0 switch:miscue [8e47b4a4]
    switched who=0
707 0 pass [62f26d13]
708 1 show:exchange [50bc9e09]
709 1 at:0 [0c18309e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
710 1 give:take-the-lead [91aa8e3c]
    traded who=1 whom=0
711 1 improv [971fdb3f]
    improvised who=1
712 1 switch:IV.10 [a21420d2]
    switched who=1
713 1 pass [6d4b2922]
714 2 reveal [039dac8a]
    turned-up who=2 card=IV.11
715 2 improv [e80e4646]
    improvised who=2
716 2 draw:script [f202a524]
717 2 bury:IV.1 [c80aef05]
    drew who=2 pile=script
    buried who=2 pile=script
718 2 play [e1a06b03]
    played who=2 card=IV.11
719 4 let [69364f88]
    scored who=2 card=IV.11 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
720 2 coin:emilia [d6075d5c]
    used-coin-at who=2 coin=emilia whom=1
    stole-coin who=2 coin=iago whom=1
721 2 coin:iago [b86cde54]
722 2 wound:emilia [a4b45bc8]
    used-iago who=2 character=emilia
    wounded who=2 character=emilia n=1 total=4
723 2 pass [e2a610d9]
724 3 reveal [0369e2ca]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
725 3 pass [23d48486]
726 4 reveal [31f7c8ba]
    turned-up-staging who=4 card=miscue
727 4 exit [85c5dfc0]
    exiting who=4 card=miscue
    got-intrigue who=4 n=1
728 4 pass [f7e6e209]
729 5 reveal [821b8bdb]
    turned-up-staging who=5 card=miscue
730 5 play [43f71567]
731 5 at:1 [90e069f7]
    aimed who=5 card=miscue whom=1
    must-switch whom=1
    drew who=5 pile=staging
732 1 switch:IV.7 [6ea67844]
    switched who=1
733 5 place:IV.15 [7a36dfd4]
    turned-up who=5 card=IV.15
    played who=5 card=IV.15
    scored who=5 card=IV.15 n=2
    got-intrigue who=5 n=1
    got-coin who=5 coin=desdemona
    act-ended act=IV
    tallied who=0 n=8
    tallied who=1 n=5
    tallied who=2 n=4
    tallied who=3 n=3
    tallied who=4 n=4
    tallied who=5 n=2
    lead-cast who=5
    drew who=1 pile=staging
    drew who=2 pile=staging
734 3 discard:revive [8c4e5ae7]
    discarded who=3 card=revive
735 4 discard:seize [4b5d9c5d]
    discarded who=4 card=seize
    dealt who=5 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=4 n=2 total=4
    act-began act=V who=5
    scene-began scene=1
736 0 pass [82249119]
737 1 pass [bf91ae4b]
738 2 pass [6c5ef533]
739 3 pass [37e09a21]
740 4 pass [0b434055]
741 5 improv [f74fa351]
    improvised who=5
742 5 draw:script [be8f82af]
743 5 bury:V.14 [b2da4d7d]
    drew who=5 pile=script
    buried who=5 pile=script
744 5 pass [85b9f8e1]
745 0 place:V.13 [5e3ca115]
746 1 place:V.15 [d4ac29e3]
747 2 place:V.8 [02cc22d8]
748 3 place:V.4 [25c8db1f]
749 4 place:revive [ed8dba53]
750 5 place:take-the-lead [8b9c3f6c]
    placed-all
751 0 pass [90671a45]
752 1 pass [772ba92b]
753 2 improv [2c5ed883]
    improvised who=2
754 2 switch:seize [24da1cfb]
    switched who=2
755 2 pass [e8107b28]
756 3 pass [0263da4e]
757 4 improv [9380c5d2]
    improvised who=4
758 4 switch:V.12 [dac7870f]
    switched who=4
759 4 pass [d4684808]
760 5 pass [17ac62c0]
761 0 reveal [8de0187c]
    turned-up who=0 card=V.13
    played who=0 card=V.13
762 3 let [e726758f]
763 4 let [e734318b]
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
764 0 coin:othello [6f3bc934]
    used-coin-at who=0 coin=othello whom=5
765 5 coin:desdemona [6c5d642e]
    no-drama-coin who=5
    foiled who=0 whom=5
766 0 pass [1906c0a6]
767 1 reveal [a66add43]
    turned-up who=1 card=V.15
768 1 exit [282e2c27]
    exiting who=1 card=V.15
769 3 let [e8ab23c0]
770 4 let [5339d999]
    got-intrigue who=1 n=1
771 1 pass [b557e613]
772 2 reveal [8854bfd3]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
773 2 pass [41c1125b]
774 3 improv [88f94179]
    improvised who=3
775 3 draw:script [118c8fac]
776 3 bury-placed [cc9de357]
    drew who=3 pile=script
    buried who=3 pile=script
777 3 reveal [fa0999a5]
    turned-up who=3 card=V.2
    exiting who=3 card=V.2
778 4 let [2e4f070d]
    got-intrigue who=3 n=1
779 3 pass [0e88aa1f]
780 4 reveal [dbc4b37b]
    turned-up who=4 card=V.12
    exiting who=4 card=V.12
    got-intrigue who=4 n=1
781 4 pass [6e341cba]
782 5 reveal [531def3d]
    turned-up-staging who=5 card=take-the-lead
783 5 exit [6b6c9125]
    exiting who=5 card=take-the-lead
    got-intrigue who=5 n=1
784 5 pass [d6ba8b72]
    drew who=5 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=4 pile=staging
    scene-began scene=2
785 0 show:no-drama [4492b85a]
    no-drama who=0
    drew who=0 pile=staging
786 0 pass [73dcd29c]
787 1 improv [0bf30855]
    improvised who=1
788 1 draw:script [0d986321]
789 1 bury:V.11 [5b23f7cc]
    drew who=1 pile=script
    buried who=1 pile=script
790 1 pass [ad7fc2bd]
791 2 pass [9a3d37a1]
792 3 pass [07e5bb59]
793 4 improv [9a52e598]
    improvised who=4
794 4 draw:staging [a8ddea08]
795 4 bury:revive [95f3bec8]
    drew who=4 pile=staging
    buried who=4 pile=staging
796 4 show:exchange [3057ea3e]
797 4 at:3 [2fd59066]
    showed-exchange who=4 whom=3
    drew who=4 pile=staging
798 3 let [ad82cab6]
799 4 give:exchange [d162f5ae]
    traded who=4 whom=3
800 4 pass [f945a162]
801 5 improv [acb40877]
    improvised who=5
802 5 draw:script [04e5f6fa]
803 5 bury:V.5 [6b6e47b8]
    drew who=5 pile=script
    buried who=5 pile=script
804 5 pass [86d8cc0d]
805 0 place:no-drama [694c8f86]
806 1 place:revive [15d08732]
807 2 place:V.3 [c48a62f1]
808 3 place:seize [c1e94cf3]
809 4 place:seize [ad551cae]
810 5 place:take-the-lead [1e260b63]
    placed-all
811 0 pass [b9074315]
812 1 pass [5894160a]
813 2 pass [7cf9a9cc]
814 3 pass [a452da59]
815 4 pass [e8db1caa]
816 5 pass [723fa3b8]
817 0 reveal [2aa5b3ad]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
818 0 pass [08c2b427]
819 1 reveal [43282f20]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
820 2 let [77c0f578]
821 3 seize [ce274967]
822 4 let [a969c8c3]
    seized by=3 who=1 card=revive
    got-spotlight who=3 n=1
823 2 improv [feeaea83]
    improvised who=2
824 3 spotlight [e3c529bc]
    stole-spotlight by=3 who=2
    blocked who=2
825 2 reveal [39be403c]
    turned-up who=2 card=V.3
826 2 exit [9db74e5b]
    exiting who=2 card=V.3
827 4 let [2f1f21b8]
    got-intrigue who=2 n=1
828 2 pass [49dc7da9]
829 4 reveal [01c57019]
    turned-up-staging who=4 card=seize
    exiting who=4 card=seize
    got-intrigue who=4 n=1
830 4 pass [d13feea7]
831 5 reveal [58a41463]
    turned-up-staging who=5 card=take-the-lead
832 5 exit [fc255ee9]
    exiting who=5 card=take-the-lead
    got-intrigue who=5 n=1
833 5 pass [4ca70ed5]
    drew who=5 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
834 1 draw:script [c8178c19]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    reshuffled pile=staging n=17
    drew who=4 pile=script
    scene-began scene=3
835 0 improv [50f69773]
    improvised who=0
836 0 draw:staging [b1120918]
837 0 bury:take-the-lead [fb35b6c9]
    drew who=0 pile=staging
    buried who=0 pile=staging
838 0 pass [b5b81f2f]
839 1 pass [aee9e706]
840 2 pass [e6f2fa8d]
841 3 show:exchange [3bb0884e]
842 3 at:4 [8023c46a]
    showed-exchange who=3 whom=4
    drew who=3 pile=staging
843 4 let [f96dade2]
844 3 give:seize [d72cb945]
    traded who=3 whom=4
845 3 pass [9d81edf2]
846 4 pass [f1debd40]
847 5 improv [892a1c2b]
    improvised who=5
848 5 draw:script [0c7673d2]
849 5 bury:V.10 [ac2836a9]
    drew who=5 pile=script
    buried who=5 pile=script
850 5 pass [e0c2b9c7]
851 0 place:V.5 [d419d6e4]
852 1 place:V.12 [6e3a1453]
853 2 place:villainy [26839913]
854 3 place:take-the-lead [97ed20b7]
855 4 place:V.15 [d50c5a18]
856 5 place:V.4 [42862138]
    placed-all
857 0 pass [29f4a007]
858 1 pass [35e206d8]
859 2 improv [d550d797]
    improvised who=2
860 2 switch:V.8 [5119a038]
    switched who=2
861 2 pass [c2bf4e7e]
862 3 pass [8ceeaa79]
863 4 pass [eba6a885]
864 5 pass [d80f1e85]
865 0 reveal [eb816dad]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
866 4 let [303d35e6]
    got-intrigue who=0 n=1
867 0 pass [1a63ccca]
868 1 reveal [89019c28]
    turned-up who=1 card=V.12
    exiting who=1 card=V.12
869 4 let [19db87f4]
    got-intrigue who=1 n=1
870 1 pass [7b4541a4]
871 2 reveal [32bbc03b]
    turned-up who=2 card=V.8
872 2 play [3fa55963]
    played who=2 card=V.8
873 4 let [f5ffb547]
    scored who=2 card=V.8 n=1
    got-coin who=2 coin=desdemona
874 0 let [b01c4504]
    got-handkerchief who=2
875 2 coin:desdemona [3ad20aa4]
    no-drama-coin who=2
876 2 pass [6d6cb602]
877 3 reveal [89e21049]
    turned-up-staging who=3 card=take-the-lead
878 3 play [c728481d]
    aimed who=3 card=take-the-lead whom=5
879 4 let [b8a4af81]
    took-lead who=3 whom=5
880 3 pass [3558590b]
881 4 reveal [db0d3f30]
    turned-up who=4 card=V.15
882 4 play [ee3a8522]
    played who=4 card=V.15
    scored who=4 card=V.15 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=cassio
883 4 pass [145f009f]
884 5 reveal [da10cbe1]
    turned-up who=5 card=V.4
885 5 exit [aedfc9c0]
    exiting who=5 card=V.4
    got-intrigue who=5 n=1
886 5 pass [1605e4b0]
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=4
887 4 pass [d6a62b2f]
888 5 pass [9874189d]
889 0 show:no-drama [dd0d771b]
    no-drama who=0
    drew who=0 pile=staging
890 0 show:exchange [f98b177a]
891 0 at:2 [ca29b332]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
892 0 give:revive [7fa6ae62]
    traded who=0 whom=2
893 0 pass [59eb03ef]
894 1 pass [dffbf99c]
895 2 pass [78bd1ea3]
896 3 pass [cba19fee]
897 0 place:miscue [858f0416]
898 1 place:take-the-lead [36dc4f7b]
899 2 place:villainy [7aeefc93]
900 3 place:seize [0d3f057d]
901 4 place:V.9 [82495288]
902 5 place:seize [21a178a6]
    placed-all
903 4 pass [8097b1e0]
904 5 improv [1a8919dd]
    improvised who=5
905 5 switch:V.11 [855eef0a]
    switched who=5
906 5 pass [7c334345]
907 0 pass [8aa91a3a]
908 1 pass [2cbb5adc]
909 2 pass [aff2b643]
910 3 pass [a6a01ca2]
911 4 coin:cassio [b2c86b47]
    used-coin who=4 coin=cassio
912 4 draw:script [b00e4504]
913 4 bury-placed [d6fb8591]
    reshuffled pile=script n=3
    drew who=4 pile=script
    buried who=4 pile=script
914 4 reveal [b6defb63]
    turned-up who=4 card=V.10
915 4 play [c7cae6f1]
    played who=4 card=V.10
916 1 let [346d9186]
    scored who=4 card=V.10 n=1
    got-intrigue who=4 n=1
    got-coin who=4 coin=emilia
917 4 pass [0c05e599]
918 5 reveal [f0831a3a]
    turned-up who=5 card=V.11
919 5 play [785db333]
    played who=5 card=V.11
920 1 let [bd64a307]
    scored who=5 card=V.11 n=2
    got-coin who=5 coin=emilia
    got-handkerchief who=5
921 5 pass [47a8e78c]
922 0 reveal [a866e6ed]
    turned-up-staging who=0 card=miscue
923 0 exit [29a5450e]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
924 0 pass [fd8c6c71]
925 1 reveal [1cd19ab2]
    turned-up-staging who=1 card=take-the-lead
926 1 play [d43e38f8]
    aimed who=1 card=take-the-lead whom=3
    took-lead who=1 whom=3
927 1 pass [661ab5a6]
928 2 reveal [df02aca4]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
929 2 pass [5f7ce70a]
930 3 reveal [00690ed0]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
931 3 pass [a935c73b]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=4 pile=staging
    drew who=5 pile=staging
    drew who=0 pile=script
    script-empty
    scene-began scene=5
932 2 improv [2628f0c0]
    improvised who=2
933 2 bury:V.7 [1cc35f8c]
    drew who=2 pile=staging
    buried who=2 pile=script
934 2 pass [eab8542f]
935 3 pass [478b9c0b]
936 4 improv [ec6cffda]
    improvised who=4
937 4 draw:staging [31a437dc]
938 4 bury:seize [86c06b41]
    drew who=4 pile=staging
    buried who=4 pile=staging
939 4 show:exchange [cdebe7ca]
940 4 at:1 [9631438b]
    showed-exchange who=4 whom=1
    drew who=4 pile=staging
941 1 let [7dfd3e88]
942 4 look [39da249f]
    looked who=4 whom=1
943 4 take:V.14 [45209add]
944 4 give:villainy [183bcd17]
    traded who=4 whom=1
945 4 show:exchange [40e18514]
946 4 at:2 [29f4ab54]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
947 4 give:no-drama [a018b5ac]
    traded who=4 whom=2
948 4 pass [2bc1af6b]
949 5 pass [8aec8845]
950 0 pass [04a00a39]
951 1 pass [7c9d0c84]
952 0 place:V.6 [bf6630a7]
953 1 place:V.5 [78f13132]
954 2 place:no-drama [61ea5fa8]
955 3 place:V.3 [4f68b871]
956 4 place:V.14 [266f1526]
957 5 place:take-the-lead [692c9ea1]
    placed-all
958 2 pass [66afbf9e]
959 3 pass [cb1bd7c9]
960 4 pass [8402b2fd]
961 5 pass [f4750de3]
962 0 pass [7d432fcc]
963 1 improv [a3145d97]
    improvised who=1
964 1 switch:take-the-lead [4884d56a]
    switched who=1
965 1 pass [a2bed182]
966 2 reveal [c3fe688d]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
967 2 pass [c71640eb]
968 3 improv [21f312a3]
    improvised who=3
969 3 draw:staging [76ab7fef]
970 3 bury:revive [cf2c7e83]
    drew who=3 pile=staging
    buried who=3 pile=staging
971 3 reveal [0657da68]
    turned-up who=3 card=V.3
972 3 exit [f8f70fe0]
    exiting who=3 card=V.3
973 0 let [d7632f7b]
    got-intrigue who=3 n=1
974 3 pass [f25a0cd1]
975 4 reveal [a21e3cea]
    turned-up who=4 card=V.14
976 4 play [daefe7c6]
    played who=4 card=V.14
977 0 let [13168f40]
    scored who=4 card=V.14 n=1
    wounded who=4 character=iago n=2 total=6
    got-intrigue who=4 n=1
    got-coin who=4 coin=othello
978 4 coin:othello [0f53de1d]
    used-coin-at who=4 coin=othello whom=1
    took-lead who=4 whom=1
979 4 pass [bd086c5f]
980 5 reveal [10d4ac97]
    turned-up-staging who=5 card=take-the-lead
981 5 exit [1a549005]
    exiting who=5 card=take-the-lead
982 0 let [43e0b2b4]
    got-intrigue who=5 n=1
983 5 pass [53f8f934]
984 0 reveal [72e7b856]
    turned-up who=0 card=V.6
985 0 exit [eabd512d]
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
986 0 pass [825a2f60]
987 1 reveal [d8cb95a4]
    turned-up-staging who=1 card=take-the-lead
988 1 exit [80c9ad19]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
989 1 pass [c21c6541]
    drew who=4 pile=staging
    drew who=5 pile=script
    reshuffled pile=script n=2
    script-again
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    scene-began scene=6
990 5 improv [db98f2d6]
    improvised who=5
991 5 bury:seize [afd828b5]
    reshuffled pile=staging n=14
    staging-empty n=1
    drew who=5 pile=staging
    buried who=5 pile=staging
992 5 pass [20cef2fc]
993 0 pass [018e1c2a]
994 1 pass [53bda26f]
995 2 improv [e89f2320]
    improvised who=2
996 2 bury:take-the-lead [0bc79dc9]
    drew who=2 pile=staging
    buried who=2 pile=staging
997 2 pass [bad4ad6e]
998 3 improv [81921129]
    improvised who=3
999 3 bury:miscue [87fc8fbb]
    drew who=3 pile=staging
    buried who=3 pile=staging
1000 3 show:exchange [300a28d2]
1001 3 at:0 [25ba2ca7]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1002 0 let [59230b0e]
1003 3 give:seize [25dee9e7]
    traded who=3 whom=0
1004 3 pass [e8eb2195]
1005 4 show:exchange [1dd84bbb]
1006 4 at:2 [6d8e08f4]
    showed-exchange who=4 whom=2
    drew who=4 pile=staging
1007 4 give:revive [4f8f01ae]
    traded who=4 whom=2
1008 4 improv [347cbf34]
    improvised who=4
1009 4 bury:no-drama [77193e4b]
    drew who=4 pile=staging
    buried who=4 pile=staging
1010 4 pass [f8f0163a]
1011 0 place:seize [d067ebcc]
1012 1 place:V.3 [4d87adac]
1013 2 place:take-the-lead [57c959c7]
1014 3 place:V.12 [230955e3]
1015 4 place:exchange [fa053ccb]
1016 5 place:V.1 [9b79d5fc]
    placed-all
1017 5 pass [644b8745]
1018 0 improv [69e47e0d]
    improvised who=0
1019 0 switch:miscue [f376e596]
    switched who=0
1020 0 pass [d5c6d132]
1021 1 improv [df9f14f8]
    improvised who=1
1022 1 switch:V.5 [3c9d0265]
    switched who=1
1023 1 pass [00129aab]
1024 2 pass [578ad071]
1025 3 show:exchange [f72f9e8c]
1026 3 at:5 [77360531]
    showed-exchange who=3 whom=5
    drew who=3 pile=staging
1027 3 give:V.9 [fc1483f7]
    traded who=3 whom=5
1028 3 pass [0b26b992]
1029 4 pass [217666a3]
1030 5 reveal [341342bf]
    turned-up who=5 card=V.1
    exiting who=5 card=V.1
1031 0 let [2260996b]
    got-intrigue who=5 n=1
1032 5 pass [0a9de004]
1033 0 reveal [ebcddd61]
    turned-up-staging who=0 card=miscue
1034 0 play [a4b46d63]
1035 0 at:2 [1110332a]
    aimed who=0 card=miscue whom=2
    must-switch whom=2
    drew who=0 pile=staging
    reshuffled pile=script n=1
1036 2 switch:V.6 [17b5c27c]
    switched who=2
1037 0 place:seize [c4ef045f]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1038 0 pass [03ec6c9e]
1039 1 reveal [79176430]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
    got-intrigue who=1 n=1
1040 1 pass [a373f0cf]
1041 2 reveal [91821b77]
    turned-up who=2 card=V.6
    exiting who=2 card=V.6
    got-intrigue who=2 n=1
1042 2 pass [08d04a13]
1043 3 reveal [d01d5d08]
    turned-up who=3 card=V.12
    exiting who=3 card=V.12
    got-intrigue who=3 n=1
1044 3 pass [759c0b61]
1045 4 reveal [cfa4bbdb]
    turned-up-staging who=4 card=exchange
1046 4 exit [14784ce7]
    exiting who=4 card=exchange
    got-intrigue who=4 n=1
1047 4 pass [8d994f9c]
    drew who=4 pile=script
    reshuffled pile=script n=3
    drew who=5 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=7
1048 5 pass [25011625]
1049 0 improv [f4863939]
    improvised who=0
1050 0 draw:script [41b36655]
1051 0 bury:V.12 [c4e189b0]
    drew who=0 pile=script
    buried who=0 pile=script
1052 0 pass [1252b6c6]
1053 1 improv [5f8ae2d6]
    improvised who=1
1054 1 draw:staging [86f287ae]
1055 1 bury:villainy [4f8641d0]
    drew who=1 pile=staging
    buried who=1 pile=staging
1056 1 pass [22dbcfc9]
1057 2 improv [e13ee631]
    improvised who=2
1058 2 draw:script [16dda512]
1059 2 bury:V.4 [a2166f92]
    drew who=2 pile=script
    buried who=2 pile=script
1060 2 pass [ce358d8c]
1061 3 pass [4789f795]
1062 4 pass [94f98cb6]
1063 0 place:take-the-lead [bf0d8d66]
1064 1 place:miscue [f5ab6d20]
1065 2 place:no-drama [f4b67860]
1066 3 place:take-the-lead [47087fef]
1067 4 place:revive [aee72bb2]
1068 5 place:V.2 [a2151ddd]
    placed-all
1069 5 pass [2dc82e80]
1070 0 pass [d5e845b3]
1071 1 pass [65d3ba0f]
1072 2 pass [249806f6]
1073 3 improv [0f4b4ea9]
    improvised who=3
1074 3 switch:V.16 [e2923ba2]
    switched who=3
1075 3 pass [ebba86e7]
1076 4 improv [1b37b915]
    improvised who=4
1077 4 switch:take-the-lead [0ccbeac4]
    switched who=4
1078 4 pass [a67cd399]
1079 5 improv [3f999c0e]
    improvised who=5
1080 5 draw:script [be9aa073]
1081 5 bury:V.7 [7b2a98fe]
    drew who=5 pile=script
    buried who=5 pile=script
1082 5 reveal [529536a4]
    turned-up who=5 card=V.2
    exiting who=5 card=V.2
1083 0 let [57dc22c6]
    got-intrigue who=5 n=1
1084 5 pass [17815b69]
1085 0 reveal [62cdbdab]
    turned-up-staging who=0 card=take-the-lead
1086 0 play [0adee175]
    aimed who=0 card=take-the-lead whom=4
    took-lead who=0 whom=4
1087 0 pass [be8cd024]
1088 1 reveal [31bd286a]
    turned-up-staging who=1 card=miscue
1089 1 play [8ae5ef6c]
1090 1 at:4 [3df2fcfc]
    aimed who=1 card=miscue whom=4
    must-switch whom=4
    drew who=1 pile=staging
1091 4 switch:seize [fe0cdeaf]
    switched who=4
1092 1 place:exchange [50c3e952]
    turned-up-staging who=1 card=exchange
1093 1 exit [8f9d25c4]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1094 1 pass [c1104acf]
1095 2 reveal [88cd6819]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1096 2 pass [3efa733f]
1097 3 reveal [19d3f515]
    turned-up who=3 card=V.16
    played who=3 card=V.16
    scored who=3 card=V.16 n=2
    died character=othello
    act-ended act=V
    tallied who=0 n=7
    tallied who=1 n=5
    tallied who=2 n=5
    tallied who=3 n=5
    tallied who=4 n=7
    tallied who=5 n=7
    iago-bonus who=3 n=1
    game-ended
scores [7, 5, 5, 6, 7, 7] winners [0]
