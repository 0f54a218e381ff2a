"""Cups: SQL reads and writes inside one transaction. A cup is one JSON document."""

import logging
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from model.cup import Cup, CupCode, CupId, UnreadableCup
from model.shards import ProcessShards
from model.table import GuildId, PlayerId
from storage.database.statements import AnyRow, Rows, Values
from storage.transaction.timers import LAST_REACHED, SHARD

_log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Cup).decode
_encode = msgspec.json.Encoder().encode

_LIVES = "status IN ('entry', 'playing')"
_LISTED = f"ORDER BY CASE WHEN {_LIVES} THEN 0 ELSE 1 END, created_at DESC, id DESC LIMIT :most"
DUE = f"""
SELECT id FROM cup WHERE due_at <= :now AND {SHARD} IN :here
UNION
SELECT cup_id FROM cup_table JOIN cup ON cup.id = cup_id WHERE {SHARD} IN :here AND (
    SELECT game_table.status FROM game_table WHERE game_table.id = table_id
) IN ('finished', 'cancelled')
"""
"""A table is looked up for each game that runs, not the other way: few run, many are over."""


class StoredCups(Rows):
    """Reads and writes cups. A damaged one raises UnreadableCup alone; lists log and omit it.

    In a writing transaction those that are read alone stay locked until its end.
    """

    def __init__(self, connection: Connection, *, locks: bool = True) -> None:
        super().__init__(connection, locks=locks)
        self._stored: dict[CupId, Cup] = {}
        """The cups that this transaction has locked, as they are stored."""

    def by_id(self, cup: CupId) -> Cup | None:
        """Return this cup, None without one; a transaction locks it."""
        return self._one_cup("id = :cup", cup=cup)

    def by_code(self, code: CupCode) -> Cup | None:
        """Return the cup of this code, in any case; None without one; a transaction locks it."""
        return self._one_cup("code = :code", code=code.upper())

    def of_guild(self, guild: GuildId, most: int) -> list[Cup]:
        """Return cups of a server: those not over first, then the newest first."""
        return self._listed("guild_id = :guild", guild=guild, most=most)

    def of_player(self, player: PlayerId, most: int) -> list[Cup]:
        """Return cups that this person is or was in, in the same order."""
        entered = "id IN (SELECT cup_id FROM cup_entry WHERE player_id = :player)"
        return self._listed(entered, player=player, most=most)

    def count_opened(self, player: PlayerId, since: int) -> tuple[int, int]:
        """Count the cups opened by this person that are not over, and all of them since then."""
        opened = "SELECT count(*) FROM cup WHERE opened_by = :player AND"
        living = self._number(f"{opened} {_LIVES}", player=player)
        return living or 0, self._number(
            f"{opened} created_at > :since", player=player, since=since
        ) or 0

    def due(self, now: int, reach: ProcessShards) -> list[CupId]:
        """Return the cups to carry on, in order of id: their time has come, or a game is over.

        Only those of these shards' servers.
        """
        rows = self._rows(DUE, now=now, **_shards(reach))
        return sorted(CupId(row.id) for row in rows)

    def next_due_at(self, now: int) -> int | None:
        """Return the first time after ``now`` that a cup waits for, None if there is none."""
        return self._number("SELECT min(due_at) FROM cup WHERE due_at > :now", now=now)

    def living(self, reach: ProcessShards) -> list[tuple[Cup, int | None]]:
        """Return the cups of these shards' servers that are not over, in order of id.

        Each with when the people of its server were last reachable.
        """
        sql = f"""
        SELECT code, document, {LAST_REACHED} AS last_reached FROM cup
        WHERE {_LIVES} AND {SHARD} IN :here ORDER BY id
        """
        rows = self._rows(sql, **_shards(reach))
        return [(cup, row.last_reached) for cup, row in _readable(rows)]

    def insert(self, cup: Cup) -> bool:
        """Insert a new cup; False if a cup or table has its code."""
        if self._row("SELECT id FROM game_table WHERE code = :code", code=cup.code) is not None:
            return False
        known = {"id": cup.id, "code": cup.code, "guild_id": cup.guild}
        values = {**known, "created_at": cup.created_at, **_changing(cup)}
        self._stored[cup.id] = cup
        return self._insert("cup", values, "ON CONFLICT (code) DO NOTHING") == 1

    def save(self, cup: Cup) -> None:
        """Write a cup that this transaction has read by id or code, and what it is found by."""
        before, self._stored[cup.id] = self._stored[cup.id], cup
        values = _changing(cup)
        columns = ", ".join(f"{name} = :{name}" for name in values)
        self._change(f"UPDATE cup SET {columns} WHERE id = :cup", **values, cup=cup.id)
        self._save_parts("cup_entry", "player_id", cup, before.people, cup.people)
        self._save_parts("cup_table", "table_id", cup, before.running, cup.running)

    def _save_parts(
        self, table: str, column: str, cup: Cup, before: Collection[int], after: Collection[int]
    ) -> None:
        """Insert and delete rows of people or tables of a cup, which come and go."""
        known = set(before)
        self._insert_each(table, [{"cup_id": cup.id, column: n} for n in after if n not in known])
        gone = sorted(known.difference(after))
        if gone:
            sql = f"DELETE FROM {table} WHERE cup_id = :cup AND {column} IN :gone"
            self._change(sql, cup=cup.id, gone=gone)

    def _one_cup(self, where: str, **values: Any) -> Cup | None:
        row = self._row(f"SELECT code, document FROM cup WHERE {where} {self._lock}", **values)
        if row is None:
            return None
        found = _cup_from(row)
        self._stored[found.id] = found
        return found

    def _listed(self, where: str, **values: Any) -> list[Cup]:
        rows = self._rows(f"SELECT code, document FROM cup WHERE {where} {_LISTED}", **values)
        return [cup for cup, _ in _readable(rows)]


def _changing(cup: Cup) -> Values:
    """Return the columns of a cup's row that can change."""
    return {
        "status": cup.status.value,
        "opened_by": cup.opened_by,
        "due_at": cup.due_at,
        "version": cup.version,
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
