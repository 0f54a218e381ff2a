"""Timers and signs of life: what a store reads and writes inside one transaction."""

from collections.abc import Sequence
from typing import Protocol

from model.shards import EVERYBODY, ProcessShards
from model.table import (
    TIMER_KINDS,
    TableId,
    Timer,
    TimerKind,
)


class TimerReads(Protocol):
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
        ...

    def next_at(self, now: int, kinds: Sequence[TimerKind] = TIMER_KINDS) -> int | None:
        """Return when the earliest timer of these kinds after ``now`` is due."""
        ...

    def timed_tables(
        self, now: int, reach: ProcessShards = EVERYBODY
    ) -> list[tuple[TableId, str, int | None]]:
        """Return the tables with timers, or with time given back until after ``now``.

        Only those of the shards that are ``here``, in order of id, each with its game and the
        instant at which its people could last be reached: the newest sign of life of any shard it
        has ever belonged to.
        """
        ...

    def waiting_since(self, table: TableId, now: int) -> int | None:
        """Return when a table's oldest letter that should be sent by now was written."""
        ...

    def last_alive(self, shard: int = 0, count: int = 1) -> int | None:
        """Return when the people of this shard, out of ``count``, were last noted as reachable."""
        ...


class TimerWrites(TimerReads, Protocol):
    """Writes timers and signs of life."""

    def replace(self, table: TableId, timers: Sequence[Timer]) -> None:
        """Replace all timers of a table but those of planned moves."""
        ...

    def replace_planned(self, table: TableId, timers: Sequence[Timer]) -> None:
        """Replace the timers of a table's planned moves."""
        ...

    def claim(self, timer: Timer, now: int, until: int) -> bool:
        """Claim a timer until then. Returns False if it is claimed, gone or changed."""
        ...

    def delete(self, timer: Timer) -> bool:
        """Delete a timer. Returns False if it is gone or changed."""
        ...

    def mark_alive(self, at: int, reach: ProcessShards = EVERYBODY) -> None:
        """Store that the people of the shards that are ``here`` can be reached now (``at``)."""
        ...
