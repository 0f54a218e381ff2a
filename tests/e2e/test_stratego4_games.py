"""Tables of Stratego 4 at which two teams of two are to play."""

from core.text import Listing, text
from tests.e2e.house import House
from tests.e2e.playing import say
from tests.e2e.stratego4_game import open_table


async def test_teams_are_refused_kindly_unless_four_play(house: House) -> None:
    ada = house.player("ada")
    here = ada.at(house.channel("games"))
    for options in ({"players": 3}, {"players": 3, "computer": "easy"}):
        reply = await here.slash("stratego new", teams=True, **options)
        assert reply.is_private
        assert say("en", "stratego4-play-refusal-teams") in reply.text
    assert not house.dice.codes, "no table was opened"
    game = await open_table(house, teams=True)
    assert (await game.table()).size == 4
    assert say("en", "stratego4-option-teams") in game.board.text


async def test_three_at_a_table_of_teams_are_told_what_they_would_begin(house: House) -> None:
    game = await open_table(house, teams=True)
    option = text("option-without", option=text("stratego4-option-teams"))
    warning = say("en", "lobby-lost", count=3, options=Listing((option,)))
    warned = []
    for guest in ("bruno", "chloe"):
        warned.append(warning in game.board.text)
        await game.here(house.player(guest)).press("Join")
    assert warned == [False, False]
    assert warning in game.board.text
    await game.here(house.player("ada")).slash("table start")
    assert not (await game.state()).options.teams
