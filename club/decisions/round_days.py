"""How many days a round of a game's cup should have, by the turns that its games have. Pure."""

from typing import Final

from club.decisions.progress import DAY
from tables.model.table import HOUR, Pace

USUAL_TURN: Final = 8 * HOUR
"""Milliseconds that a round gives for each turn, if nobody chooses its days: people sleep."""

SHORT_TURN: Final = 3 * HOUR
"""A round that gives its games less than this for a turn (milliseconds) leaves many unfinished."""

MOST_WEEKS: Final = 8
"""Most weeks of a round, if nobody chooses otherwise."""

_WEEK: Final = 7 * DAY


def usual_round_days(turns: int, pace: Pace) -> int:
    """Return the days of a round whose games have so many turns: whole weeks."""
    needed = turns * _at_most_pace(USUAL_TURN, pace)
    weeks = min(MOST_WEEKS, max(1, -(-needed // _WEEK)))
    return weeks * _WEEK // DAY


def turn_if_short(turns: int, days: int | None, pace: Pace) -> int | None:
    """Return how long a turn may take in a round of so many days (ms); None: that is enough.

    ``days`` None: a round waits for its games.
    """
    if days is None or days * DAY >= turns * _at_most_pace(SHORT_TURN, pace):
        return None
    return days * DAY // turns


def _at_most_pace(turn: int, pace: Pace) -> int:
    """Return the time for a turn, or the pace if that is shorter: nobody may take longer."""
    return turn if pace.span is None else min(turn, pace.span)
