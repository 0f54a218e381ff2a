"""Moves of Skeleton, and the events that tell what happened."""

from typing import TypeAlias

import msgspec
from core.game import Seat

# The moves of Skeleton.


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take so many stones from the heap."""

    stones: int


Move = Take


# The events of a game of Skeleton, and who is told each.


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """The stones lie on the heap. Told to everyone."""

    stones: int


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """A seat has taken stones. Told to everyone."""

    seat: Seat
    stones: int


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat has resigned. Told to everyone."""

    seat: Seat


Event: TypeAlias = Laid | Taken | Resigned
