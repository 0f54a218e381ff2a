"""The numbers of Vector Race's rules: seats, and the length of the longest race."""

from typing import Final

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
"""How many can play. Rule: R-5.1."""

PARS_TO_END: Final = 3
ROUNDS_MORE: Final = 10
"""The race ends after so many pars for each lap, and so many rounds more. Rule: R-12.1."""

QUIET_SPEED: Final = 2
"""The house drives no faster in either direction, if it can. Rule: R-14.3."""

ROUNDS_AHEAD: Final = 6
"""So many rounds the house looks ahead where no choice is safe. Rule: R-14.5."""


def longest_race(par: int, laps: int) -> int:
    """Return the number of rounds after which a race ends. Rule: R-12.1."""
    return PARS_TO_END * par * laps + ROUNDS_MORE
