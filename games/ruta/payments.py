"""Ways to pay: which cards of a hand make up a price with none to spare. Rule: R-9."""

from functools import lru_cache
from typing import Final

from games.ruta.board import ROUTE_CARDS, ROUTES, VALUES, Card, Route, cards_of

Payment = tuple[Card, ...]


def worth(cards: Payment) -> int:
    """What these cards pay together."""
    return sum([VALUES[card] for card in cards])


# One scale for each route, eight bits wide, all in one number: a scale starts at 128 less the
# price, the value of each card that may pay is added, and the top bit shows when it is reached.
# The whole deck in three suits is worth less than 128, so no scale runs into the next.
_SCALE_BITS: Final = 8
_REACHED: Final = 1 << (_SCALE_BITS - 1)
_UNPAID: Final = sum(
    (_REACHED - face.price) << (_SCALE_BITS * route) for route, face in enumerate(ROUTES)
)
_WEIGHTS: Final[dict[int, int]] = {
    1 << card: sum(
        value << (_SCALE_BITS * route)
        for route, payers in enumerate(ROUTE_CARDS)
        if payers >> card & 1
    )
    for card, value in enumerate(VALUES)
}
_ROUTE_AT: Final = {_REACHED << (_SCALE_BITS * i): Route(i) for i in range(len(ROUTES))}
_ALL_REACHED: Final = sum(_ROUTE_AT)


def payable_routes(hand: int) -> list[Route]:
    """The routes whose price this set of cards reaches in their own suits, ascending."""
    scales = _UNPAID
    while hand:
        lowest = hand & -hand
        scales += _WEIGHTS[lowest]
        hand ^= lowest
    reached = scales & _ALL_REACHED
    routes = []
    while reached:
        lowest = reached & -reached
        routes.append(_ROUTE_AT[lowest])
        reached ^= lowest
    return routes


@lru_cache(maxsize=16384)
def payments(payable: int, price: int) -> tuple[Payment, ...]:
    """All sets of payable cards that reach the price and of which no card can be left out.

    Each ascending; cheapest first (so an exact one comes before all others), then fewest cards.
    """
    found: list[Payment] = []
    cards = cards_of(payable)
    dearest_first = tuple(sorted(cards, key=VALUES.__getitem__, reverse=True))
    _complete(dearest_first, worth(cards), price, (), found)
    if len(found) > 1:
        found.sort(key=lambda payment: (worth(payment), len(payment), payment))
    return tuple(found)


def _complete(cards: Payment, left: int, owed: int, paid: Payment, found: list[Payment]) -> None:
    """Pay on with these cards, dearest first, together worth ``left``; stop when nothing is owed.

    The card that settles the debt is the cheapest paid and was needed, so all others were too.
    """
    for i, card in enumerate(cards):
        if left < owed:
            return
        value = VALUES[card]
        left -= value
        if value >= owed:
            found.append(tuple(sorted((*paid, card))))
        else:
            _complete(cards[i + 1 :], left, owed - value, (*paid, card), found)
