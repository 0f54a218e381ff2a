"""The ladder: ratings of every computer player of a game on one scale.

``python -m benchmarks.ladder`` plays the matches of `PLAN`, prints a page and writes it to
``benchmarks/ladder.md``; ``--game stratego4`` plays those of one game. Each finished game is stored
in ``benchmarks/ladder.jsonl`` (not in the repository): an interrupted run continues, and all
matches progress evenly, so that the page is valid at any time. ``--plan`` only says what is played
and what is left.

A player is identified by its moves (`known_by`). If a change alters them, its games are played
again; its earlier form stays on the page as another rung, so the page tells which change helped.

Ratings are openskill's, as people's are (docs/research/ratings.md), but fitted to all matches at
once. `normal` is fixed at its rating against `normal` of version 0.1.0 (`RECORDED`).
"""

import argparse
import json
import platform
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from itertools import count
from math import exp, sqrt
from pathlib import Path
from typing import Any, Final, TypeAlias

sys.path.insert(0, str(Path(__file__).parent.parent))


from ai.base import unhurried
from benchmarks.strength import CONTESTS, Contest, Job, contest_named, played
from catalog import CATALOG
from core.game import Manifest
from core.rng import Rng
from tables.history.ratings import NEWCOMER, shown
from tables.history.results import Rated

_CHOSEN: Final[Mapping[str, Sequence[str]]] = {
    "la-strada": ("la-strada-2+balanced-start", "la-strada-4+balanced-start"),
    "strada-romana": ("strada-romana-2", "strada-romana-4"),
    "stratego4": ("stratego4-4", "stratego4-4+teams"),
}
"""The contests of games that are measured with other options or numbers of seats as well."""


def planned_for(key: str, game: Manifest) -> Sequence[str]:
    """Return the contests of a game: unless others were chosen, that with the fewest seats."""
    return _CHOSEN.get(key, (f"{key}-{game.fewest_seats}",))


PLAN: Final[Mapping[str, Sequence[str]]] = {
    key: planned_for(key, entry.game.manifest) for key, entry in CATALOG.items()
}
"""The contests of each game."""

ANCHOR: Final = "normal"
RECORDED: Final[Mapping[str, int]] = {
    "ruta-2": 1666,
    "la-strada-2+balanced-start": 1684,
    "la-strada-4+balanced-start": 1614,
    "strada-romana-2": 1638,
    "strada-romana-4": 1800,
    "stratego4-4": 1751,
    "stratego4-4+teams": 1621,
}
"""The anchor's rating where `normal` of version 0.1.0 is 1500: docs/research/computers.md.

Where nothing was recorded the anchor is 1500. After a change of `normal` the page shows its
difference from the earlier one; add that here.
"""

_BETA: Final = 25 / 6
_GAUGE: Final = 1.96
_GAMES: Final = 96
_STEPS: Final = 60
_LONGEST_STEP: Final = 4.0

Matrix: TypeAlias = list[list[float]]


@dataclass(frozen=True)
class Met:
    """A player's result against other players of one kind.

    ``sides``: opposing sides, of ``partners`` seats each. ``times``: of the one's decisions, mean
    and longest, in seconds; 0 if not measured.
    """

    one: str
    others: str
    sides: int
    partners: int
    games: int
    won: float
    times: tuple[float, float] = (0.0, 0.0)

    @property
    def weight(self) -> float:
        """What a point of strength adds to the logarithm of the odds."""
        return self.partners / (_BETA * sqrt(self.sides))

    def chance(self, ahead: float) -> float:
        """Return the chance to win with this lead in strength (docs/research/ratings.md)."""
        return 1 / (1 + (self.sides - 1) * exp(-self.weight * ahead))


@dataclass(frozen=True)
class Rung:
    """A player on the ladder: strength and its standard error."""

    name: str
    mu: float
    sigma: float


def fitted(mets: Sequence[Met]) -> list[Rung]:
    """Return the maximum a posteriori strengths for these results, strongest first.

    Newton's method. The prior is openskill's newcomer, so that a player who always wins does not
    get infinite strength. `ANCHOR` is fixed at the newcomer's mean.
    """
    names = sorted({name for met in mets for name in (met.one, met.others)} - {ANCHOR})
    mu = dict.fromkeys((*names, ANCHOR), NEWCOMER.mu)
    unsure: Matrix = []
    for _ in range(_STEPS):
        slope, bend = _likelihood(mets, names, mu)
        unsure = _inverse(bend)
        for name, row in zip(names, unsure, strict=True):
            step = sum(cell * up for cell, up in zip(row, slope, strict=True))
            mu[name] += max(-_LONGEST_STEP, min(_LONGEST_STEP, step))
    rungs = [Rung(name, mu[name], sqrt(unsure[n][n])) for n, name in enumerate(names)]
    return sorted([*rungs, Rung(ANCHOR, mu[ANCHOR], 0.0)], key=lambda rung: -rung.mu)


def _likelihood(
    mets: Sequence[Met], names: Sequence[str], mu: Mapping[str, float]
) -> tuple[list[float], Matrix]:
    """Return gradient and negative Hessian of the log-likelihood, in the order of the names."""
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
    """Invert a symmetric positive definite matrix by Gauss-Jordan elimination."""
    size = len(matrix)
    rows = [[*row, *(float(a == b) for b in range(size))] for a, row in enumerate(matrix)]
    for n in range(size):
        rows[n] = [cell / rows[n][n] for cell in rows[n]]
        for a in range(size):
            if a != n:
                rows[a] = [x - rows[a][n] * y for x, y in zip(rows[a], rows[n], strict=True)]
    return [row[size:] for row in rows]


@dataclass(frozen=True)
class Played:
    """A stored game: who played whom, the share of the victory for ``one``, and when.

    ``known``: identities of ``one`` and ``others``. ``seconds``: processor time of the whole game;
    ``mean``, ``longest``: of the decisions of ``one``.
    """

    contest: str
    one: str
    others: str
    known: tuple[str, str]
    number: int
    won: float
    seconds: float
    mean: float
    longest: float
    python: str
    day: str

    @property
    def job(self) -> Job:
        """The job that this game was."""
        return Job(self.contest, self.one, self.others, None, self.number)


def games_of(contest: Contest, pair: tuple[str, str], games: int) -> int:
    """Return the number of games in a match: a quarter if a player searches, which takes long.

    A multiple of the seats, so that each deal is played once from every seat.
    """
    searches = any(contest.players[name].iterations for name in pair)
    wanted = games // 4 if searches else games
    return max(1, -(-wanted // contest.seats)) * contest.seats


def jobs_of(name: str, games: int) -> list[Job]:
    """Return all games of a contest, in an order in which its matches progress evenly."""
    contest = CONTESTS[name]
    jobs: list[tuple[float, Job]] = []
    for pair in contest.pairs:
        number_of = games_of(contest, pair, games)
        for number in range(number_of):
            deal = number // contest.seats
            jobs.append((deal * contest.seats / number_of, Job(name, *pair, None, number)))
    return [job for _, job in sorted(jobs, key=lambda each: each[0])]


# --- identity of a player -------------------------------------------------------------------------

_ASKED: Final = 120
_ASKED_WHO_SEARCHES: Final = 12
"""In how many positions a player is asked for its move, to identify it."""


@cache
def known_by(contest: str, name: str) -> str:
    """Return a player's identity: a digest of its moves in fixed positions.

    Whatever the program, the same moves mean the same player.
    """
    found = CONTESTS[contest]
    agent = found.players[name]
    asked = _ASKED_WHO_SEARCHES if agent.iterations else _ASKED
    moves = sha256()
    for number, state in enumerate(_positions(found, asked)):
        seat = min(found.game.to_act(state))
        view, legal = found.game.view_for(state, seat), list(found.game.legal_moves(state, seat))
        chance = Rng(_seed("player", number))
        move = agent.choose(found.game, view, legal, chance, unhurried(agent.iterations))
        moves.update(found.game.notate(move).encode() + b"\n")
    return moves.hexdigest()[:8]


def _positions(contest: Contest, number: int) -> list[Any]:
    """Return ``number`` states with a choice, evenly spread over whole games."""
    states: list[Any] = []
    deals = count()
    while len(states) < number:
        states += _game_at_random(contest, next(deals))
    return [states[each * len(states) // number] for each in range(number)]


def _game_at_random(contest: Contest, deal: int) -> Iterator[Any]:
    """Yield the states with a choice in a random game.

    They do not depend on any player but `random`.
    """
    game, player = contest.game, contest.players["random"]
    state = game.initial_state(contest.seats, contest.options, _seed("deal", deal)).state
    for ply in count():
        acting = game.to_act(state)
        if not acting:
            return
        seat = min(acting)
        view, legal = game.view_for(state, seat), list(game.legal_moves(state, seat))
        if len(legal) > 1:
            yield state
        move = player.choose(game, view, legal, Rng(_seed("random", deal, ply)), unhurried(0))
        state = game.apply(state, seat, move).state


def _seed(*parts: object) -> bytes:
    return sha256("/".join(map(str, ("known", *parts))).encode()).digest()


# --- games played --------------------------------------------------------------------------------


def kept_in(record: Path) -> list[Played]:
    """Return all stored games, oldest first."""
    if not record.exists():
        return []
    lines = record.read_text(encoding="utf-8").splitlines()
    return [Played(**{**line, "known": tuple(line["known"])}) for line in map(json.loads, lines)]


def _known(job: Job) -> tuple[str, str]:
    return known_by(job.contest, job.one), known_by(job.contest, job.others)


def left_of(jobs: Iterable[Job], kept: Iterable[Played]) -> list[Job]:
    """Return the jobs that the present players have not played yet."""
    there = {(game.job, game.known) for game in kept}
    return [job for job in jobs if (job, _known(job)) not in there]


def play_on(jobs: Sequence[Job], record: Path, processes: int) -> Iterator[Played]:
    """Play these games; store each as soon as it has ended."""
    for job, tally in zip(jobs, played(jobs, processes), strict=True):
        game = Played(
            contest=job.contest,
            one=job.one,
            others=job.others,
            known=_known(job),
            number=job.number,
            won=sum(tally.victories),
            seconds=round(tally.seconds, 3),
            mean=sum(tally.times) / len(tally.times),
            longest=max(tally.times),
            python=platform.python_implementation(),
            day=f"{datetime.now(UTC):%Y-%m-%d}",
        )
        with record.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(asdict(game)) + "\n")
        yield game


def mets_of(name: str, kept: Iterable[Played]) -> list[Met]:
    """Return the results of a contest by players; an earlier form of a player has another name."""
    contest, games = CONTESTS[name], list(kept)
    days = {known: game.day for game in games for known in game.known}

    def rung(player: str, known: str) -> str:
        today = player in contest.players and known == known_by(name, player)
        return player if today else f"{player} before ({known}, last on {days[known]})"

    matches: dict[tuple[str, str], dict[Job, Played]] = defaultdict(dict)
    for game in games:
        pair = rung(game.one, game.known[0]), rung(game.others, game.known[1])
        matches[pair][game.job] = game
    partners = len(contest.side(0))
    return [
        Met(
            *pair,
            sides=contest.seats // partners,
            partners=partners,
            games=len(match),
            won=sum(game.won for game in match.values()),
            times=_times([game for game in match.values() if game.python == "CPython"]),
        )
        for pair, match in matches.items()
    ]


def _times(games: Sequence[Played]) -> tuple[float, float]:
    """Return mean and longest time of the decisions."""
    if not games:
        return 0.0, 0.0
    return sum(game.mean for game in games) / len(games), max(game.longest for game in games)


# --- the page ------------------------------------------------------------------------------------


def table_of(contest: str, mets: Sequence[Met]) -> Iterable[str]:
    """Yield a contest's part of the page."""
    yield from ("", f"## {contest}", "")
    yield "| Player | Rating | 95 % | Won | A decision, mean / longest |"
    yield "| --- | ---: | --- | --- | --- |"
    for rung in fitted(mets):
        rating, low, high = (
            _rating(contest, rung.mu + gauge * rung.sigma) for gauge in (0, -_GAUGE, _GAUGE)
        )
        sure = "fixed" if rung.name == ANCHOR else f"[{low}, {high}]"
        own = [met for met in mets if met.one == rung.name]
        won = "; ".join(f"{met.won:g} of {met.games} v {met.others}" for met in own)
        yield f"| {rung.name} | {rating} | {sure} | {won} | {_decision(own)} |"


def _rating(contest: str, mu: float) -> int:
    """Return a rating as shown to people, on the scale of the anchor's recorded rating."""
    usual = shown(NEWCOMER)
    return shown(Rated(mu, 0.0, 0)) + RECORDED.get(contest, usual) - usual


def _decision(mets: Sequence[Met]) -> str:
    timed = [met.times for met in mets if met.times[1]]
    if not timed:
        return ""
    mean = sum(each for each, _ in timed) / len(timed)
    return f"{1000 * mean:.1f} / {1000 * max(longest for _, longest in timed):.1f} ms"


def page_of(contests: Iterable[str], kept: Sequence[Played]) -> list[str]:
    """Return the page on these contests."""
    page = ["# The ladder", "", "In brackets: where a rating lies, to 95 %."]
    for name in contests:
        games = [game for game in kept if game.contest == name]
        if games:
            hours = sum(game.seconds for game in games) / 3600
            page += table_of(name, mets_of(name, games))
            page += ["", f"{len(games)} games, {hours:.1f} hours of processor time."]
    return page


def plan_of(name: str, games: int, kept: Sequence[Played]) -> Iterator[str]:
    """Yield for each match the games played and planned, and the mean time of a game so far."""
    jobs = jobs_of(name, games)
    left = left_of(jobs, kept)
    for pair in CONTESTS[name].pairs:
        planned = sum((job.one, job.others) == pair for job in jobs)
        to_go = sum((job.one, job.others) == pair for job in left)
        took = [g.seconds for g in kept if g.contest == name and (g.one, g.others) == pair]
        each = f", {sum(took) / len(took):.1f} s each" if took else ""
        yield f"{name:28}{' v '.join(pair):28}{planned - to_go:>4} of {planned} games{each}"


def asked_for(words: Sequence[str] | None = None) -> argparse.Namespace:
    """Parse these words or, if None, the command line."""
    parser = argparse.ArgumentParser(description="Put the computer players in order.")
    parser.add_argument("contest", nargs="*", type=contest_named, help="instead of all planned")
    parser.add_argument("--game", choices=list(PLAN), help="only the contests of this game")
    parser.add_argument(
        "--games",
        type=int,
        default=_GAMES,
        help="of each match at least; a quarter where somebody searches",
    )
    parser.add_argument("--plan", action="store_true", help="play nothing; say what there is to do")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--record", type=Path, default=Path("benchmarks/ladder.jsonl"))
    parser.add_argument("--page", type=Path, default=Path("benchmarks/ladder.md"))
    wishes = parser.parse_args(words)
    planned = [PLAN[wishes.game]] if wishes.game else PLAN.values()
    wishes.contest = wishes.contest or [name for names in planned for name in names]
    return wishes


def main() -> None:
    """Play the missing games until done or interrupted; write the page."""
    wishes = asked_for()
    kept = kept_in(wishes.record)
    try:
        for name in wishes.contest:
            print(*plan_of(name, wishes.games, kept), sep="\n", flush=True)
            left = [] if wishes.plan else left_of(jobs_of(name, wishes.games), kept)
            for game in play_on(left, wishes.record, wishes.processes):
                kept.append(game)
    except KeyboardInterrupt:
        print("stopped: started again it goes on from here")
    page = "\n".join(page_of(wishes.contest, kept))
    print(page)
    wishes.page.write_text(page + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
