"""The board of Stratego 4: its ground, zones, names of spaces, and the armies on it."""

from collections.abc import Iterator
from functools import lru_cache
from math import ceil, cos, hypot, pi
from typing import Final

from core.texts import Say, text
from games.stratego4.board import BoardName, Space
from games.stratego4.view import PieceView, View
from rendering.boards.stratego4 import art
from rendering.boards.stratego4.art import (
    DIGIT,
    MEADOWS,
    RIPPLE,
    SHORE,
    SOIL,
    STONE,
    TOLD_DIGIT,
    TOP,
    WATER,
    ZONES,
    Side,
    body,
    castle,
    digit_ink,
    emblem,
    heart,
    lettering,
)
from rendering.boards.stratego4.layout import Ground, ground
from rendering.scene import curves
from rendering.scene.shapes import (
    INK,
    PALE,
    TEXT,
    Circle,
    Colour,
    Lettering,
    Path,
    Point,
    Polygon,
    Shape,
    Stamp,
    Symbol,
    centred,
    mixed,
)
from rendering.scene.text import fitted

# The constant part of a board: its spaces, ponds and castle.


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


# The zones in the colours of their seats, with the places of recruits and flags.


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


# The names of spaces: along the edges of the board, and on every empty space.

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


# Pieces, the flags that they bear, and flags on the ground.

_SHOULDER: Final = (33, -28)
"""Offset from the middle of a space to the flag borne by a piece on it."""

_AT_FEET: Final = (-15, 35)
"""Offset from the middle of a space to a flag on the ground under a piece."""

_NEXT: Final = 17
"""Offset from one flag on a space's ground to the next."""


def pieces(view: View, here: Ground) -> Iterator[Shape]:
    """Draw the pieces, those farther down over those farther up, each with its flag."""
    lying: dict[Space, list[int]] = {}
    for space, owner in view.loose:
        lying.setdefault(space, []).append(owner)
    standing = {piece.space: piece for piece in view.pieces}
    for at in sorted({*lying, *standing}, key=lambda space: here.centres[space][::-1]):
        if at in standing:
            yield from _piece(standing[at], here, is_deployed=view.phase != "deploying")
        for number, flag in enumerate(lying.get(at, ())):
            yield _lying(at, flag, number, here, under=at in standing)


def occupied(view: View) -> frozenset[Space]:
    """Return the spaces with a piece or a flag on them."""
    return frozenset((*(p.space for p in view.pieces), *(space for space, _ in view.loose)))


def side_of(piece: PieceView) -> Side:
    """Return which side of a piece the picture shows."""
    if piece.rank is None:
        return "back"
    return "told" if piece.told else "known"


def _piece(piece: PieceView, here: Ground, *, is_deployed: bool) -> Iterator[Shape]:
    """Draw a piece. Until all have deployed the one on the flag's place shows the flag, which it
    will bear."""
    x, y = here.centres[piece.space]
    inward, side = here.inward(piece.seat), side_of(piece)
    yield centred(body(piece.seat, inward, side), x, y)
    if piece.rank is not None:
        dx, dy = heart(piece.seat, inward)
        size = TOLD_DIGIT if side == "told" else DIGIT
        ink = digit_ink(piece.seat, side)
        yield Lettering(x + dx, y + dy, str(piece.rank), size, ink, "bold", "centre")
    will_bear = not is_deployed and piece.space == here.board.flags[piece.seat]
    flag = piece.seat if will_bear else piece.flag
    if flag is not None:
        yield centred(art.borne(flag), x + _SHOULDER[0], y + _SHOULDER[1])


def _lying(space: Space, owner: int, number: int, here: Ground, *, under: bool) -> Stamp:
    x, y = here.centres[space]
    if under:
        return centred(art.borne(owner), x + _AT_FEET[0] + _NEXT * number, y + _AT_FEET[1])
    return centred(art.lying(owner), x + 4 + _NEXT * number, y - 2 + number * 4)
