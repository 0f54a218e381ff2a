"""What guided play of La Strada offers: which choices, and their texts."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from core.game import Seat
from core.texts import Listing, Text, text
from games.la_strada.board import (
    AXIAL,
    COSTS,
    DIRECTIONS,
    HEX_BY_NAME,
    HEX_NAMES,
    INCOME,
    KINDS,
    NEIGHBOURS,
    NO_HEX,
    SPOT,
    TERRAINS,
    Hex,
    road_name,
    settlement_name,
)
from games.la_strada.moves import BuildLink, Move, PlaceWorkshop
from games.la_strada.texts import gold_text
from games.la_strada.view import Road, SeatView, SettlementView, View, cost_of, most_days

# The links that a seat could build with a number of days, from public facts. Rules.
#
# For planning when it is not the seat's turn or the days are not there yet; the engine decides
# about moves that are possible now. Paths are as in BuildLink.

Way = tuple[Hex, ...]


def links_with(view: View, seat: int, days: int) -> list[Way]:
    """Return all links that the seat could build for so many days, ascending as paths."""
    if not view.seats[seat].cubes_left:
        return []
    outlook = _Outlook(view, seat)
    return sorted(
        path
        for start in view.seats[seat].starts
        for path in outlook.leave((start,), days, view.seats[seat].tiles)
    )


class _Outlook:
    """The board for one seat's roads: free ground by terrain, and settlements."""

    def __init__(self, view: View, seat: int) -> None:
        taken = {at for road in view.roads for at in road.path}
        taken.update(shop for other in view.seats for shop in other.workshops)
        self._ground = {
            at: TERRAINS.index(ground)
            for at, ground in enumerate(view.terrain)
            if ground is not None and at not in taken
        }
        linked = view.seats[seat].starts
        new = [found for found in view.settlements if found.hex not in linked]
        self._ground |= {found.hex: SPOT for found in new}
        alone = len(view.seats) == 2
        self._passable = {found.hex for found in new if alone and found.cubes}

    def leave(self, path: Way, days: int, tiles: tuple[int, ...]) -> Iterator[Way]:
        """Go on from a workshop or settlement, to any side, with a tile."""
        for way in range(len(DIRECTIONS)):
            on = Hex(NEIGHBOURS[path[-1]][way])
            if self._ground.get(on, SPOT) != SPOT and on not in path:
                yield from self._lay((*path, on), way, days, tiles)

    def _lay(self, path: Way, way: int, days: int, tiles: tuple[int, ...]) -> Iterator[Way]:
        """Pay for the last hex of the path, entered this way, and go on: straight or by a bend."""
        ground = self._ground[path[-1]]
        left, days = tiles[ground] - 1, days - COSTS[ground]
        if left < 0 or days < 0:
            return
        tiles = (*tiles[:ground], left, *tiles[ground + 1 :])
        for ahead in ((way - 1) % 6, way, (way + 1) % 6):
            on = Hex(NEIGHBOURS[path[-1]][ahead])
            if on == NO_HEX or on not in self._ground or on in path:
                continue
            if self._ground[on] != SPOT:
                yield from self._lay((*path, on), ahead, days, tiles)
            elif on in self._passable:
                yield from self.leave((*path, on), days, tiles)
            else:
                yield (*path, on)


# Plans of whole turns of La Strada: several links, one after the other.
#
# A turn may go on from the settlement just linked, so the next link is searched on the
# board that the earlier links leave. Everything comes from what all players see.

Plan = tuple[Way, ...]
"""Links in the order in which they are built."""

MOST_PLANS: Final = 85
"""So many turns of several links are listed: the best. Any other is built link by link."""

_WRITTEN_HEX: Final = re.compile(r"[A-Z]\d{1,2}", re.ASCII)


class PlannedTurn(msgspec.Struct, frozen=True):
    """A plan with the total cost of its links in days, and the gold of its cubes."""

    plan: Plan
    cost: int
    gold: int

    @property
    def ends(self) -> frozenset[Hex]:
        """The settlements that it links."""
        return frozenset(way[-1] for way in self.plan)


def turns(view: View, ways: Sequence[Way]) -> list[PlannedTurn]:
    """Return turns of several links that begin with one of these, one per set of settlements.

    Those with most gold come first, then the cheapest. Each link takes the cheapest way that exists
    when it is built.
    """
    best: dict[frozenset[Hex], PlannedTurn] = {}
    for turn in _going_on(view, PlannedTurn((), 0, 0), cheapest(view, ways), best):
        if len(turn.plan) > 1:
            best[turn.ends] = turn
    return sorted(best.values(), key=_rank)[:MOST_PLANS]


def _going_on(
    view: View, turn: PlannedTurn, ways: Sequence[Way], best: dict[frozenset[Hex], PlannedTurn]
) -> Iterator[PlannedTurn]:
    """Iterate over the turns that extend this one by one link or more."""
    for way in ways:
        longer = _with(view, turn, way)
        known = best.get(longer.ends)
        if known is not None and known.cost <= longer.cost:
            continue
        yield longer
        after = built(view, way)
        yield from _going_on(after, longer, cheapest(after, open_ways(after)), best)


def open_ways(view: View) -> list[Way]:
    """Return the links that the viewer could build with the days left."""
    assert view.viewer is not None, "only a player builds"
    return links_with(view, view.viewer, view.seats[view.viewer].days)


def cheapest(view: View, ways: Sequence[Way]) -> list[Way]:
    """Return the cheapest of these ways to each settlement."""
    found: dict[Hex, Way] = {}
    for way in sorted(ways, key=lambda way: (cost_of(view, way), len(way), way)):
        found.setdefault(way[-1], way)
    return list(found.values())


def after_all(view: View, plan: Plan) -> View | None:
    """Return the board after all these links; None if one of them cannot be built."""
    for way in plan:
        if way not in open_ways(view):
            return None
        view = built(view, way)
    return view


def built(view: View, way: Way) -> View:
    """Return the board after the viewer builds this road, as far as links depend on it."""
    seat = view.viewer
    assert seat is not None, "only a player builds"
    road = Road(seat, way, cost_of(view, way))
    seats = tuple(
        _after(own, view, road) if number == seat else own for number, own in enumerate(view.seats)
    )
    settlements = tuple(_linked(found, seat, way) for found in view.settlements)
    return msgspec.structs.replace(
        view, roads=(*view.roads, road), seats=seats, settlements=settlements
    )


def _after(own: SeatView, view: View, road: Road) -> SeatView:
    """Return the seat after building a road: its days, tiles, cubes, and where it may start."""
    grounds = [view.terrain[at] for at in road.path[1:]]
    passed = (at for at in road.path[1:] if view.terrain[at] is None)
    return msgspec.structs.replace(
        own,
        days=own.days - road.cost,
        tiles=tuple(n - grounds.count(t) for n, t in zip(own.tiles, TERRAINS, strict=True)),
        cubes_left=own.cubes_left - 1,
        starts=tuple(sorted({*own.starts, *passed})),
    )


def _linked(found: SettlementView, seat: Seat, way: Way) -> SettlementView:
    if found.hex != way[-1]:
        return found
    return msgspec.structs.replace(found, cubes=tuple(sorted((*found.cubes, seat))))


def _with(view: View, turn: PlannedTurn, way: Way) -> PlannedTurn:
    found = next(one for one in view.settlements if one.hex == way[-1])
    gold = found.gold_shared if found.cubes else found.gold
    return PlannedTurn((*turn.plan, way), turn.cost + cost_of(view, way), turn.gold + (gold or 0))


def _rank(turn: PlannedTurn) -> tuple[int, int, Plan]:
    return -turn.gold, turn.cost, turn.plan


# --- short form for the ids of controls ----------------------------------------------------------


def plan_key(plan: Plan) -> str:
    """Return a plan in short form: "C3D4E4.E4F4G4"."""
    return ".".join("".join(HEX_NAMES[at] for at in way) for way in plan)


def plan_of(key: str) -> Plan:
    """Return the plan of a short form; its roads may be impossible, or empty."""
    return tuple(
        tuple(HEX_BY_NAME[name] for name in _WRITTEN_HEX.findall(way) if name in HEX_BY_NAME)
        for way in key.split(".")
    )


def links(plan: Plan) -> tuple[BuildLink, ...]:
    """Return the moves that build this plan."""
    return tuple(map(BuildLink, plan))


# What can be done in La Strada, and which of it is worth most.

_TYPED_HEX = re.compile(r"(?<!\w)[a-hj-n]\d{1,2}(?!\w)", re.IGNORECASE | re.ASCII)
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
        if 2 <= (gap := steps_between(at, found.hex)) <= 4
    )


def nearest(view: View, legal: Iterable[Move], typed: str) -> Move | None:
    """Return the legal move most similar to what was typed; None if no hex was named."""
    named, legal = hexes_in(typed), list(legal)
    if not named:
        return None
    sites, roads = sites_among(legal), links_among(legal)
    if sites:
        return PlaceWorkshop(min(sites, key=lambda at: (steps_between(at, named[0]), at)))
    if roads:
        return BuildLink(min(roads, key=lambda way: _unlike(view, way, named)))
    return None


def _unlike(view: View, way: Way, named: Sequence[Hex]) -> tuple[int, int, int, Way]:
    """Return the difference of a road from the named hexes: its end first, then its course."""
    to_start = steps_between(way[-1], named[0]) if len(named) > 1 else 99
    ends = min(steps_between(way[-1], named[-1]), to_start)
    return ends, len(set(way) ^ set(named)), cost_of(view, way), way


def steps_between(one: Hex, other: Hex) -> int:
    """Return the number of steps from one hex to the other."""
    (q, r), (p, s) = AXIAL[one], AXIAL[other]
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


def own_days(view: View) -> int:
    """Return the viewer's days."""
    assert view.viewer is not None, "only a player has days"
    return view.seats[view.viewer].days


def lost_by_ending(view: View) -> int:
    """Return the days that would be lost if the turn ended now. Rules: R-5.1, R-11.3."""
    return max(0, own_days(view) + INCOME - most_days(view.options))


def settlement_at(view: View, at: Hex) -> SettlementView:
    """Return the settlement on a hex. Raises StopIteration if there is none."""
    return next(found for found in view.settlements if found.hex == at)


def hexes_in(typed: str) -> list[Hex]:
    """Return the hexes named in the typed text, in order."""
    names = (name.upper() for name in _TYPED_HEX.findall(typed))
    return [HEX_BY_NAME[name] for name in names if name in HEX_BY_NAME]


def name_of(settlement: SettlementView) -> Text:
    """Return the name of a settlement; its hex only while it lies face down."""
    if settlement.kind is None:
        return text("la-strada-play-settlement", hex=HEX_NAMES[settlement.hex])
    return settlement_name(settlement.hex, KINDS.index(settlement.kind))


# Texts for the choices of La Strada: settlements, roads, turns and what they bring.


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
