"""The viewer's own hand, below the public picture."""

from collections.abc import Iterator
from typing import Final

from core.decktet import CARDS, SUITS, VALUES, Card
from core.translatable_text import Say, text
from games.ruta.view import View
from rendering.boards.ruta.cards import HAND
from rendering.boards.ruta.layout import HandLayout
from rendering.decktet.art.suits import suit_symbol
from rendering.decktet.cards import named_card
from rendering.scene.colours_and_sizes import (
    CORNER,
    INK,
    PALE,
    PANEL,
    PANEL_EDGE,
    PAPER,
    TEXT,
    WHITE,
)
from rendering.scene.drawable_characters import legible
from rendering.scene.seat_marks import token
from rendering.scene.shapes import Lettering, Rectangle, Shape, centred
from rendering.scene.text_fitting import fitted
from rendering.scene.typeface import typeface

_TITLE: Final = 34
_SUM_WIDTH: Final = 84


def hand(
    view: View, cards: tuple[Card, ...], layout: HandLayout, say: Say, *, legend: bool
) -> Iterator[Shape]:
    """Draw the panel with the hand; its header shows the total value of each suit's cards.

    ``legend``: whether to explain the white frame.
    """
    box = layout.box
    yield Rectangle(box.x, box.y, box.width, box.height - 12, PANEL, CORNER, PANEL_EDGE, 2)
    line, left = box.y + 30, box.x + 18
    title = legible(say(text("board-ruta-your-hand", count=len(cards))))
    if view.viewer is not None:
        yield centred(token(view.viewer, 40), left + 20, line)
        left += 54
    yield Lettering(left, line, title, _TITLE, WHITE)
    sums_left = box.right - 12 - _SUM_WIDTH * len(SUITS)
    yield from _sums(cards, sums_left, line)
    if legend:
        left += round(typeface("bold").width(title, _TITLE)) + 34
        yield from _legend(say(text("board-ruta-payable")), left, line, sums_left - 16 - left)
    for card, (x, y) in zip(cards, layout.corners, strict=True):
        yield from named_card(card, HAND, x, y, say)


def _legend(words: str, left: int, line: int, room: int) -> Iterator[Shape]:
    """Draw the explanation of the white frame: a payable route."""
    yield Rectangle(left, line - 15, 38, 30, WHITE, 10)
    yield Rectangle(left + 5, line - 10, 28, 20, INK, 6)
    yield Rectangle(left + 7, line - 8, 24, 16, PAPER, 5)
    yield fitted(words, left + 50, line, room - 50, (TEXT,), PALE, face="medium")


def _sums(cards: tuple[Card, ...], left: int, line: int) -> Iterator[Shape]:
    """Draw for each suit the total value of all cards that bear it."""
    yield Rectangle(left, line - 21, _SUM_WIDTH * len(SUITS), 42, PAPER, 12)
    for i, suit in enumerate(SUITS):
        worth = sum(VALUES[card] for card in cards if suit in CARDS[card].suits)
        x = left + _SUM_WIDTH * i
        yield centred(suit_symbol(suit, 34), x + 24, line)
        yield Lettering(x + 46, line, str(worth), TEXT, INK)
