"""Tables of Stratego 4 for two teams of two."""

from core.translatable_text import Listing, Verbatim, text
from tests.e2e.running_bot import House
from tests.e2e.simulated_people import Player
from tests.e2e.stratego4_game import Game, begin, open_table
from tests.e2e.whole_games import marked, say, tongue

PEOPLE = ("ada", "bruno", "chloe", "dario")


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


async def test_who_plays_with_whom_is_said_in_words(house: House) -> None:
    game = await open_table(house, teams=True)
    assert say("en", "teams-by-seats", one=_numbers(1, 3), other=_numbers(2, 4)) in game.board.text
    for guest in PEOPLE[1:]:
        await game.here(house.player(guest)).press("Join")
    ada, bruno, chloe, dario = [house.player(name) for name in PEOPLE]
    names = await _told_apart(game, ada, bruno, chloe, dario)
    assert say("en", "teams-are", **names) in game.board.text, "the last seat begins the game"
    for command in ("table status", "table mine"):
        reply = await game.here(dario).slash(command)
        told = say(tongue(house, dario), "teams-are", **names)
        assert told in reply.text, command


async def test_nobody_is_told_of_teams_where_there_are_none(house: House) -> None:
    game = await begin(house, *PEOPLE)
    words = say("en", "teams-are", one="\0", other="").split("\0", maxsplit=1)[0]
    reply = await game.here(house.player("ada")).slash("table status")
    assert words not in game.board.text
    assert words not in reply.text


def _numbers(*seats: int) -> Listing:
    return Listing(tuple(Verbatim(str(seat)) for seat in seats))


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
    for guest in ("bruno", "chloe"):
        warned.append(warning in game.board.text)
        await game.here(house.player(guest)).press("Join")
    assert warned == [False, False]
    assert warning in game.board.text
    await game.here(house.player("ada")).slash("table start")
    assert not (await game.state()).options.teams
