"""Which game events each viewer was told, in order, and which are news to them. Pure."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec

from core.game import Everyone, Seat, Told, Viewer
from model import game_json
from model.letters import TurnTold
from model.log import gone
from model.table import EventRecord, MoveRecord, Table, TableSeat


def records_of(told: Sequence[Told[Any]], seq: int) -> tuple[EventRecord, ...]:
    """Convert told events to records for the store, in order."""
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
    """Return the payloads of those of these events that this viewer was told."""
    return tuple(record.payload for record in _heard(viewer, records))


def turns_heard_by(viewer: Viewer, records: Iterable[EventRecord]) -> tuple[TurnTold, ...]:
    """Group the events this viewer was told into turns: consecutive events of one seat are a turn.

    A new turn also begins where a seat changed hands.
    """
    turns = groupby(_heard(viewer, records), attrgetter("mover", "hands"))
    return tuple(_turn(mover, hands, [*told]) for (mover, hands), told in turns)


def _turn(mover: Seat | None, hands: tuple[int, ...], told: Sequence[EventRecord]) -> TurnTold:
    """Build a turn of these events; those of line 0 (the set-up) count as no move."""
    return TurnTold(mover, len(told), hands, len({record.seq for record in told if record.seq}))


def hands_heard_by(viewer: Viewer, records: Iterable[EventRecord]) -> tuple[tuple[int, ...], ...]:
    """Return who held the seats at each event this viewer was told (see ``hands_at``)."""
    return tuple(record.hands for record in _heard(viewer, records))


def _heard(viewer: Viewer, records: Iterable[EventRecord]) -> list[EventRecord]:
    return [r for r in records if r.seats is None or (viewer is not None and viewer in r.seats)]


def attributed(
    records: Iterable[EventRecord], log: Iterable[MoveRecord], seats: Sequence[TableSeat]
) -> list[EventRecord]:
    """Add to each event the seat that moved and who held each seat then.

    ``log``: the lines of all these events; an event whose line is not in it belongs to the set-up.
    """
    movers = {line.seq: line.seat for line in log}
    return [
        msgspec.structs.replace(r, mover=movers.get(r.seq), hands=hands_at(seats, r.seq))
        for r in records
    ]


def hands_at(seats: Sequence[TableSeat], seq: int) -> tuple[int, ...]:
    """Return the index (from 0) of each seat's holder at log line ``seq``; empty if all are 0."""
    hands = tuple(sum(tenure.until < seq for tenure in seat.held) for seat in seats)
    return hands if any(hands) else ()


def still_true(records: Sequence[EventRecord], log: Sequence[MoveRecord]) -> list[EventRecord]:
    """Drop the events of moves that were taken back. ``log``: the lines of these moves."""
    past = gone(log)
    return [record for record in records if record.seq not in past]


def recap_from(table: Table) -> int:
    """Return the last public move that every seat to act (at the end: every seat) knows already.

    Returns -1 at the start, when the set-up is news. The newest move is always news. Secret moves
    are not counted: the channel's recap would reveal them.
    """
    waiting = table.to_act or table.seats
    return min((seen_by(table, s) for s in waiting), default=0)


def seen_by(table: Table, seat: TableSeat) -> int:
    """Return the last move that is no news to this seat: its own, if others have moved since."""
    newest = max(other.last_move for other in table.seats)
    return min(seat.last_move, newest - 1)
