"""Which moves of Ruta are legal, and why others are not. Rules: R-5 to R-9, R-12, R-14.

A refusal depends only on what the mover may know: the open cards and their own hand.
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import chain
from typing import Final

from core.decktet import (
    ACE_MASK,
    CARDS,
    EXCUSE,
    NO_CARD,
    Card,
    card_name,
    cards_of,
    mask_of,
    suit_name,
)
from core.errors import Refusal
from core.game import Seat
from core.texts import Listing, Player, Value
from games.ruta.board import PAYING_MASK, ROUTE_CARDS, ROUTES, Route, route_name
from games.ruta.moves import (
    ClaimRoute,
    DrawPile,
    DrawSlot,
    GiveAce,
    KeepAce,
    Move,
    Pass,
    PlayExcuse,
    payable_routes,
    payments,
    worth,
)
from games.ruta.state import Pair, State, is_exhausted


def to_act(state: State) -> frozenset[Seat]:
    """Return the seat whose turn it is; empty when the game is over."""
    return frozenset() if state.ended else frozenset((Seat(state.turn),))


def fallback_move(state: State, seat: Seat) -> Move:
    """Draw from the pile; if impossible, return the first legal move that gives no Ace away."""
    if not is_exhausted(state.supply):
        return DrawPile()
    return next(m for m in legal_moves(state, seat) if not isinstance(m, GiveAce))


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """Return why this seat may not make this move now, or None if it may."""
    if state.ended:
        return Refusal("ruta-refusal-game-over")
    if seat != state.turn:
        return Refusal("ruta-refusal-not-your-turn", {"owner": Player(state.turn)})
    match move:
        case DrawSlot():
            return _check_slot(state, move.slot)
        case DrawPile():
            return _check_draw_pile(state)
        case ClaimRoute():
            return _check_claim(state, move)
        case GiveAce() | KeepAce():
            return _check_ace(state, move.slot)
        case PlayExcuse():
            return _check_excuse(state, move.card)
        case Pass():
            return _check_pass(state)


def _check_draw_pile(state: State) -> Refusal | None:
    if is_exhausted(state.supply):
        return Refusal("ruta-refusal-no-card-left")
    return None


def _check_slot(state: State, slot: int) -> Refusal | None:
    """Return why no card may be taken from this slot, or None. Rules: R-5.2, R-6.3."""
    if not 0 <= slot < len(state.supply.draft):
        return Refusal("ruta-refusal-no-such-slot")
    if state.supply.draft[slot] == NO_CARD:
        return Refusal("ruta-refusal-slot-empty", {"slot": slot + 1})
    return None


def _check_ace(state: State, slot: int) -> Refusal | None:
    """Return why no Ace of this slot may be used, or None. Rules: R-7.1, R-7.5."""
    refusal = _check_slot(state, slot)
    if refusal is not None:
        return refusal
    if not ACE_MASK >> state.supply.draft[slot] & 1:
        return Refusal("ruta-refusal-no-ace-there", {"slot": slot + 1})
    if not _leaves_a_card(state.supply.draft, is_exhausted(state.supply), slot):
        return Refusal("ruta-refusal-no-card-after-ace")
    return None


def _leaves_a_card(draft: Pair, exhausted: bool, slot: int) -> bool:
    """Whether a card can still be drawn after this slot's Ace is gone. Rule: R-7.5."""
    return not exhausted or draft[1 - slot] != NO_CARD


def _check_excuse(state: State, card: int) -> Refusal | None:
    """Return why the Excuse may not fetch this card, or None. Rules: R-7.4, R-8.1, R-8.2."""
    if state.draw_owed:
        return Refusal("ruta-refusal-draw-owed")
    if not state.hands[state.turn] >> EXCUSE & 1:
        return Refusal("ruta-refusal-excuse-not-in-hand", lasting=True)
    if not state.supply.discard:
        return Refusal("ruta-refusal-excuse-nothing-discarded")
    if card not in state.supply.discard:
        if not 0 <= card < len(CARDS):
            return Refusal("ruta-refusal-no-such-card")
        return Refusal("ruta-refusal-excuse-not-discarded", {"card": card_name(card)})
    return None


def _check_pass(state: State) -> Refusal | None:
    """Return why the seat may not pass, or None. Rule: R-12.1."""
    if _can_draw(state) or _can_claim(state):
        return Refusal("ruta-refusal-must-not-pass")
    return None


def _can_draw(state: State) -> bool:
    return not is_exhausted(state.supply) or state.supply.draft != (NO_CARD, NO_CARD)


def _can_claim(state: State) -> bool:
    return any(True for _ in claims(state, state.turn))


def _check_claim(state: State, move: ClaimRoute) -> Refusal | None:
    """Return why this claim may not be made, or None. Rules: R-7.4, R-9, R-14."""
    if state.draw_owed:
        return Refusal("ruta-refusal-draw-owed")
    route = move.route
    if not 0 <= route < len(ROUTES):
        return Refusal("ruta-refusal-no-such-route")
    for owner in (0, 1):
        if state.claimed[owner] >> route & 1:
            values: dict[str, Value] = {"route": route_name(route), "owner": Player(owner)}
            return Refusal("ruta-refusal-route-taken", values)
    if move.joker is not None:
        refusal = _check_joker(state, route, move.joker)
        if refusal is not None:
            return refusal
    return _check_payment(state, move)


def _check_joker(state: State, route: int, joker: int) -> Refusal | None:
    """Return why this joker may not be used, or None. Rules: R-14.2, R-14.3."""
    if not 0 <= joker < len(CARDS):
        return Refusal("ruta-refusal-no-such-card")
    if not state.jokers[state.turn] >> joker & 1:
        return Refusal("ruta-refusal-joker-not-yours", {"card": card_name(joker)})
    if not ROUTE_CARDS[route] >> joker & 1:
        return Refusal("ruta-refusal-joker-wrong-suit", _card_on_route(joker, route), lasting=True)
    return None


def _check_payment(state: State, move: ClaimRoute) -> Refusal | None:
    hand = state.hands[state.turn]
    payable = PAYING_MASK if move.joker is not None else ROUTE_CARDS[move.route]
    fit, before = hand & payable, -1
    for card in move.payment:
        if card <= before or not fit >> card & 1:
            return _unfit_card(move, card, before, hand)
        before = card
    price, paid = ROUTES[move.route].price, worth(move.payment)
    if paid < price:
        values: dict[str, Value] = {"price": price, "route": route_name(move.route)}
        if move.payment:
            return Refusal("ruta-refusal-payment-too-low", {**values, "paid": paid}, lasting=True)
        most = worth(cards_of(fit))
        missing = "no-payment" if most >= price else "hand-too-low"
        return Refusal(f"ruta-refusal-{missing}", {**values, "paid": most}, lasting=True)
    return None


def _unfit_card(move: ClaimRoute, card: int, before: int, hand: int) -> Refusal:
    """Return why this card may not follow card ``before`` in the payment."""
    if not 0 <= card < len(CARDS):
        return Refusal("ruta-refusal-no-such-card")
    if card <= before:
        return Refusal("ruta-refusal-payment-out-of-order")
    if not hand >> card & 1:
        may_be_given = bool(ACE_MASK >> card & 1)
        values: dict[str, Value] = {"card": card_name(card)}
        return Refusal("ruta-refusal-card-not-in-hand", values, lasting=not may_be_given)
    if card == EXCUSE:
        return Refusal("ruta-refusal-excuse-pays-nothing", lasting=True)
    return Refusal("ruta-refusal-wrong-suit", _card_on_route(card, move.route), lasting=True)


def _card_on_route(card: int, route: int) -> dict[str, Value]:
    suits = Listing(tuple(suit_name(suit) for suit in ROUTES[route].suits))
    return {"card": card_name(card), "route": route_name(route), "suits": suits}


def legal_moves(state: State, seat: int) -> Iterator[Move]:
    """Iterate over the seat's moves: draws, Aces, the Excuse, claims by route; or else the pass.

    Legal moves that only waste something are left out: payments with a superfluous card or joker,
    and taking an Ace as the draw when it could be kept with a further draw (R-7.6).
    """
    if state.ended or seat != state.turn:
        return iter(())
    draws = _draws(state.supply.draft, is_exhausted(state.supply))
    if state.draw_owed:
        return iter(draws)
    if not draws:
        return _claims_or_pass(state)
    if state.hands[seat] >> EXCUSE & 1:
        return chain(draws, _excuses(state), claims(state, seat))
    return chain(draws, claims(state, seat))


@lru_cache(maxsize=2048)
def _draws(draft: Pair, exhausted: bool) -> tuple[Move, ...]:
    """Return the draws, then the ways to use an Ace; empty if there is no card to draw."""
    slots = [slot for slot, card in enumerate(draft) if card != NO_CARD]
    aces = [s for s in slots if ACE_MASK >> draft[s] & 1 and _leaves_a_card(draft, exhausted, s)]
    moves: list[Move] = [DrawSlot(slot) for slot in slots if slot not in aces]
    if not exhausted:
        moves.append(DrawPile())
    for slot in aces:
        moves += [GiveAce(slot), KeepAce(slot)]
    return tuple(moves)


def _excuses(state: State) -> Iterator[PlayExcuse]:
    return (_EXCUSES[card] for card in sorted(state.supply.discard))


def _claims_or_pass(state: State) -> Iterator[Move]:
    possible = list(claims(state, state.turn))
    yield from possible or (_PASS,)


def claims(state: State, seat: int) -> Iterator[ClaimRoute]:
    """Iterate over the claims this seat can pay for, by route, without superfluous cards."""
    taken = state.claimed[0] | state.claimed[1]
    hand, jokers = state.hands[seat] & PAYING_MASK, state.jokers[seat]
    if jokers:
        free = [route for route in range(len(ROUTES)) if not taken >> route & 1]
        return chain.from_iterable(_claims_with_jokers(route, hand, jokers) for route in free)
    return chain.from_iterable(
        _CLAIMS[route](hand & ROUTE_CARDS[route]) for route in payable_routes(hand, taken)
    )


def _plain_claims(route: int, payable: int) -> tuple[ClaimRoute, ...]:
    found = payments(payable, ROUTES[route].price)
    return tuple([ClaimRoute(Route(route), payment) for payment in found])


_CLAIMS: Final = tuple(
    lru_cache(maxsize=4096)(partial(_plain_claims, route)) for route in range(len(ROUTES))
)
"""For each route: the claims without a joker, given the set of cards that may pay for it."""


def _claims_with_jokers(route: int, hand: int, jokers: int) -> Iterator[ClaimRoute]:
    yield from _CLAIMS[route](hand & ROUTE_CARDS[route])
    yield from _joker_claims(route, hand, jokers & ROUTE_CARDS[route])


def _joker_claims(route: int, hand: int, jokers: int) -> Iterator[ClaimRoute]:
    """Iterate over payments that need a joker, as a card has no suit of the route."""
    foreign = hand & ~ROUTE_CARDS[route]
    if not jokers or not foreign:
        return
    found = payments(hand, ROUTES[route].price)
    needy = [payment for payment in found if mask_of(payment) & foreign]
    for joker in cards_of(jokers):
        for payment in needy:
            yield ClaimRoute(Route(route), payment, joker)


_PASS = Pass()
_EXCUSES = tuple(PlayExcuse(Card(card)) for card in range(len(CARDS)))
