"""Pauses: the choice of a kind, a pause alone or by consent, and its end."""

from collections.abc import Callable, Sequence

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.table import motion_controls
from core.translatable_text import text
from model.commands import Order, PauseAlone, Person, Propose
from model.refusals import refused
from model.table import Status, TableCode
from tables.visibility.table_view import Look
from workers.post_model import Action, ActionName, Post

_PAUSES: Sequence[tuple[ActionName, str, Callable[[Person], Order]]] = (
    ("pause-day", "pause-told-day", PauseAlone),
    ("pause-all", "pause-told-all", lambda by: Propose(by, "pause")),
)
"""The kinds of pauses: action, key of the explanation, and the order that a person gives."""


async def ask_how_to_pause(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show the kinds of pauses, each with its button or why it is refused; in a pause, its end."""
    look = await desk.service.queries.look(code, visitor.id)
    _must_play(look)
    if look.table.pause is not None:
        await motion_controls.propose(desk, asking, visitor, code, "resume")
        return
    say, by = desk.replies.voice(visitor.locale), visitor.person
    lines: list[str] = []
    actions: list[Action] = []
    for name, told, order in _PAUSES:
        refusal = await desk.service.queries.foresee_refusal(code, order(by))
        if refusal is None:
            lines.append(say(text(told)))
            actions.append(Action(name, code, say(text(f"{name}-button"))))
        elif (why := say(refusal.text)) not in lines:
            lines.append(why)
    post = Post(say(text("pause-sure", code=code)), tuple(lines), actions=tuple(actions))
    await desk.show(asking, post)


async def pause_alone(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Pause all clocks for a day, without asking."""
    order = PauseAlone(visitor.person)
    await motion_controls.carry_out(desk, asking, visitor, code, order, "pause")


def _must_play(look: Look) -> None:
    if look.seat is None:
        raise refused("table-refusal-not-seated")
    if look.table.status is not Status.PLAYING:
        over = look.table.status.is_over
        raise refused("table-refusal-over" if over else "table-refusal-not-started")
