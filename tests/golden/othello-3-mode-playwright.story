set-up [b9adac76]
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
1 2 pass [a23048dc]
2 0 improv [1572e29c]
    improvised who=0
3 1 let [c046e6e7]
4 2 spotlight [4abcb069]
    stole-spotlight by=2 who=0
5 0 let [47264b95]
    blocked who=0
6 1 improv [289140d9]
    improvised who=1
7 0 spotlight [708c7810]
    stole-spotlight by=0 who=1
8 1 let [a17caecd]
    blocked who=1
9 0 place:villainy [af0db220]
10 1 place:I.12 [28ef9e2f]
11 2 place:I.9 [61a48d45]
    placed-all
12 2 improv [41e2ff6d]
    improvised who=2
13 1 let [f46cc259]
14 2 switch:take-the-lead [46ca851f]
    switched who=2
15 2 pass [f0c70bae]
16 0 pass [135b67f2]
17 1 pass [0e5b36eb]
18 2 reveal [18b66eb8]
    turned-up-staging who=2 card=take-the-lead
19 2 play [c6aa83b7]
    aimed who=2 card=take-the-lead whom=1
20 0 let [a20abc1c]
21 1 let [3571a977]
    took-lead who=2 whom=1
22 2 pass [4843e554]
23 0 reveal [c920a09d]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
24 1 let [2dcfb75c]
    got-intrigue who=0 n=1
25 0 pass [690e7bfc]
26 1 reveal [2cd186fa]
    turned-up who=1 card=I.12
    not-next who=1 card=I.12
27 1 pass [4cd43173]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
28 0 improv [34ebc0a2]
    improvised who=0
29 1 let [e949f3af]
30 0 bury:no-drama [0c2133b6]
    drew who=0 pile=staging
    buried who=0 pile=staging
31 0 pass [15e3471e]
32 1 improv [4079c309]
    improvised who=1
33 1 bury:take-the-lead [f6211838]
    drew who=1 pile=staging
    buried who=1 pile=staging
34 1 pass [d8d34553]
35 2 pass [d8604d74]
36 0 place:seize [9ff7d310]
37 1 place:I.11 [4d1f24d3]
38 2 place:I.2 [00264dfb]
    placed-all
39 0 pass [f418e575]
40 1 pass [279a009d]
41 2 improv [97d2483c]
    improvised who=2
42 1 let [9ae1966d]
43 2 switch:take-the-lead [f859cbf8]
    switched who=2
44 2 pass [776200cb]
45 0 reveal [78fba0ed]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
46 0 pass [7392dfed]
47 1 reveal [888ae035]
    turned-up who=1 card=I.11
    not-next who=1 card=I.11
48 1 show:exchange [674e9c11]
49 1 at:0 [d963bef5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
50 0 let [85dcc38c]
51 2 let [9a1580fe]
52 1 give:I.12 [cc2aa0fe]
    traded who=1 whom=0
53 1 pass [64d4f48b]
54 2 reveal [9ddfbec0]
    turned-up-staging who=2 card=take-the-lead
55 2 play [8e2dafbb]
56 2 at:1 [221b4c4c]
    giving who=2 card=take-the-lead whom=1
57 1 let [d829c2a6]
    gave-lead who=2 whom=1
58 2 pass [3048706f]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
59 2 improv [ab11670b]
    improvised who=2
60 1 spotlight [ba47cc61]
    stole-spotlight by=1 who=2
    blocked who=2
61 0 show:exchange [9ffe0e48]
62 0 at:2 [cd969c97]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
63 0 blind [15b753be]
64 0 give:I.12 [98e63017]
    traded who=0 whom=2
65 0 pass [7daaebde]
66 1 pass [304c73a0]
67 0 place:I.2 [03b4d422]
68 1 place:I.8 [ed9a020a]
69 2 place:I.12 [8a6e0aaf]
    placed-all
70 2 pass [b30c8c29]
71 0 pass [02c36fd0]
72 1 pass [1ef331b8]
73 2 reveal [eb14d37f]
    turned-up who=2 card=I.12
    not-next who=2 card=I.12
74 2 pass [eb46cf4f]
75 0 reveal [a8adceb9]
    turned-up who=0 card=I.2
    not-next who=0 card=I.2
76 0 improv [b51212ff]
    improvised who=0
77 0 bury:take-the-lead [2a776a0f]
    drew who=0 pile=staging
    buried who=0 pile=staging
78 0 pass [83682b6e]
79 1 reveal [85dc02eb]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
80 1 improv [e98cb4ab]
    improvised who=1
81 1 bury:revive [825af72c]
    drew who=1 pile=staging
    buried who=1 pile=staging
82 1 show:exchange [6e9ce6e7]
83 1 at:0 [66d20ca3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
84 0 let [d7af1c1b]
85 1 give:I.6 [d145796a]
    traded who=1 whom=0
86 1 pass [4c43bfd6]
    scene-began scene=4
87 2 pass [73900989]
88 0 improv [eee2b6f4]
    improvised who=0
89 0 bury:revive [c6ce3bf5]
    drew who=0 pile=staging
    buried who=0 pile=staging
90 0 pass [7ef35e51]
91 1 pass [70e791ab]
92 0 place:I.2 [b60a2fcf]
93 1 place:I.5 [76ac44ae]
94 2 place:seize [70b04ce8]
    placed-all
95 2 pass [76cf15fe]
96 0 pass [acdfae0b]
97 1 pass [fa525291]
98 2 reveal [fadbf99f]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
99 2 improv [b8c9d980]
    improvised who=2
100 2 bury:miscue [d354b380]
    drew who=2 pile=staging
    buried who=2 pile=staging
101 2 pass [13cc65ab]
102 0 reveal [689929aa]
    turned-up who=0 card=I.2
    not-next who=0 card=I.2
103 0 pass [d5424141]
104 1 reveal [441dee49]
    turned-up who=1 card=I.5
    not-next who=1 card=I.5
105 1 pass [b790fdd0]
    drew who=2 pile=staging
    scene-began scene=5
106 2 pass [3025b123]
107 0 improv [302a68a1]
    improvised who=0
108 0 bury:take-the-lead [d726f7c7]
    drew who=0 pile=staging
    buried who=0 pile=staging
109 0 pass [4059648b]
110 1 pass [e51b56c8]
111 0 place:I.6 [e1c916c5]
112 1 place:I.8 [d27e31df]
113 2 place:I.10 [9feecb93]
    placed-all
114 2 pass [f87158b8]
115 0 pass [93ba9ba0]
116 1 pass [b954f0a3]
117 2 show:exchange [144a3fc8]
118 2 at:1 [8bcf12a0]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
119 2 give:I.12 [b71a13bc]
    traded who=2 whom=1
120 2 reveal [a6c4e39e]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
121 2 pass [0b77e471]
122 0 reveal [766fc31f]
    turned-up who=0 card=I.6
    not-next who=0 card=I.6
123 0 pass [c656d3f7]
124 1 reveal [28928b1c]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
125 1 pass [237b8238]
    scene-began scene=6
126 2 pass [0e31ac43]
127 0 pass [51b749b0]
128 1 pass [73258451]
129 0 place:I.4 [81ac798b]
130 1 place:I.12 [42cc0faa]
131 2 place:miscue [a9b40eb6]
    placed-all
132 2 pass [72114327]
133 0 pass [30c482a7]
134 1 pass [70f4f866]
135 2 reveal [f617744c]
    turned-up-staging who=2 card=miscue
136 2 play [b9130c0a]
137 2 at:1 [fdfd62a8]
    aimed who=2 card=miscue whom=1
    must-switch whom=1
    drew who=2 pile=staging
138 1 switch:I.5 [0b79c41f]
    switched who=1
139 2 place:revive [dd6e9e0f]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
140 2 pass [dad6af6d]
141 0 reveal [a3151acf]
    turned-up who=0 card=I.4
    not-next who=0 card=I.4
142 0 pass [047a30bd]
143 1 reveal [c2a8bd9b]
    turned-up who=1 card=I.5
    not-next who=1 card=I.5
144 1 pass [f1c9ca27]
    drew who=2 pile=staging
    scene-began scene=7
145 2 show:no-drama [199378d4]
    no-drama who=2
    drew who=2 pile=staging
146 2 pass [a80ff496]
147 0 pass [5ca2992c]
148 1 pass [b9a77a3a]
149 0 place:seize [7af57129]
150 1 place:I.8 [9480847e]
151 2 place:I.9 [efcf41cb]
    placed-all
152 2 pass [af861f96]
153 0 pass [d77eb9ab]
154 1 pass [b5a2148d]
155 2 reveal [658aa7aa]
    turned-up who=2 card=I.9
    not-next who=2 card=I.9
156 2 pass [c394355d]
157 0 reveal [27b12f2e]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
158 0 pass [73ac5bfb]
159 1 reveal [8ff4d43f]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
160 1 pass [d58b787b]
    drew who=0 pile=staging
    scene-began scene=8
161 2 pass [014d69b6]
162 0 pass [9d355d23]
163 1 pass [4c52ab53]
164 0 place:I.1 [dc91cdf8]
165 1 place:I.5 [761a7cfc]
166 2 place:I.3 [fbb9bef6]
    placed-all
167 2 pass [cea3bc69]
168 0 show:exchange [a8bdf980]
169 0 at:1 [7910b545]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
170 0 give:I.4 [d5cd6897]
    traded who=0 whom=1
171 0 improv [c7f07560]
    improvised who=0
172 0 switch:I.11 [3cb9b305]
    switched who=0
173 0 pass [4d56bf74]
174 1 pass [513b415f]
175 2 reveal [2be03921]
    turned-up who=2 card=I.3
    not-next who=2 card=I.3
176 2 pass [fb295f72]
177 0 reveal [28821107]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
178 0 pass [4d86acb0]
179 1 reveal [310a5736]
    turned-up who=1 card=I.5
    not-next who=1 card=I.5
180 1 pass [17ff4ae9]
    scene-began scene=9
181 2 pass [8cdff316]
182 0 pass [e4de24e4]
183 1 pass [c04230d4]
184 0 place:no-drama [fa6bb438]
185 1 place:I.4 [17ed3195]
186 2 place:I.3 [f96aa351]
    placed-all
187 2 pass [9fff9503]
188 0 pass [016d378b]
189 1 pass [5b152696]
190 2 reveal [40ecaada]
    turned-up who=2 card=I.3
    not-next who=2 card=I.3
191 2 pass [8416728b]
192 0 reveal [9d024178]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
193 0 pass [303c2c33]
194 1 reveal [a22b6ea5]
    turned-up who=1 card=I.4
    not-next who=1 card=I.4
195 1 pass [58860bf1]
    drew who=0 pile=staging
    scene-began scene=10
196 2 pass [01b6629e]
197 0 pass [905cee6c]
198 1 pass [81a85d98]
199 0 place:I.1 [f24e7858]
200 1 place:I.8 [246c72f5]
201 2 place:villainy [ffedaf32]
    placed-all
202 2 pass [fc9ccba6]
203 0 pass [5a3765b2]
204 1 pass [d5e7d3f8]
205 2 reveal [e553a393]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
206 0 let [041e801b]
    got-intrigue who=2 n=1
207 2 show:no-drama [70becdee]
    no-drama who=2
    drew who=2 pile=staging
208 2 pass [074f5ef0]
209 0 improv [fff580ae]
    improvised who=0
210 0 bury:take-the-lead [d398519c]
    drew who=0 pile=staging
    buried who=0 pile=staging
211 0 reveal [a2e5b328]
    turned-up who=0 card=I.1
    played who=0 card=I.1
    scored who=0 card=I.1 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
212 0 pass [e6081a49]
213 1 reveal [b07ceef9]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
214 1 pass [2bc41f17]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=11
215 2 pass [c5a74082]
216 0 coin:roderigo [d2ddb039]
217 0 at:1 [4c4ac57a]
    used-coin-at who=0 coin=roderigo whom=1
218 0 give:I.2 [dbe739e3]
    traded who=0 whom=1
219 0 improv [76bf6874]
    improvised who=0
220 0 bury:revive [65ac4164]
    drew who=0 pile=staging
    buried who=0 pile=staging
221 0 pass [51362ae1]
222 1 pass [9abc28e0]
223 0 place:take-the-lead [634cb52b]
224 1 place:I.4 [c9e4ab99]
225 2 place:I.3 [db567a40]
    placed-all
226 2 pass [945c2073]
227 0 pass [d4bc2854]
228 1 pass [c5c35b6b]
229 2 reveal [fb58e4cf]
    turned-up who=2 card=I.3
    not-next who=2 card=I.3
230 2 pass [650619fd]
231 0 reveal [2b21c766]
    turned-up-staging who=0 card=take-the-lead
232 0 play [3aaa32e0]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
233 0 pass [c4d84cb3]
234 1 reveal [d8ab2d5f]
    turned-up who=1 card=I.4
    not-next who=1 card=I.4
235 1 pass [dac65315]
    drew who=0 pile=staging
    scene-began scene=12
236 1 pass [ae9e62a2]
237 2 pass [8ea705ae]
238 0 pass [508dffd4]
239 0 place:miscue [e8f55556]
240 1 place:I.2 [b9d020bf]
241 2 place:take-the-lead [1027fc2c]
    placed-all
242 1 pass [f46e35f7]
243 2 pass [2f1181b6]
244 0 pass [2e5148ff]
245 1 reveal [c651b982]
    turned-up who=1 card=I.2
    played who=1 card=I.2
    scored who=1 card=I.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
246 1 improv [9d02be01]
    improvised who=1
247 1 bury:miscue [fc2c3cd0]
    drew who=1 pile=staging
    buried who=1 pile=staging
248 1 pass [accd4af9]
249 2 reveal [e68ef221]
    turned-up-staging who=2 card=take-the-lead
250 2 exit [27f781f4]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
251 2 pass [89fef63c]
252 0 reveal [18095086]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
253 0 improv [f7de6528]
    improvised who=0
254 0 bury:take-the-lead [e2b3bec9]
    drew who=0 pile=staging
    buried who=0 pile=staging
255 0 pass [05a0d406]
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=1
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=13
256 1 pass [59d2f656]
257 2 improv [5b58afea]
    improvised who=2
258 2 bury:seize [509a8de3]
    drew who=2 pile=staging
    buried who=2 pile=staging
259 2 pass [831aacb8]
260 0 pass [f8f16fcc]
261 0 place:I.11 [5f105dfd]
262 1 place:revive [29edb5a9]
263 2 place:I.3 [10318786]
    placed-all
264 1 pass [39b70d0c]
265 2 pass [9ddeb849]
266 0 pass [0e12d55f]
267 1 coin:iago [b9c18289]
268 1 wound:desdemona [3a7602c9]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=1 total=5
269 1 reveal [a0e933c9]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
270 1 pass [48da4243]
271 2 reveal [1e436f14]
    turned-up who=2 card=I.3
    played who=2 card=I.3
    scored who=2 card=I.3 n=1
    got-intrigue who=2 n=2
272 2 pass [1e9b5357]
273 0 reveal [8a6c1254]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
274 0 pass [53374072]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=14
275 1 improv [5a4e2b3b]
    improvised who=1
276 1 bury:exchange [e67fb745]
    drew who=1 pile=staging
    buried who=1 pile=staging
277 1 show:exchange [fc097bd8]
278 1 at:0 [0cbf8fd7]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
279 1 give:I.4 [491ed655]
    traded who=1 whom=0
280 1 show:exchange [359e654e]
281 1 at:2 [84357ce8]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
282 2 let [af162a5a]
283 1 give:I.5 [1b6fb1d0]
    traded who=1 whom=2
284 1 pass [240d06f4]
285 2 improv [e2f2e5c8]
    improvised who=2
286 2 bury:villainy [de200123]
    drew who=2 pile=staging
    buried who=2 pile=staging
287 2 pass [54d95c1b]
288 0 pass [21fff0c4]
289 0 place:I.11 [37387b4c]
290 1 place:take-the-lead [29f917a2]
291 2 place:exchange [ad86ccff]
    placed-all
292 1 pass [c66e4250]
293 2 pass [3261a388]
294 0 pass [c8a48579]
295 1 reveal [415740de]
    turned-up-staging who=1 card=take-the-lead
296 1 play [76d2d163]
    aimed who=1 card=take-the-lead whom=0
297 2 let [5a1e770e]
    took-lead who=1 whom=0
298 1 pass [210d8547]
299 2 reveal [5c12d516]
    turned-up-staging who=2 card=exchange
300 2 play [68eb5a4c]
301 2 at:0 [abad3fae]
    aimed who=2 card=exchange whom=0
302 2 give:miscue [1c39f845]
    traded who=2 whom=0
303 2 pass [03c7a69a]
304 0 reveal [7a7a1684]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
305 0 pass [c906a8cf]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
306 2 pass [3bdd4fa5]
307 0 pass [b0590f36]
308 1 pass [7a20c695]
309 0 place:I.11 [02f50081]
310 1 place:I.9 [fe83d1ca]
311 2 place:revive [a409d69b]
    placed-all
312 2 improv [e884682c]
    improvised who=2
313 2 switch:revive [c9a044c0]
    switched who=2
314 2 pass [031d9f94]
315 0 pass [6f5691fb]
316 1 pass [4feeee7e]
317 2 reveal [f58cee8e]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
318 2 pass [46968bf2]
319 0 reveal [6f57dd8d]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
320 0 pass [e78d4b92]
321 1 reveal [e2063d03]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
322 1 pass [55d182f7]
    drew who=2 pile=staging
    scene-began scene=16
323 2 improv [267df1dd]
    improvised who=2
324 2 bury:take-the-lead [4e0f689c]
    drew who=2 pile=staging
    buried who=2 pile=staging
325 2 pass [7145ef5a]
326 0 pass [3a711c6a]
327 1 pass [6cb0b276]
328 0 place:take-the-lead [f23e0c79]
329 1 place:take-the-lead [b078803d]
330 2 place:I.10 [5a25c82d]
    placed-all
331 2 pass [56fb0ca0]
332 0 pass [658c691c]
333 1 pass [bdde8a9c]
334 2 reveal [081967cf]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
335 2 pass [accfa976]
336 0 reveal [0ef20597]
    turned-up-staging who=0 card=take-the-lead
337 0 play [52bb1015]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
338 0 pass [0458c9fd]
339 1 reveal [1e2081c1]
    turned-up-staging who=1 card=take-the-lead
340 1 play [a4228035]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
341 1 pass [3c7a4da2]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=17
342 2 pass [dbc9e98c]
343 0 pass [9bfbbf4c]
344 1 pass [45a04d7b]
345 0 place:seize [e88862b9]
346 1 place:no-drama [e8bcc9d5]
347 2 place:revive [82d6a3eb]
    placed-all
348 2 pass [aa76d19f]
349 0 pass [0eab004b]
350 1 pass [9eb9ac89]
351 2 reveal [fa97c961]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
352 2 pass [aeee33b1]
353 0 reveal [2a93b41f]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
354 0 pass [c3265775]
355 1 reveal [f3cd84e8]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
356 1 improv [86a4e7dd]
    improvised who=1
357 1 bury:take-the-lead [92f39af1]
    drew who=1 pile=staging
    buried who=1 pile=staging
358 1 pass [0b6cc26b]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
359 2 show:no-drama [7018bccd]
    no-drama who=2
    drew who=2 pile=staging
360 2 pass [6c55c400]
361 0 improv [101a25e1]
    improvised who=0
362 0 bury:seize [88ac1a85]
    drew who=0 pile=staging
    buried who=0 pile=staging
363 0 pass [513719f7]
364 1 pass [735f92d5]
365 0 place:miscue [4af7ba57]
366 1 place:take-the-lead [36576353]
367 2 place:I.5 [1399e9e3]
    placed-all
368 2 pass [32811871]
369 0 pass [33091a16]
370 1 show:exchange [4e65ed0c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
371 1 give:exchange [45803805]
    traded who=1 whom=0
372 1 pass [f6c1c024]
373 2 reveal [905218b4]
    turned-up who=2 card=I.5
    not-next who=2 card=I.5
374 2 pass [0423620f]
375 0 show:exchange [64cc36bd]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
376 0 give:I.7 [4bfd6919]
    traded who=0 whom=1
377 0 reveal [15a60c99]
    turned-up-staging who=0 card=miscue
378 0 exit [5793cd0c]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
379 0 pass [1972519a]
380 1 reveal [26514c75]
    turned-up-staging who=1 card=take-the-lead
381 1 exit [910159b4]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
382 1 improv [32e98302]
    improvised who=1
383 1 bury:no-drama [7cd33ffc]
    drew who=1 pile=staging
    buried who=1 pile=staging
384 1 pass [94d5ebfe]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=19
385 2 pass [ccda689d]
386 0 pass [a450510e]
387 1 pass [bb0286a5]
388 0 place:I.11 [8113443e]
389 1 place:I.8 [203a8e00]
390 2 place:villainy [4adcb849]
    placed-all
391 2 pass [9e684414]
392 0 pass [67e2809f]
393 1 pass [15240662]
394 2 reveal [379b551a]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
395 0 let [deea00cc]
    got-intrigue who=2 n=1
396 2 pass [a69a2960]
397 0 reveal [c3b9dede]
    turned-up who=0 card=I.11
    not-next who=0 card=I.11
398 0 pass [32914c9c]
399 1 reveal [854e1610]
    turned-up who=1 card=I.8
    not-next who=1 card=I.8
400 1 pass [1c3453b2]
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
    scene-began scene=20
401 2 show:no-drama [c5ed50c7]
    no-drama who=2
    drew who=2 pile=staging
402 2 pass [b32ca0ba]
403 0 improv [e3270e40]
    improvised who=0
404 0 bury:seize [e64233ca]
    drew who=0 pile=staging
    buried who=0 pile=staging
405 0 show:exchange [f0b46ac8]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
406 0 give:I.6 [87c9fcb5]
    traded who=0 whom=1
407 0 pass [3d34d9af]
408 1 pass [44ddb186]
409 0 place:I.12 [c5a1a9a5]
410 1 place:I.6 [05bd3fb1]
411 2 place:revive [49e8a116]
    placed-all
412 2 pass [32d37a11]
413 0 pass [02c36f62]
414 1 pass [2b068ad1]
415 2 reveal [a400dd9b]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
416 2 pass [f189e9b5]
417 0 reveal [f266d1fc]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
418 0 show:exchange [9fb4c327]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
419 0 give:seize [48fd1466]
    traded who=0 whom=1
420 0 pass [3e8c98c5]
421 1 reveal [9b14f783]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
422 1 pass [58f1212a]
    drew who=2 pile=staging
    scene-began scene=21
423 2 improv [b189c649]
    improvised who=2
424 2 bury:miscue [555bd38e]
    drew who=2 pile=staging
    buried who=2 pile=staging
425 2 show:exchange [ad38195b]
426 2 at:1 [9ce918d5]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
427 2 give:I.5 [bcc68997]
    traded who=2 whom=1
428 2 show:exchange [a772e161]
429 2 at:0 [57a6fa99]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
430 2 give:take-the-lead [6f7aa877]
    traded who=2 whom=0
431 2 pass [327f8d6b]
432 0 pass [da4c244c]
433 1 pass [c8810223]
434 0 place:take-the-lead [0149c9c4]
435 1 place:I.9 [c5c03e40]
436 2 place:no-drama [493ecfe6]
    placed-all
437 2 pass [d7562c2b]
438 0 pass [3044b423]
439 1 pass [8ee09535]
440 2 reveal [30daa210]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
441 2 pass [0acbe494]
442 0 reveal [09072d7b]
    turned-up-staging who=0 card=take-the-lead
443 0 play [08c01852]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
444 0 pass [2b9a62c2]
445 1 reveal [de15d5ea]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
446 1 pass [d0ed3ddd]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=22
447 1 pass [4a790078]
448 2 improv [7f45c3cb]
    improvised who=2
449 2 bury:take-the-lead [2dcc1231]
    drew who=2 pile=staging
    buried who=2 pile=staging
450 2 pass [899d434a]
451 0 pass [0a435ca3]
452 0 place:villainy [3462728a]
453 1 place:seize [800d6ded]
454 2 place:I.7 [ba47867f]
    placed-all
455 1 pass [e38953eb]
456 2 pass [2268e655]
457 0 pass [2bf068bd]
458 1 reveal [5746baac]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
459 1 pass [4a108609]
460 2 reveal [c2ab1270]
    turned-up who=2 card=I.7
    not-next who=2 card=I.7
461 2 pass [d27e3696]
462 0 reveal [f2cd303d]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
463 0 show:no-drama [0e5b82b5]
    no-drama who=0
    drew who=0 pile=staging
464 0 pass [4e4039d2]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
465 1 pass [c4d7bb63]
466 2 pass [faffb4a0]
467 0 pass [4b5ed474]
468 0 place:seize [3ac24cee]
469 1 place:seize [2c9f482a]
470 2 place:revive [9045c9e4]
    placed-all
471 1 pass [918674b4]
472 2 pass [7977cf86]
473 0 pass [89035b0f]
474 1 improv [db5a1f7b]
    improvised who=1
475 1 bury:take-the-lead [1f937fad]
    drew who=1 pile=staging
    buried who=1 pile=staging
476 1 reveal [b99bb8cd]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
477 1 pass [cc5c3f92]
478 2 reveal [58ac0067]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
479 2 pass [7c2f62bc]
480 0 reveal [129eeb60]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
481 0 improv [1f751f76]
    improvised who=0
482 0 bury:miscue [eeabd1c4]
    drew who=0 pile=staging
    buried who=0 pile=staging
483 0 pass [978676c5]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=24
484 1 improv [5bac3d60]
    improvised who=1
485 1 bury:seize [87f8838a]
    drew who=1 pile=staging
    buried who=1 pile=staging
486 1 pass [26a254a5]
487 2 pass [f6d39be5]
488 0 pass [6ecc9f00]
489 0 place:I.12 [c683a24a]
490 1 place:take-the-lead [ec761a92]
491 2 place:I.7 [977372e4]
    placed-all
492 1 pass [68e31111]
493 2 pass [f26cbfaa]
494 0 pass [fa0a68b3]
495 1 reveal [1dc70309]
    turned-up-staging who=1 card=take-the-lead
496 1 play [6fc24c4d]
    aimed who=1 card=take-the-lead whom=0
497 2 let [0153e4cc]
    took-lead who=1 whom=0
498 1 pass [5c1a8e49]
499 2 improv [7f7d755b]
    improvised who=2
500 2 bury:villainy [be292c7e]
    drew who=2 pile=staging
    buried who=2 pile=staging
501 2 reveal [d4f37615]
    turned-up who=2 card=I.7
    not-next who=2 card=I.7
502 2 pass [363853e9]
503 0 reveal [e6427236]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
504 0 pass [a0bc3b51]
    drew who=1 pile=staging
    scene-began scene=25
505 2 pass [c9488e86]
506 0 show:exchange [44958e09]
507 0 at:1 [7498014d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
508 0 give:seize [cbaa74a5]
    traded who=0 whom=1
509 0 pass [79e0c077]
510 1 pass [b9ac2d61]
511 0 place:I.4 [4b3c1e3c]
512 1 place:seize [a5b7aa5b]
513 2 place:I.10 [71e3a9ff]
    placed-all
514 2 pass [dd611517]
515 0 pass [020756db]
516 1 pass [16628089]
517 2 reveal [b5ebb447]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
518 2 pass [8333359a]
519 0 reveal [c6619396]
    turned-up who=0 card=I.4
    played who=0 card=I.4
    scored who=0 card=I.4 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
520 0 pass [bf54215b]
521 1 reveal [986df89f]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
522 1 pass [79e8d92a]
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=26
523 2 pass [b1066d2f]
524 0 pass [700a6eea]
525 1 improv [24e9bc03]
    improvised who=1
526 1 bury:miscue [1ee9af3b]
    drew who=1 pile=staging
    buried who=1 pile=staging
527 1 pass [ee0f9055]
528 0 place:I.12 [7f63b91f]
529 1 place:I.6 [126f6b53]
530 2 place:villainy [f21f6bb9]
    placed-all
531 2 pass [d8378a00]
532 0 pass [dbc17627]
533 1 pass [a10ae5b0]
534 2 reveal [a2885aa5]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
535 0 let [8ba9fe55]
    got-intrigue who=2 n=1
536 2 improv [492bb8a9]
    improvised who=2
537 2 bury:seize [3fd71a26]
    drew who=2 pile=staging
    buried who=2 pile=staging
538 2 pass [35861092]
539 0 improv [b0fd333b]
    improvised who=0
540 0 bury:take-the-lead [e1e7e3da]
    drew who=0 pile=staging
    buried who=0 pile=staging
541 0 coin:roderigo [0fbf4be1]
542 0 at:2 [59d0edda]
    used-coin-at who=0 coin=roderigo whom=2
543 0 give:exchange [105d8265]
    traded who=0 whom=2
544 0 reveal [bc19d62f]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
545 0 pass [0647ef76]
546 1 reveal [0dd1242a]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
547 1 pass [d21c00e9]
    drew who=2 pile=staging
    scene-began scene=27
548 2 show:exchange [1abc3922]
549 2 at:1 [3d8aa390]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
550 2 give:take-the-lead [94e96721]
    traded who=2 whom=1
551 2 show:exchange [a5487e1f]
552 2 at:1 [2ef0edd0]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
553 2 give:exchange [5aacff66]
    traded who=2 whom=1
554 2 pass [f36f2d03]
555 0 pass [b2391422]
556 1 show:exchange [36b63e69]
557 1 at:2 [aaa392ea]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
558 1 give:I.5 [fde8c0ee]
    traded who=1 whom=2
559 1 pass [320b5e4c]
560 0 place:I.8 [8dc165bb]
561 1 place:I.6 [e5ea455e]
562 2 place:take-the-lead [90ab5d30]
    placed-all
563 2 pass [2c42d932]
564 0 pass [1d2ed63a]
565 1 pass [b54ce6bb]
566 2 reveal [f18bd01c]
    turned-up-staging who=2 card=take-the-lead
567 2 play [49542f37]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
568 2 pass [c469c0a5]
569 0 reveal [d4793ef6]
    turned-up who=0 card=I.8
    not-next who=0 card=I.8
570 0 pass [111d00f4]
571 1 reveal [4061c676]
    turned-up who=1 card=I.6
    not-next who=1 card=I.6
572 1 pass [a6489854]
    drew who=2 pile=staging
    scene-began scene=28
573 0 pass [3632feec]
574 1 pass [8c0b0a74]
575 2 pass [9f400870]
576 0 place:take-the-lead [b64b8da4]
577 1 place:no-drama [213e7510]
578 2 place:revive [90544a48]
    placed-all
579 0 pass [a340588c]
580 1 pass [9a5115aa]
581 2 pass [40cb75b4]
582 0 reveal [abc21568]
    turned-up-staging who=0 card=take-the-lead
583 0 exit [21d9219a]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
584 0 pass [d580898a]
585 1 reveal [18da48dc]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
586 1 improv [51e84dcd]
    improvised who=1
587 1 bury:take-the-lead [7e061cfd]
    drew who=1 pile=staging
    buried who=1 pile=staging
588 1 pass [fcdbb02e]
589 2 reveal [ad6b0faf]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
590 2 improv [8a60a998]
    improvised who=2
591 2 bury:seize [e83bf907]
    drew who=2 pile=staging
    buried who=2 pile=staging
592 2 pass [1bd72d26]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
593 0 pass [8a3e9f97]
594 1 pass [35f5a27f]
595 2 pass [ad3e972d]
596 0 place:I.8 [86a608e0]
597 1 place:I.9 [ffa98900]
598 2 place:no-drama [5c159fe4]
    placed-all
599 0 show:no-drama [a069d3e2]
    no-drama who=0
    drew who=0 pile=staging
600 0 pass [d253e611]
601 1 pass [ce3307fb]
602 2 pass [6d7e834a]
603 0 reveal [b0faea57]
    turned-up who=0 card=I.8
    not-next who=0 card=I.8
604 0 show:exchange [8ea1dd54]
605 0 at:1 [2582ea8f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
606 0 give:I.11 [4d82a3f0]
    traded who=0 whom=1
607 0 pass [33f60580]
608 1 reveal [ac21fa06]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
609 1 pass [c280a7cd]
610 2 reveal [5259c73c]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
611 2 pass [4984aa15]
    drew who=2 pile=staging
    scene-began scene=30
612 0 pass [407e2794]
613 1 pass [85b1be6a]
614 2 pass [ce36e526]
615 0 place:exchange [8f68706f]
616 1 place:seize [15552cca]
617 2 place:seize [c32c19d9]
    placed-all
618 0 pass [c394a439]
619 1 pass [10455c51]
620 2 improv [025fc3d8]
    improvised who=2
621 2 switch:I.5 [9f3b4ed0]
    switched who=2
622 2 pass [96117329]
623 0 reveal [f38d06fa]
    turned-up-staging who=0 card=exchange
624 0 exit [cfa98efb]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
625 0 pass [e2955079]
626 1 reveal [0b280893]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
627 1 pass [f33bf34b]
628 2 reveal [12702e69]
    turned-up who=2 card=I.5
    played who=2 card=I.5
    scored who=2 card=I.5 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
629 2 pass [634e1fdf]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=31
630 0 improv [6c6a65e3]
    improvised who=0
631 0 bury:seize [1b0720df]
    drew who=0 pile=staging
    buried who=0 pile=staging
632 0 pass [d36fec58]
633 1 improv [699afa3a]
    improvised who=1
634 1 bury:seize [a8dcc2c9]
    drew who=1 pile=staging
    buried who=1 pile=staging
635 1 pass [87b89d91]
636 2 improv [1f72aa2f]
    improvised who=2
637 2 bury:miscue [27904e62]
    drew who=2 pile=staging
    buried who=2 pile=staging
638 2 pass [80579667]
639 0 place:I.12 [34cbdef7]
640 1 place:I.6 [31128cf6]
641 2 place:I.10 [84b73867]
    placed-all
642 0 pass [d963c75c]
643 1 pass [1c79583c]
644 2 pass [f3455d9f]
645 0 reveal [a4573132]
    turned-up who=0 card=I.12
    not-next who=0 card=I.12
646 0 pass [f7b3fe05]
647 1 reveal [43a13bfa]
    turned-up who=1 card=I.6
    played who=1 card=I.6
    scored who=1 card=I.6 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
648 1 coin:cassio [d5c5d29a]
    used-coin who=1 coin=cassio
649 1 bury:take-the-lead [cf449d0b]
    drew who=1 pile=staging
    buried who=1 pile=staging
650 1 pass [fa1e6e4c]
651 2 coin:iago [8b891eeb]
652 2 wound:othello [4d127b35]
    used-iago who=2 character=othello
    wounded who=2 character=othello n=1 total=6
653 2 reveal [25975287]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
654 2 pass [8fd41330]
    drew who=1 pile=staging
    scene-began scene=32
655 0 pass [6acae666]
656 1 improv [8a71abba]
    improvised who=1
657 1 bury:seize [67dc6a01]
    drew who=1 pile=staging
    buried who=1 pile=staging
658 1 pass [e5f782f8]
659 2 pass [7cc849c7]
660 0 place:I.7 [de2f7ea2]
661 1 place:revive [2b6f4918]
662 2 place:miscue [3f825e15]
    placed-all
663 0 pass [a5360963]
664 1 pass [68a2d47a]
665 2 pass [614aab3c]
666 0 reveal [806528c2]
    turned-up who=0 card=I.7
    played who=0 card=I.7
    scored who=0 card=I.7 n=1
    got-intrigue who=0 n=2
667 0 pass [e3a98762]
668 1 reveal [378bcfd5]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
669 1 pass [024a1330]
670 2 reveal [012a4e7b]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
671 2 pass [9a30b408]
    drew who=2 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=33
672 0 pass [cc73704d]
673 1 pass [709858e2]
674 2 pass [594c6364]
675 0 place:exchange [e9ef0e5b]
676 1 place:take-the-lead [0401ab9c]
677 2 place:miscue [b862b4cf]
    placed-all
678 0 pass [d0152530]
679 1 improv [4a4869d8]
    improvised who=1
680 1 switch:I.9 [4c67d00d]
    switched who=1
681 1 pass [00faedc1]
682 2 pass [d251fe21]
683 0 reveal [b9d8c6c5]
    turned-up-staging who=0 card=exchange
684 0 play [6acdcc64]
685 0 at:2 [499e7f50]
    aimed who=0 card=exchange whom=2
686 2 let [6516bff8]
687 0 give:take-the-lead [1c55e0db]
    traded who=0 whom=2
688 0 pass [d5dd5521]
689 1 show:exchange [c545a19d]
690 1 at:2 [791be573]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
691 2 let [149da3ff]
692 1 give:I.11 [d2f41210]
    traded who=1 whom=2
693 1 reveal [d4968e5d]
    turned-up who=1 card=I.9
    not-next who=1 card=I.9
694 1 pass [bbe0a3a3]
695 2 improv [0cd3b685]
    improvised who=2
696 2 bury:villainy [cbbb416a]
    drew who=2 pile=staging
    buried who=2 pile=staging
697 2 reveal [ab32216f]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
698 2 pass [8e581c17]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=34
699 0 improv [f0fb3539]
    improvised who=0
700 0 bury:seize [eb366083]
    drew who=0 pile=staging
    buried who=0 pile=staging
701 0 pass [d372738d]
702 1 pass [bace5325]
703 2 improv [9787dd47]
    improvised who=2
704 2 bury:no-drama [86ea9709]
    drew who=2 pile=staging
    buried who=2 pile=staging
705 2 show:exchange [ec691b63]
706 2 at:1 [73281dde]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
707 2 give:take-the-lead [7bd5f727]
    traded who=2 whom=1
708 2 pass [7832a462]
709 0 place:revive [1d0b51f0]
710 1 place:miscue [e6b4e7c9]
711 2 place:take-the-lead [57961f99]
    placed-all
712 0 pass [bd079fd6]
713 1 pass [34994248]
714 2 pass [d0b39b1b]
715 0 reveal [d7acaf4c]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
716 0 pass [48332731]
717 1 reveal [643a5b7a]
    turned-up-staging who=1 card=miscue
718 1 play [3f849017]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
719 2 switch:I.10 [29a02993]
    switched who=2
720 1 place:seize [db1a44be]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
721 1 improv [a57fdfa9]
    improvised who=1
722 1 bury:take-the-lead [18dee2c8]
    drew who=1 pile=staging
    buried who=1 pile=staging
723 1 pass [e9840139]
724 2 reveal [f553fe18]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
725 2 pass [adebe40e]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=35
726 0 improv [0f14fe94]
    improvised who=0
727 0 bury:miscue [86e3b4d6]
    drew who=0 pile=staging
    buried who=0 pile=staging
728 0 show:no-drama [2b0e57e0]
    no-drama who=0
    drew who=0 pile=staging
729 0 pass [4e5465f6]
730 1 show:exchange [7f6f5753]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
731 1 give:revive [2b9a7c46]
    traded who=1 whom=2
732 1 pass [dc4a43e7]
733 2 pass [37304738]
734 0 place:take-the-lead [972d9bd9]
735 1 place:villainy [5c7bb551]
736 2 place:revive [0b74c08b]
    placed-all
737 0 pass [68fcaea5]
738 1 show:exchange [32f960db]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
739 1 give:seize [bec5041a]
    traded who=1 whom=2
740 1 pass [3d24d395]
741 2 pass [9709e16f]
742 0 reveal [f0908129]
    turned-up-staging who=0 card=take-the-lead
743 0 exit [88152d4b]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
744 0 pass [5efb29a5]
745 1 reveal [b5fd5427]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
746 1 pass [6156ce42]
747 2 reveal [3598d4d7]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
748 2 pass [0ed1dde7]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    scene-began scene=36
    final-scene
749 0 pass [5619803b]
750 1 pass [ec24c670]
751 2 show:no-drama [76953970]
    no-drama who=2
    drew who=2 pile=staging
752 2 pass [78b8bcdf]
753 0 place:seize [cc465d94]
754 1 place:take-the-lead [1c4535af]
755 2 place:I.10 [62c7d151]
    placed-all
756 0 improv [1531b11f]
    improvised who=0
757 0 switch:take-the-lead [e42a04a9]
    switched who=0
758 0 pass [a7eea5c1]
759 1 pass [0f8db034]
760 2 pass [38f52462]
761 0 reveal [e2c9f2a8]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
762 1 let [456c6414]
    got-intrigue who=0 n=1
763 0 pass [31ee5111]
764 1 reveal [7079dfab]
    turned-up-staging who=1 card=take-the-lead
765 1 exit [845adf4e]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
766 1 pass [e7e4a70f]
767 2 reveal [89624815]
    turned-up who=2 card=I.10
    not-next who=2 card=I.10
768 2 pass [5bfec3d5]
    act-ran-out act=I
    tallied who=0 n=3
    tallied who=1 n=2
    tallied who=2 n=2
    lead-cast who=1
769 1 discard:villainy [85f9bc6b]
    discarded who=1 card=villainy
770 1 discard:villainy [055dc0b5]
    discarded who=1 card=villainy
771 2 discard:seize [b4076472]
    discarded who=2 card=seize
772 2 discard:seize [4fa9aecf]
    discarded who=2 card=seize
773 0 discard:take-the-lead [9d98f9cc]
    discarded who=0 card=take-the-lead
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=II who=1
    scene-began scene=1
774 2 pass [d2db218f]
775 0 improv [66407c7d]
    improvised who=0
776 0 bury:seize [fe2a69de]
    drew who=0 pile=staging
    buried who=0 pile=staging
777 0 pass [5f3d34eb]
778 1 improv [69da8cac]
    improvised who=1
779 1 bury:revive [6594ecbf]
    drew who=1 pile=staging
    buried who=1 pile=staging
780 1 pass [031e7fc1]
781 0 place:take-the-lead [1c58867a]
782 1 place:II.9 [3abb463c]
783 2 place:II.12 [3f9ecea7]
    placed-all
784 2 pass [c1cf692a]
785 0 show:exchange [39aaedde]
786 0 at:1 [d5425f73]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
787 1 let [a1fc61d4]
788 0 give:II.10 [12dc221a]
    traded who=0 whom=1
789 0 pass [47690ea6]
790 1 pass [23e054df]
791 2 reveal [4b6fb50a]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
792 2 pass [d92f3a9a]
793 0 show:exchange [4f473691]
794 0 at:1 [77237a84]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
795 1 let [734d0f82]
796 0 give:II.11 [db2e55a4]
    traded who=0 whom=1
797 0 reveal [a3ab48cd]
    turned-up-staging who=0 card=take-the-lead
798 0 exit [289cb35d]
    exiting who=0 card=take-the-lead
799 1 let [1c449528]
    got-intrigue who=0 n=1
800 0 pass [18ac1830]
801 1 reveal [99322c09]
    turned-up who=1 card=II.9
    not-next who=1 card=II.9
802 1 pass [1cdfeeeb]
    drew who=0 pile=staging
    scene-began scene=2
803 2 pass [237154c6]
804 0 improv [a0da2ff4]
    improvised who=0
805 0 bury:miscue [78c7c55d]
    drew who=0 pile=staging
    buried who=0 pile=staging
806 0 show:exchange [17f29b4c]
807 0 at:2 [1ba9be53]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
808 0 give:no-drama [ee78e866]
    traded who=0 whom=2
809 0 pass [34937f77]
810 1 improv [a52892e8]
    improvised who=1
811 1 bury:miscue [013239b8]
    drew who=1 pile=staging
    buried who=1 pile=staging
812 1 pass [9c98297c]
813 0 place:II.1 [44419f31]
814 1 place:II.9 [b2915ca7]
815 2 place:no-drama [5407a2ff]
    placed-all
816 2 pass [e983a0f9]
817 0 pass [c81c1950]
818 1 show:exchange [9ec732ed]
819 1 at:2 [2be27295]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
820 1 give:II.10 [636b62b7]
    traded who=1 whom=2
821 1 pass [4ef27fea]
822 2 reveal [45e79dfc]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
823 2 pass [a73f8422]
824 0 show:exchange [c0f00354]
825 0 at:2 [9b0e129a]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
826 2 let [515a99aa]
827 0 give:II.5 [e7625bc7]
    traded who=0 whom=2
828 0 reveal [3e55aeb3]
    turned-up who=0 card=II.1
    played who=0 card=II.1
    scored who=0 card=II.1 n=1
    got-intrigue who=0 n=2
829 0 pass [bc794858]
830 1 reveal [f4fc7557]
    turned-up who=1 card=II.9
    not-next who=1 card=II.9
831 1 pass [e5d570f1]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
832 2 pass [6ee8ccc1]
833 0 improv [9cc5bb35]
    improvised who=0
834 0 bury:miscue [986fbc1b]
    drew who=0 pile=staging
    buried who=0 pile=staging
835 0 pass [f183197d]
836 1 pass [3069e240]
837 0 place:II.2 [e4953b52]
838 1 place:II.4 [be04963e]
839 2 place:II.12 [c62c779c]
    placed-all
840 2 pass [4f53df28]
841 0 pass [07c3dca9]
842 1 pass [cb82af35]
843 2 improv [3267bbb0]
    improvised who=2
844 2 bury:seize [402eb4eb]
    drew who=2 pile=staging
    buried who=2 pile=staging
845 2 reveal [e4b74090]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
846 2 pass [7d198e23]
847 0 reveal [88707011]
    turned-up who=0 card=II.2
    played who=0 card=II.2
    scored who=0 card=II.2 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
848 0 coin:iago [cbd5e179]
849 0 wound:othello [d010d9ef]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=2 total=6
850 0 pass [f0fe2dd3]
851 1 reveal [3ad6ce6c]
    turned-up who=1 card=II.4
    not-next who=1 card=II.4
852 1 pass [27545232]
    drew who=0 pile=staging
    scene-began scene=4
853 2 pass [faf5f7b1]
854 0 pass [eff049d8]
855 1 pass [a3476356]
856 0 place:villainy [dccaed9f]
857 1 place:take-the-lead [e5099dc9]
858 2 place:II.7 [8385395d]
    placed-all
859 2 pass [b82848b4]
860 0 pass [297b84e8]
861 1 pass [a71c3525]
862 2 reveal [2c710712]
    turned-up who=2 card=II.7
    not-next who=2 card=II.7
863 2 pass [26de8bec]
864 0 improv [848f9c92]
    improvised who=0
865 0 bury-placed [55243936]
    drew who=0 pile=staging
    buried who=0 pile=staging
866 0 reveal [24a66bf8]
    turned-up-staging who=0 card=miscue
867 0 play [fe15897f]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
868 1 switch:II.4 [a7f25448]
    switched who=1
869 0 place:seize [30ac6dc2]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
870 0 pass [11395311]
871 1 reveal [454c215d]
    turned-up who=1 card=II.4
    not-next who=1 card=II.4
872 1 pass [b7002d2c]
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=1
    scene-began scene=5
873 2 pass [57416732]
874 0 pass [a9a88f72]
875 1 pass [e3b52ae2]
876 0 place:villainy [5e003ddf]
877 1 place:II.9 [759fcb03]
878 2 place:miscue [9c5f91c5]
    placed-all
879 2 pass [67e99ace]
880 0 improv [ca7cb3ec]
    improvised who=0
881 0 switch:II.6 [c38e776a]
    switched who=0
882 0 pass [a0dda4bd]
883 1 pass [d2681d64]
884 2 reveal [2a50bfb0]
    turned-up-staging who=2 card=miscue
885 2 play [b8e3fc46]
886 2 at:1 [7157e8a2]
    aimed who=2 card=miscue whom=1
887 0 let [f5da126d]
    must-switch whom=1
    drew who=2 pile=staging
888 1 switch:take-the-lead [4f13c746]
    switched who=1
889 2 place:II.10 [b6a5edf5]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
890 2 pass [24db7439]
891 0 reveal [6404ccd1]
    turned-up who=0 card=II.6
    not-next who=0 card=II.6
892 0 pass [b3e4d24c]
893 1 reveal [a381403e]
    turned-up-staging who=1 card=take-the-lead
894 1 exit [e90a90e7]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
895 1 improv [64d659f5]
    improvised who=1
896 1 bury:take-the-lead [6d7f7268]
    drew who=1 pile=staging
    buried who=1 pile=staging
897 1 pass [19000b06]
    drew who=1 pile=staging
    scene-began scene=6
898 2 pass [43a32e5b]
899 0 pass [1e15c1db]
900 1 pass [83b5515f]
901 0 place:seize [a9bc7de7]
902 1 place:no-drama [e9ea8d42]
903 2 place:II.10 [d5e09d8d]
    placed-all
904 2 pass [35d228ae]
905 0 pass [b31092da]
906 1 pass [c1284450]
907 2 reveal [9bf6a1c2]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
908 2 pass [a4b0f45a]
909 0 improv [9c7c12db]
    improvised who=0
910 0 bury:miscue [9635f142]
    drew who=0 pile=staging
    buried who=0 pile=staging
911 0 reveal [4cf74122]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
912 0 show:exchange [c406536e]
913 0 at:1 [2749e339]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
914 0 give:revive [140345e3]
    traded who=0 whom=1
915 0 show:exchange [63e0c515]
916 0 at:1 [5e667473]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
917 0 give:revive [fa3ab18a]
    traded who=0 whom=1
918 0 pass [302333b2]
919 1 reveal [61974736]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
920 1 pass [34111408]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=7
921 2 pass [f3ed8381]
922 0 improv [de9ce5c4]
    improvised who=0
923 0 bury:villainy [9c09992c]
    drew who=0 pile=staging
    buried who=0 pile=staging
924 0 pass [8fc22ae2]
925 1 pass [df1ae4c2]
926 0 place:seize [173cf360]
927 1 place:take-the-lead [8486622c]
928 2 place:II.12 [c647598b]
    placed-all
929 2 pass [4487de32]
930 0 pass [ea74580b]
931 1 pass [e5ea162b]
932 2 reveal [540f1516]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
933 2 pass [22112c47]
934 0 reveal [1bb8230a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
935 0 pass [7ecf764b]
936 1 reveal [972df1ff]
    turned-up-staging who=1 card=take-the-lead
937 1 exit [32aa9ce8]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
938 1 pass [527f6739]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
939 2 pass [767c0938]
940 0 improv [c8a898c6]
    improvised who=0
941 0 bury:exchange [46705e8c]
    drew who=0 pile=staging
    buried who=0 pile=staging
942 0 pass [64b690ac]
943 1 show:exchange [3545c4df]
944 1 at:0 [fd9a0331]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
945 1 give:II.11 [7667a4fa]
    traded who=1 whom=0
946 1 improv [ad2195d3]
    improvised who=1
947 1 bury:no-drama [47124db3]
    drew who=1 pile=staging
    buried who=1 pile=staging
948 1 pass [7a18407f]
949 0 place:II.8 [5a4d4117]
950 1 place:take-the-lead [dc17fa27]
951 2 place:take-the-lead [d910c1fb]
    placed-all
952 2 pass [2d3c6e65]
953 0 pass [28ffd6dd]
954 1 pass [df5845f2]
955 2 reveal [0470fc5a]
    turned-up-staging who=2 card=take-the-lead
956 2 exit [f1dd1b2c]
    exiting who=2 card=take-the-lead
957 1 let [3baa43f5]
    got-intrigue who=2 n=1
958 2 pass [2eaaf4dc]
959 0 reveal [37542064]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
960 0 pass [311c81d6]
961 1 reveal [7284c08f]
    turned-up-staging who=1 card=take-the-lead
962 1 play [4e2c007a]
963 1 at:0 [5dcbaa53]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
964 1 pass [df9d8176]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=9
965 1 pass [ba82806e]
966 2 improv [a286c437]
    improvised who=2
967 2 bury:exchange [4178ff4b]
    drew who=2 pile=staging
    buried who=2 pile=staging
968 2 pass [9d5f0746]
969 0 pass [6cab5fa9]
970 0 place:II.8 [e247e241]
971 1 place:revive [f5e87113]
972 2 place:II.3 [7de30369]
    placed-all
973 1 improv [69626e98]
    improvised who=1
974 1 switch:revive [d6f5b9a4]
    switched who=1
975 1 pass [9fba84ee]
976 2 pass [0c4c95e0]
977 0 pass [d77b29e9]
978 1 reveal [2170e922]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
979 1 pass [8d02a484]
980 2 reveal [fce1ca4d]
    turned-up who=2 card=II.3
    played who=2 card=II.3
    scored who=2 card=II.3 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
981 2 coin:iago [f2019fe4]
982 2 wound:montano [ded07ef5]
    used-iago who=2 character=montano
    wounded who=2 character=montano n=1 total=1
    died character=montano
    took-wounds who=2 n=1
983 2 show:no-drama [54e777a0]
    no-drama who=2
    drew who=2 pile=staging
984 2 pass [b69d08fd]
985 0 reveal [e79a4f2e]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
986 0 pass [3dd6d549]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=10
987 1 pass [5f06d64d]
988 2 pass [341377ce]
989 0 pass [dda00f04]
990 0 place:seize [eeceadaf]
991 1 place:revive [a8450aa8]
992 2 place:villainy [e503668d]
    placed-all
993 1 pass [e376eac6]
994 2 pass [4349093b]
995 0 pass [1f1ac0a2]
996 1 reveal [0859ce71]
    turned-up-staging who=1 card=revive
997 1 exit [01e9f7b0]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
998 1 improv [7b85201a]
    improvised who=1
999 1 bury:take-the-lead [91270660]
    drew who=1 pile=staging
    buried who=1 pile=staging
1000 1 pass [488881ff]
1001 2 reveal [f8d686b4]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1002 2 improv [92136a9f]
    improvised who=2
1003 2 bury:miscue [1b41b08b]
    drew who=2 pile=staging
    buried who=2 pile=staging
1004 2 pass [5c653c03]
1005 0 reveal [1f94fc16]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1006 0 pass [1a3c84f0]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=11
1007 1 show:exchange [ad3c69a0]
1008 1 at:2 [54df0327]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
1009 1 give:seize [9bd6e598]
    traded who=1 whom=2
1010 1 improv [1b9c59f7]
    improvised who=1
1011 1 bury:villainy [d0bcd705]
    drew who=1 pile=staging
    buried who=1 pile=staging
1012 1 pass [78a7dad0]
1013 2 pass [82eb25c6]
1014 0 pass [2eda8c1d]
1015 0 place:II.6 [dd6dd551]
1016 1 place:II.12 [272935c7]
1017 2 place:exchange [464901e3]
    placed-all
1018 1 pass [59523bcf]
1019 2 pass [6c75c355]
1020 0 show:no-drama [46dab347]
    no-drama who=0
    drew who=0 pile=staging
1021 0 pass [263817dc]
1022 1 reveal [4de0cdb8]
    turned-up who=1 card=II.12
    not-next who=1 card=II.12
1023 1 pass [dccdffeb]
1024 2 reveal [a81e2a43]
    turned-up-staging who=2 card=exchange
1025 2 play [a5e5ea92]
    aimed who=2 card=exchange whom=1
1026 2 give:II.5 [08b163dc]
    traded who=2 whom=1
1027 2 pass [01ed3474]
1028 0 reveal [45bbd51d]
    turned-up who=0 card=II.6
    not-next who=0 card=II.6
1029 0 pass [cf3883d4]
    drew who=2 pile=staging
    scene-began scene=12
1030 1 pass [79229705]
1031 2 pass [e6aa64d9]
1032 0 pass [f0cbfff6]
1033 0 place:villainy [74b3058e]
1034 1 place:miscue [32ffaf90]
1035 2 place:no-drama [d5e08de1]
    placed-all
1036 1 pass [f493e48f]
1037 2 pass [7211cd7e]
1038 0 pass [2fd0e3c8]
1039 1 reveal [3354396b]
    turned-up-staging who=1 card=miscue
1040 1 exit [cacabb1d]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1041 1 improv [d3491603]
    improvised who=1
1042 1 bury:miscue [74b127e9]
    drew who=1 pile=staging
    buried who=1 pile=staging
1043 1 pass [44e7b771]
1044 2 reveal [746d7ad1]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1045 2 pass [603576f9]
1046 0 reveal [ba61cb0c]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1047 0 pass [0eec1947]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=13
1048 1 show:exchange [da33dbc5]
1049 1 at:0 [f03e5372]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1050 0 let [1405e62a]
1051 1 give:II.5 [88cdaa15]
    traded who=1 whom=0
1052 1 show:exchange [7b7e4e3e]
1053 1 at:2 [59db7ab2]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1054 2 show:no-drama [dca09709]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=1 whom=2
1055 1 pass [297cf84a]
1056 2 pass [ed5c70e1]
1057 0 show:exchange [dcb72795]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1058 0 give:II.5 [ec3fde40]
    traded who=0 whom=1
1059 0 improv [7d8deda7]
    improvised who=0
1060 0 bury:revive [fb5ac411]
    drew who=0 pile=staging
    buried who=0 pile=staging
1061 0 pass [1e10d773]
1062 0 place:II.8 [8ac9e567]
1063 1 place:villainy [68680895]
1064 2 place:II.10 [120285fb]
    placed-all
1065 1 pass [f828f109]
1066 2 pass [5b9ba09b]
1067 0 pass [dc424e9a]
1068 1 reveal [12386c67]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1069 1 improv [abacb1c7]
    improvised who=1
1070 1 bury:take-the-lead [671410bd]
    drew who=1 pile=staging
    buried who=1 pile=staging
1071 1 pass [863303fb]
1072 2 reveal [f368ef1a]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
1073 2 pass [522aa91d]
1074 0 reveal [1c16e574]
    turned-up who=0 card=II.8
    not-next who=0 card=II.8
1075 0 pass [8fcf429c]
    drew who=1 pile=staging
    scene-began scene=14
1076 1 pass [65f9008b]
1077 2 pass [e91174aa]
1078 0 pass [3d2f7308]
1079 0 place:II.4 [7f4b531a]
1080 1 place:take-the-lead [8da03628]
1081 2 place:II.10 [823ec701]
    placed-all
1082 1 pass [0dc23d82]
1083 2 pass [16ccd0da]
1084 0 pass [6a4aebd5]
1085 1 reveal [eb993e61]
    turned-up-staging who=1 card=take-the-lead
1086 1 exit [6c948f01]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1087 1 pass [59ce4280]
1088 2 reveal [bab44363]
    turned-up who=2 card=II.10
    not-next who=2 card=II.10
1089 2 pass [916779d5]
1090 0 reveal [61c86d5b]
    turned-up who=0 card=II.4
    played who=0 card=II.4
    scored who=0 card=II.4 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1091 0 improv [cd5ca0a2]
    improvised who=0
1092 0 bury:miscue [f8ab9f09]
    drew who=0 pile=staging
    buried who=0 pile=staging
1093 0 pass [d154b41a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=15
1094 1 pass [e1349e97]
1095 2 pass [54b66094]
1096 0 pass [636ad7db]
1097 0 place:seize [628e5527]
1098 1 place:take-the-lead [b2ec675e]
1099 2 place:II.12 [2626a032]
    placed-all
1100 1 improv [650a9337]
    improvised who=1
1101 1 switch:II.5 [b6a44735]
    switched who=1
1102 1 pass [6a259824]
1103 2 pass [cc5b0b2e]
1104 0 pass [7994b5ec]
1105 1 reveal [abad15f6]
    turned-up who=1 card=II.5
    played who=1 card=II.5
    scored who=1 card=II.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1106 1 coin:iago [330756c4]
1107 1 wound:roderigo [f0a49af1]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=1 total=4
1108 1 pass [0b44ccc4]
1109 2 reveal [9e7dfa91]
    turned-up who=2 card=II.12
    not-next who=2 card=II.12
1110 2 pass [dfddee04]
1111 0 coin:othello [d871d39f]
1112 0 at:1 [0f690ba3]
    giving-by-coin who=0 coin=othello whom=1
1113 1 let [89e4dd65]
    gave-lead who=0 whom=1
1114 0 show:exchange [8699218b]
1115 0 at:1 [69c42d72]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1116 1 let [a358e0f7]
1117 0 give:villainy [14b0e2dd]
    traded who=0 whom=1
1118 0 reveal [3db0e23a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1119 0 improv [078b6941]
    improvised who=0
1120 0 bury:take-the-lead [02c07ca0]
    drew who=0 pile=staging
    buried who=0 pile=staging
1121 0 pass [1d6c8baf]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
1122 2 pass [1255d410]
1123 0 pass [f901ffbd]
1124 1 pass [2cb038f9]
1125 0 place:miscue [d7a211ba]
1126 1 place:take-the-lead [3096fb41]
1127 2 place:seize [46c29e3e]
    placed-all
1128 2 pass [5bbf04f4]
1129 0 pass [aa408c14]
1130 1 improv [9a0f8e89]
    improvised who=1
1131 1 switch:villainy [4fbae12d]
    switched who=1
1132 1 pass [c5d360b8]
1133 2 reveal [fdaacab2]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1134 2 improv [04830bcf]
    improvised who=2
1135 2 bury:revive [7249776b]
    drew who=2 pile=staging
    buried who=2 pile=staging
1136 2 pass [86bae815]
1137 0 reveal [d5654621]
    turned-up-staging who=0 card=miscue
1138 0 exit [9d7780ad]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1139 0 pass [20ce9419]
1140 1 reveal [914935ab]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1141 1 pass [bf2e8cc2]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=17
1142 2 pass [cdc9dec9]
1143 0 pass [5ad8bfdc]
1144 1 pass [0739b1b8]
1145 0 place:II.6 [20c7c4b6]
1146 1 place:take-the-lead [ca707e5e]
1147 2 place:take-the-lead [245033ff]
    placed-all
1148 2 pass [37074021]
1149 0 show:no-drama [d08be76a]
    no-drama who=0
    drew who=0 pile=staging
1150 0 pass [009ffbab]
1151 1 improv [3de60941]
    improvised who=1
1152 1 switch:II.11 [c064e982]
    switched who=1
1153 1 pass [75f6c0fb]
1154 2 reveal [95853f9b]
    turned-up-staging who=2 card=take-the-lead
1155 2 exit [2f022810]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1156 2 improv [fc0fab76]
    improvised who=2
1157 2 bury:revive [1e4617a1]
    drew who=2 pile=staging
    buried who=2 pile=staging
1158 2 show:exchange [263ddb00]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1159 2 give:II.10 [1a3b0672]
    traded who=2 whom=1
1160 2 pass [cc2bd42a]
1161 0 reveal [af28ae3e]
    turned-up who=0 card=II.6
    played who=0 card=II.6
    scored who=0 card=II.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1162 0 coin:cassio [fb499607]
    used-coin who=0 coin=cassio
1163 0 bury:seize [989e46eb]
    drew who=0 pile=staging
    buried who=0 pile=staging
1164 0 pass [dc666ec4]
1165 1 reveal [e3afdc4a]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
1166 1 pass [76545ae8]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
1167 2 pass [b468710a]
1168 0 improv [db1cba8b]
    improvised who=0
1169 0 bury:seize [852a2b76]
    drew who=0 pile=staging
    buried who=0 pile=staging
1170 0 pass [cae55f6d]
1171 1 pass [3723629f]
1172 0 place:miscue [d0d6eee6]
1173 1 place:revive [55597536]
1174 2 place:II.7 [14daa467]
    placed-all
1175 2 pass [d096cb4f]
1176 0 pass [96f16000]
1177 1 pass [f69b4e05]
1178 2 show:exchange [68f807a6]
1179 2 at:1 [a36949df]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1180 2 give:exchange [19c90fc0]
    traded who=2 whom=1
1181 2 reveal [cfcc21c8]
    turned-up who=2 card=II.7
    played who=2 card=II.7
    scored who=2 card=II.7 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
1182 2 improv [1172c21f]
    improvised who=2
1183 2 bury:miscue [823df897]
    drew who=2 pile=staging
    buried who=2 pile=staging
1184 2 pass [65172229]
1185 0 reveal [8b33ea3b]
    turned-up-staging who=0 card=miscue
1186 0 exit [4133d19d]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1187 0 pass [71613449]
1188 1 show:exchange [9baff9ab]
1189 1 at:0 [99b6a969]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1190 0 let [ee84017f]
1191 1 give:revive [f16b76b1]
    traded who=1 whom=0
1192 1 reveal [a815760a]
    turned-up-staging who=1 card=revive
1193 1 play [5d8a6f09]
    played who=1 card=revive
    revived who=1 character=montano
1194 1 pass [6913ab72]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=19
1195 2 coin:roderigo [b2b161a3]
1196 2 at:0 [50a5f00d]
    used-coin-at who=2 coin=roderigo whom=0
1197 0 let [3306da81]
1198 2 give:no-drama [854498c1]
    traded who=2 whom=0
1199 2 pass [a027dfb2]
1200 0 improv [6c013880]
    improvised who=0
1201 0 bury:villainy [231b0c62]
    drew who=0 pile=staging
    buried who=0 pile=staging
1202 0 pass [815f22d7]
1203 1 pass [0632402a]
1204 0 place:take-the-lead [969c37ce]
1205 1 place:seize [0eff8322]
1206 2 place:take-the-lead [3e1250f1]
    placed-all
1207 2 pass [db001494]
1208 0 show:exchange [c5037c44]
1209 0 at:2 [a0d04303]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1210 0 give:exchange [e2efdfd1]
    traded who=0 whom=2
1211 0 pass [cc353c22]
1212 1 pass [abc32760]
1213 2 reveal [7f51ced0]
    turned-up-staging who=2 card=take-the-lead
1214 2 play [59c1ed74]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1215 2 pass [23a59f8d]
1216 0 reveal [d939484f]
    turned-up-staging who=0 card=take-the-lead
1217 0 play [58a1d0c8]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1218 0 pass [4663a523]
1219 1 reveal [8152eb02]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1220 1 pass [860bb4c6]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=20
1221 1 improv [3c50b0f0]
    improvised who=1
1222 1 bury:seize [1ba6973e]
    drew who=1 pile=staging
    buried who=1 pile=staging
1223 1 pass [366bd2f0]
1224 2 show:exchange [17f96b72]
1225 2 at:1 [6f2d6021]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1226 2 give:seize [c2cb54a9]
    traded who=2 whom=1
1227 2 pass [731c7ab5]
1228 0 pass [e2fa778e]
1229 0 place:villainy [afcba503]
1230 1 place:II.11 [ba74ad44]
1231 2 place:take-the-lead [dd0ced49]
    placed-all
1232 1 pass [71399607]
1233 2 pass [a28e119b]
1234 0 pass [8ef427d4]
1235 1 reveal [52f092a0]
    turned-up who=1 card=II.11
    not-next who=1 card=II.11
1236 1 pass [640d6d62]
1237 2 reveal [e0296287]
    turned-up-staging who=2 card=take-the-lead
1238 2 play [5008cfef]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1239 2 pass [6fd08bbc]
1240 0 reveal [36bcf59b]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1241 0 improv [71d25804]
    improvised who=0
1242 0 bury:no-drama [fe2cea6d]
    drew who=0 pile=staging
    buried who=0 pile=staging
1243 0 pass [4ebf6365]
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=21
1244 0 pass [1ee6ac06]
1245 1 pass [c2cbdcb2]
1246 2 pass [55aa4640]
1247 0 place:II.8 [af457d23]
1248 1 place:no-drama [51d40a8a]
1249 2 place:miscue [73eec93e]
    placed-all
1250 0 pass [014093ac]
1251 1 pass [14de25c5]
1252 2 pass [0a9aaf72]
1253 0 reveal [b1cc3347]
    turned-up who=0 card=II.8
    played who=0 card=II.8
    scored who=0 card=II.8 n=1
    wounded who=0 character=montano n=1 total=1
    died character=montano
    took-wounds who=0 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1254 0 pass [920f247c]
1255 1 reveal [2e925ef1]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1256 1 improv [e5295cb8]
    improvised who=1
1257 1 bury:miscue [f2ba3b95]
    drew who=1 pile=staging
    buried who=1 pile=staging
1258 1 show:exchange [adcd43b2]
1259 1 at:2 [4619cb5c]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1260 1 give:take-the-lead [33d3a184]
    traded who=1 whom=2
1261 1 pass [150460a9]
1262 2 reveal [08724f9d]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1263 2 improv [cdfde95e]
    improvised who=2
1264 2 bury:no-drama [76df48b6]
    drew who=2 pile=staging
    buried who=2 pile=staging
1265 2 pass [d9d30418]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
1266 0 improv [26fba9da]
    improvised who=0
1267 0 bury:miscue [d7f173ff]
    drew who=0 pile=staging
    buried who=0 pile=staging
1268 0 coin:cassio [60ab2505]
    used-coin who=0 coin=cassio
1269 0 bury:exchange [919dfcf6]
    drew who=0 pile=staging
    buried who=0 pile=staging
1270 0 pass [bb81a176]
1271 1 show:exchange [96b9eb4b]
1272 1 at:2 [318ac5a4]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1273 1 give:take-the-lead [c35d8116]
    traded who=1 whom=2
1274 1 show:exchange [9464c850]
1275 1 at:2 [19e9e205]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1276 1 give:take-the-lead [2f9f2ecb]
    traded who=1 whom=2
1277 1 pass [f9c82d7a]
1278 2 pass [bc56ea58]
1279 0 place:villainy [19d66899]
1280 1 place:II.10 [a66e2edc]
1281 2 place:take-the-lead [509ff1ce]
    placed-all
1282 0 pass [9d4b3153]
1283 1 pass [8d724795]
1284 2 pass [13e54279]
1285 0 reveal [53952a27]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1286 0 pass [6289dd14]
1287 1 reveal [0ff6c92e]
    turned-up who=1 card=II.10
    not-next who=1 card=II.10
1288 1 pass [f948d01a]
1289 2 reveal [c2345887]
    turned-up-staging who=2 card=take-the-lead
1290 2 exit [7911dafd]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1291 2 pass [cfdec890]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=23
1292 0 show:no-drama [21b7c4d2]
    no-drama who=0
    drew who=0 pile=staging
1293 0 pass [79d91cf6]
1294 1 show:exchange [a2830134]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1295 2 let [651c7500]
1296 1 give:seize [edd071d4]
    traded who=1 whom=2
1297 1 pass [8062de61]
1298 2 improv [b59723ea]
    improvised who=2
1299 2 bury:revive [3c644b63]
    drew who=2 pile=staging
    buried who=2 pile=staging
1300 2 pass [b0be3ba1]
1301 0 place:II.12 [834dd2de]
1302 1 place:II.10 [03b2c738]
1303 2 place:no-drama [e66ee915]
    placed-all
1304 0 pass [4e7bbdec]
1305 1 pass [37c0da2c]
1306 2 pass [bc47e55c]
1307 0 reveal [1c7dc525]
    turned-up who=0 card=II.12
    not-next who=0 card=II.12
1308 0 pass [d8c1da28]
1309 1 reveal [2f6db6cc]
    turned-up who=1 card=II.10
    not-next who=1 card=II.10
1310 1 pass [f18811ac]
1311 2 reveal [b5237885]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1312 2 pass [1e17aad6]
    drew who=2 pile=staging
    scene-began scene=24
1313 0 pass [fe69b5e2]
1314 1 pass [58fabb8e]
1315 2 pass [184c5601]
1316 0 place:II.9 [40cc3d07]
1317 1 place:villainy [a8fe78f5]
1318 2 place:villainy [d7d0074b]
    placed-all
1319 0 pass [e17859b0]
1320 1 pass [9154e1ea]
1321 2 pass [82eb3be7]
1322 0 reveal [880e4bfb]
    turned-up who=0 card=II.9
    played who=0 card=II.9
1323 2 let [e1b3387e]
    scored who=0 card=II.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1324 0 pass [475f7423]
1325 1 reveal [accad61d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1326 2 let [c230e62b]
    got-intrigue who=1 n=1
1327 1 improv [bd7a97c3]
    improvised who=1
1328 1 bury:take-the-lead [dc72fa6a]
    drew who=1 pile=staging
    buried who=1 pile=staging
1329 1 show:exchange [0540dabb]
1330 1 at:2 [3a02a1fc]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1331 2 let [e49a38c8]
1332 1 give:seize [88370fd0]
    traded who=1 whom=2
1333 1 pass [19ca077e]
1334 2 improv [b2b0f783]
    improvised who=2
1335 2 bury-placed [c9f5ec5e]
    drew who=2 pile=staging
    buried who=2 pile=staging
1336 2 reveal [b10c00eb]
    turned-up-staging who=2 card=take-the-lead
1337 2 play [ac364801]
1338 2 at:1 [204aa022]
    giving who=2 card=take-the-lead whom=1
    gave-lead who=2 whom=1
1339 2 pass [279bdd99]
    drew who=1 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=1
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=25
1340 2 pass [e632f53c]
1341 0 pass [952c8da9]
1342 1 pass [5d9bb5d9]
1343 0 place:II.12 [1e2847d3]
1344 1 place:seize [a60e48a7]
1345 2 place:take-the-lead [12efcf90]
    placed-all
1346 2 pass [5304c7bb]
1347 0 improv [57298be9]
    improvised who=0
1348 0 switch:revive [be8ee7df]
    switched who=0
1349 0 pass [9442ee78]
1350 1 pass [a801fcd7]
1351 2 reveal [c754197d]
    turned-up-staging who=2 card=take-the-lead
1352 2 exit [2ba35748]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1353 2 pass [24005660]
1354 0 reveal [bc142a99]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1355 0 pass [0c114ba0]
1356 1 reveal [c474f784]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1357 1 improv [95e23b08]
    improvised who=1
1358 1 bury:miscue [2d61596c]
    drew who=1 pile=staging
    buried who=1 pile=staging
1359 1 pass [9ee4779f]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=26
1360 2 pass [4f20bcf4]
1361 0 pass [70190693]
1362 1 show:exchange [d5f073bc]
1363 1 at:0 [3945fe23]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1364 0 let [740e33a6]
1365 1 give:revive [eeceae7f]
    traded who=1 whom=0
1366 1 show:exchange [a0654884]
1367 1 at:0 [41c3e6ce]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1368 0 let [2d1c2df6]
1369 1 give:II.10 [48a9f645]
    traded who=1 whom=0
1370 1 pass [fec78198]
1371 0 place:seize [941491c4]
1372 1 place:villainy [b571facf]
1373 2 place:miscue [77d04fd7]
    placed-all
1374 2 improv [d60b0f3f]
    improvised who=2
1375 2 switch:no-drama [1b8cbd8b]
    switched who=2
1376 2 show:exchange [c6820836]
1377 2 at:0 [6e4e9fe8]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1378 0 let [980a7fb7]
1379 2 give:take-the-lead [33c17cf2]
    traded who=2 whom=0
1380 2 pass [98c2b9d0]
1381 0 pass [61d44a96]
1382 1 pass [0b0d5104]
1383 2 reveal [70e1a7c5]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1384 2 show:no-drama [729cf2c0]
    no-drama who=2
    drew who=2 pile=staging
1385 2 pass [b0ab67c7]
1386 0 coin:iago [a46cde6a]
1387 0 wound:othello [75a5b98a]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=3 total=6
1388 0 reveal [e467ae95]
    turned-up-staging who=0 card=seize
1389 0 exit [4210aed1]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1390 0 pass [51624d13]
1391 1 reveal [527b592c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1392 1 show:no-drama [d8bb5d5e]
    no-drama who=1
    drew who=1 pile=staging
1393 1 show:exchange [d7e26f4e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1394 0 let [d47f36b4]
1395 1 give:II.11 [00ab18c5]
    traded who=1 whom=0
1396 1 pass [3ef6a198]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=10
    staging-empty n=2
    drew who=0 pile=staging
    scene-began scene=27
    final-scene
1397 2 pass [d747e437]
1398 0 improv [3c2035f7]
    improvised who=0
1399 0 bury:seize [ca122e90]
    drew who=0 pile=staging
    buried who=0 pile=staging
1400 0 pass [17090332]
1401 1 pass [fa0660c3]
1402 0 place:II.11 [0d6299ef]
1403 1 place:seize [222d9c90]
1404 2 place:miscue [83908200]
    placed-all
1405 2 pass [9a3e00c8]
1406 0 pass [ce979968]
1407 1 show:exchange [a98c8bf6]
1408 1 at:0 [b4e53a9b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1409 0 let [0833f4ec]
1410 1 give:revive [4767ab13]
    traded who=1 whom=0
1411 1 pass [b78281f8]
1412 2 reveal [50f36dbb]
    turned-up-staging who=2 card=miscue
1413 2 play [5f0a1cd2]
1414 2 at:0 [1a243d09]
    aimed who=2 card=miscue whom=0
1415 0 let [0cfa0a4a]
    must-switch whom=0
    drew who=2 pile=staging
1416 0 switch:villainy [f1dfab07]
    switched who=0
1417 2 place:exchange [91cd180f]
    turned-up-staging who=2 card=exchange
1418 2 play [af9ea4c1]
1419 2 at:0 [aca297a4]
    aimed who=2 card=exchange whom=0
1420 0 let [146fb73e]
1421 2 give:take-the-lead [aec14767]
    traded who=2 whom=0
1422 2 pass [4395f900]
1423 0 reveal [eee883a4]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1424 0 pass [9599fc53]
1425 1 reveal [b5a47715]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1426 1 pass [e5f1450d]
    act-ran-out act=II
    tallied who=0 n=11
    tallied who=1 n=3
    tallied who=2 n=5
    lead-cast who=1
1427 1 discard:take-the-lead [429d50f6]
    discarded who=1 card=take-the-lead
1428 1 discard:villainy [3323ff8f]
    discarded who=1 card=villainy
1429 1 discard:take-the-lead [7a759bfa]
    discarded who=1 card=take-the-lead
1430 2 discard:seize [40061a16]
    discarded who=2 card=seize
1431 2 discard:revive [04dd506a]
    discarded who=2 card=revive
1432 0 discard:revive [452e2a33]
    discarded who=0 card=revive
    dealt who=1 n=5 total=8
    dealt who=2 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=III who=1
    scene-began scene=1
1433 2 pass [b90c922d]
1434 0 pass [697a35e4]
1435 1 pass [211fbef0]
1436 0 place:III.14 [0b571623]
1437 1 place:III.13 [2c8f075d]
1438 2 place:miscue [fc9c81bb]
    placed-all
1439 2 pass [fd01113c]
1440 0 pass [db4fff7b]
1441 1 improv [28be2eab]
    improvised who=1
1442 1 switch:III.10 [e56c8ae4]
    switched who=1
1443 1 pass [4df7486e]
1444 2 reveal [ece61388]
    turned-up-staging who=2 card=miscue
1445 2 exit [e10e9886]
    exiting who=2 card=miscue
1446 0 let [c5439d42]
    got-intrigue who=2 n=1
1447 2 pass [414e4dca]
1448 0 improv [0f0b6258]
    improvised who=0
1449 0 bury:villainy [86c48836]
    drew who=0 pile=staging
    buried who=0 pile=staging
1450 0 show:exchange [f7fd6834]
1451 0 at:2 [cc5c6f49]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1452 2 let [f823d4cb]
1453 0 give:no-drama [d3b80cf3]
    traded who=0 whom=2
1454 0 reveal [7a90539a]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1455 0 pass [8273502b]
1456 1 reveal [6b49a3e1]
    turned-up who=1 card=III.10
    not-next who=1 card=III.10
1457 1 pass [a39ccabe]
    drew who=2 pile=staging
    scene-began scene=2
1458 2 pass [39bc372d]
1459 0 pass [c2eab947]
1460 1 pass [542eee2d]
1461 0 place:III.5 [1ab68bd1]
1462 1 place:revive [88dc7dce]
1463 2 place:III.6 [61061ea3]
    placed-all
1464 2 pass [66a8f0d6]
1465 0 improv [4adad0bd]
    improvised who=0
1466 0 switch:III.3 [6e1bd8ce]
    switched who=0
1467 0 pass [ec36a99d]
1468 1 pass [1f36a0a6]
1469 2 show:no-drama [819eaa2a]
    no-drama who=2
    drew who=2 pile=staging
1470 2 reveal [f8dfba45]
    turned-up who=2 card=III.6
    not-next who=2 card=III.6
1471 2 show:exchange [4de2013a]
1472 2 at:1 [a0ba04dd]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1473 2 give:III.6 [d8f0f469]
    traded who=2 whom=1
1474 2 pass [cf50e8fe]
1475 0 reveal [b79b7284]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1476 0 pass [b8da51c1]
1477 1 reveal [49e0afe4]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1478 1 pass [12a32ded]
    drew who=1 pile=staging
    scene-began scene=3
1479 2 show:exchange [eb1b58f2]
1480 2 at:1 [7446172f]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1481 1 let [9df547c4]
1482 2 give:take-the-lead [d658305a]
    traded who=2 whom=1
1483 2 pass [6304676d]
1484 0 pass [e4402b33]
1485 1 improv [dffcdb53]
    improvised who=1
1486 1 bury:take-the-lead [ade8876c]
    drew who=1 pile=staging
    buried who=1 pile=staging
1487 1 pass [32173913]
1488 0 place:III.7 [1893c701]
1489 1 place:III.9 [e7b097d4]
1490 2 place:III.8 [0ef4ef28]
    placed-all
1491 2 pass [b2efa78c]
1492 0 pass [ddb898f3]
1493 1 pass [c6f6396c]
1494 2 reveal [1957e363]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1495 2 pass [e6178f33]
1496 0 reveal [3288e360]
    turned-up who=0 card=III.7
    not-next who=0 card=III.7
1497 0 pass [9570f7ca]
1498 1 reveal [42704b43]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1499 1 pass [87f5f1b8]
    scene-began scene=4
1500 2 pass [94c25681]
1501 0 pass [a1829867]
1502 1 pass [fc33820b]
1503 0 place:take-the-lead [ae10dea7]
1504 1 place:III.9 [b4bdeda2]
1505 2 place:seize [715ff185]
    placed-all
1506 2 pass [9097b62b]
1507 0 pass [01e131b3]
1508 1 pass [604e60ce]
1509 2 reveal [1c496168]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1510 2 pass [d876db15]
1511 0 reveal [09c12249]
    turned-up-staging who=0 card=take-the-lead
1512 0 play [a85121d0]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1513 0 pass [8c9fbbcb]
1514 1 reveal [c2ea47c2]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1515 1 pass [3e03e67d]
    drew who=0 pile=staging
    reshuffled pile=staging n=21
    staging-empty n=1
    drew who=2 pile=staging
    scene-began scene=5
1516 1 pass [98ecf14e]
1517 2 improv [4529db1b]
    improvised who=2
1518 2 bury:seize [d9a70a37]
    drew who=2 pile=staging
    buried who=2 pile=staging
1519 2 show:exchange [3a38dbf1]
1520 2 at:0 [0a643495]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1521 2 give:III.6 [fb251f8c]
    traded who=2 whom=0
1522 2 pass [4037652f]
1523 0 pass [c6e6b8b0]
1524 0 place:III.12 [bfe96aa7]
1525 1 place:take-the-lead [3c975f2c]
1526 2 place:seize [760a80c5]
    placed-all
1527 1 pass [78b4a964]
1528 2 pass [a2f425b6]
1529 0 pass [8ad6576b]
1530 1 reveal [fee95e8b]
    turned-up-staging who=1 card=take-the-lead
1531 1 play [109bfa4b]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1532 1 pass [1b44633d]
1533 2 reveal [06d0226d]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1534 2 pass [4ae833ce]
1535 0 reveal [cff7b934]
    turned-up who=0 card=III.12
    not-next who=0 card=III.12
1536 0 pass [2e1bbac8]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=6
1537 2 improv [9ffd8951]
    improvised who=2
1538 2 bury:revive [402af2a9]
    drew who=2 pile=staging
    buried who=2 pile=staging
1539 2 pass [c351e0d0]
1540 0 pass [209dffe7]
1541 1 pass [afbceb90]
1542 0 place:III.1 [62fd5b0d]
1543 1 place:III.11 [f476cfc8]
1544 2 place:III.15 [a7514272]
    placed-all
1545 2 pass [938f9f1a]
1546 0 pass [58bb3d73]
1547 1 show:exchange [670b3e67]
1548 1 at:0 [dad11d33]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1549 1 give:III.10 [e9a8e150]
    traded who=1 whom=0
1550 1 pass [74d46a05]
1551 2 reveal [565cab9b]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1552 2 pass [e501fa5c]
1553 0 reveal [0b98b538]
    turned-up who=0 card=III.1
    played who=0 card=III.1
    scored who=0 card=III.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1554 0 pass [3cea5120]
1555 1 reveal [d188877c]
    turned-up who=1 card=III.11
    not-next who=1 card=III.11
1556 1 pass [93ba9a36]
    drew who=0 pile=staging
    scene-began scene=7
1557 2 pass [4d987449]
1558 0 coin:cassio [ed0836ac]
    used-coin who=0 coin=cassio
1559 0 bury:no-drama [3c22d13d]
    drew who=0 pile=staging
    buried who=0 pile=staging
1560 0 pass [cde3868c]
1561 1 pass [a0b301e8]
1562 0 place:seize [91317ad5]
1563 1 place:villainy [0c7cef6b]
1564 2 place:III.4 [c30a91af]
    placed-all
1565 2 pass [5f39189d]
1566 0 improv [18f2c207]
    improvised who=0
1567 0 switch:III.3 [38f4b6f8]
    switched who=0
1568 0 pass [a4d8cd12]
1569 1 pass [88a2056f]
1570 2 reveal [e6fa9e09]
    turned-up who=2 card=III.4
    not-next who=2 card=III.4
1571 2 pass [9d144b0c]
1572 0 reveal [ee6deef2]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1573 0 pass [2626484b]
1574 1 reveal [8298e211]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1575 1 pass [efcdf1a3]
    drew who=1 pile=staging
    scene-began scene=8
1576 2 pass [3c35a999]
1577 0 pass [10b13c98]
1578 1 pass [f5f74b04]
1579 0 place:III.3 [f2d273a6]
1580 1 place:III.2 [dd87f682]
1581 2 place:III.8 [719b14c3]
    placed-all
1582 2 pass [ac3f492f]
1583 0 pass [12b7d7bf]
1584 1 pass [de06f99b]
1585 2 reveal [1ed34130]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1586 2 pass [79734c43]
1587 0 reveal [9e7d6c37]
    turned-up who=0 card=III.3
    not-next who=0 card=III.3
1588 0 pass [dafd20eb]
1589 1 improv [c2672c14]
    improvised who=1
1590 1 bury:take-the-lead [bd286f4b]
    drew who=1 pile=staging
    buried who=1 pile=staging
1591 1 reveal [4926664d]
    turned-up who=1 card=III.2
    played who=1 card=III.2
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1592 1 pass [006bf734]
    drew who=1 pile=staging
    scene-began scene=9
1593 2 pass [c78c0e46]
1594 0 pass [a1c5a0ce]
1595 1 improv [f581feff]
    improvised who=1
1596 1 bury:villainy [d5d43bd7]
    drew who=1 pile=staging
    buried who=1 pile=staging
1597 1 show:exchange [2f836f76]
1598 1 at:2 [8f591c86]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1599 1 give:revive [b62ea708]
    traded who=1 whom=2
1600 1 pass [6935a0a3]
1601 0 place:III.3 [ecf94c82]
1602 1 place:III.4 [fd5ae501]
1603 2 place:III.8 [abf1d957]
    placed-all
1604 2 pass [23dbe242]
1605 0 pass [6151d305]
1606 1 coin:desdemona [b2ef9549]
    no-drama-coin who=1
1607 1 pass [7682f822]
1608 2 reveal [8c898283]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1609 2 pass [9408acaa]
1610 0 reveal [425279b6]
    turned-up who=0 card=III.3
    played who=0 card=III.3
    scored who=0 card=III.3 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1611 0 pass [d2645cbd]
1612 1 reveal [bea50e27]
    turned-up who=1 card=III.4
    played who=1 card=III.4
    scored who=1 card=III.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1613 1 pass [16e5dc1f]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=10
1614 2 pass [d7a5f665]
1615 0 improv [b693dd1f]
    improvised who=0
1616 0 bury:miscue [af258e0f]
    drew who=0 pile=staging
    buried who=0 pile=staging
1617 0 pass [413741e0]
1618 1 improv [ce1bd3d2]
    improvised who=1
1619 1 bury:miscue [8df4175b]
    drew who=1 pile=staging
    buried who=1 pile=staging
1620 1 show:exchange [81747aac]
1621 1 at:2 [505e00b6]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1622 1 give:III.11 [97774344]
    traded who=1 whom=2
1623 1 coin:desdemona [3ee08529]
    no-drama-coin who=1
1624 1 pass [11206c60]
1625 0 place:miscue [e89e0313]
1626 1 place:III.9 [c91d8415]
1627 2 place:III.11 [f4251058]
    placed-all
1628 2 pass [48bb37f8]
1629 0 pass [0be1da85]
1630 1 pass [8af21722]
1631 2 reveal [88cad99f]
    turned-up who=2 card=III.11
    not-next who=2 card=III.11
1632 2 pass [af52cc69]
1633 0 reveal [df164efa]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1634 0 coin:iago [a9179de6]
1635 0 wound:iago [99b4c933]
    used-iago who=0 character=iago
    wounded who=0 character=iago n=1 total=6
1636 0 pass [cdf49708]
1637 1 reveal [7b6cc286]
    turned-up who=1 card=III.9
    not-next who=1 card=III.9
1638 1 pass [9cf64ae6]
    drew who=0 pile=staging
    scene-began scene=11
1639 2 pass [aafb7c8f]
1640 0 show:exchange [8315d1f9]
1641 0 at:2 [de5426f3]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1642 0 give:seize [907692de]
    traded who=0 whom=2
1643 0 improv [6fe29802]
    improvised who=0
1644 0 bury:villainy [c26e8bbd]
    drew who=0 pile=staging
    buried who=0 pile=staging
1645 0 pass [897e6fa0]
1646 1 pass [b84e3566]
1647 0 place:III.10 [f9b16c40]
1648 1 place:take-the-lead [408d508d]
1649 2 place:III.8 [4c8487e3]
    placed-all
1650 2 pass [1ea61170]
1651 0 pass [833b1d5c]
1652 1 pass [01428fc4]
1653 2 reveal [49ec55a3]
    turned-up who=2 card=III.8
    not-next who=2 card=III.8
1654 2 pass [7d6dcf2b]
1655 0 reveal [419c8563]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1656 0 pass [11bfbc1c]
1657 1 reveal [5e0065a5]
    turned-up-staging who=1 card=take-the-lead
1658 1 play [9c0fc515]
1659 1 at:0 [672314d1]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
1660 1 pass [c81dd2d7]
    drew who=1 pile=staging
    scene-began scene=12
1661 1 pass [4cfdff20]
1662 2 pass [773be95b]
1663 0 pass [3125fead]
1664 0 place:III.6 [c9a68c6b]
1665 1 place:III.7 [f93d3f78]
1666 2 place:revive [0f771e33]
    placed-all
1667 1 pass [def9324c]
1668 2 pass [b69c2189]
1669 0 pass [aae70c79]
1670 1 reveal [2e5b47ba]
    turned-up who=1 card=III.7
    not-next who=1 card=III.7
1671 1 pass [2fe2b9c7]
1672 2 reveal [88f110c7]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1673 2 improv [973ba512]
    improvised who=2
1674 2 bury:no-drama [d4a479c4]
    drew who=2 pile=staging
    buried who=2 pile=staging
1675 2 pass [f959ba0c]
1676 0 reveal [18321355]
    turned-up who=0 card=III.6
    not-next who=0 card=III.6
1677 0 pass [71a65f8e]
    drew who=2 pile=staging
    scene-began scene=13
1678 1 pass [1d982123]
1679 2 pass [7109b929]
1680 0 pass [5d0b4f82]
1681 0 place:III.14 [a3a8c6d5]
1682 1 place:no-drama [8d29bc5c]
1683 2 place:III.15 [c7edd5b2]
    placed-all
1684 1 pass [c8331514]
1685 2 pass [098b0abb]
1686 0 pass [85483d21]
1687 1 reveal [09377b6b]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1688 1 pass [51114cd5]
1689 2 reveal [8c20adf6]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1690 2 pass [a8b55f72]
1691 0 reveal [0021d0c4]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1692 0 pass [86cf1301]
    drew who=1 pile=staging
    scene-began scene=14
1693 1 improv [0907c779]
    improvised who=1
1694 1 bury:villainy [759e6e78]
    drew who=1 pile=staging
    buried who=1 pile=staging
1695 1 pass [ae6de0b8]
1696 2 pass [ab815775]
1697 0 pass [c7a0ca67]
1698 0 place:III.12 [24390455]
1699 1 place:miscue [6824c28e]
1700 2 place:take-the-lead [df3e2a27]
    placed-all
1701 1 pass [1be1dd8c]
1702 2 pass [a71e9510]
1703 0 pass [54d3e500]
1704 1 reveal [31843d36]
    turned-up-staging who=1 card=miscue
1705 1 play [89bcf0f6]
1706 1 at:0 [1a7e5af5]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
1707 0 switch:take-the-lead [98fb5ed3]
    switched who=0
1708 1 place:seize [ea2261a9]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1709 1 pass [2aefca69]
1710 2 reveal [3cfffe04]
    turned-up-staging who=2 card=take-the-lead
1711 2 play [58d1c269]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1712 2 pass [1689ceba]
1713 0 reveal [874e1824]
    turned-up-staging who=0 card=take-the-lead
1714 0 play [42bd79a5]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1715 0 pass [4caac1a1]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    scene-began scene=15
1716 1 improv [78cf7b44]
    improvised who=1
1717 1 bury:take-the-lead [e074f958]
    drew who=1 pile=staging
    buried who=1 pile=staging
1718 1 pass [09e3633e]
1719 2 pass [a11325aa]
1720 0 pass [ca7f4443]
1721 0 place:III.12 [719c53f7]
1722 1 place:take-the-lead [8db00892]
1723 2 place:no-drama [512aa4b7]
    placed-all
1724 1 pass [a6304021]
1725 2 pass [ba1c1b96]
1726 0 pass [8529d204]
1727 1 reveal [a5110d29]
    turned-up-staging who=1 card=take-the-lead
1728 1 exit [5c0db1c8]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1729 1 pass [cbb20a42]
1730 2 reveal [51f6876f]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1731 2 improv [b66349dc]
    improvised who=2
1732 2 bury:villainy [f486d26e]
    drew who=2 pile=staging
    buried who=2 pile=staging
1733 2 pass [34da4f53]
1734 0 reveal [5eadf489]
    turned-up who=0 card=III.12
    not-next who=0 card=III.12
1735 0 pass [535feb5e]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=16
1736 1 show:exchange [cd31baa8]
1737 1 at:0 [6307423f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1738 1 give:villainy [f06cc391]
    traded who=1 whom=0
1739 1 improv [30bc8b9b]
    improvised who=1
1740 1 bury:no-drama [5a39ac08]
    drew who=1 pile=staging
    buried who=1 pile=staging
1741 1 pass [36070ae3]
1742 2 pass [6750514d]
1743 0 pass [c9bc6d9e]
1744 0 place:seize [4218bb2b]
1745 1 place:miscue [8b7ae00d]
1746 2 place:seize [b313b47e]
    placed-all
1747 1 pass [55cb78b1]
1748 2 pass [2b3291c7]
1749 0 pass [2347e0c8]
1750 1 reveal [e6f62e20]
    turned-up-staging who=1 card=miscue
1751 1 play [22629680]
1752 1 at:2 [23695da6]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
1753 2 switch:seize [a6750ae3]
    switched who=2
1754 1 place:revive [d36b72d3]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1755 1 pass [6fd99729]
1756 2 reveal [dcf2b1db]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1757 2 improv [45099974]
    improvised who=2
1758 2 bury:take-the-lead [a0bb43f2]
    drew who=2 pile=staging
    buried who=2 pile=staging
1759 2 pass [ce3055e5]
1760 0 reveal [aeb114b4]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1761 0 pass [fc697155]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=17
1762 1 improv [e2e6beb5]
    improvised who=1
1763 1 bury:revive [f2947765]
    drew who=1 pile=staging
    buried who=1 pile=staging
1764 1 pass [b8c5e646]
1765 2 pass [b4d68feb]
1766 0 improv [17dca719]
    improvised who=0
1767 0 bury:villainy [8110bac6]
    drew who=0 pile=staging
    buried who=0 pile=staging
1768 0 show:exchange [34fde303]
1769 0 at:1 [1d03e63c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1770 0 give:miscue [f635a1ad]
    traded who=0 whom=1
1771 0 pass [bb69bad1]
1772 0 place:III.6 [ffa5f6b9]
1773 1 place:III.5 [b3e8559e]
1774 2 place:seize [2cca024c]
    placed-all
1775 1 pass [66a66105]
1776 2 pass [c7c19962]
1777 0 pass [f28cfa10]
1778 1 reveal [b2c84992]
    turned-up who=1 card=III.5
    played who=1 card=III.5
    scored who=1 card=III.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
1779 1 coin:iago [41c59f5e]
1780 1 wound:emilia [29fd5ac3]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=1 total=4
1781 1 pass [3edd3f55]
1782 2 reveal [69c988c7]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1783 2 improv [a5111fd3]
    improvised who=2
1784 2 bury:take-the-lead [b0a65751]
    drew who=2 pile=staging
    buried who=2 pile=staging
1785 2 pass [313d4845]
1786 0 show:exchange [1a41d085]
1787 0 at:2 [a1bf5f20]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1788 0 give:III.9 [056fa2d0]
    traded who=0 whom=2
1789 0 show:exchange [7cb7c521]
1790 0 at:1 [cd1b5c15]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1791 1 let [d73031cc]
1792 0 give:III.12 [0c1117eb]
    traded who=0 whom=1
1793 0 reveal [71f3664b]
    turned-up who=0 card=III.6
    played who=0 card=III.6
    scored who=0 card=III.6 n=1
    got-coin who=0 coin=emilia
    got-handkerchief who=0
1794 0 pass [f1cd7ac5]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
1795 1 pass [83bd8742]
1796 2 pass [97b6fb05]
1797 0 pass [bb321248]
1798 0 place:III.14 [1d257fd3]
1799 1 place:no-drama [d19a8ca5]
1800 2 place:exchange [4372e016]
    placed-all
1801 1 improv [600980d8]
    improvised who=1
1802 1 switch:III.12 [564671ac]
    switched who=1
1803 1 pass [7f3cfad2]
1804 2 pass [ecdee015]
1805 0 pass [74d9501d]
1806 1 reveal [5c58fe4f]
    turned-up who=1 card=III.12
    not-next who=1 card=III.12
1807 1 pass [5b5584a9]
1808 2 reveal [d169f5e4]
    turned-up-staging who=2 card=exchange
1809 2 exit [98fc5560]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
1810 2 pass [75ad0ab3]
1811 0 reveal [81189191]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1812 0 pass [8351ae08]
    drew who=2 pile=staging
    scene-began scene=19
1813 1 pass [5e40a2f0]
1814 2 improv [9d9b5224]
    improvised who=2
1815 2 bury:take-the-lead [7e190aad]
    drew who=2 pile=staging
    buried who=2 pile=staging
1816 2 pass [cc0e65b6]
1817 0 pass [ec4b4301]
1818 0 place:III.10 [87016c13]
1819 1 place:revive [77b707eb]
1820 2 place:take-the-lead [02e6d547]
    placed-all
1821 1 pass [09002704]
1822 2 pass [a0dd34d1]
1823 0 pass [c4f0c5d7]
1824 1 reveal [99cf25c3]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1825 1 pass [e14bbb80]
1826 2 reveal [704fff51]
    turned-up-staging who=2 card=take-the-lead
1827 2 exit [38cdc0a4]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1828 2 pass [16e62bfe]
1829 0 reveal [8df06788]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1830 0 pass [84e007b3]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    scene-began scene=20
1831 1 pass [9de3422a]
1832 2 improv [3cc6c48a]
    improvised who=2
1833 2 bury:take-the-lead [07f54a30]
    drew who=2 pile=staging
    buried who=2 pile=staging
1834 2 pass [2e7a5746]
1835 0 pass [d18ec9eb]
1836 0 place:III.14 [1178472b]
1837 1 place:no-drama [526e670f]
1838 2 place:III.9 [1333c34b]
    placed-all
1839 1 improv [e12931c3]
    improvised who=1
1840 1 switch:take-the-lead [65fac5bc]
    switched who=1
1841 1 pass [cbb97cb3]
1842 2 show:exchange [c4910649]
1843 2 at:0 [9f509ef4]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1844 2 give:III.8 [790c997b]
    traded who=2 whom=0
1845 2 pass [7abcde6f]
1846 0 pass [91cb9337]
1847 1 reveal [db506cd9]
    turned-up-staging who=1 card=take-the-lead
1848 1 exit [725b61fc]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1849 1 show:no-drama [caea244e]
    no-drama who=1
    drew who=1 pile=staging
1850 1 pass [20d2b20e]
1851 2 reveal [c61d616e]
    turned-up who=2 card=III.9
    not-next who=2 card=III.9
1852 2 pass [3757adeb]
1853 0 reveal [d661af1e]
    turned-up who=0 card=III.14
    not-next who=0 card=III.14
1854 0 pass [f2d2742a]
    drew who=1 pile=staging
    scene-began scene=21
1855 1 show:exchange [7e9e8f2e]
1856 1 at:0 [fd7e5535]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1857 1 give:III.7 [5474622a]
    traded who=1 whom=0
1858 1 pass [79932733]
1859 2 pass [61fdda1d]
1860 0 pass [0ff5a3eb]
1861 0 place:III.10 [5be784cf]
1862 1 place:villainy [6eacd361]
1863 2 place:seize [e14697fb]
    placed-all
1864 1 pass [75c75aa9]
1865 2 pass [5515bc6c]
1866 0 pass [060c9aa7]
1867 1 reveal [82338f33]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1868 1 pass [306f650d]
1869 2 reveal [f53ae225]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1870 2 improv [cae2400e]
    improvised who=2
1871 2 bury:take-the-lead [53c9af9b]
    drew who=2 pile=staging
    buried who=2 pile=staging
1872 2 pass [3be05b5a]
1873 0 reveal [2b72d560]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1874 0 pass [afe31c01]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=22
1875 1 pass [be6d162c]
1876 2 pass [2363f695]
1877 0 pass [7aeddb02]
1878 0 place:take-the-lead [384211fb]
1879 1 place:seize [611b32da]
1880 2 place:III.13 [bc2e8909]
    placed-all
1881 1 show:no-drama [bbee672a]
    no-drama who=1
    drew who=1 pile=staging
1882 1 pass [e43f7300]
1883 2 pass [1b2d690e]
1884 0 pass [f987e222]
1885 1 reveal [7155100b]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1886 1 pass [a8210743]
1887 2 reveal [fde17977]
    turned-up who=2 card=III.13
    not-next who=2 card=III.13
1888 2 pass [633c01e2]
1889 0 reveal [6ba9f04b]
    turned-up-staging who=0 card=take-the-lead
1890 0 play [d9469a4b]
    giving who=0 card=take-the-lead whom=2
    gave-lead who=0 whom=2
1891 0 pass [9ea361ac]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
1892 0 pass [23572026]
1893 1 pass [0e633997]
1894 2 pass [f2cac7de]
1895 0 place:take-the-lead [64d23347]
1896 1 place:seize [289f6066]
1897 2 place:III.9 [c8f8ec37]
    placed-all
1898 0 pass [9dd02fa9]
1899 1 improv [ae88c27b]
    improvised who=1
1900 1 switch:take-the-lead [decde4d6]
    switched who=1
1901 1 pass [b72fdc90]
1902 2 pass [ced13018]
1903 0 reveal [61503800]
    turned-up-staging who=0 card=take-the-lead
1904 0 play [777b5aec]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
1905 0 pass [65d27965]
1906 1 reveal [f269cc51]
    turned-up-staging who=1 card=take-the-lead
1907 1 play [0f19e3a6]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1908 1 pass [7b0af128]
1909 2 reveal [1877c394]
    turned-up who=2 card=III.9
    not-next who=2 card=III.9
1910 2 pass [6c6d6308]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
1911 2 pass [f0d5055b]
1912 0 show:exchange [d3968936]
1913 0 at:2 [6189bfa3]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1914 0 give:exchange [3d7b1ee9]
    traded who=0 whom=2
1915 0 pass [7fd0b2d1]
1916 1 show:exchange [b3a49045]
1917 1 at:2 [4418d58a]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1918 1 give:revive [b1cf5b08]
    traded who=1 whom=2
1919 1 pass [9994abf8]
1920 0 place:III.10 [66a61516]
1921 1 place:III.12 [071b3665]
1922 2 place:III.15 [09cfe013]
    placed-all
1923 2 pass [41b4c961]
1924 0 pass [624d905f]
1925 1 pass [6072053a]
1926 2 reveal [fc1bcb51]
    turned-up who=2 card=III.15
    not-next who=2 card=III.15
1927 2 pass [a0c1c452]
1928 0 reveal [13465c63]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
1929 0 pass [3788743c]
1930 1 reveal [be941b37]
    turned-up who=1 card=III.12
    not-next who=1 card=III.12
1931 1 pass [2e987fe1]
    scene-began scene=25
1932 2 pass [fbfd96f5]
1933 0 pass [d48a90f5]
1934 1 pass [c5fa0a44]
1935 0 place:III.7 [ba0c33e1]
1936 1 place:take-the-lead [744cda73]
1937 2 place:revive [a2101c79]
    placed-all
1938 2 show:exchange [28de86e0]
1939 2 at:1 [dbc84097]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=2
    final-scene
1940 2 give:III.9 [89119792]
    traded who=2 whom=1
1941 2 pass [1b117290]
1942 0 pass [70c687f3]
1943 1 pass [a5108238]
1944 2 reveal [b80d0bdb]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1945 2 improv [68a52aa4]
    improvised who=2
1946 2 bury:seize [fa7bce30]
    drew who=2 pile=staging
    buried who=2 pile=staging
1947 2 show:exchange [dc8212a2]
1948 2 at:1 [c935911d]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1949 2 give:III.12 [e0b9c7d7]
    traded who=2 whom=1
1950 2 pass [a2307e56]
1951 0 reveal [46309a02]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    scored who=0 card=III.7 n=1
    half-curtain
    countdown-again
    got-coin who=0 coin=iago
1952 0 pass [2010bcf9]
1953 1 reveal [059f47ff]
    turned-up-staging who=1 card=take-the-lead
1954 1 play [724cdeef]
1955 1 at:0 [0a192d7d]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
1956 1 pass [b0cd7bd4]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=26
1957 1 pass [427f2016]
1958 2 show:exchange [97409f12]
1959 2 at:1 [3a7b9d58]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1960 2 give:III.11 [28e766f3]
    traded who=2 whom=1
1961 2 pass [6e5f1523]
1962 0 pass [cd4b5588]
1963 0 place:take-the-lead [74e2dd87]
1964 1 place:seize [4b1e6d57]
1965 2 place:take-the-lead [5bc6a204]
    placed-all
1966 1 pass [dc332206]
1967 2 pass [646b3b41]
1968 0 pass [fcb3e315]
1969 1 reveal [34543d0c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1970 1 improv [8065f391]
    improvised who=1
1971 1 bury:miscue [eb1afc12]
    drew who=1 pile=staging
    buried who=1 pile=staging
1972 1 pass [934eba62]
1973 2 reveal [61b52fa8]
    turned-up-staging who=2 card=take-the-lead
1974 2 exit [300ff9b2]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1975 2 show:no-drama [855e15e7]
    no-drama who=2
    drew who=2 pile=staging
1976 2 pass [4ee8519f]
1977 0 reveal [dfc3c22e]
    turned-up-staging who=0 card=take-the-lead
1978 0 play [e0b95d36]
    giving who=0 card=take-the-lead whom=1
    gave-lead who=0 whom=1
1979 0 pass [33af3879]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=27
1980 2 pass [34d58dc4]
1981 0 pass [5605d202]
1982 1 show:exchange [e6cc4e02]
1983 1 at:2 [7111efb2]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1984 1 give:seize [c705c5d0]
    traded who=1 whom=2
1985 1 pass [b9eb5279]
1986 0 place:exchange [0bf52cc7]
1987 1 place:miscue [41973eb1]
1988 2 place:seize [a899746c]
    placed-all
1989 2 pass [a018ea15]
1990 0 pass [ec6ce36e]
1991 1 pass [3b654479]
1992 2 show:exchange [508c48a1]
1993 2 at:0 [cd316b67]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1994 2 give:villainy [be6fb5dc]
    traded who=2 whom=0
1995 2 reveal [8aab828a]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1996 2 pass [836aac12]
1997 0 coin:iago [90de5ac4]
1998 0 wound:cassio [6257ee46]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
1999 0 reveal [bfd161b4]
    turned-up-staging who=0 card=exchange
2000 0 play [bd731921]
2001 0 at:1 [5b7d4403]
    aimed who=0 card=exchange whom=1
2002 0 give:III.8 [28db7046]
    traded who=0 whom=1
2003 0 pass [fa696cad]
2004 1 reveal [58d4fc96]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2005 1 pass [7ed392c0]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=1
    scene-began scene=28
2006 2 improv [37ab529a]
    improvised who=2
2007 2 bury:revive [675750c4]
    drew who=2 pile=staging
    buried who=2 pile=staging
2008 2 pass [b6d5e7a0]
2009 0 pass [7da96e2b]
2010 1 pass [dce259f1]
2011 0 place:III.10 [aa606ed9]
2012 1 place:villainy [f61d3d3f]
2013 2 place:take-the-lead [5f5dcd08]
    placed-all
2014 2 pass [b032f730]
2015 0 pass [3d8013d2]
2016 1 improv [45f88a54]
    improvised who=1
2017 1 switch:take-the-lead [38db9fd5]
    switched who=1
2018 1 pass [18792a42]
2019 2 reveal [7d395376]
    turned-up-staging who=2 card=take-the-lead
2020 2 play [dc18fe42]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
2021 2 pass [702548ce]
2022 0 reveal [eef63721]
    turned-up who=0 card=III.10
    not-next who=0 card=III.10
2023 0 pass [927a5c3c]
2024 1 reveal [4d2f15a6]
    turned-up-staging who=1 card=take-the-lead
2025 1 exit [6e62269c]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2026 1 pass [8d4c0f2f]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
2027 0 pass [291a6ab7]
2028 1 improv [ea2d5b2f]
    improvised who=1
2029 1 bury:villainy [216bc391]
    drew who=1 pile=staging
    buried who=1 pile=staging
2030 1 show:exchange [b58c4cc0]
2031 1 at:0 [03e910ab]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2032 1 give:exchange [9f1c4fdc]
    traded who=1 whom=0
2033 1 pass [ffd79c7f]
2034 2 pass [a55f881d]
2035 0 place:exchange [4b946083]
2036 1 place:seize [8774f159]
2037 2 place:take-the-lead [cb8e38c4]
    placed-all
2038 0 pass [d03debc2]
2039 1 pass [c15a06ae]
2040 2 show:exchange [78301748]
2041 2 at:1 [d80c13cb]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2042 2 give:revive [1f13dc7a]
    traded who=2 whom=1
2043 2 pass [02c394b9]
2044 0 reveal [77801f65]
    turned-up-staging who=0 card=exchange
2045 0 play [ddd6065c]
2046 0 at:2 [0d1aa33e]
    aimed who=0 card=exchange whom=2
2047 0 give:revive [eebcf76e]
    traded who=0 whom=2
2048 0 pass [11141138]
2049 1 reveal [147a7d10]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2050 1 pass [80018e6f]
2051 2 reveal [2c646e5f]
    turned-up-staging who=2 card=take-the-lead
2052 2 play [2a050dc2]
2053 2 at:1 [be9b2eda]
    giving who=2 card=take-the-lead whom=1
2054 1 let [a1b4be5e]
    gave-lead who=2 whom=1
2055 2 pass [10137b2c]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=30
2056 2 pass [72b83929]
2057 0 pass [01c6ffa0]
2058 1 show:exchange [b2ea4b33]
2059 1 at:0 [4f12b5c5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2060 1 give:III.9 [d3c6da5d]
    traded who=1 whom=0
2061 1 pass [3ce3d1c9]
2062 0 place:take-the-lead [b5e3912f]
2063 1 place:villainy [dfcc0901]
2064 2 place:no-drama [064427dd]
    placed-all
2065 2 pass [2653a04c]
2066 0 show:exchange [c0f502c6]
2067 0 at:2 [c4043e60]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2068 0 give:miscue [1ced8e66]
    traded who=0 whom=2
2069 0 pass [c4d7159d]
2070 1 pass [2d7fe206]
2071 2 reveal [7ee8d550]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2072 2 pass [4034cc01]
2073 0 reveal [ec559d6e]
    turned-up-staging who=0 card=take-the-lead
2074 0 play [d434e92d]
    aimed who=0 card=take-the-lead whom=1
2075 1 let [9c7692ec]
    took-lead who=0 whom=1
2076 0 pass [b1f6a411]
2077 1 reveal [cca9ed86]
    turned-up-staging who=1 card=villainy
2078 1 exit [dc314551]
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2079 1 pass [7357dde2]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=31
2080 1 improv [080fa1c7]
    improvised who=1
2081 1 bury:seize [481b35c4]
    drew who=1 pile=staging
    buried who=1 pile=staging
2082 1 pass [a4d2ab6d]
2083 2 show:no-drama [90f35738]
    no-drama who=2
    drew who=2 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    final-scene
2084 2 pass [52c3c6bb]
2085 0 pass [027e8b61]
2086 0 place:no-drama [1f6782df]
2087 1 place:villainy [87679a16]
2088 2 place:miscue [1eb9f11a]
    placed-all
2089 1 pass [7c416147]
2090 2 pass [9058cf70]
2091 0 pass [c62e0843]
2092 1 reveal [8dbfa19d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2093 1 pass [4f51d4a2]
2094 2 reveal [858b2873]
    turned-up-staging who=2 card=miscue
2095 2 exit [edf11728]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2096 2 pass [cba5b08a]
2097 0 reveal [c82b0c69]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2098 0 improv [f0e2ebec]
    improvised who=0
2099 0 bury:take-the-lead [0b3cbf4c]
    drew who=0 pile=staging
    buried who=0 pile=staging
2100 0 pass [1b763ef0]
    act-ran-out act=III
    tallied who=0 n=19
    tallied who=1 n=6
    tallied who=2 n=5
    lead-cast who=2
2101 2 discard:revive [31c1535a]
    discarded who=2 card=revive
2102 2 discard:seize [16855fe5]
    discarded who=2 card=seize
2103 2 discard:seize [9fcde2e1]
    discarded who=2 card=seize
2104 0 discard:take-the-lead [710181a5]
    discarded who=0 card=take-the-lead
    dealt who=2 n=5 total=8
    dealt who=0 n=5 total=8
    dealt who=1 n=5 total=8
    act-began act=IV who=2
    scene-began scene=1
2105 0 pass [b9af67fd]
2106 1 pass [c631c57d]
2107 2 improv [fbbefef8]
    improvised who=2
2108 2 bury:revive [e0cd92c3]
    drew who=2 pile=staging
    buried who=2 pile=staging
2109 2 show:exchange [d74cde4c]
2110 2 at:1 [ec23a7de]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2111 1 let [33c8195c]
2112 2 give:IV.7 [c1742bdc]
    traded who=2 whom=1
2113 2 pass [53152288]
2114 0 place:take-the-lead [7f343d08]
2115 1 place:IV.7 [d86679a0]
2116 2 place:IV.11 [8a914609]
    placed-all
2117 0 pass [e545024a]
2118 1 improv [e5d2f18e]
    improvised who=1
2119 1 switch:IV.15 [f8f8e3e0]
    switched who=1
2120 1 pass [7895a361]
2121 2 pass [217da5f1]
2122 0 reveal [f9d06d1d]
    turned-up-staging who=0 card=take-the-lead
2123 0 play [2d533c7f]
    aimed who=0 card=take-the-lead whom=2
2124 1 let [3e02de8b]
    took-lead who=0 whom=2
2125 0 pass [6851f8aa]
2126 1 reveal [8fdba868]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2127 1 pass [6fe7d530]
2128 2 reveal [edeb6303]
    turned-up who=2 card=IV.11
    not-next who=2 card=IV.11
2129 2 pass [910da3ed]
    drew who=0 pile=staging
    scene-began scene=2
2130 1 pass [15c7b0f5]
2131 2 pass [157ae092]
2132 0 pass [7d3f6b86]
2133 0 place:IV.13 [7e843f61]
2134 1 place:revive [239b9ec4]
2135 2 place:IV.4 [79fb8c9e]
    placed-all
2136 1 pass [2b6336e8]
2137 2 pass [c23a8750]
2138 0 show:exchange [1c479133]
2139 0 at:2 [b6b8aa71]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2140 0 give:IV.14 [01844e03]
    traded who=0 whom=2
2141 0 show:exchange [da7ca059]
2142 0 at:1 [387ee59e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2143 1 let [67a772a4]
2144 0 give:IV.2 [ab2a7def]
    traded who=0 whom=1
2145 0 pass [a8cb426a]
2146 1 improv [3b11906c]
    improvised who=1
2147 1 bury-placed [35bf65b1]
    drew who=1 pile=staging
    buried who=1 pile=staging
2148 1 reveal [43381aaa]
    turned-up-staging who=1 card=take-the-lead
2149 1 play [553e2166]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2150 1 pass [954c5609]
2151 2 reveal [46370183]
    turned-up who=2 card=IV.4
    not-next who=2 card=IV.4
2152 2 pass [2f65ee58]
2153 0 reveal [de2e0cd3]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2154 0 pass [83cd3b6d]
    drew who=1 pile=staging
    scene-began scene=3
2155 2 pass [21eb9c85]
2156 0 show:exchange [72507c28]
2157 0 at:2 [bfc3f7f3]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2158 0 give:seize [f36f7436]
    traded who=0 whom=2
2159 0 pass [561e5bb7]
2160 1 pass [dfa05cc9]
2161 0 place:IV.5 [60167ab8]
2162 1 place:IV.12 [62c88fbb]
2163 2 place:IV.14 [99a1116e]
    placed-all
2164 2 pass [1ba76b6d]
2165 0 pass [9f9079c0]
2166 1 pass [745888b6]
2167 2 reveal [555ba104]
    turned-up who=2 card=IV.14
    not-next who=2 card=IV.14
2168 2 pass [2406bc89]
2169 0 reveal [90335bec]
    turned-up who=0 card=IV.5
    not-next who=0 card=IV.5
2170 0 pass [f18cbb5c]
2171 1 reveal [3977d69c]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2172 1 pass [648dc877]
    scene-began scene=4
2173 2 pass [01421fe3]
2174 0 pass [1633f0bc]
2175 1 pass [a0005618]
2176 0 place:IV.13 [07eca8c3]
2177 1 place:IV.7 [e335de6a]
2178 2 place:IV.3 [41e7500b]
    placed-all
2179 2 pass [891cb178]
2180 0 pass [c453a3b6]
2181 1 pass [51d1646e]
2182 2 reveal [a9b91d50]
    turned-up who=2 card=IV.3
    not-next who=2 card=IV.3
2183 2 pass [9716f2ce]
2184 0 reveal [f51848ec]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2185 0 pass [70e221d6]
2186 1 reveal [289d1871]
    turned-up who=1 card=IV.7
    not-next who=1 card=IV.7
2187 1 pass [8fdd0dd4]
    scene-began scene=5
2188 2 pass [98ec7286]
2189 0 pass [481d1c57]
2190 1 pass [edb25333]
2191 0 place:IV.8 [a07a5857]
2192 1 place:IV.10 [2f3272d8]
2193 2 place:miscue [4b0d8e82]
    placed-all
2194 2 pass [936eeb92]
2195 0 pass [6ec9edf4]
2196 1 pass [0a016a1c]
2197 2 reveal [be91ef9c]
    turned-up-staging who=2 card=miscue
2198 2 play [746acf22]
2199 2 at:0 [5e40a829]
    aimed who=2 card=miscue whom=0
    must-switch whom=0
    drew who=2 pile=staging
2200 0 switch:miscue [c087aea0]
    switched who=0
2201 2 place:exchange [468ad018]
    turned-up-staging who=2 card=exchange
2202 2 exit [f07d62f0]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
2203 2 improv [a6614460]
    improvised who=2
2204 2 bury:seize [2867da75]
    drew who=2 pile=staging
    buried who=2 pile=staging
2205 2 pass [52829dff]
2206 0 reveal [69119318]
    turned-up-staging who=0 card=miscue
2207 0 play [0d1f47cf]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2208 1 switch:IV.2 [3511b8a8]
    switched who=1
2209 0 place:villainy [42cac49f]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2210 0 improv [15a9e36d]
    improvised who=0
2211 0 bury:villainy [d2cedc3c]
    drew who=0 pile=staging
    buried who=0 pile=staging
2212 0 pass [c67557d7]
2213 1 reveal [1ca4d440]
    turned-up who=1 card=IV.2
    not-next who=1 card=IV.2
2214 1 pass [560e5176]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
2215 2 pass [556a1b64]
2216 0 pass [bec0c71e]
2217 1 pass [3d87021b]
2218 0 place:revive [ad73ca38]
2219 1 place:IV.15 [06848159]
2220 2 place:revive [65d66f3f]
    placed-all
2221 2 pass [4303ee02]
2222 0 pass [0e059ae6]
2223 1 pass [f8cccba0]
2224 2 reveal [d192c76c]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2225 2 pass [72757b2b]
2226 0 reveal [c53b8b62]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2227 0 improv [114a8165]
    improvised who=0
2228 0 bury:take-the-lead [20eca515]
    drew who=0 pile=staging
    buried who=0 pile=staging
2229 0 pass [e8609ff2]
2230 1 reveal [9b06331f]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2231 1 pass [d44c2f7e]
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=1
    scene-began scene=7
2232 2 pass [45938bef]
2233 0 pass [210dcf08]
2234 1 pass [daefc5a7]
2235 0 place:IV.13 [f649503d]
2236 1 place:IV.15 [9cb2dc2c]
2237 2 place:villainy [8c2c1b50]
    placed-all
2238 2 improv [de352f98]
    improvised who=2
2239 2 switch:IV.3 [9e95c99a]
    switched who=2
2240 2 pass [78918d17]
2241 0 pass [18fe2188]
2242 1 pass [392a1f12]
2243 2 reveal [4c3446f5]
    turned-up who=2 card=IV.3
    not-next who=2 card=IV.3
2244 2 pass [6aa0b683]
2245 0 reveal [6ca171e1]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2246 0 pass [fb7f2707]
2247 1 reveal [7a0320ae]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2248 1 pass [b82a49d2]
    scene-began scene=8
2249 2 pass [41541997]
2250 0 pass [a8692e47]
2251 1 pass [37142404]
2252 0 place:IV.5 [81c84696]
2253 1 place:IV.2 [e6b3cf00]
2254 2 place:IV.11 [9d2e3276]
    placed-all
2255 2 pass [c3029a87]
2256 0 pass [3a9dd39d]
2257 1 pass [77f8552d]
2258 2 reveal [5291bcc4]
    turned-up who=2 card=IV.11
    not-next who=2 card=IV.11
2259 2 pass [aa3e7ca1]
2260 0 reveal [54a5ffd3]
    turned-up who=0 card=IV.5
    not-next who=0 card=IV.5
2261 0 pass [17c9c7d8]
2262 1 reveal [fc3bd930]
    turned-up who=1 card=IV.2
    not-next who=1 card=IV.2
2263 1 pass [2b6446e8]
    scene-began scene=9
2264 2 pass [45690c79]
2265 0 pass [11cb1244]
2266 1 pass [593da9c5]
2267 0 place:seize [05471513]
2268 1 place:IV.12 [1e31e0a7]
2269 2 place:IV.4 [f9d88883]
    placed-all
2270 2 pass [f103410a]
2271 0 pass [51be366d]
2272 1 pass [094950b6]
2273 2 reveal [033c40fb]
    turned-up who=2 card=IV.4
    not-next who=2 card=IV.4
2274 2 pass [e767bde7]
2275 0 reveal [d45e7e66]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2276 0 improv [c2ab5aeb]
    improvised who=0
2277 0 bury:take-the-lead [79566a1f]
    drew who=0 pile=staging
    buried who=0 pile=staging
2278 0 pass [1eb084f8]
2279 1 reveal [9c4f8985]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2280 1 pass [9311fc5c]
    drew who=0 pile=staging
    scene-began scene=10
2281 2 pass [a2b34e78]
2282 0 show:exchange [16e7af6f]
2283 0 at:1 [dd35b4ad]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2284 0 give:miscue [f721e062]
    traded who=0 whom=1
2285 0 pass [2f39af65]
2286 1 pass [ef92baf7]
2287 0 place:exchange [d27526b2]
2288 1 place:IV.15 [9a19b646]
2289 2 place:seize [5b60eec8]
    placed-all
2290 2 pass [8a911629]
2291 0 pass [8fd2ac27]
2292 1 pass [922e7288]
2293 2 reveal [c83dd009]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2294 2 improv [71ca9546]
    improvised who=2
2295 2 bury:villainy [62617dac]
    drew who=2 pile=staging
    buried who=2 pile=staging
2296 2 pass [6badfd27]
2297 0 reveal [3e6b6199]
    turned-up-staging who=0 card=exchange
2298 0 exit [7281adbc]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
2299 0 pass [f7ee31fb]
2300 1 reveal [eb0729ff]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2301 1 pass [a3895a9d]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=11
2302 2 pass [a8593008]
2303 0 improv [0c9a02bb]
    improvised who=0
2304 0 bury:villainy [227ed262]
    drew who=0 pile=staging
    buried who=0 pile=staging
2305 0 pass [0d7b465f]
2306 1 pass [6fe3cc9f]
2307 0 place:IV.9 [b7b90f8b]
2308 1 place:IV.7 [30e63b32]
2309 2 place:seize [eea660b3]
    placed-all
2310 2 pass [44253a18]
2311 0 pass [3d26be95]
2312 1 pass [a44087cb]
2313 2 reveal [1456cbca]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2314 2 improv [e2a6034f]
    improvised who=2
2315 2 bury:revive [8277c519]
    drew who=2 pile=staging
    buried who=2 pile=staging
2316 2 pass [dcb3a51c]
2317 0 reveal [cbe05e4a]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2318 0 pass [870a6d0c]
2319 1 reveal [8c5661b3]
    turned-up who=1 card=IV.7
    not-next who=1 card=IV.7
2320 1 pass [3592d6d3]
    drew who=2 pile=staging
    scene-began scene=12
2321 2 show:exchange [2657e547]
2322 2 at:1 [a28c32a6]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2323 2 give:IV.11 [f3fd9b72]
    traded who=2 whom=1
2324 2 pass [b7512ad3]
2325 0 pass [af0ac668]
2326 1 pass [ecf44e5c]
2327 0 place:take-the-lead [69fe838c]
2328 1 place:no-drama [198f47c1]
2329 2 place:seize [1889c1a2]
    placed-all
2330 2 pass [e8681b80]
2331 0 pass [f56c8fc7]
2332 1 pass [745c271b]
2333 2 reveal [f6fd727a]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2334 2 pass [207883bf]
2335 0 reveal [c733644e]
    turned-up-staging who=0 card=take-the-lead
2336 0 play [42618c77]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2337 0 pass [0c8a8b7c]
2338 1 reveal [98f776dd]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2339 1 pass [4eb3a445]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=13
2340 1 improv [7e20df4b]
    improvised who=1
2341 1 bury:miscue [5cc3d521]
    drew who=1 pile=staging
    buried who=1 pile=staging
2342 1 pass [1f715665]
2343 2 pass [85dc5acd]
2344 0 pass [fdeec837]
2345 0 place:IV.9 [9912deab]
2346 1 place:revive [8ca175f3]
2347 2 place:revive [d1bd2d36]
    placed-all
2348 1 pass [d0ddb4bb]
2349 2 pass [c30700d1]
2350 0 pass [67424cab]
2351 1 reveal [aebdace4]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2352 2 let [2de570c5]
    got-intrigue who=1 n=1
2353 1 pass [48161bdf]
2354 2 improv [ce7a57b8]
    improvised who=2
2355 2 bury:seize [30f1f8a5]
    drew who=2 pile=staging
    buried who=2 pile=staging
2356 2 reveal [fb66a405]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2357 2 pass [718692f2]
2358 0 reveal [6a7c341f]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2359 0 pass [3b388c2f]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=14
2360 1 pass [02e47195]
2361 2 show:exchange [6ec1f57f]
2362 2 at:1 [c2b0b87e]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2363 1 let [e3079692]
2364 2 give:IV.14 [8f47840a]
    traded who=2 whom=1
2365 2 pass [380435f4]
2366 0 pass [8a4413cf]
2367 0 place:take-the-lead [dec653a9]
2368 1 place:IV.12 [83dcae2b]
2369 2 place:exchange [d7f2214c]
    placed-all
2370 1 pass [150391d7]
2371 2 improv [6d96ac3d]
    improvised who=2
2372 2 switch:IV.1 [23e923d2]
    switched who=2
2373 2 show:exchange [12bda209]
2374 2 at:1 [a8e9fe82]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2375 1 let [a669233f]
2376 2 give:IV.4 [110d7591]
    traded who=2 whom=1
2377 2 pass [8467a08a]
2378 0 pass [a867cc0c]
2379 1 reveal [ae0cefa8]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2380 1 pass [332dca6d]
2381 2 reveal [98cdb115]
    turned-up who=2 card=IV.1
    played who=2 card=IV.1
    scored who=2 card=IV.1 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
2382 2 pass [ef978a01]
2383 0 reveal [e6829fea]
    turned-up-staging who=0 card=take-the-lead
2384 0 play [8fceca16]
2385 0 at:2 [6790b744]
    giving who=0 card=take-the-lead whom=2
2386 2 show:no-drama [032f7bc5]
    no-drama who=2
    drew who=2 pile=staging
    foiled who=0 whom=2
2387 0 pass [4e4b33fb]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
2388 1 pass [fdbbf610]
2389 2 pass [fdd220ae]
2390 0 coin:emilia [500250fb]
    used-coin-at who=0 coin=emilia whom=2
    stole-coin who=0 coin=iago whom=2
2391 0 pass [b6ec9425]
2392 0 place:IV.8 [66440125]
2393 1 place:miscue [408686c0]
2394 2 place:villainy [22fe997f]
    placed-all
2395 1 pass [e28e5661]
2396 2 pass [5ad6f7ea]
2397 0 pass [94297bf0]
2398 1 reveal [efdd3eab]
    turned-up-staging who=1 card=miscue
2399 1 exit [64e828a1]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2400 1 improv [285b0758]
    improvised who=1
2401 1 bury:take-the-lead [6ffab59a]
    drew who=1 pile=staging
    buried who=1 pile=staging
2402 1 pass [a4b70ac1]
2403 2 reveal [60fdc986]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2404 2 show:no-drama [146b35ab]
    no-drama who=2
    drew who=2 pile=staging
2405 2 pass [5370c21b]
2406 0 coin:iago [8035b873]
2407 0 wound:bianca [6b994abc]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
2408 0 reveal [5f11557d]
    turned-up who=0 card=IV.8
    not-next who=0 card=IV.8
2409 0 pass [ff9187ee]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=16
2410 1 improv [659b8c90]
    improvised who=1
2411 1 bury:villainy [c5a835aa]
    drew who=1 pile=staging
    buried who=1 pile=staging
2412 1 pass [b696f827]
2413 2 pass [fce1c151]
2414 0 pass [b81c9aea]
2415 0 place:IV.8 [11079883]
2416 1 place:miscue [b8d4e461]
2417 2 place:IV.15 [7e518b76]
    placed-all
2418 1 pass [99aad740]
2419 2 pass [ba4945d0]
2420 0 pass [2161e980]
2421 1 reveal [0d8474f5]
    turned-up-staging who=1 card=miscue
2422 1 exit [11506d64]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2423 1 pass [65f57bb7]
2424 2 reveal [88410de9]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
2425 2 pass [016789d5]
2426 0 reveal [f2a2b226]
    turned-up who=0 card=IV.8
    not-next who=0 card=IV.8
2427 0 pass [5a6b201b]
    drew who=1 pile=staging
    reshuffled pile=staging n=19
    staging-empty n=1
    scene-began scene=17
2428 1 improv [db6a4dcf]
    improvised who=1
2429 1 bury:villainy [a54cd24b]
    drew who=1 pile=staging
    buried who=1 pile=staging
2430 1 pass [c03014f0]
2431 2 pass [0ce8035c]
2432 0 pass [b7aa8de0]
2433 0 place:IV.13 [eff7e8f5]
2434 1 place:take-the-lead [1616dce9]
2435 2 place:IV.15 [55f2d941]
    placed-all
2436 1 pass [8b66179c]
2437 2 pass [a586517f]
2438 0 pass [1ada4918]
2439 1 reveal [f9c0c077]
    turned-up-staging who=1 card=take-the-lead
2440 1 exit [d8433f05]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2441 1 pass [f579b82f]
2442 2 reveal [9f25775c]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
2443 2 pass [497eb977]
2444 0 reveal [5d201c90]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2445 0 pass [330398c0]
    drew who=1 pile=staging
    scene-began scene=18
2446 1 improv [eefa6bf7]
    improvised who=1
2447 1 bury:take-the-lead [bbd9d18a]
    drew who=1 pile=staging
    buried who=1 pile=staging
2448 1 pass [f31d705d]
2449 2 pass [bf127783]
2450 0 pass [fa77b048]
2451 0 place:IV.9 [3f77a0de]
2452 1 place:IV.4 [8c5f6aa5]
2453 2 place:IV.3 [4885abbc]
    placed-all
2454 1 pass [082a6eec]
2455 2 pass [773b6a64]
2456 0 pass [cdba9d34]
2457 1 reveal [a98f8de6]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2458 1 pass [2274799b]
2459 2 reveal [8923f849]
    turned-up who=2 card=IV.3
    not-next who=2 card=IV.3
2460 2 pass [d762eed2]
2461 0 reveal [c22b874e]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2462 0 pass [e71569d8]
    scene-began scene=19
2463 1 pass [9c45173d]
2464 2 pass [c4a7b8ab]
2465 0 pass [29d34971]
2466 0 place:IV.5 [0a1a1761]
2467 1 place:villainy [f9e93be3]
2468 2 place:revive [064d551b]
    placed-all
2469 1 pass [801cd56d]
2470 2 pass [5238f255]
2471 0 pass [9ba58820]
2472 1 reveal [0f511aae]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2473 1 pass [6ddbee96]
2474 2 reveal [0c50369b]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2475 2 pass [b3750f83]
2476 0 reveal [a650e30b]
    turned-up who=0 card=IV.5
    not-next who=0 card=IV.5
2477 0 pass [02700557]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=20
2478 1 pass [ff94c6aa]
2479 2 improv [252b2fc4]
    improvised who=2
2480 2 bury:miscue [e6df0edc]
    drew who=2 pile=staging
    buried who=2 pile=staging
2481 2 pass [ca14d655]
2482 0 pass [dca2cc49]
2483 0 place:IV.13 [f40ea012]
2484 1 place:IV.4 [fcb8d81d]
2485 2 place:no-drama [35f464b9]
    placed-all
2486 1 pass [7b49803a]
2487 2 pass [3c25aa8e]
2488 0 pass [252dff77]
2489 1 improv [5691a439]
    improvised who=1
2490 1 bury:revive [40858ada]
    drew who=1 pile=staging
    buried who=1 pile=staging
2491 1 reveal [783a23c2]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2492 1 pass [104eaf9f]
2493 2 reveal [8d978bf3]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2494 2 pass [6ab8ef8d]
2495 0 reveal [b59a5450]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2496 0 pass [bbcaf90b]
    drew who=2 pile=staging
    scene-began scene=21
2497 1 pass [1fe36771]
2498 2 show:exchange [e9c7fd02]
2499 2 at:0 [e4e8f1a7]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2500 2 give:IV.3 [b53903c2]
    traded who=2 whom=0
2501 2 show:exchange [f299e538]
2502 2 at:0 [213f9ea0]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2503 2 give:IV.15 [e963499e]
    traded who=2 whom=0
2504 2 improv [bcfd712b]
    improvised who=2
2505 2 bury:seize [41910ecf]
    drew who=2 pile=staging
    buried who=2 pile=staging
2506 2 show:exchange [409aa7dc]
2507 2 at:0 [660d950c]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2508 2 give:seize [7d83a6d8]
    traded who=2 whom=0
2509 2 pass [7f7f4704]
2510 0 pass [f98f9700]
2511 0 place:take-the-lead [40ad81a3]
2512 1 place:IV.2 [b49a2a71]
2513 2 place:no-drama [342a1f9d]
    placed-all
2514 1 pass [3023431a]
2515 2 pass [b524d630]
2516 0 pass [3a7b3db1]
2517 1 reveal [6225460f]
    turned-up who=1 card=IV.2
    played who=1 card=IV.2
    scored who=1 card=IV.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2518 1 improv [c6dc4231]
    improvised who=1
2519 1 bury:miscue [be12e249]
    drew who=1 pile=staging
    buried who=1 pile=staging
2520 1 coin:iago [f4429e69]
2521 1 wound:lodovico [1895d713]
    used-iago who=1 character=lodovico
    wounded who=1 character=lodovico n=1 total=2
2522 1 pass [2d4ac061]
2523 2 reveal [59cc2f8e]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2524 2 pass [35eb71ff]
2525 0 reveal [50ed9827]
    turned-up-staging who=0 card=take-the-lead
2526 0 play [12367bff]
2527 0 at:2 [513b0911]
    giving who=0 card=take-the-lead whom=2
2528 2 let [f1455a55]
    gave-lead who=0 whom=2
2529 0 pass [c84b2f1d]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
2530 0 pass [518df707]
2531 1 pass [da38947d]
2532 2 show:exchange [aa7bf447]
2533 2 at:1 [752bd024]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2534 2 give:take-the-lead [484be4e9]
    traded who=2 whom=1
2535 2 pass [94c0c4fb]
2536 0 place:IV.9 [f915289d]
2537 1 place:IV.12 [368a0c12]
2538 2 place:IV.6 [b28d732c]
    placed-all
2539 0 pass [61613ccb]
2540 1 pass [462847bd]
2541 2 improv [470089ce]
    improvised who=2
2542 2 switch:seize [e820d1f3]
    switched who=2
2543 2 pass [0989f579]
2544 0 reveal [dc7b98b6]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2545 0 pass [f0d2f329]
2546 1 reveal [13639702]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2547 1 pass [1e93eacc]
2548 2 reveal [b82fc135]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2549 2 pass [2e93c9b8]
    drew who=2 pile=staging
    scene-began scene=23
2550 0 pass [729e2878]
2551 1 pass [ea7bcb2e]
2552 2 improv [4810fad7]
    improvised who=2
2553 2 bury:take-the-lead [10128e81]
    drew who=2 pile=staging
    buried who=2 pile=staging
2554 2 show:exchange [d50b470d]
2555 2 at:0 [cdea2796]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2556 2 give:villainy [4e0baf9c]
    traded who=2 whom=0
2557 2 pass [121e8698]
2558 0 place:IV.13 [4a30d120]
2559 1 place:IV.10 [4f05778b]
2560 2 place:seize [d4fd6d97]
    placed-all
2561 0 pass [3bda01ee]
2562 1 pass [206614c6]
2563 2 pass [e5e183ab]
2564 0 reveal [47870080]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2565 0 pass [0f7924e5]
2566 1 reveal [48c22751]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2567 1 pass [b093a8f7]
2568 2 reveal [db45e749]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2569 2 pass [35d3c3ec]
    drew who=2 pile=staging
    scene-began scene=24
2570 0 pass [8cc7fe36]
2571 1 pass [d44ca8e7]
2572 2 pass [35389c00]
2573 0 place:villainy [693ff862]
2574 1 place:IV.4 [4fa64606]
2575 2 place:IV.7 [405b4c78]
    placed-all
2576 0 pass [4dbba8ce]
2577 1 pass [54497279]
2578 2 pass [6443436d]
2579 0 reveal [2b0c9555]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
2580 2 let [a690df8d]
    got-intrigue who=0 n=1
2581 0 pass [4a9cd090]
2582 1 reveal [13e4aee6]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2583 1 pass [7afb3b58]
2584 2 improv [f0540059]
    improvised who=2
2585 2 bury:villainy [c2a95c3a]
    drew who=2 pile=staging
    buried who=2 pile=staging
2586 2 reveal [adfd5998]
    turned-up who=2 card=IV.7
    not-next who=2 card=IV.7
2587 2 pass [ea2524e9]
    drew who=0 pile=staging
    scene-began scene=25
2588 0 improv [cd306634]
    improvised who=0
2589 0 bury:seize [76d4c722]
    drew who=0 pile=staging
    buried who=0 pile=staging
2590 0 pass [2dbd1340]
2591 1 pass [58862a35]
2592 2 pass [b992d115]
2593 0 place:IV.15 [f8e1f900]
2594 1 place:take-the-lead [00c83158]
2595 2 place:take-the-lead [a6c8159a]
    placed-all
2596 0 pass [d47ef687]
2597 1 pass [fc7caa52]
2598 2 pass [55cdbfd0]
2599 0 reveal [c870cf49]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2600 0 pass [b02c93c3]
2601 1 reveal [7f418a27]
    turned-up-staging who=1 card=take-the-lead
2602 1 play [34bae7ed]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2603 1 pass [d2103172]
2604 2 reveal [522a3e3f]
    turned-up-staging who=2 card=take-the-lead
2605 2 play [52c0aa5f]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
2606 2 pass [eeeee4ce]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=26
2607 0 pass [2f644548]
2608 1 pass [4b4eaa0e]
2609 2 pass [8ca06067]
2610 0 place:IV.15 [9be32ebe]
2611 1 place:IV.10 [397c9246]
2612 2 place:IV.6 [d120f6d2]
    placed-all
2613 0 pass [7de00683]
2614 1 pass [7b76b188]
2615 2 pass [c7a69119]
2616 0 reveal [f1b55af6]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2617 0 pass [7120ebe3]
2618 1 reveal [8aeb9aa6]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2619 1 pass [894d4dbe]
2620 2 reveal [565139c4]
    turned-up who=2 card=IV.6
    not-next who=2 card=IV.6
2621 2 pass [6788473f]
    scene-began scene=27
2622 0 pass [1ada236d]
2623 1 pass [e581b28a]
2624 2 pass [4cc81ef6]
2625 0 place:revive [6ac0743c]
2626 1 place:IV.4 [42432ad3]
2627 2 place:revive [e507945f]
    placed-all
2628 0 pass [1220d5ad]
2629 1 pass [7da8edb5]
2630 2 pass [071f97b7]
2631 0 reveal [f497bee2]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2632 0 improv [92eb81f3]
    improvised who=0
2633 0 bury:miscue [1cae1688]
    drew who=0 pile=staging
    buried who=0 pile=staging
2634 0 pass [3ef17ed0]
2635 1 reveal [9cb22d67]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2636 1 pass [ac8d9a86]
2637 2 reveal [d3d318a4]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2638 2 improv [06772ad1]
    improvised who=2
2639 2 bury:miscue [22063732]
    drew who=2 pile=staging
    buried who=2 pile=staging
2640 2 pass [4e51af1d]
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    staging-empty n=1
    scene-began scene=28
2641 0 pass [b23f9334]
2642 1 pass [27660ff7]
2643 2 pass [b306e179]
2644 0 place:IV.9 [90b90e26]
2645 1 place:seize [1fd676c9]
2646 2 place:IV.7 [bf8350a5]
    placed-all
2647 0 pass [481316ed]
2648 1 pass [15c5f63f]
2649 2 pass [b324535b]
2650 0 reveal [ef33ed30]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2651 0 pass [7a6bd228]
2652 1 reveal [7da05d45]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2653 1 pass [9c16a69d]
2654 2 reveal [73ecefd3]
    turned-up who=2 card=IV.7
    not-next who=2 card=IV.7
2655 2 pass [76b2236f]
    drew who=1 pile=staging
    scene-began scene=29
2656 0 pass [b5624dcc]
2657 1 improv [98bc3b30]
    improvised who=1
2658 1 bury:no-drama [95f43ab5]
    drew who=1 pile=staging
    buried who=1 pile=staging
2659 1 show:exchange [8919f5db]
2660 1 at:0 [65f66a93]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2661 1 give:take-the-lead [cae5a7f4]
    traded who=1 whom=0
2662 1 pass [5a999b86]
2663 2 pass [e47d57cf]
2664 0 place:IV.13 [766873db]
2665 1 place:IV.10 [0fbbac0b]
2666 2 place:miscue [31c08e55]
    placed-all
2667 0 pass [83cb201e]
2668 1 pass [2a011aee]
2669 2 pass [142065a8]
2670 0 reveal [6e574d19]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2671 0 pass [0dc1803c]
2672 1 reveal [59db1443]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2673 1 pass [e57bf2db]
2674 2 reveal [45c36184]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2675 2 pass [44a90531]
    drew who=2 pile=staging
    scene-began scene=30
2676 0 pass [f126c7dc]
2677 1 pass [3cd5f0c8]
2678 2 pass [e85a0687]
2679 0 place:IV.9 [0d9c8cce]
2680 1 place:IV.12 [05429355]
2681 2 place:take-the-lead [a29ef079]
    placed-all
2682 0 pass [d5b1a319]
2683 1 pass [46a6152f]
2684 2 pass [84aae2f9]
2685 0 reveal [b3da17e6]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2686 0 pass [3860ad98]
2687 1 reveal [a12eeeec]
    turned-up who=1 card=IV.12
    not-next who=1 card=IV.12
2688 1 pass [16db7739]
2689 2 reveal [12956aa0]
    turned-up-staging who=2 card=take-the-lead
2690 2 play [40217ecf]
2691 2 at:1 [15e03a9e]
    giving who=2 card=take-the-lead whom=1
    gave-lead who=2 whom=1
2692 2 improv [b021a74d]
    improvised who=2
2693 2 bury:villainy [123dd83a]
    drew who=2 pile=staging
    buried who=2 pile=staging
2694 2 pass [997b4153]
    drew who=2 pile=staging
    scene-began scene=31
2695 2 pass [b70acad2]
2696 0 pass [8f961a37]
2697 1 pass [711c3c94]
2698 0 place:take-the-lead [46e8f7dd]
2699 1 place:IV.4 [d89ac3ae]
2700 2 place:villainy [cbf8b3b2]
    placed-all
2701 2 pass [f548b3da]
2702 0 pass [50bdab2a]
2703 1 pass [0988bc43]
2704 2 reveal [29ac5ef0]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2705 2 pass [72d57a34]
2706 0 reveal [7cdf8fec]
    turned-up-staging who=0 card=take-the-lead
2707 0 play [f57cd0fc]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
2708 0 pass [7d725b74]
2709 1 reveal [0804d515]
    turned-up who=1 card=IV.4
    not-next who=1 card=IV.4
2710 1 pass [400d9fc7]
    drew who=0 pile=staging
    drew who=2 pile=staging
    scene-began scene=32
2711 1 pass [2f46548f]
2712 2 pass [509bb9e5]
2713 0 pass [f77295e2]
2714 0 place:IV.15 [02923b18]
2715 1 place:IV.8 [06fd21b8]
2716 2 place:seize [f0210461]
    placed-all
2717 1 pass [d60c252e]
2718 2 pass [106b915c]
2719 0 pass [edfd3664]
2720 1 reveal [b27876ff]
    turned-up who=1 card=IV.8
    not-next who=1 card=IV.8
2721 1 pass [eeaffa2d]
2722 2 improv [444ba9cb]
    improvised who=2
2723 2 bury:revive [54f7b291]
    drew who=2 pile=staging
    buried who=2 pile=staging
2724 2 reveal [0a27ecbc]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2725 2 pass [c1154e3e]
2726 0 reveal [e32c277d]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2727 0 pass [4d95ce91]
    drew who=2 pile=staging
    scene-began scene=33
2728 1 pass [76e91c77]
2729 2 pass [7ac0c8db]
2730 0 pass [ee14280e]
2731 0 place:IV.15 [aaf64ba6]
2732 1 place:take-the-lead [f1592d2f]
2733 2 place:exchange [9bdfefd4]
    placed-all
2734 1 pass [6a8bccc4]
2735 2 show:exchange [674aef62]
2736 2 at:0 [daf0c90f]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2737 2 give:IV.6 [669e0bf6]
    traded who=2 whom=0
2738 2 show:no-drama [a324d401]
    no-drama who=2
    drew who=2 pile=staging
2739 2 pass [090cc4ea]
2740 0 pass [7a593a23]
2741 1 reveal [5f413cd4]
    turned-up-staging who=1 card=take-the-lead
2742 1 exit [f78e911d]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2743 1 improv [6eba00a5]
    improvised who=1
2744 1 bury:revive [97dc091c]
    drew who=1 pile=staging
    buried who=1 pile=staging
2745 1 pass [ee5934b1]
2746 2 show:exchange [de30fb61]
2747 2 at:0 [730f2dc1]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2748 2 give:IV.7 [34a11d7d]
    traded who=2 whom=0
2749 2 reveal [8e87c2ca]
    turned-up-staging who=2 card=exchange
2750 2 play [90c56747]
2751 2 at:1 [d1c7518e]
    aimed who=2 card=exchange whom=1
2752 2 give:seize [03daf8d2]
    traded who=2 whom=1
2753 2 show:exchange [6f3ea90e]
2754 2 at:1 [623bbdfb]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2755 2 give:IV.3 [50dc8f06]
    traded who=2 whom=1
2756 2 pass [c0590353]
2757 0 reveal [140b7302]
    turned-up who=0 card=IV.15
    not-next who=0 card=IV.15
2758 0 pass [5a320309]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=34
2759 1 pass [06c1c1dd]
2760 2 pass [9b7368a9]
2761 0 pass [b7867c1d]
2762 0 place:IV.13 [9dcbd1b8]
2763 1 place:IV.10 [28cfb249]
2764 2 place:IV.14 [9abf8fbe]
    placed-all
2765 1 pass [385abbd3]
2766 2 pass [afd127e9]
2767 0 pass [505a893c]
2768 1 reveal [8b1f6e0e]
    turned-up who=1 card=IV.10
    not-next who=1 card=IV.10
2769 1 pass [ab88db07]
2770 2 reveal [83d5fb06]
    turned-up who=2 card=IV.14
    not-next who=2 card=IV.14
2771 2 pass [7d5546cd]
2772 0 reveal [2dec37d2]
    turned-up who=0 card=IV.13
    not-next who=0 card=IV.13
2773 0 pass [a8bde4b9]
    scene-began scene=35
2774 1 pass [15598679]
2775 2 pass [fea86552]
2776 0 pass [bc361c9c]
2777 0 place:IV.15 [029ab520]
2778 1 place:seize [524c697f]
2779 2 place:miscue [b0da79cf]
    placed-all
2780 1 pass [1c317979]
2781 2 pass [4aa8a637]
2782 0 pass [cffd05fa]
2783 1 reveal [b85abac6]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2784 1 show:no-drama [37ed8f9a]
    no-drama who=1
    drew who=1 pile=staging
2785 1 pass [f7c433ba]
2786 2 reveal [1dfd08e8]
    turned-up-staging who=2 card=miscue
2787 2 play [85930a2a]
    aimed who=2 card=miscue whom=0
    must-switch whom=0
    drew who=2 pile=staging
2788 0 switch:IV.7 [e8968e2f]
    switched who=0
2789 2 place:villainy [d7b4cde5]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2790 2 pass [c6ee2254]
2791 0 reveal [26966bba]
    turned-up who=0 card=IV.7
    not-next who=0 card=IV.7
2792 0 pass [754b9f04]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=36
2793 1 pass [4ca0b470]
2794 2 improv [5e81dcab]
    improvised who=2
2795 2 bury:revive [dc1a7a58]
    drew who=2 pile=staging
    buried who=2 pile=staging
2796 2 pass [fe0d4460]
2797 0 pass [1a864ada]
2798 0 place:miscue [e107c73b]
2799 1 place:villainy [2a475496]
2800 2 place:revive [936ac935]
    placed-all
2801 1 pass [0553fba2]
2802 2 pass [d041b750]
2803 0 pass [20618b48]
2804 1 reveal [636bf9c6]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2805 1 improv [55633230]
    improvised who=1
2806 1 bury:take-the-lead [b3c2b899]
    drew who=1 pile=staging
    buried who=1 pile=staging
2807 1 pass [8591dcce]
2808 2 reveal [ad3d84b5]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2809 2 pass [40f42d3e]
2810 0 reveal [b90b69cc]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2811 0 pass [6818c596]
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    staging-empty n=2
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=37
    final-scene
2812 1 pass [736a668a]
2813 2 pass [ff26d72f]
2814 0 improv [4b3e1ed7]
    improvised who=0
2815 0 bury:take-the-lead [82de6222]
    drew who=0 pile=staging
    buried who=0 pile=staging
2816 0 pass [e5cdf8f2]
2817 0 place:IV.7 [c3e0321c]
2818 1 place:IV.3 [55bf3322]
2819 2 place:IV.12 [71f5b2c6]
    placed-all
2820 1 pass [6631ecf6]
2821 2 show:no-drama [75ab4311]
    no-drama who=2
    drew who=2 pile=staging
2822 2 pass [6cedf060]
2823 0 pass [28ecb173]
2824 1 reveal [cbb54ffe]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    scored who=1 card=IV.3 n=1
    half-curtain
    countdown-again
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2825 1 coin:iago [83422080]
2826 1 wound:bianca [83968b22]
    used-iago who=1 character=bianca
    wounded who=1 character=bianca n=2 total=3
2827 1 pass [00db120c]
2828 2 reveal [dc4373e0]
    turned-up who=2 card=IV.12
    not-next who=2 card=IV.12
2829 2 pass [7330d768]
2830 0 reveal [eb6137d5]
    turned-up who=0 card=IV.7
    not-next who=0 card=IV.7
2831 0 pass [bc48df25]
    drew who=1 pile=staging
    scene-began scene=38
2832 1 show:exchange [d4ff78cb]
2833 1 at:0 [c2e3db13]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2834 1 give:IV.10 [9b648cdc]
    traded who=1 whom=0
2835 1 pass [cde89b24]
2836 2 pass [efd57cda]
2837 0 show:exchange [b432c541]
2838 0 at:2 [fc7990f3]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2839 0 give:IV.13 [621fd9b3]
    traded who=0 whom=2
2840 0 pass [55f9cade]
2841 0 place:IV.7 [2ea59829]
2842 1 place:IV.4 [5037053f]
2843 2 place:IV.14 [92569774]
    placed-all
2844 1 pass [fbdbf94b]
2845 2 pass [e272aa33]
2846 0 pass [9bba6081]
2847 1 reveal [dda19ce6]
    turned-up who=1 card=IV.4
2848 1 improv [b97029a4]
    improvised who=1
2849 1 bury:villainy [18772103]
    drew who=1 pile=staging
    buried who=1 pile=staging
    played who=1 card=IV.4
    scored who=1 card=IV.4 n=1
    got-intrigue who=1 n=2
2850 1 pass [6ae11b2b]
2851 2 reveal [9f8107e3]
    turned-up who=2 card=IV.14
    not-next who=2 card=IV.14
2852 2 pass [5d505a07]
2853 0 reveal [a7ada968]
    turned-up who=0 card=IV.7
    not-next who=0 card=IV.7
2854 0 pass [2a8a0b7c]
    drew who=1 pile=staging
    scene-began scene=39
2855 1 pass [708de5e7]
2856 2 pass [a378499e]
2857 0 pass [801cb162]
2858 0 place:IV.9 [4c69d9a4]
2859 1 place:IV.15 [ce3bd8c5]
2860 2 place:IV.13 [ceaa1ce5]
    placed-all
2861 1 pass [d3e8f5fe]
2862 2 pass [5b64a23a]
2863 0 pass [b1907670]
2864 1 improv [b59ea111]
    improvised who=1
2865 1 bury:miscue [3f7e1a2b]
    drew who=1 pile=staging
    buried who=1 pile=staging
2866 1 reveal [75ca5316]
    turned-up who=1 card=IV.15
    not-next who=1 card=IV.15
2867 1 pass [a0fe3e71]
2868 2 reveal [93e5fc43]
    turned-up who=2 card=IV.13
    not-next who=2 card=IV.13
2869 2 pass [cd717729]
2870 0 reveal [8f31a4a8]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2871 0 pass [a28fcc73]
    scene-began scene=40
2872 1 improv [53310823]
    improvised who=1
2873 1 bury:seize [7a8aacbe]
    drew who=1 pile=staging
    buried who=1 pile=staging
2874 1 pass [2a6a2579]
2875 2 pass [2b8ae529]
2876 0 pass [8bb228b0]
2877 0 place:IV.5 [6f80e7fd]
2878 1 place:IV.11 [3eab0bfd]
2879 2 place:take-the-lead [df509667]
    placed-all
2880 1 pass [12f5bf13]
2881 2 pass [6f24b1cd]
2882 0 pass [18cdd15d]
2883 1 reveal [f89bbf25]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
2884 1 pass [a57640c6]
2885 2 reveal [0ee75417]
    turned-up-staging who=2 card=take-the-lead
2886 2 play [fef44c41]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
2887 2 pass [bdb4d06f]
2888 0 reveal [a74817f6]
    turned-up who=0 card=IV.5
    played who=0 card=IV.5
    scored who=0 card=IV.5 n=1
2889 0 pass [13339831]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=41
2890 0 pass [779d104b]
2891 1 pass [564c1aed]
2892 2 pass [4856c1b0]
2893 0 place:IV.9 [fdedbd74]
2894 1 place:revive [8f8fecbf]
2895 2 place:seize [47c1d290]
    placed-all
2896 0 pass [553aa908]
2897 1 pass [ff767812]
2898 2 pass [8ab384ec]
2899 0 reveal [181225ad]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2900 0 pass [16250bcc]
2901 1 reveal [18b8eb05]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2902 1 pass [8e2e0324]
2903 2 reveal [eae4f4c1]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2904 2 improv [90f0e4d5]
    improvised who=2
2905 2 bury:seize [91b9d9b5]
    drew who=2 pile=staging
    buried who=2 pile=staging
2906 2 pass [be3e5b41]
    drew who=2 pile=staging
    drew who=1 pile=staging
    scene-began scene=42
2907 0 pass [246becd5]
2908 1 show:exchange [c9a7b92b]
2909 1 at:2 [17ffc52e]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2910 1 give:IV.15 [1adc1784]
    traded who=1 whom=2
2911 1 improv [21e35c96]
    improvised who=1
2912 1 bury:exchange [00cfa571]
    drew who=1 pile=staging
    buried who=1 pile=staging
2913 1 show:exchange [c10f0d0b]
2914 1 at:0 [ac68a772]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2915 1 give:take-the-lead [3b6ebfe9]
    traded who=1 whom=0
2916 1 pass [bc46bdf5]
2917 2 pass [d43f15ef]
2918 0 place:villainy [3929f315]
2919 1 place:revive [bbfbacca]
2920 2 place:IV.15 [b7eedbc0]
    placed-all
2921 0 pass [936cbe8d]
2922 1 pass [dfefbf57]
2923 2 pass [f03b7579]
2924 0 reveal [1df9ca21]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2925 0 show:no-drama [f93f0828]
    no-drama who=0
    drew who=0 pile=staging
2926 0 pass [8c285902]
2927 1 reveal [cec3cb14]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2928 1 pass [7914712f]
2929 2 reveal [060ed203]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
2930 2 pass [74375512]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=43
2931 0 pass [17606404]
2932 1 pass [98619875]
2933 2 pass [cb2e38ec]
2934 0 place:miscue [87ff71e2]
2935 1 place:take-the-lead [eec77d01]
2936 2 place:IV.8 [8188930d]
    placed-all
2937 0 pass [6eba95d4]
2938 1 pass [22e1b3a6]
2939 2 pass [fb07e6d6]
2940 0 reveal [787fed9d]
    turned-up-staging who=0 card=miscue
2941 0 exit [c688ec33]
    exiting who=0 card=miscue
2942 1 let [3dfe25f0]
    got-intrigue who=0 n=1
2943 0 pass [2894d091]
2944 1 reveal [bd171a24]
    turned-up-staging who=1 card=take-the-lead
2945 1 improv [449bdcf0]
    improvised who=1
2946 1 bury:seize [a4aad558]
    drew who=1 pile=staging
    buried who=1 pile=staging
2947 1 play [8502877b]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2948 1 pass [38c8478b]
2949 2 reveal [e3a7131e]
    turned-up who=2 card=IV.8
    not-next who=2 card=IV.8
2950 2 pass [791fc09e]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=44
2951 2 pass [239dee02]
2952 0 pass [87e7c48b]
2953 1 pass [63dd00d1]
2954 0 place:IV.6 [ff934941]
2955 1 place:villainy [7b0df00a]
2956 2 place:seize [aacc62a0]
    placed-all
2957 2 pass [fcc93faf]
2958 0 pass [9962e003]
2959 1 pass [31fed9dc]
2960 2 reveal [3aa76404]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2961 2 pass [0501ea7d]
2962 0 reveal [55294ac1]
    turned-up who=0 card=IV.6
2963 0 improv [eafa3295]
    improvised who=0
2964 0 bury:take-the-lead [2d31473b]
    drew who=0 pile=staging
    buried who=0 pile=staging
    played who=0 card=IV.6
    scored who=0 card=IV.6 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2965 0 pass [0cdc38b7]
2966 1 reveal [e77e546b]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2967 1 improv [f1b5bf31]
    improvised who=1
2968 1 bury:seize [14f9d48e]
    drew who=1 pile=staging
    buried who=1 pile=staging
2969 1 pass [70dc75ec]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    drew who=0 pile=staging
    scene-began scene=45
2970 2 pass [7ef71118]
2971 0 pass [be49ed5a]
2972 1 pass [0a39ff52]
2973 0 place:exchange [6000c5c0]
2974 1 place:IV.11 [3782679f]
2975 2 place:IV.8 [3ac6b804]
    placed-all
2976 2 pass [6738707b]
2977 0 improv [f163f4f2]
    improvised who=0
2978 0 switch:IV.9 [f7d9f619]
    switched who=0
2979 0 show:exchange [d02701ed]
2980 0 at:1 [82dbc1ae]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2981 0 give:IV.10 [c3439f2f]
    traded who=0 whom=1
2982 0 show:exchange [dc657101]
2983 0 at:1 [7431f311]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2984 0 give:IV.12 [fa2c3373]
    traded who=0 whom=1
2985 0 pass [7ad69e4c]
2986 1 pass [4735157b]
2987 2 show:no-drama [eeef09f0]
    no-drama who=2
    drew who=2 pile=staging
2988 2 reveal [83b114bd]
    turned-up who=2 card=IV.8
    not-next who=2 card=IV.8
2989 2 pass [2cc9360e]
2990 0 reveal [44122c4a]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
2991 0 coin:iago [9878a350]
2992 0 wound:desdemona [0c0f36dd]
    used-iago who=0 character=desdemona
    wounded who=0 character=desdemona n=2 total=5
2993 0 pass [19ca95e7]
2994 1 reveal [a4145f93]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
2995 1 pass [047cdd3f]
    scene-began scene=46
2996 2 pass [2efd46a9]
2997 0 pass [b429b380]
2998 1 pass [2704d5dc]
2999 0 place:IV.7 [a452a5e3]
3000 1 place:miscue [223b85e1]
3001 2 place:miscue [961d220c]
    placed-all
3002 2 pass [9a0ece7c]
3003 0 show:exchange [88fcfbf7]
3004 0 at:2 [50eebb33]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
3005 0 give:take-the-lead [54266b05]
    traded who=0 whom=2
3006 0 pass [99a14763]
3007 1 pass [e4c1f62c]
3008 2 reveal [e92f2364]
    turned-up-staging who=2 card=miscue
3009 2 exit [112aba2d]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3010 2 pass [d8ef467e]
3011 0 reveal [91d74dfd]
    turned-up who=0 card=IV.7
    played who=0 card=IV.7
    scored who=0 card=IV.7 n=1
    wounded who=0 character=desdemona n=3 total=5
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
3012 0 improv [314df7e9]
    improvised who=0
3013 0 bury:seize [edf832ed]
    drew who=0 pile=staging
    buried who=0 pile=staging
3014 0 coin:othello [0b2e42e9]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
3015 0 pass [16cee99c]
3016 1 reveal [cd1664a0]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
3017 1 improv [e020dc2a]
    improvised who=1
3018 1 bury:seize [13fccd01]
    drew who=1 pile=staging
    buried who=1 pile=staging
3019 1 pass [6ec816e9]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=47
3020 1 pass [dfe878a3]
3021 2 pass [5071eaba]
3022 0 pass [565dd94e]
3023 0 place:seize [e6ec940a]
3024 1 place:no-drama [ab2289ef]
3025 2 place:take-the-lead [cbcdbf7f]
    placed-all
3026 1 pass [115ff47c]
3027 2 improv [e0e36c57]
    improvised who=2
3028 2 switch:IV.13 [32e6611a]
    switched who=2
3029 2 pass [218a24a4]
3030 0 pass [685925b2]
3031 1 reveal [01fdb80f]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
3032 1 pass [b20c70bf]
3033 2 reveal [3135f75c]
    turned-up who=2 card=IV.13
    not-next who=2 card=IV.13
3034 2 pass [a1e85ada]
3035 0 reveal [c8c346a4]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3036 0 improv [b8356eaa]
    improvised who=0
3037 0 bury:villainy [8be69f80]
    drew who=0 pile=staging
    buried who=0 pile=staging
3038 0 pass [ed01174a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=48
3039 1 improv [dfa504ca]
    improvised who=1
3040 1 bury:take-the-lead [4f315ded]
    drew who=1 pile=staging
    buried who=1 pile=staging
3041 1 pass [153daa98]
3042 2 show:exchange [68c9300b]
3043 2 at:1 [f1bee3ff]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
3044 2 give:seize [3f04ec70]
    traded who=2 whom=1
3045 2 pass [fd8e5db0]
3046 0 show:exchange [07b9260a]
3047 0 at:1 [4a4fe9c5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3048 0 give:revive [8b5bd6d6]
    traded who=0 whom=1
3049 0 pass [b688ae06]
3050 0 place:IV.9 [37aed403]
3051 1 place:take-the-lead [5e0ef3db]
3052 2 place:take-the-lead [79752559]
    placed-all
3053 1 pass [984659b6]
3054 2 pass [cb6487f2]
3055 0 pass [92f55a21]
3056 1 reveal [ce871a80]
    turned-up-staging who=1 card=take-the-lead
3057 1 exit [01599d5f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3058 1 pass [ea5e51e7]
3059 2 reveal [b6450575]
    turned-up-staging who=2 card=take-the-lead
3060 2 exit [370935e1]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
3061 2 pass [d25b8ab9]
3062 0 reveal [e434c414]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
3063 0 pass [60297cfd]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=49
3064 1 improv [321347cd]
    improvised who=1
3065 1 bury:no-drama [5c052a9d]
    drew who=1 pile=staging
    buried who=1 pile=staging
3066 1 pass [b10dd55e]
3067 2 pass [db69966a]
3068 0 pass [c28e6489]
3069 0 place:seize [909a2bc6]
3070 1 place:villainy [69e8a7e9]
3071 2 place:IV.13 [740e4979]
    placed-all
3072 1 pass [1145c94f]
3073 2 improv [5e7e7f8a]
    improvised who=2
3074 2 switch:IV.15 [8710f89e]
    switched who=2
3075 2 pass [79aaefad]
3076 0 pass [062a7812]
3077 1 reveal [2ba50ec6]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3078 1 pass [8adfc09f]
3079 2 reveal [b538a884]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
3080 2 pass [ec370cf7]
3081 0 reveal [1b340309]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3082 0 pass [e2e7e808]
    drew who=0 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    drew who=1 pile=staging
    scene-began scene=50
3083 1 pass [d5210d40]
3084 2 pass [818e1f1b]
3085 0 improv [9c584ece]
    improvised who=0
3086 0 bury:no-drama [0ff260a3]
    drew who=0 pile=staging
    buried who=0 pile=staging
3087 0 pass [331925d5]
3088 0 place:IV.9 [34485531]
3089 1 place:seize [6af1be03]
3090 2 place:revive [d2113b53]
    placed-all
3091 1 improv [53f1baea]
    improvised who=1
3092 1 switch:seize [d83606ea]
    switched who=1
3093 1 pass [521b2594]
3094 2 pass [63b3a775]
3095 0 pass [d231c79e]
3096 1 reveal [e860530f]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3097 1 pass [fac44325]
3098 2 reveal [53af38af]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
3099 2 improv [e86318a6]
    improvised who=2
3100 2 bury:revive [0be97b4e]
    drew who=2 pile=staging
    buried who=2 pile=staging
3101 2 pass [953d1204]
3102 0 show:exchange [b6531ab1]
3103 0 at:1 [50bc7141]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3104 1 let [70ef5bdc]
3105 0 give:take-the-lead [a9171739]
    traded who=0 whom=1
3106 0 reveal [fe2d627d]
    turned-up who=0 card=IV.9
    not-next who=0 card=IV.9
3107 0 show:exchange [2759fc08]
3108 0 at:1 [487ab2c9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3109 1 let [23059f0d]
3110 0 give:villainy [e3b522de]
    traded who=0 whom=1
3111 0 pass [244f4930]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=51
3112 1 show:no-drama [d2cf8216]
    no-drama who=1
    drew who=1 pile=staging
3113 1 pass [8dc6b35d]
3114 2 pass [02abe412]
3115 0 pass [c0b09e3f]
3116 0 place:take-the-lead [0c03a854]
3117 1 place:IV.11 [8435278b]
3118 2 place:IV.15 [50e858b7]
    placed-all
3119 1 pass [fc0e5897]
3120 2 pass [d37719d9]
3121 0 pass [b5d7dd43]
3122 1 reveal [80f47861]
    turned-up who=1 card=IV.11
    not-next who=1 card=IV.11
3123 1 pass [340a42df]
3124 2 reveal [c76a9253]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
3125 2 pass [ef13c123]
3126 0 reveal [06b473de]
    turned-up-staging who=0 card=take-the-lead
3127 0 play [f4f85323]
    giving who=0 card=take-the-lead whom=2
    gave-lead who=0 whom=2
3128 0 pass [e5da3dcd]
    drew who=0 pile=staging
    scene-began scene=52
3129 0 show:exchange [f9d490bc]
3130 0 at:1 [e60ad681]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3131 0 give:take-the-lead [3892c899]
    traded who=0 whom=1
3132 0 pass [b7924a08]
3133 1 pass [def68dbb]
3134 2 pass [8d06f851]
3135 0 place:seize [3bc25469]
3136 1 place:villainy [80dad10d]
3137 2 place:take-the-lead [e8972f6c]
    placed-all
3138 0 pass [6ebaf8fd]
3139 1 pass [a8de5e54]
3140 2 pass [785930f0]
3141 0 show:exchange [f1a0e571]
3142 0 at:1 [c841dc94]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3143 0 give:IV.8 [a7cf91e0]
    traded who=0 whom=1
3144 0 show:exchange [58bcdea2]
3145 0 at:1 [4248af50]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3146 0 give:IV.10 [bdcd0ccf]
    traded who=0 whom=1
3147 0 reveal [70483da6]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3148 0 pass [a06ab6c6]
3149 1 reveal [d4b6bf1b]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3150 1 pass [cd60f726]
3151 2 reveal [59210ad6]
    turned-up-staging who=2 card=take-the-lead
3152 2 play [d131e7db]
3153 2 at:1 [ab18cd03]
    giving who=2 card=take-the-lead whom=1
3154 1 let [422ee3e3]
    gave-lead who=2 whom=1
3155 2 pass [2715fc06]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=53
3156 2 pass [71b838c0]
3157 0 pass [2ce5265d]
3158 1 improv [e844281f]
    improvised who=1
3159 1 bury:take-the-lead [784f2c55]
    drew who=1 pile=staging
    buried who=1 pile=staging
3160 1 pass [6d00f4c9]
3161 0 place:seize [598bea66]
3162 1 place:revive [153ece50]
3163 2 place:IV.15 [0fdfce8d]
    placed-all
3164 2 pass [91223fc7]
3165 0 show:no-drama [b6c90249]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    final-scene
3166 0 pass [33e5a86b]
3167 1 pass [49e7a58a]
3168 2 reveal [4c2f2122]
    turned-up who=2 card=IV.15
    not-next who=2 card=IV.15
3169 2 pass [f4c941b3]
3170 0 reveal [a860327a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
3171 0 improv [2f08f82f]
    improvised who=0
3172 0 bury:take-the-lead [afb80e16]
    drew who=0 pile=staging
    buried who=0 pile=staging
3173 0 pass [8ccf47dc]
3174 1 reveal [49d7f51b]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3175 1 pass [f25d5aa6]
    act-ran-out act=IV
    tallied who=0 n=22
    tallied who=1 n=9
    tallied who=2 n=6
    lead-cast who=2
3176 2 discard:no-drama [b2d65afc]
    discarded who=2 card=no-drama
3177 2 discard:villainy [5be641c8]
    discarded who=2 card=villainy
3178 0 discard:exchange [7e35af33]
    discarded who=0 card=exchange
    dealt who=2 n=6 total=9
    dealt who=0 n=5 total=9
    dealt who=1 n=5 total=9
    act-began act=V who=2
    scene-began scene=1
3179 0 pass [3043a0a9]
3180 1 pass [b84e9e5a]
3181 2 pass [1cb0d0a1]
3182 0 place:miscue [d77bc564]
3183 1 place:take-the-lead [ea0e756b]
3184 2 place:V.16 [7dd7ef47]
    placed-all
3185 0 pass [ae62322b]
3186 1 improv [a5c2f24b]
    improvised who=1
3187 1 switch:V.5 [c24fa7de]
    switched who=1
3188 1 pass [9f7d6c2b]
3189 2 pass [39e8e8b4]
3190 0 reveal [d26beea0]
    turned-up-staging who=0 card=miscue
3191 0 exit [029de0bd]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
3192 0 pass [8d313b61]
3193 1 reveal [c16e7a44]
    turned-up who=1 card=V.5
    not-next who=1 card=V.5
3194 1 pass [5f10888f]
3195 2 reveal [4b0008b8]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3196 2 pass [c506642c]
    drew who=0 pile=staging
    scene-began scene=2
3197 0 pass [96a8133c]
3198 1 pass [4e5a464f]
3199 2 pass [6191d6e6]
3200 0 place:V.8 [6ee8e004]
3201 1 place:V.5 [4bee98e2]
3202 2 place:V.14 [81e1ff8a]
    placed-all
3203 0 pass [c72cc43a]
3204 1 pass [7358318f]
3205 2 pass [dab0be9f]
3206 0 improv [a6a05744]
    improvised who=0
3207 0 bury:take-the-lead [9797be0e]
    drew who=0 pile=staging
    buried who=0 pile=staging
3208 0 reveal [5b43af0c]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3209 0 show:exchange [fd9d8cb8]
3210 0 at:1 [19863341]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3211 0 give:seize [c7086d91]
    traded who=0 whom=1
3212 0 pass [c80b8007]
3213 1 reveal [25b8105d]
    turned-up who=1 card=V.5
    not-next who=1 card=V.5
3214 1 pass [5b79f565]
3215 2 reveal [cab84a0d]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3216 2 pass [d7dc2d72]
    scene-began scene=3
3217 0 pass [78eade2b]
3218 1 pass [70fc9f10]
3219 2 pass [c2f51004]
3220 0 place:V.12 [1f67347f]
3221 1 place:V.1 [3601852a]
3222 2 place:V.16 [61473a9a]
    placed-all
3223 0 pass [07ef9a11]
3224 1 pass [2a49f323]
3225 2 pass [196b065d]
3226 0 reveal [c9a2f4bd]
    turned-up who=0 card=V.12
    not-next who=0 card=V.12
3227 0 pass [bfd9e00a]
3228 1 reveal [8931b7d3]
    turned-up who=1 card=V.1
    played who=1 card=V.1
    scored who=1 card=V.1 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
3229 1 pass [73039bf6]
3230 2 reveal [c510e4a8]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3231 2 pass [ba85b217]
    drew who=1 pile=staging
    scene-began scene=4
3232 0 pass [d03ae913]
3233 1 show:exchange [253fd0b2]
3234 1 at:2 [5eb57f4c]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3235 1 give:V.5 [7a6118d0]
    traded who=1 whom=2
3236 1 pass [7f69bd85]
3237 2 pass [1535a570]
3238 0 place:V.4 [10dd319f]
3239 1 place:V.13 [a1d606e4]
3240 2 place:V.7 [31456b58]
    placed-all
3241 0 pass [1ceed601]
3242 1 pass [a0246ea4]
3243 2 pass [8a5491b1]
3244 0 reveal [2ef4b947]
    turned-up who=0 card=V.4
    not-next who=0 card=V.4
3245 0 pass [1fbfcc13]
3246 1 show:exchange [cf518094]
3247 1 at:0 [e13ffca0]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3248 1 give:miscue [182f6d3a]
    traded who=1 whom=0
3249 1 improv [af9fdc8f]
    improvised who=1
3250 1 bury:revive [c8a4f1be]
    drew who=1 pile=staging
    buried who=1 pile=staging
3251 1 coin:iago [e785de20]
3252 1 wound:bianca [d89423cc]
    used-iago who=1 character=bianca
    wounded who=1 character=bianca n=3 total=3
    died character=bianca
    took-wounds who=1 n=3
3253 1 reveal [62f14d53]
    turned-up who=1 card=V.13
    not-next who=1 card=V.13
3254 1 pass [ba74526b]
3255 2 reveal [f049863e]
    turned-up who=2 card=V.7
    not-next who=2 card=V.7
3256 2 pass [c3196a04]
    scene-began scene=5
3257 0 pass [a1088d4b]
3258 1 pass [40696737]
3259 2 pass [fe7c9274]
3260 0 place:V.10 [5c991f75]
3261 1 place:V.13 [5a9f390c]
3262 2 place:V.15 [947611fb]
    placed-all
3263 0 pass [939cf0ce]
3264 1 pass [cfbddfca]
3265 2 pass [5c01385a]
3266 0 reveal [0aef0fea]
    turned-up who=0 card=V.10
    not-next who=0 card=V.10
3267 0 pass [1fe3b587]
3268 1 reveal [cc217a89]
    turned-up who=1 card=V.13
    not-next who=1 card=V.13
3269 1 pass [9d69aa1f]
3270 2 reveal [10cd4864]
    turned-up who=2 card=V.15
    not-next who=2 card=V.15
3271 2 pass [5692843e]
    scene-began scene=6
3272 0 pass [a206be76]
3273 1 pass [1ca5c66e]
3274 2 pass [23b40f6c]
3275 0 place:V.8 [dca4ffa1]
3276 1 place:seize [307ad27f]
3277 2 place:V.14 [bb266d57]
    placed-all
3278 0 pass [e6e6b19e]
3279 1 pass [1fce7591]
3280 2 pass [594ee32e]
3281 0 reveal [36302102]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3282 0 pass [14c61d82]
3283 1 reveal [95d58de6]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3284 1 improv [a72dae2f]
    improvised who=1
3285 1 bury:seize [033e8640]
    drew who=1 pile=staging
    buried who=1 pile=staging
3286 1 pass [0b7abb19]
3287 2 reveal [cf3180cb]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3288 2 pass [4002a123]
    drew who=1 pile=staging
    scene-began scene=7
3289 0 pass [af314ee2]
3290 1 pass [a5602ebd]
3291 2 pass [5d8e2741]
3292 0 place:no-drama [baaa4dff]
3293 1 place:seize [d310212d]
3294 2 place:miscue [f6a70b4e]
    placed-all
3295 0 pass [0647e3b7]
3296 1 pass [05143bf5]
3297 2 pass [cd33f64a]
3298 0 reveal [0d34cf69]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
3299 0 improv [3d23b401]
    improvised who=0
3300 0 bury:take-the-lead [fbac5047]
    drew who=0 pile=staging
    buried who=0 pile=staging
3301 0 pass [ca31e19e]
3302 1 reveal [50faabde]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3303 1 improv [e7b64556]
    improvised who=1
3304 1 bury:villainy [6d328338]
    drew who=1 pile=staging
    buried who=1 pile=staging
3305 1 pass [00352934]
3306 2 reveal [eee9880a]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3307 2 pass [c56f5862]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=8
3308 0 pass [17d41419]
3309 1 pass [fa0e94f8]
3310 2 pass [2ae4a20a]
3311 0 place:V.8 [50aa44bd]
3312 1 place:take-the-lead [0af35838]
3313 2 place:V.14 [c348bd05]
    placed-all
3314 0 pass [94bb95f7]
3315 1 pass [f5379d58]
3316 2 pass [ae2f38e7]
3317 0 show:exchange [bc46a979]
3318 0 at:2 [e981c391]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
3319 2 let [99dc20f9]
3320 0 give:V.9 [985cd22b]
    traded who=0 whom=2
3321 0 reveal [009b6f37]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3322 0 pass [33bbcd91]
3323 1 reveal [1e1c00b4]
    turned-up-staging who=1 card=take-the-lead
3324 1 exit [c551f4a1]
    exiting who=1 card=take-the-lead
3325 2 let [d016e461]
    got-intrigue who=1 n=1
3326 1 pass [8144ada4]
3327 2 reveal [e868a7a3]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3328 2 pass [df7ae9ac]
    drew who=1 pile=staging
    scene-began scene=9
3329 0 pass [e4f7a0df]
3330 1 pass [c717719a]
3331 2 improv [d0305f4a]
    improvised who=2
3332 2 bury:take-the-lead [cdfca0f2]
    drew who=2 pile=staging
    buried who=2 pile=staging
3333 2 pass [ebf96394]
3334 0 place:miscue [afecec90]
3335 1 place:V.4 [d766593c]
3336 2 place:V.3 [ee4ae699]
    placed-all
3337 0 pass [d5a99a49]
3338 1 improv [c20aa352]
    improvised who=1
3339 1 switch:V.2 [ffc09215]
    switched who=1
3340 1 pass [1484acbd]
3341 2 pass [e8a93cda]
3342 0 reveal [22a15a27]
    turned-up-staging who=0 card=miscue
3343 0 play [fe24acdf]
3344 0 at:2 [4524c334]
    aimed who=0 card=miscue whom=2
    must-switch whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=1
3345 2 switch:V.6 [6a4a7633]
    switched who=2
3346 0 place:take-the-lead [137028c4]
    turned-up-staging who=0 card=take-the-lead
3347 0 play [1ca5becb]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
3348 0 pass [1d281217]
3349 1 reveal [51fc128f]
    turned-up who=1 card=V.2
    played who=1 card=V.2
    scored who=1 card=V.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
3350 1 pass [7198c6b4]
3351 2 reveal [c06a305f]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3352 2 pass [08535fea]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=10
3353 1 pass [b7eb521d]
3354 2 pass [8e8d007e]
3355 0 pass [e878905a]
3356 0 place:take-the-lead [9b751ed7]
3357 1 place:take-the-lead [aa135b87]
3358 2 place:V.15 [8ba5a3d4]
    placed-all
3359 1 pass [c233cc5a]
3360 2 pass [049fa542]
3361 0 pass [971bb92f]
3362 1 coin:iago [02f0654d]
3363 1 wound:roderigo [38c4a443]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=2 total=4
3364 1 improv [74ff0093]
    improvised who=1
3365 1 bury:take-the-lead [fdd137e2]
    drew who=1 pile=staging
    buried who=1 pile=staging
3366 1 reveal [38293a7a]
    turned-up-staging who=1 card=take-the-lead
3367 1 exit [2e03a0f1]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3368 1 show:exchange [3e5437dc]
3369 1 at:2 [fcdd25f2]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3370 1 give:V.13 [8bafe6f9]
    traded who=1 whom=2
3371 1 pass [a5606377]
3372 2 reveal [bdd4a4a7]
    turned-up who=2 card=V.15
    not-next who=2 card=V.15
3373 2 pass [042e97ee]
3374 0 reveal [2a443e40]
    turned-up-staging who=0 card=take-the-lead
3375 0 exit [ace3f7cf]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
3376 0 improv [8fc3e116]
    improvised who=0
3377 0 bury:seize [b247a7a4]
    drew who=0 pile=staging
    buried who=0 pile=staging
3378 0 pass [644f0d66]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=11
3379 1 improv [8c602595]
    improvised who=1
3380 1 bury:seize [2fe9530b]
    drew who=1 pile=staging
    buried who=1 pile=staging
3381 1 pass [83a202f3]
3382 2 pass [fd24de03]
3383 0 pass [68002af4]
3384 0 place:villainy [bd21d79f]
3385 1 place:seize [87068259]
3386 2 place:V.16 [86d4abef]
    placed-all
3387 1 pass [c3497e1c]
3388 2 pass [ae461431]
3389 0 pass [f22fbeb8]
3390 1 reveal [eac186bf]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3391 1 show:no-drama [cfc5033a]
    no-drama who=1
    drew who=1 pile=staging
3392 1 pass [bed8df66]
3393 2 reveal [2bd64b4d]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3394 2 pass [bc5658e7]
3395 0 reveal [ab6c45fe]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3396 0 improv [5f0bffd8]
    improvised who=0
3397 0 bury:take-the-lead [49de97f7]
    drew who=0 pile=staging
    buried who=0 pile=staging
3398 0 pass [c3f821fc]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
3399 1 pass [dda57c61]
3400 2 pass [a1f3f50b]
3401 0 show:exchange [8915702a]
3402 0 at:1 [00c617d5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3403 0 give:V.10 [a450898b]
    traded who=0 whom=1
3404 0 show:exchange [d9b9ddba]
3405 0 at:1 [5233191e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3406 0 give:seize [94f1d9a1]
    traded who=0 whom=1
3407 0 show:exchange [3502ce69]
3408 0 at:1 [2a52b884]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3409 0 give:no-drama [2a0667a3]
    traded who=0 whom=1
3410 0 show:exchange [544f7f5a]
3411 0 at:1 [b07b1627]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3412 0 give:seize [bc7065d0]
    traded who=0 whom=1
3413 0 pass [91ec459b]
3414 0 place:revive [adfb31cc]
3415 1 place:no-drama [ffe5b35f]
3416 2 place:V.14 [a73e7b54]
    placed-all
3417 1 pass [dff0068b]
3418 2 pass [303af8be]
3419 0 pass [f988ba7e]
3420 1 reveal [19ed6538]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
3421 1 pass [281d1c29]
3422 2 reveal [9af269fe]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3423 2 pass [79836b26]
3424 0 reveal [01b9c5e4]
    turned-up-staging who=0 card=revive
3425 0 exit [bd785056]
    exiting who=0 card=revive
    got-intrigue who=0 n=1
3426 0 show:no-drama [1fb75aed]
    no-drama who=0
    drew who=0 pile=staging
3427 0 pass [4a13569e]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=13
3428 1 pass [0dac52f4]
3429 2 pass [73264162]
3430 0 pass [59629b34]
3431 0 place:V.11 [db13c217]
3432 1 place:revive [8f9d58d7]
3433 2 place:V.15 [8fbf4f16]
    placed-all
3434 1 pass [ea4e8ff9]
3435 2 pass [88a4ef48]
3436 0 pass [87e40c1b]
3437 1 reveal [fcc392f6]
    turned-up-staging who=1 card=revive
3438 1 exit [3dfff78e]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3439 1 improv [8f72ca82]
    improvised who=1
3440 1 bury:miscue [9143dae2]
    drew who=1 pile=staging
    buried who=1 pile=staging
3441 1 pass [68cdf395]
3442 2 reveal [dc8dde34]
    turned-up who=2 card=V.15
    not-next who=2 card=V.15
3443 2 pass [11eefe9e]
3444 0 reveal [5b739d96]
    turned-up who=0 card=V.11
    not-next who=0 card=V.11
3445 0 pass [9f7686da]
    drew who=1 pile=staging
    scene-began scene=14
3446 1 pass [875f65e8]
3447 2 pass [a8693f2e]
3448 0 pass [04d97ade]
3449 0 place:take-the-lead [10f47212]
3450 1 place:V.9 [dd9ef110]
3451 2 place:V.14 [2e7d0493]
    placed-all
3452 1 pass [3cd113b2]
3453 2 pass [67950587]
3454 0 pass [7bde1e91]
3455 1 improv [7283cc20]
    improvised who=1
3456 1 bury:revive [5bfe5ae5]
    drew who=1 pile=staging
    buried who=1 pile=staging
3457 1 reveal [23610fbe]
    turned-up who=1 card=V.9
    not-next who=1 card=V.9
3458 1 pass [5b377c6d]
3459 2 reveal [928a13b4]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3460 2 pass [6abc5b7d]
3461 0 reveal [e8c270ca]
    turned-up-staging who=0 card=take-the-lead
3462 0 play [4814186e]
3463 0 at:2 [c7e67d1b]
    giving who=0 card=take-the-lead whom=2
    gave-lead who=0 whom=2
3464 0 pass [75041663]
    drew who=0 pile=staging
    reshuffled pile=staging n=16
    staging-empty n=1
    scene-began scene=15
3465 0 pass [495f20c1]
3466 1 pass [80b30607]
3467 2 pass [2a1eb997]
3468 0 place:revive [f1c8cfaf]
3469 1 place:V.9 [5198885c]
3470 2 place:V.16 [22a9c285]
    placed-all
3471 0 pass [f9903a4f]
3472 1 pass [08a035ba]
3473 2 pass [a40a2179]
3474 0 reveal [b880fecc]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
3475 0 pass [1dc67f34]
3476 1 reveal [6ed29ada]
    turned-up who=1 card=V.9
    not-next who=1 card=V.9
3477 1 pass [082e4409]
3478 2 reveal [13156115]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3479 2 pass [94eadf71]
    drew who=0 pile=staging
    scene-began scene=16
3480 0 show:exchange [0836363c]
3481 0 at:1 [fb540134]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3482 0 give:miscue [0a517de6]
    traded who=0 whom=1
3483 0 show:no-drama [197da011]
    no-drama who=0
    drew who=0 pile=staging
3484 0 pass [b20a9bb7]
3485 1 pass [aa73b10e]
3486 2 pass [5e590037]
3487 0 place:take-the-lead [a65791b3]
3488 1 place:take-the-lead [4a30749f]
3489 2 place:V.3 [96476c8a]
    placed-all
3490 0 pass [cefeb7f9]
3491 1 pass [f86665ef]
3492 2 pass [1187b651]
3493 0 reveal [0b84f39e]
    turned-up-staging who=0 card=take-the-lead
3494 0 play [23d63944]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
3495 0 pass [8b9748fe]
3496 1 reveal [27ea582b]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3497 1 pass [671bb7fd]
3498 2 reveal [e325b942]
    turned-up who=2 card=V.3
    played who=2 card=V.3
    scored who=2 card=V.3 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
3499 2 coin:roderigo [cc8e4603]
    used-coin-at who=2 coin=roderigo whom=1
3500 1 let [7deab73b]
3501 2 give:V.15 [3c9cda23]
    traded who=2 whom=1
3502 2 pass [70b9fdad]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=17
3503 1 improv [1d778a91]
    improvised who=1
3504 1 bury:seize [189d5166]
    drew who=1 pile=staging
    buried who=1 pile=staging
3505 1 pass [06c62c19]
3506 2 show:exchange [d1479cf6]
3507 2 at:1 [fafb93d1]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
3508 2 give:V.13 [92970725]
    traded who=2 whom=1
3509 2 improv [151ce070]
    improvised who=2
3510 2 bury:take-the-lead [75c3e59c]
    drew who=2 pile=staging
    buried who=2 pile=staging
3511 2 pass [96a7c9ec]
3512 0 pass [8c93dbe1]
3513 0 place:V.11 [5c95737d]
3514 1 place:take-the-lead [76c1a094]
3515 2 place:no-drama [451d76d2]
    placed-all
3516 1 pass [77465c2f]
3517 2 pass [899532fa]
3518 0 pass [ae6401d7]
3519 1 reveal [71cf6da2]
    turned-up-staging who=1 card=take-the-lead
3520 1 play [e97e4964]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
3521 1 pass [e96e43b3]
3522 2 reveal [3f467b55]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
3523 2 pass [75a37994]
3524 0 reveal [07196134]
    turned-up who=0 card=V.11
    not-next who=0 card=V.11
3525 0 pass [cc9b8f36]
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
3526 2 improv [9a815474]
    improvised who=2
3527 2 bury:seize [f91b1566]
    drew who=2 pile=staging
    buried who=2 pile=staging
3528 2 pass [300d40d8]
3529 0 pass [65922a7b]
3530 1 show:exchange [52e134c0]
3531 1 at:0 [cf6d784d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3532 1 give:V.15 [e3996734]
    traded who=1 whom=0
3533 1 pass [954106cb]
3534 0 place:V.8 [4b2eeddd]
3535 1 place:miscue [41747ebf]
3536 2 place:V.6 [f2a2e7da]
    placed-all
3537 2 pass [7bbc6eb6]
3538 0 pass [3e38d071]
3539 1 pass [64c1f194]
3540 2 reveal [ce87eb71]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3541 2 pass [e5a0d5cb]
3542 0 reveal [b98dde99]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3543 0 pass [d942d550]
3544 1 show:exchange [cdd48816]
3545 1 at:2 [9ef6d893]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3546 1 give:seize [b212977e]
    traded who=1 whom=2
3547 1 reveal [9817dd41]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
3548 1 improv [1cd9ceb2]
    improvised who=1
3549 1 bury:miscue [8480da8d]
    drew who=1 pile=staging
    buried who=1 pile=staging
3550 1 pass [ea407120]
    drew who=1 pile=staging
    scene-began scene=19
3551 2 pass [1ab517e6]
3552 0 pass [0bffe2db]
3553 1 pass [4ac2e084]
3554 0 place:take-the-lead [d1d8e769]
3555 1 place:take-the-lead [9cec6167]
3556 2 place:seize [cae29018]
    placed-all
3557 2 pass [89a7e791]
3558 0 pass [a23114e7]
3559 1 show:exchange [f83fee20]
3560 1 at:2 [60f4d2ab]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3561 1 give:V.9 [5e154ce3]
    traded who=1 whom=2
3562 1 pass [07e3d908]
3563 2 reveal [32d53518]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
3564 2 improv [4ae43290]
    improvised who=2
3565 2 bury:villainy [aec4ac1e]
    drew who=2 pile=staging
    buried who=2 pile=staging
3566 2 pass [30910d94]
3567 0 reveal [08f1d746]
    turned-up-staging who=0 card=take-the-lead
3568 0 play [839e87d7]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
3569 0 pass [dc45eef7]
3570 1 reveal [94139a94]
    turned-up-staging who=1 card=take-the-lead
3571 1 play [a1e1d96d]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
3572 1 pass [50ef8ca8]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    scene-began scene=20
3573 2 pass [7677d7d4]
3574 0 pass [87f95dd9]
3575 1 pass [fef2b55f]
3576 0 place:revive [5a7ae841]
3577 1 place:V.7 [563cd278]
3578 2 place:take-the-lead [da3d67b5]
    placed-all
3579 2 pass [0ee4de14]
3580 0 pass [bbf4bc54]
3581 1 pass [02209910]
3582 2 reveal [5949ff27]
    turned-up-staging who=2 card=take-the-lead
3583 2 play [18c1c0dc]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
3584 2 pass [913f180d]
3585 0 reveal [71df7cba]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
3586 0 pass [df3352d1]
3587 1 reveal [09bc25aa]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
3588 1 pass [b50bce4d]
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=21
3589 0 pass [15be912c]
3590 1 pass [288a7c06]
3591 2 show:exchange [456eb34b]
3592 2 at:0 [e9932dad]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
3593 0 let [599a575a]
3594 2 give:V.9 [37b047a5]
    traded who=2 whom=0
3595 2 pass [4112442a]
3596 0 place:V.8 [5827066e]
3597 1 place:revive [fb7f8b0d]
3598 2 place:V.14 [7d2a03ec]
    placed-all
3599 0 improv [79e5d452]
    improvised who=0
3600 0 switch:V.11 [7ba3381c]
    switched who=0
3601 0 pass [bde231d9]
3602 1 pass [b11ebdcd]
3603 2 pass [c58bafbd]
3604 0 reveal [9cfd215c]
    turned-up who=0 card=V.11
    not-next who=0 card=V.11
3605 0 pass [83bbc915]
3606 1 reveal [8e1ce0ef]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3607 1 show:no-drama [6656ff22]
    no-drama who=1
    drew who=1 pile=staging
3608 1 pass [24928be5]
3609 2 reveal [c1b884a4]
    turned-up who=2 card=V.14
    not-next who=2 card=V.14
3610 2 pass [127c6084]
    drew who=1 pile=staging
    scene-began scene=22
3611 0 pass [16de6eae]
3612 1 pass [8257481a]
3613 2 pass [f6ec61e4]
3614 0 place:villainy [76bf3695]
3615 1 place:V.4 [d60d36bb]
3616 2 place:miscue [5f6082e0]
    placed-all
3617 0 pass [409f4201]
3618 1 pass [c10eeabc]
3619 2 pass [96fc47c7]
3620 0 reveal [b1cac54a]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3621 0 pass [71abbf39]
3622 1 reveal [e52bc767]
    turned-up who=1 card=V.4
    played who=1 card=V.4
    scored who=1 card=V.4 n=1
    wounded who=1 character=roderigo n=3 total=4
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
3623 1 pass [e3d78d7f]
3624 2 reveal [8dbcb3d3]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3625 2 improv [545f0f13]
    improvised who=2
3626 2 bury:villainy [f6842dec]
    drew who=2 pile=staging
    buried who=2 pile=staging
3627 2 pass [b1398ec8]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
3628 0 pass [dde73e28]
3629 1 improv [f8d61734]
    improvised who=1
3630 1 bury:no-drama [92b8d3eb]
    drew who=1 pile=staging
    buried who=1 pile=staging
3631 1 pass [450e9b93]
3632 2 show:exchange [62dd88b6]
3633 2 at:0 [e332a7b4]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
3634 0 let [cad2b188]
3635 2 give:V.14 [ea401293]
    traded who=2 whom=0
3636 2 pass [fa353702]
3637 0 place:V.15 [d1412454]
3638 1 place:seize [6c1a512b]
3639 2 place:miscue [4bb578fe]
    placed-all
3640 0 pass [78f7af9e]
3641 1 coin:cassio [9ce12fd4]
    used-coin who=1 coin=cassio
3642 1 switch:V.7 [67067769]
    switched who=1
3643 1 pass [155e1e85]
3644 2 show:exchange [a13c38ee]
3645 2 at:0 [2bec1b5a]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
3646 0 let [f9c2a7c3]
3647 2 give:take-the-lead [4e1d96be]
    traded who=2 whom=0
3648 2 pass [d9d4205d]
3649 0 improv [e89fdf7c]
    improvised who=0
3650 0 bury:seize [777f5223]
    drew who=0 pile=staging
    buried who=0 pile=staging
3651 0 reveal [0140184b]
    turned-up who=0 card=V.15
    not-next who=0 card=V.15
3652 0 pass [80213e61]
3653 1 reveal [0d6752d1]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
3654 1 pass [d3d9f79b]
3655 2 reveal [be8ca61f]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
3656 2 pass [9ab5c2b9]
    drew who=2 pile=staging
    scene-began scene=24
3657 0 pass [090a8f66]
3658 1 pass [bf4b4c08]
3659 2 improv [4007be15]
    improvised who=2
3660 2 bury:exchange [17947f32]
    drew who=2 pile=staging
    buried who=2 pile=staging
3661 2 pass [8951b686]
3662 0 place:V.9 [af73102a]
3663 1 place:V.7 [e2d88d46]
3664 2 place:V.16 [4d1cc3fd]
    placed-all
3665 0 show:exchange [5084188e]
3666 0 at:2 [9fcf80e5]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
3667 0 give:revive [42d05cbd]
    traded who=0 whom=2
3668 0 pass [8fc76100]
3669 1 pass [dc2f8b26]
3670 2 pass [342d7064]
3671 0 reveal [211369b8]
    turned-up who=0 card=V.9
    not-next who=0 card=V.9
3672 0 pass [5e057b93]
3673 1 reveal [ad765ce3]
    turned-up who=1 card=V.7
    not-next who=1 card=V.7
3674 1 pass [a1f5d9d1]
3675 2 reveal [d0b9892d]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3676 2 pass [3c9f4e43]
    scene-began scene=25
3677 0 pass [01de748e]
3678 1 pass [014639c6]
3679 2 pass [995f12d5]
3680 0 place:villainy [a958ee79]
3681 1 place:seize [ca882157]
3682 2 place:V.6 [a3e77bdd]
    placed-all
3683 0 pass [f273f555]
3684 1 pass [8160c7a9]
3685 2 pass [2c17b918]
3686 0 reveal [9fda16d5]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
3687 0 improv [f73e5cbe]
    improvised who=0
3688 0 bury:take-the-lead [a4edc0b7]
    drew who=0 pile=staging
    buried who=0 pile=staging
3689 0 pass [f6f636b2]
3690 1 reveal [50d5677d]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
3691 1 improv [2a6e5794]
    improvised who=1
3692 1 bury:seize [28d0a6e0]
    drew who=1 pile=staging
    buried who=1 pile=staging
3693 1 pass [eb7c6557]
3694 2 reveal [f6cdc0f3]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3695 2 pass [a6150924]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=26
3696 0 pass [43634a3d]
3697 1 pass [83046dce]
3698 2 pass [0a7aaf12]
3699 0 place:V.8 [01dc04ce]
3700 1 place:take-the-lead [7b36b81e]
3701 2 place:V.16 [ba3adb6f]
    placed-all
3702 0 pass [d12f00fe]
3703 1 pass [a4da52ae]
3704 2 pass [f77524ed]
3705 0 reveal [1158e0ab]
    turned-up who=0 card=V.8
    not-next who=0 card=V.8
3706 0 pass [70c42405]
3707 1 reveal [0ee944ab]
    turned-up-staging who=1 card=take-the-lead
3708 1 exit [01d5bbde]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
3709 1 pass [fd80dd02]
3710 2 reveal [f40ddcd0]
    turned-up who=2 card=V.16
    not-next who=2 card=V.16
3711 2 pass [f224e67c]
    drew who=1 pile=staging
    reshuffled pile=staging n=14
    staging-empty n=1
    scene-began scene=27
3712 0 show:exchange [c1b4153e]
3713 0 at:1 [d3b7d3b8]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
3714 1 show:no-drama [477a0f74]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
3715 0 pass [2dcd78d3]
3716 1 show:exchange [79e5bab3]
3717 1 at:2 [33883216]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3718 1 give:V.13 [aad0ad20]
    traded who=1 whom=2
3719 1 pass [9a314bb2]
3720 2 pass [d28f95d5]
3721 0 place:take-the-lead [c8d20e58]
3722 1 place:villainy [740be9f7]
3723 2 place:V.13 [f694ce87]
    placed-all
3724 0 pass [91f8b2ce]
3725 1 show:exchange [41cca7d9]
3726 1 at:2 [b2377b38]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
3727 1 give:take-the-lead [ba0d5241]
    traded who=1 whom=2
3728 1 pass [cb935dc9]
3729 2 pass [d65a4f3b]
3730 0 reveal [eff078a3]
    turned-up-staging who=0 card=take-the-lead
3731 0 play [2fb825aa]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
3732 0 pass [08dfe146]
3733 1 reveal [6311697b]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3734 1 pass [08ebdba2]
3735 2 reveal [ce931b35]
    turned-up who=2 card=V.13
    not-next who=2 card=V.13
3736 2 pass [dffc83db]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=28
3737 1 pass [82021f14]
3738 2 pass [8c3503de]
3739 0 pass [92139e6d]
3740 0 place:V.15 [b915f434]
3741 1 place:seize [ad1e3b16]
3742 2 place:V.13 [03faf278]
    placed-all
3743 1 improv [f626728a]
    improvised who=1
3744 1 switch:villainy [8ac94860]
    switched who=1
3745 1 pass [a5a0868c]
3746 2 pass [ec7704f8]
3747 0 pass [e6285930]
3748 1 reveal [d8760ff1]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
3749 1 pass [e8cc5f91]
3750 2 reveal [10b6741f]
    turned-up who=2 card=V.13
    not-next who=2 card=V.13
3751 2 pass [b91d73a8]
3752 0 reveal [bc31c171]
    turned-up who=0 card=V.15
    not-next who=0 card=V.15
3753 0 pass [41569eb3]
    drew who=1 pile=staging
    scene-began scene=29
3754 1 show:exchange [6b81f056]
3755 1 at:0 [6a7f1182]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3756 1 give:V.7 [4301f861]
    traded who=1 whom=0
3757 1 improv [17bf6962]
    improvised who=1
3758 1 bury:revive [55c1b268]
    drew who=1 pile=staging
    buried who=1 pile=staging
3759 1 pass [e4cda0f5]
3760 2 pass [2997b31d]
3761 0 pass [7e7c832f]
3762 0 place:no-drama [77b04f8e]
3763 1 place:miscue [62357870]
3764 2 place:V.12 [c5c0105e]
    placed-all
3765 1 pass [bbce4147]
3766 2 pass [dcb161bf]
3767 0 pass [30013a87]
3768 1 reveal [69f0ed0c]
    turned-up-staging who=1 card=miscue
3769 1 play [a27eefbd]
3770 1 at:2 [bc582bce]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
3771 2 switch:V.6 [e9f56767]
    switched who=2
3772 1 place:revive [666f084f]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3773 1 show:exchange [e902e69b]
3774 1 at:0 [ae553318]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
3775 1 give:miscue [417993b2]
    traded who=1 whom=0
3776 1 pass [ff9512dd]
3777 2 reveal [6f2d2bc4]
    turned-up who=2 card=V.6
    not-next who=2 card=V.6
3778 2 pass [6b97442e]
3779 0 reveal [e9c15269]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
3780 0 show:no-drama [b2856237]
    no-drama who=0
    drew who=0 pile=staging
3781 0 pass [890f0994]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=30
3782 1 improv [84fc3ca8]
    improvised who=1
3783 1 bury:take-the-lead [a39ee05e]
    drew who=1 pile=staging
    buried who=1 pile=staging
3784 1 pass [4ffc01cb]
3785 2 pass [8dec35fc]
3786 0 pass [9754f386]
3787 0 place:miscue [9463e608]
3788 1 place:revive [7808aad2]
3789 2 place:V.13 [68b61b7a]
    placed-all
3790 1 pass [a2bb885f]
3791 2 pass [c3fa5db9]
3792 0 pass [d3ca61ca]
3793 1 reveal [063949cf]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
3794 1 pass [cf56ca49]
3795 2 reveal [4fbc061e]
    turned-up who=2 card=V.13
    not-next who=2 card=V.13
3796 2 pass [91e8a5cb]
3797 0 reveal [f0f5b98d]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
3798 0 improv [8a18d693]
    improvised who=0
3799 0 bury:seize [609390d5]
    drew who=0 pile=staging
    buried who=0 pile=staging
3800 0 pass [02a825c5]
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=2
    drew who=1 pile=staging
    scene-began scene=31
    final-scene
3801 1 improv [1d3fc5aa]
    improvised who=1
3802 1 bury:seize [ad9c2540]
    drew who=1 pile=staging
    buried who=1 pile=staging
3803 1 pass [8d07099e]
3804 2 pass [e2f7bc94]
3805 0 pass [6687a434]
3806 0 place:miscue [6a0458a2]
3807 1 place:V.14 [1d50f404]
3808 2 place:V.12 [9336f3c8]
    placed-all
3809 1 pass [97875097]
3810 2 pass [3df9718d]
3811 0 pass [df73d2b6]
3812 1 reveal [ab98406f]
    turned-up who=1 card=V.14
    not-next who=1 card=V.14
3813 1 pass [c5684c93]
3814 2 reveal [7428e25a]
    turned-up who=2 card=V.12
    not-next who=2 card=V.12
3815 2 pass [8f38bc16]
3816 0 reveal [02c4c44c]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
3817 0 pass [7d96b8ca]
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
