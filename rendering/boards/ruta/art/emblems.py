"""The emblem of each card, found by the card's key."""

from collections.abc import Callable
from functools import partial
from typing import Final

from games.ruta.board import SUITS
from rendering.boards.ruta.art import crowned, places, wanderers
from rendering.boards.ruta.art.paints import Emblem

_DRAWN: Final[dict[str, Callable[[], Emblem]]] = {
    "sailor": places.sailor,
    "forest": places.forest,
    "mountain": places.mountain,
    "diplomat": places.diplomat,
    "penitent": places.penitent,
    "mill": places.mill,
    "harvest": places.harvest,
    "castle": places.castle,
    "watchman": places.watchman,
    "desert": places.desert,
    "light-keeper": places.light_keeper,
    "consul": places.consul,
    "market": places.market,
    "borderland": places.borderland,
    "island": places.island,
    "author": wanderers.author,
    "origin": wanderers.origin,
    "journey": wanderers.journey,
    "painter": wanderers.painter,
    "savage": wanderers.savage,
    "battle": wanderers.battle,
    "discovery": wanderers.discovery,
    "soldier": wanderers.soldier,
    "lunatic": wanderers.lunatic,
    "chance-meeting": wanderers.chance_meeting,
    "cave": wanderers.cave,
    "betrayal": wanderers.betrayal,
    "pact": wanderers.pact,
    "darkness": wanderers.darkness,
    "merchant": wanderers.merchant,
    "huntress": crowned.huntress,
    "bard": crowned.bard,
    "sea": crowned.sea,
    "end": crowned.end,
    "calamity": crowned.calamity,
    "windfall": crowned.windfall,
    "rite": crowned.rite,
    "window": crowned.window,
    "excuse": crowned.excuse,
    **{f"ace-{suit}": partial(crowned.ace, suit) for suit in SUITS},
}


def emblem(key: str) -> Emblem:
    """The emblem of the card with this key."""
    return _DRAWN[key]()
