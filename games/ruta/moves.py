"""The moves of Ruta. A turn may be several moves (an Ace, then the draw that it leaves)."""

from typing import TypeAlias

import msgspec

from core.decktet import Card
from games.ruta.board import Route


class DrawSlot(msgspec.Struct, frozen=True, gc=False, tag="draw-slot"):
    """Take the face-up card in this slot of the draft board (0 or 1). Rule: R-5."""

    slot: int


class DrawPile(msgspec.Struct, frozen=True, gc=False, tag="draw-pile"):
    """Take the top card of the draw pile, unseen by the rival. Rule: R-5."""


class GiveAce(msgspec.Struct, frozen=True, gc=False, tag="give-ace"):
    """Give the face-up Ace in this slot to the rival; the draw is still owed. Rule: R-7."""

    slot: int


class KeepAce(msgspec.Struct, frozen=True, gc=False, tag="keep-ace"):
    """Take the face-up Ace in this slot; the draw is still owed. Rule: R-7."""

    slot: int


class PlayExcuse(msgspec.Struct, frozen=True, gc=False, tag="play-excuse"):
    """Discard the Excuse and take this card of the discard pile. Rule: R-8."""

    card: Card


class ClaimRoute(msgspec.Struct, frozen=True, gc=False, tag="claim-route"):
    """Pay with these cards and claim this route. Rule: R-9.

    ``payment``: cards ascending, without the joker. ``joker``: an Ace that is spent so that cards
    of any suit may pay (variant, R-14), or None.
    """

    route: Route
    payment: tuple[Card, ...]
    joker: Card | None = None


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """Pass; legal only if nothing else is possible. Rule: R-12."""


Move: TypeAlias = DrawSlot | DrawPile | GiveAce | KeepAce | PlayExcuse | ClaimRoute | Pass
