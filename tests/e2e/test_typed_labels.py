"""Whoever types a suggestion out, as it is shown in their language, is understood."""

from tests.e2e import la_strada_game, ruta_game, strada_romana_game, stratego4_game
from tests.e2e.house import SHORT, House, seed_number
from tests.e2e.playing import say
from tests.e2e.stratego4_game import rushing

PEOPLE = ("ada", "bruno", "chloe")
"""They read English, Italian and French."""


async def test_ruta_is_played_by_typing_labels_out(house: House) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe", seed=seed_number(SHORT))
    game.labels_are_typed = True
    await game.play_on(ruta_game.with_commands)
    assert await game.is_over()


async def test_la_strada_is_played_by_typing_labels_out(house: House) -> None:
    game = await la_strada_game.begin(house, *PEOPLE)
    game.labels_are_typed = True
    await game.play_on(la_strada_game.with_commands, until=15)
    assert (await game.table()).moves == 15


async def test_strada_romana_is_played_by_typing_labels_out(house: House) -> None:
    game = await strada_romana_game.begin(house, *PEOPLE)
    game.labels_are_typed = True
    await game.play_on(strada_romana_game.with_commands, until=15)
    assert (await game.table()).moves == 15


async def test_stratego_is_played_by_typing_labels_out(house: House) -> None:
    game = await stratego4_game.to_battle(house, *PEOPLE, seed=seed_number(7))
    game.script, game.labels_are_typed = rushing(2), True
    before = (await game.table()).moves
    await game.play_on(stratego4_game.with_commands, until=before + 15)
    assert (await game.table()).moves == before + 15


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
