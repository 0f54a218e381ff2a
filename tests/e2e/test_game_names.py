"""Where the host has given every game another name, nobody reads the usual one on Discord."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
import pytest

from core.texts import LOCALES, Locale, text
from i18n import Translator
from i18n.entries import GameNames, command_of, name_games
from model.table import Status
from tests.e2e import whole_games
from tests.e2e.play_strategies import with_buttons
from tests.e2e.running_bot import House
from tests.e2e.simulated_people import Player
from tests.e2e.whole_games import Game, begin, say, tongue
from tests.games.catalogue import EVERY_GAME, EVERY_KEY, FOLDERS, texts
from tests.i18n.test_game_names import longest_names, usual_names

pytestmark = pytest.mark.usefixtures("bidding_is_offered", "people_say_the_names")

every_game = pytest.mark.parametrize("key", EVERY_KEY)

READERS: dict[str, Locale] = {"ada": "en", "bruno": "it", "chloe": "fr"}
NOT_READ = frozenset({"custom_id", "value", "id", "nonce", "image", "icon"})
"""Parts of what is sent to Discord that it shows nobody."""

AT_A_TABLE = (
    *("board", "mine", "status", "history", "replay", "export"),
    *("change", "pause", "end"),
)
IN_LISTS = ("table list", "tavolo leaderboard", "my tables", "my games", "my stats")
OPEN_TO_ALL = ("tavolo help", "tavolo rules", "tavolo learn", *IN_LISTS)


@pytest.fixture
def game_names() -> GameNames:
    """Every game is called otherwise, in each language otherwise."""
    return longest_names()


@pytest.fixture
def people_say_the_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The people of the tests know the games by these names."""
    name_games(longest_names())
    knowing = Translator(*FOLDERS, command=lambda english, _: f"/{english}")
    monkeypatch.setattr(whole_games, "_translator", knowing)
    yield
    name_games({})


def shown_in(sent: Any) -> Iterator[str]:
    """Whatever people can read of something that was sent to Discord."""
    if isinstance(sent, Mapping):
        for key, value in sent.items():
            if key not in NOT_READ:
                yield from shown_in(value)
    elif isinstance(sent, list | tuple):
        for value in sent:
            yield from shown_in(value)
    elif isinstance(sent, str):
        yield sent


CREDITS = frozenset(
    texts().voice(locale).say(text(f"{key}-credit")) for locale in LOCALES for key in EVERY_KEY
)
"""Who made which game; this names it as its maker does, whatever it is called here."""

USUAL_COMMANDS = frozenset(
    texts().voice(locale).say(text(f"command-{key}-name"))
    for locale in LOCALES
    for key in EVERY_KEY
)
_FILE_OF_A_GAME = re.compile(rf"\b({'|'.join(EVERY_KEY)})\b[\w-]*\.(png|gif|json|txt)")


@cache
def _usual_name() -> re.Pattern[str]:
    names = {*usual_names().values(), *(f"/{command}" for command in USUAL_COMMANDS)}
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)")


def usual_names_in(shown: str) -> list[str]:
    """The usual names of games in this, but for the credits."""
    for credit in CREDITS:
        shown = shown.replace(credit, "")
    return [
        found.group() for how in (_usual_name(), _FILE_OF_A_GAME) for found in how.finditer(shown)
    ]


def usual_names_read(house: House) -> set[str]:
    """The usual names of games that anybody has read, or seen in a picture, so far."""
    told = [one for sent in house.requests for one in shown_in(sent.json)]
    told += [said for scene in house.sketch.scenes.values() for said in shown_in(_lettering(scene))]
    documents = [
        file.decode()
        for player in house.players.values()
        for post in player.at(house.channel("games")).posts
        for name, file in post.files.items()
        if name.endswith(".txt")
    ]
    return {name for shown in (*told, *documents) for name in usual_names_in(shown)}


def _lettering(scene: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode((scene.base.key or scene.base, scene.live)))


def people_for(key: str) -> tuple[str, ...]:
    """As many people as the game takes, of three languages."""
    return (*READERS, "dario")[: EVERY_GAME[key].game.manifest.most_seats]


async def look_everywhere(house: House, game: Game, key: str, *readers: str) -> None:
    """People open whatever there is to read about a game and its table."""
    for name in readers:
        here = game.here(house.player(name))
        for command in AT_A_TABLE:
            await here.slash(f"table {command}", table=game.code)
        for command in OPEN_TO_ALL:
            await here.slash(command)
        chapters = await here.suggestions("tavolo rules", "chapter", game=key)
        for chapter in chapters.values():
            await here.slash("tavolo rules", game=key, chapter=chapter)
        for command in ("tavolo learn", "my stats", "tavolo leaderboard"):
            offered = await here.suggestions(command, "game")
            assert not any(map(usual_names_in, offered)), command
            assert say(tongue(house, house.player(name)), f"{key}-name") in offered
            await here.slash(command, game=key)
        await here.apps("Play with …", house.player("dario").member)


async def give_up(game: Game, who: Player) -> None:
    """This person resigns."""
    here = game.here(who)
    asked = await here.slash("table end", table=game.code)
    await here.press(custom_id=f"tavolo:resign:{game.code}", on=asked.posts[-1])


async def test_a_table_says_the_hosts_name(house: House) -> None:
    key = EVERY_KEY[-1]
    game = await begin(Game, key, house, *people_for(key))
    await look_everywhere(house, game, key, "bruno")
    assert say("en", f"{key}-name") in game.board.text
    assert usual_names_read(house) == set()


@pytest.mark.long
@every_game
async def test_a_table_and_all_there_is_to_read_about_its_game_say_the_hosts_name(
    house: House, key: str
) -> None:
    game = await begin(Game, key, house, *people_for(key))
    await game.play_on(with_buttons, until=1)
    await look_everywhere(house, game, key, *READERS)
    for who in await game.people():
        if (await game.table()).status is Status.PLAYING:
            await give_up(game, who)
    await look_everywhere(house, game, key, *READERS)
    await game.here(house.player("ada")).slash("table verify", table=game.code)
    assert usual_names_read(house) == set()


@pytest.mark.long
@every_game
async def test_twenty_moves_say_the_hosts_name(house: House, key: str) -> None:
    game = await begin(Game, key, house, *people_for(key))
    await game.play_on(with_buttons, until=20)
    assert usual_names_read(house) == set()


async def test_the_commands_bear_the_hosts_names(house: House) -> None:
    registered = [dict(one) for one in house.env.backend.commands[None].values()]
    found = {name for one in registered for said in shown_in(one) for name in usual_names_in(said)}
    assert found == set()
    assert not USUAL_COMMANDS & {one["name"] for one in registered}
    for key, names in longest_names().items():
        (group,) = (c for c in registered if c["name"] == command_of(names[0]))
        assert group["name_localizations"] == {
            "fr": command_of(names[1]),
            "it": command_of(names[2]),
        }
        assert names[0] in group["description"], key
        assert names[1] in group["description_localizations"]["fr"]


def test_a_usual_name_would_be_found() -> None:
    found = usual_names_in(
        "A table of La Strada: /stratego new, ruta-w79e-3.png; Ruta by Gene Moore"
    )
    assert found == ["La Strada", "/stratego", "Ruta", "ruta-w79e-3.png"]
    assert usual_names_in("Apri la strada; a strada romana") == []
