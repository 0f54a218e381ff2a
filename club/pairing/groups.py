"""Groups for tables of three and more, of the least cost found.

For few entrants the best of all. For more that problem is too hard: then a greedy start, exchanges
while they lower the cost, and last the best groups of any two tables and of three neighbours.
"""

from collections.abc import Sequence
from typing import TypeAlias

from club.pairing.costs import Costs
from club.pairing.exact_groups import MOST_ENTRANTS, BothOrders, exact_groups, total_cost
from club.pairing.pairing_input import Group
from club.pairing.regrouping import regrouped

Groups: TypeAlias = list[list[int]]


def best_groups(orders: Sequence[Sequence[int]], sizes: Sequence[int], costs: Costs) -> list[Group]:
    """Return groups of these sizes, of the least cost found.

    From each order one search begins, each with another table as the first to be filled.
    """
    if not sizes:
        return []
    order = orders[0]
    both = _in_both_orders(order, costs)
    if len(order) <= MOST_ENTRANTS:
        return exact_groups(order, sizes, both)
    found = [
        _exchanged(_start(each, _turned(sizes, number), both), both)
        for number, each in enumerate(orders)
    ]
    best = min(found, key=lambda groups: total_cost(groups, both))
    return regrouped([tuple(group) for group in best], order, both)


def _in_both_orders(entrants: Sequence[int], costs: Costs) -> BothOrders:
    return {
        one: {other: costs.get((min(one, other), max(one, other)), 0) for other in entrants}
        for one in entrants
    }


def _turned(sizes: Sequence[int], number: int) -> Sequence[int]:
    """Return the sizes with another one first; who is first in the order fills that table."""
    turn = number % len(sizes)
    return [*sizes[turn:], *sizes[:turn]]


def _start(order: Sequence[int], sizes: Sequence[int], costs: BothOrders) -> Groups:
    """Seat the first who has no table, then whoever fits best there, until the table is full."""
    left = list(order)
    groups: Groups = []
    for size in sizes:
        group = [left.pop(0)]
        while len(group) < size:
            fits_best = min(left, key=lambda entrant: _between(entrant, group, costs))
            left.remove(fits_best)
            group.append(fits_best)
        groups.append(group)
    return groups


def _exchanged(groups: Groups, costs: BothOrders) -> Groups:
    """Exchange entrants of two groups as long as that lowers the cost."""
    improving = True
    while improving:
        improving = False
        for entrant in sorted(costs):
            improving = _exchange(entrant, groups, costs) or improving
    return groups


def _exchange(entrant: int, groups: Groups, costs: BothOrders) -> bool:
    """Make the exchange of this entrant that lowers the cost most; False if none does."""
    own = next((group for group in groups if entrant in group), None)
    here = 0 if own is None else _between(entrant, own, costs)
    if own is None or not here:
        return False
    best, saved = None, 0
    for group in groups:
        if group is own:
            continue
        there = _between(entrant, group, costs)
        for other in group:
            after = there + _between(other, own, costs) - 2 * costs[entrant][other]
            less = here + _between(other, group, costs) - after
            if less > saved:
                best, saved = (group, other), less
    if best is None:
        return False
    group, other = best
    own[own.index(entrant)], group[group.index(other)] = other, entrant
    return True


def _between(entrant: int, group: Sequence[int], costs: BothOrders) -> int:
    with_entrant = costs[entrant]
    return sum(with_entrant[each] for each in group)
