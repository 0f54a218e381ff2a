"""What each entrant made of a hand that others held as well, after a round of one deal. Pure.

As in duplicate bridge a result is compared with those of the same seat at the other tables, so that
neither the deal nor the seat counts.
"""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from club.model.counted_game import CountedGame
from club.standings.scores import scores_of


class HandPlayed(msgspec.Struct, frozen=True):
    """One entrant's result, and how it compares with the same seat at the other tables.

    ``seat``: from 0. ``score``: as standings count it. ``points_over``, ``score_over``: how much
    above the mean of the others, below it if negative; None if no other table held this hand.
    """

    entrant: int
    seat: int
    points: int
    score: Fraction
    points_over: Fraction | None
    score_over: Fraction | None


def hands_played(games: Sequence[CountedGame]) -> tuple[HandPlayed, ...]:
    """Return all results of a round of one deal, seat by seat, in each the best first.

    Who plays nobody has no hand. Only tables of the same size have the same deal. Equal results are
    in the order of their entrants' numbers.
    """
    hands: dict[tuple[int, int], list[tuple[int, int, Fraction]]] = {}
    for game in games:
        if game.is_alone:
            continue
        scores = scores_of(game)
        for seat, (entrant, _, points) in enumerate(game.places):
            held = hands.setdefault((len(game.places), seat), [])
            held.append((entrant, points, scores[entrant]))
    return tuple(
        compared for (_, seat), held in sorted(hands.items()) for compared in _compared(seat, held)
    )


def _compared(seat: int, held: Sequence[tuple[int, int, Fraction]]) -> list[HandPlayed]:
    """Return the results of all who held one hand: (entrant, points, score)."""
    all_points = [Fraction(points) for _, points, _ in held]
    all_scores = [score for *_, score in held]
    compared = [
        HandPlayed(
            entrant,
            seat,
            points,
            score,
            _over(Fraction(points), all_points),
            _over(score, all_scores),
        )
        for entrant, points, score in held
    ]
    return sorted(compared, key=lambda hand: (-hand.score, -hand.points, hand.entrant))


def _over(own: Fraction, everybody: Sequence[Fraction]) -> Fraction | None:
    """Return how much one is above the mean of the others; None without others."""
    others = len(everybody) - 1
    return own - (sum(everybody) - own) / others if others else None
