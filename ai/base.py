"""The interface of computer players, which choose a legal move from their own view.

Agents get views, never a state, so an agent cannot know more than its seat does.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from core.game import Game, Seat, Viewer
from core.rng import Rng


class Seen(Protocol):
    """The attributes that the views of all games share."""

    @property
    def viewer(self) -> Viewer:
        """The seat for which this view was made, or None for the public."""
        ...

    @property
    def options(self) -> Any:
        """The table's options: the game's own ``Options``."""
        ...


def seat_of(view: Seen) -> Seat:
    """Return the seat of this view. Raises ValueError for a view of the public."""
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

    ``iterations``: the number of playouts; with this limit alone the result is the same on every
    machine. ``out_of_time``: called before every simulated move, so that a slow machine exceeds the
    time by one of them at most; once it returns True the agent returns the best move so far. The
    caller supplies the clock.
    """

    iterations: int
    out_of_time: Callable[[], bool]


def unhurried(iterations: int) -> Budget:
    """Return a budget without a time limit."""
    return Budget(iterations, lambda: False)


class Agent(Protocol[M, V]):
    """A computer player of one game at one level.

    ``iterations``: the number of playouts it makes good use of; 0 if it does not search.
    """

    @property
    def iterations(self) -> int:
        """The number of iterations to give it for a move."""
        ...

    def choose(
        self,
        game: Game[S, M, E, V, O],
        view: V,
        legal: Sequence[M],
        rng: Rng,
        budget: Budget,
    ) -> M:
        """Return one of ``legal``, which is never empty.

        Equal arguments give equal moves, unless time runs out.
        """
        ...


class Greedy(Generic[M, V]):
    """Plays the move that looks best without looking ahead: ``best`` chooses it from the view."""

    iterations = 0

    def __init__(self, best: Callable[[V, Sequence[M]], M]) -> None:
        self._best = best

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """Return the move that looks best."""
        return self._best(view, legal)
