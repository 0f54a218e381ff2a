"""Ways to pay: which cards of a hand make up a price with none to spare. Rule: R-9."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from games.ruta.board import ROUTE_CARDS, ROUTES, VALUES, Card, Route, cards_of

Payment = tuple[Card, ...]


def worth(cards: Payment) -> int:
    """What these cards pay together."""
    return sum([VALUES[card] for card in cards])


def dearest_first(cards: Iterable[Card]) -> list[Card]:
    """These cards as a payment is told, in questions and in news alike."""
    return sorted(cards, key=lambda card: -VALUES[card])


# One scale for each route, eight bits wide, all in one number: a scale starts at 128 less the
# price, the value of each card that may pay is added, and the top bit shows when it is reached.
# The whole deck in three suits is worth less than 128, so no scale runs into the next.
_SCALE_BITS: Final = 8
PAID: Final = 1 << (_SCALE_BITS - 1)
"""Where a scale stands when a price is just reached."""
_UNPAID: Final = sum(
    (PAID - face.price) << (_SCALE_BITS * route) for route, face in enumerate(ROUTES)
)
_TOPS: Final = tuple(PAID << (_SCALE_BITS * route) for route in range(len(ROUTES)))
_ALL_TOPS: Final = sum(_TOPS)
_ROUTE_AT: Final = {top: Route(route) for route, top in enumerate(_TOPS)}


def _weight(card: int) -> int:
    """What this card adds to the scales."""
    return sum(
        VALUES[card] << (_SCALE_BITS * route)
        for route, payers in enumerate(ROUTE_CARDS)
        if payers >> card & 1
    )


def _sums(numbers: Iterable[int]) -> tuple[int, ...]:
    """For each set of places in ``numbers``, the set as the index: what stands there together."""
    sums = [0]
    for number in numbers:
        sums += [earlier + number for earlier in sums]
    return tuple(sums)


# The 45 cards in five parts, the 22 routes in two: a set is weighed with a look for each part.
_CARDS_1, _CARDS_2, _CARDS_3, _CARDS_4, _CARDS_5 = (
    _sums(_weight(card) for card in range(first, first + 9)) for first in range(0, 45, 9)
)
_ROUTES_1, _ROUTES_2 = _sums(_TOPS[:11]), _sums(_TOPS[11:])


def _weighed(hand: int) -> int:
    """All scales, with this set of cards laid on them."""
    return (
        _UNPAID
        + _CARDS_1[hand & 0x1FF]
        + _CARDS_2[hand >> 9 & 0x1FF]
        + _CARDS_3[hand >> 18 & 0x1FF]
        + _CARDS_4[hand >> 27 & 0x1FF]
        + _CARDS_5[hand >> 36]
    )


def progress(hand: int) -> bytes:
    """For each route ``PAID`` less what this set of cards lacks to pay for it, or more."""
    return _weighed(hand).to_bytes(len(ROUTES), "little")


def payable_routes(hand: int, taken: int = 0) -> list[Route]:
    """The routes not taken whose price this set of cards reaches in their own suits, ascending."""
    reached = _weighed(hand) & (_ALL_TOPS - _ROUTES_1[taken & 0x7FF] - _ROUTES_2[taken >> 11])
    routes = []
    while reached:
        lowest = reached & -reached
        routes.append(_ROUTE_AT[lowest])
        reached ^= lowest
    return routes


@lru_cache(maxsize=4096)
def payments(payable: int, price: int) -> tuple[Payment, ...]:
    """All sets of payable cards that reach the price and of which no card can be left out.

    Each ascending; cheapest first (so an exact one comes before all others), then fewest cards.
    """
    cards = cards_of(payable)
    found: list[tuple[int, int, Payment]] = []
    _complete(cards, worth(cards), price, (), found)
    found.sort()
    return tuple([payment for _, _, payment in found])


def _complete(
    cards: Payment, left: int, owed: int, paid: Payment, found: list[tuple[int, int, Payment]]
) -> None:
    """Pay on with these cards, together worth ``left``, dearest first; stop when nothing is owed.

    Cards are numbered in order of value (board.CARDS), so the last of them is the dearest.
    The card that settles the debt is the cheapest paid and was needed, so all others were too.
    Each payment is found with what it pays too much and how many cards it is, to be sorted by.
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
