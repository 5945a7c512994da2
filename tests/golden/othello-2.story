set-up [165183a1]
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
1 0 improv [9d358989]
    improvised who=0
2 1 let [826be5b0]
3 0 draw:script [1dd81b38]
4 0 bury:I.6 [6089d139]
    drew who=0 pile=script
    buried who=0 pile=script
5 0 pass [28edec92]
6 1 improv [d6cc7b62]
    improvised who=1
7 0 spotlight [6bae3f9d]
    stole-spotlight by=0 who=1
8 1 let [9a8bf518]
    blocked who=1
9 0 place:I.1 [fdf854fd]
10 1 place:I.5 [5d9e362e]
    placed-all
11 0 pass [eb0e1db4]
12 1 pass [6f1518cf]
13 0 reveal [fe651783]
    turned-up who=0 card=I.1
14 0 exit [04243614]
    exiting who=0 card=I.1
15 1 let [9a8b74ce]
    got-intrigue who=0 n=1
16 0 pass [6e78b82d]
17 1 show:exchange [05f4abad]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
18 0 let [bf95762e]
19 1 give:take-the-lead [aa536d35]
    traded who=1 whom=0
20 1 reveal [843001c8]
    turned-up who=1 card=I.5
21 1 play [2895a166]
    played who=1 card=I.5
    scored who=1 card=I.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
22 1 pass [c680fa68]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
23 0 pass [36445bca]
24 1 improv [6e682ff4]
    improvised who=1
25 1 draw:script [12a09fc6]
26 1 bury:I.11 [e0571d0f]
    drew who=1 pile=script
    buried who=1 pile=script
27 1 pass [183cb903]
28 0 place:revive [290217d1]
29 1 place:take-the-lead [8d96abc1]
    placed-all
30 0 pass [f1b243c1]
31 1 show:exchange [21dec1a4]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
32 0 let [0282381d]
33 1 give:I.8 [ddc639bd]
    traded who=1 whom=0
34 1 pass [b910c21a]
35 0 improv [e7031ca8]
    improvised who=0
36 1 spotlight [1b09eb8a]
    stole-spotlight by=1 who=0
37 0 let [d09d1ab6]
    blocked who=0
38 0 show:no-drama [6aca1c85]
    no-drama who=0
    drew who=0 pile=staging
39 0 reveal [94713710]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
40 0 pass [7cc3e291]
41 1 coin:iago [970846ed]
42 1 wound:othello [9a3c2a82]
    used-iago who=1 character=othello
    wounded who=1 character=othello n=1 total=6
43 1 reveal [c61af1c2]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
44 1 pass [c71f40bc]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=3
45 0 improv [138bffe7]
    improvised who=0
46 0 draw:script [d501eff0]
47 0 bury:I.7 [f5f4dedd]
    drew who=0 pile=script
    buried who=0 pile=script
48 0 pass [0d2af769]
49 1 improv [74b79def]
    improvised who=1
50 1 draw:staging [ad1ba172]
51 1 bury:miscue [e5ef0e39]
    drew who=1 pile=staging
    buried who=1 pile=staging
52 1 pass [a90845e0]
53 0 place:I.2 [b53b2cb8]
54 1 place:villainy [78acbceb]
    placed-all
55 0 pass [724d559f]
56 1 pass [ef020f8a]
57 0 reveal [9b470c1a]
    turned-up who=0 card=I.2
    exiting who=0 card=I.2
58 1 let [1aca8c9c]
    got-intrigue who=0 n=1
59 0 pass [a6012548]
60 1 reveal [2422f85e]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
61 1 pass [0f490c9b]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=4
62 0 pass [1a523b37]
63 1 pass [24010d2a]
64 0 place:miscue [fca9b4f9]
65 1 place:I.10 [8aba0090]
    placed-all
66 0 improv [7ba4a613]
    improvised who=0
67 0 switch:I.6 [e397deb2]
    switched who=0
68 0 pass [d1791e17]
69 1 improv [c92bdbd4]
    improvised who=1
70 1 switch:I.11 [32fb777c]
    switched who=1
71 1 pass [286453da]
72 0 reveal [dd59d37c]
    turned-up who=0 card=I.6
73 0 exit [df4c4e8e]
    exiting who=0 card=I.6
74 1 let [ab7522d4]
    got-intrigue who=0 n=1
75 0 pass [c9048740]
76 1 reveal [b4a3198e]
    turned-up who=1 card=I.11
77 1 play [ac541af4]
    played who=1 card=I.11
    scored who=1 card=I.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
78 1 pass [2d481ac7]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=5
79 0 pass [a6c8eae5]
80 1 improv [9c6c734b]
    improvised who=1
81 1 draw:staging [8eed6ad0]
82 1 bury:revive [f20c38ef]
    drew who=1 pile=staging
    buried who=1 pile=staging
83 1 pass [3ddedcee]
84 0 place:I.12 [971069ff]
85 1 place:I.9 [ca7e4039]
    placed-all
86 0 show:exchange [f30be8e9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
87 1 let [96e7de4b]
88 0 give:I.8 [74c146d2]
    traded who=0 whom=1
89 0 pass [fc091ef7]
90 1 pass [b8b6dcc1]
91 0 reveal [cdff382f]
    turned-up who=0 card=I.12
92 0 play-in-vain [51a41b83]
    played who=0 card=I.12
    failed who=0 card=I.12
93 0 improv [40d73ddc]
    improvised who=0
94 0 draw:staging [7a91f40f]
95 0 bury:take-the-lead [b4a35c66]
    drew who=0 pile=staging
    buried who=0 pile=staging
96 0 pass [35fa9556]
97 1 reveal [ec18e208]
    turned-up who=1 card=I.9
    played who=1 card=I.9
    failed who=1 card=I.9
98 1 coin:iago [c77608a0]
99 1 wound:othello [0a698a17]
    used-iago who=1 character=othello
    wounded who=1 character=othello n=2 total=6
100 1 pass [06b1c22f]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
101 0 show:exchange [82790ee9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
102 1 let [4c992c41]
103 0 give:miscue [897195e1]
    traded who=0 whom=1
104 0 show:exchange [8675c2ad]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
105 1 let [d4e7b4a9]
106 0 give:villainy [21152139]
    traded who=0 whom=1
107 0 pass [53ada5ae]
108 1 pass [ce33b4d8]
109 0 place:seize [152e0dfd]
110 1 place:miscue [34b504d9]
    placed-all
111 0 improv [70be63be]
    improvised who=0
112 0 switch:I.10 [7ae4194d]
    switched who=0
113 0 pass [8a239bfe]
114 1 improv [fc3a257d]
    improvised who=1
115 1 switch:no-drama [a8f74312]
    switched who=1
116 1 pass [13113333]
117 0 reveal [97ddce40]
    turned-up who=0 card=I.10
118 0 play [c532c103]
    played who=0 card=I.10
119 1 let [25c16473]
    scored who=0 card=I.10 n=1
    got-intrigue who=0 n=2
120 0 show:no-drama [aaed397a]
    no-drama who=0
    drew who=0 pile=staging
121 0 pass [48d4795b]
122 1 reveal [2242e016]
    turned-up-staging who=1 card=no-drama
123 1 play [eb6b022e]
    played who=1 card=no-drama
    no-drama who=1
124 1 pass [95517777]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    scene-began scene=7
125 0 pass [8b71ca55]
126 1 pass [ab0b049a]
127 0 place:villainy [064cf2b3]
128 1 place:I.8 [94fb3cfd]
    placed-all
129 0 improv [8da1c4df]
    improvised who=0
130 0 switch:I.4 [ec7f0491]
    switched who=0
131 0 pass [f8502dec]
132 1 pass [c2afc629]
133 0 reveal [21a851dc]
    turned-up who=0 card=I.4
134 0 exit [8a207b7a]
    exiting who=0 card=I.4
    got-intrigue who=0 n=1
135 0 pass [5563f52e]
136 1 reveal [73f679f0]
    turned-up who=1 card=I.8
    exiting who=1 card=I.8
    got-intrigue who=1 n=1
137 1 pass [43f9e033]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
138 0 improv [339d5bc4]
    improvised who=0
139 0 draw:staging [a2760e09]
140 0 bury:take-the-lead [7e120414]
    drew who=0 pile=staging
    buried who=0 pile=staging
141 0 pass [fa7b5626]
142 1 pass [180180df]
143 0 place:miscue [3ccdeb7c]
144 1 place:I.7 [ff514666]
    placed-all
145 0 pass [1808664f]
146 1 improv [8533a7c1]
    improvised who=1
147 1 switch:miscue [85acd99e]
    switched who=1
148 1 pass [700a027c]
149 0 reveal [1f38acd6]
    turned-up-staging who=0 card=miscue
150 0 exit [34f5c320]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
151 0 pass [b366f09a]
152 1 reveal [7a7cbd6f]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
153 1 pass [9ff18320]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=9
154 0 pass [40fe3728]
155 1 improv [af4d2e9e]
    improvised who=1
156 1 draw:staging [4602417f]
157 1 bury:I.7 [b3c952d8]
    drew who=1 pile=staging
    buried who=1 pile=script
158 1 pass [92b0fed2]
159 0 place:villainy [3d74e5ba]
160 1 place:I.12 [d00620c8]
    placed-all
161 0 pass [e24afab1]
162 1 pass [f37969d6]
163 0 improv [e48bcd8d]
    improvised who=0
164 0 draw:staging [b2c27623]
165 0 bury-placed [a3fbc46a]
    drew who=0 pile=staging
    buried who=0 pile=staging
166 0 reveal [7f5a2d06]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
167 0 pass [6c57b37f]
168 1 reveal [ef235e35]
    turned-up who=1 card=I.12
    played who=1 card=I.12
    failed who=1 card=I.12
169 1 pass [71c69649]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=10
170 0 improv [ef1c86df]
    improvised who=0
171 0 draw:script [29d14287]
172 0 bury:I.1 [ec06a4c9]
    drew who=0 pile=script
    buried who=0 pile=script
173 0 pass [b43a14d2]
174 1 pass [aa29a214]
175 0 place:I.6 [5fcce425]
176 1 place:miscue [6eab63e5]
    placed-all
177 0 pass [eaa99f43]
178 1 pass [0f2e9fac]
179 0 reveal [8a616b77]
    turned-up who=0 card=I.6
180 0 play [ff0c5ff6]
    played who=0 card=I.6
    scored who=0 card=I.6 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
181 0 coin:cassio [ede3ac03]
    used-coin who=0 coin=cassio
182 0 draw:staging [f75b6e1a]
183 0 bury:seize [be305c68]
    drew who=0 pile=staging
    buried who=0 pile=staging
184 0 pass [226c1900]
185 1 reveal [e483630b]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
186 1 improv [23db6fb1]
    improvised who=1
187 1 draw:script [ec0e7fd7]
188 1 bury:I.3 [80f75347]
    drew who=1 pile=script
    buried who=1 pile=script
189 1 pass [b8f44683]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=11
190 0 pass [149cba19]
191 1 pass [f4b57699]
192 0 place:seize [89ddada1]
193 1 place:I.2 [69bcd433]
    placed-all
194 0 improv [0e45c31c]
    improvised who=0
195 0 switch:I.9 [6f22242e]
    switched who=0
196 0 pass [ed718a37]
197 1 pass [e6ccbca4]
198 0 reveal [208628f5]
    turned-up who=0 card=I.9
    played who=0 card=I.9
    scored who=0 card=I.9 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
199 0 coin:desdemona [43930f30]
    no-drama-coin who=0
200 0 pass [42109106]
201 1 reveal [2fb25348]
    turned-up who=1 card=I.2
202 1 exit [e372b1c0]
    exiting who=1 card=I.2
    got-intrigue who=1 n=1
203 1 pass [6f01ef5f]
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    drew who=0 pile=staging
    scene-began scene=12
204 0 pass [f1aeaca3]
205 1 improv [aef3a719]
    improvised who=1
206 1 draw:staging [3387b8c4]
207 1 bury:seize [9895bc07]
    drew who=1 pile=staging
    buried who=1 pile=staging
208 1 show:exchange [15ac7c6c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
209 0 let [a96d3149]
210 1 give:take-the-lead [1f830713]
    traded who=1 whom=0
211 1 show:exchange [639b63fe]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
212 0 let [838b17c4]
213 1 give:I.7 [d7140bc9]
    traded who=1 whom=0
214 1 pass [0bedd081]
215 0 place:villainy [7356028a]
216 1 place:villainy [bc6fb972]
    placed-all
217 0 show:no-drama [a41e6ef3]
    no-drama who=0
    drew who=0 pile=staging
218 0 pass [9aa403cd]
219 1 pass [5988f22d]
220 0 reveal [30c41052]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
221 0 improv [854303a2]
    improvised who=0
222 0 draw:staging [df19496c]
223 0 bury:take-the-lead [79817ae3]
    drew who=0 pile=staging
    buried who=0 pile=staging
224 0 pass [9d7f694d]
225 1 reveal [27925e00]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
226 1 pass [28859c8b]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=13
227 0 pass [2236adbe]
228 1 pass [89b34f0a]
229 0 place:I.7 [defe9c4d]
230 1 place:take-the-lead [6b74e411]
    placed-all
231 0 pass [9c4792aa]
232 1 improv [e46b7649]
    improvised who=1
233 1 switch:miscue [48ed8c24]
    switched who=1
234 1 pass [f45b5728]
235 0 reveal [c041dc49]
    turned-up who=0 card=I.7
236 0 exit [8af8fa81]
    exiting who=0 card=I.7
    got-intrigue who=0 n=1
237 0 pass [34319474]
238 1 reveal [b79b5c49]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
239 1 pass [c1d9412f]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=14
240 0 improv [3dca555d]
    improvised who=0
241 0 draw:staging [75381003]
242 0 bury:no-drama [cfe84b87]
    drew who=0 pile=staging
    buried who=0 pile=staging
243 0 pass [00a97f8f]
244 1 improv [6e0787db]
    improvised who=1
245 1 draw:staging [846ec066]
246 1 bury:take-the-lead [035efe52]
    drew who=1 pile=staging
    buried who=1 pile=staging
247 1 show:exchange [e1c47304]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
248 1 give:revive [8017046f]
    traded who=1 whom=0
249 1 pass [af8cb498]
250 0 place:take-the-lead [de622a7e]
251 1 place:seize [79b330fd]
    placed-all
252 0 pass [9520ceca]
253 1 pass [5f8093dd]
254 0 reveal [f52fbc9e]
    turned-up-staging who=0 card=take-the-lead
255 0 exit [f438e643]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
256 0 show:no-drama [6d456388]
    no-drama who=0
    drew who=0 pile=staging
257 0 pass [8e089b28]
258 1 reveal [cace1af6]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
259 1 pass [e2cb7a7e]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=15
260 0 pass [fd740e0b]
261 1 pass [f4dcdbea]
262 0 place:seize [c3840672]
263 1 place:I.2 [01e91356]
    placed-all
264 0 pass [15c7afdc]
265 1 pass [6b1583ba]
266 0 reveal [07acbf6b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
267 0 pass [3be817e9]
268 1 reveal [ba8761ec]
    turned-up who=1 card=I.2
269 1 exit [dc2ff875]
    exiting who=1 card=I.2
    got-intrigue who=1 n=1
270 1 improv [2814db09]
    improvised who=1
271 1 draw:script [843617f9]
272 1 bury:I.8 [9f1b072b]
    drew who=1 pile=script
    buried who=1 pile=script
273 1 pass [415bf07f]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=2
    scene-began scene=16
274 0 improv [20514984]
    improvised who=0
275 0 draw:staging [b7f18143]
276 0 bury:revive [6ff7bd50]
    drew who=0 pile=staging
    buried who=0 pile=staging
277 0 pass [2793a06e]
278 1 pass [4ddcfcc6]
279 0 place:seize [ea8e70ba]
280 1 place:I.1 [9d9aeb6b]
    placed-all
281 0 pass [f8d0cba4]
282 1 improv [0f9901ca]
    improvised who=1
283 1 switch:I.3 [47cd1ab0]
    switched who=1
284 1 pass [e12ed2cc]
285 0 reveal [ee3236e8]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
286 0 pass [b5a5728b]
287 1 reveal [a4f4c475]
    turned-up who=1 card=I.3
288 1 play [c6cc61fc]
    played who=1 card=I.3
    scored who=1 card=I.3 n=1
    got-intrigue who=1 n=2
289 1 pass [42a865ce]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=17
290 0 pass [9ce42429]
291 1 show:exchange [736e4a20]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
292 0 let [93b36403]
293 1 give:I.12 [29c2161e]
    traded who=1 whom=0
294 1 improv [8007d685]
    improvised who=1
295 1 draw:staging [773b4b98]
296 1 bury:miscue [235811bd]
    drew who=1 pile=staging
    buried who=1 pile=staging
297 1 pass [66f16cb9]
298 0 place:I.8 [c951a7d0]
299 1 place:I.1 [d6fb4aa6]
    placed-all
300 0 improv [0eff22b0]
    improvised who=0
301 0 switch:villainy [55ab5732]
    switched who=0
302 0 show:exchange [1f2cd8df]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
303 1 let [027a067a]
304 0 give:take-the-lead [6ec53f45]
    traded who=0 whom=1
305 0 pass [23d48744]
306 1 pass [662e7e15]
307 0 reveal [03c7c651]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
308 1 let [c07437c7]
    got-intrigue who=0 n=1
309 0 pass [5e44543c]
310 1 reveal [581a52ad]
    turned-up who=1 card=I.1
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
311 1 pass [70a032fb]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=18
312 0 improv [53d057aa]
    improvised who=0
313 0 draw:script [ba51fcbd]
314 0 bury:I.4 [8fe62ea7]
    drew who=0 pile=script
    buried who=0 pile=script
315 0 pass [a061cb73]
316 1 show:no-drama [0686ab76]
    no-drama who=1
    drew who=1 pile=staging
317 1 pass [ec108756]
318 0 place:I.8 [5889b4f8]
319 1 place:miscue [fedf6c70]
    placed-all
320 0 pass [c8f79545]
321 1 improv [610e56ff]
    improvised who=1
322 1 switch:take-the-lead [b18665a6]
    switched who=1
323 1 pass [a3473493]
324 0 reveal [5306217c]
    turned-up who=0 card=I.8
325 0 play [a3ab962b]
    played who=0 card=I.8
    scored who=0 card=I.8 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
326 0 pass [564c10bb]
327 1 reveal [616bd65f]
    turned-up-staging who=1 card=take-the-lead
328 1 play [4a681932]
    giving who=1 card=take-the-lead whom=0
329 0 let [ef36132a]
    gave-lead who=1 whom=0
330 1 pass [867fd2e3]
    drew who=0 pile=staging
    drew who=1 pile=script
    script-empty
    scene-began scene=19
331 1 pass [69e3ee31]
332 0 coin:othello [889fbc56]
    giving-by-coin who=0 coin=othello whom=1
    gave-lead who=0 whom=1
333 0 improv [3f72572e]
    improvised who=0
334 0 bury:I.7 [b75129f6]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=17
    staging-empty n=1
335 0 pass [f0ca7349]
336 0 place:revive [738a0e9f]
337 1 place:I.2 [ca86df6c]
    placed-all
338 0 pass [1e3bae1c]
339 1 pass [c09e92bb]
340 0 reveal [81da0c0f]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
341 0 pass [6be835e9]
342 1 reveal [00186b9b]
    turned-up who=1 card=I.2
343 1 play [d83f1c72]
    played who=1 card=I.2
    scored who=1 card=I.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
344 1 improv [65a87fde]
    improvised who=1
345 1 draw:script [aa538327]
346 1 bury:I.4 [310f1a0e]
    drew who=1 pile=script
    buried who=1 pile=script
347 1 pass [b6401b70]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=20
348 0 improv [cdbea254]
    improvised who=0
349 0 bury:revive [d9018252]
    drew who=0 pile=staging
    buried who=0 pile=staging
350 0 pass [d4a31749]
351 1 pass [2d970e2d]
352 0 place:miscue [6cc39bb6]
353 1 place:I.7 [ddec3cb0]
    placed-all
354 0 pass [3a6be710]
355 1 pass [76aa002e]
356 0 reveal [dae7a1f8]
    turned-up-staging who=0 card=miscue
357 0 play [4a6192de]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
358 1 switch:exchange [fed39ec3]
    switched who=1
359 0 place:take-the-lead [941c9792]
    turned-up-staging who=0 card=take-the-lead
360 0 exit [a1d41800]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
361 0 pass [37399658]
362 1 reveal [13539271]
    turned-up-staging who=1 card=exchange
363 1 play [921fe287]
    aimed who=1 card=exchange whom=0
364 0 let [ab29e7c8]
365 1 give:take-the-lead [75496214]
    traded who=1 whom=0
366 1 pass [0782d4a7]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=21
367 0 pass [c11554a7]
368 1 show:exchange [80054685]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
369 0 let [5cd47e58]
370 1 give:seize [e37d4074]
    traded who=1 whom=0
371 1 pass [9e092c7b]
372 0 place:I.12 [1f3c40e3]
373 1 place:I.4 [92f671b7]
    placed-all
374 0 improv [1b5fe7ee]
    improvised who=0
375 0 switch:revive [b59e5f65]
    switched who=0
376 0 pass [5f004fbe]
377 1 show:exchange [9bddb9f1]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
378 1 give:villainy [9da16b38]
    traded who=1 whom=0
379 1 pass [90cfef17]
380 0 reveal [a2b1bacf]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
381 0 pass [b13b09e1]
382 1 coin:iago [f73f2e47]
383 1 wound:roderigo [3b1bf927]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=1 total=4
384 1 reveal [6b2fb914]
    turned-up who=1 card=I.4
    exiting who=1 card=I.4
    got-intrigue who=1 n=1
385 1 pass [2ee58d47]
    drew who=1 pile=staging
    reshuffled pile=script n=1
    drew who=0 pile=script
    scene-began scene=22
386 0 pass [786ad9d4]
387 1 improv [c037d14f]
    improvised who=1
388 1 bury:seize [957000e2]
    drew who=1 pile=staging
    buried who=1 pile=staging
389 1 pass [000234e6]
390 0 place:seize [9b03b56f]
391 1 place:I.7 [9ab2de73]
    placed-all
392 0 pass [e0ac844b]
393 1 pass [c8baf765]
394 0 improv [f907e8cd]
    improvised who=0
395 0 bury:take-the-lead [b3a260dd]
    drew who=0 pile=staging
    buried who=0 pile=staging
396 0 reveal [b0953844]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
397 0 show:exchange [920827f3]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
398 0 give:I.4 [43ca3c73]
    traded who=0 whom=1
399 0 show:no-drama [dad9c7d8]
    no-drama who=0
    drew who=0 pile=staging
400 0 pass [9f169c0a]
401 1 reveal [4830b0eb]
    turned-up who=1 card=I.7
    exiting who=1 card=I.7
    got-intrigue who=1 n=1
402 1 show:no-drama [9f8dc0da]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=1
403 1 pass [e978de5b]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=23
404 0 pass [1fadd91a]
405 1 pass [ee3a409d]
406 0 place:I.1 [38e3553a]
407 1 place:no-drama [cc58a2e5]
    placed-all
408 0 pass [7fffd0e5]
409 1 pass [3472995d]
410 0 reveal [38a18ba1]
    turned-up who=0 card=I.1
411 0 play [998be407]
    played who=0 card=I.1
    scored who=0 card=I.1 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
412 0 pass [6e96e994]
413 1 reveal [00911cd1]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
414 1 pass [8876f4c9]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
415 0 coin:roderigo [3c5b2a4c]
    used-coin-at who=0 coin=roderigo whom=1
416 1 let [e0f444fd]
417 0 give:I.12 [833b596f]
    traded who=0 whom=1
418 0 improv [2452df96]
    improvised who=0
419 0 bury:I.7 [a2deb6bf]
    drew who=0 pile=staging
    buried who=0 pile=script
420 0 pass [c613627e]
421 1 pass [b013be77]
422 0 place:miscue [6faad85a]
423 1 place:seize [ec3c61cb]
    placed-all
424 0 pass [f6098898]
425 1 pass [092b7e03]
426 0 show:exchange [7f9c12e7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
427 1 seize [9e1dae6a]
    seized by=1 who=0 card=exchange
    got-spotlight who=1 n=1
428 0 reveal [fe37fcfe]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
429 0 pass [e57c800d]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=25
430 0 pass [41aeac48]
431 1 pass [4da1c3ac]
432 0 place:take-the-lead [078d922a]
433 1 place:miscue [023bd231]
    placed-all
434 0 pass [91157ebb]
435 1 pass [2d36da98]
436 0 improv [d141fb24]
    improvised who=0
437 1 let [a905c270]
438 0 bury:revive [293ff19a]
    drew who=0 pile=staging
    buried who=0 pile=staging
439 0 reveal [87118ed3]
    turned-up-staging who=0 card=take-the-lead
440 0 play [24baf87f]
    aimed who=0 card=take-the-lead whom=1
441 1 spotlight [79131f54]
    stole-spotlight by=1 who=0
    blocked who=0
442 1 reveal [3075eaaf]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
443 1 pass [39a21dd6]
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=2
    drew who=0 pile=staging
    scene-began scene=26
    final-scene
444 0 show:exchange [d892bb00]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
445 1 let [f664468d]
446 0 give:take-the-lead [0a21be4e]
    traded who=0 whom=1
447 0 pass [ade2a725]
448 1 improv [4511ece9]
    improvised who=1
449 1 bury:I.4 [a44d4203]
    drew who=1 pile=staging
    buried who=1 pile=script
450 1 pass [51e19001]
451 0 place:villainy [c29b04d6]
452 1 place:revive [40f68f9d]
    placed-all
453 0 pass [734f8550]
454 1 pass [8ae0f221]
455 0 reveal [933a745a]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
456 0 show:no-drama [5d0c5793]
    no-drama who=0
    drew who=0 pile=staging
457 0 pass [265ff9b4]
458 1 reveal [3a6cfc7c]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
459 1 show:no-drama [7c386fd0]
    no-drama who=1
    drew who=1 pile=staging
460 1 pass [f8bcfba0]
    act-ran-out act=I
    tallied who=0 n=6
    tallied who=1 n=4
    lead-cast who=1
461 1 discard:miscue [03e7ceab]
    discarded who=1 card=miscue
462 1 discard:villainy [94b55751]
    discarded who=1 card=villainy
463 1 discard:take-the-lead [9e1e82e6]
    discarded who=1 card=take-the-lead
464 0 discard:revive [a211590e]
    discarded who=0 card=revive
    dealt who=1 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=II who=1
    scene-began scene=1
465 0 pass [3032b314]
466 1 pass [944cf8e2]
467 0 place:villainy [976d57af]
468 1 place:seize [fd14ad7d]
    placed-all
469 0 pass [6678bc27]
470 1 pass [299ca0de]
471 0 reveal [0b2a932e]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
472 0 pass [fb4d3b95]
473 1 reveal [f4393b9e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
474 1 improv [73ade441]
    improvised who=1
475 1 draw:staging [372f1ce5]
476 1 bury:II.11 [96827e28]
    drew who=1 pile=staging
    buried who=1 pile=script
477 1 show:exchange [82978d43]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
478 0 let [6bcdfb95]
479 1 give:seize [7df66a9a]
    traded who=1 whom=0
480 1 pass [6aafa903]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=2
481 0 improv [fd05baaf]
    improvised who=0
482 0 draw:staging [e15e7b94]
483 0 bury:II.6 [042fc113]
    drew who=0 pile=staging
    buried who=0 pile=script
484 0 pass [277a31b1]
485 1 pass [fec31abd]
486 0 place:seize [37d85645]
487 1 place:II.3 [a1bd74d2]
    placed-all
488 0 pass [3448bed9]
489 1 pass [914307a6]
490 0 reveal [d5631c0b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
491 0 pass [f7ff75b9]
492 1 reveal [671307bf]
    turned-up who=1 card=II.3
493 1 exit [368832f5]
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
494 1 pass [38d0f201]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=3
495 0 pass [8372ad61]
496 1 show:exchange [9acfe716]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
497 0 let [59c2d17f]
498 1 give:II.4 [38b1cae8]
    traded who=1 whom=0
499 1 pass [bc25cb61]
500 0 place:II.7 [50997fc7]
501 1 place:II.12 [a4b42f4a]
    placed-all
502 0 improv [75ca4f3a]
    improvised who=0
503 0 switch:take-the-lead [9a48204c]
    switched who=0
504 0 pass [e751148a]
505 1 improv [f500d3be]
    improvised who=1
506 1 switch:II.10 [4e977a91]
    switched who=1
507 1 pass [385cee42]
508 0 reveal [9f3b1db8]
    turned-up-staging who=0 card=take-the-lead
509 0 play [765e6490]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
510 0 pass [0bb89cc7]
511 1 reveal [c3108d56]
    turned-up who=1 card=II.10
    played who=1 card=II.10
    scored who=1 card=II.10 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
512 1 coin:othello [2053caab]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
513 1 pass [4fef8e80]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=4
514 0 pass [c21fbcff]
515 1 show:exchange [55d61564]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
516 1 give:II.12 [e6ef7147]
    traded who=1 whom=0
517 1 pass [118a3608]
518 0 place:take-the-lead [bc95d449]
519 1 place:seize [b1e56fb5]
    placed-all
520 0 pass [9cbd312a]
521 1 improv [9b2bd78e]
    improvised who=1
522 1 switch:take-the-lead [5e9fedd0]
    switched who=1
523 1 pass [8c873185]
524 0 reveal [56343145]
    turned-up-staging who=0 card=take-the-lead
525 0 exit [bf6dd725]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
526 0 pass [3bcd284b]
527 1 reveal [f8634cf6]
    turned-up-staging who=1 card=take-the-lead
528 1 exit [4546ab7c]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
529 1 pass [bb9a0b22]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=5
530 0 pass [2b7c6e75]
531 1 pass [bae16e08]
532 0 place:II.12 [5e716246]
533 1 place:II.11 [513b0ad5]
    placed-all
534 0 improv [9ddfa0ae]
    improvised who=0
535 0 switch:II.4 [fa44a080]
    switched who=0
536 0 pass [c2a197eb]
537 1 pass [41164f31]
538 0 reveal [a2e71fb8]
    turned-up who=0 card=II.4
539 0 exit [4035b2bc]
    exiting who=0 card=II.4
540 1 let [01714f82]
    got-intrigue who=0 n=1
541 0 pass [9fc5c373]
542 1 improv [000bfb76]
    improvised who=1
543 1 draw:script [0dcd004e]
544 1 bury-placed [12eb8e93]
    drew who=1 pile=script
    buried who=1 pile=script
545 1 reveal [89dafd3d]
    turned-up who=1 card=II.3
546 1 exit [1850ae72]
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
547 1 pass [65ce1761]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
548 0 pass [7c0899ab]
549 1 improv [c5e66421]
    improvised who=1
550 1 draw:script [d8aba4ba]
551 1 bury:II.8 [58e0176c]
    drew who=1 pile=script
    buried who=1 pile=script
552 1 pass [53e5b2e9]
553 0 place:II.7 [719fe39d]
554 1 place:II.9 [4159e0ce]
    placed-all
555 0 pass [5cd05edd]
556 1 pass [0b02e8a6]
557 0 reveal [a360622e]
    turned-up who=0 card=II.7
558 0 improv [40f08274]
    improvised who=0
559 0 draw:script [04b1cfeb]
560 0 bury:II.6 [7619e71c]
    drew who=0 pile=script
    buried who=0 pile=script
561 0 exit [d27d298a]
    exiting who=0 card=II.7
    got-intrigue who=0 n=1
562 0 pass [eabd513f]
563 1 reveal [ae3cc941]
    turned-up who=1 card=II.9
564 1 play [e6ffc869]
    played who=1 card=II.9
    scored who=1 card=II.9 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
565 1 pass [6af6debd]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=7
566 0 improv [d41632b9]
    improvised who=0
567 0 draw:staging [9b34e909]
568 0 bury:II.2 [ba5343f9]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=18
569 0 show:exchange [b4e18d6b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
570 1 let [a830be73]
571 0 give:no-drama [9379b716]
    traded who=0 whom=1
572 0 pass [36f198e8]
573 1 improv [85a5c8c1]
    improvised who=1
574 1 draw:staging [7d1d2111]
575 1 bury:II.5 [f709909c]
    drew who=1 pile=staging
    buried who=1 pile=script
576 1 pass [4c27e4a4]
577 0 place:miscue [aa9cd723]
578 1 place:II.11 [88e697ca]
    placed-all
579 0 pass [ce0e82e2]
580 1 show:exchange [34feac82]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
581 1 give:seize [14af36d3]
    traded who=1 whom=0
582 1 pass [5382bce9]
583 0 reveal [b851f231]
    turned-up-staging who=0 card=miscue
584 0 play [36cb5bb0]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
585 1 switch:seize [3ae95f2a]
    switched who=1
586 0 place:seize [4bec79d5]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
587 0 pass [6bf1a8c6]
588 1 coin:iago [83107b31]
589 1 wound:iago [be25e8a3]
    used-iago who=1 character=iago
    wounded who=1 character=iago n=1 total=6
590 1 reveal [f4ceab03]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
591 1 show:no-drama [82a37a34]
    no-drama who=1
    drew who=1 pile=staging
592 1 pass [18b974e4]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=8
593 0 pass [58c74e76]
594 1 show:exchange [ca66cd64]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
595 0 let [6f704941]
596 1 give:revive [3ce71d93]
    traded who=1 whom=0
597 1 pass [39631b2b]
598 0 place:II.8 [a7567732]
599 1 place:II.6 [3901ecaa]
    placed-all
600 0 improv [528f327b]
    improvised who=0
601 0 switch:take-the-lead [1ff491d2]
    switched who=0
602 0 pass [e15682d2]
603 1 pass [49919735]
604 0 reveal [1b306b59]
    turned-up-staging who=0 card=take-the-lead
605 0 play [ba6d84d5]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
606 0 pass [d2eb5585]
607 1 reveal [d2d11240]
    turned-up who=1 card=II.6
608 1 exit [7143211c]
    exiting who=1 card=II.6
    got-intrigue who=1 n=1
609 1 improv [e4d16f8b]
    improvised who=1
610 1 draw:script [b29442c8]
611 1 bury:II.11 [3d8a96fb]
    drew who=1 pile=script
    buried who=1 pile=script
612 1 pass [ccaff5e5]
    drew who=0 pile=script
    reshuffled pile=script n=4
    drew who=1 pile=staging
    scene-began scene=9
613 1 pass [d582c4cf]
614 0 pass [168583b5]
615 0 place:II.12 [a04aaafb]
616 1 place:miscue [8fa824d3]
    placed-all
617 1 pass [0394da93]
618 0 pass [0e7b3315]
619 1 reveal [ae59d679]
    turned-up-staging who=1 card=miscue
620 1 exit [09ccf7bc]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
621 1 improv [26b5383a]
    improvised who=1
622 1 draw:staging [e462f9f7]
623 1 bury:II.2 [b555a777]
    drew who=1 pile=staging
    buried who=1 pile=script
624 1 pass [d7373dbd]
625 0 reveal [80db5f81]
    turned-up who=0 card=II.12
    played who=0 card=II.12
    scored who=0 card=II.12 n=3
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
    act-ended act=II
    tallied who=0 n=9
    tallied who=1 n=8
    lead-cast who=1
626 1 discard:exchange [3d4f770b]
    discarded who=1 card=exchange
627 1 discard:villainy [585b80b7]
    discarded who=1 card=villainy
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=III who=1
    scene-began scene=1
628 0 improv [c6662309]
    improvised who=0
629 0 draw:staging [74666c02]
630 0 bury:take-the-lead [75943e3a]
    drew who=0 pile=staging
    buried who=0 pile=staging
631 0 pass [780c2e71]
632 1 pass [aa62ad3c]
633 0 place:III.4 [e1df4122]
634 1 place:III.6 [773ea9ca]
    placed-all
635 0 pass [5bc7407b]
636 1 pass [f1ad6890]
637 0 reveal [a7cfaeea]
    turned-up who=0 card=III.4
638 0 exit [b9c09e3b]
    exiting who=0 card=III.4
    got-intrigue who=0 n=1
639 0 coin:iago [35cc624f]
640 0 wound:bianca [d6822780]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
641 0 pass [9693463d]
642 1 reveal [6ce5484e]
    turned-up who=1 card=III.6
    exiting who=1 card=III.6
    got-intrigue who=1 n=1
643 1 pass [50021d2e]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
644 0 pass [a7546fb7]
645 1 improv [a2821da2]
    improvised who=1
646 1 draw:staging [d8261239]
647 1 bury:III.10 [fb528db9]
    drew who=1 pile=staging
    buried who=1 pile=script
648 1 pass [148da582]
649 0 place:III.12 [f71f03a1]
650 1 place:III.2 [ef5d79f0]
    placed-all
651 0 improv [009a9fdf]
    improvised who=0
652 0 switch:III.7 [f9819975]
    switched who=0
653 0 pass [462e6f14]
654 1 pass [a2fd5fe5]
655 0 reveal [70c6b5ef]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    failed who=0 card=III.7
656 0 pass [9ac2f9a4]
657 1 reveal [283e123d]
    turned-up who=1 card=III.2
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
658 1 show:no-drama [36f5bc1d]
    no-drama who=1
    drew who=1 pile=staging
659 1 pass [a29b71da]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
660 0 pass [87b974c5]
661 1 pass [0eefa84d]
662 0 place:revive [96cd9562]
663 1 place:seize [4c4936b3]
    placed-all
664 0 pass [9497a81f]
665 1 pass [f400f741]
666 0 reveal [36215872]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
667 0 pass [0ccc548d]
668 1 reveal [2a62bf09]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
669 1 pass [8d8be0a8]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=4
670 0 show:no-drama [9b8f0e7b]
    no-drama who=0
    drew who=0 pile=staging
671 0 show:exchange [4e30c0a9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
672 1 let [7649aeee]
673 0 give:III.13 [aa425288]
    traded who=0 whom=1
674 0 pass [030226f1]
675 1 improv [2bf549ea]
    improvised who=1
676 1 draw:staging [5823162a]
677 1 bury:III.14 [9ae3165f]
    drew who=1 pile=staging
    buried who=1 pile=script
678 1 pass [3321666d]
679 0 place:III.15 [6f310dad]
680 1 place:III.11 [8fc8aacc]
    placed-all
681 0 pass [b20ae0de]
682 1 pass [253bd122]
683 0 reveal [3c132ead]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
684 0 pass [163bd3fc]
685 1 reveal [f3c77b7b]
    turned-up who=1 card=III.11
    exiting who=1 card=III.11
    got-intrigue who=1 n=1
686 1 pass [d04fc98e]
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    drew who=0 pile=staging
    scene-began scene=5
687 0 show:exchange [4e3e3a7b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
688 1 let [ad76e730]
689 0 give:miscue [cb83d734]
    traded who=0 whom=1
690 0 pass [06b6a4de]
691 1 pass [b935f428]
692 0 place:III.9 [1a6d6177]
693 1 place:take-the-lead [2b259a11]
    placed-all
694 0 show:exchange [859b089d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
695 1 let [23bf8422]
696 0 give:miscue [fe5a8776]
    traded who=0 whom=1
697 0 pass [37d640b3]
698 1 improv [0f6db040]
    improvised who=1
699 1 switch:villainy [cf5d37c2]
    switched who=1
700 1 pass [0929eb52]
701 0 reveal [5173ba59]
    turned-up who=0 card=III.9
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
702 0 pass [1876b8cb]
703 1 reveal [ed1a3ba2]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
704 1 pass [932d5013]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=6
705 0 improv [45097d67]
    improvised who=0
706 0 draw:staging [92548ed9]
707 0 bury:villainy [5bd9ba7d]
    drew who=0 pile=staging
    buried who=0 pile=staging
708 0 pass [fca46533]
709 1 pass [acfb8bb6]
710 0 place:revive [19d1ce7d]
711 1 place:seize [f7aa16f9]
    placed-all
712 0 pass [1e49caaa]
713 1 improv [62ca2eaf]
    improvised who=1
714 1 switch:take-the-lead [3aeb6ed3]
    switched who=1
715 1 pass [b4c7c400]
716 0 reveal [6f667f63]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
717 0 pass [dc9e86eb]
718 1 reveal [cec86059]
    turned-up-staging who=1 card=take-the-lead
719 1 play [29a606e1]
    giving who=1 card=take-the-lead whom=0
720 0 let [b946a739]
    gave-lead who=1 whom=0
721 1 pass [7b1845b7]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=7
722 1 pass [a3a09218]
723 0 pass [e9916f46]
724 0 place:seize [3ddba11b]
725 1 place:seize [fe587750]
    placed-all
726 1 pass [1b32c349]
727 0 improv [1ec387bf]
    improvised who=0
728 0 switch:III.12 [119564e4]
    switched who=0
729 0 pass [63442fd4]
730 1 reveal [836f593b]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
731 1 improv [5b16c216]
    improvised who=1
732 1 draw:staging [7792bb04]
733 1 bury:seize [c11679d1]
    drew who=1 pile=staging
    buried who=1 pile=staging
734 1 pass [b2dbc837]
735 0 reveal [a4dbf59f]
    turned-up who=0 card=III.12
    exiting who=0 card=III.12
    got-intrigue who=0 n=1
736 0 pass [b3e14803]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=8
737 1 pass [b5b40e00]
738 0 improv [4f081952]
    improvised who=0
739 0 draw:script [7c16dd5a]
740 0 bury:III.13 [96ee7246]
    drew who=0 pile=script
    buried who=0 pile=script
741 0 pass [043afe63]
742 0 place:revive [9931932c]
743 1 place:III.10 [d519d053]
    placed-all
744 1 pass [acd3cd0b]
745 0 pass [cd8affbf]
746 1 reveal [df2c9d65]
    turned-up who=1 card=III.10
747 1 exit [e0c9a4f2]
    exiting who=1 card=III.10
    got-intrigue who=1 n=1
748 1 improv [70a63704]
    improvised who=1
749 1 draw:staging [72ae090d]
750 1 bury:take-the-lead [30a76a6a]
    drew who=1 pile=staging
    buried who=1 pile=staging
751 1 pass [b8c25bc8]
752 0 reveal [5281e3b4]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
753 0 pass [8508352e]
    drew who=0 pile=script
    reshuffled pile=script n=9
    drew who=1 pile=staging
    scene-began scene=9
754 1 pass [37190446]
755 0 pass [3021addd]
756 0 place:take-the-lead [991f180e]
757 1 place:exchange [1a7598b1]
    placed-all
758 1 show:exchange [f1647245]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
759 0 let [bd343b5b]
760 1 give:III.8 [18688f0f]
    traded who=1 whom=0
761 1 pass [3b974149]
762 0 improv [48a0f38d]
    improvised who=0
763 0 switch:III.3 [ff2eae49]
    switched who=0
764 0 pass [0a96739e]
765 1 reveal [bfc05759]
    turned-up-staging who=1 card=exchange
766 1 play [dc0258fd]
    aimed who=1 card=exchange whom=0
767 1 give:take-the-lead [897351a0]
    traded who=1 whom=0
768 1 pass [eda5cd3b]
769 0 reveal [601ac26b]
    turned-up who=0 card=III.3
770 0 play [40c195dc]
    played who=0 card=III.3
    scored who=0 card=III.3 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
771 0 pass [1ef7a2c9]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=10
772 1 pass [997fb4b9]
773 0 show:no-drama [3e39e9e7]
    no-drama who=0
    drew who=0 pile=staging
774 0 pass [2c33aa23]
775 0 place:III.5 [78a54b02]
776 1 place:revive [ca4df942]
    placed-all
777 1 pass [c41417ee]
778 0 pass [f08d75d9]
779 1 reveal [88555cf9]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
780 1 improv [b027b338]
    improvised who=1
781 1 draw:staging [253fc3e7]
782 1 bury:III.1 [e401978c]
    drew who=1 pile=staging
    buried who=1 pile=script
783 1 pass [931a9dea]
784 0 reveal [c138f0b0]
    turned-up who=0 card=III.5
785 0 play [82d45137]
    played who=0 card=III.5
    scored who=0 card=III.5 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
786 0 improv [a055852c]
    improvised who=0
787 0 draw:staging [7cedf0d3]
788 0 bury:III.13 [0136f991]
    drew who=0 pile=staging
    buried who=0 pile=script
789 0 pass [13291438]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=11
790 1 pass [29cf1e9c]
791 0 show:exchange [518f3ec5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
792 0 give:miscue [564e7a6b]
    traded who=0 whom=1
793 0 pass [a56fa150]
794 0 place:no-drama [a7864971]
795 1 place:III.15 [cf475900]
    placed-all
796 1 pass [d25a51e4]
797 0 pass [139cc1ad]
798 1 reveal [18ba0010]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
799 1 pass [2742dc3c]
800 0 reveal [6e5e4afc]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
801 0 improv [80ead7e6]
    improvised who=0
802 0 draw:staging [a0ae935a]
803 0 bury:take-the-lead [8044b90f]
    drew who=0 pile=staging
    buried who=0 pile=staging
804 0 pass [842d06d2]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=12
805 1 pass [face46eb]
806 0 pass [898268ce]
807 0 place:III.6 [552a2703]
808 1 place:miscue [a139f6bc]
    placed-all
809 1 pass [6c8a1e27]
810 0 pass [70d39d80]
811 1 reveal [1ad8be5a]
    turned-up-staging who=1 card=miscue
812 1 exit [56e97679]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
813 1 pass [c853d7ed]
814 0 coin:iago [16846df6]
815 0 wound:othello [7d8f7ccf]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=3 total=6
816 0 reveal [f61f0140]
    turned-up who=0 card=III.6
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
817 0 improv [fb3d09ef]
    improvised who=0
818 0 draw:script [cc4d87f3]
819 0 bury:III.7 [a3ad4575]
    drew who=0 pile=script
    buried who=0 pile=script
820 0 pass [93227dcb]
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    drew who=1 pile=script
    scene-began scene=13
821 1 pass [0b74ca27]
822 0 pass [26f2604e]
823 0 place:III.10 [0d10a555]
824 1 place:take-the-lead [3fd7ecfe]
    placed-all
825 1 improv [98168b8a]
    improvised who=1
826 1 switch:III.4 [2f20b964]
    switched who=1
827 1 pass [dd4016c1]
828 0 pass [4e43da4d]
829 1 reveal [920d997c]
    turned-up who=1 card=III.4
830 1 play [dad8c20e]
    played who=1 card=III.4
    scored who=1 card=III.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
831 1 pass [d53dc70f]
832 0 coin:iago [2c4ef49c]
833 0 wound:emilia [4609e9dc]
    used-iago who=0 character=emilia
    wounded who=0 character=emilia n=1 total=4
834 0 reveal [9c1e6894]
    turned-up who=0 card=III.10
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
835 0 improv [b0b9b2b0]
    improvised who=0
836 0 draw:staging [e56a8587]
837 0 bury:III.14 [9af8ca0e]
    drew who=0 pile=staging
    buried who=0 pile=script
838 0 pass [3e7d7ee4]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=14
839 1 coin:desdemona [94b0eab0]
    no-drama-coin who=1
840 1 improv [44c61766]
    improvised who=1
841 1 draw:staging [593ba5da]
842 1 bury:seize [cd694210]
    drew who=1 pile=staging
    buried who=1 pile=staging
843 1 pass [0da26a8b]
844 0 pass [78a80945]
845 0 place:seize [3d4e3593]
846 1 place:villainy [8de0a28d]
    placed-all
847 1 pass [a5c63144]
848 0 pass [a7ed1aba]
849 1 reveal [8c4e8b89]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
850 1 pass [a7165970]
851 0 reveal [01cebe85]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
852 0 improv [0251fb02]
    improvised who=0
853 0 draw:script [699ff77b]
854 0 bury:III.8 [1c8d7c01]
    drew who=0 pile=script
    buried who=0 pile=script
855 0 pass [57a57687]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=15
856 1 pass [1ef15a97]
857 0 pass [179d0089]
858 0 place:III.9 [09897fc5]
859 1 place:miscue [9c24595c]
    placed-all
860 1 pass [016a7b16]
861 0 pass [f8975148]
862 1 improv [593a87c1]
    improvised who=1
863 1 draw:script [e7907fb2]
864 1 bury:III.2 [8b81f760]
    drew who=1 pile=script
    buried who=1 pile=script
865 1 reveal [cc3fe44b]
    turned-up-staging who=1 card=miscue
866 1 play [f30e915f]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
867 0 switch:no-drama [05f53c9c]
    switched who=0
868 1 place:III.12 [5f343186]
    turned-up who=1 card=III.12
869 1 play [5fd6b28f]
    played who=1 card=III.12
    scored who=1 card=III.12 n=1
    got-coin who=1 coin=othello
    got-handkerchief who=1
870 1 coin:othello [690359ad]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
871 1 pass [075c5f12]
872 0 reveal [8a5bb8d4]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
873 0 pass [765f34f0]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=16
874 0 show:no-drama [f4633941]
    no-drama who=0
    drew who=0 pile=staging
875 0 show:exchange [7aef6915]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
876 0 give:exchange [bd48a6f6]
    traded who=0 whom=1
877 0 pass [26320602]
878 1 pass [aa741628]
879 0 place:villainy [a501d7d8]
880 1 place:miscue [f6d6fd51]
    placed-all
881 0 pass [d9975108]
882 1 pass [801a417a]
883 0 reveal [b796e34f]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
884 0 pass [5d3d75b9]
885 1 reveal [cbc598e6]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
886 1 improv [7ea0765c]
    improvised who=1
887 1 draw:staging [f562596c]
888 1 bury:seize [18b068e0]
    drew who=1 pile=staging
    buried who=1 pile=staging
889 1 pass [eb13dac0]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=17
890 0 improv [4eeea7e3]
    improvised who=0
891 0 draw:staging [c74c82d9]
892 0 bury:villainy [281717c7]
    drew who=0 pile=staging
    buried who=0 pile=staging
893 0 pass [1334f6aa]
894 1 pass [a45c5de4]
895 0 place:III.7 [000290c8]
896 1 place:III.13 [16deca4d]
    placed-all
897 0 show:exchange [1b5ac194]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
898 0 give:revive [e6b00fb8]
    traded who=0 whom=1
899 0 pass [65bd05ea]
900 1 show:exchange [c8158529]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
901 1 give:take-the-lead [50c39826]
    traded who=1 whom=0
902 1 show:exchange [ab47ff20]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
903 1 give:seize [c2351384]
    traded who=1 whom=0
904 1 pass [6e5e31bb]
905 0 reveal [ae3d040b]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    failed who=0 card=III.7
906 0 pass [e9e38049]
907 1 reveal [15b336c1]
    turned-up who=1 card=III.13
    exiting who=1 card=III.13
    got-intrigue who=1 n=1
908 1 pass [2fce79e3]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
909 0 show:exchange [0d5b9776]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
910 1 let [b7ceae7e]
911 0 give:revive [92afb298]
    traded who=0 whom=1
912 0 pass [db49db88]
913 1 pass [46b8ecd8]
914 0 place:III.11 [76b7cdb9]
915 1 place:seize [b71247a9]
    placed-all
916 0 pass [c5d24439]
917 1 pass [af3c6cd0]
918 0 reveal [245b32ab]
    turned-up who=0 card=III.11
919 0 play [578b41cc]
    played who=0 card=III.11
920 1 let [9a71797e]
    scored who=0 card=III.11 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
921 0 improv [4feab745]
    improvised who=0
922 0 draw:staging [10d0d508]
923 0 bury:seize [d9a6c926]
    drew who=0 pile=staging
    buried who=0 pile=staging
924 0 coin:desdemona [b96e94b2]
    no-drama-coin who=0
925 0 pass [4ef1926f]
926 1 reveal [68edd09d]
    turned-up-staging who=1 card=seize
927 1 exit [ba42a7dd]
    exiting who=1 card=seize
    got-intrigue who=1 n=1
928 1 pass [eea8307c]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=19
929 0 pass [15673242]
930 1 show:no-drama [3c65dfba]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=13
931 1 pass [0337db62]
932 0 place:take-the-lead [516640af]
933 1 place:revive [8702d979]
    placed-all
934 0 pass [1780cead]
935 1 improv [baa923e2]
    improvised who=1
936 1 switch:take-the-lead [98d40ea6]
    switched who=1
937 1 pass [25d53d7d]
938 0 reveal [77482306]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
939 0 improv [0c3f2709]
    improvised who=0
940 0 draw:script [7fa4c903]
941 0 bury:III.9 [5a0f5a0a]
    drew who=0 pile=script
    buried who=0 pile=script
942 0 pass [c5635317]
943 1 reveal [375572d1]
    turned-up-staging who=1 card=take-the-lead
944 1 play [5dfdcbe7]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
945 1 pass [fe04752c]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=5
    scene-began scene=20
946 1 pass [5af38ad6]
947 0 pass [87760893]
948 0 place:seize [2019f517]
949 1 place:take-the-lead [5d5f7c18]
    placed-all
950 1 pass [30a98681]
951 0 pass [6e21e27f]
952 1 reveal [7005be9a]
    turned-up-staging who=1 card=take-the-lead
953 1 exit [10b9539a]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
954 1 improv [912a7127]
    improvised who=1
955 1 draw:staging [efc29fd3]
956 1 bury:revive [9d81a0e9]
    drew who=1 pile=staging
    buried who=1 pile=staging
957 1 show:exchange [6b18672b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
958 1 give:miscue [6dd7ff63]
    traded who=1 whom=0
959 1 show:exchange [8e91b496]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
960 1 give:take-the-lead [65f40047]
    traded who=1 whom=0
961 1 pass [a3b283cc]
962 0 reveal [1634f1b0]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
963 0 pass [bbc359e1]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=21
964 1 pass [a24d34d0]
965 0 improv [827c5e57]
    improvised who=0
966 0 draw:staging [1d6fea89]
967 0 bury:take-the-lead [f2ee7766]
    drew who=0 pile=staging
    buried who=0 pile=staging
968 0 show:exchange [45c0a5a5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
969 0 give:villainy [5c8dcd82]
    traded who=0 whom=1
970 0 pass [e42367de]
971 0 place:miscue [dbb08df6]
972 1 place:III.1 [c491b8e6]
    placed-all
973 1 pass [7aec593b]
974 0 pass [e4e3782c]
975 1 reveal [210d1b09]
    turned-up who=1 card=III.1
976 1 exit [bc20b7c7]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
977 1 pass [84714a01]
978 0 reveal [bb4c5a4b]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
979 0 show:no-drama [a6908a04]
    no-drama who=0
    drew who=0 pile=staging
980 0 show:exchange [c2d700e6]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
981 1 let [d5031c48]
982 0 give:take-the-lead [003a5469]
    traded who=0 whom=1
983 0 show:exchange [f5139a31]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
984 1 let [3b3ce609]
985 0 give:III.14 [f88697ce]
    traded who=0 whom=1
986 0 pass [643975f0]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=22
987 1 improv [40a17683]
    improvised who=1
988 1 draw:script [7d0f182d]
989 1 bury:III.14 [964a0653]
    drew who=1 pile=script
    buried who=1 pile=script
990 1 pass [184055ba]
991 0 pass [144e3a68]
992 0 place:III.2 [b1de49a8]
993 1 place:III.9 [0a639795]
    placed-all
994 1 pass [870f3480]
995 0 pass [d99287cf]
996 1 reveal [a660b53d]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
    got-intrigue who=1 n=1
997 1 pass [8a6b4391]
998 0 reveal [397ff45a]
    turned-up who=0 card=III.2
    exiting who=0 card=III.2
    got-intrigue who=0 n=1
999 0 show:no-drama [1b6aa78b]
    no-drama who=0
    drew who=0 pile=staging
1000 0 pass [3a48c70c]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
1001 1 pass [a9479530]
1002 0 pass [2a13f81a]
1003 0 place:III.8 [b255e40d]
1004 1 place:seize [49254dba]
    placed-all
1005 1 pass [2b54c20b]
1006 0 pass [387a3aac]
1007 1 improv [8f43b870]
    improvised who=1
1008 1 draw:script [8bef9601]
1009 1 bury:III.13 [1cfa2677]
    drew who=1 pile=script
    buried who=1 pile=script
1010 1 reveal [bb7c3c1d]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1011 1 pass [906598a1]
1012 0 reveal [60213c6c]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1013 0 pass [92fc0028]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=24
1014 1 improv [a6b1593e]
    improvised who=1
1015 1 draw:staging [beb6a738]
1016 1 bury:seize [d13d90b5]
    drew who=1 pile=staging
    buried who=1 pile=staging
1017 1 pass [799dd55a]
1018 0 pass [3f23dcde]
1019 0 place:seize [661c9b30]
1020 1 place:seize [c42682c1]
    placed-all
1021 1 pass [7402e032]
1022 0 pass [a2119689]
1023 1 reveal [384d74a6]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1024 1 pass [18ef9416]
1025 0 reveal [aeba94c3]
    turned-up-staging who=0 card=seize
1026 0 improv [faa088ce]
    improvised who=0
1027 0 draw:staging [43ac7540]
1028 0 bury:III.15 [45c1d35f]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1029 0 pass [eb980f61]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    scene-began scene=25
1030 1 pass [96c60e9a]
1031 0 pass [5b2535b5]
1032 0 place:miscue [3e2276ef]
1033 1 place:III.6 [06703df1]
    placed-all
1034 1 improv [7551af2a]
    improvised who=1
1035 1 switch:villainy [6417643d]
    switched who=1
1036 1 pass [fa70fc19]
1037 0 improv [13f48bba]
    improvised who=0
1038 0 switch:III.10 [23997714]
    switched who=0
1039 0 pass [5e3e958d]
1040 1 reveal [f2c8e864]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1041 1 pass [fb2de474]
1042 0 reveal [8042ac02]
    turned-up who=0 card=III.10
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
1043 0 pass [f9f41ef0]
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    drew who=1 pile=script
    scene-began scene=26
1044 1 improv [0f3036e9]
    improvised who=1
1045 1 draw:script [0ebcc660]
1046 1 bury:III.15 [75147b1c]
    drew who=1 pile=script
    buried who=1 pile=script
1047 1 pass [5b391b92]
1048 0 improv [a22bbd68]
    improvised who=0
1049 0 draw:script [3970af8f]
1050 0 bury:III.7 [542fae1e]
    drew who=0 pile=script
    buried who=0 pile=script
1051 0 pass [b3e8d0a3]
1052 0 place:miscue [33412551]
1053 1 place:III.1 [576fa371]
    placed-all
1054 1 pass [7eab6fef]
1055 0 pass [e40feef9]
1056 1 reveal [76467011]
    turned-up who=1 card=III.1
1057 1 play [3e0029af]
    played who=1 card=III.1
    scored who=1 card=III.1 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
1058 1 pass [1cf7fca8]
1059 0 reveal [cf8038fb]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1060 0 pass [38da2086]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=27
1061 1 pass [7320d238]
1062 0 improv [fb5fde8c]
    improvised who=0
1063 0 draw:script [423b777a]
1064 0 bury:III.8 [57ebb814]
    drew who=0 pile=script
    buried who=0 pile=script
1065 0 pass [f506d815]
1066 0 place:miscue [def603f6]
1067 1 place:III.6 [2ea4b8b6]
    placed-all
1068 1 show:no-drama [86a6b5a9]
    no-drama who=1
    drew who=1 pile=staging
1069 1 pass [3695262a]
1070 0 pass [c6b16890]
1071 1 reveal [2d79b571]
    turned-up who=1 card=III.6
1072 1 exit [d7b0e87c]
    exiting who=1 card=III.6
    got-intrigue who=1 n=1
1073 1 coin:cassio [e60e6214]
    used-coin who=1 coin=cassio
1074 1 draw:staging [51d91828]
1075 1 bury:III.2 [4b1b7a5b]
    drew who=1 pile=staging
    buried who=1 pile=script
1076 1 pass [d67b1092]
1077 0 reveal [fb669fd0]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1078 0 pass [30022100]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=28
1079 1 pass [b1a0e832]
1080 0 pass [d7623c72]
1081 0 place:seize [02a726c2]
1082 1 place:exchange [7ad7b3a1]
    placed-all
1083 1 improv [40c09f96]
    improvised who=1
1084 1 switch:seize [75c00768]
    switched who=1
1085 1 pass [6d14162d]
1086 0 pass [1d139fd1]
1087 1 reveal [68353f1e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1088 1 pass [5d27ce5e]
1089 0 reveal [1abe859d]
    turned-up-staging who=0 card=seize
1090 0 exit [a08f1d1a]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1091 0 pass [c3014222]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=29
1092 1 show:exchange [f63efec1]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1093 0 let [6f870f80]
1094 1 give:villainy [4a1e9c49]
    traded who=1 whom=0
1095 1 pass [7df4234f]
1096 0 pass [614167d4]
1097 0 place:III.13 [099ac96c]
1098 1 place:villainy [d84ab99b]
    placed-all
1099 1 show:exchange [e700a676]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1100 0 let [f516ba86]
1101 1 give:take-the-lead [353adf9a]
    traded who=1 whom=0
1102 1 pass [cae079a6]
1103 0 improv [1b5ddcd1]
    improvised who=0
1104 0 switch:III.8 [893b3168]
    switched who=0
1105 0 pass [67796a4a]
1106 1 reveal [4aefb49b]
    turned-up-staging who=1 card=villainy
1107 1 improv [56c0f3c2]
    improvised who=1
1108 1 draw:staging [fdc52295]
1109 1 bury:III.14 [e5391948]
    drew who=1 pile=staging
    buried who=1 pile=script
    exiting who=1 card=villainy
1110 0 let [3b106f9e]
    got-intrigue who=1 n=1
1111 1 pass [c8a0012b]
1112 0 reveal [c5b02a0d]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1113 0 pass [720aeecd]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=30
1114 1 improv [265f6460]
    improvised who=1
1115 1 draw:script [06bae759]
1116 1 bury:III.9 [9d1ca15d]
    drew who=1 pile=script
    buried who=1 pile=script
1117 1 show:exchange [ec8ebfa8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1118 0 show:no-drama [b718e174]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=1 whom=0
1119 1 pass [aa106a2c]
1120 0 pass [7bca6d99]
1121 0 place:take-the-lead [a6c97fbf]
1122 1 place:revive [d72f1a7f]
    placed-all
1123 1 pass [e9ef4d65]
1124 0 improv [4e3fec12]
    improvised who=0
1125 0 switch:revive [1be48af4]
    switched who=0
1126 0 pass [9e14d0c2]
1127 1 reveal [11d63027]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1128 1 pass [650e80e0]
1129 0 reveal [98a58a66]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1130 0 pass [45c1217f]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=31
1131 1 pass [ad08c4ff]
1132 0 improv [f200099c]
    improvised who=0
1133 0 draw:script [79a4386c]
1134 0 bury:III.7 [d71f2893]
    drew who=0 pile=script
    buried who=0 pile=script
1135 0 pass [e323e22c]
1136 0 place:seize [24f181e3]
1137 1 place:take-the-lead [6347261c]
    placed-all
1138 1 improv [4dcaa210]
    improvised who=1
1139 1 switch:III.6 [a62f47cb]
    switched who=1
1140 1 pass [352fdee0]
1141 0 pass [48e8d0dc]
1142 1 reveal [69a91525]
    turned-up who=1 card=III.6
1143 1 play [256c4ef7]
    played who=1 card=III.6
    scored who=1 card=III.6 n=1
    got-coin who=1 coin=emilia
1144 1 pass [4ff7af08]
1145 0 reveal [fdee9864]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1146 0 pass [c5ff33cd]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=32
1147 1 pass [f40ef86e]
1148 0 pass [9fd6e55f]
1149 0 place:III.8 [e1471e55]
1150 1 place:III.15 [f8b4df10]
    placed-all
1151 1 pass [58879063]
1152 0 pass [b2722577]
1153 1 reveal [95a913f3]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
1154 1 pass [b4347fe0]
1155 0 improv [4a5d4b21]
    improvised who=0
1156 0 draw:script [2b6de0f5]
1157 0 bury-placed [22db948a]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
    script-again
1158 0 reveal [bedfc191]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
1159 0 pass [2743fb63]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=33
1160 1 pass [db524186]
1161 0 pass [fa76b607]
1162 0 place:take-the-lead [f78399c4]
1163 1 place:III.2 [657cab09]
    placed-all
1164 1 pass [9c4cff59]
1165 0 pass [8e91b742]
1166 1 reveal [d73ce031]
    turned-up who=1 card=III.2
1167 1 play [f4adb978]
    played who=1 card=III.2
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1168 1 coin:desdemona [65806e5b]
    no-drama-coin who=1
1169 1 improv [c36dc0f3]
    improvised who=1
1170 1 draw:staging [65da3211]
1171 1 bury:III.10 [162b8fc4]
    drew who=1 pile=staging
    buried who=1 pile=script
1172 1 pass [30379540]
1173 0 reveal [e0723542]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1174 0 improv [021e03d6]
    improvised who=0
1175 0 draw:script [6d19a565]
1176 0 bury:III.7 [410244c5]
    drew who=0 pile=script
    buried who=0 pile=script
1177 0 pass [5787059c]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=34
1178 1 show:exchange [ac9b7282]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1179 1 give:III.9 [6c4dc342]
    traded who=1 whom=0
1180 1 show:exchange [aeb5c091]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=16
1181 1 give:no-drama [0d8bcbc3]
    traded who=1 whom=0
1182 1 pass [bd78fc63]
1183 0 pass [7519b10d]
1184 0 place:III.9 [e9a5e974]
1185 1 place:seize [26ea1358]
    placed-all
1186 1 pass [86e3696c]
1187 0 pass [a1ba2e21]
1188 1 reveal [ff2ab674]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1189 1 pass [08b5b17d]
1190 0 reveal [7d92821b]
    turned-up who=0 card=III.9
1191 0 play [07f7ff01]
    played who=0 card=III.9
    scored who=0 card=III.9 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1192 0 show:no-drama [e1d3d9f4]
    no-drama who=0
    drew who=0 pile=staging
1193 0 pass [27b27251]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=35
1194 1 coin:emilia [fdfcbe9a]
    used-coin-at who=1 coin=emilia whom=0
    stole-coin who=1 coin=iago whom=0
1195 1 pass [9a03533e]
1196 0 show:exchange [251952c6]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1197 1 let [daf88fe6]
1198 0 give:III.13 [fbd122b7]
    traded who=0 whom=1
1199 0 pass [ab5e7739]
1200 0 place:take-the-lead [fed51ede]
1201 1 place:revive [f509f983]
    placed-all
1202 1 improv [a4b1b713]
    improvised who=1
1203 1 switch:villainy [d578fe92]
    switched who=1
1204 1 pass [69f8b336]
1205 0 pass [63253fa1]
1206 1 reveal [d34e5658]
    turned-up-staging who=1 card=villainy
1207 1 play [b0c74b40]
    played who=1 card=villainy
1208 1 wound:othello [9663f008]
    wounded who=1 character=othello n=4 total=6
1209 1 pass [053fb95c]
1210 0 reveal [c643e9c6]
    turned-up-staging who=0 card=take-the-lead
1211 0 play [e7afa358]
    giving who=0 card=take-the-lead whom=1
    gave-lead who=0 whom=1
1212 0 pass [96daa5e6]
    drew who=1 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=36
1213 0 pass [b1da6c36]
1214 1 pass [acc1acbf]
1215 0 place:seize [9271784e]
1216 1 place:III.7 [fe314135]
    placed-all
1217 0 show:exchange [84974de4]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1218 0 give:III.8 [78cf52d2]
    traded who=0 whom=1
1219 0 pass [680109fe]
1220 1 pass [454c20fc]
1221 0 reveal [d0b76776]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1222 0 improv [e451d330]
    improvised who=0
1223 0 bury:III.14 [6d3f30ad]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
1224 0 pass [a7d51515]
1225 1 reveal [21c10f09]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=3
    half-curtain
    got-coin who=1 coin=iago
1226 1 pass [5a0a769d]
    drew who=1 pile=staging
    drew who=0 pile=script
    script-empty
    scene-began scene=37
1227 0 pass [87a866fd]
1228 1 pass [a445b3aa]
1229 0 place:seize [d55a27e1]
1230 1 place:miscue [744cb8c2]
    placed-all
1231 0 pass [7eb2e5a7]
1232 1 pass [5c8d1053]
1233 0 reveal [2d23ffa8]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1234 0 pass [03caae84]
1235 1 reveal [5cdf4231]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1236 1 pass [6b5abf3c]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=38
1237 0 show:no-drama [7a2af85e]
    no-drama who=0
    drew who=0 pile=staging
1238 0 pass [b7a2b8ca]
1239 1 pass [616bbbaa]
1240 0 place:take-the-lead [c67102e4]
1241 1 place:III.8 [77453ec9]
    placed-all
1242 0 pass [6bb42f60]
1243 1 pass [5af30806]
1244 0 reveal [6683033c]
    turned-up-staging who=0 card=take-the-lead
1245 0 play [93a4af16]
    aimed who=0 card=take-the-lead whom=1
1246 1 let [1d4a8fe3]
    took-lead who=0 whom=1
1247 0 pass [c1c07d0b]
1248 1 coin:iago [a5585bf4]
1249 1 wound:emilia [61515336]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=2 total=4
1250 1 improv [31aee6ec]
    improvised who=1
1251 1 bury:seize [1368cfe0]
    drew who=1 pile=staging
    buried who=1 pile=staging
1252 1 reveal [e490f15a]
    turned-up who=1 card=III.8
1253 1 exit [83568cdc]
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1254 1 pass [5cb061e1]
    reshuffled pile=script n=1
    script-again
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=39
1255 1 improv [972888b0]
    improvised who=1
1256 1 bury:revive [5e53c233]
    drew who=1 pile=staging
    buried who=1 pile=staging
1257 1 pass [dfb9e2a9]
1258 0 pass [4ae0f189]
1259 0 place:seize [09254422]
1260 1 place:miscue [e8963edd]
    placed-all
1261 1 pass [50e332a2]
1262 0 pass [3d49f05e]
1263 1 reveal [ed1a4dcc]
    turned-up-staging who=1 card=miscue
1264 1 play [bed6aa93]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
1265 0 switch:III.8 [cd7df64e]
    switched who=0
1266 1 place:exchange [6ed7b321]
    turned-up-staging who=1 card=exchange
1267 1 exit [aa6e6196]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1268 1 show:exchange [b70b6fba]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1269 1 give:take-the-lead [c15994f4]
    traded who=1 whom=0
1270 1 pass [320c592f]
1271 0 reveal [66995366]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1272 0 pass [000f231d]
    drew who=0 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=script
    script-empty
    scene-began scene=40
1273 1 pass [d115a0b5]
1274 0 pass [5b8074c9]
1275 0 place:III.14 [4a10dba1]
1276 1 place:III.13 [faae7eea]
    placed-all
1277 1 pass [da841338]
1278 0 pass [cda371ec]
1279 1 reveal [ba3c821c]
    turned-up who=1 card=III.13
1280 1 exit [6b6cdc63]
    exiting who=1 card=III.13
1281 0 let [edac0a4a]
    got-intrigue who=1 n=1
1282 1 show:no-drama [2d6874c9]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=1
    script-again
1283 1 pass [1be8da74]
1284 0 reveal [b359c3ae]
    turned-up who=0 card=III.14
1285 0 improv [0f9a11ef]
    improvised who=0
1286 0 draw:script [c5324786]
1287 0 bury:III.10 [fd388673]
    drew who=0 pile=script
    buried who=0 pile=script
    exiting who=0 card=III.14
    got-intrigue who=0 n=1
1288 0 pass [b918b64f]
    drew who=0 pile=staging
    reshuffled pile=staging n=14
    drew who=1 pile=staging
    scene-began scene=41
1289 1 show:exchange [ac46442e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1290 0 let [42fd141c]
1291 1 give:III.15 [1efdd7a0]
    traded who=1 whom=0
1292 1 improv [4fa916a7]
    improvised who=1
1293 1 draw:staging [89ece8dd]
1294 1 bury:villainy [ea11069d]
    drew who=1 pile=staging
    buried who=1 pile=staging
1295 1 pass [bbcf69a3]
1296 0 pass [74e29ee5]
1297 0 place:villainy [8efe874a]
1298 1 place:seize [efa21dcd]
    placed-all
1299 1 pass [71d36669]
1300 0 show:exchange [7388db78]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1301 0 give:take-the-lead [4054f05b]
    traded who=0 whom=1
1302 0 show:exchange [8f733ee9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1303 0 give:villainy [41906864]
    traded who=0 whom=1
1304 0 pass [5bc122ba]
1305 1 reveal [4cfa711c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1306 1 pass [5fcb8204]
1307 0 improv [b6d2d1bc]
    improvised who=0
1308 0 draw:script [8e1930a7]
1309 0 bury:III.15 [2c7d3976]
    drew who=0 pile=script
    buried who=0 pile=script
1310 0 reveal [7b38d4e7]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1311 0 pass [6e42389c]
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=script
    script-empty
    scene-began scene=42
1312 1 pass [4751113a]
1313 0 pass [6117a37b]
1314 0 place:miscue [ae084d06]
1315 1 place:villainy [989e9ded]
    placed-all
1316 1 pass [b1c64f06]
1317 0 pass [3fd59460]
1318 1 reveal [1f1a1ba9]
    turned-up-staging who=1 card=villainy
1319 1 improv [06a2e206]
    improvised who=1
1320 1 bury:III.14 [a8a27b04]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
    exiting who=1 card=villainy
1321 0 let [f925c70e]
    got-intrigue who=1 n=1
1322 1 pass [431c760c]
1323 0 improv [e193c77d]
    improvised who=0
1324 0 draw:staging [07e164c3]
1325 0 bury-placed [63373049]
    drew who=0 pile=staging
    buried who=0 pile=staging
1326 0 reveal [dec69978]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1327 0 pass [28ba8797]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=43
1328 1 pass [0a54ad1a]
1329 0 pass [5a5d70b9]
1330 0 place:III.13 [e6e82ebc]
1331 1 place:take-the-lead [f044da7e]
    placed-all
1332 1 show:no-drama [2a5ae719]
    no-drama who=1
    drew who=1 pile=staging
1333 1 pass [cdda6a40]
1334 0 improv [05eb001c]
    improvised who=0
1335 0 switch:revive [67d19c3c]
    switched who=0
1336 0 pass [d8b17e97]
1337 1 reveal [f7055ba2]
    turned-up-staging who=1 card=take-the-lead
1338 1 play [be91b26c]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1339 1 pass [fe071343]
1340 0 reveal [a8bb1cac]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1341 0 pass [89c2fcfc]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=44
1342 0 pass [aa390374]
1343 1 show:exchange [c797b5ce]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1344 0 let [8c66e728]
1345 1 give:take-the-lead [0151bd00]
    traded who=1 whom=0
1346 1 pass [4dbb0bf2]
1347 0 place:III.14 [3106e7b1]
1348 1 place:revive [e02d8f84]
    placed-all
1349 0 improv [67e002cd]
    improvised who=0
1350 0 switch:III.10 [01c13d8b]
    switched who=0
1351 0 pass [8e650b6b]
1352 1 pass [c5e340e3]
1353 0 reveal [00fb9a7e]
    turned-up who=0 card=III.10
1354 0 exit [ddcb159c]
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
1355 0 pass [75766ac5]
1356 1 reveal [2d8cc808]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1357 1 pass [55df8c97]
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=45
1358 0 improv [1ae8d2af]
    improvised who=0
1359 0 bury:exchange [c6e681a1]
    drew who=0 pile=staging
    buried who=0 pile=staging
1360 0 pass [0192099e]
1361 1 pass [87185445]
1362 0 place:III.14 [cbd9807b]
1363 1 place:take-the-lead [9371af3a]
    placed-all
1364 0 pass [06977473]
1365 1 improv [32ff9ac2]
    improvised who=1
1366 1 switch:III.8 [0244f16c]
    switched who=1
1367 1 pass [fb3bce2c]
1368 0 reveal [9d502411]
    turned-up who=0 card=III.14
1369 0 play [a130d3bc]
    played who=0 card=III.14
    scored who=0 card=III.14 n=2
    got-coin who=0 coin=cassio
    got-handkerchief who=0
1370 0 pass [5ff32ef6]
1371 1 reveal [3cdc3117]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1372 1 show:no-drama [4dfc76f1]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=1
    script-again
1373 1 pass [e20beae9]
    drew who=1 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    scene-began scene=46
1374 0 coin:cassio [52311058]
    used-coin who=0 coin=cassio
1375 0 draw:staging [470166d7]
1376 0 bury:III.13 [a7e1590b]
    drew who=0 pile=staging
    buried who=0 pile=script
1377 0 pass [1b76cfee]
1378 1 pass [5b038b4a]
1379 0 place:take-the-lead [77c91abc]
1380 1 place:revive [f3ac31f9]
    placed-all
1381 0 show:exchange [942e9c32]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1382 0 give:no-drama [63066549]
    traded who=0 whom=1
1383 0 pass [e45dd032]
1384 1 pass [d887db8a]
1385 0 reveal [e9e056d9]
    turned-up-staging who=0 card=take-the-lead
1386 0 play [2b4bf8f2]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1387 0 pass [79c20a62]
1388 1 reveal [491b8e01]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1389 1 improv [82333c15]
    improvised who=1
1390 1 draw:script [c9cfb381]
1391 1 bury:III.10 [d4f6c308]
    drew who=1 pile=script
    buried who=1 pile=script
1392 1 pass [fa8948b9]
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    scene-began scene=47
1393 1 pass [3e2aa850]
1394 0 pass [90d5503a]
1395 0 place:take-the-lead [fdf257a7]
1396 1 place:seize [8242be13]
    placed-all
1397 1 pass [f54dadba]
1398 0 pass [fa0bab25]
1399 1 reveal [d765ac9c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1400 1 pass [b9a88054]
1401 0 reveal [5255e726]
    turned-up-staging who=0 card=take-the-lead
1402 0 exit [1baab7d8]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1403 0 pass [df3d8776]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=48
1404 1 pass [9df58617]
1405 0 pass [184441ce]
1406 0 place:III.15 [f82b629c]
1407 1 place:take-the-lead [380cb2f7]
    placed-all
1408 1 improv [ade73c29]
    improvised who=1
1409 1 switch:III.10 [9dd1448c]
    switched who=1
1410 1 show:exchange [b802ba8b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1411 0 let [cb624b95]
1412 1 give:take-the-lead [0c2766e0]
    traded who=1 whom=0
1413 1 pass [6705b389]
1414 0 improv [677c9e4f]
    improvised who=0
1415 0 switch:villainy [4637fc6a]
    switched who=0
1416 0 pass [7aeabd95]
1417 1 reveal [fb06cf1a]
    turned-up who=1 card=III.10
1418 1 play [c906601a]
    played who=1 card=III.10
    scored who=1 card=III.10 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1419 1 show:no-drama [6b881812]
    no-drama who=1
    drew who=1 pile=staging
1420 1 show:exchange [f77594fe]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1421 1 give:miscue [68b222e5]
    traded who=1 whom=0
1422 1 coin:othello [80f2aa81]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
1423 1 pass [a1a8c2e3]
1424 0 reveal [fe913811]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1425 0 pass [b43eb181]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=49
1426 0 show:no-drama [7f88fdcb]
    no-drama who=0
    drew who=0 pile=staging
1427 0 pass [40f65552]
1428 1 pass [ab3c5833]
1429 0 place:villainy [a094f8f1]
1430 1 place:miscue [c836ad7f]
    placed-all
1431 0 pass [77a19b66]
1432 1 pass [8a98365c]
1433 0 reveal [eeb2bf0d]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1434 0 pass [6cc2b3a6]
1435 1 reveal [481120dd]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1436 1 pass [34704eb5]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=50
1437 0 pass [b0bd1014]
1438 1 pass [c789c482]
1439 0 place:III.15 [03a1863c]
1440 1 place:exchange [525b92de]
    placed-all
1441 0 improv [329bca6a]
    improvised who=0
1442 0 switch:take-the-lead [ac228d67]
    switched who=0
1443 0 pass [3b612de2]
1444 1 pass [98f4189d]
1445 0 reveal [e9e5a40e]
    turned-up-staging who=0 card=take-the-lead
1446 0 exit [390911a0]
    exiting who=0 card=take-the-lead
1447 1 let [82f33bde]
    got-intrigue who=0 n=1
1448 0 pass [13b6b658]
1449 1 show:exchange [75383818]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
1450 0 let [1ee184aa]
1451 1 give:villainy [8cd3e2e8]
    traded who=1 whom=0
1452 1 improv [de12ce81]
    improvised who=1
1453 1 bury:miscue [1f690520]
    drew who=1 pile=staging
    buried who=1 pile=staging
1454 1 reveal [d38f00ba]
    turned-up-staging who=1 card=exchange
1455 1 exit [ea0ca273]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1456 1 pass [261f822e]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=51
1457 0 improv [8cb28922]
    improvised who=0
1458 0 bury:take-the-lead [e554c49e]
    drew who=0 pile=staging
    buried who=0 pile=staging
1459 0 pass [873e9f29]
1460 1 pass [11cf74ce]
1461 0 place:III.13 [8132d74e]
1462 1 place:III.8 [959a2576]
    placed-all
1463 0 show:exchange [b29290c9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1464 1 let [e416e929]
1465 0 give:take-the-lead [d33e1720]
    traded who=0 whom=1
1466 0 pass [1fdf86e7]
1467 1 improv [6805f571]
    improvised who=1
1468 1 switch:revive [b1532dfb]
    switched who=1
1469 1 pass [d2be62d7]
1470 0 reveal [1f5b6fc4]
    turned-up who=0 card=III.13
1471 0 play [9216ec26]
    played who=0 card=III.13
    scored who=0 card=III.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=emilia
1472 0 show:no-drama [a3d01cea]
    no-drama who=0
    drew who=0 pile=staging
1473 0 show:exchange [02f8cc74]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1474 0 give:villainy [66238c64]
    traded who=0 whom=1
1475 0 pass [381eee5d]
1476 1 reveal [77a8926c]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1477 1 pass [0acdbcfc]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=52
1478 0 pass [0281d61b]
1479 1 improv [a5d36336]
    improvised who=1
1480 1 bury:seize [60930ae3]
    drew who=1 pile=staging
    buried who=1 pile=staging
1481 1 pass [e3581066]
1482 0 place:villainy [bdf9f434]
1483 1 place:no-drama [2de2e096]
    placed-all
1484 0 pass [4206a3eb]
1485 1 pass [6a157cd4]
1486 0 reveal [2209ffeb]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1487 0 improv [61ebd762]
    improvised who=0
1488 0 bury:miscue [6c0d91fe]
    drew who=0 pile=staging
    buried who=0 pile=staging
1489 0 pass [8018f9e8]
1490 1 reveal [fe1c73c8]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1491 1 pass [baef82fb]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=53
1492 0 pass [31c83df7]
1493 1 show:exchange [a60c6beb]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1494 1 give:revive [c8962b15]
    traded who=1 whom=0
1495 1 improv [9b5e4e13]
    improvised who=1
1496 1 bury:III.8 [1a06393b]
    drew who=1 pile=staging
    buried who=1 pile=script
1497 1 show:exchange [9a3b6261]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1498 1 give:miscue [b407c57b]
    traded who=1 whom=0
1499 1 pass [f045f345]
1500 0 place:miscue [bc707f23]
1501 1 place:no-drama [463db207]
    placed-all
1502 0 pass [b944f18b]
1503 1 pass [73ac6a5b]
1504 0 reveal [298359e2]
    turned-up-staging who=0 card=miscue
1505 0 play [0938f166]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1506 1 switch:seize [d9d3bc8b]
    switched who=1
1507 0 place:revive [1cfa8b37]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1508 0 pass [e61c5f29]
1509 1 reveal [29dd8d39]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1510 1 show:no-drama [b6e9066d]
    no-drama who=1
    drew who=1 pile=staging
1511 1 pass [5ecd6572]
    drew who=1 pile=script
    drew who=0 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    scene-began scene=54
    final-scene
1512 0 improv [97cececc]
    improvised who=0
1513 0 bury:III.15 [3d4ddc36]
    drew who=0 pile=staging
    buried who=0 pile=script
1514 0 pass [38c81a2a]
1515 1 pass [838882b7]
1516 0 place:miscue [a5c52a86]
1517 1 place:miscue [9cadd21e]
    placed-all
1518 0 pass [f6196e58]
1519 1 pass [deea80e4]
1520 0 reveal [029a5107]
    turned-up-staging who=0 card=miscue
1521 0 play [d68cfaad]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1522 1 switch:take-the-lead [67e78933]
    switched who=1
1523 0 place:take-the-lead [b2c5bffc]
    turned-up-staging who=0 card=take-the-lead
1524 0 exit [418226d7]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1525 0 show:exchange [fccfbf09]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1526 0 give:exchange [f290e12e]
    traded who=0 whom=1
1527 0 pass [f0e970d0]
1528 1 show:exchange [e228c1e9]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1529 0 let [44cfd4d9]
1530 1 give:no-drama [addab530]
    traded who=1 whom=0
1531 1 reveal [983ce3af]
    turned-up-staging who=1 card=take-the-lead
1532 1 play [02184d1f]
    giving who=1 card=take-the-lead whom=0
1533 0 let [128fc9d4]
    gave-lead who=1 whom=0
1534 1 pass [b4a91133]
    act-ran-out act=III
    tallied who=0 n=22
    tallied who=1 n=19
    lead-cast who=1
1535 1 discard:revive [bef972bc]
    discarded who=1 card=revive
1536 1 discard:seize [27e24789]
    discarded who=1 card=seize
1537 1 discard:seize [b9493c8a]
    discarded who=1 card=seize
1538 0 discard:seize [4e9404cc]
    discarded who=0 card=seize
1539 0 discard:miscue [4e8e1f8f]
    discarded who=0 card=miscue
1540 0 discard:revive [7b2059a5]
    discarded who=0 card=revive
1541 0 discard:no-drama [ee2b3b4c]
    discarded who=0 card=no-drama
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=IV who=1
    scene-began scene=1
1542 0 pass [c9b9d704]
1543 1 pass [e6eb7a9c]
1544 0 place:IV.9 [29ff2410]
1545 1 place:IV.12 [4a12e5d9]
    placed-all
1546 0 pass [1ce3b50d]
1547 1 pass [3caf5ad6]
1548 0 reveal [d6d13c21]
    turned-up who=0 card=IV.9
1549 0 play [b6999218]
    played who=0 card=IV.9
    scored who=0 card=IV.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1550 0 pass [4e9736fb]
1551 1 reveal [9d528f5a]
    turned-up who=1 card=IV.12
    exiting who=1 card=IV.12
    got-intrigue who=1 n=1
1552 1 improv [6ddb3ae8]
    improvised who=1
1553 1 draw:staging [d236961e]
1554 1 bury:IV.8 [8d68033a]
    drew who=1 pile=staging
    buried who=1 pile=script
1555 1 pass [04c67c2d]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
1556 0 coin:othello [555a7da5]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
1557 0 improv [0558456a]
    improvised who=0
1558 0 draw:script [c8c73ec9]
1559 0 bury:IV.6 [adf974e7]
    drew who=0 pile=script
    buried who=0 pile=script
1560 0 pass [5f12f463]
1561 1 pass [eec1b44a]
1562 0 place:IV.2 [5bbf3cc1]
1563 1 place:IV.1 [6ef5e2c5]
    placed-all
1564 1 show:exchange [de48873c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1565 0 let [2b33f714]
1566 1 give:IV.11 [30b4ef29]
    traded who=1 whom=0
1567 1 pass [4e1d5f9b]
1568 0 show:exchange [1da7b492]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1569 0 give:IV.10 [f7f844ed]
    traded who=0 whom=1
1570 0 pass [af5edefd]
1571 1 reveal [f7052dc0]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
1572 0 let [abb79745]
    got-intrigue who=1 n=1
1573 1 pass [00dc88da]
1574 0 reveal [8b35091a]
    turned-up who=0 card=IV.2
1575 0 exit [b0c1b22f]
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1576 0 pass [f1df5e7c]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=3
1577 1 show:no-drama [e6842d1c]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=15
1578 1 pass [ec9644e3]
1579 0 improv [174aa8b4]
    improvised who=0
1580 0 draw:staging [84e0a583]
1581 0 bury:IV.5 [3c01f99d]
    drew who=0 pile=staging
    buried who=0 pile=script
1582 0 pass [ec728177]
1583 0 place:IV.3 [8d342635]
1584 1 place:take-the-lead [51281ee3]
    placed-all
1585 1 pass [85ba1da7]
1586 0 show:no-drama [5886b14c]
    no-drama who=0
    drew who=0 pile=staging
1587 0 pass [aec69b08]
1588 1 reveal [fa045611]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1589 1 improv [7a6f2a55]
    improvised who=1
1590 1 draw:staging [2be3f871]
1591 1 bury:IV.10 [a0867125]
    drew who=1 pile=staging
    buried who=1 pile=script
1592 1 pass [957c48df]
1593 0 reveal [98146b75]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    scored who=0 card=IV.3 n=3
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1594 0 coin:iago [1b143d95]
1595 0 wound:othello [4e98de41]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=5 total=6
1596 0 pass [9659fa2e]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=4
1597 1 pass [634efe91]
1598 0 pass [3fbd857c]
1599 0 place:miscue [7b2f6140]
1600 1 place:villainy [9572cefc]
    placed-all
1601 1 pass [27a70ef6]
1602 0 pass [9282492d]
1603 1 reveal [83a2f22b]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1604 0 let [8af4b06f]
    got-intrigue who=1 n=1
1605 1 improv [941cdf97]
    improvised who=1
1606 1 draw:staging [37dbfb18]
1607 1 bury:IV.13 [1ff1138a]
    drew who=1 pile=staging
    buried who=1 pile=script
1608 1 pass [2a9bfcc5]
1609 0 show:exchange [1a0c09e1]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1610 0 give:IV.11 [59b9254f]
    traded who=0 whom=1
1611 0 reveal [41811742]
    turned-up-staging who=0 card=miscue
1612 0 improv [bcb68475]
    improvised who=0
1613 0 draw:staging [f661414c]
1614 0 bury:exchange [ac326ddf]
    drew who=0 pile=staging
    buried who=0 pile=staging
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1615 0 pass [c553a4c3]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=5
1616 1 pass [6c3f83ba]
1617 0 show:exchange [ac662663]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1618 0 give:seize [e7fd19a8]
    traded who=0 whom=1
1619 0 pass [984b24c5]
1620 0 place:revive [afbc0a1a]
1621 1 place:IV.4 [c1c52270]
    placed-all
1622 1 pass [0b43c1c8]
1623 0 pass [febf29c8]
1624 1 reveal [b9a9713c]
    turned-up who=1 card=IV.4
    exiting who=1 card=IV.4
1625 0 let [6d78b3b6]
    got-intrigue who=1 n=1
1626 1 pass [caa77b73]
1627 0 improv [59a94748]
    improvised who=0
1628 0 draw:script [6af27371]
1629 0 bury:IV.7 [6c03a3bd]
    drew who=0 pile=script
    buried who=0 pile=script
1630 0 reveal [d8c9f3ec]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1631 0 show:exchange [c71fa4aa]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1632 1 let [3714344d]
1633 0 give:take-the-lead [c6a18ef7]
    traded who=0 whom=1
1634 0 pass [3de5d64c]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=6
1635 1 improv [f0267009]
    improvised who=1
1636 1 draw:staging [3ca9e7a7]
1637 1 bury:seize [bab722bf]
    drew who=1 pile=staging
    buried who=1 pile=staging
1638 1 pass [21513f88]
1639 0 pass [224b5ae2]
1640 0 place:IV.11 [57ee5103]
1641 1 place:no-drama [aaa5bba7]
    placed-all
1642 1 pass [4a815790]
1643 0 improv [845e1d1d]
    improvised who=0
1644 0 switch:IV.15 [bb703bd1]
    switched who=0
1645 0 pass [79df71f3]
1646 1 reveal [313ad052]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1647 1 pass [9fbb2ab2]
1648 0 reveal [6befd0c6]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1649 0 pass [554fcb28]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=7
1650 1 improv [b95243cd]
    improvised who=1
1651 1 draw:script [66a6b9f0]
1652 1 bury:IV.6 [48a62223]
    drew who=1 pile=script
    buried who=1 pile=script
1653 1 pass [e69bb4fa]
1654 0 pass [d90366ff]
1655 0 place:seize [e51ea937]
1656 1 place:seize [6e43b9f9]
    placed-all
1657 1 pass [14ba2787]
1658 0 pass [a3469b82]
1659 1 reveal [702a2472]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1660 1 pass [ab5e7085]
1661 0 reveal [3e30965b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1662 0 pass [d024dad8]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=8
1663 1 pass [1b5ece2a]
1664 0 pass [b290617e]
1665 0 place:revive [54b41738]
1666 1 place:IV.5 [1d70c849]
    placed-all
1667 1 improv [86967c2f]
    improvised who=1
1668 1 switch:IV.13 [53a8a526]
    switched who=1
1669 1 pass [778c3224]
1670 0 pass [3efeefb6]
1671 1 reveal [834d30b5]
    turned-up who=1 card=IV.13
1672 1 exit [8ed94673]
    exiting who=1 card=IV.13
1673 0 let [c84d788e]
    got-intrigue who=1 n=1
1674 1 pass [40ebe1ec]
1675 0 improv [e4855fec]
    improvised who=0
1676 0 draw:script [f9d196f4]
1677 0 bury:IV.8 [ac521827]
    drew who=0 pile=script
    buried who=0 pile=script
1678 0 reveal [32d88e67]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1679 0 pass [39ea29ab]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=9
1680 1 improv [4d02a678]
    improvised who=1
1681 1 draw:script [b7512482]
1682 1 bury:IV.5 [7efaa4ce]
    drew who=1 pile=script
    buried who=1 pile=script
1683 1 pass [3c0706b1]
1684 0 improv [3e6985a7]
    improvised who=0
1685 0 draw:staging [561903ab]
1686 0 bury:IV.7 [f36b6017]
    drew who=0 pile=staging
    buried who=0 pile=script
1687 0 pass [871f6497]
1688 0 place:take-the-lead [be8df318]
1689 1 place:revive [8e2a012e]
    placed-all
1690 1 pass [93763245]
1691 0 pass [3c4798be]
1692 1 reveal [49aac8d7]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1693 1 pass [f0668693]
1694 0 reveal [79f8a7d6]
    turned-up-staging who=0 card=take-the-lead
1695 0 exit [68947ff5]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1696 0 pass [85338bad]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=6
    scene-began scene=10
1697 1 pass [33366325]
1698 0 pass [e42e590c]
1699 0 place:seize [ca084801]
1700 1 place:miscue [06a076fa]
    placed-all
1701 1 pass [7cce8c65]
1702 0 pass [af359943]
1703 1 reveal [1a20422d]
    turned-up-staging who=1 card=miscue
1704 1 play [5c285792]
    aimed who=1 card=miscue whom=0
1705 0 let [0c17e6ef]
    must-switch whom=0
    drew who=1 pile=staging
1706 0 switch:IV.6 [eb58a35b]
    switched who=0
1707 1 place:villainy [b034c75f]
    turned-up-staging who=1 card=villainy
1708 1 exit [981e313c]
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1709 1 show:exchange [2f656de6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1710 0 let [0d7f2f7d]
1711 1 give:seize [3ef2c884]
    traded who=1 whom=0
1712 1 show:exchange [206299ef]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=19
1713 0 let [8ae198ce]
1714 1 give:take-the-lead [f214043a]
    traded who=1 whom=0
1715 1 improv [424e2c89]
    improvised who=1
1716 1 draw:script [3aa7bfaf]
1717 1 bury:IV.8 [172d325d]
    drew who=1 pile=script
    buried who=1 pile=script
1718 1 pass [44262204]
1719 0 improv [52b2a25f]
    improvised who=0
1720 0 draw:script [2e35b775]
1721 0 bury:IV.10 [47684d3b]
    drew who=0 pile=script
    buried who=0 pile=script
1722 0 reveal [3430a8e4]
    turned-up who=0 card=IV.6
1723 0 play [251dd455]
    played who=0 card=IV.6
    scored who=0 card=IV.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1724 0 pass [e9c35d18]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=11
1725 1 pass [29497681]
1726 0 pass [82c9ef14]
1727 0 place:take-the-lead [2ecc220f]
1728 1 place:seize [b77a5cc5]
    placed-all
1729 1 improv [97953de3]
    improvised who=1
1730 1 switch:seize [fc197bc0]
    switched who=1
1731 1 pass [265d034d]
1732 0 pass [415ddb8d]
1733 1 reveal [48295bde]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1734 1 pass [86ce468d]
1735 0 reveal [8fecdec1]
    turned-up-staging who=0 card=take-the-lead
1736 0 play [1b720558]
    giving who=0 card=take-the-lead whom=1
1737 1 let [62689e12]
    gave-lead who=0 whom=1
1738 0 pass [b6f39c9c]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=12
1739 0 pass [2c6072ce]
1740 1 improv [3865b483]
    improvised who=1
1741 1 draw:staging [01b64587]
1742 1 bury:take-the-lead [acb11b13]
    drew who=1 pile=staging
    buried who=1 pile=staging
1743 1 pass [b4247e13]
1744 0 place:take-the-lead [d33baf92]
1745 1 place:seize [5b8a6caf]
    placed-all
1746 0 improv [24a094bc]
    improvised who=0
1747 0 switch:IV.2 [75737415]
    switched who=0
1748 0 pass [5796b13a]
1749 1 pass [ae9080b6]
1750 0 reveal [a5508322]
    turned-up who=0 card=IV.2
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1751 0 coin:iago [7b66b60e]
1752 0 wound:roderigo [f79e0a15]
    used-iago who=0 character=roderigo
    wounded who=0 character=roderigo n=2 total=4
1753 0 pass [496b04d3]
1754 1 reveal [c3a67de2]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1755 1 pass [e82a36fe]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=13
1756 0 pass [b8265124]
1757 1 pass [6d3f0422]
1758 0 place:exchange [fead320f]
1759 1 place:IV.12 [b47ade70]
    placed-all
1760 0 improv [cc7c7a72]
    improvised who=0
1761 0 switch:IV.14 [ce8ce0f8]
    switched who=0
1762 0 show:exchange [91527c9f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1763 1 let [455260f7]
1764 0 give:IV.5 [eb4e8e01]
    traded who=0 whom=1
1765 0 pass [547951f2]
1766 1 improv [9be14f7f]
    improvised who=1
1767 1 switch:IV.4 [ea45e04f]
    switched who=1
1768 1 pass [b84c08eb]
1769 0 reveal [e02ecc47]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1770 0 pass [f21491d9]
1771 1 reveal [1e6e7788]
    turned-up who=1 card=IV.4
1772 1 exit [c1dcfb88]
    exiting who=1 card=IV.4
    got-intrigue who=1 n=1
1773 1 pass [8917d4f5]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=14
1774 0 pass [10e54717]
1775 1 show:no-drama [1eaf42cd]
    no-drama who=1
    drew who=1 pile=staging
1776 1 pass [8704bdb3]
1777 0 place:IV.15 [3f891ebc]
1778 1 place:IV.5 [fe95f81b]
    placed-all
1779 0 improv [2eca8371]
    improvised who=0
1780 0 switch:seize [296cb0a9]
    switched who=0
1781 0 pass [c2d2a457]
1782 1 pass [64cff126]
1783 0 reveal [ed82610c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1784 0 pass [1ca03102]
1785 1 reveal [c2ff02f0]
    turned-up who=1 card=IV.5
    exiting who=1 card=IV.5
    got-intrigue who=1 n=1
1786 1 improv [d21e4011]
    improvised who=1
1787 1 draw:script [2aab60d7]
1788 1 bury:IV.1 [af98d380]
    drew who=1 pile=script
    buried who=1 pile=script
1789 1 pass [4e33469f]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=15
1790 0 improv [4f7ee1ce]
    improvised who=0
1791 0 draw:staging [28edfc17]
1792 0 bury:IV.7 [fe6e6493]
    drew who=0 pile=staging
    buried who=0 pile=script
1793 0 pass [bc6d365e]
1794 1 pass [1288ec41]
1795 0 place:no-drama [55efe8f3]
1796 1 place:seize [9406fb90]
    placed-all
1797 0 pass [47510cc4]
1798 1 pass [f86c9fc0]
1799 0 reveal [af9d905d]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1800 0 pass [540e0898]
1801 1 reveal [f73bcad9]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1802 1 pass [8968fe7c]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=16
1803 0 improv [21c26386]
    improvised who=0
1804 0 draw:script [64e9d0d6]
1805 0 bury:IV.15 [db269db0]
    drew who=0 pile=script
    buried who=0 pile=script
1806 0 pass [b47d8e18]
1807 1 show:no-drama [a0b00572]
    no-drama who=1
    drew who=1 pile=staging
1808 1 pass [7fd1b3ef]
1809 0 place:IV.7 [40c2affd]
1810 1 place:villainy [74c7886c]
    placed-all
1811 0 pass [9426429c]
1812 1 pass [53f14e93]
1813 0 reveal [d332a458]
    turned-up who=0 card=IV.7
1814 0 exit [73835bbb]
    exiting who=0 card=IV.7
    got-intrigue who=0 n=1
1815 0 pass [eaefffac]
1816 1 reveal [ac4adadb]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1817 1 pass [564e0fc5]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=17
1818 0 improv [47a9dc93]
    improvised who=0
1819 0 draw:staging [deac8f15]
1820 0 bury:take-the-lead [0e6f690a]
    drew who=0 pile=staging
    buried who=0 pile=staging
1821 0 show:exchange [a81cde80]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1822 1 let [9623c351]
1823 0 give:villainy [699d2906]
    traded who=0 whom=1
1824 0 pass [eacef85f]
1825 1 pass [e32ef9ef]
1826 0 place:take-the-lead [681dd08c]
1827 1 place:seize [227ba3ef]
    placed-all
1828 0 pass [07a778ab]
1829 1 improv [5b57cf79]
    improvised who=1
1830 1 switch:IV.1 [40fbcac5]
    switched who=1
1831 1 pass [d71eb155]
1832 0 reveal [c0c5c785]
    turned-up-staging who=0 card=take-the-lead
1833 0 play [cac1fc74]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1834 0 pass [f191500a]
1835 1 reveal [3136cfd6]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
    got-intrigue who=1 n=1
1836 1 pass [fa2cd29e]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=18
1837 1 pass [b79f3cde]
1838 0 pass [4e146b00]
1839 0 place:IV.10 [d880afed]
1840 1 place:IV.11 [bda066d3]
    placed-all
1841 1 show:exchange [6ee85a28]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1842 1 give:seize [617e11fe]
    traded who=1 whom=0
1843 1 pass [c718aa49]
1844 0 pass [d8a2ba0e]
1845 1 improv [338ff600]
    improvised who=1
1846 1 draw:script [fb39e78b]
1847 1 bury:IV.8 [e617bf2b]
    drew who=1 pile=script
    buried who=1 pile=script
1848 1 reveal [d53a6692]
    turned-up who=1 card=IV.11
1849 1 play [9eb5e940]
    played who=1 card=IV.11
    scored who=1 card=IV.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=emilia
1850 1 pass [cf4eced4]
1851 0 reveal [c0e2a828]
    turned-up who=0 card=IV.10
    exiting who=0 card=IV.10
    got-intrigue who=0 n=1
1852 0 pass [fd6cc61d]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=19
1853 1 pass [2b251193]
1854 0 pass [74dcab0d]
1855 0 place:exchange [6ad4b906]
1856 1 place:villainy [d6d62cdb]
    placed-all
1857 1 show:exchange [4138e721]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1858 0 let [30ef220a]
1859 1 give:take-the-lead [8a78f2c7]
    traded who=1 whom=0
1860 1 pass [9f717fc6]
1861 0 pass [1ba14b6d]
1862 1 reveal [7c29c00c]
    turned-up-staging who=1 card=villainy
1863 1 improv [32c35236]
    improvised who=1
1864 1 draw:script [ec2a541b]
1865 1 bury:IV.12 [03e7ef9b]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=villainy
1866 0 let [86dea290]
    got-intrigue who=1 n=1
1867 1 pass [343a6c11]
1868 0 reveal [be1a2803]
    turned-up-staging who=0 card=exchange
1869 0 play [264d03b9]
    aimed who=0 card=exchange whom=1
1870 1 let [94749573]
1871 0 give:miscue [788e9264]
    traded who=0 whom=1
1872 0 improv [ad1b44eb]
    improvised who=0
1873 0 draw:staging [956e6821]
1874 0 bury:revive [6afb2d4a]
    drew who=0 pile=staging
    buried who=0 pile=staging
1875 0 pass [32ba468b]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=20
1876 1 improv [972f79b8]
    improvised who=1
1877 1 draw:script [d7f3bcb4]
1878 1 bury:IV.5 [918a1498]
    drew who=1 pile=script
    buried who=1 pile=script
1879 1 pass [dead5d73]
1880 0 pass [e9a5af4b]
1881 0 place:IV.8 [71628627]
1882 1 place:IV.12 [446868b1]
    placed-all
1883 1 pass [be9a5d4e]
1884 0 pass [e783417d]
1885 1 reveal [d14b1133]
    turned-up who=1 card=IV.12
1886 1 exit [a70516fd]
    exiting who=1 card=IV.12
    got-intrigue who=1 n=1
1887 1 pass [efaeede7]
1888 0 reveal [5db5e797]
    turned-up who=0 card=IV.8
    exiting who=0 card=IV.8
    got-intrigue who=0 n=1
1889 0 pass [2268a2f3]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=21
1890 1 pass [7c4d2565]
1891 0 improv [55c1b1a9]
    improvised who=0
1892 0 draw:script [61d6a780]
1893 0 bury:IV.2 [73cec267]
    drew who=0 pile=script
    buried who=0 pile=script
1894 0 pass [78d50a84]
1895 0 place:revive [28017c5e]
1896 1 place:take-the-lead [b0b04f5d]
    placed-all
1897 1 improv [6ed6876f]
    improvised who=1
1898 1 switch:revive [a3ca4923]
    switched who=1
1899 1 pass [ab9dc395]
1900 0 pass [95cba81e]
1901 1 reveal [9ca26386]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1902 1 pass [da4badd3]
1903 0 reveal [a308fbb2]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1904 0 pass [8b8cd39f]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=22
1905 1 pass [9b9d8241]
1906 0 pass [0443e882]
1907 0 place:take-the-lead [f155518a]
1908 1 place:IV.4 [b24cccec]
    placed-all
1909 1 improv [8c93e0e6]
    improvised who=1
1910 1 switch:IV.13 [6d2d201d]
    switched who=1
1911 1 pass [4cb1de7c]
1912 0 improv [b43b02f6]
    improvised who=0
1913 0 switch:villainy [410f8f1d]
    switched who=0
1914 0 pass [c46bf277]
1915 1 reveal [c28d58bd]
    turned-up who=1 card=IV.13
1916 1 exit [89295e8d]
    exiting who=1 card=IV.13
    got-intrigue who=1 n=1
1917 1 pass [428d608a]
1918 0 reveal [1a899641]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1919 0 pass [7e71e9eb]
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=staging
    reshuffled pile=staging n=19
    scene-began scene=23
1920 1 pass [cbf95acb]
1921 0 pass [cab3524c]
1922 0 place:take-the-lead [d827a0fa]
1923 1 place:IV.15 [7d34d7e1]
    placed-all
1924 1 pass [5cfb5db8]
1925 0 pass [92e33207]
1926 1 reveal [92e69639]
    turned-up who=1 card=IV.15
1927 1 play [db12a82e]
    played who=1 card=IV.15
1928 0 let [56bfa7a5]
    scored who=1 card=IV.15 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
    act-ended act=IV
    tallied who=0 n=28
    tallied who=1 n=22
    lead-cast who=1
1929 1 discard:take-the-lead [051d6817]
    discarded who=1 card=take-the-lead
1930 0 discard:take-the-lead [b6ad1c0a]
    discarded who=0 card=take-the-lead
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=V who=1
    scene-began scene=1
1931 0 pass [73dcc8df]
1932 1 coin:desdemona [8625c412]
    no-drama-coin who=1
1933 1 improv [3a67a30b]
    improvised who=1
1934 1 draw:staging [a02dbc9b]
1935 1 bury:miscue [f016cf64]
    drew who=1 pile=staging
    buried who=1 pile=staging
1936 1 show:exchange [6f2b87a6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1937 0 let [21d6f292]
1938 1 give:V.7 [d9578173]
    traded who=1 whom=0
1939 1 pass [af2ba43e]
1940 0 place:V.10 [87b9303a]
1941 1 place:seize [c9476b34]
    placed-all
1942 0 pass [bd8f4df0]
1943 1 pass [1801a55d]
1944 0 improv [751ebb23]
    improvised who=0
1945 0 draw:script [0bee0d26]
1946 0 bury:V.7 [cdc4154e]
    drew who=0 pile=script
    buried who=0 pile=script
1947 0 reveal [c708516f]
    turned-up who=0 card=V.10
1948 0 exit [6f038f36]
    exiting who=0 card=V.10
1949 1 let [228f8c7d]
    got-intrigue who=0 n=1
1950 0 pass [276cd506]
1951 1 reveal [9ec1c4f0]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1952 1 pass [fc891321]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=2
1953 0 pass [e9882b53]
1954 1 improv [2de0d2da]
    improvised who=1
1955 1 draw:script [74028789]
1956 1 bury:V.11 [f1365d4a]
    drew who=1 pile=script
    buried who=1 pile=script
1957 1 pass [d285295b]
1958 0 place:V.5 [4f02c9df]
1959 1 place:V.12 [ed341082]
    placed-all
1960 0 improv [0ea3db6d]
    improvised who=0
1961 0 switch:V.14 [f0a5cc88]
    switched who=0
1962 0 pass [f724f154]
1963 1 pass [4fcfad06]
1964 0 reveal [de99b748]
    turned-up who=0 card=V.14
1965 0 exit [5d7b12ce]
    exiting who=0 card=V.14
1966 1 let [62ba82fd]
    got-intrigue who=0 n=1
1967 0 show:no-drama [bf371f41]
    no-drama who=0
    drew who=0 pile=staging
1968 0 pass [60ec31f4]
1969 1 reveal [7eab4499]
    turned-up who=1 card=V.12
1970 1 play [29f0cbd8]
    played who=1 card=V.12
    scored who=1 card=V.12 n=1
    died character=emilia
    took-wounds who=1 n=2
1971 1 pass [13b6014d]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
1972 0 show:exchange [65309852]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1973 1 let [ee468769]
1974 0 give:V.16 [d05a713f]
    traded who=0 whom=1
1975 0 pass [dec1caf3]
1976 1 improv [a5722cd8]
    improvised who=1
1977 1 draw:staging [7f968316]
1978 1 bury:V.16 [7aae9bbe]
    drew who=1 pile=staging
    buried who=1 pile=script
1979 1 pass [c1a8713b]
1980 0 place:miscue [a0514e1d]
1981 1 place:V.2 [e8594508]
    placed-all
1982 0 pass [0f8e66cc]
1983 1 pass [3f88f6ae]
1984 0 reveal [548baa10]
    turned-up-staging who=0 card=miscue
1985 0 play [a2699114]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1986 1 switch:miscue [3ecfeea0]
    switched who=1
1987 0 place:no-drama [5a0c138d]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1988 0 pass [b706ab96]
1989 1 reveal [a526a458]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1990 1 pass [74d74bd6]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=4
1991 0 show:exchange [17476e70]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1992 1 let [00bf6904]
1993 0 give:V.5 [bf859d53]
    traded who=0 whom=1
1994 0 pass [c19b5c85]
1995 1 improv [a0aa632e]
    improvised who=1
1996 1 draw:staging [1c07b318]
1997 1 bury:V.1 [c78c47db]
    drew who=1 pile=staging
    buried who=1 pile=script
1998 1 pass [5ac3d32d]
1999 0 place:V.3 [3012b021]
2000 1 place:seize [b307f838]
    placed-all
2001 0 improv [e7d5963b]
    improvised who=0
2002 0 switch:V.6 [35a2777a]
    switched who=0
2003 0 pass [26cf5152]
2004 1 pass [55620247]
2005 0 reveal [2dc70c6e]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2006 0 pass [c9c0cb0c]
2007 1 reveal [a8041267]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2008 1 pass [3c4a336b]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=5
2009 0 improv [8503d7a2]
    improvised who=0
2010 0 draw:staging [15fbb41e]
2011 0 bury:V.13 [a51b6bb6]
    drew who=0 pile=staging
    buried who=0 pile=script
2012 0 pass [7a92bda0]
2013 1 improv [c57d2d65]
    improvised who=1
2014 1 draw:staging [3c6c2d8f]
2015 1 bury:V.9 [01d8bf2e]
    drew who=1 pile=staging
    buried who=1 pile=script
2016 1 pass [a4960c7f]
2017 0 place:villainy [c12c0378]
2018 1 place:V.8 [7c5c9ff6]
    placed-all
2019 0 pass [f3e6caf9]
2020 1 pass [a1f8bddb]
2021 0 reveal [4a92dc3f]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2022 0 pass [4d3bf71c]
2023 1 reveal [dbe14573]
    turned-up who=1 card=V.8
    exiting who=1 card=V.8
    got-intrigue who=1 n=1
2024 1 pass [61f8432e]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=6
2025 0 improv [64b84e7e]
    improvised who=0
2026 0 draw:staging [e9e90cff]
2027 0 bury:V.2 [49b10438]
    drew who=0 pile=staging
    buried who=0 pile=script
2028 0 pass [7b2100f8]
2029 1 pass [dfb016b4]
2030 0 place:seize [32452ef7]
2031 1 place:take-the-lead [cadc4d2d]
    placed-all
2032 0 pass [dc878ff6]
2033 1 improv [63c1511c]
    improvised who=1
2034 1 switch:revive [3293b3f3]
    switched who=1
2035 1 pass [296ac2fd]
2036 0 reveal [79ad88d4]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2037 0 pass [bf3f78db]
2038 1 reveal [7a26ff45]
    turned-up-staging who=1 card=revive
2039 1 exit [ddffd16d]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2040 1 pass [abeaabb9]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=7
2041 0 pass [a4d6d146]
2042 1 improv [156cf6bd]
    improvised who=1
2043 1 draw:staging [1c31a935]
2044 1 bury:take-the-lead [4ef2dcad]
    drew who=1 pile=staging
    buried who=1 pile=staging
2045 1 pass [e0b23811]
2046 0 place:V.15 [8ef999cd]
2047 1 place:revive [7dbe1ad3]
    placed-all
2048 0 improv [cdcaf8f4]
    improvised who=0
2049 0 switch:V.7 [52a4db74]
    switched who=0
2050 0 pass [a3c4e7dd]
2051 1 pass [3dd33272]
2052 0 reveal [c97d44cc]
    turned-up who=0 card=V.7
2053 0 play [d271dd4f]
    played who=0 card=V.7
    scored who=0 card=V.7 n=1
    got-intrigue who=0 n=2
2054 0 pass [5e530905]
2055 1 reveal [2e3251b0]
    turned-up-staging who=1 card=revive
2056 1 exit [eb397376]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2057 1 pass [9acd04e3]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=8
2058 0 show:exchange [7b3671c7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2059 1 show:no-drama [c6b80002]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
2060 0 improv [588a2d3b]
    improvised who=0
2061 0 draw:script [fdfea56f]
2062 0 bury:V.3 [fdab07f1]
    drew who=0 pile=script
    buried who=0 pile=script
2063 0 pass [caa472c6]
2064 1 pass [2ae0e173]
2065 0 place:V.13 [509d744f]
2066 1 place:villainy [7dfb2676]
    placed-all
2067 0 pass [c12dd03d]
2068 1 pass [3833e6a2]
2069 0 reveal [1c781aa6]
    turned-up who=0 card=V.13
    played who=0 card=V.13
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
2070 0 pass [76d9cefd]
2071 1 coin:emilia [b1378820]
    used-coin-at who=1 coin=emilia whom=0
2072 0 let [50b100b0]
    stole-coin who=1 coin=othello whom=0
2073 1 coin:othello [19e9f1ad]
    giving-by-coin who=1 coin=othello whom=0
2074 0 let [63cb6364]
    gave-lead who=1 whom=0
2075 1 reveal [c9220908]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2076 1 pass [2a5f713d]
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    drew who=1 pile=script
    scene-began scene=9
2077 1 improv [887e0928]
    improvised who=1
2078 1 draw:script [1d70e61e]
2079 1 bury:V.9 [fe865ae2]
    drew who=1 pile=script
    buried who=1 pile=script
2080 1 pass [e3fb9c4c]
2081 0 improv [63a38cf7]
    improvised who=0
2082 0 draw:script [5b9c90a5]
2083 0 bury:V.16 [57db332b]
    drew who=0 pile=script
    buried who=0 pile=script
2084 0 show:exchange [6c3309ed]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2085 0 give:villainy [c16770ed]
    traded who=0 whom=1
2086 0 pass [87d4dfa3]
2087 0 place:villainy [53d61d9b]
2088 1 place:revive [418c3f36]
    placed-all
2089 1 pass [1d5f6a72]
2090 0 pass [48653668]
2091 1 reveal [1b3d0974]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2092 0 let [8d40eee2]
    got-intrigue who=1 n=1
2093 1 pass [c863fe8e]
2094 0 reveal [16540d99]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2095 0 pass [e5a9e385]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    scene-began scene=10
2096 1 improv [ba71ef54]
    improvised who=1
2097 1 draw:script [fbf61d34]
2098 1 bury:V.11 [c8bfefd1]
    drew who=1 pile=script
    buried who=1 pile=script
2099 1 pass [f2df56d1]
2100 0 pass [4833eb89]
2101 0 place:V.3 [a4183881]
2102 1 place:V.2 [5b5544b5]
    placed-all
2103 1 pass [1fc141e4]
2104 0 pass [bc3ca187]
2105 1 reveal [11d2a8c5]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
2106 0 let [3bcd60d8]
    got-intrigue who=1 n=1
2107 1 pass [73605dee]
2108 0 improv [139830e9]
    improvised who=0
2109 0 draw:staging [206cc05d]
2110 0 bury:V.9 [d0d56ca3]
    drew who=0 pile=staging
    buried who=0 pile=script
2111 0 reveal [f3db0598]
    turned-up who=0 card=V.3
    exiting who=0 card=V.3
    got-intrigue who=0 n=1
2112 0 pass [c0f91243]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=11
2113 1 improv [b529a6ac]
    improvised who=1
2114 1 draw:script [5a49372d]
2115 1 bury:V.16 [c073879d]
    drew who=1 pile=script
    buried who=1 pile=script
2116 1 pass [d0a229b0]
2117 0 improv [724d3270]
    improvised who=0
2118 0 draw:script [89345dc2]
2119 0 bury:V.15 [e79f8a4a]
    drew who=0 pile=script
    buried who=0 pile=script
2120 0 pass [f6c0846c]
2121 0 place:take-the-lead [84a1c3ea]
2122 1 place:V.5 [f1b59e79]
    placed-all
2123 1 pass [0d58cbd1]
2124 0 pass [1ba9f5fb]
2125 1 reveal [e95c74fb]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
2126 0 let [aada5571]
    got-intrigue who=1 n=1
2127 1 pass [5a29b29c]
2128 0 reveal [ff8bb755]
    turned-up-staging who=0 card=take-the-lead
2129 0 play [ed9ad2e0]
    giving who=0 card=take-the-lead whom=1
2130 1 let [772acac0]
    gave-lead who=0 whom=1
2131 0 show:no-drama [a27b8cf5]
    no-drama who=0
    drew who=0 pile=staging
2132 0 pass [4a9dd5a7]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=12
2133 0 pass [060895ea]
2134 1 improv [3b2a959d]
    improvised who=1
2135 1 draw:staging [5a44f720]
2136 1 bury:V.1 [54096e0a]
    drew who=1 pile=staging
    buried who=1 pile=script
2137 1 show:exchange [8eb967d3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2138 1 give:miscue [a6eced01]
    traded who=1 whom=0
2139 1 pass [3bb14de2]
2140 0 place:seize [0c432851]
2141 1 place:seize [7640d4f7]
    placed-all
2142 0 pass [0413475f]
2143 1 pass [adee2547]
2144 0 reveal [3331af15]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2145 0 improv [9ccf452a]
    improvised who=0
2146 0 draw:staging [408a9422]
2147 0 bury:take-the-lead [6c9edf61]
    drew who=0 pile=staging
    buried who=0 pile=staging
2148 0 pass [8029f04a]
2149 1 reveal [217fc9e7]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2150 1 pass [62c1ef5e]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=13
2151 0 pass [6a75de40]
2152 1 improv [414c8718]
    improvised who=1
2153 1 draw:staging [901b390c]
2154 1 bury:take-the-lead [c9e1eb45]
    drew who=1 pile=staging
    buried who=1 pile=staging
2155 1 pass [012a5637]
2156 0 place:take-the-lead [d5986577]
2157 1 place:no-drama [45ef2235]
    placed-all
2158 0 show:exchange [c37360a1]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2159 0 give:seize [bbe6765b]
    traded who=0 whom=1
2160 0 show:exchange [7eabaa0e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2161 0 give:miscue [e2bbd033]
    traded who=0 whom=1
2162 0 pass [4ccef8de]
2163 1 pass [5e7e888c]
2164 0 reveal [f61f6bb0]
    turned-up-staging who=0 card=take-the-lead
2165 0 exit [7e6c30dc]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2166 0 improv [d839ae05]
    improvised who=0
2167 0 draw:staging [8c300ab0]
2168 0 bury:V.14 [f8233ae3]
    drew who=0 pile=staging
    buried who=0 pile=script
2169 0 show:exchange [80047b43]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2170 0 give:miscue [a4f32801]
    traded who=0 whom=1
2171 0 pass [447bff61]
2172 1 reveal [308ff63c]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2173 1 pass [069542d5]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=14
2174 0 pass [59a90fa1]
2175 1 improv [4454147d]
    improvised who=1
2176 1 draw:script [59ed3156]
2177 1 bury:V.11 [30880d02]
    drew who=1 pile=script
    buried who=1 pile=script
2178 1 pass [64880835]
2179 0 place:V.8 [a2bf9413]
2180 1 place:V.6 [27808872]
    placed-all
2181 0 pass [38b5fce5]
2182 1 pass [d6d4c409]
2183 0 reveal [19c3df54]
    turned-up who=0 card=V.8
2184 0 exit [03e8367d]
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
2185 0 pass [fdbf6186]
2186 1 reveal [732f4ee1]
    turned-up who=1 card=V.6
2187 1 exit [b4c31548]
    exiting who=1 card=V.6
    got-intrigue who=1 n=1
2188 1 pass [9bb7c148]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=15
2189 0 pass [5ca8608c]
2190 1 improv [fc3c3eb4]
    improvised who=1
2191 1 draw:staging [9bf6c5e5]
2192 1 bury:V.16 [e37f4637]
    drew who=1 pile=staging
    buried who=1 pile=script
2193 1 pass [13288ae9]
2194 0 place:V.15 [702be345]
2195 1 place:seize [a11e3d13]
    placed-all
2196 0 improv [a7f1381e]
    improvised who=0
2197 0 switch:revive [805bdc79]
    switched who=0
2198 0 pass [2bb64bdf]
2199 1 pass [2d9cb236]
2200 0 reveal [a4a1605f]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2201 0 pass [7feefd3b]
2202 1 reveal [8d26541d]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2203 1 pass [b756ae2f]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=16
2204 0 pass [61fad066]
2205 1 pass [0b8848f2]
2206 0 place:V.9 [18558394]
2207 1 place:V.14 [51792a6b]
    placed-all
2208 0 improv [d947b360]
    improvised who=0
2209 0 switch:V.11 [797d36dc]
    switched who=0
2210 0 pass [869d3431]
2211 1 improv [2bad2c4a]
    improvised who=1
2212 1 switch:take-the-lead [03125830]
    switched who=1
2213 1 pass [38bb38e0]
2214 0 reveal [ee876892]
    turned-up who=0 card=V.11
2215 0 play [e198e961]
    played who=0 card=V.11
    set-aside card=V.11 character=emilia
    got-coin who=0 coin=emilia
2216 0 pass [b423f05e]
2217 1 reveal [4855540b]
    turned-up-staging who=1 card=take-the-lead
2218 1 exit [c860c9de]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2219 1 pass [6fad57dd]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    scene-began scene=17
2220 0 pass [6f92091b]
2221 1 pass [e7e268c9]
2222 0 place:miscue [5a4898ed]
2223 1 place:V.1 [4288106f]
    placed-all
2224 0 pass [a2ac14e1]
2225 1 pass [cfc3be74]
2226 0 reveal [5dea0fb1]
    turned-up-staging who=0 card=miscue
2227 0 play [8c92957c]
    aimed who=0 card=miscue whom=1
2228 1 let [555b1b50]
    must-switch whom=1
    drew who=0 pile=staging
    reshuffled pile=staging n=18
2229 1 switch:V.14 [cfcd3aea]
    switched who=1
2230 0 place:V.15 [afa143d8]
    turned-up who=0 card=V.15
2231 0 exit [735edb7e]
    exiting who=0 card=V.15
    got-intrigue who=0 n=1
2232 0 pass [c3879ee3]
2233 1 improv [6c18a53c]
    improvised who=1
2234 1 draw:script [598f2b72]
2235 1 bury:V.1 [ee25f9f1]
    drew who=1 pile=script
    buried who=1 pile=script
2236 1 reveal [5f45ebcb]
    turned-up who=1 card=V.14
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2237 1 pass [04d771da]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
2238 0 improv [7108b064]
    improvised who=0
2239 0 draw:script [f77f1b07]
2240 0 bury:V.10 [89c65132]
    drew who=0 pile=script
    buried who=0 pile=script
2241 0 pass [d06e1d79]
2242 1 pass [644ecf60]
2243 0 place:seize [12db2a45]
2244 1 place:V.3 [3871afbc]
    placed-all
2245 0 pass [1013e993]
2246 1 show:exchange [6d850502]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2247 1 give:villainy [f181154d]
    traded who=1 whom=0
2248 1 pass [0918f073]
2249 0 reveal [17eedf2d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2250 0 pass [5b5f5a31]
2251 1 show:exchange [81167ae3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2252 0 let [0a0d86f5]
2253 1 give:V.9 [40562d48]
    traded who=1 whom=0
2254 1 reveal [90fa7ad6]
    turned-up who=1 card=V.3
2255 1 improv [8fcf6ae5]
    improvised who=1
2256 1 draw:script [aa59f654]
2257 1 bury-placed [93a028cf]
    drew who=1 pile=script
    buried who=1 pile=script
    turned-up who=1 card=V.2
2258 1 play [620b5b3d]
    played who=1 card=V.2
    scored who=1 card=V.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2259 1 pass [154c4a0c]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=19
2260 0 coin:emilia [82fad224]
    used-coin-at who=0 coin=emilia whom=1
2261 1 let [853d7a8a]
    stole-coin who=0 coin=iago whom=1
2262 0 improv [f6dbe053]
    improvised who=0
2263 0 draw:script [ac8be3aa]
2264 0 bury:V.9 [a97b1205]
    drew who=0 pile=script
    buried who=0 pile=script
2265 0 pass [f80f4940]
2266 1 pass [99efff75]
2267 0 place:V.8 [4f9d71e5]
2268 1 place:revive [915ad235]
    placed-all
2269 0 pass [898005c6]
2270 1 improv [831f8965]
    improvised who=1
2271 1 switch:revive [0550e6ad]
    switched who=1
2272 1 pass [b8080192]
2273 0 reveal [18cc3c60]
    turned-up who=0 card=V.8
2274 0 play [f8b0bbe8]
    played who=0 card=V.8
    scored who=0 card=V.8 n=1
    got-coin who=0 coin=desdemona
2275 0 coin:iago [3375bb11]
2276 0 wound:cassio [b327e9a6]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
2277 0 pass [f9953912]
2278 1 reveal [f7728ccf]
    turned-up-staging who=1 card=revive
2279 1 exit [e6c81baa]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2280 1 pass [9e535c82]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=20
2281 0 coin:desdemona [cfd62258]
    no-drama-coin who=0
2282 0 pass [097f004d]
2283 1 pass [a217e70b]
2284 0 place:villainy [a459cf21]
2285 1 place:villainy [04d5fe1c]
    placed-all
2286 0 pass [a66ab2c1]
2287 1 pass [a9c537ef]
2288 0 reveal [3906f319]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2289 0 improv [bd1a9932]
    improvised who=0
2290 0 draw:staging [d8ade735]
2291 0 bury:no-drama [34e7ead7]
    drew who=0 pile=staging
    buried who=0 pile=staging
2292 0 pass [210725cf]
2293 1 reveal [e25ce5be]
    turned-up-staging who=1 card=villainy
2294 1 improv [3ca51368]
    improvised who=1
2295 1 draw:script [3aa5c0cd]
2296 1 bury:V.16 [4caed01d]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2297 1 pass [c2a1fb0b]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=21
2298 0 pass [5483c6f8]
2299 1 pass [7f6b5ecd]
2300 0 place:miscue [6c3faed3]
2301 1 place:V.10 [ca3ce5ea]
    placed-all
2302 0 pass [0fe3d207]
2303 1 improv [2b9342ad]
    improvised who=1
2304 1 switch:V.3 [dcee385b]
    switched who=1
2305 1 show:exchange [91caa066]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2306 1 give:miscue [5b5ccb11]
    traded who=1 whom=0
2307 1 pass [ba3434e0]
2308 0 reveal [d1370a7a]
    turned-up-staging who=0 card=miscue
2309 0 play [d9be9330]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2310 1 switch:V.1 [5ffdb249]
    switched who=1
2311 0 place:V.6 [687bbe8d]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2312 0 pass [f57079a2]
2313 1 reveal [e58c3004]
    turned-up who=1 card=V.1
2314 1 play [5ee0da3a]
    played who=1 card=V.1
    scored who=1 card=V.1 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2315 1 pass [b612a820]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=22
2316 0 pass [0b852475]
2317 1 improv [308bd4c6]
    improvised who=1
2318 1 draw:staging [c87a876c]
2319 1 bury:seize [a2e25981]
    drew who=1 pile=staging
    buried who=1 pile=staging
2320 1 pass [5779f87c]
2321 0 place:V.9 [c369f7e5]
2322 1 place:V.3 [ccf73842]
    placed-all
2323 0 improv [22b08d97]
    improvised who=0
2324 0 switch:seize [75637893]
    switched who=0
2325 0 coin:emilia [ee7d575b]
    used-coin-at who=0 coin=emilia whom=1
    stole-coin who=0 coin=iago whom=1
2326 0 pass [780b54a7]
2327 1 pass [07e5c759]
2328 0 coin:iago [19d5b9ea]
2329 0 wound:desdemona [3c8ea9db]
    used-iago who=0 character=desdemona
    wounded who=0 character=desdemona n=1 total=5
2330 0 reveal [7ba7e46e]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2331 0 pass [a19c5cac]
2332 1 reveal [bf428efa]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2333 1 pass [37bbc01c]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=23
2334 0 pass [675ee9e5]
2335 1 show:no-drama [41b96f5b]
    no-drama who=1
    drew who=1 pile=staging
2336 1 show:exchange [2ef35519]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2337 0 let [aad92d75]
2338 1 give:seize [3e562797]
    traded who=1 whom=0
2339 1 pass [07dc6d4e]
2340 0 place:take-the-lead [47374e50]
2341 1 place:revive [05f6c23b]
    placed-all
2342 0 improv [06536c23]
    improvised who=0
2343 0 switch:V.5 [9e817976]
    switched who=0
2344 0 pass [7b025669]
2345 1 pass [30613974]
2346 0 reveal [8e7156ba]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2347 0 pass [8479c59d]
2348 1 reveal [252e9176]
    turned-up-staging who=1 card=revive
2349 1 exit [e36c5dab]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2350 1 improv [bc192586]
    improvised who=1
2351 1 draw:staging [0a354dca]
2352 1 bury:miscue [9ff1f317]
    drew who=1 pile=staging
    buried who=1 pile=staging
2353 1 pass [f7870c00]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=24
2354 0 improv [4b72c6c4]
    improvised who=0
2355 0 draw:staging [497921cb]
2356 0 bury:take-the-lead [b9f19b3a]
    drew who=0 pile=staging
    buried who=0 pile=staging
2357 0 show:exchange [42ecc013]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2358 0 give:villainy [d39d0e59]
    traded who=0 whom=1
2359 0 pass [0f85d0eb]
2360 1 pass [bce11e3f]
2361 0 place:V.9 [e84c7267]
2362 1 place:take-the-lead [1e61772e]
    placed-all
2363 0 pass [894ea8c8]
2364 1 pass [68052e14]
2365 0 reveal [68fa8e89]
    turned-up who=0 card=V.9
2366 0 play [f99da70d]
    played who=0 card=V.9
    scored who=0 card=V.9 n=1
    died character=desdemona
    took-wounds who=0 n=1
    got-coin who=0 coin=othello
2367 0 coin:othello [1aaee117]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
2368 0 pass [ddafdc5e]
2369 1 reveal [a3f9745d]
    turned-up-staging who=1 card=take-the-lead
2370 1 play [b001cbc0]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2371 1 pass [1856f816]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=25
2372 0 pass [5fe47b84]
2373 1 pass [7e754b9b]
2374 0 place:V.4 [9dd2aa12]
2375 1 place:take-the-lead [b0e45331]
    placed-all
2376 0 pass [96075cb9]
2377 1 pass [23a7f675]
2378 0 reveal [8bee7b7c]
    turned-up who=0 card=V.4
2379 0 exit [3330913b]
    exiting who=0 card=V.4
    got-intrigue who=0 n=1
2380 0 pass [b11de860]
2381 1 reveal [f15d4827]
    turned-up-staging who=1 card=take-the-lead
2382 1 exit [2faecd10]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2383 1 pass [1cf84fee]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=26
2384 0 show:no-drama [5b555830]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=15
2385 0 pass [512bb2ce]
2386 1 pass [71d1094d]
2387 0 place:miscue [a8dded78]
2388 1 place:take-the-lead [73a5bf7d]
    placed-all
2389 0 pass [99127d79]
2390 1 pass [d4bcccde]
2391 0 reveal [5f9f7ee8]
    turned-up-staging who=0 card=miscue
2392 0 exit [a092360a]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2393 0 pass [8b672dfd]
2394 1 reveal [4d46279c]
    turned-up-staging who=1 card=take-the-lead
2395 1 improv [06da6f48]
    improvised who=1
2396 1 draw:script [40603ea3]
2397 1 bury:V.10 [8c4ec865]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2398 1 pass [2e7368c7]
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    scene-began scene=27
2399 0 show:no-drama [44d7fd63]
    no-drama who=0
    drew who=0 pile=staging
2400 0 pass [6394fc64]
2401 1 pass [e5960fe6]
2402 0 place:V.5 [869c01cf]
2403 1 place:V.3 [5921e60d]
    placed-all
2404 0 pass [bde06295]
2405 1 pass [b69f5f9d]
2406 0 reveal [e59e86da]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2407 0 improv [03be77f4]
    improvised who=0
2408 0 draw:staging [841d5024]
2409 0 bury:miscue [c973be75]
    drew who=0 pile=staging
    buried who=0 pile=staging
2410 0 pass [674f60f8]
2411 1 improv [e83e7f10]
    improvised who=1
2412 1 draw:staging [22f4c628]
2413 1 bury:V.14 [e3ad9345]
    drew who=1 pile=staging
    buried who=1 pile=script
2414 1 reveal [a3b7f25b]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2415 1 pass [a8e68848]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=28
2416 0 show:exchange [4d9a2292]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2417 1 show:no-drama [889e4cfb]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
2418 0 pass [dabe41ff]
2419 1 pass [33be27f5]
2420 0 place:take-the-lead [6e1f8567]
2421 1 place:seize [0d8f60ab]
    placed-all
2422 0 pass [7e42a0d2]
2423 1 pass [d8dfba97]
2424 0 reveal [a0fddfce]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2425 0 improv [cc8d996a]
    improvised who=0
2426 0 draw:script [da36b80f]
2427 0 bury:V.16 [9c04c558]
    drew who=0 pile=script
    buried who=0 pile=script
2428 0 pass [48c12191]
2429 1 reveal [2e855506]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2430 1 improv [ee9e0bfd]
    improvised who=1
2431 1 draw:staging [2bb6c18d]
2432 1 bury:V.15 [9d84dc98]
    drew who=1 pile=staging
    buried who=1 pile=script
2433 1 pass [ecf9a374]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=29
2434 0 show:exchange [daaf73ca]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2435 0 give:revive [368224ef]
    traded who=0 whom=1
2436 0 pass [90806f4c]
2437 1 pass [a5f20f91]
2438 0 place:V.10 [53358aeb]
2439 1 place:take-the-lead [aef027a6]
    placed-all
2440 0 pass [a5665485]
2441 1 pass [bfd2627f]
2442 0 reveal [fa0a8f87]
    turned-up who=0 card=V.10
2443 0 exit [2a3bee3b]
    exiting who=0 card=V.10
    got-intrigue who=0 n=1
2444 0 pass [18b39bb5]
2445 1 reveal [62005de5]
    turned-up-staging who=1 card=take-the-lead
2446 1 exit [e2200a71]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2447 1 improv [77225ec6]
    improvised who=1
2448 1 draw:script [6cc6ae98]
2449 1 bury:V.6 [8d7e3af6]
    drew who=1 pile=script
    buried who=1 pile=script
2450 1 pass [e42b4950]
    drew who=1 pile=script
    reshuffled pile=script n=3
    drew who=0 pile=staging
    scene-began scene=30
2451 0 pass [2801b6f8]
2452 1 pass [674c2499]
2453 0 place:villainy [14a48888]
2454 1 place:villainy [41ffcd16]
    placed-all
2455 0 pass [1de73966]
2456 1 pass [d0c561bd]
2457 0 improv [3e65ca15]
    improvised who=0
2458 0 draw:staging [6f6e26c1]
2459 0 bury:seize [0197847b]
    drew who=0 pile=staging
    buried who=0 pile=staging
2460 0 reveal [fe698444]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2461 0 pass [da22fbcb]
2462 1 reveal [29688421]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2463 1 improv [302ca04d]
    improvised who=1
2464 1 draw:staging [9bfeca68]
2465 1 bury:revive [f0544d1f]
    drew who=1 pile=staging
    buried who=1 pile=staging
2466 1 show:exchange [e199df5f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2467 0 let [39543fc9]
2468 1 give:exchange [44fda190]
    traded who=1 whom=0
2469 1 pass [720e7b9f]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=31
2470 0 pass [ffd2979f]
2471 1 pass [08f9d796]
2472 0 place:take-the-lead [e1afc9bd]
2473 1 place:V.10 [d175f5f8]
    placed-all
2474 0 show:exchange [13389bba]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2475 0 give:seize [0e7c0f64]
    traded who=0 whom=1
2476 0 improv [9040ece7]
    improvised who=0
2477 0 switch:V.16 [4470d235]
    switched who=0
2478 0 pass [1bd9cc42]
2479 1 pass [2b7ad715]
2480 0 reveal [0cec513d]
    turned-up who=0 card=V.16
    played who=0 card=V.16
    failed who=0 card=V.16
2481 0 show:exchange [05c007e1]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2482 0 give:miscue [caecbbd0]
    traded who=0 whom=1
2483 0 pass [4ee2f9aa]
2484 1 reveal [0893cf08]
    turned-up who=1 card=V.10
    exiting who=1 card=V.10
    got-intrigue who=1 n=1
2485 1 pass [d81db893]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=32
2486 0 pass [915d3bd6]
2487 1 pass [11da0e86]
2488 0 place:V.6 [d05f5fad]
2489 1 place:miscue [c8472036]
    placed-all
2490 0 pass [4d91ddbd]
2491 1 pass [91f7d541]
2492 0 reveal [b160b453]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2493 1 let [f59bd05e]
    got-intrigue who=0 n=1
2494 0 improv [4beea5f7]
    improvised who=0
2495 0 draw:staging [eaf98c90]
2496 0 bury:V.4 [12b19f08]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=15
2497 0 pass [d232ac9b]
2498 1 reveal [50838b0d]
    turned-up-staging who=1 card=miscue
2499 1 exit [9e06fe3c]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2500 1 pass [b6f68383]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=33
2501 0 pass [d8407fc0]
2502 1 improv [7fc0cd3c]
    improvised who=1
2503 1 draw:staging [74d92534]
2504 1 bury:revive [f5b71724]
    drew who=1 pile=staging
    buried who=1 pile=staging
2505 1 pass [7d9527bb]
2506 0 place:revive [1dd51ab3]
2507 1 place:V.14 [254c4f99]
    placed-all
2508 0 pass [d1baf10f]
2509 1 show:no-drama [1e4b0e66]
    no-drama who=1
    drew who=1 pile=staging
2510 1 pass [f66b63ac]
2511 0 reveal [a447e5bf]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2512 0 pass [fb883b58]
2513 1 reveal [23c8b594]
    turned-up who=1 card=V.14
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2514 1 pass [b2bf4f18]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=34
2515 0 pass [49cfbd33]
2516 1 show:exchange [997d947c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2517 0 let [c3f800ad]
2518 1 give:seize [63c0aa0b]
    traded who=1 whom=0
2519 1 pass [ee2fa127]
2520 0 place:villainy [64dfd2d1]
2521 1 place:V.5 [6f2a42e8]
    placed-all
2522 0 improv [d5ff2b01]
    improvised who=0
2523 0 switch:seize [54af15e0]
    switched who=0
2524 0 pass [3c475247]
2525 1 improv [a25812a1]
    improvised who=1
2526 1 switch:miscue [789698ea]
    switched who=1
2527 1 pass [708f4eb6]
2528 0 reveal [d45fb88f]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2529 0 pass [d28c203c]
2530 1 reveal [e4b67c4d]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2531 1 pass [fd570cf0]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=35
2532 0 pass [71e5a914]
2533 1 pass [161e5e93]
2534 0 place:take-the-lead [fd5a49cd]
2535 1 place:V.3 [ff05b81f]
    placed-all
2536 0 improv [f40754c3]
    improvised who=0
2537 0 switch:seize [aa56cde4]
    switched who=0
2538 0 pass [1c04bfe0]
2539 1 pass [365f5035]
2540 0 reveal [56e1f4a7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2541 0 pass [71562d99]
2542 1 improv [04d067e7]
    improvised who=1
2543 1 draw:staging [82aa4585]
2544 1 bury:revive [02c11691]
    drew who=1 pile=staging
    buried who=1 pile=staging
2545 1 reveal [46a7ca17]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2546 1 pass [0514f27d]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=36
2547 0 improv [ca7c5b27]
    improvised who=0
2548 0 draw:staging [0c095985]
2549 0 bury:take-the-lead [dc1ac8e3]
    drew who=0 pile=staging
    buried who=0 pile=staging
2550 0 pass [9e8c58e6]
2551 1 improv [709b000a]
    improvised who=1
2552 1 draw:script [c477035b]
2553 1 bury:V.15 [eec2a673]
    drew who=1 pile=script
    buried who=1 pile=script
2554 1 pass [0f18cb75]
2555 0 place:V.6 [42b893da]
2556 1 place:V.16 [8a8e793c]
    placed-all
2557 0 pass [bfa69905]
2558 1 pass [7af724fd]
2559 0 reveal [6a03cced]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2560 0 pass [317e58b2]
2561 1 reveal [ebf784e2]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    scored who=1 card=V.16 n=4
    died character=othello
    took-wounds who=1 n=5
    act-ended act=V
    tallied who=0 n=34
    tallied who=1 n=38
    iago-bonus who=0 n=2
    company-bonus who=0 n=4
    iago-bonus who=1 n=4
    company-bonus who=1 n=4
    game-ended
scores [40, 46] winners [1]
