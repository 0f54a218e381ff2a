"""The only move of Bidding, and the cards."""

from typing import Final, NewType

import msgspec

Card = NewType("Card", int)
"""A card by its number, 1 to 5; prizes are numbered alike."""

CARDS: Final = tuple(Card(number) for number in range(1, 6))

NO_CARD: Final = Card(0)
"""Stands where no card was bid."""

Bids = tuple[Card, ...]
"""One card for each seat, or NO_CARD."""


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Lay a card face down."""

    card: Card


Move = Bid
