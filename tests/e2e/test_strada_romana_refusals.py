"""What somebody does wrong in Strada Romana is answered privately: what it is, and why."""

import pytest

from core.errors import Refusal, UnreadableMove
from core.game import Seat
from games.strada_romana.board import MARKETS, SQUARE_BY_NAME, SQUARE_NAMES, WAGONS
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.state import State, changed
from tests.e2e.house import House
from tests.e2e.player import Reply
from tests.e2e.playing import has
from tests.e2e.refusing import expects, in_words, refused
from tests.e2e.strada_romana_game import Game, begin, change, named


@pytest.fixture
async def game(house: House) -> Game:
    """A game of three whose first turn has not begun, between people of three languages."""
    return await begin(house, "bruno", "chloe", "ada")


async def reason(game: Game, line: str) -> Refusal:
    """Why the rules refuse this to whoever is to play."""
    state = await game.state()
    try:
        move = STRADA_ROMANA.parse(STRADA_ROMANA.view_for(state, Seat(state.turn)), line)
    except UnreadableMove as fault:
        return fault.refusal
    refusal = STRADA_ROMANA.check(state, Seat(state.turn), move)
    assert refusal is not None, f"{line} is allowed"
    return refusal


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


async def assert_refused(game: Game, line: str, code: str, command: str = "move run") -> Reply:
    """Writing this is refused for this reason, in words, with all that is legal below."""
    who = await game.to_play()
    refusal = await reason(game, line)
    assert refusal.code == f"strada-romana-refusal-{code}"
    name, option = command.split()
    typed = {option: line if name == "move" else line.partition(" ")[2]}
    reply = await refused(game, game.here(who).slash(f"strada-romana {name}", **typed))
    assert await in_words(game, who, refusal) in reply.text
    assert reply.posts[-1].pressable, "what is legal is offered"
    return reply


# --- runs ----------------------------------------------------------------------------------------


async def test_a_square_with_another_wagon_is_refused_by_its_name(game: Game) -> None:
    names = await place(game, one="2H", other="3H")
    reply = await assert_refused(game, f"{names['one']} 3H", "blocked")
    assert names["other"].title() in reply.text
    assert has(reply.posts[-1].selects, "strada-romana-to:")


async def test_the_runs_of_the_wagon_that_was_meant_are_offered_instead(game: Game) -> None:
    names = await place(game, one="2H")
    reply = await assert_refused(game, f"{names['one']} 1H", "backwards")
    menu, *_ = [m for m in reply.posts[-1].selects if "strada-romana-to:" in str(m["custom_id"])]
    runs = {STRADA_ROMANA.notate(run) for run in await game.runs()}
    offered = {option["value"] for option in menu["options"]}
    assert offered == {run for run in runs if run.startswith(f"run {names['one']} ")}


async def test_sideways_and_slanting_steps_are_refused_until_they_are_paid_for(game: Game) -> None:
    names = await place(game, one="2H")
    await assert_refused(game, f"{names['one']} 2C", "needs-lateral")
    await assert_refused(game, f"{names['one']} 1C", "backwards")
    names = await place(game, one="1H")
    await assert_refused(game, f"{names['one']} 2C", "needs-diagonal")


async def test_a_run_that_takes_too_many_points_is_refused(game: Game) -> None:
    names = await place(game, one="1H")
    await assert_refused(game, f"{names['one']} 2H 3H 4H 5C", "too-far")


async def test_a_wagon_whose_run_is_finished_does_not_run_again_in_this_turn(game: Game) -> None:
    names = await place(game, one="1H", other="1L")
    here = game.here(await game.to_play())
    await here.slash("strada-romana move", run=f"{names['one']} 2H; {names['other']} 2L")
    await assert_refused(game, f"{names['one']} 3H", "wagon-finished")


async def test_a_wagon_that_has_arrived_runs_no_more(game: Game) -> None:
    state = await game.state()
    wagon = roman(state, 0)
    await change(game, where=changed(state.where, wagon, len(SQUARE_NAMES)), arrivals=(wagon,))
    await assert_refused(game, f"{named(wagon)} arrives", "wagon-arrived")


async def test_a_wagon_named_for_the_wrong_end_of_the_road_is_refused(game: Game) -> None:
    names = await place(game, one="1H")
    await assert_refused(game, f"{names['one']} ostia", "wrong-way")
    await assert_refused(game, f"{names['one']} 2H rome", "not-there-yet")


# --- the end of a turn ---------------------------------------------------------------------------


async def test_ending_with_points_left_is_refused_and_the_duty_explained(game: Game) -> None:
    names = await place(game, one="1H")
    who = await game.to_play()
    await game.here(who).slash("strada-romana move", run=f"{names['one']} 2H")
    refusal = await reason(game, "end")
    assert refusal.code == "strada-romana-refusal-points-left"
    assert refusal.values["left"] == 2
    reply = await refused(game, game.here(who).slash("strada-romana end-turn"))
    assert await in_words(game, who, refusal) in reply.text
    coins = (await game.state()).coins[(await game.state()).turn]
    left = expects(game, who, "strada-romana-play-left", points=2, coins=coins, special="none")
    assert left in reply.text


async def test_a_turn_that_has_not_begun_is_not_ended(game: Game) -> None:
    who = await game.to_play()
    reply = await refused(game, game.here(who).slash("strada-romana end-turn"))
    assert expects(game, who, "strada-romana-refusal-nothing-begun") in reply.text


async def test_one_does_not_pass_in_the_middle_of_a_turn(game: Game) -> None:
    names = await place(game, one="1H")
    who = await game.to_play()
    await game.here(who).slash("strada-romana move", run=f"{names['one']} 2H")
    for command in ("pass", "wagon-tile"):
        reply = await refused(game, game.here(who).slash(f"strada-romana {command}"))
        assert expects(game, who, "strada-romana-refusal-turn-begun") in reply.text


# --- coins ---------------------------------------------------------------------------------------


async def test_special_movement_is_refused_to_whoever_has_too_few_coins(game: Game) -> None:
    state = await game.state()
    await place(game, one="1H")
    await change(game, coins=changed(state.coins, state.turn, 2))
    await assert_refused(game, "buy stacking", "too-few-coins", "buy special")
    await assert_refused(game, "buy wings", "which-special", "buy special")


async def test_special_movement_is_not_bought_twice_nor_after_a_step(game: Game) -> None:
    state = await game.state()
    names = await place(game, one="1H")
    await change(game, coins=changed(state.coins, state.turn, 3))
    here = game.here(await game.to_play())
    await here.slash("strada-romana buy", special="lateral")
    await assert_refused(game, "buy diagonal", "already-bought", "buy special")
    await change(game, special=0)
    await here.slash("strada-romana move", run=f"{names['one']} 2H")
    await assert_refused(game, "buy lateral", "buy-first", "buy special")


# --- goods ---------------------------------------------------------------------------------------


async def test_the_tile_of_an_area_the_wagon_does_not_touch_is_refused(game: Game) -> None:
    names = await place(game, one="1H")
    here = game.here(await game.to_play())
    await here.slash("strada-romana move", run=f"{names['one']} 2H")
    reply = await assert_refused(game, "tile II", "wrong-area", "take good")
    assert "2H" in reply.text
    await assert_refused(game, "tile V", "wrong-area", "take good")
    await assert_refused(game, "cube 3H", "no-market", "take good")


async def test_goods_are_taken_only_after_a_run_and_only_so_many(game: Game) -> None:
    await assert_refused(game, "tile I", "run-first", "take good")
    names = await place(game, one="1C", other="1L")
    here = game.here(await game.to_play())
    await here.slash("strada-romana move", run=f"{names['one']} 2C; tile I; {names['other']} 2L")
    await assert_refused(game, "cube 2L", "one-good", "take good")


async def test_a_place_the_bag_could_not_fill_is_said_to_be_empty(game: Game) -> None:
    names = await place(game, one="2H")
    market = MARKETS.index(SQUARE_BY_NAME["3H"])
    state = await game.state()
    await change(
        game,
        market_cubes=changed(state.market_cubes, market, -1),
        area_tiles=changed(state.area_tiles, 0, -1),
    )
    here = game.here(await game.to_play())
    await here.slash("strada-romana move", run=f"{names['one']} 3H")
    await assert_refused(game, "cube 3H", "market-empty", "take good")
    await assert_refused(game, "tile I", "area-empty", "take good")


# --- wagon tiles ---------------------------------------------------------------------------------


async def test_nobody_keeps_a_fourth_wagon_tile(game: Game) -> None:
    state = await game.state()
    kept = tuple(w for w in range(len(WAGONS)) if w != state.removed)[:3]
    await change(game, kept=kept, keepers=(state.turn,) * 3)
    who = await game.to_play()
    reply = await refused(game, game.here(who).slash("strada-romana wagon-tile"))
    assert expects(game, who, "strada-romana-refusal-hand-full", most=3) in reply.text
    opened = await game.here(who).press(custom_id="tavolo:play:", on=game.board)
    assert not has(opened.posts[-1].pressable, "strada-romana-look:")


async def test_a_tile_is_kept_only_out_of_the_stack_one_looks_through(game: Game) -> None:
    who, here = await game.to_play(), game.here(await game.to_play())
    reply = await refused(game, here.slash("strada-romana wagon-tile", wagon="Ballio"))
    assert expects(game, who, "strada-romana-refusal-look-first") in reply.text
    sure = await here.slash("strada-romana wagon-tile")
    await here.press(custom_id="strada-romana-go:", on=sure.posts[-1])
    removed = (await game.state()).removed
    missing = await refused(game, here.slash("strada-romana wagon-tile", wagon=named(removed)))
    refusal = await reason(game, f"choose {named(removed)}")
    assert refusal.code == "strada-romana-refusal-not-in-stack"
    assert await in_words(game, who, refusal) in missing.text
    for command in ("pass", "end-turn"):
        reply = await refused(game, here.slash(f"strada-romana {command}"))
        assert expects(game, who, "strada-romana-refusal-keep-one-first") in reply.text
        assert has(reply.posts[-1].selects, "strada-romana-keep:")
    again = await refused(game, here.slash("strada-romana wagon-tile"))
    assert has(again.posts[-1].selects, "strada-romana-keep:"), "the stack is shown again"
