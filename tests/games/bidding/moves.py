"""Moves of Bidding, and the events that tell what happened."""

from typing import Final, NewType, TypeAlias

import msgspec

from core.game import Seat

# The only move of Bidding, and the cards.

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


# The events of a game of Bidding, and who is told each.


class PrizeTurnedUp(msgspec.Struct, frozen=True, tag="prize-turned-up"):
    """A round begins. Told to everyone. ``stake``: the prize plus all carried over."""

    prize: Card
    stake: int


class BidLaid(msgspec.Struct, frozen=True, tag="bid-laid"):
    """A seat has bid. The card is told to that seat alone; that it bid is public."""

    seat: Seat
    card: Card


class BidsShown(msgspec.Struct, frozen=True, tag="bids-shown"):
    """A round is complete. Told to everyone. ``taker``: who takes the stake; None: nobody."""

    bids: Bids
    stake: int
    taker: Seat | None


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat has resigned and takes back its hidden bid, if any. Told to everyone."""

    seat: Seat


Event: TypeAlias = PrizeTurnedUp | BidLaid | BidsShown | Resigned
