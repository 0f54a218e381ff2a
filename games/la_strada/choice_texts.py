"""Texts for the choices of La Strada: settlements, roads, turns and what they bring."""

from collections.abc import Iterable

from core.translatable_text import Listing, Text, text
from games.la_strada.affordable_links import Way
from games.la_strada.best_choices import (
    Goal,
    goals,
    name_of,
    own_days,
    settlement_at,
    steps_between,
)
from games.la_strada.board import (
    HEX_NAMES,
    TERRAINS,
    Hex,
    road_name,
)
from games.la_strada.moves import BuildLink, PlaceWorkshop
from games.la_strada.plans import Plan, PlannedTurn
from games.la_strada.texts import gold_text
from games.la_strada.view import View, cost_of


def goal_told(goal: Goal) -> Text:
    """Return a settlement with its cost and the gold of a cube, for use in a list."""
    gold = gold_text(goal.gold)
    return text("la-strada-play-goal-told", settlement=goal.name, cost=goal.cost, gold=gold)


def goal_label(goal: Goal) -> Text:
    """Return a settlement with its cost and the gold of a cube, as a label."""
    gold = gold_text(goal.gold)
    return text("la-strada-play-goal", settlement=goal.name, cost=goal.cost, gold=gold)


def goal_button(goal: Goal) -> Text:
    """Return the hex of a settlement and its cost; whether its road must still be chosen."""
    several = str(len(goal.ways) > 1).lower()
    name = HEX_NAMES[goal.hex]
    return text("la-strada-play-goal-short", hex=name, cost=goal.cost, several=several)


def way_label(way: Way, view: View) -> Text:
    """Return a road with its cost."""
    return text("la-strada-play-way", road=road_name(way), cost=cost_of(view, way))


def turn_label(view: View, turn: PlannedTurn) -> Text:
    """Return the settlements of a turn, with its cost and gold."""
    names = Listing(tuple(name_of(settlement_at(view, way[-1])) for way in turn.plan))
    gold = gold_text(turn.gold)
    return text("la-strada-play-turn", settlements=names, cost=turn.cost, gold=gold)


def turn_hint(view: View, turn: PlannedTurn) -> Text:
    """Return the roads of a turn, and the days left after it."""
    left = own_days(view) - turn.cost
    return text("la-strada-play-turn-hint", roads=roads_named(turn.plan), left=left)


def roads_named(ways: Iterable[Way]) -> Listing:
    """Return these roads, each by all its hexes."""
    return Listing(tuple(road_name(way) for way in ways))


def ways_label(view: View, other: Plan) -> Text:
    """Return the roads of a plan and its cost."""
    cost = sum(cost_of(view, way) for way in other)
    return text("la-strada-play-way", road=roads_named(other), cost=cost)


def way_number_label(view: View, number: int, other: Plan) -> Text:
    """Another plan that is too long for a button, by its number, and what it costs in all."""
    cost = sum(cost_of(view, way) for way in other)
    return text("la-strada-play-way-number", number=number, cost=cost)


def tiles_words(plan: Plan, view: View) -> Text:
    """Return the number of tiles of each terrain that a plan takes."""
    grounds = [view.terrain[at] for way in plan for at in way[1:]]
    counts = {terrain: grounds.count(terrain) for terrain in TERRAINS}
    return text(
        "la-strada-play-tiles",
        tiles=Listing(
            tuple(
                text(f"la-strada-play-tiles-{terrain}", count=count)
                for terrain, count in counts.items()
                if count
            )
        ),
    )


def plan_words(view: View, plan: Plan) -> list[Text]:
    """Return the description of a plan: cost, gain, tiles, and settlements in transit."""
    passing = [HEX_NAMES[at] for way in plan for at in way[1:-1] if view.terrain[at] is None]
    words = [*_built_words(view, plan), tiles_words(plan, view)]
    if passing:
        words.append(text("la-strada-play-plan-transit", transits=Listing(tuple(passing))))
    return words


def _built_words(view: View, plan: Plan) -> list[Text]:
    """Return the cost and gain of a plan, of one road or of several."""
    days, cost = own_days(view), sum(cost_of(view, way) for way in plan)
    reached = [goal for way in plan for goal in goals(view, (way,))]
    if len(plan) == 1:
        (goal,), (way,) = reached, plan
        road, name = road_name(way), goal.name
        said = text("la-strada-play-plan", settlement=name, road=road, cost=cost, days=days)
        return [said, _worth_words(view, goal)]
    roads, told = roads_named(plan), Listing(tuple(map(goal_told, reached)))
    return [
        text("la-strada-play-turn-plan", roads=roads, cost=cost, days=days),
        text("la-strada-play-turn-worth", goals=told),
    ]


def _worth_words(view: View, goal: Goal) -> Text:
    """Return the gold of a cube there, and whether others share it or may come later."""
    if len(view.seats) == 2:
        return text("la-strada-play-plan-worth-alone", gold=gold_text(goal.gold))
    cubes = len(goal.settlement.cubes) + 1
    return text("la-strada-play-plan-worth", cubes=cubes, gold=gold_text(goal.gold))


def move_label(move: BuildLink | PlaceWorkshop) -> Text:
    """Return the full name of a move, for a button that stands alone."""
    if isinstance(move, BuildLink):
        return text("la-strada-move-build", road=road_name(move.path))
    return text("la-strada-move-workshop", hex=HEX_NAMES[move.hex])


def near_words(view: View, at: Hex) -> Text:
    """Return the settlements nearest to a workshop there, at one, two or three tiles."""
    for tiles in (1, 2, 3):
        names = [name_of(s) for s in view.settlements if steps_between(at, s.hex) == tiles + 1]
        if names:
            return text("la-strada-play-near", tiles=tiles, settlements=Listing(tuple(names)))
    return text("la-strada-play-near-nothing")
