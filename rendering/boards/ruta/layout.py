"""The layout of Ruta's picture, in board units, with its colours and sizes of cards."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from core.decktet import CARDS, Suit
from games.ruta.board import MAP_COLUMNS, ROUTES
from rendering.decktet.cards import CardSize, rank_sign
from rendering.decktet.emblem_parts import suit_shapes
from rendering.scene import curves
from rendering.scene.shapes import (
    INK,
    MARGIN,
    PAPER,
    TEXT,
    WHITE,
    Box,
    Circle,
    Colour,
    Lettering,
    Polygon,
    Rectangle,
    Shape,
    Symbol,
)

# The colours of Ruta's map, hand and marks; those of the emblems stand in ``decktet/``.

GROUND: Final[Colour] = "#2C5A52"
GROUND_EDGE: Final[Colour] = "#173630"
TRAIL: Final[Colour] = "#A9C2A6"
ORNAMENT: Final[Colour] = "#366A60"
PRICE: Final[Colour] = "#AEBBA6"
"""The ground of prices, duller than roads and than the prices that the viewer can pay."""


# Ruta's cards: the sizes of whole ones, and narrow ones with only rank and suits.

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


# The layout of Ruta's picture, in board units.

WIDTH: Final = 1200


_SEAT_WIDTH: Final = (WIDTH - 3 * MARGIN) // 2
SEATS: Final = tuple(
    Box(MARGIN + seat * (_SEAT_WIDTH + MARGIN), MARGIN, _SEAT_WIDTH, 172) for seat in (0, 1)
)

GAP_ACROSS: Final = 76
GAP_DOWN: Final = 60
_PITCH: Final = PLACE.width + GAP_ACROSS
_FRAME: Final = 16
LAND: Final = Box(
    MARGIN, SEATS[0].bottom + MARGIN, WIDTH - 2 * MARGIN, 3 * PLACE.height + 2 * GAP_DOWN + 32
)

SUPPLY: Final = Box(MARGIN, LAND.bottom + MARGIN, WIDTH - 2 * MARGIN, 240)
CAPTION_Y: Final = SUPPLY.y + 29
SUPPLY_Y: Final = SUPPLY.y + 52
PILE_X: Final = SUPPLY.x + 22
SLOTS_X: Final = (SUPPLY.x + 224, SUPPLY.x + 224 + SUPPLY_CARD.width + 20)
DISCARD_X: Final = SLOTS_X[1] + SUPPLY_CARD.width + 48
DISCARD_END: Final = DISCARD_X + SUPPLY_CARD.width + 120
"""Where the number of the cards below the top of the discard pile ends."""

PUBLIC_HEIGHT: Final = SUPPLY.bottom + MARGIN

_HAND_HEADER: Final = 56
_ROW_PITCH: Final = HAND.height + 10


def place_corner(place: int) -> tuple[int, int]:
    """Return the upper left corner of a place's card."""
    row, column = divmod(place, MAP_COLUMNS)
    return (
        LAND.x + _FRAME + column * _PITCH,
        LAND.y + _FRAME + row * (PLACE.height + GAP_DOWN),
    )


def goes_across(route: int) -> bool:
    """Whether the route joins a card with the one to its right, rather than the one below."""
    one, other = ROUTES[route].ends
    return other - one == 1


def route_middle(route: int) -> tuple[int, int]:
    """Return the middle of the gap that the route bridges."""
    x, y = place_corner(ROUTES[route].ends[0])
    if goes_across(route):
        return x + PLACE.width + GAP_ACROSS // 2, y + PLACE.height // 2
    return x + PLACE.width // 2, y + PLACE.height + GAP_DOWN // 2


class HandLayout(msgspec.Struct, frozen=True):
    """The layout of a hand; ``corners``: the upper left corner of each card."""

    box: Box
    corners: tuple[tuple[int, int], ...]


def hand_layout(count: int) -> HandLayout:
    """Lay out a hand below the public picture, in equal rows of at most seven cards.

    The box grows with the rows; an empty hand has one.
    """
    rows = max(1, -(-count // 7))
    in_row = max(1, -(-count // rows))
    top = PUBLIC_HEIGHT
    height = _HAND_HEADER + rows * _ROW_PITCH + 6
    box = Box(MARGIN, top, WIDTH - 2 * MARGIN, height)
    step = min(HAND.width + 8, (box.width - 24) // in_row)
    left = box.x + (box.width - (in_row - 1) * step - HAND.width) // 2
    corners = tuple(
        (left + i % in_row * step, top + _HAND_HEADER + i // in_row * _ROW_PITCH)
        for i in range(count)
    )
    return HandLayout(box, corners)
