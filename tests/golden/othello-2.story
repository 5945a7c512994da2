set-up [2193d3be]
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
1 0 improv [6be87fff]
    improvised who=0
2 1 let [3b8b5181]
3 0 draw:script [49a12e96]
4 0 bury:I.6 [83f00ca4]
    drew who=0 pile=script
    buried who=0 pile=script
5 0 pass [d8796a55]
6 1 improv [8a9476c2]
    improvised who=1
7 0 spotlight [28d19bb8]
    stole-spotlight by=0 who=1
8 1 let [3219091b]
    blocked who=1
9 0 place:I.1 [6e8cf85f]
10 1 place:I.5 [b02486b6]
    placed-all
11 0 pass [db278ce5]
12 1 pass [4322a71e]
13 0 reveal [e67189ea]
    turned-up who=0 card=I.1
14 0 exit [3be4e994]
    exiting who=0 card=I.1
15 1 let [f190c95b]
    got-intrigue who=0 n=1
16 0 pass [5de45fb9]
17 1 show:exchange [c2e96818]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
18 0 let [984ee5a1]
19 1 give:take-the-lead [9001e73a]
    traded who=1 whom=0
20 1 reveal [1f69c847]
    turned-up who=1 card=I.5
21 1 play [119c3e92]
    played who=1 card=I.5
    scored who=1 card=I.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
22 1 pass [189a0766]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
23 0 pass [1ab3de25]
24 1 improv [4626fa95]
    improvised who=1
25 1 draw:script [7aed2874]
26 1 bury:I.11 [3cc82193]
    drew who=1 pile=script
    buried who=1 pile=script
27 1 pass [9b403b55]
28 0 place:revive [841ed3de]
29 1 place:take-the-lead [4bf399f6]
    placed-all
30 0 pass [12ab5d2a]
31 1 show:exchange [1f173b6b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
32 0 let [491d3404]
33 1 give:I.8 [1a34eaf0]
    traded who=1 whom=0
34 1 pass [375ad77e]
35 0 improv [4be319e6]
    improvised who=0
36 1 spotlight [3b30a4fa]
    stole-spotlight by=1 who=0
37 0 let [7f1f2882]
    blocked who=0
38 0 show:no-drama [f8478efa]
    no-drama who=0
    drew who=0 pile=staging
39 0 reveal [fb5a22c9]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
40 0 pass [602ef1c6]
41 1 coin:iago [e086aa2f]
42 1 wound:othello [06ab7963]
    used-iago who=1 character=othello
    wounded who=1 character=othello n=1 total=6
43 1 reveal [4c3c6a57]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
44 1 pass [b455f109]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=3
45 0 improv [186f4d1b]
    improvised who=0
46 0 draw:script [ea91e03c]
47 0 bury:I.7 [c9ad6f65]
    drew who=0 pile=script
    buried who=0 pile=script
48 0 pass [7a0ab3c7]
49 1 improv [23afdc3a]
    improvised who=1
50 1 draw:staging [d9a49eb5]
51 1 bury:miscue [06b35a62]
    drew who=1 pile=staging
    buried who=1 pile=staging
52 1 pass [c8048aa0]
53 0 place:I.2 [28ded2dc]
54 1 place:villainy [eaa29b31]
    placed-all
55 0 pass [bc37325f]
56 1 pass [7b6d56d6]
57 0 reveal [ba346069]
    turned-up who=0 card=I.2
    exiting who=0 card=I.2
58 1 let [3429616d]
    got-intrigue who=0 n=1
59 0 pass [96b40547]
60 1 reveal [e83afcfc]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
61 1 pass [9ec27243]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=4
62 0 pass [a25a3684]
63 1 pass [6dc74d40]
64 0 place:miscue [cf27444e]
65 1 place:I.10 [55dfae0a]
    placed-all
66 0 improv [dd8f882b]
    improvised who=0
67 0 switch:I.6 [06e3f907]
    switched who=0
68 0 pass [6f15323f]
69 1 improv [5fa5f85e]
    improvised who=1
70 1 switch:I.11 [11779104]
    switched who=1
71 1 pass [a5ebb609]
72 0 reveal [4653e2dd]
    turned-up who=0 card=I.6
73 0 exit [8959d1dd]
    exiting who=0 card=I.6
74 1 let [e864c93c]
    got-intrigue who=0 n=1
75 0 pass [8b60357f]
76 1 reveal [e370025c]
    turned-up who=1 card=I.11
77 1 play [240d5084]
    played who=1 card=I.11
    scored who=1 card=I.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
78 1 pass [4ba79567]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=5
79 0 pass [46eeab05]
80 1 improv [e2372fe4]
    improvised who=1
81 1 draw:staging [69c9b02a]
82 1 bury:revive [44ab8d85]
    drew who=1 pile=staging
    buried who=1 pile=staging
83 1 pass [05fa2f8f]
84 0 place:I.12 [5d06d2a6]
85 1 place:I.9 [94518490]
    placed-all
86 0 show:exchange [5b180198]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
87 1 let [9979874d]
88 0 give:I.8 [a02f83f3]
    traded who=0 whom=1
89 0 pass [2746b9aa]
90 1 pass [79b51138]
91 0 reveal [2b622cb9]
    turned-up who=0 card=I.12
92 0 play-in-vain [3af434a5]
    played who=0 card=I.12
    failed who=0 card=I.12
93 0 improv [02ed58c4]
    improvised who=0
94 0 draw:staging [845d05af]
95 0 bury:take-the-lead [ea62ddb4]
    drew who=0 pile=staging
    buried who=0 pile=staging
96 0 pass [16890a5a]
97 1 reveal [cb017f52]
    turned-up who=1 card=I.9
    played who=1 card=I.9
    failed who=1 card=I.9
98 1 coin:iago [ce21ce21]
99 1 wound:othello [a5c758ec]
    used-iago who=1 character=othello
    wounded who=1 character=othello n=2 total=6
100 1 pass [87d9e2b2]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
101 0 show:exchange [2fc3e220]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
102 1 let [ad41e471]
103 0 give:miscue [1184e9c2]
    traded who=0 whom=1
104 0 show:exchange [962a56c4]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
105 1 let [abd56555]
106 0 give:villainy [0c382f4d]
    traded who=0 whom=1
107 0 pass [b367e827]
108 1 pass [044c2050]
109 0 place:seize [c8ff88be]
110 1 place:miscue [74df12ce]
    placed-all
111 0 improv [272c13d0]
    improvised who=0
112 0 switch:I.10 [d9cff3a5]
    switched who=0
113 0 pass [05bf358a]
114 1 improv [7093dbe5]
    improvised who=1
115 1 switch:no-drama [a0593136]
    switched who=1
116 1 pass [5a9fc8d5]
117 0 reveal [ed26cbea]
    turned-up who=0 card=I.10
118 0 play [5acb5e49]
    played who=0 card=I.10
119 1 let [779b9f6d]
    scored who=0 card=I.10 n=1
    got-intrigue who=0 n=2
120 0 show:no-drama [408df2c0]
    no-drama who=0
    drew who=0 pile=staging
121 0 pass [c1482055]
122 1 reveal [44f18683]
    turned-up-staging who=1 card=no-drama
123 1 play [a4f53a02]
    played who=1 card=no-drama
    no-drama who=1
124 1 pass [231e4b78]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    scene-began scene=7
125 0 pass [0e6d5933]
126 1 pass [2ef2d39f]
127 0 place:villainy [f6088311]
128 1 place:I.8 [c0c8c57a]
    placed-all
129 0 improv [51fea37f]
    improvised who=0
130 0 switch:I.4 [0b0c1a4f]
    switched who=0
131 0 pass [65bdcfe1]
132 1 pass [f02d744d]
133 0 reveal [37f3c03c]
    turned-up who=0 card=I.4
134 0 exit [6ad0fe7d]
    exiting who=0 card=I.4
    got-intrigue who=0 n=1
135 0 pass [26bb612e]
136 1 reveal [74f4a470]
    turned-up who=1 card=I.8
    exiting who=1 card=I.8
    got-intrigue who=1 n=1
137 1 pass [01cf78b2]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
138 0 improv [c7745337]
    improvised who=0
139 0 draw:staging [f7af6cbb]
140 0 bury:take-the-lead [83484053]
    drew who=0 pile=staging
    buried who=0 pile=staging
141 0 pass [3ba924b6]
142 1 pass [f0e94d29]
143 0 place:miscue [691e3cbd]
144 1 place:I.7 [c13e38a5]
    placed-all
145 0 pass [e46b52a7]
146 1 improv [51654b35]
    improvised who=1
147 1 switch:miscue [f9dfe105]
    switched who=1
148 1 pass [a1f7f2b3]
149 0 reveal [31e2295e]
    turned-up-staging who=0 card=miscue
150 0 exit [bfcfd13e]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
151 0 pass [63f3ba29]
152 1 reveal [ab4ea82a]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
153 1 pass [5c559a00]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=9
154 0 pass [c207c6c2]
155 1 improv [21454974]
    improvised who=1
156 1 draw:staging [387439c6]
157 1 bury:I.7 [58b3c618]
    drew who=1 pile=staging
    buried who=1 pile=script
158 1 pass [64b341f8]
159 0 place:villainy [04e05b35]
160 1 place:I.12 [ff02e5a1]
    placed-all
161 0 pass [35117481]
162 1 pass [72a32c82]
163 0 improv [485f32f9]
    improvised who=0
164 0 draw:staging [fcdf2d25]
165 0 bury-placed [639ead98]
    drew who=0 pile=staging
    buried who=0 pile=staging
166 0 reveal [742adb56]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
167 0 pass [a74e292f]
168 1 reveal [d4c1c9ff]
    turned-up who=1 card=I.12
    played who=1 card=I.12
    failed who=1 card=I.12
169 1 pass [1e9e81ac]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=10
170 0 improv [ef0fb68c]
    improvised who=0
171 0 draw:script [33a14a3c]
172 0 bury:I.1 [76fc525f]
    drew who=0 pile=script
    buried who=0 pile=script
173 0 pass [9573f3a8]
174 1 pass [695948d2]
175 0 place:I.6 [892cbb03]
176 1 place:miscue [101f4e35]
    placed-all
177 0 pass [9716c6fe]
178 1 pass [debd9c72]
179 0 reveal [67d783bc]
    turned-up who=0 card=I.6
180 0 play [3e41dac1]
    played who=0 card=I.6
    scored who=0 card=I.6 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
181 0 coin:cassio [34a008e5]
    used-coin who=0 coin=cassio
182 0 draw:staging [560e93fc]
183 0 bury:seize [9a915832]
    drew who=0 pile=staging
    buried who=0 pile=staging
184 0 pass [11377962]
185 1 reveal [8a58ceb2]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
186 1 improv [1f2f61b9]
    improvised who=1
187 1 draw:script [01549d9a]
188 1 bury:I.3 [9c3c4c84]
    drew who=1 pile=script
    buried who=1 pile=script
189 1 pass [9314e8d6]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=11
190 0 pass [e2f16621]
191 1 pass [257493ea]
192 0 place:seize [421afabf]
193 1 place:I.2 [8025636f]
    placed-all
194 0 improv [d015ce98]
    improvised who=0
195 0 switch:I.9 [40a7d4a4]
    switched who=0
196 0 pass [7399cdc8]
197 1 pass [c558d40d]
198 0 reveal [c437890a]
    turned-up who=0 card=I.9
    played who=0 card=I.9
    scored who=0 card=I.9 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
199 0 coin:desdemona [8d4c4f8d]
    no-drama-coin who=0
200 0 pass [d215945e]
201 1 reveal [72a7d03f]
    turned-up who=1 card=I.2
202 1 exit [eccf7188]
    exiting who=1 card=I.2
    got-intrigue who=1 n=1
203 1 pass [16125a31]
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    drew who=0 pile=staging
    scene-began scene=12
204 0 pass [5280a0e9]
205 1 improv [568128c6]
    improvised who=1
206 1 draw:staging [ff3d6a3f]
207 1 bury:seize [de7fc305]
    drew who=1 pile=staging
    buried who=1 pile=staging
208 1 show:exchange [5e18f37c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
209 0 let [a27bd5a6]
210 1 give:take-the-lead [28451e64]
    traded who=1 whom=0
211 1 show:exchange [8e8fb405]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
212 0 let [3b875493]
213 1 give:I.7 [f95539b5]
    traded who=1 whom=0
214 1 pass [05b07859]
215 0 place:villainy [df2f6bbe]
216 1 place:villainy [c2052240]
    placed-all
217 0 show:no-drama [3efce93c]
    no-drama who=0
    drew who=0 pile=staging
218 0 pass [62dac00a]
219 1 pass [0ac409e3]
220 0 reveal [e1780522]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
221 0 improv [a367247a]
    improvised who=0
222 0 draw:staging [fb2b0e69]
223 0 bury:take-the-lead [3015d69d]
    drew who=0 pile=staging
    buried who=0 pile=staging
224 0 pass [b9175b51]
225 1 reveal [f5adcd13]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
226 1 pass [6308090e]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=13
227 0 pass [9dfa841b]
228 1 pass [f57fe78e]
229 0 place:I.7 [479299db]
230 1 place:take-the-lead [c9a6d5ad]
    placed-all
231 0 pass [2a2dee14]
232 1 improv [dbe45ec3]
    improvised who=1
233 1 switch:miscue [7997e345]
    switched who=1
234 1 pass [1f8f44ce]
235 0 reveal [cdb7409f]
    turned-up who=0 card=I.7
236 0 exit [48a1c400]
    exiting who=0 card=I.7
    got-intrigue who=0 n=1
237 0 pass [2edfbb53]
238 1 reveal [6fd01d11]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
239 1 pass [a428c1fb]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=14
240 0 improv [d9627adf]
    improvised who=0
241 0 draw:staging [036044a2]
242 0 bury:no-drama [4b93b9fa]
    drew who=0 pile=staging
    buried who=0 pile=staging
243 0 pass [0067c57d]
244 1 improv [d530ccb2]
    improvised who=1
245 1 draw:staging [9d4db7bc]
246 1 bury:take-the-lead [b0fdec19]
    drew who=1 pile=staging
    buried who=1 pile=staging
247 1 show:exchange [c831edbd]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
248 1 give:revive [2581909f]
    traded who=1 whom=0
249 1 pass [44f2195b]
250 0 place:take-the-lead [69a1d7ec]
251 1 place:seize [53c8513c]
    placed-all
252 0 pass [f73525fc]
253 1 pass [f6adafaa]
254 0 reveal [9fdf6897]
    turned-up-staging who=0 card=take-the-lead
255 0 exit [c4ac9dc8]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
256 0 show:no-drama [4731ee00]
    no-drama who=0
    drew who=0 pile=staging
257 0 pass [d093bf06]
258 1 reveal [61f38345]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
259 1 pass [30c7bdf4]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=15
260 0 pass [224b556a]
261 1 pass [f7e7bd25]
262 0 place:seize [8ac38b90]
263 1 place:I.2 [72fe1527]
    placed-all
264 0 pass [635fd04e]
265 1 pass [50f2c8e4]
266 0 reveal [2a1abc8c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
267 0 pass [13f02319]
268 1 reveal [dbff4244]
    turned-up who=1 card=I.2
269 1 exit [ae8924ec]
    exiting who=1 card=I.2
    got-intrigue who=1 n=1
270 1 improv [4650e989]
    improvised who=1
271 1 draw:script [b4113c55]
272 1 bury:I.8 [15e639bc]
    drew who=1 pile=script
    buried who=1 pile=script
273 1 pass [f90addc4]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=2
    scene-began scene=16
274 0 improv [467ca445]
    improvised who=0
275 0 draw:staging [4a5505db]
276 0 bury:revive [c1909406]
    drew who=0 pile=staging
    buried who=0 pile=staging
277 0 pass [21a2ccf5]
278 1 pass [ea9e7437]
279 0 place:seize [4b067801]
280 1 place:I.1 [895df79c]
    placed-all
281 0 pass [178c5bb0]
282 1 improv [21afab58]
    improvised who=1
283 1 switch:I.3 [2a7f1d26]
    switched who=1
284 1 pass [46382c33]
285 0 reveal [216b78db]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
286 0 pass [3ffa3c27]
287 1 reveal [86c21d03]
    turned-up who=1 card=I.3
288 1 play [46a762c4]
    played who=1 card=I.3
    scored who=1 card=I.3 n=1
    got-intrigue who=1 n=2
289 1 pass [80788cda]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=17
290 0 pass [bd55287e]
291 1 show:exchange [6636bac3]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
292 0 let [525432b3]
293 1 give:I.12 [258f9653]
    traded who=1 whom=0
294 1 improv [70027770]
    improvised who=1
295 1 draw:staging [059c42bb]
296 1 bury:miscue [3dc2be43]
    drew who=1 pile=staging
    buried who=1 pile=staging
297 1 pass [ef2ba3db]
298 0 place:I.8 [f610b3c6]
299 1 place:I.1 [96801733]
    placed-all
300 0 improv [259eacfc]
    improvised who=0
301 0 switch:villainy [641a4479]
    switched who=0
302 0 show:exchange [c1f080a0]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
303 1 let [78c5881f]
304 0 give:take-the-lead [b964d92f]
    traded who=0 whom=1
305 0 pass [f50554a1]
306 1 pass [b71270ac]
307 0 reveal [41c98414]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
308 1 let [7e17809d]
    got-intrigue who=0 n=1
309 0 pass [a4df35a6]
310 1 reveal [322e0d7f]
    turned-up who=1 card=I.1
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
311 1 pass [e5e9c159]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=18
312 0 improv [f0d6cd70]
    improvised who=0
313 0 draw:script [df95ee83]
314 0 bury:I.4 [49344cca]
    drew who=0 pile=script
    buried who=0 pile=script
315 0 pass [632f6aef]
316 1 show:no-drama [2a57327b]
    no-drama who=1
    drew who=1 pile=staging
317 1 pass [68284491]
318 0 place:I.8 [a40b1279]
319 1 place:miscue [546f0577]
    placed-all
320 0 pass [3cebeafd]
321 1 improv [a03040a6]
    improvised who=1
322 1 switch:take-the-lead [936d09fc]
    switched who=1
323 1 pass [cffed553]
324 0 reveal [6672db00]
    turned-up who=0 card=I.8
325 0 play [296fff73]
    played who=0 card=I.8
    scored who=0 card=I.8 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
326 0 pass [7ab46ff8]
327 1 reveal [ea26744c]
    turned-up-staging who=1 card=take-the-lead
328 1 play [58e1b0ac]
    giving who=1 card=take-the-lead whom=0
329 0 let [c78ab7d7]
    gave-lead who=1 whom=0
330 1 pass [f653a9e5]
    drew who=0 pile=staging
    drew who=1 pile=script
    script-empty
    scene-began scene=19
331 1 pass [533faaa7]
332 0 coin:othello [e2f508fc]
    giving-by-coin who=0 coin=othello whom=1
    gave-lead who=0 whom=1
333 0 improv [fc1e1d88]
    improvised who=0
334 0 bury:I.7 [3b3a4803]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=17
    staging-empty n=1
335 0 pass [233594f1]
336 0 place:revive [fad673c5]
337 1 place:I.2 [bed974b2]
    placed-all
338 0 pass [77575e0a]
339 1 pass [6a76373f]
340 0 reveal [4ef1aa6d]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
341 0 pass [facac04c]
342 1 reveal [88c5691f]
    turned-up who=1 card=I.2
343 1 play [c6bc5e69]
    played who=1 card=I.2
    scored who=1 card=I.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
344 1 improv [537aff74]
    improvised who=1
345 1 draw:script [64e976f5]
346 1 bury:I.4 [45d78bed]
    drew who=1 pile=script
    buried who=1 pile=script
347 1 pass [da3d61b8]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=20
348 0 improv [a11da310]
    improvised who=0
349 0 bury:revive [779c568c]
    drew who=0 pile=staging
    buried who=0 pile=staging
350 0 pass [9627e01e]
351 1 pass [3112ef8e]
352 0 place:miscue [3641114f]
353 1 place:I.7 [670c22ca]
    placed-all
354 0 pass [bfc9080f]
355 1 pass [a2102c89]
356 0 reveal [657a54a2]
    turned-up-staging who=0 card=miscue
357 0 play [e5968724]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
358 1 switch:exchange [3c6a4383]
    switched who=1
359 0 place:take-the-lead [5f065672]
    turned-up-staging who=0 card=take-the-lead
360 0 exit [e21cbd82]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
361 0 pass [2126a08e]
362 1 reveal [4aace422]
    turned-up-staging who=1 card=exchange
363 1 play [bf0dd1cf]
    aimed who=1 card=exchange whom=0
364 0 let [40d6c6b2]
365 1 give:take-the-lead [48bfaf32]
    traded who=1 whom=0
366 1 pass [b46e138e]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=21
367 0 pass [49478fa2]
368 1 show:exchange [c1af1574]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
369 0 let [fd01ab36]
370 1 give:seize [f045f296]
    traded who=1 whom=0
371 1 pass [4a16f058]
372 0 place:I.12 [875d7cc9]
373 1 place:I.4 [94e6c102]
    placed-all
374 0 improv [4c464c75]
    improvised who=0
375 0 switch:revive [0a19c698]
    switched who=0
376 0 pass [8ddf717e]
377 1 show:exchange [f9c060af]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
378 1 give:villainy [f1abadce]
    traded who=1 whom=0
379 1 pass [ed5e547a]
380 0 reveal [b38cc147]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
381 0 pass [864e7ed2]
382 1 coin:iago [5a451254]
383 1 wound:roderigo [3c36f2a6]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=1 total=4
384 1 reveal [03360958]
    turned-up who=1 card=I.4
    exiting who=1 card=I.4
    got-intrigue who=1 n=1
385 1 pass [87238fb9]
    drew who=1 pile=staging
    reshuffled pile=script n=1
    drew who=0 pile=script
    scene-began scene=22
386 0 pass [57528089]
387 1 improv [eac2ce71]
    improvised who=1
388 1 bury:seize [ffa2350c]
    drew who=1 pile=staging
    buried who=1 pile=staging
389 1 pass [b57fcb51]
390 0 place:seize [8497928d]
391 1 place:I.7 [ee3493f5]
    placed-all
392 0 pass [77e9cf90]
393 1 pass [42b749c4]
394 0 improv [0d2bbf90]
    improvised who=0
395 0 bury:take-the-lead [2b8c47ed]
    drew who=0 pile=staging
    buried who=0 pile=staging
396 0 reveal [3a77a3ab]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
397 0 show:exchange [bb05d368]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
398 0 give:I.4 [d8dd2994]
    traded who=0 whom=1
399 0 show:no-drama [65661eff]
    no-drama who=0
    drew who=0 pile=staging
400 0 pass [f82d2667]
401 1 reveal [1f29f40f]
    turned-up who=1 card=I.7
    exiting who=1 card=I.7
    got-intrigue who=1 n=1
402 1 show:no-drama [4a420697]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=1
403 1 pass [f3389ab1]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=23
404 0 pass [261a5446]
405 1 pass [74c1c656]
406 0 place:I.1 [ca648606]
407 1 place:no-drama [5fe1efb3]
    placed-all
408 0 pass [36dbbd09]
409 1 pass [1b4d4458]
410 0 reveal [70e8afcc]
    turned-up who=0 card=I.1
411 0 play [e40891d3]
    played who=0 card=I.1
    scored who=0 card=I.1 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
412 0 pass [efbbc057]
413 1 reveal [d43a425c]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
414 1 pass [ee5c7540]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
415 0 coin:roderigo [a806dade]
    used-coin-at who=0 coin=roderigo whom=1
416 1 let [ac754dc5]
417 0 give:I.12 [1d1040bb]
    traded who=0 whom=1
418 0 improv [1862b933]
    improvised who=0
419 0 bury:I.7 [c6b3dbfa]
    drew who=0 pile=staging
    buried who=0 pile=script
420 0 pass [401f55b3]
421 1 pass [740db064]
422 0 place:miscue [90101dfe]
423 1 place:seize [4282093f]
    placed-all
424 0 pass [c6619802]
425 1 pass [db2b140e]
426 0 show:exchange [50543a27]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
427 1 seize [bb98fe55]
    seized by=1 who=0 card=exchange
    got-spotlight who=1 n=1
428 0 reveal [83b0dd34]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
429 0 pass [341613e6]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=25
430 0 pass [d2e222d4]
431 1 pass [601612df]
432 0 place:take-the-lead [e5901d3e]
433 1 place:miscue [37103353]
    placed-all
434 0 pass [4aa20529]
435 1 pass [29ffbdb3]
436 0 improv [f3ab8524]
    improvised who=0
437 1 let [8ec6e597]
438 0 bury:revive [e23d0d0f]
    drew who=0 pile=staging
    buried who=0 pile=staging
439 0 reveal [f3ea74f8]
    turned-up-staging who=0 card=take-the-lead
440 0 play [ee5ea80b]
    aimed who=0 card=take-the-lead whom=1
441 1 spotlight [adcef13c]
    stole-spotlight by=1 who=0
    blocked who=0
442 1 reveal [078565fc]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
443 1 pass [be7099d3]
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=2
    drew who=0 pile=staging
    scene-began scene=26
    final-scene
444 0 show:exchange [422d0192]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
445 1 let [a871e4f7]
446 0 give:take-the-lead [9f668aca]
    traded who=0 whom=1
447 0 pass [86868510]
448 1 improv [af58d7fe]
    improvised who=1
449 1 bury:I.4 [99385867]
    drew who=1 pile=staging
    buried who=1 pile=script
450 1 pass [6b0a27fe]
451 0 place:villainy [9436ece1]
452 1 place:revive [01b2c6ac]
    placed-all
453 0 pass [dfa82f27]
454 1 pass [b6d30fe1]
455 0 reveal [70b22b15]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
456 0 show:no-drama [5338001b]
    no-drama who=0
    drew who=0 pile=staging
457 0 pass [d9dcfe04]
458 1 reveal [1e434b1c]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
459 1 show:no-drama [66c6b9dd]
    no-drama who=1
    drew who=1 pile=staging
460 1 pass [3894c32b]
    act-ran-out act=I
    tallied who=0 n=6
    tallied who=1 n=4
    lead-cast who=1
461 1 discard:miscue [733f376b]
    discarded who=1 card=miscue
462 1 discard:villainy [c817cddf]
    discarded who=1 card=villainy
463 1 discard:take-the-lead [a120a97e]
    discarded who=1 card=take-the-lead
464 0 discard:revive [04b7cf27]
    discarded who=0 card=revive
    dealt who=1 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=II who=1
    scene-began scene=1
465 0 pass [cb582d1e]
466 1 pass [92a04ee3]
467 0 place:villainy [d626d11e]
468 1 place:seize [eb86339d]
    placed-all
469 0 pass [9fb62e0e]
470 1 pass [aeea728b]
471 0 reveal [6a07615e]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
472 0 pass [d3e8c662]
473 1 reveal [c6adc267]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
474 1 improv [3300f768]
    improvised who=1
475 1 draw:staging [e1e122ed]
476 1 bury:II.11 [75e898dc]
    drew who=1 pile=staging
    buried who=1 pile=script
477 1 show:exchange [2c42c6ab]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
478 0 let [8089a3c5]
479 1 give:seize [534cf162]
    traded who=1 whom=0
480 1 pass [51240de0]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=2
481 0 improv [66bb7163]
    improvised who=0
482 0 draw:staging [c1da7abc]
483 0 bury:II.6 [e61f2e9d]
    drew who=0 pile=staging
    buried who=0 pile=script
484 0 pass [22e7c2a8]
485 1 pass [4815ec33]
486 0 place:seize [241b2f49]
487 1 place:II.3 [ce27dbfc]
    placed-all
488 0 pass [716233ed]
489 1 pass [3b04e2a5]
490 0 reveal [94e197ae]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
491 0 pass [8e442bc2]
492 1 reveal [9312165c]
    turned-up who=1 card=II.3
493 1 exit [219a2f74]
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
494 1 pass [c2df1fdc]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=3
495 0 pass [4697465b]
496 1 show:exchange [fa9604d4]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
497 0 let [f2d4f820]
498 1 give:II.4 [725d901a]
    traded who=1 whom=0
499 1 pass [e6313a28]
500 0 place:II.7 [c162026f]
501 1 place:II.12 [1b3c08da]
    placed-all
502 0 improv [449123a2]
    improvised who=0
503 0 switch:take-the-lead [f8a6677b]
    switched who=0
504 0 pass [e01a9e53]
505 1 improv [10a426e6]
    improvised who=1
506 1 switch:II.10 [e5c2571b]
    switched who=1
507 1 pass [0b9a240f]
508 0 reveal [a6984459]
    turned-up-staging who=0 card=take-the-lead
509 0 play [951a8aba]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
510 0 pass [21d4a59f]
511 1 reveal [3f293a01]
    turned-up who=1 card=II.10
    played who=1 card=II.10
    scored who=1 card=II.10 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
512 1 coin:othello [f327cd84]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
513 1 pass [5eef6137]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=4
514 0 pass [d33c0e2b]
515 1 show:exchange [d70e733a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
516 1 give:II.12 [48de9c3c]
    traded who=1 whom=0
517 1 pass [be4633ba]
518 0 place:take-the-lead [ee692f6a]
519 1 place:seize [e2aed1b7]
    placed-all
520 0 pass [62efd507]
521 1 improv [cddae9f8]
    improvised who=1
522 1 switch:take-the-lead [e3ed8093]
    switched who=1
523 1 pass [cdd00fc5]
524 0 reveal [98710852]
    turned-up-staging who=0 card=take-the-lead
525 0 exit [89a71ea9]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
526 0 pass [d45b2b38]
527 1 reveal [905f0def]
    turned-up-staging who=1 card=take-the-lead
528 1 exit [25ab5509]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
529 1 pass [7970300a]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=5
530 0 pass [39fbaef8]
531 1 pass [1eec8ba8]
532 0 place:II.12 [361980e4]
533 1 place:II.11 [7b6b350f]
    placed-all
534 0 improv [11d84bfe]
    improvised who=0
535 0 switch:II.4 [fb705044]
    switched who=0
536 0 pass [2f46b6a1]
537 1 pass [9561c363]
538 0 reveal [613237ac]
    turned-up who=0 card=II.4
539 0 exit [a238bfbc]
    exiting who=0 card=II.4
540 1 let [ab3000f4]
    got-intrigue who=0 n=1
541 0 pass [b8b961a7]
542 1 improv [047478d5]
    improvised who=1
543 1 draw:script [cf9c5d8f]
544 1 bury-placed [8c617e86]
    drew who=1 pile=script
    buried who=1 pile=script
545 1 reveal [202f90f5]
    turned-up who=1 card=II.3
546 1 exit [c40b3c2f]
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
547 1 pass [48f072b5]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
548 0 pass [fa2c2fb4]
549 1 improv [fc1254c9]
    improvised who=1
550 1 draw:script [de62eea6]
551 1 bury:II.8 [44ecbaaf]
    drew who=1 pile=script
    buried who=1 pile=script
552 1 pass [69ac1fa5]
553 0 place:II.7 [254b4706]
554 1 place:II.9 [1925671d]
    placed-all
555 0 pass [404f2420]
556 1 pass [22222651]
557 0 reveal [86c503c3]
    turned-up who=0 card=II.7
558 0 improv [9a494a35]
    improvised who=0
559 0 draw:script [a7ad953a]
560 0 bury:II.6 [47e21814]
    drew who=0 pile=script
    buried who=0 pile=script
561 0 exit [8980cd8d]
    exiting who=0 card=II.7
    got-intrigue who=0 n=1
562 0 pass [c9df86dd]
563 1 reveal [ce2253c1]
    turned-up who=1 card=II.9
564 1 play [8739eed2]
    played who=1 card=II.9
    scored who=1 card=II.9 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
565 1 pass [082e5dd4]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=7
566 0 improv [366d98bb]
    improvised who=0
567 0 draw:staging [fc420f38]
568 0 bury:II.2 [1845b9c5]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=18
569 0 show:exchange [12e0dce8]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
570 1 let [7a5c4686]
571 0 give:no-drama [475699b8]
    traded who=0 whom=1
572 0 pass [0dd8bfb8]
573 1 improv [f840dbae]
    improvised who=1
574 1 draw:staging [75c81e1a]
575 1 bury:II.5 [4664145c]
    drew who=1 pile=staging
    buried who=1 pile=script
576 1 pass [8ac58c49]
577 0 place:miscue [abc43ed9]
578 1 place:II.11 [fc67201e]
    placed-all
579 0 pass [1241e02d]
580 1 show:exchange [3c73a18e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
581 1 give:seize [ac7b9433]
    traded who=1 whom=0
582 1 pass [0075d01d]
583 0 reveal [a7dc899a]
    turned-up-staging who=0 card=miscue
584 0 play [2dcf471e]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
585 1 switch:seize [aae06e1a]
    switched who=1
586 0 place:seize [1b97a602]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
587 0 pass [651f2032]
588 1 coin:iago [447194ca]
589 1 wound:iago [bcfaeaa6]
    used-iago who=1 character=iago
    wounded who=1 character=iago n=1 total=6
590 1 reveal [c5a2e13b]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
591 1 show:no-drama [f9450c7b]
    no-drama who=1
    drew who=1 pile=staging
592 1 pass [c2a4c8c9]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=8
593 0 pass [d006c607]
594 1 show:exchange [11cc6c4a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
595 0 let [3df721e8]
596 1 give:revive [508b3a52]
    traded who=1 whom=0
597 1 pass [50928d95]
598 0 place:II.8 [1146d0d6]
599 1 place:II.6 [d8c36c9a]
    placed-all
600 0 improv [3c3c665e]
    improvised who=0
601 0 switch:take-the-lead [89311245]
    switched who=0
602 0 pass [0697cde8]
603 1 pass [f9252f06]
604 0 reveal [09457777]
    turned-up-staging who=0 card=take-the-lead
605 0 play [f4b3e1fc]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
606 0 pass [882e1811]
607 1 reveal [dd51a849]
    turned-up who=1 card=II.6
608 1 exit [ffdca528]
    exiting who=1 card=II.6
    got-intrigue who=1 n=1
609 1 improv [56421d9c]
    improvised who=1
610 1 draw:script [88468311]
611 1 bury:II.11 [872affad]
    drew who=1 pile=script
    buried who=1 pile=script
612 1 pass [88707b68]
    drew who=0 pile=script
    reshuffled pile=script n=4
    drew who=1 pile=staging
    scene-began scene=9
613 1 pass [36a23067]
614 0 pass [453408c7]
615 0 place:II.12 [dfe3d08c]
616 1 place:miscue [c2cd5853]
    placed-all
617 1 pass [55380156]
618 0 pass [be7213da]
619 1 reveal [85577c05]
    turned-up-staging who=1 card=miscue
620 1 exit [29da3153]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
621 1 improv [43e527b0]
    improvised who=1
622 1 draw:staging [26ca6f32]
623 1 bury:II.2 [0b44e8ca]
    drew who=1 pile=staging
    buried who=1 pile=script
624 1 pass [20178909]
625 0 reveal [7d29d4e3]
    turned-up who=0 card=II.12
    played who=0 card=II.12
    scored who=0 card=II.12 n=3
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
    act-ended act=II
    tallied who=0 n=9
    tallied who=1 n=8
    lead-cast who=1
626 1 discard:exchange [64e64f6e]
    discarded who=1 card=exchange
627 1 discard:villainy [ef120109]
    discarded who=1 card=villainy
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=III who=1
    scene-began scene=1
628 0 improv [6b8d1b60]
    improvised who=0
629 0 draw:staging [1cc55a70]
630 0 bury:take-the-lead [df8d1356]
    drew who=0 pile=staging
    buried who=0 pile=staging
631 0 pass [419ddedf]
632 1 pass [3b38c505]
633 0 place:III.4 [b042e12d]
634 1 place:III.6 [32bab31b]
    placed-all
635 0 pass [22b8059a]
636 1 pass [8845d249]
637 0 reveal [ad8a17ab]
    turned-up who=0 card=III.4
638 0 exit [0b1d867d]
    exiting who=0 card=III.4
    got-intrigue who=0 n=1
639 0 coin:iago [65157315]
640 0 wound:bianca [3bf4a4dd]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
641 0 pass [c44be130]
642 1 reveal [aa018baa]
    turned-up who=1 card=III.6
    exiting who=1 card=III.6
    got-intrigue who=1 n=1
643 1 pass [2978e460]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
644 0 pass [6a5679fd]
645 1 improv [63bdb527]
    improvised who=1
646 1 draw:staging [2a6b9b5d]
647 1 bury:III.10 [ef96fa06]
    drew who=1 pile=staging
    buried who=1 pile=script
648 1 pass [691d9a62]
649 0 place:III.12 [96cba630]
650 1 place:III.2 [d0484b01]
    placed-all
651 0 improv [239f1425]
    improvised who=0
652 0 switch:III.7 [dcbcb4fd]
    switched who=0
653 0 pass [7bdf1fe1]
654 1 pass [d60b2a17]
655 0 reveal [bbfcc166]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    failed who=0 card=III.7
656 0 pass [0b871e69]
657 1 reveal [2a684860]
    turned-up who=1 card=III.2
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
658 1 show:no-drama [327cc744]
    no-drama who=1
    drew who=1 pile=staging
659 1 pass [4bfe04dc]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
660 0 pass [238c223b]
661 1 pass [ab95171d]
662 0 place:revive [5bad347a]
663 1 place:seize [b2bab5b6]
    placed-all
664 0 pass [ab273653]
665 1 pass [24762e4d]
666 0 reveal [5feb01d7]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
667 0 pass [b4eac46f]
668 1 reveal [2fa98062]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
669 1 pass [3bab8bcc]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=4
670 0 show:no-drama [40028765]
    no-drama who=0
    drew who=0 pile=staging
671 0 show:exchange [181ddb68]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
672 1 let [100c9f5e]
673 0 give:III.13 [7a2be58a]
    traded who=0 whom=1
674 0 pass [1b053290]
675 1 improv [75c9592f]
    improvised who=1
676 1 draw:staging [0b0b6dc6]
677 1 bury:III.14 [350e398a]
    drew who=1 pile=staging
    buried who=1 pile=script
678 1 pass [6b2b4837]
679 0 place:III.15 [995b3d2f]
680 1 place:III.11 [aaa187ab]
    placed-all
681 0 pass [647b72ad]
682 1 pass [588e6597]
683 0 reveal [87c09f96]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
684 0 pass [1e9ffa29]
685 1 reveal [199e57f4]
    turned-up who=1 card=III.11
    exiting who=1 card=III.11
    got-intrigue who=1 n=1
686 1 pass [e570e821]
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    drew who=0 pile=staging
    scene-began scene=5
687 0 show:exchange [92b3d2bc]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
688 1 let [dc21890e]
689 0 give:miscue [e5abe7e0]
    traded who=0 whom=1
690 0 pass [da7354d6]
691 1 pass [3a815fcb]
692 0 place:III.9 [ebde6b8d]
693 1 place:take-the-lead [c6b4a267]
    placed-all
694 0 show:exchange [69dd1424]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
695 1 let [4d788d7d]
696 0 give:miscue [77918801]
    traded who=0 whom=1
697 0 pass [7341946a]
698 1 improv [4bb71a01]
    improvised who=1
699 1 switch:villainy [ac5086d8]
    switched who=1
700 1 pass [4071794b]
701 0 reveal [c284dd74]
    turned-up who=0 card=III.9
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
702 0 pass [30205253]
703 1 reveal [8c47e258]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
704 1 pass [ddf1c6cd]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=6
705 0 improv [17602dd6]
    improvised who=0
706 0 draw:staging [a7f9371b]
707 0 bury:villainy [c2745887]
    drew who=0 pile=staging
    buried who=0 pile=staging
708 0 pass [37cfd6c7]
709 1 pass [7df6216b]
710 0 place:revive [0e668c7a]
711 1 place:seize [bc33cbc4]
    placed-all
712 0 pass [07fe7d7c]
713 1 improv [c4abb208]
    improvised who=1
714 1 switch:take-the-lead [791538cc]
    switched who=1
715 1 pass [b72ec08a]
716 0 reveal [c887f1f7]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
717 0 pass [c529fe58]
718 1 reveal [fc6c5968]
    turned-up-staging who=1 card=take-the-lead
719 1 play [2826ddfe]
    giving who=1 card=take-the-lead whom=0
720 0 let [85e84a75]
    gave-lead who=1 whom=0
721 1 pass [92e90c5e]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=7
722 1 pass [fe4cc9d7]
723 0 pass [14d58827]
724 0 place:seize [2447be8c]
725 1 place:seize [5aa9ec13]
    placed-all
726 1 pass [e5ad42d9]
727 0 improv [d93d32b3]
    improvised who=0
728 0 switch:III.12 [a0f5ffd7]
    switched who=0
729 0 pass [186d855d]
730 1 reveal [73163987]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
731 1 improv [a6ad423e]
    improvised who=1
732 1 draw:staging [5c54773f]
733 1 bury:seize [7e9898cd]
    drew who=1 pile=staging
    buried who=1 pile=staging
734 1 pass [75090768]
735 0 reveal [bbddf72d]
    turned-up who=0 card=III.12
    exiting who=0 card=III.12
    got-intrigue who=0 n=1
736 0 pass [9c9c0a3e]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=8
737 1 pass [3b216a19]
738 0 improv [3876854f]
    improvised who=0
739 0 draw:script [501fcd5d]
740 0 bury:III.13 [312c5af4]
    drew who=0 pile=script
    buried who=0 pile=script
741 0 pass [2ff558cd]
742 0 place:revive [fd675984]
743 1 place:III.10 [6503d419]
    placed-all
744 1 pass [02650fcd]
745 0 pass [5caa57a4]
746 1 reveal [2b088d10]
    turned-up who=1 card=III.10
747 1 exit [604ff052]
    exiting who=1 card=III.10
    got-intrigue who=1 n=1
748 1 improv [8afe417e]
    improvised who=1
749 1 draw:staging [be43114f]
750 1 bury:take-the-lead [92139c21]
    drew who=1 pile=staging
    buried who=1 pile=staging
751 1 pass [6204c947]
752 0 reveal [f428b115]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
753 0 pass [177ed2ac]
    drew who=0 pile=script
    reshuffled pile=script n=9
    drew who=1 pile=staging
    scene-began scene=9
754 1 pass [05280ba1]
755 0 pass [e738746a]
756 0 place:take-the-lead [0ee46430]
757 1 place:exchange [80f5d97c]
    placed-all
758 1 show:exchange [798f7a86]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
759 0 let [b345fd6b]
760 1 give:III.8 [87ac8db8]
    traded who=1 whom=0
761 1 pass [797b938a]
762 0 improv [14898f48]
    improvised who=0
763 0 switch:III.3 [ff8f2cb2]
    switched who=0
764 0 pass [79497e7b]
765 1 reveal [5f16b39d]
    turned-up-staging who=1 card=exchange
766 1 play [915f83f2]
    aimed who=1 card=exchange whom=0
767 1 give:take-the-lead [4fce1691]
    traded who=1 whom=0
768 1 pass [b218b82e]
769 0 reveal [65c0c40a]
    turned-up who=0 card=III.3
770 0 play [89cecdb7]
    played who=0 card=III.3
    scored who=0 card=III.3 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
771 0 pass [a98cc288]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=10
772 1 pass [3ea730cf]
773 0 show:no-drama [730a052a]
    no-drama who=0
    drew who=0 pile=staging
774 0 pass [95b9335a]
775 0 place:III.5 [5b9928ae]
776 1 place:revive [a51becbb]
    placed-all
777 1 pass [f07224f7]
778 0 pass [b4aa5a87]
779 1 reveal [0e2f99be]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
780 1 improv [bbda8941]
    improvised who=1
781 1 draw:staging [aeec298a]
782 1 bury:III.1 [ef9c6c49]
    drew who=1 pile=staging
    buried who=1 pile=script
783 1 pass [f4f23102]
784 0 reveal [30dd2029]
    turned-up who=0 card=III.5
785 0 play [869583f5]
    played who=0 card=III.5
    scored who=0 card=III.5 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
786 0 improv [bc89f23d]
    improvised who=0
787 0 draw:staging [abf0756f]
788 0 bury:III.13 [e01c2ee5]
    drew who=0 pile=staging
    buried who=0 pile=script
789 0 pass [3f8919b9]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=11
790 1 pass [e8c4524f]
791 0 show:exchange [790fdc11]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
792 0 give:miscue [7459d902]
    traded who=0 whom=1
793 0 pass [8fbe51ff]
794 0 place:no-drama [a4ce55fc]
795 1 place:III.15 [3e0c1604]
    placed-all
796 1 pass [1b758cb2]
797 0 pass [03c2dd23]
798 1 reveal [c28105e7]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
799 1 pass [aeb76db5]
800 0 reveal [657defe8]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
801 0 improv [2ae59939]
    improvised who=0
802 0 draw:staging [9ba36cf5]
803 0 bury:take-the-lead [83828365]
    drew who=0 pile=staging
    buried who=0 pile=staging
804 0 pass [128b78a4]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=12
805 1 pass [f166e204]
806 0 pass [6a022c14]
807 0 place:III.6 [f1d7a24b]
808 1 place:miscue [b90bad00]
    placed-all
809 1 pass [7f98e33f]
810 0 pass [0e0d8db3]
811 1 reveal [13d939d7]
    turned-up-staging who=1 card=miscue
812 1 exit [c9ffb139]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
813 1 pass [39d3ecd1]
814 0 coin:iago [db34456d]
815 0 wound:othello [3bb8953b]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=3 total=6
816 0 reveal [a78c91df]
    turned-up who=0 card=III.6
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
817 0 improv [655cd183]
    improvised who=0
818 0 draw:script [3fa4fcec]
819 0 bury:III.7 [d8d789c4]
    drew who=0 pile=script
    buried who=0 pile=script
820 0 pass [4e7d1270]
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    drew who=1 pile=script
    scene-began scene=13
821 1 pass [6ef57044]
822 0 pass [15b9d9c6]
823 0 place:III.10 [2b0c2c3f]
824 1 place:take-the-lead [6d0bc563]
    placed-all
825 1 improv [05e7807c]
    improvised who=1
826 1 switch:III.4 [627a574b]
    switched who=1
827 1 pass [fb15ec60]
828 0 pass [af7244ab]
829 1 reveal [0f1a7c06]
    turned-up who=1 card=III.4
830 1 play [0d0b94be]
    played who=1 card=III.4
    scored who=1 card=III.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
831 1 pass [20d46f51]
832 0 coin:iago [2e90af26]
833 0 wound:emilia [3d5d8145]
    used-iago who=0 character=emilia
    wounded who=0 character=emilia n=1 total=4
834 0 reveal [f04c77ec]
    turned-up who=0 card=III.10
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
835 0 improv [55a14ed4]
    improvised who=0
836 0 draw:staging [087ab8e5]
837 0 bury:III.14 [5a55ffa9]
    drew who=0 pile=staging
    buried who=0 pile=script
838 0 pass [5d2219e9]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=14
839 1 coin:desdemona [a5c81c45]
    no-drama-coin who=1
840 1 improv [92355ae4]
    improvised who=1
841 1 draw:staging [80699c1f]
842 1 bury:seize [3b419697]
    drew who=1 pile=staging
    buried who=1 pile=staging
843 1 pass [202f684b]
844 0 pass [5fb8e28c]
845 0 place:seize [b3639efa]
846 1 place:villainy [90b06438]
    placed-all
847 1 pass [73fc4e12]
848 0 pass [d06fec11]
849 1 reveal [6233ee74]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
850 1 pass [16a43910]
851 0 reveal [3bf5d877]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
852 0 improv [f50a1d3b]
    improvised who=0
853 0 draw:script [01c7469c]
854 0 bury:III.8 [0d525686]
    drew who=0 pile=script
    buried who=0 pile=script
855 0 pass [45e61faf]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=15
856 1 pass [7a14a72d]
857 0 pass [140428a5]
858 0 place:III.9 [28ce58f1]
859 1 place:miscue [b21fb878]
    placed-all
860 1 pass [7ba1be15]
861 0 pass [f3598fea]
862 1 improv [a8191d4b]
    improvised who=1
863 1 draw:script [c4d54922]
864 1 bury:III.2 [b08b53be]
    drew who=1 pile=script
    buried who=1 pile=script
865 1 reveal [8c98214f]
    turned-up-staging who=1 card=miscue
866 1 play [69e2679d]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
867 0 switch:no-drama [693dc40c]
    switched who=0
868 1 place:III.12 [537eb9fe]
    turned-up who=1 card=III.12
869 1 play [e467f836]
    played who=1 card=III.12
    scored who=1 card=III.12 n=1
    got-coin who=1 coin=othello
    got-handkerchief who=1
870 1 coin:othello [548d8a4a]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
871 1 pass [0d1120b8]
872 0 reveal [facba792]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
873 0 pass [031e1948]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=16
874 0 show:no-drama [70723fb3]
    no-drama who=0
    drew who=0 pile=staging
875 0 show:exchange [e391ec02]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
876 0 give:exchange [b9441a28]
    traded who=0 whom=1
877 0 pass [91bff7ef]
878 1 pass [fe242cab]
879 0 place:villainy [a600e5d3]
880 1 place:miscue [378059ea]
    placed-all
881 0 pass [351b716f]
882 1 pass [d196d79b]
883 0 reveal [14af3831]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
884 0 pass [817e67bb]
885 1 reveal [5f864678]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
886 1 improv [8afb2002]
    improvised who=1
887 1 draw:staging [52e425cc]
888 1 bury:seize [1b3806ec]
    drew who=1 pile=staging
    buried who=1 pile=staging
889 1 pass [65fd159f]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=17
890 0 improv [81ebd562]
    improvised who=0
891 0 draw:staging [f041392f]
892 0 bury:villainy [40849f02]
    drew who=0 pile=staging
    buried who=0 pile=staging
893 0 pass [229baf67]
894 1 pass [3bf1253c]
895 0 place:III.7 [c687e145]
896 1 place:III.13 [5f9dc974]
    placed-all
897 0 show:exchange [719b8b09]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
898 0 give:revive [a8a4185f]
    traded who=0 whom=1
899 0 pass [348bacdc]
900 1 show:exchange [8fbe25cd]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
901 1 give:take-the-lead [8082c2b3]
    traded who=1 whom=0
902 1 show:exchange [c4e5f77e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
903 1 give:seize [7a39784e]
    traded who=1 whom=0
904 1 pass [3db6c7d8]
905 0 reveal [7e5603e4]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    failed who=0 card=III.7
906 0 pass [5e88f1a6]
907 1 reveal [a839144d]
    turned-up who=1 card=III.13
    exiting who=1 card=III.13
    got-intrigue who=1 n=1
908 1 pass [47de53cb]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
909 0 show:exchange [c670f90c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
910 1 let [4b657476]
911 0 give:revive [70e26730]
    traded who=0 whom=1
912 0 pass [f6a096f8]
913 1 pass [8d0dbc25]
914 0 place:III.11 [584bfd1a]
915 1 place:seize [dec74c63]
    placed-all
916 0 pass [0c0eeebd]
917 1 pass [61017bf5]
918 0 reveal [b9fc55b2]
    turned-up who=0 card=III.11
919 0 play [7431aa66]
    played who=0 card=III.11
920 1 let [577233e9]
    scored who=0 card=III.11 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
921 0 improv [a937376a]
    improvised who=0
922 0 draw:staging [0d6de86d]
923 0 bury:seize [abf9cce2]
    drew who=0 pile=staging
    buried who=0 pile=staging
924 0 coin:desdemona [aeca8b16]
    no-drama-coin who=0
925 0 pass [f707f8c6]
926 1 reveal [15ee5fee]
    turned-up-staging who=1 card=seize
927 1 exit [a336239f]
    exiting who=1 card=seize
    got-intrigue who=1 n=1
928 1 pass [0493ab43]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=19
929 0 pass [cb0e35f8]
930 1 show:no-drama [15e52c58]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=13
931 1 pass [addc0108]
932 0 place:take-the-lead [fb860ee4]
933 1 place:revive [a9ccc696]
    placed-all
934 0 pass [dfb31dc9]
935 1 improv [4444cdea]
    improvised who=1
936 1 switch:take-the-lead [074cde7e]
    switched who=1
937 1 pass [79cf84f3]
938 0 reveal [175083bd]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
939 0 improv [42900f60]
    improvised who=0
940 0 draw:script [0df72f3a]
941 0 bury:III.9 [9241a0db]
    drew who=0 pile=script
    buried who=0 pile=script
942 0 pass [1f64bd14]
943 1 reveal [570e03c5]
    turned-up-staging who=1 card=take-the-lead
944 1 play [50c30509]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
945 1 pass [1f9fbb8f]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=5
    scene-began scene=20
946 1 pass [dc5d3847]
947 0 pass [b2202b8c]
948 0 place:seize [63fb3af5]
949 1 place:take-the-lead [cd098e2d]
    placed-all
950 1 pass [8e2c580d]
951 0 pass [a0e1ef7d]
952 1 reveal [265168d7]
    turned-up-staging who=1 card=take-the-lead
953 1 exit [f75a46ed]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
954 1 improv [a5f3ef56]
    improvised who=1
955 1 draw:staging [c6f3c3ea]
956 1 bury:revive [b44787cf]
    drew who=1 pile=staging
    buried who=1 pile=staging
957 1 show:exchange [e41532b8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
958 1 give:miscue [e25620be]
    traded who=1 whom=0
959 1 show:exchange [0906c99a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
960 1 give:take-the-lead [2c9a9d4f]
    traded who=1 whom=0
961 1 pass [0112dd81]
962 0 reveal [7f92cfeb]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
963 0 pass [36c3aa46]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=21
964 1 pass [347d0b05]
965 0 improv [b16fc82f]
    improvised who=0
966 0 draw:staging [10a3118f]
967 0 bury:take-the-lead [4e501e98]
    drew who=0 pile=staging
    buried who=0 pile=staging
968 0 show:exchange [ac17a950]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
969 0 give:villainy [bd615192]
    traded who=0 whom=1
970 0 pass [f84ea100]
971 0 place:miscue [03ede456]
972 1 place:III.1 [ef4130ef]
    placed-all
973 1 pass [ce855b94]
974 0 pass [150d5341]
975 1 reveal [a67bbf11]
    turned-up who=1 card=III.1
976 1 exit [5af58642]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
977 1 pass [0df38407]
978 0 reveal [541093ea]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
979 0 show:no-drama [168e420b]
    no-drama who=0
    drew who=0 pile=staging
980 0 show:exchange [bd61dbdc]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
981 1 let [0cc47f63]
982 0 give:take-the-lead [02a8cde2]
    traded who=0 whom=1
983 0 show:exchange [48d25951]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
984 1 let [f917bef4]
985 0 give:III.14 [f1d90015]
    traded who=0 whom=1
986 0 pass [86b9f35f]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=22
987 1 improv [50d06987]
    improvised who=1
988 1 draw:script [0b3d2884]
989 1 bury:III.14 [df43f2b5]
    drew who=1 pile=script
    buried who=1 pile=script
990 1 pass [29456245]
991 0 pass [2d6d2364]
992 0 place:III.2 [ee79f934]
993 1 place:III.9 [f9a2da92]
    placed-all
994 1 pass [a23767e2]
995 0 pass [425dd1bb]
996 1 reveal [bdcc9074]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
    got-intrigue who=1 n=1
997 1 pass [55fecdba]
998 0 reveal [5a7c0f2c]
    turned-up who=0 card=III.2
    exiting who=0 card=III.2
    got-intrigue who=0 n=1
999 0 show:no-drama [8aaf99ca]
    no-drama who=0
    drew who=0 pile=staging
1000 0 pass [705ce48a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
1001 1 pass [27974926]
1002 0 pass [aebbeb9e]
1003 0 place:III.8 [10d553e7]
1004 1 place:seize [d8910310]
    placed-all
1005 1 pass [c0034bfe]
1006 0 pass [ff963bb8]
1007 1 improv [ef99a39b]
    improvised who=1
1008 1 draw:script [387c8ece]
1009 1 bury:III.13 [092a4e09]
    drew who=1 pile=script
    buried who=1 pile=script
1010 1 reveal [a7e746b3]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1011 1 pass [ccbd0830]
1012 0 reveal [ba3c6eff]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1013 0 pass [9a2714c7]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=24
1014 1 improv [81c669e1]
    improvised who=1
1015 1 draw:staging [5a13450e]
1016 1 bury:seize [c78d19f1]
    drew who=1 pile=staging
    buried who=1 pile=staging
1017 1 pass [e6ab6e2e]
1018 0 pass [e2181cd2]
1019 0 place:seize [345f8544]
1020 1 place:seize [737748e8]
    placed-all
1021 1 pass [cd852a10]
1022 0 pass [fb4b9520]
1023 1 reveal [74105268]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1024 1 pass [bce64ea4]
1025 0 reveal [e50ea9af]
    turned-up-staging who=0 card=seize
1026 0 improv [a7ca4377]
    improvised who=0
1027 0 draw:staging [11e0ae09]
1028 0 bury:III.15 [1605bb84]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1029 0 pass [7028ff61]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    scene-began scene=25
1030 1 pass [0f808742]
1031 0 pass [a8966834]
1032 0 place:miscue [51c70476]
1033 1 place:III.6 [743dfdd8]
    placed-all
1034 1 improv [d7880086]
    improvised who=1
1035 1 switch:villainy [c6c1bf8c]
    switched who=1
1036 1 pass [826c496a]
1037 0 improv [e3c5833b]
    improvised who=0
1038 0 switch:III.10 [d67de917]
    switched who=0
1039 0 pass [7c0058e4]
1040 1 reveal [ab7742a5]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1041 1 pass [eca88774]
1042 0 reveal [d0715674]
    turned-up who=0 card=III.10
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
1043 0 pass [ed561f97]
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    drew who=1 pile=script
    scene-began scene=26
1044 1 improv [7ed379a9]
    improvised who=1
1045 1 draw:script [467375aa]
1046 1 bury:III.15 [eda67231]
    drew who=1 pile=script
    buried who=1 pile=script
1047 1 pass [7e1d18ec]
1048 0 improv [10071c4f]
    improvised who=0
1049 0 draw:script [ed35532f]
1050 0 bury:III.7 [96b3a873]
    drew who=0 pile=script
    buried who=0 pile=script
1051 0 pass [a61d4faa]
1052 0 place:miscue [334c65ae]
1053 1 place:III.1 [308811ab]
    placed-all
1054 1 pass [913d7a78]
1055 0 pass [e4e4428b]
1056 1 reveal [d0bbe25d]
    turned-up who=1 card=III.1
1057 1 play [8d9dece9]
    played who=1 card=III.1
    scored who=1 card=III.1 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
1058 1 pass [890cd69c]
1059 0 reveal [48e6b0c8]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1060 0 pass [518c8135]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=27
1061 1 pass [5375bdb6]
1062 0 improv [8662342e]
    improvised who=0
1063 0 draw:script [60a9bc44]
1064 0 bury:III.8 [eb9cee9e]
    drew who=0 pile=script
    buried who=0 pile=script
1065 0 pass [95e85904]
1066 0 place:miscue [85190cb7]
1067 1 place:III.6 [b18a5116]
    placed-all
1068 1 show:no-drama [dbb86e87]
    no-drama who=1
    drew who=1 pile=staging
1069 1 pass [c8d7852b]
1070 0 pass [c9b8ddb5]
1071 1 reveal [9ac3a1eb]
    turned-up who=1 card=III.6
1072 1 exit [d4b11257]
    exiting who=1 card=III.6
    got-intrigue who=1 n=1
1073 1 coin:cassio [71ff130d]
    used-coin who=1 coin=cassio
1074 1 draw:staging [00751430]
1075 1 bury:III.2 [7b2abd09]
    drew who=1 pile=staging
    buried who=1 pile=script
1076 1 pass [022c87e6]
1077 0 reveal [9a540863]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1078 0 pass [ef0cf1bd]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=28
1079 1 pass [ac9982fa]
1080 0 pass [6761525e]
1081 0 place:seize [582beeb5]
1082 1 place:exchange [efa4b881]
    placed-all
1083 1 improv [40c99bb3]
    improvised who=1
1084 1 switch:seize [651a68c8]
    switched who=1
1085 1 pass [bb0e17c7]
1086 0 pass [02571914]
1087 1 reveal [36dbbe65]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1088 1 pass [82ac01a2]
1089 0 reveal [e91f14c4]
    turned-up-staging who=0 card=seize
1090 0 exit [2e9c80f5]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1091 0 pass [0001a837]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=29
1092 1 show:exchange [5d042892]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1093 0 let [b161081f]
1094 1 give:villainy [9a31ca79]
    traded who=1 whom=0
1095 1 pass [725c1de7]
1096 0 pass [29929433]
1097 0 place:III.13 [932c8a0a]
1098 1 place:villainy [0eef9682]
    placed-all
1099 1 show:exchange [70e14daa]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1100 0 let [e39f483f]
1101 1 give:take-the-lead [7213e7bc]
    traded who=1 whom=0
1102 1 pass [0d058313]
1103 0 improv [4a5fba69]
    improvised who=0
1104 0 switch:III.8 [c1ee75a1]
    switched who=0
1105 0 pass [f2f1812d]
1106 1 reveal [8626986f]
    turned-up-staging who=1 card=villainy
1107 1 improv [474c9307]
    improvised who=1
1108 1 draw:staging [a390367e]
1109 1 bury:III.14 [e4c5b940]
    drew who=1 pile=staging
    buried who=1 pile=script
    exiting who=1 card=villainy
1110 0 let [18f471e6]
    got-intrigue who=1 n=1
1111 1 pass [929b747a]
1112 0 reveal [9b5cc089]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1113 0 pass [68f5d9f9]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=30
1114 1 improv [982c8197]
    improvised who=1
1115 1 draw:script [c99133b7]
1116 1 bury:III.9 [17dd8694]
    drew who=1 pile=script
    buried who=1 pile=script
1117 1 show:exchange [e950f03e]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1118 0 show:no-drama [68ab9f21]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=1 whom=0
1119 1 pass [338018ab]
1120 0 pass [db7d0f19]
1121 0 place:take-the-lead [e9870e9b]
1122 1 place:revive [b1b39199]
    placed-all
1123 1 pass [070117cd]
1124 0 improv [1cd375ec]
    improvised who=0
1125 0 switch:revive [4d9e9978]
    switched who=0
1126 0 pass [dddaa807]
1127 1 reveal [faaae4ca]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1128 1 pass [2b6b7d8f]
1129 0 reveal [aef0e479]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1130 0 pass [74cb78c8]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=31
1131 1 pass [d4a70554]
1132 0 improv [a8f4de04]
    improvised who=0
1133 0 draw:script [6b11b36b]
1134 0 bury:III.7 [94f9f50e]
    drew who=0 pile=script
    buried who=0 pile=script
1135 0 pass [eff420de]
1136 0 place:seize [538c3c63]
1137 1 place:take-the-lead [42347817]
    placed-all
1138 1 improv [3bc3c10b]
    improvised who=1
1139 1 switch:III.6 [39a9f4cc]
    switched who=1
1140 1 pass [3a90e3cf]
1141 0 pass [a17f1f3f]
1142 1 reveal [cd144b88]
    turned-up who=1 card=III.6
1143 1 play [859270fd]
    played who=1 card=III.6
    scored who=1 card=III.6 n=1
    got-coin who=1 coin=emilia
1144 1 pass [3536c354]
1145 0 reveal [d432076c]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1146 0 pass [a47c58be]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=32
1147 1 pass [4b8a158e]
1148 0 pass [d907eb25]
1149 0 place:III.8 [22134607]
1150 1 place:III.15 [d6470734]
    placed-all
1151 1 pass [19a397ff]
1152 0 pass [74abb908]
1153 1 reveal [c2093b12]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
1154 1 pass [56d32314]
1155 0 improv [ca49d91e]
    improvised who=0
1156 0 draw:script [5a21276d]
1157 0 bury-placed [772440c1]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
    script-again
1158 0 reveal [ac47f8ee]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
1159 0 pass [f441135a]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=33
1160 1 pass [b991aa85]
1161 0 pass [f767c065]
1162 0 place:take-the-lead [dc8fb38d]
1163 1 place:III.2 [205a2c23]
    placed-all
1164 1 pass [4249ae03]
1165 0 pass [870b6b87]
1166 1 reveal [bd0653de]
    turned-up who=1 card=III.2
1167 1 play [e93b08f6]
    played who=1 card=III.2
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1168 1 coin:desdemona [bfb13255]
    no-drama-coin who=1
1169 1 improv [ae67928b]
    improvised who=1
1170 1 draw:staging [08bb0e21]
1171 1 bury:III.10 [de5b1766]
    drew who=1 pile=staging
    buried who=1 pile=script
1172 1 pass [b6c395fc]
1173 0 reveal [3a5d045c]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1174 0 improv [4eb50cf4]
    improvised who=0
1175 0 draw:script [ec897ad7]
1176 0 bury:III.7 [e997aa32]
    drew who=0 pile=script
    buried who=0 pile=script
1177 0 pass [789263a4]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=34
1178 1 show:exchange [f7141c0b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1179 1 give:III.9 [2a3f422e]
    traded who=1 whom=0
1180 1 show:exchange [fb83d778]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=16
1181 1 give:no-drama [1b07c273]
    traded who=1 whom=0
1182 1 pass [583ca8d9]
1183 0 pass [adc066e2]
1184 0 place:III.9 [950fb7e0]
1185 1 place:seize [d183eab8]
    placed-all
1186 1 pass [f09881f2]
1187 0 pass [7ea65a16]
1188 1 reveal [d018b7ee]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1189 1 pass [a8d48ce1]
1190 0 reveal [9e6481b4]
    turned-up who=0 card=III.9
1191 0 play [14607bb2]
    played who=0 card=III.9
    scored who=0 card=III.9 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1192 0 show:no-drama [8e43069b]
    no-drama who=0
    drew who=0 pile=staging
1193 0 pass [bec9e3f8]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=35
1194 1 coin:emilia [1ad6d5ae]
    used-coin-at who=1 coin=emilia whom=0
    stole-coin who=1 coin=iago whom=0
1195 1 pass [14059586]
1196 0 show:exchange [1145f878]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1197 1 let [f408f0f5]
1198 0 give:III.13 [1f66be15]
    traded who=0 whom=1
1199 0 pass [8041a9cf]
1200 0 place:take-the-lead [036bfd8e]
1201 1 place:revive [3f816565]
    placed-all
1202 1 improv [86900035]
    improvised who=1
1203 1 switch:villainy [e8f364f2]
    switched who=1
1204 1 pass [bc73033d]
1205 0 pass [89827a65]
1206 1 reveal [77e9072a]
    turned-up-staging who=1 card=villainy
1207 1 play [8c966e83]
    played who=1 card=villainy
1208 1 wound:othello [eb5002c0]
    wounded who=1 character=othello n=4 total=6
1209 1 pass [a290ca9b]
1210 0 reveal [14e60c56]
    turned-up-staging who=0 card=take-the-lead
1211 0 play [6ab7d7b3]
    giving who=0 card=take-the-lead whom=1
    gave-lead who=0 whom=1
1212 0 pass [ba049765]
    drew who=1 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=36
1213 0 pass [403d2778]
1214 1 pass [35c13518]
1215 0 place:seize [7a53fb17]
1216 1 place:III.7 [16c7e0e2]
    placed-all
1217 0 show:exchange [cb28b63b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1218 0 give:III.8 [367036bd]
    traded who=0 whom=1
1219 0 pass [e9a94b0d]
1220 1 pass [19a29e38]
1221 0 reveal [daefdbe2]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1222 0 improv [2b5d1468]
    improvised who=0
1223 0 bury:III.14 [e6fff23d]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
1224 0 pass [23c001bb]
1225 1 reveal [4ab44597]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=3
    half-curtain
    got-coin who=1 coin=iago
1226 1 pass [1d65609a]
    drew who=1 pile=staging
    drew who=0 pile=script
    script-empty
    scene-began scene=37
1227 0 pass [a318bd1d]
1228 1 pass [792d97cf]
1229 0 place:seize [2f0ffe9f]
1230 1 place:miscue [95d02fc7]
    placed-all
1231 0 pass [131d8865]
1232 1 pass [238ad6f7]
1233 0 reveal [f53fcd5b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1234 0 pass [73bf6e5e]
1235 1 reveal [90860444]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1236 1 pass [59393a20]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=38
1237 0 show:no-drama [24820bf3]
    no-drama who=0
    drew who=0 pile=staging
1238 0 pass [0665e96d]
1239 1 pass [46ef838c]
1240 0 place:take-the-lead [1d22ed09]
1241 1 place:III.8 [45905a67]
    placed-all
1242 0 pass [0dd29f8c]
1243 1 pass [a157bf0f]
1244 0 reveal [f4d3890f]
    turned-up-staging who=0 card=take-the-lead
1245 0 play [0a656d8f]
    aimed who=0 card=take-the-lead whom=1
1246 1 let [3d5bf2bb]
    took-lead who=0 whom=1
1247 0 pass [c9f840f3]
1248 1 coin:iago [2b7dc5cc]
1249 1 wound:emilia [2695a5dd]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=2 total=4
1250 1 improv [e022a2f1]
    improvised who=1
1251 1 bury:seize [e79925af]
    drew who=1 pile=staging
    buried who=1 pile=staging
1252 1 reveal [a71a96e7]
    turned-up who=1 card=III.8
1253 1 exit [2f82295c]
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1254 1 pass [cf5bdaca]
    reshuffled pile=script n=1
    script-again
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=39
1255 1 improv [3ac7f5d8]
    improvised who=1
1256 1 bury:revive [ce11c4c7]
    drew who=1 pile=staging
    buried who=1 pile=staging
1257 1 pass [0e59b0f2]
1258 0 pass [bcedd808]
1259 0 place:seize [2efd3e57]
1260 1 place:miscue [a2ca99ee]
    placed-all
1261 1 pass [5b2fd365]
1262 0 pass [0ccca998]
1263 1 reveal [a4eb6524]
    turned-up-staging who=1 card=miscue
1264 1 play [33019e88]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
1265 0 switch:III.8 [5207974f]
    switched who=0
1266 1 place:exchange [9e1cac50]
    turned-up-staging who=1 card=exchange
1267 1 exit [217178cd]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1268 1 show:exchange [9fb482dc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1269 1 give:take-the-lead [4b3ddf40]
    traded who=1 whom=0
1270 1 pass [e6689274]
1271 0 reveal [fd015f94]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1272 0 pass [0f9a40fd]
    drew who=0 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=script
    script-empty
    scene-began scene=40
1273 1 pass [8f95c791]
1274 0 pass [f61a9c4f]
1275 0 place:III.14 [d9e2085f]
1276 1 place:III.13 [ccd4ccdf]
    placed-all
1277 1 pass [35c66936]
1278 0 pass [3cd09f13]
1279 1 reveal [b208c4fb]
    turned-up who=1 card=III.13
1280 1 exit [a8d458a8]
    exiting who=1 card=III.13
1281 0 let [c0af9dea]
    got-intrigue who=1 n=1
1282 1 show:no-drama [28bb61ba]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=1
    script-again
1283 1 pass [88ded029]
1284 0 reveal [e5ad9ba2]
    turned-up who=0 card=III.14
1285 0 improv [d9f83f74]
    improvised who=0
1286 0 draw:script [27b26f5f]
1287 0 bury:III.10 [9976e84d]
    drew who=0 pile=script
    buried who=0 pile=script
    exiting who=0 card=III.14
    got-intrigue who=0 n=1
1288 0 pass [4c92a885]
    drew who=0 pile=staging
    reshuffled pile=staging n=14
    drew who=1 pile=staging
    scene-began scene=41
1289 1 show:exchange [d4ccabf0]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1290 0 let [87252b94]
1291 1 give:III.15 [63f2de56]
    traded who=1 whom=0
1292 1 improv [deb77c38]
    improvised who=1
1293 1 draw:staging [6facb47b]
1294 1 bury:villainy [a1319f19]
    drew who=1 pile=staging
    buried who=1 pile=staging
1295 1 pass [187629da]
1296 0 pass [e9322af7]
1297 0 place:villainy [bfa12126]
1298 1 place:seize [a29c0b67]
    placed-all
1299 1 pass [d8795fc3]
1300 0 show:exchange [3861ca99]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1301 0 give:take-the-lead [fa39d375]
    traded who=0 whom=1
1302 0 show:exchange [1e54f0ea]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1303 0 give:villainy [4f70b4de]
    traded who=0 whom=1
1304 0 pass [9c007d08]
1305 1 reveal [3bdc284e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1306 1 pass [5ed4fefd]
1307 0 improv [ca8bec79]
    improvised who=0
1308 0 draw:script [b9774190]
1309 0 bury:III.15 [4c0cceb4]
    drew who=0 pile=script
    buried who=0 pile=script
1310 0 reveal [b4cbfb5d]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1311 0 pass [c3ac81ee]
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=script
    script-empty
    scene-began scene=42
1312 1 pass [a008f722]
1313 0 pass [327b2c28]
1314 0 place:miscue [50e47002]
1315 1 place:villainy [c09143aa]
    placed-all
1316 1 pass [bbdd17e2]
1317 0 pass [bc14a61c]
1318 1 reveal [40881058]
    turned-up-staging who=1 card=villainy
1319 1 improv [eb9cd19e]
    improvised who=1
1320 1 bury:III.14 [2651c64a]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
    exiting who=1 card=villainy
1321 0 let [48bbfe3d]
    got-intrigue who=1 n=1
1322 1 pass [86b3d7c7]
1323 0 improv [a9706224]
    improvised who=0
1324 0 draw:staging [6f3399c8]
1325 0 bury-placed [3ec05bee]
    drew who=0 pile=staging
    buried who=0 pile=staging
1326 0 reveal [67739608]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1327 0 pass [0631a912]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=43
1328 1 pass [5928dc2a]
1329 0 pass [0cef86a4]
1330 0 place:III.13 [658b3780]
1331 1 place:take-the-lead [2c1924f6]
    placed-all
1332 1 show:no-drama [51415497]
    no-drama who=1
    drew who=1 pile=staging
1333 1 pass [1a48f967]
1334 0 improv [a5a3356a]
    improvised who=0
1335 0 switch:revive [6dc56066]
    switched who=0
1336 0 pass [a3fe694c]
1337 1 reveal [1ac08ee9]
    turned-up-staging who=1 card=take-the-lead
1338 1 play [5445e768]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1339 1 pass [e121c570]
1340 0 reveal [1e809724]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1341 0 pass [5b8d6ec5]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=44
1342 0 pass [b1521fc0]
1343 1 show:exchange [823b2d65]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1344 0 let [a715a580]
1345 1 give:take-the-lead [679b786b]
    traded who=1 whom=0
1346 1 pass [02849d23]
1347 0 place:III.14 [c0d0b8c4]
1348 1 place:revive [c1dd73ff]
    placed-all
1349 0 improv [3987b419]
    improvised who=0
1350 0 switch:III.10 [71101499]
    switched who=0
1351 0 pass [06410842]
1352 1 pass [50784e98]
1353 0 reveal [bb7a2fc8]
    turned-up who=0 card=III.10
1354 0 exit [06e06337]
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
1355 0 pass [9d71624d]
1356 1 reveal [76337459]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1357 1 pass [da9d66eb]
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=45
1358 0 improv [61344bb2]
    improvised who=0
1359 0 bury:exchange [db952541]
    drew who=0 pile=staging
    buried who=0 pile=staging
1360 0 pass [d024d30b]
1361 1 pass [9c216ea0]
1362 0 place:III.14 [ba112a71]
1363 1 place:take-the-lead [a23bb6cb]
    placed-all
1364 0 pass [a61ed145]
1365 1 improv [8821b0ea]
    improvised who=1
1366 1 switch:III.8 [f47a49a6]
    switched who=1
1367 1 pass [59b37b7d]
1368 0 reveal [5dd8db83]
    turned-up who=0 card=III.14
1369 0 play [03c936db]
    played who=0 card=III.14
    scored who=0 card=III.14 n=2
    got-coin who=0 coin=cassio
    got-handkerchief who=0
1370 0 pass [527462b4]
1371 1 reveal [125fce33]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1372 1 show:no-drama [6cbcbdd5]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=1
    script-again
1373 1 pass [9701e9a4]
    drew who=1 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    scene-began scene=46
1374 0 coin:cassio [51f02e17]
    used-coin who=0 coin=cassio
1375 0 draw:staging [10f8b6a4]
1376 0 bury:III.13 [6a80180a]
    drew who=0 pile=staging
    buried who=0 pile=script
1377 0 pass [fd931d35]
1378 1 pass [de20d903]
1379 0 place:take-the-lead [e05732bc]
1380 1 place:revive [cfeabfe7]
    placed-all
1381 0 show:exchange [0b946e94]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1382 0 give:no-drama [d7d8481d]
    traded who=0 whom=1
1383 0 pass [030c6cb3]
1384 1 pass [bdb86c49]
1385 0 reveal [b805297c]
    turned-up-staging who=0 card=take-the-lead
1386 0 play [f26a00ec]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1387 0 pass [286c9d8f]
1388 1 reveal [97ae9a89]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1389 1 improv [d1fa3ddf]
    improvised who=1
1390 1 draw:script [42dab688]
1391 1 bury:III.10 [da62312a]
    drew who=1 pile=script
    buried who=1 pile=script
1392 1 pass [343da413]
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    scene-began scene=47
1393 1 pass [0d853d6d]
1394 0 pass [2083c810]
1395 0 place:take-the-lead [868ee28a]
1396 1 place:seize [af2e5900]
    placed-all
1397 1 pass [4bd137ce]
1398 0 pass [e8673b91]
1399 1 reveal [1d5ff465]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1400 1 pass [4200b9c5]
1401 0 reveal [1f951d63]
    turned-up-staging who=0 card=take-the-lead
1402 0 exit [88704b56]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1403 0 pass [f1f247dd]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=48
1404 1 pass [3f10408f]
1405 0 pass [5ebcffd5]
1406 0 place:III.15 [73428f02]
1407 1 place:take-the-lead [071a650a]
    placed-all
1408 1 improv [d18b81e0]
    improvised who=1
1409 1 switch:III.10 [9c29220f]
    switched who=1
1410 1 show:exchange [0101bff9]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1411 0 let [54d79b9e]
1412 1 give:take-the-lead [1eaf65ed]
    traded who=1 whom=0
1413 1 pass [a4d14f61]
1414 0 improv [d353e8ee]
    improvised who=0
1415 0 switch:villainy [14ca1361]
    switched who=0
1416 0 pass [6c9065c2]
1417 1 reveal [8c9fffec]
    turned-up who=1 card=III.10
1418 1 play [c872bc9d]
    played who=1 card=III.10
    scored who=1 card=III.10 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1419 1 show:no-drama [4d62f70a]
    no-drama who=1
    drew who=1 pile=staging
1420 1 show:exchange [bd68438d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1421 1 give:miscue [29f82396]
    traded who=1 whom=0
1422 1 coin:othello [5a6edbce]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
1423 1 pass [8c192543]
1424 0 reveal [d3d53539]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1425 0 pass [f081a285]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=49
1426 0 show:no-drama [7d5c1d23]
    no-drama who=0
    drew who=0 pile=staging
1427 0 pass [ef853266]
1428 1 pass [014c7c40]
1429 0 place:villainy [76559519]
1430 1 place:miscue [a469b978]
    placed-all
1431 0 pass [dd1c7771]
1432 1 pass [d3875c69]
1433 0 reveal [1c135b55]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1434 0 pass [b4e14090]
1435 1 reveal [3f10df62]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1436 1 pass [43c92a9b]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=50
1437 0 pass [4e1e8cf1]
1438 1 pass [8af673ee]
1439 0 place:III.15 [8e41f2a8]
1440 1 place:exchange [f28a4325]
    placed-all
1441 0 improv [5394de47]
    improvised who=0
1442 0 switch:take-the-lead [1a6e5251]
    switched who=0
1443 0 pass [0bfb2a5a]
1444 1 pass [00dd4705]
1445 0 reveal [615ddd95]
    turned-up-staging who=0 card=take-the-lead
1446 0 exit [8d67f170]
    exiting who=0 card=take-the-lead
1447 1 let [7d1af3bc]
    got-intrigue who=0 n=1
1448 0 pass [bf2170d3]
1449 1 show:exchange [2e95015a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
1450 0 let [ce1283f2]
1451 1 give:villainy [ae9ef27a]
    traded who=1 whom=0
1452 1 improv [2999baf8]
    improvised who=1
1453 1 bury:miscue [93f9af24]
    drew who=1 pile=staging
    buried who=1 pile=staging
1454 1 reveal [6ed57a5f]
    turned-up-staging who=1 card=exchange
1455 1 exit [11344863]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1456 1 pass [8c9eb93f]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=51
1457 0 improv [59b06777]
    improvised who=0
1458 0 bury:take-the-lead [5e76b473]
    drew who=0 pile=staging
    buried who=0 pile=staging
1459 0 pass [5b0dc96b]
1460 1 pass [a32c63e2]
1461 0 place:III.13 [93013db6]
1462 1 place:III.8 [97d5cba0]
    placed-all
1463 0 show:exchange [41e705f1]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1464 1 let [e22b1591]
1465 0 give:take-the-lead [8eebc465]
    traded who=0 whom=1
1466 0 pass [ef1ee84a]
1467 1 improv [e025548f]
    improvised who=1
1468 1 switch:revive [f46411c1]
    switched who=1
1469 1 pass [4490f4bd]
1470 0 reveal [99a43008]
    turned-up who=0 card=III.13
1471 0 play [b5c76fc9]
    played who=0 card=III.13
    scored who=0 card=III.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=emilia
1472 0 show:no-drama [7c2df5bf]
    no-drama who=0
    drew who=0 pile=staging
1473 0 show:exchange [d80b5113]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1474 0 give:villainy [07356ccb]
    traded who=0 whom=1
1475 0 pass [f07f2f01]
1476 1 reveal [e457322f]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1477 1 pass [201f6932]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=52
1478 0 pass [a793ef17]
1479 1 improv [10f2c34c]
    improvised who=1
1480 1 bury:seize [05b616ac]
    drew who=1 pile=staging
    buried who=1 pile=staging
1481 1 pass [3f8afca4]
1482 0 place:villainy [83e7a0f9]
1483 1 place:no-drama [13a2ee29]
    placed-all
1484 0 pass [afda88d6]
1485 1 pass [bde72d9f]
1486 0 reveal [e07945b5]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1487 0 improv [7190c05d]
    improvised who=0
1488 0 bury:miscue [a2f683ce]
    drew who=0 pile=staging
    buried who=0 pile=staging
1489 0 pass [77d017a8]
1490 1 reveal [ec97c5b7]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1491 1 pass [4453563b]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=53
1492 0 pass [93349cb4]
1493 1 show:exchange [84841c5d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1494 1 give:revive [fd1bed50]
    traded who=1 whom=0
1495 1 improv [6bc62019]
    improvised who=1
1496 1 bury:III.8 [fdf558d0]
    drew who=1 pile=staging
    buried who=1 pile=script
1497 1 show:exchange [2234da6f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1498 1 give:miscue [1a7b9ee0]
    traded who=1 whom=0
1499 1 pass [df473e32]
1500 0 place:miscue [b4af4df3]
1501 1 place:no-drama [76edbae3]
    placed-all
1502 0 pass [2a230cb1]
1503 1 pass [f53c6249]
1504 0 reveal [9ee30a86]
    turned-up-staging who=0 card=miscue
1505 0 play [1adf0845]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1506 1 switch:seize [d82a5018]
    switched who=1
1507 0 place:revive [4813c2df]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1508 0 pass [1eea31db]
1509 1 reveal [c8703c63]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1510 1 show:no-drama [85d62470]
    no-drama who=1
    drew who=1 pile=staging
1511 1 pass [f4b3aee1]
    drew who=1 pile=script
    drew who=0 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    scene-began scene=54
    final-scene
1512 0 improv [6f8a3455]
    improvised who=0
1513 0 bury:III.15 [86bab7ef]
    drew who=0 pile=staging
    buried who=0 pile=script
1514 0 pass [f2d2f83d]
1515 1 pass [8794e3d9]
1516 0 place:miscue [ae72c9e1]
1517 1 place:miscue [d0b4b01f]
    placed-all
1518 0 pass [4ee5c98d]
1519 1 pass [395b9bf2]
1520 0 reveal [da408ae9]
    turned-up-staging who=0 card=miscue
1521 0 play [af997b47]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1522 1 switch:take-the-lead [2f73cfa1]
    switched who=1
1523 0 place:take-the-lead [e7e32d19]
    turned-up-staging who=0 card=take-the-lead
1524 0 exit [f6631f98]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1525 0 show:exchange [bd069c0c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1526 0 give:exchange [ed1a97f6]
    traded who=0 whom=1
1527 0 pass [779c3f15]
1528 1 show:exchange [aa6e40a5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1529 0 let [ff36235f]
1530 1 give:no-drama [c4c81d7f]
    traded who=1 whom=0
1531 1 reveal [6f51a7fc]
    turned-up-staging who=1 card=take-the-lead
1532 1 play [c3a032a2]
    giving who=1 card=take-the-lead whom=0
1533 0 let [d259ab4f]
    gave-lead who=1 whom=0
1534 1 pass [679947d2]
    act-ran-out act=III
    tallied who=0 n=22
    tallied who=1 n=19
    lead-cast who=1
1535 1 discard:revive [1c056496]
    discarded who=1 card=revive
1536 1 discard:seize [7d6f5cbc]
    discarded who=1 card=seize
1537 1 discard:seize [85148e5c]
    discarded who=1 card=seize
1538 0 discard:seize [35bf8b06]
    discarded who=0 card=seize
1539 0 discard:miscue [9236267c]
    discarded who=0 card=miscue
1540 0 discard:revive [62a7d68b]
    discarded who=0 card=revive
1541 0 discard:no-drama [dbfc35d0]
    discarded who=0 card=no-drama
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=IV who=1
    scene-began scene=1
1542 0 pass [1ed5dc61]
1543 1 pass [52893b91]
1544 0 place:IV.9 [84cf8556]
1545 1 place:IV.12 [734c7879]
    placed-all
1546 0 pass [c11d3621]
1547 1 pass [8bd61fe8]
1548 0 reveal [c8912453]
    turned-up who=0 card=IV.9
1549 0 play [3c0f390b]
    played who=0 card=IV.9
    scored who=0 card=IV.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1550 0 pass [e5dcbc1e]
1551 1 reveal [9159bf86]
    turned-up who=1 card=IV.12
    exiting who=1 card=IV.12
    got-intrigue who=1 n=1
1552 1 improv [f99298f8]
    improvised who=1
1553 1 draw:staging [f5077720]
1554 1 bury:IV.8 [a5b32784]
    drew who=1 pile=staging
    buried who=1 pile=script
1555 1 pass [8db514ed]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
1556 0 coin:othello [01804737]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
1557 0 improv [4eb355b7]
    improvised who=0
1558 0 draw:script [c96037cf]
1559 0 bury:IV.6 [5d8e01b9]
    drew who=0 pile=script
    buried who=0 pile=script
1560 0 pass [8bb89a06]
1561 1 pass [bfc37aea]
1562 0 place:IV.2 [a881968b]
1563 1 place:IV.1 [ca5db5a9]
    placed-all
1564 1 show:exchange [b7ed12ad]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1565 0 let [5fdc8e9c]
1566 1 give:IV.11 [7d71fe48]
    traded who=1 whom=0
1567 1 pass [aed48ee4]
1568 0 show:exchange [11281d94]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1569 0 give:IV.10 [41c09405]
    traded who=0 whom=1
1570 0 pass [ccd7a139]
1571 1 reveal [2874f0db]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
1572 0 let [a3a00a42]
    got-intrigue who=1 n=1
1573 1 pass [09877ca8]
1574 0 reveal [9999d786]
    turned-up who=0 card=IV.2
1575 0 exit [36078f58]
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1576 0 pass [9e60f2e6]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=3
1577 1 show:no-drama [5745272f]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=15
1578 1 pass [cf46dd47]
1579 0 improv [22991d29]
    improvised who=0
1580 0 draw:staging [ec1a70ea]
1581 0 bury:IV.5 [d15d6521]
    drew who=0 pile=staging
    buried who=0 pile=script
1582 0 pass [627cfe83]
1583 0 place:IV.3 [3127c609]
1584 1 place:take-the-lead [9f7a8dfc]
    placed-all
1585 1 pass [b6d30000]
1586 0 show:no-drama [f4df90cf]
    no-drama who=0
    drew who=0 pile=staging
1587 0 pass [d09f7bf5]
1588 1 reveal [98f21000]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1589 1 improv [1a182360]
    improvised who=1
1590 1 draw:staging [5deef2a8]
1591 1 bury:IV.10 [d16b5e5e]
    drew who=1 pile=staging
    buried who=1 pile=script
1592 1 pass [fe81fdbe]
1593 0 reveal [068cc98f]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    scored who=0 card=IV.3 n=3
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1594 0 coin:iago [64d597a1]
1595 0 wound:othello [9fa9432a]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=5 total=6
1596 0 pass [b2b75b4b]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=4
1597 1 pass [42e9202e]
1598 0 pass [72aef573]
1599 0 place:miscue [73f499cc]
1600 1 place:villainy [891a015c]
    placed-all
1601 1 pass [7f340e18]
1602 0 pass [c4497f4e]
1603 1 reveal [26d51c98]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1604 0 let [fcd47ce1]
    got-intrigue who=1 n=1
1605 1 improv [9288fa36]
    improvised who=1
1606 1 draw:staging [d23009c6]
1607 1 bury:IV.13 [ea180410]
    drew who=1 pile=staging
    buried who=1 pile=script
1608 1 pass [6fc89a54]
1609 0 show:exchange [64994f36]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1610 0 give:IV.11 [8cbe200b]
    traded who=0 whom=1
1611 0 reveal [29d8e1b4]
    turned-up-staging who=0 card=miscue
1612 0 improv [ed0d271e]
    improvised who=0
1613 0 draw:staging [3acc7382]
1614 0 bury:exchange [337579d1]
    drew who=0 pile=staging
    buried who=0 pile=staging
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1615 0 pass [396d2cb9]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=5
1616 1 pass [31d13003]
1617 0 show:exchange [b7ed9443]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1618 0 give:seize [5c791c23]
    traded who=0 whom=1
1619 0 pass [b530f93d]
1620 0 place:revive [7a3cd9b0]
1621 1 place:IV.4 [fce549b8]
    placed-all
1622 1 pass [db6c67dc]
1623 0 pass [5e425c76]
1624 1 reveal [511ec6ad]
    turned-up who=1 card=IV.4
    exiting who=1 card=IV.4
1625 0 let [33e09f11]
    got-intrigue who=1 n=1
1626 1 pass [9e6fed91]
1627 0 improv [e0629d38]
    improvised who=0
1628 0 draw:script [74a96a4f]
1629 0 bury:IV.7 [7f0d82e2]
    drew who=0 pile=script
    buried who=0 pile=script
1630 0 reveal [1d56437e]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1631 0 show:exchange [747b3838]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1632 1 let [5ae9ce5d]
1633 0 give:take-the-lead [986185fb]
    traded who=0 whom=1
1634 0 pass [754ef250]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=6
1635 1 improv [1747ad94]
    improvised who=1
1636 1 draw:staging [a9982c19]
1637 1 bury:seize [164a72f9]
    drew who=1 pile=staging
    buried who=1 pile=staging
1638 1 pass [c046ea1c]
1639 0 pass [4cbccd31]
1640 0 place:IV.11 [daf8b7f9]
1641 1 place:no-drama [1787ba07]
    placed-all
1642 1 pass [e53e1fcf]
1643 0 improv [204e0af5]
    improvised who=0
1644 0 switch:IV.15 [d5197f58]
    switched who=0
1645 0 pass [a42f18d9]
1646 1 reveal [e3e343f6]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1647 1 pass [59f10544]
1648 0 reveal [98831c11]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1649 0 pass [01cfb27d]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=7
1650 1 improv [96afa35f]
    improvised who=1
1651 1 draw:script [9b855c0d]
1652 1 bury:IV.6 [a67d2253]
    drew who=1 pile=script
    buried who=1 pile=script
1653 1 pass [2a43037a]
1654 0 pass [47a37969]
1655 0 place:seize [4984f544]
1656 1 place:seize [4e4263c2]
    placed-all
1657 1 pass [7a1e81d4]
1658 0 pass [860e49e1]
1659 1 reveal [1ffe0b10]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1660 1 pass [41d128db]
1661 0 reveal [8f6cfcd5]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1662 0 pass [7eac0837]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=8
1663 1 pass [d3166270]
1664 0 pass [39efc837]
1665 0 place:revive [f70ada08]
1666 1 place:IV.5 [95b3753c]
    placed-all
1667 1 improv [6962c829]
    improvised who=1
1668 1 switch:IV.13 [50c26cf3]
    switched who=1
1669 1 pass [245f8ce9]
1670 0 pass [67b35575]
1671 1 reveal [68e3f7e5]
    turned-up who=1 card=IV.13
1672 1 exit [a8fb0f43]
    exiting who=1 card=IV.13
1673 0 let [d023d656]
    got-intrigue who=1 n=1
1674 1 pass [af4fb115]
1675 0 improv [2db9f0b8]
    improvised who=0
1676 0 draw:script [66673f93]
1677 0 bury:IV.8 [ea11d3ea]
    drew who=0 pile=script
    buried who=0 pile=script
1678 0 reveal [aef57339]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1679 0 pass [752cfc10]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=9
1680 1 improv [7da534a2]
    improvised who=1
1681 1 draw:script [dc39df4d]
1682 1 bury:IV.5 [4bb01e8e]
    drew who=1 pile=script
    buried who=1 pile=script
1683 1 pass [e33190b3]
1684 0 improv [f49dae55]
    improvised who=0
1685 0 draw:staging [db6b4546]
1686 0 bury:IV.7 [114ab3e3]
    drew who=0 pile=staging
    buried who=0 pile=script
1687 0 pass [db5d88ae]
1688 0 place:take-the-lead [0e85fb97]
1689 1 place:revive [d1d23641]
    placed-all
1690 1 pass [5ce91752]
1691 0 pass [08522174]
1692 1 reveal [68d43fbd]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1693 1 pass [e7f7f7b9]
1694 0 reveal [5ddddd94]
    turned-up-staging who=0 card=take-the-lead
1695 0 exit [ea36b0c6]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1696 0 pass [62fe387a]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=6
    scene-began scene=10
1697 1 pass [efa3760b]
1698 0 pass [9a36fc54]
1699 0 place:seize [31d41792]
1700 1 place:miscue [b0e48bd1]
    placed-all
1701 1 pass [c232e95d]
1702 0 pass [72e5a542]
1703 1 reveal [d8e53b8d]
    turned-up-staging who=1 card=miscue
1704 1 play [851b1d70]
    aimed who=1 card=miscue whom=0
1705 0 let [145e7e2b]
    must-switch whom=0
    drew who=1 pile=staging
1706 0 switch:IV.6 [dd20f38c]
    switched who=0
1707 1 place:villainy [35c4607c]
    turned-up-staging who=1 card=villainy
1708 1 exit [8ac675b8]
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1709 1 show:exchange [24d43f2f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1710 0 let [950ae78f]
1711 1 give:seize [c8c4ff8d]
    traded who=1 whom=0
1712 1 show:exchange [47f864ac]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=19
1713 0 let [1770cd16]
1714 1 give:take-the-lead [616e2f1a]
    traded who=1 whom=0
1715 1 improv [3be2b01c]
    improvised who=1
1716 1 draw:script [14d22cf8]
1717 1 bury:IV.8 [1af3eccd]
    drew who=1 pile=script
    buried who=1 pile=script
1718 1 pass [ff029861]
1719 0 improv [a5a42883]
    improvised who=0
1720 0 draw:script [79064f95]
1721 0 bury:IV.10 [cc75a730]
    drew who=0 pile=script
    buried who=0 pile=script
1722 0 reveal [d3f1c46a]
    turned-up who=0 card=IV.6
1723 0 play [0538cbd8]
    played who=0 card=IV.6
    scored who=0 card=IV.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1724 0 pass [97578812]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=11
1725 1 pass [e1aa0286]
1726 0 pass [2f1c8f7e]
1727 0 place:take-the-lead [2c2f2e17]
1728 1 place:seize [915871da]
    placed-all
1729 1 improv [cb920252]
    improvised who=1
1730 1 switch:seize [f135bc01]
    switched who=1
1731 1 pass [ab84ea34]
1732 0 pass [1a00c0b2]
1733 1 reveal [12ecc4b0]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1734 1 pass [8ba5d8ad]
1735 0 reveal [313d9c06]
    turned-up-staging who=0 card=take-the-lead
1736 0 play [dee354e6]
    giving who=0 card=take-the-lead whom=1
1737 1 let [82dcfe78]
    gave-lead who=0 whom=1
1738 0 pass [924d38ac]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=12
1739 0 pass [d1d39ac5]
1740 1 improv [27a8a9d1]
    improvised who=1
1741 1 draw:staging [73fff3c0]
1742 1 bury:take-the-lead [3aab2c62]
    drew who=1 pile=staging
    buried who=1 pile=staging
1743 1 pass [3d232bf7]
1744 0 place:take-the-lead [10fc2641]
1745 1 place:seize [efd1cb2a]
    placed-all
1746 0 improv [3a20b508]
    improvised who=0
1747 0 switch:IV.2 [24b95287]
    switched who=0
1748 0 pass [774d0eea]
1749 1 pass [375faa6c]
1750 0 reveal [9a02a260]
    turned-up who=0 card=IV.2
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1751 0 coin:iago [47f90c82]
1752 0 wound:roderigo [9e460459]
    used-iago who=0 character=roderigo
    wounded who=0 character=roderigo n=2 total=4
1753 0 pass [000fea34]
1754 1 reveal [117df31c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1755 1 pass [be728a6c]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=13
1756 0 pass [ed4ed5fb]
1757 1 pass [6db1d971]
1758 0 place:exchange [d65415ba]
1759 1 place:IV.12 [e05d6764]
    placed-all
1760 0 improv [ff2802fb]
    improvised who=0
1761 0 switch:IV.14 [99f50780]
    switched who=0
1762 0 show:exchange [57519b14]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1763 1 let [5d3b6880]
1764 0 give:IV.5 [a77533e2]
    traded who=0 whom=1
1765 0 pass [699e3fa7]
1766 1 improv [229d006f]
    improvised who=1
1767 1 switch:IV.4 [7883f4d7]
    switched who=1
1768 1 pass [5ee6cf23]
1769 0 reveal [99b16264]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1770 0 pass [c53030e1]
1771 1 reveal [76b14626]
    turned-up who=1 card=IV.4
1772 1 exit [6f33b1e1]
    exiting who=1 card=IV.4
    got-intrigue who=1 n=1
1773 1 pass [94c1b419]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=14
1774 0 pass [2f68ccbf]
1775 1 show:no-drama [9c3d980d]
    no-drama who=1
    drew who=1 pile=staging
1776 1 pass [6d657b45]
1777 0 place:IV.15 [1eaa6afb]
1778 1 place:IV.5 [9b9e4489]
    placed-all
1779 0 improv [a4afc042]
    improvised who=0
1780 0 switch:seize [3a3f9003]
    switched who=0
1781 0 pass [5fd60caa]
1782 1 pass [d68dfd20]
1783 0 reveal [694bc87e]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1784 0 pass [644c116b]
1785 1 reveal [a6c43a7a]
    turned-up who=1 card=IV.5
    exiting who=1 card=IV.5
    got-intrigue who=1 n=1
1786 1 improv [5aa8ed04]
    improvised who=1
1787 1 draw:script [08377d93]
1788 1 bury:IV.1 [a5709502]
    drew who=1 pile=script
    buried who=1 pile=script
1789 1 pass [caaece93]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=15
1790 0 improv [ac1e0a68]
    improvised who=0
1791 0 draw:staging [d18d8f5f]
1792 0 bury:IV.7 [0ecd2096]
    drew who=0 pile=staging
    buried who=0 pile=script
1793 0 pass [9675945f]
1794 1 pass [438c94cf]
1795 0 place:no-drama [1761fc01]
1796 1 place:seize [4b7112e4]
    placed-all
1797 0 pass [4ff4b562]
1798 1 pass [0c61d6cc]
1799 0 reveal [4811c2f3]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1800 0 pass [37c4946d]
1801 1 reveal [21325e75]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1802 1 pass [39d3ef82]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=16
1803 0 improv [55e7e0e3]
    improvised who=0
1804 0 draw:script [9191fc38]
1805 0 bury:IV.15 [fa4732fb]
    drew who=0 pile=script
    buried who=0 pile=script
1806 0 pass [52d29e46]
1807 1 show:no-drama [cb8adb73]
    no-drama who=1
    drew who=1 pile=staging
1808 1 pass [b13c1d9d]
1809 0 place:IV.7 [aef6f490]
1810 1 place:villainy [f23bc654]
    placed-all
1811 0 pass [f9646bbb]
1812 1 pass [202f573f]
1813 0 reveal [b8e14b39]
    turned-up who=0 card=IV.7
1814 0 exit [9fb5786d]
    exiting who=0 card=IV.7
    got-intrigue who=0 n=1
1815 0 pass [55e3084b]
1816 1 reveal [23562d4a]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1817 1 pass [98e01d31]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=17
1818 0 improv [caceb015]
    improvised who=0
1819 0 draw:staging [9ec0e158]
1820 0 bury:take-the-lead [3c4ea96e]
    drew who=0 pile=staging
    buried who=0 pile=staging
1821 0 show:exchange [9d996be7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1822 1 let [d4ac2b96]
1823 0 give:villainy [a6790fa6]
    traded who=0 whom=1
1824 0 pass [b80d8298]
1825 1 pass [c78e3fb0]
1826 0 place:take-the-lead [b54f618d]
1827 1 place:seize [74654da4]
    placed-all
1828 0 pass [2af8dbc9]
1829 1 improv [20443b1d]
    improvised who=1
1830 1 switch:IV.1 [11eda007]
    switched who=1
1831 1 pass [948108b2]
1832 0 reveal [437b954c]
    turned-up-staging who=0 card=take-the-lead
1833 0 play [81b6328f]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1834 0 pass [05aceb29]
1835 1 reveal [a8acf021]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
    got-intrigue who=1 n=1
1836 1 pass [a5b38086]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=18
1837 1 pass [8cb06e6f]
1838 0 pass [52c18dfe]
1839 0 place:IV.10 [4fc12c34]
1840 1 place:IV.11 [422e2c50]
    placed-all
1841 1 show:exchange [cae120dc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1842 1 give:seize [bd41b6fc]
    traded who=1 whom=0
1843 1 pass [f568fdb9]
1844 0 pass [f6007484]
1845 1 improv [9e39d5d8]
    improvised who=1
1846 1 draw:script [acfa5701]
1847 1 bury:IV.8 [6cfefbc6]
    drew who=1 pile=script
    buried who=1 pile=script
1848 1 reveal [1478ad84]
    turned-up who=1 card=IV.11
1849 1 play [e7dee31c]
    played who=1 card=IV.11
    scored who=1 card=IV.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=emilia
1850 1 pass [1c2acee0]
1851 0 reveal [0fd34bf3]
    turned-up who=0 card=IV.10
    exiting who=0 card=IV.10
    got-intrigue who=0 n=1
1852 0 pass [832f2357]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=19
1853 1 pass [7ef4840a]
1854 0 pass [a69fc091]
1855 0 place:exchange [591686b2]
1856 1 place:villainy [77e2bf8a]
    placed-all
1857 1 show:exchange [77c1f020]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1858 0 let [90a71ae7]
1859 1 give:take-the-lead [4fa53db6]
    traded who=1 whom=0
1860 1 pass [c6aba6ae]
1861 0 pass [7db239fe]
1862 1 reveal [a9512e64]
    turned-up-staging who=1 card=villainy
1863 1 improv [0361c9a8]
    improvised who=1
1864 1 draw:script [3c8fc5f3]
1865 1 bury:IV.12 [ad30ef74]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=villainy
1866 0 let [a1de335b]
    got-intrigue who=1 n=1
1867 1 pass [a6253e0c]
1868 0 reveal [d11a9099]
    turned-up-staging who=0 card=exchange
1869 0 play [97a66db6]
    aimed who=0 card=exchange whom=1
1870 1 let [1a39a7ad]
1871 0 give:miscue [84db0113]
    traded who=0 whom=1
1872 0 improv [3bce1d54]
    improvised who=0
1873 0 draw:staging [f705e84f]
1874 0 bury:revive [37a043fa]
    drew who=0 pile=staging
    buried who=0 pile=staging
1875 0 pass [03af1de8]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=20
1876 1 improv [7968e97b]
    improvised who=1
1877 1 draw:script [e24d4fa3]
1878 1 bury:IV.5 [8ab6fd79]
    drew who=1 pile=script
    buried who=1 pile=script
1879 1 pass [3542e8d9]
1880 0 pass [8cd8f3b2]
1881 0 place:IV.8 [ee3179f9]
1882 1 place:IV.12 [58981473]
    placed-all
1883 1 pass [e02a7ce4]
1884 0 pass [84be00f4]
1885 1 reveal [fe3797ea]
    turned-up who=1 card=IV.12
1886 1 exit [2ee2f265]
    exiting who=1 card=IV.12
    got-intrigue who=1 n=1
1887 1 pass [76266dd5]
1888 0 reveal [233bb24a]
    turned-up who=0 card=IV.8
    exiting who=0 card=IV.8
    got-intrigue who=0 n=1
1889 0 pass [c7d293a5]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=21
1890 1 pass [9a285373]
1891 0 improv [554ccaa6]
    improvised who=0
1892 0 draw:script [1f9915de]
1893 0 bury:IV.2 [cba167b0]
    drew who=0 pile=script
    buried who=0 pile=script
1894 0 pass [3b69962b]
1895 0 place:revive [508edea5]
1896 1 place:take-the-lead [341c5ba6]
    placed-all
1897 1 improv [840f4c63]
    improvised who=1
1898 1 switch:revive [dd914fd8]
    switched who=1
1899 1 pass [3449a29e]
1900 0 pass [f46a85db]
1901 1 reveal [5ff76672]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1902 1 pass [b1e2e0b7]
1903 0 reveal [c29923af]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1904 0 pass [1ae031e2]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=22
1905 1 pass [07966dd0]
1906 0 pass [c0e32439]
1907 0 place:take-the-lead [ed0c7038]
1908 1 place:IV.4 [eda03935]
    placed-all
1909 1 improv [c7e104ed]
    improvised who=1
1910 1 switch:IV.13 [403dae46]
    switched who=1
1911 1 pass [5d81efe2]
1912 0 improv [4cc67b87]
    improvised who=0
1913 0 switch:villainy [ccd1d200]
    switched who=0
1914 0 pass [b4fbef15]
1915 1 reveal [2b4fbddb]
    turned-up who=1 card=IV.13
1916 1 exit [9b343b23]
    exiting who=1 card=IV.13
    got-intrigue who=1 n=1
1917 1 pass [dfd691ed]
1918 0 reveal [fa5a629d]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1919 0 pass [e7ad13ac]
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=staging
    reshuffled pile=staging n=19
    scene-began scene=23
1920 1 pass [bb677742]
1921 0 pass [ca902adf]
1922 0 place:take-the-lead [1cbc160b]
1923 1 place:IV.15 [d78ba9c9]
    placed-all
1924 1 pass [63b2fc03]
1925 0 pass [53ac79b8]
1926 1 reveal [7c745518]
    turned-up who=1 card=IV.15
1927 1 play [fb14989d]
    played who=1 card=IV.15
1928 0 let [fa61918f]
    scored who=1 card=IV.15 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
    act-ended act=IV
    tallied who=0 n=28
    tallied who=1 n=22
    lead-cast who=1
1929 1 discard:take-the-lead [10a72b49]
    discarded who=1 card=take-the-lead
1930 0 discard:take-the-lead [91c0653e]
    discarded who=0 card=take-the-lead
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=V who=1
    scene-began scene=1
1931 0 pass [fa20202d]
1932 1 coin:desdemona [c1f12cb7]
    no-drama-coin who=1
1933 1 improv [d670a1af]
    improvised who=1
1934 1 draw:staging [b2c8c136]
1935 1 bury:miscue [d6fd3f6a]
    drew who=1 pile=staging
    buried who=1 pile=staging
1936 1 show:exchange [1dd1ffcc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1937 0 let [5f5e2f95]
1938 1 give:V.7 [7610b9a3]
    traded who=1 whom=0
1939 1 pass [72cf1451]
1940 0 place:V.10 [5a19dc30]
1941 1 place:seize [bb8963dd]
    placed-all
1942 0 pass [655b2cb2]
1943 1 pass [dc09b3aa]
1944 0 improv [b07b3ae2]
    improvised who=0
1945 0 draw:script [5f40fcdf]
1946 0 bury:V.7 [94cc45dd]
    drew who=0 pile=script
    buried who=0 pile=script
1947 0 reveal [08d766e8]
    turned-up who=0 card=V.10
1948 0 exit [d90590a4]
    exiting who=0 card=V.10
1949 1 let [a4731f76]
    got-intrigue who=0 n=1
1950 0 pass [44650122]
1951 1 reveal [9935b67e]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1952 1 pass [ec5bf204]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=2
1953 0 pass [deaec660]
1954 1 improv [2b639ec8]
    improvised who=1
1955 1 draw:script [30804d10]
1956 1 bury:V.11 [24fd6ceb]
    drew who=1 pile=script
    buried who=1 pile=script
1957 1 pass [4d3d6b9c]
1958 0 place:V.5 [322f5d38]
1959 1 place:V.12 [eb08f26f]
    placed-all
1960 0 improv [5b28399a]
    improvised who=0
1961 0 switch:V.14 [d075029c]
    switched who=0
1962 0 pass [9b2fab4c]
1963 1 pass [24777e39]
1964 0 reveal [39034098]
    turned-up who=0 card=V.14
1965 0 exit [59ddfa78]
    exiting who=0 card=V.14
1966 1 let [d6e70d3c]
    got-intrigue who=0 n=1
1967 0 show:no-drama [667147b4]
    no-drama who=0
    drew who=0 pile=staging
1968 0 pass [380220b9]
1969 1 reveal [5ffef719]
    turned-up who=1 card=V.12
1970 1 play [e9ad6dc6]
    played who=1 card=V.12
    scored who=1 card=V.12 n=1
    died character=emilia
    took-wounds who=1 n=2
1971 1 pass [7ca73d19]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
1972 0 show:exchange [2ab31169]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1973 1 let [01e0c72c]
1974 0 give:V.16 [a01baa05]
    traded who=0 whom=1
1975 0 pass [e1094c5c]
1976 1 improv [a87e767d]
    improvised who=1
1977 1 draw:staging [4db96f72]
1978 1 bury:V.16 [37f393d7]
    drew who=1 pile=staging
    buried who=1 pile=script
1979 1 pass [4d5174e8]
1980 0 place:miscue [4b40264b]
1981 1 place:V.2 [ffa8b216]
    placed-all
1982 0 pass [faaa9655]
1983 1 pass [8ecdd8c1]
1984 0 reveal [e47fc130]
    turned-up-staging who=0 card=miscue
1985 0 play [d520560f]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1986 1 switch:miscue [d482ad37]
    switched who=1
1987 0 place:no-drama [a6591cce]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1988 0 pass [619cc20b]
1989 1 reveal [0c71f163]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1990 1 pass [d6f58cfe]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=4
1991 0 show:exchange [8b3990ae]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1992 1 let [e64af048]
1993 0 give:V.5 [9573c191]
    traded who=0 whom=1
1994 0 pass [3c316d5a]
1995 1 improv [b203fefe]
    improvised who=1
1996 1 draw:staging [595787ac]
1997 1 bury:V.1 [075724d0]
    drew who=1 pile=staging
    buried who=1 pile=script
1998 1 pass [05cee14e]
1999 0 place:V.3 [2a452ee4]
2000 1 place:seize [4ef58abc]
    placed-all
2001 0 improv [43d96a01]
    improvised who=0
2002 0 switch:V.6 [3cdca7be]
    switched who=0
2003 0 pass [d4e24208]
2004 1 pass [985f470f]
2005 0 reveal [976f9bcc]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2006 0 pass [62544002]
2007 1 reveal [7434ce32]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2008 1 pass [bf24cf2f]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=5
2009 0 improv [f41dcfc7]
    improvised who=0
2010 0 draw:staging [5fc68338]
2011 0 bury:V.13 [f4fb5bf2]
    drew who=0 pile=staging
    buried who=0 pile=script
2012 0 pass [b3734849]
2013 1 improv [e806869c]
    improvised who=1
2014 1 draw:staging [5229a2b6]
2015 1 bury:V.9 [c17b542b]
    drew who=1 pile=staging
    buried who=1 pile=script
2016 1 pass [cc68fb76]
2017 0 place:villainy [9eef75f8]
2018 1 place:V.8 [1cd8d0f7]
    placed-all
2019 0 pass [1ebf88e2]
2020 1 pass [167d9741]
2021 0 reveal [a3985d89]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2022 0 pass [830c7da6]
2023 1 reveal [2ec46800]
    turned-up who=1 card=V.8
    exiting who=1 card=V.8
    got-intrigue who=1 n=1
2024 1 pass [687b897f]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=6
2025 0 improv [0a4ac523]
    improvised who=0
2026 0 draw:staging [c209f55f]
2027 0 bury:V.2 [afb7aeab]
    drew who=0 pile=staging
    buried who=0 pile=script
2028 0 pass [d800d44d]
2029 1 pass [9278598f]
2030 0 place:seize [3130aaa1]
2031 1 place:take-the-lead [116e6dce]
    placed-all
2032 0 pass [d0673e00]
2033 1 improv [c6277d00]
    improvised who=1
2034 1 switch:revive [11909970]
    switched who=1
2035 1 pass [8cd14f83]
2036 0 reveal [4f922499]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2037 0 pass [b7b5564a]
2038 1 reveal [e014cd58]
    turned-up-staging who=1 card=revive
2039 1 exit [813ee7a2]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2040 1 pass [4cea3ca6]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=7
2041 0 pass [9445dbf0]
2042 1 improv [6c65e519]
    improvised who=1
2043 1 draw:staging [a272c038]
2044 1 bury:take-the-lead [5a4d122e]
    drew who=1 pile=staging
    buried who=1 pile=staging
2045 1 pass [7a9d5b00]
2046 0 place:V.15 [0da648ee]
2047 1 place:revive [1599085f]
    placed-all
2048 0 improv [a6c4a7e9]
    improvised who=0
2049 0 switch:V.7 [560263da]
    switched who=0
2050 0 pass [42c6abc6]
2051 1 pass [3db90610]
2052 0 reveal [4784755d]
    turned-up who=0 card=V.7
2053 0 play [b0896dc8]
    played who=0 card=V.7
    scored who=0 card=V.7 n=1
    got-intrigue who=0 n=2
2054 0 pass [8a830275]
2055 1 reveal [2c7fabe1]
    turned-up-staging who=1 card=revive
2056 1 exit [840e94de]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2057 1 pass [6d671db2]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=8
2058 0 show:exchange [d906b89a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2059 1 show:no-drama [b3804b22]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
2060 0 improv [61ebfd5a]
    improvised who=0
2061 0 draw:script [295855ef]
2062 0 bury:V.3 [f8e0a360]
    drew who=0 pile=script
    buried who=0 pile=script
2063 0 pass [4fe9ea1c]
2064 1 pass [22ea8391]
2065 0 place:V.13 [5865abd8]
2066 1 place:villainy [e52140d8]
    placed-all
2067 0 pass [66938563]
2068 1 pass [8d2667fa]
2069 0 reveal [c60f92f4]
    turned-up who=0 card=V.13
    played who=0 card=V.13
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
2070 0 pass [e2be5b2c]
2071 1 coin:emilia [c1fc513d]
    used-coin-at who=1 coin=emilia whom=0
2072 0 let [36dc1539]
    stole-coin who=1 coin=othello whom=0
2073 1 coin:othello [f6cc5f80]
    giving-by-coin who=1 coin=othello whom=0
2074 0 let [81d848c5]
    gave-lead who=1 whom=0
2075 1 reveal [f500eb5e]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2076 1 pass [f3acc245]
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    drew who=1 pile=script
    scene-began scene=9
2077 1 improv [d0a548d6]
    improvised who=1
2078 1 draw:script [22e781a0]
2079 1 bury:V.9 [16d7cf81]
    drew who=1 pile=script
    buried who=1 pile=script
2080 1 pass [d88358a0]
2081 0 improv [97b76287]
    improvised who=0
2082 0 draw:script [3fc6c74b]
2083 0 bury:V.16 [91fc9ef7]
    drew who=0 pile=script
    buried who=0 pile=script
2084 0 show:exchange [ac28345c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2085 0 give:villainy [2b1dcc1a]
    traded who=0 whom=1
2086 0 pass [1efcbfcd]
2087 0 place:villainy [83b81743]
2088 1 place:revive [33bd3a4f]
    placed-all
2089 1 pass [556efc72]
2090 0 pass [d38f0e1c]
2091 1 reveal [24f57135]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2092 0 let [b406f53d]
    got-intrigue who=1 n=1
2093 1 pass [8bf52e25]
2094 0 reveal [7a504b0e]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2095 0 pass [5390f38c]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    scene-began scene=10
2096 1 improv [ab12e524]
    improvised who=1
2097 1 draw:script [b65936f2]
2098 1 bury:V.11 [f5b7637b]
    drew who=1 pile=script
    buried who=1 pile=script
2099 1 pass [c008b40f]
2100 0 pass [7b64a4e1]
2101 0 place:V.3 [1b2ba6dd]
2102 1 place:V.2 [a73b5178]
    placed-all
2103 1 pass [0f91ea55]
2104 0 pass [23da7720]
2105 1 reveal [d8045d1c]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
2106 0 let [a40f8e55]
    got-intrigue who=1 n=1
2107 1 pass [1040ee63]
2108 0 improv [b7477ff4]
    improvised who=0
2109 0 draw:staging [13418c26]
2110 0 bury:V.9 [8b988adc]
    drew who=0 pile=staging
    buried who=0 pile=script
2111 0 reveal [185467de]
    turned-up who=0 card=V.3
    exiting who=0 card=V.3
    got-intrigue who=0 n=1
2112 0 pass [e9b598c4]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=11
2113 1 improv [66ad1885]
    improvised who=1
2114 1 draw:script [5702547e]
2115 1 bury:V.16 [cf8057fb]
    drew who=1 pile=script
    buried who=1 pile=script
2116 1 pass [76801d3f]
2117 0 improv [37fb2ebd]
    improvised who=0
2118 0 draw:script [59a9090b]
2119 0 bury:V.15 [ac132d07]
    drew who=0 pile=script
    buried who=0 pile=script
2120 0 pass [cc670304]
2121 0 place:take-the-lead [935c871e]
2122 1 place:V.5 [26cd01b8]
    placed-all
2123 1 pass [a9210bd4]
2124 0 pass [899eb77f]
2125 1 reveal [989d342c]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
2126 0 let [6f0440fe]
    got-intrigue who=1 n=1
2127 1 pass [addbbeb9]
2128 0 reveal [312f0ad0]
    turned-up-staging who=0 card=take-the-lead
2129 0 play [dee4b5bf]
    giving who=0 card=take-the-lead whom=1
2130 1 let [1a77a77e]
    gave-lead who=0 whom=1
2131 0 show:no-drama [ac7aa561]
    no-drama who=0
    drew who=0 pile=staging
2132 0 pass [14779aba]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=12
2133 0 pass [d1490d75]
2134 1 improv [7e84c395]
    improvised who=1
2135 1 draw:staging [eb29315f]
2136 1 bury:V.1 [5da39012]
    drew who=1 pile=staging
    buried who=1 pile=script
2137 1 show:exchange [0859de8c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2138 1 give:miscue [cdaa6119]
    traded who=1 whom=0
2139 1 pass [10e86993]
2140 0 place:seize [c590e7d2]
2141 1 place:seize [635033f7]
    placed-all
2142 0 pass [e712889e]
2143 1 pass [f817de81]
2144 0 reveal [b8dbd9c3]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2145 0 improv [28d5e0ea]
    improvised who=0
2146 0 draw:staging [e214063a]
2147 0 bury:take-the-lead [27a8fd23]
    drew who=0 pile=staging
    buried who=0 pile=staging
2148 0 pass [6f2bb8cc]
2149 1 reveal [a9d6c7a7]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2150 1 pass [5894b843]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=13
2151 0 pass [66e61e5a]
2152 1 improv [0bf2165b]
    improvised who=1
2153 1 draw:staging [6dabfba7]
2154 1 bury:take-the-lead [036085a5]
    drew who=1 pile=staging
    buried who=1 pile=staging
2155 1 pass [42b93d68]
2156 0 place:take-the-lead [96b9267a]
2157 1 place:no-drama [6fee5059]
    placed-all
2158 0 show:exchange [ba637cd7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2159 0 give:seize [2c174e1c]
    traded who=0 whom=1
2160 0 show:exchange [6f6accc1]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2161 0 give:miscue [98cb5452]
    traded who=0 whom=1
2162 0 pass [1e457cb4]
2163 1 pass [4d0ef877]
2164 0 reveal [47e468aa]
    turned-up-staging who=0 card=take-the-lead
2165 0 exit [c3eedc5a]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2166 0 improv [afd555b0]
    improvised who=0
2167 0 draw:staging [5f220fd5]
2168 0 bury:V.14 [fee4541c]
    drew who=0 pile=staging
    buried who=0 pile=script
2169 0 show:exchange [b7101f5d]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2170 0 give:miscue [1a74fb8a]
    traded who=0 whom=1
2171 0 pass [7acbe0b2]
2172 1 reveal [71997169]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2173 1 pass [e1c89b71]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=14
2174 0 pass [a77e6c97]
2175 1 improv [3b5aef20]
    improvised who=1
2176 1 draw:script [a3cd8a57]
2177 1 bury:V.11 [86c99dac]
    drew who=1 pile=script
    buried who=1 pile=script
2178 1 pass [89950c07]
2179 0 place:V.8 [851f7dad]
2180 1 place:V.6 [7c61cd4f]
    placed-all
2181 0 pass [7b59c43a]
2182 1 pass [a1d3fa80]
2183 0 reveal [213d7760]
    turned-up who=0 card=V.8
2184 0 exit [e17222f0]
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
2185 0 pass [c3fc7a7e]
2186 1 reveal [339f53a7]
    turned-up who=1 card=V.6
2187 1 exit [07c2cf9e]
    exiting who=1 card=V.6
    got-intrigue who=1 n=1
2188 1 pass [cf09128c]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=15
2189 0 pass [60ba342d]
2190 1 improv [1e36fbfe]
    improvised who=1
2191 1 draw:staging [3601f86a]
2192 1 bury:V.16 [f65ec8a0]
    drew who=1 pile=staging
    buried who=1 pile=script
2193 1 pass [55485724]
2194 0 place:V.15 [08d7e412]
2195 1 place:seize [03ec8d9f]
    placed-all
2196 0 improv [4272bb39]
    improvised who=0
2197 0 switch:revive [ad121c28]
    switched who=0
2198 0 pass [7d0b51ad]
2199 1 pass [197b3c9d]
2200 0 reveal [53b604eb]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2201 0 pass [be20ccf1]
2202 1 reveal [6ec4301d]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2203 1 pass [0693d432]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=16
2204 0 pass [deb6fd8b]
2205 1 pass [17f2db44]
2206 0 place:V.9 [b6a08565]
2207 1 place:V.14 [21edffc7]
    placed-all
2208 0 improv [5980b461]
    improvised who=0
2209 0 switch:V.11 [9acc1b53]
    switched who=0
2210 0 pass [9b5ed2f3]
2211 1 improv [e29ca419]
    improvised who=1
2212 1 switch:take-the-lead [74fc7f36]
    switched who=1
2213 1 pass [5521f110]
2214 0 reveal [ef7f45a6]
    turned-up who=0 card=V.11
2215 0 play [7f067fd0]
    played who=0 card=V.11
    set-aside card=V.11 character=emilia
    got-coin who=0 coin=emilia
2216 0 pass [10bdf9ea]
2217 1 reveal [ae27e9a2]
    turned-up-staging who=1 card=take-the-lead
2218 1 exit [81146e7a]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2219 1 pass [435c5e2a]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    scene-began scene=17
2220 0 pass [ba181f2d]
2221 1 pass [8325207b]
2222 0 place:miscue [9441024f]
2223 1 place:V.1 [1043577a]
    placed-all
2224 0 pass [669161a9]
2225 1 pass [31287a3c]
2226 0 reveal [1a72d683]
    turned-up-staging who=0 card=miscue
2227 0 play [af453bce]
    aimed who=0 card=miscue whom=1
2228 1 let [265f3344]
    must-switch whom=1
    drew who=0 pile=staging
    reshuffled pile=staging n=18
2229 1 switch:V.14 [daa6481d]
    switched who=1
2230 0 place:V.15 [b3a63be7]
    turned-up who=0 card=V.15
2231 0 exit [568129f0]
    exiting who=0 card=V.15
    got-intrigue who=0 n=1
2232 0 pass [bd023aad]
2233 1 improv [da96da36]
    improvised who=1
2234 1 draw:script [cf9535c0]
2235 1 bury:V.1 [75525931]
    drew who=1 pile=script
    buried who=1 pile=script
2236 1 reveal [bf333d01]
    turned-up who=1 card=V.14
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2237 1 pass [f5431324]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
2238 0 improv [e827a146]
    improvised who=0
2239 0 draw:script [6760943b]
2240 0 bury:V.10 [96c54164]
    drew who=0 pile=script
    buried who=0 pile=script
2241 0 pass [8cac81bc]
2242 1 pass [ed00c9f3]
2243 0 place:seize [95d99de3]
2244 1 place:V.3 [3804c0c7]
    placed-all
2245 0 pass [f4718134]
2246 1 show:exchange [7df4b88f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2247 1 give:villainy [a89f2df3]
    traded who=1 whom=0
2248 1 pass [46c1b7f7]
2249 0 reveal [7332b11a]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2250 0 pass [abdf49de]
2251 1 show:exchange [ffee2363]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2252 0 let [67de9a14]
2253 1 give:V.9 [925b5d23]
    traded who=1 whom=0
2254 1 reveal [6211ab23]
    turned-up who=1 card=V.3
2255 1 improv [02d29eef]
    improvised who=1
2256 1 draw:script [4b636738]
2257 1 bury-placed [570c794b]
    drew who=1 pile=script
    buried who=1 pile=script
    turned-up who=1 card=V.2
2258 1 play [3cf6988f]
    played who=1 card=V.2
    scored who=1 card=V.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2259 1 pass [e1d828f9]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=19
2260 0 coin:emilia [904e54e9]
    used-coin-at who=0 coin=emilia whom=1
2261 1 let [c1f44b50]
    stole-coin who=0 coin=iago whom=1
2262 0 improv [4b1e2b56]
    improvised who=0
2263 0 draw:script [3d70f50b]
2264 0 bury:V.9 [cac58a6b]
    drew who=0 pile=script
    buried who=0 pile=script
2265 0 pass [1deabb9c]
2266 1 pass [0032c9fd]
2267 0 place:V.8 [30ae94f0]
2268 1 place:revive [03b656e4]
    placed-all
2269 0 pass [9b4ce358]
2270 1 improv [e1665cd2]
    improvised who=1
2271 1 switch:revive [9ed8ae3c]
    switched who=1
2272 1 pass [e5ab7487]
2273 0 reveal [aa9f42f0]
    turned-up who=0 card=V.8
2274 0 play [d9c96b02]
    played who=0 card=V.8
    scored who=0 card=V.8 n=1
    got-coin who=0 coin=desdemona
2275 0 coin:iago [347d1fed]
2276 0 wound:cassio [f5cdf20a]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
2277 0 pass [666be9da]
2278 1 reveal [73cefbde]
    turned-up-staging who=1 card=revive
2279 1 exit [ff290e3e]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2280 1 pass [f97db613]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=20
2281 0 coin:desdemona [fbc8df9c]
    no-drama-coin who=0
2282 0 pass [1dc854df]
2283 1 pass [bb6d3814]
2284 0 place:villainy [6f90301b]
2285 1 place:villainy [e356c6a1]
    placed-all
2286 0 pass [cc4eff3b]
2287 1 pass [59b4c94f]
2288 0 reveal [c6ac0011]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2289 0 improv [f165b9cd]
    improvised who=0
2290 0 draw:staging [bffbbb4e]
2291 0 bury:no-drama [6d9e11f6]
    drew who=0 pile=staging
    buried who=0 pile=staging
2292 0 pass [fb0b8b0a]
2293 1 reveal [f5561067]
    turned-up-staging who=1 card=villainy
2294 1 improv [23641f1d]
    improvised who=1
2295 1 draw:script [e642d909]
2296 1 bury:V.16 [d13b84f8]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2297 1 pass [9b1589df]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=21
2298 0 pass [29269b45]
2299 1 pass [b3784153]
2300 0 place:miscue [e5f12908]
2301 1 place:V.10 [a18679ae]
    placed-all
2302 0 pass [19a60429]
2303 1 improv [3b85ad6d]
    improvised who=1
2304 1 switch:V.3 [de6c9231]
    switched who=1
2305 1 show:exchange [368cc4fb]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2306 1 give:miscue [4fdbbb4c]
    traded who=1 whom=0
2307 1 pass [a13c1fdc]
2308 0 reveal [637e7cfd]
    turned-up-staging who=0 card=miscue
2309 0 play [b7f0533f]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2310 1 switch:V.1 [a307c7be]
    switched who=1
2311 0 place:V.6 [b89ff3dc]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2312 0 pass [20ffa449]
2313 1 reveal [eeccd574]
    turned-up who=1 card=V.1
2314 1 play [bc3b55b0]
    played who=1 card=V.1
    scored who=1 card=V.1 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2315 1 pass [90b9a032]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=22
2316 0 pass [f56d24ef]
2317 1 improv [59d6b172]
    improvised who=1
2318 1 draw:staging [bb256719]
2319 1 bury:seize [e3ebbf2b]
    drew who=1 pile=staging
    buried who=1 pile=staging
2320 1 pass [05cebd08]
2321 0 place:V.9 [d8d5c825]
2322 1 place:V.3 [54fe94bd]
    placed-all
2323 0 improv [591f2e50]
    improvised who=0
2324 0 switch:seize [ce7f10f6]
    switched who=0
2325 0 coin:emilia [b553f4fa]
    used-coin-at who=0 coin=emilia whom=1
    stole-coin who=0 coin=iago whom=1
2326 0 pass [878e385a]
2327 1 pass [4fe87354]
2328 0 coin:iago [22905d13]
2329 0 wound:desdemona [c28fec87]
    used-iago who=0 character=desdemona
    wounded who=0 character=desdemona n=1 total=5
2330 0 reveal [d74ba405]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2331 0 pass [65a656ae]
2332 1 reveal [e9874da4]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2333 1 pass [bb129ff6]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=23
2334 0 pass [25117a4f]
2335 1 show:no-drama [df51ea9a]
    no-drama who=1
    drew who=1 pile=staging
2336 1 show:exchange [754e0822]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2337 0 let [ecfac6d3]
2338 1 give:seize [c13f2210]
    traded who=1 whom=0
2339 1 pass [2aeece03]
2340 0 place:take-the-lead [f845146f]
2341 1 place:revive [b6bdacad]
    placed-all
2342 0 improv [d3639ed9]
    improvised who=0
2343 0 switch:V.5 [ea81ded9]
    switched who=0
2344 0 pass [a319314f]
2345 1 pass [dc0c3ff0]
2346 0 reveal [0f2a3525]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2347 0 pass [ce70360a]
2348 1 reveal [7283d8e1]
    turned-up-staging who=1 card=revive
2349 1 exit [c18e5415]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2350 1 improv [8989928e]
    improvised who=1
2351 1 draw:staging [635a9221]
2352 1 bury:miscue [9508f1e1]
    drew who=1 pile=staging
    buried who=1 pile=staging
2353 1 pass [c4ac6059]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=24
2354 0 improv [002a1eb7]
    improvised who=0
2355 0 draw:staging [c7649cf2]
2356 0 bury:take-the-lead [517c1bdf]
    drew who=0 pile=staging
    buried who=0 pile=staging
2357 0 show:exchange [d93fa530]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2358 0 give:villainy [8d1e1451]
    traded who=0 whom=1
2359 0 pass [8a4befe7]
2360 1 pass [76d342db]
2361 0 place:V.9 [a4282d19]
2362 1 place:take-the-lead [b4d3f596]
    placed-all
2363 0 pass [5c62743f]
2364 1 pass [5b2d0cc3]
2365 0 reveal [feaf2e01]
    turned-up who=0 card=V.9
2366 0 play [29cd22e5]
    played who=0 card=V.9
    scored who=0 card=V.9 n=1
    died character=desdemona
    took-wounds who=0 n=1
    got-coin who=0 coin=othello
2367 0 coin:othello [2d0ca7ec]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
2368 0 pass [bdc14721]
2369 1 reveal [776f5913]
    turned-up-staging who=1 card=take-the-lead
2370 1 play [b4f196c9]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2371 1 pass [8008310a]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=25
2372 0 pass [b78e3891]
2373 1 pass [27076819]
2374 0 place:V.4 [e7c89c4f]
2375 1 place:take-the-lead [331c9686]
    placed-all
2376 0 pass [ebd1d0bf]
2377 1 pass [7c15995d]
2378 0 reveal [346b7aee]
    turned-up who=0 card=V.4
2379 0 exit [78ad2eca]
    exiting who=0 card=V.4
    got-intrigue who=0 n=1
2380 0 pass [e5850981]
2381 1 reveal [fa62917c]
    turned-up-staging who=1 card=take-the-lead
2382 1 exit [a96bfe75]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2383 1 pass [86c0e796]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=26
2384 0 show:no-drama [a0b68f37]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=15
2385 0 pass [35b8d034]
2386 1 pass [b13ba78a]
2387 0 place:miscue [d06ac858]
2388 1 place:take-the-lead [61184a5b]
    placed-all
2389 0 pass [5cdde0f6]
2390 1 pass [e4a8a2aa]
2391 0 reveal [c7744cd7]
    turned-up-staging who=0 card=miscue
2392 0 exit [08029d7d]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2393 0 pass [a216096a]
2394 1 reveal [7adeab11]
    turned-up-staging who=1 card=take-the-lead
2395 1 improv [3c556259]
    improvised who=1
2396 1 draw:script [eb1baecd]
2397 1 bury:V.10 [ce68ef19]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2398 1 pass [a526c3ac]
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    scene-began scene=27
2399 0 show:no-drama [e6ba490d]
    no-drama who=0
    drew who=0 pile=staging
2400 0 pass [0ffe99d0]
2401 1 pass [08d14840]
2402 0 place:V.5 [97d41167]
2403 1 place:V.3 [22f935a5]
    placed-all
2404 0 pass [07a86821]
2405 1 pass [e378969c]
2406 0 reveal [7ff950bd]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2407 0 improv [7228a36c]
    improvised who=0
2408 0 draw:staging [70bc2f17]
2409 0 bury:miscue [79771be5]
    drew who=0 pile=staging
    buried who=0 pile=staging
2410 0 pass [8b720d88]
2411 1 improv [19047087]
    improvised who=1
2412 1 draw:staging [0e3775a7]
2413 1 bury:V.14 [0a4e7508]
    drew who=1 pile=staging
    buried who=1 pile=script
2414 1 reveal [a7404297]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2415 1 pass [40824f19]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=28
2416 0 show:exchange [32554938]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2417 1 show:no-drama [1a8cb1ab]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
2418 0 pass [bb5ece00]
2419 1 pass [6d4810e4]
2420 0 place:take-the-lead [a5e1eee1]
2421 1 place:seize [b6b8c02d]
    placed-all
2422 0 pass [ff3b8502]
2423 1 pass [1d7b0c88]
2424 0 reveal [2cad20a5]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2425 0 improv [cd68a79d]
    improvised who=0
2426 0 draw:script [e403f586]
2427 0 bury:V.16 [df550477]
    drew who=0 pile=script
    buried who=0 pile=script
2428 0 pass [68e1cbe7]
2429 1 reveal [5fbb7e31]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2430 1 improv [6b7b8ab7]
    improvised who=1
2431 1 draw:staging [67cd9360]
2432 1 bury:V.15 [e01edac7]
    drew who=1 pile=staging
    buried who=1 pile=script
2433 1 pass [f40de911]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=29
2434 0 show:exchange [11d99799]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2435 0 give:revive [a0f669e3]
    traded who=0 whom=1
2436 0 pass [34e7ef2e]
2437 1 pass [f097de8b]
2438 0 place:V.10 [c0d3abbb]
2439 1 place:take-the-lead [9c720841]
    placed-all
2440 0 pass [af5dfa12]
2441 1 pass [d4f1a3cd]
2442 0 reveal [2e65d286]
    turned-up who=0 card=V.10
2443 0 exit [f0cf90c6]
    exiting who=0 card=V.10
    got-intrigue who=0 n=1
2444 0 pass [49baa232]
2445 1 reveal [fbf5c2d7]
    turned-up-staging who=1 card=take-the-lead
2446 1 exit [34bf93a8]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2447 1 improv [96f7b352]
    improvised who=1
2448 1 draw:script [0104c990]
2449 1 bury:V.6 [80ee53af]
    drew who=1 pile=script
    buried who=1 pile=script
2450 1 pass [d46befe7]
    drew who=1 pile=script
    reshuffled pile=script n=3
    drew who=0 pile=staging
    scene-began scene=30
2451 0 pass [f0465aa1]
2452 1 pass [74d65f57]
2453 0 place:villainy [ef10d4bc]
2454 1 place:villainy [12a69993]
    placed-all
2455 0 pass [d390fc0a]
2456 1 pass [fa6bebae]
2457 0 improv [83c45295]
    improvised who=0
2458 0 draw:staging [2b7396a1]
2459 0 bury:seize [6b7b1396]
    drew who=0 pile=staging
    buried who=0 pile=staging
2460 0 reveal [8340e760]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2461 0 pass [c5964a04]
2462 1 reveal [7e3863d3]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2463 1 improv [b6cc86af]
    improvised who=1
2464 1 draw:staging [57d2c22a]
2465 1 bury:revive [97ad672f]
    drew who=1 pile=staging
    buried who=1 pile=staging
2466 1 show:exchange [3f6ceb44]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2467 0 let [1181ad6c]
2468 1 give:exchange [9fba2277]
    traded who=1 whom=0
2469 1 pass [2850b5de]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=31
2470 0 pass [3e4e1def]
2471 1 pass [4c84cfcd]
2472 0 place:take-the-lead [7b683b37]
2473 1 place:V.10 [68a0009f]
    placed-all
2474 0 show:exchange [ef6d8d48]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2475 0 give:seize [49866981]
    traded who=0 whom=1
2476 0 improv [e92c9ad3]
    improvised who=0
2477 0 switch:V.16 [2fd9621b]
    switched who=0
2478 0 pass [c9790324]
2479 1 pass [7e3e0941]
2480 0 reveal [14a5e008]
    turned-up who=0 card=V.16
    played who=0 card=V.16
    failed who=0 card=V.16
2481 0 show:exchange [f6e4fd53]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2482 0 give:miscue [25a06c0a]
    traded who=0 whom=1
2483 0 pass [b3ba4e83]
2484 1 reveal [6de593d4]
    turned-up who=1 card=V.10
    exiting who=1 card=V.10
    got-intrigue who=1 n=1
2485 1 pass [4db3be06]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=32
2486 0 pass [8ee923db]
2487 1 pass [2d869b21]
2488 0 place:V.6 [f7eda46e]
2489 1 place:miscue [9a695d79]
    placed-all
2490 0 pass [ac25b7ac]
2491 1 pass [94e31afd]
2492 0 reveal [f75ac0d1]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2493 1 let [db1512fb]
    got-intrigue who=0 n=1
2494 0 improv [fbdf31a1]
    improvised who=0
2495 0 draw:staging [254b2098]
2496 0 bury:V.4 [b96e6831]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=15
2497 0 pass [fdfd995e]
2498 1 reveal [3ede5793]
    turned-up-staging who=1 card=miscue
2499 1 exit [21869370]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2500 1 pass [1f1f620d]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=33
2501 0 pass [2d2e9398]
2502 1 improv [3720ee82]
    improvised who=1
2503 1 draw:staging [5a48de46]
2504 1 bury:revive [23756413]
    drew who=1 pile=staging
    buried who=1 pile=staging
2505 1 pass [b5dfd8eb]
2506 0 place:revive [1ab004ab]
2507 1 place:V.14 [d7c186d2]
    placed-all
2508 0 pass [c6fada2d]
2509 1 show:no-drama [4a6eee1f]
    no-drama who=1
    drew who=1 pile=staging
2510 1 pass [f5c0c3ef]
2511 0 reveal [6d68ad8e]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2512 0 pass [0ccf7c16]
2513 1 reveal [ebbb8962]
    turned-up who=1 card=V.14
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2514 1 pass [fe46b910]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=34
2515 0 pass [64b946a8]
2516 1 show:exchange [8b91a73d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2517 0 let [77bde45b]
2518 1 give:seize [07a5b607]
    traded who=1 whom=0
2519 1 pass [bc6b7360]
2520 0 place:villainy [704ba539]
2521 1 place:V.5 [054b3d75]
    placed-all
2522 0 improv [b9c61098]
    improvised who=0
2523 0 switch:seize [757c1226]
    switched who=0
2524 0 pass [b645ac60]
2525 1 improv [3dd06408]
    improvised who=1
2526 1 switch:miscue [eab375b2]
    switched who=1
2527 1 pass [c007aba2]
2528 0 reveal [2a4055cf]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2529 0 pass [49a2bc54]
2530 1 reveal [3f87c9bb]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2531 1 pass [3a810cfb]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=35
2532 0 pass [ddde0805]
2533 1 pass [748c8909]
2534 0 place:take-the-lead [31d0c6a0]
2535 1 place:V.3 [56f8e786]
    placed-all
2536 0 improv [cc601dad]
    improvised who=0
2537 0 switch:seize [b590c311]
    switched who=0
2538 0 pass [ab2b4b6a]
2539 1 pass [6e0d78fe]
2540 0 reveal [d0c8ddfe]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2541 0 pass [b3b70470]
2542 1 improv [33ac532d]
    improvised who=1
2543 1 draw:staging [2c0028e8]
2544 1 bury:revive [2bdb19ca]
    drew who=1 pile=staging
    buried who=1 pile=staging
2545 1 reveal [ce17a96b]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2546 1 pass [a64faff6]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=36
2547 0 improv [054b4d4f]
    improvised who=0
2548 0 draw:staging [ec14cbf3]
2549 0 bury:take-the-lead [af851cbe]
    drew who=0 pile=staging
    buried who=0 pile=staging
2550 0 pass [1ea88123]
2551 1 improv [aa748364]
    improvised who=1
2552 1 draw:script [cd8a1e86]
2553 1 bury:V.15 [222de9eb]
    drew who=1 pile=script
    buried who=1 pile=script
2554 1 pass [87209493]
2555 0 place:V.6 [7dd089ce]
2556 1 place:V.16 [2f6f731f]
    placed-all
2557 0 pass [86a46253]
2558 1 pass [f5a4b1da]
2559 0 reveal [9e920703]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2560 0 pass [9ed91081]
2561 1 reveal [0a652e45]
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
