"""Opening a table of every game of the catalogue, and who is seated at its start."""

from typing import Any

import pytest

from playroom.invented_people import PEOPLE as FOUR
from playroom.invented_people import Persona
from tables.model import game_json
from tables.model.table import Computer, Status
from tests.e2e.running_bot import House
from tests.e2e.whole_games import Game, command_of, open_table, say
from tests.games.catalogue import EVERY_GAME

PERSON, NUMBER, YES_OR_NO = 6, 4, 5
"""How Discord says what an option of a command takes."""

PEOPLE = ("ada", "bruno", "chloe", "dario", "elena")
FIVE = pytest.mark.parametrize(
    "house", [(*FOUR, Persona("elena", "Elena", "it", "#7a2b52"))], indirect=True
)
"""In a server of five people."""

pytestmark = pytest.mark.usefixtures("bidding_is_offered")

every_game = pytest.mark.parametrize("key", EVERY_GAME)


async def opened(house: House, key: str, **options: Any) -> Game:
    """A table that Ada has opened."""
    return await open_table(Game, key, house, "ada", None, **options)


def options_of(house: House, key: str) -> list[dict[str, Any]]:
    """What can be said when a table is opened."""
    (opening,) = [c for c in house.commands(command_of(key)) if c["name"] == "new"]
    options: list[dict[str, Any]] = opening["options"]
    return options


@every_game
@FIVE
async def test_a_guest_for_each_seat_is_invited_by_name(house: House, key: str) -> None:
    named = [option["name"] for option in options_of(house, key) if option["type"] == PERSON]
    ada, *guests = (house.player(name) for name in PEOPLE[: len(named) + 1])
    members = [guest.member for guest in guests]
    game = await opened(house, key, **dict(zip(named, members, strict=True)))
    assert (await game.table()).size == game.rules.manifest.most_seats
    for guest in guests:
        await guest.mailbox.press(custom_id=f"tavolo:join:{game.code}")
    table = await game.table()
    assert table.status is Status.PLAYING
    assert table.people == tuple(player.id for player in (ada, *guests))


@every_game
async def test_a_table_of_no_number_begins_with_those_who_come(house: House, key: str) -> None:
    game = await opened(house, key)
    manifest = game.rules.manifest
    assert (await game.table()).size == manifest.most_seats
    for guest in PEOPLE[1 : manifest.fewest_seats]:
        await game.here(house.player(guest)).press(custom_id=f"tavolo:join:{game.code}")
    if manifest.fewest_seats < manifest.most_seats:
        await game.here(house.player("ada")).act("start", game.code)
    table = await game.table()
    assert (table.status, len(table.seats)) == (Status.PLAYING, manifest.fewest_seats)


@every_game
async def test_computers_take_all_the_other_seats(house: House, key: str) -> None:
    game = await opened(house, key, computer="easy")
    table = await game.table()
    assert table.status is Status.PLAYING
    others = [seat.occupant for seat in table.seats[1:]]
    assert [isinstance(one, Computer) and one.level for one in others] == ["easy"] * len(others)
    assert game.board.text.count(say("en", "computer-at-level", who="", level="easy").strip()) > 0


@every_game
async def test_what_a_table_agrees_on_is_said_and_kept(house: House, key: str) -> None:
    usual = EVERY_GAME[key].game.manifest.options()
    agreed: dict[str, Any] = {}
    for option in options_of(house, key):
        name = option["name"]
        if getattr(usual, name.replace("-", "_"), None) is False:
            agreed[name] = True
        elif option["type"] == NUMBER and hasattr(usual, name.replace("-", "_")):
            least, most = option["min_value"], option["max_value"]
            is_usual = getattr(usual, name.replace("-", "_")) == least
            agreed[name] = most if is_usual else least
    game = await opened(house, key, **agreed)
    kept = game_json.decode_options(game.rules, (await game.table()).options)
    for name, value in agreed.items():
        assert getattr(kept, name.replace("-", "_")) == value
        assert say("en", f"{key}-option-{name}") in game.board.text
