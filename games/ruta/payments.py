"""Payments: the sets of cards that reach a price without a superfluous card. Rule: R-9."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from core.decktet import VALUES, Card, cards_of
from games.ruta.board import ROUTE_CARDS, ROUTES, Route

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
