set-up [e0d66835]
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
1 0 show:exchange [2fb6b370]
2 0 at:3 [7663ec47]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
3 1 let [995112c3]
4 2 let [a81cc923]
5 3 spotlight [d458af4a]
    stole-spotlight by=3 who=0
6 0 let [c407eb15]
    blocked who=0
7 1 improv [3dd8b09c]
    improvised who=1
8 0 let [4825d8cc]
9 2 let [1ae9c7f7]
10 1 draw:script [131085c9]
11 1 bury:I.1 [a98d44eb]
    drew who=1 pile=script
    buried who=1 pile=script
12 1 pass [eec599f7]
13 2 pass [398396a2]
14 3 pass [3e53e895]
15 0 place:miscue [4c8249e2]
16 1 place:I.4 [d3ba5345]
17 2 place:take-the-lead [c3ba5dd7]
18 3 place:I.10 [424c36ab]
    placed-all
19 0 improv [eeb01480]
    improvised who=0
20 1 spotlight [dc119f75]
21 2 spotlight [d254fa78]
    stole-spotlight by=1 who=0
22 0 let [3ed25133]
    blocked who=0
23 1 pass [4d3c7300]
24 2 pass [f507f9ce]
25 3 pass [750cd285]
26 0 reveal [b6cf5e1c]
    turned-up-staging who=0 card=miscue
27 0 exit [bc29503b]
    exiting who=0 card=miscue
28 1 let [b0bd915c]
29 2 let [8174f97f]
30 3 let [6ccc04c1]
    got-intrigue who=0 n=1
31 0 pass [3d607f42]
32 1 show:exchange [259b45e1]
33 1 at:0 [437ad8e1]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
34 0 spotlight [0f5facf2]
35 2 let [65e5a79d]
36 3 let [3ba054a6]
    stole-spotlight by=0 who=1
37 1 show:no-drama [4bc132c1]
    no-drama who=1
    drew who=1 pile=staging
    defeated who=1 by=0
38 1 give:I.7 [32abb939]
    traded who=1 whom=0
39 1 reveal [07559754]
    turned-up who=1 card=I.4
40 1 play [7b99b7c2]
    played who=1 card=I.4
    scored who=1 card=I.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
41 1 coin:roderigo [4f772c62]
42 1 at:0 [ba95cc7d]
    used-coin-at who=1 coin=roderigo whom=0
43 0 let [3e506692]
44 1 give:take-the-lead [a01dea2a]
    traded who=1 whom=0
45 1 pass [c4cd52c7]
46 2 reveal [972cef46]
    turned-up-staging who=2 card=take-the-lead
47 2 improv [605dd162]
    improvised who=2
48 2 draw:staging [e0838cb7]
49 2 bury:take-the-lead [7a0da0fb]
    drew who=2 pile=staging
    buried who=2 pile=staging
50 2 exit [d6894da3]
    exiting who=2 card=take-the-lead
51 3 let [d2ddb2d0]
    got-intrigue who=2 n=1
52 2 pass [4ece10ad]
53 3 improv [95017f31]
    improvised who=3
54 2 spotlight [999f8312]
    stole-spotlight by=2 who=3
55 3 let [f195456c]
    blocked who=3
56 3 reveal [a40e385b]
    turned-up who=3 card=I.10
    exiting who=3 card=I.10
    got-intrigue who=3 n=1
57 3 pass [6e32597f]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=2
58 0 improv [2718d43b]
    improvised who=0
59 0 draw:staging [3d2e2dc8]
60 0 bury:I.9 [4d04af1a]
    drew who=0 pile=staging
    buried who=0 pile=script
61 0 pass [9d2d6a73]
62 1 pass [ecc9ec05]
63 2 improv [984eaf56]
    improvised who=2
64 2 draw:script [4b7a50a4]
65 2 bury:I.8 [265c15d9]
    drew who=2 pile=script
    buried who=2 pile=script
66 2 pass [854c15df]
67 3 improv [e9aa7c3b]
    improvised who=3
68 3 draw:staging [bf9807c0]
69 3 bury:I.5 [eaa9c0fb]
    drew who=3 pile=staging
    buried who=3 pile=script
70 3 pass [61c6ae2b]
71 0 place:I.7 [a897b014]
72 1 place:I.11 [eeb3b592]
73 2 place:I.12 [f5145be4]
74 3 place:seize [4abea991]
    placed-all
75 0 pass [915eac10]
76 1 improv [4682fbad]
    improvised who=1
77 1 switch:take-the-lead [c4680744]
    switched who=1
78 1 pass [ae72c5c5]
79 2 pass [3773ea0b]
80 3 pass [ed9731a3]
81 0 reveal [f8b4a6d5]
    turned-up who=0 card=I.7
82 0 play [343dff27]
    played who=0 card=I.7
83 1 let [fb008300]
84 2 let [6a09dabd]
85 3 let [56a739ef]
    scored who=0 card=I.7 n=1
    got-intrigue who=0 n=2
86 0 pass [0c716407]
87 1 reveal [f85b49c4]
    turned-up-staging who=1 card=take-the-lead
88 1 play [039c3487]
    aimed who=1 card=take-the-lead whom=3
89 2 let [78fbfbed]
90 3 let [daf012cc]
    took-lead who=1 whom=3
91 1 pass [8074b653]
92 2 reveal [07f3325f]
    turned-up who=2 card=I.12
    played who=2 card=I.12
    failed who=2 card=I.12
93 2 pass [f6b94dca]
94 3 reveal [8a010755]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
95 3 pass [56cc19f5]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=3
96 2 pass [df8581fe]
97 3 pass [afaf2623]
98 0 show:exchange [cb8c2a2f]
99 0 at:3 [078f1e3c]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
100 3 let [f6156579]
101 0 blind [835f1620]
102 0 give:take-the-lead [2e9b3f1d]
    traded who=0 whom=3
103 0 improv [726706cc]
    improvised who=0
104 0 draw:staging [6281934c]
105 0 bury:no-drama [46323c10]
    drew who=0 pile=staging
    buried who=0 pile=staging
106 0 pass [6b9b56fb]
107 1 pass [d74532ed]
108 0 place:take-the-lead [d8cb4863]
109 1 place:I.11 [fed6567d]
110 2 place:seize [1d3a9d0d]
111 3 place:villainy [10443c35]
    placed-all
112 2 improv [96303943]
    improvised who=2
113 2 switch:I.2 [05636e50]
    switched who=2
114 2 pass [fa4baa2f]
115 3 improv [40ca4c19]
    improvised who=3
116 3 switch:I.9 [7e7de194]
    switched who=3
117 3 pass [526a00ea]
118 0 pass [0401acec]
119 1 improv [d0974dda]
    improvised who=1
120 1 switch:I.1 [48f8dcf8]
    switched who=1
121 1 pass [f5a7a443]
122 2 reveal [50d64f83]
    turned-up who=2 card=I.2
    exiting who=2 card=I.2
123 0 let [7b66256a]
124 3 let [56383b40]
    got-intrigue who=2 n=1
125 2 pass [ae1f0af3]
126 3 reveal [9f531c84]
    turned-up who=3 card=I.9
    played who=3 card=I.9
127 0 let [123eefd1]
    scored who=3 card=I.9 n=2
    half-curtain
    got-intrigue who=3 n=1
    got-coin who=3 coin=desdemona
128 3 coin:desdemona [c57393d3]
    no-drama-coin who=3
129 3 pass [2b717a6a]
130 0 reveal [547e27e6]
    turned-up-staging who=0 card=take-the-lead
131 0 exit [2e0dfe2b]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
132 0 pass [3311c2cb]
133 1 reveal [ce916b62]
    turned-up who=1 card=I.1
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
134 1 pass [4e7ba894]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=4
135 2 improv [1dc3b450]
    improvised who=2
136 2 draw:script [a4578cbc]
137 2 bury:I.3 [53c47e18]
    drew who=2 pile=script
    buried who=2 pile=script
138 2 pass [b382bff6]
139 3 pass [b2257874]
140 0 improv [fedcf136]
    improvised who=0
141 0 draw:script [2d350b15]
142 0 bury:I.8 [9095c4b1]
    drew who=0 pile=script
    buried who=0 pile=script
143 0 pass [acf76a00]
144 1 improv [c55abe72]
    improvised who=1
145 1 draw:staging [b45e47a1]
146 1 bury:miscue [6e6d7c1c]
    drew who=1 pile=staging
    buried who=1 pile=staging
147 1 pass [94a62cfb]
148 0 place:seize [3f17d32b]
149 1 place:revive [2aa4de68]
150 2 place:seize [8ee9c9db]
151 3 place:villainy [4a62ed32]
    placed-all
152 2 show:no-drama [2083c0f7]
    no-drama who=2
    drew who=2 pile=staging
153 2 pass [d7211746]
154 3 pass [24150c33]
155 0 pass [60a37ac1]
156 1 pass [20f22d05]
157 2 show:exchange [2625f808]
158 2 at:3 [66c9a41f]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
159 3 let [05f7cb41]
160 2 give:take-the-lead [e4a54ee6]
    traded who=2 whom=3
161 2 reveal [0aa35121]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
162 2 pass [e358c676]
163 3 reveal [be1d30d4]
    turned-up-staging who=3 card=villainy
164 3 improv [a7aa44d5]
    improvised who=3
165 3 draw:staging [44ee136e]
166 3 bury-placed [d857ab76]
    drew who=3 pile=staging
    buried who=3 pile=staging
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
167 3 pass [423841e2]
168 0 reveal [6f6e9ab0]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
169 0 pass [37fb5da8]
170 1 reveal [8042a659]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
171 1 pass [40d837cb]
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=5
172 2 improv [fbd2beeb]
    improvised who=2
173 2 draw:script [119a3e8e]
174 2 bury:I.1 [17dd02eb]
    drew who=2 pile=script
    buried who=2 pile=script
175 2 pass [fadb6386]
176 3 pass [316e6c93]
177 0 pass [5664b0ca]
178 1 pass [1d6f202e]
179 0 place:I.12 [888804bc]
180 1 place:I.6 [ca7d1b79]
181 2 place:villainy [f5a9a1c7]
182 3 place:take-the-lead [c60ca264]
    placed-all
183 2 pass [22923fe2]
184 3 improv [896ec4bd]
    improvised who=3
185 3 switch:take-the-lead [4dc72d61]
    switched who=3
186 3 pass [4ed3bf9c]
187 0 improv [19e6c95c]
    improvised who=0
188 0 switch:I.3 [e1153091]
    switched who=0
189 0 pass [b797eeed]
190 1 improv [6ced779a]
    improvised who=1
191 1 switch:I.8 [d359011f]
    switched who=1
192 1 pass [e001fbd6]
193 2 reveal [c1817890]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
194 0 let [65a4fbc0]
195 3 let [30dd5236]
    got-intrigue who=2 n=1
196 2 pass [b8e21436]
197 3 reveal [8055ac08]
    turned-up-staging who=3 card=take-the-lead
198 3 play [a448e3c3]
    aimed who=3 card=take-the-lead whom=1
199 0 let [86af96f8]
    took-lead who=3 whom=1
200 3 pass [60911d45]
201 0 reveal [243bf5ba]
    turned-up who=0 card=I.3
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
202 0 pass [a070eaa1]
203 1 reveal [66c8390b]
    turned-up who=1 card=I.8
204 1 play [ca0d8db1]
    played who=1 card=I.8
    scored who=1 card=I.8 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
205 1 coin:othello [958b3bc7]
    used-coin-at who=1 coin=othello whom=3
206 3 let [350c8ebb]
    took-lead who=1 whom=3
207 1 pass [3b7f0c58]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=6
208 2 improv [3ca3c361]
    improvised who=2
209 2 bury:miscue [893d3afb]
    drew who=2 pile=staging
    buried who=2 pile=staging
210 2 pass [3c3aacd6]
211 3 pass [2766e419]
212 0 pass [93800577]
213 1 show:exchange [8492dbb3]
214 1 at:0 [b9429acc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
215 0 let [a0e346ca]
216 1 give:I.11 [d0aa3702]
    traded who=1 whom=0
217 1 improv [b746b397]
    improvised who=1
218 1 bury:I.6 [e6d07e64]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
219 1 pass [13971b13]
220 0 place:take-the-lead [9696c8f9]
221 1 place:miscue [79fed2ac]
222 2 place:take-the-lead [8499e8a7]
223 3 place:I.3 [caf1b329]
    placed-all
224 2 pass [aea7cc3a]
225 3 pass [6c2f81de]
226 0 pass [1ffe5b31]
227 1 pass [91608c2f]
228 2 reveal [7d901722]
    turned-up-staging who=2 card=take-the-lead
229 2 play [dbbfa0e1]
    aimed who=2 card=take-the-lead whom=1
230 0 let [37a49b44]
231 3 let [a0f02a25]
    took-lead who=2 whom=1
232 2 pass [d1e9a8a2]
233 3 improv [e051c1f9]
    improvised who=3
234 3 draw:script [5a8b69fc]
235 3 bury-placed [a2de412b]
    drew who=3 pile=script
    buried who=3 pile=script
236 3 reveal [b53d9ece]
    turned-up who=3 card=I.6
237 3 exit [d793cdca]
    exiting who=3 card=I.6
238 0 let [4e59e8a0]
    got-intrigue who=3 n=1
239 3 pass [ab58738d]
240 0 reveal [a4546f2d]
    turned-up-staging who=0 card=take-the-lead
241 0 play [d2a45023]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
242 0 improv [f657ae40]
    improvised who=0
243 0 draw:script [536a9f0d]
244 0 bury:I.11 [a6cc8b86]
    drew who=0 pile=script
    buried who=0 pile=script
245 0 pass [3001ad62]
246 1 reveal [a6dbeb16]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
247 1 show:no-drama [04d0b897]
    no-drama who=1
    drew who=1 pile=staging
248 1 pass [7c52c284]
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    reshuffled pile=staging n=21
    staging-empty n=1
    drew who=3 pile=staging
    scene-began scene=7
249 1 pass [7c5af088]
250 2 pass [4b9223e2]
251 3 pass [460e8e06]
252 0 pass [5b2f0a32]
253 0 place:seize [4454bc17]
254 1 place:I.12 [4812574f]
255 2 place:I.10 [ea896d83]
256 3 place:take-the-lead [7266951a]
    placed-all
257 1 pass [049e1be6]
258 2 pass [543b2f0f]
259 3 pass [b5cd617c]
260 0 improv [82a21aac]
    improvised who=0
261 0 switch:I.3 [39a2dd5a]
    switched who=0
262 0 pass [0535c192]
263 1 reveal [c205acaf]
    turned-up who=1 card=I.12
    played who=1 card=I.12
264 0 let [ae364ffa]
265 3 let [5fd6260c]
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
266 3 discard:no-drama [925034b3]
    discarded who=3 card=no-drama
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    act-began act=II who=2
    scene-began scene=1
267 3 improv [e4d3073b]
    improvised who=3
268 3 draw:script [085029e0]
269 3 bury:II.8 [8d70f020]
    drew who=3 pile=script
    buried who=3 pile=script
270 3 pass [8b535777]
271 0 improv [896e7df2]
    improvised who=0
272 0 draw:staging [fe164db3]
273 0 bury:seize [3af594b0]
    drew who=0 pile=staging
    buried who=0 pile=staging
274 0 pass [c670c405]
275 1 pass [9c6e47eb]
276 2 pass [3c6a2bde]
277 0 place:II.6 [34ffba83]
278 1 place:II.11 [89dd105d]
279 2 place:II.2 [9c2e8707]
280 3 place:revive [bd592d37]
    placed-all
281 3 pass [1327fb21]
282 0 pass [13ad4ae2]
283 1 improv [83e51b3a]
    improvised who=1
284 1 switch:villainy [5a641315]
    switched who=1
285 1 pass [0a3966f7]
286 2 show:exchange [47fd7fae]
287 2 at:1 [e04ecf97]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
288 2 give:II.12 [6b799856]
    traded who=2 whom=1
289 2 pass [c496442d]
290 3 reveal [9dcacaa0]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
291 0 let [4d3b04f4]
    got-intrigue who=3 n=1
292 3 pass [2ac694db]
293 0 reveal [cd877a4a]
    turned-up who=0 card=II.6
294 0 play [e01d5090]
    played who=0 card=II.6
    scored who=0 card=II.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
295 0 pass [e3b67fc0]
296 1 reveal [3274326f]
    turned-up-staging who=1 card=villainy
297 1 play [1b3190a3]
    played who=1 card=villainy
298 1 wound:iago [474aacc7]
    wounded who=1 character=iago n=1 total=6
299 1 pass [2027c901]
300 2 reveal [b4e46a0f]
    turned-up who=2 card=II.2
301 2 play [8a020327]
    played who=2 card=II.2
    scored who=2 card=II.2 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
302 2 coin:iago [cc70d96c]
303 2 wound:roderigo [1d0c81e8]
    used-iago who=2 character=roderigo
    wounded who=2 character=roderigo n=1 total=4
304 2 pass [f5ea6728]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=2
305 3 pass [813c59eb]
306 0 coin:cassio [af36f926]
    used-coin who=0 coin=cassio
307 0 draw:script [1a2ac423]
308 0 bury:II.10 [5cc41fca]
    drew who=0 pile=script
    buried who=0 pile=script
309 0 pass [1e78e26f]
310 1 pass [7f68fee9]
311 2 show:no-drama [347b95b6]
    no-drama who=2
    drew who=2 pile=staging
312 2 pass [18d5de39]
313 0 place:take-the-lead [ceb41a4a]
314 1 place:II.11 [a0d00bac]
315 2 place:exchange [fc551fe6]
316 3 place:II.7 [c53a341e]
    placed-all
317 3 improv [a7bbc5b4]
    improvised who=3
318 3 switch:II.5 [fb660416]
    switched who=3
319 3 pass [af50b39e]
320 0 pass [28a98d21]
321 1 pass [a0e62bc5]
322 2 pass [d5f6152c]
323 3 reveal [1a981e5a]
    turned-up who=3 card=II.5
    exiting who=3 card=II.5
324 0 let [bde76598]
    got-intrigue who=3 n=1
325 3 pass [7bbafb91]
326 0 reveal [0af9fafa]
    turned-up-staging who=0 card=take-the-lead
327 0 improv [5f9a72f1]
    improvised who=0
328 0 draw:staging [32a3cc6c]
329 0 bury:II.9 [440ba232]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
330 0 pass [83906532]
331 1 reveal [32b6a00f]
    turned-up who=1 card=II.11
    exiting who=1 card=II.11
    got-intrigue who=1 n=1
332 1 pass [9d24f23e]
333 2 reveal [7f95a2e4]
    turned-up-staging who=2 card=exchange
334 2 exit [8c270991]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
335 2 pass [a642d3f8]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
336 3 pass [42bec2be]
337 0 pass [31e177cb]
338 1 improv [83ad9abe]
    improvised who=1
339 1 draw:staging [0dc5d06e]
340 1 bury:miscue [3422c334]
    drew who=1 pile=staging
    buried who=1 pile=staging
341 1 show:exchange [2ae83c29]
342 1 at:3 [503dca17]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
343 3 let [d800af45]
344 1 give:exchange [7d3a813c]
    traded who=1 whom=3
345 1 pass [c649285a]
346 2 improv [4aac4ae0]
    improvised who=2
347 2 draw:staging [26a4cfd2]
348 2 bury:miscue [902d9a65]
    drew who=2 pile=staging
    buried who=2 pile=staging
349 2 pass [be29494b]
350 0 place:revive [6526f306]
351 1 place:II.3 [78b04bd5]
352 2 place:II.8 [1445f6c0]
353 3 place:take-the-lead [34ecd717]
    placed-all
354 3 improv [408c7ad4]
    improvised who=3
355 3 switch:exchange [06b9d77a]
    switched who=3
356 3 pass [c538de41]
357 0 improv [642557ba]
    improvised who=0
358 0 switch:revive [e4a01259]
    switched who=0
359 0 pass [2f1873f2]
360 1 pass [3ed59b74]
361 2 pass [637677c2]
362 3 reveal [94dc6469]
    turned-up-staging who=3 card=exchange
363 3 exit [188c9129]
    exiting who=3 card=exchange
364 0 let [84dd90a2]
    got-intrigue who=3 n=1
365 3 pass [96bd955a]
366 0 reveal [38bda670]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
367 0 pass [b5b00254]
368 1 reveal [3468e779]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
369 1 pass [53d1c58e]
370 2 reveal [e744baca]
    turned-up who=2 card=II.8
    exiting who=2 card=II.8
    got-intrigue who=2 n=1
371 2 pass [86b035c9]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=4
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=4
372 3 improv [33472832]
    improvised who=3
373 3 draw:script [90be1911]
374 3 bury:II.9 [96bc12f2]
    drew who=3 pile=script
    buried who=3 pile=script
375 3 pass [b89a0413]
376 0 improv [ce63eb0a]
    improvised who=0
377 0 draw:staging [d60449e6]
378 0 bury:revive [4fb75657]
    drew who=0 pile=staging
    buried who=0 pile=staging
379 0 pass [05dc4ab3]
380 1 improv [cc6b8283]
    improvised who=1
381 1 draw:script [5ba9ef3a]
382 1 bury:II.4 [b7261ac3]
    drew who=1 pile=script
    buried who=1 pile=script
383 1 pass [e804e246]
384 2 improv [5a945bbd]
    improvised who=2
385 2 draw:staging [a05eed04]
386 2 bury:exchange [abb74c78]
    drew who=2 pile=staging
    buried who=2 pile=staging
387 2 pass [26ae34c5]
388 0 place:II.10 [7d5cce6c]
389 1 place:miscue [43823a60]
390 2 place:seize [47d645a6]
391 3 place:II.7 [ca4f11d9]
    placed-all
392 3 pass [56f1d515]
393 0 pass [c2fad4db]
394 1 pass [ca1788fe]
395 2 pass [390a22f1]
396 3 reveal [71ca2a3d]
    turned-up who=3 card=II.7
397 3 exit [65c2d510]
    exiting who=3 card=II.7
398 0 let [50506ac8]
    got-intrigue who=3 n=1
399 3 pass [30d3f898]
400 0 reveal [c96990b9]
    turned-up who=0 card=II.10
    played who=0 card=II.10
    scored who=0 card=II.10 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
401 0 coin:othello [e739e970]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
402 0 pass [145b309e]
403 1 reveal [52b319bd]
    turned-up-staging who=1 card=miscue
404 1 play [51f00d41]
    aimed who=1 card=miscue whom=2
    must-switch whom=2
    drew who=1 pile=staging
405 2 switch:seize [0e09ece6]
    switched who=2
406 1 place:II.5 [00013aca]
    turned-up who=1 card=II.5
    exiting who=1 card=II.5
    got-intrigue who=1 n=1
407 1 pass [287cba50]
408 2 reveal [a3018a3e]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
409 2 pass [c9aa33c4]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=5
410 1 pass [dac6ce30]
411 2 pass [8a9dbca8]
412 3 improv [9e7cfc89]
    improvised who=3
413 3 draw:script [3811e96a]
414 3 bury:II.1 [8a97462c]
    drew who=3 pile=script
    buried who=3 pile=script
415 3 pass [e2c4cdf0]
416 0 pass [b66304c9]
417 0 place:take-the-lead [265cd17c]
418 1 place:take-the-lead [45761bb0]
419 2 place:take-the-lead [6a75cf0a]
420 3 place:villainy [c740351b]
    placed-all
421 1 improv [dab8af67]
    improvised who=1
422 1 switch:seize [59a521a6]
    switched who=1
423 1 pass [d1b66d04]
424 2 improv [7bc5a613]
    improvised who=2
425 2 switch:seize [35a26571]
    switched who=2
426 2 pass [c9ef4cd9]
427 3 pass [0c270783]
428 0 pass [ee8ef2f6]
429 1 reveal [10946aac]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
430 1 pass [ef0762af]
431 2 reveal [e073f8ae]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
432 2 pass [9f815597]
433 3 reveal [ba014097]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
434 0 let [9bdeb611]
    got-intrigue who=3 n=1
435 3 pass [2bc4f889]
436 0 reveal [9c9c57fa]
    turned-up-staging who=0 card=take-the-lead
437 0 play [fedfb104]
438 0 at:2 [b7765f3d]
    giving who=0 card=take-the-lead whom=2
439 2 let [defad58c]
    gave-lead who=0 whom=2
440 0 pass [a47c5487]
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    scene-began scene=6
441 3 improv [31974fd4]
    improvised who=3
442 3 bury:II.9 [0322c682]
    drew who=3 pile=staging
    buried who=3 pile=script
    script-again
443 3 pass [19bced44]
444 0 improv [5f2f0a81]
    improvised who=0
445 0 draw:script [785d1065]
446 0 bury:II.8 [b82416dd]
    drew who=0 pile=script
    buried who=0 pile=script
447 0 pass [4acdaf70]
448 1 improv [c054698e]
    improvised who=1
449 1 draw:staging [d54b833a]
450 1 bury:seize [e19180f0]
    drew who=1 pile=staging
    buried who=1 pile=staging
451 1 pass [a43ecadf]
452 2 improv [8e16d964]
    improvised who=2
453 2 draw:script [4f4704a6]
454 2 bury:II.4 [bb9f5cd0]
    drew who=2 pile=script
    buried who=2 pile=script
455 2 pass [88ce02db]
456 0 place:II.5 [54f6d140]
457 1 place:II.7 [a177934c]
458 2 place:II.11 [2a65abb5]
459 3 place:take-the-lead [186bfa2d]
    placed-all
460 3 pass [90a7942f]
461 0 pass [7004f022]
462 1 pass [0428d5af]
463 2 pass [5edc8dff]
464 3 reveal [f53a8d02]
    turned-up-staging who=3 card=take-the-lead
465 3 exit [fd89b046]
    exiting who=3 card=take-the-lead
466 0 let [25fdc625]
    got-intrigue who=3 n=1
467 3 pass [d5030f6f]
468 0 reveal [63f4470a]
    turned-up who=0 card=II.5
    exiting who=0 card=II.5
    got-intrigue who=0 n=1
469 0 pass [7f89c555]
470 1 reveal [16cf5017]
    turned-up who=1 card=II.7
471 1 play [8964bcca]
    played who=1 card=II.7
    scored who=1 card=II.7 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
472 1 coin:roderigo [55d76578]
473 1 at:2 [fe3e3804]
    used-coin-at who=1 coin=roderigo whom=2
474 1 give:miscue [7dd68c55]
    traded who=1 whom=2
475 1 pass [555b39ab]
476 2 reveal [4ae96e1c]
    turned-up who=2 card=II.11
477 2 play [d5344b5c]
    played who=2 card=II.11
    scored who=2 card=II.11 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
478 2 coin:iago [eb5bceda]
479 2 wound:montano [e1917d90]
    used-iago who=2 character=montano
    wounded who=2 character=montano n=1 total=1
    died character=montano
    took-wounds who=2 n=1
480 2 pass [aec73986]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=7
481 3 pass [4b4dc801]
482 0 pass [3d0a69d6]
483 1 pass [5fc9dede]
484 2 pass [c12008ff]
485 0 place:revive [bd2db47c]
486 1 place:take-the-lead [a92af6f9]
487 2 place:II.8 [baa45a09]
488 3 place:II.3 [c8d8e1ef]
    placed-all
489 3 improv [1ecb937f]
    improvised who=3
490 3 switch:II.4 [3bb8f5b4]
    switched who=3
491 3 pass [e80287b1]
492 0 pass [e97e09f4]
493 1 show:exchange [62a1cbe2]
494 1 at:0 [239804cc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=19
495 0 let [12b65784]
496 1 give:villainy [130ca69e]
    traded who=1 whom=0
497 1 pass [cc4c0b23]
498 2 improv [d38863a0]
    improvised who=2
499 2 switch:take-the-lead [7bf68846]
    switched who=2
500 2 pass [1e36eb4a]
501 3 reveal [48c00a26]
    turned-up who=3 card=II.4
502 3 play [e2b5666f]
    played who=3 card=II.4
503 0 let [1c6e4fd9]
504 1 let [8b321351]
    scored who=3 card=II.4 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=othello
505 3 pass [ba123048]
506 0 improv [758aa3b6]
    improvised who=0
507 0 draw:script [58b98662]
508 0 bury:II.9 [84c487dc]
    drew who=0 pile=script
    buried who=0 pile=script
509 0 reveal [5d5919a3]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
510 1 let [f973a164]
    got-intrigue who=0 n=1
511 0 pass [ad37e924]
512 1 reveal [da754852]
    turned-up-staging who=1 card=take-the-lead
513 1 improv [8bb79023]
    improvised who=1
514 1 draw:script [ff5bb493]
515 1 bury:II.12 [9b416227]
    drew who=1 pile=script
    buried who=1 pile=script
516 1 exit [a2968796]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
517 1 pass [b1ebd2c6]
518 2 reveal [90a22b38]
    turned-up-staging who=2 card=take-the-lead
519 2 play [86e5ec82]
520 2 at:3 [68b661ff]
    giving who=2 card=take-the-lead whom=3
521 3 let [896b4143]
    gave-lead who=2 whom=3
522 2 pass [dd13ee24]
    drew who=3 pile=staging
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=8
523 0 improv [cb0a1f30]
    improvised who=0
524 0 bury:II.5 [ef76ab78]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
525 0 pass [a7c1e0b3]
526 1 improv [8c3daabc]
    improvised who=1
527 1 draw:staging [01197894]
528 1 bury:II.9 [f7ae3bc3]
    drew who=1 pile=staging
    buried who=1 pile=script
529 1 show:exchange [86b48375]
530 1 at:3 [3ec551e0]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
531 3 let [7b7f17eb]
532 1 give:seize [3a1088e5]
    traded who=1 whom=3
533 1 show:exchange [1aca37a3]
534 1 at:2 [17eb240c]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
535 1 give:villainy [e53b6f61]
    traded who=1 whom=2
536 1 show:exchange [aa088dd8]
537 1 at:2 [02a73230]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
538 1 give:no-drama [ffee2c26]
    traded who=1 whom=2
539 1 pass [a9be28d7]
540 2 pass [1c7b3a27]
541 3 pass [998fdbdb]
542 0 place:revive [cab8f2d1]
543 1 place:seize [405a17a9]
544 2 place:II.8 [e482d547]
545 3 place:seize [017b24b3]
    placed-all
546 0 pass [ac00b7f4]
547 1 pass [cc01b2e8]
548 2 pass [96012fd8]
549 3 coin:othello [7620fc03]
550 3 at:0 [bd34b511]
    giving-by-coin who=3 coin=othello whom=0
551 0 let [7e040dbe]
    gave-lead who=3 whom=0
552 3 pass [195360e8]
553 1 reveal [1c4809b4]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
554 1 pass [10a36730]
555 2 reveal [908dca0e]
    turned-up who=2 card=II.8
556 2 exit [fdeb2d76]
    exiting who=2 card=II.8
557 0 let [f8925540]
558 3 seize [9fa913b3]
    seized by=3 who=2 card=II.8
    scored who=3 card=II.8 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=cassio
559 3 coin:cassio [1d2eed1e]
    used-coin who=3 coin=cassio
560 3 draw:script [70b75383]
561 3 bury:II.3 [6540e9f3]
    drew who=3 pile=script
    buried who=3 pile=script
562 0 reveal [75b9c1b2]
    turned-up-staging who=0 card=revive
563 0 play [8426a06f]
    played who=0 card=revive
    revived who=0 character=montano
564 0 pass [1a6af938]
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=9
565 1 improv [f90016e6]
    improvised who=1
566 1 bury:seize [2bbbcb91]
    drew who=1 pile=staging
    buried who=1 pile=staging
567 1 pass [412a3bb7]
568 2 show:exchange [4110de45]
569 2 at:0 [795e2c86]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
570 0 let [4f40f690]
571 2 give:no-drama [f531c948]
    traded who=2 whom=0
572 2 pass [55a7681b]
573 3 show:no-drama [566e8597]
    no-drama who=3
    drew who=3 pile=staging
574 3 pass [82996f10]
575 0 show:no-drama [cfd4c532]
    no-drama who=0
    drew who=0 pile=staging
576 0 pass [eca1d6b9]
577 0 place:II.12 [c3466eda]
578 1 place:villainy [492fb3ea]
579 2 place:miscue [2439aa5e]
580 3 place:take-the-lead [afbef9f7]
    placed-all
581 1 pass [5491b586]
582 2 pass [718c5fab]
583 3 improv [3d1788d2]
    improvised who=3
584 3 switch:seize [e07fd6d5]
    switched who=3
585 3 pass [625866cc]
586 0 pass [462adcb1]
587 1 reveal [4e13b0ba]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
588 1 pass [70e395ad]
589 2 reveal [407c1bcf]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
590 2 improv [c951af90]
    improvised who=2
591 2 bury:seize [74e3ad5b]
    drew who=2 pile=staging
    buried who=2 pile=staging
592 2 pass [523e90b2]
593 3 reveal [922cc145]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
594 3 pass [fee254b6]
595 0 reveal [b24be5d3]
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
596 0 discard:villainy [bcc7e1a7]
    discarded who=0 card=villainy
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    act-began act=III who=1
    scene-began scene=1
597 2 pass [dafc8df2]
598 3 improv [3a4cb032]
    improvised who=3
599 3 draw:script [d1c267ec]
600 3 bury:III.11 [09492bfb]
    drew who=3 pile=script
    buried who=3 pile=script
601 3 pass [56cc9bad]
602 0 improv [65d0cd93]
    improvised who=0
603 0 draw:script [1b1eafed]
604 0 bury:III.10 [e59bc52e]
    drew who=0 pile=script
    buried who=0 pile=script
605 0 pass [b885bf67]
606 1 improv [d2ed013e]
    improvised who=1
607 1 draw:script [50567d74]
608 1 bury:III.8 [54aa0f00]
    drew who=1 pile=script
    buried who=1 pile=script
609 1 pass [8c473080]
610 0 place:no-drama [46915fbb]
611 1 place:take-the-lead [4da7933a]
612 2 place:III.7 [6957dec4]
613 3 place:III.14 [fc4c5939]
    placed-all
614 2 pass [06473f38]
615 3 pass [dfdb6f39]
616 0 pass [38eac852]
617 1 pass [9eaf037d]
618 2 reveal [0e3ba692]
    turned-up who=2 card=III.7
    played who=2 card=III.7
    failed who=2 card=III.7
619 2 pass [0bd40115]
620 3 show:exchange [2f75fd0b]
621 3 at:1 [7374c5bb]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
622 3 give:take-the-lead [cd74074a]
    traded who=3 whom=1
623 3 reveal [909f3a74]
    turned-up who=3 card=III.14
624 3 play [5d2d5947]
    played who=3 card=III.14
    scored who=3 card=III.14 n=2
    got-coin who=3 coin=cassio
    got-handkerchief who=3
625 3 coin:cassio [7c5f4e18]
    used-coin who=3 coin=cassio
626 3 draw:script [ed39efe4]
627 3 bury:III.6 [539fb017]
    drew who=3 pile=script
    buried who=3 pile=script
628 3 pass [31812b14]
629 0 coin:iago [8aebfa41]
630 0 wound:othello [c26c4b2e]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=1 total=6
631 0 reveal [1f448438]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
632 0 pass [0d1df233]
633 1 reveal [f074f661]
    turned-up-staging who=1 card=take-the-lead
634 1 play [6e4efcca]
635 1 at:3 [cd3a8b5f]
    giving who=1 card=take-the-lead whom=3
    gave-lead who=1 whom=3
636 1 pass [90a5688f]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=2
637 0 pass [0c3be7fb]
638 1 pass [9fcdd073]
639 2 pass [33106f00]
640 3 pass [4b267678]
641 0 place:III.13 [9cb022ff]
642 1 place:III.2 [e6ab0187]
643 2 place:miscue [31669578]
644 3 place:take-the-lead [dd62435a]
    placed-all
645 0 improv [7adbaa70]
    improvised who=0
646 0 switch:take-the-lead [5b43a089]
    switched who=0
647 0 pass [7401b8f8]
648 1 pass [9c27f46f]
649 2 pass [34648778]
650 3 pass [022aef32]
651 0 reveal [302d73d6]
    turned-up-staging who=0 card=take-the-lead
652 0 play [d70104c8]
    aimed who=0 card=take-the-lead whom=3
    took-lead who=0 whom=3
653 0 pass [babc632c]
654 1 reveal [e99ff407]
    turned-up who=1 card=III.2
655 1 exit [c39ed7b3]
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
656 1 improv [dff1fdb7]
    improvised who=1
657 1 draw:script [f3916e49]
658 1 bury:III.12 [3c2cd0a9]
    drew who=1 pile=script
    buried who=1 pile=script
659 1 pass [0db1d813]
660 2 reveal [e14e8e58]
    turned-up-staging who=2 card=miscue
661 2 exit [e2239abd]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
662 2 pass [c09aca91]
663 3 reveal [e82bf1c1]
    turned-up-staging who=3 card=take-the-lead
664 3 play [3f307a7a]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
665 3 pass [cc6f6d3c]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=3
666 0 pass [9d393c3a]
667 1 pass [ed572ea3]
668 2 improv [e41d2560]
    improvised who=2
669 2 draw:script [e125502c]
670 2 bury:III.4 [48b932a2]
    drew who=2 pile=script
    buried who=2 pile=script
671 2 pass [1c7d06d1]
672 3 pass [9e3a2667]
673 0 place:III.10 [81288d96]
674 1 place:III.5 [3eb895cc]
675 2 place:III.6 [55c5a4ee]
676 3 place:III.1 [009ae1d1]
    placed-all
677 0 pass [b6a5329a]
678 1 pass [25eb03bc]
679 2 pass [dab32582]
680 3 pass [462d9266]
681 0 reveal [065669fa]
    turned-up who=0 card=III.10
682 0 play [577a8ca8]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
683 0 pass [24a44af9]
684 1 reveal [0073b461]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
    got-intrigue who=1 n=1
685 1 improv [fe2c58d4]
    improvised who=1
686 1 draw:staging [04fe6932]
687 1 bury:take-the-lead [85b94424]
    drew who=1 pile=staging
    buried who=1 pile=staging
688 1 pass [478601f5]
689 2 reveal [4cabca73]
    turned-up who=2 card=III.6
690 2 exit [ab7bc189]
    exiting who=2 card=III.6
    got-intrigue who=2 n=1
691 2 pass [1def144a]
692 3 reveal [af594495]
    turned-up who=3 card=III.1
    exiting who=3 card=III.1
    got-intrigue who=3 n=1
693 3 pass [5922c97c]
    drew who=3 pile=staging
    reshuffled pile=staging n=22
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=4
694 0 improv [7df2d318]
    improvised who=0
695 0 draw:staging [e3868bd4]
696 0 bury:III.15 [1f97abcf]
    drew who=0 pile=staging
    buried who=0 pile=script
697 0 pass [06a6772a]
698 1 pass [5dd78106]
699 2 pass [4920e9dc]
700 3 improv [d6bb5f13]
    improvised who=3
701 3 draw:staging [acbcd596]
702 3 bury:III.9 [fd6d03ef]
    drew who=3 pile=staging
    buried who=3 pile=script
703 3 pass [a51a54d5]
704 0 place:III.13 [0b2d5757]
705 1 place:seize [27f927df]
706 2 place:III.8 [a42890f8]
707 3 place:no-drama [c50b10b2]
    placed-all
708 0 coin:othello [18ee23e5]
    used-coin-at who=0 coin=othello whom=3
    took-lead who=0 whom=3
709 0 pass [d149bac8]
710 1 pass [eb1a8b1c]
711 2 improv [c27d9826]
    improvised who=2
712 2 switch:villainy [67445813]
    switched who=2
713 2 pass [4e3f215a]
714 3 pass [a410a07e]
715 1 reveal [84fbe96b]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
716 1 improv [00ea026c]
    improvised who=1
717 1 draw:staging [5c5bd4ba]
718 1 bury:revive [4b670184]
    drew who=1 pile=staging
    buried who=1 pile=staging
719 1 pass [1fd5746b]
720 2 reveal [2293252f]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
721 2 pass [c02f9b2f]
722 3 reveal [eb200e05]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
723 3 pass [97ced679]
724 0 reveal [131d69d6]
    turned-up who=0 card=III.13
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
725 0 pass [7e7e9d88]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=5
726 1 pass [b089fc3a]
727 2 pass [43b2dfa3]
728 3 pass [d5f7f803]
729 0 pass [79328253]
730 0 place:seize [fa6e1434]
731 1 place:seize [396afe79]
732 2 place:III.4 [aa784086]
733 3 place:revive [188da8ca]
    placed-all
734 1 pass [4bb90459]
735 2 improv [4c3f1d69]
    improvised who=2
736 2 switch:villainy [c703ed2f]
    switched who=2
737 2 pass [16a9bf51]
738 3 improv [ec754e56]
    improvised who=3
739 3 switch:take-the-lead [6d2bee1e]
    switched who=3
740 3 pass [6d2848c6]
741 0 improv [731b56dc]
    improvised who=0
742 0 switch:III.3 [1ff85ad9]
    switched who=0
743 0 pass [cb5e234e]
744 1 reveal [85469392]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
745 1 improv [a97d1095]
    improvised who=1
746 1 draw:script [ebecbf78]
747 1 bury:III.12 [5da587d2]
    drew who=1 pile=script
    buried who=1 pile=script
748 1 pass [3583019f]
749 2 reveal [33376863]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
750 2 pass [352cd1d6]
751 3 reveal [c22347fc]
    turned-up-staging who=3 card=take-the-lead
752 3 exit [57c8ca46]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
753 3 pass [8e4d3876]
754 0 reveal [d3656b68]
    turned-up who=0 card=III.3
755 0 exit [520a1695]
    exiting who=0 card=III.3
    got-intrigue who=0 n=1
756 0 show:no-drama [4436715a]
    no-drama who=0
    drew who=0 pile=staging
757 0 pass [39d7daff]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=7
    drew who=2 pile=script
    drew who=3 pile=script
    scene-began scene=6
758 1 pass [e67277bf]
759 2 pass [60c43dc9]
760 3 pass [ebb82d5f]
761 0 pass [abeb3c23]
762 0 place:no-drama [97d13087]
763 1 place:III.12 [073acfd8]
764 2 place:III.8 [2c70acc3]
765 3 place:III.11 [2d123415]
    placed-all
766 1 pass [14cf0465]
767 2 pass [f38d1aa5]
768 3 pass [e0391f28]
769 0 pass [74c4b562]
770 1 reveal [5556674e]
    turned-up who=1 card=III.12
771 1 exit [84cdbdaf]
    exiting who=1 card=III.12
772 2 let [ca16731d]
773 3 let [36d4a7dc]
    got-intrigue who=1 n=1
774 1 improv [ef569ca1]
    improvised who=1
775 1 draw:staging [808280c4]
776 1 bury:III.9 [dcadf1c5]
    drew who=1 pile=staging
    buried who=1 pile=script
777 1 show:exchange [c0b0d364]
778 1 at:0 [0c0e5616]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
779 2 let [6b06fc62]
780 3 let [9fcce440]
781 1 give:take-the-lead [bf8f8e5a]
    traded who=1 whom=0
782 1 pass [792c40c2]
783 2 improv [ceda19ad]
    improvised who=2
784 2 draw:staging [aa9094ee]
785 2 bury:III.2 [8809e464]
    drew who=2 pile=staging
    buried who=2 pile=script
786 2 reveal [3f0bd615]
    turned-up who=2 card=III.8
787 2 exit [63a3ab76]
    exiting who=2 card=III.8
788 3 let [3eb1df2c]
    got-intrigue who=2 n=1
789 2 pass [91ecad29]
790 3 improv [68c99ec8]
    improvised who=3
791 3 draw:staging [2ddd39b3]
792 3 bury:III.6 [189e45dc]
    drew who=3 pile=staging
    buried who=3 pile=script
793 3 reveal [2039c38b]
    turned-up who=3 card=III.11
794 3 play [4dad2401]
    played who=3 card=III.11
    scored who=3 card=III.11 n=1
    got-intrigue who=3 n=1
    got-coin who=3 coin=desdemona
795 3 pass [bc214d68]
796 0 reveal [c4c52b2f]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
797 0 pass [9a38912d]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=7
798 1 pass [2b20af3d]
799 2 pass [600cc062]
800 3 improv [6866a957]
    improvised who=3
801 3 draw:script [41b46482]
802 3 bury:III.15 [b41d126c]
    drew who=3 pile=script
    buried who=3 pile=script
803 3 pass [63491435]
804 0 pass [be967f85]
805 0 place:III.13 [e616046d]
806 1 place:take-the-lead [d24b599c]
807 2 place:III.4 [1e84ae12]
808 3 place:III.3 [0c9b127f]
    placed-all
809 1 pass [a282c8fb]
810 2 pass [f3e7a4bd]
811 3 pass [85026971]
812 0 pass [91507e1c]
813 1 reveal [04e46335]
    turned-up-staging who=1 card=take-the-lead
814 1 exit [78e25ce9]
    exiting who=1 card=take-the-lead
815 0 let [a29cf256]
816 2 let [29911cd8]
    got-intrigue who=1 n=1
817 1 improv [51937263]
    improvised who=1
818 1 draw:staging [9f93d4d2]
819 1 bury:take-the-lead [377c1ea0]
    drew who=1 pile=staging
    buried who=1 pile=staging
820 1 pass [de6306eb]
821 2 reveal [57a9fbc5]
    turned-up who=2 card=III.4
822 2 play [2885174f]
    played who=2 card=III.4
823 0 let [8d5ddc6d]
    scored who=2 card=III.4 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
824 2 coin:desdemona [1b7a61b0]
    no-drama-coin who=2
825 2 improv [68d08fd9]
    improvised who=2
826 2 draw:staging [5029db63]
827 2 bury:villainy [da70af2c]
    drew who=2 pile=staging
    buried who=2 pile=staging
828 2 pass [1d084dcd]
829 3 reveal [ec938f29]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
830 0 let [50d9cd07]
    got-intrigue who=3 n=1
831 3 coin:desdemona [80d60ffe]
    no-drama-coin who=3
832 3 pass [474c6cfb]
833 0 reveal [e2f04fac]
    turned-up who=0 card=III.13
834 0 improv [bf879c48]
    improvised who=0
835 0 draw:staging [b94e7bbf]
836 0 bury:revive [871a48c4]
    drew who=0 pile=staging
    buried who=0 pile=staging
    exiting who=0 card=III.13
    got-intrigue who=0 n=1
837 0 pass [6b74ec0b]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    scene-began scene=8
838 1 show:exchange [2ad3e66b]
839 1 at:0 [a2aed0f7]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
840 0 let [a651b8ad]
841 1 give:take-the-lead [807614ac]
    traded who=1 whom=0
842 1 pass [36d80c81]
843 2 improv [31718925]
    improvised who=2
844 2 draw:staging [106b76d6]
845 2 bury:exchange [a073fd6a]
    drew who=2 pile=staging
    buried who=2 pile=staging
846 2 pass [522d7a3d]
847 3 pass [529b42fc]
848 0 pass [113acb33]
849 0 place:seize [818305f8]
850 1 place:revive [a81ebce3]
851 2 place:seize [055f21f6]
852 3 place:take-the-lead [dca3b218]
    placed-all
853 1 show:exchange [f3f8c721]
854 1 at:0 [c90c6d2d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
855 0 let [1c1b4197]
856 1 give:seize [08108f36]
    traded who=1 whom=0
857 1 pass [6249a639]
858 2 pass [ef20cef9]
859 3 pass [68488bfa]
860 0 pass [7871c9d9]
861 1 reveal [7bdea70b]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
862 0 seize [b8d7275a]
863 3 let [ccc2cd0b]
    seized by=0 who=1 card=revive
    got-spotlight who=0 n=1
864 2 reveal [08c9d1cc]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
865 2 pass [379fa11b]
866 3 show:exchange [cd2fed42]
867 3 at:0 [9f069373]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
868 0 let [b0259259]
869 3 give:miscue [cb2613a6]
    traded who=3 whom=0
870 3 improv [8bc6b94a]
    improvised who=3
871 0 let [26f433e4]
872 3 draw:staging [2d8eaaf9]
873 3 bury:revive [750ea6a3]
    drew who=3 pile=staging
    buried who=3 pile=staging
874 3 show:exchange [44ff2f8a]
875 3 at:1 [0319d32a]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
    reshuffled pile=staging n=17
876 0 spotlight [0dcd4028]
    stole-spotlight by=0 who=3
    blocked who=3
877 3 reveal [58679520]
    turned-up-staging who=3 card=take-the-lead
878 3 play [69e62b60]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
879 3 pass [07073bfe]
    drew who=3 pile=script
    drew who=0 pile=staging
880 1 draw:script [950a7e04]
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=9
881 0 pass [4ecf13a2]
882 1 pass [d6e159e5]
883 2 improv [4bf93c8a]
    improvised who=2
884 2 draw:script [980f9f44]
885 2 bury:III.9 [6287ccef]
    drew who=2 pile=script
    buried who=2 pile=script
886 2 pass [93b405ab]
887 3 pass [573af2e2]
888 0 place:revive [feac4539]
889 1 place:villainy [3cc96272]
890 2 place:III.2 [ec45b76f]
891 3 place:miscue [f216ad6f]
    placed-all
892 0 pass [3c34cf7a]
893 1 pass [e7975ede]
894 2 pass [ce7bacc7]
895 3 pass [4ffc0be0]
896 0 reveal [8c8308f9]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
897 0 improv [645ea8b6]
    improvised who=0
898 0 draw:staging [5f2a7798]
899 0 bury:miscue [8be1a2c6]
    drew who=0 pile=staging
    buried who=0 pile=staging
900 0 pass [beb25b73]
901 1 reveal [0c20b64c]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
902 1 improv [fdc6c7b2]
    improvised who=1
903 1 draw:staging [c5d2b6a3]
904 1 bury:III.5 [8ff40a4d]
    drew who=1 pile=staging
    buried who=1 pile=script
905 1 pass [951089c8]
906 2 reveal [1cc93358]
    turned-up who=2 card=III.2
907 2 play [12dd6f23]
    played who=2 card=III.2
    scored who=2 card=III.2 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=desdemona
908 2 coin:desdemona [6f1f62e6]
    no-drama-coin who=2
909 2 pass [9cd50e70]
910 3 reveal [e32bb839]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
911 3 pass [e1752840]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=10
912 0 pass [71435ae5]
913 1 pass [c61ec0cb]
914 2 improv [9db598b6]
    improvised who=2
915 2 draw:staging [89780997]
916 2 bury:miscue [4e082e3d]
    drew who=2 pile=staging
    buried who=2 pile=staging
917 2 pass [7a6f12f9]
918 3 improv [b22af49c]
    improvised who=3
919 3 draw:script [7e72b236]
920 3 bury:III.6 [8dede6e2]
    drew who=3 pile=script
    buried who=3 pile=script
921 3 pass [7ce53dc6]
922 0 place:seize [242d4b1e]
923 1 place:III.9 [a26297b7]
924 2 place:villainy [4caeb495]
925 3 place:revive [60d9c4cf]
    placed-all
926 0 pass [85ad0eac]
927 1 pass [b7ac662f]
928 2 pass [d8700233]
929 3 pass [f199a0ab]
930 0 reveal [fbc78acc]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
931 0 pass [7e5d5bb9]
932 1 reveal [43483b4e]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
    got-intrigue who=1 n=1
933 1 pass [1fbfcf3c]
934 2 reveal [9fdc51ba]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
935 2 pass [809aca5b]
936 3 reveal [7c675adc]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
937 3 pass [b7de41a5]
    drew who=3 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=11
938 0 improv [c1e30a14]
    improvised who=0
939 0 draw:script [fc23fd5f]
940 0 bury:III.15 [813917fe]
    drew who=0 pile=script
    buried who=0 pile=script
941 0 pass [46f2ae62]
942 1 improv [d72e81ba]
    improvised who=1
943 1 draw:staging [493f9030]
944 1 bury:take-the-lead [490e3112]
    drew who=1 pile=staging
    buried who=1 pile=staging
945 1 pass [e5994375]
946 2 pass [b80ddf77]
947 3 pass [f012aefd]
948 0 place:take-the-lead [ae0961e4]
949 1 place:no-drama [7713702d]
950 2 place:take-the-lead [d66eb65b]
951 3 place:III.6 [02eec2ef]
    placed-all
952 0 pass [4d4735d9]
953 1 pass [e7830a1a]
954 2 pass [fdf4d538]
955 3 improv [9b9904af]
    improvised who=3
956 3 switch:III.7 [b12267d6]
    switched who=3
957 3 pass [8426f339]
958 0 reveal [83a29e21]
    turned-up-staging who=0 card=take-the-lead
959 0 play [ff86ef6d]
    aimed who=0 card=take-the-lead whom=3
960 2 let [ff71d6d5]
    took-lead who=0 whom=3
961 0 pass [8ada4f56]
962 1 reveal [729949e2]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
963 1 pass [92b7a8c3]
964 2 reveal [a06c7460]
    turned-up-staging who=2 card=take-the-lead
965 2 exit [e04b75b8]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
966 2 improv [e67f2c36]
    improvised who=2
967 2 draw:staging [2d615032]
968 2 bury:III.8 [8db9710f]
    drew who=2 pile=staging
    buried who=2 pile=script
969 2 pass [64811630]
970 3 reveal [e1384667]
    turned-up who=3 card=III.7
    played who=3 card=III.7
    failed who=3 card=III.7
971 3 pass [367a5e9a]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=12
972 1 pass [444fbee5]
973 2 pass [f4563678]
974 3 show:exchange [1009cacf]
975 3 at:1 [6720bd0e]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
976 1 let [1a443bca]
977 3 give:III.6 [5a9987c8]
    traded who=3 whom=1
978 3 pass [102ce0d1]
979 0 pass [c694a939]
980 0 place:seize [bc65f825]
981 1 place:III.3 [9ae53c69]
982 2 place:exchange [fe783dcb]
983 3 place:revive [9caab22a]
    placed-all
984 1 improv [083103ec]
    improvised who=1
985 1 switch:III.6 [f473cba8]
    switched who=1
986 1 pass [5b29283e]
987 2 pass [29a0a90f]
988 3 pass [9d6399d2]
989 0 pass [960d0e18]
990 1 reveal [ed2cb38a]
    turned-up who=1 card=III.6
991 1 exit [11a988c7]
    exiting who=1 card=III.6
992 2 let [adf19cea]
    got-intrigue who=1 n=1
993 1 pass [c8f0adbe]
994 2 reveal [8ad3e358]
    turned-up-staging who=2 card=exchange
995 2 play [be785913]
996 2 at:1 [5f47059e]
    aimed who=2 card=exchange whom=1
997 1 let [1f84a92f]
998 2 give:take-the-lead [b5a9a7f6]
    traded who=2 whom=1
999 2 pass [04762a83]
1000 3 reveal [0e6c6f17]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
1001 3 improv [0719d11a]
    improvised who=3
1002 3 draw:staging [94b8bf80]
1003 3 bury:take-the-lead [8915b7c4]
    drew who=3 pile=staging
    buried who=3 pile=staging
1004 3 pass [02f5181b]
1005 0 reveal [382012b7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1006 0 pass [ccfdda94]
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    script-empty
    scene-began scene=13
1007 1 pass [5ac2da86]
1008 2 improv [ab21d549]
    improvised who=2
1009 2 bury:III.15 [7197ad67]
    drew who=2 pile=staging
    buried who=2 pile=script
    script-again
1010 2 pass [67cd99f5]
1011 3 pass [f14758b3]
1012 0 improv [cc823a2e]
    improvised who=0
1013 0 draw:staging [59f62814]
1014 0 bury:III.13 [70c86899]
    drew who=0 pile=staging
    buried who=0 pile=script
1015 0 pass [eb4351b9]
1016 0 place:III.9 [18173c8e]
1017 1 place:III.3 [696bebf6]
1018 2 place:seize [77b8c02e]
1019 3 place:III.7 [a6cce263]
    placed-all
1020 1 pass [3e2c6b66]
1021 2 pass [b4a1de80]
1022 3 show:exchange [36962d21]
1023 3 at:1 [8ef97216]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1024 1 let [4c21fb4c]
1025 3 give:III.5 [6d8624aa]
    traded who=3 whom=1
1026 3 pass [bf8ccb92]
1027 0 pass [232b9b20]
1028 1 show:exchange [821d07cc]
1029 1 at:0 [3abd94f8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1030 1 give:seize [b317514b]
    traded who=1 whom=0
1031 1 reveal [9f8220cb]
    turned-up who=1 card=III.3
1032 1 exit [1ee51490]
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
1033 1 show:no-drama [c4c0701b]
    no-drama who=1
    drew who=1 pile=staging
1034 1 pass [2da75a1b]
1035 2 reveal [8546578c]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1036 2 pass [c0fb06d0]
1037 3 reveal [7e60e0b7]
    turned-up who=3 card=III.7
    played who=3 card=III.7
    failed who=3 card=III.7
1038 3 pass [5e363205]
1039 0 show:exchange [62e369b3]
1040 0 at:2 [8c717e36]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1041 2 let [9a381734]
1042 0 give:seize [cc06cc38]
    traded who=0 whom=2
1043 0 reveal [ecc60127]
    turned-up who=0 card=III.9
1044 0 exit [20aac089]
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
1045 0 pass [c49eeb98]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=staging
    reshuffled pile=staging n=18
    scene-began scene=14
1046 1 improv [35c65901]
    improvised who=1
1047 1 draw:staging [8d16383b]
1048 1 bury:villainy [f2a7a0df]
    drew who=1 pile=staging
    buried who=1 pile=staging
1049 1 pass [f7aed822]
1050 2 pass [a893138f]
1051 3 pass [4fd7f974]
1052 0 pass [1f1b51a8]
1053 0 place:miscue [62d65518]
1054 1 place:III.5 [6c5bfd74]
1055 2 place:III.15 [906885fc]
1056 3 place:take-the-lead [8a8003e3]
    placed-all
1057 1 pass [7685cec9]
1058 2 pass [c0009aee]
1059 3 pass [1eae929a]
1060 0 improv [eff651f8]
    improvised who=0
1061 0 switch:miscue [f68f51d5]
    switched who=0
1062 0 pass [fc1f829b]
1063 1 reveal [33c3f016]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
1064 2 let [48ff47f2]
    got-intrigue who=1 n=1
1065 1 pass [890f68df]
1066 2 improv [ae9d934a]
    improvised who=2
1067 2 draw:script [428a1fcd]
1068 2 bury:III.1 [ee568cad]
    drew who=2 pile=script
    buried who=2 pile=script
1069 2 reveal [47c8492e]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    failed who=2 card=III.15
1070 2 pass [a0b5c8ff]
1071 3 reveal [80c26338]
    turned-up-staging who=3 card=take-the-lead
1072 3 play [fe4669ae]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
1073 3 pass [8e8922cf]
1074 0 reveal [b95477a9]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1075 0 pass [8cabd75b]
    drew who=3 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=15
1076 0 pass [d973f858]
1077 1 pass [6a39a0d7]
1078 2 pass [12442055]
1079 3 pass [53855a39]
1080 0 place:III.12 [d90fad1f]
1081 1 place:take-the-lead [62358300]
1082 2 place:III.13 [eea1df14]
1083 3 place:III.1 [3ea03302]
    placed-all
1084 0 pass [47f6c027]
1085 1 improv [58075b51]
    improvised who=1
1086 1 switch:take-the-lead [b6479908]
    switched who=1
1087 1 pass [5147e307]
1088 2 pass [e08201af]
1089 3 pass [22c97044]
1090 0 improv [fbeeff61]
    improvised who=0
1091 0 draw:staging [1f99d5e9]
1092 0 bury:take-the-lead [20de37b8]
    drew who=0 pile=staging
    buried who=0 pile=staging
1093 0 reveal [51ea9a1a]
    turned-up who=0 card=III.12
1094 0 exit [fe4af376]
    exiting who=0 card=III.12
    got-intrigue who=0 n=1
1095 0 pass [208357d7]
1096 1 reveal [9055324d]
    turned-up-staging who=1 card=take-the-lead
1097 1 play [6332e29d]
    aimed who=1 card=take-the-lead whom=3
    took-lead who=1 whom=3
1098 1 pass [d3c9f1df]
1099 2 reveal [1e06efc6]
    turned-up who=2 card=III.13
1100 2 exit [01d6d430]
    exiting who=2 card=III.13
    got-intrigue who=2 n=1
1101 2 pass [f05af36e]
1102 3 reveal [a1abcb5f]
    turned-up who=3 card=III.1
1103 3 exit [70f8fa87]
    exiting who=3 card=III.1
    got-intrigue who=3 n=1
1104 3 improv [6d729a1f]
    improvised who=3
1105 3 draw:staging [4e443530]
1106 3 bury:take-the-lead [216e5fc1]
    drew who=3 pile=staging
    buried who=3 pile=staging
1107 3 show:exchange [878d690b]
1108 3 at:0 [abcb72ac]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1109 0 let [5d7116d8]
1110 3 give:no-drama [951834ac]
    traded who=3 whom=0
1111 3 pass [d1c6b1ff]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
1112 2 pass [ea2ffff8]
1113 3 show:exchange [a41dc130]
1114 3 at:0 [0de25b58]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1115 0 show:no-drama [2d92c48f]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=3 whom=0
1116 3 show:exchange [f352e05a]
1117 3 at:1 [9fef334e]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1118 3 give:III.15 [6a1c1f66]
    traded who=3 whom=1
1119 3 pass [0fb5f6ef]
1120 0 pass [5744db91]
1121 1 pass [a31d6c70]
1122 0 place:villainy [ba6edcb6]
1123 1 place:III.8 [8d31baa4]
1124 2 place:revive [572112dc]
1125 3 place:revive [247a1f0f]
    placed-all
1126 2 pass [34fc9d0c]
1127 3 pass [cad32f29]
1128 0 pass [1c6820df]
1129 1 pass [65a39b0e]
1130 2 improv [2e163fef]
    improvised who=2
1131 2 draw:staging [65c34960]
1132 2 bury-placed [f1b7d1e0]
    drew who=2 pile=staging
    buried who=2 pile=staging
1133 2 reveal [7cde1ee0]
    turned-up-staging who=2 card=take-the-lead
1134 2 exit [741ec046]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1135 2 pass [38af11e2]
1136 3 reveal [5cf60c68]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
1137 3 show:no-drama [e4ed2b80]
    no-drama who=3
    drew who=3 pile=staging
1138 3 pass [f5f3373c]
1139 0 reveal [3b34ccc1]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1140 0 improv [dd420102]
    improvised who=0
1141 0 draw:staging [4910eeb3]
1142 0 bury:seize [a1c77122]
    drew who=0 pile=staging
    buried who=0 pile=staging
1143 0 pass [61a6e255]
1144 1 reveal [e5a6164c]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1145 1 pass [84c74ac4]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=17
1146 2 improv [60c77856]
    improvised who=2
1147 2 draw:script [f1f4573f]
1148 2 bury:III.5 [05884884]
    drew who=2 pile=script
    buried who=2 pile=script
1149 2 pass [30e84082]
1150 3 pass [dba217b4]
1151 0 pass [786e86d5]
1152 1 improv [c1ae704c]
    improvised who=1
1153 1 draw:staging [73c5ca5b]
1154 1 bury:III.3 [3f9266e6]
    drew who=1 pile=staging
    buried who=1 pile=script
1155 1 pass [6e246126]
1156 0 place:seize [0f87b04d]
1157 1 place:villainy [0ea02c5b]
1158 2 place:seize [7acaa4ab]
1159 3 place:III.7 [c8bac4b4]
    placed-all
1160 2 pass [d55b0c50]
1161 3 pass [5ab1e4cf]
1162 0 pass [eede345a]
1163 1 show:exchange [3bcdad89]
1164 1 at:3 [8a76f001]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1165 1 give:take-the-lead [ad8332ea]
    traded who=1 whom=3
1166 1 pass [0ecf86fe]
1167 2 reveal [16578ad9]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1168 2 pass [ab70918c]
1169 3 reveal [510b9aa5]
    turned-up who=3 card=III.7
    played who=3 card=III.7
    failed who=3 card=III.7
1170 3 pass [1e9aeac4]
1171 0 reveal [b8289733]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1172 0 pass [ec37f51b]
1173 1 reveal [7ed5cf33]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1174 1 pass [4ece0a26]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=18
1175 2 improv [40ccc543]
    improvised who=2
1176 2 draw:script [fddbaa82]
1177 2 bury:III.13 [9935516d]
    drew who=2 pile=script
    buried who=2 pile=script
1178 2 pass [e5d71080]
1179 3 pass [f0ab75be]
1180 0 pass [5d4d3ef6]
1181 1 pass [b6484245]
1182 0 place:miscue [089e7284]
1183 1 place:III.15 [5024c57d]
1184 2 place:III.12 [fc2e1b26]
1185 3 place:seize [fbc88e53]
    placed-all
1186 2 pass [a3994bdc]
1187 3 pass [3161593f]
1188 0 pass [2ffdd660]
1189 1 show:exchange [5da1f44a]
1190 1 at:3 [3c81b9c8]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
1191 1 give:take-the-lead [7d80c9ad]
    traded who=1 whom=3
1192 1 improv [f06e2c21]
    improvised who=1
1193 1 switch:revive [10648a06]
    switched who=1
1194 1 pass [63d1e23b]
1195 2 reveal [b413b478]
    turned-up who=2 card=III.12
1196 2 play [340cc211]
    played who=2 card=III.12
1197 0 let [930fbfdf]
    scored who=2 card=III.12 n=1
    got-coin who=2 coin=othello
    got-handkerchief who=2
1198 2 pass [f0802b15]
1199 3 reveal [d9b7a4b7]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1200 3 improv [44ff0666]
    improvised who=3
1201 3 draw:staging [435980ac]
1202 3 bury:villainy [50fd6035]
    drew who=3 pile=staging
    buried who=3 pile=staging
1203 3 pass [f65ddc38]
1204 0 reveal [ff754a8f]
    turned-up-staging who=0 card=miscue
1205 0 play [90b459de]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1206 1 switch:III.8 [1aae221e]
    switched who=1
1207 0 place:take-the-lead [35c78de1]
    turned-up-staging who=0 card=take-the-lead
1208 0 improv [fdb64268]
    improvised who=0
1209 0 draw:staging [f66d65b6]
1210 0 bury:III.1 [d8fd2f82]
    drew who=0 pile=staging
    buried who=0 pile=script
1211 0 exit [39fca174]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1212 0 pass [e8cb453d]
1213 1 reveal [ac7bfdcf]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1214 1 pass [31b484c5]
    drew who=1 pile=staging
    reshuffled pile=staging n=20
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=19
1215 2 show:exchange [281f090b]
1216 2 at:0 [566c4560]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1217 0 let [757dfceb]
1218 2 give:seize [d79fc7e9]
    traded who=2 whom=0
1219 2 pass [eaf8db5f]
1220 3 pass [142f3cc1]
1221 0 improv [6bccf0fe]
    improvised who=0
1222 0 draw:script [af56b545]
1223 0 bury:III.9 [a810b71d]
    drew who=0 pile=script
    buried who=0 pile=script
1224 0 pass [3c7fea20]
1225 1 pass [bbc2e384]
1226 0 place:III.1 [74d72dc7]
1227 1 place:III.15 [9a3b03e0]
1228 2 place:III.13 [806cb23f]
1229 3 place:III.3 [7efe447d]
    placed-all
1230 2 pass [da386d41]
1231 3 pass [7565b247]
1232 0 pass [6fedef04]
1233 1 improv [d337f3aa]
    improvised who=1
1234 1 switch:miscue [851de0ca]
    switched who=1
1235 1 pass [ff09820b]
1236 2 reveal [48675f9e]
    turned-up who=2 card=III.13
1237 2 play [1f45fe15]
    played who=2 card=III.13
    scored who=2 card=III.13 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
1238 2 coin:othello [52f3f384]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1239 2 improv [056c8f70]
    improvised who=2
1240 2 draw:script [4bfeaf6e]
1241 2 bury:III.5 [db0fc570]
    drew who=2 pile=script
    buried who=2 pile=script
1242 2 pass [5429a627]
1243 3 reveal [cb886254]
    turned-up who=3 card=III.3
    exiting who=3 card=III.3
    got-intrigue who=3 n=1
1244 3 improv [1c4841fa]
    improvised who=3
1245 3 draw:staging [102a09c3]
1246 3 bury:take-the-lead [794748ad]
    drew who=3 pile=staging
    buried who=3 pile=staging
1247 3 pass [834fc1e2]
1248 0 reveal [e69ec9e3]
    turned-up who=0 card=III.1
1249 0 play [2f0cc9a7]
    played who=0 card=III.1
    scored who=0 card=III.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
1250 0 coin:cassio [60b3624a]
    used-coin who=0 coin=cassio
1251 0 draw:staging [78fbb712]
1252 0 bury:revive [3eceb34e]
    drew who=0 pile=staging
    buried who=0 pile=staging
1253 0 pass [750fdf20]
1254 1 reveal [4b4f7f8e]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1255 1 pass [5bf2607a]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=20
1256 3 pass [c2e764e2]
1257 0 pass [3d01666d]
1258 1 pass [b36bd8d5]
1259 2 show:exchange [a9d2534f]
1260 2 at:3 [44cbc0c7]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1261 2 give:no-drama [d81f9985]
    traded who=2 whom=3
1262 2 pass [0cc046f6]
1263 0 place:seize [6cf8c9a4]
1264 1 place:villainy [b353c1bb]
1265 2 place:III.9 [7753c734]
1266 3 place:take-the-lead [76285070]
    placed-all
1267 3 pass [a0f90e84]
1268 0 improv [ec05153f]
    improvised who=0
1269 0 switch:revive [cf3228c4]
    switched who=0
1270 0 pass [54c8ddfd]
1271 1 pass [76c37c8b]
1272 2 pass [64c4a923]
1273 3 reveal [550ff5db]
    turned-up-staging who=3 card=take-the-lead
1274 3 exit [8d03225e]
    exiting who=3 card=take-the-lead
1275 1 let [7d8b36e3]
    got-intrigue who=3 n=1
1276 3 pass [d8eedae9]
1277 0 reveal [f2011b87]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1278 1 let [f817f319]
    got-intrigue who=0 n=1
1279 0 pass [c679a6c1]
1280 1 improv [02403653]
    improvised who=1
1281 1 draw:staging [9fc1d32c]
1282 1 bury-placed [35548a43]
    drew who=1 pile=staging
    buried who=1 pile=staging
1283 1 reveal [e6c707b7]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1284 1 pass [8deb73bb]
1285 2 reveal [47f73649]
    turned-up who=2 card=III.9
1286 2 exit [9ad71b20]
    exiting who=2 card=III.9
    got-intrigue who=2 n=1
1287 2 improv [0dd196b7]
    improvised who=2
1288 2 draw:staging [a4bb3314]
1289 2 bury:III.6 [4cb686b5]
    drew who=2 pile=staging
    buried who=2 pile=script
1290 2 pass [602f3377]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=21
1291 3 pass [5b2c1f88]
1292 0 pass [74defff0]
1293 1 improv [057f530f]
    improvised who=1
1294 1 draw:staging [f561991b]
1295 1 bury:revive [51a35a71]
    drew who=1 pile=staging
    buried who=1 pile=staging
1296 1 show:exchange [dcce5643]
1297 1 at:2 [a951a1af]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1298 1 give:no-drama [4619e9a5]
    traded who=1 whom=2
1299 1 pass [4335fea0]
1300 2 pass [b27343a0]
1301 0 place:seize [034197b5]
1302 1 place:villainy [d656f765]
1303 2 place:no-drama [76ecca8f]
1304 3 place:no-drama [a46d1c08]
    placed-all
1305 3 pass [1bb35636]
1306 0 improv [379f4776]
    improvised who=0
1307 0 switch:III.7 [f433dbc2]
    switched who=0
1308 0 pass [208d6ce6]
1309 1 pass [2bd1fff1]
1310 2 pass [efb1a679]
1311 3 improv [862d0233]
    improvised who=3
1312 3 draw:staging [62ffde15]
1313 3 bury:take-the-lead [ae188105]
    drew who=3 pile=staging
    buried who=3 pile=staging
1314 3 reveal [86339705]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1315 3 pass [bec5cb8c]
1316 0 reveal [490d0554]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    failed who=0 card=III.7
1317 0 pass [afa68956]
1318 1 reveal [1d3a3841]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1319 1 pass [ce721047]
1320 2 reveal [bc530f28]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1321 2 improv [9973bc85]
    improvised who=2
1322 2 draw:staging [55473ba0]
1323 2 bury:take-the-lead [353b38cf]
    drew who=2 pile=staging
    buried who=2 pile=staging
1324 2 pass [b31f28d5]
    drew who=2 pile=script
    reshuffled pile=script n=2
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    script-empty
    scene-began scene=22
1325 3 improv [a5996a18]
    improvised who=3
1326 3 bury:miscue [37777815]
    drew who=3 pile=staging
    buried who=3 pile=staging
1327 3 pass [f651d8a1]
1328 0 pass [cad7ed14]
1329 1 pass [df40b1ef]
1330 2 pass [2213ea9a]
1331 0 place:seize [f1693977]
1332 1 place:III.5 [cc72e39f]
1333 2 place:III.6 [0067e504]
1334 3 place:no-drama [396ac6d0]
    placed-all
1335 3 pass [60170ef6]
1336 0 pass [690d014e]
1337 1 pass [d2ba6c5b]
1338 2 pass [c5212b84]
1339 3 reveal [01e2e352]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1340 3 pass [98dfa7be]
1341 0 reveal [fc576630]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1342 0 pass [09bd7ad4]
1343 1 reveal [3240edf4]
    turned-up who=1 card=III.5
1344 1 improv [d8dad046]
    improvised who=1
1345 1 bury-placed [ef81ef3b]
    drew who=1 pile=staging
    buried who=1 pile=script
    turned-up-staging who=1 card=villainy
    script-again
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1346 1 pass [60b4f163]
1347 2 reveal [77c6fd34]
    turned-up who=2 card=III.6
    exiting who=2 card=III.6
    got-intrigue who=2 n=1
1348 2 improv [81f53759]
    improvised who=2
1349 2 draw:staging [70db7e69]
1350 2 bury:seize [48274d78]
    drew who=2 pile=staging
    buried who=2 pile=staging
1351 2 pass [acf0b00c]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=23
1352 3 pass [fff8bd3f]
1353 0 improv [829f7acd]
    improvised who=0
1354 0 bury:III.6 [fb3b1f94]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
1355 0 pass [773b1909]
1356 1 improv [ee8e1fa1]
    improvised who=1
1357 1 draw:script [3031f13e]
1358 1 bury:III.8 [8144998b]
    drew who=1 pile=script
    buried who=1 pile=script
1359 1 pass [9bd5bcb4]
1360 2 pass [f9e9c4b4]
1361 0 place:take-the-lead [a4c37443]
1362 1 place:take-the-lead [6a21546d]
1363 2 place:exchange [2ebd38f7]
1364 3 place:III.9 [a8241eac]
    placed-all
1365 3 pass [38834fdd]
1366 0 pass [19100284]
1367 1 pass [68fc0c56]
1368 2 show:exchange [8c586749]
1369 2 at:3 [c891b295]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1370 3 let [c69429ad]
1371 2 give:take-the-lead [448adf05]
    traded who=2 whom=3
1372 2 pass [004d920d]
1373 3 improv [be2dc35e]
    improvised who=3
1374 3 draw:script [d93a55ad]
1375 3 bury-placed [c149c4da]
    drew who=3 pile=script
    buried who=3 pile=script
1376 3 reveal [b77a3976]
    turned-up who=3 card=III.8
1377 3 exit [9a0919ca]
    exiting who=3 card=III.8
    got-intrigue who=3 n=1
1378 3 pass [96e9208c]
1379 0 reveal [0179cb68]
    turned-up-staging who=0 card=take-the-lead
1380 0 exit [3f3fa7fd]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1381 0 pass [c6d1cf31]
1382 1 reveal [c16df2f0]
    turned-up-staging who=1 card=take-the-lead
1383 1 play [fbc04a5d]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1384 1 pass [d3266aa8]
1385 2 reveal [e9725a70]
    turned-up-staging who=2 card=exchange
1386 2 exit [38814797]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
1387 2 pass [7f526336]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
1388 2 pass [f963ffd7]
1389 3 pass [1caaa37d]
1390 0 pass [de74dfb2]
1391 1 pass [c93b0022]
1392 0 place:seize [5c178637]
1393 1 place:III.15 [e793709f]
1394 2 place:III.5 [edc79f00]
1395 3 place:take-the-lead [39660669]
    placed-all
1396 2 improv [17af5b27]
    improvised who=2
1397 2 switch:take-the-lead [e4a96917]
    switched who=2
1398 2 pass [990e1ba7]
1399 3 pass [5ed1fde1]
1400 0 pass [3ca2952f]
1401 1 pass [3aedc784]
1402 2 reveal [1851032b]
    turned-up-staging who=2 card=take-the-lead
1403 2 exit [a6d0680e]
    exiting who=2 card=take-the-lead
1404 0 seize [8cbde87a]
1405 3 let [77fb80ea]
    seized by=0 who=2 card=take-the-lead
    got-spotlight who=0 n=1
1406 3 reveal [a59331c1]
    turned-up-staging who=3 card=take-the-lead
1407 3 play [70f770c1]
    aimed who=3 card=take-the-lead whom=1
1408 0 let [67ceb2c2]
    took-lead who=3 whom=1
1409 3 improv [c4eac91e]
    improvised who=3
1410 0 spotlight [320f1687]
    stole-spotlight by=0 who=3
    blocked who=3
1411 3 pass [6b0c6fd2]
1412 1 reveal [ec840097]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
1413 1 pass [bb8ba57f]
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
1414 0 pass [02c444fc]
1415 1 pass [8c02c9e4]
1416 2 pass [3a9bcbd1]
1417 3 pass [ec08a1bf]
1418 0 place:revive [27b47c53]
1419 1 place:III.9 [224d7c3f]
1420 2 place:III.8 [9faa4c8a]
1421 3 place:revive [99e9f39d]
    placed-all
1422 0 pass [454c3871]
1423 1 pass [9ed9d6fe]
1424 2 pass [40103d2f]
1425 3 pass [db6fd00b]
1426 0 reveal [9d3e64df]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1427 0 pass [a5f89286]
1428 1 reveal [4f0381f5]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
    got-intrigue who=1 n=1
1429 1 pass [8bfd0111]
1430 2 reveal [dea07c3e]
    turned-up who=2 card=III.8
1431 2 exit [83bf1d94]
    exiting who=2 card=III.8
    got-intrigue who=2 n=1
1432 2 improv [1ea21454]
    improvised who=2
1433 2 draw:script [ebe38a98]
1434 2 bury:III.5 [d603e551]
    reshuffled pile=script n=2
    drew who=2 pile=script
    buried who=2 pile=script
1435 2 pass [45c2c818]
1436 3 reveal [9286813e]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
1437 3 improv [e767bc9e]
    improvised who=3
1438 3 draw:script [739a33bb]
1439 3 bury:III.3 [2d5f12b3]
    drew who=3 pile=script
    buried who=3 pile=script
1440 3 pass [47125d75]
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=26
1441 0 pass [36e8cea5]
1442 1 pass [2353a137]
1443 2 pass [8e7c874d]
1444 3 pass [7305e8b3]
1445 0 place:seize [344ca139]
1446 1 place:exchange [d5b06a93]
1447 2 place:III.8 [42a131f5]
1448 3 place:miscue [a2ba136b]
    placed-all
1449 0 pass [551af942]
1450 1 pass [8d92757c]
1451 2 pass [05cba140]
1452 3 pass [2cb63db7]
1453 0 improv [128fd200]
    improvised who=0
1454 0 bury:III.3 [c540194d]
    drew who=0 pile=staging
    buried who=0 pile=script
1455 0 reveal [88119be6]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1456 0 pass [8a7f155d]
1457 1 improv [814c0996]
    improvised who=1
1458 1 draw:script [4cd7a2ff]
1459 1 bury:III.6 [253d86dc]
    drew who=1 pile=script
    buried who=1 pile=script
1460 1 reveal [1e078384]
    turned-up-staging who=1 card=exchange
1461 1 exit [97f9fbdf]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1462 1 pass [8ec4d170]
1463 2 reveal [92ea9497]
    turned-up who=2 card=III.8
1464 2 play [8d3b7c19]
    played who=2 card=III.8
    scored who=2 card=III.8 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1465 2 improv [b65bb5ef]
    improvised who=2
1466 2 draw:staging [6ebff5ae]
1467 2 bury:seize [56dbaf31]
    drew who=2 pile=staging
    buried who=2 pile=staging
1468 2 coin:othello [56ea40b7]
    used-coin-at who=2 coin=othello whom=3
    took-lead who=2 whom=3
1469 2 pass [1916b4e7]
1470 3 reveal [28dfaf0a]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
1471 3 improv [544c6da1]
    improvised who=3
1472 3 draw:script [7eca8482]
1473 3 bury:III.15 [1e8b0c83]
    drew who=3 pile=script
    buried who=3 pile=script
1474 3 pass [e83947e9]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=27
1475 3 pass [24b8bd7d]
1476 0 improv [a158990d]
    improvised who=0
1477 0 bury:take-the-lead [8ef0bad6]
    drew who=0 pile=staging
    buried who=0 pile=staging
1478 0 pass [0b1d751f]
1479 1 pass [eb08a56c]
1480 2 pass [28b0c11e]
1481 0 place:seize [79337cc1]
1482 1 place:III.3 [c8244345]
1483 2 place:no-drama [2a19b2c4]
1484 3 place:III.6 [dffcbfcb]
    placed-all
1485 3 pass [054328ee]
1486 0 pass [162ef4a9]
1487 1 improv [8f486f0c]
    improvised who=1
1488 1 switch:III.7 [56db028e]
    switched who=1
1489 1 pass [de0aaccf]
1490 2 pass [b612cf0c]
1491 3 reveal [22848ffc]
    turned-up who=3 card=III.6
1492 3 exit [037e0bba]
    exiting who=3 card=III.6
    got-intrigue who=3 n=1
1493 3 improv [337be13b]
    improvised who=3
1494 3 draw:staging [8608b316]
1495 3 bury:III.9 [dea10642]
    drew who=3 pile=staging
    buried who=3 pile=script
1496 3 pass [0840ed2d]
1497 0 reveal [ce71375d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1498 0 pass [d1ba9b30]
1499 1 reveal [79e068fc]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=1
    half-curtain
    got-coin who=1 coin=iago
    got-handkerchief who=1
1500 1 coin:iago [ad3f27d8]
1501 1 wound:iago [5e10d711]
    used-iago who=1 character=iago
    wounded who=1 character=iago n=2 total=6
1502 1 pass [e7ec1d59]
1503 2 reveal [3ae6bad0]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1504 2 improv [38e8686c]
    improvised who=2
1505 2 draw:staging [e2cabc27]
1506 2 bury:seize [c1d45508]
    drew who=2 pile=staging
    buried who=2 pile=staging
1507 2 pass [102d8504]
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=28
1508 3 pass [041f5480]
1509 0 improv [1a4c05c0]
    improvised who=0
1510 0 bury:exchange [debdfdb7]
    drew who=0 pile=staging
    buried who=0 pile=staging
1511 0 pass [a7d512a1]
1512 1 pass [a8c42f41]
1513 2 show:exchange [cc506ce8]
1514 2 at:3 [fafe82c7]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1515 2 give:no-drama [5e20cd17]
    traded who=2 whom=3
1516 2 pass [9011eb76]
1517 0 place:III.6 [cc33b782]
1518 1 place:III.3 [ca8f21f9]
1519 2 place:III.5 [2761eb1e]
1520 3 place:exchange [ba58a945]
    placed-all
1521 3 pass [1be8f112]
1522 0 pass [661c4465]
1523 1 pass [752f00df]
1524 2 pass [7387f9e4]
1525 3 reveal [cac42db1]
    turned-up-staging who=3 card=exchange
1526 3 play [06d012d3]
1527 3 at:0 [92fdd8e3]
    aimed who=3 card=exchange whom=0
1528 3 give:no-drama [7714cb84]
    traded who=3 whom=0
1529 3 pass [3c300d19]
1530 0 reveal [56dd84fa]
    turned-up who=0 card=III.6
1531 0 exit [505e7135]
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
1532 0 pass [c0ecc8de]
1533 1 reveal [53000c99]
    turned-up who=1 card=III.3
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
1534 1 pass [4ca93177]
1535 2 reveal [43228ec4]
    turned-up who=2 card=III.5
1536 2 play [4f47ddd0]
    played who=2 card=III.5
    scored who=2 card=III.5 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1537 2 pass [bfaf2ff3]
    drew who=2 pile=staging
    reshuffled pile=script n=2
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
1538 3 pass [408d1e10]
1539 0 show:no-drama [aa7c5721]
    no-drama who=0
    drew who=0 pile=staging
1540 0 pass [c4d4edb9]
1541 1 pass [595f2feb]
1542 2 improv [0df05147]
    improvised who=2
1543 2 draw:script [4ea4a373]
1544 2 bury:III.9 [8654dacf]
    drew who=2 pile=script
    buried who=2 pile=script
1545 2 pass [338c2a51]
1546 0 place:seize [e0834374]
1547 1 place:villainy [911b03dc]
1548 2 place:III.3 [46a88fd3]
1549 3 place:III.6 [2466d85b]
    placed-all
1550 3 pass [8f85d388]
1551 0 pass [a304ca7f]
1552 1 improv [1b387710]
    improvised who=1
1553 1 switch:take-the-lead [075357b4]
    switched who=1
1554 1 pass [4d56db15]
1555 2 pass [0913bd68]
1556 3 reveal [3c439d47]
    turned-up who=3 card=III.6
1557 3 play [c598f349]
    played who=3 card=III.6
    scored who=3 card=III.6 n=1
    got-coin who=3 coin=emilia
    got-handkerchief who=3
1558 3 coin:emilia [c86612a6]
    used-coin-at who=3 coin=emilia whom=2
    stole-coin who=3 coin=iago whom=2
1559 3 coin:iago [7a2790ec]
1560 3 wound:cassio [5f8a929a]
    used-iago who=3 character=cassio
    wounded who=3 character=cassio n=1 total=5
1561 3 pass [eeab281a]
1562 0 reveal [cd667302]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1563 0 pass [144b7e70]
1564 1 reveal [dca53005]
    turned-up-staging who=1 card=take-the-lead
1565 1 play [58ef80c5]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1566 1 pass [651d1af6]
1567 2 reveal [6729c25f]
    turned-up who=2 card=III.3
    exiting who=2 card=III.3
    got-intrigue who=2 n=1
1568 2 pass [c98ba869]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    scene-began scene=30
1569 2 show:exchange [3227b437]
1570 2 at:0 [a8f5414f]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1571 0 let [9aa2bd66]
1572 2 give:revive [c189a1e1]
    traded who=2 whom=0
1573 2 pass [dfade27e]
1574 3 pass [ffa88a0f]
1575 0 improv [50e80b40]
    improvised who=0
1576 0 bury:revive [d9270884]
    drew who=0 pile=staging
    buried who=0 pile=staging
1577 0 pass [9cb580c8]
1578 1 pass [fd58a4bc]
1579 0 place:take-the-lead [07694505]
1580 1 place:villainy [44f9468f]
1581 2 place:villainy [031082fc]
1582 3 place:no-drama [447af334]
    placed-all
1583 2 pass [354d41ed]
1584 3 pass [48411834]
1585 0 pass [c593a31b]
1586 1 pass [66800385]
1587 2 improv [a4d3ad23]
    improvised who=2
1588 2 bury:take-the-lead [ac37738b]
    drew who=2 pile=staging
    buried who=2 pile=staging
1589 2 reveal [90a00445]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1590 2 pass [3ac5a254]
1591 3 reveal [74919998]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
1592 3 improv [4776c0cb]
    improvised who=3
1593 3 bury:III.15 [8c0deabd]
    drew who=3 pile=staging
    buried who=3 pile=script
1594 3 pass [dcc7e81d]
1595 0 reveal [ce86c1f3]
    turned-up-staging who=0 card=take-the-lead
1596 0 play [a72aa2c1]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1597 0 pass [a347e8b8]
1598 1 reveal [ed4847c6]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1599 1 pass [8e13c06c]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=2
    drew who=3 pile=staging
    scene-began scene=31
    final-scene
1600 1 improv [8c9c5a6d]
    improvised who=1
1601 1 bury:revive [19623207]
    drew who=1 pile=staging
    buried who=1 pile=staging
1602 1 pass [29c202e3]
1603 2 pass [d13007bc]
1604 3 show:exchange [60c83dc3]
1605 3 at:0 [f81b19e0]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
1606 3 give:take-the-lead [36bf5701]
    traded who=3 whom=0
1607 3 pass [5361f0ea]
1608 0 pass [56e31378]
1609 0 place:miscue [959e1e8a]
1610 1 place:miscue [05c68b27]
1611 2 place:take-the-lead [3fd25f9c]
1612 3 place:take-the-lead [279ebdac]
    placed-all
1613 1 pass [74491b03]
1614 2 improv [81435b5f]
    improvised who=2
1615 2 switch:villainy [21f14994]
    switched who=2
1616 2 pass [f6d93b5d]
1617 3 show:exchange [5ae9da8e]
1618 3 at:1 [09cfa494]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
1619 3 give:take-the-lead [1fde638b]
    traded who=3 whom=1
1620 3 pass [dcd613fe]
1621 0 pass [19864839]
1622 1 reveal [0be2e3a9]
    turned-up-staging who=1 card=miscue
1623 1 exit [15e2c70a]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1624 1 pass [6577afb9]
1625 2 reveal [c79c6f33]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1626 2 pass [41f54303]
1627 3 reveal [24e5c5e5]
    turned-up-staging who=3 card=take-the-lead
1628 3 play [052415ab]
    aimed who=3 card=take-the-lead whom=0
    took-lead who=3 whom=0
1629 3 pass [0e1cf6e7]
1630 0 reveal [8fcaf716]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1631 0 improv [07636dce]
    improvised who=0
1632 0 bury:take-the-lead [26b1a0bf]
    drew who=0 pile=staging
    buried who=0 pile=staging
1633 0 pass [a030396d]
    act-ran-out act=III
    tallied who=0 n=12
    tallied who=1 n=5
    tallied who=2 n=12
    tallied who=3 n=12
    lead-cast who=1
1634 1 discard:take-the-lead [4c51f364]
    discarded who=1 card=take-the-lead
1635 2 discard:take-the-lead [ede52bb6]
    discarded who=2 card=take-the-lead
    drew who=0 pile=staging
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    act-began act=IV who=1
    scene-began scene=1
1636 2 improv [cd525a1f]
    improvised who=2
1637 2 draw:script [00389140]
1638 2 bury:IV.2 [bb495f82]
    drew who=2 pile=script
    buried who=2 pile=script
1639 2 pass [75302d18]
1640 3 pass [8fbecb1b]
1641 0 pass [474d9936]
1642 1 pass [02170ab4]
1643 0 place:IV.13 [a9647f39]
1644 1 place:take-the-lead [a4f0bf02]
1645 2 place:IV.15 [6ce1e4be]
1646 3 place:IV.8 [915ec69c]
    placed-all
1647 2 pass [746f8c11]
1648 3 pass [a7d5abc7]
1649 0 pass [ff7a9136]
1650 1 pass [d2d15a9c]
1651 2 reveal [560733ca]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
    failed who=2 card=IV.15
1652 2 pass [f903ffab]
1653 3 reveal [23227316]
    turned-up who=3 card=IV.8
1654 3 exit [021aecf9]
    exiting who=3 card=IV.8
1655 1 let [28176f12]
    got-intrigue who=3 n=1
1656 3 improv [89bb1d9d]
    improvised who=3
1657 3 draw:script [b3750f15]
1658 3 bury:IV.6 [70511a12]
    drew who=3 pile=script
    buried who=3 pile=script
1659 3 pass [a1dcacca]
1660 0 reveal [f3c8e88e]
    turned-up who=0 card=IV.13
1661 0 exit [5a3a2466]
    exiting who=0 card=IV.13
1662 1 let [22e08588]
    got-intrigue who=0 n=1
1663 0 pass [7485f552]
1664 1 improv [355724c4]
    improvised who=1
1665 1 draw:script [9fc8a06f]
1666 1 bury:IV.5 [837c07ac]
    drew who=1 pile=script
    buried who=1 pile=script
1667 1 reveal [7623202d]
    turned-up-staging who=1 card=take-the-lead
1668 1 exit [c7470be9]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1669 1 pass [48439a14]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
1670 2 pass [210aa248]
1671 3 pass [60feba82]
1672 0 improv [84ca5d03]
    improvised who=0
1673 0 draw:staging [1ee899ac]
1674 0 bury:IV.1 [d97f8c38]
    drew who=0 pile=staging
    buried who=0 pile=script
1675 0 pass [ab020a79]
1676 1 improv [fbfc9d9f]
    improvised who=1
1677 1 draw:script [aa4814fb]
1678 1 bury:IV.11 [c4915fe7]
    drew who=1 pile=script
    buried who=1 pile=script
1679 1 pass [8403d6a5]
1680 0 place:exchange [f4673bcc]
1681 1 place:IV.14 [0ae6e4e8]
1682 2 place:IV.10 [a811e7b8]
1683 3 place:IV.4 [29680a95]
    placed-all
1684 2 pass [2ed52339]
1685 3 pass [4d98f9a1]
1686 0 pass [909ae7b0]
1687 1 pass [723b67d4]
1688 2 reveal [f8bcfdad]
    turned-up who=2 card=IV.10
1689 2 play [6a15e031]
    played who=2 card=IV.10
    scored who=2 card=IV.10 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1690 2 coin:othello [24195f0e]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1691 2 pass [c34cc5b1]
1692 3 reveal [90bde285]
    turned-up who=3 card=IV.4
    exiting who=3 card=IV.4
    got-intrigue who=3 n=1
1693 3 improv [03365051]
    improvised who=3
1694 3 draw:staging [93029373]
1695 3 bury:revive [1c9919fa]
    drew who=3 pile=staging
    buried who=3 pile=staging
1696 3 pass [58150295]
1697 0 reveal [e2c173be]
    turned-up-staging who=0 card=exchange
1698 0 exit [5fbe6e16]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
1699 0 show:no-drama [8e544338]
    no-drama who=0
    drew who=0 pile=staging
1700 0 pass [957784ad]
1701 1 reveal [2c60a7fc]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1702 1 pass [9f3c1a8b]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=3
1703 3 pass [a82cc25e]
1704 0 pass [d9b170e6]
1705 1 improv [99543153]
    improvised who=1
1706 1 draw:script [78e837fe]
1707 1 bury:IV.3 [80970b85]
    drew who=1 pile=script
    buried who=1 pile=script
1708 1 show:exchange [32b9c1b3]
1709 1 at:0 [764927df]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1710 1 give:IV.9 [3d6c60f3]
    traded who=1 whom=0
1711 1 show:exchange [7678a52e]
1712 1 at:0 [d8b8977e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1713 1 give:take-the-lead [9b923e92]
    traded who=1 whom=0
1714 1 pass [55b3749a]
1715 2 pass [c0ee6873]
1716 0 place:take-the-lead [78326a6c]
1717 1 place:IV.12 [b613ed06]
1718 2 place:seize [434bd08e]
1719 3 place:seize [38cfab76]
    placed-all
1720 3 pass [f6aced05]
1721 0 pass [dc4dddfc]
1722 1 pass [6ed5a2a4]
1723 2 show:no-drama [f2e2a6da]
    no-drama who=2
    drew who=2 pile=staging
1724 2 pass [5aca2dd5]
1725 3 reveal [eeb8c3ae]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1726 3 improv [59552daf]
    improvised who=3
1727 3 draw:staging [0abd9538]
1728 3 bury:miscue [a7691054]
    drew who=3 pile=staging
    buried who=3 pile=staging
1729 3 pass [e15d36a8]
1730 0 reveal [947b0dfd]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1731 0 pass [ad84d504]
1732 1 reveal [4ec563ba]
    turned-up who=1 card=IV.12
1733 1 play [384dba3f]
    played who=1 card=IV.12
    scored who=1 card=IV.12 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1734 1 pass [f9fec00c]
1735 2 reveal [fac4e5a8]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1736 2 coin:emilia [8d9e89b1]
    used-coin-at who=2 coin=emilia whom=1
1737 1 let [0a054df3]
    stole-coin who=2 coin=desdemona whom=1
1738 2 pass [881ec46e]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=4
1739 3 pass [847d3438]
1740 0 pass [69147a72]
1741 1 pass [117d725b]
1742 2 pass [78df80f7]
1743 0 place:revive [5b3bdbd3]
1744 1 place:IV.9 [b2ea8288]
1745 2 place:take-the-lead [935896e4]
1746 3 place:take-the-lead [8e0e3149]
    placed-all
1747 3 pass [c11fbf77]
1748 0 pass [88b5ac14]
1749 1 pass [99f1287c]
1750 2 improv [97bd4105]
    improvised who=2
1751 2 switch:revive [68abd83f]
    switched who=2
1752 2 coin:desdemona [55b5dbc4]
    no-drama-coin who=2
1753 2 pass [38025f7c]
1754 3 reveal [ff9df080]
    turned-up-staging who=3 card=take-the-lead
    exiting who=3 card=take-the-lead
1755 0 let [9c50082c]
1756 1 let [b664f765]
    got-intrigue who=3 n=1
1757 3 pass [3e33f808]
1758 0 reveal [2d1cb634]
    turned-up-staging who=0 card=revive
1759 0 exit [c44c05ca]
    exiting who=0 card=revive
1760 1 let [92239319]
    got-intrigue who=0 n=1
1761 0 pass [f23df0ce]
1762 1 show:no-drama [7ed24561]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=19
1763 1 reveal [254920cd]
    turned-up who=1 card=IV.9
1764 1 play [4ed32d00]
    played who=1 card=IV.9
    scored who=1 card=IV.9 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1765 1 pass [11bba84d]
1766 2 reveal [37754e8c]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1767 2 pass [fd20123a]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=5
    drew who=1 pile=staging
    scene-began scene=5
1768 3 improv [8888ff08]
    improvised who=3
1769 3 draw:script [057e3f6b]
1770 3 bury:IV.6 [0996a51b]
    drew who=3 pile=script
    buried who=3 pile=script
1771 3 pass [50680ce3]
1772 0 pass [64b7bd4c]
1773 1 pass [92c58aa4]
1774 2 pass [8461437c]
1775 0 place:IV.3 [5793f889]
1776 1 place:miscue [0a0bdc8c]
1777 2 place:take-the-lead [660ef235]
1778 3 place:villainy [27d307c8]
    placed-all
1779 3 pass [a49b09cf]
1780 0 pass [de4fbde2]
1781 1 improv [32cf72ca]
    improvised who=1
1782 1 switch:take-the-lead [7f5ce2fd]
    switched who=1
1783 1 coin:othello [0766a959]
    used-coin-at who=1 coin=othello whom=2
1784 2 let [e599bcbe]
    took-lead who=1 whom=2
1785 1 pass [4c49c9ce]
1786 2 pass [4b4bb8cc]
1787 2 reveal [8291ed86]
    turned-up-staging who=2 card=take-the-lead
1788 2 improv [ec80e8a9]
    improvised who=2
1789 2 draw:script [bc92b0a0]
1790 2 bury:IV.2 [ebdc2ef0]
    drew who=2 pile=script
    buried who=2 pile=script
1791 2 exit [d846a43f]
    exiting who=2 card=take-the-lead
1792 0 let [18766b8b]
    got-intrigue who=2 n=1
1793 2 pass [c0248d77]
1794 3 reveal [e80dd35d]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
1795 0 let [f6dbc044]
    got-intrigue who=3 n=1
1796 3 pass [4ec5de77]
1797 0 improv [b2b90a29]
    improvised who=0
1798 0 draw:staging [1d5b3ed0]
1799 0 bury:IV.5 [2127127f]
    drew who=0 pile=staging
    buried who=0 pile=script
1800 0 reveal [1bc3f2d0]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    failed who=0 card=IV.3
1801 0 show:exchange [7d924de1]
1802 0 at:3 [85aa0152]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1803 3 let [0da103ff]
1804 0 give:seize [6fce69c3]
    traded who=0 whom=3
1805 0 pass [2293344a]
1806 1 reveal [40bb676e]
    turned-up-staging who=1 card=take-the-lead
1807 1 play [1e5416fb]
1808 1 at:2 [564282d3]
    giving who=1 card=take-the-lead whom=2
1809 2 let [d427327f]
    gave-lead who=1 whom=2
1810 1 pass [7a30a776]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=6
1811 3 pass [53a542cd]
1812 0 improv [15c94a62]
    improvised who=0
1813 0 draw:staging [393b6fae]
1814 0 bury:villainy [27384b2b]
    drew who=0 pile=staging
    buried who=0 pile=staging
1815 0 pass [4bcfc5dd]
1816 1 pass [982a8caa]
1817 2 pass [ccc22f5c]
1818 0 place:villainy [12063a88]
1819 1 place:IV.13 [0cc11276]
1820 2 place:IV.8 [4aae03bc]
1821 3 place:IV.11 [4c94d042]
    placed-all
1822 3 improv [0ddf5be5]
    improvised who=3
1823 3 switch:IV.4 [abb459b7]
    switched who=3
1824 3 pass [c052a2dc]
1825 0 pass [cf78ee87]
1826 1 pass [aee8cd5d]
1827 2 improv [fb711f5c]
    improvised who=2
1828 2 switch:seize [36b65035]
    switched who=2
1829 2 pass [870faff1]
1830 3 reveal [d265d312]
    turned-up who=3 card=IV.4
    exiting who=3 card=IV.4
    got-intrigue who=3 n=1
1831 3 pass [06869586]
1832 0 reveal [0975d13e]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1833 0 pass [be176544]
1834 1 reveal [5c18f974]
    turned-up who=1 card=IV.13
1835 1 play [cae7f6c3]
    played who=1 card=IV.13
    scored who=1 card=IV.13 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
1836 1 improv [af34a448]
    improvised who=1
1837 1 draw:script [790acf85]
1838 1 bury:IV.7 [5e31cf81]
    drew who=1 pile=script
    buried who=1 pile=script
1839 1 coin:roderigo [2e0fa4cc]
1840 1 at:2 [54a235f4]
    used-coin-at who=1 coin=roderigo whom=2
1841 1 give:miscue [de4d9a9a]
    traded who=1 whom=2
1842 1 pass [4cd0aacc]
1843 2 reveal [9c00f182]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
1844 2 pass [c8c1720d]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=7
1845 3 improv [ba7855de]
    improvised who=3
1846 3 draw:script [c02cb8e9]
1847 3 bury:IV.14 [3c4a85c2]
    drew who=3 pile=script
    buried who=3 pile=script
1848 3 pass [019e959f]
1849 0 pass [898271a3]
1850 1 pass [be9d14b1]
1851 2 pass [3917fb86]
1852 0 place:seize [4a5b5f32]
1853 1 place:revive [558fbf57]
1854 2 place:IV.8 [56177b3c]
1855 3 place:revive [076ba23f]
    placed-all
1856 3 pass [f517bd98]
1857 0 pass [7758c799]
1858 1 pass [922932ee]
1859 2 pass [5798dc83]
1860 3 reveal [d195d6fc]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
1861 0 seize [1cfaf5bf]
1862 2 let [688ad887]
    seized by=0 who=3 card=revive
    got-spotlight who=0 n=1
1863 1 reveal [59b30e5e]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
1864 2 let [4bb9d2be]
    got-intrigue who=1 n=1
1865 1 pass [0c9f9741]
1866 2 reveal [e4f6559e]
    turned-up who=2 card=IV.8
1867 2 exit [db41fefc]
    exiting who=2 card=IV.8
    got-intrigue who=2 n=1
1868 2 pass [b4b977c8]
    drew who=2 pile=staging
1869 3 draw:staging [8f19fea5]
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=8
1870 3 pass [90ee6cf8]
1871 0 pass [7f4ef7fa]
1872 1 improv [efc391aa]
    improvised who=1
1873 0 let [2adebdbb]
1874 1 draw:staging [b0091204]
1875 1 bury:take-the-lead [d286f757]
    drew who=1 pile=staging
    buried who=1 pile=staging
1876 1 pass [6d1ee2e8]
1877 2 pass [6267c898]
1878 0 place:take-the-lead [8ff84dc8]
1879 1 place:IV.15 [bb4a85f7]
1880 2 place:take-the-lead [68021c6c]
1881 3 place:seize [a8c36a5a]
    placed-all
1882 3 pass [e62644f4]
1883 0 pass [a55f542e]
1884 1 pass [a55c01d0]
1885 2 pass [e7b95526]
1886 3 reveal [c6d24967]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1887 3 show:no-drama [88be80c6]
    no-drama who=3
    drew who=3 pile=staging
1888 3 pass [21513e6c]
1889 0 reveal [6908d89b]
    turned-up-staging who=0 card=take-the-lead
1890 0 exit [7b0050f2]
    exiting who=0 card=take-the-lead
1891 2 let [a9a56f13]
    got-intrigue who=0 n=1
1892 0 improv [de5fd0c8]
    improvised who=0
1893 0 draw:staging [18972a06]
1894 0 bury:miscue [41bec0c7]
    drew who=0 pile=staging
    buried who=0 pile=staging
1895 0 show:exchange [1fb3a0cf]
1896 0 at:2 [612c0d4b]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1897 2 let [bbc0e776]
1898 0 give:exchange [2718b521]
    traded who=0 whom=2
1899 0 pass [ea9060f0]
1900 1 reveal [4d434e5b]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1901 1 pass [c836cf05]
1902 2 improv [abe7677a]
    improvised who=2
1903 0 spotlight [f8b538b3]
    stole-spotlight by=0 who=2
1904 2 let [33a2e8cc]
    blocked who=2
1905 2 reveal [e64b0261]
    turned-up-staging who=2 card=take-the-lead
1906 2 exit [f62a8446]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1907 2 pass [e2d3435e]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    scene-began scene=9
1908 3 pass [400c233e]
1909 0 pass [18ef4e24]
1910 1 show:exchange [f700ed92]
1911 1 at:0 [0bfcbc50]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1912 1 give:exchange [a18ba359]
    traded who=1 whom=0
1913 1 pass [8fb7b1e5]
1914 2 show:exchange [9b981a2f]
1915 2 at:1 [64e970f6]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1916 2 give:IV.3 [75fa6ae2]
    traded who=2 whom=1
1917 2 show:no-drama [f03f11be]
    no-drama who=2
    drew who=2 pile=staging
1918 2 improv [2ae6671b]
    improvised who=2
1919 2 draw:staging [1f4f3372]
1920 2 bury:IV.4 [79d59326]
    drew who=2 pile=staging
    buried who=2 pile=script
1921 2 pass [2b41e291]
1922 0 place:IV.5 [00e7eca3]
1923 1 place:IV.3 [f9e5a05a]
1924 2 place:take-the-lead [226f5438]
1925 3 place:IV.8 [ccc3a1ca]
    placed-all
1926 3 pass [1964d7e3]
1927 0 pass [d67252f2]
1928 1 pass [ad2d7da9]
1929 2 pass [b5cb1f6d]
1930 3 reveal [6f9ee562]
    turned-up who=3 card=IV.8
1931 3 exit [5cc9c1a4]
    exiting who=3 card=IV.8
    got-intrigue who=3 n=1
1932 3 pass [da2273e3]
1933 0 show:exchange [80b30654]
1934 0 at:3 [3ce97ef7]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
1935 3 let [285532d4]
1936 0 give:IV.2 [b13c9b4d]
    traded who=0 whom=3
1937 0 reveal [669de0da]
    turned-up who=0 card=IV.5
1938 0 play [11c012f4]
    played who=0 card=IV.5
    scored who=0 card=IV.5 n=1
1939 3 let [45f99804]
    got-handkerchief who=0
1940 0 pass [728266ab]
1941 1 reveal [b1e13029]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
    failed who=1 card=IV.3
1942 1 pass [d9b5e0c4]
1943 2 reveal [174306fb]
    turned-up-staging who=2 card=take-the-lead
1944 2 exit [6618027c]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1945 2 pass [21455fec]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=20
    drew who=1 pile=staging
    scene-began scene=10
1946 3 pass [71a4ae64]
1947 0 pass [281b3673]
1948 1 pass [60b78b57]
1949 2 improv [e1a87a84]
    improvised who=2
1950 2 draw:staging [4255371e]
1951 2 bury:IV.15 [cf588213]
    drew who=2 pile=staging
    buried who=2 pile=script
1952 2 pass [aa5fda86]
1953 0 place:villainy [22b7ecfd]
1954 1 place:IV.14 [2d4191b2]
1955 2 place:IV.1 [8590c1d5]
1956 3 place:seize [46c567b9]
    placed-all
1957 3 pass [e9b0a802]
1958 0 pass [9f6ab4b7]
1959 1 pass [a424a0fe]
1960 2 show:exchange [c7072d49]
1961 2 at:3 [bfd49c2b]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
1962 3 let [9a7db09f]
1963 2 give:villainy [65ff7eaf]
    traded who=2 whom=3
1964 2 pass [093f5fe5]
1965 3 improv [85fc394d]
    improvised who=3
1966 3 draw:staging [61138c9a]
1967 3 bury:IV.2 [384d3958]
    drew who=3 pile=staging
    buried who=3 pile=script
1968 3 reveal [debdc0a8]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
1969 3 pass [c621b2c9]
1970 0 reveal [31257e42]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1971 0 improv [b743ad7a]
    improvised who=0
1972 0 draw:script [46c4ab8a]
1973 0 bury:IV.7 [f0957416]
    drew who=0 pile=script
    buried who=0 pile=script
1974 0 pass [76277aba]
1975 1 reveal [7e9fd8aa]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1976 1 pass [66b50a60]
1977 2 reveal [6fb0e57e]
    turned-up who=2 card=IV.1
1978 2 play [bc36dc49]
    played who=2 card=IV.1
    scored who=2 card=IV.1 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1979 2 coin:iago [f2b1aebd]
1980 2 wound:othello [53dcf129]
    used-iago who=2 character=othello
    wounded who=2 character=othello n=2 total=6
1981 2 pass [c43dcc37]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=11
1982 3 pass [2b4492f9]
1983 0 pass [0342a26d]
1984 1 pass [b45c9921]
1985 2 improv [4c31d8d5]
    improvised who=2
1986 2 draw:staging [e66c5a68]
1987 2 bury:miscue [f961825b]
    drew who=2 pile=staging
    buried who=2 pile=staging
1988 2 pass [6065de0a]
1989 0 place:IV.4 [539d4927]
1990 1 place:IV.6 [1fb34627]
1991 2 place:IV.11 [bd321ade]
1992 3 place:take-the-lead [bbfe7d81]
    placed-all
1993 3 pass [bec0657f]
1994 0 pass [8d818d8a]
1995 1 pass [e08cce30]
1996 2 pass [b05b514d]
1997 3 improv [1ea2381d]
    improvised who=3
1998 3 draw:script [19c24fd7]
1999 3 bury:IV.15 [f8df4ea7]
    drew who=3 pile=script
    buried who=3 pile=script
2000 3 reveal [0376222b]
    turned-up-staging who=3 card=take-the-lead
2001 3 exit [c9af3d46]
    exiting who=3 card=take-the-lead
2002 1 let [2d7afac1]
    got-intrigue who=3 n=1
2003 3 pass [21d97811]
2004 0 reveal [b0fc8ffc]
    turned-up who=0 card=IV.4
    exiting who=0 card=IV.4
2005 1 let [2ee3e8d3]
    got-intrigue who=0 n=1
2006 0 pass [9a0b7960]
2007 1 reveal [1f5e140d]
    turned-up who=1 card=IV.6
2008 1 improv [b950842b]
    improvised who=1
2009 1 draw:script [f533b35f]
2010 1 bury-placed [e8a07706]
    drew who=1 pile=script
    buried who=1 pile=script
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
2011 1 pass [0ba131b2]
2012 2 show:exchange [ea730b0b]
2013 2 at:1 [b361efa6]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2014 2 give:miscue [5c27a1ad]
    traded who=2 whom=1
2015 2 reveal [1e1a6823]
    turned-up who=2 card=IV.11
    exiting who=2 card=IV.11
    got-intrigue who=2 n=1
2016 2 show:no-drama [dd7cf2ef]
    no-drama who=2
    drew who=2 pile=staging
2017 2 pass [50c1a8a4]
    drew who=2 pile=staging
    drew who=3 pile=script
    reshuffled pile=script n=6
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
2018 3 improv [586bc448]
    improvised who=3
2019 3 draw:staging [12f4bf0b]
2020 3 bury:revive [c390dacc]
    drew who=3 pile=staging
    buried who=3 pile=staging
2021 3 pass [d7637e86]
2022 0 improv [edd4353f]
    improvised who=0
2023 0 draw:staging [34bc8f29]
2024 0 bury:miscue [a0e3c100]
    drew who=0 pile=staging
    buried who=0 pile=staging
2025 0 show:exchange [b8b0fd4b]
2026 0 at:3 [be57da05]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
2027 0 give:IV.2 [d74c27f4]
    traded who=0 whom=3
2028 0 pass [ec5620d4]
2029 1 pass [e77ea719]
2030 2 pass [dbf248ed]
2031 0 place:take-the-lead [00caa395]
2032 1 place:seize [46a52a3c]
2033 2 place:villainy [3fc88d13]
2034 3 place:IV.6 [1c6e3cc1]
    placed-all
2035 3 pass [a5c6f54c]
2036 0 show:exchange [cff1e7e5]
2037 0 at:2 [7e8e64d4]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2038 0 give:revive [0e96d761]
    traded who=0 whom=2
2039 0 pass [7cd32fc1]
2040 1 pass [557e156f]
2041 2 pass [f0980e1a]
2042 3 reveal [62122b32]
    turned-up who=3 card=IV.6
    exiting who=3 card=IV.6
    got-intrigue who=3 n=1
2043 3 pass [1dc70a8b]
2044 0 reveal [fd3e2723]
    turned-up-staging who=0 card=take-the-lead
2045 0 play [99a2c825]
    aimed who=0 card=take-the-lead whom=2
    took-lead who=0 whom=2
2046 0 pass [bff27a54]
2047 1 reveal [1cfd9ecd]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2048 1 show:no-drama [a96d1a3e]
    no-drama who=1
    drew who=1 pile=staging
2049 1 pass [986a6617]
2050 2 show:exchange [cb89255d]
2051 2 at:0 [25ea01e0]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
2052 2 give:seize [884db599]
    traded who=2 whom=0
2053 2 reveal [3b221d3e]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2054 2 pass [2441858f]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=3 pile=staging
    scene-began scene=13
2055 1 pass [056f01cb]
2056 2 improv [cac35947]
    improvised who=2
2057 2 draw:script [0fdf6a67]
2058 2 bury:IV.3 [777ffbbd]
    drew who=2 pile=script
    buried who=2 pile=script
2059 2 pass [d8bde9ee]
2060 3 pass [165edb0e]
2061 0 pass [5422ffe9]
2062 0 place:take-the-lead [f6be82d7]
2063 1 place:seize [661607c8]
2064 2 place:IV.4 [67041e8d]
2065 3 place:villainy [ea91b775]
    placed-all
2066 1 pass [79c0cc26]
2067 2 pass [85b0ab5a]
2068 3 improv [c6511a33]
    improvised who=3
2069 3 switch:IV.2 [e41e26d7]
    switched who=3
2070 3 pass [e640a7df]
2071 0 pass [06688dce]
2072 1 reveal [35f44499]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2073 1 improv [c8cfc99b]
    improvised who=1
2074 1 draw:staging [4332b16a]
2075 1 bury:miscue [00dd8403]
    drew who=1 pile=staging
    buried who=1 pile=staging
2076 1 pass [91c8a661]
2077 2 reveal [4f40e6bb]
    turned-up who=2 card=IV.4
    exiting who=2 card=IV.4
    got-intrigue who=2 n=1
2078 2 pass [ef5ece41]
2079 3 reveal [94aa847b]
    turned-up who=3 card=IV.2
    exiting who=3 card=IV.2
    got-intrigue who=3 n=1
2080 3 pass [d002a382]
2081 0 reveal [a5c4cc48]
    turned-up-staging who=0 card=take-the-lead
2082 0 play [cfa31eb7]
2083 0 at:2 [30cf553d]
    giving who=0 card=take-the-lead whom=2
2084 2 let [a81ed094]
    gave-lead who=0 whom=2
2085 0 pass [bf0da301]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=14
2086 3 improv [c65c5da4]
    improvised who=3
2087 3 draw:staging [e9023942]
2088 3 bury:villainy [dae79f2e]
    drew who=3 pile=staging
    buried who=3 pile=staging
2089 3 pass [0afdf81e]
2090 0 pass [e5e6ce90]
2091 1 pass [3316fc03]
2092 2 pass [fe972a20]
2093 0 place:seize [bdd9d1f8]
2094 1 place:take-the-lead [7d974b09]
2095 2 place:seize [9b48cfea]
2096 3 place:IV.7 [d0cdce88]
    placed-all
2097 3 pass [86753cdb]
2098 0 pass [7c0318a9]
2099 1 pass [f60155a4]
2100 2 pass [1876a3fb]
2101 3 reveal [ab087527]
    turned-up who=3 card=IV.7
2102 3 exit [86f8987d]
    exiting who=3 card=IV.7
2103 2 seize [f84afbc8]
    seized by=2 who=3 card=IV.7
    scored who=2 card=IV.7 n=1
    wounded who=2 character=desdemona n=1 total=5
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2104 2 coin:othello [a0b98060]
2105 2 at:3 [8de954bf]
    giving-by-coin who=2 coin=othello whom=3
    gave-lead who=2 whom=3
2106 0 reveal [1ea1a34b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2107 0 pass [74ae8d49]
2108 1 reveal [82f6301c]
    turned-up-staging who=1 card=take-the-lead
2109 1 exit [f25d47c5]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2110 1 improv [83f65fd7]
    improvised who=1
2111 1 draw:script [c436fc40]
2112 1 bury:IV.8 [aff60b2b]
    drew who=1 pile=script
    buried who=1 pile=script
2113 1 pass [9989c517]
2114 3 draw:staging [4464c945]
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=19
    scene-began scene=15
2115 0 pass [1e320f83]
2116 1 pass [ebe1a45a]
2117 2 pass [5ef799d9]
2118 3 pass [11a1a32b]
2119 0 place:IV.14 [f9828e9e]
2120 1 place:IV.3 [1312fef9]
2121 2 place:miscue [571044a7]
2122 3 place:miscue [f1f43435]
    placed-all
2123 0 pass [d098a6af]
2124 1 pass [2e3f9c5e]
2125 2 pass [0f76f5e0]
2126 3 pass [80b5b9b7]
2127 0 improv [9288c5f1]
    improvised who=0
2128 0 draw:script [421ac349]
2129 0 bury:IV.15 [a7ad164f]
    drew who=0 pile=script
    buried who=0 pile=script
2130 0 reveal [7b2b041e]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
2131 2 let [27f4ca32]
    got-intrigue who=0 n=1
2132 0 pass [83fcdcff]
2133 1 reveal [88729a0d]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
2134 2 let [d51fb0a7]
    failed who=1 card=IV.3
2135 1 pass [8815f27c]
2136 2 reveal [10eb3d7f]
    turned-up-staging who=2 card=miscue
2137 2 play [50a8fc6b]
    aimed who=2 card=miscue whom=3
    must-switch whom=3
    drew who=2 pile=staging
2138 3 switch:miscue [5534d966]
    switched who=3
2139 2 place:villainy [017c266a]
    turned-up-staging who=2 card=villainy
2140 2 exit [23ff3808]
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2141 2 pass [7cbadc58]
2142 3 reveal [917e14dc]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2143 3 improv [c23e8685]
    improvised who=3
2144 3 draw:staging [df69805f]
2145 3 bury:take-the-lead [dec1fc1e]
    drew who=3 pile=staging
    buried who=3 pile=staging
2146 3 pass [c2743950]
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=2
    scene-began scene=16
2147 0 pass [cbe479a9]
2148 1 pass [fa0c6d39]
2149 2 pass [d6eadd2c]
2150 3 pass [c2284786]
2151 0 place:seize [17293546]
2152 1 place:IV.11 [89548fea]
2153 2 place:seize [3e7a397d]
2154 3 place:no-drama [938d741b]
    placed-all
2155 0 improv [68e908eb]
    improvised who=0
2156 0 switch:IV.4 [4bef587d]
    switched who=0
2157 0 pass [9495fd2c]
2158 1 pass [4adf549c]
2159 2 pass [63048b24]
2160 3 pass [64c27aab]
2161 0 reveal [51ca489a]
    turned-up who=0 card=IV.4
    exiting who=0 card=IV.4
2162 2 let [e149ec56]
    got-intrigue who=0 n=1
2163 0 pass [abb085f8]
2164 1 reveal [ae255e2b]
    turned-up who=1 card=IV.11
2165 1 play [40074ae0]
    played who=1 card=IV.11
2166 2 seize [87ac64fe]
    seized by=2 who=1 card=IV.11
    scored who=2 card=IV.11 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
2167 3 reveal [2a628844]
    turned-up-staging who=3 card=no-drama
    exiting who=3 card=no-drama
    got-intrigue who=3 n=1
2168 3 pass [e3de7956]
    drew who=3 pile=script
    drew who=0 pile=staging
2169 1 draw:script [0e4ba036]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=staging
    scene-began scene=17
2170 0 pass [b044c596]
2171 1 pass [ee3bf9c1]
2172 2 show:exchange [feef3909]
2173 2 at:3 [ed4be656]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
2174 3 let [c8e20488]
2175 2 give:villainy [e386b119]
    traded who=2 whom=3
2176 2 pass [48fa1c5d]
2177 3 pass [4993b8d9]
2178 0 place:seize [f458c5df]
2179 1 place:villainy [47b75132]
2180 2 place:IV.2 [71f7a964]
2181 3 place:miscue [73852c40]
    placed-all
2182 0 improv [ed03aa91]
    improvised who=0
2183 0 switch:take-the-lead [49186bd2]
    switched who=0
2184 0 pass [00bc5b98]
2185 1 pass [0d47bc55]
2186 2 improv [b4bcc0c0]
    improvised who=2
2187 2 switch:IV.15 [b54ef536]
    switched who=2
2188 2 pass [6e535160]
2189 3 pass [58e2d264]
2190 0 reveal [f21ff018]
    turned-up-staging who=0 card=take-the-lead
2191 0 exit [e9e82d84]
    exiting who=0 card=take-the-lead
2192 2 let [71d25c45]
2193 3 let [039b52e8]
    got-intrigue who=0 n=1
2194 0 pass [f606ee53]
2195 1 reveal [bfced8da]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
2196 2 let [7a7d743e]
2197 3 let [ced58235]
    got-intrigue who=1 n=1
2198 1 pass [b240698b]
2199 2 reveal [78d05039]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
    failed who=2 card=IV.15
2200 2 pass [aff864bb]
2201 3 improv [5dec512d]
    improvised who=3
2202 3 draw:script [dc1077f2]
2203 3 bury:IV.14 [ba148874]
    drew who=3 pile=script
    buried who=3 pile=script
2204 3 reveal [ce42fee9]
    turned-up-staging who=3 card=miscue
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2205 3 pass [f2ca36eb]
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=18
2206 0 pass [8c664381]
2207 1 show:exchange [f29e8902]
2208 1 at:3 [057f0bda]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
2209 3 let [ccca3ca3]
2210 1 give:IV.6 [e490d1cc]
    traded who=1 whom=3
2211 1 improv [827f2d24]
    improvised who=1
2212 1 bury:take-the-lead [f2b40da6]
    drew who=1 pile=staging
    buried who=1 pile=staging
2213 1 pass [352d8a0a]
2214 2 pass [15a7a33d]
2215 3 improv [05838852]
    improvised who=3
2216 3 bury:IV.4 [30b4bee2]
    drew who=3 pile=staging
    buried who=3 pile=script
    script-again
2217 3 pass [30b02750]
2218 0 place:seize [decd5898]
2219 1 place:exchange [d7eff8b0]
2220 2 place:revive [bad483c5]
2221 3 place:villainy [df60a137]
    placed-all
2222 0 improv [1977cb78]
    improvised who=0
2223 0 switch:IV.15 [7d97236f]
    switched who=0
2224 0 pass [4c5cdb4b]
2225 1 pass [962b5cfd]
2226 2 show:no-drama [d954b094]
    no-drama who=2
    drew who=2 pile=staging
2227 2 pass [e7fcb23f]
2228 3 pass [1660c8cd]
2229 0 reveal [74b8bea4]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
2230 0 pass [71ad6915]
2231 1 reveal [7bcc5ff5]
    turned-up-staging who=1 card=exchange
2232 1 exit [d0eafc10]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
2233 1 pass [b6d8fa01]
2234 2 reveal [308d6c51]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2235 2 pass [221ec5b4]
2236 3 reveal [495db029]
    turned-up-staging who=3 card=villainy
    exiting who=3 card=villainy
    got-intrigue who=3 n=1
2237 3 pass [1ad65be0]
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    drew who=1 pile=script
    script-empty
    drew who=2 pile=staging
    scene-began scene=19
2238 0 show:exchange [aee3b766]
2239 0 at:2 [d3a24c9e]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2240 2 let [b40cd406]
2241 0 give:IV.8 [75e3c032]
    traded who=0 whom=2
2242 0 pass [bf7c34a6]
2243 1 improv [6aeebbbd]
    improvised who=1
2244 1 bury:revive [b8d1bfc3]
    drew who=1 pile=staging
    buried who=1 pile=staging
2245 1 pass [bb51944d]
2246 2 pass [4ecb818b]
2247 3 pass [c294d898]
2248 0 place:seize [33f9b926]
2249 1 place:IV.3 [e1199dea]
2250 2 place:IV.8 [f8f277ce]
2251 3 place:IV.4 [acf54474]
    placed-all
2252 0 pass [3f364cf4]
2253 1 pass [0acc485d]
2254 2 pass [4544c6f5]
2255 3 pass [cf53c982]
2256 0 show:exchange [88c80b3d]
2257 0 at:1 [6e3db08b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2258 2 let [de55fd6c]
2259 3 let [18870d6e]
2260 0 give:take-the-lead [46139f23]
    traded who=0 whom=1
2261 0 reveal [2d4ac78e]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2262 0 improv [d522783f]
    improvised who=0
2263 0 bury:take-the-lead [1593464e]
    drew who=0 pile=staging
    buried who=0 pile=staging
2264 0 pass [e5067503]
2265 1 reveal [58847b79]
    turned-up who=1 card=IV.3
    played who=1 card=IV.3
2266 2 let [246ede85]
2267 3 let [8131b599]
    scored who=1 card=IV.3 n=1
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2268 1 coin:iago [29c59e2d]
2269 1 wound:desdemona [4f568905]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=2 total=5
2270 1 pass [4b48a257]
2271 2 reveal [0438c1c2]
    turned-up who=2 card=IV.8
2272 2 exit [e926f202]
    exiting who=2 card=IV.8
2273 3 let [8102f5fe]
    got-intrigue who=2 n=1
2274 2 improv [a27cd42b]
    improvised who=2
2275 2 draw:staging [2faa063d]
2276 2 bury:revive [e4b8a337]
    drew who=2 pile=staging
    buried who=2 pile=staging
    reshuffled pile=script n=1
    script-again
2277 2 pass [532fc891]
2278 3 improv [4e14dd35]
    improvised who=3
2279 3 draw:staging [a39bf8e3]
2280 3 bury:IV.6 [2bbc27cd]
    drew who=3 pile=staging
    buried who=3 pile=script
2281 3 reveal [0ce85d33]
    turned-up who=3 card=IV.4
2282 3 play [e912b359]
    played who=3 card=IV.4
    scored who=3 card=IV.4 n=1
    got-intrigue who=3 n=2
2283 3 pass [41b8fe72]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    scene-began scene=20
2284 0 pass [5db29eab]
2285 1 pass [b5b6d934]
2286 2 pass [e06486f3]
2287 3 pass [6d588c6a]
2288 0 place:IV.8 [a4db549f]
2289 1 place:IV.15 [86604cd9]
2290 2 place:IV.2 [33349d9e]
2291 3 place:revive [7ea401b7]
    placed-all
2292 0 pass [5c22636b]
2293 1 improv [a8063104]
    improvised who=1
2294 1 switch:take-the-lead [e22a5c66]
    switched who=1
2295 1 pass [f40ecf6b]
2296 2 improv [41b5ab48]
    improvised who=2
2297 2 switch:revive [f3bd99d6]
    switched who=2
2298 2 pass [8c2e952e]
2299 3 pass [f49e0676]
2300 0 reveal [1857641c]
    turned-up who=0 card=IV.8
2301 0 play [5cc74c15]
    played who=0 card=IV.8
2302 3 let [8b7485ed]
    scored who=0 card=IV.8 n=1
    got-intrigue who=0 n=2
2303 0 show:no-drama [4319a4b0]
    no-drama who=0
    drew who=0 pile=staging
2304 0 show:exchange [365e1837]
2305 0 at:2 [f8c91edc]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2306 0 give:villainy [7e9912d7]
    traded who=0 whom=2
2307 0 pass [8039e294]
2308 1 reveal [6bd7dddc]
    turned-up-staging who=1 card=take-the-lead
2309 1 exit [adfeb170]
    exiting who=1 card=take-the-lead
2310 3 let [039af6bd]
    got-intrigue who=1 n=1
2311 1 pass [5432fc58]
2312 2 reveal [e4909ae5]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
2313 3 let [4c78d398]
    got-intrigue who=2 n=1
2314 2 pass [86a15209]
2315 3 improv [a2ea057d]
    improvised who=3
2316 3 draw:script [989ee353]
2317 3 bury:IV.14 [962d6c75]
    drew who=3 pile=script
    buried who=3 pile=script
2318 3 reveal [da9eb216]
    turned-up-staging who=3 card=revive
    exiting who=3 card=revive
    got-intrigue who=3 n=1
2319 3 pass [b4ee41d1]
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=21
2320 0 improv [b14bdad5]
    improvised who=0
2321 0 bury:seize [08eb3401]
    drew who=0 pile=staging
    buried who=0 pile=staging
2322 0 pass [5f3fb336]
2323 1 improv [4af32726]
    improvised who=1
2324 1 bury:take-the-lead [5a2e4eb2]
    drew who=1 pile=staging
    buried who=1 pile=staging
2325 1 pass [7d6f5f58]
2326 2 pass [870199a1]
2327 3 pass [425a7853]
2328 0 place:seize [f30ee1d6]
2329 1 place:seize [f56d6f7e]
2330 2 place:IV.2 [1474e62b]
2331 3 place:IV.14 [c00d092d]
    placed-all
2332 0 show:exchange [5c06f257]
2333 0 at:1 [39992911]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2334 0 give:seize [c3d9366a]
    traded who=0 whom=1
2335 0 pass [ec7c8e71]
2336 1 pass [89fac53a]
2337 2 pass [2a4758c4]
2338 3 improv [b6f132f2]
    improvised who=3
2339 3 switch:take-the-lead [49e4d725]
    switched who=3
2340 3 pass [a6906aec]
2341 0 reveal [70f99b16]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2342 0 show:no-drama [ea229775]
    no-drama who=0
    drew who=0 pile=staging
2343 0 show:exchange [bf63854a]
2344 0 at:1 [729cd738]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2345 0 give:take-the-lead [5dc40028]
    traded who=0 whom=1
2346 0 pass [70e45636]
2347 1 reveal [daa161cb]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2348 1 pass [1bb1a7bf]
2349 2 improv [e140fea5]
    improvised who=2
2350 2 bury:villainy [70a19d6a]
    drew who=2 pile=staging
    buried who=2 pile=staging
2351 2 reveal [13715afe]
    turned-up who=2 card=IV.2
    exiting who=2 card=IV.2
2352 3 let [625bbab4]
    got-intrigue who=2 n=1
2353 2 pass [dc26b5f0]
2354 3 reveal [8f53a428]
    turned-up-staging who=3 card=take-the-lead
2355 3 play [846ed1b3]
2356 3 at:2 [7556e953]
    giving who=3 card=take-the-lead whom=2
2357 2 let [fdd32aeb]
    gave-lead who=3 whom=2
2358 3 pass [40461ce7]
    drew who=2 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=3 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=22
2359 3 improv [5b162557]
    improvised who=3
2360 3 bury:take-the-lead [19232b0c]
    drew who=3 pile=staging
    buried who=3 pile=staging
2361 3 pass [752d9acf]
2362 0 pass [7bc78621]
2363 1 pass [95824cf0]
2364 2 show:exchange [3cf6ce04]
2365 2 at:1 [7d9b191d]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2366 1 let [1a754607]
2367 2 give:take-the-lead [c4fce843]
    traded who=2 whom=1
2368 2 improv [51877ae9]
    improvised who=2
2369 2 bury:miscue [c017aac5]
    drew who=2 pile=staging
    buried who=2 pile=staging
2370 2 pass [02d20cfa]
2371 0 place:no-drama [5e636cdc]
2372 1 place:seize [28fc6b63]
2373 2 place:villainy [5e00949f]
2374 3 place:exchange [2ab6df2e]
    placed-all
2375 3 pass [9825f202]
2376 0 pass [ff815d09]
2377 1 pass [ac65ad34]
2378 2 pass [612c22cb]
2379 3 reveal [fea50780]
    turned-up-staging who=3 card=exchange
2380 3 exit [0711ce4f]
    exiting who=3 card=exchange
2381 1 let [6e626e83]
    got-intrigue who=3 n=1
2382 3 pass [31cf11ba]
2383 0 reveal [3428ffb2]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2384 0 pass [6c7b0e99]
2385 1 improv [9d7cfcd8]
    improvised who=1
2386 1 bury:IV.15 [8796923c]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
2387 1 reveal [fc7da1a4]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2388 1 pass [60cfd450]
2389 2 reveal [6a6196c3]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2390 2 pass [d34b2408]
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
2391 3 pass [c520e3ae]
2392 0 improv [19e0ad37]
    improvised who=0
2393 0 bury:miscue [4e448a33]
    drew who=0 pile=staging
    buried who=0 pile=staging
2394 0 pass [06a483b3]
2395 1 improv [f978d03e]
    improvised who=1
2396 1 bury:seize [0b848b8e]
    drew who=1 pile=staging
    buried who=1 pile=staging
2397 1 pass [89908582]
2398 2 pass [29f54046]
2399 0 place:miscue [5084bbca]
2400 1 place:miscue [828d602f]
2401 2 place:miscue [39cc3d72]
2402 3 place:IV.2 [8380657c]
    placed-all
2403 3 pass [30bd53ee]
2404 0 pass [afe38eb5]
2405 1 pass [7ac8798c]
2406 2 pass [f0a86c22]
2407 3 reveal [9a702969]
    turned-up who=3 card=IV.2
2408 3 improv [e4ea42f7]
    improvised who=3
2409 3 bury:IV.6 [0ef80512]
    drew who=3 pile=staging
    buried who=3 pile=script
    reshuffled pile=staging n=16
    staging-empty n=1
    exiting who=3 card=IV.2
2410 2 let [8994c515]
    got-intrigue who=3 n=1
2411 3 pass [a30946d8]
2412 0 reveal [ac2b2388]
    turned-up-staging who=0 card=miscue
2413 0 play [10e976ec]
2414 0 at:1 [62e352eb]
    aimed who=0 card=miscue whom=1
2415 2 let [cb4ae84a]
    must-switch whom=1
    drew who=0 pile=staging
2416 1 switch:take-the-lead [7cc0085e]
    switched who=1
2417 0 place:seize [0a4edd2f]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2418 0 pass [da0c471d]
2419 1 reveal [61ca1d6c]
    turned-up-staging who=1 card=take-the-lead
2420 1 play [f042c941]
    aimed who=1 card=take-the-lead whom=2
2421 2 let [5c713075]
    took-lead who=1 whom=2
2422 1 pass [69bd3b0b]
2423 2 reveal [32cc3e4c]
    turned-up-staging who=2 card=miscue
2424 2 exit [c41d8a29]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2425 2 pass [37195b59]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
2426 2 improv [d39889b0]
    improvised who=2
2427 2 bury:take-the-lead [b2044d65]
    drew who=2 pile=staging
    buried who=2 pile=staging
2428 2 pass [d3e51099]
2429 3 show:no-drama [161fc592]
    no-drama who=3
    drew who=3 pile=staging
2430 3 pass [006a88a2]
2431 0 pass [e4cff114]
2432 1 pass [f3d2d6ea]
2433 0 place:seize [e2440c66]
2434 1 place:miscue [02c3888d]
2435 2 place:IV.15 [fc9fa2d4]
2436 3 place:IV.14 [cae3bb77]
    placed-all
2437 2 pass [814b7c89]
2438 3 pass [91106753]
2439 0 pass [09286738]
2440 1 pass [537dce8d]
2441 2 reveal [36be99e4]
    turned-up who=2 card=IV.15
    played who=2 card=IV.15
2442 0 seize [da55937d]
    seized by=0 who=2 card=IV.15
2443 2 let [30e88ad3]
    scored who=0 card=IV.15 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
    act-ended act=IV
    tallied who=0 n=19
    tallied who=1 n=10
    tallied who=2 n=17
    tallied who=3 n=10
    lead-cast who=3
2444 3 discard:seize [2c283b59]
    discarded who=3 card=seize
2445 0 discard:villainy [f4cc55db]
    discarded who=0 card=villainy
2446 1 discard:take-the-lead [a8537537]
    discarded who=1 card=take-the-lead
    dealt who=3 n=2 total=4
    dealt who=0 n=2 total=4
    dealt who=1 n=2 total=4
    dealt who=2 n=2 total=4
    act-began act=V who=3
    scene-began scene=1
2447 0 improv [1944d499]
    improvised who=0
2448 0 draw:staging [999d7dee]
2449 0 bury:villainy [8aed06a3]
    drew who=0 pile=staging
    buried who=0 pile=staging
2450 0 pass [6315b893]
2451 1 pass [279809dc]
2452 2 pass [7c22902b]
2453 3 pass [0c92b38d]
2454 0 place:V.8 [b6daa8f2]
2455 1 place:miscue [a2e8c8cd]
2456 2 place:V.14 [4160f43c]
2457 3 place:take-the-lead [b90e779b]
    placed-all
2458 0 coin:desdemona [e40d5644]
    no-drama-coin who=0
2459 0 pass [fcc3edcd]
2460 1 pass [6ea87ac0]
2461 2 pass [d6bcc851]
2462 3 pass [367a584a]
2463 0 reveal [50619115]
    turned-up who=0 card=V.8
2464 0 play [9ebf1322]
    played who=0 card=V.8
    scored who=0 card=V.8 n=1
    got-coin who=0 coin=desdemona
2465 0 pass [246a2f97]
2466 1 reveal [3768281a]
    turned-up-staging who=1 card=miscue
2467 1 exit [b392cb31]
    exiting who=1 card=miscue
2468 2 let [140bd254]
    got-intrigue who=1 n=1
2469 1 improv [1a3268ba]
    improvised who=1
2470 1 draw:script [a38662a7]
2471 1 bury:V.9 [f7ea128e]
    drew who=1 pile=script
    buried who=1 pile=script
2472 1 pass [8d3a6a45]
2473 2 reveal [d22058f6]
    turned-up who=2 card=V.14
2474 2 exit [77ee50e4]
    exiting who=2 card=V.14
    got-intrigue who=2 n=1
2475 2 pass [5abab41b]
2476 3 reveal [b6c5af9b]
    turned-up-staging who=3 card=take-the-lead
2477 3 exit [59edcead]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2478 3 improv [85315879]
    improvised who=3
2479 3 draw:staging [8a87909a]
2480 3 bury:V.11 [46bb45fa]
    drew who=3 pile=staging
    buried who=3 pile=script
2481 3 pass [d5be8be3]
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=2
2482 0 pass [eec8b4b2]
2483 1 pass [2d8964b7]
2484 2 coin:emilia [208b6a72]
    used-coin-at who=2 coin=emilia whom=0
2485 0 coin:desdemona [437b06ec]
    no-drama-coin who=0
    foiled who=2 whom=0
2486 2 pass [2db09d13]
2487 3 pass [7d2abfe1]
2488 0 place:seize [796c63be]
2489 1 place:V.10 [b0db05c4]
2490 2 place:V.4 [293a32eb]
2491 3 place:V.2 [8f05e214]
    placed-all
2492 0 pass [9f4139f8]
2493 1 pass [4c5c2e15]
2494 2 pass [81c387a6]
2495 3 pass [e74a101b]
2496 0 reveal [c8bc33fc]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2497 0 improv [d854fdb9]
    improvised who=0
2498 0 draw:script [1c9cbb31]
2499 0 bury:V.12 [eb4f6c4a]
    drew who=0 pile=script
    buried who=0 pile=script
2500 0 pass [cbd68f36]
2501 1 reveal [0730f3fb]
    turned-up who=1 card=V.10
2502 1 exit [68f30c96]
    exiting who=1 card=V.10
2503 2 let [d173df8b]
    got-intrigue who=1 n=1
2504 1 pass [b4796f35]
2505 2 reveal [a89b95a6]
    turned-up who=2 card=V.4
2506 2 improv [9d702764]
    improvised who=2
2507 2 draw:staging [548d45b4]
2508 2 bury:seize [01f14a7c]
    drew who=2 pile=staging
    buried who=2 pile=staging
2509 2 exit [3df1aa43]
    exiting who=2 card=V.4
    got-intrigue who=2 n=1
2510 2 show:exchange [9b924aa9]
2511 2 at:3 [32ab0be3]
    showed-exchange who=2 whom=3
    drew who=2 pile=staging
2512 2 give:take-the-lead [417a4fdc]
    traded who=2 whom=3
2513 2 pass [76362b4c]
2514 3 show:exchange [23feab07]
2515 3 at:1 [e85b145a]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
2516 1 let [7693e0cf]
2517 3 give:exchange [488895b5]
    traded who=3 whom=1
2518 3 reveal [707622ce]
    turned-up who=3 card=V.2
2519 3 play [da0cccfd]
    played who=3 card=V.2
    scored who=3 card=V.2 n=2
    got-intrigue who=3 n=1
    got-coin who=3 coin=iago
2520 3 coin:iago [5944f229]
2521 3 wound:iago [ee096c0d]
    used-iago who=3 character=iago
    wounded who=3 character=iago n=3 total=6
2522 3 improv [bd47ba7a]
    improvised who=3
2523 3 draw:script [e63de3fc]
2524 3 bury:V.3 [9bfffd60]
    drew who=3 pile=script
    buried who=3 pile=script
2525 3 pass [bf4de4e4]
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=3
2526 0 pass [ca96f9cf]
2527 1 pass [d686c418]
2528 2 pass [4752ae83]
2529 3 pass [eb139a11]
2530 0 place:V.6 [ef6618c1]
2531 1 place:take-the-lead [2097c4e8]
2532 2 place:villainy [647c5c1c]
2533 3 place:V.16 [23625b56]
    placed-all
2534 0 pass [15b2f0ea]
2535 1 improv [401f03e9]
    improvised who=1
2536 1 switch:exchange [6ba9acd8]
    switched who=1
2537 1 show:exchange [139e19a4]
2538 1 at:3 [a43bad25]
    showed-exchange who=1 whom=3
    drew who=1 pile=staging
2539 1 give:exchange [bf9a72eb]
    traded who=1 whom=3
2540 1 pass [3db9eee4]
2541 2 pass [372f30b1]
2542 3 show:exchange [793f931e]
2543 3 at:1 [a1b0aaab]
    showed-exchange who=3 whom=1
    drew who=3 pile=staging
2544 3 give:no-drama [bba2ad59]
    traded who=3 whom=1
2545 3 pass [e299f22a]
2546 0 reveal [af194459]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2547 2 let [3783fee1]
    got-intrigue who=0 n=1
2548 0 pass [975b1257]
2549 1 reveal [9e535eae]
    turned-up-staging who=1 card=exchange
2550 1 play [aeea2682]
2551 1 at:2 [0444aa0c]
    aimed who=1 card=exchange whom=2
2552 2 let [81fb4b83]
2553 1 give:take-the-lead [da4b5a8b]
    traded who=1 whom=2
2554 1 pass [5e46904e]
2555 2 reveal [5f50ab4d]
    turned-up-staging who=2 card=villainy
2556 2 improv [2f4cf808]
    improvised who=2
2557 2 draw:staging [f7623497]
2558 2 bury:revive [a8fc8a95]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2559 2 pass [acb31bef]
2560 3 reveal [a18248bf]
    turned-up who=3 card=V.16
    played who=3 card=V.16
    failed who=3 card=V.16
2561 3 pass [a22701a0]
    drew who=3 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=18
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=4
2562 0 show:no-drama [0a5e67db]
    no-drama who=0
    drew who=0 pile=staging
2563 0 show:exchange [ae739e00]
2564 0 at:2 [b47eef15]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2565 2 let [f264deeb]
2566 0 give:V.7 [441efb82]
    traded who=0 whom=2
2567 0 pass [c8879476]
2568 1 pass [51fc0bce]
2569 2 pass [52877b5d]
2570 3 pass [7fc7a54a]
2571 0 place:revive [47da798a]
2572 1 place:take-the-lead [a6bcfedc]
2573 2 place:V.7 [a83b2b84]
2574 3 place:take-the-lead [3378c0c9]
    placed-all
2575 0 pass [9ac5749a]
2576 1 pass [24286f3c]
2577 2 improv [8bba840d]
    improvised who=2
2578 2 switch:V.13 [41033e14]
    switched who=2
2579 2 pass [43d6dcc2]
2580 3 pass [6c2bcb6a]
2581 0 reveal [6f2e0b42]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2582 0 pass [a5144ffa]
2583 1 reveal [e969a2c1]
    turned-up-staging who=1 card=take-the-lead
2584 1 play [27c3e2de]
    aimed who=1 card=take-the-lead whom=3
2585 2 let [dd657726]
    took-lead who=1 whom=3
2586 1 pass [6177432a]
2587 2 reveal [7e2cb027]
    turned-up who=2 card=V.13
    played who=2 card=V.13
    scored who=2 card=V.13 n=2
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2588 2 pass [7798c479]
2589 3 reveal [b4b88484]
    turned-up-staging who=3 card=take-the-lead
2590 3 exit [198ef60b]
    exiting who=3 card=take-the-lead
    got-intrigue who=3 n=1
2591 3 pass [1e29a232]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    scene-began scene=5
2592 2 improv [f4460e6f]
    improvised who=2
2593 2 draw:script [b9cb92ec]
2594 2 bury:V.7 [8505e97b]
    drew who=2 pile=script
    buried who=2 pile=script
2595 2 coin:othello [87f88271]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
2596 2 pass [8d57cd0e]
2597 3 pass [329f7d94]
2598 0 improv [a53bff96]
    improvised who=0
2599 0 draw:script [87ae6540]
2600 0 bury:V.12 [4165ac24]
    drew who=0 pile=script
    buried who=0 pile=script
2601 0 pass [fd8c70c1]
2602 1 pass [798e77fc]
2603 0 place:villainy [22fc6305]
2604 1 place:V.15 [8a70fe80]
2605 2 place:exchange [4c8db710]
2606 3 place:V.11 [28b35163]
    placed-all
2607 3 pass [2a03d342]
2608 0 pass [b701b4e0]
2609 1 pass [500ce005]
2610 2 pass [fb4cfd85]
2611 3 reveal [09bc6ebb]
    turned-up who=3 card=V.11
2612 3 improv [b76e95d6]
    improvised who=3
2613 3 draw:staging [ddef7ec4]
2614 3 bury:seize [3ddf2b91]
    drew who=3 pile=staging
    buried who=3 pile=staging
2615 3 play [03395a9b]
    played who=3 card=V.11
2616 2 let [369d808c]
    scored who=3 card=V.11 n=2
    got-coin who=3 coin=emilia
    got-handkerchief who=3
2617 3 pass [48123363]
2618 0 reveal [d811f8db]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
2619 2 let [25403bd8]
    got-intrigue who=0 n=1
2620 0 pass [5b2aceaf]
2621 1 reveal [651f519b]
    turned-up who=1 card=V.15
2622 1 exit [62247d84]
    exiting who=1 card=V.15
2623 2 let [a7aecb9f]
    got-intrigue who=1 n=1
2624 1 improv [97bf94a4]
    improvised who=1
2625 1 draw:staging [c83549bf]
2626 1 bury:V.1 [4d6bb3f7]
    drew who=1 pile=staging
    buried who=1 pile=script
2627 1 pass [b800b6ea]
2628 2 reveal [1efc0019]
    turned-up-staging who=2 card=exchange
2629 2 exit [37f21de7]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
2630 2 pass [05109cb6]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=6
    drew who=1 pile=staging
    scene-began scene=6
2631 3 pass [b8ae0803]
2632 0 improv [954034ff]
    improvised who=0
2633 0 draw:script [d43ff6f5]
2634 0 bury:V.1 [0283bbce]
    drew who=0 pile=script
    buried who=0 pile=script
2635 0 pass [f9127dbc]
2636 1 show:exchange [81188d67]
2637 1 at:0 [79eaf7eb]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2638 1 give:seize [1bf2e14e]
    traded who=1 whom=0
2639 1 pass [678b8ec0]
2640 2 pass [4e6608ea]
2641 0 place:V.6 [b094ae15]
2642 1 place:revive [c5826e24]
2643 2 place:villainy [f7ab5c8e]
2644 3 place:seize [5761da63]
    placed-all
2645 3 pass [1c4f62e4]
2646 0 pass [98ff9530]
2647 1 pass [b0a7d28c]
2648 2 pass [37c24b33]
2649 3 reveal [2d6f1692]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
2650 3 improv [872e7fa5]
    improvised who=3
2651 3 draw:staging [25cb0893]
2652 3 bury:take-the-lead [6e9fc12e]
    drew who=3 pile=staging
    buried who=3 pile=staging
2653 3 pass [b502644d]
2654 0 reveal [f1a12444]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2655 2 let [208d6c16]
    got-intrigue who=0 n=1
2656 0 pass [a4329af1]
2657 1 reveal [7bb6bbcd]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2658 2 let [43c319d1]
    got-intrigue who=1 n=1
2659 1 show:no-drama [313e73c6]
    no-drama who=1
    drew who=1 pile=staging
2660 1 pass [b21557e4]
2661 2 improv [6c1c5aca]
    improvised who=2
2662 2 draw:staging [f7ab31d0]
2663 2 bury:revive [3a2f456e]
    drew who=2 pile=staging
    buried who=2 pile=staging
2664 2 reveal [c5cde250]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2665 2 pass [74ddbe5c]
    drew who=2 pile=script
    drew who=3 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=7
2666 3 pass [94a64378]
2667 0 improv [8f4e8998]
    improvised who=0
2668 0 draw:script [f3276eac]
2669 0 bury:V.7 [13c3caa1]
    drew who=0 pile=script
    buried who=0 pile=script
2670 0 show:exchange [9111e6f7]
2671 0 at:1 [2dbdcafd]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2672 0 give:exchange [30b77cde]
    traded who=0 whom=1
2673 0 pass [10cabfe5]
2674 1 show:exchange [e030c9ce]
2675 1 at:2 [2980f1d0]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2676 2 let [f4d9b662]
2677 1 give:no-drama [6f8f1cde]
    traded who=1 whom=2
2678 1 pass [63e2da0a]
2679 2 improv [f9a0d7bd]
    improvised who=2
2680 2 draw:staging [6fdc78fa]
2681 2 bury:seize [0c9ee5ae]
    drew who=2 pile=staging
    buried who=2 pile=staging
2682 2 show:no-drama [9a196f7e]
    no-drama who=2
    drew who=2 pile=staging
2683 2 pass [ace33acc]
2684 0 place:seize [24c2215a]
2685 1 place:miscue [480e84a0]
2686 2 place:V.3 [d5a51557]
2687 3 place:V.5 [992ae830]
    placed-all
2688 3 pass [1a102117]
2689 0 pass [d7404efd]
2690 1 pass [08b13af7]
2691 2 pass [4d88cf93]
2692 3 reveal [dfde2c85]
    turned-up who=3 card=V.5
    exiting who=3 card=V.5
    got-intrigue who=3 n=1
2693 3 improv [0c536af6]
    improvised who=3
2694 3 draw:script [216ade32]
2695 3 bury:V.10 [66e6bc8c]
    drew who=3 pile=script
    buried who=3 pile=script
2696 3 pass [2c92e9cc]
2697 0 reveal [3b529825]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2698 0 pass [bfdc7eec]
2699 1 reveal [44f6f0f5]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2700 1 improv [f74fe5ca]
    improvised who=1
2701 1 draw:script [15317343]
2702 1 bury:V.12 [d0e68a7c]
    drew who=1 pile=script
    buried who=1 pile=script
2703 1 pass [b77cc140]
2704 2 reveal [11408093]
    turned-up who=2 card=V.3
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2705 2 pass [67cbbc51]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=8
2706 3 pass [836db3d0]
2707 0 pass [6e73d479]
2708 1 pass [57d2d8c3]
2709 2 improv [f4726145]
    improvised who=2
2710 2 draw:script [b71fc969]
2711 2 bury:V.14 [95f125c4]
    drew who=2 pile=script
    buried who=2 pile=script
2712 2 pass [8289f5d6]
2713 0 place:V.9 [e07381da]
2714 1 place:V.16 [710a5f4a]
2715 2 place:miscue [1a7e3a20]
2716 3 place:miscue [94e7275f]
    placed-all
2717 3 pass [8aea6fd3]
2718 0 improv [e3c79bbe]
    improvised who=0
2719 0 switch:take-the-lead [4ee0f3e3]
    switched who=0
2720 0 pass [895bda1a]
2721 1 pass [3634f87d]
2722 2 pass [bb81a0f1]
2723 3 reveal [9a323f84]
    turned-up-staging who=3 card=miscue
2724 3 exit [abc7a9ce]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2725 3 improv [546adc46]
    improvised who=3
2726 3 draw:staging [4b1849b1]
2727 3 bury:villainy [f731ad2c]
    drew who=3 pile=staging
    buried who=3 pile=staging
2728 3 pass [ead164d0]
2729 0 reveal [67c0f19b]
    turned-up-staging who=0 card=take-the-lead
2730 0 exit [034beaec]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2731 0 pass [8f2485e5]
2732 1 reveal [54e3735e]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2733 1 pass [8bb7f005]
2734 2 reveal [06b157a4]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2735 2 pass [d9a9bd0f]
    drew who=2 pile=script
    reshuffled pile=script n=4
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=9
2736 3 pass [a5809048]
2737 0 improv [1ad65d16]
    improvised who=0
2738 0 draw:script [a61290ae]
2739 0 bury:V.9 [52406e79]
    drew who=0 pile=script
    buried who=0 pile=script
2740 0 pass [e069880a]
2741 1 pass [2ebc7f0e]
2742 2 pass [5293de67]
2743 0 place:V.7 [62f7481e]
2744 1 place:seize [afa80167]
2745 2 place:V.14 [de9f6f8a]
2746 3 place:V.6 [23630ff7]
    placed-all
2747 3 pass [ea07052c]
2748 0 pass [b3cb3a10]
2749 1 pass [225a5c48]
2750 2 improv [92733899]
    improvised who=2
2751 2 switch:V.12 [48847013]
    switched who=2
2752 2 pass [0351996a]
2753 3 reveal [6224c65e]
    turned-up who=3 card=V.6
    exiting who=3 card=V.6
    got-intrigue who=3 n=1
2754 3 improv [1a4068e4]
    improvised who=3
2755 3 draw:script [56f13f1a]
2756 3 bury:V.4 [b1f72876]
    drew who=3 pile=script
    buried who=3 pile=script
2757 3 pass [7d9e7b21]
2758 0 reveal [b53e1e7b]
    turned-up who=0 card=V.7
2759 0 play [ca97384d]
    played who=0 card=V.7
    scored who=0 card=V.7 n=1
    got-intrigue who=0 n=2
2760 0 pass [6a534e0e]
2761 1 reveal [453dd5ab]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2762 1 improv [b7b0a769]
    improvised who=1
2763 1 draw:script [d7aca0b4]
2764 1 bury:V.10 [93dfbf9e]
    drew who=1 pile=script
    buried who=1 pile=script
2765 1 pass [29f945e4]
2766 2 reveal [77f57c3d]
    turned-up who=2 card=V.12
2767 2 exit [10bdbd7b]
    exiting who=2 card=V.12
    got-intrigue who=2 n=1
2768 2 pass [989b5969]
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=21
    drew who=1 pile=script
    scene-began scene=10
2769 3 pass [f7aab638]
2770 0 pass [1df0d220]
2771 1 pass [b9c3c5b5]
2772 2 improv [e973714a]
    improvised who=2
2773 2 draw:script [0d072a6c]
2774 2 bury:V.14 [be8b4fe2]
    drew who=2 pile=script
    buried who=2 pile=script
2775 2 pass [3e381803]
2776 0 place:V.3 [b3522f14]
2777 1 place:V.9 [8407d9ab]
2778 2 place:revive [50906349]
2779 3 place:take-the-lead [56b2f04c]
    placed-all
2780 3 pass [d26109bd]
2781 0 improv [9c23a2ec]
    improvised who=0
2782 0 switch:V.16 [fb79dc28]
    switched who=0
2783 0 pass [bd96d1cf]
2784 1 pass [8782081e]
2785 2 pass [97ada3d5]
2786 3 reveal [5d2db71b]
    turned-up-staging who=3 card=take-the-lead
2787 3 play [a99ff21a]
    aimed who=3 card=take-the-lead whom=2
2788 0 let [3a6ef604]
    took-lead who=3 whom=2
2789 3 pass [28c077c1]
2790 0 reveal [723b05fb]
    turned-up who=0 card=V.16
    played who=0 card=V.16
    failed who=0 card=V.16
2791 0 pass [c5e0b8bd]
2792 1 reveal [cff2b32a]
    turned-up who=1 card=V.9
2793 1 play [639794d1]
    played who=1 card=V.9
    scored who=1 card=V.9 n=1
    died character=desdemona
    took-wounds who=1 n=2
    got-coin who=1 coin=othello
2794 1 coin:othello [c5211042]
    used-coin-at who=1 coin=othello whom=3
    took-lead who=1 whom=3
2795 1 pass [bdc92432]
2796 2 reveal [0c2e6034]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
2797 2 pass [01b082ff]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=3
    drew who=3 pile=script
    drew who=0 pile=staging
    scene-began scene=11
2798 2 pass [fdeafb90]
2799 3 pass [e93aa162]
2800 0 pass [3dbf7602]
2801 1 pass [5647497c]
2802 0 place:villainy [9d2b7840]
2803 1 place:V.1 [afd5e57f]
2804 2 place:take-the-lead [03df1367]
2805 3 place:seize [6342edf6]
    placed-all
2806 2 improv [d1c1ee00]
    improvised who=2
2807 2 switch:V.10 [656a4401]
    switched who=2
2808 2 pass [3f55b707]
2809 3 pass [7f730b84]
2810 0 pass [96544112]
2811 1 pass [22f4ca9f]
2812 2 reveal [3ed429c2]
    turned-up who=2 card=V.10
2813 2 play [b16677cb]
    played who=2 card=V.10
2814 0 let [062e8cd3]
    scored who=2 card=V.10 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=emilia
2815 2 pass [f77f1686]
2816 3 reveal [83ae6567]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
2817 3 improv [0e020b0a]
    improvised who=3
2818 3 draw:script [f91a31d8]
2819 3 bury:V.6 [95945711]
    drew who=3 pile=script
    buried who=3 pile=script
2820 3 pass [76440d07]
2821 0 reveal [5eb02c02]
    turned-up-staging who=0 card=villainy
2822 0 exit [dfd8a823]
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2823 0 pass [4cbda496]
2824 1 reveal [6f367795]
    turned-up who=1 card=V.1
2825 1 exit [32deb6c4]
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
2826 1 improv [d513b129]
    improvised who=1
2827 1 draw:staging [44f00308]
2828 1 bury:take-the-lead [3b6f1bbc]
    drew who=1 pile=staging
    buried who=1 pile=staging
2829 1 pass [4bf07cf3]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=12
2830 2 pass [2ccaa6fd]
2831 3 pass [28d3527c]
2832 0 pass [6937f8b8]
2833 1 pass [ffba6adb]
2834 0 place:V.15 [b05737be]
2835 1 place:no-drama [6447fe66]
2836 2 place:take-the-lead [a2a70a4e]
2837 3 place:V.16 [9caac6d7]
    placed-all
2838 2 improv [c9736bbc]
    improvised who=2
2839 2 switch:seize [20509ba0]
    switched who=2
2840 2 pass [ea0f6ece]
2841 3 pass [a46f65bc]
2842 0 improv [f0264bcc]
    improvised who=0
2843 0 switch:seize [f5427260]
    switched who=0
2844 0 pass [7d7dadc1]
2845 1 pass [b4714f03]
2846 2 reveal [f5292c5f]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2847 2 pass [57094108]
2848 3 reveal [15e262e6]
    turned-up who=3 card=V.16
    played who=3 card=V.16
2849 0 let [b5c97999]
    failed who=3 card=V.16
2850 3 pass [4155e4f9]
2851 0 reveal [74518720]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2852 0 pass [22c493a6]
2853 1 reveal [236f9798]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2854 1 improv [40b89bc9]
    improvised who=1
2855 1 draw:script [44065d0f]
2856 1 bury:V.4 [6f3da77b]
    drew who=1 pile=script
    buried who=1 pile=script
2857 1 pass [95a97139]
    drew who=1 pile=script
    reshuffled pile=script n=1
    drew who=2 pile=script
    script-empty
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=13
2858 2 pass [1c992a56]
2859 3 pass [a17f85c8]
2860 0 pass [fbf10fa9]
2861 1 pass [46e2a995]
2862 0 place:V.6 [67bafbc5]
2863 1 place:V.1 [db7fd8a5]
2864 2 place:take-the-lead [d5804a88]
2865 3 place:V.12 [a6b039ec]
    placed-all
2866 2 pass [0e486730]
2867 3 pass [d76a8441]
2868 0 show:exchange [f0ea51de]
2869 0 at:3 [fd6517de]
    showed-exchange who=0 whom=3
    drew who=0 pile=staging
2870 0 give:V.15 [539b510c]
    traded who=0 whom=3
2871 0 pass [8f6a5d91]
2872 1 pass [e0b8f13e]
2873 2 reveal [feb05ab4]
    turned-up-staging who=2 card=take-the-lead
2874 2 play [8d8f75bf]
    aimed who=2 card=take-the-lead whom=1
2875 0 let [29cfd201]
    took-lead who=2 whom=1
2876 2 pass [1f17c9a7]
2877 3 reveal [e0b6e1fb]
    turned-up who=3 card=V.12
    exiting who=3 card=V.12
2878 0 let [67af1b89]
    got-intrigue who=3 n=1
2879 3 improv [22dd26c1]
    improvised who=3
2880 3 draw:staging [fa3cdab8]
2881 3 bury:V.5 [5dadf1d2]
    drew who=3 pile=staging
    buried who=3 pile=script
    script-again
2882 3 pass [ba47f7e7]
2883 0 improv [e2493f3d]
    improvised who=0
2884 0 draw:staging [1caaae6e]
2885 0 bury-placed [2e160a3d]
    drew who=0 pile=staging
    buried who=0 pile=script
2886 0 reveal [4a704117]
    turned-up-staging who=0 card=exchange
2887 0 play [c619139e]
2888 0 at:1 [9301af15]
    aimed who=0 card=exchange whom=1
2889 0 give:take-the-lead [a60fc3f7]
    traded who=0 whom=1
2890 0 pass [313e31e2]
2891 1 reveal [f2309517]
    turned-up who=1 card=V.1
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
2892 1 improv [88e9b8ac]
    improvised who=1
2893 1 draw:script [ec30d0ed]
2894 1 bury:V.4 [36fbe7d3]
    drew who=1 pile=script
    buried who=1 pile=script
2895 1 pass [bb15906d]
    drew who=2 pile=script
    drew who=3 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    scene-began scene=14
2896 3 pass [dee81112]
2897 0 pass [4b50e524]
2898 1 pass [c7d0c998]
2899 2 improv [1be71697]
    improvised who=2
2900 2 draw:staging [46fd5bde]
2901 2 bury:take-the-lead [57a2c2b2]
    drew who=2 pile=staging
    buried who=2 pile=staging
2902 2 pass [fdb6287a]
2903 0 place:V.4 [0e22a212]
2904 1 place:take-the-lead [cef5cd3d]
2905 2 place:V.14 [a2441dc9]
2906 3 place:exchange [c3a632cb]
    placed-all
2907 3 pass [a41e99a1]
2908 0 pass [cca66038]
2909 1 pass [81490fa6]
2910 2 pass [84fb9653]
2911 3 reveal [28974db8]
    turned-up-staging who=3 card=exchange
2912 3 play [ff18704c]
2913 3 at:1 [5ae1ab0c]
    aimed who=3 card=exchange whom=1
2914 0 let [f4813dc7]
2915 3 give:V.15 [b8d7044d]
    traded who=3 whom=1
2916 3 pass [818587ba]
2917 0 improv [c9903997]
    improvised who=0
2918 0 draw:staging [a6fe1ab6]
2919 0 bury-placed [a473d70a]
    drew who=0 pile=staging
    buried who=0 pile=script
2920 0 reveal [8889f9e3]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2921 0 pass [fa9ae510]
2922 1 reveal [d577efbd]
    turned-up-staging who=1 card=take-the-lead
2923 1 exit [01afd93a]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2924 1 pass [36b3a33f]
2925 2 reveal [ef4bdc95]
    turned-up who=2 card=V.14
    exiting who=2 card=V.14
    got-intrigue who=2 n=1
2926 2 pass [70f099c9]
    drew who=2 pile=staging
    drew who=3 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=15
2927 3 pass [88af3ea1]
2928 0 pass [e02fdc4c]
2929 1 pass [c16fb083]
2930 2 improv [8a08b234]
    improvised who=2
2931 2 draw:script [ba04fd3a]
2932 2 bury:V.16 [00042549]
    drew who=2 pile=script
    buried who=2 pile=script
2933 2 pass [5c260de4]
2934 0 place:take-the-lead [dcace165]
2935 1 place:V.5 [5f1e62ee]
2936 2 place:V.14 [3f59422d]
2937 3 place:V.1 [40674bf7]
    placed-all
2938 3 pass [de882fa7]
2939 0 improv [1e1dc92e]
    improvised who=0
2940 0 switch:V.12 [0c253741]
    switched who=0
2941 0 pass [66eff2b5]
2942 1 improv [a82b77c3]
    improvised who=1
2943 1 switch:take-the-lead [7acca808]
    switched who=1
2944 1 pass [d9b9a1a4]
2945 2 pass [ae39edcf]
2946 3 reveal [c6ccc2c3]
    turned-up who=3 card=V.1
    exiting who=3 card=V.1
    got-intrigue who=3 n=1
2947 3 improv [d8ee3c8c]
    improvised who=3
2948 3 draw:staging [3c4d3612]
2949 3 bury:miscue [425e2f95]
    drew who=3 pile=staging
    buried who=3 pile=staging
2950 3 show:exchange [eaa0f9cd]
2951 3 at:0 [0d3b92fe]
    showed-exchange who=3 whom=0
    drew who=3 pile=staging
2952 3 give:revive [625bad61]
    traded who=3 whom=0
2953 3 pass [6c5800f4]
2954 0 reveal [fa30265f]
    turned-up who=0 card=V.12
    exiting who=0 card=V.12
    got-intrigue who=0 n=1
2955 0 pass [c38aa256]
2956 1 reveal [0683b346]
    turned-up-staging who=1 card=take-the-lead
2957 1 play [669effd0]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2958 1 pass [7807f1cc]
2959 2 reveal [0b4921b4]
    turned-up who=2 card=V.14
2960 2 play [2860a096]
    played who=2 card=V.14
    scored who=2 card=V.14 n=1
    wounded who=2 character=iago n=4 total=6
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
2961 2 pass [e92be3e2]
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=2 pile=staging
    drew who=3 pile=staging
    drew who=0 pile=staging
    scene-began scene=16
2962 2 improv [0381893b]
    improvised who=2
2963 2 draw:script [7843b974]
2964 2 bury:V.6 [bde053c2]
    drew who=2 pile=script
    buried who=2 pile=script
2965 2 coin:othello [0c21e8e2]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
2966 2 pass [cc936cbb]
2967 3 pass [be337ec0]
2968 0 improv [47420179]
    improvised who=0
2969 0 draw:staging [8d910a9d]
2970 0 bury:seize [bfcbd5b6]
    drew who=0 pile=staging
    buried who=0 pile=staging
2971 0 pass [7dbc75b2]
2972 1 pass [0d57a84e]
2973 0 place:seize [da5a702a]
2974 1 place:V.16 [17b9c84b]
2975 2 place:no-drama [3874f3f6]
2976 3 place:miscue [df8dc4a8]
    placed-all
2977 3 pass [3209670a]
2978 0 pass [cc3ac563]
2979 1 pass [b9e29695]
2980 2 pass [dbb403d7]
2981 3 reveal [07969b1d]
    turned-up-staging who=3 card=miscue
2982 3 exit [94d50f2b]
    exiting who=3 card=miscue
    got-intrigue who=3 n=1
2983 3 pass [8b38a727]
2984 0 reveal [dcf10c1b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2985 0 show:no-drama [b6cf3f4c]
    no-drama who=0
    drew who=0 pile=staging
2986 0 pass [04cc9212]
2987 1 reveal [cbbaf1fc]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2988 1 pass [72aff58e]
2989 2 show:exchange [b42546df]
2990 2 at:1 [2ad7e27c]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2991 2 give:miscue [fe4159b7]
    traded who=2 whom=1
2992 2 reveal [0667bbc6]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
2993 2 pass [d9d82373]
    drew who=2 pile=script
    drew who=3 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=17
2994 3 improv [ab61163d]
    improvised who=3
2995 3 bury:V.6 [d7b46d12]
    drew who=3 pile=staging
    buried who=3 pile=script
    reshuffled pile=staging n=20
    staging-empty n=1
2996 3 pass [21332e20]
2997 0 pass [6eaa8395]
2998 1 pass [91a47ad0]
2999 2 pass [43cbd40a]
3000 0 place:revive [28825f7b]
3001 1 place:V.5 [a38fa876]
3002 2 place:V.12 [d0e3c20a]
3003 3 place:seize [42a48f40]
    placed-all
3004 3 pass [7e531043]
3005 0 pass [657be6ae]
3006 1 pass [c43c27e7]
3007 2 pass [e5433301]
3008 3 reveal [05dccec0]
    turned-up-staging who=3 card=seize
    exiting who=3 card=seize
    got-intrigue who=3 n=1
3009 3 pass [739fb9a6]
3010 0 reveal [9e7969e6]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
3011 2 let [0dae5893]
    got-intrigue who=0 n=1
3012 0 improv [ef42ac57]
    improvised who=0
3013 0 draw:script [5fe24c88]
3014 0 bury:V.16 [c8ffe2be]
    drew who=0 pile=script
    buried who=0 pile=script
3015 0 pass [6a020420]
3016 1 reveal [deba2c44]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
3017 2 let [bc2e5e08]
    got-intrigue who=1 n=1
3018 1 pass [9dbf8cd1]
3019 2 improv [c9971699]
    improvised who=2
3020 2 draw:script [71e70aec]
3021 2 bury-placed [7150404c]
    drew who=2 pile=script
    buried who=2 pile=script
3022 2 reveal [2fea07c3]
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
