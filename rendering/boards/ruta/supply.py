"""The supply: the draw pile, the two face-up slots, the discard pile."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.translatable_text import Say, text
from games.ruta.rule_numbers import DRAFT_SLOTS
from games.ruta.view import View
from rendering.boards.ruta.cards import HAND, SUPPLY_CARD
from rendering.boards.ruta.layout import (
    CAPTION_Y,
    DISCARD_X,
    PILE_X,
    SLOTS_X,
    SUPPLY_Y,
)
from rendering.decktet.cards import card_back, empty_slot, named_card
from rendering.scene.colours_and_sizes import INK, PALE, PANEL_EDGE, SCORE, TEXT, WHITE
from rendering.scene.seat_marks import ringed
from rendering.scene.shapes import Box, Circle, Lettering, Shape, Stamp, Symbol, centred
from rendering.scene.text_fitting import label

_CAPTION_SIZES: Final = (TEXT, TEXT, 29, 29)

CAPTIONS: Final = (
    text("board-ruta-draw-pile"),
    *(text("board-ruta-face-up", slot=slot + 1) for slot in range(DRAFT_SLOTS)),
    text("board-ruta-discard"),
)


def supply_base(say: Say) -> Iterator[Shape]:
    """Draw the captions, and the outlines seen where no card lies."""
    sizes = (HAND, *(SUPPLY_CARD for _ in SLOTS_X), SUPPLY_CARD)
    for x, size, caption in zip((PILE_X, *SLOTS_X, DISCARD_X), sizes, CAPTIONS, strict=True):
        middle = x + size.width / 2
        yield from label(say(caption), middle, CAPTION_Y, size.width + 12, _CAPTION_SIZES, PALE)
        yield Stamp(empty_slot(size.width, size.height, PANEL_EDGE), x, SUPPLY_Y)


def supply(view: View, say: Say) -> Iterator[Shape]:
    """Draw the cards of the supply; of the discard pile the top, and how many lie below it."""
    if view.pile_count:
        yield Stamp(card_back(HAND.width, HAND.height), PILE_X, SUPPLY_Y)
    middle = (PILE_X + HAND.width / 2, SUPPLY_Y + HAND.height / 2)
    yield centred(_number_disc(), *middle)
    yield Lettering(*middle, str(view.pile_count), SCORE, WHITE, "bold", "centre")
    for slot in range(DRAFT_SLOTS):
        card = view.draft[slot]
        if card is not None:
            yield from named_card(card, SUPPLY_CARD, SLOTS_X[slot], SUPPLY_Y, say)
    if view.last_slot is not None:
        place = Box(SLOTS_X[view.last_slot], SUPPLY_Y, SUPPLY_CARD.width, SUPPLY_CARD.height)
        yield ringed(place)
    if view.discard:
        yield from named_card(view.discard[-1], SUPPLY_CARD, DISCARD_X, SUPPLY_Y, say)
    if below := len(view.discard[:-1]):
        left, line = DISCARD_X + SUPPLY_CARD.width + 24, SUPPLY_Y + SUPPLY_CARD.height / 2
        yield Lettering(left, line, f"+{below}", SCORE, WHITE)


@lru_cache(maxsize=1)
def _number_disc() -> Symbol:
    return Symbol("ruta-pile-number", 80, 80, (Circle(40, 40, 38, INK),))
