"""Settings that are compared take turns: minute by minute on the same machine, not one after all.

A machine on which others work is a fifth faster or slower a minute later. What is measured one
after the other differs by that; of what takes turns each round is a comparison of its own.
"""

import statistics
from collections.abc import Iterator, Sequence

import msgspec

LEAD = 1.5
"""Seconds of each turn before what counts: the work is under way."""

REST = 2.0
"""Seconds after it in which what was begun comes to its end."""


class Turns(msgspec.Struct, frozen=True):
    """When which of so many settings is at work, in seconds after the beginning of all.

    One round more than ``rounds`` is made: the first is not counted, in it statements are prepared
    and modules read. Every second round goes backwards, so that what changes slowly touches all
    settings alike.
    """

    settings: int
    rounds: int
    seconds: float

    def of(self, setting: int) -> Iterator[tuple[float, float]]:
        """From when until when what a setting does is looked at, in each round."""
        for number in range(self.rounds + 1):
            place = self.settings - 1 - setting if number % 2 else setting
            begins = (number * self.settings + place) * self._length + LEAD
            yield begins, begins + self.seconds

    @property
    def all(self) -> float:
        """How many seconds they take together."""
        return (self.rounds + 1) * self.settings * self._length

    @property
    def _length(self) -> float:
        return LEAD + self.seconds + REST


class Middle(msgspec.Struct, frozen=True):
    """What some rounds have come to: the middle one, the least and the most."""

    value: float
    least: float
    most: float

    def __str__(self) -> str:
        return f"{self.value:.3g} ({self.least:.3g} to {self.most:.3g})"


def middle(rounds: Sequence[float]) -> Middle:
    """The middle of some rounds; not a number where one of them came to none."""
    return Middle(statistics.median(rounds), min(rounds), max(rounds))


def times(rounds: Sequence[float], first: Sequence[float]) -> Middle:
    """How many times as much, round by round, one setting has done as the ``first``."""
    return middle([now / before for now, before in zip(rounds, first, strict=True)])
