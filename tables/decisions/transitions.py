"""The input and result of a decision about a table, and steps that decisions share. Pure."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from core.game import NO_ONE, Audience, Everyone, Seat, Step, Told
from core.texts import Player, Text, text
from model.commands import Close, Person, Ruling
from model.game_json import AnyGame
from model.refusals import refused, stale
from model.table import (
    MoveRecord,
    PlayerId,
    PlayerProfile,
    RequestId,
    RoleId,
    Status,
    Table,
    TableSeat,
)
from tables import clocks
from tables.paces import ends_at


class Occasion(msgspec.Struct, frozen=True):
    """The input of a decision: rules, time, request, people.

    ``log``: all lines of the table so far, where they are needed (``undo.needs_log``).
    """

    game: AnyGame
    now: int
    request: RequestId | None = None
    people: Mapping[PlayerId, PlayerProfile] = {}
    log: Sequence[MoveRecord] = ()


class Dated(Protocol):
    """The part of the input that decisions without the rules of a game need."""

    @property
    def now(self) -> int:
        """Unix milliseconds UTC."""
        ...

    @property
    def people(self) -> Mapping[PlayerId, PlayerProfile]:
        """Known profiles of the people at the table."""
        ...


class Today(msgspec.Struct, frozen=True):
    """Only time and people, for a table that the rules cannot read."""

    now: int
    people: Mapping[PlayerId, PlayerProfile] = {}


class Transition(msgspec.Struct, frozen=True):
    """The table after a command, and what to tell about it.

    ``move``: the new line of the log, if a move was made. ``told``: the game's events, addressed.
    ``notices``: what happened to the table itself, for everyone. ``secret``: a move that only some
    are told of and that asks nobody else: the channel learns nothing of it. ``learned``: who has
    learned something hidden by the move. ``role``: a role that a new table notifies. ``called``:
    the newest post has already notified those concerned, and is amended.
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
    """Return whether everybody is told something of this step."""
    return any(isinstance(told.to, Everyone) for told in step.told)


# --- the right of a manager ----------------------------------------------------------------------


def manages(table: Table, order: Ruling) -> bool:
    """Return whether the person who gives this order manages the server of the table."""
    return order.manages is not None and order.manages == table.guild


def rules(table: Table, order: Ruling) -> bool:
    """Return whether an order is given by right.

    Its person manages the server of the table, and the game is none of theirs: nobody decides a
    game in which they play or have played or wait for a seat, nor one of a cup that they are or
    were in. Whoever is only asked to take a seat may decide: else players could take that right
    away.
    """
    return manages(table, order) and not order.in_cup and not _has_played(table, order.by.id)


def must_rule(table: Table, order: Ruling) -> None:
    """Raise TableRefuses for an order that is not given by right (``rules``)."""
    if not manages(table, order):
        raise refused("table-refusal-not-manager")
    if order.in_cup:
        raise refused("cup-refusal-own-cup")
    if _has_played(table, order.by.id):
        raise refused("table-refusal-own-game")


def _has_played(table: Table, player: PlayerId) -> bool:
    """Return whether this person has a seat in a game that runs, had one, or is promised one."""
    concerned = (*table.owners, *table.former, *table.promised)
    return table.status is Status.PLAYING and player in concerned


# --- whose turn, whose seat ----------------------------------------------------------------------


def must_sit(table: Table, player: PlayerId) -> TableSeat:
    """Return a person's seat. Raises TableRefuses if they hold none."""
    seat = table.seat_of(player)
    if seat is None:
        tended = table.tended_for(player) is not None
        raise refused("table-refusal-tended" if tended else "table-refusal-not-seated")
    return seat


def must_play(table: Table, player: PlayerId) -> TableSeat:
    """Return the seat of a person still in the game. Raises TableRefuses if there is none."""
    seat = must_sit(table, player)
    if seat.is_out:
        raise refused("table-refusal-resigned" if seat.resigned else "table-refusal-beaten")
    return seat


def must_not_be_removed(table: Table, player: PlayerId) -> None:
    """Raise TableRefuses if this person needs an invitation (``Table.removed``)."""
    if player in table.removed:
        raise refused("table-refusal-removed")


def must_host(table: Table, player: PlayerId) -> None:
    """Raise TableRefuses if this person is not the host."""
    if player != table.host:
        raise refused("table-refusal-host-only")


def changed(table: Table, occasion: Dated, **changes: Any) -> Table:
    """Return the next version of a table with these changes, updated now."""
    return msgspec.structs.replace(
        table, version=table.version + 1, updated_at=occasion.now, **changes
    )


def cancelled_by(by: Person) -> Text:
    """Return the notice of who has called the table off."""
    return text("table-cancelled", who=by.named)


def ask(table: Table, to_act: frozenset[Seat], mover: Seat | None, occasion: Occasion) -> Table:
    """Give each seat to act a question; an unanswered one stays the same with its clock."""
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
    """Mark the seats that are beaten by the rules. ``state``: the table's state, decoded."""
    out = occasion.game.beaten(state)
    seats = tuple(
        msgspec.structs.replace(s, beaten=s.seat in out and not s.resigned) for s in table.seats
    )
    return table if seats == table.seats else msgspec.structs.replace(table, seats=seats)


def asked_anew(table: Table, mover: Seat) -> Table:
    """Reissue the seat's question: buttons work once; its deadline, which all see, is unchanged."""
    seats = tuple(
        with_new_question(s) if s.seat == mover and s.asked is not None else s for s in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def unasked(seat: TableSeat) -> TableSeat:
    """Return the seat without a question, its clock stopped."""
    return msgspec.structs.replace(clocks.stopped(seat), asked=None)


def with_new_question(seat: TableSeat) -> TableSeat:
    """Return the seat with a question number that no button carries so far."""
    number = seat.questions + 1
    return msgspec.structs.replace(seat, asked=number, questions=number)


# Endings of a game without a result. Pure.


def lapsed_wish(before: Table, after: Transition) -> tuple[Text, ...]:
    """Return the notices that the wish to end the game has lapsed without anybody refusing."""
    is_over = after.table.status is not Status.PLAYING or after.table.ending is not None
    declined = any(notice.key == "table-declined-end" for notice in after.notices)
    if before.ending is None or is_over or declined:
        return ()
    wished = [seat.seat for seat in before.seats if seat.owner in before.ending.agreed]
    return tuple(text("table-calling-off-over", who=Player(seat)) for seat in wished)


def close(table: Table, _command: Close, occasion: Dated) -> Transition:
    """End a game that was idle or frozen too long. Raises StaleQuestion while it is too early."""
    stands = table.pause is not None and not table.is_frozen
    if stands or ends_at(table) > occasion.now:
        raise stale(table.code)
    return end(table, occasion, text("table-frost-over" if table.is_frozen else "table-idle"))


def end(table: Table, occasion: Dated, notice: Text) -> Transition:
    """End the game without a result."""
    seats = tuple(unasked(seat) for seat in table.seats)
    nothing = {"motions": (), "pause": None, "invited": ()}
    cancelled = changed(table, occasion, status=Status.CANCELLED, seats=seats, **nothing)
    return Transition(cancelled, notices=(notice,))
