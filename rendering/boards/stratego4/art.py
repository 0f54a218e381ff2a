"""Stratego 4's drawings: castles, flags, and pieces."""

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin
from typing import Final, Literal

from rendering.scene import curves
from rendering.scene.marks import SEAT_MARKS, Form, token
from rendering.scene.shapes import (
    INK,
    PAPER,
    TEXT,
    WHITE,
    Circle,
    Colour,
    Lettering,
    Path,
    Point,
    Polygon,
    Shape,
    Symbol,
    centred,
    mixed,
    resized,
)

# Colours of the ground, the castle and the zones.

SOIL: Final[Colour] = "#4C4A39"
"""The ground between the spaces."""

MEADOWS: Final[tuple[Colour, Colour]] = ("#C3CCA4", "#B6C195")
"""The two shades of spaces."""

WATER: Final[Colour] = "#4E93C4"
SHORE: Final[Colour] = "#8FA56D"
RIPPLE: Final[Colour] = "#A5CFE8"

STONE: Final[Colour] = "#C7BEAF"
WALL: Final[Colour] = "#8D8375"
TOP: Final[Colour] = "#E6DFD2"
JOINT: Final[Colour] = "#B3A998"
SHADE: Final[Colour] = "#9C9284"

BURST: Final[Colour] = "#F0482E"
WARNING: Final[Colour] = "#FF9A5C"
"""Of shots, and of an end that is near."""

ZONES: Final[tuple[tuple[Colour, Colour], ...]] = tuple(
    (mixed(PAPER, mark.colour, share), mixed(mixed(PAPER, mark.colour, share), INK, 0.06))
    for mark, share in zip(SEAT_MARKS, (0.42, 0.42, 0.4, 0.42, 0.4), strict=True)
)
"""The two shades of the spaces in each seat's zone."""


def lettering(ground: Colour) -> Colour:
    """Return the ink of names on a ground: legible, but no louder than needed."""
    return mixed(ground, INK, 0.7)


def emblem(seat: int) -> Colour:
    """Return the colour of the marks in a seat's zone."""
    return mixed(ZONES[seat][1], INK if seat == 2 else SEAT_MARKS[seat].colour, 0.5)


# The castle in the middle: a paved ring behind a wall with twelve gates, and a turret on it.

TURRET: Final = 51
"""The radius of the turret, battlements included."""

_MERLONS: Final = 22
_PITCH: Final = 13
"""Distance from one block of a wall to the next."""

Gates = tuple[Point, ...]


def castle(outline: curves.Points, gates: Gates, middle: Point) -> Iterator[Shape]:
    """Draw ring, wall and turret. Four corners mean straight walls, any other outline is round."""
    yield Polygon(outline, INK, INK, 16)
    yield Polygon(outline, WALL, WALL, 11)
    yield Polygon(_part(outline, middle, 0.955), STONE)
    yield from _paving(outline, middle)
    yield from _battlements(outline, gates, middle)
    for gate in gates:
        yield from _gate(*gate, _outward(gate, middle, straight=len(outline) == 4))
    yield from _turret(*middle)


def _part(outline: curves.Points, middle: Point, part: float) -> curves.Points:
    """Return the outline, scaled down about the middle."""
    x, y = middle
    return tuple((x + (px - x) * part, y + (py - y) * part) for px, py in outline)


def _outward(at: Point, middle: Point, *, straight: bool) -> Point:
    """Return the unit vector out of a wall; straight walls run along columns and rows."""
    dx, dy = at[0] - middle[0], at[1] - middle[1]
    if straight:
        dx, dy = (dx, 0) if abs(dx) > abs(dy) else (0, dy)
    return dx / hypot(dx, dy), dy / hypot(dx, dy)


def _paving(outline: curves.Points, middle: Point) -> Iterator[Shape]:
    """Draw courses of stones along the outline, with joints across them."""
    for part in (0.8, 0.6):
        course = _part(outline, middle, part)
        yield Path((*course, course[0]), JOINT, 1.6)
    for i, at in enumerate(_along(outline, _PITCH * 3)):
        near, far = (0.6, 0.8) if i % 2 else (0.8, 0.95)
        yield Path((*_part((at,), middle, near), *_part((at,), middle, far)), JOINT, 1.6)


def _battlements(outline: curves.Points, gates: Gates, middle: Point) -> Iterator[Shape]:
    """Draw blocks on the wall, but not at the gates."""
    for at in _along(outline, _PITCH):
        if min(hypot(at[0] - x, at[1] - y) for x, y in gates) > 15:
            block = _block(at, _outward(at, middle, straight=len(outline) == 4), 5.4)
            yield Polygon(block, INK, INK, 3)
            yield Polygon(block, TOP)


def _along(outline: curves.Points, pitch: float) -> Iterator[Point]:
    """Yield points along a closed line, about ``pitch`` apart."""
    around = (*outline, outline[0])
    left = 0.0
    for start, end in zip(outline, around[1:], strict=True):
        long = hypot(end[0] - start[0], end[1] - start[1])
        while left < long - 0.01:
            yield (
                start[0] + (end[0] - start[0]) * left / long,
                start[1] + (end[1] - start[1]) * left / long,
            )
            left += pitch
        left -= long


def _block(at: Point, outward: Point, half: float) -> curves.Points:
    square = ((-half, -half), (half, -half), (half, half), (-half, half))
    return curves.moved(curves.turned(square, atan2(outward[1], outward[0]) / 2 / pi), *at)


def _gate(x: float, y: float, outward: Point) -> Iterator[Shape]:
    """Draw an opening in the wall, with a post on each side."""
    dx, dy = outward
    floor = _rotated(((-9, -9.5), (8.6, -9.5), (8.6, 9.5), (-9, 9.5)), outward)
    yield Polygon(curves.moved(floor, x, y), STONE)
    for side in (-1, 1):
        ends = _rotated(((-8, side * 10.5), (7, side * 10.5)), outward)
        yield Path(curves.moved(ends, x, y), INK, 5)
        yield Path(curves.moved(ends, x, y), TOP, 2)
    step = _rotated(((5, -7), (5, 7)), (dx, dy))
    yield Path(curves.moved(step, x, y), JOINT, 2)


def _rotated(points: curves.Points, outward: Point) -> curves.Points:
    return curves.turned(points, atan2(outward[1], outward[0]) / 2 / pi)


def _turret(x: float, y: float) -> Iterator[Shape]:
    """Draw the upper level, with its shadow on the lower."""
    yield Circle(x + 5, y + 7, TURRET + 3, SHADE)
    yield Circle(x, y, TURRET, INK)
    yield Circle(x, y, TURRET - 2.5, WALL)
    for i in range(_MERLONS):
        outward = (cos(2 * pi * i / _MERLONS), sin(2 * pi * i / _MERLONS))
        at = (x + outward[0] * (TURRET - 6), y + outward[1] * (TURRET - 6))
        yield Polygon(_block(at, outward, 4.2), INK, INK, 2)
        yield Polygon(_block(at, outward, 4.2), TOP)
    yield Circle(x, y, TURRET - 11.5, INK)
    yield Circle(x, y, TURRET - 13.5, TOP)


# Flags: in the colour of their army, with its form on the cloth.

_POLE: Final = "#F3DFB8"


@lru_cache(maxsize=8)
def borne(seat: int) -> Symbol:
    """Draw a flag above the shoulder of the piece that bears it."""
    return Symbol(f"stratego4-borne/{seat}", 48, 48, _flag(seat, 8, 44, 39, 33, 26))


@lru_cache(maxsize=8)
def lying(seat: int) -> Symbol:
    """Draw a flag stuck into the ground, on a space without a piece."""
    foot = (
        Polygon(curves.ellipse(17, 63, 12, 5), INK),
        Polygon(curves.ellipse(17, 63, 9.5, 3), "#7A6A4A"),
    )
    return Symbol(f"stratego4-lying/{seat}", 64, 70, (*foot, *_flag(seat, 17, 63, 58, 40, 31)))


def _flag(
    seat: int, x: float, foot: float, high: float, wide: float, cloth: float
) -> tuple[Shape, ...]:
    """Draw a pole with its foot at (x, foot), and a swallow-tailed cloth at its top."""
    top = foot - high
    points = (
        *((x, top + 1), (x + wide, top + 1), (x + wide - 6, top + 1 + cloth / 2)),
        *((x + wide, top + 1 + cloth), (x, top + 1 + cloth)),
    )
    mark = SEAT_MARKS[seat]
    size = round(cloth * 0.72)
    return (
        Path(((x, top), (x, foot)), INK, 8),
        Polygon(points, INK, INK, 7),
        Polygon(points, WHITE, WHITE, 3.5),
        Polygon(points, mark.colour),
        Path(((x, top), (x, foot)), _POLE, 4),
        Circle(x, top, 3.5, _POLE),
        centred(token(seat, size), x + wide * 0.42, top + 1 + cloth / 2),
    )


# Pieces: a body in colour and form of its seat, with a point towards the castle.
#
# The sign on the body shows what is known: a tower for a rank unknown to the viewer, the digit
# alone for a known one, the digit on a pale disc for a rank that all were told.

Side = Literal["back", "known", "told"]

_BOX: Final = 84
_MIDDLE: Final = _BOX / 2
DIGIT: Final = 42
TOLD_DIGIT: Final = 34

_BODIES: Final[dict[Form, tuple[Point, ...]]] = {
    "circle": (
        *((0, -34), (13.5, -20.4)),
        *curves.arc(0, 1.5, 25.8, -0.14, 0.64, 1, 30),
        (-13.5, -20.4),
    ),
    "square": ((0, -33), (23.5, -13), (23.5, 25), (-23.5, 25), (-23.5, -13)),
    "triangle": ((0, -38), (30.5, 21), (28, 26), (0, 17.5), (-28, 26), (-30.5, 21)),
    "diamond": ((0, -37), (28, 3), (0, 30), (-28, 3)),
    "pentagon": curves.regular(0, 0, 30, 5),
}
"""The coloured part of a piece that points upward, round the middle of its space."""

_HEARTS: Final[dict[Form, Point]] = {
    "circle": (0, 1),
    "square": (0, 3),
    "triangle": (0, 4),
    "diamond": (0, 1),
    "pentagon": (0, 0),
}
"""The middle of the digit of a piece that points upward."""


def heart(seat: int, inward: float, factor: float = 1) -> Point:
    """Return the offset from the middle of a space to the digit of a piece on it."""
    ((x, y),) = curves.turned((_HEARTS[SEAT_MARKS[seat].form],), inward)
    return x * factor, y * factor


def digit_ink(seat: int, side: Side) -> Colour:
    """Return the colour of the digit."""
    return INK if side == "told" else SEAT_MARKS[seat].ink


@lru_cache(maxsize=128)
def body(seat: int, inward: float, side: Side) -> Symbol:
    """Draw a piece without its digit; ``inward`` in clockwise turns from upward."""
    mark = SEAT_MARKS[seat]
    outline = curves.turned(curves.moved(_BODIES[mark.form], _MIDDLE, _MIDDLE), inward, *_both())
    shapes: list[Shape] = [
        Polygon(outline, INK, INK, 10),
        Polygon(outline, WHITE, WHITE, 6),
        Polygon(outline, mark.colour, mark.colour, 1),
    ]
    x, y = heart(seat, inward)
    if side == "back":
        shapes += _tower(_MIDDLE + x, _MIDDLE + y, mixed(mark.colour, mark.ink, 0.62))
    elif side == "told":
        shapes += _disc(_MIDDLE + x, _MIDDLE + y, 19.5)
    key = f"stratego4-piece/{seat}/{inward:.3f}/{side}"
    return Symbol(key, _BOX, _BOX, tuple(shapes))


def _both() -> Point:
    return _MIDDLE, _MIDDLE


def _disc(x: float, y: float, radius: float) -> tuple[Shape, ...]:
    return Circle(x, y, radius, INK), Circle(x, y, radius - 2.2, PAPER)


def _tower(x: float, y: float, colour: Colour) -> tuple[Shape, ...]:
    """Draw a battlemented tower, as on the backs of the game's pieces; always upright."""
    points = (
        *((-11, -13), (-6, -13), (-6, -9), (-2.5, -9), (-2.5, -13), (2.5, -13), (2.5, -9)),
        *((6, -9), (6, -13), (11, -13), (11, -3.5), (7.5, -0.5), (7.5, 8), (10.5, 12.5)),
        *((-10.5, 12.5), (-7.5, 8), (-7.5, -0.5), (-11, -3.5)),
    )
    return (Polygon(curves.moved(points, x, y), colour),)


@lru_cache(maxsize=64)
def small(seat: int, rank: int, *, beaten: bool) -> Symbol:
    """Draw a piece of a fight with its rank: half as large, upright, struck out if beaten."""
    mark = SEAT_MARKS[seat]
    box, middle, factor = 52, 26, 0.62
    outline = curves.moved(curves.scaled(_BODIES[mark.form], factor), middle, middle + 1)
    fill = mixed(mark.colour, "#6A6A6E", 0.5) if beaten else mark.colour
    x, y = _HEARTS[mark.form]
    shapes: list[Shape] = [
        Polygon(outline, INK, INK, 8),
        Polygon(outline, WHITE, WHITE, 4.5),
        Polygon(outline, fill, fill, 1),
    ]
    at = (middle + x, middle + 1 + y * factor)
    shapes.append(Lettering(*at, str(rank), TEXT, mark.ink, "bold", "centre"))
    if beaten:
        shapes += _struck(41, 41)
    return Symbol(f"stratego4-small/{seat}/{rank}/{beaten}", box, box, tuple(shapes))


def _struck(x: float, y: float) -> Iterator[Shape]:
    """Draw a red cross."""
    yield Circle(x, y, 11, INK)
    yield Circle(x, y, 9.2, BURST)
    for way in (1, -1):
        yield Path(((x - 4, y - 4 * way), (x + 4, y + 4 * way)), WHITE, 3.2)


@lru_cache(maxsize=1)
def told_sample() -> Symbol:
    """Draw a sample of a told rank, for the legend."""
    digit = Lettering(22, 22, "7", 32, INK, "bold", "centre")
    return Symbol("stratego4-told", 44, 44, (*_disc(22, 22, 19.5), digit))


@lru_cache(maxsize=16)
def rank_disc(rank: int) -> Symbol:
    """Draw a told rank, by itself."""
    digit = Lettering(22, 22, str(rank), 36, INK, "bold", "centre")
    return Symbol(f"stratego4-rank/{rank}", 44, 44, (*_disc(22, 22, 19.5), digit))


@lru_cache(maxsize=1)
def unknown_disc() -> Symbol:
    """Draw an unknown rank, by itself: the tower of a piece's back."""
    return Symbol("stratego4-unknown-rank", 44, 44, (*_disc(22, 22, 19.5), *_tower(22, 22, INK)))


@lru_cache(maxsize=1)
def back_sample() -> Symbol:
    """Draw a sample of an unknown rank, for the legend."""
    tower = _tower(20, 22, "#C9CBD1")
    return Symbol("stratego4-unknown", 40, 44, tuple(resized(shape, 1) for shape in tower))
