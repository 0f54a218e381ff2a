"""Who stayed away from a seat, and how much a substitute played there. Pure."""

from collections.abc import Sequence

from model.log import is_move, standing
from model.table import Computer, Human, MoveRecord, Occupant, PlayerId, TableSeat, owner_of


def vanished_from(seat: TableSeat) -> PlayerId | None:
    """Return who vanished from a seat, by who held it one after the other."""
    return who_vanished([*(tenure.occupant for tenure in seat.held), seat.occupant], seat.former)


def who_vanished(held: Sequence[Occupant], former: Sequence[PlayerId]) -> PlayerId | None:
    """Return who stayed away from a seat until the game was over or somebody else took it.

    ``held``: who held it, one after the other; ``former``: the people who left it. That is its
    first person. None if they kept it, or if it was taken from them: by a manager, by a ban, or as
    they were forgotten. None also where who held the seat before was not stored yet.
    """
    first = owner_of(held[0])
    if first is None or (former and former[0] != first):
        return None
    own = next((n for n, one in enumerate(held) if owner_of(one) != first), len(held))
    absent = isinstance(held[own - 1], Computer)
    return first if absent or (own < len(held) and _sat_down(held[own])) else None


def _sat_down(occupant: Occupant) -> bool:
    return isinstance(occupant, Human)


def share_of_substitute(seat: TableSeat, log: Sequence[MoveRecord]) -> int:
    """Return how many percent of a seat's moves in force a computer made for its person."""
    if seat.tended is None:
        return 0
    lines = [log[number - 1] for number in standing(log)]
    made = [line.actor is None for line in lines if line.seat == seat.seat and is_move(line)]
    return 100 * sum(made) // len(made) if made else 100
