"""Wrong moves in Strada Romana get a private refusal that says what is wrong and why."""

import pytest

from games.strada_romana.board import SQUARE_BY_NAME, WAGONS
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.state import State, changed
from tests.e2e.expected_refusals import expects, in_words, reason, refused
from tests.e2e.running_bot import House
from tests.e2e.simulated_people import Reply
from tests.e2e.strada_romana_game import Game, begin, change, named
from tests.e2e.whole_games import has


@pytest.fixture
async def game(house: House) -> Game:
    """A game of three before its first turn, between people of three languages."""
    return await begin(house, "bruno", "chloe", "ada")


def roman(state: State, number: int) -> int:
    """A wagon bound for Rome."""
    return state.boxes.index(number)


async def place(game: Game, **squares: str) -> dict[str, str]:
    """Put wagons bound for Rome on squares: what each of these names stands for, as typed."""
    state = await game.state()
    where, names = state.where, {}
    for number, (name, square) in enumerate(squares.items()):
        wagon = roman(state, number)
        where = changed(where, wagon, SQUARE_BY_NAME[square])
        names[name] = named(wagon)
    await change(game, where=where)
    return names


async def assert_refused(game: Game, line: str, code: str) -> Reply:
    """Writing this is refused for this reason, in words, with all that is legal below."""
    who = await game.to_play()
    refusal = await reason(game, who, line)
    assert refusal.code == f"strada-romana-refusal-{code}"
    reply = await refused(game, game.type(who, line))
    assert await in_words(game, who, refusal) in reply.text
    assert reply.posts[-1].pressable, "what is legal is offered"
    return reply


# --- runs ----------------------------------------------------------------------------------------


async def test_the_runs_of_the_wagon_that_was_meant_are_offered_instead(game: Game) -> None:
    names = await place(game, one="2H")
    reply = await assert_refused(game, f"{names['one']} 1H", "backwards")
    menu, *_ = [m for m in reply.posts[-1].selects if "strada-romana-to:" in str(m["custom_id"])]
    runs = {STRADA_ROMANA.notate(run) for run in await game.runs()}
    offered = {option["value"] for option in menu["options"]}
    assert offered == {run for run in runs if run.startswith(f"run {names['one']} ")}


# --- the end of a turn ---------------------------------------------------------------------------


async def test_ending_with_points_left_is_refused_and_the_duty_explained(game: Game) -> None:
    names = await place(game, one="1H")
    who = await game.to_play()
    await game.type(who, f"{names['one']} 2H")
    refusal = await reason(game, who, "end")
    assert refusal.code == "strada-romana-refusal-points-left"
    assert refusal.values["left"] == 2
    reply = await refused(game, game.type(who, "end"))
    assert await in_words(game, who, refusal) in reply.text
    coins = (await game.state()).coins[(await game.state()).turn]
    left = expects(game, who, "strada-romana-play-left", points=2, coins=coins, special="none")
    assert left in reply.text


# --- goods ---------------------------------------------------------------------------------------


async def test_the_tile_of_an_area_the_wagon_does_not_touch_is_refused(game: Game) -> None:
    names = await place(game, one="1H")
    here = game.here(await game.to_play())
    await here.slash("strada-romana play", move=f"{names['one']} 2H")
    reply = await assert_refused(game, "tile II", "wrong-area")
    assert "2H" in reply.text
    await assert_refused(game, "tile V", "wrong-area")
    await assert_refused(game, "cube 3H", "no-market")


# --- wagon tiles ---------------------------------------------------------------------------------


async def test_nobody_keeps_a_fourth_wagon_tile(game: Game) -> None:
    state = await game.state()
    kept = tuple(w for w in range(len(WAGONS)) if w != state.removed)[:3]
    await change(game, kept=kept, keepers=(state.turn,) * 3)
    who = await game.to_play()
    reply = await refused(game, game.type(who, "look"))
    assert expects(game, who, "strada-romana-refusal-hand-full", most=3) in reply.text
    opened = await game.here(who).press(custom_id="tavolo:play:", on=game.board)
    assert not has(opened.posts[-1].pressable, "strada-romana-look:")
