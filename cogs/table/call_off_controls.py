"""Calling a table off, by consent or by right, after a confirmation."""

import msgspec

from cogs.discord.interaction_user import Asking, Visitor, managed_by
from cogs.interaction.front_desk import Desk
from cogs.table.call_off_question import asked_at, end_question, way_to_end
from cogs.table.motion_controls import noted
from core.translatable_text import text
from model.commands import Cancel
from model.refusals import TableRefuses
from model.table import Status, TableCode
from workers.post_model import Post


async def ask_to_call_off(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Ask for confirmation, saying whom calling off would affect and how."""
    await desk.show(asking, await _question(desk, asking, visitor, code))


async def with_call_off(
    desk: Desk, asking: Asking, visitor: Visitor, post: Post, code: TableCode
) -> Post:
    """Return a question to a player with calling off as another way out, or why it is refused."""
    try:
        other = await _question(desk, asking, visitor, code)
    except TableRefuses as fault:
        say = desk.replies.voice(visitor.locale)
        other = Post("", (way_to_end("propose-button", fault.refusal.text, say),))
    lines, actions = (*post.lines, *other.lines), (*post.actions, *other.actions)
    return msgspec.structs.replace(post, lines=lines, actions=actions)


async def _question(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> Post:
    """Return whom calling off would affect and how, with its buttons. Raises TableRefuses."""
    order = Cancel(visitor.person, managed_by(asking))
    table, foreseen = await desk.service.queries.foresee_end(code, order)
    names = await desk.replies.people_of(table)
    say = desk.replies.voice(visitor.locale)
    return end_question(table, visitor.id, foreseen, names, say)


async def agree(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, asked: int | None
) -> None:
    """Call off, or give one's consent to it. ``asked``: the button's number."""
    await _call_off(desk, asking, visitor, code, Cancel(visitor.person), asked)


async def end_for_all(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, asked: int | None
) -> None:
    """Call off by the right of the host or of a server manager."""
    order = Cancel(visitor.person, managed_by(asking))
    await _call_off(desk, asking, visitor, code, order, asked)


async def _call_off(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    order: Cancel,
    asked: int | None,
) -> None:
    """Call off; ask again if the question was about a lobby and the game has begun since."""
    table = await desk.service.queries.facts(code)
    if asked not in (None, asked_at(table)):
        await ask_to_call_off(desk, asking, visitor, code)
        return
    done = await desk.carry_out(asking, code, order)
    over = done.look.table.status is Status.CANCELLED
    said = text("done-cancelled", code=code) if over else await noted(desk, done, "end")
    await desk.tell(asking, visitor.locale, said)
