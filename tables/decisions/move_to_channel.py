"""Move a table to another place, where its posts appear from then on. Pure."""

from typing import Final

from core.translatable_text import Place, text
from model.commands import Bring
from model.refusals import refused
from model.table import HOUR, Table
from tables.decisions.transitions import Dated, Transition, changed, manages, must_rule

MOST_MOVES: Final = 3
MOVES_IN: Final = 24 * HOUR
"""Limit of moves to another place in these milliseconds: for a host, and twice as many for the
server's managers, so that they can put the table where it belongs."""


def bring(table: Table, command: Bring, occasion: Dated) -> Transition:
    """Move a table: its host anywhere, a manager only within their own server.

    Managers rule the tables of their server, so a host who plays with others may not take them to
    another server, unless the bot cannot post in the present one. Raises TableRefuses.
    """
    hosts = command.by.id == table.host and command.by.id in table.owners
    in_server = manages(table, command) and command.guild == table.guild
    if not hosts and not in_server:
        raise refused("table-refusal-not-mover")
    if not hosts:
        must_rule(table, command)
    if command.place == table.place:
        raise refused("table-refusal-here-already", code=table.code)
    if command.guild != table.guild and not command.lost and {*table.owners} != {command.by.id}:
        raise refused("table-refusal-abroad")
    lately = tuple(at for at in table.brought if 0 <= occasion.now - at < MOVES_IN)
    most = 2 * MOST_MOVES if in_server else MOST_MOVES
    if len(lately) >= most and not command.lost:
        raise refused("table-refusal-moved-often", code=table.code, most=most)
    moved = (*lately, occasion.now)
    brought = changed(table, occasion, guild=command.guild, place=command.place, brought=moved)
    told = text("table-brought", who=command.by.named, place=Place(command.place))
    return Transition(brought, notices=(told,))
