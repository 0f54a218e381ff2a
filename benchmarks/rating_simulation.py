"""Tests whether somebody can rise in the ratings without being strong.

``python -m benchmarks.rating_simulation``. A club of honest people of known strength plays, and
among them people of average strength who try what they can: *farmers* play against computers,
*dodgers* vanish from games that they lose, *colluders* win against accomplices. All is rated by the
code that rates stored games (``tables/history/recount.py``), with its limits for a day. A seed
fixes everything, so the figures are the same on every machine.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec

from core.game import Level, Seat
from tables.history.rated_games import DAY
from tables.history.ratings import NEWCOMER, USUAL_STRENGTHS, shown, strength_among
from tables.history.recount import recounted
from tables.history.results import Rated, Result, SeatResult
from tables.model.table import PlayerId, TableCode, TableId

DAYS: Final = 40
HONEST: Final = 16
GAMES_A_DAY: Final = 20
SEEDS: Final = range(8)

SPREAD, CHANCE = NEWCOMER.sigma, NEWCOMER.sigma / 2
"""The standard deviation of strengths, and of what somebody achieves in one game."""

_GAME: Final = "any"
_NEW_ACCOUNTS: Final = 1_000
"""Accomplices have ids from here on."""


@dataclass
class Season:
    """A club's games, in their order; the honest are numbered from 1, the others follow."""

    chance: Random
    honest: list[PlayerId] = field(default_factory=list)
    strength: dict[PlayerId, float] = field(default_factory=dict)
    tricks: dict[str, PlayerId] = field(default_factory=dict)
    results: list[Result] = field(default_factory=list)
    now: int = 0

    def play(self, players: Sequence[PlayerId | Level], won_by: PlayerId | None = None) -> Result:
        """Play a game; whoever achieves most wins it, unless somebody is let win."""
        self.now += 1
        deeds = [self.chance.gauss(self._strength(each, len(players)), CHANCE) for each in players]
        if won_by is not None:
            deeds[players.index(won_by)] = max(deeds) + 1
        seats = tuple(
            SeatResult(
                Seat(n),
                PlayerId(each) if isinstance(each, int) else None,
                None if isinstance(each, int) else each,
                n,
                1 + sum(other > deeds[n] for other in deeds),
                points=0,
            )
            for n, each in enumerate(players)
        )
        end, number = self.now, len(self.results) + 1
        self.results.append(
            Result(
                TableId(number), TableCode("CLUB"), _GAME, None, b"{}", 99, end, end, "end", seats
            )
        )
        return self.results[-1]

    def _strength(self, player: PlayerId | Level, sides: int) -> float:
        if isinstance(player, str):
            return strength_among(USUAL_STRENGTHS[player], sides)
        return self.strength.get(player, NEWCOMER.mu)

    def replace_seat(self, held_by: PlayerId, **fields: object) -> None:
        """Change what the last result says of this person's seat."""
        result = self.results[-1]
        seats = tuple(
            msgspec.structs.replace(seat, **fields) if seat.player == held_by else seat
            for seat in result.seats
        )
        self.results[-1] = msgspec.structs.replace(result, seats=seats)

    def with_honest(self, player: PlayerId, others: int) -> Result:
        """Let somebody play with so many honest people."""
        return self.play([player, *self.chance.sample(self.honest, others)])


def _farm(level: Level) -> Callable[[Season, PlayerId, int], None]:
    def day(season: Season, player: PlayerId, number: int) -> None:
        """Play alone with one, two and three computers, three times each; with people at last."""
        for others in (1, 2, 3) * 3:
            season.play([player, *[level] * others])
        if number >= DAYS - 6:
            season.with_honest(player, 1)

    return day


def _vanish(season: Season, player: PlayerId, _: int) -> None:
    """Play with people; stay away to the end from each game that would be lost."""
    result = season.with_honest(player, season.chance.choice((1, 2)))
    if _lost(result, player):
        rank = season.chance.randint(1, len(result.seats))  # a computer has played on
        season.replace_seat(player, vanished=player, level="normal", tended=True, rank=rank)


def _come_back(season: Season, player: PlayerId, _: int) -> None:
    """Play with people; let a substitute make half of the moves of each game that is lost."""
    result = season.with_honest(player, season.chance.choice((1, 2)))
    if _lost(result, player):
        season.replace_seat(player, tended=True, substituted=50)


def _hand_over(season: Season, player: PlayerId, number: int) -> None:
    """Play with people; leave the seat of each game that is lost to an accomplice."""
    result = season.with_honest(player, season.chance.choice((1, 2)))
    if _lost(result, player):
        friend = PlayerId(_NEW_ACCOUNTS * 9 + number)
        season.replace_seat(player, player=friend, handed=True, vanished=player)


def _one_accomplice(season: Season, player: PlayerId, number: int) -> None:
    """Win three games a day against the same accomplice, and play with people at last."""
    for _ in range(3):
        season.play([player, PlayerId(_NEW_ACCOUNTS)], won_by=player)
    if number >= DAYS - 6:
        season.with_honest(player, 1)


def _accomplice_and_expert(season: Season, player: PlayerId, number: int) -> None:
    """Finish before an expert three times a day, with the help of an accomplice."""
    for _ in range(3):
        season.play([player, PlayerId(_NEW_ACCOUNTS + 1), "expert"], won_by=player)
    if number >= DAYS - 6:
        season.with_honest(player, 1)


def _new_accounts(season: Season, player: PlayerId, number: int) -> None:
    """Win ten games a day, each against an account that was made for it."""
    for n in range(10):
        season.play([player, PlayerId(_NEW_ACCOUNTS * 2 + 10 * number + n)], won_by=player)


TRICKS: Final[dict[str, Callable[[Season, PlayerId, int], None]]] = {
    "farms easy computers": _farm("easy"),
    "farms normal computers": _farm("normal"),
    "vanishes when losing": _vanish,
    "has a computer lose": _come_back,
    "hands a lost seat over": _hand_over,
    "one accomplice": _one_accomplice,
    "an accomplice and an expert": _accomplice_and_expert,
    "a new account a game": _new_accounts,
}
"""What people of average strength try, by name: each is called once a day."""


def _lost(result: Result, player: PlayerId) -> bool:
    seat = result.seat_of(player)
    return seat is not None and seat.rank > 1


def season(seed: int, days: int = DAYS) -> Season:
    """Return all games of a club in so many days."""
    made = Season(Random(seed))
    for n in range(HONEST):
        player = PlayerId(n + 1)
        made.honest.append(player)
        made.strength[player] = made.chance.gauss(NEWCOMER.mu, SPREAD)
    made.tricks = {name: PlayerId(HONEST + 1 + n) for n, name in enumerate(TRICKS)}
    for day in range(days):
        made.now = day * DAY
        for _ in range(GAMES_A_DAY):
            made.play(made.chance.sample(made.honest, made.chance.choice((2, 2, 3, 4))))
        for name, player in made.tricks.items():
            TRICKS[name](made, player, DAYS - days + day)
    return made


def ratings_of(made: Season) -> dict[PlayerId, Rated]:
    """Return everybody's rating after these games."""
    anew = recounted(made.results, {_GAME: USUAL_STRENGTHS})
    return {rating.player: rating.rated for rating in anew.ratings}


def kendall(made: Season, rated: dict[PlayerId, Rated]) -> float:
    """Return Kendall's tau of the honest people's ratings and strengths."""
    pairs = list(combinations(made.honest, 2))
    right = sum(
        (made.strength[a] > made.strength[b]) == (rated[a].mu > rated[b].mu) for a, b in pairs
    )
    return 2 * right / len(pairs) - 1


def main() -> None:
    """Print the figures of docs/research/ratings.md."""
    clubs = [(made, ratings_of(made)) for made in map(season, SEEDS)]
    taus = [kendall(*club) for club in clubs]
    print(f"honest people: Kendall's tau {mean(taus):.3f} [{min(taus):.3f}, {max(taus):.3f}]")
    best = [
        shown(max((rated[p] for p in made.honest), key=lambda r: r.mu)) for made, rated in clubs
    ]
    print(f"the best honest person: {mean(best):.0f} [{min(best)}, {max(best)}]")
    for name in TRICKS:
        found = [shown(rated[made.tricks[name]]) for made, rated in clubs]
        print(f"{name}: {mean(found):.0f} [{min(found)}, {max(found)}]")


if __name__ == "__main__":
    main()
