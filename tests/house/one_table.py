"""Plays parts of one game, in processes that have its rules in different places.

``python one_table.py STEP DATABASE GAME``. Steps: ``begin`` a table and play some moves; meet it
``without`` the game; ``go-on`` to the end, with a computer's move and a picture; ``verify`` its
record. Each prints one line of JSON. Only the product is imported: it runs beside any copy of it.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from random import Random

import msgspec

import bot
from catalog import GAMES, Catalog, load_games
from computer_players import think
from core.game_places import PackageFault, places_of
from i18n import Translator
from model import game_json
from model.commands import Person, Play
from model.refusals import TableRefuses
from model.table import (
    Computer,
    GuildId,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    TableCode,
)
from model.table_creation import Opening
from rendering.scene.shapes import SeatLabel
from storage.store import open_store
from tables.history.records import GameRecord, examine
from tables.service import TableService
from workers.computers import ProcessThinker
from workers.painting.render_queue import ProcessRenderer

ANNA, BRUNO = Person(PlayerId(101), "Anna"), Person(PlayerId(102), "Bruno")
PIAZZA, CLUB, CODE = PlaceId(201), GuildId(301), TableCode("AAAA")
FIRST_MOVES = 6


class OneDeal(bot.SystemEntropy):
    """The same deal in every run; a computer's own chance changes nothing here."""

    def seed(self) -> bytes:
        return bytes(32)


@asynccontextmanager
async def service_over(url: str, games: Catalog) -> AsyncIterator[TableService]:
    """The service that a bot with these games has on this database."""
    store, rules = await open_store(url), {key: entry.game for key, entry in games.items()}
    yield TableService(store, rules, bot.RealTime(), OneDeal(), lambda: None)
    await store.close()


async def play(service: TableService, games: Catalog, most: int | None = None) -> int:
    """Play random legal moves until the game is over, or so many; how many were played."""
    chance = Random(7)
    for made in count():
        looks = [await service.queries.look(CODE, person.id) for person in (ANNA, BRUNO)]
        acting = [
            (person, look)
            for person, look in zip((ANNA, BRUNO), looks, strict=True)
            if look.asked is not None
        ]
        if looks[0].table.status is not Status.PLAYING or made == most:
            return made
        person, look = acting[0]
        notation = games[look.table.game].game.notate(chance.choice(look.legal))
        request = RequestId(chance.getrandbits(60))
        await service.carry_out(request, CODE, Play(person, notation, look.asked))
    raise AssertionError("count never ends")


async def begin(url: str, key: str) -> object:
    """Open a table for two and play some moves."""
    games = load_games(GAMES)
    async with service_over(url, games) as service:
        for person in (ANNA, BRUNO):
            await service.remember(PlayerProfile(person.id, person.name))
        options = game_json.encode(games[key].game.manifest.options())
        opening = Opening(key, ANNA, (BRUNO,), CLUB, PIAZZA, "en", 2, options, Pace(), code=CODE)
        await service.open(RequestId(1), opening)
        await service.join(RequestId(2), CODE, BRUNO, PIAZZA)
        return {"made": await play(service, games, FIRST_MOVES)}


async def without(url: str, key: str) -> object:
    """Ask for the game, and for the table, where neither rooms nor packages have it."""
    try:
        places_of(key)
    except PackageFault as fault:
        said = str(fault)
    others = tuple(game for game in GAMES if game != key)
    async with service_over(url, load_games(others)) as service:
        try:
            await service.queries.look(CODE, ANNA.id)
        except TableRefuses as refusal:
            return {"said": said, "code": refusal.refusal.code}
    raise AssertionError("the table was shown")


async def go_on(url: str, key: str) -> object:
    """Play to the end with the rules of a package; paint a picture; have a computer think."""
    games = load_games((*(game for game in GAMES if game != key), key))
    entry = games[key]
    async with service_over(url, games) as service:
        look = await service.queries.look(CODE, ANNA.id)
        labels = [SeatLabel("Anna"), SeatLabel("Bruno")]
        scene = entry.painter.compose(look.view, labels, Translator().voice("it").say)
        renderer = ProcessRenderer()
        picture = await renderer.render(scene)
        await renderer.close()
        legal = next(
            one
            for one in [await service.queries.look(CODE, who.id) for who in (ANNA, BRUNO)]
            if one.legal
        )
        thinker = ProcessThinker(think, OneDeal())
        thought = await thinker.decide(Computer(key, "easy"), key, legal.view, legal.legal, 1.0)
        await thinker.close()
        made = await play(service, games)
    return {
        "package": places_of(key).package,
        "painted": picture[:4].hex(),
        "thought": thought in {entry.game.notate(move) for move in legal.legal},
        "chapter": Translator().has(f"{key}-rules-1", "fr"),
        "made": made,
        "strangers": sorted(
            n for n in sys.modules if n.startswith(f"games.{key.replace('-', '_')}")
        ),
    }


async def verify(url: str, key: str) -> object:
    """Verify the record with the rules in the rooms."""
    games = load_games(GAMES)
    async with service_over(url, games) as service:
        record = await service.past.record(CODE)
        assert isinstance(record, GameRecord)
        return {"well": examine(record, games[key].game).all_well, "played": record.played}


STEPS = {"begin": begin, "without": without, "go-on": go_on, "verify": verify}

if __name__ == "__main__":
    step, database, game = sys.argv[1:]
    told = asyncio.run(STEPS[step](f"sqlite:///{database}", game))
    sys.stdout.write(msgspec.json.encode(told).decode())
