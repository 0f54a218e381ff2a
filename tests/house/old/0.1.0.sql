CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE game_table (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	code VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	rules_version INTEGER NOT NULL, 
	state_version INTEGER NOT NULL, 
	guild_id BIGINT, 
	place_id BIGINT NOT NULL, 
	locale VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	version BIGINT NOT NULL, 
	host_id BIGINT NOT NULL, 
	size INTEGER NOT NULL, 
	calling_off VARCHAR NOT NULL, 
	pace_hours INTEGER, 
	pace_late VARCHAR NOT NULL, 
	codec VARCHAR NOT NULL, 
	options BLOB NOT NULL, 
	seed BLOB, 
	state BLOB, 
	moves INTEGER NOT NULL, 
	outcome BLOB, 
	created_at BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, open_moves INTEGER DEFAULT '0' NOT NULL, told_from INTEGER DEFAULT '-1' NOT NULL, told_to INTEGER DEFAULT '-1' NOT NULL, stood_until BIGINT DEFAULT '0' NOT NULL, pace_minutes INTEGER DEFAULT '0' NOT NULL, pace_bank VARCHAR, pause VARCHAR, proposal VARCHAR, 
	CONSTRAINT ck_game_table_code_upper CHECK (code = upper(code)), 
	CONSTRAINT uq_game_table_code UNIQUE (code)
);
CREATE INDEX ix_game_table_guild_id_status ON game_table (guild_id, status);
CREATE INDEX ix_game_table_place_id ON game_table (place_id);
CREATE INDEX ix_game_table_status_updated_at ON game_table (status, updated_at);
CREATE TABLE meta (
	"key" VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
);
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	lane VARCHAR NOT NULL, 
	table_id BIGINT NOT NULL, 
	payload BLOB NOT NULL, 
	"view" BLOB, 
	queued_at BIGINT NOT NULL, 
	due_at BIGINT NOT NULL, 
	attempts INTEGER NOT NULL, 
	lease_until BIGINT, 
	last_error VARCHAR
, amends BOOLEAN DEFAULT 0 NOT NULL);
CREATE INDEX ix_outbox_lane_id ON outbox (lane, id);
CREATE TABLE player (
	id BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	locale VARCHAR, 
	seen_locale VARCHAR NOT NULL, 
	letters VARCHAR NOT NULL, 
	dms_closed BOOLEAN NOT NULL, confirm VARCHAR DEFAULT 'usual' NOT NULL, away_until BIGINT DEFAULT '0' NOT NULL, rested_at BIGINT DEFAULT '0' NOT NULL, calls VARCHAR DEFAULT 'channel' NOT NULL, zone VARCHAR, quiet_from INTEGER, quiet_to INTEGER, digest_at INTEGER DEFAULT '18' NOT NULL, digest_due BIGINT, knock_at BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_player PRIMARY KEY (id)
);
CREATE TABLE board_post (
	table_id BIGINT NOT NULL, 
	place_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	posted_at BIGINT NOT NULL, 
	CONSTRAINT pk_board_post PRIMARY KEY (table_id), 
	CONSTRAINT fk_board_post_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE TABLE event (
	table_id BIGINT NOT NULL, 
	seq INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	seats VARCHAR, 
	payload BLOB NOT NULL, 
	CONSTRAINT pk_event PRIMARY KEY (table_id, seq, n), 
	CONSTRAINT fk_event_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE TABLE invitation (
	table_id BIGINT NOT NULL, 
	player_id BIGINT NOT NULL, 
	n INTEGER NOT NULL, 
	CONSTRAINT pk_invitation PRIMARY KEY (table_id, player_id), 
	CONSTRAINT fk_invitation_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_invitation_player_id_table_id ON invitation (player_id, table_id);
CREATE TABLE move (
	table_id BIGINT NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	actor_id BIGINT, 
	request_id BIGINT, 
	notation VARCHAR NOT NULL, 
	state_hash VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_move PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_move_table_id FOREIGN KEY(table_id) REFERENCES game_table (id), 
	CONSTRAINT uq_move_request_id UNIQUE (request_id)
);
CREATE TABLE receipt (
	request_id BIGINT NOT NULL, 
	table_id BIGINT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_receipt PRIMARY KEY (request_id), 
	CONSTRAINT fk_receipt_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_receipt_created_at ON receipt (created_at);
CREATE TABLE seat (
	table_id BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	player_id BIGINT, 
	agent VARCHAR, 
	level VARCHAR, 
	joined_at BIGINT NOT NULL, 
	asked BIGINT, 
	deadline BIGINT, 
	last_move INTEGER NOT NULL, lapsed INTEGER DEFAULT '0' NOT NULL, questions BIGINT DEFAULT '0' NOT NULL, time_left BIGINT, reminded INTEGER DEFAULT '0' NOT NULL, timed BIGINT DEFAULT '0' NOT NULL, bank BIGINT DEFAULT '0' NOT NULL, pauses INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_seat PRIMARY KEY (table_id, seat), 
	CONSTRAINT ck_seat_one_occupant CHECK ((player_id IS NULL) = (agent IS NOT NULL) AND (agent IS NULL) = (level IS NULL)), 
	CONSTRAINT fk_seat_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_seat_player_id_table_id ON seat (player_id, table_id);
CREATE TABLE timer (
	table_id BIGINT NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	due_at BIGINT NOT NULL, 
	asked BIGINT NOT NULL, 
	CONSTRAINT pk_timer PRIMARY KEY (table_id, kind, seat), 
	CONSTRAINT fk_timer_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_timer_due_at ON timer (due_at);
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE INDEX ix_player_digest_due ON player (digest_due);
CREATE TABLE letter_post (
	table_id BIGINT NOT NULL, 
	player_id BIGINT NOT NULL, 
	place_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	CONSTRAINT pk_letter_post PRIMARY KEY (table_id, player_id), 
	CONSTRAINT fk_letter_post_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO alembic_version VALUES ('0009');
INSERT INTO game_table VALUES (1, 'OVER', 'ruta', 1, 1, 301, 201, 'fr', 'finished', 23, 101, 2, '[]', 24, 'play', 'json', CAST('{"excuse":true,"joker_aces":false,"each_scores_longest":false}' AS BLOB), X'0000000000000000000000000000000000000000000000000000000000000001', CAST('{"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"supply":{"draft":[1,32],"shuffled":[31,34,2,29,14,9,3,4,6,16,17,1,0,44,21,11,33,5,35,26,28,8,18,30,32,10,23,41,27,43],"pile_count":11,"discard":[27,43,23,41,28,5,10,18,26,44,21,30],"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE=","counter":30}},"turn":0,"hands":[8589934849,34359740416],"known":[8589934849,34359740416],"jokers":[0,0],"claimed":[262149,274],"draw_owed":false,"plays_again":false,"passes":0,"move_number":20,"last_seat":0,"last_route":-1,"last_slot":0,"ended":"resigned","resigned":1}' AS BLOB), 21, CAST('{"standings":[{"seat":0,"rank":1,"points":6,"parts":[{"name":"tokens","points":3},{"name":"longest","points":3}]},{"seat":1,"rank":2,"points":3,"parts":[{"name":"tokens","points":3},{"name":"longest","points":0}]}],"reason":"resigned"}' AS BLOB), 1760000000000, 1760072000000, 20, 19, 21, 1760003600000, 0, NULL, NULL, NULL);
INSERT INTO game_table VALUES (2, 'ARMS', 'stratego4', 2, 1, 301, 201, 'fr', 'playing', 7, 101, 4, '[]', 24, 'play', 'json', CAST('{"teams":false,"memory":false,"slow_start":false,"quiet_rounds":5}' AS BLOB), X'0000000000000000000000000000000000000000000000000000000000000018', CAST('{"options":{"teams":false,"memory":false,"slow_start":false,"quiet_rounds":5},"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABg=","counter":92},"cells":"AAAkIyQoISInAAAAJiclACUhIQAAACMlIyYjJCkTExEAAAAAAAAAMjM0GRQTAAAAAAAAADc0NRYSFQAAAAAzMzYYABcAAAAANgA3ExQVAAAAADE1NRQWFwAAAAAAAAAzNDgRERUAAAAAAAAAOTExAAAAQkRDQ0FGQwAAAERFRQBBRkcAAABIQUlHRURDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","proofs":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","came_from":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","returns":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","flags":[65,5,74,137],"bearers":[-1,-1,-1,-1],"last_bearers":[0,1,2,3],"sliders":[0,0,0,0],"lost":[[],[],[],[]],"ready":[1,1,1,0],"turn":-1,"first":-1,"recruiter":-1,"cause":"","round":0,"quiet":0,"move_number":3,"last":null,"out":[],"resigned":[],"ended":"","placed":[]}' AS BLOB), 3, NULL, 1760072000000, 1760579600000, 3, -1, -1, 1760075600000, 0, NULL, NULL, NULL);
INSERT INTO game_table VALUES (3, 'TEAM', 'stratego4', 2, 1, 301, 201, 'fr', 'playing', 65, 101, 4, '[]', 24, 'play', 'json', CAST('{"teams":true,"memory":true,"slow_start":false,"quiet_rounds":12}' AS BLOB), X'000000000000000000000000000000000000000000000000000000000000001d', CAST('{"options":{"teams":true,"memory":true,"slow_start":false,"quiet_rounds":12},"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB0=","counter":93},"cells":"AAAhIyEAKCMnAAAAJyQkACUjKQAAACElACIAJCUUFwAUEQAmAAAANDYxGQAWAAAmNgA5ADM1MwAXEQAAAAAxADMAFRQAIwAANzg0ERgAAAAAADE3ABYVFQAAAAAAAAAANDMTABIARgAAAEYAADU1AAAAR0RDAEVCQQAAAEFFSERBAAAAAABDR0VESUMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","proofs":"AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAEAAQAAAAABAQABAAAAAAAAAQACAAACQQABAAEAAAAAAAAAAAABAAAAAQAABgAAAAEBAAAAAAAAAAEAAAAAAQAAAAAAAAAAAAAAAAEAQgAAAEEAAAAAAAAAAAAAAAAAAQAAAAAAAAEBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","came_from":"AAAAAAAAAAAAAAAAAAAAABsAAAAAAAAAABkAGwAAAAAgLwAaAAAAAAAAOAArAAAARwA0AD8AAAAAAAAAAABAAAAAQgAAswAAAEtVAAAAAAAAAGAAAAAATgAAAAAAAAAAAAAAAGQAAAAAAHkAAAAAAAAAAAAAAAAAgwAAAAAAAIGCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","returns":"AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","flags":[42,35,73,137],"bearers":[0,1,2,3],"last_bearers":[0,1,2,3],"sliders":[0,1,1,3],"lost":[[3,3,3],[],[2],[3]],"ready":[1,1,1,1],"turn":2,"first":1,"recruiter":-1,"cause":"","round":15,"quiet":2,"move_number":61,"last":{"kind":"move","seat":1,"path":[24,25],"rival":null,"attacker":null,"defender":null,"winner":null},"out":[],"resigned":[],"ended":"","placed":[]}' AS BLOB), 61, NULL, 1760079200000, 1760583200000, 61, 56, 59, 1760082800000, 0, NULL, NULL, NULL);
INSERT INTO game_table VALUES (4, 'RUTA', 'ruta', 1, 1, 301, 201, 'fr', 'playing', 34, 101, 2, '[]', 24, 'play', 'json', CAST('{"excuse":true,"joker_aces":false,"each_scores_longest":false}' AS BLOB), X'000000000000000000000000000000000000000000000000000000000000005a', CAST('{"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"supply":{"draft":[18,34],"shuffled":[29,18,44,3,30,34,41,35,33,11,4,9,21,10,1,43,6,27,0,32,5,26,2,8,31,14,23,28,16,17],"pile_count":1,"discard":[14,23,28,26,16,27,17,31,1,43,6,21,33,8,32,11,41],"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFo=","counter":30}},"turn":0,"hands":[17593259787824,34359738381],"known":[1040,34359738372],"jokers":[0,0],"claimed":[131169,98566],"draw_owed":false,"plays_again":false,"passes":0,"move_number":32,"last_seat":1,"last_route":-1,"last_slot":0,"ended":"","resigned":-1}' AS BLOB), 32, NULL, 1760295200000, 1760586800000, 32, 31, 32, 1760298800000, 0, NULL, NULL, NULL);
INSERT INTO game_table VALUES (5, 'ROAD', 'la-strada', 1, 1, 301, 201, 'fr', 'playing', 28, 101, 3, '[]', 24, 'play', 'json', CAST('{"balanced_start":false,"late_reveal":false}' AS BLOB), X'000000000000000000000000000000000000000000000000000000000000007a', CAST('{"options":{"balanced_start":false,"late_reveal":false},"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHo=","counter":28},"laid":[0,7,13,15,9,5],"kinds":[1,1,2,0,1,2,3,1,3,2,2,0,2,1,3,0,0,3,0],"revealed":true,"order":[2,0,1],"placing":[],"turn":2,"workshops":[[29],[51],[86]],"days":[1,0,8],"tiles":[[9,7,3],[7,8,3],[6,8,4]],"cubes":[735,52864,189792],"linked":[735,52864,189792],"roads":[{"seat":2,"path":[86,87,88,77],"cost":4},{"seat":2,"path":[86,97,98],"cost":2},{"seat":0,"path":[29,28,18],"cost":2},{"seat":0,"path":[18,10,11],"cost":2},{"seat":0,"path":[18,17,8],"cost":2},{"seat":1,"path":[51,64,65,78,79],"cost":6},{"seat":2,"path":[86,75,62,49],"cost":6},{"seat":0,"path":[29,39,50,63],"cost":5},{"seat":1,"path":[79,90,89,77],"cost":4},{"seat":1,"path":[77,76,63],"cost":2},{"seat":2,"path":[49,48,60],"cost":2},{"seat":2,"path":[98,107,116],"cost":2},{"seat":2,"path":[60,73,85],"cost":2},{"seat":0,"path":[11,12,13,22,32],"cost":6},{"seat":1,"path":[79,66,53,52],"cost":6},{"seat":2,"path":[60,47,46,45],"cost":4},{"seat":0,"path":[32,31,21],"cost":4},{"seat":0,"path":[29,40,52],"cost":2},{"seat":1,"path":[79,91,101,111],"cost":6},{"seat":2,"path":[116,117,118,119,111],"cost":6},{"seat":0,"path":[18,27,37,49],"cost":6},{"seat":1,"path":[111,110,100,99,98],"cost":6}],"round":6,"links":0,"idle":0,"move_number":25,"last_seat":1,"last_workshop":-1,"last_road":21,"resigned":[],"ended":""}' AS BLOB), 25, NULL, 1760403200000, 1760590400000, 25, 23, 25, 1760406800000, 0, NULL, NULL, NULL);
INSERT INTO game_table VALUES (6, 'ROME', 'strada-romana', 1, 1, 301, 201, 'fr', 'playing', 29, 101, 4, '[]', 24, 'play', 'json', CAST('{"idle_rounds":3}' AS BLOB), X'0000000000000000000000000000000000000000000000000000000000000095', CAST('{"options":{"idle_rounds":3},"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJU=","counter":80},"order":[0,1,2,3],"boxes":[6,7,5,3,4,1,8,9,0,2],"removed":7,"where":[22,27,-1,-1,-1,-1,26,-1,3,19],"area_tiles":[2,1,4,2,4,5],"market_cubes":[4,5,3,2,0,3,5,3,4,5,3,2,4,0],"tile_bag":[0,5,1,1,2,0,2,4,2,3,1,5,0,3,0,5,4,5,5,3,1,1,2,3],"cube_bag":[5,1,5,1,3,3,1,4,2,1,1,4,1,0,2,2,0,2,5],"coins":[2,1,3,2],"points":[2,0,1,1],"tiles":[[1,0,0,1,1,0],[0,0,0,0,0,0],[1,0,0,0,1,0],[0,0,0,1,0,0]],"cubes":[[1,0,0,0,1,0],[0,0,0,0,0,0],[1,0,0,0,0,0],[0,0,0,0,0,0]],"turn":0,"kept":[5,9,0],"keepers":[1,3,1],"looking":false,"special":0,"used":2,"finished":[1],"just_ran":9,"tile_taken":true,"cube_taken":false,"arrivals":[],"played":[1,2,3,0],"idle":0,"move_number":25,"last_seat":0,"last_runs":[{"wagon":1,"start":null,"path":[27],"arrives":false},{"wagon":9,"start":17,"path":[19],"arrives":false}],"last_taken":[{"kind":"tile","place":4,"good":3}],"resigned":[],"ended":""}' AS BLOB), 25, NULL, 1760489600000, 1760594000000, 25, 15, 22, 1760493200000, 0, NULL, NULL, NULL);
INSERT INTO game_table VALUES (7, 'OPEN', 'la-strada', 1, 1, 301, 201, 'fr', 'lobby', 2, 101, 3, '[]', 24, 'play', 'json', CAST('{"balanced_start":false,"late_reveal":false}' AS BLOB), NULL, NULL, 0, NULL, 1760594000000, 1760594000000, 0, -1, -1, 0, 0, NULL, NULL, NULL);
INSERT INTO outbox VALUES (357, 'place:201', 2, CAST('{"type":"public","kind":"board","table":{"id":2,"code":"ARMS","game":"stratego4","guild":301,"place":201,"locale":"fr","status":"playing","version":7,"host":101,"size":4,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0},{"seat":1,"occupant":{"type":"computer","agent":"stratego4","level":"easy"},"asked":null,"deadline":null,"bank":0},{"seat":2,"occupant":{"type":"computer","agent":"stratego4","level":"easy"},"asked":null,"deadline":null,"bank":0},{"seat":3,"occupant":{"type":"human","player":102},"asked":1,"deadline":1760162000000,"bank":0}],"invited":[],"options":{"teams":false,"memory":false,"slow_start":false,"quiet_rounds":5},"moves":3,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"ac6e83f1e79a8a779646460bf6d26bfc08be3b7ad2fd3b265b094fd42b8843fa","seed":null,"readable":true,"pause":null,"proposal":null},"view":null,"events":[{"type":"deployment-began"},{"type":"army-ready","seat":0,"waiting":3},{"type":"army-ready","seat":1,"waiting":2},{"type":"army-ready","seat":2,"waiting":1}],"notices":[{"type":"text","key":"table-started","values":{}}],"ping":[],"goes_on":2,"amends":true,"held":0}' AS BLOB), CAST('{"viewer":null,"options":{"teams":false,"memory":false,"slow_start":false,"quiet_rounds":5},"board":"cross","phase":"deploying","turn":null,"first":null,"next_turn":null,"recruit_cause":null,"pieces":[],"flags":[{"space":null,"bearer":null,"last_bearer":0},{"space":null,"bearer":null,"last_bearer":1},{"space":null,"bearer":null,"last_bearer":2},{"space":null,"bearer":null,"last_bearer":3}],"loose":[],"seats":[{"ready":true,"slider":0,"lost":[],"pieces":20,"out":false,"resigned":false},{"ready":true,"slider":0,"lost":[],"pieces":20,"out":false,"resigned":false},{"ready":true,"slider":0,"lost":[],"pieces":20,"out":false,"resigned":false},{"ready":false,"slider":0,"lost":[],"pieces":20,"out":false,"resigned":false}],"round":0,"quiet_turns":0,"quiet_turns_to_end":20,"last":null,"resigned":[],"outcome":null}' AS BLOB), 1760579600000, 1760579600000, 0, NULL, NULL, 1);
INSERT INTO outbox VALUES (358, 'place:201', 3, CAST('{"type":"public","kind":"board","table":{"id":3,"code":"TEAM","game":"stratego4","guild":301,"place":201,"locale":"fr","status":"playing","version":65,"host":101,"size":4,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0},{"seat":1,"occupant":{"type":"computer","agent":"stratego4","level":"easy"},"asked":null,"deadline":null,"bank":0},{"seat":2,"occupant":{"type":"computer","agent":"stratego4","level":"easy"},"asked":16,"deadline":null,"bank":0},{"seat":3,"occupant":{"type":"human","player":102},"asked":null,"deadline":null,"bank":0}],"invited":[],"options":{"teams":true,"memory":true,"slow_start":false,"quiet_rounds":12},"moves":61,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"71b0a2d864b04cf24fc99d2ccd806bba5f0fef35c0aa7d432af96383944d4327","seed":null,"readable":true,"pause":null,"proposal":null},"view":null,"events":[{"type":"piece-moved","seat":1,"start":25,"to":35,"flag":1},{"type":"piece-moved","seat":2,"start":70,"to":48,"flag":null},{"type":"duel-fought","seat":3,"start":90,"to":102,"attacker":6,"rival":0,"defender":3,"winner":"attacker"},{"type":"slider-moved","seat":3,"value":3},{"type":"piece-moved","seat":0,"start":99,"to":100,"flag":null},{"type":"piece-moved","seat":1,"start":24,"to":25,"flag":null}],"notices":[],"ping":[],"goes_on":1,"amends":true,"held":10000}' AS BLOB), CAST('{"viewer":null,"options":{"teams":true,"memory":true,"slow_start":false,"quiet_rounds":12},"board":"cross","phase":"battle","turn":2,"first":1,"next_turn":null,"recruit_cause":null,"pieces":[{"space":2,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":3,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":4,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":6,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":7,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":8,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":12,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":13,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":14,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":16,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":26,"returns":1},{"space":17,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":18,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":22,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":23,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":25,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":24,"returns":0},{"space":27,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":26,"returns":2},{"space":28,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":29,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":30,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":32,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":31,"returns":0},{"space":33,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":46,"returns":0},{"space":35,"seat":1,"rank":null,"told":false,"flag":1,"moved":true,"longest":1,"turned":false,"came_from":25,"returns":0},{"space":39,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":40,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":41,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":42,"seat":0,"rank":null,"told":false,"flag":0,"moved":true,"longest":1,"turned":false,"came_from":55,"returns":0},{"space":44,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":2,"turned":false,"came_from":42,"returns":0},{"space":47,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":2,"turned":false,"came_from":null,"returns":0},{"space":48,"seat":2,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":true,"came_from":70,"returns":0},{"space":50,"seat":2,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":51,"returns":0},{"space":52,"seat":2,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":62,"returns":0},{"space":53,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":54,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":56,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":57,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":62,"seat":2,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":63,"returns":0},{"space":64,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":66,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":65,"returns":0},{"space":67,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":69,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":6,"turned":false,"came_from":178,"returns":0},{"space":72,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":73,"seat":2,"rank":null,"told":false,"flag":2,"moved":true,"longest":1,"turned":false,"came_from":74,"returns":0},{"space":74,"seat":2,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":84,"returns":0},{"space":75,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":76,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":82,"seat":2,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":95,"returns":0},{"space":83,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":85,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":86,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":87,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":77,"returns":0},{"space":96,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":97,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":98,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":100,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":99,"returns":0},{"space":102,"seat":3,"rank":null,"told":false,"flag":null,"moved":true,"longest":2,"turned":true,"came_from":null,"returns":0},{"space":106,"seat":3,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":true,"came_from":120,"returns":0},{"space":109,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":110,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":114,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":115,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":116,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":118,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":119,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":120,"seat":3,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":130,"returns":0},{"space":124,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":125,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":126,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":127,"seat":3,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":128,"returns":0},{"space":128,"seat":3,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":129,"returns":0},{"space":134,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":135,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":136,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":137,"seat":3,"rank":null,"told":false,"flag":3,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":138,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":139,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0}],"flags":[{"space":42,"bearer":0,"last_bearer":0},{"space":35,"bearer":1,"last_bearer":1},{"space":73,"bearer":2,"last_bearer":2},{"space":137,"bearer":3,"last_bearer":3}],"loose":[],"seats":[{"ready":true,"slider":0,"lost":[3,3,3],"pieces":17,"out":false,"resigned":false},{"ready":true,"slider":1,"lost":[],"pieces":20,"out":false,"resigned":false},{"ready":true,"slider":1,"lost":[2],"pieces":19,"out":false,"resigned":false},{"ready":true,"slider":3,"lost":[3],"pieces":19,"out":false,"resigned":false}],"round":15,"quiet_turns":2,"quiet_turns_to_end":48,"last":{"kind":"move","seat":1,"path":[24,25],"rival":null,"attacker":null,"defender":null,"winner":null},"resigned":[],"outcome":null}' AS BLOB), 1760583200000, 1760583210000, 0, NULL, NULL, 1);
INSERT INTO outbox VALUES (359, 'place:201', 4, CAST('{"type":"public","kind":"board","table":{"id":4,"code":"RUTA","game":"ruta","guild":301,"place":201,"locale":"fr","status":"playing","version":34,"host":101,"size":2,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":15,"deadline":1760673200000,"bank":0},{"seat":1,"occupant":{"type":"human","player":102},"asked":null,"deadline":null,"bank":0}],"invited":[],"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"moves":32,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"98e3364c5710374d979fca530be85d5537088bde6ad2f2b6feab63733959044d","seed":null,"readable":true,"pause":null,"proposal":null},"view":null,"events":[{"type":"slot-drawn","seat":1,"slot":0,"card":35},{"type":"slot-filled","slot":0,"card":18}],"notices":[],"ping":[101],"goes_on":1,"amends":false,"held":0}' AS BLOB), CAST('{"viewer":null,"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"turn":0,"draw_owed":false,"plays_again":false,"passes":0,"draft":[18,34],"pile_count":1,"shuffled":[0,3,5,9,29,30,44],"discard":[14,23,28,26,16,27,17,31,1,43,6,21,33,8,32,11,41],"owners":[0,1,1,null,null,0,0,null,1,null,null,null,null,null,null,1,1,0,null,null,null,null],"seats":[{"hand_count":6,"known":[4,10],"tokens_left":6,"jokers":[],"longest":[0],"longest_places":2,"points":4},{"hand_count":4,"known":[2,35],"tokens_left":5,"jokers":[],"longest":[8,15,16],"longest_places":4,"points":9}],"hand":null,"move_number":32,"last_seat":1,"last_route":null,"last_slot":0,"outcome":null}' AS BLOB), 1760586800000, 1760586800000, 0, NULL, NULL, 0);
INSERT INTO outbox VALUES (360, 'dm:101', 4, CAST('{"type":"private","kind":"turn","to":101,"seat":0,"table":{"id":4,"code":"RUTA","game":"ruta","guild":301,"place":201,"locale":"fr","status":"playing","version":34,"host":101,"size":2,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":15,"deadline":1760673200000,"bank":0},{"seat":1,"occupant":{"type":"human","player":102},"asked":null,"deadline":null,"bank":0}],"invited":[],"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"moves":32,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"98e3364c5710374d979fca530be85d5537088bde6ad2f2b6feab63733959044d","seed":null,"readable":true,"pause":null,"proposal":null},"view":null,"events":[{"type":"slot-drawn","seat":1,"slot":0,"card":35},{"type":"slot-filled","slot":0,"card":18}],"notices":[],"amends":false,"secret":true,"loud":false,"held":0}' AS BLOB), CAST('{"viewer":0,"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"turn":0,"draw_owed":false,"plays_again":false,"passes":0,"draft":[18,34],"pile_count":1,"shuffled":[0,3,5,9,29,30,44],"discard":[14,23,28,26,16,27,17,31,1,43,6,21,33,8,32,11,41],"owners":[0,1,1,null,null,0,0,null,1,null,null,null,null,null,null,1,1,0,null,null,null,null],"seats":[{"hand_count":6,"known":[4,10],"tokens_left":6,"jokers":[],"longest":[0],"longest_places":2,"points":4},{"hand_count":4,"known":[2,35],"tokens_left":5,"jokers":[],"longest":[8,15,16],"longest_places":4,"points":9}],"hand":[4,5,9,10,30,44],"move_number":32,"last_seat":1,"last_route":null,"last_slot":0,"outcome":null}' AS BLOB), 1760586800000, 1760586800000, 0, NULL, NULL, 0);
INSERT INTO outbox VALUES (361, 'dm:102', 4, CAST('{"type":"private","kind":"rest","to":102,"seat":1,"table":{"id":4,"code":"RUTA","game":"ruta","guild":301,"place":201,"locale":"fr","status":"playing","version":34,"host":101,"size":2,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":15,"deadline":1760673200000,"bank":0},{"seat":1,"occupant":{"type":"human","player":102},"asked":null,"deadline":null,"bank":0}],"invited":[],"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"moves":32,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"98e3364c5710374d979fca530be85d5537088bde6ad2f2b6feab63733959044d","seed":null,"readable":true,"pause":null,"proposal":null},"view":null,"events":[],"notices":[],"amends":true,"secret":true,"loud":false,"held":0}' AS BLOB), NULL, 1760586800000, 1760586800000, 0, NULL, NULL, 0);
INSERT INTO outbox VALUES (362, 'place:201', 5, CAST('{"type":"public","kind":"board","table":{"id":5,"code":"ROAD","game":"la-strada","guild":301,"place":201,"locale":"fr","status":"playing","version":28,"host":101,"size":3,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0},{"seat":1,"occupant":{"type":"computer","agent":"la-strada","level":"easy"},"asked":null,"deadline":null,"bank":0},{"seat":2,"occupant":{"type":"human","player":102},"asked":10,"deadline":1760676800000,"bank":0}],"invited":[],"options":{"balanced_start":false,"late_reveal":false},"moves":25,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"4ef2a179fbf70070821744bd1164935c267ab0cdc32e1b4c0f3b9ba4b5a9f478","seed":null,"readable":true,"pause":null,"proposal":null},"view":null,"events":[{"type":"link-built","seat":0,"path":[18,27,37,49],"transits":[],"kind":"city","cubes":2,"gold":4,"cost":6,"days":1},{"type":"turn-ended","seat":0,"links":1,"days":1,"by_itself":true},{"type":"turn-began","seat":1,"gained":6,"days":6},{"type":"link-built","seat":1,"path":[111,110,100,99,98],"transits":[],"kind":"city","cubes":2,"gold":4,"cost":6,"days":0},{"type":"turn-ended","seat":1,"links":1,"days":0,"by_itself":true},{"type":"turn-began","seat":2,"gained":6,"days":8}],"notices":[],"ping":[102],"goes_on":1,"amends":false,"held":0}' AS BLOB), CAST('{"viewer":null,"options":{"balanced_start":false,"late_reveal":false},"phase":"roads","turn":2,"placing":[],"order":[2,0,1],"round":6,"laid":[0,7,13,15,9,5],"terrain":["forest","forest","hill","plain","hill","forest","forest","plain",null,"forest","plain",null,"plain","plain","forest","plain","hill","plain",null,"plain","plain",null,"plain","forest","plain","plain","forest","plain","plain","plain","hill","hill",null,"plain","forest","plain","plain","hill","hill","forest","plain","hill","plain","plain","plain",null,"plain","plain","plain",null,"plain","plain",null,"plain","plain","forest","forest","forest","forest","forest",null,"hill","plain",null,"plain","plain","hill","forest","forest","hill","plain","forest","forest","plain","hill","hill","plain",null,"plain",null,"plain","forest",null,"plain","plain",null,"plain","plain","plain","plain","plain","hill","forest","forest","plain","hill","plain","plain",null,"plain","plain","plain","forest","plain","forest","plain","forest","plain","hill","hill","plain",null,"forest",null,"forest","forest",null,"plain","plain","plain","plain","forest",null,"forest","plain","plain","hill"],"settlements":[{"hex":8,"kind":"village","cubes":[0],"gold":3,"gold_shared":2},{"hex":11,"kind":"village","cubes":[0],"gold":3,"gold_shared":2},{"hex":18,"kind":"town","cubes":[0],"gold":4,"gold_shared":3},{"hex":21,"kind":"hamlet","cubes":[0],"gold":2,"gold_shared":1},{"hex":32,"kind":"village","cubes":[0],"gold":3,"gold_shared":2},{"hex":45,"kind":"town","cubes":[2],"gold":4,"gold_shared":3},{"hex":49,"kind":"city","cubes":[0,2],"gold":4,"gold_shared":3},{"hex":52,"kind":"village","cubes":[0,1],"gold":2,"gold_shared":1},{"hex":60,"kind":"city","cubes":[2],"gold":5,"gold_shared":4},{"hex":63,"kind":"town","cubes":[0,1],"gold":3,"gold_shared":2},{"hex":77,"kind":"town","cubes":[1,2],"gold":3,"gold_shared":2},{"hex":79,"kind":"hamlet","cubes":[1],"gold":2,"gold_shared":1},{"hex":82,"kind":"town","cubes":[],"gold":4,"gold_shared":4},{"hex":85,"kind":"village","cubes":[2],"gold":3,"gold_shared":2},{"hex":98,"kind":"city","cubes":[1,2],"gold":4,"gold_shared":3},{"hex":111,"kind":"hamlet","cubes":[1,2],"gold":1,"gold_shared":0},{"hex":113,"kind":"hamlet","cubes":[],"gold":2,"gold_shared":2},{"hex":116,"kind":"city","cubes":[2],"gold":5,"gold_shared":4},{"hex":122,"kind":"hamlet","cubes":[],"gold":2,"gold_shared":2}],"roads":[{"seat":2,"path":[86,87,88,77],"cost":4},{"seat":2,"path":[86,97,98],"cost":2},{"seat":0,"path":[29,28,18],"cost":2},{"seat":0,"path":[18,10,11],"cost":2},{"seat":0,"path":[18,17,8],"cost":2},{"seat":1,"path":[51,64,65,78,79],"cost":6},{"seat":2,"path":[86,75,62,49],"cost":6},{"seat":0,"path":[29,39,50,63],"cost":5},{"seat":1,"path":[79,90,89,77],"cost":4},{"seat":1,"path":[77,76,63],"cost":2},{"seat":2,"path":[49,48,60],"cost":2},{"seat":2,"path":[98,107,116],"cost":2},{"seat":2,"path":[60,73,85],"cost":2},{"seat":0,"path":[11,12,13,22,32],"cost":6},{"seat":1,"path":[79,66,53,52],"cost":6},{"seat":2,"path":[60,47,46,45],"cost":4},{"seat":0,"path":[32,31,21],"cost":4},{"seat":0,"path":[29,40,52],"cost":2},{"seat":1,"path":[79,91,101,111],"cost":6},{"seat":2,"path":[116,117,118,119,111],"cost":6},{"seat":0,"path":[18,27,37,49],"cost":6},{"seat":1,"path":[111,110,100,99,98],"cost":6}],"seats":[{"workshops":[29],"days":1,"tiles":[9,7,3],"cubes_left":4,"starts":[8,11,18,21,29,32,49,52,63],"settlements":[8,11,18,21,32,49,52,63],"gold":24,"gold_by_kind":[2,11,7,4],"resigned":false},{"workshops":[51],"days":0,"tiles":[7,8,3],"cubes_left":6,"starts":[51,52,63,77,79,98,111],"settlements":[52,63,77,79,98,111],"gold":15,"gold_by_kind":[3,2,6,4],"resigned":false},{"workshops":[86],"days":8,"tiles":[6,8,4],"cubes_left":4,"starts":[45,49,60,77,85,86,98,111,116],"settlements":[45,49,60,77,85,98,111,116],"gold":29,"gold_by_kind":[1,3,7,18],"resigned":false}],"links_this_turn":0,"idle_turns":0,"idle_turns_to_end":6,"move_number":25,"last_seat":1,"last_workshop":null,"last_road":21,"resigned":[],"outcome":null}' AS BLOB), 1760590400000, 1760590400000, 0, NULL, NULL, 0);
INSERT INTO outbox VALUES (363, 'dm:102', 5, CAST('{"type":"private","kind":"turn","to":102,"seat":2,"table":{"id":5,"code":"ROAD","game":"la-strada","guild":301,"place":201,"locale":"fr","status":"playing","version":28,"host":101,"size":3,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0},{"seat":1,"occupant":{"type":"computer","agent":"la-strada","level":"easy"},"asked":null,"deadline":null,"bank":0},{"seat":2,"occupant":{"type":"human","player":102},"asked":10,"deadline":1760676800000,"bank":0}],"invited":[],"options":{"balanced_start":false,"late_reveal":false},"moves":25,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"4ef2a179fbf70070821744bd1164935c267ab0cdc32e1b4c0f3b9ba4b5a9f478","seed":null,"readable":true,"pause":null,"proposal":null},"view":null,"events":[{"type":"link-built","seat":0,"path":[18,27,37,49],"transits":[],"kind":"city","cubes":2,"gold":4,"cost":6,"days":1},{"type":"turn-ended","seat":0,"links":1,"days":1,"by_itself":true},{"type":"turn-began","seat":1,"gained":6,"days":6},{"type":"link-built","seat":1,"path":[111,110,100,99,98],"transits":[],"kind":"city","cubes":2,"gold":4,"cost":6,"days":0},{"type":"turn-ended","seat":1,"links":1,"days":0,"by_itself":true},{"type":"turn-began","seat":2,"gained":6,"days":8}],"notices":[],"amends":false,"secret":false,"loud":false,"held":0}' AS BLOB), CAST('{"viewer":2,"options":{"balanced_start":false,"late_reveal":false},"phase":"roads","turn":2,"placing":[],"order":[2,0,1],"round":6,"laid":[0,7,13,15,9,5],"terrain":["forest","forest","hill","plain","hill","forest","forest","plain",null,"forest","plain",null,"plain","plain","forest","plain","hill","plain",null,"plain","plain",null,"plain","forest","plain","plain","forest","plain","plain","plain","hill","hill",null,"plain","forest","plain","plain","hill","hill","forest","plain","hill","plain","plain","plain",null,"plain","plain","plain",null,"plain","plain",null,"plain","plain","forest","forest","forest","forest","forest",null,"hill","plain",null,"plain","plain","hill","forest","forest","hill","plain","forest","forest","plain","hill","hill","plain",null,"plain",null,"plain","forest",null,"plain","plain",null,"plain","plain","plain","plain","plain","hill","forest","forest","plain","hill","plain","plain",null,"plain","plain","plain","forest","plain","forest","plain","forest","plain","hill","hill","plain",null,"forest",null,"forest","forest",null,"plain","plain","plain","plain","forest",null,"forest","plain","plain","hill"],"settlements":[{"hex":8,"kind":"village","cubes":[0],"gold":3,"gold_shared":2},{"hex":11,"kind":"village","cubes":[0],"gold":3,"gold_shared":2},{"hex":18,"kind":"town","cubes":[0],"gold":4,"gold_shared":3},{"hex":21,"kind":"hamlet","cubes":[0],"gold":2,"gold_shared":1},{"hex":32,"kind":"village","cubes":[0],"gold":3,"gold_shared":2},{"hex":45,"kind":"town","cubes":[2],"gold":4,"gold_shared":3},{"hex":49,"kind":"city","cubes":[0,2],"gold":4,"gold_shared":3},{"hex":52,"kind":"village","cubes":[0,1],"gold":2,"gold_shared":1},{"hex":60,"kind":"city","cubes":[2],"gold":5,"gold_shared":4},{"hex":63,"kind":"town","cubes":[0,1],"gold":3,"gold_shared":2},{"hex":77,"kind":"town","cubes":[1,2],"gold":3,"gold_shared":2},{"hex":79,"kind":"hamlet","cubes":[1],"gold":2,"gold_shared":1},{"hex":82,"kind":"town","cubes":[],"gold":4,"gold_shared":4},{"hex":85,"kind":"village","cubes":[2],"gold":3,"gold_shared":2},{"hex":98,"kind":"city","cubes":[1,2],"gold":4,"gold_shared":3},{"hex":111,"kind":"hamlet","cubes":[1,2],"gold":1,"gold_shared":0},{"hex":113,"kind":"hamlet","cubes":[],"gold":2,"gold_shared":2},{"hex":116,"kind":"city","cubes":[2],"gold":5,"gold_shared":4},{"hex":122,"kind":"hamlet","cubes":[],"gold":2,"gold_shared":2}],"roads":[{"seat":2,"path":[86,87,88,77],"cost":4},{"seat":2,"path":[86,97,98],"cost":2},{"seat":0,"path":[29,28,18],"cost":2},{"seat":0,"path":[18,10,11],"cost":2},{"seat":0,"path":[18,17,8],"cost":2},{"seat":1,"path":[51,64,65,78,79],"cost":6},{"seat":2,"path":[86,75,62,49],"cost":6},{"seat":0,"path":[29,39,50,63],"cost":5},{"seat":1,"path":[79,90,89,77],"cost":4},{"seat":1,"path":[77,76,63],"cost":2},{"seat":2,"path":[49,48,60],"cost":2},{"seat":2,"path":[98,107,116],"cost":2},{"seat":2,"path":[60,73,85],"cost":2},{"seat":0,"path":[11,12,13,22,32],"cost":6},{"seat":1,"path":[79,66,53,52],"cost":6},{"seat":2,"path":[60,47,46,45],"cost":4},{"seat":0,"path":[32,31,21],"cost":4},{"seat":0,"path":[29,40,52],"cost":2},{"seat":1,"path":[79,91,101,111],"cost":6},{"seat":2,"path":[116,117,118,119,111],"cost":6},{"seat":0,"path":[18,27,37,49],"cost":6},{"seat":1,"path":[111,110,100,99,98],"cost":6}],"seats":[{"workshops":[29],"days":1,"tiles":[9,7,3],"cubes_left":4,"starts":[8,11,18,21,29,32,49,52,63],"settlements":[8,11,18,21,32,49,52,63],"gold":24,"gold_by_kind":[2,11,7,4],"resigned":false},{"workshops":[51],"days":0,"tiles":[7,8,3],"cubes_left":6,"starts":[51,52,63,77,79,98,111],"settlements":[52,63,77,79,98,111],"gold":15,"gold_by_kind":[3,2,6,4],"resigned":false},{"workshops":[86],"days":8,"tiles":[6,8,4],"cubes_left":4,"starts":[45,49,60,77,85,86,98,111,116],"settlements":[45,49,60,77,85,98,111,116],"gold":29,"gold_by_kind":[1,3,7,18],"resigned":false}],"links_this_turn":0,"idle_turns":0,"idle_turns_to_end":6,"move_number":25,"last_seat":1,"last_workshop":null,"last_road":21,"resigned":[],"outcome":null}' AS BLOB), 1760590400000, 1760590400000, 0, NULL, NULL, 0);
INSERT INTO outbox VALUES (364, 'place:201', 6, CAST('{"type":"public","kind":"board","table":{"id":6,"code":"ROME","game":"strada-romana","guild":301,"place":201,"locale":"fr","status":"playing","version":29,"host":101,"size":4,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":12,"deadline":1760680400000,"bank":0},{"seat":1,"occupant":{"type":"computer","agent":"strada-romana","level":"easy"},"asked":null,"deadline":null,"bank":0},{"seat":2,"occupant":{"type":"computer","agent":"strada-romana","level":"easy"},"asked":null,"deadline":null,"bank":0},{"seat":3,"occupant":{"type":"human","player":102},"asked":null,"deadline":null,"bank":0}],"invited":[],"options":{"idle_rounds":3},"moves":25,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"1077f3fee4ed655e7c6f6443f859507bf4ccf11bb7b48989c330448bb1ce86b2","seed":null,"readable":true,"pause":null,"proposal":null},"view":null,"events":[{"type":"stack-looked-at","seat":1},{"type":"tile-kept","seat":1,"tiles":2},{"type":"wagon-ran","seat":2,"wagon":0,"start":25,"path":[22],"arrives":false,"points_left":2,"arrivals":0},{"type":"tile-taken","seat":2,"area":4,"good":0,"gained":2,"follows":3},{"type":"wagon-ran","seat":2,"wagon":9,"start":6,"path":[9,12],"arrives":false,"points_left":0,"arrivals":0},{"type":"turn-ended","seat":2,"points_unused":0},{"type":"wagon-ran","seat":3,"wagon":9,"start":12,"path":[14,16,17],"arrives":false,"points_left":0,"arrivals":0},{"type":"tile-taken","seat":3,"area":2,"good":3,"gained":4,"follows":4},{"type":"coins-changed","seat":3,"points":1,"coins":2,"points_left":17},{"type":"turn-ended","seat":3,"points_unused":0},{"type":"wagon-ran","seat":0,"wagon":1,"start":null,"path":[27],"arrives":false,"points_left":2,"arrivals":0},{"type":"tile-taken","seat":0,"area":4,"good":3,"gained":4,"follows":4},{"type":"coins-changed","seat":0,"points":1,"coins":2,"points_left":16},{"type":"wagon-ran","seat":0,"wagon":9,"start":17,"path":[19],"arrives":false,"points_left":1,"arrivals":0}],"notices":[],"ping":[],"goes_on":0,"amends":true,"held":0}' AS BLOB), CAST('{"viewer":null,"options":{"idle_rounds":3},"turn":0,"order":[0,1,2,3],"looking":false,"running":{"special":null,"points_left":1,"finished":[1],"just_ran":9,"may_take_tile":false,"may_take_cube":true,"must_go_on":true},"wagons":[{"to":"ostia","box":1,"square":22,"arrived":false},{"to":"ostia","box":2,"square":27,"arrived":false},{"to":"ostia","box":0,"square":null,"arrived":false},{"to":"rome","box":3,"square":null,"arrived":false},{"to":"rome","box":4,"square":null,"arrived":false},{"to":"rome","box":1,"square":null,"arrived":false},{"to":"ostia","box":3,"square":26,"arrived":false},{"to":"ostia","box":4,"square":null,"arrived":false},{"to":"rome","box":0,"square":3,"arrived":false},{"to":"rome","box":2,"square":19,"arrived":false}],"arrivals":[],"area_tiles":[2,1,4,2,4,5],"market_cubes":[4,5,3,2,0,3,5,3,4,5,3,2,4,0],"bag_tiles":[4,5,4,4,2,5],"bag_cubes":[2,6,4,2,2,3],"points_left":16,"stack_count":6,"keepers":[1,3,1],"played":[1,2,3,0],"resigned":[],"seats":[{"coins":2,"points":2,"cubes":[1,0,0,0,1,0],"tiles":[1,0,0,1,1,0],"contracts":[1,0,0,0,1,0],"singles":1,"wagon_tiles":0,"shown":[],"score":3,"resigned":false},{"coins":1,"points":0,"cubes":[0,0,0,0,0,0],"tiles":[0,0,0,0,0,0],"contracts":[0,0,0,0,0,0],"singles":0,"wagon_tiles":2,"shown":[],"score":0,"resigned":false},{"coins":3,"points":1,"cubes":[1,0,0,0,0,0],"tiles":[1,0,0,0,1,0],"contracts":[1,0,0,0,0,0],"singles":1,"wagon_tiles":0,"shown":[],"score":1,"resigned":false},{"coins":2,"points":1,"cubes":[0,0,0,0,0,0],"tiles":[0,0,0,1,0,0],"contracts":[0,0,0,0,0,0],"singles":1,"wagon_tiles":1,"shown":[],"score":0,"resigned":false}],"hand":null,"remembered":[],"stack":null,"idle_turns":0,"idle_turns_to_end":12,"move_number":25,"last_seat":0,"last_runs":[{"wagon":1,"start":null,"path":[27],"arrives":false},{"wagon":9,"start":17,"path":[19],"arrives":false}],"last_taken":[{"kind":"tile","place":4,"good":3}],"removed":null,"outcome":null}' AS BLOB), 1760594000000, 1760594000000, 0, NULL, NULL, 1);
INSERT INTO outbox VALUES (365, 'place:201', 7, CAST('{"type":"public","kind":"lobby","table":{"id":7,"code":"OPEN","game":"la-strada","guild":301,"place":201,"locale":"fr","status":"lobby","version":2,"host":101,"size":3,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0},{"seat":1,"occupant":{"type":"computer","agent":"la-strada","level":"easy"},"asked":null,"deadline":null,"bank":0}],"invited":[102],"options":{"balanced_start":false,"late_reveal":false},"moves":0,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":null,"seed":null,"readable":true,"pause":null,"proposal":null},"view":null,"events":[],"notices":[{"type":"text","key":"table-opened","values":{"who":{"type":"verbatim","words":"Anna"}}},{"type":"text","key":"table-invited","values":{"who":{"type":"verbatim","words":"Bruno"}}},{"type":"text","key":"table-joined","values":{"who":{"type":"text","key":"computer-at-level","values":{"who":{"type":"text","key":"computer-name","values":{"name":{"type":"text","key":"computer-called-1","values":{}}}},"level":"easy"}}}}],"ping":[],"goes_on":null,"amends":true,"held":0}' AS BLOB), NULL, 1760594000000, 1760594000000, 0, NULL, NULL, 0);
INSERT INTO player VALUES (101, 'Anna', NULL, 'en', 'all', 0, 'usual', 0, 0, 'channel', NULL, NULL, NULL, 18, NULL, 0);
INSERT INTO player VALUES (102, 'Bruno', NULL, 'en', 'all', 0, 'usual', 0, 0, 'channel', NULL, NULL, NULL, 18, NULL, 0);
INSERT INTO event VALUES (1, 0, 0, NULL, CAST('{"type":"dealt","first":0}' AS BLOB));
INSERT INTO event VALUES (1, 0, 1, '[0]', CAST('{"type":"hand-dealt","seat":0,"cards":[27,43]}' AS BLOB));
INSERT INTO event VALUES (1, 0, 2, '[1]', CAST('{"type":"hand-dealt","seat":1,"cards":[23,41]}' AS BLOB));
INSERT INTO event VALUES (1, 0, 3, NULL, CAST('{"type":"slot-filled","slot":0,"card":10}' AS BLOB));
INSERT INTO event VALUES (1, 0, 4, NULL, CAST('{"type":"slot-filled","slot":1,"card":32}' AS BLOB));
INSERT INTO event VALUES (1, 1, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":2,"payment":[27],"joker":null,"paid":9,"exact":true}' AS BLOB));
INSERT INTO event VALUES (1, 2, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":0,"payment":[43],"joker":null,"paid":10,"exact":false}' AS BLOB));
INSERT INTO event VALUES (1, 3, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":1,"payment":[23,41],"joker":null,"paid":17,"exact":false}' AS BLOB));
INSERT INTO event VALUES (1, 4, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":0,"card":10}' AS BLOB));
INSERT INTO event VALUES (1, 4, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":30}' AS BLOB));
INSERT INTO event VALUES (1, 5, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":0,"card":30}' AS BLOB));
INSERT INTO event VALUES (1, 5, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":18}' AS BLOB));
INSERT INTO event VALUES (1, 6, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":0,"card":18}' AS BLOB));
INSERT INTO event VALUES (1, 6, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":8}' AS BLOB));
INSERT INTO event VALUES (1, 7, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (1, 7, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":28}' AS BLOB));
INSERT INTO event VALUES (1, 8, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":0,"card":8}' AS BLOB));
INSERT INTO event VALUES (1, 8, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":26}' AS BLOB));
INSERT INTO event VALUES (1, 9, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":8,"payment":[28],"joker":null,"paid":9,"exact":false}' AS BLOB));
INSERT INTO event VALUES (1, 10, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":0,"card":26}' AS BLOB));
INSERT INTO event VALUES (1, 10, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":35}' AS BLOB));
INSERT INTO event VALUES (1, 11, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":0,"card":35}' AS BLOB));
INSERT INTO event VALUES (1, 11, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":5}' AS BLOB));
INSERT INTO event VALUES (1, 12, 0, NULL, CAST('{"type":"ace-kept","seat":0,"slot":0,"card":5}' AS BLOB));
INSERT INTO event VALUES (1, 12, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":33}' AS BLOB));
INSERT INTO event VALUES (1, 13, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":0,"card":33}' AS BLOB));
INSERT INTO event VALUES (1, 13, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":11}' AS BLOB));
INSERT INTO event VALUES (1, 14, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (1, 14, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":21}' AS BLOB));
INSERT INTO event VALUES (1, 15, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":18,"payment":[5,8,10,18,26],"joker":null,"paid":20,"exact":true}' AS BLOB));
INSERT INTO event VALUES (1, 16, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (1, 16, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":44}' AS BLOB));
INSERT INTO event VALUES (1, 17, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":0,"card":11}' AS BLOB));
INSERT INTO event VALUES (1, 17, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":0}' AS BLOB));
INSERT INTO event VALUES (1, 18, 0, NULL, CAST('{"type":"excuse-played","seat":0,"card":8}' AS BLOB));
INSERT INTO event VALUES (1, 19, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":4,"payment":[21,30],"joker":null,"paid":17,"exact":false}' AS BLOB));
INSERT INTO event VALUES (1, 20, 0, NULL, CAST('{"type":"ace-kept","seat":0,"slot":0,"card":0}' AS BLOB));
INSERT INTO event VALUES (1, 20, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":1}' AS BLOB));
INSERT INTO event VALUES (1, 21, 0, NULL, CAST('{"type":"resigned","seat":1}' AS BLOB));
INSERT INTO event VALUES (1, 21, 1, NULL, CAST('{"type":"game-ended","reason":"resigned"}' AS BLOB));
INSERT INTO event VALUES (2, 0, 0, NULL, CAST('{"type":"deployment-began"}' AS BLOB));
INSERT INTO event VALUES (2, 1, 0, NULL, CAST('{"type":"army-ready","seat":0,"waiting":3}' AS BLOB));
INSERT INTO event VALUES (2, 2, 0, NULL, CAST('{"type":"army-ready","seat":1,"waiting":2}' AS BLOB));
INSERT INTO event VALUES (3, 0, 0, NULL, CAST('{"type":"deployment-began"}' AS BLOB));
INSERT INTO event VALUES (3, 1, 0, NULL, CAST('{"type":"army-ready","seat":0,"waiting":3}' AS BLOB));
INSERT INTO event VALUES (3, 2, 0, NULL, CAST('{"type":"army-ready","seat":1,"waiting":2}' AS BLOB));
INSERT INTO event VALUES (3, 3, 0, NULL, CAST('{"type":"army-ready","seat":2,"waiting":1}' AS BLOB));
INSERT INTO event VALUES (3, 4, 0, NULL, CAST('{"type":"army-ready","seat":3,"waiting":0}' AS BLOB));
INSERT INTO event VALUES (3, 4, 1, NULL, CAST('{"type":"battle-began","first":1}' AS BLOB));
INSERT INTO event VALUES (3, 5, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":27,"to":93,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 6, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":74,"to":73,"flag":2}' AS BLOB));
INSERT INTO event VALUES (3, 7, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":128,"to":127,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 8, 0, NULL, CAST('{"type":"flag-left","seat":0,"flag":0,"space":65}' AS BLOB));
INSERT INTO event VALUES (3, 8, 1, NULL, CAST('{"type":"piece-moved","seat":0,"start":65,"to":66,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 9, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":93,"to":60,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 10, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":52,"to":51,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 11, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":120,"to":94,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 12, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":87,"to":92,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 13, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":5,"to":15,"flag":1}' AS BLOB));
INSERT INTO event VALUES (3, 14, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":62,"to":52,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 15, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":129,"to":128,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 16, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":55,"to":65,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 16, 1, NULL, CAST('{"type":"flag-taken","seat":0,"flag":0,"space":65,"source":"ground"}' AS BLOB));
INSERT INTO event VALUES (3, 17, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":26,"to":27,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 18, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":84,"to":74,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 19, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":117,"to":91,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 20, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":44,"to":45,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 21, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":16,"to":26,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 22, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":63,"to":62,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 23, 0, NULL, CAST('{"type":"duel-fought","seat":3,"start":91,"to":92,"attacker":6,"rival":0,"defender":3,"winner":"attacker"}' AS BLOB));
INSERT INTO event VALUES (3, 23, 1, NULL, CAST('{"type":"slider-moved","seat":3,"value":1}' AS BLOB));
INSERT INTO event VALUES (3, 24, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":45,"to":46,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 25, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":60,"to":178,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 26, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":51,"to":50,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 27, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":130,"to":120,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 28, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":77,"to":87,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 29, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":26,"to":16,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 30, 0, NULL, CAST('{"type":"duel-fought","seat":2,"start":95,"to":94,"attacker":2,"rival":3,"defender":3,"winner":"defender"}' AS BLOB));
INSERT INTO event VALUES (3, 30, 1, NULL, CAST('{"type":"slider-moved","seat":3,"value":2}' AS BLOB));
INSERT INTO event VALUES (3, 31, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":140,"to":130,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 32, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":31,"to":32,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 33, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":178,"to":69,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 34, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":82,"to":95,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 35, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":92,"to":104,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 36, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":46,"to":33,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 37, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":27,"to":26,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 38, 0, NULL, CAST('{"type":"duel-fought","seat":2,"start":95,"to":94,"attacker":6,"rival":3,"defender":3,"winner":"attacker"}' AS BLOB));
INSERT INTO event VALUES (3, 38, 1, NULL, CAST('{"type":"slider-moved","seat":2,"value":1}' AS BLOB));
INSERT INTO event VALUES (3, 39, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":120,"to":106,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 40, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":100,"to":102,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 41, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":26,"to":27,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 42, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":108,"to":95,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 43, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":130,"to":120,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 44, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":43,"to":47,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 45, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":25,"to":48,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 46, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":95,"to":82,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 47, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":104,"to":90,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 48, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":65,"to":55,"flag":0}' AS BLOB));
INSERT INTO event VALUES (3, 49, 0, NULL, CAST('{"type":"duel-fought","seat":1,"start":48,"to":47,"attacker":6,"rival":0,"defender":3,"winner":"attacker"}' AS BLOB));
INSERT INTO event VALUES (3, 49, 1, NULL, CAST('{"type":"slider-moved","seat":1,"value":1}' AS BLOB));
INSERT INTO event VALUES (3, 50, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":94,"to":80,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 51, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":90,"to":104,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 52, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":42,"to":44,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 53, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":15,"to":25,"flag":1}' AS BLOB));
INSERT INTO event VALUES (3, 54, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":80,"to":70,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 55, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":104,"to":90,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 56, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":55,"to":42,"flag":0}' AS BLOB));
INSERT INTO event VALUES (3, 57, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":25,"to":35,"flag":1}' AS BLOB));
INSERT INTO event VALUES (3, 58, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":70,"to":48,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 59, 0, NULL, CAST('{"type":"duel-fought","seat":3,"start":90,"to":102,"attacker":6,"rival":0,"defender":3,"winner":"attacker"}' AS BLOB));
INSERT INTO event VALUES (3, 59, 1, NULL, CAST('{"type":"slider-moved","seat":3,"value":3}' AS BLOB));
INSERT INTO event VALUES (3, 60, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":99,"to":100,"flag":null}' AS BLOB));
INSERT INTO event VALUES (4, 0, 0, NULL, CAST('{"type":"dealt","first":1}' AS BLOB));
INSERT INTO event VALUES (4, 0, 1, '[0]', CAST('{"type":"hand-dealt","seat":0,"cards":[16,17]}' AS BLOB));
INSERT INTO event VALUES (4, 0, 2, '[1]', CAST('{"type":"hand-dealt","seat":1,"cards":[23,28]}' AS BLOB));
INSERT INTO event VALUES (4, 0, 3, NULL, CAST('{"type":"slot-filled","slot":0,"card":14}' AS BLOB));
INSERT INTO event VALUES (4, 0, 4, NULL, CAST('{"type":"slot-filled","slot":1,"card":31}' AS BLOB));
INSERT INTO event VALUES (4, 1, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":0,"card":14}' AS BLOB));
INSERT INTO event VALUES (4, 1, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":8}' AS BLOB));
INSERT INTO event VALUES (4, 2, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":1,"card":31}' AS BLOB));
INSERT INTO event VALUES (4, 2, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":2}' AS BLOB));
INSERT INTO event VALUES (4, 3, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":16,"payment":[14,23,28],"joker":null,"paid":20,"exact":true}' AS BLOB));
INSERT INTO event VALUES (4, 4, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 4, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":26}' AS BLOB));
INSERT INTO event VALUES (4, 5, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 5, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":5}' AS BLOB));
INSERT INTO event VALUES (4, 6, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":8,"payment":[26],"joker":null,"paid":8,"exact":true}' AS BLOB));
INSERT INTO event VALUES (4, 7, 0, NULL, CAST('{"type":"ace-kept","seat":1,"slot":1,"card":2}' AS BLOB));
INSERT INTO event VALUES (4, 7, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":32}' AS BLOB));
INSERT INTO event VALUES (4, 8, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 8, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":0}' AS BLOB));
INSERT INTO event VALUES (4, 9, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 9, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":27}' AS BLOB));
INSERT INTO event VALUES (4, 10, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 10, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":6}' AS BLOB));
INSERT INTO event VALUES (4, 11, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":6,"payment":[16,27],"joker":null,"paid":14,"exact":true}' AS BLOB));
INSERT INTO event VALUES (4, 12, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":17,"payment":[17,31],"joker":null,"paid":15,"exact":false}' AS BLOB));
INSERT INTO event VALUES (4, 13, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":1,"card":32}' AS BLOB));
INSERT INTO event VALUES (4, 13, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":43}' AS BLOB));
INSERT INTO event VALUES (4, 14, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":1,"card":43}' AS BLOB));
INSERT INTO event VALUES (4, 14, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":1}' AS BLOB));
INSERT INTO event VALUES (4, 15, 0, NULL, CAST('{"type":"ace-given","seat":1,"to":0,"slot":1,"card":1}' AS BLOB));
INSERT INTO event VALUES (4, 15, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":10}' AS BLOB));
INSERT INTO event VALUES (4, 16, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 16, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":21}' AS BLOB));
INSERT INTO event VALUES (4, 17, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":5,"payment":[1,43],"joker":null,"paid":11,"exact":true}' AS BLOB));
INSERT INTO event VALUES (4, 18, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 18, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":9}' AS BLOB));
INSERT INTO event VALUES (4, 19, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":2,"payment":[6,21],"joker":null,"paid":9,"exact":true}' AS BLOB));
INSERT INTO event VALUES (4, 20, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":0,"card":8}' AS BLOB));
INSERT INTO event VALUES (4, 20, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":4}' AS BLOB));
INSERT INTO event VALUES (4, 21, 0, NULL, CAST('{"type":"ace-kept","seat":0,"slot":0,"card":4}' AS BLOB));
INSERT INTO event VALUES (4, 21, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":11}' AS BLOB));
INSERT INTO event VALUES (4, 22, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 22, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":33}' AS BLOB));
INSERT INTO event VALUES (4, 23, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":0,"card":11}' AS BLOB));
INSERT INTO event VALUES (4, 23, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":35}' AS BLOB));
INSERT INTO event VALUES (4, 24, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":0,"payment":[33],"joker":null,"paid":10,"exact":false}' AS BLOB));
INSERT INTO event VALUES (4, 25, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":1,"payment":[8,32],"joker":null,"paid":12,"exact":true}' AS BLOB));
INSERT INTO event VALUES (4, 26, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 26, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":41}' AS BLOB));
INSERT INTO event VALUES (4, 27, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":1,"card":10}' AS BLOB));
INSERT INTO event VALUES (4, 27, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":34}' AS BLOB));
INSERT INTO event VALUES (4, 28, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":15,"payment":[11,41],"joker":null,"paid":13,"exact":false}' AS BLOB));
INSERT INTO event VALUES (4, 29, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 29, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":30}' AS BLOB));
INSERT INTO event VALUES (4, 30, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 30, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":3}' AS BLOB));
INSERT INTO event VALUES (5, 0, 0, NULL, CAST('{"type":"game-began","placing":[2,0,1],"order":[2,0,1]}' AS BLOB));
INSERT INTO event VALUES (5, 0, 1, NULL, CAST('{"type":"settlements-revealed","kinds":["village","village","town","hamlet","village","town","city","village","city","town","town","hamlet","town","village","city","hamlet","hamlet","city","hamlet"]}' AS BLOB));
INSERT INTO event VALUES (5, 1, 0, NULL, CAST('{"type":"workshop-placed","seat":2,"hex":86}' AS BLOB));
INSERT INTO event VALUES (5, 2, 0, NULL, CAST('{"type":"workshop-placed","seat":0,"hex":29}' AS BLOB));
INSERT INTO event VALUES (5, 3, 0, NULL, CAST('{"type":"workshop-placed","seat":1,"hex":51}' AS BLOB));
INSERT INTO event VALUES (5, 3, 1, NULL, CAST('{"type":"turn-began","seat":2,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 4, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[86,87,88,77],"transits":[],"kind":"town","cubes":1,"gold":4,"cost":4,"days":2}' AS BLOB));
INSERT INTO event VALUES (5, 5, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[86,97,98],"transits":[],"kind":"city","cubes":1,"gold":5,"cost":2,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 5, 1, NULL, CAST('{"type":"turn-ended","seat":2,"links":2,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 5, 2, NULL, CAST('{"type":"turn-began","seat":0,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 6, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[29,28,18],"transits":[],"kind":"town","cubes":1,"gold":4,"cost":2,"days":4}' AS BLOB));
INSERT INTO event VALUES (5, 7, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[18,10,11],"transits":[],"kind":"village","cubes":1,"gold":3,"cost":2,"days":2}' AS BLOB));
INSERT INTO event VALUES (5, 8, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[18,17,8],"transits":[],"kind":"village","cubes":1,"gold":3,"cost":2,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 8, 1, NULL, CAST('{"type":"turn-ended","seat":0,"links":3,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 8, 2, NULL, CAST('{"type":"turn-began","seat":1,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 9, 0, NULL, CAST('{"type":"link-built","seat":1,"path":[51,64,65,78,79],"transits":[],"kind":"hamlet","cubes":1,"gold":2,"cost":6,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 9, 1, NULL, CAST('{"type":"turn-ended","seat":1,"links":1,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 9, 2, NULL, CAST('{"type":"turn-began","seat":2,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 10, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[86,75,62,49],"transits":[],"kind":"city","cubes":1,"gold":5,"cost":6,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 10, 1, NULL, CAST('{"type":"turn-ended","seat":2,"links":1,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 10, 2, NULL, CAST('{"type":"turn-began","seat":0,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 11, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[29,39,50,63],"transits":[],"kind":"town","cubes":1,"gold":4,"cost":5,"days":1}' AS BLOB));
INSERT INTO event VALUES (5, 11, 1, NULL, CAST('{"type":"turn-ended","seat":0,"links":1,"days":1,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 11, 2, NULL, CAST('{"type":"turn-began","seat":1,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 12, 0, NULL, CAST('{"type":"link-built","seat":1,"path":[79,90,89,77],"transits":[],"kind":"town","cubes":2,"gold":3,"cost":4,"days":2}' AS BLOB));
INSERT INTO event VALUES (5, 13, 0, NULL, CAST('{"type":"link-built","seat":1,"path":[77,76,63],"transits":[],"kind":"town","cubes":2,"gold":3,"cost":2,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 13, 1, NULL, CAST('{"type":"turn-ended","seat":1,"links":2,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 13, 2, NULL, CAST('{"type":"turn-began","seat":2,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 14, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[49,48,60],"transits":[],"kind":"city","cubes":1,"gold":5,"cost":2,"days":4}' AS BLOB));
INSERT INTO event VALUES (5, 15, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[98,107,116],"transits":[],"kind":"city","cubes":1,"gold":5,"cost":2,"days":2}' AS BLOB));
INSERT INTO event VALUES (5, 16, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[60,73,85],"transits":[],"kind":"village","cubes":1,"gold":3,"cost":2,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 16, 1, NULL, CAST('{"type":"turn-ended","seat":2,"links":3,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 16, 2, NULL, CAST('{"type":"turn-began","seat":0,"gained":6,"days":7}' AS BLOB));
INSERT INTO event VALUES (5, 17, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[11,12,13,22,32],"transits":[],"kind":"village","cubes":1,"gold":3,"cost":6,"days":1}' AS BLOB));
INSERT INTO event VALUES (5, 17, 1, NULL, CAST('{"type":"turn-ended","seat":0,"links":1,"days":1,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 17, 2, NULL, CAST('{"type":"turn-began","seat":1,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 18, 0, NULL, CAST('{"type":"link-built","seat":1,"path":[79,66,53,52],"transits":[],"kind":"village","cubes":1,"gold":3,"cost":6,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 18, 1, NULL, CAST('{"type":"turn-ended","seat":1,"links":1,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 18, 2, NULL, CAST('{"type":"turn-began","seat":2,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 19, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[60,47,46,45],"transits":[],"kind":"town","cubes":1,"gold":4,"cost":4,"days":2}' AS BLOB));
INSERT INTO event VALUES (5, 19, 1, NULL, CAST('{"type":"turn-ended","seat":2,"links":1,"days":2,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 19, 2, NULL, CAST('{"type":"turn-began","seat":0,"gained":6,"days":7}' AS BLOB));
INSERT INTO event VALUES (5, 20, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[32,31,21],"transits":[],"kind":"hamlet","cubes":1,"gold":2,"cost":4,"days":3}' AS BLOB));
INSERT INTO event VALUES (5, 21, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[29,40,52],"transits":[],"kind":"village","cubes":2,"gold":2,"cost":2,"days":1}' AS BLOB));
INSERT INTO event VALUES (5, 21, 1, NULL, CAST('{"type":"turn-ended","seat":0,"links":2,"days":1,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 21, 2, NULL, CAST('{"type":"turn-began","seat":1,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 22, 0, NULL, CAST('{"type":"link-built","seat":1,"path":[79,91,101,111],"transits":[],"kind":"hamlet","cubes":1,"gold":2,"cost":6,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 22, 1, NULL, CAST('{"type":"turn-ended","seat":1,"links":1,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 22, 2, NULL, CAST('{"type":"turn-began","seat":2,"gained":6,"days":8}' AS BLOB));
INSERT INTO event VALUES (5, 23, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[116,117,118,119,111],"transits":[],"kind":"hamlet","cubes":2,"gold":1,"cost":6,"days":2}' AS BLOB));
INSERT INTO event VALUES (5, 23, 1, NULL, CAST('{"type":"turn-ended","seat":2,"links":1,"days":2,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 23, 2, NULL, CAST('{"type":"turn-began","seat":0,"gained":6,"days":7}' AS BLOB));
INSERT INTO event VALUES (5, 24, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[18,27,37,49],"transits":[],"kind":"city","cubes":2,"gold":4,"cost":6,"days":1}' AS BLOB));
INSERT INTO event VALUES (5, 24, 1, NULL, CAST('{"type":"turn-ended","seat":0,"links":1,"days":1,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 24, 2, NULL, CAST('{"type":"turn-began","seat":1,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (6, 0, 0, NULL, CAST('{"type":"game-began","order":[0,1,2,3],"coins":[0,1,2,3]}' AS BLOB));
INSERT INTO event VALUES (6, 1, 0, NULL, CAST('{"type":"wagon-ran","seat":0,"wagon":0,"start":null,"path":[27],"arrives":false,"points_left":2,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 2, 0, NULL, CAST('{"type":"tile-taken","seat":0,"area":4,"good":0,"gained":4,"follows":0}' AS BLOB));
INSERT INTO event VALUES (6, 3, 0, NULL, CAST('{"type":"wagon-ran","seat":0,"wagon":6,"start":null,"path":[28,26],"arrives":false,"points_left":0,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 4, 0, NULL, CAST('{"type":"cube-taken","seat":0,"market":12,"good":0,"follows":4}' AS BLOB));
INSERT INTO event VALUES (6, 4, 1, NULL, CAST('{"type":"turn-ended","seat":0,"points_unused":0}' AS BLOB));
INSERT INTO event VALUES (6, 5, 0, NULL, CAST('{"type":"stack-looked-at","seat":1}' AS BLOB));
INSERT INTO event VALUES (6, 6, 0, NULL, CAST('{"type":"tile-kept","seat":1,"tiles":1}' AS BLOB));
INSERT INTO event VALUES (6, 6, 1, '[1]', CAST('{"type":"tile-chosen","seat":1,"wagon":5}' AS BLOB));
INSERT INTO event VALUES (6, 7, 0, NULL, CAST('{"type":"wagon-ran","seat":2,"wagon":9,"start":null,"path":[0,3,6],"arrives":false,"points_left":0,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 8, 0, NULL, CAST('{"type":"tile-taken","seat":2,"area":0,"good":4,"gained":4,"follows":4}' AS BLOB));
INSERT INTO event VALUES (6, 8, 1, NULL, CAST('{"type":"coins-changed","seat":2,"points":1,"coins":1,"points_left":19}' AS BLOB));
INSERT INTO event VALUES (6, 9, 0, NULL, CAST('{"type":"cube-taken","seat":2,"market":3,"good":0,"follows":2}' AS BLOB));
INSERT INTO event VALUES (6, 9, 1, NULL, CAST('{"type":"turn-ended","seat":2,"points_unused":0}' AS BLOB));
INSERT INTO event VALUES (6, 10, 0, NULL, CAST('{"type":"stack-looked-at","seat":3}' AS BLOB));
INSERT INTO event VALUES (6, 11, 0, NULL, CAST('{"type":"tile-kept","seat":3,"tiles":1}' AS BLOB));
INSERT INTO event VALUES (6, 11, 1, '[3]', CAST('{"type":"tile-chosen","seat":3,"wagon":9}' AS BLOB));
INSERT INTO event VALUES (6, 12, 0, NULL, CAST('{"type":"wagon-ran","seat":0,"wagon":8,"start":null,"path":[0,3],"arrives":false,"points_left":1,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 13, 0, NULL, CAST('{"type":"tile-taken","seat":0,"area":0,"good":4,"gained":4,"follows":2}' AS BLOB));
INSERT INTO event VALUES (6, 13, 1, NULL, CAST('{"type":"coins-changed","seat":0,"points":1,"coins":3,"points_left":18}' AS BLOB));
INSERT INTO event VALUES (6, 14, 0, NULL, CAST('{"type":"wagon-ran","seat":0,"wagon":0,"start":27,"path":[25],"arrives":false,"points_left":0,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 15, 0, NULL, CAST('{"type":"cube-taken","seat":0,"market":11,"good":4,"follows":2}' AS BLOB));
INSERT INTO event VALUES (6, 15, 1, NULL, CAST('{"type":"turn-ended","seat":0,"points_unused":0}' AS BLOB));
INSERT INTO event VALUES (6, 16, 0, NULL, CAST('{"type":"stack-looked-at","seat":1}' AS BLOB));
INSERT INTO event VALUES (6, 17, 0, NULL, CAST('{"type":"tile-kept","seat":1,"tiles":2}' AS BLOB));
INSERT INTO event VALUES (6, 17, 1, '[1]', CAST('{"type":"tile-chosen","seat":1,"wagon":0}' AS BLOB));
INSERT INTO event VALUES (6, 18, 0, NULL, CAST('{"type":"wagon-ran","seat":2,"wagon":0,"start":25,"path":[22],"arrives":false,"points_left":2,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 19, 0, NULL, CAST('{"type":"tile-taken","seat":2,"area":4,"good":0,"gained":2,"follows":3}' AS BLOB));
INSERT INTO event VALUES (6, 20, 0, NULL, CAST('{"type":"wagon-ran","seat":2,"wagon":9,"start":6,"path":[9,12],"arrives":false,"points_left":0,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 20, 1, NULL, CAST('{"type":"turn-ended","seat":2,"points_unused":0}' AS BLOB));
INSERT INTO event VALUES (6, 21, 0, NULL, CAST('{"type":"wagon-ran","seat":3,"wagon":9,"start":12,"path":[14,16,17],"arrives":false,"points_left":0,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 22, 0, NULL, CAST('{"type":"tile-taken","seat":3,"area":2,"good":3,"gained":4,"follows":4}' AS BLOB));
INSERT INTO event VALUES (6, 22, 1, NULL, CAST('{"type":"coins-changed","seat":3,"points":1,"coins":2,"points_left":17}' AS BLOB));
INSERT INTO event VALUES (6, 22, 2, NULL, CAST('{"type":"turn-ended","seat":3,"points_unused":0}' AS BLOB));
INSERT INTO event VALUES (6, 23, 0, NULL, CAST('{"type":"wagon-ran","seat":0,"wagon":1,"start":null,"path":[27],"arrives":false,"points_left":2,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 24, 0, NULL, CAST('{"type":"tile-taken","seat":0,"area":4,"good":3,"gained":4,"follows":4}' AS BLOB));
INSERT INTO event VALUES (6, 24, 1, NULL, CAST('{"type":"coins-changed","seat":0,"points":1,"coins":2,"points_left":16}' AS BLOB));
INSERT INTO event VALUES (4, 31, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 31, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":44}' AS BLOB));
INSERT INTO event VALUES (2, 3, 0, NULL, CAST('{"type":"army-ready","seat":2,"waiting":1}' AS BLOB));
INSERT INTO event VALUES (3, 61, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":24,"to":25,"flag":null}' AS BLOB));
INSERT INTO event VALUES (4, 32, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":0,"card":35}' AS BLOB));
INSERT INTO event VALUES (4, 32, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":18}' AS BLOB));
INSERT INTO event VALUES (5, 25, 0, NULL, CAST('{"type":"link-built","seat":1,"path":[111,110,100,99,98],"transits":[],"kind":"city","cubes":2,"gold":4,"cost":6,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 25, 1, NULL, CAST('{"type":"turn-ended","seat":1,"links":1,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 25, 2, NULL, CAST('{"type":"turn-began","seat":2,"gained":6,"days":8}' AS BLOB));
INSERT INTO event VALUES (6, 25, 0, NULL, CAST('{"type":"wagon-ran","seat":0,"wagon":9,"start":17,"path":[19],"arrives":false,"points_left":1,"arrivals":0}' AS BLOB));
INSERT INTO invitation VALUES (7, 102, 0);
INSERT INTO move VALUES (1, 1, 0, 101, 1000002, 'claim forest/mountain: pact', 'e5c33ccc882dc827', 1760003600000);
INSERT INTO move VALUES (1, 2, 0, 101, 1000003, 'claim sailor/forest: window', '3876258f6fd545a2', 1760007200000);
INSERT INTO move VALUES (1, 3, 1, 102, 1000004, 'claim sailor/mill: cave rite', '80c0b97246c78960', 1760010800000);
INSERT INTO move VALUES (1, 4, 0, 101, 1000005, 'draw 1', '1152add5b494ecfa', 1760014400000);
INSERT INTO move VALUES (1, 5, 1, 102, 1000006, 'draw 1', 'd87185fe9e45b260', 1760018000000);
INSERT INTO move VALUES (1, 6, 0, 101, 1000007, 'draw 1', '10c841b8608fda77', 1760021600000);
INSERT INTO move VALUES (1, 7, 1, 102, 1000008, 'draw pile', '040140b3c4c399ba', 1760025200000);
INSERT INTO move VALUES (1, 8, 0, 101, 1000009, 'draw 1', 'd37fd8981cfb7066', 1760028800000);
INSERT INTO move VALUES (1, 9, 1, 102, 1000010, 'claim penitent/desert: darkness', '7d85b03955267709', 1760032400000);
INSERT INTO move VALUES (1, 10, 0, 101, 1000011, 'draw 1', '5b0687bc86208bcb', 1760036000000);
INSERT INTO move VALUES (1, 11, 1, 102, 1000012, 'draw 1', 'c794db89c0a92351', 1760039600000);
INSERT INTO move VALUES (1, 12, 0, 101, 1000013, 'keep ace 1', '3939d97039b63eb4', 1760043200000);
INSERT INTO move VALUES (1, 13, 0, 101, 1000014, 'draw 1', '587164431b897265', 1760046800000);
INSERT INTO move VALUES (1, 14, 1, 102, 1000015, 'draw pile', '2a806e3e3ac2dd5b', 1760050400000);
INSERT INTO move VALUES (1, 15, 0, 101, 1000016, 'claim light-keeper/consul: ace-knots origin painter lunatic betrayal', 'a31a55a80d575ae6', 1760054000000);
INSERT INTO move VALUES (1, 16, 0, 101, 1000017, 'draw pile', '5037ae38d6098404', 1760057600000);
INSERT INTO move VALUES (1, 17, 1, 102, 1000018, 'draw 1', '7df6df7e25be4170', 1760061200000);
INSERT INTO move VALUES (1, 18, 0, 101, 1000019, 'excuse origin', '77354238676e91b0', 1760064800000);
INSERT INTO move VALUES (1, 19, 1, 102, 1000020, 'claim mountain/diplomat: chance-meeting huntress', 'b34b19df04157277', 1760068400000);
INSERT INTO move VALUES (1, 20, 0, 101, 1000021, 'keep ace 1', '94185ae4b56d795e', 1760072000000);
INSERT INTO move VALUES (1, 21, 1, 102, 1000022, 'resign', 'd08a211f1689d892', 1760072000000);
INSERT INTO move VALUES (2, 1, 0, 101, 1000025, 'ready', '72ce3410afa21b2b', 1760075600000);
INSERT INTO move VALUES (2, 2, 1, NULL, NULL, 'ready', 'fa58583190606cd7', 1760079200000);
INSERT INTO move VALUES (3, 1, 0, 101, 1000028, 'ready', 'ccc9ccf4c99d18f8', 1760082800000);
INSERT INTO move VALUES (3, 2, 1, NULL, NULL, 'ready', '1947b06c21ca78e6', 1760086400000);
INSERT INTO move VALUES (3, 3, 2, NULL, NULL, 'ready', '38a45d0dc6784db1', 1760090000000);
INSERT INTO move VALUES (3, 4, 3, 102, 1000029, 'ready', 'c24f23383f270839', 1760093600000);
INSERT INTO move VALUES (3, 5, 1, NULL, NULL, 'move c9 i9', '78212b7fa11f7de6', 1760097200000);
INSERT INTO move VALUES (3, 6, 2, NULL, NULL, 'move g13 g12', '1f5a4c4e92f9e3f1', 1760100800000);
INSERT INTO move VALUES (3, 7, 3, 102, 1000030, 'move l8 l7', '0ad34ac199d98d37', 1760104400000);
INSERT INTO move VALUES (3, 8, 0, 101, 1000031, 'move g1 g2 leave', 'e65de57029396af0', 1760108000000);
INSERT INTO move VALUES (3, 9, 1, NULL, NULL, 'move i9 f9', '76d21cd6f6316f39', 1760111600000);
INSERT INTO move VALUES (3, 10, 2, NULL, NULL, 'move e11 e10', '032447914fcb637c', 1760115200000);
INSERT INTO move VALUES (3, 11, 3, 102, 1000032, 'move k10 i10', '58eec282d314f8f0', 1760118800000);
INSERT INTO move VALUES (3, 12, 0, 101, 1000033, 'move i3 i8', '1b9e833df631e58e', 1760122400000);
INSERT INTO move VALUES (3, 13, 1, NULL, NULL, 'move a7 b7', '7d7f53b98e48cec3', 1760126000000);
INSERT INTO move VALUES (3, 14, 2, NULL, NULL, 'move f11 e11', 'f444498df43520dd', 1760129600000);
INSERT INTO move VALUES (3, 15, 3, 102, 1000034, 'move l9 l8', '71d468e6fa36daae', 1760133200000);
INSERT INTO move VALUES (3, 16, 0, 101, 1000035, 'move f1 g1', 'e579de8b6f36f41a', 1760136800000);
INSERT INTO move VALUES (3, 17, 1, NULL, NULL, 'move c8 c9', '2687766d8f60a281', 1760140400000);
INSERT INTO move VALUES (3, 18, 2, NULL, NULL, 'move h13 g13', 'a738d9648ef11731', 1760144000000);
INSERT INTO move VALUES (3, 19, 3, 102, 1000036, 'move k7 i7', '36faa937569cda7e', 1760147600000);
INSERT INTO move VALUES (3, 20, 0, 101, 1000037, 'move e3 e4', '0a6db56242262b4e', 1760151200000);
INSERT INTO move VALUES (3, 21, 1, NULL, NULL, 'move b8 c8', '425f85155ac1d520', 1760154800000);
INSERT INTO move VALUES (3, 22, 2, NULL, NULL, 'move f12 f11', 'a4fc2d2e59c209b6', 1760158400000);
INSERT INTO move VALUES (3, 23, 3, 102, 1000038, 'move i7 i8', 'e9de7b30b6d89a8c', 1760162000000);
INSERT INTO move VALUES (3, 24, 0, 101, 1000039, 'move e4 e5', '00b30d2a60ebc4e4', 1760165600000);
INSERT INTO move VALUES (3, 25, 1, NULL, NULL, 'move f9 ring', '478fd2e01bda727b', 1760169200000);
INSERT INTO move VALUES (3, 26, 2, NULL, NULL, 'move e10 e9', '62d5156a16d32588', 1760172800000);
INSERT INTO move VALUES (3, 27, 3, 102, 1000040, 'move l10 k10', '3879b627d6f735ce', 1760176400000);
INSERT INTO move VALUES (3, 28, 0, 101, 1000041, 'move h3 i3', '12425f3b2f453846', 1760180000000);
INSERT INTO move VALUES (3, 29, 1, NULL, NULL, 'move c8 b8', 'e5718bb4fe7ff8aa', 1760183600000);
INSERT INTO move VALUES (3, 30, 2, NULL, NULL, 'move i11 i10', '416cda9769aca8cc', 1760187200000);
INSERT INTO move VALUES (3, 31, 3, 102, 1000042, 'move m10 l10', '9c051823c72102c3', 1760190800000);
INSERT INTO move VALUES (3, 32, 0, 101, 1000043, 'move d3 d4', '628e0d42cbcc5204', 1760194400000);
INSERT INTO move VALUES (3, 33, 1, NULL, NULL, 'move ring g5', '13625f448be8eee8', 1760198000000);
INSERT INTO move VALUES (3, 34, 2, NULL, NULL, 'move h11 i11', '487967fae29a013e', 1760201600000);
INSERT INTO move VALUES (3, 35, 3, 102, 1000044, 'move i8 j7', '716257d5567230e8', 1760205200000);
INSERT INTO move VALUES (3, 36, 0, 101, 1000045, 'move e5 d5', 'aca2144185f8617f', 1760208800000);
INSERT INTO move VALUES (3, 37, 1, NULL, NULL, 'move c9 c8', '0c002073619ad36d', 1760212400000);
INSERT INTO move VALUES (3, 38, 2, NULL, NULL, 'move i11 i10', '02b186fb209a937b', 1760216000000);
INSERT INTO move VALUES (3, 39, 3, 102, 1000046, 'move k10 j9', 'cce456cd7e6d5a50', 1760219600000);
INSERT INTO move VALUES (3, 40, 0, 101, 1000047, 'move j3 j5', '7c804c74015f6a1b', 1760223200000);
INSERT INTO move VALUES (3, 41, 1, NULL, NULL, 'move c8 c9', 'c08e7e67aae91967', 1760226800000);
INSERT INTO move VALUES (3, 42, 2, NULL, NULL, 'move j11 i11', 'ea6ca90a13ed81d9', 1760230400000);
INSERT INTO move VALUES (3, 43, 3, 102, 1000048, 'move l10 k10', 'd59e72d73b12689e', 1760234000000);
INSERT INTO move VALUES (3, 44, 0, 101, 1000049, 'move e2 e6', '1db53d1a13369287', 1760237600000);
INSERT INTO move VALUES (3, 45, 1, NULL, NULL, 'move c7 e7', '277704d7c5de396f', 1760241200000);
INSERT INTO move VALUES (3, 46, 2, NULL, NULL, 'move i11 h11', '29787a3e3c036657', 1760244800000);
INSERT INTO move VALUES (3, 47, 3, 102, 1000050, 'move j7 i6', '4bf60f83e296b9d8', 1760248400000);
INSERT INTO move VALUES (3, 48, 0, 101, 1000051, 'move g1 f1', '28d2b6f53f1c8052', 1760252000000);
INSERT INTO move VALUES (3, 49, 1, NULL, NULL, 'move e7 e6', 'da66afbb101628f0', 1760255600000);
INSERT INTO move VALUES (3, 50, 2, NULL, NULL, 'move i10 h9', '5e2600cdb1031759', 1760259200000);
INSERT INTO move VALUES (3, 51, 3, 102, 1000052, 'move i6 j7', '6af3b65d1d772e08', 1760262800000);
INSERT INTO move VALUES (3, 52, 0, 101, 1000053, 'move e1 e3', '1666722e3a7be529', 1760266400000);
INSERT INTO move VALUES (3, 53, 1, NULL, NULL, 'move b7 c7', '8cb3fd4f132433cf', 1760270000000);
INSERT INTO move VALUES (3, 54, 2, NULL, NULL, 'move h9 g9', '299f1a832a42bf45', 1760273600000);
INSERT INTO move VALUES (3, 55, 3, 102, 1000054, 'move j7 i6', '467dd9e5ac16b1bc', 1760277200000);
INSERT INTO move VALUES (3, 56, 0, 101, 1000055, 'move f1 e1', '3c3f746138a6f44e', 1760280800000);
INSERT INTO move VALUES (3, 57, 1, NULL, NULL, 'move c7 d7', 'e3f6b26a69b4eb7a', 1760284400000);
INSERT INTO move VALUES (3, 58, 2, NULL, NULL, 'move g9 e7', 'caa0d29b391499b1', 1760288000000);
INSERT INTO move VALUES (3, 59, 3, 102, 1000056, 'move i6 j5', '5d3bc86bf7b62595', 1760291600000);
INSERT INTO move VALUES (3, 60, 0, 101, 1000057, 'move j2 j3', '6397c0d56cca2ad5', 1760295200000);
INSERT INTO move VALUES (4, 1, 1, 102, 1000060, 'draw 1', 'ce3a74c858f88495', 1760298800000);
INSERT INTO move VALUES (4, 2, 0, 101, 1000061, 'draw 2', '0d59a109918f190c', 1760302400000);
INSERT INTO move VALUES (4, 3, 1, 102, 1000062, 'claim watchman/borderland: battle cave darkness', '763a3168e851881f', 1760306000000);
INSERT INTO move VALUES (4, 4, 1, 102, 1000063, 'draw pile', '7975113cd625d09b', 1760309600000);
INSERT INTO move VALUES (4, 5, 0, 101, 1000064, 'draw pile', 'ff508945ea4a858d', 1760313200000);
INSERT INTO move VALUES (4, 6, 1, 102, 1000065, 'claim penitent/desert: betrayal', '9315e57e00544372', 1760316800000);
INSERT INTO move VALUES (4, 7, 1, 102, 1000066, 'keep ace 2', 'ff3b3506d33ed250', 1760320400000);
INSERT INTO move VALUES (4, 8, 1, 102, 1000067, 'draw pile', 'f0cf07b76a5b9602', 1760324000000);
INSERT INTO move VALUES (4, 9, 0, 101, 1000068, 'draw pile', 'f80ee4c1aa0bcb2c', 1760327600000);
INSERT INTO move VALUES (4, 10, 1, 102, 1000069, 'draw pile', 'e8a30875eaec712d', 1760331200000);
INSERT INTO move VALUES (4, 11, 0, 101, 1000070, 'claim diplomat/penitent: discovery pact', 'b263142e0ead8002', 1760334800000);
INSERT INTO move VALUES (4, 12, 0, 101, 1000071, 'claim desert/island: soldier bard', '1d8dc4831c512aff', 1760338400000);
INSERT INTO move VALUES (4, 13, 1, 102, 1000072, 'draw 2', '56e1b0923a1d5b1e', 1760342000000);
INSERT INTO move VALUES (4, 14, 0, 101, 1000073, 'draw 2', '52e1946a19956de1', 1760345600000);
INSERT INTO move VALUES (4, 15, 1, 102, 1000074, 'give ace 2', '50581dc84f408f45', 1760349200000);
INSERT INTO move VALUES (4, 16, 1, 102, 1000075, 'draw pile', 'ac534cc41d084079', 1760352800000);
INSERT INTO move VALUES (4, 17, 0, 101, 1000076, 'claim mountain/castle: ace-suns window', 'd99654a8ff6a8a0b', 1760356400000);
INSERT INTO move VALUES (4, 18, 0, 101, 1000077, 'draw pile', '35458f9e30940011', 1760360000000);
INSERT INTO move VALUES (4, 19, 1, 102, 1000078, 'claim forest/mountain: author chance-meeting', '83b99e4238a91d44', 1760363600000);
INSERT INTO move VALUES (4, 20, 1, 102, 1000079, 'draw 1', '6a2c66394e1f0b70', 1760367200000);
INSERT INTO move VALUES (4, 21, 0, 101, 1000080, 'keep ace 1', 'c4257ebf48afe96d', 1760370800000);
INSERT INTO move VALUES (4, 22, 0, 101, 1000081, 'draw pile', '2e923a0e1a7d6f09', 1760374400000);
INSERT INTO move VALUES (4, 23, 1, 102, 1000082, 'draw 1', 'b0b0749c00d84e38', 1760378000000);
INSERT INTO move VALUES (4, 24, 0, 101, 1000083, 'claim sailor/forest: end', '5f1094900c5aecaa', 1760381600000);
INSERT INTO move VALUES (4, 25, 1, 102, 1000084, 'claim sailor/mill: origin sea', '3dbcceef09bd91a7', 1760385200000);
INSERT INTO move VALUES (4, 26, 1, 102, 1000085, 'draw pile', 'cbb784b91882d367', 1760388800000);
INSERT INTO move VALUES (4, 27, 0, 101, 1000086, 'draw 2', 'c15696cff28754ec', 1760392400000);
INSERT INTO move VALUES (4, 28, 1, 102, 1000087, 'claim watchman/desert: savage rite', 'bf46e35b4edc19ff', 1760396000000);
INSERT INTO move VALUES (4, 29, 0, 101, 1000088, 'draw pile', '50527317ef0db9da', 1760399600000);
INSERT INTO move VALUES (4, 30, 1, 102, 1000089, 'draw pile', '73ebe5737710cfbd', 1760403200000);
INSERT INTO move VALUES (5, 1, 2, 102, 1000092, 'workshop j5', '5cab5c085f14d1a9', 1760406800000);
INSERT INTO move VALUES (5, 2, 0, 101, 1000093, 'workshop d6', '4b67bae54df3a9b5', 1760410400000);
INSERT INTO move VALUES (5, 3, 1, NULL, NULL, 'workshop f7', '1ee577cf41cf05e3', 1760414000000);
INSERT INTO move VALUES (5, 4, 2, 102, 1000094, 'build j5-j6-j7-h8', 'f3612224c7572ab6', 1760417600000);
INSERT INTO move VALUES (5, 5, 2, 102, 1000095, 'build j5-k5-k6', '9f6c2dba4eaa13bf', 1760421200000);
INSERT INTO move VALUES (5, 6, 0, 101, 1000096, 'build d6-d5-c4', '301494ad8821f1a9', 1760424800000);
INSERT INTO move VALUES (5, 7, 0, 101, 1000097, 'build c4-b4-b5', 'df193a74eb5f389c', 1760428400000);
INSERT INTO move VALUES (5, 8, 0, 101, 1000098, 'build c4-c3-b2', '7c46c22a75688a60', 1760432000000);
INSERT INTO move VALUES (5, 9, 1, NULL, NULL, 'build f7-g8-g9-h9-h10', '228d2c48b7a86a54', 1760435600000);
INSERT INTO move VALUES (5, 10, 2, 102, 1000099, 'build j5-h6-g6-f5', '6c04c8e3b0471e96', 1760439200000);
INSERT INTO move VALUES (5, 11, 0, 101, 1000100, 'build d6-e6-f6-g7', '93ba01fcc1cf7618', 1760442800000);
INSERT INTO move VALUES (5, 12, 1, NULL, NULL, 'build h10-j9-j8-h8', '4797ee6e6556c911', 1760446400000);
INSERT INTO move VALUES (5, 13, 1, NULL, NULL, 'build h8-h7-g7', '54e24d075a38800f', 1760450000000);
INSERT INTO move VALUES (5, 14, 2, 102, 1000101, 'build f5-f4-g4', 'd152d14ac4ed84b4', 1760453600000);
INSERT INTO move VALUES (5, 15, 2, 102, 1000102, 'build k6-l5-m5', 'ac967a6cb794cfed', 1760457200000);
INSERT INTO move VALUES (5, 16, 2, 102, 1000103, 'build g4-h4-j4', 'b9ebcd0a5ca4eb8b', 1760460800000);
INSERT INTO move VALUES (5, 17, 0, 101, 1000104, 'build b5-b6-b7-c8-d9', '6150e5f7cc48160c', 1760464400000);
INSERT INTO move VALUES (5, 18, 1, NULL, NULL, 'build h10-g10-f9-f8', '308f6afcc505ad6a', 1760468000000);
INSERT INTO move VALUES (5, 19, 2, 102, 1000105, 'build g4-f3-f2-f1', 'ad9a07c3fb889af4', 1760471600000);
INSERT INTO move VALUES (5, 20, 0, 101, 1000106, 'build d9-d8-c7', 'f328af858db17b56', 1760475200000);
INSERT INTO move VALUES (5, 21, 0, 101, 1000107, 'build d6-e7-f8', '803593dae5fdb994', 1760478800000);
INSERT INTO move VALUES (5, 22, 1, NULL, NULL, 'build h10-j10-k9-l9', '7172e93c02e188cb', 1760482400000);
INSERT INTO move VALUES (5, 23, 2, 102, 1000108, 'build m5-m6-m7-m8-l9', '21d1032e4aa69bf4', 1760486000000);
INSERT INTO move VALUES (5, 24, 0, 101, 1000109, 'build c4-d4-e4-f5', 'f89c1a7beb15c3fd', 1760489600000);
INSERT INTO move VALUES (6, 1, 0, 101, 1000112, 'run pseudolus 12h', '276f5ff6ec84756d', 1760493200000);
INSERT INTO move VALUES (6, 2, 0, 101, 1000113, 'tile v', '421c0bdb37b33980', 1760496800000);
INSERT INTO move VALUES (6, 3, 0, 101, 1000114, 'run epidicus 12l 11l', '7d4d4aed8a759af5', 1760500400000);
INSERT INTO move VALUES (6, 4, 0, 101, 1000115, 'cube 11l', 'de78995805b61dc4', 1760504000000);
INSERT INTO move VALUES (6, 5, 1, NULL, NULL, 'look', '729187923238a998', 1760507600000);
INSERT INTO move VALUES (6, 6, 1, NULL, NULL, 'choose stichus', '9c328e6af70e20d6', 1760511200000);
INSERT INTO move VALUES (6, 7, 2, NULL, NULL, 'run palaestrio 1h 2h 3h', '90bc88098a3c03f2', 1760514800000);
INSERT INTO move VALUES (6, 8, 2, NULL, NULL, 'tile i', '0b6e0da867160357', 1760518400000);
INSERT INTO move VALUES (6, 9, 2, NULL, NULL, 'cube 3h', '0695057939d108e9', 1760522000000);
INSERT INTO move VALUES (6, 10, 3, 102, 1000116, 'look', '26e60e7124939ab0', 1760525600000);
INSERT INTO move VALUES (6, 11, 3, 102, 1000117, 'choose palaestrio', '10fc5e7e9714e73f', 1760529200000);
INSERT INTO move VALUES (6, 12, 0, 101, 1000118, 'run tranio 1h 2h', '0e23888c71a3f699', 1760532800000);
INSERT INTO move VALUES (6, 13, 0, 101, 1000119, 'tile i', '7559b36ed8ae236e', 1760536400000);
INSERT INTO move VALUES (6, 14, 0, 101, 1000120, 'run pseudolus 11h', '709a82ea86d801de', 1760540000000);
INSERT INTO move VALUES (6, 15, 0, 101, 1000121, 'cube 11h', '6aca71a719e31898', 1760543600000);
INSERT INTO move VALUES (6, 16, 1, NULL, NULL, 'look', '4fc919801085b0fb', 1760547200000);
INSERT INTO move VALUES (6, 17, 1, NULL, NULL, 'choose pseudolus', '48f7db0afa2e45dc', 1760550800000);
INSERT INTO move VALUES (6, 18, 2, NULL, NULL, 'run pseudolus 10h', '0d6453ae187bce19', 1760554400000);
INSERT INTO move VALUES (6, 19, 2, NULL, NULL, 'tile v', '996294bec3eb33ac', 1760558000000);
INSERT INTO move VALUES (6, 20, 2, NULL, NULL, 'run palaestrio 4h 5c', '3188044dd3fa9395', 1760561600000);
INSERT INTO move VALUES (6, 21, 3, 102, 1000122, 'run palaestrio 6h 7c 8h', '59232446e084d8a4', 1760565200000);
INSERT INTO move VALUES (6, 22, 3, 102, 1000123, 'tile iii', '10b22e897c6b80eb', 1760568800000);
INSERT INTO move VALUES (6, 23, 0, 101, 1000124, 'run curculio 12h', '4f260f5ff8a879d5', 1760572400000);
INSERT INTO move VALUES (6, 24, 0, 101, 1000125, 'tile v', '0a7da4be6f29326c', 1760576000000);
INSERT INTO move VALUES (4, 31, 0, NULL, NULL, 'draw pile', '4392a6e2d3f7137d', 1760576000000);
INSERT INTO move VALUES (2, 3, 2, NULL, NULL, 'ready', '334dc8df1aa7582e', 1760579600000);
INSERT INTO move VALUES (3, 61, 1, NULL, NULL, 'move c6 c7', '6dba9e877571e180', 1760583200000);
INSERT INTO move VALUES (4, 32, 1, 102, 1000126, 'draw 1', 'd2e4a25008aeb299', 1760586800000);
INSERT INTO move VALUES (5, 25, 1, NULL, NULL, 'build l9-l8-k8-k7-k6', '7d5608330547589f', 1760590400000);
INSERT INTO move VALUES (6, 25, 0, 101, 1000127, 'run palaestrio 9h', 'a745602e0c8c6339', 1760594000000);
INSERT INTO receipt VALUES (1000000, 1, 1760000000000);
INSERT INTO receipt VALUES (1000001, 1, 1760000000000);
INSERT INTO receipt VALUES (1000023, 2, 1760072000000);
INSERT INTO receipt VALUES (1000024, 2, 1760072000000);
INSERT INTO receipt VALUES (1000026, 3, 1760079200000);
INSERT INTO receipt VALUES (1000027, 3, 1760079200000);
INSERT INTO receipt VALUES (1000058, 4, 1760295200000);
INSERT INTO receipt VALUES (1000059, 4, 1760295200000);
INSERT INTO receipt VALUES (1000090, 5, 1760403200000);
INSERT INTO receipt VALUES (1000091, 5, 1760403200000);
INSERT INTO receipt VALUES (1000110, 6, 1760489600000);
INSERT INTO receipt VALUES (1000111, 6, 1760489600000);
INSERT INTO receipt VALUES (1000128, 7, 1760594000000);
INSERT INTO seat VALUES (1, 0, 101, NULL, NULL, 1760000000000, NULL, NULL, 20, 0, 13, NULL, 0, 13, 0, 0);
INSERT INTO seat VALUES (1, 1, 102, NULL, NULL, 1760000000000, NULL, NULL, 21, 0, 8, NULL, 0, 8, 0, 0);
INSERT INTO seat VALUES (2, 0, 101, NULL, NULL, 1760072000000, NULL, NULL, 1, 0, 1, NULL, 0, 1, 0, 0);
INSERT INTO seat VALUES (2, 1, NULL, 'stratego4', 'easy', 1760072000000, NULL, NULL, 2, 0, 1, NULL, 0, 1, 0, 0);
INSERT INTO seat VALUES (2, 2, NULL, 'stratego4', 'easy', 1760072000000, NULL, NULL, 3, 0, 1, NULL, 0, 1, 0, 0);
INSERT INTO seat VALUES (2, 3, 102, NULL, NULL, 1760072000000, 1, 1760162000000, 0, 0, 1, NULL, 0, 1, 0, 0);
INSERT INTO seat VALUES (3, 0, 101, NULL, NULL, 1760079200000, NULL, NULL, 60, 0, 15, NULL, 0, 15, 0, 0);
INSERT INTO seat VALUES (3, 1, NULL, 'stratego4', 'easy', 1760079200000, NULL, NULL, 61, 0, 16, NULL, 0, 16, 0, 0);
INSERT INTO seat VALUES (3, 2, NULL, 'stratego4', 'easy', 1760079200000, 16, NULL, 58, 0, 16, NULL, 0, 16, 0, 0);
INSERT INTO seat VALUES (3, 3, 102, NULL, NULL, 1760079200000, NULL, NULL, 59, 0, 15, NULL, 0, 15, 0, 0);
INSERT INTO seat VALUES (4, 0, 101, NULL, NULL, 1760295200000, 15, 1760673200000, 31, 0, 15, 86400000, 0, 15, 0, 0);
INSERT INTO seat VALUES (4, 1, 102, NULL, NULL, 1760295200000, NULL, NULL, 32, 0, 18, NULL, 0, 18, 0, 0);
INSERT INTO seat VALUES (5, 0, 101, NULL, NULL, 1760403200000, NULL, NULL, 24, 0, 9, NULL, 0, 9, 0, 0);
INSERT INTO seat VALUES (5, 1, NULL, 'la-strada', 'easy', 1760403200000, NULL, NULL, 25, 0, 7, NULL, 0, 7, 0, 0);
INSERT INTO seat VALUES (5, 2, 102, NULL, NULL, 1760403200000, 10, 1760676800000, 23, 0, 10, 86400000, 0, 10, 0, 0);
INSERT INTO seat VALUES (6, 0, 101, NULL, NULL, 1760489600000, 12, 1760680400000, 25, 0, 12, 86400000, 0, 12, 0, 0);
INSERT INTO seat VALUES (6, 1, NULL, 'strada-romana', 'easy', 1760489600000, NULL, NULL, 17, 0, 4, NULL, 0, 4, 0, 0);
INSERT INTO seat VALUES (6, 2, NULL, 'strada-romana', 'easy', 1760489600000, NULL, NULL, 20, 0, 6, NULL, 0, 6, 0, 0);
INSERT INTO seat VALUES (6, 3, 102, NULL, NULL, 1760489600000, NULL, NULL, 22, 0, 4, NULL, 0, 4, 0, 0);
INSERT INTO seat VALUES (7, 0, 101, NULL, NULL, 1760594000000, NULL, NULL, 0, 0, 0, NULL, 0, 0, 0, 0);
INSERT INTO seat VALUES (7, 1, NULL, 'la-strada', 'easy', 1760594000000, NULL, NULL, 0, 0, 0, NULL, 0, 0, 0, 0);
INSERT INTO timer VALUES (2, 'deadline', 3, 1760162000000, 1);
INSERT INTO timer VALUES (3, 'computer', 2, 1760583202500, 16);
INSERT INTO timer VALUES (7, 'closing', 0, 1761112400000, 0);
INSERT INTO timer VALUES (7, 'close', 0, 1761198800000, 0);
