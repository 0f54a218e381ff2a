"""Ports: what cups need of a store, besides what tables need."""

from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeAlias, TypeVar

from model.cup import Cup, CupCode, CupId
from model.shards import ProcessShards
from model.table import GuildId, PlaceId, PlayerId
from tables.interfaces import StoreReader, Transaction

T = TypeVar("T")

OpenThreads: TypeAlias = Callable[[Cup, int], AbstractAsyncContextManager[list[PlaceId]]]
"""Creates threads for so many tables of a cup's next round, where its channel allows that, and at
the end deletes those that are in the list then."""


class CupReads(Protocol):
    """Reads cups. A damaged one raises UnreadableCup alone, and is logged and left out of lists."""

    def by_id(self, cup: CupId) -> Cup | None:
        """Return this cup, None without one; a transaction locks it."""
        ...

    def by_code(self, code: CupCode) -> Cup | None:
        """Return the cup of this code, in any case; None without one; a transaction locks it."""
        ...

    def of_guild(self, guild: GuildId, most: int) -> list[Cup]:
        """Return cups of a server: those not over first, then the newest first."""
        ...

    def of_player(self, player: PlayerId, most: int) -> list[Cup]:
        """Return cups that this person is or was in, in the same order."""
        ...

    def count_opened(self, player: PlayerId, since: int) -> tuple[int, int]:
        """Count the cups opened by this person that are not over, and all of them since then."""
        ...

    def due(self, now: int, reach: ProcessShards) -> list[CupId]:
        """Return the cups to carry on, in order of id: their time has come, or a game is over.

        Only those of these shards' servers.
        """
        ...

    def next_due_at(self, now: int) -> int | None:
        """Return the first time after ``now`` that a cup waits for, None if there is none."""
        ...

    def living(self, reach: ProcessShards) -> list[tuple[Cup, int | None]]:
        """Return the cups of these shards' servers that are not over, in order of id.

        Each with when the people of its server were last reachable.
        """
        ...

    def outdated(self, most: int, besides: Collection[CupId]) -> list[CupId]:
        """Return other cups whose post shows an older version, in order of id."""
        ...


class CupWrites(CupReads, Protocol):
    """Writes cups."""

    def insert(self, cup: Cup) -> bool:
        """Insert a new cup; False if a cup or table has its code."""
        ...

    def save(self, cup: Cup) -> None:
        """Write a cup that this transaction has read, with all that is found by it."""
        ...


class CupReader(StoreReader, Protocol):
    """Reads of tables and cups from one snapshot."""

    @property
    def cups(self) -> CupReads:
        """Cups."""
        ...


class CupTransaction(Transaction, Protocol):
    """Writes to tables and cups, committed together or not at all.

    The order of locks: a person, the cup, its tables, then all that belongs to those.
    """

    @property
    def cups(self) -> CupWrites:
        """Cups."""
        ...


class CupStore(Protocol):
    """The storage of tables and cups; like ``tables.interfaces.Store``."""

    async def transact(self, work: Callable[[CupTransaction], T], *, patient: bool = False) -> T:
        """Run ``work`` in one write transaction; if it raises an exception nothing is written."""
        ...

    async def read(self, work: Callable[[CupReader], T]) -> T:
        """Run ``work``, which reads a few rows, on a consistent snapshot, without writing."""
        ...

    async def read_much(self, work: Callable[[CupReader], T]) -> T:
        """Like ``read``, for work that may read hundreds of rows."""
        ...
