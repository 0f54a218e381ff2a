"""Computer players of Strada Romana: what goods, runs and wagon tiles are worth."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

from ai.base import Agent, Greedy, seat_of
from ai.next_best import NextBest
from ai.search import Chance, Glance, Search
from core.game import Level, Seat
from games.strada_romana.board import (
    AREAS_AT,
    ARRIVALS_TO_END,
    ARRIVED_TILE,
    COINS_FOR_A_POINT,
    COLUMNS,
    IN_BOX,
    MARKET_AT,
    MOST_WAGON_TILES,
    MOVEMENT,
    MOVEMENT_WITH_EXTRA,
    SPECIALS,
    SQUARE_NAMES,
    STRANDED_TILE,
    WAGONS,
    Destination,
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
from games.strada_romana.runs import runs
from games.strada_romana.view import Running, SeatView, View, WagonView

StradaRomanaAgent: TypeAlias = Agent[Move, View]
Goods: TypeAlias = tuple[int, ...]
Wagons: TypeAlias = tuple[Wagon, ...]

_COIN: Final = 1 / COINS_FOR_A_POINT
"""What a coin is worth in points."""

_HALF: Final = 0.45
"""Of a pair, what a good without its partner is worth while a partner may still come."""

_SPARE: Final = 0.4
"""Points lost by each good without a partner: some will find one."""

_HOPEFUL: Final = 2
"""Columns for each seat until the end of the game, with fewer of which spare goods lose hope."""

_BEHIND: Final = 2.0
"""Columns between the wagons that surely arrive and those that surely do not."""

_OWN_STEP: Final = 0.12
"""What a point of movement is worth to one who has that wagon's tile."""

_STEP: Final = 0.03
"""What a point of movement is worth to the others."""

_FEARED_STEP: Final = 0.05
"""What it costs to bring a wagon one column nearer whose tile a rival surely has."""

_LEAST_TILE: Final[Mapping[int, float]] = MappingProxyType({2: 0.9, 3: 0.9, 4: 2.5, 5: 2.5})
"""By the number of seats: a wagon tile is taken when it is worth so much more than the best run.

With four or five a turn brings two goods and not one, so a turn without any costs more.
"""

_COLUMNS: Final = tuple(column_of(Square(square)) for square in range(len(SQUARE_NAMES)))
_COLUMNS_LEFT: Final[Mapping[Destination, tuple[int, ...]]] = MappingProxyType(
    {"rome": tuple(COLUMNS + 1 - column for column in _COLUMNS), "ostia": _COLUMNS}
)
"""By where a wagon goes and its square: the columns to its destination."""

_ALL_WAGONS: Final = tuple(map(Wagon, range(len(WAGONS))))
_TAKING: Final = (TakeTile, TakeCube)
_OTHERWISE: Final = (EndTurn, LookAtStack, Pass, BuySpecial)
_EXTRA: Final = SPECIALS.index("extra")
_FAR_AHEAD: Final = 6.0
"""A lead in points that makes a victory likely."""


class Prospects(msgspec.Struct, frozen=True):
    """What counts for how much where a playout is judged.

    ``half``, ``spare``: of goods, see `_HALF`, `_SPARE`. ``coin``: points for each. ``tile``: of
    what a wagon tile is likely to score. ``behind``: see `_BEHIND`. ``lead``: so many points before
    the best rival make a victory e times as likely as a defeat; ``lead_per_column``: so many more
    for each column that the foremost wagons have before them.
    """

    half: float = _HALF
    spare: float = _SPARE
    coin: float = _COIN
    tile: float = 1.0
    behind: float = _BEHIND
    lead: float = _FAR_AHEAD / 2
    lead_per_column: float = 0.0


_BY_HAND: Final = Prospects()
_FITTED: Final = Prospects(
    half=0.66, spare=0.45, coin=0.5, tile=0.8, behind=0.5, lead=1.8, lead_per_column=0.11
)
"""Fitted to who won games of four, played by those who search."""

_PROSPECTS: Final[Mapping[int, Prospects]] = MappingProxyType({4: _FITTED, 5: _FITTED})
"""By the number of seats, for `expert`; with fewer, what was set by hand."""


@lru_cache(maxsize=1 << 14)
def worth_of(
    cubes: Goods, tiles: Goods, hope: float = 1.0, half: float = _HALF, spare: float = _SPARE
) -> float:
    """What these goods are likely to score. Compare rule R-10.

    ``hope``: how much of a chance is left that goods find partners, from 1 down to 0.
    """
    partner, lost = half * hope, 1 - (1 - spare) * hope
    pairs = [min(pair) + partner * (pair[0] != pair[1]) for pair in zip(cubes, tiles, strict=True)]
    alone = sum([abs(c - t) for c, t in zip(cubes, tiles, strict=True)])
    return max(pairs) * sum([min(1.0, pair) for pair in pairs]) - lost * alone


@lru_cache(maxsize=1 << 14)
def _gains(cubes: Goods, tiles: Goods, hope: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """For each good what one tile of it more would bring, and one cube more."""
    now, places = worth_of(cubes, tiles, hope), range(len(cubes))
    return (
        tuple([worth_of(cubes, _more(tiles, good), hope) - now for good in places]),
        tuple([worth_of(_more(cubes, good), tiles, hope) - now for good in places]),
    )


def hope_of_partners(view: View) -> float:
    """How much of a chance goods have to find partners: less and less when the end is near."""
    return min(1.0, _columns_to_end(_all_columns_left(view)) / (_HOPEFUL * len(view.seats)))


@lru_cache(maxsize=1 << 12)
def _columns_to_end(left: tuple[int, ...]) -> int:
    """The columns that the foremost wagons have before them until enough have arrived."""
    return sum(sorted(filter(None, left))[: ARRIVALS_TO_END - left.count(0)])


def _more(goods: Goods, good: int) -> Goods:
    return (*goods[:good], goods[good] + 1, *goods[good + 1 :])


def likely_to_arrive(view: View, behind: float = _BEHIND) -> tuple[float, ...]:
    """For each wagon how likely it is among the first to arrive."""
    return _likely_to_arrive(_all_columns_left(view), behind)


@lru_cache(maxsize=1 << 12)
def _likely_to_arrive(left: tuple[int, ...], behind: float) -> tuple[float, ...]:
    """The same, from the columns each has before it; none once it has arrived."""
    under_way = sorted(filter(None, left))
    places = ARRIVALS_TO_END - left.count(0)
    if places <= 0 or len(under_way) <= places:
        return tuple(float(not far) for far in left)
    border = (under_way[places - 1] + under_way[places]) / 2
    return tuple(1 / (1 + exp((far - border) / behind)) if far else 1.0 for far in left)


def _all_columns_left(view: View) -> tuple[int, ...]:
    return tuple([_columns_left(wagon) for wagon in view.wagons])


def _columns_left(wagon: WagonView) -> int:
    if wagon.arrived:
        return 0
    return COLUMNS + 1 if wagon.square is None else _COLUMNS_LEFT[wagon.to][wagon.square]


@lru_cache(maxsize=1 << 12)
def kept_by_rivals(
    seat: Seat, keepers: tuple[Seat, ...], hand: Wagons, left: Wagons
) -> tuple[float, ...]:
    """For each wagon how likely a rival has its tile.

    ``left``: the stack as this seat knows it, from when it last kept a tile itself.
    """
    since = keepers[::-1].index(seat) if hand else len(keepers)
    before = len(keepers) - len(hand) - since
    unknown = len(WAGONS) - len(left) - len(hand)
    chances = [before / unknown if unknown else 0.0] * len(WAGONS)
    for wagon in left:
        chances[wagon] = since / len(left)
    for wagon in hand:
        chances[wagon] = 0.0
    return tuple(chances)


class Judgement:
    """What a seat would like to have, read from its view."""

    def __init__(self, view: View) -> None:
        self._view = view
        seat = seat_of(view)
        own: SeatView = view.seats[seat]
        self._tile_gains, self._cube_gains = _gains(own.cubes, own.tiles, hope_of_partners(view))
        self._hand = view.hand or ()
        self._feared = kept_by_rivals(seat, view.keepers, self._hand, _known_stack(view))
        running = view.running
        self._owed = MOVEMENT if running is None else _points_owed(running)
        self._tile_allowed = running is None or running.may_take_tile
        self._cube_allowed = running is None or running.may_take_cube
        self._both = self._tile_allowed and self._cube_allowed and len(view.seats) > 3
        self._stops: dict[Square, float] = {}

    def tile(self, good: Good | None) -> float:
        """What a ware tile of this good brings, its coins included."""
        if good is None:
            return 0.0
        return self._tile_gains[good] + _COIN * self._view.market_cubes.count(good)

    def cube(self, good: Good | None) -> float:
        """What a cube of this good brings."""
        return 0.0 if good is None else self._cube_gains[good]

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

    def run(self, run: RunWagon) -> tuple[float, int]:
        """What a run is worth; of runs alike the one that uses what must be used, in one piece.

        Where nothing is taken the points that must be used are spent as well (R-4.6); the fourth
        need not be (R-5.4).
        """
        steps = len(run.path) + run.arrives
        goods = 0.0 if run.arrives else self.stop(run.path[-1])
        fits = -abs(self._owed - steps)
        if run.wagon in self._hand:
            return goods + _OWN_STEP * self._columns(run), fits
        spent = steps if goods > 0 else max(steps, self._owed)
        return goods - (_STEP + _FEARED_STEP * self._feared[run.wagon]) * spent, fits

    def _columns(self, run: RunWagon) -> int:
        """How many columns nearer it brings its wagon; steps may lead aside as well."""
        wagon = self._view.wagons[run.wagon]
        left = 0 if run.arrives else _COLUMNS_LEFT[wagon.to][run.path[-1]]
        return _columns_left(wagon) - left

    def special(self, buy: BuySpecial) -> float:
        """What special movement is worth: the best run it allows, less its price."""
        price, wagons = SPECIALS.index(buy.special), self._view.wagons
        points = MOVEMENT_WITH_EXTRA if price >= _EXTRA else MOVEMENT
        starts = [IN_BOX if wagon.square is None else wagon.square for wagon in wagons]
        occupied = sum([1 << start for start in starts if start != IN_BOX])
        best = max(
            self.run(run)[0]
            for number, (wagon, start) in enumerate(zip(wagons, starts, strict=True))
            if not wagon.arrived
            for run in runs(number, price, wagon.to, start, points, occupied)
        )
        return best - _COIN * price

    def good(self, move: TakeTile | TakeCube) -> float:
        """What is taken brings."""
        if isinstance(move, TakeTile):
            return self.tile(self._view.area_tiles[move.area])
        return self.cube(self._view.market_cubes[move.market])


def _points_owed(running: Running) -> int:
    """The points of movement that have to be used as long as any wagon can run."""
    has_fourth = running.special is not None and SPECIALS.index(running.special) >= _EXTRA
    return max(0, running.points_left - has_fourth)


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
    goods = [move for move in legal if isinstance(move, _TAKING)]
    if goods and judgement.good(best := max(goods, key=judgement.good)) > 0:
        return best
    ends = [move for move in legal if isinstance(move, EndTurn)]
    ways = _runs(view, legal)
    if not ways:
        return ends[0] if ends else _without_a_run(view, judgement, legal)
    run = max(ways, key=judgement.run)
    worth, _ = judgement.run(run)
    if ends and worth <= 0:
        return ends[0]
    looks = [move for move in legal if isinstance(move, LookAtStack)]
    if looks and _best_tile(view) > worth + _LEAST_TILE[len(view.seats)]:
        return looks[0]
    return run


def _runs(view: View, legal: Sequence[Move]) -> list[RunWagon]:
    """The runs to choose from. Whoever ran and took nothing goes on only if nobody else can.

    Its whole way was on offer before; told in pieces it is longer to read, and no better.
    """
    found = [move for move in legal if isinstance(move, RunWagon)]
    ran = view.running.just_ran if view.running else None
    return [run for run in found if run.wagon != ran] or found


def _without_a_run(view: View, judgement: Judgement, legal: Sequence[Move]) -> Move:
    """In a jam: a wagon tile if it promises well, a special movement that pays, else a coin."""
    looks = [move for move in legal if isinstance(move, LookAtStack)]
    if looks and _best_tile(view) > 0:
        return looks[0]
    buys = [move for move in legal if isinstance(move, BuySpecial)]
    best = max(buys, key=judgement.special, default=None)
    return legal[-1] if best is None or judgement.special(best) <= _COIN else best


def _best_tile(view: View) -> float:
    """What the best wagon tile is worth that may still be in the stack."""
    if view.seats[seat_of(view)].wagon_tiles >= MOST_WAGON_TILES:
        return 0.0
    likely = likely_to_arrive(view)
    chances = sorted([likely[wagon] for wagon in _known_stack(view)])
    # Others may have taken the best; the one to be had is a little worse.
    taken = len(view.keepers) - len(view.hand or ())
    place = max(0, len(chances) - 1 - taken // 2)
    return _tile_value(chances[place]) if chances else 0.0


def _known_stack(view: View) -> Wagons:
    """The wagon tiles that may be in the stack, for all this seat knows."""
    return view.remembered[-1] if view.remembered else _ALL_WAGONS


class StradaRomanaSense:
    """What the search must know of Strada Romana.

    ``runs``: how many it is to try. ``prospects``: by what it judges, for each number of seats.
    """

    def __init__(
        self, runs: int = 8, prospects: Mapping[int, Prospects] = MappingProxyType({})
    ) -> None:
        self._runs = runs
        self._prospects = prospects

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """Goods that bring something, the best runs, wagon tiles, a coin, a special movement."""
        judgement = Judgement(view)
        likely = likely_to_arrive(view)
        tiles = [move for move in legal if isinstance(move, ChooseWagonTile)]
        if tiles:
            return sorted(tiles, key=lambda move: -likely[move.wagon])[: self._runs]
        goods = [m for m in legal if isinstance(m, _TAKING) and judgement.good(m) > -1]
        ways = sorted(_runs(view, legal), key=judgement.run, reverse=True)
        others = [m for m in legal if isinstance(m, _OTHERWISE)]
        tried: list[Move] = [*goods, *ways[: self._runs], *others]
        first = greedy_move(view, legal)
        return [first, *(move for move in tried if move != first)]

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """Everybody is thought to be greedy."""
        return greedy_move(view, legal)

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """How likely the seat is to win, from what all have so far."""
        view = look(seat)
        prospects = self._prospects.get(len(view.seats), _BY_HAND)
        likely, hope = likely_to_arrive(view, prospects.behind), hope_of_partners(view)
        scores = [
            _score(own, look(Seat(number)).hand or (), likely, hope, prospects)
            for number, own in enumerate(view.seats)
        ]
        rival = max(score for other, score in enumerate(scores) if other != seat)
        columns = _columns_to_end(_all_columns_left(view))
        lead = prospects.lead + prospects.lead_per_column * columns
        return 1 / (1 + exp((rival - scores[seat]) / lead))


def _score(
    own: SeatView, hand: Wagons, likely: Sequence[float], hope: float, prospects: Prospects
) -> float:
    """What a seat with these wagon tiles has."""
    tiles = sum([_tile_value(likely[wagon]) for wagon in hand])
    goods = worth_of(own.cubes, own.tiles, hope, prospects.half, prospects.spare)
    return own.points + prospects.coin * own.coins + goods + prospects.tile * tiles


AGENTS: Final[Mapping[Level, StradaRomanaAgent]] = MappingProxyType(
    {
        "easy": NextBest(StradaRomanaSense(), (70, 25, 5)),
        "normal": Greedy(greedy_move),
        "hard": Search(StradaRomanaSense(), iterations=200, depth=12),
        "expert": Search(
            StradaRomanaSense(runs=12, prospects=_PROSPECTS), iterations=500, depth=60, turns=2
        ),
    }
)
"""Who plays Strada Romana at each level."""

STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {"easy": 17.0, "normal": 25.0, "hard": 40.0, "expert": 47.0}
)
"""How strong they are on the scale of ratings; docs/ratings.md says how that was measured."""
