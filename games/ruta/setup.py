"""The set-up of a game of Ruta. Rule: R-4."""

from core.decktet import ACES, Card, cards_of, mask_of
from core.game import EVERYONE, Seat, Step, Told, only
from core.rng import Rng
from games.ruta.board import deck_mask
from games.ruta.events import Dealt, Event, HandDealt, JokersDealt, SlotFilled
from games.ruta.rule_numbers import DRAFT_SLOTS, FIRST_HAND
from games.ruta.state import Pair, State, Supply
from games.ruta.view import Options

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
