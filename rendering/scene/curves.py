"""Points along curves: every curved thing is a polygon or a path."""

from itertools import pairwise
from math import cos, hypot, pi, sin

from rendering.scene.shapes import Point

Points = tuple[Point, ...]


def arc(
    x: float, y: float, radius: float, start: float, end: float, flat: float = 1, steps: int = 24
) -> Points:
    """Return points round (x, y) from angle ``start`` to ``end``, in turns; 0 is right, 0.25 down.

    ``flat`` scales the height.
    """
    angles = [2 * pi * (start + (end - start) * i / steps) for i in range(steps + 1)]
    return tuple((x + radius * cos(a), y + radius * flat * sin(a)) for a in angles)


def ellipse(x: float, y: float, wide: float, high: float) -> Points:
    """Return a closed ellipse with these half axes."""
    return arc(x, y, wide, 0, 1, high / wide, 48)[:-1]


def bezier(*through: Point, steps: int = 16) -> Points:
    """Return a Bézier curve from the first point to the last; those between are control points."""
    return tuple(_bezier_point(through, i / steps) for i in range(steps + 1))


def _bezier_point(points: Points, at: float) -> Point:
    while len(points) > 1:
        points = tuple(
            (a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at) for a, b in pairwise(points)
        )
    return points[0]


def regular(x: float, y: float, radius: float, corners: int, turned: float = 0) -> Points:
    """Return a regular polygon with a corner on top, turned clockwise by ``turned`` turns."""
    return arc(x, y, radius, turned - 0.25, turned + 0.75, 1, corners)[:-1]


def star(x: float, y: float, outer: float, inner: float, rays: int) -> Points:
    """Return a star with a ray on top."""
    tips = regular(x, y, outer, rays)
    notches = regular(x, y, inner, rays, 0.5 / rays)
    return tuple(point for pair in zip(tips, notches, strict=True) for point in pair)


def moved(points: Points, right: float, down: float) -> Points:
    """Return the points shifted."""
    return tuple((x + right, y + down) for x, y in points)


def mirrored(points: Points, axis: float = 0) -> Points:
    """Return the points reflected in the vertical line at ``axis``, in reverse order."""
    return tuple((2 * axis - x, y) for x, y in reversed(points))


def scaled(points: Points, factor: float, right: float = 0, down: float = 0) -> Points:
    """Return the points scaled about the origin, then shifted."""
    return tuple((x * factor + right, y * factor + down) for x, y in points)


def turned(points: Points, turns: float, x: float = 0, y: float = 0) -> Points:
    """Return the points turned clockwise about (x, y)."""
    c, s = cos(2 * pi * turns), sin(2 * pi * turns)
    return tuple(
        (x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in points
    )


def dots(start: Point, end: Point, pitch: float) -> Points:
    """Return evenly spaced points from start to end, both included, about ``pitch`` apart."""
    gaps = max(1, round(hypot(end[0] - start[0], end[1] - start[1]) / pitch))
    return tuple(
        (start[0] + (end[0] - start[0]) * i / gaps, start[1] + (end[1] - start[1]) * i / gaps)
        for i in range(gaps + 1)
    )
