"""Bringing a table to another place, where its posts stand from then on. Pure."""

from typing import Final

from core.text import Place, Verbatim, text
from tables.decisions.transitions import Dated, Transition, changed
from tables.model.commands import Bring
from tables.model.refusals import refused
from tables.model.table import HOUR, Table

MOST_MOVES: Final = 3
MOVES_IN: Final = 24 * HOUR
"""So often in so many milliseconds a host moves a table; its server's managers twice as often, so
that they can put it where it belongs."""


def bring(table: Table, command: Bring, occasion: Dated) -> Transition:
    """The host moves a table, a manager within the server that is theirs.

    Whoever manages a server rules its tables, so nobody takes others to a server of their own.
    """
    manages = command.manages == table.guild == command.guild and table.guild is not None
    hosts = command.by.id == table.host and command.by.id in table.owners
    if not hosts and not manages:
        raise refused("table-refusal-not-mover")
    if command.place == table.place:
        raise refused("table-refusal-here-already", code=table.code)
    if command.guild != table.guild and not command.lost and {*table.owners} != {command.by.id}:
        raise refused("table-refusal-abroad")
    lately = tuple(at for at in table.brought if 0 <= occasion.now - at < MOVES_IN)
    most = 2 * MOST_MOVES if manages else MOST_MOVES
    if len(lately) >= most and not command.lost:
        raise refused("table-refusal-moved-often", code=table.code, most=most)
    moved = (*lately, occasion.now)
    brought = changed(table, occasion, guild=command.guild, place=command.place, brought=moved)
    told = text("table-brought", who=Verbatim(command.by.name), place=Place(command.place))
    return Transition(brought, notices=(told,))
