"""Scores: what each game of a cup is worth, and who still has lives in a knock-out."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final

from club.model.counted_game import CountedGame, Rounds, lot_number

BYE: Final = Fraction(1)
"""The score of a bye: that of a win."""

LIVES: Final = 2
"""Lives of an entrant of a knock-out: out after the second loss."""


def ahead(rank: int, other: int) -> Fraction:
    """Return 1 for whoever finished ahead of the other, half for a tie, 0 behind."""
    return Fraction((rank < other) * 2 + (rank == other), 2)


def scores_of(game: CountedGame) -> dict[int, Fraction]:
    """Return each entrant's score: the share of the others that they finished ahead of.

    A tie counts half. With two seats a win is 1, a draw 1/2, a loss 0. A bye is 1, a round sat out
    0.
    """
    if game.is_alone:
        return {game.places[0][0]: BYE if game.is_bye else Fraction(0)}
    scores = dict.fromkeys(game.entrants, Fraction(0))
    for (one, rank, _), (other, others, _) in combinations(game.places, 2):
        scores[one] += ahead(rank, others)
        scores[other] += ahead(others, rank)
    return {entrant: score / (len(game.places) - 1) for entrant, score in scores.items()}


def total_scores(everybody: Sequence[int], rounds: Rounds) -> dict[int, Fraction]:
    """Return the score of each entrant over all rounds."""
    totals = dict.fromkeys(everybody, Fraction(0))
    for paired in rounds:
        for game in paired:
            for entrant, score in scores_of(game).items():
                totals[entrant] += score
    return totals


def losers(game: CountedGame, number: int, lot: bytes) -> tuple[int, ...]:
    """Return who loses a life in this game of round ``number``: all but the upper half.

    The upper half is the first of two or three, the first two of four or five. Who is tied in rank
    is ordered by points, then by the lot, the higher number first; so every game has a loser. A bye
    has none; who sits out the round loses a life.
    """
    if game.is_sat_out:
        return game.entrants
    order = sorted(
        (rank, -points, -lot_number(lot, "drawn game", number, entrant), entrant)
        for entrant, rank, points in game.places
    )
    return tuple(entrant for *_, entrant in order[len(order) - lost_at(len(order)) :])


def lost_at(size: int) -> int:
    """Return how many lives are lost at a table of this size."""
    return size - max(1, size // 2)


def lives_left(everybody: Sequence[int], rounds: Rounds, lot: bytes) -> dict[int, int]:
    """Return how many lives each entrant of a knock-out has left."""
    lives = dict.fromkeys(everybody, LIVES)
    for number, paired in enumerate(rounds, 1):
        for game in paired:
            for entrant in losers(game, number, lot):
                lives[entrant] = max(0, lives[entrant] - 1)
    return lives
