"""The events of a game of Bidding, and who is told each."""

from typing import TypeAlias

import msgspec

from core.game import Seat
from tests.games.bidding.moves import Bids, Card


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
