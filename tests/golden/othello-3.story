set-up [4d903c32]
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
1 1 pass [7031ea7d]
2 2 improv [6ea75c4d]
    improvised who=2
3 0 let [6ba9a7e0]
4 1 let [532a6da5]
5 2 draw:script [d29f295d]
6 2 bury:I.3 [1423d569]
    drew who=2 pile=script
    buried who=2 pile=script
7 2 show:exchange [e24e00e0]
8 2 at:0 [f639d0f7]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
9 0 spotlight [65ccd251]
10 1 let [c5726bb6]
    stole-spotlight by=0 who=2
11 2 let [ab98402b]
    blocked who=2
12 0 improv [1f8213dc]
    improvised who=0
13 1 spotlight [15e011eb]
14 2 spotlight [8acfd7f7]
    stole-spotlight by=1 who=0
15 0 show:no-drama [f88c8927]
    no-drama who=0
    drew who=0 pile=staging
    defeated who=0 by=1
16 0 draw:staging [0ec09005]
17 0 bury:I.2 [0a9806d7]
    drew who=0 pile=staging
    buried who=0 pile=script
18 0 pass [46e18622]
19 0 place:revive [bde230ce]
20 1 place:take-the-lead [b16164c8]
21 2 place:villainy [1faff5a2]
    placed-all
22 1 improv [8616562b]
    improvised who=1
23 2 let [0cb3cf0c]
24 1 switch:I.11 [e641abc0]
    switched who=1
25 1 pass [a8f3af95]
26 2 pass [5fe8cb84]
27 0 pass [75634de8]
28 1 reveal [152324a4]
    turned-up who=1 card=I.11
    exiting who=1 card=I.11
29 0 let [472bdd67]
30 2 let [a217d90a]
    got-intrigue who=1 n=1
31 1 pass [ae926310]
32 2 reveal [9607d6ca]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
33 0 let [6e4d9212]
    got-intrigue who=2 n=1
34 2 pass [f467be9c]
35 0 reveal [6b67e3c9]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
36 0 pass [bcdd5f86]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=2
37 1 improv [ee2cf309]
    improvised who=1
38 2 spotlight [c696492b]
    stole-spotlight by=2 who=1
39 1 let [258e1964]
    blocked who=1
40 2 pass [3a4215c9]
41 0 improv [ea242041]
    improvised who=0
42 0 draw:script [5d6fa24e]
43 0 bury:I.4 [be792cf8]
    drew who=0 pile=script
    buried who=0 pile=script
44 0 pass [09672588]
45 0 place:I.10 [a1bb45fc]
46 1 place:I.9 [d960fa5b]
47 2 place:seize [5d268c2e]
    placed-all
48 1 pass [013368af]
49 2 improv [6bd1df42]
    improvised who=2
50 2 switch:I.12 [7fc6dc9e]
    switched who=2
51 2 pass [d14aee3c]
52 0 pass [93204ad6]
53 1 reveal [4ff645e9]
    turned-up who=1 card=I.9
    played who=1 card=I.9
54 0 let [0347e587]
55 2 let [21e43d6e]
    scored who=1 card=I.9 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
56 1 pass [50aa7c80]
57 2 reveal [2ea85bc0]
    turned-up who=2 card=I.12
    played who=2 card=I.12
58 0 let [99ac16a3]
    failed who=2 card=I.12
59 2 pass [8c5c2bad]
60 0 reveal [3232da47]
    turned-up who=0 card=I.10
    exiting who=0 card=I.10
    got-intrigue who=0 n=1
61 0 pass [27d1faea]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=3
62 1 pass [2200c7ca]
63 2 improv [c3d2dd61]
    improvised who=2
64 2 draw:staging [e987052d]
65 2 bury:no-drama [06e5e570]
    drew who=2 pile=staging
    buried who=2 pile=staging
66 2 pass [8de68577]
67 0 improv [94242df8]
    improvised who=0
68 0 draw:script [9aa555fa]
69 0 bury:I.5 [482ad7a8]
    drew who=0 pile=script
    buried who=0 pile=script
70 0 pass [98fac6ef]
71 0 place:seize [f91d13cb]
72 1 place:I.8 [628d7f9d]
73 2 place:I.7 [99256bca]
    placed-all
74 1 coin:desdemona [82ee08fa]
    no-drama-coin who=1
75 1 improv [ac8e9912]
    improvised who=1
76 1 switch:villainy [4d511158]
    switched who=1
77 1 pass [01b28cc1]
78 2 pass [d85b3496]
79 0 pass [46078654]
80 1 reveal [8d594d51]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
81 1 pass [923d676b]
82 2 reveal [18f8c6fb]
    turned-up who=2 card=I.7
83 2 play [761c5b74]
    played who=2 card=I.7
84 0 let [f346a905]
    scored who=2 card=I.7 n=1
    got-intrigue who=2 n=2
85 2 pass [252ceeea]
86 0 reveal [3b0f4a95]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
87 0 pass [88dea032]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=3
    drew who=2 pile=staging
    scene-began scene=4
88 1 improv [3bdf2518]
    improvised who=1
89 1 draw:script [d7e857ec]
90 1 bury:I.8 [adfca473]
    drew who=1 pile=script
    buried who=1 pile=script
91 1 pass [4e934654]
92 2 improv [01840755]
    improvised who=2
93 2 draw:staging [730e1fdc]
94 2 bury:I.6 [8ad6b2d3]
    drew who=2 pile=staging
    buried who=2 pile=script
95 2 pass [80a79fc1]
96 0 improv [ab3a601d]
    improvised who=0
97 0 draw:staging [6979d740]
98 0 bury:take-the-lead [4aa8ece2]
    drew who=0 pile=staging
    buried who=0 pile=staging
99 0 pass [4f6287da]
100 0 place:I.3 [a059d058]
101 1 place:I.12 [ddf86a4c]
102 2 place:I.1 [9bf02584]
    placed-all
103 1 pass [4ffef21e]
104 2 show:exchange [24f1c0c5]
105 2 at:1 [05c98a64]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
106 1 let [aae1a7c6]
107 2 give:miscue [4dd03087]
    traded who=2 whom=1
108 2 pass [0a32ec97]
109 0 pass [6404f663]
110 1 reveal [678ff15e]
    turned-up who=1 card=I.12
    played who=1 card=I.12
111 0 let [966bc6d8]
112 2 let [378d9b85]
    failed who=1 card=I.12
113 1 pass [d02893f5]
114 2 reveal [80e19d0b]
    turned-up who=2 card=I.1
115 2 play [0a22dc99]
    played who=2 card=I.1
116 0 let [bdfd491e]
    scored who=2 card=I.1 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
117 2 coin:roderigo [73874e9f]
118 2 at:1 [da3f884c]
    used-coin-at who=2 coin=roderigo whom=1
119 1 let [d65c9f4b]
120 2 look [60c7acdb]
    looked who=2 whom=1
121 2 take:I.5 [08e37951]
122 2 give:no-drama [8c6083c0]
    traded who=2 whom=1
123 2 pass [f516b8e6]
124 0 reveal [47eb08bd]
    turned-up who=0 card=I.3
125 0 exit [c3be7fe2]
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
126 0 pass [47ae31f7]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=5
127 1 show:exchange [44c904f1]
128 1 at:0 [b4c9b733]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
129 0 let [9fa480be]
130 1 give:seize [5c260c14]
    traded who=1 whom=0
131 1 improv [5997eb70]
    improvised who=1
132 1 draw:staging [0a33cd19]
133 1 bury:no-drama [f8b284fd]
    drew who=1 pile=staging
    buried who=1 pile=staging
134 1 pass [990a6bc2]
135 2 pass [a28f90ba]
136 0 improv [fd4c8131]
    improvised who=0
137 0 draw:script [d8dc81b3]
138 0 bury:I.4 [6199061c]
    drew who=0 pile=script
    buried who=0 pile=script
139 0 pass [4560b905]
140 0 place:I.2 [9ffcdbc8]
141 1 place:take-the-lead [b5ba9ad4]
142 2 place:revive [c778a56f]
    placed-all
143 1 pass [906e6334]
144 2 pass [accabc8e]
145 0 pass [7c53ea5b]
146 1 reveal [8cb50a06]
    turned-up-staging who=1 card=take-the-lead
147 1 exit [fe2d17af]
    exiting who=1 card=take-the-lead
148 0 let [05f66841]
    got-intrigue who=1 n=1
149 1 pass [80882e18]
150 2 reveal [45e749f3]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
151 0 let [8050af58]
    got-intrigue who=2 n=1
152 2 pass [9b6cccac]
153 0 reveal [74aec5d2]
    turned-up who=0 card=I.2
154 0 play [fcbb0bc6]
    played who=0 card=I.2
    scored who=0 card=I.2 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
155 0 pass [f735c94b]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=6
156 1 show:exchange [db91016b]
157 1 at:0 [d68d7ab4]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
158 0 let [15dfc3b9]
159 1 give:miscue [a0853fdf]
    traded who=1 whom=0
160 1 show:exchange [a8b9a22a]
161 1 at:0 [2e491b9d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
162 0 let [9b6fcbf8]
163 1 give:I.10 [83147cbf]
    traded who=1 whom=0
164 1 pass [10ad6093]
165 2 improv [6399f0c7]
    improvised who=2
166 2 draw:staging [c45b404a]
167 2 bury:miscue [10438315]
    drew who=2 pile=staging
    buried who=2 pile=staging
168 2 pass [21809a99]
169 0 pass [5e2ac8b7]
170 0 place:take-the-lead [666c4530]
171 1 place:villainy [5fc5943f]
172 2 place:take-the-lead [9220ebaa]
    placed-all
173 1 pass [6b24e61b]
174 2 pass [510e5113]
175 0 pass [9b00bc10]
176 1 improv [7e7aac2a]
    improvised who=1
177 1 draw:script [29a2312c]
178 1 bury:I.11 [4fff5fff]
    drew who=1 pile=script
    buried who=1 pile=script
179 1 reveal [bf8c2b12]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
180 0 let [de4c5cf3]
    got-intrigue who=1 n=1
181 1 pass [3f759aef]
182 2 reveal [533ea07e]
    turned-up-staging who=2 card=take-the-lead
183 2 exit [6816c0c9]
    exiting who=2 card=take-the-lead
184 0 let [adbc4e07]
    got-intrigue who=2 n=1
185 2 show:no-drama [c9922935]
    no-drama who=2
    drew who=2 pile=staging
186 2 pass [f94cff5f]
187 0 coin:iago [9480292d]
188 0 wound:brabantio [00f85287]
    used-iago who=0 character=brabantio
    wounded who=0 character=brabantio n=1 total=2
189 0 reveal [02981769]
    turned-up-staging who=0 card=take-the-lead
190 0 play [17cf6879]
    giving who=0 card=take-the-lead whom=1
191 1 let [9f091533]
    gave-lead who=0 whom=1
192 0 pass [17f6276a]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    scene-began scene=7
193 2 pass [de22a96c]
194 0 pass [836e65ea]
195 1 pass [181e6c3e]
196 0 place:miscue [24075545]
197 1 place:I.6 [a0422e3d]
198 2 place:I.5 [725de661]
    placed-all
199 2 pass [88f5ff52]
200 0 pass [8bb38909]
201 1 pass [f4f60417]
202 2 reveal [b3d45c97]
    turned-up who=2 card=I.5
    exiting who=2 card=I.5
203 0 let [87c31dec]
204 1 let [ce1a0e79]
    got-intrigue who=2 n=1
205 2 pass [fa999393]
206 0 improv [aa56b09b]
    improvised who=0
207 0 draw:script [a1993ab1]
208 0 bury:I.3 [ff04109c]
    drew who=0 pile=script
    buried who=0 pile=script
209 0 reveal [fb60f661]
    turned-up-staging who=0 card=miscue
210 0 play [3777d7f2]
    aimed who=0 card=miscue whom=1
211 1 swap-seize [ec6de5e2]
    swapped-in by=1
    seized by=1 who=0 card=miscue
212 0 let [81653faa]
    got-spotlight who=1 n=1
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=18
213 0 draw:script [1d21b51f]
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=8
214 2 pass [5531295d]
215 0 pass [9d68ca67]
216 1 pass [c3ab7a6e]
217 0 place:seize [f9280c2e]
218 1 place:take-the-lead [7ebe99e5]
219 2 place:seize [be81da49]
    placed-all
220 2 pass [77748c2b]
221 0 pass [2aceb0bb]
222 1 pass [b6bfd9af]
223 2 reveal [c475721a]
    turned-up-staging who=2 card=seize
224 2 improv [42f8db0f]
    improvised who=2
225 1 let [7bfe5a15]
226 2 draw:script [fec253cd]
227 2 bury:I.11 [9bf30982]
    drew who=2 pile=script
    buried who=2 pile=script
    exiting who=2 card=seize
    got-intrigue who=2 n=1
228 2 pass [1a4400a3]
229 0 improv [8100abef]
    improvised who=0
230 1 spotlight [56a164c3]
    stole-spotlight by=1 who=0
    blocked who=0
231 0 reveal [a11cf777]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
232 0 pass [6e480ae4]
233 1 reveal [cb376ec9]
    turned-up-staging who=1 card=take-the-lead
234 1 play [0cad568e]
235 1 at:0 [21e2b50b]
    giving who=1 card=take-the-lead whom=0
236 0 let [6d926653]
    gave-lead who=1 whom=0
237 1 pass [2a8a0cac]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=9
238 1 pass [a00fb517]
239 2 pass [9baf4566]
240 0 pass [834682b7]
241 0 place:I.12 [518f1f01]
242 1 place:I.4 [0610ccb3]
243 2 place:I.5 [1847defd]
    placed-all
244 1 pass [e6348aaa]
245 2 pass [f0843fec]
246 0 pass [7675788f]
247 1 reveal [715d5dd7]
    turned-up who=1 card=I.4
248 1 play [c00017ec]
    played who=1 card=I.4
249 0 let [94fccf90]
250 2 let [f09d1d4b]
    scored who=1 card=I.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
251 1 improv [eec6d587]
    improvised who=1
252 1 bury:no-drama [e23afa71]
    drew who=1 pile=staging
    buried who=1 pile=staging
253 1 coin:roderigo [f3712654]
254 1 at:0 [1d9e769a]
    used-coin-at who=1 coin=roderigo whom=0
255 0 let [e0ae81e1]
256 1 give:take-the-lead [cc61cde7]
    traded who=1 whom=0
257 1 pass [4333ccb3]
258 2 reveal [73b3cc26]
    turned-up who=2 card=I.5
259 2 improv [35215fd0]
    improvised who=2
260 2 bury:villainy [aae80a27]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=I.5
261 0 let [022d90b9]
    got-intrigue who=2 n=1
262 2 show:exchange [ec5b6cd3]
263 2 at:0 [e476108f]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
    reshuffled pile=script n=1
    script-again
264 0 let [72a8d59d]
265 2 give:miscue [5f91f1cf]
    traded who=2 whom=0
266 2 pass [06b38f3e]
267 0 improv [436cebc8]
    improvised who=0
268 0 draw:script [0fd5bba8]
269 0 bury:I.10 [425529dc]
    drew who=0 pile=script
    buried who=0 pile=script
270 0 reveal [f19b4c28]
    turned-up who=0 card=I.12
    played who=0 card=I.12
    scored who=0 card=I.12 n=3
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
    act-ended act=I
    tallied who=0 n=4
    tallied who=1 n=3
    tallied who=2 n=2
    lead-cast who=2
271 1 discard:seize [16a3e633]
    discarded who=1 card=seize
    dealt who=2 n=3 total=6
    dealt who=0 n=3 total=6
    dealt who=1 n=3 total=6
    act-began act=II who=2
    scene-began scene=1
272 0 improv [d9633068]
    improvised who=0
273 0 draw:script [ad74c1f7]
274 0 bury:II.2 [e9fc721a]
    drew who=0 pile=script
    buried who=0 pile=script
275 0 pass [0cff4d9e]
276 1 pass [3f7eea52]
277 2 show:no-drama [a6db4c17]
    no-drama who=2
    drew who=2 pile=staging
278 2 pass [50b065e5]
279 0 place:miscue [ac5c6e0a]
280 1 place:II.3 [f4a630da]
281 2 place:II.9 [69671fa0]
    placed-all
282 0 pass [afd7466c]
283 1 pass [05791017]
284 2 pass [2ff97d1e]
285 0 reveal [21c3648b]
    turned-up-staging who=0 card=miscue
286 0 exit [f1095bf1]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
287 0 coin:iago [afd69945]
288 0 wound:iago [6d5e33fc]
    used-iago who=0 character=iago
    wounded who=0 character=iago n=1 total=6
289 0 pass [7efeb0a6]
290 1 reveal [e1032e7a]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
291 1 improv [dc5a5389]
    improvised who=1
292 1 draw:staging [6850603d]
293 1 bury:revive [7d1f3e6e]
    drew who=1 pile=staging
    buried who=1 pile=staging
294 1 pass [7ae90d08]
295 2 reveal [438c8bd6]
    turned-up who=2 card=II.9
296 2 exit [0a126ead]
    exiting who=2 card=II.9
    got-intrigue who=2 n=1
297 2 pass [b6701f3e]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=2
298 0 pass [b9166741]
299 1 pass [e35f19ed]
300 2 show:exchange [6d971cc6]
301 2 at:0 [2e8083c8]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
302 0 let [b40328b8]
303 2 give:take-the-lead [f484adf7]
    traded who=2 whom=0
304 2 pass [4c704c80]
305 0 place:II.5 [0c529726]
306 1 place:no-drama [b969d778]
307 2 place:II.12 [cf00de70]
    placed-all
308 0 pass [cde0b416]
309 1 pass [06ff60ba]
310 2 improv [ae01a29d]
    improvised who=2
311 2 switch:II.1 [82f5c1f1]
    switched who=2
312 2 pass [5294d7cf]
313 0 improv [f15b7725]
    improvised who=0
314 0 draw:script [0022e076]
315 0 bury-placed [d0b8d617]
    drew who=0 pile=script
    buried who=0 pile=script
316 0 reveal [a47f7752]
    turned-up who=0 card=II.10
    played who=0 card=II.10
    scored who=0 card=II.10 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
317 0 coin:othello [1f3613c5]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
318 0 pass [3e51d4e2]
319 1 reveal [c0ffbc70]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
320 1 improv [fd1eb59f]
    improvised who=1
321 1 draw:staging [55a0919f]
322 1 bury:II.4 [77353f87]
    drew who=1 pile=staging
    buried who=1 pile=script
323 1 pass [957de75d]
324 2 reveal [9ce26037]
    turned-up who=2 card=II.1
325 2 play [35ac2224]
    played who=2 card=II.1
    scored who=2 card=II.1 n=1
    got-intrigue who=2 n=2
326 2 pass [8b82cc50]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=3
327 1 pass [7caa67e6]
328 2 improv [8505ca78]
    improvised who=2
329 2 draw:staging [3308468e]
330 2 bury:villainy [e56eebdc]
    drew who=2 pile=staging
    buried who=2 pile=staging
331 2 pass [88cc2979]
332 0 pass [2d79f633]
333 0 place:seize [5696f1fe]
334 1 place:revive [a4e2bb59]
335 2 place:II.12 [d9b0fbb2]
    placed-all
336 1 pass [3be925cf]
337 2 pass [ae030423]
338 0 pass [29bb6098]
339 1 reveal [6cc0aaca]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
340 0 let [33b62372]
341 2 let [6eca6a53]
    got-intrigue who=1 n=1
342 1 pass [7c38fdc6]
343 2 reveal [8068af73]
    turned-up who=2 card=II.12
    played who=2 card=II.12
344 0 let [9a123859]
    failed who=2 card=II.12
345 2 pass [d07ff361]
346 0 improv [e1a9c166]
    improvised who=0
347 0 draw:staging [baba16c3]
348 0 bury:II.8 [51471e3e]
    drew who=0 pile=staging
    buried who=0 pile=script
349 0 reveal [3cc437df]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
350 0 pass [cc3c41d5]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=4
351 1 pass [693fdc86]
352 2 show:exchange [d0029587]
353 2 at:0 [421e59ce]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
354 0 let [3306329c]
355 2 give:take-the-lead [7a6dde2c]
    traded who=2 whom=0
356 2 pass [2a3562b6]
357 0 improv [cca4310c]
    improvised who=0
358 0 draw:script [eaecd252]
359 0 bury:II.5 [dcb91d06]
    drew who=0 pile=script
    buried who=0 pile=script
360 0 pass [68b28c15]
361 0 place:II.8 [9cda58a1]
362 1 place:II.6 [6b43ba75]
363 2 place:exchange [4e6a1ed2]
    placed-all
364 1 pass [bc7581b5]
365 2 pass [cbe819e8]
366 0 pass [33938d56]
367 1 improv [8cfceb36]
    improvised who=1
368 1 draw:staging [e2a89b8b]
369 1 bury:II.2 [3aaee656]
    drew who=1 pile=staging
    buried who=1 pile=script
370 1 reveal [f5681478]
    turned-up who=1 card=II.6
371 1 play [241aa8b1]
    played who=1 card=II.6
372 2 let [8a49d7df]
    scored who=1 card=II.6 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
373 1 coin:cassio [2e751b52]
    used-coin who=1 coin=cassio
374 1 draw:staging [8e7b74b1]
375 1 bury:seize [2529ceed]
    drew who=1 pile=staging
    buried who=1 pile=staging
376 1 show:no-drama [85f74035]
    no-drama who=1
    drew who=1 pile=staging
377 1 pass [90fdb6a1]
378 2 show:exchange [35e6bac5]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
379 2 give:II.7 [972e32df]
    traded who=2 whom=0
380 2 reveal [5d7dc811]
    turned-up-staging who=2 card=exchange
381 2 exit [a81a7570]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
382 2 improv [a12058b4]
    improvised who=2
383 2 draw:staging [e8e8b7f2]
384 2 bury:revive [170f1ae3]
    drew who=2 pile=staging
    buried who=2 pile=staging
385 2 pass [26332360]
386 0 reveal [b91e3590]
    turned-up who=0 card=II.8
    exiting who=0 card=II.8
    got-intrigue who=0 n=1
387 0 pass [5c56f5f0]
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=14
    drew who=2 pile=script
    scene-began scene=5
388 1 pass [37fea9f3]
389 2 pass [69875158]
390 0 improv [22204e8b]
    improvised who=0
391 0 draw:staging [0d436866]
392 0 bury:take-the-lead [8d8f4225]
    drew who=0 pile=staging
    buried who=0 pile=staging
393 0 show:exchange [576fa87c]
394 0 at:1 [33a61116]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
395 0 give:seize [0f3c66da]
    traded who=0 whom=1
396 0 pass [ad1757e1]
397 0 place:take-the-lead [9c46e822]
398 1 place:seize [51860ae4]
399 2 place:II.11 [fd199908]
    placed-all
400 1 pass [e6dc4404]
401 2 pass [b9b68a75]
402 0 show:exchange [9f813417]
403 0 at:2 [5441fca5]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
404 2 let [d7ec384c]
405 0 give:exchange [8f4fcdaa]
    traded who=0 whom=2
406 0 pass [b7647097]
407 1 reveal [744cd487]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
408 1 pass [df72a4fb]
409 2 improv [4d3493df]
    improvised who=2
410 2 draw:script [2d7c1755]
411 2 bury-placed [80fb410d]
    drew who=2 pile=script
    buried who=2 pile=script
412 2 reveal [066c9220]
    turned-up who=2 card=II.2
    exiting who=2 card=II.2
    got-intrigue who=2 n=1
413 2 show:exchange [8f8956d0]
414 2 at:0 [e0d65e41]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
415 2 give:take-the-lead [d2515f6a]
    traded who=2 whom=0
416 2 show:no-drama [009c0d8c]
    no-drama who=2
    drew who=2 pile=staging
417 2 pass [0c60f012]
418 0 reveal [d7cb1eb5]
    turned-up-staging who=0 card=take-the-lead
419 0 play [1b0efd2e]
    giving who=0 card=take-the-lead whom=1
420 1 let [14b77272]
    gave-lead who=0 whom=1
421 0 pass [798e6219]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=6
422 2 pass [dfbe42df]
423 0 pass [90f41843]
424 1 improv [9921b767]
    improvised who=1
425 1 draw:script [9fb4ecfa]
426 1 bury:II.11 [1c40c3e1]
    drew who=1 pile=script
    buried who=1 pile=script
427 1 pass [2919b915]
428 0 place:II.7 [afb3fecc]
429 1 place:revive [568ad939]
430 2 place:take-the-lead [60058236]
    placed-all
431 2 pass [94f0742e]
432 0 pass [fdcd398e]
433 1 pass [afafc6a2]
434 2 reveal [ca4da416]
    turned-up-staging who=2 card=take-the-lead
435 2 exit [7eeec8f8]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
436 2 improv [68a9a925]
    improvised who=2
437 2 draw:staging [09fb7e4f]
438 2 bury:take-the-lead [b718a0a4]
    drew who=2 pile=staging
    buried who=2 pile=staging
439 2 pass [462ff455]
440 0 reveal [260e98ed]
    turned-up who=0 card=II.7
441 0 exit [f378886f]
    exiting who=0 card=II.7
    got-intrigue who=0 n=1
442 0 improv [808a9bc6]
    improvised who=0
443 0 draw:script [ab90a83a]
444 0 bury:II.2 [3d0428f5]
    drew who=0 pile=script
    buried who=0 pile=script
445 0 pass [532e140d]
446 1 reveal [c341b366]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
447 1 pass [1c420610]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=7
448 2 pass [485a9a2a]
449 0 pass [45a7e6df]
450 1 pass [cb13c29c]
451 0 place:II.9 [25ef8f15]
452 1 place:revive [f77d6fed]
453 2 place:villainy [8321c39d]
    placed-all
454 2 pass [bdd4979f]
455 0 pass [dbf04859]
456 1 pass [a31916d1]
457 2 reveal [71133665]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
458 1 let [fd4c62b9]
    got-intrigue who=2 n=1
459 2 improv [05571e8f]
    improvised who=2
460 2 draw:script [1453c332]
461 2 bury:II.5 [00424935]
    drew who=2 pile=script
    buried who=2 pile=script
462 2 pass [5cb84e12]
463 0 reveal [a3a06b1d]
    turned-up who=0 card=II.9
    exiting who=0 card=II.9
464 1 let [9deb4054]
    got-intrigue who=0 n=1
465 0 pass [95f3b624]
466 1 improv [28687cda]
    improvised who=1
467 1 draw:staging [7467889b]
468 1 bury:II.12 [f1e9f099]
    drew who=1 pile=staging
    buried who=1 pile=script
469 1 reveal [008ce539]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
470 1 pass [feddfd8f]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=8
471 2 pass [f5905a2c]
472 0 pass [33aec478]
473 1 improv [875bd6b8]
    improvised who=1
474 1 draw:staging [d83a40d2]
475 1 bury:II.3 [b2be878e]
    drew who=1 pile=staging
    buried who=1 pile=script
476 1 pass [a13f7762]
477 0 place:miscue [fa11d520]
478 1 place:II.2 [9dac1265]
479 2 place:II.11 [fe9276d8]
    placed-all
480 2 pass [ada8cc58]
481 0 improv [d296e46e]
    improvised who=0
482 0 switch:take-the-lead [6e05a479]
    switched who=0
483 0 pass [14a711b2]
484 1 show:exchange [8e49d0db]
485 1 at:2 [5c791545]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
486 1 give:take-the-lead [94037567]
    traded who=1 whom=2
487 1 pass [d93148e6]
488 2 reveal [8f86cae1]
    turned-up who=2 card=II.11
    exiting who=2 card=II.11
    got-intrigue who=2 n=1
489 2 improv [a600bc68]
    improvised who=2
490 2 draw:script [e7a3d463]
491 2 bury:II.5 [2aa49117]
    drew who=2 pile=script
    buried who=2 pile=script
492 2 pass [50afc7a6]
493 0 reveal [21323024]
    turned-up-staging who=0 card=take-the-lead
494 0 exit [4361b486]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
495 0 show:no-drama [d80386c7]
    no-drama who=0
    drew who=0 pile=staging
496 0 pass [d2204f93]
497 1 reveal [1ada1c3c]
    turned-up who=1 card=II.2
498 1 exit [c276b3ac]
    exiting who=1 card=II.2
    got-intrigue who=1 n=1
499 1 pass [ace51445]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=9
500 2 pass [46051441]
501 0 pass [a2d29b85]
502 1 pass [ae09ff92]
503 0 place:miscue [73172ae4]
504 1 place:take-the-lead [0b411e40]
505 2 place:seize [c1fdebf5]
    placed-all
506 2 pass [0451ce46]
507 0 pass [7992c1d0]
508 1 show:exchange [93866aff]
509 1 at:2 [ea09350c]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
    reshuffled pile=staging n=15
510 1 give:take-the-lead [0f77980b]
    traded who=1 whom=2
511 1 pass [4e1ee7ad]
512 2 reveal [6b2be60a]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
513 2 pass [815ddc34]
514 0 reveal [edc39270]
    turned-up-staging who=0 card=miscue
515 0 exit [080355c6]
    exiting who=0 card=miscue
516 1 let [2a67c523]
    got-intrigue who=0 n=1
517 0 improv [5d7db5e1]
    improvised who=0
518 0 draw:script [12424263]
519 0 bury:II.3 [93308028]
    drew who=0 pile=script
    buried who=0 pile=script
520 0 pass [c9842e93]
521 1 improv [964386c9]
    improvised who=1
522 1 draw:staging [bdde3c36]
523 1 bury:seize [7cd4d10b]
    drew who=1 pile=staging
    buried who=1 pile=staging
524 1 reveal [1e8ced14]
    turned-up-staging who=1 card=take-the-lead
525 1 exit [56fad2cc]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
526 1 pass [b3c578b4]
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=10
527 2 improv [668aa29a]
    improvised who=2
528 2 draw:staging [1467496c]
529 2 bury:take-the-lead [2452e2ea]
    drew who=2 pile=staging
    buried who=2 pile=staging
530 2 pass [1cc22b93]
531 0 pass [7c347d2c]
532 1 pass [3ff50cd4]
533 0 place:II.4 [2d25832c]
534 1 place:II.3 [19ad69e7]
535 2 place:revive [3b6bd198]
    placed-all
536 2 pass [55494c56]
537 0 pass [73f88b4c]
538 1 improv [4d39b8d5]
    improvised who=1
539 1 switch:exchange [941a2061]
    switched who=1
540 1 pass [cc15c4f5]
541 2 reveal [1e4588d1]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
542 2 show:no-drama [8bea3f4e]
    no-drama who=2
    drew who=2 pile=staging
543 2 pass [08d07923]
544 0 reveal [c4e2c040]
    turned-up who=0 card=II.4
545 0 exit [d2069d56]
    exiting who=0 card=II.4
    got-intrigue who=0 n=1
546 0 pass [8f70ab68]
547 1 reveal [69ec04e6]
    turned-up-staging who=1 card=exchange
548 1 play [91dfcebe]
    aimed who=1 card=exchange whom=0
549 0 let [2af052d8]
550 1 give:villainy [1cdcc37a]
    traded who=1 whom=0
551 1 pass [6b71c477]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    scene-began scene=11
552 2 pass [a39307eb]
553 0 pass [b90295c4]
554 1 pass [fd52cc32]
555 0 place:II.5 [dfef481b]
556 1 place:villainy [1bc390b3]
557 2 place:take-the-lead [7f9a4a19]
    placed-all
558 2 pass [7f9f9170]
559 0 improv [40ded25c]
    improvised who=0
560 0 switch:villainy [a8b1c11a]
    switched who=0
561 0 pass [ce57f07b]
562 1 pass [8fafa9d9]
563 2 reveal [fc7c81a0]
    turned-up-staging who=2 card=take-the-lead
564 2 play [cbdd110f]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
565 2 pass [e5b67fad]
566 0 reveal [583df34c]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
567 0 pass [f5e9124e]
568 1 reveal [99bb3fcf]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
569 1 improv [5d083d49]
    improvised who=1
570 1 draw:script [537b6ac1]
571 1 bury:II.12 [73bae549]
    drew who=1 pile=script
    buried who=1 pile=script
572 1 pass [08c15bfe]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
573 0 pass [5421cdb7]
574 1 pass [0e849132]
575 2 pass [d4da4562]
576 0 place:II.5 [e7e86b64]
577 1 place:II.3 [fd516c69]
578 2 place:take-the-lead [bc3fcec1]
    placed-all
579 0 improv [a051c614]
    improvised who=0
580 0 switch:villainy [e7061af7]
    switched who=0
581 0 pass [25fdd6d4]
582 1 pass [428dc51a]
583 2 pass [357c900b]
584 0 reveal [10f307f1]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
585 0 pass [76e9736b]
586 1 reveal [d276f6df]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
587 1 pass [a3f38376]
588 2 reveal [2180ca02]
    turned-up-staging who=2 card=take-the-lead
589 2 exit [a6cd41df]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
590 2 improv [281bab30]
    improvised who=2
591 2 draw:staging [85cc35cc]
592 2 bury:take-the-lead [999eba45]
    drew who=2 pile=staging
    buried who=2 pile=staging
    reshuffled pile=script n=1
    script-again
593 2 pass [4105299f]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=13
594 0 improv [08f0a2a1]
    improvised who=0
595 0 bury:miscue [4a7947bb]
    drew who=0 pile=staging
    buried who=0 pile=staging
596 0 pass [cf48e0e1]
597 1 show:no-drama [2f98d790]
    no-drama who=1
    drew who=1 pile=staging
598 1 show:exchange [9f319fb6]
599 1 at:2 [9768a19d]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
600 1 give:II.4 [65f5aef4]
    traded who=1 whom=2
601 1 pass [1e061d45]
602 2 pass [40d046bf]
603 0 place:II.5 [daa873e0]
604 1 place:no-drama [31909838]
605 2 place:II.12 [05f43812]
    placed-all
606 0 pass [8e1b6f6f]
607 1 pass [4db8c053]
608 2 pass [acf640c8]
609 0 reveal [0282dd9a]
    turned-up who=0 card=II.5
    exiting who=0 card=II.5
    got-intrigue who=0 n=1
610 0 pass [ea15b771]
611 1 reveal [543b3b72]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
612 1 pass [6703a131]
613 2 reveal [48b633ad]
    turned-up who=2 card=II.12
    played who=2 card=II.12
    scored who=2 card=II.12 n=3
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
    act-ended act=II
    tallied who=0 n=6
    tallied who=1 n=5
    tallied who=2 n=6
    lead-cast who=1
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=2 pile=staging
614 0 discard:take-the-lead [1e77f2ff]
    discarded who=0 card=take-the-lead
615 0 discard:exchange [68038880]
    discarded who=0 card=exchange
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=III who=1
    scene-began scene=1
616 2 improv [73f05110]
    improvised who=2
617 2 draw:staging [cb40a734]
618 2 bury:III.8 [efddb5d4]
    drew who=2 pile=staging
    buried who=2 pile=script
619 2 show:exchange [d5a45f9c]
620 2 at:0 [384ea44e]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
621 0 let [fde1ceb4]
622 2 give:III.10 [bdedcfe1]
    traded who=2 whom=0
623 2 pass [261d6469]
624 0 improv [86097ef9]
    improvised who=0
625 0 draw:script [1eebeebb]
626 0 bury:III.10 [a12469e0]
    drew who=0 pile=script
    buried who=0 pile=script
627 0 pass [bf887e0e]
628 1 improv [53701502]
    improvised who=1
629 1 draw:staging [246a5fc9]
630 1 bury:III.11 [8b5b7245]
    drew who=1 pile=staging
    buried who=1 pile=script
631 1 pass [2c5b5739]
632 0 place:III.13 [4a997d5c]
633 1 place:III.1 [136ff0b2]
634 2 place:III.9 [66b0c08c]
    placed-all
635 2 show:exchange [8887cb57]
636 2 at:0 [730e580e]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
    reshuffled pile=staging n=18
637 2 give:take-the-lead [d05fc4ad]
    traded who=2 whom=0
638 2 pass [0827105b]
639 0 pass [b3839cdb]
640 1 pass [7f7d0af9]
641 2 coin:iago [23efa277]
642 2 wound:othello [dea440f4]
    used-iago who=2 character=othello
    wounded who=2 character=othello n=1 total=6
643 2 reveal [c8735171]
    turned-up who=2 card=III.9
    exiting who=2 card=III.9
    got-intrigue who=2 n=1
644 2 pass [c8bf6ebc]
645 0 reveal [81ec0711]
    turned-up who=0 card=III.13
646 0 play [b76a3062]
    played who=0 card=III.13
    scored who=0 card=III.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=emilia
647 0 pass [5afe69ea]
648 1 reveal [8c2906ee]
    turned-up who=1 card=III.1
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
649 1 pass [c01a8db9]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
650 2 improv [800f72a2]
    improvised who=2
651 2 draw:script [410d204f]
652 2 bury:III.12 [74a73945]
    drew who=2 pile=script
    buried who=2 pile=script
653 2 pass [10d15de8]
654 0 pass [c2623fc6]
655 1 improv [b2b0f411]
    improvised who=1
656 1 draw:staging [370c555e]
657 1 bury:miscue [c3f6cf5c]
    drew who=1 pile=staging
    buried who=1 pile=staging
658 1 show:exchange [4c5e6744]
659 1 at:2 [a232c7fb]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
660 1 give:take-the-lead [f7ef56b9]
    traded who=1 whom=2
661 1 pass [a0a001e7]
662 0 place:take-the-lead [577eaed1]
663 1 place:revive [8e510823]
664 2 place:miscue [b643ccea]
    placed-all
665 2 pass [19488085]
666 0 pass [019097f8]
667 1 pass [a0a48924]
668 2 reveal [acb32570]
    turned-up-staging who=2 card=miscue
669 2 play [5448045a]
670 2 at:1 [7c7dd4d0]
    aimed who=2 card=miscue whom=1
671 0 let [9009a11b]
    must-switch whom=1
    drew who=2 pile=staging
672 1 switch:III.3 [36244bff]
    switched who=1
673 2 place:revive [e874b13b]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
674 0 let [9e89f2bd]
    got-intrigue who=2 n=1
675 2 pass [71aeeedf]
676 0 show:no-drama [6cdd73a3]
    no-drama who=0
    drew who=0 pile=staging
677 0 reveal [c0b35a2e]
    turned-up-staging who=0 card=take-the-lead
678 0 play [988f158c]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
679 0 show:exchange [46db1190]
680 0 at:1 [0b13f60b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
681 0 give:seize [dd1c9bd3]
    traded who=0 whom=1
682 0 pass [b4b09883]
683 1 reveal [8a0eb41c]
    turned-up who=1 card=III.3
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
684 1 pass [49d5b466]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=3
685 1 improv [9b51f4a5]
    improvised who=1
686 1 draw:staging [5c313fd8]
687 1 bury:III.14 [e7261adf]
    drew who=1 pile=staging
    buried who=1 pile=script
688 1 pass [ecd7bc1f]
689 2 improv [b1a690d0]
    improvised who=2
690 2 draw:staging [788bd681]
691 2 bury:take-the-lead [a2e80ee7]
    drew who=2 pile=staging
    buried who=2 pile=staging
692 2 pass [eee8786d]
693 0 pass [575adb04]
694 0 place:III.2 [b5d82f27]
695 1 place:III.7 [9ce2b7bd]
696 2 place:seize [cf690d80]
    placed-all
697 1 pass [653ba3e9]
698 2 pass [bc83e076]
699 0 pass [66292c2c]
700 1 reveal [317dd6c9]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    failed who=1 card=III.7
701 1 pass [9ef0fbf8]
702 2 reveal [d3a4ce12]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
703 2 show:no-drama [0d495f69]
    no-drama who=2
    drew who=2 pile=staging
704 2 pass [b411e88b]
705 0 reveal [98c34877]
    turned-up who=0 card=III.2
    exiting who=0 card=III.2
    got-intrigue who=0 n=1
706 0 pass [e63984e4]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=4
707 1 show:exchange [b6eaffe0]
708 1 at:0 [8ecac3e7]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
709 0 let [f3f780fa]
710 1 give:take-the-lead [751e71f2]
    traded who=1 whom=0
711 1 show:exchange [807eb085]
712 1 at:0 [98138010]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
713 0 let [f6fd49eb]
714 1 give:seize [0f6193f8]
    traded who=1 whom=0
715 1 pass [353de2fa]
716 2 pass [a466e26f]
717 0 show:exchange [280520ef]
718 0 at:1 [ad34faad]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
719 0 give:miscue [fdf04e41]
    traded who=0 whom=1
720 0 pass [83775222]
721 0 place:III.15 [8da19c62]
722 1 place:villainy [debed0fe]
723 2 place:no-drama [d25f681c]
    placed-all
724 1 pass [372fbc40]
725 2 pass [ee7bdf54]
726 0 improv [413e0277]
    improvised who=0
727 0 switch:seize [dd682033]
    switched who=0
728 0 pass [07439274]
729 1 reveal [632eb5ea]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
730 1 pass [23191dc1]
731 2 reveal [9e29f3fb]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
732 2 pass [a21e4fd6]
733 0 reveal [d2a29d78]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
734 0 pass [ff5e0b88]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=5
    scene-began scene=5
735 1 pass [29fbf89c]
736 2 pass [fea178da]
737 0 improv [a40c7da4]
    improvised who=0
738 0 draw:script [28ddd130]
739 0 bury:III.5 [bea83531]
    drew who=0 pile=script
    buried who=0 pile=script
740 0 pass [f3eb72d2]
741 0 place:III.6 [5efe8aeb]
742 1 place:revive [ddc1c42e]
743 2 place:III.8 [ceec4298]
    placed-all
744 1 pass [7bcf4ebe]
745 2 pass [eb2c0ba5]
746 0 pass [feaecd50]
747 1 improv [c374eee7]
    improvised who=1
748 1 draw:staging [83ec2e22]
749 1 bury:seize [e98905e8]
    drew who=1 pile=staging
    buried who=1 pile=staging
750 1 reveal [7c96d5ec]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
751 2 let [52269730]
    got-intrigue who=1 n=1
752 1 pass [dc8b6a57]
753 2 improv [e5782ea6]
    improvised who=2
754 2 draw:staging [d8f61ea5]
755 2 bury:III.14 [7103eb16]
    drew who=2 pile=staging
    buried who=2 pile=script
756 2 reveal [0ac3f475]
    turned-up who=2 card=III.8
757 2 exit [8e1ee24d]
    exiting who=2 card=III.8
    got-intrigue who=2 n=1
758 2 pass [94605457]
759 0 reveal [4e3c769e]
    turned-up who=0 card=III.6
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
760 0 pass [bbb205ad]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=15
    scene-began scene=6
761 1 pass [39e92822]
762 2 improv [53be9caa]
    improvised who=2
763 2 draw:script [943d1c55]
764 2 bury:III.4 [2a52eac9]
    drew who=2 pile=script
    buried who=2 pile=script
765 2 pass [c69e56ba]
766 0 improv [eda7a3fd]
    improvised who=0
767 0 draw:script [0acc735f]
768 0 bury:III.11 [0d77511a]
    drew who=0 pile=script
    buried who=0 pile=script
769 0 pass [7b01de9a]
770 0 place:seize [6a27c4e9]
771 1 place:revive [aa4d728c]
772 2 place:seize [4ae853e1]
    placed-all
773 1 improv [dcd56629]
    improvised who=1
774 1 switch:III.1 [1f26060b]
    switched who=1
775 1 pass [59cfd434]
776 2 pass [95a6d863]
777 0 pass [8fe34d02]
778 1 reveal [f4d9dc27]
    turned-up who=1 card=III.1
779 1 exit [0a2686f0]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
780 1 pass [2f9f7b40]
781 2 reveal [e5175cc3]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
782 2 pass [4551c5f8]
783 0 reveal [e80a0f46]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
784 0 pass [b2110bef]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=7
785 1 pass [3ec33a3e]
786 2 improv [31bad61b]
    improvised who=2
787 2 draw:staging [fd9cc954]
788 2 bury:seize [7a82a298]
    drew who=2 pile=staging
    buried who=2 pile=staging
789 2 pass [655c7bee]
790 0 pass [c9721ea2]
791 0 place:III.9 [8802af13]
792 1 place:seize [11896f5c]
793 2 place:take-the-lead [3a246820]
    placed-all
794 1 improv [d84a48e9]
    improvised who=1
795 1 switch:III.12 [944d490d]
    switched who=1
796 1 pass [43732d10]
797 2 pass [50109aa9]
798 0 pass [ad950f33]
799 1 reveal [82da5e0a]
    turned-up who=1 card=III.12
800 1 exit [f895ec56]
    exiting who=1 card=III.12
801 0 let [505952f3]
    got-intrigue who=1 n=1
802 1 pass [42c020f1]
803 2 reveal [6255122c]
    turned-up-staging who=2 card=take-the-lead
804 2 exit [e9fe1416]
    exiting who=2 card=take-the-lead
805 0 let [8c8dfc76]
    got-intrigue who=2 n=1
806 2 pass [fa9b242a]
807 0 improv [73b558cc]
    improvised who=0
808 0 draw:staging [37999b66]
809 0 bury:villainy [03522723]
    drew who=0 pile=staging
    buried who=0 pile=staging
810 0 show:exchange [76b4cdfd]
811 0 at:1 [7f6c335d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
812 1 let [c12e58a3]
813 0 give:III.7 [a9bb8431]
    traded who=0 whom=1
814 0 reveal [92516cc0]
    turned-up who=0 card=III.9
815 0 play [d7ce6c05]
    played who=0 card=III.9
    scored who=0 card=III.9 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
816 0 show:no-drama [d4a5bb42]
    no-drama who=0
    drew who=0 pile=staging
817 0 coin:iago [e521eb7b]
818 0 wound:bianca [3b986d92]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
819 0 pass [2424238b]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=8
820 1 pass [e85d35f4]
821 2 improv [f1cf8085]
    improvised who=2
822 2 draw:staging [a0fc5c4b]
823 2 bury:III.14 [dcf9df8a]
    drew who=2 pile=staging
    buried who=2 pile=script
824 2 pass [5b80f073]
825 0 pass [d15d51e1]
826 0 place:villainy [83e247f4]
827 1 place:seize [77a6c66c]
828 2 place:III.10 [894749a9]
    placed-all
829 1 show:exchange [598a96e7]
830 1 at:0 [2d38987e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
831 1 give:take-the-lead [d3c5da84]
    traded who=1 whom=0
832 1 improv [63fe05dc]
    improvised who=1
833 1 switch:villainy [1614c1ef]
    switched who=1
834 1 pass [94966510]
835 2 pass [a07d7fdf]
836 0 pass [f259b736]
837 1 reveal [b993f2fa]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
838 1 show:no-drama [bcc74d7f]
    no-drama who=1
    drew who=1 pile=staging
839 1 pass [110d47c8]
840 2 reveal [ac375af2]
    turned-up who=2 card=III.10
841 2 exit [f2525c77]
    exiting who=2 card=III.10
    got-intrigue who=2 n=1
842 2 pass [ba22702e]
843 0 reveal [89dbfe3b]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
844 0 pass [030c67d0]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=9
845 1 pass [ba3be414]
846 2 pass [493a701e]
847 0 improv [b151756f]
    improvised who=0
848 0 draw:staging [50c49386]
849 0 bury:III.15 [77494bad]
    drew who=0 pile=staging
    buried who=0 pile=script
850 0 show:exchange [f5e46806]
851 0 at:1 [ba521e51]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
852 0 give:III.2 [e5309a7b]
    traded who=0 whom=1
853 0 pass [dcad698f]
854 0 place:exchange [b1a60fa9]
855 1 place:revive [63d07bbe]
856 2 place:seize [8cb176dd]
    placed-all
857 1 pass [e71fcc2f]
858 2 pass [184be653]
859 0 show:exchange [19d42f89]
860 0 at:1 [32a60fc7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
861 0 give:no-drama [13be17da]
    traded who=0 whom=1
862 0 pass [0d593066]
863 1 reveal [8c2f1554]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
864 2 let [4938e87d]
    got-intrigue who=1 n=1
865 1 show:no-drama [a43ba0a2]
    no-drama who=1
    drew who=1 pile=staging
866 1 pass [08de1a5c]
867 2 improv [f53aabe8]
    improvised who=2
868 2 draw:script [b65a6ea4]
869 2 bury:III.3 [1d000dfe]
    drew who=2 pile=script
    buried who=2 pile=script
870 2 reveal [4e3aa3f8]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
871 2 pass [d288a27b]
872 0 reveal [cc546434]
    turned-up-staging who=0 card=exchange
873 0 play [2a430f92]
    aimed who=0 card=exchange whom=2
874 2 let [cc57f08e]
875 0 give:miscue [855c60bb]
    traded who=0 whom=2
876 0 pass [e3d05a20]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=2 pile=script
    scene-began scene=10
877 1 pass [4daba98e]
878 2 pass [8476ce73]
879 0 pass [dd9f2ace]
880 0 place:revive [ab9bd396]
881 1 place:take-the-lead [9623a079]
882 2 place:III.14 [3d503203]
    placed-all
883 1 pass [51f4781f]
884 2 pass [89f62c58]
885 0 pass [8bace67b]
886 1 reveal [53c5b9f3]
    turned-up-staging who=1 card=take-the-lead
887 1 play [e27aaf9e]
    aimed who=1 card=take-the-lead whom=0
888 2 let [1d789e8f]
    took-lead who=1 whom=0
889 1 pass [eb91abbd]
890 2 reveal [4731c684]
    turned-up who=2 card=III.14
891 2 play [b895edb6]
    played who=2 card=III.14
    scored who=2 card=III.14 n=2
    got-coin who=2 coin=cassio
    got-handkerchief who=2
892 2 pass [3b792fbb]
893 0 coin:emilia [4b04ba71]
    used-coin-at who=0 coin=emilia whom=2
894 2 let [65b81ac4]
    stole-coin who=0 coin=cassio whom=2
895 0 reveal [efca6bf8]
    turned-up-staging who=0 card=revive
896 0 coin:cassio [66f4912a]
    used-coin who=0 coin=cassio
897 0 draw:staging [a3fd0e90]
898 0 bury:III.15 [f3413256]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=revive
    got-intrigue who=0 n=1
899 0 pass [92d9f606]
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    drew who=0 pile=script
    scene-began scene=11
900 2 pass [88045657]
901 0 pass [fc5218ed]
902 1 pass [625c7801]
903 0 place:III.4 [be558730]
904 1 place:III.3 [a8032a4f]
905 2 place:III.5 [3163fe6f]
    placed-all
906 2 pass [8c1f5268]
907 0 improv [8b0d1940]
    improvised who=0
908 0 switch:III.6 [41c52180]
    switched who=0
909 0 pass [71322ec4]
910 1 pass [cb182c5b]
911 2 reveal [1dae1284]
    turned-up who=2 card=III.5
912 2 improv [3a7e158f]
    improvised who=2
913 2 draw:staging [7115dfc7]
914 2 bury:III.1 [854eae0b]
    drew who=2 pile=staging
    buried who=2 pile=script
    exiting who=2 card=III.5
    got-intrigue who=2 n=1
915 2 pass [3feef851]
916 0 reveal [f5f0ede5]
    turned-up who=0 card=III.6
917 0 play [ae51c101]
    played who=0 card=III.6
    scored who=0 card=III.6 n=1
    got-coin who=0 coin=emilia
918 2 let [61935924]
    got-handkerchief who=0
919 0 pass [8009bc72]
920 1 reveal [edb44b69]
    turned-up who=1 card=III.3
921 1 play [3b4bd796]
    played who=1 card=III.3
    scored who=1 card=III.3 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
922 1 coin:iago [0f02343b]
923 1 wound:desdemona [e41279d8]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=1 total=5
924 1 improv [d2a87e78]
    improvised who=1
925 1 draw:script [0985c364]
926 1 bury:III.11 [e474904c]
    drew who=1 pile=script
    buried who=1 pile=script
927 1 pass [c5d37ce7]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=12
928 2 show:exchange [c86f972e]
929 2 at:1 [0a510ac0]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
930 2 give:take-the-lead [d2bd0d81]
    traded who=2 whom=1
931 2 improv [ad785fcc]
    improvised who=2
932 2 draw:staging [7f467a00]
933 2 bury:villainy [5988d3e2]
    drew who=2 pile=staging
    buried who=2 pile=staging
934 2 pass [4bb7877b]
935 0 pass [ab8dc7e2]
936 1 pass [2bf38920]
937 0 place:take-the-lead [7a0348d7]
938 1 place:no-drama [11a9e10f]
939 2 place:III.12 [6f13c80c]
    placed-all
940 2 pass [fb98f1c3]
941 0 pass [6f3f2cee]
942 1 pass [c275d113]
943 2 reveal [d502ae3a]
    turned-up who=2 card=III.12
944 2 play [177c15ff]
    played who=2 card=III.12
    scored who=2 card=III.12 n=1
    got-coin who=2 coin=othello
    got-handkerchief who=2
945 2 coin:othello [b420efd6]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
946 2 pass [8176e9b1]
947 0 reveal [a3d8a0d1]
    turned-up-staging who=0 card=take-the-lead
948 0 exit [22e854e3]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
949 0 pass [a08434e8]
950 1 reveal [2cd0c6eb]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
951 1 pass [7a39ed61]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=13
952 0 pass [67178b4d]
953 1 improv [64a09355]
    improvised who=1
954 1 draw:script [0877d101]
955 1 bury:III.15 [c7af612a]
    drew who=1 pile=script
    buried who=1 pile=script
956 1 pass [84161fb0]
957 2 pass [c1148ca0]
958 0 place:III.10 [a5f725fe]
959 1 place:III.2 [bc6378e4]
960 2 place:take-the-lead [3f03adad]
    placed-all
961 0 pass [6ffa39f2]
962 1 pass [e242dac4]
963 2 show:exchange [891c6075]
964 2 at:1 [948cb0cc]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
965 2 give:miscue [d17929cd]
    traded who=2 whom=1
966 2 pass [3ce083d3]
967 0 reveal [72e89c6f]
    turned-up who=0 card=III.10
968 0 play [1fe8ad54]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
969 0 improv [3fd79a00]
    improvised who=0
970 0 draw:staging [ce516a7e]
971 0 bury:take-the-lead [a70a166a]
    drew who=0 pile=staging
    buried who=0 pile=staging
972 0 show:no-drama [f36bceb0]
    no-drama who=0
    drew who=0 pile=staging
973 0 coin:othello [9d60ac50]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
974 0 pass [a4bd64d1]
975 1 reveal [f6f040a1]
    turned-up who=1 card=III.2
976 1 exit [adedd67d]
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
977 1 pass [54ec1755]
978 2 reveal [7e7c8357]
    turned-up-staging who=2 card=take-the-lead
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
979 2 improv [27c7e48d]
    improvised who=2
980 2 draw:staging [a2ba064c]
981 2 bury:revive [38937a4a]
    drew who=2 pile=staging
    buried who=2 pile=staging
982 2 show:exchange [5835db97]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
983 1 let [12a4acf3]
984 2 give:no-drama [32c7672e]
    traded who=2 whom=1
985 2 pass [425fa53a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=14
986 1 show:no-drama [ee06d62f]
    no-drama who=1
    drew who=1 pile=staging
987 1 pass [821ee00a]
988 2 pass [349140b2]
989 0 pass [42aca57e]
990 0 place:III.4 [46fc400d]
991 1 place:seize [2269a8f3]
992 2 place:III.11 [0eac5659]
    placed-all
993 1 pass [3bfc1761]
994 2 pass [ab296b20]
995 0 pass [cda8ac2b]
996 1 reveal [9a6e23cf]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
997 1 improv [2c05b962]
    improvised who=1
998 1 draw:script [d4a78dda]
999 1 bury:III.8 [9d5e7cff]
    drew who=1 pile=script
    buried who=1 pile=script
1000 1 pass [2fed81e7]
1001 2 reveal [519e2df3]
    turned-up who=2 card=III.11
1002 2 exit [fb267456]
    exiting who=2 card=III.11
    got-intrigue who=2 n=1
1003 2 pass [b8aea33e]
1004 0 show:exchange [28ae894a]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1005 2 let [4e8caa67]
1006 0 give:seize [437fbaf8]
    traded who=0 whom=2
1007 0 reveal [756e101f]
    turned-up who=0 card=III.4
    exiting who=0 card=III.4
    got-intrigue who=0 n=1
1008 0 pass [8541b066]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=staging
    scene-began scene=15
1009 1 pass [5249f196]
1010 2 improv [d38e43fa]
    improvised who=2
1011 2 draw:staging [e6a42a47]
1012 2 bury:miscue [75e446a0]
    drew who=2 pile=staging
    buried who=2 pile=staging
1013 2 pass [ac6138ad]
1014 0 pass [d58919c7]
1015 0 place:villainy [7a1a376f]
1016 1 place:III.1 [1537c32c]
1017 2 place:villainy [54953238]
    placed-all
1018 1 pass [f329bf8e]
1019 2 pass [dd9cf9d6]
1020 0 show:exchange [4f676de4]
1021 0 at:1 [8a469ce7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1022 0 give:take-the-lead [50f1f2bd]
    traded who=0 whom=1
1023 0 improv [daea6386]
    improvised who=0
1024 0 switch:revive [cce93772]
    switched who=0
1025 0 pass [7fffa554]
1026 1 reveal [eee4b66a]
    turned-up who=1 card=III.1
1027 1 exit [ffbb4cdc]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
1028 1 pass [373685a1]
1029 2 reveal [8fd656af]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1030 2 pass [78705e1e]
1031 0 reveal [41570fad]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1032 0 pass [ce589982]
    drew who=0 pile=script
    drew who=1 pile=staging
    reshuffled pile=staging n=13
    drew who=2 pile=script
    scene-began scene=16
1033 1 pass [52a2d0fd]
1034 2 improv [78ef02f1]
    improvised who=2
1035 2 draw:staging [d22af31f]
1036 2 bury:villainy [84ea58c2]
    drew who=2 pile=staging
    buried who=2 pile=staging
1037 2 pass [6a899dfa]
1038 0 pass [75381048]
1039 0 place:take-the-lead [e3ed654c]
1040 1 place:take-the-lead [e07f0f99]
1041 2 place:no-drama [b8c3b77f]
    placed-all
1042 1 pass [8d126e45]
1043 2 pass [a0cb970a]
1044 0 improv [efca0768]
    improvised who=0
1045 0 switch:III.8 [32f6ab64]
    switched who=0
1046 0 pass [00b62aa5]
1047 1 reveal [1983467f]
    turned-up-staging who=1 card=take-the-lead
1048 1 play [1fe10559]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1049 1 pass [41e2e236]
1050 2 reveal [bccf3859]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1051 2 pass [d7893657]
1052 0 reveal [926ff4ae]
    turned-up who=0 card=III.8
1053 0 play [e2b1b8de]
    played who=0 card=III.8
    scored who=0 card=III.8 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1054 0 pass [86c8112e]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    scene-began scene=17
1055 2 improv [de1765db]
    improvised who=2
1056 2 draw:staging [1de0eaa7]
1057 2 bury:seize [7be010cc]
    drew who=2 pile=staging
    buried who=2 pile=staging
1058 2 show:exchange [bc39566a]
1059 2 at:1 [c472bffd]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1060 1 let [dcd94b7d]
1061 2 give:no-drama [4ad75a2c]
    traded who=2 whom=1
1062 2 pass [1364bcf5]
1063 0 pass [6499fbb4]
1064 1 improv [2259a18a]
    improvised who=1
1065 1 draw:script [731adb64]
1066 1 bury:III.15 [32b029df]
    drew who=1 pile=script
    buried who=1 pile=script
1067 1 pass [db593209]
1068 0 place:seize [9b89f6a1]
1069 1 place:miscue [228b80ef]
1070 2 place:miscue [f178e8a0]
    placed-all
1071 2 pass [1b1b88fd]
1072 0 improv [b3e13830]
    improvised who=0
1073 0 switch:take-the-lead [3ce8516a]
    switched who=0
1074 0 pass [6ed0a3b5]
1075 1 pass [e02b3994]
1076 2 reveal [a95a3fc4]
    turned-up-staging who=2 card=miscue
1077 2 exit [1231bf94]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1078 2 pass [9dbf9b2b]
1079 0 reveal [768fcbd6]
    turned-up-staging who=0 card=take-the-lead
1080 0 play [abf480d8]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1081 0 coin:othello [3a716115]
1082 0 at:2 [5993be7e]
    giving-by-coin who=0 coin=othello whom=2
1083 2 let [18e2121c]
    gave-lead who=0 whom=2
1084 0 pass [b9f25bec]
1085 1 reveal [e36b44ff]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1086 1 show:no-drama [68fadd0e]
    no-drama who=1
    drew who=1 pile=staging
1087 1 pass [b8f696b2]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=18
1088 0 pass [2d9cebee]
1089 1 pass [22db762a]
1090 2 pass [64b80d80]
1091 0 place:seize [a3310b9c]
1092 1 place:seize [112879cf]
1093 2 place:III.2 [c4cd7a5f]
    placed-all
1094 0 show:exchange [27aa198b]
1095 0 at:2 [faf8a9de]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1096 2 let [6b6e950e]
1097 0 give:take-the-lead [a3c639ab]
    traded who=0 whom=2
1098 0 show:exchange [3f91bcf8]
1099 0 at:2 [961caf9b]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1100 2 let [6082b5f8]
1101 0 give:villainy [262f5480]
    traded who=0 whom=2
1102 0 pass [68854cd5]
1103 1 show:exchange [0f4ee50f]
1104 1 at:2 [7e5fe1e4]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1105 2 let [ae93706a]
1106 1 give:III.7 [5cd15847]
    traded who=1 whom=2
1107 1 pass [5e48414d]
1108 2 improv [77ab4119]
    improvised who=2
1109 2 switch:III.15 [36e4e339]
    switched who=2
1110 2 pass [000a8c70]
1111 0 reveal [86fe055f]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1112 0 improv [cfc9e970]
    improvised who=0
1113 0 bury:revive [effcfd5c]
    drew who=0 pile=staging
    buried who=0 pile=staging
1114 0 pass [844070de]
1115 1 reveal [485293e1]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1116 1 improv [178b56a3]
    improvised who=1
1117 1 bury:take-the-lead [6a6fe60c]
    drew who=1 pile=staging
    buried who=1 pile=staging
1118 1 pass [db3dab13]
1119 2 reveal [958e9259]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    failed who=2 card=III.15
1120 2 pass [915c8e28]
    drew who=2 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=19
1121 0 pass [91c88de1]
1122 1 pass [7491eea5]
1123 2 show:exchange [f49b999f]
1124 2 at:1 [784c0792]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1125 2 give:take-the-lead [940f06d4]
    traded who=2 whom=1
1126 2 pass [8f8dd593]
1127 0 place:III.15 [93ad9014]
1128 1 place:villainy [1eeb50ad]
1129 2 place:revive [f6d791c8]
    placed-all
1130 0 pass [04d971c8]
1131 1 pass [43bf6712]
1132 2 pass [23f7fd53]
1133 0 reveal [8d10386d]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
1134 0 pass [cc2296bc]
1135 1 reveal [8ea60881]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1136 1 pass [2b7f7a1a]
1137 2 reveal [5201e640]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1138 2 pass [fa0fdae8]
    reshuffled pile=script n=1
    script-again
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    scene-began scene=20
1139 0 pass [e2fca70a]
1140 1 pass [8d4f3304]
1141 2 pass [c4ffc5d6]
1142 0 place:no-drama [104e1622]
1143 1 place:III.5 [8073e0f4]
1144 2 place:seize [91dd9239]
    placed-all
1145 0 pass [1c0fa739]
1146 1 improv [8fc12131]
    improvised who=1
1147 1 switch:III.1 [7cac97c8]
    switched who=1
1148 1 pass [7b54448d]
1149 2 improv [b8b3e85e]
    improvised who=2
1150 2 switch:miscue [e1b6322e]
    switched who=2
1151 2 pass [efc6e974]
1152 0 reveal [dd090657]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1153 0 pass [21386b2d]
1154 1 reveal [f460be50]
    turned-up who=1 card=III.1
1155 1 exit [f08165b7]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
1156 1 pass [19046a69]
1157 2 reveal [e247ef5f]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1158 2 pass [36ab1f8d]
    reshuffled pile=script n=1
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=21
1159 0 pass [d3c9a39b]
1160 1 improv [a6b9d220]
    improvised who=1
1161 1 bury:no-drama [af5071bb]
    drew who=1 pile=staging
    buried who=1 pile=staging
1162 1 pass [ed156d5e]
1163 2 pass [d084a59a]
1164 0 place:take-the-lead [41b5ea10]
1165 1 place:III.5 [afff8267]
1166 2 place:III.2 [20ef2ccf]
    placed-all
1167 0 improv [5ce2b6bf]
    improvised who=0
1168 0 switch:seize [0aff8519]
    switched who=0
1169 0 pass [ebd38668]
1170 1 pass [c4719007]
1171 2 pass [c5a67760]
1172 0 reveal [f257e2ed]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1173 0 pass [8afaa784]
1174 1 reveal [287b41ec]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
1175 2 let [6efea793]
    got-intrigue who=1 n=1
1176 1 pass [8c04bca8]
1177 2 reveal [76ac0efa]
    turned-up who=2 card=III.2
1178 2 exit [9c106fe9]
    exiting who=2 card=III.2
    got-intrigue who=2 n=1
1179 2 improv [16f4a401]
    improvised who=2
1180 2 draw:script [cb553fa7]
1181 2 bury:III.7 [67f75d45]
    reshuffled pile=script n=2
    drew who=2 pile=script
    buried who=2 pile=script
1182 2 pass [1fddc0b1]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=22
1183 0 pass [075a72e8]
1184 1 show:exchange [5175ac31]
1185 1 at:2 [67213a5d]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1186 2 let [5a33b709]
1187 1 give:take-the-lead [b832235d]
    traded who=1 whom=2
1188 1 pass [8d9a48bd]
1189 2 pass [aabeb6ff]
1190 0 place:III.5 [55689f87]
1191 1 place:seize [35ba4940]
1192 2 place:III.15 [0fe9008d]
    placed-all
1193 0 improv [ed18a69d]
    improvised who=0
1194 0 switch:seize [b197c890]
    switched who=0
1195 0 pass [ec6cc629]
1196 1 show:exchange [8b58f16c]
1197 1 at:0 [64971350]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1198 1 give:villainy [83d9a731]
    traded who=1 whom=0
1199 1 improv [93c4c794]
    improvised who=1
1200 1 switch:take-the-lead [80c86cfe]
    switched who=1
1201 1 pass [537b1932]
1202 2 pass [766d7519]
1203 0 reveal [6eb54448]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1204 0 pass [77bc6209]
1205 1 reveal [5407e5c2]
    turned-up-staging who=1 card=take-the-lead
1206 1 play [bfa1d0d2]
    aimed who=1 card=take-the-lead whom=2
1207 2 let [e9ba5701]
    took-lead who=1 whom=2
1208 1 pass [dfdb0893]
1209 2 reveal [99a6da0b]
    turned-up who=2 card=III.15
1210 2 improv [a1bc4b59]
    improvised who=2
1211 2 draw:script [130ef2c7]
1212 2 bury-placed [4d306bb8]
    drew who=2 pile=script
    buried who=2 pile=script
    turned-up who=2 card=III.7
    played who=2 card=III.7
    scored who=2 card=III.7 n=1
    half-curtain
    got-coin who=2 coin=iago
1213 2 coin:iago [154d1424]
1214 2 wound:desdemona [850e7129]
    used-iago who=2 character=desdemona
    wounded who=2 character=desdemona n=2 total=5
1215 2 pass [cc4fbe19]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=23
1216 2 show:exchange [3a87670b]
1217 2 at:1 [9d915bd0]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1218 2 give:III.2 [4ffa3e60]
    traded who=2 whom=1
1219 2 pass [30203486]
1220 0 improv [ea9609c0]
    improvised who=0
1221 0 bury:villainy [41c39865]
    drew who=0 pile=staging
    buried who=0 pile=staging
1222 0 pass [bc9d63c9]
1223 1 pass [b734d3b3]
1224 0 place:revive [7e855a2b]
1225 1 place:III.2 [5358fb77]
1226 2 place:III.1 [4bd5d0cf]
    placed-all
1227 2 show:exchange [5a3dc7da]
1228 2 at:1 [414b06f0]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1229 2 give:villainy [61ef36c3]
    traded who=2 whom=1
1230 2 pass [1a8973ba]
1231 0 pass [4a8d7076]
1232 1 pass [9a038daa]
1233 2 reveal [42ac5d85]
    turned-up who=2 card=III.1
1234 2 play [595a773b]
    played who=2 card=III.1
    scored who=2 card=III.1 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=cassio
1235 2 improv [8a3a166c]
    improvised who=2
1236 2 bury:miscue [59d05c98]
    drew who=2 pile=staging
    buried who=2 pile=staging
1237 2 show:exchange [a5ecd649]
1238 2 at:0 [595b37d8]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1239 2 give:revive [72a8c63e]
    traded who=2 whom=0
1240 2 coin:cassio [2df10f48]
    used-coin who=2 coin=cassio
1241 2 bury:take-the-lead [6d6a6bc2]
    drew who=2 pile=staging
    buried who=2 pile=staging
1242 2 pass [f99ac4ad]
1243 0 reveal [5527eb71]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1244 0 pass [b186c3fb]
1245 1 reveal [462795fe]
    turned-up who=1 card=III.2
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
1246 1 improv [b066f3c1]
    improvised who=1
1247 1 draw:staging [7a4c4934]
1248 1 bury:seize [e55d3451]
    drew who=1 pile=staging
    buried who=1 pile=staging
    reshuffled pile=script n=1
1249 1 pass [af4f5d40]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=24
1250 2 pass [77fb9832]
1251 0 pass [0d3cee82]
1252 1 pass [9756291b]
1253 0 place:III.2 [4fa51678]
1254 1 place:seize [4945fbb2]
1255 2 place:revive [0e98e2d1]
    placed-all
1256 2 pass [eff4adf9]
1257 0 improv [bfa78fbc]
    improvised who=0
1258 0 switch:III.11 [c2092acd]
    switched who=0
1259 0 pass [1faa7d3d]
1260 1 pass [f8afbba2]
1261 2 reveal [6aac0498]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1262 2 show:no-drama [6ce04a19]
    no-drama who=2
    drew who=2 pile=staging
1263 2 pass [beaf9f5e]
1264 0 reveal [d917e99e]
    turned-up who=0 card=III.11
1265 0 play [c36da8db]
    played who=0 card=III.11
    scored who=0 card=III.11 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
1266 0 coin:desdemona [10230f0d]
    no-drama-coin who=0
1267 0 pass [3eafdd45]
1268 1 reveal [939aede1]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1269 1 show:no-drama [3bbd4535]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=2
    final-scene
1270 1 pass [a105ecfe]
    act-ran-out act=III
    tallied who=0 n=14
    tallied who=1 n=7
    tallied who=2 n=15
    lead-cast who=1
1271 1 discard:seize [7639cc81]
    discarded who=1 card=seize
1272 1 discard:take-the-lead [b9c32cf1]
    discarded who=1 card=take-the-lead
1273 1 discard:villainy [a4cb97cd]
    discarded who=1 card=villainy
1274 2 discard:seize [1e565569]
    discarded who=2 card=seize
1275 2 discard:miscue [173564a0]
    discarded who=2 card=miscue
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=IV who=1
    scene-began scene=1
1276 2 pass [a9cca42f]
1277 0 improv [5bde7371]
    improvised who=0
1278 0 draw:script [04f40459]
1279 0 bury:IV.4 [f2f74308]
    drew who=0 pile=script
    buried who=0 pile=script
1280 0 pass [71f4873a]
1281 1 pass [33dc3eba]
1282 0 place:IV.12 [f9946c7d]
1283 1 place:IV.1 [901582f4]
1284 2 place:take-the-lead [133f48b7]
    placed-all
1285 2 pass [dc51d0fc]
1286 0 pass [d69bef8c]
1287 1 pass [0a2f2ce5]
1288 2 reveal [4242ad93]
    turned-up-staging who=2 card=take-the-lead
1289 2 exit [4f36a40b]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1290 2 improv [0cd75ffa]
    improvised who=2
1291 2 draw:staging [3d83fdcf]
1292 2 bury:IV.6 [a2b26c73]
    drew who=2 pile=staging
    buried who=2 pile=script
1293 2 show:exchange [6abfa107]
1294 2 at:0 [9a4ade13]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1295 2 give:IV.9 [9edba75e]
    traded who=2 whom=0
1296 2 pass [e75fc2f0]
1297 0 reveal [9b795365]
    turned-up who=0 card=IV.12
1298 0 exit [8a937dd5]
    exiting who=0 card=IV.12
    got-intrigue who=0 n=1
1299 0 pass [ff530ab1]
1300 1 reveal [8f0a8a76]
    turned-up who=1 card=IV.1
1301 1 exit [7ed91be7]
    exiting who=1 card=IV.1
    got-intrigue who=1 n=1
1302 1 pass [f518e351]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=2
1303 2 pass [4ebd4f73]
1304 0 improv [7c331542]
    improvised who=0
1305 0 draw:script [6f4aca98]
1306 0 bury:IV.2 [cd076dec]
    drew who=0 pile=script
    buried who=0 pile=script
1307 0 pass [d452b8b0]
1308 1 improv [2482d999]
    improvised who=1
1309 1 draw:script [16bf1002]
1310 1 bury:IV.11 [b8733a22]
    drew who=1 pile=script
    buried who=1 pile=script
1311 1 pass [3a17e59e]
1312 0 place:IV.15 [482e78e2]
1313 1 place:IV.4 [8080bc7d]
1314 2 place:IV.14 [9df0c21f]
    placed-all
1315 2 pass [332828d2]
1316 0 pass [7216f5c0]
1317 1 show:exchange [78dec72d]
1318 1 at:2 [7232c800]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1319 1 give:no-drama [efefce0c]
    traded who=1 whom=2
1320 1 pass [3c6dc35c]
1321 2 reveal [406296f3]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1322 2 improv [cb3d5079]
    improvised who=2
1323 2 draw:staging [8c3b62fa]
1324 2 bury:no-drama [33445d2d]
    drew who=2 pile=staging
    buried who=2 pile=staging
1325 2 show:exchange [2341ab34]
1326 2 at:1 [d22d3876]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1327 2 give:exchange [21a71575]
    traded who=2 whom=1
1328 2 pass [df094170]
1329 0 reveal [332841bf]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1330 0 pass [fa528479]
1331 1 show:exchange [2488e781]
1332 1 at:2 [0cab3818]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1333 1 give:IV.3 [c2a76593]
    traded who=1 whom=2
1334 1 reveal [2140ecfe]
    turned-up who=1 card=IV.4
1335 1 exit [e1a6cf13]
    exiting who=1 card=IV.4
    got-intrigue who=1 n=1
1336 1 pass [cae19a2c]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
1337 2 pass [a45e735c]
1338 0 pass [1576abf8]
1339 1 pass [1a4635f6]
1340 0 place:miscue [e703a046]
1341 1 place:take-the-lead [0439400a]
1342 2 place:revive [6e6cc0d0]
    placed-all
1343 2 pass [94de0afb]
1344 0 pass [16231917]
1345 1 pass [f11f2f67]
1346 2 reveal [b561be61]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
1347 1 let [ab2fa021]
    got-intrigue who=2 n=1
1348 2 improv [c2841ac4]
    improvised who=2
1349 2 draw:staging [7891fe5a]
1350 2 bury:IV.8 [debd69fe]
    drew who=2 pile=staging
    buried who=2 pile=script
1351 2 pass [5a75412d]
1352 0 reveal [551d75d6]
    turned-up-staging who=0 card=miscue
1353 0 exit [23a8a86b]
    exiting who=0 card=miscue
1354 1 let [2e1e9232]
    got-intrigue who=0 n=1
1355 0 improv [8feb679c]
    improvised who=0
1356 0 draw:script [c595b31b]
1357 0 bury:IV.13 [e19bd2eb]
    drew who=0 pile=script
    buried who=0 pile=script
1358 0 pass [d792f66e]
1359 1 improv [56645670]
    improvised who=1
1360 1 draw:script [d9365a42]
1361 1 bury:IV.5 [b24a66c9]
    drew who=1 pile=script
    buried who=1 pile=script
1362 1 reveal [d00cdb8b]
    turned-up-staging who=1 card=take-the-lead
1363 1 exit [e6e6c3f5]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1364 1 pass [36c6e8f9]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=4
1365 2 pass [1f68da3f]
1366 0 pass [1187528c]
1367 1 improv [5d6c637a]
    improvised who=1
1368 1 draw:script [13ccae22]
1369 1 bury:IV.2 [e31a2541]
    drew who=1 pile=script
    buried who=1 pile=script
1370 1 pass [5fec85d8]
1371 0 place:IV.6 [4b2938a2]
1372 1 place:take-the-lead [21da50a0]
1373 2 place:IV.7 [317e5184]
    placed-all
1374 2 pass [e1fd6925]
1375 0 pass [c8c5f065]
1376 1 pass [a0952ae6]
1377 2 reveal [bae0ecb0]
    turned-up who=2 card=IV.7
1378 2 play [0ddda7f0]
    played who=2 card=IV.7
    scored who=2 card=IV.7 n=1
    wounded who=2 character=desdemona n=3 total=5
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1379 2 coin:othello [efff3a84]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1380 2 improv [36247b28]
    improvised who=2
1381 2 draw:staging [8eed3643]
1382 2 bury:IV.8 [a2a5284b]
    drew who=2 pile=staging
    buried who=2 pile=script
1383 2 pass [cffcc905]
1384 0 reveal [3ad3d946]
    turned-up who=0 card=IV.6
    exiting who=0 card=IV.6
    got-intrigue who=0 n=1
1385 0 pass [6b7c47b0]
1386 1 reveal [bb195639]
    turned-up-staging who=1 card=take-the-lead
1387 1 play [77785213]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1388 1 pass [9c160f14]
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    drew who=0 pile=staging
    scene-began scene=5
1389 2 pass [2b4c7214]
1390 0 show:exchange [98af768b]
1391 0 at:1 [7c9e0575]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1392 0 give:IV.13 [7238b352]
    traded who=0 whom=1
1393 0 pass [be1ee1f5]
1394 1 pass [b6aa63a9]
1395 0 place:revive [401fd610]
1396 1 place:IV.2 [431e8f0d]
1397 2 place:exchange [84e2f211]
    placed-all
1398 2 pass [17ef185a]
1399 0 show:exchange [f10b9a51]
1400 0 at:2 [499da94e]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1401 0 give:seize [b2dab50c]
    traded who=0 whom=2
1402 0 improv [477fe964]
    improvised who=0
1403 0 switch:IV.9 [89dcad8a]
    switched who=0
1404 0 pass [0e9a0d74]
1405 1 pass [18e13166]
1406 2 reveal [6197f234]
    turned-up-staging who=2 card=exchange
1407 2 play [147bdfa2]
1408 2 at:1 [48fe24bf]
    aimed who=2 card=exchange whom=1
1409 2 give:no-drama [32456f08]
    traded who=2 whom=1
1410 2 pass [b757d70a]
1411 0 reveal [941e334b]
    turned-up who=0 card=IV.9
1412 0 play [c67ca939]
    played who=0 card=IV.9
    scored who=0 card=IV.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1413 0 pass [ce0c99b2]
1414 1 reveal [119dd320]
    turned-up who=1 card=IV.2
1415 1 exit [333229a1]
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1416 1 show:no-drama [87badc4b]
    no-drama who=1
    drew who=1 pile=staging
1417 1 pass [32959915]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=7
    drew who=0 pile=staging
    scene-began scene=6
1418 2 pass [1a097771]
1419 0 coin:othello [298d674d]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
1420 0 improv [a6a03ccb]
    improvised who=0
1421 0 draw:staging [0d8e857e]
1422 0 bury:revive [ed8e53c9]
    drew who=0 pile=staging
    buried who=0 pile=staging
1423 0 pass [96f15e28]
1424 1 pass [096f2364]
1425 0 place:take-the-lead [f0a2a6c3]
1426 1 place:IV.5 [b67dbeb0]
1427 2 place:IV.3 [c29e08ee]
    placed-all
1428 1 pass [96ca22ed]
1429 2 pass [49690af5]
1430 0 pass [c62ee213]
1431 1 reveal [e09d7542]
    turned-up who=1 card=IV.5
1432 1 play [507d347a]
    played who=1 card=IV.5
    scored who=1 card=IV.5 n=1
    got-handkerchief who=1
1433 1 pass [cb80b560]
1434 2 reveal [68d8e2c2]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
    failed who=2 card=IV.3
1435 2 pass [613d4e02]
1436 0 reveal [72be7e8a]
    turned-up-staging who=0 card=take-the-lead
1437 0 exit [7823dd46]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1438 0 pass [306c0fb7]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=7
1439 1 pass [cec259ff]
1440 2 pass [a75e0ef3]
1441 0 improv [c1358a3e]
    improvised who=0
1442 0 draw:staging [3b6e9283]
1443 0 bury:villainy [72b078de]
    drew who=0 pile=staging
    buried who=0 pile=staging
1444 0 pass [277ddffb]
1445 0 place:IV.15 [d41c9ea9]
1446 1 place:seize [2b365dbf]
1447 2 place:take-the-lead [ca9a3575]
    placed-all
1448 1 pass [e41e74db]
1449 2 pass [7384c9e7]
1450 0 pass [1681e88a]
1451 1 reveal [025b3027]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1452 1 show:exchange [3d189f11]
1453 1 at:0 [fe26b7aa]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1454 1 give:IV.13 [0acd95bf]
    traded who=1 whom=0
1455 1 pass [e23f8992]
1456 2 reveal [8b7caf66]
    turned-up-staging who=2 card=take-the-lead
1457 2 play [ab823dbb]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1458 2 pass [0500ec01]
1459 0 reveal [e54d84a3]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1460 0 pass [567c2957]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=8
1461 0 pass [db393ab4]
1462 1 pass [9daa6fca]
1463 2 pass [26750139]
1464 0 place:IV.13 [73bbaf33]
1465 1 place:revive [8b35155a]
1466 2 place:IV.8 [2b96b983]
    placed-all
1467 0 pass [16c5849e]
1468 1 improv [4fc1595e]
    improvised who=1
1469 1 switch:take-the-lead [78a605e6]
    switched who=1
1470 1 show:exchange [5ea100fe]
1471 1 at:0 [c11d84fc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1472 1 give:seize [ec4afc76]
    traded who=1 whom=0
1473 1 pass [76b588b7]
1474 2 pass [61230c1f]
1475 0 reveal [5f303c31]
    turned-up who=0 card=IV.13
1476 0 play [10da5ef1]
    played who=0 card=IV.13
    scored who=0 card=IV.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
1477 0 coin:roderigo [ed1acf4d]
1478 0 at:1 [611f37b3]
    used-coin-at who=0 coin=roderigo whom=1
1479 0 give:villainy [1a69ea92]
    traded who=0 whom=1
1480 0 show:no-drama [a4ddedac]
    no-drama who=0
    drew who=0 pile=staging
1481 0 pass [092e1a65]
1482 1 reveal [9c11f66f]
    turned-up-staging who=1 card=take-the-lead
1483 1 play [44f357b8]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1484 1 pass [c99e4092]
1485 2 reveal [c7fa0241]
    turned-up who=2 card=IV.8
1486 2 exit [60ceaf9a]
    exiting who=2 card=IV.8
    got-intrigue who=2 n=1
1487 2 show:no-drama [746c6a3a]
    no-drama who=2
    drew who=2 pile=staging
1488 2 pass [d1d133f1]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=9
1489 2 pass [586d76d2]
1490 0 pass [4e8a4ebc]
1491 1 pass [a3f0e7f5]
1492 0 place:seize [809a4ab7]
1493 1 place:IV.2 [c8a4eb44]
1494 2 place:take-the-lead [ca976434]
    placed-all
1495 2 pass [72401923]
1496 0 pass [fa7fcacc]
1497 1 pass [f2b25992]
1498 2 reveal [03d0537b]
    turned-up-staging who=2 card=take-the-lead
1499 2 play [3e6d9f76]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1500 2 pass [41878943]
1501 0 reveal [89822926]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1502 0 improv [de99bd0f]
    improvised who=0
1503 0 draw:staging [c0cf2c79]
1504 0 bury:miscue [6baffe40]
    drew who=0 pile=staging
    buried who=0 pile=staging
1505 0 pass [81bd67f0]
1506 1 reveal [0909c33b]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1507 1 improv [b41f5976]
    improvised who=1
1508 1 draw:script [8f2f7c7c]
1509 1 bury:IV.14 [91ce477c]
    drew who=1 pile=script
    buried who=1 pile=script
1510 1 pass [92aefb82]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    reshuffled pile=staging n=14
    scene-began scene=10
1511 0 pass [b5609b10]
1512 1 pass [c1acc5d9]
1513 2 pass [bd95ef96]
1514 0 place:seize [8cd50557]
1515 1 place:miscue [b1eb9354]
1516 2 place:take-the-lead [f20515b9]
    placed-all
1517 0 pass [66360540]
1518 1 pass [76314bc4]
1519 2 pass [c2499963]
1520 0 reveal [81eaa124]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1521 0 improv [c9516295]
    improvised who=0
1522 0 draw:staging [0c448b88]
1523 0 bury:IV.10 [285a5abd]
    drew who=0 pile=staging
    buried who=0 pile=script
1524 0 pass [2faeadb5]
1525 1 reveal [172d2c2f]
    turned-up-staging who=1 card=miscue
1526 1 exit [6d95e82f]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1527 1 pass [263a20a4]
1528 2 reveal [5f959879]
    turned-up-staging who=2 card=take-the-lead
1529 2 exit [825804d9]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1530 2 pass [1722a821]
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    drew who=1 pile=script
    scene-began scene=11
1531 0 pass [f119bc16]
1532 1 improv [42d88ea6]
    improvised who=1
1533 1 draw:staging [514d6c07]
1534 1 bury:IV.11 [65febb7a]
    drew who=1 pile=staging
    buried who=1 pile=script
1535 1 pass [cd82e6a7]
1536 2 improv [9dc9d301]
    improvised who=2
1537 2 draw:staging [68dc2210]
1538 2 bury:miscue [4061ca11]
    drew who=2 pile=staging
    buried who=2 pile=staging
1539 2 pass [849d2f3f]
1540 0 place:villainy [193f5111]
1541 1 place:take-the-lead [84132d54]
1542 2 place:IV.14 [0e994a7d]
    placed-all
1543 0 pass [68a15370]
1544 1 pass [f1351d53]
1545 2 pass [5619c00e]
1546 0 reveal [9ac857c9]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1547 0 improv [ceb03b03]
    improvised who=0
1548 0 draw:staging [0d819efe]
1549 0 bury:take-the-lead [a783d6af]
    drew who=0 pile=staging
    buried who=0 pile=staging
1550 0 pass [0426b7e2]
1551 1 reveal [a86b426f]
    turned-up-staging who=1 card=take-the-lead
1552 1 play [af4f2f7a]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1553 1 pass [305f30bd]
1554 2 reveal [e3bd8299]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1555 2 pass [9d1265c4]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=12
1556 2 show:no-drama [11658858]
    no-drama who=2
    drew who=2 pile=staging
1557 2 show:exchange [93164afd]
1558 2 at:0 [cfca226d]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1559 2 give:miscue [53a1ad6c]
    traded who=2 whom=0
1560 2 show:exchange [70e008a7]
1561 2 at:1 [9c924bae]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1562 2 give:no-drama [6034b24b]
    traded who=2 whom=1
1563 2 show:exchange [1c4a36e0]
1564 2 at:1 [4d77c8e3]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1565 2 give:IV.4 [404665e8]
    traded who=2 whom=1
1566 2 pass [4aca2c04]
1567 0 pass [92bd59da]
1568 1 pass [f0df9e51]
1569 0 place:miscue [ad6415ff]
1570 1 place:seize [0c75a5e3]
1571 2 place:revive [30189960]
    placed-all
1572 2 pass [7e620e90]
1573 0 show:exchange [771a3146]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1574 0 give:revive [486cd627]
    traded who=0 whom=1
1575 0 pass [080e994c]
1576 1 pass [10cb7aa1]
1577 2 reveal [5bb62d48]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1578 2 pass [d4f66a46]
1579 0 reveal [64301a2f]
    turned-up-staging who=0 card=miscue
1580 0 exit [23e3e146]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1581 0 pass [7384b7b4]
1582 1 reveal [bf1bb35e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1583 1 improv [103c7f2e]
    improvised who=1
1584 1 draw:staging [266badeb]
1585 1 bury:IV.12 [9a909c10]
    drew who=1 pile=staging
    buried who=1 pile=script
1586 1 pass [da2ed799]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=13
1587 2 show:exchange [49bf59d3]
1588 2 at:1 [6df218ba]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1589 2 give:seize [c76bc2f1]
    traded who=2 whom=1
1590 2 improv [930f31dc]
    improvised who=2
1591 2 draw:script [b4424655]
1592 2 bury:IV.6 [f764fea8]
    drew who=2 pile=script
    buried who=2 pile=script
1593 2 pass [db7748df]
1594 0 improv [921b0e25]
    improvised who=0
1595 0 draw:script [c6e96d6b]
1596 0 bury:IV.12 [dc39447f]
    drew who=0 pile=script
    buried who=0 pile=script
1597 0 pass [24214a99]
1598 1 pass [3c286453]
1599 0 place:IV.1 [465f3007]
1600 1 place:IV.15 [26277edd]
1601 2 place:IV.14 [f9ddf633]
    placed-all
1602 2 pass [bf5c9e77]
1603 0 pass [e55c2294]
1604 1 pass [b866c3c2]
1605 2 reveal [fec10fcd]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1606 2 show:no-drama [bca7a060]
    no-drama who=2
    drew who=2 pile=staging
1607 2 pass [7c3ea095]
1608 0 reveal [2e6fb414]
    turned-up who=0 card=IV.1
    exiting who=0 card=IV.1
    got-intrigue who=0 n=1
1609 0 show:no-drama [b8e0ee35]
    no-drama who=0
    drew who=0 pile=staging
1610 0 pass [e2365f37]
1611 1 reveal [4e0a061a]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1612 1 pass [9ece8810]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    drew who=0 pile=staging
    scene-began scene=14
1613 2 pass [92c9d477]
1614 0 pass [58b9954d]
1615 1 pass [35a1b401]
1616 0 place:IV.3 [fb21bfc7]
1617 1 place:IV.2 [f0cbd411]
1618 2 place:take-the-lead [a5fdba1b]
    placed-all
1619 2 pass [163cdeb5]
1620 0 pass [22155ff3]
1621 1 pass [e8cacd14]
1622 2 reveal [2d4f80d8]
    turned-up-staging who=2 card=take-the-lead
1623 2 play [41ba38f1]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1624 2 pass [0c0b5eaf]
1625 0 reveal [1ab0d026]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    failed who=0 card=IV.3
1626 0 pass [cb5f148d]
1627 1 reveal [0193ce5c]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1628 1 improv [93bb9ff2]
    improvised who=1
1629 1 draw:staging [9817474d]
1630 1 bury:IV.4 [79d4e89f]
    drew who=1 pile=staging
    buried who=1 pile=script
1631 1 show:exchange [aaf423bc]
1632 1 at:2 [c80f2398]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1633 1 give:seize [f8158ea8]
    traded who=1 whom=2
1634 1 pass [c7e839e6]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=15
1635 0 pass [300dac38]
1636 1 pass [fbc74a30]
1637 2 pass [e4681328]
1638 0 place:seize [8bf11403]
1639 1 place:seize [4b7e7418]
1640 2 place:IV.12 [604a59b0]
    placed-all
1641 0 pass [0a82efb7]
1642 1 pass [5df248cc]
1643 2 pass [c5998593]
1644 0 reveal [9618cb2a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1645 0 pass [9168d2b3]
1646 1 reveal [60f42b67]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1647 1 pass [6cd71058]
1648 2 reveal [35cc343a]
    turned-up who=2 card=IV.12
    exiting who=2 card=IV.12
    got-intrigue who=2 n=1
1649 2 pass [f16bcd5e]
    drew who=2 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=6
    drew who=1 pile=script
    scene-began scene=16
1650 0 pass [8ab333f9]
1651 1 pass [ab5f1e70]
1652 2 pass [e697ec75]
1653 0 place:villainy [904920d8]
1654 1 place:IV.15 [db42b7d9]
1655 2 place:take-the-lead [10f8f06b]
    placed-all
1656 0 improv [677630a5]
    improvised who=0
1657 0 switch:miscue [1d3046dd]
    switched who=0
1658 0 pass [79438b7a]
1659 1 improv [2f09b2f1]
    improvised who=1
1660 1 switch:villainy [156695fd]
    switched who=1
1661 1 pass [43b823bf]
1662 2 pass [292b8a0d]
1663 0 reveal [e806f6fe]
    turned-up-staging who=0 card=miscue
1664 0 exit [ded25211]
    exiting who=0 card=miscue
1665 2 let [e5389bd6]
    got-intrigue who=0 n=1
1666 0 pass [08d55c85]
1667 1 reveal [fef2ca22]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1668 2 let [0409c9d5]
    got-intrigue who=1 n=1
1669 1 show:no-drama [fb69e3e7]
    no-drama who=1
    drew who=1 pile=staging
1670 1 show:exchange [802a953b]
1671 1 at:0 [7f07fcd3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1672 0 let [145f279d]
1673 1 give:revive [45912ab0]
    traded who=1 whom=0
1674 1 pass [fd107a8d]
1675 2 improv [bc9bb971]
    improvised who=2
1676 2 draw:staging [4e5e6fff]
1677 2 bury:revive [448debf2]
    drew who=2 pile=staging
    buried who=2 pile=staging
1678 2 reveal [5e7c0971]
    turned-up-staging who=2 card=take-the-lead
1679 2 exit [71674053]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1680 2 pass [61d5d0a9]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=17
1681 0 improv [facd78fb]
    improvised who=0
1682 0 draw:script [4551197d]
1683 0 bury:IV.4 [dee8be39]
    drew who=0 pile=script
    buried who=0 pile=script
1684 0 pass [733d44ca]
1685 1 pass [78e04c90]
1686 2 improv [7d5c9aa3]
    improvised who=2
1687 2 draw:staging [043ace59]
1688 2 bury:IV.8 [5f2255c7]
    drew who=2 pile=staging
    buried who=2 pile=script
1689 2 pass [322c4ec6]
1690 0 place:IV.2 [7498f56a]
1691 1 place:miscue [d507af01]
1692 2 place:IV.11 [5086f31f]
    placed-all
1693 0 pass [94816e73]
1694 1 pass [9bade58b]
1695 2 show:exchange [d49ac184]
1696 2 at:1 [4caac341]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1697 2 give:IV.14 [3882fe4b]
    traded who=2 whom=1
1698 2 show:exchange [a758570c]
1699 2 at:0 [adb4115d]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1700 2 give:villainy [0379afc8]
    traded who=2 whom=0
1701 2 pass [98d2ac10]
1702 0 reveal [d1d602b5]
    turned-up who=0 card=IV.2
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1703 0 pass [ffb5b0eb]
1704 1 reveal [88914acb]
    turned-up-staging who=1 card=miscue
1705 1 exit [f1a631e6]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1706 1 pass [7da4275b]
1707 2 reveal [7df30310]
    turned-up who=2 card=IV.11
    exiting who=2 card=IV.11
    got-intrigue who=2 n=1
1708 2 pass [6c307eb4]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=18
1709 0 show:exchange [b8f904f4]
1710 0 at:1 [59062db5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
    reshuffled pile=staging n=15
1711 1 let [947d9435]
1712 0 give:IV.1 [9c6d3403]
    traded who=0 whom=1
1713 0 pass [f2ef021d]
1714 1 improv [bf7c2420]
    improvised who=1
1715 1 draw:staging [613ea448]
1716 1 bury:take-the-lead [4d58ea47]
    drew who=1 pile=staging
    buried who=1 pile=staging
1717 1 pass [8826e657]
1718 2 pass [49c64a7f]
1719 0 place:IV.14 [4288c99a]
1720 1 place:IV.15 [6e96c00c]
1721 2 place:IV.10 [3a5e5762]
    placed-all
1722 0 improv [02e17963]
    improvised who=0
1723 0 switch:revive [ab50f1be]
    switched who=0
1724 0 pass [7dc77612]
1725 1 pass [10f50195]
1726 2 pass [102031cc]
1727 0 reveal [ce74fce8]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1728 2 let [f35a2a57]
    got-intrigue who=0 n=1
1729 0 pass [fbfbc830]
1730 1 reveal [1acd4dbf]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1731 1 pass [67a91ae0]
1732 2 reveal [10dec7d2]
    turned-up who=2 card=IV.10
1733 2 improv [537c51f0]
    improvised who=2
1734 2 draw:staging [39f6d579]
1735 2 bury:seize [7087ab0d]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=IV.10
    got-intrigue who=2 n=1
1736 2 pass [ef93577c]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=19
1737 0 pass [7745dbec]
1738 1 pass [bef5266a]
1739 2 pass [62542ca1]
1740 0 place:IV.14 [01b23c67]
1741 1 place:IV.1 [b3958c25]
1742 2 place:take-the-lead [108ef239]
    placed-all
1743 0 improv [a6aaed59]
    improvised who=0
1744 0 switch:villainy [89b48378]
    switched who=0
1745 0 pass [fcc661f0]
1746 1 pass [bbc841e3]
1747 2 pass [606b2a54]
1748 0 reveal [7f08d399]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
1749 2 let [50b1246d]
    got-intrigue who=0 n=1
1750 0 pass [506afa76]
1751 1 reveal [d0bb2714]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
1752 2 let [23be17fd]
    got-intrigue who=1 n=1
1753 1 pass [fa11eb83]
1754 2 reveal [28b19165]
    turned-up-staging who=2 card=take-the-lead
1755 2 improv [a2419f28]
    improvised who=2
1756 2 draw:staging [f22fe91d]
1757 2 bury:seize [b16941f4]
    drew who=2 pile=staging
    buried who=2 pile=staging
1758 2 exit [87d13e00]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1759 2 pass [eed327ab]
    drew who=2 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=20
1760 0 improv [9fa930c3]
    improvised who=0
1761 0 draw:staging [7dda394d]
1762 0 bury:IV.1 [ae04922a]
    drew who=0 pile=staging
    buried who=0 pile=script
1763 0 show:exchange [e7408751]
1764 0 at:1 [2a38c1a5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1765 1 let [7599757b]
1766 0 give:IV.14 [b190a33a]
    traded who=0 whom=1
1767 0 show:exchange [5251400e]
1768 0 at:1 [f7567c85]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1769 1 show:no-drama [9bfe1b56]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
1770 0 pass [d64ea000]
1771 1 show:exchange [75f58f10]
1772 1 at:0 [0557ad56]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1773 1 give:IV.12 [dfabdfdc]
    traded who=1 whom=0
1774 1 pass [3171e59a]
1775 2 show:no-drama [a75e4635]
    no-drama who=2
    drew who=2 pile=staging
1776 2 show:exchange [88491e24]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1777 2 give:IV.8 [5765d131]
    traded who=2 whom=0
1778 2 pass [69d2a6c7]
1779 0 place:seize [d4e1d78d]
1780 1 place:IV.14 [6f52abda]
1781 2 place:IV.3 [f2d96dad]
    placed-all
1782 0 pass [7f35fb73]
1783 1 pass [c77d3b39]
1784 2 pass [4c326edf]
1785 0 reveal [8a721539]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1786 0 pass [801d8c0c]
1787 1 reveal [428b15ea]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1788 1 improv [28f388cd]
    improvised who=1
1789 1 draw:staging [57c7e673]
1790 1 bury:miscue [bedb900b]
    drew who=1 pile=staging
    buried who=1 pile=staging
1791 1 pass [b6fbbbcc]
1792 2 reveal [95da9729]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
    scored who=2 card=IV.3 n=3
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1793 2 improv [a521a979]
    improvised who=2
1794 2 draw:staging [15b37e9f]
1795 2 bury:take-the-lead [e22ce9f7]
    drew who=2 pile=staging
    buried who=2 pile=staging
1796 2 coin:iago [48f8f5ff]
1797 2 wound:iago [befda1c1]
    used-iago who=2 character=iago
    wounded who=2 character=iago n=2 total=6
1798 2 show:exchange [1fcf5310]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1799 0 let [87b484fc]
1800 2 give:miscue [6b648596]
    traded who=2 whom=0
1801 2 pass [9445b440]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=21
1802 0 pass [2d5767b3]
1803 1 pass [37dae22f]
1804 2 pass [77e0af6a]
1805 0 place:IV.15 [b8cbd6c3]
1806 1 place:take-the-lead [de59de01]
1807 2 place:take-the-lead [a9dc9be0]
    placed-all
1808 0 pass [c8e28fce]
1809 1 pass [a3118a22]
1810 2 pass [7c7cba10]
1811 0 reveal [fcade931]
    turned-up who=0 card=IV.15
1812 0 improv [5f2d3566]
    improvised who=0
1813 0 draw:staging [660e68fc]
1814 0 bury:take-the-lead [2cad108e]
    drew who=0 pile=staging
    buried who=0 pile=staging
    played who=0 card=IV.15
    scored who=0 card=IV.15 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
    act-ended act=IV
    tallied who=0 n=18
    tallied who=1 n=11
    tallied who=2 n=16
    lead-cast who=1
1815 1 discard:revive [5b08a75e]
    discarded who=1 card=revive
1816 1 discard:take-the-lead [bf319e7f]
    discarded who=1 card=take-the-lead
1817 1 discard:take-the-lead [fe4a63d4]
    discarded who=1 card=take-the-lead
1818 1 discard:no-drama [3194ac24]
    discarded who=1 card=no-drama
1819 2 discard:seize [4ed50b97]
    discarded who=2 card=seize
1820 2 discard:seize [0a91627c]
    discarded who=2 card=seize
1821 2 discard:take-the-lead [6e247be2]
    discarded who=2 card=take-the-lead
1822 2 discard:take-the-lead [6b527703]
    discarded who=2 card=take-the-lead
    drew who=0 pile=staging
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=V who=1
    scene-began scene=1
1823 2 pass [aed0930b]
1824 0 coin:desdemona [687ac160]
    no-drama-coin who=0
1825 0 improv [875768e3]
    improvised who=0
1826 0 draw:staging [33eb5980]
1827 0 bury:take-the-lead [878d65d9]
    drew who=0 pile=staging
    buried who=0 pile=staging
1828 0 pass [323ba051]
1829 1 pass [b787f3a2]
1830 0 place:take-the-lead [814e5912]
1831 1 place:V.1 [68065baa]
1832 2 place:V.16 [aac9841c]
    placed-all
1833 2 pass [7d9b3e73]
1834 0 pass [c09e841c]
1835 1 pass [53850fa1]
1836 2 reveal [03b6fa25]
    turned-up who=2 card=V.16
    played who=2 card=V.16
    failed who=2 card=V.16
1837 2 pass [5c43d833]
1838 0 reveal [91293521]
    turned-up-staging who=0 card=take-the-lead
1839 0 exit [099d14e4]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1840 0 pass [6969c618]
1841 1 reveal [44bfa153]
    turned-up who=1 card=V.1
1842 1 exit [63688574]
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
1843 1 improv [5e1b6e38]
    improvised who=1
1844 1 draw:script [c248242c]
1845 1 bury:V.4 [bd96fb60]
    drew who=1 pile=script
    buried who=1 pile=script
1846 1 pass [e829be65]
    drew who=1 pile=staging
    reshuffled pile=staging n=20
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=2
1847 2 pass [7c5aae34]
1848 0 improv [6975d192]
    improvised who=0
1849 0 draw:script [198495af]
1850 0 bury:V.14 [a762de6e]
    drew who=0 pile=script
    buried who=0 pile=script
1851 0 pass [9d12e993]
1852 1 pass [ae997511]
1853 0 place:V.9 [1d241891]
1854 1 place:villainy [9154550e]
1855 2 place:V.3 [60f67405]
    placed-all
1856 2 pass [b3e36fb0]
1857 0 pass [816006de]
1858 1 pass [79474e5d]
1859 2 reveal [8876860c]
    turned-up who=2 card=V.3
1860 2 exit [015c8068]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
1861 2 improv [a60ff860]
    improvised who=2
1862 2 draw:script [4480811c]
1863 2 bury:V.11 [aa3fecc0]
    drew who=2 pile=script
    buried who=2 pile=script
1864 2 pass [afb3a1d3]
1865 0 reveal [4336a59a]
    turned-up who=0 card=V.9
1866 0 exit [927cf63e]
    exiting who=0 card=V.9
    got-intrigue who=0 n=1
1867 0 pass [eddf43a7]
1868 1 reveal [ae43a7dd]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1869 1 pass [de825470]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
1870 2 pass [923e0b92]
1871 0 show:exchange [0ab6afa2]
1872 0 at:1 [e4057fd5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1873 1 let [4e9f8e7f]
1874 0 give:exchange [3009f600]
    traded who=0 whom=1
1875 0 pass [43961b02]
1876 1 show:exchange [0e68a9ae]
1877 1 at:0 [edfad9be]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1878 0 let [42828740]
1879 1 give:V.6 [7d46ed91]
    traded who=1 whom=0
1880 1 improv [e605882a]
    improvised who=1
1881 1 draw:staging [2f4d5973]
1882 1 bury:take-the-lead [35af5232]
    drew who=1 pile=staging
    buried who=1 pile=staging
1883 1 pass [41116407]
1884 0 place:V.6 [bd966729]
1885 1 place:villainy [94d2d70a]
1886 2 place:V.15 [a5ec1526]
    placed-all
1887 2 pass [d0678827]
1888 0 pass [2a44997e]
1889 1 pass [64a2fbc6]
1890 2 reveal [1b5b2a81]
    turned-up who=2 card=V.15
1891 2 exit [b5ca0328]
    exiting who=2 card=V.15
1892 0 let [e346df83]
    got-intrigue who=2 n=1
1893 2 pass [c705f01e]
1894 0 reveal [e862eb37]
    turned-up who=0 card=V.6
1895 0 improv [3133ac06]
    improvised who=0
1896 0 draw:script [dd26c5e7]
1897 0 bury-placed [647da630]
    drew who=0 pile=script
    buried who=0 pile=script
    turned-up who=0 card=V.14
1898 0 exit [54b93157]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
1899 0 pass [cf8f9d00]
1900 1 reveal [801cb6cc]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1901 1 pass [ce1509e6]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
1902 2 improv [b5171514]
    improvised who=2
1903 2 draw:staging [fdf05860]
1904 2 bury:miscue [17051178]
    drew who=2 pile=staging
    buried who=2 pile=staging
1905 2 show:exchange [7da8e5b6]
1906 2 at:1 [9369ba8f]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1907 1 let [8b22bd98]
1908 2 give:revive [e4cdbfbe]
    traded who=2 whom=1
1909 2 pass [59678a59]
1910 0 improv [1668b315]
    improvised who=0
1911 0 draw:staging [b37918de]
1912 0 bury:miscue [fc1f2a64]
    drew who=0 pile=staging
    buried who=0 pile=staging
1913 0 show:exchange [6fc7ac88]
1914 0 at:2 [8388c7b7]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1915 0 give:V.13 [2a14d679]
    traded who=0 whom=2
1916 0 pass [ae3e4ee4]
1917 1 pass [3abb43d4]
1918 0 place:take-the-lead [ec085c44]
1919 1 place:take-the-lead [80888091]
1920 2 place:V.8 [da17367c]
    placed-all
1921 2 pass [9cffc226]
1922 0 pass [b1708967]
1923 1 improv [795cd0a4]
    improvised who=1
1924 1 switch:seize [78c5278f]
    switched who=1
1925 1 pass [d1a4af4a]
1926 2 reveal [649082b6]
    turned-up who=2 card=V.8
1927 2 exit [e6f81384]
    exiting who=2 card=V.8
    got-intrigue who=2 n=1
1928 2 pass [3baf1eec]
1929 0 reveal [b25c1e4c]
    turned-up-staging who=0 card=take-the-lead
1930 0 exit [92c60769]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1931 0 pass [f89eaff7]
1932 1 reveal [715370af]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1933 1 pass [8e066d19]
    drew who=1 pile=script
    reshuffled pile=script n=7
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=5
1934 2 improv [335d5d2a]
    improvised who=2
1935 2 draw:script [c34c46ac]
1936 2 bury:V.13 [905f6531]
    drew who=2 pile=script
    buried who=2 pile=script
1937 2 pass [921243b1]
1938 0 pass [09fc8873]
1939 1 improv [cb23d8c4]
    improvised who=1
1940 1 draw:script [889880b9]
1941 1 bury:V.6 [65bf4eb3]
    drew who=1 pile=script
    buried who=1 pile=script
1942 1 pass [e944eff3]
1943 0 place:seize [e9d297fd]
1944 1 place:V.7 [4362a47c]
1945 2 place:V.3 [e13a7f18]
    placed-all
1946 2 pass [ffc0d813]
1947 0 improv [9ff0dbe3]
    improvised who=0
1948 0 switch:take-the-lead [7da899ee]
    switched who=0
1949 0 pass [369ec7ff]
1950 1 pass [7fc8d51e]
1951 2 reveal [37c3df1f]
    turned-up who=2 card=V.3
1952 2 exit [222016be]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
1953 2 show:no-drama [be832bc9]
    no-drama who=2
    drew who=2 pile=staging
1954 2 pass [1596d8a7]
1955 0 reveal [2c47d403]
    turned-up-staging who=0 card=take-the-lead
1956 0 exit [c4e1af64]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1957 0 pass [913a9698]
1958 1 reveal [528c47b8]
    turned-up who=1 card=V.7
    exiting who=1 card=V.7
    got-intrigue who=1 n=1
1959 1 pass [4c5d11ac]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=6
1960 2 pass [701812ff]
1961 0 pass [f42787d9]
1962 1 improv [df74d20c]
    improvised who=1
1963 1 draw:staging [edeb7fab]
1964 1 bury:V.14 [ad4cad45]
    drew who=1 pile=staging
    buried who=1 pile=script
1965 1 pass [53ac4fad]
1966 0 place:V.12 [403fdee6]
1967 1 place:take-the-lead [c29c3e5d]
1968 2 place:V.2 [122f312e]
    placed-all
1969 2 pass [8ae37a5f]
1970 0 improv [0b07349b]
    improvised who=0
1971 0 switch:V.8 [6d585225]
    switched who=0
1972 0 pass [6939fa69]
1973 1 pass [032255b4]
1974 2 reveal [e4bad1a9]
    turned-up who=2 card=V.2
    exiting who=2 card=V.2
    got-intrigue who=2 n=1
1975 2 pass [de39f19d]
1976 0 reveal [6d825271]
    turned-up who=0 card=V.8
1977 0 exit [16b63be3]
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
1978 0 pass [95f3867d]
1979 1 reveal [870000c8]
    turned-up-staging who=1 card=take-the-lead
1980 1 exit [27d7254d]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1981 1 pass [482dae54]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=7
1982 2 show:no-drama [8897e408]
    no-drama who=2
    drew who=2 pile=staging
1983 2 show:exchange [3db1ec90]
1984 2 at:0 [7aa51a9e]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1985 0 let [1cbfc4e2]
1986 2 give:no-drama [bdaf003d]
    traded who=2 whom=0
1987 2 pass [28865e44]
1988 0 pass [971bbfc6]
1989 1 improv [85b7debc]
    improvised who=1
1990 1 draw:script [e6a4c6b7]
1991 1 bury:V.11 [6a06633b]
    drew who=1 pile=script
    buried who=1 pile=script
1992 1 pass [300e5fc2]
1993 0 place:no-drama [2c0f582c]
1994 1 place:V.4 [9b99820b]
1995 2 place:take-the-lead [5fdcc848]
    placed-all
1996 2 pass [6b77eee2]
1997 0 improv [ec03305e]
    improvised who=0
1998 0 switch:seize [4ff46e54]
    switched who=0
1999 0 pass [e8bd8e0f]
2000 1 pass [ec291d44]
2001 2 reveal [3d119196]
    turned-up-staging who=2 card=take-the-lead
2002 2 exit [a9fbe1ad]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2003 2 improv [c04408d2]
    improvised who=2
2004 2 draw:staging [fb990d64]
2005 2 bury:villainy [2c7eeea1]
    drew who=2 pile=staging
    buried who=2 pile=staging
2006 2 pass [de507e2b]
2007 0 reveal [88b17c0a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2008 0 pass [b70a0bcb]
2009 1 reveal [a65532e4]
    turned-up who=1 card=V.4
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2010 1 pass [bb9eb500]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=8
2011 2 pass [8e959cc3]
2012 0 pass [970a1b67]
2013 1 pass [4361b1a3]
2014 0 place:no-drama [c03ae6c7]
2015 1 place:V.15 [94a9d33e]
2016 2 place:V.9 [069143dc]
    placed-all
2017 2 pass [427ef14a]
2018 0 pass [df6dc2e6]
2019 1 pass [111a3ffd]
2020 2 reveal [60e0780b]
    turned-up who=2 card=V.9
2021 2 exit [df65fb80]
    exiting who=2 card=V.9
2022 0 let [772c7826]
2023 1 let [4730c318]
    got-intrigue who=2 n=1
2024 2 improv [15663578]
    improvised who=2
2025 2 draw:staging [65c47210]
2026 2 bury:take-the-lead [3417f5ff]
    drew who=2 pile=staging
    buried who=2 pile=staging
2027 2 pass [35cac4eb]
2028 0 reveal [39dd4eca]
    turned-up-staging who=0 card=no-drama
2029 0 exit [8aa90f3b]
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2030 0 improv [740dff10]
    improvised who=0
2031 0 draw:staging [8468a134]
2032 0 bury:miscue [cce5df80]
    drew who=0 pile=staging
    buried who=0 pile=staging
2033 0 pass [afcb7a0d]
2034 1 reveal [eb5b2ac9]
    turned-up who=1 card=V.15
2035 1 improv [c1c3213d]
    improvised who=1
2036 1 draw:staging [986ff110]
2037 1 bury:take-the-lead [32b9e306]
    drew who=1 pile=staging
    buried who=1 pile=staging
    exiting who=1 card=V.15
    got-intrigue who=1 n=1
2038 1 pass [84d48dab]
    drew who=1 pile=staging
    reshuffled pile=staging n=16
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=9
2039 2 pass [2b3c2da7]
2040 0 improv [80811022]
    improvised who=0
2041 0 draw:staging [68453c1f]
2042 0 bury:V.16 [ec3d68ab]
    drew who=0 pile=staging
    buried who=0 pile=script
2043 0 pass [4d4e74a1]
2044 1 pass [e6e15065]
2045 0 place:V.13 [211cd668]
2046 1 place:V.1 [dc0f1ee5]
2047 2 place:take-the-lead [26f357f4]
    placed-all
2048 2 pass [66b2c621]
2049 0 pass [22fbbbf4]
2050 1 pass [ab6fdedc]
2051 2 reveal [d0cd0986]
    turned-up-staging who=2 card=take-the-lead
2052 2 play [dca49e65]
    aimed who=2 card=take-the-lead whom=1
2053 1 let [cbc0e3e3]
    took-lead who=2 whom=1
2054 2 pass [126328bd]
2055 0 reveal [88ceb5a0]
    turned-up who=0 card=V.13
    played who=0 card=V.13
2056 1 let [936abda4]
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
2057 0 coin:othello [0ef49677]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
2058 0 pass [74e90093]
2059 1 improv [9d501bf0]
    improvised who=1
2060 1 draw:script [0ad7cda9]
2061 1 bury-placed [28a74e2c]
    drew who=1 pile=script
    buried who=1 pile=script
2062 1 reveal [471c68bf]
    turned-up who=1 card=V.14
2063 1 exit [e5e81924]
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2064 1 pass [da23c5b1]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=10
2065 1 improv [98de53db]
    improvised who=1
2066 1 draw:staging [7cdeb514]
2067 1 bury:villainy [6aae3823]
    drew who=1 pile=staging
    buried who=1 pile=staging
2068 1 pass [659e7614]
2069 2 pass [f12e5a33]
2070 0 pass [780b96ec]
2071 0 place:exchange [11892359]
2072 1 place:no-drama [8b2735c7]
2073 2 place:take-the-lead [9e9e347e]
    placed-all
2074 1 pass [29c16290]
2075 2 pass [5f690185]
2076 0 pass [546cb936]
2077 1 reveal [30488f67]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2078 1 pass [594d3bbe]
2079 2 reveal [8af92371]
    turned-up-staging who=2 card=take-the-lead
2080 2 exit [1a62acbb]
    exiting who=2 card=take-the-lead
2081 0 let [4cf25ca5]
    got-intrigue who=2 n=1
2082 2 improv [a5a36430]
    improvised who=2
2083 2 draw:script [df7ec89f]
2084 2 bury:V.11 [de641478]
    drew who=2 pile=script
    buried who=2 pile=script
2085 2 pass [6cda8efb]
2086 0 improv [014c02bf]
    improvised who=0
2087 0 draw:staging [a71b3fca]
2088 0 bury:take-the-lead [74916c8c]
    drew who=0 pile=staging
    buried who=0 pile=staging
2089 0 reveal [c7aebf59]
    turned-up-staging who=0 card=exchange
2090 0 exit [e7189138]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
2091 0 show:no-drama [0133658b]
    no-drama who=0
    drew who=0 pile=staging
2092 0 pass [d18c969b]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=8
    drew who=2 pile=script
    scene-began scene=11
2093 1 pass [82bc8d7c]
2094 2 pass [14cb7c37]
2095 0 pass [e465ab9b]
2096 0 place:seize [737bf97d]
2097 1 place:revive [0c000584]
2098 2 place:V.16 [ad3597f3]
    placed-all
2099 1 pass [1b1f0369]
2100 2 pass [ae9247ae]
2101 0 pass [f7c96d65]
2102 1 improv [42ea1aa4]
    improvised who=1
2103 1 draw:staging [176ccc31]
2104 1 bury:take-the-lead [7c1afbc0]
    drew who=1 pile=staging
    buried who=1 pile=staging
2105 1 show:exchange [05f5cdd3]
2106 1 at:2 [41197918]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2107 1 give:revive [a14d09a3]
    traded who=1 whom=2
2108 1 show:exchange [f95b2b38]
2109 1 at:0 [adba1458]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2110 1 give:no-drama [a93270a3]
    traded who=1 whom=0
2111 1 reveal [420628cf]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2112 1 pass [d55866fd]
2113 2 reveal [fb59d852]
    turned-up who=2 card=V.16
    played who=2 card=V.16
    failed who=2 card=V.16
2114 2 pass [83e21571]
2115 0 reveal [fa6537d0]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2116 0 show:no-drama [60c5d34b]
    no-drama who=0
    drew who=0 pile=staging
2117 0 pass [3e1a691d]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=12
2118 1 pass [638224ad]
2119 2 pass [08df9b21]
2120 0 pass [9f8b1ba5]
2121 0 place:V.1 [c3499939]
2122 1 place:revive [02fb164a]
2123 2 place:take-the-lead [bad9ef7f]
    placed-all
2124 1 pass [a0ae6ac2]
2125 2 pass [9ac5777e]
2126 0 pass [25746814]
2127 1 reveal [e39eb443]
    turned-up-staging who=1 card=revive
2128 1 improv [39b3aee3]
    improvised who=1
2129 1 draw:staging [1f877c89]
2130 1 bury:V.11 [cec44357]
    drew who=1 pile=staging
    buried who=1 pile=script
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2131 1 pass [4e9f22e7]
2132 2 reveal [e3c09762]
    turned-up-staging who=2 card=take-the-lead
2133 2 exit [e4856e18]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2134 2 pass [72e5518f]
2135 0 reveal [805a02b3]
    turned-up who=0 card=V.1
2136 0 play [8871fdca]
    played who=0 card=V.1
    scored who=0 card=V.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2137 0 pass [6d4bdd48]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=13
2138 1 show:exchange [d3b665aa]
2139 1 at:2 [3b28e641]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2140 2 let [edcd2d51]
2141 1 give:V.5 [ea298315]
    traded who=1 whom=2
2142 1 improv [9f287479]
    improvised who=1
2143 1 draw:script [52aa1b41]
2144 1 bury:V.4 [fb5481ef]
    drew who=1 pile=script
    buried who=1 pile=script
2145 1 pass [5ae6c408]
2146 2 pass [6ebd1c58]
2147 0 pass [1bd04596]
2148 0 place:V.12 [90d61483]
2149 1 place:V.7 [7cc34a0f]
2150 2 place:V.8 [4fe73889]
    placed-all
2151 1 pass [449d3cfa]
2152 2 pass [749afcbd]
2153 0 pass [2bf2e385]
2154 1 reveal [c005c706]
    turned-up who=1 card=V.7
2155 1 exit [9c25e795]
    exiting who=1 card=V.7
2156 0 let [e690bb60]
2157 2 let [c0994fc9]
    got-intrigue who=1 n=1
2158 1 pass [165c8a89]
2159 2 reveal [3f64b801]
    turned-up who=2 card=V.8
2160 2 exit [03ad24ea]
    exiting who=2 card=V.8
2161 0 let [da0cc67e]
    got-intrigue who=2 n=1
2162 2 pass [f4e0e09f]
2163 0 coin:iago [f8e94348]
2164 0 wound:emilia [95ac093b]
    used-iago who=0 character=emilia
    wounded who=0 character=emilia n=1 total=4
2165 0 improv [e1bee509]
    improvised who=0
2166 0 draw:script [c0fca7c3]
2167 0 bury:V.10 [df7600d3]
    drew who=0 pile=script
    buried who=0 pile=script
2168 0 reveal [e9d11249]
    turned-up who=0 card=V.12
2169 0 play [59ea4800]
    played who=0 card=V.12
    scored who=0 card=V.12 n=1
    died character=emilia
    took-wounds who=0 n=1
2170 0 pass [92c4bcc8]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=14
2171 1 improv [4f8d30a8]
    improvised who=1
2172 1 draw:script [fa53270e]
2173 1 bury:V.2 [508d8f88]
    drew who=1 pile=script
    buried who=1 pile=script
2174 1 pass [6cc8029a]
2175 2 pass [e8fbfa20]
2176 0 show:exchange [10aa3132]
2177 0 at:2 [b9296b2b]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=14
2178 2 let [91a7c96c]
2179 0 give:V.9 [81dbdbe1]
    traded who=0 whom=2
2180 0 pass [ecdb7647]
2181 0 place:take-the-lead [d8817340]
2182 1 place:villainy [b824901e]
2183 2 place:miscue [264dd217]
    placed-all
2184 1 pass [17077aa6]
2185 2 pass [26e50586]
2186 0 pass [8225430e]
2187 1 reveal [a278644e]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
2188 2 let [a512c7a4]
    got-intrigue who=1 n=1
2189 1 pass [9cdd4353]
2190 2 reveal [dcb43863]
    turned-up-staging who=2 card=miscue
2191 2 exit [0e2cfa09]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2192 2 improv [5154e3ac]
    improvised who=2
2193 2 draw:script [cc00a6ef]
2194 2 bury:V.9 [2224d2f4]
    drew who=2 pile=script
    buried who=2 pile=script
2195 2 pass [4db9b09e]
2196 0 reveal [7c984d54]
    turned-up-staging who=0 card=take-the-lead
2197 0 play [15e461e4]
2198 0 at:1 [768506e6]
    giving who=0 card=take-the-lead whom=1
2199 1 let [8fa1f91f]
    gave-lead who=0 whom=1
2200 0 pass [44cbbf27]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=15
2201 2 pass [58a8a881]
2202 0 pass [d9f3111d]
2203 1 pass [4b9d9d1b]
2204 0 place:V.6 [fc7f9662]
2205 1 place:V.4 [ed575080]
2206 2 place:V.10 [1a24d633]
    placed-all
2207 2 improv [0430da94]
    improvised who=2
2208 2 switch:take-the-lead [c11745b1]
    switched who=2
2209 2 pass [97dbcfde]
2210 0 pass [0bf1e3f5]
2211 1 pass [b53e7aca]
2212 2 reveal [c72ca46e]
    turned-up-staging who=2 card=take-the-lead
2213 2 exit [4e4c605d]
    exiting who=2 card=take-the-lead
2214 1 let [b31f7f89]
    got-intrigue who=2 n=1
2215 2 pass [a2d85342]
2216 0 reveal [b2e10d87]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2217 1 let [3f262d17]
    got-intrigue who=0 n=1
2218 0 improv [78ff1b4e]
    improvised who=0
2219 0 draw:staging [2a978206]
2220 0 bury:take-the-lead [e7607ade]
    drew who=0 pile=staging
    buried who=0 pile=staging
2221 0 pass [7b865a50]
2222 1 reveal [b1936298]
    turned-up who=1 card=V.4
2223 1 exit [b586fa6f]
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2224 1 improv [f1fb72cc]
    improvised who=1
2225 1 draw:staging [2b3bf969]
2226 1 bury:V.3 [333c54c9]
    drew who=1 pile=staging
    buried who=1 pile=script
2227 1 show:exchange [cfd69cd1]
2228 1 at:0 [a9dbb869]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2229 1 give:villainy [4949f1ac]
    traded who=1 whom=0
2230 1 show:no-drama [da97d26c]
    no-drama who=1
    drew who=1 pile=staging
2231 1 pass [781f9e8a]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=16
2232 2 pass [5c337fde]
2233 0 pass [1ef1edf2]
2234 1 pass [70510581]
2235 0 place:take-the-lead [a89928ae]
2236 1 place:V.15 [8b66c1b0]
2237 2 place:V.9 [6331ce08]
    placed-all
2238 2 improv [e4bb03e2]
    improvised who=2
2239 2 switch:seize [ada30293]
    switched who=2
2240 2 pass [58c121c9]
2241 0 pass [5cd30ec8]
2242 1 pass [ae53069c]
2243 2 reveal [dfdd1c46]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2244 2 pass [d01b21fa]
2245 0 reveal [98679a34]
    turned-up-staging who=0 card=take-the-lead
2246 0 exit [8a142d19]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2247 0 pass [4e329bec]
2248 1 reveal [47f9d390]
    turned-up who=1 card=V.15
    exiting who=1 card=V.15
    got-intrigue who=1 n=1
2249 1 pass [6a85699e]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=6
    drew who=0 pile=script
    scene-began scene=17
2250 2 improv [8ca3209c]
    improvised who=2
2251 2 draw:script [52ae15db]
2252 2 bury:V.9 [fc2326a0]
    drew who=2 pile=script
    buried who=2 pile=script
2253 2 pass [7f1baceb]
2254 0 improv [5bd8b366]
    improvised who=0
2255 0 draw:staging [0a93d4b3]
2256 0 bury:villainy [b82f32ed]
    drew who=0 pile=staging
    buried who=0 pile=staging
2257 0 show:exchange [f4ffe23a]
2258 0 at:1 [4967d70e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2259 1 let [20187ee2]
2260 0 give:V.6 [b24f402b]
    traded who=0 whom=1
2261 0 pass [4c289495]
2262 1 show:exchange [dfbfda6f]
2263 1 at:2 [25f22e11]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2264 2 let [f19273b8]
2265 1 give:V.6 [d40885e4]
    traded who=1 whom=2
2266 1 show:exchange [1dddae0f]
2267 1 at:0 [d8222849]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2268 1 give:V.14 [20ee17f1]
    traded who=1 whom=0
2269 1 improv [fe77d298]
    improvised who=1
2270 1 draw:staging [1e6f8e53]
2271 1 bury:no-drama [aca6fcee]
    drew who=1 pile=staging
    buried who=1 pile=staging
2272 1 pass [b68b73f5]
2273 0 place:V.5 [82451437]
2274 1 place:exchange [bf5084ac]
2275 2 place:villainy [25ffa97e]
    placed-all
2276 2 pass [32eab0fb]
2277 0 pass [ec7269dd]
2278 1 pass [ba58e05b]
2279 2 reveal [74da6ca0]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2280 2 pass [a5a184a8]
2281 0 reveal [2efef2fd]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2282 0 pass [ea5c16c1]
2283 1 reveal [328c3c2a]
    turned-up-staging who=1 card=exchange
2284 1 exit [919db46a]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
2285 1 pass [d7b35b20]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=18
2286 2 pass [2946576e]
2287 0 improv [e52a0bea]
    improvised who=0
2288 0 draw:staging [09b08ae6]
2289 0 bury:take-the-lead [6389e84a]
    drew who=0 pile=staging
    buried who=0 pile=staging
2290 0 pass [632db963]
2291 1 improv [992b979d]
    improvised who=1
2292 1 draw:script [e75a06a1]
2293 1 bury:V.15 [9f9865b6]
    drew who=1 pile=script
    buried who=1 pile=script
2294 1 pass [4983100b]
2295 0 place:revive [baae728d]
2296 1 place:take-the-lead [4ea80a6b]
2297 2 place:V.8 [2bcb53e8]
    placed-all
2298 2 pass [edc9eed7]
2299 0 pass [38824c53]
2300 1 pass [bcb8c1f4]
2301 2 reveal [074af4dd]
    turned-up who=2 card=V.8
2302 2 exit [d421a393]
    exiting who=2 card=V.8
    got-intrigue who=2 n=1
2303 2 pass [69ed6d2e]
2304 0 reveal [476812b7]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2305 0 show:no-drama [7e51e77f]
    no-drama who=0
    drew who=0 pile=staging
2306 0 pass [92c22e9b]
2307 1 reveal [05bfc9c5]
    turned-up-staging who=1 card=take-the-lead
2308 1 play [033c2176]
    giving who=1 card=take-the-lead whom=2
2309 2 let [57205183]
    gave-lead who=1 whom=2
2310 1 pass [377f2262]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=19
2311 0 pass [fbb7b4a4]
2312 1 pass [e37c186d]
2313 2 pass [28f5677f]
2314 0 place:seize [c4719985]
2315 1 place:revive [9bf8becc]
2316 2 place:villainy [18a2e2c5]
    placed-all
2317 0 pass [be76529e]
2318 1 pass [d3d9beb3]
2319 2 improv [0193bc80]
    improvised who=2
2320 2 switch:V.6 [0b02d2e4]
    switched who=2
2321 2 pass [d5a87a18]
2322 0 reveal [0df8a516]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2323 0 pass [ec6cfb06]
2324 1 reveal [740ef0ea]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2325 2 let [0ed9c0be]
    got-intrigue who=1 n=1
2326 1 pass [1f1500c0]
2327 2 reveal [0387ab71]
    turned-up who=2 card=V.6
2328 2 exit [9fb2ab6f]
    exiting who=2 card=V.6
    got-intrigue who=2 n=1
2329 2 pass [c4089415]
    drew who=2 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=script
    scene-began scene=20
2330 0 pass [526fc1ce]
2331 1 pass [03701a09]
2332 2 pass [f16a0906]
2333 0 place:revive [1ae47312]
2334 1 place:miscue [4d71d58e]
2335 2 place:V.10 [5902b28b]
    placed-all
2336 0 improv [694127f4]
    improvised who=0
2337 0 switch:seize [313d9392]
    switched who=0
2338 0 pass [002e3957]
2339 1 improv [82c6adbf]
    improvised who=1
2340 1 switch:V.4 [551bbcc2]
    switched who=1
2341 1 pass [99bb9558]
2342 2 show:no-drama [42da6f14]
    no-drama who=2
    drew who=2 pile=staging
    reshuffled pile=staging n=18
2343 2 pass [0dc9fcec]
2344 0 reveal [18a71784]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2345 0 pass [0442de2f]
2346 1 reveal [beaf1af3]
    turned-up who=1 card=V.4
2347 1 play [2e64c33f]
    played who=1 card=V.4
2348 2 let [2f02d319]
    scored who=1 card=V.4 n=1
    wounded who=1 character=roderigo n=1 total=4
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
2349 1 coin:cassio [f50684c6]
    used-coin who=1 coin=cassio
2350 1 draw:script [e4a9783b]
2351 1 bury:V.2 [c7529497]
    drew who=1 pile=script
    buried who=1 pile=script
2352 1 pass [58211d40]
2353 2 reveal [227cad6d]
    turned-up who=2 card=V.10
2354 2 improv [47135a7b]
    improvised who=2
2355 2 draw:staging [5f0ef209]
2356 2 bury:villainy [74bf5c46]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=V.10
    got-intrigue who=2 n=1
2357 2 pass [16e58e3f]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=21
2358 0 improv [3f31c6e5]
    improvised who=0
2359 0 draw:script [25009a01]
2360 0 bury:V.14 [0195e448]
    drew who=0 pile=script
    buried who=0 pile=script
2361 0 pass [1c0f7609]
2362 1 improv [ae7668a3]
    improvised who=1
2363 1 draw:script [aaf67db9]
2364 1 bury:V.9 [dd799627]
    drew who=1 pile=script
    buried who=1 pile=script
2365 1 pass [8391cfe6]
2366 2 pass [5e5470f2]
2367 0 place:V.6 [a5ac5da3]
2368 1 place:V.16 [684e8c32]
2369 2 place:V.3 [170f9079]
    placed-all
2370 0 pass [5f848d2d]
2371 1 show:exchange [2c0e478e]
2372 1 at:2 [63a4a4af]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2373 2 let [2b84d849]
2374 1 give:miscue [06a77dd8]
    traded who=1 whom=2
2375 1 pass [ca26b8b3]
2376 2 improv [c6db6a56]
    improvised who=2
2377 2 switch:seize [85865e9c]
    switched who=2
2378 2 pass [5e6dada9]
2379 0 reveal [5294bf39]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2380 2 seize [16796087]
    seized by=2 who=0 card=V.6
    scored who=2 card=V.6 n=1
    died character=roderigo
    took-wounds who=2 n=1
2381 1 reveal [a122194c]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2382 1 show:exchange [83c58dea]
2383 1 at:0 [afecc0c8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2384 1 give:seize [947842aa]
    traded who=1 whom=0
2385 1 pass [0dfd7ddc]
    drew who=2 pile=staging
2386 0 draw:script [aa086b09]
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    scene-began scene=22
2387 0 pass [9421cf47]
2388 1 pass [b90c15eb]
2389 2 pass [ce177f40]
2390 0 place:V.9 [0521fd90]
2391 1 place:take-the-lead [8d2fc3ea]
2392 2 place:V.3 [0ba417f7]
    placed-all
2393 0 pass [4386b676]
2394 1 pass [8582765b]
2395 2 pass [32d81970]
2396 0 reveal [c34ce5b4]
    turned-up who=0 card=V.9
2397 0 play [a3c5120a]
    played who=0 card=V.9
    scored who=0 card=V.9 n=1
    died character=desdemona
    took-wounds who=0 n=3
    got-coin who=0 coin=othello
2398 0 pass [a9a7e1e5]
2399 1 reveal [e5847d90]
    turned-up-staging who=1 card=take-the-lead
2400 1 play [27ea5197]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2401 1 pass [cd49eb10]
2402 2 reveal [7b34a6ca]
    turned-up who=2 card=V.3
2403 2 exit [41ab5013]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2404 2 pass [1e10c59b]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=23
2405 2 pass [18cb0c0e]
2406 0 coin:othello [222a4f6d]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
2407 0 show:exchange [2696bfa8]
2408 0 at:2 [c4cf6ab6]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2409 2 let [84c56fc8]
2410 0 give:seize [129fadbc]
    traded who=0 whom=2
2411 0 pass [27892dad]
2412 1 pass [cba20194]
2413 0 place:V.2 [74b566cd]
2414 1 place:V.5 [31b92796]
2415 2 place:miscue [7904ab14]
    placed-all
2416 1 pass [74f0e6ef]
2417 2 improv [a73719ed]
    improvised who=2
2418 2 switch:V.11 [bf6645fd]
    switched who=2
2419 2 pass [bb5fa248]
2420 0 pass [412054b6]
2421 1 reveal [1a89be6d]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
    got-intrigue who=1 n=1
2422 1 show:no-drama [588b6ba0]
    no-drama who=1
    drew who=1 pile=staging
2423 1 show:exchange [77266e29]
2424 1 at:2 [a0607919]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2425 1 give:V.8 [6c315497]
    traded who=1 whom=2
2426 1 pass [b082f955]
2427 2 reveal [d9253f2e]
    turned-up who=2 card=V.11
2428 2 exit [57ee041f]
    exiting who=2 card=V.11
    got-intrigue who=2 n=1
2429 2 pass [87ed385b]
2430 0 reveal [77020abc]
    turned-up who=0 card=V.2
2431 0 play [16653407]
    played who=0 card=V.2
    scored who=0 card=V.2 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2432 0 pass [1401314a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=24
2433 1 pass [1c9ab71a]
2434 2 pass [a50d2395]
2435 0 improv [911adb37]
    improvised who=0
2436 0 draw:script [da55d4b7]
2437 0 bury:V.7 [7a890879]
    drew who=0 pile=script
    buried who=0 pile=script
2438 0 pass [845515cd]
2439 0 place:V.15 [74a829fb]
2440 1 place:revive [699f2894]
2441 2 place:seize [1e257c07]
    placed-all
2442 1 pass [ae421149]
2443 2 pass [3e6759fe]
2444 0 show:exchange [8c5e3f6e]
2445 0 at:1 [45867477]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2446 0 give:revive [6d717403]
    traded who=0 whom=1
2447 0 pass [7d054197]
2448 1 reveal [4c93eb89]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2449 2 let [3f53dbac]
    got-intrigue who=1 n=1
2450 1 show:no-drama [228b2f40]
    no-drama who=1
    drew who=1 pile=staging
2451 1 pass [131e7ccd]
2452 2 improv [c0d125a3]
    improvised who=2
2453 2 draw:script [b91e7ad9]
2454 2 bury:V.8 [0e9a0e18]
    drew who=2 pile=script
    buried who=2 pile=script
2455 2 reveal [d9588e51]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2456 2 pass [1ae8ab21]
2457 0 reveal [1509e98e]
    turned-up who=0 card=V.15
    exiting who=0 card=V.15
    got-intrigue who=0 n=1
2458 0 coin:iago [5571cdf8]
2459 0 wound:cassio [3d5808bd]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
2460 0 pass [9550a928]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    scene-began scene=25
2461 1 pass [1f243754]
2462 2 pass [c9a35ef9]
2463 0 pass [8fde7883]
2464 0 place:villainy [ba1bb9a8]
2465 1 place:V.8 [6efe6da8]
2466 2 place:take-the-lead [5753473e]
    placed-all
2467 1 pass [600a142e]
2468 2 pass [18150760]
2469 0 pass [8c2984eb]
2470 1 reveal [8619247c]
    turned-up who=1 card=V.8
2471 1 exit [b42beb81]
    exiting who=1 card=V.8
2472 0 let [ba239bfb]
2473 2 let [2fbd64be]
    got-intrigue who=1 n=1
2474 1 pass [3cebbeb9]
2475 2 improv [b87dde94]
    improvised who=2
2476 2 draw:staging [88b331aa]
2477 2 bury:V.7 [648dab91]
    drew who=2 pile=staging
    buried who=2 pile=script
    reshuffled pile=staging n=13
2478 2 reveal [5a06eb42]
    turned-up-staging who=2 card=take-the-lead
2479 2 play [f6ef26eb]
    aimed who=2 card=take-the-lead whom=0
2480 0 let [e24eb0a6]
    took-lead who=2 whom=0
2481 2 pass [ff59d8ba]
2482 0 improv [9e9ef6dc]
    improvised who=0
2483 0 draw:script [55fea646]
2484 0 bury:V.14 [c926abd6]
    drew who=0 pile=script
    buried who=0 pile=script
2485 0 reveal [6c3344bd]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2486 0 pass [12410fe2]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=26
2487 0 improv [064a28e9]
    improvised who=0
2488 0 draw:script [ce4c8354]
2489 0 bury:V.3 [c92958fb]
    drew who=0 pile=script
    buried who=0 pile=script
2490 0 pass [0a71f2c2]
2491 1 pass [fe6431fb]
2492 2 pass [f38a1f16]
2493 0 place:V.10 [b1958eee]
2494 1 place:miscue [1894a2b3]
2495 2 place:seize [732134d1]
    placed-all
2496 0 pass [782409fa]
2497 1 improv [9df2cbc0]
    improvised who=1
2498 1 switch:villainy [807e943b]
    switched who=1
2499 1 pass [84aec775]
2500 2 pass [a429c615]
2501 0 reveal [051551a8]
    turned-up who=0 card=V.10
2502 0 exit [e1720c73]
    exiting who=0 card=V.10
    got-intrigue who=0 n=1
2503 0 pass [5d20e05d]
2504 1 show:exchange [bfd4fc9e]
2505 1 at:0 [877edc2b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2506 0 let [796e3b47]
2507 1 give:miscue [1f70d0a4]
    traded who=1 whom=0
2508 1 reveal [78ee1b18]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2509 1 show:exchange [82ccab77]
2510 1 at:2 [db366236]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2511 1 give:miscue [7410c510]
    traded who=1 whom=2
2512 1 pass [60e6ec59]
2513 2 reveal [bd7fbbdf]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2514 2 improv [79e4710b]
    improvised who=2
2515 2 draw:script [08dc7c47]
2516 2 bury:V.5 [bc14a262]
    drew who=2 pile=script
    buried who=2 pile=script
2517 2 pass [4b37844c]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=27
2518 0 show:no-drama [b15178b6]
    no-drama who=0
    drew who=0 pile=staging
2519 0 pass [54f0f745]
2520 1 improv [e8a5d8de]
    improvised who=1
2521 1 draw:script [9964fa3a]
2522 1 bury:V.5 [5d30c741]
    drew who=1 pile=script
    buried who=1 pile=script
2523 1 pass [9199a591]
2524 2 pass [b7fa2880]
2525 0 place:no-drama [c9b2f4fb]
2526 1 place:V.16 [93ff5f60]
2527 2 place:take-the-lead [66f2b89e]
    placed-all
2528 0 pass [d9cc3893]
2529 1 pass [d2611b66]
2530 2 pass [8e1cd917]
2531 0 reveal [e8df4c8a]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2532 0 pass [2726fd1f]
2533 1 reveal [314c114e]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2534 1 pass [8fd4455e]
2535 2 reveal [3e534f26]
    turned-up-staging who=2 card=take-the-lead
2536 2 play [a50ec569]
    giving who=2 card=take-the-lead whom=1
    gave-lead who=2 whom=1
2537 2 pass [7d5a47bb]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=28
2538 2 pass [b473cdfb]
2539 0 pass [ac2feec0]
2540 1 pass [f612e047]
2541 0 place:miscue [6bf89e7b]
2542 1 place:V.11 [961e1bef]
2543 2 place:villainy [64cd12c9]
    placed-all
2544 2 pass [e22c893d]
2545 0 pass [d26cbf4a]
2546 1 pass [a3eff7d4]
2547 2 reveal [56d69623]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
2548 0 let [754f1028]
    got-intrigue who=2 n=1
2549 2 improv [7367583b]
    improvised who=2
2550 2 draw:staging [c7595a7b]
2551 2 bury:take-the-lead [14326b54]
    drew who=2 pile=staging
    buried who=2 pile=staging
2552 2 pass [561d3673]
2553 0 reveal [b59e0ce1]
    turned-up-staging who=0 card=miscue
2554 0 improv [8fe8f5ff]
    improvised who=0
2555 0 draw:staging [6450fbd3]
2556 0 bury:take-the-lead [ec8ab80b]
    drew who=0 pile=staging
    buried who=0 pile=staging
2557 0 play [29bbe443]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2558 1 switch:take-the-lead [ac7dc113]
    switched who=1
2559 0 place:revive [cacf34ed]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2560 0 pass [37e240fd]
2561 1 reveal [e635abbd]
    turned-up-staging who=1 card=take-the-lead
2562 1 play [d4d5bda0]
2563 1 at:2 [05eeb25c]
    giving who=1 card=take-the-lead whom=2
    gave-lead who=1 whom=2
2564 1 pass [e78ed135]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
2565 0 pass [32b74b05]
2566 1 pass [f827026d]
2567 2 pass [ec35397d]
2568 0 place:seize [ffe5c74b]
2569 1 place:V.11 [e2ae1c93]
2570 2 place:seize [e2d697e9]
    placed-all
2571 0 pass [698375da]
2572 1 show:exchange [c0dd4034]
2573 1 at:0 [53278919]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2574 0 let [906c9aad]
2575 1 give:no-drama [0f0b5374]
    traded who=1 whom=0
2576 1 pass [06c2d14b]
2577 2 show:exchange [84e4ed24]
2578 2 at:1 [e42a0734]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2579 2 give:miscue [31ef96cb]
    traded who=2 whom=1
2580 2 pass [bb668dba]
2581 0 reveal [a193cee4]
    turned-up-staging who=0 card=seize
2582 0 exit [f16c7689]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2583 0 improv [97349671]
    improvised who=0
2584 0 bury:seize [d9f5839f]
    drew who=0 pile=staging
    buried who=0 pile=staging
2585 0 pass [d545973e]
2586 1 reveal [4accfcbc]
    turned-up who=1 card=V.11
2587 1 exit [9412a76a]
    exiting who=1 card=V.11
    got-intrigue who=1 n=1
2588 1 improv [83ff3c35]
    improvised who=1
2589 1 draw:staging [0422ee10]
2590 1 bury:V.15 [079f8a78]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
2591 1 pass [f63ceda7]
2592 2 reveal [708780b2]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2593 2 show:exchange [894ee987]
2594 2 at:1 [3ac9bde4]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=staging n=18
2595 2 give:seize [53d923ac]
    traded who=2 whom=1
2596 2 improv [cfc62192]
    improvised who=2
2597 2 draw:staging [93600caf]
2598 2 bury:V.10 [22d292a3]
    drew who=2 pile=staging
    buried who=2 pile=script
2599 2 pass [b12fd65d]
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    scene-began scene=30
2600 0 show:no-drama [f0121023]
    no-drama who=0
    drew who=0 pile=staging
2601 0 pass [98ea154b]
2602 1 pass [4cf43cd4]
2603 2 pass [12168bf4]
2604 0 place:V.5 [96019232]
2605 1 place:miscue [7eec8d44]
2606 2 place:V.3 [616f4577]
    placed-all
2607 0 show:exchange [ad53c54a]
2608 0 at:1 [0ac5cd1e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2609 0 give:villainy [b171133b]
    traded who=0 whom=1
2610 0 pass [fa65583c]
2611 1 pass [60395aae]
2612 2 pass [61796731]
2613 0 reveal [7c6534cb]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2614 0 pass [d09bf49f]
2615 1 reveal [606fddbd]
    turned-up-staging who=1 card=miscue
2616 1 exit [21670e0e]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2617 1 pass [2309e135]
2618 2 reveal [f0d413fe]
    turned-up who=2 card=V.3
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2619 2 pass [6e74f248]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=31
2620 0 improv [6ffc72c8]
    improvised who=0
2621 0 draw:script [6d80c9c7]
2622 0 bury:V.10 [279e6602]
    drew who=0 pile=script
    buried who=0 pile=script
2623 0 pass [2d264b87]
2624 1 improv [7eada71e]
    improvised who=1
2625 1 draw:script [c6872146]
2626 1 bury:V.11 [2bdcfb4c]
    drew who=1 pile=script
    buried who=1 pile=script
2627 1 pass [9368d78e]
2628 2 improv [78cf2ec5]
    improvised who=2
2629 2 draw:script [47b359db]
2630 2 bury:V.14 [742ff047]
    drew who=2 pile=script
    buried who=2 pile=script
2631 2 pass [b4e345d6]
2632 0 place:miscue [380fb1c9]
2633 1 place:villainy [c511bdca]
2634 2 place:exchange [4cb1700b]
    placed-all
2635 0 pass [7767a636]
2636 1 pass [b1a79a1f]
2637 2 pass [bffe331e]
2638 0 reveal [230d4b4d]
    turned-up-staging who=0 card=miscue
2639 0 exit [6e1f46d5]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2640 0 pass [1dee75c4]
2641 1 reveal [27dadd68]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2642 1 pass [566389f4]
2643 2 reveal [ced516ea]
    turned-up-staging who=2 card=exchange
2644 2 play [cf3444e8]
2645 2 at:0 [7033e1f7]
    aimed who=2 card=exchange whom=0
2646 0 let [4ef9f885]
2647 2 give:miscue [412b9b8a]
    traded who=2 whom=0
2648 2 pass [8435995a]
    drew who=2 pile=script
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=32
2649 0 pass [5432c0fc]
2650 1 improv [752e3420]
    improvised who=1
2651 1 bury:V.7 [19dc4702]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
2652 1 pass [8c87fc93]
2653 2 pass [469786b9]
2654 0 place:take-the-lead [eca6cbdf]
2655 1 place:villainy [2aebdf14]
2656 2 place:V.16 [3648ef49]
    placed-all
2657 0 improv [a8751bec]
    improvised who=0
2658 0 switch:take-the-lead [9aa3efe9]
    switched who=0
2659 0 pass [ca1fdec4]
2660 1 pass [0df2d406]
2661 2 pass [f4031e87]
2662 0 reveal [0f0b855e]
    turned-up-staging who=0 card=take-the-lead
2663 0 exit [0ae17c09]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2664 0 pass [3d9d8834]
2665 1 reveal [4ec3b5e5]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2666 1 pass [6cc9da24]
2667 2 reveal [6ecdbfce]
    turned-up who=2 card=V.16
    played who=2 card=V.16
    scored who=2 card=V.16 n=4
    died character=othello
    took-wounds who=2 n=1
    act-ended act=V
    tallied who=0 n=30
    tallied who=1 n=12
    tallied who=2 n=23
    iago-bonus who=0 n=2
    company-bonus who=0 n=2
    iago-bonus who=2 n=4
    game-ended
scores [34, 12, 27] winners [0]
