"""The emblem of each card, found by the card's key."""

from collections.abc import Callable
from functools import partial
from typing import Final

from games.ruta.board import SUITS
from rendering.boards.ruta.art import crowned, north, south, wanderers
from rendering.boards.ruta.art.paints import Emblem

_DRAWN: Final[dict[str, Callable[[], Emblem]]] = {
    "sailor": north.sailor,
    "forest": north.forest,
    "mountain": north.mountain,
    "diplomat": north.diplomat,
    "penitent": north.penitent,
    "mill": north.mill,
    "harvest": north.harvest,
    "castle": north.castle,
    "watchman": north.watchman,
    "desert": north.desert,
    "light-keeper": south.light_keeper,
    "consul": south.consul,
    "market": south.market,
    "borderland": south.borderland,
    "island": south.island,
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
