"""The entry point for commands to cups and for their rounds: each change is one transaction."""

from collections.abc import Awaitable, Callable
from functools import partial

from cups.changes import (
    begun,
    can_begin,
    entered,
    given_back,
    left,
    must_be_playable,
    opened,
)
from cups.rounds import OpenThreads, Rounds, called_off
from cups.saving import save, show, subject_of
from model.commands import Person
from model.cup import (
    Cup,
    CupCode,
    CupId,
    CupOpening,
    CupStatus,
    existing,
)
from model.refusals import TableRefuses, refused
from model.shards import EVERYBODY, ProcessShards
from model.table import HOUSE, GuildId, PlaceId, PlayerId, RequestId
from storage.store import Store
from storage.transaction.cups import StoredCups
from storage.transaction.transaction import Along, Transaction
from tables.commit import tried_again
from tables.interfaces import Clock, Entropy, Wake
from tables.outages import Timed
from tables.people.bans import MOST_OPENINGS, OPENINGS_IN, admits
from tables.seated_tables import SeatedTables

MOST_CUPS = 3
"""Cups that one person may have open at once."""

MOST_LISTED = 100
"""Most cups in a list."""

_CODES_TRIED = 50


class NoCupCodeFree(Exception):
    """Fifty random codes in a row were taken."""


class CupService:
    """Carries out people's commands to cups, one at a time for each cup; carries cups on.

    Each command raises TableRefuses if it is refused. Repeated, it changes nothing more.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Entropy,
        wake: Wake,
        wake_rounds: Wake,
        tables: SeatedTables,
        threads: OpenThreads,
    ) -> None:
        """``wake``: called when letters or posts may be due; ``wake_rounds``: when cups may be.

        ``tables``: opens the tables of rounds, in ``threads``.
        """
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._wake = wake
        self._wake_rounds = wake_rounds
        self._tables = tables
        self._rounds = Rounds(store, clock, wake, tables, threads)

    # --- commands ----------------------------------------------------------------------------

    async def open_cup(self, request: RequestId, opening: CupOpening) -> Cup:
        """Open a cup, which people can enter from now on; once for each request."""
        now = self._clock.now()

        def work(tx: Transaction) -> Cup:
            tx.people.profile(opening.by.id)  # locks the person: a ban waits for this or is seen
            if (known := tx.cups.by_id(CupId(request))) is not None:
                return known
            _must_be_admitted(tx, opening.by.id, opening.guild)
            living, lately = tx.cups.count_opened(opening.by.id, now - OPENINGS_IN)
            if living >= MOST_CUPS:
                raise refused("cup-refusal-too-many", most=MOST_CUPS)
            if lately >= MOST_OPENINGS:
                raise refused("cup-refusal-too-hasty", most=MOST_OPENINGS)
            must_be_playable(opening, self._tables.seats_for(opening.game, opening.options), now)
            for _ in range(_CODES_TRIED):
                cup = opened(opening, request, CupCode(self._entropy.code()), now)
                if tx.cups.insert(cup):
                    show(tx, cup, now)
                    return cup
            raise NoCupCodeFree

        return await self._change(work)

    async def enter(self, code: CupCode, by: Person) -> Cup:
        """Enter a cup, which is consent to be seated at its tables. A full cup begins soon."""

        def change(tx: Transaction, cup: Cup, now: int) -> Cup:
            _must_be_admitted(tx, by.id, cup.guild)
            return entered(cup, by.id, now)

        return await self._carry_out(code, by, change)

    async def leave(self, code: CupCode, by: Person) -> Cup:
        """Leave a cup; a game that runs goes on."""

        def change(_tx: Transaction, cup: Cup, now: int) -> Cup:
            entrant = cup.entrant_of(by.id)
            if cup.status.is_over:
                raise refused("cup-refusal-over")
            if entrant is None:
                raise refused("cup-refusal-not-entered")
            return left(cup, {entrant.number: "left"}, now)

        return await self._carry_out(code, by, change)

    async def begin(self, code: CupCode, by: Person, *, manages: bool) -> Cup:
        """Close the entries now; the first round opens at once. ``manages``: the server."""

        def change(tx: Transaction, cup: Cup, _now: int) -> Cup:
            _must_organise(tx, cup, by.id, manages=manages)
            if cup.status is CupStatus.PLAYING:
                return cup
            _must_go_on(cup)
            fewest = self._tables.fewest_seats(cup.game, cup.options)
            if not can_begin(cup, fewest):
                raise refused("cup-refusal-too-few")
            return begun(cup, fewest)

        return await self._carry_out(code, by, change)

    async def remove(self, code: CupCode, by: Person, entrant: int, *, manages: bool) -> Cup:
        """Remove an entrant, who cannot enter this cup again."""

        def change(tx: Transaction, cup: Cup, now: int) -> Cup:
            _must_organise(tx, cup, by.id, manages=manages)
            _must_go_on(cup)
            gone = cup.entrant(entrant)
            if gone is None:
                raise refused("cup-refusal-nobody")
            return left(cup, {entrant: "removed"}, now) if gone.plays else cup

        return await self._carry_out(code, by, change)

    async def call_off(self, code: CupCode, by: Person, *, manages: bool) -> Cup:
        """Call a cup off. Its opener may do so before the first round, a manager at any time.

        Games that run go on as ordinary ones.
        """

        def change(tx: Transaction, cup: Cup, now: int) -> Cup:
            _must_organise(tx, cup, by.id, manages=manages)
            if cup.status is CupStatus.CALLED_OFF:
                return cup
            _must_go_on(cup)
            if cup.rounds and not manages:
                raise refused("cup-refusal-has-begun")
            return called_off(tx, cup, now)

        return await self._carry_out(code, by, change)

    async def leave_shared(
        self,
        server: GuildId,
        by: PlayerId,
        player: PlayerId,
        ban: Callable[[Along], Awaitable[None]],
    ) -> None:
        """Take ``by`` out of each cup that is played in which this player is as well.

        Whoever bans somebody from this server, or HOUSE, gives up the cups that they share, so that
        it wins them nothing. ``ban``: does so, and in the same transaction first what it is given:
        of a ban that is refused nothing is left.
        """

        def leave(tx: Transaction) -> None:
            for person in sorted((by, player)):
                tx.people.profile(person)  # locks both people, as the order of locks demands
            for code in _shared(tx.cups, server, by, player):
                cup = existing(tx.cups.by_code(code))
                if (entrant := cup.entrant_of(by)) is not None and not cup.status.is_over:
                    now = self._clock.now()
                    save(tx, cup, left(cup, {entrant.number: "left"}, now), now)

        await ban(leave)
        self._wake_all()

    async def lost_place(self, cup: CupId, place: PlaceId) -> None:
        """Call a cup off whose channel is deleted, or whose server the bot has left."""

        def work(tx: Transaction) -> None:
            found = tx.cups.by_id(cup)
            if found is not None and not found.status.is_over and found.place == place:
                now = self._clock.now()
                save(tx, found, called_off(tx, found, now), now)

        await self._store.transact(work, patient=True)
        self._wake_all()

    # --- questions ---------------------------------------------------------------------------

    async def cup(self, code: CupCode) -> Cup:
        """Return a cup. Raises TableRefuses if there is none of this code, or it is unreadable."""
        return existing(await self._store.read(lambda r: r.cups.by_code(code)))

    async def by_id(self, cup: CupId) -> Cup | None:
        """Return a cup; None if there is none. Raises UnreadableCup."""
        return await self._store.read(lambda r: r.cups.by_id(cup))

    async def message(self, cup: Cup) -> int | None:
        """Return the message that shows a cup in its channel; None if none does yet."""
        shown = await self._store.read(lambda r: r.messages.about(subject_of(cup)))
        return next((one.message for one in shown if one.place == cup.place), None)

    async def cups_in(self, guild: GuildId) -> list[Cup]:
        """Return at most MOST_LISTED cups of a server: living ones first, then the newest.

        The caller leaves out those in channels that whoever asks does not see.
        """
        return await self._store.read_much(lambda r: r.cups.of_guild(guild, MOST_LISTED))

    async def cups_of(self, player: PlayerId) -> list[Cup]:
        """Return at most MOST_LISTED cups that this person is or was in, in the same order."""
        return await self._store.read_much(lambda r: r.cups.of_player(player, MOST_LISTED))

    async def shared_cups(self, server: GuildId, one: PlayerId, other: PlayerId) -> list[CupCode]:
        """Return the cups being played, of a server or HOUSE: all, that both people are in."""
        return await self._store.read_much(lambda r: _shared(r.cups, server, one, other))

    def can_begin(self, cup: Cup) -> bool:
        """Return whether this cup gathers and has enough entrants for its game, if that is here."""
        try:
            fewest = self._tables.fewest_seats(cup.game, cup.options)
        except TableRefuses:
            return False
        return cup.status is CupStatus.ENTRY and can_begin(cup, fewest)

    # --- time --------------------------------------------------------------------------------

    async def advance(self, reach: ProcessShards = EVERYBODY) -> int | None:
        """Carry on every cup that is due; return when to look again (Unix milliseconds).

        ``reach``: the shards of this process, which carries on no cup of another's servers.
        """
        return await self._rounds.advance(reach)

    async def timed(self, reach: ProcessShards) -> list[Timed]:
        """Return the cups that are not over, of the servers of these shards (``Outages``)."""
        found = await self._store.read_much(lambda r: r.cups.living(reach))
        return [Timed(cup.game, last, partial(self._give_back, cup.id)) for cup, last in found]

    async def living(self, reach: ProcessShards) -> list[Cup]:
        """Return the cups of these shards' servers that are not over."""
        found = await self._store.read_much(lambda r: r.cups.living(reach))
        return [cup for cup, _ in found]

    # --- inside ------------------------------------------------------------------------------

    async def _carry_out(
        self, code: CupCode, by: Person, change: Callable[[Transaction, Cup, int], Cup]
    ) -> Cup:
        now = self._clock.now()

        def work(tx: Transaction) -> Cup:
            tx.people.profile(by.id)  # locks the person: a ban waits for this or is seen
            before = existing(tx.cups.by_code(code))
            after = change(tx, before, now)
            save(tx, before, after, now)
            return after

        return await self._change(work)

    async def _change(self, work: Callable[[Transaction], Cup]) -> Cup:
        cup = await tried_again(lambda: self._store.transact(work))
        self._wake_all()
        return cup

    async def _give_back(self, number: CupId, since: int, now: int) -> None:
        def work(tx: Transaction) -> None:
            if (cup := tx.cups.by_id(number)) is not None:
                save(tx, cup, given_back(cup, since, now), now)

        await self._store.transact(work, patient=True)
        self._wake()

    def _wake_all(self) -> None:
        self._wake()
        self._wake_rounds()


def _shared(cups: StoredCups, server: GuildId, one: PlayerId, other: PlayerId) -> list[CupCode]:
    return [
        cup.code
        for cup in cups.of_player(one, MOST_LISTED)
        if cup.status is CupStatus.PLAYING and server in (HOUSE, cup.guild)
        if cup.entrant_of(one) is not None and cup.plays_on(other)
    ]


def _must_be_admitted(tx: Transaction, player: PlayerId, guild: GuildId) -> None:
    """Raise TableRefuses if this person is banned here, or being forgotten."""
    if not admits(tx, player, guild):
        raise refused("table-refusal-banned")
    profile = tx.people.profile(player)
    if profile is not None and profile.forgetting is not None:
        raise refused("being-forgotten")


def _must_go_on(cup: Cup) -> None:
    if cup.status.is_over:
        raise refused("cup-refusal-over")


def _must_organise(tx: Transaction, cup: Cup, by: PlayerId, *, manages: bool) -> None:
    """Raise TableRefuses for somebody who may not decide for all in this cup.

    Whoever opened it may, unless they have been banned here since; nobody may in a cup of their own
    that is being played.
    """
    if by != cup.opened_by and not manages:
        raise refused("cup-refusal-not-organiser")
    if cup.is_own(by):
        raise refused("cup-refusal-own-cup")
    if not manages:
        _must_be_admitted(tx, by, cup.guild)
