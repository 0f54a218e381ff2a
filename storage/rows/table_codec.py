"""Converts rows of tables, with their seats, logs and timers, to values, and values to rows."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import msgspec

from core.game import Outcome, Seat
from storage.rows.row_values import KEPT, AnyRow, Values, bytes_of, encode, json_or_none
from tables.model.table import (
    FORMER_PLAYER,
    JSON,
    Appeal,
    Bank,
    Computer,
    CupGame,
    EventRecord,
    Former,
    GuildId,
    Human,
    Listed,
    MoveRecord,
    Occupant,
    Pace,
    Pause,
    PlaceId,
    PlayerId,
    Poll,
    Proposal,
    RequestId,
    Sides,
    Status,
    Table,
    TableCode,
    TableId,
    TableSeat,
    Tenure,
    Timer,
)

_decode_outcome = msgspec.json.Decoder(Outcome).decode
_decode_seats = msgspec.json.Decoder(tuple[Seat, ...]).decode
_decode_bank = msgspec.json.Decoder(Bank).decode
_decode_cup = msgspec.json.Decoder(CupGame).decode
_decode_pause = msgspec.json.Decoder(Pause).decode
_decode_proposal = msgspec.json.Decoder(Proposal).decode
_decode_polls = msgspec.json.Decoder(tuple[Poll, ...]).decode
_decode_appeals = msgspec.json.Decoder(tuple[Appeal, ...]).decode
_decode_held = msgspec.json.Decoder(tuple[Tenure, ...]).decode
_decode_players = msgspec.json.Decoder(tuple[PlayerId, ...]).decode
_decode_sides = msgspec.json.Decoder(Sides).decode
_decode_instants = msgspec.json.Decoder(tuple[int, ...]).decode


def table_values(table: Table) -> Values:
    """Return the columns of a table's own row, without its id."""
    return {
        "code": table.code,
        "game": table.game,
        "rules_version": table.rules_version,
        "state_version": table.state_version,
        "guild_id": table.guild,
        "place_id": table.place,
        "locale": table.locale,
        "status": table.status.value,
        "version": table.version,
        "host_id": table.host,
        "size": table.size,
        "calling_off": encode(table.calling_off).decode(),
        "pace_hours": table.pace.hours,
        "pace_late": table.pace.late,
        "pace_minutes": table.pace.minutes,
        "pace_bank": json_or_none(table.pace.bank),
        "pause": json_or_none(table.pause),
        "proposal": json_or_none(table.proposal),
        "codec": table.codec,
        "options": table.options,
        "seed": table.seed,
        "state": table.state,
        "moves": table.moves,
        "open_moves": table.open_moves,
        "told_from": table.told_from,
        "told_to": table.told_to,
        "outcome": None if table.outcome is None else encode(table.outcome),
        "created_at": table.created_at,
        "updated_at": table.updated_at,
        "stood_until": table.stood_until,
        "polls": encode(table.polls).decode(),
        "idle_from": table.idle_from,
        "removed": encode(table.removed).decode(),
        "brought": encode(table.brought).decode(),
        "cup": json_or_none(table.cup),
        "sides": encode(table.sides).decode(),
        "undo": table.undo,
    }


def seat_values(table: TableId, seats: Sequence[TableSeat]) -> list[Values]:
    """Return the rows of a table's seats."""
    return [
        {
            "table_id": table,
            "seat": seat.seat,
            **_occupant_values(seat.occupant),
            "joined_at": seat.joined_at,
            "asked": seat.asked,
            "deadline": seat.deadline,
            "last_move": seat.last_move,
            "lapsed": seat.lapsed,
            "questions": seat.questions,
            "time_left": seat.left,
            "reminded": seat.reminded,
            "timed": seat.timed,
            "bank": seat.bank,
            "pauses": seat.pauses,
            "refused": seat.refused,
            "tended": seat.tended,
            "former": encode(seat.former).decode(),
            "wanted": seat.wanted,
            "presence": seat.presence,
            "appeals": encode(seat.appeals).decode(),
            "resigned": seat.resigned,
            "beaten": seat.beaten,
            "quiet_left": seat.quiet_left,
            "promised": seat.promised,
            "called_at": seat.called_at,
            "held": encode(seat.held).decode(),
        }
        for seat in seats
    ]


def saved_seat_values(table: TableId, seats: Sequence[TableSeat]) -> list[Values]:
    """Return the columns of a table's seats, as parameters of an UPDATE."""
    keys = {"table_id": "the_table", "seat": "the_seat"}
    rows = seat_values(table, seats)
    return [{keys.get(name, name): value for name, value in row.items()} for row in rows]


def clock_values(table: TableId, seats: Sequence[TableSeat]) -> list[Values]:
    """Return the clock columns of a table's seats, as parameters of an UPDATE."""
    return [
        {
            "the_table": table,
            "the_seat": seat.seat,
            "deadline": seat.deadline,
            "time_left": seat.left,
            "bank": seat.bank,
            "reminded": seat.reminded,
            "quiet_left": seat.quiet_left,
            "called_at": seat.called_at,
        }
        for seat in seats
    ]


def invitation_values(table: TableId, invited: Sequence[PlayerId]) -> list[Values]:
    """Return the rows of a table's invitations; ``n`` keeps their order."""
    return [{"table_id": table, "player_id": p, "n": n} for n, p in enumerate(invited)]


def tables_from(
    rows: Sequence[AnyRow], seats: Iterable[AnyRow], invitations: Iterable[AnyRow]
) -> list[Table]:
    """Return tables in the order of ``rows``; seats and invitations must be sorted already."""
    return [_table_from(*parts) for parts in _parts(rows, seats, invitations)]


def outlines_from(
    rows: Sequence[AnyRow], seats: Iterable[AnyRow], invitations: Iterable[AnyRow]
) -> list[Table]:
    """Return tables in outline; cached, since most are unchanged since they were last listed."""
    return [_outline_from(*parts) for parts in _parts(rows, seats, invitations)]


def listed_from(rows: Iterable[AnyRow], owed: Iterable[AnyRow]) -> list[Listed]:
    """Return list entries in the order of ``rows``; ``owed``: tables that wait for the person."""
    deadlines = {row.table_id: row.deadline for row in owed}
    return [
        Listed(
            TableId(row.id),
            PlaceId(row.place_id),
            bool(row.own),
            row.id in deadlines,
            deadlines.get(row.id),
        )
        for row in rows
    ]


def _parts(
    rows: Sequence[AnyRow], seats: Iterable[AnyRow], invitations: Iterable[AnyRow]
) -> Iterator[tuple[AnyRow, tuple[TableSeat, ...], tuple[PlayerId, ...]]]:
    """Return each table's row with its seats and invited people."""
    seats_of: dict[int, list[TableSeat]] = {row.id: [] for row in rows}
    invited_to: dict[int, list[PlayerId]] = {row.id: [] for row in rows}
    for row in seats:
        seats_of[row.table_id].append(_seat_from(row))
    for row in invitations:
        invited_to[row.table_id].append(PlayerId(row.player_id))
    return ((r, tuple(seats_of[r.id]), tuple(invited_to[r.id])) for r in rows)


def _table_from(row: AnyRow, seats: tuple[TableSeat, ...], invited: tuple[PlayerId, ...]) -> Table:
    is_told = row.codec == JSON and row.outcome is not None
    return Table(
        id=TableId(row.id),
        code=TableCode(row.code),
        game=row.game,
        rules_version=row.rules_version,
        state_version=row.state_version,
        guild=None if row.guild_id is None else GuildId(row.guild_id),
        place=PlaceId(row.place_id),
        locale=row.locale,
        status=Status(row.status),
        version=row.version,
        host=PlayerId(row.host_id),
        size=row.size,
        seats=seats,
        invited=invited,
        options=bytes_of(row.options),
        pace=_pace_from(row),
        seed=row.seed,
        state=None if row.state is None else bytes_of(row.state),
        moves=row.moves,
        outcome=_decode_outcome(row.outcome) if is_told else None,
        created_at=row.created_at,
        updated_at=row.updated_at,
        calling_off=_decode_players(row.calling_off),
        codec=row.codec,
        open_moves=row.open_moves,
        stood_until=row.stood_until,
        pause=None if row.pause is None else _decode_pause(row.pause),
        proposal=None if row.proposal is None else _decode_proposal(row.proposal),
        told_from=row.told_from,
        told_to=row.told_to,
        polls=_decode_polls(row.polls),
        idle_from=row.idle_from,
        removed=_decode_players(row.removed),
        brought=_decode_instants(row.brought),
        cup=None if row.cup is None else _decode_cup(row.cup),
        sides=_decode_sides(row.sides),
        undo=row.undo,
    )


_outline_from = lru_cache(KEPT)(_table_from)


def _pace_from(row: AnyRow) -> Pace:
    bank = None if row.pace_bank is None else _decode_bank(row.pace_bank)
    return Pace(row.pace_hours, row.pace_late, row.pace_minutes, bank)


def _occupant_values(occupant: Occupant) -> Values:
    if not isinstance(occupant, Computer):
        player = occupant.player if isinstance(occupant, Human) else FORMER_PLAYER
        return {
            "player_id": player,
            "agent": None,
            "level": None,
            "stands_for": None,
        }
    return {
        "player_id": None,
        "agent": occupant.agent,
        "level": occupant.level,
        "stands_for": occupant.stands_for,
    }


@lru_cache(KEPT)
def _seat_from(row: AnyRow) -> TableSeat:
    occupant: Occupant
    if row.player_id == FORMER_PLAYER:
        occupant = Former()
    elif row.player_id is not None:
        occupant = Human(PlayerId(row.player_id))
    else:
        stands_for = None if row.stands_for is None else PlayerId(row.stands_for)
        occupant = Computer(row.agent, row.level, stands_for)
    return TableSeat(
        Seat(row.seat),
        occupant,
        row.joined_at,
        row.asked,
        row.deadline,
        row.last_move,
        row.lapsed,
        row.questions,
        row.time_left,
        row.reminded,
        row.timed,
        row.bank,
        row.pauses,
        row.refused,
        row.tended,
        _decode_players(row.former),
        bool(row.wanted),
        row.presence,
        _decode_appeals(row.appeals),
        bool(row.resigned),
        bool(row.beaten),
        row.quiet_left,
        None if row.promised is None else PlayerId(row.promised),
        row.called_at,
        _decode_held(row.held),
    )


def move_values(table: TableId, move: MoveRecord) -> Values:
    """Return the row of a line of the log."""
    return {
        "table_id": table,
        "seq": move.seq,
        "seat": move.seat,
        "actor_id": move.actor,
        "request_id": move.request,
        "notation": move.notation,
        "state_hash": move.state_hash,
        "created_at": move.at,
        "time_left": move.left,
        "bank": move.bank,
    }


def move_from(row: AnyRow) -> MoveRecord:
    """Return the line of the log in a row."""
    return MoveRecord(
        seq=row.seq,
        seat=Seat(row.seat),
        actor=None if row.actor_id is None else PlayerId(row.actor_id),
        request=None if row.request_id is None else RequestId(row.request_id),
        notation=row.notation,
        state_hash=row.state_hash,
        at=row.created_at,
        left=row.time_left,
        bank=row.bank,
    )


def event_values(table: TableId, event: EventRecord) -> Values:
    """Return the row of an event; NULL seats means everyone, an empty list nobody."""
    return {
        "table_id": table,
        "seq": event.seq,
        "n": event.n,
        "seats": None if event.seats is None else encode(event.seats).decode(),
        "payload": bytes(event.payload),
    }


def event_from(row: AnyRow) -> EventRecord:
    """Return the event in a row."""
    seats = None if row.seats is None else _decode_seats(row.seats)
    return EventRecord(row.seq, row.n, seats, msgspec.Raw(row.payload))


def timer_values(timer: Timer) -> Values:
    """Return the row of a timer."""
    return {
        "table_id": timer.table,
        "kind": timer.kind,
        "seat": timer.seat,
        "due_at": timer.due_at,
        "asked": timer.asked,
    }


def timer_from(row: AnyRow) -> Timer:
    """Return the timer in a row."""
    return Timer(TableId(row.table_id), row.kind, Seat(row.seat), row.due_at, row.asked)
