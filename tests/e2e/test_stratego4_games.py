"""Tables of Stratego 4 for two teams of two."""

from typing import Any

import pytest

from core.texts import Listing, Value, text
from tests.e2e.running_bot import House
from tests.e2e.simulated_people import Player
from tests.e2e.stratego4_game import Game, begin, open_table
from tests.e2e.whole_games import marked, say, tongue

PEOPLE = ("ada", "bruno", "chloe", "dario")


async def test_teams_are_four_and_stay_so(house: House) -> None:
    game = await open_table(house, players=3, teams=True)
    assert (await game.table()).size == 4
    refused = await game.here(house.player("ada")).act("change:seats", game.code, "3")
    assert say("en", "table-refusal-stale", code=game.code) in refused.text
    assert say("en", "stratego4-option-teams") in game.board.text


async def test_people_choose_their_team_and_who_plays_with_whom_is_said_in_words(
    house: House,
) -> None:
    game = await open_table(house, teams=True)
    ada, bruno, chloe, dario = [house.player(name) for name in PEOPLE]
    nobody = text("teams-nobody")
    assert await _gathered(game, (ada,), nobody) in game.board.text
    assert f"Press {say('en', 'join-button')} to" not in game.board.text, "there is no such button"
    await game.here(bruno).press("Join team 1")
    assert await _gathered(game, (ada, bruno), nobody) in game.board.text
    assert "Join team 1" not in game.board.buttons, "it is full"
    reply = await game.here(chloe).press("Join team 2")
    assert say(tongue(house, chloe), "change-side-button", team=1) not in reply.posts[-1].buttons
    await game.here(dario).press("Join team 2")
    names = await _told_apart(game, ada, chloe, bruno, dario)
    assert say("en", "teams-are", **names) in game.board.text, "the last seat begins the game"
    for command in ("table status", "table mine"):
        reply = await game.here(dario).slash(command)
        told = say(tongue(house, dario), "teams-are", **names)
        assert told in reply.text, command


async def test_two_people_play_together_against_computers(house: House) -> None:
    wishes: dict[str, Any] = {"opponent": house.player("bruno").member, "computers": 2}
    game = await open_table(house, teams=True, **wishes)
    assert say("en", "teams-computers") in game.board.text
    await game.here(house.player("bruno")).press("Join team 1")
    seats = (await game.table()).seats
    people = [await game.seat_of(house.player(name)) for name in ("ada", "bruno")]
    assert (len(seats), people) == (4, [0, 2])


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


async def test_one_changes_to_the_other_team_in_the_lobby(house: House) -> None:
    game = await open_table(house, teams=True)
    ada, bruno = house.player("ada"), house.player("bruno")
    reply = await game.here(bruno).press("Join team 1")
    label = say(tongue(house, bruno), "change-side-button", team=2)
    await game.here(bruno).press(label, on=reply.posts[-1])
    assert await _gathered(game, (ada,), await _named(game, bruno)) in game.board.text


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


async def _told_apart(game: Game, *people: Player) -> dict[str, Listing]:
    """The two teams of people who sit in this order, as a post names them."""
    table = await game.table()
    names = [marked(game, table, who) for who in people]
    return {"one": Listing(tuple(names[::2])), "other": Listing(tuple(names[1::2]))}


async def test_three_at_a_table_of_teams_are_told_what_they_would_begin(house: House) -> None:
    game = await open_table(house, teams=True)
    option = text("option-without", option=text("stratego4-option-teams"))
    warning = say("en", "lobby-lost", count=3, options=Listing((option,)))
    warned = []
    for team, guest in ((1, "bruno"), (2, "chloe")):
        warned.append(warning in game.board.text)
        await game.here(house.player(guest)).press(f"Join team {team}")
    assert warned == [False, False]
    assert warning in game.board.text
    page = await game.here(house.player("ada")).press("My seat")
    assert warning in page.text, "where Start stands"
    await game.here(house.player("ada")).act("start", game.code)
    assert not (await game.state()).options.teams
    assert say("en", "stratego4-option-teams") not in game.board.text
    reply = await game.here(house.player("ada")).slash("table status")
    assert say("en", "stratego4-option-teams") not in reply.text
