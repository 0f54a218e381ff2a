"""Monte Carlo tree search with hidden information, for levels that have time for it (ISMCTS).

Each iteration samples a state that fits the searcher's view and walks down one tree of moves that
all states share: at each position the acting seat takes the move with the best reward for it so
far, or one that was tried too seldom. Where the walk leaves the tree it adds a branch, continues by
habit and is scored as in `ai.flat_search`; every branch on the way is credited with the reward of
the seat that moved there.

The method is that of P. Cowling, E. Powley and D. Whitehouse, *Information Set Monte Carlo Tree
Search* (2012), with one tree, the searcher's; with more than two seats each seat maximizes its own
reward. A position considers more of its candidates the more often it is visited.
"""

from collections.abc import Sequence
from itertools import islice
from math import log, sqrt
from typing import Final, Generic

from ai.base import Budget, E, M, O, S, V, seat_of
from ai.flat_search import Horizon, Judge, OutOfTime, Playouts, Sense, reward, worlds
from core.game import Game, Seat
from core.rng import Rng

_OPENED: Final = 1.5
"""Candidates considered at a position: this times the square root of its visits, plus one."""


class _Branch(Generic[M]):
    """A move in a position, and the position after it.

    ``met``: how often it was available; ``taken``: how often it was chosen; ``reward``: the sum of
    its rewards to the seat that moved.
    """

    __slots__ = ("branches", "met", "reward", "taken")

    def __init__(self) -> None:
        self.branches: dict[M, _Branch[M]] = {}
        self.met = 0
        self.taken = 0
        self.reward = 0.0

    def chosen(self, candidates: Sequence[M], curiosity: float) -> M:
        """Return the move to go on with: the most promising of those considered."""
        width = 1 + int(_OPENED * sqrt(self.taken))
        for move in candidates[:width]:
            branch = self.branches.get(move)
            if branch is None:
                self.branches[move] = _Branch()
                return move
            branch.met += 1
        return max(candidates[:width], key=lambda move: self.branches[move].hope(curiosity))

    def trust(self, move: M) -> tuple[int, float]:
        """Return how often this move was taken here, and the sum of its rewards."""
        branch = self.branches.get(move)
        return (branch.taken, branch.reward) if branch else (0, 0.0)

    def hope(self, curiosity: float) -> float:
        """Return the mean reward plus an exploration bonus for rarely tried moves (UCB1)."""
        mean = self.reward / max(self.taken, 1)
        return mean + curiosity * sqrt(log(self.met + 1) / max(self.taken, 1))


class TreeSearch(Generic[M, V]):
    """Chooses the move that its walks took most often.

    ``iterations``: a good number of walks. ``depth``: habit moves after the tree before a walk is
    scored as it stands; ``judge``: scores games played to the end. ``curiosity``: weight of the
    exploration bonus; the less the rewards differ, the smaller it may be.
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
        """Return the branch taken most; the most likely candidate if time allowed no walk."""
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
        """Walk from the root, where ``seat`` moves, into the tree, on by habit, and credit rewards.

        Raises OutOfTime; then the walk is not counted.
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
