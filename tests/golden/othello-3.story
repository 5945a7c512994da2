set-up [ced60001]
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
1 1 pass [5bc56388]
2 2 improv [91730398]
    improvised who=2
3 0 let [be7e141d]
4 1 let [73cd2970]
5 2 draw:script [ef56729a]
6 2 bury:I.3 [b0850394]
    drew who=2 pile=script
    buried who=2 pile=script
7 2 show:exchange [7da7d91f]
8 2 at:0 [10e5173b]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
9 0 spotlight [6a8a6c49]
10 1 let [b6ce942e]
    stole-spotlight by=0 who=2
11 2 let [8944eff3]
    blocked who=2
12 0 improv [1358893d]
    improvised who=0
13 1 spotlight [a51e0872]
14 2 spotlight [1a4e8215]
    stole-spotlight by=1 who=0
15 0 show:no-drama [46a1e892]
    no-drama who=0
    drew who=0 pile=staging
    defeated who=0 by=1
16 0 draw:staging [d26ae59d]
17 0 bury:I.2 [c40ef883]
    drew who=0 pile=staging
    buried who=0 pile=script
18 0 pass [1bcff580]
19 0 place:revive [9e43ab14]
20 1 place:take-the-lead [93100e77]
21 2 place:villainy [16954e97]
    placed-all
22 1 improv [7ce672ec]
    improvised who=1
23 2 let [16c483ea]
24 1 switch:I.11 [4a0189cd]
    switched who=1
25 1 pass [aa530629]
26 2 pass [43a8cfec]
27 0 pass [9152bb8b]
28 1 reveal [95a8ea5d]
    turned-up who=1 card=I.11
    exiting who=1 card=I.11
29 0 let [92182a81]
30 2 let [bf636fdc]
    got-intrigue who=1 n=1
31 1 pass [658967fc]
32 2 reveal [ace98b62]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
33 0 let [5a411d6e]
    got-intrigue who=2 n=1
34 2 pass [1fa3aae3]
35 0 reveal [d99be943]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
36 0 pass [5557dfd4]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=2
37 1 improv [c50f56c9]
    improvised who=1
38 2 spotlight [366f39bb]
    stole-spotlight by=2 who=1
39 1 let [1842b3b7]
    blocked who=1
40 2 pass [c6808aba]
41 0 improv [d6592a03]
    improvised who=0
42 0 draw:script [4eee72fc]
43 0 bury:I.4 [e424321b]
    drew who=0 pile=script
    buried who=0 pile=script
44 0 pass [f402b7f4]
45 0 place:I.10 [f937ac9d]
46 1 place:I.9 [d3610d4f]
47 2 place:seize [35b6c2da]
    placed-all
48 1 pass [cff6f15d]
49 2 improv [c2a6b8d2]
    improvised who=2
50 2 switch:I.12 [294dfc54]
    switched who=2
51 2 pass [7de56ecc]
52 0 pass [599e1699]
53 1 reveal [5d0c0ee8]
    turned-up who=1 card=I.9
    played who=1 card=I.9
54 0 let [d1a08439]
55 2 let [62fa4284]
    scored who=1 card=I.9 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
56 1 pass [ab7cfbb8]
57 2 reveal [59d320eb]
    turned-up who=2 card=I.12
    played who=2 card=I.12
58 0 let [22f8b6d3]
    failed who=2 card=I.12
59 2 pass [89956952]
60 0 reveal [caf6cadf]
    turned-up who=0 card=I.10
    exiting who=0 card=I.10
    got-intrigue who=0 n=1
61 0 pass [18b6d9ea]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=3
62 1 pass [7c2e59df]
63 2 improv [d37dfa5e]
    improvised who=2
64 2 draw:staging [1678a128]
65 2 bury:no-drama [42c3da08]
    drew who=2 pile=staging
    buried who=2 pile=staging
66 2 pass [9399efe1]
67 0 improv [4a2bbf6f]
    improvised who=0
68 0 draw:script [b501685a]
69 0 bury:I.5 [295d3271]
    drew who=0 pile=script
    buried who=0 pile=script
70 0 pass [f332630a]
71 0 place:seize [6733af4b]
72 1 place:I.8 [a65ee0c3]
73 2 place:I.7 [3da55ea4]
    placed-all
74 1 coin:desdemona [6bf9f4b0]
    no-drama-coin who=1
75 1 improv [04edd376]
    improvised who=1
76 1 switch:villainy [b7073bbb]
    switched who=1
77 1 pass [aa4c5699]
78 2 pass [0034bf20]
79 0 pass [ee418c0f]
80 1 reveal [f8dc9332]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
81 1 pass [e77d43bc]
82 2 reveal [d67c36f6]
    turned-up who=2 card=I.7
83 2 play [fcf24abf]
    played who=2 card=I.7
84 0 let [c013aabb]
    scored who=2 card=I.7 n=1
    got-intrigue who=2 n=2
85 2 pass [4cd8d3c7]
86 0 reveal [f50f4c65]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
87 0 pass [6422a6cf]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=3
    drew who=2 pile=staging
    scene-began scene=4
88 1 improv [b913e76e]
    improvised who=1
89 1 draw:script [854cc77c]
90 1 bury:I.8 [abc95959]
    drew who=1 pile=script
    buried who=1 pile=script
91 1 pass [edb2cd24]
92 2 improv [d1e9b81c]
    improvised who=2
93 2 draw:staging [9681e734]
94 2 bury:I.6 [253003c5]
    drew who=2 pile=staging
    buried who=2 pile=script
95 2 pass [9dede4dc]
96 0 improv [11539270]
    improvised who=0
97 0 draw:staging [e9dba237]
98 0 bury:take-the-lead [cb1d5110]
    drew who=0 pile=staging
    buried who=0 pile=staging
99 0 pass [cedd9c43]
100 0 place:I.3 [804cd926]
101 1 place:I.12 [1fa01395]
102 2 place:I.1 [faee520e]
    placed-all
103 1 pass [aa6e0fe3]
104 2 show:exchange [080eff77]
105 2 at:1 [6907445a]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
106 1 let [1e49584e]
107 2 give:miscue [f634f2d3]
    traded who=2 whom=1
108 2 pass [303d5b61]
109 0 pass [694dcdf5]
110 1 reveal [be2d5b0e]
    turned-up who=1 card=I.12
    played who=1 card=I.12
111 0 let [907e89a8]
112 2 let [4f283ef7]
    failed who=1 card=I.12
113 1 pass [141ce4a0]
114 2 reveal [cddafae0]
    turned-up who=2 card=I.1
115 2 play [48bf4578]
    played who=2 card=I.1
116 0 let [8ea5ffbf]
    scored who=2 card=I.1 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
117 2 coin:roderigo [f746152d]
118 2 at:1 [aba3cc37]
    used-coin-at who=2 coin=roderigo whom=1
119 1 let [b5752d3a]
120 2 look [b7486ff4]
    looked who=2 whom=1
121 2 take:I.5 [cd1c68a5]
122 2 give:no-drama [79e87255]
    traded who=2 whom=1
123 2 pass [4c80a35d]
124 0 reveal [f2af6ba4]
    turned-up who=0 card=I.3
125 0 exit [3d564726]
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
126 0 pass [2c46b979]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=5
127 1 show:exchange [8495173f]
128 1 at:0 [da9e286a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
129 0 let [9e7c5713]
130 1 give:seize [fb16cfcf]
    traded who=1 whom=0
131 1 improv [323e7cc1]
    improvised who=1
132 1 draw:staging [5bc3dd4c]
133 1 bury:no-drama [f17ffed7]
    drew who=1 pile=staging
    buried who=1 pile=staging
134 1 pass [06bb8eeb]
135 2 pass [635d6159]
136 0 improv [868e1cbd]
    improvised who=0
137 0 draw:script [e096e960]
138 0 bury:I.4 [de6b1e87]
    drew who=0 pile=script
    buried who=0 pile=script
139 0 pass [80ab4760]
140 0 place:I.2 [ea668ef3]
141 1 place:take-the-lead [66fb92ea]
142 2 place:revive [1077e562]
    placed-all
143 1 pass [dd99db9c]
144 2 pass [f275d5c5]
145 0 pass [b1c846a8]
146 1 reveal [1bfc9a35]
    turned-up-staging who=1 card=take-the-lead
147 1 exit [b7bcf73e]
    exiting who=1 card=take-the-lead
148 0 let [be88f28c]
    got-intrigue who=1 n=1
149 1 pass [c7e21507]
150 2 reveal [c0fe6760]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
151 0 let [888e9f80]
    got-intrigue who=2 n=1
152 2 pass [c3858462]
153 0 reveal [9be576e4]
    turned-up who=0 card=I.2
154 0 play [b98e23ad]
    played who=0 card=I.2
    scored who=0 card=I.2 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
155 0 pass [694b5a81]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=6
156 1 show:exchange [465f5863]
157 1 at:0 [c5f7c7ea]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
158 0 let [e3617fc2]
159 1 give:miscue [93043074]
    traded who=1 whom=0
160 1 show:exchange [1c6ae1ab]
161 1 at:0 [59d4598a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
162 0 let [8c89d1be]
163 1 give:I.10 [4ba71caa]
    traded who=1 whom=0
164 1 pass [df7fcb08]
165 2 improv [bb945fc8]
    improvised who=2
166 2 draw:staging [519dd787]
167 2 bury:miscue [8638b388]
    drew who=2 pile=staging
    buried who=2 pile=staging
168 2 pass [d203f203]
169 0 pass [c8225c0d]
170 0 place:take-the-lead [f48557fd]
171 1 place:villainy [bedd4034]
172 2 place:take-the-lead [f4077166]
    placed-all
173 1 pass [d3c39675]
174 2 pass [7374bac1]
175 0 pass [d9b170ee]
176 1 improv [e7af1b7e]
    improvised who=1
177 1 draw:script [3135bdcc]
178 1 bury:I.11 [9bda8054]
    drew who=1 pile=script
    buried who=1 pile=script
179 1 reveal [a59325c6]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
180 0 let [3c8bce6c]
    got-intrigue who=1 n=1
181 1 pass [341b3090]
182 2 reveal [2b38b8a8]
    turned-up-staging who=2 card=take-the-lead
183 2 exit [443af379]
    exiting who=2 card=take-the-lead
184 0 let [53e25007]
    got-intrigue who=2 n=1
185 2 show:no-drama [79102779]
    no-drama who=2
    drew who=2 pile=staging
186 2 pass [924e00ac]
187 0 coin:iago [bd816ecb]
188 0 wound:brabantio [ce97ce13]
    used-iago who=0 character=brabantio
    wounded who=0 character=brabantio n=1 total=2
189 0 reveal [c686dede]
    turned-up-staging who=0 card=take-the-lead
190 0 play [6575d2e1]
    giving who=0 card=take-the-lead whom=1
191 1 let [eb6f229f]
    gave-lead who=0 whom=1
192 0 pass [36e90861]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    scene-began scene=7
193 2 pass [9b6b5b36]
194 0 pass [388ee2fa]
195 1 pass [959dd914]
196 0 place:miscue [0693c96f]
197 1 place:I.6 [5a65ccbb]
198 2 place:I.5 [98928815]
    placed-all
199 2 pass [f75f4892]
200 0 pass [de54a360]
201 1 pass [e8bfbb4a]
202 2 reveal [527015a5]
    turned-up who=2 card=I.5
    exiting who=2 card=I.5
203 0 let [3415dd42]
204 1 let [6ffb39d9]
    got-intrigue who=2 n=1
205 2 pass [6024d18e]
206 0 improv [b0fb75c1]
    improvised who=0
207 0 draw:script [4a5644e4]
208 0 bury:I.3 [a89b6dd3]
    drew who=0 pile=script
    buried who=0 pile=script
209 0 reveal [54b1819a]
    turned-up-staging who=0 card=miscue
210 0 play [d5b4907c]
    aimed who=0 card=miscue whom=1
211 1 swap-seize [2dfbe980]
    swapped-in by=1
    seized by=1 who=0 card=miscue
212 0 let [62b0be71]
    got-spotlight who=1 n=1
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=18
213 0 draw:script [919545e3]
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=8
214 2 pass [1aa43bb1]
215 0 pass [8b500cc4]
216 1 pass [3043f657]
217 0 place:seize [5e45e2b0]
218 1 place:take-the-lead [9849365c]
219 2 place:seize [61faf77c]
    placed-all
220 2 pass [890b17c9]
221 0 pass [cd448759]
222 1 pass [092848e8]
223 2 reveal [818dfe75]
    turned-up-staging who=2 card=seize
224 2 improv [5d07856b]
    improvised who=2
225 1 let [a0927820]
226 2 draw:script [1623f643]
227 2 bury:I.11 [b15739ff]
    drew who=2 pile=script
    buried who=2 pile=script
    exiting who=2 card=seize
    got-intrigue who=2 n=1
228 2 pass [a4f95c9f]
229 0 improv [40c34baa]
    improvised who=0
230 1 spotlight [1aeaf322]
    stole-spotlight by=1 who=0
    blocked who=0
231 0 reveal [ee041e06]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
232 0 pass [57a6646f]
233 1 reveal [57e1d436]
    turned-up-staging who=1 card=take-the-lead
234 1 play [78e08c82]
235 1 at:0 [94f805a4]
    giving who=1 card=take-the-lead whom=0
236 0 let [74c29c7a]
    gave-lead who=1 whom=0
237 1 pass [36b11c47]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=9
238 1 pass [9172e365]
239 2 pass [a5cacc40]
240 0 pass [7c5bf1b8]
241 0 place:I.12 [c17c454b]
242 1 place:I.4 [c716cd50]
243 2 place:I.5 [bfd77015]
    placed-all
244 1 pass [59b0a407]
245 2 pass [bd05059f]
246 0 pass [c747fb78]
247 1 reveal [cc3afa34]
    turned-up who=1 card=I.4
248 1 play [1be87cbd]
    played who=1 card=I.4
249 0 let [8cdda1ce]
250 2 let [d415498f]
    scored who=1 card=I.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
251 1 improv [ba8e984d]
    improvised who=1
252 1 bury:no-drama [7da119fd]
    drew who=1 pile=staging
    buried who=1 pile=staging
253 1 coin:roderigo [46477b21]
254 1 at:0 [07532cd1]
    used-coin-at who=1 coin=roderigo whom=0
255 0 let [a9e957f0]
256 1 give:take-the-lead [bd490acd]
    traded who=1 whom=0
257 1 pass [56cd2bad]
258 2 reveal [2a73d5aa]
    turned-up who=2 card=I.5
259 2 improv [6fac7f37]
    improvised who=2
260 2 bury:villainy [1d1bd293]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=I.5
261 0 let [81941032]
    got-intrigue who=2 n=1
262 2 show:exchange [c5b3eb30]
263 2 at:0 [61097620]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
    reshuffled pile=script n=1
    script-again
264 0 let [608e22a1]
265 2 give:miscue [59a22774]
    traded who=2 whom=0
266 2 pass [6e789ae7]
267 0 improv [cba8aa50]
    improvised who=0
268 0 draw:script [05908dbc]
269 0 bury:I.10 [010006f0]
    drew who=0 pile=script
    buried who=0 pile=script
270 0 reveal [b7279da1]
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
271 1 discard:seize [73f9b3b9]
    discarded who=1 card=seize
    dealt who=2 n=3 total=6
    dealt who=0 n=3 total=6
    dealt who=1 n=3 total=6
    act-began act=II who=2
    scene-began scene=1
272 0 improv [56aa98ac]
    improvised who=0
273 0 draw:script [9cf405ab]
274 0 bury:II.2 [2edca25b]
    drew who=0 pile=script
    buried who=0 pile=script
275 0 pass [3f1daca4]
276 1 pass [3fddf037]
277 2 show:no-drama [8252115c]
    no-drama who=2
    drew who=2 pile=staging
278 2 pass [05d69824]
279 0 place:miscue [2d4ec89b]
280 1 place:II.3 [3248f68f]
281 2 place:II.9 [9dc9bd15]
    placed-all
282 0 pass [405719a9]
283 1 pass [d3b84b11]
284 2 pass [3dbdf278]
285 0 reveal [47f2baf4]
    turned-up-staging who=0 card=miscue
286 0 exit [d62f5998]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
287 0 coin:iago [7e779fa3]
288 0 wound:iago [d0263b79]
    used-iago who=0 character=iago
    wounded who=0 character=iago n=1 total=6
289 0 pass [210980fd]
290 1 reveal [56eecb27]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
291 1 improv [44d95ec6]
    improvised who=1
292 1 draw:staging [7d22a1a5]
293 1 bury:revive [984202de]
    drew who=1 pile=staging
    buried who=1 pile=staging
294 1 pass [c67831e6]
295 2 reveal [01f4890e]
    turned-up who=2 card=II.9
296 2 exit [87d2fa92]
    exiting who=2 card=II.9
    got-intrigue who=2 n=1
297 2 pass [a59acc2a]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=2
298 0 pass [9538b8bd]
299 1 pass [bc655d42]
300 2 show:exchange [829d56d8]
301 2 at:0 [6db5ad4f]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
302 0 let [c500d332]
303 2 give:take-the-lead [6b52e993]
    traded who=2 whom=0
304 2 pass [07075372]
305 0 place:II.5 [59d46aa0]
306 1 place:no-drama [e68050d4]
307 2 place:II.12 [598a5d0b]
    placed-all
308 0 pass [cf3632da]
309 1 pass [5265beeb]
310 2 improv [8b19cf80]
    improvised who=2
311 2 switch:II.1 [44e50361]
    switched who=2
312 2 pass [8709a3ce]
313 0 improv [aeeabdd1]
    improvised who=0
314 0 draw:script [74dbe1cc]
315 0 bury-placed [43561697]
    drew who=0 pile=script
    buried who=0 pile=script
316 0 reveal [02602dd7]
    turned-up who=0 card=II.10
    played who=0 card=II.10
    scored who=0 card=II.10 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
317 0 coin:othello [e2954a2f]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
318 0 pass [7c9008a9]
319 1 reveal [478efd91]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
320 1 improv [e9506744]
    improvised who=1
321 1 draw:staging [a10e5920]
322 1 bury:II.4 [065f7e43]
    drew who=1 pile=staging
    buried who=1 pile=script
323 1 pass [af610c45]
324 2 reveal [ee2434d8]
    turned-up who=2 card=II.1
325 2 play [d0c3ac96]
    played who=2 card=II.1
    scored who=2 card=II.1 n=1
    got-intrigue who=2 n=2
326 2 pass [62d0ddeb]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=3
327 1 pass [5d31f1f7]
328 2 improv [7efcd176]
    improvised who=2
329 2 draw:staging [892e9d50]
330 2 bury:villainy [99793d88]
    drew who=2 pile=staging
    buried who=2 pile=staging
331 2 pass [05b2d6f4]
332 0 pass [8474227d]
333 0 place:seize [b518417f]
334 1 place:revive [04d99f94]
335 2 place:II.12 [6fb93ec7]
    placed-all
336 1 pass [9d86935c]
337 2 pass [889cd7a9]
338 0 pass [3913f1a5]
339 1 reveal [cf0ea7ae]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
340 0 let [4be6685e]
341 2 let [67614306]
    got-intrigue who=1 n=1
342 1 pass [bc64f3fe]
343 2 reveal [07d34be9]
    turned-up who=2 card=II.12
    played who=2 card=II.12
344 0 let [424a4ba3]
    failed who=2 card=II.12
345 2 pass [0315c2b1]
346 0 improv [af9d9e2b]
    improvised who=0
347 0 draw:staging [53f66bec]
348 0 bury:II.8 [cdab7c0d]
    drew who=0 pile=staging
    buried who=0 pile=script
349 0 reveal [ec8ee7ff]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
350 0 pass [5132d2e8]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=4
351 1 pass [c3821740]
352 2 show:exchange [8a67b371]
353 2 at:0 [b3aa951a]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
354 0 let [36ae5e21]
355 2 give:take-the-lead [475ec99e]
    traded who=2 whom=0
356 2 pass [fb451d11]
357 0 improv [b595639b]
    improvised who=0
358 0 draw:script [5bd945ca]
359 0 bury:II.5 [f9b3e701]
    drew who=0 pile=script
    buried who=0 pile=script
360 0 pass [646cefea]
361 0 place:II.8 [fd1ecde1]
362 1 place:II.6 [c26e2c4a]
363 2 place:exchange [8fa21522]
    placed-all
364 1 pass [3e0d5fbc]
365 2 pass [d0e4d022]
366 0 pass [70a23590]
367 1 improv [ce69dbad]
    improvised who=1
368 1 draw:staging [9ae60d17]
369 1 bury:II.2 [55ab38fe]
    drew who=1 pile=staging
    buried who=1 pile=script
370 1 reveal [3c0ec8e2]
    turned-up who=1 card=II.6
371 1 play [eff5bcd4]
    played who=1 card=II.6
372 2 let [e076fa4a]
    scored who=1 card=II.6 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
373 1 coin:cassio [97994533]
    used-coin who=1 coin=cassio
374 1 draw:staging [d5f53f8f]
375 1 bury:seize [282196d6]
    drew who=1 pile=staging
    buried who=1 pile=staging
376 1 show:no-drama [c858cdb5]
    no-drama who=1
    drew who=1 pile=staging
377 1 pass [cae0bc5a]
378 2 show:exchange [ff97b2ee]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
379 2 give:II.7 [4f3ee4ae]
    traded who=2 whom=0
380 2 reveal [9f269a9e]
    turned-up-staging who=2 card=exchange
381 2 exit [c34d1f14]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
382 2 improv [221ad598]
    improvised who=2
383 2 draw:staging [f7e66d02]
384 2 bury:revive [7eba2b0c]
    drew who=2 pile=staging
    buried who=2 pile=staging
385 2 pass [8d3ba4ef]
386 0 reveal [c25fdace]
    turned-up who=0 card=II.8
    exiting who=0 card=II.8
    got-intrigue who=0 n=1
387 0 pass [3d1e7c85]
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=14
    drew who=2 pile=script
    scene-began scene=5
388 1 pass [b61a9ece]
389 2 pass [b269e8ac]
390 0 improv [a99d5e52]
    improvised who=0
391 0 draw:staging [6c94a59c]
392 0 bury:take-the-lead [30a3a6cd]
    drew who=0 pile=staging
    buried who=0 pile=staging
393 0 show:exchange [87217ff8]
394 0 at:1 [6ff78d41]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
395 0 give:seize [9fb238bb]
    traded who=0 whom=1
396 0 pass [dd884258]
397 0 place:take-the-lead [93e9bad3]
398 1 place:seize [4681ce9e]
399 2 place:II.11 [eb7bbd4b]
    placed-all
400 1 pass [eed6ed77]
401 2 pass [07960baf]
402 0 show:exchange [a9fa6394]
403 0 at:2 [c388980f]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
404 2 let [8ec4639a]
405 0 give:exchange [6f03b255]
    traded who=0 whom=2
406 0 pass [b918abde]
407 1 reveal [a38d3572]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
408 1 pass [2226ba83]
409 2 improv [ef0e4bb6]
    improvised who=2
410 2 draw:script [c92a1e1d]
411 2 bury-placed [d55d60a7]
    drew who=2 pile=script
    buried who=2 pile=script
412 2 reveal [94434751]
    turned-up who=2 card=II.2
    exiting who=2 card=II.2
    got-intrigue who=2 n=1
413 2 show:exchange [699534ec]
414 2 at:0 [836146ca]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
415 2 give:take-the-lead [e2211ef8]
    traded who=2 whom=0
416 2 show:no-drama [4282034a]
    no-drama who=2
    drew who=2 pile=staging
417 2 pass [26176c37]
418 0 reveal [6ddc6fb1]
    turned-up-staging who=0 card=take-the-lead
419 0 play [e5096df1]
    giving who=0 card=take-the-lead whom=1
420 1 let [9b9e995d]
    gave-lead who=0 whom=1
421 0 pass [7d243d84]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=6
422 2 pass [19b4dc75]
423 0 pass [0dda5809]
424 1 improv [009ec177]
    improvised who=1
425 1 draw:script [b229014e]
426 1 bury:II.11 [ad24031c]
    drew who=1 pile=script
    buried who=1 pile=script
427 1 pass [73b3f8da]
428 0 place:II.7 [7201cac2]
429 1 place:revive [12ebfc1b]
430 2 place:take-the-lead [3c0e54ae]
    placed-all
431 2 pass [b889b06b]
432 0 pass [9d23784f]
433 1 pass [50b6e1be]
434 2 reveal [5f22a921]
    turned-up-staging who=2 card=take-the-lead
435 2 exit [c27cc7fe]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
436 2 improv [88028d62]
    improvised who=2
437 2 draw:staging [d590b7c0]
438 2 bury:take-the-lead [546db1b3]
    drew who=2 pile=staging
    buried who=2 pile=staging
439 2 pass [36cd43ae]
440 0 reveal [86d5f666]
    turned-up who=0 card=II.7
441 0 exit [bd5c5f8f]
    exiting who=0 card=II.7
    got-intrigue who=0 n=1
442 0 improv [e541a6c4]
    improvised who=0
443 0 draw:script [ba902f71]
444 0 bury:II.2 [e87795d2]
    drew who=0 pile=script
    buried who=0 pile=script
445 0 pass [823df0ba]
446 1 reveal [f6ed9362]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
447 1 pass [386309ad]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=7
448 2 pass [44c8574c]
449 0 pass [6027a217]
450 1 pass [29c5305d]
451 0 place:II.9 [105adf6c]
452 1 place:revive [b675a67f]
453 2 place:villainy [7b0def9b]
    placed-all
454 2 pass [07ce0f29]
455 0 pass [4468dadd]
456 1 pass [6c60a1f8]
457 2 reveal [3d3b3bfd]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
458 1 let [bb47f363]
    got-intrigue who=2 n=1
459 2 improv [06a431da]
    improvised who=2
460 2 draw:script [54e2621f]
461 2 bury:II.5 [bbc3e4f2]
    drew who=2 pile=script
    buried who=2 pile=script
462 2 pass [a15b1024]
463 0 reveal [ef47e1a7]
    turned-up who=0 card=II.9
    exiting who=0 card=II.9
464 1 let [bba7d483]
    got-intrigue who=0 n=1
465 0 pass [1863f096]
466 1 improv [227ae6fb]
    improvised who=1
467 1 draw:staging [a24ab7fa]
468 1 bury:II.12 [d70baf31]
    drew who=1 pile=staging
    buried who=1 pile=script
469 1 reveal [1744f5b4]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
470 1 pass [10b8fe76]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=8
471 2 pass [cfcf73fa]
472 0 pass [a56a3e64]
473 1 improv [9cda85fd]
    improvised who=1
474 1 draw:staging [008940d0]
475 1 bury:II.3 [e9f677ca]
    drew who=1 pile=staging
    buried who=1 pile=script
476 1 pass [48775555]
477 0 place:miscue [fba619c1]
478 1 place:II.2 [1bd3dea1]
479 2 place:II.11 [deb4c3b1]
    placed-all
480 2 pass [4138cf39]
481 0 improv [a66385f5]
    improvised who=0
482 0 switch:take-the-lead [494a6bc1]
    switched who=0
483 0 pass [9ca3ec91]
484 1 show:exchange [707c997b]
485 1 at:2 [c01c6082]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
486 1 give:take-the-lead [01dcaafa]
    traded who=1 whom=2
487 1 pass [26405b9c]
488 2 reveal [f3b3d679]
    turned-up who=2 card=II.11
    exiting who=2 card=II.11
    got-intrigue who=2 n=1
489 2 improv [f8a46623]
    improvised who=2
490 2 draw:script [0533e2f2]
491 2 bury:II.5 [780e9a5b]
    drew who=2 pile=script
    buried who=2 pile=script
492 2 pass [ba008916]
493 0 reveal [3dd5ce2f]
    turned-up-staging who=0 card=take-the-lead
494 0 exit [f71a86b6]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
495 0 show:no-drama [a1d8d317]
    no-drama who=0
    drew who=0 pile=staging
496 0 pass [26c229ca]
497 1 reveal [7433bf51]
    turned-up who=1 card=II.2
498 1 exit [898a8db9]
    exiting who=1 card=II.2
    got-intrigue who=1 n=1
499 1 pass [18477e47]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=9
500 2 pass [6c63158c]
501 0 pass [59f75a6b]
502 1 pass [99cafbe2]
503 0 place:miscue [e4b68c91]
504 1 place:take-the-lead [ac26e7e9]
505 2 place:seize [cf04f059]
    placed-all
506 2 pass [546afd8b]
507 0 pass [2a612df0]
508 1 show:exchange [a9058d09]
509 1 at:2 [ce55009a]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
    reshuffled pile=staging n=15
510 1 give:take-the-lead [5bd528c0]
    traded who=1 whom=2
511 1 pass [c7138e06]
512 2 reveal [ec059ee2]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
513 2 pass [d623c724]
514 0 reveal [165384b7]
    turned-up-staging who=0 card=miscue
515 0 exit [035f0c7b]
    exiting who=0 card=miscue
516 1 let [ee3eb191]
    got-intrigue who=0 n=1
517 0 improv [43ce4be7]
    improvised who=0
518 0 draw:script [23d71e1a]
519 0 bury:II.3 [715f8d74]
    drew who=0 pile=script
    buried who=0 pile=script
520 0 pass [1b95e220]
521 1 improv [18ecceeb]
    improvised who=1
522 1 draw:staging [fb6f410f]
523 1 bury:seize [104862ee]
    drew who=1 pile=staging
    buried who=1 pile=staging
524 1 reveal [426c76ed]
    turned-up-staging who=1 card=take-the-lead
525 1 exit [fb7313a1]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
526 1 pass [8e8a4237]
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=10
527 2 improv [6f7116bc]
    improvised who=2
528 2 draw:staging [1557f39d]
529 2 bury:take-the-lead [efb4d289]
    drew who=2 pile=staging
    buried who=2 pile=staging
530 2 pass [4a3af62f]
531 0 pass [2e7d2be6]
532 1 pass [f4ec35a4]
533 0 place:II.4 [87ffdd18]
534 1 place:II.3 [71370ddb]
535 2 place:revive [c3820474]
    placed-all
536 2 pass [f33cc97d]
537 0 pass [f33aac07]
538 1 improv [b6010a79]
    improvised who=1
539 1 switch:exchange [015220e1]
    switched who=1
540 1 pass [530adc1e]
541 2 reveal [d29cb30a]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
542 2 show:no-drama [0ead1152]
    no-drama who=2
    drew who=2 pile=staging
543 2 pass [797b7c2c]
544 0 reveal [ee0f2471]
    turned-up who=0 card=II.4
545 0 exit [38a2491b]
    exiting who=0 card=II.4
    got-intrigue who=0 n=1
546 0 pass [75ad9d31]
547 1 reveal [8f360240]
    turned-up-staging who=1 card=exchange
548 1 play [f1103b37]
    aimed who=1 card=exchange whom=0
549 0 let [72addcf0]
550 1 give:villainy [1bb183a5]
    traded who=1 whom=0
551 1 pass [c9a4a652]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    scene-began scene=11
552 2 pass [139aae99]
553 0 pass [e73334ee]
554 1 pass [b4eee15a]
555 0 place:II.5 [4b4f1a82]
556 1 place:villainy [36301827]
557 2 place:take-the-lead [345e5ff1]
    placed-all
558 2 pass [2f9a3401]
559 0 improv [29bad86b]
    improvised who=0
560 0 switch:villainy [ef170d44]
    switched who=0
561 0 pass [6fb70e5f]
562 1 pass [5ae4ac1b]
563 2 reveal [c3a3f418]
    turned-up-staging who=2 card=take-the-lead
564 2 play [b2f19312]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
565 2 pass [d1c54f4c]
566 0 reveal [578f2529]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
567 0 pass [6c9b0b48]
568 1 reveal [c5ca7a0c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
569 1 improv [62660daa]
    improvised who=1
570 1 draw:script [0c8f535f]
571 1 bury:II.12 [efe20cf4]
    drew who=1 pile=script
    buried who=1 pile=script
572 1 pass [486efc78]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
573 0 pass [2a37cab6]
574 1 pass [5e8a1658]
575 2 pass [7aa5e47c]
576 0 place:II.5 [ca34cf4d]
577 1 place:II.3 [84b7363a]
578 2 place:take-the-lead [bd7fc86b]
    placed-all
579 0 improv [27bf16f4]
    improvised who=0
580 0 switch:villainy [3fc94818]
    switched who=0
581 0 pass [c0e144fb]
582 1 pass [fbfa7236]
583 2 pass [9549e23d]
584 0 reveal [ccd5bd86]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
585 0 pass [918190e5]
586 1 reveal [2bf2a7ef]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
587 1 pass [10aefc51]
588 2 reveal [b3511a76]
    turned-up-staging who=2 card=take-the-lead
589 2 exit [cece92de]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
590 2 improv [def9a1d3]
    improvised who=2
591 2 draw:staging [e5d38cfb]
592 2 bury:take-the-lead [800a9a8f]
    drew who=2 pile=staging
    buried who=2 pile=staging
    reshuffled pile=script n=1
    script-again
593 2 pass [9c58342c]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=13
594 0 improv [5e3322e5]
    improvised who=0
595 0 bury:miscue [9e4ca5bb]
    drew who=0 pile=staging
    buried who=0 pile=staging
596 0 pass [c46a4402]
597 1 show:no-drama [3de82acd]
    no-drama who=1
    drew who=1 pile=staging
598 1 show:exchange [2d358762]
599 1 at:2 [57e7697e]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
600 1 give:II.4 [570b0a0d]
    traded who=1 whom=2
601 1 pass [4e263c09]
602 2 pass [d348da25]
603 0 place:II.5 [be7398a5]
604 1 place:no-drama [eb20d125]
605 2 place:II.12 [7eb8dfc9]
    placed-all
606 0 pass [3a352cb0]
607 1 pass [a3f39b23]
608 2 pass [8c3faf5f]
609 0 reveal [fa2103e3]
    turned-up who=0 card=II.5
    exiting who=0 card=II.5
    got-intrigue who=0 n=1
610 0 pass [f8726133]
611 1 reveal [b48f028e]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
612 1 pass [1c309b3c]
613 2 reveal [5c55d7c5]
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
614 0 discard:take-the-lead [d9b7f993]
    discarded who=0 card=take-the-lead
615 0 discard:exchange [f1142595]
    discarded who=0 card=exchange
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=III who=1
    scene-began scene=1
616 2 improv [e0432101]
    improvised who=2
617 2 draw:staging [9e2138b5]
618 2 bury:III.8 [ae68efba]
    drew who=2 pile=staging
    buried who=2 pile=script
619 2 show:exchange [8dfcc3ef]
620 2 at:0 [47895f15]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
621 0 let [d21ff833]
622 2 give:III.10 [0402df5d]
    traded who=2 whom=0
623 2 pass [f3287bba]
624 0 improv [b6756174]
    improvised who=0
625 0 draw:script [08469c75]
626 0 bury:III.10 [fa697632]
    drew who=0 pile=script
    buried who=0 pile=script
627 0 pass [3c06b93b]
628 1 improv [82046c82]
    improvised who=1
629 1 draw:staging [f6cf05a9]
630 1 bury:III.11 [99072f5a]
    drew who=1 pile=staging
    buried who=1 pile=script
631 1 pass [1c97a39a]
632 0 place:III.13 [d3da0a6f]
633 1 place:III.1 [8dcfec23]
634 2 place:III.9 [59eac3dc]
    placed-all
635 2 show:exchange [ac76084a]
636 2 at:0 [8e2f3289]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
    reshuffled pile=staging n=18
637 2 give:take-the-lead [135e3098]
    traded who=2 whom=0
638 2 pass [56312fbf]
639 0 pass [ea383b62]
640 1 pass [1206d35f]
641 2 coin:iago [a1269a15]
642 2 wound:othello [46bb799d]
    used-iago who=2 character=othello
    wounded who=2 character=othello n=1 total=6
643 2 reveal [152fd4d7]
    turned-up who=2 card=III.9
    exiting who=2 card=III.9
    got-intrigue who=2 n=1
644 2 pass [f5f3d8cf]
645 0 reveal [13f29019]
    turned-up who=0 card=III.13
646 0 play [5c543914]
    played who=0 card=III.13
    scored who=0 card=III.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=emilia
647 0 pass [7ad363d0]
648 1 reveal [f5a13aa9]
    turned-up who=1 card=III.1
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
649 1 pass [65a170cb]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
650 2 improv [1c3145eb]
    improvised who=2
651 2 draw:script [a8839d8c]
652 2 bury:III.12 [0595b325]
    drew who=2 pile=script
    buried who=2 pile=script
653 2 pass [953ae8d6]
654 0 pass [d36a6037]
655 1 improv [137c8e7e]
    improvised who=1
656 1 draw:staging [498e2bfe]
657 1 bury:miscue [108c147d]
    drew who=1 pile=staging
    buried who=1 pile=staging
658 1 show:exchange [0ebf2759]
659 1 at:2 [5b3c4b8b]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
660 1 give:take-the-lead [19853f96]
    traded who=1 whom=2
661 1 pass [a8f46780]
662 0 place:take-the-lead [24041d33]
663 1 place:revive [262c9d0e]
664 2 place:miscue [991d3675]
    placed-all
665 2 pass [7854f5a8]
666 0 pass [3d17a1b9]
667 1 pass [09e590c5]
668 2 reveal [33f41b24]
    turned-up-staging who=2 card=miscue
669 2 play [45c8ceee]
670 2 at:1 [08ed8676]
    aimed who=2 card=miscue whom=1
671 0 let [7045e39b]
    must-switch whom=1
    drew who=2 pile=staging
672 1 switch:III.3 [46182f73]
    switched who=1
673 2 place:revive [e6cee283]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
674 0 let [1e6fec05]
    got-intrigue who=2 n=1
675 2 pass [57a9b97a]
676 0 show:no-drama [29a738cf]
    no-drama who=0
    drew who=0 pile=staging
677 0 reveal [71af72a5]
    turned-up-staging who=0 card=take-the-lead
678 0 play [f234a4d1]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
679 0 show:exchange [cfc90382]
680 0 at:1 [ae0e3f89]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
681 0 give:seize [270bbdc8]
    traded who=0 whom=1
682 0 pass [a50b9340]
683 1 reveal [c89d9c28]
    turned-up who=1 card=III.3
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
684 1 pass [4801cabd]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=3
685 1 improv [55d15b7b]
    improvised who=1
686 1 draw:staging [5619ee4e]
687 1 bury:III.14 [f8de8dc1]
    drew who=1 pile=staging
    buried who=1 pile=script
688 1 pass [c935b818]
689 2 improv [af775b89]
    improvised who=2
690 2 draw:staging [f5146586]
691 2 bury:take-the-lead [477a69ad]
    drew who=2 pile=staging
    buried who=2 pile=staging
692 2 pass [3555880c]
693 0 pass [5f275c71]
694 0 place:III.2 [2032151b]
695 1 place:III.7 [62f34c06]
696 2 place:seize [2047be27]
    placed-all
697 1 pass [9108e24e]
698 2 pass [a9d15a1d]
699 0 pass [7b4104e6]
700 1 reveal [c616a224]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    failed who=1 card=III.7
701 1 pass [c02e1a80]
702 2 reveal [ab9644a0]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
703 2 show:no-drama [e3776b7f]
    no-drama who=2
    drew who=2 pile=staging
704 2 pass [fb4bf6a0]
705 0 reveal [db92042f]
    turned-up who=0 card=III.2
    exiting who=0 card=III.2
    got-intrigue who=0 n=1
706 0 pass [265d44cc]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=4
707 1 show:exchange [541af665]
708 1 at:0 [f0d962d9]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
709 0 let [23c4943d]
710 1 give:take-the-lead [bafb6e55]
    traded who=1 whom=0
711 1 show:exchange [b4840150]
712 1 at:0 [5cfdd4e6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
713 0 let [4366ac1f]
714 1 give:seize [70685a16]
    traded who=1 whom=0
715 1 pass [e01095dc]
716 2 pass [1c5d6a9d]
717 0 show:exchange [a227c941]
718 0 at:1 [505c2926]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
719 0 give:miscue [b3710f83]
    traded who=0 whom=1
720 0 pass [2713895d]
721 0 place:III.15 [19ea0f22]
722 1 place:villainy [4af1a3ab]
723 2 place:no-drama [500fb935]
    placed-all
724 1 pass [b61b896d]
725 2 pass [1af9f78a]
726 0 improv [258fee8e]
    improvised who=0
727 0 switch:seize [7840e116]
    switched who=0
728 0 pass [41cbcf8f]
729 1 reveal [fa8e5637]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
730 1 pass [8f12ed3c]
731 2 reveal [e553d2a3]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
732 2 pass [6f03df35]
733 0 reveal [00f6a27b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
734 0 pass [ecb8c046]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=5
    scene-began scene=5
735 1 pass [a60fe52e]
736 2 pass [24a3e956]
737 0 improv [c05374f7]
    improvised who=0
738 0 draw:script [0a2da1ea]
739 0 bury:III.5 [1bad6e8f]
    drew who=0 pile=script
    buried who=0 pile=script
740 0 pass [e8d5acd3]
741 0 place:III.6 [bdab3f7f]
742 1 place:revive [f40ecfc0]
743 2 place:III.8 [9fe42c54]
    placed-all
744 1 pass [028823f0]
745 2 pass [70ef46bd]
746 0 pass [843fb5ea]
747 1 improv [3c6289c1]
    improvised who=1
748 1 draw:staging [20fb4aa0]
749 1 bury:seize [a33d224c]
    drew who=1 pile=staging
    buried who=1 pile=staging
750 1 reveal [4c0d5906]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
751 2 let [89c8d2f1]
    got-intrigue who=1 n=1
752 1 pass [145bdff3]
753 2 improv [ddcb2a8a]
    improvised who=2
754 2 draw:staging [e95bdd45]
755 2 bury:III.14 [ed3ed0ce]
    drew who=2 pile=staging
    buried who=2 pile=script
756 2 reveal [baa44421]
    turned-up who=2 card=III.8
757 2 exit [f06534ff]
    exiting who=2 card=III.8
    got-intrigue who=2 n=1
758 2 pass [daecb7f9]
759 0 reveal [908e3acb]
    turned-up who=0 card=III.6
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
760 0 pass [53bd6c00]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=15
    scene-began scene=6
761 1 pass [7f400a1f]
762 2 improv [a381458d]
    improvised who=2
763 2 draw:script [39328728]
764 2 bury:III.4 [816051be]
    drew who=2 pile=script
    buried who=2 pile=script
765 2 pass [ae4d66fb]
766 0 improv [9a59c732]
    improvised who=0
767 0 draw:script [99a8d9e5]
768 0 bury:III.11 [b4911088]
    drew who=0 pile=script
    buried who=0 pile=script
769 0 pass [e6340b7a]
770 0 place:seize [67a78375]
771 1 place:revive [146c4681]
772 2 place:seize [33e51cd1]
    placed-all
773 1 improv [03ef3baf]
    improvised who=1
774 1 switch:III.1 [b9a733c6]
    switched who=1
775 1 pass [d66e0bd5]
776 2 pass [7d23e198]
777 0 pass [04f271a1]
778 1 reveal [ee48eabd]
    turned-up who=1 card=III.1
779 1 exit [7f2ce793]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
780 1 pass [f47e11fd]
781 2 reveal [dbb381d7]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
782 2 pass [55f5fa06]
783 0 reveal [21dbdd4d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
784 0 pass [09b194fe]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=7
785 1 pass [2dbd67b7]
786 2 improv [571baa2a]
    improvised who=2
787 2 draw:staging [cf2edafd]
788 2 bury:seize [1de7258f]
    drew who=2 pile=staging
    buried who=2 pile=staging
789 2 pass [bb949b22]
790 0 pass [9258b0ef]
791 0 place:III.9 [33122ca9]
792 1 place:seize [d975f23c]
793 2 place:take-the-lead [0407fd5e]
    placed-all
794 1 improv [7776727b]
    improvised who=1
795 1 switch:III.12 [bfac97ac]
    switched who=1
796 1 pass [82682685]
797 2 pass [8d475038]
798 0 pass [b70709ca]
799 1 reveal [9dd8c236]
    turned-up who=1 card=III.12
800 1 exit [1fe1cd2e]
    exiting who=1 card=III.12
801 0 let [1255f898]
    got-intrigue who=1 n=1
802 1 pass [255c6658]
803 2 reveal [b2af31e8]
    turned-up-staging who=2 card=take-the-lead
804 2 exit [17cce3f9]
    exiting who=2 card=take-the-lead
805 0 let [1060b5c8]
    got-intrigue who=2 n=1
806 2 pass [4a95f37e]
807 0 improv [f699c28a]
    improvised who=0
808 0 draw:staging [76159223]
809 0 bury:villainy [e781c659]
    drew who=0 pile=staging
    buried who=0 pile=staging
810 0 show:exchange [44869d14]
811 0 at:1 [4e9ab501]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
812 1 let [ec380c0a]
813 0 give:III.7 [84ce2147]
    traded who=0 whom=1
814 0 reveal [0c4e5459]
    turned-up who=0 card=III.9
815 0 play [6d4ff770]
    played who=0 card=III.9
    scored who=0 card=III.9 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
816 0 show:no-drama [00e03800]
    no-drama who=0
    drew who=0 pile=staging
817 0 coin:iago [a4ee8409]
818 0 wound:bianca [0dc36f4f]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
819 0 pass [dbfe0d98]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=8
820 1 pass [f4b7c988]
821 2 improv [629710ab]
    improvised who=2
822 2 draw:staging [86f4af6d]
823 2 bury:III.14 [c56421d0]
    drew who=2 pile=staging
    buried who=2 pile=script
824 2 pass [ec08d2ba]
825 0 pass [b51ada43]
826 0 place:villainy [a6e79d72]
827 1 place:seize [485110dd]
828 2 place:III.10 [6b3dafdd]
    placed-all
829 1 show:exchange [fe5f7f5f]
830 1 at:0 [2791be8c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
831 1 give:take-the-lead [53d719a3]
    traded who=1 whom=0
832 1 improv [e536bbc6]
    improvised who=1
833 1 switch:villainy [1a0771ff]
    switched who=1
834 1 pass [464ea783]
835 2 pass [5afea83c]
836 0 pass [773c5d8e]
837 1 reveal [dea58b5c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
838 1 show:no-drama [88cefc0a]
    no-drama who=1
    drew who=1 pile=staging
839 1 pass [f7f59f01]
840 2 reveal [bfef78ae]
    turned-up who=2 card=III.10
841 2 exit [996748e9]
    exiting who=2 card=III.10
    got-intrigue who=2 n=1
842 2 pass [86f15230]
843 0 reveal [9dfe2607]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
844 0 pass [104563ba]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=9
845 1 pass [37237a39]
846 2 pass [3bc34415]
847 0 improv [4553f772]
    improvised who=0
848 0 draw:staging [fa2254fa]
849 0 bury:III.15 [0d9dde56]
    drew who=0 pile=staging
    buried who=0 pile=script
850 0 show:exchange [68e4d3e8]
851 0 at:1 [865071bb]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
852 0 give:III.2 [9c6535a9]
    traded who=0 whom=1
853 0 pass [9d6631ba]
854 0 place:exchange [37cd0e2d]
855 1 place:revive [3b360e36]
856 2 place:seize [b89ef957]
    placed-all
857 1 pass [64f5bef5]
858 2 pass [c7f65743]
859 0 show:exchange [4cc8b275]
860 0 at:1 [73ca675e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
861 0 give:no-drama [d9392702]
    traded who=0 whom=1
862 0 pass [9ce735f0]
863 1 reveal [09e054c5]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
864 2 let [02026726]
    got-intrigue who=1 n=1
865 1 show:no-drama [f13b6d2b]
    no-drama who=1
    drew who=1 pile=staging
866 1 pass [dd788523]
867 2 improv [65800a08]
    improvised who=2
868 2 draw:script [8afe5443]
869 2 bury:III.3 [39ca3b35]
    drew who=2 pile=script
    buried who=2 pile=script
870 2 reveal [87139400]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
871 2 pass [941f51e3]
872 0 reveal [62054c76]
    turned-up-staging who=0 card=exchange
873 0 play [61c0d81b]
    aimed who=0 card=exchange whom=2
874 2 let [6ae772bb]
875 0 give:miscue [1b7ee6e3]
    traded who=0 whom=2
876 0 pass [8a80e7fd]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=2 pile=script
    scene-began scene=10
877 1 pass [44514551]
878 2 pass [73584f0d]
879 0 pass [b08a2e1e]
880 0 place:revive [1c7f4df8]
881 1 place:take-the-lead [779ebc92]
882 2 place:III.14 [3d27690f]
    placed-all
883 1 pass [9e3cf9fc]
884 2 pass [afd60d15]
885 0 pass [84dc2d5e]
886 1 reveal [2130db12]
    turned-up-staging who=1 card=take-the-lead
887 1 play [295b6dfe]
    aimed who=1 card=take-the-lead whom=0
888 2 let [cd7a6ccc]
    took-lead who=1 whom=0
889 1 pass [52d26c79]
890 2 reveal [9dad7b75]
    turned-up who=2 card=III.14
891 2 play [a02a6989]
    played who=2 card=III.14
    scored who=2 card=III.14 n=2
    got-coin who=2 coin=cassio
    got-handkerchief who=2
892 2 pass [01cb1a0a]
893 0 coin:emilia [1592f92d]
    used-coin-at who=0 coin=emilia whom=2
894 2 let [40ac708f]
    stole-coin who=0 coin=cassio whom=2
895 0 reveal [c20af206]
    turned-up-staging who=0 card=revive
896 0 coin:cassio [2cbbaabb]
    used-coin who=0 coin=cassio
897 0 draw:staging [843b0386]
898 0 bury:III.15 [18b49c23]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=revive
    got-intrigue who=0 n=1
899 0 pass [f92dbe45]
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    drew who=0 pile=script
    scene-began scene=11
900 2 pass [3487087a]
901 0 pass [92456b04]
902 1 pass [8029d235]
903 0 place:III.4 [470e86c9]
904 1 place:III.3 [a6256c19]
905 2 place:III.5 [bda5f9bc]
    placed-all
906 2 pass [ce5f5187]
907 0 improv [0e3c4aa5]
    improvised who=0
908 0 switch:III.6 [d69e9dc2]
    switched who=0
909 0 pass [30561670]
910 1 pass [5127354f]
911 2 reveal [122958e3]
    turned-up who=2 card=III.5
912 2 improv [9535f186]
    improvised who=2
913 2 draw:staging [e66d9b9f]
914 2 bury:III.1 [bc72e96e]
    drew who=2 pile=staging
    buried who=2 pile=script
    exiting who=2 card=III.5
    got-intrigue who=2 n=1
915 2 pass [ea30681c]
916 0 reveal [33bd705b]
    turned-up who=0 card=III.6
917 0 play [ac3c6d6c]
    played who=0 card=III.6
    scored who=0 card=III.6 n=1
    got-coin who=0 coin=emilia
918 2 let [8cd3a119]
    got-handkerchief who=0
919 0 pass [d752ea74]
920 1 reveal [5b7a0405]
    turned-up who=1 card=III.3
921 1 play [b0f4ca08]
    played who=1 card=III.3
    scored who=1 card=III.3 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
922 1 coin:iago [7577970e]
923 1 wound:desdemona [7b4be552]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=1 total=5
924 1 improv [6114ac6e]
    improvised who=1
925 1 draw:script [b9ae4df0]
926 1 bury:III.11 [bc49b3ed]
    drew who=1 pile=script
    buried who=1 pile=script
927 1 pass [baa1ef50]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=12
928 2 show:exchange [809cc842]
929 2 at:1 [3a092383]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
930 2 give:take-the-lead [2b0c7d52]
    traded who=2 whom=1
931 2 improv [33aea0eb]
    improvised who=2
932 2 draw:staging [e6854007]
933 2 bury:villainy [9119344f]
    drew who=2 pile=staging
    buried who=2 pile=staging
934 2 pass [ec5bb645]
935 0 pass [34dad519]
936 1 pass [b3e39c67]
937 0 place:take-the-lead [d1a40b3e]
938 1 place:no-drama [604560fd]
939 2 place:III.12 [9b14d6ef]
    placed-all
940 2 pass [7fb26746]
941 0 pass [1a4e0471]
942 1 pass [70404273]
943 2 reveal [6941084b]
    turned-up who=2 card=III.12
944 2 play [1534b430]
    played who=2 card=III.12
    scored who=2 card=III.12 n=1
    got-coin who=2 coin=othello
    got-handkerchief who=2
945 2 coin:othello [393de77d]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
946 2 pass [394e7f11]
947 0 reveal [6eab71d4]
    turned-up-staging who=0 card=take-the-lead
948 0 exit [55960ffd]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
949 0 pass [a3398099]
950 1 reveal [c09f7789]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
951 1 pass [28a3b308]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=13
952 0 pass [a851c10c]
953 1 improv [76b4fc67]
    improvised who=1
954 1 draw:script [c3bece2f]
955 1 bury:III.15 [5e82cf8e]
    drew who=1 pile=script
    buried who=1 pile=script
956 1 pass [09c1cca7]
957 2 pass [d5949ce0]
958 0 place:III.10 [26a6653d]
959 1 place:III.2 [cac00051]
960 2 place:take-the-lead [bf57f694]
    placed-all
961 0 pass [61e0be7d]
962 1 pass [83017344]
963 2 show:exchange [7a62580d]
964 2 at:1 [0c91f013]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
965 2 give:miscue [1d1219f4]
    traded who=2 whom=1
966 2 pass [b3e38d10]
967 0 reveal [c3912270]
    turned-up who=0 card=III.10
968 0 play [a0947819]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
969 0 improv [1f80d992]
    improvised who=0
970 0 draw:staging [d7b9b37d]
971 0 bury:take-the-lead [26ee44d4]
    drew who=0 pile=staging
    buried who=0 pile=staging
972 0 show:no-drama [ad62f5c4]
    no-drama who=0
    drew who=0 pile=staging
973 0 coin:othello [60963880]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
974 0 pass [410f8294]
975 1 reveal [2ef94849]
    turned-up who=1 card=III.2
976 1 exit [90e68eda]
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
977 1 pass [2e5fbe81]
978 2 reveal [4155e0a0]
    turned-up-staging who=2 card=take-the-lead
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
979 2 improv [2d94b4aa]
    improvised who=2
980 2 draw:staging [1b399d74]
981 2 bury:revive [22e05cd4]
    drew who=2 pile=staging
    buried who=2 pile=staging
982 2 show:exchange [7a9687c9]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
983 1 let [4d3adca9]
984 2 give:no-drama [fb68ed5c]
    traded who=2 whom=1
985 2 pass [5de956f3]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=14
986 1 show:no-drama [e8ce84da]
    no-drama who=1
    drew who=1 pile=staging
987 1 pass [cbefe9fb]
988 2 pass [905261eb]
989 0 pass [6e47074f]
990 0 place:III.4 [aa799524]
991 1 place:seize [965f3223]
992 2 place:III.11 [80f94441]
    placed-all
993 1 pass [afa5a5fa]
994 2 pass [54ef27f9]
995 0 pass [e4a06aa6]
996 1 reveal [d56c5dd3]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
997 1 improv [c3af9a5b]
    improvised who=1
998 1 draw:script [88fe91f6]
999 1 bury:III.8 [3e956a0a]
    drew who=1 pile=script
    buried who=1 pile=script
1000 1 pass [4db0d496]
1001 2 reveal [74797a6f]
    turned-up who=2 card=III.11
1002 2 exit [f0f2701e]
    exiting who=2 card=III.11
    got-intrigue who=2 n=1
1003 2 pass [6b844fb2]
1004 0 show:exchange [d53fcb5b]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1005 2 let [08b461ee]
1006 0 give:seize [c19f1832]
    traded who=0 whom=2
1007 0 reveal [be2dde3c]
    turned-up who=0 card=III.4
    exiting who=0 card=III.4
    got-intrigue who=0 n=1
1008 0 pass [a034a833]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=staging
    scene-began scene=15
1009 1 pass [341c280a]
1010 2 improv [d12fca7a]
    improvised who=2
1011 2 draw:staging [0e4316d6]
1012 2 bury:miscue [8561d30d]
    drew who=2 pile=staging
    buried who=2 pile=staging
1013 2 pass [579ee246]
1014 0 pass [77afd3c6]
1015 0 place:villainy [e58916fb]
1016 1 place:III.1 [c9e9a78a]
1017 2 place:villainy [c19e8ad0]
    placed-all
1018 1 pass [d80ce050]
1019 2 pass [5fa41e2e]
1020 0 show:exchange [58139d49]
1021 0 at:1 [00e29aae]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1022 0 give:take-the-lead [e1990b91]
    traded who=0 whom=1
1023 0 improv [e40102ea]
    improvised who=0
1024 0 switch:revive [dda1e477]
    switched who=0
1025 0 pass [64bd434b]
1026 1 reveal [532cd890]
    turned-up who=1 card=III.1
1027 1 exit [4bba3acb]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
1028 1 pass [4ad7f0e7]
1029 2 reveal [3b7ee008]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1030 2 pass [41707108]
1031 0 reveal [d7c20055]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1032 0 pass [fe509c5d]
    drew who=0 pile=script
    drew who=1 pile=staging
    reshuffled pile=staging n=13
    drew who=2 pile=script
    scene-began scene=16
1033 1 pass [71f27dd4]
1034 2 improv [107ff7d5]
    improvised who=2
1035 2 draw:staging [32416b6a]
1036 2 bury:villainy [34477bc8]
    drew who=2 pile=staging
    buried who=2 pile=staging
1037 2 pass [47cdbc58]
1038 0 pass [ff42eec1]
1039 0 place:take-the-lead [5cd39f52]
1040 1 place:take-the-lead [d5bfa563]
1041 2 place:no-drama [4703b649]
    placed-all
1042 1 pass [3449c01b]
1043 2 pass [dd39db18]
1044 0 improv [3a330656]
    improvised who=0
1045 0 switch:III.8 [94e8b2bb]
    switched who=0
1046 0 pass [961c2f47]
1047 1 reveal [d6a1c36b]
    turned-up-staging who=1 card=take-the-lead
1048 1 play [7573c391]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1049 1 pass [f85f09d1]
1050 2 reveal [027dd798]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1051 2 pass [927e38a5]
1052 0 reveal [96dd56ce]
    turned-up who=0 card=III.8
1053 0 play [074ba0a4]
    played who=0 card=III.8
    scored who=0 card=III.8 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1054 0 pass [3ceb4603]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    scene-began scene=17
1055 2 improv [93937c84]
    improvised who=2
1056 2 draw:staging [1d0e12b9]
1057 2 bury:seize [dd73d8c4]
    drew who=2 pile=staging
    buried who=2 pile=staging
1058 2 show:exchange [0c6421dd]
1059 2 at:1 [d61a5154]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1060 1 let [d1dba835]
1061 2 give:no-drama [a30e499c]
    traded who=2 whom=1
1062 2 pass [18b9d1e6]
1063 0 pass [f57da86a]
1064 1 improv [7a106df7]
    improvised who=1
1065 1 draw:script [36d55b8f]
1066 1 bury:III.15 [aa88bbae]
    drew who=1 pile=script
    buried who=1 pile=script
1067 1 pass [30ce7b66]
1068 0 place:seize [2b78eb16]
1069 1 place:miscue [0c91c56f]
1070 2 place:miscue [04104b4f]
    placed-all
1071 2 pass [91efce50]
1072 0 improv [1b34e475]
    improvised who=0
1073 0 switch:take-the-lead [ba7e9a66]
    switched who=0
1074 0 pass [bbb9f945]
1075 1 pass [7f38f13e]
1076 2 reveal [a4e9795e]
    turned-up-staging who=2 card=miscue
1077 2 exit [8f21d9cd]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1078 2 pass [2a5c64b0]
1079 0 reveal [d7a493d8]
    turned-up-staging who=0 card=take-the-lead
1080 0 play [34e662ba]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1081 0 coin:othello [5f6e1487]
1082 0 at:2 [2e2171ef]
    giving-by-coin who=0 coin=othello whom=2
1083 2 let [15a9e94e]
    gave-lead who=0 whom=2
1084 0 pass [76dfae0d]
1085 1 reveal [b20954ec]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1086 1 show:no-drama [10d82f3e]
    no-drama who=1
    drew who=1 pile=staging
1087 1 pass [0df13a97]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=18
1088 0 pass [fb6a0a97]
1089 1 pass [e8952d34]
1090 2 pass [ef112d03]
1091 0 place:seize [e120e251]
1092 1 place:seize [c001eff1]
1093 2 place:III.2 [623a5893]
    placed-all
1094 0 show:exchange [d759c4ea]
1095 0 at:2 [9b583d42]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1096 2 let [5ec53471]
1097 0 give:take-the-lead [d3d84bfd]
    traded who=0 whom=2
1098 0 show:exchange [97225c9c]
1099 0 at:2 [2768630b]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1100 2 let [b149c87a]
1101 0 give:villainy [847cfaef]
    traded who=0 whom=2
1102 0 pass [d3a1157a]
1103 1 show:exchange [6f2e1844]
1104 1 at:2 [a732dfbb]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1105 2 let [697069fc]
1106 1 give:III.7 [0d05ef8b]
    traded who=1 whom=2
1107 1 pass [4e84912c]
1108 2 improv [eb7ebcb1]
    improvised who=2
1109 2 switch:III.15 [f4a4667d]
    switched who=2
1110 2 pass [13c5b1a2]
1111 0 reveal [faa22e8a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1112 0 improv [21da3232]
    improvised who=0
1113 0 bury:revive [34de5dbb]
    drew who=0 pile=staging
    buried who=0 pile=staging
1114 0 pass [f48bb9a0]
1115 1 reveal [77c2f55e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1116 1 improv [3e9de187]
    improvised who=1
1117 1 bury:take-the-lead [32136fa2]
    drew who=1 pile=staging
    buried who=1 pile=staging
1118 1 pass [24aa678e]
1119 2 reveal [29390c7d]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    failed who=2 card=III.15
1120 2 pass [af119abd]
    drew who=2 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=19
1121 0 pass [dee393e5]
1122 1 pass [70a489ec]
1123 2 show:exchange [de98d4e1]
1124 2 at:1 [88df4944]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1125 2 give:take-the-lead [566b7816]
    traded who=2 whom=1
1126 2 pass [fa030d55]
1127 0 place:III.15 [1e60f063]
1128 1 place:villainy [9db7b41e]
1129 2 place:revive [941fd7df]
    placed-all
1130 0 pass [6fcf5285]
1131 1 pass [e516741b]
1132 2 pass [e596e622]
1133 0 reveal [59b12509]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
1134 0 pass [a8a6db81]
1135 1 reveal [feb5c5c7]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1136 1 pass [f3c245ea]
1137 2 reveal [2ea9a82b]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1138 2 pass [402cffc5]
    reshuffled pile=script n=1
    script-again
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    scene-began scene=20
1139 0 pass [9dd9d483]
1140 1 pass [4ebe25be]
1141 2 pass [5d744abc]
1142 0 place:no-drama [700803f9]
1143 1 place:III.5 [8bda1ba6]
1144 2 place:seize [f673e1f9]
    placed-all
1145 0 pass [8b624939]
1146 1 improv [2b312178]
    improvised who=1
1147 1 switch:III.1 [e7d5c4c8]
    switched who=1
1148 1 pass [c22b333c]
1149 2 improv [eeabac5f]
    improvised who=2
1150 2 switch:miscue [1a308efb]
    switched who=2
1151 2 pass [6e510f60]
1152 0 reveal [3104f7bf]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1153 0 pass [bc96e0fa]
1154 1 reveal [e6e3c2a9]
    turned-up who=1 card=III.1
1155 1 exit [79c4a83c]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
1156 1 pass [e35d7c05]
1157 2 reveal [04c0f24f]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1158 2 pass [8a9bdded]
    reshuffled pile=script n=1
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=21
1159 0 pass [7e870065]
1160 1 improv [9f3862b1]
    improvised who=1
1161 1 bury:no-drama [34688b65]
    drew who=1 pile=staging
    buried who=1 pile=staging
1162 1 pass [7e194b44]
1163 2 pass [76e15824]
1164 0 place:take-the-lead [c3b617a2]
1165 1 place:III.5 [acb497fc]
1166 2 place:III.2 [1be801b2]
    placed-all
1167 0 improv [04f8bd35]
    improvised who=0
1168 0 switch:seize [e4b99f23]
    switched who=0
1169 0 pass [51f206ae]
1170 1 pass [6732a2ed]
1171 2 pass [bfd1b7d1]
1172 0 reveal [354567c1]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1173 0 pass [e1a8c065]
1174 1 reveal [2c55ca05]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
1175 2 let [c9e923ce]
    got-intrigue who=1 n=1
1176 1 pass [2da697ae]
1177 2 reveal [5fc8df33]
    turned-up who=2 card=III.2
1178 2 exit [c03eb6e1]
    exiting who=2 card=III.2
    got-intrigue who=2 n=1
1179 2 improv [bd2e4399]
    improvised who=2
1180 2 draw:script [c317f925]
1181 2 bury:III.7 [7302ffb7]
    reshuffled pile=script n=2
    drew who=2 pile=script
    buried who=2 pile=script
1182 2 pass [0197e434]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=22
1183 0 pass [b9a3104a]
1184 1 show:exchange [e2bd4056]
1185 1 at:2 [62a59a0e]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1186 2 let [741398c4]
1187 1 give:take-the-lead [5db0a02e]
    traded who=1 whom=2
1188 1 pass [6e48ac38]
1189 2 pass [1c472f7f]
1190 0 place:III.5 [4e3c21cc]
1191 1 place:seize [f5c4b93f]
1192 2 place:III.15 [2f02a7d9]
    placed-all
1193 0 improv [78363c15]
    improvised who=0
1194 0 switch:seize [9319758a]
    switched who=0
1195 0 pass [165b4e24]
1196 1 show:exchange [1a7e1af7]
1197 1 at:0 [5763df8b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1198 1 give:villainy [7fa54d4b]
    traded who=1 whom=0
1199 1 improv [1197929b]
    improvised who=1
1200 1 switch:take-the-lead [0526dad4]
    switched who=1
1201 1 pass [c4637264]
1202 2 pass [c8c278cf]
1203 0 reveal [b12fb82c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1204 0 pass [ae062976]
1205 1 reveal [f40818e7]
    turned-up-staging who=1 card=take-the-lead
1206 1 play [036ea644]
    aimed who=1 card=take-the-lead whom=2
1207 2 let [850e38d9]
    took-lead who=1 whom=2
1208 1 pass [4a45de34]
1209 2 reveal [9b440725]
    turned-up who=2 card=III.15
1210 2 improv [d1ec223a]
    improvised who=2
1211 2 draw:script [d50c786c]
1212 2 bury-placed [d94d55fe]
    drew who=2 pile=script
    buried who=2 pile=script
    turned-up who=2 card=III.7
    played who=2 card=III.7
    scored who=2 card=III.7 n=1
    half-curtain
    got-coin who=2 coin=iago
1213 2 coin:iago [6746f825]
1214 2 wound:desdemona [8670a4d2]
    used-iago who=2 character=desdemona
    wounded who=2 character=desdemona n=2 total=5
1215 2 pass [89bca9c4]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=23
1216 2 show:exchange [0875280c]
1217 2 at:1 [8bb0e239]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1218 2 give:III.2 [a96b0b73]
    traded who=2 whom=1
1219 2 pass [0991a84b]
1220 0 improv [74c55ffd]
    improvised who=0
1221 0 bury:villainy [63dc2f96]
    drew who=0 pile=staging
    buried who=0 pile=staging
1222 0 pass [b48044e8]
1223 1 pass [32cce6b5]
1224 0 place:revive [7a20ddd0]
1225 1 place:III.2 [2e0e897e]
1226 2 place:III.1 [495d159b]
    placed-all
1227 2 show:exchange [c420832e]
1228 2 at:1 [ba56719d]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1229 2 give:villainy [5a86b884]
    traded who=2 whom=1
1230 2 pass [a8bc14a5]
1231 0 pass [8ef5e513]
1232 1 pass [df9d78eb]
1233 2 reveal [21cac71c]
    turned-up who=2 card=III.1
1234 2 play [339203ec]
    played who=2 card=III.1
    scored who=2 card=III.1 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=cassio
1235 2 improv [28c8d861]
    improvised who=2
1236 2 bury:miscue [bed2ec08]
    drew who=2 pile=staging
    buried who=2 pile=staging
1237 2 show:exchange [c56abc0f]
1238 2 at:0 [e1c326eb]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1239 2 give:revive [7628983a]
    traded who=2 whom=0
1240 2 coin:cassio [ad4d9dc5]
    used-coin who=2 coin=cassio
1241 2 bury:take-the-lead [75c2dac6]
    drew who=2 pile=staging
    buried who=2 pile=staging
1242 2 pass [8a86792d]
1243 0 reveal [711bcf41]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1244 0 pass [84c3c117]
1245 1 reveal [22c88fc0]
    turned-up who=1 card=III.2
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
1246 1 improv [5cbfc6d6]
    improvised who=1
1247 1 draw:staging [16fd4fed]
1248 1 bury:seize [cebb48d0]
    drew who=1 pile=staging
    buried who=1 pile=staging
    reshuffled pile=script n=1
1249 1 pass [fcc88bac]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=24
1250 2 pass [45d95ce0]
1251 0 pass [c4699f42]
1252 1 pass [e5c9a5bc]
1253 0 place:III.2 [875d1265]
1254 1 place:seize [13962d3b]
1255 2 place:revive [e21fe5e7]
    placed-all
1256 2 pass [c36c216d]
1257 0 improv [9eeef96e]
    improvised who=0
1258 0 switch:III.11 [f252be01]
    switched who=0
1259 0 pass [beb56d7f]
1260 1 pass [eb117f2c]
1261 2 reveal [7f490f6b]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1262 2 show:no-drama [dea1a076]
    no-drama who=2
    drew who=2 pile=staging
1263 2 pass [aabd8a65]
1264 0 reveal [4a1d6481]
    turned-up who=0 card=III.11
1265 0 play [4a1dd588]
    played who=0 card=III.11
    scored who=0 card=III.11 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
1266 0 coin:desdemona [991bf07e]
    no-drama-coin who=0
1267 0 pass [2090c7ae]
1268 1 reveal [b0ad3069]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1269 1 show:no-drama [5e063d13]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=2
    final-scene
1270 1 pass [9bfc519a]
    act-ran-out act=III
    tallied who=0 n=14
    tallied who=1 n=7
    tallied who=2 n=15
    lead-cast who=1
1271 1 discard:seize [74e4a66a]
    discarded who=1 card=seize
1272 1 discard:take-the-lead [f6ecbd84]
    discarded who=1 card=take-the-lead
1273 1 discard:villainy [578b158a]
    discarded who=1 card=villainy
1274 2 discard:seize [1f201965]
    discarded who=2 card=seize
1275 2 discard:miscue [05c14dbd]
    discarded who=2 card=miscue
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=IV who=1
    scene-began scene=1
1276 2 pass [9dc756b6]
1277 0 improv [93ec2a0b]
    improvised who=0
1278 0 draw:script [d15ad7ca]
1279 0 bury:IV.4 [d82d5f85]
    drew who=0 pile=script
    buried who=0 pile=script
1280 0 pass [d2f3501c]
1281 1 pass [8e6c8d98]
1282 0 place:IV.12 [85f754b1]
1283 1 place:IV.1 [d3d14493]
1284 2 place:take-the-lead [940852d2]
    placed-all
1285 2 pass [553b74fb]
1286 0 pass [cda6ca6d]
1287 1 pass [937b5ce7]
1288 2 reveal [394deb5b]
    turned-up-staging who=2 card=take-the-lead
1289 2 exit [e17c5483]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1290 2 improv [b8f0a30e]
    improvised who=2
1291 2 draw:staging [83f54ab5]
1292 2 bury:IV.6 [bf5285a2]
    drew who=2 pile=staging
    buried who=2 pile=script
1293 2 show:exchange [7fc7e63f]
1294 2 at:0 [1bb9b35f]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1295 2 give:IV.9 [e7651cdf]
    traded who=2 whom=0
1296 2 pass [e3602468]
1297 0 reveal [86dff45e]
    turned-up who=0 card=IV.12
1298 0 exit [72ccf8bc]
    exiting who=0 card=IV.12
    got-intrigue who=0 n=1
1299 0 pass [b93ccb78]
1300 1 reveal [a00b5db7]
    turned-up who=1 card=IV.1
1301 1 exit [ec873646]
    exiting who=1 card=IV.1
    got-intrigue who=1 n=1
1302 1 pass [476310d4]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=2
1303 2 pass [9b37f16d]
1304 0 improv [02902841]
    improvised who=0
1305 0 draw:script [17e9a301]
1306 0 bury:IV.2 [6f9c9c19]
    drew who=0 pile=script
    buried who=0 pile=script
1307 0 pass [e319ad31]
1308 1 improv [3bc758eb]
    improvised who=1
1309 1 draw:script [baa68d2e]
1310 1 bury:IV.11 [b61e12f3]
    drew who=1 pile=script
    buried who=1 pile=script
1311 1 pass [2941df4d]
1312 0 place:IV.15 [0c3bd856]
1313 1 place:IV.4 [e3894170]
1314 2 place:IV.14 [72365287]
    placed-all
1315 2 pass [703016cb]
1316 0 pass [f7d006b5]
1317 1 show:exchange [cd160b84]
1318 1 at:2 [d55999b9]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1319 1 give:no-drama [4c7f0868]
    traded who=1 whom=2
1320 1 pass [ee49e635]
1321 2 reveal [47f1788c]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1322 2 improv [2831cbf4]
    improvised who=2
1323 2 draw:staging [fd22cc11]
1324 2 bury:no-drama [5b7ad622]
    drew who=2 pile=staging
    buried who=2 pile=staging
1325 2 show:exchange [4c723099]
1326 2 at:1 [57009140]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1327 2 give:exchange [15e3a82f]
    traded who=2 whom=1
1328 2 pass [c761b2fe]
1329 0 reveal [694cf830]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1330 0 pass [8ec496a7]
1331 1 show:exchange [f3ad9c54]
1332 1 at:2 [25150d43]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1333 1 give:IV.3 [9f81ae26]
    traded who=1 whom=2
1334 1 reveal [17a96118]
    turned-up who=1 card=IV.4
1335 1 exit [1c1568b8]
    exiting who=1 card=IV.4
    got-intrigue who=1 n=1
1336 1 pass [82debefd]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
1337 2 pass [f1fa1538]
1338 0 pass [c810a108]
1339 1 pass [e42b899b]
1340 0 place:miscue [b420d16b]
1341 1 place:take-the-lead [c03dfc49]
1342 2 place:revive [3cadc8ad]
    placed-all
1343 2 pass [78da3fdc]
1344 0 pass [bee65405]
1345 1 pass [0d704686]
1346 2 reveal [69109332]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
1347 1 let [cf87d88d]
    got-intrigue who=2 n=1
1348 2 improv [5df6ded2]
    improvised who=2
1349 2 draw:staging [6671d8f4]
1350 2 bury:IV.8 [6d8a83fc]
    drew who=2 pile=staging
    buried who=2 pile=script
1351 2 pass [320b9bc2]
1352 0 reveal [56895f48]
    turned-up-staging who=0 card=miscue
1353 0 exit [9edd88cc]
    exiting who=0 card=miscue
1354 1 let [7264a1b7]
    got-intrigue who=0 n=1
1355 0 improv [879eb367]
    improvised who=0
1356 0 draw:script [244e936d]
1357 0 bury:IV.13 [7bd427e3]
    drew who=0 pile=script
    buried who=0 pile=script
1358 0 pass [1f0bf812]
1359 1 improv [c56a1bb1]
    improvised who=1
1360 1 draw:script [571995b8]
1361 1 bury:IV.5 [a385bde6]
    drew who=1 pile=script
    buried who=1 pile=script
1362 1 reveal [38f0f447]
    turned-up-staging who=1 card=take-the-lead
1363 1 exit [ba1f1ca5]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1364 1 pass [1e71658f]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=4
1365 2 pass [709ecc4c]
1366 0 pass [8cc19a06]
1367 1 improv [a70a0567]
    improvised who=1
1368 1 draw:script [c544f58b]
1369 1 bury:IV.2 [fc0eef6f]
    drew who=1 pile=script
    buried who=1 pile=script
1370 1 pass [18197826]
1371 0 place:IV.6 [1cd0e361]
1372 1 place:take-the-lead [47a148c9]
1373 2 place:IV.7 [1ef704f0]
    placed-all
1374 2 pass [ca196f42]
1375 0 pass [7c2eb7d2]
1376 1 pass [8ab4fcbd]
1377 2 reveal [d28d969c]
    turned-up who=2 card=IV.7
1378 2 play [1dca3e5c]
    played who=2 card=IV.7
    scored who=2 card=IV.7 n=1
    wounded who=2 character=desdemona n=3 total=5
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1379 2 coin:othello [022eb14f]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1380 2 improv [b0e8c3bc]
    improvised who=2
1381 2 draw:staging [22f490d8]
1382 2 bury:IV.8 [a47fddeb]
    drew who=2 pile=staging
    buried who=2 pile=script
1383 2 pass [908b4bac]
1384 0 reveal [a1800c4a]
    turned-up who=0 card=IV.6
    exiting who=0 card=IV.6
    got-intrigue who=0 n=1
1385 0 pass [311ce6e0]
1386 1 reveal [dcf03da1]
    turned-up-staging who=1 card=take-the-lead
1387 1 play [2b5a783f]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1388 1 pass [cb5b820e]
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    drew who=0 pile=staging
    scene-began scene=5
1389 2 pass [04de4d11]
1390 0 show:exchange [c6ef47d8]
1391 0 at:1 [6055a658]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1392 0 give:IV.13 [e65e6c32]
    traded who=0 whom=1
1393 0 pass [4bfbf0ce]
1394 1 pass [eb841262]
1395 0 place:revive [cb29aebb]
1396 1 place:IV.2 [bcf31203]
1397 2 place:exchange [4639de08]
    placed-all
1398 2 pass [ba42c5a1]
1399 0 show:exchange [3d362eca]
1400 0 at:2 [13f41b4d]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1401 0 give:seize [4022eb17]
    traded who=0 whom=2
1402 0 improv [31561145]
    improvised who=0
1403 0 switch:IV.9 [880b7c3a]
    switched who=0
1404 0 pass [0f0a7b66]
1405 1 pass [8f4a5fb0]
1406 2 reveal [7296c0fd]
    turned-up-staging who=2 card=exchange
1407 2 play [2e599a4a]
1408 2 at:1 [b3eb167e]
    aimed who=2 card=exchange whom=1
1409 2 give:no-drama [3660d3dc]
    traded who=2 whom=1
1410 2 pass [35f78980]
1411 0 reveal [7bdb3a39]
    turned-up who=0 card=IV.9
1412 0 play [f0226d09]
    played who=0 card=IV.9
    scored who=0 card=IV.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1413 0 pass [01ce890f]
1414 1 reveal [86794961]
    turned-up who=1 card=IV.2
1415 1 exit [a3a777ba]
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1416 1 show:no-drama [0859188b]
    no-drama who=1
    drew who=1 pile=staging
1417 1 pass [638cfe60]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=7
    drew who=0 pile=staging
    scene-began scene=6
1418 2 pass [145f60cb]
1419 0 coin:othello [c1c4684d]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
1420 0 improv [f7f1966c]
    improvised who=0
1421 0 draw:staging [381c55e4]
1422 0 bury:revive [b367bda6]
    drew who=0 pile=staging
    buried who=0 pile=staging
1423 0 pass [3ae891bb]
1424 1 pass [8606155b]
1425 0 place:take-the-lead [796a5b6f]
1426 1 place:IV.5 [bb0d2717]
1427 2 place:IV.3 [f653f8aa]
    placed-all
1428 1 pass [43c96dba]
1429 2 pass [975731ea]
1430 0 pass [8c165489]
1431 1 reveal [bd93fa49]
    turned-up who=1 card=IV.5
1432 1 play [3897d090]
    played who=1 card=IV.5
    scored who=1 card=IV.5 n=1
    got-handkerchief who=1
1433 1 pass [a895b1b2]
1434 2 reveal [063dab1c]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
    failed who=2 card=IV.3
1435 2 pass [f9ca05cc]
1436 0 reveal [a8139e14]
    turned-up-staging who=0 card=take-the-lead
1437 0 exit [fb6fe951]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1438 0 pass [036a574c]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=7
1439 1 pass [5ee656f2]
1440 2 pass [130e329f]
1441 0 improv [f7f04fb2]
    improvised who=0
1442 0 draw:staging [5328abee]
1443 0 bury:villainy [d1cc0c08]
    drew who=0 pile=staging
    buried who=0 pile=staging
1444 0 pass [8d86034f]
1445 0 place:IV.15 [87a71307]
1446 1 place:seize [b6f1721f]
1447 2 place:take-the-lead [92dacb94]
    placed-all
1448 1 pass [ee08b192]
1449 2 pass [1ce7601b]
1450 0 pass [b9175443]
1451 1 reveal [c7a602c7]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1452 1 show:exchange [ff80d2b0]
1453 1 at:0 [b4cca416]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1454 1 give:IV.13 [70dbf772]
    traded who=1 whom=0
1455 1 pass [99152d51]
1456 2 reveal [06530432]
    turned-up-staging who=2 card=take-the-lead
1457 2 play [742f3d63]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1458 2 pass [95b0a466]
1459 0 reveal [b230b49e]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1460 0 pass [a1d62366]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=8
1461 0 pass [aa90db4c]
1462 1 pass [35bbb29f]
1463 2 pass [0c845e7a]
1464 0 place:IV.13 [b568f142]
1465 1 place:revive [68a4a3ac]
1466 2 place:IV.8 [c80f2f3c]
    placed-all
1467 0 pass [37a08bcf]
1468 1 improv [ccab5bd8]
    improvised who=1
1469 1 switch:take-the-lead [19bc89c1]
    switched who=1
1470 1 show:exchange [75acf359]
1471 1 at:0 [198d1b88]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1472 1 give:seize [87333c36]
    traded who=1 whom=0
1473 1 pass [224ad46c]
1474 2 pass [eaa713b2]
1475 0 reveal [1a2ef456]
    turned-up who=0 card=IV.13
1476 0 play [02c6d59e]
    played who=0 card=IV.13
    scored who=0 card=IV.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
1477 0 coin:roderigo [6dbb7008]
1478 0 at:1 [f84d0071]
    used-coin-at who=0 coin=roderigo whom=1
1479 0 give:villainy [418ae3c5]
    traded who=0 whom=1
1480 0 show:no-drama [355d134b]
    no-drama who=0
    drew who=0 pile=staging
1481 0 pass [7ff142ce]
1482 1 reveal [a38d18d1]
    turned-up-staging who=1 card=take-the-lead
1483 1 play [0bc57fe3]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1484 1 pass [973c4608]
1485 2 reveal [9aa405bb]
    turned-up who=2 card=IV.8
1486 2 exit [1758c969]
    exiting who=2 card=IV.8
    got-intrigue who=2 n=1
1487 2 show:no-drama [0f7ff30f]
    no-drama who=2
    drew who=2 pile=staging
1488 2 pass [06592115]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=9
1489 2 pass [ae0f4772]
1490 0 pass [d905cb01]
1491 1 pass [0a9624ae]
1492 0 place:seize [84cd48f1]
1493 1 place:IV.2 [291f517e]
1494 2 place:take-the-lead [35fd65f9]
    placed-all
1495 2 pass [f4acfb35]
1496 0 pass [c37d7dac]
1497 1 pass [d10fabbd]
1498 2 reveal [7c06433f]
    turned-up-staging who=2 card=take-the-lead
1499 2 play [34f4f115]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1500 2 pass [89d32561]
1501 0 reveal [c137b82e]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1502 0 improv [0b7e67b4]
    improvised who=0
1503 0 draw:staging [cfb2f301]
1504 0 bury:miscue [407ed524]
    drew who=0 pile=staging
    buried who=0 pile=staging
1505 0 pass [df7f2ca0]
1506 1 reveal [0822ddc5]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1507 1 improv [c90ca804]
    improvised who=1
1508 1 draw:script [ef32771d]
1509 1 bury:IV.14 [3fa72760]
    drew who=1 pile=script
    buried who=1 pile=script
1510 1 pass [4ff3ae08]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    reshuffled pile=staging n=14
    scene-began scene=10
1511 0 pass [f011a9a8]
1512 1 pass [07e000e3]
1513 2 pass [ba51db21]
1514 0 place:seize [4ed93ac2]
1515 1 place:miscue [c3213b41]
1516 2 place:take-the-lead [53e90ddb]
    placed-all
1517 0 pass [62f1517c]
1518 1 pass [ce63b501]
1519 2 pass [c01bab3e]
1520 0 reveal [e0b71ca1]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1521 0 improv [468daf33]
    improvised who=0
1522 0 draw:staging [236ed3b2]
1523 0 bury:IV.10 [d2f382d6]
    drew who=0 pile=staging
    buried who=0 pile=script
1524 0 pass [c7fb0787]
1525 1 reveal [ac4000f6]
    turned-up-staging who=1 card=miscue
1526 1 exit [d4d4cc3f]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1527 1 pass [eee2c5ac]
1528 2 reveal [6e72f092]
    turned-up-staging who=2 card=take-the-lead
1529 2 exit [e4ab74bd]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1530 2 pass [cf7060c9]
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    drew who=1 pile=script
    scene-began scene=11
1531 0 pass [c643a83b]
1532 1 improv [6f680110]
    improvised who=1
1533 1 draw:staging [01a79910]
1534 1 bury:IV.11 [e91be31f]
    drew who=1 pile=staging
    buried who=1 pile=script
1535 1 pass [25610473]
1536 2 improv [0f1271cf]
    improvised who=2
1537 2 draw:staging [59d6a360]
1538 2 bury:miscue [7d834dcd]
    drew who=2 pile=staging
    buried who=2 pile=staging
1539 2 pass [6361c209]
1540 0 place:villainy [a47e04d7]
1541 1 place:take-the-lead [a06fd399]
1542 2 place:IV.14 [3f187fb4]
    placed-all
1543 0 pass [e1374036]
1544 1 pass [f3b0d2b2]
1545 2 pass [76046e4e]
1546 0 reveal [ff43d18d]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1547 0 improv [fd2e8d34]
    improvised who=0
1548 0 draw:staging [0c4d11ca]
1549 0 bury:take-the-lead [5b99cad9]
    drew who=0 pile=staging
    buried who=0 pile=staging
1550 0 pass [155f6f02]
1551 1 reveal [10d471c2]
    turned-up-staging who=1 card=take-the-lead
1552 1 play [4856c4c7]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1553 1 pass [6da9d4bc]
1554 2 reveal [93338fe6]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1555 2 pass [b4cb461d]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=12
1556 2 show:no-drama [385670ad]
    no-drama who=2
    drew who=2 pile=staging
1557 2 show:exchange [2282382b]
1558 2 at:0 [4042d379]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1559 2 give:miscue [3a51bfab]
    traded who=2 whom=0
1560 2 show:exchange [0933528e]
1561 2 at:1 [528cf169]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1562 2 give:no-drama [ee38b54d]
    traded who=2 whom=1
1563 2 show:exchange [b737a16b]
1564 2 at:1 [919df136]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1565 2 give:IV.4 [ae80d86a]
    traded who=2 whom=1
1566 2 pass [656edbff]
1567 0 pass [8287e2d6]
1568 1 pass [9df39081]
1569 0 place:miscue [29c16d40]
1570 1 place:seize [e2f6c11f]
1571 2 place:revive [de8cdd65]
    placed-all
1572 2 pass [04509fa9]
1573 0 show:exchange [a893cefb]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1574 0 give:revive [96e16ff0]
    traded who=0 whom=1
1575 0 pass [f4db46a5]
1576 1 pass [b8582a9e]
1577 2 reveal [714f9b01]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1578 2 pass [1e13ead8]
1579 0 reveal [ad265469]
    turned-up-staging who=0 card=miscue
1580 0 exit [83180ee3]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1581 0 pass [6ade0677]
1582 1 reveal [0a34b567]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1583 1 improv [4594df74]
    improvised who=1
1584 1 draw:staging [c5c85620]
1585 1 bury:IV.12 [d40d6a8e]
    drew who=1 pile=staging
    buried who=1 pile=script
1586 1 pass [aa510cd5]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=13
1587 2 show:exchange [dd5df1b2]
1588 2 at:1 [d4819778]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1589 2 give:seize [3aa69fe8]
    traded who=2 whom=1
1590 2 improv [3ebcb7a0]
    improvised who=2
1591 2 draw:script [b401030a]
1592 2 bury:IV.6 [81e83305]
    drew who=2 pile=script
    buried who=2 pile=script
1593 2 pass [a773030a]
1594 0 improv [fcb5ffae]
    improvised who=0
1595 0 draw:script [6646b1cd]
1596 0 bury:IV.12 [1f33ccba]
    drew who=0 pile=script
    buried who=0 pile=script
1597 0 pass [55d4163a]
1598 1 pass [6f6a8f68]
1599 0 place:IV.1 [4ab46cf4]
1600 1 place:IV.15 [093b403c]
1601 2 place:IV.14 [3613aa5e]
    placed-all
1602 2 pass [d3e76bb3]
1603 0 pass [e09ff5a5]
1604 1 pass [2d2c41b4]
1605 2 reveal [126ccbea]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1606 2 show:no-drama [48426b4a]
    no-drama who=2
    drew who=2 pile=staging
1607 2 pass [13f20a29]
1608 0 reveal [0c8b1668]
    turned-up who=0 card=IV.1
    exiting who=0 card=IV.1
    got-intrigue who=0 n=1
1609 0 show:no-drama [95933a2f]
    no-drama who=0
    drew who=0 pile=staging
1610 0 pass [7a361775]
1611 1 reveal [d5519a75]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1612 1 pass [84e4c446]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    drew who=0 pile=staging
    scene-began scene=14
1613 2 pass [74b2631b]
1614 0 pass [93f92b45]
1615 1 pass [db62ec20]
1616 0 place:IV.3 [c6aa9e09]
1617 1 place:IV.2 [d16b66e7]
1618 2 place:take-the-lead [f459bbfd]
    placed-all
1619 2 pass [c993a072]
1620 0 pass [7e184d87]
1621 1 pass [2d784be4]
1622 2 reveal [3898a5c7]
    turned-up-staging who=2 card=take-the-lead
1623 2 play [cc800642]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1624 2 pass [77582d25]
1625 0 reveal [70c0f030]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    failed who=0 card=IV.3
1626 0 pass [ff86c6a2]
1627 1 reveal [f3e57096]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1628 1 improv [963a5662]
    improvised who=1
1629 1 draw:staging [a769d5ae]
1630 1 bury:IV.4 [6ed8e930]
    drew who=1 pile=staging
    buried who=1 pile=script
1631 1 show:exchange [42bdc0fc]
1632 1 at:2 [3ba6e948]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1633 1 give:seize [38673d9e]
    traded who=1 whom=2
1634 1 pass [63f88965]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=15
1635 0 pass [fd3f861e]
1636 1 pass [23452f2b]
1637 2 pass [3af92abc]
1638 0 place:seize [a2eeddd7]
1639 1 place:seize [a87dbe93]
1640 2 place:IV.12 [64a9f420]
    placed-all
1641 0 pass [973d2bdc]
1642 1 pass [16ba3ff2]
1643 2 pass [c966e67e]
1644 0 reveal [e70415f9]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1645 0 pass [05312574]
1646 1 reveal [5677fb0c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1647 1 pass [e2d39eb9]
1648 2 reveal [cf183d32]
    turned-up who=2 card=IV.12
    exiting who=2 card=IV.12
    got-intrigue who=2 n=1
1649 2 pass [5ae53399]
    drew who=2 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=6
    drew who=1 pile=script
    scene-began scene=16
1650 0 pass [ca87550d]
1651 1 pass [784ac824]
1652 2 pass [6f921809]
1653 0 place:villainy [56c4a57d]
1654 1 place:IV.15 [1b83537b]
1655 2 place:take-the-lead [bfc8d1e5]
    placed-all
1656 0 improv [85b67933]
    improvised who=0
1657 0 switch:miscue [130084fd]
    switched who=0
1658 0 pass [13b6cde9]
1659 1 improv [053eef2b]
    improvised who=1
1660 1 switch:villainy [405277fc]
    switched who=1
1661 1 pass [ae412a04]
1662 2 pass [6ed1bd04]
1663 0 reveal [c5bc7e91]
    turned-up-staging who=0 card=miscue
1664 0 exit [2c94ae28]
    exiting who=0 card=miscue
1665 2 let [19f83c69]
    got-intrigue who=0 n=1
1666 0 pass [faced91d]
1667 1 reveal [f30948ee]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1668 2 let [5ca46a10]
    got-intrigue who=1 n=1
1669 1 show:no-drama [2e2fc578]
    no-drama who=1
    drew who=1 pile=staging
1670 1 show:exchange [819de5d0]
1671 1 at:0 [a1b3f578]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1672 0 let [bc319952]
1673 1 give:revive [b9178cf9]
    traded who=1 whom=0
1674 1 pass [1cdd88fc]
1675 2 improv [75c1f6c0]
    improvised who=2
1676 2 draw:staging [9e68c1ee]
1677 2 bury:revive [ed37af4c]
    drew who=2 pile=staging
    buried who=2 pile=staging
1678 2 reveal [e32ae566]
    turned-up-staging who=2 card=take-the-lead
1679 2 exit [514ab112]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1680 2 pass [cff93ccf]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=17
1681 0 improv [3f21171a]
    improvised who=0
1682 0 draw:script [80a97426]
1683 0 bury:IV.4 [7cf04c02]
    drew who=0 pile=script
    buried who=0 pile=script
1684 0 pass [43786804]
1685 1 pass [4df8c7e5]
1686 2 improv [7417ebce]
    improvised who=2
1687 2 draw:staging [c35634f1]
1688 2 bury:IV.8 [c86ddbdb]
    drew who=2 pile=staging
    buried who=2 pile=script
1689 2 pass [7447b542]
1690 0 place:IV.2 [9d359736]
1691 1 place:miscue [e465908b]
1692 2 place:IV.11 [415bc51f]
    placed-all
1693 0 pass [cb5c4952]
1694 1 pass [b0761c70]
1695 2 show:exchange [c1a3245a]
1696 2 at:1 [43fdc0a9]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1697 2 give:IV.14 [e059356a]
    traded who=2 whom=1
1698 2 show:exchange [eeaf9e40]
1699 2 at:0 [dc8a20c3]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1700 2 give:villainy [9b77310b]
    traded who=2 whom=0
1701 2 pass [a95936f9]
1702 0 reveal [347ef278]
    turned-up who=0 card=IV.2
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1703 0 pass [2a364bb5]
1704 1 reveal [fdc45ce2]
    turned-up-staging who=1 card=miscue
1705 1 exit [2b6a038d]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1706 1 pass [0160a508]
1707 2 reveal [da10b517]
    turned-up who=2 card=IV.11
    exiting who=2 card=IV.11
    got-intrigue who=2 n=1
1708 2 pass [41bdc181]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=18
1709 0 show:exchange [f16c983c]
1710 0 at:1 [916b9406]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
    reshuffled pile=staging n=15
1711 1 let [8b2b357e]
1712 0 give:IV.1 [b35fafa9]
    traded who=0 whom=1
1713 0 pass [1b50eb09]
1714 1 improv [bc8c4547]
    improvised who=1
1715 1 draw:staging [371d6687]
1716 1 bury:take-the-lead [d72417a8]
    drew who=1 pile=staging
    buried who=1 pile=staging
1717 1 pass [57819f84]
1718 2 pass [02f5731c]
1719 0 place:IV.14 [7f6e058c]
1720 1 place:IV.15 [8a7ae4ea]
1721 2 place:IV.10 [328fb29c]
    placed-all
1722 0 improv [dd27c071]
    improvised who=0
1723 0 switch:revive [5169e043]
    switched who=0
1724 0 pass [008ab681]
1725 1 pass [5fc8561e]
1726 2 pass [35639451]
1727 0 reveal [7128dde0]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1728 2 let [189dd639]
    got-intrigue who=0 n=1
1729 0 pass [46546842]
1730 1 reveal [61a0ea6c]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1731 1 pass [a0eecbaa]
1732 2 reveal [3d3fedde]
    turned-up who=2 card=IV.10
1733 2 improv [8aa51c86]
    improvised who=2
1734 2 draw:staging [bec4aa7e]
1735 2 bury:seize [2e5bdf08]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=IV.10
    got-intrigue who=2 n=1
1736 2 pass [6a0ea7bc]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=19
1737 0 pass [81624fa8]
1738 1 pass [d08afda5]
1739 2 pass [34a73468]
1740 0 place:IV.14 [6190481d]
1741 1 place:IV.1 [c68bb745]
1742 2 place:take-the-lead [4093a0b3]
    placed-all
1743 0 improv [273e6138]
    improvised who=0
1744 0 switch:villainy [90a9a1f7]
    switched who=0
1745 0 pass [bfa936e0]
1746 1 pass [72a2b21b]
1747 2 pass [04b8c4ab]
1748 0 reveal [3b744f98]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
1749 2 let [97c16f5b]
    got-intrigue who=0 n=1
1750 0 pass [71ec86ed]
1751 1 reveal [86739f16]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
1752 2 let [6bd5e12e]
    got-intrigue who=1 n=1
1753 1 pass [da4a064b]
1754 2 reveal [87e86a3e]
    turned-up-staging who=2 card=take-the-lead
1755 2 improv [b94b4f33]
    improvised who=2
1756 2 draw:staging [48561af6]
1757 2 bury:seize [e2f35139]
    drew who=2 pile=staging
    buried who=2 pile=staging
1758 2 exit [547bcc7c]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1759 2 pass [f57a9c1a]
    drew who=2 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=20
1760 0 improv [40750ed9]
    improvised who=0
1761 0 draw:staging [7c4b4f8d]
1762 0 bury:IV.1 [80eaad5b]
    drew who=0 pile=staging
    buried who=0 pile=script
1763 0 show:exchange [252b5d95]
1764 0 at:1 [e99e136a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1765 1 let [ef38f02f]
1766 0 give:IV.14 [e8b40bbf]
    traded who=0 whom=1
1767 0 show:exchange [b4a416ff]
1768 0 at:1 [e75e657d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1769 1 show:no-drama [7c9d4e4a]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
1770 0 pass [21838e53]
1771 1 show:exchange [aafdbc38]
1772 1 at:0 [58f73ec5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1773 1 give:IV.12 [6a1df287]
    traded who=1 whom=0
1774 1 pass [3287ea48]
1775 2 show:no-drama [915d656f]
    no-drama who=2
    drew who=2 pile=staging
1776 2 show:exchange [07f35320]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1777 2 give:IV.8 [ffa22603]
    traded who=2 whom=0
1778 2 pass [9fc6dedd]
1779 0 place:seize [416bd956]
1780 1 place:IV.14 [f0d797cc]
1781 2 place:IV.3 [927447e3]
    placed-all
1782 0 pass [bb8b2028]
1783 1 pass [8e6fded1]
1784 2 pass [30a5820d]
1785 0 reveal [56564b88]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1786 0 pass [59f82aa7]
1787 1 reveal [5fb610fd]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1788 1 improv [41a8250f]
    improvised who=1
1789 1 draw:staging [cc7ceaf3]
1790 1 bury:miscue [60ca5b72]
    drew who=1 pile=staging
    buried who=1 pile=staging
1791 1 pass [51ca80ca]
1792 2 reveal [1aecb56b]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
    scored who=2 card=IV.3 n=3
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1793 2 improv [30dbacac]
    improvised who=2
1794 2 draw:staging [d795d4ad]
1795 2 bury:take-the-lead [8f3817ab]
    drew who=2 pile=staging
    buried who=2 pile=staging
1796 2 coin:iago [9ddafa88]
1797 2 wound:iago [b56909dc]
    used-iago who=2 character=iago
    wounded who=2 character=iago n=2 total=6
1798 2 show:exchange [bc5d8b63]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1799 0 let [4d4aed79]
1800 2 give:miscue [71bdff90]
    traded who=2 whom=0
1801 2 pass [2ab899c5]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=21
1802 0 pass [4cf8ef80]
1803 1 pass [1a832423]
1804 2 pass [565e6496]
1805 0 place:IV.15 [de8d2f49]
1806 1 place:take-the-lead [8d63cf5f]
1807 2 place:take-the-lead [f516001b]
    placed-all
1808 0 pass [a57494b2]
1809 1 pass [8011fd60]
1810 2 pass [0e59f028]
1811 0 reveal [9909561f]
    turned-up who=0 card=IV.15
1812 0 improv [332943ad]
    improvised who=0
1813 0 draw:staging [a66c732b]
1814 0 bury:take-the-lead [21fc8a68]
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
1815 1 discard:revive [ed840fa9]
    discarded who=1 card=revive
1816 1 discard:take-the-lead [2f105dc9]
    discarded who=1 card=take-the-lead
1817 1 discard:take-the-lead [d2c4becb]
    discarded who=1 card=take-the-lead
1818 1 discard:no-drama [3e6e1edc]
    discarded who=1 card=no-drama
1819 2 discard:seize [d607a199]
    discarded who=2 card=seize
1820 2 discard:seize [503b9ed3]
    discarded who=2 card=seize
1821 2 discard:take-the-lead [7ed7ac7e]
    discarded who=2 card=take-the-lead
1822 2 discard:take-the-lead [36717249]
    discarded who=2 card=take-the-lead
    drew who=0 pile=staging
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=V who=1
    scene-began scene=1
1823 2 pass [ab128cc3]
1824 0 coin:desdemona [06310799]
    no-drama-coin who=0
1825 0 improv [2e9ce9f1]
    improvised who=0
1826 0 draw:staging [9142cad1]
1827 0 bury:take-the-lead [38f4c275]
    drew who=0 pile=staging
    buried who=0 pile=staging
1828 0 pass [5a776734]
1829 1 pass [c987ec51]
1830 0 place:take-the-lead [99275277]
1831 1 place:V.1 [68f9a6c9]
1832 2 place:V.16 [2cdfee32]
    placed-all
1833 2 pass [de52e75f]
1834 0 pass [d7dc0e68]
1835 1 pass [24b8f160]
1836 2 reveal [74ca09b9]
    turned-up who=2 card=V.16
    played who=2 card=V.16
    failed who=2 card=V.16
1837 2 pass [d7ab3446]
1838 0 reveal [4ee6ca66]
    turned-up-staging who=0 card=take-the-lead
1839 0 exit [4b43d319]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1840 0 pass [13379d8d]
1841 1 reveal [d7466fd6]
    turned-up who=1 card=V.1
1842 1 exit [2248b8a5]
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
1843 1 improv [7819331a]
    improvised who=1
1844 1 draw:script [186ff1b4]
1845 1 bury:V.4 [760111ed]
    drew who=1 pile=script
    buried who=1 pile=script
1846 1 pass [2aade14f]
    drew who=1 pile=staging
    reshuffled pile=staging n=20
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=2
1847 2 pass [c798c6bf]
1848 0 improv [e5275b36]
    improvised who=0
1849 0 draw:script [41995b87]
1850 0 bury:V.14 [985106e8]
    drew who=0 pile=script
    buried who=0 pile=script
1851 0 pass [b43c693a]
1852 1 pass [bfe2fabe]
1853 0 place:V.9 [84fd4e09]
1854 1 place:villainy [be82125b]
1855 2 place:V.3 [6350b967]
    placed-all
1856 2 pass [c1154f00]
1857 0 pass [e6ccd53a]
1858 1 pass [9c90263c]
1859 2 reveal [74b18bb5]
    turned-up who=2 card=V.3
1860 2 exit [82c078c3]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
1861 2 improv [be94d6ac]
    improvised who=2
1862 2 draw:script [6863afe3]
1863 2 bury:V.11 [238894db]
    drew who=2 pile=script
    buried who=2 pile=script
1864 2 pass [2e5ae723]
1865 0 reveal [f31c86d2]
    turned-up who=0 card=V.9
1866 0 exit [4f86adb2]
    exiting who=0 card=V.9
    got-intrigue who=0 n=1
1867 0 pass [0fcf51fa]
1868 1 reveal [b7186688]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1869 1 pass [951b3bd5]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
1870 2 pass [a36142af]
1871 0 show:exchange [e7b5907f]
1872 0 at:1 [7740e617]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1873 1 let [4ac2dbbd]
1874 0 give:exchange [5335490a]
    traded who=0 whom=1
1875 0 pass [f77b16fd]
1876 1 show:exchange [d156044f]
1877 1 at:0 [2de40c13]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1878 0 let [32fc5c3d]
1879 1 give:V.6 [910dff74]
    traded who=1 whom=0
1880 1 improv [ed718f3f]
    improvised who=1
1881 1 draw:staging [38a56216]
1882 1 bury:take-the-lead [b049ab12]
    drew who=1 pile=staging
    buried who=1 pile=staging
1883 1 pass [d71a8ae2]
1884 0 place:V.6 [55e25481]
1885 1 place:villainy [75876a09]
1886 2 place:V.15 [08d702ac]
    placed-all
1887 2 pass [6aa00a16]
1888 0 pass [586e1641]
1889 1 pass [ce1a28e7]
1890 2 reveal [52a47883]
    turned-up who=2 card=V.15
1891 2 exit [40635d51]
    exiting who=2 card=V.15
1892 0 let [6e6034a1]
    got-intrigue who=2 n=1
1893 2 pass [1423a73d]
1894 0 reveal [85c74c5c]
    turned-up who=0 card=V.6
1895 0 improv [0b5afc3b]
    improvised who=0
1896 0 draw:script [e18abb15]
1897 0 bury-placed [26195b3e]
    drew who=0 pile=script
    buried who=0 pile=script
    turned-up who=0 card=V.14
1898 0 exit [061fb2d5]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
1899 0 pass [5a64d64f]
1900 1 reveal [d0d56f4a]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1901 1 pass [018adbe0]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
1902 2 improv [50d401a0]
    improvised who=2
1903 2 draw:staging [930a2e18]
1904 2 bury:miscue [8a3e72b7]
    drew who=2 pile=staging
    buried who=2 pile=staging
1905 2 show:exchange [bd605438]
1906 2 at:1 [437fc542]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1907 1 let [10bb7520]
1908 2 give:revive [23ea0e61]
    traded who=2 whom=1
1909 2 pass [b0a6e00c]
1910 0 improv [ba1c564d]
    improvised who=0
1911 0 draw:staging [ee1946eb]
1912 0 bury:miscue [e9e46454]
    drew who=0 pile=staging
    buried who=0 pile=staging
1913 0 show:exchange [7530bacb]
1914 0 at:2 [ecb79ee7]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1915 0 give:V.13 [82603a0c]
    traded who=0 whom=2
1916 0 pass [254de166]
1917 1 pass [763b34a7]
1918 0 place:take-the-lead [8c9ebb23]
1919 1 place:take-the-lead [0836611b]
1920 2 place:V.8 [6a6db077]
    placed-all
1921 2 pass [cdae9cc1]
1922 0 pass [595e079d]
1923 1 improv [e45998a1]
    improvised who=1
1924 1 switch:seize [b96dee98]
    switched who=1
1925 1 pass [feb7e65b]
1926 2 reveal [566e3845]
    turned-up who=2 card=V.8
1927 2 exit [0cfea936]
    exiting who=2 card=V.8
    got-intrigue who=2 n=1
1928 2 pass [7fa6b857]
1929 0 reveal [430dd830]
    turned-up-staging who=0 card=take-the-lead
1930 0 exit [d6e6c698]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1931 0 pass [d6468f3a]
1932 1 reveal [81d35dea]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1933 1 pass [268a703d]
    drew who=1 pile=script
    reshuffled pile=script n=7
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=5
1934 2 improv [5644863c]
    improvised who=2
1935 2 draw:script [4f7f273a]
1936 2 bury:V.13 [06d97aae]
    drew who=2 pile=script
    buried who=2 pile=script
1937 2 pass [da16ce42]
1938 0 pass [6c9e8097]
1939 1 improv [9051ea88]
    improvised who=1
1940 1 draw:script [cf3ad3b2]
1941 1 bury:V.6 [b8940854]
    drew who=1 pile=script
    buried who=1 pile=script
1942 1 pass [90930294]
1943 0 place:seize [50f6cd7f]
1944 1 place:V.7 [909f1e4e]
1945 2 place:V.3 [1c52bdc6]
    placed-all
1946 2 pass [54aac8c6]
1947 0 improv [7a51be06]
    improvised who=0
1948 0 switch:take-the-lead [bf6d2f85]
    switched who=0
1949 0 pass [b8cece5d]
1950 1 pass [84a5c314]
1951 2 reveal [8595d862]
    turned-up who=2 card=V.3
1952 2 exit [ef7b82f7]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
1953 2 show:no-drama [e461b312]
    no-drama who=2
    drew who=2 pile=staging
1954 2 pass [acf24d6b]
1955 0 reveal [69ca7f09]
    turned-up-staging who=0 card=take-the-lead
1956 0 exit [14ebf4be]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1957 0 pass [ce5d455c]
1958 1 reveal [8626b639]
    turned-up who=1 card=V.7
    exiting who=1 card=V.7
    got-intrigue who=1 n=1
1959 1 pass [2aa062b2]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=6
1960 2 pass [75617c9d]
1961 0 pass [62335a90]
1962 1 improv [8186d76d]
    improvised who=1
1963 1 draw:staging [409cd448]
1964 1 bury:V.14 [70f736ce]
    drew who=1 pile=staging
    buried who=1 pile=script
1965 1 pass [f7fc0f67]
1966 0 place:V.12 [b04e3461]
1967 1 place:take-the-lead [2204fb62]
1968 2 place:V.2 [16006862]
    placed-all
1969 2 pass [d0fc71fe]
1970 0 improv [02c68ae5]
    improvised who=0
1971 0 switch:V.8 [8989bbd9]
    switched who=0
1972 0 pass [17380a54]
1973 1 pass [743c2b39]
1974 2 reveal [e3532dc0]
    turned-up who=2 card=V.2
    exiting who=2 card=V.2
    got-intrigue who=2 n=1
1975 2 pass [c66a9013]
1976 0 reveal [480cecf0]
    turned-up who=0 card=V.8
1977 0 exit [0f6c3cb5]
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
1978 0 pass [8c3c69ef]
1979 1 reveal [67c01e68]
    turned-up-staging who=1 card=take-the-lead
1980 1 exit [2c997de0]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1981 1 pass [da78a93d]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=7
1982 2 show:no-drama [39e73e69]
    no-drama who=2
    drew who=2 pile=staging
1983 2 show:exchange [f06079cf]
1984 2 at:0 [7971cd81]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1985 0 let [c1d80a6c]
1986 2 give:no-drama [1f63d5fa]
    traded who=2 whom=0
1987 2 pass [8e6e569b]
1988 0 pass [31974719]
1989 1 improv [4c672c74]
    improvised who=1
1990 1 draw:script [d031e919]
1991 1 bury:V.11 [78e9d568]
    drew who=1 pile=script
    buried who=1 pile=script
1992 1 pass [a3a91cab]
1993 0 place:no-drama [0f3a72e7]
1994 1 place:V.4 [98c2bad6]
1995 2 place:take-the-lead [9158a979]
    placed-all
1996 2 pass [08780ce8]
1997 0 improv [a34983db]
    improvised who=0
1998 0 switch:seize [b85d3bda]
    switched who=0
1999 0 pass [effb05ae]
2000 1 pass [5dbe2a67]
2001 2 reveal [903aeb6c]
    turned-up-staging who=2 card=take-the-lead
2002 2 exit [4b47e38f]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2003 2 improv [69bbdf10]
    improvised who=2
2004 2 draw:staging [ae8cb87a]
2005 2 bury:villainy [fc5c2ad2]
    drew who=2 pile=staging
    buried who=2 pile=staging
2006 2 pass [c2404a8e]
2007 0 reveal [d16f620c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2008 0 pass [9209874e]
2009 1 reveal [be92f45a]
    turned-up who=1 card=V.4
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2010 1 pass [8380e499]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=8
2011 2 pass [06f3a534]
2012 0 pass [a4ad4a9e]
2013 1 pass [71bda227]
2014 0 place:no-drama [d1ac5069]
2015 1 place:V.15 [99defa51]
2016 2 place:V.9 [7ce16de6]
    placed-all
2017 2 pass [b6333084]
2018 0 pass [613cf620]
2019 1 pass [d65a9b23]
2020 2 reveal [2a550f7e]
    turned-up who=2 card=V.9
2021 2 exit [e86e15bd]
    exiting who=2 card=V.9
2022 0 let [d118a74b]
2023 1 let [2a725f97]
    got-intrigue who=2 n=1
2024 2 improv [12ee0a4f]
    improvised who=2
2025 2 draw:staging [641ada94]
2026 2 bury:take-the-lead [87e36fa2]
    drew who=2 pile=staging
    buried who=2 pile=staging
2027 2 pass [dd7bd767]
2028 0 reveal [55d773d9]
    turned-up-staging who=0 card=no-drama
2029 0 exit [48240d0e]
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2030 0 improv [b23608d8]
    improvised who=0
2031 0 draw:staging [12eb0d86]
2032 0 bury:miscue [2b8168ca]
    drew who=0 pile=staging
    buried who=0 pile=staging
2033 0 pass [55899546]
2034 1 reveal [4be00600]
    turned-up who=1 card=V.15
2035 1 improv [b714668b]
    improvised who=1
2036 1 draw:staging [719bba0b]
2037 1 bury:take-the-lead [825a8a50]
    drew who=1 pile=staging
    buried who=1 pile=staging
    exiting who=1 card=V.15
    got-intrigue who=1 n=1
2038 1 pass [736ccda3]
    drew who=1 pile=staging
    reshuffled pile=staging n=16
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=9
2039 2 pass [6824e485]
2040 0 improv [6abacae5]
    improvised who=0
2041 0 draw:staging [ce9ffd16]
2042 0 bury:V.16 [310667f2]
    drew who=0 pile=staging
    buried who=0 pile=script
2043 0 pass [2ba36686]
2044 1 pass [b83f03b3]
2045 0 place:V.13 [097bc0fe]
2046 1 place:V.1 [db0a6691]
2047 2 place:take-the-lead [1679a82f]
    placed-all
2048 2 pass [84311827]
2049 0 pass [10a2e920]
2050 1 pass [123f929d]
2051 2 reveal [d9b1b383]
    turned-up-staging who=2 card=take-the-lead
2052 2 play [10a0c46c]
    aimed who=2 card=take-the-lead whom=1
2053 1 let [0b75e70d]
    took-lead who=2 whom=1
2054 2 pass [76322d36]
2055 0 reveal [fe9b32c9]
    turned-up who=0 card=V.13
    played who=0 card=V.13
2056 1 let [c58e367b]
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
2057 0 coin:othello [42c2cc9a]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
2058 0 pass [b34a0f97]
2059 1 improv [6f76d400]
    improvised who=1
2060 1 draw:script [2c3b709e]
2061 1 bury-placed [3c523bba]
    drew who=1 pile=script
    buried who=1 pile=script
2062 1 reveal [1b9699ea]
    turned-up who=1 card=V.14
2063 1 exit [5114626d]
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2064 1 pass [581d002e]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=10
2065 1 improv [f8a11026]
    improvised who=1
2066 1 draw:staging [a1bf6bc2]
2067 1 bury:villainy [4283a47f]
    drew who=1 pile=staging
    buried who=1 pile=staging
2068 1 pass [8cfcb5f9]
2069 2 pass [7f1de5fb]
2070 0 pass [11bc5370]
2071 0 place:exchange [11118112]
2072 1 place:no-drama [03ae1ba6]
2073 2 place:take-the-lead [988957b4]
    placed-all
2074 1 pass [4c8fcac3]
2075 2 pass [801fc684]
2076 0 pass [7668b331]
2077 1 reveal [b97c0c6f]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2078 1 pass [44ee787d]
2079 2 reveal [81671129]
    turned-up-staging who=2 card=take-the-lead
2080 2 exit [19b90dd2]
    exiting who=2 card=take-the-lead
2081 0 let [e698027b]
    got-intrigue who=2 n=1
2082 2 improv [c493001e]
    improvised who=2
2083 2 draw:script [a7e2381c]
2084 2 bury:V.11 [022bc521]
    drew who=2 pile=script
    buried who=2 pile=script
2085 2 pass [d75c6e15]
2086 0 improv [ed73cd3c]
    improvised who=0
2087 0 draw:staging [23df45d6]
2088 0 bury:take-the-lead [51b2a64e]
    drew who=0 pile=staging
    buried who=0 pile=staging
2089 0 reveal [58249b00]
    turned-up-staging who=0 card=exchange
2090 0 exit [fc4697b3]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
2091 0 show:no-drama [02d7e6b3]
    no-drama who=0
    drew who=0 pile=staging
2092 0 pass [7cc1ba6b]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=8
    drew who=2 pile=script
    scene-began scene=11
2093 1 pass [40dce7d1]
2094 2 pass [e079de9f]
2095 0 pass [f0459894]
2096 0 place:seize [40534130]
2097 1 place:revive [02473da8]
2098 2 place:V.16 [905162a6]
    placed-all
2099 1 pass [4e38f7aa]
2100 2 pass [84323b18]
2101 0 pass [1c088f75]
2102 1 improv [59ce7426]
    improvised who=1
2103 1 draw:staging [4041c704]
2104 1 bury:take-the-lead [eeb952a4]
    drew who=1 pile=staging
    buried who=1 pile=staging
2105 1 show:exchange [ba80f3f9]
2106 1 at:2 [c3ad8dc1]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2107 1 give:revive [656572ce]
    traded who=1 whom=2
2108 1 show:exchange [cba37203]
2109 1 at:0 [99f0468a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2110 1 give:no-drama [2cd7bbf4]
    traded who=1 whom=0
2111 1 reveal [f9fffa59]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2112 1 pass [f05950c4]
2113 2 reveal [ce9825a6]
    turned-up who=2 card=V.16
    played who=2 card=V.16
    failed who=2 card=V.16
2114 2 pass [3bc10625]
2115 0 reveal [70567ec7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2116 0 show:no-drama [79a525b5]
    no-drama who=0
    drew who=0 pile=staging
2117 0 pass [3b96d46b]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=12
2118 1 pass [eee744b2]
2119 2 pass [214febd3]
2120 0 pass [36d562b9]
2121 0 place:V.1 [b4dca672]
2122 1 place:revive [758f8fc8]
2123 2 place:take-the-lead [40d93aa6]
    placed-all
2124 1 pass [4774cd55]
2125 2 pass [47be1c99]
2126 0 pass [ae566ed8]
2127 1 reveal [95a8ec04]
    turned-up-staging who=1 card=revive
2128 1 improv [c0d2bea9]
    improvised who=1
2129 1 draw:staging [55157124]
2130 1 bury:V.11 [d38e949d]
    drew who=1 pile=staging
    buried who=1 pile=script
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2131 1 pass [16922467]
2132 2 reveal [0ea6538d]
    turned-up-staging who=2 card=take-the-lead
2133 2 exit [0df57573]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2134 2 pass [3893c0f8]
2135 0 reveal [6075ff0a]
    turned-up who=0 card=V.1
2136 0 play [3dc6b48d]
    played who=0 card=V.1
    scored who=0 card=V.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2137 0 pass [9a48a5ca]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=13
2138 1 show:exchange [ff1945c0]
2139 1 at:2 [d9e93a66]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2140 2 let [64128fbb]
2141 1 give:V.5 [18d96038]
    traded who=1 whom=2
2142 1 improv [a9faa520]
    improvised who=1
2143 1 draw:script [baf7cad0]
2144 1 bury:V.4 [47ef5882]
    drew who=1 pile=script
    buried who=1 pile=script
2145 1 pass [66c4ce74]
2146 2 pass [43c90a95]
2147 0 pass [e0c8d405]
2148 0 place:V.12 [37040dbe]
2149 1 place:V.7 [414a1c0a]
2150 2 place:V.8 [ba19b922]
    placed-all
2151 1 pass [a8978a98]
2152 2 pass [bcdac5f1]
2153 0 pass [d3d6aa08]
2154 1 reveal [63153714]
    turned-up who=1 card=V.7
2155 1 exit [dcd1c77f]
    exiting who=1 card=V.7
2156 0 let [20460384]
2157 2 let [ae9c0944]
    got-intrigue who=1 n=1
2158 1 pass [4580e495]
2159 2 reveal [08dc01b0]
    turned-up who=2 card=V.8
2160 2 exit [71f7196d]
    exiting who=2 card=V.8
2161 0 let [3880ef0e]
    got-intrigue who=2 n=1
2162 2 pass [1df05971]
2163 0 coin:iago [e842eaab]
2164 0 wound:emilia [dec7c8b3]
    used-iago who=0 character=emilia
    wounded who=0 character=emilia n=1 total=4
2165 0 improv [9abe4faa]
    improvised who=0
2166 0 draw:script [e34f2050]
2167 0 bury:V.10 [a4f13c40]
    drew who=0 pile=script
    buried who=0 pile=script
2168 0 reveal [e879eff1]
    turned-up who=0 card=V.12
2169 0 play [e0bab6bb]
    played who=0 card=V.12
    scored who=0 card=V.12 n=1
    died character=emilia
    took-wounds who=0 n=1
2170 0 pass [b60d9b0a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=14
2171 1 improv [74329dea]
    improvised who=1
2172 1 draw:script [3cedf0d2]
2173 1 bury:V.2 [e3557e77]
    drew who=1 pile=script
    buried who=1 pile=script
2174 1 pass [d7f26f07]
2175 2 pass [e8b39fc1]
2176 0 show:exchange [1719fa6e]
2177 0 at:2 [1deda1f2]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=14
2178 2 let [c56c1174]
2179 0 give:V.9 [0545d332]
    traded who=0 whom=2
2180 0 pass [0291ad75]
2181 0 place:take-the-lead [9d18ae47]
2182 1 place:villainy [c26f47f6]
2183 2 place:miscue [6111bbdb]
    placed-all
2184 1 pass [841bd5c8]
2185 2 pass [8e5f539d]
2186 0 pass [1c52a0f3]
2187 1 reveal [d31e9135]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
2188 2 let [9ce9611a]
    got-intrigue who=1 n=1
2189 1 pass [a570d817]
2190 2 reveal [b69aff6c]
    turned-up-staging who=2 card=miscue
2191 2 exit [28b17058]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2192 2 improv [5f359a8e]
    improvised who=2
2193 2 draw:script [15b24f8c]
2194 2 bury:V.9 [99f952ef]
    drew who=2 pile=script
    buried who=2 pile=script
2195 2 pass [4b600e47]
2196 0 reveal [c1e3efa5]
    turned-up-staging who=0 card=take-the-lead
2197 0 play [e808be15]
2198 0 at:1 [2494f1e3]
    giving who=0 card=take-the-lead whom=1
2199 1 let [3bb51b5b]
    gave-lead who=0 whom=1
2200 0 pass [0fcb1013]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=15
2201 2 pass [4cb7ac2c]
2202 0 pass [e9ad9cb6]
2203 1 pass [59f5031c]
2204 0 place:V.6 [53b4620d]
2205 1 place:V.4 [5cc7ca27]
2206 2 place:V.10 [7b42ab37]
    placed-all
2207 2 improv [0af15345]
    improvised who=2
2208 2 switch:take-the-lead [0e0b519d]
    switched who=2
2209 2 pass [6743dffa]
2210 0 pass [ff2370a4]
2211 1 pass [27090452]
2212 2 reveal [e9fa572b]
    turned-up-staging who=2 card=take-the-lead
2213 2 exit [8300091a]
    exiting who=2 card=take-the-lead
2214 1 let [7fb445c7]
    got-intrigue who=2 n=1
2215 2 pass [06ceb666]
2216 0 reveal [cbf1a492]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2217 1 let [b5e35d88]
    got-intrigue who=0 n=1
2218 0 improv [d238bec2]
    improvised who=0
2219 0 draw:staging [d0bf4bdc]
2220 0 bury:take-the-lead [16ade724]
    drew who=0 pile=staging
    buried who=0 pile=staging
2221 0 pass [978cac42]
2222 1 reveal [b5299e67]
    turned-up who=1 card=V.4
2223 1 exit [d5c2c460]
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2224 1 improv [092c7491]
    improvised who=1
2225 1 draw:staging [608925f9]
2226 1 bury:V.3 [e510528b]
    drew who=1 pile=staging
    buried who=1 pile=script
2227 1 show:exchange [8a81721a]
2228 1 at:0 [9f297d54]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2229 1 give:villainy [7b5026b7]
    traded who=1 whom=0
2230 1 show:no-drama [ff128124]
    no-drama who=1
    drew who=1 pile=staging
2231 1 pass [b75111a2]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=16
2232 2 pass [72124d3e]
2233 0 pass [c5634289]
2234 1 pass [ee7f34e5]
2235 0 place:take-the-lead [ee4711c0]
2236 1 place:V.15 [01b15121]
2237 2 place:V.9 [e903a713]
    placed-all
2238 2 improv [bb092594]
    improvised who=2
2239 2 switch:seize [27f20789]
    switched who=2
2240 2 pass [c8be889a]
2241 0 pass [dc014789]
2242 1 pass [84c22d97]
2243 2 reveal [21898722]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2244 2 pass [05d716b1]
2245 0 reveal [4d685f66]
    turned-up-staging who=0 card=take-the-lead
2246 0 exit [d70e8759]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2247 0 pass [2eb40689]
2248 1 reveal [d335b1a7]
    turned-up who=1 card=V.15
    exiting who=1 card=V.15
    got-intrigue who=1 n=1
2249 1 pass [44b9d6a4]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=6
    drew who=0 pile=script
    scene-began scene=17
2250 2 improv [89eaa83b]
    improvised who=2
2251 2 draw:script [bd40f3ce]
2252 2 bury:V.9 [dbe8f8f0]
    drew who=2 pile=script
    buried who=2 pile=script
2253 2 pass [84e99b71]
2254 0 improv [edd9b36a]
    improvised who=0
2255 0 draw:staging [6dd29702]
2256 0 bury:villainy [fc50b44c]
    drew who=0 pile=staging
    buried who=0 pile=staging
2257 0 show:exchange [da363c6d]
2258 0 at:1 [09c476b8]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2259 1 let [1e0a83f6]
2260 0 give:V.6 [56e718a1]
    traded who=0 whom=1
2261 0 pass [af0c765c]
2262 1 show:exchange [12bd20e1]
2263 1 at:2 [4240dad7]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2264 2 let [ad671273]
2265 1 give:V.6 [acbaff89]
    traded who=1 whom=2
2266 1 show:exchange [77226430]
2267 1 at:0 [9ad9b0b9]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2268 1 give:V.14 [e8f3d577]
    traded who=1 whom=0
2269 1 improv [0bf4f28a]
    improvised who=1
2270 1 draw:staging [eeff5c82]
2271 1 bury:no-drama [b9e222d8]
    drew who=1 pile=staging
    buried who=1 pile=staging
2272 1 pass [723a8852]
2273 0 place:V.5 [253d4f0f]
2274 1 place:exchange [1dfeb17f]
2275 2 place:villainy [c1e5f807]
    placed-all
2276 2 pass [1214f79b]
2277 0 pass [0688aaa8]
2278 1 pass [e14b72b4]
2279 2 reveal [978de452]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2280 2 pass [d43b4f4f]
2281 0 reveal [be78d795]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2282 0 pass [a37c950d]
2283 1 reveal [090373bb]
    turned-up-staging who=1 card=exchange
2284 1 exit [950bf2a3]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
2285 1 pass [63e4677b]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=18
2286 2 pass [4ff02627]
2287 0 improv [6377fc12]
    improvised who=0
2288 0 draw:staging [167adbf4]
2289 0 bury:take-the-lead [07e18a9e]
    drew who=0 pile=staging
    buried who=0 pile=staging
2290 0 pass [f7c9117a]
2291 1 improv [53ff19f2]
    improvised who=1
2292 1 draw:script [d2c47538]
2293 1 bury:V.15 [36206402]
    drew who=1 pile=script
    buried who=1 pile=script
2294 1 pass [a929d8f1]
2295 0 place:revive [fc1355d5]
2296 1 place:take-the-lead [d5d3e2a0]
2297 2 place:V.8 [4ee94b7c]
    placed-all
2298 2 pass [7a801c44]
2299 0 pass [a6413e70]
2300 1 pass [26b3d61c]
2301 2 reveal [ec64ac6d]
    turned-up who=2 card=V.8
2302 2 exit [9d6b6b52]
    exiting who=2 card=V.8
    got-intrigue who=2 n=1
2303 2 pass [c98ab606]
2304 0 reveal [c9f80add]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2305 0 show:no-drama [3c68c57c]
    no-drama who=0
    drew who=0 pile=staging
2306 0 pass [651b6c89]
2307 1 reveal [b53b7634]
    turned-up-staging who=1 card=take-the-lead
2308 1 play [c4357df9]
    giving who=1 card=take-the-lead whom=2
2309 2 let [1e7b2489]
    gave-lead who=1 whom=2
2310 1 pass [66a4866f]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=19
2311 0 pass [072671d8]
2312 1 pass [aec4939b]
2313 2 pass [bd050753]
2314 0 place:seize [9e1d7e9b]
2315 1 place:revive [54465bb1]
2316 2 place:villainy [eb17c1fd]
    placed-all
2317 0 pass [bd1025b9]
2318 1 pass [60406f58]
2319 2 improv [716cad4b]
    improvised who=2
2320 2 switch:V.6 [f7a72d03]
    switched who=2
2321 2 pass [69792dd1]
2322 0 reveal [4b72c015]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2323 0 pass [d0b8623d]
2324 1 reveal [c6b4c2c4]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2325 2 let [88c1111b]
    got-intrigue who=1 n=1
2326 1 pass [f7eb890b]
2327 2 reveal [2e3bda29]
    turned-up who=2 card=V.6
2328 2 exit [d5ef9d9c]
    exiting who=2 card=V.6
    got-intrigue who=2 n=1
2329 2 pass [7b32c263]
    drew who=2 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=script
    scene-began scene=20
2330 0 pass [105e7cf6]
2331 1 pass [d376e27b]
2332 2 pass [d575c909]
2333 0 place:revive [f3c4b84b]
2334 1 place:miscue [e420e19a]
2335 2 place:V.10 [a1e19c91]
    placed-all
2336 0 improv [4c18c7e0]
    improvised who=0
2337 0 switch:seize [934fddd3]
    switched who=0
2338 0 pass [bd1cfb21]
2339 1 improv [a0232e21]
    improvised who=1
2340 1 switch:V.4 [f1ae7ce6]
    switched who=1
2341 1 pass [12838f5e]
2342 2 show:no-drama [02e8c202]
    no-drama who=2
    drew who=2 pile=staging
    reshuffled pile=staging n=18
2343 2 pass [dada6ffc]
2344 0 reveal [0f0b7064]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2345 0 pass [26475c36]
2346 1 reveal [9b8cd1bf]
    turned-up who=1 card=V.4
2347 1 play [f33c3c9a]
    played who=1 card=V.4
2348 2 let [fdb5c00f]
    scored who=1 card=V.4 n=1
    wounded who=1 character=roderigo n=1 total=4
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
2349 1 coin:cassio [ece18b89]
    used-coin who=1 coin=cassio
2350 1 draw:script [cbcef193]
2351 1 bury:V.2 [48c864da]
    drew who=1 pile=script
    buried who=1 pile=script
2352 1 pass [1a4dcb62]
2353 2 reveal [ff343b93]
    turned-up who=2 card=V.10
2354 2 improv [21da1e46]
    improvised who=2
2355 2 draw:staging [d68cdec8]
2356 2 bury:villainy [0f59f760]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=V.10
    got-intrigue who=2 n=1
2357 2 pass [f991ccf5]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=21
2358 0 improv [3fd8ca19]
    improvised who=0
2359 0 draw:script [7295f36e]
2360 0 bury:V.14 [7f0766bc]
    drew who=0 pile=script
    buried who=0 pile=script
2361 0 pass [8323db03]
2362 1 improv [a8cc4490]
    improvised who=1
2363 1 draw:script [e3a60743]
2364 1 bury:V.9 [a2beac0a]
    drew who=1 pile=script
    buried who=1 pile=script
2365 1 pass [fe776659]
2366 2 pass [f9380712]
2367 0 place:V.6 [5fb6a0d1]
2368 1 place:V.16 [6b228e89]
2369 2 place:V.3 [6ee24186]
    placed-all
2370 0 pass [fc25abdd]
2371 1 show:exchange [a11be739]
2372 1 at:2 [82a9caf4]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2373 2 let [5c8f4713]
2374 1 give:miscue [a6b78e1d]
    traded who=1 whom=2
2375 1 pass [e1fcecd6]
2376 2 improv [4f2b4cb8]
    improvised who=2
2377 2 switch:seize [0f7b247e]
    switched who=2
2378 2 pass [7005e906]
2379 0 reveal [5b9ead80]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2380 2 seize [d201f636]
    seized by=2 who=0 card=V.6
    scored who=2 card=V.6 n=1
    died character=roderigo
    took-wounds who=2 n=1
2381 1 reveal [5b49286e]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2382 1 show:exchange [db63180d]
2383 1 at:0 [b7002a92]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2384 1 give:seize [d84142a6]
    traded who=1 whom=0
2385 1 pass [b9362d9b]
    drew who=2 pile=staging
2386 0 draw:script [06fa1190]
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    scene-began scene=22
2387 0 pass [9d919ce8]
2388 1 pass [e322b956]
2389 2 pass [8f64c162]
2390 0 place:V.9 [7a9f566f]
2391 1 place:take-the-lead [143f991b]
2392 2 place:V.3 [030a7051]
    placed-all
2393 0 pass [fa67e555]
2394 1 pass [92658143]
2395 2 pass [e100233a]
2396 0 reveal [d7916660]
    turned-up who=0 card=V.9
2397 0 play [e633908d]
    played who=0 card=V.9
    scored who=0 card=V.9 n=1
    died character=desdemona
    took-wounds who=0 n=3
    got-coin who=0 coin=othello
2398 0 pass [4061c276]
2399 1 reveal [6d247549]
    turned-up-staging who=1 card=take-the-lead
2400 1 play [0dd7a69c]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2401 1 pass [e506c021]
2402 2 reveal [7a6e128b]
    turned-up who=2 card=V.3
2403 2 exit [360ad1c6]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2404 2 pass [cc86f8ef]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=23
2405 2 pass [22e1b632]
2406 0 coin:othello [ae70b090]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
2407 0 show:exchange [def0c6d8]
2408 0 at:2 [8f32e1ba]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2409 2 let [ed685949]
2410 0 give:seize [14cbe38e]
    traded who=0 whom=2
2411 0 pass [ac3a3e24]
2412 1 pass [dfefcc42]
2413 0 place:V.2 [98b0d27a]
2414 1 place:V.5 [86554d96]
2415 2 place:miscue [51d4aee4]
    placed-all
2416 1 pass [cab71ec2]
2417 2 improv [6c15ca39]
    improvised who=2
2418 2 switch:V.11 [7e5b9a9c]
    switched who=2
2419 2 pass [64aeefa2]
2420 0 pass [eabdea57]
2421 1 reveal [bf22d51d]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
    got-intrigue who=1 n=1
2422 1 show:no-drama [a871925d]
    no-drama who=1
    drew who=1 pile=staging
2423 1 show:exchange [6eab9526]
2424 1 at:2 [24bed607]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2425 1 give:V.8 [f8ea45ba]
    traded who=1 whom=2
2426 1 pass [38a6e281]
2427 2 reveal [f692bcf4]
    turned-up who=2 card=V.11
2428 2 exit [44534c66]
    exiting who=2 card=V.11
    got-intrigue who=2 n=1
2429 2 pass [a4851340]
2430 0 reveal [cfb82aa8]
    turned-up who=0 card=V.2
2431 0 play [96f64977]
    played who=0 card=V.2
    scored who=0 card=V.2 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2432 0 pass [883188ee]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=24
2433 1 pass [0b1af816]
2434 2 pass [23c402f5]
2435 0 improv [374a7517]
    improvised who=0
2436 0 draw:script [9e95e727]
2437 0 bury:V.7 [27dd091b]
    drew who=0 pile=script
    buried who=0 pile=script
2438 0 pass [31e9158f]
2439 0 place:V.15 [f27d1197]
2440 1 place:revive [8e35bec7]
2441 2 place:seize [eda7b995]
    placed-all
2442 1 pass [e3744148]
2443 2 pass [139e5fe5]
2444 0 show:exchange [dbf65435]
2445 0 at:1 [e32fe783]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2446 0 give:revive [bf3a3bb8]
    traded who=0 whom=1
2447 0 pass [17be8649]
2448 1 reveal [28ce68d3]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2449 2 let [70c314a5]
    got-intrigue who=1 n=1
2450 1 show:no-drama [d927a15b]
    no-drama who=1
    drew who=1 pile=staging
2451 1 pass [6aaea6bb]
2452 2 improv [e491858b]
    improvised who=2
2453 2 draw:script [66bfdabf]
2454 2 bury:V.8 [622333e4]
    drew who=2 pile=script
    buried who=2 pile=script
2455 2 reveal [bec7fd89]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2456 2 pass [767ca498]
2457 0 reveal [4fc928c0]
    turned-up who=0 card=V.15
    exiting who=0 card=V.15
    got-intrigue who=0 n=1
2458 0 coin:iago [d3ef1e80]
2459 0 wound:cassio [60d8fc50]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
2460 0 pass [03ff55f5]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    scene-began scene=25
2461 1 pass [8d34d836]
2462 2 pass [f3f2f8b6]
2463 0 pass [1f069470]
2464 0 place:villainy [ab29757e]
2465 1 place:V.8 [48310399]
2466 2 place:take-the-lead [5fba8cbf]
    placed-all
2467 1 pass [2946d93b]
2468 2 pass [b68fdbf2]
2469 0 pass [6bb0f007]
2470 1 reveal [e46f14f2]
    turned-up who=1 card=V.8
2471 1 exit [423ab871]
    exiting who=1 card=V.8
2472 0 let [1af160f2]
2473 2 let [0f3a53e7]
    got-intrigue who=1 n=1
2474 1 pass [a9b35a7c]
2475 2 improv [8f3972d9]
    improvised who=2
2476 2 draw:staging [55b03759]
2477 2 bury:V.7 [d3e14278]
    drew who=2 pile=staging
    buried who=2 pile=script
    reshuffled pile=staging n=13
2478 2 reveal [fb9baf2b]
    turned-up-staging who=2 card=take-the-lead
2479 2 play [a600f8c1]
    aimed who=2 card=take-the-lead whom=0
2480 0 let [31a3d584]
    took-lead who=2 whom=0
2481 2 pass [c6983d53]
2482 0 improv [5c1ca38a]
    improvised who=0
2483 0 draw:script [331b18a3]
2484 0 bury:V.14 [d89df774]
    drew who=0 pile=script
    buried who=0 pile=script
2485 0 reveal [5729a6a8]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2486 0 pass [2789456a]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=26
2487 0 improv [10911699]
    improvised who=0
2488 0 draw:script [f57de0e8]
2489 0 bury:V.3 [c1330e94]
    drew who=0 pile=script
    buried who=0 pile=script
2490 0 pass [db111b8b]
2491 1 pass [42d12450]
2492 2 pass [ebeca20a]
2493 0 place:V.10 [ef5477e1]
2494 1 place:miscue [0588bd0c]
2495 2 place:seize [34e47a26]
    placed-all
2496 0 pass [23b9411f]
2497 1 improv [6c4b22ed]
    improvised who=1
2498 1 switch:villainy [5dc6aae8]
    switched who=1
2499 1 pass [7eb0d88b]
2500 2 pass [4ffcfb8d]
2501 0 reveal [9a4c7742]
    turned-up who=0 card=V.10
2502 0 exit [f5cbf62a]
    exiting who=0 card=V.10
    got-intrigue who=0 n=1
2503 0 pass [a832bfa2]
2504 1 show:exchange [1e4cf137]
2505 1 at:0 [acdb64d1]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2506 0 let [abd55076]
2507 1 give:miscue [15422937]
    traded who=1 whom=0
2508 1 reveal [29553ced]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2509 1 show:exchange [c26cbe82]
2510 1 at:2 [300aed47]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2511 1 give:miscue [fc003cde]
    traded who=1 whom=2
2512 1 pass [c3bd7a5e]
2513 2 reveal [bd33e833]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2514 2 improv [e4d9d585]
    improvised who=2
2515 2 draw:script [c5a986d4]
2516 2 bury:V.5 [db74bd73]
    drew who=2 pile=script
    buried who=2 pile=script
2517 2 pass [47dcffba]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=27
2518 0 show:no-drama [f42502f0]
    no-drama who=0
    drew who=0 pile=staging
2519 0 pass [3830ac95]
2520 1 improv [596cd804]
    improvised who=1
2521 1 draw:script [9a980ffe]
2522 1 bury:V.5 [b458b02e]
    drew who=1 pile=script
    buried who=1 pile=script
2523 1 pass [85087122]
2524 2 pass [014f0be3]
2525 0 place:no-drama [e046b1cb]
2526 1 place:V.16 [b2feaf06]
2527 2 place:take-the-lead [a145e8dd]
    placed-all
2528 0 pass [854e7ce8]
2529 1 pass [29406612]
2530 2 pass [1250ea2e]
2531 0 reveal [6ed2b84f]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2532 0 pass [abc1e83d]
2533 1 reveal [263c1e4f]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2534 1 pass [6230e8fc]
2535 2 reveal [118d720c]
    turned-up-staging who=2 card=take-the-lead
2536 2 play [4931e88a]
    giving who=2 card=take-the-lead whom=1
    gave-lead who=2 whom=1
2537 2 pass [f4de1b33]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=28
2538 2 pass [c87a9ff1]
2539 0 pass [56e0e2b1]
2540 1 pass [39d77a29]
2541 0 place:miscue [4b13ea35]
2542 1 place:V.11 [73cc6b94]
2543 2 place:villainy [f9a325a9]
    placed-all
2544 2 pass [7d9eb139]
2545 0 pass [b4be5034]
2546 1 pass [fe5d93fb]
2547 2 reveal [c992e4a9]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
2548 0 let [ecbf3402]
    got-intrigue who=2 n=1
2549 2 improv [bf5a1f6f]
    improvised who=2
2550 2 draw:staging [c8e01f42]
2551 2 bury:take-the-lead [9dbfbc68]
    drew who=2 pile=staging
    buried who=2 pile=staging
2552 2 pass [3aae5d5a]
2553 0 reveal [d2d4f6cb]
    turned-up-staging who=0 card=miscue
2554 0 improv [acfa8856]
    improvised who=0
2555 0 draw:staging [a3e4881a]
2556 0 bury:take-the-lead [21c14ee9]
    drew who=0 pile=staging
    buried who=0 pile=staging
2557 0 play [a03c01e5]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2558 1 switch:take-the-lead [e5e59cde]
    switched who=1
2559 0 place:revive [b0c36333]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2560 0 pass [b1881f7e]
2561 1 reveal [5d70e82f]
    turned-up-staging who=1 card=take-the-lead
2562 1 play [e87732e4]
2563 1 at:2 [6045df14]
    giving who=1 card=take-the-lead whom=2
    gave-lead who=1 whom=2
2564 1 pass [91f497fc]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
2565 0 pass [feefa5bc]
2566 1 pass [00b0f524]
2567 2 pass [ae5a2e2c]
2568 0 place:seize [734bf74d]
2569 1 place:V.11 [d9049be3]
2570 2 place:seize [a96e11c8]
    placed-all
2571 0 pass [37bf0c3d]
2572 1 show:exchange [755761df]
2573 1 at:0 [d8f1b320]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2574 0 let [aa11dd90]
2575 1 give:no-drama [e1a29be3]
    traded who=1 whom=0
2576 1 pass [a8a36e2e]
2577 2 show:exchange [d456043d]
2578 2 at:1 [7abd46ec]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2579 2 give:miscue [f19f4a4a]
    traded who=2 whom=1
2580 2 pass [e6ce625f]
2581 0 reveal [0d2bc4eb]
    turned-up-staging who=0 card=seize
2582 0 exit [fad8a447]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2583 0 improv [e5dd0d7f]
    improvised who=0
2584 0 bury:seize [26617459]
    drew who=0 pile=staging
    buried who=0 pile=staging
2585 0 pass [dbe5ca2e]
2586 1 reveal [83e8733a]
    turned-up who=1 card=V.11
2587 1 exit [a55042bc]
    exiting who=1 card=V.11
    got-intrigue who=1 n=1
2588 1 improv [e1711a55]
    improvised who=1
2589 1 draw:staging [a77c52f8]
2590 1 bury:V.15 [b8fd769f]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
2591 1 pass [77a689cb]
2592 2 reveal [bf38af73]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2593 2 show:exchange [749d0f0b]
2594 2 at:1 [827e1874]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=staging n=18
2595 2 give:seize [18efebc0]
    traded who=2 whom=1
2596 2 improv [8bd2abad]
    improvised who=2
2597 2 draw:staging [d1361f33]
2598 2 bury:V.10 [a5055fbe]
    drew who=2 pile=staging
    buried who=2 pile=script
2599 2 pass [7311ea6f]
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    scene-began scene=30
2600 0 show:no-drama [9502e280]
    no-drama who=0
    drew who=0 pile=staging
2601 0 pass [500b8ee3]
2602 1 pass [e17f3fab]
2603 2 pass [293d5a9f]
2604 0 place:V.5 [0f8fcd08]
2605 1 place:miscue [f27c84c4]
2606 2 place:V.3 [5f9aac6b]
    placed-all
2607 0 show:exchange [e4d14344]
2608 0 at:1 [a2720c39]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2609 0 give:villainy [9e67b4c4]
    traded who=0 whom=1
2610 0 pass [8da623e8]
2611 1 pass [f05e8705]
2612 2 pass [9c3dd938]
2613 0 reveal [4ab0129b]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2614 0 pass [f68d167d]
2615 1 reveal [8a44f9d4]
    turned-up-staging who=1 card=miscue
2616 1 exit [1ebad7a2]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2617 1 pass [f9eaa062]
2618 2 reveal [79364eca]
    turned-up who=2 card=V.3
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2619 2 pass [6b230f4a]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=31
2620 0 improv [f684c130]
    improvised who=0
2621 0 draw:script [d0eccdeb]
2622 0 bury:V.10 [70584244]
    drew who=0 pile=script
    buried who=0 pile=script
2623 0 pass [fb185b95]
2624 1 improv [642113d0]
    improvised who=1
2625 1 draw:script [b40a91a5]
2626 1 bury:V.11 [60167c0c]
    drew who=1 pile=script
    buried who=1 pile=script
2627 1 pass [15581741]
2628 2 improv [57ce3cf8]
    improvised who=2
2629 2 draw:script [3f9f0e8d]
2630 2 bury:V.14 [6cfbbba6]
    drew who=2 pile=script
    buried who=2 pile=script
2631 2 pass [86a32e73]
2632 0 place:miscue [ca86a2d6]
2633 1 place:villainy [8dbc5f62]
2634 2 place:exchange [2e229a26]
    placed-all
2635 0 pass [b9cff558]
2636 1 pass [b8d8e586]
2637 2 pass [35cbdb57]
2638 0 reveal [ad9d138b]
    turned-up-staging who=0 card=miscue
2639 0 exit [74e49d75]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2640 0 pass [5a84b9ec]
2641 1 reveal [73029314]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2642 1 pass [52f1d621]
2643 2 reveal [045cae75]
    turned-up-staging who=2 card=exchange
2644 2 play [ff551a7d]
2645 2 at:0 [09e9ba71]
    aimed who=2 card=exchange whom=0
2646 0 let [24d1eb4a]
2647 2 give:miscue [d058f158]
    traded who=2 whom=0
2648 2 pass [2d3e1954]
    drew who=2 pile=script
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=32
2649 0 pass [a83bb349]
2650 1 improv [d6e3aeb6]
    improvised who=1
2651 1 bury:V.7 [7905224e]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
2652 1 pass [0ed7049c]
2653 2 pass [1b5921f9]
2654 0 place:take-the-lead [bdafa53f]
2655 1 place:villainy [6a5fe076]
2656 2 place:V.16 [5919f5c1]
    placed-all
2657 0 improv [52fd76ce]
    improvised who=0
2658 0 switch:take-the-lead [f34eb329]
    switched who=0
2659 0 pass [40f822b7]
2660 1 pass [56b7e0f6]
2661 2 pass [8e67bc5e]
2662 0 reveal [172772f5]
    turned-up-staging who=0 card=take-the-lead
2663 0 exit [09bf9241]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2664 0 pass [feb1cc5a]
2665 1 reveal [7fbe1461]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2666 1 pass [e6e2691e]
2667 2 reveal [6a774b8b]
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
