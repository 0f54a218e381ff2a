"""What decides the places of a race, as all cars have equal points (core.tie_breaks)."""

from core.tie_breaks import Criterion
from core.translatable_text import text
from tavolo_vector_race.view import View


def tie_breaks(view: View) -> tuple[Criterion, ...]:
    """Return the criteria: gates passed, then who passed the last one first. Rule: R-11.2."""
    gates = tuple(max(0, seat.car.progress) for seat in view.seats)
    return (
        Criterion(text("vector-race-tie-gates"), gates),
        Criterion(text("vector-race-tie-time"), ()),
    )
