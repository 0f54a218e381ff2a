"""The choices of La Strada: what can be done, what it is worth, and texts for it."""

import re
from collections.abc import Iterable, Sequence

import msgspec

from core.translatable_text import Listing, Text, text
from games.la_strada.affordable_links import Way, links_with
from games.la_strada.board import (
    AXIAL,
    HEX_BY_NAME,
    HEX_NAMES,
    KINDS,
    TERRAINS,
    Hex,
    road_name,
    settlement_name,
)
from games.la_strada.moves import BuildLink, Move, PlaceWorkshop
from games.la_strada.notation import notate
from games.la_strada.plans import Plan, PlannedTurn
from games.la_strada.rule_numbers import INCOME, MOST_DAYS
from games.la_strada.texts import gold_text
from games.la_strada.view import SettlementView, View, cost_of

_HEX = re.compile(r"(?<!\w)[a-hj-n]\d{1,2}(?!\w)", re.IGNORECASE | re.ASCII)
_WORTH_FACE_DOWN = 3
"""The gold that a face-down settlement, whose kind is unknown, counts for in advice."""


class Goal(msgspec.Struct, frozen=True):
    """A settlement that can be linked: all roads to it, cheapest first, and the gold of a cube."""

    settlement: SettlementView
    ways: tuple[Way, ...]
    cost: int
    gold: int

    @property
    def hex(self) -> Hex:
        """The hex of the settlement."""
        return self.settlement.hex

    @property
    def name(self) -> Text:
        """The name of the settlement."""
        return name_of(self.settlement)


# --- what can be done ----------------------------------------------------------------------------


def links_among(legal: Iterable[Move]) -> list[Way]:
    """Return the roads among these moves."""
    return [move.path for move in legal if isinstance(move, BuildLink)]


def sites_among(legal: Iterable[Move]) -> list[Hex]:
    """Return the places for a workshop among these moves."""
    return [move.hex for move in legal if isinstance(move, PlaceWorkshop)]


def goals(view: View, paths: Iterable[Way]) -> list[Goal]:
    """Return the settlements that these roads lead to: most gold first, then the cheapest."""
    ways: dict[Hex, list[Way]] = {}
    for path in paths:
        ways.setdefault(path[-1], []).append(path)
    found = [_goal(view, at, roads) for at, roads in ways.items()]
    return sorted(found, key=lambda goal: (-goal.gold, goal.cost, goal.hex))


def _goal(view: View, at: Hex, roads: list[Way]) -> Goal:
    settlement = settlement_at(view, at)
    ways = sorted(roads, key=lambda way: (cost_of(view, way), len(way), way))
    gold = settlement.gold_shared if settlement.cubes else settlement.gold
    return Goal(settlement, tuple(ways), cost_of(view, ways[0]), gold or 0)


def taken_within_reach(view: View) -> list[SettlementView]:
    """In a game for two, return the settlements out of reach only because of a cube. R-10.3."""
    if len(view.seats) != 2 or view.viewer is None:
        return []
    free = tuple(msgspec.structs.replace(found, cubes=()) for found in view.settlements)
    as_free = msgspec.structs.replace(view, settlements=free)
    ends = {way[-1] for way in links_with(as_free, view.viewer, own_days(view))}
    return [found for found in view.settlements if found.cubes and found.hex in ends]


def best_sites(view: View, sites: Iterable[Hex]) -> list[Hex]:
    """Return places for a workshop, those with most gold within a few tiles first."""
    return sorted(sites, key=lambda at: (-_promise(view, at), at))


def _promise(view: View, at: Hex) -> float:
    """Return the gold one to three tiles away; a settlement farther away counts less."""
    return sum(
        (_WORTH_FACE_DOWN if found.gold is None else found.gold) / (gap - 1)
        for found in view.settlements
        if 2 <= (gap := _gap(at, found.hex)) <= 4
    )


def nearest(view: View, legal: Iterable[Move], typed: str) -> Move | None:
    """Return the legal move most similar to what was typed; None if no hex was named."""
    named, legal = hexes_in(typed), list(legal)
    if not named:
        return None
    sites, roads = sites_among(legal), links_among(legal)
    if sites:
        return PlaceWorkshop(min(sites, key=lambda at: (_gap(at, named[0]), at)))
    if roads:
        return BuildLink(min(roads, key=lambda way: _unlike(view, way, named)))
    return None


def _unlike(view: View, way: Way, named: Sequence[Hex]) -> tuple[int, int, int, Way]:
    """Return the difference of a road from the named hexes: its end first, then its course."""
    ends = min(_gap(way[-1], named[-1]), _gap(way[-1], named[0]) if len(named) > 1 else 99)
    return ends, len(set(way) ^ set(named)), cost_of(view, way), way


def _gap(one: Hex, other: Hex) -> int:
    """Return the number of steps from one hex to the other."""
    (q, r), (p, s) = AXIAL[one], AXIAL[other]
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


def own_days(view: View) -> int:
    """Return the viewer's days."""
    assert view.viewer is not None, "only a player has days"
    return view.seats[view.viewer].days


def lost_by_ending(view: View) -> int:
    """Return the days that would be lost if the turn ended now. Rule: R-5.1."""
    return max(0, own_days(view) + INCOME - MOST_DAYS)


def settlement_at(view: View, at: Hex) -> SettlementView:
    """Return the settlement on a hex. Raises StopIteration if there is none."""
    return next(found for found in view.settlements if found.hex == at)


def hexes_in(typed: str) -> list[Hex]:
    """Return the hexes named in the typed text, in order."""
    names = (name.upper() for name in _HEX.findall(typed))
    return [HEX_BY_NAME[name] for name in names if name in HEX_BY_NAME]


def path_key(path: Way) -> str:
    """Return a road as the notation writes it: "c3-d4-e4"."""
    return notate(BuildLink(path)).partition(" ")[2]


# --- words ---------------------------------------------------------------------------------------


def name_of(settlement: SettlementView) -> Text:
    """Return the name of a settlement; its hex only while it lies face down."""
    if settlement.kind is None:
        return text("la-strada-play-settlement", hex=HEX_NAMES[settlement.hex])
    return settlement_name(settlement.hex, KINDS.index(settlement.kind))


def goal_told(goal: Goal) -> Text:
    """Return a settlement with its cost and the gold of a cube, for use in a list."""
    gold = gold_text(goal.gold)
    return text("la-strada-play-goal-told", settlement=goal.name, cost=goal.cost, gold=gold)


def goal_label(goal: Goal) -> Text:
    """Return a settlement with its cost and the gold of a cube, as a label."""
    gold = gold_text(goal.gold)
    return text("la-strada-play-goal", settlement=goal.name, cost=goal.cost, gold=gold)


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


def ways_label(view: View, plan: Plan, other: Plan) -> Text:
    """Return the roads in which another plan differs, and that plan's whole cost."""
    roads = roads_named(way for way in other if way not in plan)
    cost = sum(cost_of(view, way) for way in other)
    return text("la-strada-play-way", road=roads, cost=cost)


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
        names = [name_of(s) for s in view.settlements if _gap(at, s.hex) == tiles + 1]
        if names:
            return text("la-strada-play-near", tiles=tiles, settlements=Listing(tuple(names)))
    return text("la-strada-play-near-nothing")


def outlook_words(view: View, legal: Sequence[Move], *, asked: bool) -> tuple[Text, ...]:
    """Return what can be reached with the present days, and what more with the next income."""
    seat = view.viewer
    assert seat is not None, "only a player has days"
    if view.phase == "workshops" or view.outcome is not None:
        return (text("la-strada-play-days-none"),)
    now = goals(view, links_among(legal))
    later_days = min(MOST_DAYS, view.seats[seat].days + INCOME)
    near = {goal.hex for goal in now}
    later = goals(view, links_with(view, seat, later_days))
    more = [goal for goal in later if goal.hex not in near]
    if not asked:
        return (_reach("next", later_days, more),)
    return _reach("now", view.seats[seat].days, now), _reach("more", later_days, more)


def _reach(when: str, days: int, found: Sequence[Goal]) -> Text:
    named = Listing(tuple(goal_told(goal) for goal in found))
    return text(f"la-strada-play-days-{when}", days=days, count=len(found), goals=named)
