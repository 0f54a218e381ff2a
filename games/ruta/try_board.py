"""What the try board asks of Ruta: what the rival could do, as far as one sees."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import msgspec
from msgspec.structs import replace

from core.decktet import CARDS, EXCUSE, NO_CARD, Card, cards_of, mask_of
from core.game import Seat, Step
from core.rng import Rng
from games.ruta.board import PAYING_MASK, ROUTE_CARDS, ROUTES, Route, deck_mask
from games.ruta.events import Event, Reshuffled, SlotFilled
from games.ruta.legality import check, legal_moves
from games.ruta.moves import ClaimRoute, Move, Pass, PlayExcuse
from games.ruta.payments import payments, worth
from games.ruta.redact import imagine
from games.ruta.rules import apply
from games.ruta.state import State, with_seat
from games.ruta.view import View

MOST: Final = 25
"""The most moves that are listed: routes by price, then the Excuse, once if room is short."""

_MOST_WITH_JOKER: Final = 3
"""The most cards of a payment with a joker that are tried."""


class Holding(msgspec.Struct, frozen=True):
    """What a rival may hold: ``sure`` cards, and ``count`` more of the ``likely`` ones.

    Both are sets of cards. Cards that are not in the last shuffle can only be in the hand.
    """

    sure: int
    likely: int
    count: int

    def may_include(self, cards: int) -> bool:
        """Whether all these cards may be in the hand at once."""
        unsure = cards & ~self.sure
        return not unsure & ~self.likely and unsure.bit_count() <= self.count


def holding_of(view: View, seat: Seat) -> Holding:
    """Return what this seat may hold, as far as the viewer sees; its own seat is not asked."""
    of_seat = view.seats[seat]
    unseen = _unseen(view)
    in_shuffle = mask_of(view.shuffled)
    sure = mask_of(of_seat.known)
    if view.viewer is not None:
        sure |= unseen & ~in_shuffle
    likely = unseen & ~sure
    return Holding(sure, likely, of_seat.hand_count - sure.bit_count())


def _unseen(view: View) -> int:
    """Return the cards in play whose place the viewer does not know."""
    seen = mask_of(view.hand or ()) | mask_of(view.discard)
    seen |= mask_of(tuple(card for card in view.draft if card is not None))
    for seat in view.seats:
        seen |= mask_of(seat.known)
    deck = deck_mask(excuse=view.options.excuse, joker_aces=view.options.joker_aces)
    return deck & ~seen


# -- What is possible --------------------------------------------------------------------------


def possible(view: View, seat: Seat) -> Iterator[Move]:
    """Iterate over draws, the Excuse, and for each route the cheapest claim."""
    if view.turn != seat:
        return
    world = imagine(view, Rng(bytes(32)))
    listed = [move for move in legal_moves(world, seat) if not isinstance(move, _HIDDEN)]
    yield from listed
    if view.draw_owed:
        return
    holding = holding_of(view, seat)
    claims = sorted(_claims(view, seat, holding), key=lambda claim: ROUTES[claim.route].price)
    claims = claims[: MOST - len(listed)]
    yield from _excuses(view, holding, MOST - len(listed) - len(claims))
    yield from sorted(claims, key=lambda claim: claim.route)
    if not listed and not claims:
        yield Pass()


_HIDDEN: Final = (PlayExcuse, ClaimRoute, Pass)
"""Moves that need cards of the hand, or their absence."""


def _excuses(view: View, holding: Holding, room: int) -> Iterator[PlayExcuse]:
    if not room or not view.discard or not holding.may_include(1 << EXCUSE):
        return
    cards = sorted(view.discard)
    if len(cards) > room:
        cards = [max(cards, key=lambda card: CARDS[card].value)]
    yield from map(PlayExcuse, cards)


def _claims(view: View, seat: Seat, holding: Holding) -> Iterator[ClaimRoute]:
    cards = (holding.sure | holding.likely) & PAYING_MASK
    jokers = mask_of(view.seats[seat].jokers)
    for route, owner in enumerate(view.owners):
        if owner is not None:
            continue
        plain = payments(cards & ROUTE_CARDS[route], ROUTES[route].price)
        paid = next((paid for paid in plain if holding.may_include(mask_of(paid))), None)
        if paid is not None:
            yield ClaimRoute(Route(route), paid)
        elif fitting_jokers := cards_of(jokers & ROUTE_CARDS[route]):
            yield from _with_joker(Route(route), cards_of(cards), holding, fitting_jokers[0])


def _with_joker(
    route: Route, cards: tuple[Card, ...], holding: Holding, joker: Card
) -> Iterator[ClaimRoute]:
    """Iterate over the cheapest claim with a joker, if few cards pay for it; else over nothing."""
    price = ROUTES[route].price
    for size in range(1, _MOST_WITH_JOKER + 1):
        enough = [
            paid
            for paid in combinations(cards, size)
            if worth(paid) >= price and holding.may_include(mask_of(paid))
        ]
        if enough:
            yield ClaimRoute(route, min(enough, key=worth), joker)
            return


# -- A world in which it is made ---------------------------------------------------------------


def fitting(view: View, seat: Seat, move: Move, rng: Rng) -> State | None:
    """Return a random state in which the seat holds what the move needs; None if there is none."""
    needed = _needed(move)
    if view.turn != seat or not holding_of(view, seat).may_include(needed):
        return None
    kept = mask_of(view.seats[seat].known)
    state = _with_cards(imagine(view, rng), seat, needed, kept, rng)
    return None if check(state, seat, move) is not None else state


def _needed(move: Move) -> int:
    """Return the cards of the hand that the move shows, as a set."""
    if isinstance(move, ClaimRoute):
        return mask_of(move.payment)
    return 1 << EXCUSE if isinstance(move, PlayExcuse) else 0


def _with_cards(state: State, seat: Seat, needed: int, kept: int, rng: Rng) -> State:
    """Return the state with these cards brought from the pile into the hand, for others of it.

    Only cards of the last shuffle change places; ``kept`` and the needed ones stay in the hand.
    """
    order, count, hand = list(state.supply.shuffled), state.supply.pile_count, state.hands[seat]
    loose = hand & ~needed & ~kept
    free, _ = rng.aside(0).shuffled([card for card in order[count:] if loose >> card & 1])
    missing = cards_of(needed & ~hand)
    for card, other in zip(missing, free, strict=False):
        here, there = order.index(card), order.index(other)
        order[here], order[there] = other, card
        hand = hand & ~(1 << other) | 1 << card
    supply = replace(state.supply, shuffled=tuple(order))
    return replace(state, supply=supply, hands=with_seat(state.hands, seat, hand))


def left_open(state: State, seat: Seat, move: Move) -> Step[State, Event] | None:
    """Return what the move does with the cards for empty slots left on the pile.

    None if the discards are shuffled: which of them is where is new.
    """
    step = apply(state, seat, move)
    filled = {told.event.slot for told in step.told if isinstance(told.event, SlotFilled)}
    if not filled or any(isinstance(told.event, Reshuffled) for told in step.told):
        return None
    after, supply = step.state, step.state.supply
    draft = tuple(NO_CARD if slot in filled else card for slot, card in enumerate(supply.draft))
    supply = replace(supply, draft=draft, pile_count=supply.pile_count + len(filled))
    told = tuple(told for told in step.told if not isinstance(told.event, SlotFilled))
    return Step(replace(after, supply=supply), told)


def passed(state: State, seat: Seat) -> State | None:
    """Return the position with the turn given to the rival; None in the middle of a turn."""
    if state.ended or state.turn != seat or state.draw_owed:
        return None
    return replace(state, turn=1 - seat, plays_again=False)
