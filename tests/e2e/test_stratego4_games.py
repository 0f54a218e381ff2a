"""Tables of Stratego 4 for two teams of two."""

import pytest

from core.texts import Listing, Value
from tests.e2e.running_bot import House
from tests.e2e.simulated_people import Player
from tests.e2e.stratego4_game import Game, begin, open_table
from tests.e2e.whole_games import marked, say, tongue

PEOPLE = ("ada", "bruno", "chloe", "dario")


@pytest.mark.parametrize("host", ["ada", "bruno"])
async def test_a_rematch_awaits_a_partner_in_the_same_team(house: House, host: str) -> None:
    ada, bruno = (house.player(name) for name in ("ada", "bruno"))
    ended = await open_table(house, teams=True, opponent=bruno.member, computers=2)
    await ended.here(bruno).press("Join team 1")
    for each in (ada, bruno):
        await ended.here(each).slash("table end", table=ended.code)
        await ended.here(each).press(custom_id=f"tavolo:resign:{ended.code}")
    asks, awaited = (ada, bruno) if host == "ada" else (bruno, ada)
    awaited_name = "Bruno" if host == "ada" else "Ada"
    await ended.here(asks).press(custom_id=f"tavolo:rematch:{ended.code}", on=ended.board)
    game = Game(ended.key, house, house.dice.codes[-1], ended.place)
    told = say("en", "lobby-awaited-team", team=1, people=awaited.mention)
    assert told in game.board.text
    joins = [label for label in game.board.buttons if label.startswith("Join")]
    assert joins == ["Join team 1"], "no other seat is free"
    page = await game.here(awaited).press("My seat")
    named = say(tongue(house, awaited), "lobby-awaited-team", team=1, people=awaited_name)
    assert named in page.text
    await game.here(awaited).press("Join team 1", on=game.board)
    assert {await game.seat_of(each) for each in (ada, bruno)} == {0, 2}


async def test_nobody_is_told_of_teams_where_there_are_none(house: House) -> None:
    game = await begin(house, *PEOPLE)
    words = say("en", "teams-are", one="\0", other="").split("\0", maxsplit=1)[0]
    reply = await game.here(house.player("ada")).slash("table status")
    assert words not in game.board.text
    assert words not in reply.text


async def _gathered(game: Game, one: tuple[Player, ...], other: Value) -> str:
    """What the post says of the teams before the game."""
    return say("en", "teams-gather", one=await _named(game, *one), other=other)


async def _named(game: Game, *people: Player) -> Listing:
    table = await game.table()
    return Listing(tuple(marked(game, table, who) for who in people))
