"""The complete state of a game of Ruta, secrets included; stored, never shown.

Sets of cards and of routes are bit sets (games.ruta.board). Seats are 0 and 1.
"""

import msgspec

from core.decktet import Card
from core.rng import Rng
from games.ruta.view import Options

NOBODY = -1
"""Marks the absence of a seat, route or slot in stored states."""

PLACED_ALL_TOKENS = "tokens"
BOTH_STUCK = "stuck"
RESIGNED = "resigned"

Pair = tuple[int, int]
"""One number for each seat."""


class Supply(msgspec.Struct, frozen=True, gc=False):
    """The cards in no hand, and the random generator that shuffles them.

    ``draft``: the face-up slots, NO_CARD where empty. ``shuffled``: the order of the last shuffle,
    bottom to top; its first ``pile_count`` cards are still the pile, the others have left it.
    ``discard``: bottom to top.
    """

    draft: Pair
    shuffled: tuple[Card, ...]
    pile_count: int
    discard: tuple[Card, ...]
    rng: Rng

    @property
    def pile(self) -> tuple[Card, ...]:
        """The draw pile, bottom to top."""
        return self.shuffled[: self.pile_count]


class State(msgspec.Struct, frozen=True, gc=False):
    """A position. ``hands``, ``known``, ``jokers``: sets of cards of each seat.

    ``known``: the cards of the hand that everyone saw taken. ``claimed``: the set of routes of each
    seat. ``turn``: the seat to act while ``ended`` is empty. ``passes``: consecutive forced passes.
    ``last_*``: what the last move changed. ``resigned``: the seat that resigned, or NOBODY.
    """

    options: Options
    supply: Supply
    turn: int
    hands: Pair
    known: Pair
    jokers: Pair
    claimed: Pair = (0, 0)
    draw_owed: bool = False
    plays_again: bool = False
    passes: int = 0
    move_number: int = 0
    last_seat: int = NOBODY
    last_route: int = NOBODY
    last_slot: int = NOBODY
    ended: str = ""
    resigned: int = NOBODY


def with_seat(pair: Pair, seat: int, number: int) -> Pair:
    """Return the pair with this seat's number replaced."""
    return (number, pair[1]) if seat == 0 else (pair[0], number)
