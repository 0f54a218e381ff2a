"""Positions of the spaces of both boards, for each seat at the bottom."""

from collections.abc import Iterator
from functools import lru_cache
from math import dist
from typing import Final

import msgspec

from games.stratego4.board import CROSS, THREEFOLD, Board, BoardName, Space
from games.stratego4.view import View
from rendering.boards.stratego4.art import cone
from rendering.boards.stratego4.layout import MIDDLE, SIDE
from rendering.scene import curves
from rendering.scene.shapes import Point

BOARDS: Final[dict[BoardName, Board]] = {"cross": CROSS, "threefold": THREEFOLD}
_FILES: Final = "abcdefghijklm"


class Ground(msgspec.Struct, frozen=True):
    """A board as it lies in a picture.

    ``bottom``: the seat whose zone is at the bottom. ``quads``: the corners of each space outside
    the castle. ``centres``: where pieces stand, also on ring and turret. ``castle``: its outline.
    """

    board: Board
    bottom: int
    middle: tuple[int, int]
    side: float
    quads: dict[Space, curves.Points]
    centres: dict[Space, tuple[int, int]]
    castle: curves.Points

    def place(self, seat: int) -> int:
        """Return where a seat's zone lies: 0 at the bottom, then clockwise."""
        return (seat - self.bottom) % self.board.seats

    def inward(self, seat: int) -> float:
        """Return the direction from a seat's zone to the castle, in clockwise turns from upward."""
        return self.place(seat) / self.board.seats

    def gate(self, space: Space) -> Point:
        """Return the middle of the side that a space shares with the ring."""
        x, y = self.middle
        one, other = sorted(self.quads[space], key=lambda p: dist(p, (x, y)))[:2]
        return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def ground_of(view: View) -> Ground:
    """Return the board as this viewer sees it; spectators see the first seat at the bottom."""
    return ground(view.board, view.viewer or 0)


@lru_cache(maxsize=16)
def ground(name: BoardName, bottom: int) -> Ground:
    """Return a board turned so that this seat's zone lies at the bottom."""
    board, side, (x, y) = BOARDS[name], SIDE[name], MIDDLE[name]
    turns = -bottom / board.seats
    quads = {
        board.space(spelled): curves.turned(curves.scaled(quad, side, x, y), turns, x, y)
        for spelled, quad in (_squares() if name == "cross" else cone.quads())
    }
    centres = {space: _middle(quad) for space, quad in quads.items()}
    edge = _castle(name, side)
    centres[board.ring] = (x, y + round(edge * (0.66 if name == "cross" else 0.63)))
    centres[board.turret] = (x, y)
    return Ground(board, bottom, (x, y), side, quads, centres, _outline(name, x, y, edge))


def _squares() -> Iterator[tuple[str, curves.Points]]:
    """Yield each space of the cross outside the castle; unit: a side of a space; origin: middle."""
    for column, letter in enumerate(_FILES):
        for row in range(len(_FILES)):
            arms = 3 <= column <= 9 or 3 <= row <= 9
            castle = 5 <= column <= 7 and 5 <= row <= 7
            if arms and not castle:
                left, top = column - 6.5, 5.5 - row
                right, low = left + 1, top + 1
                yield f"{letter}{row + 1}", ((left, top), (right, top), (right, low), (left, low))


def _middle(quad: curves.Points) -> tuple[int, int]:
    return round(sum(x for x, _ in quad) / 4), round(sum(y for _, y in quad) / 4)


def _castle(name: BoardName, side: float) -> float:
    """Return the distance from the middle of the castle to its edge."""
    return side * (1.5 if name == "cross" else cone.CASTLE)


def _outline(name: BoardName, x: int, y: int, edge: float) -> curves.Points:
    if name == "cross":
        return (
            (x - edge, y - edge),
            (x + edge, y - edge),
            (x + edge, y + edge),
            (x - edge, y + edge),
        )
    return curves.arc(x, y, edge, 0, 1, 1, 72)[:-1]
