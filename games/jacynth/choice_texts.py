"""Labels of choices in Jacynth: cards, places and tokens with what they bring."""

from collections.abc import Sequence
from typing import Final

from core.decktet import CARDS, Card, card_name, signed_suit
from core.translatable_text import Listing, Player, Text, Value, text
from games.jacynth.best_choices import joined_districts, points_after
from games.jacynth.board import PLACE_NAMES, Place
from games.jacynth.districts import District
from games.jacynth.moves import PlayCard
from games.jacynth.texts import rank_name
from games.jacynth.view import View

MOST_WITH_NAMES: Final = 2
"""The most districts of a card that a menu tells with the names of rivals, which may be long."""


def card_label(card: Card) -> Text:
    """Return a card with its rank, for a button."""
    if CARDS[card].rank in ("ace", "excuse"):
        return card_name(card)
    return text("jacynth-play-card", card=card_name(card), rank=rank_name(card))


def suits_named(card: Card) -> Text:
    """Return the suits of a card with their emoji: "🌙 Moons ☀️ Suns"."""
    suits = Listing(tuple(map(signed_suit, CARDS[card].suits)), "comma")
    return text("jacynth-play-suits", suits=suits)


def place_label(place: Place) -> Text:
    """Return a place, for a menu."""
    return text("jacynth-play-place", place=PLACE_NAMES[place])


def districts_label(view: View, card: Card, place: Place) -> Text:
    """Return the districts that the card would have there: how large, and whose."""
    districts = joined_districts(view, PlayCard(card, place))
    if not districts:
        return text("jacynth-play-no-district")
    return text("jacynth-play-districts", districts=_told(view, districts))


def _told(view: View, districts: Sequence[District]) -> Listing:
    """Return the districts, with the names of rivals where a menu has room for them."""
    is_short = len(districts) <= MOST_WITH_NAMES
    return Listing(tuple(_size(view, d, is_short=is_short) for d in districts), "comma")


def _size(view: View, district: District, *, is_short: bool) -> Text:
    values: dict[str, Value] = {"suit": signed_suit(district.suit), "size": len(district.places)}
    if district.owner is None:
        return Text("jacynth-play-size-free", values)
    if district.owner == view.viewer:
        return Text("jacynth-play-size-own", values)
    if is_short:
        return Text("jacynth-play-size-named", {**values, "owner": Player(district.owner)})
    return Text("jacynth-play-size-rival", values)


def claim_label(view: View, card: Card, place: Place, target: Place) -> Text:
    """Return the card that would get a token, with its place."""
    there = card if target == place else view.grid[target]
    assert there is not None, "a token lies on a card"
    return text("jacynth-laid", card=card_name(there), place=PLACE_NAMES[target])


def claim_button(view: View, move: PlayCard, target: Place) -> Text:
    """Return where the token of this move would lie, and how many points it brings."""
    points = _gain(view, move)
    return text("jacynth-play-claim-short", place=PLACE_NAMES[target], points=points)


def gain_label(view: View, move: PlayCard) -> Text:
    """Return how many points the token of this move brings."""
    return text("jacynth-play-gain", points=_gain(view, move))


def _gain(view: View, move: PlayCard) -> int:
    without = points_after(view, PlayCard(move.card, move.place))
    return points_after(view, move) - without
