"""Jacynth's cards: rank and suits large, and a banner of its owner below each owned suit."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from core.decktet import CARDS, Suit, card_name
from core.game import Seat
from core.translatable_text import Say
from rendering.decktet.art.suits import suit_shapes
from rendering.decktet.cards import CardSize, art_window, blank_disc, card_body, rank_disc
from rendering.scene import curves
from rendering.scene.colours_and_sizes import GOLD, INK, PAPER, TEXT
from rendering.scene.seat_marks import SEAT_MARKS, token
from rendering.scene.shapes import (
    Lettering,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    centred,
)
from rendering.scene.text_fitting import label

CITY: Final = CardSize(176, 156, 42, 1.04, (TEXT, 29, 29))
"""Cards of the city; those of the hand are larger."""

TOKEN: Final = 50
"""The size of a token on a card; its place is `token_middle`."""

_SUIT: Final = 34
_PITCH: Final = 40
_SLIP: Final = 44
_BANNER: Final = 84
_HAIRLINE: Final = 2
_EMBLEM_X: Final = 0.48
"""Where the middle of the emblem lies: left of the suits, right of rank and token."""


def city_card(
    card: int, owners: Mapping[Suit, Seat | None], x: float, y: float, say: Say
) -> Iterator[Shape]:
    """Draw a card, upper left corner at (x, y), its name, and the owners of its districts."""
    yield Stamp(card_face(card), x, y)
    yield from _name(say(card_name(card)), x, y)
    suits = CARDS[card].suits
    for i, suit in enumerate(suits):
        owner = owners.get(suit)
        if owner is not None:
            left = x + CITY.width - 5 - _PITCH * (len(suits) - i)
            yield Stamp(banner(suit, owner), left, y + 5)


def _name(name: str, x: float, y: float) -> Iterator[Rectangle | Lettering]:
    """Draw the name of a card; where it needs two lines, beside the place of a token."""
    line, room = y + CITY.height - CITY.band / 2 - 2, CITY.width - 6
    words = label(name, x + CITY.width / 2, line, room, CITY.names, INK)
    if len(words) > 1:
        yield Rectangle(x + 66, y + 98, CITY.width - 74, 20, PAPER)
        words = label(name, x + CITY.width - 9, line - 12, room, CITY.names, INK, align="right")
    yield from words


def token_middle(x: float, y: float) -> tuple[float, float]:
    """Return where a token lies on a card with its upper left corner at (x, y)."""
    return x + 36, y + CITY.height - CITY.band - 24


@lru_cache(maxsize=64)
def card_face(card: int) -> Symbol:
    """Draw a card without its name and owners: rank, suits and emblem."""
    face, width, height = CARDS[card], CITY.width, CITY.height
    art = art_window(card, CITY, width * _EMBLEM_X)
    shapes = (*card_body(width, height), art, *_slip(face.suits), *rank(card, 30, 30))
    return Symbol(f"jacynth-card/{face.key}", width, height, shapes)


def _slip(suits: tuple[Suit, ...]) -> tuple[Shape, ...]:
    """Draw the suits on a slip in the upper right corner."""
    if not suits:
        return ()
    length, right = len(suits) * _PITCH, CITY.width - 5.0
    shapes: list[Shape] = [Rectangle(right - length, 5, length, _SLIP, PAPER, 9)]
    for i, suit in enumerate(suits):
        shapes += suit_shapes(suit, right - length + _PITCH * (i + 0.5), 27, _SUIT)
    return tuple(shapes)


@lru_cache(maxsize=32)
def banner(suit: Suit, owner: Seat) -> Symbol:
    """Draw a suit in the owner's colour, with the owner's sign hanging below it."""
    middle, inside = _PITCH / 2, _PITCH - 2 * _HAIRLINE
    shapes = (
        Rectangle(0, 0, _PITCH, _BANNER, INK, 10),
        Rectangle(_HAIRLINE, 20, inside, _BANNER - 20 - _HAIRLINE, SEAT_MARKS[owner].colour, 8),
        Rectangle(_HAIRLINE, _HAIRLINE, inside, _SLIP - _HAIRLINE, PAPER, 8),
        *suit_shapes(suit, middle, _SLIP / 2, _SUIT),
        centred(token(owner, 34), middle, (_SLIP + _BANNER) / 2),
    )
    return Symbol(f"jacynth-banner/{suit}/{owner}", _PITCH, _BANNER, shapes)


def rank(card: int, x: float, y: float) -> tuple[Shape, ...]:
    """Draw the rank of a card on a dark disc: "A", a number, or the sign of its picture."""
    sign = _SIGNS.get(CARDS[card].rank)
    if sign is None:
        return rank_disc(card, x, y)
    return (*blank_disc(x, y), *(Polygon(curves.moved(part, x, y), GOLD) for part in sign))


_CROWN: Final = (
    ((-14.0, 10.0), (-15.0, -9.0), (-7.0, -1.0), (0.0, -13.0), (7.0, -1.0), (15.0, -9.0), (14, 10)),
)
_PAWN: Final = (
    curves.ellipse(0, -8, 7, 7),
    ((-4.0, -4.0), (4.0, -4.0), (6.0, 7.0), (-6.0, 7.0)),
    ((-11.0, 8.0), (11.0, 8.0), (11.0, 13.0), (-11.0, 13.0)),
)
_COURT: Final = (
    ((-14.0, -5.0), (0.0, -14.0), (14.0, -5.0)),
    *(((x - 2.5, -3.0), (x + 2.5, -3.0), (x + 2.5, 8.0), (x - 2.5, 8.0)) for x in (-9.0, 0.0, 9.0)),
    ((-14.0, 9.5), (14.0, 9.5), (14.0, 13.0), (-14.0, 13.0)),
)
_SIGNS: Final = {"crown": _CROWN, "pawn": _PAWN, "court": _COURT}
"""The outlines of the signs of cards without a number, round (0, 0)."""
