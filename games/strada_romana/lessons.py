"""Lesson and pictures of Strada Romana; texts in ``locales/*/strada_romana_lessons.ftl``."""

from collections.abc import Mapping
from typing import Final

from core.game import Seat
from core.lessons import RIGHT, Lesson, Position, Task
from core.rng import Rng
from games.strada_romana.board import (
    CUBES_OF_A_GOOD,
    GOODS,
    IN_BOX,
    SQUARE_BY_NAME,
    TILES_OF_A_GOOD,
    WAGONS,
)
from games.strada_romana.moves import RunWagon
from games.strada_romana.notation import parse
from games.strada_romana.redact import view_for
from games.strada_romana.rules import apply
from games.strada_romana.state import ARRIVED, Row, State
from games.strada_romana.view import Options

_LEARNER: Final = Seat(0)
_SEATS: Final = 3
_REMOVED: Final = WAGONS.index("palaestrio")

_MARKETS: Final = "oil metal wheat hides wine hides marble hides oil hides metal wine wheat marble"
"""The cubes of all markets, from Ostia-Portus to Rome."""

_AREAS: Final = "wine wheat hides metal oil marble"
"""The ware tiles of the areas I to VI."""


def _goods(written: str) -> Row:
    return tuple(GOODS.index(good) for good in written.split())


def _of_each(written: str) -> Row:
    """Return the number of each good."""
    goods = _goods(written)
    return tuple(goods.count(good) for good in range(len(GOODS)))


def _bag(count: int, *outside: Row) -> Row:
    """Return the rest of so many pieces of each good without those in ``outside``."""
    gone = [good for row in outside for good in row]
    return tuple(good for good in range(len(GOODS)) for _ in range(count - gone.count(good)))


def _state(
    where: Mapping[str, str],
    *,
    coins: Row = (1, 1, 2),
    points: Row = (0, 0, 0),
    tiles: tuple[str, str, str] = ("", "hides", "wine"),
    cubes: tuple[str, str, str] = ("", "", "wine"),
    kept: tuple[tuple[str, int], ...] = (),
    arrivals: str = "",
) -> State:
    """Return a state with the learner to act. ``where``: squares of wagons; others are in boxes.

    The first five wagons go to Rome. ``kept``: wagon tiles, and the seats that kept them.
    """
    area_tiles, market_cubes = _goods(_AREAS), _goods(_MARKETS)
    arrived = tuple(map(WAGONS.index, arrivals.split()))
    squares = [SQUARE_BY_NAME[where[name].upper()] if name in where else IN_BOX for name in WAGONS]
    return State(
        options=Options(),
        rng=Rng(bytes(32)),
        order=tuple(range(_SEATS)),
        boxes=tuple(range(len(WAGONS))),
        removed=_REMOVED,
        where=tuple(ARRIVED if w in arrived else square for w, square in enumerate(squares)),
        area_tiles=area_tiles,
        market_cubes=market_cubes,
        tile_bag=_bag(TILES_OF_A_GOOD, area_tiles, *map(_goods, tiles)),
        cube_bag=_bag(CUBES_OF_A_GOOD, market_cubes, *map(_goods, cubes)),
        coins=coins,
        points=points,
        tiles=tuple(map(_of_each, tiles)),
        cubes=tuple(map(_of_each, cubes)),
        turn=_LEARNER,
        kept=tuple(WAGONS.index(wagon) for wagon, _ in kept),
        keepers=tuple(by for _, by in kept),
        arrivals=arrived,
    )


def _after(state: State, *moves: str) -> State:
    """Return the state after the learner has made these moves."""
    for move in moves:
        state = apply(state, _LEARNER, parse(view_for(state, _LEARNER), move)).state
    return state


def _seen(state: State, *frame: str, run: str = "") -> Position[State]:
    """Return the learner's position. ``run``: a planned run, in notation."""
    planned = parse(view_for(state, _LEARNER), run) if run else None
    assert planned is None or isinstance(planned, RunWagon), "a run is planned"
    return Position(state, _LEARNER, planned, frame)


def _columns(first: int, last: int) -> tuple[str, ...]:
    """Return the parts of the picture with these columns of the road."""
    return tuple(map(str, range(first, last + 1)))


_AT_2H: Final = _state({"ballio": "2h", "pseudolus": "5l", "sosia": "9c"})
_AT_2C: Final = _state({"ballio": "2c", "pseudolus": "4l", "sosia": "9c"}, coins=(1, 1, 2))
_AT_5C: Final = _after(_AT_2C, "run ballio 3c 4h 5c")
_AT_8L: Final = _after(
    _state(
        {"plotus": "6l", "sosia": "10h", "ballio": "5c"},
        tiles=("wheat wheat oil", "hides", "wine"),
        cubes=("wheat wheat", "", "wine"),
    ),
    *("run demetrius 1h", "run plotus 7c 8l"),
)
_AT_9C: Final = _state(
    {"plotus": "9c", "sosia": "10h", "ballio": "5c"},
    coins=(2, 1, 2),
    tiles=("metal", "hides", "wine"),
)
_BEFORE_ROME: Final = _state(
    {"demetrius": "12h", "pseudolus": "8l", "plotus": "10c", "tranio": "5l", "stichus": "8h"},
    kept=(("tranio", 1), ("plotus", 2)),
)
_LOOKING: Final = _after(_BEFORE_ROME, "look")
_LAST_WAGON: Final = _state(
    {"demetrius": "12h", "pseudolus": "6h", "stichus": "9c"},
    coins=(3, 2, 0),
    points=(2, 1, 1),
    tiles=("wheat wheat oil", "hides marble", "wine wine"),
    cubes=("wheat wheat oil metal", "hides", "wine oil"),
    kept=(("demetrius", 0), ("tranio", 1), ("plotus", 0), ("stichus", 2)),
    arrivals="plotus tranio ballio",
)

_TASKS: Final = (
    Task(
        "run",
        _seen(_AT_2H, "2", "3", "4", "5"),
        {
            "run ballio 3h 4h": "short",
            "run ballio 3h 4h 5h": RIGHT,
            "run ballio 1h": "back",
        },
    ),
    Task(
        "lines",
        _seen(_AT_2C, "2", "3", "4", "5"),
        {
            "run ballio 3c 4l 5c": "taken",
            "run ballio 3c 4h 5c": RIGHT,
            "run ballio 3c 4h 5h": "high",
        },
    ),
    Task(
        "tile",
        _seen(_AT_5C, "purse", *_columns(1, 9)),
        {"tile iii": RIGHT, "tile iv": "fewer", "end": "end"},
    ),
    Task(
        "cube",
        _seen(_AT_8L, "6", "7", "8", "9", "goods", "score"),
        {"tile iv": "single", "cube 8l": RIGHT, "end": "end"},
    ),
    Task(
        "special",
        _seen(_AT_9C, "purse", *_columns(5, 12)),
        {"buy lateral": RIGHT, "buy diagonal": "dear", "buy stacking": "much"},
    ),
    Task(
        "secret",
        _seen(_LOOKING, *_columns(3, 12), "stack"),
        {"choose pseudolus": "half", "choose demetrius": RIGHT, "choose sosia": "far"},
    ),
    Task(
        "end",
        _seen(_LAST_WAGON, "9", "10", "11", "12", "goods", "score", "hand"),
        {"run demetrius arrives": RIGHT, "run pseudolus 7c 8h": "other", "pass": "wait"},
    ),
)

LESSON: Final = Lesson(
    tasks=_TASKS,
    pictures={
        "road": _seen(_AT_2C, "3", "4", "5", "6", "7"),
        "run": _seen(_AT_2C, "2", "3", "4", "5", run="run ballio 3c 4h 5c"),
        "special": _seen(
            _after(_AT_9C, "buy lateral"), "purse", *_columns(5, 12), run="run plotus 9l 10l"
        ),
        "goods": _seen(_AT_5C, "4", "5", "6", "7", "8"),
        "secret": _seen(_LAST_WAGON, "purse", "hand"),
        "points": _seen(_LAST_WAGON, "purse", "goods", "score"),
    },
)
