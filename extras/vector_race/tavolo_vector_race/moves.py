"""Moves of Vector Race, and the events that tell what happened."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, Literal, NamedTuple, NewType, TypeAlias

import msgspec

from core.game import Seat
from tavolo_vector_race.board import STANDING, Point, Vector

# The only move of Vector Race: a key for the acceleration. Rule: R-6.

Key = NewType("Key", int)
"""An acceleration by its key, 1 to 9, as the keys of a calculator lie on the picture."""

NO_KEY: Final = Key(0)
"""Stands where nobody has chosen."""

KEEP: Final = Key(5)
"""The key that keeps the velocity as it is."""

ROWS: Final[tuple[tuple[Key, ...], ...]] = tuple(
    tuple(map(Key, row)) for row in ((7, 8, 9), (4, 5, 6), (1, 2, 3))
)
"""The keys as they lie, the topmost row first."""

ACCELERATIONS: Final[Mapping[Key, Vector]] = {
    key: Vector(x, y)
    for y, row in zip((-1, 0, 1), ROWS, strict=True)
    for x, key in zip((-1, 0, 1), row, strict=True)
}
"""The acceleration of each key. Rule: R-6.3."""

NINE: Final = tuple(sorted(ACCELERATIONS))
FIVE: Final = tuple(map(Key, (2, 4, 5, 6, 8)))
"""The keys that may be chosen, ascending. Rules: R-6.1, R-6.5."""

Choices: TypeAlias = Literal["nine", "five"]


def keys_of(choices: Choices) -> tuple[Key, ...]:
    """Return the keys that may be chosen, ascending."""
    return NINE if choices == "nine" else FIVE


class Steer(msgspec.Struct, frozen=True, gc=False, tag="steer"):
    """Change the velocity by the acceleration of a key."""

    key: Key


Move: TypeAlias = Steer


# A car, as everybody may know it. Rules.

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


# The events of Vector Race. Each gets its audience when it is made. Rule.


class CarsLinedUp(msgspec.Struct, frozen=True, gc=False, tag="cars-lined-up"):
    """The starting points were drawn, one for each seat. To everyone."""

    points: tuple[Point, ...]


class Chosen(msgspec.Struct, frozen=True, gc=False, tag="chosen"):
    """A seat has chosen. The key is told to that seat alone; that it has chosen is public."""

    seat: Seat
    key: Key


class CarMoved(msgspec.Struct, frozen=True, gc=False, tag="car-moved"):
    """A car moved cleanly. ``velocity``: before contacts. ``lap``: the lap it began by passing the
    line, or 0. To everyone.
    """

    seat: Seat
    key: Key
    start: Point
    end: Point
    velocity: Vector
    lap: int


class CarCrashed(msgspec.Struct, frozen=True, gc=False, tag="car-crashed"):
    """A car touched a wall and stays at ``start``. ``pause``: rounds it sits out. To everyone."""

    seat: Seat
    key: Key
    start: Point
    aimed: Point
    pause: int


class CarFinished(msgspec.Struct, frozen=True, gc=False, tag="car-finished"):
    """A car completed its last lap at this time. To everyone."""

    seat: Seat
    key: Key
    start: Point
    aimed: Point
    time: Time


class CarsScraped(msgspec.Struct, frozen=True, gc=False, tag="cars-scraped"):
    """Cars ended a round on one point; these seats were slowed. To everyone."""

    seats: tuple[Seat, ...]
    point: Point


class Resigned(msgspec.Struct, frozen=True, gc=False, tag="resigned"):
    """A seat resigned, and its car was taken off. To everyone."""

    seat: Seat


class RaceEnded(msgspec.Struct, frozen=True, gc=False, tag="race-ended"):
    """The race is over. To everyone. ``reason``: "finish", "resigned" or "rounds"."""

    reason: str


Event: TypeAlias = (
    CarsLinedUp | Chosen | CarMoved | CarCrashed | CarFinished | CarsScraped | Resigned | RaceEnded
)
