"""Cups: SQL reads and writes inside one transaction."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from club.model.cup import Cup, CupAtTable, CupCode, CupId, CupPlace, ListedCup, Pairing, Round
from club.model.refusals import UnreadableCup
from storage.rows import cup_codec
from storage.rows import cup_statements as sql
from storage.rows.row_values import AnyRow
from storage.rows.statements import AnySelect
from storage.transaction.connection_rows import Rows, WritableRows
from tables.interfaces import DuplicateRequest
from tables.model.shards import ProcessShards
from tables.model.table import GuildId, PlaceId, PlayerId, RequestId


class SqlCupReads(Rows):
    """Reads cups, each with its entrants, rounds and pairings."""

    _by_id = sql.CUP_BY_ID
    _by_code = sql.CUP_BY_CODE

    def by_id(self, cup: CupId) -> Cup | None:
        """Return this cup, None without one. Raises UnreadableCup if it is damaged."""
        return self._one_cup(self._by_id, the_cup=cup)

    def by_code(self, code: CupCode) -> Cup | None:
        """Return the cup of this code, in any case; None without one.

        Raises UnreadableCup if it is damaged.
        """
        return self._one_cup(self._by_code, code=code.upper())

    def at_table(self, code: CupCode) -> CupAtTable | None:
        """Return what posts of a table say of this cup; None without one."""
        row = self._row(sql.CUP_AT_TABLE, code=code)
        return None if row is None else cup_codec.at_table_from(row)

    def these(self, cups: Sequence[CupId]) -> list[Cup | UnreadableCup]:
        """Return these cups, in order of id; unknown ids are left out."""
        rows = self._rows(sql.THESE_CUPS, cups=list(cups))
        return cup_codec.cups_from(rows, *self._parts(rows)) if rows else []

    def count_failing(self) -> int:
        """Count the cups that cannot be carried on."""
        return self._number(sql.COUNT_FAILING) or 0

    def places_in(self, guild: GuildId) -> list[PlaceId]:
        """Return the channels in which a server has had cups, in order of id."""
        return [PlaceId(row.place_id) for row in self._rows(sql.PLACES_OF_CUPS, guild=guild)]

    def listed_in(
        self, guild: GuildId, places: Collection[PlaceId], player: PlayerId, most: int
    ) -> list[ListedCup]:
        """Return cups of a server: those not over first, then the newest first.

        Only those in one of ``places``, and those that ``player`` is in.
        """
        seen = {"guild": guild, "places": sorted(places)}
        rows = self._rows(sql.LISTED_CUPS_IN, **seen, the_player=player, most=most)
        return [*map(cup_codec.listed_from, rows)]

    def listed_of(self, player: PlayerId, most: int) -> list[ListedCup]:
        """Return cups that this person is in, ordered in the same way."""
        rows = self._rows(sql.LISTED_CUPS_OF, the_player=player, most=most)
        return [*map(cup_codec.listed_from, rows)]

    def count_opened(self, player: PlayerId) -> int:
        """Count the cups that this person has opened and that are not over."""
        return self._number(sql.COUNT_OPENED, the_player=player) or 0

    def count_opened_since(self, player: PlayerId, since: int) -> int:
        """Count the cups that this person has opened since then (Unix ms), over or not."""
        return self._number(sql.COUNT_OPENED_SINCE, the_player=player, since=since) or 0

    def due(self, now: int) -> list[CupId]:
        """Return the cups whose time has come, of which a game has ended or somebody is forgotten,
        in order of id.
        """
        return [CupId(row.id) for row in self._rows(sql.DUE_CUPS, now=now)]

    def next_due_at(self, now: int) -> int | None:
        """Return the first time after ``now`` that a cup waits for, None if there is none."""
        return self._number(sql.NEXT_CUP_DUE, now=now)

    def timed(self, reach: ProcessShards) -> list[tuple[CupId, str, int | None]]:
        """Return the cups of these shards' servers that are not over, in order of id.

        Each with its game and when the people of its server were last reachable.
        """
        rows = self._rows(sql.TIMED_CUPS, shards=reach.count, here=list(reach.here))
        return [(CupId(row.id), row.game, row.last_reached) for row in rows]

    def with_outdated_post(self, most: int, besides: Collection[CupId] = ()) -> list[CupId]:
        """Return at most ``most`` other cups whose post shows an older version, in order of id."""
        rows = self._rows(sql.OUTDATED_POSTS, most=most, besides=sorted(besides))
        return [CupId(row.id) for row in rows]

    def places(self) -> list[CupPlace]:
        """Return where all cups are posted that are not over, in order of id."""
        return [cup_codec.place_from(row) for row in self._rows(sql.PLACES)]

    def of_request(self, request: RequestId) -> CupId | None:
        """Return the cup on which this request was already carried out, if any."""
        found = self._number(sql.CUP_OF_REQUEST, request=request)
        return None if found is None else CupId(found)

    def _one_cup(self, statement: AnySelect, **values: Any) -> Cup | None:
        rows = self._rows(statement, **values)
        if not rows:
            return None
        (found,) = cup_codec.cups_from(rows, *self._parts(rows))
        if isinstance(found, UnreadableCup):
            raise found
        return found

    def _parts(self, rows: Sequence[AnyRow]) -> tuple[Sequence[AnyRow], ...]:
        """Return the rows of the entrants, rounds and pairings of these cups."""
        cups = [row.id for row in rows]
        return tuple(
            self._rows(each, cups=cups) for each in (sql.ENTRANTS, sql.ROUNDS, sql.PAIRINGS)
        )


class SqlCupWrites(SqlCupReads, WritableRows):
    """Writes cups; those it loads alone stay locked until the transaction ends."""

    _by_id = sql.LOCK_CUP_BY_ID
    _by_code = sql.LOCK_CUP_BY_CODE

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._stored: dict[CupId, Cup] = {}
        """The cups that this transaction has locked, as they are stored."""

    def insert(self, cup: Cup, due_at: int | None) -> Cup | None:
        """Insert a new cup and return it with its id; None if a cup or table has its code."""
        if self._row(sql.CODE_OF_TABLE, code=cup.code) is not None:
            return None
        row = self._row(self._upserts.add_cup, **cup_codec.cup_values(cup, due_at))
        if row is None:
            return None
        fresh = msgspec.structs.replace(cup, id=CupId(row.id))
        self._save_entrants(msgspec.structs.replace(fresh, entrants=()), fresh)
        self._stored[fresh.id] = fresh
        return fresh

    def save(self, cup: Cup, due_at: int | None) -> None:
        """Write what has changed of a cup that this transaction has read. Raises KeyError."""
        stored = self._stored[cup.id]
        values = {"the_cup": cup.id, **cup_codec.changing_values(cup, due_at)}
        self._write(sql.SAVE_CUP, values)
        self._save_entrants(stored, cup)
        self._save_rounds(stored, cup)
        self._stored[cup.id] = cup

    def remains(self, cup: CupId) -> Cup:
        """Return what can be read of a damaged cup; it can be saved, and is locked."""
        rows = self._rows(self._by_id, the_cup=cup)
        found = cup_codec.remains_from(rows[0], *self._parts(rows))
        self._stored[found.id] = found
        return found

    def note_failing(self, cup: CupId, now: int) -> None:
        """Write since when a damaged cup cannot be carried on, unless that is known."""
        self._write(sql.NOTE_FAILING, {"the_cup": cup, "the_now": now})

    def put_off(self, cup: CupId, due_at: int) -> None:
        """Write only when to carry a cup on."""
        self._write(sql.PUT_OFF_CUP, {"the_cup": cup, "the_due": due_at})

    def post_was_tried(self, cup: CupId) -> bool:
        """Return whether a process has had a lease of the post and noted nothing since."""
        return self._row(sql.POST_WAS_TRIED, the_cup=cup) is not None

    def lease_post(self, cup: CupId, owner: str, until: int, now: int) -> bool:
        """Give ``owner`` the post of a cup to edit until then, if it is outdated and free."""
        values = {"the_cup": cup, "the_owner": owner, "until": until, "now": now}
        return self._write(sql.LEASE_POST, values) == 1

    def note_posted(
        self,
        cup: CupId,
        owner: str,
        version: int,
        place: PlaceId,
        message: int | None,
        end: int | None = None,
    ) -> None:
        """Write only what the post of a cup shows and where it is; None: there is none.

        ``end``: the message at the end. It ends the lease of ``owner``; whoever has none any more
        writes nothing.
        """
        values = {"the_cup": cup, "the_owner": owner, "the_version": version, "place": place}
        self._write(sql.NOTE_POSTED, {**values, "message": message, "end": end})

    def keep_receipt(self, request: RequestId, cup: CupId, at: int) -> None:
        """Store that a request was carried out. Raises DuplicateRequest if it was before."""
        values = {"request_id": request, "cup_id": cup, "created_at": at}
        if self._write(self._upserts.keep_cup_receipt, values) != 1:
            raise DuplicateRequest

    def _one_cup(self, statement: AnySelect, **values: Any) -> Cup | None:
        found = super()._one_cup(statement, **values)
        if found is not None:
            self._stored[found.id] = found
        return found

    def _save_entrants(self, stored: Cup, cup: Cup) -> None:
        known = {one.number: one for one in stored.entrants}
        new = [one for one in cup.entrants if one.number not in known]
        changed = [one for one in cup.entrants if known.get(one.number, one) != one]
        rows = [cup_codec.entrant_values(cup.id, one) for one in new]
        self._write_all(sql.INSERT_ENTRANTS, rows)
        rows = [cup_codec.saved_entrant_values(cup.id, one) for one in changed]
        self._write_all(sql.SAVE_ENTRANT, rows)
        gone = known.keys() - {one.number for one in cup.entrants}
        if gone:
            self._write(sql.DELETE_ENTRANTS, {"the_cup": cup.id, "numbers": sorted(gone)})

    def _save_rounds(self, stored: Cup, cup: Cup) -> None:
        known = {one.number: one for one in stored.rounds}
        new = [one for one in cup.rounds if one.number not in known]
        changed = [one for one in cup.rounds if known.get(one.number, one) != one]
        rows = [cup_codec.round_values(cup.id, one) for one in new]
        self._write_all(sql.INSERT_ROUNDS, rows)
        pairings = [(one, pairing) for one in new for pairing in one.pairings]
        rows = [cup_codec.pairing_values(cup.id, *pair) for pair in pairings]
        self._write_all(sql.INSERT_PAIRINGS, rows)
        rows = [cup_codec.saved_round_values(cup.id, one) for one in changed]
        self._write_all(sql.SAVE_ROUND, rows)
        pairs = [pair for one in changed for pair in _changed_pairings(known[one.number], one)]
        rows = [cup_codec.saved_pairing_values(cup.id, *pair) for pair in pairs]
        self._write_all(sql.SAVE_PAIRING, rows)


def _changed_pairings(before: Round, after: Round) -> list[tuple[Round, Pairing]]:
    pairs = zip(before.pairings, after.pairings, strict=True)
    return [(after, now) for was, now in pairs if was != now]
