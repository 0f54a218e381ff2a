"""What a manager of the server does at its tables."""

import discord

from cogs.desk import Desk
from cogs.visitors import Asking, Visitor, managed_by
from core.text import text
from tables.commands import Freeze, HandOver, Order, Unfreeze
from tables.model import PlayerId, TableCode


async def freeze(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Stop a game."""
    await _rule(desk, asking, visitor, code, Freeze(visitor.person, managed_by(asking)))


async def unfreeze(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Let it go on."""
    await _rule(desk, asking, visitor, code, Unfreeze(visitor.person, managed_by(asking)))


async def hand_over(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, to: discord.User
) -> None:
    """Make somebody else the host."""
    order = HandOver(visitor.person, PlayerId(to.id), managed_by(asking))
    await _rule(desk, asking, visitor, code, order)


async def _rule(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, order: Order
) -> None:
    await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, text("done-ruled"))
