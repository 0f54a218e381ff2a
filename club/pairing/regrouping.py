"""A few tables grouped anew, in the best way, as long as that lowers the cost."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, combinations

from club.pairing.exact_groups import MOST_ENTRANTS, BothOrders, exact_groups, total_cost
from club.pairing.pairing_input import Group


def regrouped(groups: Sequence[Group], order: Sequence[int], costs: BothOrders) -> list[Group]:
    """Return groups that no regrouping of two tables, or of three neighbours, makes any better.

    Neighbours: those whose entrants are near to each other in the order, as they are of like level.
    """
    places = {entrant: place for place, entrant in enumerate(order)}

    @cache
    def best(few: tuple[Group, ...]) -> tuple[Group, ...]:
        """Return the best groups of these entrants; the same groups if none cost less."""
        entrants = sorted(chain(*few), key=places.__getitem__)
        cost = total_cost(few, costs)
        if not cost or len(entrants) > MOST_ENTRANTS:
            return few
        found = exact_groups(entrants, sorted(map(len, few), reverse=True), costs)
        return tuple(found) if total_cost(found, costs) < cost else few

    now, improving = list(groups), True
    while improving:
        improving = False
        now.sort(key=lambda group: _mean_place(group, places))
        for few in _few_tables(len(now)):
            before = tuple(now[at] for at in few)
            after = best(before)
            if after != before:
                improving = True
                for at, group in zip(few, after, strict=True):
                    now[at] = group
    return now


def _mean_place(group: Group, places: Mapping[int, int]) -> float:
    return sum(places[entrant] for entrant in group) / len(group)


def _few_tables(tables: int) -> Iterable[tuple[int, ...]]:
    """Return the numbers of three neighbours, all of them in turn, then those of any two tables."""
    neighbours = ((at, at + 1, at + 2) for at in range(tables - 2))
    return chain(neighbours, combinations(range(tables), 2))
