"""Guided play of Strada Romana, and whole turns typed in one line."""

import pytest

from games.strada_romana.board import (
    MARKET_AT,
    SPECIALS,
    SQUARE_BY_NAME,
    SQUARE_NAMES,
    WAGONS,
    Wagon,
    short_name,
)
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import RunWagon
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player
from tests.e2e.strada_romana_game import (
    Game,
    begin,
    change,
    choose_run,
    move_of,
    named,
    passing,
    plan_longest,
    run_of,
    runs_offered,
    secretively,
    with_buttons,
    with_commands,
)
from tests.e2e.whole_games import by_turns, has, say, tongue

PEOPLE = ("ada", "bruno", "chloe")


# --- the guided play -----------------------------------------------------------------------------


async def opened(game: Game) -> tuple[Player, Post]:
    """Whoever is to play has pressed Play."""
    who = await game.to_play()
    reply = await game.here(who).press(custom_id="tavolo:play:", on=game.board)
    return who, reply.posts[-1]


@pytest.mark.long
async def test_exactly_the_runs_of_all_wagons_are_offered(house: House) -> None:
    game = await begin(house, *PEOPLE[:3])
    for until in (0, 6, 20, 34):
        await game.play_on(with_commands, until=until)
        who, view = await opened(game)
        runs, offered = await game.runs(), list[str]()
        assert not has(view.selects, "strada-romana-to:")
        for wagon in sorted({named(run.wagon) for run in runs}):
            _, view = await opened(game)
            offered += map(run_of, (await runs_offered(game.here(who), view, wagon))[1])
        assert sorted(offered) == sorted(map(STRADA_ROMANA.notate, runs))


@pytest.mark.parametrize("until", [0, 6, 20])
async def test_each_wagon_has_a_button_in_the_order_of_the_board(house: House, until: int) -> None:
    game = await begin(house, *PEOPLE[:3])
    await game.play_on(with_commands, until=until)
    who, view = await opened(game)
    buttons = [p for p in view.pressable if "-wagon:" in p["custom_id"]]
    seen = await game.view_of(who)
    wagons = [WAGONS.index(p["custom_id"].rpartition(":")[2]) for p in buttons]
    places = [(seen.wagons[wagon].to, seen.wagons[wagon].box) for wagon in wagons]
    assert places == sorted(places, key=lambda place: (place[0] != "rome", place[1]))
    assert set(wagons) == {run.wagon for run in await game.runs()}
    assert [p["label"] for p in buttons] == [short_name(Wagon(wagon)) for wagon in wagons]
    page, offered = await runs_offered(game.here(who), view, named(wagons[0]))
    assert say(tongue(house, who), "strada-romana-play-where", wagon=named(wagons[0]).title()) in (
        page.text
    )
    plan = await choose_run(game.here(who), page, offered[0])
    before = len(await house.moves(game.code))
    await game.here(who).press(custom_id="strada-romana-go:", on=plan)
    assert len(await house.moves(game.code)) > before


async def test_squares_are_offered_with_the_goods_that_lie_ready_there(house: House) -> None:
    game = await begin(house, "ada", "dario")
    who, view = await opened(game)
    runs = [run for run in await game.runs() if run.path and run.path[-1] in MARKET_AT]
    wagon = named(runs[0].wagon)
    page, offered = await runs_offered(game.here(who), view, wagon)
    mine = {STRADA_ROMANA.notate(r) for r in await game.runs() if named(r.wagon) == wagon}
    assert set(map(run_of, offered)) == mine
    seen, locale = await game.view_of(who), tongue(house, who)
    square = runs[0].path[-1]
    good = seen.market_cubes[MARKET_AT[square]]
    assert good is not None
    name = say(locale, f"strada-romana-good-{_good_key(good)}")
    assert say(locale, "strada-romana-play-ready-cube", good=name, square=SQUARE_NAMES[square]) in (
        page.text
    )


def _good_key(good: int) -> str:
    return ("wheat", "wine", "oil", "metal", "hides", "marble")[good]


async def test_a_run_and_what_is_taken_after_it_are_one_press(house: House) -> None:
    game = await begin(house, *PEOPLE[:2])
    who, view = await opened(game)
    plan = await plan_longest(game.here(who), view, named((await game.runs())[0].wagon))
    button = next(part for part in plan.pressable if ";" in move_of(part))
    await game.here(who).press(custom_id=str(button["custom_id"]), on=plan)
    assert (await game.table()).moves == 2
    assert [line.seq for line in await house.moves(game.code)] == [1, 2]
    assert len((await game.state()).last_taken) == 1


async def test_special_movement_is_bought_at_once_as_it_can_be_taken_back(house: House) -> None:
    game = await begin(house, *PEOPLE[:2])
    await game.play_on(passing, until=4)
    who, view = await opened(game)
    coins = (await game.state()).coins[(await game.state()).turn]
    menu = next(m for m in view.selects if str(m["custom_id"]).startswith("strada-romana-buy:"))
    assert len(menu["options"]) == coins, "all that can be paid"
    here = game.here(who)
    bought = (await here.choose("lateral", custom_id="strada-romana-buy:", on=view)).posts[-1]
    assert (await game.state()).special == 1
    assert (await game.state()).coins[(await game.state()).turn] == coins - 1
    await here.press(custom_id="tavolo:undo:", on=bought)
    assert (await game.state()).coins[(await game.state()).turn] == coins


async def test_more_runs_than_a_menu_holds_are_parted_into_several(house: House) -> None:
    game = await begin(house, *PEOPLE[:2])
    state = await game.state()
    wagon = state.boxes.index(0)
    where = tuple(SQUARE_BY_NAME["1C"] if w == wagon else at for w, at in enumerate(state.where))
    await change(game, where=where, special=SPECIALS.index("stacking"))
    who, view = await opened(game)
    page, offered = await runs_offered(game.here(who), view, named(wagon))
    runs = {STRADA_ROMANA.notate(run): run for run in await game.runs() if run.wagon == wagon}
    assert len(runs) > 25
    assert sorted(map(run_of, offered)) == sorted(runs)
    farthest = max(offered, key=lambda each: len(runs[run_of(each)].path))
    plan = await choose_run(game.here(who), page, farthest)
    await game.here(who).press(custom_id="strada-romana-go:", on=plan)
    run = (await game.state()).last_runs[-1]
    assert (run.wagon, len(run.path)) == (wagon, 4)


async def test_the_stack_is_looked_through_only_when_that_is_confirmed(house: House) -> None:
    game = await begin(house, *PEOPLE[:2])
    who, view = await opened(game)
    sure = (await game.here(who).press(custom_id="strada-romana-look:", on=view)).posts[-1]
    assert not (await game.state()).looking
    looked = (await game.here(who).press(custom_id="strada-romana-go:", on=sure)).posts[-1]
    assert (await game.state()).looking
    tiles = [str(p["custom_id"]) for p in looked.pressable if "-keep:" in p["custom_id"]]
    in_stack = (await game.view_of(who)).stack or ()
    assert {tile.rpartition(":")[2] for tile in tiles} == set(map(named, in_stack))
    tile = tiles[3].rpartition(":")[2]
    await game.here(who).press(custom_id=tiles[3], on=looked)
    assert (await game.state()).kept == (WAGONS.index(tile),)
    assert await game.to_play() is not who


async def test_which_tile_is_kept_shows_in_private_answers_only(house: House) -> None:
    game = await begin(house, "ada", "dario", "bruno")
    who = await game.to_play()
    await secretively(game, who)
    stack = (await game.view_of(who)).stack or ()
    public = game.board
    rival = await game.waiting()
    others = await game.here(rival).press("My view", on=public)
    offered = await game.here(rival).suggestions("strada-romana play", "move")
    assert offered == {}
    kept = await with_buttons(game, who)
    (tile,) = (await game.state()).kept
    said = say(tongue(house, who), f"strada-romana-wagon-{WAGONS[tile]}")
    assert said in kept.text
    assert said not in game.board.text
    assert not any(WAGONS[wagon].title() in public.text for wagon in stack)
    assert not any(WAGONS[wagon].title() in others.text for wagon in stack)
    letters = "\n".join(post.text for post in rival.letters)
    assert not any(WAGONS[wagon].title() in letters for wagon in stack)


# --- whole turns in writing ----------------------------------------------------------------------


async def a_turn(game: Game) -> tuple[RunWagon, RunWagon]:
    """A run of two steps, and one of one step for another wagon going the same way."""
    runs, state = await game.runs(), await game.state()
    one = next(run for run in runs if len(run.path) == 2)
    other = next(
        run
        for run in runs
        if len(run.path) == 1
        and (state.boxes[run.wagon] < 5) != (state.boxes[one.wagon] < 5)
        and run.path[0] not in one.path
    )
    return one, other


def written(run: RunWagon) -> str:
    """A run as people write it."""
    squares = " ".join(SQUARE_NAMES[square] for square in run.path)
    return f"{named(run.wagon).title()} {squares}"


async def test_a_whole_turn_is_played_from_one_line(house: House) -> None:
    game = await begin(house, *PEOPLE[:2])
    who = await game.to_play()
    one, other = await a_turn(game)
    square = SQUARE_NAMES[other.path[-1]]
    cube = other.path[-1] in MARKET_AT
    goods = f"cube {square}" if cube else "tile"
    line = f"{written(one)}; {written(other)} + {goods}"
    reply = await game.type(who, line)
    assert reply.is_private
    assert await game.to_play() is not who
    state = await game.state()
    assert [run.wagon for run in state.last_runs] == [one.wagon, other.wagon]
    assert len(state.last_taken) == 1
    assert (await game.table()).moves == 3
    await game.play_on(by_turns(with_buttons), until=5)


@pytest.mark.parametrize("end", ["end", "End turn!", "fin", "fine turno"])
async def test_an_end_that_is_written_after_the_turn_is_over_goes_without_saying(
    house: House, end: str
) -> None:
    game = await begin(house, *PEOPLE[:2])
    who = await game.to_play()
    one, other = await a_turn(game)
    goods = f"cube {SQUARE_NAMES[one.path[-1]]}" if one.path[-1] in MARKET_AT else None
    line = "; ".join(part for part in (written(one), goods, written(other), end) if part)
    reply = await game.type(who, line)
    assert await game.to_play() is not who
    assert say(tongue(house, who), "guide-turn-over") not in reply.text


async def test_a_written_turn_stops_at_the_first_part_that_is_refused(house: House) -> None:
    game = await begin(house, *PEOPLE[:2])
    who, locale = await game.to_play(), tongue(house, await game.to_play())
    one, other = await a_turn(game)
    line = f"{written(one)}; {written(one)}; {written(other)}"
    reply = await game.type(who, line)
    assert reply.is_private
    state = await game.state()
    assert (await game.table()).moves == 1
    assert state.where[one.wagon] == one.path[-1]
    assert await game.to_play() is who
    assert say(locale, "guide-played", played=written(one)) in reply.text
    assert say(locale, "guide-stopped", part=written(one)) in reply.text
    assert has(reply.posts[-1].pressable, "strada-romana-wagon:"), "all that is legal is offered"


async def test_parts_behind_the_end_of_a_turn_are_not_played(house: House) -> None:
    game = await begin(house, *PEOPLE[:2])
    who = await game.to_play()
    reply = await game.type(who, "pass; pass")
    assert (await game.table()).moves == 1
    locale = tongue(house, who)
    assert say(locale, "guide-turn-over") in reply.text
    assert say(locale, "guide-stopped", part="pass") in reply.text
