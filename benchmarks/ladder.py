"""The ladder: every computer player on one scale, with the players of 0.1.0 as fixed rungs.

``python -m benchmarks.ladder`` plays the matches of all games with every number of seats, prints a
page and writes it to ``benchmarks/ladder.md``. Every change of a player is judged by it; the more
``--games``, the surer. Ratings are openskill's, as those of people are (docs/ratings.md), but
fitted to all matches at once; ``0.1.0-normal`` is 1500.
"""

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from pathlib import Path
from typing import Final, TypeAlias

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.strength import CONTESTS, USUAL, Contest, Job, match
from tables.ratings import NEWCOMER, shown
from tables.results import Rated

PAIRS: Final = (
    ("easy", "random"),
    ("easy", "0.1.0-easy"),
    ("normal", "easy"),
    ("normal", "0.1.0-normal"),
    ("hard", "normal"),
    ("hard", "0.1.0-hard"),
    ("expert", "hard"),
    ("0.1.0-hard", "0.1.0-normal"),
)
"""Who plays whom: each level the one below, and the same level as it was."""

ANCHOR: Final = "0.1.0-normal"
_BETA: Final = 25 / 6
_GAUGE: Final = 1.96
_GAMES: Final = 48
_STEPS: Final = 60
_LONGEST_STEP: Final = 4.0

Matrix: TypeAlias = list[list[float]]


@dataclass(frozen=True)
class Met:
    """How one player fared among others of one kind.

    ``sides``: that play against each other, of ``partners`` seats each. ``times``: of the one's
    decisions, in seconds, ascending.
    """

    one: str
    others: str
    sides: int
    partners: int
    games: int
    won: float
    times: Sequence[float] = ()

    @property
    def weight(self) -> float:
        """What a point of strength adds to the logarithm of the odds."""
        return self.partners / (_BETA * sqrt(self.sides))

    def chance(self, ahead: float) -> float:
        """How likely the one wins who is so much stronger. Plackett-Luce: docs/ratings.md."""
        return 1 / (1 + (self.sides - 1) * exp(-self.weight * ahead))


@dataclass(frozen=True)
class Rung:
    """A player on the ladder: strength, and the standard deviation of what is not known of it."""

    name: str
    mu: float
    sigma: float


def fitted(mets: Sequence[Met], anchor: str = ANCHOR) -> list[Rung]:
    """The strengths that make these results likeliest, the strongest first.

    Newton's method; what openskill believes of a newcomer is believed of each beforehand, so that
    nobody who always wins is infinitely strong. ``anchor`` is that newcomer, for certain.
    """
    names = sorted({name for met in mets for name in (met.one, met.others)} - {anchor})
    mu = dict.fromkeys((*names, anchor), NEWCOMER.mu)
    unsure: Matrix = []
    for _ in range(_STEPS):
        slope, bend = _likelihood(mets, names, mu)
        unsure = _inverse(bend)
        for name, row in zip(names, unsure, strict=True):
            step = sum(cell * up for cell, up in zip(row, slope, strict=True))
            mu[name] += max(-_LONGEST_STEP, min(_LONGEST_STEP, step))
    rungs = [Rung(name, mu[name], sqrt(unsure[n][n])) for n, name in enumerate(names)]
    return sorted([*rungs, Rung(anchor, mu[anchor], 0.0)], key=lambda rung: -rung.mu)


def _likelihood(
    mets: Sequence[Met], names: Sequence[str], mu: Mapping[str, float]
) -> tuple[list[float], Matrix]:
    """Slope and (negative) bend of the logarithm of the likelihood, in the order of the names."""
    place = {name: n for n, name in enumerate(names)}
    prior = 1 / NEWCOMER.sigma**2
    slope = [(NEWCOMER.mu - mu[name]) * prior for name in names]
    bend = [[prior * (a == b) for b in names] for a in names]
    for met in mets:
        chance = met.chance(mu[met.one] - mu[met.others])
        up = met.weight * (met.won - met.games * chance)
        more = met.weight**2 * met.games * chance * (1 - chance)
        sides = [(place[n], sign) for n, sign in ((met.one, 1), (met.others, -1)) if n in place]
        for a, sign in sides:
            slope[a] += sign * up
            for b, other in sides:
                bend[a][b] += sign * other * more
    return slope, bend


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the matrix is symmetric and positive."""
    size = len(matrix)
    rows = [[*row, *(float(a == b) for b in range(size))] for a, row in enumerate(matrix)]
    for n in range(size):
        rows[n] = [cell / rows[n][n] for cell in rows[n]]
        for a in range(size):
            if a != n:
                rows[a] = [x - rows[a][n] * y for x, y in zip(rows[a], rows[n], strict=True)]
    return [row[size:] for row in rows]


def met_in(contest: str, one: str, others: str, games: int, processes: int) -> Met:
    """Play a match; of each deal as many games as there are seats, so that nobody sits better."""
    found = CONTESTS[contest]
    games = -(-games // found.seats) * found.seats
    tally = match([Job(contest, one, others, None, n) for n in range(games)], processes)
    partners = len(found.side(0))
    return Met(
        one,
        others,
        found.seats // partners,
        partners,
        games,
        sum(tally.victories),
        sorted(tally.times),
    )


def games_of(contest: Contest, pair: tuple[str, str], games: int) -> int:
    """How many games a match has: a quarter where somebody searches, who takes long to think."""
    searches = any(contest.players[name].iterations for name in pair)
    return max(1, games // 4) if searches else games


def pairs_of(contest: Contest) -> list[tuple[str, str]]:
    """The matches of a contest: not every game has each level."""
    return [pair for pair in PAIRS if contest.players.keys() >= {*pair}]


def table_of(contest: str, mets: Sequence[Met]) -> Iterable[str]:
    """A contest's part of the page."""
    yield from ("", f"## {contest}", "")
    yield "| Player | Rating | 95 % | Won | A decision, mean / 99 % |"
    yield "| --- | ---: | --- | --- | --- |"
    for rung in fitted(mets):
        low, high = (_written(rung.mu + gauge * rung.sigma) for gauge in (-_GAUGE, _GAUGE))
        sure = "fixed" if rung.name == ANCHOR else f"[{low}, {high}]"
        own = [met for met in mets if met.one == rung.name]
        won = "; ".join(f"{met.won:g} of {met.games} v {met.others}" for met in own)
        yield f"| {rung.name} | {_written(rung.mu)} | {sure} | {won} | {_times(own)} |"


def _written(mu: float) -> int:
    """As ratings are shown to people."""
    return shown(Rated(mu, 0.0, 0))


def _times(mets: Sequence[Met]) -> str:
    times = sorted(time for met in mets for time in met.times)
    if not times:
        return ""
    mean, slow = sum(times) / len(times), times[len(times) * 99 // 100]
    return f"{1000 * mean:.1f} / {1000 * slow:.1f} ms"


def _read() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Put the computer players in order.")
    parser.add_argument("contest", nargs="*", default=USUAL, choices=list(CONTESTS))
    parser.add_argument(
        "--games",
        type=int,
        default=_GAMES,
        help="of each match at least; a quarter where somebody searches",
    )
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--page", type=Path, default=Path("benchmarks/ladder.md"))
    return parser.parse_args()


def main() -> None:
    """Play, print, write."""
    wishes = _read()
    page = ["# The ladder", "", f"{ANCHOR} is 1500."]
    print(*page, sep="\n", flush=True)
    for name in wishes.contest:
        contest = CONTESTS[name]
        mets = [
            met_in(name, *pair, games_of(contest, pair, wishes.games), wishes.processes)
            for pair in pairs_of(contest)
        ]
        part = list(table_of(name, mets))
        print(*part, sep="\n", flush=True)
        page += part
        wishes.page.write_text("\n".join(page) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
