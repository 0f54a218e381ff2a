"""The entry point for commands to cups and for queries: each change is one transaction."""

import logging
from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from club.calling_off import called_off, game_said
from club.channel_checks import ChannelChecks, FindsWhereabouts
from club.decisions import entry, progress
from club.decisions.letters import letter_of_removal
from club.decisions.opening import must_be_playable, must_seat, opened
from club.decisions.public_cup import ClaimedPost, PublicCup, public_cup
from club.decisions.resignation_effects import ResignedGame, if_resigned
from club.interfaces import ClubReader, ClubStore, ClubTransaction
from club.model.commands import CupOpening
from club.model.cup import (
    Cup,
    CupAtTable,
    CupCode,
    CupDetails,
    CupId,
    CupStatus,
    Entrant,
    ListedCup,
)
from club.model.refusals import UnreadableCup
from club.round_tables import fewest_seats
from club.rounds import RoundsDue
from tables.commit import tried_again
from tables.cup_tables.seated_tables import SeatedTables
from tables.interfaces import Clock, Entropy, Transaction, Wake
from tables.model.commands import OptionValue, Person
from tables.model.refusals import TableRefuses, refused
from tables.model.shards import EVERYBODY, ProcessShards
from tables.model.table import (
    GuildId,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Table,
    TableCode,
)
from tables.people.bans import admits
from tables.people.open_table_limits import MOST_OPENINGS, OPENINGS_IN

_log = logging.getLogger(__name__)

MOST_LISTED = 250
"""Most cups in a list."""

MOST_POSTS = 25
"""Most cups whose posts are looked at together."""

MOST_CUPS = 3
"""Cups that one person may have open at once."""

LONGEST_REASON = 300
"""Most characters of the reason for a removal."""

_CODES_TRIED = 50


class OfferedCups(msgspec.Struct, frozen=True):
    """Cups to choose from, and the profile of the chooser, None if unknown."""

    by: PlayerProfile | None
    cups: tuple[ListedCup, ...]


class NoCupCodeFree(Exception):
    """Fifty random codes in a row were taken."""


class ClubService:
    """Carries out people's commands to cups, one at a time for each cup; holds the queries.

    Each command raises TableRefuses if it is refused, and is carried out once for each request id.
    """

    def __init__(
        self,
        store: ClubStore,
        clock: Clock,
        entropy: Entropy,
        wake: Wake,
        wake_rounds: Wake,
        tables: SeatedTables,
        open_up: Callable[[Transaction, Table], object],
    ) -> None:
        """``wake``: called when letters may be due; ``wake_rounds``: when cups may be.

        ``tables``: opens the tables of rounds; ``open_up``: shows everybody a closed one.
        """
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._wake = wake
        self._wake_rounds = wake_rounds
        self._tables = tables
        self._rounds = RoundsDue(store, clock, entropy, wake, tables, open_up)
        self._places = ChannelChecks(store, clock, self._wake_all, tables)
        self._unshown: set[CupId] = set()
        """Cups of which nothing can be shown, as the log says."""

    # --- commands ----------------------------------------------------------------------------

    async def open_cup(self, request: RequestId, opening: CupOpening) -> PublicCup:
        """Open a cup, which people can enter from now on."""
        now = self._clock.now()

        def work(tx: ClubTransaction) -> Cup:
            tx.people.profile(opening.by.id)  # locks the person: a ban waits for this or is seen
            if (known := _done_before(tx, request)) is not None:
                return known
            _must_be_admitted(tx, opening.by.id, opening.guild)
            if tx.cups.count_opened(opening.by.id) >= MOST_CUPS:
                raise refused("club-refusal-too-many", most=MOST_CUPS)
            if tx.cups.count_opened_since(opening.by.id, now - OPENINGS_IN) >= MOST_OPENINGS:
                raise refused("club-refusal-too-hasty", most=MOST_OPENINGS)
            seats = self._tables.seats_for(opening.game, opening.options)
            must_be_playable(opening, seats, now)
            cup = self._inserted(tx, opening, now)
            tx.cups.keep_receipt(request, cup.id, now)
            return cup

        return await self._change(work)

    async def enter(
        self, request: RequestId, code: CupCode, by: Person, options_seen: int | None = None
    ) -> PublicCup:
        """Enter a cup, which is consent to be seated at its tables. A full cup begins.

        ``options_seen``: the mark of the options that the person was shown.
        """

        def work(tx: ClubTransaction, cup: Cup, now: int) -> Cup:
            _must_be_admitted(tx, by.id, cup.guild)
            entry.must_know_options(cup, options_seen)
            after = entry.entered(cup, by.id, now)
            _must_get_on(tx, cup, by.id)
            fewest = fewest_seats(self._tables, cup)
            if entry.is_full(after) and progress.can_begin(after, fewest):
                return progress.begun(after, fewest)
            return after

        return await self._carry_out(request, code, by, work)

    async def change_options(
        self,
        request: RequestId,
        code: CupCode,
        by: Person,
        changes: Mapping[str, OptionValue],
        *,
        manages: bool,
    ) -> PublicCup:
        """Change options of the game, by name, while nobody else has entered."""

        def work(tx: ClubTransaction, cup: Cup, _now: int) -> Cup:
            _must_organise(tx, cup, by.id, manages=manages)
            options, seats = self._tables.with_changes(cup.game, cup.options, changes)
            after = entry.with_options(cup, options, by.id)
            must_seat(after, seats)
            return after

        return await self._carry_out(request, code, by, work)

    async def leave(self, request: RequestId, code: CupCode, by: Person) -> PublicCup:
        """Leave a cup; a game that runs goes on."""

        def work(_tx: ClubTransaction, cup: Cup, now: int) -> Cup:
            return entry.has_left(cup, by.id, now)

        return await self._carry_out(request, code, by, work)

    async def begin(
        self, request: RequestId, code: CupCode, by: Person, *, manages: bool
    ) -> PublicCup:
        """Close the entries now; the first round opens at once. ``manages``: the server."""

        def work(tx: ClubTransaction, cup: Cup, _now: int) -> Cup:
            _must_organise(tx, cup, by.id, manages=manages)
            if cup.status is not CupStatus.ENTRY:
                raise refused("club-refusal-entries-closed")
            fewest = fewest_seats(self._tables, cup)
            if not progress.can_begin(cup, fewest):
                raise refused("club-refusal-too-few")
            return progress.begun(cup, fewest)

        return await self._carry_out(request, code, by, work)

    async def remove(
        self,
        request: RequestId,
        code: CupCode,
        by: Person,
        entrant: int,
        reason: str,
        *,
        manages: bool,
    ) -> PublicCup:
        """Remove an entrant, who cannot enter this cup again.

        They are told so, and the reason unless they have blocked whoever removes them.
        """

        def work(tx: ClubTransaction, cup: Cup, now: int) -> Cup:
            _must_organise(tx, cup, by.id, manages=manages)
            entry.must_give_reason(reason)
            after, gone = entry.removed(cup, entrant, now), cup.entrant(entrant)
            if gone is not None:
                words = None if _has_blocked(tx, gone, by.id) else reason.strip()[:LONGEST_REASON]
                game = game_said(self._tables, cup)
                tx.letters.put(letter_of_removal(cup, gone, words, game), now)
            return after

        return await self._carry_out(request, code, by, work)

    async def call_off(
        self, request: RequestId, code: CupCode, by: Person, *, manages: bool
    ) -> PublicCup:
        """Call a cup off. Its opener may do so before the first round, a manager at any time.

        The entrants are told; games that run go on as ordinary ones.
        """

        def work(tx: ClubTransaction, cup: Cup, now: int) -> Cup:
            _must_organise(tx, cup, by.id, manages=manages)
            entry.must_go_on(cup)
            if cup.rounds and not manages:
                raise refused("club-refusal-has-begun")
            return called_off(tx, cup, self._tables, "club-told-called-off", now)

        return await self._carry_out(request, code, by, work)

    # --- queries -----------------------------------------------------------------------------

    async def cup(self, code: CupCode) -> PublicCup:
        """Return a cup. Raises TableRefuses if there is none of this code, or it is unreadable."""
        try:
            found = await self._store.read(lambda r: r.cups.by_code(code))
        except UnreadableCup as fault:
            await self._note_unreadable(fault)
            raise
        return public_cup(_existing(found))

    async def if_resigned(
        self, code: CupCode, table: TableCode, player: PlayerId
    ) -> ResignedGame | None:
        """Return what it means for this cup if somebody resigns at this table of it.

        None if there is no such cup, it cannot be read, or it has no such table.
        """
        cup = await self._readable(code)
        return None if cup is None else if_resigned(public_cup(cup), table, player)

    async def has_entered(self, code: CupCode, player: PlayerId) -> bool:
        """Return whether this person is an entrant of this cup, or was one and has left.

        False if there is no such cup, or it cannot be read.
        """
        cup = await self._readable(code)
        return cup is not None and any(entrant.player == player for entrant in cup.entrants)

    async def at_table(self, code: CupCode) -> CupAtTable | None:
        """Return what posts of a table say of its cup; None if there is no such cup."""
        return await self._store.read(lambda r: r.cups.at_table(code))

    def can_begin(self, cup: CupDetails) -> bool:
        """Return whether this cup gathers and has enough entrants.

        Not while its game is away, or does not know its options.
        """
        if cup.status is not CupStatus.ENTRY:
            return False
        try:
            return progress.can_begin(cup, fewest_seats(self._tables, cup))
        except TableRefuses:
            return False

    async def cups(self, cups: Sequence[CupId]) -> list[PublicCup]:
        """Return these cups, in order of id, without those that cannot be read or reckoned."""
        found = await self._store.read_much(lambda r: r.cups.these(cups))
        return [public for cup in found if (public := self._look(cup)) is not None]

    async def places_in(self, guild: GuildId) -> list[PlaceId]:
        """Return the channels in which a server has had cups."""
        return await self._store.read(lambda r: r.cups.places_in(guild))

    async def offered_in(
        self, guild: GuildId, places: Collection[PlaceId], player: PlayerId
    ) -> OfferedCups:
        """Return the cups of a server in these channels, and those that this person is in.

        At most MOST_LISTED: living ones first, then the newest.
        """
        return await self._offered(
            player, lambda r: r.cups.listed_in(guild, places, player, MOST_LISTED)
        )

    async def offered_of(self, player: PlayerId) -> OfferedCups:
        """Return at most MOST_LISTED cups that this person is in, in the same order."""
        return await self._offered(player, lambda r: r.cups.listed_of(player, MOST_LISTED))

    async def outdated_posts(self, besides: Collection[CupId] = ()) -> list[CupId]:
        """Return at most MOST_POSTS cups whose post shows an older version, or that have none yet.

        ``besides``: cups to leave out, as their posts wait or have just been tried.
        """
        return await self._store.read(lambda r: r.cups.with_outdated_post(MOST_POSTS, besides))

    async def claim_post(self, cup: CupId, owner: str, lease: int) -> ClaimedPost | None:
        """Give a process the post of a cup to edit, for so many milliseconds, and return the cup.

        None if it shows the newest version, another process has claimed it and is not late, or it
        cannot be shown.
        """
        now = self._clock.now()

        def work(tx: ClubTransaction) -> tuple[Cup | UnreadableCup | None, bool]:
            tried_before = tx.cups.post_was_tried(cup)
            leased = tx.cups.lease_post(cup, owner, now + lease, now)
            found = tx.cups.these((cup,)) if leased else []
            return next(iter(found), None), tried_before

        claimed, tried_before = await self._store.transact(work, patient=True)
        public = None if claimed is None else self._look(claimed)
        return None if public is None else ClaimedPost(public, tried_before)

    async def note_posted(
        self,
        cup: CupId,
        owner: str,
        version: int,
        place: PlaceId,
        message: int | None,
        end: int | None = None,
    ) -> None:
        """Store what the post of a cup shows and where it is; None: there is none any more.

        ``end``: the further message at the end. If another process has claimed the post meanwhile,
        nothing is stored: that one shows it.
        """

        def work(tx: ClubTransaction) -> None:
            tx.cups.note_posted(cup, owner, version, place, message, end)

        await self._store.transact(work, patient=True)

    # --- time --------------------------------------------------------------------------------

    async def advance(self, reach: ProcessShards = EVERYBODY) -> int | None:
        """Carry on every cup that is due; return when the next is due (Unix milliseconds).

        ``reach``: the shards of this process.
        """
        return await self._rounds.advance(reach)

    async def look_for_places(self, whereabouts: FindsWhereabouts) -> None:
        """Note which cups have lost their channel. ``whereabouts``: finds what became of one."""
        await self._places.look(whereabouts)

    async def count_failing(self) -> int:
        """Count the cups that no process can carry on; they are tried again."""
        return await self._store.read(lambda r: r.cups.count_failing())

    # --- inside ------------------------------------------------------------------------------

    async def _note_unreadable(self, fault: UnreadableCup) -> None:
        """Store since when this cup cannot be read: in time it is called off."""
        self._pass_over(fault)
        if fault.is_over:
            return
        cup, now = CupId(fault.number), self._clock.now()
        await self._store.transact(lambda tx: tx.cups.note_failing(cup, now))
        self._wake_rounds()

    async def _readable(self, code: CupCode) -> Cup | None:
        """Return the cup of this code; None without one, or if it cannot be read."""
        try:
            return await self._store.read(lambda r: r.cups.by_code(code))
        except UnreadableCup as fault:
            self._pass_over(fault)
            return None

    async def _offered(
        self, player: PlayerId, listed: Callable[[ClubReader], list[ListedCup]]
    ) -> OfferedCups:
        return await self._store.read_much(
            lambda r: OfferedCups(r.people.profile(player), tuple(listed(r)))
        )

    def _look(self, cup: Cup | UnreadableCup) -> PublicCup | None:
        """Return what everybody may know of a cup; if that fails None, and log why, once."""
        if isinstance(cup, UnreadableCup):
            self._pass_over(cup)
            return None
        try:
            return public_cup(cup)
        except Exception:
            if self._is_news(cup.id):
                _log.exception("cup %s cannot be shown", cup.code, extra={"alert": "cup"})
            return None

    def _pass_over(self, fault: UnreadableCup) -> None:
        """Log once which cup cannot be read, and nothing of what it holds."""
        if self._is_news(CupId(fault.number)):
            _log.error("cup %s cannot be read", fault.code, extra={"alert": "cup"})

    def _is_news(self, cup: CupId) -> bool:
        """Whether it has not been logged yet that this cup cannot be shown."""
        known = cup in self._unshown
        self._unshown.add(cup)
        return not known

    async def _carry_out(
        self,
        request: RequestId,
        code: CupCode,
        by: Person,
        change: Callable[[ClubTransaction, Cup, int], Cup],
    ) -> PublicCup:
        """Change a cup, once for each request."""
        now = self._clock.now()

        def work(tx: ClubTransaction) -> Cup:
            tx.people.profile(by.id)  # locks the person: a ban waits for this or is seen
            if (known := _done_before(tx, request)) is not None:
                return known
            after = change(tx, _existing(tx.cups.by_code(code)), now)
            tx.cups.save(after, progress.due_at(after))
            tx.cups.keep_receipt(request, after.id, now)
            return after

        return await self._change(work)

    async def _change(self, work: Callable[[ClubTransaction], Cup]) -> PublicCup:
        cup = await tried_again(lambda: self._store.transact(work))
        self._wake_all()
        return public_cup(cup)

    def _wake_all(self) -> None:
        self._wake()
        self._wake_rounds()

    def _inserted(self, tx: ClubTransaction, opening: CupOpening, now: int) -> Cup:
        lot = self._entropy.aside()
        for _ in range(_CODES_TRIED):
            cup = opened(opening, CupCode(self._entropy.code()), lot, now)
            if (added := tx.cups.insert(cup, progress.due_at(cup))) is not None:
                return added
        raise NoCupCodeFree


def _done_before(tx: ClubTransaction, request: RequestId) -> Cup | None:
    known = tx.cups.of_request(request)
    return None if known is None else tx.cups.by_id(known)


def _existing(cup: Cup | None) -> Cup:
    if cup is None:
        raise refused("club-refusal-unknown")
    return cup


def _must_be_admitted(tx: ClubTransaction, player: PlayerId, guild: GuildId) -> None:
    """Raise TableRefuses if this person is banned here, or being forgotten."""
    if not admits(tx, player, guild):
        raise refused("table-refusal-banned")
    profile = tx.people.profile(player)
    if profile is not None and profile.forgetting is not None:
        raise refused("being-forgotten")


def _must_organise(tx: ClubTransaction, cup: Cup, by: PlayerId, *, manages: bool) -> None:
    """Raise TableRefuses for somebody who may not decide for all in this cup.

    Whoever opened it may, unless they have been banned here since.
    """
    entry.must_organise(cup, by, manages=manages)
    if not manages:
        _must_be_admitted(tx, by, cup.guild)


def _has_blocked(tx: ClubTransaction, entrant: Entrant, by: PlayerId) -> bool:
    return entrant.player is not None and by in tx.blocks.blocked_by(entrant.player)


def _must_get_on(tx: ClubTransaction, cup: Cup, player: PlayerId) -> None:
    """Raise TableRefuses if a block between this person and the cup's people keeps them out."""
    others = {*cup.people, cup.opened_by} - {player}
    entry.must_get_on(cup, player, tx.blocks.blocks_with(player, others))
