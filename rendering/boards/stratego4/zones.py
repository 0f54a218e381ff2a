"""The zones in the colours of their seats, with the places of recruits and flags."""

from collections.abc import Iterator
from functools import lru_cache
from math import floor

from games.stratego4.board import BoardName, Space
from rendering import curves
from rendering.boards.stratego4.art.paints import ZONES, emblem
from rendering.boards.stratego4.ground import Ground, ground
from rendering.boards.stratego4.land import shade, stone
from rendering.scene import Circle, Colour, Path, Polygon, Shape, Stamp, Symbol, centred

MARK_UP = 9
"""How far above the middle of its space a mark stands, so that the name has room below."""


def zones(here: Ground) -> Iterator[Stamp]:
    """All zones, as they lie with this side turned to the viewer."""
    for seat in range(here.board.seats):
        symbol, x, y = _zone(here.board.name, here.bottom, seat)
        yield Stamp(symbol, x, y)


def zone_of(here: Ground) -> dict[Space, int]:
    """The seat of each space in a zone."""
    board = here.board
    return {
        space: seat
        for seat in range(board.seats)
        for space in (*board.zones[seat], board.recruitment[seat])
    }


@lru_cache(maxsize=32)
def _zone(name: BoardName, bottom: int, seat: int) -> tuple[Symbol, int, int]:
    """A zone in one piece, and where its upper left corner lies."""
    here = ground(name, bottom)
    board = here.board
    spaces = (*board.zones[seat], board.recruitment[seat])
    stones = [(stone(here, space), ZONES[seat][shade(here, space)]) for space in spaces]
    left = floor(min(x for points, _ in stones for x, _ in points))
    top = floor(min(y for points, _ in stones for _, y in points))
    right = max(x for points, _ in stones for x, _ in points)
    low = max(y for points, _ in stones for _, y in points)
    shapes: list[Shape] = [
        Polygon(curves.moved(points, -left, -top), fill) for points, fill in stones
    ]
    for space, mark in ((board.recruitment[seat], _recruits), (board.flags[seat], _flag)):
        x, y = here.centres[space]
        shapes.append(centred(mark(emblem(seat)), x - left, y - top - MARK_UP))
    key = f"stratego4-zone/{name}/{bottom}/{seat}"
    symbol = Symbol(key, round(right - left) + 1, round(low - top) + 1, tuple(shapes))
    return symbol, left, top


def _recruits(colour: Colour) -> Symbol:
    """Somebody comes back: a ring that is open above, and an arrow up into it."""
    shapes = (
        Path(curves.arc(26, 26, 19, -0.16, 0.66), colour, 4.5),
        Path(((26, 35), (26, 12)), colour, 5),
        Polygon(((26, 4), (36, 17), (16, 17)), colour),
    )
    return Symbol(f"stratego4-recruits/{colour}", 52, 52, shapes)


def _flag(colour: Colour) -> Symbol:
    """Where a flag is set up."""
    shapes = (
        Path(((15, 6), (15, 44)), colour, 4.5),
        Polygon(((15, 6), (42, 14), (15, 23)), colour),
        Circle(15, 44, 5, colour),
    )
    return Symbol(f"stratego4-flag-place/{colour}", 52, 52, shapes)
