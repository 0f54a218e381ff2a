"""Who is still in a knock-out, who loses a life as they are away, and whether people play. Pure."""

from collections.abc import Collection

from club.decisions.progress import FEWEST_PEOPLE, everybody, games, has_had_last_pairing
from club.model.cup import Cup, Pairing, Placing
from club.standings.scores import lives_left

_LOST = 2
"""The rank of whoever sits out a round: behind whoever plays."""


def still_in(cup: Cup) -> tuple[int, ...]:
    """Return the numbers of those who can be paired: have not left, and have a life left."""
    lives = _lives(cup)
    return tuple(e.number for e in cup.active if lives[e.number])


def people_play(cup: Cup) -> bool:
    """Return whether there are people enough for another round: two who have not given up.

    Leaving after one's last pairing gives up nothing, nor in a knock-out when one is out: there one
    person who is in plays on against computers; but computers do not play on alone.
    """
    lives = _lives(cup)
    people = [e for e in cup.entrants if not e.is_computer and e.number in lives]
    stayed = [e for e in people if e.plays or not lives[e.number] or has_had_last_pairing(cup, e)]
    is_in = any(e.plays and lives[e.number] for e in people)
    return is_in and len(stayed) >= FEWEST_PEOPLE


def _lives(cup: Cup) -> dict[int, int]:
    """Return how many lives everybody has left; 1 where there are none to lose."""
    if cup.format == "knock-out":
        return lives_left(everybody(cup), games(cup), cup.lot)
    return dict.fromkeys(everybody(cup), 1)


def sitting_out(cup: Cup, present: Collection[int], tables: int) -> tuple[Pairing, ...]:
    """Return the pairings of those who sit out the next round of a knock-out: each loses a life.

    ``present``: who can be paired. ``tables``: how many pairings come before theirs.
    """
    if cup.format != "knock-out":
        return ()
    away = (number for number in still_in(cup) if number not in present)
    return tuple(
        Pairing(number, (Placing(entrant, rank=_LOST),))
        for number, entrant in enumerate(away, tables + 1)
    )
