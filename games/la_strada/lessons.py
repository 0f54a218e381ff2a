"""Lesson and pictures of La Strada (core.lessons); texts in ``locales/*/la_strada_lessons.ftl``."""

from typing import Final

from core.game import Seat
from core.lessons import RIGHT, Lesson, Position, Task
from games.la_strada.board import HEX_BY_NAME
from games.la_strada.notation import parse
from games.la_strada.redact import view_for
from games.la_strada.rules import apply
from games.la_strada.state import State, initial_state
from games.la_strada.view import Options

_LEARNER: Final = Seat(0)
_SEED: Final = bytes.fromhex("564e19bde21a54a3c5d75bc95d134f192c72e844a565f6ece488e08b180a3955")
"""Lays a map with two cities and a village two steps from F4; the learner has the first turn."""


def _begun(seats: int) -> State:
    return initial_state(seats, Options(), _SEED).state


def _after(state: State, *moves: str) -> State:
    """Return the state after these moves, each made by the seat on turn."""
    for move in moves:
        seat = Seat(state.turn)
        state = apply(state, seat, parse(view_for(state, seat), move)).state
    return state


def _seen(state: State, *frame: str, road: str = "") -> Position[State]:
    """Return the learner's position. ``road``: a planned road, in notation."""
    way = tuple(HEX_BY_NAME[name] for name in road.split("-") if name)
    return Position(state, _LEARNER, (way,) if way else None, frame)


_PLACING: Final = _begun(3)
_FIRST_TURN: Final = _after(_PLACING, "workshop f4", "workshop j6", "workshop c5")
_AT_D4: Final = _after(_FIRST_TURN, "build f4-e4-d4")
_SECOND_TURN: Final = _after(
    _AT_D4,
    *("build d4-d5-e6", "build f4-e3-d2"),
    *("build j6-h6-g7", "build j6-k5-l5", "end"),
    *("build c5-c4-d4", "build c5-d6-e6"),
)
_AT_F3: Final = _after(_SECOND_TURN, "build d2-e2-f3")
_THIRD_TURN: Final = _after(
    _AT_F3,
    "build e6-f7-g8-h8",
    *("build j6-h7-h8", "build l5-m4-n4", "end"),
    *("build e6-f6-g7", "build e6-e7-f8"),
)
_AT_H10: Final = _after(_THIRD_TURN, "build h8-h9-h10")
_TWO_PLAYERS: Final = _after(
    _begun(2),
    *("workshop j6", "workshop f4", "workshop c5", "workshop k4"),
    *("build f4-e4-d4", "build d4-d5-e6", "build f4-e3-d2"),
    *("build j6-h6-g7", "end"),
)

_TASKS: Final = (
    Task(
        "workshop",
        _seen(_PLACING, "d2", "d4", "f3", "f4"),
        {"workshop f5": "forest", "workshop d3": "touch", "workshop f4": RIGHT},
    ),
    Task(
        "link",
        _seen(_FIRST_TURN, "seat", "d2", "d4", "f4", "costs"),
        {
            "build f4-e4": "open",
            "build f4-e3-d3-d4": "dear",
            "build f4-e4-d4": RIGHT,
        },
    ),
    Task(
        "onward",
        _seen(_AT_D4, "seat", "d4", "e6", "f4", "costs"),
        {
            "build f4-f5-f6-e6": "start",
            "build d4-e5-e6": "hill",
            "build d4-d5-e6": RIGHT,
        },
    ),
    Task(
        "bend",
        _seen(_SECOND_TURN, "d2", "d4", "f3", "g5"),
        {
            "build f4-f3": "touch",
            "build f4-g4-f3": "sharp",
            "build d2-e2-f3": RIGHT,
        },
    ),
    Task(
        "gold",
        _seen(_AT_F3, "e6", "g2", "h8", "worth"),
        {
            "build f4-g4-g3-g2": "village",
            "build e6-f6-g7": "shared",
            "build e6-f7-g8-h8": RIGHT,
        },
    ),
    Task(
        "keep",
        _seen(_AT_H10, "seat", "f3", "j1", "g4"),
        {
            "build f3-g3-h2-j1": "few",
            "build f3-g3-g2": "closed",
            "end": RIGHT,
        },
    ),
)

LESSON: Final = Lesson(
    tasks=_TASKS,
    pictures={
        "map": _seen(_PLACING, "d4", "g7", "f3", "costs", "worth"),
        "workshop": _seen(_FIRST_TURN, "c5", "e3", "f4", "j6"),
        "days": _seen(_AT_D4, "seat", "d4", "f4", "e6", road="D4-D5-E6"),
        "link": _seen(_AT_F3, "d2", "d4", "f3", "e6"),
        "cubes": _seen(_THIRD_TURN, "d4", "e6", "g7", "h8"),
        "gold": _seen(_THIRD_TURN, "e6", "g7", "f8", "worth"),
        "transit": _seen(_TWO_PLAYERS, "e6", "g7", "f8", road="E6-F6-G7-G8-F8"),
    },
)
