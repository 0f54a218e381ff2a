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
	updated_at BIGINT NOT NULL, 
	open_moves INTEGER DEFAULT '0' NOT NULL, 
	told_from INTEGER DEFAULT '-1' NOT NULL, 
	told_to INTEGER DEFAULT '-1' NOT NULL, 
	stood_until BIGINT DEFAULT '0' NOT NULL, 
	pace_minutes INTEGER DEFAULT '0' NOT NULL, 
	pace_bank VARCHAR, 
	pause VARCHAR, 
	proposal VARCHAR, polls VARCHAR DEFAULT '[]' NOT NULL, idle_from BIGINT DEFAULT '0' NOT NULL, removed VARCHAR DEFAULT '[]' NOT NULL, brought VARCHAR DEFAULT '[]' NOT NULL, cup VARCHAR, deal_of VARCHAR, 
	CONSTRAINT ck_game_table_code_upper CHECK (code = upper(code)), 
	CONSTRAINT uq_game_table_code UNIQUE (code)
);
CREATE INDEX ix_game_table_guild_id_status ON game_table (guild_id, status);
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
	last_error VARCHAR, 
	amends BOOLEAN DEFAULT 0 NOT NULL
, lease_owner VARCHAR);
CREATE INDEX ix_outbox_lane_id ON outbox (lane, id);
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE TABLE player (
	id BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	locale VARCHAR, 
	seen_locale VARCHAR NOT NULL, 
	letters VARCHAR NOT NULL, 
	dms_closed BOOLEAN NOT NULL, 
	confirm VARCHAR DEFAULT 'usual' NOT NULL, 
	away_until BIGINT DEFAULT '0' NOT NULL, 
	rested_at BIGINT DEFAULT '0' NOT NULL, 
	calls VARCHAR DEFAULT 'channel' NOT NULL, 
	zone VARCHAR, 
	quiet_from INTEGER, 
	quiet_to INTEGER, 
	digest_at INTEGER DEFAULT '18' NOT NULL, 
	digest_due BIGINT, 
	knock_at BIGINT DEFAULT '0' NOT NULL, missed BOOLEAN DEFAULT 0 NOT NULL, invitations VARCHAR DEFAULT 'everybody' NOT NULL, seen_on BIGINT DEFAULT '0' NOT NULL, forgetting BIGINT, leaderboard VARCHAR DEFAULT 'shown' NOT NULL, planned VARCHAR DEFAULT 'later' NOT NULL, 
	CONSTRAINT pk_player PRIMARY KEY (id)
);
CREATE INDEX ix_player_digest_due ON player (digest_due);
CREATE TABLE board_post (
	table_id BIGINT NOT NULL, 
	place_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	posted_at BIGINT NOT NULL, told VARCHAR DEFAULT '[]' NOT NULL, told_since BIGINT DEFAULT '0' NOT NULL, overtaken VARCHAR DEFAULT '[]' NOT NULL, 
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
CREATE TABLE letter_post (
	table_id BIGINT NOT NULL, 
	player_id BIGINT NOT NULL, 
	place_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, asks BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_letter_post PRIMARY KEY (table_id, player_id), 
	CONSTRAINT fk_letter_post_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE TABLE move (
	table_id BIGINT NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	actor_id BIGINT, 
	request_id BIGINT, 
	notation VARCHAR NOT NULL, 
	state_hash VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, time_left BIGINT, bank BIGINT DEFAULT '0' NOT NULL, 
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
	last_move INTEGER NOT NULL, 
	lapsed INTEGER DEFAULT '0' NOT NULL, 
	questions BIGINT DEFAULT '0' NOT NULL, 
	time_left BIGINT, 
	reminded INTEGER DEFAULT '0' NOT NULL, 
	timed BIGINT DEFAULT '0' NOT NULL, 
	bank BIGINT DEFAULT '0' NOT NULL, 
	pauses INTEGER DEFAULT '0' NOT NULL, stands_for BIGINT, tended INTEGER, former VARCHAR DEFAULT '[]' NOT NULL, wanted BOOLEAN DEFAULT 0 NOT NULL, presence VARCHAR DEFAULT 'here' NOT NULL, refused INTEGER DEFAULT '0' NOT NULL, appeals VARCHAR DEFAULT '[]' NOT NULL, resigned BOOLEAN DEFAULT 0 NOT NULL, beaten BOOLEAN DEFAULT 0 NOT NULL, quiet_left BIGINT DEFAULT '86400000' NOT NULL, promised BIGINT, called_at BIGINT DEFAULT '0' NOT NULL, held VARCHAR DEFAULT '[]' NOT NULL, called INTEGER, 
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
	asked BIGINT NOT NULL, lease_until BIGINT, 
	CONSTRAINT pk_timer PRIMARY KEY (table_id, kind, seat), 
	CONSTRAINT fk_timer_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_timer_due_at ON timer (due_at);
CREATE INDEX ix_seat_stands_for_table_id ON seat (stands_for, table_id);
CREATE TABLE follower (
	table_id BIGINT NOT NULL, 
	player_id BIGINT NOT NULL, 
	since BIGINT NOT NULL, 
	CONSTRAINT pk_follower PRIMARY KEY (table_id, player_id), 
	CONSTRAINT fk_follower_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_follower_player_id ON follower (player_id);
CREATE TABLE approach (
	by_id BIGINT NOT NULL, 
	to_id BIGINT NOT NULL, 
	table_id BIGINT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_approach PRIMARY KEY (by_id, to_id, table_id, created_at), 
	CONSTRAINT fk_approach_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_approach_table_id_to_id ON approach (table_id, to_id);
CREATE INDEX ix_approach_created_at ON approach (created_at);
CREATE TABLE block (
	by_id BIGINT NOT NULL, 
	blocked_id BIGINT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_block PRIMARY KEY (by_id, blocked_id)
);
CREATE INDEX ix_player_forgetting ON player (forgetting);
CREATE TABLE sign_of_life (
	shards INTEGER NOT NULL, 
	shard INTEGER NOT NULL, 
	alive_at BIGINT NOT NULL, 
	CONSTRAINT pk_sign_of_life PRIMARY KEY (shards, shard)
);
CREATE TABLE result (
	table_id BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	guild_id BIGINT, 
	options BLOB NOT NULL, 
	moves INTEGER NOT NULL, 
	began_at BIGINT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	reason VARCHAR NOT NULL, 
	unrated VARCHAR, 
	CONSTRAINT pk_result PRIMARY KEY (table_id), 
	CONSTRAINT fk_result_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_result_guild_id_game ON result (guild_id, game);
CREATE TABLE result_seat (
	table_id BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	player_id BIGINT, 
	level VARCHAR, 
	side INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	parts VARCHAR NOT NULL, 
	tended BOOLEAN NOT NULL, 
	handed BOOLEAN NOT NULL, 
	resigned BOOLEAN NOT NULL, vanished BIGINT, substituted INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_result_seat PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_result_seat_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_result_seat_player_id_table_id ON result_seat (player_id, table_id);
CREATE TABLE rated (
	table_id BIGINT NOT NULL, 
	player_id BIGINT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, with_people INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_rated PRIMARY KEY (table_id, player_id), 
	CONSTRAINT fk_rated_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_rated_player_id ON rated (player_id);
CREATE TABLE rating (
	player_id BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, with_people INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_rating PRIMARY KEY (player_id, game)
);
CREATE TABLE notebook (
	table_id BIGINT NOT NULL, 
	player_id BIGINT NOT NULL, 
	note VARCHAR NOT NULL, 
	marks VARCHAR NOT NULL, 
	CONSTRAINT pk_notebook PRIMARY KEY (table_id, player_id), 
	CONSTRAINT fk_notebook_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_notebook_player_id ON notebook (player_id);
CREATE INDEX ix_game_table_place_id_status_updated_at ON game_table (place_id, status, updated_at);
CREATE TABLE ban (
	guild_id BIGINT NOT NULL, 
	player_id BIGINT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_ban PRIMARY KEY (guild_id, player_id)
);
CREATE TABLE planned_moves (
	table_id BIGINT NOT NULL, 
	player_id BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	turns BLOB NOT NULL, 
	chance BLOB NOT NULL, 
	question BIGINT, 
	due_at BIGINT, 
	said VARCHAR, 
	CONSTRAINT pk_planned_moves PRIMARY KEY (table_id, player_id), 
	CONSTRAINT fk_planned_moves_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_planned_moves_player_id ON planned_moves (player_id);
CREATE TABLE tried_line (
	table_id BIGINT NOT NULL, 
	player_id BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	began_after INTEGER NOT NULL, 
	began_from VARCHAR NOT NULL, 
	seed BLOB NOT NULL, 
	line BLOB NOT NULL, 
	CONSTRAINT pk_tried_line PRIMARY KEY (table_id, player_id), 
	CONSTRAINT fk_tried_line_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_tried_line_player_id ON tried_line (player_id);
CREATE TABLE cup (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	code VARCHAR NOT NULL, 
	guild_id BIGINT NOT NULL, 
	place_id BIGINT NOT NULL, 
	locale VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	options BLOB NOT NULL, 
	pace VARCHAR NOT NULL, 
	size INTEGER NOT NULL, 
	format VARCHAR NOT NULL, 
	most INTEGER NOT NULL, 
	closes_at BIGINT, 
	round_days INTEGER, 
	planned_rounds INTEGER, 
	same_deal BOOLEAN NOT NULL, 
	opened_by BIGINT NOT NULL, 
	lot BLOB NOT NULL, 
	status VARCHAR NOT NULL, 
	version BIGINT NOT NULL, 
	created_at BIGINT NOT NULL, 
	ended_at BIGINT, 
	post BIGINT, 
	posted_version BIGINT NOT NULL, 
	end_post BIGINT, 
	due_at BIGINT, lost_at BIGINT, post_lease_until BIGINT, post_lease_owner VARCHAR, failing_since BIGINT, stood_until BIGINT DEFAULT '0' NOT NULL, waits_until BIGINT, 
	CONSTRAINT uq_cup_code UNIQUE (code)
);
CREATE INDEX ix_cup_due_at ON cup (due_at);
CREATE INDEX ix_cup_guild_id_status ON cup (guild_id, status);
CREATE INDEX ix_cup_opened_by ON cup (opened_by);
CREATE TABLE cup_entrant (
	cup_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	player_id BIGINT, 
	level VARCHAR, 
	entered_at BIGINT NOT NULL, 
	left_at BIGINT, 
	left_because VARCHAR, 
	CONSTRAINT pk_cup_entrant PRIMARY KEY (cup_id, number), 
	CONSTRAINT fk_cup_entrant_cup_id FOREIGN KEY(cup_id) REFERENCES cup (id)
);
CREATE INDEX ix_cup_entrant_player_id_cup_id ON cup_entrant (player_id, cup_id);
CREATE TABLE cup_round (
	cup_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	began_at BIGINT NOT NULL, 
	ends_at BIGINT, 
	ended_at BIGINT, 
	lengthened_by BIGINT NOT NULL, 
	seal VARCHAR, 
	seed VARCHAR, 
	CONSTRAINT pk_cup_round PRIMARY KEY (cup_id, number), 
	CONSTRAINT fk_cup_round_cup_id FOREIGN KEY(cup_id) REFERENCES cup (id)
);
CREATE TABLE cup_pairing (
	cup_id BIGINT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	table_id BIGINT, 
	code VARCHAR, 
	places VARCHAR NOT NULL, 
	runs BOOLEAN NOT NULL, 
	CONSTRAINT pk_cup_pairing PRIMARY KEY (cup_id, round, number), 
	CONSTRAINT fk_cup_pairing_cup_id FOREIGN KEY(cup_id) REFERENCES cup (id), 
	CONSTRAINT fk_cup_pairing_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE INDEX ix_cup_pairing_runs_table_id ON cup_pairing (runs, table_id);
CREATE INDEX ix_cup_pairing_table_id ON cup_pairing (table_id);
CREATE TABLE cup_receipt (
	request_id BIGINT NOT NULL, 
	cup_id BIGINT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_cup_receipt PRIMARY KEY (request_id), 
	CONSTRAINT fk_cup_receipt_cup_id FOREIGN KEY(cup_id) REFERENCES cup (id)
);
CREATE INDEX ix_cup_receipt_created_at ON cup_receipt (created_at);
CREATE INDEX ix_result_seat_vanished_table_id ON result_seat (vanished, table_id);
CREATE TABLE season (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	season VARCHAR NOT NULL, 
	closed_at BIGINT NOT NULL, 
	place_id BIGINT, 
	locale VARCHAR NOT NULL, 
	told_at BIGINT, post_lease_until BIGINT, post_lease_owner VARCHAR, 
	CONSTRAINT uq_season_guild_id_season UNIQUE (guild_id, season)
);
CREATE TABLE season_title (
	season_id BIGINT NOT NULL, 
	n INTEGER NOT NULL, 
	game VARCHAR, 
	player_id BIGINT NOT NULL, 
	points INTEGER NOT NULL, 
	CONSTRAINT pk_season_title PRIMARY KEY (season_id, n), 
	CONSTRAINT fk_season_title_season_id FOREIGN KEY(season_id) REFERENCES season (id)
);
CREATE INDEX ix_season_title_player_id ON season_title (player_id);
CREATE TABLE direct_message (
	message_id BIGINT NOT NULL, 
	player_id BIGINT NOT NULL, 
	place_id BIGINT NOT NULL, 
	sent_at BIGINT NOT NULL, 
	CONSTRAINT pk_direct_message PRIMARY KEY (message_id)
);
CREATE INDEX ix_direct_message_player_id ON direct_message (player_id);
INSERT INTO alembic_version VALUES ('0045');
INSERT INTO game_table VALUES (1, 'OVER', 'ruta', 1, 1, 301, 201, 'fr', 'finished', 23, 101, 2, '[]', 24, 'play', 'json', CAST('{"excuse":true,"joker_aces":false,"each_scores_longest":false}' AS BLOB), X'0000000000000000000000000000000000000000000000000000000000000001', CAST('{"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"supply":{"draft":[17,44],"shuffled":[31,34,2,29,14,9,3,4,6,16,17,1,0,44,21,11,33,5,35,26,28,8,18,30,32,10,23,41,27,43],"pile_count":10,"discard":[27,18,23,43,10,30,41,11,28],"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE=","counter":30}},"turn":1,"hands":[34428944673,12884901890],"known":[34426847520,4294967296],"jokers":[0,0],"claimed":[21,131330],"draw_owed":false,"plays_again":false,"passes":0,"move_number":20,"last_seat":0,"last_route":-1,"last_slot":0,"ended":"resigned","resigned":1}' AS BLOB), 21, CAST('{"standings":[{"seat":0,"rank":1,"points":7,"parts":[{"name":"tokens","points":3},{"name":"longest","points":4}]},{"seat":1,"rank":2,"points":3,"parts":[{"name":"tokens","points":3},{"name":"longest","points":0}]}],"reason":"resigned"}' AS BLOB), 1760000000000, 1760072000000, 20, 20, 21, 1760003600000, 0, NULL, NULL, NULL, '[]', 1760072000000, '[]', '[]', NULL, NULL);
INSERT INTO game_table VALUES (2, 'ARMS', 'stratego4', 2, 1, 301, 201, 'fr', 'playing', 7, 101, 4, '[]', 24, 'play', 'json', CAST('{"teams":false,"memory":false,"slow_start":false,"quiet_rounds":5}' AS BLOB), X'0000000000000000000000000000000000000000000000000000000000000018', CAST('{"options":{"teams":false,"memory":false,"slow_start":false,"quiet_rounds":5},"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABg=","counter":92},"cells":"AAAkIyQoISInAAAAJiclACUhIQAAACMlIyYjJCkTExEAAAAAAAAAMjM0GRQTAAAAAAAAADc0NRYSFQAAAAAzMzYYABcAAAAANgA3ExQVAAAAADE1NRQWFwAAAAAAAAAzNDgRERUAAAAAAAAAOTExAAAAQkRDQ0FGQwAAAERFRQBBRkcAAABIQUlHRURDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","proofs":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","came_from":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","returns":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","flags":[65,5,74,137],"bearers":[-1,-1,-1,-1],"last_bearers":[0,1,2,3],"sliders":[0,0,0,0],"lost":[[],[],[],[]],"ready":[1,1,1,0],"turn":-1,"first":-1,"recruiter":-1,"cause":"","round":0,"quiet":0,"move_number":3,"last":null,"out":[],"resigned":[],"ended":"","placed":[]}' AS BLOB), 3, NULL, 1760072000000, 1760633600000, 3, -1, -1, 1760075600000, 0, NULL, NULL, NULL, '[]', 1760079200000, '[]', '[]', NULL, NULL);
INSERT INTO game_table VALUES (3, 'TEAM', 'stratego4', 2, 1, 301, 201, 'fr', 'playing', 65, 101, 4, '[]', 24, 'play', 'json', CAST('{"teams":true,"memory":true,"slow_start":false,"quiet_rounds":12}' AS BLOB), X'000000000000000000000000000000000000000000000000000000000000001d', CAST('{"options":{"teams":true,"memory":true,"slow_start":false,"quiet_rounds":12},"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB0=","counter":93},"cells":"AAAAISEoACMnAAAAJyMkACUjAAAAACEkACIAJCkAFBcUJQAmAAAlNDYxFhMRAAAmAAAAADM1MxkXEQAAIwAxADMAFQAAAAA3OAAAERgAABQAADY3NAAWFRUAOQAAAAAyNDMTABIARABEAAAAMTU1AAAAR0UARQBCAAAAAEEAQ0hEQUYAAABDR0VJAENBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","proofs":"AAAAAQABAAAAAAAAAAEAAAAAAAAAAAABAAEAAQEAAQEBAQABAAABAAAAAAAAAAACAAAAAAEAAAAAAAAAAwABAAAAAQAAAAABAQAAAAAAAAEAAAAAAAABAQEAAQAAAAAAAAAAAAEAAQABAAAAAAAAAAAAAAEAAQAAAAAAAAAAAQEAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","came_from":"AAAAAwAHAAAAAAAAAAQAAAAAAAAAAAAOABkAGxMAHh8gGAAaAAAdAAAAAAAAAAAxAAAAAD8AAAAAAAAAHABAAAAAQgAAAABJSgAAAAAAAEYAAAAAAABWV1gAAAAAAAAAAAAAAGQAAAB2AAAAAAAAAAAAAH4AdwAAAAAAAAAAdX8AAAAAAAAAAACLAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","returns":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","flags":[66,35,72,127],"bearers":[0,1,2,3],"last_bearers":[0,1,2,3],"sliders":[0,0,2,2],"lost":[[3,3],[],[],[6,3]],"ready":[1,1,1,1],"turn":2,"first":1,"recruiter":-1,"cause":"","round":15,"quiet":3,"move_number":61,"last":{"kind":"move","seat":1,"path":[2,3],"rival":null,"attacker":null,"defender":null,"winner":null},"out":[],"resigned":[],"ended":"","placed":[]}' AS BLOB), 61, NULL, 1760079200000, 1760637200000, 61, 56, 59, 1760082800000, 0, NULL, NULL, NULL, '[]', 1760295200000, '[]', '[]', NULL, NULL);
INSERT INTO game_table VALUES (4, 'RUTA', 'ruta', 1, 1, 301, 201, 'fr', 'playing', 34, 101, 2, '[]', 24, 'play', 'json', CAST('{"excuse":true,"joker_aces":false,"each_scores_longest":false}' AS BLOB), X'000000000000000000000000000000000000000000000000000000000000005a', CAST('{"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"supply":{"draft":[11,35],"shuffled":[29,18,44,3,30,34,41,35,33,11,4,9,21,10,1,43,6,27,0,32,5,26,2,8,31,14,23,28,16,17],"pile_count":1,"discard":[16,17,32,2,8,28,27,26,43,1,14,23,6,3,21,33,44],"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFo=","counter":30}},"turn":1,"hands":[2202244482064,17180131873],"known":[2147484672,0],"jokers":[0,0],"claimed":[262165,131842],"draw_owed":false,"plays_again":false,"passes":0,"move_number":32,"last_seat":0,"last_route":-1,"last_slot":-1,"ended":"","resigned":-1}' AS BLOB), 32, NULL, 1760295200000, 1760640800000, 32, 31, 32, 1760298800000, 0, NULL, NULL, NULL, '[]', 1760640800000, '[]', '[]', NULL, NULL);
INSERT INTO game_table VALUES (5, 'ROAD', 'la-strada', 1, 1, 301, 201, 'fr', 'playing', 28, 101, 3, '[]', 24, 'play', 'json', CAST('{"balanced_start":false,"late_reveal":false}' AS BLOB), X'000000000000000000000000000000000000000000000000000000000000007a', CAST('{"options":{"balanced_start":false,"late_reveal":false},"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHo=","counter":28},"laid":[0,7,13,15,9,5],"kinds":[1,1,2,0,1,2,3,1,3,2,2,0,2,1,3,0,0,3,0],"revealed":true,"order":[2,0,1],"placing":[],"turn":1,"workshops":[[40],[96],[87]],"days":[1,2,0],"tiles":[[8,7,5],[12,6,4],[8,8,4]],"cubes":[19653,443392,13158],"linked":[19653,443392,13158],"roads":[{"seat":2,"path":[87,76,63],"cost":2},{"seat":2,"path":[87,86,85],"cost":2},{"seat":2,"path":[85,73,60],"cost":2},{"seat":0,"path":[40,51,64,77],"cost":4},{"seat":0,"path":[77,65,52],"cost":2},{"seat":1,"path":[96,106,107,98],"cost":5},{"seat":2,"path":[60,48,49],"cost":2},{"seat":2,"path":[60,47,46,45],"cost":4},{"seat":0,"path":[40,29,19,18],"cost":4},{"seat":0,"path":[77,78,79],"cost":2},{"seat":1,"path":[98,108,116],"cost":4},{"seat":1,"path":[116,123,122],"cost":3},{"seat":2,"path":[49,38,27,18],"cost":6},{"seat":0,"path":[77,88,98],"cost":2},{"seat":0,"path":[18,17,8],"cost":2},{"seat":1,"path":[98,99,89,77],"cost":4},{"seat":2,"path":[85,84,83,82],"cost":4},{"seat":2,"path":[18,10,11],"cost":2},{"seat":0,"path":[18,28,39,50,49],"cost":7},{"seat":1,"path":[116,117,118,119,111],"cost":6}],"round":4,"links":1,"idle":0,"move_number":25,"last_seat":1,"last_workshop":-1,"last_road":19,"resigned":[],"ended":""}' AS BLOB), 25, NULL, 1760403200000, 1760644400000, 25, 19, 23, 1760406800000, 0, NULL, NULL, NULL, '[]', 1760489600000, '[]', '[]', NULL, NULL);
INSERT INTO game_table VALUES (6, 'ROME', 'strada-romana', 1, 1, 301, 201, 'fr', 'playing', 29, 101, 4, '[]', 24, 'play', 'json', CAST('{"idle_rounds":3}' AS BLOB), X'0000000000000000000000000000000000000000000000000000000000000095', CAST('{"options":{"idle_rounds":3},"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJU=","counter":80},"order":[0,1,2,3],"boxes":[6,7,5,3,4,1,8,9,0,2],"removed":7,"where":[19,15,24,6,0,-1,-1,27,-1,-1],"area_tiles":[4,1,2,2,4,5],"market_cubes":[5,5,3,0,0,3,5,3,4,2,3,4,0,4],"tile_bag":[0,5,1,1,2,0,2,4,2,3,1,5,0,3,0,5,4,5,5,3,1,1,2,3],"cube_bag":[5,1,5,1,3,3,1,4,2,1,1,4,1,0,2,2,0,2],"coins":[2,3,1,1],"points":[1,1,1,1],"tiles":[[1,0,0,1,0,0],[0,0,0,0,2,0],[0,0,0,1,0,0],[1,0,0,0,0,0]],"cubes":[[1,0,0,0,0,1],[0,0,1,0,1,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"turn":2,"kept":[],"keepers":[],"looking":false,"special":0,"used":1,"finished":[],"just_ran":2,"tile_taken":false,"cube_taken":false,"arrivals":[],"played":[3,0,1,2],"idle":0,"move_number":25,"last_seat":2,"last_runs":[{"wagon":2,"start":26,"path":[24],"arrives":false}],"last_taken":[],"resigned":[],"ended":""}' AS BLOB), 25, NULL, 1760489600000, 1760648000000, 25, 4, 16, 1760493200000, 0, NULL, NULL, NULL, '[]', 1760561600000, '[]', '[]', NULL, NULL);
INSERT INTO game_table VALUES (7, 'CITY', 'jacynth', 1, 1, 301, 201, 'fr', 'playing', 19, 101, 3, '[]', 24, 'play', 'json', CAST('{"layout":"razeway","extended":false}' AS BLOB), X'00000000000000000000000000000000000000000000000000000000000000af', CAST('{"options":{"layout":"razeway","extended":false},"rng":{"seed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAK8=","counter":37},"order":[0,2,1],"turn":2,"pile":[19,21,32,16,20],"hands":[8589935744,1090519552,34628182016],"grid":[-1,-1,-1,-1,-1,11,-1,-1,3,27,12,34,6,4,25,5,1,29,15,23,2,22,31,0,8,18,-1,-1,14,-1,17,26,-1,-1,-1,-1],"tokens":[-1,-1,-1,-1,-1,1,-1,-1,-1,2,-1,-1,-1,0,1,-1,-1,0,2,-1,-1,0,2,-1,-1,0,-1,-1,1,-1,2,-1,-1,-1,-1,-1],"resigned":[],"last_seat":0,"last_place":13,"last_influence":13,"ended":""}' AS BLOB), 16, NULL, 1760576000000, 1760651600000, 16, 14, 16, 1760579600000, 0, NULL, NULL, NULL, '[]', 1760651600000, '[]', '[]', NULL, NULL);
INSERT INTO game_table VALUES (8, 'OPEN', 'la-strada', 1, 1, 301, 201, 'fr', 'lobby', 2, 101, 3, '[]', 24, 'play', 'json', CAST('{"balanced_start":false,"late_reveal":false}' AS BLOB), NULL, NULL, 0, NULL, 1760651600000, 1760651600000, 0, -1, -1, 0, 0, NULL, NULL, NULL, '[]', 1760651600000, '[]', '[]', NULL, NULL);
INSERT INTO meta VALUES ('veil', '3927ed713de1aac0543b127c43a08df0674d2b030a86e497bacd4a615d9da39d');
INSERT INTO outbox VALUES (405, 'place:201', 2, CAST('{"type":"public","kind":"board","table":{"id":2,"code":"ARMS","game":"stratego4","guild":301,"place":201,"locale":"fr","status":"playing","version":7,"host":101,"size":4,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]},{"seat":1,"occupant":{"type":"computer","agent":"stratego4","level":"easy","stands_for":null,"called":null},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":true,"promised":null,"held":[]},{"seat":2,"occupant":{"type":"computer","agent":"stratego4","level":"easy","stands_for":null,"called":null},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":true,"promised":null,"held":[]},{"seat":3,"occupant":{"type":"human","player":102},"asked":1,"deadline":1760162000000,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]}],"invited":[],"options":{"teams":false,"memory":false,"slow_start":false,"quiet_rounds":5},"moves":3,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"ac6e83f1e79a8a779646460bf6d26bfc08be3b7ad2fd3b265b094fd42b8843fa","seed":null,"readable":true,"pause":null,"proposal":null,"polls":[],"calling_off":[],"updated_at":1760633600000,"cup":null,"deal_of":null},"view":null,"events":[{"type":"deployment-began"},{"type":"army-ready","seat":0,"waiting":3},{"type":"army-ready","seat":1,"waiting":2},{"type":"army-ready","seat":2,"waiting":1}],"notices":[{"type":"text","key":"table-started","values":{}}],"ping":[],"goes_on":2,"amends":true,"held":0,"agree":false,"illustrates":0,"role":null,"turns":[{"seat":null,"count":1},{"seat":0,"count":1,"moves":1},{"seat":1,"count":1,"moves":1},{"seat":2,"count":1,"moves":1}]}' AS BLOB), CAST('{"viewer":null,"options":{"teams":false,"memory":false,"slow_start":false,"quiet_rounds":5},"board":"cross","phase":"deploying","turn":null,"first":null,"next_turn":null,"recruit_cause":null,"pieces":[],"flags":[{"space":null,"bearer":null,"last_bearer":0},{"space":null,"bearer":null,"last_bearer":1},{"space":null,"bearer":null,"last_bearer":2},{"space":null,"bearer":null,"last_bearer":3}],"loose":[],"seats":[{"ready":true,"slider":0,"lost":[],"pieces":20,"out":false,"resigned":false},{"ready":true,"slider":0,"lost":[],"pieces":20,"out":false,"resigned":false},{"ready":true,"slider":0,"lost":[],"pieces":20,"out":false,"resigned":false},{"ready":false,"slider":0,"lost":[],"pieces":20,"out":false,"resigned":false}],"round":0,"quiet_turns":0,"quiet_turns_to_end":20,"last":null,"resigned":[],"outcome":null}' AS BLOB), 1760633600000, 1760633600000, 0, NULL, NULL, 1, NULL);
INSERT INTO outbox VALUES (406, 'place:201', 3, CAST('{"type":"public","kind":"board","table":{"id":3,"code":"TEAM","game":"stratego4","guild":301,"place":201,"locale":"fr","status":"playing","version":65,"host":101,"size":4,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]},{"seat":1,"occupant":{"type":"computer","agent":"stratego4","level":"easy","stands_for":null,"called":null},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":true,"promised":null,"held":[]},{"seat":2,"occupant":{"type":"computer","agent":"stratego4","level":"easy","stands_for":null,"called":null},"asked":16,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":true,"promised":null,"held":[]},{"seat":3,"occupant":{"type":"human","player":102},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]}],"invited":[],"options":{"teams":true,"memory":true,"slow_start":false,"quiet_rounds":12},"moves":61,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"71b0a2d864b04cf24fc99d2ccd806bba5f0fef35c0aa7d432af96383944d4327","seed":null,"readable":true,"pause":null,"proposal":null,"polls":[],"calling_off":[],"updated_at":1760637200000,"cup":null,"deal_of":null},"view":null,"events":[{"type":"piece-moved","seat":1,"start":18,"to":28,"flag":null},{"type":"duel-fought","seat":2,"start":178,"to":90,"attacker":9,"rival":3,"defender":3,"winner":"attacker"},{"type":"slider-moved","seat":2,"value":2},{"type":"piece-moved","seat":3,"start":125,"to":115,"flag":null},{"type":"piece-moved","seat":0,"start":65,"to":66,"flag":0},{"type":"piece-moved","seat":1,"start":2,"to":3,"flag":null}],"notices":[],"ping":[],"goes_on":1,"amends":true,"held":10000,"agree":false,"illustrates":0,"role":null,"turns":[{"seat":1,"count":1,"moves":1},{"seat":2,"count":2,"moves":1},{"seat":3,"count":1,"moves":1},{"seat":0,"count":1,"moves":1},{"seat":1,"count":1,"moves":1}]}' AS BLOB), CAST('{"viewer":null,"options":{"teams":true,"memory":true,"slow_start":false,"quiet_rounds":12},"board":"cross","phase":"battle","turn":2,"first":1,"next_turn":null,"recruit_cause":null,"pieces":[{"space":3,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":2,"returns":0},{"space":4,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":5,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":6,"returns":0},{"space":7,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":8,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":12,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":13,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":3,"returns":0},{"space":14,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":16,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":17,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":22,"seat":1,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":23,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":13,"returns":0},{"space":25,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":24,"returns":0},{"space":27,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":26,"returns":0},{"space":28,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":18,"returns":0},{"space":30,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":29,"returns":0},{"space":31,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":30,"returns":0},{"space":32,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":31,"returns":0},{"space":33,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":23,"returns":0},{"space":35,"seat":1,"rank":null,"told":false,"flag":1,"moved":true,"longest":1,"turned":false,"came_from":25,"returns":0},{"space":38,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":28,"returns":0},{"space":39,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":40,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":41,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":42,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":43,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":44,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":47,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":2,"turned":false,"came_from":48,"returns":0},{"space":52,"seat":2,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":62,"returns":0},{"space":53,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":54,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":55,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":56,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":57,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":60,"seat":1,"rank":null,"told":false,"flag":null,"moved":true,"longest":3,"turned":false,"came_from":27,"returns":0},{"space":62,"seat":2,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":63,"returns":0},{"space":64,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":66,"seat":0,"rank":null,"told":false,"flag":0,"moved":true,"longest":1,"turned":false,"came_from":65,"returns":0},{"space":71,"seat":2,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":72,"returns":0},{"space":72,"seat":2,"rank":null,"told":false,"flag":2,"moved":true,"longest":1,"turned":false,"came_from":73,"returns":2},{"space":75,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":76,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":79,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":69,"returns":0},{"space":82,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":83,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":84,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":86,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":85,"returns":0},{"space":87,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":86,"returns":0},{"space":88,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":87,"returns":0},{"space":90,"seat":2,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":null,"returns":0},{"space":95,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":96,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":97,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":98,"seat":0,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":100,"seat":0,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":99,"returns":0},{"space":102,"seat":3,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":null,"returns":0},{"space":104,"seat":3,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":117,"returns":0},{"space":108,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":109,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":110,"seat":2,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":114,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":115,"seat":3,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":125,"returns":0},{"space":117,"seat":3,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":118,"returns":0},{"space":119,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":124,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":126,"seat":3,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":116,"returns":0},{"space":127,"seat":3,"rank":null,"told":false,"flag":3,"moved":true,"longest":1,"turned":false,"came_from":126,"returns":0},{"space":128,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":129,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":130,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":134,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":135,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":136,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":137,"seat":3,"rank":null,"told":false,"flag":null,"moved":true,"longest":1,"turned":false,"came_from":138,"returns":0},{"space":139,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0},{"space":140,"seat":3,"rank":null,"told":false,"flag":null,"moved":false,"longest":0,"turned":false,"came_from":null,"returns":0}],"flags":[{"space":66,"bearer":0,"last_bearer":0},{"space":35,"bearer":1,"last_bearer":1},{"space":72,"bearer":2,"last_bearer":2},{"space":127,"bearer":3,"last_bearer":3}],"loose":[],"seats":[{"ready":true,"slider":0,"lost":[3,3],"pieces":18,"out":false,"resigned":false},{"ready":true,"slider":0,"lost":[],"pieces":20,"out":false,"resigned":false},{"ready":true,"slider":2,"lost":[],"pieces":20,"out":false,"resigned":false},{"ready":true,"slider":2,"lost":[6,3],"pieces":18,"out":false,"resigned":false}],"round":15,"quiet_turns":3,"quiet_turns_to_end":48,"last":{"kind":"move","seat":1,"path":[2,3],"rival":null,"attacker":null,"defender":null,"winner":null},"resigned":[],"outcome":null}' AS BLOB), 1760637200000, 1760637210000, 0, NULL, NULL, 1, NULL);
INSERT INTO outbox VALUES (407, 'place:201', 4, CAST('{"type":"public","kind":"board","table":{"id":4,"code":"RUTA","game":"ruta","guild":301,"place":201,"locale":"fr","status":"playing","version":34,"host":101,"size":2,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]},{"seat":1,"occupant":{"type":"human","player":102},"asked":18,"deadline":1760727200000,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]}],"invited":[],"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"moves":32,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"98e3364c5710374d979fca530be85d5537088bde6ad2f2b6feab63733959044d","seed":null,"readable":true,"pause":null,"proposal":null,"polls":[],"calling_off":[],"updated_at":1760640800000,"cup":null,"deal_of":null},"view":null,"events":[{"type":"excuse-played","seat":0,"card":31}],"notices":[],"ping":[102],"goes_on":0,"amends":false,"held":0,"agree":false,"illustrates":0,"role":null,"turns":[{"seat":0,"count":1,"moves":1}]}' AS BLOB), CAST('{"viewer":null,"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"turn":1,"draw_owed":false,"plays_again":false,"passes":0,"draft":[11,35],"pile_count":1,"shuffled":[0,4,5,9,18,29,30,34,41],"discard":[16,17,32,2,8,28,27,26,43,1,14,23,6,3,21,33,44],"owners":[0,1,0,null,0,null,null,null,1,1,null,null,null,null,null,null,null,1,0,null,null,null],"seats":[{"hand_count":5,"known":[10,31],"tokens_left":6,"jokers":[],"longest":[0,2,4],"longest_places":4,"points":8},{"hand_count":5,"known":[],"tokens_left":6,"jokers":[],"longest":[1,9],"longest_places":3,"points":4}],"hand":null,"move_number":32,"last_seat":0,"last_route":null,"last_slot":null,"outcome":null}' AS BLOB), 1760640800000, 1760640800000, 0, NULL, NULL, 0, NULL);
INSERT INTO outbox VALUES (408, 'dm:101', 4, CAST('{"type":"private","kind":"rest","to":101,"seat":0,"table":{"id":4,"code":"RUTA","game":"ruta","guild":301,"place":201,"locale":"fr","status":"playing","version":34,"host":101,"size":2,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]},{"seat":1,"occupant":{"type":"human","player":102},"asked":18,"deadline":1760727200000,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]}],"invited":[],"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"moves":32,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"98e3364c5710374d979fca530be85d5537088bde6ad2f2b6feab63733959044d","seed":null,"readable":true,"pause":null,"proposal":null,"polls":[],"calling_off":[],"updated_at":1760640800000,"cup":null,"deal_of":null},"view":null,"events":[],"notices":[],"amends":true,"secret":true,"loud":false,"held":0,"illustrates":0,"lasts":false,"turns":[],"planned":null,"plan":null}' AS BLOB), NULL, 1760640800000, 1760640800000, 0, NULL, NULL, 0, NULL);
INSERT INTO outbox VALUES (409, 'dm:102', 4, CAST('{"type":"private","kind":"turn","to":102,"seat":1,"table":{"id":4,"code":"RUTA","game":"ruta","guild":301,"place":201,"locale":"fr","status":"playing","version":34,"host":101,"size":2,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]},{"seat":1,"occupant":{"type":"human","player":102},"asked":18,"deadline":1760727200000,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]}],"invited":[],"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"moves":32,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"98e3364c5710374d979fca530be85d5537088bde6ad2f2b6feab63733959044d","seed":null,"readable":true,"pause":null,"proposal":null,"polls":[],"calling_off":[],"updated_at":1760640800000,"cup":null,"deal_of":null},"view":null,"events":[{"type":"excuse-played","seat":0,"card":31}],"notices":[],"amends":false,"secret":true,"loud":false,"held":0,"illustrates":0,"lasts":false,"turns":[{"seat":0,"count":1,"moves":1}],"planned":null,"plan":null}' AS BLOB), CAST('{"viewer":1,"options":{"excuse":true,"joker_aces":false,"each_scores_longest":false},"turn":1,"draw_owed":false,"plays_again":false,"passes":0,"draft":[11,35],"pile_count":1,"shuffled":[0,4,5,9,18,29,30,34,41],"discard":[16,17,32,2,8,28,27,26,43,1,14,23,6,3,21,33,44],"owners":[0,1,0,null,0,null,null,null,1,1,null,null,null,null,null,null,null,1,0,null,null,null],"seats":[{"hand_count":5,"known":[10,31],"tokens_left":6,"jokers":[],"longest":[0,2,4],"longest_places":4,"points":8},{"hand_count":5,"known":[],"tokens_left":6,"jokers":[],"longest":[1,9],"longest_places":3,"points":4}],"hand":[0,5,9,18,34],"move_number":32,"last_seat":0,"last_route":null,"last_slot":null,"outcome":null}' AS BLOB), 1760640800000, 1760640800000, 0, NULL, NULL, 0, NULL);
INSERT INTO outbox VALUES (410, 'place:201', 5, CAST('{"type":"public","kind":"board","table":{"id":5,"code":"ROAD","game":"la-strada","guild":301,"place":201,"locale":"fr","status":"playing","version":28,"host":101,"size":3,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]},{"seat":1,"occupant":{"type":"computer","agent":"la-strada","level":"easy","stands_for":null,"called":null},"asked":8,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":true,"promised":null,"held":[]},{"seat":2,"occupant":{"type":"human","player":102},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]}],"invited":[],"options":{"balanced_start":false,"late_reveal":false},"moves":25,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"4ef2a179fbf70070821744bd1164935c267ab0cdc32e1b4c0f3b9ba4b5a9f478","seed":null,"readable":true,"pause":null,"proposal":null,"polls":[],"calling_off":[],"updated_at":1760644400000,"cup":null,"deal_of":null},"view":null,"events":[{"type":"link-built","seat":1,"path":[98,99,89,77],"transits":[],"kind":"town","cubes":2,"gold":3,"cost":4,"days":2},{"type":"turn-ended","seat":1,"links":1,"days":2,"by_itself":false},{"type":"turn-began","seat":2,"gained":6,"days":6},{"type":"link-built","seat":2,"path":[85,84,83,82],"transits":[],"kind":"town","cubes":1,"gold":4,"cost":4,"days":2},{"type":"link-built","seat":2,"path":[18,10,11],"transits":[],"kind":"village","cubes":1,"gold":3,"cost":2,"days":0},{"type":"turn-ended","seat":2,"links":2,"days":0,"by_itself":true},{"type":"turn-began","seat":0,"gained":6,"days":8},{"type":"link-built","seat":0,"path":[18,28,39,50,49],"transits":[],"kind":"city","cubes":2,"gold":4,"cost":7,"days":1},{"type":"turn-ended","seat":0,"links":1,"days":1,"by_itself":true},{"type":"turn-began","seat":1,"gained":6,"days":8},{"type":"link-built","seat":1,"path":[116,117,118,119,111],"transits":[],"kind":"hamlet","cubes":1,"gold":2,"cost":6,"days":2}],"notices":[],"ping":[],"goes_on":1,"amends":true,"held":10000,"agree":false,"illustrates":0,"role":null,"turns":[{"seat":1,"count":3,"moves":2},{"seat":2,"count":4,"moves":2},{"seat":0,"count":3,"moves":1},{"seat":1,"count":1,"moves":1}]}' AS BLOB), CAST('{"viewer":null,"options":{"balanced_start":false,"late_reveal":false},"phase":"roads","turn":1,"placing":[],"order":[2,0,1],"round":4,"laid":[0,7,13,15,9,5],"terrain":["forest","forest","hill","plain","hill","forest","forest","plain",null,"forest","plain",null,"plain","plain","forest","plain","hill","plain",null,"plain","plain",null,"plain","forest","plain","plain","forest","plain","plain","plain","hill","hill",null,"plain","forest","plain","plain","hill","hill","forest","plain","hill","plain","plain","plain",null,"plain","plain","plain",null,"plain","plain",null,"plain","plain","forest","forest","forest","forest","forest",null,"hill","plain",null,"plain","plain","hill","forest","forest","hill","plain","forest","forest","plain","hill","hill","plain",null,"plain",null,"plain","forest",null,"plain","plain",null,"plain","plain","plain","plain","plain","hill","forest","forest","plain","hill","plain","plain",null,"plain","plain","plain","forest","plain","forest","plain","forest","plain","hill","hill","plain",null,"forest",null,"forest","forest",null,"plain","plain","plain","plain","forest",null,"forest","plain","plain","hill"],"settlements":[{"hex":8,"kind":"village","cubes":[0],"gold":3,"gold_shared":2},{"hex":11,"kind":"village","cubes":[2],"gold":3,"gold_shared":2},{"hex":18,"kind":"town","cubes":[0,2],"gold":3,"gold_shared":2},{"hex":21,"kind":"hamlet","cubes":[],"gold":2,"gold_shared":2},{"hex":32,"kind":"village","cubes":[],"gold":3,"gold_shared":3},{"hex":45,"kind":"town","cubes":[2],"gold":4,"gold_shared":3},{"hex":49,"kind":"city","cubes":[0,2],"gold":4,"gold_shared":3},{"hex":52,"kind":"village","cubes":[0],"gold":3,"gold_shared":2},{"hex":60,"kind":"city","cubes":[2],"gold":5,"gold_shared":4},{"hex":63,"kind":"town","cubes":[2],"gold":4,"gold_shared":3},{"hex":77,"kind":"town","cubes":[0,1],"gold":3,"gold_shared":2},{"hex":79,"kind":"hamlet","cubes":[0],"gold":2,"gold_shared":1},{"hex":82,"kind":"town","cubes":[2],"gold":4,"gold_shared":3},{"hex":85,"kind":"village","cubes":[2],"gold":3,"gold_shared":2},{"hex":98,"kind":"city","cubes":[0,1],"gold":4,"gold_shared":3},{"hex":111,"kind":"hamlet","cubes":[1],"gold":2,"gold_shared":1},{"hex":113,"kind":"hamlet","cubes":[],"gold":2,"gold_shared":2},{"hex":116,"kind":"city","cubes":[1],"gold":5,"gold_shared":4},{"hex":122,"kind":"hamlet","cubes":[1],"gold":2,"gold_shared":1}],"roads":[{"seat":2,"path":[87,76,63],"cost":2},{"seat":2,"path":[87,86,85],"cost":2},{"seat":2,"path":[85,73,60],"cost":2},{"seat":0,"path":[40,51,64,77],"cost":4},{"seat":0,"path":[77,65,52],"cost":2},{"seat":1,"path":[96,106,107,98],"cost":5},{"seat":2,"path":[60,48,49],"cost":2},{"seat":2,"path":[60,47,46,45],"cost":4},{"seat":0,"path":[40,29,19,18],"cost":4},{"seat":0,"path":[77,78,79],"cost":2},{"seat":1,"path":[98,108,116],"cost":4},{"seat":1,"path":[116,123,122],"cost":3},{"seat":2,"path":[49,38,27,18],"cost":6},{"seat":0,"path":[77,88,98],"cost":2},{"seat":0,"path":[18,17,8],"cost":2},{"seat":1,"path":[98,99,89,77],"cost":4},{"seat":2,"path":[85,84,83,82],"cost":4},{"seat":2,"path":[18,10,11],"cost":2},{"seat":0,"path":[18,28,39,50,49],"cost":7},{"seat":1,"path":[116,117,118,119,111],"cost":6}],"seats":[{"workshops":[40],"days":1,"tiles":[8,7,5],"cubes_left":5,"starts":[8,18,40,49,52,77,79,98],"settlements":[8,18,49,52,77,79,98],"gold":22,"gold_by_kind":[2,6,6,8],"resigned":false},{"workshops":[96],"days":2,"tiles":[12,6,4],"cubes_left":7,"starts":[77,96,98,111,116,122],"settlements":[77,98,111,116,122],"gold":16,"gold_by_kind":[4,0,3,9],"resigned":false},{"workshops":[87],"days":0,"tiles":[8,8,4],"cubes_left":4,"starts":[11,18,45,49,60,63,82,85,87],"settlements":[11,18,45,49,60,63,82,85],"gold":30,"gold_by_kind":[0,6,15,9],"resigned":false}],"links_this_turn":1,"idle_turns":0,"idle_turns_to_end":6,"move_number":25,"last_seat":1,"last_workshop":null,"last_road":19,"resigned":[],"outcome":null}' AS BLOB), 1760644400000, 1760644410000, 0, NULL, NULL, 1, NULL);
INSERT INTO outbox VALUES (411, 'place:201', 6, CAST('{"type":"public","kind":"board","table":{"id":6,"code":"ROME","game":"strada-romana","guild":301,"place":201,"locale":"fr","status":"playing","version":29,"host":101,"size":4,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]},{"seat":1,"occupant":{"type":"computer","agent":"strada-romana","level":"easy","stands_for":null,"called":null},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":true,"promised":null,"held":[]},{"seat":2,"occupant":{"type":"computer","agent":"strada-romana","level":"easy","stands_for":null,"called":null},"asked":6,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":true,"promised":null,"held":[]},{"seat":3,"occupant":{"type":"human","player":102},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]}],"invited":[],"options":{"idle_rounds":3},"moves":25,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"1077f3fee4ed655e7c6f6443f859507bf4ccf11bb7b48989c330448bb1ce86b2","seed":null,"readable":true,"pause":null,"proposal":null,"polls":[],"calling_off":[],"updated_at":1760648000000,"cup":null,"deal_of":null},"view":null,"events":[{"type":"wagon-ran","seat":1,"wagon":3,"start":null,"path":[0],"arrives":false,"points_left":2,"arrivals":0},{"type":"tile-taken","seat":1,"area":0,"good":4,"gained":4,"follows":4},{"type":"coins-changed","seat":1,"points":1,"coins":0,"points_left":19},{"type":"cube-taken","seat":1,"market":0,"good":4,"follows":2},{"type":"wagon-ran","seat":1,"wagon":1,"start":27,"path":[25,22],"arrives":false,"points_left":0,"arrivals":0},{"type":"turn-ended","seat":1,"points_unused":0},{"type":"wagon-ran","seat":2,"wagon":1,"start":22,"path":[19,17],"arrives":false,"points_left":1,"arrivals":0},{"type":"tile-taken","seat":2,"area":2,"good":3,"gained":4,"follows":2},{"type":"coins-changed","seat":2,"points":1,"coins":1,"points_left":18},{"type":"wagon-ran","seat":2,"wagon":0,"start":null,"path":[27],"arrives":false,"points_left":0,"arrivals":0},{"type":"turn-ended","seat":2,"points_unused":0},{"type":"wagon-ran","seat":3,"wagon":0,"start":27,"path":[25],"arrives":false,"points_left":2,"arrivals":0},{"type":"tile-taken","seat":3,"area":4,"good":0,"gained":3,"follows":3},{"type":"coins-changed","seat":3,"points":1,"coins":1,"points_left":17},{"type":"wagon-ran","seat":3,"wagon":3,"start":0,"path":[3,6],"arrives":false,"points_left":0,"arrivals":0},{"type":"turn-ended","seat":3,"points_unused":0},{"type":"wagon-ran","seat":0,"wagon":7,"start":null,"path":[27],"arrives":false,"points_left":2,"arrivals":0},{"type":"wagon-ran","seat":0,"wagon":0,"start":25,"path":[22,19],"arrives":false,"points_left":0,"arrivals":0},{"type":"tile-taken","seat":0,"area":4,"good":3,"gained":4,"follows":4},{"type":"coins-changed","seat":0,"points":1,"coins":2,"points_left":16},{"type":"cube-taken","seat":0,"market":9,"good":5,"follows":2},{"type":"turn-ended","seat":0,"points_unused":0},{"type":"wagon-ran","seat":1,"wagon":4,"start":null,"path":[0],"arrives":false,"points_left":2,"arrivals":0},{"type":"tile-taken","seat":1,"area":0,"good":4,"gained":3,"follows":4},{"type":"cube-taken","seat":1,"market":0,"good":2,"follows":5},{"type":"wagon-ran","seat":1,"wagon":1,"start":17,"path":[16,15],"arrives":false,"points_left":0,"arrivals":0},{"type":"turn-ended","seat":1,"points_unused":0},{"type":"wagon-ran","seat":2,"wagon":2,"start":26,"path":[24],"arrives":false,"points_left":2,"arrivals":0}],"notices":[],"ping":[],"goes_on":2,"amends":true,"held":10000,"agree":false,"illustrates":0,"role":null,"turns":[{"seat":1,"count":6,"moves":4},{"seat":2,"count":5,"moves":4},{"seat":3,"count":5,"moves":4},{"seat":0,"count":6,"moves":4},{"seat":1,"count":5,"moves":4},{"seat":2,"count":1,"moves":1}]}' AS BLOB), CAST('{"viewer":null,"options":{"idle_rounds":3},"turn":2,"order":[0,1,2,3],"looking":false,"running":{"special":null,"points_left":2,"finished":[],"just_ran":2,"may_take_tile":true,"may_take_cube":true,"must_go_on":true},"wagons":[{"to":"ostia","box":1,"square":19,"arrived":false},{"to":"ostia","box":2,"square":15,"arrived":false},{"to":"ostia","box":0,"square":24,"arrived":false},{"to":"rome","box":3,"square":6,"arrived":false},{"to":"rome","box":4,"square":0,"arrived":false},{"to":"rome","box":1,"square":null,"arrived":false},{"to":"ostia","box":3,"square":null,"arrived":false},{"to":"ostia","box":4,"square":27,"arrived":false},{"to":"rome","box":0,"square":null,"arrived":false},{"to":"rome","box":2,"square":null,"arrived":false}],"arrivals":[],"area_tiles":[4,1,2,2,4,5],"market_cubes":[5,5,3,0,0,3,5,3,4,2,3,4,0,4],"bag_tiles":[4,5,4,4,2,5],"bag_cubes":[2,6,4,2,2,2],"points_left":16,"stack_count":9,"keepers":[],"played":[3,0,1,2],"resigned":[],"seats":[{"coins":2,"points":1,"cubes":[1,0,0,0,0,1],"tiles":[1,0,0,1,0,0],"contracts":[1,0,0,0,0,0],"singles":2,"wagon_tiles":0,"shown":[],"score":0,"resigned":false},{"coins":3,"points":1,"cubes":[0,0,1,0,1,0],"tiles":[0,0,0,0,2,0],"contracts":[0,0,0,0,1,0],"singles":2,"wagon_tiles":0,"shown":[],"score":0,"resigned":false},{"coins":1,"points":1,"cubes":[0,0,0,0,0,0],"tiles":[0,0,0,1,0,0],"contracts":[0,0,0,0,0,0],"singles":1,"wagon_tiles":0,"shown":[],"score":0,"resigned":false},{"coins":1,"points":1,"cubes":[0,0,0,0,0,0],"tiles":[1,0,0,0,0,0],"contracts":[0,0,0,0,0,0],"singles":1,"wagon_tiles":0,"shown":[],"score":0,"resigned":false}],"hand":null,"remembered":[],"stack":null,"idle_turns":0,"idle_turns_to_end":12,"move_number":25,"last_seat":2,"last_runs":[{"wagon":2,"start":26,"path":[24],"arrives":false}],"last_taken":[],"removed":null,"outcome":null}' AS BLOB), 1760648000000, 1760648010000, 0, NULL, NULL, 1, NULL);
INSERT INTO outbox VALUES (412, 'place:201', 7, CAST('{"type":"public","kind":"board","table":{"id":7,"code":"CITY","game":"jacynth","guild":301,"place":201,"locale":"fr","status":"playing","version":19,"host":101,"size":3,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]},{"seat":1,"occupant":{"type":"computer","agent":"jacynth","level":"easy","stands_for":null,"called":null},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":true,"promised":null,"held":[]},{"seat":2,"occupant":{"type":"human","player":102},"asked":6,"deadline":1760738000000,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]}],"invited":[],"options":{"layout":"razeway","extended":false},"moves":16,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"1b3d39fdcdaba4ae9290f4b5351078f9de8e55e535896949762a62f75d20c654","seed":null,"readable":true,"pause":null,"proposal":null,"polls":[],"calling_off":[],"updated_at":1760651600000,"cup":null,"deal_of":null},"view":null,"events":[{"type":"card-played","seat":1,"card":3,"place":8},{"type":"pile-drawn","seat":1},{"type":"card-played","seat":0,"card":4,"place":13},{"type":"influence-placed","seat":0,"card":4,"place":13},{"type":"pile-drawn","seat":0}],"notices":[],"ping":[102],"goes_on":0,"amends":false,"held":0,"agree":false,"illustrates":0,"role":null,"turns":[{"seat":1,"count":2,"moves":1},{"seat":0,"count":3,"moves":1}]}' AS BLOB), CAST('{"viewer":null,"options":{"layout":"razeway","extended":false},"order":[0,2,1],"turn":2,"grid":[null,null,null,null,null,11,null,null,3,27,12,34,6,4,25,5,1,29,15,23,2,22,31,0,8,18,null,null,14,null,17,26,null,null,null,null],"tokens":[null,null,null,null,null,1,null,null,null,2,null,null,null,0,1,null,null,0,2,null,null,0,2,null,null,0,null,null,1,null,2,null,null,null,null,null],"districts":[{"suit":"moons","places":[9,10],"owner":2,"decided_by":9},{"suit":"moons","places":[12,18],"owner":2,"decided_by":18},{"suit":"moons","places":[23],"owner":null,"decided_by":null},{"suit":"moons","places":[25],"owner":0,"decided_by":25},{"suit":"suns","places":[9,10,16,21,22],"owner":2,"decided_by":22},{"suit":"waves","places":[14,19,20,24,25],"owner":1,"decided_by":14},{"suit":"leaves","places":[5],"owner":1,"decided_by":5},{"suit":"leaves","places":[8,14],"owner":1,"decided_by":14},{"suit":"leaves","places":[17],"owner":0,"decided_by":17},{"suit":"leaves","places":[18,24],"owner":2,"decided_by":18},{"suit":"wyrms","places":[5,11],"owner":1,"decided_by":5},{"suit":"wyrms","places":[13,19],"owner":0,"decided_by":13},{"suit":"wyrms","places":[28],"owner":1,"decided_by":28},{"suit":"wyrms","places":[30,31],"owner":2,"decided_by":30},{"suit":"knots","places":[12],"owner":null,"decided_by":null},{"suit":"knots","places":[15,21],"owner":0,"decided_by":21},{"suit":"knots","places":[17],"owner":0,"decided_by":17},{"suit":"knots","places":[28],"owner":1,"decided_by":28},{"suit":"knots","places":[30,31],"owner":2,"decided_by":30}],"pile_count":5,"seats":[{"hand_count":3,"tokens_left":0,"points":7,"shown":[]},{"hand_count":3,"tokens_left":1,"points":12,"shown":[]},{"hand_count":3,"tokens_left":0,"points":15,"shown":[]}],"hand":null,"resigned":[],"last_seat":0,"last_place":13,"last_influence":13,"outcome":null}' AS BLOB), 1760651600000, 1760651600000, 0, NULL, NULL, 0, NULL);
INSERT INTO outbox VALUES (413, 'dm:101', 7, CAST('{"type":"private","kind":"rest","to":101,"seat":0,"table":{"id":7,"code":"CITY","game":"jacynth","guild":301,"place":201,"locale":"fr","status":"playing","version":19,"host":101,"size":3,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]},{"seat":1,"occupant":{"type":"computer","agent":"jacynth","level":"easy","stands_for":null,"called":null},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":true,"promised":null,"held":[]},{"seat":2,"occupant":{"type":"human","player":102},"asked":6,"deadline":1760738000000,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]}],"invited":[],"options":{"layout":"razeway","extended":false},"moves":16,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"1b3d39fdcdaba4ae9290f4b5351078f9de8e55e535896949762a62f75d20c654","seed":null,"readable":true,"pause":null,"proposal":null,"polls":[],"calling_off":[],"updated_at":1760651600000,"cup":null,"deal_of":null},"view":null,"events":[],"notices":[],"amends":true,"secret":true,"loud":false,"held":0,"illustrates":0,"lasts":false,"turns":[],"planned":null,"plan":null}' AS BLOB), NULL, 1760651600000, 1760651600000, 0, NULL, NULL, 0, NULL);
INSERT INTO outbox VALUES (414, 'dm:102', 7, CAST('{"type":"private","kind":"turn","to":102,"seat":2,"table":{"id":7,"code":"CITY","game":"jacynth","guild":301,"place":201,"locale":"fr","status":"playing","version":19,"host":101,"size":3,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]},{"seat":1,"occupant":{"type":"computer","agent":"jacynth","level":"easy","stands_for":null,"called":null},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":true,"promised":null,"held":[]},{"seat":2,"occupant":{"type":"human","player":102},"asked":6,"deadline":1760738000000,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]}],"invited":[],"options":{"layout":"razeway","extended":false},"moves":16,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":"1b3d39fdcdaba4ae9290f4b5351078f9de8e55e535896949762a62f75d20c654","seed":null,"readable":true,"pause":null,"proposal":null,"polls":[],"calling_off":[],"updated_at":1760651600000,"cup":null,"deal_of":null},"view":null,"events":[{"type":"card-played","seat":1,"card":3,"place":8},{"type":"pile-drawn","seat":1},{"type":"card-played","seat":0,"card":4,"place":13},{"type":"influence-placed","seat":0,"card":4,"place":13},{"type":"pile-drawn","seat":0}],"notices":[],"amends":false,"secret":true,"loud":false,"held":0,"illustrates":0,"lasts":false,"turns":[{"seat":1,"count":2,"moves":1},{"seat":0,"count":3,"moves":1}],"planned":null,"plan":null}' AS BLOB), CAST('{"viewer":2,"options":{"layout":"razeway","extended":false},"order":[0,2,1],"turn":2,"grid":[null,null,null,null,null,11,null,null,3,27,12,34,6,4,25,5,1,29,15,23,2,22,31,0,8,18,null,null,14,null,17,26,null,null,null,null],"tokens":[null,null,null,null,null,1,null,null,null,2,null,null,null,0,1,null,null,0,2,null,null,0,2,null,null,0,null,null,1,null,2,null,null,null,null,null],"districts":[{"suit":"moons","places":[9,10],"owner":2,"decided_by":9},{"suit":"moons","places":[12,18],"owner":2,"decided_by":18},{"suit":"moons","places":[23],"owner":null,"decided_by":null},{"suit":"moons","places":[25],"owner":0,"decided_by":25},{"suit":"suns","places":[9,10,16,21,22],"owner":2,"decided_by":22},{"suit":"waves","places":[14,19,20,24,25],"owner":1,"decided_by":14},{"suit":"leaves","places":[5],"owner":1,"decided_by":5},{"suit":"leaves","places":[8,14],"owner":1,"decided_by":14},{"suit":"leaves","places":[17],"owner":0,"decided_by":17},{"suit":"leaves","places":[18,24],"owner":2,"decided_by":18},{"suit":"wyrms","places":[5,11],"owner":1,"decided_by":5},{"suit":"wyrms","places":[13,19],"owner":0,"decided_by":13},{"suit":"wyrms","places":[28],"owner":1,"decided_by":28},{"suit":"wyrms","places":[30,31],"owner":2,"decided_by":30},{"suit":"knots","places":[12],"owner":null,"decided_by":null},{"suit":"knots","places":[15,21],"owner":0,"decided_by":21},{"suit":"knots","places":[17],"owner":0,"decided_by":17},{"suit":"knots","places":[28],"owner":1,"decided_by":28},{"suit":"knots","places":[30,31],"owner":2,"decided_by":30}],"pile_count":5,"seats":[{"hand_count":3,"tokens_left":0,"points":7,"shown":[]},{"hand_count":3,"tokens_left":1,"points":12,"shown":[]},{"hand_count":3,"tokens_left":0,"points":15,"shown":[]}],"hand":[13,28,35],"resigned":[],"last_seat":0,"last_place":13,"last_influence":13,"outcome":null}' AS BLOB), 1760651600000, 1760651600000, 0, NULL, NULL, 0, NULL);
INSERT INTO outbox VALUES (415, 'place:201', 8, CAST('{"type":"public","kind":"lobby","table":{"id":8,"code":"OPEN","game":"la-strada","guild":301,"place":201,"locale":"fr","status":"lobby","version":2,"host":101,"size":3,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]},{"seat":1,"occupant":{"type":"computer","agent":"la-strada","level":"easy","stands_for":null,"called":null},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]}],"invited":[102],"options":{"balanced_start":false,"late_reveal":false},"moves":0,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":null,"seed":null,"readable":true,"pause":null,"proposal":null,"polls":[],"calling_off":[],"updated_at":1760651600000,"cup":null,"deal_of":null},"view":null,"events":[],"notices":[{"type":"text","key":"table-opened","values":{"who":{"type":"verbatim","words":"Anna"}}},{"type":"text","key":"table-invited","values":{"who":{"type":"verbatim","words":"Bruno"}}},{"type":"text","key":"table-joined","values":{"who":{"type":"text","key":"computer-at-level","values":{"who":{"type":"text","key":"computer-name","values":{"name":{"type":"text","key":"computer-called-1","values":{}}}},"level":"easy"}}}}],"ping":[102],"goes_on":null,"amends":false,"held":0,"agree":false,"illustrates":0,"role":null,"turns":[]}' AS BLOB), NULL, 1760651600000, 1760651600000, 0, NULL, NULL, 0, NULL);
INSERT INTO outbox VALUES (416, 'dm:102', 8, CAST('{"type":"private","kind":"invitation","to":102,"seat":null,"table":{"id":8,"code":"OPEN","game":"la-strada","guild":301,"place":201,"locale":"fr","status":"lobby","version":2,"host":101,"size":3,"seats":[{"seat":0,"occupant":{"type":"human","player":101},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]},{"seat":1,"occupant":{"type":"computer","agent":"la-strada","level":"easy","stands_for":null,"called":null},"asked":null,"deadline":null,"bank":0,"former":[],"tended":false,"wanted":false,"presence":"here","resigned":false,"explains":false,"promised":null,"held":[]}],"invited":[102],"options":{"balanced_start":false,"late_reveal":false},"moves":0,"outcome":null,"pace":{"hours":24,"late":"play","minutes":0,"bank":null},"seal":null,"seed":null,"readable":true,"pause":null,"proposal":null,"polls":[],"calling_off":[],"updated_at":1760651600000,"cup":null,"deal_of":null},"view":null,"events":[],"notices":[{"type":"text","key":"table-opened","values":{"who":{"type":"verbatim","words":"Anna"}}},{"type":"text","key":"table-invited","values":{"who":{"type":"verbatim","words":"Bruno"}}},{"type":"text","key":"table-joined","values":{"who":{"type":"text","key":"computer-at-level","values":{"who":{"type":"text","key":"computer-name","values":{"name":{"type":"text","key":"computer-called-1","values":{}}}},"level":"easy"}}}}],"amends":false,"secret":false,"loud":false,"held":0,"illustrates":0,"lasts":false,"turns":[],"planned":null,"plan":null}' AS BLOB), NULL, 1760651600000, 1760651600000, 0, NULL, NULL, 0, NULL);
INSERT INTO player VALUES (101, 'Anna', NULL, 'en', 'all', 0, 'usual', 0, 0, 'channel', NULL, NULL, NULL, 18, NULL, 0, 0, 'everybody', 0, NULL, 'shown', 'later');
INSERT INTO player VALUES (102, 'Bruno', NULL, 'en', 'all', 0, 'usual', 0, 0, 'channel', NULL, NULL, NULL, 18, NULL, 0, 0, 'everybody', 0, NULL, 'shown', 'later');
INSERT INTO event VALUES (1, 0, 0, NULL, CAST('{"type":"dealt","first":0}' AS BLOB));
INSERT INTO event VALUES (1, 0, 1, '[0]', CAST('{"type":"hand-dealt","seat":0,"cards":[27,43]}' AS BLOB));
INSERT INTO event VALUES (1, 0, 2, '[1]', CAST('{"type":"hand-dealt","seat":1,"cards":[23,41]}' AS BLOB));
INSERT INTO event VALUES (1, 0, 3, NULL, CAST('{"type":"slot-filled","slot":0,"card":10}' AS BLOB));
INSERT INTO event VALUES (1, 0, 4, NULL, CAST('{"type":"slot-filled","slot":1,"card":32}' AS BLOB));
INSERT INTO event VALUES (1, 1, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":2,"payment":[27],"joker":null,"paid":9,"exact":true}' AS BLOB));
INSERT INTO event VALUES (1, 2, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (1, 2, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":30}' AS BLOB));
INSERT INTO event VALUES (1, 3, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (1, 3, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":18}' AS BLOB));
INSERT INTO event VALUES (1, 4, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":0,"card":10}' AS BLOB));
INSERT INTO event VALUES (1, 4, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":8}' AS BLOB));
INSERT INTO event VALUES (1, 5, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":1,"payment":[18,23],"joker":null,"paid":13,"exact":false}' AS BLOB));
INSERT INTO event VALUES (1, 6, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":0,"payment":[43],"joker":null,"paid":10,"exact":false}' AS BLOB));
INSERT INTO event VALUES (1, 7, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (1, 7, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":28}' AS BLOB));
INSERT INTO event VALUES (1, 8, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":4,"payment":[10,30],"joker":null,"paid":13,"exact":false}' AS BLOB));
INSERT INTO event VALUES (1, 9, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":1,"card":32}' AS BLOB));
INSERT INTO event VALUES (1, 9, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":26}' AS BLOB));
INSERT INTO event VALUES (1, 10, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":1,"card":26}' AS BLOB));
INSERT INTO event VALUES (1, 10, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":35}' AS BLOB));
INSERT INTO event VALUES (1, 11, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":8,"payment":[41],"joker":null,"paid":10,"exact":false}' AS BLOB));
INSERT INTO event VALUES (1, 12, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":1,"card":35}' AS BLOB));
INSERT INTO event VALUES (1, 12, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":5}' AS BLOB));
INSERT INTO event VALUES (1, 13, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (1, 13, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":33}' AS BLOB));
INSERT INTO event VALUES (1, 14, 0, NULL, CAST('{"type":"ace-kept","seat":0,"slot":1,"card":5}' AS BLOB));
INSERT INTO event VALUES (1, 14, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":11}' AS BLOB));
INSERT INTO event VALUES (1, 15, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (1, 15, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":21}' AS BLOB));
INSERT INTO event VALUES (1, 16, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":1,"card":11}' AS BLOB));
INSERT INTO event VALUES (1, 16, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":44}' AS BLOB));
INSERT INTO event VALUES (1, 17, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (1, 17, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":0}' AS BLOB));
INSERT INTO event VALUES (1, 18, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":17,"payment":[11,28],"joker":null,"paid":12,"exact":true}' AS BLOB));
INSERT INTO event VALUES (1, 19, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (1, 19, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":1}' AS BLOB));
INSERT INTO event VALUES (1, 20, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":0,"card":8}' AS BLOB));
INSERT INTO event VALUES (1, 20, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":17}' AS BLOB));
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
INSERT INTO event VALUES (3, 5, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":27,"to":60,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 6, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":72,"to":71,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 7, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":117,"to":91,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 8, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":87,"to":90,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 9, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":26,"to":27,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 10, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":52,"to":51,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 11, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":137,"to":127,"flag":3}' AS BLOB));
INSERT INTO event VALUES (3, 12, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":77,"to":87,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 13, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":23,"to":33,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 14, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":62,"to":52,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 15, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":91,"to":48,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 16, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":87,"to":88,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 17, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":13,"to":23,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 18, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":63,"to":62,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 19, 0, NULL, CAST('{"type":"duel-fought","seat":3,"start":48,"to":90,"attacker":6,"rival":0,"defender":3,"winner":"attacker"}' AS BLOB));
INSERT INTO event VALUES (3, 19, 1, NULL, CAST('{"type":"slider-moved","seat":3,"value":1}' AS BLOB));
INSERT INTO event VALUES (3, 20, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":86,"to":87,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 21, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":25,"to":48,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 22, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":51,"to":50,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 23, 0, NULL, CAST('{"type":"flag-left","seat":3,"flag":3,"space":127}' AS BLOB));
INSERT INTO event VALUES (3, 23, 1, NULL, CAST('{"type":"piece-moved","seat":3,"start":127,"to":117,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 24, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":85,"to":86,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 25, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":5,"to":15,"flag":1}' AS BLOB));
INSERT INTO event VALUES (3, 26, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":50,"to":49,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 27, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":126,"to":127,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 27, 1, NULL, CAST('{"type":"flag-taken","seat":3,"flag":3,"space":127,"source":"ground"}' AS BLOB));
INSERT INTO event VALUES (3, 28, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":31,"to":32,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 29, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":48,"to":47,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 30, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":74,"to":73,"flag":2}' AS BLOB));
INSERT INTO event VALUES (3, 31, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":138,"to":137,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 32, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":100,"to":102,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 33, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":15,"to":25,"flag":1}' AS BLOB));
INSERT INTO event VALUES (3, 34, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":49,"to":178,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 35, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":116,"to":126,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 36, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":30,"to":31,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 37, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":25,"to":35,"flag":1}' AS BLOB));
INSERT INTO event VALUES (3, 38, 0, NULL, CAST('{"type":"duel-fought","seat":2,"start":178,"to":90,"attacker":9,"rival":3,"defender":6,"winner":"attacker"}' AS BLOB));
INSERT INTO event VALUES (3, 38, 1, NULL, CAST('{"type":"slider-moved","seat":2,"value":1}' AS BLOB));
INSERT INTO event VALUES (3, 39, 0, NULL, CAST('{"type":"duel-fought","seat":3,"start":115,"to":102,"attacker":4,"rival":0,"defender":3,"winner":"attacker"}' AS BLOB));
INSERT INTO event VALUES (3, 39, 1, NULL, CAST('{"type":"slider-moved","seat":3,"value":2}' AS BLOB));
INSERT INTO event VALUES (3, 40, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":29,"to":30,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 41, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":6,"to":5,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 42, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":90,"to":178,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 43, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":117,"to":104,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 44, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":99,"to":100,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 45, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":3,"to":13,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 46, 0, NULL, CAST('{"type":"flag-left","seat":2,"flag":2,"space":73}' AS BLOB));
INSERT INTO event VALUES (3, 46, 1, NULL, CAST('{"type":"piece-moved","seat":2,"start":73,"to":72,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 47, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":118,"to":117,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 48, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":67,"to":68,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 49, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":24,"to":25,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 50, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":72,"to":73,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 50, 1, NULL, CAST('{"type":"flag-taken","seat":2,"flag":2,"space":73,"source":"ground"}' AS BLOB));
INSERT INTO event VALUES (3, 51, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":120,"to":94,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 52, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":68,"to":69,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 53, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":28,"to":38,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 54, 0, NULL, CAST('{"type":"piece-moved","seat":2,"start":73,"to":72,"flag":2}' AS BLOB));
INSERT INTO event VALUES (3, 55, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":94,"to":90,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 56, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":69,"to":79,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 57, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":18,"to":28,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 58, 0, NULL, CAST('{"type":"duel-fought","seat":2,"start":178,"to":90,"attacker":9,"rival":3,"defender":3,"winner":"attacker"}' AS BLOB));
INSERT INTO event VALUES (3, 58, 1, NULL, CAST('{"type":"slider-moved","seat":2,"value":2}' AS BLOB));
INSERT INTO event VALUES (3, 59, 0, NULL, CAST('{"type":"piece-moved","seat":3,"start":125,"to":115,"flag":null}' AS BLOB));
INSERT INTO event VALUES (3, 60, 0, NULL, CAST('{"type":"piece-moved","seat":0,"start":65,"to":66,"flag":0}' AS BLOB));
INSERT INTO event VALUES (4, 0, 0, NULL, CAST('{"type":"dealt","first":1}' AS BLOB));
INSERT INTO event VALUES (4, 0, 1, '[0]', CAST('{"type":"hand-dealt","seat":0,"cards":[16,17]}' AS BLOB));
INSERT INTO event VALUES (4, 0, 2, '[1]', CAST('{"type":"hand-dealt","seat":1,"cards":[23,28]}' AS BLOB));
INSERT INTO event VALUES (4, 0, 3, NULL, CAST('{"type":"slot-filled","slot":0,"card":14}' AS BLOB));
INSERT INTO event VALUES (4, 0, 4, NULL, CAST('{"type":"slot-filled","slot":1,"card":31}' AS BLOB));
INSERT INTO event VALUES (4, 1, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 1, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":8}' AS BLOB));
INSERT INTO event VALUES (4, 2, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":1,"card":31}' AS BLOB));
INSERT INTO event VALUES (4, 2, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":2}' AS BLOB));
INSERT INTO event VALUES (4, 3, 0, NULL, CAST('{"type":"ace-kept","seat":1,"slot":1,"card":2}' AS BLOB));
INSERT INTO event VALUES (4, 3, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":26}' AS BLOB));
INSERT INTO event VALUES (4, 4, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 4, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":5}' AS BLOB));
INSERT INTO event VALUES (4, 5, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 5, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":32}' AS BLOB));
INSERT INTO event VALUES (4, 6, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 6, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":0}' AS BLOB));
INSERT INTO event VALUES (4, 7, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":18,"payment":[16,17,32],"joker":null,"paid":20,"exact":true}' AS BLOB));
INSERT INTO event VALUES (4, 8, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 8, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":27}' AS BLOB));
INSERT INTO event VALUES (4, 9, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":1,"payment":[2,8,28],"joker":null,"paid":12,"exact":true}' AS BLOB));
INSERT INTO event VALUES (4, 10, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":1,"card":26}' AS BLOB));
INSERT INTO event VALUES (4, 10, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":6}' AS BLOB));
INSERT INTO event VALUES (4, 11, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":2,"payment":[27],"joker":null,"paid":9,"exact":true}' AS BLOB));
INSERT INTO event VALUES (4, 12, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 12, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":43}' AS BLOB));
INSERT INTO event VALUES (4, 13, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":8,"payment":[26],"joker":null,"paid":8,"exact":true}' AS BLOB));
INSERT INTO event VALUES (4, 14, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 14, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":1}' AS BLOB));
INSERT INTO event VALUES (4, 15, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":0,"payment":[43],"joker":null,"paid":10,"exact":false}' AS BLOB));
INSERT INTO event VALUES (4, 16, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":0,"card":14}' AS BLOB));
INSERT INTO event VALUES (4, 16, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":10}' AS BLOB));
INSERT INTO event VALUES (4, 17, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":0,"card":10}' AS BLOB));
INSERT INTO event VALUES (4, 17, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":21}' AS BLOB));
INSERT INTO event VALUES (4, 18, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 18, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":9}' AS BLOB));
INSERT INTO event VALUES (4, 19, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 19, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":4}' AS BLOB));
INSERT INTO event VALUES (4, 20, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":17,"payment":[1,14,23],"joker":null,"paid":12,"exact":true}' AS BLOB));
INSERT INTO event VALUES (4, 21, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":0,"card":21}' AS BLOB));
INSERT INTO event VALUES (4, 21, 1, NULL, CAST('{"type":"slot-filled","slot":0,"card":11}' AS BLOB));
INSERT INTO event VALUES (4, 22, 0, NULL, CAST('{"type":"slot-drawn","seat":0,"slot":1,"card":6}' AS BLOB));
INSERT INTO event VALUES (4, 22, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":33}' AS BLOB));
INSERT INTO event VALUES (4, 23, 0, NULL, CAST('{"type":"slot-drawn","seat":1,"slot":1,"card":33}' AS BLOB));
INSERT INTO event VALUES (4, 23, 1, NULL, CAST('{"type":"slot-filled","slot":1,"card":35}' AS BLOB));
INSERT INTO event VALUES (4, 24, 0, NULL, CAST('{"type":"route-claimed","seat":0,"route":4,"payment":[6,31],"joker":null,"paid":12,"exact":true}' AS BLOB));
INSERT INTO event VALUES (4, 25, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 25, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":41}' AS BLOB));
INSERT INTO event VALUES (4, 26, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 26, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":34}' AS BLOB));
INSERT INTO event VALUES (4, 27, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 27, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":30}' AS BLOB));
INSERT INTO event VALUES (4, 28, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 28, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":3}' AS BLOB));
INSERT INTO event VALUES (4, 29, 0, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (4, 29, 1, '[0]', CAST('{"type":"card-drawn","seat":0,"card":44}' AS BLOB));
INSERT INTO event VALUES (4, 30, 0, NULL, CAST('{"type":"route-claimed","seat":1,"route":9,"payment":[3,21,33],"joker":null,"paid":18,"exact":true}' AS BLOB));
INSERT INTO event VALUES (5, 0, 0, NULL, CAST('{"type":"game-began","placing":[2,0,1],"order":[2,0,1]}' AS BLOB));
INSERT INTO event VALUES (5, 0, 1, NULL, CAST('{"type":"settlements-revealed","kinds":["village","village","town","hamlet","village","town","city","village","city","town","town","hamlet","town","village","city","hamlet","hamlet","city","hamlet"]}' AS BLOB));
INSERT INTO event VALUES (5, 1, 0, NULL, CAST('{"type":"workshop-placed","seat":2,"hex":87}' AS BLOB));
INSERT INTO event VALUES (5, 2, 0, NULL, CAST('{"type":"workshop-placed","seat":0,"hex":40}' AS BLOB));
INSERT INTO event VALUES (5, 3, 0, NULL, CAST('{"type":"workshop-placed","seat":1,"hex":96}' AS BLOB));
INSERT INTO event VALUES (5, 3, 1, NULL, CAST('{"type":"turn-began","seat":2,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 4, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[87,76,63],"transits":[],"kind":"town","cubes":1,"gold":4,"cost":2,"days":4}' AS BLOB));
INSERT INTO event VALUES (5, 5, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[87,86,85],"transits":[],"kind":"village","cubes":1,"gold":3,"cost":2,"days":2}' AS BLOB));
INSERT INTO event VALUES (5, 6, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[85,73,60],"transits":[],"kind":"city","cubes":1,"gold":5,"cost":2,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 6, 1, NULL, CAST('{"type":"turn-ended","seat":2,"links":3,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 6, 2, NULL, CAST('{"type":"turn-began","seat":0,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 7, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[40,51,64,77],"transits":[],"kind":"town","cubes":1,"gold":4,"cost":4,"days":2}' AS BLOB));
INSERT INTO event VALUES (5, 8, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[77,65,52],"transits":[],"kind":"village","cubes":1,"gold":3,"cost":2,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 8, 1, NULL, CAST('{"type":"turn-ended","seat":0,"links":2,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 8, 2, NULL, CAST('{"type":"turn-began","seat":1,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 9, 0, NULL, CAST('{"type":"link-built","seat":1,"path":[96,106,107,98],"transits":[],"kind":"city","cubes":1,"gold":5,"cost":5,"days":1}' AS BLOB));
INSERT INTO event VALUES (5, 9, 1, NULL, CAST('{"type":"turn-ended","seat":1,"links":1,"days":1,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 9, 2, NULL, CAST('{"type":"turn-began","seat":2,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 10, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[60,48,49],"transits":[],"kind":"city","cubes":1,"gold":5,"cost":2,"days":4}' AS BLOB));
INSERT INTO event VALUES (5, 11, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[60,47,46,45],"transits":[],"kind":"town","cubes":1,"gold":4,"cost":4,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 11, 1, NULL, CAST('{"type":"turn-ended","seat":2,"links":2,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 11, 2, NULL, CAST('{"type":"turn-began","seat":0,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 12, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[40,29,19,18],"transits":[],"kind":"town","cubes":1,"gold":4,"cost":4,"days":2}' AS BLOB));
INSERT INTO event VALUES (5, 13, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[77,78,79],"transits":[],"kind":"hamlet","cubes":1,"gold":2,"cost":2,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 13, 1, NULL, CAST('{"type":"turn-ended","seat":0,"links":2,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 13, 2, NULL, CAST('{"type":"turn-began","seat":1,"gained":6,"days":7}' AS BLOB));
INSERT INTO event VALUES (5, 14, 0, NULL, CAST('{"type":"link-built","seat":1,"path":[98,108,116],"transits":[],"kind":"city","cubes":1,"gold":5,"cost":4,"days":3}' AS BLOB));
INSERT INTO event VALUES (5, 15, 0, NULL, CAST('{"type":"link-built","seat":1,"path":[116,123,122],"transits":[],"kind":"hamlet","cubes":1,"gold":2,"cost":3,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 15, 1, NULL, CAST('{"type":"turn-ended","seat":1,"links":2,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 15, 2, NULL, CAST('{"type":"turn-began","seat":2,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 16, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[49,38,27,18],"transits":[],"kind":"town","cubes":2,"gold":3,"cost":6,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 16, 1, NULL, CAST('{"type":"turn-ended","seat":2,"links":1,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 16, 2, NULL, CAST('{"type":"turn-began","seat":0,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 17, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[77,88,98],"transits":[],"kind":"city","cubes":2,"gold":4,"cost":2,"days":4}' AS BLOB));
INSERT INTO event VALUES (5, 18, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[18,17,8],"transits":[],"kind":"village","cubes":1,"gold":3,"cost":2,"days":2}' AS BLOB));
INSERT INTO event VALUES (5, 19, 0, NULL, CAST('{"type":"turn-ended","seat":0,"links":2,"days":2,"by_itself":false}' AS BLOB));
INSERT INTO event VALUES (5, 19, 1, NULL, CAST('{"type":"turn-began","seat":1,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 20, 0, NULL, CAST('{"type":"link-built","seat":1,"path":[98,99,89,77],"transits":[],"kind":"town","cubes":2,"gold":3,"cost":4,"days":2}' AS BLOB));
INSERT INTO event VALUES (5, 21, 0, NULL, CAST('{"type":"turn-ended","seat":1,"links":1,"days":2,"by_itself":false}' AS BLOB));
INSERT INTO event VALUES (5, 21, 1, NULL, CAST('{"type":"turn-began","seat":2,"gained":6,"days":6}' AS BLOB));
INSERT INTO event VALUES (5, 22, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[85,84,83,82],"transits":[],"kind":"town","cubes":1,"gold":4,"cost":4,"days":2}' AS BLOB));
INSERT INTO event VALUES (5, 23, 0, NULL, CAST('{"type":"link-built","seat":2,"path":[18,10,11],"transits":[],"kind":"village","cubes":1,"gold":3,"cost":2,"days":0}' AS BLOB));
INSERT INTO event VALUES (5, 23, 1, NULL, CAST('{"type":"turn-ended","seat":2,"links":2,"days":0,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 23, 2, NULL, CAST('{"type":"turn-began","seat":0,"gained":6,"days":8}' AS BLOB));
INSERT INTO event VALUES (5, 24, 0, NULL, CAST('{"type":"link-built","seat":0,"path":[18,28,39,50,49],"transits":[],"kind":"city","cubes":2,"gold":4,"cost":7,"days":1}' AS BLOB));
INSERT INTO event VALUES (5, 24, 1, NULL, CAST('{"type":"turn-ended","seat":0,"links":1,"days":1,"by_itself":true}' AS BLOB));
INSERT INTO event VALUES (5, 24, 2, NULL, CAST('{"type":"turn-began","seat":1,"gained":6,"days":8}' AS BLOB));
INSERT INTO event VALUES (6, 0, 0, NULL, CAST('{"type":"game-began","order":[0,1,2,3],"coins":[0,1,2,3]}' AS BLOB));
INSERT INTO event VALUES (6, 1, 0, NULL, CAST('{"type":"wagon-ran","seat":0,"wagon":1,"start":null,"path":[27],"arrives":false,"points_left":2,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 2, 0, NULL, CAST('{"type":"cube-taken","seat":0,"market":13,"good":0,"follows":4}' AS BLOB));
INSERT INTO event VALUES (6, 3, 0, NULL, CAST('{"type":"tile-taken","seat":0,"area":4,"good":0,"gained":3,"follows":0}' AS BLOB));
INSERT INTO event VALUES (6, 4, 0, NULL, CAST('{"type":"wagon-ran","seat":0,"wagon":2,"start":null,"path":[28,26],"arrives":false,"points_left":0,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 4, 1, NULL, CAST('{"type":"turn-ended","seat":0,"points_unused":0}' AS BLOB));
INSERT INTO event VALUES (6, 5, 0, NULL, CAST('{"type":"wagon-ran","seat":1,"wagon":3,"start":null,"path":[0],"arrives":false,"points_left":2,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 6, 0, NULL, CAST('{"type":"tile-taken","seat":1,"area":0,"good":4,"gained":4,"follows":4}' AS BLOB));
INSERT INTO event VALUES (6, 6, 1, NULL, CAST('{"type":"coins-changed","seat":1,"points":1,"coins":0,"points_left":19}' AS BLOB));
INSERT INTO event VALUES (6, 7, 0, NULL, CAST('{"type":"cube-taken","seat":1,"market":0,"good":4,"follows":2}' AS BLOB));
INSERT INTO event VALUES (6, 8, 0, NULL, CAST('{"type":"wagon-ran","seat":1,"wagon":1,"start":27,"path":[25,22],"arrives":false,"points_left":0,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 8, 1, NULL, CAST('{"type":"turn-ended","seat":1,"points_unused":0}' AS BLOB));
INSERT INTO event VALUES (6, 9, 0, NULL, CAST('{"type":"wagon-ran","seat":2,"wagon":1,"start":22,"path":[19,17],"arrives":false,"points_left":1,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 10, 0, NULL, CAST('{"type":"tile-taken","seat":2,"area":2,"good":3,"gained":4,"follows":2}' AS BLOB));
INSERT INTO event VALUES (6, 10, 1, NULL, CAST('{"type":"coins-changed","seat":2,"points":1,"coins":1,"points_left":18}' AS BLOB));
INSERT INTO event VALUES (6, 11, 0, NULL, CAST('{"type":"wagon-ran","seat":2,"wagon":0,"start":null,"path":[27],"arrives":false,"points_left":0,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 12, 0, NULL, CAST('{"type":"turn-ended","seat":2,"points_unused":0}' AS BLOB));
INSERT INTO event VALUES (6, 13, 0, NULL, CAST('{"type":"wagon-ran","seat":3,"wagon":0,"start":27,"path":[25],"arrives":false,"points_left":2,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 14, 0, NULL, CAST('{"type":"tile-taken","seat":3,"area":4,"good":0,"gained":3,"follows":3}' AS BLOB));
INSERT INTO event VALUES (6, 14, 1, NULL, CAST('{"type":"coins-changed","seat":3,"points":1,"coins":1,"points_left":17}' AS BLOB));
INSERT INTO event VALUES (6, 15, 0, NULL, CAST('{"type":"wagon-ran","seat":3,"wagon":3,"start":0,"path":[3,6],"arrives":false,"points_left":0,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 16, 0, NULL, CAST('{"type":"turn-ended","seat":3,"points_unused":0}' AS BLOB));
INSERT INTO event VALUES (6, 17, 0, NULL, CAST('{"type":"wagon-ran","seat":0,"wagon":7,"start":null,"path":[27],"arrives":false,"points_left":2,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 18, 0, NULL, CAST('{"type":"wagon-ran","seat":0,"wagon":0,"start":25,"path":[22,19],"arrives":false,"points_left":0,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 19, 0, NULL, CAST('{"type":"tile-taken","seat":0,"area":4,"good":3,"gained":4,"follows":4}' AS BLOB));
INSERT INTO event VALUES (6, 19, 1, NULL, CAST('{"type":"coins-changed","seat":0,"points":1,"coins":2,"points_left":16}' AS BLOB));
INSERT INTO event VALUES (6, 20, 0, NULL, CAST('{"type":"cube-taken","seat":0,"market":9,"good":5,"follows":2}' AS BLOB));
INSERT INTO event VALUES (6, 20, 1, NULL, CAST('{"type":"turn-ended","seat":0,"points_unused":0}' AS BLOB));
INSERT INTO event VALUES (6, 21, 0, NULL, CAST('{"type":"wagon-ran","seat":1,"wagon":4,"start":null,"path":[0],"arrives":false,"points_left":2,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 22, 0, NULL, CAST('{"type":"tile-taken","seat":1,"area":0,"good":4,"gained":3,"follows":4}' AS BLOB));
INSERT INTO event VALUES (6, 23, 0, NULL, CAST('{"type":"cube-taken","seat":1,"market":0,"good":2,"follows":5}' AS BLOB));
INSERT INTO event VALUES (6, 24, 0, NULL, CAST('{"type":"wagon-ran","seat":1,"wagon":1,"start":17,"path":[16,15],"arrives":false,"points_left":0,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (6, 24, 1, NULL, CAST('{"type":"turn-ended","seat":1,"points_unused":0}' AS BLOB));
INSERT INTO event VALUES (7, 0, 0, NULL, CAST('{"type":"dealt","order":[0,2,1]}' AS BLOB));
INSERT INTO event VALUES (7, 0, 1, NULL, CAST('{"type":"city-begun","cards":[17,18,2,5,12,11],"places":[30,25,20,15,10,5]}' AS BLOB));
INSERT INTO event VALUES (7, 0, 2, '[0]', CAST('{"type":"hand-dealt","seat":0,"cards":[8,31,33]}' AS BLOB));
INSERT INTO event VALUES (7, 0, 3, '[1]', CAST('{"type":"hand-dealt","seat":1,"cards":[14,25,30]}' AS BLOB));
INSERT INTO event VALUES (7, 0, 4, '[2]', CAST('{"type":"hand-dealt","seat":2,"cards":[26,27,35]}' AS BLOB));
INSERT INTO event VALUES (7, 1, 0, NULL, CAST('{"type":"card-played","seat":0,"card":8,"place":24}' AS BLOB));
INSERT INTO event VALUES (7, 1, 1, NULL, CAST('{"type":"influence-placed","seat":0,"card":18,"place":25}' AS BLOB));
INSERT INTO event VALUES (7, 1, 2, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (7, 1, 3, '[0]', CAST('{"type":"card-drawn","seat":0,"card":22}' AS BLOB));
INSERT INTO event VALUES (7, 2, 0, NULL, CAST('{"type":"card-played","seat":2,"card":27,"place":9}' AS BLOB));
INSERT INTO event VALUES (7, 2, 1, NULL, CAST('{"type":"influence-placed","seat":2,"card":27,"place":9}' AS BLOB));
INSERT INTO event VALUES (7, 2, 2, NULL, CAST('{"type":"pile-drawn","seat":2}' AS BLOB));
INSERT INTO event VALUES (7, 2, 3, '[2]', CAST('{"type":"card-drawn","seat":2,"card":6}' AS BLOB));
INSERT INTO event VALUES (7, 3, 0, NULL, CAST('{"type":"card-played","seat":1,"card":25,"place":14}' AS BLOB));
INSERT INTO event VALUES (7, 3, 1, NULL, CAST('{"type":"influence-placed","seat":1,"card":25,"place":14}' AS BLOB));
INSERT INTO event VALUES (7, 3, 2, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (7, 3, 3, '[1]', CAST('{"type":"card-drawn","seat":1,"card":34}' AS BLOB));
INSERT INTO event VALUES (7, 4, 0, NULL, CAST('{"type":"card-played","seat":0,"card":22,"place":21}' AS BLOB));
INSERT INTO event VALUES (7, 4, 1, NULL, CAST('{"type":"influence-placed","seat":0,"card":22,"place":21}' AS BLOB));
INSERT INTO event VALUES (7, 4, 2, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (7, 4, 3, '[0]', CAST('{"type":"card-drawn","seat":0,"card":4}' AS BLOB));
INSERT INTO event VALUES (7, 5, 0, NULL, CAST('{"type":"card-played","seat":2,"card":26,"place":31}' AS BLOB));
INSERT INTO event VALUES (7, 5, 1, NULL, CAST('{"type":"influence-placed","seat":2,"card":17,"place":30}' AS BLOB));
INSERT INTO event VALUES (7, 5, 2, NULL, CAST('{"type":"pile-drawn","seat":2}' AS BLOB));
INSERT INTO event VALUES (7, 5, 3, '[2]', CAST('{"type":"card-drawn","seat":2,"card":15}' AS BLOB));
INSERT INTO event VALUES (7, 6, 0, NULL, CAST('{"type":"card-played","seat":1,"card":34,"place":11}' AS BLOB));
INSERT INTO event VALUES (7, 6, 1, NULL, CAST('{"type":"influence-placed","seat":1,"card":11,"place":5}' AS BLOB));
INSERT INTO event VALUES (7, 6, 2, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (7, 6, 3, '[1]', CAST('{"type":"card-drawn","seat":1,"card":24}' AS BLOB));
INSERT INTO event VALUES (7, 7, 0, NULL, CAST('{"type":"card-played","seat":0,"card":31,"place":22}' AS BLOB));
INSERT INTO event VALUES (7, 7, 1, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (7, 7, 2, '[0]', CAST('{"type":"card-drawn","seat":0,"card":29}' AS BLOB));
INSERT INTO event VALUES (7, 8, 0, NULL, CAST('{"type":"card-played","seat":2,"card":15,"place":18}' AS BLOB));
INSERT INTO event VALUES (7, 8, 1, NULL, CAST('{"type":"influence-placed","seat":2,"card":15,"place":18}' AS BLOB));
INSERT INTO event VALUES (7, 8, 2, NULL, CAST('{"type":"pile-drawn","seat":2}' AS BLOB));
INSERT INTO event VALUES (7, 8, 3, '[2]', CAST('{"type":"card-drawn","seat":2,"card":1}' AS BLOB));
INSERT INTO event VALUES (7, 9, 0, NULL, CAST('{"type":"card-played","seat":1,"card":14,"place":28}' AS BLOB));
INSERT INTO event VALUES (7, 9, 1, NULL, CAST('{"type":"influence-placed","seat":1,"card":14,"place":28}' AS BLOB));
INSERT INTO event VALUES (7, 9, 2, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (7, 9, 3, '[1]', CAST('{"type":"card-drawn","seat":1,"card":23}' AS BLOB));
INSERT INTO event VALUES (7, 10, 0, NULL, CAST('{"type":"card-played","seat":0,"card":29,"place":17}' AS BLOB));
INSERT INTO event VALUES (7, 10, 1, NULL, CAST('{"type":"influence-placed","seat":0,"card":29,"place":17}' AS BLOB));
INSERT INTO event VALUES (7, 10, 2, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (7, 10, 3, '[0]', CAST('{"type":"card-drawn","seat":0,"card":0}' AS BLOB));
INSERT INTO event VALUES (7, 11, 0, NULL, CAST('{"type":"card-played","seat":2,"card":1,"place":16}' AS BLOB));
INSERT INTO event VALUES (7, 11, 1, NULL, CAST('{"type":"control-taken","suit":"suns","owner":2,"losers":[0],"size":5}' AS BLOB));
INSERT INTO event VALUES (7, 11, 2, NULL, CAST('{"type":"influence-placed","seat":2,"card":31,"place":22}' AS BLOB));
INSERT INTO event VALUES (7, 11, 3, NULL, CAST('{"type":"pile-drawn","seat":2}' AS BLOB));
INSERT INTO event VALUES (7, 11, 4, '[2]', CAST('{"type":"card-drawn","seat":2,"card":28}' AS BLOB));
INSERT INTO event VALUES (7, 12, 0, NULL, CAST('{"type":"card-played","seat":1,"card":23,"place":19}' AS BLOB));
INSERT INTO event VALUES (7, 12, 1, NULL, CAST('{"type":"control-taken","suit":"waves","owner":1,"losers":[0],"size":5}' AS BLOB));
INSERT INTO event VALUES (7, 12, 2, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (7, 12, 3, '[1]', CAST('{"type":"card-drawn","seat":1,"card":3}' AS BLOB));
INSERT INTO event VALUES (7, 13, 0, NULL, CAST('{"type":"card-played","seat":0,"card":0,"place":23}' AS BLOB));
INSERT INTO event VALUES (7, 13, 1, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (7, 13, 2, '[0]', CAST('{"type":"card-drawn","seat":0,"card":7}' AS BLOB));
INSERT INTO event VALUES (7, 14, 0, NULL, CAST('{"type":"card-played","seat":2,"card":6,"place":12}' AS BLOB));
INSERT INTO event VALUES (7, 14, 1, NULL, CAST('{"type":"pile-drawn","seat":2}' AS BLOB));
INSERT INTO event VALUES (7, 14, 2, '[2]', CAST('{"type":"card-drawn","seat":2,"card":13}' AS BLOB));
INSERT INTO event VALUES (7, 15, 0, NULL, CAST('{"type":"card-played","seat":1,"card":3,"place":8}' AS BLOB));
INSERT INTO event VALUES (7, 15, 1, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (7, 15, 2, '[1]', CAST('{"type":"card-drawn","seat":1,"card":9}' AS BLOB));
INSERT INTO event VALUES (4, 31, 0, NULL, CAST('{"type":"pile-drawn","seat":1}' AS BLOB));
INSERT INTO event VALUES (4, 31, 1, '[1]', CAST('{"type":"card-drawn","seat":1,"card":18}' AS BLOB));
INSERT INTO event VALUES (2, 3, 0, NULL, CAST('{"type":"army-ready","seat":2,"waiting":1}' AS BLOB));
INSERT INTO event VALUES (3, 61, 0, NULL, CAST('{"type":"piece-moved","seat":1,"start":2,"to":3,"flag":null}' AS BLOB));
INSERT INTO event VALUES (4, 32, 0, NULL, CAST('{"type":"excuse-played","seat":0,"card":31}' AS BLOB));
INSERT INTO event VALUES (5, 25, 0, NULL, CAST('{"type":"link-built","seat":1,"path":[116,117,118,119,111],"transits":[],"kind":"hamlet","cubes":1,"gold":2,"cost":6,"days":2}' AS BLOB));
INSERT INTO event VALUES (6, 25, 0, NULL, CAST('{"type":"wagon-ran","seat":2,"wagon":2,"start":26,"path":[24],"arrives":false,"points_left":2,"arrivals":0}' AS BLOB));
INSERT INTO event VALUES (7, 16, 0, NULL, CAST('{"type":"card-played","seat":0,"card":4,"place":13}' AS BLOB));
INSERT INTO event VALUES (7, 16, 1, NULL, CAST('{"type":"influence-placed","seat":0,"card":4,"place":13}' AS BLOB));
INSERT INTO event VALUES (7, 16, 2, NULL, CAST('{"type":"pile-drawn","seat":0}' AS BLOB));
INSERT INTO event VALUES (7, 16, 3, '[0]', CAST('{"type":"card-drawn","seat":0,"card":10}' AS BLOB));
INSERT INTO invitation VALUES (8, 102, 0);
INSERT INTO move VALUES (1, 1, 0, 101, 1000002, 'claim forest/mountain: pact', 'e5c33ccc882dc827', 1760003600000, 86400000, 0);
INSERT INTO move VALUES (1, 2, 0, 101, 1000003, 'draw pile', 'e85e4d9b472979fd', 1760007200000, 82800000, 0);
INSERT INTO move VALUES (1, 3, 1, 102, 1000004, 'draw pile', '52506a78e4691ef8', 1760010800000, 82800000, 0);
INSERT INTO move VALUES (1, 4, 0, 101, 1000005, 'draw 1', '5d1757ca0b3290a1', 1760014400000, 82800000, 0);
INSERT INTO move VALUES (1, 5, 1, 102, 1000006, 'claim sailor/mill: lunatic cave', '09df5bef7b426ff5', 1760018000000, 82800000, 0);
INSERT INTO move VALUES (1, 6, 0, 101, 1000007, 'claim sailor/forest: window', '9e27860a5abf910f', 1760021600000, 82800000, 0);
INSERT INTO move VALUES (1, 7, 1, 102, 1000008, 'draw pile', '49e6e91e5e73c1ba', 1760025200000, 82800000, 0);
INSERT INTO move VALUES (1, 8, 0, 101, 1000009, 'claim mountain/diplomat: painter huntress', 'e4be5b62bd675de1', 1760028800000, 82800000, 0);
INSERT INTO move VALUES (1, 9, 1, 102, 1000010, 'draw 2', '4093077c3dd857f3', 1760032400000, 82800000, 0);
INSERT INTO move VALUES (1, 10, 0, 101, 1000011, 'draw 2', '4000443e1d146e29', 1760036000000, 82800000, 0);
INSERT INTO move VALUES (1, 11, 1, 102, 1000012, 'claim penitent/desert: rite', 'f0db079043730deb', 1760039600000, 82800000, 0);
INSERT INTO move VALUES (1, 12, 0, 101, 1000013, 'draw 2', '334856fa58ea84db', 1760043200000, 82800000, 0);
INSERT INTO move VALUES (1, 13, 1, 102, 1000014, 'draw pile', 'b443d4bf958c1372', 1760046800000, 82800000, 0);
INSERT INTO move VALUES (1, 14, 0, 101, 1000015, 'keep ace 2', 'cf008e41799bc21b', 1760050400000, 82800000, 0);
INSERT INTO move VALUES (1, 15, 0, 101, 1000016, 'draw pile', 'f5fe5a74c2d0a55e', 1760054000000, 82800000, 0);
INSERT INTO move VALUES (1, 16, 1, 102, 1000017, 'draw 2', '6cfa3412e8bccd88', 1760057600000, 82800000, 0);
INSERT INTO move VALUES (1, 17, 0, 101, 1000018, 'draw pile', '4fa28501aa0ecbb8', 1760061200000, 82800000, 0);
INSERT INTO move VALUES (1, 18, 1, 102, 1000019, 'claim desert/island: savage darkness', 'c8b439dabc7111ed', 1760064800000, 82800000, 0);
INSERT INTO move VALUES (1, 19, 1, 102, 1000020, 'draw pile', 'c033a28677a19a72', 1760068400000, 82800000, 0);
INSERT INTO move VALUES (1, 20, 0, 101, 1000021, 'draw 1', '8437996c7a4647d0', 1760072000000, 82800000, 0);
INSERT INTO move VALUES (1, 21, 1, 102, 1000022, 'resign', '314f93fd2b093c29', 1760072000000, 86400000, 0);
INSERT INTO move VALUES (2, 1, 0, 101, 1000025, 'ready', '72ce3410afa21b2b', 1760075600000, 86400000, 0);
INSERT INTO move VALUES (2, 2, 1, NULL, NULL, 'ready', 'fa58583190606cd7', 1760079200000, NULL, 0);
INSERT INTO move VALUES (3, 1, 0, 101, 1000028, 'ready', 'ccc9ccf4c99d18f8', 1760082800000, 86400000, 0);
INSERT INTO move VALUES (3, 2, 1, NULL, NULL, 'ready', '1947b06c21ca78e6', 1760086400000, NULL, 0);
INSERT INTO move VALUES (3, 3, 2, NULL, NULL, 'ready', '38a45d0dc6784db1', 1760090000000, NULL, 0);
INSERT INTO move VALUES (3, 4, 3, 102, 1000029, 'ready', 'c24f23383f270839', 1760093600000, 75600000, 0);
INSERT INTO move VALUES (3, 5, 1, NULL, NULL, 'move c9 f9', '75bb2800326af47a', 1760097200000, NULL, 0);
INSERT INTO move VALUES (3, 6, 2, NULL, NULL, 'move g11 g10', '6219fad5d2ece56b', 1760100800000, NULL, 0);
INSERT INTO move VALUES (3, 7, 3, 102, 1000030, 'move k7 i7', 'bab4e184558d53c9', 1760104400000, 82800000, 0);
INSERT INTO move VALUES (3, 8, 0, 101, 1000031, 'move i3 i6', 'c9abc51c702a9f6d', 1760108000000, 82800000, 0);
INSERT INTO move VALUES (3, 9, 1, NULL, NULL, 'move c8 c9', '590a718b5c2310c6', 1760111600000, NULL, 0);
INSERT INTO move VALUES (3, 10, 2, NULL, NULL, 'move e11 e10', '0feb6d73b88bacd3', 1760115200000, NULL, 0);
INSERT INTO move VALUES (3, 11, 3, 102, 1000032, 'move m7 l7', 'd39c5336912ff39b', 1760118800000, 82800000, 0);
INSERT INTO move VALUES (3, 12, 0, 101, 1000033, 'move h3 i3', 'c930dd76c9bb5c0f', 1760122400000, 82800000, 0);
INSERT INTO move VALUES (3, 13, 1, NULL, NULL, 'move c5 d5', '9f07aabf5ac4ebc2', 1760126000000, NULL, 0);
INSERT INTO move VALUES (3, 14, 2, NULL, NULL, 'move f11 e11', '4a6a81b11a94695a', 1760129600000, NULL, 0);
INSERT INTO move VALUES (3, 15, 3, 102, 1000034, 'move i7 e7', 'cb3b6da917156dbb', 1760133200000, 82800000, 0);
INSERT INTO move VALUES (3, 16, 0, 101, 1000035, 'move i3 i4', 'dc2da24f1da27e12', 1760136800000, 82800000, 0);
INSERT INTO move VALUES (3, 17, 1, NULL, NULL, 'move b5 c5', 'cbc44da83d148d74', 1760140400000, NULL, 0);
INSERT INTO move VALUES (3, 18, 2, NULL, NULL, 'move f12 f11', '37799947a7ba4e78', 1760144000000, NULL, 0);
INSERT INTO move VALUES (3, 19, 3, 102, 1000036, 'move e7 i6', '052ac5bf5055a550', 1760147600000, 82800000, 0);
INSERT INTO move VALUES (3, 20, 0, 101, 1000037, 'move i2 i3', 'afcbee58ada09bbb', 1760151200000, 82800000, 0);
INSERT INTO move VALUES (3, 21, 1, NULL, NULL, 'move c7 e7', '8785c89f2238300f', 1760154800000, NULL, 0);
INSERT INTO move VALUES (3, 22, 2, NULL, NULL, 'move e10 e9', '22636722a6a8028b', 1760158400000, NULL, 0);
INSERT INTO move VALUES (3, 23, 3, 102, 1000038, 'move l7 k7 leave', '5fa9108ff71bc8a3', 1760162000000, 82800000, 0);
INSERT INTO move VALUES (3, 24, 0, 101, 1000039, 'move i1 i2', '06bb0c6fc2567724', 1760165600000, 82800000, 0);
INSERT INTO move VALUES (3, 25, 1, NULL, NULL, 'move a7 b7', '635a8163ba31fbf3', 1760169200000, NULL, 0);
INSERT INTO move VALUES (3, 26, 2, NULL, NULL, 'move e9 e8', '6ed3669faee3b70a', 1760172800000, NULL, 0);
INSERT INTO move VALUES (3, 27, 3, 102, 1000040, 'move l6 l7', '738ae04e598eac97', 1760176400000, 82800000, 0);
INSERT INTO move VALUES (3, 28, 0, 101, 1000041, 'move d3 d4', '249a7199a6886308', 1760180000000, 82800000, 0);
INSERT INTO move VALUES (3, 29, 1, NULL, NULL, 'move e7 e6', '26f32177bce87308', 1760183600000, NULL, 0);
INSERT INTO move VALUES (3, 30, 2, NULL, NULL, 'move g13 g12', '4c9bdf0ffb7d5b58', 1760187200000, NULL, 0);
INSERT INTO move VALUES (3, 31, 3, 102, 1000042, 'move m8 m7', 'ca43025b3aa30a97', 1760190800000, 82800000, 0);
INSERT INTO move VALUES (3, 32, 0, 101, 1000043, 'move j3 j5', 'a824ca14ce4f81e4', 1760194400000, 82800000, 0);
INSERT INTO move VALUES (3, 33, 1, NULL, NULL, 'move b7 c7', '73e98ceda57aa4f7', 1760198000000, NULL, 0);
INSERT INTO move VALUES (3, 34, 2, NULL, NULL, 'move e8 ring', '8786192c1c99485f', 1760201600000, NULL, 0);
INSERT INTO move VALUES (3, 35, 3, 102, 1000044, 'move k6 l6', '589a6d9df796ec34', 1760205200000, 82800000, 0);
INSERT INTO move VALUES (3, 36, 0, 101, 1000045, 'move d2 d3', '1a9967884db26af7', 1760208800000, 82800000, 0);
INSERT INTO move VALUES (3, 37, 1, NULL, NULL, 'move c7 d7', 'd845702d83f3b669', 1760212400000, NULL, 0);
INSERT INTO move VALUES (3, 38, 2, NULL, NULL, 'move ring i6', '932612cdfedc15c2', 1760216000000, NULL, 0);
INSERT INTO move VALUES (3, 39, 3, 102, 1000046, 'move k5 j5', '2b4084691f298ff6', 1760219600000, 82800000, 0);
INSERT INTO move VALUES (3, 40, 0, 101, 1000047, 'move d1 d2', '1f54e4a4e0f733a1', 1760223200000, 82800000, 0);
INSERT INTO move VALUES (3, 41, 1, NULL, NULL, 'move a8 a7', '0640ef0302536ad0', 1760226800000, NULL, 0);
INSERT INTO move VALUES (3, 42, 2, NULL, NULL, 'move i6 ring', 'f0de108e489793ca', 1760230400000, NULL, 0);
INSERT INTO move VALUES (3, 43, 3, 102, 1000048, 'move k7 j7', '9d1e011ef5601823', 1760234000000, 82800000, 0);
INSERT INTO move VALUES (3, 44, 0, 101, 1000049, 'move j2 j3', 'f946924d413ef39f', 1760237600000, 82800000, 0);
INSERT INTO move VALUES (3, 45, 1, NULL, NULL, 'move a5 b5', 'e4b3a89ac8318bd3', 1760241200000, NULL, 0);
INSERT INTO move VALUES (3, 46, 2, NULL, NULL, 'move g12 g11 leave', '4a683dbaa3389167', 1760244800000, NULL, 0);
INSERT INTO move VALUES (3, 47, 3, 102, 1000050, 'move k8 k7', 'eeb2e81efdfd4e4d', 1760248400000, 82800000, 0);
INSERT INTO move VALUES (3, 48, 0, 101, 1000051, 'move g3 g4', '360271a78a8d6a24', 1760252000000, 82800000, 0);
INSERT INTO move VALUES (3, 49, 1, NULL, NULL, 'move c6 c7', '40fc1261d1016148', 1760255600000, NULL, 0);
INSERT INTO move VALUES (3, 50, 2, NULL, NULL, 'move g11 g12', '4b4c185e08c1bfb9', 1760259200000, NULL, 0);
INSERT INTO move VALUES (3, 51, 3, 102, 1000052, 'move k10 i10', 'c1fac5cfeab7e045', 1760262800000, 82800000, 0);
INSERT INTO move VALUES (3, 52, 0, 101, 1000053, 'move g4 g5', '68de570d846811b4', 1760266400000, 82800000, 0);
INSERT INTO move VALUES (3, 53, 1, NULL, NULL, 'move c10 d10', 'ab71335a479f0487', 1760270000000, NULL, 0);
INSERT INTO move VALUES (3, 54, 2, NULL, NULL, 'move g12 g11', '7f7549ffe015738a', 1760273600000, NULL, 0);
INSERT INTO move VALUES (3, 55, 3, 102, 1000054, 'move i10 i6', '74e5e5ead156b6d0', 1760277200000, 82800000, 0);
INSERT INTO move VALUES (3, 56, 0, 101, 1000055, 'move g5 h5', 'fcadf188b1bc5606', 1760280800000, 82800000, 0);
INSERT INTO move VALUES (3, 57, 1, NULL, NULL, 'move b10 c10', '00b5337057feeb14', 1760284400000, NULL, 0);
INSERT INTO move VALUES (3, 58, 2, NULL, NULL, 'move ring i6', '7e56593b72a4734a', 1760288000000, NULL, 0);
INSERT INTO move VALUES (3, 59, 3, 102, 1000056, 'move l5 k5', 'ae716efd0522fb9b', 1760291600000, 82800000, 0);
INSERT INTO move VALUES (3, 60, 0, 101, 1000057, 'move g1 g2', 'ab6f5b64c45a9c9f', 1760295200000, 82800000, 0);
INSERT INTO move VALUES (4, 1, 1, 102, 1000060, 'draw pile', 'cc0b381d7f80ba39', 1760298800000, 86400000, 0);
INSERT INTO move VALUES (4, 2, 0, 101, 1000061, 'draw 2', '34f9b4dd369564e6', 1760302400000, 82800000, 0);
INSERT INTO move VALUES (4, 3, 1, 102, 1000062, 'keep ace 2', 'caace7b973a59d10', 1760306000000, 82800000, 0);
INSERT INTO move VALUES (4, 4, 1, 102, 1000063, 'draw pile', '5cb1c09400a9d500', 1760309600000, 82800000, 0);
INSERT INTO move VALUES (4, 5, 0, 101, 1000064, 'draw pile', '8ebb39630a5c247c', 1760313200000, 82800000, 0);
INSERT INTO move VALUES (4, 6, 1, 102, 1000065, 'draw pile', '2e8fe7d43840ae19', 1760316800000, 82800000, 0);
INSERT INTO move VALUES (4, 7, 0, 101, 1000066, 'claim light-keeper/consul: discovery soldier sea', 'd86efbb36cd6a706', 1760320400000, 82800000, 0);
INSERT INTO move VALUES (4, 8, 0, 101, 1000067, 'draw pile', '119dedfacb32cb3a', 1760324000000, 82800000, 0);
INSERT INTO move VALUES (4, 9, 1, 102, 1000068, 'claim sailor/mill: ace-waves origin darkness', '2be0e9011058b849', 1760327600000, 82800000, 0);
INSERT INTO move VALUES (4, 10, 1, 102, 1000069, 'draw 2', 'a17da65044a27d31', 1760331200000, 82800000, 0);
INSERT INTO move VALUES (4, 11, 0, 101, 1000070, 'claim forest/mountain: pact', 'c0b2003051499b70', 1760334800000, 82800000, 0);
INSERT INTO move VALUES (4, 12, 0, 101, 1000071, 'draw pile', '8ac68e34a160ba08', 1760338400000, 82800000, 0);
INSERT INTO move VALUES (4, 13, 1, 102, 1000072, 'claim penitent/desert: betrayal', 'ea3b8e0987be56b1', 1760342000000, 82800000, 0);
INSERT INTO move VALUES (4, 14, 1, 102, 1000073, 'draw pile', '2a9954f647d748aa', 1760345600000, 82800000, 0);
INSERT INTO move VALUES (4, 15, 0, 101, 1000074, 'claim sailor/forest: window', '4e7107f91191e8d5', 1760349200000, 82800000, 0);
INSERT INTO move VALUES (4, 16, 1, 102, 1000075, 'draw 1', 'f11e966279d34a0b', 1760352800000, 82800000, 0);
INSERT INTO move VALUES (4, 17, 0, 101, 1000076, 'draw 1', '3e3800e154c63311', 1760356400000, 82800000, 0);
INSERT INTO move VALUES (4, 18, 1, 102, 1000077, 'draw pile', '49d78619f4601998', 1760360000000, 82800000, 0);
INSERT INTO move VALUES (4, 19, 0, 101, 1000078, 'draw pile', '4fa27b7b4f0d1887', 1760363600000, 82800000, 0);
INSERT INTO move VALUES (4, 20, 1, 102, 1000079, 'claim desert/island: ace-suns battle cave', '10f35be1048f95d6', 1760367200000, 82800000, 0);
INSERT INTO move VALUES (4, 21, 1, 102, 1000080, 'draw 1', '454644773aa3174b', 1760370800000, 82800000, 0);
INSERT INTO move VALUES (4, 22, 0, 101, 1000081, 'draw 2', 'ea86421c3270b827', 1760374400000, 82800000, 0);
INSERT INTO move VALUES (4, 23, 1, 102, 1000082, 'draw 2', '5302c0075aa9d506', 1760378000000, 82800000, 0);
INSERT INTO move VALUES (4, 24, 0, 101, 1000083, 'claim mountain/diplomat: author bard', 'f8a224cad34b4d3b', 1760381600000, 82800000, 0);
INSERT INTO move VALUES (4, 25, 0, 101, 1000084, 'draw pile', '8440e82cab0ea47a', 1760385200000, 82800000, 0);
INSERT INTO move VALUES (4, 26, 1, 102, 1000085, 'draw pile', '5a397699ace67f76', 1760388800000, 82800000, 0);
INSERT INTO move VALUES (4, 27, 0, 101, 1000086, 'draw pile', 'd3d05ed0171aef11', 1760392400000, 82800000, 0);
INSERT INTO move VALUES (4, 28, 1, 102, 1000087, 'draw pile', 'ed2aa20d143c2763', 1760396000000, 82800000, 0);
INSERT INTO move VALUES (4, 29, 0, 101, 1000088, 'draw pile', '6f4ade30cac384fb', 1760399600000, 82800000, 0);
INSERT INTO move VALUES (4, 30, 1, 102, 1000089, 'claim mill/harvest: ace-leaves chance-meeting end', '6734a5778ba06300', 1760403200000, 82800000, 0);
INSERT INTO move VALUES (5, 1, 2, 102, 1000092, 'workshop j6', '8a2daf5914307f60', 1760406800000, 86400000, 0);
INSERT INTO move VALUES (5, 2, 0, 101, 1000093, 'workshop e7', 'ee2da1e23e1cbd92', 1760410400000, 82800000, 0);
INSERT INTO move VALUES (5, 3, 1, NULL, NULL, 'workshop k4', '0715c77cd6f92ecc', 1760414000000, NULL, 0);
INSERT INTO move VALUES (5, 4, 2, 102, 1000094, 'build j6-h7-g7', 'e2e2037aa28a6837', 1760417600000, 82800000, 0);
INSERT INTO move VALUES (5, 5, 2, 102, 1000095, 'build j6-j5-j4', 'f15eab7d6b67dafc', 1760421200000, 82800000, 0);
INSERT INTO move VALUES (5, 6, 2, 102, 1000096, 'build j4-h4-g4', '0264502381db7d3f', 1760424800000, 82800000, 0);
INSERT INTO move VALUES (5, 7, 0, 101, 1000097, 'build e7-f7-g8-h8', 'e663b76fdb5e1d16', 1760428400000, 82800000, 0);
INSERT INTO move VALUES (5, 8, 0, 101, 1000098, 'build h8-g9-f8', '783b88cd29bd9184', 1760432000000, 82800000, 0);
INSERT INTO move VALUES (5, 9, 1, NULL, NULL, 'build k4-l4-l5-k6', '45b1a2ae5c8fbe00', 1760435600000, NULL, 0);
INSERT INTO move VALUES (5, 10, 2, 102, 1000099, 'build g4-f4-f5', '17c2cf4a02df3d11', 1760439200000, 82800000, 0);
INSERT INTO move VALUES (5, 11, 2, 102, 1000100, 'build g4-f3-f2-f1', 'bced6425e43062c3', 1760442800000, 82800000, 0);
INSERT INTO move VALUES (5, 12, 0, 101, 1000101, 'build e7-d6-c5-c4', '8ee4606e082dc68e', 1760446400000, 82800000, 0);
INSERT INTO move VALUES (5, 13, 0, 101, 1000102, 'build h8-h9-h10', '8260264734e46d80', 1760450000000, 82800000, 0);
INSERT INTO move VALUES (5, 14, 1, NULL, NULL, 'build k6-l6-m5', 'd0e549a52776a938', 1760453600000, NULL, 0);
INSERT INTO move VALUES (5, 15, 1, NULL, NULL, 'build m5-n4-n3', '6b76dcca210ea567', 1760457200000, NULL, 0);
INSERT INTO move VALUES (5, 16, 2, 102, 1000103, 'build f5-e5-d4-c4', '49197aa8a589e2ab', 1760460800000, 82800000, 0);
INSERT INTO move VALUES (5, 17, 0, 101, 1000104, 'build h8-j7-k6', '5da2bfeb573ea489', 1760464400000, 82800000, 0);
INSERT INTO move VALUES (5, 18, 0, 101, 1000105, 'build c4-c3-b2', 'ae3cdaf5493453af', 1760468000000, 82800000, 0);
INSERT INTO move VALUES (5, 19, 0, 101, 1000106, 'end', 'a6ae6355babde65e', 1760471600000, 82800000, 0);
INSERT INTO move VALUES (5, 20, 1, NULL, NULL, 'build k6-k7-j8-h8', 'd7dfb0042b4f7db9', 1760475200000, NULL, 0);
INSERT INTO move VALUES (5, 21, 1, NULL, NULL, 'end', 'eb261b436abac678', 1760478800000, NULL, 0);
INSERT INTO move VALUES (5, 22, 2, 102, 1000107, 'build j4-j3-j2-j1', '80f2bb2e8b1db022', 1760482400000, 82800000, 0);
INSERT INTO move VALUES (5, 23, 2, 102, 1000108, 'build c4-b4-b5', 'fcfda99cddb5738d', 1760486000000, 82800000, 0);
INSERT INTO move VALUES (5, 24, 0, 101, 1000109, 'build c4-d5-e6-f6-f5', '61bb3516b9e6ddf0', 1760489600000, 82800000, 0);
INSERT INTO move VALUES (6, 1, 0, 101, 1000112, 'run curculio 12h', 'ba6996a6d961f9c7', 1760493200000, 86400000, 0);
INSERT INTO move VALUES (6, 2, 0, 101, 1000113, 'cube 12h', '29b81df46ab9bbf9', 1760496800000, 82800000, 0);
INSERT INTO move VALUES (6, 3, 0, 101, 1000114, 'tile v', '3cb4d4e466c8930b', 1760500400000, 82800000, 0);
INSERT INTO move VALUES (6, 4, 0, 101, 1000115, 'run plotus 12l 11l', '308bd9411ffa578c', 1760504000000, 82800000, 0);
INSERT INTO move VALUES (6, 5, 1, NULL, NULL, 'run ballio 1h', '54dd12a8ab13f06d', 1760507600000, NULL, 0);
INSERT INTO move VALUES (6, 6, 1, NULL, NULL, 'tile i', 'beae6237339194a8', 1760511200000, NULL, 0);
INSERT INTO move VALUES (6, 7, 1, NULL, NULL, 'cube 1h', '0ac723b2a6878b0d', 1760514800000, NULL, 0);
INSERT INTO move VALUES (6, 8, 1, NULL, NULL, 'run curculio 11h 10h', '139426169dd717e7', 1760518400000, NULL, 0);
INSERT INTO move VALUES (6, 9, 2, NULL, NULL, 'run curculio 9h 8h', '8110f35650ec5d85', 1760522000000, NULL, 0);
INSERT INTO move VALUES (6, 10, 2, NULL, NULL, 'tile iii', 'f78a001224f8c580', 1760525600000, NULL, 0);
INSERT INTO move VALUES (6, 11, 2, NULL, NULL, 'run pseudolus 12h', '4bd6e0f519f9c2b2', 1760529200000, NULL, 0);
INSERT INTO move VALUES (6, 12, 2, NULL, NULL, 'end', 'df2b9e86ff8b037c', 1760532800000, NULL, 0);
INSERT INTO move VALUES (6, 13, 3, 102, 1000116, 'run pseudolus 11h', 'f0208ec4218dc97e', 1760536400000, 82800000, 0);
INSERT INTO move VALUES (6, 14, 3, 102, 1000117, 'tile v', 'cf7194059cc9e205', 1760540000000, 82800000, 0);
INSERT INTO move VALUES (6, 15, 3, 102, 1000118, 'run ballio 2h 3h', '3c84d54c275dd929', 1760543600000, 82800000, 0);
INSERT INTO move VALUES (6, 16, 3, 102, 1000119, 'end', 'ca812268bfc0a0ef', 1760547200000, 82800000, 0);
INSERT INTO move VALUES (6, 17, 0, 101, 1000120, 'run sosia 12h', 'efdffab234c2861d', 1760550800000, 82800000, 0);
INSERT INTO move VALUES (6, 18, 0, 101, 1000121, 'run pseudolus 10h 9h', '36544d907ac7d368', 1760554400000, 82800000, 0);
INSERT INTO move VALUES (6, 19, 0, 101, 1000122, 'tile v', 'f7f4f8342f9daf69', 1760558000000, 82800000, 0);
INSERT INTO move VALUES (6, 20, 0, 101, 1000123, 'cube 9h', 'd201b8c036334fe0', 1760561600000, 82800000, 0);
INSERT INTO move VALUES (6, 21, 1, NULL, NULL, 'run demetrius 1h', '3ad1c9cad4b8df22', 1760565200000, NULL, 0);
INSERT INTO move VALUES (6, 22, 1, NULL, NULL, 'tile i', '193dc24ef4b5108f', 1760568800000, NULL, 0);
INSERT INTO move VALUES (6, 23, 1, NULL, NULL, 'cube 1h', '4ea58f996b0e087e', 1760572400000, NULL, 0);
INSERT INTO move VALUES (6, 24, 1, NULL, NULL, 'run curculio 7c 6l', '61058e1f76c58242', 1760576000000, NULL, 0);
INSERT INTO move VALUES (7, 1, 0, 101, 1000126, 'origin a5 influence b5', 'dfffc913b40d3409', 1760579600000, 86400000, 0);
INSERT INTO move VALUES (7, 2, 2, 102, 1000127, 'pact d2 influence d2', '7fa1734a4c167aa5', 1760583200000, 82800000, 0);
INSERT INTO move VALUES (7, 3, 1, NULL, NULL, 'mill c3 influence c3', 'c16c289eb0a6fd25', 1760586800000, NULL, 0);
INSERT INTO move VALUES (7, 4, 0, 101, 1000128, 'castle d4 influence d4', '1e9145d538531e23', 1760590400000, 82800000, 0);
INSERT INTO move VALUES (7, 5, 2, 102, 1000129, 'betrayal b6 influence a6', 'c75c3e3628165743', 1760594000000, 82800000, 0);
INSERT INTO move VALUES (7, 6, 1, NULL, NULL, 'calamity f2 influence f1', '865ac5a6bea874e6', 1760597600000, NULL, 0);
INSERT INTO move VALUES (7, 7, 0, 101, 1000130, 'bard e4', 'e77f5ef101e20ea7', 1760601200000, 82800000, 0);
INSERT INTO move VALUES (7, 8, 2, 102, 1000131, 'forest a4 influence a4', '3719e1451d07afcf', 1760604800000, 82800000, 0);
INSERT INTO move VALUES (7, 9, 1, NULL, NULL, 'battle e5 influence e5', '15ebab9355788b1e', 1760608400000, NULL, 0);
INSERT INTO move VALUES (7, 10, 0, 101, 1000132, 'merchant f3 influence f3', 'b4a9f3e3bc822f5a', 1760612000000, 82800000, 0);
INSERT INTO move VALUES (7, 11, 2, 102, 1000133, 'ace-suns e3 influence e4', '1f3d8fffa0584b09', 1760615600000, 82800000, 0);
INSERT INTO move VALUES (7, 12, 1, NULL, NULL, 'cave b4', '24ae0a1697b8b3c4', 1760619200000, NULL, 0);
INSERT INTO move VALUES (7, 13, 0, 101, 1000134, 'ace-moons f4', '9029d9f5467cb584', 1760622800000, 82800000, 0);
INSERT INTO move VALUES (7, 14, 2, 102, 1000135, 'author a3', 'c6c5b9ba319ccf45', 1760626400000, 82800000, 0);
INSERT INTO move VALUES (7, 15, 1, NULL, NULL, 'ace-leaves c2', '8f9de5ac2ada12fe', 1760630000000, NULL, 0);
INSERT INTO move VALUES (4, 31, 1, NULL, NULL, 'draw pile', '5e43399f2614b6de', 1760630000000, 0, 0);
INSERT INTO move VALUES (2, 3, 2, NULL, NULL, 'ready', '334dc8df1aa7582e', 1760633600000, NULL, 0);
INSERT INTO move VALUES (3, 61, 1, NULL, NULL, 'move a4 a5', 'c00a03f847e007dd', 1760637200000, NULL, 0);
INSERT INTO move VALUES (4, 32, 0, 101, 1000136, 'excuse bard', 'bfa4cf9e8012b9bc', 1760640800000, 75600000, 0);
INSERT INTO move VALUES (5, 25, 1, NULL, NULL, 'build m5-m6-m7-m8-l9', '6927b8e1968b3d3d', 1760644400000, NULL, 0);
INSERT INTO move VALUES (6, 25, 2, NULL, NULL, 'run plotus 10l', '43d5e45cd86a778e', 1760648000000, NULL, 0);
INSERT INTO move VALUES (7, 16, 0, 101, 1000137, 'ace-wyrms b3 influence b3', 'cefdbab3ed6599e3', 1760651600000, 64800000, 0);
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
INSERT INTO receipt VALUES (1000124, 7, 1760576000000);
INSERT INTO receipt VALUES (1000125, 7, 1760576000000);
INSERT INTO receipt VALUES (1000138, 8, 1760651600000);
INSERT INTO seat VALUES (1, 0, 101, NULL, NULL, 1760000000000, NULL, NULL, 20, 0, 11, NULL, 0, 11, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (1, 1, 102, NULL, NULL, 1760000000000, NULL, NULL, 21, 0, 10, NULL, 0, 10, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 1, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (2, 0, 101, NULL, NULL, 1760072000000, NULL, NULL, 1, 0, 1, NULL, 0, 1, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (2, 1, NULL, 'stratego4', 'easy', 1760072000000, NULL, NULL, 2, 0, 1, NULL, 0, 1, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (2, 2, NULL, 'stratego4', 'easy', 1760072000000, NULL, NULL, 3, 0, 1, NULL, 0, 1, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (2, 3, 102, NULL, NULL, 1760072000000, 1, 1760162000000, 0, 0, 1, NULL, 0, 1, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 1760075600000, '[]', NULL);
INSERT INTO seat VALUES (3, 0, 101, NULL, NULL, 1760079200000, NULL, NULL, 60, 0, 15, NULL, 0, 15, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (3, 1, NULL, 'stratego4', 'easy', 1760079200000, NULL, NULL, 61, 0, 16, NULL, 0, 16, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (3, 2, NULL, 'stratego4', 'easy', 1760079200000, 16, NULL, 58, 0, 16, NULL, 0, 16, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (3, 3, 102, NULL, NULL, 1760079200000, NULL, NULL, 59, 0, 15, NULL, 0, 15, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (4, 0, 101, NULL, NULL, 1760295200000, NULL, NULL, 32, 0, 15, NULL, 0, 15, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (4, 1, 102, NULL, NULL, 1760295200000, 18, 1760727200000, 31, 0, 18, 86400000, 0, 18, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (5, 0, 101, NULL, NULL, 1760403200000, NULL, NULL, 24, 0, 9, NULL, 0, 9, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (5, 1, NULL, 'la-strada', 'easy', 1760403200000, 8, NULL, 25, 0, 8, NULL, 0, 8, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (5, 2, 102, NULL, NULL, 1760403200000, NULL, NULL, 23, 0, 9, NULL, 0, 9, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (6, 0, 101, NULL, NULL, 1760489600000, NULL, NULL, 20, 0, 8, NULL, 0, 8, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (6, 1, NULL, 'strada-romana', 'easy', 1760489600000, NULL, NULL, 24, 0, 8, NULL, 0, 8, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (6, 2, NULL, 'strada-romana', 'easy', 1760489600000, 6, NULL, 25, 0, 6, NULL, 0, 6, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (6, 3, 102, NULL, NULL, 1760489600000, NULL, NULL, 16, 0, 4, NULL, 0, 4, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (7, 0, 101, NULL, NULL, 1760576000000, NULL, NULL, 16, 0, 6, NULL, 0, 6, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (7, 1, NULL, 'jacynth', 'easy', 1760576000000, NULL, NULL, 15, 0, 5, NULL, 0, 5, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (7, 2, 102, NULL, NULL, 1760576000000, 6, 1760738000000, 14, 0, 6, 86400000, 0, 6, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 86400000, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (8, 0, 101, NULL, NULL, 1760651600000, NULL, NULL, 0, 0, 0, NULL, 0, 0, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 0, NULL, 0, '[]', NULL);
INSERT INTO seat VALUES (8, 1, NULL, 'la-strada', 'easy', 1760651600000, NULL, NULL, 0, 0, 0, NULL, 0, 0, 0, 0, NULL, NULL, '[]', 0, 'here', 0, '[]', 0, 0, 0, NULL, 0, '[]', NULL);
INSERT INTO timer VALUES (2, 'deadline', 3, 1760162000000, 1, NULL);
INSERT INTO timer VALUES (2, 'closing', 0, 1762584800000, 0, NULL);
INSERT INTO timer VALUES (2, 'close', 0, 1762671200000, 0, NULL);
INSERT INTO timer VALUES (3, 'computer', 2, 1760637201000, 16, NULL);
INSERT INTO timer VALUES (3, 'closing', 0, 1762800800000, 0, NULL);
INSERT INTO timer VALUES (3, 'close', 0, 1762887200000, 0, NULL);
INSERT INTO timer VALUES (4, 'closing', 0, 1763146400000, 0, NULL);
INSERT INTO timer VALUES (4, 'close', 0, 1763232800000, 0, NULL);
INSERT INTO timer VALUES (5, 'computer', 1, 1760644400000, 8, NULL);
INSERT INTO timer VALUES (5, 'closing', 0, 1762995200000, 0, NULL);
INSERT INTO timer VALUES (5, 'close', 0, 1763081600000, 0, NULL);
INSERT INTO timer VALUES (6, 'computer', 2, 1760648000000, 6, NULL);
INSERT INTO timer VALUES (6, 'closing', 0, 1763067200000, 0, NULL);
INSERT INTO timer VALUES (6, 'close', 0, 1763153600000, 0, NULL);
INSERT INTO timer VALUES (7, 'closing', 0, 1763157200000, 0, NULL);
INSERT INTO timer VALUES (7, 'close', 0, 1763243600000, 0, NULL);
INSERT INTO timer VALUES (8, 'closing', 0, 1761170000000, 0, NULL);
INSERT INTO timer VALUES (8, 'close', 0, 1761256400000, 0, NULL);
INSERT INTO approach VALUES (101, 0, 7, 1760576000000);
INSERT INTO approach VALUES (101, 0, 8, 1760651600000);
INSERT INTO approach VALUES (101, 102, 8, 1760651600000);
INSERT INTO result VALUES (1, 'ruta', 301, CAST('{"excuse":true,"joker_aces":false,"each_scores_longest":false}' AS BLOB), 20, 1760003600000, 1760072000000, 'resigned', NULL);
INSERT INTO result_seat VALUES (1, 0, 101, NULL, 0, 1, 7, '[{"name":"tokens","points":3},{"name":"longest","points":4}]', 0, 0, 0, NULL, 0);
INSERT INTO result_seat VALUES (1, 1, 102, NULL, 1, 2, 3, '[{"name":"tokens","points":3},{"name":"longest","points":0}]', 0, 0, 1, NULL, 0);
INSERT INTO rated VALUES (1, 101, '27.635389493140497', '7.906080641400868', 1, 1);
INSERT INTO rated VALUES (1, 102, '22.364610506859503', '7.906080641400868', 1, 1);
INSERT INTO rating VALUES (101, 'ruta', '27.635389493140497', '7.906080641400868', 1, 1);
INSERT INTO rating VALUES (102, 'ruta', '22.364610506859503', '7.906080641400868', 1, 1);
