"""Faces, backs and icons of Decktet cards."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from typing import Final

import msgspec

from core.decktet import CARDS, SUITS, Suit, card_name, in_order
from core.texts import Say
from rendering.decktet import aces_and_crowns, lower_places, number_cards, upper_places
from rendering.decktet.emblem_parts import Emblem, suit_shapes
from rendering.scene import curves
from rendering.scene.marks import on_paper
from rendering.scene.shapes import (
    BACK,
    BACK_PATTERN,
    INK,
    PAPER,
    WHITE,
    Circle,
    Colour,
    Lettering,
    Path,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    Window,
    resized,
)
from rendering.scene.text import label

# Maps each card's key to its emblem.

_DRAWN: Final[dict[str, Callable[[], Emblem]]] = {
    "sailor": upper_places.sailor,
    "forest": upper_places.forest,
    "mountain": upper_places.mountain,
    "diplomat": upper_places.diplomat,
    "penitent": upper_places.penitent,
    "mill": upper_places.mill,
    "harvest": upper_places.harvest,
    "castle": upper_places.castle,
    "watchman": upper_places.watchman,
    "desert": upper_places.desert,
    "light-keeper": lower_places.light_keeper,
    "consul": lower_places.consul,
    "market": lower_places.market,
    "borderland": lower_places.borderland,
    "island": lower_places.island,
    "author": number_cards.author,
    "origin": number_cards.origin,
    "journey": number_cards.journey,
    "painter": number_cards.painter,
    "savage": number_cards.savage,
    "battle": number_cards.battle,
    "discovery": number_cards.discovery,
    "soldier": number_cards.soldier,
    "lunatic": number_cards.lunatic,
    "chance-meeting": number_cards.chance_meeting,
    "cave": number_cards.cave,
    "betrayal": number_cards.betrayal,
    "pact": number_cards.pact,
    "darkness": number_cards.darkness,
    "merchant": number_cards.merchant,
    "huntress": aces_and_crowns.huntress,
    "bard": aces_and_crowns.bard,
    "sea": aces_and_crowns.sea,
    "end": aces_and_crowns.end,
    "calamity": aces_and_crowns.calamity,
    "windfall": aces_and_crowns.windfall,
    "rite": aces_and_crowns.rite,
    "window": aces_and_crowns.window,
    "excuse": aces_and_crowns.excuse,
    **{f"ace-{suit}": partial(aces_and_crowns.ace, suit) for suit in SUITS},
}


def emblem(key: str) -> Emblem:
    """Return the emblem of the card with this key."""
    return _DRAWN[key]()


# Cards of the Decktet: fronts with rank, suits, emblem and name, and backs.


class CardSize(msgspec.Struct, frozen=True):
    """Measures of a card. ``band``: height of the strip with the name; ``emblem``: its scale
    factor.
    """

    width: int
    height: int
    band: int
    emblem: float
    names: tuple[int, ...]


_EDGE: Final = 2.5
_INSET: Final = 8
_RADIUS: Final = 14
_PITCH: Final = 33


def named_card(
    card: int, size: CardSize, x: float, y: float, say: Say
) -> tuple[Stamp | Lettering, ...]:
    """Draw a whole card, upper left corner at (x, y), and its name in the picture's language."""
    middle, line = x + size.width / 2, y + size.height - size.band / 2 - 3
    name = label(say(card_name(card)), middle, line, size.width - 6, size.names, INK)
    return (Stamp(card_face(card, size), x, y), *name)


@lru_cache(maxsize=256)
def card_face(card: int, size: CardSize) -> Symbol:
    """Draw a whole card without its name: rank, suits and emblem."""
    face = CARDS[card]
    width, height = size.width, size.height
    art = art_window(card, size, width / 2)
    shapes = (*card_body(width, height), art, *_suits(face.suits, size), *rank_disc(card, 30, 30))
    return Symbol(f"decktet-card/{face.key}/{width}x{height}", width, height, shapes)


def art_window(card: int, size: CardSize, middle: float) -> Window:
    """Draw the emblem of a card in its opening, with its middle at this x."""
    art = emblem(CARDS[card].key)
    return Window(
        _INSET,
        _INSET,
        size.width - 2 * _INSET,
        size.height - _INSET - size.band,
        _RADIUS - 6,
        art.sky,
        middle,
        size.height - size.band,
        tuple(resized(shape, size.emblem) for shape in art.shapes),
    )


def card_body(width: float, height: float) -> tuple[Shape, ...]:
    """Draw the blank paper of a card."""
    return (
        Rectangle(0, 0, width, height, INK, _RADIUS),
        Rectangle(_EDGE, _EDGE, width - 2 * _EDGE, height - 2 * _EDGE, PAPER, _RADIUS - _EDGE),
    )


def rank_disc(card: int, x: float, y: float) -> tuple[Shape, ...]:
    """Draw a card's value on a dark disc; the Excuse, worth nothing, shows a star."""
    sign = rank_sign(card)
    if not sign:
        return (*blank_disc(x, y), Polygon(curves.star(x, y, 15, 6.5, 5), WHITE))
    return (*blank_disc(x, y), Lettering(x, y, sign, 33, WHITE, "bold", "centre"))


def blank_disc(x: float, y: float) -> tuple[Shape, ...]:
    """Draw the dark disc that a rank stands on."""
    return (Circle(x, y, 25, PAPER), Circle(x, y, 22, INK))


def rank_sign(card: int) -> str:
    """Return the value used for prices, "A" for an Ace, "" for the Excuse."""
    face = CARDS[card]
    if face.rank == "ace":
        return "A"
    return str(face.value) if face.value else ""


def _suits(suits: tuple[Suit, ...], size: CardSize) -> tuple[Shape, ...]:
    """Draw the suits on a slip in the upper right corner, one below the other on a narrow card."""
    if not suits:
        return ()
    length, right, top = len(suits) * _PITCH + 8, size.width - 5.0, 5.0
    lies = length + 56 <= size.width
    wide, high = (length, 42.0) if lies else (42.0, length)
    slip = Rectangle(right - wide, top, wide, high, PAPER, 9)
    shapes: list[Shape] = [slip]
    for i, suit in enumerate(suits):
        along = 4 + _PITCH * (i + 0.5)
        x, y = (right - wide + along, top + 21) if lies else (right - 21, top + along)
        shapes += suit_shapes(suit, x, y, 34)
    return tuple(shapes)


@lru_cache(maxsize=8)
def card_back(width: int, height: int) -> Symbol:
    """Draw the back of a card: a frame and a lozenge of roads."""
    middle, centre = width / 2, height / 2
    inner = Rectangle(6, 6, width - 12, height - 12, BACK, 9)
    shapes: list[Shape] = [*card_body(width, height), inner]
    frame = Rectangle(11, 11, width - 22, height - 22, None, 6, BACK_PATTERN, 2.5)
    shapes.append(frame)
    if width > 60:
        reach = width / 2 - 18
        for part in (1.0, 0.72):
            corners = curves.regular(middle, centre, reach * part, 4)
            shapes.append(Polygon(corners, None, BACK_PATTERN, 2.5))
        for x, y in ((24, 24), (width - 24, 24), (24, height - 24), (width - 24, height - 24)):
            shapes.append(Polygon(curves.regular(x, y, 7, 4), BACK_PATTERN))
    return Symbol(f"decktet-back/{width}x{height}", width, height, tuple(shapes))


@lru_cache(maxsize=8)
def empty_slot(width: int, height: int, colour: Colour) -> Symbol:
    """Draw the dashed outline of a place for a card."""
    outline = _rounded(width, height, 4, _RADIUS)
    shapes = tuple(Path(outline[i : i + 2], colour, 3) for i in range(0, len(outline) - 1, 2))
    return Symbol(f"decktet-slot/{width}x{height}/{colour}", width, height, shapes)


def _rounded(width: float, height: float, inset: float, radius: float) -> curves.Points:
    """Return points about 11 apart along a box with round corners."""
    left, top, right, bottom = inset, inset, width - inset, height - inset
    r = radius
    return (
        *curves.dots((left + r, top), (right - r, top), 11),
        *curves.arc(right - r, top + r, r, -0.25, 0, 1, 2)[1:-1],
        *curves.dots((right, top + r), (right, bottom - r), 11),
        *curves.arc(right - r, bottom - r, r, 0, 0.25, 1, 2)[1:-1],
        *curves.dots((right - r, bottom), (left + r, bottom), 11),
        *curves.arc(left + r, bottom - r, r, 0.25, 0.5, 1, 2)[1:-1],
        *curves.dots((left, bottom - r), (left, top + r), 11),
    )


# Icons of suits, one or several on a tile of paper.

_PLACES: Final = {
    1: ((64, 64, 96),),
    2: ((41, 41, 62), (87, 87, 62)),
    3: ((40, 39, 54), (88, 39, 54), (64, 87, 54)),
}
"""Position and size of each suit on an icon (x, y, size), by the number of suits."""


def icons_of(combinations: Iterable[tuple[Suit, ...]]) -> Mapping[str, Symbol]:
    """Return an icon for each of these combinations of suits, by their names with hyphens."""
    found = {in_order(suits) for suits in combinations if suits}
    return {"-".join(suits): _icon(suits) for suits in sorted(found)}


def _icon(suits: tuple[Suit, ...]) -> Symbol:
    shapes = (
        shape
        for suit, (x, y, size) in zip(suits, _PLACES[len(suits)], strict=True)
        for shape in suit_shapes(suit, x, y, size)
    )
    return on_paper(f"suits-icon/{'-'.join(suits)}", tuple(shapes))
