"""A club over a real store, with clock and randomness controlled by the test."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from club.channel_checks import Whereabouts
from club.cup_times import CupTimes
from club.decisions.public_cup import PublicCup
from club.interfaces import ClubStore
from club.model.commands import CupOpening
from club.model.cup import Cup, CupCode, ListedCup, Pairing, Round
from club.service import ClubService
from core.game import Seat
from tables.model import game_json
from tables.model.commands import Person, Resign
from tables.model.game_json import AnyGame
from tables.model.letters import PrivateLetter
from tables.model.table import Human, Pace, PlaceId, PlayerId, Status, Table, TableCode
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import CLUB, GAME, PIAZZA
from tests.tables.toy_game import Options

PLAYERS = tuple(Person(PlayerId(1000 + n), f"Player {n}") for n in range(1, 65))
OPENER, *_ = PLAYERS
MANAGER = Person(PlayerId(7), "Manager")
"""Manages the server, and plays in no cup."""


def cup_opening(by: Person = OPENER, **fields: Any) -> CupOpening:
    """A wish for a cup of pairs of pebbles."""
    wish: dict[str, Any] = {
        "by": by,
        "guild": CLUB,
        "place": PIAZZA,
        "locale": "en",
        "name": "Spring",
        "game": "pebbles",
        "options": game_json.encode(Options(rounds=1)),
        "pace": Pace(hours=24),
        "size": 2,
        "format": "all-play-all",
        "most": 64,
        **fields,
    }
    return CupOpening(**wish)


class Club:
    """A club service with its surroundings."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rings = 0
        self.service = self.service_over(house.store)
        house.service.outages.include(CupTimes(house.store).timed)

    def service_over(self, store: ClubStore) -> ClubService:
        """Another service on the same clock and chance, like that of another process."""
        house, tables = self.house, self.house.service.seated_tables
        ring = self._ring
        return ClubService(store, house.clock, house.entropy, ring, ring, tables)

    def _ring(self) -> None:
        self.rings += 1

    # --- short ways --------------------------------------------------------------------------

    async def open(self, *people: Person, **fields: Any) -> CupCode:
        """A cup that these people have entered."""
        public = await self.service.open_cup(self.house.request(), cup_opening(**fields))
        for person in people:
            await self.enter(public.facts.code, person)
        return public.facts.code

    async def enter(self, code: CupCode, by: Person) -> PublicCup:
        return await self.service.enter(self.house.request(), code, by)

    async def leave(self, code: CupCode, by: Person) -> PublicCup:
        return await self.service.leave(self.house.request(), code, by)

    async def begin(self, *people: Person, **fields: Any) -> CupCode:
        """A cup whose first round is played."""
        code = await self.open(*people, **fields)
        await self.service.begin(self.house.request(), code, OPENER, manages=False)
        await self.service.advance()
        return code

    async def remove(
        self, code: CupCode, entrant: int, reason: str = "why", *, manages: bool = False
    ) -> PublicCup:
        """The opener, or a manager who is not in the cup, removes somebody."""
        return await self.service.remove(
            self.house.request(),
            code,
            MANAGER if manages else OPENER,
            entrant,
            reason,
            manages=manages,
        )

    async def call_off(self, code: CupCode, *, manages: bool = True) -> PublicCup:
        """The opener, or a manager who is not in the cup, calls it off."""
        by = MANAGER if manages else OPENER
        return await self.service.call_off(self.house.request(), code, by, manages=manages)

    async def finish(self, code: TableCode, winner: int = 0) -> None:
        """End a table's game: all people but the winner resign, computers play on."""
        table = await self.house.table(code)
        for seat in table.seats:
            if isinstance(seat.occupant, Human) and seat.seat != winner and not seat.is_out:
                if (await self.house.table(code)).status is not Status.PLAYING:
                    return
                resigns = Resign(Person(seat.occupant.player, ""))
                await self.house.order(code, resigns)
        while (table := await self.house.table(code)).status is Status.PLAYING:
            await self._play_on(table)

    async def _play_on(self, table: Table) -> None:
        for timer in await self.house.timers():
            if timer.table != table.id or timer.kind != "computer":
                continue
            public = await self.house.service.timers.computers_question(timer)
            if public is not None:
                notation = GAME.notate(public.legal[0])
                await self.house.service.timers.answer_for_computer(timer, notation)
                return
        (seat, *_) = (s for s in table.to_act if isinstance(s.occupant, Human))
        assert isinstance(seat.occupant, Human)
        await self.house.lay(table.code, Person(seat.occupant.player, ""))

    async def play_round(self, code: CupCode, winner: int = 0) -> None:
        """Play all games of the round to their ends, and carry the cup on."""
        for pairing in (await self.round(code)).pairings:
            if pairing.code is not None and pairing.runs:
                await self.finish(pairing.code, winner)
        await self.service.advance()

    async def play_to_the_end(self, code: CupCode) -> PublicCup:
        """Play all rounds; the cup when it is over."""
        for _ in range(200):
            if (cup := await self.cup(code)).status.is_over:
                return await self.service.queries.cup(code)
            await self.play_round(code, Seat(len(cup.rounds) % 2))
        raise AssertionError("a cup without an end")

    # --- what is on disk ---------------------------------------------------------------------

    async def listed(self, who: Person, *places: PlaceId) -> list[ListedCup]:
        """The cups that this person is offered who sees these channels, the usual one if none."""
        seen = places or (PIAZZA,)
        return [*(await self.service.queries.offered_in(CLUB, seen, who.id)).cups]

    async def posted(self, code: CupCode, place: PlaceId = PIAZZA, message: int = 1) -> None:
        """The post of the cup shows it as it stands."""
        facts = (await self.service.queries.cup(code)).facts
        assert await self.service.posts.claim(facts.id, "one", 1) is not None
        await self.service.posts.note_posted(facts.id, "one", facts.version, place, message)

    async def cup(self, code: CupCode) -> Cup:
        found = await self.house.store.read(lambda r: r.cups.by_code(code))
        assert found is not None
        return found

    async def round(self, code: CupCode) -> Round:
        """The newest round."""
        return (await self.cup(code)).rounds[-1]

    async def games(self, code: CupCode) -> list[Pairing]:
        """The pairings of the newest round that have a table."""
        return [p for p in (await self.round(code)).pairings if p.code is not None]

    async def tables(self, code: CupCode) -> list[Table]:
        """The tables of the newest round."""
        codes = [p.code for p in await self.games(code) if p.code is not None]
        return [await self.house.table(each) for each in codes]

    async def told(self) -> list[tuple[str, PlayerId]]:
        """The letters about cups, taken out of the outbox: key and reader."""
        return [
            (letter.notices[0].key, letter.to)
            for letter in await self.house.letters()
            if isinstance(letter, PrivateLetter) and letter.kind == "cup"
        ]


@asynccontextmanager
async def make_club(folder: Path, **games: AnyGame) -> AsyncIterator[Club]:
    """A club on a database file in this folder."""
    async with make_house(folder, **games) as house:
        yield Club(house)


async def there(_guild: object, _place: object) -> Whereabouts:
    """Every channel is there."""
    return "there"


def seated(pairings: Sequence[Pairing]) -> list[tuple[int, ...]]:
    """Who sits at each table, and who has a bye."""
    return [tuple(place.entrant for place in pairing.places) for pairing in pairings]
