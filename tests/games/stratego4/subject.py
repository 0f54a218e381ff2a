"""What the common tests of games need to know about Stratego 4."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from random import Random
from typing import cast

from hypothesis import strategies as st
from msgspec.structs import replace

from core.game import Seat, Viewer
from core.rng import Rng
from core.texts import Words
from games.stratego4 import texts as stratego4_words
from games.stratego4.board import ARMY, CANNON, CAPTAIN, SCOUT, Rank, Space, board_for
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import (
    Arrange,
    BeReady,
    Event,
    FireCannon,
    Move,
    MovePiece,
    Recruit,
    SwapPieces,
)
from games.stratego4.state import State
from games.stratego4.view import Options, View
from tests.games.seat_actions import Deed
from tests.games.subject import Subject

ENDINGS = ("turret", "last", "quiet", "blocked", "nobody", "resigned")
OPTIONS = (
    Options(quiet_rounds=12),
    Options(teams=True, quiet_rounds=9),
    Options(memory=True, slow_start=True, quiet_rounds=12),
    Options(teams=True, memory=True, quiet_rounds=8),
    Options(slow_start=True, quiet_rounds=5),
)
TOLD, TURNED, LONGEST = 128, 64, 63
NOBODY = -1


def order(move: Move) -> tuple[int, ...]:
    """By piece: its moves, those without its flag, its shots; ranks from the highest."""
    match move:
        case BeReady():
            return (0,)
        case Recruit():
            return (1, -move.rank)
        case MovePiece():
            return (2, move.start, move.leave_flag, move.to)
        case FireCannon():
            return (2, move.start, 2, move.target)
        case SwapPieces():
            return (3, move.first, move.second)
        case Arrange():
            return (4, *move.ranks)


def kind_of(move: Move) -> object:
    """Moves by their piece; shots; deploying, which nobody else sees."""
    match move:
        case MovePiece():
            return "move", move.start
        case FireCannon():
            return "fire"
        case Recruit():
            return move
        case _:
            return "deploy"


# -- Habits ------------------------------------------------------------------------------------


def _owner(state: State, space: int) -> int:
    return (state.cells[space] >> 4) - 1


def _steps(moves: Sequence[Move]) -> list[MovePiece]:
    return [move for move in moves if isinstance(move, MovePiece)]


def _bearing(state: State, space: int) -> list[int]:
    """The flag the piece there bears, if any."""
    return [
        flag
        for flag, where in enumerate(state.flags)
        if where == space and state.bearers[flag] != NOBODY
    ]


def _far_from_turret(state: State, space: int) -> int:
    board = board_for(len(state.flags))
    seen, edge, steps = {board.turret}, {board.turret}, 0
    while space not in edge and edge:
        edge = {near for here in edge for near in board.beside[here]} - seen
        seen |= edge
        steps += 1
    return steps


def _random(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    return random.choice(moves)


def _rusher(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Hurries its flag to the turret, and clears its way."""
    carrying = [
        move for move in _steps(moves) if not move.leave_flag and _bearing(state, move.start)
    ]
    nearer = [
        move
        for move in carrying
        if _far_from_turret(state, move.to) < _far_from_turret(state, move.start)
    ]
    return random.choice(nearer or moves)


def _hoarder(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Does the least it can."""
    return STRATEGO4.fallback_move(state, seat)


def _hunter(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Attacks whenever it can, else comes nearer to the middle."""
    attacks = [move for move in _steps(moves) if state.cells[move.to]]
    nearer = [
        move
        for move in _steps(moves)
        if _far_from_turret(state, move.to) < _far_from_turret(state, move.start)
    ]
    return random.choice(attacks or nearer or moves)


def _shooter(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Fires whenever it can, and moves its cannons about."""
    shots: list[Move] = [move for move in moves if isinstance(move, FireCannon)]
    cannons: list[Move] = [m for m in _steps(moves) if state.cells[m.start] & 15 == CANNON]
    return random.choice(shots or cannons or moves)


def _courier(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Leaves flags about and picks them up again."""
    lying = {at for at, by in zip(state.flags, state.bearers, strict=True) if by == NOBODY}
    picking: list[Move] = [move for move in _steps(moves) if move.to in lying]
    leaving: list[Move] = [move for move in _steps(moves) if move.leave_flag]
    return random.choice(picking or leaving or moves)


def _fiddler(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Arranges its army over and over, then runs far with what can run."""
    if not state.round and random.random() < 0.8:
        zone = board_for(len(state.flags)).zones[seat]
        if random.random() < 0.5:
            first, second = sorted(random.sample(zone, 2))
            return SwapPieces(first, second)
        return Arrange(tuple(random.sample(ARMY, len(ARMY))))
    nimble = [m for m in _steps(moves) if state.cells[m.start] & 15 in (SCOUT, CAPTAIN)]
    return random.choice(nimble or moves)


def _pacer(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Goes to and fro with the same piece as long as that is allowed."""
    back: list[Move] = [m for m in _steps(moves) if state.came_from[m.start] == m.to + 1]
    return random.choice(back or moves)


CHOOSERS: dict[str, Callable[[State, Seat, Sequence[Move], Random], Move]] = {
    "random": _random,
    "rusher": _rusher,
    "hoarder": _hoarder,
    "hunter": _hunter,
    "shooter": _shooter,
    "courier": _courier,
    "fiddler": _fiddler,
    "pacer": _pacer,
}

# -- What never changes ------------------------------------------------------------------------


def assert_conserved(state: State) -> None:
    """Every piece and flag is in one place, where it may be; numbers are where they can be."""
    board = board_for(len(state.flags))
    standing = [space for space, cell in enumerate(state.cells) if cell]
    assert set(standing) <= set(board.spaces) - board.ponds
    for seat in range(board.seats):
        ranks = [state.cells[space] & 15 for space in standing if _owner(state, space) == seat]
        assert sorted((*ranks, *state.lost[seat]), reverse=True) == list(ARMY)
        assert list(state.lost[seat]) == sorted(state.lost[seat], reverse=True)
        gone = not ranks and seat != state.recruiter
        assert gone == (seat in state.out) or state.ended
    _assert_flags(state, standing)
    _assert_proofs(state, standing)
    _assert_turn(state)


def _assert_flags(state: State, standing: Sequence[int]) -> None:
    board = board_for(len(state.flags))
    borne = [
        (where, by) for where, by in zip(state.flags, state.bearers, strict=True) if by != NOBODY
    ]
    assert len({where for where, _ in borne}) == len(borne), "a piece bears one flag"
    assert all(_owner(state, where) == by for where, by in borne)
    assert set(state.flags) <= set(board.spaces) - board.ponds
    for by, last in zip(state.bearers, state.last_bearers, strict=True):
        assert by in (last, NOBODY)
    if state.round:
        bearing = {where for where, _ in borne}
        assert all(where in bearing for where in state.flags if where in standing), (
            "who stands where a flag lies bears one"
        )


def _assert_proofs(state: State, standing: Sequence[int]) -> None:
    """What was seen of a piece fits its rank."""
    for space in range(len(state.cells)):
        proofs, rank = state.proofs[space], state.cells[space] & 15
        assert 0 <= state.returns[space] <= 5
        if space not in standing:
            assert (proofs, state.came_from[space], state.returns[space]) == (0, 0, 0)
        if proofs & TURNED:
            assert rank == CAPTAIN
        if proofs & LONGEST > 1:
            assert rank == SCOUT or (rank == CAPTAIN and proofs & LONGEST == 2)


def _assert_turn(state: State) -> None:
    assert all(0 <= slider < 6 for slider in state.sliders)
    assert set(state.resigned) <= set(state.out)
    assert len(set(state.out)) == len(state.out)
    assert bool(state.cause) == (state.recruiter != NOBODY)
    assert (state.turn == NOBODY) == (bool(state.ended) or not state.round)
    if not state.ended:
        limit = state.options.quiet_rounds * (len(state.flags) - len(state.out))
        assert 0 <= state.quiet <= limit
        assert state.quiet < limit or state.recruiter != NOBODY


# -- What a viewer cannot know -----------------------------------------------------------------


def hides(state: State, viewer: Viewer) -> bool:
    """Whether a piece of somebody else was never told."""
    others = (s for s, cell in enumerate(state.cells) if cell and _owner(state, s) != viewer)
    return not state.ended and any(not state.proofs[space] & TOLD for space in others)


def alike(state: State, viewer: Viewer, deed: Deed[Move]) -> Sequence[Move | None]:
    """How somebody else deploys cannot be told."""
    deploys = isinstance(deed.move, SwapPieces | Arrange)
    return (Arrange(ARMY),) if deploys and deed.seat != viewer else (deed.move,)


def permute_hidden(state: State, viewer: Viewer, rng: Rng, deed: Deed[Move] | None) -> State:
    """Other ranks for all pieces the viewer does not know, as far as their moves allow.

    The chance differs too, unless the deed may draw who begins the battle.
    """
    if state.ended:
        return state
    twin = _with_other_ranks(state, viewer, rng, _about_to_be_shown(deed))
    if deed is None:
        return twin
    if not state.round:
        twin = replace(twin, rng=state.rng)
    if _goes_on_alike(state, twin, deed):
        return twin
    return state


def _with_other_ranks(state: State, viewer: Viewer, rng: Rng, shown: set[int]) -> State:
    alike: dict[object, list[int]] = defaultdict(list)
    for space, cell in enumerate(state.cells):
        known = state.proofs[space] & TOLD or _owner(state, space) == viewer or space in shown
        if cell and not known:
            alike[_owner(state, space), _evidence(state, space)].append(space)
    cells = bytearray(state.cells)
    for spaces in alike.values():
        dealt, rng = rng.shuffled(sorted(state.cells[space] for space in spaces))
        for space, cell in zip(spaces, dealt, strict=True):
            cells[space] = cell
    return replace(state, cells=bytes(cells), rng=rng)


def _evidence(state: State, space: int) -> object:
    """Pieces of which the same was seen could be each other."""
    proofs = state.proofs[space]
    longest = proofs & LONGEST
    return proofs & TURNED, min(longest, 3) if longest > 1 else 0


def _about_to_be_shown(deed: Deed[Move] | None) -> set[int]:
    """Where pieces stand whose ranks this deed needs or tells."""
    match deed:
        case Deed(move=MovePiece(start=start, to=to)):
            return {start, to}
        case Deed(move=FireCannon(start=start, target=target)):
            return {start, target}
    return set()


def _goes_on_alike(state: State, twin: State, deed: Deed[Move]) -> bool:
    """Whether the same follows: that somebody is passed over may tell ranks, the end tells all."""
    one, other = (deed.done_in(STRATEGO4, each).state for each in (state, twin))
    return not one.ended and (one.turn, one.round) == (other.turn, other.round)


# -- Moves, legal or not -----------------------------------------------------------------------

_spaces = st.integers(-1, 181).map(Space)
_ranks = st.integers(0, 10).map(Rank)


@st.composite
def _near(draw: st.DrawFn) -> Move:
    """A move or a shot along a line of either board."""
    board = board_for(draw(st.sampled_from((3, 4))))
    start = draw(st.sampled_from(board.spaces))
    line = draw(st.sampled_from(board.lines[start]))
    to = line[draw(st.integers(0, 3)) % len(line)]
    if draw(st.booleans()):
        return FireCannon(start, to)
    return MovePiece(start, to, draw(st.booleans()))


any_move: st.SearchStrategy[Move] = st.one_of(
    _near(),
    _near(),
    st.builds(MovePiece, _spaces, _spaces, st.booleans()),
    st.builds(FireCannon, _spaces, _spaces),
    st.builds(Recruit, _ranks),
    st.just(BeReady()),
    st.builds(SwapPieces, _spaces, _spaces),
    st.builds(Arrange, st.permutations(ARMY).map(tuple)),
    st.builds(Arrange, st.lists(_ranks, max_size=22).map(tuple)),
)


AMISS = {
    "arrange 97": "arrange 97",
    "swap d3 d3": "swap d3 d3",
    "d3 d4": "move d3 d4",
    "fire d3 d6": "fire d3 d6",
    "recruit 9": "recruit 9",
}

SUBJECT = Subject(
    game=STRATEGO4,
    words=cast(Words[Move, Event, View], stratego4_words),
    options=OPTIONS,
    choosers=CHOOSERS,
    permute_hidden=permute_hidden,
    hides=hides,
    alike=alike,
    assert_conserved=assert_conserved,
    order=order,
    any_move=any_move,
    endings=ENDINGS,
    most_moves=4000,
    amiss=AMISS,
    plain_events=frozenset({"ArmyArranged", "ArmyReady", "PieceMoved", "FlagTaken", "Recruited"}),
    parts_taught=frozenset({"arrange", "leave"}),
    kind_of=kind_of,
    of_the_turn=frozenset({"turn", "round"}),
)
