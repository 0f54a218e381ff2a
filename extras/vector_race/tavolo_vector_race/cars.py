"""A car, as everybody may know it. Rules: R-4.3, R-8, R-16.1."""

from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from tavolo_vector_race.geometry import STANDING, Point, Vector

Status: TypeAlias = Literal["racing", "finished", "resigned"]

Mark: TypeAlias = Literal["start", "moved", "scraped", "crashed", "paused", "finished"]
"""What happened to a car in a round, or at the start."""


class Time(NamedTuple):
    """The exact moment of a crossing: the round, and ``numerator / denominator`` of its move."""

    round: int
    numerator: int
    denominator: int

    @property
    def exact(self) -> Fraction:
        """The moment as one number: earlier is smaller."""
        return self.round + Fraction(self.numerator, self.denominator)


def time_of(round_: int, part: Fraction) -> Time:
    """Return the moment at this part of the moves of a round."""
    return Time(round_, part.numerator, part.denominator)


class Trace(NamedTuple):
    """One round of a car's way.

    ``point``: where it was at the end. ``aimed``: where its move pointed, which differs only if it
    crashed. A car that finished is nowhere on the road; its ``point`` is where it aimed too.
    """

    mark: Mark
    point: Point
    aimed: Point


class Car(msgspec.Struct, frozen=True, gc=False):
    """A car. ``progress``: the counter of gates (R-4.1). ``time``: when it last changed (R-4.3).

    ``pause``: rounds that it still sits out, the current one included (R-8.2). ``resigned_in``: the
    round in which it resigned, or 0. ``trail``: its way from the start, oldest first.
    """

    point: Point
    velocity: Vector = STANDING
    progress: int = 0
    time: Time | None = None
    pause: int = 0
    status: Status = "racing"
    resigned_in: int = 0
    trail: tuple[Trace, ...] = ()

    @property
    def can_choose(self) -> bool:
        """Whether the car has a choice in the current round. Rule: R-6.1."""
        return self.status == "racing" and self.pause == 0
