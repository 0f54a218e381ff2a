"""Cups played by chance, of all formats and sizes, with people who leave, are away, or draw."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

from club.model.cup import Format
from club.pairing.pairing import CountedGame, next_round, rounds_planned
from club.standings.scores import lives_left

FORMATS: tuple[Format, ...] = ("all-play-all", "swiss", "knock-out")


class Terms(NamedTuple):
    """What a cup is; chances are between 0 and 1, for each entrant and round or for each game."""

    format: Format
    entrants: int
    size: int
    leaves: float = 0.0
    away: float = 0.0
    tied: float = 0.1

    @property
    def everybody(self) -> tuple[int, ...]:
        return tuple(range(1, self.entrants + 1))

    @property
    def all_stay(self) -> bool:
        return not self.leaves and not self.away


class SimulatedCup(NamedTuple):
    """A cup from beginning to end.

    ``active``: who could play in each of its rounds; ``away``: who else had not left.
    """

    terms: Terms
    lot: bytes
    active: tuple[tuple[int, ...], ...]
    away: tuple[tuple[int, ...], ...]
    rounds: tuple[tuple[CountedGame, ...], ...]
    left: frozenset[int]


def random_terms(seed: int, most: int) -> Terms:
    """Return terms of any kind, small cups more often than large ones, up to ``most`` entrants."""
    chance = Random(seed)
    return Terms(
        format=chance.choice(FORMATS),
        entrants=min(most, 3 + int(chance.expovariate(1 / 9))),
        size=chance.choice((2, 2, 2, 3, 4, 5)),
        leaves=chance.choice((0.0, 0.0, 0.03, 0.15)),
        away=chance.choice((0.0, 0.0, 0.0, 0.1)),
        tied=chance.choice((0.0, 0.1, 0.5, 1.0)),
    )


def play(terms: Terms, seed: int) -> SimulatedCup:
    """Play a cup to its end; AssertionError if it goes on longer than it may."""
    chance = Random(seed)
    lot = seed.to_bytes(32, "big")
    staying = list(terms.everybody)
    active: list[tuple[int, ...]] = []
    away: list[tuple[int, ...]] = []
    rounds: list[tuple[CountedGame, ...]] = []
    while True:
        here = tuple(each for each in staying if chance.random() >= terms.away)
        coming = _paired(terms, here, staying, rounds, lot)
        if coming is None:  # those who are here have nobody to play: all come back
            here = tuple(staying)
            coming = _paired(terms, here, staying, rounds, lot)
        if coming is None:
            break
        active.append(here)
        away.append(tuple(each for each in staying if each not in here))
        played = [_played(group, terms.tied, chance) for group in coming]
        sat_out = [CountedGame(((each, 2, 0),)) for each in _out(terms, away[-1], rounds, lot)]
        rounds.append((*played, *sat_out))
        staying = [each for each in staying if chance.random() >= terms.leaves]
        assert len(rounds) <= _most_rounds(terms), "the cup does not end"
    left = frozenset(terms.everybody) - frozenset(staying)
    return SimulatedCup(terms, lot, tuple(active), tuple(away), tuple(rounds), left)


def _paired(
    terms: Terms,
    here: Sequence[int],
    staying: Sequence[int],
    rounds: Sequence[tuple[CountedGame, ...]],
    lot: bytes,
) -> tuple[tuple[int, ...], ...] | None:
    away = tuple(each for each in staying if each not in here)
    return next_round(
        terms.format, terms.size, here, terms.everybody, tuple(rounds), lot, away=away
    )


def _out(
    terms: Terms, away: Sequence[int], rounds: Sequence[tuple[CountedGame, ...]], lot: bytes
) -> list[int]:
    """Return who sits out a round of a knock-out: those who are away and have a life left."""
    if terms.format != "knock-out":
        return []
    lives = lives_left(terms.everybody, rounds, lot)
    return [each for each in away if lives[each]]


def _most_rounds(terms: Terms) -> int:
    """Who is away meets the others in pairs later, if all play all: then it may last longer."""
    planned = rounds_planned(terms.format, terms.entrants, terms.size)
    if not terms.away:
        return planned
    in_pairs = terms.format == "all-play-all" and terms.size == 2
    return planned + terms.entrants if in_pairs else planned


def _played(group: Sequence[int], tied: float, chance: Random) -> CountedGame:
    """Give each a rank and points; with the chance ``tied`` each shares the rank of the one before.

    Sometimes the points say something else than the ranks, or nothing, as in games without any.
    """
    order = list(group)
    chance.shuffle(order)
    ranks = {order[0]: 1}
    for place, (before, entrant) in enumerate(pairwise(order), 2):
        ranks[entrant] = ranks[before] if chance.random() < tied else place
    most = chance.choice((0, 3, 40))
    return CountedGame(tuple((each, ranks[each], chance.randint(0, most)) for each in group))
