"""Resigning, after a question that also offers a draw where two people play."""

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.table.draw_controls import with_draw
from core.translatable_text import text
from tables.model.commands import Resign
from tables.model.refusals import refused
from tables.model.table import Status, TableCode
from workers.post_model import Action, Post


async def ask_to_resign(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Ask for confirmation before resigning; two people may agree to a draw instead."""
    look = await desk.service.queries.look(code, visitor.id)
    if look.seat is None:
        raise refused("table-refusal-not-seated")
    if look.table.status is not Status.PLAYING:
        over = look.table.status.is_over
        raise refused("table-refusal-over" if over else "table-refusal-not-started")
    say = desk.replies.voice(visitor.locale)
    button = Action("resign", code, say(text("resign-button")), "danger")
    game = text(f"{look.table.game}-name")
    question = say(text("resign-sure", game=game, code=code))
    sure = Post(heading=question, actions=(button,))
    await desk.show(asking, await with_draw(desk, visitor, look.table, sure, say))


async def resign(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Resign."""
    done = await desk.carry_out(asking, code, Resign(visitor.person))
    await desk.show_look(asking, visitor, done.look, done.events)
