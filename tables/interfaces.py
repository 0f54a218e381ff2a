"""What the tables need of the world: a store, a clock, chance, and somebody to wake.

The service writes its work as plain functions of a Transaction; the store runs them inside one
database transaction that no cancellation can cut in two. Other work goes on meanwhile, maybe in
another thread: they touch only values and their transaction.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, TypeVar

import msgspec

from core.errors import Refusal
from tables.model.letters import BoardPost, ClaimedLetter, Letter, LetterId, LetterPost
from tables.model.refusals import TableRefuses
from tables.model.table import (
    HOUR,
    PlayerId,
    TableCode,
    TableId,
)
from tables.transaction.blocks import BlockReads, BlockWrites
from tables.transaction.letters import LetterReads, LetterWrites
from tables.transaction.log import LogReads, LogWrites
from tables.transaction.people import PeopleReads, PeopleWrites
from tables.transaction.results import ResultReads, ResultWrites
from tables.transaction.tables import TableReads, TableWrites
from tables.transaction.timers import TimerReads, TimerWrites

T = TypeVar("T")

LONGEST_PUT_OFF = 6 * HOUR
"""Milliseconds for which a refused letter may be put off. One that seems to wait for longer was put
off by a clock that went ahead then: it is due, or its lane would wait with it until that time."""


class Clock(Protocol):
    """What time it is."""

    def now(self) -> int:
        """Unix milliseconds UTC."""
        ...


class Entropy(Protocol):
    """Outside chance: secret seeds and codes of tables. Asked from several threads."""

    def seed(self) -> bytes:
        """32 bytes nobody can guess."""
        ...

    def code(self) -> TableCode:
        """A short code, easy to read aloud; may be taken already."""
        ...


class Reader(Protocol):
    """Reads from one snapshot, by subject. Lists are empty rather than missing; order is stated."""

    @property
    def tables(self) -> TableReads:
        """Tables."""
        ...

    @property
    def log(self) -> LogReads:
        """The log of moves, events and requests."""
        ...

    @property
    def people(self) -> PeopleReads:
        """People: profiles, followed tables, private notes and daily digests."""
        ...

    @property
    def blocks(self) -> BlockReads:
        """Blocks, bans and invitations."""
        ...

    @property
    def letters(self) -> LetterReads:
        """Queued letters and the posts they led to."""
        ...

    @property
    def timers(self) -> TimerReads:
        """Timers and signs of life."""
        ...

    @property
    def results(self) -> ResultReads:
        """Results and ratings."""
        ...


class Transaction(Reader, Protocol):
    """Changes, all of them or none.

    A table asked for by code or id, a person asked for alone, ratings and whoever is due a daily
    message are kept from changing until the end; what comes in a list may change meanwhile.
    Everywhere the same order, or two would wait for each other: a person, the table, then all that
    belongs to it, ratings last.
    """

    @property
    def tables(self) -> TableWrites:
        """Tables."""
        ...

    @property
    def log(self) -> LogWrites:
        """The log of moves, events and requests."""
        ...

    @property
    def people(self) -> PeopleWrites:
        """People: profiles, followed tables, private notes and daily digests."""
        ...

    @property
    def blocks(self) -> BlockWrites:
        """Blocks, bans and invitations."""
        ...

    @property
    def letters(self) -> LetterWrites:
        """Queued letters and the posts they led to."""
        ...

    @property
    def timers(self) -> TimerWrites:
        """Timers and signs of life."""
        ...

    @property
    def results(self) -> ResultWrites:
        """Results and ratings."""
        ...


class Store(Protocol):
    """Where tables live. Every answer of ``transact`` is on disk when it returns."""

    async def transact(self, work: Callable[[Transaction], T], *, patient: bool = False) -> T:
        """Run ``work`` in one writing transaction; an exception of it leaves nothing behind.

        Raises StoreBusy when too many wait to write, or for too long; whoever is ``patient``,
        because no person waits for an answer, waits with them.
        """
        ...

    async def read(self, work: Callable[[Reader], T]) -> T:
        """Run ``work`` on a consistent snapshot, without writing."""
        ...


Along: TypeAlias = Callable[[Transaction], None]
"""What is written in the transaction of something else, or not at all."""


class Claim(msgspec.Struct, frozen=True):
    """The letters that one claim got, and when the next may be claimed (None: there is none)."""

    letters: list[ClaimedLetter]
    next_due_at: int | None


class Outbox(Protocol):
    """The letters still to be sent. A claimed letter is nobody else's until its lease ends.

    Whoever has lost a letter to somebody else changes nothing about it any more.
    """

    async def claim(
        self, now: int, lease_until: int, limit: int, *, places_only: bool = False
    ) -> Claim:
        """Claim due letters, oldest first, at most one for each lane (a place, a person).

        ``places_only``: none to a person.
        Taking counts as an attempt, so that a letter whose sender died is known to be doubtful.
        Raises UnreadableLetter, and takes no other, when one cannot be read: that one is to be
        ticked off like any other.
        """
        ...

    async def behind(self, claimed: ClaimedLetter) -> list[Letter]:
        """The newer pictures of the same table that wait behind a letter in its lane, in order."""
        ...

    async def done(
        self,
        letter: LetterId,
        post: BoardPost | LetterPost | None,
        later: Sequence[Letter] = (),
        at: int = 0,
        along: Along | None = None,
    ) -> int | None:
        """A letter was delivered (and where), or need not be; ``later``: those that follow it.

        An amendment among these is left out where a newer board of its table waits already.
        ``along``: what else is written in the same transaction. Nothing is, when somebody else has
        ticked the letter off meanwhile. Returns when the next letter of its
        lane, or of those of ``later``, is due; None without one.
        """
        ...

    async def postpone(self, letter: LetterId, due_at: int, error: str) -> None:
        """A letter could not be delivered now; its lane waits with it, at most LONGEST_PUT_OFF."""
        ...

    async def release_all(self) -> None:
        """Called once at start: forget the leases of whoever has died, where that is certain.

        Those on timers, too.
        """
        ...

    async def number_from(self, now: int) -> None:
        """Called once at start: letters written from now on are numbered above all sent so far.

        Those, too, that a copy which was put back knows nothing of.
        """
        ...

    async def next_due_at(self, now: int, *, places_only: bool = False) -> int | None:
        """When the next letter (to a place) may be claimed, None when there is none."""
        ...


class StaleVersion(Exception):
    """The table has changed since it was read."""


class DuplicateRequest(Exception):
    """This request was carried out already."""


class UnreadableLetter(Exception):
    """Nobody can read this letter any more.

    All that is known is which table it told of, and to whom it went (None: to the table's place).
    """

    def __init__(self, letter: LetterId, table: TableId, to: PlayerId | None) -> None:
        super().__init__(f"letter {letter} of table {table} cannot be read")
        self.letter = letter
        self.table = table
        self.to = to


class WriteConflict(TableRefuses):
    """Others wrote at the same time, again and again; of this nothing was written."""

    def __init__(self) -> None:
        super().__init__(Refusal("table-refusal-busy"))


class StoreBusy(TableRefuses):
    """So much is to be written, or the database so burdened, that nothing of this was done."""

    def __init__(self) -> None:
        super().__init__(Refusal("table-refusal-house-busy"))


class StoreFull(TableRefuses):
    """There is no room on the disk, so nothing of this was done; what is stored stays readable."""

    def __init__(self) -> None:
        super().__init__(Refusal("table-refusal-house-full"))


Wake = Callable[[], None]
"""Tells the dispatcher that letters wait."""
