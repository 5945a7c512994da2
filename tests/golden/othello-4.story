set-up [9e8959ba]
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
1 0 show:exchange [68c07436]
2 0 at:3 [f7633677]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
3 1 let [5c00a654]
4 2 let [6f7c7494]
5 3 spotlight [9930dd5d]
    stole-spotlight by=3 who=0
6 0 let [43960463]
    blocked who=0
7 1 improv [144b000f]
    improvised who=1
8 0 let [bd843aa4]
9 2 let [5e85e3d4]
10 1 draw:script [05fd7fb5]
11 1 bury:I.1 [86cbb3a3]
    drew who=1 pile=script
    buried who=1 pile=script
12 1 pass [fbcdce9c]
13 2 pass [93f0c466]
14 3 pass [94016e13]
15 0 place:miscue [a3f91015]
16 1 place:I.4 [004a680c]
17 2 place:take-the-lead [9bfd7299]
18 3 place:I.10 [b60f07ff]
    placed-all
19 0 improv [df998fd6]
    improvised who=0
20 1 spotlight [7b9489e9]
21 2 spotlight [1bb4bd44]
    stole-spotlight by=1 who=0
22 0 let [0b6bd831]
    blocked who=0
23 1 pass [6c589b00]
24 2 pass [3cf16165]
25 3 pass [3efeedcc]
26 0 reveal [8f26b22b]
    turned-up-staging who=0 card=miscue
27 0 exit [6708e634]
    exiting who=0 card=miscue
28 1 let [70392565]
29 2 let [72680233]
30 3 let [72d58711]
    got-intrigue who=0 n=1
31 0 pass [a04af915]
32 1 show:exchange [82a6752e]
33 1 at:0 [a5225ecd]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
34 0 spotlight [41b31268]
35 2 let [aad25adc]
36 3 let [3e4ddc50]
    stole-spotlight by=0 who=1
37 1 show:no-drama [f4b94e23]
    no-drama who=1
    drew who=1 pile=staging
    defeated who=1 by=0
38 1 give:I.7 [bb153a54]
    traded who=1 whom=0
39 1 reveal [bc13659d]
    turned-up who=1 card=I.4
40 1 play [98488623]
    played who=1 card=I.4
    scored who=1 card=I.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
41 1 coin:roderigo [8104972a]
42 1 at:0 [3e2a4e37]
    used-coin-at who=1 coin=roderigo whom=0
43 0 let [93e08454]
44 1 give:take-the-lead [4d31ad2a]
    traded who=1 whom=0
45 1 pass [c8698d02]
46 2 reveal [54732951]
    turned-up-staging who=2 card=take-the-lead
47 2 improv [fb084a54]
    improvised who=2
48 2 draw:staging [a871c432]
49 2 bury:take-the-lead [3676d62d]
    drew who=2 pile=staging
    buried who=2 pile=staging
50 2 exit [aeb91bf6]
    exiting who=2 card=take-the-lead
51 3 let [5cf6d322]
    got-intrigue who=2 n=1
52 2 pass [7fa7df0c]
53 3 improv [82d8ab9a]
    improvised who=3
54 2 spotlight [c3461233]
    stole-spotlight by=2 who=3
55 3 let [0a907c96]
    blocked who=3
56 3 reveal [93e3e076]
    turned-up who=3 card=I.10
    exiting who=3 card=I.10
    got-intrigue who=3 n=1
57 3 pass [25e4392e]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=2
58 0 improv [79bddf90]
    improvised who=0
59 0 draw:staging [fe0fe693]
60 0 bury:I.9 [bea94c2c]
    drew who=0 pile=staging
    buried who=0 pile=script
61 0 pass [29be8d6f]
62 1 pass [08346485]
63 2 improv [71945f68]
    improvised who=2
64 2 draw:script [ff395c9c]
65 2 bury:I.8 [7c68ed11]
    drew who=2 pile=script
    buried who=2 pile=script
66 2 pass [a2a33fae]
67 3 improv [bf110524]
    improvised who=3
68 3 draw:staging [ceadadde]
69 3 bury:I.5 [be3ac086]
    drew who=3 pile=staging
    buried who=3 pile=script
70 3 pass [735ca0bf]
71 0 place:I.7 [401e2504]
72 1 place:I.11 [0090d889]
73 2 place:I.12 [44812c4d]
74 3 place:seize [39125c79]
    placed-all
75 0 pass [1736f87f]
76 1 improv [ad5c37a5]
    improvised who=1
77 1 switch:take-the-lead [cbdb1b37]
    switched who=1
78 1 pass [958bfa89]
79 2 pass [e636123f]
80 3 pass [a9978352]
81 0 reveal [0ffadc20]
    turned-up who=0 card=I.7
82 0 play [7467eec0]
    played who=0 card=I.7
83 1 let [d1313970]
84 2 let [a7dec475]
85 3 let [07378b3f]
    scored who=0 card=I.7 n=1
    got-intrigue who=0 n=2
86 0 pass [73b61ebc]
87 1 reveal [88902ba3]
    turned-up-staging who=1 card=take-the-lead
88 1 play [6045588b]
    aimed who=1 card=take-the-lead whom=3
89 2 let [e45a9df0]
90 3 let [df07808c]
    took-lead who=1 whom=3
91 1 pass [9318598a]
92 2 reveal [7bff0419]
    turned-up who=2 card=I.12
    played who=2 card=I.12
    failed who=2 card=I.12
93 2 pass [4df2767c]
94 3 reveal [1e591b77]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
95 3 pass [a8f0b1cf]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=3
96 2 pass [7474e6ff]
97 3 pass [a7375329]
98 0 show:exchange [091e37b6]
99 0 at:3 [3625d46d]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
100 3 let [de36da0d]
101 0 blind [e1d175f7]
102 0 give:take-the-lead [aafa4b63]
    traded who=0 whom=3
103 0 improv [52527093]
    improvised who=0
104 0 draw:staging [1c414461]
105 0 bury:no-drama [2b174e59]
    drew who=0 pile=staging
    buried who=0 pile=staging
106 0 pass [8abe2278]
107 1 pass [c236937a]
108 0 place:take-the-lead [a4395dca]
109 1 place:I.11 [3cc47ad7]
110 2 place:seize [4f3984c6]
111 3 place:villainy [1b8f32ab]
    placed-all
112 2 improv [e51a16ac]
    improvised who=2
113 2 switch:I.2 [6e665b87]
    switched who=2
114 2 pass [5a286a10]
115 3 improv [71f3aa7c]
    improvised who=3
116 3 switch:I.9 [50ef81ad]
    switched who=3
117 3 pass [220fbf76]
118 0 pass [79ed75f5]
119 1 improv [5d641bbd]
    improvised who=1
120 1 switch:I.1 [21dd5445]
    switched who=1
121 1 pass [8e9d7235]
122 2 reveal [f23abaf4]
    turned-up who=2 card=I.2
    exiting who=2 card=I.2
123 0 let [1f99639c]
124 3 let [297bc9ee]
    got-intrigue who=2 n=1
125 2 pass [e3737cd2]
126 3 reveal [5745810a]
    turned-up who=3 card=I.9
    played who=3 card=I.9
127 0 let [14f5afb0]
    scored who=3 card=I.9 n=2
    half-curtain
    got-intrigue who=3 n=1
    got-coin who=3 coin=desdemona
128 3 coin:desdemona [f3497dfe]
    no-drama-coin who=3
129 3 pass [6df2d623]
130 0 reveal [01d62404]
    turned-up-staging who=0 card=take-the-lead
131 0 exit [ca9e8526]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
132 0 pass [f6e19445]
133 1 reveal [0f6bef4b]
    turned-up who=1 card=I.1
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
134 1 pass [6a9f898c]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=4
135 2 improv [f161f36f]
    improvised who=2
136 2 draw:script [f5286b62]
137 2 bury:I.3 [09d75fff]
    drew who=2 pile=script
    buried who=2 pile=script
138 2 pass [0ddc867c]
139 3 pass [f5291251]
140 0 improv [ed6dcb84]
    improvised who=0
141 0 draw:script [dd9f817c]
142 0 bury:I.8 [974454d2]
    drew who=0 pile=script
    buried who=0 pile=script
143 0 pass [f29d8b26]
144 1 improv [188906d3]
    improvised who=1
145 1 draw:staging [2884d91b]
146 1 bury:miscue [fc783122]
    drew who=1 pile=staging
    buried who=1 pile=staging
147 1 pass [067c0668]
148 0 place:seize [75107d18]
149 1 place:revive [10b408ff]
150 2 place:seize [08db9586]
151 3 place:villainy [ec902be4]
    placed-all
152 2 show:no-drama [2eccb2d1]
    no-drama who=2
    drew who=2 pile=staging
153 2 pass [24c34f33]
154 3 pass [104012fb]
155 0 pass [23d0de6a]
156 1 pass [7f9d03d6]
157 2 show:exchange [cab7f511]
158 2 at:3 [7fc3f66a]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
159 3 let [8b9efeb9]
160 2 give:take-the-lead [2ef05596]
    traded who=2 whom=3
161 2 reveal [13387e4b]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
162 2 pass [03696e64]
163 3 reveal [b3b336d2]
    turned-up-staging who=3 card=villainy
164 3 improv [c0832bc7]
    improvised who=3
165 3 draw:staging [8ad0df9b]
166 3 bury-placed [8227eb21]
    drew who=3 pile=staging
    buried who=3 pile=staging
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
167 3 pass [30f940be]
168 0 reveal [57124077]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
169 0 pass [bc1d4bf3]
170 1 reveal [b99886e5]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
171 1 pass [2893d306]
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=5
172 2 improv [10256970]
    improvised who=2
173 2 draw:script [1873735a]
174 2 bury:I.1 [9fcf4ef6]
    drew who=2 pile=script
    buried who=2 pile=script
175 2 pass [3364ea16]
176 3 pass [d607855f]
177 0 pass [65735404]
178 1 pass [fd322c16]
179 0 place:I.12 [b5508650]
180 1 place:I.6 [c46db12d]
181 2 place:villainy [5e764674]
182 3 place:take-the-lead [1da9317f]
    placed-all
183 2 pass [ed5003ac]
184 3 improv [32efe858]
    improvised who=3
185 3 switch:take-the-lead [038498d8]
    switched who=3
186 3 pass [a3a8005a]
187 0 improv [703c7856]
    improvised who=0
188 0 switch:I.3 [ecdba765]
    switched who=0
189 0 pass [7c52d029]
190 1 improv [dfa65a4a]
    improvised who=1
191 1 switch:I.8 [4d6c58de]
    switched who=1
192 1 pass [b433a54a]
193 2 reveal [cd22e981]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
194 0 let [4f43fce2]
195 3 let [56bdeec1]
    got-intrigue who=2 n=1
196 2 pass [a297230d]
197 3 reveal [3f983582]
    turned-up-staging who=3 card=take-the-lead
198 3 play [6b5be96e]
    aimed who=3 card=take-the-lead whom=1
199 0 let [4e842841]
    took-lead who=3 whom=1
200 3 pass [6665429e]
201 0 reveal [3a55f68c]
    turned-up who=0 card=I.3
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
202 0 pass [fcc1b036]
203 1 reveal [683bc204]
    turned-up who=1 card=I.8
204 1 play [dc652464]
    played who=1 card=I.8
    scored who=1 card=I.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
205 1 coin:othello [0fc809b8]
    used-coin-at who=1 coin=othello whom=3
206 3 let [51d1d193]
    took-lead who=1 whom=3
207 1 pass [c4988ee1]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=6
208 2 improv [e42cfb80]
    improvised who=2
209 2 bury:miscue [693d06b1]
    drew who=2 pile=staging
    buried who=2 pile=staging
210 2 pass [da0fa7a2]
211 3 pass [d2f216ef]
212 0 pass [65c0bc23]
213 1 show:exchange [4e2a97c9]
214 1 at:0 [761927e7]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
215 0 let [e94a08df]
216 1 give:I.11 [3e40633f]
    traded who=1 whom=0
217 1 improv [d2ba1fca]
    improvised who=1
218 1 bury:I.6 [d023846c]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
219 1 pass [4cceab8c]
220 0 place:take-the-lead [60b609d1]
221 1 place:miscue [cb75c6c6]
222 2 place:take-the-lead [d7472a7d]
223 3 place:I.3 [80137dda]
    placed-all
224 2 pass [53004218]
225 3 pass [714e412a]
226 0 pass [66f88d9b]
227 1 pass [ef0847cd]
228 2 reveal [fba7723c]
    turned-up-staging who=2 card=take-the-lead
229 2 play [5a8708fd]
    aimed who=2 card=take-the-lead whom=1
230 0 let [842a155a]
231 3 let [becf663d]
    took-lead who=2 whom=1
232 2 pass [6fac3491]
233 3 improv [10daf586]
    improvised who=3
234 3 draw:script [c992d9db]
235 3 bury-placed [28ad930c]
    drew who=3 pile=script
    buried who=3 pile=script
236 3 reveal [8e876a53]
    turned-up who=3 card=I.6
237 3 exit [5b3b82c4]
    exiting who=3 card=I.6
238 0 let [24d559f9]
    got-intrigue who=3 n=1
239 3 pass [c3b17e05]
240 0 reveal [3bcdbe24]
    turned-up-staging who=0 card=take-the-lead
241 0 play [79a7c928]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
242 0 improv [e8e939b1]
    improvised who=0
243 0 draw:script [52f51904]
244 0 bury:I.11 [a49c677f]
    drew who=0 pile=script
    buried who=0 pile=script
245 0 pass [44d650c5]
246 1 reveal [2935fbd9]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
247 1 show:no-drama [9414ce98]
    no-drama who=1
    drew who=1 pile=staging
248 1 pass [dd09114c]
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    reshuffled pile=staging n=21
    staging-empty n=1
    drew who=3 pile=staging
    scene-began scene=7
249 1 pass [610e3538]
250 2 pass [e770f504]
251 3 pass [3a733891]
252 0 pass [3481bdb3]
253 0 place:seize [9141b933]
254 1 place:I.12 [37699352]
255 2 place:I.10 [09c9785e]
256 3 place:take-the-lead [12ccc61d]
    placed-all
257 1 pass [02b74f7f]
258 2 pass [900f4dc0]
259 3 pass [dce296bf]
260 0 improv [479b9425]
    improvised who=0
261 0 switch:I.3 [62bbb1af]
    switched who=0
262 0 pass [2eeb1da7]
263 1 reveal [c8c8d595]
    turned-up who=1 card=I.12
    played who=1 card=I.12
264 0 let [dedc11f8]
265 3 let [4c275bb1]
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
266 3 discard:no-drama [5b3e9665]
    discarded who=3 card=no-drama
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    act-began act=II who=2
    scene-began scene=1
267 3 improv [ef911f8d]
    improvised who=3
268 3 draw:script [93008e30]
269 3 bury:II.8 [1b1da7ed]
    drew who=3 pile=script
    buried who=3 pile=script
270 3 pass [311a9b9f]
271 0 improv [cd8ac384]
    improvised who=0
272 0 draw:staging [45ed38d3]
273 0 bury:seize [31273676]
    drew who=0 pile=staging
    buried who=0 pile=staging
274 0 pass [25fd64ad]
275 1 pass [8275756f]
276 2 pass [55a30cde]
277 0 place:II.6 [f85c2dfc]
278 1 place:II.11 [11a86c3b]
279 2 place:II.2 [46d03048]
280 3 place:revive [2738fc9e]
    placed-all
281 3 pass [c0defe81]
282 0 pass [9c26db8c]
283 1 improv [40c6ad16]
    improvised who=1
284 1 switch:villainy [6cdf0c80]
    switched who=1
285 1 pass [16dd506d]
286 2 show:exchange [e5138208]
287 2 at:1 [1a5ffd22]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
288 2 give:II.12 [1c5dc357]
    traded who=2 whom=1
289 2 pass [566ca6b2]
290 3 reveal [ce1cebb4]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
291 0 let [99353dcb]
    got-intrigue who=3 n=1
292 3 pass [535de8ee]
293 0 reveal [44a25373]
    turned-up who=0 card=II.6
294 0 play [0768b46f]
    played who=0 card=II.6
    scored who=0 card=II.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
295 0 pass [ca21c758]
296 1 reveal [078c175f]
    turned-up-staging who=1 card=villainy
297 1 play [ebcd8e56]
    played who=1 card=villainy
298 1 wound:iago [9337f6d0]
    wounded who=1 character=iago n=1 total=6
299 1 pass [6a7e7fc3]
300 2 reveal [7011ae0e]
    turned-up who=2 card=II.2
301 2 play [b0341ee1]
    played who=2 card=II.2
    scored who=2 card=II.2 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
302 2 coin:iago [471fafe7]
303 2 wound:roderigo [8b11e09e]
    used-iago who=2 character=roderigo
    wounded who=2 character=roderigo n=1 total=4
304 2 pass [539a9f08]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=2
305 3 pass [0b94c573]
306 0 coin:cassio [f9f49e37]
    used-coin who=0 coin=cassio
307 0 draw:script [28b8d506]
308 0 bury:II.10 [7b1d3413]
    drew who=0 pile=script
    buried who=0 pile=script
309 0 pass [4cf476b8]
310 1 pass [10af747e]
311 2 show:no-drama [ab839aba]
    no-drama who=2
    drew who=2 pile=staging
312 2 pass [49c6c894]
313 0 place:take-the-lead [aee24b3a]
314 1 place:II.11 [9cfdf43c]
315 2 place:exchange [c43d08df]
316 3 place:II.7 [3a02f335]
    placed-all
317 3 improv [b8026e14]
    improvised who=3
318 3 switch:II.5 [6d07bbf5]
    switched who=3
319 3 pass [f101d8d7]
320 0 pass [962badfa]
321 1 pass [44a16ff4]
322 2 pass [60726b39]
323 3 reveal [0ee691c3]
    turned-up who=3 card=II.5
    exiting who=3 card=II.5
324 0 let [563dee79]
    got-intrigue who=3 n=1
325 3 pass [2b2b878f]
326 0 reveal [4cd9f629]
    turned-up-staging who=0 card=take-the-lead
327 0 improv [9237294d]
    improvised who=0
328 0 draw:staging [27b5edc5]
329 0 bury:II.9 [eb08e3ff]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
330 0 pass [b144d348]
331 1 reveal [b8e1d606]
    turned-up who=1 card=II.11
    exiting who=1 card=II.11
    got-intrigue who=1 n=1
332 1 pass [adfe7ab9]
333 2 reveal [c0391506]
    turned-up-staging who=2 card=exchange
334 2 exit [9ef3bfb7]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
335 2 pass [d3c1dd61]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
336 3 pass [a3d6093a]
337 0 pass [549040a7]
338 1 improv [e9071f76]
    improvised who=1
339 1 draw:staging [4fb4fc71]
340 1 bury:miscue [e09eb73f]
    drew who=1 pile=staging
    buried who=1 pile=staging
341 1 show:exchange [ed3339d4]
342 1 at:3 [2183f583]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
343 3 let [4a7892b6]
344 1 give:exchange [03beb89a]
    traded who=1 whom=3
345 1 pass [015d07aa]
346 2 improv [f82ee3e1]
    improvised who=2
347 2 draw:staging [222a9ec0]
348 2 bury:miscue [4288a9bd]
    drew who=2 pile=staging
    buried who=2 pile=staging
349 2 pass [96153183]
350 0 place:revive [de36b068]
351 1 place:II.3 [e9f3122c]
352 2 place:II.8 [080a5eb6]
353 3 place:take-the-lead [644de69c]
    placed-all
354 3 improv [559b1e2a]
    improvised who=3
355 3 switch:exchange [6d2e0d65]
    switched who=3
356 3 pass [6360c8a1]
357 0 improv [9bcaa06d]
    improvised who=0
358 0 switch:revive [fabf6680]
    switched who=0
359 0 pass [35e0e0f4]
360 1 pass [55ff03ed]
361 2 pass [3216fb1d]
362 3 reveal [cc4fd138]
    turned-up-staging who=3 card=exchange
363 3 exit [410a1026]
    exiting who=3 card=exchange
364 0 let [169564d6]
    got-intrigue who=3 n=1
365 3 pass [fc354b58]
366 0 reveal [99a5c035]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
367 0 pass [5d811da3]
368 1 reveal [57b312a1]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
369 1 pass [166da674]
370 2 reveal [473d3adb]
    turned-up who=2 card=II.8
    exiting who=2 card=II.8
    got-intrigue who=2 n=1
371 2 pass [9936284c]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=4
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=4
372 3 improv [a1802891]
    improvised who=3
373 3 draw:script [dbc537ca]
374 3 bury:II.9 [63be58c9]
    drew who=3 pile=script
    buried who=3 pile=script
375 3 pass [cd9c3229]
376 0 improv [bed689e1]
    improvised who=0
377 0 draw:staging [d297c8d9]
378 0 bury:revive [47cf96a7]
    drew who=0 pile=staging
    buried who=0 pile=staging
379 0 pass [2e04c14d]
380 1 improv [fb3bca4d]
    improvised who=1
381 1 draw:script [0cd5a382]
382 1 bury:II.4 [2a60dbba]
    drew who=1 pile=script
    buried who=1 pile=script
383 1 pass [218293c9]
384 2 improv [1d2c9b6a]
    improvised who=2
385 2 draw:staging [d0ac2445]
386 2 bury:exchange [68cac5d3]
    drew who=2 pile=staging
    buried who=2 pile=staging
387 2 pass [95d67995]
388 0 place:II.10 [2d3cc3fe]
389 1 place:miscue [497a684c]
390 2 place:seize [cc8bc2f1]
391 3 place:II.7 [d9a00d1b]
    placed-all
392 3 pass [55a151bc]
393 0 pass [718a577c]
394 1 pass [b36822f2]
395 2 pass [cfb57bcc]
396 3 reveal [950fb88e]
    turned-up who=3 card=II.7
397 3 exit [8600c6ae]
    exiting who=3 card=II.7
398 0 let [2cd7dd9d]
    got-intrigue who=3 n=1
399 3 pass [700da755]
400 0 reveal [99cad435]
    turned-up who=0 card=II.10
    played who=0 card=II.10
    scored who=0 card=II.10 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
401 0 coin:othello [990e01a2]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
402 0 pass [d0fb9bca]
403 1 reveal [8b8532ba]
    turned-up-staging who=1 card=miscue
404 1 play [a8dede36]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
405 2 switch:seize [5e206c72]
    switched who=2
406 1 place:II.5 [cac20156]
    turned-up who=1 card=II.5
    exiting who=1 card=II.5
    got-intrigue who=1 n=1
407 1 pass [cd88f3b1]
408 2 reveal [117f0ef7]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
409 2 pass [753182dd]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=5
410 1 pass [52d2ae5c]
411 2 pass [0bd179ae]
412 3 improv [9b3cd38a]
    improvised who=3
413 3 draw:script [f5b7b492]
414 3 bury:II.1 [e1b89f59]
    drew who=3 pile=script
    buried who=3 pile=script
415 3 pass [c70ffdc7]
416 0 pass [59bb973b]
417 0 place:take-the-lead [f3629985]
418 1 place:take-the-lead [f08e2bb4]
419 2 place:take-the-lead [22f55cdb]
420 3 place:villainy [4fc41310]
    placed-all
421 1 improv [66815ac4]
    improvised who=1
422 1 switch:seize [9564bcd3]
    switched who=1
423 1 pass [8fd29f00]
424 2 improv [e88c7313]
    improvised who=2
425 2 switch:seize [70121673]
    switched who=2
426 2 pass [3f393548]
427 3 pass [9b7caeee]
428 0 pass [91d76d54]
429 1 reveal [abdb6277]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
430 1 pass [048b00d4]
431 2 reveal [b2d8b35a]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
432 2 pass [d15b19cb]
433 3 reveal [3cb2d862]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
434 0 let [a44c5c93]
    got-intrigue who=3 n=1
435 3 pass [66e79853]
436 0 reveal [6a6ba9e1]
    turned-up-staging who=0 card=take-the-lead
437 0 play [13154cfe]
438 0 at:2 [705ca03c]
    giving who=0 card=take-the-lead whom=2
439 2 let [17248178]
    gave-lead who=0 whom=2
440 0 pass [a611ca65]
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    scene-began scene=6
441 3 improv [b0611c41]
    improvised who=3
442 3 bury:II.9 [a40972d3]
    drew who=3 pile=staging
    buried who=3 pile=script
    script-again
443 3 pass [bb4d51e3]
444 0 improv [ac3d554c]
    improvised who=0
445 0 draw:script [88ca5bf5]
446 0 bury:II.8 [1c9a9da9]
    drew who=0 pile=script
    buried who=0 pile=script
447 0 pass [204dbf02]
448 1 improv [9522cb8d]
    improvised who=1
449 1 draw:staging [51348477]
450 1 bury:seize [4958a0b6]
    drew who=1 pile=staging
    buried who=1 pile=staging
451 1 pass [a572496f]
452 2 improv [ac97ac8c]
    improvised who=2
453 2 draw:script [7d91424b]
454 2 bury:II.4 [ce803ee8]
    drew who=2 pile=script
    buried who=2 pile=script
455 2 pass [145209d9]
456 0 place:II.5 [b1f2a2c0]
457 1 place:II.7 [851cec73]
458 2 place:II.11 [acfd2359]
459 3 place:take-the-lead [6a843c64]
    placed-all
460 3 pass [f332e2d4]
461 0 pass [66a8c422]
462 1 pass [95306400]
463 2 pass [d4624dd0]
464 3 reveal [2ada8c39]
    turned-up-staging who=3 card=take-the-lead
465 3 exit [b07f4357]
    exiting who=3 card=take-the-lead
466 0 let [fd4a81f3]
    got-intrigue who=3 n=1
467 3 pass [76d7694f]
468 0 reveal [7afeafeb]
    turned-up who=0 card=II.5
    exiting who=0 card=II.5
    got-intrigue who=0 n=1
469 0 pass [7becb326]
470 1 reveal [086d9593]
    turned-up who=1 card=II.7
471 1 play [515e95f6]
    played who=1 card=II.7
    scored who=1 card=II.7 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
472 1 coin:roderigo [60b964ad]
473 1 at:2 [d2123eb0]
    used-coin-at who=1 coin=roderigo whom=2
474 1 give:miscue [d3faaae7]
    traded who=1 whom=2
475 1 pass [66001061]
476 2 reveal [0eca4072]
    turned-up who=2 card=II.11
477 2 play [f41cf1da]
    played who=2 card=II.11
    scored who=2 card=II.11 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
478 2 coin:iago [8d3d9cfa]
479 2 wound:montano [0c785b4f]
    used-iago who=2 character=montano
    wounded who=2 character=montano n=1 total=1
    died character=montano
    took-wounds who=2 n=1
480 2 pass [a5509010]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=7
481 3 pass [2abe431d]
482 0 pass [c1e9e2d0]
483 1 pass [7e85d26a]
484 2 pass [ab601c57]
485 0 place:revive [9bb80195]
486 1 place:take-the-lead [ecbf46ea]
487 2 place:II.8 [181d21d9]
488 3 place:II.3 [bbe1e64f]
    placed-all
489 3 improv [ce7d6f34]
    improvised who=3
490 3 switch:II.4 [a68503ea]
    switched who=3
491 3 pass [3369f277]
492 0 pass [99d8d664]
493 1 show:exchange [9245068d]
494 1 at:0 [f1123a11]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=19
495 0 let [67172fb1]
496 1 give:villainy [65593026]
    traded who=1 whom=0
497 1 pass [c91adc99]
498 2 improv [39ddcd34]
    improvised who=2
499 2 switch:take-the-lead [1286f737]
    switched who=2
500 2 pass [f601023d]
501 3 reveal [a38a5bd4]
    turned-up who=3 card=II.4
502 3 play [823976ca]
    played who=3 card=II.4
503 0 let [4edc6c6c]
504 1 let [a850eeff]
    scored who=3 card=II.4 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=othello
505 3 pass [1d5f4fae]
506 0 improv [0bc39824]
    improvised who=0
507 0 draw:script [c2a033be]
508 0 bury:II.9 [7bb4ae8f]
    drew who=0 pile=script
    buried who=0 pile=script
509 0 reveal [803fb580]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
510 1 let [6ee48d5a]
    got-intrigue who=0 n=1
511 0 pass [78c8d9bc]
512 1 reveal [11268f5b]
    turned-up-staging who=1 card=take-the-lead
513 1 improv [f6cea151]
    improvised who=1
514 1 draw:script [0162d696]
515 1 bury:II.12 [1058734e]
    drew who=1 pile=script
    buried who=1 pile=script
516 1 exit [40ab6e67]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
517 1 pass [a94dc138]
518 2 reveal [47532ab2]
    turned-up-staging who=2 card=take-the-lead
519 2 play [d72860c5]
520 2 at:3 [cc34e0f1]
    giving who=2 card=take-the-lead whom=3
521 3 let [dbb34ce6]
    gave-lead who=2 whom=3
522 2 pass [a30f704a]
    drew who=3 pile=staging
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=8
523 0 improv [1ccb1638]
    improvised who=0
524 0 bury:II.5 [3dc8f1e7]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
525 0 pass [36552448]
526 1 improv [b218329e]
    improvised who=1
527 1 draw:staging [4b9a0055]
528 1 bury:II.9 [33ee462f]
    drew who=1 pile=staging
    buried who=1 pile=script
529 1 show:exchange [3f2083a5]
530 1 at:3 [f38e9100]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
531 3 let [371511d3]
532 1 give:seize [221acf36]
    traded who=1 whom=3
533 1 show:exchange [1c2fb602]
534 1 at:2 [96c697a1]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
535 1 give:villainy [73cd831b]
    traded who=1 whom=2
536 1 show:exchange [ee0f30e2]
537 1 at:2 [6c4e62aa]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
538 1 give:no-drama [7a2e8e5f]
    traded who=1 whom=2
539 1 pass [af587ad0]
540 2 pass [953c998f]
541 3 pass [40bedf24]
542 0 place:revive [beb3402e]
543 1 place:seize [dc01ba10]
544 2 place:II.8 [ccceb8c9]
545 3 place:seize [13fc5c27]
    placed-all
546 0 pass [f1606483]
547 1 pass [53d69d5a]
548 2 pass [e71e271f]
549 3 coin:othello [750f3b83]
550 3 at:0 [29ba2ccc]
    giving-by-coin who=3 coin=othello whom=0
551 0 let [8f4dd6b2]
    gave-lead who=3 whom=0
552 3 pass [e87fb482]
553 1 reveal [c3a780b5]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
554 1 pass [3d17f64b]
555 2 reveal [8bb5d8b7]
    turned-up who=2 card=II.8
556 2 exit [091517c8]
    exiting who=2 card=II.8
557 0 let [1617acf7]
558 3 seize [346307da]
    seized by=3 who=2 card=II.8
    scored who=3 card=II.8 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=cassio
559 3 coin:cassio [96dc8705]
    used-coin who=3 coin=cassio
560 3 draw:script [3c6f2d6c]
561 3 bury:II.3 [20b85819]
    drew who=3 pile=script
    buried who=3 pile=script
562 0 reveal [c1259524]
    turned-up-staging who=0 card=revive
563 0 play [90817b28]
    played who=0 card=revive
    revived who=0 character=montano
564 0 pass [475345cf]
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=9
565 1 improv [167e77d9]
    improvised who=1
566 1 bury:seize [0c39dea3]
    drew who=1 pile=staging
    buried who=1 pile=staging
567 1 pass [3ee9d622]
568 2 show:exchange [0f6ca847]
569 2 at:0 [f2ab2355]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
570 0 let [6e3ae16e]
571 2 give:no-drama [f70d1708]
    traded who=2 whom=0
572 2 pass [c69ba43b]
573 3 show:no-drama [5e087a9a]
    no-drama who=3
    drew who=3 pile=staging
574 3 pass [2bd7ef65]
575 0 show:no-drama [86390d27]
    no-drama who=0
    drew who=0 pile=staging
576 0 pass [e98db950]
577 0 place:II.12 [d7062f78]
578 1 place:villainy [dfb8c1cd]
579 2 place:miscue [035a627d]
580 3 place:take-the-lead [34ef2622]
    placed-all
581 1 pass [01453f67]
582 2 pass [47614362]
583 3 improv [3f38ceec]
    improvised who=3
584 3 switch:seize [f19b72e2]
    switched who=3
585 3 pass [6603a55a]
586 0 pass [cf13c7c8]
587 1 reveal [e7110ea9]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
588 1 pass [c5c1abc6]
589 2 reveal [d528c012]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
590 2 improv [b3d70322]
    improvised who=2
591 2 bury:seize [2a04ad92]
    drew who=2 pile=staging
    buried who=2 pile=staging
592 2 pass [cb8bd475]
593 3 reveal [64cddc32]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
594 3 pass [da308905]
595 0 reveal [25bcf2ec]
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
596 0 discard:villainy [5c3ca5e4]
    discarded who=0 card=villainy
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    act-began act=III who=1
    scene-began scene=1
597 2 pass [50f6c14e]
598 3 improv [329ac9bc]
    improvised who=3
599 3 draw:script [3d47d4ec]
600 3 bury:III.11 [2a5db38b]
    drew who=3 pile=script
    buried who=3 pile=script
601 3 pass [86e62b0f]
602 0 improv [0413bcbd]
    improvised who=0
603 0 draw:script [af7dc1bd]
604 0 bury:III.10 [74c16dd9]
    drew who=0 pile=script
    buried who=0 pile=script
605 0 pass [e6494563]
606 1 improv [bc2af314]
    improvised who=1
607 1 draw:script [f8a6f102]
608 1 bury:III.8 [8d8bef86]
    drew who=1 pile=script
    buried who=1 pile=script
609 1 pass [589e18f3]
610 0 place:no-drama [d49bf263]
611 1 place:take-the-lead [d59a5f46]
612 2 place:III.7 [83fb7ba5]
613 3 place:III.14 [1ffab51c]
    placed-all
614 2 pass [67273306]
615 3 pass [eab215e1]
616 0 pass [842c5c1e]
617 1 pass [0483ec12]
618 2 reveal [3a72db17]
    turned-up who=2 card=III.7
    played who=2 card=III.7
    failed who=2 card=III.7
619 2 pass [03a39f2b]
620 3 show:exchange [d02e918c]
621 3 at:1 [502eaed2]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
622 3 give:take-the-lead [4399199a]
    traded who=3 whom=1
623 3 reveal [3b202bbd]
    turned-up who=3 card=III.14
624 3 play [a129a681]
    played who=3 card=III.14
    scored who=3 card=III.14 n=2
    got-coin who=3 coin=cassio
    got-handkerchief who=3
625 3 coin:cassio [506349a4]
    used-coin who=3 coin=cassio
626 3 draw:script [6e00eef3]
627 3 bury:III.6 [dc4823f5]
    drew who=3 pile=script
    buried who=3 pile=script
628 3 pass [ee4ec597]
629 0 coin:iago [c57a0522]
630 0 wound:othello [5c87bcb0]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=1 total=6
631 0 reveal [c62e6b9f]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
632 0 pass [52cb3ab6]
633 1 reveal [6546deaa]
    turned-up-staging who=1 card=take-the-lead
634 1 play [6916b23d]
635 1 at:3 [d94538d8]
    giving who=1 card=take-the-lead whom=3
    gave-lead who=1 whom=3
636 1 pass [074ff306]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=2
637 0 pass [e72f929c]
638 1 pass [7e1774ba]
639 2 pass [198eb7b3]
640 3 pass [de4f3bb7]
641 0 place:III.13 [9ff1ed8b]
642 1 place:III.2 [41b6f4f6]
643 2 place:miscue [871fee3e]
644 3 place:take-the-lead [ff3887fb]
    placed-all
645 0 improv [b805c112]
    improvised who=0
646 0 switch:take-the-lead [912389e8]
    switched who=0
647 0 pass [3e686f73]
648 1 pass [faf8464b]
649 2 pass [805ac714]
650 3 pass [bbd48ca0]
651 0 reveal [22669003]
    turned-up-staging who=0 card=take-the-lead
652 0 play [53cee6b0]
    aimed who=0 card=take-the-lead whom=3
    took-lead who=0 whom=3
653 0 pass [d1e5da90]
654 1 reveal [140592c9]
    turned-up who=1 card=III.2
655 1 exit [7d7d3ea5]
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
656 1 improv [d33e4069]
    improvised who=1
657 1 draw:script [a954897a]
658 1 bury:III.12 [78ac5229]
    drew who=1 pile=script
    buried who=1 pile=script
659 1 pass [75906c18]
660 2 reveal [57b5995a]
    turned-up-staging who=2 card=miscue
661 2 exit [02e290e9]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
662 2 pass [a34d2ca0]
663 3 reveal [f7abac01]
    turned-up-staging who=3 card=take-the-lead
664 3 play [782e8c49]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
665 3 pass [40420ce6]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=3
666 0 pass [60b6e909]
667 1 pass [b967aa48]
668 2 improv [cf9abc6a]
    improvised who=2
669 2 draw:script [da019903]
670 2 bury:III.4 [4e15dbf2]
    drew who=2 pile=script
    buried who=2 pile=script
671 2 pass [cbb6d6e2]
672 3 pass [ff75ed21]
673 0 place:III.10 [f2953af0]
674 1 place:III.5 [f45ed901]
675 2 place:III.6 [f4fb6d35]
676 3 place:III.1 [5c4f6f36]
    placed-all
677 0 pass [f63afb8a]
678 1 pass [26f25870]
679 2 pass [120a298f]
680 3 pass [514f322f]
681 0 reveal [a368c85e]
    turned-up who=0 card=III.10
682 0 play [28e600ee]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
683 0 pass [9e0e64a8]
684 1 reveal [76cd83f7]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
    got-intrigue who=1 n=1
685 1 improv [9b48065a]
    improvised who=1
686 1 draw:staging [a3480969]
687 1 bury:take-the-lead [77b803fa]
    drew who=1 pile=staging
    buried who=1 pile=staging
688 1 pass [aed905e5]
689 2 reveal [1bc06bba]
    turned-up who=2 card=III.6
690 2 exit [534510e6]
    exiting who=2 card=III.6
    got-intrigue who=2 n=1
691 2 pass [fd7c15d3]
692 3 reveal [c203759d]
    turned-up who=3 card=III.1
    exiting who=3 card=III.1
    got-intrigue who=3 n=1
693 3 pass [a34ffece]
    drew who=3 pile=staging
    reshuffled pile=staging n=22
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=4
694 0 improv [d11f0d6f]
    improvised who=0
695 0 draw:staging [8c23d17d]
696 0 bury:III.15 [a073937d]
    drew who=0 pile=staging
    buried who=0 pile=script
697 0 pass [9c2b0887]
698 1 pass [1e9f13d6]
699 2 pass [440f079d]
700 3 improv [1c1827fb]
    improvised who=3
701 3 draw:staging [40425c73]
702 3 bury:III.9 [f298c776]
    drew who=3 pile=staging
    buried who=3 pile=script
703 3 pass [5dab791f]
704 0 place:III.13 [d450fe77]
705 1 place:seize [e9385b6a]
706 2 place:III.8 [23ed266e]
707 3 place:no-drama [f7787514]
    placed-all
708 0 coin:othello [7d7056f0]
    used-coin-at who=0 coin=othello whom=3
    took-lead who=0 whom=3
709 0 pass [a6eb87dd]
710 1 pass [5c3f68c8]
711 2 improv [a8489da4]
    improvised who=2
712 2 switch:villainy [544d3b1d]
    switched who=2
713 2 pass [ba8038a6]
714 3 pass [64800b08]
715 1 reveal [d2c1cf12]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
716 1 improv [26c2ff95]
    improvised who=1
717 1 draw:staging [c39546f9]
718 1 bury:revive [c837977e]
    drew who=1 pile=staging
    buried who=1 pile=staging
719 1 pass [c52f90eb]
720 2 reveal [07bf1cb2]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
721 2 pass [e01258c9]
722 3 reveal [a1e23c0f]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
723 3 pass [a62a6da8]
724 0 reveal [18640bb8]
    turned-up who=0 card=III.13
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
725 0 pass [3ef475c6]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=5
726 1 pass [d400a485]
727 2 pass [c6d81434]
728 3 pass [71ec6415]
729 0 pass [c377cf84]
730 0 place:seize [e8dd9176]
731 1 place:seize [4d8a4b88]
732 2 place:III.4 [974c4f9a]
733 3 place:revive [bc834298]
    placed-all
734 1 pass [c1650c66]
735 2 improv [f8a96183]
    improvised who=2
736 2 switch:villainy [0caa0d4a]
    switched who=2
737 2 pass [66c133b5]
738 3 improv [dcb19eb1]
    improvised who=3
739 3 switch:take-the-lead [ce16d04e]
    switched who=3
740 3 pass [c1d4af7d]
741 0 improv [5333e6ad]
    improvised who=0
742 0 switch:III.3 [f1fca49c]
    switched who=0
743 0 pass [18ffeb35]
744 1 reveal [c234afa1]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
745 1 improv [53e0c557]
    improvised who=1
746 1 draw:script [255fbc12]
747 1 bury:III.12 [c22af538]
    drew who=1 pile=script
    buried who=1 pile=script
748 1 pass [f99878ec]
749 2 reveal [2c4f1982]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
750 2 pass [44d8dc98]
751 3 reveal [463a9e3b]
    turned-up-staging who=3 card=take-the-lead
752 3 exit [b846c75d]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
753 3 pass [55b52e83]
754 0 reveal [d16f13ab]
    turned-up who=0 card=III.3
755 0 exit [20fbb4ad]
    exiting who=0 card=III.3
    got-intrigue who=0 n=1
756 0 show:no-drama [83b4cf0c]
    no-drama who=0
    drew who=0 pile=staging
757 0 pass [bc37ef03]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=7
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=6
758 1 pass [2beb7fd3]
759 2 pass [9fa3d3c6]
760 3 pass [9fbf7f3f]
761 0 pass [2f542e7e]
762 0 place:no-drama [7a7f3b28]
763 1 place:III.12 [5c0f4601]
764 2 place:III.8 [a08ae7bc]
765 3 place:III.11 [e121d491]
    placed-all
766 1 pass [42b95559]
767 2 pass [de542da4]
768 3 pass [d2fda435]
769 0 pass [1add73d9]
770 1 reveal [7fb08c6a]
    turned-up who=1 card=III.12
771 1 exit [29c2a252]
    exiting who=1 card=III.12
772 2 let [31fc1595]
773 3 let [2badb7f0]
    got-intrigue who=1 n=1
774 1 improv [0bc1d6ae]
    improvised who=1
775 1 draw:staging [4dd196ae]
776 1 bury:III.9 [34074b59]
    drew who=1 pile=staging
    buried who=1 pile=script
777 1 show:exchange [5838b838]
778 1 at:0 [00ad02fc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
779 2 let [b17415fe]
780 3 let [32567b6f]
781 1 give:take-the-lead [592870e9]
    traded who=1 whom=0
782 1 pass [fde9d1b1]
783 2 improv [ff8c304e]
    improvised who=2
784 2 draw:staging [27771482]
785 2 bury:III.2 [e1eeb79d]
    drew who=2 pile=staging
    buried who=2 pile=script
786 2 reveal [757d062d]
    turned-up who=2 card=III.8
787 2 exit [ceeb175c]
    exiting who=2 card=III.8
788 3 let [2b6c3a89]
    got-intrigue who=2 n=1
789 2 pass [d62ad83f]
790 3 improv [6166a846]
    improvised who=3
791 3 draw:staging [596e2154]
792 3 bury:III.6 [eae732d3]
    drew who=3 pile=staging
    buried who=3 pile=script
793 3 reveal [e7a360b4]
    turned-up who=3 card=III.11
794 3 play [d8a65b7f]
    played who=3 card=III.11
    scored who=3 card=III.11 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=desdemona
795 3 pass [908d5a59]
796 0 reveal [a5eabaa7]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
797 0 pass [2ed5b8c4]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=7
798 1 pass [3e905402]
799 2 pass [e43bb46b]
800 3 improv [8e8cc0ce]
    improvised who=3
801 3 draw:script [3d0d8267]
802 3 bury:III.15 [3956e306]
    drew who=3 pile=script
    buried who=3 pile=script
803 3 pass [91448429]
804 0 pass [b4f77b89]
805 0 place:III.13 [d35d0fd5]
806 1 place:take-the-lead [e6979549]
807 2 place:III.4 [204ff8b7]
808 3 place:III.3 [9daf21d1]
    placed-all
809 1 pass [5fe8ef28]
810 2 pass [8b3d7771]
811 3 pass [57f90d93]
812 0 pass [22f15d1b]
813 1 reveal [a4aede78]
    turned-up-staging who=1 card=take-the-lead
814 1 exit [d2042c70]
    exiting who=1 card=take-the-lead
815 0 let [da1b0910]
816 2 let [975f66ba]
    got-intrigue who=1 n=1
817 1 improv [06b56184]
    improvised who=1
818 1 draw:staging [9bc7b9d3]
819 1 bury:take-the-lead [cfbe56f3]
    drew who=1 pile=staging
    buried who=1 pile=staging
820 1 pass [6e35606c]
821 2 reveal [4689c680]
    turned-up who=2 card=III.4
822 2 play [1acbd577]
    played who=2 card=III.4
823 0 let [cda4dbd5]
    scored who=2 card=III.4 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
824 2 coin:desdemona [eca82af2]
    no-drama-coin who=2
825 2 improv [7c637526]
    improvised who=2
826 2 draw:staging [18bb1033]
827 2 bury:villainy [14360d65]
    drew who=2 pile=staging
    buried who=2 pile=staging
828 2 pass [7f7b7ef3]
829 3 reveal [2e4cbb1d]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
830 0 let [62001442]
    got-intrigue who=3 n=1
831 3 coin:desdemona [c9fe0592]
    no-drama-coin who=3
832 3 pass [78d9baa4]
833 0 reveal [bc8762c4]
    turned-up who=0 card=III.13
834 0 improv [1ecc5eae]
    improvised who=0
835 0 draw:staging [0454f930]
836 0 bury:revive [2508ffa5]
    drew who=0 pile=staging
    buried who=0 pile=staging
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
837 0 pass [c93b1e72]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=8
838 1 show:exchange [da279d10]
839 1 at:0 [cd90c6f8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
840 0 let [6a0a55ff]
841 1 give:take-the-lead [bb00ed2a]
    traded who=1 whom=0
842 1 pass [039f7c07]
843 2 improv [d52a157b]
    improvised who=2
844 2 draw:staging [61aa4d3e]
845 2 bury:exchange [2f04e75d]
    drew who=2 pile=staging
    buried who=2 pile=staging
846 2 pass [2a8cb0af]
847 3 pass [c737a85a]
848 0 pass [15cfc130]
849 0 place:seize [66c15c20]
850 1 place:revive [421e3349]
851 2 place:seize [4acb5a50]
852 3 place:take-the-lead [56bd3b92]
    placed-all
853 1 show:exchange [9b350f19]
854 1 at:0 [39187589]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
855 0 let [b0739a04]
856 1 give:seize [7be8bb40]
    traded who=1 whom=0
857 1 pass [705c902e]
858 2 pass [c4751578]
859 3 pass [71b5d7f0]
860 0 pass [f302eb6c]
861 1 reveal [4c314b15]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
862 0 seize [d1c506af]
863 3 let [641e0df3]
    seized by=0 who=1 card=revive
    got-spotlight who=0 n=1
864 2 reveal [15539330]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
865 2 pass [c439098b]
866 3 show:exchange [476f39b1]
867 3 at:0 [f2a61650]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
868 0 let [789b9e18]
869 3 give:miscue [100a0886]
    traded who=3 whom=0
870 3 improv [6ad91b94]
    improvised who=3
871 0 let [d25b3f66]
872 3 draw:staging [3c5755b0]
873 3 bury:revive [4b53a109]
    drew who=3 pile=staging
    buried who=3 pile=staging
874 3 show:exchange [33c8c6c7]
875 3 at:1 [a0fd21ae]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
    reshuffled pile=staging n=17
876 0 spotlight [6c9a25f7]
    stole-spotlight by=0 who=3
    blocked who=3
877 3 reveal [70c8dd49]
    turned-up-staging who=3 card=take-the-lead
878 3 play [7a3ebe16]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
879 3 pass [44185753]
    drew who=3 pile=script
    drew who=0 pile=staging
880 1 draw:script [a1459eed]
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=9
881 0 pass [161b0c34]
882 1 pass [68f63f16]
883 2 improv [dd844fab]
    improvised who=2
884 2 draw:script [105c2d2a]
885 2 bury:III.9 [dcd6c22c]
    drew who=2 pile=script
    buried who=2 pile=script
886 2 pass [213a67e0]
887 3 pass [0265fffa]
888 0 place:revive [9b82153a]
889 1 place:villainy [cedbb9c9]
890 2 place:III.2 [fad00c0e]
891 3 place:miscue [0c1b0b3a]
    placed-all
892 0 pass [5bb393c4]
893 1 pass [e4458591]
894 2 pass [16320bad]
895 3 pass [b5a0cfe4]
896 0 reveal [31c2e3a5]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
897 0 improv [0de12469]
    improvised who=0
898 0 draw:staging [8180b572]
899 0 bury:miscue [1608422f]
    drew who=0 pile=staging
    buried who=0 pile=staging
900 0 pass [96b33a27]
901 1 reveal [2f466d36]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
902 1 improv [acfccf80]
    improvised who=1
903 1 draw:staging [1e7cbb09]
904 1 bury:III.5 [42e9a5ed]
    drew who=1 pile=staging
    buried who=1 pile=script
905 1 pass [8d51ed3e]
906 2 reveal [63a7ad78]
    turned-up who=2 card=III.2
907 2 play [1fe9cc0b]
    played who=2 card=III.2
    scored who=2 card=III.2 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
908 2 coin:desdemona [38fa38c4]
    no-drama-coin who=2
909 2 pass [aaea2ed5]
910 3 reveal [4fc311dc]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
911 3 pass [b41d60fd]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=10
912 0 pass [60e0e5ad]
913 1 pass [98ecb435]
914 2 improv [20501690]
    improvised who=2
915 2 draw:staging [c0c86ec6]
916 2 bury:miscue [14c232be]
    drew who=2 pile=staging
    buried who=2 pile=staging
917 2 pass [ef3f4e63]
918 3 improv [12a4a84d]
    improvised who=3
919 3 draw:script [ddd93249]
920 3 bury:III.6 [084c3b9d]
    drew who=3 pile=script
    buried who=3 pile=script
921 3 pass [e194ca6e]
922 0 place:seize [efc2d683]
923 1 place:III.9 [d84abe22]
924 2 place:villainy [acd87d89]
925 3 place:revive [bb52cb58]
    placed-all
926 0 pass [4d8a9144]
927 1 pass [7ceacc40]
928 2 pass [996097b3]
929 3 pass [fe8da9df]
930 0 reveal [674429aa]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
931 0 pass [15c5096a]
932 1 reveal [86f4b064]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
    got-intrigue who=1 n=1
933 1 pass [c5208bd6]
934 2 reveal [76bd54fe]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
935 2 pass [cc77a0a9]
936 3 reveal [ebb394d6]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
937 3 pass [264b4f08]
    drew who=3 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=11
938 0 improv [0b527b05]
    improvised who=0
939 0 draw:script [18a3d371]
940 0 bury:III.15 [090e35f6]
    drew who=0 pile=script
    buried who=0 pile=script
941 0 pass [65292fea]
942 1 improv [0f0d73a9]
    improvised who=1
943 1 draw:staging [b8f5a91b]
944 1 bury:take-the-lead [7e9536bc]
    drew who=1 pile=staging
    buried who=1 pile=staging
945 1 pass [d9957ba5]
946 2 pass [43327ec9]
947 3 pass [62d4dd50]
948 0 place:take-the-lead [2c4140be]
949 1 place:no-drama [71c50051]
950 2 place:take-the-lead [25b0f590]
951 3 place:III.6 [1c5735f2]
    placed-all
952 0 pass [dc23ba89]
953 1 pass [ee6c3ed8]
954 2 pass [fe17af10]
955 3 improv [a46838b1]
    improvised who=3
956 3 switch:III.7 [e04b3a95]
    switched who=3
957 3 pass [2f9a8535]
958 0 reveal [539d064f]
    turned-up-staging who=0 card=take-the-lead
959 0 play [2bdcd85a]
    aimed who=0 card=take-the-lead whom=3
960 2 let [c303dab2]
    took-lead who=0 whom=3
961 0 pass [c6b6c0b4]
962 1 reveal [d6f5bb68]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
963 1 pass [9f364749]
964 2 reveal [bdca7cf5]
    turned-up-staging who=2 card=take-the-lead
965 2 exit [a3b19899]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
966 2 improv [7933bc79]
    improvised who=2
967 2 draw:staging [50969983]
968 2 bury:III.8 [1a298a92]
    drew who=2 pile=staging
    buried who=2 pile=script
969 2 pass [0839239e]
970 3 reveal [8f69283b]
    turned-up who=3 card=III.7
    played who=3 card=III.7
    failed who=3 card=III.7
971 3 pass [30954e2c]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=12
972 1 pass [bc5df250]
973 2 pass [5a1d0bae]
974 3 show:exchange [8ff0eab3]
975 3 at:1 [e34c27db]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
976 1 let [18e97a3a]
977 3 give:III.6 [637f3a98]
    traded who=3 whom=1
978 3 pass [87ad885c]
979 0 pass [5788e582]
980 0 place:seize [69ee0946]
981 1 place:III.3 [9ff18491]
982 2 place:exchange [1adc4b23]
983 3 place:revive [ad0a436c]
    placed-all
984 1 improv [572d1b5e]
    improvised who=1
985 1 switch:III.6 [789b71a1]
    switched who=1
986 1 pass [2056bf76]
987 2 pass [5ec2b242]
988 3 pass [f571920d]
989 0 pass [365ee215]
990 1 reveal [f4a329e3]
    turned-up who=1 card=III.6
991 1 exit [3ca1ba69]
    exiting who=1 card=III.6
992 2 let [e8bf62df]
    got-intrigue who=1 n=1
993 1 pass [72187b22]
994 2 reveal [1a99bf62]
    turned-up-staging who=2 card=exchange
995 2 play [4e4bed85]
996 2 at:1 [2b85985d]
    aimed who=2 card=exchange whom=1
997 1 let [217d410e]
998 2 give:take-the-lead [4b51c77d]
    traded who=2 whom=1
999 2 pass [4b11c11f]
1000 3 reveal [46a043d5]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
1001 3 improv [bf24a839]
    improvised who=3
1002 3 draw:staging [d5d60c73]
1003 3 bury:take-the-lead [169dd410]
    drew who=3 pile=staging
    buried who=3 pile=staging
1004 3 pass [b0986af4]
1005 0 reveal [2697091a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1006 0 pass [f815b754]
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    script-empty
    scene-began scene=13
1007 1 pass [93f011eb]
1008 2 improv [e7e5fd80]
    improvised who=2
1009 2 bury:III.15 [9d672f5b]
    drew who=2 pile=staging
    buried who=2 pile=script
    script-again
1010 2 pass [69cc6c4a]
1011 3 pass [b399fd88]
1012 0 improv [99d1881b]
    improvised who=0
1013 0 draw:staging [575abda1]
1014 0 bury:III.13 [266550d0]
    drew who=0 pile=staging
    buried who=0 pile=script
1015 0 pass [031045c6]
1016 0 place:III.9 [3b6bbe14]
1017 1 place:III.3 [3772fff6]
1018 2 place:seize [a0016029]
1019 3 place:III.7 [a8ff34ca]
    placed-all
1020 1 pass [f726930f]
1021 2 pass [0ab96107]
1022 3 show:exchange [c63f18c6]
1023 3 at:1 [5460cad9]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1024 1 let [60cc09c7]
1025 3 give:III.5 [81aa48e6]
    traded who=3 whom=1
1026 3 pass [4c6a9f92]
1027 0 pass [72e3ec98]
1028 1 show:exchange [d62b21db]
1029 1 at:0 [feab3d7c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1030 1 give:seize [75749c7d]
    traded who=1 whom=0
1031 1 reveal [badaa6cd]
    turned-up who=1 card=III.3
1032 1 exit [ab180fe0]
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
1033 1 show:no-drama [3084ddb4]
    no-drama who=1
    drew who=1 pile=staging
1034 1 pass [29e09057]
1035 2 reveal [986c8d4a]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1036 2 pass [a7c959eb]
1037 3 reveal [d0e6b366]
    turned-up who=3 card=III.7
    played who=3 card=III.7
    failed who=3 card=III.7
1038 3 pass [08636bd0]
1039 0 show:exchange [d0799fc6]
1040 0 at:2 [00045c60]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1041 2 let [6e5b70d0]
1042 0 give:seize [d3e60ada]
    traded who=0 whom=2
1043 0 reveal [c1b64f51]
    turned-up who=0 card=III.9
1044 0 exit [12ba3700]
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
1045 0 pass [6dc81620]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    reshuffled pile=staging n=18
    scene-began scene=14
1046 1 improv [54bcff5a]
    improvised who=1
1047 1 draw:staging [55e573c0]
1048 1 bury:villainy [9ce2c3ea]
    drew who=1 pile=staging
    buried who=1 pile=staging
1049 1 pass [725b7ffd]
1050 2 pass [d40c79c6]
1051 3 pass [4deaea94]
1052 0 pass [fb672a41]
1053 0 place:miscue [f459c78a]
1054 1 place:III.5 [a6e67adf]
1055 2 place:III.15 [651b08e3]
1056 3 place:take-the-lead [26f27f6c]
    placed-all
1057 1 pass [5b95b790]
1058 2 pass [71bac5fa]
1059 3 pass [bcadea2f]
1060 0 improv [210f7d65]
    improvised who=0
1061 0 switch:miscue [a57d8e25]
    switched who=0
1062 0 pass [d8055dd5]
1063 1 reveal [a5892493]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
1064 2 let [d54d4115]
    got-intrigue who=1 n=1
1065 1 pass [10028b2c]
1066 2 improv [be3a2137]
    improvised who=2
1067 2 draw:script [4fc375a3]
1068 2 bury:III.1 [4da35253]
    drew who=2 pile=script
    buried who=2 pile=script
1069 2 reveal [1c4c05cb]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    failed who=2 card=III.15
1070 2 pass [71311c37]
1071 3 reveal [55ebe0ac]
    turned-up-staging who=3 card=take-the-lead
1072 3 play [52b4f2c6]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
1073 3 pass [1fba75d1]
1074 0 reveal [c9baab8c]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1075 0 pass [068e793d]
    drew who=3 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
1076 0 pass [52344745]
1077 1 pass [c0cde88e]
1078 2 pass [d2348c76]
1079 3 pass [364a4a36]
1080 0 place:III.12 [b5ff2210]
1081 1 place:take-the-lead [733dd14d]
1082 2 place:III.13 [6e67fec3]
1083 3 place:III.1 [ab4a4999]
    placed-all
1084 0 pass [323d217e]
1085 1 improv [f964b9de]
    improvised who=1
1086 1 switch:take-the-lead [24e0d82b]
    switched who=1
1087 1 pass [9ef01001]
1088 2 pass [dd84c8df]
1089 3 pass [0c7ac591]
1090 0 improv [30c563ed]
    improvised who=0
1091 0 draw:staging [0109b3e9]
1092 0 bury:take-the-lead [42ba57f0]
    drew who=0 pile=staging
    buried who=0 pile=staging
1093 0 reveal [899703a9]
    turned-up who=0 card=III.12
1094 0 exit [24b27e4c]
    exiting who=0 card=III.12
    got-intrigue who=0 n=1
1095 0 pass [eadfa1d1]
1096 1 reveal [ddb4f3d1]
    turned-up-staging who=1 card=take-the-lead
1097 1 play [d1ff4b3d]
    aimed who=1 card=take-the-lead whom=3
    took-lead who=1 whom=3
1098 1 pass [064ffc87]
1099 2 reveal [febc021c]
    turned-up who=2 card=III.13
1100 2 exit [74bf1dab]
    exiting who=2 card=III.13
    got-intrigue who=2 n=1
1101 2 pass [c2ad71ce]
1102 3 reveal [12d93ef3]
    turned-up who=3 card=III.1
1103 3 exit [378fa686]
    exiting who=3 card=III.1
    got-intrigue who=3 n=1
1104 3 improv [fe0a2a96]
    improvised who=3
1105 3 draw:staging [ecfa5fa0]
1106 3 bury:take-the-lead [161a5641]
    drew who=3 pile=staging
    buried who=3 pile=staging
1107 3 show:exchange [718eea56]
1108 3 at:0 [2df4ba61]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1109 0 let [2d7a4ee3]
1110 3 give:no-drama [4354b7f8]
    traded who=3 whom=0
1111 3 pass [5b67272c]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
1112 2 pass [726892dd]
1113 3 show:exchange [d72e375e]
1114 3 at:0 [02ebcb5d]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1115 0 show:no-drama [adc2557b]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=3 whom=0
1116 3 show:exchange [385ddf53]
1117 3 at:1 [4027be95]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1118 3 give:III.15 [80e703f0]
    traded who=3 whom=1
1119 3 pass [d0ee1bd0]
1120 0 pass [3980dd9c]
1121 1 pass [753debc9]
1122 0 place:villainy [746f7f9c]
1123 1 place:III.8 [8b97345b]
1124 2 place:revive [3cbc1430]
1125 3 place:revive [398bd641]
    placed-all
1126 2 pass [0d69e021]
1127 3 pass [6358b301]
1128 0 pass [5771699b]
1129 1 pass [cabf5002]
1130 2 improv [cc490407]
    improvised who=2
1131 2 draw:staging [ce131f3e]
1132 2 bury-placed [3792f273]
    drew who=2 pile=staging
    buried who=2 pile=staging
1133 2 reveal [df4ed70d]
    turned-up-staging who=2 card=take-the-lead
1134 2 exit [9a780a95]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1135 2 pass [6611d887]
1136 3 reveal [b6524612]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
1137 3 show:no-drama [4b72d4d1]
    no-drama who=3
    drew who=3 pile=staging
1138 3 pass [3b69a964]
1139 0 reveal [a121aab8]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1140 0 improv [b70c2b8c]
    improvised who=0
1141 0 draw:staging [35c7ee31]
1142 0 bury:seize [2edfd835]
    drew who=0 pile=staging
    buried who=0 pile=staging
1143 0 pass [bc9706ea]
1144 1 reveal [e0c6d813]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1145 1 pass [6b3f2fa4]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=17
1146 2 improv [7e6ff031]
    improvised who=2
1147 2 draw:script [4fcb6e34]
1148 2 bury:III.5 [741b2336]
    drew who=2 pile=script
    buried who=2 pile=script
1149 2 pass [6f08405c]
1150 3 pass [72bde62d]
1151 0 pass [643a4111]
1152 1 improv [3396b444]
    improvised who=1
1153 1 draw:staging [d6a80cab]
1154 1 bury:III.3 [f85103b8]
    drew who=1 pile=staging
    buried who=1 pile=script
1155 1 pass [8095448b]
1156 0 place:seize [5abcfad3]
1157 1 place:villainy [9d056239]
1158 2 place:seize [55df8433]
1159 3 place:III.7 [317abc35]
    placed-all
1160 2 pass [01d0517b]
1161 3 pass [5f53d757]
1162 0 pass [609b67c4]
1163 1 show:exchange [29bf6a7f]
1164 1 at:3 [5364c2de]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1165 1 give:take-the-lead [2728c198]
    traded who=1 whom=3
1166 1 pass [4913fa31]
1167 2 reveal [07c747b4]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1168 2 pass [254ff7c0]
1169 3 reveal [148834d8]
    turned-up who=3 card=III.7
    played who=3 card=III.7
    failed who=3 card=III.7
1170 3 pass [fbd70372]
1171 0 reveal [5e0c1be3]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1172 0 pass [e0ba738e]
1173 1 reveal [5c0c5702]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1174 1 pass [c1ef7a32]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=18
1175 2 improv [9acf6b8d]
    improvised who=2
1176 2 draw:script [afdb4104]
1177 2 bury:III.13 [de3cbf19]
    drew who=2 pile=script
    buried who=2 pile=script
1178 2 pass [7d429e01]
1179 3 pass [82debae1]
1180 0 pass [d689c258]
1181 1 pass [f6e52369]
1182 0 place:miscue [d582e9c1]
1183 1 place:III.15 [2eaecf07]
1184 2 place:III.12 [6bacafbf]
1185 3 place:seize [286d9e5c]
    placed-all
1186 2 pass [a915308d]
1187 3 pass [e49ba2b8]
1188 0 pass [c2ce5809]
1189 1 show:exchange [fb1202a9]
1190 1 at:3 [1b6a586b]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1191 1 give:take-the-lead [1d4efeff]
    traded who=1 whom=3
1192 1 improv [88b7fe98]
    improvised who=1
1193 1 switch:revive [4126c953]
    switched who=1
1194 1 pass [39a58af8]
1195 2 reveal [dc2a0fbf]
    turned-up who=2 card=III.12
1196 2 play [3bedc6e0]
    played who=2 card=III.12
1197 0 let [909fb1f6]
    scored who=2 card=III.12 n=1
    got-coin who=2 coin=othello
    got-handkerchief who=2
1198 2 pass [17141b31]
1199 3 reveal [ed1378ba]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1200 3 improv [2867de7f]
    improvised who=3
1201 3 draw:staging [07757f3a]
1202 3 bury:villainy [ba5c777a]
    drew who=3 pile=staging
    buried who=3 pile=staging
1203 3 pass [560be395]
1204 0 reveal [02221c97]
    turned-up-staging who=0 card=miscue
1205 0 play [47b2ade4]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1206 1 switch:III.8 [1daa4ad8]
    switched who=1
1207 0 place:take-the-lead [ee02ad71]
    turned-up-staging who=0 card=take-the-lead
1208 0 improv [4d74f053]
    improvised who=0
1209 0 draw:staging [c0204682]
1210 0 bury:III.1 [7b324cf6]
    drew who=0 pile=staging
    buried who=0 pile=script
1211 0 exit [4cdb6c96]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1212 0 pass [4497af85]
1213 1 reveal [e42c4730]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1214 1 pass [69a042e8]
    drew who=1 pile=staging
    reshuffled pile=staging n=20
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=19
1215 2 show:exchange [d33a95de]
1216 2 at:0 [d558b658]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1217 0 let [d728f191]
1218 2 give:seize [ca6c16c3]
    traded who=2 whom=0
1219 2 pass [b0e5abd1]
1220 3 pass [2d4549c8]
1221 0 improv [825a451a]
    improvised who=0
1222 0 draw:script [a01874f5]
1223 0 bury:III.9 [e000a823]
    drew who=0 pile=script
    buried who=0 pile=script
1224 0 pass [4c8cafea]
1225 1 pass [3d5e23bf]
1226 0 place:III.1 [791b7f3d]
1227 1 place:III.15 [863761a7]
1228 2 place:III.13 [c4161287]
1229 3 place:III.3 [4833ba1c]
    placed-all
1230 2 pass [9e87a252]
1231 3 pass [5a42a2a5]
1232 0 pass [d2df570a]
1233 1 improv [bfef1c2c]
    improvised who=1
1234 1 switch:miscue [848ae189]
    switched who=1
1235 1 pass [05922ff3]
1236 2 reveal [166ebe28]
    turned-up who=2 card=III.13
1237 2 play [88d8d94e]
    played who=2 card=III.13
    scored who=2 card=III.13 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
1238 2 coin:othello [44e3742d]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1239 2 improv [2545a5f3]
    improvised who=2
1240 2 draw:script [71c1b446]
1241 2 bury:III.5 [30b2b0d1]
    drew who=2 pile=script
    buried who=2 pile=script
1242 2 pass [448226ae]
1243 3 reveal [704734ca]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
    got-intrigue who=3 n=1
1244 3 improv [fbf76fc7]
    improvised who=3
1245 3 draw:staging [200176cf]
1246 3 bury:take-the-lead [380df477]
    drew who=3 pile=staging
    buried who=3 pile=staging
1247 3 pass [6d2b40d3]
1248 0 reveal [702d73e7]
    turned-up who=0 card=III.1
1249 0 play [71fd86f5]
    played who=0 card=III.1
    scored who=0 card=III.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1250 0 coin:cassio [9d5fff5a]
    used-coin who=0 coin=cassio
1251 0 draw:staging [f103ae7c]
1252 0 bury:revive [8a717f40]
    drew who=0 pile=staging
    buried who=0 pile=staging
1253 0 pass [2674adbf]
1254 1 reveal [662dde98]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1255 1 pass [50a39aa9]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=20
1256 3 pass [6e9aa75b]
1257 0 pass [c1d4225c]
1258 1 pass [18b5c548]
1259 2 show:exchange [43157277]
1260 2 at:3 [b3931733]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1261 2 give:no-drama [04b613c1]
    traded who=2 whom=3
1262 2 pass [4a035f7c]
1263 0 place:seize [df9a43cb]
1264 1 place:villainy [6465a2b1]
1265 2 place:III.9 [76e1cf5f]
1266 3 place:take-the-lead [aa2f4a0f]
    placed-all
1267 3 pass [eb3ac868]
1268 0 improv [d29c04e0]
    improvised who=0
1269 0 switch:revive [5ee50be4]
    switched who=0
1270 0 pass [086015ae]
1271 1 pass [f9673a46]
1272 2 pass [af39b5b4]
1273 3 reveal [4c9f15d9]
    turned-up-staging who=3 card=take-the-lead
1274 3 exit [77747bcd]
    exiting who=3 card=take-the-lead
1275 1 let [c0b27061]
    got-intrigue who=3 n=1
1276 3 pass [a334702e]
1277 0 reveal [fbc76da8]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1278 1 let [488582bc]
    got-intrigue who=0 n=1
1279 0 pass [759590db]
1280 1 improv [c34e1e38]
    improvised who=1
1281 1 draw:staging [f416465c]
1282 1 bury-placed [0010ec30]
    drew who=1 pile=staging
    buried who=1 pile=staging
1283 1 reveal [425ba875]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1284 1 pass [cd6a1311]
1285 2 reveal [a9ac07ec]
    turned-up who=2 card=III.9
1286 2 exit [e0e59df5]
    exiting who=2 card=III.9
    got-intrigue who=2 n=1
1287 2 improv [b0250b40]
    improvised who=2
1288 2 draw:staging [ee64d36a]
1289 2 bury:III.6 [ed2bae5f]
    drew who=2 pile=staging
    buried who=2 pile=script
1290 2 pass [21b70f60]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=21
1291 3 pass [f5c8eb73]
1292 0 pass [d41c7142]
1293 1 improv [1f47762e]
    improvised who=1
1294 1 draw:staging [5d4f1856]
1295 1 bury:revive [8f06a6d7]
    drew who=1 pile=staging
    buried who=1 pile=staging
1296 1 show:exchange [7694e9b6]
1297 1 at:2 [2a03fa58]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1298 1 give:no-drama [f838aab6]
    traded who=1 whom=2
1299 1 pass [abfa1cad]
1300 2 pass [809dedb9]
1301 0 place:seize [bd61507b]
1302 1 place:villainy [5728c3c6]
1303 2 place:no-drama [d6367c78]
1304 3 place:no-drama [62512d09]
    placed-all
1305 3 pass [4165415d]
1306 0 improv [e19ba05f]
    improvised who=0
1307 0 switch:III.7 [f19d8317]
    switched who=0
1308 0 pass [e696ff4c]
1309 1 pass [d86119d3]
1310 2 pass [bbb4e300]
1311 3 improv [55939367]
    improvised who=3
1312 3 draw:staging [5fd3e3ff]
1313 3 bury:take-the-lead [4e151c8c]
    drew who=3 pile=staging
    buried who=3 pile=staging
1314 3 reveal [fd072eb1]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1315 3 pass [e19a61ff]
1316 0 reveal [f8e21e28]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    failed who=0 card=III.7
1317 0 pass [88b0837b]
1318 1 reveal [b0ca9ccf]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1319 1 pass [91955c85]
1320 2 reveal [52b0efa5]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1321 2 improv [19dbb91f]
    improvised who=2
1322 2 draw:staging [e0536449]
1323 2 bury:take-the-lead [94c95f82]
    drew who=2 pile=staging
    buried who=2 pile=staging
1324 2 pass [4e9a69a8]
    drew who=2 pile=script
    reshuffled pile=script n=2
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    script-empty
    scene-began scene=22
1325 3 improv [d736dae8]
    improvised who=3
1326 3 bury:miscue [d69391a6]
    drew who=3 pile=staging
    buried who=3 pile=staging
1327 3 pass [f7320155]
1328 0 pass [d7d3d229]
1329 1 pass [c6840ad2]
1330 2 pass [43b55534]
1331 0 place:seize [a8613cc6]
1332 1 place:III.5 [2e8a1a75]
1333 2 place:III.6 [44448e4d]
1334 3 place:no-drama [eb6c7178]
    placed-all
1335 3 pass [3eaf9cf6]
1336 0 pass [09197a5c]
1337 1 pass [01bd871d]
1338 2 pass [7e9c464e]
1339 3 reveal [b03f0593]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1340 3 pass [7c0aa3ec]
1341 0 reveal [a5e13e29]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1342 0 pass [3223a75f]
1343 1 reveal [25e4661a]
    turned-up who=1 card=III.5
1344 1 improv [4da4032d]
    improvised who=1
1345 1 bury-placed [a4b6e697]
    drew who=1 pile=staging
    buried who=1 pile=script
    turned-up-staging who=1 card=villainy
    script-again
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1346 1 pass [6a1cd20e]
1347 2 reveal [bdde7ee2]
    turned-up who=2 card=III.6
    exiting who=2 card=III.6
    got-intrigue who=2 n=1
1348 2 improv [cbb45852]
    improvised who=2
1349 2 draw:staging [d11d9c03]
1350 2 bury:seize [e6c9b3e4]
    drew who=2 pile=staging
    buried who=2 pile=staging
1351 2 pass [b6c6b709]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=23
1352 3 pass [c53390e8]
1353 0 improv [f8a65bd8]
    improvised who=0
1354 0 bury:III.6 [bfc405c9]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
1355 0 pass [a1cbb068]
1356 1 improv [ffe62e1f]
    improvised who=1
1357 1 draw:script [8e28bc58]
1358 1 bury:III.8 [456c11ea]
    drew who=1 pile=script
    buried who=1 pile=script
1359 1 pass [97f11b2f]
1360 2 pass [709428ca]
1361 0 place:take-the-lead [1e2bbb3c]
1362 1 place:take-the-lead [1ab107d7]
1363 2 place:exchange [04014074]
1364 3 place:III.9 [8a870eb1]
    placed-all
1365 3 pass [f1214425]
1366 0 pass [80e09543]
1367 1 pass [4e96e87a]
1368 2 show:exchange [4643efa3]
1369 2 at:3 [2957f60a]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1370 3 let [f5093895]
1371 2 give:take-the-lead [0a9891bb]
    traded who=2 whom=3
1372 2 pass [e69ad627]
1373 3 improv [22b7342f]
    improvised who=3
1374 3 draw:script [e143f4cd]
1375 3 bury-placed [680dfc66]
    drew who=3 pile=script
    buried who=3 pile=script
1376 3 reveal [3664a6ac]
    turned-up who=3 card=III.8
1377 3 exit [02ce4efa]
    exiting who=3 card=III.8
    got-intrigue who=3 n=1
1378 3 pass [fd1d1ce3]
1379 0 reveal [99b3f9c3]
    turned-up-staging who=0 card=take-the-lead
1380 0 exit [639a45b7]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1381 0 pass [0422061b]
1382 1 reveal [358d9754]
    turned-up-staging who=1 card=take-the-lead
1383 1 play [7220a84a]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1384 1 pass [5c48e3cf]
1385 2 reveal [6a5d1907]
    turned-up-staging who=2 card=exchange
1386 2 exit [89494e4f]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
1387 2 pass [0883dd71]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
1388 2 pass [63364367]
1389 3 pass [8bc8a616]
1390 0 pass [3d69e1f9]
1391 1 pass [5ee30759]
1392 0 place:seize [f881c1ed]
1393 1 place:III.15 [20a33ae1]
1394 2 place:III.5 [f85b91e6]
1395 3 place:take-the-lead [0754dbb9]
    placed-all
1396 2 improv [d26d9037]
    improvised who=2
1397 2 switch:take-the-lead [182b09a2]
    switched who=2
1398 2 pass [2ed4595a]
1399 3 pass [c7e36f45]
1400 0 pass [0943bb89]
1401 1 pass [d245abff]
1402 2 reveal [11e2cf55]
    turned-up-staging who=2 card=take-the-lead
1403 2 exit [c4e1905d]
    exiting who=2 card=take-the-lead
1404 0 seize [759df16a]
1405 3 let [d7c7bee0]
    seized by=0 who=2 card=take-the-lead
    got-spotlight who=0 n=1
1406 3 reveal [8f98092c]
    turned-up-staging who=3 card=take-the-lead
1407 3 play [d0cb9b5a]
    aimed who=3 card=take-the-lead whom=1
1408 0 let [bc7807fe]
    took-lead who=3 whom=1
1409 3 improv [2c624abf]
    improvised who=3
1410 0 spotlight [06afc8c7]
    stole-spotlight by=0 who=3
    blocked who=3
1411 3 pass [33c4e4d7]
1412 1 reveal [b99df38d]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
1413 1 pass [d61f34bc]
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
1414 0 pass [96729f19]
1415 1 pass [487db83e]
1416 2 pass [02295de6]
1417 3 pass [99db00d5]
1418 0 place:revive [d4374404]
1419 1 place:III.9 [0816d1b3]
1420 2 place:III.8 [57e8b75c]
1421 3 place:revive [0ed4b06b]
    placed-all
1422 0 pass [d1eba211]
1423 1 pass [1e460524]
1424 2 pass [edca282f]
1425 3 pass [7bb3d532]
1426 0 reveal [b110fc4d]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1427 0 pass [a39544e7]
1428 1 reveal [41f69dc3]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
    got-intrigue who=1 n=1
1429 1 pass [56888f91]
1430 2 reveal [e6c6a2da]
    turned-up who=2 card=III.8
1431 2 exit [aa2eb419]
    exiting who=2 card=III.8
    got-intrigue who=2 n=1
1432 2 improv [dbf5e5da]
    improvised who=2
1433 2 draw:script [d24c1b15]
1434 2 bury:III.5 [9f7a4de5]
    reshuffled pile=script n=2
    drew who=2 pile=script
    buried who=2 pile=script
1435 2 pass [77bb8ed8]
1436 3 reveal [20f9d12d]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
1437 3 improv [eccbde2a]
    improvised who=3
1438 3 draw:script [04bebf52]
1439 3 bury:III.3 [e5aa49e1]
    drew who=3 pile=script
    buried who=3 pile=script
1440 3 pass [d37c7e2d]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=26
1441 0 pass [6a5a903e]
1442 1 pass [75976e96]
1443 2 pass [c8275fc9]
1444 3 pass [c26c513c]
1445 0 place:seize [c559a042]
1446 1 place:exchange [4611bed2]
1447 2 place:III.8 [aa632ed7]
1448 3 place:miscue [4d4a1099]
    placed-all
1449 0 pass [45ce4fa9]
1450 1 pass [78ed6412]
1451 2 pass [fe1bbca3]
1452 3 pass [a0155707]
1453 0 improv [52728f54]
    improvised who=0
1454 0 bury:III.3 [2c07efb8]
    drew who=0 pile=staging
    buried who=0 pile=script
1455 0 reveal [ba6bfd64]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1456 0 pass [dbf5487a]
1457 1 improv [c030b8e2]
    improvised who=1
1458 1 draw:script [ece10e21]
1459 1 bury:III.6 [b9069ddb]
    drew who=1 pile=script
    buried who=1 pile=script
1460 1 reveal [e99c1927]
    turned-up-staging who=1 card=exchange
1461 1 exit [089bcdd2]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1462 1 pass [3657b3ce]
1463 2 reveal [a8a535aa]
    turned-up who=2 card=III.8
1464 2 play [8a3c307b]
    played who=2 card=III.8
    scored who=2 card=III.8 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1465 2 improv [8236f2c0]
    improvised who=2
1466 2 draw:staging [6d08c421]
1467 2 bury:seize [19287fce]
    drew who=2 pile=staging
    buried who=2 pile=staging
1468 2 coin:othello [3c28c42e]
    used-coin-at who=2 coin=othello whom=3
    took-lead who=2 whom=3
1469 2 pass [71c75159]
1470 3 reveal [b815c7a4]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1471 3 improv [ac452669]
    improvised who=3
1472 3 draw:script [c82c7be2]
1473 3 bury:III.15 [283a455b]
    drew who=3 pile=script
    buried who=3 pile=script
1474 3 pass [77aa9870]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=27
1475 3 pass [3622d36b]
1476 0 improv [9c7d2690]
    improvised who=0
1477 0 bury:take-the-lead [7e9d3d56]
    drew who=0 pile=staging
    buried who=0 pile=staging
1478 0 pass [5b68292d]
1479 1 pass [df152cb5]
1480 2 pass [f5353d6a]
1481 0 place:seize [d2e7b872]
1482 1 place:III.3 [ba9fb468]
1483 2 place:no-drama [5ba9bd1f]
1484 3 place:III.6 [65f2ef81]
    placed-all
1485 3 pass [e867f970]
1486 0 pass [6d39a7f6]
1487 1 improv [d8f8f04b]
    improvised who=1
1488 1 switch:III.7 [a26bb6b5]
    switched who=1
1489 1 pass [dfd7435e]
1490 2 pass [7bc8bbf6]
1491 3 reveal [dd919e74]
    turned-up who=3 card=III.6
1492 3 exit [b08dfdab]
    exiting who=3 card=III.6
    got-intrigue who=3 n=1
1493 3 improv [24a63fb2]
    improvised who=3
1494 3 draw:staging [fb2c3fe1]
1495 3 bury:III.9 [b37a42bd]
    drew who=3 pile=staging
    buried who=3 pile=script
1496 3 pass [91be4b21]
1497 0 reveal [bef2729b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1498 0 pass [98cd9122]
1499 1 reveal [6248502d]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=1
    half-curtain
    got-coin who=1 coin=iago
    got-handkerchief who=1
1500 1 coin:iago [e5085a4b]
1501 1 wound:iago [56ef5321]
    used-iago who=1 character=iago
    wounded who=1 character=iago n=2 total=6
1502 1 pass [fd54a69d]
1503 2 reveal [5d141681]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1504 2 improv [b54a41d7]
    improvised who=2
1505 2 draw:staging [89406553]
1506 2 bury:seize [a4d122f9]
    drew who=2 pile=staging
    buried who=2 pile=staging
1507 2 pass [266193fd]
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=28
1508 3 pass [62c21e23]
1509 0 improv [ec1d2dba]
    improvised who=0
1510 0 bury:exchange [5b4c3a6a]
    drew who=0 pile=staging
    buried who=0 pile=staging
1511 0 pass [c31e80a1]
1512 1 pass [04e75e63]
1513 2 show:exchange [cb5da61a]
1514 2 at:3 [bcb46c27]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1515 2 give:no-drama [60e220c8]
    traded who=2 whom=3
1516 2 pass [07f67637]
1517 0 place:III.6 [ad029baf]
1518 1 place:III.3 [14ebbe8a]
1519 2 place:III.5 [07e41fce]
1520 3 place:exchange [be25db52]
    placed-all
1521 3 pass [ea70bf87]
1522 0 pass [c6fbd7d7]
1523 1 pass [e57445f8]
1524 2 pass [72b40584]
1525 3 reveal [3bcff503]
    turned-up-staging who=3 card=exchange
1526 3 play [4977702a]
1527 3 at:0 [eac73055]
    aimed who=3 card=exchange whom=0
1528 3 give:no-drama [1c12e83d]
    traded who=3 whom=0
1529 3 pass [375f3ca9]
1530 0 reveal [cb79d8b9]
    turned-up who=0 card=III.6
1531 0 exit [79c95ac5]
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
1532 0 pass [a4d28ba2]
1533 1 reveal [5b9c8744]
    turned-up who=1 card=III.3
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
1534 1 pass [18042f89]
1535 2 reveal [9eff5867]
    turned-up who=2 card=III.5
1536 2 play [7d3d4748]
    played who=2 card=III.5
    scored who=2 card=III.5 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1537 2 pass [e1a74bd7]
    drew who=2 pile=staging
    reshuffled pile=script n=2
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
1538 3 pass [cb3873f2]
1539 0 show:no-drama [2003d9ff]
    no-drama who=0
    drew who=0 pile=staging
1540 0 pass [daf111e1]
1541 1 pass [2cda4821]
1542 2 improv [4b6e4f8e]
    improvised who=2
1543 2 draw:script [0994304f]
1544 2 bury:III.9 [7e6bd722]
    drew who=2 pile=script
    buried who=2 pile=script
1545 2 pass [13106ff8]
1546 0 place:seize [fe102944]
1547 1 place:villainy [66679306]
1548 2 place:III.3 [7d6dc6e4]
1549 3 place:III.6 [01b37876]
    placed-all
1550 3 pass [9ad5f844]
1551 0 pass [ee7f1c8b]
1552 1 improv [849484b4]
    improvised who=1
1553 1 switch:take-the-lead [33abf7b0]
    switched who=1
1554 1 pass [b520e772]
1555 2 pass [9b15b745]
1556 3 reveal [62beaf9f]
    turned-up who=3 card=III.6
1557 3 play [558f730b]
    played who=3 card=III.6
    scored who=3 card=III.6 n=1
    got-coin who=3 coin=emilia
    got-handkerchief who=3
1558 3 coin:emilia [1c266d4d]
    used-coin-at who=3 coin=emilia whom=2
    stole-coin who=3 coin=iago whom=2
1559 3 coin:iago [471d5842]
1560 3 wound:cassio [5a35ad7b]
    used-iago who=3 character=cassio
    wounded who=3 character=cassio n=1 total=5
1561 3 pass [b2c0320b]
1562 0 reveal [3ca51bf9]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1563 0 pass [fd84f466]
1564 1 reveal [53dfc3ce]
    turned-up-staging who=1 card=take-the-lead
1565 1 play [183dbc6d]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1566 1 pass [3a47cf57]
1567 2 reveal [af81b445]
    turned-up who=2 card=III.3
    exiting who=2 card=III.3
    got-intrigue who=2 n=1
1568 2 pass [d05dbbb9]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=30
1569 2 show:exchange [a0f6773b]
1570 2 at:0 [6a0663ca]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1571 0 let [a400b2ca]
1572 2 give:revive [dffabda7]
    traded who=2 whom=0
1573 2 pass [b8126ae2]
1574 3 pass [a522f4f5]
1575 0 improv [adb12b1e]
    improvised who=0
1576 0 bury:revive [17e4a9ad]
    drew who=0 pile=staging
    buried who=0 pile=staging
1577 0 pass [d352ef73]
1578 1 pass [437b455d]
1579 0 place:take-the-lead [11642258]
1580 1 place:villainy [5cf638ea]
1581 2 place:villainy [fe64990e]
1582 3 place:no-drama [3e3c40ec]
    placed-all
1583 2 pass [b3b294fa]
1584 3 pass [9bc0d30d]
1585 0 pass [3fb14d44]
1586 1 pass [adc7002a]
1587 2 improv [8f142959]
    improvised who=2
1588 2 bury:take-the-lead [40ffdedf]
    drew who=2 pile=staging
    buried who=2 pile=staging
1589 2 reveal [b6a19a8d]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1590 2 pass [21fc3920]
1591 3 reveal [053f9aea]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1592 3 improv [154063db]
    improvised who=3
1593 3 bury:III.15 [2fd4c56b]
    drew who=3 pile=staging
    buried who=3 pile=script
1594 3 pass [02da4778]
1595 0 reveal [8cdd8088]
    turned-up-staging who=0 card=take-the-lead
1596 0 play [6919f13d]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1597 0 pass [def692a4]
1598 1 reveal [f1ad6da4]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1599 1 pass [307a1e77]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=2
    drew who=3 pile=staging
    scene-began scene=31
    final-scene
1600 1 improv [816621fc]
    improvised who=1
1601 1 bury:revive [40a03768]
    drew who=1 pile=staging
    buried who=1 pile=staging
1602 1 pass [5844ef8b]
1603 2 pass [89923255]
1604 3 show:exchange [0dce2a75]
1605 3 at:0 [9abca0bc]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1606 3 give:take-the-lead [c9951d99]
    traded who=3 whom=0
1607 3 pass [c49fea41]
1608 0 pass [64cdc9ac]
1609 0 place:miscue [05cacbeb]
1610 1 place:miscue [7512cb0f]
1611 2 place:take-the-lead [9aff15a9]
1612 3 place:take-the-lead [e9f96e83]
    placed-all
1613 1 pass [9fe2df9b]
1614 2 improv [c31a1e7d]
    improvised who=2
1615 2 switch:villainy [927bdec9]
    switched who=2
1616 2 pass [1235d478]
1617 3 show:exchange [447f283b]
1618 3 at:1 [6b77d050]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1619 3 give:take-the-lead [0633bbd9]
    traded who=3 whom=1
1620 3 pass [1663e515]
1621 0 pass [efc34861]
1622 1 reveal [33468c18]
    turned-up-staging who=1 card=miscue
1623 1 exit [f0382f32]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1624 1 pass [6e947c8e]
1625 2 reveal [38774326]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1626 2 pass [7723116d]
1627 3 reveal [a4fadcb2]
    turned-up-staging who=3 card=take-the-lead
1628 3 play [456b46b9]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
1629 3 pass [9e038e9c]
1630 0 reveal [76910de9]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1631 0 improv [5999bab6]
    improvised who=0
1632 0 bury:take-the-lead [dd73c6ed]
    drew who=0 pile=staging
    buried who=0 pile=staging
1633 0 pass [6247aae8]
    act-ran-out act=III
    tallied who=0 n=12
    tallied who=1 n=5
    tallied who=2 n=12
    tallied who=3 n=12
    lead-cast who=1
1634 1 discard:take-the-lead [76f1e48b]
    discarded who=1 card=take-the-lead
1635 2 discard:take-the-lead [375bfeb9]
    discarded who=2 card=take-the-lead
    drew who=0 pile=staging
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    act-began act=IV who=1
    scene-began scene=1
1636 2 improv [04791765]
    improvised who=2
1637 2 draw:script [17a4b57e]
1638 2 bury:IV.2 [b7742576]
    drew who=2 pile=script
    buried who=2 pile=script
1639 2 pass [a1649b96]
1640 3 pass [70e1ac0a]
1641 0 pass [689f4180]
1642 1 pass [067fa004]
1643 0 place:IV.13 [7761defa]
1644 1 place:take-the-lead [8cb28425]
1645 2 place:IV.15 [70e37e4b]
1646 3 place:IV.8 [cf88bdf8]
    placed-all
1647 2 pass [1c099c51]
1648 3 pass [ca0a94be]
1649 0 pass [2e027ee7]
1650 1 pass [12a61765]
1651 2 reveal [00820519]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
    failed who=2 card=IV.15
1652 2 pass [813855dc]
1653 3 reveal [13768f6f]
    turned-up who=3 card=IV.8
1654 3 exit [d10e4d0c]
    exiting who=3 card=IV.8
1655 1 let [9efa12c9]
    got-intrigue who=3 n=1
1656 3 improv [67dc9dbe]
    improvised who=3
1657 3 draw:script [d2aaa325]
1658 3 bury:IV.6 [4f6427e8]
    drew who=3 pile=script
    buried who=3 pile=script
1659 3 pass [14ef2b7a]
1660 0 reveal [8d7a5421]
    turned-up who=0 card=IV.13
1661 0 exit [0480838c]
    exiting who=0 card=IV.13
1662 1 let [ce9d5a5b]
    got-intrigue who=0 n=1
1663 0 pass [d0e2f527]
1664 1 improv [b7d1a837]
    improvised who=1
1665 1 draw:script [cd6073cb]
1666 1 bury:IV.5 [ef1aa296]
    drew who=1 pile=script
    buried who=1 pile=script
1667 1 reveal [8c8d5ba4]
    turned-up-staging who=1 card=take-the-lead
1668 1 exit [24784a98]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1669 1 pass [1b5e4ede]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
1670 2 pass [856d9329]
1671 3 pass [1f5fe9f1]
1672 0 improv [287ef3d9]
    improvised who=0
1673 0 draw:staging [79ba077c]
1674 0 bury:IV.1 [64b31f14]
    drew who=0 pile=staging
    buried who=0 pile=script
1675 0 pass [58fcebfa]
1676 1 improv [b3a7a2b0]
    improvised who=1
1677 1 draw:script [c4df7969]
1678 1 bury:IV.11 [4b13f9d8]
    drew who=1 pile=script
    buried who=1 pile=script
1679 1 pass [6305016f]
1680 0 place:exchange [eb4024a5]
1681 1 place:IV.14 [2b992082]
1682 2 place:IV.10 [647f5d76]
1683 3 place:IV.4 [382616dc]
    placed-all
1684 2 pass [aec0119e]
1685 3 pass [90318f08]
1686 0 pass [82da0f12]
1687 1 pass [30d2ec8b]
1688 2 reveal [5a4552c3]
    turned-up who=2 card=IV.10
1689 2 play [5162d6ad]
    played who=2 card=IV.10
    scored who=2 card=IV.10 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1690 2 coin:othello [21b033aa]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1691 2 pass [c5f27eab]
1692 3 reveal [c3a20f1b]
    turned-up who=3 card=IV.4
    exiting who=3 card=IV.4
    got-intrigue who=3 n=1
1693 3 improv [f809d12b]
    improvised who=3
1694 3 draw:staging [d16a0918]
1695 3 bury:revive [b88f0abb]
    drew who=3 pile=staging
    buried who=3 pile=staging
1696 3 pass [03c60ca6]
1697 0 reveal [049b4572]
    turned-up-staging who=0 card=exchange
1698 0 exit [a210c77d]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
1699 0 show:no-drama [f0f659ee]
    no-drama who=0
    drew who=0 pile=staging
1700 0 pass [38524a1d]
1701 1 reveal [df39a8f2]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1702 1 pass [13d2dc31]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
1703 3 pass [f0489804]
1704 0 pass [1dad3724]
1705 1 improv [7247806a]
    improvised who=1
1706 1 draw:script [b7bc64b9]
1707 1 bury:IV.3 [9bfc9c19]
    drew who=1 pile=script
    buried who=1 pile=script
1708 1 show:exchange [b76a17b3]
1709 1 at:0 [4c4c2b0c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1710 1 give:IV.9 [605ad233]
    traded who=1 whom=0
1711 1 show:exchange [10069091]
1712 1 at:0 [9f75d837]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1713 1 give:take-the-lead [0279bcc2]
    traded who=1 whom=0
1714 1 pass [80e98ca7]
1715 2 pass [191ad21d]
1716 0 place:take-the-lead [97f65e03]
1717 1 place:IV.12 [f9f8ed51]
1718 2 place:seize [7a30dac6]
1719 3 place:seize [ec39bda3]
    placed-all
1720 3 pass [0c23961a]
1721 0 pass [3fc774ed]
1722 1 pass [dd747bf4]
1723 2 show:no-drama [21d23ea6]
    no-drama who=2
    drew who=2 pile=staging
1724 2 pass [3f2d30f0]
1725 3 reveal [79d9481d]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1726 3 improv [b29b5e02]
    improvised who=3
1727 3 draw:staging [d3ad1efb]
1728 3 bury:miscue [0847e937]
    drew who=3 pile=staging
    buried who=3 pile=staging
1729 3 pass [f4514cda]
1730 0 reveal [1b1391d4]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1731 0 pass [475e10b3]
1732 1 reveal [71034210]
    turned-up who=1 card=IV.12
1733 1 play [a361694f]
    played who=1 card=IV.12
    scored who=1 card=IV.12 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1734 1 pass [a42bc312]
1735 2 reveal [41abc63e]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1736 2 coin:emilia [0f6af9f5]
    used-coin-at who=2 coin=emilia whom=1
1737 1 let [fd592fb8]
    stole-coin who=2 coin=desdemona whom=1
1738 2 pass [cde08a6f]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=4
1739 3 pass [8229cd11]
1740 0 pass [54d4cfbc]
1741 1 pass [e35b9adf]
1742 2 pass [1e79298a]
1743 0 place:revive [5a26f309]
1744 1 place:IV.9 [2beaea82]
1745 2 place:take-the-lead [a53c8779]
1746 3 place:take-the-lead [80734f9c]
    placed-all
1747 3 pass [44c7265d]
1748 0 pass [e8cb80e8]
1749 1 pass [423edbdc]
1750 2 improv [5e3d926e]
    improvised who=2
1751 2 switch:revive [eafd0a97]
    switched who=2
1752 2 coin:desdemona [06097cda]
    no-drama-coin who=2
1753 2 pass [9bac215d]
1754 3 reveal [fd20ef1c]
    turned-up-staging who=3 card=take-the-lead
    exiting who=3 card=take-the-lead
1755 0 let [5d45491a]
1756 1 let [3059c7fe]
    got-intrigue who=3 n=1
1757 3 pass [d6e02c05]
1758 0 reveal [f20f095d]
    turned-up-staging who=0 card=revive
1759 0 exit [53e71bd5]
    exiting who=0 card=revive
1760 1 let [a18a32cb]
    got-intrigue who=0 n=1
1761 0 pass [939cecee]
1762 1 show:no-drama [8ad5e422]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=19
1763 1 reveal [8fcf9fa4]
    turned-up who=1 card=IV.9
1764 1 play [8c975651]
    played who=1 card=IV.9
    scored who=1 card=IV.9 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1765 1 pass [9730d963]
1766 2 reveal [2dbad42b]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1767 2 pass [60e97506]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=5
    drew who=1 pile=staging
    scene-began scene=5
1768 3 improv [eed5dec7]
    improvised who=3
1769 3 draw:script [0cbd7960]
1770 3 bury:IV.6 [d5f83e05]
    drew who=3 pile=script
    buried who=3 pile=script
1771 3 pass [75f9dcba]
1772 0 pass [24a9352c]
1773 1 pass [05854120]
1774 2 pass [02d9cad6]
1775 0 place:IV.3 [5ffb41e4]
1776 1 place:miscue [0e1248de]
1777 2 place:take-the-lead [9bb973b7]
1778 3 place:villainy [95347a5f]
    placed-all
1779 3 pass [0278c24d]
1780 0 pass [26ce86f9]
1781 1 improv [1832d04c]
    improvised who=1
1782 1 switch:take-the-lead [25f619df]
    switched who=1
1783 1 coin:othello [1c52020d]
    used-coin-at who=1 coin=othello whom=2
1784 2 let [d666babf]
    took-lead who=1 whom=2
1785 1 pass [823a0e8f]
1786 2 pass [ad7e1f37]
1787 2 reveal [011a368b]
    turned-up-staging who=2 card=take-the-lead
1788 2 improv [dbca20dc]
    improvised who=2
1789 2 draw:script [bb7fa312]
1790 2 bury:IV.2 [671dc4af]
    drew who=2 pile=script
    buried who=2 pile=script
1791 2 exit [3d002602]
    exiting who=2 card=take-the-lead
1792 0 let [a84a2eea]
    got-intrigue who=2 n=1
1793 2 pass [e0d270c0]
1794 3 reveal [c9025e80]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
1795 0 let [ba198940]
    got-intrigue who=3 n=1
1796 3 pass [bc856cfc]
1797 0 improv [ca954fe4]
    improvised who=0
1798 0 draw:staging [2b7be35b]
1799 0 bury:IV.5 [5fedaefd]
    drew who=0 pile=staging
    buried who=0 pile=script
1800 0 reveal [ecd1b898]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    failed who=0 card=IV.3
1801 0 show:exchange [1f463aa2]
1802 0 at:3 [4fbf9bdb]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1803 3 let [eb44f9b8]
1804 0 give:seize [05042e8f]
    traded who=0 whom=3
1805 0 pass [25f02d3b]
1806 1 reveal [02d650b0]
    turned-up-staging who=1 card=take-the-lead
1807 1 play [8d7f4494]
1808 1 at:2 [e09bfd60]
    giving who=1 card=take-the-lead whom=2
1809 2 let [93e4c071]
    gave-lead who=1 whom=2
1810 1 pass [62520de2]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=6
1811 3 pass [23b2ee0c]
1812 0 improv [b5d614d3]
    improvised who=0
1813 0 draw:staging [cd05f596]
1814 0 bury:villainy [f90676eb]
    drew who=0 pile=staging
    buried who=0 pile=staging
1815 0 pass [3f0ce04a]
1816 1 pass [7115a317]
1817 2 pass [8f8c12a2]
1818 0 place:villainy [34f5166c]
1819 1 place:IV.13 [c7b3cc48]
1820 2 place:IV.8 [a91c3ddb]
1821 3 place:IV.11 [7bf30e51]
    placed-all
1822 3 improv [055b1414]
    improvised who=3
1823 3 switch:IV.4 [aa5c53e2]
    switched who=3
1824 3 pass [8b12203a]
1825 0 pass [c25292f0]
1826 1 pass [c342ade2]
1827 2 improv [f3fc2a01]
    improvised who=2
1828 2 switch:seize [b3a0f809]
    switched who=2
1829 2 pass [a26a6d02]
1830 3 reveal [90c7d544]
    turned-up who=3 card=IV.4
    exiting who=3 card=IV.4
    got-intrigue who=3 n=1
1831 3 pass [28c2e06b]
1832 0 reveal [799b936c]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1833 0 pass [292dca34]
1834 1 reveal [cc8d0683]
    turned-up who=1 card=IV.13
1835 1 play [0b26ea11]
    played who=1 card=IV.13
    scored who=1 card=IV.13 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
1836 1 improv [71cadfc2]
    improvised who=1
1837 1 draw:script [08f3bd09]
1838 1 bury:IV.7 [2a01e95d]
    drew who=1 pile=script
    buried who=1 pile=script
1839 1 coin:roderigo [afd50bad]
1840 1 at:2 [d5f4ae5f]
    used-coin-at who=1 coin=roderigo whom=2
1841 1 give:miscue [1bccdc59]
    traded who=1 whom=2
1842 1 pass [c0d5a465]
1843 2 reveal [a8252560]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1844 2 pass [6b9b8b69]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=7
1845 3 improv [ddb1d727]
    improvised who=3
1846 3 draw:script [fa4f1818]
1847 3 bury:IV.14 [c6f414de]
    drew who=3 pile=script
    buried who=3 pile=script
1848 3 pass [8f277b53]
1849 0 pass [3dfbddc2]
1850 1 pass [5964f225]
1851 2 pass [82b31d2d]
1852 0 place:seize [c03d8a4f]
1853 1 place:revive [701465af]
1854 2 place:IV.8 [640f8c59]
1855 3 place:revive [207cd963]
    placed-all
1856 3 pass [92bd84e3]
1857 0 pass [de5ef21d]
1858 1 pass [e80883d5]
1859 2 pass [83f83514]
1860 3 reveal [9354ce4b]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
1861 0 seize [29966916]
1862 2 let [90920104]
    seized by=0 who=3 card=revive
    got-spotlight who=0 n=1
1863 1 reveal [4aac84d7]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
1864 2 let [4898d40b]
    got-intrigue who=1 n=1
1865 1 pass [df8bc0de]
1866 2 reveal [9ea47c2a]
    turned-up who=2 card=IV.8
1867 2 exit [cd9e3b9c]
    exiting who=2 card=IV.8
    got-intrigue who=2 n=1
1868 2 pass [c6144997]
    drew who=2 pile=staging
1869 3 draw:staging [63419ba1]
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=8
1870 3 pass [d27ed2ea]
1871 0 pass [54fb1a3e]
1872 1 improv [b5867cb4]
    improvised who=1
1873 0 let [32266e9b]
1874 1 draw:staging [b62d46d6]
1875 1 bury:take-the-lead [10ee4cc4]
    drew who=1 pile=staging
    buried who=1 pile=staging
1876 1 pass [7f1d50b3]
1877 2 pass [0e416121]
1878 0 place:take-the-lead [0d11818b]
1879 1 place:IV.15 [96216072]
1880 2 place:take-the-lead [ff06d7dd]
1881 3 place:seize [7783ddf9]
    placed-all
1882 3 pass [c8ce1adf]
1883 0 pass [c28e388d]
1884 1 pass [26d991af]
1885 2 pass [03d6ef97]
1886 3 reveal [0902a624]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1887 3 show:no-drama [231f6fbc]
    no-drama who=3
    drew who=3 pile=staging
1888 3 pass [4431fffb]
1889 0 reveal [b16a37c2]
    turned-up-staging who=0 card=take-the-lead
1890 0 exit [23d89503]
    exiting who=0 card=take-the-lead
1891 2 let [3b417bc8]
    got-intrigue who=0 n=1
1892 0 improv [23fd9ec4]
    improvised who=0
1893 0 draw:staging [83078b93]
1894 0 bury:miscue [e288570e]
    drew who=0 pile=staging
    buried who=0 pile=staging
1895 0 show:exchange [66f5179a]
1896 0 at:2 [3034986e]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1897 2 let [c46c7fab]
1898 0 give:exchange [cae4c539]
    traded who=0 whom=2
1899 0 pass [185364c4]
1900 1 reveal [0bab5aab]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1901 1 pass [6453d040]
1902 2 improv [31b7e3cb]
    improvised who=2
1903 0 spotlight [14a24eeb]
    stole-spotlight by=0 who=2
1904 2 let [fe6fcdc2]
    blocked who=2
1905 2 reveal [2a058021]
    turned-up-staging who=2 card=take-the-lead
1906 2 exit [05c01b5b]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1907 2 pass [fcbb60d7]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    scene-began scene=9
1908 3 pass [106c6b62]
1909 0 pass [90df49fd]
1910 1 show:exchange [29ff8d93]
1911 1 at:0 [82fba0d3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1912 1 give:exchange [b3ac9cf6]
    traded who=1 whom=0
1913 1 pass [98959d66]
1914 2 show:exchange [a973102e]
1915 2 at:1 [ef4dd57e]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1916 2 give:IV.3 [c7509d95]
    traded who=2 whom=1
1917 2 show:no-drama [1d6e4b9b]
    no-drama who=2
    drew who=2 pile=staging
1918 2 improv [9b801085]
    improvised who=2
1919 2 draw:staging [d6b0ebcd]
1920 2 bury:IV.4 [01adbad5]
    drew who=2 pile=staging
    buried who=2 pile=script
1921 2 pass [4905e5d1]
1922 0 place:IV.5 [86663015]
1923 1 place:IV.3 [e52ba84c]
1924 2 place:take-the-lead [76326a60]
1925 3 place:IV.8 [02ec3ff4]
    placed-all
1926 3 pass [39e9de65]
1927 0 pass [b99d3e9a]
1928 1 pass [c6075330]
1929 2 pass [08702a44]
1930 3 reveal [638325bc]
    turned-up who=3 card=IV.8
1931 3 exit [4743efe7]
    exiting who=3 card=IV.8
    got-intrigue who=3 n=1
1932 3 pass [0b747902]
1933 0 show:exchange [302a2b08]
1934 0 at:3 [fa1127a4]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1935 3 let [1f05ce0c]
1936 0 give:IV.2 [4277587f]
    traded who=0 whom=3
1937 0 reveal [127549f0]
    turned-up who=0 card=IV.5
1938 0 play [f448f616]
    played who=0 card=IV.5
    scored who=0 card=IV.5 n=1
1939 3 let [8aa11ce7]
    got-handkerchief who=0
1940 0 pass [8270efb9]
1941 1 reveal [21df7cf9]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    failed who=1 card=IV.3
1942 1 pass [5ddcff0e]
1943 2 reveal [93ed9c2e]
    turned-up-staging who=2 card=take-the-lead
1944 2 exit [ed6a3804]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1945 2 pass [1713a6da]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    drew who=1 pile=staging
    scene-began scene=10
1946 3 pass [70a98a4d]
1947 0 pass [4fd3e08c]
1948 1 pass [ad66a351]
1949 2 improv [1b3992d4]
    improvised who=2
1950 2 draw:staging [97076ff2]
1951 2 bury:IV.15 [96d30b7a]
    drew who=2 pile=staging
    buried who=2 pile=script
1952 2 pass [796371a2]
1953 0 place:villainy [d6acf021]
1954 1 place:IV.14 [c49fec54]
1955 2 place:IV.1 [9caa5e29]
1956 3 place:seize [57c70481]
    placed-all
1957 3 pass [35f6e3e7]
1958 0 pass [f63f0a00]
1959 1 pass [e428b187]
1960 2 show:exchange [ec71c7d8]
1961 2 at:3 [41ec6804]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1962 3 let [e8aeb016]
1963 2 give:villainy [30a02fcd]
    traded who=2 whom=3
1964 2 pass [9099bcd6]
1965 3 improv [0c009c4d]
    improvised who=3
1966 3 draw:staging [0265d4c2]
1967 3 bury:IV.2 [45b435d8]
    drew who=3 pile=staging
    buried who=3 pile=script
1968 3 reveal [d78c744e]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1969 3 pass [90cbda25]
1970 0 reveal [735dce42]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1971 0 improv [60f4cb0b]
    improvised who=0
1972 0 draw:script [b78b0be2]
1973 0 bury:IV.7 [361327ff]
    drew who=0 pile=script
    buried who=0 pile=script
1974 0 pass [8a643f41]
1975 1 reveal [03954163]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1976 1 pass [97cab39b]
1977 2 reveal [6fad97f5]
    turned-up who=2 card=IV.1
1978 2 play [12dd51d1]
    played who=2 card=IV.1
    scored who=2 card=IV.1 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1979 2 coin:iago [82765c1a]
1980 2 wound:othello [6863659a]
    used-iago who=2 character=othello
    wounded who=2 character=othello n=2 total=6
1981 2 pass [21f510b7]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=11
1982 3 pass [58291641]
1983 0 pass [82dee772]
1984 1 pass [ce607ae2]
1985 2 improv [9cdacf16]
    improvised who=2
1986 2 draw:staging [463f61ed]
1987 2 bury:miscue [e3468548]
    drew who=2 pile=staging
    buried who=2 pile=staging
1988 2 pass [4f975197]
1989 0 place:IV.4 [52472128]
1990 1 place:IV.6 [4450908e]
1991 2 place:IV.11 [5f996ba4]
1992 3 place:take-the-lead [4c123d6b]
    placed-all
1993 3 pass [25855823]
1994 0 pass [5e783493]
1995 1 pass [b98b4e6f]
1996 2 pass [f3d273ea]
1997 3 improv [3641013a]
    improvised who=3
1998 3 draw:script [d9b6cb43]
1999 3 bury:IV.15 [0ebb9729]
    drew who=3 pile=script
    buried who=3 pile=script
2000 3 reveal [2ca017e4]
    turned-up-staging who=3 card=take-the-lead
2001 3 exit [65646336]
    exiting who=3 card=take-the-lead
2002 1 let [885eeed6]
    got-intrigue who=3 n=1
2003 3 pass [79411d11]
2004 0 reveal [417d977c]
    turned-up who=0 card=IV.4
    exiting who=0 card=IV.4
2005 1 let [12065dcf]
    got-intrigue who=0 n=1
2006 0 pass [02dbd254]
2007 1 reveal [ac838103]
    turned-up who=1 card=IV.6
2008 1 improv [4c2c2e99]
    improvised who=1
2009 1 draw:script [be7e9628]
2010 1 bury-placed [76505437]
    drew who=1 pile=script
    buried who=1 pile=script
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
2011 1 pass [d384a959]
2012 2 show:exchange [2ba6b6ae]
2013 2 at:1 [64d29e8f]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2014 2 give:miscue [656a27b5]
    traded who=2 whom=1
2015 2 reveal [b6bfa1ab]
    turned-up who=2 card=IV.11
    exiting who=2 card=IV.11
    got-intrigue who=2 n=1
2016 2 show:no-drama [571c4c03]
    no-drama who=2
    drew who=2 pile=staging
2017 2 pass [6ac986b8]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=6
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
2018 3 improv [d5bd0e60]
    improvised who=3
2019 3 draw:staging [c9beff01]
2020 3 bury:revive [f6d9c8be]
    drew who=3 pile=staging
    buried who=3 pile=staging
2021 3 pass [d2af2619]
2022 0 improv [1084fcab]
    improvised who=0
2023 0 draw:staging [a6ca0f16]
2024 0 bury:miscue [619a763c]
    drew who=0 pile=staging
    buried who=0 pile=staging
2025 0 show:exchange [387e9c05]
2026 0 at:3 [ec43a264]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
2027 0 give:IV.2 [29cd4e31]
    traded who=0 whom=3
2028 0 pass [6d107ffe]
2029 1 pass [d677ad14]
2030 2 pass [08bba138]
2031 0 place:take-the-lead [c000b3b9]
2032 1 place:seize [9c616215]
2033 2 place:villainy [fbde4ba3]
2034 3 place:IV.6 [ac78c335]
    placed-all
2035 3 pass [541bda16]
2036 0 show:exchange [4b4612e1]
2037 0 at:2 [1f16bb42]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2038 0 give:revive [9df87b38]
    traded who=0 whom=2
2039 0 pass [6c18ca2b]
2040 1 pass [af42284d]
2041 2 pass [0c6ef618]
2042 3 reveal [cc414162]
    turned-up who=3 card=IV.6
    exiting who=3 card=IV.6
    got-intrigue who=3 n=1
2043 3 pass [8de3df4f]
2044 0 reveal [1a20ce69]
    turned-up-staging who=0 card=take-the-lead
2045 0 play [e96c8a97]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
2046 0 pass [2963396d]
2047 1 reveal [420aeb0b]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2048 1 show:no-drama [57f8d96e]
    no-drama who=1
    drew who=1 pile=staging
2049 1 pass [8380e78a]
2050 2 show:exchange [e5e2e361]
2051 2 at:0 [3d3cebef]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2052 2 give:seize [891424e8]
    traded who=2 whom=0
2053 2 reveal [fa916341]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2054 2 pass [b338b9f6]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=13
2055 1 pass [9375684a]
2056 2 improv [d798e822]
    improvised who=2
2057 2 draw:script [c2bb5624]
2058 2 bury:IV.3 [6f708e2c]
    drew who=2 pile=script
    buried who=2 pile=script
2059 2 pass [8a9978a4]
2060 3 pass [15a99123]
2061 0 pass [7a950310]
2062 0 place:take-the-lead [02dce14b]
2063 1 place:seize [57e43afa]
2064 2 place:IV.4 [b2b9b6a0]
2065 3 place:villainy [a7130645]
    placed-all
2066 1 pass [5fcb6681]
2067 2 pass [22ad3e34]
2068 3 improv [a115c825]
    improvised who=3
2069 3 switch:IV.2 [e8f97641]
    switched who=3
2070 3 pass [4f8cf310]
2071 0 pass [393483b1]
2072 1 reveal [782bd778]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2073 1 improv [9249dbf3]
    improvised who=1
2074 1 draw:staging [8615e4b0]
2075 1 bury:miscue [5840cbf4]
    drew who=1 pile=staging
    buried who=1 pile=staging
2076 1 pass [138b839a]
2077 2 reveal [4a3b6d09]
    turned-up who=2 card=IV.4
    exiting who=2 card=IV.4
    got-intrigue who=2 n=1
2078 2 pass [810b35f2]
2079 3 reveal [1a927325]
    turned-up who=3 card=IV.2
    exiting who=3 card=IV.2
    got-intrigue who=3 n=1
2080 3 pass [48c256f1]
2081 0 reveal [cb444610]
    turned-up-staging who=0 card=take-the-lead
2082 0 play [9c4d676a]
2083 0 at:2 [f881368c]
    giving who=0 card=take-the-lead whom=2
2084 2 let [428fa56d]
    gave-lead who=0 whom=2
2085 0 pass [72a18c3b]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=14
2086 3 improv [d26bbb4f]
    improvised who=3
2087 3 draw:staging [edbdd8e2]
2088 3 bury:villainy [db04108f]
    drew who=3 pile=staging
    buried who=3 pile=staging
2089 3 pass [904cc377]
2090 0 pass [c3648489]
2091 1 pass [e50516d7]
2092 2 pass [dbe3e85a]
2093 0 place:seize [e3328393]
2094 1 place:take-the-lead [42b0224f]
2095 2 place:seize [0d72f3e1]
2096 3 place:IV.7 [e693f20f]
    placed-all
2097 3 pass [bbedda1a]
2098 0 pass [f5169578]
2099 1 pass [d48c4f09]
2100 2 pass [dec29769]
2101 3 reveal [6d7d6532]
    turned-up who=3 card=IV.7
2102 3 exit [535497cf]
    exiting who=3 card=IV.7
2103 2 seize [5e463670]
    seized by=2 who=3 card=IV.7
    scored who=2 card=IV.7 n=1
    wounded who=2 character=desdemona n=1 total=5
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2104 2 coin:othello [8b520137]
2105 2 at:3 [8c37a1cd]
    giving-by-coin who=2 coin=othello whom=3
    gave-lead who=2 whom=3
2106 0 reveal [388e1d68]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2107 0 pass [409dc22c]
2108 1 reveal [0ea7234e]
    turned-up-staging who=1 card=take-the-lead
2109 1 exit [11e11015]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2110 1 improv [9aa9e0bf]
    improvised who=1
2111 1 draw:script [b5123cc5]
2112 1 bury:IV.8 [174438d6]
    drew who=1 pile=script
    buried who=1 pile=script
2113 1 pass [d06568ca]
2114 3 draw:staging [f10f4ff2]
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=19
    scene-began scene=15
2115 0 pass [7b3bdadd]
2116 1 pass [7fe8fc4f]
2117 2 pass [e8667def]
2118 3 pass [113670ba]
2119 0 place:IV.14 [978e0395]
2120 1 place:IV.3 [2e80ccf1]
2121 2 place:miscue [fa84ce0d]
2122 3 place:miscue [aa907126]
    placed-all
2123 0 pass [97fc81cb]
2124 1 pass [78581121]
2125 2 pass [ee751e49]
2126 3 pass [a162b681]
2127 0 improv [a32098d3]
    improvised who=0
2128 0 draw:script [e556ac8b]
2129 0 bury:IV.15 [4f56cb04]
    drew who=0 pile=script
    buried who=0 pile=script
2130 0 reveal [e943041c]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
2131 2 let [4ac6cbac]
    got-intrigue who=0 n=1
2132 0 pass [cccf2dc0]
2133 1 reveal [5cd0d3ea]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
2134 2 let [19de54b9]
    failed who=1 card=IV.3
2135 1 pass [1c3ec095]
2136 2 reveal [e6c50d34]
    turned-up-staging who=2 card=miscue
2137 2 play [9dbe1a4d]
    aimed who=2 card=miscue whom=3
    must-switch whom=3
    drew who=2 pile=staging
2138 3 switch:miscue [4a742999]
    switched who=3
2139 2 place:villainy [fb07d09e]
    turned-up-staging who=2 card=villainy
2140 2 exit [fd0007e0]
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2141 2 pass [c5429a5a]
2142 3 reveal [8e308ae1]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2143 3 improv [a5a5e2fc]
    improvised who=3
2144 3 draw:staging [34c4a2db]
2145 3 bury:take-the-lead [e08f30cf]
    drew who=3 pile=staging
    buried who=3 pile=staging
2146 3 pass [a61c1371]
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=2
    scene-began scene=16
2147 0 pass [718bb38f]
2148 1 pass [52ab8d58]
2149 2 pass [7ce2c0d0]
2150 3 pass [0ee959ff]
2151 0 place:seize [af786ed3]
2152 1 place:IV.11 [c3516212]
2153 2 place:seize [4d252bc4]
2154 3 place:no-drama [b8c5d878]
    placed-all
2155 0 improv [50f83da4]
    improvised who=0
2156 0 switch:IV.4 [38584b83]
    switched who=0
2157 0 pass [ebad0f34]
2158 1 pass [b2145716]
2159 2 pass [7c8193dd]
2160 3 pass [fde32323]
2161 0 reveal [bbeae45e]
    turned-up who=0 card=IV.4
    exiting who=0 card=IV.4
2162 2 let [f2ff626e]
    got-intrigue who=0 n=1
2163 0 pass [173d27b6]
2164 1 reveal [8e0be957]
    turned-up who=1 card=IV.11
2165 1 play [4033d099]
    played who=1 card=IV.11
2166 2 seize [8d9482d7]
    seized by=2 who=1 card=IV.11
    scored who=2 card=IV.11 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
2167 3 reveal [6c0d2a3b]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
2168 3 pass [fca0ba9f]
    drew who=3 pile=script
    drew who=0 pile=staging
2169 1 draw:script [bda273c5]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=staging
    scene-began scene=17
2170 0 pass [57bdaec4]
2171 1 pass [90e6cfae]
2172 2 show:exchange [fbf450c0]
2173 2 at:3 [665fbdf4]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
2174 3 let [b179e135]
2175 2 give:villainy [69e3062a]
    traded who=2 whom=3
2176 2 pass [1d50a6ea]
2177 3 pass [66eec5bd]
2178 0 place:seize [363dccf1]
2179 1 place:villainy [e8fd6b3a]
2180 2 place:IV.2 [b8a92e97]
2181 3 place:miscue [60e5de83]
    placed-all
2182 0 improv [64a462cd]
    improvised who=0
2183 0 switch:take-the-lead [f093c25c]
    switched who=0
2184 0 pass [d125842d]
2185 1 pass [5100dfca]
2186 2 improv [2dd0b043]
    improvised who=2
2187 2 switch:IV.15 [4be89963]
    switched who=2
2188 2 pass [895883f2]
2189 3 pass [e67ccfdf]
2190 0 reveal [d52d51be]
    turned-up-staging who=0 card=take-the-lead
2191 0 exit [efdcf3bb]
    exiting who=0 card=take-the-lead
2192 2 let [9b7658b8]
2193 3 let [fb6ea7f4]
    got-intrigue who=0 n=1
2194 0 pass [79478d86]
2195 1 reveal [96b576df]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
2196 2 let [ca585c7c]
2197 3 let [93efb29f]
    got-intrigue who=1 n=1
2198 1 pass [10585ec2]
2199 2 reveal [f6eec861]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
    failed who=2 card=IV.15
2200 2 pass [db261d4d]
2201 3 improv [b0eaea19]
    improvised who=3
2202 3 draw:script [80497ac0]
2203 3 bury:IV.14 [5a3de6f3]
    drew who=3 pile=script
    buried who=3 pile=script
2204 3 reveal [2b4132bc]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2205 3 pass [7cc2940d]
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
2206 0 pass [fd296ea5]
2207 1 show:exchange [ca6c19bb]
2208 1 at:3 [991a0e24]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
2209 3 let [199b146d]
2210 1 give:IV.6 [2d00571d]
    traded who=1 whom=3
2211 1 improv [b0fa79c1]
    improvised who=1
2212 1 bury:take-the-lead [1d2deb5c]
    drew who=1 pile=staging
    buried who=1 pile=staging
2213 1 pass [1ce18ec3]
2214 2 pass [861340ce]
2215 3 improv [b6879586]
    improvised who=3
2216 3 bury:IV.4 [9d6bdc0c]
    drew who=3 pile=staging
    buried who=3 pile=script
    script-again
2217 3 pass [9604cc81]
2218 0 place:seize [a450e3c3]
2219 1 place:exchange [3485649c]
2220 2 place:revive [a3d643d2]
2221 3 place:villainy [9838fd25]
    placed-all
2222 0 improv [02b8527d]
    improvised who=0
2223 0 switch:IV.15 [e9fd0ab2]
    switched who=0
2224 0 pass [e36d96bd]
2225 1 pass [b40f8256]
2226 2 show:no-drama [fdca2af9]
    no-drama who=2
    drew who=2 pile=staging
2227 2 pass [91bc3d1e]
2228 3 pass [d9c43413]
2229 0 reveal [3e1b527c]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
2230 0 pass [36f51c08]
2231 1 reveal [1676015e]
    turned-up-staging who=1 card=exchange
2232 1 exit [58adef7c]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
2233 1 pass [ee3e6308]
2234 2 reveal [76190ce4]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2235 2 pass [6c4dcea8]
2236 3 reveal [a3aad8d3]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
2237 3 pass [9db8fa26]
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    scene-began scene=19
2238 0 show:exchange [dbd259d2]
2239 0 at:2 [48571c31]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2240 2 let [d9148cdc]
2241 0 give:IV.8 [9947980a]
    traded who=0 whom=2
2242 0 pass [822364b0]
2243 1 improv [8ac2a5f1]
    improvised who=1
2244 1 bury:revive [10ae3650]
    drew who=1 pile=staging
    buried who=1 pile=staging
2245 1 pass [0db1a305]
2246 2 pass [07834c9c]
2247 3 pass [c34b7c6d]
2248 0 place:seize [e7853511]
2249 1 place:IV.3 [34bdd33f]
2250 2 place:IV.8 [fb4d6ff2]
2251 3 place:IV.4 [e430d030]
    placed-all
2252 0 pass [f65fb7c1]
2253 1 pass [e55ee763]
2254 2 pass [c113b868]
2255 3 pass [0eff2750]
2256 0 show:exchange [40c2dadc]
2257 0 at:1 [9cf61099]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2258 2 let [e6096d52]
2259 3 let [fff045e4]
2260 0 give:take-the-lead [b597b9ba]
    traded who=0 whom=1
2261 0 reveal [b4776884]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2262 0 improv [33a112ef]
    improvised who=0
2263 0 bury:take-the-lead [400ea2d5]
    drew who=0 pile=staging
    buried who=0 pile=staging
2264 0 pass [a690be6f]
2265 1 reveal [45e43679]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
2266 2 let [84ecc1be]
2267 3 let [57270b54]
    scored who=1 card=IV.3 n=1
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2268 1 coin:iago [d9960f34]
2269 1 wound:desdemona [c1f881ed]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=2 total=5
2270 1 pass [57eb19ad]
2271 2 reveal [8d405b3c]
    turned-up who=2 card=IV.8
2272 2 exit [70b7b374]
    exiting who=2 card=IV.8
2273 3 let [a8dbb81b]
    got-intrigue who=2 n=1
2274 2 improv [2b93e81d]
    improvised who=2
2275 2 draw:staging [ee680be4]
2276 2 bury:revive [8cad414e]
    drew who=2 pile=staging
    buried who=2 pile=staging
    reshuffled pile=script n=1
    script-again
2277 2 pass [ed757f62]
2278 3 improv [b9ee9045]
    improvised who=3
2279 3 draw:staging [7df134ff]
2280 3 bury:IV.6 [3a27b600]
    drew who=3 pile=staging
    buried who=3 pile=script
2281 3 reveal [a28c3a29]
    turned-up who=3 card=IV.4
2282 3 play [4b68c8e9]
    played who=3 card=IV.4
    scored who=3 card=IV.4 n=1
    got-intrigue who=3 n=2
2283 3 pass [f7108950]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    scene-began scene=20
2284 0 pass [d81c80d7]
2285 1 pass [8b5357e5]
2286 2 pass [e7426b53]
2287 3 pass [d38b686b]
2288 0 place:IV.8 [136f5362]
2289 1 place:IV.15 [da001f99]
2290 2 place:IV.2 [27b6b50f]
2291 3 place:revive [39a5ea63]
    placed-all
2292 0 pass [ab26b3ed]
2293 1 improv [1d60bd27]
    improvised who=1
2294 1 switch:take-the-lead [ce588724]
    switched who=1
2295 1 pass [9e50afb8]
2296 2 improv [c73b8a52]
    improvised who=2
2297 2 switch:revive [c178e861]
    switched who=2
2298 2 pass [673304f2]
2299 3 pass [c6bf36ae]
2300 0 reveal [1d092226]
    turned-up who=0 card=IV.8
2301 0 play [9f7545b6]
    played who=0 card=IV.8
2302 3 let [c25e2a40]
    scored who=0 card=IV.8 n=1
    got-intrigue who=0 n=2
2303 0 show:no-drama [21695f2a]
    no-drama who=0
    drew who=0 pile=staging
2304 0 show:exchange [a88db9f4]
2305 0 at:2 [d38906a7]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2306 0 give:villainy [1cad7c65]
    traded who=0 whom=2
2307 0 pass [4602ba9c]
2308 1 reveal [586cabcf]
    turned-up-staging who=1 card=take-the-lead
2309 1 exit [aa5038a3]
    exiting who=1 card=take-the-lead
2310 3 let [e09f501f]
    got-intrigue who=1 n=1
2311 1 pass [ee684a15]
2312 2 reveal [99358c1f]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
2313 3 let [747ebe71]
    got-intrigue who=2 n=1
2314 2 pass [8457f81f]
2315 3 improv [de2746fa]
    improvised who=3
2316 3 draw:script [901f6280]
2317 3 bury:IV.14 [99e2c317]
    drew who=3 pile=script
    buried who=3 pile=script
2318 3 reveal [e396dd8e]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
2319 3 pass [88c42852]
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=21
2320 0 improv [ab991137]
    improvised who=0
2321 0 bury:seize [c532b66d]
    drew who=0 pile=staging
    buried who=0 pile=staging
2322 0 pass [f62e7d2a]
2323 1 improv [eb4ffe2c]
    improvised who=1
2324 1 bury:take-the-lead [a9acd71a]
    drew who=1 pile=staging
    buried who=1 pile=staging
2325 1 pass [34f2e7b5]
2326 2 pass [03d4831f]
2327 3 pass [305b6c72]
2328 0 place:seize [705f9e76]
2329 1 place:seize [1a741389]
2330 2 place:IV.2 [36802ffc]
2331 3 place:IV.14 [90df7f54]
    placed-all
2332 0 show:exchange [eb93db7d]
2333 0 at:1 [8476b9d0]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2334 0 give:seize [5628d38a]
    traded who=0 whom=1
2335 0 pass [b494362b]
2336 1 pass [8d37d353]
2337 2 pass [4e04db05]
2338 3 improv [80820de1]
    improvised who=3
2339 3 switch:take-the-lead [24c4fcc1]
    switched who=3
2340 3 pass [1bad5e5f]
2341 0 reveal [cdfca6c2]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2342 0 show:no-drama [ce365e7c]
    no-drama who=0
    drew who=0 pile=staging
2343 0 show:exchange [bf576882]
2344 0 at:1 [257cef93]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2345 0 give:take-the-lead [9710f640]
    traded who=0 whom=1
2346 0 pass [3169adbc]
2347 1 reveal [4d2fe77f]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2348 1 pass [c4cb1113]
2349 2 improv [e1efee66]
    improvised who=2
2350 2 bury:villainy [fd740f64]
    drew who=2 pile=staging
    buried who=2 pile=staging
2351 2 reveal [b60bd613]
    turned-up who=2 card=IV.2
    exiting who=2 card=IV.2
2352 3 let [82c69385]
    got-intrigue who=2 n=1
2353 2 pass [f0be9059]
2354 3 reveal [32fd0a33]
    turned-up-staging who=3 card=take-the-lead
2355 3 play [ea6cbe38]
2356 3 at:2 [aba956b3]
    giving who=3 card=take-the-lead whom=2
2357 2 let [70f92da0]
    gave-lead who=3 whom=2
2358 3 pass [aa96e602]
    drew who=2 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
2359 3 improv [17c095ed]
    improvised who=3
2360 3 bury:take-the-lead [85b17495]
    drew who=3 pile=staging
    buried who=3 pile=staging
2361 3 pass [35108029]
2362 0 pass [8feb2a11]
2363 1 pass [b97e2c92]
2364 2 show:exchange [4c136b4b]
2365 2 at:1 [b5d90656]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2366 1 let [5fc3c43d]
2367 2 give:take-the-lead [b8ce8d25]
    traded who=2 whom=1
2368 2 improv [ae47f003]
    improvised who=2
2369 2 bury:miscue [42db61e4]
    drew who=2 pile=staging
    buried who=2 pile=staging
2370 2 pass [0c487833]
2371 0 place:no-drama [7583135c]
2372 1 place:seize [dc63fa78]
2373 2 place:villainy [770407bc]
2374 3 place:exchange [d5167419]
    placed-all
2375 3 pass [10421ad8]
2376 0 pass [8624af74]
2377 1 pass [34d94932]
2378 2 pass [c170f3fc]
2379 3 reveal [ec6a0e1b]
    turned-up-staging who=3 card=exchange
2380 3 exit [ccc70911]
    exiting who=3 card=exchange
2381 1 let [2f27e6c5]
    got-intrigue who=3 n=1
2382 3 pass [50023442]
2383 0 reveal [1ebd5fd9]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2384 0 pass [f9ce5096]
2385 1 improv [59feb8de]
    improvised who=1
2386 1 bury:IV.15 [66610ac2]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
2387 1 reveal [6856a298]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2388 1 pass [3f1c3d3f]
2389 2 reveal [ba66f849]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2390 2 pass [796d0cd3]
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
2391 3 pass [8dff06c1]
2392 0 improv [fc419ca3]
    improvised who=0
2393 0 bury:miscue [ebb3a632]
    drew who=0 pile=staging
    buried who=0 pile=staging
2394 0 pass [87c059fd]
2395 1 improv [89d8ca89]
    improvised who=1
2396 1 bury:seize [e68ab5c7]
    drew who=1 pile=staging
    buried who=1 pile=staging
2397 1 pass [2d343bf7]
2398 2 pass [27657f93]
2399 0 place:miscue [ccb69695]
2400 1 place:miscue [bb37f5f0]
2401 2 place:miscue [1b834e7e]
2402 3 place:IV.2 [3154973a]
    placed-all
2403 3 pass [7a04beff]
2404 0 pass [7835b96c]
2405 1 pass [99974a80]
2406 2 pass [3b173af1]
2407 3 reveal [423646b0]
    turned-up who=3 card=IV.2
2408 3 improv [b690ceb3]
    improvised who=3
2409 3 bury:IV.6 [71c1e9d8]
    drew who=3 pile=staging
    buried who=3 pile=script
    reshuffled pile=staging n=16
    staging-empty n=1
    exiting who=3 card=IV.2
2410 2 let [bdf86ba6]
    got-intrigue who=3 n=1
2411 3 pass [53cfc05e]
2412 0 reveal [5b63e948]
    turned-up-staging who=0 card=miscue
2413 0 play [166f7053]
2414 0 at:1 [07bbdaa0]
    aimed who=0 card=miscue whom=1
2415 2 let [585b55de]
    must-switch whom=1
    drew who=0 pile=staging
2416 1 switch:take-the-lead [f40a4e17]
    switched who=1
2417 0 place:seize [a90e97ab]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2418 0 pass [061dab4d]
2419 1 reveal [a16aaae3]
    turned-up-staging who=1 card=take-the-lead
2420 1 play [881175da]
    aimed who=1 card=take-the-lead whom=2
2421 2 let [ab9230cf]
    took-lead who=1 whom=2
2422 1 pass [98d54e5d]
2423 2 reveal [67b0c76f]
    turned-up-staging who=2 card=miscue
2424 2 exit [0e14c70e]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2425 2 pass [afa1cdc3]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
2426 2 improv [02c8c7de]
    improvised who=2
2427 2 bury:take-the-lead [37a459d4]
    drew who=2 pile=staging
    buried who=2 pile=staging
2428 2 pass [28ad6306]
2429 3 show:no-drama [d36627c9]
    no-drama who=3
    drew who=3 pile=staging
2430 3 pass [29d35588]
2431 0 pass [34bee899]
2432 1 pass [fbc76e4c]
2433 0 place:seize [e0056cce]
2434 1 place:miscue [55985551]
2435 2 place:IV.15 [90e934f7]
2436 3 place:IV.14 [729bd5a4]
    placed-all
2437 2 pass [f0ab53dd]
2438 3 pass [88dded28]
2439 0 pass [633a73bd]
2440 1 pass [6e66dac7]
2441 2 reveal [80745df3]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
2442 0 seize [5c18c872]
    seized by=0 who=2 card=IV.15
2443 2 let [9da89f6b]
    scored who=0 card=IV.15 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
    act-ended act=IV
    tallied who=0 n=19
    tallied who=1 n=10
    tallied who=2 n=17
    tallied who=3 n=10
    lead-cast who=3
2444 3 discard:seize [1e6bfe20]
    discarded who=3 card=seize
2445 0 discard:villainy [c8e6ecde]
    discarded who=0 card=villainy
2446 1 discard:take-the-lead [3ce80486]
    discarded who=1 card=take-the-lead
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    act-began act=V who=3
    scene-began scene=1
2447 0 improv [43cdaa7c]
    improvised who=0
2448 0 draw:staging [157f3c63]
2449 0 bury:villainy [27f9b766]
    drew who=0 pile=staging
    buried who=0 pile=staging
2450 0 pass [c60a534e]
2451 1 pass [7844b4b5]
2452 2 pass [5992b2dd]
2453 3 pass [47e36537]
2454 0 place:V.8 [eb2436b6]
2455 1 place:miscue [c74d32f6]
2456 2 place:V.14 [1a1b6228]
2457 3 place:take-the-lead [55c4c4b8]
    placed-all
2458 0 coin:desdemona [b225ee96]
    no-drama-coin who=0
2459 0 pass [587c78a0]
2460 1 pass [53ff7ab5]
2461 2 pass [1d35ce04]
2462 3 pass [21e8bc1d]
2463 0 reveal [e13a8763]
    turned-up who=0 card=V.8
2464 0 play [31dbb3f7]
    played who=0 card=V.8
    scored who=0 card=V.8 n=1
    got-coin who=0 coin=desdemona
2465 0 pass [6c9ea21a]
2466 1 reveal [f7385557]
    turned-up-staging who=1 card=miscue
2467 1 exit [2cf17856]
    exiting who=1 card=miscue
2468 2 let [3331045c]
    got-intrigue who=1 n=1
2469 1 improv [28f417c7]
    improvised who=1
2470 1 draw:script [9a5a0270]
2471 1 bury:V.9 [55df8ffa]
    drew who=1 pile=script
    buried who=1 pile=script
2472 1 pass [ad515e21]
2473 2 reveal [3dd5c09e]
    turned-up who=2 card=V.14
2474 2 exit [a75c6117]
    exiting who=2 card=V.14
    got-intrigue who=2 n=1
2475 2 pass [953099fc]
2476 3 reveal [6d6dcb0e]
    turned-up-staging who=3 card=take-the-lead
2477 3 exit [19388533]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2478 3 improv [cda7fd05]
    improvised who=3
2479 3 draw:staging [229c9c33]
2480 3 bury:V.11 [460f95d1]
    drew who=3 pile=staging
    buried who=3 pile=script
2481 3 pass [65194667]
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=2
2482 0 pass [b405aa47]
2483 1 pass [58cdfa38]
2484 2 coin:emilia [bacc6090]
    used-coin-at who=2 coin=emilia whom=0
2485 0 coin:desdemona [0cc24f0e]
    no-drama-coin who=0
    foiled who=2 whom=0
2486 2 pass [6de552cd]
2487 3 pass [5aaefd0e]
2488 0 place:seize [303684b9]
2489 1 place:V.10 [7e6fa772]
2490 2 place:V.4 [707ab972]
2491 3 place:V.2 [1ebc5323]
    placed-all
2492 0 pass [3d078b75]
2493 1 pass [4d6e66f9]
2494 2 pass [070717fe]
2495 3 pass [3e25f285]
2496 0 reveal [aa784d79]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2497 0 improv [71f2756a]
    improvised who=0
2498 0 draw:script [01974eac]
2499 0 bury:V.12 [c1eefdb7]
    drew who=0 pile=script
    buried who=0 pile=script
2500 0 pass [1fdc1492]
2501 1 reveal [b9dbd8ea]
    turned-up who=1 card=V.10
2502 1 exit [c6a17508]
    exiting who=1 card=V.10
2503 2 let [595433ba]
    got-intrigue who=1 n=1
2504 1 pass [5b279aec]
2505 2 reveal [7ef03bd4]
    turned-up who=2 card=V.4
2506 2 improv [4c5e4a52]
    improvised who=2
2507 2 draw:staging [11b75322]
2508 2 bury:seize [3745ecb2]
    drew who=2 pile=staging
    buried who=2 pile=staging
2509 2 exit [65f779e5]
    exiting who=2 card=V.4
    got-intrigue who=2 n=1
2510 2 show:exchange [50da6e68]
2511 2 at:3 [716711d4]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
2512 2 give:take-the-lead [4f9102bc]
    traded who=2 whom=3
2513 2 pass [8bedea3f]
2514 3 show:exchange [a86eeae0]
2515 3 at:1 [63f79c03]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
2516 1 let [2f8d9fbc]
2517 3 give:exchange [d3161315]
    traded who=3 whom=1
2518 3 reveal [5ef80c0a]
    turned-up who=3 card=V.2
2519 3 play [af673468]
    played who=3 card=V.2
    scored who=3 card=V.2 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=iago
2520 3 coin:iago [be65f91a]
2521 3 wound:iago [f7a87c13]
    used-iago who=3 character=iago
    wounded who=3 character=iago n=3 total=6
2522 3 improv [e40c26ec]
    improvised who=3
2523 3 draw:script [226820e6]
2524 3 bury:V.3 [22ab9789]
    drew who=3 pile=script
    buried who=3 pile=script
2525 3 pass [8cf644a5]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=3
2526 0 pass [b0d08eb6]
2527 1 pass [89b49672]
2528 2 pass [4e10c4e6]
2529 3 pass [045c9056]
2530 0 place:V.6 [8331cf8c]
2531 1 place:take-the-lead [5851fda6]
2532 2 place:villainy [32720859]
2533 3 place:V.16 [93291417]
    placed-all
2534 0 pass [c084cb16]
2535 1 improv [de437430]
    improvised who=1
2536 1 switch:exchange [b78468f3]
    switched who=1
2537 1 show:exchange [6e38ee04]
2538 1 at:3 [50e15bf2]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
2539 1 give:exchange [4a5be15d]
    traded who=1 whom=3
2540 1 pass [9558d97d]
2541 2 pass [7660d07e]
2542 3 show:exchange [e5e65088]
2543 3 at:1 [47eb11bb]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
2544 3 give:no-drama [54161c3b]
    traded who=3 whom=1
2545 3 pass [b2901aa8]
2546 0 reveal [c87788a8]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2547 2 let [6ed0cfce]
    got-intrigue who=0 n=1
2548 0 pass [372fc18b]
2549 1 reveal [71585a41]
    turned-up-staging who=1 card=exchange
2550 1 play [fe258ee5]
2551 1 at:2 [a76d4951]
    aimed who=1 card=exchange whom=2
2552 2 let [d818d2e8]
2553 1 give:take-the-lead [96ad84e6]
    traded who=1 whom=2
2554 1 pass [30a781e2]
2555 2 reveal [e66a00c8]
    turned-up-staging who=2 card=villainy
2556 2 improv [0553b5f3]
    improvised who=2
2557 2 draw:staging [d40c3cab]
2558 2 bury:revive [576422c4]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2559 2 pass [b9aa53e2]
2560 3 reveal [a9345400]
    turned-up who=3 card=V.16
    played who=3 card=V.16
    failed who=3 card=V.16
2561 3 pass [4e7ac3b1]
    drew who=3 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=4
2562 0 show:no-drama [a56dca49]
    no-drama who=0
    drew who=0 pile=staging
2563 0 show:exchange [0f350a96]
2564 0 at:2 [2b21ae65]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2565 2 let [b4e0fbd6]
2566 0 give:V.7 [f0166932]
    traded who=0 whom=2
2567 0 pass [c25b4f3d]
2568 1 pass [7c5c385a]
2569 2 pass [99cb489d]
2570 3 pass [b5c1b193]
2571 0 place:revive [f14faa28]
2572 1 place:take-the-lead [95416aa2]
2573 2 place:V.7 [4c61337d]
2574 3 place:take-the-lead [d6131b49]
    placed-all
2575 0 pass [893f9050]
2576 1 pass [ebba28f5]
2577 2 improv [f6b494e2]
    improvised who=2
2578 2 switch:V.13 [f22c3bd6]
    switched who=2
2579 2 pass [e96b793f]
2580 3 pass [8d3d9ca2]
2581 0 reveal [cb3319b9]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2582 0 pass [cebba195]
2583 1 reveal [850dffc6]
    turned-up-staging who=1 card=take-the-lead
2584 1 play [b8d42fe7]
    aimed who=1 card=take-the-lead whom=3
2585 2 let [cdfde837]
    took-lead who=1 whom=3
2586 1 pass [565020a3]
2587 2 reveal [7c653e92]
    turned-up who=2 card=V.13
    played who=2 card=V.13
    scored who=2 card=V.13 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2588 2 pass [9b64f3a4]
2589 3 reveal [fd6e47b9]
    turned-up-staging who=3 card=take-the-lead
2590 3 exit [468ea56c]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2591 3 pass [25a19c7d]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=5
2592 2 improv [7e7ae613]
    improvised who=2
2593 2 draw:script [519a09d5]
2594 2 bury:V.7 [7ddfdc55]
    drew who=2 pile=script
    buried who=2 pile=script
2595 2 coin:othello [da2f8f4f]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
2596 2 pass [53c55dd8]
2597 3 pass [57b06335]
2598 0 improv [aaeff759]
    improvised who=0
2599 0 draw:script [9293a46f]
2600 0 bury:V.12 [b8bd386f]
    drew who=0 pile=script
    buried who=0 pile=script
2601 0 pass [3eebfca1]
2602 1 pass [b95f4bbd]
2603 0 place:villainy [64a1ab73]
2604 1 place:V.15 [9c9649de]
2605 2 place:exchange [ae0011ca]
2606 3 place:V.11 [45c34cb9]
    placed-all
2607 3 pass [e13159e5]
2608 0 pass [fdca0308]
2609 1 pass [1a38eeaf]
2610 2 pass [b48afe04]
2611 3 reveal [38d038c1]
    turned-up who=3 card=V.11
2612 3 improv [a168bd95]
    improvised who=3
2613 3 draw:staging [a144ce2f]
2614 3 bury:seize [6e527bc0]
    drew who=3 pile=staging
    buried who=3 pile=staging
2615 3 play [803030c3]
    played who=3 card=V.11
2616 2 let [28c3354e]
    scored who=3 card=V.11 n=2
    got-coin who=3 coin=emilia
    got-handkerchief who=3
2617 3 pass [ba2ac64f]
2618 0 reveal [1c6fe9de]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
2619 2 let [942cb17f]
    got-intrigue who=0 n=1
2620 0 pass [d1bae01d]
2621 1 reveal [500c12cd]
    turned-up who=1 card=V.15
2622 1 exit [7651a37b]
    exiting who=1 card=V.15
2623 2 let [630a7ea1]
    got-intrigue who=1 n=1
2624 1 improv [c8efabc6]
    improvised who=1
2625 1 draw:staging [a4855814]
2626 1 bury:V.1 [46c3b6d1]
    drew who=1 pile=staging
    buried who=1 pile=script
2627 1 pass [af2b1adf]
2628 2 reveal [818268f6]
    turned-up-staging who=2 card=exchange
2629 2 exit [1095a749]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
2630 2 pass [2acb55e5]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=6
    drew who=1 pile=staging
    scene-began scene=6
2631 3 pass [a0c19fab]
2632 0 improv [04e2be2b]
    improvised who=0
2633 0 draw:script [fead8e25]
2634 0 bury:V.1 [63bdee96]
    drew who=0 pile=script
    buried who=0 pile=script
2635 0 pass [56c39103]
2636 1 show:exchange [03e40db6]
2637 1 at:0 [444090ba]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2638 1 give:seize [047b7526]
    traded who=1 whom=0
2639 1 pass [87ef8c5f]
2640 2 pass [f24a0315]
2641 0 place:V.6 [4210d71c]
2642 1 place:revive [518fde82]
2643 2 place:villainy [2be27f23]
2644 3 place:seize [a53bfbff]
    placed-all
2645 3 pass [f1b18eed]
2646 0 pass [56322b01]
2647 1 pass [be79f062]
2648 2 pass [df58f6a1]
2649 3 reveal [498014db]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
2650 3 improv [f35d01a5]
    improvised who=3
2651 3 draw:staging [74e1f4d3]
2652 3 bury:take-the-lead [816fd599]
    drew who=3 pile=staging
    buried who=3 pile=staging
2653 3 pass [ecdce451]
2654 0 reveal [1260e325]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2655 2 let [4996532f]
    got-intrigue who=0 n=1
2656 0 pass [c8e60478]
2657 1 reveal [c6d4927d]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2658 2 let [827e926a]
    got-intrigue who=1 n=1
2659 1 show:no-drama [2997a84a]
    no-drama who=1
    drew who=1 pile=staging
2660 1 pass [3c1e2cc8]
2661 2 improv [9f211bdd]
    improvised who=2
2662 2 draw:staging [61d4b691]
2663 2 bury:revive [b63ca3f7]
    drew who=2 pile=staging
    buried who=2 pile=staging
2664 2 reveal [eab594d2]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2665 2 pass [01fa6185]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=7
2666 3 pass [480feb5d]
2667 0 improv [4b935a2f]
    improvised who=0
2668 0 draw:script [cb6ffdc7]
2669 0 bury:V.7 [6b5706ec]
    drew who=0 pile=script
    buried who=0 pile=script
2670 0 show:exchange [6bf4854e]
2671 0 at:1 [449e47b6]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2672 0 give:exchange [336523eb]
    traded who=0 whom=1
2673 0 pass [10621fde]
2674 1 show:exchange [a27ad79d]
2675 1 at:2 [a8a26aa7]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2676 2 let [5c892ed0]
2677 1 give:no-drama [640ef2d4]
    traded who=1 whom=2
2678 1 pass [505608d8]
2679 2 improv [304590a7]
    improvised who=2
2680 2 draw:staging [0aebd9e7]
2681 2 bury:seize [a3ecbdcb]
    drew who=2 pile=staging
    buried who=2 pile=staging
2682 2 show:no-drama [718b0d65]
    no-drama who=2
    drew who=2 pile=staging
2683 2 pass [c8221e95]
2684 0 place:seize [2fb8bcaa]
2685 1 place:miscue [398ddb5b]
2686 2 place:V.3 [7c2ab85f]
2687 3 place:V.5 [8df7363d]
    placed-all
2688 3 pass [5274e5b3]
2689 0 pass [10cf13bc]
2690 1 pass [9e7c995e]
2691 2 pass [0ee46d25]
2692 3 reveal [7475067e]
    turned-up who=3 card=V.5
    exiting who=3 card=V.5
    got-intrigue who=3 n=1
2693 3 improv [46197996]
    improvised who=3
2694 3 draw:script [35baf749]
2695 3 bury:V.10 [ce2eddad]
    drew who=3 pile=script
    buried who=3 pile=script
2696 3 pass [f4fe9c17]
2697 0 reveal [823e4cf6]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2698 0 pass [f518dfa1]
2699 1 reveal [8c6cf083]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2700 1 improv [fb34fe6c]
    improvised who=1
2701 1 draw:script [d28aa72b]
2702 1 bury:V.12 [a2967448]
    drew who=1 pile=script
    buried who=1 pile=script
2703 1 pass [6e44e022]
2704 2 reveal [13af9d15]
    turned-up who=2 card=V.3
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2705 2 pass [c954d580]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=8
2706 3 pass [525b42e2]
2707 0 pass [893c93d8]
2708 1 pass [fe9311a6]
2709 2 improv [46a09c2a]
    improvised who=2
2710 2 draw:script [9931374f]
2711 2 bury:V.14 [1a6813a0]
    drew who=2 pile=script
    buried who=2 pile=script
2712 2 pass [9c4a883c]
2713 0 place:V.9 [547785cc]
2714 1 place:V.16 [33a570e0]
2715 2 place:miscue [283ac127]
2716 3 place:miscue [cf52b084]
    placed-all
2717 3 pass [17bfb8cd]
2718 0 improv [e9a62585]
    improvised who=0
2719 0 switch:take-the-lead [6af20eb5]
    switched who=0
2720 0 pass [144d8dba]
2721 1 pass [1751b0d1]
2722 2 pass [d315e08e]
2723 3 reveal [db4fca1c]
    turned-up-staging who=3 card=miscue
2724 3 exit [ba4cb294]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2725 3 improv [9d426791]
    improvised who=3
2726 3 draw:staging [afbeaa99]
2727 3 bury:villainy [f13e6600]
    drew who=3 pile=staging
    buried who=3 pile=staging
2728 3 pass [c50e6404]
2729 0 reveal [ff7f0aaf]
    turned-up-staging who=0 card=take-the-lead
2730 0 exit [92fb27dd]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2731 0 pass [1445d608]
2732 1 reveal [67d2485d]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2733 1 pass [4347735f]
2734 2 reveal [579fe5ec]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2735 2 pass [f4a939f1]
    drew who=2 pile=script
    reshuffled pile=script n=4
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=9
2736 3 pass [646bef78]
2737 0 improv [8330601a]
    improvised who=0
2738 0 draw:script [5a0f946c]
2739 0 bury:V.9 [c3cbc105]
    drew who=0 pile=script
    buried who=0 pile=script
2740 0 pass [b155debc]
2741 1 pass [d3155a7c]
2742 2 pass [b03c3419]
2743 0 place:V.7 [9cb98685]
2744 1 place:seize [abd7e269]
2745 2 place:V.14 [15e1668d]
2746 3 place:V.6 [1138cad1]
    placed-all
2747 3 pass [69f6f012]
2748 0 pass [42cde9e7]
2749 1 pass [6dd3b685]
2750 2 improv [f08ac43f]
    improvised who=2
2751 2 switch:V.12 [0c9eab49]
    switched who=2
2752 2 pass [606e22a9]
2753 3 reveal [d57ab43f]
    turned-up who=3 card=V.6
    exiting who=3 card=V.6
    got-intrigue who=3 n=1
2754 3 improv [f6845fb9]
    improvised who=3
2755 3 draw:script [1e694e0a]
2756 3 bury:V.4 [a9e21096]
    drew who=3 pile=script
    buried who=3 pile=script
2757 3 pass [d3726a1e]
2758 0 reveal [4c755f17]
    turned-up who=0 card=V.7
2759 0 play [a6787be4]
    played who=0 card=V.7
    scored who=0 card=V.7 n=1
    got-intrigue who=0 n=2
2760 0 pass [874151f9]
2761 1 reveal [69c57c5b]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2762 1 improv [43dd0fbd]
    improvised who=1
2763 1 draw:script [1f04c211]
2764 1 bury:V.10 [33f921bf]
    drew who=1 pile=script
    buried who=1 pile=script
2765 1 pass [1549f0af]
2766 2 reveal [ae94ecf7]
    turned-up who=2 card=V.12
2767 2 exit [0eb32c58]
    exiting who=2 card=V.12
    got-intrigue who=2 n=1
2768 2 pass [7af24ad8]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=21
    drew who=1 pile=script
    scene-began scene=10
2769 3 pass [d77868cb]
2770 0 pass [b8315b05]
2771 1 pass [de3058cd]
2772 2 improv [e3c11981]
    improvised who=2
2773 2 draw:script [50805e06]
2774 2 bury:V.14 [0c7550d2]
    drew who=2 pile=script
    buried who=2 pile=script
2775 2 pass [e2a4f8ed]
2776 0 place:V.3 [62bc13f1]
2777 1 place:V.9 [9bcee1e6]
2778 2 place:revive [aa6519f4]
2779 3 place:take-the-lead [5c5dd54f]
    placed-all
2780 3 pass [770081dd]
2781 0 improv [dfce31f9]
    improvised who=0
2782 0 switch:V.16 [32a26e5b]
    switched who=0
2783 0 pass [de0213d1]
2784 1 pass [80bcc867]
2785 2 pass [3a6bb58c]
2786 3 reveal [6efacfad]
    turned-up-staging who=3 card=take-the-lead
2787 3 play [9ea1bea5]
    aimed who=3 card=take-the-lead whom=2
2788 0 let [e358eb1b]
    took-lead who=3 whom=2
2789 3 pass [401539ce]
2790 0 reveal [642fd3ae]
    turned-up who=0 card=V.16
    played who=0 card=V.16
    failed who=0 card=V.16
2791 0 pass [2a9f9cab]
2792 1 reveal [5c778f04]
    turned-up who=1 card=V.9
2793 1 play [c24a27c4]
    played who=1 card=V.9
    scored who=1 card=V.9 n=1
    died character=desdemona
    took-wounds who=1 n=2
    got-coin who=1 coin=othello
2794 1 coin:othello [2e47f49b]
    used-coin-at who=1 coin=othello whom=3
    took-lead who=1 whom=3
2795 1 pass [6988ff84]
2796 2 reveal [e3cbe3a4]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2797 2 pass [2ae9a0e5]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=3
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=11
2798 2 pass [d0a07e99]
2799 3 pass [39fe2743]
2800 0 pass [e8e36b5d]
2801 1 pass [dca0270b]
2802 0 place:villainy [71756c89]
2803 1 place:V.1 [2aaf931d]
2804 2 place:take-the-lead [c8c10517]
2805 3 place:seize [2b0d8e2d]
    placed-all
2806 2 improv [b88080c7]
    improvised who=2
2807 2 switch:V.10 [5c2cad84]
    switched who=2
2808 2 pass [0d34eec3]
2809 3 pass [1d87a804]
2810 0 pass [f3bd6b38]
2811 1 pass [db3527b4]
2812 2 reveal [f5253a01]
    turned-up who=2 card=V.10
2813 2 play [c21101e2]
    played who=2 card=V.10
2814 0 let [56a489f3]
    scored who=2 card=V.10 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
2815 2 pass [6e3b93e0]
2816 3 reveal [3132d986]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
2817 3 improv [ba836907]
    improvised who=3
2818 3 draw:script [64fd98f4]
2819 3 bury:V.6 [660ca659]
    drew who=3 pile=script
    buried who=3 pile=script
2820 3 pass [60079c52]
2821 0 reveal [75fc2332]
    turned-up-staging who=0 card=villainy
2822 0 exit [ab740008]
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2823 0 pass [f23d787d]
2824 1 reveal [dc3650a9]
    turned-up who=1 card=V.1
2825 1 exit [b1672bf1]
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
2826 1 improv [ee4b6927]
    improvised who=1
2827 1 draw:staging [32606e4f]
2828 1 bury:take-the-lead [52809e5e]
    drew who=1 pile=staging
    buried who=1 pile=staging
2829 1 pass [f25d35f9]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=12
2830 2 pass [aed286e2]
2831 3 pass [bdb639cb]
2832 0 pass [02763a7c]
2833 1 pass [d775df12]
2834 0 place:V.15 [a2bfa24a]
2835 1 place:no-drama [fc670597]
2836 2 place:take-the-lead [ef7282cc]
2837 3 place:V.16 [0d8f90ec]
    placed-all
2838 2 improv [cde90f61]
    improvised who=2
2839 2 switch:seize [91974e7b]
    switched who=2
2840 2 pass [84217654]
2841 3 pass [3903bbbc]
2842 0 improv [2aefbd12]
    improvised who=0
2843 0 switch:seize [350e2334]
    switched who=0
2844 0 pass [da5dddbc]
2845 1 pass [18de834f]
2846 2 reveal [f19f97fe]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2847 2 pass [7651b032]
2848 3 reveal [b447dd53]
    turned-up who=3 card=V.16
    played who=3 card=V.16
2849 0 let [536395a6]
    failed who=3 card=V.16
2850 3 pass [3be2d44a]
2851 0 reveal [8bbb5e6a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2852 0 pass [54429953]
2853 1 reveal [cab60da5]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2854 1 improv [d9fcc1f7]
    improvised who=1
2855 1 draw:script [e6ac0a7e]
2856 1 bury:V.4 [9665f1f8]
    drew who=1 pile=script
    buried who=1 pile=script
2857 1 pass [2fa9b5a6]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=13
2858 2 pass [3e539fbf]
2859 3 pass [3447a31b]
2860 0 pass [72ad228c]
2861 1 pass [53fc401d]
2862 0 place:V.6 [16e4551a]
2863 1 place:V.1 [e9ad3132]
2864 2 place:take-the-lead [35a6909f]
2865 3 place:V.12 [8143a90b]
    placed-all
2866 2 pass [96bc8c70]
2867 3 pass [ac2dd034]
2868 0 show:exchange [9fbc306e]
2869 0 at:3 [ac2f630f]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
2870 0 give:V.15 [64e08a3b]
    traded who=0 whom=3
2871 0 pass [becc79a9]
2872 1 pass [5dbc4735]
2873 2 reveal [e062c05c]
    turned-up-staging who=2 card=take-the-lead
2874 2 play [8f4a76ab]
    aimed who=2 card=take-the-lead whom=1
2875 0 let [f69328ba]
    took-lead who=2 whom=1
2876 2 pass [53e8f9d7]
2877 3 reveal [d1a98b43]
    turned-up who=3 card=V.12
    exiting who=3 card=V.12
2878 0 let [dab7fa2a]
    got-intrigue who=3 n=1
2879 3 improv [5b3c806a]
    improvised who=3
2880 3 draw:staging [d593dc63]
2881 3 bury:V.5 [71c0272c]
    drew who=3 pile=staging
    buried who=3 pile=script
    script-again
2882 3 pass [abc1f6ff]
2883 0 improv [045e1558]
    improvised who=0
2884 0 draw:staging [d29af4b3]
2885 0 bury-placed [eef151b6]
    drew who=0 pile=staging
    buried who=0 pile=script
2886 0 reveal [a08be716]
    turned-up-staging who=0 card=exchange
2887 0 play [f50aedf8]
2888 0 at:1 [48255336]
    aimed who=0 card=exchange whom=1
2889 0 give:take-the-lead [1cb3b654]
    traded who=0 whom=1
2890 0 pass [7081a024]
2891 1 reveal [e2b2cc84]
    turned-up who=1 card=V.1
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
2892 1 improv [bc9939b1]
    improvised who=1
2893 1 draw:script [dc6d297a]
2894 1 bury:V.4 [8a86a7a1]
    drew who=1 pile=script
    buried who=1 pile=script
2895 1 pass [caf2acac]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    scene-began scene=14
2896 3 pass [92f9219c]
2897 0 pass [5196d56e]
2898 1 pass [46e51452]
2899 2 improv [10dc1a2d]
    improvised who=2
2900 2 draw:staging [25e8dda7]
2901 2 bury:take-the-lead [89dc3f36]
    drew who=2 pile=staging
    buried who=2 pile=staging
2902 2 pass [ffb823c6]
2903 0 place:V.4 [07efcb26]
2904 1 place:take-the-lead [786dc4d1]
2905 2 place:V.14 [f80cd0d7]
2906 3 place:exchange [e64f89f8]
    placed-all
2907 3 pass [c2b657b5]
2908 0 pass [d70f9fe9]
2909 1 pass [a166fdd8]
2910 2 pass [12081e95]
2911 3 reveal [846e3be2]
    turned-up-staging who=3 card=exchange
2912 3 play [316ea352]
2913 3 at:1 [6347c809]
    aimed who=3 card=exchange whom=1
2914 0 let [056c7252]
2915 3 give:V.15 [19ccc64a]
    traded who=3 whom=1
2916 3 pass [0de21acf]
2917 0 improv [ec4dcbc8]
    improvised who=0
2918 0 draw:staging [e7a866e0]
2919 0 bury-placed [7d07c0f3]
    drew who=0 pile=staging
    buried who=0 pile=script
2920 0 reveal [15aed584]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2921 0 pass [3c2185e2]
2922 1 reveal [fbf666c0]
    turned-up-staging who=1 card=take-the-lead
2923 1 exit [d0212bb4]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2924 1 pass [cb586c20]
2925 2 reveal [cf984b58]
    turned-up who=2 card=V.14
    exiting who=2 card=V.14
    got-intrigue who=2 n=1
2926 2 pass [d097d678]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=15
2927 3 pass [49d5ca4a]
2928 0 pass [3d9201c7]
2929 1 pass [a646713e]
2930 2 improv [3965aff0]
    improvised who=2
2931 2 draw:script [6513521c]
2932 2 bury:V.16 [056ac8f4]
    drew who=2 pile=script
    buried who=2 pile=script
2933 2 pass [c61952cd]
2934 0 place:take-the-lead [6a7e6f23]
2935 1 place:V.5 [d4ed22bf]
2936 2 place:V.14 [1ddefd6c]
2937 3 place:V.1 [b149b0ea]
    placed-all
2938 3 pass [c7bc087e]
2939 0 improv [60b4476d]
    improvised who=0
2940 0 switch:V.12 [ba9c5cd5]
    switched who=0
2941 0 pass [d3aba3f7]
2942 1 improv [5ca6343a]
    improvised who=1
2943 1 switch:take-the-lead [9a81c678]
    switched who=1
2944 1 pass [d4da7f28]
2945 2 pass [77d5d035]
2946 3 reveal [7a4bc19a]
    turned-up who=3 card=V.1
    exiting who=3 card=V.1
    got-intrigue who=3 n=1
2947 3 improv [8dd9bd71]
    improvised who=3
2948 3 draw:staging [4c37d283]
2949 3 bury:miscue [47601603]
    drew who=3 pile=staging
    buried who=3 pile=staging
2950 3 show:exchange [e6496715]
2951 3 at:0 [7e14319e]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
2952 3 give:revive [2060dc66]
    traded who=3 whom=0
2953 3 pass [1861c87e]
2954 0 reveal [5178d4a6]
    turned-up who=0 card=V.12
    exiting who=0 card=V.12
    got-intrigue who=0 n=1
2955 0 pass [c3282454]
2956 1 reveal [f5059215]
    turned-up-staging who=1 card=take-the-lead
2957 1 play [482fd10f]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2958 1 pass [cf23487c]
2959 2 reveal [0a5e4315]
    turned-up who=2 card=V.14
2960 2 play [c3c24472]
    played who=2 card=V.14
    scored who=2 card=V.14 n=1
    wounded who=2 character=iago n=4 total=6
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2961 2 pass [d837ea94]
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
2962 2 improv [8d86b1fa]
    improvised who=2
2963 2 draw:script [9d9e0186]
2964 2 bury:V.6 [c553ede7]
    drew who=2 pile=script
    buried who=2 pile=script
2965 2 coin:othello [5905c5b4]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
2966 2 pass [ae7b64da]
2967 3 pass [27b4a230]
2968 0 improv [2d8d0b13]
    improvised who=0
2969 0 draw:staging [4b44bc61]
2970 0 bury:seize [04fd8ee4]
    drew who=0 pile=staging
    buried who=0 pile=staging
2971 0 pass [6bf3c783]
2972 1 pass [dced32d9]
2973 0 place:seize [9bf9e734]
2974 1 place:V.16 [e36a96a4]
2975 2 place:no-drama [f8688bbb]
2976 3 place:miscue [106a67ae]
    placed-all
2977 3 pass [e8f9ccbe]
2978 0 pass [2041bbee]
2979 1 pass [86dbf8a0]
2980 2 pass [58e602e4]
2981 3 reveal [81bdf1ed]
    turned-up-staging who=3 card=miscue
2982 3 exit [7e09ba3e]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2983 3 pass [b70344a8]
2984 0 reveal [d3137c21]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2985 0 show:no-drama [142489b5]
    no-drama who=0
    drew who=0 pile=staging
2986 0 pass [b670b5e8]
2987 1 reveal [3575c63c]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2988 1 pass [4352862c]
2989 2 show:exchange [f4566b27]
2990 2 at:1 [6c43ca40]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2991 2 give:miscue [8f88e853]
    traded who=2 whom=1
2992 2 reveal [e11fdb84]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2993 2 pass [537185a8]
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=17
2994 3 improv [0f3aacd0]
    improvised who=3
2995 3 bury:V.6 [3d54b9a8]
    drew who=3 pile=staging
    buried who=3 pile=script
    reshuffled pile=staging n=20
    staging-empty n=1
2996 3 pass [8b47e4f0]
2997 0 pass [ecc72c4b]
2998 1 pass [a60c29b8]
2999 2 pass [ead99b1e]
3000 0 place:revive [8eb1fd9d]
3001 1 place:V.5 [0979b47d]
3002 2 place:V.12 [59e220e5]
3003 3 place:seize [5bd76f49]
    placed-all
3004 3 pass [15384dc4]
3005 0 pass [848b506c]
3006 1 pass [9910b6ac]
3007 2 pass [9d80ffcf]
3008 3 reveal [ee87a6fe]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
3009 3 pass [cc07e42c]
3010 0 reveal [07a64573]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
3011 2 let [ebc6bd53]
    got-intrigue who=0 n=1
3012 0 improv [ac2322e7]
    improvised who=0
3013 0 draw:script [9b185203]
3014 0 bury:V.16 [d97d183c]
    drew who=0 pile=script
    buried who=0 pile=script
3015 0 pass [3792585a]
3016 1 reveal [59594a17]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
3017 2 let [25728d3e]
    got-intrigue who=1 n=1
3018 1 pass [945b871d]
3019 2 improv [dec818d6]
    improvised who=2
3020 2 draw:script [793417c9]
3021 2 bury-placed [ce9779ac]
    drew who=2 pile=script
    buried who=2 pile=script
3022 2 reveal [caf38bf2]
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
