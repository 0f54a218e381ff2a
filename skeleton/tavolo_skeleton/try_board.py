"""What the try board asks of Skeleton. Optional: without it the board ends where others act."""

from collections.abc import Iterator

from core.game import Seat
from core.rng import Rng
from msgspec.structs import replace

from tavolo_skeleton.moves import Move
from tavolo_skeleton.redact import imagine
from tavolo_skeleton.rules import check, legal_moves, to_act
from tavolo_skeleton.state import State
from tavolo_skeleton.view import View


def possible(view: View, seat: Seat) -> Iterator[Move]:
    """Iterate over what another seat could do, as far as the viewer sees; here all is open."""
    yield from legal_moves(imagine(view, Rng(bytes(32))), seat)


def fitting(view: View, seat: Seat, move: Move, rng: Rng) -> State | None:
    """Return a random state that fits the view and in which the move is legal; else None."""
    state = imagine(view, rng)
    return state if check(state, seat, move) is None else None


def passed(state: State, seat: Seat) -> State | None:
    """Return the state with the turn given on; None where that cannot be."""
    return replace(state, turn=Seat(1 - seat)) if seat in to_act(state) else None


def left_open(_state: State, _seat: Seat, _move: Move) -> None:
    """Return what a move does without what it turns up; None where nothing can stay face down."""
