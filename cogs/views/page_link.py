"""A private link that signs a device in to the page on which boards are touched."""

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from core.texts import text
from model.refusals import stale
from model.retention import TICKETS_KEPT
from model.table import MINUTE, TableCode
from workers.post_model import Action, Post


async def show(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Answer with a link for this person alone. Raises StaleQuestion if there is no page."""
    if desk.page is None:
        raise stale(code)
    say = desk.replies.voice(visitor.locale)
    ticket = await desk.service.devices.ticket(visitor.id)
    link = f"{desk.page}/t/{code}#{ticket}"
    open_it = Action("page", code, say(text("page-open-button")), link=link)
    told = say(text("page-link-said", minutes=TICKETS_KEPT // MINUTE))
    post = Post(heading=say(text("page-link")), lines=(told,), actions=(open_it,))
    await desk.show_beside(asking, post)
