"""The complete state of a game of Jacynth, secrets included; stored, never shown.

Hands are bit sets of cards (core.decktet).
"""

import msgspec

from core.decktet import Card
from core.game import Seat
from core.rng import Rng
from games.jacynth.board import NOBODY
from games.jacynth.districts import Grid, Tokens
from games.jacynth.rule_numbers import TOKENS
from games.jacynth.view import Options

FULL = "full"
RESIGNED = "resigned"


class State(msgspec.Struct, frozen=True, gc=False):
    """A position.

    ``order``: the seats in the order of play. ``turn``: the seat to act, while ``ended`` is empty.
    ``pile``: bottom to top. ``hands``: the set of cards of each seat. ``resigned``: seats, in the
    order in which they resigned. ``last_*``: what the last move changed, NOBODY for nothing.
    """

    options: Options
    rng: Rng
    order: tuple[Seat, ...]
    turn: Seat
    pile: tuple[Card, ...]
    hands: tuple[int, ...]
    grid: Grid
    tokens: Tokens
    resigned: tuple[Seat, ...] = ()
    last_seat: int = NOBODY
    last_place: int = NOBODY
    last_influence: int = NOBODY
    ended: str = ""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)


def with_hand(hands: tuple[int, ...], seat: int, hand: int) -> tuple[int, ...]:
    """Return the hands with this seat's replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def tokens_left(state: State, seat: int) -> int:
    """Return how many tokens this seat has not placed. Rule: R-1.6."""
    return TOKENS - state.tokens.count(seat)
