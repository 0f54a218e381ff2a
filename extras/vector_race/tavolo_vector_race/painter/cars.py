"""Cars on the track: their vectors, and what the viewer's car can reach."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

import msgspec

from rendering.scene import curves
from rendering.scene.marks import SEAT_MARKS, ringed, token
from rendering.scene.shapes import (
    INK,
    PAPER,
    WHITE,
    Box,
    Circle,
    Colour,
    Lettering,
    Path,
    Point,
    Polygon,
    Shape,
    Stamp,
    Symbol,
    centred,
)
from tavolo_vector_race.board import STANDING, Track, Vector, contact_of, moved
from tavolo_vector_race.moves import KEEP, Car, Key, Trace
from tavolo_vector_race.painter.layout import CRASH, PACES, SPARK, GridScale, faded, faded_ink
from tavolo_vector_race.view import View, run_of, runs_of

# Moves on the paper: the trail of a car, and its last move as a bold arrow.

_PALEST: Final = 3
"""The part of a trail that was driven so many moves ago, and older ones, are the palest."""

_SHORTEST, _STEP, _LONGEST, _HEAD = 22, 7, 56, 17
"""The length of an arrow of velocity, by speed, and of its head, in board units."""

_AIR: Final = 14
"""Room round a line in its symbol."""


def trail(points: Sequence[Point], seat: int, scale: GridScale) -> Iterator[Stamp]:
    """Draw the way of a car before its last move: every point a dot, old parts paler."""
    steps = [*pairwise(points)]
    for number, (one, other) in enumerate(steps):
        age = min(len(steps) - number, _PALEST)
        if one != other:
            (x, y), (right, low) = scale.at(one), scale.at(other)
            line = _thin(right - x, low - y, seat, age, scale.pitch)
            yield centred(line, (x + right) / 2, (y + low) / 2)
        yield centred(_dot(seat, age, scale.pitch), *scale.at(one))


def arrow(start: Point, end: Point, seat: int, scale: GridScale, gap: float) -> Iterator[Stamp]:
    """Draw a move as a bold arrow, whose tip is ``gap`` before the middle of its end."""
    yield centred(_dot(seat, 0, scale.pitch), *scale.at(start))
    (x, y), (right, low) = scale.at(start), scale.at(end)
    if (x, y) != (right, low):
        bold = _bold(right - x, low - y, seat, scale.pitch, gap)
        yield centred(bold, (x + right) / 2, (y + low) / 2)


@lru_cache(maxsize=256)
def speed(velocity: Vector) -> Symbol:
    """Draw a velocity as a white arrow, the longer the faster; a dot for a car that stands."""
    long, middle = hypot(*velocity), _LONGEST / 2 + 6
    shapes: tuple[Shape, ...] = (Circle(middle, middle, 5, WHITE),)
    if long:
        part = min(_LONGEST, _SHORTEST + _STEP * (long - 1)) / long / 2
        (x, y) = (part * each for each in velocity)
        start, end = (middle - x, middle - y), (middle + x, middle + y)
        head = head_before(start, end, 0, _HEAD)
        shapes = (Path((start, _foot(head)), WHITE, 6), Polygon(head, WHITE))
    return Symbol(f"vector-race-speed/{velocity}", round(2 * middle), round(2 * middle), shapes)


def _foot(head: tuple[Point, Point, Point]) -> Point:
    """Return the middle of the foot of the head of an arrow."""
    return (head[1][0] + head[2][0]) / 2, (head[1][1] + head[2][1]) / 2


@lru_cache(maxsize=1024)
def _thin(dx: int, dy: int, seat: int, age: int, pitch: int) -> Symbol:
    """Draw a line of a trail that spans ``dx`` to the right and ``dy`` down."""
    ends, wide, high = _spanned(dx, dy)
    shapes = (
        Path(ends, faded_ink(age), pitch * 0.24),
        Path(ends, faded(seat, age), pitch * 0.13),
    )
    return Symbol(f"vector-race-thin/{dx}/{dy}/{seat}/{age}/{pitch}", wide, high, shapes)


@lru_cache(maxsize=64)
def _dot(seat: int, age: int, pitch: int) -> Symbol:
    """Draw the point where a move ended."""
    middle = round(pitch * 0.25) + 1
    shapes = (
        Circle(middle, middle, pitch * 0.22, faded_ink(age)),
        Circle(middle, middle, pitch * 0.15, faded(seat, age)),
    )
    return Symbol(f"vector-race-dot/{seat}/{age}/{pitch}", 2 * middle, 2 * middle, shapes)


@lru_cache(maxsize=1024)
def _bold(dx: int, dy: int, seat: int, pitch: int, gap: float) -> Symbol:
    (start, end), wide, high = _spanned(dx, dy)
    head = head_before(start, end, gap, pitch * 0.5)
    neck = _foot(head)
    shapes: list[Shape] = []
    if hypot(dx, dy) > gap + pitch * 0.5:
        shapes += (
            Path((start, neck), INK, pitch * 0.36),
            Path((start, neck), SEAT_MARKS[seat].colour, pitch * 0.2),
        )
    shapes += (Polygon(head, INK, INK, pitch * 0.16), Polygon(head, SEAT_MARKS[seat].colour))
    return Symbol(f"vector-race-bold/{dx}/{dy}/{seat}/{pitch}/{gap}", wide, high, tuple(shapes))


def head_before(start: Point, end: Point, gap: float, size: float) -> tuple[Point, Point, Point]:
    """Return the head of an arrow, the tip first, ``gap`` before the end of its line."""
    long = hypot(end[0] - start[0], end[1] - start[1])
    across, down = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    tip = (end[0] - across * gap, end[1] - down * gap)
    foot = (tip[0] - across * size, tip[1] - down * size)
    half = size * 0.6
    return (
        tip,
        (foot[0] - down * half, foot[1] + across * half),
        (foot[0] + down * half, foot[1] - across * half),
    )


def _spanned(dx: int, dy: int) -> tuple[tuple[Point, Point], int, int]:
    """Return the ends of a line in the middle of its symbol, and the size of this."""
    wide, high = abs(dx) + 2 * _AIR, abs(dy) + 2 * _AIR
    x, y = wide / 2, high / 2
    return ((x - dx / 2, y - dy / 2), (x + dx / 2, y + dy / 2)), wide, high


# Cars on the paper: tokens of their seats, hollow while sitting out, and what befell them.


@lru_cache(maxsize=64)
def car_token(seat: int, size: int, *, hollow: bool) -> Symbol:
    """Draw a seat's car; ``hollow``: it sits out."""
    full = token(seat, size)
    if not hollow:
        return full
    middle = full.width / 2
    inside = (
        Circle(middle, middle, size * 0.24, INK),
        Circle(middle, middle, size * 0.24 - 1.5, PAPER),
    )
    key = f"vector-race-hollow/{seat}/{size}"
    return Symbol(key, full.width, full.height, (*full.shapes, *inside))


@lru_cache(maxsize=8)
def crash_cross(size: int) -> Symbol:
    """Draw the cross where a car met a wall."""
    middle = size / 2
    low, high = size * 0.22, size * 0.78
    strokes = (((low, low), (high, high)), ((high, low), (low, high)))
    shapes: tuple[Shape, ...] = (
        *(Path(stroke, INK, size * 0.34) for stroke in strokes),
        *(Path(stroke, WHITE, size * 0.26) for stroke in strokes),
        *(Path(stroke, CRASH, size * 0.17) for stroke in strokes),
        Circle(middle, middle, size * 0.06, CRASH),
    )
    return Symbol(f"vector-race-crash/{size}", size, size, shapes)


@lru_cache(maxsize=8)
def spark(size: int) -> Symbol:
    """Draw the flash behind cars that scrape each other."""
    middle = size / 2
    shapes = (
        Polygon(curves.star(middle, middle, middle - 2, size * 0.27, 9), INK, INK, 3),
        Polygon(curves.star(middle, middle, middle - 3, size * 0.26, 9), SPARK),
    )
    return Symbol(f"vector-race-spark/{size}", size, size, shapes)


# The points that the viewer's car can reach, numbered like the keys of a calculator.

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


# What is on the road: trails, the last move of each car, and the cars.

_ROUNDS: Final = 3
"""So many rounds before the last are shown during the race, with crashes and scrapes."""

_MOST: Final = 30
"""So many rounds after it: a longer trail would hide those of the others."""

CAR: Final = 1.5
_CROSS, _OLD_CROSS, _SPARK, _OLD_SPARK = 1.2, 0.6, 2.3, 0.8
"""Sizes in squares of the paper."""

_APART: Final = 0.8
"""How far apart cars on one point are drawn, in squares."""


def road_users(view: View, scale: GridScale, size: float = CAR) -> Iterator[Shape]:
    """Draw all cars, ``size`` squares large, with their ways; who resigned is off the road."""
    rounds = _ROUNDS if view.outcome is None else _MOST
    seen = [(seat, one.car) for seat, one in enumerate(view.seats) if one.car.status != "resigned"]
    for seat, car in seen:
        points = [trace.point for trace in car.trail[-rounds - 2 : -1]]
        yield from trail(points, seat, scale)
    for seat, car in seen:
        yield from _last_move(view.track, car, seat, scale, size)
    for _, car in seen:
        yield from _incidents(view.track, car, scale)
    yield from _cars(view, scale, size)


def place_of(car: Car) -> Point:
    """Return where a car is drawn: one that has finished where it crossed the line."""
    if car.status != "finished" or car.time is None or len(car.trail) < 2:
        return car.point
    start, end = car.trail[-2].point, car.trail[-1].aimed
    return _along(start, end, car.time.numerator / car.time.denominator)


def _last_move(track: Track, car: Car, seat: int, scale: GridScale, size: float) -> Iterator[Shape]:
    """Draw the bold arrow of a car's last move, as far as the car came."""
    if len(car.trail) < 2 or car.trail[-1].mark == "paused":
        return
    start, last = car.trail[-2].point, car.trail[-1]
    if last.mark == "crashed":
        yield from arrow(start, _wall_met(track, start, last), seat, scale, scale.pitch * 0.3)
    else:
        yield from arrow(start, place_of(car), seat, scale, scale.pitch * (size / 2 + 0.06))


def _incidents(track: Track, car: Car, scale: GridScale) -> Iterator[Shape]:
    """Draw a cross for each crash and a spark for each scrape; those of the last round larger."""
    shown = car.trail[-_ROUNDS - 1 :]
    for number in range(1, len(shown)):
        trace, newest = shown[number], number == len(shown) - 1
        if trace.mark == "crashed":
            at = _wall_met(track, shown[number - 1].point, trace)
            cross = crash_cross(round(scale.pitch * (_CROSS if newest else _OLD_CROSS)))
            yield centred(cross, *scale.at(at))
        elif trace.mark == "scraped":
            flash = spark(round(scale.pitch * (_SPARK if newest else _OLD_SPARK)))
            yield centred(flash, *scale.at(trace.point))


def _wall_met(track: Track, start: Point, trace: Trace) -> Point:
    """Return where a crash met the wall."""
    contact = contact_of(track.name, (trace.point, trace.aimed))
    return _along(start, trace.aimed, 1.0 if contact is None else float(contact))


def _along(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _cars(view: View, scale: GridScale, size: float) -> Iterator[Shape]:
    """Draw the cars; those on one point side by side."""
    on: dict[Point, list[int]] = {}
    for seat, one in enumerate(view.seats):
        if one.car.status != "resigned":
            on.setdefault(place_of(one.car), []).append(seat)
    for (x, y), seats in on.items():
        for number, seat in enumerate(seats):
            right = (number - (len(seats) - 1) / 2) * _APART
            hollow = view.seats[seat].car.pause > 0
            yield centred(
                car_token(seat, round(scale.pitch * size), hollow=hollow), *scale.at((x + right, y))
            )
