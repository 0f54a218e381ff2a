"""The tie-break between equal gold (core.tie_breaks). Rule: R-9.4."""

from core.tie_breaks import Criterion
from core.translatable_text import text
from games.la_strada.view import View


def tie_breaks(view: View) -> tuple[Criterion, ...]:
    """Return the only tie-break: the days that are left."""
    return (Criterion(text("la-strada-tie-days"), tuple(seat.days for seat in view.seats)),)
