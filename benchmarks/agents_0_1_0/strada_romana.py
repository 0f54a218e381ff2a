"""Strada Romana as computers of 0.1.0 played it: what goods, runs and wagon tiles are worth."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp
from types import MappingProxyType
from typing import Final, TypeAlias

from ai.base import Agent, seat_of
from benchmarks.agents_0_1_0.plain import Distracted, Greedy
from benchmarks.agents_0_1_0.search import Chance, Glance, Search
from core.game import Seat
from games.strada_romana.board import (
    AREAS_AT,
    ARRIVALS_TO_END,
    ARRIVED_TILE,
    COINS_FOR_A_POINT,
    COLUMNS,
    MARKET_AT,
    MOST_WAGON_TILES,
    STRANDED_TILE,
    Good,
    Square,
    Wagon,
    column_of,
)
from games.strada_romana.moves import (
    BuySpecial,
    ChooseWagonTile,
    EndTurn,
    LookAtStack,
    Move,
    Pass,
    RunWagon,
    TakeCube,
    TakeTile,
)
from games.strada_romana.view import SeatView, View

StradaRomanaAgent: TypeAlias = Agent[Move, View]
Goods: TypeAlias = tuple[int, ...]

_COIN: Final = 1 / COINS_FOR_A_POINT
"""What a coin is worth in points."""

_HALF: Final = 0.45
"""Of a pair, what a good without its partner is worth while a partner may still come."""

_SPARE: Final = 0.4
"""Points lost by each good without a partner: some will find one."""

_BEHIND: Final = 2.0
"""Columns between the wagons that surely arrive and those that surely do not."""

_OWN_STEP: Final = 0.12
"""What a point of movement is worth to one who has that wagon's tile."""

_LEAST_TILE: Final = 0.9
"""A wagon tile is taken when it is worth so much more than the best run."""

_SPECIALS_TRIED: Final = 2
_RUNS_TRIED: Final = 8
_FAR_AHEAD: Final = 6.0
"""A lead in points that makes a victory likely."""


@lru_cache(maxsize=1 << 14)
def worth_of(cubes: Goods, tiles: Goods) -> float:
    """What these goods are likely to score. Compare rule R-10."""
    pairs = [min(pair) + _HALF * (pair[0] != pair[1]) for pair in zip(cubes, tiles, strict=True)]
    spare = sum([abs(c - t) for c, t in zip(cubes, tiles, strict=True)])
    return max(pairs) * sum([min(1.0, pair) for pair in pairs]) - _SPARE * spare


def _more(goods: Goods, good: Good) -> Goods:
    return (*goods[:good], goods[good] + 1, *goods[good + 1 :])


def likely_to_arrive(view: View) -> tuple[float, ...]:
    """For each wagon how likely it is among the first to arrive."""
    left = [_columns_left(view, Wagon(number)) for number in range(len(view.wagons))]
    places = ARRIVALS_TO_END - len(view.arrivals)
    under_way = sorted(
        far for far, wagon in zip(left, view.wagons, strict=True) if not wagon.arrived
    )
    if places <= 0 or len(under_way) <= places:
        return tuple(float(wagon.arrived) for wagon in view.wagons)
    border = (under_way[places - 1] + under_way[places]) / 2
    return tuple(
        1.0 if wagon.arrived else 1 / (1 + exp((far - border) / _BEHIND))
        for far, wagon in zip(left, view.wagons, strict=True)
    )


def _columns_left(view: View, wagon: Wagon) -> int:
    seen = view.wagons[wagon]
    if seen.arrived:
        return 0
    if seen.square is None:
        return COLUMNS + 1
    column = column_of(seen.square)
    return COLUMNS + 1 - column if seen.to == "rome" else column


class Judgement:
    """What a seat would like to have, read from its view."""

    def __init__(self, view: View) -> None:
        self._view = view
        own: SeatView = view.seats[seat_of(view)]
        self._cubes, self._tiles = own.cubes, own.tiles
        self._now = worth_of(own.cubes, own.tiles)
        self._hand = view.hand or ()
        running = view.running
        self._tile_allowed = running is None or running.may_take_tile
        self._cube_allowed = running is None or running.may_take_cube
        self._both = self._tile_allowed and self._cube_allowed and len(view.seats) > 3
        self._stops: dict[Square, float] = {}

    def tile(self, good: Good | None) -> float:
        """What a ware tile of this good brings, its coins included."""
        if good is None:
            return 0.0
        coins = sum([cube == good for cube in self._view.market_cubes])
        return worth_of(self._cubes, _more(self._tiles, good)) - self._now + _COIN * coins

    def cube(self, good: Good | None) -> float:
        """What a cube of this good brings."""
        return 0.0 if good is None else worth_of(_more(self._cubes, good), self._tiles) - self._now

    def stop(self, square: Square) -> float:
        """What a wagon that stops here offers."""
        if square not in self._stops:
            self._stops[square] = self._stop(square)
        return self._stops[square]

    def _stop(self, square: Square) -> float:
        tile = cube = 0.0
        if self._tile_allowed:
            goods = [self._view.area_tiles[area] for area in AREAS_AT[square]]
            tile = max(0.0, *[self.tile(good) for good in goods])
        if self._cube_allowed and square in MARKET_AT:
            cube = max(0.0, self.cube(self._view.market_cubes[MARKET_AT[square]]))
        return tile + cube if self._both else max(tile, cube)

    def run(self, run: RunWagon) -> float:
        """What a run is worth."""
        steps = len(run.path) + run.arrives
        own = _OWN_STEP * steps if run.wagon in self._hand else -_OWN_STEP / 4 * steps
        return own if run.arrives else own + self.stop(run.path[-1])

    def good(self, move: TakeTile | TakeCube) -> float:
        """What is taken brings."""
        if isinstance(move, TakeTile):
            return self.tile(self._view.area_tiles[move.area])
        return self.cube(self._view.market_cubes[move.market])


def _tile_value(chance: float) -> float:
    """What a wagon tile is worth whose wagon is so likely to arrive. Rule: R-10."""
    return ARRIVED_TILE * chance + STRANDED_TILE * (1 - chance)


def greedy_move(view: View, legal: Sequence[Move]) -> Move:
    """Take the good that brings most, run where most is offered, keep the likeliest wagon."""
    tiles = [move for move in legal if isinstance(move, ChooseWagonTile)]
    if tiles:
        likely = likely_to_arrive(view)
        return max(tiles, key=lambda move: likely[move.wagon])
    judgement = Judgement(view)
    goods = [move for move in legal if isinstance(move, TakeTile | TakeCube)]
    if goods and judgement.good(best := max(goods, key=judgement.good)) > 0:
        return best
    ends = [move for move in legal if isinstance(move, EndTurn)]
    runs = [move for move in legal if isinstance(move, RunWagon)]
    if not runs:
        return ends[0] if ends else _without_a_run(view, legal)
    run = max(runs, key=judgement.run)
    if ends and judgement.run(run) <= 0:
        return ends[0]
    looks = [move for move in legal if isinstance(move, LookAtStack)]
    if looks and _best_tile(view) > judgement.run(run) + _LEAST_TILE:
        return looks[0]
    return run


def _without_a_run(view: View, legal: Sequence[Move]) -> Move:
    """In a jam: a wagon tile if it promises well, else the cheapest way out, else a coin."""
    looks = [move for move in legal if isinstance(move, LookAtStack)]
    if looks and _best_tile(view) > 0:
        return looks[0]
    buys = [move for move in legal if isinstance(move, BuySpecial)]
    return buys[0] if buys else legal[-1]


def _best_tile(view: View) -> float:
    """What the best wagon tile is worth that may still be in the stack."""
    if view.seats[seat_of(view)].wagon_tiles >= MOST_WAGON_TILES:
        return 0.0
    known = view.remembered[-1] if view.remembered else range(len(view.wagons))
    likely = likely_to_arrive(view)
    chances = sorted([likely[wagon] for wagon in known if wagon not in (view.hand or ())])
    # Others may have taken the best; the one to be had is a little worse.
    taken = len(view.keepers) - len(view.hand or ())
    place = max(0, len(chances) - 1 - taken // 2)
    return _tile_value(chances[place]) if chances else 0.0


class StradaRomanaSense:
    """What the search must know of Strada Romana."""

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """Goods that bring something, the best runs, wagon tiles, a coin, a special movement."""
        judgement = Judgement(view)
        likely = likely_to_arrive(view)
        tiles = [move for move in legal if isinstance(move, ChooseWagonTile)]
        if tiles:
            return sorted(tiles, key=lambda move: -likely[move.wagon])[:_RUNS_TRIED]
        goods = [m for m in legal if isinstance(m, TakeTile | TakeCube) and judgement.good(m) > -1]
        runs = [move for move in legal if isinstance(move, RunWagon)]
        runs.sort(key=judgement.run, reverse=True)
        others = [move for move in legal if isinstance(move, EndTurn | LookAtStack | Pass)]
        buys = [move for move in legal if isinstance(move, BuySpecial)][:_SPECIALS_TRIED]
        tried: list[Move] = [*goods, *runs[:_RUNS_TRIED], *others, *buys]
        first = greedy_move(view, legal)
        return [first, *(move for move in tried if move != first)]

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """Everybody is thought to be greedy."""
        return greedy_move(view, legal)

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """How likely the seat is to win, from what all have so far."""
        view = look(seat)
        scores = [self._score(look, Seat(other)) for other in range(len(view.seats))]
        rival = max(score for other, score in enumerate(scores) if other != seat)
        return 1 / (1 + exp((rival - scores[seat]) / (_FAR_AHEAD / 2)))

    def _score(self, look: Callable[[Seat], View], seat: Seat) -> float:
        view = look(seat)
        own = view.seats[seat]
        likely = likely_to_arrive(view)
        tiles = sum([_tile_value(likely[wagon]) for wagon in view.hand or ()])
        return own.points + _COIN * own.coins + worth_of(own.cubes, own.tiles) + tiles


AGENTS: Final[Mapping[str, StradaRomanaAgent]] = MappingProxyType(
    {
        "easy": Distracted(Greedy(greedy_move), percent=30),
        "normal": Greedy(greedy_move),
        "hard": Search(StradaRomanaSense(), iterations=200, depth=12),
    }
)
"""Who plays Strada Romana at each level."""
