"""Computer players of Strada Romana: the value of goods, runs and wagon tiles."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

from ai.base import Agent, Greedy, seat_of
from ai.search import Chance, Glance, NextBest, Search
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
"""Points that a coin is worth."""

_HALF: Final = 0.45
"""The part of a pair that a good without its partner is worth, while a partner may still come."""

_SPARE: Final = 0.4
"""Points lost by each good without a partner; less than 1, because some will find one."""

_HOPEFUL: Final = 2
"""Columns per seat until the game ends; below this number, unpaired goods lose value."""

_BEHIND: Final = 2.0
"""Scale, in columns, of the logistic curve for the probability that a wagon arrives."""

_OWN_STEP: Final = 0.12
"""Value of a point of movement to the owner of that wagon's tile."""

_STEP: Final = 0.03
"""Cost of a point of movement with any other wagon."""

_FEARED_STEP: Final = 0.05
"""Cost of bringing a wagon one column nearer if a rival surely has its tile."""

_LEAST_TILE: Final[Mapping[int, float]] = MappingProxyType({2: 0.9, 3: 0.9, 4: 2.5, 5: 2.5})
"""By number of seats: take a wagon tile if it is worth this much more than the best run.

With four or five seats a turn brings two goods instead of one, so a turn without any costs more.
"""

_COLUMNS: Final = tuple(column_of(Square(square)) for square in range(len(SQUARE_NAMES)))
_COLUMNS_LEFT: Final[Mapping[Destination, tuple[int, ...]]] = MappingProxyType(
    {"rome": tuple(COLUMNS + 1 - column for column in _COLUMNS), "ostia": _COLUMNS}
)
"""The columns to the destination, by destination and square of the wagon."""

_ALL_WAGONS: Final = tuple(map(Wagon, range(len(WAGONS))))
_TAKING: Final = (TakeTile, TakeCube)
_OTHERWISE: Final = (EndTurn, LookAtStack, Pass, BuySpecial)
_EXTRA: Final = SPECIALS.index("extra")
_FAR_AHEAD: Final = 6.0
"""A lead in points that makes a victory likely."""


class Prospects(msgspec.Struct, frozen=True):
    """The weights by which an unfinished playout is scored.

    ``half``, ``spare``: for goods, see `_HALF`, `_SPARE`. ``coin``: points for each. ``tile``:
    factor for the expected score of wagon tiles. ``behind``: see `_BEHIND`. ``lead``: each lead of
    this many points before the best rival multiplies the odds of victory by e; ``lead_per_column``
    is added to it for each column that the foremost wagons still have to go.
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
"""Fitted to the winners of games of four between searching players."""

_PROSPECTS: Final[Mapping[int, Prospects]] = MappingProxyType({4: _FITTED, 5: _FITTED})
"""By number of seats, for `expert`; with fewer seats `_BY_HAND`."""


@lru_cache(maxsize=1 << 14)
def worth_of(
    cubes: Goods, tiles: Goods, hope: float = 1.0, half: float = _HALF, spare: float = _SPARE
) -> float:
    """Return the score that these goods are likely to bring. Compare rule R-10.

    ``hope``: the chance that is left of finding partners for goods, from 1 down to 0.
    """
    partner, lost = half * hope, 1 - (1 - spare) * hope
    pairs = [min(pair) + partner * (pair[0] != pair[1]) for pair in zip(cubes, tiles, strict=True)]
    alone = sum([abs(c - t) for c, t in zip(cubes, tiles, strict=True)])
    return max(pairs) * sum([min(1.0, pair) for pair in pairs]) - lost * alone


@lru_cache(maxsize=1 << 14)
def _gains(cubes: Goods, tiles: Goods, hope: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return for each good the gain of one more tile of it, and of one more cube."""
    now, places = worth_of(cubes, tiles, hope), range(len(cubes))
    return (
        tuple([worth_of(cubes, _more(tiles, good), hope) - now for good in places]),
        tuple([worth_of(_more(cubes, good), tiles, hope) - now for good in places]),
    )


def hope_of_partners(view: View) -> float:
    """Return the chance of finding partners for goods, from 1 down to 0 near the end."""
    return min(1.0, _columns_to_end(_all_columns_left(view)) / (_HOPEFUL * len(view.seats)))


@lru_cache(maxsize=1 << 12)
def _columns_to_end(left: tuple[int, ...]) -> int:
    """Return the columns that the foremost wagons still have to go until the game ends."""
    return sum(sorted(filter(None, left))[: ARRIVALS_TO_END - left.count(0)])


def _more(goods: Goods, good: int) -> Goods:
    return (*goods[:good], goods[good] + 1, *goods[good + 1 :])


def likely_to_arrive(view: View, behind: float = _BEHIND) -> tuple[float, ...]:
    """Return for each wagon the probability that it is among the first to arrive."""
    return _likely_to_arrive(_all_columns_left(view), behind)


@lru_cache(maxsize=1 << 12)
def _likely_to_arrive(left: tuple[int, ...], behind: float) -> tuple[float, ...]:
    """Return the same from the columns each wagon has left; 0 columns means it has arrived."""
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
    """Return for each wagon the probability that a rival has its tile.

    ``left``: the stack as this seat saw it when it last kept a tile; all tiles if it never did.
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
    """The value of moves to the seat of a view."""

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
        """Return the value of a ware tile of this good, including its coins."""
        if good is None:
            return 0.0
        return self._tile_gains[good] + _COIN * self._view.market_cubes.count(good)

    def cube(self, good: Good | None) -> float:
        """Return the value of a cube of this good."""
        return 0.0 if good is None else self._cube_gains[good]

    def stop(self, square: Square) -> float:
        """Return the value of what a wagon may take that stops here."""
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
        """Return the value of a run; and a tie-break that prefers using the owed points in one run.

        If nothing is taken, the points that must be used are spent as well (R-4.6); the fourth
        point need not be used (R-5.4).
        """
        steps = len(run.path) + run.arrives
        goods = 0.0 if run.arrives else self.stop(run.path[-1])
        fits = -abs(self._owed - steps)
        if run.wagon in self._hand:
            return goods + _OWN_STEP * self._columns(run), fits
        spent = steps if goods > 0 else max(steps, self._owed)
        return goods - (_STEP + _FEARED_STEP * self._feared[run.wagon]) * spent, fits

    def _columns(self, run: RunWagon) -> int:
        """Return the columns by which the wagon gets nearer; steps may also go sideways."""
        wagon = self._view.wagons[run.wagon]
        left = 0 if run.arrives else _COLUMNS_LEFT[wagon.to][run.path[-1]]
        return _columns_left(wagon) - left

    def special(self, buy: BuySpecial) -> float:
        """Return the value of a special movement: the best run it allows, minus its price."""
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
        """Return the value of the good that is taken."""
        if isinstance(move, TakeTile):
            return self.tile(self._view.area_tiles[move.area])
        return self.cube(self._view.market_cubes[move.market])


def _points_owed(running: Running) -> int:
    """Return the points of movement that must be used as long as any wagon can run."""
    has_fourth = running.special is not None and SPECIALS.index(running.special) >= _EXTRA
    return max(0, running.points_left - has_fourth)


def _tile_value(chance: float) -> float:
    """Return the expected points of a wagon tile if this is the chance of arrival. Rule: R-10."""
    return ARRIVED_TILE * chance + STRANDED_TILE * (1 - chance)


def greedy_move(view: View, legal: Sequence[Move]) -> Move:
    """Take the best good, run to the best offer, keep the tile of the likeliest wagon.

    A run that ends a game which is surely lost is made only if there is no other move.
    """
    legal = [move for move in legal if not _loses_for_sure(view, move)] or legal
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


def _loses_for_sure(view: View, move: Move) -> bool:
    """Whether the move ends the game with a lost one, even if no rival's wagon tile has arrived."""
    if not isinstance(move, RunWagon) or not move.arrives:
        return False
    if len(view.arrivals) + 1 < ARRIVALS_TO_END:
        return False
    seat, arrived = seat_of(view), (*view.arrivals, move.wagon)
    own = sum([ARRIVED_TILE if tile in arrived else STRANDED_TILE for tile in view.hand or ()])
    return view.seats[seat].score + own < max(
        rival.score + STRANDED_TILE * rival.wagon_tiles
        for other, rival in enumerate(view.seats)
        if other != seat and not rival.resigned
    )


def _runs(view: View, legal: Sequence[Move]) -> list[RunWagon]:
    """Return the runs to choose from, without the wagon that just ran if others can run.

    Its longer runs were on offer before; a run in two parts takes longer to read and is no better.
    """
    found = [move for move in legal if isinstance(move, RunWagon)]
    ran = view.running.just_ran if view.running else None
    return [run for run in found if run.wagon != ran] or found


def _without_a_run(view: View, judgement: Judgement, legal: Sequence[Move]) -> Move:
    """Return the move when no wagon can run: a good wagon tile, a special movement, or a coin."""
    looks = [move for move in legal if isinstance(move, LookAtStack)]
    if looks and _best_tile(view) > 0:
        return looks[0]
    buys = [move for move in legal if isinstance(move, BuySpecial)]
    best = max(buys, key=judgement.special, default=None)
    return legal[-1] if best is None or judgement.special(best) <= _COIN else best


def _best_tile(view: View) -> float:
    """Return the expected points of the best wagon tile that may still be in the stack."""
    if view.seats[seat_of(view)].wagon_tiles >= MOST_WAGON_TILES:
        return 0.0
    likely = likely_to_arrive(view)
    chances = sorted([likely[wagon] for wagon in _known_stack(view)])
    # Others may have taken the best tiles, so it counts with a slightly worse one.
    taken = len(view.keepers) - len(view.hand or ())
    place = max(0, len(chances) - 1 - taken // 2)
    return _tile_value(chances[place]) if chances else 0.0


def _known_stack(view: View) -> Wagons:
    """Return the wagon tiles that may be in the stack, as far as this seat knows."""
    return view.remembered[-1] if view.remembered else _ALL_WAGONS


class StradaRomanaSense:
    """Candidates, habit and promise for the search of Strada Romana.

    ``runs``: how many runs to try. ``prospects``: the weights of `promise` by number of seats.
    """

    def __init__(
        self, runs: int = 8, prospects: Mapping[int, Prospects] = MappingProxyType({})
    ) -> None:
        self._runs = runs
        self._prospects = prospects

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """Return the greedy move, then goods, the best runs, and the other moves."""
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
        """Return the greedy move, which everybody is assumed to play."""
        return greedy_move(view, legal)

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """Return the probability that the seat wins, from what all seats have so far."""
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
    """Return the expected points of a seat with these wagon tiles."""
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
"""The agent of each level."""
