"""Notices as public lines of a table's log: they hold seats and ids, no names. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from core.game import Seat
from core.translatable_text import (
    Guest,
    Listing,
    Place,
    Player,
    Text,
    Value,
    Verbatim,
    replaced,
    text,
)
from model.letters import TAKEN_BACK, TableFacts
from model.seat_names import computer_name, person_name
from model.table import (
    FORMER_PLAYER,
    Computer,
    NoticeRecord,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
)

UNDONE: Final = (TAKEN_BACK, "table-undone-agreed")
"""Keys of the notices of an undo, which is a line of the moves as well."""


def lines_of(
    before: Table, after: Table, notices: Sequence[Text], at: int
) -> tuple[NoticeRecord, ...]:
    """Return the line of a change of a table; none if it told nothing, or if it began the game.

    ``at``: Unix milliseconds.
    """
    begins = before.status is Status.LOBBY and after.status is Status.PLAYING
    if begins or not notices:
        return ()
    said = tuple(_by_id(notice, after) for notice in notices)
    return (NoticeRecord(after.version, after.moves, at, said),)


def _by_id(notice: Text, table: Table) -> Text:
    """Return a notice with ids for names; whoever has a seat is named by it as well.

    A computer keeps its name, as those of others change with the seats.
    """

    def known(value: Value) -> Value:
        match value:
            case Guest(player=player):
                seat = table.seat_owned_by(PlayerId(player))
                return Guest(player) if seat is None else Player(seat.seat, Guest(player))
            case Player(seat=seat):
                return Player(seat, _holder(table, Seat(seat)))
        return value

    return replaced(notice, known)


def _holder(table: Table, seat: Seat) -> Guest | Text:
    occupant, owner = table.seats[seat].occupant, table.seats[seat].owner
    if isinstance(occupant, Computer) and occupant.stands_for is None:
        return computer_name(table.seats, seat)
    return Guest(FORMER_PLAYER if owner is None else owner)


def lines_of_the_game(
    lines: Sequence[NoticeRecord], table: Table | TableFacts
) -> Iterator[NoticeRecord]:
    """Yield the lines that stand between the moves, without what the moves tell themselves."""
    is_ended = table.status is Status.CANCELLED
    for line in lines:
        told = (one for one in line.said if one.key not in UNDONE)
        said = tuple(in_its_cup(one, table) if is_ended else one for one in told)
        if said:
            yield msgspec.structs.replace(line, said=said)


def is_of_the_table(events: Sequence[Any]) -> bool:
    """Whether an entry of a history tells what happened to the table, not what a move did."""
    return bool(events) and isinstance(events[0], Text)


def in_its_cup(notice: Text, table: Table | TableFacts) -> Text:
    """Return the notice with how the game counts if it ends without a result, where it says so."""
    in_cup = notice.key == "table-cancelled" and table.cup is not None
    key = "table-cancelled-in-cup" if in_cup else notice.key
    return text(key, **{**notice.values, "ends": ends(table)})


def ends(table: Table | TableFacts) -> Text:
    """Return how a game counts that ends without a result: in a cup, as a draw."""
    return text("ends-without-result" if table.cup is None else "ends-in-cup")


# --- who is meant ----------------------------------------------------------------------------


def people_in(value: Value) -> Iterator[PlayerId]:
    """Yield the ids that stand in a text."""
    match value:
        case Guest(player=player) | Player(name=Guest(player=player)):
            yield PlayerId(player)
        case Text(values=values):
            for part in values.values():
                yield from people_in(part)
        case Listing(items=items):
            for part in items:
                yield from people_in(part)


def by_name(line: Text, people: Mapping[PlayerId, PlayerProfile]) -> Text:
    """Return a line with names for ids. Who is unknown keeps the id, for each output to write."""

    def named(value: Value) -> Value:
        match value:
            case Player(seat=seat, name=Guest(player=player)):
                return Player(seat, person_name(PlayerId(player), Seat(seat), people))
            case Guest(player=player) if (known := people.get(PlayerId(player))) is not None:
                is_gone = known.forgetting is not None
                return Guest(player, text("former-player") if is_gone else Verbatim(known.name))
        return value

    return replaced(line, named)


def without_ids(line: Text) -> Text:
    """Return a line that names nobody: seats alone, other people and places blank."""

    def nameless(value: Value) -> Value:
        match value:
            case Player(seat=seat):
                return Player(seat)
            case Guest() | Text(key="former-player"):
                return Guest(FORMER_PLAYER)
            case Place():
                return Place(0)
        return value

    return replaced(line, nameless)
