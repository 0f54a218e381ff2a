"""Erasure: a person leaves every table for good, and nothing names them afterwards.

A finished game keeps its record, in which "Former player" stands for every forgotten person. A
person who comes back later is treated as new.

``workers/maintenance.py`` does it in repeatable steps once the person is marked; until
the last step the bot does nothing else for them.
"""

import msgspec

from core.errors import PlayerError
from core.texts import Guest, Player, Text, Value, replaced, text
from model.commands import Leave, Person, Resign
from model.table import (
    FORMER_PLAYER,
    LIVING,
    Computer,
    Former,
    Human,
    Pause,
    PlayerId,
    Status,
    Table,
    TableSeat,
    Tenure,
)
from storage.privacy.erasure import PersonalData
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.decisions import lifecycle, lobby, motions, substitutes, transitions
from tables.decisions.transitions import Occasion, Today, Transition, changed
from tables.interfaces import Clock, Wake


class Farewell(msgspec.Struct, frozen=True):
    """What being forgotten now would do, as shown for confirmation.

    ``resigned``: games that would be resigned. ``tended``: games in which a computer already
    substitutes and plays on. ``left``, ``closed``: lobbies they would leave, and lobbies that would
    close. ``invitations``: number that would lapse. ``kept``: number of finished games, kept
    without their name.
    """

    resigned: tuple[Table, ...]
    tended: tuple[Table, ...]
    left: tuple[Table, ...]
    closed: tuple[Table, ...]
    invitations: int
    kept: int


class Forgetting:
    """Previews and starts the erasure of a person."""

    def __init__(self, store: Store, memory: PersonalData, clock: Clock, wake: Wake) -> None:
        self._store = store
        self._memory = memory
        self._clock = clock
        self._wake = wake

    async def foresee(self, player: PlayerId) -> Farewell:
        """Return what would happen to this person's tables, without doing it."""
        return await self._store.read_much(lambda reader: _farewell(reader, player))

    async def disclose(self, player: PlayerId) -> bytes:
        """Export everything stored about a person, as JSON for themselves."""
        return await self._memory.disclose(player, self._clock.now())

    async def begin(self, player: PlayerId) -> None:
        """Start to forget a person; idempotent."""
        await self._memory.mark(player, self._clock.now())
        self._wake()


def _farewell(reader: Transaction, player: PlayerId) -> Farewell:
    living = reader.tables.of_player(player, LIVING)
    seated = [t for t in living if t.seat_of(player) is not None]
    lobbies = [t for t in seated if t.status is Status.LOBBY]
    return Farewell(
        resigned=tuple(t for t in seated if t.status is Status.PLAYING),
        tended=tuple(t for t in living if t.tended_for(player) is not None),
        left=tuple(t for t in lobbies if t.people != (player,)),
        closed=tuple(t for t in lobbies if t.people == (player,)),
        invitations=sum(player in t.invited for t in living),
        kept=len(reader.tables.of_player(player, (Status.FINISHED,))),
    )


# --- leaving a table for good; pure --------------------------------------------------------------


def leave_for_good(table: Table, player: PlayerId, occasion: Occasion | Today) -> Transition | None:
    """Return the table without this person; None if they have no seat or invitation there.

    A running game is resigned; if it ends by that it has a result as usual, and the person is
    erased from its record when that is stored. If its rules are unknown (``occasion`` is
    ``Today``), or a computer plays already, a computer plays on until somebody takes the seat.
    """
    seat = table.seat_owned_by(player)
    if table.status.is_over or (seat is None and player not in table.invited):
        return None
    if table.status is Status.LOBBY:
        after = lobby.leave(table, Leave(Person(player, "")), occasion)
    elif seat is None:
        after = Transition(changed(substitutes.uninvited(table, player), occasion))
    elif seat.resigned:
        after = Transition(changed(table, occasion))
    elif (resigned := _resigned(table, seat, player, occasion)) is not None:
        after = resigned
        if after.table.status is Status.FINISHED:
            return after
    else:
        left = changed(substitutes.abandoned(table, seat, player), occasion)
        after = Transition(left, notices=(text("table-seat-left", who=Player(seat.seat)),))
    without = _nameless(after, player)
    if without.table.status is Status.PLAYING and not without.table.owners:
        nobody = text("table-cancelled-empty")
        ended = transitions.end(without.table, occasion, nobody)
        notices = (*without.notices, *ended.notices)
        without = msgspec.structs.replace(without, table=ended.table, notices=notices)
    return without


def _resigned(
    table: Table, seat: TableSeat, player: PlayerId, occasion: Occasion | Today
) -> Transition | None:
    """Resign the game. Returns None if the rules cannot."""
    if seat.occupant != Human(player) or not isinstance(occasion, Occasion):
        return None
    order = Resign(Person(player, ""))
    try:
        after = lifecycle.decide(table, order, occasion)
    except PlayerError:
        return None
    return msgspec.structs.replace(after, secret=False)


def _nameless(after: Transition, player: PlayerId) -> Transition:
    """Replace this person by a former player and drop everything they agreed to."""
    table = motions.without_consent(after.table, player)
    seats = tuple(_vacated(seat, player) for seat in table.seats)
    pause = _of_all(table.pause, player)
    table = msgspec.structs.replace(table, seats=seats, pause=pause)
    if table.host == player:
        heir = next(iter((*table.present, *table.owners)), FORMER_PLAYER)
        table = msgspec.structs.replace(table, host=heir)
    move = after.move
    if move is not None:
        move = msgspec.structs.replace(move, actor=FORMER_PLAYER)
    notices = tuple(_without_name(notice, player) for notice in after.notices)
    return msgspec.structs.replace(after, table=table, move=move, notices=notices)


def _vacated(seat: TableSeat, player: PlayerId) -> TableSeat:
    former = tuple(FORMER_PLAYER if one == player else one for one in seat.former)
    held = tuple(_held_by_nobody(tenure, player) for tenure in seat.held)
    seat = msgspec.structs.replace(seat, former=former, held=held)
    if seat.occupant != Human(player):
        return seat
    return msgspec.structs.replace(seat, occupant=Former(), wanted=False, presence="here")


def _held_by_nobody(tenure: Tenure, player: PlayerId) -> Tenure:
    """Return the tenure with a former player in place of this person."""
    match tenure.occupant:
        case Human(player=held) if held == player:
            return msgspec.structs.replace(tenure, occupant=Former())
        case Computer(stands_for=owner) if owner == player:
            computer = msgspec.structs.replace(tenure.occupant, stands_for=FORMER_PLAYER)
            return msgspec.structs.replace(tenure, occupant=computer)
        case _:
            return tenure


def _of_all(pause: Pause | None, player: PlayerId) -> Pause | None:
    """Return the pause without the name of this person, if they paused alone."""
    if pause is None:
        return None
    by = None if pause.by == player else pause.by
    return msgspec.structs.replace(pause, by=by, then=_of_all(pause.then, player))


def _without_name(notice: Text, player: PlayerId) -> Text:
    """Return the notice with "former player" in place of this person."""
    nobody = text("former-player")

    def nameless(value: Value) -> Value:
        return nobody if isinstance(value, Guest) and value.player == player else value

    return replaced(notice, nameless)
