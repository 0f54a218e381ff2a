"""The search that all games share: flat Monte Carlo with sequential halving over imagined worlds.

Each candidate move is tried in the same worlds, all drawn from the searcher's view. A playout goes
on by habit for so many moves and is judged by what it promises, or by the outcome when the game
ends before. The iterations are shared out over rounds; after each round the better half of the
candidates goes on: the closer two moves are, the more playouts they get.

A game brings its `Sense`, three functions over views and moves, and has a searching player for any
number of seats.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import count
from math import exp
from random import Random
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from ai.base import Budget, E, M, O, S, Seen, V, seat_of
from core.game import Game, Outcome, Seat
from core.rng import Rng

V_contra = TypeVar("V_contra", bound=Seen, contravariant=True)

Chance: TypeAlias = Callable[[], float]
"""A number from 0 up to 1, each call another."""

Glance: TypeAlias = Callable[[Seat], V]
"""What a seat would see where a playout stopped."""

Judge: TypeAlias = Callable[[Outcome, Collection[Seat]], float]
"""What a finished game is worth to those who win together, from 0 to 1; see `reward`."""

_SHARE_OF_VICTORY: Final = 0.8
"""Of the reward of a finished game; the rest is for the margin, so that lost games are not lost
carelessly and won ones not risked."""

_DRAWS_IN_A_WORLD: Final = 1 << 32
"""The chance of one imagined world starts so many draws after that of the world before."""


class Sense(Protocol[M, V_contra]):
    """What a game's module knows of playing well."""

    def candidates(self, view: V_contra, legal: Sequence[M]) -> Sequence[M]:
        """The moves worth trying, the most likely first; at least one."""
        ...

    def habit(self, view: V_contra, legal: Sequence[M], chance: Chance) -> M:
        """What whoever sees this would do without long thought; every move of a playout."""
        ...

    def promise(self, look: Glance[V_contra], seat: Seat) -> float:
        """How well an unfinished game goes for this seat, from 0 to 1; compare `reward`."""
        ...


class OutOfTime(Exception):
    """A thought has to end in the middle of a playout."""


class Trial(Generic[M]):
    """A candidate and the rewards of its playouts, added up."""

    __slots__ = ("move", "reward")

    def __init__(self, move: M) -> None:
        self.move = move
        self.reward = 0.0


class Search(Generic[M, V]):
    """Tries candidates in imagined worlds and takes the one that fared best.

    ``iterations``: playouts that are worth their time. ``depth``, ``turns``: see Horizon.
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
        """The best candidate; the most likely one when there was no time for a playout each."""
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
    """Where a playout is judged as it stands: after ``depth`` moves.

    Or before that, when the turn of ``seat``, which has just moved, has come ``turns`` times again.
    Then all have had equally many, and a move that ends the own turn is not blamed for what the
    others did with the moves it saved.
    """

    depth: int
    seat: Seat | None = None
    turns: int | None = None


class Playouts(Generic[S, M, E, V, O]):
    """Makes a move, plays on by habit up to the horizon, and says what that was worth.

    ``number``: gives the chance of habits that are not always the same. ``judge``: of a playout
    that came to the end of the game.
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
        """What each of these seats may expect, from 0 to 1. Raises OutOfTime."""
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
        """Raises OutOfTime when there is none left."""
        if self._budget.out_of_time():
            raise OutOfTime


def _try_all(
    trials: Sequence[Trial[M]], world: S, searcher: Seat, playouts: Playouts[S, M, E, V, O]
) -> None:
    """A playout each, in the same world. Raises OutOfTime; then that world counts for none."""
    rewards = []
    for trial in trials:
        after = playouts.game.apply(world, searcher, trial.move).state
        rewards.append(playouts.rewards(after, (searcher,))[searcher])
    for trial, earned in zip(trials, rewards, strict=True):
        trial.reward += earned


def _partners(outcome: Outcome, seat: Seat, side_of: Callable[[Seat], int]) -> list[Seat]:
    """Who wins together with this seat, itself included."""
    return [s.seat for s in outcome.standings if side_of(s.seat) == side_of(seat)]


def reward(outcome: Outcome, side: Collection[Seat]) -> float:
    """What a finished game is worth to those who win together, from 0 to 1.

    A victory shared with rivals counts in part, one with partners in full. In a game without
    points it is all there is.
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
    """A judge for playouts that are not to be trusted to the point.

    A lead of ``doubt`` points over another makes victory e times as likely as its own; being
    ranked before all others counts nearly a point. Who has more points than somebody ranked before
    (and gave up) cannot win.
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
    """Worlds that fit this view, without end."""
    for start in count(rng.counter, _DRAWS_IN_A_WORLD):
        yield game.imagine(view, Rng(rng.seed, start))


def _better_half(trials: list[Trial[M]]) -> list[Trial[M]]:
    """The better half, rounded up, best first; equals stay in their order."""
    ranked = sorted(trials, key=lambda trial: trial.reward, reverse=True)
    return ranked[: (len(trials) + 1) // 2]
