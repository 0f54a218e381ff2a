"""Pauses and proposals of another pace, and the answers to proposals."""

from collections.abc import Callable, Sequence

from cogs.discord.visitor import Asking, Visitor
from cogs.interaction.front_desk import Desk
from core.translatable_text import Text, text
from tables.model.commands import Answer, Order, PauseAlone, Person, Propose
from tables.model.refusals import refused
from tables.model.table import Pace, Proposal, Status, TableCode
from tables.service import Done
from tables.visibility.table_view import Look
from workers.post_model import Action, ActionName, Post

_PAUSES: Sequence[tuple[ActionName, str, Callable[[Person], Order]]] = (
    ("pause-day", "pause-told-day", PauseAlone),
    ("pause-all", "pause-told-all", lambda by: Propose(by, "pause")),
)
"""The kinds of pauses: action, key of the explanation, and the order that a person gives."""


async def ask_how_to_pause(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show the kinds of pauses, each with its button or why it is refused."""
    _must_play(await desk.service.queries.look(code, visitor.id))
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
    await _carry_out(desk, asking, visitor, code, PauseAlone(visitor.person))


async def pause_together(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Propose a pause to all."""
    await _carry_out(desk, asking, visitor, code, Propose(visitor.person, "pause"))


async def resume(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """End one's own pause, or propose to all to go on."""
    await _carry_out(desk, asking, visitor, code, Propose(visitor.person, "resume"))


async def propose_pace(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, pace: Pace
) -> None:
    """Propose another pace to all."""
    await _carry_out(desk, asking, visitor, code, Propose(visitor.person, "pace", pace))


async def answer(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    number: int | None,
    *,
    agrees: bool,
) -> None:
    """Answer the proposal with this number."""
    order = Answer(visitor.person, -1 if number is None else number, agrees)
    wish = (await desk.service.queries.facts(code)).proposal
    done = await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, answered(done, wish, agrees=agrees))


async def _carry_out(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, order: Order
) -> None:
    done = await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, noted(done))


def noted(done: Done) -> Text:
    """Return the reply to a proposal: whether others must answer and were notified."""
    if done.look.table.proposal is None:
        key = "done-settled"
    else:
        key = "done-proposed-silently" if done.silent else "done-proposed"
    return text(key, code=done.look.table.code)


def answered(done: Done, wish: Proposal | None, *, agrees: bool) -> Text:
    """Return the reply to an answer: its consequence. ``wish``: the proposal answered."""
    if not agrees:
        key = "done-refused"
    elif done.look.table.proposal is not None:
        key = "done-agreed"
    else:
        key = "done-settled" if wish is None else f"done-agreed-{wish.kind}"
    return text(key, code=done.look.table.code)


def _must_play(look: Look) -> None:
    if look.seat is None:
        raise refused("table-refusal-not-seated")
    if look.table.status is not Status.PLAYING:
        over = look.table.status.is_over
        raise refused("table-refusal-over" if over else "table-refusal-not-started")
