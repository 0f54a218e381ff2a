"""Timers and signs of life: SQL reads and writes inside one transaction."""

from collections.abc import Sequence

from model.shards import EVERYBODY, ProcessShards
from model.table import (
    TIMER_KINDS,
    TableId,
    Timer,
    TimerKind,
)
from storage.rows import statements as sql
from storage.rows import table_codec
from storage.rows.combined_statements import REPLACE_TIMERS, REPLACED_TIMER_COLUMNS
from storage.transaction.connection_rows import Rows, WritableRows


class SqlTimerReads(Rows):
    """Reads timers and when people could last be reached."""

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
        Computers' timers at tables where no person plays any more come last. While a letter of its
        table waits, no person's timer is due. For people outside ``reach``, a timer is due only if
        it already was when they could last be reached; a computer's only if another process serves
        its shard.
        """
        asked = {"now": now, "by": now + ahead, "most": limit, "kinds": kinds}
        if reach.is_whole:
            rows = self._rows(sql.DUE_TIMERS, **asked)
        else:
            asked |= {"shards": reach.count, "here": list(reach.here), "lost": list(reach.lost)}
            rows = self._rows(sql.DUE_TIMERS_IN_REACH, **asked)
        return [table_codec.timer_from(row) for row in rows]

    def next_at(self, now: int, kinds: Sequence[TimerKind] = TIMER_KINDS) -> int | None:
        """Return when the earliest timer of these kinds after ``now`` is due."""
        return self._number(sql.NEXT_TIMER, now=now, kinds=kinds)

    def timed_tables(
        self, now: int, reach: ProcessShards = EVERYBODY
    ) -> list[tuple[TableId, str, int | None]]:
        """Return the tables with timers, or with time given back until after ``now``.

        Only those of the shards that are ``here``, in order of id, each with its game and the
        newest sign of life of any shard it has ever belonged to.
        """
        rows = self._rows(sql.TIMED_TABLES, now=now, shards=reach.count, here=list(reach.here))
        return [(TableId(row.id), row.game, row.last_reached) for row in rows]

    def waiting_since(self, table: TableId, now: int) -> int | None:
        """Return when a table's oldest letter that should be sent by now was written."""
        return self._number(sql.WAITING_SINCE, the_table=table, now=now)

    def last_alive(self, shard: int = 0, count: int = 1) -> int | None:
        """Return when the people of this shard, out of ``count``, were last noted as reachable."""
        row = self._row(sql.SIGN_OF_LIFE, shard=shard, shards=count)
        return None if row is None else int(row.alive_at)


class SqlTimerWrites(SqlTimerReads, WritableRows):
    """Writes timers and signs of life."""

    def replace(self, table: TableId, timers: Sequence[Timer]) -> None:
        """Replace all timers of a table but those of planned moves."""
        rows = [table_codec.timer_values(timer) for timer in timers]
        if self._joins:
            columns = {name: [row[name] for row in rows] for name in REPLACED_TIMER_COLUMNS}
            self._connection.execute(REPLACE_TIMERS, {"the_table": table, **columns})
            return
        self._write(sql.DELETE_TIMERS, {"the_table": table})
        self._write_all(sql.INSERT_TIMERS, rows)

    def replace_planned(self, table: TableId, timers: Sequence[Timer]) -> None:
        """Replace the timers of a table's planned moves."""
        self._write(sql.DELETE_PLANNED_TIMERS, {"the_table": table})
        self._write_all(sql.INSERT_TIMERS, [table_codec.timer_values(timer) for timer in timers])

    def claim(self, timer: Timer, now: int, until: int) -> bool:
        """Claim a timer until then. Returns False if it is claimed, gone or changed."""
        stands = {f"the_{name}": value for name, value in table_codec.timer_values(timer).items()}
        values = {**stands, "now": now, "until": until}
        return self._write(sql.CLAIM_TIMER, values) == 1

    def delete(self, timer: Timer) -> bool:
        """Delete a timer. Returns False if it is gone or changed."""
        stands = {f"the_{name}": value for name, value in table_codec.timer_values(timer).items()}
        return self._write(sql.DELETE_TIMER, stands) == 1

    def mark_alive(self, at: int, reach: ProcessShards = EVERYBODY) -> None:
        """Note that the people of the connected shards (``reach.here``) can be reached.

        Later times noted under other shard counts came from a wrong clock and are corrected.
        """
        signs = [{"shards": reach.count, "shard": n, "alive_at": at} for n in sorted(reach.here)]
        self._write_all(self._upserts.save_sign_of_life, signs)
        self._write(sql.RIGHT_SIGNS, {"the_shards": reach.count, "at": at})
