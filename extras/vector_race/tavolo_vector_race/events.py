"""The events of Vector Race. Each gets its audience when it is made. Rule: R-16.3."""

from typing import TypeAlias

import msgspec

from core.game import Seat
from tavolo_vector_race.cars import Time
from tavolo_vector_race.geometry import Point, Vector
from tavolo_vector_race.moves import Key


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
