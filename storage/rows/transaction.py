"""What the tables ask and change, on one open connection inside one transaction."""

import contextlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable

from core.game import Seat
from storage.rows import pseudonyms, row_codec
from storage.rows import statements as sql
from storage.rows.row_codec import AnyRow
from storage.rows.schema import ban, block
from tables.history.ratings import Ranked, Rating
from tables.history.results import Result
from tables.interfaces import DuplicateRequest, StaleVersion
from tables.model.letters import BoardPost, Letter, LetterPost
from tables.model.shards import EVERYBODY, Reach
from tables.model.table import (
    TIMER_KINDS,
    Approach,
    Ban,
    EventRecord,
    GuildId,
    Listed,
    MoveRecord,
    Notebook,
    Outline,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    Table,
    TableCode,
    TableId,
    Timer,
    TimerKind,
)
from tables.people.limits import INVITATIONS_IN

RECEIPTS_KEPT = 30 * 24 * 3_600_000
"""Milliseconds a receipt lives: far longer than Discord lets an interaction live (15 minutes)."""


class SqlReader:
    """Questions on one connection; all answers belong to the same snapshot."""

    _table_by_code = sql.TABLE_BY_CODE
    _table_by_id = sql.TABLE_BY_ID
    _one_player = sql.PLAYERS
    _due_digests = sql.DUE_DIGESTS
    _ratings = sql.RATINGS

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def table(self, code: TableCode) -> Table | None:
        """The table with this code (case does not matter)."""
        return self._one_table(self._table_by_code, code=code.upper())

    def table_by_id(self, table: TableId) -> Table | None:
        """The table with this id."""
        return self._one_table(self._table_by_id, the_table=table)

    def tables_of(self, player: PlayerId, statuses: Sequence[Status]) -> list[Table]:
        """Tables where this person sits or is invited, newest activity first."""
        return self._tables(sql.TABLES_OF, player=player, statuses=_words(statuses))

    def outlines_of(self, player: PlayerId, statuses: Sequence[Status], most: int) -> list[Outline]:
        """Outlines of so many tables where this person sits or is invited."""
        return self._outlines(sql.OUTLINES_OF, statuses, player=player, most=most)

    def outlines_at(self, place: PlaceId, statuses: Sequence[Status], most: int) -> list[Outline]:
        """Outlines of so many tables of a channel or thread."""
        return self._outlines(sql.OUTLINES_AT, statuses, place=place, most=most)

    def outlines(self, tables: Sequence[TableId]) -> list[Outline]:
        """Outlines of those of these tables that there are, in this order."""
        found = {t.id: t for t in self._outlines(sql.OUTLINES, (), tables=list(tables))}
        return [found[table] for table in tables if table in found]

    def listed_of(self, player: PlayerId, statuses: Sequence[Status]) -> list[Listed]:
        """What a list of this person's tables is made of."""
        return self._listed(sql.LISTED_OF, player, statuses)

    def listed_in(
        self, guild: GuildId, player: PlayerId, statuses: Sequence[Status], most: int
    ) -> list[Listed]:
        """The same of the newest of a server, as this person looks at them, and all of theirs."""
        return self._listed(sql.LISTED_IN, player, statuses, guild=guild, most=most)

    def questions_of(self, table: TableId) -> dict[Seat, int | None]:
        """The number of the question each seat is to answer, None where it owes nothing."""
        rows = self._rows(sql.QUESTIONS, the_table=table)
        return {Seat(row.seat): row.asked for row in rows}

    def count_tables(self, statuses: Sequence[Status]) -> int:
        """How many tables of the whole house have one of these statuses."""
        counted = self._connection.execute(sql.COUNT_TABLES, {"statuses": _words(statuses)})
        return int(counted.scalar_one())

    def moves(self, table: TableId, after_seq: int = 0) -> list[MoveRecord]:
        """The lines of a table's log after ``after_seq``, oldest first."""
        rows = self._rows(sql.MOVES, the_table=table, after_seq=after_seq)
        return [row_codec.move_from(row) for row in rows]

    def events(self, table: TableId, after_seq: int = -1) -> list[EventRecord]:
        """Events of the moves after ``after_seq``, in order; all audiences."""
        rows = self._rows(sql.EVENTS, the_table=table, after_seq=after_seq)
        return [row_codec.event_from(row) for row in rows]

    def player(self, player: PlayerId) -> PlayerProfile | None:
        """What is remembered of a person."""
        row = self._row(self._one_player, players=[player])
        return None if row is None else row_codec.player_from(row)

    def players(self, players: Sequence[PlayerId]) -> dict[PlayerId, PlayerProfile]:
        """Profiles of those that are known."""
        found = map(row_codec.player_from, self._rows(sql.PLAYERS, players=list(players)))
        return {profile.id: profile for profile in found}

    def approaches(self, by: PlayerId, since: int) -> list[Approach]:
        """What this person opened and whom they invited after ``since``, oldest first."""
        rows = self._rows(sql.APPROACHES, by=by, since=since)
        return [row_codec.approach_from(row) for row in rows]

    def inviter_of(self, table: TableId, guest: PlayerId) -> PlayerId | None:
        """Who invited this person to a table last, as long as that is remembered."""
        row = self._row(sql.INVITER, the_table=table, to=guest)
        return None if row is None else PlayerId(row.by_id)

    def blocked_by(self, player: PlayerId) -> list[PlayerId]:
        """Whose invitations this person does not want, oldest first."""
        return [PlayerId(row.blocked_id) for row in self._rows(sql.BLOCKED, by=player)]

    def is_banned(self, player: PlayerId, servers: Sequence[GuildId]) -> bool:
        """Whether this person may not play at the tables of one of these servers."""
        return self._row(sql.IS_BANNED, the_player=player, servers=list(servers)) is not None

    def banned_in(self, server: GuildId) -> list[Ban]:
        """Who may not play at the tables of a server, oldest first, but for the forgotten."""
        return [row_codec.ban_from(row) for row in self._rows(sql.BANNED_IN, server=server)]

    def count_banned(self, server: GuildId) -> int:
        """How many may not, the forgotten among them."""
        counted = self._connection.execute(sql.COUNT_BANNED, {"server": server})
        return int(counted.scalar_one())

    def have_played(self, one: PlayerId, other: PlayerId) -> bool:
        """Whether the two have sat at a table at which a game began."""
        return self._row(sql.HAVE_PLAYED, one=one, other=other) is not None

    def move_of_request(self, request: RequestId) -> tuple[TableId, MoveRecord] | None:
        """The move this interaction made, if it made one."""
        row = self._row(sql.MOVE_OF_REQUEST, request=request)
        return None if row is None else (TableId(row.table_id), row_codec.move_from(row))

    def state_hash(self, table: TableId) -> str | None:
        """The fingerprint of the state that the last move of a table left; None before it."""
        return self._connection.execute(sql.STATE_HASH, {"the_table": table}).scalar()

    def receipt(self, request: RequestId) -> TableId | None:
        """The table on which this request was already carried out (no move), if it was."""
        row = self._row(sql.RECEIPT, request=request)
        return None if row is None else TableId(row.table_id)

    def letter_post(self, table: TableId, player: PlayerId) -> LetterPost | None:
        """Where the letter of a table stands in a person's mailbox."""
        row = self._row(sql.LETTER_POST, the_table=table, the_player=player)
        return None if row is None else row_codec.letter_post_from(row)

    def notebook(self, table: TableId, player: PlayerId) -> Notebook:
        """What a person keeps for themselves at a table; empty where they keep nothing."""
        row = self._row(sql.NOTEBOOK, the_table=table, the_player=player)
        return Notebook() if row is None else row_codec.notebook_from(row)

    def followers(self, table: TableId) -> list[PlayerId]:
        """Whoever follows a table, whoever began first first."""
        return [PlayerId(row.player_id) for row in self._rows(sql.FOLLOWERS, the_table=table)]

    def followed_by(self, player: PlayerId, statuses: Sequence[Status]) -> list[TableId]:
        """The tables this person follows, that which was followed first first."""
        rows = self._rows(sql.FOLLOWED_BY, the_player=player, statuses=_words(statuses))
        return [TableId(row.table_id) for row in rows]

    def due_digests(self, now: int) -> list[PlayerProfile]:
        """Whoever is to be sent their daily message at or before ``now``, earliest first."""
        return [row_codec.player_from(row) for row in self._rows(self._due_digests, now=now)]

    def next_digest_at(self) -> int | None:
        """When the earliest daily message is due."""
        earliest: int | None = self._connection.execute(sql.NEXT_DIGEST).scalar_one()
        return earliest

    def board_post(self, table: TableId) -> BoardPost | None:
        """The newest post of a table."""
        row = self._row(sql.BOARD_POST, the_table=table)
        return None if row is None else row_codec.board_post_from(row)

    def board_posts(self, tables: Sequence[TableId]) -> dict[TableId, BoardPost]:
        """The newest posts of those of these tables that have one."""
        found = map(row_codec.board_post_from, self._rows(sql.BOARD_POSTS, tables=list(tables)))
        return {post.table: post for post in found}

    def due_timers(
        self,
        now: int,
        limit: int,
        kinds: Sequence[TimerKind] = TIMER_KINDS,
        reach: Reach = EVERYBODY,
        ahead: int = 0,
    ) -> list[Timer]:
        """Timers due by ``now`` or ``ahead`` of it, in the order they are served, within reach."""
        asked = {"now": now, "by": now + ahead, "most": limit, "kinds": kinds}
        if reach.is_whole:
            rows = self._rows(sql.DUE_TIMERS, **asked)
        else:
            asked |= {"shards": reach.count, "here": list(reach.here), "lost": list(reach.lost)}
            rows = self._rows(sql.DUE_TIMERS_IN_REACH, **asked)
        return [row_codec.timer_from(row) for row in rows]

    def next_timer_at(self, now: int, kinds: Sequence[TimerKind] = TIMER_KINDS) -> int | None:
        """When the earliest timer of these kinds after ``now`` is due."""
        return self._number(sql.NEXT_TIMER, now=now, kinds=kinds)

    def timed_tables(self, now: int, reach: Reach = EVERYBODY) -> list[tuple[TableId, int | None]]:
        """The tables of these shards whose clocks may be wrong, and when their people were here."""
        rows = self._rows(sql.TIMED_TABLES, now=now, shards=reach.count, here=list(reach.here))
        return [(TableId(row.id), row.last_reached) for row in rows]

    def waiting_since(self, table: TableId, now: int) -> int | None:
        """When the oldest letter of a table was written that should be out by now."""
        return self._number(sql.WAITING_SINCE, the_table=table, now=now)

    def last_alive(self, shard: int = 0, count: int = 1) -> int | None:
        """When it was last said that the people of this shard, of so many, can be reached."""
        row = self._row(sql.SIGN_OF_LIFE, shard=shard, shards=count)
        return None if row is None else int(row.alive_at)

    def result(self, table: TableId) -> Result | None:
        """What is kept of a finished table."""
        return next(iter(self._results(sql.RESULT, the_table=table)), None)

    def results_of(self, player: PlayerId, game: str | None, skip: int, most: int) -> list[Result]:
        """Results of a person, of one game or of all (None), newest first."""
        asked: dict[str, Any] = {"the_player": player, "skip": skip, "most": most}
        if game is None:
            return self._results(sql.RESULTS_OF, **asked)
        return self._results(sql.RESULTS_OF_AT, **asked, the_game=game)

    def results_since(self, player: PlayerId, game: str, since: int) -> list[Result]:
        """Results of a person at a game that ended after ``since``, newest first."""
        return self._results(sql.RESULTS_SINCE, the_player=player, the_game=game, since=since)

    def count_results(self, player: PlayerId) -> dict[str, int]:
        """How many results of each game a person has."""
        rows = self._rows(sql.COUNT_RESULTS, the_player=player)
        return {row.game: row.games for row in rows}

    def tables_without_result(self) -> list[TableId]:
        """The finished tables of which nothing is kept, the one that ended first first."""
        return [TableId(row.id) for row in self._rows(sql.WITHOUT_RESULT)]

    def ratings(self, game: str, players: Sequence[PlayerId]) -> list[Rating]:
        """The ratings of those of these people who have one, by their ids."""
        rows = self._rows(self._ratings, the_game=game, players=list(players))
        return [row_codec.rating_from(row) for row in rows]

    def ratings_in(self, guild: GuildId, game: str, skip: int, most: int) -> list[Ranked]:
        """Ratings of whoever has a rated result in a server and is shown, the best first."""
        asked = {"guild": guild, "the_game": game, "skip": skip, "most": most}
        return [row_codec.ranked_from(row) for row in self._rows(sql.RATINGS_IN, **asked)]

    def rank_in(self, guild: GuildId, game: str, player: PlayerId) -> tuple[int, Ranked] | None:
        """The place of a person among all of these, 1 the best, and their rating."""
        row = self._row(sql.RANK_IN, guild=guild, the_game=game, the_player=player)
        return None if row is None else (row.place, row_codec.ranked_from(row))

    def games_rated_in(self, guild: GuildId) -> list[str]:
        """The games of which a server has rated results, that with most of them first."""
        return [row.game for row in self._rows(sql.GAMES_RATED_IN, guild=guild)]

    def _results(self, statement: sql.AnySelect, **values: Any) -> list[Result]:
        rows = self._rows(statement, **values)
        if not rows:
            return []
        tables = [row.table_id for row in rows]
        seats = self._rows(sql.RESULT_SEATS, tables=tables)
        return row_codec.results_from(rows, seats, self._rows(sql.RESULT_RATINGS, tables=tables))

    def _one_table(self, statement: sql.AnySelect, **values: Any) -> Table | None:
        return next(iter(self._tables(statement, **values)), None)

    def _listed(
        self,
        statement: sql.AnySelect,
        player: PlayerId,
        statuses: Sequence[Status],
        **values: Any,
    ) -> list[Listed]:
        rows = self._rows(statement, player=player, statuses=_words(statuses), **values)
        owed = self._rows(sql.OWED, player=player) if rows else ()
        return row_codec.listed_from(rows, owed)

    def _outlines(
        self, statement: sql.AnySelect, statuses: Sequence[Status], **values: Any
    ) -> list[Outline]:
        rows = self._rows(statement, statuses=_words(statuses), **values)
        return row_codec.outlines_from(rows, *self._beside(rows)) if rows else []

    def _tables(self, statement: sql.AnySelect, **values: Any) -> list[Table]:
        rows = self._rows(statement, **values)
        return row_codec.tables_from(rows, *self._beside(rows)) if rows else []

    def _beside(self, tables: Sequence[AnyRow]) -> tuple[Sequence[AnyRow], Sequence[AnyRow]]:
        """The seats and the invitations of these tables."""
        ids = [row.id for row in tables]
        return self._rows(sql.SEATS, tables=ids), self._rows(sql.INVITATIONS, tables=ids)

    def _rows(self, statement: sql.AnySelect, **values: Any) -> Sequence[AnyRow]:
        return self._connection.execute(statement, values).all()

    def _number(self, statement: sql.AnySelect, **values: Any) -> int | None:
        found: int | None = self._connection.execute(statement, values).scalar_one()
        return found

    def _row(self, statement: sql.AnySelect, **values: Any) -> AnyRow | None:
        return self._connection.execute(statement, values).first()


class SqlTransaction(SqlReader):
    """Changes on one connection. A table or person that is looked at is locked until the end."""

    _table_by_code = sql.LOCK_BY_CODE
    _table_by_id = sql.LOCK_BY_ID
    _one_player = sql.LOCK_PLAYERS
    _due_digests = sql.LOCK_DUE_DIGESTS
    _ratings = sql.LOCK_RATINGS
    _save_table: Executable = sql.SAVE_TABLE

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._upserts = sql.upserts_for(connection.dialect)

    def add_table(self, table: Table) -> Table | None:
        """Insert a new table and give it its id; None when its code is taken."""
        added = self._connection.execute(self._upserts.add_table, row_codec.table_values(table))
        if (row := added.first()) is None:
            return None
        fresh = msgspec.structs.replace(table, id=TableId(row.id))
        self._add_people(fresh)
        return fresh

    def save_table(self, table: Table, seen: int) -> None:
        """Replace a table whose stored version is ``seen``. Raises StaleVersion when it is not.

        Raises ValueError for a version that is not newer: nobody could tell the two apart.
        """
        if table.version <= seen:
            raise ValueError("a changed table needs a newer version")
        guard = {"the_table": table.id, "the_seen": seen}
        saved = self._connection.execute(self._save_table, row_codec.table_values(table) | guard)
        if saved.rowcount != 1:
            raise StaleVersion
        self._connection.execute(sql.DELETE_SEATS, {"the_table": table.id})
        self._connection.execute(sql.DELETE_INVITATIONS, {"the_table": table.id})
        self._add_people(table)

    def append_move(self, table: TableId, move: MoveRecord) -> None:
        """Add a line to the log. Raises DuplicateRequest when its request made a move already."""
        values = row_codec.move_values(table, move)
        if self._connection.execute(self._upserts.append_move, values).rowcount != 1:
            raise DuplicateRequest

    def append_events(self, table: TableId, events: Sequence[EventRecord]) -> None:
        """Add what was told."""
        self._write_all(sql.INSERT_EVENTS, [row_codec.event_values(table, e) for e in events])

    def keep_receipt(self, request: RequestId, table: TableId, at: int) -> None:
        """Remember a request that was carried out and was no move; forget very old ones.

        Raises DuplicateRequest when it was carried out already.
        """
        values = {"request_id": request, "table_id": table, "created_at": at}
        if self._connection.execute(self._upserts.keep_receipt, values).rowcount != 1:
            raise DuplicateRequest
        self._connection.execute(sql.PRUNE_RECEIPTS, {"the_oldest": at - RECEIPTS_KEPT})

    def note_approaches(self, approaches: Sequence[Approach]) -> None:
        """Remember them for a day; forget older ones."""
        self._write_all(sql.INSERT_APPROACHES, list(map(row_codec.approach_values, approaches)))
        if approaches:
            oldest = approaches[0].at - INVITATIONS_IN
            self._connection.execute(sql.PRUNE_APPROACHES, {"the_oldest": oldest})

    def forget_approaches(self, table: TableId, guest: PlayerId) -> None:
        """This person has accepted: the invitation to this table counts no more."""
        self._connection.execute(sql.DELETE_APPROACHES, {"the_table": table, "to": guest})

    def save_block(self, by: PlayerId, other: PlayerId, at: int) -> None:
        """Remember that one lets the other invite them no more."""
        pseudonyms.lift_in(self._connection, block.c.blocked_id, block.c.by_id == by, other)
        values = {"by_id": by, "blocked_id": other, "created_at": at}
        self._connection.execute(self._upserts.save_block, values)

    def recognise(self, player: PlayerId) -> None:
        """Somebody is here of whom nothing may be known: what is kept against them holds again."""
        pseudonyms.lift(self._connection, player)

    def delete_block(self, by: PlayerId, other: PlayerId) -> bool:
        """Forget that; False where it was not so."""
        pseudonyms.lift_in(self._connection, block.c.blocked_id, block.c.by_id == by, other)
        gone = self._connection.execute(sql.DELETE_BLOCK, {"by": by, "blocked": other})
        return gone.rowcount == 1

    def save_ban(self, server: GuildId, player: PlayerId, at: int) -> None:
        """Keep a person from the tables of a server; who is kept from them already stays so."""
        pseudonyms.lift_in(self._connection, ban.c.player_id, ban.c.guild_id == server, player)
        values = {"guild_id": server, "player_id": player, "created_at": at}
        self._connection.execute(self._upserts.save_ban, values)

    def delete_ban(self, server: GuildId, player: PlayerId) -> bool:
        """Let a person play there again. Returns False if they were not kept from it."""
        pseudonyms.lift_in(self._connection, ban.c.player_id, ban.c.guild_id == server, player)
        gone = self._connection.execute(sql.DELETE_BAN, {"server": server, "the_player": player})
        return gone.rowcount == 1

    def put_letters(self, letters: Sequence[Letter], at: int) -> None:
        """Queue letters in order, due at once or as long as they are held.

        Amendments nobody has tried to send yet are dropped when a newer letter tells the same; it
        is due no later than they were, has waited as long, and tells what happened to the table.
        """
        for letter in letters:
            if letter.kind == "call":
                self._drop_same_calls(letter)
        rows = [self._row_of(letter, at) for letter in letters]
        self._write_all(sql.PUT_LETTERS, rows)

    def is_overtaken(self, letter: Letter) -> bool:
        """Whether a letter that tells of a newer state of the table waits in its lane already."""
        if not row_codec.is_amendment(letter):
            return False
        lane = {"the_lane": row_codec.lane_of(letter), "the_table": letter.table.id}
        for row in self._rows(sql.UNTRIED_LETTERS, **lane):
            with contextlib.suppress(msgspec.DecodeError):
                if row_codec.tells_more(row_codec.letter_from(row), letter):
                    return True
        return False

    def _drop_same_calls(self, call: Letter) -> None:
        """One call is enough: of those nobody has tried to make yet the newest stays."""
        lane = {"the_lane": row_codec.lane_of(call), "the_table": call.table.id}
        for row in self._rows(sql.UNTRIED_LETTERS, **lane):
            with contextlib.suppress(msgspec.DecodeError):
                if row_codec.is_same_call(row_codec.letter_from(row), call):
                    self._connection.execute(sql.DELETE_UNTRIED, {"the_letter": row.id})

    def _row_of(self, letter: Letter, at: int) -> row_codec.Values:
        """The row of a letter, which takes the place of the amendments that it overtakes."""
        if not letter.tells_the_board:
            return row_codec.letter_values(letter, at + letter.held, at + letter.held)
        told = {"the_lane": row_codec.lane_of(letter), "the_table": letter.table.id}
        dropped = self._connection.execute(sql.DELETE_AMENDMENTS, told).all()
        for row in sorted(dropped, key=lambda row: row.id, reverse=True):
            with contextlib.suppress(msgspec.DecodeError):
                letter = row_codec.overtaking(letter, row_codec.letter_from(row))
        queued_at = min((at, *(row.queued_at for row in dropped)))
        due_at = min((at + letter.held, *(row.due_at for row in dropped)))
        return row_codec.letter_values(letter, queued_at, due_at)

    def set_timers(self, table: TableId, timers: Sequence[Timer]) -> None:
        """Replace all timers of a table."""
        self._connection.execute(sql.DELETE_TIMERS, {"the_table": table})
        self._write_all(sql.INSERT_TIMERS, [row_codec.timer_values(timer) for timer in timers])

    def claim_timer(self, timer: Timer, now: int, until: int) -> bool:
        """Take a timer until then; False when somebody has it, or it is gone or has changed."""
        stands = {f"the_{name}": value for name, value in row_codec.timer_values(timer).items()}
        values = {**stands, "now": now, "until": until}
        return self._connection.execute(sql.CLAIM_TIMER, values).rowcount == 1

    def delete_timer(self, timer: Timer) -> bool:
        """Take a timer away; False when it is gone or has changed."""
        stands = {f"the_{name}": value for name, value in row_codec.timer_values(timer).items()}
        gone = self._connection.execute(sql.DELETE_TIMER, stands)
        return gone.rowcount == 1

    def save_player(self, profile: PlayerProfile) -> None:
        """Insert or replace a profile."""
        self._connection.execute(self._upserts.save_player, row_codec.player_values(profile))

    def follow(self, table: TableId, player: PlayerId, at: int) -> None:
        """Have a person follow a table, if they do not already."""
        values = {"table_id": table, "player_id": player, "since": at}
        self._connection.execute(self._upserts.follow, values)

    def unfollow(self, table: TableId, player: PlayerId) -> None:
        """Have a person follow a table no longer."""
        self._connection.execute(sql.UNFOLLOW, {"the_table": table, "the_player": player})

    def save_notebook(self, table: TableId, player: PlayerId, notebook: Notebook) -> None:
        """Replace what a person keeps for themselves at a table; an empty one leaves no trace."""
        if notebook == Notebook():
            whose = {"the_table": table, "the_player": player}
            self._connection.execute(sql.DELETE_NOTEBOOK, whose)
        else:
            values = row_codec.notebook_values(table, player, notebook)
            self._connection.execute(self._upserts.save_notebook, values)

    def save_letter_post(self, post: LetterPost) -> None:
        """Insert or replace where the letter of a table stands in a mailbox."""
        self._connection.execute(self._upserts.save_letter_post, row_codec.letter_post_values(post))

    def delete_letter_post(self, post: LetterPost) -> None:
        """Forget where a letter stood, unless another stands there by now."""
        whose = {"the_table": post.table, "the_player": post.player, "the_message": post.message}
        self._connection.execute(sql.DELETE_LETTER_POST, whose)

    def save_board_post(self, post: BoardPost) -> None:
        """Insert or replace where the newest post of a table stands."""
        self._connection.execute(self._upserts.save_board_post, row_codec.board_post_values(post))

    def save_clocks(self, table: Table) -> None:
        """Write the clocks of a table that was read in this transaction, and nothing else of it."""
        standstill = {
            "the_table": table.id,
            "until": table.stood_until,
            "the_idle": table.idle_from,
        }
        self._connection.execute(sql.SAVE_STANDSTILL, standstill)
        self._write_all(sql.SAVE_CLOCK, row_codec.clock_values(table.id, table.seats))

    def mark_alive(self, at: int, reach: Reach = EVERYBODY) -> None:
        """Say that the people of the shards that are ``here`` can be reached.

        What was said of them by another count, in a future that was none, is put right.
        """
        signs = [{"shards": reach.count, "shard": n, "alive_at": at} for n in sorted(reach.here)]
        self._write_all(self._upserts.save_sign_of_life, signs)
        self._connection.execute(sql.RIGHT_SIGNS, {"the_shards": reach.count, "at": at})

    def add_result(self, result: Result) -> None:
        """Keep what has come of a table; it is kept once and never changes."""
        self._connection.execute(sql.INSERT_RESULT, row_codec.result_values(result))
        self._write_all(sql.INSERT_RESULT_SEATS, row_codec.result_seat_values(result))
        self._write_all(sql.INSERT_RESULT_RATINGS, row_codec.result_rating_values(result))

    def save_rating(self, rating: Rating) -> None:
        """Insert or replace the rating of a person that counts one game more.

        Raises StaleVersion when the one that is stored does not count exactly one game less.
        """
        values, games = row_codec.rating_values(rating), rating.rated.games
        if games == 1:
            saved = self._connection.execute(self._upserts.add_rating, values)
        else:
            guard = {"the_player": rating.player, "the_game": rating.game, "the_seen": games - 1}
            saved = self._connection.execute(sql.SAVE_RATING, values | guard)
        if saved.rowcount != 1:
            raise StaleVersion

    def _add_people(self, table: Table) -> None:
        self._write_all(sql.INSERT_SEATS, row_codec.seat_values(table.id, table.seats))
        self._write_all(
            sql.INSERT_INVITATIONS, row_codec.invitation_values(table.id, table.invited)
        )

    def _write_all(self, statement: Executable, rows: Sequence[Mapping[str, Any]]) -> None:
        if rows:
            self._connection.execute(statement, rows)


def _words(statuses: Sequence[Status]) -> list[str]:
    return [status.value for status in statuses]
