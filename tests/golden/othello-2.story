set-up [b4f6c924]
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
1 0 improv [4adc2ca7]
    improvised who=0
2 1 let [0803d327]
3 0 draw:script [3f0b51cb]
4 0 bury:I.6 [4689ba8f]
    drew who=0 pile=script
    buried who=0 pile=script
5 0 pass [01210adb]
6 1 improv [a1a60eee]
    improvised who=1
7 0 spotlight [5de98efd]
    stole-spotlight by=0 who=1
8 1 let [ddbe8e59]
    blocked who=1
9 0 place:I.1 [62576232]
10 1 place:I.5 [34a6d74d]
    placed-all
11 0 pass [3e2515b1]
12 1 pass [a993355d]
13 0 reveal [90edb687]
    turned-up who=0 card=I.1
14 0 exit [5eb89429]
    exiting who=0 card=I.1
15 1 let [461b0369]
    got-intrigue who=0 n=1
16 0 pass [d6dee71c]
17 1 show:exchange [f00356f2]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
18 0 let [39385e0e]
19 1 give:take-the-lead [e6f46580]
    traded who=1 whom=0
20 1 reveal [800ccabe]
    turned-up who=1 card=I.5
21 1 play [0b77b698]
    played who=1 card=I.5
    scored who=1 card=I.5 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
22 1 pass [2e3e4fe8]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
23 0 pass [b95c9f18]
24 1 improv [4e8fce02]
    improvised who=1
25 1 draw:script [1ba75a1c]
26 1 bury:I.11 [e12e281a]
    drew who=1 pile=script
    buried who=1 pile=script
27 1 pass [014e3827]
28 0 place:revive [f8e9b126]
29 1 place:take-the-lead [ce0e6cc1]
    placed-all
30 0 pass [4eb34195]
31 1 show:exchange [7900e3fa]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
32 0 let [c9e858b4]
33 1 give:I.8 [5c150993]
    traded who=1 whom=0
34 1 pass [76f84d4a]
35 0 improv [b0a76ddd]
    improvised who=0
36 1 spotlight [db33ae19]
    stole-spotlight by=1 who=0
37 0 let [0c783d4c]
    blocked who=0
38 0 show:no-drama [0f5ad485]
    no-drama who=0
    drew who=0 pile=staging
39 0 reveal [f4f5864e]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
40 0 pass [89cb5650]
41 1 coin:iago [a5e2418a]
42 1 wound:othello [d683ac9b]
    used-iago who=1 character=othello
    wounded who=1 character=othello n=1 total=6
43 1 reveal [b2895c5b]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
44 1 pass [b48b55ea]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=3
45 0 improv [cdce60df]
    improvised who=0
46 0 draw:script [4ab12064]
47 0 bury:I.7 [bea66b29]
    drew who=0 pile=script
    buried who=0 pile=script
48 0 pass [55c790b3]
49 1 improv [e8b672fc]
    improvised who=1
50 1 draw:staging [7167051a]
51 1 bury:miscue [3324005d]
    drew who=1 pile=staging
    buried who=1 pile=staging
52 1 pass [d72791da]
53 0 place:I.2 [ef883336]
54 1 place:villainy [12b62229]
    placed-all
55 0 pass [eb195078]
56 1 pass [55c6240d]
57 0 reveal [86bba894]
    turned-up who=0 card=I.2
    exiting who=0 card=I.2
58 1 let [83fd8abc]
    got-intrigue who=0 n=1
59 0 pass [0a5f36f8]
60 1 reveal [ca575847]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
61 1 pass [1f1e4803]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=4
62 0 pass [0e0aceff]
63 1 pass [3f98a374]
64 0 place:miscue [144bf7d3]
65 1 place:I.10 [3e941603]
    placed-all
66 0 improv [3c47834b]
    improvised who=0
67 0 switch:I.6 [92171091]
    switched who=0
68 0 pass [c519c421]
69 1 improv [5c11e49b]
    improvised who=1
70 1 switch:I.11 [5545315a]
    switched who=1
71 1 pass [60b0c326]
72 0 reveal [3c713b3c]
    turned-up who=0 card=I.6
73 0 exit [16d4b1c9]
    exiting who=0 card=I.6
74 1 let [7f4cc8a5]
    got-intrigue who=0 n=1
75 0 pass [ee8ead9a]
76 1 reveal [78f9ba8c]
    turned-up who=1 card=I.11
77 1 play [f69fb94e]
    played who=1 card=I.11
    scored who=1 card=I.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
78 1 pass [7afc8afa]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=5
79 0 pass [2b19af89]
80 1 improv [87825a01]
    improvised who=1
81 1 draw:staging [eb344a60]
82 1 bury:revive [6cfcf206]
    drew who=1 pile=staging
    buried who=1 pile=staging
83 1 pass [f7979d40]
84 0 place:I.12 [3bdd460c]
85 1 place:I.9 [e2678e7e]
    placed-all
86 0 show:exchange [2b1d6f65]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
87 1 let [6e0e62ef]
88 0 give:I.8 [cee3e623]
    traded who=0 whom=1
89 0 pass [6d99e70c]
90 1 pass [d7187aa7]
91 0 reveal [79b321b3]
    turned-up who=0 card=I.12
92 0 play-in-vain [f76df4b9]
    played who=0 card=I.12
    failed who=0 card=I.12
93 0 improv [5ef58934]
    improvised who=0
94 0 draw:staging [6a1e732b]
95 0 bury:take-the-lead [3a931686]
    drew who=0 pile=staging
    buried who=0 pile=staging
96 0 pass [2a4326e3]
97 1 reveal [6d298edf]
    turned-up who=1 card=I.9
    played who=1 card=I.9
    failed who=1 card=I.9
98 1 coin:iago [1a544319]
99 1 wound:othello [53a2b0ca]
    used-iago who=1 character=othello
    wounded who=1 character=othello n=2 total=6
100 1 pass [11d7a213]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
101 0 show:exchange [01967f06]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
102 1 let [6b5b0191]
103 0 give:miscue [3ad976f0]
    traded who=0 whom=1
104 0 show:exchange [e1cfc6ba]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
105 1 let [005c02d5]
106 0 give:villainy [35acbf0d]
    traded who=0 whom=1
107 0 pass [f4c2a256]
108 1 pass [908d3ffc]
109 0 place:seize [462713c1]
110 1 place:miscue [3e39287a]
    placed-all
111 0 improv [2073bb69]
    improvised who=0
112 0 switch:I.10 [6a527a49]
    switched who=0
113 0 pass [f6c0f88f]
114 1 improv [6f271c10]
    improvised who=1
115 1 switch:no-drama [37e4e50e]
    switched who=1
116 1 pass [f1260ed8]
117 0 reveal [132b5817]
    turned-up who=0 card=I.10
118 0 play [1fda4ada]
    played who=0 card=I.10
119 1 let [7c517bc7]
    scored who=0 card=I.10 n=1
    got-intrigue who=0 n=2
120 0 show:no-drama [7898a640]
    no-drama who=0
    drew who=0 pile=staging
121 0 pass [412352ea]
122 1 reveal [07d165f5]
    turned-up-staging who=1 card=no-drama
123 1 play [0b80fae1]
    played who=1 card=no-drama
    no-drama who=1
124 1 pass [b83a0f20]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    scene-began scene=7
125 0 pass [2f332ae2]
126 1 pass [17a3686e]
127 0 place:villainy [b4a15bcd]
128 1 place:I.8 [fe2eaa1b]
    placed-all
129 0 improv [02aad5fa]
    improvised who=0
130 0 switch:I.4 [f5cd7a0c]
    switched who=0
131 0 pass [6508a9bb]
132 1 pass [198ca9e7]
133 0 reveal [4e5639b9]
    turned-up who=0 card=I.4
134 0 exit [ce2127f8]
    exiting who=0 card=I.4
    got-intrigue who=0 n=1
135 0 pass [8fcb8726]
136 1 reveal [c1060dbb]
    turned-up who=1 card=I.8
    exiting who=1 card=I.8
    got-intrigue who=1 n=1
137 1 pass [e12269a1]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=8
138 0 improv [b82c8715]
    improvised who=0
139 0 draw:staging [b9628ce1]
140 0 bury:take-the-lead [6aa7abaf]
    drew who=0 pile=staging
    buried who=0 pile=staging
141 0 pass [f8b9ec3f]
142 1 pass [cb19f86b]
143 0 place:miscue [5833177c]
144 1 place:I.7 [b7048269]
    placed-all
145 0 pass [df287d1d]
146 1 improv [141e7f8c]
    improvised who=1
147 1 switch:miscue [86a019f3]
    switched who=1
148 1 pass [39bcb4b7]
149 0 reveal [a0743244]
    turned-up-staging who=0 card=miscue
150 0 exit [1a30d65b]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
151 0 pass [124273b4]
152 1 reveal [e8c7b4ac]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
153 1 pass [871cbf7e]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=9
154 0 pass [7c748246]
155 1 improv [28881eab]
    improvised who=1
156 1 draw:staging [b361e724]
157 1 bury:I.7 [059faf1c]
    drew who=1 pile=staging
    buried who=1 pile=script
158 1 pass [dc6be404]
159 0 place:villainy [6aeeab9d]
160 1 place:I.12 [17f9528b]
    placed-all
161 0 pass [99fdb06e]
162 1 pass [8163d66e]
163 0 improv [f2622fdb]
    improvised who=0
164 0 draw:staging [0b137dfc]
165 0 bury-placed [decce680]
    drew who=0 pile=staging
    buried who=0 pile=staging
166 0 reveal [1856d9a8]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
167 0 pass [f983c0df]
168 1 reveal [07b066aa]
    turned-up who=1 card=I.12
    played who=1 card=I.12
    failed who=1 card=I.12
169 1 pass [2cf9852f]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=10
170 0 improv [af12e3da]
    improvised who=0
171 0 draw:script [e75b059c]
172 0 bury:I.1 [aef72ac1]
    drew who=0 pile=script
    buried who=0 pile=script
173 0 pass [dc6385c9]
174 1 pass [f0b7db70]
175 0 place:I.6 [49ed3c52]
176 1 place:miscue [0357471e]
    placed-all
177 0 pass [116dfac1]
178 1 pass [ccc50b7c]
179 0 reveal [211eda05]
    turned-up who=0 card=I.6
180 0 play [56595fa5]
    played who=0 card=I.6
    scored who=0 card=I.6 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=cassio
181 0 coin:cassio [2eaa10ac]
    used-coin who=0 coin=cassio
182 0 draw:staging [3b997495]
183 0 bury:seize [cac3a343]
    drew who=0 pile=staging
    buried who=0 pile=staging
184 0 pass [8384ce79]
185 1 reveal [82e575bd]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
186 1 improv [ad897290]
    improvised who=1
187 1 draw:script [24d9a0e4]
188 1 bury:I.3 [d60ee18e]
    drew who=1 pile=script
    buried who=1 pile=script
189 1 pass [706fef85]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=11
190 0 pass [08eab1c6]
191 1 pass [57711e4d]
192 0 place:seize [30b5699f]
193 1 place:I.2 [d9c60c64]
    placed-all
194 0 improv [e1e27e7e]
    improvised who=0
195 0 switch:I.9 [582172be]
    switched who=0
196 0 pass [cfc2c987]
197 1 pass [fe430f0e]
198 0 reveal [aef3fd84]
    turned-up who=0 card=I.9
    played who=0 card=I.9
    scored who=0 card=I.9 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
199 0 coin:desdemona [b348904e]
    no-drama-coin who=0
200 0 pass [6f4bfd40]
201 1 reveal [12271e32]
    turned-up who=1 card=I.2
202 1 exit [c53ac491]
    exiting who=1 card=I.2
    got-intrigue who=1 n=1
203 1 pass [f87f1a70]
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    drew who=0 pile=staging
    scene-began scene=12
204 0 pass [65b45b9b]
205 1 improv [f5f63297]
    improvised who=1
206 1 draw:staging [c3d227a9]
207 1 bury:seize [beb817ac]
    drew who=1 pile=staging
    buried who=1 pile=staging
208 1 show:exchange [7f4332a5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
209 0 let [409339f8]
210 1 give:take-the-lead [eb55773d]
    traded who=1 whom=0
211 1 show:exchange [5ac0b600]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
212 0 let [be219b8c]
213 1 give:I.7 [8d597f85]
    traded who=1 whom=0
214 1 pass [eb75c299]
215 0 place:villainy [7296e1f9]
216 1 place:villainy [40bdc57e]
    placed-all
217 0 show:no-drama [3964e2b0]
    no-drama who=0
    drew who=0 pile=staging
218 0 pass [2a0203e0]
219 1 pass [d3c7b49c]
220 0 reveal [0eeda228]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
221 0 improv [380534d9]
    improvised who=0
222 0 draw:staging [56667a72]
223 0 bury:take-the-lead [110d7c77]
    drew who=0 pile=staging
    buried who=0 pile=staging
224 0 pass [29e09585]
225 1 reveal [866e4cf1]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
226 1 pass [2c8f1de1]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=13
227 0 pass [4b9f2b5e]
228 1 pass [0ef3ef50]
229 0 place:I.7 [833fa493]
230 1 place:take-the-lead [2452c5e1]
    placed-all
231 0 pass [0c6459d6]
232 1 improv [5909269b]
    improvised who=1
233 1 switch:miscue [002632ba]
    switched who=1
234 1 pass [063add73]
235 0 reveal [71133d07]
    turned-up who=0 card=I.7
236 0 exit [bfa24a6b]
    exiting who=0 card=I.7
    got-intrigue who=0 n=1
237 0 pass [017269ad]
238 1 reveal [dc5ec1a2]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
239 1 pass [6b716988]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=14
240 0 improv [57a5325c]
    improvised who=0
241 0 draw:staging [f8868c8f]
242 0 bury:no-drama [e5e39192]
    drew who=0 pile=staging
    buried who=0 pile=staging
243 0 pass [d10e4584]
244 1 improv [fe04a677]
    improvised who=1
245 1 draw:staging [7eafb76b]
246 1 bury:take-the-lead [18e2c852]
    drew who=1 pile=staging
    buried who=1 pile=staging
247 1 show:exchange [2651da64]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
248 1 give:revive [9a796d19]
    traded who=1 whom=0
249 1 pass [efe911c9]
250 0 place:take-the-lead [bacae51c]
251 1 place:seize [bc74c96e]
    placed-all
252 0 pass [b3e64289]
253 1 pass [0b981c6d]
254 0 reveal [3d8a6513]
    turned-up-staging who=0 card=take-the-lead
255 0 exit [e4c08e68]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
256 0 show:no-drama [a4ed5688]
    no-drama who=0
    drew who=0 pile=staging
257 0 pass [a17a800f]
258 1 reveal [7f7fd0d3]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
259 1 pass [cb99efca]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=15
260 0 pass [ec5db11d]
261 1 pass [0fafc7ca]
262 0 place:seize [3eefd4df]
263 1 place:I.2 [5e735e92]
    placed-all
264 0 pass [455c78cd]
265 1 pass [db14cc6b]
266 0 reveal [97668828]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
267 0 pass [2cbd0430]
268 1 reveal [1196fa40]
    turned-up who=1 card=I.2
269 1 exit [b6487cba]
    exiting who=1 card=I.2
    got-intrigue who=1 n=1
270 1 improv [5a41ee1a]
    improvised who=1
271 1 draw:script [ef987d2b]
272 1 bury:I.8 [fc39b8cc]
    drew who=1 pile=script
    buried who=1 pile=script
273 1 pass [1e378feb]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=2
    scene-began scene=16
274 0 improv [0975ff1a]
    improvised who=0
275 0 draw:staging [03c5381b]
276 0 bury:revive [ff0ddab9]
    drew who=0 pile=staging
    buried who=0 pile=staging
277 0 pass [2a5cb6bd]
278 1 pass [c4a0e5d4]
279 0 place:seize [9988de24]
280 1 place:I.1 [ed63b566]
    placed-all
281 0 pass [c0d588e0]
282 1 improv [c6bc5014]
    improvised who=1
283 1 switch:I.3 [0bf37aca]
    switched who=1
284 1 pass [dc20a46a]
285 0 reveal [fb326842]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
286 0 pass [dc975401]
287 1 reveal [0dd640ba]
    turned-up who=1 card=I.3
288 1 play [df240cdf]
    played who=1 card=I.3
    scored who=1 card=I.3 n=1
    got-intrigue who=1 n=2
289 1 pass [495083b0]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=17
290 0 pass [60c5ec1d]
291 1 show:exchange [83862b4d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
292 0 let [f93dea60]
293 1 give:I.12 [74b3b9f7]
    traded who=1 whom=0
294 1 improv [054ae3ca]
    improvised who=1
295 1 draw:staging [96d3ceb6]
296 1 bury:miscue [87a2a11a]
    drew who=1 pile=staging
    buried who=1 pile=staging
297 1 pass [7deb17b1]
298 0 place:I.8 [79bc8369]
299 1 place:I.1 [8bdfd4a7]
    placed-all
300 0 improv [04aeecc6]
    improvised who=0
301 0 switch:villainy [6c665c25]
    switched who=0
302 0 show:exchange [00bcf886]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
303 1 let [bf5b4d6a]
304 0 give:take-the-lead [6c05ea25]
    traded who=0 whom=1
305 0 pass [9de77854]
306 1 pass [522e9370]
307 0 reveal [12f42fd0]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
308 1 let [230a9527]
    got-intrigue who=0 n=1
309 0 pass [3973e7f4]
310 1 reveal [139272e6]
    turned-up who=1 card=I.1
    exiting who=1 card=I.1
    got-intrigue who=1 n=1
311 1 pass [ca278ce2]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=18
312 0 improv [4f8ff41b]
    improvised who=0
313 0 draw:script [7ff1c2cc]
314 0 bury:I.4 [89559f97]
    drew who=0 pile=script
    buried who=0 pile=script
315 0 pass [c7d1e603]
316 1 show:no-drama [7d0b15fb]
    no-drama who=1
    drew who=1 pile=staging
317 1 pass [d0daa5cc]
318 0 place:I.8 [7654f270]
319 1 place:miscue [2b65b9f3]
    placed-all
320 0 pass [16e72b56]
321 1 improv [be765a35]
    improvised who=1
322 1 switch:take-the-lead [4d60f1ee]
    switched who=1
323 1 pass [953725f0]
324 0 reveal [3b49c355]
    turned-up who=0 card=I.8
325 0 play [ce16b53a]
    played who=0 card=I.8
    scored who=0 card=I.8 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
326 0 pass [7cae0cf2]
327 1 reveal [047a62c1]
    turned-up-staging who=1 card=take-the-lead
328 1 play [e68ef4c3]
    giving who=1 card=take-the-lead whom=0
329 0 let [36550e75]
    gave-lead who=1 whom=0
330 1 pass [c9e66f66]
    drew who=0 pile=staging
    drew who=1 pile=script
    script-empty
    scene-began scene=19
331 1 pass [15dd04df]
332 0 coin:othello [600a9e4e]
    giving-by-coin who=0 coin=othello whom=1
    gave-lead who=0 whom=1
333 0 improv [99466eec]
    improvised who=0
334 0 bury:I.7 [be16145b]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=17
    staging-empty n=1
335 0 pass [48b79334]
336 0 place:revive [2ea4885e]
337 1 place:I.2 [6cdd739d]
    placed-all
338 0 pass [773de16f]
339 1 pass [edf3cbd2]
340 0 reveal [b252814a]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
341 0 pass [fb944ff6]
342 1 reveal [1fc37320]
    turned-up who=1 card=I.2
343 1 play [5bbb3ea1]
    played who=1 card=I.2
    scored who=1 card=I.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
344 1 improv [d95391df]
    improvised who=1
345 1 draw:script [8d0139f7]
346 1 bury:I.4 [fcbb7733]
    drew who=1 pile=script
    buried who=1 pile=script
347 1 pass [3786fe78]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=20
348 0 improv [b071577a]
    improvised who=0
349 0 bury:revive [8f197491]
    drew who=0 pile=staging
    buried who=0 pile=staging
350 0 pass [1abcdebc]
351 1 pass [7abdcf50]
352 0 place:miscue [0aa750ef]
353 1 place:I.7 [7a748885]
    placed-all
354 0 pass [3cef80dc]
355 1 pass [929e076c]
356 0 reveal [51cb90ee]
    turned-up-staging who=0 card=miscue
357 0 play [3a3a8a63]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
358 1 switch:exchange [d2519fbe]
    switched who=1
359 0 place:take-the-lead [9fba2919]
    turned-up-staging who=0 card=take-the-lead
360 0 exit [6d7901a6]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
361 0 pass [5209d34b]
362 1 reveal [3031405b]
    turned-up-staging who=1 card=exchange
363 1 play [1d7882e7]
    aimed who=1 card=exchange whom=0
364 0 let [cc747ba4]
365 1 give:take-the-lead [abae2d1b]
    traded who=1 whom=0
366 1 pass [96dedbe0]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=21
367 0 pass [62ffef0d]
368 1 show:exchange [68ab6832]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
369 0 let [246000e3]
370 1 give:seize [e0c04b2a]
    traded who=1 whom=0
371 1 pass [77259fbf]
372 0 place:I.12 [50982144]
373 1 place:I.4 [2b218eee]
    placed-all
374 0 improv [ef044c67]
    improvised who=0
375 0 switch:revive [8f8c9f30]
    switched who=0
376 0 pass [2ee16afb]
377 1 show:exchange [369f29f4]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
378 1 give:villainy [de041690]
    traded who=1 whom=0
379 1 pass [5e88bda9]
380 0 reveal [a2a23b26]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
381 0 pass [257b87d0]
382 1 coin:iago [b9420e36]
383 1 wound:roderigo [f932e50f]
    used-iago who=1 character=roderigo
    wounded who=1 character=roderigo n=1 total=4
384 1 reveal [0a62d94a]
    turned-up who=1 card=I.4
    exiting who=1 card=I.4
    got-intrigue who=1 n=1
385 1 pass [30170b8d]
    drew who=1 pile=staging
    reshuffled pile=script n=1
    drew who=0 pile=script
    scene-began scene=22
386 0 pass [7c1e6521]
387 1 improv [fbc65b29]
    improvised who=1
388 1 bury:seize [d841833d]
    drew who=1 pile=staging
    buried who=1 pile=staging
389 1 pass [a2bd23d0]
390 0 place:seize [ce1cac2e]
391 1 place:I.7 [51431dc0]
    placed-all
392 0 pass [b38f4850]
393 1 pass [327faf67]
394 0 improv [09f19a13]
    improvised who=0
395 0 bury:take-the-lead [6ae4eb5a]
    drew who=0 pile=staging
    buried who=0 pile=staging
396 0 reveal [48e55b36]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
397 0 show:exchange [6e87d1d1]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
398 0 give:I.4 [be82af0d]
    traded who=0 whom=1
399 0 show:no-drama [cd0b5848]
    no-drama who=0
    drew who=0 pile=staging
400 0 pass [a5c76745]
401 1 reveal [88289084]
    turned-up who=1 card=I.7
    exiting who=1 card=I.7
    got-intrigue who=1 n=1
402 1 show:no-drama [16efaf8b]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=1
403 1 pass [a39d00c9]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=23
404 0 pass [f9f74f11]
405 1 pass [a91d57b3]
406 0 place:I.1 [a9204042]
407 1 place:no-drama [91c1a76a]
    placed-all
408 0 pass [4ef7f3c7]
409 1 pass [1e4bd24c]
410 0 reveal [e42a583a]
    turned-up who=0 card=I.1
411 0 play [d5926491]
    played who=0 card=I.1
    scored who=0 card=I.1 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=roderigo
412 0 pass [bc70e216]
413 1 reveal [33ef45ad]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
414 1 pass [f78946ee]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=24
415 0 coin:roderigo [32e39563]
    used-coin-at who=0 coin=roderigo whom=1
416 1 let [2f4b2633]
417 0 give:I.12 [9968e3de]
    traded who=0 whom=1
418 0 improv [49856b1c]
    improvised who=0
419 0 bury:I.7 [996a7e5f]
    drew who=0 pile=staging
    buried who=0 pile=script
420 0 pass [087ea7b9]
421 1 pass [31fe17e7]
422 0 place:miscue [0e2d841d]
423 1 place:seize [d6b4b337]
    placed-all
424 0 pass [8f7ac18f]
425 1 pass [34ca5f62]
426 0 show:exchange [4447d308]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
427 1 seize [fe3b93de]
    seized by=1 who=0 card=exchange
    got-spotlight who=1 n=1
428 0 reveal [e2116178]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
429 0 pass [ab6fae3a]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=25
430 0 pass [69c30bce]
431 1 pass [c05cf7d9]
432 0 place:take-the-lead [2819d6c1]
433 1 place:miscue [ae6ee5ac]
    placed-all
434 0 pass [6f9614e5]
435 1 pass [bf5c5a4d]
436 0 improv [fbc5947d]
    improvised who=0
437 1 let [447d18fe]
438 0 bury:revive [63a7db2e]
    drew who=0 pile=staging
    buried who=0 pile=staging
439 0 reveal [994163e1]
    turned-up-staging who=0 card=take-the-lead
440 0 play [83b4ae1f]
    aimed who=0 card=take-the-lead whom=1
441 1 spotlight [3a777efd]
    stole-spotlight by=1 who=0
    blocked who=0
442 1 reveal [4f611d9e]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
443 1 pass [d41d1c36]
    drew who=1 pile=staging
    reshuffled pile=staging n=17
    staging-empty n=2
    drew who=0 pile=staging
    scene-began scene=26
    final-scene
444 0 show:exchange [6328feb7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
445 1 let [501edc53]
446 0 give:take-the-lead [5e4c7bda]
    traded who=0 whom=1
447 0 pass [f19b22d4]
448 1 improv [9f68a44a]
    improvised who=1
449 1 bury:I.4 [c65fc91b]
    drew who=1 pile=staging
    buried who=1 pile=script
450 1 pass [c66a943c]
451 0 place:villainy [93296f6e]
452 1 place:revive [01067f1b]
    placed-all
453 0 pass [e0f7506b]
454 1 pass [7d88b8ff]
455 0 reveal [fc902787]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
456 0 show:no-drama [6cec1550]
    no-drama who=0
    drew who=0 pile=staging
457 0 pass [90eef0ce]
458 1 reveal [6ddf426c]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
459 1 show:no-drama [7b09df2e]
    no-drama who=1
    drew who=1 pile=staging
460 1 pass [6557db10]
    act-ran-out act=I
    tallied who=0 n=6
    tallied who=1 n=4
    lead-cast who=1
461 1 discard:miscue [337b973d]
    discarded who=1 card=miscue
462 1 discard:villainy [433fd7aa]
    discarded who=1 card=villainy
463 1 discard:take-the-lead [c4a0a515]
    discarded who=1 card=take-the-lead
464 0 discard:revive [4b95d54f]
    discarded who=0 card=revive
    dealt who=1 n=4 total=7
    dealt who=0 n=4 total=7
    act-began act=II who=1
    scene-began scene=1
465 0 pass [f4093a53]
466 1 pass [396c0ecc]
467 0 place:villainy [4c2d3e70]
468 1 place:seize [e287889e]
    placed-all
469 0 pass [c5dc3870]
470 1 pass [36a6376c]
471 0 reveal [415ab250]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
472 0 pass [4572cb79]
473 1 reveal [158b0d37]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
474 1 improv [173969f8]
    improvised who=1
475 1 draw:staging [73390a51]
476 1 bury:II.11 [3a68e8f6]
    drew who=1 pile=staging
    buried who=1 pile=script
477 1 show:exchange [2ed5a26d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
478 0 let [e1a6e97c]
479 1 give:seize [cf0c260c]
    traded who=1 whom=0
480 1 pass [39d3a6e3]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=2
481 0 improv [9e32d0e4]
    improvised who=0
482 0 draw:staging [7fd782c3]
483 0 bury:II.6 [6af6bdf2]
    drew who=0 pile=staging
    buried who=0 pile=script
484 0 pass [91003a9c]
485 1 pass [4994f34d]
486 0 place:seize [85156507]
487 1 place:II.3 [72f4a4c3]
    placed-all
488 0 pass [4fa1d4e6]
489 1 pass [edafa93f]
490 0 reveal [94c0f67d]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
491 0 pass [039ab9b7]
492 1 reveal [2cb68a92]
    turned-up who=1 card=II.3
493 1 exit [09e27820]
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
494 1 pass [dc3a0568]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=3
495 0 pass [a432c320]
496 1 show:exchange [d9bf5282]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
497 0 let [dae5d3d5]
498 1 give:II.4 [b4232bca]
    traded who=1 whom=0
499 1 pass [c9a51a40]
500 0 place:II.7 [a9ffd85d]
501 1 place:II.12 [e4e4a3f8]
    placed-all
502 0 improv [eb1286b9]
    improvised who=0
503 0 switch:take-the-lead [40fb578d]
    switched who=0
504 0 pass [45caeef5]
505 1 improv [8a8513ca]
    improvised who=1
506 1 switch:II.10 [a2aac0fe]
    switched who=1
507 1 pass [910a4b21]
508 0 reveal [5ea649ef]
    turned-up-staging who=0 card=take-the-lead
509 0 play [3aa7a85d]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
510 0 pass [16d68a93]
511 1 reveal [843da502]
    turned-up who=1 card=II.10
    played who=1 card=II.10
    scored who=1 card=II.10 n=2
    half-curtain
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
512 1 coin:othello [c188c5c5]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
513 1 pass [812670fc]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=4
514 0 pass [d3aaea67]
515 1 show:exchange [626e6f60]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
516 1 give:II.12 [822a0afa]
    traded who=1 whom=0
517 1 pass [70fbe3d9]
518 0 place:take-the-lead [c28304de]
519 1 place:seize [f88a614e]
    placed-all
520 0 pass [735dac97]
521 1 improv [e7af06a1]
    improvised who=1
522 1 switch:take-the-lead [a42d5955]
    switched who=1
523 1 pass [ed9fa204]
524 0 reveal [7fa1cf03]
    turned-up-staging who=0 card=take-the-lead
525 0 exit [05baddf0]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
526 0 pass [54c2b169]
527 1 reveal [95cb5dae]
    turned-up-staging who=1 card=take-the-lead
528 1 exit [8238940c]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
529 1 pass [55540d0b]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=1
    scene-began scene=5
530 0 pass [2eb58074]
531 1 pass [e95a1af0]
532 0 place:II.12 [3640b9c1]
533 1 place:II.11 [7e9eb96b]
    placed-all
534 0 improv [16f440ee]
    improvised who=0
535 0 switch:II.4 [a55aef3d]
    switched who=0
536 0 pass [3810f54f]
537 1 pass [c9d75b40]
538 0 reveal [eb4f6b35]
    turned-up who=0 card=II.4
539 0 exit [e7070c1b]
    exiting who=0 card=II.4
540 1 let [e45e4c76]
    got-intrigue who=0 n=1
541 0 pass [3bcb7058]
542 1 improv [db96b5ad]
    improvised who=1
543 1 draw:script [ecd25511]
544 1 bury-placed [39815ee2]
    drew who=1 pile=script
    buried who=1 pile=script
545 1 reveal [11db3e6a]
    turned-up who=1 card=II.3
546 1 exit [a97f2a21]
    exiting who=1 card=II.3
    got-intrigue who=1 n=1
547 1 pass [21e33b0a]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=6
548 0 pass [54736046]
549 1 improv [d02b21f5]
    improvised who=1
550 1 draw:script [90f44916]
551 1 bury:II.8 [3029ac2c]
    drew who=1 pile=script
    buried who=1 pile=script
552 1 pass [c2571969]
553 0 place:II.7 [61fb942d]
554 1 place:II.9 [71f3ffb9]
    placed-all
555 0 pass [0e194caa]
556 1 pass [a6a8a139]
557 0 reveal [c3702c65]
    turned-up who=0 card=II.7
558 0 improv [0a733f70]
    improvised who=0
559 0 draw:script [c541f709]
560 0 bury:II.6 [653e9877]
    drew who=0 pile=script
    buried who=0 pile=script
561 0 exit [96c579e6]
    exiting who=0 card=II.7
    got-intrigue who=0 n=1
562 0 pass [5cad3138]
563 1 reveal [6aa98f89]
    turned-up who=1 card=II.9
564 1 play [307a2aa9]
    played who=1 card=II.9
    scored who=1 card=II.9 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
565 1 pass [5971aa45]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=7
566 0 improv [d56f99a6]
    improvised who=0
567 0 draw:staging [66245842]
568 0 bury:II.2 [1d080a7c]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=18
569 0 show:exchange [04c27d61]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
570 1 let [9b4dd3d0]
571 0 give:no-drama [83eecb22]
    traded who=0 whom=1
572 0 pass [cfae7982]
573 1 improv [14b85522]
    improvised who=1
574 1 draw:staging [ef3cbedc]
575 1 bury:II.5 [d4c1129f]
    drew who=1 pile=staging
    buried who=1 pile=script
576 1 pass [b5f3d11a]
577 0 place:miscue [c372690e]
578 1 place:II.11 [5b210044]
    placed-all
579 0 pass [44797adb]
580 1 show:exchange [9f59c02c]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
581 1 give:seize [a921486b]
    traded who=1 whom=0
582 1 pass [972b0e6d]
583 0 reveal [60db7519]
    turned-up-staging who=0 card=miscue
584 0 play [4e59c8ab]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
585 1 switch:seize [0dbe4def]
    switched who=1
586 0 place:seize [c23da8ec]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
587 0 pass [f70627e1]
588 1 coin:iago [0c1f0f14]
589 1 wound:iago [fcde272a]
    used-iago who=1 character=iago
    wounded who=1 character=iago n=1 total=6
590 1 reveal [4b5d8cb4]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
591 1 show:no-drama [5402b1ff]
    no-drama who=1
    drew who=1 pile=staging
592 1 pass [b084973d]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=8
593 0 pass [e184501e]
594 1 show:exchange [1134fa58]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
595 0 let [4a5de45b]
596 1 give:revive [c9dfa7c6]
    traded who=1 whom=0
597 1 pass [00ce2be9]
598 0 place:II.8 [815a062f]
599 1 place:II.6 [451155f1]
    placed-all
600 0 improv [f9f59a64]
    improvised who=0
601 0 switch:take-the-lead [a4f9d399]
    switched who=0
602 0 pass [f243bef0]
603 1 pass [460d106f]
604 0 reveal [3dcb915b]
    turned-up-staging who=0 card=take-the-lead
605 0 play [d445fa4b]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
606 0 pass [a58b127b]
607 1 reveal [091cc06a]
    turned-up who=1 card=II.6
608 1 exit [8a42efd1]
    exiting who=1 card=II.6
    got-intrigue who=1 n=1
609 1 improv [261451de]
    improvised who=1
610 1 draw:script [7a818cc6]
611 1 bury:II.11 [70cf3248]
    drew who=1 pile=script
    buried who=1 pile=script
612 1 pass [7a37e1d4]
    drew who=0 pile=script
    reshuffled pile=script n=4
    drew who=1 pile=staging
    scene-began scene=9
613 1 pass [633094e3]
614 0 pass [fb839747]
615 0 place:II.12 [c9924453]
616 1 place:miscue [845bca51]
    placed-all
617 1 pass [566ac010]
618 0 pass [1ba5a836]
619 1 reveal [e91332cc]
    turned-up-staging who=1 card=miscue
620 1 exit [fe510c44]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
621 1 improv [bad69657]
    improvised who=1
622 1 draw:staging [d64ba2b0]
623 1 bury:II.2 [c2d4fb0d]
    drew who=1 pile=staging
    buried who=1 pile=script
624 1 pass [11295a82]
625 0 reveal [680106cb]
    turned-up who=0 card=II.12
    played who=0 card=II.12
    scored who=0 card=II.12 n=3
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
    act-ended act=II
    tallied who=0 n=9
    tallied who=1 n=8
    lead-cast who=1
626 1 discard:exchange [7c93f436]
    discarded who=1 card=exchange
627 1 discard:villainy [2c5d461e]
    discarded who=1 card=villainy
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=III who=1
    scene-began scene=1
628 0 improv [445906d0]
    improvised who=0
629 0 draw:staging [3334f5c2]
630 0 bury:take-the-lead [3f33fb0b]
    drew who=0 pile=staging
    buried who=0 pile=staging
631 0 pass [187c15df]
632 1 pass [58ef9010]
633 0 place:III.4 [aab157bd]
634 1 place:III.6 [f05128fa]
    placed-all
635 0 pass [159ae1ed]
636 1 pass [9285ca33]
637 0 reveal [411b8d92]
    turned-up who=0 card=III.4
638 0 exit [283fbcc6]
    exiting who=0 card=III.4
    got-intrigue who=0 n=1
639 0 coin:iago [82f4e97e]
640 0 wound:bianca [1e871a6d]
    used-iago who=0 character=bianca
    wounded who=0 character=bianca n=1 total=3
641 0 pass [a06a2302]
642 1 reveal [7a735d2c]
    turned-up who=1 card=III.6
    exiting who=1 card=III.6
    got-intrigue who=1 n=1
643 1 pass [7c9b095f]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
644 0 pass [fb7f2b22]
645 1 improv [e95a0744]
    improvised who=1
646 1 draw:staging [e60b0469]
647 1 bury:III.10 [120b5572]
    drew who=1 pile=staging
    buried who=1 pile=script
648 1 pass [8fcde19b]
649 0 place:III.12 [1b0f4274]
650 1 place:III.2 [82e51886]
    placed-all
651 0 improv [97393daa]
    improvised who=0
652 0 switch:III.7 [81e77f9d]
    switched who=0
653 0 pass [d2211c65]
654 1 pass [cc0acdba]
655 0 reveal [5f7c77a5]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    failed who=0 card=III.7
656 0 pass [569482fc]
657 1 reveal [2dbb41cd]
    turned-up who=1 card=III.2
    exiting who=1 card=III.2
    got-intrigue who=1 n=1
658 1 show:no-drama [3f007efb]
    no-drama who=1
    drew who=1 pile=staging
659 1 pass [b9883fe3]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
660 0 pass [0c6b12c1]
661 1 pass [738fdd08]
662 0 place:revive [e897365a]
663 1 place:seize [9cf8c83f]
    placed-all
664 0 pass [140b2190]
665 1 pass [c03c9e04]
666 0 reveal [093dd31f]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
667 0 pass [dc9d02cd]
668 1 reveal [5dbebae6]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
669 1 pass [9e6f41b6]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=4
670 0 show:no-drama [74749687]
    no-drama who=0
    drew who=0 pile=staging
671 0 show:exchange [fae94a7a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
672 1 let [d43d17fb]
673 0 give:III.13 [7dce5b43]
    traded who=0 whom=1
674 0 pass [f8266699]
675 1 improv [55d24b8c]
    improvised who=1
676 1 draw:staging [3c6699f6]
677 1 bury:III.14 [cac3dd14]
    drew who=1 pile=staging
    buried who=1 pile=script
678 1 pass [aa3d4150]
679 0 place:III.15 [39a999e6]
680 1 place:III.11 [aa0c91d7]
    placed-all
681 0 pass [2de4716b]
682 1 pass [4f11a4de]
683 0 reveal [eec3f5c5]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
684 0 pass [f025b319]
685 1 reveal [217d102c]
    turned-up who=1 card=III.11
    exiting who=1 card=III.11
    got-intrigue who=1 n=1
686 1 pass [72ad776a]
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    drew who=0 pile=staging
    scene-began scene=5
687 0 show:exchange [f7206668]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
688 1 let [79db498d]
689 0 give:miscue [d51f6629]
    traded who=0 whom=1
690 0 pass [6b2f26d0]
691 1 pass [a6258869]
692 0 place:III.9 [a5a9e389]
693 1 place:take-the-lead [6b3a0331]
    placed-all
694 0 show:exchange [fdf24ebc]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
695 1 let [d78ae160]
696 0 give:miscue [ceeaa09c]
    traded who=0 whom=1
697 0 pass [832ad6d4]
698 1 improv [b1ac52fd]
    improvised who=1
699 1 switch:villainy [86658aa9]
    switched who=1
700 1 pass [420f1d1e]
701 0 reveal [d52a7e8c]
    turned-up who=0 card=III.9
    exiting who=0 card=III.9
    got-intrigue who=0 n=1
702 0 pass [f0bab620]
703 1 reveal [a29ee35d]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
704 1 pass [01c7e230]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=6
705 0 improv [2bba6e90]
    improvised who=0
706 0 draw:staging [455c3a2f]
707 0 bury:villainy [964420bb]
    drew who=0 pile=staging
    buried who=0 pile=staging
708 0 pass [2249bb37]
709 1 pass [4cf4c6e7]
710 0 place:revive [6eec3bef]
711 1 place:seize [78a0ecf6]
    placed-all
712 0 pass [d5130bb7]
713 1 improv [8e37f5a1]
    improvised who=1
714 1 switch:take-the-lead [7eab8179]
    switched who=1
715 1 pass [785ef5b2]
716 0 reveal [0712c377]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
717 0 pass [6fc97a21]
718 1 reveal [8de58dfb]
    turned-up-staging who=1 card=take-the-lead
719 1 play [84be82df]
    giving who=1 card=take-the-lead whom=0
720 0 let [cd964f12]
    gave-lead who=1 whom=0
721 1 pass [eb74f5b1]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=7
722 1 pass [044ae6e3]
723 0 pass [5625ed53]
724 0 place:seize [0e01ad6d]
725 1 place:seize [291f89a5]
    placed-all
726 1 pass [37efe432]
727 0 improv [d1d8c734]
    improvised who=0
728 0 switch:III.12 [47ad3e51]
    switched who=0
729 0 pass [f5ce2484]
730 1 reveal [da1c99eb]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
731 1 improv [00b308b6]
    improvised who=1
732 1 draw:staging [ab0cd5b7]
733 1 bury:seize [4879950a]
    drew who=1 pile=staging
    buried who=1 pile=staging
734 1 pass [8afa152b]
735 0 reveal [db4edbf4]
    turned-up who=0 card=III.12
    exiting who=0 card=III.12
    got-intrigue who=0 n=1
736 0 pass [f92369d6]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=8
737 1 pass [d25d1e3a]
738 0 improv [766b06d8]
    improvised who=0
739 0 draw:script [b35b0a15]
740 0 bury:III.13 [6ca03bd0]
    drew who=0 pile=script
    buried who=0 pile=script
741 0 pass [ab2b8ac3]
742 0 place:revive [2a021841]
743 1 place:III.10 [4b5d4e60]
    placed-all
744 1 pass [882e735d]
745 0 pass [d0a2c988]
746 1 reveal [3187cce9]
    turned-up who=1 card=III.10
747 1 exit [5c32b6cb]
    exiting who=1 card=III.10
    got-intrigue who=1 n=1
748 1 improv [7a22c114]
    improvised who=1
749 1 draw:staging [deb4bce0]
750 1 bury:take-the-lead [038083a7]
    drew who=1 pile=staging
    buried who=1 pile=staging
751 1 pass [66d2e062]
752 0 reveal [17bc9e92]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
753 0 pass [cd293251]
    drew who=0 pile=script
    reshuffled pile=script n=9
    drew who=1 pile=staging
    scene-began scene=9
754 1 pass [6f120fc9]
755 0 pass [9bbf992b]
756 0 place:take-the-lead [0fb8253a]
757 1 place:exchange [8af372e1]
    placed-all
758 1 show:exchange [03ae395a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
759 0 let [a934635e]
760 1 give:III.8 [561cce8e]
    traded who=1 whom=0
761 1 pass [8fa7e08b]
762 0 improv [75585e36]
    improvised who=0
763 0 switch:III.3 [b2122a10]
    switched who=0
764 0 pass [9fe360c1]
765 1 reveal [80d006f1]
    turned-up-staging who=1 card=exchange
766 1 play [10328e0e]
    aimed who=1 card=exchange whom=0
767 1 give:take-the-lead [15a9a652]
    traded who=1 whom=0
768 1 pass [657606ae]
769 0 reveal [bc3ebcb2]
    turned-up who=0 card=III.3
770 0 play [f1fe13bd]
    played who=0 card=III.3
    scored who=0 card=III.3 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
771 0 pass [e48aa397]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=10
772 1 pass [eebd60d5]
773 0 show:no-drama [b00e2986]
    no-drama who=0
    drew who=0 pile=staging
774 0 pass [9bcc400e]
775 0 place:III.5 [f7530db4]
776 1 place:revive [f6b30fc9]
    placed-all
777 1 pass [dd461267]
778 0 pass [03e7dde7]
779 1 reveal [45c3104d]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
780 1 improv [81edb534]
    improvised who=1
781 1 draw:staging [154ee0c5]
782 1 bury:III.1 [690cc64e]
    drew who=1 pile=staging
    buried who=1 pile=script
783 1 pass [ad066349]
784 0 reveal [5b4ad45d]
    turned-up who=0 card=III.5
785 0 play [1eb2be26]
    played who=0 card=III.5
    scored who=0 card=III.5 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
786 0 improv [0af73950]
    improvised who=0
787 0 draw:staging [baa23e66]
788 0 bury:III.13 [805125c3]
    drew who=0 pile=staging
    buried who=0 pile=script
789 0 pass [d624106f]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=11
790 1 pass [cae21cfb]
791 0 show:exchange [f63520ed]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
792 0 give:miscue [53f04975]
    traded who=0 whom=1
793 0 pass [c3e73011]
794 0 place:no-drama [8789abb2]
795 1 place:III.15 [bf9664ac]
    placed-all
796 1 pass [77e7c2cc]
797 0 pass [8fe1e192]
798 1 reveal [f6b2a3c3]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
799 1 pass [17948520]
800 0 reveal [f9af916e]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
801 0 improv [2e7f94ea]
    improvised who=0
802 0 draw:staging [a749d19e]
803 0 bury:take-the-lead [2817fade]
    drew who=0 pile=staging
    buried who=0 pile=staging
804 0 pass [9ff93736]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=12
805 1 pass [9a4b6104]
806 0 pass [f96dae26]
807 0 place:III.6 [b761c0dc]
808 1 place:miscue [5e4a0ca7]
    placed-all
809 1 pass [53ea7b38]
810 0 pass [e57a9f84]
811 1 reveal [fe581737]
    turned-up-staging who=1 card=miscue
812 1 exit [5b140913]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
813 1 pass [c454c00b]
814 0 coin:iago [cab29768]
815 0 wound:othello [c2616812]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=3 total=6
816 0 reveal [7b44bd5a]
    turned-up who=0 card=III.6
    exiting who=0 card=III.6
    got-intrigue who=0 n=1
817 0 improv [07fd4ea2]
    improvised who=0
818 0 draw:script [e18ff323]
819 0 bury:III.7 [453d51c7]
    drew who=0 pile=script
    buried who=0 pile=script
820 0 pass [7d343182]
    drew who=0 pile=staging
    reshuffled pile=staging n=15
    drew who=1 pile=script
    scene-began scene=13
821 1 pass [753b81b9]
822 0 pass [ab4ae5c3]
823 0 place:III.10 [fc4f51ad]
824 1 place:take-the-lead [8f83c3b5]
    placed-all
825 1 improv [3c8192ee]
    improvised who=1
826 1 switch:III.4 [ae44b19c]
    switched who=1
827 1 pass [2a03cbb9]
828 0 pass [0d1ca29f]
829 1 reveal [ce0615f9]
    turned-up who=1 card=III.4
830 1 play [f6b4de66]
    played who=1 card=III.4
    scored who=1 card=III.4 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
831 1 pass [bca15872]
832 0 coin:iago [ea6acfae]
833 0 wound:emilia [e156e57c]
    used-iago who=0 character=emilia
    wounded who=0 character=emilia n=1 total=4
834 0 reveal [13d79283]
    turned-up who=0 card=III.10
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
835 0 improv [283c780f]
    improvised who=0
836 0 draw:staging [d6e5f1f1]
837 0 bury:III.14 [248b8ab1]
    drew who=0 pile=staging
    buried who=0 pile=script
838 0 pass [9fe26776]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=14
839 1 coin:desdemona [124b2dc0]
    no-drama-coin who=1
840 1 improv [366749ac]
    improvised who=1
841 1 draw:staging [71e9b5f6]
842 1 bury:seize [1b64994c]
    drew who=1 pile=staging
    buried who=1 pile=staging
843 1 pass [0e421680]
844 0 pass [b35a5e9d]
845 0 place:seize [8d9ba73b]
846 1 place:villainy [330e6119]
    placed-all
847 1 pass [2d344762]
848 0 pass [f83f5a00]
849 1 reveal [3f2e2e96]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
850 1 pass [280675c0]
851 0 reveal [1b4dcea7]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
852 0 improv [4b3a24c4]
    improvised who=0
853 0 draw:script [b48c56b8]
854 0 bury:III.8 [6b641302]
    drew who=0 pile=script
    buried who=0 pile=script
855 0 pass [95aba8d9]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=15
856 1 pass [997b10e4]
857 0 pass [5f3e0ab1]
858 0 place:III.9 [e4cdc900]
859 1 place:miscue [625cd289]
    placed-all
860 1 pass [f4ed02ed]
861 0 pass [9b7ed98b]
862 1 improv [82e7abd1]
    improvised who=1
863 1 draw:script [b53e4b48]
864 1 bury:III.2 [c58d17a7]
    drew who=1 pile=script
    buried who=1 pile=script
865 1 reveal [d152b0f6]
    turned-up-staging who=1 card=miscue
866 1 play [0709c456]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
867 0 switch:no-drama [12fc4ca3]
    switched who=0
868 1 place:III.12 [c55b0622]
    turned-up who=1 card=III.12
869 1 play [ac83f39a]
    played who=1 card=III.12
    scored who=1 card=III.12 n=1
    got-coin who=1 coin=othello
    got-handkerchief who=1
870 1 coin:othello [153210bc]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
871 1 pass [895cb6ef]
872 0 reveal [775b8b51]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
873 0 pass [a8e32e99]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=16
874 0 show:no-drama [93b866d6]
    no-drama who=0
    drew who=0 pile=staging
875 0 show:exchange [0879a9ea]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
876 0 give:exchange [55fe9df5]
    traded who=0 whom=1
877 0 pass [12a333b6]
878 1 pass [973af612]
879 0 place:villainy [f5aceba6]
880 1 place:miscue [fa5534a6]
    placed-all
881 0 pass [c967e6ae]
882 1 pass [12d18a64]
883 0 reveal [d2603121]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
884 0 pass [74b799c7]
885 1 reveal [3816c13d]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
886 1 improv [510a62cc]
    improvised who=1
887 1 draw:staging [575edfcf]
888 1 bury:seize [15952021]
    drew who=1 pile=staging
    buried who=1 pile=staging
889 1 pass [5c8cc71d]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=17
890 0 improv [1c4707ce]
    improvised who=0
891 0 draw:staging [d2fa8a3a]
892 0 bury:villainy [0f268de8]
    drew who=0 pile=staging
    buried who=0 pile=staging
893 0 pass [cf877787]
894 1 pass [ca24e937]
895 0 place:III.7 [46bcaca0]
896 1 place:III.13 [ce391af7]
    placed-all
897 0 show:exchange [2aff2c16]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
898 0 give:revive [763624a4]
    traded who=0 whom=1
899 0 pass [0c78ee6b]
900 1 show:exchange [f9470319]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
901 1 give:take-the-lead [57ccf2b2]
    traded who=1 whom=0
902 1 show:exchange [60431c96]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
903 1 give:seize [c26e3ac7]
    traded who=1 whom=0
904 1 pass [73c95c4d]
905 0 reveal [f1feee91]
    turned-up who=0 card=III.7
    played who=0 card=III.7
    failed who=0 card=III.7
906 0 pass [5507760b]
907 1 reveal [7acc3ff7]
    turned-up who=1 card=III.13
    exiting who=1 card=III.13
    got-intrigue who=1 n=1
908 1 pass [95f9c548]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
909 0 show:exchange [03667803]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
910 1 let [c8009390]
911 0 give:revive [d9cf6106]
    traded who=0 whom=1
912 0 pass [987c8695]
913 1 pass [7482740d]
914 0 place:III.11 [2cceb971]
915 1 place:seize [91a6f465]
    placed-all
916 0 pass [58d059b2]
917 1 pass [f31b2f2e]
918 0 reveal [adf964e3]
    turned-up who=0 card=III.11
919 0 play [eead51d6]
    played who=0 card=III.11
920 1 let [5462a37b]
    scored who=0 card=III.11 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=desdemona
921 0 improv [6bf7532e]
    improvised who=0
922 0 draw:staging [caffecf5]
923 0 bury:seize [2fd8a233]
    drew who=0 pile=staging
    buried who=0 pile=staging
924 0 coin:desdemona [1d4f2aaa]
    no-drama-coin who=0
925 0 pass [eb5b9640]
926 1 reveal [56c951d4]
    turned-up-staging who=1 card=seize
927 1 exit [31f5e214]
    exiting who=1 card=seize
    got-intrigue who=1 n=1
928 1 pass [9fabd9d4]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=19
929 0 pass [38db4120]
930 1 show:no-drama [9c724c2a]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=13
931 1 pass [4858f7c9]
932 0 place:take-the-lead [09f46e2d]
933 1 place:revive [9e5f9d68]
    placed-all
934 0 pass [24de57e7]
935 1 improv [2846abf2]
    improvised who=1
936 1 switch:take-the-lead [26880fe8]
    switched who=1
937 1 pass [030196f1]
938 0 reveal [aaf8cd03]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
939 0 improv [7387c63a]
    improvised who=0
940 0 draw:script [0204bcbf]
941 0 bury:III.9 [55698adb]
    drew who=0 pile=script
    buried who=0 pile=script
942 0 pass [e0920918]
943 1 reveal [799e4a20]
    turned-up-staging who=1 card=take-the-lead
944 1 play [4cf77df8]
    giving who=1 card=take-the-lead whom=0
    gave-lead who=1 whom=0
945 1 pass [0a697776]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=5
    scene-began scene=20
946 1 pass [c2c79abc]
947 0 pass [fd32533f]
948 0 place:seize [f312f79c]
949 1 place:take-the-lead [f87d06bb]
    placed-all
950 1 pass [bffb0416]
951 0 pass [7ddbc22f]
952 1 reveal [a7aa535d]
    turned-up-staging who=1 card=take-the-lead
953 1 exit [b02b50f3]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
954 1 improv [1e4c5865]
    improvised who=1
955 1 draw:staging [70325b3b]
956 1 bury:revive [49bff0cc]
    drew who=1 pile=staging
    buried who=1 pile=staging
957 1 show:exchange [d99f7d17]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
958 1 give:miscue [330fec71]
    traded who=1 whom=0
959 1 show:exchange [31fdcaf8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
960 1 give:take-the-lead [fe7b43df]
    traded who=1 whom=0
961 1 pass [3ef3dfac]
962 0 reveal [39e44dd4]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
963 0 pass [e4268052]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=21
964 1 pass [05a785ab]
965 0 improv [ef604604]
    improvised who=0
966 0 draw:staging [88737d38]
967 0 bury:take-the-lead [61563f3f]
    drew who=0 pile=staging
    buried who=0 pile=staging
968 0 show:exchange [b2b0e611]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
969 0 give:villainy [23919032]
    traded who=0 whom=1
970 0 pass [168a9feb]
971 0 place:miscue [19eb6a0e]
972 1 place:III.1 [96134935]
    placed-all
973 1 pass [7998457a]
974 0 pass [234e145d]
975 1 reveal [f21eb332]
    turned-up who=1 card=III.1
976 1 exit [d117e201]
    exiting who=1 card=III.1
    got-intrigue who=1 n=1
977 1 pass [a84420a3]
978 0 reveal [c011941c]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
979 0 show:no-drama [bf711684]
    no-drama who=0
    drew who=0 pile=staging
980 0 show:exchange [df91605f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
981 1 let [e66ebf19]
982 0 give:take-the-lead [7bcd362f]
    traded who=0 whom=1
983 0 show:exchange [9919cdc9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
984 1 let [b0b1a509]
985 0 give:III.14 [9d7cd12e]
    traded who=0 whom=1
986 0 pass [a51cea32]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=22
987 1 improv [79da45d3]
    improvised who=1
988 1 draw:script [119a5545]
989 1 bury:III.14 [ef9d9939]
    drew who=1 pile=script
    buried who=1 pile=script
990 1 pass [58913ffa]
991 0 pass [cb3c5a91]
992 0 place:III.2 [b76dbec6]
993 1 place:III.9 [351d305c]
    placed-all
994 1 pass [4b35c5a1]
995 0 pass [7363d0e2]
996 1 reveal [3dc29fcd]
    turned-up who=1 card=III.9
    exiting who=1 card=III.9
    got-intrigue who=1 n=1
997 1 pass [b2aba0a1]
998 0 reveal [b9e4279b]
    turned-up who=0 card=III.2
    exiting who=0 card=III.2
    got-intrigue who=0 n=1
999 0 show:no-drama [ac95acf9]
    no-drama who=0
    drew who=0 pile=staging
1000 0 pass [069bd308]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=23
1001 1 pass [9ecbbaef]
1002 0 pass [a43b6228]
1003 0 place:III.8 [7e4f942f]
1004 1 place:seize [cec2d60a]
    placed-all
1005 1 pass [a7736479]
1006 0 pass [7a27da8f]
1007 1 improv [ed1a6c1f]
    improvised who=1
1008 1 draw:script [60193c93]
1009 1 bury:III.13 [1f72f7d8]
    drew who=1 pile=script
    buried who=1 pile=script
1010 1 reveal [a5d44fb4]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1011 1 pass [b6f19a39]
1012 0 reveal [f7aef56c]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1013 0 pass [a3c03583]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=24
1014 1 improv [8d1d097e]
    improvised who=1
1015 1 draw:staging [719b8bc2]
1016 1 bury:seize [f539d154]
    drew who=1 pile=staging
    buried who=1 pile=staging
1017 1 pass [9463a6f6]
1018 0 pass [d830c143]
1019 0 place:seize [155dca89]
1020 1 place:seize [c7a2b048]
    placed-all
1021 1 pass [5d46c1ec]
1022 0 pass [3824e898]
1023 1 reveal [7c874c14]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1024 1 pass [47f6bc19]
1025 0 reveal [62d3a5f9]
    turned-up-staging who=0 card=seize
1026 0 improv [77509a6d]
    improvised who=0
1027 0 draw:staging [effa652e]
1028 0 bury:III.15 [1abeb888]
    drew who=0 pile=staging
    buried who=0 pile=script
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1029 0 pass [2a5ad2b9]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    scene-began scene=25
1030 1 pass [86e28fcb]
1031 0 pass [eedf7105]
1032 0 place:miscue [b8368bb3]
1033 1 place:III.6 [4c735705]
    placed-all
1034 1 improv [868cfe45]
    improvised who=1
1035 1 switch:villainy [f37e000d]
    switched who=1
1036 1 pass [f87d472b]
1037 0 improv [1388f25d]
    improvised who=0
1038 0 switch:III.10 [c1e4d180]
    switched who=0
1039 0 pass [c61d4445]
1040 1 reveal [130e33a9]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1041 1 pass [61d7c023]
1042 0 reveal [f156d198]
    turned-up who=0 card=III.10
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
1043 0 pass [8074d8ee]
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    drew who=1 pile=script
    scene-began scene=26
1044 1 improv [74060821]
    improvised who=1
1045 1 draw:script [5375bb54]
1046 1 bury:III.15 [878606e9]
    drew who=1 pile=script
    buried who=1 pile=script
1047 1 pass [ea3f4a1f]
1048 0 improv [978aaf48]
    improvised who=0
1049 0 draw:script [182bd00a]
1050 0 bury:III.7 [de56d4b1]
    drew who=0 pile=script
    buried who=0 pile=script
1051 0 pass [f02c1303]
1052 0 place:miscue [3e89ec9b]
1053 1 place:III.1 [c8bebc4f]
    placed-all
1054 1 pass [67bbff3a]
1055 0 pass [7748e8e3]
1056 1 reveal [ccfab4b4]
    turned-up who=1 card=III.1
1057 1 play [fc4f67c3]
    played who=1 card=III.1
    scored who=1 card=III.1 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=cassio
1058 1 pass [9b9af508]
1059 0 reveal [82af14a4]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1060 0 pass [2c1a60a6]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=27
1061 1 pass [76e506da]
1062 0 improv [065fa60d]
    improvised who=0
1063 0 draw:script [fc5e61e0]
1064 0 bury:III.8 [31400b78]
    drew who=0 pile=script
    buried who=0 pile=script
1065 0 pass [aba78313]
1066 0 place:miscue [04439d46]
1067 1 place:III.6 [7ec90d91]
    placed-all
1068 1 show:no-drama [ffae6928]
    no-drama who=1
    drew who=1 pile=staging
1069 1 pass [be6e71b2]
1070 0 pass [59f722a7]
1071 1 reveal [57ebfc96]
    turned-up who=1 card=III.6
1072 1 exit [050bebb8]
    exiting who=1 card=III.6
    got-intrigue who=1 n=1
1073 1 coin:cassio [f3530265]
    used-coin who=1 coin=cassio
1074 1 draw:staging [d3379f6a]
1075 1 bury:III.2 [4100d1db]
    drew who=1 pile=staging
    buried who=1 pile=script
1076 1 pass [480c400d]
1077 0 reveal [2b917925]
    turned-up-staging who=0 card=miscue
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1078 0 pass [3819dcf2]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=28
1079 1 pass [adafb2e0]
1080 0 pass [cf2bf46e]
1081 0 place:seize [39f056e5]
1082 1 place:exchange [2d867d86]
    placed-all
1083 1 improv [ffe15bb6]
    improvised who=1
1084 1 switch:seize [e26ec7f7]
    switched who=1
1085 1 pass [b0f87698]
1086 0 pass [069ac58e]
1087 1 reveal [4bca4f94]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1088 1 pass [8a7759fa]
1089 0 reveal [5f7c05bc]
    turned-up-staging who=0 card=seize
1090 0 exit [eceeb9d6]
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1091 0 pass [f72597b0]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=2
    scene-began scene=29
1092 1 show:exchange [131ae4b8]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1093 0 let [6fcd2c79]
1094 1 give:villainy [2ca00efa]
    traded who=1 whom=0
1095 1 pass [71383d96]
1096 0 pass [c3bcf200]
1097 0 place:III.13 [aee8b3c6]
1098 1 place:villainy [bbd6e0cc]
    placed-all
1099 1 show:exchange [0a9fbbdc]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1100 0 let [a90c003e]
1101 1 give:take-the-lead [4a765c97]
    traded who=1 whom=0
1102 1 pass [7776b0b6]
1103 0 improv [2c4b2c31]
    improvised who=0
1104 0 switch:III.8 [71a1c4f3]
    switched who=0
1105 0 pass [d1f11f97]
1106 1 reveal [a2b9fc59]
    turned-up-staging who=1 card=villainy
1107 1 improv [3762dd17]
    improvised who=1
1108 1 draw:staging [46a566be]
1109 1 bury:III.14 [b939866b]
    drew who=1 pile=staging
    buried who=1 pile=script
    exiting who=1 card=villainy
1110 0 let [ccaffc9b]
    got-intrigue who=1 n=1
1111 1 pass [09edb5e0]
1112 0 reveal [b6413fd7]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1113 0 pass [e0137cb9]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=30
1114 1 improv [78e537e9]
    improvised who=1
1115 1 draw:script [19c68cdb]
1116 1 bury:III.9 [646adc15]
    drew who=1 pile=script
    buried who=1 pile=script
1117 1 show:exchange [0945b133]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1118 0 show:no-drama [269d5d46]
    no-drama who=0
    drew who=0 pile=staging
    foiled who=1 whom=0
1119 1 pass [026cf20e]
1120 0 pass [3540a13a]
1121 0 place:take-the-lead [625a1765]
1122 1 place:revive [c3e61bec]
    placed-all
1123 1 pass [ac33a555]
1124 0 improv [8a79c634]
    improvised who=0
1125 0 switch:revive [ffa75759]
    switched who=0
1126 0 pass [cbadab74]
1127 1 reveal [b04e297c]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1128 1 pass [fea0332c]
1129 0 reveal [d3eb0e40]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1130 0 pass [673d4fc8]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=31
1131 1 pass [cef13d0b]
1132 0 improv [8c0b4c14]
    improvised who=0
1133 0 draw:script [71c14842]
1134 0 bury:III.7 [3ee6ab3e]
    drew who=0 pile=script
    buried who=0 pile=script
1135 0 pass [40be72fd]
1136 0 place:seize [c8ad1dfb]
1137 1 place:take-the-lead [edda6ea0]
    placed-all
1138 1 improv [1ef9e0ef]
    improvised who=1
1139 1 switch:III.6 [153c28df]
    switched who=1
1140 1 pass [7941bfee]
1141 0 pass [12b2b0d0]
1142 1 reveal [97b78624]
    turned-up who=1 card=III.6
1143 1 play [08b25bcd]
    played who=1 card=III.6
    scored who=1 card=III.6 n=1
    got-coin who=1 coin=emilia
1144 1 pass [bf8627ab]
1145 0 reveal [66d7edd2]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1146 0 pass [ffefd809]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=32
1147 1 pass [6c72a2c5]
1148 0 pass [21f3cdde]
1149 0 place:III.8 [c4099830]
1150 1 place:III.15 [e6fa1556]
    placed-all
1151 1 pass [2da22b0b]
1152 0 pass [9443a612]
1153 1 reveal [57c97d60]
    turned-up who=1 card=III.15
    played who=1 card=III.15
    failed who=1 card=III.15
1154 1 pass [ec2690f2]
1155 0 improv [bcf3228f]
    improvised who=0
1156 0 draw:script [a0f7b41e]
1157 0 bury-placed [5a4a7d8b]
    reshuffled pile=script n=1
    drew who=0 pile=script
    buried who=0 pile=script
    script-again
1158 0 reveal [99713dd8]
    turned-up who=0 card=III.15
    played who=0 card=III.15
    failed who=0 card=III.15
1159 0 pass [ae4ebfb8]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=33
1160 1 pass [036f684c]
1161 0 pass [00c468ab]
1162 0 place:take-the-lead [6e4d2ee3]
1163 1 place:III.2 [3883c2b8]
    placed-all
1164 1 pass [847228db]
1165 0 pass [498617a3]
1166 1 reveal [8ea327e3]
    turned-up who=1 card=III.2
1167 1 play [0bbe9e8e]
    played who=1 card=III.2
    scored who=1 card=III.2 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
1168 1 coin:desdemona [f89f3489]
    no-drama-coin who=1
1169 1 improv [eecae1e6]
    improvised who=1
1170 1 draw:staging [edd696c7]
1171 1 bury:III.10 [03ead003]
    drew who=1 pile=staging
    buried who=1 pile=script
1172 1 pass [f5d58893]
1173 0 reveal [fe3c8d8c]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1174 0 improv [e43bd6b4]
    improvised who=0
1175 0 draw:script [2bfb0eeb]
1176 0 bury:III.7 [93426f31]
    drew who=0 pile=script
    buried who=0 pile=script
1177 0 pass [2f2f623f]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=34
1178 1 show:exchange [fa738d09]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1179 1 give:III.9 [487a41be]
    traded who=1 whom=0
1180 1 show:exchange [6133eac4]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=16
1181 1 give:no-drama [ac72540b]
    traded who=1 whom=0
1182 1 pass [c8f66b47]
1183 0 pass [32dd0245]
1184 0 place:III.9 [acb39b33]
1185 1 place:seize [3b98c454]
    placed-all
1186 1 pass [172638aa]
1187 0 pass [67106841]
1188 1 reveal [973dcb17]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1189 1 pass [6448f818]
1190 0 reveal [1c25ab48]
    turned-up who=0 card=III.9
1191 0 play [50e98de2]
    played who=0 card=III.9
    scored who=0 card=III.9 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1192 0 show:no-drama [fb092416]
    no-drama who=0
    drew who=0 pile=staging
1193 0 pass [95978b31]
    drew who=0 pile=staging
    drew who=1 pile=script
    reshuffled pile=script n=1
    scene-began scene=35
1194 1 coin:emilia [8064d48b]
    used-coin-at who=1 coin=emilia whom=0
    stole-coin who=1 coin=iago whom=0
1195 1 pass [22dc8123]
1196 0 show:exchange [8b5851d7]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1197 1 let [6bd01901]
1198 0 give:III.13 [f106771f]
    traded who=0 whom=1
1199 0 pass [56a6b96a]
1200 0 place:take-the-lead [2ca493e2]
1201 1 place:revive [e447db52]
    placed-all
1202 1 improv [322b0042]
    improvised who=1
1203 1 switch:villainy [729206db]
    switched who=1
1204 1 pass [8fa8f2d2]
1205 0 pass [08c875bd]
1206 1 reveal [d906caa3]
    turned-up-staging who=1 card=villainy
1207 1 play [7ef45642]
    played who=1 card=villainy
1208 1 wound:othello [2d278a08]
    wounded who=1 character=othello n=4 total=6
1209 1 pass [b3dbc4c6]
1210 0 reveal [c29a416d]
    turned-up-staging who=0 card=take-the-lead
1211 0 play [ef26cbf3]
    giving who=0 card=take-the-lead whom=1
    gave-lead who=0 whom=1
1212 0 pass [f7ee63d3]
    drew who=1 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=36
1213 0 pass [7be56445]
1214 1 pass [83dfd2d2]
1215 0 place:seize [e717af30]
1216 1 place:III.7 [75f9b2bf]
    placed-all
1217 0 show:exchange [0b152b91]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1218 0 give:III.8 [a4374ab0]
    traded who=0 whom=1
1219 0 pass [dbb860a9]
1220 1 pass [d9de4683]
1221 0 reveal [2d006009]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1222 0 improv [c64896bd]
    improvised who=0
1223 0 bury:III.14 [14132349]
    drew who=0 pile=staging
    buried who=0 pile=script
    script-again
1224 0 pass [ad0c3160]
1225 1 reveal [bab23a7d]
    turned-up who=1 card=III.7
    played who=1 card=III.7
    scored who=1 card=III.7 n=3
    half-curtain
    got-coin who=1 coin=iago
1226 1 pass [f2fb767a]
    drew who=1 pile=staging
    drew who=0 pile=script
    script-empty
    scene-began scene=37
1227 0 pass [026f3f86]
1228 1 pass [8f077bb7]
1229 0 place:seize [3204dfd2]
1230 1 place:miscue [6a92a825]
    placed-all
1231 0 pass [baae5bc1]
1232 1 pass [724f8217]
1233 0 reveal [5e3e1a94]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1234 0 pass [acaedf51]
1235 1 reveal [e5a03b08]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1236 1 pass [dc0b257c]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=38
1237 0 show:no-drama [3aa776ba]
    no-drama who=0
    drew who=0 pile=staging
1238 0 pass [e7ea1a87]
1239 1 pass [d53127a3]
1240 0 place:take-the-lead [16f5d008]
1241 1 place:III.8 [0a2ca177]
    placed-all
1242 0 pass [7a541784]
1243 1 pass [72a29c9e]
1244 0 reveal [acd06553]
    turned-up-staging who=0 card=take-the-lead
1245 0 play [3ea4bbe3]
    aimed who=0 card=take-the-lead whom=1
1246 1 let [1e1b3a21]
    took-lead who=0 whom=1
1247 0 pass [b0079d49]
1248 1 coin:iago [4fe66317]
1249 1 wound:emilia [9a4a2cb7]
    used-iago who=1 character=emilia
    wounded who=1 character=emilia n=2 total=4
1250 1 improv [d009d842]
    improvised who=1
1251 1 bury:seize [ec2e344d]
    drew who=1 pile=staging
    buried who=1 pile=staging
1252 1 reveal [90e492c3]
    turned-up who=1 card=III.8
1253 1 exit [45249048]
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1254 1 pass [8ce50161]
    reshuffled pile=script n=1
    script-again
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=39
1255 1 improv [a1c01014]
    improvised who=1
1256 1 bury:revive [e91823f9]
    drew who=1 pile=staging
    buried who=1 pile=staging
1257 1 pass [a6fe5d7c]
1258 0 pass [d28ef01f]
1259 0 place:seize [2f005504]
1260 1 place:miscue [700fbbf8]
    placed-all
1261 1 pass [b0499d98]
1262 0 pass [1bc19428]
1263 1 reveal [249c4663]
    turned-up-staging who=1 card=miscue
1264 1 play [bfa2f722]
    aimed who=1 card=miscue whom=0
    must-switch whom=0
    drew who=1 pile=staging
1265 0 switch:III.8 [7afd1f7e]
    switched who=0
1266 1 place:exchange [414a6160]
    turned-up-staging who=1 card=exchange
1267 1 exit [1160df51]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1268 1 show:exchange [b90d6e02]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1269 1 give:take-the-lead [d36bb684]
    traded who=1 whom=0
1270 1 pass [755082bd]
1271 0 reveal [c009697c]
    turned-up who=0 card=III.8
    exiting who=0 card=III.8
    got-intrigue who=0 n=1
1272 0 pass [492fbd86]
    drew who=0 pile=staging
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=script
    script-empty
    scene-began scene=40
1273 1 pass [1bd7d212]
1274 0 pass [141808b0]
1275 0 place:III.14 [bdb35ee8]
1276 1 place:III.13 [ba30e953]
    placed-all
1277 1 pass [a341fdc1]
1278 0 pass [d9bb1815]
1279 1 reveal [4259be1a]
    turned-up who=1 card=III.13
1280 1 exit [f5c6aa21]
    exiting who=1 card=III.13
1281 0 let [dc53902a]
    got-intrigue who=1 n=1
1282 1 show:no-drama [2f05c76d]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=1
    script-again
1283 1 pass [8dc7c531]
1284 0 reveal [974d8430]
    turned-up who=0 card=III.14
1285 0 improv [ce858eee]
    improvised who=0
1286 0 draw:script [b4de687c]
1287 0 bury:III.10 [0de813f3]
    drew who=0 pile=script
    buried who=0 pile=script
    exiting who=0 card=III.14
    got-intrigue who=0 n=1
1288 0 pass [4f844b79]
    drew who=0 pile=staging
    reshuffled pile=staging n=14
    drew who=1 pile=staging
    scene-began scene=41
1289 1 show:exchange [9f0fbc21]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1290 0 let [48ec9201]
1291 1 give:III.15 [75a203bb]
    traded who=1 whom=0
1292 1 improv [0ffee2ad]
    improvised who=1
1293 1 draw:staging [06b39838]
1294 1 bury:villainy [328679c1]
    drew who=1 pile=staging
    buried who=1 pile=staging
1295 1 pass [d551c4e7]
1296 0 pass [50610311]
1297 0 place:villainy [1d34f243]
1298 1 place:seize [4a7fe4c8]
    placed-all
1299 1 pass [dc795007]
1300 0 show:exchange [d88dbc40]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1301 0 give:take-the-lead [a1533ecf]
    traded who=0 whom=1
1302 0 show:exchange [a163a51a]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1303 0 give:villainy [f2538e94]
    traded who=0 whom=1
1304 0 pass [c64de983]
1305 1 reveal [81b1f7c9]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1306 1 pass [d159049e]
1307 0 improv [c996bc2a]
    improvised who=0
1308 0 draw:script [46dbffa2]
1309 0 bury:III.15 [21b89298]
    drew who=0 pile=script
    buried who=0 pile=script
1310 0 reveal [0c81cf55]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1311 0 pass [bd42e880]
    drew who=0 pile=script
    reshuffled pile=script n=1
    drew who=1 pile=script
    script-empty
    scene-began scene=42
1312 1 pass [f178c01f]
1313 0 pass [c385da79]
1314 0 place:miscue [0df37e1e]
1315 1 place:villainy [1c509977]
    placed-all
1316 1 pass [7a082dba]
1317 0 pass [d1d51a73]
1318 1 reveal [012d62e2]
    turned-up-staging who=1 card=villainy
1319 1 improv [5dd9b94d]
    improvised who=1
1320 1 bury:III.14 [8bd63c0d]
    drew who=1 pile=staging
    buried who=1 pile=script
    script-again
    exiting who=1 card=villainy
1321 0 let [6639389a]
    got-intrigue who=1 n=1
1322 1 pass [627005fb]
1323 0 improv [1d4017f1]
    improvised who=0
1324 0 draw:staging [c9f7ba85]
1325 0 bury-placed [853f1c5f]
    drew who=0 pile=staging
    buried who=0 pile=staging
1326 0 reveal [7f917d13]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1327 0 pass [a617ede5]
    drew who=0 pile=script
    script-empty
    drew who=1 pile=staging
    scene-began scene=43
1328 1 pass [aaa59079]
1329 0 pass [32e6215e]
1330 0 place:III.13 [cb43712b]
1331 1 place:take-the-lead [7dc21207]
    placed-all
1332 1 show:no-drama [36ec15df]
    no-drama who=1
    drew who=1 pile=staging
1333 1 pass [46246093]
1334 0 improv [eb0e20c4]
    improvised who=0
1335 0 switch:revive [bb621bbf]
    switched who=0
1336 0 pass [175dfef4]
1337 1 reveal [b9b79efe]
    turned-up-staging who=1 card=take-the-lead
1338 1 play [33d05291]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
1339 1 pass [21ca2e98]
1340 0 reveal [80d55ca1]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1341 0 pass [70a06374]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=44
1342 0 pass [9a6b7e0f]
1343 1 show:exchange [bb72a07b]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1344 0 let [5432f3d3]
1345 1 give:take-the-lead [38e58e5d]
    traded who=1 whom=0
1346 1 pass [ca4603de]
1347 0 place:III.14 [18cffd69]
1348 1 place:revive [52a41565]
    placed-all
1349 0 improv [398db380]
    improvised who=0
1350 0 switch:III.10 [6ba030b4]
    switched who=0
1351 0 pass [5df5a06e]
1352 1 pass [c0f82cab]
1353 0 reveal [c424fea0]
    turned-up who=0 card=III.10
1354 0 exit [f23c9d80]
    exiting who=0 card=III.10
    got-intrigue who=0 n=1
1355 0 pass [a97c2f1b]
1356 1 reveal [c2bbae45]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1357 1 pass [c8033430]
    reshuffled pile=script n=1
    script-again
    drew who=1 pile=script
    script-empty
    drew who=0 pile=staging
    scene-began scene=45
1358 0 improv [19827af0]
    improvised who=0
1359 0 bury:exchange [5646ed8e]
    drew who=0 pile=staging
    buried who=0 pile=staging
1360 0 pass [945df43a]
1361 1 pass [05f0185b]
1362 0 place:III.14 [1fe10832]
1363 1 place:take-the-lead [2f60d119]
    placed-all
1364 0 pass [a7ab1752]
1365 1 improv [aebdf2fd]
    improvised who=1
1366 1 switch:III.8 [38808e6c]
    switched who=1
1367 1 pass [c601fd30]
1368 0 reveal [38963ed0]
    turned-up who=0 card=III.14
1369 0 play [31a1e20e]
    played who=0 card=III.14
    scored who=0 card=III.14 n=2
    got-coin who=0 coin=cassio
    got-handkerchief who=0
1370 0 pass [b73a67b9]
1371 1 reveal [5ec8f4ef]
    turned-up who=1 card=III.8
    exiting who=1 card=III.8
    got-intrigue who=1 n=1
1372 1 show:no-drama [d3c0dc53]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=script n=1
    script-again
1373 1 pass [30f8290a]
    drew who=1 pile=staging
    drew who=0 pile=staging
    reshuffled pile=staging n=13
    scene-began scene=46
1374 0 coin:cassio [a5fb2a67]
    used-coin who=0 coin=cassio
1375 0 draw:staging [8b55d75c]
1376 0 bury:III.13 [d3a095ee]
    drew who=0 pile=staging
    buried who=0 pile=script
1377 0 pass [c97528c4]
1378 1 pass [98b06939]
1379 0 place:take-the-lead [b2510a3c]
1380 1 place:revive [e5b03c5b]
    placed-all
1381 0 show:exchange [ed941306]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1382 0 give:no-drama [ad2a9a39]
    traded who=0 whom=1
1383 0 pass [63757c27]
1384 1 pass [42de72ce]
1385 0 reveal [4d6976b5]
    turned-up-staging who=0 card=take-the-lead
1386 0 play [c52689ec]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1387 0 pass [241e5699]
1388 1 reveal [ffd2a201]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1389 1 improv [3e74988b]
    improvised who=1
1390 1 draw:script [3cc17233]
1391 1 bury:III.10 [f404912a]
    drew who=1 pile=script
    buried who=1 pile=script
1392 1 pass [875fe959]
    drew who=0 pile=script
    drew who=1 pile=script
    script-empty
    scene-began scene=47
1393 1 pass [e49852cc]
1394 0 pass [e5bd8092]
1395 0 place:take-the-lead [34a38ad1]
1396 1 place:seize [423625a4]
    placed-all
1397 1 pass [f1a19a04]
1398 0 pass [5d031073]
1399 1 reveal [2740e8b9]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1400 1 pass [08852d5b]
1401 0 reveal [f61f80a6]
    turned-up-staging who=0 card=take-the-lead
1402 0 exit [6bd4e5bd]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1403 0 pass [6493ba01]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=48
1404 1 pass [f0eeaebd]
1405 0 pass [fee07ed7]
1406 0 place:III.15 [e89c76b2]
1407 1 place:take-the-lead [ce50dd5c]
    placed-all
1408 1 improv [ca635515]
    improvised who=1
1409 1 switch:III.10 [70e865b7]
    switched who=1
1410 1 show:exchange [42ac33f1]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1411 0 let [dc6ae1ff]
1412 1 give:take-the-lead [aa2fe95e]
    traded who=1 whom=0
1413 1 pass [5e153ebf]
1414 0 improv [65da3836]
    improvised who=0
1415 0 switch:villainy [242f9ecd]
    switched who=0
1416 0 pass [367b5a2b]
1417 1 reveal [10b5ff07]
    turned-up who=1 card=III.10
1418 1 play [947d17e8]
    played who=1 card=III.10
    scored who=1 card=III.10 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=othello
1419 1 show:no-drama [de254c37]
    no-drama who=1
    drew who=1 pile=staging
1420 1 show:exchange [1955a026]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1421 1 give:miscue [16c52cc8]
    traded who=1 whom=0
1422 1 coin:othello [5783abf3]
    used-coin-at who=1 coin=othello whom=0
    took-lead who=1 whom=0
1423 1 pass [d4496c0d]
1424 0 reveal [75fd3207]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1425 0 pass [baa5a947]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=49
1426 0 show:no-drama [0ffb7867]
    no-drama who=0
    drew who=0 pile=staging
1427 0 pass [d2aed8a2]
1428 1 pass [9f865188]
1429 0 place:villainy [f57bd4b9]
1430 1 place:miscue [8ddb4af3]
    placed-all
1431 0 pass [96f96597]
1432 1 pass [b751653f]
1433 0 reveal [45a0ea49]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1434 0 pass [b1e0f4a1]
1435 1 reveal [86d15edb]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1436 1 pass [381d161d]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=50
1437 0 pass [f3963492]
1438 1 pass [c6ec31f3]
1439 0 place:III.15 [9654e1e8]
1440 1 place:exchange [9a934709]
    placed-all
1441 0 improv [8b0e95cf]
    improvised who=0
1442 0 switch:take-the-lead [8bad52c1]
    switched who=0
1443 0 pass [2edb86b5]
1444 1 pass [48c15ae8]
1445 0 reveal [7d911122]
    turned-up-staging who=0 card=take-the-lead
1446 0 exit [5f527e6f]
    exiting who=0 card=take-the-lead
1447 1 let [a6d0da7e]
    got-intrigue who=0 n=1
1448 0 pass [4fd2df9a]
1449 1 show:exchange [89ccee4a]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=15
    staging-empty n=1
1450 0 let [e581ff9a]
1451 1 give:villainy [cfdb1faf]
    traded who=1 whom=0
1452 1 improv [6a1c3c2d]
    improvised who=1
1453 1 bury:miscue [005d991f]
    drew who=1 pile=staging
    buried who=1 pile=staging
1454 1 reveal [3339451e]
    turned-up-staging who=1 card=exchange
1455 1 exit [3a8f2bce]
    exiting who=1 card=exchange
    got-intrigue who=1 n=1
1456 1 pass [6788e76b]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=51
1457 0 improv [b6f912ba]
    improvised who=0
1458 0 bury:take-the-lead [71e15937]
    drew who=0 pile=staging
    buried who=0 pile=staging
1459 0 pass [c8216c15]
1460 1 pass [ce8a93d9]
1461 0 place:III.13 [d8f92911]
1462 1 place:III.8 [5e1f3eff]
    placed-all
1463 0 show:exchange [5e1f79fc]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1464 1 let [e376fcf5]
1465 0 give:take-the-lead [efc3ef3f]
    traded who=0 whom=1
1466 0 pass [e94305cb]
1467 1 improv [ecdc8396]
    improvised who=1
1468 1 switch:revive [8b53bc0a]
    switched who=1
1469 1 pass [5166805c]
1470 0 reveal [038568e7]
    turned-up who=0 card=III.13
1471 0 play [5d2576c2]
    played who=0 card=III.13
    scored who=0 card=III.13 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=emilia
1472 0 show:no-drama [b7302a55]
    no-drama who=0
    drew who=0 pile=staging
1473 0 show:exchange [0a68b0c6]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1474 0 give:villainy [afe75e9c]
    traded who=0 whom=1
1475 0 pass [cca1a428]
1476 1 reveal [1442329b]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1477 1 pass [616488cf]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=52
1478 0 pass [e556d802]
1479 1 improv [bc7bcd63]
    improvised who=1
1480 1 bury:seize [e5d2a9ba]
    drew who=1 pile=staging
    buried who=1 pile=staging
1481 1 pass [1fbb47a8]
1482 0 place:villainy [59ad1286]
1483 1 place:no-drama [42f571be]
    placed-all
1484 0 pass [c85692f3]
1485 1 pass [d641213a]
1486 0 reveal [71051bcb]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1487 0 improv [6e7825f8]
    improvised who=0
1488 0 bury:miscue [d83e24d9]
    drew who=0 pile=staging
    buried who=0 pile=staging
1489 0 pass [c52decfc]
1490 1 reveal [298b6c81]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1491 1 pass [545ae913]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=53
1492 0 pass [5dbafd05]
1493 1 show:exchange [b02b95f0]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1494 1 give:revive [3436ab1c]
    traded who=1 whom=0
1495 1 improv [f80e593f]
    improvised who=1
1496 1 bury:III.8 [f1707073]
    drew who=1 pile=staging
    buried who=1 pile=script
1497 1 show:exchange [1fa14f18]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1498 1 give:miscue [7d3aa5bd]
    traded who=1 whom=0
1499 1 pass [6db73b79]
1500 0 place:miscue [91686cf3]
1501 1 place:no-drama [ea0c2dad]
    placed-all
1502 0 pass [2596d64b]
1503 1 pass [772c56f4]
1504 0 reveal [b10fae5d]
    turned-up-staging who=0 card=miscue
1505 0 play [abb3a460]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1506 1 switch:seize [f5a88cfb]
    switched who=1
1507 0 place:revive [803ccd8f]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1508 0 pass [0bc395c4]
1509 1 reveal [b7d305f3]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1510 1 show:no-drama [4e84d911]
    no-drama who=1
    drew who=1 pile=staging
1511 1 pass [e1eed896]
    drew who=1 pile=script
    drew who=0 pile=staging
    reshuffled pile=staging n=12
    staging-empty n=2
    scene-began scene=54
    final-scene
1512 0 improv [6f8bc552]
    improvised who=0
1513 0 bury:III.15 [806c386a]
    drew who=0 pile=staging
    buried who=0 pile=script
1514 0 pass [f2445ef9]
1515 1 pass [23a50ddf]
1516 0 place:miscue [be983e45]
1517 1 place:miscue [7ab2183e]
    placed-all
1518 0 pass [8a396bf8]
1519 1 pass [b35b938d]
1520 0 reveal [243109ef]
    turned-up-staging who=0 card=miscue
1521 0 play [fbc47ce5]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1522 1 switch:take-the-lead [3b789d7b]
    switched who=1
1523 0 place:take-the-lead [98db295d]
    turned-up-staging who=0 card=take-the-lead
1524 0 exit [780aa8ba]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1525 0 show:exchange [666de25c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1526 0 give:exchange [c58b28d1]
    traded who=0 whom=1
1527 0 pass [0eca3a4a]
1528 1 show:exchange [5f89b838]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1529 0 let [15298707]
1530 1 give:no-drama [4fd0ba38]
    traded who=1 whom=0
1531 1 reveal [7bc80a5f]
    turned-up-staging who=1 card=take-the-lead
1532 1 play [b7f0c8d8]
    giving who=1 card=take-the-lead whom=0
1533 0 let [4388c1da]
    gave-lead who=1 whom=0
1534 1 pass [7061da9b]
    act-ran-out act=III
    tallied who=0 n=22
    tallied who=1 n=19
    lead-cast who=1
1535 1 discard:revive [c149f464]
    discarded who=1 card=revive
1536 1 discard:seize [5ebdf5b1]
    discarded who=1 card=seize
1537 1 discard:seize [8fe7e106]
    discarded who=1 card=seize
1538 0 discard:seize [d26da8f5]
    discarded who=0 card=seize
1539 0 discard:miscue [04792b00]
    discarded who=0 card=miscue
1540 0 discard:revive [c32c6b41]
    discarded who=0 card=revive
1541 0 discard:no-drama [90856322]
    discarded who=0 card=no-drama
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=IV who=1
    scene-began scene=1
1542 0 pass [8a80edd6]
1543 1 pass [de3bed1e]
1544 0 place:IV.9 [48301b18]
1545 1 place:IV.12 [dcc26ed1]
    placed-all
1546 0 pass [3bffef15]
1547 1 pass [b637e163]
1548 0 reveal [82a9b6f2]
    turned-up who=0 card=IV.9
1549 0 play [36ac8d90]
    played who=0 card=IV.9
    scored who=0 card=IV.9 n=1
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
1550 0 pass [c8b76759]
1551 1 reveal [76d58b21]
    turned-up who=1 card=IV.12
    exiting who=1 card=IV.12
    got-intrigue who=1 n=1
1552 1 improv [b06eda80]
    improvised who=1
1553 1 draw:staging [cb0f01ac]
1554 1 bury:IV.8 [b07a0008]
    drew who=1 pile=staging
    buried who=1 pile=script
1555 1 pass [9304c25c]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=2
1556 0 coin:othello [f7017111]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
1557 0 improv [2e0667dc]
    improvised who=0
1558 0 draw:script [a2abca3b]
1559 0 bury:IV.6 [a80efe1c]
    drew who=0 pile=script
    buried who=0 pile=script
1560 0 pass [304500be]
1561 1 pass [0e1c167c]
1562 0 place:IV.2 [762daab3]
1563 1 place:IV.1 [c6a56298]
    placed-all
1564 1 show:exchange [c46c90f6]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1565 0 let [9a9bd39e]
1566 1 give:IV.11 [27cdd127]
    traded who=1 whom=0
1567 1 pass [cc1f76ff]
1568 0 show:exchange [b07dbdd1]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1569 0 give:IV.10 [507a5fd2]
    traded who=0 whom=1
1570 0 pass [66de1b3e]
1571 1 reveal [df9c1dc4]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
1572 0 let [60854a92]
    got-intrigue who=1 n=1
1573 1 pass [b244bcfa]
1574 0 reveal [28896811]
    turned-up who=0 card=IV.2
1575 0 exit [9156448f]
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1576 0 pass [2afe1971]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=3
1577 1 show:no-drama [69f2ad92]
    no-drama who=1
    drew who=1 pile=staging
    reshuffled pile=staging n=15
1578 1 pass [9b74bb19]
1579 0 improv [b00b05da]
    improvised who=0
1580 0 draw:staging [3c1c4104]
1581 0 bury:IV.5 [ba33acd0]
    drew who=0 pile=staging
    buried who=0 pile=script
1582 0 pass [6cea0eb3]
1583 0 place:IV.3 [10ead417]
1584 1 place:take-the-lead [9461ba1c]
    placed-all
1585 1 pass [25b2bf4c]
1586 0 show:no-drama [0f3407e9]
    no-drama who=0
    drew who=0 pile=staging
1587 0 pass [a9a66e93]
1588 1 reveal [70f76380]
    turned-up-staging who=1 card=take-the-lead
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
1589 1 improv [ae851491]
    improvised who=1
1590 1 draw:staging [661beef3]
1591 1 bury:IV.10 [6faae190]
    drew who=1 pile=staging
    buried who=1 pile=script
1592 1 pass [ce254765]
1593 0 reveal [28b008f4]
    turned-up who=0 card=IV.3
    played who=0 card=IV.3
    scored who=0 card=IV.3 n=3
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1594 0 coin:iago [b49339cb]
1595 0 wound:othello [3ad49391]
    used-iago who=0 character=othello
    wounded who=0 character=othello n=5 total=6
1596 0 pass [5127c46b]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=4
1597 1 pass [72f059fd]
1598 0 pass [0f98d2dd]
1599 0 place:miscue [45f80116]
1600 1 place:villainy [cb5d1df9]
    placed-all
1601 1 pass [127b4bde]
1602 0 pass [793d11fc]
1603 1 reveal [3b820592]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
1604 0 let [6751ac03]
    got-intrigue who=1 n=1
1605 1 improv [ee30effe]
    improvised who=1
1606 1 draw:staging [3f509f9c]
1607 1 bury:IV.13 [997a81df]
    drew who=1 pile=staging
    buried who=1 pile=script
1608 1 pass [69646878]
1609 0 show:exchange [3fb23584]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1610 0 give:IV.11 [8313ea54]
    traded who=0 whom=1
1611 0 reveal [9fde2f59]
    turned-up-staging who=0 card=miscue
1612 0 improv [b419971c]
    improvised who=0
1613 0 draw:staging [10b9140b]
1614 0 bury:exchange [33013dc1]
    drew who=0 pile=staging
    buried who=0 pile=staging
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
1615 0 pass [91418308]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=5
1616 1 pass [8704cd97]
1617 0 show:exchange [c4370e7b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1618 0 give:seize [71c1b621]
    traded who=0 whom=1
1619 0 pass [ce489a14]
1620 0 place:revive [c091c01d]
1621 1 place:IV.4 [d55aa546]
    placed-all
1622 1 pass [fa875577]
1623 0 pass [7f753436]
1624 1 reveal [4921daed]
    turned-up who=1 card=IV.4
    exiting who=1 card=IV.4
1625 0 let [4104f902]
    got-intrigue who=1 n=1
1626 1 pass [c961f7e8]
1627 0 improv [b50795b9]
    improvised who=0
1628 0 draw:script [9ed0495a]
1629 0 bury:IV.7 [1d60cd8c]
    drew who=0 pile=script
    buried who=0 pile=script
1630 0 reveal [768084cb]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1631 0 show:exchange [a29c7956]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1632 1 let [aede74fb]
1633 0 give:take-the-lead [6efec5c9]
    traded who=0 whom=1
1634 0 pass [e422cf0d]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=6
1635 1 improv [e6ee0713]
    improvised who=1
1636 1 draw:staging [8399bea0]
1637 1 bury:seize [ff5b5f0d]
    drew who=1 pile=staging
    buried who=1 pile=staging
1638 1 pass [eae97520]
1639 0 pass [2c06870e]
1640 0 place:IV.11 [16d68c02]
1641 1 place:no-drama [27480562]
    placed-all
1642 1 pass [2ab70cac]
1643 0 improv [4805494a]
    improvised who=0
1644 0 switch:IV.15 [aa4ade55]
    switched who=0
1645 0 pass [956250f4]
1646 1 reveal [01f13aa3]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
1647 1 pass [3f817443]
1648 0 reveal [cba6f92c]
    turned-up who=0 card=IV.15
    played who=0 card=IV.15
    failed who=0 card=IV.15
1649 0 pass [a1940439]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=7
1650 1 improv [3c48893a]
    improvised who=1
1651 1 draw:script [8d220f9e]
1652 1 bury:IV.6 [b17abc8c]
    drew who=1 pile=script
    buried who=1 pile=script
1653 1 pass [7134099b]
1654 0 pass [e4139499]
1655 0 place:seize [c3dfdfa2]
1656 1 place:seize [7101a1f1]
    placed-all
1657 1 pass [086ab6af]
1658 0 pass [e3e11922]
1659 1 reveal [14dff8c5]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1660 1 pass [b778d279]
1661 0 reveal [ea12b7e4]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1662 0 pass [97824b04]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=8
1663 1 pass [04f82c47]
1664 0 pass [80c82c15]
1665 0 place:revive [96bd1a30]
1666 1 place:IV.5 [4bea6b0b]
    placed-all
1667 1 improv [c500eb33]
    improvised who=1
1668 1 switch:IV.13 [2df1dfea]
    switched who=1
1669 1 pass [90fb8f12]
1670 0 pass [aadc31e9]
1671 1 reveal [4edcd255]
    turned-up who=1 card=IV.13
1672 1 exit [8aee24c7]
    exiting who=1 card=IV.13
1673 0 let [8b0095df]
    got-intrigue who=1 n=1
1674 1 pass [37d2b4ee]
1675 0 improv [9b09eea2]
    improvised who=0
1676 0 draw:script [f7b95692]
1677 0 bury:IV.8 [3d93173f]
    drew who=0 pile=script
    buried who=0 pile=script
1678 0 reveal [7ba0f0c0]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1679 0 pass [67490420]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=9
1680 1 improv [fe564163]
    improvised who=1
1681 1 draw:script [2ad22816]
1682 1 bury:IV.5 [6eaaebd7]
    drew who=1 pile=script
    buried who=1 pile=script
1683 1 pass [90fce2a8]
1684 0 improv [686874ce]
    improvised who=0
1685 0 draw:staging [6fdff561]
1686 0 bury:IV.7 [79374f44]
    drew who=0 pile=staging
    buried who=0 pile=script
1687 0 pass [289f3736]
1688 0 place:take-the-lead [fc2143e4]
1689 1 place:revive [0362dc16]
    placed-all
1690 1 pass [35b7b0ce]
1691 0 pass [c5ea9e0d]
1692 1 reveal [5d9d6842]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1693 1 pass [6c881759]
1694 0 reveal [e22e49a7]
    turned-up-staging who=0 card=take-the-lead
1695 0 exit [88f4a5af]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
1696 0 pass [07a2f14a]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=6
    scene-began scene=10
1697 1 pass [da50aa8b]
1698 0 pass [e46146c4]
1699 0 place:seize [73c410c2]
1700 1 place:miscue [832592b4]
    placed-all
1701 1 pass [e7fb95da]
1702 0 pass [5948e42d]
1703 1 reveal [00e2b6bf]
    turned-up-staging who=1 card=miscue
1704 1 play [5f4a965b]
    aimed who=1 card=miscue whom=0
1705 0 let [d91e9a3c]
    must-switch whom=0
    drew who=1 pile=staging
1706 0 switch:IV.6 [09862d0c]
    switched who=0
1707 1 place:villainy [b9e02192]
    turned-up-staging who=1 card=villainy
1708 1 exit [b9c53b71]
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1709 1 show:exchange [a365ba0f]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1710 0 let [a4f8b131]
1711 1 give:seize [3f80ecbb]
    traded who=1 whom=0
1712 1 show:exchange [53e4dac7]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
    reshuffled pile=staging n=19
1713 0 let [8bab61aa]
1714 1 give:take-the-lead [e5dd4340]
    traded who=1 whom=0
1715 1 improv [c27eadbc]
    improvised who=1
1716 1 draw:script [6dae2669]
1717 1 bury:IV.8 [c5e3c040]
    drew who=1 pile=script
    buried who=1 pile=script
1718 1 pass [a47bc733]
1719 0 improv [d6cfb11c]
    improvised who=0
1720 0 draw:script [d4a368bf]
1721 0 bury:IV.10 [dd7c4ec5]
    drew who=0 pile=script
    buried who=0 pile=script
1722 0 reveal [b48c111a]
    turned-up who=0 card=IV.6
1723 0 play [00a17553]
    played who=0 card=IV.6
    scored who=0 card=IV.6 n=2
    got-intrigue who=0 n=1
    got-coin who=0 coin=iago
1724 0 pass [f0990344]
    drew who=0 pile=staging
    drew who=1 pile=script
    scene-began scene=11
1725 1 pass [789e1b2b]
1726 0 pass [729ddd6e]
1727 0 place:take-the-lead [5ec7abae]
1728 1 place:seize [a2c514a5]
    placed-all
1729 1 improv [1e5b5707]
    improvised who=1
1730 1 switch:seize [4ed065bc]
    switched who=1
1731 1 pass [8453044e]
1732 0 pass [cc540ee7]
1733 1 reveal [20ba5248]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1734 1 pass [9ba8cd7e]
1735 0 reveal [92ac011b]
    turned-up-staging who=0 card=take-the-lead
1736 0 play [2d98daa2]
    giving who=0 card=take-the-lead whom=1
1737 1 let [c6a0431f]
    gave-lead who=0 whom=1
1738 0 pass [9d0678f8]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=12
1739 0 pass [9c598aff]
1740 1 improv [0b0b11de]
    improvised who=1
1741 1 draw:staging [1ae92cf3]
1742 1 bury:take-the-lead [28c3fa0b]
    drew who=1 pile=staging
    buried who=1 pile=staging
1743 1 pass [22641958]
1744 0 place:take-the-lead [3469639c]
1745 1 place:seize [1aa75611]
    placed-all
1746 0 improv [5bde80a8]
    improvised who=0
1747 0 switch:IV.2 [b4cf2826]
    switched who=0
1748 0 pass [0b2ae976]
1749 1 pass [b27c328a]
1750 0 reveal [2a8fd760]
    turned-up who=0 card=IV.2
    exiting who=0 card=IV.2
    got-intrigue who=0 n=1
1751 0 coin:iago [986bdd4d]
1752 0 wound:roderigo [904b1b37]
    used-iago who=0 character=roderigo
    wounded who=0 character=roderigo n=2 total=4
1753 0 pass [2c1c950f]
1754 1 reveal [20f99ec8]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1755 1 pass [976fc00e]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=13
1756 0 pass [14e90699]
1757 1 pass [b5104b10]
1758 0 place:exchange [dc64f418]
1759 1 place:IV.12 [ce7be159]
    placed-all
1760 0 improv [591812b1]
    improvised who=0
1761 0 switch:IV.14 [ea06dd08]
    switched who=0
1762 0 show:exchange [dcd9ea8f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1763 1 let [d00caf3f]
1764 0 give:IV.5 [e432ae09]
    traded who=0 whom=1
1765 0 pass [7cd196f5]
1766 1 improv [57a05401]
    improvised who=1
1767 1 switch:IV.4 [01cd7e81]
    switched who=1
1768 1 pass [07461bab]
1769 0 reveal [85d09e58]
    turned-up who=0 card=IV.14
    exiting who=0 card=IV.14
    got-intrigue who=0 n=1
1770 0 pass [47329883]
1771 1 reveal [a41cab1f]
    turned-up who=1 card=IV.4
1772 1 exit [f8d904cb]
    exiting who=1 card=IV.4
    got-intrigue who=1 n=1
1773 1 pass [8dbe69a8]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=14
1774 0 pass [4623d501]
1775 1 show:no-drama [e5ca5ba9]
    no-drama who=1
    drew who=1 pile=staging
1776 1 pass [929b4681]
1777 0 place:IV.15 [25ca3569]
1778 1 place:IV.5 [0fcc4d31]
    placed-all
1779 0 improv [c3fe99b6]
    improvised who=0
1780 0 switch:seize [ffcaf43f]
    switched who=0
1781 0 pass [3172f10c]
1782 1 pass [81f3acc2]
1783 0 reveal [e4be9534]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
1784 0 pass [c0cbaed4]
1785 1 reveal [c1531447]
    turned-up who=1 card=IV.5
    exiting who=1 card=IV.5
    got-intrigue who=1 n=1
1786 1 improv [5839fb59]
    improvised who=1
1787 1 draw:script [1587dce9]
1788 1 bury:IV.1 [57438c96]
    drew who=1 pile=script
    buried who=1 pile=script
1789 1 pass [a79ffd7e]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=15
1790 0 improv [0dd7df91]
    improvised who=0
1791 0 draw:staging [7315777b]
1792 0 bury:IV.7 [a36e2428]
    drew who=0 pile=staging
    buried who=0 pile=script
1793 0 pass [8ed96d13]
1794 1 pass [0112f532]
1795 0 place:no-drama [b11804df]
1796 1 place:seize [b22323c4]
    placed-all
1797 0 pass [f5140325]
1798 1 pass [b098c839]
1799 0 reveal [11f29452]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1800 0 pass [b9df4ce0]
1801 1 reveal [0c6032b4]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1802 1 pass [6c6bf77f]
    drew who=1 pile=script
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=16
1803 0 improv [04bc4650]
    improvised who=0
1804 0 draw:script [b418bbd3]
1805 0 bury:IV.15 [e222bd60]
    drew who=0 pile=script
    buried who=0 pile=script
1806 0 pass [fc4b8943]
1807 1 show:no-drama [ca6948c6]
    no-drama who=1
    drew who=1 pile=staging
1808 1 pass [8a66445f]
1809 0 place:IV.7 [5f056305]
1810 1 place:villainy [29447d63]
    placed-all
1811 0 pass [dc832bd9]
1812 1 pass [a5ec9e82]
1813 0 reveal [4402fadd]
    turned-up who=0 card=IV.7
1814 0 exit [65d1b997]
    exiting who=0 card=IV.7
    got-intrigue who=0 n=1
1815 0 pass [80214c39]
1816 1 reveal [b48ff4e2]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
1817 1 pass [ec5f6b95]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=17
1818 0 improv [fc4df2ab]
    improvised who=0
1819 0 draw:staging [c41a00fb]
1820 0 bury:take-the-lead [aae8b3c3]
    drew who=0 pile=staging
    buried who=0 pile=staging
1821 0 show:exchange [a8a061e5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1822 1 let [ef640a32]
1823 0 give:villainy [e88fb745]
    traded who=0 whom=1
1824 0 pass [fb0b3779]
1825 1 pass [f02d975d]
1826 0 place:take-the-lead [82384eae]
1827 1 place:seize [756a7053]
    placed-all
1828 0 pass [3fac7e7a]
1829 1 improv [6e330d41]
    improvised who=1
1830 1 switch:IV.1 [42910908]
    switched who=1
1831 1 pass [d63ac90f]
1832 0 reveal [ac6f3303]
    turned-up-staging who=0 card=take-the-lead
1833 0 play [91c76575]
    aimed who=0 card=take-the-lead whom=1
    took-lead who=0 whom=1
1834 0 pass [4ee9d7cd]
1835 1 reveal [1e36307b]
    turned-up who=1 card=IV.1
    exiting who=1 card=IV.1
    got-intrigue who=1 n=1
1836 1 pass [41ac10a3]
    drew who=0 pile=script
    drew who=1 pile=staging
    scene-began scene=18
1837 1 pass [ffd5be05]
1838 0 pass [b05f0ca0]
1839 0 place:IV.10 [aeccba78]
1840 1 place:IV.11 [09d7daaa]
    placed-all
1841 1 show:exchange [d636a335]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1842 1 give:seize [e8228b37]
    traded who=1 whom=0
1843 1 pass [b20d2452]
1844 0 pass [084f022c]
1845 1 improv [8cfb8065]
    improvised who=1
1846 1 draw:script [27cc5274]
1847 1 bury:IV.8 [fb470e48]
    drew who=1 pile=script
    buried who=1 pile=script
1848 1 reveal [7637c9c9]
    turned-up who=1 card=IV.11
1849 1 play [54fe7595]
    played who=1 card=IV.11
    scored who=1 card=IV.11 n=1
    got-intrigue who=1 n=1
    got-coin who=1 coin=emilia
1850 1 pass [e390a98c]
1851 0 reveal [ff07bbf3]
    turned-up who=0 card=IV.10
    exiting who=0 card=IV.10
    got-intrigue who=0 n=1
1852 0 pass [c15ed3b5]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=19
1853 1 pass [4aa0caf9]
1854 0 pass [68334e74]
1855 0 place:exchange [dd804c1a]
1856 1 place:villainy [94dd97fe]
    placed-all
1857 1 show:exchange [a7a9ada4]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1858 0 let [8d5dd318]
1859 1 give:take-the-lead [24461810]
    traded who=1 whom=0
1860 1 pass [1d5c9b7c]
1861 0 pass [5a275ff3]
1862 1 reveal [1e34c0c9]
    turned-up-staging who=1 card=villainy
1863 1 improv [595fad34]
    improvised who=1
1864 1 draw:script [2072e2d5]
1865 1 bury:IV.12 [52a37801]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=villainy
1866 0 let [d95537ca]
    got-intrigue who=1 n=1
1867 1 pass [b45e840c]
1868 0 reveal [789d36bf]
    turned-up-staging who=0 card=exchange
1869 0 play [693f4828]
    aimed who=0 card=exchange whom=1
1870 1 let [cade869f]
1871 0 give:miscue [9bd7fd80]
    traded who=0 whom=1
1872 0 improv [353c82d4]
    improvised who=0
1873 0 draw:staging [85cc67a9]
1874 0 bury:revive [e4caa211]
    drew who=0 pile=staging
    buried who=0 pile=staging
1875 0 pass [049a5382]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=3
    scene-began scene=20
1876 1 improv [2b9f9852]
    improvised who=1
1877 1 draw:script [9e0f8568]
1878 1 bury:IV.5 [b92d3d66]
    drew who=1 pile=script
    buried who=1 pile=script
1879 1 pass [73125909]
1880 0 pass [7e91a4a6]
1881 0 place:IV.8 [e7eca387]
1882 1 place:IV.12 [05811a34]
    placed-all
1883 1 pass [20483a4f]
1884 0 pass [003b70e0]
1885 1 reveal [86b5d272]
    turned-up who=1 card=IV.12
1886 1 exit [a6512c45]
    exiting who=1 card=IV.12
    got-intrigue who=1 n=1
1887 1 pass [c4918eea]
1888 0 reveal [ba294d26]
    turned-up who=0 card=IV.8
    exiting who=0 card=IV.8
    got-intrigue who=0 n=1
1889 0 pass [675986dc]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=21
1890 1 pass [237449d3]
1891 0 improv [1e44306b]
    improvised who=0
1892 0 draw:script [9fd719fb]
1893 0 bury:IV.2 [27ae7d4b]
    drew who=0 pile=script
    buried who=0 pile=script
1894 0 pass [104e71e2]
1895 0 place:revive [42cdcdfa]
1896 1 place:take-the-lead [2bdf93b9]
    placed-all
1897 1 improv [36d02aab]
    improvised who=1
1898 1 switch:revive [db5cf9c9]
    switched who=1
1899 1 pass [8bc26b49]
1900 0 pass [9c3d5f7b]
1901 1 reveal [146b82d1]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
    got-intrigue who=1 n=1
1902 1 pass [939f9e55]
1903 0 reveal [3a7ae133]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
1904 0 pass [2567231c]
    drew who=0 pile=script
    drew who=1 pile=script
    scene-began scene=22
1905 1 pass [16ad4596]
1906 0 pass [ddc5fee6]
1907 0 place:take-the-lead [8f4a04ba]
1908 1 place:IV.4 [d6092042]
    placed-all
1909 1 improv [2e625c30]
    improvised who=1
1910 1 switch:IV.13 [a094d979]
    switched who=1
1911 1 pass [bf270ffc]
1912 0 improv [5d5003a8]
    improvised who=0
1913 0 switch:villainy [4e26559e]
    switched who=0
1914 0 pass [b0bf714e]
1915 1 reveal [c2b13b47]
    turned-up who=1 card=IV.13
1916 1 exit [cebaf51c]
    exiting who=1 card=IV.13
    got-intrigue who=1 n=1
1917 1 pass [6766869c]
1918 0 reveal [95e92a5a]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
1919 0 pass [9f9d52af]
    drew who=0 pile=script
    reshuffled pile=script n=3
    drew who=1 pile=staging
    reshuffled pile=staging n=19
    scene-began scene=23
1920 1 pass [be75fe33]
1921 0 pass [d4f85210]
1922 0 place:take-the-lead [68944488]
1923 1 place:IV.15 [5d4a7cd0]
    placed-all
1924 1 pass [edf7b2f5]
1925 0 pass [a794bab6]
1926 1 reveal [462bc104]
    turned-up who=1 card=IV.15
1927 1 play [a3fa33a5]
    played who=1 card=IV.15
1928 0 let [9f418511]
    scored who=1 card=IV.15 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=desdemona
    act-ended act=IV
    tallied who=0 n=28
    tallied who=1 n=22
    lead-cast who=1
1929 1 discard:take-the-lead [79d11850]
    discarded who=1 card=take-the-lead
1930 0 discard:take-the-lead [0b55959f]
    discarded who=0 card=take-the-lead
    dealt who=1 n=5 total=8
    dealt who=0 n=5 total=8
    act-began act=V who=1
    scene-began scene=1
1931 0 pass [794086aa]
1932 1 coin:desdemona [1ecfe89b]
    no-drama-coin who=1
1933 1 improv [b1461471]
    improvised who=1
1934 1 draw:staging [e71182fb]
1935 1 bury:miscue [180b3cd3]
    drew who=1 pile=staging
    buried who=1 pile=staging
1936 1 show:exchange [0a4bbe32]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
1937 0 let [8be09585]
1938 1 give:V.7 [43895c8c]
    traded who=1 whom=0
1939 1 pass [2058f79d]
1940 0 place:V.10 [8a180549]
1941 1 place:seize [72d1fd38]
    placed-all
1942 0 pass [c4c691a3]
1943 1 pass [093e9166]
1944 0 improv [d0d1a737]
    improvised who=0
1945 0 draw:script [157f2ef9]
1946 0 bury:V.7 [633ce65d]
    drew who=0 pile=script
    buried who=0 pile=script
1947 0 reveal [3f522d9c]
    turned-up who=0 card=V.10
1948 0 exit [5a7060e8]
    exiting who=0 card=V.10
1949 1 let [b4b12aa2]
    got-intrigue who=0 n=1
1950 0 pass [3034118e]
1951 1 reveal [616370f0]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
1952 1 pass [5d7c592d]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=2
1953 0 pass [2eb0e84b]
1954 1 improv [e65bd3b6]
    improvised who=1
1955 1 draw:script [64470066]
1956 1 bury:V.11 [d45a2d59]
    drew who=1 pile=script
    buried who=1 pile=script
1957 1 pass [65f540ad]
1958 0 place:V.5 [d9f68680]
1959 1 place:V.12 [bcfe2911]
    placed-all
1960 0 improv [d06ad3d7]
    improvised who=0
1961 0 switch:V.14 [173cfd4b]
    switched who=0
1962 0 pass [54c94f13]
1963 1 pass [73be4c98]
1964 0 reveal [2542f54a]
    turned-up who=0 card=V.14
1965 0 exit [48ca99b8]
    exiting who=0 card=V.14
1966 1 let [d9c7fd75]
    got-intrigue who=0 n=1
1967 0 show:no-drama [11a3e863]
    no-drama who=0
    drew who=0 pile=staging
1968 0 pass [b33a10f5]
1969 1 reveal [4fe4f145]
    turned-up who=1 card=V.12
1970 1 play [12b9a0d9]
    played who=1 card=V.12
    scored who=1 card=V.12 n=1
    died character=emilia
    took-wounds who=1 n=2
1971 1 pass [5f99d8fa]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=3
1972 0 show:exchange [0f6b4b9f]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1973 1 let [4a14b9cb]
1974 0 give:V.16 [d6d8660a]
    traded who=0 whom=1
1975 0 pass [dbfb5c2d]
1976 1 improv [6bfcc8de]
    improvised who=1
1977 1 draw:staging [f2504292]
1978 1 bury:V.16 [6057734e]
    drew who=1 pile=staging
    buried who=1 pile=script
1979 1 pass [92df58a3]
1980 0 place:miscue [9f0b15bf]
1981 1 place:V.2 [1c85b719]
    placed-all
1982 0 pass [5fa7774d]
1983 1 pass [64cf1ec8]
1984 0 reveal [e70704cf]
    turned-up-staging who=0 card=miscue
1985 0 play [65f56e86]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
1986 1 switch:miscue [4195ae59]
    switched who=1
1987 0 place:no-drama [b2ce776d]
    turned-up-staging who=0 card=no-drama
    exiting who=0 card=no-drama
    got-intrigue who=0 n=1
1988 0 pass [c0342640]
1989 1 reveal [c77a0fc1]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
1990 1 pass [aaaa4c21]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=4
1991 0 show:exchange [4c60616c]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
1992 1 let [cb4ef531]
1993 0 give:V.5 [17ddcc65]
    traded who=0 whom=1
1994 0 pass [cf4b6bba]
1995 1 improv [52597b92]
    improvised who=1
1996 1 draw:staging [7e70bbbc]
1997 1 bury:V.1 [2da77008]
    drew who=1 pile=staging
    buried who=1 pile=script
1998 1 pass [0ceeddc8]
1999 0 place:V.3 [cda5491b]
2000 1 place:seize [fb813c67]
    placed-all
2001 0 improv [f1caa1a6]
    improvised who=0
2002 0 switch:V.6 [dcc31893]
    switched who=0
2003 0 pass [2797c489]
2004 1 pass [de0d0504]
2005 0 reveal [2455e776]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2006 0 pass [d1a3195f]
2007 1 reveal [4414be11]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2008 1 pass [a328722b]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=5
2009 0 improv [96033fc0]
    improvised who=0
2010 0 draw:staging [1df433d4]
2011 0 bury:V.13 [d9beb951]
    drew who=0 pile=staging
    buried who=0 pile=script
2012 0 pass [fc2fad7b]
2013 1 improv [997939ac]
    improvised who=1
2014 1 draw:staging [6a5e1a40]
2015 1 bury:V.9 [5b5e4d3b]
    drew who=1 pile=staging
    buried who=1 pile=script
2016 1 pass [fe573e55]
2017 0 place:villainy [e2e15424]
2018 1 place:V.8 [017169ec]
    placed-all
2019 0 pass [06aaa6c6]
2020 1 pass [76cafb37]
2021 0 reveal [0430efaa]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2022 0 pass [d9be7ea8]
2023 1 reveal [1c350695]
    turned-up who=1 card=V.8
    exiting who=1 card=V.8
    got-intrigue who=1 n=1
2024 1 pass [1743a3f8]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=6
2025 0 improv [223d73eb]
    improvised who=0
2026 0 draw:staging [1442a0a0]
2027 0 bury:V.2 [937a7d51]
    drew who=0 pile=staging
    buried who=0 pile=script
2028 0 pass [11b247e0]
2029 1 pass [cbb6337c]
2030 0 place:seize [2ed4c621]
2031 1 place:take-the-lead [381c3205]
    placed-all
2032 0 pass [7889727f]
2033 1 improv [d61dd826]
    improvised who=1
2034 1 switch:revive [30b02b24]
    switched who=1
2035 1 pass [1ffec5b2]
2036 0 reveal [652aa6f1]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2037 0 pass [1fda2bd2]
2038 1 reveal [577c949d]
    turned-up-staging who=1 card=revive
2039 1 exit [208bd678]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2040 1 pass [b2aa1314]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=7
2041 0 pass [037cec4e]
2042 1 improv [4198c2db]
    improvised who=1
2043 1 draw:staging [7afac565]
2044 1 bury:take-the-lead [9a959911]
    drew who=1 pile=staging
    buried who=1 pile=staging
2045 1 pass [c666d021]
2046 0 place:V.15 [c00d2a2f]
2047 1 place:revive [76e11a7e]
    placed-all
2048 0 improv [041ee6c8]
    improvised who=0
2049 0 switch:V.7 [73fdfb89]
    switched who=0
2050 0 pass [1c824225]
2051 1 pass [081a8009]
2052 0 reveal [ac86cfb4]
    turned-up who=0 card=V.7
2053 0 play [fab447e2]
    played who=0 card=V.7
    scored who=0 card=V.7 n=1
    got-intrigue who=0 n=2
2054 0 pass [9ee0b372]
2055 1 reveal [3615e2a6]
    turned-up-staging who=1 card=revive
2056 1 exit [dd6a3ef8]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2057 1 pass [e1bc63b0]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=8
2058 0 show:exchange [ed2c7fd5]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2059 1 show:no-drama [801d09b2]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
2060 0 improv [9b14305e]
    improvised who=0
2061 0 draw:script [52f9b0a1]
2062 0 bury:V.3 [02226922]
    drew who=0 pile=script
    buried who=0 pile=script
2063 0 pass [8e44e59c]
2064 1 pass [5e7da19a]
2065 0 place:V.13 [aa71fd13]
2066 1 place:villainy [13b9d116]
    placed-all
2067 0 pass [30787382]
2068 1 pass [d65eeb41]
2069 0 reveal [0dc04e72]
    turned-up who=0 card=V.13
    played who=0 card=V.13
    scored who=0 card=V.13 n=2
    half-curtain
    got-intrigue who=0 n=1
    got-coin who=0 coin=othello
2070 0 pass [511ee035]
2071 1 coin:emilia [fbe9ccea]
    used-coin-at who=1 coin=emilia whom=0
2072 0 let [ef3d1dfa]
    stole-coin who=1 coin=othello whom=0
2073 1 coin:othello [7d36f608]
    giving-by-coin who=1 coin=othello whom=0
2074 0 let [2864b141]
    gave-lead who=1 whom=0
2075 1 reveal [ddbf1ea5]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2076 1 pass [b7166052]
    drew who=0 pile=staging
    reshuffled pile=staging n=17
    drew who=1 pile=script
    scene-began scene=9
2077 1 improv [b8ccb57e]
    improvised who=1
2078 1 draw:script [292958c4]
2079 1 bury:V.9 [9bb4ae8e]
    drew who=1 pile=script
    buried who=1 pile=script
2080 1 pass [81b09cd5]
2081 0 improv [6b101dab]
    improvised who=0
2082 0 draw:script [ef56eee3]
2083 0 bury:V.16 [58647329]
    drew who=0 pile=script
    buried who=0 pile=script
2084 0 show:exchange [17bed2b2]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2085 0 give:villainy [c21ee7a6]
    traded who=0 whom=1
2086 0 pass [85e81943]
2087 0 place:villainy [33694805]
2088 1 place:revive [bd18e350]
    placed-all
2089 1 pass [e5f6a437]
2090 0 pass [8b168372]
2091 1 reveal [8677544f]
    turned-up-staging who=1 card=revive
    exiting who=1 card=revive
2092 0 let [a7c3f8a0]
    got-intrigue who=1 n=1
2093 1 pass [42bbee6b]
2094 0 reveal [774333d0]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2095 0 pass [b5795da2]
    drew who=0 pile=script
    drew who=1 pile=script
    reshuffled pile=script n=4
    scene-began scene=10
2096 1 improv [111ae42e]
    improvised who=1
2097 1 draw:script [98216f22]
2098 1 bury:V.11 [fb41f523]
    drew who=1 pile=script
    buried who=1 pile=script
2099 1 pass [f201a664]
2100 0 pass [aebee89b]
2101 0 place:V.3 [4c5f9c4a]
2102 1 place:V.2 [23572009]
    placed-all
2103 1 pass [9ee80f7a]
2104 0 pass [1b5abb10]
2105 1 reveal [dfa0a4b7]
    turned-up who=1 card=V.2
    exiting who=1 card=V.2
2106 0 let [b5dcfe9b]
    got-intrigue who=1 n=1
2107 1 pass [72859bf3]
2108 0 improv [f75459c8]
    improvised who=0
2109 0 draw:staging [a91270b9]
2110 0 bury:V.9 [18ac57dc]
    drew who=0 pile=staging
    buried who=0 pile=script
2111 0 reveal [123e2b47]
    turned-up who=0 card=V.3
    exiting who=0 card=V.3
    got-intrigue who=0 n=1
2112 0 pass [6dae1d77]
    drew who=0 pile=staging
    drew who=1 pile=staging
    scene-began scene=11
2113 1 improv [c87b4246]
    improvised who=1
2114 1 draw:script [f1d28702]
2115 1 bury:V.16 [56c1444a]
    drew who=1 pile=script
    buried who=1 pile=script
2116 1 pass [0f348c54]
2117 0 improv [2549aee1]
    improvised who=0
2118 0 draw:script [3e1ec505]
2119 0 bury:V.15 [1286556e]
    drew who=0 pile=script
    buried who=0 pile=script
2120 0 pass [132046ec]
2121 0 place:take-the-lead [b988f1ec]
2122 1 place:V.5 [9dccdbed]
    placed-all
2123 1 pass [e4a92090]
2124 0 pass [9c7a690c]
2125 1 reveal [e575f5e2]
    turned-up who=1 card=V.5
    exiting who=1 card=V.5
2126 0 let [0c284e18]
    got-intrigue who=1 n=1
2127 1 pass [3b69afb9]
2128 0 reveal [715a7274]
    turned-up-staging who=0 card=take-the-lead
2129 0 play [a09281a5]
    giving who=0 card=take-the-lead whom=1
2130 1 let [7eb27019]
    gave-lead who=0 whom=1
2131 0 show:no-drama [21afa0c4]
    no-drama who=0
    drew who=0 pile=staging
2132 0 pass [b48470c2]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=12
2133 0 pass [3b20a93f]
2134 1 improv [24166d5e]
    improvised who=1
2135 1 draw:staging [2658f3ab]
2136 1 bury:V.1 [5ab934c2]
    drew who=1 pile=staging
    buried who=1 pile=script
2137 1 show:exchange [d2171e6d]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2138 1 give:miscue [f3691923]
    traded who=1 whom=0
2139 1 pass [282b5137]
2140 0 place:seize [ca463373]
2141 1 place:seize [df1be1c8]
    placed-all
2142 0 pass [68dcd2d1]
2143 1 pass [d1307743]
2144 0 reveal [695e8d67]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2145 0 improv [3862b832]
    improvised who=0
2146 0 draw:staging [f6d251bb]
2147 0 bury:take-the-lead [58f7215a]
    drew who=0 pile=staging
    buried who=0 pile=staging
2148 0 pass [625cf7e3]
2149 1 reveal [2335904d]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2150 1 pass [6d7b138e]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=13
2151 0 pass [235407eb]
2152 1 improv [e274f78f]
    improvised who=1
2153 1 draw:staging [ae628b73]
2154 1 bury:take-the-lead [d23ed198]
    drew who=1 pile=staging
    buried who=1 pile=staging
2155 1 pass [6909c302]
2156 0 place:take-the-lead [b6241eae]
2157 1 place:no-drama [1f735a82]
    placed-all
2158 0 show:exchange [dd639989]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2159 0 give:seize [b16419c2]
    traded who=0 whom=1
2160 0 show:exchange [a1626260]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2161 0 give:miscue [160deef8]
    traded who=0 whom=1
2162 0 pass [64f3f970]
2163 1 pass [80fdcbb9]
2164 0 reveal [6327cd75]
    turned-up-staging who=0 card=take-the-lead
2165 0 exit [4a16f2cd]
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2166 0 improv [4a93889c]
    improvised who=0
2167 0 draw:staging [298ec190]
2168 0 bury:V.14 [d8cf731d]
    drew who=0 pile=staging
    buried who=0 pile=script
2169 0 show:exchange [2128f5c9]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2170 0 give:miscue [890bdf95]
    traded who=0 whom=1
2171 0 pass [a9a34ad7]
2172 1 reveal [3f5cced8]
    turned-up-staging who=1 card=no-drama
    exiting who=1 card=no-drama
    got-intrigue who=1 n=1
2173 1 pass [36b09bec]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=14
2174 0 pass [9c1aa0a7]
2175 1 improv [46d9ae16]
    improvised who=1
2176 1 draw:script [07e0e250]
2177 1 bury:V.11 [1af0b0d2]
    drew who=1 pile=script
    buried who=1 pile=script
2178 1 pass [baf630f4]
2179 0 place:V.8 [c3593cf8]
2180 1 place:V.6 [2c44d1f8]
    placed-all
2181 0 pass [f9b2945c]
2182 1 pass [da28f599]
2183 0 reveal [95df3dea]
    turned-up who=0 card=V.8
2184 0 exit [f2433866]
    exiting who=0 card=V.8
    got-intrigue who=0 n=1
2185 0 pass [49dc1d11]
2186 1 reveal [e9237c57]
    turned-up who=1 card=V.6
2187 1 exit [49905c02]
    exiting who=1 card=V.6
    got-intrigue who=1 n=1
2188 1 pass [ca5f7ccd]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=15
2189 0 pass [cf0fbdf9]
2190 1 improv [63bc03c1]
    improvised who=1
2191 1 draw:staging [72b25a77]
2192 1 bury:V.16 [d070f1f2]
    drew who=1 pile=staging
    buried who=1 pile=script
2193 1 pass [f65ecc19]
2194 0 place:V.15 [e70d9dd3]
2195 1 place:seize [42f403ad]
    placed-all
2196 0 improv [6c40cfc6]
    improvised who=0
2197 0 switch:revive [1aeca23d]
    switched who=0
2198 0 pass [62fbdf10]
2199 1 pass [1b1e945f]
2200 0 reveal [4ecc787c]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2201 0 pass [7292102d]
2202 1 reveal [414efa65]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2203 1 pass [54b6dc64]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=16
2204 0 pass [37d32858]
2205 1 pass [26e1d1c0]
2206 0 place:V.9 [0f15cb23]
2207 1 place:V.14 [5e5be1e4]
    placed-all
2208 0 improv [27bc8e24]
    improvised who=0
2209 0 switch:V.11 [2e7629f0]
    switched who=0
2210 0 pass [91f5ee5b]
2211 1 improv [aafe0191]
    improvised who=1
2212 1 switch:take-the-lead [fcddbe36]
    switched who=1
2213 1 pass [2b03b62c]
2214 0 reveal [037a3d83]
    turned-up who=0 card=V.11
2215 0 play [727d1b7d]
    played who=0 card=V.11
    set-aside card=V.11 character=emilia
    got-coin who=0 coin=emilia
2216 0 pass [6198dd9b]
2217 1 reveal [1f6489ad]
    turned-up-staging who=1 card=take-the-lead
2218 1 exit [1d74a159]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2219 1 pass [17fe935e]
    drew who=1 pile=script
    reshuffled pile=script n=5
    drew who=0 pile=staging
    scene-began scene=17
2220 0 pass [ae35215c]
2221 1 pass [7ea06f10]
2222 0 place:miscue [13ddc2be]
2223 1 place:V.1 [173f95dd]
    placed-all
2224 0 pass [87359845]
2225 1 pass [36f36c0b]
2226 0 reveal [2a3e0764]
    turned-up-staging who=0 card=miscue
2227 0 play [f537fce5]
    aimed who=0 card=miscue whom=1
2228 1 let [cc4f3c62]
    must-switch whom=1
    drew who=0 pile=staging
    reshuffled pile=staging n=18
2229 1 switch:V.14 [2883e502]
    switched who=1
2230 0 place:V.15 [c4c3a8ff]
    turned-up who=0 card=V.15
2231 0 exit [dbd227a5]
    exiting who=0 card=V.15
    got-intrigue who=0 n=1
2232 0 pass [1a45d664]
2233 1 improv [c60172ae]
    improvised who=1
2234 1 draw:script [ad007aef]
2235 1 bury:V.1 [ebfd1872]
    drew who=1 pile=script
    buried who=1 pile=script
2236 1 reveal [16238f22]
    turned-up who=1 card=V.14
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2237 1 pass [cd15cdc9]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=18
2238 0 improv [45491275]
    improvised who=0
2239 0 draw:script [47fb3d4c]
2240 0 bury:V.10 [39ea4267]
    drew who=0 pile=script
    buried who=0 pile=script
2241 0 pass [c98f6a15]
2242 1 pass [7be1d263]
2243 0 place:seize [88b353f5]
2244 1 place:V.3 [1b3c4787]
    placed-all
2245 0 pass [5dc79837]
2246 1 show:exchange [1c44aeda]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2247 1 give:villainy [dab2d755]
    traded who=1 whom=0
2248 1 pass [e4197db7]
2249 0 reveal [b507d24b]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2250 0 pass [bab01232]
2251 1 show:exchange [5205b5b5]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2252 0 let [7c7d717f]
2253 1 give:V.9 [f68dacd4]
    traded who=1 whom=0
2254 1 reveal [c6d00ce9]
    turned-up who=1 card=V.3
2255 1 improv [810dd150]
    improvised who=1
2256 1 draw:script [60a1e99f]
2257 1 bury-placed [b19321d6]
    drew who=1 pile=script
    buried who=1 pile=script
    turned-up who=1 card=V.2
2258 1 play [d27610e7]
    played who=1 card=V.2
    scored who=1 card=V.2 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2259 1 pass [fd9ed6b6]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=19
2260 0 coin:emilia [d791bf6f]
    used-coin-at who=0 coin=emilia whom=1
2261 1 let [0cc1540d]
    stole-coin who=0 coin=iago whom=1
2262 0 improv [f3b72a84]
    improvised who=0
2263 0 draw:script [3ce4b2fc]
2264 0 bury:V.9 [1201aa65]
    drew who=0 pile=script
    buried who=0 pile=script
2265 0 pass [bc71093a]
2266 1 pass [a1c7ba0e]
2267 0 place:V.8 [e7731d49]
2268 1 place:revive [acda3aac]
    placed-all
2269 0 pass [c4fc8bbd]
2270 1 improv [085117f1]
    improvised who=1
2271 1 switch:revive [16cf9760]
    switched who=1
2272 1 pass [4ed33d6d]
2273 0 reveal [7b19e55f]
    turned-up who=0 card=V.8
2274 0 play [03280092]
    played who=0 card=V.8
    scored who=0 card=V.8 n=1
    got-coin who=0 coin=desdemona
2275 0 coin:iago [f8a9d56d]
2276 0 wound:cassio [be4b0f8b]
    used-iago who=0 character=cassio
    wounded who=0 character=cassio n=1 total=5
2277 0 pass [6dfa2f8c]
2278 1 reveal [68b6a76e]
    turned-up-staging who=1 card=revive
2279 1 exit [ce70d6e1]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2280 1 pass [9aae4214]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=20
2281 0 coin:desdemona [fd4112f0]
    no-drama-coin who=0
2282 0 pass [66c00319]
2283 1 pass [6c8d9a5f]
2284 0 place:villainy [874bcc80]
2285 1 place:villainy [3364a3f5]
    placed-all
2286 0 pass [c6c24001]
2287 1 pass [c802bc1a]
2288 0 reveal [fa7a8d39]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2289 0 improv [1903ab99]
    improvised who=0
2290 0 draw:staging [7544ac54]
2291 0 bury:no-drama [d5a346a7]
    drew who=0 pile=staging
    buried who=0 pile=staging
2292 0 pass [4fe525af]
2293 1 reveal [209cd41c]
    turned-up-staging who=1 card=villainy
2294 1 improv [8c951aaf]
    improvised who=1
2295 1 draw:script [9809432c]
2296 1 bury:V.16 [4cbef44d]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2297 1 pass [a0430e43]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=21
2298 0 pass [86cdc9a2]
2299 1 pass [1a63c30e]
2300 0 place:miscue [01bda285]
2301 1 place:V.10 [337542a2]
    placed-all
2302 0 pass [2124ca8d]
2303 1 improv [ac2f6e05]
    improvised who=1
2304 1 switch:V.3 [1cfde6ce]
    switched who=1
2305 1 show:exchange [4c8246b2]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2306 1 give:miscue [ff616cc1]
    traded who=1 whom=0
2307 1 pass [b7b2beb7]
2308 0 reveal [5b46e8ef]
    turned-up-staging who=0 card=miscue
2309 0 play [f1f34a90]
    aimed who=0 card=miscue whom=1
    must-switch whom=1
    drew who=0 pile=staging
2310 1 switch:V.1 [1d219654]
    switched who=1
2311 0 place:V.6 [b04a76ac]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2312 0 pass [97ee784a]
2313 1 reveal [008d2452]
    turned-up who=1 card=V.1
2314 1 play [37b8eda7]
    played who=1 card=V.1
    scored who=1 card=V.1 n=2
    got-intrigue who=1 n=1
    got-coin who=1 coin=iago
2315 1 pass [888d2167]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=22
2316 0 pass [12d2ad51]
2317 1 improv [ee74bcab]
    improvised who=1
2318 1 draw:staging [ada3166f]
2319 1 bury:seize [305bdd41]
    drew who=1 pile=staging
    buried who=1 pile=staging
2320 1 pass [dc709ac7]
2321 0 place:V.9 [749a5f6b]
2322 1 place:V.3 [4e6f8e03]
    placed-all
2323 0 improv [a0129602]
    improvised who=0
2324 0 switch:seize [7a429d33]
    switched who=0
2325 0 coin:emilia [736f3887]
    used-coin-at who=0 coin=emilia whom=1
    stole-coin who=0 coin=iago whom=1
2326 0 pass [f3178b10]
2327 1 pass [eaff68a9]
2328 0 coin:iago [c2472199]
2329 0 wound:desdemona [3bc695b3]
    used-iago who=0 character=desdemona
    wounded who=0 character=desdemona n=1 total=5
2330 0 reveal [6d6f22e5]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2331 0 pass [8f0199ca]
2332 1 reveal [d4cd2309]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2333 1 pass [3306987d]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=23
2334 0 pass [baae430e]
2335 1 show:no-drama [b77f8199]
    no-drama who=1
    drew who=1 pile=staging
2336 1 show:exchange [80b463e7]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2337 0 let [c0e19c85]
2338 1 give:seize [e74036bb]
    traded who=1 whom=0
2339 1 pass [7eeb20c2]
2340 0 place:take-the-lead [6543c8a8]
2341 1 place:revive [e87d9d44]
    placed-all
2342 0 improv [5e5cdf4e]
    improvised who=0
2343 0 switch:V.5 [eabb250f]
    switched who=0
2344 0 pass [e914a7cb]
2345 1 pass [e1eeec01]
2346 0 reveal [ad462b1b]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2347 0 pass [9528adc6]
2348 1 reveal [e90a3441]
    turned-up-staging who=1 card=revive
2349 1 exit [bd5b4853]
    exiting who=1 card=revive
    got-intrigue who=1 n=1
2350 1 improv [a3412c90]
    improvised who=1
2351 1 draw:staging [831f3efa]
2352 1 bury:miscue [11de5beb]
    drew who=1 pile=staging
    buried who=1 pile=staging
2353 1 pass [34a67719]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=24
2354 0 improv [19880e10]
    improvised who=0
2355 0 draw:staging [413c7f90]
2356 0 bury:take-the-lead [ccf5f912]
    drew who=0 pile=staging
    buried who=0 pile=staging
2357 0 show:exchange [114180cb]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2358 0 give:villainy [a818449d]
    traded who=0 whom=1
2359 0 pass [ae62a69f]
2360 1 pass [a4b709f2]
2361 0 place:V.9 [07497eeb]
2362 1 place:take-the-lead [13d9b537]
    placed-all
2363 0 pass [daecfb95]
2364 1 pass [4618e2ee]
2365 0 reveal [73a1888c]
    turned-up who=0 card=V.9
2366 0 play [ae1a3f59]
    played who=0 card=V.9
    scored who=0 card=V.9 n=1
    died character=desdemona
    took-wounds who=0 n=1
    got-coin who=0 coin=othello
2367 0 coin:othello [e9ac9a15]
    used-coin-at who=0 coin=othello whom=1
    took-lead who=0 whom=1
2368 0 pass [42e51eed]
2369 1 reveal [6947d8ef]
    turned-up-staging who=1 card=take-the-lead
2370 1 play [f75bc1f6]
    aimed who=1 card=take-the-lead whom=0
    took-lead who=1 whom=0
2371 1 pass [c7d2b467]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=25
2372 0 pass [f47b1439]
2373 1 pass [2f01f87b]
2374 0 place:V.4 [76837fde]
2375 1 place:take-the-lead [2f25e9c6]
    placed-all
2376 0 pass [8f4ec21b]
2377 1 pass [16e755a5]
2378 0 reveal [ce5f5318]
    turned-up who=0 card=V.4
2379 0 exit [fc36fe22]
    exiting who=0 card=V.4
    got-intrigue who=0 n=1
2380 0 pass [5643cfdc]
2381 1 reveal [1546e71d]
    turned-up-staging who=1 card=take-the-lead
2382 1 exit [cd945646]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2383 1 pass [9f2609ff]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=26
2384 0 show:no-drama [9e0e8d33]
    no-drama who=0
    drew who=0 pile=staging
    reshuffled pile=staging n=15
2385 0 pass [f7673718]
2386 1 pass [fb4a7536]
2387 0 place:miscue [dd06f371]
2388 1 place:take-the-lead [31750d49]
    placed-all
2389 0 pass [698017e2]
2390 1 pass [dc1454be]
2391 0 reveal [2fba6ff8]
    turned-up-staging who=0 card=miscue
2392 0 exit [3d8b6b79]
    exiting who=0 card=miscue
    got-intrigue who=0 n=1
2393 0 pass [380f12d0]
2394 1 reveal [8045b442]
    turned-up-staging who=1 card=take-the-lead
2395 1 improv [d1e80433]
    improvised who=1
2396 1 draw:script [a47c7717]
2397 1 bury:V.10 [7ae576eb]
    drew who=1 pile=script
    buried who=1 pile=script
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2398 1 pass [8e33ce87]
    drew who=1 pile=script
    reshuffled pile=script n=2
    drew who=0 pile=script
    scene-began scene=27
2399 0 show:no-drama [b025a4bc]
    no-drama who=0
    drew who=0 pile=staging
2400 0 pass [905ae756]
2401 1 pass [d2cc9dc8]
2402 0 place:V.5 [7bbc3efb]
2403 1 place:V.3 [8a5c1f73]
    placed-all
2404 0 pass [7de6c05b]
2405 1 pass [2ffcf69c]
2406 0 reveal [dbb9307f]
    turned-up who=0 card=V.5
    exiting who=0 card=V.5
    got-intrigue who=0 n=1
2407 0 improv [ebc41081]
    improvised who=0
2408 0 draw:staging [f4d90dd0]
2409 0 bury:miscue [563ac1fa]
    drew who=0 pile=staging
    buried who=0 pile=staging
2410 0 pass [41aeba41]
2411 1 improv [a05e25b9]
    improvised who=1
2412 1 draw:staging [0c97bf90]
2413 1 bury:V.14 [5d61d380]
    drew who=1 pile=staging
    buried who=1 pile=script
2414 1 reveal [79c2f750]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2415 1 pass [cc731add]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=28
2416 0 show:exchange [0909e228]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2417 1 show:no-drama [6eaa07a7]
    no-drama who=1
    drew who=1 pile=staging
    foiled who=0 whom=1
2418 0 pass [48f055bf]
2419 1 pass [5255e8e6]
2420 0 place:take-the-lead [cd99893e]
2421 1 place:seize [3075a381]
    placed-all
2422 0 pass [6da18042]
2423 1 pass [9f10d937]
2424 0 reveal [5102809b]
    turned-up-staging who=0 card=take-the-lead
    exiting who=0 card=take-the-lead
    got-intrigue who=0 n=1
2425 0 improv [b5bc22e4]
    improvised who=0
2426 0 draw:script [1313649b]
2427 0 bury:V.16 [72c7a948]
    drew who=0 pile=script
    buried who=0 pile=script
2428 0 pass [54b7f7d2]
2429 1 reveal [bf8e117c]
    turned-up-staging who=1 card=seize
    exiting who=1 card=seize
    got-intrigue who=1 n=1
2430 1 improv [c8311c91]
    improvised who=1
2431 1 draw:staging [0ca59251]
2432 1 bury:V.15 [32724190]
    drew who=1 pile=staging
    buried who=1 pile=script
2433 1 pass [691ab072]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=29
2434 0 show:exchange [70cad02b]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2435 0 give:revive [a16b213c]
    traded who=0 whom=1
2436 0 pass [bacbc842]
2437 1 pass [5ebb7a95]
2438 0 place:V.10 [14054b7a]
2439 1 place:take-the-lead [45117d26]
    placed-all
2440 0 pass [bf927383]
2441 1 pass [e89b839b]
2442 0 reveal [7ab6b853]
    turned-up who=0 card=V.10
2443 0 exit [73bb82df]
    exiting who=0 card=V.10
    got-intrigue who=0 n=1
2444 0 pass [df836e22]
2445 1 reveal [492f1711]
    turned-up-staging who=1 card=take-the-lead
2446 1 exit [1f374cc6]
    exiting who=1 card=take-the-lead
    got-intrigue who=1 n=1
2447 1 improv [9a832b56]
    improvised who=1
2448 1 draw:script [a5d36c14]
2449 1 bury:V.6 [cb284dff]
    drew who=1 pile=script
    buried who=1 pile=script
2450 1 pass [6c64e2c5]
    drew who=1 pile=script
    reshuffled pile=script n=3
    drew who=0 pile=staging
    scene-began scene=30
2451 0 pass [1eed8d15]
2452 1 pass [17678b8b]
2453 0 place:villainy [478a52d6]
2454 1 place:villainy [2edf59ae]
    placed-all
2455 0 pass [4a555996]
2456 1 pass [f90db20c]
2457 0 improv [072f8de5]
    improvised who=0
2458 0 draw:staging [01492a95]
2459 0 bury:seize [d91bb0ee]
    drew who=0 pile=staging
    buried who=0 pile=staging
2460 0 reveal [476313af]
    turned-up-staging who=0 card=villainy
    exiting who=0 card=villainy
    got-intrigue who=0 n=1
2461 0 pass [0334f0c6]
2462 1 reveal [f8ce7b64]
    turned-up-staging who=1 card=villainy
    exiting who=1 card=villainy
    got-intrigue who=1 n=1
2463 1 improv [e2870e42]
    improvised who=1
2464 1 draw:staging [cc814539]
2465 1 bury:revive [03f3b37b]
    drew who=1 pile=staging
    buried who=1 pile=staging
2466 1 show:exchange [94edb5d4]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2467 0 let [cc32a630]
2468 1 give:exchange [37bd9b99]
    traded who=1 whom=0
2469 1 pass [dc4a78b8]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=31
2470 0 pass [85d00cd9]
2471 1 pass [345b5689]
2472 0 place:take-the-lead [56f7ac4b]
2473 1 place:V.10 [0c2f503f]
    placed-all
2474 0 show:exchange [ac38e57e]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2475 0 give:seize [d5ffa8a3]
    traded who=0 whom=1
2476 0 improv [5bb4733e]
    improvised who=0
2477 0 switch:V.16 [4bca5aee]
    switched who=0
2478 0 pass [62d82fff]
2479 1 pass [0ce20b90]
2480 0 reveal [1b577b72]
    turned-up who=0 card=V.16
    played who=0 card=V.16
    failed who=0 card=V.16
2481 0 show:exchange [b7599762]
    showed-exchange who=0 whom=1
    drew who=0 pile=staging
2482 0 give:miscue [b7c1ce68]
    traded who=0 whom=1
2483 0 pass [cafc490f]
2484 1 reveal [80f3e3ec]
    turned-up who=1 card=V.10
    exiting who=1 card=V.10
    got-intrigue who=1 n=1
2485 1 pass [f32ef33b]
    drew who=1 pile=staging
    drew who=0 pile=staging
    scene-began scene=32
2486 0 pass [285f0c4c]
2487 1 pass [f9df2e4e]
2488 0 place:V.6 [0b062888]
2489 1 place:miscue [796bbbed]
    placed-all
2490 0 pass [77c3a56f]
2491 1 pass [ad916077]
2492 0 reveal [80965642]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
2493 1 let [fd557144]
    got-intrigue who=0 n=1
2494 0 improv [3a195173]
    improvised who=0
2495 0 draw:staging [7b038f72]
2496 0 bury:V.4 [8ee7bb74]
    drew who=0 pile=staging
    buried who=0 pile=script
    reshuffled pile=staging n=15
2497 0 pass [51fa831d]
2498 1 reveal [f8b11b1d]
    turned-up-staging who=1 card=miscue
2499 1 exit [6e103195]
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2500 1 pass [0bd582ac]
    drew who=1 pile=script
    drew who=0 pile=staging
    scene-began scene=33
2501 0 pass [1c8b07af]
2502 1 improv [b97ff32c]
    improvised who=1
2503 1 draw:staging [befa26d4]
2504 1 bury:revive [cc040366]
    drew who=1 pile=staging
    buried who=1 pile=staging
2505 1 pass [c98842d8]
2506 0 place:revive [a9369df5]
2507 1 place:V.14 [d686eea7]
    placed-all
2508 0 pass [8705cc5d]
2509 1 show:no-drama [3602cd5c]
    no-drama who=1
    drew who=1 pile=staging
2510 1 pass [04debe90]
2511 0 reveal [194b12db]
    turned-up-staging who=0 card=revive
    exiting who=0 card=revive
    got-intrigue who=0 n=1
2512 0 pass [227e13ff]
2513 1 reveal [799e8647]
    turned-up who=1 card=V.14
    exiting who=1 card=V.14
    got-intrigue who=1 n=1
2514 1 pass [8a5bee42]
    drew who=1 pile=staging
    drew who=0 pile=script
    reshuffled pile=script n=4
    scene-began scene=34
2515 0 pass [eca05b71]
2516 1 show:exchange [38292f81]
    showed-exchange who=1 whom=0
    drew who=1 pile=staging
2517 0 let [433ac1c2]
2518 1 give:seize [6b472449]
    traded who=1 whom=0
2519 1 pass [30340874]
2520 0 place:villainy [a96d4882]
2521 1 place:V.5 [accf6384]
    placed-all
2522 0 improv [9a5d9528]
    improvised who=0
2523 0 switch:seize [7ff46982]
    switched who=0
2524 0 pass [d20a46c2]
2525 1 improv [216784ee]
    improvised who=1
2526 1 switch:miscue [0aeacf42]
    switched who=1
2527 1 pass [82f700e2]
2528 0 reveal [dc22a706]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2529 0 pass [00bce0e5]
2530 1 reveal [77887088]
    turned-up-staging who=1 card=miscue
    exiting who=1 card=miscue
    got-intrigue who=1 n=1
2531 1 pass [d197ec28]
    drew who=1 pile=script
    drew who=0 pile=script
    scene-began scene=35
2532 0 pass [2eb3a5ae]
2533 1 pass [23b150b0]
2534 0 place:take-the-lead [2c952e0a]
2535 1 place:V.3 [19cf25e5]
    placed-all
2536 0 improv [35a5141f]
    improvised who=0
2537 0 switch:seize [77d3dafb]
    switched who=0
2538 0 pass [d2583f6b]
2539 1 pass [f42e2bb0]
2540 0 reveal [189b5303]
    turned-up-staging who=0 card=seize
    exiting who=0 card=seize
    got-intrigue who=0 n=1
2541 0 pass [dffd15f2]
2542 1 improv [e4380985]
    improvised who=1
2543 1 draw:staging [8af9f42c]
2544 1 bury:revive [52230e66]
    drew who=1 pile=staging
    buried who=1 pile=staging
2545 1 reveal [ddbdcd88]
    turned-up who=1 card=V.3
    exiting who=1 card=V.3
    got-intrigue who=1 n=1
2546 1 pass [4a2870da]
    drew who=1 pile=staging
    drew who=0 pile=script
    scene-began scene=36
2547 0 improv [21cc60a3]
    improvised who=0
2548 0 draw:staging [07a81e8f]
2549 0 bury:take-the-lead [dba3d1b1]
    drew who=0 pile=staging
    buried who=0 pile=staging
2550 0 pass [71008a29]
2551 1 improv [b886a8ee]
    improvised who=1
2552 1 draw:script [46a348ce]
2553 1 bury:V.15 [468f905b]
    drew who=1 pile=script
    buried who=1 pile=script
2554 1 pass [bfdb2b65]
2555 0 place:V.6 [bdc23b11]
2556 1 place:V.16 [3ba981a1]
    placed-all
2557 0 pass [8c44fe08]
2558 1 pass [aa46a8c5]
2559 0 reveal [201fc840]
    turned-up who=0 card=V.6
    exiting who=0 card=V.6
    got-intrigue who=0 n=1
2560 0 pass [cb0df960]
2561 1 reveal [e841667b]
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
