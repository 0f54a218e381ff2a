"""Boxes of the places on Jacynth's picture that a choice can name.

Guided play calls them "place b4" and "card pact" (core.guided_play.Option.at); cards are those of
the viewer's hand.
"""

from typing import Final

from core.decktet import CARDS
from games.jacynth.board import PLACE_NAMES
from games.jacynth.view import View
from rendering.boards.jacynth.hands import hand_cards, hands_of
from rendering.boards.jacynth.layout import place_box
from rendering.scene.shapes import Box


def places(view: View) -> dict[str, Box]:
    """Return the boxes of every place of the city and of the cards of the viewer's hand."""
    own = (hand for hand in hands_of(view) if hand.seat == view.viewer)
    cards = {f"card {CARDS[card].key}": box for hand in own for card, box in hand_cards(hand)}
    return _PLACES | cards


_PLACES: Final = {f"place {name}": place_box(place) for place, name in enumerate(PLACE_NAMES)}
