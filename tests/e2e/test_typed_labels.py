"""A suggestion's label typed in full, in the person's language, is understood."""

from tests.e2e import ruta_game, stratego4_game
from tests.e2e.running_bot import House
from tests.e2e.whole_games import say

PEOPLE = ("ada", "bruno", "chloe")
"""They read English, Italian and French."""


async def test_labels_are_understood_in_english_too_whatever_else_one_reads(house: House) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe")
    who = await game.to_play()
    pile = say("en", "ruta-play-pile")
    await game.here(who).slash("ruta draw", card=pile.upper())
    assert (await game.house.moves(game.code))[-1].notation == "draw pile"


async def test_a_formation_and_a_swap_are_typed_as_they_are_offered(house: House) -> None:
    game = await stratego4_game.begin(house, *PEOPLE)
    chloe = house.player("chloe")
    game.labels_are_typed = True
    here = game.here(chloe)
    formations = await here.suggestions("stratego deploy", "formation")
    await here.slash("stratego deploy", formation=list(formations.values())[-1])
    first = next(iter((await here.suggestions("stratego deploy", "swap")).values()))
    others = await here.suggestions("stratego deploy", "with", swap=first)
    second = list(others.values())[-1]
    await here.slash("stratego deploy", swap=first, **{"with": second})
    made = [line.notation for line in await house.moves(game.code)]
    assert [line.split()[0] for line in made] == ["arrange", "swap"]
    assert set(made[1].split()[1:]) == {first, second}
