"""Which command is allowed in which status of a table. Pure: time and seeds come in as values.

``DECISIONS`` is the state machine; a pair that is not in it is refused.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from core.texts import Player, Text, text
from model.commands import (
    Answer,
    Bring,
    Cancel,
    Change,
    Close,
    Command,
    Depart,
    EndPause,
    Exclude,
    Expire,
    Free,
    Freeze,
    HandOver,
    Invite,
    Join,
    Lapse,
    Leave,
    PauseAlone,
    Play,
    PlayFor,
    Propose,
    Remove,
    Resign,
    SeatComputer,
    Start,
    Undo,
    Unfreeze,
)
from model.refusals import TableRefuses, refused
from model.table import Status, Table
from tables import clocks
from tables.decisions import (
    lobby,
    missed_deadlines,
    moderation,
    motion_effects,
    motions,
    moves_and_resignations,
    substitutes,
    transitions,
    undo,
)
from tables.decisions.transitions import Occasion, Today, Transition, rules

Decision: TypeAlias = Callable[[Table, Any, Occasion], Transition]


def decide(table: Table, command: Command, occasion: Occasion) -> Transition:
    """Carry out a command. Raises PlayerError if it is refused; nothing has changed then."""
    decision = DECISIONS.get((table.status, type(command)))
    if decision is None:
        raise _out_of_season(table.status, command)
    moderation.must_not_be_frozen(table, command)
    after = decision(table, command, occasion)
    lapsed = transitions.lapsed_wish(table, after)
    after = msgspec.structs.replace(after, notices=(*after.notices, *lapsed))
    return _tidied(table, after, occasion)


def foresee_undo(table: Table, command: Undo, occasion: Occasion) -> undo.UndoForeseen:
    """Return what an undo would need, without doing it. Raises TableRefuses if it is impossible."""
    if table.status is not Status.PLAYING:
        raise _out_of_season(table.status, command)
    return undo.foresee(table, command, occasion)


def may_undo_alone(table: Table, command: Undo, occasion: Occasion) -> bool:
    """Return False if the log tells without a replay that an undo needs consent."""
    return table.status is Status.PLAYING and undo.may_be_alone(table, command, occasion)


def decide_unread(table: Table, command: Command, today: Today) -> Transition:
    """Carry out one of the few commands possible without the table's rules. Raises TableRefuses."""
    decision = UNREAD.get((table.status, type(command)))
    if decision is None:
        raise _out_of_season(table.status, command)
    return decision(table, command, today)


def foresee_end(table: Table, command: Cancel, today: Today) -> tuple[bool, bool]:
    """Return whether this person may call the table off, or agree to it, as anybody who plays; and
    whether they may as a manager of its server. Raises PlayerError if neither."""
    by_right = rules(table, command)
    try:
        decide_unread(table, Cancel(command.by), today)
    except TableRefuses:
        if not by_right or table.status.is_over:
            raise
        return False, by_right
    return True, by_right


DECISIONS: Mapping[tuple[Status, type], Decision] = {
    (Status.LOBBY, Join): lobby.join,
    (Status.LOBBY, Leave): lobby.leave,
    (Status.LOBBY, Invite): lobby.invite,
    (Status.LOBBY, Remove): lobby.remove,
    (Status.LOBBY, SeatComputer): lobby.seat_computer,
    (Status.LOBBY, Change): lobby.change,
    (Status.LOBBY, Start): lobby.start,
    (Status.LOBBY, Cancel): lobby.cancel_lobby,
    (Status.LOBBY, Close): lobby.close,
    (Status.LOBBY, Depart): lobby.depart,
    (Status.LOBBY, Exclude): lobby.exclude,
    (Status.PLAYING, Exclude): substitutes.exclude,
    (Status.LOBBY, Bring): moderation.bring,
    (Status.PLAYING, Bring): moderation.bring,
    (Status.PLAYING, Join): substitutes.sit_down,
    (Status.PLAYING, Leave): substitutes.decline,
    (Status.PLAYING, Invite): substitutes.invite,
    (Status.PLAYING, Free): substitutes.free,
    (Status.PLAYING, Play): moves_and_resignations.play,
    (Status.PLAYING, PlayFor): moves_and_resignations.play_for,
    (Status.PLAYING, Resign): moves_and_resignations.resign,
    (Status.PLAYING, Expire): missed_deadlines.expire,
    (Status.PLAYING, Cancel): motion_effects.cancel_game,
    (Status.PLAYING, Freeze): moderation.freeze,
    (Status.PLAYING, Unfreeze): moderation.unfreeze,
    (Status.PLAYING, HandOver): moderation.hand_over,
    (Status.LOBBY, HandOver): moderation.hand_over,
    (Status.PLAYING, Propose): motion_effects.propose,
    (Status.PLAYING, Answer): motion_effects.answer,
    (Status.PLAYING, PauseAlone): motions.pause_alone,
    (Status.PLAYING, EndPause): motions.end_pause,
    (Status.PLAYING, Close): transitions.close,
    (Status.PLAYING, Depart): moderation.depart,
    (Status.PLAYING, Undo): undo.undo,
    (Status.PLAYING, Lapse): motion_effects.lapse,
}

UNREAD: Mapping[tuple[Status, type], Callable[[Table, Any, Today], Transition]] = {
    (Status.LOBBY, Cancel): lobby.cancel_lobby,
    (Status.LOBBY, Close): lobby.close,
    (Status.PLAYING, Cancel): motion_effects.cancel_game,
    (Status.PLAYING, Answer): motion_effects.answer,
    (Status.PLAYING, Close): transitions.close,
    (Status.PLAYING, EndPause): motions.end_pause,
    (Status.LOBBY, Exclude): lobby.exclude,
    (Status.PLAYING, Exclude): substitutes.exclude,
}
"""What can be done without the rules of a game: end it, or remove somebody."""


_IN_PLAY = (
    Play,
    PlayFor,
    Resign,
    Expire,
    Propose,
    Answer,
    PauseAlone,
    Free,
    Freeze,
    Unfreeze,
    EndPause,
    Undo,
    Lapse,
)


def _out_of_season(status: Status, command: Command) -> TableRefuses:
    if status.is_over:
        return refused("table-refusal-over")
    if isinstance(command, _IN_PLAY):
        return refused("table-refusal-not-started")
    return refused("table-refusal-started-already")


def _tidied(before: Table, after: Transition, occasion: Occasion) -> Transition:
    """Drop what a transition made obsolete; the end of a public poll or promise is no secret.

    Obsolete are polls about seats that have moved, the search for substitutes in seats that are
    out, invitations to seats no longer wanted, and the offer of a draw where not two people sit.
    """
    after = moderation.heeding_those_left(before, after, occasion)
    after = moderation.asking_about_the_gone(before, after, occasion)
    in_the_game = substitutes.only_in_the_game(before, motions.only_open(after.table))
    table = _calling_the_new(before, in_the_game)
    if table.status is not Status.LOBBY and not any(seat.wanted for seat in table.seats):
        table = msgspec.structs.replace(table, invited=())
    shown = before.polls != table.polls or before.promised != table.promised
    notices = (*after.notices, *_not_replaced(after.table, table))
    secret = after.secret and not shown
    return msgspec.structs.replace(after, table=table, notices=notices, secret=secret)


def _not_replaced(before: Table, after: Table) -> tuple[Text, ...]:
    """Return notices for players who answered before their seat went to somebody else."""
    if after.status is not Status.PLAYING:
        return ()
    pairs = zip(before.seats, after.seats, strict=True)
    return tuple(
        text("table-stays", who=Player(was.seat))
        for was, seat in pairs
        if was.promised is not None and seat.promised is None and not seat.is_out
    )


def _calling_the_new(before: Table, after: Table) -> Table:
    """Reset the notification time of each seat that has a new occupant."""
    was = {seat.seat: seat.occupant for seat in before.seats}
    seats = tuple(
        seat if was.get(seat.seat) == seat.occupant else clocks.uncalled(seat)
        for seat in after.seats
    )
    return after if seats == after.seats else msgspec.structs.replace(after, seats=seats)
