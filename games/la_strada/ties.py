"""The tie-break between equal gold (core.ties). Rule: R-9.4."""

from core.text import text
from core.ties import Criterion
from games.la_strada.view import View


def tie_breaks(view: View) -> tuple[Criterion, ...]:
    """Return the only tie-break: the days that are left."""
    return (Criterion(text("la-strada-tie-days"), tuple(seat.days for seat in view.seats)),)
