"""The entry point for commands to cups and for their rounds: each change is one transaction."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import cast

from club.calling_off import called_off, game_said
from club.channel_checks import ChannelChecks, FindsWhereabouts
from club.decisions import entry, progress
from club.decisions.letters import letter_of_removal
from club.decisions.opening import must_be_playable, must_seat, opened
from club.decisions.public_cup import PublicCup, public_cup
from club.interfaces import ClubStore, ClubTransaction
from club.model.commands import CupOpening
from club.model.cup import Cup, CupCode, CupStatus, Entrant
from club.model.refusals import existing
from club.post_claims import CupPostClaims
from club.queries import ClubQueries, cups_shared
from club.round_tables import fewest_seats
from club.rounds import RoundsDue
from club.unshown_cups import UnshownCups
from tables.commit import tried_again
from tables.cup_tables.seated_tables import SeatedTables
from tables.interfaces import Clock, Entropy, Transaction, Wake
from tables.model.commands import OptionValue, Person
from tables.model.refusals import refused
from tables.model.shards import EVERYBODY, ProcessShards
from tables.model.table import GuildId, PlayerId, RequestId
from tables.people.bans import admits
from tables.people.open_table_limits import MOST_OPENINGS, OPENINGS_IN

MOST_CUPS = 3
"""Cups that one person may have open at once."""

LONGEST_REASON = 300
"""Most characters of the reason for a removal."""

_CODES_TRIED = 50


class NoCupCodeFree(Exception):
    """Fifty random codes in a row were taken."""


class ClubService:
    """Carries out people's commands to cups, one at a time for each cup; carries cups on.

    ``queries``: what only reads; ``posts``: which posts are to be edited.

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
    ) -> None:
        """``wake``: called when letters may be due; ``wake_rounds``: when cups may be.

        ``tables``: opens the tables of rounds.
        """
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._wake = wake
        self._wake_rounds = wake_rounds
        self._tables = tables
        self._rounds = RoundsDue(store, clock, wake, tables)
        self._places = ChannelChecks(store, clock, self._wake_all, tables)
        unshown = UnshownCups()
        self.queries = ClubQueries(store, clock, wake_rounds, tables, unshown)
        self.posts = CupPostClaims(store, clock, unshown)

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

    async def leave_shared(
        self,
        server: GuildId,
        by: PlayerId,
        player: PlayerId,
        ban: Callable[[Callable[[Transaction], None]], Awaitable[None]],
    ) -> None:
        """Take ``by`` out of each cup that is played in which this player is as well.

        Whoever bans somebody from this server, or HOUSE, gives up the cups that they share, so that
        it wins them nothing. ``ban``: does so, and in the same transaction first what it is given:
        of a ban that is refused nothing is left.
        """
        await ban(partial(self._leave_shared, server, by, player))
        self._wake_all()

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
            after = change(tx, existing(tx.cups.by_code(code)), now)
            tx.cups.save(after, progress.due_at(after))
            tx.cups.keep_receipt(request, after.id, now)
            return after

        return await self._change(work)

    def _leave_shared(
        self, server: GuildId, by: PlayerId, player: PlayerId, transaction: Transaction
    ) -> None:
        tx = cast("ClubTransaction", transaction)  # tables and cups are in one store
        for person in sorted((by, player)):
            tx.people.profile(person)  # locks both people, as the order of locks demands
        for code in cups_shared(tx.cups, server, by, player):
            self._left(code, by, tx)

    def _left(self, code: CupCode, player: PlayerId, tx: ClubTransaction) -> None:
        cup = existing(tx.cups.by_code(code))
        entrant = cup.entrant_of(player)
        if cup.status.is_over or entrant is None:
            return
        # "removed", as whoever has had their last pairing loses no title by leaving
        after = entry.without(cup, (entrant.number,), "removed", self._clock.now())
        tx.cups.save(after, progress.due_at(after))

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


def _must_be_admitted(tx: ClubTransaction, player: PlayerId, guild: GuildId) -> None:
    """Raise TableRefuses if this person is banned here, or being forgotten."""
    if not admits(tx, player, guild):
        raise refused("table-refusal-banned")
    profile = tx.people.profile(player)
    if profile is not None and profile.forgetting is not None:
        raise refused("being-forgotten")


def _must_organise(tx: ClubTransaction, cup: Cup, by: PlayerId, *, manages: bool) -> None:
    """Raise TableRefuses for somebody who may not decide for all in this cup.

    Whoever opened it may, unless they have been banned here since; nobody may in a cup of their own
    that is being played.
    """
    entry.must_organise(cup, by, manages=manages)
    if cup.is_own(by):
        raise refused("club-refusal-own-cup")
    if not manages:
        _must_be_admitted(tx, by, cup.guild)


def _has_blocked(tx: ClubTransaction, entrant: Entrant, by: PlayerId) -> bool:
    return entrant.player is not None and by in tx.blocks.blocked_by(entrant.player)
