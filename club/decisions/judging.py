"""What a game counts for: as it ended, or by the rule for games without an end. Pure.

The rule, written in the cup's first post: whoever still plays when the round ends shares the first
place, before those who are out; but whoever has used far more time than the others comes behind
them. A game that was ended without a result is shared by all who still played.
"""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from club.model.cup import Pairing
from core.game import Seat, Standing
from tables.model.log import RESIGNATION
from tables.model.table import MoveRecord, Table


def counted(pairing: Pairing, table: Table, log: Sequence[MoveRecord]) -> Pairing:
    """Return the pairing of a table that is over with the ranks of its game.

    ``log``: the lines of the table, which tell who lost by time.
    """
    if table.outcome is None:
        return msgspec.structs.replace(judged(pairing, table), runs=False)
    ranks = {standing.seat: standing for standing in table.outcome.standings}
    return _ranked(pairing, ranks, late_seats(log))


def noted(pairing: Pairing) -> Pairing:
    """Return the pairing of a game that ended after it was judged."""
    return msgspec.structs.replace(pairing, runs=False)


def _ranked(pairing: Pairing, ranks: Mapping[Seat, Standing], late: Collection[Seat]) -> Pairing:
    places = tuple(
        msgspec.structs.replace(
            place,
            rank=ranks[Seat(n)].rank,
            points=ranks[Seat(n)].points,
            late=Seat(n) in late,
        )
        for n, place in enumerate(pairing.places)
    )
    return msgspec.structs.replace(pairing, places=places, runs=False)


def late_seats(log: Sequence[MoveRecord]) -> frozenset[Seat]:
    """Return the seats for which the bot resigned, as their time had run out."""
    return frozenset(
        line.seat for line in log if line.notation == RESIGNATION and line.actor is None
    )


def judged(pairing: Pairing, table: Table, slow: Seat | None = None) -> Pairing:
    """Return the pairing of a game without an end: those who play share the first place.

    ``slow``: who comes behind them, having used far more time.
    """
    playing = sum(not seat.is_out for seat in table.seats)
    behind = {seat.seat: playing for seat in table.seats if seat.is_out}
    if slow is not None:
        behind[slow] = playing - 1
    places = tuple(
        msgspec.structs.replace(
            place, rank=1 + behind.get(Seat(n), 0), judged=True, slow=Seat(n) == slow
        )
        for n, place in enumerate(pairing.places)
    )
    return msgspec.structs.replace(pairing, places=places)
