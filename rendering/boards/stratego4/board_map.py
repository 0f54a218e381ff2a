"""The constant part of a board: its spaces, ponds and castle."""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi

from games.stratego4.board import BoardName, Space
from rendering.boards.stratego4.art.castle import castle
from rendering.boards.stratego4.art.colours import MEADOWS, RIPPLE, SHORE, SOIL, WATER
from rendering.boards.stratego4.space_positions import Ground, ground
from rendering.scene import curves
from rendering.scene.colours_and_sizes import INK
from rendering.scene.shapes import Path, Polygon, Shape


@lru_cache(maxsize=2)
def land(name: BoardName) -> tuple[Shape, ...]:
    """Draw the ground of a board, which looks the same from every side."""
    here = ground(name, 0)
    edges = tuple(here.quads.values())
    return (
        *(Polygon(quad, INK, INK, 17) for quad in edges),
        *(Polygon(quad, SOIL, SOIL, 11) for quad in edges),
        *(Polygon(stone(here, space), MEADOWS[shade(here, space)]) for space in dry_spaces(here)),
        *(shape for space in sorted(here.board.ponds) for shape in _pond(here, space)),
        *castle(here.castle, tuple(here.gate(exit_) for exit_ in _exits(here)), here.middle),
    )


def dry_spaces(here: Ground) -> Iterator[Space]:
    """Return the spaces outside the castle that are no ponds."""
    return (space for space in here.quads if space not in here.board.ponds)


def stone(here: Ground, space: Space) -> curves.Points:
    """Return the outline of a space, with a little soil left round it."""
    return _smooth(_shrunk(here.quads[space], 1.6), 0.08, 2)


def outline_of(here: Ground, space: Space) -> curves.Points:
    """Return the outline of a space relative to its middle; congruent spaces have equal ones."""
    x, y = here.centres[space]
    return tuple((round(px - x, 1), round(py - y, 1)) for px, py in stone(here, space))


def shade(here: Ground, space: Space) -> int:
    """Return which of two shades a space has: a chequer on the cross, rings on the other board.

    Round three sectors two shades cannot alternate.
    """
    name = here.board.names[space]
    number = int(name[1:])
    return (number + (ord(name[0]) if here.board.name == "cross" else 0)) % 2


def _exits(here: Ground) -> tuple[Space, ...]:
    return tuple(line[0] for line in here.board.lines[here.board.ring] if len(line) > 1)


def _pond(here: Ground, space: Space) -> Iterator[Shape]:
    """Draw water with a shore, and two ripples on it."""
    quad = here.quads[space]
    yield Polygon(stone(here, space), SHORE)
    yield Polygon(_smooth(_shrunk(quad, 5), 0.25, 4), INK, INK, 1.5)
    yield Polygon(_smooth(_shrunk(quad, 6), 0.25, 4), WATER)
    x, y = here.centres[space]
    for down, wide in ((-8, 20), (9, 15)):
        yield Path(
            tuple((x + i, y + down + 3.5 * cos(i * pi / 9)) for i in range(-wide, wide + 1)),
            RIPPLE,
            3,
        )


def _shrunk(quad: curves.Points, step: float) -> curves.Points:
    """Return the corners moved towards the middle, so that the sides move in by about ``step``."""
    x, y = sum(px for px, _ in quad) / 4, sum(py for _, py in quad) / 4
    moved = []
    for px, py in quad:
        dx, dy = px - x, py - y
        part = 1 - step * 1.414 / (dx * dx + dy * dy) ** 0.5
        moved.append((x + dx * part, y + dy * part))
    return tuple(moved)


def _smooth(points: curves.Points, cut: float, times: int) -> curves.Points:
    """Return the outline with its corners cut off ``times`` times."""
    for _ in range(times):
        points = tuple(
            (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
            for a, b in zip(points, (*points[1:], points[0]), strict=True)
            for part in (cut, 1 - cut)
        )
    return points
