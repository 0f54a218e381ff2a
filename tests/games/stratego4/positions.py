"""Small positions of Stratego 4.

A piece is written as its rank and its space: ``"6f4"`` is a captain on f4, ``"9ring"`` a marshal on
the ring. Pieces of an army that are not written count as captured. A seat that is not written keeps
one sergeant at the left end of its back row, so that it is in the game.
"""

from collections.abc import Mapping, Sequence

import pytest

from core.errors import IllegalMove, Refusal
from core.game import Seat, Step
from core.rng import Rng
from games.stratego4.board import (
    ARMY,
    CROSS,
    SPACE_NAMES,
    THREEFOLD,
    Board,
    Rank,
    Space,
)
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import BeReady, Event, FireCannon, Move, MovePiece, Recruit, SwapPieces
from games.stratego4.state import NOBODY, State, cell_of
from games.stratego4.view import Options, PieceView, View

ME, RIVAL, THIRD, FOURTH = map(Seat, range(4))
READY = BeReady()
IDLER = 4
LEFT_END = 13
"""Place in a zone."""


def space(name: str) -> Space:
    """The space with this name."""
    return Space(SPACE_NAMES.index(name))


def named(spaces: Sequence[int]) -> set[str]:
    """The names of these spaces."""
    return {SPACE_NAMES[each] for each in spaces}


def world(
    armies: Mapping[Seat, str],
    *,
    seats: int = 4,
    whole: Sequence[Seat] = (),
    flags: Mapping[Seat, str] | None = None,
    lying: Sequence[Seat] = (),
    taken: Sequence[Seat] = (),
    sliders: Mapping[Seat, int] | None = None,
    came_from: Mapping[str, str] | None = None,
    returns: Mapping[str, int] | None = None,
    turn: Seat = ME,
    number: int = 9,
    quiet: int = 0,
    options: Options | None = None,
) -> State:
    """A position of the battle in which ``turn`` is to act.

    ``armies``: pieces by seat; of the ``whole`` ones everything else stands in the free spaces of
    its zone. ``flags``: where they are if not on their flag spaces; whoever stands there bears
    them, unless they are ``lying``. ``taken``: flags last carried by another army. ``number``: of
    the round.
    """
    board = CROSS if seats == CROSS.seats else THREEFOLD
    cells = bytearray(len(SPACE_NAMES))
    for seat in map(Seat, range(seats)):
        _stand(cells, board, seat, armies.get(seat), is_whole=seat in whole)
    where = tuple(
        space(flags[seat]) if flags and seat in flags else board.flags[seat]
        for seat in map(Seat, range(seats))
    )
    bearers = tuple(
        (cells[at] >> 4) - 1 if cells[at] and seat not in lying else NOBODY
        for seat, at in enumerate(where)
    )
    last = [Seat(by if by != NOBODY else seat) for seat, by in enumerate(bearers)]
    for seat in taken:
        last[seat] = Seat((seat + 1) % seats)
    return State(
        options=options or Options(),
        rng=Rng(bytes(32)),
        cells=bytes(cells),
        proofs=bytes(len(cells)),
        came_from=_row({name: space(at) + 1 for name, at in (came_from or {}).items()}),
        returns=_row(returns or {}),
        flags=where,
        bearers=bearers,
        last_bearers=tuple(last),
        sliders=tuple((sliders or {}).get(seat, 0) for seat in map(Seat, range(seats))),
        lost=tuple(_missing(cells, seat) for seat in map(Seat, range(seats))),
        ready=(1,) * seats,
        turn=turn,
        first=ME,
        round=number,
        quiet=quiet,
        out=tuple(seat for seat in map(Seat, range(seats)) if armies.get(seat) == ""),
    )


def _stand(cells: bytearray, board: Board, seat: int, army: str | None, *, is_whole: bool) -> None:
    if army is None:
        cells[board.zones[seat][LEFT_END]] = cell_of(seat, IDLER)
        return
    for piece in army.split():
        cells[space(piece[1:])] = cell_of(seat, int(piece[0]))
    if is_whole:
        free = [each for each in board.zones[seat] if not cells[each]]
        for each, rank in zip(free, _missing(cells, seat), strict=False):
            cells[each] = cell_of(seat, rank)


def _missing(cells: Sequence[int], seat: int) -> tuple[Rank, ...]:
    left = list(ARMY)
    for cell in cells:
        if cell and (cell >> 4) - 1 == seat:
            left.remove(Rank(cell & 15))
    return tuple(left)


def _row(numbers: Mapping[str, int]) -> bytes:
    row = bytearray(len(SPACE_NAMES))
    for name, number in numbers.items():
        row[space(name)] = number
    return bytes(row)


def begun(seats: int = 4, options: Options | None = None, seed: int = 1) -> State:
    """A game that has just been set up."""
    return STRATEGO4.initial_state(seats, options or Options(), bytes([seed]) * 32).state


# -- Moves -------------------------------------------------------------------------------------


def move(line: str, *, leave: bool = False) -> MovePiece:
    """The move between two spaces: ``move("f3 f4")``."""
    start, to = line.split()
    return MovePiece(space(start), space(to), leave)


def fire(line: str) -> FireCannon:
    """The shot from one space at another."""
    start, target = line.split()
    return FireCannon(space(start), space(target))


def recruit(rank: int) -> Recruit:
    """The move that brings this rank back."""
    return Recruit(Rank(rank))


def swap(line: str) -> SwapPieces:
    """The swap of two spaces."""
    first, second = line.split()
    return SwapPieces(space(first), space(second))


# -- What comes of them ------------------------------------------------------------------------


def actor(state: State) -> Seat:
    """The seat to act; while several deploy the first of them."""
    return min(STRATEGO4.to_act(state))


def step(state: State, made: Move) -> Step[State, Event]:
    """What this move of the seat to act gives."""
    return STRATEGO4.apply(state, actor(state), made)


def play(state: State, *moves: Move) -> State:
    """The state after these moves, each made by the seat that is to act."""
    for made in moves:
        state = step(state, made).state
    return state


def events(state: State, made: Move) -> list[Event]:
    """What happens at this move, in order."""
    return [told.event for told in step(state, made).told]


def kinds(state: State, made: Move) -> list[str]:
    """What kinds of things happen at this move."""
    return [type(event).__name__ for event in events(state, made)]


def legal(state: State) -> list[Move]:
    """All listed moves of the seat to act."""
    return list(STRATEGO4.legal_moves(state, actor(state)))


def goals(state: State, start: str, *, leaving: bool = False) -> set[str]:
    """Where the piece on this space can go, with its flag if it bears one, or without."""
    return {
        SPACE_NAMES[made.to]
        for made in legal(state)
        if isinstance(made, MovePiece) and made.start == space(start) and made.leave_flag == leaving
    }


def shots(state: State, start: str) -> set[str]:
    """What the piece on this space can fire at."""
    return {
        SPACE_NAMES[made.target]
        for made in legal(state)
        if isinstance(made, FireCannon) and made.start == space(start)
    }


def stands(state: State, name: str) -> tuple[int, int] | None:
    """Whose piece stands there, and its rank."""
    cell = state.cells[space(name)]
    return ((cell >> 4) - 1, cell & 15) if cell else None


def flag(state: State, owner: int) -> tuple[str, int | None]:
    """Where a flag is, and whose piece bears it."""
    by = state.bearers[owner]
    return SPACE_NAMES[state.flags[owner]], None if by == NOBODY else by


def code(state: State, made: Move, seat: Seat | None = None) -> str:
    """The last part of the code of a refusal."""
    return refusal(state, made, seat).code.removeprefix("stratego4-refusal-")


def refusal(state: State, made: Move, seat: Seat | None = None) -> Refusal:
    """Why the seat to act, or the one named, may not do this; fails when it may."""
    who = actor(state) if seat is None else seat
    found = STRATEGO4.check(state, who, made)
    assert found is not None, f"{STRATEGO4.notate(made)} is allowed"
    with pytest.raises(IllegalMove) as caught:
        STRATEGO4.apply(state, who, made)
    assert caught.value.refusal == found
    return found


def is_allowed(state: State, made: Move) -> bool:
    """Whether the seat to act may do this."""
    return STRATEGO4.check(state, actor(state), made) is None


def view(state: State, viewer: int | None = None) -> View:
    """What this viewer sees; everybody, unless a seat is named."""
    return STRATEGO4.view_for(state, None if viewer is None else Seat(viewer))


def seen(state: State, name: str, viewer: int | None = None) -> PieceView:
    """The piece this viewer sees on a space."""
    return next(p for p in view(state, viewer).pieces if p.space == space(name))
