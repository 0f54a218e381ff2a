"""Cups: SQL reads and writes inside one transaction. A cup is one JSON document."""

import logging
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from model.cup import Cup, CupCode, CupId, UnreadableCup
from model.shards import ProcessShards
from model.table import GuildId, PlayerId
from storage.rows import cup_statements as sql
from storage.rows.row_values import AnyRow, Values
from storage.rows.statements import AnySelect
from storage.transaction.connection_rows import Rows, WritableRows

_log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Cup).decode
_encode = msgspec.json.Encoder().encode


class SqlCupReads(Rows):
    """Reads cups. A damaged one raises UnreadableCup alone, and is logged and left out of lists."""

    _by_id = sql.CUP_BY_ID
    _by_code = sql.CUP_BY_CODE

    def by_id(self, cup: CupId) -> Cup | None:
        """Return this cup, None without one; a transaction locks it."""
        return self._one_cup(self._by_id, the_cup=cup)

    def by_code(self, code: CupCode) -> Cup | None:
        """Return the cup of this code, in any case; None without one; a transaction locks it."""
        return self._one_cup(self._by_code, code=code.upper())

    def of_guild(self, guild: GuildId, most: int) -> list[Cup]:
        """Return cups of a server: those not over first, then the newest first."""
        rows = self._rows(sql.CUPS_OF_GUILD, server=guild, most=most)
        return [cup for cup, _ in _readable(rows)]

    def of_player(self, player: PlayerId, most: int) -> list[Cup]:
        """Return cups that this person is or was in, in the same order."""
        rows = self._rows(sql.CUPS_OF_PLAYER, the_player=player, most=most)
        return [cup for cup, _ in _readable(rows)]

    def count_opened(self, player: PlayerId, since: int) -> tuple[int, int]:
        """Count the cups opened by this person that are not over, and all of them since then."""
        living = self._number(sql.COUNT_LIVING, the_player=player)
        return living or 0, self._number(sql.COUNT_SINCE, the_player=player, since=since) or 0

    def due(self, now: int, reach: ProcessShards) -> list[CupId]:
        """Return the cups to carry on, in order of id: their time has come, or a game is over.

        Only those of these shards' servers.
        """
        rows = self._rows(sql.DUE_CUPS, now=now, **_shards(reach))
        return [CupId(row.id) for row in rows]

    def next_due_at(self, now: int) -> int | None:
        """Return the first time after ``now`` that a cup waits for, None if there is none."""
        return self._number(sql.NEXT_CUP_DUE, now=now)

    def living(self, reach: ProcessShards) -> list[tuple[Cup, int | None]]:
        """Return the cups of these shards' servers that are not over, in order of id.

        Each with when the people of its server were last reachable.
        """
        rows = self._rows(sql.LIVING_CUPS, **_shards(reach))
        return [(cup, row.last_reached) for cup, row in _readable(rows)]

    def outdated(self, most: int, besides: Collection[CupId]) -> list[CupId]:
        """Return other cups whose post shows an older version, in order of id."""
        rows = self._rows(sql.OUTDATED_POSTS, most=most, besides=sorted(besides))
        return [CupId(row.id) for row in rows]

    def _one_cup(self, statement: AnySelect, **values: Any) -> Cup | None:
        row = self._row(statement, **values)
        return None if row is None else _cup_from(row)


class SqlCupWrites(SqlCupReads, WritableRows):
    """Writes cups; those it loads alone stay locked until the transaction ends."""

    _by_id = sql.LOCK_CUP_BY_ID
    _by_code = sql.LOCK_CUP_BY_CODE

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._stored: dict[CupId, Cup] = {}
        """The cups that this transaction has locked, as they are stored."""

    def insert(self, cup: Cup) -> bool:
        """Insert a new cup; False if a cup or table has its code."""
        if self._row(sql.CODE_OF_TABLE, code=cup.code) is not None:
            return False
        known = {"id": cup.id, "code": cup.code, "guild_id": cup.guild}
        values = {**known, "created_at": cup.created_at, **_changing(cup)}
        self._stored[cup.id] = cup
        return self._write(self._upserts.add_cup, values) == 1

    def save(self, cup: Cup) -> None:
        """Write a cup that this transaction has read, with all that is found by it."""
        before, self._stored[cup.id] = self._stored[cup.id], cup
        changing = {f"new_{name}": value for name, value in _changing(cup).items()}
        self._write(sql.SAVE_CUP, {"the_cup": cup.id, **changing})
        people, tables = set(before.people), set(before.running)
        entries = [{"cup_id": cup.id, "player_id": p} for p in cup.people if p not in people]
        self._write_all(sql.ADD_ENTRIES, entries)
        for player in people.difference(cup.people):
            self._write(sql.DELETE_ENTRY, {"the_cup": cup.id, "player_id": player})
        running = [{"cup_id": cup.id, "table_id": t} for t in cup.running if t not in tables]
        self._write_all(sql.ADD_TABLES, running)
        for table in tables.difference(cup.running):
            self._write(sql.DELETE_TABLE, {"the_cup": cup.id, "table_id": table})

    def _one_cup(self, statement: AnySelect, **values: Any) -> Cup | None:
        found = super()._one_cup(statement, **values)
        if found is not None:
            self._stored[found.id] = found
        return found


def _changing(cup: Cup) -> Values:
    """Return the columns of a cup's row that can change."""
    return {
        "status": cup.status.value,
        "opened_by": cup.opened_by,
        "due_at": cup.due_at,
        "version": cup.version,
        "posted_version": cup.posted_version,
        "document": _encode(cup).decode(),
    }


def _cup_from(row: AnyRow) -> Cup:
    try:
        return _decode(row.document)
    except msgspec.MsgspecError as fault:
        raise UnreadableCup(row.code) from fault


def _readable(rows: Sequence[AnyRow]) -> Iterator[tuple[Cup, AnyRow]]:
    for row in rows:
        try:
            yield _cup_from(row), row
        except UnreadableCup:
            _log.error("cup %s cannot be read", row.code)


def _shards(reach: ProcessShards) -> Values:
    return {"shards": reach.count, "here": sorted(reach.here)}
