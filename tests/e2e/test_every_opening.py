"""Opening a table of every game of the catalogue, and who is seated at its start."""

from typing import Any

import pytest
from msgspec.structs import fields

from cogs.lobby import possible_values, value_of
from model import game_json
from model.table import Computer, Status
from playroom.server import PEOPLE as FOUR
from playroom.server import Persona
from tests.e2e.running_bot import House
from tests.e2e.whole_games import Game, open_table, say
from tests.games.catalogue import EVERY_GAME

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


@every_game
@FIVE
async def test_a_guest_for_each_seat_is_invited_by_name(house: House, key: str) -> None:
    manifest = EVERY_GAME[key].game.manifest
    ada, first, *guests = (house.player(name) for name in PEOPLE[: manifest.most_seats])
    many = {} if manifest.fewest_seats == manifest.most_seats else {"players": manifest.most_seats}
    game = await opened(house, key, opponent=first.member, **many)
    for guest in guests:
        await game.here(ada).invite(guest, game.code)
    guests = [first, *guests]
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
    for field in fields(type(usual)):
        present = value_of(usual, field.name)
        others = [value for value in possible_values(field.type) if value != present]
        if others != [False]:
            agreed[field.name] = others[-1]
    game = await opened(house, key, **agreed)
    kept = game_json.decode_options(game.rules, (await game.table()).options)
    for name, value in agreed.items():
        assert getattr(kept, name) == value
        assert say("en", f"{key}-option-{name.replace('_', '-')}") in game.board.text


@every_game
async def test_each_option_of_a_game_can_be_agreed_on_otherwise(house: House, key: str) -> None:
    ada = house.player("ada")
    game = await opened(house, key)
    rules = game.rules
    before = game_json.decode_options(rules, (await game.table()).options)
    for option in before.__struct_fields__:
        shown = await game.here(ada).slash("table change")
        (menu,) = shown.posts[-1].selects
        term = await game.here(ada).choose(
            f"option-{option}", custom_id=menu["custom_id"], on=shown.posts[-1]
        )
        (menu,) = term.posts[-1].selects
        assert any(one.get("default") for one in menu["options"]), "what holds now is among them"
        for value in [one["value"] for one in menu["options"] if not one.get("default")]:
            await game.here(ada).act(f"change:option-{option}", game.code, value)
            after = game_json.decode_options(rules, (await game.table()).options)
            assert after != before, value
            before = after
