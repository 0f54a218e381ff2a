"""The tie-break between equal points (core.tie_breaks). Rule: R-13.3."""

from core.tie_breaks import Criterion
from core.translatable_text import text
from games.ruta.view import View


def tie_breaks(view: View) -> tuple[Criterion, ...]:
    """Return the only tie-break: the places linked by the longest route."""
    places = tuple(seat.longest_places for seat in view.seats)
    return (Criterion(text("ruta-tie-longest"), places),)
