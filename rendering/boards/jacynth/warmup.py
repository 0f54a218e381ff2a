"""Views that together show every card, banner and token, to fill the caches in advance."""

from collections.abc import Sequence

from core.decktet import Card
from core.game import Seat
from games.jacynth.board import EXTENDED_DECK, NOBODY, PLACES, bears_tokens
from games.jacynth.districts import districts_of, points
from games.jacynth.view import Options, Plan, SeatView, View

_IN_THE_CITY = len(PLACES) - 3


def rehearsal_views() -> tuple[View, ...]:
    """Return artificial views for both numbers of seats; no real game looks like these."""
    deck = EXTENDED_DECK
    return tuple(
        _view(seats, first, cards)
        for seats in (2, 3)
        for first in range(seats)
        for cards in (deck, deck[::-1])
    )


def rehearsal_plan(view: View) -> Plan:
    """Return a planned card of the hand."""
    assert view.hand is not None
    return Plan(view.hand[0], PLACES[_IN_THE_CITY])


def _view(seats: int, first: int, cards: Sequence[Card]) -> View:
    """Return a view of a city with these cards, and a token on every other card."""
    laid, hand = cards[:_IN_THE_CITY], tuple(sorted(cards[_IN_THE_CITY : _IN_THE_CITY + 3]))
    grid = (*laid, None, None, None)
    tokens = tuple(_token(card, place + first, seats) for place, card in enumerate(grid))
    districts = districts_of(
        tuple(-1 if card is None else card for card in grid),
        tuple(NOBODY if seat is None else seat for seat in tokens),
    )
    scores = points(districts, seats)
    return View(
        viewer=Seat(0),
        options=Options(extended=True),
        order=tuple(Seat(seat) for seat in range(seats)),
        turn=Seat(first),
        grid=grid,
        tokens=tokens,
        districts=districts,
        pile_count=9,
        seats=tuple(SeatView(3, 2, score) for score in scores),
        hand=hand,
        resigned=(),
        last_seat=Seat(0),
        last_place=PLACES[first],
        last_influence=PLACES[first],
        outcome=None,
    )


def _token(card: Card | None, number: int, seats: int) -> Seat | None:
    if card is None or not bears_tokens(card) or number % 2:
        return None
    return Seat(number // 2 % seats)
