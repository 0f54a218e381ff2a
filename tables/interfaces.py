"""Ports: what the tables need from outside: a store, a clock, random numbers, a wake-up call.

The service writes its work as plain functions of a Transaction; the store runs each inside one
database transaction, which a cancellation cannot interrupt. Meanwhile other work goes on, maybe in
another thread, so these functions touch only values and their transaction.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, TypeVar

import msgspec

from core.errors import Refusal
from tables.model.letters import (
    BoardPost,
    ClaimedLetter,
    DirectMessage,
    Letter,
    LetterId,
    LetterPost,
)
from tables.model.refusals import TableRefuses
from tables.model.table import (
    HOUR,
    PlayerId,
    TableCode,
    TableId,
)
from tables.transaction.blocks_and_bans import BlockReads, BlockWrites
from tables.transaction.devices import DeviceReads, DeviceWrites
from tables.transaction.letters import LetterReads, LetterWrites
from tables.transaction.log import LogReads, LogWrites
from tables.transaction.people import PeopleReads, PeopleWrites
from tables.transaction.results import ResultReads, ResultWrites
from tables.transaction.tables import TableReads, TableWrites
from tables.transaction.thinking_ahead import AheadReads, AheadWrites
from tables.transaction.timers import TimerReads, TimerWrites

T = TypeVar("T")

LONGEST_PUT_OFF = 6 * HOUR
"""Most milliseconds by which a refused letter is postponed. If one seems to wait longer, the system
clock was ahead when it was postponed: it is due now, or its lane would wait until that time."""


class Clock(Protocol):
    """The current time."""

    def now(self) -> int:
        """Return the current time in Unix milliseconds UTC."""
        ...


class Entropy(Protocol):
    """Random secret seeds and table codes. Called from several threads."""

    def seed(self) -> bytes:
        """Return 32 unpredictable bytes."""
        ...

    def aside(self) -> bytes:
        """Return 32 unpredictable bytes that change neither the next seeds nor the next codes."""
        ...

    def code(self) -> TableCode:
        """Return a short code, easy to read aloud; it may be taken already."""
        ...


class StoreReader(Protocol):
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
    def devices(self) -> DeviceReads:
        """Devices signed in to the page."""
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

    @property
    def private(self) -> AheadReads:
        """What people keep at a table for themselves."""
        ...


class Transaction(StoreReader, Protocol):
    """Writes that are committed together or not at all.

    Locked until the end are: a table read by code or id, a person read alone, ratings, and people
    whose daily digest is due; what is read in a list may change meanwhile. Always lock in the same
    order to avoid deadlocks: a person, the table, then all that belongs to it, ratings last.
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
    def devices(self) -> DeviceWrites:
        """Devices signed in to the page."""
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

    @property
    def private(self) -> AheadWrites:
        """What people keep at a table for themselves."""
        ...


class Store(Protocol):
    """The storage of tables. ``transact`` returns once its changes are on disk."""

    async def transact(self, work: Callable[[Transaction], T], *, patient: bool = False) -> T:
        """Run ``work`` in one write transaction; if it raises an exception nothing is written.

        Raises StoreBusy if too many wait to write, or for too long; ``patient`` work, for which no
        person waits, waits instead.
        """
        ...

    async def read(self, work: Callable[[StoreReader], T]) -> T:
        """Run ``work``, which reads a few rows, on a consistent snapshot, without writing."""
        ...

    async def read_much(self, work: Callable[[StoreReader], T]) -> T:
        """Like ``read``, for work that may read hundreds of rows: others go on meanwhile."""
        ...


Along: TypeAlias = Callable[[Transaction], None]
"""Further writes, committed together with other work or not at all."""


class Claim(msgspec.Struct, frozen=True):
    """The letters that one claim got, and when another may be claimed (None: there is none)."""

    letters: list[ClaimedLetter]
    next_due_at: int | None


class Outbox(Protocol):
    """Queue of letters to send. A claimed letter belongs to its claimer until the lease ends.

    A claimer whose lease has ended and was taken over can change nothing about the letter.
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
        """Return the newer pictures of the same table behind a letter in its lane, in order."""
        ...

    async def done(
        self,
        letter: LetterId,
        post: BoardPost | LetterPost | DirectMessage | None,
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
        """Delay a letter that failed, and its lane with it, by at most LONGEST_PUT_OFF."""
        ...

    async def release_all(self) -> None:
        """Release the leases of dead processes, on letters and timers; call once at start.

        Only leases whose process is certainly dead are released.
        """
        ...

    async def number_from(self, now: int) -> None:
        """Number new letters above all letters ever sent; call once at start.

        This includes letters sent after the backup from which the database was restored.
        """
        ...

    async def next_due_at(self, now: int, *, places_only: bool = False) -> int | None:
        """Return when the next letter (to a place) may be claimed, None if there is none."""
        ...


class StaleVersion(Exception):
    """The table has changed since it was read."""


class DuplicateRequest(Exception):
    """This request has already been carried out."""


class UnreadableLetter(Exception):
    """This letter cannot be decoded.

    Only its table and its addressee (None: the table's place) are known.
    """

    def __init__(self, letter: LetterId, table: TableId, to: PlayerId | None) -> None:
        super().__init__(f"letter {letter} of table {table} cannot be read")
        self.letter = letter
        self.table = table
        self.to = to


class WriteConflict(TableRefuses):
    """Concurrent writes conflicted repeatedly; nothing was written."""

    def __init__(self) -> None:
        super().__init__(Refusal("table-refusal-busy"))


class StoreBusy(TableRefuses):
    """The write queue is full or the database too slow; nothing was written."""

    def __init__(self) -> None:
        super().__init__(Refusal("table-refusal-house-busy"))


class NotSaved(TableRefuses):
    """The database takes no changes for now; nothing was written, and it can be read.

    The store says so in the log by itself, once.
    """


class StoreFull(NotSaved):
    """The disk is full."""

    def __init__(self) -> None:
        super().__init__(Refusal("table-refusal-house-full"))


class StoreReadOnly(NotSaved):
    """The database only lets itself be read: a server may, after another has taken its place."""

    def __init__(self) -> None:
        super().__init__(Refusal("table-refusal-house-read-only"))


Wake = Callable[[], None]
"""Tells the dispatcher that letters are waiting."""
