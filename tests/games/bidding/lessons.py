"""Lesson and picture of Bidding (core.lessons); texts in ``locales/*/bidding_lessons.ftl``.

Each position is one in which a bid is sure to be right, whatever the rival's card is.
"""

from typing import Final

from core.game import Seat
from core.lessons import RIGHT, Lesson, Position, Task
from core.rng import Rng
from tests.games.bidding.moves import NO_CARD, Bids, Card
from tests.games.bidding.state import State
from tests.games.bidding.view import Options

_LEARNER: Final = Seat(0)


def _at(prizes: str, own: str, rivals: str, *frame: str) -> Position[State]:
    """Return a position between two in which the learner is to bid.

    ``prizes``: all five in their order. ``own``, ``rivals``: the cards each has spent, in order.
    """
    rounds: tuple[Bids, ...] = tuple(
        (Card(int(mine)), Card(int(other))) for mine, other in zip(own, rivals, strict=True)
    )
    order = tuple(Card(int(prize)) for prize in prizes)
    bids = (NO_CARD, NO_CARD)
    state = State(Options(), Rng(bytes(32)), order, rounds, bids, (False, False))
    return Position(state, _LEARNER, frame=frame)


_TASKS: Final = (
    Task("highest", _at("21534", "324", "135", "seats", "hand"), {"bid 1": "low", "bid 5": RIGHT}),
    Task("alone", _at("45213", "145", "345", "seats", "hand"), {"bid 2": "alike", "bid 3": RIGHT}),
    Task("save", _at("23415", "134", "215", "seats", "hand"), {"bid 5": "wasted", "bid 2": RIGHT}),
    Task(
        "carried", _at("12453", "243", "153", "seats", "hand"), {"bid 1": "little", "bid 5": RIGHT}
    ),
    Task("spent", _at("12345", "1234", "2145", "seats", "hand"), {"bid 5": RIGHT, "bid 4": "gone"}),
)

LESSON: Final = Lesson(_TASKS, {"table": _at("23415", "13", "21", "seats")})
