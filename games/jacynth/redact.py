"""Jacynth: from a state to the view of one viewer, and from a view to a possible state."""

from msgspec.structs import replace

from core.decktet import NO_CARD, Card, cards_of, mask_of
from core.game import Seat, Viewer
from core.rng import Rng
from games.jacynth.board import NOBODY, Grid, Place, Tokens, districts_of, points
from games.jacynth.rules import outcome
from games.jacynth.state import State, tokens_left
from games.jacynth.view import SeatView, View, grid_of, tokens_of, unseen_cards


def view_for(state: State, viewer: Viewer) -> View:
    """Return all that this viewer may know. Rule: R-1.7."""
    return View(
        viewer=viewer,
        options=state.options,
        order=state.order,
        turn=None if state.ended else state.turn,
        grid=_cards_laid(state.grid),
        tokens=_tokens_placed(state.tokens),
        districts=districts_of(state.grid, state.tokens),
        pile_count=len(state.pile),
        seats=_seat_views(state),
        hand=None if viewer is None else cards_of(state.hands[viewer]),
        resigned=state.resigned,
        last_seat=None if state.last_seat == NOBODY else Seat(state.last_seat),
        last_place=_place(state.last_place),
        last_influence=_place(state.last_influence),
        outcome=outcome(state),
    )


def _place(stored: int) -> Place | None:
    return None if stored == NOBODY else Place(stored)


def _cards_laid(grid: Grid) -> tuple[Card | None, ...]:
    return tuple(None if card == NO_CARD else Card(card) for card in grid)


def _tokens_placed(tokens: Tokens) -> tuple[Seat | None, ...]:
    return tuple(None if seat == NOBODY else Seat(seat) for seat in tokens)


def _seat_views(state: State) -> tuple[SeatView, ...]:
    totals = points(districts_of(state.grid, state.tokens), state.seats)
    return tuple(
        SeatView(state.hands[seat].bit_count(), tokens_left(state, seat), totals[seat])
        for seat in range(state.seats)
    )


def reveal(state: State) -> View:
    """Return the position with all hands open."""
    view = view_for(state, None)
    hands = map(cards_of, state.hands)
    seats = (replace(seat, shown=hand) for seat, hand in zip(view.seats, hands, strict=True))
    return replace(view, seats=tuple(seats))


def imagine(view: View, rng: Rng) -> State:
    """Return a state that fits the view; each possible deal of hidden cards is equally likely."""
    hidden, rng = rng.shuffled(unseen_cards(view))
    hands: list[int] = []
    for seat, of_seat in enumerate(view.seats):
        if seat == view.viewer:
            hands.append(mask_of(view.hand or ()))
        else:
            hands.append(mask_of(hidden[: of_seat.hand_count]))
            hidden = hidden[of_seat.hand_count :]
    return State(
        options=view.options,
        rng=rng,
        order=view.order,
        turn=_turn(view),
        pile=hidden,
        hands=tuple(hands),
        grid=grid_of(view),
        tokens=tokens_of(view),
        resigned=view.resigned,
        last_seat=NOBODY if view.last_seat is None else view.last_seat,
        last_place=NOBODY if view.last_place is None else view.last_place,
        last_influence=NOBODY if view.last_influence is None else view.last_influence,
        ended="" if view.outcome is None else view.outcome.reason,
    )


def _turn(view: View) -> Seat:
    """Return the seat to act; the first in order, which is never shown, when the game is over."""
    return view.order[0] if view.turn is None else view.turn
