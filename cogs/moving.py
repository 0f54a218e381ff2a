"""Bringing a table to the place where that is asked."""

from cogs.desk import Asking, Desk, Visitor, managed_by
from cogs.opening import must_be_allowed
from core.text import text
from tables.commands import Bring
from tables.errors import refused
from tables.model import GuildId, PlaceId, TableCode


async def bring(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Move the table here: its posts stand in this channel from now on."""
    if asking.guild_id is None or asking.channel is None:
        raise refused("table-refusal-bring-where")
    must_be_allowed(asking, asking.channel, thread=False)
    here = GuildId(asking.guild_id), PlaceId(asking.channel.id)
    await desk.carry_out(asking, code, Bring(visitor.person, *here, managed_by(asking)))
    await desk.tell(asking, visitor.locale, text("done-brought", code=code))
