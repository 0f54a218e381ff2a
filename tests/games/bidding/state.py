"""The full state of a game of Bidding, secrets included."""

from collections.abc import Iterator

import msgspec

from core.game import Seat
from core.rng import Rng
from tests.games.bidding.moves import CARDS, NO_CARD, Bids, Card
from tests.games.bidding.view import Options


class State(msgspec.Struct, frozen=True):
    """The full state. ``prizes``: all, in their order. ``rounds``: the bids of each complete round.
    ``bids``: those that are face down now.
    """

    options: Options
    rng: Rng
    prizes: tuple[Card, ...]
    rounds: tuple[Bids, ...]
    bids: Bids
    resigned: tuple[bool, ...]


def staying(state: State) -> list[Seat]:
    """The seats that have not resigned, ascending."""
    return [Seat(seat) for seat, gone in enumerate(state.resigned) if not gone]


def unshown(state: State, seat: int) -> tuple[Card, ...]:
    """The cards a seat has not spent, ascending; one of them may lie on the table."""
    spent = {bids[seat] for bids in state.rounds}
    return tuple(card for card in CARDS if card not in spent)


def hand(state: State, seat: int) -> tuple[Card, ...]:
    """The cards a seat can bid, ascending."""
    return tuple(card for card in unshown(state, seat) if card != state.bids[seat])


def taker_of(bids: Bids) -> Seat | None:
    """Who bid the highest card that nobody else bid."""
    alone = [card for card in bids if card != NO_CARD and bids.count(card) == 1]
    return Seat(bids.index(max(alone))) if alone else None


def stakes(state: State) -> Iterator[int]:
    """What was bid for in each round, and is in the one that is being played."""
    left_over = 0
    for number, prize in enumerate(state.prizes[: len(state.rounds) + 1]):
        yield prize + left_over
        is_left = number < len(state.rounds) and taker_of(state.rounds[number]) is None
        left_over = prize + left_over if is_left and state.options.carried_over else 0


def points(state: State, seat: int) -> int:
    """What a seat has taken."""
    taken = zip(state.rounds, stakes(state), strict=False)
    return sum(stake for bids, stake in taken if taker_of(bids) == seat)
