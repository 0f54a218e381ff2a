"""What the common tests of games need to know about Strada Romana."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import cast

from hypothesis import strategies as st
from msgspec.structs import replace

from core.game import Seat, Viewer
from core.rng import Rng
from core.texts import Words
from games.strada_romana import texts as strada_romana_words
from games.strada_romana.board import (
    AHEAD,
    BESIDE,
    FIRST_SQUARES,
    SLANTING,
    SQUARE_NAMES,
    Area,
    Destination,
    Market,
    Special,
    Square,
    Wagon,
    column_of,
)
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import (
    BuySpecial,
    ChooseWagonTile,
    EndTurn,
    Event,
    LookAtStack,
    Move,
    Pass,
    RunWagon,
    TakeCube,
    TakeTile,
)
from games.strada_romana.state import State
from games.strada_romana.view import Options, View
from tests.games.seat_actions import Deed
from tests.games.subject import Subject

ENDINGS = ("arrivals", "points", "stalled", "resigned")
OPTIONS = (Options(), Options(idle_rounds=1))
SPECIALS: tuple[Special, ...] = ("lateral", "diagonal", "extra", "stacking")
NOT_ON_ROAD = (-1, 29)
EVERY_TILE = 10


def order(move: Move) -> tuple[int, ...]:
    """Specials by price; runs by wagon, points and end; goods; what ends a turn or begins one."""
    match move:
        case BuySpecial():
            return (0, SPECIALS.index(move.special))
        case RunWagon():
            end = 99 if move.arrives else move.path[-1]
            return (1, move.wagon, len(move.path) + move.arrives, end)
        case TakeTile():
            return (2, move.area)
        case TakeCube():
            return (3, move.market)
        case EndTurn():
            return (4,)
        case LookAtStack():
            return (5,)
        case ChooseWagonTile():
            return (6, move.wagon)
        case Pass():
            return (7,)


def kind_of(move: Move) -> object:
    """Runs by their wagon; the choice of a wagon tile, which nobody else sees."""
    if isinstance(move, RunWagon):
        return "run", move.wagon
    return "choose" if isinstance(move, ChooseWagonTile) else move


# -- Habits ------------------------------------------------------------------------------------


def _of_kind(moves: Sequence[Move], *kinds: type[Move]) -> list[Move]:
    return [move for move in moves if isinstance(move, kinds)]


def _runs(moves: Sequence[Move]) -> list[RunWagon]:
    return [move for move in moves if isinstance(move, RunWagon)]


def _columns_won(state: State, run: RunWagon) -> int:
    """How many columns nearer to its destination a run brings its wagon."""
    columns = [state.where[run.wagon], *run.path]
    numbers = [column_of(Square(s)) for s in columns if s not in NOT_ON_ROAD]
    entered = state.where[run.wagon] in NOT_ON_ROAD
    return abs(numbers[-1] - numbers[0]) + run.arrives + entered


def _random(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    return random.choice(moves)


def _rusher(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Runs whichever wagon comes farthest, and hurries those on that are far already."""
    runs = _runs(moves)
    if not runs:
        return random.choice(moves)

    def haste(run: RunWagon) -> tuple[int, int]:
        to_rome = state.boxes[run.wagon] < 5
        last = column_of(run.path[-1]) if run.path else 0
        return run.arrives, _columns_won(state, run) + (last if to_rome else 13 - last)

    return max(runs, key=haste)


def _trader(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Takes goods whenever it can, else moves a little."""
    goods = _of_kind(moves, TakeTile, TakeCube)
    return random.choice(goods or _of_kind(moves, RunWagon) or moves)


def _miser(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Passes, for the coins."""
    return random.choice(_of_kind(moves, Pass, EndTurn) or moves)


def _gambler(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Keeps wagon tiles as soon as possible."""
    return random.choice(_of_kind(moves, LookAtStack, ChooseWagonTile) or moves)


def _shuffler(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Pays to move sideways, and never forward if it can help it."""
    sideways = [run for run in _runs(moves) if not _columns_won(state, run)]
    buys: list[Move] = [move for move in moves if move == BuySpecial("lateral")]
    if buys or sideways:
        return random.choice(buys or sideways)
    return random.choice(_of_kind(moves, Pass, EndTurn) or moves)


def _spender(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Saves for stacking, and then runs as far as it goes."""
    buys = _of_kind(moves, BuySpecial)
    if BuySpecial("stacking") in buys:
        return BuySpecial("stacking")
    if state.special and _runs(moves):
        return max(_runs(moves), key=lambda run: len(run.path))
    return random.choice(_of_kind(moves, Pass, EndTurn) or moves)


def _creeper(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Moves many wagons a little, so that the road is soon full."""
    runs = _runs(moves)
    short: list[Move] = [run for run in runs if len(run.path) == 1 and not run.arrives]
    entering = [move for move in runs if state.where[move.wagon] in NOT_ON_ROAD]
    few = [move for move in entering if len(move.path) == 1]
    return random.choice(few or short or _of_kind(moves, TakeCube) or moves)


CHOOSERS: dict[str, Callable[[State, Seat, Sequence[Move], Random], Move]] = {
    "random": _random,
    "rusher": _rusher,
    "trader": _trader,
    "miser": _miser,
    "gambler": _gambler,
    "shuffler": _shuffler,
    "spender": _spender,
    "creeper": _creeper,
}

# -- What never changes ------------------------------------------------------------------------


def assert_conserved(state: State) -> None:
    """Goods, coins, points, wagons and wagon tiles are all there, each once, where they may be."""
    seats = range(len(state.order))
    assert sorted(state.order) == list(seats)
    _assert_goods(state.area_tiles, state.tile_bag, state.tiles)
    _assert_goods(state.market_cubes, state.cube_bag, state.cubes)
    assert all(0 <= coins <= 4 for coins in state.coins)
    assert all(points >= 0 for points in state.points)
    assert sum(state.points) <= 20
    _assert_wagons(state)
    _assert_wagon_tiles(state)
    _assert_turn(state)


def _assert_goods(lying: Sequence[int], bag: Sequence[int], taken: Sequence[Sequence[int]]) -> None:
    """Six of each good; an empty place only when the bag is empty."""
    for good in range(6):
        held = sum(goods[good] for goods in taken)
        assert lying.count(good) + bag.count(good) + held == 6
    assert -1 not in lying or not bag


def _assert_wagons(state: State) -> None:
    """Each wagon in one place, no two on a square, those arrived known in order."""
    assert sorted(state.boxes) == list(range(10))
    on_road = [where for where in state.where if where not in NOT_ON_ROAD]
    assert len(set(on_road)) == len(on_road)
    assert all(0 <= where < len(SQUARE_NAMES) for where in on_road)
    assert sorted(state.arrivals) == [w for w, where in enumerate(state.where) if where == 29]
    assert len(state.arrivals) <= 4


def _assert_wagon_tiles(state: State) -> None:
    assert len({state.removed, *state.kept}) == 1 + len(state.kept) == 1 + len(state.keepers)
    assert all(state.keepers.count(seat) <= 3 for seat in state.order)
    assert set(state.kept) < set(range(EVERY_TILE))


def _assert_turn(state: State) -> None:
    assert 0 <= state.used <= (4 if state.special >= 3 else 3)
    assert not (state.looking and (state.used or state.special))
    assert len(set(state.finished)) == len(state.finished)
    assert not (state.tile_taken and state.cube_taken and len(state.order) < 4)
    assert state.just_ran == -1 or state.where[state.just_ran] not in NOT_ON_ROAD
    over = len(state.arrivals) == 4 or sum(state.points) == 20
    assert over == (state.ended in ("arrivals", "points")) or state.ended == "resigned"


# -- What a viewer cannot know -----------------------------------------------------------------


def hides(state: State, viewer: Viewer) -> bool:
    """Whether somebody else keeps wagon tiles."""
    return not state.ended and any(keeper != viewer for keeper in state.keepers)


def alike(state: State, viewer: Viewer, deed: Deed[Move]) -> Sequence[Move | None]:
    """Which wagon tile somebody else keeps cannot be told before the end."""
    is_hidden = isinstance(deed.move, ChooseWagonTile) and deed.seat != viewer
    if not is_hidden or deed.done_in(STRADA_ROMANA, state).state.ended:
        return (deed.move,)
    return list(STRADA_ROMANA.legal_moves(state, deed.seat))


def permute_hidden(state: State, viewer: Viewer, rng: Rng, deed: Deed[Move] | None) -> State:
    """Another order of the bag, another chance, and other wagon tiles where none were seen.

    Two wagon tiles can be exchanged when each look of the viewer at the stack saw both or neither.
    """
    move = None if deed is None else deed.move
    tile_bag, rng = _reordered(state.tile_bag, rng, keeps_next=isinstance(move, TakeTile))
    cube_bag, rng = _reordered(state.cube_bag, rng, keeps_next=isinstance(move, TakeCube))
    other = dict(zip(range(EVERY_TILE), range(EVERY_TILE), strict=True))
    alike: dict[object, list[int]] = defaultdict(list)
    for tile in set(other) - _about_to_be_shown(state, deed):
        alike[_known_of(state, viewer, tile, move)].append(tile)
    for tiles in alike.values():
        shuffled, rng = rng.shuffled(sorted(tiles))
        other |= zip(sorted(tiles), shuffled, strict=True)
    return replace(
        state,
        rng=rng,
        tile_bag=tile_bag,
        cube_bag=cube_bag,
        removed=other[state.removed],
        kept=tuple(other[tile] for tile in state.kept),
    )


def _reordered(bag: tuple[int, ...], rng: Rng, *, keeps_next: bool) -> tuple[tuple[int, ...], Rng]:
    """The bag in another order, the next piece kept if it is about to be drawn."""
    kept = bag[-1:] if keeps_next else ()
    shuffled, rng = rng.shuffled(sorted(bag[: len(bag) - len(kept)]))
    return (*shuffled, *kept), rng


def _known_of(state: State, viewer: Viewer, tile: int, move: Move | None) -> object:
    """What the viewer knows of a wagon tile: whether it is its own, and which looks saw it."""
    if tile in state.kept and state.keepers[state.kept.index(tile)] == viewer:
        return tile
    looks = [place for place, keeper in enumerate(state.keepers) if keeper == viewer]
    if viewer == state.turn and (state.looking or isinstance(move, LookAtStack)):
        looks.append(len(state.kept))
    gone = [{state.removed, *state.kept[:place]} for place in looks]
    return tuple(tile in before for before in gone)


def _about_to_be_shown(state: State, deed: Deed[Move] | None) -> set[int]:
    """All tiles when this deed ends the game; the one that is being chosen, which is there."""
    if deed is None:
        return set()
    if deed.done_in(STRADA_ROMANA, state).state.ended:
        return set(range(EVERY_TILE))
    return {deed.move.wagon} if isinstance(deed.move, ChooseWagonTile) else set()


# -- Moves, legal or not -----------------------------------------------------------------------

_squares = st.integers(-1, len(SQUARE_NAMES)).map(Square)
_wagons = st.integers(-1, 10).map(Wagon)
_walkers = st.integers(0, 9).map(Wagon)


@st.composite
def _walks(draw: st.DrawFn) -> RunWagon:
    """A walk by steps of all kinds, towards either end."""
    ends: tuple[Destination, ...] = ("rome", "ostia")
    to = draw(st.sampled_from(ends))
    at = draw(st.sampled_from((*FIRST_SQUARES[to], *range(len(SQUARE_NAMES)))))
    path = [Square(at)]
    for choice in draw(st.lists(st.integers(0, 7), max_size=3)):
        near: Iterable[Square] = (*AHEAD[to][path[-1]], *SLANTING[to][path[-1]], *BESIDE[path[-1]])
        path += [*near][choice : choice + 1]
    return RunWagon(draw(_walkers), tuple(path), draw(st.booleans()))


any_move: st.SearchStrategy[Move] = st.one_of(
    st.builds(BuySpecial, st.sampled_from(SPECIALS)),
    st.builds(RunWagon, _wagons, st.lists(_squares, max_size=4).map(tuple), st.booleans()),
    _walks(),
    st.builds(TakeTile, st.integers(-1, 6).map(Area)),
    st.builds(TakeCube, st.integers(-1, 14).map(Market)),
    st.just(EndTurn()),
    st.just(LookAtStack()),
    st.builds(ChooseWagonTile, _wagons),
    st.just(Pass()),
)


AMISS = {
    "Ballio 7C": "ballio 7c",
    "buy wings": "buy wings",
    "tuile I": "tile i",
    "choose Ballio": "choose ballio",
    "end turn": "end",
}

SUBJECT = Subject(
    game=STRADA_ROMANA,
    words=cast(Words[Move, Event, View], strada_romana_words),
    options=OPTIONS,
    choosers=CHOOSERS,
    permute_hidden=permute_hidden,
    hides=hides,
    alike=alike,
    assert_conserved=assert_conserved,
    order=order,
    any_move=any_move,
    endings=ENDINGS,
    most_moves=1500,
    amiss=AMISS,
    plain_events=frozenset({"SpecialBought", "WagonRan", "TurnEnded", "TileKept", "TileChosen"}),
    parts_taught=frozenset({"arrives"}),
    kind_of=kind_of,
)
