"""What is different at the table of a cup: nobody decides the game but those who play. Pure.

No computer and no other person takes a seat, nobody calls the game off but a manager of the server
who is not in the cup, the pace stays, and nothing is taken back after somebody has seen it.
Whoever may not play any more resigns. At a table that plays the deal of a round again no seat
becomes free, as anybody may have learned the deal.
"""

from collections.abc import Mapping

from tables.decisions import substitutes
from tables.decisions.moves_and_resignations import give_up
from tables.decisions.transitions import Dated, Occasion, Transition, rules_the_house
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
from tables.model.table import Human, Status, Table
from tables.visibility.closed_tables import is_closed

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
    if table.status is not Status.PLAYING:
        return
    if table.deal_of is not None and isinstance(command, Free):
        raise refused("table-refusal-known-deal")
    if table.cup is None:
        return
    if isinstance(command, Cancel) and _may_end(table, command):
        if command.in_cup:
            raise refused("club-refusal-end-entrant")
        return
    if isinstance(command, Propose) and command.kind == "pace":
        raise refused("club-refusal-pace")
    if (key := _REFUSED.get(type(command))) is not None:
        raise refused(key)


def _may_end(table: Table, command: Cancel) -> bool:
    """Return whether a manager may end the game: not a closed one, nor one in which they play.

    The cup counts it as unfinished.
    """
    seat = table.seat_owned_by(command.by.id)
    plays = seat is not None and not seat.is_out
    return rules_the_house(table, command) and not is_closed(table) and not plays


def exclude(table: Table, command: Exclude, occasion: Dated) -> Transition:
    """Take somebody out who may no longer play here; at the table of a cup they resign.

    That is logged as theirs, as nothing is lost by time.
    """
    seat = table.seat_owned_by(command.player)
    if table.cup is None or seat is None or seat.is_out or not isinstance(occasion, Occasion):
        return substitutes.exclude(table, command, occasion)
    if seat.occupant != Human(command.player):
        return substitutes.exclude(table, command, occasion)
    return give_up(table, seat, command.player, occasion)
