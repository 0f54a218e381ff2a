"""Tables of entrants of like level, who have met as seldom as can be."""

from collections.abc import Callable, Mapping
from typing import Final

from club.pairing.costs import costs_of, weighed
from club.pairing.groups import best_groups
from club.pairing.pairing_input import Group, PairingInput
from club.pairing.pairs import best_pairs

_SEARCHES: Final = 10
"""How many searches for groups begin, each from another order of those of equal level."""


def _squared(met: int) -> int:
    """Return the usual cost of one more meeting: the square of how often a pair has met."""
    return met**2


def tables_by_score(
    levels: Mapping[int, int],
    bye_levels: Mapping[int, int],
    coming: PairingInput,
    cost_of_meeting: Callable[[int], int] = _squared,
) -> list[Group]:
    """Return the tables of a round, not yet in seat order, and byes.

    ``levels``: of those who play. ``cost_of_meeting``: by how often the pair has met. What matters,
    the most important first: a bye goes to somebody who has had the fewest; few meet again; the bye
    goes to the lowest of ``bye_levels``; of two nobody always begins, or never; nobody meets
    again, or has a bye again, in the very next round; small differences of level at a table.
    """
    history, in_pairs = coming.history, coming.sizes.size == 2

    def cost(one: int, other: int) -> int:
        again = cost_of_meeting(history.met[one, other])
        lopsided = history.lopsided(one, other) if in_pairs else 0
        at_once = (one, other) in history.just_met
        return weighed(0, again, 0, lopsided, at_once, (levels[one] - levels[other]) ** 2)

    entrants = tuple(levels)
    byes = {
        entrant: weighed(
            history.byes[entrant], 0, bye_levels[entrant], 0, entrant in history.just_idle, 0
        )
        for entrant in entrants
    }
    costs = costs_of(entrants, cost)
    if in_pairs:
        return best_pairs(entrants, costs, byes, coming)
    return _groups(levels, byes, costs, coming)


def _groups(
    levels: Mapping[int, int],
    byes: Mapping[int, int],
    costs: Mapping[tuple[int, int], int],
    coming: PairingInput,
) -> list[Group]:
    sizes = coming.sizes.split(len(levels))
    cheapest = sorted(levels, key=lambda each: (byes[each], coming.drawn("bye", each), each))
    idle = cheapest[: len(levels) - sum(sizes)]
    playing = [entrant for entrant in levels if entrant not in idle]
    orders = [
        sorted(playing, key=lambda each: (-levels[each], coming.drawn("search", each, search)))
        for search in range(_SEARCHES)
    ]
    groups = best_groups(orders, sizes, costs)
    return [*map(coming.shuffled, groups), *((entrant,) for entrant in idle)]
