"""Flags: in the colour of their army, with its form on the cloth."""

from functools import lru_cache
from typing import Final

from rendering.scene import curves
from rendering.scene.colours_and_sizes import INK, WHITE
from rendering.scene.seat_marks import SEAT_MARKS, token
from rendering.scene.shapes import Circle, Path, Polygon, Shape, Symbol, centred

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
