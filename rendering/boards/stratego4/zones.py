"""The zones in the colours of their seats, with the places of recruits and flags."""

from collections.abc import Iterator
from functools import lru_cache
from math import ceil

from games.stratego4.board import BoardName, Space
from rendering.boards.stratego4.art.colours import ZONES, emblem
from rendering.boards.stratego4.board_map import outline_of, shade
from rendering.boards.stratego4.space_positions import Ground, ground
from rendering.scene import curves
from rendering.scene.shapes import Circle, Colour, Path, Polygon, Stamp, Symbol, centred


def zones(here: Ground) -> tuple[Stamp, ...]:
    """Draw all zones, for the seat at the bottom of this picture."""
    return _zones(here.board.name, here.bottom)


def marks(here: Ground, covered: frozenset[Space]) -> Iterator[Stamp]:
    """Draw the marks of recruits' and flags' places, where nothing covers them."""
    board = here.board
    for seat in range(board.seats):
        for space, mark in ((board.recruitment[seat], _recruits), (board.flags[seat], _flag)):
            if space not in covered:
                yield centred(mark(emblem(seat)), *here.centres[space])


def zone_of(here: Ground) -> dict[Space, int]:
    """Return the seat of each space in a zone."""
    board = here.board
    return {
        space: seat
        for seat in range(board.seats)
        for space in (*board.zones[seat], board.recruitment[seat])
    }


@lru_cache(maxsize=8)
def _zones(name: BoardName, bottom: int) -> tuple[Stamp, ...]:
    here = ground(name, bottom)
    return tuple(
        centred(_stone(outline_of(here, space), ZONES[seat][shade(here, space)]), *at)
        for space, seat in zone_of(here).items()
        for at in (here.centres[space],)
    )


@lru_cache(maxsize=512)
def _stone(outline: curves.Points, fill: Colour) -> Symbol:
    """Draw one space of a zone; on the cross all have the same form."""
    size = 2 * ceil(max(max(abs(x), abs(y)) for x, y in outline)) + 2
    shapes = (Polygon(curves.moved(outline, size / 2, size / 2), fill),)
    return Symbol(f"stratego4-stone/{fill}/{outline}", size, size, shapes)


@lru_cache(maxsize=8)
def _recruits(colour: Colour) -> Symbol:
    """Draw the mark for arriving recruits: a ring open at the top, and an arrow up into it."""
    shapes = (
        Path(curves.arc(26, 26, 19, -0.16, 0.66), colour, 4.5),
        Path(((26, 35), (26, 12)), colour, 5),
        Polygon(((26, 4), (36, 17), (16, 17)), colour),
    )
    return Symbol(f"stratego4-recruits/{colour}", 52, 52, shapes)


@lru_cache(maxsize=8)
def _flag(colour: Colour) -> Symbol:
    """Draw the mark for a flag's place."""
    shapes = (
        Path(((15, 6), (15, 44)), colour, 4.5),
        Polygon(((15, 6), (42, 14), (15, 23)), colour),
        Circle(15, 44, 5, colour),
    )
    return Symbol(f"stratego4-flag-place/{colour}", 52, 52, shapes)
