"""Starting a game; the host confirms first if invited people would be left out."""

from cogs.discord.interaction_user import Asking, Visitor, request_of
from cogs.interaction.front_desk import Desk
from core.translatable_text import Guest, Listing, text
from model.refusals import LeavesOut
from model.table import TableCode
from tables.service import Done
from workers.post_model import Action, Post


async def start(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, seen: int | None = None
) -> Done | None:
    """Start the game; None if the host is asked first.

    ``seen``: the table's version at which the host agreed to leave out those invited.
    """
    try:
        return await desk.service.start(request_of(asking), code, visitor.person, seen)
    except LeavesOut as fault:
        await _ask(desk, asking, visitor, code, fault)
        return None


async def _ask(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, fault: LeavesOut
) -> None:
    """Ask the host, naming those whose kept seats would be lost."""
    say = desk.replies.voice(visitor.locale)
    people, count = Listing(tuple(map(Guest, fault.invited))), len(fault.invited)
    label = say(text("begin-button", count=count))
    post = Post(
        heading=say(text("start-sure", code=code)),
        lines=(say(text("start-leaves-out", people=people, count=count)),),
        actions=(Action("begin", code, label, "primary", fault.version),),
    )
    await desk.show(asking, post)
