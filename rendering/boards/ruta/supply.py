"""The supply: the draw pile, the two face-up slots, the discard pile."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.translatable_text import Say, text
from games.ruta.rule_numbers import DRAFT_SLOTS
from games.ruta.view import View
from rendering.boards.ruta.cards import (
    HAND,
    MINI_HEIGHT,
    MINI_WIDTH,
    mini_card,
)
from rendering.boards.ruta.layout import (
    CAPTION_Y,
    DISCARD_ROWS_X,
    DISCARD_X,
    PILE_X,
    SLOTS_X,
    SUPPLY,
    SUPPLY_Y,
)
from rendering.decktet.cards import card_back, empty_slot, named_card
from rendering.scene.colours_and_sizes import INK, PALE, PANEL_EDGE, SCORE, SMALL, TEXT, WHITE
from rendering.scene.seat_marks import ringed
from rendering.scene.shapes import Box, Circle, Lettering, Shape, Stamp, Symbol, centred
from rendering.scene.text_fitting import label

_CAPTION_SIZES: Final = (TEXT, 28, SMALL, SMALL)
_MINI_STEP: Final = MINI_WIDTH + 3
_IN_ROW: Final = (SUPPLY.right - 14 - DISCARD_ROWS_X) // _MINI_STEP
_MOST_MINIS: Final = 2 * _IN_ROW


CAPTIONS: Final = (
    text("board-ruta-draw-pile"),
    *(text("board-ruta-face-up", slot=slot + 1) for slot in range(DRAFT_SLOTS)),
    text("board-ruta-discard"),
)


def supply_base(say: Say) -> Iterator[Shape]:
    """Draw the captions, and the outlines seen where no card lies."""
    for x, caption in zip((PILE_X, *SLOTS_X, DISCARD_X), CAPTIONS, strict=True):
        middle = x + HAND.width / 2
        yield from label(say(caption), middle, CAPTION_Y, HAND.width + 12, _CAPTION_SIZES, PALE)
        yield Stamp(empty_slot(HAND.width, HAND.height, PANEL_EDGE), x, SUPPLY_Y)


def supply(view: View, say: Say) -> Iterator[Shape]:
    """Draw the cards of the supply."""
    if view.pile_count:
        yield Stamp(card_back(HAND.width, HAND.height), PILE_X, SUPPLY_Y)
    middle = (PILE_X + HAND.width / 2, SUPPLY_Y + HAND.height / 2)
    yield centred(_number_disc(), *middle)
    yield Lettering(*middle, str(view.pile_count), SCORE, WHITE, "bold", "centre")
    for slot in range(DRAFT_SLOTS):
        card = view.draft[slot]
        if card is not None:
            yield from named_card(card, HAND, SLOTS_X[slot], SUPPLY_Y, say)
    if view.last_slot is not None:
        yield ringed(Box(SLOTS_X[view.last_slot], SUPPLY_Y, HAND.width, HAND.height))
    yield from _discard(view, say)


@lru_cache(maxsize=1)
def _number_disc() -> Symbol:
    return Symbol("ruta-pile-number", 80, 80, (Circle(40, 40, 38, INK),))


def _discard(view: View, say: Say) -> Iterator[Shape]:
    """Draw the top card whole, those below it small, newest first."""
    if not view.discard:
        return
    yield from named_card(view.discard[-1], HAND, DISCARD_X, SUPPLY_Y, say)
    below = view.discard[-2::-1]
    shown = below if len(below) <= _MOST_MINIS else below[: _MOST_MINIS - 1]
    for i, card in enumerate(shown):
        row, column = divmod(i, _IN_ROW)
        x, y = DISCARD_ROWS_X + column * _MINI_STEP, SUPPLY_Y + row * (MINI_HEIGHT + 4)
        yield Stamp(mini_card(card), x, y)
    if len(shown) < len(below):
        middle = DISCARD_ROWS_X + (_IN_ROW - 1) * _MINI_STEP + MINI_WIDTH / 2
        line = SUPPLY_Y + MINI_HEIGHT * 1.5 + 4
        yield Lettering(middle, line, f"+{len(below) - len(shown)}", TEXT, WHITE, "bold", "centre")
