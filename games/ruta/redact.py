"""Ruta: from a state to the view of one viewer, and from a view to a possible state."""

from functools import lru_cache

from msgspec.structs import replace

from core.decktet import NO_CARD, Card, cards_of, mask_of
from core.game import Outcome, Seat, Viewer
from core.rng import Rng
from games.ruta.board import ROUTES, TOKENS, Route, deck_mask
from games.ruta.rules import longest_trail, outcome, points
from games.ruta.state import NOBODY, RESIGNED, Pair, State, Supply
from games.ruta.view import SeatView, View


def view_for(state: State, viewer: Viewer) -> View:
    """Return all that this viewer may know. Rule: R-1.5."""
    return View(
        viewer=viewer,
        options=state.options,
        turn=None if state.ended else Seat(state.turn),
        draw_owed=state.draw_owed,
        plays_again=state.plays_again,
        passes=state.passes,
        draft=tuple(None if card == NO_CARD else Card(card) for card in state.supply.draft),
        pile_count=state.supply.pile_count,
        shuffled=cards_of(mask_of(state.supply.shuffled) & ~_openly_placed(state)),
        discard=state.supply.discard,
        owners=_owners(state.claimed),
        seats=_seat_views(state),
        hand=None if viewer is None else cards_of(state.hands[viewer]),
        move_number=state.move_number,
        last_seat=None if state.last_seat == NOBODY else Seat(state.last_seat),
        last_route=None if state.last_route == NOBODY else Route(state.last_route),
        last_slot=None if state.last_slot == NOBODY else state.last_slot,
        outcome=outcome(state),
    )


def reveal(state: State) -> View:
    """Return the position with both hands open."""
    view = view_for(state, None)
    hands = map(cards_of, state.hands)
    seats = (replace(seat, known=hand) for seat, hand in zip(view.seats, hands, strict=True))
    return replace(view, seats=tuple(seats))


def _openly_placed(state: State) -> int:
    """Return the cards whose places everyone knows, as a bit set."""
    known = state.known[0] | state.known[1] | mask_of(state.supply.discard)
    for card in state.supply.draft:
        if card != NO_CARD:
            known |= 1 << card
    return known


@lru_cache(maxsize=1 << 10)
def _owners(claimed: Pair) -> tuple[Seat | None, ...]:
    return tuple(
        Seat(0) if claimed[0] >> i & 1 else Seat(1) if claimed[1] >> i & 1 else None
        for i in range(len(ROUTES))
    )


def _seat_views(state: State) -> tuple[SeatView, ...]:
    return tuple(
        map(
            _seat_view,
            map(int.bit_count, state.hands),
            state.known,
            state.jokers,
            state.claimed,
            points(state),
        )
    )


@lru_cache(maxsize=1 << 12)
def _seat_view(held: int, known: int, jokers: int, claimed: int, total: int) -> SeatView:
    trail, places = longest_trail(claimed)
    return SeatView(
        hand_count=held,
        known=cards_of(known),
        tokens_left=TOKENS - claimed.bit_count(),
        jokers=cards_of(jokers),
        longest=trail,
        longest_places=places,
        points=total,
    )


def imagine(view: View, rng: Rng) -> State:
    """Return a state that fits the view; each possible deal of hidden cards is equally likely."""
    known = (mask_of(view.seats[0].known), mask_of(view.seats[1].known))
    pile, hidden, rng = _imagine_pile(view, rng)
    hands, rng = _imagine_hands(view, known, hidden, rng)
    draft = tuple(NO_CARD if card is None else card for card in view.draft)
    order = (*pile, *(card for card in view.shuffled if card not in pile))
    return State(
        options=view.options,
        supply=Supply((draft[0], draft[1]), order, len(pile), view.discard, rng),
        turn=NOBODY if view.turn is None else view.turn,
        hands=hands,
        known=known,
        jokers=(mask_of(view.seats[0].jokers), mask_of(view.seats[1].jokers)),
        claimed=(_claimed_by(view, 0), _claimed_by(view, 1)),
        draw_owed=view.draw_owed,
        plays_again=view.plays_again,
        passes=view.passes,
        move_number=view.move_number,
        last_seat=NOBODY if view.last_seat is None else view.last_seat,
        last_route=NOBODY if view.last_route is None else view.last_route,
        last_slot=NOBODY if view.last_slot is None else view.last_slot,
        ended="" if view.outcome is None else view.outcome.reason,
        resigned=NOBODY if view.outcome is None else _resigned(view.outcome),
    )


def _imagine_pile(view: View, rng: Rng) -> tuple[tuple[Card, ...], int, Rng]:
    """Return a possible pile, and the set of the cards that are then hidden in hands.

    The candidates are sorted before the shuffle, so that their real order cannot influence it.
    """
    own = mask_of(view.hand or ())
    order, rng = rng.shuffled(cards_of(mask_of(view.shuffled) & ~own))
    pile = order[: view.pile_count]
    elsewhere = own | mask_of(pile) | mask_of(view.discard)
    elsewhere |= mask_of(tuple(card for card in view.draft if card is not None))
    elsewhere |= mask_of(view.seats[0].known) | mask_of(view.seats[1].known)
    deck = deck_mask(excuse=view.options.excuse, joker_aces=view.options.joker_aces)
    return pile, deck & ~elsewhere, rng


def _imagine_hands(view: View, known: Pair, hidden: int, rng: Rng) -> tuple[Pair, Rng]:
    """Deal the hidden cards to the hands that the viewer cannot see."""
    if view.viewer is not None:
        own, rivals = mask_of(view.hand or ()), known[1 - view.viewer] | hidden
        return ((own, rivals) if view.viewer == 0 else (rivals, own)), rng
    order, rng = rng.shuffled(cards_of(hidden))
    wanted = view.seats[0].hand_count - len(view.seats[0].known)
    return (known[0] | mask_of(order[:wanted]), known[1] | mask_of(order[wanted:])), rng


def _claimed_by(view: View, seat: int) -> int:
    return sum(1 << i for i, owner in enumerate(view.owners) if owner == seat)


def _resigned(outcome: Outcome) -> int:
    """Return the seat that resigned, NOBODY if the game ended otherwise."""
    return outcome.standings[-1].seat if outcome.reason == RESIGNED else NOBODY
