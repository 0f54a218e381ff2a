"""What a change of a table does to the moves that are planned there. Pure.

A plan is gone when somebody else has the seat, the seat is out or the game is over. It is set
aside, and says why, when a move was taken back, when its owner moves by hand in the turn that it is
for or a computer plays for them, when it would settle what is proposed to or by its owner, and when
the seat is asked and nothing planned may be played. A change that is made without the rules, at a
table whose game is not loaded, leaves all plans as they are.
Secret moves of others change nothing: a plan that reacted to them would tell its owner of them.
"""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from core.texts import Text, text
from model import game_json
from model.game_json import AnyGame
from model.log import takes_back
from model.table import (
    Human,
    MoveRecord,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableSeat,
    Timer,
    stranger,
)
from model.thinking_ahead import PLAYED, PlannedMoves, told_of
from tables import clocks
from tables.ahead.judging import judged
from tables.ahead.waiting import due_at
from tables.decisions.transitions import Transition

SET_ASIDE: Final = "planned-gone-moves"
"""The key of the text that says why a plan was set aside, and which moves it had."""


class Grounds(msgspec.Struct, frozen=True):
    """What a plan is judged by: rules, time and the profiles of people.

    ``game``: None if the table cannot be read. ``log``: reads the table's log, if it is needed.
    """

    game: AnyGame | None
    now: int
    people: clocks.People
    log: Callable[[], Sequence[MoveRecord]]


def after_change(
    planned: PlannedMoves, player: PlayerId, after: Transition, grounds: Grounds
) -> PlannedMoves | None:
    """Return a plan after its table has changed; None if it is gone."""
    table = after.table
    if table.status is not Status.PLAYING:
        return None
    seat = table.seats[planned.seat]
    if seat.owner != player or seat.is_out:
        return None
    if grounds.game is None:
        return planned
    if not planned.turns:
        return planned if _still_says_news(planned, player, after, seat) else None
    if (reason := _set_aside_by(planned, after, seat)) is not None:
        return set_aside(planned, reason)
    return asked_again(planned, table, seat, grounds)


def asked_again(
    planned: PlannedMoves, table: Table, seat: TableSeat, grounds: Grounds
) -> PlannedMoves:
    """Return a plan judged for the present question of its seat, unless it was judged for it.

    Of several turns to choose from, the one that holds is left.
    """
    if planned.is_for_later and seat.asked is not None:
        return msgspec.structs.replace(planned, question=seat.asked)
    if seat.asked is None or table.is_frozen:
        return msgspec.structs.replace(planned, question=None, due_at=None)
    if planned.question == seat.asked or grounds.game is None or not planned.turns:
        return planned
    state = game_json.state_of(grounds.game, table)
    found = judged(grounds.game, state, seat.seat, planned.turns, grounds.log)
    if isinstance(found, Text):
        return set_aside(planned, found)
    due = due_at(
        _profile_in(seat, grounds.people),
        seat.asked,
        planned.chance,
        [] if _is_hasty(seat, grounds.people) else grounds.log(),
        seat.seat,
        grounds.now,
        clocks.expected(table, seat, grounds.now, grounds.people),
    )
    left = msgspec.structs.replace(planned, turns=(found,), said=None)
    return msgspec.structs.replace(left, question=seat.asked, due_at=due)


def set_aside(planned: PlannedMoves, reason: Text) -> PlannedMoves:
    """Return the plan with nothing planned any more.

    ``reason``: told its owner, with the moves that they had planned.
    """
    return ended(planned, text(SET_ASIDE, said=reason, moves=told_of(planned.turns)))


def ended(planned: PlannedMoves, said: Text) -> PlannedMoves:
    """Return the plan with nothing planned any more. ``said``: told its owner."""
    return PlannedMoves(planned.seat, (), planned.chance, said=said)


def timers_of(table: Table, plans: Sequence[PlannedMoves]) -> list[Timer]:
    """Return the timers that play the planned moves of a table."""
    return [
        Timer(table.id, "planned", plan.seat, plan.due_at, plan.question)
        for plan in plans
        if plan.due_at is not None and plan.question is not None
    ]


def _set_aside_by(planned: PlannedMoves, after: Transition, seat: TableSeat) -> Text | None:
    """Return why a plan is set aside whatever was planned; None if it is not."""
    if not isinstance(seat.occupant, Human):
        return text("planned-gone-tended")
    if seat.presence == "gone":
        return text("planned-gone-absent")
    if _has_moved(after, seat) and not planned.is_for_later:
        return text("planned-gone-by-hand")
    if _is_known_undo(after):
        return text("planned-gone-undone")
    if seat.asked is not None and not planned.is_for_later and _would_settle(after.table, seat):
        return text("planned-gone-proposed")
    return None


def _still_says_news(
    planned: PlannedMoves, player: PlayerId, after: Transition, seat: TableSeat
) -> bool:
    """Return whether what became of a plan is still to be said: no move of its owner or undo since.

    An undo takes back only that a plan was played, not why it was set aside.
    """
    if _has_moved(after, seat):
        return seat.occupant != Human(player)
    was_played = planned.said is not None and planned.said.key == PLAYED
    return not (was_played and _is_known_undo(after))


def _is_known_undo(after: Transition) -> bool:
    return after.move is not None and takes_back(after.move) and not after.secret


def _would_settle(table: Table, seat: TableSeat) -> bool:
    """Return whether a move of this seat would answer or drop what its person has to decide."""
    wish, ending = table.proposal, table.ending
    if wish is not None and wish.kind == "draw":
        return wish.by != seat.owner
    wants_end = ending is not None and seat.owner in ending.agreed
    return wants_end or (wish is not None and wish.kind == "undo")


def _has_moved(after: Transition, seat: TableSeat) -> bool:
    return after.move is not None and after.move.seat == seat.seat


def _profile_in(seat: TableSeat, people: clocks.People) -> PlayerProfile:
    assert isinstance(seat.occupant, Human), "only people plan moves"
    return people.get(seat.occupant.player) or stranger(seat.occupant.player)


def _is_hasty(seat: TableSeat, people: clocks.People) -> bool:
    """Return whether this person's planned moves are played at once."""
    return _profile_in(seat, people).planned == "at-once"
