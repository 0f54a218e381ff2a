"""What a decision about a table rests on, what comes of it, and the steps all share. Pure."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from core.game import NO_ONE, Audience, Everyone, Seat, Step, Told
from core.text import Text, Verbatim, text
from tables.model.commands import Cancel, Person
from tables.model.game_json import AnyGame
from tables.model.refusals import refused
from tables.model.table import (
    MoveRecord,
    PlayerId,
    PlayerProfile,
    RequestId,
    RoleId,
    Table,
    TableSeat,
)
from tables.time import clocks


class Occasion(msgspec.Struct, frozen=True):
    """What a decision rests on: the rules, the time, the request that asks, the people.

    ``log``: all lines of the table so far, where they are needed (``undoing.needs_log``).
    """

    game: AnyGame
    now: int
    request: RequestId | None = None
    people: Mapping[PlayerId, PlayerProfile] = {}
    log: Sequence[MoveRecord] = ()


class Dated(Protocol):
    """All that a decision needs for which no rules of a game are asked."""

    @property
    def now(self) -> int:
        """Unix milliseconds UTC."""
        ...

    @property
    def people(self) -> Mapping[PlayerId, PlayerProfile]:
        """What is known of those who sit at the table."""
        ...


class Today(msgspec.Struct, frozen=True):
    """The time and the people alone, where the rules cannot read the table."""

    now: int
    people: Mapping[PlayerId, PlayerProfile] = {}


class Transition(msgspec.Struct, frozen=True):
    """The table after a command, and what there is to tell of it.

    ``move``: the new line of the log, if a move was made. ``told``: the game's events, addressed.
    ``notices``: what happened to the table itself, for everyone. ``secret``: a move was made of
    which only some are told, and by which nobody else is asked: the channel learns nothing of it.
    ``learned``: who has learned something hidden by the move. ``role``: whom a new table calls.
    ``called``: whom it calls has been called already, by the newest post, which it amends.
    """

    table: Table
    move: MoveRecord | None = None
    told: tuple[Told[Any], ...] = ()
    notices: tuple[Text, ...] = ()
    secret: bool = False
    learned: Audience = NO_ONE
    role: RoleId | None = None
    called: bool = False


def is_told_to_all(step: Step[Any, Any]) -> bool:
    """Whether everybody is told something of it."""
    return any(isinstance(told.to, Everyone) for told in step.told)


def rules_the_house(table: Table, command: Cancel) -> bool:
    """Whether whoever calls the table off manages the server it stands in."""
    return command.manages is not None and command.manages == table.guild


def must_sit(table: Table, player: PlayerId) -> TableSeat:
    """The seat of a person. Raises TableRefuses for one who has none."""
    seat = table.seat_of(player)
    if seat is None:
        tended = table.tended_for(player) is not None
        raise refused("table-refusal-tended" if tended else "table-refusal-not-seated")
    return seat


def must_play(table: Table, player: PlayerId) -> TableSeat:
    """The seat of a person who has a say. Raises TableRefuses for one who only looks on."""
    seat = must_sit(table, player)
    if seat.is_out:
        raise refused("table-refusal-resigned" if seat.resigned else "table-refusal-beaten")
    return seat


def must_not_be_removed(table: Table, player: PlayerId) -> None:
    """Raises TableRefuses for whoever sits down here by invitation only: the host has a say."""
    if player in table.removed:
        raise refused("table-refusal-removed")


def must_host(table: Table, player: PlayerId) -> None:
    """Raises TableRefuses for everybody but the host."""
    if player != table.host:
        raise refused("table-refusal-host-only")


def changed(table: Table, occasion: Dated, **changes: Any) -> Table:
    """The next version of a table, changed now."""
    return msgspec.structs.replace(
        table, version=table.version + 1, updated_at=occasion.now, **changes
    )


def cancelled_by(by: Person) -> Text:
    """The notice of who has called the table off."""
    return text("table-cancelled", who=Verbatim(by.name))


def ask(table: Table, to_act: frozenset[Seat], mover: Seat | None, occasion: Occasion) -> Table:
    """Ask each seat that owes a decision; a question nobody has answered stays the same one."""
    seats = tuple(_asked(table, s, s.seat in to_act, mover, occasion) for s in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def _asked(
    table: Table, seat: TableSeat, owes: bool, mover: Seat | None, occasion: Occasion
) -> TableSeat:
    if not owes:
        return unasked(seat)
    if seat.asked is not None and seat.seat != mover:
        return seat
    asked = with_new_question(clocks.stopped(seat))
    return clocks.wound(table, asked, occasion.now, occasion.people)


def judged(table: Table, state: Any, occasion: Occasion) -> Table:
    """The table knowing who is out as the game stands; ``state``: its state, decoded."""
    out = occasion.game.beaten(state)
    seats = tuple(
        msgspec.structs.replace(s, beaten=s.seat in out and not s.resigned) for s in table.seats
    )
    return table if seats == table.seats else msgspec.structs.replace(table, seats=seats)


def asked_anew(table: Table, mover: Seat) -> Table:
    """A new question, so that its buttons work once, in the time of the old one, which all see."""
    seats = tuple(
        with_new_question(s) if s.seat == mover and s.asked is not None else s for s in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def unasked(seat: TableSeat) -> TableSeat:
    """A seat that owes no decision: it has no question, and its clock stands."""
    return msgspec.structs.replace(clocks.stopped(seat), asked=None)


def with_new_question(seat: TableSeat) -> TableSeat:
    """The seat asked by a number that no button carries so far."""
    number = seat.questions + 1
    return msgspec.structs.replace(seat, asked=number, questions=number)
