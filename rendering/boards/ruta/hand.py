"""The viewer's own hand, below the public picture."""

from collections.abc import Callable, Iterator
from typing import Final

from core.text import Text, text
from games.ruta.board import CARDS, SUITS, VALUES, Card
from rendering.boards.ruta.art.suits import suit_symbol
from rendering.boards.ruta.cards import named_card
from rendering.boards.ruta.layout import HandLayout
from rendering.lettering import legible
from rendering.scene import Rectangle, Shape, Words, centred
from rendering.style import CORNER, INK, PANEL, PANEL_EDGE, PAPER, TEXT, TITLE, WHITE

Say = Callable[[Text], str]

_SUM_WIDTH: Final = 84


def hand(cards: tuple[Card, ...], layout: HandLayout, say: Say) -> Iterator[Shape]:
    """The panel with the hand; its header tells what each suit's cards are worth together."""
    box = layout.box
    yield Rectangle(box.x, box.y, box.width, box.height - 12, PANEL, CORNER, PANEL_EDGE, 2)
    line = box.y + 30
    title = legible(say(text("board-your-hand", count=len(cards))))
    yield Words(box.x + 18, line, title, TITLE - 4, WHITE)
    yield from _sums(cards, box.right - 12, line)
    for card, (x, y) in zip(cards, layout.corners, strict=True):
        yield from named_card(card, layout.size, x, y, say)


def _sums(cards: tuple[Card, ...], right: int, line: int) -> Iterator[Shape]:
    """For each suit, what all cards that bear it are worth."""
    left = right - _SUM_WIDTH * len(SUITS)
    yield Rectangle(left, line - 21, _SUM_WIDTH * len(SUITS), 42, PAPER, 12)
    for i, suit in enumerate(SUITS):
        worth = sum(VALUES[card] for card in cards if suit in CARDS[card].suits)
        x = left + _SUM_WIDTH * i
        yield centred(suit_symbol(suit, 34), x + 24, line)
        yield Words(x + 46, line, str(worth), TEXT, INK)
