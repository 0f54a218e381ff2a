"""Public record of a game that is not over.

It is made only of the public view and of the events told to everybody: it holds no seed, no move in
notation, no fingerprint, and no sign of what only some were told.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

from core.game import Seat
from model.event_audience import heard_by, numbers_of
from model.log import taken_back_by
from model.table import EventRecord, MoveRecord, NoticeRecord, Status, Table
from tables.history.record import RecordedGame, recorded, told_of_all


class Telling(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody was told at one line of the log.

    ``number``: the public move number; 0 for the set-up, None for what is no move. ``events``: JSON
    of the game's events. ``by``, ``takes_back``: this seat takes back the tellings with these
    indices (from 0).
    """

    number: int | None = None
    events: tuple[msgspec.Raw, ...] = ()
    by: Seat | None = None
    takes_back: tuple[int, ...] = ()


class PublicRecord(RecordedGame, frozen=True, kw_only=True, tag_field="kind", tag="public"):
    """The public part of a game. ``view``: JSON of the public view, as things stand."""

    status: Status
    told: tuple[Telling, ...]
    view: msgspec.Raw


def public_record_of(
    table: Table,
    log: Sequence[MoveRecord],
    events: Sequence[EventRecord],
    view: msgspec.Raw,
    notices: Sequence[NoticeRecord] = (),
) -> PublicRecord:
    """Return the public record of a table whose game has begun. ``view``: its public view."""
    told = dict(tellings(log, events))
    return PublicRecord(
        **told_of_all(table),
        status=table.status,
        told=tuple(told.values()),
        view=view,
        notices=recorded(table, notices, tuple(told)),
    )


def tellings(
    log: Sequence[MoveRecord], events: Sequence[EventRecord]
) -> Iterator[tuple[int, Telling]]:
    """Yield what everybody was told, oldest first, each with the number of its line of the log.

    Lines of which they were told nothing are left out.
    """
    told = {seq: heard_by(None, found) for seq, found in groupby(events, _line_of)}
    numbers = numbers_of(log, events)
    yield 0, Telling(numbers[0], told.get(0, ()))
    places, stands = {0: 0}, set[int]()
    for number, line in zip(numbers[1:], log, strict=True):
        back = stands.intersection(taken_back_by(line))
        stands -= back
        heard = told.get(line.seq, ())
        if heard:
            stands.add(line.seq)
        if heard or back:
            places[line.seq] = len(places)
            by = line.seat if back else None
            yield line.seq, Telling(number, heard, by, tuple(places[seq] for seq in sorted(back)))


def _line_of(event: EventRecord) -> int:
    return event.seq
