"""The tie-breaks between equal points (core.tie_breaks). Rule: R-10.7."""

from core.tie_breaks import Criterion
from core.translatable_text import text
from games.strada_romana.view import View


def tie_breaks(view: View) -> tuple[Criterion, ...]:
    """Return the tie-breaks: coins, then the last turn longest ago."""
    coins = tuple(seat.coins for seat in view.seats)
    return (
        Criterion(text("strada-romana-tie-coins"), coins),
        Criterion(text("strada-romana-tie-turn"), ()),
    )
