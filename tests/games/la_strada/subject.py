"""What the common tests of games need to know about La Strada."""

from collections.abc import Callable, Sequence
from itertools import pairwise, product
from random import Random
from typing import cast

from hypothesis import strategies as st
from msgspec.structs import replace

from core.game import Seat, Viewer
from core.rng import Rng
from core.texts import Words
from games.la_strada import texts as la_strada_words
from games.la_strada.board import (
    COSTS,
    CUBES,
    GOLD,
    HEX_NAMES,
    NEIGHBOURS,
    PLAIN,
    SETTLEMENTS,
    SPOT,
    TERRAINS,
    TILES,
    Hex,
    ground_of,
    shape,
)
from games.la_strada.game import LA_STRADA
from games.la_strada.moves import BuildLink, EndTurn, Event, Move, PlaceWorkshop
from games.la_strada.state import State
from games.la_strada.view import Options, Road, View, most_days
from tests.games.seat_actions import Deed
from tests.games.subject import Subject

ENDINGS = ("cut-off", "occupied", "stalled", "resigned")
OPTIONS = (
    *(Options(*chosen) for chosen in product((False, True), (False, True))),
    Options(late_reveal=True, ten_kept=True),
)


def order(move: Move) -> tuple[int, tuple[int, ...]]:
    """Workshops by hex; links by their path; the end of the turn."""
    match move:
        case PlaceWorkshop():
            return (0, (move.hex,))
        case BuildLink():
            return (1, move.path)
        case EndTurn():
            return (2, ())


def kind_of(move: Move) -> object:
    """Links by the settlement that they reach; workshops; the end of the turn."""
    return move.path[-1] if isinstance(move, BuildLink) else type(move)


# -- Habits ------------------------------------------------------------------------------------


def _links(moves: Sequence[Move]) -> list[BuildLink]:
    return [move for move in moves if isinstance(move, BuildLink)]


def _cost(state: State, link: BuildLink) -> int:
    terrain = ground_of(state.laid).terrain
    return sum(COSTS[terrain[at]] for at in link.path[1:] if terrain[at] != SPOT)


def _worth(state: State, link: BuildLink) -> int:
    """What a cube there would bring now."""
    number = ground_of(state.laid).spots.index(link.path[-1])
    there = sum(cubes >> number & 1 for cubes in state.cubes)
    return GOLD[state.kinds[number]][there]


def _random(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    return random.choice(moves)


def _rusher(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Builds whatever is cheapest, as long as it can."""
    links = _links(moves)
    return min(links, key=lambda link: _cost(state, link)) if links else random.choice(moves)


def _greedy(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Takes the most gold for a day."""
    links = _links(moves)
    if not links:
        return random.choice(moves)
    return max(links, key=lambda link: _worth(state, link) / _cost(state, link))


def _saver(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Builds only with as many days in hand as there can be, and then far."""
    links = _links(moves)
    if not links or state.days[seat] < most_days(state.options):
        return moves[-1]
    return max(links, key=lambda link: _cost(state, link))


def _idler(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Never builds."""
    return moves[-1] if isinstance(moves[-1], EndTurn) else random.choice(moves)


def _blocker(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Lays roads where most others could: over hexes beside many settlements."""
    links, spots = _links(moves), set(ground_of(state.laid).spots)
    if not links:
        return random.choice(moves)

    def crowded(link: BuildLink) -> int:
        return sum(side in spots for at in link.path[1:] for side in NEIGHBOURS[at])

    return max(links, key=crowded)


def _passer_through(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Prefers roads over as many settlements as possible (two players), else any."""
    links, spots = _links(moves), set(ground_of(state.laid).spots)
    through = [link for link in links if len(spots.intersection(link.path[1:])) > 1]
    return random.choice(through or links or moves)


CHOOSERS: dict[str, Callable[[State, Seat, Sequence[Move], Random], Move]] = {
    "random": _random,
    "rusher": _rusher,
    "greedy": _greedy,
    "saver": _saver,
    "idler": _idler,
    "blocker": _blocker,
    "passer through": _passer_through,
}

# -- What never changes ------------------------------------------------------------------------


def assert_conserved(state: State) -> None:
    """Tiles, cubes and days add up; workshops and roads lie as they may."""
    seats = range(len(state.order))
    assert sorted(state.order) == list(seats)
    assert sorted(state.kinds) == [k for k, n in enumerate(SETTLEMENTS) for _ in range(n)]
    _assert_workshops(state)
    _assert_roads(state)
    for seat in seats:
        _assert_stock(state, Seat(seat))
    if len(seats) == 2:
        assert not state.cubes[0] & state.cubes[1], "two cubes on a settlement"


def _assert_workshops(state: State) -> None:
    shops = [at for own in state.workshops for at in own]
    ground = ground_of(state.laid)
    assert len(set(shops)) == len(shops)
    assert all(ground.terrain[at] == PLAIN for at in shops)
    assert not any(other in NEIGHBOURS[at] for at in shops for other in shops)


def _assert_roads(state: State) -> None:
    """Every road is whole, from an own start to a new settlement, one tile a hex."""
    spots = ground_of(state.laid).spots
    used = {at for own in state.workshops for at in own}
    linked = [set(own) for own in state.workshops]
    for road in state.roads:
        tiles = [at for at in road.path[1:] if at not in spots]
        assert road.path[0] in linked[road.seat], "a road from nowhere"
        assert road.path[-1] in spots, "a road in the open"
        assert not used.intersection(tiles), "two tiles on a hex"
        assert not linked[road.seat].intersection(road.path[1:]), "a settlement linked twice"
        _assert_shape(road, spots)
        used.update(tiles)
        linked[road.seat].update(at for at in road.path if at in spots)
    for seat, reached in enumerate(linked):
        ends = {road.path[-1] for road in state.roads if road.seat == seat}
        assert _settlements(state, state.linked[seat]) == reached.intersection(spots)
        assert _settlements(state, state.cubes[seat]) == ends


def _assert_shape(road: Road, spots: tuple[Hex, ...]) -> None:
    assert all(other in NEIGHBOURS[one] for one, other in pairwise(road.path))
    assert len(set(road.path)) == len(road.path)
    for before, over, after in zip(road.path, road.path[1:], road.path[2:], strict=False):
        assert over in spots or shape(before, over, after) != "sharp"


def _settlements(state: State, numbers: int) -> set[Hex]:
    return {at for n, at in enumerate(ground_of(state.laid).spots) if numbers >> n & 1}


def _assert_stock(state: State, seat: Seat) -> None:
    terrain = ground_of(state.laid).terrain
    laid = [terrain[at] for r in state.roads if r.seat == seat for at in r.path[1:]]
    laid = [found for found in laid if found != SPOT]
    for index in range(len(TERRAINS)):
        assert laid.count(index) + state.tiles[seat][index] == TILES[index]
        assert state.tiles[seat][index] >= 0
    assert sum(r.cost for r in state.roads if r.seat == seat) == sum(COSTS[n] for n in laid)
    assert state.cubes[seat].bit_count() <= CUBES
    assert -3 <= state.days[seat] <= most_days(state.options)


def hides(state: State, viewer: Viewer) -> bool:
    """Whether settlements lie face down, unseen by anybody."""
    return not state.revealed


def permute_hidden(state: State, viewer: Viewer, rng: Rng, deed: Deed[Move] | None) -> State:
    """Another chance; and, while settlements lie face down, another order of them."""
    after = state if deed is None else deed.done_in(LA_STRADA, state).state
    if after.revealed:
        return replace(state, rng=rng)
    kinds, rng = rng.shuffled(state.kinds)
    return replace(state, kinds=kinds, rng=rng)


# -- Moves, legal or not -----------------------------------------------------------------------

_hexes = st.integers(-1, len(HEX_NAMES)).map(Hex)


@st.composite
def _walks(draw: st.DrawFn) -> BuildLink:
    """A walk over the board that may turn anyhow, and leave it."""
    at = draw(st.integers(0, len(HEX_NAMES) - 1))
    path = [Hex(at)]
    for way in draw(st.lists(st.integers(0, 5), max_size=6)):
        path.append(Hex(NEIGHBOURS[path[-1]][way]))
    return BuildLink(tuple(path))


any_move: st.SearchStrategy[Move] = st.one_of(
    st.builds(PlaceWorkshop, _hexes),
    st.builds(BuildLink, st.lists(_hexes, max_size=5).map(tuple)),
    _walks(),
    st.just(EndTurn()),
)


AMISS = {
    "workshop Z99": "workshop z99",
    "build C3-C4-C5": "build c3-c4-c5",
    "fin": "end",
}

SUBJECT = Subject(
    game=LA_STRADA,
    words=cast(Words[Move, Event, View], la_strada_words),
    options=OPTIONS,
    choosers=CHOOSERS,
    permute_hidden=permute_hidden,
    hides=hides,
    assert_conserved=assert_conserved,
    order=order,
    any_move=any_move,
    endings=ENDINGS,
    most_moves=450,
    seats_have_secrets=False,
    amiss=AMISS,
    plain_events=frozenset({"WorkshopPlaced", "LinkBuilt", "TurnEnded", "TurnBegan"}),
    kinds_of_reasons=4,
    kind_of=kind_of,
    of_the_turn=frozenset(
        {"turn", "round", "seats", "links_this_turn", "idle_turns", "move_number"}
    ),
)
