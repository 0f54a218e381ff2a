"""What the try board asks of Strada Romana: the shortest runs of each wagon.

A run may be continued, so that longer ones are made of these.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from core.game import Seat
from core.rng import Rng
from games.strada_romana.board import WAGONS, Wagon
from games.strada_romana.legality import check, legal_moves
from games.strada_romana.moves import ChooseWagonTile, Move, RunWagon
from games.strada_romana.redact import imagine
from games.strada_romana.state import State, changed, has_begun, stack
from games.strada_romana.view import View

MOST: Final = 25
"""The most moves that are listed; then one run of each wagon."""


def possible(view: View, seat: Seat) -> Iterator[Move]:
    """Iterate over the seat's moves, of the runs the shortest; one wagon tile for all."""
    if view.turn != seat:
        return
    if view.looking:
        yield ChooseWagonTile(min(_in_stack(view)))
        return
    moves = list(legal_moves(imagine(view, Rng(bytes(32))), seat))
    runs = [move for move in moves if isinstance(move, RunWagon)]
    others = len(moves) - len(runs)
    kept = _shortest(runs)
    if len(kept) + others > MOST:
        kept = _first_of_each(kept)
    yield from (move for move in moves if not isinstance(move, RunWagon) or move in kept)


def _in_stack(view: View) -> Sequence[Wagon]:
    """Return the wagon tiles that may be in the stack, as far as the viewer knows. Rule: R-7.3."""
    if view.stack is not None:
        return view.stack
    return view.remembered[-1] if view.remembered else tuple(map(Wagon, range(len(WAGONS))))


def _shortest(runs: Sequence[RunWagon]) -> list[RunWagon]:
    """Return the runs of each wagon that take fewest points."""
    least: dict[Wagon, int] = {}
    for run in runs:
        least.setdefault(run.wagon, _points(run))  # runs are listed by points
    return [run for run in runs if _points(run) == least[run.wagon]]


def _points(run: RunWagon) -> int:
    return len(run.path) + run.arrives


def _first_of_each(runs: Sequence[RunWagon]) -> list[RunWagon]:
    return list({run.wagon: run for run in reversed(runs)}.values())


def fitting(view: View, seat: Seat, move: Move, rng: Rng) -> State | None:
    """Return a random state in which the move can be made; None if there is none."""
    if view.turn != seat:
        return None
    state = imagine(view, rng)
    if isinstance(move, ChooseWagonTile) and move.wagon in _in_stack(view):
        state = _with_tile(state, move.wagon, rng)
    return None if check(state, seat, move) is not None else state


def _with_tile(state: State, wagon: Wagon, rng: Rng) -> State:
    """Return the state with this tile in the stack, and one of the stack where it was."""
    left = stack(state)
    if wagon in left:
        return state
    place, _ = rng.aside(0).below(len(left))
    if state.removed == wagon:
        return replace(state, removed=left[place])
    return replace(state, kept=changed(state.kept, state.kept.index(wagon), left[place]))


def passed(state: State, seat: Seat) -> State | None:
    """Return the position with the turn given to the next seat; None once the turn has begun."""
    if state.ended or state.turn != seat or state.looking or has_begun(state):
        return None
    place = state.order.index(seat)
    following = (*state.order[place + 1 :], *state.order[:place])
    return replace(state, turn=next(one for one in following if one not in state.resigned))


def left_open(_state: State, _seat: Seat, _move: Move) -> None:
    """Return None: nothing that a move shows could stay as it was."""
