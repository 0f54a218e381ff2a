"""What can be done in La Strada, and which of it is worth most."""

import re
from collections.abc import Iterable, Sequence

import msgspec

from core.translatable_text import Text, text
from games.la_strada.affordable_links import Way, links_with
from games.la_strada.board import (
    AXIAL,
    HEX_BY_NAME,
    HEX_NAMES,
    KINDS,
    Hex,
    settlement_name,
)
from games.la_strada.moves import BuildLink, Move, PlaceWorkshop
from games.la_strada.rule_numbers import INCOME
from games.la_strada.view import SettlementView, View, cost_of, most_days

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
    names = (name.upper() for name in _HEX.findall(typed))
    return [HEX_BY_NAME[name] for name in names if name in HEX_BY_NAME]


def name_of(settlement: SettlementView) -> Text:
    """Return the name of a settlement; its hex only while it lies face down."""
    if settlement.kind is None:
        return text("la-strada-play-settlement", hex=HEX_NAMES[settlement.hex])
    return settlement_name(settlement.hex, KINDS.index(settlement.kind))
