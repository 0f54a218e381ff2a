"""Lesson and pictures of Vector Race (core.lessons); texts in ``vector_race_lessons.ftl``.

In each position the rival has chosen already or sits out, so the learner's choice calls the round.
"""

from typing import Final

from core.game import Seat
from core.lessons import RIGHT, Lesson, Position, Task
from core.rng import Rng
from tavolo_vector_race.board import STANDING, Point, Vector
from tavolo_vector_race.moves import KEEP, NO_KEY, Car, Key, Time, Trace
from tavolo_vector_race.state import State
from tavolo_vector_race.view import Options

_LEARNER: Final = Seat(0)
_LAST_GATE: Final = 4
"""The counter of a car before the finish of the Oval, on one lap."""


def _car(x: int, y: int, velocity: Vector, progress: int, pause: int = 0) -> Car:
    """Return a car that came to this point with this velocity, or still waits at the start."""
    point, before = Point(x, y), Point(x - velocity.x, y - velocity.y)
    start = Trace("start", before, before)
    trail = (start, Trace("moved", point, point)) if progress else (start,)
    time = Time(1, 1, 2) if progress else None
    return Car(point, velocity, progress, time, pause, trail=trail)


def _at(own: Car, rival: Car, rivals_key: Key = KEEP, plan: Key | None = None) -> Position[State]:
    """Return a position on the Oval in which the learner is to choose."""
    choices = (NO_KEY, NO_KEY if rival.pause else rivals_key)
    state = State(Options(), Rng(bytes(32)), len(own.trail), (own, rival), choices)
    return Position(state, _LEARNER, plan)


_START: Final = (_car(18, 3, STANDING, 0), _car(18, 2, STANDING, 0))
_CORNER: Final = _car(28, 5, Vector(3, 1), 1)

_TASKS: Final = (
    Task(
        "start",
        _at(*_START, rivals_key=Key(6)),
        {"steer 4": "back", "steer 5": "stands", "steer 6": RIGHT},
    ),
    Task(
        "brake",
        _at(_car(29, 2, Vector(4, 0), 1), _car(24, 4, Vector(2, 0), 1)),
        {"steer 6": "faster", "steer 5": "late", "steer 1": RIGHT, "steer 4": RIGHT},
    ),
    Task(
        "corner",
        _at(_CORNER, _car(24, 2, Vector(2, 0), 1)),
        {"steer 5": "touches", "steer 3": "through", "steer 6": RIGHT},
    ),
    Task(
        "contact",
        _at(_car(20, 3, Vector(4, 0), 1), _car(24, 3, STANDING, 1, pause=1)),
        {"steer 5": "scrapes", "steer 4": "slow", "steer 8": RIGHT},
    ),
    Task(
        "finish",
        _at(_car(14, 3, Vector(4, 0), _LAST_GATE), _car(9, 4, Vector(3, 0), _LAST_GATE)),
        {"steer 5": "short", "steer 6": RIGHT, "steer 9": RIGHT},
    ),
)

LESSON: Final = Lesson(
    _TASKS,
    {
        "track": _at(*_START),
        "keys": _at(_CORNER, _car(24, 2, Vector(2, 0), 1), plan=Key(6)),
    },
)
