"""The engine of Bidding in the words of its referee."""

from collections.abc import Iterable
from typing import Any

from core.game import EVERYONE, Only, Told
from tests.games.bidding.moves import Bid, BidLaid, BidsShown, Card, Event, PrizeTurnedUp, Resigned
from tests.games.bidding.tests.referee.referee import ALL
from tests.games.bidding.view import View
from tests.referee.outcomes import outcome_words as outcome_words


def engine_move(move: tuple[Any, ...]) -> Bid:
    """A referee's move as the engine takes it."""
    return Bid(Card(move[1]))


def move_words(move: Bid) -> tuple[str, int]:
    """An engine's move as the referee says it."""
    return "bid", move.card


def story(told: Iterable[Told[Event]]) -> list[tuple[Any, ...]]:
    """What was told, each line with to whom."""
    return [(*_line(each.event), _to(each)) for each in told]


def _to(told: Told[Event]) -> Any:
    if told.to == EVERYONE:
        return ALL
    assert isinstance(told.to, Only)
    (seat,) = told.to.seats
    return seat


def _line(event: Event) -> tuple[Any, ...]:
    match event:
        case PrizeTurnedUp():
            return ("prize", event.prize, event.stake)
        case BidLaid():
            return ("laid", event.seat, event.card)
        case BidsShown():
            return ("shown", event.bids, event.stake, event.taker)
        case Resigned():
            return ("resigned", event.seat)


def next_prize(told: Iterable[Told[Event]]) -> int | None:
    """The prize that was turned up, which the referee cannot know."""
    return next((each.event.prize for each in told if isinstance(each.event, PrizeTurnedUp)), None)


def view_words(view: View) -> dict[str, Any]:
    """A view as the referee says it."""
    return {
        "prizes": view.prizes,
        "stake": view.stake,
        "seats": [
            (list(seat.unshown), seat.has_bid, seat.points, seat.resigned) for seat in view.seats
        ],
        "hand": None if view.hand is None else list(view.hand),
        "bid": view.bid,
    }
