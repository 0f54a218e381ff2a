"""Queries about cups; of cups they change nothing but since when one cannot be read."""

from collections.abc import Callable, Collection, Sequence

import msgspec

from club.decisions import progress
from club.decisions.public_cup import PublicCup, public_cup
from club.decisions.resignation_effects import ResignedGame, if_resigned
from club.interfaces import ClubReader, ClubStore, CupReads
from club.model.cup import Cup, CupAtTable, CupCode, CupDetails, CupId, CupStatus, ListedCup
from club.model.refusals import UnreadableCup, existing
from club.round_tables import fewest_seats
from club.unshown_cups import UnshownCups
from tables.cup_tables.seated_tables import SeatedTables
from tables.interfaces import Clock, Wake
from tables.model.refusals import TableRefuses
from tables.model.table import HOUSE, GuildId, PlaceId, PlayerId, PlayerProfile, TableCode

MOST_LISTED = 250
"""Most cups in a list."""


class OfferedCups(msgspec.Struct, frozen=True):
    """Cups to choose from, and the profile of the chooser, None if unknown."""

    by: PlayerProfile | None
    cups: tuple[ListedCup, ...]


class ClubQueries:
    """Answers what people and posts ask about cups."""

    def __init__(
        self,
        store: ClubStore,
        clock: Clock,
        wake_rounds: Wake,
        tables: SeatedTables,
        unshown: UnshownCups,
    ) -> None:
        """``wake_rounds``: called when cups may be due."""
        self._store = store
        self._clock = clock
        self._wake_rounds = wake_rounds
        self._tables = tables
        self._unshown = unshown

    async def cup(self, code: CupCode) -> PublicCup:
        """Return a cup. Raises TableRefuses if there is none of this code, or it is unreadable."""
        try:
            found = await self._store.read(lambda r: r.cups.by_code(code))
        except UnreadableCup as fault:
            await self._note_unreadable(fault)
            raise
        return public_cup(existing(found))

    async def if_resigned(
        self, code: CupCode, table: TableCode, player: PlayerId
    ) -> ResignedGame | None:
        """Return what it means for this cup if somebody resigns at this table of it.

        None if there is no such cup, it cannot be read, or it has no such table.
        """
        cup = await self._readable(code)
        return None if cup is None else if_resigned(public_cup(cup), table, player)

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
        return [public for cup in found if (public := self._unshown.public(cup)) is not None]

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

    async def shared_cups(self, server: GuildId, one: PlayerId, other: PlayerId) -> list[CupCode]:
        """Return the cups that two people share, as ``cups_shared``."""
        return await self._store.read_much(lambda r: cups_shared(r.cups, server, one, other))

    async def _note_unreadable(self, fault: UnreadableCup) -> None:
        """Store since when this cup cannot be read: in time it is called off."""
        self._unshown.note(fault)
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
            self._unshown.note(fault)
            return None

    async def _offered(
        self, player: PlayerId, listed: Callable[[ClubReader], list[ListedCup]]
    ) -> OfferedCups:
        return await self._store.read_much(
            lambda r: OfferedCups(r.people.profile(player), tuple(listed(r)))
        )


def cups_shared(cups: CupReads, server: GuildId, one: PlayerId, other: PlayerId) -> list[CupCode]:
    """Return the cups of a server, of HOUSE: all, that both people are in and that are played.

    Unreadable ones are left out: they cannot go on.
    """
    listed = cups.listed_of(one, MOST_LISTED)
    played = [cup.id for cup in listed if cup.status is CupStatus.PLAYING and cup.rounds]
    return [
        cup.code
        for cup in cups.these(played)
        if isinstance(cup, Cup) and server in (HOUSE, cup.guild) and cup.entrant_of(other)
    ]
