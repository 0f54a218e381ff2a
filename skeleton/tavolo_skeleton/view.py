"""What a viewer may know of a game of Skeleton."""

from typing import Annotated

import msgspec
from core.game import Outcome, Seat, Viewer


class Options(msgspec.Struct, frozen=True):
    """``heap``: so many stones lie on the heap at the beginning."""

    heap: Annotated[int, msgspec.Meta(ge=5, le=30)] = 12


class SeatView(msgspec.Struct, frozen=True):
    """The public facts of a seat."""

    resigned: bool


class View(msgspec.Struct, frozen=True):
    """One viewer's knowledge; here all know the same. ``turn``: who is to play, if anybody."""

    viewer: Viewer
    options: Options
    seats: tuple[SeatView, ...]
    heap: int
    turn: Seat | None
    last: Seat | None
    outcome: Outcome | None
