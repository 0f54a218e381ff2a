"""The events of Ruta. Each gets its audience when it is made (core.game.Told)."""

from typing import TypeAlias

import msgspec

from core.decktet import Card
from core.game import Seat
from games.ruta.board import Route


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
