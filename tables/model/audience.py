"""What was told to whom, in order, and what of it is news to whom. Pure."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec

from core.game import Everyone, Seat, Told, Viewer
from tables.model import game_json
from tables.model.letters import TurnTold
from tables.model.log import gone, is_move, taken_back_by
from tables.model.table import EventRecord, MoveRecord, Table, TableSeat


def records_of(told: Sequence[Told[Any]], seq: int) -> tuple[EventRecord, ...]:
    """Told events as lines of the store, in order."""
    return tuple(
        EventRecord(
            seq=seq,
            n=n,
            seats=None if isinstance(one.to, Everyone) else one.to.seats,
            payload=game_json.raw(one.event),
        )
        for n, one in enumerate(told)
    )


def heard_by(viewer: Viewer, records: Iterable[EventRecord]) -> tuple[msgspec.Raw, ...]:
    """The events among these that this viewer was told."""
    return tuple(record.payload for record in _heard(viewer, records))


def turns_heard_by(viewer: Viewer, records: Iterable[EventRecord]) -> tuple[TurnTold, ...]:
    """The same events counted by turns: those of a seat that follow each other are one turn.

    Unless a seat changed hands in between.
    """
    turns = groupby(_heard(viewer, records), attrgetter("mover", "hands"))
    return tuple(_turn(mover, hands, [*told]) for (mover, hands), told in turns)


def _turn(mover: Seat | None, hands: tuple[int, ...], told: Sequence[EventRecord]) -> TurnTold:
    """These events as one turn; what was told with no line of the log belongs to no move."""
    return TurnTold(mover, len(told), hands, len({record.seq for record in told if record.seq}))


def hands_heard_by(viewer: Viewer, records: Iterable[EventRecord]) -> tuple[tuple[int, ...], ...]:
    """Who held the seats at each of the same events."""
    return tuple(record.hands for record in _heard(viewer, records))


def _heard(viewer: Viewer, records: Iterable[EventRecord]) -> list[EventRecord]:
    return [r for r in records if r.seats is None or (viewer is not None and viewer in r.seats)]


def attributed(
    records: Iterable[EventRecord], log: Iterable[MoveRecord], seats: Sequence[TableSeat]
) -> list[EventRecord]:
    """The events, each with whose move it belongs to and who held the seats then.

    ``log``: the lines of all of them; what was told with no line of these belongs to the set-up.
    """
    movers = {line.seq: line.seat for line in log}
    return [
        msgspec.structs.replace(r, mover=movers.get(r.seq), hands=hands_at(seats, r.seq))
        for r in records
    ]


def hands_at(seats: Sequence[TableSeat], seq: int) -> tuple[int, ...]:
    """Which holder (from 0) each seat had at a line of the log; empty: all had their first."""
    hands = tuple(sum(tenure.until < seq for tenure in seat.held) for seat in seats)
    return hands if any(hands) else ()


def numbers_of(log: Sequence[MoveRecord], records: Iterable[EventRecord]) -> tuple[int | None, ...]:
    """Under which number all know each line of the log, after the set-up (0).

    None for a move that only some were told of, and for a line that is no move. Of a move that was
    taken back another gets the number.
    """
    told_to_all = {record.seq for record in records if record.seats is None}
    counted, numbers = set[int](), list[int | None]([0])
    for line in log:
        counted -= {*taken_back_by(line)}
        counts = line.seq in told_to_all and is_move(line)
        counted |= {line.seq} if counts else set()
        numbers.append(len(counted) if counts else None)
    return tuple(numbers)


def still_true(records: Sequence[EventRecord], log: Sequence[MoveRecord]) -> list[EventRecord]:
    """The events without those of moves that were taken back. ``log``: the lines of these moves."""
    past = gone(log)
    return [record for record in records if record.seq not in past]


def recap_from(table: Table) -> int:
    """The move after which all is news to somebody who is to act (or, at the end, to anybody).

    -1 at the start, when the set-up is news. Whatever happened last is news in any case. Secret
    moves count for nothing, as the channel's news would tell of them.
    """
    waiting = table.to_act or table.seats
    return min((seen_by(table, s) for s in waiting), default=0)


def seen_by(table: Table, seat: TableSeat) -> int:
    """The last move that is no news to this seat: its own, if others have moved since."""
    newest = max(other.last_move for other in table.seats)
    return min(seat.last_move, newest - 1)
