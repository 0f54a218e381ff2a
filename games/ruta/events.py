"""What happened, as it is told. Each event is addressed when it is made (core.game.Told)."""

from typing import TypeAlias

import msgspec

from core.game import Seat
from games.ruta.board import Card, Route


class Dealt(msgspec.Struct, frozen=True, gc=False, tag="dealt"):
    """The cards were dealt; ``first`` begins. To everyone."""

    first: Seat


class HandDealt(msgspec.Struct, frozen=True, gc=False, tag="hand-dealt"):
    """The opening hand of a seat. To that seat only."""

    seat: Seat
    cards: tuple[Card, ...]


class JokersDealt(msgspec.Struct, frozen=True, gc=False, tag="jokers-dealt"):
    """The Aces a seat holds as jokers (variant, R-14). To everyone."""

    seat: Seat
    cards: tuple[Card, ...]


class SlotDrawn(msgspec.Struct, frozen=True, gc=False, tag="slot-drawn"):
    """A face-up card was taken into hand. To everyone."""

    seat: Seat
    slot: int
    card: Card


class PileDrawn(msgspec.Struct, frozen=True, gc=False, tag="pile-drawn"):
    """The top card of the pile was taken unseen. To everyone."""

    seat: Seat


class CardDrawn(msgspec.Struct, frozen=True, gc=False, tag="card-drawn"):
    """Which card came from the pile. To the seat that drew it."""

    seat: Seat
    card: Card


class AceGiven(msgspec.Struct, frozen=True, gc=False, tag="ace-given"):
    """A face-up Ace was given to the rival. To everyone."""

    seat: Seat
    to: Seat
    slot: int
    card: Card


class AceKept(msgspec.Struct, frozen=True, gc=False, tag="ace-kept"):
    """A face-up Ace was taken, and the draw is still owed. To everyone."""

    seat: Seat
    slot: int
    card: Card


class ExcusePlayed(msgspec.Struct, frozen=True, gc=False, tag="excuse-played"):
    """The Excuse was discarded for this card of the discard pile. To everyone."""

    seat: Seat
    card: Card


class RouteClaimed(msgspec.Struct, frozen=True, gc=False, tag="route-claimed"):
    """A route was paid and claimed. ``exact``: the seat plays again. To everyone."""

    seat: Seat
    route: Route
    payment: tuple[Card, ...]
    joker: Card | None
    paid: int
    exact: bool


class SlotFilled(msgspec.Struct, frozen=True, gc=False, tag="slot-filled"):
    """A card was turned up on the draft board. To everyone."""

    slot: int
    card: Card


class Reshuffled(msgspec.Struct, frozen=True, gc=False, tag="reshuffled"):
    """The discard pile became the draw pile. ``count``: cards in it. To everyone."""

    count: int


class Passed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    """A seat could do nothing. To everyone."""

    seat: Seat


class Resigned(msgspec.Struct, frozen=True, gc=False, tag="resigned"):
    """A seat gave the game up. To everyone."""

    seat: Seat


class GameEnded(msgspec.Struct, frozen=True, gc=False, tag="game-ended"):
    """``reason``: "tokens" (a last token placed), "stuck" (two forced passes), "resigned".

    To everyone.
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
