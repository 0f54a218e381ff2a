"""Icons of Jacynth: the suits of cards, on a tile of paper."""

from collections.abc import Mapping

from core.decktet import CARDS
from rendering.decktet.suit_icons import icons_of
from rendering.scene.shapes import Symbol


def icons() -> Mapping[str, Symbol]:
    """Return an icon for each combination of suits on a card."""
    return icons_of(face.suits for face in CARDS)
