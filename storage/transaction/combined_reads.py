"""Reads of several subjects at once: on PostgreSQL each is one statement, one round trip."""

from collections.abc import Sequence

from model.combined_reads import (
    Around,
    Beside,
    BesidePlayer,
    ClockGrounds,
    OrderGrounds,
    Surroundings,
    ToldSoFar,
)
from model.letters import BoardPost, LetterPost
from model.planned_moves import PlannedMoves
from model.table import (
    Notebook,
    PlayerId,
    PlayerProfile,
    RequestId,
    Table,
    TableCode,
    TableId,
)
from storage.rows import letter_codec, person_codec, table_codec
from storage.rows import statements as sql
from storage.rows.row_values import AnyRow
from storage.transaction.connection_rows import Asked, Rows


class SqlCombinedReads(Rows):
    """Reads several subjects at once, on PostgreSQL in one round trip each."""

    def seen(self, code: TableCode, player: PlayerId) -> Surroundings:
        """Return the table with this code, and its owners, former players and ``player``."""
        by_code, who = {"code": code.upper()}, {"player": player, "code": code.upper()}
        tables, people = self._together(
            (sql.TABLE_BY_CODE, by_code),
            (sql.SEEN_PLAYERS, who),
        )
        return Surroundings(_table_in(tables), _profiles_in(people))

    def beside(self, table: TableId, player: PlayerId, people: Sequence[PlayerId]) -> Beside:
        """Return the profiles of ``people``, and ``player``'s notebook and planned moves."""
        known, notes, planned = self._together(
            _players(people), _notebook(table, player), _planned(table, player)
        )
        return Beside(_profiles_in(known), _notebook_in(notes), _planned_in(planned))

    def beside_player(
        self, table: TableId, player: PlayerId, people: Sequence[PlayerId]
    ) -> BesidePlayer:
        """Return what ``beside`` returns, with the table and its log."""
        log: Asked = (sql.MOVES, {"the_table": table, "after_seq": 0})
        own = _notebook(table, player), _planned(table, player)
        tables, known, notes, planned, lines = self._together(
            _table(table), _players(people), *own, log
        )
        kept = _notebook_in(notes), _planned_in(planned)
        moves = [*map(table_codec.move_from, lines)]
        return BesidePlayer(_profiles_in(known), *kept, _table_in(tables), moves)

    def around(self, table: TableId, people: Sequence[PlayerId], reader: PlayerId | None) -> Around:
        """Return a table, the profiles of ``people`` and the table's newest message.

        ``reader``: in whose direct messages it is; None: in the table's place.
        """
        newest: Asked = (sql.BOARD_POST, {"the_table": table})
        if reader is not None:
            newest = (sql.LETTER_POST, {"the_table": table, "the_player": reader})
        tables, known, posts = self._together(_table(table), _players(people), newest)
        post: BoardPost | LetterPost | None
        if reader is None:
            post = next(map(letter_codec.board_post_from, posts), None)
        else:
            post = next(map(letter_codec.letter_post_from, posts), None)
        return Around(_table_in(tables), _profiles_in(known), post)

    def of_order(self, request: RequestId, people: Sequence[PlayerId]) -> OrderGrounds:
        """Return whether a request was carried out already, and the profiles of ``people``."""
        receipts, moves, known = self._together(
            (sql.RECEIPT, {"request": request}),
            (sql.MOVE_OF_REQUEST, {"request": request}),
            _players(people),
        )
        return OrderGrounds(bool(receipts or moves), _profiles_in(known))

    def told(self, table: TableId, after_seq: int, before_seq: int) -> ToldSoFar:
        """Return the log after ``after_seq``, all followers and all planned moves of a table.

        ``before_seq``: the hash returned is that of the last line before this one.
        """
        since = {"the_table": table, "after_seq": after_seq}
        hashes, moves, events, followers, planned = self._together(
            (sql.STATE_HASH_BEFORE, {"the_table": table, "before_seq": before_seq}),
            (sql.MOVES, since),
            (sql.EVENTS, since),
            (sql.FOLLOWERS, {"the_table": table}),
            (sql.PLANNED_AT, {"the_table": table}),
        )
        return ToldSoFar(
            hashes[0].state_hash if hashes else None,
            [*map(table_codec.move_from, moves)],
            [*map(table_codec.event_from, events)],
            [PlayerId(row.player_id) for row in followers],
            person_codec.planned_by_owner(planned),
        )

    def clock_grounds(self, table: TableId, people: Sequence[PlayerId], now: int) -> ClockGrounds:
        """Return what the clocks of a table with these ``people`` depend on."""
        waiting, known, boards = self._together(
            (sql.WAITING_SINCE, {"the_table": table, "now": now}),
            _players(people),
            (sql.BOARD_POST, {"the_table": table}),
        )
        board = next(map(letter_codec.board_post_from, boards), None)
        return ClockGrounds(waiting[0].since, _profiles_in(known), board)


def _table(table: TableId) -> Asked:
    return sql.TABLE_BY_ID, {"the_table": table}


def _players(people: Sequence[PlayerId]) -> Asked:
    return sql.PLAYERS, {"players": list(people)}


def _notebook(table: TableId, player: PlayerId) -> Asked:
    return sql.NOTEBOOK, {"the_table": table, "the_player": player}


def _planned(table: TableId, player: PlayerId) -> Asked:
    return sql.PLANNED, {"the_table": table, "the_player": player}


def _table_in(rows: Sequence[AnyRow]) -> Table | None:
    return next(map(table_codec.table_from, rows), None)


def _profiles_in(rows: Sequence[AnyRow]) -> dict[PlayerId, PlayerProfile]:
    return {profile.id: profile for profile in map(person_codec.player_from, rows)}


def _notebook_in(rows: Sequence[AnyRow]) -> Notebook:
    return next(map(person_codec.notebook_from, rows), Notebook())


def _planned_in(rows: Sequence[AnyRow]) -> PlannedMoves | None:
    return next(map(person_codec.planned_from, rows), None)
