"""Moves of Ruta, how they can be paid, and the events that tell what happened."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from core.decktet import VALUES, Card, cards_of
from core.game import Seat
from games.ruta.board import ROUTE_CARDS, ROUTES, Route

# Payments: the sets of cards that reach a price without a superfluous card. Rule: R-9.

Payment = tuple[Card, ...]


def worth(cards: Payment) -> int:
    """Return the sum of these cards."""
    return sum([VALUES[card] for card in cards])


def dearest_first(cards: Iterable[Card]) -> list[Card]:
    """Return these cards in the order in which payments are shown."""
    return sorted(cards, key=lambda card: -VALUES[card])


# One counter per route, eight bits wide, all in one integer: it starts at 128 minus the price, the
# value of each card that may pay is added, and the top bit shows when the price is reached. All
# cards in three suits are worth less than 128, so no counter overflows into the next.
_SCALE_BITS: Final = 8
PAID: Final = 1 << (_SCALE_BITS - 1)
"""The value of a counter when the price is just reached."""
_UNPAID: Final = sum(
    (PAID - face.price) << (_SCALE_BITS * route) for route, face in enumerate(ROUTES)
)
_TOPS: Final = tuple(PAID << (_SCALE_BITS * route) for route in range(len(ROUTES)))
_ALL_TOPS: Final = sum(_TOPS)
_ROUTE_AT: Final = {top: Route(route) for route, top in enumerate(_TOPS)}


def _weight(card: int) -> int:
    """Return what this card adds to the counters."""
    return sum(
        VALUES[card] << (_SCALE_BITS * route)
        for route, payers in enumerate(ROUTE_CARDS)
        if payers >> card & 1
    )


def _sums(numbers: Iterable[int]) -> tuple[int, ...]:
    """Return, for each bit set of positions in ``numbers``, the sum of the numbers there."""
    sums = [0]
    for number in numbers:
        sums += [earlier + number for earlier in sums]
    return tuple(sums)


# The 45 cards in five tables, the 22 routes in two: a set is evaluated with one look-up per table.
_CARDS_1, _CARDS_2, _CARDS_3, _CARDS_4, _CARDS_5 = (
    _sums(_weight(card) for card in range(first, first + 9)) for first in range(0, 45, 9)
)
_ROUTES_1, _ROUTES_2 = _sums(_TOPS[:11]), _sums(_TOPS[11:])


def _weighed(hand: int) -> int:
    """Return all counters after adding this set of cards."""
    return (
        _UNPAID
        + _CARDS_1[hand & 0x1FF]
        + _CARDS_2[hand >> 9 & 0x1FF]
        + _CARDS_3[hand >> 18 & 0x1FF]
        + _CARDS_4[hand >> 27 & 0x1FF]
        + _CARDS_5[hand >> 36]
    )


def progress(hand: int) -> bytes:
    """Return for each route ``PAID`` minus what this set of cards lacks, or plus its excess."""
    return _weighed(hand).to_bytes(len(ROUTES), "little")


def payable_routes(hand: int, taken: int = 0) -> list[Route]:
    """Return the free routes that these cards pay for in the routes' own suits, ascending."""
    reached = _weighed(hand) & (_ALL_TOPS - _ROUTES_1[taken & 0x7FF] - _ROUTES_2[taken >> 11])
    routes = []
    while reached:
        lowest = reached & -reached
        routes.append(_ROUTE_AT[lowest])
        reached ^= lowest
    return routes


@lru_cache(maxsize=4096)
def payments(payable: int, price: int) -> tuple[Payment, ...]:
    """Return all sets of payable cards that reach the price and need every card.

    Each set is ascending; cheapest sets first (so exact ones lead), then those with fewest cards.
    """
    cards = cards_of(payable)
    found: list[tuple[int, int, Payment]] = []
    _complete(cards, worth(cards), price, (), found)
    found.sort()
    return tuple([payment for _, _, payment in found])


def _complete(
    cards: Payment, left: int, owed: int, paid: Payment, found: list[tuple[int, int, Payment]]
) -> None:
    """Add further cards, dearest first, until nothing is owed; ``left``: their total value.

    Cards are numbered by value (board.CARDS), so the last of them is the dearest. The last card
    added is the cheapest and was needed, so all others were needed too. Each payment is stored with
    its excess and its number of cards, as the sort key.
    """
    for i in range(len(cards) - 1, -1, -1):
        if left < owed:
            return
        card = cards[i]
        value = VALUES[card]
        left -= value
        payment = (card, *paid)
        if value >= owed:
            found.append((value - owed, len(payment), payment))
        else:
            _complete(cards[:i], left, owed - value, payment, found)


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
