"""Maps each card's key to its emblem."""

from collections.abc import Callable
from functools import partial
from typing import Final

from core.decktet import SUITS
from rendering.decktet.art import aces_and_crowns, lower_places, number_cards, upper_places
from rendering.decktet.art.emblem_colours_and_parts import Emblem

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
