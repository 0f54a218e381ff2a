"""Plans of whole turns of La Strada: several links, one after the other.

A turn may go on from the settlement just linked (R-6.10), so the next link is searched on the board
that the earlier links leave. Everything comes from what all players see.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from core.game import Seat
from games.la_strada.affordable_links import Way, links_with
from games.la_strada.board import HEX_BY_NAME, HEX_NAMES, TERRAINS, Hex
from games.la_strada.moves import BuildLink
from games.la_strada.view import Road, SeatView, SettlementView, View, cost_of

Plan = tuple[Way, ...]
"""Links in the order in which they are built."""

MOST_PLANS: Final = 85
"""So many turns of several links are listed: the best. Any other is built link by link."""

_HEX: Final = re.compile(r"[A-Z]\d{1,2}", re.ASCII)


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
        tuple(HEX_BY_NAME[name] for name in _HEX.findall(way) if name in HEX_BY_NAME)
        for way in key.split(".")
    )


def links(plan: Plan) -> tuple[BuildLink, ...]:
    """Return the moves that build this plan."""
    return tuple(map(BuildLink, plan))
