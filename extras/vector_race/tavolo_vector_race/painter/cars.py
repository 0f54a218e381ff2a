"""Cars on the paper: tokens of their seats, hollow while sitting out, and what befell them."""

from functools import lru_cache

from rendering.scene import curves
from rendering.scene.marks import token
from rendering.scene.shapes import INK, PAPER, WHITE, Circle, Path, Polygon, Shape, Symbol
from tavolo_vector_race.painter.colours import CRASH, SPARK


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
