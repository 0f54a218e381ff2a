"""The ways to end a game for oneself or for all: resign, agree to a draw, call it off."""

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.table import call_off_controls
from cogs.table.draw_controls import with_draw
from core.translatable_text import text
from tables.model.commands import Resign
from tables.model.refusals import TableRefuses
from tables.model.table import Status, TableCode
from workers.post_model import Action, Post


async def ask_how_to_end(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show a player each way to end the game, with its button or why it is refused.

    Anybody else, and at a table that does not play, can only call it off.
    """
    try:
        look = await desk.service.queries.look(code, visitor.id)
    except TableRefuses:  # a table that cannot be read can still be called off
        look = None
    if look is None or look.seat is None or look.table.status is not Status.PLAYING:
        await call_off_controls.ask_to_call_off(desk, asking, visitor, code)
        return
    say = desk.replies.voice(visitor.locale)
    button = Action("resign", code, say(text("resign-button")), "danger")
    game = text(f"{look.table.game}-name")
    question = say(text("resign-sure", game=game, code=code))
    sure = Post(heading=question, actions=(button,))
    post = await with_draw(desk, visitor, look.table, sure, say)
    post = await call_off_controls.with_call_off(desk, asking, visitor, post, code)
    await desk.show(asking, post)


async def resign(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Resign."""
    done = await desk.carry_out(asking, code, Resign(visitor.person))
    await desk.show_look(asking, visitor, done.look, done.events)
