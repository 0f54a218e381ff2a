"""The points that the viewer's car can reach, numbered like the keys of a calculator."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

import msgspec

from rendering.scene import curves
from rendering.scene.marks import SEAT_MARKS, ringed
from rendering.scene.shapes import (
    INK,
    WHITE,
    Box,
    Circle,
    Colour,
    Lettering,
    Path,
    Point,
    Polygon,
    Shape,
    Symbol,
    centred,
)
from tavolo_vector_race.cars import Car
from tavolo_vector_race.geometry import STANDING, Vector, moved
from tavolo_vector_race.moves import KEEP, Key
from tavolo_vector_race.painter.colours import CRASH, PACES
from tavolo_vector_race.painter.grid_scale import GridScale
from tavolo_vector_race.view import View, run_of, runs_of

_DISC: Final = 48
_DIGIT: Final = 34
_SIGN: Final = 12


class Reached(msgspec.Struct, frozen=True):
    """A point that a key leads to, and whether the car would hit a wall on its way.

    ``pace``: 1 if the car would be faster than it is, -1 if it would be slower.
    """

    key: Key
    point: Point
    crashes: bool
    pace: int


def reached(view: View) -> tuple[Reached, ...]:
    """Return what each key of the viewer leads to; none where the viewer has no choice."""
    own = view.own
    if own is None or view.outcome is not None or not own.car.can_choose:
        return ()
    return tuple(
        Reached(key, one.end, one.crashes, _pace(own.car.velocity, one.velocity))
        for key, one in runs_of(view.options, own.car).items()
    )


def _pace(before: Vector, after: Vector) -> int:
    change = max(map(abs, after)) - max(map(abs, before))
    return (change > 0) - (change < 0)


def principal_point(view: View) -> Point | None:
    """Return the point to which the viewer's car comes if it keeps its velocity."""
    own = view.own
    if own is None:
        return None
    return moved(own.car.point, own.car.velocity) if own.car.can_choose else own.car.point


def key_boxes(view: View, scale: GridScale) -> Mapping[Key, Box]:
    """Return where the keys lie in the closer view."""
    boxes = {}
    for one in reached(view):
        x, y = scale.at(one.point)
        boxes[one.key] = Box(x - _DISC // 2, y - _DISC // 2, _DISC, _DISC)
    return boxes


def small_marks(view: View, meant: Key | None, scale: GridScale) -> Iterator[Shape]:
    """Draw the points on the whole track: dots, crosses where the car would crash."""
    for one in reached(view):
        x, y = scale.at(one.point)
        yield centred(_small_cross() if one.crashes else _small_dot(one.key == KEEP), x, y)
        if one.key == meant:
            yield centred(_small_ring(_own_colour(view)), x, y)


def keys(view: View, meant: Key | None, scale: GridScale) -> Iterator[Shape]:
    """Draw the keys in the closer view; the chosen one has a ring in the seat's colour."""
    for one in reached(view):
        x, y = scale.at(one.point)
        yield centred(_crash_key(one.key) if one.crashes else _key(one.key, one.pace), x, y)
    boxes = key_boxes(view, scale)
    if meant is not None and meant in boxes:
        yield ringed(boxes[meant], _own_colour(view), _DISC / 2)


def ways_ahead(view: View, meant: Key | None, scale: GridScale) -> Iterator[Shape]:
    """Draw dots from each car to where it comes if it keeps its velocity, and the chosen way."""
    for seat, one in enumerate(view.seats):
        if one.car.can_choose and one.car.velocity != STANDING:
            yield from _kept_way(one.car, SEAT_MARKS[seat].colour, scale)
    own = view.own
    for reach in reached(view):
        if own is not None and reach.key == meant and reach.point != own.car.point:
            way = scale.all_at((own.car.point, reach.point))
            yield Path(way, INK, scale.pitch * 0.2)
            yield Path(way, _own_colour(view), scale.pitch * 0.11)


def open_choices(view: View, scale: GridScale) -> Iterator[Shape]:
    """Draw where each car is about to go, in a view in which all choices are open."""
    for seat, one in enumerate(view.seats):
        if one.choice is not None:
            end = run_of(view.options, one.car, one.choice).end
            yield from _dotted(one.car.point, end, SEAT_MARKS[seat].colour, scale)
            yield centred(_small_ring(SEAT_MARKS[seat].colour), *scale.at(end))


def _kept_way(car: Car, colour: Colour, scale: GridScale) -> Iterator[Shape]:
    return _dotted(car.point, moved(car.point, car.velocity), colour, scale)


def _dotted(one: Point, other: Point, colour: Colour, scale: GridScale) -> Iterator[Shape]:
    start, end = scale.all_at((one, other))
    for x, y in curves.dots(start, end, scale.pitch / 3)[1:]:
        yield Circle(x, y, scale.pitch * 0.09, INK)
        yield Circle(x, y, scale.pitch * 0.06, colour)


def would_crash() -> Symbol:
    """Draw the sign of the legend for a key that crashes."""
    return _burst("vector-race-would-crash", 44, ())


@lru_cache(maxsize=32)
def _key(key: Key, pace: int) -> Symbol:
    """Draw a key, coloured by whether the car would be slower or faster."""
    middle, face = _DISC / 2, PACES[pace]
    shapes = (
        Circle(middle, middle, middle, INK),
        Circle(middle, middle, middle - 3, face),
        Lettering(middle, middle, str(key), _DIGIT, INK, "bold", "centre"),
    )
    return Symbol(f"vector-race-key/{key}/{pace}", _DISC, _DISC, shapes)


@lru_cache(maxsize=16)
def _crash_key(key: Key) -> Symbol:
    size = _DISC + 12
    digit = Lettering(size / 2, size / 2, str(key), _DIGIT, WHITE, "bold", "centre")
    return _burst(f"vector-race-crash-key/{key}", size, (digit,))


def _burst(key: str, size: int, above: tuple[Shape, ...]) -> Symbol:
    """Draw the flash of a crash, with something on it."""
    middle = size / 2
    star = curves.star(middle, middle, middle - 2, middle * 0.7, 11)
    inside = curves.star(middle, middle, middle - 4.5, middle * 0.65, 11)
    shapes = (Polygon(star, WHITE, INK, 3), Polygon(inside, CRASH))
    return Symbol(key, size, size, (*shapes, *above))


@lru_cache(maxsize=2)
def _small_dot(principal: bool) -> Symbol:
    middle = _SIGN
    radius = 8.0 if principal else 6.0
    shapes = (Circle(middle, middle, radius, INK), Circle(middle, middle, radius - 2.2, WHITE))
    return Symbol(f"vector-race-reach/{principal}", 2 * middle, 2 * middle, shapes)


@lru_cache(maxsize=1)
def _small_cross() -> Symbol:
    low, high, size = 6.0, 18.0, 2 * _SIGN
    strokes = (((low, low), (high, high)), ((high, low), (low, high)))
    shapes = (
        *(Path(stroke, WHITE, 7) for stroke in strokes),
        *(Path(stroke, CRASH, 4) for stroke in strokes),
    )
    return Symbol("vector-race-reach-crash", size, size, shapes)


@lru_cache(maxsize=8)
def _small_ring(colour: Colour) -> Symbol:
    shapes = (Circle(16, 16, 14, None, INK, 6), Circle(16, 16, 13, None, colour, 4))
    return Symbol(f"vector-race-reach-meant/{colour}", 32, 32, shapes)


def _own_colour(view: View) -> Colour:
    assert view.viewer is not None, "only a seat chooses"
    return SEAT_MARKS[view.viewer].colour
