"""The panels above the city: for each seat name, points and tokens left; and the draw pile."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.translatable_text import Say, text
from games.jacynth import districts
from games.jacynth.rule_numbers import TOKENS
from games.jacynth.view import Plan, View
from rendering.boards.jacynth.city import planned
from rendering.boards.jacynth.layout import PILE, seat_boxes
from rendering.decktet.cards import card_back
from rendering.scene.colours_and_sizes import (
    CORNER,
    GOLD,
    PALE,
    PANEL,
    PANEL_EDGE,
    SCORE,
    SMALL,
    TEXT,
    WHITE,
)
from rendering.scene.drawable_characters import legible
from rendering.scene.panels import final_points, stands_out
from rendering.scene.seat_labels import seat_name
from rendering.scene.seat_marks import laurel, spent_token, token
from rendering.scene.shapes import (
    Box,
    Lettering,
    Rectangle,
    SeatLabel,
    Shape,
    Stamp,
    Symbol,
    centred,
)
from rendering.scene.text_fitting import label
from rendering.scene.typeface import typeface

_PAD: Final = 16
_NAME_LINE: Final = 38
_POINTS_LINE: Final = 88
_PIP: Final = 30
_PIP_PITCH: Final = 38
_BACK: Final = (52, 70)

PILE_CAPTION: Final = text("board-jacynth-pile")


def panel(box: Box) -> Rectangle:
    """Draw the plain background of a panel."""
    return Rectangle(box.x, box.y, box.width, box.height, PANEL, CORNER, PANEL_EDGE, 2)


def seat_panel(
    view: View, seat: int, name: SeatLabel, say: Say, plan: Plan | None
) -> Iterator[Shape]:
    """Draw one seat's panel, with the points that the plan would bring or cost it."""
    box = seat_boxes(len(view.seats))[seat]
    if stands_out(view, seat):
        yield Stamp(_gold_frame(box.width, box.height), box.x, box.y)
    yield from _headline(view, seat, name, say)
    yield from _tokens(view.seats[seat].tokens_left, seat, box)
    yield from _points(view, seat, box, say, plan)


@lru_cache(maxsize=4)
def _gold_frame(width: int, height: int) -> Symbol:
    frame = Rectangle(0, 0, width, height, None, CORNER, GOLD, 5)
    return Symbol(f"jacynth-turn/{width}x{height}", width, height, (frame,))


def _headline(view: View, seat: int, name: SeatLabel, say: Say) -> Iterator[Shape]:
    """Draw the seat's sign and name, and the winner's wreath."""
    box = seat_boxes(len(view.seats))[seat]
    line, left, right = box.y + _NAME_LINE, box.x + 70, box.right - _PAD
    yield centred(token(seat, 44), box.x + 38, line)
    if view.outcome is not None and seat in view.outcome.winners:
        wreath = laurel()
        yield centred(wreath, right - wreath.width / 2, line)
        right -= wreath.width + 8
    colour = PALE if seat in view.resigned else WHITE
    yield from seat_name(name, seat, say, (left, line), right - left, colour).shapes


def _tokens(left: int, seat: int, box: Box) -> Iterator[Shape]:
    """Draw the seat's tokens; those already placed are only outlines."""
    for i in range(TOKENS):
        drawn = token if i < left else spent_token
        x = box.x + _PAD + _PIP_PITCH * i + _PIP_PITCH // 2
        yield centred(drawn(seat, _PIP), x, box.y + _POINTS_LINE)


def _points(view: View, seat: int, box: Box, say: Say, plan: Plan | None) -> Iterator[Shape]:
    """Draw the number of points and the word, or how the plan would change it, at the right."""
    points = final_points(view, seat, view.seats[seat].points)
    word = legible(say(text("board-jacynth-points", points=points)), "medium")
    ink = PALE
    if plan is not None and plan.place is not None:
        would_be = districts.points(districts.districts_of(*planned(view, plan)), len(view.seats))
        if would_be[seat] != points:
            word, ink = f"{would_be[seat] - points:+}".replace("-", "−"), WHITE
    right, line = box.right - _PAD, box.y + _POINTS_LINE
    yield Lettering(right, line + 6, word, TEXT, ink, "medium", "right")
    right -= round(typeface("medium").width(word, TEXT)) + 10
    yield Lettering(right, line, str(points), SCORE, WHITE, "bold", "right")


def pile_base(caption: str) -> Iterator[Shape]:
    """Draw the panel of the pile and its caption."""
    yield panel(PILE)
    middle = PILE.x + PILE.width / 2
    sizes = (TEXT, 28, SMALL, SMALL, SMALL)
    yield from label(caption, middle, PILE.y + 25, PILE.width - 12, sizes, PALE)


def pile(count: int) -> Iterator[Shape]:
    """Draw the back of the pile, if it has cards, and their number."""
    middle = PILE.y + 80
    if count:
        yield centred(card_back(*_BACK), PILE.x + 42, middle)
    yield Lettering(PILE.x + 104, middle, str(count), SCORE, WHITE, "bold", "centre")
