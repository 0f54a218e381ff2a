"""The whole state of a game of Ruta, with what is secret, and its deal."""

import msgspec

from core.decktet import ACES, NO_CARD, Card, cards_of, mask_of
from core.game import EVERYONE, Seat, Step, Told, only
from core.rng import Rng
from games.ruta.board import DRAFT_SLOTS, FIRST_HAND, deck_mask
from games.ruta.moves import Dealt, Event, HandDealt, JokersDealt, Reshuffled, SlotFilled
from games.ruta.view import Options

# The complete state of a game of Ruta, secrets included; stored, never shown.
#
# Sets of cards and of routes are bit sets (games.ruta.board). Seats are 0 and 1.

NOBODY = -1
"""Marks the absence of a seat, route or slot in stored states."""

PLACED_ALL_TOKENS = "tokens"
BOTH_STUCK = "stuck"
RESIGNED = "resigned"

Pair = tuple[int, int]
"""One number for each seat."""


class Supply(msgspec.Struct, frozen=True, gc=False):
    """The cards in no hand, and the random generator that shuffles them.

    ``draft``: the face-up slots, NO_CARD where empty. ``shuffled``: the order of the last shuffle,
    bottom to top; its first ``pile_count`` cards are still the pile, the others have left it.
    ``discard``: bottom to top.
    """

    draft: Pair
    shuffled: tuple[Card, ...]
    pile_count: int
    discard: tuple[Card, ...]
    rng: Rng

    @property
    def pile(self) -> tuple[Card, ...]:
        """The draw pile, bottom to top."""
        return self.shuffled[: self.pile_count]


class State(msgspec.Struct, frozen=True, gc=False):
    """A position. ``hands``, ``known``, ``jokers``: sets of cards of each seat.

    ``known``: the cards of the hand that everyone saw taken. ``claimed``: the set of routes of each
    seat. ``turn``: the seat to act while ``ended`` is empty. ``passes``: consecutive forced passes.
    ``last_*``: what the last move changed. ``resigned``: the seat that resigned, or NOBODY.
    """

    options: Options
    supply: Supply
    turn: int
    hands: Pair
    known: Pair
    jokers: Pair
    claimed: Pair = (0, 0)
    draw_owed: bool = False
    plays_again: bool = False
    passes: int = 0
    move_number: int = 0
    last_seat: int = NOBODY
    last_route: int = NOBODY
    last_slot: int = NOBODY
    ended: str = ""
    resigned: int = NOBODY


def with_seat(pair: Pair, seat: int, number: int) -> Pair:
    """Return the pair with this seat's number replaced."""
    return (number, pair[1]) if seat == 0 else (pair[0], number)


# Movements of cards: from the pile to a hand or the draft board, discards and the reshuffle.
#
# These functions append their events to ``told``, in order, and return the new supply.


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


# The set-up of a game of Ruta. Rule: R-4.

SEATS = 2
SEED_BYTES = 32


def initial_state(seats: int, options: Options, seed: bytes) -> Step[State, Event]:
    """Shuffle, deal, and draw the first seat. Raises ValueError for wrong seats or seed length."""
    if seats != SEATS:
        raise ValueError("Ruta is a game for two")
    if len(seed) != SEED_BYTES:
        raise ValueError(f"the seed has {SEED_BYTES} bytes")
    jokers, rng = _deal_jokers(options, Rng(seed))
    deck = deck_mask(excuse=options.excuse, joker_aces=options.joker_aces)
    order, rng = rng.shuffled(cards_of(deck))
    first, rng = rng.below(SEATS)
    state = _dealt(options, order, first, jokers, rng)
    return Step(state, _opening(state))


def _deal_jokers(options: Options, rng: Rng) -> tuple[Pair, Rng]:
    if not options.joker_aces:
        return (0, 0), rng
    aces, rng = rng.shuffled(ACES)
    half = len(aces) // 2
    return (mask_of(aces[:half]), mask_of(aces[half:])), rng


def _dealt(options: Options, order: tuple[Card, ...], first: int, jokers: Pair, rng: Rng) -> State:
    """Deal from the top: a hand to seat 0, one to seat 1, and the cards that lie face up."""
    top = order[::-1]
    one, other = top[:FIRST_HAND], top[FIRST_HAND : 2 * FIRST_HAND]
    dealt = 2 * FIRST_HAND + DRAFT_SLOTS
    slot_0, slot_1 = top[2 * FIRST_HAND : dealt]
    return State(
        options=options,
        supply=Supply((slot_0, slot_1), order, len(order) - dealt, (), rng),
        turn=first,
        hands=(mask_of(one), mask_of(other)),
        known=(0, 0),
        jokers=jokers,
    )


def _opening(state: State) -> tuple[Told[Event], ...]:
    told: list[Told[Event]] = [Told(Dealt(Seat(state.turn)), EVERYONE)]
    for seat in (Seat(0), Seat(1)):
        if state.jokers[seat]:
            told += [Told(JokersDealt(seat, cards_of(state.jokers[seat])), EVERYONE)]
    for seat in (Seat(0), Seat(1)):
        told += [Told(HandDealt(seat, cards_of(state.hands[seat])), only(seat))]
    for slot, card in enumerate(state.supply.draft):
        told += [Told(SlotFilled(slot, Card(card)), EVERYONE)]
    return tuple(told)
