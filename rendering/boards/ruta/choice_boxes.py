"""Boxes of the places on Ruta's picture that a choice can name.

Guided play calls them "route sailor/forest", "slot 0", "pile" and "card pact"
(core.guided_play.Option.at); cards are those of the viewer's hand.
"""

from typing import Final

from core.decktet import CARDS
from games.ruta.board import ROUTES
from games.ruta.rule_numbers import DRAFT_SLOTS
from games.ruta.view import View
from rendering.boards.ruta.board_map import plate
from rendering.boards.ruta.cards import HAND, SUPPLY_CARD
from rendering.boards.ruta.layout import PILE_X, SLOTS_X, SUPPLY_Y, hand_layout, route_middle
from rendering.decktet.cards import CardSize
from rendering.scene.seat_marks import RING
from rendering.scene.shapes import Box


def places(view: View) -> dict[str, Box]:
    """Return the boxes of every route, the face-up slots, the pile and the viewer's cards."""
    hand = view.hand or ()
    corners = zip(hand, hand_layout(len(hand)).corners, strict=True)
    cards = {f"card {CARDS[c].key}": Box(x, y, HAND.width, HAND.height) for c, (x, y) in corners}
    return _PLACES | cards


def _route(route: int) -> Box:
    """Return a plate's box, reduced by the width of the ring laid round it."""
    x, y = route_middle(route)
    drawn = plate(route)
    wide, high = drawn.width - 2 * RING, drawn.height - 2 * RING
    return Box(x - wide // 2, y - high // 2, wide, high)


def _card(x: int, size: CardSize) -> Box:
    return Box(x, SUPPLY_Y, size.width, size.height)


_PLACES: Final = {
    **{f"route {route.key}": _route(number) for number, route in enumerate(ROUTES)},
    **{f"slot {slot}": _card(SLOTS_X[slot], SUPPLY_CARD) for slot in range(DRAFT_SLOTS)},
    "pile": _card(PILE_X, HAND),
}
