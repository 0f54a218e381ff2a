"""Computer players of La Strada: the value of roads and workshops, and the agents of each level."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from types import MappingProxyType
from typing import Final, TypeAlias

from ai.base import Agent, Greedy, seat_of
from ai.search import Chance, Glance, NextBest, TreeSearch, likelihood
from core.game import Level, Seat
from games.la_strada.board import (
    AXIAL,
    COSTS,
    GOLD,
    KINDS,
    MOST_DAYS,
    NEIGHBOURS,
    NO_HEX,
    SETTLEMENTS,
    SPOT,
    Hex,
    Kind,
    Laid,
    ground_of,
)
from games.la_strada.moves import BuildLink, EndTurn, Move, PlaceWorkshop
from games.la_strada.view import View

LaStradaAgent: TypeAlias = Agent[Move, View]

_RIVALS_LOSS: Final = 1.0
"""Value to the player of each piece of gold that the rivals lose, on average."""

_DENIED: Final = 0.5
"""Two players only: value of each piece of gold that the rival can no longer get."""

_OPENED: Final = 2.0
"""Factor on the gold of other settlements times the gain in nearness (1 / days of road)."""

_SITE: Final = 1.5
_FAR: Final = 5
"""A near settlement's weight for a workshop: 1 / hexes ** ``_SITE``; none beyond ``_FAR`` hexes."""

_WAYS_TRIED: Final = 2
"""Roads to one settlement that the search considers; the cheapest is by far the best."""

_BEFORE_THE_END: Final = 4
_LINKS_TRIED: Final = 14
_SITES_TRIED: Final = 12
_WHOLE_GAME: Final = 1_000

_DOUBT: Final = 3.0
"""After a playout by habit, each lead of this much gold multiplies the odds of victory by e."""

_CURIOSITY: Final = 0.15

Nearness: TypeAlias = tuple[float, ...]
"""The nearness of each settlement, from 0 to 1."""

_NOWHERE: Final[Nearness] = (0.0,) * sum(SETTLEMENTS)


@lru_cache(maxsize=64)
def _tile_costs(laid: Laid) -> tuple[int, ...]:
    """Return for each hex the cost of its tile in days; entering settlements is free."""
    return tuple(0 if found == SPOT else COSTS[found] for found in ground_of(laid).terrain)


@lru_cache(maxsize=1 << 12)
def nearness(laid: Laid, start: Hex) -> Nearness:
    """Return for each settlement 1 / days of the cheapest road on the empty board."""
    costs, spots = _tile_costs(laid), ground_of(laid).spots
    days, reached = {start: 0}, dict[int, int]()
    border = [(0, start)]
    while border:
        so_far, at = heappop(border)
        for on in NEIGHBOURS[at]:
            if on == NO_HEX or (at == start and on in spots):
                continue
            if on in spots:
                reached.setdefault(on, so_far)
                continue
            spent = so_far + costs[on]
            if spent <= MOST_DAYS and spent < days.get(Hex(on), MOST_DAYS + 1):
                days[Hex(on)] = spent
                heappush(border, (spent, Hex(on)))
    return tuple([1 / reached[at] if at in reached and at != start else 0.0 for at in spots])


@lru_cache(maxsize=1 << 12)
def _nearness_by_air(laid: Laid, start: Hex) -> Nearness:
    """Return for each settlement a value that falls with the distance; 0 if too near for a road."""
    q, r = AXIAL[start]
    each = [(p - q, s - r) for p, s in (AXIAL[spot] for spot in ground_of(laid).spots)]
    hexes = [max(abs(a), abs(b), abs(a + b)) for a, b in each]
    return tuple([1 / gap**_SITE if 1 < gap <= _FAR else 0.0 for gap in hexes])


def _nearest(each: Sequence[Nearness]) -> Nearness:
    """Return for each settlement its nearness to the nearest of these hexes."""
    return tuple([max(near) for near in zip(_NOWHERE, *each, strict=True)])


class Map:
    """The value of the settlements, and of the ways to them, to one seat."""

    __slots__ = ("_costs", "_gold", "_laid", "_lost", "_near", "_near_by_air", "_number", "_worth")

    def __init__(self, view: View) -> None:
        own = view.seats[seat_of(view)]
        alone, rivals = len(view.seats) == 2, len(view.seats) - 1
        self._laid = view.laid
        self._costs = _tile_costs(view.laid)
        self._near = _nearest([nearness(view.laid, start) for start in own.starts])
        self._near_by_air = _nearest([_nearness_by_air(view.laid, at) for at in own.workshops])
        self._number = {s.hex: number for number, s in enumerate(view.settlements)}
        self._worth: dict[Hex, float] = {}
        self._gold = [0] * len(view.settlements)
        self._lost = [0.0] * len(view.settlements)
        for number, settlement in enumerate(view.settlements):
            cubes, gold = len(settlement.cubes), _gold_of(settlement.kind)
            if settlement.hex in own.starts or (alone and cubes):
                continue
            self._gold[number] = gold[cubes]
            if alone:
                self._lost[number] = _DENIED * gold[0]
            elif cubes:
                self._lost[number] = _RIVALS_LOSS * cubes * (gold[cubes - 1] - gold[cubes]) / rivals

    def cost(self, path: Sequence[Hex]) -> int:
        """Return the cost of this road in days."""
        costs = self._costs
        return sum([costs[at] for at in path]) - costs[path[0]]

    def road(self, path: Sequence[Hex]) -> float:
        """Return the value of this road for each day that it costs."""
        return self.settlement(path[-1]) / self.cost(path)

    def settlement(self, at: Hex) -> float:
        """Return the value of a cube here: its gold, the rivals' losses, and the ways it opens."""
        if at not in self._worth:
            number = self._number[at]
            self._worth[at] = self._gold[number] + self._lost[number] + _OPENED * self._opened(at)
        return self._worth[at]

    def _opened(self, at: Hex) -> float:
        """Return the gold of settlements with shorter roads from here, weighted by the gain."""
        return self._gained(nearness(self._laid, at), self._near)

    def site(self, at: Hex) -> float:
        """Return the value of a workshop here: the nearness that no other own workshop gives."""
        return self._gained(_nearness_by_air(self._laid, at), self._near_by_air)

    def _gained(self, from_here: Nearness, before: Nearness) -> float:
        """Return the gold of the settlements that get nearer, each times the gain in nearness."""
        each = zip(self._gold, from_here, before, strict=True)
        return sum([gold * (near - so_far) for gold, near, so_far in each if near > so_far])


def _gold_of(kind: Kind | None) -> tuple[int, ...]:
    """Return the gold by number of cubes; for a face-down settlement that of a village."""
    return GOLD[KINDS.index(kind or "village")]


def greedy_move(view: View, legal: Sequence[Move]) -> Move:
    """Return the road worth most per day, or the best site; otherwise the end of the turn."""
    land = Map(view)
    best: Move | None = None
    most = 0.0
    for move in legal:
        if isinstance(move, BuildLink):
            worth = land.road(move.path)
        elif isinstance(move, PlaceWorkshop):
            worth = land.site(move.hex)
        else:
            worth = 0.0
        if best is None or worth > most:
            best, most = move, worth
    if best is None:
        raise ValueError("there is a move")
    return best if most > 0 else move


class LaStradaSense:
    """Candidates, habit and promise for the search of La Strada."""

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """Return the best sites; or two roads to each settlement, and the end of the turn."""
        land = Map(view)
        if view.phase == "workshops":
            sites = [move for move in legal if isinstance(move, PlaceWorkshop)]
            return sorted(sites, key=lambda site: -land.site(site.hex))[:_SITES_TRIED]
        links = [move for move in legal if isinstance(move, BuildLink)]
        links.sort(key=lambda link: -land.road(link.path))
        ways: dict[Hex, int] = {}
        tried: list[Move] = []
        for link in links:
            ways[link.path[-1]] = ways.get(link.path[-1], 0) + 1
            if ways[link.path[-1]] <= _WAYS_TRIED:
                tried.append(link)
        ends = [move for move in legal if isinstance(move, EndTurn)]
        return [*tried[:_BEFORE_THE_END], *ends, *tried[_BEFORE_THE_END:_LINKS_TRIED]]

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """Return the greedy move, which everybody is assumed to play."""
        return greedy_move(view, legal)

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """Return 0.5 for as much gold as the best rival, more for each piece more."""
        seats = look(seat).seats
        own = seats[seat].gold
        rival = max(s.gold for other, s in enumerate(seats) if other != seat)
        return 0.5 + (own - rival) / (2 * max(own + rival, 1))


def _searching(walks: int) -> LaStradaAgent:
    return TreeSearch(LaStradaSense(), walks, _WHOLE_GAME, likelihood(_DOUBT), _CURIOSITY)


AGENTS: Final[Mapping[Level, LaStradaAgent]] = MappingProxyType(
    {
        "easy": NextBest(LaStradaSense(), (20, 30, 30, 20)),
        "normal": Greedy(greedy_move),
        "hard": _searching(walks=40),
        "expert": _searching(walks=280),
    }
)
"""The agent of each level."""
