"""What the try board asks of Bidding: any card that another seat still has."""

from collections.abc import Iterator

from core.game import Seat
from core.rng import Rng
from tests.games.bidding.moves import Bid, Move
from tests.games.bidding.redact import imagine
from tests.games.bidding.rules import check
from tests.games.bidding.state import State
from tests.games.bidding.view import View


def possible(view: View, seat: Seat) -> Iterator[Move]:
    """The cards of a seat that has not bid, ascending."""
    seen = view.seats[seat]
    if view.outcome is None and not (seen.has_bid or seen.resigned):
        yield from map(Bid, seen.unshown)


def fitting(view: View, seat: Seat, move: Move, rng: Rng) -> State | None:
    """A random state that fits, if the seat may bid the card."""
    state = imagine(view, rng)
    return state if check(state, seat, move) is None else None


def passed(_state: State, _seat: Seat) -> State | None:
    """A bid cannot be left out."""
    return None


def left_open(_state: State, _seat: Seat, _move: Move) -> None:
    """Return None: bids are turned up together."""
