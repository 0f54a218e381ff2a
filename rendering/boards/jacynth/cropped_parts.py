"""Parts of Jacynth's picture that can be shown alone."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.jacynth.board import PLACE_BY_NAME
from games.jacynth.view import View
from rendering.boards.jacynth.hands import Hand, hand_cards, hands_of
from rendering.boards.jacynth.layout import LAND, place_box, seat_boxes
from rendering.scene.shapes import Box, around
from rendering.scene.zoom import with_room

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
