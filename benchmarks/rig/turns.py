"""Lets settings to compare take turns on the same machine, instead of one after all.

A shared machine is a fifth faster or slower a minute later. Measurements one after the other differ
by that; with turns, each round is a comparison of its own.
"""

import statistics
from collections.abc import Iterator, Sequence

import msgspec

LEAD = 1.5
"""Seconds of each turn before the measured part, so that the work is under way."""

REST = 2.0
"""Seconds after it in which work under way is completed."""


class Turns(msgspec.Struct, frozen=True):
    """The schedule of ``settings`` settings, in seconds after the common start.

    There is one round more than ``rounds``: the first is not counted, since statements are prepared
    and modules loaded in it. Every second round is reversed, so that slow changes of the machine
    affect all settings alike.
    """

    settings: int
    rounds: int
    seconds: float

    def of(self, setting: int) -> Iterator[tuple[float, float]]:
        """Yield when a setting is measured in each round: start and end."""
        for number in range(self.rounds + 1):
            place = self.settings - 1 - setting if number % 2 else setting
            begins = (number * self.settings + place) * self._length + LEAD
            yield begins, begins + self.seconds

    @property
    def all(self) -> float:
        """Seconds of the whole schedule."""
        return (self.rounds + 1) * self.settings * self._length

    @property
    def _length(self) -> float:
        return LEAD + self.seconds + REST


class Middle(msgspec.Struct, frozen=True):
    """The median of some rounds, the least and the most."""

    value: float
    least: float
    most: float

    def __str__(self) -> str:
        return f"{self.value:.3g} ({self.least:.3g} to {self.most:.3g})"


def middle(rounds: Sequence[float]) -> Middle:
    """Return the median of some rounds with their range; NaN if one of them is NaN."""
    return Middle(statistics.median(rounds), min(rounds), max(rounds))


def times(rounds: Sequence[float], first: Sequence[float]) -> Middle:
    """Return the ratio of one setting to the ``first``, round by round."""
    return middle([now / before for now, before in zip(rounds, first, strict=True)])
