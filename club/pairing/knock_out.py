"""Knock-out with a second life: whoever has lost twice is out."""

from club.pairing.pairing_input import Group, PairingInput
from club.pairing.score_groups import tables_by_score
from club.pairing.table_sizes import TableSizes
from club.standings.scores import LIVES, lives_left, lost_at


def rounds_planned(entrants: int, sizes: TableSizes) -> int:
    """Return the most rounds that can be needed.

    The cup lasts longest if as few as can be still play for all the lives that are left: everybody
    has two, and so there are few tables at which a life is lost.
    """
    lives, rounds = LIVES * entrants, 0
    while lives > 1:
        lost = sum(lost_at(size) for size in sizes.split(max(2, -(-lives // LIVES))))
        if not lost:
            break
        lives, rounds = lives - lost, rounds + 1
    return rounds


def tables(coming: PairingInput) -> list[Group]:
    """Return the tables of the round, of equal lives where that can be."""
    left = lives_left(coming.everybody, coming.rounds, coming.lot)
    lives = {entrant: left[entrant] for entrant in coming.active if left[entrant]}
    return tables_by_score(lives, dict.fromkeys(lives, 0), coming)
