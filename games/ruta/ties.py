"""The tie-break between equal points (core.ties). Rule: R-13.3."""

from core.text import text
from core.ties import Criterion
from games.ruta.view import View


def tie_breaks(view: View) -> tuple[Criterion, ...]:
    """Return the only tie-break: the places linked by the longest route."""
    places = tuple(seat.longest_places for seat in view.seats)
    return (Criterion(text("ruta-tie-longest"), places),)
