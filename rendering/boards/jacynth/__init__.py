"""The painter of Jacynth: makes a scene of a view, and says where its parts lie."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from core.decktet import CARDS
from core.texts import Say
from games.jacynth.board import PLACE_BY_NAME, PLACE_NAMES, SIDE, Place
from games.jacynth.view import Plan, View
from rendering.boards.jacynth.city import city, land
from rendering.boards.jacynth.layout import LAND, PUBLIC_HEIGHT, WIDTH, block, place_box, seat_boxes
from rendering.boards.jacynth.panels import (
    PILE_CAPTION,
    Hand,
    bottom_of,
    hand_cards,
    hand_panel,
    hands_of,
    panel,
    pile,
    pile_base,
    seat_panel,
)
from rendering.decktet.cards import icons_of
from rendering.scene.marks import ringed_choices
from rendering.scene.shapes import CANVAS, Base, Box, Scene, SeatLabel, Shape, Symbol, around
from rendering.scene.zoom import with_room

PALETTE: Final = "jacynth"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Plan | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """Return the scene of a view of Jacynth, in the language of ``say``.

    ``plan``: what the viewer considers laying, and where. ``choices``: the places that may be
    chosen now.
    """
    hands = hands_of(view)
    live: list[Shape] = []
    for seat, label in enumerate(seats):
        live += seat_panel(view, seat, label, say, plan)
    live += pile(view.pile_count)
    live += city(view, plan, say)
    for hand in hands:
        label = seats[hand.seat] if seats else SeatLabel("")
        live += hand_panel(view, hand, label, plan, say)
    live += ringed_choices(places(view), choices)
    base = _base(len(view.seats), say(PILE_CAPTION))
    return Scene(WIDTH, bottom_of(hands), base, tuple(live), PALETTE)


@lru_cache(maxsize=8)
def _base(seats: int, pile_caption: str) -> Base:
    """Return what stays the same all game long, for this number of seats."""
    panels = (panel(box) for box in seat_boxes(seats))
    shapes = (*panels, *pile_base(pile_caption), *land())
    return Base(f"jacynth/{seats}/{pile_caption}", WIDTH, PUBLIC_HEIGHT, CANVAS, shapes)


def icons() -> Mapping[str, Symbol]:
    """Return an icon for each combination of suits on a card."""
    return icons_of(face.suits for face in CARDS)


# Boxes of the places on Jacynth's picture that a choice can name.
#
# Guided play calls them "place b4" and "card pact" (core.guided_play.Option.at); cards are those of
# the viewer's hand.


def places(view: View) -> dict[str, Box]:
    """Return the boxes of every place of the city and of the cards of the viewer's hand."""
    own = (hand for hand in hands_of(view) if hand.seat == view.viewer)
    cards = {f"card {CARDS[card].key}": box for hand in own for card, box in hand_cards(hand)}
    return _PLACES | cards


_PLACES: Final = {f"place {name}": place_box(place) for place, name in enumerate(PLACE_NAMES)}


# Parts of Jacynth's picture that can be shown alone.

_AIR: Final = 12


def framed(view: View, frame: Sequence[str]) -> tuple[Box, ...]:
    """Return the boxes of the named parts, from top to bottom.

    Names: places of the city ("b4"), which share a box; "city": all of them; "seats": all panels;
    "hand": the viewer's cards.
    """
    return tuple(_boxes(view, frame))


def _boxes(view: View, frame: Sequence[str]) -> Iterator[Box]:
    if "seats" in frame:
        yield around(seat_boxes(len(view.seats)))
    if "city" in frame:
        yield LAND
    places = [place_box(PLACE_BY_NAME[name]) for name in frame if name in PLACE_BY_NAME]
    if places:
        yield with_room(around(places, _AIR), LAND)
    if "hand" in frame:
        yield from (_cards_of(hand) for hand in hands_of(view) if hand.seat == view.viewer)


def _cards_of(hand: Hand) -> Box:
    """Return the box of the cards of a hand; of its panel if it is empty."""
    cards = [box for _, box in hand_cards(hand)]
    return with_room(around(cards, _AIR), hand.box) if cards else hand.box


# Parts of Jacynth's picture worth a closer look: the last card, and the quarters of the city.

_SEEN: Final = 3
"""Columns and rows of a closer look: whole cards only."""


def regions(view: View) -> dict[str, Box]:
    """Return the box round the last card and its neighbours, and the quarters of the city."""
    shown = {} if view.last_place is None else {"last": _round(view.last_place)}
    return shown | _QUARTERS


def _round(place: Place) -> Box:
    """Return the box of a place and its neighbours, moved to whole columns and rows."""
    row, column = divmod(place, SIDE)
    return block(_first(column), _first(row), _SEEN, _SEEN)


def _first(middle: int) -> int:
    return min(max(0, middle - 1), SIDE - _SEEN)


def _quarters() -> dict[str, Box]:
    """Return the quarters, all as large as the lower left one with its letters and numbers."""
    inner = block(0, 0, _SEEN, _SEEN)
    width, height = inner.right - LAND.x, LAND.bottom - inner.y
    right, low = LAND.right - width, LAND.bottom - height
    return {
        f"{row}{column}": Box(x, y, width, height)
        for row, y in (("upper", LAND.y), ("lower", low))
        for column, x in (("left", LAND.x), ("right", right))
    }


_QUARTERS: Final = _quarters()
