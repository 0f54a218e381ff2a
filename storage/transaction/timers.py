"""Timers and signs of life: SQL reads and writes inside one transaction."""

from collections.abc import Sequence
from typing import Any

from core.game import Seat
from model.shards import EVERYBODY, ProcessShards
from model.table import (
    TIMER_KINDS,
    TableId,
    Timer,
    TimerKind,
)
from storage.database.statements import AnyRow, Rows, Values

SHARD = "(coalesce(guild_id, 0) >> 22) % :shards"
"""The shard of a server, out of ``shards``; direct messages belong to shard 0."""

LAST_REACHED = """
(SELECT max(alive_at) FROM sign_of_life WHERE shard = (coalesce(guild_id, 0) >> 22) % shards)
"""
"""When the people of a server were last reachable, under any shard count."""

_WAITS = "subject = 'table' AND waits_since IS NOT NULL"
"""New messages about a table that are awaited; an edit that waits holds up nothing."""

NOT_HELD_UP = f"""
(kind = 'computer' OR NOT EXISTS (
    SELECT 1 FROM message WHERE subject_id = timer.table_id AND {_WAITS}
))
"""
_UNCLAIMED = "coalesce(lease_until, 0) <= :now"
_THIS = (
    "table_id = :table AND kind = :kind AND seat = :seat AND due_at = :due_at AND asked = :asked"
)

_SOMEBODY_PLAYS = """
EXISTS (
    SELECT 1 FROM member WHERE member.table_id = timer.table_id AND role IN ('asked', 'plays')
)
"""
_ORDER = f"""
ORDER BY CASE WHEN timer.kind = 'computer' AND NOT {_SOMEBODY_PLAYS} THEN 1 ELSE 0 END,
timer.due_at, timer.table_id, timer.kind, timer.seat LIMIT :most
"""
_DUE = f"timer.due_at <= :by AND kind IN :kinds AND {_UNCLAIMED} AND {NOT_HELD_UP}"
DUE = f"SELECT timer.* FROM timer WHERE {_DUE} {_ORDER}"
DUE_IN_REACH = f"""
SELECT timer.* FROM timer JOIN game_table ON game_table.id = timer.table_id WHERE {_DUE} AND (
    {SHARD} IN :here
    OR (kind = 'computer' AND {SHARD} NOT IN :lost)
    OR timer.due_at <= {LAST_REACHED}
) {_ORDER}
"""
_TIMED = f"""
SELECT id, game, {LAST_REACHED} AS last_reached FROM game_table WHERE {SHARD} IN :here AND (
    EXISTS (SELECT 1 FROM timer WHERE table_id = game_table.id) OR stood_until > :now
) ORDER BY id
"""


class StoredTimers(Rows):
    """Reads and writes timers, and when people could last be reached."""

    def due(
        self,
        now: int,
        limit: int,
        kinds: Sequence[TimerKind] = TIMER_KINDS,
        reach: ProcessShards = EVERYBODY,
        ahead: int = 0,
    ) -> list[Timer]:
        """Return the unclaimed timers of these kinds due at ``now``, earliest first.

        ``ahead``: milliseconds after ``now`` until which a timer counts as due already.
        Computers' timers at tables where no person plays any more come last. While a message of its
        table waits, no person's timer is due. For people outside ``reach``, a timer is due only if
        it already was when they could last be reached; a computer's also if another process serves
        its shard.
        """
        asked = {"now": now, "by": now + ahead, "most": limit, "kinds": list(kinds)}
        if reach.is_whole:
            rows = self._rows(DUE, **asked)
        else:
            asked |= {"shards": reach.count, "here": list(reach.here), "lost": list(reach.lost)}
            rows = self._rows(DUE_IN_REACH, **asked)
        return [timer_from(row) for row in rows]

    def next_at(self, now: int, kinds: Sequence[TimerKind] = TIMER_KINDS) -> int | None:
        """Return when the earliest timer of these kinds after ``now`` is due."""
        sql = "SELECT min(due_at) FROM timer WHERE due_at > :now AND kind IN :kinds"
        return self._number(sql, now=now, kinds=list(kinds))

    def timed_tables(
        self, now: int, reach: ProcessShards = EVERYBODY
    ) -> list[tuple[TableId, str, int | None]]:
        """Return these shards' tables with clocks to correct, in order of id.

        Each with its game and when its people were last reachable.
        """
        rows = self._rows(_TIMED, now=now, shards=reach.count, here=list(reach.here))
        return [(TableId(row.id), row.game, row.last_reached) for row in rows]

    def waiting_since(self, table: TableId) -> int | None:
        """Return since when the new message about a table that is awaited longest waits."""
        sql = f"SELECT min(waits_since) FROM message WHERE subject_id = :table AND {_WAITS}"
        return self._number(sql, table=table)

    def last_alive(self, shard: int = 0, count: int = 1) -> int | None:
        """Return when the people of this shard, out of ``count``, were last noted as reachable."""
        sql = "SELECT alive_at FROM sign_of_life WHERE shards = :shards AND shard = :shard"
        return self._number(sql, shard=shard, shards=count)

    def replace(self, table: TableId, timers: Sequence[Timer]) -> None:
        """Replace all timers of a table but those of planned moves."""
        self._change("DELETE FROM timer WHERE table_id = :table AND kind <> 'planned'", table=table)
        self._insert_each("timer", [*map(timer_values, timers)])

    def replace_planned(self, table: TableId, timers: Sequence[Timer]) -> None:
        """Replace the timers of a table's planned moves."""
        self._change("DELETE FROM timer WHERE table_id = :table AND kind = 'planned'", table=table)
        self._insert_each("timer", [*map(timer_values, timers)])

    def release_all(self) -> None:
        """Release all claims, as their owners have died."""
        self._change("UPDATE timer SET lease_until = NULL")

    def claim(self, timer: Timer, now: int, until: int) -> bool:
        """Claim a timer until then. Returns False if it is claimed, gone or changed."""
        sql = f"UPDATE timer SET lease_until = :until WHERE {_THIS} AND {_UNCLAIMED}"
        return self._change(sql, **_key_of(timer), now=now, until=until) == 1

    def delete(self, timer: Timer) -> bool:
        """Delete a timer. Returns False if it is gone or changed."""
        return self._change(f"DELETE FROM timer WHERE {_THIS}", **_key_of(timer)) == 1

    def mark_alive(self, at: int, reach: ProcessShards = EVERYBODY) -> None:
        """Note that the people of the connected shards (``reach.here``) can be reached.

        Later times noted under other shard counts came from a wrong clock and are corrected.
        """
        for shard in sorted(reach.here):
            values = {"shards": reach.count, "shard": shard, "alive_at": at}
            self._replace("sign_of_life", values, "shards, shard")
        wrong = "UPDATE sign_of_life SET alive_at = :at WHERE shards <> :shards AND alive_at > :at"
        self._change(wrong, shards=reach.count, at=at)


def _key_of(timer: Timer) -> dict[str, Any]:
    return {"table": timer.table, **timer_values(timer)}


def timer_values(timer: Timer) -> Values:
    """Return the row of a timer."""
    return {
        "table_id": timer.table,
        "kind": timer.kind,
        "seat": timer.seat,
        "due_at": timer.due_at,
        "asked": timer.asked,
    }


def timer_from(row: AnyRow) -> Timer:
    """Return the timer in a row."""
    return Timer(TableId(row.table_id), row.kind, Seat(row.seat), row.due_at, row.asked)
