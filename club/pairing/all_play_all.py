"""All play all: pairs by the circle method, larger tables as balanced groups."""

from itertools import combinations

from club.model.played import lot_number
from club.pairing.by_level import tables_by_level
from club.pairing.pairs import best_pairs
from club.pairing.round_to_pair import Group, RoundToPair
from club.pairing.table_sizes import TableSizes


def rounds_planned(entrants: int, sizes: TableSizes) -> int:
    """Return the number of rounds.

    As many as it takes until as many have sat together as there are pairs of entrants: with two
    seats the whole schedule. At least as many as a table has seats, so that everybody can sit in
    each.
    """
    met_in_a_round = sum(size * (size - 1) for size in sizes.split(entrants))
    return max(sizes.size, -(-entrants * (entrants - 1) // met_in_a_round))


def tables(coming: RoundToPair) -> list[Group]:
    """Return the tables of the round; only byes if all who play have met, two at a table."""
    if coming.sizes.size == 2:
        return _pairs(coming)
    level = dict.fromkeys(coming.active, 0)
    return tables_by_level(level, level, coming)


def _pairs(coming: RoundToPair) -> list[Group]:
    """Return pairs of which none has met.

    Whoever has no opponent by the schedule, because that one has left, is away or was met before,
    plays one of the others without an opponent whom they have not met.
    """
    past, present = coming.past, set(coming.active)
    scheduled = [
        pair for pair in _circle(coming) if present.issuperset(pair) and not past.met[pair]
    ]
    idle = sorted(present.difference(*scheduled))
    costs = {pair: 0 for pair in combinations(idle, 2) if not past.met[pair]}
    return [*scheduled, *best_pairs(idle, costs, past.byes, coming)]


def _circle(coming: RoundToPair) -> list[tuple[int, int]]:
    """Return the pairs of the round by the circle method: all but the first turn by one place.

    The lot orders the entrants once for the whole cup. With an odd number 0 stands for the bye. In
    each pair it says who sits first, so that all alternate as far as can be.
    """
    lot = coming.lot
    drawn = sorted(coming.everybody, key=lambda each: (lot_number(lot, "circle", each), each))
    circle = [*drawn, 0] if len(drawn) % 2 else drawn
    turned = (coming.number - 1) % (len(circle) - 1)
    order = [circle[0], *circle[1 + turned :], *circle[1 : 1 + turned]]
    pairs = []
    for place in range(len(order) // 2):
        near, far = order[place], order[-1 - place]
        near_first = place % 2 == 1 if place else turned % 2 == 0
        pairs.append((near, far) if near_first else (far, near))
    return [pair for pair in pairs if 0 not in pair]
