"""Fills a database with running games, through the bot's own service."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import count, cycle
from pathlib import Path
from random import Random

import msgspec

from bot import RealTime, SystemEntropy
from catalog import CATALOG
from core.texts import ORIGINAL
from model import game_json
from model.commands import Person, Play
from model.message import Message
from model.table import (
    GuildId,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    TableCode,
    TableId,
)
from model.table_creation import Opening
from storage.store import Store, open_store
from storage.transaction.transaction import Transaction
from tables.board_messages import tells_of
from tables.service import TableService

GUILD = 10_000
CHANNELS = 50
FIRST_CHANNEL = 20_000
_FIRST_PERSON = 100_000
_MOST_PEOPLE = 5
_USUAL_SEATS = 3
_OPENING_MOVES = 6
"""Enough for pieces on the boards, and for deployed armies."""


class Seated(msgspec.Struct, frozen=True):
    """A running game, its people in the order in which they joined, and the seat that begins."""

    code: TableCode
    place: PlaceId
    people: tuple[Person, ...]
    begins: int
    game: str = "ruta"


def database_in(folder: Path) -> str:
    """Return the URL of a benchmark's database, a file in its folder."""
    return f"sqlite:///{folder / 'tavolo.sqlite3'}"


class Filler:
    """The service over a database file, with new request ids."""

    def __init__(self, store: Store) -> None:
        games = {key: entry.game for key, entry in CATALOG.items()}
        self.store = store
        self.service = TableService(store, games, RealTime(), SystemEntropy(), lambda: None)
        self._requests = count(1)

    def request(self) -> RequestId:
        """Return a new request id."""
        return RequestId(next(self._requests))

    async def begin(self, number: int, game: str = "ruta", people: int = 2) -> Seated:
        """Begin the game of this number, with its own people, in a channel shared with others."""
        those = tuple(_person(_MOST_PEOPLE * number + chair) for chair in range(people))
        for person in those:
            profile = PlayerProfile(person.id, person.name, seen_locale=ORIGINAL)
            await self.service.remember(profile)
        place = PlaceId(FIRST_CHANNEL + number % CHANNELS)
        opening = _opening(game, those, place)
        begun = await self.service.open(self.request(), opening)
        code = begun.look.table.code
        for guest in those[1:]:
            begun = await self.service.join(self.request(), code, guest)
        begins = next(s.seat for s in begun.look.table.seats if s.asked is not None)
        return Seated(code, place, those, begins, game)

    async def advance(self, table: Seated, moves: int) -> None:
        """Make this many random moves; stops where the game is over."""
        chance = Random(table.code)
        for _ in range(moves):
            looks = [
                await self.service.queries.look(table.code, person.id) for person in table.people
            ]
            turns = [
                (p, k) for p, k in zip(table.people, looks, strict=True) if k.asked is not None
            ]
            if not turns:
                return
            person, look = turns[0]
            game = CATALOG[table.game].game
            move = game.notate(chance.choice(look.legal))
            await self.service.carry_out(self.request(), table.code, Play(person, move, look.asked))

    async def forget_letters(self) -> None:
        """Leave nothing to be sent, as if all had been delivered."""
        now = RealTime().now()
        await self.store.transact(lambda tx: _note_all_shown(tx, now))


@asynccontextmanager
async def filler(folder: Path) -> AsyncIterator[Filler]:
    """Open a filler over the database of this folder."""
    store = await open_store(database_in(folder))
    try:
        yield Filler(store)
    finally:
        await store.close()


async def fill(folder: Path, tables: int) -> list[Seated]:
    """Begin this many games of Ruta, with nothing to be sent."""
    async with filler(folder) as filling:
        begun = [await filling.begin(number) for number in range(tables)]
        await filling.forget_letters()
    return begun


async def fill_mixed(
    folder: Path, tables: int, games: Sequence[str], first: int = 0
) -> list[Seated]:
    """Begin games of these kinds in turn, a few moves old, numbered from ``first``."""
    async with filler(folder) as filling:
        begun = []
        for number, game in zip(range(first, first + tables), cycle(games), strict=False):
            seats = min(_USUAL_SEATS, CATALOG[game].game.manifest.most_seats)
            begun.append(await filling.begin(number, game, seats))
            await filling.advance(begun[-1], _OPENING_MOVES)
        await filling.forget_letters()
    return begun


def _note_all_shown(tx: Transaction, now: int) -> None:
    """Note that each table stands in its place as it is now."""
    until = now + 60_000
    while claimed := tx.messages.claim(now, until, 999):
        for message in (one.message for one in claimed):
            if message.is_direct:
                told = partial(Message.given_up, wish=message.wanted)
                tx.messages.change(message, until, told)
                continue
            table = tx.tables.by_id(TableId(message.subject.id))
            assert table is not None, "only tables are shown"
            tells = tells_of(table, message, anew=True)
            number = message.subject.id
            shown = partial(
                Message.arrived,
                message=number,
                wish=message.wanted,
                now=now,
                as_sent=True,
                tells=tells,
            )
            tx.messages.change(message, until, shown)


def _person(number: int) -> Person:
    return Person(PlayerId(_FIRST_PERSON + number), f"Person {number}")


def _opening(game: str, people: tuple[Person, ...], place: PlaceId) -> Opening:
    return Opening(
        game=game,
        by=people[0],
        guests=people[1:],
        guild=GuildId(GUILD),
        place=place,
        locale=ORIGINAL,
        size=len(people),
        options=game_json.encode(CATALOG[game].game.manifest.options()),
        pace=Pace(),
    )
