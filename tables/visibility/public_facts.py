"""The public facts of a table. Pure."""

import msgspec

from model.letters import SeatFacts, TableFacts
from model.table import JSON, Computer, Motion, Status, Table, TableSeat
from tables.history.records import seal_of


def facts_of(table: Table) -> TableFacts:
    """Return the public facts of a table: what everybody may know."""
    readable = table.codec == JSON
    return TableFacts(
        id=table.id,
        code=table.code,
        game=table.game,
        guild=table.guild,
        place=table.place,
        locale=table.locale,
        status=table.status,
        version=table.version,
        host=table.host,
        size=table.size,
        seats=tuple(
            SeatFacts(
                s.seat,
                s.occupant,
                s.asked,
                s.deadline,
                s.bank,
                s.former,
                s.tended is not None,
                s.wanted,
                s.presence,
                s.is_out,
                _explains(s),
                s.promised,
                tuple(tenure.occupant for tenure in s.held),
                s.resigned,
            )
            for s in table.seats
        ),
        invited=table.invited,
        options=msgspec.Raw(table.options if readable else b"{}"),
        moves=table.open_moves,
        outcome=table.outcome,
        pace=table.pace,
        seal=None if table.seed is None else seal_of(table.seed),
        seed=_opened_seed(table),
        readable=readable,
        pause=table.pause,
        motions=tuple(map(_open_part, table.motions)),
        updated_at=table.updated_at,
        cup=table.cup,
        sides=table.sides,
        again=table.again,
        undo=table.undo,
    )


def _explains(seat: TableSeat) -> bool:
    """Return whether the computer in this seat has made a public move since it came."""
    return isinstance(seat.occupant, Computer) and seat.last_move > (seat.tended or 0)


def _open_part(motion: Motion) -> Motion:
    """Return the motion without its log line number, which would reveal secret moves."""
    return msgspec.structs.replace(motion, about=msgspec.structs.replace(motion.about, move=0))


def _opened_seed(table: Table) -> str | None:
    if table.status is not Status.FINISHED or table.seed is None:
        return None
    return table.seed.hex()
