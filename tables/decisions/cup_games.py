"""What is different at the table of a cup: nobody decides the game but those who play. Pure.

No computer and no other person takes a seat, nobody calls the game off but a manager of the server
who is not in the cup, the pace stays, and nothing is taken back after somebody has seen it.
Whoever is banned resigns; banned by somebody of the cup, they end the game without a result.
"""

from collections.abc import Mapping

import msgspec

from core.translatable_text import text
from tables.decisions import substitutes
from tables.decisions.call_off import end
from tables.decisions.moves_and_resignations import give_up
from tables.decisions.transitions import Dated, Occasion, Transition, manages, must_rule
from tables.model.commands import (
    Cancel,
    Command,
    DeclineEnd,
    Exclude,
    Free,
    Invite,
    Join,
    Propose,
    Vote,
)
from tables.model.refusals import refused
from tables.model.seat_names import person_name
from tables.model.table import Human, Status, Table

_REFUSED: Mapping[type, str] = {
    Cancel: "club-refusal-end",
    DeclineEnd: "club-refusal-end",
    Free: "club-refusal-substitute",
    Invite: "club-refusal-substitute",
    Join: "club-refusal-substitute",
    Vote: "club-refusal-substitute",
}


def must_be_allowed(table: Table, command: Command) -> None:
    """Raise TableRefuses for a command that is not allowed in a game of a cup."""
    if table.status is not Status.PLAYING or table.cup is None:
        return
    if isinstance(command, Cancel) and manages(table, command):
        must_rule(table, command)  # the cup counts the game as unfinished
        return
    if isinstance(command, Propose) and command.kind == "pace":
        raise refused("club-refusal-pace")
    if (key := _REFUSED.get(type(command))) is not None:
        raise refused(key)


def exclude(table: Table, command: Exclude, occasion: Dated) -> Transition:
    """Take somebody out who may no longer play here; at the table of a cup they resign.

    That is logged as theirs, as nothing is lost by time; but they are noted as somebody who had the
    seat, so that no rating counts it. Banned by a rival, they end the game without a result.
    """
    seat = table.seat_owned_by(command.player)
    if seat is None or seat.is_out:
        return substitutes.exclude(table, command, occasion)
    if command.by_rival:
        who = person_name(command.player, seat.seat, occasion.people)
        return end(table, occasion, text("table-ended-without", who=who))
    if (
        table.cup is None
        or seat.occupant != Human(command.player)
        or not isinstance(occasion, Occasion)
    ):
        return substitutes.exclude(table, command, occasion)
    taken = msgspec.structs.replace(seat, former=(*seat.former, command.player))
    seats = tuple(taken if each is seat else each for each in table.seats)
    banned = msgspec.structs.replace(table, seats=seats)
    return give_up(banned, taken, command.player, occasion)
