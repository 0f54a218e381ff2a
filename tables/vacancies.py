"""Who holds a seat while the game goes on: computers that stand in, and those who take over. Pure.

A computer that *tends* a seat plays for the person whose seat it is; they take it back whenever
they like. It gives a game to those who stay, so it plays as well as usual and no better.
"""

import msgspec

from core.game import Level
from core.text import Player, Text, Verbatim, text
from tables import clocks
from tables.commands import Join
from tables.errors import refused
from tables.model import Computer, Human, Table, TableSeat
from tables.transitions import Occasion, Transition, changed, with_new_question

TENDING_LEVEL: Level = "normal"


def tended(table: Table, seat: TableSeat) -> Table:
    """The table with a computer that stands in for whoever holds this seat.

    What the seat is asked is asked anew: the buttons of before are nobody's any more.
    """
    computer = Computer(table.game, TENDING_LEVEL, seat.owner)
    taken = msgspec.structs.replace(
        clocks.stopped(seat), occupant=computer, tended=table.moves, wanted=False
    )
    return _seated(table, with_new_question(taken) if seat.asked is not None else taken)


def let_a_computer_play(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """A computer stands in for whoever is late."""
    notice = text("table-tended", who=Player(seat.seat))
    return Transition(changed(tended(table, seat), occasion), notices=(notice,))


def sit_down(table: Table, command: Join, occasion: Occasion) -> Transition:
    """A person takes a seat while the game is on: their own, back from a computer."""
    if table.seat_of(command.by.id) is not None:
        raise refused("table-refusal-already-seated")
    own = table.tended_for(command.by.id)
    if own is None:
        raise refused("table-refusal-started-already")
    return _take(table, own, command, occasion, text("table-returned", who=_name_of(command)))


def _take(
    table: Table, seat: TableSeat, command: Join, occasion: Occasion, notice: Text
) -> Transition:
    """The seat in the hands of this person, who has a full time for what is asked."""
    taken = msgspec.structs.replace(
        clocks.stopped(seat), occupant=Human(command.by.id), presence="here", wanted=False
    )
    if seat.asked is not None:
        asked = with_new_question(taken)
        taken = clocks.wound(table, asked, occasion.now, occasion.people)
    return Transition(changed(_seated(table, taken), occasion), notices=(notice,))


def _seated(table: Table, changed_seat: TableSeat) -> Table:
    seats = tuple(changed_seat if s.seat == changed_seat.seat else s for s in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def _name_of(command: Join) -> Verbatim:
    return Verbatim(command.by.name)
