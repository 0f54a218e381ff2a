"""What the tables need of the world: a store, a clock, chance, and somebody to wake.

The service writes its work as plain functions of a Transaction; the store runs them inside one
database transaction that no cancellation can cut in two. Other work goes on meanwhile, maybe in
another thread: they touch only values and their transaction.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, TypeVar

from core.errors import Refusal
from core.game import Seat
from tables.history.ratings import Ranked, Rating
from tables.history.results import Result
from tables.model.letters import BoardPost, ClaimedLetter, Letter, LetterId, LetterPost
from tables.model.refusals import TableRefuses
from tables.model.shards import EVERYBODY, Reach
from tables.model.table import (
    HOUR,
    TIMER_KINDS,
    Approach,
    Ban,
    EventRecord,
    GuildId,
    Listed,
    MoveRecord,
    Notebook,
    Outline,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    Table,
    TableCode,
    TableId,
    Timer,
    TimerKind,
)

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
    """Questions to the store. Lists are empty rather than missing; order is stated."""

    def table(self, code: TableCode) -> Table | None:
        """The table with this code (case does not matter)."""
        ...

    def table_by_id(self, table: TableId) -> Table | None:
        """The table with this id."""
        ...

    def tables_of(self, player: PlayerId, statuses: Sequence[Status]) -> list[Table]:
        """Tables where this person sits or is invited, newest activity first."""
        ...

    def outlines_of(self, player: PlayerId, statuses: Sequence[Status], most: int) -> list[Outline]:
        """Outlines of so many tables of a person, newest activity first."""
        ...

    def outlines_at(self, place: PlaceId, statuses: Sequence[Status], most: int) -> list[Outline]:
        """Outlines of so many tables of a channel or thread, newest activity first."""
        ...

    def outlines(self, tables: Sequence[TableId]) -> list[Outline]:
        """Outlines of those of these tables that there are, in this order."""
        ...

    def listed_of(self, player: PlayerId, statuses: Sequence[Status]) -> list[Listed]:
        """What a list of this person's tables is made of, newest activity first."""
        ...

    def listed_in(
        self, guild: GuildId, player: PlayerId, statuses: Sequence[Status], most: int
    ) -> list[Listed]:
        """The same of the newest of a server, as this person looks at them, and all of theirs."""
        ...

    def questions_of(self, table: TableId) -> dict[Seat, int | None]:
        """The number of the question each seat is to answer, None where it owes nothing."""
        ...

    def count_tables(self, statuses: Sequence[Status]) -> int:
        """How many tables of the whole house have one of these statuses."""
        ...

    def moves(self, table: TableId, after_seq: int = 0) -> list[MoveRecord]:
        """The lines of a table's log after ``after_seq``, oldest first."""
        ...

    def events(self, table: TableId, after_seq: int = -1) -> list[EventRecord]:
        """Events of the moves after ``after_seq``, in order; all audiences."""
        ...

    def player(self, player: PlayerId) -> PlayerProfile | None:
        """What is remembered of a person."""
        ...

    def players(self, players: Sequence[PlayerId]) -> dict[PlayerId, PlayerProfile]:
        """Profiles of those that are known."""
        ...

    def approaches(self, by: PlayerId, since: int) -> list[Approach]:
        """What this person opened and whom they invited after ``since``, oldest first."""
        ...

    def inviter_of(self, table: TableId, guest: PlayerId) -> PlayerId | None:
        """Who invited this person to a table last, as long as that is remembered."""
        ...

    def blocked_by(self, player: PlayerId) -> list[PlayerId]:
        """Whose invitations this person does not want, oldest first."""
        ...

    def is_banned(self, player: PlayerId, servers: Sequence[GuildId]) -> bool:
        """Whether this person may not play at the tables of one of these servers."""
        ...

    def banned_in(self, server: GuildId) -> list[Ban]:
        """Who may not play at the tables of a server, oldest first, but for the forgotten."""
        ...

    def count_banned(self, server: GuildId) -> int:
        """How many may not, the forgotten among them."""
        ...

    def have_played(self, one: PlayerId, other: PlayerId) -> bool:
        """Whether the two have sat at a table at which a game began."""
        ...

    def move_of_request(self, request: RequestId) -> tuple[TableId, MoveRecord] | None:
        """The move this interaction made, if it made one."""
        ...

    def state_hash(self, table: TableId) -> str | None:
        """The fingerprint of the state that the last move of a table left; None before it."""
        ...

    def receipt(self, request: RequestId) -> TableId | None:
        """The table on which this request was already carried out (no move), if it was."""
        ...

    def letter_post(self, table: TableId, player: PlayerId) -> LetterPost | None:
        """Where the letter of a table stands in a person's mailbox."""
        ...

    def notebook(self, table: TableId, player: PlayerId) -> Notebook:
        """What a person keeps for themselves at a table; empty where they keep nothing."""
        ...

    def followers(self, table: TableId) -> list[PlayerId]:
        """Whoever follows a table, whoever began first first."""
        ...

    def followed_by(self, player: PlayerId, statuses: Sequence[Status]) -> list[TableId]:
        """The tables this person follows, that which was followed first first."""
        ...

    def due_digests(self, now: int) -> list[PlayerProfile]:
        """Whoever is to be sent their daily message at or before ``now``, earliest first."""
        ...

    def next_digest_at(self) -> int | None:
        """When the earliest daily message is due."""
        ...

    def board_post(self, table: TableId) -> BoardPost | None:
        """The newest post of a table."""
        ...

    def board_posts(self, tables: Sequence[TableId]) -> dict[TableId, BoardPost]:
        """The newest posts of those of these tables that have one."""
        ...

    def due_timers(
        self,
        now: int,
        limit: int,
        kinds: Sequence[TimerKind] = TIMER_KINDS,
        reach: Reach = EVERYBODY,
        ahead: int = 0,
    ) -> list[Timer]:
        """Timers of these kinds at or past ``now`` which nobody has claimed, earliest first.

        ``ahead``: milliseconds by which the instant of a timer may still lie before it.
        Those of computers at tables where no person plays any more come after all others.
        While a letter of its table waits, no person's timer is due. Where people are not within
        ``reach`` one is due that had come when they last could be reached; a computer's is where
        another process sees to the shard.
        """
        ...

    def next_timer_at(self, now: int, kinds: Sequence[TimerKind] = TIMER_KINDS) -> int | None:
        """When the earliest timer of these kinds after ``now`` is due."""
        ...

    def timed_tables(self, now: int, reach: Reach = EVERYBODY) -> list[tuple[TableId, int | None]]:
        """The tables that have timers, or that were given time up to later than ``now``.

        Of these, those of the shards that are ``here``, each with the instant at which its people
        could last be reached: the newest sign of life of any shard it has ever been of.
        """
        ...

    def waiting_since(self, table: TableId, now: int) -> int | None:
        """When the oldest letter of a table was written that should be out by now."""
        ...

    def last_alive(self, shard: int = 0, count: int = 1) -> int | None:
        """When it was last said that the people of this shard, of so many, can be reached."""
        ...

    def result(self, table: TableId) -> Result | None:
        """What is kept of a finished table."""
        ...

    def results_of(self, player: PlayerId, game: str | None, skip: int, most: int) -> list[Result]:
        """Results of a person, of one game or of all (None), newest first."""
        ...

    def results_since(self, player: PlayerId, game: str, since: int) -> list[Result]:
        """Results of a person at a game that ended after ``since``, newest first."""
        ...

    def count_results(self, player: PlayerId) -> dict[str, int]:
        """How many results of each game a person has."""
        ...

    def tables_without_result(self) -> list[TableId]:
        """The finished tables of which nothing is kept, the one that ended first first."""
        ...

    def ratings(self, game: str, players: Sequence[PlayerId]) -> list[Rating]:
        """The ratings of those of these people who have one, by their ids."""
        ...

    def ratings_in(self, guild: GuildId, game: str, skip: int, most: int) -> list[Ranked]:
        """Ratings of whoever has a rated result in a server and is shown, the best first.

        Those that are still a guess come last.
        """
        ...

    def rank_in(self, guild: GuildId, game: str, player: PlayerId) -> tuple[int, Ranked] | None:
        """The place of a person among all of these, 1 the best, and their rating."""
        ...

    def games_rated_in(self, guild: GuildId) -> list[str]:
        """The games of which a server has rated results, that with most of them first."""
        ...


class Transaction(Reader, Protocol):
    """Changes, all of them or none.

    A table asked for by code or id, a person asked for alone, ratings and whoever is due a daily
    message are kept from changing until the end; what comes in a list may change meanwhile.
    Everywhere the same order, or two would wait for each other: a person, the table, then all that
    belongs to it, ratings last.
    """

    def add_table(self, table: Table) -> Table | None:
        """Insert a new table and give it its id; None when its code is taken."""
        ...

    def save_table(self, table: Table, seen: int) -> None:
        """Replace a table whose stored version is ``seen``. Raises StaleVersion when it is not.

        The new version is higher than ``seen``.
        """
        ...

    def append_move(self, table: TableId, move: MoveRecord) -> None:
        """Add a line to the log. Raises DuplicateRequest when its request made a move already."""
        ...

    def append_events(self, table: TableId, events: Sequence[EventRecord]) -> None:
        """Add what was told."""
        ...

    def keep_receipt(self, request: RequestId, table: TableId, at: int) -> None:
        """Remember a request that was carried out and was no move.

        Raises DuplicateRequest when it is remembered already.
        """
        ...

    def note_approaches(self, approaches: Sequence[Approach]) -> None:
        """Remember them for a day."""
        ...

    def forget_approaches(self, table: TableId, guest: PlayerId) -> None:
        """This person has accepted: the invitation to this table counts no more."""
        ...

    def save_block(self, by: PlayerId, other: PlayerId, at: int) -> None:
        """Remember that one lets the other invite them no more."""
        ...

    def recognise(self, player: PlayerId) -> None:
        """Somebody is here of whom nothing may be known.

        If they were forgotten once, who had blocked them has, what counted against them does, and
        they are kept from the tables from which they were.
        """
        ...

    def delete_block(self, by: PlayerId, other: PlayerId) -> bool:
        """Forget that; False where it was not so."""
        ...

    def save_ban(self, server: GuildId, player: PlayerId, at: int) -> None:
        """Keep a person from the tables of a server; who is kept from them already stays so."""
        ...

    def delete_ban(self, server: GuildId, player: PlayerId) -> bool:
        """Let a person play there again. Returns False if they were not kept from it."""
        ...

    def put_letters(self, letters: Sequence[Letter], at: int) -> None:
        """Queue letters in order, due at once or as long as they are held.

        Amendments nobody has tried to send yet are dropped when a newer letter tells the same; it
        is due no later than they were. A call takes the place of an earlier one of the same person.
        """
        ...

    def set_timers(self, table: TableId, timers: Sequence[Timer]) -> None:
        """Replace all timers of a table."""
        ...

    def claim_timer(self, timer: Timer, now: int, until: int) -> bool:
        """Take a timer until then; False when somebody has it, or it is gone or has changed."""
        ...

    def delete_timer(self, timer: Timer) -> bool:
        """Take a timer away; False when it is gone or has changed."""
        ...

    def follow(self, table: TableId, player: PlayerId, at: int) -> None:
        """Have a person follow a table, if they do not already."""
        ...

    def unfollow(self, table: TableId, player: PlayerId) -> None:
        """Have a person follow a table no longer."""
        ...

    def save_notebook(self, table: TableId, player: PlayerId, notebook: Notebook) -> None:
        """Replace what a person keeps for themselves at a table; an empty one leaves no trace."""
        ...

    def save_board_post(self, post: BoardPost) -> None:
        """Insert or replace the newest post of a table."""
        ...

    def save_letter_post(self, post: LetterPost) -> None:
        """Insert or replace where the letter of a table stands in a mailbox."""
        ...

    def delete_letter_post(self, post: LetterPost) -> None:
        """Forget where a letter stood, unless another stands there by now."""
        ...

    def save_player(self, profile: PlayerProfile) -> None:
        """Insert or replace a profile."""
        ...

    def save_clocks(self, table: Table) -> None:
        """Write the clocks of a table that was read in this transaction, and nothing else of it."""
        ...

    def mark_alive(self, at: int, reach: Reach = EVERYBODY) -> None:
        """Say that the people of the shards that are ``here`` can be reached."""
        ...

    def add_result(self, result: Result) -> None:
        """Keep what has come of a table; it is kept once and never changes."""
        ...

    def save_rating(self, rating: Rating) -> None:
        """Insert or replace the rating of a person that counts one game more.

        Raises StaleVersion when the one that is stored does not count exactly one game less.
        """
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


class Outbox(Protocol):
    """The letters still to be sent. A claimed letter is nobody else's until its lease ends.

    Whoever has lost a letter to somebody else changes nothing about it any more.
    """

    async def claim(
        self, now: int, lease_until: int, limit: int, *, places_only: bool = False
    ) -> list[ClaimedLetter]:
        """Take due letters, oldest first, at most one for each lane (a place, a person).

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
    ) -> None:
        """A letter was delivered (and where), or need not be; ``later``: those that follow it.

        An amendment among these is left out where a newer board of its table waits already.
        ``along``: what else is written in the same transaction. Nothing is, when somebody else has
        ticked the letter off meanwhile.
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
