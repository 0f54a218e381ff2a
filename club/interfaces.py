"""Ports: what the club needs of a store, besides what the tables need."""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol, TypeVar

from club.model.cup import Cup, CupAtTable, CupCode, CupId, CupPlace, ListedCup
from club.model.refusals import UnreadableCup
from tables.interfaces import StoreReader, Transaction
from tables.model.shards import ProcessShards
from tables.model.table import GuildId, PlaceId, PlayerId, RequestId

T = TypeVar("T")


class CupReads(Protocol):
    """Reads cups, each with its entrants, rounds and pairings."""

    def by_id(self, cup: CupId) -> Cup | None:
        """Return this cup, None without one; a transaction locks it.

        Raises UnreadableCup if it is damaged.
        """
        ...

    def by_code(self, code: CupCode) -> Cup | None:
        """Return the cup of this code, None without one; a transaction locks it.

        Raises UnreadableCup if it is damaged.
        """
        ...

    def at_table(self, code: CupCode) -> CupAtTable | None:
        """Return what posts of a table say of this cup; None without one."""
        ...

    def these(self, cups: Sequence[CupId]) -> list[Cup | UnreadableCup]:
        """Return these cups, in order of id; unknown ids are left out."""
        ...

    def count_failing(self) -> int:
        """Count the cups that cannot be carried on."""
        ...

    def places_in(self, guild: GuildId) -> list[PlaceId]:
        """Return the channels in which a server has had cups, in order of id."""
        ...

    def listed_in(
        self, guild: GuildId, places: Collection[PlaceId], player: PlayerId, most: int
    ) -> list[ListedCup]:
        """Return at most ``most`` cups of a server: those not over first, then the newest first.

        Only those in one of ``places``, and those that ``player`` is in.
        """
        ...

    def listed_of(self, player: PlayerId, most: int) -> list[ListedCup]:
        """Return at most ``most`` cups that this person is in, ordered in the same way."""
        ...

    def count_opened(self, player: PlayerId) -> int:
        """Count the cups that this person has opened and that are not over."""
        ...

    def count_opened_since(self, player: PlayerId, since: int) -> int:
        """Count the cups that this person has opened since then (Unix ms), over or not."""
        ...

    def due(self, now: int) -> list[CupId]:
        """Return the cups to carry on, in order of id.

        Their time has come, a game of theirs has ended, or an entrant has been forgotten.
        """
        ...

    def next_due_at(self, now: int) -> int | None:
        """Return the first time after ``now`` that a cup waits for, None if there is none."""
        ...

    def timed(self, reach: ProcessShards) -> list[tuple[CupId, str, int | None]]:
        """Return the cups of these shards' servers that are not over, in order of id.

        Each with its game and when the people of its server were last reachable.
        """
        ...

    def with_outdated_post(self, most: int, besides: Collection[CupId] = ()) -> list[CupId]:
        """Return at most ``most`` cups whose post shows an older version, in order of id."""
        ...

    def places(self) -> list[CupPlace]:
        """Return where all cups are posted that are not over, in order of id."""
        ...

    def of_request(self, request: RequestId) -> CupId | None:
        """Return the cup on which this request was already carried out, if any."""
        ...


class CupWrites(CupReads, Protocol):
    """Writes cups."""

    def insert(self, cup: Cup, due_at: int | None) -> Cup | None:
        """Insert a new cup and return it with its id; None if a cup or table has its code.

        ``due_at``: when to carry it on.
        """
        ...

    def save(self, cup: Cup, due_at: int | None) -> None:
        """Write what has changed of a cup since this transaction read it."""
        ...

    def remains(self, cup: CupId) -> Cup:
        """Return what can be read of a damaged cup: who is in it, and its tables; it is locked."""
        ...

    def note_failing(self, cup: CupId, now: int) -> None:
        """Write since when a damaged cup cannot be carried on, unless that is known."""
        ...

    def put_off(self, cup: CupId, due_at: int) -> None:
        """Write only when to carry a cup on."""
        ...

    def post_was_tried(self, cup: CupId) -> bool:
        """Return whether a process has had a lease of the post and noted nothing since."""
        ...

    def lease_post(self, cup: CupId, owner: str, until: int, now: int) -> bool:
        """Give ``owner`` the post of a cup to edit until then, if it is outdated and free."""
        ...

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
        ...

    def keep_receipt(self, request: RequestId, cup: CupId, at: int) -> None:
        """Store that a request was carried out. Raises DuplicateRequest if it was before."""
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
