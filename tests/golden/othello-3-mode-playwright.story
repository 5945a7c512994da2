set-up [3726068c]
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
1 2 pass [26137704]
2 0 improv [6f2c1ddf]
    improvised who=0
3 1 let [b39ab50c]
4 2 spotlight [625e9431]
    stole-spotlight by=2 who=0
5 0 let [f7373e8f]
    blocked who=0
6 1 improv [71d8dc97]
    improvised who=1
7 0 spotlight [e7bd24b3]
    stole-spotlight by=0 who=1
8 1 let [8c6a34ef]
    blocked who=1
9 0 place:villainy [a910acaf]
10 1 place:I.12 [d4b86bbc]
11 2 place:I.9 [87fd5c95]
    placed-all
12 2 improv [e7cec9c6]
    improvised who=2
13 1 let [01ad055e]
14 2 switch:take-the-lead [df932d54]
    switched who=2
15 2 pass [d5528867]
16 0 pass [b4c3df87]
17 1 pass [ad390416]
18 2 reveal [becc5dfd]
    turned-up-staging who=2 card=take-the-lead
19 2 play [29b1e7c2]
    aimed who=2 card=take-the-lead whom=1
20 0 let [5fdb49bb]
21 1 let [58f7fe00]
    took-lead who=2 whom=1
22 2 pass [43cb3214]
23 0 reveal [dd490a59]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
24 1 let [4b885025]
    got-intrigue who=0 n=1
25 0 pass [1f1cc86b]
26 1 reveal [b5e8e220]
    turned-up who=1 card=I.12
    not-next who=1 card=I.12
27 1 pass [4ddae126]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
28 0 improv [5bc78426]
    improvised who=0
29 1 let [4e46fe78]
30 0 bury:no-drama [861f9f14]
    drew who=0 pile=staging
    buried who=0 pile=staging
31 0 pass [c9c7a4a9]
32 1 improv [dd562c0f]
    improvised who=1
33 1 bury:take-the-lead [7db7adf8]
    drew who=1 pile=staging
    buried who=1 pile=staging
34 1 pass [b45c428c]
35 2 pass [12397717]
36 0 place:seize [35bdcc15]
37 1 place:I.11 [eaa31ce3]
38 2 place:I.2 [6e439ef7]
    placed-all
39 0 pass [853efe0f]
40 1 pass [f108ef4e]
41 2 improv [9a60824f]
    improvised who=2
42 1 let [4d198bf1]
43 2 switch:take-the-lead [7706865c]
    switched who=2
44 2 pass [ae87a43b]
45 0 reveal [6c0f187c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
46 0 pass [86f57d91]
47 1 reveal [cd7afae5]
    turned-up who=1 card=I.11
    not-next who=1 card=I.11
48 1 show:exchange [081f81d7]
49 1 at:0 [e063574c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
50 0 let [51ecfa9a]
51 2 let [6876093c]
52 1 give:I.12 [a83a98fa]
    traded who=1 whom=0
53 1 pass [d40f0228]
54 2 reveal [ff1e1a08]
    turned-up-staging who=2 card=take-the-lead
55 2 play [3b7b21fa]
56 2 at:1 [d18c5433]
    giving who=2 card=take-the-lead whom=1
57 1 let [27ff7e90]
    gave-lead who=2 whom=1
58 2 pass [0bfbdc97]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
59 2 improv [a8fcc2e3]
    improvised who=2
60 1 spotlight [bf095042]
    stole-spotlight by=1 who=2
    blocked who=2
61 0 show:exchange [56a71080]
62 0 at:2 [2da9a494]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
63 0 blind [b3deee1c]
64 0 give:I.12 [1ed0d4a5]
    traded who=0 whom=2
65 0 pass [b547a8b1]
66 1 pass [d20f5253]
67 0 place:I.2 [9a473ede]
68 1 place:I.8 [9826f995]
69 2 place:I.12 [a272c8df]
    placed-all
70 2 pass [59531b4e]
71 0 pass [1e3013af]
72 1 pass [0459fbbd]
73 2 reveal [106da23c]
    turned-up who=2 card=I.12
    not-next who=2 card=I.12
74 2 pass [dbf47974]
75 0 reveal [7497d632]
    turned-up who=0 card=I.2
    not-next who=0 card=I.2
76 0 improv [980bb871]
    improvised who=0
77 0 bury:take-the-lead [c195407c]
    drew who=0 pile=staging
    buried who=0 pile=staging
78 0 pass [42d6077a]
79 1 reveal [3ddd2a13]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
80 1 improv [12def467]
    improvised who=1
81 1 bury:revive [f511cc28]
    drew who=1 pile=staging
    buried who=1 pile=staging
82 1 show:exchange [b7e42255]
83 1 at:0 [345047df]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
84 0 let [28be1049]
85 1 give:I.6 [a1e0db18]
    traded who=1 whom=0
86 1 pass [792f576e]
    scene-began scene=4
87 2 pass [059c7171]
88 0 improv [819e52da]
    improvised who=0
89 0 bury:revive [d5b93ab2]
    drew who=0 pile=staging
    buried who=0 pile=staging
90 0 pass [007cc2f3]
91 1 pass [49ce198e]
92 0 place:I.2 [367b292f]
93 1 place:I.5 [d724bd5a]
94 2 place:seize [c1de7fe4]
    placed-all
95 2 pass [9b3c8614]
96 0 pass [eaf02aeb]
97 1 pass [08ae504d]
98 2 reveal [65231214]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
99 2 improv [0ad344e0]
    improvised who=2
100 2 bury:miscue [0f01694e]
    drew who=2 pile=staging
    buried who=2 pile=staging
101 2 pass [49fb38e4]
102 0 reveal [5f5da298]
    turned-up who=0 card=I.2
    not-next who=0 card=I.2
103 0 pass [5f1abcce]
104 1 reveal [a4b93bc1]
    turned-up who=1 card=I.5
    not-next who=1 card=I.5
105 1 pass [fb8dcb70]
    drew who=2 pile=staging
    scene-began scene=5
106 2 pass [aca3a882]
107 0 improv [f3e77e63]
    improvised who=0
108 0 bury:take-the-lead [40df1545]
    drew who=0 pile=staging
    buried who=0 pile=staging
109 0 pass [86b16e31]
110 1 pass [d481f56f]
111 0 place:I.6 [8b442681]
112 1 place:I.8 [03bcd166]
113 2 place:I.10 [068f3f8d]
    placed-all
114 2 pass [af0e72b9]
115 0 pass [60ddf6f0]
116 1 pass [261be8e4]
117 2 show:exchange [f680ac7c]
118 2 at:1 [f17fd277]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
119 2 give:I.12 [31810e12]
    traded who=2 whom=1
120 2 reveal [3f74dae7]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
121 2 pass [228e6980]
122 0 reveal [9a689e5b]
    turned-up who=0 card=I.6
    not-next who=0 card=I.6
123 0 pass [048ba80c]
124 1 reveal [ca174130]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
125 1 pass [b5570264]
    scene-began scene=6
126 2 pass [ae8d37df]
127 0 pass [433678e1]
128 1 pass [7533e954]
129 0 place:I.4 [3b4be73c]
130 1 place:I.12 [1649ae37]
131 2 place:miscue [2fd327f1]
    placed-all
132 2 pass [6563451e]
133 0 pass [1283d064]
134 1 pass [c4d2381d]
135 2 reveal [d0c812bd]
    turned-up-staging who=2 card=miscue
136 2 play [4811edc4]
137 2 at:1 [1cd9971d]
    aimed who=2 card=miscue whom=1
    must-switch whom=1
    drew who=2 pile=staging
138 1 switch:I.5 [760edf45]
    switched who=1
139 2 place:revive [667b6021]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
140 2 pass [56163311]
141 0 reveal [9fc8e2a5]
    turned-up who=0 card=I.4
    not-next who=0 card=I.4
142 0 pass [bcde0c50]
143 1 reveal [2a3f0fb7]
    turned-up who=1 card=I.5
    not-next who=1 card=I.5
144 1 pass [318cc635]
    drew who=2 pile=staging
    scene-began scene=7
145 2 show:no-drama [5cc5c88b]
    no-drama who=2
    drew who=2 pile=staging
146 2 pass [b998b4e3]
147 0 pass [56144786]
148 1 pass [2db54799]
149 0 place:seize [852db1fe]
150 1 place:I.8 [c40386eb]
151 2 place:I.9 [9e97735d]
    placed-all
152 2 pass [2c1c4135]
153 0 pass [e12e50cb]
154 1 pass [064fcd07]
155 2 reveal [01007e0d]
    turned-up who=2 card=I.9
    not-next who=2 card=I.9
156 2 pass [6840e3da]
157 0 reveal [9ef1e862]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
158 0 pass [e87ad58c]
159 1 reveal [b72e1d9a]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
160 1 pass [665df91a]
    drew who=0 pile=staging
    scene-began scene=8
161 2 pass [712edc05]
162 0 pass [4a716f54]
163 1 pass [4e91af17]
164 0 place:I.1 [9b8d1b44]
165 1 place:I.5 [26c9aaeb]
166 2 place:I.3 [e5549fee]
    placed-all
167 2 pass [48839983]
168 0 show:exchange [c77bab3f]
169 0 at:1 [cf089499]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
170 0 give:I.4 [e7d52578]
    traded who=0 whom=1
171 0 improv [13b778f6]
    improvised who=0
172 0 switch:I.11 [f1064d49]
    switched who=0
173 0 pass [f39fd7c5]
174 1 pass [4d8f3774]
175 2 reveal [b80ef82a]
    turned-up who=2 card=I.3
    not-next who=2 card=I.3
176 2 pass [0635df84]
177 0 reveal [b2835ffc]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
178 0 pass [c1a24f5d]
179 1 reveal [d7e0eb38]
    turned-up who=1 card=I.5
    not-next who=1 card=I.5
180 1 pass [dd9ba24a]
    scene-began scene=9
181 2 pass [abfdeb61]
182 0 pass [577c33a6]
183 1 pass [19428140]
184 0 place:no-drama [7e64d025]
185 1 place:I.4 [df851e26]
186 2 place:I.3 [612a35ad]
    placed-all
187 2 pass [8cfb37c9]
188 0 pass [930ec270]
189 1 pass [31f7e5c0]
190 2 reveal [fe97a7df]
    turned-up who=2 card=I.3
    not-next who=2 card=I.3
191 2 pass [1eccebb1]
192 0 reveal [e6261cde]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
193 0 pass [6fecf5ef]
194 1 reveal [9c615ae9]
    turned-up who=1 card=I.4
    not-next who=1 card=I.4
195 1 pass [f44e6b5f]
    drew who=0 pile=staging
    scene-began scene=10
196 2 pass [6d07199e]
197 0 pass [afc53663]
198 1 pass [28bb2af4]
199 0 place:I.1 [96145ae3]
200 1 place:I.8 [c052b47d]
201 2 place:villainy [6356b6b8]
    placed-all
202 2 pass [5bc90b82]
203 0 pass [87998f24]
204 1 pass [5f2a4aee]
205 2 reveal [6c4dbc37]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
206 0 let [606d1178]
    got-intrigue who=2 n=1
207 2 show:no-drama [c50abbf5]
    no-drama who=2
    drew who=2 pile=staging
208 2 pass [de8ae816]
209 0 improv [4286a0ac]
    improvised who=0
210 0 bury:take-the-lead [b44fc808]
    drew who=0 pile=staging
    buried who=0 pile=staging
211 0 reveal [37ad65b8]
    turned-up who=0 card=I.1
    played who=0 card=I.1
    scored who=0 card=I.1 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
212 0 pass [257cd62d]
213 1 reveal [d9f2cec8]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
214 1 pass [e4a55366]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=11
215 2 pass [727df458]
216 0 coin:roderigo [cf06612a]
217 0 at:1 [06512ca7]
    used-coin-at who=0 coin=roderigo whom=1
218 0 give:I.2 [86cc3a0c]
    traded who=0 whom=1
219 0 improv [3b4a2ef2]
    improvised who=0
220 0 bury:revive [ee7c5598]
    drew who=0 pile=staging
    buried who=0 pile=staging
221 0 pass [7392ba46]
222 1 pass [a8a31584]
223 0 place:take-the-lead [36dad0c7]
224 1 place:I.4 [abbcd3f9]
225 2 place:I.3 [1050dd7e]
    placed-all
226 2 pass [f572f6ed]
227 0 pass [5e7fd60c]
228 1 pass [a3d7ffd7]
229 2 reveal [e8ce1e36]
    turned-up who=2 card=I.3
    not-next who=2 card=I.3
230 2 pass [13397b86]
231 0 reveal [26dd3a53]
    turned-up-staging who=0 card=take-the-lead
232 0 play [51b77aa3]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
233 0 pass [2e7f0071]
234 1 reveal [b77a496f]
    turned-up who=1 card=I.4
    not-next who=1 card=I.4
235 1 pass [d06ced86]
    drew who=0 pile=staging
    scene-began scene=12
236 1 pass [65a499b0]
237 2 pass [989a1bcc]
238 0 pass [7a7ffc53]
239 0 place:miscue [e7e4fdab]
240 1 place:I.2 [ea7a5915]
241 2 place:take-the-lead [f8cd13c1]
    placed-all
242 1 pass [9be84dba]
243 2 pass [f6a087bd]
244 0 pass [3c28ec68]
245 1 reveal [1009ef5f]
    turned-up who=1 card=I.2
    played who=1 card=I.2
    scored who=1 card=I.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
246 1 improv [ac5de3a5]
    improvised who=1
247 1 bury:miscue [87981762]
    drew who=1 pile=staging
    buried who=1 pile=staging
248 1 pass [af88cd95]
249 2 reveal [edd3a237]
    turned-up-staging who=2 card=take-the-lead
250 2 exit [137fc634]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
251 2 pass [038afc2f]
252 0 reveal [c42ccfd3]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
253 0 improv [e4d8a9d2]
    improvised who=0
254 0 bury:take-the-lead [a461a4fd]
    drew who=0 pile=staging
    buried who=0 pile=staging
255 0 pass [c62f1326]
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=1
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=13
256 1 pass [4ad4a377]
257 2 improv [bc42e4ce]
    improvised who=2
258 2 bury:seize [e9c415a4]
    drew who=2 pile=staging
    buried who=2 pile=staging
259 2 pass [48729a8c]
260 0 pass [94a8b3ee]
261 0 place:I.11 [4d9aa380]
262 1 place:revive [278a83a3]
263 2 place:I.3 [44f21829]
    placed-all
264 1 pass [ef04ef59]
265 2 pass [4a99485a]
266 0 pass [434724fe]
267 1 coin:iago [a6cc996a]
268 1 wound:desdemona [68803220]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=1 total=5
269 1 reveal [3280de4f]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
270 1 pass [2a664b22]
271 2 reveal [ceb5e676]
    turned-up who=2 card=I.3
    played who=2 card=I.3
    scored who=2 card=I.3 n=1
    got-intrigue who=2 n=2
272 2 pass [33f8514a]
273 0 reveal [934e6084]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
274 0 pass [2b117a0e]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=14
275 1 improv [3ca35748]
    improvised who=1
276 1 bury:exchange [a6c1dee6]
    drew who=1 pile=staging
    buried who=1 pile=staging
277 1 show:exchange [9d57f1f6]
278 1 at:0 [d8ff915a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
279 1 give:I.4 [99ef34cd]
    traded who=1 whom=0
280 1 show:exchange [02d8fc9d]
281 1 at:2 [6cea98bb]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
282 2 let [aac16100]
283 1 give:I.5 [a1647a58]
    traded who=1 whom=2
284 1 pass [245baf5a]
285 2 improv [00a79946]
    improvised who=2
286 2 bury:villainy [49a4b3d7]
    drew who=2 pile=staging
    buried who=2 pile=staging
287 2 pass [a4f678c9]
288 0 pass [d148d7e3]
289 0 place:I.11 [6fa72300]
290 1 place:take-the-lead [d495e1f1]
291 2 place:exchange [88053460]
    placed-all
292 1 pass [091aae58]
293 2 pass [825c0fc2]
294 0 pass [88f11ff2]
295 1 reveal [7e0150f8]
    turned-up-staging who=1 card=take-the-lead
296 1 play [e0abce36]
    aimed who=1 card=take-the-lead whom=0
297 2 let [0ae07299]
    took-lead who=1 whom=0
298 1 pass [f4a24c34]
299 2 reveal [4dbbb286]
    turned-up-staging who=2 card=exchange
300 2 play [6b7a16d1]
301 2 at:0 [0955cec6]
    aimed who=2 card=exchange whom=0
302 2 give:miscue [c136c718]
    traded who=2 whom=0
303 2 pass [5af62deb]
304 0 reveal [e82a6b0d]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
305 0 pass [58dbbe96]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
306 2 pass [885085f0]
307 0 pass [6e3377f4]
308 1 pass [d066edbe]
309 0 place:I.11 [f26afa5d]
310 1 place:I.9 [9f34554e]
311 2 place:revive [d108a6a5]
    placed-all
312 2 improv [d520c101]
    improvised who=2
313 2 switch:revive [ec210a85]
    switched who=2
314 2 pass [bbaf5725]
315 0 pass [9bffa427]
316 1 pass [42df4633]
317 2 reveal [0cb4301a]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
318 2 pass [52022c06]
319 0 reveal [e2421701]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
320 0 pass [39bf2535]
321 1 reveal [0de5a43e]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
322 1 pass [6bd7de9c]
    drew who=2 pile=staging
    scene-began scene=16
323 2 improv [bebeb021]
    improvised who=2
324 2 bury:take-the-lead [82da1db4]
    drew who=2 pile=staging
    buried who=2 pile=staging
325 2 pass [39b5cadb]
326 0 pass [2d397a4d]
327 1 pass [3ce380a9]
328 0 place:take-the-lead [6bd781d7]
329 1 place:take-the-lead [7d0ff319]
330 2 place:I.10 [eb9371c3]
    placed-all
331 2 pass [6f045718]
332 0 pass [f2754753]
333 1 pass [83fa3e08]
334 2 reveal [41450baf]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
335 2 pass [80f60ebe]
336 0 reveal [b8949649]
    turned-up-staging who=0 card=take-the-lead
337 0 play [7683e6b5]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
338 0 pass [6235449d]
339 1 reveal [d84d03ba]
    turned-up-staging who=1 card=take-the-lead
340 1 play [057c5c94]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
341 1 pass [473d3721]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=17
342 2 pass [3166f993]
343 0 pass [a582f766]
344 1 pass [c219d0e0]
345 0 place:seize [2ba6a2d3]
346 1 place:no-drama [c0c9d0cf]
347 2 place:revive [3f6d6295]
    placed-all
348 2 pass [0daf7b43]
349 0 pass [3b4840b1]
350 1 pass [5c0c647f]
351 2 reveal [b777179d]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
352 2 pass [7d721b81]
353 0 reveal [a72d074a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
354 0 pass [03768c3d]
355 1 reveal [ea7eb3f5]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
356 1 improv [24ee4c4d]
    improvised who=1
357 1 bury:take-the-lead [b1bc2763]
    drew who=1 pile=staging
    buried who=1 pile=staging
358 1 pass [12ede1bb]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
359 2 show:no-drama [3065d797]
    no-drama who=2
    drew who=2 pile=staging
360 2 pass [32a8f8e1]
361 0 improv [01794f0f]
    improvised who=0
362 0 bury:seize [6974ee12]
    drew who=0 pile=staging
    buried who=0 pile=staging
363 0 pass [902bbd36]
364 1 pass [e415397a]
365 0 place:miscue [a710c9cd]
366 1 place:take-the-lead [2b34e1de]
367 2 place:I.5 [6e4a9ce0]
    placed-all
368 2 pass [52fceee6]
369 0 pass [fbcc5e7c]
370 1 show:exchange [86a96b74]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
371 1 give:exchange [92e50582]
    traded who=1 whom=0
372 1 pass [8c13d728]
373 2 reveal [fdd7e4f5]
    turned-up who=2 card=I.5
    not-next who=2 card=I.5
374 2 pass [9fe04c50]
375 0 show:exchange [c01584ff]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
376 0 give:I.7 [83cc6680]
    traded who=0 whom=1
377 0 reveal [9be3dc0b]
    turned-up-staging who=0 card=miscue
378 0 exit [37a119bc]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
379 0 pass [ba1936f9]
380 1 reveal [3ac09b0e]
    turned-up-staging who=1 card=take-the-lead
381 1 exit [600c54e9]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
382 1 improv [033cabe5]
    improvised who=1
383 1 bury:no-drama [1abcc2ef]
    drew who=1 pile=staging
    buried who=1 pile=staging
384 1 pass [28a073ba]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=19
385 2 pass [b42ad23f]
386 0 pass [a74eef5f]
387 1 pass [6c6644a5]
388 0 place:I.11 [792ad661]
389 1 place:I.8 [f2d23fd0]
390 2 place:villainy [f3511167]
    placed-all
391 2 pass [7be1b122]
392 0 pass [35a4ffb7]
393 1 pass [30ad6347]
394 2 reveal [10434e47]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
395 0 let [8afb2de4]
    got-intrigue who=2 n=1
396 2 pass [d8fef2a6]
397 0 reveal [4bcde94d]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
398 0 pass [baecc4a3]
399 1 reveal [a58e4d4a]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
400 1 pass [fd533047]
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
    scene-began scene=20
401 2 show:no-drama [6512e54e]
    no-drama who=2
    drew who=2 pile=staging
402 2 pass [fc3c617e]
403 0 improv [3e536522]
    improvised who=0
404 0 bury:seize [1565f4a1]
    drew who=0 pile=staging
    buried who=0 pile=staging
405 0 show:exchange [deba9c63]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
406 0 give:I.6 [87170ed9]
    traded who=0 whom=1
407 0 pass [aaf0b687]
408 1 pass [b7290827]
409 0 place:I.12 [a85bd37b]
410 1 place:I.6 [24c3fe5e]
411 2 place:revive [6c54b72a]
    placed-all
412 2 pass [04e5ef88]
413 0 pass [0e00ac42]
414 1 pass [e733ba7b]
415 2 reveal [e935f97c]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
416 2 pass [876d5d31]
417 0 reveal [5c12b304]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
418 0 show:exchange [c1fbc4cc]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
419 0 give:seize [afc483e4]
    traded who=0 whom=1
420 0 pass [96e4fbfc]
421 1 reveal [467940a3]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
422 1 pass [ef89fe87]
    drew who=2 pile=staging
    scene-began scene=21
423 2 improv [697f3e4b]
    improvised who=2
424 2 bury:miscue [7a8f49b5]
    drew who=2 pile=staging
    buried who=2 pile=staging
425 2 show:exchange [654bc67a]
426 2 at:1 [a9f2c408]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
427 2 give:I.5 [926f6b37]
    traded who=2 whom=1
428 2 show:exchange [2db00af7]
429 2 at:0 [c2d651b8]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
430 2 give:take-the-lead [1b9b2e28]
    traded who=2 whom=0
431 2 pass [9dbb8940]
432 0 pass [0a4af7ed]
433 1 pass [6f44a0e3]
434 0 place:take-the-lead [fb271615]
435 1 place:I.9 [1cd8c149]
436 2 place:no-drama [971944c5]
    placed-all
437 2 pass [6e23987d]
438 0 pass [1870f0ee]
439 1 pass [482b3081]
440 2 reveal [73bd1548]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
441 2 pass [a97b5cfc]
442 0 reveal [420d0604]
    turned-up-staging who=0 card=take-the-lead
443 0 play [6cf1cbc6]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
444 0 pass [d4c42287]
445 1 reveal [a83e78ce]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
446 1 pass [382d614b]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=22
447 1 pass [c46a8bfa]
448 2 improv [e3479d9f]
    improvised who=2
449 2 bury:take-the-lead [16672426]
    drew who=2 pile=staging
    buried who=2 pile=staging
450 2 pass [980e8587]
451 0 pass [1ab1590f]
452 0 place:villainy [d997fc0b]
453 1 place:seize [41655d81]
454 2 place:I.7 [12171954]
    placed-all
455 1 pass [f3626cc3]
456 2 pass [a7d290a8]
457 0 pass [5ee736b6]
458 1 reveal [58ea09d2]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
459 1 pass [ab43d515]
460 2 reveal [10794fe3]
    turned-up who=2 card=I.7
    not-next who=2 card=I.7
461 2 pass [8856ee78]
462 0 reveal [1e4951ee]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
463 0 show:no-drama [d1eb4dcf]
    no-drama who=0
    drew who=0 pile=staging
464 0 pass [0c2d049d]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
465 1 pass [4b550be9]
466 2 pass [3ea4494b]
467 0 pass [af91ac5d]
468 0 place:seize [90591b7b]
469 1 place:seize [76984785]
470 2 place:revive [eb164f99]
    placed-all
471 1 pass [0691b47f]
472 2 pass [7c5bd0d2]
473 0 pass [efacc01b]
474 1 improv [f15bbb1e]
    improvised who=1
475 1 bury:take-the-lead [fe2f3003]
    drew who=1 pile=staging
    buried who=1 pile=staging
476 1 reveal [38d7d22d]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
477 1 pass [73cea502]
478 2 reveal [183d5468]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
479 2 pass [ff7ec2b0]
480 0 reveal [22f09346]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
481 0 improv [00e7adce]
    improvised who=0
482 0 bury:miscue [2b2264ae]
    drew who=0 pile=staging
    buried who=0 pile=staging
483 0 pass [a177aa7c]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=24
484 1 improv [61db34ba]
    improvised who=1
485 1 bury:seize [cde62db1]
    drew who=1 pile=staging
    buried who=1 pile=staging
486 1 pass [71ab932d]
487 2 pass [0c3259d7]
488 0 pass [73c805c6]
489 0 place:I.12 [3698d867]
490 1 place:take-the-lead [836ada2c]
491 2 place:I.7 [f56acb43]
    placed-all
492 1 pass [f6f64493]
493 2 pass [3b772564]
494 0 pass [d2301f8a]
495 1 reveal [8371721a]
    turned-up-staging who=1 card=take-the-lead
496 1 play [18cfa221]
    aimed who=1 card=take-the-lead whom=0
497 2 let [c11ca33a]
    took-lead who=1 whom=0
498 1 pass [b1940ea9]
499 2 improv [677d31ab]
    improvised who=2
500 2 bury:villainy [25ffde9d]
    drew who=2 pile=staging
    buried who=2 pile=staging
501 2 reveal [292d0819]
    turned-up who=2 card=I.7
    not-next who=2 card=I.7
502 2 pass [8c04b3b8]
503 0 reveal [76877107]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
504 0 pass [74b8aaa1]
    drew who=1 pile=staging
    scene-began scene=25
505 2 pass [9dec2062]
506 0 show:exchange [3676f7ff]
507 0 at:1 [23cd4125]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
508 0 give:seize [67d69fd7]
    traded who=0 whom=1
509 0 pass [b49147ca]
510 1 pass [baffc49b]
511 0 place:I.4 [3685b71a]
512 1 place:seize [4b8f3200]
513 2 place:I.10 [406f2966]
    placed-all
514 2 pass [8c466fcc]
515 0 pass [7f0ebe68]
516 1 pass [cb1e903b]
517 2 reveal [cd3901b3]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
518 2 pass [74fd03d4]
519 0 reveal [8b11301c]
    turned-up who=0 card=I.4
    played who=0 card=I.4
    scored who=0 card=I.4 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
520 0 pass [b8811c90]
521 1 reveal [8646e148]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
522 1 pass [a4ce359b]
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=26
523 2 pass [ae2bd476]
524 0 pass [dc265c20]
525 1 improv [8627080a]
    improvised who=1
526 1 bury:miscue [8bcc576c]
    drew who=1 pile=staging
    buried who=1 pile=staging
527 1 pass [0c9f964d]
528 0 place:I.12 [cff220eb]
529 1 place:I.6 [f18b9265]
530 2 place:villainy [165e4472]
    placed-all
531 2 pass [30d1dd8c]
532 0 pass [5c731f63]
533 1 pass [413ce35b]
534 2 reveal [9510910d]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
535 0 let [104c71b4]
    got-intrigue who=2 n=1
536 2 improv [cc56da70]
    improvised who=2
537 2 bury:seize [1a9a9b81]
    drew who=2 pile=staging
    buried who=2 pile=staging
538 2 pass [5914726f]
539 0 improv [2957e267]
    improvised who=0
540 0 bury:take-the-lead [305b6e1c]
    drew who=0 pile=staging
    buried who=0 pile=staging
541 0 coin:roderigo [03ca29a1]
542 0 at:2 [3c6320fe]
    used-coin-at who=0 coin=roderigo whom=2
543 0 give:exchange [a1bee8cf]
    traded who=0 whom=2
544 0 reveal [62f55622]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
545 0 pass [4793e7cc]
546 1 reveal [303c1f61]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
547 1 pass [916a07fa]
    drew who=2 pile=staging
    scene-began scene=27
548 2 show:exchange [df67b6ed]
549 2 at:1 [c0fd0e9a]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
550 2 give:take-the-lead [69849bb5]
    traded who=2 whom=1
551 2 show:exchange [b6e7fb3a]
552 2 at:1 [5c4aae92]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
553 2 give:exchange [54f56f69]
    traded who=2 whom=1
554 2 pass [e883467e]
555 0 pass [d6ea0669]
556 1 show:exchange [9b97dbdd]
557 1 at:2 [b21d9c8c]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
558 1 give:I.5 [67b3f769]
    traded who=1 whom=2
559 1 pass [f6702d1b]
560 0 place:I.8 [b8a36115]
561 1 place:I.6 [5d83f873]
562 2 place:take-the-lead [35f1bc11]
    placed-all
563 2 pass [186c994f]
564 0 pass [e5a3413d]
565 1 pass [c4bdca3a]
566 2 reveal [97aee77b]
    turned-up-staging who=2 card=take-the-lead
567 2 play [1a4478ff]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
568 2 pass [1c0fe538]
569 0 reveal [d6066ef5]
    turned-up who=0 card=I.8
    not-next who=0 card=I.8
570 0 pass [95f94006]
571 1 reveal [393cfacc]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
572 1 pass [99806bc6]
    drew who=2 pile=staging
    scene-began scene=28
573 0 pass [cee97d13]
574 1 pass [57169f15]
575 2 pass [1b157b77]
576 0 place:take-the-lead [d710e01e]
577 1 place:no-drama [fe07a5aa]
578 2 place:revive [102757cf]
    placed-all
579 0 pass [5ee26f34]
580 1 pass [28421caf]
581 2 pass [69c677ea]
582 0 reveal [0bb152d4]
    turned-up-staging who=0 card=take-the-lead
583 0 exit [931d291f]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
584 0 pass [7a6866c9]
585 1 reveal [ca16904c]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
586 1 improv [136e58bd]
    improvised who=1
587 1 bury:take-the-lead [262ab856]
    drew who=1 pile=staging
    buried who=1 pile=staging
588 1 pass [146a2ea7]
589 2 reveal [ee6ab185]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
590 2 improv [4e472264]
    improvised who=2
591 2 bury:seize [56dd90a9]
    drew who=2 pile=staging
    buried who=2 pile=staging
592 2 pass [48673c5a]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
593 0 pass [189928d0]
594 1 pass [9816aded]
595 2 pass [5ca2bcae]
596 0 place:I.8 [21370079]
597 1 place:I.9 [e2564c5b]
598 2 place:no-drama [50fcf2ed]
    placed-all
599 0 show:no-drama [fce95a08]
    no-drama who=0
    drew who=0 pile=staging
600 0 pass [cb4a5222]
601 1 pass [f9dd3a88]
602 2 pass [81c1fb0f]
603 0 reveal [596d8e27]
    turned-up who=0 card=I.8
    not-next who=0 card=I.8
604 0 show:exchange [f13abd34]
605 0 at:1 [219b8dd3]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
606 0 give:I.11 [9afe4072]
    traded who=0 whom=1
607 0 pass [72df82e9]
608 1 reveal [3cc86d55]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
609 1 pass [dd91bc10]
610 2 reveal [4d6eba4d]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
611 2 pass [385ccda8]
    drew who=2 pile=staging
    scene-began scene=30
612 0 pass [572f6b89]
613 1 pass [8f4714a7]
614 2 pass [9d73e444]
615 0 place:exchange [24d7d87f]
616 1 place:seize [86ff9152]
617 2 place:seize [d17ce860]
    placed-all
618 0 pass [3370a1a1]
619 1 pass [f87c8bcb]
620 2 improv [a0269bb1]
    improvised who=2
621 2 switch:I.5 [fd00ba51]
    switched who=2
622 2 pass [e102d5f6]
623 0 reveal [6c1049b0]
    turned-up-staging who=0 card=exchange
624 0 exit [15ea6c33]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
625 0 pass [7fbc18fc]
626 1 reveal [83e7502d]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
627 1 pass [d1c9cda6]
628 2 reveal [e4cf8089]
    turned-up who=2 card=I.5
    played who=2 card=I.5
    scored who=2 card=I.5 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
629 2 pass [3f4e7bf0]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=31
630 0 improv [826d4e2f]
    improvised who=0
631 0 bury:seize [c02f4716]
    drew who=0 pile=staging
    buried who=0 pile=staging
632 0 pass [1675d705]
633 1 improv [9a4e6fd7]
    improvised who=1
634 1 bury:seize [77e95187]
    drew who=1 pile=staging
    buried who=1 pile=staging
635 1 pass [64a16fa9]
636 2 improv [0584fcbd]
    improvised who=2
637 2 bury:miscue [257e984d]
    drew who=2 pile=staging
    buried who=2 pile=staging
638 2 pass [ebb19c4f]
639 0 place:I.12 [68095a4b]
640 1 place:I.6 [006591eb]
641 2 place:I.10 [82670b17]
    placed-all
642 0 pass [b451cca8]
643 1 pass [b6e63072]
644 2 pass [7b0ca5c6]
645 0 reveal [5b80f628]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
646 0 pass [0f137605]
647 1 reveal [b2c68fd6]
    turned-up who=1 card=I.6
    played who=1 card=I.6
    scored who=1 card=I.6 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
648 1 coin:cassio [c04dcc90]
    used-coin who=1 coin=cassio
649 1 bury:take-the-lead [7bbefcdf]
    drew who=1 pile=staging
    buried who=1 pile=staging
650 1 pass [b18bd6b4]
651 2 coin:iago [c4c4f35b]
652 2 wound:othello [ee7d3327]
    used-iago who=2 character=othello
    wounded who=2 character=othello n=1 total=6
653 2 reveal [9cab82d1]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
654 2 pass [4b2639c2]
    drew who=1 pile=staging
    scene-began scene=32
655 0 pass [f48c6f5b]
656 1 improv [7cd1034c]
    improvised who=1
657 1 bury:seize [be4deff2]
    drew who=1 pile=staging
    buried who=1 pile=staging
658 1 pass [9ad0e81b]
659 2 pass [fae0b19b]
660 0 place:I.7 [2066f35b]
661 1 place:revive [d2d2a075]
662 2 place:miscue [49b50500]
    placed-all
663 0 pass [dc6bf67e]
664 1 pass [1e6c4d66]
665 2 pass [79f09a02]
666 0 reveal [99ab7507]
    turned-up who=0 card=I.7
    played who=0 card=I.7
    scored who=0 card=I.7 n=1
    got-intrigue who=0 n=2
667 0 pass [4119c2e1]
668 1 reveal [8622c116]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
669 1 pass [0e3293ae]
670 2 reveal [322c0a1b]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
671 2 pass [2f8ff57f]
    drew who=2 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=33
672 0 pass [1329e15c]
673 1 pass [872d6ddc]
674 2 pass [02c60770]
675 0 place:exchange [98a6e639]
676 1 place:take-the-lead [2a5d2be3]
677 2 place:miscue [df1a004c]
    placed-all
678 0 pass [7df3f6ee]
679 1 improv [f3c9ea2d]
    improvised who=1
680 1 switch:I.9 [7c0a97f2]
    switched who=1
681 1 pass [e0051bdb]
682 2 pass [7c60993d]
683 0 reveal [0f987acf]
    turned-up-staging who=0 card=exchange
684 0 play [f1ed8e04]
685 0 at:2 [a8e89200]
    aimed who=0 card=exchange whom=2
686 2 let [1b67f798]
687 0 give:take-the-lead [0c48c35f]
    traded who=0 whom=2
688 0 pass [57feb959]
689 1 show:exchange [b5447c0c]
690 1 at:2 [e4365a19]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
691 2 let [02f8a709]
692 1 give:I.11 [3fd76c64]
    traded who=1 whom=2
693 1 reveal [669c460b]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
694 1 pass [cb60e11d]
695 2 improv [9e1d1d68]
    improvised who=2
696 2 bury:villainy [011b6d25]
    drew who=2 pile=staging
    buried who=2 pile=staging
697 2 reveal [cee44066]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
698 2 pass [db7803a3]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=34
699 0 improv [f2a3d879]
    improvised who=0
700 0 bury:seize [fe139040]
    drew who=0 pile=staging
    buried who=0 pile=staging
701 0 pass [afedfd84]
702 1 pass [d2e9c460]
703 2 improv [c89f16c8]
    improvised who=2
704 2 bury:no-drama [cce69fb0]
    drew who=2 pile=staging
    buried who=2 pile=staging
705 2 show:exchange [0fd3d9ea]
706 2 at:1 [b720710e]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
707 2 give:take-the-lead [ffa1aa58]
    traded who=2 whom=1
708 2 pass [37e5eac9]
709 0 place:revive [a59543b0]
710 1 place:miscue [13ab1da5]
711 2 place:take-the-lead [2af49e82]
    placed-all
712 0 pass [f02e33af]
713 1 pass [d21d4eb6]
714 2 pass [8b70ec0b]
715 0 reveal [56c5e2a8]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
716 0 pass [e2e5aea8]
717 1 reveal [a5d1bc9e]
    turned-up-staging who=1 card=miscue
718 1 play [4a27bee2]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
719 2 switch:I.10 [c3c6529a]
    switched who=2
720 1 place:seize [b3665af7]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
721 1 improv [a8a6ffaa]
    improvised who=1
722 1 bury:take-the-lead [22a67a48]
    drew who=1 pile=staging
    buried who=1 pile=staging
723 1 pass [1f20af8a]
724 2 reveal [4c476337]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
725 2 pass [1e1516c6]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=35
726 0 improv [4612b23a]
    improvised who=0
727 0 bury:miscue [76d4fea6]
    drew who=0 pile=staging
    buried who=0 pile=staging
728 0 show:no-drama [3b568bc6]
    no-drama who=0
    drew who=0 pile=staging
729 0 pass [6e4ecdd4]
730 1 show:exchange [597bd318]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
731 1 give:revive [b5d343c4]
    traded who=1 whom=2
732 1 pass [8f87313f]
733 2 pass [d9f70337]
734 0 place:take-the-lead [260799f7]
735 1 place:villainy [3c9ae4c7]
736 2 place:revive [216580b7]
    placed-all
737 0 pass [ae6d4ecc]
738 1 show:exchange [3cc6d896]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
739 1 give:seize [bae08537]
    traded who=1 whom=2
740 1 pass [769b526b]
741 2 pass [fa4d0fee]
742 0 reveal [cebd876c]
    turned-up-staging who=0 card=take-the-lead
743 0 exit [e2ca285c]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
744 0 pass [60aba87a]
745 1 reveal [2fa06442]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
746 1 pass [eccd323c]
747 2 reveal [5624e073]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
748 2 pass [bb143839]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    scene-began scene=36
    final-scene
749 0 pass [cda04bbb]
750 1 pass [a9a383b1]
751 2 show:no-drama [06291561]
    no-drama who=2
    drew who=2 pile=staging
752 2 pass [bfd27372]
753 0 place:seize [30f23125]
754 1 place:take-the-lead [e786be98]
755 2 place:I.10 [a14eb744]
    placed-all
756 0 improv [4f5da489]
    improvised who=0
757 0 switch:take-the-lead [6440268f]
    switched who=0
758 0 pass [80e53fd4]
759 1 pass [2ed541c6]
760 2 pass [e1e6b5a1]
761 0 reveal [08e24e4f]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
762 1 let [e55b0681]
    got-intrigue who=0 n=1
763 0 pass [185630aa]
764 1 reveal [79ada50e]
    turned-up-staging who=1 card=take-the-lead
765 1 exit [a66ef30d]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
766 1 pass [fa15ef58]
767 2 reveal [2b321e69]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
768 2 pass [d53d0741]
    act-ran-out act=I
    tallied who=0 n=3
    tallied who=1 n=2
    tallied who=2 n=2
    lead-cast who=1
769 1 discard:villainy [322e9d91]
    discarded who=1 card=villainy
770 1 discard:villainy [48b5b7d0]
    discarded who=1 card=villainy
771 2 discard:seize [3d651cf2]
    discarded who=2 card=seize
772 2 discard:seize [25c439bc]
    discarded who=2 card=seize
773 0 discard:take-the-lead [31adcdb4]
    discarded who=0 card=take-the-lead
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=II who=1
    scene-began scene=1
774 2 pass [5b1626a3]
775 0 improv [def59a35]
    improvised who=0
776 0 bury:seize [c18f168a]
    drew who=0 pile=staging
    buried who=0 pile=staging
777 0 pass [8e8e921e]
778 1 improv [db2aab38]
    improvised who=1
779 1 bury:revive [ec14030b]
    drew who=1 pile=staging
    buried who=1 pile=staging
780 1 pass [c8fb9029]
781 0 place:take-the-lead [fc0dec88]
782 1 place:II.9 [7ea02b4c]
783 2 place:II.12 [38e16deb]
    placed-all
784 2 pass [5c4c4e0e]
785 0 show:exchange [2fdd1eab]
786 0 at:1 [93c40bcc]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
787 1 let [4a4f848e]
788 0 give:II.10 [4fc2a3ab]
    traded who=0 whom=1
789 0 pass [4451872a]
790 1 pass [63c29c00]
791 2 reveal [5263e6f4]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
792 2 pass [7cedd301]
793 0 show:exchange [42b4ab9b]
794 0 at:1 [85bcf985]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
795 1 let [d71b70f1]
796 0 give:II.11 [588f46dd]
    traded who=0 whom=1
797 0 reveal [dd145d86]
    turned-up-staging who=0 card=take-the-lead
798 0 exit [8c7fa255]
    exiting who=0 card=take-the-lead
799 1 let [968fdeae]
    got-intrigue who=0 n=1
800 0 pass [40d9b82f]
801 1 reveal [78236be5]
    turned-up who=1 card=II.9
    not-next who=1 card=II.9
802 1 pass [94f6b55b]
    drew who=0 pile=staging
    scene-began scene=2
803 2 pass [d77c244c]
804 0 improv [60bcc35d]
    improvised who=0
805 0 bury:miscue [a5b9097b]
    drew who=0 pile=staging
    buried who=0 pile=staging
806 0 show:exchange [9aa78210]
807 0 at:2 [26fa7364]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
808 0 give:no-drama [018cd09d]
    traded who=0 whom=2
809 0 pass [79c25d23]
810 1 improv [e0b42e10]
    improvised who=1
811 1 bury:miscue [1729c25c]
    drew who=1 pile=staging
    buried who=1 pile=staging
812 1 pass [25b65e89]
813 0 place:II.1 [7cacca9f]
814 1 place:II.9 [4e77ba72]
815 2 place:no-drama [a4061395]
    placed-all
816 2 pass [9c1dce02]
817 0 pass [05c05967]
818 1 show:exchange [f14a5359]
819 1 at:2 [0dc439e5]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
820 1 give:II.10 [67e654d1]
    traded who=1 whom=2
821 1 pass [2a2b866c]
822 2 reveal [ea1e6229]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
823 2 pass [b20ad9bc]
824 0 show:exchange [8c431ef4]
825 0 at:2 [7b83583c]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
826 2 let [50b6ddee]
827 0 give:II.5 [ace438c5]
    traded who=0 whom=2
828 0 reveal [5f115d8c]
    turned-up who=0 card=II.1
    played who=0 card=II.1
    scored who=0 card=II.1 n=1
    got-intrigue who=0 n=2
829 0 pass [07760dd0]
830 1 reveal [779cd0fa]
    turned-up who=1 card=II.9
    not-next who=1 card=II.9
831 1 pass [1a99f73d]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
832 2 pass [5eea5d60]
833 0 improv [87b99410]
    improvised who=0
834 0 bury:miscue [5853d64a]
    drew who=0 pile=staging
    buried who=0 pile=staging
835 0 pass [43230793]
836 1 pass [d12e387f]
837 0 place:II.2 [82ddc346]
838 1 place:II.4 [ff813349]
839 2 place:II.12 [bd41be67]
    placed-all
840 2 pass [657600d2]
841 0 pass [0a6e7bc2]
842 1 pass [4730fdc4]
843 2 improv [95e2a33e]
    improvised who=2
844 2 bury:seize [3e677f15]
    drew who=2 pile=staging
    buried who=2 pile=staging
845 2 reveal [8dbe8d68]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
846 2 pass [6ff93c7e]
847 0 reveal [2819ba60]
    turned-up who=0 card=II.2
    played who=0 card=II.2
    scored who=0 card=II.2 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
848 0 coin:iago [076d122f]
849 0 wound:othello [2183105f]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=2 total=6
850 0 pass [668ca75e]
851 1 reveal [d3b6f177]
    turned-up who=1 card=II.4
    not-next who=1 card=II.4
852 1 pass [5a8e0a6c]
    drew who=0 pile=staging
    scene-began scene=4
853 2 pass [1e35db11]
854 0 pass [d51b30f0]
855 1 pass [d0711be9]
856 0 place:villainy [92b0f1a0]
857 1 place:take-the-lead [c06cd24e]
858 2 place:II.7 [0b7bb14b]
    placed-all
859 2 pass [0911b469]
860 0 pass [5488bac9]
861 1 pass [7116a3fd]
862 2 reveal [a4bc6839]
    turned-up who=2 card=II.7
    not-next who=2 card=II.7
863 2 pass [c93ccc71]
864 0 improv [b111ca36]
    improvised who=0
865 0 bury-placed [baf0dc10]
    drew who=0 pile=staging
    buried who=0 pile=staging
866 0 reveal [540cdd69]
    turned-up-staging who=0 card=miscue
867 0 play [72106fdc]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
868 1 switch:II.4 [0516b18b]
    switched who=1
869 0 place:seize [90d21fab]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
870 0 pass [a8271363]
871 1 reveal [17bda108]
    turned-up who=1 card=II.4
    not-next who=1 card=II.4
872 1 pass [e1bfb7cb]
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=1
    scene-began scene=5
873 2 pass [97119142]
874 0 pass [4d1bf80f]
875 1 pass [a83c371a]
876 0 place:villainy [0b575817]
877 1 place:II.9 [ef14f133]
878 2 place:miscue [8574af12]
    placed-all
879 2 pass [0b9f5224]
880 0 improv [19336135]
    improvised who=0
881 0 switch:II.6 [b77612f2]
    switched who=0
882 0 pass [42a578ec]
883 1 pass [cc281463]
884 2 reveal [c679b747]
    turned-up-staging who=2 card=miscue
885 2 play [a9e45dfa]
886 2 at:1 [c1159b63]
    aimed who=2 card=miscue whom=1
887 0 let [dc65e43c]
    must-switch whom=1
    drew who=2 pile=staging
888 1 switch:take-the-lead [834cfe09]
    switched who=1
889 2 place:II.10 [24114da7]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
890 2 pass [7dad4efc]
891 0 reveal [f2f4635f]
    turned-up who=0 card=II.6
    not-next who=0 card=II.6
892 0 pass [efe0817e]
893 1 reveal [be36e859]
    turned-up-staging who=1 card=take-the-lead
894 1 exit [e627f26f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
895 1 improv [7fda89c6]
    improvised who=1
896 1 bury:take-the-lead [8c973eaa]
    drew who=1 pile=staging
    buried who=1 pile=staging
897 1 pass [7c840be2]
    drew who=1 pile=staging
    scene-began scene=6
898 2 pass [d66692ed]
899 0 pass [d098f909]
900 1 pass [9e4afb84]
901 0 place:seize [55d536b3]
902 1 place:no-drama [2805b8a3]
903 2 place:II.10 [1423c483]
    placed-all
904 2 pass [f66efcdb]
905 0 pass [fba0fd3b]
906 1 pass [f16ac05e]
907 2 reveal [5ecbdb7b]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
908 2 pass [f0784ca0]
909 0 improv [cf8b9fce]
    improvised who=0
910 0 bury:miscue [7a7e4fd1]
    drew who=0 pile=staging
    buried who=0 pile=staging
911 0 reveal [5f1c2cde]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
912 0 show:exchange [f204ad01]
913 0 at:1 [dc5898ef]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
914 0 give:revive [eaea53f8]
    traded who=0 whom=1
915 0 show:exchange [72069ad8]
916 0 at:1 [34ae5b92]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
917 0 give:revive [d14d5d6a]
    traded who=0 whom=1
918 0 pass [a4b070ef]
919 1 reveal [d1cec951]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
920 1 pass [3f98ae55]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=7
921 2 pass [479fdf72]
922 0 improv [548913f1]
    improvised who=0
923 0 bury:villainy [34ec83dc]
    drew who=0 pile=staging
    buried who=0 pile=staging
924 0 pass [98c1562a]
925 1 pass [dbf25eed]
926 0 place:seize [b447d12f]
927 1 place:take-the-lead [140092dd]
928 2 place:II.12 [9556e29f]
    placed-all
929 2 pass [ca742912]
930 0 pass [d10f3afa]
931 1 pass [57699999]
932 2 reveal [7a74e71d]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
933 2 pass [ac73d39b]
934 0 reveal [03f98d32]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
935 0 pass [40b596e3]
936 1 reveal [6b4c9e2a]
    turned-up-staging who=1 card=take-the-lead
937 1 exit [e931548f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
938 1 pass [5a11b984]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
939 2 pass [52f27a5e]
940 0 improv [1c03c938]
    improvised who=0
941 0 bury:exchange [a111bd5e]
    drew who=0 pile=staging
    buried who=0 pile=staging
942 0 pass [417d5ad5]
943 1 show:exchange [204b6b13]
944 1 at:0 [4e304787]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
945 1 give:II.11 [83177ddf]
    traded who=1 whom=0
946 1 improv [38bb7154]
    improvised who=1
947 1 bury:no-drama [440fb38d]
    drew who=1 pile=staging
    buried who=1 pile=staging
948 1 pass [296db45c]
949 0 place:II.8 [a604158e]
950 1 place:take-the-lead [e0f4c5b4]
951 2 place:take-the-lead [bde73666]
    placed-all
952 2 pass [6f19b728]
953 0 pass [7e134cfe]
954 1 pass [f3acea58]
955 2 reveal [e21be048]
    turned-up-staging who=2 card=take-the-lead
956 2 exit [e65a6501]
    exiting who=2 card=take-the-lead
957 1 let [08e93f38]
    got-intrigue who=2 n=1
958 2 pass [ffdc9643]
959 0 reveal [dba8a2a5]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
960 0 pass [81dbc750]
961 1 reveal [54d660b1]
    turned-up-staging who=1 card=take-the-lead
962 1 play [8ef3efd3]
963 1 at:0 [dd49d8a4]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
964 1 pass [11ec90e4]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=9
965 1 pass [257a5bc6]
966 2 improv [8c15c355]
    improvised who=2
967 2 bury:exchange [0e9134bc]
    drew who=2 pile=staging
    buried who=2 pile=staging
968 2 pass [7d19e97a]
969 0 pass [956fca1a]
970 0 place:II.8 [0a48747b]
971 1 place:revive [98b7d622]
972 2 place:II.3 [a5b9b716]
    placed-all
973 1 improv [49c80dd1]
    improvised who=1
974 1 switch:revive [b8331fc0]
    switched who=1
975 1 pass [b75c39c3]
976 2 pass [12d2d949]
977 0 pass [c366907a]
978 1 reveal [781c3f5f]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
979 1 pass [0e95e0dd]
980 2 reveal [55a6d405]
    turned-up who=2 card=II.3
    played who=2 card=II.3
    scored who=2 card=II.3 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
981 2 coin:iago [f5be3f31]
982 2 wound:montano [dc709d89]
    used-iago who=2 character=montano
    wounded who=2 character=montano n=1 total=1
    died character=montano
    took-wounds who=2 n=1
983 2 show:no-drama [10f96801]
    no-drama who=2
    drew who=2 pile=staging
984 2 pass [f6366307]
985 0 reveal [21ba16bd]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
986 0 pass [473a0aba]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=10
987 1 pass [93a86949]
988 2 pass [40f1ae18]
989 0 pass [b0af4da3]
990 0 place:seize [55d027d4]
991 1 place:revive [d9841bf7]
992 2 place:villainy [d1cb580c]
    placed-all
993 1 pass [8561d15a]
994 2 pass [116ec78c]
995 0 pass [5068dac3]
996 1 reveal [bb53d047]
    turned-up-staging who=1 card=revive
997 1 exit [3518d8ce]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
998 1 improv [ed316c9f]
    improvised who=1
999 1 bury:take-the-lead [a21bd683]
    drew who=1 pile=staging
    buried who=1 pile=staging
1000 1 pass [1c9b3b2e]
1001 2 reveal [9b72ef01]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1002 2 improv [644323b0]
    improvised who=2
1003 2 bury:miscue [9c947249]
    drew who=2 pile=staging
    buried who=2 pile=staging
1004 2 pass [0aa49d50]
1005 0 reveal [36fce486]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1006 0 pass [e542300a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=11
1007 1 show:exchange [c37173be]
1008 1 at:2 [8520f883]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
1009 1 give:seize [dfde8dc9]
    traded who=1 whom=2
1010 1 improv [b9071739]
    improvised who=1
1011 1 bury:villainy [7bd516f3]
    drew who=1 pile=staging
    buried who=1 pile=staging
1012 1 pass [b3ad723b]
1013 2 pass [b371bfa9]
1014 0 pass [76231161]
1015 0 place:II.6 [39a5d5a6]
1016 1 place:II.12 [1a8df32b]
1017 2 place:exchange [21a21731]
    placed-all
1018 1 pass [4d5bb8c7]
1019 2 pass [0b60f892]
1020 0 show:no-drama [17b5bb30]
    no-drama who=0
    drew who=0 pile=staging
1021 0 pass [7b7d3209]
1022 1 reveal [030f22a0]
    turned-up who=1 card=II.12
    not-next who=1 card=II.12
1023 1 pass [5e8a3348]
1024 2 reveal [7c41a416]
    turned-up-staging who=2 card=exchange
1025 2 play [69ca6c4f]
    aimed who=2 card=exchange whom=1
1026 2 give:II.5 [c59f31d6]
    traded who=2 whom=1
1027 2 pass [93fa92ee]
1028 0 reveal [3801bc73]
    turned-up who=0 card=II.6
    not-next who=0 card=II.6
1029 0 pass [7febd55d]
    drew who=2 pile=staging
    scene-began scene=12
1030 1 pass [0e6140a4]
1031 2 pass [f08ed0af]
1032 0 pass [f6869a5c]
1033 0 place:villainy [adb84001]
1034 1 place:miscue [2b32a513]
1035 2 place:no-drama [a40553c4]
    placed-all
1036 1 pass [abaf3698]
1037 2 pass [18f17eec]
1038 0 pass [79dfa3e3]
1039 1 reveal [1863dc07]
    turned-up-staging who=1 card=miscue
1040 1 exit [a99f5254]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1041 1 improv [8dffeda8]
    improvised who=1
1042 1 bury:miscue [bb0b5ff7]
    drew who=1 pile=staging
    buried who=1 pile=staging
1043 1 pass [1514b27d]
1044 2 reveal [5ff6218c]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1045 2 pass [ecd39823]
1046 0 reveal [77abf9c6]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1047 0 pass [5afaca99]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=13
1048 1 show:exchange [e7cf3e46]
1049 1 at:0 [b8db7edc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1050 0 let [cce5eb6a]
1051 1 give:II.5 [d0df8b60]
    traded who=1 whom=0
1052 1 show:exchange [689a453e]
1053 1 at:2 [4cce517c]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1054 2 show:no-drama [cdf82b1a]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=1 whom=2
1055 1 pass [c77e4d28]
1056 2 pass [0eae7c0b]
1057 0 show:exchange [580c43fa]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1058 0 give:II.5 [ad380070]
    traded who=0 whom=1
1059 0 improv [cc56f7e5]
    improvised who=0
1060 0 bury:revive [a8bb139f]
    drew who=0 pile=staging
    buried who=0 pile=staging
1061 0 pass [6d424de4]
1062 0 place:II.8 [35a3f97a]
1063 1 place:villainy [47c50061]
1064 2 place:II.10 [b94cb0cd]
    placed-all
1065 1 pass [05efdaa1]
1066 2 pass [5bb9c175]
1067 0 pass [437f24f3]
1068 1 reveal [59584112]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1069 1 improv [b14e92b1]
    improvised who=1
1070 1 bury:take-the-lead [57489d1c]
    drew who=1 pile=staging
    buried who=1 pile=staging
1071 1 pass [1d4a9815]
1072 2 reveal [5f80d517]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
1073 2 pass [c8bd93fb]
1074 0 reveal [6b46d12c]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
1075 0 pass [3a5c234b]
    drew who=1 pile=staging
    scene-began scene=14
1076 1 pass [c169eced]
1077 2 pass [cea8adac]
1078 0 pass [97da365c]
1079 0 place:II.4 [a020fe38]
1080 1 place:take-the-lead [52550860]
1081 2 place:II.10 [4febefcf]
    placed-all
1082 1 pass [cbf1e409]
1083 2 pass [b08f0d8e]
1084 0 pass [bc7d5a82]
1085 1 reveal [6845b290]
    turned-up-staging who=1 card=take-the-lead
1086 1 exit [62a5c1b2]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1087 1 pass [d4c1331a]
1088 2 reveal [7f21640a]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
1089 2 pass [ecc2cd25]
1090 0 reveal [de192b3f]
    turned-up who=0 card=II.4
    played who=0 card=II.4
    scored who=0 card=II.4 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1091 0 improv [20628da8]
    improvised who=0
1092 0 bury:miscue [106f3ec9]
    drew who=0 pile=staging
    buried who=0 pile=staging
1093 0 pass [b4ca1f13]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=15
1094 1 pass [9c4da470]
1095 2 pass [46222ea1]
1096 0 pass [472d5905]
1097 0 place:seize [c5cd9b9a]
1098 1 place:take-the-lead [93373c32]
1099 2 place:II.12 [bec763a6]
    placed-all
1100 1 improv [b001d8b4]
    improvised who=1
1101 1 switch:II.5 [6049529d]
    switched who=1
1102 1 pass [cc5ae308]
1103 2 pass [d14f9ceb]
1104 0 pass [2c43c0a6]
1105 1 reveal [3a74829f]
    turned-up who=1 card=II.5
    played who=1 card=II.5
    scored who=1 card=II.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1106 1 coin:iago [820d2215]
1107 1 wound:roderigo [4b482f5e]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=1 total=4
1108 1 pass [66d85eaa]
1109 2 reveal [ff81a79c]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
1110 2 pass [26eb5784]
1111 0 coin:othello [43446771]
1112 0 at:1 [a8661482]
    giving-by-coin who=0 coin=othello whom=1
1113 1 let [5d3d8b0e]
    gave-lead who=0 whom=1
1114 0 show:exchange [d7cc2529]
1115 0 at:1 [98b87e53]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1116 1 let [a729b2d3]
1117 0 give:villainy [b4aa63bf]
    traded who=0 whom=1
1118 0 reveal [8ee77ef6]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1119 0 improv [7cbee403]
    improvised who=0
1120 0 bury:take-the-lead [791fa453]
    drew who=0 pile=staging
    buried who=0 pile=staging
1121 0 pass [b5ffde4e]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
1122 2 pass [d4b7ac9a]
1123 0 pass [793c44f6]
1124 1 pass [3cc7f847]
1125 0 place:miscue [98136bf8]
1126 1 place:take-the-lead [f1abae4d]
1127 2 place:seize [df1bf47d]
    placed-all
1128 2 pass [84a782ba]
1129 0 pass [b8d565be]
1130 1 improv [c00b402f]
    improvised who=1
1131 1 switch:villainy [aa6e1884]
    switched who=1
1132 1 pass [191ce21a]
1133 2 reveal [cf930c90]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1134 2 improv [2cdffd1d]
    improvised who=2
1135 2 bury:revive [284da034]
    drew who=2 pile=staging
    buried who=2 pile=staging
1136 2 pass [d771ab37]
1137 0 reveal [e4a11380]
    turned-up-staging who=0 card=miscue
1138 0 exit [50820b1f]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1139 0 pass [0aa39601]
1140 1 reveal [7c7d1977]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1141 1 pass [0b0ee44e]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=17
1142 2 pass [7c3cc84b]
1143 0 pass [b7fd2305]
1144 1 pass [c6e5ae85]
1145 0 place:II.6 [6644a26a]
1146 1 place:take-the-lead [55dea04e]
1147 2 place:take-the-lead [ca0d3769]
    placed-all
1148 2 pass [ef5eac8b]
1149 0 show:no-drama [b8fbbd58]
    no-drama who=0
    drew who=0 pile=staging
1150 0 pass [9c7c2acb]
1151 1 improv [7a1b5d8e]
    improvised who=1
1152 1 switch:II.11 [4c8f3735]
    switched who=1
1153 1 pass [1fe8dcf4]
1154 2 reveal [7be3d9f5]
    turned-up-staging who=2 card=take-the-lead
1155 2 exit [5b02699c]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1156 2 improv [8f167571]
    improvised who=2
1157 2 bury:revive [006a2b8f]
    drew who=2 pile=staging
    buried who=2 pile=staging
1158 2 show:exchange [68198da9]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1159 2 give:II.10 [df699d63]
    traded who=2 whom=1
1160 2 pass [6b29b1d6]
1161 0 reveal [439063e3]
    turned-up who=0 card=II.6
    played who=0 card=II.6
    scored who=0 card=II.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1162 0 coin:cassio [870e7ebe]
    used-coin who=0 coin=cassio
1163 0 bury:seize [94408ee0]
    drew who=0 pile=staging
    buried who=0 pile=staging
1164 0 pass [60a6f01e]
1165 1 reveal [a491ac64]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
1166 1 pass [bf44e0da]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
1167 2 pass [698d6d1e]
1168 0 improv [db43ab84]
    improvised who=0
1169 0 bury:seize [71a3e2fa]
    drew who=0 pile=staging
    buried who=0 pile=staging
1170 0 pass [1d9861ee]
1171 1 pass [e22d68fc]
1172 0 place:miscue [ad8417e9]
1173 1 place:revive [f2071985]
1174 2 place:II.7 [42edfbe5]
    placed-all
1175 2 pass [fc1f64b6]
1176 0 pass [1776e135]
1177 1 pass [52bd3a36]
1178 2 show:exchange [9848fb6b]
1179 2 at:1 [2b27d2d9]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1180 2 give:exchange [e2001ac3]
    traded who=2 whom=1
1181 2 reveal [758ec402]
    turned-up who=2 card=II.7
    played who=2 card=II.7
    scored who=2 card=II.7 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
1182 2 improv [c8f8f2bc]
    improvised who=2
1183 2 bury:miscue [5a9a1bc7]
    drew who=2 pile=staging
    buried who=2 pile=staging
1184 2 pass [0fba497e]
1185 0 reveal [c17479f3]
    turned-up-staging who=0 card=miscue
1186 0 exit [298bafa9]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1187 0 pass [13985a97]
1188 1 show:exchange [17b1914e]
1189 1 at:0 [c726eb83]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1190 0 let [d8a215d8]
1191 1 give:revive [4d6ebeb7]
    traded who=1 whom=0
1192 1 reveal [b566c5e2]
    turned-up-staging who=1 card=revive
1193 1 play [09a83fb4]
    played who=1 card=revive
    revived who=1 character=montano
1194 1 pass [15bda9ff]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=19
1195 2 coin:roderigo [dcb78a6c]
1196 2 at:0 [3e3a706e]
    used-coin-at who=2 coin=roderigo whom=0
1197 0 let [a9e278bf]
1198 2 give:no-drama [b718008d]
    traded who=2 whom=0
1199 2 pass [db2fa72e]
1200 0 improv [9a33f0a7]
    improvised who=0
1201 0 bury:villainy [93282580]
    drew who=0 pile=staging
    buried who=0 pile=staging
1202 0 pass [0511a676]
1203 1 pass [9c25be92]
1204 0 place:take-the-lead [01310608]
1205 1 place:seize [217b9065]
1206 2 place:take-the-lead [1ac53ed8]
    placed-all
1207 2 pass [e6447a13]
1208 0 show:exchange [c1bc7fb1]
1209 0 at:2 [f9878e8a]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1210 0 give:exchange [4e37bf17]
    traded who=0 whom=2
1211 0 pass [f672ef67]
1212 1 pass [a4c312b5]
1213 2 reveal [6c94305a]
    turned-up-staging who=2 card=take-the-lead
1214 2 play [a0332523]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1215 2 pass [69fc11ed]
1216 0 reveal [a289cb9f]
    turned-up-staging who=0 card=take-the-lead
1217 0 play [6fdcbd87]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1218 0 pass [9167b448]
1219 1 reveal [8e1e9669]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1220 1 pass [db6bd45d]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=20
1221 1 improv [c1192389]
    improvised who=1
1222 1 bury:seize [80f303c5]
    drew who=1 pile=staging
    buried who=1 pile=staging
1223 1 pass [bb4bf8ba]
1224 2 show:exchange [0aef20ad]
1225 2 at:1 [ca7bee33]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1226 2 give:seize [54cde936]
    traded who=2 whom=1
1227 2 pass [262b82c3]
1228 0 pass [72159245]
1229 0 place:villainy [79d63873]
1230 1 place:II.11 [da9a118b]
1231 2 place:take-the-lead [4170218c]
    placed-all
1232 1 pass [d1986e0b]
1233 2 pass [586e09fe]
1234 0 pass [a12b64ec]
1235 1 reveal [95f07a5e]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
1236 1 pass [14b3f09e]
1237 2 reveal [2d83f3d5]
    turned-up-staging who=2 card=take-the-lead
1238 2 play [4642f8a7]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1239 2 pass [af290f38]
1240 0 reveal [76aef4d7]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1241 0 improv [8cb762af]
    improvised who=0
1242 0 bury:no-drama [662f5a1c]
    drew who=0 pile=staging
    buried who=0 pile=staging
1243 0 pass [a14b49bd]
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=21
1244 0 pass [afe8acf6]
1245 1 pass [e15aba1e]
1246 2 pass [378c3dd8]
1247 0 place:II.8 [9bcc486f]
1248 1 place:no-drama [656c4c5d]
1249 2 place:miscue [8abee1bb]
    placed-all
1250 0 pass [e62036bb]
1251 1 pass [be5e6033]
1252 2 pass [9a748611]
1253 0 reveal [a1d32383]
    turned-up who=0 card=II.8
    played who=0 card=II.8
    scored who=0 card=II.8 n=1
    wounded who=0 character=montano n=1 total=1
    died character=montano
    took-wounds who=0 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1254 0 pass [e96ac254]
1255 1 reveal [529420f4]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1256 1 improv [924b85c2]
    improvised who=1
1257 1 bury:miscue [a09d8346]
    drew who=1 pile=staging
    buried who=1 pile=staging
1258 1 show:exchange [3de4581e]
1259 1 at:2 [77234da7]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1260 1 give:take-the-lead [adb4e445]
    traded who=1 whom=2
1261 1 pass [2a046c42]
1262 2 reveal [217a8c63]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1263 2 improv [07ceb66a]
    improvised who=2
1264 2 bury:no-drama [75a4c9b1]
    drew who=2 pile=staging
    buried who=2 pile=staging
1265 2 pass [0df72f4a]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
1266 0 improv [617c5f57]
    improvised who=0
1267 0 bury:miscue [18d359c7]
    drew who=0 pile=staging
    buried who=0 pile=staging
1268 0 coin:cassio [4240c804]
    used-coin who=0 coin=cassio
1269 0 bury:exchange [b89b5795]
    drew who=0 pile=staging
    buried who=0 pile=staging
1270 0 pass [b6e7dbe6]
1271 1 show:exchange [eadb7e31]
1272 1 at:2 [badd4c3f]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1273 1 give:take-the-lead [2c03e47a]
    traded who=1 whom=2
1274 1 show:exchange [1b5bbf71]
1275 1 at:2 [2ae3a16a]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1276 1 give:take-the-lead [719a5894]
    traded who=1 whom=2
1277 1 pass [5f5fb7aa]
1278 2 pass [e63003c8]
1279 0 place:villainy [a88a5d2d]
1280 1 place:II.10 [80744039]
1281 2 place:take-the-lead [12bb2d97]
    placed-all
1282 0 pass [299ebc83]
1283 1 pass [60d97b41]
1284 2 pass [04fecc2d]
1285 0 reveal [c74f6e68]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1286 0 pass [dcaad76c]
1287 1 reveal [3a648c05]
    turned-up who=1 card=II.10
    not-next who=1 card=II.10
1288 1 pass [a44c7ea1]
1289 2 reveal [ab756b23]
    turned-up-staging who=2 card=take-the-lead
1290 2 exit [d91298a7]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1291 2 pass [77ec2d4e]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=23
1292 0 show:no-drama [a119136f]
    no-drama who=0
    drew who=0 pile=staging
1293 0 pass [8b24f1b5]
1294 1 show:exchange [35acc698]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1295 2 let [23d0787d]
1296 1 give:seize [527babbe]
    traded who=1 whom=2
1297 1 pass [bf2034ca]
1298 2 improv [803ecdae]
    improvised who=2
1299 2 bury:revive [5b7ee661]
    drew who=2 pile=staging
    buried who=2 pile=staging
1300 2 pass [5b77104b]
1301 0 place:II.12 [dd14b458]
1302 1 place:II.10 [a4f0c04a]
1303 2 place:no-drama [ddb4e7de]
    placed-all
1304 0 pass [8f11ad0c]
1305 1 pass [0a0e39cb]
1306 2 pass [860c00f9]
1307 0 reveal [dcd11a99]
    turned-up who=0 card=II.12
    not-next who=0 card=II.12
1308 0 pass [83e62ee7]
1309 1 reveal [36e8e7ad]
    turned-up who=1 card=II.10
    not-next who=1 card=II.10
1310 1 pass [35063727]
1311 2 reveal [2fdddd9d]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1312 2 pass [87f3c31f]
    drew who=2 pile=staging
    scene-began scene=24
1313 0 pass [20fd71d5]
1314 1 pass [bcd9d655]
1315 2 pass [585be3aa]
1316 0 place:II.9 [c62c2b0a]
1317 1 place:villainy [b1ffbbe5]
1318 2 place:villainy [01e01b45]
    placed-all
1319 0 pass [df8c2aa0]
1320 1 pass [2828e315]
1321 2 pass [b1f8932e]
1322 0 reveal [2287c01a]
    turned-up who=0 card=II.9
    played who=0 card=II.9
1323 2 let [dedf4e87]
    scored who=0 card=II.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1324 0 pass [1800cc35]
1325 1 reveal [0a79b066]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1326 2 let [2aa713b9]
    got-intrigue who=1 n=1
1327 1 improv [6cf81627]
    improvised who=1
1328 1 bury:take-the-lead [2349d473]
    drew who=1 pile=staging
    buried who=1 pile=staging
1329 1 show:exchange [a428c731]
1330 1 at:2 [6442bccb]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1331 2 let [8a337be8]
1332 1 give:seize [ce835c3a]
    traded who=1 whom=2
1333 1 pass [fc637675]
1334 2 improv [6958ccee]
    improvised who=2
1335 2 bury-placed [90aa8696]
    drew who=2 pile=staging
    buried who=2 pile=staging
1336 2 reveal [c217a4d4]
    turned-up-staging who=2 card=take-the-lead
1337 2 play [fbfc31eb]
1338 2 at:1 [1e1095ba]
    giving who=2 card=take-the-lead whom=1
    gave-lead who=2 whom=1
1339 2 pass [cb4b0cc7]
    drew who=1 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=1
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=25
1340 2 pass [2bd49afd]
1341 0 pass [77105ec1]
1342 1 pass [f4685bc3]
1343 0 place:II.12 [2d0cc501]
1344 1 place:seize [c3dd66b0]
1345 2 place:take-the-lead [c3215b33]
    placed-all
1346 2 pass [b592647e]
1347 0 improv [3fa18128]
    improvised who=0
1348 0 switch:revive [8edef60f]
    switched who=0
1349 0 pass [35a904e6]
1350 1 pass [167966c5]
1351 2 reveal [600b5b06]
    turned-up-staging who=2 card=take-the-lead
1352 2 exit [275eae4e]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1353 2 pass [fb5345ba]
1354 0 reveal [37343179]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1355 0 pass [14a76157]
1356 1 reveal [abf985a9]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1357 1 improv [973487e4]
    improvised who=1
1358 1 bury:miscue [42166482]
    drew who=1 pile=staging
    buried who=1 pile=staging
1359 1 pass [d979abba]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=26
1360 2 pass [86430af1]
1361 0 pass [27058c54]
1362 1 show:exchange [2f354d33]
1363 1 at:0 [14e7b5ed]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1364 0 let [94b1be4c]
1365 1 give:revive [14c8dfea]
    traded who=1 whom=0
1366 1 show:exchange [efdfa6f6]
1367 1 at:0 [bb9ce530]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1368 0 let [7e32d987]
1369 1 give:II.10 [e322830e]
    traded who=1 whom=0
1370 1 pass [6160aac8]
1371 0 place:seize [38ec8912]
1372 1 place:villainy [14d9764f]
1373 2 place:miscue [3f8f0b81]
    placed-all
1374 2 improv [546cc83a]
    improvised who=2
1375 2 switch:no-drama [404ade68]
    switched who=2
1376 2 show:exchange [5a9e7bae]
1377 2 at:0 [10be4b29]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1378 0 let [5e0f1dbe]
1379 2 give:take-the-lead [84b28331]
    traded who=2 whom=0
1380 2 pass [05cb29a4]
1381 0 pass [720dfd78]
1382 1 pass [c6a1cd4f]
1383 2 reveal [6255cd3b]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1384 2 show:no-drama [8c83dbed]
    no-drama who=2
    drew who=2 pile=staging
1385 2 pass [aa005629]
1386 0 coin:iago [8c04b37b]
1387 0 wound:othello [a9d39859]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=3 total=6
1388 0 reveal [00bc7d95]
    turned-up-staging who=0 card=seize
1389 0 exit [87b282f4]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1390 0 pass [8de0d23a]
1391 1 reveal [19b73cce]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1392 1 show:no-drama [2d6cc93d]
    no-drama who=1
    drew who=1 pile=staging
1393 1 show:exchange [37132048]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1394 0 let [a1debdcb]
1395 1 give:II.11 [86807717]
    traded who=1 whom=0
1396 1 pass [5d10061a]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=10
    staging-empty n=2
    drew who=0 pile=staging
    scene-began scene=27
    final-scene
1397 2 pass [095d29d5]
1398 0 improv [b1ca7522]
    improvised who=0
1399 0 bury:seize [0cac4fa3]
    drew who=0 pile=staging
    buried who=0 pile=staging
1400 0 pass [bb877492]
1401 1 pass [fdbca38a]
1402 0 place:II.11 [029e9bdb]
1403 1 place:seize [af4904d2]
1404 2 place:miscue [9251e49a]
    placed-all
1405 2 pass [bab4d686]
1406 0 pass [17b901ad]
1407 1 show:exchange [f0a519f6]
1408 1 at:0 [6670e919]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1409 0 let [2c7de43a]
1410 1 give:revive [7bbe5a38]
    traded who=1 whom=0
1411 1 pass [edf04554]
1412 2 reveal [1232eec2]
    turned-up-staging who=2 card=miscue
1413 2 play [f8125adf]
1414 2 at:0 [e009352c]
    aimed who=2 card=miscue whom=0
1415 0 let [2d78ccd8]
    must-switch whom=0
    drew who=2 pile=staging
1416 0 switch:villainy [ad3a70fd]
    switched who=0
1417 2 place:exchange [8334769a]
    turned-up-staging who=2 card=exchange
1418 2 play [136f081d]
1419 2 at:0 [f6ebbca8]
    aimed who=2 card=exchange whom=0
1420 0 let [c27f76c0]
1421 2 give:take-the-lead [13e47881]
    traded who=2 whom=0
1422 2 pass [3f4367a0]
1423 0 reveal [9bea1cda]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1424 0 pass [f9efe37b]
1425 1 reveal [5c81c933]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1426 1 pass [c1baa845]
    act-ran-out act=II
    tallied who=0 n=11
    tallied who=1 n=3
    tallied who=2 n=5
    lead-cast who=1
1427 1 discard:take-the-lead [325223f7]
    discarded who=1 card=take-the-lead
1428 1 discard:villainy [f2d682d4]
    discarded who=1 card=villainy
1429 1 discard:take-the-lead [b178ba36]
    discarded who=1 card=take-the-lead
1430 2 discard:seize [ae6762ba]
    discarded who=2 card=seize
1431 2 discard:revive [f3c3d8a9]
    discarded who=2 card=revive
1432 0 discard:revive [193ba02a]
    discarded who=0 card=revive
    dealt who=1 n=5 total=8
    dealt who=2 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=III who=1
    scene-began scene=1
1433 2 pass [5b3b3de0]
1434 0 pass [3fe62033]
1435 1 pass [2c4bed63]
1436 0 place:III.14 [2b92a252]
1437 1 place:III.13 [2e190d14]
1438 2 place:miscue [cb6714bb]
    placed-all
1439 2 pass [9b192eb1]
1440 0 pass [313cc9c3]
1441 1 improv [9e51d039]
    improvised who=1
1442 1 switch:III.10 [e7069fae]
    switched who=1
1443 1 pass [97c3fd80]
1444 2 reveal [d108340b]
    turned-up-staging who=2 card=miscue
1445 2 exit [f91ec38c]
    exiting who=2 card=miscue
1446 0 let [8809fa9a]
    got-intrigue who=2 n=1
1447 2 pass [d0d31dc4]
1448 0 improv [de6eece4]
    improvised who=0
1449 0 bury:villainy [bcf770df]
    drew who=0 pile=staging
    buried who=0 pile=staging
1450 0 show:exchange [4797fbcb]
1451 0 at:2 [ee88f2a0]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1452 2 let [1e87a442]
1453 0 give:no-drama [6c9a48f5]
    traded who=0 whom=2
1454 0 reveal [d0c5c2af]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1455 0 pass [ba14184a]
1456 1 reveal [ba7c2baa]
    turned-up who=1 card=III.10
    not-next who=1 card=III.10
1457 1 pass [d9dd9ef8]
    drew who=2 pile=staging
    scene-began scene=2
1458 2 pass [371be102]
1459 0 pass [209ef134]
1460 1 pass [a56c9111]
1461 0 place:III.5 [eab4603d]
1462 1 place:revive [530444ab]
1463 2 place:III.6 [328c7e21]
    placed-all
1464 2 pass [8e17ce24]
1465 0 improv [6763c0bf]
    improvised who=0
1466 0 switch:III.3 [010d7d85]
    switched who=0
1467 0 pass [c82a10da]
1468 1 pass [57312532]
1469 2 show:no-drama [49ab34d7]
    no-drama who=2
    drew who=2 pile=staging
1470 2 reveal [1a77f8cb]
    turned-up who=2 card=III.6
    not-next who=2 card=III.6
1471 2 show:exchange [754ef659]
1472 2 at:1 [6ad10580]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1473 2 give:III.6 [a7ca0928]
    traded who=2 whom=1
1474 2 pass [da07b7b3]
1475 0 reveal [762d4166]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1476 0 pass [4faf7a5e]
1477 1 reveal [eb694e6f]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1478 1 pass [8009dd8a]
    drew who=1 pile=staging
    scene-began scene=3
1479 2 show:exchange [f22e7b5e]
1480 2 at:1 [c1ac4201]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1481 1 let [e4932fb3]
1482 2 give:take-the-lead [8cd45799]
    traded who=2 whom=1
1483 2 pass [11cc41e3]
1484 0 pass [605f49b0]
1485 1 improv [97af648d]
    improvised who=1
1486 1 bury:take-the-lead [d322ef4b]
    drew who=1 pile=staging
    buried who=1 pile=staging
1487 1 pass [24898ecb]
1488 0 place:III.7 [1de95561]
1489 1 place:III.9 [5a2ce7e2]
1490 2 place:III.8 [021a36f0]
    placed-all
1491 2 pass [456818db]
1492 0 pass [60c4cfd3]
1493 1 pass [ed677149]
1494 2 reveal [9ef269c7]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1495 2 pass [8baea20c]
1496 0 reveal [13cf2003]
    turned-up who=0 card=III.7
    not-next who=0 card=III.7
1497 0 pass [dfb409f1]
1498 1 reveal [ccf3d358]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1499 1 pass [0c87f174]
    scene-began scene=4
1500 2 pass [c1b310d8]
1501 0 pass [0648648e]
1502 1 pass [a2a3fad0]
1503 0 place:take-the-lead [22491e0e]
1504 1 place:III.9 [7ba96c93]
1505 2 place:seize [ebf747c2]
    placed-all
1506 2 pass [1ebef487]
1507 0 pass [2f345184]
1508 1 pass [4ee26763]
1509 2 reveal [4acc44bd]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1510 2 pass [ca11c137]
1511 0 reveal [f9586cd0]
    turned-up-staging who=0 card=take-the-lead
1512 0 play [100f3a52]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1513 0 pass [cac71aae]
1514 1 reveal [31b82650]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1515 1 pass [b411e190]
    drew who=0 pile=staging
    reshuffled pile=staging n=21
    staging-empty n=1
    drew who=2 pile=staging
    scene-began scene=5
1516 1 pass [32cb94c7]
1517 2 improv [72d20e66]
    improvised who=2
1518 2 bury:seize [eba53198]
    drew who=2 pile=staging
    buried who=2 pile=staging
1519 2 show:exchange [589289d8]
1520 2 at:0 [5fafc12b]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1521 2 give:III.6 [f3a89654]
    traded who=2 whom=0
1522 2 pass [b32809f6]
1523 0 pass [6cb18a64]
1524 0 place:III.12 [7a0aaebe]
1525 1 place:take-the-lead [aaff51ad]
1526 2 place:seize [b6ae710c]
    placed-all
1527 1 pass [56f94b01]
1528 2 pass [3f8cc0b2]
1529 0 pass [6d9ab554]
1530 1 reveal [bc80e24b]
    turned-up-staging who=1 card=take-the-lead
1531 1 play [c71b30fc]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1532 1 pass [4688f3a5]
1533 2 reveal [bdc063e2]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1534 2 pass [ae7f5e60]
1535 0 reveal [d315c84c]
    turned-up who=0 card=III.12
    not-next who=0 card=III.12
1536 0 pass [01bf7792]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=6
1537 2 improv [b26472cd]
    improvised who=2
1538 2 bury:revive [52627ad0]
    drew who=2 pile=staging
    buried who=2 pile=staging
1539 2 pass [a8003565]
1540 0 pass [ba44bc0b]
1541 1 pass [17bb5833]
1542 0 place:III.1 [99628127]
1543 1 place:III.11 [0c70b537]
1544 2 place:III.15 [7bfb9e97]
    placed-all
1545 2 pass [614daf44]
1546 0 pass [0479d862]
1547 1 show:exchange [7d122c9c]
1548 1 at:0 [b5afe9ac]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1549 1 give:III.10 [4b1dc481]
    traded who=1 whom=0
1550 1 pass [3f1158db]
1551 2 reveal [5a92d62d]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1552 2 pass [2c414265]
1553 0 reveal [85d0e3df]
    turned-up who=0 card=III.1
    played who=0 card=III.1
    scored who=0 card=III.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1554 0 pass [e6861f63]
1555 1 reveal [25fb8dcb]
    turned-up who=1 card=III.11
    not-next who=1 card=III.11
1556 1 pass [75c85a8a]
    drew who=0 pile=staging
    scene-began scene=7
1557 2 pass [72c7511f]
1558 0 coin:cassio [08d59e01]
    used-coin who=0 coin=cassio
1559 0 bury:no-drama [9bb64b23]
    drew who=0 pile=staging
    buried who=0 pile=staging
1560 0 pass [fc0325f3]
1561 1 pass [578e27cc]
1562 0 place:seize [debde1a8]
1563 1 place:villainy [a848917e]
1564 2 place:III.4 [287781b9]
    placed-all
1565 2 pass [58220b1c]
1566 0 improv [2069af31]
    improvised who=0
1567 0 switch:III.3 [bae0f5d7]
    switched who=0
1568 0 pass [c913c701]
1569 1 pass [a3cde0ed]
1570 2 reveal [873865d8]
    turned-up who=2 card=III.4
    not-next who=2 card=III.4
1571 2 pass [01cc34f1]
1572 0 reveal [cef80988]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1573 0 pass [07ef6714]
1574 1 reveal [b1125466]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1575 1 pass [3ba65c62]
    drew who=1 pile=staging
    scene-began scene=8
1576 2 pass [eac0f7bd]
1577 0 pass [28884842]
1578 1 pass [2c0b12e1]
1579 0 place:III.3 [f94e25de]
1580 1 place:III.2 [ddf82e2e]
1581 2 place:III.8 [2759a536]
    placed-all
1582 2 pass [6d9009bd]
1583 0 pass [c6befda5]
1584 1 pass [4602f6ba]
1585 2 reveal [24a3cd09]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1586 2 pass [36f118b0]
1587 0 reveal [4558ea27]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1588 0 pass [88c761fb]
1589 1 improv [e665f0d2]
    improvised who=1
1590 1 bury:take-the-lead [f5166c5f]
    drew who=1 pile=staging
    buried who=1 pile=staging
1591 1 reveal [bf669bf4]
    turned-up who=1 card=III.2
    played who=1 card=III.2
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1592 1 pass [8ef2ff89]
    drew who=1 pile=staging
    scene-began scene=9
1593 2 pass [33215cae]
1594 0 pass [fc543b35]
1595 1 improv [7b0a44be]
    improvised who=1
1596 1 bury:villainy [e96fca76]
    drew who=1 pile=staging
    buried who=1 pile=staging
1597 1 show:exchange [6980656f]
1598 1 at:2 [82a5ee6c]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1599 1 give:revive [916b770c]
    traded who=1 whom=2
1600 1 pass [58357c3c]
1601 0 place:III.3 [7c445634]
1602 1 place:III.4 [54959cfd]
1603 2 place:III.8 [bb3b488b]
    placed-all
1604 2 pass [8621b295]
1605 0 pass [f7b7c476]
1606 1 coin:desdemona [97c31ea7]
    no-drama-coin who=1
1607 1 pass [c37700f4]
1608 2 reveal [08329e4a]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1609 2 pass [3aea36a6]
1610 0 reveal [d34cfe49]
    turned-up who=0 card=III.3
    played who=0 card=III.3
    scored who=0 card=III.3 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1611 0 pass [99331576]
1612 1 reveal [88044d9b]
    turned-up who=1 card=III.4
    played who=1 card=III.4
    scored who=1 card=III.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1613 1 pass [0f0d331b]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=10
1614 2 pass [f3f9ee47]
1615 0 improv [eb71ac41]
    improvised who=0
1616 0 bury:miscue [00c209a9]
    drew who=0 pile=staging
    buried who=0 pile=staging
1617 0 pass [0256d1f7]
1618 1 improv [9d0902ff]
    improvised who=1
1619 1 bury:miscue [d5a00ef2]
    drew who=1 pile=staging
    buried who=1 pile=staging
1620 1 show:exchange [c0a357e4]
1621 1 at:2 [f6d7d8b6]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1622 1 give:III.11 [a2cc26d3]
    traded who=1 whom=2
1623 1 coin:desdemona [3097332d]
    no-drama-coin who=1
1624 1 pass [5b99f113]
1625 0 place:miscue [bed04380]
1626 1 place:III.9 [70ce4b5e]
1627 2 place:III.11 [93066474]
    placed-all
1628 2 pass [d5292465]
1629 0 pass [f05c23b8]
1630 1 pass [bd688b6c]
1631 2 reveal [b7ec6b5d]
    turned-up who=2 card=III.11
    not-next who=2 card=III.11
1632 2 pass [9cde2a90]
1633 0 reveal [7f4970f0]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1634 0 coin:iago [028539b6]
1635 0 wound:iago [abb7b9ef]
    used-iago who=0 character=iago
    wounded who=0 character=iago n=1 total=6
1636 0 pass [7d7503b5]
1637 1 reveal [4cb73df0]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1638 1 pass [e168a8f0]
    drew who=0 pile=staging
    scene-began scene=11
1639 2 pass [9b0d8656]
1640 0 show:exchange [6f3003cc]
1641 0 at:2 [95931091]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1642 0 give:seize [d948a20d]
    traded who=0 whom=2
1643 0 improv [580e5319]
    improvised who=0
1644 0 bury:villainy [7444f70a]
    drew who=0 pile=staging
    buried who=0 pile=staging
1645 0 pass [a2fbe342]
1646 1 pass [281f9018]
1647 0 place:III.10 [0489ccec]
1648 1 place:take-the-lead [423cdf93]
1649 2 place:III.8 [4da45001]
    placed-all
1650 2 pass [d6484b3b]
1651 0 pass [0e6f42e7]
1652 1 pass [141c2d49]
1653 2 reveal [b58045f8]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1654 2 pass [85d59f95]
1655 0 reveal [390e1d0c]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1656 0 pass [66080eca]
1657 1 reveal [1ed8470c]
    turned-up-staging who=1 card=take-the-lead
1658 1 play [b913ffbb]
1659 1 at:0 [9b2ca5b8]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
1660 1 pass [46e5d48d]
    drew who=1 pile=staging
    scene-began scene=12
1661 1 pass [0fa60f79]
1662 2 pass [116faef3]
1663 0 pass [6aac347e]
1664 0 place:III.6 [a7d3e1cb]
1665 1 place:III.7 [b9087db5]
1666 2 place:revive [48bf405a]
    placed-all
1667 1 pass [621012f9]
1668 2 pass [bc5bfd9f]
1669 0 pass [49a42fda]
1670 1 reveal [73284a27]
    turned-up who=1 card=III.7
    not-next who=1 card=III.7
1671 1 pass [fcf02d08]
1672 2 reveal [972808da]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1673 2 improv [fea66a0e]
    improvised who=2
1674 2 bury:no-drama [fa1b1450]
    drew who=2 pile=staging
    buried who=2 pile=staging
1675 2 pass [f19cc4fe]
1676 0 reveal [2be14f42]
    turned-up who=0 card=III.6
    not-next who=0 card=III.6
1677 0 pass [c37ba478]
    drew who=2 pile=staging
    scene-began scene=13
1678 1 pass [0caf333c]
1679 2 pass [9b07f5bc]
1680 0 pass [f1cd3fd9]
1681 0 place:III.14 [da2a1f45]
1682 1 place:no-drama [9bddc1b7]
1683 2 place:III.15 [c9ceb8cd]
    placed-all
1684 1 pass [90f01647]
1685 2 pass [ff2dfc6c]
1686 0 pass [30d91e42]
1687 1 reveal [73d9b7e0]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1688 1 pass [bd68828f]
1689 2 reveal [1a194b47]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1690 2 pass [aac51a64]
1691 0 reveal [11a0fb0f]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1692 0 pass [8e7edfb7]
    drew who=1 pile=staging
    scene-began scene=14
1693 1 improv [2e4fc7be]
    improvised who=1
1694 1 bury:villainy [168eed5d]
    drew who=1 pile=staging
    buried who=1 pile=staging
1695 1 pass [07670bdf]
1696 2 pass [7a230adf]
1697 0 pass [8ca54199]
1698 0 place:III.12 [f62c08f9]
1699 1 place:miscue [024d0249]
1700 2 place:take-the-lead [8bdcb3f7]
    placed-all
1701 1 pass [106e7b78]
1702 2 pass [6a434149]
1703 0 pass [7db8dcb7]
1704 1 reveal [1a0b5a5c]
    turned-up-staging who=1 card=miscue
1705 1 play [5763927c]
1706 1 at:0 [2b6ae822]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
1707 0 switch:take-the-lead [cb4cfeaf]
    switched who=0
1708 1 place:seize [591695ac]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1709 1 pass [ef027f14]
1710 2 reveal [f000719f]
    turned-up-staging who=2 card=take-the-lead
1711 2 play [910433a8]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1712 2 pass [2a3fc5fd]
1713 0 reveal [9064ca6a]
    turned-up-staging who=0 card=take-the-lead
1714 0 play [262aa7d2]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1715 0 pass [01ce162a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    scene-began scene=15
1716 1 improv [1fb2cbdd]
    improvised who=1
1717 1 bury:take-the-lead [c10e27a9]
    drew who=1 pile=staging
    buried who=1 pile=staging
1718 1 pass [835cf59a]
1719 2 pass [1aefaa3f]
1720 0 pass [b3e27a60]
1721 0 place:III.12 [d98d5e7d]
1722 1 place:take-the-lead [1108437f]
1723 2 place:no-drama [c10f14d8]
    placed-all
1724 1 pass [4e5c4165]
1725 2 pass [1298fd54]
1726 0 pass [2dfa66c8]
1727 1 reveal [b47ec923]
    turned-up-staging who=1 card=take-the-lead
1728 1 exit [3626eec7]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1729 1 pass [39ab79f6]
1730 2 reveal [254c41e9]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1731 2 improv [0a7dbbc8]
    improvised who=2
1732 2 bury:villainy [e61d6879]
    drew who=2 pile=staging
    buried who=2 pile=staging
1733 2 pass [28b21a27]
1734 0 reveal [f4afc56d]
    turned-up who=0 card=III.12
    not-next who=0 card=III.12
1735 0 pass [a9409c25]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=16
1736 1 show:exchange [474394b5]
1737 1 at:0 [f3c60c27]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1738 1 give:villainy [31f58ea0]
    traded who=1 whom=0
1739 1 improv [31141297]
    improvised who=1
1740 1 bury:no-drama [61332ae2]
    drew who=1 pile=staging
    buried who=1 pile=staging
1741 1 pass [119ad82f]
1742 2 pass [abf17a7b]
1743 0 pass [5c2b02b1]
1744 0 place:seize [4aee346e]
1745 1 place:miscue [c3dcc85e]
1746 2 place:seize [61c00258]
    placed-all
1747 1 pass [fed014ca]
1748 2 pass [1e73a68f]
1749 0 pass [3296b9fa]
1750 1 reveal [cdf7cd45]
    turned-up-staging who=1 card=miscue
1751 1 play [23c92b93]
1752 1 at:2 [63d60dd2]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
1753 2 switch:seize [cf4d55b6]
    switched who=2
1754 1 place:revive [99abc632]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1755 1 pass [1e9f03f3]
1756 2 reveal [ae868a48]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1757 2 improv [1deac43c]
    improvised who=2
1758 2 bury:take-the-lead [e6ce093d]
    drew who=2 pile=staging
    buried who=2 pile=staging
1759 2 pass [fa1cc14b]
1760 0 reveal [5490748d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1761 0 pass [3a9d7e78]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=17
1762 1 improv [4dbcd326]
    improvised who=1
1763 1 bury:revive [307f8819]
    drew who=1 pile=staging
    buried who=1 pile=staging
1764 1 pass [ec24fb37]
1765 2 pass [c789ffa8]
1766 0 improv [04eb7488]
    improvised who=0
1767 0 bury:villainy [eb095fdd]
    drew who=0 pile=staging
    buried who=0 pile=staging
1768 0 show:exchange [99f1975a]
1769 0 at:1 [ebd7bd7b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1770 0 give:miscue [be5b6a0d]
    traded who=0 whom=1
1771 0 pass [3c314e37]
1772 0 place:III.6 [9710e767]
1773 1 place:III.5 [5ce20291]
1774 2 place:seize [80dcf36f]
    placed-all
1775 1 pass [fbce8fcd]
1776 2 pass [c61da1b2]
1777 0 pass [50696d47]
1778 1 reveal [64a367e9]
    turned-up who=1 card=III.5
    played who=1 card=III.5
    scored who=1 card=III.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1779 1 coin:iago [75364e87]
1780 1 wound:emilia [071f2ee2]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=1 total=4
1781 1 pass [fbcff798]
1782 2 reveal [d2c3370b]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1783 2 improv [c70eda5b]
    improvised who=2
1784 2 bury:take-the-lead [8c9ee64d]
    drew who=2 pile=staging
    buried who=2 pile=staging
1785 2 pass [ad45b94e]
1786 0 show:exchange [0b0b6320]
1787 0 at:2 [52535c76]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1788 0 give:III.9 [fc62e518]
    traded who=0 whom=2
1789 0 show:exchange [ed3a66c5]
1790 0 at:1 [2a306539]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1791 1 let [859fcf2f]
1792 0 give:III.12 [dbe57085]
    traded who=0 whom=1
1793 0 reveal [ccc84cbd]
    turned-up who=0 card=III.6
    played who=0 card=III.6
    scored who=0 card=III.6 n=1
    got-coin who=0 coin=emilia
    got-handkerchief who=0
1794 0 pass [f0b11dfb]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
1795 1 pass [a2dea5e0]
1796 2 pass [f93c0661]
1797 0 pass [2f32cf4f]
1798 0 place:III.14 [7268970c]
1799 1 place:no-drama [e4ae0359]
1800 2 place:exchange [7c920be0]
    placed-all
1801 1 improv [96c299da]
    improvised who=1
1802 1 switch:III.12 [a9353af3]
    switched who=1
1803 1 pass [f8d76b34]
1804 2 pass [eeee211c]
1805 0 pass [99db5600]
1806 1 reveal [c025fb54]
    turned-up who=1 card=III.12
    not-next who=1 card=III.12
1807 1 pass [b06d795f]
1808 2 reveal [2781eada]
    turned-up-staging who=2 card=exchange
1809 2 exit [fb31a2da]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
1810 2 pass [ff4ff06c]
1811 0 reveal [e0cb51e9]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1812 0 pass [cc57d34a]
    drew who=2 pile=staging
    scene-began scene=19
1813 1 pass [bc07ddec]
1814 2 improv [740ea156]
    improvised who=2
1815 2 bury:take-the-lead [fa4ec47b]
    drew who=2 pile=staging
    buried who=2 pile=staging
1816 2 pass [405f865a]
1817 0 pass [248ba61b]
1818 0 place:III.10 [3f5cb9cc]
1819 1 place:revive [eb93eefa]
1820 2 place:take-the-lead [39ba11d7]
    placed-all
1821 1 pass [b7e80992]
1822 2 pass [d6641fb0]
1823 0 pass [b8837714]
1824 1 reveal [0da22329]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1825 1 pass [f6e591a8]
1826 2 reveal [0293332e]
    turned-up-staging who=2 card=take-the-lead
1827 2 exit [dc7f0acf]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1828 2 pass [fabb4a8a]
1829 0 reveal [47498b94]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1830 0 pass [b230544c]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    scene-began scene=20
1831 1 pass [11b1848c]
1832 2 improv [58ba3961]
    improvised who=2
1833 2 bury:take-the-lead [427afa56]
    drew who=2 pile=staging
    buried who=2 pile=staging
1834 2 pass [5b201816]
1835 0 pass [ffb6d0f3]
1836 0 place:III.14 [01fd7b15]
1837 1 place:no-drama [3c116ffe]
1838 2 place:III.9 [ae23459f]
    placed-all
1839 1 improv [9a4856d8]
    improvised who=1
1840 1 switch:take-the-lead [a00f7422]
    switched who=1
1841 1 pass [8e56e100]
1842 2 show:exchange [e5547c45]
1843 2 at:0 [a9baa5d4]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1844 2 give:III.8 [cb546380]
    traded who=2 whom=0
1845 2 pass [8d20cdfa]
1846 0 pass [931353b0]
1847 1 reveal [e51aa3e0]
    turned-up-staging who=1 card=take-the-lead
1848 1 exit [953ea430]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1849 1 show:no-drama [1077e5cb]
    no-drama who=1
    drew who=1 pile=staging
1850 1 pass [438b2474]
1851 2 reveal [b4c37154]
    turned-up who=2 card=III.9
    not-next who=2 card=III.9
1852 2 pass [080c276a]
1853 0 reveal [505f15e3]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1854 0 pass [616f6576]
    drew who=1 pile=staging
    scene-began scene=21
1855 1 show:exchange [251f2624]
1856 1 at:0 [ee2c805e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1857 1 give:III.7 [728f2b65]
    traded who=1 whom=0
1858 1 pass [ed32408f]
1859 2 pass [0bfd8b4b]
1860 0 pass [7a6f2fe0]
1861 0 place:III.10 [fd690c4f]
1862 1 place:villainy [f2e2e2a1]
1863 2 place:seize [b9684822]
    placed-all
1864 1 pass [3d18d467]
1865 2 pass [d8e00392]
1866 0 pass [a9e9d58a]
1867 1 reveal [2d07675c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1868 1 pass [c5bf99e8]
1869 2 reveal [1e6e7987]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1870 2 improv [7e26a23c]
    improvised who=2
1871 2 bury:take-the-lead [d6976d5f]
    drew who=2 pile=staging
    buried who=2 pile=staging
1872 2 pass [5b3245ec]
1873 0 reveal [e6fb581c]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1874 0 pass [2e99e043]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=22
1875 1 pass [a78de762]
1876 2 pass [bfc68510]
1877 0 pass [3dbb9059]
1878 0 place:take-the-lead [0b0a623e]
1879 1 place:seize [d954cd70]
1880 2 place:III.13 [1ad94287]
    placed-all
1881 1 show:no-drama [06af9dcb]
    no-drama who=1
    drew who=1 pile=staging
1882 1 pass [f03f23f9]
1883 2 pass [468bcac2]
1884 0 pass [d9583454]
1885 1 reveal [3e993804]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1886 1 pass [32821454]
1887 2 reveal [809376d1]
    turned-up who=2 card=III.13
    not-next who=2 card=III.13
1888 2 pass [a7794b95]
1889 0 reveal [f71a0134]
    turned-up-staging who=0 card=take-the-lead
1890 0 play [61ee32fa]
    giving who=0 card=take-the-lead whom=2
    gave-lead who=0 whom=2
1891 0 pass [51286ea2]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
1892 0 pass [6c4350c1]
1893 1 pass [6070131a]
1894 2 pass [859124cc]
1895 0 place:take-the-lead [e56bb599]
1896 1 place:seize [7a0533a5]
1897 2 place:III.9 [b3618a8b]
    placed-all
1898 0 pass [9e0b618e]
1899 1 improv [5a0ccd90]
    improvised who=1
1900 1 switch:take-the-lead [adfc2467]
    switched who=1
1901 1 pass [8b2dd1ac]
1902 2 pass [d80b87d6]
1903 0 reveal [a82fc703]
    turned-up-staging who=0 card=take-the-lead
1904 0 play [06630aaa]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1905 0 pass [33c9b3ad]
1906 1 reveal [a9adac20]
    turned-up-staging who=1 card=take-the-lead
1907 1 play [5e4b9980]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1908 1 pass [ff3ef04f]
1909 2 reveal [aab0f5a8]
    turned-up who=2 card=III.9
    not-next who=2 card=III.9
1910 2 pass [569b013a]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
1911 2 pass [a0034046]
1912 0 show:exchange [137b472c]
1913 0 at:2 [5516c80e]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1914 0 give:exchange [ea5776f5]
    traded who=0 whom=2
1915 0 pass [a4dc98ba]
1916 1 show:exchange [a12c268e]
1917 1 at:2 [a37fcd95]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1918 1 give:revive [ebf06d06]
    traded who=1 whom=2
1919 1 pass [7d2ac1ae]
1920 0 place:III.10 [aa65ea34]
1921 1 place:III.12 [7640daa5]
1922 2 place:III.15 [63d27c17]
    placed-all
1923 2 pass [24e32fa2]
1924 0 pass [a89cd5eb]
1925 1 pass [420a3dd9]
1926 2 reveal [65f6e4e7]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1927 2 pass [23c6f25b]
1928 0 reveal [3462dcc5]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1929 0 pass [ec2f205a]
1930 1 reveal [a2f61215]
    turned-up who=1 card=III.12
    not-next who=1 card=III.12
1931 1 pass [bc296806]
    scene-began scene=25
1932 2 pass [fc9eb362]
1933 0 pass [8b9b9022]
1934 1 pass [a9c50607]
1935 0 place:III.7 [3e78e93b]
1936 1 place:take-the-lead [7fce1d72]
1937 2 place:revive [a53cd40f]
    placed-all
1938 2 show:exchange [4b21bc87]
1939 2 at:1 [47b99352]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=2
    final-scene
1940 2 give:III.9 [844bbb48]
    traded who=2 whom=1
1941 2 pass [09fd3b64]
1942 0 pass [9183e40e]
1943 1 pass [8ee189b3]
1944 2 reveal [07c041fb]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1945 2 improv [628ff491]
    improvised who=2
1946 2 bury:seize [4af5b956]
    drew who=2 pile=staging
    buried who=2 pile=staging
1947 2 show:exchange [373d23c7]
1948 2 at:1 [47dae1b7]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1949 2 give:III.12 [d7fc9ee2]
    traded who=2 whom=1
1950 2 pass [e4c87712]
1951 0 reveal [31e5b572]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    scored who=0 card=III.7 n=1
    half-curtain
    countdown-again
    got-coin who=0 coin=iago
1952 0 pass [4e804a64]
1953 1 reveal [0e85161d]
    turned-up-staging who=1 card=take-the-lead
1954 1 play [5eb56c90]
1955 1 at:0 [be03c237]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
1956 1 pass [8b24622b]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=26
1957 1 pass [4d0cc3b0]
1958 2 show:exchange [f133038c]
1959 2 at:1 [f5f6d0c0]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1960 2 give:III.11 [632f9fa3]
    traded who=2 whom=1
1961 2 pass [eb9ea0ac]
1962 0 pass [3775a68e]
1963 0 place:take-the-lead [332f1957]
1964 1 place:seize [b37b9765]
1965 2 place:take-the-lead [86dec1a8]
    placed-all
1966 1 pass [b235b10b]
1967 2 pass [b693a752]
1968 0 pass [352357e7]
1969 1 reveal [39016881]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1970 1 improv [df632678]
    improvised who=1
1971 1 bury:miscue [281f23d5]
    drew who=1 pile=staging
    buried who=1 pile=staging
1972 1 pass [82a86b4a]
1973 2 reveal [373771b2]
    turned-up-staging who=2 card=take-the-lead
1974 2 exit [a150d194]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1975 2 show:no-drama [97985826]
    no-drama who=2
    drew who=2 pile=staging
1976 2 pass [862f0ecb]
1977 0 reveal [9c52cac6]
    turned-up-staging who=0 card=take-the-lead
1978 0 play [d48144a0]
    giving who=0 card=take-the-lead whom=1
    gave-lead who=0 whom=1
1979 0 pass [e802be37]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=27
1980 2 pass [c766fcb0]
1981 0 pass [ffd161d9]
1982 1 show:exchange [9fb46c01]
1983 1 at:2 [d7cc17b0]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1984 1 give:seize [9e1ea236]
    traded who=1 whom=2
1985 1 pass [c0b648b8]
1986 0 place:exchange [be4b45ca]
1987 1 place:miscue [c361b7c7]
1988 2 place:seize [7bcf6851]
    placed-all
1989 2 pass [1be412d4]
1990 0 pass [c368a65b]
1991 1 pass [c33bdb5a]
1992 2 show:exchange [98cebee6]
1993 2 at:0 [7c5961d2]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1994 2 give:villainy [821b453c]
    traded who=2 whom=0
1995 2 reveal [1de6c267]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1996 2 pass [db893107]
1997 0 coin:iago [07be19e5]
1998 0 wound:cassio [26711015]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
1999 0 reveal [136fa033]
    turned-up-staging who=0 card=exchange
2000 0 play [8a8a4be7]
2001 0 at:1 [de443ae4]
    aimed who=0 card=exchange whom=1
2002 0 give:III.8 [0aa07665]
    traded who=0 whom=1
2003 0 pass [c4a9d61f]
2004 1 reveal [d6ec48e6]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2005 1 pass [93f432ac]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=1
    scene-began scene=28
2006 2 improv [7a922ee8]
    improvised who=2
2007 2 bury:revive [e5cd27ec]
    drew who=2 pile=staging
    buried who=2 pile=staging
2008 2 pass [c0a9e5b2]
2009 0 pass [b9e4ac9d]
2010 1 pass [c3f37df4]
2011 0 place:III.10 [5265d676]
2012 1 place:villainy [12d5dd45]
2013 2 place:take-the-lead [9398dc47]
    placed-all
2014 2 pass [3aa55183]
2015 0 pass [947c693e]
2016 1 improv [413c6fae]
    improvised who=1
2017 1 switch:take-the-lead [09fabe94]
    switched who=1
2018 1 pass [a844b2ba]
2019 2 reveal [f33ef8db]
    turned-up-staging who=2 card=take-the-lead
2020 2 play [dd4f4b37]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
2021 2 pass [1ad924a8]
2022 0 reveal [dc90ee83]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
2023 0 pass [d5fb694e]
2024 1 reveal [fb962dfb]
    turned-up-staging who=1 card=take-the-lead
2025 1 exit [625d3e7f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2026 1 pass [e8984063]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
2027 0 pass [f72c6ed1]
2028 1 improv [6390d116]
    improvised who=1
2029 1 bury:villainy [f1269ed2]
    drew who=1 pile=staging
    buried who=1 pile=staging
2030 1 show:exchange [0262152e]
2031 1 at:0 [a4b79394]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2032 1 give:exchange [788b6533]
    traded who=1 whom=0
2033 1 pass [b491258e]
2034 2 pass [2d80b78b]
2035 0 place:exchange [3e3472d7]
2036 1 place:seize [628b98ce]
2037 2 place:take-the-lead [d558c504]
    placed-all
2038 0 pass [7db5e7e5]
2039 1 pass [d1941b7f]
2040 2 show:exchange [222a9b99]
2041 2 at:1 [53853a85]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2042 2 give:revive [a384f62a]
    traded who=2 whom=1
2043 2 pass [501ef141]
2044 0 reveal [053d2479]
    turned-up-staging who=0 card=exchange
2045 0 play [235895a8]
2046 0 at:2 [fb4b2dfb]
    aimed who=0 card=exchange whom=2
2047 0 give:revive [fdef1e60]
    traded who=0 whom=2
2048 0 pass [85d974a5]
2049 1 reveal [943b9bf0]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2050 1 pass [03c90dbd]
2051 2 reveal [d3954705]
    turned-up-staging who=2 card=take-the-lead
2052 2 play [890a069f]
2053 2 at:1 [24fac191]
    giving who=2 card=take-the-lead whom=1
2054 1 let [f428cce2]
    gave-lead who=2 whom=1
2055 2 pass [61c3c966]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=30
2056 2 pass [6635fcdc]
2057 0 pass [5336725e]
2058 1 show:exchange [79b04cbb]
2059 1 at:0 [031fe51f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2060 1 give:III.9 [bcebf001]
    traded who=1 whom=0
2061 1 pass [ec52772e]
2062 0 place:take-the-lead [fa9324fa]
2063 1 place:villainy [15daf9ef]
2064 2 place:no-drama [01bcc4ef]
    placed-all
2065 2 pass [3730ac58]
2066 0 show:exchange [497e9e43]
2067 0 at:2 [d7486b09]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2068 0 give:miscue [831f55a2]
    traded who=0 whom=2
2069 0 pass [020fde9d]
2070 1 pass [842ce450]
2071 2 reveal [3658592a]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2072 2 pass [277c28d1]
2073 0 reveal [036b3925]
    turned-up-staging who=0 card=take-the-lead
2074 0 play [6435d441]
    aimed who=0 card=take-the-lead whom=1
2075 1 let [981db7a5]
    took-lead who=0 whom=1
2076 0 pass [80b0559f]
2077 1 reveal [1e0cb82b]
    turned-up-staging who=1 card=villainy
2078 1 exit [f6b573b2]
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2079 1 pass [791c5b72]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=31
2080 1 improv [1d857c4c]
    improvised who=1
2081 1 bury:seize [2b128002]
    drew who=1 pile=staging
    buried who=1 pile=staging
2082 1 pass [2f8e7c21]
2083 2 show:no-drama [10d640d7]
    no-drama who=2
    drew who=2 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    final-scene
2084 2 pass [48c0f187]
2085 0 pass [de05898c]
2086 0 place:no-drama [cf31812c]
2087 1 place:villainy [3859c011]
2088 2 place:miscue [ef55d58f]
    placed-all
2089 1 pass [bf94d248]
2090 2 pass [0b19f313]
2091 0 pass [d282cbd6]
2092 1 reveal [53add936]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2093 1 pass [ab2adc72]
2094 2 reveal [b7eea142]
    turned-up-staging who=2 card=miscue
2095 2 exit [7b526385]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2096 2 pass [34a46803]
2097 0 reveal [47bc047e]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2098 0 improv [df082a1a]
    improvised who=0
2099 0 bury:take-the-lead [e594ab95]
    drew who=0 pile=staging
    buried who=0 pile=staging
2100 0 pass [95ed056b]
    act-ran-out act=III
    tallied who=0 n=19
    tallied who=1 n=6
    tallied who=2 n=5
    lead-cast who=2
2101 2 discard:revive [265c870e]
    discarded who=2 card=revive
2102 2 discard:seize [36a3fbc7]
    discarded who=2 card=seize
2103 2 discard:seize [9ac7b9a3]
    discarded who=2 card=seize
2104 0 discard:take-the-lead [083b6a73]
    discarded who=0 card=take-the-lead
    dealt who=2 n=5 total=8
    dealt who=0 n=5 total=8
    dealt who=1 n=5 total=8
    act-began act=IV who=2
    scene-began scene=1
2105 0 pass [ea28c394]
2106 1 pass [e289e12e]
2107 2 improv [1594e14a]
    improvised who=2
2108 2 bury:revive [05777a45]
    drew who=2 pile=staging
    buried who=2 pile=staging
2109 2 show:exchange [d2408f7e]
2110 2 at:1 [4a3fb978]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2111 1 let [8c32cbab]
2112 2 give:IV.7 [6ae12e4c]
    traded who=2 whom=1
2113 2 pass [18db75b8]
2114 0 place:take-the-lead [523d2439]
2115 1 place:IV.7 [4f9c7f23]
2116 2 place:IV.11 [fbb48937]
    placed-all
2117 0 pass [e2899f23]
2118 1 improv [bcafeaf3]
    improvised who=1
2119 1 switch:IV.15 [7f2ed7c8]
    switched who=1
2120 1 pass [88622b79]
2121 2 pass [b2898edf]
2122 0 reveal [4be2c20a]
    turned-up-staging who=0 card=take-the-lead
2123 0 play [b2401b9b]
    aimed who=0 card=take-the-lead whom=2
2124 1 let [ffd06e51]
    took-lead who=0 whom=2
2125 0 pass [32deb284]
2126 1 reveal [22441443]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2127 1 pass [bc36f28d]
2128 2 reveal [f4d911c3]
    turned-up who=2 card=IV.11
    not-next who=2 card=IV.11
2129 2 pass [b708519c]
    drew who=0 pile=staging
    scene-began scene=2
2130 1 pass [af0d0384]
2131 2 pass [4a91fab2]
2132 0 pass [c5ee1131]
2133 0 place:IV.13 [4b44852e]
2134 1 place:revive [ba043e7e]
2135 2 place:IV.4 [13e9b0d7]
    placed-all
2136 1 pass [46f84558]
2137 2 pass [b9e96179]
2138 0 show:exchange [16450145]
2139 0 at:2 [46c0abb8]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2140 0 give:IV.14 [0ff6ef31]
    traded who=0 whom=2
2141 0 show:exchange [18c66f91]
2142 0 at:1 [3187ae9d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2143 1 let [68626679]
2144 0 give:IV.2 [cf3018bd]
    traded who=0 whom=1
2145 0 pass [e79d660b]
2146 1 improv [d7ae5015]
    improvised who=1
2147 1 bury-placed [5e3c609d]
    drew who=1 pile=staging
    buried who=1 pile=staging
2148 1 reveal [4196ad95]
    turned-up-staging who=1 card=take-the-lead
2149 1 play [aca7d0a3]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2150 1 pass [fa41f3f3]
2151 2 reveal [c345568d]
    turned-up who=2 card=IV.4
    not-next who=2 card=IV.4
2152 2 pass [0eea507f]
2153 0 reveal [5a07268d]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2154 0 pass [842ada18]
    drew who=1 pile=staging
    scene-began scene=3
2155 2 pass [10b79ee0]
2156 0 show:exchange [3994a11a]
2157 0 at:2 [e56df5b1]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2158 0 give:seize [08567cd4]
    traded who=0 whom=2
2159 0 pass [515dc717]
2160 1 pass [a907c6f1]
2161 0 place:IV.5 [56ba53fa]
2162 1 place:IV.12 [a7377278]
2163 2 place:IV.14 [a476bc31]
    placed-all
2164 2 pass [0043b66b]
2165 0 pass [a3a2df01]
2166 1 pass [89749ab6]
2167 2 reveal [c80790aa]
    turned-up who=2 card=IV.14
    not-next who=2 card=IV.14
2168 2 pass [65efdefa]
2169 0 reveal [7d1a0b47]
    turned-up who=0 card=IV.5
    not-next who=0 card=IV.5
2170 0 pass [06b91e12]
2171 1 reveal [74d56f82]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2172 1 pass [dfc675d4]
    scene-began scene=4
2173 2 pass [3e433474]
2174 0 pass [46aa50fb]
2175 1 pass [e4f168bb]
2176 0 place:IV.13 [0be5f850]
2177 1 place:IV.7 [7f9a6e69]
2178 2 place:IV.3 [54ff6d4d]
    placed-all
2179 2 pass [f51e6332]
2180 0 pass [6a14732b]
2181 1 pass [4b7c2df1]
2182 2 reveal [aa69b142]
    turned-up who=2 card=IV.3
    not-next who=2 card=IV.3
2183 2 pass [d6e22fdd]
2184 0 reveal [5245c40b]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2185 0 pass [9d746fc9]
2186 1 reveal [f9a67853]
    turned-up who=1 card=IV.7
    not-next who=1 card=IV.7
2187 1 pass [8b858853]
    scene-began scene=5
2188 2 pass [c0f872e4]
2189 0 pass [0fb57e4b]
2190 1 pass [3eae49ac]
2191 0 place:IV.8 [86216d7d]
2192 1 place:IV.10 [981d1819]
2193 2 place:miscue [a475c04b]
    placed-all
2194 2 pass [98180bbe]
2195 0 pass [ed88c092]
2196 1 pass [8fea18a1]
2197 2 reveal [3c58f4f1]
    turned-up-staging who=2 card=miscue
2198 2 play [d237735f]
2199 2 at:0 [7f216279]
    aimed who=2 card=miscue whom=0
    must-switch whom=0
    drew who=2 pile=staging
2200 0 switch:miscue [6cba6e18]
    switched who=0
2201 2 place:exchange [53884d50]
    turned-up-staging who=2 card=exchange
2202 2 exit [2c7de400]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
2203 2 improv [08e1e870]
    improvised who=2
2204 2 bury:seize [a086a273]
    drew who=2 pile=staging
    buried who=2 pile=staging
2205 2 pass [5928e476]
2206 0 reveal [b0369b2f]
    turned-up-staging who=0 card=miscue
2207 0 play [6383878c]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2208 1 switch:IV.2 [9a400e53]
    switched who=1
2209 0 place:villainy [acfbc5f3]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2210 0 improv [405219da]
    improvised who=0
2211 0 bury:villainy [6126adaf]
    drew who=0 pile=staging
    buried who=0 pile=staging
2212 0 pass [61f388bd]
2213 1 reveal [83389ec0]
    turned-up who=1 card=IV.2
    not-next who=1 card=IV.2
2214 1 pass [4968e666]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
2215 2 pass [fe9d42e8]
2216 0 pass [307bf1fd]
2217 1 pass [efc559fa]
2218 0 place:revive [5aeda907]
2219 1 place:IV.15 [73cb4c26]
2220 2 place:revive [6122f090]
    placed-all
2221 2 pass [bf1af484]
2222 0 pass [0156dd8e]
2223 1 pass [159c8470]
2224 2 reveal [98ac4244]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2225 2 pass [bca5df0d]
2226 0 reveal [dbdd32d0]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2227 0 improv [8b30ae70]
    improvised who=0
2228 0 bury:take-the-lead [df9a3f15]
    drew who=0 pile=staging
    buried who=0 pile=staging
2229 0 pass [e17acad0]
2230 1 reveal [33ae2ff8]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2231 1 pass [d1c9c075]
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=1
    scene-began scene=7
2232 2 pass [7a8d2675]
2233 0 pass [7052e382]
2234 1 pass [f3a503f9]
2235 0 place:IV.13 [b37a54b5]
2236 1 place:IV.15 [9f813afa]
2237 2 place:villainy [ef13b127]
    placed-all
2238 2 improv [3417975e]
    improvised who=2
2239 2 switch:IV.3 [1d9fab33]
    switched who=2
2240 2 pass [56352e69]
2241 0 pass [c3105e63]
2242 1 pass [c9a6a742]
2243 2 reveal [ba593ef8]
    turned-up who=2 card=IV.3
    not-next who=2 card=IV.3
2244 2 pass [d4652fdd]
2245 0 reveal [0be6e01a]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2246 0 pass [068328ea]
2247 1 reveal [284352d5]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2248 1 pass [28620b8a]
    scene-began scene=8
2249 2 pass [22988427]
2250 0 pass [bc7f2145]
2251 1 pass [f82bee53]
2252 0 place:IV.5 [498d18e5]
2253 1 place:IV.2 [41b64147]
2254 2 place:IV.11 [955e6d17]
    placed-all
2255 2 pass [12345c39]
2256 0 pass [14affcfc]
2257 1 pass [a3da81c1]
2258 2 reveal [de169e04]
    turned-up who=2 card=IV.11
    not-next who=2 card=IV.11
2259 2 pass [e70f119a]
2260 0 reveal [22eeaf81]
    turned-up who=0 card=IV.5
    not-next who=0 card=IV.5
2261 0 pass [6a5b70c4]
2262 1 reveal [c1efbac2]
    turned-up who=1 card=IV.2
    not-next who=1 card=IV.2
2263 1 pass [4abe5e2f]
    scene-began scene=9
2264 2 pass [4ed1923a]
2265 0 pass [8ecffde8]
2266 1 pass [f9f1f654]
2267 0 place:seize [6249e494]
2268 1 place:IV.12 [ea942beb]
2269 2 place:IV.4 [bbdec8a3]
    placed-all
2270 2 pass [5b7fa0a2]
2271 0 pass [3bdd770a]
2272 1 pass [2580495b]
2273 2 reveal [42c8ca66]
    turned-up who=2 card=IV.4
    not-next who=2 card=IV.4
2274 2 pass [8f143912]
2275 0 reveal [2f5bae83]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2276 0 improv [b75c9b4c]
    improvised who=0
2277 0 bury:take-the-lead [00862050]
    drew who=0 pile=staging
    buried who=0 pile=staging
2278 0 pass [98afb3c2]
2279 1 reveal [7ac36191]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2280 1 pass [f2658dc1]
    drew who=0 pile=staging
    scene-began scene=10
2281 2 pass [f3b68d19]
2282 0 show:exchange [47c976aa]
2283 0 at:1 [2841931a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2284 0 give:miscue [52d6b5cc]
    traded who=0 whom=1
2285 0 pass [d3392eca]
2286 1 pass [8afe4e5e]
2287 0 place:exchange [1cf64e9c]
2288 1 place:IV.15 [16132186]
2289 2 place:seize [e1dbc268]
    placed-all
2290 2 pass [d8e50a22]
2291 0 pass [abf95363]
2292 1 pass [99c4fe5a]
2293 2 reveal [67f6fd47]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2294 2 improv [54149642]
    improvised who=2
2295 2 bury:villainy [219dcd2a]
    drew who=2 pile=staging
    buried who=2 pile=staging
2296 2 pass [544b2b0b]
2297 0 reveal [6fd71978]
    turned-up-staging who=0 card=exchange
2298 0 exit [51569acf]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
2299 0 pass [2b6a65e0]
2300 1 reveal [67e36aef]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2301 1 pass [bb8ea529]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=11
2302 2 pass [4769f4d2]
2303 0 improv [fbc74dd5]
    improvised who=0
2304 0 bury:villainy [618d3b92]
    drew who=0 pile=staging
    buried who=0 pile=staging
2305 0 pass [a41e40f1]
2306 1 pass [9086c969]
2307 0 place:IV.9 [8c953fc2]
2308 1 place:IV.7 [a4b0994c]
2309 2 place:seize [856fba87]
    placed-all
2310 2 pass [74ac652d]
2311 0 pass [a03305ae]
2312 1 pass [1139d5b5]
2313 2 reveal [857ef8af]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2314 2 improv [2afd4866]
    improvised who=2
2315 2 bury:revive [1b191618]
    drew who=2 pile=staging
    buried who=2 pile=staging
2316 2 pass [248a47a1]
2317 0 reveal [076c380a]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2318 0 pass [8fda1588]
2319 1 reveal [ea2e9e8e]
    turned-up who=1 card=IV.7
    not-next who=1 card=IV.7
2320 1 pass [8790495d]
    drew who=2 pile=staging
    scene-began scene=12
2321 2 show:exchange [329a75e3]
2322 2 at:1 [729386dc]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2323 2 give:IV.11 [1f0f840a]
    traded who=2 whom=1
2324 2 pass [acdc4c02]
2325 0 pass [752d74ef]
2326 1 pass [bcd3efe1]
2327 0 place:take-the-lead [1024cbe7]
2328 1 place:no-drama [1d4c9373]
2329 2 place:seize [e9751b39]
    placed-all
2330 2 pass [a2c8c59f]
2331 0 pass [c4d9e725]
2332 1 pass [78d3a0b5]
2333 2 reveal [b178db10]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2334 2 pass [1d7463b0]
2335 0 reveal [2a3f8665]
    turned-up-staging who=0 card=take-the-lead
2336 0 play [e05809b9]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2337 0 pass [95a27736]
2338 1 reveal [57c3d7a6]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2339 1 pass [198ced27]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=13
2340 1 improv [42356276]
    improvised who=1
2341 1 bury:miscue [aa65d413]
    drew who=1 pile=staging
    buried who=1 pile=staging
2342 1 pass [44390368]
2343 2 pass [8dd94234]
2344 0 pass [4035f943]
2345 0 place:IV.9 [8d489872]
2346 1 place:revive [80a7ccac]
2347 2 place:revive [5e2c2a9e]
    placed-all
2348 1 pass [7accaec6]
2349 2 pass [ed22323a]
2350 0 pass [1edd743e]
2351 1 reveal [42e06f85]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2352 2 let [383f5a91]
    got-intrigue who=1 n=1
2353 1 pass [951918b6]
2354 2 improv [d6cc66e5]
    improvised who=2
2355 2 bury:seize [207839ea]
    drew who=2 pile=staging
    buried who=2 pile=staging
2356 2 reveal [bacab0b2]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2357 2 pass [42c9cbe2]
2358 0 reveal [963788d3]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2359 0 pass [2bde68e7]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=14
2360 1 pass [cb63891f]
2361 2 show:exchange [99796897]
2362 2 at:1 [9b6dfdcb]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2363 1 let [02cd2c0a]
2364 2 give:IV.14 [8c88d37e]
    traded who=2 whom=1
2365 2 pass [ea258c4a]
2366 0 pass [9cae36de]
2367 0 place:take-the-lead [0354d7dd]
2368 1 place:IV.12 [8212d21c]
2369 2 place:exchange [9c5e3fed]
    placed-all
2370 1 pass [98acfda3]
2371 2 improv [2129ba0f]
    improvised who=2
2372 2 switch:IV.1 [4c5ad5c8]
    switched who=2
2373 2 show:exchange [b8d28b22]
2374 2 at:1 [37bdc5e2]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2375 1 let [851fc393]
2376 2 give:IV.4 [c38893d4]
    traded who=2 whom=1
2377 2 pass [966004e7]
2378 0 pass [a6947c89]
2379 1 reveal [a1e6563b]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2380 1 pass [f0cb169c]
2381 2 reveal [90a9fcc0]
    turned-up who=2 card=IV.1
    played who=2 card=IV.1
    scored who=2 card=IV.1 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
2382 2 pass [3271b649]
2383 0 reveal [fcfc5b6f]
    turned-up-staging who=0 card=take-the-lead
2384 0 play [6206ffad]
2385 0 at:2 [dc2dd4dd]
    giving who=0 card=take-the-lead whom=2
2386 2 show:no-drama [824e3c14]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=0 whom=2
2387 0 pass [e7a85757]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
2388 1 pass [30fa33e0]
2389 2 pass [1c405623]
2390 0 coin:emilia [398cd6a4]
    used-coin-at who=0 coin=emilia whom=2
    stole-coin who=0 coin=iago whom=2
2391 0 pass [2bdc0961]
2392 0 place:IV.8 [37d7aecf]
2393 1 place:miscue [0886b67d]
2394 2 place:villainy [112bab24]
    placed-all
2395 1 pass [08b9b757]
2396 2 pass [ea1fbc3d]
2397 0 pass [f00f836c]
2398 1 reveal [851b410d]
    turned-up-staging who=1 card=miscue
2399 1 exit [2056a867]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2400 1 improv [b7fc62dd]
    improvised who=1
2401 1 bury:take-the-lead [9d147dce]
    drew who=1 pile=staging
    buried who=1 pile=staging
2402 1 pass [d077ac3a]
2403 2 reveal [e289e950]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2404 2 show:no-drama [f912caac]
    no-drama who=2
    drew who=2 pile=staging
2405 2 pass [3928ecb1]
2406 0 coin:iago [3d4c7bc2]
2407 0 wound:bianca [b727caac]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
2408 0 reveal [ef3b12b7]
    turned-up who=0 card=IV.8
    not-next who=0 card=IV.8
2409 0 pass [a6174512]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=16
2410 1 improv [fd256068]
    improvised who=1
2411 1 bury:villainy [65277b1f]
    drew who=1 pile=staging
    buried who=1 pile=staging
2412 1 pass [04384a48]
2413 2 pass [0af24103]
2414 0 pass [07629506]
2415 0 place:IV.8 [94a1ee96]
2416 1 place:miscue [a3de2196]
2417 2 place:IV.15 [5901a771]
    placed-all
2418 1 pass [69666542]
2419 2 pass [96418021]
2420 0 pass [1211531c]
2421 1 reveal [27693d99]
    turned-up-staging who=1 card=miscue
2422 1 exit [ccdc1a96]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2423 1 pass [a27b2dca]
2424 2 reveal [e98df93c]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
2425 2 pass [1dc96f5d]
2426 0 reveal [e250ee4c]
    turned-up who=0 card=IV.8
    not-next who=0 card=IV.8
2427 0 pass [4467eddb]
    drew who=1 pile=staging
    reshuffled pile=staging n=19
    staging-empty n=1
    scene-began scene=17
2428 1 improv [e17bfaa5]
    improvised who=1
2429 1 bury:villainy [a6f3e672]
    drew who=1 pile=staging
    buried who=1 pile=staging
2430 1 pass [bee7056a]
2431 2 pass [53aaec54]
2432 0 pass [d6624256]
2433 0 place:IV.13 [50195240]
2434 1 place:take-the-lead [614cd517]
2435 2 place:IV.15 [a2cf4cf8]
    placed-all
2436 1 pass [4194eadd]
2437 2 pass [a78dabd8]
2438 0 pass [a8afe47e]
2439 1 reveal [5619e70c]
    turned-up-staging who=1 card=take-the-lead
2440 1 exit [cc612a99]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2441 1 pass [841c736c]
2442 2 reveal [f75dd38e]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
2443 2 pass [cb9c4ced]
2444 0 reveal [91d47d8d]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2445 0 pass [0b1210b4]
    drew who=1 pile=staging
    scene-began scene=18
2446 1 improv [0a82d695]
    improvised who=1
2447 1 bury:take-the-lead [106028a6]
    drew who=1 pile=staging
    buried who=1 pile=staging
2448 1 pass [e59e8b2f]
2449 2 pass [b940a9c4]
2450 0 pass [4d008214]
2451 0 place:IV.9 [d75929a3]
2452 1 place:IV.4 [64e2e783]
2453 2 place:IV.3 [0790f4d7]
    placed-all
2454 1 pass [910338c4]
2455 2 pass [6f13c86e]
2456 0 pass [cb48aabb]
2457 1 reveal [7a1c6e42]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2458 1 pass [e64cd97b]
2459 2 reveal [87d53011]
    turned-up who=2 card=IV.3
    not-next who=2 card=IV.3
2460 2 pass [5ba2d445]
2461 0 reveal [44e12710]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2462 0 pass [72342feb]
    scene-began scene=19
2463 1 pass [df265187]
2464 2 pass [62070a95]
2465 0 pass [c0f61e29]
2466 0 place:IV.5 [54ab8659]
2467 1 place:villainy [7dd0507e]
2468 2 place:revive [6da7aca4]
    placed-all
2469 1 pass [5c356971]
2470 2 pass [85482b08]
2471 0 pass [429783f2]
2472 1 reveal [9ef24823]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2473 1 pass [7926fe12]
2474 2 reveal [2de71f04]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2475 2 pass [f9e13597]
2476 0 reveal [ae617828]
    turned-up who=0 card=IV.5
    not-next who=0 card=IV.5
2477 0 pass [243b62de]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=20
2478 1 pass [48ca5ec5]
2479 2 improv [38f8364d]
    improvised who=2
2480 2 bury:miscue [cd105a22]
    drew who=2 pile=staging
    buried who=2 pile=staging
2481 2 pass [fc0d3050]
2482 0 pass [34394747]
2483 0 place:IV.13 [44468291]
2484 1 place:IV.4 [11bfd614]
2485 2 place:no-drama [0283edb3]
    placed-all
2486 1 pass [017734df]
2487 2 pass [61fcfaa5]
2488 0 pass [5414e91a]
2489 1 improv [33ad6564]
    improvised who=1
2490 1 bury:revive [5633984a]
    drew who=1 pile=staging
    buried who=1 pile=staging
2491 1 reveal [41f22fae]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2492 1 pass [ec98b752]
2493 2 reveal [47f09932]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2494 2 pass [c568379f]
2495 0 reveal [6eaeced6]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2496 0 pass [fa644ae3]
    drew who=2 pile=staging
    scene-began scene=21
2497 1 pass [11125eda]
2498 2 show:exchange [f9f236b1]
2499 2 at:0 [b8f5b7b5]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2500 2 give:IV.3 [088afb0a]
    traded who=2 whom=0
2501 2 show:exchange [f24e2de0]
2502 2 at:0 [da7d3690]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2503 2 give:IV.15 [37eafe8b]
    traded who=2 whom=0
2504 2 improv [8b81592c]
    improvised who=2
2505 2 bury:seize [0921cd8b]
    drew who=2 pile=staging
    buried who=2 pile=staging
2506 2 show:exchange [73d09bb7]
2507 2 at:0 [69dc42e9]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2508 2 give:seize [c4aad4cc]
    traded who=2 whom=0
2509 2 pass [a0fc2dcf]
2510 0 pass [500b607e]
2511 0 place:take-the-lead [de04fb3a]
2512 1 place:IV.2 [1362dd53]
2513 2 place:no-drama [b1be658d]
    placed-all
2514 1 pass [d211d31a]
2515 2 pass [a05e1068]
2516 0 pass [85214d57]
2517 1 reveal [406b0009]
    turned-up who=1 card=IV.2
    played who=1 card=IV.2
    scored who=1 card=IV.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2518 1 improv [5de678f7]
    improvised who=1
2519 1 bury:miscue [aea8ca6b]
    drew who=1 pile=staging
    buried who=1 pile=staging
2520 1 coin:iago [bcf51cc3]
2521 1 wound:lodovico [b79eaab5]
    used-iago who=1 character=lodovico
    wounded who=1 character=lodovico n=1 total=2
2522 1 pass [64ad33b4]
2523 2 reveal [22da4f90]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2524 2 pass [4e338628]
2525 0 reveal [bbb5dde5]
    turned-up-staging who=0 card=take-the-lead
2526 0 play [e351b817]
2527 0 at:2 [9d0ba6f7]
    giving who=0 card=take-the-lead whom=2
2528 2 let [215e1305]
    gave-lead who=0 whom=2
2529 0 pass [5aab3c94]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
2530 0 pass [b068b9e6]
2531 1 pass [f288e6d6]
2532 2 show:exchange [cb72af4c]
2533 2 at:1 [4e9efe16]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2534 2 give:take-the-lead [2d22a032]
    traded who=2 whom=1
2535 2 pass [71024f3a]
2536 0 place:IV.9 [38210695]
2537 1 place:IV.12 [909072d5]
2538 2 place:IV.6 [c4a49adc]
    placed-all
2539 0 pass [5785a8f0]
2540 1 pass [3487e62d]
2541 2 improv [6b099703]
    improvised who=2
2542 2 switch:seize [6d748012]
    switched who=2
2543 2 pass [83c39f54]
2544 0 reveal [d2210342]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2545 0 pass [cc6a5b86]
2546 1 reveal [a550af70]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2547 1 pass [d6091a90]
2548 2 reveal [870ec704]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2549 2 pass [9d12a8ac]
    drew who=2 pile=staging
    scene-began scene=23
2550 0 pass [f3b35820]
2551 1 pass [311fdf07]
2552 2 improv [bb00dbe8]
    improvised who=2
2553 2 bury:take-the-lead [0948be42]
    drew who=2 pile=staging
    buried who=2 pile=staging
2554 2 show:exchange [687994e2]
2555 2 at:0 [8d6283b4]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2556 2 give:villainy [7501bc1e]
    traded who=2 whom=0
2557 2 pass [6aeda187]
2558 0 place:IV.13 [2c375b6d]
2559 1 place:IV.10 [8adfd0ff]
2560 2 place:seize [9fb8d62a]
    placed-all
2561 0 pass [28ea50e3]
2562 1 pass [7f9e6d65]
2563 2 pass [a7eaaa5f]
2564 0 reveal [235f2e96]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2565 0 pass [4974d0ff]
2566 1 reveal [a82c954f]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2567 1 pass [87a1cb0d]
2568 2 reveal [d2239fee]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2569 2 pass [3bddf487]
    drew who=2 pile=staging
    scene-began scene=24
2570 0 pass [e76d93cd]
2571 1 pass [38ddb386]
2572 2 pass [5ce12bb3]
2573 0 place:villainy [8e15c295]
2574 1 place:IV.4 [3d505291]
2575 2 place:IV.7 [bfee5abe]
    placed-all
2576 0 pass [7528505c]
2577 1 pass [443b22e3]
2578 2 pass [95b8d0da]
2579 0 reveal [72451de0]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
2580 2 let [3413322c]
    got-intrigue who=0 n=1
2581 0 pass [d455a191]
2582 1 reveal [44eec529]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2583 1 pass [7b5808d6]
2584 2 improv [b112ed2a]
    improvised who=2
2585 2 bury:villainy [efad23fc]
    drew who=2 pile=staging
    buried who=2 pile=staging
2586 2 reveal [11439fd5]
    turned-up who=2 card=IV.7
    not-next who=2 card=IV.7
2587 2 pass [f21e3b32]
    drew who=0 pile=staging
    scene-began scene=25
2588 0 improv [358386ef]
    improvised who=0
2589 0 bury:seize [dc7fe104]
    drew who=0 pile=staging
    buried who=0 pile=staging
2590 0 pass [19a5b7d3]
2591 1 pass [5ff05dab]
2592 2 pass [5c53ffaf]
2593 0 place:IV.15 [a43d3d59]
2594 1 place:take-the-lead [5a213c1a]
2595 2 place:take-the-lead [29ddb92b]
    placed-all
2596 0 pass [a641bb16]
2597 1 pass [325ad67f]
2598 2 pass [aab6733b]
2599 0 reveal [68ea4a32]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2600 0 pass [bd66e058]
2601 1 reveal [bda2f010]
    turned-up-staging who=1 card=take-the-lead
2602 1 play [a50667ca]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2603 1 pass [f5fa96c1]
2604 2 reveal [c9d15cda]
    turned-up-staging who=2 card=take-the-lead
2605 2 play [0eec5fdd]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
2606 2 pass [554c63cf]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=26
2607 0 pass [b5204be0]
2608 1 pass [b1be096f]
2609 2 pass [54bb4dd4]
2610 0 place:IV.15 [ec8a9267]
2611 1 place:IV.10 [efcbf279]
2612 2 place:IV.6 [5ab0ca89]
    placed-all
2613 0 pass [18b36dea]
2614 1 pass [3df03ef6]
2615 2 pass [03487394]
2616 0 reveal [a1c113ef]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2617 0 pass [426fc588]
2618 1 reveal [7736cb75]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2619 1 pass [6581b427]
2620 2 reveal [7a302f83]
    turned-up who=2 card=IV.6
    not-next who=2 card=IV.6
2621 2 pass [5d192552]
    scene-began scene=27
2622 0 pass [4c2b0095]
2623 1 pass [350d2bc5]
2624 2 pass [9878ad55]
2625 0 place:revive [282686ca]
2626 1 place:IV.4 [1dbb7d64]
2627 2 place:revive [5c645d81]
    placed-all
2628 0 pass [ec7812bc]
2629 1 pass [a86709ba]
2630 2 pass [53221213]
2631 0 reveal [f0db711c]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2632 0 improv [8b0dd324]
    improvised who=0
2633 0 bury:miscue [3aed34d2]
    drew who=0 pile=staging
    buried who=0 pile=staging
2634 0 pass [a5f6fb94]
2635 1 reveal [54865fa6]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2636 1 pass [9589b37c]
2637 2 reveal [6155c4c9]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2638 2 improv [072a98cb]
    improvised who=2
2639 2 bury:miscue [6e56f991]
    drew who=2 pile=staging
    buried who=2 pile=staging
2640 2 pass [5f3c88b5]
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=1
    scene-began scene=28
2641 0 pass [4f2ec664]
2642 1 pass [001f2962]
2643 2 pass [e2d4c25a]
2644 0 place:IV.9 [a85aadc9]
2645 1 place:seize [e3dc5db1]
2646 2 place:IV.7 [5d082fd1]
    placed-all
2647 0 pass [3dd7aa05]
2648 1 pass [e62a9bba]
2649 2 pass [808df1be]
2650 0 reveal [5456ba2d]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2651 0 pass [407e06a8]
2652 1 reveal [fc4d3edc]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2653 1 pass [99d1d5c4]
2654 2 reveal [d58600b9]
    turned-up who=2 card=IV.7
    not-next who=2 card=IV.7
2655 2 pass [c806c10c]
    drew who=1 pile=staging
    scene-began scene=29
2656 0 pass [3608573d]
2657 1 improv [30412c64]
    improvised who=1
2658 1 bury:no-drama [f0ff4a7d]
    drew who=1 pile=staging
    buried who=1 pile=staging
2659 1 show:exchange [f82052ca]
2660 1 at:0 [dbd7aafa]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2661 1 give:take-the-lead [fb4619da]
    traded who=1 whom=0
2662 1 pass [b093ee8d]
2663 2 pass [661c53a4]
2664 0 place:IV.13 [d98a2e37]
2665 1 place:IV.10 [e0baa1a0]
2666 2 place:miscue [706fa6e4]
    placed-all
2667 0 pass [642b0dcb]
2668 1 pass [8d3bfd42]
2669 2 pass [81eed62f]
2670 0 reveal [ab130203]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2671 0 pass [f9c0f615]
2672 1 reveal [d98c98db]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2673 1 pass [f96bb497]
2674 2 reveal [9ee07154]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2675 2 pass [06770a3f]
    drew who=2 pile=staging
    scene-began scene=30
2676 0 pass [6bab9077]
2677 1 pass [867a9204]
2678 2 pass [190646b3]
2679 0 place:IV.9 [00d37753]
2680 1 place:IV.12 [be7fd124]
2681 2 place:take-the-lead [da04811d]
    placed-all
2682 0 pass [ef7be3a8]
2683 1 pass [b84415ba]
2684 2 pass [8fd3bd58]
2685 0 reveal [7fe1ac92]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2686 0 pass [8468ebdc]
2687 1 reveal [809fb451]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2688 1 pass [100ec227]
2689 2 reveal [dec76939]
    turned-up-staging who=2 card=take-the-lead
2690 2 play [725f16ca]
2691 2 at:1 [2d93c141]
    giving who=2 card=take-the-lead whom=1
    gave-lead who=2 whom=1
2692 2 improv [da386a59]
    improvised who=2
2693 2 bury:villainy [9f177326]
    drew who=2 pile=staging
    buried who=2 pile=staging
2694 2 pass [0089ad63]
    drew who=2 pile=staging
    scene-began scene=31
2695 2 pass [6d113e49]
2696 0 pass [abf494ac]
2697 1 pass [dcc5ee16]
2698 0 place:take-the-lead [8b14e989]
2699 1 place:IV.4 [8a1b5715]
2700 2 place:villainy [9d00a12d]
    placed-all
2701 2 pass [4cefe3cd]
2702 0 pass [df37a99c]
2703 1 pass [918fe8da]
2704 2 reveal [3dc74f48]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2705 2 pass [bd1a9895]
2706 0 reveal [cd377180]
    turned-up-staging who=0 card=take-the-lead
2707 0 play [a70bfb7e]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2708 0 pass [4963610b]
2709 1 reveal [0cb72516]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2710 1 pass [91f0de5f]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=32
2711 1 pass [705e51e2]
2712 2 pass [72c730a8]
2713 0 pass [9375da92]
2714 0 place:IV.15 [33994d30]
2715 1 place:IV.8 [b8ef6c2b]
2716 2 place:seize [0ac19e81]
    placed-all
2717 1 pass [a210f9fe]
2718 2 pass [6bae50df]
2719 0 pass [b4dbad2f]
2720 1 reveal [dbc2db96]
    turned-up who=1 card=IV.8
    not-next who=1 card=IV.8
2721 1 pass [0429ac3f]
2722 2 improv [3c307b7f]
    improvised who=2
2723 2 bury:revive [4de35734]
    drew who=2 pile=staging
    buried who=2 pile=staging
2724 2 reveal [e59bf448]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2725 2 pass [c5759fb3]
2726 0 reveal [85c8bbfe]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2727 0 pass [4af6d0bc]
    drew who=2 pile=staging
    scene-began scene=33
2728 1 pass [94b10fea]
2729 2 pass [f02a03a7]
2730 0 pass [e0363a25]
2731 0 place:IV.15 [2cab72f5]
2732 1 place:take-the-lead [244540b3]
2733 2 place:exchange [c6660a89]
    placed-all
2734 1 pass [e24a16e8]
2735 2 show:exchange [384ce5ba]
2736 2 at:0 [34ee488b]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2737 2 give:IV.6 [b5beac39]
    traded who=2 whom=0
2738 2 show:no-drama [08105aca]
    no-drama who=2
    drew who=2 pile=staging
2739 2 pass [62f1904c]
2740 0 pass [8ea0197f]
2741 1 reveal [59847cce]
    turned-up-staging who=1 card=take-the-lead
2742 1 exit [c22a0770]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2743 1 improv [beab0efd]
    improvised who=1
2744 1 bury:revive [345a026a]
    drew who=1 pile=staging
    buried who=1 pile=staging
2745 1 pass [cd2cebcd]
2746 2 show:exchange [f6dad333]
2747 2 at:0 [c37ccfed]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2748 2 give:IV.7 [9fe06c32]
    traded who=2 whom=0
2749 2 reveal [8f1e02af]
    turned-up-staging who=2 card=exchange
2750 2 play [d5df6739]
2751 2 at:1 [d1029d83]
    aimed who=2 card=exchange whom=1
2752 2 give:seize [2b611dcd]
    traded who=2 whom=1
2753 2 show:exchange [d4a19163]
2754 2 at:1 [2fbe2c13]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2755 2 give:IV.3 [8227ca26]
    traded who=2 whom=1
2756 2 pass [a4802fba]
2757 0 reveal [4999a9b9]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2758 0 pass [c5e3b662]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=34
2759 1 pass [a1b0b1e7]
2760 2 pass [1fa665f6]
2761 0 pass [9b2c2926]
2762 0 place:IV.13 [c6d8a6bf]
2763 1 place:IV.10 [6087830a]
2764 2 place:IV.14 [729048a4]
    placed-all
2765 1 pass [4609ac25]
2766 2 pass [39aaa15f]
2767 0 pass [66a66962]
2768 1 reveal [af8b5466]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2769 1 pass [a2ba412d]
2770 2 reveal [e6f9b629]
    turned-up who=2 card=IV.14
    not-next who=2 card=IV.14
2771 2 pass [556afc8c]
2772 0 reveal [36751788]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2773 0 pass [277b12e7]
    scene-began scene=35
2774 1 pass [fbf6de00]
2775 2 pass [53b76fc4]
2776 0 pass [a34bdde3]
2777 0 place:IV.15 [34e56c23]
2778 1 place:seize [caa8f064]
2779 2 place:miscue [022faf43]
    placed-all
2780 1 pass [f350748a]
2781 2 pass [59a39a1a]
2782 0 pass [0e958602]
2783 1 reveal [5b8309ed]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2784 1 show:no-drama [411332ae]
    no-drama who=1
    drew who=1 pile=staging
2785 1 pass [749fadc9]
2786 2 reveal [f89efde5]
    turned-up-staging who=2 card=miscue
2787 2 play [5d539294]
    aimed who=2 card=miscue whom=0
    must-switch whom=0
    drew who=2 pile=staging
2788 0 switch:IV.7 [dba51acd]
    switched who=0
2789 2 place:villainy [0a3176a0]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2790 2 pass [515d0f4c]
2791 0 reveal [ba1effc9]
    turned-up who=0 card=IV.7
    not-next who=0 card=IV.7
2792 0 pass [ebca527c]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=36
2793 1 pass [b4f30a54]
2794 2 improv [5d06e38f]
    improvised who=2
2795 2 bury:revive [fa34f6e0]
    drew who=2 pile=staging
    buried who=2 pile=staging
2796 2 pass [41bd3ffb]
2797 0 pass [5d72bff5]
2798 0 place:miscue [29285e37]
2799 1 place:villainy [34bf94bc]
2800 2 place:revive [7ec4d462]
    placed-all
2801 1 pass [7462ffc0]
2802 2 pass [b6e1ceda]
2803 0 pass [d0b73e4f]
2804 1 reveal [d2bad857]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2805 1 improv [4b174ce8]
    improvised who=1
2806 1 bury:take-the-lead [a84aee7d]
    drew who=1 pile=staging
    buried who=1 pile=staging
2807 1 pass [5f8ea10d]
2808 2 reveal [2dcb01e1]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2809 2 pass [d39d5126]
2810 0 reveal [ae3e54af]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2811 0 pass [b2b6c328]
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=2
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=37
    final-scene
2812 1 pass [980fc14b]
2813 2 pass [c5587033]
2814 0 improv [6258796f]
    improvised who=0
2815 0 bury:take-the-lead [fbebc82d]
    drew who=0 pile=staging
    buried who=0 pile=staging
2816 0 pass [e6a29154]
2817 0 place:IV.7 [d7febe0f]
2818 1 place:IV.3 [2f59e797]
2819 2 place:IV.12 [b76b3fa0]
    placed-all
2820 1 pass [ab9dd145]
2821 2 show:no-drama [cc5077e2]
    no-drama who=2
    drew who=2 pile=staging
2822 2 pass [6a4aa524]
2823 0 pass [18bfd44b]
2824 1 reveal [a338ab52]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    scored who=1 card=IV.3 n=1
    half-curtain
    countdown-again
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2825 1 coin:iago [d474dc77]
2826 1 wound:bianca [889367a0]
    used-iago who=1 character=bianca
    wounded who=1 character=bianca n=2 total=3
2827 1 pass [3dd55e5a]
2828 2 reveal [6f6d0c8d]
    turned-up who=2 card=IV.12
    not-next who=2 card=IV.12
2829 2 pass [af829574]
2830 0 reveal [4a85d5b4]
    turned-up who=0 card=IV.7
    not-next who=0 card=IV.7
2831 0 pass [ec041750]
    drew who=1 pile=staging
    scene-began scene=38
2832 1 show:exchange [396ca8ea]
2833 1 at:0 [9b1741b6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2834 1 give:IV.10 [466aeee8]
    traded who=1 whom=0
2835 1 pass [4a1c0730]
2836 2 pass [03192ba1]
2837 0 show:exchange [55085134]
2838 0 at:2 [7d27ec62]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2839 0 give:IV.13 [8680db2f]
    traded who=0 whom=2
2840 0 pass [1995cc5d]
2841 0 place:IV.7 [736365d9]
2842 1 place:IV.4 [aed86aed]
2843 2 place:IV.14 [32f2e924]
    placed-all
2844 1 pass [76d6015d]
2845 2 pass [96c891b2]
2846 0 pass [03e282db]
2847 1 reveal [39173777]
    turned-up who=1 card=IV.4
2848 1 improv [976de667]
    improvised who=1
2849 1 bury:villainy [6f2f8660]
    drew who=1 pile=staging
    buried who=1 pile=staging
    played who=1 card=IV.4
    scored who=1 card=IV.4 n=1
    got-intrigue who=1 n=2
2850 1 pass [e99d895d]
2851 2 reveal [2ca66b7f]
    turned-up who=2 card=IV.14
    not-next who=2 card=IV.14
2852 2 pass [9a18f517]
2853 0 reveal [0dc472e2]
    turned-up who=0 card=IV.7
    not-next who=0 card=IV.7
2854 0 pass [7da9a5a1]
    drew who=1 pile=staging
    scene-began scene=39
2855 1 pass [6d13f648]
2856 2 pass [edab13cd]
2857 0 pass [8851a021]
2858 0 place:IV.9 [43b8cee2]
2859 1 place:IV.15 [3f7bfaa2]
2860 2 place:IV.13 [7fe15b88]
    placed-all
2861 1 pass [27fdc552]
2862 2 pass [fd5fd4b6]
2863 0 pass [220535b5]
2864 1 improv [f72294d6]
    improvised who=1
2865 1 bury:miscue [c771fc62]
    drew who=1 pile=staging
    buried who=1 pile=staging
2866 1 reveal [f69db023]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2867 1 pass [ac9adb32]
2868 2 reveal [08c77d2e]
    turned-up who=2 card=IV.13
    not-next who=2 card=IV.13
2869 2 pass [62aac94b]
2870 0 reveal [83863cd1]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2871 0 pass [da4ef66a]
    scene-began scene=40
2872 1 improv [daea073f]
    improvised who=1
2873 1 bury:seize [c52f02a4]
    drew who=1 pile=staging
    buried who=1 pile=staging
2874 1 pass [d7648e4d]
2875 2 pass [05e80e2e]
2876 0 pass [35ae2ea4]
2877 0 place:IV.5 [8c4373f9]
2878 1 place:IV.11 [ecdbc430]
2879 2 place:take-the-lead [3ebde7d4]
    placed-all
2880 1 pass [262a1a8c]
2881 2 pass [127e5098]
2882 0 pass [cb6ac927]
2883 1 reveal [48ce1600]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
2884 1 pass [8953079f]
2885 2 reveal [c97815dc]
    turned-up-staging who=2 card=take-the-lead
2886 2 play [36bc9444]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
2887 2 pass [fe793c3f]
2888 0 reveal [6be92223]
    turned-up who=0 card=IV.5
    played who=0 card=IV.5
    scored who=0 card=IV.5 n=1
2889 0 pass [6eb4c527]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=41
2890 0 pass [01cd6efe]
2891 1 pass [b857aea4]
2892 2 pass [623a62a5]
2893 0 place:IV.9 [c04ea18e]
2894 1 place:revive [38590e22]
2895 2 place:seize [03b74d0f]
    placed-all
2896 0 pass [f61968ef]
2897 1 pass [1bebbe46]
2898 2 pass [b2efb3d8]
2899 0 reveal [eb2a49d4]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2900 0 pass [f4ed1b5c]
2901 1 reveal [fbe472f5]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2902 1 pass [914d7081]
2903 2 reveal [d67bc2ea]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2904 2 improv [0374b946]
    improvised who=2
2905 2 bury:seize [ed7be83e]
    drew who=2 pile=staging
    buried who=2 pile=staging
2906 2 pass [e87087dc]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=42
2907 0 pass [b3163e41]
2908 1 show:exchange [8cf4ff64]
2909 1 at:2 [7ed5aa81]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2910 1 give:IV.15 [b6b05e8b]
    traded who=1 whom=2
2911 1 improv [e36c4005]
    improvised who=1
2912 1 bury:exchange [f950cdcb]
    drew who=1 pile=staging
    buried who=1 pile=staging
2913 1 show:exchange [d8eb93a4]
2914 1 at:0 [be2e044c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2915 1 give:take-the-lead [969ce45a]
    traded who=1 whom=0
2916 1 pass [23e63d9a]
2917 2 pass [98819477]
2918 0 place:villainy [40db4105]
2919 1 place:revive [d1754426]
2920 2 place:IV.15 [88cce054]
    placed-all
2921 0 pass [3de2aa36]
2922 1 pass [930588ab]
2923 2 pass [a503de5a]
2924 0 reveal [e1e79762]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2925 0 show:no-drama [2de07146]
    no-drama who=0
    drew who=0 pile=staging
2926 0 pass [390f0962]
2927 1 reveal [63312f32]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2928 1 pass [4c91db6b]
2929 2 reveal [e1112bfb]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
2930 2 pass [ae575b02]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=43
2931 0 pass [1700c5c8]
2932 1 pass [4c56c7a3]
2933 2 pass [7af71506]
2934 0 place:miscue [1c9ad1be]
2935 1 place:take-the-lead [c72d2866]
2936 2 place:IV.8 [c63f1624]
    placed-all
2937 0 pass [b5a4a62a]
2938 1 pass [b02b7ed5]
2939 2 pass [d1519326]
2940 0 reveal [913bcdf2]
    turned-up-staging who=0 card=miscue
2941 0 exit [da99f20d]
    exiting who=0 card=miscue
2942 1 let [4b40ff26]
    got-intrigue who=0 n=1
2943 0 pass [4bef45bc]
2944 1 reveal [f239e838]
    turned-up-staging who=1 card=take-the-lead
2945 1 improv [794191a2]
    improvised who=1
2946 1 bury:seize [6424cb36]
    drew who=1 pile=staging
    buried who=1 pile=staging
2947 1 play [777911a5]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2948 1 pass [089e87b5]
2949 2 reveal [fcb85390]
    turned-up who=2 card=IV.8
    not-next who=2 card=IV.8
2950 2 pass [a42d268a]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=44
2951 2 pass [26bbef6e]
2952 0 pass [f8c45863]
2953 1 pass [dc1f4832]
2954 0 place:IV.6 [89473054]
2955 1 place:villainy [4052e805]
2956 2 place:seize [66202e04]
    placed-all
2957 2 pass [a93d7e78]
2958 0 pass [32d5bc8c]
2959 1 pass [6cb79a02]
2960 2 reveal [cce43c13]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2961 2 pass [1844f5e8]
2962 0 reveal [12391737]
    turned-up who=0 card=IV.6
2963 0 improv [a1334a77]
    improvised who=0
2964 0 bury:take-the-lead [f5959248]
    drew who=0 pile=staging
    buried who=0 pile=staging
    played who=0 card=IV.6
    scored who=0 card=IV.6 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2965 0 pass [9d0ad277]
2966 1 reveal [86771042]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2967 1 improv [c73821c4]
    improvised who=1
2968 1 bury:seize [b944a643]
    drew who=1 pile=staging
    buried who=1 pile=staging
2969 1 pass [50b0fc31]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=45
2970 2 pass [e0a9917e]
2971 0 pass [5b51ea61]
2972 1 pass [fbe7f082]
2973 0 place:exchange [2b676fb5]
2974 1 place:IV.11 [4954c161]
2975 2 place:IV.8 [f12f479e]
    placed-all
2976 2 pass [e6e0ab50]
2977 0 improv [cfe834e1]
    improvised who=0
2978 0 switch:IV.9 [7ad90a47]
    switched who=0
2979 0 show:exchange [9a13a09b]
2980 0 at:1 [26ee3e80]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2981 0 give:IV.10 [aec50c1a]
    traded who=0 whom=1
2982 0 show:exchange [8acf3400]
2983 0 at:1 [d2312bd4]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2984 0 give:IV.12 [d934f4c5]
    traded who=0 whom=1
2985 0 pass [d658595f]
2986 1 pass [0a62e5b5]
2987 2 show:no-drama [c0b68eec]
    no-drama who=2
    drew who=2 pile=staging
2988 2 reveal [66413a5d]
    turned-up who=2 card=IV.8
    not-next who=2 card=IV.8
2989 2 pass [eefcddb1]
2990 0 reveal [b045362c]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2991 0 coin:iago [242dede2]
2992 0 wound:desdemona [9535d3fb]
    used-iago who=0 character=desdemona
    wounded who=0 character=desdemona n=2 total=5
2993 0 pass [dd6d145f]
2994 1 reveal [ec999476]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
2995 1 pass [8ed40d06]
    scene-began scene=46
2996 2 pass [bb2d40d9]
2997 0 pass [c240af7f]
2998 1 pass [5e2d9f1a]
2999 0 place:IV.7 [c8b970d4]
3000 1 place:miscue [e4a58862]
3001 2 place:miscue [ffc86f36]
    placed-all
3002 2 pass [d17f99f0]
3003 0 show:exchange [0b4d07e9]
3004 0 at:2 [7e4a0072]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
3005 0 give:take-the-lead [1026b02a]
    traded who=0 whom=2
3006 0 pass [342d8112]
3007 1 pass [e5bc87c1]
3008 2 reveal [b5e2f865]
    turned-up-staging who=2 card=miscue
3009 2 exit [b2d496c1]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3010 2 pass [018d5a9d]
3011 0 reveal [9ef28eb8]
    turned-up who=0 card=IV.7
    played who=0 card=IV.7
    scored who=0 card=IV.7 n=1
    wounded who=0 character=desdemona n=3 total=5
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
3012 0 improv [3a4b35f0]
    improvised who=0
3013 0 bury:seize [804b40af]
    drew who=0 pile=staging
    buried who=0 pile=staging
3014 0 coin:othello [0a114b23]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
3015 0 pass [3675f146]
3016 1 reveal [c243bfce]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
3017 1 improv [5ce1bf9f]
    improvised who=1
3018 1 bury:seize [8939988e]
    drew who=1 pile=staging
    buried who=1 pile=staging
3019 1 pass [6321ca82]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=47
3020 1 pass [02a274dc]
3021 2 pass [9365283e]
3022 0 pass [2ae578d3]
3023 0 place:seize [7c7674ea]
3024 1 place:no-drama [a14d8f4f]
3025 2 place:take-the-lead [aac9ca5e]
    placed-all
3026 1 pass [fe48d0c9]
3027 2 improv [62235015]
    improvised who=2
3028 2 switch:IV.13 [066607e6]
    switched who=2
3029 2 pass [82af9814]
3030 0 pass [2fdfc2a6]
3031 1 reveal [05e152be]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
3032 1 pass [01d2787e]
3033 2 reveal [b4231471]
    turned-up who=2 card=IV.13
    not-next who=2 card=IV.13
3034 2 pass [0a4c4319]
3035 0 reveal [e5452764]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3036 0 improv [5145d84b]
    improvised who=0
3037 0 bury:villainy [b2bb1a77]
    drew who=0 pile=staging
    buried who=0 pile=staging
3038 0 pass [d0859c48]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=48
3039 1 improv [ca9c2509]
    improvised who=1
3040 1 bury:take-the-lead [5ca0a1be]
    drew who=1 pile=staging
    buried who=1 pile=staging
3041 1 pass [2f7bf42b]
3042 2 show:exchange [f1d70c96]
3043 2 at:1 [24b7fa2b]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
3044 2 give:seize [843cb17d]
    traded who=2 whom=1
3045 2 pass [4e13c6c7]
3046 0 show:exchange [01a2785e]
3047 0 at:1 [03c2fe3a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3048 0 give:revive [3e2e8367]
    traded who=0 whom=1
3049 0 pass [5437f7a6]
3050 0 place:IV.9 [45da42bb]
3051 1 place:take-the-lead [a14b35c0]
3052 2 place:take-the-lead [555ccb9c]
    placed-all
3053 1 pass [210cea11]
3054 2 pass [4c01ef6d]
3055 0 pass [6c1e389b]
3056 1 reveal [f091a093]
    turned-up-staging who=1 card=take-the-lead
3057 1 exit [6508cd9e]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3058 1 pass [5ba64231]
3059 2 reveal [dd0ab35c]
    turned-up-staging who=2 card=take-the-lead
3060 2 exit [c05511ce]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
3061 2 pass [cbb70431]
3062 0 reveal [23031f78]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
3063 0 pass [605077c0]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=49
3064 1 improv [590ed664]
    improvised who=1
3065 1 bury:no-drama [ae6d9f26]
    drew who=1 pile=staging
    buried who=1 pile=staging
3066 1 pass [74708ab5]
3067 2 pass [9b1f94cb]
3068 0 pass [fc84a4c0]
3069 0 place:seize [13104ff7]
3070 1 place:villainy [b50f1f3b]
3071 2 place:IV.13 [2778e85a]
    placed-all
3072 1 pass [e42d9643]
3073 2 improv [04fb94fa]
    improvised who=2
3074 2 switch:IV.15 [032faec5]
    switched who=2
3075 2 pass [9c4bfc4a]
3076 0 pass [a4425de9]
3077 1 reveal [f8aa75a9]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3078 1 pass [34deb3db]
3079 2 reveal [139b0227]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
3080 2 pass [65e50ddf]
3081 0 reveal [abc358e7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3082 0 pass [1b400003]
    drew who=0 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    drew who=1 pile=staging
    scene-began scene=50
3083 1 pass [67486c7e]
3084 2 pass [6f9a98c9]
3085 0 improv [ea852774]
    improvised who=0
3086 0 bury:no-drama [148d9ab3]
    drew who=0 pile=staging
    buried who=0 pile=staging
3087 0 pass [1e076af0]
3088 0 place:IV.9 [5649d458]
3089 1 place:seize [b52ec49b]
3090 2 place:revive [9feb4bda]
    placed-all
3091 1 improv [88b7ff14]
    improvised who=1
3092 1 switch:seize [e943a153]
    switched who=1
3093 1 pass [247a7923]
3094 2 pass [8bbafdab]
3095 0 pass [f044785e]
3096 1 reveal [05aa109f]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3097 1 pass [ca867afa]
3098 2 reveal [8a1459f0]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
3099 2 improv [5e6b2b55]
    improvised who=2
3100 2 bury:revive [befef3c3]
    drew who=2 pile=staging
    buried who=2 pile=staging
3101 2 pass [8452090b]
3102 0 show:exchange [36b0eb41]
3103 0 at:1 [b1154b14]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3104 1 let [7a987cf4]
3105 0 give:take-the-lead [1a331a48]
    traded who=0 whom=1
3106 0 reveal [c929dc4a]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
3107 0 show:exchange [d9bd9a33]
3108 0 at:1 [59a2c1af]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3109 1 let [0cbf7b03]
3110 0 give:villainy [637cb24b]
    traded who=0 whom=1
3111 0 pass [bb9f1362]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=51
3112 1 show:no-drama [ca00242e]
    no-drama who=1
    drew who=1 pile=staging
3113 1 pass [1df72913]
3114 2 pass [195dccd6]
3115 0 pass [2547b923]
3116 0 place:take-the-lead [64dfde55]
3117 1 place:IV.11 [0f08c6ca]
3118 2 place:IV.15 [f1ce48d5]
    placed-all
3119 1 pass [a06c94df]
3120 2 pass [d600da1c]
3121 0 pass [59334149]
3122 1 reveal [17ed0002]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
3123 1 pass [d8ae604f]
3124 2 reveal [6a09fad7]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
3125 2 pass [f2073501]
3126 0 reveal [0dca844d]
    turned-up-staging who=0 card=take-the-lead
3127 0 play [91a3a45b]
    giving who=0 card=take-the-lead whom=2
    gave-lead who=0 whom=2
3128 0 pass [bfb6497d]
    drew who=0 pile=staging
    scene-began scene=52
3129 0 show:exchange [053a6c03]
3130 0 at:1 [66ca35fd]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3131 0 give:take-the-lead [bbe73312]
    traded who=0 whom=1
3132 0 pass [053db672]
3133 1 pass [ce025b65]
3134 2 pass [df5c1ea1]
3135 0 place:seize [77491c53]
3136 1 place:villainy [10264621]
3137 2 place:take-the-lead [1b1c6bc3]
    placed-all
3138 0 pass [30ec9a0f]
3139 1 pass [3005dcc7]
3140 2 pass [6dc88896]
3141 0 show:exchange [7c679276]
3142 0 at:1 [0940afc6]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3143 0 give:IV.8 [36cf5d5a]
    traded who=0 whom=1
3144 0 show:exchange [290f7305]
3145 0 at:1 [fa4a3458]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3146 0 give:IV.10 [f1ec4d1d]
    traded who=0 whom=1
3147 0 reveal [f3910260]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3148 0 pass [fd508eda]
3149 1 reveal [0a2ded1e]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3150 1 pass [7937ae88]
3151 2 reveal [c9fc8b41]
    turned-up-staging who=2 card=take-the-lead
3152 2 play [12846e4e]
3153 2 at:1 [224827fa]
    giving who=2 card=take-the-lead whom=1
3154 1 let [3bf1860d]
    gave-lead who=2 whom=1
3155 2 pass [f9ed5feb]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=53
3156 2 pass [5290ff07]
3157 0 pass [5a096419]
3158 1 improv [629edb7d]
    improvised who=1
3159 1 bury:take-the-lead [cd609e41]
    drew who=1 pile=staging
    buried who=1 pile=staging
3160 1 pass [92653882]
3161 0 place:seize [45757479]
3162 1 place:revive [912ea94f]
3163 2 place:IV.15 [0eac590a]
    placed-all
3164 2 pass [74bf40ba]
3165 0 show:no-drama [0a4912b2]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    final-scene
3166 0 pass [6ef29ad5]
3167 1 pass [75966ebb]
3168 2 reveal [9adf9c76]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
3169 2 pass [8bdb1c9b]
3170 0 reveal [f7604d1e]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3171 0 improv [0452ebb1]
    improvised who=0
3172 0 bury:take-the-lead [c85e9bcd]
    drew who=0 pile=staging
    buried who=0 pile=staging
3173 0 pass [468ab481]
3174 1 reveal [cb41a711]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3175 1 pass [1652d22d]
    act-ran-out act=IV
    tallied who=0 n=22
    tallied who=1 n=9
    tallied who=2 n=6
    lead-cast who=2
3176 2 discard:no-drama [c8f7a774]
    discarded who=2 card=no-drama
3177 2 discard:villainy [d393b2bd]
    discarded who=2 card=villainy
3178 0 discard:exchange [07849da4]
    discarded who=0 card=exchange
    dealt who=2 n=6 total=9
    dealt who=0 n=5 total=9
    dealt who=1 n=5 total=9
    act-began act=V who=2
    scene-began scene=1
3179 0 pass [ba52e2fe]
3180 1 pass [dbd5fa26]
3181 2 pass [4792a053]
3182 0 place:miscue [6eabca23]
3183 1 place:take-the-lead [aeea1712]
3184 2 place:V.16 [78507563]
    placed-all
3185 0 pass [a7057d02]
3186 1 improv [fb3770a8]
    improvised who=1
3187 1 switch:V.5 [fa4c827e]
    switched who=1
3188 1 pass [c941882f]
3189 2 pass [84a6c04b]
3190 0 reveal [e4edae95]
    turned-up-staging who=0 card=miscue
3191 0 exit [ccba977a]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
3192 0 pass [42b7e66a]
3193 1 reveal [a789a80d]
    turned-up who=1 card=V.5
    not-next who=1 card=V.5
3194 1 pass [e6da85e5]
3195 2 reveal [a9ed119a]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3196 2 pass [4ab8bf1c]
    drew who=0 pile=staging
    scene-began scene=2
3197 0 pass [b7cd6f51]
3198 1 pass [724ef599]
3199 2 pass [02f3b8d8]
3200 0 place:V.8 [95456641]
3201 1 place:V.5 [8597fbbe]
3202 2 place:V.14 [ae5e118c]
    placed-all
3203 0 pass [80c13e1e]
3204 1 pass [2ecdbb09]
3205 2 pass [05b09282]
3206 0 improv [9bc4625d]
    improvised who=0
3207 0 bury:take-the-lead [0d66ba66]
    drew who=0 pile=staging
    buried who=0 pile=staging
3208 0 reveal [6b0e0ba4]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3209 0 show:exchange [048c3568]
3210 0 at:1 [de602a15]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3211 0 give:seize [410c124a]
    traded who=0 whom=1
3212 0 pass [e60e6eb2]
3213 1 reveal [44d197b2]
    turned-up who=1 card=V.5
    not-next who=1 card=V.5
3214 1 pass [a42491c3]
3215 2 reveal [867a2eab]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3216 2 pass [ef211e0b]
    scene-began scene=3
3217 0 pass [ae7be4eb]
3218 1 pass [e7d49289]
3219 2 pass [639ec04f]
3220 0 place:V.12 [78a35c92]
3221 1 place:V.1 [043ce7df]
3222 2 place:V.16 [0448edeb]
    placed-all
3223 0 pass [0dd69db5]
3224 1 pass [f760f6d8]
3225 2 pass [fdad8bb1]
3226 0 reveal [606e1e1d]
    turned-up who=0 card=V.12
    not-next who=0 card=V.12
3227 0 pass [2987448c]
3228 1 reveal [dce6415c]
    turned-up who=1 card=V.1
    played who=1 card=V.1
    scored who=1 card=V.1 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
3229 1 pass [777041bb]
3230 2 reveal [f0740dfa]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3231 2 pass [64c46010]
    drew who=1 pile=staging
    scene-began scene=4
3232 0 pass [6c9748e9]
3233 1 show:exchange [f716592c]
3234 1 at:2 [c09ba3cc]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3235 1 give:V.5 [dc7b322e]
    traded who=1 whom=2
3236 1 pass [47e20597]
3237 2 pass [62be0571]
3238 0 place:V.4 [eda1fbb3]
3239 1 place:V.13 [f2a0bd5b]
3240 2 place:V.7 [d15cf153]
    placed-all
3241 0 pass [811ad0db]
3242 1 pass [0e7b6aba]
3243 2 pass [aa1faeda]
3244 0 reveal [03d634bc]
    turned-up who=0 card=V.4
    not-next who=0 card=V.4
3245 0 pass [326cd56d]
3246 1 show:exchange [5dc42592]
3247 1 at:0 [7fd05cc6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3248 1 give:miscue [7a51f1b9]
    traded who=1 whom=0
3249 1 improv [27118da4]
    improvised who=1
3250 1 bury:revive [dc2bdc17]
    drew who=1 pile=staging
    buried who=1 pile=staging
3251 1 coin:iago [c2819cca]
3252 1 wound:bianca [66846c37]
    used-iago who=1 character=bianca
    wounded who=1 character=bianca n=3 total=3
    died character=bianca
    took-wounds who=1 n=3
3253 1 reveal [b3bfc002]
    turned-up who=1 card=V.13
    not-next who=1 card=V.13
3254 1 pass [d68b66dc]
3255 2 reveal [e267c59f]
    turned-up who=2 card=V.7
    not-next who=2 card=V.7
3256 2 pass [e900a9a9]
    scene-began scene=5
3257 0 pass [f809dc85]
3258 1 pass [2a36775f]
3259 2 pass [ca0e7e19]
3260 0 place:V.10 [c2a13a96]
3261 1 place:V.13 [4f040aba]
3262 2 place:V.15 [50d5b234]
    placed-all
3263 0 pass [c0f84a80]
3264 1 pass [2d1a51ed]
3265 2 pass [3a81ed1e]
3266 0 reveal [e65fa3d1]
    turned-up who=0 card=V.10
    not-next who=0 card=V.10
3267 0 pass [b3913090]
3268 1 reveal [0b262635]
    turned-up who=1 card=V.13
    not-next who=1 card=V.13
3269 1 pass [922001cc]
3270 2 reveal [637fbc36]
    turned-up who=2 card=V.15
    not-next who=2 card=V.15
3271 2 pass [87db083a]
    scene-began scene=6
3272 0 pass [0d1345b4]
3273 1 pass [15ae6710]
3274 2 pass [180e5bee]
3275 0 place:V.8 [c2102f11]
3276 1 place:seize [9794446c]
3277 2 place:V.14 [e1c320c5]
    placed-all
3278 0 pass [f8fe39e4]
3279 1 pass [5e545353]
3280 2 pass [460da4c1]
3281 0 reveal [d5bec635]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3282 0 pass [b053cd60]
3283 1 reveal [5e9d5b80]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3284 1 improv [f1a464ca]
    improvised who=1
3285 1 bury:seize [d6655061]
    drew who=1 pile=staging
    buried who=1 pile=staging
3286 1 pass [bad75be5]
3287 2 reveal [42f07a3e]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3288 2 pass [9548db7e]
    drew who=1 pile=staging
    scene-began scene=7
3289 0 pass [8d8ed83b]
3290 1 pass [df3821d2]
3291 2 pass [1fa48fff]
3292 0 place:no-drama [546d4ef2]
3293 1 place:seize [d7f79bf6]
3294 2 place:miscue [f831fc61]
    placed-all
3295 0 pass [4f8fcbd1]
3296 1 pass [bf271782]
3297 2 pass [5ab33656]
3298 0 reveal [f63ffa4b]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
3299 0 improv [61fbc7ba]
    improvised who=0
3300 0 bury:take-the-lead [ff19905f]
    drew who=0 pile=staging
    buried who=0 pile=staging
3301 0 pass [6a439746]
3302 1 reveal [2ed2dc89]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3303 1 improv [25c5b634]
    improvised who=1
3304 1 bury:villainy [d6576f2c]
    drew who=1 pile=staging
    buried who=1 pile=staging
3305 1 pass [75c3c3e6]
3306 2 reveal [0713267b]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3307 2 pass [0436ca8e]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=8
3308 0 pass [d06d1dc9]
3309 1 pass [1b4c1537]
3310 2 pass [7edfd69a]
3311 0 place:V.8 [fcfe4d97]
3312 1 place:take-the-lead [2aa87486]
3313 2 place:V.14 [745f7ff3]
    placed-all
3314 0 pass [b78f7f78]
3315 1 pass [e2b14238]
3316 2 pass [179af78e]
3317 0 show:exchange [e7ed05f7]
3318 0 at:2 [9c6c6879]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
3319 2 let [588bcc23]
3320 0 give:V.9 [46a5c529]
    traded who=0 whom=2
3321 0 reveal [cb790b59]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3322 0 pass [1335cbcf]
3323 1 reveal [9c473014]
    turned-up-staging who=1 card=take-the-lead
3324 1 exit [a8cc8e27]
    exiting who=1 card=take-the-lead
3325 2 let [58459b9e]
    got-intrigue who=1 n=1
3326 1 pass [4aee7bc0]
3327 2 reveal [019c1c1e]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3328 2 pass [5d3e2383]
    drew who=1 pile=staging
    scene-began scene=9
3329 0 pass [d5b3bd24]
3330 1 pass [3b400b64]
3331 2 improv [c4bbbaff]
    improvised who=2
3332 2 bury:take-the-lead [f757a8e0]
    drew who=2 pile=staging
    buried who=2 pile=staging
3333 2 pass [e0857f19]
3334 0 place:miscue [ec1d50ab]
3335 1 place:V.4 [5dfb36b5]
3336 2 place:V.3 [3d8ceae8]
    placed-all
3337 0 pass [b4589e12]
3338 1 improv [6e32411b]
    improvised who=1
3339 1 switch:V.2 [286f03ee]
    switched who=1
3340 1 pass [05972440]
3341 2 pass [85d62ee0]
3342 0 reveal [2f5ca2f6]
    turned-up-staging who=0 card=miscue
3343 0 play [c371e708]
3344 0 at:2 [c2d183e3]
    aimed who=0 card=miscue whom=2
    must-switch whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
3345 2 switch:V.6 [05b22410]
    switched who=2
3346 0 place:take-the-lead [4ab1c77b]
    turned-up-staging who=0 card=take-the-lead
3347 0 play [0cbcbf52]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
3348 0 pass [7b58f512]
3349 1 reveal [86a41e67]
    turned-up who=1 card=V.2
    played who=1 card=V.2
    scored who=1 card=V.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
3350 1 pass [7a77d1e1]
3351 2 reveal [9dfb0abf]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3352 2 pass [bb24ec85]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=10
3353 1 pass [e6c341a8]
3354 2 pass [42df220e]
3355 0 pass [aab98f48]
3356 0 place:take-the-lead [02fe0ba0]
3357 1 place:take-the-lead [93ad4969]
3358 2 place:V.15 [b7a8b534]
    placed-all
3359 1 pass [2b64d7dd]
3360 2 pass [2e030b8a]
3361 0 pass [ff3434ee]
3362 1 coin:iago [fdcabfca]
3363 1 wound:roderigo [14240e17]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=2 total=4
3364 1 improv [6434aa2f]
    improvised who=1
3365 1 bury:take-the-lead [d1a2adbc]
    drew who=1 pile=staging
    buried who=1 pile=staging
3366 1 reveal [770f2866]
    turned-up-staging who=1 card=take-the-lead
3367 1 exit [6becc536]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3368 1 show:exchange [0e579124]
3369 1 at:2 [c79cccf3]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3370 1 give:V.13 [90ed58b8]
    traded who=1 whom=2
3371 1 pass [8a0f0823]
3372 2 reveal [440297be]
    turned-up who=2 card=V.15
    not-next who=2 card=V.15
3373 2 pass [c731e8da]
3374 0 reveal [f6e7f533]
    turned-up-staging who=0 card=take-the-lead
3375 0 exit [dc87cf16]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
3376 0 improv [4e52c86c]
    improvised who=0
3377 0 bury:seize [315b6c94]
    drew who=0 pile=staging
    buried who=0 pile=staging
3378 0 pass [f22fa070]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=11
3379 1 improv [e7747ad9]
    improvised who=1
3380 1 bury:seize [4bb2c320]
    drew who=1 pile=staging
    buried who=1 pile=staging
3381 1 pass [f32d1a41]
3382 2 pass [394b190a]
3383 0 pass [c0412810]
3384 0 place:villainy [cf8c3ff3]
3385 1 place:seize [5bb9d485]
3386 2 place:V.16 [80b31390]
    placed-all
3387 1 pass [437b8719]
3388 2 pass [fecc8ff7]
3389 0 pass [8f2d29c9]
3390 1 reveal [456ac393]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3391 1 show:no-drama [79b1b842]
    no-drama who=1
    drew who=1 pile=staging
3392 1 pass [4d35a144]
3393 2 reveal [324f704b]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3394 2 pass [2a77a780]
3395 0 reveal [5a8a4710]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3396 0 improv [4c3621f9]
    improvised who=0
3397 0 bury:take-the-lead [0db3012b]
    drew who=0 pile=staging
    buried who=0 pile=staging
3398 0 pass [e26d68c0]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
3399 1 pass [78a5d3e8]
3400 2 pass [18e8f026]
3401 0 show:exchange [23850d4d]
3402 0 at:1 [1980ee39]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3403 0 give:V.10 [d12c37be]
    traded who=0 whom=1
3404 0 show:exchange [95fd1183]
3405 0 at:1 [6e86bf8a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3406 0 give:seize [f310bb91]
    traded who=0 whom=1
3407 0 show:exchange [11090ddb]
3408 0 at:1 [8b32ff5e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3409 0 give:no-drama [d408a8fd]
    traded who=0 whom=1
3410 0 show:exchange [a68e40c5]
3411 0 at:1 [a3cba73e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3412 0 give:seize [aca7ab2f]
    traded who=0 whom=1
3413 0 pass [fcd5936f]
3414 0 place:revive [78ad4111]
3415 1 place:no-drama [d04b3ed2]
3416 2 place:V.14 [0c12a512]
    placed-all
3417 1 pass [8fa40d43]
3418 2 pass [f9a3f724]
3419 0 pass [db749eee]
3420 1 reveal [ff8a38d6]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
3421 1 pass [e590fe54]
3422 2 reveal [3c5f7154]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3423 2 pass [d12be95b]
3424 0 reveal [130fec1c]
    turned-up-staging who=0 card=revive
3425 0 exit [34815bdf]
    exiting who=0 card=revive
    got-intrigue who=0 n=1
3426 0 show:no-drama [e17a2838]
    no-drama who=0
    drew who=0 pile=staging
3427 0 pass [622f22c4]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=13
3428 1 pass [d505ee00]
3429 2 pass [5c064194]
3430 0 pass [64ee00c2]
3431 0 place:V.11 [a125ed9b]
3432 1 place:revive [894d5efa]
3433 2 place:V.15 [3b435a1b]
    placed-all
3434 1 pass [53ffe04e]
3435 2 pass [a6dcdaad]
3436 0 pass [f08988c6]
3437 1 reveal [83f264cc]
    turned-up-staging who=1 card=revive
3438 1 exit [49b111d2]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3439 1 improv [d5cf0732]
    improvised who=1
3440 1 bury:miscue [cb6fe1fb]
    drew who=1 pile=staging
    buried who=1 pile=staging
3441 1 pass [d3287713]
3442 2 reveal [1fcd68bc]
    turned-up who=2 card=V.15
    not-next who=2 card=V.15
3443 2 pass [aca5d8f0]
3444 0 reveal [9c54e123]
    turned-up who=0 card=V.11
    not-next who=0 card=V.11
3445 0 pass [7a6a1bf8]
    drew who=1 pile=staging
    scene-began scene=14
3446 1 pass [27f501dc]
3447 2 pass [1c6d2081]
3448 0 pass [bcdba0d1]
3449 0 place:take-the-lead [3ef5b222]
3450 1 place:V.9 [173419be]
3451 2 place:V.14 [2a60de38]
    placed-all
3452 1 pass [e51034e3]
3453 2 pass [5afda1ff]
3454 0 pass [3f93bf14]
3455 1 improv [4f744ab3]
    improvised who=1
3456 1 bury:revive [3171e5a5]
    drew who=1 pile=staging
    buried who=1 pile=staging
3457 1 reveal [94d63c72]
    turned-up who=1 card=V.9
    not-next who=1 card=V.9
3458 1 pass [97d956b3]
3459 2 reveal [8aa9063f]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3460 2 pass [10c60a17]
3461 0 reveal [d37eb747]
    turned-up-staging who=0 card=take-the-lead
3462 0 play [67f929f7]
3463 0 at:2 [dc9b398a]
    giving who=0 card=take-the-lead whom=2
    gave-lead who=0 whom=2
3464 0 pass [f2e4a704]
    drew who=0 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    scene-began scene=15
3465 0 pass [d70e49fd]
3466 1 pass [87b41ec2]
3467 2 pass [7aaaa660]
3468 0 place:revive [653c4a93]
3469 1 place:V.9 [528fd7a4]
3470 2 place:V.16 [284370bf]
    placed-all
3471 0 pass [2766b907]
3472 1 pass [01928370]
3473 2 pass [c0540711]
3474 0 reveal [6ddc5d40]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
3475 0 pass [a17bba2c]
3476 1 reveal [ed5a2c97]
    turned-up who=1 card=V.9
    not-next who=1 card=V.9
3477 1 pass [41aaf628]
3478 2 reveal [4061981c]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3479 2 pass [149affaa]
    drew who=0 pile=staging
    scene-began scene=16
3480 0 show:exchange [138e5543]
3481 0 at:1 [c40a55cc]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3482 0 give:miscue [c429f9de]
    traded who=0 whom=1
3483 0 show:no-drama [aa90cc92]
    no-drama who=0
    drew who=0 pile=staging
3484 0 pass [533b34cc]
3485 1 pass [8dd72482]
3486 2 pass [18f43d39]
3487 0 place:take-the-lead [000a43c9]
3488 1 place:take-the-lead [2e6baa4e]
3489 2 place:V.3 [c7e34489]
    placed-all
3490 0 pass [aa688ac2]
3491 1 pass [4968953c]
3492 2 pass [5ce5a87f]
3493 0 reveal [e0dc9732]
    turned-up-staging who=0 card=take-the-lead
3494 0 play [ca42ee7e]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
3495 0 pass [80dd58d5]
3496 1 reveal [b8395ff5]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3497 1 pass [e4c51888]
3498 2 reveal [86064f27]
    turned-up who=2 card=V.3
    played who=2 card=V.3
    scored who=2 card=V.3 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
3499 2 coin:roderigo [3dedbf4b]
    used-coin-at who=2 coin=roderigo whom=1
3500 1 let [78866fc0]
3501 2 give:V.15 [1a8b7270]
    traded who=2 whom=1
3502 2 pass [4c10d378]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=17
3503 1 improv [d17c375d]
    improvised who=1
3504 1 bury:seize [8dcd3198]
    drew who=1 pile=staging
    buried who=1 pile=staging
3505 1 pass [7150f29a]
3506 2 show:exchange [97c63553]
3507 2 at:1 [3978098f]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
3508 2 give:V.13 [18098a55]
    traded who=2 whom=1
3509 2 improv [dddf263a]
    improvised who=2
3510 2 bury:take-the-lead [73d3e49b]
    drew who=2 pile=staging
    buried who=2 pile=staging
3511 2 pass [da40038c]
3512 0 pass [b95c24d1]
3513 0 place:V.11 [1280493c]
3514 1 place:take-the-lead [cf0f293f]
3515 2 place:no-drama [15b4d8a5]
    placed-all
3516 1 pass [88994ca2]
3517 2 pass [f5ceb990]
3518 0 pass [6c63148b]
3519 1 reveal [0bb7fd38]
    turned-up-staging who=1 card=take-the-lead
3520 1 play [ad1e871d]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
3521 1 pass [fa4c05a7]
3522 2 reveal [28274661]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
3523 2 pass [a8f34fbd]
3524 0 reveal [b7054575]
    turned-up who=0 card=V.11
    not-next who=0 card=V.11
3525 0 pass [879f3997]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
3526 2 improv [db8d1a8e]
    improvised who=2
3527 2 bury:seize [a9ff3289]
    drew who=2 pile=staging
    buried who=2 pile=staging
3528 2 pass [a1db2830]
3529 0 pass [5a1b5260]
3530 1 show:exchange [9ce58de5]
3531 1 at:0 [3828961e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3532 1 give:V.15 [9598e3c5]
    traded who=1 whom=0
3533 1 pass [8e31155d]
3534 0 place:V.8 [a36de77c]
3535 1 place:miscue [6e69f568]
3536 2 place:V.6 [33a96d6e]
    placed-all
3537 2 pass [a4efa189]
3538 0 pass [3e6fbaf0]
3539 1 pass [cccd5977]
3540 2 reveal [20f4988d]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3541 2 pass [60627d21]
3542 0 reveal [e6aeb877]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3543 0 pass [876a8042]
3544 1 show:exchange [5b97eb23]
3545 1 at:2 [ea39ff43]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3546 1 give:seize [db58fb66]
    traded who=1 whom=2
3547 1 reveal [e51f9477]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
3548 1 improv [a95658c4]
    improvised who=1
3549 1 bury:miscue [9cbc9876]
    drew who=1 pile=staging
    buried who=1 pile=staging
3550 1 pass [1d159137]
    drew who=1 pile=staging
    scene-began scene=19
3551 2 pass [06c802c8]
3552 0 pass [b8487532]
3553 1 pass [7392e496]
3554 0 place:take-the-lead [58278c2a]
3555 1 place:take-the-lead [66682241]
3556 2 place:seize [5d05c78e]
    placed-all
3557 2 pass [5ca7c94c]
3558 0 pass [3cf18862]
3559 1 show:exchange [4692db6a]
3560 1 at:2 [aae6c110]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3561 1 give:V.9 [eca98e3e]
    traded who=1 whom=2
3562 1 pass [49f05034]
3563 2 reveal [771e2f24]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
3564 2 improv [84ab4826]
    improvised who=2
3565 2 bury:villainy [0e692e98]
    drew who=2 pile=staging
    buried who=2 pile=staging
3566 2 pass [a5e4e255]
3567 0 reveal [b9ffa32f]
    turned-up-staging who=0 card=take-the-lead
3568 0 play [2112f1e1]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
3569 0 pass [b9f377b0]
3570 1 reveal [7eacb4ea]
    turned-up-staging who=1 card=take-the-lead
3571 1 play [9035a80b]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
3572 1 pass [96088851]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    scene-began scene=20
3573 2 pass [f57585ef]
3574 0 pass [96bb3921]
3575 1 pass [ad1dd9fc]
3576 0 place:revive [7f4cd696]
3577 1 place:V.7 [4a7aff55]
3578 2 place:take-the-lead [962c739e]
    placed-all
3579 2 pass [6bcb5a1b]
3580 0 pass [26a9e47f]
3581 1 pass [d02623aa]
3582 2 reveal [0c25a0b4]
    turned-up-staging who=2 card=take-the-lead
3583 2 play [a305c568]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
3584 2 pass [a8a66f24]
3585 0 reveal [c74a5507]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
3586 0 pass [4f4fd50d]
3587 1 reveal [3cc24ef1]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
3588 1 pass [50cf7233]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=21
3589 0 pass [786151fe]
3590 1 pass [0a378617]
3591 2 show:exchange [29126c3f]
3592 2 at:0 [89c39a42]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
3593 0 let [7d810e94]
3594 2 give:V.9 [5a9aafaa]
    traded who=2 whom=0
3595 2 pass [36d7743b]
3596 0 place:V.8 [6aec7337]
3597 1 place:revive [b26ef6f6]
3598 2 place:V.14 [a8b2f33f]
    placed-all
3599 0 improv [55d896ee]
    improvised who=0
3600 0 switch:V.11 [eb36f6d0]
    switched who=0
3601 0 pass [0bf5b075]
3602 1 pass [60d2e8f5]
3603 2 pass [2c57ed94]
3604 0 reveal [434afea2]
    turned-up who=0 card=V.11
    not-next who=0 card=V.11
3605 0 pass [7ff7ca6a]
3606 1 reveal [48e540d0]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3607 1 show:no-drama [9e3ad91f]
    no-drama who=1
    drew who=1 pile=staging
3608 1 pass [fdffd245]
3609 2 reveal [944572f8]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3610 2 pass [5f58f6d7]
    drew who=1 pile=staging
    scene-began scene=22
3611 0 pass [df9167d5]
3612 1 pass [1b7918c5]
3613 2 pass [514cad4d]
3614 0 place:villainy [c879bb74]
3615 1 place:V.4 [f2a9a902]
3616 2 place:miscue [35416aa2]
    placed-all
3617 0 pass [6b865a50]
3618 1 pass [46898be3]
3619 2 pass [8f092868]
3620 0 reveal [76f68c8b]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3621 0 pass [36541936]
3622 1 reveal [2e830f95]
    turned-up who=1 card=V.4
    played who=1 card=V.4
    scored who=1 card=V.4 n=1
    wounded who=1 character=roderigo n=3 total=4
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
3623 1 pass [74e2fe48]
3624 2 reveal [048b68a2]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3625 2 improv [7c9e7bc0]
    improvised who=2
3626 2 bury:villainy [a3506f6f]
    drew who=2 pile=staging
    buried who=2 pile=staging
3627 2 pass [4b98c316]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
3628 0 pass [bffe8b8a]
3629 1 improv [e4045a8c]
    improvised who=1
3630 1 bury:no-drama [1c60861b]
    drew who=1 pile=staging
    buried who=1 pile=staging
3631 1 pass [69a6e4d4]
3632 2 show:exchange [f02e7a7b]
3633 2 at:0 [0c69baa2]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
3634 0 let [698d7b2a]
3635 2 give:V.14 [31437f14]
    traded who=2 whom=0
3636 2 pass [e6dd0e3d]
3637 0 place:V.15 [4b3d5fe4]
3638 1 place:seize [28a37e86]
3639 2 place:miscue [80d33790]
    placed-all
3640 0 pass [e7203f12]
3641 1 coin:cassio [40ea3cba]
    used-coin who=1 coin=cassio
3642 1 switch:V.7 [4a5b48c2]
    switched who=1
3643 1 pass [67e3ba62]
3644 2 show:exchange [943b7f46]
3645 2 at:0 [cd6e0064]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
3646 0 let [dfb6befa]
3647 2 give:take-the-lead [2c89c6c3]
    traded who=2 whom=0
3648 2 pass [dd0443cf]
3649 0 improv [c3148eee]
    improvised who=0
3650 0 bury:seize [3bc4a0f5]
    drew who=0 pile=staging
    buried who=0 pile=staging
3651 0 reveal [77598567]
    turned-up who=0 card=V.15
    not-next who=0 card=V.15
3652 0 pass [d489bcb8]
3653 1 reveal [a7a8586c]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
3654 1 pass [5fa2d247]
3655 2 reveal [25a8881f]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3656 2 pass [6213f832]
    drew who=2 pile=staging
    scene-began scene=24
3657 0 pass [6a338eb5]
3658 1 pass [9c3e5532]
3659 2 improv [af62cb59]
    improvised who=2
3660 2 bury:exchange [8dbc14e1]
    drew who=2 pile=staging
    buried who=2 pile=staging
3661 2 pass [45a50e71]
3662 0 place:V.9 [cfbff40c]
3663 1 place:V.7 [7882638e]
3664 2 place:V.16 [455d076d]
    placed-all
3665 0 show:exchange [08f07a75]
3666 0 at:2 [45627d58]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
3667 0 give:revive [9d14b0ca]
    traded who=0 whom=2
3668 0 pass [a083be11]
3669 1 pass [9774fe0b]
3670 2 pass [e58d6109]
3671 0 reveal [08c6633c]
    turned-up who=0 card=V.9
    not-next who=0 card=V.9
3672 0 pass [0532acd7]
3673 1 reveal [7972f9e4]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
3674 1 pass [0a05e1f9]
3675 2 reveal [0108cac7]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3676 2 pass [0c117b0e]
    scene-began scene=25
3677 0 pass [84b7622c]
3678 1 pass [7d75826f]
3679 2 pass [b32b89eb]
3680 0 place:villainy [8cf126a9]
3681 1 place:seize [e3f80e62]
3682 2 place:V.6 [cdd060c4]
    placed-all
3683 0 pass [0c0ac516]
3684 1 pass [170d9a2a]
3685 2 pass [3a198a03]
3686 0 reveal [bfa00d74]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3687 0 improv [0ced93ad]
    improvised who=0
3688 0 bury:take-the-lead [1dc4d99e]
    drew who=0 pile=staging
    buried who=0 pile=staging
3689 0 pass [b9772a1a]
3690 1 reveal [8a80b90d]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3691 1 improv [5fe5e9be]
    improvised who=1
3692 1 bury:seize [d6c8c63d]
    drew who=1 pile=staging
    buried who=1 pile=staging
3693 1 pass [9f6ac2b9]
3694 2 reveal [1134edcc]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3695 2 pass [589f6d4f]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=26
3696 0 pass [2d43a4e3]
3697 1 pass [5a0b7b32]
3698 2 pass [416b3994]
3699 0 place:V.8 [7c0c887c]
3700 1 place:take-the-lead [1cf43b82]
3701 2 place:V.16 [65b78bb1]
    placed-all
3702 0 pass [6bcda1de]
3703 1 pass [0c4f7ea0]
3704 2 pass [58a4dd3a]
3705 0 reveal [88565d15]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3706 0 pass [25bf3367]
3707 1 reveal [90bdd695]
    turned-up-staging who=1 card=take-the-lead
3708 1 exit [0f80ab9c]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3709 1 pass [05dfea07]
3710 2 reveal [dae029e8]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3711 2 pass [b13e9bb1]
    drew who=1 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    scene-began scene=27
3712 0 show:exchange [2a321bfd]
3713 0 at:1 [5a4877c3]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3714 1 show:no-drama [130ff816]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
3715 0 pass [02e0f057]
3716 1 show:exchange [75ec52a7]
3717 1 at:2 [bcb6eafe]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3718 1 give:V.13 [f13e9c24]
    traded who=1 whom=2
3719 1 pass [8b9df738]
3720 2 pass [e09950da]
3721 0 place:take-the-lead [7621a5af]
3722 1 place:villainy [21e0c9d7]
3723 2 place:V.13 [56e96e5c]
    placed-all
3724 0 pass [6a7d8762]
3725 1 show:exchange [b5ad4ea3]
3726 1 at:2 [dffae900]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3727 1 give:take-the-lead [f4ce5a5e]
    traded who=1 whom=2
3728 1 pass [7fd616d5]
3729 2 pass [63192e20]
3730 0 reveal [0a4a507d]
    turned-up-staging who=0 card=take-the-lead
3731 0 play [467f4033]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
3732 0 pass [d7af9cd5]
3733 1 reveal [d8930bac]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3734 1 pass [4c2fc827]
3735 2 reveal [e85f301e]
    turned-up who=2 card=V.13
    not-next who=2 card=V.13
3736 2 pass [73661411]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=28
3737 1 pass [58af0ef8]
3738 2 pass [52ed9f2b]
3739 0 pass [83def1f3]
3740 0 place:V.15 [461ef9bd]
3741 1 place:seize [54440630]
3742 2 place:V.13 [62ee89c4]
    placed-all
3743 1 improv [0d657e0b]
    improvised who=1
3744 1 switch:villainy [c8b90203]
    switched who=1
3745 1 pass [85e6d538]
3746 2 pass [3039f6d0]
3747 0 pass [455b84cf]
3748 1 reveal [9c117d94]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3749 1 pass [c76f43de]
3750 2 reveal [21cc3bde]
    turned-up who=2 card=V.13
    not-next who=2 card=V.13
3751 2 pass [56c7aea8]
3752 0 reveal [f4ecf073]
    turned-up who=0 card=V.15
    not-next who=0 card=V.15
3753 0 pass [33530ded]
    drew who=1 pile=staging
    scene-began scene=29
3754 1 show:exchange [47092645]
3755 1 at:0 [31a64156]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3756 1 give:V.7 [aed46542]
    traded who=1 whom=0
3757 1 improv [51fab26f]
    improvised who=1
3758 1 bury:revive [163de8af]
    drew who=1 pile=staging
    buried who=1 pile=staging
3759 1 pass [20b355a5]
3760 2 pass [ac6012c6]
3761 0 pass [4472a341]
3762 0 place:no-drama [e2b5a344]
3763 1 place:miscue [b13967c1]
3764 2 place:V.12 [061ce7f4]
    placed-all
3765 1 pass [4e4ff66d]
3766 2 pass [5c8dbb3f]
3767 0 pass [923dbffa]
3768 1 reveal [cf25b911]
    turned-up-staging who=1 card=miscue
3769 1 play [358e069d]
3770 1 at:2 [7dd616fb]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
3771 2 switch:V.6 [bb9992a4]
    switched who=2
3772 1 place:revive [3d078cde]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3773 1 show:exchange [a8e972d3]
3774 1 at:0 [2ec43b3d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3775 1 give:miscue [e5e7bed1]
    traded who=1 whom=0
3776 1 pass [ebe569dd]
3777 2 reveal [6297f291]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3778 2 pass [63da853d]
3779 0 reveal [2aed59c3]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
3780 0 show:no-drama [86508e11]
    no-drama who=0
    drew who=0 pile=staging
3781 0 pass [b59f28da]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=30
3782 1 improv [f7f4479a]
    improvised who=1
3783 1 bury:take-the-lead [92e75ad3]
    drew who=1 pile=staging
    buried who=1 pile=staging
3784 1 pass [3e7190bb]
3785 2 pass [d380fbbf]
3786 0 pass [b41fbf65]
3787 0 place:miscue [74c78be9]
3788 1 place:revive [e5f2baf0]
3789 2 place:V.13 [2875d69b]
    placed-all
3790 1 pass [a93a5486]
3791 2 pass [95b699e0]
3792 0 pass [a476ae06]
3793 1 reveal [7d87788c]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3794 1 pass [e317f125]
3795 2 reveal [f71396d3]
    turned-up who=2 card=V.13
    not-next who=2 card=V.13
3796 2 pass [757ab405]
3797 0 reveal [7b3421ec]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
3798 0 improv [0a0d7518]
    improvised who=0
3799 0 bury:seize [102b7a5a]
    drew who=0 pile=staging
    buried who=0 pile=staging
3800 0 pass [45a2dbb1]
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=2
    drew who=1 pile=staging
    scene-began scene=31
    final-scene
3801 1 improv [83f31c43]
    improvised who=1
3802 1 bury:seize [8b97c8ed]
    drew who=1 pile=staging
    buried who=1 pile=staging
3803 1 pass [f9157e9a]
3804 2 pass [450da70c]
3805 0 pass [2671207a]
3806 0 place:miscue [5d87fd21]
3807 1 place:V.14 [c8b4200e]
3808 2 place:V.12 [59304d0a]
    placed-all
3809 1 pass [251a2ba3]
3810 2 pass [ea732cde]
3811 0 pass [d4b247ea]
3812 1 reveal [077d98e5]
    turned-up who=1 card=V.14
    not-next who=1 card=V.14
3813 1 pass [c4420155]
3814 2 reveal [e55633e4]
    turned-up who=2 card=V.12
    not-next who=2 card=V.12
3815 2 pass [5192512d]
3816 0 reveal [67342117]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
3817 0 pass [a3e03937]
    act-ran-out act=V
    tallied who=0 n=22
    tallied who=1 n=15
    tallied who=2 n=7
    iago-bonus who=0 n=2
    company-bonus who=0 n=2
    iago-bonus who=1 n=7
    iago-bonus who=2 n=2
    game-ended
scores [26, 22, 9] winners [0]
