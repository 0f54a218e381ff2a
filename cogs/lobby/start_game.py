"""The start of a game: the host is asked first about whom it would leave out."""

from cogs.discord.visitor import Asking, Visitor, request_of
from cogs.interaction.front_desk import Desk
from core.text import Guest, Listing, text
from tables.model.refusals import LeavesOut
from tables.model.table import TableCode
from tables.service import Done
from workers.post_model import Action, Post


async def start(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, seen: int | None = None
) -> Done | None:
    """Begin the game; None where it is asked about first.

    ``seen``: the version of the table at which the host agreed to leave the invited out.
    """
    try:
        return await desk.service.start(request_of(asking), code, visitor.person, seen)
    except LeavesOut as fault:
        await _ask(desk, asking, visitor, code, fault)
        return None


async def _ask(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, fault: LeavesOut
) -> None:
    """Name those who would lose their kept seats."""
    say = desk.replies.voice(visitor.locale)
    people, count = Listing(tuple(map(Guest, fault.invited))), len(fault.invited)
    label = say(text("begin-button", count=count))
    post = Post(
        heading=say(text("start-sure", code=code)),
        lines=(say(text("start-leaves-out", people=people, count=count)),),
        actions=(Action("begin", code, label, "primary", fault.version),),
    )
    await desk.show(asking, post)
