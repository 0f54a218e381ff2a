"""Icons of Ruta: the suits of cards and routes, on a tile of paper."""

from collections.abc import Mapping

from core.decktet import CARDS
from games.ruta.board import ROUTES
from rendering.decktet.suit_icons import icons_of
from rendering.scene.shapes import Symbol


def icons() -> Mapping[str, Symbol]:
    """Return an icon for each combination of suits on a card or route."""
    on_cards, on_routes = (face.suits for face in CARDS), (face.suits for face in ROUTES)
    return icons_of((*on_cards, *on_routes))
