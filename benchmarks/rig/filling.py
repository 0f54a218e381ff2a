"""A database with games that are being played, as the bot's own service writes them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import msgspec

from bot import RealTime, SystemEntropy
from catalog import CATALOG
from games.ruta.view import Options
from storage.store import SqlStore, open_store
from tables import codec
from tables.commands import Person
from tables.model import GuildId, Pace, PlaceId, PlayerId, PlayerProfile, RequestId, TableCode
from tables.openings import Opening
from tables.service import TableService

GUILD = 10_000
CHANNELS = 50
FIRST_CHANNEL = 20_000
_FIRST_PERSON = 100_000


class Seated(msgspec.Struct, frozen=True):
    """A game of two, its people in the order of their seats, and the seat that begins."""

    code: TableCode
    place: PlaceId
    people: tuple[Person, Person]
    begins: int


def database_in(folder: Path) -> str:
    """Where the database of a benchmark lies."""
    return f"sqlite:///{folder / 'tavolo.sqlite3'}"


class Filler:
    """The service over a database file, with requests that were never made before."""

    def __init__(self, store: SqlStore) -> None:
        games = {key: entry.game for key, entry in CATALOG.items()}
        self.store = store
        self.service = TableService(store, games, RealTime(), SystemEntropy(), lambda: None)
        self._requests = count(1)

    def request(self) -> RequestId:
        """A request that was never made before."""
        return RequestId(next(self._requests))

    async def begin(self, number: int) -> Seated:
        """The game of this number: two people of its own, a channel it shares with others."""
        people = _person(2 * number), _person(2 * number + 1)
        for person in people:
            profile = PlayerProfile(person.id, person.name, seen_locale="en")
            await self.service.remember(profile)
        place = PlaceId(FIRST_CHANNEL + number % CHANNELS)
        opened = await self.service.open(self.request(), _opening(people, place))
        code = opened.look.table.code
        begun = await self.service.join(self.request(), code, people[1])
        begins = next(s.seat for s in begun.look.table.seats if s.asked is not None)
        return Seated(code, place, people, begins)

    async def forget_letters(self) -> None:
        """Empty the outbox, as if all had been delivered."""
        now = RealTime().now()
        while claimed := await self.store.outbox.claim(now, now + 60_000, 999):
            for letter in claimed:
                await self.store.outbox.done(letter.id, None)


@asynccontextmanager
async def filler(folder: Path) -> AsyncIterator[Filler]:
    """A filler over the database of this folder."""
    store = await open_store(database_in(folder))
    try:
        yield Filler(store)
    finally:
        await store.close()


async def fill(folder: Path, tables: int) -> list[Seated]:
    """Begin so many games; nothing of them is left to be delivered."""
    async with filler(folder) as filling:
        begun = [await filling.begin(number) for number in range(tables)]
        await filling.forget_letters()
    return begun


def _person(number: int) -> Person:
    return Person(PlayerId(_FIRST_PERSON + number), f"Person {number}")


def _opening(people: tuple[Person, Person], place: PlaceId) -> Opening:
    return Opening(
        game="ruta",
        by=people[0],
        guests=(people[1],),
        guild=GuildId(GUILD),
        place=place,
        locale="en",
        size=2,
        options=codec.encode(Options()),
        pace=Pace(),
    )
