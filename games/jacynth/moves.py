"""Moves of Jacynth, and the events that tell what happened."""

from typing import TypeAlias

import msgspec

from core.decktet import Card, Suit
from core.game import Seat
from games.jacynth.board import Place

# The move of Jacynth: a whole turn up to the draw, which follows by itself.


class PlayCard(msgspec.Struct, frozen=True, gc=False, tag="play-card"):
    """Lay a card of the hand on an empty place, then perhaps place a token. Rules: R-5, R-7.

    ``influence``: the place of the card that gets a token, or None.
    """

    card: Card
    place: Place
    influence: Place | None = None


Move: TypeAlias = PlayCard


# The events of Jacynth. Each gets its audience when it is made (core.game.Told).


class Dealt(msgspec.Struct, frozen=True, gc=False, tag="dealt"):
    """The cards were dealt. ``order``: the seats in the order of play. To everyone."""

    order: tuple[Seat, ...]


class CityBegun(msgspec.Struct, frozen=True, gc=False, tag="city-begun"):
    """The starting cards were laid on these places, in this order. To everyone."""

    cards: tuple[Card, ...]
    places: tuple[Place, ...]


class HandDealt(msgspec.Struct, frozen=True, gc=False, tag="hand-dealt"):
    """A seat received its opening hand. To that seat only."""

    seat: Seat
    cards: tuple[Card, ...]


class CardPlayed(msgspec.Struct, frozen=True, gc=False, tag="card-played"):
    """A seat laid a card of its hand on a place. To everyone."""

    seat: Seat
    card: Card
    place: Place


class ControlTaken(msgspec.Struct, frozen=True, gc=False, tag="control-taken"):
    """A laid card joined districts, and some seats lost control. To everyone. Rule: R-8.5.

    ``owner``: who controls the joined district of ``size`` cards. ``losers``: ascending.
    """

    suit: Suit
    owner: Seat
    losers: tuple[Seat, ...]
    size: int


class InfluencePlaced(msgspec.Struct, frozen=True, gc=False, tag="influence-placed"):
    """A seat placed a token on the card at this place. To everyone."""

    seat: Seat
    card: Card
    place: Place


class PileDrawn(msgspec.Struct, frozen=True, gc=False, tag="pile-drawn"):
    """A seat drew the top card of the pile. To everyone."""

    seat: Seat


class CardDrawn(msgspec.Struct, frozen=True, gc=False, tag="card-drawn"):
    """The card that a seat drew. To that seat only."""

    seat: Seat
    card: Card


class Resigned(msgspec.Struct, frozen=True, gc=False, tag="resigned"):
    """A seat resigned. To everyone."""

    seat: Seat


class HandReturned(msgspec.Struct, frozen=True, gc=False, tag="hand-returned"):
    """The hand of a seat that resigned was shuffled into the pile. To everyone.

    ``pile``: the number of cards in the pile afterwards.
    """

    seat: Seat
    pile: int


class GameEnded(msgspec.Struct, frozen=True, gc=False, tag="game-ended"):
    """The game is over. To everyone. ``reason``: "full" (36 cards lie) or "resigned"."""

    reason: str


Event: TypeAlias = (
    Dealt
    | CityBegun
    | HandDealt
    | CardPlayed
    | ControlTaken
    | InfluencePlaced
    | PileDrawn
    | CardDrawn
    | Resigned
    | HandReturned
    | GameEnded
)
