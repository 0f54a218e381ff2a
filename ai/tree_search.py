"""Tree search over imagined worlds, for players that use their time: information-set Monte Carlo.

Each iteration draws a world from the searcher's view and walks down one tree that all worlds share,
by moves: at each position whoever acts there takes the move that did best for them so far, or one
that was tried too seldom to know. Where the walk leaves the tree it adds a branch, goes on by habit
and is judged as in `ai.search`; what came out is credited to every branch on the way, to each by
what it meant to the seat that moved.

The method is that of P. Cowling, E. Powley and D. Whitehouse, *Information Set Monte Carlo Tree
Search* (2012), with one tree, the searcher's; with more than two seats each seat wants its own
reward. A position opens its candidates one after the other, the more the oftener it is met.
"""

from collections.abc import Sequence
from itertools import islice
from math import log, sqrt
from typing import Final, Generic

from ai.base import Budget, E, M, O, S, V, seat_of
from ai.search import Horizon, Judge, OutOfTime, Playouts, Sense, reward, worlds
from core.game import Game, Seat
from core.rng import Rng

_OPENED: Final = 1.5
"""Candidates open at a position: so many times the square root of how often it was met."""


class _Branch(Generic[M]):
    """A move in a position, and the position behind it.

    ``met``: how often it could have been taken; ``taken``: how often it was; ``reward``: what that
    brought to the seat that moved, added up.
    """

    __slots__ = ("branches", "met", "reward", "taken")

    def __init__(self) -> None:
        self.branches: dict[M, _Branch[M]] = {}
        self.met = 0
        self.taken = 0
        self.reward = 0.0

    def chosen(self, candidates: Sequence[M], curiosity: float) -> M:
        """The move to go on with: among those that are open the most promising."""
        width = 1 + int(_OPENED * sqrt(self.taken))
        for move in candidates[:width]:
            branch = self.branches.get(move)
            if branch is None:
                self.branches[move] = _Branch()
                return move
            branch.met += 1
        return max(candidates[:width], key=lambda move: self.branches[move].hope(curiosity))

    def trust(self, move: M) -> tuple[int, float]:
        """How often this move was taken here, and what it brought."""
        branch = self.branches.get(move)
        return (branch.taken, branch.reward) if branch else (0, 0.0)

    def hope(self, curiosity: float) -> float:
        """The mean reward, and the more on top the less that is known."""
        mean = self.reward / max(self.taken, 1)
        return mean + curiosity * sqrt(log(self.met + 1) / max(self.taken, 1))


class TreeSearch(Generic[M, V]):
    """Takes the move that its walks took most often.

    ``iterations``: walks that are worth their time. ``depth``: moves by habit behind the tree
    before a walk is judged as it stands; ``judge``: of one that came to the end of the game.
    ``curiosity``: how much a branch tried seldom is preferred; the less the rewards differ, the
    less it may be.
    """

    def __init__(
        self,
        sense: Sense[M, V],
        iterations: int,
        depth: int,
        judge: Judge = reward,
        curiosity: float = 0.35,
    ) -> None:
        self._sense = sense
        self._depth = depth
        self._judge = judge
        self._curiosity = curiosity
        self.iterations = iterations

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """The branch taken most; the most likely candidate when there was no time at all."""
        number, rng = rng.below(1 << 64)
        playouts = Playouts(game, self._sense, Horizon(self._depth), number, budget, self._judge)
        first, root = self._sense.candidates(view, legal), _Branch[M]()
        walks = 0 if len(first) == 1 else budget.iterations
        try:
            for world in islice(worlds(game, view, rng), walks):
                self._walk(root, world, seat_of(view), playouts)
        except OutOfTime:
            pass
        return max(first, key=root.trust)

    def _walk(
        self, root: _Branch[M], state: S, seat: Seat, playouts: Playouts[S, M, E, V, O]
    ) -> None:
        """From the root, where ``seat`` moves, into the tree, beyond it by habit, and back.

        Raises OutOfTime; then the walk counts for nothing.
        """
        game = playouts.game
        node, way, acting = root, list[tuple[Seat, _Branch[M]]](), frozenset((seat,))
        while acting:
            playouts.mind_the_time()
            seat = min(acting)
            legal = list(game.legal_moves(state, seat))
            candidates = self._sense.candidates(game.view_for(state, seat), legal)
            move = node.chosen(candidates, self._curiosity)
            node = node.branches[move]
            way.append((seat, node))
            state = game.apply(state, seat, move).state
            acting = game.to_act(state) if node.taken else frozenset()
        rewards = playouts.rewards(state, {seat for seat, _ in way})
        root.taken += 1
        for seat, branch in way:
            branch.taken += 1
            branch.reward += rewards[seat]
