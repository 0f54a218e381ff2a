"""Swiss: tables of like score, and nobody meets twice while that can be."""

from typing import Final

from club.pairing.pairing_input import Group, PairingInput
from club.pairing.score_groups import tables_by_score
from club.pairing.table_sizes import TableSizes
from club.standings.scores import total_scores

FEWEST_ROUNDS: Final = 3

_WHOLE: Final = 24
"""A score of 1 as a level: scores at tables of 2 to 5 seats are multiples of 1/24."""


def rounds_planned(entrants: int, sizes: TableSizes) -> int:
    """Return how many rounds there are, unless the cup says otherwise.

    As many as it takes until only one can have won all games, and one more for the places behind;
    of pairs not more than half the entrants; at least three. So in pairs nobody meets twice if all
    stay. For after fewer rounds everybody has at least half of the others, or the bye, still to
    meet; then a pairing without a meeting before exists (Dirac's theorem), and three or four
    entrants have it for all three rounds.
    """
    rounds, told_apart = 1, 1
    while told_apart < entrants:
        rounds, told_apart = rounds + 1, told_apart * sizes.size
    if sizes.size == 2:
        rounds = min(rounds, -(-entrants // 2))
    return max(FEWEST_ROUNDS, rounds)


def tables(coming: PairingInput) -> list[Group]:
    """Return the tables of the round; a bye goes to the lowest who has had none.

    No tables of pairs if all of them have met before: the cup is over then.
    """
    scores = total_scores(coming.everybody, coming.rounds)
    levels = {entrant: int(scores[entrant] * _WHOLE) for entrant in coming.active}
    groups = tables_by_score(levels, levels, coming)
    met = coming.history.met
    if coming.sizes.size == 2 and all(met[group] for group in groups if len(group) == 2):
        return []
    return groups
