"""Groups for tables of three and more: the best of all, for few entrants."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, starmap
from operator import itemgetter
from typing import Final, TypeAlias

from club.pairing.pairing_input import Group

BothOrders: TypeAlias = Mapping[int, Mapping[int, int]]
"""The cost of each pair in both orders; of an entrant with itself 0."""

MOST_ENTRANTS: Final = 12
"""Up to so many the search takes 10 ms; with two more it takes 100."""

_Found: TypeAlias = tuple[int, tuple[Group, ...]]
"""The cost of groups, and the groups."""


def exact_groups(order: Sequence[int], sizes: Sequence[int], costs: BothOrders) -> list[Group]:
    """Return groups of these sizes, of the least cost of all; of equal ones the first in order."""

    @cache
    def inside(group: Group) -> int:
        return total_cost((group,), costs)

    @cache
    def best(left: Group, sizes: tuple[int, ...]) -> _Found:
        if len(sizes) == 1:
            return inside(left), (left,)
        return min(starmap(with_the_rest, _groups_of_first(left, sizes)), key=itemgetter(0))

    def with_the_rest(group: Group, others: Group, sizes: tuple[int, ...]) -> _Found:
        cost, rest = best(others, sizes)
        return inside(group) + cost, (group, *rest)

    return list(best(tuple(order), tuple(sizes))[1])


def total_cost(groups: Iterable[Sequence[int]], costs: BothOrders) -> int:
    """Return the cost of groups: that of all pairs that sit together."""
    return sum(costs[one][other] for group in groups for one, other in combinations(group, 2))


def _groups_of_first(
    left: Group, sizes: tuple[int, ...]
) -> Iterator[tuple[Group, Group, tuple[int, ...]]]:
    """Yield each group that the first can be in, with who is left then and the sizes for them."""
    first, others = left[0], left[1:]
    for size in dict.fromkeys(sizes):
        at = sizes.index(size)
        sizes_left = sizes[:at] + sizes[at + 1 :]
        for mates in combinations(others, size - 1):
            yield (first, *mates), tuple([e for e in others if e not in mates]), sizes_left
