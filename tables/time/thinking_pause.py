"""How long a computer pauses before its turn. Pure."""

from collections.abc import Collection

from model.table import Computer, Table, TableSeat

THINKING_PAUSE = 2_000
"""Milliseconds that the computers of a table pause in one round of turns, all together.

Long enough to see what one has played oneself, and short enough to wait for. Each has its share
before its turn, thinks meanwhile, and plays the further moves of that turn without a pause."""


def thinking_pause(table: Table, seat: TableSeat) -> int:
    """Return a computer's pause before its turn, in milliseconds.

    It is 0 amid a turn and if several computers are to move.
    """
    goes_on = table.moves > 0 and seat.last_move == table.moves
    if goes_on or _computers_among(table.to_act) > 1:
        return 0
    return THINKING_PAUSE // _computers_among(table.seats)


def _computers_among(seats: Collection[TableSeat]) -> int:
    return sum(isinstance(seat.occupant, Computer) for seat in seats)
