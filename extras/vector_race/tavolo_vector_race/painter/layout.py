"""The layout of the picture: the scale of the paper, the map of the track, and its colours."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import dist
from typing import Final

import msgspec

from rendering.scene import curves
from rendering.scene.marks import SEAT_MARKS
from rendering.scene.shapes import (
    INK,
    MARGIN,
    PALE,
    PAPER,
    TEXT,
    WHITE,
    Box,
    Colour,
    Lettering,
    Path,
    Point,
    Polygon,
    Rectangle,
    Shape,
    mixed,
)
from tavolo_vector_race.board import TRACKS, Gate, Track, TrackName
from tavolo_vector_race.view import View

# The colours of the pictures of Vector Race, beside those that all games share.

ROAD: Final[Colour] = PAPER
ROAD_LINE: Final[Colour] = "#C3D0D6"
"""The squares printed on the road."""

GRASS: Final[Colour] = "#A9BC93"
GRASS_LINE: Final[Colour] = "#97AB82"
"""The ground outside the road, and its squares."""

WALL: Final[Colour] = INK
KERB: Final[Colour] = WHITE
GATE: Final[Colour] = "#566B79"
GATE_NUMBER: Final[Colour] = "#2F3D24"
GUIDE: Final[Colour] = "#7F939E"
"""Gates, their numbers on the grass, and the arrows on the road that show the direction."""

CRASH: Final[Colour] = "#C4161C"
SPARK: Final[Colour] = "#FFB000"
PACES: Final[dict[int, Colour]] = {-1: "#B9DDF5", 0: WHITE, 1: "#FFC98F"}
"""Of keys that slow a car down, keep its speed, and make it faster."""

_FADES: Final = (0.0, 0.25, 0.5, 0.7)
"""How much of the colour of the road is in a trail: in its newest part, and in older ones."""

_INK_FADES: Final = (0.0, 0.35, 0.6, 0.75)
"""The same for the hairline on both sides of it."""


def faded(seat: int, age: int) -> Colour:
    """Return the seat's colour as its trail has it, the paler the older: ``age`` from 0."""
    return mixed(SEAT_MARKS[seat].colour, ROAD, _FADES[age])


def faded_ink(age: int) -> Colour:
    """Return the colour of the hairline of a trail."""
    return mixed(INK, ROAD, _INK_FADES[age])


# Where the points of the squared paper lie in a picture.


class GridScale(msgspec.Struct, frozen=True):
    """A scale: ``pitch`` is the side of a square, (x, y) the place of the grid's point (0, 0)."""

    pitch: int
    x: int
    y: int

    def at(self, point: Point) -> tuple[int, int]:
        """Return where a point of the grid lies, in whole board units."""
        return round(self.x + point[0] * self.pitch), round(self.y + point[1] * self.pitch)

    def all_at(self, points: tuple[Point, ...]) -> curves.Points:
        """Return where these points lie, not rounded."""
        return curves.scaled(points, self.pitch, self.x, self.y)


# The track: squared paper, road, walls, gates, the start line, and the arrows of direction.

_CHEQUER: Final = 4
"""Squares of the start line across a square of the paper."""

_BEHIND: Final = 0.85
_NUMBER: Final = 1.2
"""How far behind the wall the number of a gate stands, and its size, in squares."""


def track_map(track: Track, scale: GridScale) -> Iterator[Shape]:
    """Draw a track without its cars: it looks the same in every language."""
    outer, inner = scale.all_at(track.outer), scale.all_at(track.inner)
    wide, high = extent(track)
    yield _ground(wide, high, scale)
    yield from _lines(wide, high, scale, GRASS_LINE, 1.5)
    yield Polygon(outer, ROAD)
    yield from _road_lines(track, scale)
    yield Polygon(inner, GRASS)
    yield from _island_lines(track, scale)
    for number, gate in enumerate(track.gates):
        if number:
            yield from _gate(track, gate, scale)
            yield from _arrows(track, gate, (0.9,), scale)
            yield _gate_number(track, gate, number, scale)
    yield from _start_line(track, scale)
    for wall in (outer, inner):
        yield from _wall(wall, scale)


def extent(track: Track) -> tuple[int, int]:
    """Return the greatest x and y of a track's points."""
    return max(x for x, _ in track.outer), max(y for _, y in track.outer)


def _ground(wide: int, high: int, scale: GridScale) -> Shape:
    edge = scale.pitch // 2
    return Rectangle(
        scale.x - edge,
        scale.y - edge,
        wide * scale.pitch + 2 * edge,
        high * scale.pitch + 2 * edge,
        GRASS,
        edge,
    )


def _lines(wide: int, high: int, scale: GridScale, colour: str, width: float) -> Iterator[Shape]:
    for x in range(wide + 1):
        yield Path(scale.all_at(((x, 0), (x, high))), colour, width)
    for y in range(high + 1):
        yield Path(scale.all_at(((0, y), (wide, y))), colour, width)


def _road_lines(track: Track, scale: GridScale) -> Iterator[Shape]:
    yield from _clipped_lines(track, track.outer, scale, ROAD_LINE)


def _island_lines(track: Track, scale: GridScale) -> Iterator[Shape]:
    yield from _clipped_lines(track, track.inner, scale, GRASS_LINE)


def _clipped_lines(
    track: Track, wall: Sequence[Point], scale: GridScale, colour: str
) -> Iterator[Shape]:
    """Draw the lines of the paper inside a wall."""
    wide, high = extent(track)
    for x in range(wide + 1):
        for one, other in _spans(wall, 0, x):
            yield Path(scale.all_at(((x, one), (x, other))), colour, 1.5)
    for y in range(high + 1):
        for one, other in _spans(wall, 1, y):
            yield Path(scale.all_at(((one, y), (other, y))), colour, 1.5)


def _spans(wall: Sequence[Point], axis: int, line: float) -> Iterator[tuple[float, float]]:
    """Yield the parts inside a wall of the line with this coordinate."""
    # Beside a line through corners the crossings are plain; a hair's breadth is not seen.
    found = crossings(wall, axis, line + 1e-6)
    yield from zip(found[::2], found[1::2], strict=True)


def crossings(wall: Sequence[Point], axis: int, line: float) -> list[float]:
    """Return where a wall crosses the line on which coordinate ``axis`` is ``line``, ascending."""
    found = []
    for one, other in pairwise((*wall, wall[0])):
        before, after = one[axis] - line, other[axis] - line
        if before * after < 0:
            part = before / (before - after)
            found.append(one[1 - axis] + part * (other[1 - axis] - one[1 - axis]))
    return sorted(found)


# --- gates ---------------------------------------------------------------------------------------


def gate_ends(track: Track, gate: Gate) -> tuple[Point, Point]:
    """Return the two points on the walls between which a gate lies."""
    line = gate.twice / 2
    both = [*crossings(track.outer, gate.axis, line), *crossings(track.inner, gate.axis, line)]
    low, high = sorted(at for at in both if gate.low <= at <= gate.high)
    return ((line, low), (line, high)) if gate.axis == 0 else ((low, line), (high, line))


def _gate(track: Track, gate: Gate, scale: GridScale) -> Iterator[Shape]:
    one, other = gate_ends(track, gate)
    start, end = scale.all_at((one, other))
    yield from _dashes(start, end, scale.pitch * 0.5, scale.pitch / 9, GATE)


def _gate_number(track: Track, gate: Gate, number: int, scale: GridScale) -> Shape:
    """Draw the number of a gate beside the road, behind the inner wall."""
    one, other = gate_ends(track, gate)
    inner = crossings(track.inner, gate.axis, gate.twice / 2)
    if one[1 - gate.axis] in inner:
        one, other = other, one
    step = _BEHIND if other[1 - gate.axis] > one[1 - gate.axis] else -_BEHIND
    x, y = other
    at = (x, y + step) if gate.axis == 0 else (x + step, y)
    x, y = scale.all_at((at,))[0]
    size = round(scale.pitch * _NUMBER)
    return Lettering(x, y, str(number), size, GATE_NUMBER, "bold", "centre")


def _dashes(start: Point, end: Point, length: float, width: float, colour: str) -> Iterator[Shape]:
    stops = curves.dots(start, end, length)
    for one, other in pairwise(stops):
        middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        yield Path((one, middle), colour, width)


def _start_line(track: Track, scale: GridScale) -> Iterator[Shape]:
    """Draw the chequered line, and after it the arrows that show the direction."""
    gate = track.gates[0]
    (x, y), (right, low) = gate_ends(track, gate)
    half = 1 / _CHEQUER
    across = (x - half, y, 2 * half, low - y), (x, y - half, right - x, 2 * half)
    yield from _chequers(across[gate.axis], scale)
    yield from _arrows(track, gate, (1.3, 2.0, 2.7), scale)


def _chequers(box: tuple[float, float, float, float], scale: GridScale) -> Iterator[Shape]:
    left, top, wide, high = box
    side = 1 / _CHEQUER
    corner = scale.all_at(((left, top),))[0]
    yield Rectangle(*corner, wide * scale.pitch, high * scale.pitch, WHITE)
    for column in range(round(wide / side)):
        for row in range(round(high / side)):
            if (column + row) % 2 == 0:
                at = scale.all_at(((left + column * side, top + row * side),))[0]
                yield Rectangle(*at, side * scale.pitch, side * scale.pitch, INK)


def _arrows(track: Track, gate: Gate, after: Sequence[float], scale: GridScale) -> Iterator[Shape]:
    """Draw chevrons that show the direction, so many squares after the middle of a gate."""
    (x, y), (right, low) = gate_ends(track, gate)
    for step in after:
        tip, wings = (step + 0.5) * gate.direction, step * gate.direction
        shown = ((wings, -0.75), (tip, 0.0), (wings, 0.75))
        turned = shown if gate.axis == 0 else tuple((down, along) for along, down in shown)
        points = tuple(((x + right) / 2 + dx, (y + low) / 2 + dy) for dx, dy in turned)
        yield Path(scale.all_at(points), GUIDE, scale.pitch * 0.22)


# --- walls ---------------------------------------------------------------------------------------


def _wall(wall: curves.Points, scale: GridScale) -> Iterator[Shape]:
    """Draw a wall as a bold line with the white dashes of a kerb."""
    width = scale.pitch * 0.3
    yield Polygon(wall, None, WALL, width)
    for one, other in pairwise((*wall, wall[0])):
        gap = min(0.5, scale.pitch * 0.35 / max(1.0, dist(one, other)))
        start = _between(one, other, gap)
        end = _between(other, one, gap)
        yield from _dashes(start, end, scale.pitch, width * 0.36, KERB)


def _between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


# The layout of the pictures of Vector Race, in board units: track, cards of seats, closer view.

WIDTH: Final = 1200

SHEET: Final = GridScale(pitch=28, x=54, y=58)
"""Where the squared paper lies in a picture."""

_BELOW: Final = SHEET.pitch
"""From the lowest point of the paper to what lies below it."""

_CARD: Final = 94
_GAP: Final = 8
_HALF: Final = (WIDTH - 2 * MARGIN - _GAP) // 2
_CLOSE_UP: Final = (604, 462)
_STRIP: Final = 56


class Layout(msgspec.Struct, frozen=True):
    """Where the parts of a picture lie. ``close_up``: None in a picture without it."""

    height: int
    paper: Box
    cards: tuple[Box, ...]
    close_up: Box | None
    strip: Box


@lru_cache(maxsize=64)
def layout_of(track: TrackName, seats: int, *, close_up: bool) -> Layout:
    """Return the layout for this number of seats, with or without one's own closer view."""
    top = SHEET.y + extent(TRACKS[track])[1] * SHEET.pitch + _BELOW
    paper = Box(0, 0, WIDTH, top - MARGIN)
    cards = _beside(seats, top) if close_up else _in_two_columns(seats, top)
    view = Box(WIDTH - MARGIN - _CLOSE_UP[0], top, *_CLOSE_UP) if close_up else None
    below = max(box.bottom for box in (*cards, *((view,) if view else ()))) + _GAP
    strip = Box(MARGIN, below, WIDTH - 2 * MARGIN, _STRIP)
    return Layout(strip.bottom + MARGIN, paper, cards, view, strip)


def _in_two_columns(seats: int, top: int) -> tuple[Box, ...]:
    return tuple(
        Box(MARGIN + (seat % 2) * (_HALF + _GAP), top + (seat // 2) * (_CARD + _GAP), _HALF, _CARD)
        for seat in range(seats)
    )


def _beside(seats: int, top: int) -> tuple[Box, ...]:
    """Return cards one below the other, left of the closer view."""
    wide = WIDTH - 2 * MARGIN - _GAP - _CLOSE_UP[0]
    return tuple(Box(MARGIN, top + seat * (_CARD + _GAP), wide, _CARD) for seat in range(seats))


def layout_of_view(view: View) -> Layout:
    """Return the layout for a view: with the closer view for whoever drives in it."""
    own = view.own
    driving = own is not None and own.car.status == "racing" and view.outcome is None
    return layout_of(view.options.track, len(view.seats), close_up=driving)


# The numbers at the edges of the squared paper, every five points.

_EVERY: Final = 5
_BEYOND: Final = 32
"""From the edge of the paper to the middle of a number above it."""


def edge_numbers(track: Track, scale: GridScale) -> Iterator[Lettering]:
    """Draw x above the paper and y left of it."""
    wide, high = extent(track)
    for x in range(0, wide + 1, _EVERY):
        left, top = scale.at((x, 0))
        yield Lettering(left, top - _BEYOND, str(x), TEXT, PALE, "bold", "centre")
    for y in range(0, high + 1, _EVERY):
        left, top = scale.at((0, y))
        yield Lettering(left - 20, top, str(y), TEXT, PALE, "bold", "right")
