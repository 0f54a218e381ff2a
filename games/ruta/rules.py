"""What each move does. Rules: R-5 to R-10, R-12, R-13.1, R-15."""

from msgspec.structs import replace

from core.errors import IllegalMove, Refusal
from core.game import EVERYONE, Seat, Step, Told, only
from games.ruta.board import EXCUSE, ROUTES, TOKENS, Card, mask_of
from games.ruta.events import (
    AceGiven,
    AceKept,
    CardDrawn,
    Event,
    ExcusePlayed,
    GameEnded,
    Passed,
    PileDrawn,
    Resigned,
    RouteClaimed,
    SlotDrawn,
)
from games.ruta.legality import check
from games.ruta.moves import (
    ClaimRoute,
    DrawPile,
    DrawSlot,
    GiveAce,
    KeepAce,
    Move,
    Pass,
    PlayExcuse,
)
from games.ruta.payments import worth
from games.ruta.state import BOTH_STUCK, NOBODY, PLACED_ALL_TOKENS, RESIGNED, State, with_seat
from games.ruta.supply import discarded, refill, swapped, take_slot, take_top

Result = Step[State, Event]
Tale = list[Told[Event]]

PASSES_TO_END = 2


def apply(state: State, seat: Seat, move: Move) -> Result:
    """Make a move, or raise IllegalMove."""
    refusal = check(state, seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    match move:
        case ClaimRoute():
            return _claim_route(state, seat, move)
        case DrawPile():
            return _draw_pile(state, seat)
        case DrawSlot(slot):
            return _draw_slot(state, seat, slot)
        case GiveAce(slot):
            return _use_ace(state, seat, slot, Seat(1 - seat))
        case KeepAce(slot):
            return _use_ace(state, seat, slot, seat)
        case PlayExcuse(card):
            return _play_excuse(state, seat, card)
        case Pass():
            return _pass(state, seat)


def _draw_slot(state: State, seat: Seat, slot: int) -> Result:
    """Rule: R-5.1."""
    card = Card(state.supply.draft[slot])
    told: Tale = [Told(SlotDrawn(seat, slot, card), EVERYONE)]
    after = replace(
        state,
        supply=take_slot(state.supply, slot, told),
        hands=with_seat(state.hands, seat, state.hands[seat] | 1 << card),
        known=with_seat(state.known, seat, state.known[seat] | 1 << card),
        **_turn_over(state, slot=slot),
    )
    return Step(after, tuple(told))


def _draw_pile(state: State, seat: Seat) -> Result:
    """Rules: R-5.1, R-6.1; an empty slot is filled afterwards, R-6.3."""
    told: Tale = []
    card, supply = take_top(state.supply, told)
    told.append(Told(PileDrawn(seat), EVERYONE))
    told.append(Told(CardDrawn(seat, card), only(seat)))
    after = replace(
        state,
        supply=refill(supply, told),
        hands=with_seat(state.hands, seat, state.hands[seat] | 1 << card),
        **_turn_over(state),
    )
    return Step(after, tuple(told))


def _use_ace(state: State, seat: Seat, slot: int, to: Seat) -> Result:
    """Rules: R-7.1 to R-7.3."""
    card = Card(state.supply.draft[slot])
    used = AceKept(seat, slot, card) if to == seat else AceGiven(seat, to, slot, card)
    told: Tale = [Told(used, EVERYONE)]
    after = replace(
        state,
        supply=take_slot(state.supply, slot, told),
        hands=with_seat(state.hands, to, state.hands[to] | 1 << card),
        known=with_seat(state.known, to, state.known[to] | 1 << card),
        draw_owed=True,
        **_touched(state, slot=slot),
    )
    return Step(after, tuple(told))


def _play_excuse(state: State, seat: Seat, card: Card) -> Result:
    """Rule: R-8.1."""
    hand = state.hands[seat] & ~(1 << EXCUSE) | 1 << card
    known = state.known[seat] & ~(1 << EXCUSE) | 1 << card
    after = replace(
        state,
        supply=swapped(state.supply, EXCUSE, card),
        hands=with_seat(state.hands, seat, hand),
        known=with_seat(state.known, seat, known),
        **_turn_over(state),
    )
    return Step(after, (Told(ExcusePlayed(seat, card), EVERYONE),))


def _claim_route(state: State, seat: Seat, move: ClaimRoute) -> Result:
    """Rules: R-9, R-10, R-13.1, R-14.4."""
    paid, spent = worth(move.payment), ~mask_of(move.payment)
    exact = paid == ROUTES[move.route].price
    claimed = state.claimed[seat] | 1 << move.route
    laid_aside = 0 if move.joker is None else 1 << move.joker
    turn_changes = _played_again if exact else _turn_over
    after = replace(
        state,
        supply=discarded(state.supply, move.payment),
        hands=with_seat(state.hands, seat, state.hands[seat] & spent),
        known=with_seat(state.known, seat, state.known[seat] & spent),
        jokers=with_seat(state.jokers, seat, state.jokers[seat] & ~laid_aside),
        claimed=with_seat(state.claimed, seat, claimed),
        **turn_changes(state, route=move.route),
    )
    told: Tale = [
        Told(RouteClaimed(seat, move.route, move.payment, move.joker, paid, exact), EVERYONE)
    ]
    if claimed.bit_count() == TOKENS:
        return _ended(after, PLACED_ALL_TOKENS, told)
    return Step(after, tuple(told))


def _pass(state: State, seat: Seat) -> Result:
    """Rules: R-12.2, R-12.3."""
    after = replace(state, **{**_turn_over(state), "passes": state.passes + 1})
    told: Tale = [Told(Passed(seat), EVERYONE)]
    if after.passes == PASSES_TO_END:
        return _ended(after, BOTH_STUCK, told)
    return Step(after, tuple(told))


def withdraw(state: State, seat: Seat) -> Result:
    """The seat resigns and the game is over; raises IllegalMove when it already was. Rule: R-15."""
    if state.ended:
        raise IllegalMove(Refusal("ruta-refusal-game-over"))
    return _ended(replace(state, resigned=seat), RESIGNED, [Told(Resigned(seat), EVERYONE)])


def _ended(state: State, reason: str, told: Tale) -> Result:
    over = replace(state, ended=reason, draw_owed=False, plays_again=False)
    return Step(over, (*told, Told(GameEnded(reason), EVERYONE)))


def _turn_over(state: State, slot: int = NOBODY, route: int = NOBODY) -> dict[str, int]:
    """What changes when a move ends the turn."""
    return {
        **_touched(state, slot, route),
        "turn": 1 - state.turn,
        "draw_owed": False,
        "plays_again": False,
        "passes": 0,
    }


def _played_again(state: State, slot: int = NOBODY, route: int = NOBODY) -> dict[str, int]:
    """What changes when the seat takes another turn. Rule: R-10.1."""
    return {**_touched(state, slot, route), "plays_again": True, "passes": 0}


def _touched(state: State, slot: int = NOBODY, route: int = NOBODY) -> dict[str, int]:
    """What every move changes: its number and the traces it leaves on the board."""
    return {
        "move_number": state.move_number + 1,
        "last_seat": state.turn,
        "last_slot": slot,
        "last_route": route,
    }
