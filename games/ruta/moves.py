"""Moves of Ruta, and the events that tell what happened."""

from typing import TypeAlias

import msgspec

from core.decktet import Card
from core.game import Seat
from games.ruta.board import Route

# The moves of Ruta. A turn may be several moves (an Ace, then the draw that it leaves).


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


# The events of Ruta. Each gets its audience when it is made (core.game.Told).


class Dealt(msgspec.Struct, frozen=True, gc=False, tag="dealt"):
    """The cards were dealt; ``first`` begins. To everyone."""

    first: Seat


class HandDealt(msgspec.Struct, frozen=True, gc=False, tag="hand-dealt"):
    """A seat received its opening hand. To that seat only."""

    seat: Seat
    cards: tuple[Card, ...]


class JokersDealt(msgspec.Struct, frozen=True, gc=False, tag="jokers-dealt"):
    """A seat received its Aces as jokers (variant, R-14). To everyone."""

    seat: Seat
    cards: tuple[Card, ...]


class SlotDrawn(msgspec.Struct, frozen=True, gc=False, tag="slot-drawn"):
    """A seat took a face-up card into its hand. To everyone."""

    seat: Seat
    slot: int
    card: Card


class PileDrawn(msgspec.Struct, frozen=True, gc=False, tag="pile-drawn"):
    """A seat took the top card of the pile unseen. To everyone."""

    seat: Seat


class CardDrawn(msgspec.Struct, frozen=True, gc=False, tag="card-drawn"):
    """The card that a seat drew from the pile. To that seat only."""

    seat: Seat
    card: Card


class AceGiven(msgspec.Struct, frozen=True, gc=False, tag="ace-given"):
    """A seat gave a face-up Ace to its rival. To everyone."""

    seat: Seat
    to: Seat
    slot: int
    card: Card


class AceKept(msgspec.Struct, frozen=True, gc=False, tag="ace-kept"):
    """A seat took a face-up Ace and still owes a draw. To everyone."""

    seat: Seat
    slot: int
    card: Card


class ExcusePlayed(msgspec.Struct, frozen=True, gc=False, tag="excuse-played"):
    """A seat discarded the Excuse and took this card of the discard pile. To everyone."""

    seat: Seat
    card: Card


class RouteClaimed(msgspec.Struct, frozen=True, gc=False, tag="route-claimed"):
    """A seat paid for a route and claimed it. ``exact``: it plays again. To everyone."""

    seat: Seat
    route: Route
    payment: tuple[Card, ...]
    joker: Card | None
    paid: int
    exact: bool


class SlotFilled(msgspec.Struct, frozen=True, gc=False, tag="slot-filled"):
    """A card was turned up in a slot of the draft board. To everyone."""

    slot: int
    card: Card


class Reshuffled(msgspec.Struct, frozen=True, gc=False, tag="reshuffled"):
    """The discard pile became the draw pile. ``count``: its number of cards. To everyone."""

    count: int


class Passed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    """A seat had no legal move but to pass. To everyone."""

    seat: Seat


class Resigned(msgspec.Struct, frozen=True, gc=False, tag="resigned"):
    """A seat resigned. To everyone."""

    seat: Seat


class GameEnded(msgspec.Struct, frozen=True, gc=False, tag="game-ended"):
    """The game is over. To everyone.

    ``reason``: "tokens" (a last token placed), "stuck" (two forced passes), "resigned".
    """

    reason: str


Event: TypeAlias = (
    Dealt
    | HandDealt
    | JokersDealt
    | SlotDrawn
    | PileDrawn
    | CardDrawn
    | AceGiven
    | AceKept
    | ExcusePlayed
    | RouteClaimed
    | SlotFilled
    | Reshuffled
    | Passed
    | Resigned
    | GameEnded
)
