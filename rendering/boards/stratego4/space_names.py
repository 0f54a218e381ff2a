"""The names of spaces: along the edges of the board, and on every empty space."""

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from typing import Final

from core.translatable_text import Say, text
from games.stratego4.board import BoardName, Space
from rendering.boards.stratego4.art.colours import MEADOWS, STONE, TOP, ZONES, lettering
from rendering.boards.stratego4.board_map import dry_spaces
from rendering.boards.stratego4.space_positions import Ground, ground
from rendering.boards.stratego4.zones import zone_of
from rendering.scene.colours_and_sizes import INK, PALE, TEXT, mixed
from rendering.scene.shapes import Lettering, Point
from rendering.scene.text_fitting import fitted

_EDGE: Final = 32
_FAINT: Final = 0.68
"""Share of ink in the names of spaces that cannot be chosen."""

_LEFT: Final = 3
"""Index of the side of a space that its player sees on the left; side 0 is towards the castle.

The sides of the cross are counted as its first player sees them.
"""

_AWAY: Final = 23
"""Distance from the edge of the board to the middle of the letters along it."""


def edge_names(here: Ground) -> tuple[Lettering, ...]:
    """Draw the names of files and ranks along the edges."""
    return _edge_names(here.board.name, here.bottom)


@lru_cache(maxsize=8)
def _edge_names(name: BoardName, bottom: int) -> tuple[Lettering, ...]:
    """Draw outside each open side of a space the file or rank that the spaces behind it share.

    Each zone is labelled at its end and on the side that its player sees on the right: the corners
    of the board have room for one row of labels.
    """
    here = ground(name, bottom)
    shown: list[Lettering] = []
    for space, seat in zone_of(here).items():
        spelled, quad = here.board.names[space], here.quads[space]
        left = _LEFT if name == "threefold" else (_LEFT + seat) % 4
        for side, (one, other) in enumerate(zip(quad, (*quad[1:], quad[0]), strict=True)):
            if side != left and _open(here, space, one, other):
                words = spelled[0] if side % 2 == 0 else spelled[1:]
                x, y = _outside(here.centres[space], one, other)
                shown.append(Lettering(x, y, words, _EDGE, PALE, "bold", "centre"))
    return tuple(shown)


def _open(here: Ground, space: Space, one: Point, other: Point) -> bool:
    """Whether this side of a space is an edge of the board."""
    return not any(
        any(_near(one, p) for p in quad) and any(_near(other, p) for p in quad)
        for near, quad in here.quads.items()
        if near != space
    )


def _near(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) < 1 and abs(one[1] - other[1]) < 1


def _outside(centre: Point, one: Point, other: Point) -> tuple[int, int]:
    """Return a point a little outside the middle of a side."""
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    dx, dy = one[1] - other[1], other[0] - one[0]
    if dx * (x - centre[0]) + dy * (y - centre[1]) < 0:
        dx, dy = -dx, -dy
    part = _AWAY / hypot(dx, dy)
    return round(x + dx * part), round(y + dy * part)


def space_names(
    here: Ground, covered: frozenset[Space], chosen: frozenset[Space]
) -> Iterator[Lettering]:
    """Draw the names of the spaces that are not covered: strong if they can be chosen, or faint."""
    owners = zone_of(here)
    for space in dry_spaces(here):
        if space in chosen or space not in covered:
            tones = ZONES[owners[space]] if space in owners else MEADOWS
            ink = INK if space in chosen else mixed(tones[1], INK, _FAINT)
            name = here.board.names[space]
            yield Lettering(*here.centres[space], name, TEXT, ink, "bold", "centre")


def castle_names(here: Ground, covered: frozenset[Space], say: Say) -> Iterator[Lettering]:
    """Draw the names of ring and turret where they are empty."""
    for space, key, ground_colour, room in (
        (here.board.ring, "board-stratego4-ring", STONE, 150),
        (here.board.turret, "board-stratego4-turret", TOP, 96),
    ):
        if space not in covered:
            x, y = here.centres[space]
            ink = lettering(ground_colour)
            yield fitted(say(text(key)), x, y, room, (TEXT,), ink, align="centre")
