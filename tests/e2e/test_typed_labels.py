"""A suggestion's label typed in full, in the person's language, is understood."""

from tests.e2e import ruta_game, stratego4_game
from tests.e2e.play_strategies import offered
from tests.e2e.running_bot import House
from tests.e2e.whole_games import say

PEOPLE = ("ada", "bruno", "chloe")
"""They read English, Italian and French."""


async def test_labels_are_understood_in_english_too_whatever_else_one_reads(house: House) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe")
    who = await game.to_play()
    pile = say("en", "ruta-play-pile")
    await game.type(who, pile.upper())
    assert (await game.house.moves(game.code))[-1].notation == "draw pile"


async def test_a_formation_is_typed_as_it_is_offered(house: House) -> None:
    game = await stratego4_game.begin(house, *PEOPLE)
    chloe = house.player("chloe")
    found = await offered(game, game.here(chloe))
    await game.type(chloe, next(label for label, to in found.items() if ">formation|" in to))
    (made,) = [line.notation for line in await house.moves(game.code)]
    assert made.startswith("arrange ")
