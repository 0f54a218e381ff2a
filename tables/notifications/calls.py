"""Calls to the people who are to act at a table, as rings of its messages. Pure."""

from typing import Literal

from model.letters import SeatFacts
from model.message import Ring
from model.table import Human, Table, TableSeat
from tables.notifications import recipients


def calls_again(table: Table, unaware: Table) -> tuple[Ring, ...]:
    """Return a short call to everybody who is to act but, in ``unaware``, was not asked yet."""
    seats = recipients.newly_asked(unaware, table)
    return tuple(ring for seat in seats for ring in calls_to(seat))


def calls_to(
    seat: TableSeat | SeatFacts, short: Literal["call", "reminder"] | None = "call"
) -> tuple[Ring, ...]:
    """Return the call to the person in a seat who is to act; none to a computer.

    ``short``: for which a short message is enough; None: for a whole one.
    """
    if not isinstance(seat.occupant, Human) or seat.asked is None:
        return ()
    return (Ring(seat.occupant.player, seat.seat, seat.asked, short=short),)
