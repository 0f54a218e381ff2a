"""Measures the strength of computer players: matches between levels, fixed deals, seats in turn.

``python -m benchmarks.strength ruta-2``. With more than two seats one plays among rivals of the
other level. The deals, the players' randomness and their iterations are fixed, so the same code
gives the same wins on every machine; only the times differ. *Ahead*: by how much the one is
stronger, for ``STRENGTHS``. To play against an earlier version: docs/research/computers.md. A
game in an installed package is measured like one of the house: ``python -m benchmarks.strength
hex-2``.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import metadata
from math import log, sqrt
from pathlib import Path
from typing import Any, Final, Generic, Literal, get_args, get_origin

from msgspec.structs import fields, replace

sys.path.insert(0, str(Path(__file__).parent.parent))

from ai.base import Agent, Budget, E, M, O, S, V, unhurried
from catalog import CATALOG, Catalog, Entry
from core.game import Game, Manifest, Seat
from core.game_places import GROUP
from core.rng import Rng
from model.results import NEWCOMER


class RandomPlayer(Generic[M, V]):
    """The yardstick: chooses a legal move at random, uniformly."""

    iterations = 0

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """Return a random legal move."""
        number, _ = rng.below(len(legal))
        return legal[number]


@dataclass(frozen=True)
class Contest:
    """A game to measure strength in: seats, options and agents."""

    game: Game[Any, Any, Any, Any, Any]
    seats: int
    options: object
    agents: Mapping[Any, Agent[Any, Any]]

    def place(self, state: Any, seat: Seat) -> int:
        """Return a seat's place in the order of turns, from 0; seat 0 begins if none is drawn."""
        view = self.game.view_for(state, None)
        if hasattr(view, "order"):
            return tuple(view.order).index(seat)
        return (seat - (getattr(view, "first", None) or 0)) % self.seats

    def side(self, seat: int) -> frozenset[int]:
        """Return the seat and its partner, if it has one."""
        sides = [self.game.side(self.options, Seat(one)) for one in range(self.seats)]
        return frozenset(one for one in range(self.seats) if sides[one] == sides[seat])

    @property
    def players(self) -> Mapping[str, Agent[Any, Any]]:
        """The players by name: random, and each level."""
        return {"random": RandomPlayer[Any, Any](), **self.agents}

    @property
    def pairs(self) -> Sequence[tuple[str, str]]:
        """The matches: each level against the one below; games lack some levels."""
        return [pair for pair in PAIRS if self.players.keys() >= {*pair}]


def _agreements(manifest: Manifest) -> Iterator[tuple[str, Any]]:
    """Yield a game's usual options, and each variant with one of them changed, with its suffix.

    A switch is turned; a choice is another one: "+track-elbow". Numbers stay as usual.
    """
    usual: Any = manifest.options()
    yield "", usual
    for each in fields(manifest.options):
        if isinstance(each.default, bool):
            turned = f"no-{each.name}" if each.default else each.name
            changed = {turned: not each.default}
        elif get_origin(each.type) is Literal:
            others = (value for value in get_args(each.type) if value != each.default)
            changed = {f"{each.name}-{value}": value for value in others}
        else:
            continue
        for word, value in changed.items():
            yield f"+{word.replace('_', '-')}", replace(usual, **{each.name: value})


def contests_of(games: Mapping[str, Entry]) -> Iterator[tuple[str, Contest]]:
    """Yield the contests of these games by name."""
    for key, entry in games.items():
        for word, options in _agreements(entry.game.manifest):
            for seats in entry.game.manifest.seats_for(options):
                yield f"{key}-{seats}{word}", Contest(entry.game, seats, options, entry.agents)


class Contests(dict[str, Contest]):
    """Contests by name. Those of a game in an installed package are made when one is asked for."""

    def __missing__(self, name: str) -> Contest:
        """Return a contest of a game in a package. Raises KeyError if no installed one has it."""
        for key in sorted(metadata.entry_points(group=GROUP).names):
            if name.startswith(f"{key}-"):
                found = dict(contests_of(Catalog((key,))))
                if name in found:
                    self[name] = found[name]
                    return found[name]
        raise KeyError(name)


CONTESTS: Final[dict[str, Contest]] = Contests(contests_of(CATALOG))
"""Every game with each number of seats, "ruta-2", and each option: "la-strada-4+late-reveal"."""

PAIRS: Final = (("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("expert", "hard"))

USUAL: Final = [name for name in CONTESTS if "+" not in name]
_GAMES: Final = 200
_GAUGE: Final = 1.96
"""Standard deviations of a 95 % interval."""

_BETA: Final = NEWCOMER.sigma / 2
"""How much a performance in one game differs from the strength: β of docs/research/ratings.md."""


@dataclass(frozen=True)
class Job:
    """One game: ``number`` determines the deal, the seat of ``one``, and all randomness."""

    contest: str
    one: str
    others: str
    iterations: int | None
    number: int


@dataclass
class Tally:
    """The results of a match, from the side of one player; times in seconds.

    ``games``, ``victories``: by position in the order of turns; a victory shared by two counts half
    for each, by partners whole. ``times``: of the one's decisions; ``seconds``: of whole games.
    """

    games: list[int]
    victories: list[float]
    margin: float = 0.0
    plies: int = 0
    times: list[float] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: "Tally") -> None:
        """Add the results of other games."""
        self.games = [a + b for a, b in zip(self.games, other.games, strict=True)]
        self.victories = [a + b for a, b in zip(self.victories, other.victories, strict=True)]
        self.margin += other.margin
        self.plies += other.plies
        self.times += other.times
        self.seconds += other.seconds


def play(job: Job) -> Tally:
    """Play one game to its end."""
    start = time.process_time()
    contest = CONTESTS[job.contest]
    game = contest.game
    deal, turn = divmod(job.number, contest.seats)
    state = game.initial_state(contest.seats, contest.options, _seed("deal", deal)).state
    tally = Tally([0] * contest.seats, [0.0] * contest.seats)
    ours = contest.side(turn)
    players = contest.players
    seated = [players[job.one if seat in ours else job.others] for seat in range(contest.seats)]
    while acting := game.to_act(state):
        seat = min(acting)
        took, move = _decision(seated[seat], game, state, seat, job, tally.plies)
        if seat in ours:
            tally.times.append(took)
        state = game.apply(state, seat, move).state
        tally.plies += 1
    _count(tally, game.outcome(state), ours, contest.place(state, Seat(turn)))
    tally.seconds = time.process_time() - start
    return tally


def _decision(
    agent: Agent[Any, Any],
    game: Game[Any, Any, Any, Any, Any],
    state: Any,
    seat: Seat,
    job: Job,
    ply: int,
) -> tuple[float, Any]:
    """Return the agent's processor time, and its move."""
    view, legal = game.view_for(state, seat), list(game.legal_moves(state, seat))
    rng = Rng(_seed("player", job.number, ply))
    budget = unhurried(agent.iterations if job.iterations is None else job.iterations)
    start = time.process_time()
    move = agent.choose(game, view, legal, rng, budget)
    return time.process_time() - start, move


def _count(tally: Tally, outcome: Any, ours: frozenset[int], place: int) -> None:
    points = {standing.seat: standing.points for standing in outcome.standings}
    tally.games[place] += 1
    if outcome.winners:
        tally.victories[place] += len(ours.intersection(outcome.winners)) / len(outcome.winners)
    best = max(points[seat] for seat in points if seat in ours)
    tally.margin += best - max(points[seat] for seat in points if seat not in ours)


def _seed(*parts: object) -> bytes:
    return sha256("/".join(map(str, parts)).encode()).digest()


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of the true share of victories."""
    share, spread = won / games, _GAUGE**2 / games
    middle = share + spread / 2
    half = _GAUGE * sqrt(share * (1 - share) / games + spread / (4 * games))
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


def ahead(won: float, games: int, sides: int, partners: int = 1) -> float:
    """Return by how much whoever won so many of these games is stronger than each other side.

    As docs/research/ratings.md computes it, with four games more that end as among equals: else
    whoever wins every game would be infinitely strong.
    """
    share = (won + 4 / sides) / (games + 4)
    return _BETA * sqrt(sides) * log((sides - 1) * share / (1 - share)) / partners


def match(jobs: Sequence[Job], processes: int = 1) -> Tally:
    """Play all these games in ``processes`` processes; return the total."""
    seats = CONTESTS[jobs[0].contest].seats
    total = Tally([0] * seats, [0.0] * seats)
    for tally in played(jobs, processes):
        total.add(tally)
    return total


def played(jobs: Sequence[Job], processes: int = 1) -> Iterator[Tally]:
    """Yield the results of these games, in their order."""
    if processes == 1:
        yield from map(play, jobs)
    else:
        with ProcessPoolExecutor(processes) as pool:
            yield from pool.map(play, jobs)


def _line(contest: str, one: str, others: str, tally: Tally) -> str:
    games, won = sum(tally.games), sum(tally.victories)
    low, high = wilson(won, games)
    partners = len(CONTESTS[contest].side(0))
    stronger = ahead(won, games, len(tally.games) // partners, partners)
    by_seat = " ".join(f"{w:g}/{n}" for w, n in zip(tally.victories, tally.games, strict=True))
    times = sorted(tally.times)
    mean, slow = sum(times) / len(times), times[len(times) * 99 // 100]
    return (
        f"{contest:24}{one:>12} v {others:12}{games:>5}{100 * won / games:>7.1f}%"
        f"  [{100 * low:.0f}, {100 * high:.0f}]{stronger:>+7.1f}{tally.margin / games:>+8.1f}"
        f"{tally.plies / games:>7.0f}{1000 * mean:>9.1f}{1000 * slow:>9.1f}  {by_seat}"
    )


def contest_named(name: str) -> str:
    """Return the name if a contest has it. (Python 3.11: no ``choices`` with ``nargs="*"``.)"""
    try:
        CONTESTS[name]
    except KeyError:
        refusal = f"not one of {', '.join(CONTESTS)}, nor of a game in an installed package"
        raise argparse.ArgumentTypeError(refusal) from None
    return name


def asked_for(words: Sequence[str] | None = None) -> argparse.Namespace:
    """Parse these words or, if None, the command line."""
    parser = argparse.ArgumentParser(description="Let the computer players play each other.")
    parser.add_argument("contest", nargs="*", type=contest_named, help="instead of the usual")
    parser.add_argument("--pair", nargs=2, metavar=("ONE", "OTHERS"), help="only this match")
    parser.add_argument("--games", type=int, default=_GAMES)
    parser.add_argument("--iterations", type=int, help="instead of what each agent asks for")
    parser.add_argument("--processes", type=int, default=1)
    wishes = parser.parse_args(words)
    wishes.contest = wishes.contest or USUAL
    return wishes


def main() -> None:
    """Print the table."""
    wishes = asked_for()
    print(f"{'game':24}{'one v others':>27}{'games':>5}{'wins':>8}  {'95 %':8}", end="")
    print(
        f"{'ahead':>7}{'margin':>8}{'moves':>7}{'mean ms':>9}{'99 % ms':>9}  wins by order of turns"
    )
    for contest in wishes.contest:
        for one, others in [wishes.pair] if wishes.pair else CONTESTS[contest].pairs:
            jobs = [Job(contest, one, others, wishes.iterations, n) for n in range(wishes.games)]
            print(_line(contest, one, others, match(jobs, wishes.processes)), flush=True)


if __name__ == "__main__":
    main()
