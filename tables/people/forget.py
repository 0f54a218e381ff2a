"""Somebody wishes to be forgotten: they leave every table for good, and nothing names them after.

What others were part of stays: a game that is over keeps its record, in which "Former player"
stands for everybody who has been forgotten. Whoever comes back later is somebody new.

It is done in steps that may be repeated, by ``workers/upkeep/forgetting_queue.py``, from the moment
the person is marked; until the last step is done nothing is done for them otherwise.
"""

from typing import Protocol

import msgspec

from core.errors import PlayerError
from core.text import Player, Text, Verbatim, text
from tables.decisions import endings, lifecycle, lobby, vacancies
from tables.decisions.transitions import Occasion, Today, Transition, changed
from tables.interfaces import Clock, Reader, Store, Wake
from tables.model.commands import Leave, Person, Resign
from tables.model.letters import LetterPost
from tables.model.table import (
    FORMER_PLAYER,
    Computer,
    Former,
    Human,
    Pause,
    PlayerId,
    Status,
    Table,
    TableId,
    TableSeat,
    Tenure,
)
from tables.people.limits import LIVING


class Memory(Protocol):
    """What the house remembers of people. Each change is on disk when it returns."""

    async def mark(self, person: PlayerId, at: int) -> None:
        """Begin to forget a person, whether or not anything is known of them."""
        ...

    async def marked(self) -> list[tuple[PlayerId, int]]:
        """Who is being forgotten, and since when, whoever asked first first."""
        ...

    async def disclose(self, person: PlayerId, at: int) -> bytes:
        """All that is kept about a person, as JSON for themselves."""
        ...

    async def letters_of(self, person: PlayerId) -> list[LetterPost]:
        """Where letters stand in their mailbox."""
        ...

    async def drop_letter(self, post: LetterPost) -> None:
        """A letter stands in a mailbox no longer."""
        ...

    async def tables_of(self, person: PlayerId) -> list[TableId]:
        """Every table, over or not, of which a row knows them, in the order of their ids."""
        ...

    async def forget_at(self, table: TableId, person: PlayerId, now: int) -> None:
        """Take a person out of all that is kept of a table, and of its letters nobody sends now.

        They sit there no more.
        """
        ...

    async def forget_elsewhere(self, person: PlayerId) -> None:
        """Take them out of what belongs to no table."""
        ...

    async def finish(self, person: PlayerId) -> bool:
        """Forget that they were to be forgotten; False while anything is left of them."""
        ...


class Farewell(msgspec.Struct, frozen=True):
    """What it would mean to be forgotten now, as somebody is asked who wishes it.

    ``resigned``: games that would be given up. ``tended``: those in which a computer plays for them
    and goes on. ``left``, ``closed``: lobbies they would leave, and those that end by it.
    ``invitations``: how many would lapse. ``kept``: games that are over and stay, without them.
    """

    resigned: tuple[Table, ...]
    tended: tuple[Table, ...]
    left: tuple[Table, ...]
    closed: tuple[Table, ...]
    invitations: int
    kept: int


class Forgetting:
    """Says what forgetting somebody would do, and begins with it."""

    def __init__(self, store: Store, memory: Memory, clock: Clock, wake: Wake) -> None:
        self._store = store
        self._memory = memory
        self._clock = clock
        self._wake = wake

    async def foresee(self, player: PlayerId) -> Farewell:
        """What would become of this person's tables; nothing happens."""
        return await self._store.read(lambda reader: _farewell(reader, player))

    async def disclose(self, player: PlayerId) -> bytes:
        """All that is kept about a person, as JSON for themselves."""
        return await self._memory.disclose(player, self._clock.now())

    async def begin(self, player: PlayerId) -> None:
        """Forget a person from now on. Twice is harmless."""
        await self._memory.mark(player, self._clock.now())
        self._wake()


def _farewell(reader: Reader, player: PlayerId) -> Farewell:
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
    """The table without this person; None where no seat and no invitation of it is theirs.

    A running game is resigned; one that ends by it has a result like any other, and they are taken
    out of its record when that is written. Where nobody knows its rules (``occasion`` is only
    ``Today``), or a computer plays already, that plays on until somebody takes the seat.
    """
    seat = table.seat_owned_by(player)
    if table.status.is_over or (seat is None and player not in table.invited):
        return None
    if table.status is Status.LOBBY:
        after = lobby.leave(table, Leave(Person(player, "")), occasion)
    elif seat is None:
        after = Transition(changed(vacancies.uninvited(table, player), occasion))
    elif seat.resigned:
        after = Transition(changed(table, occasion))
    elif (resigned := _resigned(table, seat, player, occasion)) is not None:
        after = resigned
        if after.table.status is Status.FINISHED:
            return after
    else:
        left = changed(vacancies.abandoned(table, seat, player), occasion)
        after = Transition(left, notices=(text("table-seat-left", who=Player(seat.seat)),))
    without = _nameless(after, player)
    if without.table.status is Status.PLAYING and not without.table.owners:
        nobody = text("table-cancelled-empty")
        ended = endings.end(without.table, occasion, nobody)
        notices = (*without.notices, *ended.notices)
        without = msgspec.structs.replace(without, table=ended.table, notices=notices)
    return without


def _resigned(
    table: Table, seat: TableSeat, player: PlayerId, occasion: Occasion | Today
) -> Transition | None:
    """The game given up. None where the rules know of no way."""
    if seat.occupant != Human(player) or not isinstance(occasion, Occasion):
        return None
    order = Resign(Person(player, ""))
    try:
        after = lifecycle.decide(table, order, occasion)
    except PlayerError:
        return None
    return msgspec.structs.replace(after, secret=False)


def _nameless(after: Transition, player: PlayerId) -> Transition:
    """The same with a former player in the place of this person, and nothing agreed to by them."""
    table = vacancies.without_consent(after.table, player)
    polls = tuple(
        msgspec.structs.replace(poll, ballots=tuple(b for b in poll.ballots if b.by != player))
        for poll in table.polls
    )
    seats = tuple(_vacated(seat, player) for seat in table.seats)
    pause = _of_all(table.pause, player)
    table = msgspec.structs.replace(table, seats=seats, polls=polls, pause=pause)
    if table.host == player:
        heir = next(iter((*table.present, *table.owners)), FORMER_PLAYER)
        table = msgspec.structs.replace(table, host=heir)
    move = after.move
    if move is not None:
        move = msgspec.structs.replace(move, actor=FORMER_PLAYER)
    notices = tuple(map(_without_name, after.notices))
    return msgspec.structs.replace(after, table=table, move=move, notices=notices)


def _vacated(seat: TableSeat, player: PlayerId) -> TableSeat:
    former = tuple(FORMER_PLAYER if one == player else one for one in seat.former)
    held = tuple(_held_by_nobody(tenure, player) for tenure in seat.held)
    seat = msgspec.structs.replace(seat, former=former, held=held)
    if seat.occupant != Human(player):
        return seat
    return msgspec.structs.replace(seat, occupant=Former(), wanted=False, presence="here")


def _held_by_nobody(tenure: Tenure, player: PlayerId) -> Tenure:
    """The tenure with a former player in the place of this person."""
    match tenure.occupant:
        case Human(player=held) if held == player:
            return msgspec.structs.replace(tenure, occupant=Former())
        case Computer(stands_for=owner) if owner == player:
            computer = msgspec.structs.replace(tenure.occupant, stands_for=FORMER_PLAYER)
            return msgspec.structs.replace(tenure, occupant=computer)
        case _:
            return tenure


def _of_all(pause: Pause | None, player: PlayerId) -> Pause | None:
    """A pause that somebody wished alone who is not there any more is everybody's."""
    if pause is None:
        return None
    by = None if pause.by == player else pause.by
    return msgspec.structs.replace(pause, by=by, then=_of_all(pause.then, player))


def _without_name(notice: Text) -> Text:
    """The notice with a former player where the person without a name is meant."""
    nobody = Verbatim("")
    values = {
        name: text("former-player") if value == nobody else value
        for name, value in notice.values.items()
    }
    return Text(notice.key, values)
