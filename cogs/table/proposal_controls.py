"""Proposals of another pace, and the answers to any proposal."""

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from core.translatable_text import Text, text
from tables.model.commands import Answer, Order, Propose
from tables.model.table import Pace, Proposal, TableCode
from tables.service import Done


async def propose_pace(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, pace: Pace
) -> None:
    """Propose another pace to all."""
    await carry_out(desk, asking, visitor, code, Propose(visitor.person, "pace", pace))


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


async def carry_out(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, order: Order
) -> None:
    """Carry out an order that others may have to agree to, and reply what follows."""
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
