"""The track: squared paper, road, walls, gates, the start line, and the arrows of direction."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist
from typing import Final

from rendering.scene import curves
from rendering.scene.shapes import INK, WHITE, Lettering, Path, Point, Polygon, Rectangle, Shape
from tavolo_vector_race.board import Gate, Track
from tavolo_vector_race.painter.colours import (
    GATE,
    GATE_NUMBER,
    GRASS,
    GRASS_LINE,
    GUIDE,
    KERB,
    ROAD,
    ROAD_LINE,
    WALL,
)
from tavolo_vector_race.painter.grid_scale import GridScale

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
