"""Views: the only way from a state to what a viewer may know, and back to a possible state."""

from core.game import Count, Seat, Viewer
from core.rng import Rng

from tavolo_skeleton.rules import outcome, to_act
from tavolo_skeleton.state import State
from tavolo_skeleton.view import SeatView, View


def view_for(state: State, viewer: Viewer) -> View:
    """Return all that this viewer may know. Nothing is hidden in this game."""
    return View(
        viewer=viewer,
        options=state.options,
        seats=tuple(SeatView(resigned) for resigned in state.resigned),
        heap=state.heap,
        turn=next(iter(to_act(state)), None),
        last=state.last,
        outcome=outcome(state),
    )


def reveal(state: State) -> View:
    """Return the position with everything open."""
    return view_for(state, None)


def tally(_view: View) -> tuple[Count, ...]:
    """Return the counts of all seats: there are none, only places."""
    return ()


def imagine(view: View, rng: Rng) -> State:
    """Return a state this viewer could be in."""
    turn = view.turn if view.turn is not None else Seat(0)
    resigned = tuple(seat.resigned for seat in view.seats)
    return State(view.options, rng, view.heap, turn, view.last, resigned)
