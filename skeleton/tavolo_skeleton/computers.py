"""Computer players of Skeleton, one for each level."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from ai.base import Agent, Budget
from core.game import Game, Level
from core.rng import Rng

from tavolo_skeleton.moves import Move
from tavolo_skeleton.unwritten import not_written
from tavolo_skeleton.view import View

S = TypeVar("S")
E = TypeVar("E")
Declared = TypeVar("Declared")


class Unwritten:
    """Plays nothing yet."""

    iterations = 0

    def choose(
        self,
        game: Game[S, Move, E, View, Declared],
        view: View,
        legal: Sequence[Move],
        rng: Rng,
        budget: Budget,
    ) -> Move:
        """Choose one of the legal moves."""
        not_written(7, "choose a move, from the view and the legal moves alone")


AGENTS: Final[Mapping[Level, Agent[Move, View]]] = {
    "easy": Unwritten(),
    "normal": Unwritten(),
    "hard": Unwritten(),
}
