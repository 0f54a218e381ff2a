"""Unreachable positions: cards and tokens placed at random, some cards missing.

Whole games rarely reach the rare cases: an empty slot beside a last card, an Ace with nothing
behind it, two players without a move. Here they are common.
"""

from random import Random

from core.decktet import ACE_MASK, ACES, EXCUSE, NO_CARD, Card, cards_of, mask_of
from core.rng import Rng
from games.ruta.board import ROUTES, deck_mask
from games.ruta.state import State, Supply
from games.ruta.view import Options


def scattered(number: int) -> State:
    """A position from nowhere, the same for the same number."""
    chance = Random(number)
    options = Options(chance.random() < 0.7, chance.random() < 0.3, chance.random() < 0.3)
    deck = list(cards_of(deck_mask(excuse=options.excuse, joker_aces=options.joker_aces)))
    chance.shuffle(deck)
    if EXCUSE in deck and chance.random() < 0.4:
        deck.append(deck.pop(deck.index(EXCUSE)))  # it comes to a hand more often
    hands = (_take(deck, chance, 7), _take(deck, chance, 7))
    draft = _take(deck, chance, 2)
    discard = _take(deck, chance, 3)
    pile = _take(deck, chance, 4) if len(draft) == 2 else []
    slots = [*draft, *[Card(NO_CARD)] * (2 - len(draft))]
    chance.shuffle(slots)
    known = [mask_of(tuple(card for card in hand if chance.random() < 0.5)) for hand in hands]
    unseen = [c for hand, seen in zip(hands, known, strict=True) for c in hand if not seen >> c & 1]
    order = (*pile, *(card for card in unseen if chance.random() < 0.5))
    rng = Rng(chance.randbytes(32))
    return State(
        options=options,
        supply=Supply((slots[0], slots[1]), order, len(pile), tuple(discard), rng),
        turn=chance.randrange(2),
        hands=(mask_of(tuple(hands[0])), mask_of(tuple(hands[1]))),
        known=(known[0], known[1]),
        jokers=_jokers(options, chance),
        claimed=_claimed(chance),
        draw_owed=bool(draft) and chance.random() < 0.2,
        plays_again=chance.random() < 0.2,
        move_number=chance.randrange(50),
    )


def _take(deck: list[Card], chance: Random, most: int) -> list[Card]:
    return [deck.pop() for _ in range(chance.randrange(most + 1))]


def _jokers(options: Options, chance: Random) -> tuple[int, int]:
    if not options.joker_aces:
        return (0, 0)
    ours = mask_of(tuple(chance.sample(ACES, 3)))
    lost = mask_of(tuple(chance.sample(ACES, 2)))
    return ours & ~lost, ACE_MASK & ~ours & ~lost


def _claimed(chance: Random) -> tuple[int, int]:
    routes = chance.sample(range(len(ROUTES)), chance.randrange(19))
    middle = len(routes) // 2
    one, other = (sum(1 << route for route in half) for half in (routes[:middle], routes[middle:]))
    return one, other
