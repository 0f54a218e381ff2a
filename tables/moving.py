"""Bringing a table to another place, where its posts stand from then on. Pure."""

from core.text import Place, Verbatim, text
from tables.commands import Bring
from tables.errors import refused
from tables.model import Table
from tables.transitions import Dated, Transition, changed


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
    brought = changed(table, occasion, guild=command.guild, place=command.place)
    told = text("table-brought", who=Verbatim(command.by.name), place=Place(command.place))
    return Transition(brought, notices=(told,))
