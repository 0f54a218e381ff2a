"""Groups for tables of three and more: a greedy start, then exchanges while they lower the cost.

The best grouping is not looked for: that problem is too hard for 64 entrants. No exchange of two
entrants makes the one found any better.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

from club.pairing.costs import Costs

Groups: TypeAlias = list[list[int]]

_Costs: TypeAlias = Mapping[int, Mapping[int, int]]
"""The cost of each pair in both orders; of an entrant with itself 0."""


def best_groups(
    orders: Sequence[Sequence[int]], sizes: Sequence[int], costs: Costs
) -> list[tuple[int, ...]]:
    """Return groups of these sizes, of the least cost found. From each order one search begins."""
    both = _in_both_orders(orders[0], costs)
    found = (_improved(_start(order, sizes, both), both) for order in orders)
    best = min(found, key=lambda groups: sum(_inside(group, both) for group in groups))
    return [tuple(group) for group in best]


def _in_both_orders(entrants: Sequence[int], costs: Costs) -> _Costs:
    return {
        one: {other: costs.get((min(one, other), max(one, other)), 0) for other in entrants}
        for one in entrants
    }


def _start(order: Sequence[int], sizes: Sequence[int], costs: _Costs) -> Groups:
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


def _improved(groups: Groups, costs: _Costs) -> Groups:
    """Exchange entrants of two groups as long as that lowers the cost."""
    improving = True
    while improving:
        improving = False
        for entrant in sorted(costs):
            improving = _exchanged(entrant, groups, costs) or improving
    return groups


def _exchanged(entrant: int, groups: Groups, costs: _Costs) -> bool:
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


def _between(entrant: int, group: Sequence[int], costs: _Costs) -> int:
    with_entrant = costs[entrant]
    return sum(with_entrant[each] for each in group)


def _inside(group: Sequence[int], costs: _Costs) -> int:
    return sum(costs[one][other] for one, other in combinations(group, 2))
