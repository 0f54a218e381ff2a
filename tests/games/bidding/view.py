"""What a viewer may know of a game of Bidding."""

import msgspec

from core.game import Outcome, Viewer
from tests.games.bidding.moves import Bids, Card


class Options(msgspec.Struct, frozen=True):
    """``carried_over``: a prize that nobody takes is added to the next; else it is lost."""

    carried_over: bool = True


class SeatView(msgspec.Struct, frozen=True):
    """The public facts of a seat.

    ``unshown``: its cards, including the one it has bid. ``bid``: that one, if all is open.
    """

    unshown: tuple[Card, ...]
    has_bid: bool
    points: int
    resigned: bool
    bid: Card | None = None


class View(msgspec.Struct, frozen=True):
    """One viewer's knowledge. ``hand`` and ``bid`` are the viewer's own.

    ``hand``: cards it can still bid; None for the public. ``prizes``: those turned up so far, in
    order. ``stake``: what is bid for now. ``rounds``: the bids of each complete round.
    """

    viewer: Viewer
    options: Options
    seats: tuple[SeatView, ...]
    hand: tuple[Card, ...] | None
    bid: Card | None
    prizes: tuple[Card, ...]
    stake: int
    rounds: tuple[Bids, ...]
    outcome: Outcome | None
