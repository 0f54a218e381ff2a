"""The rules of Skeleton; the numbers are those of ``rules.md``."""

from collections.abc import Iterator
from typing import TypeAlias

from core.errors import IllegalMove, Refusal
from core.game import EVERYONE, Outcome, Seat, Standing, Step, Told
from core.rng import Rng
from core.texts import Player
from msgspec.structs import replace

from tavolo_skeleton.moves import Event, Laid, Move, Resigned, Take, Taken
from tavolo_skeleton.state import State
from tavolo_skeleton.view import Options

SEATS = 2
MOST_TAKEN = 3

Result: TypeAlias = Step[State, Event]


def initial_state(seats: int, options: Options, seed: bytes) -> Result:
    """Lay out the heap. R-1.1."""
    if seats != SEATS:
        raise ValueError("Skeleton is a game for two")
    state = State(options, Rng(seed), options.heap, Seat(0), None, (False,) * seats)
    return Step(state, (Told(Laid(options.heap), EVERYONE),))


def to_act(state: State) -> frozenset[Seat]:
    """Return whose turn it is. R-1.2."""
    return frozenset() if outcome(state) is not None else frozenset((state.turn,))


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Return why these stones cannot be taken now, or None if they can. R-1.2."""
    if outcome(state) is not None:
        return Refusal("skeleton-refusal-game-over")
    if seat != state.turn:
        return Refusal("skeleton-refusal-not-your-turn", {"owner": Player(state.turn)})
    if not 1 <= move.stones <= min(MOST_TAKEN, state.heap):
        return Refusal("skeleton-refusal-number", {"most": min(MOST_TAKEN, state.heap)})
    return None


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Iterate over one, two or three stones."""
    if seat in to_act(state):
        yield from map(Take, range(1, min(MOST_TAKEN, state.heap) + 1))


def apply(state: State, seat: Seat, move: Move) -> Result:
    """Take stones. R-1.2."""
    if (refusal := check(state, seat, move)) is not None:
        raise IllegalMove(refusal)
    rest, rival = state.heap - move.stones, Seat(1 - seat)
    after = replace(state, heap=rest, turn=rival, last=seat)
    return Step(after, (Told(Taken(seat, move.stones), EVERYONE),))


def fallback_move(_state: State, _seat: Seat) -> Move:
    """Take one stone."""
    return Take(1)


def withdraw(state: State, seat: Seat) -> Result:
    """Resign: the other has won. R-1.3."""
    if outcome(state) is not None:
        raise IllegalMove(Refusal("skeleton-refusal-game-over"))
    resigned = (*state.resigned[:seat], True, *state.resigned[seat + 1 :])
    return Step(replace(state, resigned=resigned), (Told(Resigned(seat), EVERYONE),))


def outcome(state: State) -> Outcome | None:
    """Return the ranking: whoever takes the last stone has won. R-1.3."""
    if any(state.resigned):
        return _won(Seat(state.resigned.index(False)), "resigned")
    if state.heap == 0 and state.last is not None:
        return _won(state.last, "taken")
    return None


def _won(winner: Seat, reason: str) -> Outcome:
    loser = Seat(1 - winner)
    return Outcome((Standing(winner, 1, 0, ()), Standing(loser, 2, 0, ())), reason)
