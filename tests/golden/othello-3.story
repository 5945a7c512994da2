set-up [01cd5bbf]
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
1 1 pass [f2aa5973]
2 2 improv [bbc27ebf]
    improvised who=2
3 0 let [c3a6fcbc]
4 1 let [34dbaf90]
5 2 draw:script [d9c66c0d]
6 2 bury:I.3 [ee5e6f1a]
    drew who=2 pile=script
    buried who=2 pile=script
7 2 show:exchange [f8ee5c34]
8 2 at:0 [db4053db]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
9 0 spotlight [c40d87d3]
10 1 let [6032f9b4]
    stole-spotlight by=0 who=2
11 2 let [31fbe2f3]
    blocked who=2
12 0 improv [eb3b4ec4]
    improvised who=0
13 1 spotlight [ea42d6ea]
14 2 spotlight [a699e7e8]
    stole-spotlight by=1 who=0
15 0 show:no-drama [b1b37340]
    no-drama who=0
    drew who=0 pile=staging
    defeated who=0 by=1
16 0 draw:staging [ecaee63c]
17 0 bury:I.2 [16d61181]
    drew who=0 pile=staging
    buried who=0 pile=script
18 0 pass [9a887d82]
19 0 place:revive [f597b7be]
20 1 place:take-the-lead [4a1c01f0]
21 2 place:villainy [bebbad27]
    placed-all
22 1 improv [3def00d7]
    improvised who=1
23 2 let [965a3535]
24 1 switch:I.11 [32852993]
    switched who=1
25 1 pass [2dac8915]
26 2 pass [e2887649]
27 0 pass [b2ff57ca]
28 1 reveal [25e6d1c3]
    turned-up who=1 card=I.11
    exiting who=1 card=I.11
29 0 let [e5945b1f]
30 2 let [4a5c42ca]
    got-intrigue who=1 n=1
31 1 pass [bf14bd31]
32 2 reveal [a7a66c63]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
33 0 let [50e39c97]
    got-intrigue who=2 n=1
34 2 pass [ac2948d0]
35 0 reveal [428ffa8a]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
36 0 pass [f23aeda9]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=2
37 1 improv [e963bdd9]
    improvised who=1
38 2 spotlight [479c5b2c]
    stole-spotlight by=2 who=1
39 1 let [24be25eb]
    blocked who=1
40 2 pass [c2124664]
41 0 improv [03f9cc0e]
    improvised who=0
42 0 draw:script [3628c05d]
43 0 bury:I.4 [f8c3e9f3]
    drew who=0 pile=script
    buried who=0 pile=script
44 0 pass [6e72eec3]
45 0 place:I.10 [c4db3db9]
46 1 place:I.9 [7fe435bc]
47 2 place:seize [75e93462]
    placed-all
48 1 pass [28dc2c0e]
49 2 improv [229c37c8]
    improvised who=2
50 2 switch:I.12 [686b5a25]
    switched who=2
51 2 pass [f6a96cb1]
52 0 pass [bca38905]
53 1 reveal [09e4842f]
    turned-up who=1 card=I.9
    played who=1 card=I.9
54 0 let [81951c71]
55 2 let [972e639b]
    scored who=1 card=I.9 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
56 1 pass [00a51dde]
57 2 reveal [ac10ca44]
    turned-up who=2 card=I.12
    played who=2 card=I.12
58 0 let [cb91cb6c]
    failed who=2 card=I.12
59 2 pass [c7d05fc4]
60 0 reveal [f2fd7eaf]
    turned-up who=0 card=I.10
    exiting who=0 card=I.10
    got-intrigue who=0 n=1
61 0 pass [26b1bd26]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=3
62 1 pass [06745e71]
63 2 improv [4de86abc]
    improvised who=2
64 2 draw:staging [228079b4]
65 2 bury:no-drama [b33feb7c]
    drew who=2 pile=staging
    buried who=2 pile=staging
66 2 pass [1717c741]
67 0 improv [c6d83816]
    improvised who=0
68 0 draw:script [81bfbd80]
69 0 bury:I.5 [1442b9ab]
    drew who=0 pile=script
    buried who=0 pile=script
70 0 pass [16ae5558]
71 0 place:seize [2dc8be15]
72 1 place:I.8 [acd4fe52]
73 2 place:I.7 [163d3309]
    placed-all
74 1 coin:desdemona [3b620bc8]
    no-drama-coin who=1
75 1 improv [29d8d2b5]
    improvised who=1
76 1 switch:villainy [fab88ba9]
    switched who=1
77 1 pass [1329a84d]
78 2 pass [801b529c]
79 0 pass [753f690b]
80 1 reveal [3e45e6a6]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
81 1 pass [416251c5]
82 2 reveal [2d76c5d9]
    turned-up who=2 card=I.7
83 2 play [1751bdcf]
    played who=2 card=I.7
84 0 let [65a0fc49]
    scored who=2 card=I.7 n=1
    got-intrigue who=2 n=2
85 2 pass [48e1be16]
86 0 reveal [008cf6c2]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
87 0 pass [4ae6cecd]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=3
    drew who=2 pile=staging
    scene-began scene=4
88 1 improv [1e2968ae]
    improvised who=1
89 1 draw:script [770b2cf0]
90 1 bury:I.8 [82c470d4]
    drew who=1 pile=script
    buried who=1 pile=script
91 1 pass [d8dfb623]
92 2 improv [283a801b]
    improvised who=2
93 2 draw:staging [30779bbb]
94 2 bury:I.6 [1b290cb8]
    drew who=2 pile=staging
    buried who=2 pile=script
95 2 pass [deb86bf8]
96 0 improv [52089252]
    improvised who=0
97 0 draw:staging [814983df]
98 0 bury:take-the-lead [1d076135]
    drew who=0 pile=staging
    buried who=0 pile=staging
99 0 pass [08ef5b78]
100 0 place:I.3 [96846413]
101 1 place:I.12 [b5f8eb61]
102 2 place:I.1 [79e9ca0f]
    placed-all
103 1 pass [94ae0c38]
104 2 show:exchange [f6023acf]
105 2 at:1 [7ebcfb36]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
106 1 let [47a722f9]
107 2 give:miscue [2a7563d9]
    traded who=2 whom=1
108 2 pass [77697479]
109 0 pass [908b2916]
110 1 reveal [ada11687]
    turned-up who=1 card=I.12
    played who=1 card=I.12
111 0 let [dd9df4d3]
112 2 let [764b52bc]
    failed who=1 card=I.12
113 1 pass [134dad59]
114 2 reveal [18edc60c]
    turned-up who=2 card=I.1
115 2 play [93edc1e1]
    played who=2 card=I.1
116 0 let [2cfeec55]
    scored who=2 card=I.1 n=1
    got-intrigue who=2 n=1
    got-coin who=2 coin=roderigo
117 2 coin:roderigo [79be2636]
118 2 at:1 [dadd1a83]
    used-coin-at who=2 coin=roderigo whom=1
119 1 let [01bc41b5]
120 2 look [ee7328ff]
    looked who=2 whom=1
121 2 take:I.5 [3f286bc0]
122 2 give:no-drama [aa735b47]
    traded who=2 whom=1
123 2 pass [4a628877]
124 0 reveal [413738c8]
    turned-up who=0 card=I.3
125 0 exit [108f097d]
    exiting who=0 card=I.3
    got-intrigue who=0 n=1
126 0 pass [c044711d]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=5
127 1 show:exchange [17811864]
128 1 at:0 [8937b66d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
129 0 let [524aa1fd]
130 1 give:seize [e74340da]
    traded who=1 whom=0
131 1 improv [fe2b95b0]
    improvised who=1
132 1 draw:staging [fc0ec538]
133 1 bury:no-drama [395b5699]
    drew who=1 pile=staging
    buried who=1 pile=staging
134 1 pass [ebb95f69]
135 2 pass [35ebe03b]
136 0 improv [435ef16f]
    improvised who=0
137 0 draw:script [4a5fba5f]
138 0 bury:I.4 [42afd6a8]
    drew who=0 pile=script
    buried who=0 pile=script
139 0 pass [269382cd]
140 0 place:I.2 [07d1c6f8]
141 1 place:take-the-lead [700d379e]
142 2 place:revive [0e07bc8d]
    placed-all
143 1 pass [31ecc5ba]
144 2 pass [7ba8aea6]
145 0 pass [a75d6ec4]
146 1 reveal [56afe667]
    turned-up-staging who=1 card=take-the-lead
147 1 exit [12b0fe29]
    exiting who=1 card=take-the-lead
148 0 let [12a1dca6]
    got-intrigue who=1 n=1
149 1 pass [ebe49225]
150 2 reveal [7c0397a8]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
151 0 let [76d4d664]
    got-intrigue who=2 n=1
152 2 pass [ea3127d0]
153 0 reveal [01ba7ba4]
    turned-up who=0 card=I.2
154 0 play [d0ef8e58]
    played who=0 card=I.2
    scored who=0 card=I.2 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
155 0 pass [05ea2d57]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=6
156 1 show:exchange [ae972416]
157 1 at:0 [6858ccfa]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
158 0 let [fbd01bd4]
159 1 give:miscue [8617395d]
    traded who=1 whom=0
160 1 show:exchange [4af8e081]
161 1 at:0 [e0d2b524]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
162 0 let [e098a70a]
163 1 give:I.10 [745c50f7]
    traded who=1 whom=0
164 1 pass [2b0a3e1a]
165 2 improv [15002575]
    improvised who=2
166 2 draw:staging [f1253e53]
167 2 bury:miscue [9bfa7366]
    drew who=2 pile=staging
    buried who=2 pile=staging
168 2 pass [5fd01dc8]
169 0 pass [edd2a6d6]
170 0 place:take-the-lead [417c6f4a]
171 1 place:villainy [09996ac3]
172 2 place:take-the-lead [475d8c9a]
    placed-all
173 1 pass [ed6da335]
174 2 pass [9d8d828b]
175 0 pass [169927a6]
176 1 improv [036b6ad7]
    improvised who=1
177 1 draw:script [54c57ef9]
178 1 bury:I.11 [caf2986e]
    drew who=1 pile=script
    buried who=1 pile=script
179 1 reveal [7e1cc0c8]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
180 0 let [c8472744]
    got-intrigue who=1 n=1
181 1 pass [49fb546a]
182 2 reveal [47e566fd]
    turned-up-staging who=2 card=take-the-lead
183 2 exit [f44b8bd7]
    exiting who=2 card=take-the-lead
184 0 let [afcbbf30]
    got-intrigue who=2 n=1
185 2 show:no-drama [0cd6fcaa]
    no-drama who=2
    drew who=2 pile=staging
186 2 pass [e7a7ac4a]
187 0 coin:iago [9b37c843]
188 0 wound:brabantio [0858fc5a]
    used-iago who=0 character=brabantio
    wounded who=0 character=brabantio n=1 total=2
189 0 reveal [8e6be02e]
    turned-up-staging who=0 card=take-the-lead
190 0 play [188b4c88]
    giving who=0 card=take-the-lead whom=1
191 1 let [0725f867]
    gave-lead who=0 whom=1
192 0 pass [a38186a0]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    scene-began scene=7
193 2 pass [707408ff]
194 0 pass [37f5b0a8]
195 1 pass [5a5b858f]
196 0 place:miscue [15618cec]
197 1 place:I.6 [112fa500]
198 2 place:I.5 [b3977131]
    placed-all
199 2 pass [cac1cc0e]
200 0 pass [cc1200d0]
201 1 pass [49e8aaf3]
202 2 reveal [0e1773a2]
    turned-up who=2 card=I.5
    exiting who=2 card=I.5
203 0 let [428ca083]
204 1 let [5e40529d]
    got-intrigue who=2 n=1
205 2 pass [34f4723d]
206 0 improv [dd112ff3]
    improvised who=0
207 0 draw:script [152dd7a8]
208 0 bury:I.3 [c04123d7]
    drew who=0 pile=script
    buried who=0 pile=script
209 0 reveal [1f88be6d]
    turned-up-staging who=0 card=miscue
210 0 play [52e18e8c]
    aimed who=0 card=miscue whom=1
211 1 swap-seize [989b1c03]
    swapped-in by=1
    seized by=1 who=0 card=miscue
212 0 let [8ed56760]
    got-spotlight who=1 n=1
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=18
213 0 draw:script [a3bd0e3a]
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=8
214 2 pass [5e8856d1]
215 0 pass [392a7daa]
216 1 pass [74396fd5]
217 0 place:seize [aedc3464]
218 1 place:take-the-lead [97ddb9c9]
219 2 place:seize [0f36b998]
    placed-all
220 2 pass [f61aa788]
221 0 pass [94a4484c]
222 1 pass [a9a16a82]
223 2 reveal [985fc20d]
    turned-up-staging who=2 card=seize
224 2 improv [285d1602]
    improvised who=2
225 1 let [1588bcf4]
226 2 draw:script [0347b0a2]
227 2 bury:I.11 [632e8ec0]
    drew who=2 pile=script
    buried who=2 pile=script
    exiting who=2 card=seize
    got-intrigue who=2 n=1
228 2 pass [ab5653d7]
229 0 improv [dc9d5e49]
    improvised who=0
230 1 spotlight [8528293e]
    stole-spotlight by=1 who=0
    blocked who=0
231 0 reveal [ce011a99]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
232 0 pass [3905bfe3]
233 1 reveal [b8cfa78f]
    turned-up-staging who=1 card=take-the-lead
234 1 play [6438c2c8]
235 1 at:0 [ef21a328]
    giving who=1 card=take-the-lead whom=0
236 0 let [2a3b678c]
    gave-lead who=1 whom=0
237 1 pass [22f9bbef]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=9
238 1 pass [64854cb5]
239 2 pass [4c1d8098]
240 0 pass [c17e99b7]
241 0 place:I.12 [f09f5183]
242 1 place:I.4 [50b8c0e2]
243 2 place:I.5 [d82ff445]
    placed-all
244 1 pass [84d9cb3e]
245 2 pass [500010af]
246 0 pass [80206eb2]
247 1 reveal [5686ca8e]
    turned-up who=1 card=I.4
248 1 play [213ecf3c]
    played who=1 card=I.4
249 0 let [6dc91301]
250 2 let [24bfca46]
    scored who=1 card=I.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=roderigo
251 1 improv [8ed4c694]
    improvised who=1
252 1 bury:no-drama [13c302ff]
    drew who=1 pile=staging
    buried who=1 pile=staging
253 1 coin:roderigo [ab1bf7b8]
254 1 at:0 [58140e5d]
    used-coin-at who=1 coin=roderigo whom=0
255 0 let [58367262]
256 1 give:take-the-lead [3cfc8d19]
    traded who=1 whom=0
257 1 pass [00f9f304]
258 2 reveal [7310629c]
    turned-up who=2 card=I.5
259 2 improv [88bcec98]
    improvised who=2
260 2 bury:villainy [1b91fcdd]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=I.5
261 0 let [a1b0be9c]
    got-intrigue who=2 n=1
262 2 show:exchange [2a3f413e]
263 2 at:0 [1821aa9b]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
    reshuffled pile=script n=1
    script-again
264 0 let [471b7645]
265 2 give:miscue [574afbef]
    traded who=2 whom=0
266 2 pass [880682c1]
267 0 improv [a772c83e]
    improvised who=0
268 0 draw:script [7d7c6c1b]
269 0 bury:I.10 [526810e5]
    drew who=0 pile=script
    buried who=0 pile=script
270 0 reveal [c64cde24]
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
271 1 discard:seize [dc20363e]
    discarded who=1 card=seize
    dealt who=2 n=3 total=6
    dealt who=0 n=3 total=6
    dealt who=1 n=3 total=6
    act-began act=II who=2
    scene-began scene=1
272 0 improv [c01f4410]
    improvised who=0
273 0 draw:script [327797cc]
274 0 bury:II.2 [0f53b8e2]
    drew who=0 pile=script
    buried who=0 pile=script
275 0 pass [b9f8fdd5]
276 1 pass [d0021c62]
277 2 show:no-drama [a514fde0]
    no-drama who=2
    drew who=2 pile=staging
278 2 pass [99dd0b48]
279 0 place:miscue [5cf779b1]
280 1 place:II.3 [76dcf8ee]
281 2 place:II.9 [e266b35e]
    placed-all
282 0 pass [3fa8e242]
283 1 pass [aae9a842]
284 2 pass [0dd126a4]
285 0 reveal [5fac1001]
    turned-up-staging who=0 card=miscue
286 0 exit [30dde3a4]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
287 0 coin:iago [0888e6a2]
288 0 wound:iago [1a359f25]
    used-iago who=0 character=iago
    wounded who=0 character=iago n=1 total=6
289 0 pass [45269322]
290 1 reveal [d77f178c]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
291 1 improv [3923ae09]
    improvised who=1
292 1 draw:staging [f6b661b3]
293 1 bury:revive [264afe59]
    drew who=1 pile=staging
    buried who=1 pile=staging
294 1 pass [57313865]
295 2 reveal [dc1fa90c]
    turned-up who=2 card=II.9
296 2 exit [596a7a19]
    exiting who=2 card=II.9
    got-intrigue who=2 n=1
297 2 pass [6311d1ae]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=2
298 0 pass [7f86943f]
299 1 pass [15f6cdce]
300 2 show:exchange [5e86501c]
301 2 at:0 [40ee9f84]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
302 0 let [c61dbef0]
303 2 give:take-the-lead [d6572c7e]
    traded who=2 whom=0
304 2 pass [c5bd799f]
305 0 place:II.5 [55844fac]
306 1 place:no-drama [3acf5b51]
307 2 place:II.12 [9660c8d4]
    placed-all
308 0 pass [2165457a]
309 1 pass [eaeada86]
310 2 improv [7747ca5b]
    improvised who=2
311 2 switch:II.1 [1277c26f]
    switched who=2
312 2 pass [771dcf93]
313 0 improv [5745ce15]
    improvised who=0
314 0 draw:script [30ea0131]
315 0 bury-placed [caec9a74]
    drew who=0 pile=script
    buried who=0 pile=script
316 0 reveal [df7b92cc]
    turned-up who=0 card=II.10
    played who=0 card=II.10
    scored who=0 card=II.10 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
317 0 coin:othello [5d05da8e]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
318 0 pass [4721e0e4]
319 1 reveal [28ba7c1b]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
320 1 improv [38316aa1]
    improvised who=1
321 1 draw:staging [5af1bfa2]
322 1 bury:II.4 [793941ef]
    drew who=1 pile=staging
    buried who=1 pile=script
323 1 pass [58762ccd]
324 2 reveal [4fd6e5ee]
    turned-up who=2 card=II.1
325 2 play [f5c4dd9d]
    played who=2 card=II.1
    scored who=2 card=II.1 n=1
    got-intrigue who=2 n=2
326 2 pass [9bf6f48b]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=3
327 1 pass [9817f31f]
328 2 improv [4bbf37e0]
    improvised who=2
329 2 draw:staging [98901c08]
330 2 bury:villainy [e56da29d]
    drew who=2 pile=staging
    buried who=2 pile=staging
331 2 pass [c51632f0]
332 0 pass [65779340]
333 0 place:seize [b2156a2a]
334 1 place:revive [82947e63]
335 2 place:II.12 [9291aeef]
    placed-all
336 1 pass [66204ade]
337 2 pass [659b439e]
338 0 pass [84ab8de0]
339 1 reveal [147744f3]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
340 0 let [290e2caf]
341 2 let [4eef4d6c]
    got-intrigue who=1 n=1
342 1 pass [0911b273]
343 2 reveal [f2a8c4a4]
    turned-up who=2 card=II.12
    played who=2 card=II.12
344 0 let [451b16c1]
    failed who=2 card=II.12
345 2 pass [22ea1881]
346 0 improv [f48ec00d]
    improvised who=0
347 0 draw:staging [8cfbe180]
348 0 bury:II.8 [9ec763bf]
    drew who=0 pile=staging
    buried who=0 pile=script
349 0 reveal [0e9af24c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
350 0 pass [637f0f55]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=4
351 1 pass [57034845]
352 2 show:exchange [f0c8344a]
353 2 at:0 [6221a9b8]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
354 0 let [7d165cf0]
355 2 give:take-the-lead [da71f177]
    traded who=2 whom=0
356 2 pass [7fa557fc]
357 0 improv [4c3e4b94]
    improvised who=0
358 0 draw:script [f2225a40]
359 0 bury:II.5 [0808aef1]
    drew who=0 pile=script
    buried who=0 pile=script
360 0 pass [bdb98262]
361 0 place:II.8 [aa81066f]
362 1 place:II.6 [5f587e7d]
363 2 place:exchange [2280de91]
    placed-all
364 1 pass [131ff04b]
365 2 pass [872de7c4]
366 0 pass [d3ac7582]
367 1 improv [17a24d4a]
    improvised who=1
368 1 draw:staging [9c574b25]
369 1 bury:II.2 [a2284759]
    drew who=1 pile=staging
    buried who=1 pile=script
370 1 reveal [5abed2f2]
    turned-up who=1 card=II.6
371 1 play [a2c95059]
    played who=1 card=II.6
372 2 let [1b98791b]
    scored who=1 card=II.6 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
373 1 coin:cassio [b72b1518]
    used-coin who=1 coin=cassio
374 1 draw:staging [6c5a221a]
375 1 bury:seize [8ea13211]
    drew who=1 pile=staging
    buried who=1 pile=staging
376 1 show:no-drama [77dff718]
    no-drama who=1
    drew who=1 pile=staging
377 1 pass [a7634ffb]
378 2 show:exchange [34d6467d]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
379 2 give:II.7 [a8f402f1]
    traded who=2 whom=0
380 2 reveal [67ae6e61]
    turned-up-staging who=2 card=exchange
381 2 exit [7d536324]
    exiting who=2 card=exchange
    got-intrigue who=2 n=1
382 2 improv [ff98b938]
    improvised who=2
383 2 draw:staging [6b15c318]
384 2 bury:revive [f9dcb56d]
    drew who=2 pile=staging
    buried who=2 pile=staging
385 2 pass [f9db88e3]
386 0 reveal [97268dce]
    turned-up who=0 card=II.8
    exiting who=0 card=II.8
    got-intrigue who=0 n=1
387 0 pass [fd548435]
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=14
    drew who=2 pile=script
    scene-began scene=5
388 1 pass [e43cc785]
389 2 pass [df21e59f]
390 0 improv [6584d0da]
    improvised who=0
391 0 draw:staging [fec7a2a8]
392 0 bury:take-the-lead [47572c6f]
    drew who=0 pile=staging
    buried who=0 pile=staging
393 0 show:exchange [94c43802]
394 0 at:1 [3204701c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
395 0 give:seize [e51e8d1d]
    traded who=0 whom=1
396 0 pass [dbd163dd]
397 0 place:take-the-lead [c2fb9ae5]
398 1 place:seize [4748381a]
399 2 place:II.11 [246a6548]
    placed-all
400 1 pass [1a156f4d]
401 2 pass [fa441e77]
402 0 show:exchange [180cd4e3]
403 0 at:2 [228a4e18]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
404 2 let [cd4a362b]
405 0 give:exchange [e819c9f2]
    traded who=0 whom=2
406 0 pass [b07500ab]
407 1 reveal [eece6d59]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
408 1 pass [9c3c046b]
409 2 improv [22cac219]
    improvised who=2
410 2 draw:script [e0a7d3d2]
411 2 bury-placed [a2b42094]
    drew who=2 pile=script
    buried who=2 pile=script
412 2 reveal [7f896957]
    turned-up who=2 card=II.2
    exiting who=2 card=II.2
    got-intrigue who=2 n=1
413 2 show:exchange [db8945ca]
414 2 at:0 [14f69909]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
415 2 give:take-the-lead [095556ba]
    traded who=2 whom=0
416 2 show:no-drama [c73992fd]
    no-drama who=2
    drew who=2 pile=staging
417 2 pass [5ef65027]
418 0 reveal [2710cee4]
    turned-up-staging who=0 card=take-the-lead
419 0 play [34d1e830]
    giving who=0 card=take-the-lead whom=1
420 1 let [2b51d592]
    gave-lead who=0 whom=1
421 0 pass [c6f63db0]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=6
422 2 pass [94a5f576]
423 0 pass [3699472f]
424 1 improv [6e9391f3]
    improvised who=1
425 1 draw:script [8846f827]
426 1 bury:II.11 [caf6a945]
    drew who=1 pile=script
    buried who=1 pile=script
427 1 pass [2156de4d]
428 0 place:II.7 [648af614]
429 1 place:revive [130d4896]
430 2 place:take-the-lead [291bf676]
    placed-all
431 2 pass [e9f08d8d]
432 0 pass [5aa1f285]
433 1 pass [5f93a14d]
434 2 reveal [0183eb5a]
    turned-up-staging who=2 card=take-the-lead
435 2 exit [78bcf451]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
436 2 improv [6978448d]
    improvised who=2
437 2 draw:staging [393c3b0a]
438 2 bury:take-the-lead [951dbc55]
    drew who=2 pile=staging
    buried who=2 pile=staging
439 2 pass [eb8f8ec8]
440 0 reveal [e99e9cf0]
    turned-up who=0 card=II.7
441 0 exit [1f55b5ec]
    exiting who=0 card=II.7
    got-intrigue who=0 n=1
442 0 improv [1184e380]
    improvised who=0
443 0 draw:script [8f2c3fdc]
444 0 bury:II.2 [52c3e577]
    drew who=0 pile=script
    buried who=0 pile=script
445 0 pass [2f7ed60a]
446 1 reveal [fd5af7e4]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
447 1 pass [5ae8a12b]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=7
448 2 pass [96e30126]
449 0 pass [b0988133]
450 1 pass [f8436751]
451 0 place:II.9 [0c8f4150]
452 1 place:revive [80f89a72]
453 2 place:villainy [366aa6d7]
    placed-all
454 2 pass [6e8ec3fa]
455 0 pass [b4d11dcf]
456 1 pass [575edf2e]
457 2 reveal [ce659b2c]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
458 1 let [c705fc34]
    got-intrigue who=2 n=1
459 2 improv [ca3f1991]
    improvised who=2
460 2 draw:script [1d1caa8e]
461 2 bury:II.5 [67ba5530]
    drew who=2 pile=script
    buried who=2 pile=script
462 2 pass [58ec157b]
463 0 reveal [574d3a6c]
    turned-up who=0 card=II.9
    exiting who=0 card=II.9
464 1 let [63c25310]
    got-intrigue who=0 n=1
465 0 pass [1ddc5f96]
466 1 improv [cbbbe270]
    improvised who=1
467 1 draw:staging [6fc42dc5]
468 1 bury:II.12 [9e81dfa9]
    drew who=1 pile=staging
    buried who=1 pile=script
469 1 reveal [92089c7f]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
470 1 pass [e65b629c]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=8
471 2 pass [908d6de1]
472 0 pass [6cda684e]
473 1 improv [c46fa227]
    improvised who=1
474 1 draw:staging [d2798c8c]
475 1 bury:II.3 [2aec2e4b]
    drew who=1 pile=staging
    buried who=1 pile=script
476 1 pass [3c6a6b6f]
477 0 place:miscue [e8d275a6]
478 1 place:II.2 [b36cabf9]
479 2 place:II.11 [cca59f79]
    placed-all
480 2 pass [c2ce031a]
481 0 improv [29ecf8df]
    improvised who=0
482 0 switch:take-the-lead [47814d29]
    switched who=0
483 0 pass [2867f250]
484 1 show:exchange [f08a5b20]
485 1 at:2 [55470189]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
486 1 give:take-the-lead [27697ee8]
    traded who=1 whom=2
487 1 pass [b017d496]
488 2 reveal [28520a74]
    turned-up who=2 card=II.11
    exiting who=2 card=II.11
    got-intrigue who=2 n=1
489 2 improv [e348278e]
    improvised who=2
490 2 draw:script [6a1dd4d4]
491 2 bury:II.5 [fc80ce8c]
    drew who=2 pile=script
    buried who=2 pile=script
492 2 pass [11660dd6]
493 0 reveal [ee2d6227]
    turned-up-staging who=0 card=take-the-lead
494 0 exit [5ab5de26]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
495 0 show:no-drama [cccb613b]
    no-drama who=0
    drew who=0 pile=staging
496 0 pass [44a674f4]
497 1 reveal [ad6d1e25]
    turned-up who=1 card=II.2
498 1 exit [b849a343]
    exiting who=1 card=II.2
    got-intrigue who=1 n=1
499 1 pass [59ef481b]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=9
500 2 pass [59010657]
501 0 pass [1422f3fa]
502 1 pass [be0f5028]
503 0 place:miscue [af49fb56]
504 1 place:take-the-lead [2e213848]
505 2 place:seize [fd4ec3fa]
    placed-all
506 2 pass [695f2fca]
507 0 pass [312a5750]
508 1 show:exchange [645a87e4]
509 1 at:2 [9dd4271f]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
    reshuffled pile=staging n=15
510 1 give:take-the-lead [7470103a]
    traded who=1 whom=2
511 1 pass [34b67f37]
512 2 reveal [eecda07f]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
513 2 pass [1016a3b9]
514 0 reveal [734723ba]
    turned-up-staging who=0 card=miscue
515 0 exit [bbddf520]
    exiting who=0 card=miscue
516 1 let [2ca83cda]
    got-intrigue who=0 n=1
517 0 improv [505e0714]
    improvised who=0
518 0 draw:script [c90ebf43]
519 0 bury:II.3 [4e50bc46]
    drew who=0 pile=script
    buried who=0 pile=script
520 0 pass [439602b3]
521 1 improv [231d5c2c]
    improvised who=1
522 1 draw:staging [a23a7552]
523 1 bury:seize [51fd3b1f]
    drew who=1 pile=staging
    buried who=1 pile=staging
524 1 reveal [5dd80440]
    turned-up-staging who=1 card=take-the-lead
525 1 exit [96dcbd9e]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
526 1 pass [24106c9c]
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=10
527 2 improv [d2719529]
    improvised who=2
528 2 draw:staging [83b1c2d6]
529 2 bury:take-the-lead [2823e52b]
    drew who=2 pile=staging
    buried who=2 pile=staging
530 2 pass [78b439e5]
531 0 pass [43a95c4c]
532 1 pass [d6819823]
533 0 place:II.4 [69ff037e]
534 1 place:II.3 [c463de2a]
535 2 place:revive [cf1f2b30]
    placed-all
536 2 pass [2d7317e9]
537 0 pass [a8708f9d]
538 1 improv [369a926e]
    improvised who=1
539 1 switch:exchange [0459dc4f]
    switched who=1
540 1 pass [a5e4f5f1]
541 2 reveal [151a1fe8]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
542 2 show:no-drama [1b274648]
    no-drama who=2
    drew who=2 pile=staging
543 2 pass [e9c4722b]
544 0 reveal [8d5024ac]
    turned-up who=0 card=II.4
545 0 exit [ed6584a8]
    exiting who=0 card=II.4
    got-intrigue who=0 n=1
546 0 pass [13a64518]
547 1 reveal [361f801e]
    turned-up-staging who=1 card=exchange
548 1 play [43957392]
    aimed who=1 card=exchange whom=0
549 0 let [5b7ae4bf]
550 1 give:villainy [80bec09e]
    traded who=1 whom=0
551 1 pass [cb49a4ea]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    scene-began scene=11
552 2 pass [4ff76568]
553 0 pass [d61f7150]
554 1 pass [1ded073f]
555 0 place:II.5 [cea766b0]
556 1 place:villainy [da8e1b86]
557 2 place:take-the-lead [b730c89f]
    placed-all
558 2 pass [078ea6a8]
559 0 improv [b9098528]
    improvised who=0
560 0 switch:villainy [0bf25ec3]
    switched who=0
561 0 pass [dab69b2a]
562 1 pass [718cb533]
563 2 reveal [d43ffdc1]
    turned-up-staging who=2 card=take-the-lead
564 2 play [203ff741]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
565 2 pass [cd2e062a]
566 0 reveal [b0238ef2]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
567 0 pass [668e9499]
568 1 reveal [f7765991]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
569 1 improv [b1afb607]
    improvised who=1
570 1 draw:script [fdca9e39]
571 1 bury:II.12 [cbc148fb]
    drew who=1 pile=script
    buried who=1 pile=script
572 1 pass [472bd60e]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=12
573 0 pass [ca088639]
574 1 pass [4a7c12ea]
575 2 pass [315e7ac6]
576 0 place:II.5 [83d98a1b]
577 1 place:II.3 [4726c707]
578 2 place:take-the-lead [08349c6a]
    placed-all
579 0 improv [95f89dc0]
    improvised who=0
580 0 switch:villainy [6a4f3eb7]
    switched who=0
581 0 pass [4352efcf]
582 1 pass [23cd1293]
583 2 pass [5932fe4f]
584 0 reveal [b8524337]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
585 0 pass [8fe61eb4]
586 1 reveal [682a7578]
    turned-up who=1 card=II.3
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
587 1 pass [e681383a]
588 2 reveal [e70919a9]
    turned-up-staging who=2 card=take-the-lead
589 2 exit [3d21c768]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
590 2 improv [347fb09d]
    improvised who=2
591 2 draw:staging [df6e72a7]
592 2 bury:take-the-lead [35fc8932]
    drew who=2 pile=staging
    buried who=2 pile=staging
    reshuffled pile=script n=1
    script-again
593 2 pass [180994b0]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=13
594 0 improv [80c73f4a]
    improvised who=0
595 0 bury:miscue [e733c8cf]
    drew who=0 pile=staging
    buried who=0 pile=staging
596 0 pass [eb9ae0cd]
597 1 show:no-drama [9e205aee]
    no-drama who=1
    drew who=1 pile=staging
598 1 show:exchange [8fb61f49]
599 1 at:2 [7537878b]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
600 1 give:II.4 [0e76cf56]
    traded who=1 whom=2
601 1 pass [91da49d1]
602 2 pass [cb17cbc2]
603 0 place:II.5 [eb94e405]
604 1 place:no-drama [8513ce68]
605 2 place:II.12 [13e594cd]
    placed-all
606 0 pass [84c64eee]
607 1 pass [a9efc915]
608 2 pass [d6c2de28]
609 0 reveal [9ba4cbb7]
    turned-up who=0 card=II.5
    exiting who=0 card=II.5
    got-intrigue who=0 n=1
610 0 pass [37fe3f91]
611 1 reveal [bb284d33]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
612 1 pass [033855b0]
613 2 reveal [78818ed6]
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
614 0 discard:take-the-lead [a1e9026d]
    discarded who=0 card=take-the-lead
615 0 discard:exchange [879e80a9]
    discarded who=0 card=exchange
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=III who=1
    scene-began scene=1
616 2 improv [647eccc7]
    improvised who=2
617 2 draw:staging [28d2c448]
618 2 bury:III.8 [87026329]
    drew who=2 pile=staging
    buried who=2 pile=script
619 2 show:exchange [f5ebab86]
620 2 at:0 [8e535082]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
621 0 let [a5149898]
622 2 give:III.10 [9f31ac80]
    traded who=2 whom=0
623 2 pass [d23cd12e]
624 0 improv [169ee44d]
    improvised who=0
625 0 draw:script [d8cdab21]
626 0 bury:III.10 [911e00ef]
    drew who=0 pile=script
    buried who=0 pile=script
627 0 pass [b4d83aa4]
628 1 improv [d0d781e5]
    improvised who=1
629 1 draw:staging [a5e65fee]
630 1 bury:III.11 [8b3ce71d]
    drew who=1 pile=staging
    buried who=1 pile=script
631 1 pass [9c4e2f10]
632 0 place:III.13 [f6e6ddda]
633 1 place:III.1 [b68a0bdd]
634 2 place:III.9 [4f6f3dd7]
    placed-all
635 2 show:exchange [7da28c58]
636 2 at:0 [bdc125bf]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
    reshuffled pile=staging n=18
637 2 give:take-the-lead [7021c302]
    traded who=2 whom=0
638 2 pass [f73798cc]
639 0 pass [2fdc0bb3]
640 1 pass [bc0cc75f]
641 2 coin:iago [ece2d274]
642 2 wound:othello [36c35564]
    used-iago who=2 character=othello
    wounded who=2 character=othello n=1 total=6
643 2 reveal [0778a877]
    turned-up who=2 card=III.9
    exiting who=2 card=III.9
    got-intrigue who=2 n=1
644 2 pass [c31c1fe2]
645 0 reveal [a38bd8a3]
    turned-up who=0 card=III.13
646 0 play [aef97bc4]
    played who=0 card=III.13
    scored who=0 card=III.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=emilia
647 0 pass [db6608b7]
648 1 reveal [37f525d2]
    turned-up who=1 card=III.1
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
649 1 pass [0ea5840d]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
650 2 improv [771425f2]
    improvised who=2
651 2 draw:script [6d487f7d]
652 2 bury:III.12 [32d16be1]
    drew who=2 pile=script
    buried who=2 pile=script
653 2 pass [caccfd0b]
654 0 pass [af9841fa]
655 1 improv [f64fad4a]
    improvised who=1
656 1 draw:staging [038d25d9]
657 1 bury:miscue [9384040c]
    drew who=1 pile=staging
    buried who=1 pile=staging
658 1 show:exchange [15e96987]
659 1 at:2 [a69a5572]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
660 1 give:take-the-lead [e7fc2043]
    traded who=1 whom=2
661 1 pass [9b52172a]
662 0 place:take-the-lead [19c319cd]
663 1 place:revive [b0a9b458]
664 2 place:miscue [75861fc0]
    placed-all
665 2 pass [87e85f6c]
666 0 pass [aa6353ea]
667 1 pass [f6ee4a96]
668 2 reveal [630a01de]
    turned-up-staging who=2 card=miscue
669 2 play [011d0085]
670 2 at:1 [33c2b3a0]
    aimed who=2 card=miscue whom=1
671 0 let [a7c7f4ab]
    must-switch whom=1
    drew who=2 pile=staging
672 1 switch:III.3 [a67de171]
    switched who=1
673 2 place:revive [e9958bef]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
674 0 let [b6423dce]
    got-intrigue who=2 n=1
675 2 pass [dd2d63a1]
676 0 show:no-drama [7b888bf8]
    no-drama who=0
    drew who=0 pile=staging
677 0 reveal [8d673d7b]
    turned-up-staging who=0 card=take-the-lead
678 0 play [d7935116]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
679 0 show:exchange [390eb961]
680 0 at:1 [70b03129]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
681 0 give:seize [56c7c8b3]
    traded who=0 whom=1
682 0 pass [cb6f5fb8]
683 1 reveal [4a67d3ed]
    turned-up who=1 card=III.3
    exiting who=1 card=III.3
    got-intrigue who=1 n=1
684 1 pass [d903ebbf]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=3
685 1 improv [eb856a86]
    improvised who=1
686 1 draw:staging [ac1f5f9a]
687 1 bury:III.14 [1b0e24c7]
    drew who=1 pile=staging
    buried who=1 pile=script
688 1 pass [9e94f0ae]
689 2 improv [62e47b8b]
    improvised who=2
690 2 draw:staging [2db3f4e6]
691 2 bury:take-the-lead [87a51431]
    drew who=2 pile=staging
    buried who=2 pile=staging
692 2 pass [8c73babd]
693 0 pass [9f5993ca]
694 0 place:III.2 [80a30ae6]
695 1 place:III.7 [42e1e402]
696 2 place:seize [9ac7f8f0]
    placed-all
697 1 pass [550bf8c7]
698 2 pass [dc29a193]
699 0 pass [60f7523c]
700 1 reveal [ed7cf5bd]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    failed who=1 card=III.7
701 1 pass [d8605223]
702 2 reveal [34c4939e]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
703 2 show:no-drama [025bfe38]
    no-drama who=2
    drew who=2 pile=staging
704 2 pass [d17e1c79]
705 0 reveal [2834cc67]
    turned-up who=0 card=III.2
    exiting who=0 card=III.2
    got-intrigue who=0 n=1
706 0 pass [c245b690]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=4
707 1 show:exchange [a3a9a58f]
708 1 at:0 [eb31851e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
709 0 let [ef26fee6]
710 1 give:take-the-lead [0be38ed9]
    traded who=1 whom=0
711 1 show:exchange [a9fd7463]
712 1 at:0 [32ef44ed]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
713 0 let [0b34fa4c]
714 1 give:seize [fff594fa]
    traded who=1 whom=0
715 1 pass [023e4b3a]
716 2 pass [36e23739]
717 0 show:exchange [b04fe37d]
718 0 at:1 [6e77e7df]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
719 0 give:miscue [50e5b17e]
    traded who=0 whom=1
720 0 pass [734d3895]
721 0 place:III.15 [054c02b7]
722 1 place:villainy [d7d2ab9c]
723 2 place:no-drama [38467c5a]
    placed-all
724 1 pass [2ba0ff8e]
725 2 pass [4e554cce]
726 0 improv [e9571d64]
    improvised who=0
727 0 switch:seize [cf699634]
    switched who=0
728 0 pass [3b5ecca3]
729 1 reveal [f4dadb51]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
730 1 pass [941b2202]
731 2 reveal [5eef67ad]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
732 2 pass [109cf982]
733 0 reveal [2968a7f1]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
734 0 pass [9667dc5f]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=5
    scene-began scene=5
735 1 pass [3c09947f]
736 2 pass [b98cd748]
737 0 improv [90a6babf]
    improvised who=0
738 0 draw:script [a2b6a4e7]
739 0 bury:III.5 [04c04ce1]
    drew who=0 pile=script
    buried who=0 pile=script
740 0 pass [2cfbda51]
741 0 place:III.6 [1d95fee8]
742 1 place:revive [38d2137b]
743 2 place:III.8 [d5ebfa2d]
    placed-all
744 1 pass [aa859016]
745 2 pass [bdf58588]
746 0 pass [88a0bb97]
747 1 improv [483d3ec5]
    improvised who=1
748 1 draw:staging [a97e019b]
749 1 bury:seize [c99e8c16]
    drew who=1 pile=staging
    buried who=1 pile=staging
750 1 reveal [7020b78b]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
751 2 let [c3958e0a]
    got-intrigue who=1 n=1
752 1 pass [ba79dabd]
753 2 improv [5579a7a2]
    improvised who=2
754 2 draw:staging [dcbbf211]
755 2 bury:III.14 [15e9424e]
    drew who=2 pile=staging
    buried who=2 pile=script
756 2 reveal [9b9b23c4]
    turned-up who=2 card=III.8
757 2 exit [e892263f]
    exiting who=2 card=III.8
    got-intrigue who=2 n=1
758 2 pass [0bbfb7bf]
759 0 reveal [818a1cf1]
    turned-up who=0 card=III.6
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
760 0 pass [4ba80141]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=15
    scene-began scene=6
761 1 pass [7d6bc523]
762 2 improv [10bfa54d]
    improvised who=2
763 2 draw:script [9638a6bb]
764 2 bury:III.4 [a6617b18]
    drew who=2 pile=script
    buried who=2 pile=script
765 2 pass [9921cfb7]
766 0 improv [fae7c7e5]
    improvised who=0
767 0 draw:script [5282561b]
768 0 bury:III.11 [82df5cf6]
    drew who=0 pile=script
    buried who=0 pile=script
769 0 pass [88e520e2]
770 0 place:seize [deed3e64]
771 1 place:revive [9059088d]
772 2 place:seize [4105fcd1]
    placed-all
773 1 improv [9068e18e]
    improvised who=1
774 1 switch:III.1 [0a70117c]
    switched who=1
775 1 pass [df6916cd]
776 2 pass [f9b481a6]
777 0 pass [91632416]
778 1 reveal [ed7fb467]
    turned-up who=1 card=III.1
779 1 exit [04ea2d81]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
780 1 pass [e23a27b2]
781 2 reveal [cd129d66]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
782 2 pass [19899ba2]
783 0 reveal [826edab3]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
784 0 pass [675f3cbf]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=7
785 1 pass [68cb0bc7]
786 2 improv [25a4b1d6]
    improvised who=2
787 2 draw:staging [c9cb8f7e]
788 2 bury:seize [be428eeb]
    drew who=2 pile=staging
    buried who=2 pile=staging
789 2 pass [36f388b9]
790 0 pass [e6b181fd]
791 0 place:III.9 [98099b2d]
792 1 place:seize [836e122e]
793 2 place:take-the-lead [053dd88d]
    placed-all
794 1 improv [2505598f]
    improvised who=1
795 1 switch:III.12 [6a7fbaca]
    switched who=1
796 1 pass [76ddd921]
797 2 pass [8610673d]
798 0 pass [c969135a]
799 1 reveal [76842cb6]
    turned-up who=1 card=III.12
800 1 exit [d92f2b91]
    exiting who=1 card=III.12
801 0 let [b8d602f8]
    got-intrigue who=1 n=1
802 1 pass [3a8199c0]
803 2 reveal [ec25c6f7]
    turned-up-staging who=2 card=take-the-lead
804 2 exit [a78f017d]
    exiting who=2 card=take-the-lead
805 0 let [9b60d4a9]
    got-intrigue who=2 n=1
806 2 pass [7106c563]
807 0 improv [e3402a83]
    improvised who=0
808 0 draw:staging [aaf2ea2e]
809 0 bury:villainy [eac96c5f]
    drew who=0 pile=staging
    buried who=0 pile=staging
810 0 show:exchange [b702b304]
811 0 at:1 [46613884]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
812 1 let [98203cab]
813 0 give:III.7 [8e4546fd]
    traded who=0 whom=1
814 0 reveal [049fba69]
    turned-up who=0 card=III.9
815 0 play [cd65d230]
    played who=0 card=III.9
    scored who=0 card=III.9 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
816 0 show:no-drama [3fc6f8a5]
    no-drama who=0
    drew who=0 pile=staging
817 0 coin:iago [be951ed9]
818 0 wound:bianca [ac8d6550]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
819 0 pass [58dcdd66]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=8
820 1 pass [bd8c689a]
821 2 improv [5189f576]
    improvised who=2
822 2 draw:staging [73ed0827]
823 2 bury:III.14 [6303cac4]
    drew who=2 pile=staging
    buried who=2 pile=script
824 2 pass [81e4884d]
825 0 pass [8a1ac11b]
826 0 place:villainy [fca5141c]
827 1 place:seize [ad334bd4]
828 2 place:III.10 [32c4970d]
    placed-all
829 1 show:exchange [81d1bbb3]
830 1 at:0 [7cae4e01]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
831 1 give:take-the-lead [b0dfc557]
    traded who=1 whom=0
832 1 improv [0a289e8f]
    improvised who=1
833 1 switch:villainy [8dd67944]
    switched who=1
834 1 pass [62b2761c]
835 2 pass [6ffe1fa7]
836 0 pass [6d858d7e]
837 1 reveal [e635738d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
838 1 show:no-drama [0f1af673]
    no-drama who=1
    drew who=1 pile=staging
839 1 pass [509fd894]
840 2 reveal [0a6a2c3f]
    turned-up who=2 card=III.10
841 2 exit [fc7f0412]
    exiting who=2 card=III.10
    got-intrigue who=2 n=1
842 2 pass [bc354901]
843 0 reveal [45e17492]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
844 0 pass [1aa210f8]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=9
845 1 pass [0985081c]
846 2 pass [adf9e4c2]
847 0 improv [bdaf0a30]
    improvised who=0
848 0 draw:staging [ac746695]
849 0 bury:III.15 [18801707]
    drew who=0 pile=staging
    buried who=0 pile=script
850 0 show:exchange [3c8460a9]
851 0 at:1 [96df0fe9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
852 0 give:III.2 [adbc8d42]
    traded who=0 whom=1
853 0 pass [e55b0679]
854 0 place:exchange [72bcaa6c]
855 1 place:revive [48dfb730]
856 2 place:seize [9a3f2133]
    placed-all
857 1 pass [4af82e69]
858 2 pass [2375164d]
859 0 show:exchange [190fce96]
860 0 at:1 [335e1b02]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
861 0 give:no-drama [57d4d5b6]
    traded who=0 whom=1
862 0 pass [f0858468]
863 1 reveal [d7ddba31]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
864 2 let [a17c5268]
    got-intrigue who=1 n=1
865 1 show:no-drama [baa94e45]
    no-drama who=1
    drew who=1 pile=staging
866 1 pass [b5944e66]
867 2 improv [b05f24b1]
    improvised who=2
868 2 draw:script [f8a76adb]
869 2 bury:III.3 [48a9bdbe]
    drew who=2 pile=script
    buried who=2 pile=script
870 2 reveal [891f0a3e]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
871 2 pass [e9625264]
872 0 reveal [d4aaba7a]
    turned-up-staging who=0 card=exchange
873 0 play [fab2b855]
    aimed who=0 card=exchange whom=2
874 2 let [180817f2]
875 0 give:miscue [0d5d546f]
    traded who=0 whom=2
876 0 pass [d603dcb4]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=2 pile=script
    scene-began scene=10
877 1 pass [818273b4]
878 2 pass [24e33cfe]
879 0 pass [213e50d5]
880 0 place:revive [2b4c6141]
881 1 place:take-the-lead [4ccdc4ce]
882 2 place:III.14 [22955486]
    placed-all
883 1 pass [3e92b537]
884 2 pass [4f07a843]
885 0 pass [b1ca12da]
886 1 reveal [c0ed9417]
    turned-up-staging who=1 card=take-the-lead
887 1 play [2362681c]
    aimed who=1 card=take-the-lead whom=0
888 2 let [99d32696]
    took-lead who=1 whom=0
889 1 pass [c5e8da1d]
890 2 reveal [87111c59]
    turned-up who=2 card=III.14
891 2 play [2830176a]
    played who=2 card=III.14
    scored who=2 card=III.14 n=2
    got-coin who=2 coin=cassio
    got-handkerchief who=2
892 2 pass [580e04ee]
893 0 coin:emilia [3b87c250]
    used-coin-at who=0 coin=emilia whom=2
894 2 let [a7055267]
    stole-coin who=0 coin=cassio whom=2
895 0 reveal [667f0081]
    turned-up-staging who=0 card=revive
896 0 coin:cassio [f9eba39d]
    used-coin who=0 coin=cassio
897 0 draw:staging [83fafea3]
898 0 bury:III.15 [66ff631e]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=revive
    got-intrigue who=0 n=1
899 0 pass [c771a3e8]
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=17
    drew who=0 pile=script
    scene-began scene=11
900 2 pass [185bc0cd]
901 0 pass [c80f81bc]
902 1 pass [1a0e8f11]
903 0 place:III.4 [df8da8cb]
904 1 place:III.3 [b6e2c986]
905 2 place:III.5 [c0a8395e]
    placed-all
906 2 pass [3627d272]
907 0 improv [554902b6]
    improvised who=0
908 0 switch:III.6 [9a805b50]
    switched who=0
909 0 pass [02f76396]
910 1 pass [5015ef4e]
911 2 reveal [9625b77d]
    turned-up who=2 card=III.5
912 2 improv [1177eef0]
    improvised who=2
913 2 draw:staging [7a875d4e]
914 2 bury:III.1 [1fb87b8b]
    drew who=2 pile=staging
    buried who=2 pile=script
    exiting who=2 card=III.5
    got-intrigue who=2 n=1
915 2 pass [765f5974]
916 0 reveal [f7b9a107]
    turned-up who=0 card=III.6
917 0 play [af1337e3]
    played who=0 card=III.6
    scored who=0 card=III.6 n=1
    got-coin who=0 coin=emilia
918 2 let [e3c4ca49]
    got-handkerchief who=0
919 0 pass [95e9b89e]
920 1 reveal [59321e30]
    turned-up who=1 card=III.3
921 1 play [4e263330]
    played who=1 card=III.3
    scored who=1 card=III.3 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
922 1 coin:iago [3eeda250]
923 1 wound:desdemona [749acbfd]
    used-iago who=1 character=desdemona
    wounded who=1 character=desdemona n=1 total=5
924 1 improv [b7d30a5d]
    improvised who=1
925 1 draw:script [c88b3660]
926 1 bury:III.11 [0823a272]
    drew who=1 pile=script
    buried who=1 pile=script
927 1 pass [38db8922]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=12
928 2 show:exchange [874f1684]
929 2 at:1 [35066baa]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
930 2 give:take-the-lead [a4d486ad]
    traded who=2 whom=1
931 2 improv [2fd2edf6]
    improvised who=2
932 2 draw:staging [a12353c9]
933 2 bury:villainy [6bca5ea3]
    drew who=2 pile=staging
    buried who=2 pile=staging
934 2 pass [0d3d9d81]
935 0 pass [c1e59a6d]
936 1 pass [880e2c97]
937 0 place:take-the-lead [9f8662c7]
938 1 place:no-drama [7f6cb2e0]
939 2 place:III.12 [9573b30e]
    placed-all
940 2 pass [c865b3d6]
941 0 pass [5f4783cb]
942 1 pass [3b1b2f97]
943 2 reveal [57913cf1]
    turned-up who=2 card=III.12
944 2 play [bd3fff35]
    played who=2 card=III.12
    scored who=2 card=III.12 n=1
    got-coin who=2 coin=othello
    got-handkerchief who=2
945 2 coin:othello [969d2aef]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
946 2 pass [60965cd2]
947 0 reveal [b605abf5]
    turned-up-staging who=0 card=take-the-lead
948 0 exit [8a9f05cd]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
949 0 pass [61316490]
950 1 reveal [1f1899c9]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
951 1 pass [66b0a960]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=13
952 0 pass [a656b05d]
953 1 improv [eca76286]
    improvised who=1
954 1 draw:script [295babbe]
955 1 bury:III.15 [1c86cefa]
    drew who=1 pile=script
    buried who=1 pile=script
956 1 pass [d93dbeb5]
957 2 pass [6bb132cc]
958 0 place:III.10 [592ecbe6]
959 1 place:III.2 [ca6fd6b5]
960 2 place:take-the-lead [6d9383bf]
    placed-all
961 0 pass [c2efa34d]
962 1 pass [cdfd49bf]
963 2 show:exchange [10dcfdcc]
964 2 at:1 [3646fa50]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
965 2 give:miscue [8cfc244b]
    traded who=2 whom=1
966 2 pass [fb7312dc]
967 0 reveal [cf0c052b]
    turned-up who=0 card=III.10
968 0 play [2b7673cb]
    played who=0 card=III.10
    scored who=0 card=III.10 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
969 0 improv [b8e2ec74]
    improvised who=0
970 0 draw:staging [6a5a32bc]
971 0 bury:take-the-lead [54d4491b]
    drew who=0 pile=staging
    buried who=0 pile=staging
972 0 show:no-drama [d8b88d75]
    no-drama who=0
    drew who=0 pile=staging
973 0 coin:othello [9741739d]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
974 0 pass [ba51a6be]
975 1 reveal [f09375b2]
    turned-up who=1 card=III.2
976 1 exit [cc88e08f]
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
977 1 pass [6c7b0c6f]
978 2 reveal [6954b6a0]
    turned-up-staging who=2 card=take-the-lead
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
979 2 improv [f4172639]
    improvised who=2
980 2 draw:staging [d192c7ae]
981 2 bury:revive [2809f2a2]
    drew who=2 pile=staging
    buried who=2 pile=staging
982 2 show:exchange [991be4a2]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
983 1 let [3b5d6b07]
984 2 give:no-drama [87032394]
    traded who=2 whom=1
985 2 pass [3f46694d]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=14
986 1 show:no-drama [81929e74]
    no-drama who=1
    drew who=1 pile=staging
987 1 pass [bfbbcc29]
988 2 pass [37127ccd]
989 0 pass [c296f0a3]
990 0 place:III.4 [1f002fb4]
991 1 place:seize [7e65e1e2]
992 2 place:III.11 [b0f36ab6]
    placed-all
993 1 pass [d733f7f7]
994 2 pass [756408a0]
995 0 pass [371e6b52]
996 1 reveal [339da827]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
997 1 improv [65b9e277]
    improvised who=1
998 1 draw:script [41e0f37c]
999 1 bury:III.8 [084f460d]
    drew who=1 pile=script
    buried who=1 pile=script
1000 1 pass [9fea6fbd]
1001 2 reveal [758881d2]
    turned-up who=2 card=III.11
1002 2 exit [8c61835e]
    exiting who=2 card=III.11
    got-intrigue who=2 n=1
1003 2 pass [74c8363e]
1004 0 show:exchange [2237f873]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1005 2 let [0efaec71]
1006 0 give:seize [9f3872df]
    traded who=0 whom=2
1007 0 reveal [05cd2259]
    turned-up who=0 card=III.4
    exiting who=0 card=III.4
    got-intrigue who=0 n=1
1008 0 pass [efc3a03a]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=staging
    scene-began scene=15
1009 1 pass [6f39db01]
1010 2 improv [76eb13b9]
    improvised who=2
1011 2 draw:staging [a4f3f94d]
1012 2 bury:miscue [462e7a45]
    drew who=2 pile=staging
    buried who=2 pile=staging
1013 2 pass [0d539962]
1014 0 pass [1c14d157]
1015 0 place:villainy [d2e58a2c]
1016 1 place:III.1 [eff657d5]
1017 2 place:villainy [e6eb0e31]
    placed-all
1018 1 pass [7d05e563]
1019 2 pass [32ce36eb]
1020 0 show:exchange [7aa6cc3b]
1021 0 at:1 [b8bb28f4]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1022 0 give:take-the-lead [c50cde24]
    traded who=0 whom=1
1023 0 improv [cef89015]
    improvised who=0
1024 0 switch:revive [79c35f78]
    switched who=0
1025 0 pass [80b1b1cd]
1026 1 reveal [cd42c570]
    turned-up who=1 card=III.1
1027 1 exit [1b2ae030]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
1028 1 pass [e0271dcc]
1029 2 reveal [fb82eca9]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
1030 2 pass [1334a782]
1031 0 reveal [164c2280]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1032 0 pass [1cda077c]
    drew who=0 pile=script
    drew who=1 pile=staging
    reshuffled pile=staging n=13
    drew who=2 pile=script
    scene-began scene=16
1033 1 pass [b807392c]
1034 2 improv [1c0bf4ff]
    improvised who=2
1035 2 draw:staging [d6f7c21a]
1036 2 bury:villainy [ea45fc3f]
    drew who=2 pile=staging
    buried who=2 pile=staging
1037 2 pass [682f7ceb]
1038 0 pass [aca04f79]
1039 0 place:take-the-lead [a6412954]
1040 1 place:take-the-lead [dd8746b3]
1041 2 place:no-drama [99bffcd7]
    placed-all
1042 1 pass [edee1295]
1043 2 pass [38ebd340]
1044 0 improv [345b2d3e]
    improvised who=0
1045 0 switch:III.8 [d69ad0ed]
    switched who=0
1046 0 pass [655c65b6]
1047 1 reveal [3b9daf76]
    turned-up-staging who=1 card=take-the-lead
1048 1 play [38fda3f5]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1049 1 pass [36244bab]
1050 2 reveal [b671d739]
    turned-up-staging who=2 card=no-drama
    exiting who=2 card=no-drama
    got-intrigue who=2 n=1
1051 2 pass [2b0e5e8a]
1052 0 reveal [b7c9f9b2]
    turned-up who=0 card=III.8
1053 0 play [42e819ef]
    played who=0 card=III.8
    scored who=0 card=III.8 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1054 0 pass [0e2bafa7]
    drew who=1 pile=script
    drew who=2 pile=script
    reshuffled pile=script n=1
    drew who=0 pile=staging
    scene-began scene=17
1055 2 improv [387b773f]
    improvised who=2
1056 2 draw:staging [ff402aab]
1057 2 bury:seize [f6387984]
    drew who=2 pile=staging
    buried who=2 pile=staging
1058 2 show:exchange [3b096b05]
1059 2 at:1 [b6f16669]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1060 1 let [d0583675]
1061 2 give:no-drama [ddbb2280]
    traded who=2 whom=1
1062 2 pass [18fd01ef]
1063 0 pass [77514f2b]
1064 1 improv [9d3b373d]
    improvised who=1
1065 1 draw:script [8f3021e4]
1066 1 bury:III.15 [978d422e]
    drew who=1 pile=script
    buried who=1 pile=script
1067 1 pass [1d1b9a62]
1068 0 place:seize [c3a08223]
1069 1 place:miscue [001fb999]
1070 2 place:miscue [16b13e65]
    placed-all
1071 2 pass [1a5e9318]
1072 0 improv [a00de2b5]
    improvised who=0
1073 0 switch:take-the-lead [21ed4721]
    switched who=0
1074 0 pass [9f72d7fd]
1075 1 pass [6f91d3fe]
1076 2 reveal [ebaa1d30]
    turned-up-staging who=2 card=miscue
1077 2 exit [f58e0936]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1078 2 pass [19c11b6d]
1079 0 reveal [2a63f43c]
    turned-up-staging who=0 card=take-the-lead
1080 0 play [56342e23]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1081 0 coin:othello [8d27a6ee]
1082 0 at:2 [afd76ba5]
    giving-by-coin who=0 coin=othello whom=2
1083 2 let [de5f21b7]
    gave-lead who=0 whom=2
1084 0 pass [8dac1376]
1085 1 reveal [f09cbc0b]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1086 1 show:no-drama [a04bc989]
    no-drama who=1
    drew who=1 pile=staging
1087 1 pass [2445b986]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=18
1088 0 pass [d2d49d88]
1089 1 pass [28836174]
1090 2 pass [fbabda88]
1091 0 place:seize [478c79a4]
1092 1 place:seize [5ec71bd4]
1093 2 place:III.2 [f65769a7]
    placed-all
1094 0 show:exchange [d1b99594]
1095 0 at:2 [38368719]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1096 2 let [c6b0f589]
1097 0 give:take-the-lead [9a092786]
    traded who=0 whom=2
1098 0 show:exchange [9ce55de6]
1099 0 at:2 [6c2bea01]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1100 2 let [a10bed33]
1101 0 give:villainy [2f098cb3]
    traded who=0 whom=2
1102 0 pass [bede548e]
1103 1 show:exchange [b7cd9ed4]
1104 1 at:2 [853721db]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1105 2 let [ef91f258]
1106 1 give:III.7 [8c60fb2d]
    traded who=1 whom=2
1107 1 pass [fcc9a7f0]
1108 2 improv [d8c881e4]
    improvised who=2
1109 2 switch:III.15 [c13a2b80]
    switched who=2
1110 2 pass [15046f72]
1111 0 reveal [77251b85]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1112 0 improv [26db25d0]
    improvised who=0
1113 0 bury:revive [18db2547]
    drew who=0 pile=staging
    buried who=0 pile=staging
1114 0 pass [634aa08c]
1115 1 reveal [9310cc53]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1116 1 improv [fcd3b2d4]
    improvised who=1
1117 1 bury:take-the-lead [a6f3aaf8]
    drew who=1 pile=staging
    buried who=1 pile=staging
1118 1 pass [9e7f8a2c]
1119 2 reveal [e61cc640]
    turned-up who=2 card=III.15
    played who=2 card=III.15
    failed who=2 card=III.15
1120 2 pass [9dc36ade]
    drew who=2 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=19
1121 0 pass [930ae520]
1122 1 pass [509d3541]
1123 2 show:exchange [c90bb37c]
1124 2 at:1 [3faddf94]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1125 2 give:take-the-lead [e4522c72]
    traded who=2 whom=1
1126 2 pass [7c20e430]
1127 0 place:III.15 [a82e29ce]
1128 1 place:villainy [68cef571]
1129 2 place:revive [76b330a0]
    placed-all
1130 0 pass [e4694be7]
1131 1 pass [19df9e6d]
1132 2 pass [8f19e0fc]
1133 0 reveal [91b15e31]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
1134 0 pass [e377616b]
1135 1 reveal [4e81bda1]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1136 1 pass [338ac217]
1137 2 reveal [62ed8359]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1138 2 pass [b8c0dcae]
    reshuffled pile=script n=1
    script-again
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
    scene-began scene=20
1139 0 pass [4e32ecb2]
1140 1 pass [b64dd607]
1141 2 pass [ea056fe3]
1142 0 place:no-drama [91142685]
1143 1 place:III.5 [3db1c034]
1144 2 place:seize [671b5833]
    placed-all
1145 0 pass [dc3ab2f6]
1146 1 improv [7f1d61ab]
    improvised who=1
1147 1 switch:III.1 [d6dec22f]
    switched who=1
1148 1 pass [19b5f6c1]
1149 2 improv [60ef457c]
    improvised who=2
1150 2 switch:miscue [a4222170]
    switched who=2
1151 2 pass [e68c81c1]
1152 0 reveal [78c2f222]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1153 0 pass [ff97799d]
1154 1 reveal [a9d1d3ae]
    turned-up who=1 card=III.1
1155 1 exit [cd15d998]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
1156 1 pass [ef90ebff]
1157 2 reveal [c385a378]
    turned-up-staging who=2 card=miscue
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
1158 2 pass [6a33be85]
    reshuffled pile=script n=1
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=21
1159 0 pass [1e4086a9]
1160 1 improv [4cb3c1bd]
    improvised who=1
1161 1 bury:no-drama [a1fc9d31]
    drew who=1 pile=staging
    buried who=1 pile=staging
1162 1 pass [347ff116]
1163 2 pass [9fdbbaf5]
1164 0 place:take-the-lead [439fbb0d]
1165 1 place:III.5 [08f0f442]
1166 2 place:III.2 [6f1e5190]
    placed-all
1167 0 improv [a601e683]
    improvised who=0
1168 0 switch:seize [a6b73d38]
    switched who=0
1169 0 pass [7195c61e]
1170 1 pass [700ac0d7]
1171 2 pass [38dfc72f]
1172 0 reveal [5a5c5113]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1173 0 pass [d1d0c76e]
1174 1 reveal [26e526e6]
    turned-up who=1 card=III.5
    exiting who=1 card=III.5
1175 2 let [d7a5c18b]
    got-intrigue who=1 n=1
1176 1 pass [cf6aa991]
1177 2 reveal [85ec90dd]
    turned-up who=2 card=III.2
1178 2 exit [374a41dd]
    exiting who=2 card=III.2
    got-intrigue who=2 n=1
1179 2 improv [240b0af3]
    improvised who=2
1180 2 draw:script [4f85671a]
1181 2 bury:III.7 [64a5d385]
    reshuffled pile=script n=2
    drew who=2 pile=script
    buried who=2 pile=script
1182 2 pass [580bcb87]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=22
1183 0 pass [59cfe78f]
1184 1 show:exchange [3832186c]
1185 1 at:2 [e70f8f15]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1186 2 let [7bab90a6]
1187 1 give:take-the-lead [a7b5209e]
    traded who=1 whom=2
1188 1 pass [729e3510]
1189 2 pass [3614d4b4]
1190 0 place:III.5 [97b1b86e]
1191 1 place:seize [55f52b69]
1192 2 place:III.15 [fe7bf41f]
    placed-all
1193 0 improv [7a01205f]
    improvised who=0
1194 0 switch:seize [58d375d6]
    switched who=0
1195 0 pass [761bd4ab]
1196 1 show:exchange [e4816623]
1197 1 at:0 [677f7819]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1198 1 give:villainy [3ece33bb]
    traded who=1 whom=0
1199 1 improv [a62fc475]
    improvised who=1
1200 1 switch:take-the-lead [d726ae58]
    switched who=1
1201 1 pass [75fcd387]
1202 2 pass [84fb26f0]
1203 0 reveal [ed053fc1]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1204 0 pass [7e9d2c26]
1205 1 reveal [c08fe323]
    turned-up-staging who=1 card=take-the-lead
1206 1 play [d7704095]
    aimed who=1 card=take-the-lead whom=2
1207 2 let [53fb7749]
    took-lead who=1 whom=2
1208 1 pass [aa3714d5]
1209 2 reveal [d0ae06c3]
    turned-up who=2 card=III.15
1210 2 improv [d3f19282]
    improvised who=2
1211 2 draw:script [c7469083]
1212 2 bury-placed [74de1b19]
    drew who=2 pile=script
    buried who=2 pile=script
    turned-up who=2 card=III.7
    played who=2 card=III.7
    scored who=2 card=III.7 n=1
    half-curtain
    got-coin who=2 coin=iago
1213 2 coin:iago [d9940f3f]
1214 2 wound:desdemona [1e4b9506]
    used-iago who=2 character=desdemona
    wounded who=2 character=desdemona n=2 total=5
1215 2 pass [1a4d0a18]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=23
1216 2 show:exchange [ee6ba947]
1217 2 at:1 [7b9566ff]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1218 2 give:III.2 [867f3e28]
    traded who=2 whom=1
1219 2 pass [8f3ad7be]
1220 0 improv [fa92624b]
    improvised who=0
1221 0 bury:villainy [aa390b71]
    drew who=0 pile=staging
    buried who=0 pile=staging
1222 0 pass [dfb04b16]
1223 1 pass [19be5146]
1224 0 place:revive [25184706]
1225 1 place:III.2 [86dec1c6]
1226 2 place:III.1 [e9bafe71]
    placed-all
1227 2 show:exchange [8df6b652]
1228 2 at:1 [0598e604]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1229 2 give:villainy [f031a6e3]
    traded who=2 whom=1
1230 2 pass [7bd1762d]
1231 0 pass [38921f48]
1232 1 pass [f2f8c81c]
1233 2 reveal [c51cf749]
    turned-up who=2 card=III.1
1234 2 play [e953560a]
    played who=2 card=III.1
    scored who=2 card=III.1 n=2
    got-intrigue who=2 n=1
    got-coin who=2 coin=cassio
1235 2 improv [d03f9c60]
    improvised who=2
1236 2 bury:miscue [51e5bc0d]
    drew who=2 pile=staging
    buried who=2 pile=staging
1237 2 show:exchange [8720c816]
1238 2 at:0 [8dbff467]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1239 2 give:revive [6bb76f75]
    traded who=2 whom=0
1240 2 coin:cassio [4cfb5f60]
    used-coin who=2 coin=cassio
1241 2 bury:take-the-lead [098d3b78]
    drew who=2 pile=staging
    buried who=2 pile=staging
1242 2 pass [7a88638e]
1243 0 reveal [0c8f13e4]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1244 0 pass [1c950c36]
1245 1 reveal [6405fbc5]
    turned-up who=1 card=III.2
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
1246 1 improv [c259e25a]
    improvised who=1
1247 1 draw:staging [998ac217]
1248 1 bury:seize [6e2eedde]
    drew who=1 pile=staging
    buried who=1 pile=staging
    reshuffled pile=script n=1
1249 1 pass [db42e741]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=24
1250 2 pass [a967eb6d]
1251 0 pass [668cd4ad]
1252 1 pass [aa8d14c6]
1253 0 place:III.2 [c1ff1666]
1254 1 place:seize [212db4a8]
1255 2 place:revive [b6d1e533]
    placed-all
1256 2 pass [ed5325d2]
1257 0 improv [87cf99c5]
    improvised who=0
1258 0 switch:III.11 [4aba7185]
    switched who=0
1259 0 pass [f94a4425]
1260 1 pass [732e43a4]
1261 2 reveal [33901fc4]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1262 2 show:no-drama [944196bc]
    no-drama who=2
    drew who=2 pile=staging
1263 2 pass [b8a5f11a]
1264 0 reveal [772e8dc2]
    turned-up who=0 card=III.11
1265 0 play [d0bded9c]
    played who=0 card=III.11
    scored who=0 card=III.11 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
1266 0 coin:desdemona [ee5669e5]
    no-drama-coin who=0
1267 0 pass [ae4ac696]
1268 1 reveal [21486649]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1269 1 show:no-drama [a42a9b08]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=13
    staging-empty n=2
    final-scene
1270 1 pass [8e211092]
    act-ran-out act=III
    tallied who=0 n=14
    tallied who=1 n=7
    tallied who=2 n=15
    lead-cast who=1
1271 1 discard:seize [5dc98e4a]
    discarded who=1 card=seize
1272 1 discard:take-the-lead [602a96bd]
    discarded who=1 card=take-the-lead
1273 1 discard:villainy [9a9088cf]
    discarded who=1 card=villainy
1274 2 discard:seize [50e463ae]
    discarded who=2 card=seize
1275 2 discard:miscue [86fdfee4]
    discarded who=2 card=miscue
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=IV who=1
    scene-began scene=1
1276 2 pass [d62bb569]
1277 0 improv [6eefe053]
    improvised who=0
1278 0 draw:script [ffbf1e0d]
1279 0 bury:IV.4 [2b30d698]
    drew who=0 pile=script
    buried who=0 pile=script
1280 0 pass [5cdbe119]
1281 1 pass [5a8d4abd]
1282 0 place:IV.12 [0eb66099]
1283 1 place:IV.1 [b556026b]
1284 2 place:take-the-lead [446092f6]
    placed-all
1285 2 pass [9da42480]
1286 0 pass [422d8a9e]
1287 1 pass [a556b0b4]
1288 2 reveal [a74edef5]
    turned-up-staging who=2 card=take-the-lead
1289 2 exit [e41a3465]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1290 2 improv [4e7dad68]
    improvised who=2
1291 2 draw:staging [9403dfca]
1292 2 bury:IV.6 [0d6a6692]
    drew who=2 pile=staging
    buried who=2 pile=script
1293 2 show:exchange [eb982dd1]
1294 2 at:0 [938b5351]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1295 2 give:IV.9 [6953b26d]
    traded who=2 whom=0
1296 2 pass [dbe887ee]
1297 0 reveal [4938016b]
    turned-up who=0 card=IV.12
1298 0 exit [f1e697d8]
    exiting who=0 card=IV.12
    got-intrigue who=0 n=1
1299 0 pass [04487a78]
1300 1 reveal [a02b2f1c]
    turned-up who=1 card=IV.1
1301 1 exit [2c70f218]
    exiting who=1 card=IV.1
    got-intrigue who=1 n=1
1302 1 pass [b370bbfe]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=2
1303 2 pass [25f52de2]
1304 0 improv [5717480b]
    improvised who=0
1305 0 draw:script [ee829ce2]
1306 0 bury:IV.2 [154a5b02]
    drew who=0 pile=script
    buried who=0 pile=script
1307 0 pass [2366e6b7]
1308 1 improv [75d3ab5d]
    improvised who=1
1309 1 draw:script [6af3f2d9]
1310 1 bury:IV.11 [1477abf7]
    drew who=1 pile=script
    buried who=1 pile=script
1311 1 pass [bdccc326]
1312 0 place:IV.15 [b95bd4bc]
1313 1 place:IV.4 [a1aa9a4c]
1314 2 place:IV.14 [f7e7820b]
    placed-all
1315 2 pass [0c042c9e]
1316 0 pass [d41586eb]
1317 1 show:exchange [5b099241]
1318 1 at:2 [fc392829]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1319 1 give:no-drama [ca282290]
    traded who=1 whom=2
1320 1 pass [240d4ef2]
1321 2 reveal [b086b744]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1322 2 improv [d64411f4]
    improvised who=2
1323 2 draw:staging [83bb6321]
1324 2 bury:no-drama [cd44eeb8]
    drew who=2 pile=staging
    buried who=2 pile=staging
1325 2 show:exchange [5f4b6d77]
1326 2 at:1 [b4d88491]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1327 2 give:exchange [2242dfe2]
    traded who=2 whom=1
1328 2 pass [e68d1dc8]
1329 0 reveal [cc13448d]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1330 0 pass [37a148bb]
1331 1 show:exchange [a11ccf2e]
1332 1 at:2 [c9e4f9ee]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1333 1 give:IV.3 [e3d13642]
    traded who=1 whom=2
1334 1 reveal [b720a863]
    turned-up who=1 card=IV.4
1335 1 exit [20b7c958]
    exiting who=1 card=IV.4
    got-intrigue who=1 n=1
1336 1 pass [99bdf338]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
1337 2 pass [3a3407e1]
1338 0 pass [c3634f4d]
1339 1 pass [dedbff0b]
1340 0 place:miscue [aeaae379]
1341 1 place:take-the-lead [4c6f526e]
1342 2 place:revive [d93eb985]
    placed-all
1343 2 pass [6a9f61be]
1344 0 pass [c4b2ba52]
1345 1 pass [b78640fd]
1346 2 reveal [315810e2]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
1347 1 let [ac60cd3b]
    got-intrigue who=2 n=1
1348 2 improv [3be12d97]
    improvised who=2
1349 2 draw:staging [aa24a128]
1350 2 bury:IV.8 [d286f685]
    drew who=2 pile=staging
    buried who=2 pile=script
1351 2 pass [9e7be95b]
1352 0 reveal [80dffdda]
    turned-up-staging who=0 card=miscue
1353 0 exit [ee24484f]
    exiting who=0 card=miscue
1354 1 let [edbf5378]
    got-intrigue who=0 n=1
1355 0 improv [8014dde6]
    improvised who=0
1356 0 draw:script [0efc5231]
1357 0 bury:IV.13 [feb556df]
    drew who=0 pile=script
    buried who=0 pile=script
1358 0 pass [bfadb218]
1359 1 improv [fff4544f]
    improvised who=1
1360 1 draw:script [22142fc8]
1361 1 bury:IV.5 [855640f7]
    drew who=1 pile=script
    buried who=1 pile=script
1362 1 reveal [133d5108]
    turned-up-staging who=1 card=take-the-lead
1363 1 exit [17c6577f]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1364 1 pass [a85a8cf7]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=4
1365 2 pass [4c8ae4e6]
1366 0 pass [5d2602a2]
1367 1 improv [7d13c242]
    improvised who=1
1368 1 draw:script [b2729317]
1369 1 bury:IV.2 [5985e561]
    drew who=1 pile=script
    buried who=1 pile=script
1370 1 pass [8fc1a537]
1371 0 place:IV.6 [722038ec]
1372 1 place:take-the-lead [427ec938]
1373 2 place:IV.7 [16ccbb63]
    placed-all
1374 2 pass [3a491f70]
1375 0 pass [36cc9dac]
1376 1 pass [051d9027]
1377 2 reveal [d64bfdf2]
    turned-up who=2 card=IV.7
1378 2 play [fe233cc1]
    played who=2 card=IV.7
    scored who=2 card=IV.7 n=1
    wounded who=2 character=desdemona n=3 total=5
    got-intrigue who=2 n=1
    got-coin who=2 coin=othello
1379 2 coin:othello [72db87dc]
    used-coin-at who=2 coin=othello whom=1
    took-lead who=2 whom=1
1380 2 improv [6d49aaef]
    improvised who=2
1381 2 draw:staging [c95a4578]
1382 2 bury:IV.8 [bcbf3cb5]
    drew who=2 pile=staging
    buried who=2 pile=script
1383 2 pass [707887e3]
1384 0 reveal [bdee5107]
    turned-up who=0 card=IV.6
    exiting who=0 card=IV.6
    got-intrigue who=0 n=1
1385 0 pass [41cf6234]
1386 1 reveal [9d2cb75f]
    turned-up-staging who=1 card=take-the-lead
1387 1 play [0737fc86]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1388 1 pass [6e217d0e]
    drew who=1 pile=script
    drew who=2 pile=staging
    reshuffled pile=staging n=16
    drew who=0 pile=staging
    scene-began scene=5
1389 2 pass [23f4d2ee]
1390 0 show:exchange [8d1ba6d2]
1391 0 at:1 [1ed08b96]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1392 0 give:IV.13 [ce9589ab]
    traded who=0 whom=1
1393 0 pass [ddc79ae8]
1394 1 pass [5f7eeb94]
1395 0 place:revive [175a9728]
1396 1 place:IV.2 [b67ccf0d]
1397 2 place:exchange [a0260312]
    placed-all
1398 2 pass [60db3f25]
1399 0 show:exchange [34e2f52b]
1400 0 at:2 [5e3fa954]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1401 0 give:seize [5221b271]
    traded who=0 whom=2
1402 0 improv [23d3ea83]
    improvised who=0
1403 0 switch:IV.9 [610ac7b0]
    switched who=0
1404 0 pass [b7c548b2]
1405 1 pass [1224b18d]
1406 2 reveal [e205eca8]
    turned-up-staging who=2 card=exchange
1407 2 play [825dfdf3]
1408 2 at:1 [6f51a1e0]
    aimed who=2 card=exchange whom=1
1409 2 give:no-drama [456c2766]
    traded who=2 whom=1
1410 2 pass [fc32582d]
1411 0 reveal [f5f413fb]
    turned-up who=0 card=IV.9
1412 0 play [05ba1201]
    played who=0 card=IV.9
    scored who=0 card=IV.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1413 0 pass [73cb78de]
1414 1 reveal [09b7f249]
    turned-up who=1 card=IV.2
1415 1 exit [283fdb49]
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1416 1 show:no-drama [87938627]
    no-drama who=1
    drew who=1 pile=staging
1417 1 pass [11021a62]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=7
    drew who=0 pile=staging
    scene-began scene=6
1418 2 pass [8ecb368e]
1419 0 coin:othello [62580add]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
1420 0 improv [7cf25235]
    improvised who=0
1421 0 draw:staging [b836acfb]
1422 0 bury:revive [67089171]
    drew who=0 pile=staging
    buried who=0 pile=staging
1423 0 pass [729a0f71]
1424 1 pass [b3eeca07]
1425 0 place:take-the-lead [268460b8]
1426 1 place:IV.5 [17ad71af]
1427 2 place:IV.3 [cda403bf]
    placed-all
1428 1 pass [71ee110e]
1429 2 pass [57ff2f2b]
1430 0 pass [96155cfe]
1431 1 reveal [8043a03e]
    turned-up who=1 card=IV.5
1432 1 play [99e159ee]
    played who=1 card=IV.5
    scored who=1 card=IV.5 n=1
    got-handkerchief who=1
1433 1 pass [1478ca2b]
1434 2 reveal [b9141165]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
    failed who=2 card=IV.3
1435 2 pass [d8495c4a]
1436 0 reveal [cebf88b7]
    turned-up-staging who=0 card=take-the-lead
1437 0 exit [dd0397b4]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1438 0 pass [ea55931f]
    drew who=0 pile=script
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=7
1439 1 pass [7689bf3f]
1440 2 pass [8d04f897]
1441 0 improv [d84d23e3]
    improvised who=0
1442 0 draw:staging [8a88e42b]
1443 0 bury:villainy [c4326e85]
    drew who=0 pile=staging
    buried who=0 pile=staging
1444 0 pass [a2d42ba4]
1445 0 place:IV.15 [9794bc9d]
1446 1 place:seize [28a41ea9]
1447 2 place:take-the-lead [4596b862]
    placed-all
1448 1 pass [7f52f10c]
1449 2 pass [700e8e1d]
1450 0 pass [a83fe8ca]
1451 1 reveal [a34ee657]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1452 1 show:exchange [a06c2f21]
1453 1 at:0 [165e6bc3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1454 1 give:IV.13 [2ab81f6a]
    traded who=1 whom=0
1455 1 pass [6570da39]
1456 2 reveal [b37879e2]
    turned-up-staging who=2 card=take-the-lead
1457 2 play [9f2bcbdf]
    aimed who=2 card=take-the-lead whom=0
    took-lead who=2 whom=0
1458 2 pass [15666367]
1459 0 reveal [e762cc47]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1460 0 pass [4087cf22]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=8
1461 0 pass [fe4a8780]
1462 1 pass [751a32c8]
1463 2 pass [c43344cd]
1464 0 place:IV.13 [59f7d8db]
1465 1 place:revive [116bddfe]
1466 2 place:IV.8 [411f3878]
    placed-all
1467 0 pass [fdcb240c]
1468 1 improv [b06edcde]
    improvised who=1
1469 1 switch:take-the-lead [60d1e22d]
    switched who=1
1470 1 show:exchange [9c89f230]
1471 1 at:0 [bc173c20]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1472 1 give:seize [2c8d4a4a]
    traded who=1 whom=0
1473 1 pass [e5f19a0c]
1474 2 pass [d18964f4]
1475 0 reveal [44ab162e]
    turned-up who=0 card=IV.13
1476 0 play [3ebe9037]
    played who=0 card=IV.13
    scored who=0 card=IV.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
1477 0 coin:roderigo [6f360a6d]
1478 0 at:1 [e705e09b]
    used-coin-at who=0 coin=roderigo whom=1
1479 0 give:villainy [643f4203]
    traded who=0 whom=1
1480 0 show:no-drama [253e5bef]
    no-drama who=0
    drew who=0 pile=staging
1481 0 pass [75fd402a]
1482 1 reveal [af91dc6f]
    turned-up-staging who=1 card=take-the-lead
1483 1 play [b63b482c]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1484 1 pass [51129c4a]
1485 2 reveal [1b20a396]
    turned-up who=2 card=IV.8
1486 2 exit [5d3ecf91]
    exiting who=2 card=IV.8
    got-intrigue who=2 n=1
1487 2 show:no-drama [876ae302]
    no-drama who=2
    drew who=2 pile=staging
1488 2 pass [f5b90192]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=9
1489 2 pass [0988764c]
1490 0 pass [86b82199]
1491 1 pass [abac4a1d]
1492 0 place:seize [9f0c24a8]
1493 1 place:IV.2 [a2841a71]
1494 2 place:take-the-lead [672df9c5]
    placed-all
1495 2 pass [1fef47ab]
1496 0 pass [deced89b]
1497 1 pass [48e4f059]
1498 2 reveal [358450bb]
    turned-up-staging who=2 card=take-the-lead
1499 2 play [cbf31eed]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1500 2 pass [ca8e7c7d]
1501 0 reveal [220beec0]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1502 0 improv [9197d973]
    improvised who=0
1503 0 draw:staging [0459b7e4]
1504 0 bury:miscue [50317865]
    drew who=0 pile=staging
    buried who=0 pile=staging
1505 0 pass [514420fd]
1506 1 reveal [94121d33]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1507 1 improv [a8cf9987]
    improvised who=1
1508 1 draw:script [4129b1a3]
1509 1 bury:IV.14 [8718e4e4]
    drew who=1 pile=script
    buried who=1 pile=script
1510 1 pass [950d56ba]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    reshuffled pile=staging n=14
    scene-began scene=10
1511 0 pass [9d348598]
1512 1 pass [f46ff9b6]
1513 2 pass [3ffeef1f]
1514 0 place:seize [89866d55]
1515 1 place:miscue [1f361920]
1516 2 place:take-the-lead [68aed2ab]
    placed-all
1517 0 pass [d4ed5ff7]
1518 1 pass [bf726ea2]
1519 2 pass [f46fb131]
1520 0 reveal [36be2cfa]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1521 0 improv [b807dfa9]
    improvised who=0
1522 0 draw:staging [e6122c60]
1523 0 bury:IV.10 [e8ae98f0]
    drew who=0 pile=staging
    buried who=0 pile=script
1524 0 pass [50a16920]
1525 1 reveal [c8d645d3]
    turned-up-staging who=1 card=miscue
1526 1 exit [df7685e8]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1527 1 pass [625b84fb]
1528 2 reveal [19c2d92a]
    turned-up-staging who=2 card=take-the-lead
1529 2 exit [572f27bf]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1530 2 pass [4e3e433c]
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    drew who=1 pile=script
    scene-began scene=11
1531 0 pass [6b0853ef]
1532 1 improv [80ec366e]
    improvised who=1
1533 1 draw:staging [a126681f]
1534 1 bury:IV.11 [5accbb58]
    drew who=1 pile=staging
    buried who=1 pile=script
1535 1 pass [4f2ebbdb]
1536 2 improv [93d7b1f1]
    improvised who=2
1537 2 draw:staging [5c655b01]
1538 2 bury:miscue [70084349]
    drew who=2 pile=staging
    buried who=2 pile=staging
1539 2 pass [23208fd8]
1540 0 place:villainy [9bb674cc]
1541 1 place:take-the-lead [8274d1a2]
1542 2 place:IV.14 [3452c2fd]
    placed-all
1543 0 pass [10909583]
1544 1 pass [a0eaa7eb]
1545 2 pass [fd5e6f23]
1546 0 reveal [f8123634]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1547 0 improv [2ad15414]
    improvised who=0
1548 0 draw:staging [544a870e]
1549 0 bury:take-the-lead [864ab409]
    drew who=0 pile=staging
    buried who=0 pile=staging
1550 0 pass [511d3af7]
1551 1 reveal [aee068ec]
    turned-up-staging who=1 card=take-the-lead
1552 1 play [899a0154]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
1553 1 pass [392889b0]
1554 2 reveal [ca1e2559]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1555 2 pass [f631b3b8]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=12
1556 2 show:no-drama [9f2b3cbd]
    no-drama who=2
    drew who=2 pile=staging
1557 2 show:exchange [c402b2e0]
1558 2 at:0 [da186ff7]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1559 2 give:miscue [9917f875]
    traded who=2 whom=0
1560 2 show:exchange [3c59a3f2]
1561 2 at:1 [466a4a1f]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1562 2 give:no-drama [6578038f]
    traded who=2 whom=1
1563 2 show:exchange [c2f4819a]
1564 2 at:1 [1554402b]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1565 2 give:IV.4 [153f4a40]
    traded who=2 whom=1
1566 2 pass [50ed34a4]
1567 0 pass [743d4611]
1568 1 pass [794fcaa4]
1569 0 place:miscue [7ade5640]
1570 1 place:seize [73afdebf]
1571 2 place:revive [a38605af]
    placed-all
1572 2 pass [7aae5542]
1573 0 show:exchange [9997a549]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1574 0 give:revive [c08769b2]
    traded who=0 whom=1
1575 0 pass [54bd2fe3]
1576 1 pass [88aab321]
1577 2 reveal [5510d1c5]
    turned-up-staging who=2 card=revive
    exiting who=2 card=revive
    got-intrigue who=2 n=1
1578 2 pass [7540cb3b]
1579 0 reveal [77821207]
    turned-up-staging who=0 card=miscue
1580 0 exit [c7133f6c]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1581 0 pass [7487a1ba]
1582 1 reveal [ad8ae7ce]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1583 1 improv [8e9a3922]
    improvised who=1
1584 1 draw:staging [42b62936]
1585 1 bury:IV.12 [7e404e9f]
    drew who=1 pile=staging
    buried who=1 pile=script
1586 1 pass [7f5eecfc]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=13
1587 2 show:exchange [daeee8bd]
1588 2 at:1 [a56a643b]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1589 2 give:seize [c109c0a5]
    traded who=2 whom=1
1590 2 improv [d068a2a1]
    improvised who=2
1591 2 draw:script [a77699a0]
1592 2 bury:IV.6 [9e7ddc0a]
    drew who=2 pile=script
    buried who=2 pile=script
1593 2 pass [a5a54618]
1594 0 improv [73660806]
    improvised who=0
1595 0 draw:script [8df207ab]
1596 0 bury:IV.12 [0fe544b0]
    drew who=0 pile=script
    buried who=0 pile=script
1597 0 pass [46bf3f7f]
1598 1 pass [abb3576d]
1599 0 place:IV.1 [9fe36682]
1600 1 place:IV.15 [bc3ccc39]
1601 2 place:IV.14 [48813879]
    placed-all
1602 2 pass [eb54d99a]
1603 0 pass [ded3ee00]
1604 1 pass [4c418f39]
1605 2 reveal [0ad8d843]
    turned-up who=2 card=IV.14
    exiting who=2 card=IV.14
    got-intrigue who=2 n=1
1606 2 show:no-drama [24bbb1a0]
    no-drama who=2
    drew who=2 pile=staging
1607 2 pass [06f37442]
1608 0 reveal [9d172e18]
    turned-up who=0 card=IV.1
    exiting who=0 card=IV.1
    got-intrigue who=0 n=1
1609 0 show:no-drama [6b5edf18]
    no-drama who=0
    drew who=0 pile=staging
1610 0 pass [b0008dda]
1611 1 reveal [91418727]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1612 1 pass [e8cd27c3]
    drew who=1 pile=staging
    drew who=2 pile=staging
    reshuffled pile=staging n=14
    drew who=0 pile=staging
    scene-began scene=14
1613 2 pass [dcc29bf6]
1614 0 pass [7697d4d7]
1615 1 pass [be92991b]
1616 0 place:IV.3 [cb7e0b47]
1617 1 place:IV.2 [e3d29890]
1618 2 place:take-the-lead [f7934128]
    placed-all
1619 2 pass [019dad49]
1620 0 pass [73c9d733]
1621 1 pass [2562e7d9]
1622 2 reveal [cce71d6e]
    turned-up-staging who=2 card=take-the-lead
1623 2 play [53356253]
    aimed who=2 card=take-the-lead whom=1
    took-lead who=2 whom=1
1624 2 pass [6cdec0a7]
1625 0 reveal [7d82ab79]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    failed who=0 card=IV.3
1626 0 pass [ef72d75f]
1627 1 reveal [a0b2a637]
    turned-up who=1 card=IV.2
    exiting who=1 card=IV.2
    got-intrigue who=1 n=1
1628 1 improv [5c7db5e5]
    improvised who=1
1629 1 draw:staging [41d5e5cf]
1630 1 bury:IV.4 [763bfd68]
    drew who=1 pile=staging
    buried who=1 pile=script
1631 1 show:exchange [cca14de8]
1632 1 at:2 [b96f3ff9]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
1633 1 give:seize [5f78cc4d]
    traded who=1 whom=2
1634 1 pass [1c50cd5b]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=15
1635 0 pass [585662d5]
1636 1 pass [d6e80dd2]
1637 2 pass [df4b8517]
1638 0 place:seize [e0220afe]
1639 1 place:seize [999cfe36]
1640 2 place:IV.12 [e91ae8f9]
    placed-all
1641 0 pass [c049514c]
1642 1 pass [5ea92dd4]
1643 2 pass [c7d8202f]
1644 0 reveal [69540fba]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1645 0 pass [70b37e24]
1646 1 reveal [65335983]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1647 1 pass [8ee9b1e4]
1648 2 reveal [00f2bcf5]
    turned-up who=2 card=IV.12
    exiting who=2 card=IV.12
    got-intrigue who=2 n=1
1649 2 pass [d038a944]
    drew who=2 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=6
    drew who=1 pile=script
    scene-began scene=16
1650 0 pass [f0f022d0]
1651 1 pass [a0586cb1]
1652 2 pass [95eca823]
1653 0 place:villainy [0af7e00d]
1654 1 place:IV.15 [7dd2cfba]
1655 2 place:take-the-lead [80953344]
    placed-all
1656 0 improv [bf15436c]
    improvised who=0
1657 0 switch:miscue [b81402fb]
    switched who=0
1658 0 pass [fe1e9232]
1659 1 improv [7831417a]
    improvised who=1
1660 1 switch:villainy [bd16534c]
    switched who=1
1661 1 pass [f04a48d8]
1662 2 pass [586b4311]
1663 0 reveal [f8ea4fd1]
    turned-up-staging who=0 card=miscue
1664 0 exit [cf27f366]
    exiting who=0 card=miscue
1665 2 let [774ea937]
    got-intrigue who=0 n=1
1666 0 pass [d3e5f759]
1667 1 reveal [542f7b1d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1668 2 let [53ae28d9]
    got-intrigue who=1 n=1
1669 1 show:no-drama [4e4de1b0]
    no-drama who=1
    drew who=1 pile=staging
1670 1 show:exchange [c5bcbc5c]
1671 1 at:0 [bd049cfa]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1672 0 let [bc009162]
1673 1 give:revive [034789ce]
    traded who=1 whom=0
1674 1 pass [c9cc2a6e]
1675 2 improv [d5e14b7f]
    improvised who=2
1676 2 draw:staging [88c34363]
1677 2 bury:revive [d53b58c6]
    drew who=2 pile=staging
    buried who=2 pile=staging
1678 2 reveal [80c6e5e4]
    turned-up-staging who=2 card=take-the-lead
1679 2 exit [acf5c2da]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1680 2 pass [aaebcc10]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=17
1681 0 improv [2ffb8125]
    improvised who=0
1682 0 draw:script [ff6275f2]
1683 0 bury:IV.4 [c9831fa0]
    drew who=0 pile=script
    buried who=0 pile=script
1684 0 pass [cbdd381e]
1685 1 pass [7ae6a52a]
1686 2 improv [351f5d9e]
    improvised who=2
1687 2 draw:staging [28492fa6]
1688 2 bury:IV.8 [6c205bdf]
    drew who=2 pile=staging
    buried who=2 pile=script
1689 2 pass [80236b29]
1690 0 place:IV.2 [b1abe037]
1691 1 place:miscue [85fb7f36]
1692 2 place:IV.11 [3820d5de]
    placed-all
1693 0 pass [73454b9a]
1694 1 pass [07c2a0ce]
1695 2 show:exchange [c14a62de]
1696 2 at:1 [594134bb]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1697 2 give:IV.14 [94efbdb0]
    traded who=2 whom=1
1698 2 show:exchange [1ebca3b0]
1699 2 at:0 [841c237b]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1700 2 give:villainy [563d5dd6]
    traded who=2 whom=0
1701 2 pass [6fe94668]
1702 0 reveal [40d9957c]
    turned-up who=0 card=IV.2
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1703 0 pass [ed6bf6c3]
1704 1 reveal [cfe74465]
    turned-up-staging who=1 card=miscue
1705 1 exit [b8c67fb8]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1706 1 pass [acbc94ac]
1707 2 reveal [47c4eb05]
    turned-up who=2 card=IV.11
    exiting who=2 card=IV.11
    got-intrigue who=2 n=1
1708 2 pass [09128b92]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=18
1709 0 show:exchange [f4e30600]
1710 0 at:1 [a96d8565]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
    reshuffled pile=staging n=15
1711 1 let [59d5f7cb]
1712 0 give:IV.1 [ac22ce3b]
    traded who=0 whom=1
1713 0 pass [5407a495]
1714 1 improv [2e80610b]
    improvised who=1
1715 1 draw:staging [6ecea695]
1716 1 bury:take-the-lead [9525b941]
    drew who=1 pile=staging
    buried who=1 pile=staging
1717 1 pass [77bbb666]
1718 2 pass [2e624839]
1719 0 place:IV.14 [771413f7]
1720 1 place:IV.15 [a84a6161]
1721 2 place:IV.10 [0fae3749]
    placed-all
1722 0 improv [a7f1eacd]
    improvised who=0
1723 0 switch:revive [fab871a1]
    switched who=0
1724 0 pass [0df18faa]
1725 1 pass [2f6141e2]
1726 2 pass [aa7b1a86]
1727 0 reveal [90792b8e]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
1728 2 let [8474148b]
    got-intrigue who=0 n=1
1729 0 pass [bf0095b9]
1730 1 reveal [7f0bc2f4]
    turned-up who=1 card=IV.15
    played who=1 card=IV.15
    failed who=1 card=IV.15
1731 1 pass [cd0b0a76]
1732 2 reveal [7f35fa4a]
    turned-up who=2 card=IV.10
1733 2 improv [24eb08d2]
    improvised who=2
1734 2 draw:staging [ab11291b]
1735 2 bury:seize [7ea3cfcd]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=IV.10
    got-intrigue who=2 n=1
1736 2 pass [dcaf063b]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=19
1737 0 pass [6ffe80c6]
1738 1 pass [e2b19bec]
1739 2 pass [f52b0fcb]
1740 0 place:IV.14 [704ab124]
1741 1 place:IV.1 [75044595]
1742 2 place:take-the-lead [990982ae]
    placed-all
1743 0 improv [8715f793]
    improvised who=0
1744 0 switch:villainy [4ae66321]
    switched who=0
1745 0 pass [783b6c3e]
1746 1 pass [a08d9fb1]
1747 2 pass [37fa01e2]
1748 0 reveal [d82610c4]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
1749 2 let [2ed5d9a8]
    got-intrigue who=0 n=1
1750 0 pass [ab750428]
1751 1 reveal [a1687964]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
1752 2 let [64fff199]
    got-intrigue who=1 n=1
1753 1 pass [fb85a119]
1754 2 reveal [6a69aec0]
    turned-up-staging who=2 card=take-the-lead
1755 2 improv [38882720]
    improvised who=2
1756 2 draw:staging [545d2cc2]
1757 2 bury:seize [29ed5cf2]
    drew who=2 pile=staging
    buried who=2 pile=staging
1758 2 exit [a45b5eda]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
1759 2 pass [8001240c]
    drew who=2 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=20
1760 0 improv [26a037a4]
    improvised who=0
1761 0 draw:staging [522ffe5a]
1762 0 bury:IV.1 [9d6b096b]
    drew who=0 pile=staging
    buried who=0 pile=script
1763 0 show:exchange [596103a0]
1764 0 at:1 [1e7a69d5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1765 1 let [8d2d57b1]
1766 0 give:IV.14 [d63e3a52]
    traded who=0 whom=1
1767 0 show:exchange [a64cf0e3]
1768 0 at:1 [7f4f165c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1769 1 show:no-drama [a0da7b79]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
1770 0 pass [d10afb64]
1771 1 show:exchange [ae6668d5]
1772 1 at:0 [ac3f1bfe]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1773 1 give:IV.12 [26dd9037]
    traded who=1 whom=0
1774 1 pass [4ea95559]
1775 2 show:no-drama [778cd4f6]
    no-drama who=2
    drew who=2 pile=staging
1776 2 show:exchange [d8c93000]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1777 2 give:IV.8 [3a49e04f]
    traded who=2 whom=0
1778 2 pass [fc0a9ea0]
1779 0 place:seize [e99a2caa]
1780 1 place:IV.14 [2699a3d6]
1781 2 place:IV.3 [e478d106]
    placed-all
1782 0 pass [56d21952]
1783 1 pass [4d16b34e]
1784 2 pass [5935843d]
1785 0 reveal [94b3c7db]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1786 0 pass [f876a348]
1787 1 reveal [dfd498af]
    turned-up who=1 card=IV.14
    exiting who=1 card=IV.14
    got-intrigue who=1 n=1
1788 1 improv [9ce93306]
    improvised who=1
1789 1 draw:staging [3491a742]
1790 1 bury:miscue [3e8d70ec]
    drew who=1 pile=staging
    buried who=1 pile=staging
1791 1 pass [b862c39d]
1792 2 reveal [8ceaf115]
    turned-up who=2 card=IV.3
    played who=2 card=IV.3
    scored who=2 card=IV.3 n=3
    half-curtain
    got-intrigue who=2 n=1
    got-coin who=2 coin=iago
1793 2 improv [4214aa96]
    improvised who=2
1794 2 draw:staging [1060ac90]
1795 2 bury:take-the-lead [776e6baf]
    drew who=2 pile=staging
    buried who=2 pile=staging
1796 2 coin:iago [1691e153]
1797 2 wound:iago [5464fd0e]
    used-iago who=2 character=iago
    wounded who=2 character=iago n=2 total=6
1798 2 show:exchange [2697bae6]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1799 0 let [a92e20ef]
1800 2 give:miscue [0d2c5301]
    traded who=2 whom=0
1801 2 pass [331b499f]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=21
1802 0 pass [d92bdbd9]
1803 1 pass [4ba8bff8]
1804 2 pass [ea9a9e2a]
1805 0 place:IV.15 [55b55aeb]
1806 1 place:take-the-lead [fd555a11]
1807 2 place:take-the-lead [2f81f2b5]
    placed-all
1808 0 pass [57c66cde]
1809 1 pass [94fd6269]
1810 2 pass [0163fa44]
1811 0 reveal [ad63236e]
    turned-up who=0 card=IV.15
1812 0 improv [8a16683b]
    improvised who=0
1813 0 draw:staging [1fb044bc]
1814 0 bury:take-the-lead [2e6bcebf]
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
1815 1 discard:revive [3301b282]
    discarded who=1 card=revive
1816 1 discard:take-the-lead [c0593143]
    discarded who=1 card=take-the-lead
1817 1 discard:take-the-lead [81f7ecf0]
    discarded who=1 card=take-the-lead
1818 1 discard:no-drama [4d98b9ae]
    discarded who=1 card=no-drama
1819 2 discard:seize [b9c9b518]
    discarded who=2 card=seize
1820 2 discard:seize [2d293503]
    discarded who=2 card=seize
1821 2 discard:take-the-lead [7c9ced7e]
    discarded who=2 card=take-the-lead
1822 2 discard:take-the-lead [4de60c81]
    discarded who=2 card=take-the-lead
    drew who=0 pile=staging
    dealt who=1 n=4 total=7
    dealt who=2 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=V who=1
    scene-began scene=1
1823 2 pass [668982cc]
1824 0 coin:desdemona [c9c35c3e]
    no-drama-coin who=0
1825 0 improv [1e516f3c]
    improvised who=0
1826 0 draw:staging [3741cbef]
1827 0 bury:take-the-lead [5441d1ab]
    drew who=0 pile=staging
    buried who=0 pile=staging
1828 0 pass [1ce90d49]
1829 1 pass [4ce354cf]
1830 0 place:take-the-lead [7bd48ee1]
1831 1 place:V.1 [7f1686e2]
1832 2 place:V.16 [e8c95588]
    placed-all
1833 2 pass [db9ffc2b]
1834 0 pass [de99f068]
1835 1 pass [83c4673b]
1836 2 reveal [c114c108]
    turned-up who=2 card=V.16
    played who=2 card=V.16
    failed who=2 card=V.16
1837 2 pass [cd7bfeba]
1838 0 reveal [bafbe553]
    turned-up-staging who=0 card=take-the-lead
1839 0 exit [0e51e44f]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1840 0 pass [e180e75f]
1841 1 reveal [c413222a]
    turned-up who=1 card=V.1
1842 1 exit [45d7b951]
    exiting who=1 card=V.1
    got-intrigue who=1 n=1
1843 1 improv [2500d625]
    improvised who=1
1844 1 draw:script [694319a8]
1845 1 bury:V.4 [883de23a]
    drew who=1 pile=script
    buried who=1 pile=script
1846 1 pass [36127a49]
    drew who=1 pile=staging
    reshuffled pile=staging n=20
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=2
1847 2 pass [cfbd084b]
1848 0 improv [c37ba2f6]
    improvised who=0
1849 0 draw:script [24179d83]
1850 0 bury:V.14 [6e985114]
    drew who=0 pile=script
    buried who=0 pile=script
1851 0 pass [14390746]
1852 1 pass [05fd4d70]
1853 0 place:V.9 [ada5047e]
1854 1 place:villainy [e571f1d5]
1855 2 place:V.3 [ecd1a1e9]
    placed-all
1856 2 pass [f58bbb2a]
1857 0 pass [cd7de8e4]
1858 1 pass [a88a5427]
1859 2 reveal [c23f859f]
    turned-up who=2 card=V.3
1860 2 exit [2257ec25]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
1861 2 improv [fcbb0a43]
    improvised who=2
1862 2 draw:script [5c8b7e40]
1863 2 bury:V.11 [7290121f]
    drew who=2 pile=script
    buried who=2 pile=script
1864 2 pass [557bfdb2]
1865 0 reveal [bdc225ed]
    turned-up who=0 card=V.9
1866 0 exit [6f6a022b]
    exiting who=0 card=V.9
    got-intrigue who=0 n=1
1867 0 pass [72f57502]
1868 1 reveal [1afdcace]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1869 1 pass [59916522]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
1870 2 pass [fb4dfc20]
1871 0 show:exchange [786d358a]
1872 0 at:1 [c9670b89]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1873 1 let [5a0f3327]
1874 0 give:exchange [f3871772]
    traded who=0 whom=1
1875 0 pass [ca671a71]
1876 1 show:exchange [c480089f]
1877 1 at:0 [aa1700b5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1878 0 let [a2f9e669]
1879 1 give:V.6 [5c61215d]
    traded who=1 whom=0
1880 1 improv [06efbde1]
    improvised who=1
1881 1 draw:staging [151dca3b]
1882 1 bury:take-the-lead [8ff4d9f8]
    drew who=1 pile=staging
    buried who=1 pile=staging
1883 1 pass [e9654299]
1884 0 place:V.6 [b3542071]
1885 1 place:villainy [865e09e9]
1886 2 place:V.15 [53309dfa]
    placed-all
1887 2 pass [59b1cc96]
1888 0 pass [475c3456]
1889 1 pass [96d844ba]
1890 2 reveal [c1f751fb]
    turned-up who=2 card=V.15
1891 2 exit [7437aabe]
    exiting who=2 card=V.15
1892 0 let [ebe062cc]
    got-intrigue who=2 n=1
1893 2 pass [23efcee0]
1894 0 reveal [8eda2d86]
    turned-up who=0 card=V.6
1895 0 improv [e9ffaabd]
    improvised who=0
1896 0 draw:script [44a05e3d]
1897 0 bury-placed [5e41cad5]
    drew who=0 pile=script
    buried who=0 pile=script
    turned-up who=0 card=V.14
1898 0 exit [7a42432b]
    exiting who=0 card=V.14
    got-intrigue who=0 n=1
1899 0 pass [e3ceb048]
1900 1 reveal [e7969c9a]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1901 1 pass [32198e0c]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=4
1902 2 improv [f69abed8]
    improvised who=2
1903 2 draw:staging [c4d23912]
1904 2 bury:miscue [d985657c]
    drew who=2 pile=staging
    buried who=2 pile=staging
1905 2 show:exchange [6932751e]
1906 2 at:1 [ddbc8827]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
1907 1 let [ccb59723]
1908 2 give:revive [c67f4b74]
    traded who=2 whom=1
1909 2 pass [9828142d]
1910 0 improv [1503a033]
    improvised who=0
1911 0 draw:staging [75815130]
1912 0 bury:miscue [435e49b4]
    drew who=0 pile=staging
    buried who=0 pile=staging
1913 0 show:exchange [028fd513]
1914 0 at:2 [5901188f]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
1915 0 give:V.13 [388dcc0b]
    traded who=0 whom=2
1916 0 pass [11162a88]
1917 1 pass [393ea520]
1918 0 place:take-the-lead [47e63b69]
1919 1 place:take-the-lead [9a1355ef]
1920 2 place:V.8 [a0869660]
    placed-all
1921 2 pass [415fb848]
1922 0 pass [1484178a]
1923 1 improv [c7e8c85c]
    improvised who=1
1924 1 switch:seize [007c413f]
    switched who=1
1925 1 pass [6fadbae7]
1926 2 reveal [bd958da4]
    turned-up who=2 card=V.8
1927 2 exit [a2b181f8]
    exiting who=2 card=V.8
    got-intrigue who=2 n=1
1928 2 pass [246bd1ae]
1929 0 reveal [28281864]
    turned-up-staging who=0 card=take-the-lead
1930 0 exit [f0bb8c28]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1931 0 pass [31455de0]
1932 1 reveal [32b03f59]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1933 1 pass [076a14ca]
    drew who=1 pile=script
    reshuffled pile=script n=7
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=5
1934 2 improv [dae3ff9c]
    improvised who=2
1935 2 draw:script [68480b4a]
1936 2 bury:V.13 [18970eaf]
    drew who=2 pile=script
    buried who=2 pile=script
1937 2 pass [d9c41d84]
1938 0 pass [28ee4a57]
1939 1 improv [afe5fbd2]
    improvised who=1
1940 1 draw:script [022399a8]
1941 1 bury:V.6 [973cf672]
    drew who=1 pile=script
    buried who=1 pile=script
1942 1 pass [9025f160]
1943 0 place:seize [22a381dd]
1944 1 place:V.7 [070c782c]
1945 2 place:V.3 [f1943175]
    placed-all
1946 2 pass [43f3eb21]
1947 0 improv [dd08e4c4]
    improvised who=0
1948 0 switch:take-the-lead [8f8e368c]
    switched who=0
1949 0 pass [aee4f8b3]
1950 1 pass [12f10ca6]
1951 2 reveal [4638f2cc]
    turned-up who=2 card=V.3
1952 2 exit [44703b8a]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
1953 2 show:no-drama [5016e07a]
    no-drama who=2
    drew who=2 pile=staging
1954 2 pass [10353bcb]
1955 0 reveal [06366346]
    turned-up-staging who=0 card=take-the-lead
1956 0 exit [1fe64579]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1957 0 pass [9f768807]
1958 1 reveal [c4c6328b]
    turned-up who=1 card=V.7
    exiting who=1 card=V.7
    got-intrigue who=1 n=1
1959 1 pass [d1557694]
    drew who=1 pile=staging
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=6
1960 2 pass [2e47622e]
1961 0 pass [bbb4a304]
1962 1 improv [6a12daae]
    improvised who=1
1963 1 draw:staging [2b4ab39b]
1964 1 bury:V.14 [a8324b2d]
    drew who=1 pile=staging
    buried who=1 pile=script
1965 1 pass [24cf5c4a]
1966 0 place:V.12 [1b82066a]
1967 1 place:take-the-lead [c706bbfa]
1968 2 place:V.2 [e55be44a]
    placed-all
1969 2 pass [2c0b9617]
1970 0 improv [71eeb3fd]
    improvised who=0
1971 0 switch:V.8 [e2ee78fe]
    switched who=0
1972 0 pass [e50de637]
1973 1 pass [8d7ebff3]
1974 2 reveal [266384fc]
    turned-up who=2 card=V.2
    exiting who=2 card=V.2
    got-intrigue who=2 n=1
1975 2 pass [12cb2d48]
1976 0 reveal [e16e9579]
    turned-up who=0 card=V.8
1977 0 exit [ee867587]
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
1978 0 pass [1eb9cab4]
1979 1 reveal [a64456ba]
    turned-up-staging who=1 card=take-the-lead
1980 1 exit [54c7cbdc]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1981 1 pass [25794dd3]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=7
1982 2 show:no-drama [acefe10b]
    no-drama who=2
    drew who=2 pile=staging
1983 2 show:exchange [f38ae67a]
1984 2 at:0 [9221438b]
    showed-exchange who=2 whom=0
    drew who=2 pile=staging
1985 0 let [a1c89887]
1986 2 give:no-drama [b79d6f56]
    traded who=2 whom=0
1987 2 pass [42cc20dc]
1988 0 pass [eaa140b1]
1989 1 improv [c095f7cc]
    improvised who=1
1990 1 draw:script [5d6170c7]
1991 1 bury:V.11 [3f9395cf]
    drew who=1 pile=script
    buried who=1 pile=script
1992 1 pass [2a2346d2]
1993 0 place:no-drama [28989837]
1994 1 place:V.4 [6545db43]
1995 2 place:take-the-lead [17e33813]
    placed-all
1996 2 pass [5230cc24]
1997 0 improv [9aae3955]
    improvised who=0
1998 0 switch:seize [69d47f34]
    switched who=0
1999 0 pass [199eb939]
2000 1 pass [b0431731]
2001 2 reveal [9947671e]
    turned-up-staging who=2 card=take-the-lead
2002 2 exit [31307f54]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2003 2 improv [14a84c60]
    improvised who=2
2004 2 draw:staging [d5e84b04]
2005 2 bury:villainy [236f2398]
    drew who=2 pile=staging
    buried who=2 pile=staging
2006 2 pass [1d5da276]
2007 0 reveal [5ad7de2d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2008 0 pass [ca1b4dad]
2009 1 reveal [13a99883]
    turned-up who=1 card=V.4
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2010 1 pass [3fa13780]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=8
2011 2 pass [96a594fd]
2012 0 pass [093ca820]
2013 1 pass [207d5607]
2014 0 place:no-drama [3aff2a55]
2015 1 place:V.15 [8cf246b6]
2016 2 place:V.9 [e893478d]
    placed-all
2017 2 pass [0bdfe775]
2018 0 pass [fdd6f027]
2019 1 pass [aec426ab]
2020 2 reveal [bca261dd]
    turned-up who=2 card=V.9
2021 2 exit [a566c00d]
    exiting who=2 card=V.9
2022 0 let [ee981377]
2023 1 let [68b8b587]
    got-intrigue who=2 n=1
2024 2 improv [bf2ec994]
    improvised who=2
2025 2 draw:staging [54ad54e4]
2026 2 bury:take-the-lead [a5e079cc]
    drew who=2 pile=staging
    buried who=2 pile=staging
2027 2 pass [12a9c434]
2028 0 reveal [62beaad1]
    turned-up-staging who=0 card=no-drama
2029 0 exit [05897ab9]
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2030 0 improv [d4dbe5e5]
    improvised who=0
2031 0 draw:staging [dde49413]
2032 0 bury:miscue [769ed1ed]
    drew who=0 pile=staging
    buried who=0 pile=staging
2033 0 pass [d174915b]
2034 1 reveal [809f26c8]
    turned-up who=1 card=V.15
2035 1 improv [72a65ac3]
    improvised who=1
2036 1 draw:staging [3c71d25b]
2037 1 bury:take-the-lead [9bbf0f0b]
    drew who=1 pile=staging
    buried who=1 pile=staging
    exiting who=1 card=V.15
    got-intrigue who=1 n=1
2038 1 pass [9db794b7]
    drew who=1 pile=staging
    reshuffled pile=staging n=16
    drew who=2 pile=staging
    drew who=0 pile=script
    scene-began scene=9
2039 2 pass [5db2abaf]
2040 0 improv [e714f99b]
    improvised who=0
2041 0 draw:staging [2520d390]
2042 0 bury:V.16 [57381cc1]
    drew who=0 pile=staging
    buried who=0 pile=script
2043 0 pass [c2f42745]
2044 1 pass [4603f1bf]
2045 0 place:V.13 [196e8862]
2046 1 place:V.1 [f4dde429]
2047 2 place:take-the-lead [f1e2944c]
    placed-all
2048 2 pass [18ab1f45]
2049 0 pass [2db44e6d]
2050 1 pass [d6bc65c1]
2051 2 reveal [4ec9a1df]
    turned-up-staging who=2 card=take-the-lead
2052 2 play [70eb4778]
    aimed who=2 card=take-the-lead whom=1
2053 1 let [2cee50c5]
    took-lead who=2 whom=1
2054 2 pass [6a5b5ab1]
2055 0 reveal [70223f8d]
    turned-up who=0 card=V.13
    played who=0 card=V.13
2056 1 let [43226fc1]
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
2057 0 coin:othello [c933d512]
    used-coin-at who=0 coin=othello whom=2
    took-lead who=0 whom=2
2058 0 pass [24c2ffb6]
2059 1 improv [4348d960]
    improvised who=1
2060 1 draw:script [010345f6]
2061 1 bury-placed [ea778d70]
    drew who=1 pile=script
    buried who=1 pile=script
2062 1 reveal [90272780]
    turned-up who=1 card=V.14
2063 1 exit [c9db8a54]
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2064 1 pass [3936ac13]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=script
    scene-began scene=10
2065 1 improv [5795b538]
    improvised who=1
2066 1 draw:staging [8a85628e]
2067 1 bury:villainy [edad8c0e]
    drew who=1 pile=staging
    buried who=1 pile=staging
2068 1 pass [2b829fca]
2069 2 pass [5a70cc46]
2070 0 pass [74956130]
2071 0 place:exchange [7ee97071]
2072 1 place:no-drama [02b6b29a]
2073 2 place:take-the-lead [d0ae6e41]
    placed-all
2074 1 pass [ad557356]
2075 2 pass [fbeaab98]
2076 0 pass [04da4758]
2077 1 reveal [a283c79e]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2078 1 pass [3766eb48]
2079 2 reveal [fd59e6eb]
    turned-up-staging who=2 card=take-the-lead
2080 2 exit [f52d6538]
    exiting who=2 card=take-the-lead
2081 0 let [f7b1fc2d]
    got-intrigue who=2 n=1
2082 2 improv [a315b2d0]
    improvised who=2
2083 2 draw:script [46d11c31]
2084 2 bury:V.11 [6e83273e]
    drew who=2 pile=script
    buried who=2 pile=script
2085 2 pass [9ba4a89a]
2086 0 improv [9cf41bb6]
    improvised who=0
2087 0 draw:staging [e9291621]
2088 0 bury:take-the-lead [5114eb9a]
    drew who=0 pile=staging
    buried who=0 pile=staging
2089 0 reveal [8730b512]
    turned-up-staging who=0 card=exchange
2090 0 exit [1f6d7058]
    exiting who=0 card=exchange
    got-intrigue who=0 n=1
2091 0 show:no-drama [959b0a0e]
    no-drama who=0
    drew who=0 pile=staging
2092 0 pass [9f8ed658]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=8
    drew who=2 pile=script
    scene-began scene=11
2093 1 pass [c7e4580a]
2094 2 pass [eddbc5f6]
2095 0 pass [c7ffc6e6]
2096 0 place:seize [13c53aa8]
2097 1 place:revive [14e71ee6]
2098 2 place:V.16 [11e1c1cc]
    placed-all
2099 1 pass [8bbe0640]
2100 2 pass [8fca9d68]
2101 0 pass [4cae9494]
2102 1 improv [0bc72022]
    improvised who=1
2103 1 draw:staging [44b3f604]
2104 1 bury:take-the-lead [bf9e2e66]
    drew who=1 pile=staging
    buried who=1 pile=staging
2105 1 show:exchange [31e14607]
2106 1 at:2 [ba824a65]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2107 1 give:revive [c0b50034]
    traded who=1 whom=2
2108 1 show:exchange [24aa684e]
2109 1 at:0 [04328302]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2110 1 give:no-drama [20b9f218]
    traded who=1 whom=0
2111 1 reveal [08b18562]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2112 1 pass [0c065968]
2113 2 reveal [d7fa3ad1]
    turned-up who=2 card=V.16
    played who=2 card=V.16
    failed who=2 card=V.16
2114 2 pass [339bb714]
2115 0 reveal [23cd8c5d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2116 0 show:no-drama [fc8a7fd0]
    no-drama who=0
    drew who=0 pile=staging
2117 0 pass [7dbb24b8]
    drew who=0 pile=script
    drew who=1 pile=script
    drew who=2 pile=staging
    scene-began scene=12
2118 1 pass [51cc54b6]
2119 2 pass [b9bb8313]
2120 0 pass [9d76d8d9]
2121 0 place:V.1 [c7deb3ac]
2122 1 place:revive [571f1cb0]
2123 2 place:take-the-lead [5d471935]
    placed-all
2124 1 pass [e591a13c]
2125 2 pass [b1820b57]
2126 0 pass [8ec7eaaf]
2127 1 reveal [a486feb1]
    turned-up-staging who=1 card=revive
2128 1 improv [f1038a5d]
    improvised who=1
2129 1 draw:staging [cb7aca36]
2130 1 bury:V.11 [bceaad5a]
    drew who=1 pile=staging
    buried who=1 pile=script
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2131 1 pass [8be6ef18]
2132 2 reveal [eef83b99]
    turned-up-staging who=2 card=take-the-lead
2133 2 exit [e45cf9fb]
    exiting who=2 card=take-the-lead
    got-intrigue who=2 n=1
2134 2 pass [ce952846]
2135 0 reveal [711d74a6]
    turned-up who=0 card=V.1
2136 0 play [f0c72a21]
    played who=0 card=V.1
    scored who=0 card=V.1 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2137 0 pass [dd1302bf]
    drew who=0 pile=staging
    drew who=1 pile=script
    drew who=2 pile=script
    scene-began scene=13
2138 1 show:exchange [02aaef83]
2139 1 at:2 [fa3f9503]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2140 2 let [d1395000]
2141 1 give:V.5 [1b168b5d]
    traded who=1 whom=2
2142 1 improv [4e26c5ad]
    improvised who=1
2143 1 draw:script [08315a74]
2144 1 bury:V.4 [feac370b]
    drew who=1 pile=script
    buried who=1 pile=script
2145 1 pass [cf1d8a75]
2146 2 pass [a30b11f4]
2147 0 pass [1f80b695]
2148 0 place:V.12 [bfc8709c]
2149 1 place:V.7 [f8ef9c8b]
2150 2 place:V.8 [e3a260c7]
    placed-all
2151 1 pass [5c2c8891]
2152 2 pass [f2f248e8]
2153 0 pass [01841d39]
2154 1 reveal [56380b7f]
    turned-up who=1 card=V.7
2155 1 exit [b2b08dd5]
    exiting who=1 card=V.7
2156 0 let [49da54a6]
2157 2 let [76dfa599]
    got-intrigue who=1 n=1
2158 1 pass [491fe13b]
2159 2 reveal [25a15997]
    turned-up who=2 card=V.8
2160 2 exit [37bb4499]
    exiting who=2 card=V.8
2161 0 let [b90db837]
    got-intrigue who=2 n=1
2162 2 pass [a6171d01]
2163 0 coin:iago [8516f95c]
2164 0 wound:emilia [33531b45]
    used-iago who=0 character=emilia
    wounded who=0 character=emilia n=1 total=4
2165 0 improv [918d52c8]
    improvised who=0
2166 0 draw:script [2fb0616e]
2167 0 bury:V.10 [c412519c]
    drew who=0 pile=script
    buried who=0 pile=script
2168 0 reveal [94f53a41]
    turned-up who=0 card=V.12
2169 0 play [23c066c6]
    played who=0 card=V.12
    scored who=0 card=V.12 n=1
    died character=emilia
    took-wounds who=0 n=1
2170 0 pass [d7d3f6ad]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=14
2171 1 improv [c186bc09]
    improvised who=1
2172 1 draw:script [574a265b]
2173 1 bury:V.2 [5e2a6ace]
    drew who=1 pile=script
    buried who=1 pile=script
2174 1 pass [6c85cdd0]
2175 2 pass [1516a81a]
2176 0 show:exchange [f5b72740]
2177 0 at:2 [9d48c146]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
    reshuffled pile=staging n=14
2178 2 let [7f86b415]
2179 0 give:V.9 [e1d347e8]
    traded who=0 whom=2
2180 0 pass [233f8a9f]
2181 0 place:take-the-lead [485a2e58]
2182 1 place:villainy [7734d783]
2183 2 place:miscue [01ae9b62]
    placed-all
2184 1 pass [e372f83a]
2185 2 pass [b85de07b]
2186 0 pass [81d9fb1b]
2187 1 reveal [9023f15f]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
2188 2 let [a6fed8cd]
    got-intrigue who=1 n=1
2189 1 pass [b2c41f2c]
2190 2 reveal [e0147a08]
    turned-up-staging who=2 card=miscue
2191 2 exit [12c82b95]
    exiting who=2 card=miscue
    got-intrigue who=2 n=1
2192 2 improv [159a68d3]
    improvised who=2
2193 2 draw:script [a13f53d8]
2194 2 bury:V.9 [03b2e9ad]
    drew who=2 pile=script
    buried who=2 pile=script
2195 2 pass [e1229e8e]
2196 0 reveal [197f382e]
    turned-up-staging who=0 card=take-the-lead
2197 0 play [32b2dd15]
2198 0 at:1 [f955959a]
    giving who=0 card=take-the-lead whom=1
2199 1 let [1c44f657]
    gave-lead who=0 whom=1
2200 0 pass [a4ef08fe]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=script
    scene-began scene=15
2201 2 pass [417a621c]
2202 0 pass [9d6e65c7]
2203 1 pass [462fa579]
2204 0 place:V.6 [54a4f8c5]
2205 1 place:V.4 [45a25c75]
2206 2 place:V.10 [f96a3989]
    placed-all
2207 2 improv [d4c5a1d4]
    improvised who=2
2208 2 switch:take-the-lead [08c71a3e]
    switched who=2
2209 2 pass [7a51fa1c]
2210 0 pass [3742bbb9]
2211 1 pass [1b171929]
2212 2 reveal [06812b3a]
    turned-up-staging who=2 card=take-the-lead
2213 2 exit [319367b1]
    exiting who=2 card=take-the-lead
2214 1 let [57b73c29]
    got-intrigue who=2 n=1
2215 2 pass [41e29c6d]
2216 0 reveal [70aedcdb]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2217 1 let [cf78ea98]
    got-intrigue who=0 n=1
2218 0 improv [84e246c7]
    improvised who=0
2219 0 draw:staging [54604516]
2220 0 bury:take-the-lead [8d89a88e]
    drew who=0 pile=staging
    buried who=0 pile=staging
2221 0 pass [48130548]
2222 1 reveal [f329d98d]
    turned-up who=1 card=V.4
2223 1 exit [e36bbabb]
    exiting who=1 card=V.4
    got-intrigue who=1 n=1
2224 1 improv [e1854d87]
    improvised who=1
2225 1 draw:staging [f29cdfca]
2226 1 bury:V.3 [d690d02d]
    drew who=1 pile=staging
    buried who=1 pile=script
2227 1 show:exchange [67503a09]
2228 1 at:0 [ac325be8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2229 1 give:villainy [a2937138]
    traded who=1 whom=0
2230 1 show:no-drama [1529b9bc]
    no-drama who=1
    drew who=1 pile=staging
2231 1 pass [d6404334]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=16
2232 2 pass [d0548326]
2233 0 pass [5b592255]
2234 1 pass [c8a36b8a]
2235 0 place:take-the-lead [11228428]
2236 1 place:V.15 [830f612e]
2237 2 place:V.9 [237b67d9]
    placed-all
2238 2 improv [1b2b6577]
    improvised who=2
2239 2 switch:seize [89e6316e]
    switched who=2
2240 2 pass [0882bb68]
2241 0 pass [f1350c1a]
2242 1 pass [0dbc40fd]
2243 2 reveal [29413e4e]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2244 2 pass [8f326f91]
2245 0 reveal [e108145f]
    turned-up-staging who=0 card=take-the-lead
2246 0 exit [13c70999]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2247 0 pass [2fe62153]
2248 1 reveal [f0755e62]
    turned-up who=1 card=V.15
    exiting who=1 card=V.15
    got-intrigue who=1 n=1
2249 1 pass [f47fb4d7]
    drew who=1 pile=staging
    drew who=2 pile=script
    reshuffled pile=script n=6
    drew who=0 pile=script
    scene-began scene=17
2250 2 improv [5ec74b67]
    improvised who=2
2251 2 draw:script [10053c5d]
2252 2 bury:V.9 [0927c200]
    drew who=2 pile=script
    buried who=2 pile=script
2253 2 pass [8fbf7318]
2254 0 improv [c80727ab]
    improvised who=0
2255 0 draw:staging [8ac3e219]
2256 0 bury:villainy [be4e7f30]
    drew who=0 pile=staging
    buried who=0 pile=staging
2257 0 show:exchange [794685db]
2258 0 at:1 [cef7ae84]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2259 1 let [4d815640]
2260 0 give:V.6 [6f81fe65]
    traded who=0 whom=1
2261 0 pass [aedfbce0]
2262 1 show:exchange [d42ae2ea]
2263 1 at:2 [470c5d76]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2264 2 let [52457918]
2265 1 give:V.6 [294d625e]
    traded who=1 whom=2
2266 1 show:exchange [079d7d95]
2267 1 at:0 [b2fd6200]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2268 1 give:V.14 [ec1e721c]
    traded who=1 whom=0
2269 1 improv [fde7940e]
    improvised who=1
2270 1 draw:staging [422ad9dc]
2271 1 bury:no-drama [280c8bdf]
    drew who=1 pile=staging
    buried who=1 pile=staging
2272 1 pass [95b35b99]
2273 0 place:V.5 [6dc245eb]
2274 1 place:exchange [63d6fc5e]
2275 2 place:villainy [76c8978b]
    placed-all
2276 2 pass [2b0a9dc2]
2277 0 pass [e804d392]
2278 1 pass [d927bfbe]
2279 2 reveal [80d877dc]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
    got-intrigue who=2 n=1
2280 2 pass [5067d4cd]
2281 0 reveal [267d77e9]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2282 0 pass [e7077f6b]
2283 1 reveal [3596407c]
    turned-up-staging who=1 card=exchange
2284 1 exit [7ec1bff0]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
2285 1 pass [885a1537]
    drew who=1 pile=script
    drew who=2 pile=script
    drew who=0 pile=staging
    scene-began scene=18
2286 2 pass [f667f4b4]
2287 0 improv [d31baf44]
    improvised who=0
2288 0 draw:staging [9323e265]
2289 0 bury:take-the-lead [bed0845e]
    drew who=0 pile=staging
    buried who=0 pile=staging
2290 0 pass [e5b55719]
2291 1 improv [9ab5f474]
    improvised who=1
2292 1 draw:script [1e480696]
2293 1 bury:V.15 [f4bdc4a7]
    drew who=1 pile=script
    buried who=1 pile=script
2294 1 pass [4e807d76]
2295 0 place:revive [72e54ef3]
2296 1 place:take-the-lead [018ad314]
2297 2 place:V.8 [54326aa0]
    placed-all
2298 2 pass [09672be2]
2299 0 pass [0b8592b8]
2300 1 pass [4d9c3268]
2301 2 reveal [c036b4bd]
    turned-up who=2 card=V.8
2302 2 exit [ba3e2111]
    exiting who=2 card=V.8
    got-intrigue who=2 n=1
2303 2 pass [fcaaff88]
2304 0 reveal [0de8fc33]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2305 0 show:no-drama [1152529e]
    no-drama who=0
    drew who=0 pile=staging
2306 0 pass [da91a4dd]
2307 1 reveal [e0524829]
    turned-up-staging who=1 card=take-the-lead
2308 1 play [7a1b35cb]
    giving who=1 card=take-the-lead whom=2
2309 2 let [bb4e0a44]
    gave-lead who=1 whom=2
2310 1 pass [601d8423]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=19
2311 0 pass [76ae7f8a]
2312 1 pass [f954f830]
2313 2 pass [e23ee3fc]
2314 0 place:seize [06f7810e]
2315 1 place:revive [4e649f40]
2316 2 place:villainy [c6245813]
    placed-all
2317 0 pass [a44e378e]
2318 1 pass [7a739f9a]
2319 2 improv [0c42e794]
    improvised who=2
2320 2 switch:V.6 [189cfe26]
    switched who=2
2321 2 pass [144e2b2b]
2322 0 reveal [1f6b0597]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2323 0 pass [049d2ee7]
2324 1 reveal [e6f79962]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2325 2 let [72926839]
    got-intrigue who=1 n=1
2326 1 pass [938c9517]
2327 2 reveal [f2f2fb86]
    turned-up who=2 card=V.6
2328 2 exit [540baed1]
    exiting who=2 card=V.6
    got-intrigue who=2 n=1
2329 2 pass [52d16732]
    drew who=2 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=script
    scene-began scene=20
2330 0 pass [32088ecb]
2331 1 pass [4582439a]
2332 2 pass [d1a423ba]
2333 0 place:revive [75be224a]
2334 1 place:miscue [233a234e]
2335 2 place:V.10 [ffb2de46]
    placed-all
2336 0 improv [9ce573b0]
    improvised who=0
2337 0 switch:seize [851e738b]
    switched who=0
2338 0 pass [05816d12]
2339 1 improv [82c4cf0d]
    improvised who=1
2340 1 switch:V.4 [237bd12c]
    switched who=1
2341 1 pass [13b87111]
2342 2 show:no-drama [96696245]
    no-drama who=2
    drew who=2 pile=staging
    reshuffled pile=staging n=18
2343 2 pass [4e7fc639]
2344 0 reveal [d9c1a9dd]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2345 0 pass [e64f7086]
2346 1 reveal [192616df]
    turned-up who=1 card=V.4
2347 1 play [720fdb18]
    played who=1 card=V.4
2348 2 let [4d4b0391]
    scored who=1 card=V.4 n=1
    wounded who=1 character=roderigo n=1 total=4
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
2349 1 coin:cassio [679189d0]
    used-coin who=1 coin=cassio
2350 1 draw:script [a66a86ec]
2351 1 bury:V.2 [95e5ccd9]
    drew who=1 pile=script
    buried who=1 pile=script
2352 1 pass [e9808ed9]
2353 2 reveal [da3b1757]
    turned-up who=2 card=V.10
2354 2 improv [17e88deb]
    improvised who=2
2355 2 draw:staging [cb82fbcb]
2356 2 bury:villainy [4c1796b1]
    drew who=2 pile=staging
    buried who=2 pile=staging
    exiting who=2 card=V.10
    got-intrigue who=2 n=1
2357 2 pass [4bff2b67]
    drew who=2 pile=staging
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=21
2358 0 improv [c896f6d7]
    improvised who=0
2359 0 draw:script [621da4b4]
2360 0 bury:V.14 [1cb766df]
    drew who=0 pile=script
    buried who=0 pile=script
2361 0 pass [45a665a9]
2362 1 improv [d80fccb9]
    improvised who=1
2363 1 draw:script [a47a5b6d]
2364 1 bury:V.9 [e9c85a4f]
    drew who=1 pile=script
    buried who=1 pile=script
2365 1 pass [04a59677]
2366 2 pass [d04e53fe]
2367 0 place:V.6 [fd3fc65e]
2368 1 place:V.16 [257e88c9]
2369 2 place:V.3 [1e5c8f72]
    placed-all
2370 0 pass [147fdf57]
2371 1 show:exchange [39408678]
2372 1 at:2 [121c4d65]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2373 2 let [1a9094f1]
2374 1 give:miscue [660931d0]
    traded who=1 whom=2
2375 1 pass [39f9e81b]
2376 2 improv [abdd236f]
    improvised who=2
2377 2 switch:seize [45b810d7]
    switched who=2
2378 2 pass [3d9c180d]
2379 0 reveal [af611c59]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2380 2 seize [351dfdfc]
    seized by=2 who=0 card=V.6
    scored who=2 card=V.6 n=1
    died character=roderigo
    took-wounds who=2 n=1
2381 1 reveal [75e8df32]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2382 1 show:exchange [08614aab]
2383 1 at:0 [a3e78328]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2384 1 give:seize [703d2c28]
    traded who=1 whom=0
2385 1 pass [8a889333]
    drew who=2 pile=staging
2386 0 draw:script [accfeb42]
    drew who=0 pile=script
    reshuffled pile=script n=2
    drew who=1 pile=staging
    scene-began scene=22
2387 0 pass [ccb19a0c]
2388 1 pass [96252b86]
2389 2 pass [1d088dae]
2390 0 place:V.9 [ac50a7ad]
2391 1 place:take-the-lead [b39a2b85]
2392 2 place:V.3 [ea1e9955]
    placed-all
2393 0 pass [b1440207]
2394 1 pass [e65714b5]
2395 2 pass [d2b730bc]
2396 0 reveal [d88c11f6]
    turned-up who=0 card=V.9
2397 0 play [24e0852f]
    played who=0 card=V.9
    scored who=0 card=V.9 n=1
    died character=desdemona
    took-wounds who=0 n=3
    got-coin who=0 coin=othello
2398 0 pass [e955d47d]
2399 1 reveal [fb53e6ff]
    turned-up-staging who=1 card=take-the-lead
2400 1 play [dad3f32d]
    aimed who=1 card=take-the-lead whom=2
    took-lead who=1 whom=2
2401 1 pass [905652a3]
2402 2 reveal [395ee4df]
    turned-up who=2 card=V.3
2403 2 exit [87c45349]
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2404 2 pass [e33dbeb5]
    drew who=1 pile=script
    drew who=2 pile=staging
    drew who=0 pile=staging
    scene-began scene=23
2405 2 pass [fdb47808]
2406 0 coin:othello [c0008d77]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
2407 0 show:exchange [7ddd07f6]
2408 0 at:2 [bb9f823d]
    showed-exchange who=0 whom=2
    drew who=0 pile=staging
2409 2 let [55f3d652]
2410 0 give:seize [772eb909]
    traded who=0 whom=2
2411 0 pass [348e6599]
2412 1 pass [4835d485]
2413 0 place:V.2 [cb982335]
2414 1 place:V.5 [400e9099]
2415 2 place:miscue [44f779c7]
    placed-all
2416 1 pass [f58ca25c]
2417 2 improv [65abe3e9]
    improvised who=2
2418 2 switch:V.11 [5fe9748e]
    switched who=2
2419 2 pass [19cde734]
2420 0 pass [fea88690]
2421 1 reveal [0c5b60e5]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
    got-intrigue who=1 n=1
2422 1 show:no-drama [68a11a3e]
    no-drama who=1
    drew who=1 pile=staging
2423 1 show:exchange [b4bf59e4]
2424 1 at:2 [73b635bc]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2425 1 give:V.8 [2a9972f6]
    traded who=1 whom=2
2426 1 pass [85b8a792]
2427 2 reveal [a8f42c54]
    turned-up who=2 card=V.11
2428 2 exit [a03b5a77]
    exiting who=2 card=V.11
    got-intrigue who=2 n=1
2429 2 pass [3f2c1a61]
2430 0 reveal [f7b50de5]
    turned-up who=0 card=V.2
2431 0 play [bddf8027]
    played who=0 card=V.2
    scored who=0 card=V.2 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
2432 0 pass [d5de4f72]
    drew who=0 pile=staging
    drew who=1 pile=staging
    drew who=2 pile=staging
    scene-began scene=24
2433 1 pass [099895c4]
2434 2 pass [431069de]
2435 0 improv [888d4fbd]
    improvised who=0
2436 0 draw:script [445fb601]
2437 0 bury:V.7 [118ad0c2]
    drew who=0 pile=script
    buried who=0 pile=script
2438 0 pass [f778ec67]
2439 0 place:V.15 [822aa675]
2440 1 place:revive [a64f4051]
2441 2 place:seize [dfbf59ea]
    placed-all
2442 1 pass [e4246f58]
2443 2 pass [9ae8bfac]
2444 0 show:exchange [6115c2d9]
2445 0 at:1 [22004b7a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2446 0 give:revive [3af21b8b]
    traded who=0 whom=1
2447 0 pass [64a87790]
2448 1 reveal [3a227be1]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2449 2 let [71a40071]
    got-intrigue who=1 n=1
2450 1 show:no-drama [e5b04409]
    no-drama who=1
    drew who=1 pile=staging
2451 1 pass [79289fb6]
2452 2 improv [ba207710]
    improvised who=2
2453 2 draw:script [15b5bce5]
2454 2 bury:V.8 [e02dbebf]
    drew who=2 pile=script
    buried who=2 pile=script
2455 2 reveal [bd52538f]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2456 2 pass [a9dc83df]
2457 0 reveal [685f7939]
    turned-up who=0 card=V.15
    exiting who=0 card=V.15
    got-intrigue who=0 n=1
2458 0 coin:iago [ab4c9311]
2459 0 wound:cassio [56d22eec]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
2460 0 pass [a9371eb3]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=4
    drew who=2 pile=script
    scene-began scene=25
2461 1 pass [ccadc443]
2462 2 pass [a03e491a]
2463 0 pass [fe17ffa5]
2464 0 place:villainy [22ea20da]
2465 1 place:V.8 [36c98855]
2466 2 place:take-the-lead [c7f36ca4]
    placed-all
2467 1 pass [5b00a6d0]
2468 2 pass [5c99f3be]
2469 0 pass [654f5428]
2470 1 reveal [4d9e7cf5]
    turned-up who=1 card=V.8
2471 1 exit [ff13800a]
    exiting who=1 card=V.8
2472 0 let [18c6011a]
2473 2 let [70a469a2]
    got-intrigue who=1 n=1
2474 1 pass [c0a71bac]
2475 2 improv [ddd93a1a]
    improvised who=2
2476 2 draw:staging [bd31a514]
2477 2 bury:V.7 [e5433e54]
    drew who=2 pile=staging
    buried who=2 pile=script
    reshuffled pile=staging n=13
2478 2 reveal [8753f561]
    turned-up-staging who=2 card=take-the-lead
2479 2 play [232c346e]
    aimed who=2 card=take-the-lead whom=0
2480 0 let [b3c09a8c]
    took-lead who=2 whom=0
2481 2 pass [36480ef9]
2482 0 improv [694f0e20]
    improvised who=0
2483 0 draw:script [3156d0fa]
2484 0 bury:V.14 [16ea50f6]
    drew who=0 pile=script
    buried who=0 pile=script
2485 0 reveal [fa6edce7]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2486 0 pass [f50bce7c]
    drew who=2 pile=script
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=26
2487 0 improv [6c9494aa]
    improvised who=0
2488 0 draw:script [8883a9c9]
2489 0 bury:V.3 [3bd52793]
    drew who=0 pile=script
    buried who=0 pile=script
2490 0 pass [6cff1137]
2491 1 pass [263bca3d]
2492 2 pass [457bd401]
2493 0 place:V.10 [d6780632]
2494 1 place:miscue [844fa54b]
2495 2 place:seize [3edc5cac]
    placed-all
2496 0 pass [7bec8ee1]
2497 1 improv [357e31d1]
    improvised who=1
2498 1 switch:villainy [11acca11]
    switched who=1
2499 1 pass [be393b0c]
2500 2 pass [a864efde]
2501 0 reveal [7bd52c43]
    turned-up who=0 card=V.10
2502 0 exit [aa36a6c6]
    exiting who=0 card=V.10
    got-intrigue who=0 n=1
2503 0 pass [56cfd86b]
2504 1 show:exchange [82a89e0d]
2505 1 at:0 [58192721]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2506 0 let [0cceb76b]
2507 1 give:miscue [95d0ea2b]
    traded who=1 whom=0
2508 1 reveal [82c82870]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2509 1 show:exchange [61c686e8]
2510 1 at:2 [5e872eb8]
    showed-exchange who=1 whom=2
    drew who=1 pile=staging
2511 1 give:miscue [536381b0]
    traded who=1 whom=2
2512 1 pass [fdddf5a2]
2513 2 reveal [dc30f885]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2514 2 improv [6a285f0a]
    improvised who=2
2515 2 draw:script [021a6cbc]
2516 2 bury:V.5 [f8bed56a]
    drew who=2 pile=script
    buried who=2 pile=script
2517 2 pass [501e85ed]
    drew who=2 pile=script
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=27
2518 0 show:no-drama [75f8c470]
    no-drama who=0
    drew who=0 pile=staging
2519 0 pass [44b5db30]
2520 1 improv [0e5e3c90]
    improvised who=1
2521 1 draw:script [ce2bcd14]
2522 1 bury:V.5 [4096a9f0]
    drew who=1 pile=script
    buried who=1 pile=script
2523 1 pass [00a04c7c]
2524 2 pass [ff9b41dd]
2525 0 place:no-drama [2ab820f9]
2526 1 place:V.16 [3bc0c375]
2527 2 place:take-the-lead [1c173c9e]
    placed-all
2528 0 pass [9c87d654]
2529 1 pass [db0b7ac9]
2530 2 pass [3677fe1b]
2531 0 reveal [d3b495ba]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
2532 0 pass [26998a00]
2533 1 reveal [8636173a]
    turned-up who=1 card=V.16
    played who=1 card=V.16
    failed who=1 card=V.16
2534 1 pass [c7c3c1f2]
2535 2 reveal [67bc0361]
    turned-up-staging who=2 card=take-the-lead
2536 2 play [63a7599b]
    giving who=2 card=take-the-lead whom=1
    gave-lead who=2 whom=1
2537 2 pass [81724723]
    drew who=1 pile=staging
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=28
2538 2 pass [11ac7777]
2539 0 pass [912be5f5]
2540 1 pass [68fb4e5c]
2541 0 place:miscue [d7a97c53]
2542 1 place:V.11 [f13b2ea1]
2543 2 place:villainy [7fb69209]
    placed-all
2544 2 pass [14934a22]
2545 0 pass [d3174a14]
2546 1 pass [47cee2da]
2547 2 reveal [08662a0e]
    turned-up-staging who=2 card=villainy
    exiting who=2 card=villainy
2548 0 let [3a743da4]
    got-intrigue who=2 n=1
2549 2 improv [37e42544]
    improvised who=2
2550 2 draw:staging [4e8778ee]
2551 2 bury:take-the-lead [3979d0f0]
    drew who=2 pile=staging
    buried who=2 pile=staging
2552 2 pass [563af4d7]
2553 0 reveal [d29c8ff0]
    turned-up-staging who=0 card=miscue
2554 0 improv [d26526d6]
    improvised who=0
2555 0 draw:staging [c35ded6d]
2556 0 bury:take-the-lead [8ed1331d]
    drew who=0 pile=staging
    buried who=0 pile=staging
2557 0 play [42ec8299]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2558 1 switch:take-the-lead [635058fc]
    switched who=1
2559 0 place:revive [3dec8647]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2560 0 pass [74db477d]
2561 1 reveal [29a02206]
    turned-up-staging who=1 card=take-the-lead
2562 1 play [be492557]
2563 1 at:2 [9362df30]
    giving who=1 card=take-the-lead whom=2
    gave-lead who=1 whom=2
2564 1 pass [90d37886]
    drew who=2 pile=script
    script-empty
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=29
2565 0 pass [30f1fbaf]
2566 1 pass [b0727d0c]
2567 2 pass [f59b5560]
2568 0 place:seize [9b459ee0]
2569 1 place:V.11 [cdc3a252]
2570 2 place:seize [bb3d862d]
    placed-all
2571 0 pass [81c08b87]
2572 1 show:exchange [2322c70f]
2573 1 at:0 [69d3d908]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2574 0 let [8496bc03]
2575 1 give:no-drama [c6630b25]
    traded who=1 whom=0
2576 1 pass [6cc312f0]
2577 2 show:exchange [5d548b63]
2578 2 at:1 [294ec888]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
2579 2 give:miscue [7d63b01b]
    traded who=2 whom=1
2580 2 pass [0b1715d5]
2581 0 reveal [1d6bad6d]
    turned-up-staging who=0 card=seize
2582 0 exit [3513c4b7]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2583 0 improv [d70e1dd3]
    improvised who=0
2584 0 bury:seize [fb89c9d1]
    drew who=0 pile=staging
    buried who=0 pile=staging
2585 0 pass [e6b71ed0]
2586 1 reveal [6b9c29ae]
    turned-up who=1 card=V.11
2587 1 exit [7c65b0e4]
    exiting who=1 card=V.11
    got-intrigue who=1 n=1
2588 1 improv [069e0edb]
    improvised who=1
2589 1 draw:staging [cfbf48a8]
2590 1 bury:V.15 [30946c77]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
2591 1 pass [c3e7850c]
2592 2 reveal [d2d4b739]
    turned-up-staging who=2 card=seize
    exiting who=2 card=seize
    got-intrigue who=2 n=1
2593 2 show:exchange [7bf32874]
2594 2 at:1 [3cc994bb]
    showed-exchange who=2 whom=1
    drew who=2 pile=staging
    reshuffled pile=staging n=18
2595 2 give:seize [12b03731]
    traded who=2 whom=1
2596 2 improv [e9fa7819]
    improvised who=2
2597 2 draw:staging [26b5252d]
2598 2 bury:V.10 [ced75e0c]
    drew who=2 pile=staging
    buried who=2 pile=script
2599 2 pass [f3014a52]
    drew who=2 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=staging
    scene-began scene=30
2600 0 show:no-drama [193c1e42]
    no-drama who=0
    drew who=0 pile=staging
2601 0 pass [6ff0230a]
2602 1 pass [f4c3eac1]
2603 2 pass [f8cbc0bb]
2604 0 place:V.5 [9626b130]
2605 1 place:miscue [fef47e91]
2606 2 place:V.3 [1e35fb30]
    placed-all
2607 0 show:exchange [7ad9e954]
2608 0 at:1 [c5f5094a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2609 0 give:villainy [2c31b6d4]
    traded who=0 whom=1
2610 0 pass [db4ea8ea]
2611 1 pass [a5db5045]
2612 2 pass [5654f66a]
2613 0 reveal [14a0083e]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2614 0 pass [ba5fab3a]
2615 1 reveal [03a5637a]
    turned-up-staging who=1 card=miscue
2616 1 exit [fe79cf26]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2617 1 pass [2a6b3557]
2618 2 reveal [ebfe02a0]
    turned-up who=2 card=V.3
    exiting who=2 card=V.3
    got-intrigue who=2 n=1
2619 2 pass [345845d4]
    drew who=2 pile=staging
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=31
2620 0 improv [802423b8]
    improvised who=0
2621 0 draw:script [318b900e]
2622 0 bury:V.10 [20bfdcf1]
    drew who=0 pile=script
    buried who=0 pile=script
2623 0 pass [75d11ee7]
2624 1 improv [5dcabffc]
    improvised who=1
2625 1 draw:script [2196eb4d]
2626 1 bury:V.11 [b7eb3fbf]
    drew who=1 pile=script
    buried who=1 pile=script
2627 1 pass [c3b3006f]
2628 2 improv [97e814c3]
    improvised who=2
2629 2 draw:script [4177bdf8]
2630 2 bury:V.14 [619a6b68]
    drew who=2 pile=script
    buried who=2 pile=script
2631 2 pass [69bc9121]
2632 0 place:miscue [fdbfc6d0]
2633 1 place:villainy [ab5ef583]
2634 2 place:exchange [a09fab1c]
    placed-all
2635 0 pass [5c454b7c]
2636 1 pass [cb3ec745]
2637 2 pass [36bdc47f]
2638 0 reveal [bbaa7bf1]
    turned-up-staging who=0 card=miscue
2639 0 exit [888493da]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2640 0 pass [a1700c41]
2641 1 reveal [2c82ef26]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2642 1 pass [d67b13fd]
2643 2 reveal [31cd3f31]
    turned-up-staging who=2 card=exchange
2644 2 play [69866966]
2645 2 at:0 [065a6c62]
    aimed who=2 card=exchange whom=0
2646 0 let [df97c8dc]
2647 2 give:miscue [4e605507]
    traded who=2 whom=0
2648 2 pass [ee4ff9fb]
    drew who=2 pile=script
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=32
2649 0 pass [879394ac]
2650 1 improv [481025ef]
    improvised who=1
2651 1 bury:V.7 [8c28468b]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
2652 1 pass [2cba4f3c]
2653 2 pass [2d41a126]
2654 0 place:take-the-lead [05516093]
2655 1 place:villainy [7ada2dce]
2656 2 place:V.16 [dbc029b5]
    placed-all
2657 0 improv [a4d25cc2]
    improvised who=0
2658 0 switch:take-the-lead [c8e296bb]
    switched who=0
2659 0 pass [02ba0876]
2660 1 pass [8c4e3215]
2661 2 pass [3ee223bf]
2662 0 reveal [2532b681]
    turned-up-staging who=0 card=take-the-lead
2663 0 exit [4025e1dd]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2664 0 pass [40ccc84f]
2665 1 reveal [ed46b8e2]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2666 1 pass [b6e10e88]
2667 2 reveal [e55ee5b5]
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
