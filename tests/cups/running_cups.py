"""A service of cups over a real store, with clock and randomness controlled by the test."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cups.service import CupService
from model import game_json
from model.commands import Person, Resign
from model.cup import LONGEST_ENTRY, Cup, CupCode, CupOpening, Pairing, Round
from model.game_json import AnyGame
from model.table import Human, Pace, PlaceId, PlayerId, Status, Table, TableCode
from storage.store import Store
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import CLUB, NOON, PIAZZA
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
        "closes_at": NOON + LONGEST_ENTRY,
        "round_days": 14,
        **fields,
    }
    return CupOpening(**wish)


class Threads:
    """The threads of a channel, from the number 900 on, as many as there may be: none at first."""

    def __init__(self) -> None:
        self.most = 0
        self.asked: list[int] = []
        self.open_ones: set[PlaceId] = set()

    @asynccontextmanager
    async def open(self, _cup: Cup, count: int) -> AsyncIterator[list[PlaceId]]:
        """Open threads for so many tables, and close those that are left in the list."""
        self.asked += [count] if count else []
        made = [PlaceId(900 + len(self.asked) * 100 + n) for n in range(min(count, self.most))]
        self.open_ones.update(made)
        try:
            yield made
        finally:
            self.open_ones.difference_update(made)


class Cups:
    """A service of cups with its surroundings."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rings = 0
        self.threads = Threads()
        self.service = self.service_over(house.store)
        house.service.outages.include(self.service.timed)

    def service_over(self, store: Store) -> CupService:
        """Another service on the same clock and chance, like that of another process."""
        house, tables = self.house, self.house.service.seated_tables
        ring = self._ring
        threads = self.threads.open
        return CupService(store, house.clock, house.entropy, ring, ring, tables, threads)

    def _ring(self) -> None:
        self.rings += 1

    # --- short ways --------------------------------------------------------------------------

    async def open(self, *people: Person, **fields: Any) -> CupCode:
        """A cup that these people have entered."""
        code = (await self.service.open_cup(self.house.request(), cup_opening(**fields))).code
        for person in people:
            await self.house.remember(person)
            await self.service.enter(code, person)
        return code

    async def begin(self, *people: Person, **fields: Any) -> CupCode:
        """A cup whose first round is played."""
        code = await self.open(*people, **fields)
        await self.service.begin(code, MANAGER, manages=True)
        await self.service.advance()
        return code

    async def finish(self, code: TableCode, winner: int = 0) -> None:
        """End a table's game: all but the winner resign."""
        for seat in (await self.house.table(code)).seats:
            if seat.seat != winner and (await self.house.table(code)).status is Status.PLAYING:
                await self.resign(code, seat.seat)

    async def resign(self, code: TableCode, seat: int) -> None:
        """The person in this seat resigns."""
        occupant = (await self.house.table(code)).seats[seat].occupant
        assert isinstance(occupant, Human)
        await self.house.order(code, Resign(Person(occupant.player, "")))

    async def play_round(self, code: CupCode, winner: int = 0) -> None:
        """Play all games of the round to their ends, and carry the cup on."""
        for pairing in (await self.round(code)).pairings:
            if pairing.code is not None and not pairing.is_counted:
                await self.finish(pairing.code, winner)
        await self.service.advance()

    async def play_to_the_end(self, code: CupCode) -> Cup:
        """Play all rounds; the cup when it is over."""
        for _ in range(200):
            if (cup := await self.cup(code)).status.is_over:
                return cup
            await self.play_round(code, len(cup.rounds) % 2)
        raise AssertionError("a cup without an end")

    # --- what is on disk ---------------------------------------------------------------------

    async def cup(self, code: CupCode) -> Cup:
        return await self.service.cup(code)

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


@asynccontextmanager
async def make_cups(folder: Path, **games: AnyGame) -> AsyncIterator[Cups]:
    """Cups on a database file in this folder."""
    async with make_house(folder, **games) as house:
        yield Cups(house)
