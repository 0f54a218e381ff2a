"""Computer players that look ahead: playouts from the root, a tree of them, and weaker players."""

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import accumulate, count, islice
from math import exp, log, sqrt
from random import Random
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from ai.base import Budget, E, M, O, S, Seen, V, seat_of
from core.game import Game, Outcome, Seat
from core.rng import Rng

# The search that all games share: flat Monte Carlo with sequential halving over sampled states.
#
# Each candidate is tried in the same states, sampled to fit the searcher's view. A playout
# continues with habit moves up to a horizon and is scored by `Sense.promise`, or by the outcome if
# the game ends before. The iterations are divided among rounds; after each round the better half of
# the candidates stays, so close candidates get the most playouts.
#
# A game that provides its `Sense`, three functions over views and moves, gets a searching player.

V_contra = TypeVar("V_contra", bound=Seen, contravariant=True)

Chance: TypeAlias = Callable[[], float]
"""Returns a new random number from 0 (included) to 1 (excluded) at each call."""

Glance: TypeAlias = Callable[[Seat], V]
"""Returns a seat's view of the state in which a playout stopped."""

Judge: TypeAlias = Callable[[Outcome, Collection[Seat]], float]
"""The score of a finished game for the seats that win together, from 0 to 1; see `reward`."""

_SHARE_OF_VICTORY: Final = 0.8
"""A victory's part of a score; the rest is for the margin: the search keeps losses small and does
not risk won games.
"""

_DRAWS_IN_A_WORLD: Final = 1 << 32
"""Distance between the counters of two sampled states, so that their draws never overlap."""


class Sense(Protocol[M, V_contra]):
    """What the search needs to know about a game."""

    def candidates(self, view: V_contra, legal: Sequence[M]) -> Sequence[M]:
        """Return the moves worth trying, the most likely first; at least one."""
        ...

    def habit(self, view: V_contra, legal: Sequence[M], chance: Chance) -> M:
        """Return a quick move for the seat that has this view; playouts consist of these."""
        ...

    def promise(self, look: Glance[V_contra], seat: Seat) -> float:
        """Return the score of an unfinished game for this seat, from 0 to 1; compare `reward`."""
        ...


class OutOfTime(Exception):
    """The time is over in the middle of a playout."""


class Trial(Generic[M]):
    """A candidate and the sum of the rewards of its playouts."""

    __slots__ = ("move", "reward")

    def __init__(self, move: M) -> None:
        self.move = move
        self.reward = 0.0


class Search(Generic[M, V]):
    """Tries candidates in sampled states and chooses the one with the best rewards.

    ``iterations``: a good number of playouts. ``depth``, ``turns``: see `Horizon`.
    """

    def __init__(
        self, sense: Sense[M, V], iterations: int, depth: int, turns: int | None = None
    ) -> None:
        self._sense = sense
        self._depth = depth
        self._turns = turns
        self.iterations = iterations

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """Return the best candidate; the most likely one if time allows no playout of each."""
        number, rng = rng.below(1 << 64)
        imagined, searcher = worlds(game, view, rng), seat_of(view)
        horizon = Horizon(self._depth, searcher, self._turns)
        playouts = Playouts(game, self._sense, horizon, number, budget, reward)
        trials = [Trial(move) for move in self._sense.candidates(view, legal)]
        left = budget.iterations
        try:
            for rounds in range((len(trials) - 1).bit_length(), 0, -1):
                for _ in range(left // rounds // len(trials)):
                    playouts.mind_the_time()
                    _try_all(trials, next(imagined), searcher, playouts)
                    left -= len(trials)
                trials = _better_half(trials)
        except OutOfTime:
            trials = _better_half(trials)
        return trials[0].move


class Horizon(msgspec.Struct, frozen=True):
    """When a playout stops: after ``depth`` moves,

    or earlier, when ``seat``, which has just moved, is about to begin its turn for the ``turns``-th
    time. Then all seats have had equally many turns, and a move that ends the own turn is not
    blamed for what the others did in the moves it saved.
    """

    depth: int
    seat: Seat | None = None
    turns: int | None = None


class Playouts(Generic[S, M, E, V, O]):
    """Plays on by habit up to the horizon and scores the result.

    ``number``: random seed for habits that use chance. ``judge``: scores games played to the end.
    """

    __slots__ = ("_budget", "_chance", "_horizon", "_judge", "_sense", "game")

    def __init__(
        self,
        game: Game[S, M, E, V, O],
        sense: Sense[M, V],
        horizon: Horizon,
        number: int,
        budget: Budget,
        judge: Judge,
    ) -> None:
        self.game = game
        self._sense = sense
        self._judge = judge
        self._horizon = horizon
        self._chance = Random(number).random
        self._budget = budget

    def rewards(self, state: S, seats: Collection[Seat]) -> dict[Seat, float]:
        """Return the expected score of each of these seats, from 0 to 1. Raises OutOfTime."""
        end = self._played_on(state)
        outcome = self.game.outcome(end)
        look = partial(self.game.view_for, end)
        if outcome is None:
            return {seat: self._sense.promise(look, seat) for seat in seats}
        side_of = partial(self.game.side, look(min(seats)).options)
        return {seat: self._judge(outcome, _partners(outcome, seat, side_of)) for seat in seats}

    def _played_on(self, state: S) -> S:
        game, horizon = self.game, self._horizon
        before, turns = horizon.seat, 0
        for _ in range(horizon.depth):
            acting = game.to_act(state)
            if not acting:
                break
            seat = min(acting)
            turns += seat == horizon.seat != before
            if turns == horizon.turns:
                break
            self.mind_the_time()
            before = seat
            legal = list(game.legal_moves(state, seat))
            move = self._sense.habit(game.view_for(state, seat), legal, self._chance)
            state = game.apply(state, seat, move).state
        return state

    def mind_the_time(self) -> None:
        """Raise OutOfTime if the time is over."""
        if self._budget.out_of_time():
            raise OutOfTime


def _try_all(
    trials: Sequence[Trial[M]], world: S, searcher: Seat, playouts: Playouts[S, M, E, V, O]
) -> None:
    """Play each candidate in the same state. Raises OutOfTime; then no reward is counted."""
    rewards = []
    for trial in trials:
        after = playouts.game.apply(world, searcher, trial.move).state
        rewards.append(playouts.rewards(after, (searcher,))[searcher])
    for trial, earned in zip(trials, rewards, strict=True):
        trial.reward += earned


def _partners(outcome: Outcome, seat: Seat, side_of: Callable[[Seat], int]) -> list[Seat]:
    """Return the seats that win together with this one, itself included."""
    return [s.seat for s in outcome.standings if side_of(s.seat) == side_of(seat)]


def reward(outcome: Outcome, side: Collection[Seat]) -> float:
    """Return the score of a finished game for the seats that win together, from 0 to 1.

    A victory shared with rivals counts in part, one shared with partners in full. In a game without
    points only victory counts.
    """
    winners = outcome.winners
    victory = sum(seat in side for seat in winners) / len(winners)
    if not any(s.points for s in outcome.standings):
        return victory
    own = max(s.points for s in outcome.standings if s.seat in side)
    rivals = max((s.points for s in outcome.standings if s.seat not in side), default=0)
    margin = (own - rivals) / max(abs(own) + abs(rivals), 1)
    return _SHARE_OF_VICTORY * victory + (1 - _SHARE_OF_VICTORY) * (1 + margin) / 2


def likelihood(doubt: float) -> Judge:
    """Return a judge for long playouts, whose points are unreliable.

    Each lead of ``doubt`` points multiplies the odds of victory by e; the first rank counts nearly
    a point. A seat that has more points than a seat ranked before it (it gave up) cannot win.
    """

    def judge(outcome: Outcome, side: Collection[Seat]) -> float:
        standings = outcome.standings
        most = max(s.points for s in standings)
        weights = {
            s.seat: exp((s.points - most - s.rank / len(standings)) / doubt)
            for s in standings
            if not any(o.rank < s.rank and o.points < s.points for o in standings)
        }
        return sum(weights.get(seat, 0.0) for seat in side) / sum(weights.values())

    return judge


def worlds(game: Game[S, M, E, V, O], view: V, rng: Rng) -> Iterator[S]:
    """Iterate without end over random states that fit this view."""
    for start in count(rng.counter, _DRAWS_IN_A_WORLD):
        yield game.imagine(view, Rng(rng.seed, start))


def _better_half(trials: list[Trial[M]]) -> list[Trial[M]]:
    """Return the better half, rounded up, best first; equal ones keep their order."""
    ranked = sorted(trials, key=lambda trial: trial.reward, reverse=True)
    return ranked[: (len(trials) + 1) // 2]


# Monte Carlo tree search with hidden information, for levels that have time for it (ISMCTS).
#
# Each iteration samples a state that fits the searcher's view and walks down one tree of moves that
# all states share: at each position the acting seat takes the move with the best reward for it so
# far, or one that was tried too seldom. Where the walk leaves the tree it adds a branch, continues
# by habit and is scored as in `ai.search`; every branch on the way is credited with the reward
# of the seat that moved there.
#
# The method is that of P. Cowling, E. Powley and D. Whitehouse, *Information Set Monte Carlo Tree
# Search* (2012), with one tree, the searcher's; with more than two seats each seat maximizes its
# own reward. A position considers more of its candidates the more often it is visited.

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


# A weaker player: it chooses among its best candidates at random.


class NextBest(Generic[M, V]):
    """Plays one of the first candidates at random, but takes an immediate victory.

    ``sense``: orders the candidates. ``shares``: the percentage of decisions in which it plays the
    first of them, the second, and so on.
    """

    iterations = 0

    def __init__(self, sense: Sense[M, V], shares: Sequence[int]) -> None:
        self._sense = sense
        self._bounds = tuple(accumulate(shares))

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """Return the best candidate if it seems to win at once; otherwise a random one."""
        candidates = self._sense.candidates(view, legal)
        drawn, rng = rng.below(self._bounds[-1])
        place = min(bisect_right(self._bounds, drawn), len(candidates) - 1)
        if place and _seems_to_win(game, view, candidates[0], rng):
            place = 0
        return candidates[place]


def _seems_to_win(game: Game[S, M, E, V, O], view: V, move: M, rng: Rng) -> bool:
    """Whether this move wins the game in a random state that fits the view."""
    seat = seat_of(view)
    outcome = game.outcome(game.apply(game.imagine(view, rng), seat, move).state)
    return outcome is not None and seat in outcome.winners
