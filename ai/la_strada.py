"""Computer players of La Strada: what a road and a workshop are worth, and who plays by that."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeAlias

from ai.base import Agent, Greedy
from ai.random_player import NextBest
from ai.search import Chance, Glance, Search
from core.game import Level, Seat
from games.la_strada.board import (
    AXIAL,
    COSTS,
    GOLD,
    KINDS,
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
"""What it is worth that the rivals lose a piece of gold, on average."""

_DENIED: Final = 0.5
"""With two players: what it is worth that the rival can no longer have a piece of gold."""

_NEAR: Final = 4
"""Hexes from a workshop within which a settlement counts."""

_WAYS_TRIED: Final = 2
"""Roads to one settlement that the search considers, the best by far the cheapest."""

_LINKS_TRIED: Final = 10
_WORKSHOPS_TRIED: Final = 8
_WHOLE_GAME: Final = 1_000


@lru_cache(maxsize=64)
def _tile_costs(laid: Laid) -> tuple[int, ...]:
    """For each hex the days its tile costs; settlements are free to enter."""
    return tuple(0 if found == SPOT else COSTS[found] for found in ground_of(laid).terrain)


def _distance(one: int, other: int) -> int:
    """Hexes from one to another as the crow flies."""
    q, r = (a - b for a, b in zip(AXIAL[one], AXIAL[other], strict=True))
    return max(abs(q), abs(r), abs(q + r))


class Map:
    """What the settlements bring, road by road."""

    __slots__ = ("_costs", "_cubes", "_gold", "_rivals")

    def __init__(self, view: View) -> None:
        self._costs = _tile_costs(view.laid)
        self._rivals = len(view.seats) - 1
        self._cubes = {s.hex: len(s.cubes) for s in view.settlements}
        self._gold = {s.hex: _gold_of(s.kind) for s in view.settlements}

    def cost(self, path: Sequence[Hex]) -> int:
        """The days this road costs."""
        costs = self._costs
        return sum([costs[at] for at in path]) - costs[path[0]]

    def worth(self, path: Sequence[Hex]) -> float:
        """What this road brings at once, the rivals' losses included, for each day it costs."""
        gold, cubes = self._gold[path[-1]], self._cubes[path[-1]]
        if self._rivals == 1:
            return gold[0] * (1 + _DENIED) / self.cost(path)
        lost = cubes * (gold[cubes - 1] - gold[cubes]) if cubes else 0
        return (gold[cubes] + _RIVALS_LOSS * lost / self._rivals) / self.cost(path)

    def site(self, at: Hex) -> float:
        """How good a workshop here would be: how near it is to how much."""
        return sum(
            gold[0] / distance
            for spot, gold in self._gold.items()
            if 1 < (distance := _distance(at, spot)) <= _NEAR
        )


def _gold_of(kind: Kind | None) -> tuple[int, ...]:
    """What cubes bring by their number; of a settlement face down, that of a village."""
    return GOLD[KINDS.index(kind or "village")]


def greedy_move(view: View, legal: Sequence[Move]) -> Move:
    """The road that brings most a day, or the best site; else the end of the turn."""
    land = Map(view)
    best: Move | None = None
    most = 0.0
    for move in legal:
        if isinstance(move, BuildLink):
            worth = land.worth(move.path)
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
    """What the search must know of La Strada."""

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """The best sites; or the end of the turn and the two best roads to each settlement."""
        land = Map(view)
        if view.phase == "workshops":
            sites = [move for move in legal if isinstance(move, PlaceWorkshop)]
            return sorted(sites, key=lambda site: -land.site(site.hex))[:_WORKSHOPS_TRIED]
        links = [move for move in legal if isinstance(move, BuildLink)]
        links.sort(key=lambda link: -land.worth(link.path))
        ways: dict[Hex, int] = {}
        tried: list[Move] = []
        for link in links:
            ways[link.path[-1]] = ways.get(link.path[-1], 0) + 1
            if ways[link.path[-1]] <= _WAYS_TRIED:
                tried.append(link)
        ends = [move for move in legal if isinstance(move, EndTurn)]
        return [*tried[:_LINKS_TRIED], *ends]

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """Everybody is thought to be greedy."""
        return greedy_move(view, legal)

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """Half for as much gold as the best rival, more for each piece more."""
        seats = look(seat).seats
        own = seats[seat].gold
        rival = max(s.gold for other, s in enumerate(seats) if other != seat)
        return 0.5 + (own - rival) / (2 * max(own + rival, 1))


AGENTS: Final[Mapping[Level, LaStradaAgent]] = MappingProxyType(
    {
        "easy": NextBest(LaStradaSense(), (20, 30, 30, 20)),
        "normal": Greedy(greedy_move),
        "hard": Search(LaStradaSense(), iterations=80, depth=_WHOLE_GAME),
    }
)
"""Who plays La Strada at each level."""

STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {"easy": 19.0, "normal": 25.0, "hard": 40.0}
)
"""How strong they are on the scale of ratings; docs/ratings.md says how that was measured."""
