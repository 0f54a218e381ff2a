"""All play all: pairs by the circle method, larger tables as balanced groups."""

from itertools import combinations
from typing import Final

from club.model.counted_game import lot_number
from club.pairing.pairing_input import Group, PairingInput
from club.pairing.pairs import best_pairs
from club.pairing.score_groups import tables_by_score
from club.pairing.table_sizes import TableSizes

_AGAIN: Final = 8
"""What any meeting but the first costs, beyond the cube of those before. So a third meeting and a
first cost less than two second ones; a fourth costs more than two third ones."""


def rounds_planned(entrants: int, sizes: TableSizes) -> int:
    """Return the number of rounds.

    As many as it takes until as many pairs have sat together as there are among the entrants: with
    two seats the whole schedule. At least as many as a table has seats, so that everybody can sit
    in each.
    """
    met_in_a_round = sum(size * (size - 1) for size in sizes.split(entrants))
    return max(sizes.size, -(-entrants * (entrants - 1) // met_in_a_round))


def extra_rounds(entrants: int, size: int) -> int:
    """Return the most rounds beyond the planned ones, for pairs of whom one was away.

    As many as it takes to go through all pairs again. Larger tables are not made up for.
    """
    return entrants if size == 2 else 0


def tables(coming: PairingInput) -> list[Group]:
    """Return the tables of the round; with two seats only byes if all who can play have met."""
    if coming.sizes.size == 2:
        return _pairs(coming)
    level = dict.fromkeys(coming.active, 0)
    return tables_by_score(level, level, coming, _cost_of_meeting)


def _cost_of_meeting(met: int) -> int:
    """Return what one more meeting costs a pair at a larger table, so that few pairs never meet."""
    return met**3 + _AGAIN if met else 0


def _pairs(coming: PairingInput) -> list[Group]:
    """Return pairs of which none has met.

    Whoever has no opponent by the schedule, because that one has left, is away or was met before,
    plays one of the others without an opponent whom they have not met. Else they have a bye, if one
    is due to them.
    """
    history, present = coming.history, set(coming.active)
    scheduled = [
        pair for pair in _circle(coming) if present.issuperset(pair) and not history.met[pair]
    ]
    idle = sorted(present.difference(*scheduled))
    costs = {pair: 0 for pair in combinations(idle, 2) if not history.met[pair]}
    others = best_pairs(idle, costs, history.byes, coming)
    return [
        *scheduled,
        *(group for group in others if len(group) == 2 or _has_bye(group[0], coming)),
    ]


def _has_bye(entrant: int, coming: PairingInput) -> bool:
    """Return whether a bye is due to an entrant: for a game that will never come.

    So with games and byes all reach the planned number of rounds. No bye makes up for an opponent
    who is away; that game comes later.
    """
    history, staying = coming.history, {*coming.active, *coming.away} - {entrant}
    games = sum(history.met[entrant, other] for other in coming.everybody)
    to_come = sum(not history.met[entrant, other] for other in staying)
    planned = rounds_planned(len(coming.everybody), coming.sizes)
    return games + to_come + history.byes[entrant] < planned


def _circle(coming: PairingInput) -> list[tuple[int, int]]:
    """Return the pairs of the round by the circle method: all but the first turn by one place.

    The lot orders the entrants once for the whole cup. With an odd number 0 stands for the bye. In
    each pair it says who begins, so that all alternate as far as can be.
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
