"""A seat's action: a move or a resignation. Both may reveal hidden information."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from core.game import Game, Seat, Step

S = TypeVar("S")
E = TypeVar("E")
M = TypeVar("M")


@dataclass(frozen=True)
class Deed(Generic[M]):
    """A seat's move; None: it resigns."""

    seat: Seat
    move: M | None

    def done_in(self, game: Game[S, M, E, Any, Any], state: S) -> Step[S, E]:
        """What comes of it. Raises IllegalMove where it cannot be done."""
        if self.move is None:
            return game.withdraw(state, self.seat)
        return game.apply(state, self.seat, self.move)
