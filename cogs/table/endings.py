"""Ending a game: calling it off by consent or by right, or resigning; each asks first."""

from cogs.discord.visitor import Asking, Visitor, managed_by
from cogs.interaction.front_desk import Desk
from cogs.table.cancel_question import asked_at, end_question
from core.translatable_text import text
from tables.model.commands import Cancel, DeclineEnd, Resign
from tables.model.refusals import refused
from tables.model.table import Status, TableCode
from workers.post_model import Action, Post


async def ask_to_call_off(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Ask for confirmation, saying whom calling off would affect and how."""
    order = Cancel(visitor.person, managed_by(asking))
    table, foreseen = await desk.service.queries.foresee_end(code, order)
    names = await desk.replies.people_of(table)
    say = desk.replies.voice(visitor.locale)
    await desk.show(asking, end_question(table, visitor.id, foreseen, names, say))


async def agree(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, asked: int | None
) -> None:
    """Call off, or give one's consent to it. ``asked``: the button's number."""
    await _call_off(desk, asking, visitor, code, Cancel(visitor.person), asked)


async def end_for_all(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, asked: int | None
) -> None:
    """Call off by the right of the host or of a server manager."""
    await _call_off(desk, asking, visitor, code, Cancel(visitor.person, managed_by(asking)), asked)


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
    waits = "done-calling-off-silently" if done.silent else "done-calling-off"
    said = text("done-cancelled" if over else waits, code=code)
    await desk.tell(asking, visitor.locale, said)


async def decline(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Decline calling the game off."""
    await desk.carry_out(asking, code, DeclineEnd(visitor.person))
    await desk.tell(asking, visitor.locale, text("done-settled", code=code))


async def ask_to_resign(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Ask for confirmation before resigning."""
    look = await desk.service.queries.look(code, visitor.id)
    if look.seat is None:
        raise refused("table-refusal-not-seated")
    if look.table.status is not Status.PLAYING:
        over = look.table.status.is_over
        raise refused("table-refusal-over" if over else "table-refusal-not-started")
    say = desk.replies.voice(visitor.locale)
    button = Action("resign", code, say(text("resign-button")), "danger")
    game = text(f"{look.table.game}-name")
    sure = Post(heading=say(text("resign-sure", game=game, code=code)), actions=(button,))
    await desk.show(asking, sure)


async def resign(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Resign."""
    done = await desk.carry_out(asking, code, Resign(visitor.person))
    await desk.show_look(asking, visitor, done.look, done.events)
