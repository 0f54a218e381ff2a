"""Commands to a cup, as values."""

from club.model.cup import CupTerms
from core.game import Level
from tables.model.commands import Person


class CupOpening(CupTerms, frozen=True, kw_only=True):
    """A request to open a cup.

    ``closes_at``: None for the latest time that there is. ``computers``: the levels of computers
    that enter at once.
    """

    by: Person
    computers: tuple[Level, ...] = ()
