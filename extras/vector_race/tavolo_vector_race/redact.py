"""Views: the only way from a state to what a viewer may know, and back to a possible state."""

from msgspec.structs import replace

from core.game import Seat, Viewer
from core.rng import Rng
from tavolo_vector_race.moves import NO_KEY, Key, keys_of
from tavolo_vector_race.rules import outcome, places
from tavolo_vector_race.state import State, owing
from tavolo_vector_race.view import SeatView, View


def view_for(state: State, viewer: Viewer) -> View:
    """Return all that this viewer may know: of the choices, only its own. Rule: R-16."""
    late = () if state.ended else owing(state)
    seats = (
        SeatView(car, place, Seat(seat) in late, choice != NO_KEY)
        for seat, (car, place, choice) in enumerate(
            zip(state.cars, places(state.cars), state.choices, strict=True)
        )
    )
    return View(
        viewer=viewer,
        options=state.options,
        round=state.round,
        seats=tuple(seats),
        choice=None if viewer is None else state.choices[viewer] or None,
        outcome=outcome(state),
    )


def reveal(state: State) -> View:
    """Return the position with all choices open."""
    view = view_for(state, None)
    seats = (
        replace(seat, choice=choice or None)
        for seat, choice in zip(view.seats, state.choices, strict=True)
    )
    return replace(view, seats=tuple(seats))


def imagine(view: View, rng: Rng) -> State:
    """Return a state this viewer could be in; each choice of the others is equally likely."""
    keys = keys_of(view.options.choices)
    choices = list[Key]()
    for seat, seen in enumerate(view.seats):
        choice = NO_KEY
        if seen.has_chosen and seat == view.viewer:
            choice = view.choice or NO_KEY
        elif seen.has_chosen:
            place, rng = rng.below(len(keys))
            choice = keys[place]
        choices.append(choice)
    return State(
        options=view.options,
        rng=rng,
        round=view.round,
        cars=tuple(seat.car for seat in view.seats),
        choices=tuple(choices),
        ended="" if view.outcome is None else view.outcome.reason,
    )
