"""How much of its time each seat of a game has used, and who comes behind by that. Pure."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from core.game import Seat
from tables.model.log import is_move
from tables.model.table import HOUR, Computer, Human, MoveRecord, Table, TableSeat
from tables.time import clocks

SLOW: Final = 2
"""Whoever has used more than this many times the time of each of the others comes behind them."""

FEWEST_HOURS: Final = 12
"""Nobody comes behind who has used less than this in all."""


def slow_seat(
    table: Table, log: Sequence[MoveRecord], now: int, people: clocks.People
) -> Seat | None:
    """Return who has far more time used than the others who still play; None: nobody has.

    Whoever is away, and alone holds the game up, has: the round was longer by their days off.
    ``log``: the lines of the table; ``people``: the profiles of those who play. People are compared
    with people, whoever plays computers alone with those. A computer is never slow.
    """
    used = time_used(table, log, now, people)
    playing = [seat for seat in table.seats if not seat.is_out]
    if len(playing) > 1 and (absent := _awaited_alone(table, now, people)) is not None:
        return absent
    persons = [seat.seat for seat in playing if not isinstance(seat.occupant, Computer)]
    if not persons or len(playing) == 1:
        return None
    slowest = max(persons, key=lambda seat: used.get(seat, 0))
    others = (used.get(seat, 0) for seat in persons if seat != slowest)
    limit = max(SLOW * max(others, default=0), FEWEST_HOURS * HOUR - 1)
    return slowest if used.get(slowest, 0) > limit else None


def _awaited_alone(table: Table, now: int, people: clocks.People) -> Seat | None:
    """Return the seat for which alone a game waits, if its person is away."""
    awaited = table.to_act
    if len(awaited) != 1 or not isinstance(awaited[0].occupant, Human):
        return None
    person = people.get(awaited[0].occupant.player)
    return awaited[0].seat if person is not None and person.away_until > now else None


def time_used(
    table: Table, log: Sequence[MoveRecord], now: int, people: clocks.People
) -> Mapping[Seat, int]:
    """Return the milliseconds that each seat has used of its time, the open question included.

    As the clocks had it: pauses, days off, outages and times before somebody was told are left out.
    """
    used = Counter[Seat]()
    last: dict[Seat, int] = {}
    for line in log:
        if line.left is not None and is_move(line):
            full = (table.pace.span or 0) + line.bank
            used[line.seat] += _since(last.get(line.seat), line.at, full - line.left)
            last[line.seat] = line.at
    for seat in table.to_act:
        used[seat.seat] += _since(last.get(seat.seat), now, _of_question(table, seat, now, people))
    return used


def _of_question(table: Table, seat: TableSeat, now: int, people: clocks.People) -> int:
    """Return how much of its time a seat has used for the question that is open."""
    full, left = clocks.full_time(table, seat), clocks.remaining(table, seat, now, people)
    return 0 if full is None or left is None else full - left


def _since(last: int | None, now: int, used: int) -> int:
    """Return what a clock says is used, but nothing of before this seat's last line.

    After a secret part of a move the same clock runs on.
    """
    return max(0, used if last is None else min(used, now - last))
