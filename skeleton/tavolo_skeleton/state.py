"""The full state of a game of Skeleton, secrets included."""

import msgspec
from core.game import Seat
from core.rng import Rng

from tavolo_skeleton.view import Options


class State(msgspec.Struct, frozen=True):
    """``last``: who took stones last. ``rng``: all chance to come; this game has none."""

    options: Options
    rng: Rng
    heap: int
    turn: Seat
    last: Seat | None
    resigned: tuple[bool, ...]
