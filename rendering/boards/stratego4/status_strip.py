"""The strip below or beside the board: round, legend, and warning of an approaching draw."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.translatable_text import Say, Text, text
from games.stratego4.view import View
from rendering.boards.stratego4.art.colours import WARNING
from rendering.boards.stratego4.art.pieces import back_sample, told_sample
from rendering.boards.stratego4.layout import SHEETS
from rendering.scene.colours_and_sizes import CORNER, PALE, PANEL, PANEL_EDGE, TEXT, WHITE
from rendering.scene.shapes import (
    Colour,
    Lettering,
    Path,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    centred,
)
from rendering.scene.text_fitting import label

Spot = tuple[int, int, int]

_SIZES: Final = (TEXT, TEXT, 28)
"""Font sizes: one line, or two."""


def foot(view: View, say: Say) -> Iterator[Shape]:
    """Draw the strip (on the board for three: the block) of information for all."""
    box = SHEETS[view.board].foot
    yield Stamp(_ground(box.width, box.height), box.x, box.y)
    stage, known, end = _spots(view)
    yield from _said(_stage(view), stage, say, WHITE)
    if view.options.memory:
        yield from _said(text("board-stratego4-memory"), known, say, PALE)
    else:
        yield from _signed(told_sample(), text("board-stratego4-told"), known, say, PALE)
    if draw_near(view):
        left = view.quiet_turns_to_end - view.quiet_turns
        draw = text("board-stratego4-draw", turns=left)
        yield from _signed(_hourglass(), draw, end, say, WARNING)
    else:
        yield from _signed(back_sample(), text("board-stratego4-unknown"), end, say, PALE)


def _signed(
    sign: Symbol, words: Text, spot: Spot, say: Say, colour: Colour
) -> Iterator[Stamp | Lettering]:
    """Draw a sign with words beside it."""
    x, y, room = spot
    yield centred(sign, x + 20, y)
    yield from _said(words, (x + 48, y, room - 48), say, colour)


def draw_near(view: View) -> bool:
    """Whether three quarters of the turns allowed without a beaten piece are over."""
    return view.phase != "over" and 4 * view.quiet_turns >= 3 * view.quiet_turns_to_end


def _spots(view: View) -> tuple[Spot, ...]:
    """Return left end, middle line and width for each of the three entries."""
    sheet = SHEETS[view.board]
    box = sheet.foot
    if sheet.lines == 1:
        line, step = box.y + box.height // 2, box.width // 3
        return tuple((box.x + 18 + step * i, line, step - 30) for i in range(3))
    step = (box.height - 22) // 3
    return tuple((box.x + 18, box.y + 11 + step * i + step // 2, box.width - 32) for i in range(3))


def _stage(view: View) -> Text:
    if view.phase == "deploying":
        ready = sum(seat.ready for seat in view.seats)
        return text("board-stratego4-stage-deploying", ready=ready, seats=len(view.seats))
    return text("board-stratego4-round", round=view.round)


def _said(words: Text, spot: Spot, say: Say, colour: Colour) -> tuple[Lettering, ...]:
    x, y, room = spot
    return label(say(words), x, y, room, _SIZES, colour, align="left")


@lru_cache(maxsize=2)
def _ground(width: int, height: int) -> Symbol:
    ground = Rectangle(0, 0, width, height, PANEL, CORNER, PANEL_EDGE, 2)
    return Symbol(f"stratego4-foot/{width}x{height}", width, height, (ground,))


@lru_cache(maxsize=1)
def _hourglass() -> Symbol:
    """Draw an hourglass."""
    glass = ((5, 5), (27, 5), (18, 18), (27, 31), (5, 31), (14, 18))
    shapes = (
        Polygon(glass, None, WARNING, 3.5),
        Polygon(((10, 29), (16, 21), (22, 29)), WARNING),
        Path(((3, 4), (29, 4)), WARNING, 4),
        Path(((3, 32), (29, 32)), WARNING, 4),
    )
    return Symbol("stratego4-hourglass", 34, 38, shapes)
