"""Cards on their way: from the pile to a hand or the draft board, and back through the shuffle.

These functions append what they tell to ``told``, in order, and return the supply after.
"""

from core.game import EVERYONE, Told
from games.ruta.board import NO_CARD, Card
from games.ruta.events import Event, Reshuffled, SlotFilled
from games.ruta.state import Pair, Supply, with_seat


def is_exhausted(supply: Supply) -> bool:
    """Whether neither pile nor discard pile holds a card. Rule: R-6.3."""
    return not supply.pile_count and not supply.discard


def take_top(supply: Supply, told: list[Told[Event]]) -> tuple[Card, Supply]:
    """The top card of the pile, shuffled anew from the discard pile when it is empty. Rule: R-6.1.

    The supply must not be exhausted.
    """
    if not supply.pile_count:
        supply = _reshuffled(supply)
        told.append(Told(Reshuffled(supply.pile_count), EVERYONE))
    left = supply.pile_count - 1
    rest = Supply(supply.draft, supply.shuffled, left, supply.discard, supply.rng)
    return supply.shuffled[left], rest


def take_slot(supply: Supply, slot: int, told: list[Told[Event]]) -> Supply:
    """Take the card out of this slot and refill the draft board. Rule: R-5.3."""
    draft = with_seat(supply.draft, slot, NO_CARD)
    emptied = Supply(draft, supply.shuffled, supply.pile_count, supply.discard, supply.rng)
    return refill(emptied, told)


def refill(supply: Supply, told: list[Told[Event]]) -> Supply:
    """Turn cards up in the empty slots, the first slot first, while any are left. Rule: R-6.4."""
    if NO_CARD not in supply.draft:
        return supply
    for slot, card in enumerate(supply.draft):
        if card == NO_CARD and not is_exhausted(supply):
            top, supply = take_top(supply, told)
            supply = _turned_up(supply, with_seat(supply.draft, slot, top))
            told.append(Told(SlotFilled(slot, top), EVERYONE))
    return supply


def discarded(supply: Supply, cards: tuple[Card, ...]) -> Supply:
    """Lay these cards on the discard pile, in this order."""
    discard = supply.discard + cards
    return Supply(supply.draft, supply.shuffled, supply.pile_count, discard, supply.rng)


def swapped(supply: Supply, paid: Card, taken: Card) -> Supply:
    """Take a card out of the discard pile and lay another on it. Rule: R-8.1."""
    discard = (*(card for card in supply.discard if card != taken), paid)
    return Supply(supply.draft, supply.shuffled, supply.pile_count, discard, supply.rng)


def _turned_up(supply: Supply, draft: Pair) -> Supply:
    return Supply(draft, supply.shuffled, supply.pile_count, supply.discard, supply.rng)


def _reshuffled(supply: Supply) -> Supply:
    order, rng = supply.rng.shuffled(supply.discard)
    return Supply(supply.draft, order, len(order), (), rng)
