"""Maps each card's key to its emblem."""

from collections.abc import Callable
from functools import partial
from typing import Final

from games.ruta.board import SUITS
from rendering.boards.ruta.art import crowned, lower_places, upper_places, wanderers
from rendering.boards.ruta.art.paints import Emblem

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
    """Return the emblem of the card with this key."""
    return _DRAWN[key]()
