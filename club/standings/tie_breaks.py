"""The tie-breaks of a cup's standings, each by its name. More is better in all of them."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Literal, TypeAlias

import msgspec

from club.model.counted_game import CountedGame, Rounds, lot_number
from club.standings.scores import ahead

TieBreakName: TypeAlias = Literal[
    "meetings", "buchholz", "sonneborn-berger", "games-with-more-points", "lot"
]

Values: TypeAlias = dict[int, Fraction]
"""A number for each entrant."""


class TieBreak(msgspec.Struct, frozen=True):
    """One tie-break of one entrant."""

    name: TieBreakName
    value: Fraction


def meetings(tied: Mapping[int, object], rounds: Rounds) -> Values:
    """Count against whom of those tied with them each finished ahead, less those behind whom.

    Tied are the entrants with an equal value in ``tied``. Whoever has not met them has 0, so nobody
    gains by having met more of them.
    """
    counted = dict.fromkeys(tied, Fraction(0))
    for game in _games(rounds):
        for (one, rank, _), (other, others, _) in permutations(game.places, 2):
            if tied[one] == tied[other]:
                counted[one] += (rank < others) - (rank > others)
    return counted


def buchholz(scores: Mapping[int, Fraction], rounds: Rounds) -> Values:
    """Add up the final scores of each entrant's opponents: of a larger table their mean.

    A bye counts as an opponent with the entrant's own score.
    """
    return _opposition(scores, rounds, weighed_by_result=False)


def sonneborn_berger(scores: Mapping[int, Fraction], rounds: Rounds) -> Values:
    """Add up the final scores of those beaten and half of those tied with, as ``buchholz`` does."""
    return _opposition(scores, rounds, weighed_by_result=True)


def games_with_more_points(everybody: Sequence[int], rounds: Rounds) -> Values:
    """Count the games in which an entrant alone had the most points."""
    counted = dict.fromkeys(everybody, Fraction(0))
    for game in _games(rounds):
        most = max(points for _, _, points in game.places)
        having = [entrant for entrant, _, points in game.places if points == most]
        if len(having) == 1 < len(game.places):
            counted[having[0]] += 1
    return counted


def by_lot(everybody: Sequence[int], lot: bytes) -> Values:
    """Return how many entrants the lot puts behind each: those with a lower number."""
    drawn = sorted(everybody, key=lambda entrant: (lot_number(lot, "standings", entrant), entrant))
    return {entrant: Fraction(behind) for behind, entrant in enumerate(drawn)}


def _opposition(
    scores: Mapping[int, Fraction], rounds: Rounds, *, weighed_by_result: bool
) -> Values:
    added = dict.fromkeys(scores, Fraction(0))
    for game in _games(rounds):
        if game.is_bye:
            entrant = game.places[0][0]
            added[entrant] += scores[entrant]
        for (one, rank, _), (other, others, _) in permutations(game.places, 2):
            weight = ahead(rank, others) if weighed_by_result else 1
            added[one] += scores[other] * weight / (len(game.places) - 1)
    return added


def _games(rounds: Rounds) -> list[CountedGame]:
    return [game for paired in rounds for game in paired]
