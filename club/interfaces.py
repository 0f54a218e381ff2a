"""Ports: what the club needs of a store, besides what the tables need."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from club.model.cup import Cup, CupCode, CupId
from tables.interfaces import StoreReader, Transaction
from tables.model.table import GuildId, PlayerId

T = TypeVar("T")


class CupReads(Protocol):
    """Reads cups, each with its entrants, rounds and pairings."""

    def by_id(self, cup: CupId) -> Cup | None:
        """Return this cup, None without one; a transaction locks it."""
        ...

    def by_code(self, code: CupCode) -> Cup | None:
        """Return the cup of this code, None without one; a transaction locks it."""
        ...

    def in_guild(self, guild: GuildId) -> list[Cup]:
        """Return the cups of a server: those not over first, then the newest first."""
        ...

    def of_player(self, player: PlayerId) -> list[Cup]:
        """Return the cups that this person has entered, ordered like those of a server."""
        ...

    def opened_by(self, player: PlayerId) -> list[Cup]:
        """Return the cups that this person has opened and that are not over, oldest first."""
        ...

    def due(self, now: int) -> list[CupId]:
        """Return the cups to carry on: their time has come, or a game of theirs has ended."""
        ...

    def next_due_at(self) -> int | None:
        """Return when the time of the next cup comes, None if no cup waits for a time."""
        ...

    def with_outdated_post(self) -> list[Cup]:
        """Return the cups whose post shows an older version, in order of id."""
        ...


class CupWrites(CupReads, Protocol):
    """Writes cups."""

    def insert(self, cup: Cup, due_at: int | None) -> Cup:
        """Insert a new cup and return it with its id. ``due_at``: when to carry it on."""
        ...

    def save(self, cup: Cup, due_at: int | None) -> None:
        """Write what has changed since this transaction read the cup."""
        ...


class ClubReader(StoreReader, Protocol):
    """Reads of tables and cups from one snapshot."""

    @property
    def cups(self) -> CupReads:
        """Cups."""
        ...


class ClubTransaction(Transaction, Protocol):
    """Writes to tables and cups, committed together or not at all.

    A cup read by code or id is locked until the end. The order of locks: a person, the cup, its
    tables, then all that belongs to those.
    """

    @property
    def cups(self) -> CupWrites:
        """Cups."""
        ...


class ClubStore(Protocol):
    """The storage of tables and cups; like ``tables.interfaces.Store``."""

    async def transact(self, work: Callable[[ClubTransaction], T], *, patient: bool = False) -> T:
        """Run ``work`` in one write transaction; if it raises an exception nothing is written."""
        ...

    async def read(self, work: Callable[[ClubReader], T]) -> T:
        """Run ``work``, which reads a few rows, on a consistent snapshot, without writing."""
        ...

    async def read_much(self, work: Callable[[ClubReader], T]) -> T:
        """Like ``read``, for work that may read hundreds of rows."""
        ...
