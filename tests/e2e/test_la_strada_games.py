"""Guided play of La Strada, and scoring after somebody has resigned."""

from games.la_strada.board import HEX_BY_NAME, HEX_NAMES, Hex, road_name
from games.la_strada.plans import plan_of
from games.la_strada.rule_numbers import MOST_DAYS
from games.la_strada.view import cost_of
from tests.e2e.la_strada_game import Game, begin, plan_first, with_buttons
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Component
from tests.e2e.whole_games import first, say, tongue

PEOPLE = ("ada", "bruno", "chloe", "dario")


# --- the guided play -----------------------------------------------------------------------------


async def at_roads(house: House, *people: str) -> Game:
    """A game in which all workshops stand."""
    game = await begin(house, *(people or PEOPLE[:2]))
    await game.play_on(with_buttons, until=len((await game.state()).placing))
    return game


async def test_reachable_settlements_are_offered_the_dearest_first(house: House) -> None:
    game = await at_roads(house)
    who = await game.to_play()
    opened = await game.here(who).press(custom_id="tavolo:play:", on=game.board)
    menu = first(opened.posts[-1].selects, "la-strada-to:")
    singles = [option["value"] for option in menu["options"] if option["value"] in HEX_BY_NAME]
    offered = [HEX_BY_NAME[name] for name in singles]
    assert set(offered) == {move.path[-1] for move in await game.roads()}
    view = await game.view_of(who)
    worth = {settlement.hex: settlement.gold for settlement in view.settlements}
    gold = [worth[at] or 0 for at in offered]
    assert gold == sorted(gold, reverse=True)


async def test_a_plan_is_shown_and_nothing_happens_until_it_is_confirmed(house: House) -> None:
    game = await at_roads(house)
    who = await game.to_play()
    here = game.here(who)
    before = await game.table()
    opened = await here.press(custom_id="tavolo:play:", on=game.board)
    alt_of_the_board = opened.posts[-1].alts[0]
    plan = await plan_first(here, opened.posts[-1])
    assert await game.table() == before
    path = _planned(plan.pressable)
    view = await game.view_of(who)
    assert road_name(path) in plan.text
    assert f" {cost_of(view, path)} " in plan.text
    assert road_name(path) in plan.alts[0]
    assert road_name(path) not in alt_of_the_board
    back = await here.press(custom_id="la-strada-back:", on=plan)
    plan = await plan_first(here, back.posts[-1])
    await here.press(custom_id="la-strada-go:", on=plan)
    assert (await game.state()).roads[-1].path == path


async def test_another_way_to_a_settlement_is_shown_before_it_is_built(house: House) -> None:
    game = await at_roads(house)
    who = await game.to_play()
    here = game.here(who)
    ends = [move.path[-1] for move in await game.roads()]
    goal = next(end for end in ends if ends.count(end) > 2)
    opened = await here.press(custom_id="tavolo:play:", on=game.board)
    plan = await here.choose(HEX_NAMES[goal], custom_id="la-strada-to:", on=opened.posts[-1])
    others = [part for part in plan.posts[-1].pressable if "strada-turn:" in part["custom_id"]]
    view = await game.view_of(who)
    ways = [plan_of(str(part["custom_id"]).rpartition(":")[2])[0] for part in others]
    costs = [cost_of(view, way) for way in ways]
    assert cost_of(view, _planned(plan.posts[-1].pressable)) <= costs[0]
    assert costs == sorted(costs)
    way = ways[-1]
    other = await here.click(others[-1], on=plan.posts[-1])
    assert _planned(other.posts[-1].pressable) == way
    await here.press(custom_id="la-strada-go:", on=other.posts[-1])
    assert (await game.state()).roads[-1].path == way


def _planned(pressable: tuple[Component, ...]) -> tuple[Hex, ...]:
    """The road that the button would build."""
    return _read(str(first(pressable, "la-strada-go:")["custom_id"]).rpartition(" ")[2])


def _read(key: str) -> tuple[Hex, ...]:
    return tuple(HEX_BY_NAME[name.upper()] for name in key.split("-"))


async def test_one_builds_on_in_the_same_turn(house: House) -> None:
    game = await at_roads(house)
    who = await game.to_play()
    for _ in range(20):
        built = await with_buttons(game, who)
        if await game.to_play() is who:
            assert first(built.posts[-1].selects, "la-strada-to:"), "what is left is offered"
            return
        who = await game.to_play()
    raise AssertionError("somebody can pay two links in a turn")


async def test_whoever_would_lose_days_is_asked_twice(house: House) -> None:
    game = await at_roads(house)
    who = await game.to_play()
    here = game.here(who)
    opened = await here.press(custom_id="tavolo:play:", on=game.board)
    asked = await here.press(custom_id="la-strada-end:", on=opened.posts[-1])
    lost = (await game.view_of(who)).seats[(await game.state()).turn].days - 4
    question = say(
        tongue(house, who), "la-strada-play-end-sure", days=lost + 4, lost=lost, most=MOST_DAYS
    )
    assert question in asked.text
    assert await game.to_play() is who
    await here.press(custom_id="la-strada-go:", on=asked.posts[-1])
    assert await game.to_play() is not who


# --- tables --------------------------------------------------------------------------------------


async def test_moves_are_counted_alike_everywhere_after_somebody_has_resigned(
    house: House,
) -> None:
    game = await begin(house, "ada", "bruno", "chloe")
    await game.play_on(with_buttons, until=4)
    chloe = house.player("chloe")
    await game.here(chloe).slash("table end")
    await game.here(chloe).press(say("fr", "resign-button"))
    await with_buttons(game, await game.to_play())
    heading = say("en", "heading-playing", game=game.name, code=game.code, move=5)
    counted = say("en", "picture-of", game=game.name, moves=5)
    assert heading in game.board.text
    assert counted in "".join(game.board.alts)
    looked = await game.here(house.player("ada")).slash("table history")
    here = game.here(house.player("ada"))
    told = (await here.press(custom_id="tavolo:told:", on=looked.posts[-1])).text
    assert f"**{5}**" in told
    assert f"**{6}**" not in told
