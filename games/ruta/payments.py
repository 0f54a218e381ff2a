"""Ways to pay: which cards of a hand make up a price with none to spare. Rule: R-9."""

from functools import lru_cache

from games.ruta.board import VALUES, Card, cards_of


def worth(cards: tuple[Card, ...]) -> int:
    """What these cards pay together."""
    return sum([VALUES[card] for card in cards])


@lru_cache(maxsize=65536)
def worth_of(mask: int) -> int:
    """What a set of cards pays together."""
    return worth(cards_of(mask))


@lru_cache(maxsize=16384)
def payments(payable: int, price: int) -> tuple[tuple[Card, ...], ...]:
    """All sets of payable cards that reach the price and of which no card can be left out.

    Each ascending; cheapest first (so an exact one comes before all others), then fewest cards.
    """
    if worth_of(payable) < price:
        return ()
    found: list[tuple[Card, ...]] = []
    dearest_first = sorted(cards_of(payable), key=lambda card: -VALUES[card])
    _complete(dearest_first, 0, price, (), found)
    return tuple(sorted(found, key=lambda cards: (worth(cards), len(cards), cards)))


def _complete(
    cards: list[Card],
    start: int,
    owed: int,
    paid: tuple[Card, ...],
    found: list[tuple[Card, ...]],
) -> None:
    """Pay on with cards from ``start``, dearest first; stop at the card that settles the debt.

    That card is the cheapest paid and was needed, so every other was needed too.
    """
    for i in range(start, len(cards)):
        card = cards[i]
        if VALUES[card] >= owed:
            found.append(tuple(sorted((*paid, card))))
        else:
            _complete(cards, i + 1, owed - VALUES[card], (*paid, card), found)
