"""Tests whether ratings order simulated people of known strength, rated as real ones are.

``python -m benchmarks.ratings``. A performance in a game is a person's strength plus noise (its
standard deviation is half that of strengths); tables have two to five seats, some play in teams, in
some only the winner is ranked, at some a computer sits. A seed fixes everything, so the figures are
the same on every machine.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent))

from core.game import Seat
from tables.history.ratings import NEWCOMER, USUAL_STRENGTHS, rated_after
from tables.history.results import Rated, Result, SeatResult
from tables.model.table import PlayerId, TableCode, TableId

PEOPLE: Final = 24
GAMES: Final = 2_000
NEWCOMERS: Final = 25
FIRST_GAMES: Final = 15
SPREAD, CHANCE = NEWCOMER.sigma, NEWCOMER.sigma / 2
SEEDS: Final = range(8)

_SIZES: Final = (2, 2, 3, 4, 5)
_TEAMS, _WINNER_ONLY, _WITH_COMPUTER = 0.15, 0.3, 0.2
"""The share of games in teams; of other games without ranks after the first; of tables with a
computer."""


@dataclass
class Club:
    """Simulated people: their strengths and their ratings."""

    chance: Random
    strength: dict[PlayerId, float] = field(default_factory=dict)
    rated: dict[PlayerId, Rated] = field(default_factory=dict)

    def join(self) -> PlayerId:
        """Add a person of random strength, without a rating."""
        player = PlayerId(len(self.strength) + 1)
        self.strength[player] = self.chance.gauss(NEWCOMER.mu, SPREAD)
        return player

    def play(self, people: Sequence[PlayerId], *, teams: bool = False) -> None:
        """Play a game among these people, by chance with a computer."""
        seats: list[PlayerId | None] = list(people)
        if not teams and len(seats) < 5 and self.chance.random() < _WITH_COMPUTER:
            seats.append(None)
        sides = [n % 2 if teams else n for n in range(len(seats))]
        deeds: dict[int, float] = dict.fromkeys(sides, 0.0)
        for player, side in zip(seats, sides, strict=True):
            known = NEWCOMER.mu if player is None else self.strength[player]
            deeds[side] += self.chance.gauss(known, CHANCE)
        ranks = {side: 1 + sum(d > deeds[side] for d in deeds.values()) for side in deeds}
        if len(deeds) > 2 and self.chance.random() < _WINNER_ONLY:
            ranks = {side: min(rank, 2) for side, rank in ranks.items()}
        ended = tuple(
            SeatResult(
                Seat(n), player, None if player else "normal", sides[n], ranks[sides[n]], points=0
            )
            for n, player in enumerate(seats)
        )
        self.rated |= rated_after(_result(ended), self.rated, USUAL_STRENGTHS)

    def meet(self, *those: PlayerId) -> None:
        """Play a game of random size among these people and others drawn at random."""
        teams = self.chance.random() < _TEAMS
        size = 4 if teams else self.chance.choice(_SIZES)
        others = self.chance.sample([p for p in self.strength if p not in those], size - len(those))
        people = [*those, *others]
        self.chance.shuffle(people)
        self.play(people, teams=teams)


def _result(seats: tuple[SeatResult, ...]) -> Result:
    return Result(TableId(1), TableCode("CLUB"), "any", None, b"{}", 99, 0, 0, "end", seats)


def club(seed: int, games: int = GAMES) -> Club:
    """Return people who have played this many games."""
    made = Club(Random(seed))
    for _ in range(PEOPLE):
        made.join()
    for _ in range(games):
        made.meet()
    return made


def kendall(of: Club) -> float:
    """Return Kendall's tau of ratings and strengths: 1 for the right order, -1 if reversed."""
    pairs = list(combinations(of.strength, 2))
    right = sum(
        (of.strength[a] > of.strength[b]) == (of.rated[a].mu > of.rated[b].mu) for a, b in pairs
    )
    return 2 * right / len(pairs) - 1


def places_off(seed: int, games: int = FIRST_GAMES) -> int:
    """Return by how many places a newcomer's rank is wrong after this many games."""
    field_of = club(seed, GAMES // 2)
    settled = dict(field_of.rated)
    player = field_of.join()
    for _ in range(games):
        field_of.meet(player)
        field_of.rated |= settled
    mine, strength = field_of.rated.get(player, NEWCOMER).mu, field_of.strength
    rated_above = sum(other.mu > mine for other in settled.values())
    better = sum(strength[other] > strength[player] for other in settled)
    return abs(rated_above - better)


def main() -> None:
    """Print the figures of docs/research/ratings.md."""
    for games in (250, 500, 1_000, GAMES):
        taus = [kendall(club(seed, games)) for seed in SEEDS]
        print(f"{games:5} games of {PEOPLE} people: Kendall's tau {mean(taus):.3f}", end="")
        print(f"  [{min(taus):.3f}, {max(taus):.3f}] of {len(taus)} clubs")
    for games in (0, 5, 10, FIRST_GAMES, 30):
        off = sorted(places_off(seed, games) for seed in range(NEWCOMERS))
        near = sum(places <= PEOPLE // 8 for places in off) / len(off)
        print(f"a newcomer after {games:2} games: {median(off):.0f} places off (median),", end="")
        print(f" {mean(off):.1f} (mean); at most {PEOPLE // 8} of {PEOPLE}: {near:.0%}")


if __name__ == "__main__":
    main()
