"""Guided play of La Strada, and scoring after somebody has resigned."""

from games.la_strada.board import HEX_BY_NAME, MOST_DAYS, Hex, road_name
from games.la_strada.choices import plan_of
from games.la_strada.state import changed
from games.la_strada.view import cost_of
from tests.e2e.la_strada_game import (
    Game,
    begin,
    goals_offered,
    hex_of,
    plan_first,
    thriftily,
    with_buttons,
)
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Component, Post
from tests.e2e.simulated_people import Player
from tests.e2e.whole_games import change, first, say

PEOPLE = ("ada", "bruno", "chloe", "dario")


# --- the guided play -----------------------------------------------------------------------------


async def at_roads(house: House, *people: str) -> Game:
    """A game in which all workshops stand."""
    game = await begin(house, *(people or PEOPLE[:2]))
    await game.play_on(with_buttons, until=len((await game.state()).placing))
    return game


async def only_road_offered(game: Game) -> tuple[Player, Post, Component]:
    """Whoever is to play has so few days that a settlement is reached by one road only."""
    who = await game.to_play()
    for days in range(2, MOST_DAYS):
        state = await game.state()
        await change(game, days=changed(state.days, state.turn, days))
        opened = await game.here(who).press(custom_id="tavolo:play:", on=game.board)
        for button in goals_offered(opened.posts[-1]):
            if not button["label"].endswith("…"):
                return who, opened.posts[-1], button
    raise AssertionError("a settlement that is just in reach has one road")


async def test_reachable_settlements_are_offered_the_dearest_first(house: House) -> None:
    game = await at_roads(house)
    who = await game.to_play()
    opened = await game.here(who).press(custom_id="tavolo:play:", on=game.board)
    offered = [*map(hex_of, goals_offered(opened.posts[-1]))]
    values = [o["value"] for menu in opened.posts[-1].selects[:1] for o in menu["options"]]
    offered += [HEX_BY_NAME[value] for value in values if value in HEX_BY_NAME]
    assert set(offered) == {move.path[-1] for move in await game.roads()}
    view = await game.view_of(who)
    worth = {settlement.hex: settlement.gold for settlement in view.settlements}
    gold = [worth[at] or 0 for at in offered]
    assert gold == sorted(gold, reverse=True)


async def test_the_only_road_to_a_settlement_is_built_at_once(house: House) -> None:
    game = await at_roads(house)
    who, opened, button = await only_road_offered(game)
    built = (await game.here(who).click(button, on=opened)).posts[-1]
    road = (await game.state()).roads[-1].path
    assert road[-1] == hex_of(button)
    assert road_name(road) in built.text, "the answer says what was done"


async def test_another_way_to_a_settlement_is_built_at_once(house: House) -> None:
    game = await at_roads(house)
    who = await game.to_play()
    here = game.here(who)
    opened = await here.press(custom_id="tavolo:play:", on=game.board)
    plan = await plan_first(here, opened.posts[-1])
    others = [part for part in plan.pressable if "strada-turn:" in part["custom_id"]]
    view = await game.view_of(who)
    ways = [plan_of(str(part["custom_id"]).rpartition(":")[2])[0] for part in others]
    costs = [cost_of(view, way) for way in ways]
    assert cost_of(view, _planned(plan.pressable)) <= costs[0]
    assert costs == sorted(costs)
    await here.click(others[-1], on=plan)
    assert (await game.state()).roads[-1].path == ways[-1]


def _planned(pressable: tuple[Component, ...]) -> tuple[Hex, ...]:
    """The road that the button would build."""
    return _read(str(first(pressable, "la-strada-go:")["custom_id"]).rpartition(" ")[2])


def _read(key: str) -> tuple[Hex, ...]:
    return tuple(HEX_BY_NAME[name.upper()] for name in key.split("-"))


# --- tables --------------------------------------------------------------------------------------


async def test_moves_are_counted_alike_everywhere_after_somebody_has_resigned(
    house: House,
) -> None:
    game = await begin(house, "ada", "bruno", "chloe")
    await game.play_on(with_buttons, until=3)
    await thriftily(game, await game.to_play())
    chloe = house.player("chloe")
    await game.here(chloe).slash("table end")
    await game.here(chloe).press(say("fr", "resign-button"))
    await thriftily(game, await game.to_play())
    heading = say("en", "heading-playing", game=game.name, code=game.code, move=5)
    counted = say("en", "picture-of", game=game.name, moves=5)
    assert heading in game.board.text
    assert counted in "".join(game.board.alts)
    looked = await game.here(house.player("ada")).slash("table history")
    here = game.here(house.player("ada"))
    told = (await here.press(custom_id="tavolo:told:", on=looked.posts[-1])).text
    assert f"**{5}**" in told
    assert f"**{6}**" not in told
