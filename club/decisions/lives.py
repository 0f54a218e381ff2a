"""Who is still in a knock-out, who loses a life as they are away, and whether people play. Pure."""

from collections.abc import Collection

from club.decisions.progress import FEWEST_PEOPLE, everybody, games
from club.model.cup import Cup, Pairing, Placing
from club.standings.scores import lives_left

_LOST = 2
"""The rank of whoever sits out a round: behind whoever plays."""


def still_in(cup: Cup) -> tuple[int, ...]:
    """Return the numbers of those who can be paired: have not left, and have a life left.

    Only a knock-out has lives.
    """
    active = tuple(e.number for e in cup.active)
    if cup.format != "knock-out":
        return active
    lives = lives_left(everybody(cup), games(cup), cup.lot)
    return tuple(number for number in active if lives[number])


def people_play(cup: Cup) -> bool:
    """Return whether there are people enough for another round: two in the cup.

    In a knock-out one of them must have a life left: computers do not play on alone.
    """
    people = {e.number for e in cup.active if not e.is_computer}
    return len(people) >= FEWEST_PEOPLE and not people.isdisjoint(still_in(cup))


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
