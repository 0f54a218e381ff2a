"""Positions of Bidding for pictures, played by its rules from one deal."""

from typing import Final

from core.game import Seat, Viewer
from tests.games.bidding.game import BIDDING
from tests.games.bidding.moves import Bid, Card
from tests.games.bidding.state import State
from tests.games.bidding.view import Options, View
from tests.rendering.picture_texts import SEATS, SOLO
from tests.rendering.reference_picture import Kept


def _after(seats: int, *rounds: str) -> State:
    """The state after these bids, a card for each seat in its order; "-": none yet."""
    state = BIDDING.initial_state(seats, Options(), bytes(32)).state
    for bids in rounds:
        for seat, card in enumerate(bids):
            if card != "-":
                state = BIDDING.apply(state, Seat(seat), Bid(Card(int(card)))).state
    return state


def _seen(state: State, viewer: Viewer = None) -> View:
    return BIDDING.view_for(state, viewer)


_ROUNDS: Final = ("123", "351", "542", "215", "434")

START: Final = _seen(_after(2))
MIDDLE: Final = _seen(_after(3, *_ROUNDS[:2], "5--"))
MIDDLE_OWN: Final = _seen(_after(3, *_ROUNDS[:2], "5--"), Seat(1))
FOUR_OWN: Final = _seen(_after(4, "1234"), Seat(3))
REVEALED: Final = BIDDING.reveal(_after(3, *_ROUNDS[:2], "5--"))
FINISHED: Final = _seen(_after(3, *_ROUNDS))

ALL: Final = {
    "revealed": REVEALED,
    "start": START,
    "middle": MIDDLE,
    "middle_own": MIDDLE_OWN,
    "four_own": FOUR_OWN,
    "finished": FINISHED,
}

PLANS: Final = {"middle_own": Card(4)}

GOLDEN: Final = {
    "start": Kept(START, SEATS),
    "finished": Kept(FINISHED, SOLO[:3]),
    "plan": Kept(FOUR_OWN, SOLO, "fr", plan=Card(5)),
}
