"""Ruta's cards: the sizes of whole ones, and narrow ones with only rank and suits."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.decktet import CARDS, Suit
from rendering.decktet.art.suits import suit_shapes
from rendering.decktet.cards import CardSize, rank_sign
from rendering.scene import curves
from rendering.scene.colours_and_sizes import INK, PAPER, TEXT, WHITE
from rendering.scene.shapes import Circle, Colour, Lettering, Polygon, Rectangle, Shape, Symbol

PLACE: Final = CardSize(168, 184, 52, 1, (32, TEXT, 29, 29))
HAND: Final = CardSize(156, 180, 60, 0.88, (TEXT, 29, 29, 29))
SUPPLY_CARD: Final = CardSize(222, 180, 46, 1, (35, 32, TEXT, TEXT, TEXT))
MINI_WIDTH: Final = 36
MINI_HEIGHT: Final = 86


@lru_cache(maxsize=64)
def mini_card(card: int) -> Symbol:
    """Draw a narrow card that shows only rank and suits, one below the other."""
    face = CARDS[card]
    pitch, size = (27, 27) if len(face.suits) < 3 else (18, 19)
    suits = _column(face.suits, 31 + (MINI_HEIGHT - 34 - pitch * len(face.suits)) / 2, pitch, size)
    shapes = (*_mini_body(INK), _mini_rank(card), *suits)
    return Symbol(f"ruta-mini/{face.key}", MINI_WIDTH, MINI_HEIGHT, shapes)


@lru_cache(maxsize=8)
def joker_card(card: int) -> Symbol:
    """Draw an Ace laid aside as a joker: a narrow card with a white edge and a star at its foot."""
    middle, foot = MINI_WIDTH / 2, MINI_HEIGHT - 17
    shapes = (
        *_mini_body(WHITE),
        _mini_rank(card),
        *_column(CARDS[card].suits, 30, 25, 25),
        Circle(middle, foot, 13, INK),
        Polygon(curves.star(middle, foot, 10, 4.2, 5), WHITE),
    )
    return Symbol(f"ruta-joker/{CARDS[card].key}", MINI_WIDTH, MINI_HEIGHT, shapes)


def _mini_body(edge: Colour) -> tuple[Shape, ...]:
    inset = 2 if edge == INK else 4
    inner = (MINI_WIDTH - 2 * inset, MINI_HEIGHT - 2 * inset)
    return (
        Rectangle(0, 0, MINI_WIDTH, MINI_HEIGHT, edge, 7),
        Rectangle(inset, inset, *inner, PAPER, 5),
    )


def _mini_rank(card: int) -> Shape:
    middle, sign = MINI_WIDTH / 2, rank_sign(card)
    if not sign:
        return Polygon(curves.star(middle, MINI_HEIGHT / 2, 15, 6.5, 5), "#8F6416")
    return Lettering(middle, 17, sign, TEXT, INK, "bold", "centre")


def _column(suits: tuple[Suit, ...], top: float, pitch: int, size: int) -> Iterator[Shape]:
    for i, suit in enumerate(suits):
        yield from suit_shapes(suit, MINI_WIDTH / 2, top + pitch * (i + 0.5), size)
