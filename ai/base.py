"""What a computer player is: it chooses among its legal moves from its own view.

No state is ever handed in, so none can be peeked at: what an agent knows is what its seat knows.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from core.game import Game, Seat, Viewer
from core.rng import Rng


class Seen(Protocol):
    """What the views of all games have in common."""

    @property
    def viewer(self) -> Viewer:
        """Whose eyes look."""
        ...

    @property
    def options(self) -> Any:
        """What was agreed on: the game's own Options."""
        ...


def seat_of(view: Seen) -> Seat:
    """The seat that sees this. Raises ValueError for what the public sees: it does not play."""
    if view.viewer is None:
        raise ValueError("the public does not play")
    return view.viewer


S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V", bound=Seen)
O = TypeVar("O")  # noqa: E741  (options)


class Budget(msgspec.Struct, frozen=True):
    """How long an agent may think about one move.

    ``iterations``: playouts, the measure that gives the same move everywhere. ``out_of_time``:
    asked before every move that is only imagined, so that a slow machine overruns by no more than
    one of them; once it says yes the best move so far is taken. Whoever hands it in holds the
    clock.
    """

    iterations: int
    out_of_time: Callable[[], bool]


def unhurried(iterations: int) -> Budget:
    """A budget without a clock."""
    return Budget(iterations, lambda: False)


class Agent(Protocol[M, V]):
    """A computer player of one game at one level.

    ``iterations``: what it makes good use of; 0 when it does not search.
    """

    @property
    def iterations(self) -> int:
        """How many iterations to give it for a move."""
        ...

    def choose(
        self,
        game: Game[S, M, E, V, O],
        view: V,
        legal: Sequence[M],
        rng: Rng,
        budget: Budget,
    ) -> M:
        """One of ``legal``, which is never empty.

        Equal arguments give equal moves, as long as time does not run out.
        """
        ...


class Greedy(Generic[M, V]):
    """Plays what looks best without looking ahead: of a view and its legal moves, ``best``."""

    iterations = 0

    def __init__(self, best: Callable[[V, Sequence[M]], M]) -> None:
        self._best = best

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """The move that looks best."""
        return self._best(view, legal)
