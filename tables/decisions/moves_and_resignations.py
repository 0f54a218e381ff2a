"""Moves and resignations of people and computers, and the table after them. Pure."""

from typing import Any

import msgspec

from core.game import Seat, Step
from core.texts import Text
from model import game_json
from model.commands import Play, PlayFor, Resign
from model.game_json import AnyGame
from model.log import RESIGNATION, fingerprint
from model.refusals import refused, stale
from model.table import Human, MoveRecord, PlayerId, Status, Table, TableSeat
from tables import clocks
from tables.decisions import motions
from tables.decisions.transitions import (
    Occasion,
    Transition,
    ask,
    asked_anew,
    is_told_to_all,
    judged,
    must_sit,
)


def play(table: Table, command: Play, occasion: Occasion) -> Transition:
    """Make a person's move. Raises StaleQuestion if it answers an older question."""
    seat = must_sit(table, command.by.id)
    if command.asked is not None and command.asked != seat.asked:
        raise stale(table.code)
    state = game_json.state_of(occasion.game, table)
    view = occasion.game.view_for(state, seat.seat)
    if command.exact:
        move = read_exactly(occasion.game, view, command.notation)
    else:
        move = occasion.game.parse(view, command.notation)
    step = occasion.game.apply(state, seat.seat, move)
    notation = occasion.game.notate(move)
    return advance(table, step, Made(seat.seat, command.by.id, notation), occasion)


def read_exactly(game: AnyGame, view: Any, notation: str) -> Any:
    """Read exactly the move that was written on another view.

    Raises UnreadableMove if it is none on this one, TableRefuses if it is another one: a game may
    complete what it reads by what lies on the board.
    """
    move = game.read_back(view, notation)
    if game.notate(move) != notation:
        raise refused("planned-other-move")
    return move


def play_for(table: Table, command: PlayFor, occasion: Occasion) -> Transition:
    """Make a computer's move. Raises StaleQuestion if it answers an older question."""
    seat = still_asked(table, command.seat, command.asked)
    state = game_json.state_of(occasion.game, table)
    if command.notation is None:
        move = occasion.game.fallback_move(state, seat.seat)
    else:
        move = occasion.game.read_back(occasion.game.view_for(state, seat.seat), command.notation)
    step = occasion.game.apply(state, seat.seat, move)
    return advance(table, step, Made(seat.seat, None, occasion.game.notate(move)), occasion)


def resign(table: Table, command: Resign, occasion: Occasion) -> Transition:
    """Resign a person's seat, whoever is to act."""
    return give_up(table, must_sit(table, command.by.id), command.by.id, occasion)


def give_up(
    table: Table, seat: TableSeat, by: PlayerId | None, occasion: Occasion, *notices: Text
) -> Transition:
    """Resign a seat. ``by``: its person, None if the bot resigns for them."""
    step = occasion.game.withdraw(game_json.state_of(occasion.game, table), seat.seat)
    without = table if seat.owner is None else motions.without_consent(table, seat.owner)
    return advance(without, step, Made(seat.seat, by, RESIGNATION, notices), occasion)


class Made(msgspec.Struct, frozen=True):
    """A move and who made it; ``by``: None for the bot. ``notices``: told to everybody with it."""

    seat: Seat
    by: PlayerId | None
    notation: str
    notices: tuple[Text, ...] = ()


def still_asked(table: Table, seat: Seat, asked: int) -> TableSeat:
    """Return the seat if this is its open question. Raises StaleQuestion if it is not."""
    found = table.seats[seat]
    if found.asked != asked:
        raise stale(table.code)
    return found


def advance(table: Table, step: Step[Any, Any], made: Made, occasion: Occasion) -> Transition:
    """Return the table after a move: log line added, and the next seats to act asked."""
    state = game_json.encode(step.state)
    record = MoveRecord(
        seq=table.moves + 1,
        seat=made.seat,
        actor=made.by,
        request=occasion.request,
        notation=made.notation,
        state_hash=fingerprint(state),
        at=occasion.now,
        left=clocks.left_before_move(table, table.seats[made.seat], occasion.now, occasion.people),
        bank=table.seats[made.seat].bank,
    )
    to_act = occasion.game.to_act(step.state)
    moved = msgspec.structs.replace(
        table,
        version=table.version + 1,
        state=state,
        moves=record.seq,
        # Secret moves too: the mover was notified of this choice, and is notified of the next.
        seats=tuple(clocks.uncalled(s) if s.seat == made.seat else s for s in table.seats),
    )
    secret = _is_secret(table, step, made, to_act)
    if secret:
        asked = asked_anew(ask(moved, to_act, None, occasion), made.seat)
    else:
        shown = judged(_shown(moved, step, made, occasion), step.state, occasion)
        asked = ask(shown, to_act, made.seat, occasion)
    return Transition(asked, record, step.told, made.notices, secret, step.learned)


def _is_secret(table: Table, step: Step[Any, Any], made: Made, to_act: frozenset[Seat]) -> bool:
    """Return whether only those told in private learn that a move was made."""
    if made.notices or not to_act or is_told_to_all(step):
        return False
    return to_act <= {made.seat, *(seat.seat for seat in table.to_act)}


def _shown(table: Table, step: Step[Any, Any], made: Made, occasion: Occasion) -> Table:
    """Apply the public effects of a move that is not secret."""
    outcome = occasion.game.outcome(step.state)
    return msgspec.structs.replace(
        table,
        updated_at=occasion.now,
        open_moves=table.open_moves + (made.notation != RESIGNATION and is_told_to_all(step)),
        outcome=outcome,
        status=Status.PLAYING if outcome is None else Status.FINISHED,
        seats=_moved(table, made, occasion),
        motions=motions.after_move(table.motions, made.by, table.seats[made.seat].owner),
    )


def _moved(table: Table, made: Made, occasion: Occasion) -> tuple[TableSeat, ...]:
    return tuple(
        msgspec.structs.replace(
            clocks.played(table, seat, occasion.now, occasion.people),
            last_move=table.moves,
            wanted=seat.wanted and not isinstance(seat.occupant, Human),
            resigned=seat.resigned or made.notation == RESIGNATION,
        )
        if seat.seat == made.seat
        else seat
        for seat in table.seats
    )
