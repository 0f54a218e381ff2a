"""The ways to end a game for oneself or for all: resign, agree to a draw, call it off."""

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.table import call_off_controls
from cogs.table.call_off_question import way_to_end
from cogs.table.draw_controls import with_draw
from core.translatable_text import text
from model.commands import Resign
from model.refusals import TableRefuses
from model.table import Human, Status, TableCode
from workers.post_model import Action, Post


async def ask_how_to_end(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show a player each way to end the game, with its button or why it is refused.

    Anybody else, and at a table that does not play, can only call it off.
    """
    table = await desk.service.queries.facts(code)
    plays = any(seat.occupant == Human(visitor.id) for seat in table.seats)
    if not plays or table.status is not Status.PLAYING:
        await call_off_controls.ask_to_call_off(desk, asking, visitor, code)
        return
    say = desk.replies.voice(visitor.locale)
    try:
        draw = await with_draw(desk, visitor, table, Post(""), say)
    except TableRefuses:  # a game that cannot be read can still be called off
        await call_off_controls.ask_to_call_off(desk, asking, visitor, code)
        return
    button = Action("resign", code, say(text("resign-button")), "danger")
    others = sum(not seat.is_out for seat in table.seats) - 1
    told = way_to_end("resign-button", text("resign-told", others=others), say)
    question = say(text("end-which", game=text(f"{table.game}-name"), code=code))
    sure = Post(question, (told, *draw.lines), actions=(button, *draw.actions))
    post = await call_off_controls.with_call_off(desk, asking, visitor, sure, code)
    await desk.show(asking, post)


async def resign(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Resign."""
    done = await desk.carry_out(asking, code, Resign(visitor.person))
    await desk.show_look(asking, visitor, done.look, done.events)
