BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE choices (
	table_id TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	option TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_choices PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_choices_game FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "choices" VALUES('grrdzs8pgsen',0,0,'recruit-extra:puck',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',1,1,'recruit-extra:costume-mistress-8',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',2,0,'wager:3',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',3,1,'wager:3',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',4,1,'recruit-extra:set-dresser-8',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',5,0,'recruit:viola',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',6,1,'activate:house-handyman',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',7,1,'take:black-costume',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',8,1,'dress:falstaff',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',9,1,'take:pink-set',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',10,1,'put:1.3',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',11,1,'stop',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',12,0,'activate:viola',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',13,1,'activate:author',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',14,1,'advance:III',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',15,1,'advance:III',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',16,0,'activate:queen',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',17,0,'ask:objectives',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',18,0,'choose:acts8',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',19,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',20,0,'activate:house-handyman',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',21,0,'take:pink-costume',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',22,0,'dress:falstaff',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',23,0,'take:black-set',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',24,0,'put:1.4',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',25,0,'keep:viola',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',26,1,'keep:author',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',27,0,'wager:1',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',28,1,'wager:4',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',29,0,'activate:falstaff',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',30,1,'recruit-extra:set-dresser-6',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',31,0,'recruit:handyman',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',32,1,'activate:queen',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',33,1,'ask:pounds',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',34,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',35,0,'retreat:I',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',36,0,'wager:3',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',37,1,'wager:2',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',38,1,'recruit-extra:handyman',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',39,0,'activate:author',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',40,0,'advance:III',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',41,0,'advance:II',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',42,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',43,0,'activate:falstaff',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',44,0,'activate:queen',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',45,0,'ask:objectives',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',46,0,'choose:set40',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',47,0,'recruit-extra:assistant',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',48,0,'keep:queen',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',49,0,'wager:2',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',50,1,'wager:5',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',51,0,'recruit-extra:assistant',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',52,1,'recruit-extra:hamlet',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',53,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',54,1,'activate:falstaff',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',55,1,'activate:queen',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',56,1,'ask:objectives',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',57,1,'choose:savings',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',58,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',59,1,'advance:I',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',60,1,'keep:falstaff',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',61,0,'wager:1',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',62,1,'wager:4',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',63,0,'recruit-extra:lady-macbeth',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',64,1,'recruit:handyman',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',65,0,'activate:queen',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',66,0,'ask:pounds',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',67,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',68,0,'retreat:II',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',69,1,'retreat:I',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',70,0,'wager:1',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',71,1,'wager:2',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',72,0,'recruit:assistant',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',73,1,'recruit:titania',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',74,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',75,1,'activate:house-handyman',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',76,1,'stop',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',77,1,'activate:titania',1763000000000);
INSERT INTO "choices" VALUES('grrdzs8pgsen',78,1,'advance:III',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',0,0,'recruit-extra:puck',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',1,1,'recruit-extra:costume-mistress-8',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',2,0,'wager:3',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',3,1,'wager:3',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',4,1,'recruit-extra:set-dresser-8',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',5,0,'recruit:viola',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',6,1,'activate:house-handyman',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',7,1,'take:black-costume',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',8,1,'dress:falstaff',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',9,1,'take:pink-set',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',10,1,'put:1.3',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',11,1,'stop',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',12,0,'activate:viola',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',13,1,'activate:author',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',14,1,'advance:III',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',15,1,'advance:III',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',16,0,'activate:queen',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',17,0,'ask:objectives',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',18,0,'choose:acts8',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',19,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',20,0,'activate:house-handyman',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',21,0,'take:pink-costume',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',22,0,'dress:falstaff',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',23,0,'take:black-set',1763000000000);
INSERT INTO "choices" VALUES('h7mkkq7jmk95',24,0,'put:1.4',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',0,1,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',1,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',2,1,'blind',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',3,1,'give:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',4,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',5,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',6,0,'place:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',7,1,'place:I.6',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',8,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',9,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',10,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',11,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',12,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',13,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',14,1,'bury:I.3',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',15,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',16,0,'seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',17,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',18,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',19,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',20,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',21,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',22,0,'place:I.1',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',23,1,'place:I.4',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',24,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',25,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',26,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',27,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',28,0,'spotlight',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',29,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',30,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',31,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',32,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',33,0,'bury-placed',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',34,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',35,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',36,1,'spotlight',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',37,0,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',38,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',39,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',40,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',41,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',42,0,'bury:I.7',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',43,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',44,0,'place:I.2',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',45,1,'place:I.10',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',46,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',47,0,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',48,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',49,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',50,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',51,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',52,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',53,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',54,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',55,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',56,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',57,1,'bury:I.12',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',58,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',59,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',60,0,'place:I.8',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',61,1,'place:I.3',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',62,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',63,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',64,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',65,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',66,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',67,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',68,0,'exit',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',69,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',70,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',71,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',72,1,'bury:I.5',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',73,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',74,0,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',75,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',76,0,'give:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',77,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',78,0,'place:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',79,1,'place:I.1',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',80,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',81,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',82,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',83,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',84,0,'seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',85,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',86,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',87,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',88,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',89,0,'coin:cassio',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',90,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',91,0,'bury:I.9',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',92,0,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',93,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',94,0,'give:I.12',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',95,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',96,0,'place:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',97,1,'place:I.7',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',98,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',99,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',100,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',101,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',102,0,'seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',103,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',104,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',105,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',106,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',107,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',108,1,'bury:I.12',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',109,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',110,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',111,0,'draw:staging',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',112,0,'bury:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',113,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',114,0,'place:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',115,1,'place:I.9',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',116,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',117,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',118,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',119,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',120,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',121,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',122,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',123,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',124,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',125,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',126,0,'bury:I.8',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',127,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',128,0,'place:I.3',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',129,1,'place:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',130,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',131,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',132,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',133,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',134,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',135,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',136,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',137,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',138,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',139,0,'draw:staging',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',140,0,'bury:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',141,0,'coin:roderigo',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',142,1,'coin:desdemona',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',143,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',144,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',145,0,'place:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',146,1,'place:I.5',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',147,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',148,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',149,0,'coin:iago',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',150,0,'wound:brabantio',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',151,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',152,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',153,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',154,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',155,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',156,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',157,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',158,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',159,0,'bury:I.12',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',160,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',161,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',162,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',163,1,'bury:I.4',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',164,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',165,0,'place:I.8',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',166,1,'place:I.3',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',167,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',168,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',169,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',170,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',171,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',172,0,'coin:othello',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',173,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',174,0,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',175,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',176,1,'coin:iago',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',177,1,'wound:brabantio',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',178,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',179,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',180,1,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',181,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',182,1,'blind',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',183,1,'give:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',184,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',185,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',186,0,'place:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',187,1,'place:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',188,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',189,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',190,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',191,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',192,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',193,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',194,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',195,0,'exit',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',196,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',197,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',198,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',199,0,'place:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',200,1,'place:I.12',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',201,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',202,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',203,0,'coin:iago',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',204,0,'wound:cassio',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',205,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',206,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',207,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',208,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',209,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',210,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',211,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',212,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',213,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',214,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',215,0,'bury:I.3',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',216,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',217,0,'place:I.12',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',218,1,'place:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',219,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',220,0,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',221,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',222,0,'give:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',223,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',224,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',225,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',226,0,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',227,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',228,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',229,1,'trade:spotlight',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',230,1,'discard:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',231,1,'discard:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',232,1,'discard:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',233,0,'discard:villainy',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',234,0,'discard:villainy',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',235,0,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',236,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',237,0,'give:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',238,0,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',239,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',240,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',241,0,'place:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',242,1,'place:II.9',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',243,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',244,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',245,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',246,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',247,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',248,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',249,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',250,1,'exit',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',251,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',252,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',253,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',254,0,'place:II.11',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',255,1,'place:II.8',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',256,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',257,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',258,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',259,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',260,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',261,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',262,0,'coin:iago',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',263,0,'wound:cassio',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',264,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',265,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',266,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',267,1,'spotlight',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',268,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',269,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',270,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',271,1,'bury:II.12',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',272,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',273,0,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',274,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',275,0,'give:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',276,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',277,0,'draw:staging',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',278,0,'bury:II.4',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',279,0,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',280,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',281,0,'give:villainy',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',282,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',283,0,'place:II.2',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',284,1,'place:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',285,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',286,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',287,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',288,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',289,0,'switch:II.3',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',290,1,'place:II.6',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',291,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',292,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',293,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',294,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',295,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',296,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',297,1,'draw:staging',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',298,1,'bury:villainy',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',299,1,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',300,0,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',301,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',302,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',303,0,'place:II.2',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',304,1,'place:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',305,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',306,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',307,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',308,1,'exit',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',309,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',310,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',311,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',312,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',313,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',314,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',315,0,'place:II.5',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',316,1,'place:II.10',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',317,1,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',318,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',319,1,'blind',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',320,1,'give:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',321,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',322,0,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',323,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',324,0,'give:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',325,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',326,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',327,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',328,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',329,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',330,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',331,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',332,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',333,1,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',334,0,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',335,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',336,1,'draw:staging',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',337,1,'bury:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',338,1,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',339,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',340,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',341,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',342,0,'bury:II.7',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',343,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',344,0,'place:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',345,1,'place:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',346,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',347,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',348,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',349,1,'exit',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',350,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',351,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',352,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',353,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',354,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',355,0,'place:II.12',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',356,1,'place:II.4',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',357,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',358,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',359,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',360,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',361,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',362,1,'coin:othello',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',363,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',364,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',365,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',366,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',367,0,'bury-placed',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',368,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',369,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',370,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',371,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',372,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',373,1,'draw:staging',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',374,1,'bury:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',375,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',376,0,'place:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',377,1,'place:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',378,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',379,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',380,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',381,0,'exit',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',382,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',383,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',384,1,'exit',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',385,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',386,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',387,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',388,0,'bury:II.1',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',389,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',390,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',391,0,'place:II.12',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',392,1,'place:II.11',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',393,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',394,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',395,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',396,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',397,1,'trade:spotlight',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',398,1,'discard:villainy',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',399,1,'discard:villainy',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',400,1,'discard:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',401,0,'discard:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',402,0,'discard:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',403,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',404,1,'coin:cassio',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',405,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',406,1,'bury:III.8',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',407,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',408,0,'place:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',409,1,'place:III.7',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',410,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',411,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',412,0,'switch:III.14',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',413,0,'coin:roderigo',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',414,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',415,0,'give:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',416,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',417,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',418,0,'coin:iago',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',419,0,'wound:bianca',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',420,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',421,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',422,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',423,1,'spotlight',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',424,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',425,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',426,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',427,1,'coin:othello',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',428,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',429,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',430,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',431,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',432,1,'bury:III.13',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',433,1,'coin:cassio',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',434,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',435,1,'bury:III.6',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',436,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',437,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',438,0,'place:III.3',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',439,1,'place:III.1',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',440,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',441,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',442,1,'coin:iago',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',443,1,'wound:bianca',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',444,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',445,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',446,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',447,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',448,0,'coin:iago',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',449,0,'wound:bianca',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',450,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',451,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',452,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',453,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',454,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',455,1,'bury:III.2',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',456,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',457,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',458,0,'draw:staging',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',459,0,'bury:III.11',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',460,0,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',461,0,'give:III.4',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',462,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',463,0,'place:III.5',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',464,1,'place:III.10',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',465,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',466,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',467,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',468,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',469,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',470,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',471,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',472,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',473,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',474,1,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',475,0,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',476,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',477,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',478,0,'place:III.9',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',479,1,'place:III.4',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',480,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',481,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',482,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',483,1,'draw:staging',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',484,1,'bury:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',485,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',486,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',487,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',488,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',489,0,'coin:iago',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',490,0,'wound:cassio',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',491,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',492,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',493,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',494,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',495,0,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',496,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',497,0,'give:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',498,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',499,0,'place:III.12',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',500,1,'place:villainy',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',501,1,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',502,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',503,1,'give:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',504,1,'coin:desdemona',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',505,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',506,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',507,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',508,1,'exit',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',509,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',510,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',511,0,'exit',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',512,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',513,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',514,0,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',515,0,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',516,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',517,0,'give:villainy',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',518,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',519,0,'place:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',520,1,'place:III.15',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',521,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',522,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',523,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',524,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',525,0,'seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',526,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',527,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',528,1,'discard:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',529,1,'discard:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',530,1,'discard:villainy',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',531,1,'discard:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',532,0,'discard:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',533,0,'discard:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',534,0,'discard:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',535,0,'discard:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',536,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',537,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',538,0,'place:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',539,1,'place:IV.14',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',540,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',541,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',542,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',543,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',544,0,'bury:IV.11',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',545,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',546,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',547,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',548,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',549,1,'coin:othello',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',550,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',551,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',552,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',553,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',554,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',555,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',556,0,'bury:IV.2',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',557,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',558,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',559,0,'place:IV.13',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',560,1,'place:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',561,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',562,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',563,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',564,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',565,1,'seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',566,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',567,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',568,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',569,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',570,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',571,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',572,1,'bury:IV.5',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',573,1,'coin:cassio',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',574,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',575,1,'bury:IV.8',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',576,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',577,0,'place:IV.9',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',578,1,'place:IV.1',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',579,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',580,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',581,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',582,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',583,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',584,0,'bury:IV.15',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',585,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',586,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',587,0,'coin:othello',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',588,1,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',589,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',590,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',591,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',592,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',593,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',594,1,'coin:roderigo',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',595,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',596,1,'give:villainy',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',597,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',598,0,'place:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',599,1,'place:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',600,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',601,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',602,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',603,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',604,1,'swap-seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',605,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',606,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',607,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',608,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',609,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',610,0,'place:IV.5',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',611,1,'place:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',612,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',613,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',614,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',615,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',616,1,'spotlight',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',617,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',618,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',619,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',620,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',621,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',622,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',623,0,'place:IV.7',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',624,1,'place:miscue',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',625,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',626,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',627,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',628,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',629,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',630,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',631,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',632,0,'coin:othello',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',633,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',634,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',635,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',636,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',637,1,'bury:IV.8',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',638,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',639,0,'place:IV.3',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',640,1,'place:IV.12',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',641,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',642,0,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',643,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',644,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',645,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',646,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',647,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',648,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',649,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',650,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',651,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',652,0,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',653,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',654,0,'give:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',655,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',656,0,'place:IV.2',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',657,1,'place:IV.15',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',658,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',659,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',660,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',661,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',662,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',663,0,'discard:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',664,0,'discard:take-the-lead',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',665,1,'discard:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',666,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',667,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',668,0,'place:V.2',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',669,1,'place:V.15',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',670,1,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',671,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',672,1,'give:villainy',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',673,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',674,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',675,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',676,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',677,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',678,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',679,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',680,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',681,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',682,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',683,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',684,0,'place:V.1',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',685,1,'place:V.11',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',686,1,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',687,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',688,1,'blind',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',689,1,'give:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',690,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',691,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',692,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',693,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',694,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',695,1,'coin:emilia',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',696,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',697,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',698,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',699,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',700,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',701,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',702,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',703,0,'place:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',704,1,'place:V.7',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',705,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',706,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',707,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',708,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',709,1,'bury:V.12',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',710,1,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',711,0,'seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',712,1,'show:no-drama',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',713,1,'give:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',714,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',715,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',716,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',717,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',718,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',719,0,'place:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',720,1,'place:V.3',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',721,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',722,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',723,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',724,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',725,1,'bury:V.5',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',726,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',727,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',728,0,'seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',729,1,'coin:desdemona',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',730,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',731,1,'coin:cassio',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',732,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',733,1,'bury:V.16',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',734,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',735,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',736,0,'place:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',737,1,'place:V.13',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',738,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',739,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',740,0,'switch:V.9',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',741,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',742,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',743,1,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',744,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',745,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',746,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',747,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',748,1,'show:exchange',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',749,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',750,1,'blind',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',751,1,'give:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',752,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',753,0,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',754,0,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',755,0,'bury:V.10',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',756,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',757,0,'place:revive',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',758,1,'place:seize',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',759,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',760,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',761,1,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',762,1,'exit',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',763,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',764,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',765,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',766,1,'coin:othello',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',767,0,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',768,1,'improv',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',769,1,'draw:script',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',770,1,'bury:V.6',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',771,1,'coin:desdemona',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',772,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',773,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',774,0,'place:V.14',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',775,1,'place:V.16',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',776,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',777,1,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',778,0,'reveal',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',779,0,'play',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',780,1,'let',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',781,0,'coin:iago',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',782,0,'wound:bianca',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',783,0,'pass',1763000000000);
INSERT INTO "choices" VALUES('md6bmb7xc6cd',784,1,'reveal',1763000000000);
CREATE TABLE editions (
	fingerprint TEXT NOT NULL, 
	game TEXT NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_editions PRIMARY KEY (fingerprint)
);
INSERT INTO "editions" VALUES('875e3553c73b598bd693bded1201fd87','othello','# The Tragedy of Othello (No Drama! Games, 2024): every card and value, with its origin.
#
#   "seed"           stated in the rulebook, or following from it at once
#   "source"         from the public-domain text of the play
#   "reconstructed"  chosen by us to satisfy every known constraint: NOT the printed value
#
# The published card list is not public. 57 of the 70 titles, 60 of the 70 point values and nearly
# all rewards are reconstructed. A record has one origin for all of it, or one for each field
# ("others" = all fields not named).
# Do you own the box? `groundlings cards othello --export mybox.toml`, write the printed values into
# the copy, then `groundlings cards othello --check mybox.toml` and
# `groundlings play --edition othello=mybox.toml`.
#
# Quotations: words of William Shakespeare from the Moby text (public domain, 1992), always in
# English. References are act.scene.line, counted in that text; " / " marks the end of a line.
#
# Script cards: Character 1 does what the verb says to Character 2. A crown (Lead only) is on every
# card whose Character 1 is Iago. "wounds" puts a wound on Character 2; "kills" and "watches" kill
# Character 2. Curtain cards have points for the Lead and for the company, all others one value.

[meta]
start_intrigue = 3
start_spotlight = 1
improv_cost = 1
seize_cost = 1
no_drama_cost = 1
look_cost = 3                       # to see a hand before an Exchange
villainy_cost = 3                   # the stronger form, for the company
revive_cost = 3                     # for the company
exit_reward = 1                     # intrigue
seize_reward = 1                    # spotlight, for a staging card
intrigue_per_point = 3
spotlight_points = 1
wound_points = 1
handkerchief_points = 3
intrigue_for_a_spotlight = 3        # the trade between acts, both ways
company_bonus = 2
company_bonus_cards = 3
iago_bonus = [0, 0, 1, 2, 4, 7]     # by the number of acts with a scored Iago card
off_role_points = 1                 # Playwright''s Challenge
take_the_lead_removed_for_two = 2
longest_act = 100                   # scenes; ruling A95
origin = { longest_act = "reconstructed", others = "seed" }

[box]                               # what else is in it; none of it changes a rule
blank_cards = 3
synopsis_cards = 6                  # the play and its five acts
prompt_cards = 6                    # one for each player at least
character_tiles = 10
origin = { synopsis_cards = "reconstructed", prompt_cards = "reconstructed", others = "seed" }

[synopsis]                          # of the whole play, in our words
en = "Othello, a general of Venice, has secretly married Desdemona and made Cassio his lieutenant, passing over his ensign Iago. Iago repays the slight by feeding him false proofs that his wife is unfaithful, with a lost handkerchief as the last of them. Trust turns to jealousy and jealousy to murder, and the truth comes out too late."
fr = "Othello, général de Venise, a épousé Desdémone en secret et fait de Cassio son lieutenant, préférant celui-ci à son enseigne Iago. Iago se venge en lui fournissant de fausses preuves de l''infidélité de sa femme ; la dernière est un mouchoir perdu. La confiance devient jalousie, la jalousie devient meurtre, et la vérité se découvre trop tard."
hu = "Othello, Velence hadvezére titokban feleségül vette Desdemonát, és Cassiót tette meg hadnagyává zászlósa, Jago helyett. Jago bosszúból hamis bizonyítékokkal hiteti el vele, hogy felesége hűtlen; az utolsó egy elveszett zsebkendő. A bizalomból féltékenység lesz, a féltékenységből gyilkosság, és az igazság túl későn derül ki."
origin = "reconstructed"

[[act]]
key = "I"
cards = 12
half_curtain = "I.9"
full_curtain = "I.12"
stage_box = 15                    # what it means is not explained; read as the points of the act
synopsis_en = "By night in Venice, Iago and Roderigo wake Brabantio with the news that his daughter has run off with Othello. Brabantio accuses the general before the senate, but Desdemona stands by her husband. Othello is ordered to Cyprus, and Iago, living on Roderigo''s money, begins to plan his revenge."
synopsis_fr = "La nuit, à Venise, Iago et Roderigo réveillent Brabantio : sa fille s''est enfuie avec Othello. Brabantio accuse le général devant le sénat, mais Desdémone prend le parti de son mari. Othello est envoyé à Chypre, et Iago, qui vit de l''argent de Roderigo, commence à préparer sa vengeance."
synopsis_hu = "Velencében, éjjel, Jago és Rodrigo felveri Brabantiót: lánya megszökött Othellóval. Brabantio a szenátus előtt vádolja a hadvezért, de Desdemona kiáll a férje mellett. Othellót Ciprusra küldik, és Jago, aki Rodrigo pénzéből él, tervezni kezdi a bosszúját."
origin = { synopsis = "reconstructed", others = "seed" }

[[act]]
key = "II"
cards = 12
half_curtain = "II.10"
full_curtain = "II.12"
stage_box = 22                    # what it means is not explained; read as the points of the act
synopsis_en = "A storm scatters the enemy fleet and the company lands safely in Cyprus, where Montano has governed until now. On a night of feasting Iago makes Cassio drunk and sets Roderigo on him, and Montano is hurt in the brawl. Othello strips Cassio of his rank, and Iago advises him to beg Desdemona for help."
synopsis_fr = "Une tempête disperse la flotte ennemie et la compagnie débarque saine et sauve à Chypre, que Montano gouvernait jusque-là. Une nuit de fête, Iago enivre Cassio et lance Roderigo contre lui ; Montano est blessé dans la rixe. Othello destitue Cassio, et Iago conseille à celui-ci d''implorer l''aide de Desdémone."
synopsis_hu = "Vihar szórja szét az ellenséges flottát, és a társaság épségben partra száll Cipruson, amelyet addig Montano kormányzott. Egy ünnepi éjszakán Jago leitatja Cassiót, és ráuszítja Rodrigót; a verekedésben Montano megsebesül. Othello megfosztja Cassiót a rangjától, Jago pedig azt tanácsolja neki, hogy Desdemonától kérjen segítséget."
origin = { synopsis = "reconstructed", others = "seed" }

[[act]]
key = "III"
cards = 15
half_curtain = "III.7"
full_curtain = "III.15"
stage_box = 24                    # what it means is not explained; read as the points of the act
synopsis_en = "Desdemona speaks up for Cassio, and Iago turns each kindness into a ground for suspicion. Emilia finds the handkerchief that was Othello''s first gift and gives it to Iago, who leaves it in Cassio''s room. Othello asks for proof, is told of the handkerchief and swears revenge, while Cassio hands it to Bianca to copy."
synopsis_fr = "Desdémone plaide pour Cassio, et Iago fait de chaque bonté un motif de soupçon. Émilia trouve le mouchoir, premier présent d''Othello, et le donne à Iago, qui le laisse chez Cassio. Othello demande une preuve, entend parler du mouchoir et jure de se venger, tandis que Cassio le remet à Bianca pour le copier."
synopsis_hu = "Desdemona szót emel Cassióért, és Jago minden jóságból gyanút kovácsol. Emília megtalálja a zsebkendőt, Othello első ajándékát, és Jagónak adja, aki Cassio szobájában hagyja. Othello bizonyítékot kér, hall a zsebkendőről, és bosszút esküszik, Cassio pedig Biancának adja, hogy lemásolja."
origin = { synopsis = "reconstructed", others = "seed" }

[[act]]
key = "IV"
cards = 15
half_curtain = "IV.3"
full_curtain = "IV.15"
stage_box = 23                    # what it means is not explained; read as the points of the act
synopsis_en = "Iago arranges a talk for Othello to overhear, and Bianca throwing the handkerchief back at Cassio seems to settle the matter. Lodovico, newly come from Venice, sees the general strike his wife. Iago talks Roderigo into waylaying Cassio, and Desdemona makes ready for bed, asking Emilia what she makes of faithless wives."
synopsis_fr = "Iago arrange une conversation qu''Othello doit surprendre, et Bianca, en jetant le mouchoir à Cassio, semble tout confirmer. Lodovico, venu de Venise, voit le général frapper sa femme. Iago pousse Roderigo à guetter Cassio, et Desdémone se prépare à la nuit en demandant à Émilia ce qu''elle pense des femmes infidèles."
synopsis_hu = "Jago kihallgatásra szánt beszélgetést rendez Othellónak, és Bianca, amikor Cassio elé dobja a zsebkendőt, mindent igazolni látszik. A Velencéből érkezett Lodovico látja, hogy a hadvezér megüti a feleségét. Jago ráveszi Rodrigót, hogy lesse meg Cassiót, Desdemona pedig lefekvéshez készül, és arról kérdezi Emíliát, mit gondol a hűtlen asszonyokról."
origin = { synopsis = "reconstructed", others = "seed" }

[[act]]
key = "V"
cards = 16
half_curtain = "V.13"
full_curtain = "V.16"
stage_box = 23                    # what it means is not explained; read as the points of the act
synopsis_en = "In a dark street the ambush goes wrong: Cassio is maimed, and Iago silences Roderigo for good. Othello kills Desdemona in her bed, and Emilia lays the plot bare at the price of her life. Knowing at last what he has done, Othello wounds Iago and then kills himself."
synopsis_fr = "Dans une rue sombre, l''embuscade tourne mal : Cassio est estropié, et Iago fait taire Roderigo pour toujours. Othello tue Desdémone dans son lit, et Émilia dévoile le complot au prix de sa vie. Comprenant enfin ce qu''il a fait, Othello blesse Iago, puis se tue."
synopsis_hu = "A sötét utcán balul üt ki a merénylet: Cassio megnyomorodik, Jago pedig örökre elhallgattatja Rodrigót. Othello ágyában öli meg Desdemonát, és Emília élete árán leplezi le a cselszövést. Othello végre megérti, mit tett, megsebzi Jagót, majd végez magával."
origin = { synopsis = "reconstructed", others = "seed" }

[[character]]
key = "othello"
en = "Othello"
fr = "Othello"
hu = "Othello"
about_en = "General of Venice, husband of Desdemona"
about_fr = "général de Venise, mari de Desdémone"
about_hu = "velencei hadvezér, Desdemona férje"
wound_limit = 6
acts = [1, 2, 3, 4, 5]
coins = 5
origin = { about = "reconstructed", others = "seed" }

[[character]]
key = "iago"
en = "Iago"
fr = "Iago"
hu = "Jago"
about_en = "Othello''s ensign; the lead character"
about_fr = "enseigne d''Othello ; le premier rôle"
about_hu = "Othello zászlósa; a főszerep"
wound_limit = 6
acts = [1, 2, 3, 4, 5]
coins = 12
origin = { about = "reconstructed", others = "seed" }

[[character]]
key = "cassio"
en = "Cassio"
fr = "Cassio"
hu = "Cassio"
about_en = "Othello''s lieutenant"
about_fr = "lieutenant d''Othello"
about_hu = "Othello hadnagya"
wound_limit = 5
acts = [1, 2, 3, 4, 5]
coins = 3
origin = { about = "reconstructed", others = "seed" }

[[character]]
key = "roderigo"
en = "Roderigo"
fr = "Roderigo"
hu = "Rodrigo"
about_en = "Venetian gentleman, hopes to win Desdemona"
about_fr = "gentilhomme vénitien qui espère conquérir Desdémone"
about_hu = "velencei nemes, Desdemonát szeretné"
wound_limit = 4
acts = [1, 2, 4, 5]
coins = 3
origin = { about = "reconstructed", others = "seed" }

[[character]]
key = "brabantio"
en = "Brabantio"
fr = "Brabantio"
hu = "Brabantio"
about_en = "Senator, father of Desdemona"
about_fr = "sénateur, père de Desdémone"
about_hu = "szenátor, Desdemona apja"
wound_limit = 2
acts = [1]
coins = 0
origin = { about = "reconstructed", others = "seed" }

[[character]]
key = "desdemona"
en = "Desdemona"
fr = "Desdémone"
hu = "Desdemona"
about_en = "Wife of Othello, daughter of Brabantio"
about_fr = "femme d''Othello, fille de Brabantio"
about_hu = "Othello felesége, Brabantio lánya"
wound_limit = 5
acts = [1, 3, 4, 5]
coins = 3
origin = { about = "reconstructed", others = "seed" }

[[character]]
key = "montano"
en = "Montano"
fr = "Montano"
hu = "Montano"
about_en = "Governor of Cyprus before Othello"
about_fr = "gouverneur de Chypre avant Othello"
about_hu = "Ciprus kormányzója Othello előtt"
wound_limit = 1
acts = [2]
coins = 0
origin = { about = "reconstructed", others = "seed" }

[[character]]
key = "bianca"
en = "Bianca"
fr = "Bianca"
hu = "Bianca"
about_en = "Lover of Cassio"
about_fr = "maîtresse de Cassio"
about_hu = "Cassio szeretője"
wound_limit = 3
acts = [3, 4, 5]
coins = 0
origin = { about = "reconstructed", others = "seed" }

[[character]]
key = "emilia"
en = "Emilia"
fr = "Émilia"
hu = "Emília"
about_en = "Wife of Iago, attends Desdemona"
about_fr = "femme d''Iago, suivante de Desdémone"
about_hu = "Jago felesége, Desdemona kísérője"
wound_limit = 4
acts = [3, 4, 5]
coins = 3
origin = { about = "reconstructed", others = "seed" }

[[character]]
key = "lodovico"
en = "Lodovico"
fr = "Lodovico"
hu = "Lodovico"
about_en = "Envoy from Venice"
about_fr = "envoyé de Venise"
about_hu = "Velence követe"
wound_limit = 2
acts = [4]
coins = 0
origin = { about = "reconstructed", others = "seed" }

[[staging]]
key = "exchange"
en = "Exchange"
fr = "Échange"
hu = "Csere"
copies = 5
origin = { fr = "reconstructed", hu = "reconstructed", others = "seed" }

[[staging]]
key = "miscue"
en = "Miscue"
fr = "Fausse réplique"
hu = "Rossz végszó"
copies = 3
origin = { fr = "reconstructed", hu = "reconstructed", others = "seed" }

[[staging]]
key = "no-drama"
en = "No Drama"
fr = "Pas de drame"
hu = "Semmi dráma"
copies = 3
origin = { fr = "reconstructed", hu = "reconstructed", others = "seed" }

[[staging]]
key = "take-the-lead"
en = "Take the Lead"
fr = "Prendre le premier rôle"
hu = "Főszerep"
copies = 7
origin = { fr = "reconstructed", hu = "reconstructed", others = "seed" }

[[staging]]
key = "seize"
en = "Seize"
fr = "Saisir"
hu = "Elragadás"
copies = 5
origin = { fr = "reconstructed", hu = "reconstructed", others = "seed" }

[[staging]]
key = "villainy"
en = "Villainy"
fr = "Vilenie"
hu = "Gaztett"
copies = 3
origin = { fr = "reconstructed", hu = "reconstructed", others = "seed" }

[[staging]]
key = "revive"
en = "Revive"
fr = "Ranimer"
hu = "Feltámasztás"
copies = 3
origin = { fr = "reconstructed", hu = "reconstructed", others = "seed" }

[[token]]
key = "intrigue"
en = "Intrigue token"
fr = "Jeton d''intrigue"
hu = "Cselszövésjelző"
in_box = 42                         # but tokens do not run out
origin = { fr = "reconstructed", hu = "reconstructed", others = "seed" }

[[token]]
key = "spotlight"
en = "Spotlight token"
fr = "Jeton de projecteur"
hu = "Reflektorjelző"
in_box = 24                         # but tokens do not run out
origin = { fr = "reconstructed", hu = "reconstructed", others = "seed" }

[[token]]
key = "wound"
en = "Wound token"
fr = "Jeton de blessure"
hu = "Sebjelző"
in_box = 24                         # but tokens do not run out
origin = { fr = "reconstructed", hu = "reconstructed", others = "seed" }

[[token]]
key = "handkerchief"
en = "Handkerchief"
fr = "Mouchoir"
hu = "Zsebkendő"
in_box = 1
origin = { fr = "reconstructed", hu = "reconstructed", others = "seed" }

[[deal]]
players = 2
script_acts_1_2 = 4
script_acts_3_5 = 5
staging = 3                        # in Act I one of them is a Take the Lead
origin = "seed"

[[deal]]
players = 3
script_acts_1_2 = 3
script_acts_3_5 = 4
staging = 3                        # in Act I one of them is a Take the Lead
origin = "seed"

[[deal]]
players = 4
script_acts_1_2 = 2
script_acts_3_5 = 2
staging = 2                        # in Act I one of them is a Take the Lead
origin = "seed"

[[deal]]
players = 5
script_acts_1_2 = 2
script_acts_3_5 = 2
staging = 2                        # in Act I one of them is a Take the Lead
origin = "seed"

[[deal]]
players = 6
script_acts_1_2 = 2
script_acts_3_5 = 2
staging = 2                        # in Act I one of them is a Take the Lead
origin = "seed"

# What stops what: a spotlight token, a Seize, and the No Drama of the player it is done to.
# This is the whole table; no rule has an exception of its own but A20 (a full curtain that comes
# before the half cannot be seized) and A24 (a Seize stops an Exchange in the reveal phase only).

[[deed]]
key = "script"
spotlight = true
seize = true
shield = false
origin = "seed"

[[deed]]
key = "conspires"
spotlight = false
seize = true
shield = false
origin = "seed"

[[deed]]
key = "curtain"
spotlight = false
seize = true
shield = false
origin = "seed"

[[deed]]
key = "exchange"
spotlight = true
seize = true
shield = true
origin = "seed"

[[deed]]
key = "miscue"
spotlight = true
seize = true
shield = true
origin = "seed"

[[deed]]
key = "no-drama"
spotlight = false
seize = false
shield = false
origin = "seed"

[[deed]]
key = "revive"
spotlight = true
seize = true
shield = false
origin = "seed"

[[deed]]
key = "seize"
spotlight = false
seize = false
shield = true
origin = "seed"

[[deed]]
key = "take-the-lead"
spotlight = true
seize = true
shield = true
origin = "seed"

[[deed]]
key = "villainy"
spotlight = true
seize = true
shield = false
origin = "seed"

[[deed]]
key = "cassio"
spotlight = true
seize = false
shield = false
origin = "seed"

[[deed]]
key = "desdemona"
spotlight = false
seize = false
shield = false
origin = "seed"

[[deed]]
key = "emilia"
spotlight = true
seize = false
shield = true
origin = "seed"

[[deed]]
key = "iago"
spotlight = true
seize = false
shield = false
origin = "seed"

[[deed]]
key = "othello"
spotlight = true
seize = false
shield = true
origin = "seed"

[[deed]]
key = "roderigo"
spotlight = true
seize = false
shield = true
origin = "seed"

[[deed]]
key = "improv"
spotlight = true
seize = false
shield = false
origin = "seed"

[[deed]]
key = "exit"
spotlight = false
seize = true
shield = false
origin = "reconstructed"                # ruling A16

[[deed]]
key = "spotlight"
spotlight = false
seize = false
shield = true
origin = "seed"

# ------------------------------------------------------------------ Act I

[[script]]
key = "I.1"
en = "Roderigo confronts Iago"
fr = "Roderigo affronte Iago"
hu = "Rodrigo szembeszáll Jagóval"
character_1 = "roderigo"
verb = "confronts"
character_2 = "iago"
points = 1
intrigue = 1
coin = "roderigo"
quote = "Tush! never tell me; I take it much unkindly"
quote_ref = "1.1.1"
quote_speaker = "Roderigo"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "I.2"
en = "Iago convinces Roderigo"
fr = "Iago convainc Roderigo"
hu = "Jago meggyőzi Rodrigót"
character_1 = "iago"
verb = "convinces"
character_2 = "roderigo"
points = 1
intrigue = 1
coin = "iago"
quote = "Call up her father, / Rouse him"
quote_ref = "1.1.69-70"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "I.3"
en = "Iago confronts Brabantio"
fr = "Iago affronte Brabantio"
hu = "Jago szembeszáll Brabantióval"
character_1 = "iago"
verb = "confronts"
character_2 = "brabantio"
points = 1
intrigue = 2
quote = "Awake! what, ho, Brabantio! thieves! thieves! thieves!"
quote_ref = "1.1.81"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "I.4"
en = "Roderigo convinces Brabantio"
fr = "Roderigo convainc Brabantio"
hu = "Rodrigo meggyőzi Brabantiót"
character_1 = "roderigo"
verb = "convinces"
character_2 = "brabantio"
points = 1
intrigue = 1
coin = "roderigo"
quote = "Most grave Brabantio, / In simple and pure soul I come to you."
quote_ref = "1.1.115-116"
quote_speaker = "Roderigo"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "I.5"
en = "Iago convinces Othello"
fr = "Iago convainc Othello"
hu = "Jago meggyőzi Othellót"
character_1 = "iago"
verb = "convinces"
character_2 = "othello"
points = 1
intrigue = 1
coin = "iago"
quote = "I lack iniquity / Sometimes to do me service"
quote_ref = "1.2.3-4"
quote_speaker = "Iago"
note = "Iago persuades Othello of his loyalty. Alternative: Iago confronts Othello."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "I.6"
en = "Cassio confronts Othello"
fr = "Cassio affronte Othello"
hu = "Cassio szembeszáll Othellóval"
character_1 = "cassio"
verb = "confronts"
character_2 = "othello"
points = 1
intrigue = 1
coin = "cassio"
quote = "The duke does greet you, general"
quote_ref = "1.2.40"
quote_speaker = "Cassio"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "I.7"
en = "Brabantio confronts Othello"
fr = "Brabantio affronte Othello"
hu = "Brabantio szembeszáll Othellóval"
character_1 = "brabantio"
verb = "confronts"
character_2 = "othello"
points = 1
intrigue = 2
quote = "O thou foul thief, where hast thou stow''d my daughter?"
quote_ref = "1.2.75"
quote_speaker = "Brabantio"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "I.8"
en = "Othello confronts Brabantio"
fr = "Othello affronte Brabantio"
hu = "Othello szembeszáll Brabantióval"
character_1 = "othello"
verb = "confronts"
character_2 = "brabantio"
points = 1
intrigue = 1
coin = "othello"
quote = "She loved me for the dangers I had pass''d, / And I loved her that she did pity them."
quote_ref = "1.3.181-182"
quote_speaker = "Othello"
note = "The Duke is not a character of the game, so the senate speech is aimed at Brabantio."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "I.9"
en = "Desdemona confronts Brabantio"
fr = "Desdémone affronte Brabantio"
hu = "Desdemona szembeszáll Brabantióval"
character_1 = "desdemona"
verb = "confronts"
character_2 = "brabantio"
curtain = "half"
points_lead = 1
points_company = 2
intrigue = 1
coin = "desdemona"
quote = "I do perceive here a divided duty"
quote_ref = "1.3.197"
quote_speaker = "Desdemona"
origin = { title = "seed", points = "seed", intrigue = "reconstructed", coin = "seed", quotation = "source", others = "seed" }

[[script]]
key = "I.10"
en = "Brabantio confronts Othello"
fr = "Brabantio affronte Othello"
hu = "Brabantio szembeszáll Othellóval"
character_1 = "brabantio"
verb = "confronts"
character_2 = "othello"
points = 1
intrigue = 2
quote = "Look to her, Moor, if thou hast eyes to see: / She has deceived her father, and may thee."
quote_ref = "1.3.316-317"
quote_speaker = "Brabantio"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "I.11"
en = "Iago convinces Roderigo"
fr = "Iago convainc Roderigo"
hu = "Jago meggyőzi Rodrigót"
character_1 = "iago"
verb = "convinces"
character_2 = "roderigo"
points = 1
intrigue = 1
coin = "iago"
quote = "put money in thy purse"
quote_ref = "1.3.365"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "I.12"
en = "Iago conspires"
fr = "Iago complote"
hu = "Jago cselt sző"
character_1 = "iago"
verb = "conspires"
curtain = "full"
points_lead = 3
points_company = 1
intrigue = 1
coin = "iago"
quote = "Hell and night / Must bring this monstrous birth to the world''s light."
quote_ref = "1.3.424-425"
quote_speaker = "Iago"
origin = { title = "seed", points = "seed", intrigue = "reconstructed", coin = "seed", quotation = "source", others = "seed" }

# ------------------------------------------------------------------ Act II

[[script]]
key = "II.1"
en = "Montano confronts Cassio"
fr = "Montano affronte Cassio"
hu = "Montano szembeszáll Cassióval"
character_1 = "montano"
verb = "confronts"
character_2 = "cassio"
points = 1
intrigue = 2
quote = "But, good lieutenant, is your general wived?"
quote_ref = "2.1.65"
quote_speaker = "Montano"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "II.2"
en = "Iago convinces Roderigo"
fr = "Iago convainc Roderigo"
hu = "Jago meggyőzi Rodrigót"
character_1 = "iago"
verb = "convinces"
character_2 = "roderigo"
points = 2
intrigue = 1
coin = "iago"
quote = "Desdemona is / directly in love with him."
quote_ref = "2.1.237-238"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "II.3"
en = "Iago conspires"
fr = "Iago complote"
hu = "Jago cselt sző"
character_1 = "iago"
verb = "conspires"
points = 2
intrigue = 1
coin = "iago"
quote = "I''ll have our Michael Cassio on the hip"
quote_ref = "2.1.326"
quote_speaker = "Iago"
note = "Alternative quotation, also printed in the rulebook: ''an excellent courtesy!'' (2.1.188-189)."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "II.4"
en = "Othello convinces Cassio"
fr = "Othello convainc Cassio"
hu = "Othello meggyőzi Cassiót"
character_1 = "othello"
verb = "convinces"
character_2 = "cassio"
points = 2
intrigue = 1
coin = "othello"
quote = "Good Michael, look you to the guard to-night"
quote_ref = "2.3.1"
quote_speaker = "Othello"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "II.5"
en = "Iago convinces Cassio"
fr = "Iago convainc Cassio"
hu = "Jago meggyőzi Cassiót"
character_1 = "iago"
verb = "convinces"
character_2 = "cassio"
points = 2
intrigue = 1
coin = "iago"
quote = "O, they are our friends; but one cup"
quote_ref = "2.3.36"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "II.6"
en = "Cassio convinces Montano"
fr = "Cassio convainc Montano"
hu = "Cassio meggyőzi Montanót"
character_1 = "cassio"
verb = "convinces"
character_2 = "montano"
points = 2
intrigue = 1
coin = "cassio"
quote = "you must not think then that I am drunk."
quote_ref = "2.3.113"
quote_speaker = "Cassio"
note = "Alternative: Iago convinces Montano (2.3.115-126)."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "II.7"
en = "Roderigo confronts Cassio"
fr = "Roderigo affronte Cassio"
hu = "Rodrigo szembeszáll Cassióval"
character_1 = "roderigo"
verb = "confronts"
character_2 = "cassio"
points = 1
intrigue = 1
coin = "roderigo"
quote = "Beat me!"
quote_ref = "2.3.146"
quote_speaker = "Roderigo"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "II.8"
en = "Cassio wounds Montano"
fr = "Cassio blesse Montano"
hu = "Cassio megsebzi Montanót"
character_1 = "cassio"
verb = "wounds"
character_2 = "montano"
points = 1
intrigue = 1
coin = "cassio"
quote = "''Zounds, I bleed still; I am hurt to the death."
quote_ref = "2.3.163"
quote_speaker = "Montano"
note = "Montano''s limit is 1, so this wound kills him unless he is already dead."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "II.9"
en = "Iago convinces Othello"
fr = "Iago convainc Othello"
hu = "Jago meggyőzi Othellót"
character_1 = "iago"
verb = "convinces"
character_2 = "othello"
points = 2
intrigue = 1
coin = "iago"
quote = "I had rather have this tongue cut from my mouth / Than it should do offence to Michael Cassio"
quote_ref = "2.3.223-224"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "II.10"
en = "Othello confronts Cassio"
fr = "Othello affronte Cassio"
hu = "Othello szembeszáll Cassióval"
character_1 = "othello"
verb = "confronts"
character_2 = "cassio"
curtain = "half"
points_lead = 1
points_company = 2
intrigue = 1
coin = "othello"
quote = "Cassio, I love thee / But never more be officer of mine."
quote_ref = "2.3.251-252"
quote_speaker = "Othello"
origin = { title = "seed", points = "seed", intrigue = "reconstructed", coin = "seed", quotation = "source", others = "seed" }

[[script]]
key = "II.11"
en = "Iago convinces Cassio"
fr = "Iago convainc Cassio"
hu = "Jago meggyőzi Cassiót"
character_1 = "iago"
verb = "convinces"
character_2 = "cassio"
points = 2
intrigue = 1
coin = "iago"
quote = "confess yourself freely to her; importune / her help"
quote_ref = "2.3.321-322"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "II.12"
en = "Iago conspires"
fr = "Iago complote"
hu = "Jago cselt sző"
character_1 = "iago"
verb = "conspires"
curtain = "full"
points_lead = 3
points_company = 1
intrigue = 1
coin = "iago"
quote = "And out of her own goodness make the net / That shall enmesh them all."
quote_ref = "2.3.362-363"
quote_speaker = "Iago"
origin = { title = "seed", points = "seed", intrigue = "reconstructed", coin = "seed", quotation = "source", others = "seed" }

# ------------------------------------------------------------------ Act III

[[script]]
key = "III.1"
en = "Cassio convinces Emilia"
fr = "Cassio convainc Émilia"
hu = "Cassio meggyőzi Emíliát"
character_1 = "cassio"
verb = "convinces"
character_2 = "emilia"
points = 2
intrigue = 1
coin = "cassio"
quote = "Give me advantage of some brief discourse / With Desdemona alone."
quote_ref = "3.1.57-58"
quote_speaker = "Cassio"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "III.2"
en = "Desdemona confronts Cassio"
fr = "Desdémone affronte Cassio"
hu = "Desdemona szembeszáll Cassióval"
character_1 = "desdemona"
verb = "confronts"
character_2 = "cassio"
points = 1
intrigue = 1
coin = "desdemona"
quote = "Be thou assured, good Cassio, I will do / All my abilities in thy behalf."
quote_ref = "3.3.1-2"
quote_speaker = "Desdemona"
note = "Alternative: Cassio convinces Desdemona."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "III.3"
en = "Iago convinces Othello"
fr = "Iago convainc Othello"
hu = "Jago meggyőzi Othellót"
character_1 = "iago"
verb = "convinces"
character_2 = "othello"
points = 2
intrigue = 1
coin = "iago"
quote = "Ha! I like not that."
quote_ref = "3.3.37"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "III.4"
en = "Desdemona confronts Othello"
fr = "Desdémone affronte Othello"
hu = "Desdemona szembeszáll Othellóval"
character_1 = "desdemona"
verb = "confronts"
character_2 = "othello"
points = 1
intrigue = 1
coin = "desdemona"
quote = "I have been talking with a suitor here, / A man that languishes in your displeasure."
quote_ref = "3.3.46-47"
quote_speaker = "Desdemona"
origin = { title = "seed", points = "reconstructed", intrigue = "reconstructed", coin = "seed", quotation = "source", others = "seed" }

[[script]]
key = "III.5"
en = "Iago convinces Othello"
fr = "Iago convainc Othello"
hu = "Jago meggyőzi Othellót"
character_1 = "iago"
verb = "convinces"
character_2 = "othello"
points = 2
intrigue = 1
coin = "iago"
quote = "O, beware, my lord, of jealousy; / It is the green-eyed monster"
quote_ref = "3.3.188-189"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "III.6"
en = "Emilia confronts Iago"
fr = "Émilia affronte Iago"
hu = "Emília szembeszáll Jagóval"
character_1 = "emilia"
verb = "confronts"
character_2 = "iago"
points = 1
intrigue = 0
coin = "emilia"
handkerchief = true
quote = "My wayward husband hath a hundred times / Woo''d me to steal it"
quote_ref = "3.3.327-328"
quote_speaker = "Emilia"
note = "Handkerchief: Emilia finds it. Quotation also printed in the rulebook."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", handkerchief = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "III.7"
en = "Iago conspires"
fr = "Iago complote"
hu = "Jago cselt sző"
character_1 = "iago"
verb = "conspires"
curtain = "half"
points_lead = 3
points_company = 1
intrigue = 0
coin = "iago"
handkerchief = true
quote = "I will in Cassio''s lodging lose this napkin, / And let him find it."
quote_ref = "3.3.360-361"
quote_speaker = "Iago"
note = "Handkerchief: Iago plants it."
origin = { title = "seed", points = "seed", intrigue = "reconstructed", coin = "seed", handkerchief = "reconstructed", quotation = "source", others = "seed", note = "reconstructed" }

[[script]]
key = "III.8"
en = "Othello confronts Iago"
fr = "Othello affronte Iago"
hu = "Othello szembeszáll Jagóval"
character_1 = "othello"
verb = "confronts"
character_2 = "iago"
points = 1
intrigue = 1
coin = "othello"
quote = "give me the ocular proof"
quote_ref = "3.3.402"
quote_speaker = "Othello"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "III.9"
en = "Iago convinces Othello"
fr = "Iago convainc Othello"
hu = "Jago meggyőzi Othellót"
character_1 = "iago"
verb = "convinces"
character_2 = "othello"
points = 2
intrigue = 1
coin = "iago"
quote = "did I to-day / See Cassio wipe his beard with."
quote_ref = "3.3.487-488"
quote_speaker = "Iago"
note = "Talks about the handkerchief but nobody takes it here."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "III.10"
en = "Othello convinces Iago"
fr = "Othello convainc Iago"
hu = "Othello meggyőzi Jagót"
character_1 = "othello"
verb = "convinces"
character_2 = "iago"
points = 2
intrigue = 1
coin = "othello"
quote = "Within these three days let me hear thee say / That Cassio''s not alive."
quote_ref = "3.3.525-526"
quote_speaker = "Othello"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "III.11"
en = "Desdemona confronts Emilia"
fr = "Desdémone affronte Émilia"
hu = "Desdemona szembeszáll Emíliával"
character_1 = "desdemona"
verb = "confronts"
character_2 = "emilia"
points = 1
intrigue = 1
coin = "desdemona"
quote = "Where should I lose that handkerchief, Emilia?"
quote_ref = "3.4.19"
quote_speaker = "Desdemona"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "III.12"
en = "Othello confronts Desdemona"
fr = "Othello affronte Desdémone"
hu = "Othello szembeszáll Desdemonával"
character_1 = "othello"
verb = "confronts"
character_2 = "desdemona"
points = 1
intrigue = 0
coin = "othello"
handkerchief = true
quote = "Fetch me the handkerchief: my mind misgives."
quote_ref = "3.4.100"
quote_speaker = "Othello"
note = "Handkerchief: Othello demands it."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", handkerchief = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "III.13"
en = "Emilia confronts Desdemona"
fr = "Émilia affronte Desdémone"
hu = "Emília szembeszáll Desdemonával"
character_1 = "emilia"
verb = "confronts"
character_2 = "desdemona"
points = 1
intrigue = 1
coin = "emilia"
quote = "Is not this man jealous?"
quote_ref = "3.4.112"
quote_speaker = "Emilia"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "III.14"
en = "Cassio convinces Bianca"
fr = "Cassio convainc Bianca"
hu = "Cassio meggyőzi Biancát"
character_1 = "cassio"
verb = "convinces"
character_2 = "bianca"
points = 2
intrigue = 0
coin = "cassio"
handkerchief = true
quote = "Sweet Bianca, / Take me this work out."
quote_ref = "3.4.197-198"
quote_speaker = "Cassio"
note = "Handkerchief: Cassio has it and hands it to Bianca."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", handkerchief = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "III.15"
en = "Bianca confronts Cassio"
fr = "Bianca affronte Cassio"
hu = "Bianca szembeszáll Cassióval"
character_1 = "bianca"
verb = "confronts"
character_2 = "cassio"
curtain = "full"
points_lead = 1
points_company = 2
intrigue = 2
quote = "This is some token from a newer friend"
quote_ref = "3.4.200"
quote_speaker = "Bianca"
note = "Could carry the handkerchief instead of III.14."
origin = { title = "seed", points = "seed", intrigue = "reconstructed", quotation = "source", others = "seed", note = "reconstructed" }

# ------------------------------------------------------------------ Act IV

[[script]]
key = "IV.1"
en = "Iago convinces Othello"
fr = "Iago convainc Othello"
hu = "Jago meggyőzi Othellót"
character_1 = "iago"
verb = "convinces"
character_2 = "othello"
points = 2
intrigue = 1
coin = "iago"
quote = "But if I give my wife a handkerchief,--"
quote_ref = "4.1.13"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "IV.2"
en = "Iago convinces Othello"
fr = "Iago convainc Othello"
hu = "Jago meggyőzi Othellót"
character_1 = "iago"
verb = "convinces"
character_2 = "othello"
points = 2
intrigue = 1
coin = "iago"
quote = "Do but encave yourself"
quote_ref = "4.1.95"
quote_speaker = "Iago"
note = "Alternatives: Othello confronts Iago (4.1.77); Cassio confronts Iago (4.1.59)."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "IV.3"
en = "Iago conspires"
fr = "Iago complote"
hu = "Jago cselt sző"
character_1 = "iago"
verb = "conspires"
curtain = "half"
points_lead = 3
points_company = 1
intrigue = 1
coin = "iago"
quote = "As he shall smile, Othello shall go mad"
quote_ref = "4.1.116"
quote_speaker = "Iago"
origin = { title = "seed", points = "seed", intrigue = "reconstructed", coin = "seed", quotation = "source", others = "seed" }

[[script]]
key = "IV.4"
en = "Iago confronts Cassio"
fr = "Iago affronte Cassio"
hu = "Jago szembeszáll Cassióval"
character_1 = "iago"
verb = "confronts"
character_2 = "cassio"
points = 1
intrigue = 2
quote = "Ply Desdemona well, and you are sure on''t."
quote_ref = "4.1.122"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "IV.5"
en = "Bianca confronts Cassio"
fr = "Bianca affronte Cassio"
hu = "Bianca szembeszáll Cassióval"
character_1 = "bianca"
verb = "confronts"
character_2 = "cassio"
points = 1
intrigue = 0
handkerchief = true
quote = "This is some minx''s token"
quote_ref = "4.1.169"
quote_speaker = "Bianca"
note = "Handkerchief: Bianca throws it back. Quotation also printed in the rulebook."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", handkerchief = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "IV.6"
en = "Iago convinces Othello"
fr = "Iago convainc Othello"
hu = "Jago meggyőzi Othellót"
character_1 = "iago"
verb = "convinces"
character_2 = "othello"
points = 2
intrigue = 1
coin = "iago"
quote = "And for Cassio, let me be his undertaker"
quote_ref = "4.1.224"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "IV.7"
en = "Othello wounds Desdemona"
fr = "Othello blesse Desdémone"
hu = "Othello megsebzi Desdemonát"
character_1 = "othello"
verb = "wounds"
character_2 = "desdemona"
points = 1
intrigue = 1
coin = "othello"
quote = "I have not deserved this."
quote_ref = "4.1.261"
quote_speaker = "Desdemona"
note = "He strikes her on stage. Alternative: Othello confronts Desdemona (no wound)."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "IV.8"
en = "Lodovico confronts Iago"
fr = "Lodovico affronte Iago"
hu = "Lodovico szembeszáll Jagóval"
character_1 = "lodovico"
verb = "confronts"
character_2 = "iago"
points = 1
intrigue = 2
quote = "Are his wits safe? is he not light of brain?"
quote_ref = "4.1.294"
quote_speaker = "Lodovico"
note = "Quotation also printed in the rulebook. Alternative: Lodovico confronts Othello (4.1.262)."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "IV.9"
en = "Othello confronts Emilia"
fr = "Othello affronte Émilia"
hu = "Othello szembeszáll Emíliával"
character_1 = "othello"
verb = "confronts"
character_2 = "emilia"
points = 1
intrigue = 1
coin = "othello"
quote = "You have seen nothing then?"
quote_ref = "4.2.1"
quote_speaker = "Othello"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "IV.10"
en = "Othello confronts Desdemona"
fr = "Othello affronte Desdémone"
hu = "Othello szembeszáll Desdemonával"
character_1 = "othello"
verb = "confronts"
character_2 = "desdemona"
points = 1
intrigue = 1
coin = "othello"
quote = "Heaven truly knows that thou art false as hell."
quote_ref = "4.2.47"
quote_speaker = "Othello"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "IV.11"
en = "Emilia confronts Iago"
fr = "Émilia affronte Iago"
hu = "Emília szembeszáll Jagóval"
character_1 = "emilia"
verb = "confronts"
character_2 = "iago"
points = 1
intrigue = 1
coin = "emilia"
quote = "The Moor''s abused by some most villanous knave"
quote_ref = "4.2.162"
quote_speaker = "Emilia"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "IV.12"
en = "Desdemona convinces Iago"
fr = "Desdémone convainc Iago"
hu = "Desdemona meggyőzi Jagót"
character_1 = "desdemona"
verb = "convinces"
character_2 = "iago"
points = 2
intrigue = 1
coin = "desdemona"
quote = "O good Iago, / What shall I do to win my lord again?"
quote_ref = "4.2.173-174"
quote_speaker = "Desdemona"
note = "Alternative: Iago convinces Desdemona (4.2.197)."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "IV.13"
en = "Roderigo confronts Iago"
fr = "Roderigo affronte Iago"
hu = "Rodrigo szembeszáll Jagóval"
character_1 = "roderigo"
verb = "confronts"
character_2 = "iago"
points = 1
intrigue = 1
coin = "roderigo"
quote = "I do not find that thou dealest justly with me."
quote_ref = "4.2.199"
quote_speaker = "Roderigo"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "IV.14"
en = "Iago convinces Roderigo"
fr = "Iago convainc Roderigo"
hu = "Jago meggyőzi Rodrigót"
character_1 = "iago"
verb = "convinces"
character_2 = "roderigo"
points = 2
intrigue = 1
coin = "iago"
quote = "Come, stand not amazed at it, but go along with / me"
quote_ref = "4.2.263-264"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "IV.15"
en = "Desdemona confronts Emilia"
fr = "Desdémone affronte Émilia"
hu = "Desdemona szembeszáll Emíliával"
character_1 = "desdemona"
verb = "confronts"
character_2 = "emilia"
curtain = "full"
points_lead = 1
points_company = 2
intrigue = 1
coin = "desdemona"
quote = "Wouldst thou do such a deed for all the world?"
quote_ref = "4.3.69"
quote_speaker = "Desdemona"
origin = { title = "seed", points = "seed", intrigue = "reconstructed", coin = "seed", quotation = "source", others = "seed" }

# ------------------------------------------------------------------ Act V

[[script]]
key = "V.1"
en = "Iago convinces Roderigo"
fr = "Iago convainc Roderigo"
hu = "Jago meggyőzi Rodrigót"
character_1 = "iago"
verb = "convinces"
character_2 = "roderigo"
points = 2
intrigue = 1
coin = "iago"
quote = "It makes us, or it mars us; think on that"
quote_ref = "5.1.4"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "V.2"
en = "Iago conspires"
fr = "Iago complote"
hu = "Jago cselt sző"
character_1 = "iago"
verb = "conspires"
points = 2
intrigue = 1
coin = "iago"
quote = "Every way makes my gain"
quote_ref = "5.1.14"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "V.3"
en = "Roderigo confronts Cassio"
fr = "Roderigo affronte Cassio"
hu = "Rodrigo szembeszáll Cassióval"
character_1 = "roderigo"
verb = "confronts"
character_2 = "cassio"
points = 1
intrigue = 1
coin = "roderigo"
quote = "I know his gait, ''tis he.--Villain, thou diest!"
quote_ref = "5.1.23"
quote_speaker = "Roderigo"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "V.4"
en = "Cassio wounds Roderigo"
fr = "Cassio blesse Roderigo"
hu = "Cassio megsebzi Rodrigót"
character_1 = "cassio"
verb = "wounds"
character_2 = "roderigo"
points = 1
intrigue = 1
coin = "cassio"
quote = "That thrust had been mine enemy indeed"
quote_ref = "5.1.24"
quote_speaker = "Cassio"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "V.5"
en = "Iago wounds Cassio"
fr = "Iago blesse Cassio"
hu = "Jago megsebzi Cassiót"
character_1 = "iago"
verb = "wounds"
character_2 = "cassio"
points = 1
intrigue = 2
quote = "O, I am spoil''d, undone by villains!"
quote_ref = "5.1.58"
quote_speaker = "Cassio"
note = "Quotation also printed in the rulebook. He is wounded at 5.1.27-28."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "V.6"
en = "Iago kills Roderigo"
fr = "Iago tue Roderigo"
hu = "Jago megöli Rodrigót"
character_1 = "iago"
verb = "kills"
character_2 = "roderigo"
points = 1
intrigue = 0
quote = "O damn''d Iago! O inhuman dog!"
quote_ref = "5.1.68"
quote_speaker = "Roderigo"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "V.7"
en = "Bianca confronts Cassio"
fr = "Bianca affronte Cassio"
hu = "Bianca szembeszáll Cassióval"
character_1 = "bianca"
verb = "confronts"
character_2 = "cassio"
points = 1
intrigue = 2
quote = "O my dear Cassio! my sweet Cassio!"
quote_ref = "5.1.83"
quote_speaker = "Bianca"
note = "Alternatives: Emilia confronts Bianca (5.1.134); Iago confronts Bianca (5.1.92); Emilia confronts Iago, whose answer ''He''s almost slain'' (5.1.127) is printed in the rulebook."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "V.8"
en = "Desdemona confronts Othello"
fr = "Desdémone affronte Othello"
hu = "Desdemona szembeszáll Othellóval"
character_1 = "desdemona"
verb = "confronts"
character_2 = "othello"
points = 1
intrigue = 0
coin = "desdemona"
handkerchief = true
quote = "He found it then; / I never gave it him"
quote_ref = "5.2.78-79"
quote_speaker = "Desdemona"
note = "Handkerchief confirmed by the rulebook''s dead-character example."
origin = { title = "seed", points = "reconstructed", intrigue = "reconstructed", coin = "seed", handkerchief = "seed", quotation = "source", others = "seed", note = "reconstructed" }

[[script]]
key = "V.9"
en = "Othello kills Desdemona"
fr = "Othello tue Desdémone"
hu = "Othello megöli Desdemonát"
character_1 = "othello"
verb = "kills"
character_2 = "desdemona"
points = 1
intrigue = 0
coin = "othello"
quote = "It is too late."
quote_ref = "5.2.101"
quote_speaker = "Othello"
origin = { title = "seed", points = "reconstructed", intrigue = "reconstructed", coin = "seed", quotation = "source", others = "seed" }

[[script]]
key = "V.10"
en = "Emilia confronts Othello"
fr = "Émilia affronte Othello"
hu = "Emília szembeszáll Othellóval"
character_1 = "emilia"
verb = "confronts"
character_2 = "othello"
points = 1
intrigue = 1
coin = "emilia"
quote = "Thou art rash as fire, to say / That she was false"
quote_ref = "5.2.160-161"
quote_speaker = "Emilia"
note = "Alternative for V.10 or V.11: Emilia confronts Iago (5.2.210)."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "V.11"
en = "Emilia convinces Othello"
fr = "Émilia convainc Othello"
hu = "Emília meggyőzi Othellót"
character_1 = "emilia"
verb = "convinces"
character_2 = "othello"
points = 2
intrigue = 0
coin = "emilia"
handkerchief = true
quote = "that handkerchief thou speak''st of / I found by fortune and did give my husband"
quote_ref = "5.2.261-262"
quote_speaker = "Emilia"
note = "Handkerchief: Emilia tells the truth about it."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", handkerchief = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "V.12"
en = "Iago kills Emilia"
fr = "Iago tue Émilia"
hu = "Jago megöli Emíliát"
character_1 = "iago"
verb = "kills"
character_2 = "emilia"
points = 1
intrigue = 0
quote = "So speaking as I think, I die, I die."
quote_ref = "5.2.293"
quote_speaker = "Emilia"
note = "He stabs her at 5.2.274; the quotation is her last line."
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", quotation = "source", others = "reconstructed", note = "reconstructed" }

[[script]]
key = "V.13"
en = "Othello confronts the truth"
fr = "Othello affronte la vérité"
hu = "Othello szembeszáll az igazsággal"
character_1 = "othello"
verb = "confronts"
character_2 = "the-truth"
curtain = "half"
points_lead = 1
points_company = 2
intrigue = 1
coin = "othello"
quote = "O Desdemona! Desdemona! dead!"
quote_ref = "5.2.324"
quote_speaker = "Othello"
note = "Quotation also printed in the rulebook."
origin = { title = "seed", points = "seed", intrigue = "reconstructed", coin = "seed", quotation = "source", others = "seed", note = "reconstructed" }

[[script]]
key = "V.14"
en = "Othello wounds Iago"
fr = "Othello blesse Iago"
hu = "Othello megsebzi Jagót"
character_1 = "othello"
verb = "wounds"
character_2 = "iago"
points = 1
intrigue = 1
coin = "othello"
quote = "I bleed, sir; but not kill''d."
quote_ref = "5.2.332"
quote_speaker = "Iago"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "V.15"
en = "Cassio confronts Othello"
fr = "Cassio affronte Othello"
hu = "Cassio szembeszáll Othellóval"
character_1 = "cassio"
verb = "confronts"
character_2 = "othello"
points = 1
intrigue = 1
coin = "cassio"
quote = "Dear general, I never gave you cause."
quote_ref = "5.2.344"
quote_speaker = "Cassio"
origin = { title = "reconstructed", points = "reconstructed", intrigue = "reconstructed", coin = "reconstructed", quotation = "source", others = "reconstructed" }

[[script]]
key = "V.16"
en = "Iago watches Othello kill himself"
fr = "Iago regarde Othello se tuer"
hu = "Jago nézi, ahogy Othello végez magával"
character_1 = "iago"
verb = "watches"
character_2 = "othello"
curtain = "full"
points_lead = 4
points_company = 2
intrigue = 0
quote = "I kiss''d thee ere I kill''d thee: no way but this"
quote_ref = "5.2.409"
quote_speaker = "Othello"
note = "Title in full: Iago watches Othello kill himself. Counts as Othello''s death."
origin = { title = "seed", points = "seed", intrigue = "reconstructed", quotation = "source", others = "seed", note = "reconstructed" }
');
INSERT INTO "editions" VALUES('a0e928732d38f560e7a34cc845db1771','shakespeare','# Shakespeare (Ystari, 2015): every card and board value of the base game, with its origin.
#
#   "seed"           stated in a rulebook, or following from it at once
#   "source"         published elsewhere, not in a rulebook
#   "reconstructed"  chosen by us so that the game plays as its designers describe it:
#                    NOT the printed value
#
# A record has one origin for all of it, or one for each field ("others" = all fields not named).
# Do you own the box? `groundlings cards shakespeare --export mybox.toml`, write the printed values
# into the copy, then `groundlings cards shakespeare --check mybox.toml` and
# `groundlings play --edition shakespeare=mybox.toml`.
#
# What a card does is a list of effects, carried out in this order:
#
#   quill              act = "I" | "II" | "III" | "any", n     advance; "any" = the player''s choice
#   ambiance           who = "self" | "others", n              move on the ambiance track
#   take_set           colours, n                              may take set elements and place them
#   take_costume       colours, n                              may take costume elements
#   take_yellow        n                                       may take a yellow element of either kind
#   craft              kinds, value                            a craftsman''s work
#   pounds, prestige   n                                       gain
#   plus3_token        n                                       gain +3 tokens while there are any
#   draw_objective     draw, keep                              the others go under the deck
#   craft_bonus        n                                       permanent: all own craftsmen +n
#   choose_one         options                                 one list of effects or the other

[meta]
days = 6
dress_rehearsal_days = [4, 6]
start_prestige = 5
start_pounds = 0
cylinders_per_player = 5
rest_tokens_per_player = 4
plus3_tokens = 8
unpaid_character_penalty = 2
yellow_element_prestige = 1
first_in_order_prestige = 1
origin = { start_pounds = "reconstructed", others = "seed" }

[[colour]]
key = "black"
en = "Black"
fr = "Noir"
hu = "Fekete"
value = 1
set_effect = []
by_craftsman = true
origin = "seed"

[[colour]]
key = "pink"
en = "Pink"
fr = "Rose"
hu = "Pink"
value = 2
set_effect = [{ effect = "pounds", n = 1 }]
by_craftsman = true
origin = "seed"

[[colour]]
key = "purple"
en = "Purple"
fr = "Violet"
hu = "Lila"
value = 3
set_effect = [{ effect = "ambiance", who = "others", n = -1 }]
by_craftsman = true
origin = "seed"

[[colour]]
key = "blue"
en = "Blue"
fr = "Bleu"
hu = "Kék"
value = 4
set_effect = [{ effect = "ambiance", who = "self", n = 2 }]
by_craftsman = true
origin = "seed"

[[colour]]
key = "green"
en = "Green"
fr = "Vert"
hu = "Zöld"
value = 5
set_effect = [{ effect = "plus3_token", n = 1 }]
by_craftsman = true
origin = "seed"

[[colour]]
key = "yellow"
en = "Yellow"
fr = "Jaune"
hu = "Sárga"
value = 3
set_effect = []
by_craftsman = false
origin = "seed"

[track.act]
spaces = 10
start = 1
grey_spaces = 3                # the first so many
grey_penalty = 1               # prestige lost at each scoring, on each act
origin = "seed"

[track.act.I]
reward = [ { space = 5, pounds = 1 }, { space = 7, pounds = 3 }, { space = 10, pounds = 5 } ]
rule = "highest_only"          # S47; or "cumulative"
origin = { reward = "seed", rule = "reconstructed" }

[track.act.II]
rank_reward = [2, 1]
origin = "seed"

[track.act.III]
reward = [ { space = 6, prestige = 1 }, { space = 8, prestige = 2 }, { space = 10, prestige = 3 } ]
rule = "highest_only"          # S47; or "cumulative"
origin = { reward = "seed", rule = "reconstructed" }

[track.ambiance]
spaces = 6
start = 3
effects = ["prestige -1", "back 1", "nothing", "pounds 1", "quill any", "prestige 1"]
origin = "seed"

[[costume_gain]]
from = 3
to = 5
pounds = 0
prestige = 0
origin = "seed"

[[costume_gain]]
from = 6
to = 7
pounds = 2
prestige = 0
origin = "seed"

[[costume_gain]]
from = 8
to = 10
pounds = 1
prestige = 1
origin = "seed"

[[costume_gain]]
from = 11
to = 12
pounds = 0
prestige = 2
origin = "seed"

[[costume_gain]]
from = 13
to = 15
pounds = 0
prestige = 3
origin = "seed"

[[bag]]
players = 1
kind = "set"
black = 8
pink = 8
purple = 7
blue = 5
green = 4
yellow = 4
origin = { purple = "source", blue = "source", others = "reconstructed" }

[[bag]]
players = 1
kind = "costume"
black = 8
pink = 8
purple = 6
blue = 6
green = 4
yellow = 4
origin = "reconstructed"

[[bag]]
players = 2
kind = "set"
black = 8
pink = 8
purple = 7
blue = 5
green = 4
yellow = 4
origin = { purple = "source", blue = "source", others = "reconstructed" }

[[bag]]
players = 2
kind = "costume"
black = 8
pink = 8
purple = 6
blue = 6
green = 4
yellow = 4
origin = "reconstructed"

[[bag]]
players = 3
kind = "set"
black = 12
pink = 12
purple = 10
blue = 8
green = 6
yellow = 6
origin = { purple = "source", blue = "source", others = "reconstructed" }

[[bag]]
players = 3
kind = "costume"
black = 12
pink = 12
purple = 9
blue = 9
green = 6
yellow = 6
origin = "reconstructed"

[[bag]]
players = 4
kind = "set"
black = 16
pink = 16
purple = 12
blue = 12
green = 8
yellow = 8
origin = "seed"

[[bag]]
players = 4
kind = "costume"
black = 16
pink = 16
purple = 12
blue = 12
green = 8
yellow = 8
origin = "seed"

[[display]]
players = 1
characters = 4
set_elements = 6
costume_elements = 6
origin = "seed"

[[display]]
players = 2
characters = 4
set_elements = 6
costume_elements = 6
origin = "seed"

[[display]]
players = 3
characters = 5
set_elements = 9
costume_elements = 9
origin = "seed"

[[display]]
players = 4
characters = 6
set_elements = 12
costume_elements = 12
origin = "seed"

# ---------------------------------------------------------------- the stage set
# Rows count from the bottom. x is in half-widths of an element, 0 = the axis of symmetry; a space
# rests on the two spaces at x-1 and x+1 one row below; a virtual one is filled from the start.
# In the rulebooks: a central space in row 1, the offset of bricks, four virtual spaces, candles.
# Row widths and the places of the candles are reconstructed.

[[stage_set.space]]
id = "1.1"
row = 1
x = -4
rests_on = []
mirror = "1.5"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "1.2"
row = 1
x = -2
rests_on = []
mirror = "1.4"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "1.3"
row = 1
x = 0
rests_on = []
mirror = "1.3"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "1.4"
row = 1
x = 2
rests_on = []
mirror = "1.2"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "1.5"
row = 1
x = 4
rests_on = []
mirror = "1.1"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "2.1"
row = 2
x = -3
rests_on = ["1.1", "1.2"]
mirror = "2.4"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "2.2"
row = 2
x = -1
rests_on = ["1.2", "1.3"]
mirror = "2.3"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "2.3"
row = 2
x = 1
rests_on = ["1.3", "1.4"]
mirror = "2.2"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "2.4"
row = 2
x = 3
rests_on = ["1.4", "1.5"]
mirror = "2.1"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "3.1"
row = 3
x = -4
rests_on = ["2.v1", "2.1"]
mirror = "3.5"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "3.2"
row = 3
x = -2
rests_on = ["2.1", "2.2"]
mirror = "3.4"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "3.3"
row = 3
x = 0
rests_on = ["2.2", "2.3"]
mirror = "3.3"
candle = true
origin = "reconstructed"

[[stage_set.space]]
id = "3.4"
row = 3
x = 2
rests_on = ["2.3", "2.4"]
mirror = "3.2"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "3.5"
row = 3
x = 4
rests_on = ["2.4", "2.v2"]
mirror = "3.1"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "4.1"
row = 4
x = -3
rests_on = ["3.1", "3.2"]
mirror = "4.4"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "4.2"
row = 4
x = -1
rests_on = ["3.2", "3.3"]
mirror = "4.3"
candle = true
origin = "reconstructed"

[[stage_set.space]]
id = "4.3"
row = 4
x = 1
rests_on = ["3.3", "3.4"]
mirror = "4.2"
candle = true
origin = "reconstructed"

[[stage_set.space]]
id = "4.4"
row = 4
x = 3
rests_on = ["3.4", "3.5"]
mirror = "4.1"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "5.1"
row = 5
x = -4
rests_on = ["4.v1", "4.1"]
mirror = "5.5"
candle = true
origin = "reconstructed"

[[stage_set.space]]
id = "5.2"
row = 5
x = -2
rests_on = ["4.1", "4.2"]
mirror = "5.4"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "5.3"
row = 5
x = 0
rests_on = ["4.2", "4.3"]
mirror = "5.3"
candle = true
origin = "reconstructed"

[[stage_set.space]]
id = "5.4"
row = 5
x = 2
rests_on = ["4.3", "4.4"]
mirror = "5.2"
candle = false
origin = "reconstructed"

[[stage_set.space]]
id = "5.5"
row = 5
x = 4
rests_on = ["4.4", "4.v2"]
mirror = "5.1"
candle = true
origin = "reconstructed"

[[stage_set.virtual_space]]
id = "2.v1"
row = 2
x = -5
origin = "reconstructed"

[[stage_set.virtual_space]]
id = "2.v2"
row = 2
x = 5
origin = "reconstructed"

[[stage_set.virtual_space]]
id = "4.v1"
row = 4
x = -5
origin = "reconstructed"

[[stage_set.virtual_space]]
id = "4.v2"
row = 4
x = 5
origin = "reconstructed"

[[character]]
key = "author"
en = "Author"
fr = "Auteur"
hu = "Szerző"
place = "board"
copies = 1
cost = 0
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "any", n = 2 }]
rehearsal = [{ effect = "quill", act = "any", n = 1 }]
origin = { name = "seed", cost = "reconstructed", activation = "seed", rehearsal = "reconstructed", others = "reconstructed" }

[[character]]
key = "falstaff"
en = "Falstaff"
fr = "Falstaff"
hu = "Falstaff"
place = "board"
copies = 1
cost = 0
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "I", n = 1 }, { effect = "ambiance", who = "self", n = 2 }]
rehearsal = [{ effect = "quill", act = "I", n = 1 }]
origin = { name = "seed", cost = "reconstructed", activation = "reconstructed", rehearsal = "reconstructed", others = "reconstructed" }
origin_note = "activation: source (ambiance 2); quill reconstructed"

[[character]]
key = "house_handyman"
en = "Handyman"
fr = "Homme à tout faire"
hu = "Ezermester"
place = "board"
copies = 1
cost = 0
type = "handyman"
craftsman = true
slots = 0
activatable = true
activation = [{ effect = "craft", kinds = ["costume", "set"], value = 4 }]
rehearsal = []
origin = { cost = "reconstructed", others = "seed" }

[[character]]
key = "queen"
en = "Queen"
fr = "Reine"
hu = "Királynő"
place = "board"
copies = 1
cost = 0
type = "queen"
craftsman = false
slots = 0
activatable = true
activation = [{ effect = "choose_one", options = [[{ effect = "pounds", n = 4 }], [{ effect = "draw_objective", draw = 3, keep = 1 }]] }]
rehearsal = []
origin = { cost = "reconstructed", others = "seed" }

[[character]]
key = "lady_macbeth"
en = "Lady Macbeth"
fr = "Lady Macbeth"
hu = "Lady Macbeth"
place = "deck"
copies = 1
cost = 5
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "II", n = 1 }, { effect = "quill", act = "III", n = 1 }]
rehearsal = [{ effect = "quill", act = "I", n = 1 }, { effect = "quill", act = "II", n = 1 }, { effect = "quill", act = "III", n = 1 }]
origin = { name = "seed", cost = "reconstructed", activation = "reconstructed", rehearsal = "seed", others = "reconstructed" }

[[character]]
key = "hamlet"
en = "Hamlet"
fr = "Hamlet"
hu = "Hamlet"
place = "deck"
copies = 1
cost = 3
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "any", n = 1 }, { effect = "ambiance", who = "others", n = -1 }]
rehearsal = [{ effect = "prestige", n = 1 }]
origin = { name = "seed", cost = "reconstructed", activation = "reconstructed", rehearsal = "seed", others = "reconstructed" }
origin_note = "activation: source (negative mask); quill and target reconstructed"

[[character]]
key = "viola"
en = "Viola"
fr = "Viola"
hu = "Viola"
place = "deck"
copies = 1
cost = 1
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "II", n = 1 }]
rehearsal = [{ effect = "pounds", n = 2 }]
origin = { name = "seed", cost = "reconstructed", activation = "reconstructed", rehearsal = "reconstructed", others = "reconstructed" }
origin_note = "rehearsal: seed (special, not quills); amount by elimination"

[[character]]
key = "iago"
en = "Iago"
fr = "Iago"
hu = "Jago"
place = "deck"
copies = 1
cost = 3
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "I", n = 1 }, { effect = "quill", act = "II", n = 1 }]
rehearsal = [{ effect = "quill", act = "II", n = 1 }]
origin = { name = "source", cost = "reconstructed", activation = "reconstructed", rehearsal = "reconstructed", others = "reconstructed" }

[[character]]
key = "king_lear"
en = "King Lear"
fr = "Le roi Lear"
hu = "Lear király"
place = "deck"
copies = 1
cost = 3
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "III", n = 1 }, { effect = "take_set", colours = ["blue"], n = 1 }]
rehearsal = [{ effect = "quill", act = "III", n = 1 }]
origin = { name = "source", cost = "reconstructed", activation = "reconstructed", rehearsal = "reconstructed", others = "reconstructed" }
origin_note = "activation: source (blue set element); quill reconstructed"

[[character]]
key = "puck"
en = "Puck"
fr = "Puck"
hu = "Puck"
place = "deck"
copies = 1
cost = 1
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "I", n = 1 }, { effect = "ambiance", who = "self", n = 1 }]
rehearsal = [{ effect = "quill", act = "any", n = 1 }]
origin = { name = "source", cost = "reconstructed", activation = "reconstructed", rehearsal = "reconstructed", others = "reconstructed" }
origin_note = "activation: source (positive mask); amount and quill reconstructed"

[[character]]
key = "titania"
en = "Titania"
fr = "Titania"
hu = "Titánia"
place = "deck"
copies = 1
cost = 3
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "III", n = 1 }, { effect = "ambiance", who = "self", n = 2 }]
rehearsal = [{ effect = "quill", act = "any", n = 1 }]
origin = { name = "source", cost = "reconstructed", activation = "reconstructed", rehearsal = "reconstructed", others = "reconstructed" }
origin_note = "activation: source (positive mask); amount and quill reconstructed"

[[character]]
key = "romeo"
en = "Romeo"
fr = "Roméo"
hu = "Rómeó"
place = "deck"
copies = 1
cost = 1
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "any", n = 1 }]
rehearsal = [{ effect = "quill", act = "I", n = 1 }, { effect = "quill", act = "II", n = 1 }]
origin = { name = "source", cost = "reconstructed", activation = "reconstructed", rehearsal = "reconstructed", others = "reconstructed" }

[[character]]
key = "juliet"
en = "Juliet"
fr = "Juliette"
hu = "Júlia"
place = "deck"
copies = 1
cost = 1
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "any", n = 1 }]
rehearsal = [{ effect = "quill", act = "II", n = 1 }, { effect = "quill", act = "III", n = 1 }]
origin = { name = "seed", cost = "reconstructed", activation = "reconstructed", rehearsal = "reconstructed", others = "reconstructed" }

[[character]]
key = "beatrice"
en = "Beatrice"
fr = "Béatrice"
hu = "Beatrice"
place = "deck"
copies = 1
cost = 5
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "any", n = 1 }, { effect = "take_costume", colours = ["green"], n = 1 }]
rehearsal = [{ effect = "quill", act = "I", n = 1 }]
origin = { name = "source", cost = "reconstructed", activation = "reconstructed", rehearsal = "reconstructed", others = "reconstructed" }
origin_note = "activation: source for the power (green costume and white quill), its bearer reconstructed"

[[character]]
key = "othello"
en = "Othello"
fr = "Othello"
hu = "Othello"
place = "deck"
copies = 1
cost = 3
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "III", n = 2 }]
rehearsal = [{ effect = "quill", act = "I", n = 1 }, { effect = "quill", act = "III", n = 1 }]
origin = { name = "reconstructed", cost = "reconstructed", activation = "reconstructed", rehearsal = "reconstructed", others = "reconstructed" }

[[character]]
key = "ophelia"
en = "Ophelia"
fr = "Ophélie"
hu = "Ofélia"
place = "deck"
copies = 1
cost = 1
type = "actor"
craftsman = false
slots = 3
activatable = true
activation = [{ effect = "quill", act = "II", n = 1 }, { effect = "take_costume", colours = ["black", "pink"], n = 1 }]
rehearsal = [{ effect = "quill", act = "III", n = 1 }]
origin = { name = "reconstructed", cost = "reconstructed", activation = "reconstructed", rehearsal = "reconstructed", others = "reconstructed" }

[[character]]
key = "costume_mistress_6"
en = "Costume Mistress"
fr = "Costumière"
hu = "Jelmeztervező"
place = "deck"
copies = 2
cost = 3
type = "costume_mistress"
craftsman = true
slots = 0
activatable = true
activation = [{ effect = "craft", kinds = ["costume"], value = 6 }]
rehearsal = []
origin = { name = "seed", activation = "seed", cost = "reconstructed", copies = "reconstructed", others = "reconstructed" }

[[character]]
key = "costume_mistress_8"
en = "Costume Mistress"
fr = "Costumière"
hu = "Jelmeztervező"
place = "deck"
copies = 2
cost = 5
type = "costume_mistress"
craftsman = true
slots = 0
activatable = true
activation = [{ effect = "craft", kinds = ["costume"], value = 8 }]
rehearsal = []
origin = { name = "seed", activation = "seed", cost = "reconstructed", copies = "reconstructed", others = "reconstructed" }

[[character]]
key = "set_dresser_6"
en = "Set Dresser"
fr = "Décorateur"
hu = "Díszlettervező"
place = "deck"
copies = 2
cost = 3
type = "set_dresser"
craftsman = true
slots = 0
activatable = true
activation = [{ effect = "craft", kinds = ["set"], value = 6 }]
rehearsal = []
origin = { name = "seed", activation = "seed", cost = "reconstructed", copies = "reconstructed", others = "reconstructed" }

[[character]]
key = "set_dresser_8"
en = "Set Dresser"
fr = "Décorateur"
hu = "Díszlettervező"
place = "deck"
copies = 2
cost = 5
type = "set_dresser"
craftsman = true
slots = 0
activatable = true
activation = [{ effect = "craft", kinds = ["set"], value = 8 }]
rehearsal = []
origin = { name = "seed", activation = "seed", cost = "reconstructed", copies = "reconstructed", others = "reconstructed" }

[[character]]
key = "handyman"
en = "Handyman"
fr = "Homme à tout faire"
hu = "Ezermester"
place = "deck"
copies = 4
cost = 1
type = "handyman"
craftsman = true
slots = 0
activatable = true
activation = [{ effect = "craft", kinds = ["costume", "set"], value = 4 }]
rehearsal = []
origin = { name = "seed", activation = "seed", cost = "reconstructed", copies = "reconstructed", others = "reconstructed" }

[[character]]
key = "jeweler"
en = "Jeweler"
fr = "Orfèvre"
hu = "Ékszerész"
place = "deck"
copies = 3
cost = 3
type = "jeweler"
craftsman = false
slots = 0
activatable = true
activation = [{ effect = "take_yellow", n = 1 }]
rehearsal = []
origin = { name = "seed", activation = "seed", cost = "reconstructed", copies = "reconstructed", others = "reconstructed" }

[[character]]
key = "assistant"
en = "Assistant"
fr = "Assistant"
hu = "Segéd"
place = "deck"
copies = 3
cost = 3
type = "assistant"
craftsman = false
slots = 0
activatable = false
activation = []
permanent = [{ effect = "craft_bonus", n = 1 }]
rehearsal = []
origin = { name = "seed", activation = "seed", cost = "reconstructed", copies = "reconstructed", others = "reconstructed" }

[[character]]
key = "extra"
en = "Extra"
fr = "Figurant"
hu = "Statiszta"
place = "back"
copies = 0
cost = 0
type = "extra"
craftsman = false
slots = 3
activatable = false
activation = []
rehearsal = [{ effect = "quill", act = "any", n = 1 }]
origin = "seed"

[[objective]]
key = "costumes4"
en = "The Wardrobe"
fr = "La Garde-robe"
hu = "A ruhatár"
text_en = "At least 4 complete three-piece costumes"
text_fr = "Au moins 4 costumes complets de trois éléments"
text_hu = "Legalább 4 kész, három elemből álló jelmez"
test = "complete_costumes"
tiers = [{ at_least = 4, prestige = 2 }]
origin = { test = "seed", tiers = "seed", others = "reconstructed" }
origin_note = "condition: seed"

[[objective]]
key = "craftsmen3"
en = "The Workshop"
fr = "L''Atelier"
hu = "A műhely"
text_en = "At least 3 craftsmen in the troupe"
text_fr = "Au moins 3 artisans dans la troupe"
text_hu = "Legalább 3 mesterember a társulatban"
test = "craftsmen"
tiers = [{ at_least = 3, prestige = 2 }]
origin = { test = "seed", tiers = "seed", others = "reconstructed" }
origin_note = "condition: seed"

[[objective]]
key = "set40"
en = "The Great Stage"
fr = "La Grande Scène"
hu = "A nagyszínpad"
text_en = "Stage set worth at least 40"
text_fr = "Décor d''une valeur d''au moins 40"
text_hu = "Legalább 40 értékű díszlet"
test = "set_value"
tiers = [{ at_least = 40, prestige = 2 }]
origin = { test = "seed", tiers = "seed", others = "reconstructed" }
origin_note = "condition: seed"

[[objective]]
key = "firsts"
en = "Top of the Bill"
fr = "Tête d''affiche"
hu = "Főszereplők"
text_en = "1 point for each act on which you are first"
text_fr = "1 point par acte où vous êtes premier"
text_hu = "1 pont minden felvonásért, amelyen első vagy"
test = "first_places"
per = { prestige = 1, max = 3 }
origin = { test = "seed", per = "seed", others = "reconstructed" }

[[objective]]
key = "yellow4"
en = "Cloth of Gold"
fr = "Le Drap d''or"
hu = "Aranybrokát"
text_en = "At least 4 yellow elements (sets and costumes together)"
text_fr = "Au moins 4 éléments jaunes (décors et costumes)"
text_hu = "Legalább 4 sárga elem (díszlet és jelmez együtt)"
test = "yellow_elements"
tiers = [{ at_least = 4, prestige = 2 }]
origin = "reconstructed"

[[objective]]
key = "rows"
en = "The Master Builder"
fr = "Le Maître d''œuvre"
hu = "Az építőmester"
text_en = "2 / 3 / 4 complete rows of the stage set: 1 / 2 / 3 points"
text_fr = "2 / 3 / 4 lignes complètes du décor : 1 / 2 / 3 points"
text_hu = "A díszlet 2 / 3 / 4 teljes sora: 1 / 2 / 3 pont"
test = "complete_set_rows"
tiers = [{ at_least = 2, prestige = 1 }, { at_least = 3, prestige = 2 }, { at_least = 4, prestige = 3 }]
origin = "reconstructed"

[[objective]]
key = "acts8"
en = "Word Perfect"
fr = "Le Texte su"
hu = "Szövegtudás"
text_en = "On space 8 or beyond on all three acts"
text_fr = "Case 8 ou plus sur les trois actes"
text_hu = "Mindhárom felvonáson legalább a 8. mező"
test = "lowest_act_space"
tiers = [{ at_least = 8, prestige = 2 }]
origin = "reconstructed"

[[objective]]
key = "savings"
en = "The Strongbox"
fr = "La Cassette"
hu = "A pénzesláda"
text_en = "1 point for each 3 Pounds left once all characters are paid (at most 3; 0 if one is unpaid)"
text_fr = "1 point par tranche de 3 Livres restantes une fois tous les personnages payés (3 au plus ; 0 si l''un d''eux n''est pas payé)"
text_hu = "1 pont minden megmaradt 3 font után, ha minden karakter ki lett fizetve (legfeljebb 3; különben 0)"
test = "pounds_left_all_paid"
per = { each = 3, prestige = 1, max = 3 }
origin = "reconstructed"

[[objective]]
key = "stars"
en = "A Company of Players"
fr = "Une troupe d''acteurs"
hu = "Színésztársulat"
text_en = "At least 6 actors (Author and Falstaff included, extras excluded)"
text_fr = "Au moins 6 acteurs (Auteur et Falstaff compris, figurants exclus)"
text_hu = "Legalább 6 színész (a Szerző és Falstaff is számít, statiszták nem)"
test = "actors"
tiers = [{ at_least = 6, prestige = 2 }]
origin = "reconstructed"
origin_note = "condition: a rulebook speaks of a number of actors; threshold reconstructed"

[[objective]]
key = "precious"
en = "Silk and Velvet"
fr = "Soie et velours"
hu = "Selyem és bársony"
text_en = "1 point for each complete costume worth 11 or more (at most 3)"
text_fr = "1 point par costume complet de valeur 11 ou plus (3 au plus)"
text_hu = "1 pont minden legalább 11 értékű kész jelmezért (legfeljebb 3)"
test = "costumes_of_value_11"
per = { prestige = 1, max = 3 }
origin = "reconstructed"

[solo]
neutral_start_space = 4
neutral_space_after_first_rehearsal = 8
bonus_prestige = 1
bonus_if_cylinders_placed = [1, 2]
origin = "seed"
');
CREATE TABLE endings (
	table_id TEXT NOT NULL, 
	scores TEXT NOT NULL, 
	winners TEXT NOT NULL, 
	"view" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_endings PRIMARY KEY (table_id), 
	CONSTRAINT fk_endings_game FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "endings" VALUES('md6bmb7xc6cd','[46,57]','[1]','{"game":"othello","seats":2,"seat":null,"rev":785,"choices":785,"asked":[],"answered":[],"answer":null,"over":true,"prompt":null,"act":"V","scene":7,"phase":"end","mode":"standard","lead":1,"handkerchief_holder":{"seat":1},"half_played":true,"next":null,"marker":"act-begins","final":false,"piles":{"script":0,"staging":14},"discards":{"script":[],"staging":["exchange","revive","seize"]},"supply":{"cassio":3,"desdemona":3,"emilia":3,"iago":4,"othello":4,"roderigo":2},"deed":null,"cast":{"bianca":{"limit":3,"tokens":1,"dead":false,"aside":[]},"cassio":{"limit":5,"tokens":3,"dead":false,"aside":[]},"desdemona":{"limit":5,"tokens":1,"dead":false,"aside":[]},"emilia":{"limit":4,"tokens":0,"dead":false,"aside":[]},"iago":{"limit":6,"tokens":1,"dead":false,"aside":[]},"othello":{"limit":6,"tokens":0,"dead":true,"aside":[]},"roderigo":{"limit":4,"tokens":0,"dead":false,"aside":[]}},"offstage":{"brabantio":{"limit":2,"tokens":0,"dead":true,"aside":[]},"lodovico":{"limit":2,"tokens":0,"dead":false,"aside":[]},"montano":{"limit":1,"tokens":0,"dead":true,"aside":[]}},"players":[{"total":46,"intrigue":5,"spotlight":0,"wounds":3,"coins":{"cassio":0,"desdemona":0,"emilia":0,"iago":5,"othello":1,"roderigo":0},"script_cards":0,"staging_cards":4,"placed":null,"protected":false,"improvised":false,"scored":["I.1","I.2","I.6","I.7","I.8","I.11","I.12","II.2","II.3","II.5","II.7","II.12","III.3","III.5","III.9","IV.3","IV.7","IV.9","V.1","V.2","V.14"],"worth":{"I.1":1,"I.2":1,"I.6":1,"I.7":1,"I.8":1,"I.11":1,"I.12":3,"II.2":2,"II.3":2,"II.5":2,"II.7":1,"II.12":1,"III.3":2,"III.5":2,"III.9":2,"IV.3":3,"IV.7":1,"IV.9":1,"V.1":2,"V.2":2,"V.14":1},"score":{"script":33,"intrigue":1,"spotlight":0,"wounds":3,"handkerchief":0,"iago-bonus":7,"company-bonus":2},"sheet":{"I":{"script":9,"intrigue":0,"spotlight":0,"wounds":0,"handkerchief":0,"act-score":9},"II":{"script":17,"intrigue":0,"spotlight":0,"wounds":0,"handkerchief":0,"act-score":17},"III":{"script":23,"intrigue":1,"spotlight":0,"wounds":3,"handkerchief":0,"act-score":27},"IV":{"script":28,"intrigue":0,"spotlight":0,"wounds":3,"handkerchief":0,"act-score":31},"V":{"script":33,"intrigue":1,"spotlight":0,"wounds":3,"handkerchief":0,"act-score":37}}},{"total":57,"intrigue":4,"spotlight":0,"wounds":3,"coins":{"cassio":0,"desdemona":0,"emilia":0,"iago":3,"othello":0,"roderigo":1},"script_cards":0,"staging_cards":6,"placed":null,"protected":false,"improvised":false,"scored":["I.5","I.9","I.10","II.4","II.6","II.8","II.10","III.1","III.4","III.7","III.10","III.15","IV.1","IV.12","IV.13","IV.14","IV.15","V.3","V.7","V.11","V.13","V.15","V.16"],"worth":{"I.5":1,"I.9":2,"I.10":1,"II.4":2,"II.6":2,"II.8":1,"II.10":2,"III.1":2,"III.4":1,"III.7":3,"III.10":2,"III.15":1,"IV.1":2,"IV.12":2,"IV.13":1,"IV.14":2,"IV.15":2,"V.3":1,"V.7":1,"V.11":2,"V.13":2,"V.15":1,"V.16":4},"score":{"script":40,"intrigue":1,"spotlight":0,"wounds":3,"handkerchief":3,"iago-bonus":4,"company-bonus":6},"sheet":{"I":{"script":4,"intrigue":1,"spotlight":0,"wounds":2,"handkerchief":0,"act-score":7},"II":{"script":11,"intrigue":1,"spotlight":0,"wounds":3,"handkerchief":0,"act-score":15},"III":{"script":19,"intrigue":0,"spotlight":0,"wounds":3,"handkerchief":3,"act-score":25},"IV":{"script":29,"intrigue":0,"spotlight":0,"wounds":3,"handkerchief":3,"act-score":35},"V":{"script":40,"intrigue":1,"spotlight":0,"wounds":3,"handkerchief":3,"act-score":47}}}],"deeds":[],"synopsis":{"en":"In a dark street the ambush goes wrong: Cassio is maimed, and Iago silences Roderigo for good. Othello kills Desdemona in her bed, and Emilia lays the plot bare at the price of her life. Knowing at last what he has done, Othello wounds Iago and then kills himself.","fr":"Dans une rue sombre, l''embuscade tourne mal : Cassio est estropié, et Iago fait taire Roderigo pour toujours. Othello tue Desdémone dans son lit, et Émilia dévoile le complot au prix de sa vie. Comprenant enfin ce qu''il a fait, Othello blesse Iago, puis se tue.","hu":"A sötét utcán balul üt ki a merénylet: Cassio megnyomorodik, Jago pedig örökre elhallgattatja Rodrigót. Othello ágyában öli meg Desdemonát, és Emília élete árán leplezi le a cselszövést. Othello végre megérti, mit tett, megsebzi Jagót, majd végez magával."},"reading":[]}',1763000000000);
INSERT INTO "endings" VALUES('grrdzs8pgsen','[6,2]','[0]','{"game":"shakespeare","seats":2,"seat":null,"rev":79,"choices":79,"asked":[],"answered":[],"answer":null,"over":true,"prompt":null,"day":6,"days":6,"phase":"end","work":null,"hand":null,"order":[0,1],"initiative":[1,0],"market":{"costume":{"black":3,"blue":1,"green":0,"pink":1,"purple":0,"yellow":1},"set":{"black":0,"blue":4,"green":0,"pink":1,"purple":0,"yellow":1}},"bags":{"costume":{"black":0,"blue":0,"green":0,"pink":0,"purple":0,"yellow":0},"set":{"black":0,"blue":0,"green":0,"pink":0,"purple":0,"yellow":0}},"discarded":{"costume":{"black":4,"blue":5,"green":4,"pink":6,"purple":6,"yellow":3},"set":{"black":7,"blue":1,"green":4,"pink":6,"purple":7,"yellow":3}},"display":[null,"set-dresser-8",null,"set-dresser-6"],"hired":[{"seat":0,"card":"assistant","extra":false},{"seat":1,"card":"titania","extra":false}],"deck":2,"dismissed":["costume-mistress-6","costume-mistress-6","costume-mistress-8","handyman","iago","jeweler","jeweler","jeweler","juliet","ophelia","othello","romeo"],"objectives":7,"plus3":8,"acts":{"I":[{"seat":0,"space":2},{"seat":1,"space":2}],"II":[{"seat":0,"space":2},{"seat":1,"space":1}],"III":[{"seat":1,"space":4},{"seat":0,"space":2}]},"players":[{"prestige":6,"pounds":0,"ambiance":3,"plus3":0,"cylinders":1,"placed":0,"recruited":true,"finished":true,"troupe":[{"card":"author","extra":false,"name":"author","cylinder":false,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"falstaff","extra":false,"name":"falstaff","cylinder":false,"rested":false,"slots":3,"costume":["pink"],"value":2,"dressed":false,"cost":0},{"card":"house-handyman","extra":false,"name":"house-handyman","cylinder":false,"rested":false,"slots":0,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"queen","extra":false,"name":"queen","cylinder":false,"rested":false,"slots":0,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"puck","extra":true,"name":"extra-1","cylinder":false,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"viola","extra":false,"name":"viola","cylinder":false,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":1},{"card":"handyman","extra":false,"name":"handyman","cylinder":false,"rested":false,"slots":0,"costume":[],"value":0,"dressed":false,"cost":1},{"card":"assistant","extra":true,"name":"extra-2","cylinder":false,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"assistant","extra":true,"name":"extra-3","cylinder":false,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"lady-macbeth","extra":true,"name":"extra-4","cylinder":false,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"assistant","extra":false,"name":"assistant","cylinder":false,"rested":false,"slots":0,"costume":[],"value":0,"dressed":false,"cost":3}],"set":{"1.4":"black"},"set_value":1,"objectives":["acts8","set40"],"unpaid":0,"left":0,"score":{"start":5,"wager":4,"costumes":0,"candles":0,"grey":-6,"act-ii":4,"act-iii":0,"ambiance":-1,"rehearsals":0,"objectives":0,"yellow-elements":0,"unpaid":0,"solo":0}},{"prestige":2,"pounds":1,"ambiance":3,"plus3":0,"cylinders":0,"placed":2,"recruited":true,"finished":true,"troupe":[{"card":"author","extra":false,"name":"author","cylinder":false,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"falstaff","extra":false,"name":"falstaff","cylinder":false,"rested":false,"slots":3,"costume":["black"],"value":1,"dressed":false,"cost":0},{"card":"house-handyman","extra":false,"name":"house-handyman","cylinder":true,"rested":false,"slots":0,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"queen","extra":false,"name":"queen","cylinder":false,"rested":false,"slots":0,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"costume-mistress-8","extra":true,"name":"extra-1","cylinder":false,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"set-dresser-8","extra":true,"name":"extra-2","cylinder":false,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"set-dresser-6","extra":true,"name":"extra-3","cylinder":false,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"handyman","extra":true,"name":"extra-4","cylinder":false,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"hamlet","extra":true,"name":"extra-5","cylinder":false,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":0},{"card":"handyman","extra":false,"name":"handyman","cylinder":false,"rested":false,"slots":0,"costume":[],"value":0,"dressed":false,"cost":1},{"card":"titania","extra":false,"name":"titania","cylinder":true,"rested":false,"slots":3,"costume":[],"value":0,"dressed":false,"cost":3}],"set":{"1.3":"pink"},"set_value":2,"objectives":["savings"],"unpaid":0,"left":1,"score":{"start":5,"wager":2,"costumes":0,"candles":0,"grey":-5,"act-ii":2,"act-iii":0,"ambiance":-2,"rehearsals":0,"objectives":0,"yellow-elements":0,"unpaid":0,"solo":0}}]}',1763000000000);
CREATE TABLE people (
	id TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_key UNIQUE ("key")
);
INSERT INTO "people" VALUES('a11e','75c978c6a9757f6396c29e5005a3776559215f1151eea7a3cffb6dc7eb1f3ab0','Anne','hu','{}',1763000000000);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	person TEXT, 
	bot TEXT, 
	understudy TEXT, 
	token TEXT, 
	invite TEXT, 
	nonce BLOB, 
	orders TEXT NOT NULL, 
	looked INTEGER NOT NULL, sign TEXT DEFAULT '' NOT NULL, confirm TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_game FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL, 
	CONSTRAINT uq_seats_invite UNIQUE (invite)
);
INSERT INTO "seats" VALUES('md6bmb7xc6cd',0,'person','',NULL,NULL,NULL,NULL,NULL,NULL,'',0,'','');
INSERT INTO "seats" VALUES('md6bmb7xc6cd',1,'person','',NULL,NULL,NULL,NULL,NULL,NULL,'',0,'','');
INSERT INTO "seats" VALUES('grrdzs8pgsen',0,'person','',NULL,NULL,NULL,NULL,NULL,NULL,'',0,'','');
INSERT INTO "seats" VALUES('grrdzs8pgsen',1,'person','',NULL,NULL,NULL,NULL,NULL,NULL,'',0,'','');
INSERT INTO "seats" VALUES('h7mkkq7jmk95',0,'person','Anne','a11e',NULL,NULL,NULL,'rzb8ft6ja6z9abtf4393t4pet2',NULL,'',0,'','');
INSERT INTO "seats" VALUES('h7mkkq7jmk95',1,'person','Will',NULL,NULL,NULL,NULL,'tjxc74kf37hfyvnakr99sfnd4r',NULL,'',0,'','');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	edition TEXT NOT NULL, 
	variants TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	salt BLOB NOT NULL, 
	status TEXT NOT NULL, 
	note TEXT NOT NULL, 
	host TEXT, 
	language TEXT NOT NULL, 
	watch TEXT NOT NULL, 
	end_turn BOOLEAN NOT NULL, 
	ended INTEGER NOT NULL, 
	rematch TEXT, 
	opened BIGINT NOT NULL, 
	changed BIGINT NOT NULL, origin TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_edition FOREIGN KEY(edition) REFERENCES editions (fingerprint), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "tables" VALUES('md6bmb7xc6cd','The Rose','othello',1,'875e3553c73b598bd693bded1201fd87','{"dead_iago":"aside","mode":"standard"}','11aa4c0d11d2fdc5fb52bf4da2f2725c',X'2D0E95B2C571FC324E8BAE2018F6B28D','finished','',NULL,'en','link',0,0,NULL,1763000000000,1763000000000,NULL);
INSERT INTO "tables" VALUES('grrdzs8pgsen','The Rose','shakespeare',1,'a0e928732d38f560e7a34cc845db1771','{"strategic_rest":false}','0000000000000000000000000000061a',X'E5B667CCEF9ED24392B7C3C836DDBB7D','finished','',NULL,'en','link',0,0,NULL,1763000000000,1763000000000,NULL);
INSERT INTO "tables" VALUES('h7mkkq7jmk95','The Rose','shakespeare',1,'a0e928732d38f560e7a34cc845db1771','{"strategic_rest":false}','0000000000000000000000000000061a',X'E5B667CCEF9ED24392B7C3C836DDBB7D','playing','',NULL,'en','link',0,0,NULL,1763000000000,1763000000000,NULL);
CREATE INDEX ix_tables_status ON tables (status, changed);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
