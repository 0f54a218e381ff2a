"""Movements of cards: from the pile to a hand or the draft board, discards and the reshuffle.

These functions append their events to ``told``, in order, and return the new supply.
"""

from core.decktet import NO_CARD, Card
from core.game import EVERYONE, Told
from games.ruta.events import Event, Reshuffled, SlotFilled
from games.ruta.state import Supply, with_seat


def is_exhausted(supply: Supply) -> bool:
    """Whether both the pile and the discard pile are empty. Rule: R-6.3."""
    return not supply.pile_count and not supply.discard


def take_top(supply: Supply, told: list[Told[Event]]) -> tuple[Card, Supply]:
    """Take the top card of the pile; an empty pile is refilled from the discards. Rule: R-6.1.

    The supply must not be exhausted.
    """
    full = _with_pile(supply, told)
    left = full.pile_count - 1
    return full.shuffled[left], Supply(full.draft, full.shuffled, left, full.discard, full.rng)


def take_slot(supply: Supply, slot: int, told: list[Told[Event]]) -> Supply:
    """Take the card out of this slot and refill the draft board. Rule: R-5.3."""
    if supply.draft[1 - slot] != NO_CARD:
        return _turned_up(supply, slot, told)
    return _turned_up(_turned_up(supply, 0, told), 1, told)


def refill(supply: Supply, told: list[Told[Event]]) -> Supply:
    """Turn cards up in empty slots, first slot first, while any card is left. Rule: R-6.4."""
    if NO_CARD not in supply.draft:
        return supply
    for slot in (0, 1):
        if supply.draft[slot] == NO_CARD:
            supply = _turned_up(supply, slot, told)
    return supply


def _turned_up(supply: Supply, slot: int, told: list[Told[Event]]) -> Supply:
    """Put the top card of the pile in this slot, or leave it empty if no card is left."""
    if is_exhausted(supply):
        return _with_slot(supply, slot, NO_CARD, supply.pile_count)
    full = _with_pile(supply, told)
    left = full.pile_count - 1
    top = full.shuffled[left]
    told.append(Told(SlotFilled(slot, top), EVERYONE, shows=EVERYONE))
    return _with_slot(full, slot, top, left)


def _with_slot(supply: Supply, slot: int, card: int, pile_count: int) -> Supply:
    draft = with_seat(supply.draft, slot, card)
    return Supply(draft, supply.shuffled, pile_count, supply.discard, supply.rng)


def _with_pile(supply: Supply, told: list[Told[Event]]) -> Supply:
    """Return the supply, with the discards shuffled into an empty pile. Rule: R-6.1."""
    if supply.pile_count:
        return supply
    order, rng = supply.rng.shuffled(supply.discard)
    told.append(Told(Reshuffled(len(order)), EVERYONE))
    return Supply(supply.draft, order, len(order), (), rng)


def discarded(supply: Supply, cards: tuple[Card, ...]) -> Supply:
    """Put these cards on the discard pile, in this order."""
    discard = supply.discard + cards
    return Supply(supply.draft, supply.shuffled, supply.pile_count, discard, supply.rng)


def swapped(supply: Supply, paid: Card, taken: Card) -> Supply:
    """Take a card out of the discard pile and put another on top. Rule: R-8.1."""
    discard = (*(card for card in supply.discard if card != taken), paid)
    return Supply(supply.draft, supply.shuffled, supply.pile_count, discard, supply.rng)
