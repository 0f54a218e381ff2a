"""Proposals of another pace, and the answers to any proposal."""

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from core.translatable_text import Listing, Text, text
from model.commands import Answer, Order, Propose
from model.refusals import TableRefuses
from model.table import Pace, Proposal, TableCode
from tables.service import Done
from workers.post_model import Action, Post


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
    sure: bool = False,
) -> None:
    """Answer the proposal with this number; ask for confirmation before a draw is accepted.

    ``sure``: they have confirmed.
    """
    order = Answer(visitor.person, -1 if number is None else number, agrees)
    wish = (await desk.service.queries.facts(code)).proposal
    if agrees and not sure and wish is not None and wish.kind == "draw":
        await _ask_again(desk, asking, visitor, code, order)
        return
    done = await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, answered(done, wish, agrees=agrees))


async def _ask_again(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, order: Answer
) -> None:
    """Ask whether to accept a draw, which ends the game. Raises TableRefuses as accepting would."""
    if (refusal := await desk.service.queries.foresee_refusal(code, order)) is not None:
        raise TableRefuses(refusal)
    say, number = desk.replies.voice(visitor.locale), order.number
    yes = Action("sure-draw", code, say(text("sure-draw-button")), "primary", number)
    no = Action("refuse", code, say(text("refuse-draw-button")), number=number)
    heading = say(text("sure-draw-asked", code=code))
    await desk.show(asking, Post(heading=heading, actions=(yes, no)))


async def carry_out(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, order: Order
) -> None:
    """Carry out an order that others may have to agree to, and reply what follows."""
    done = await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, await noted(desk, done))


async def noted(desk: Desk, done: Done) -> Text:
    """Return the reply to a proposal: whether others must answer and were notified."""
    table = done.look.table
    if (wish := table.proposal) is None:
        return text("done-settled", code=table.code)
    if done.silent:
        return text("done-proposed-silently", code=table.code)
    names = await desk.replies.people_of(table)
    asked = [s.consulted for s in table.seats if s.consulted is not None]
    people = [names[player] for player in asked if player not in wish.agreed]
    to = people[0] if len(people) == 1 else Listing(tuple(people))
    return text("done-proposed", code=table.code, people=to, count=len(people))


def answered(done: Done, wish: Proposal | None, *, agrees: bool) -> Text:
    """Return the reply to an answer: its consequence. ``wish``: the proposal answered."""
    if not agrees:
        key = "done-refused"
    elif done.look.table.proposal is not None:
        key = "done-agreed"
    else:
        key = "done-settled" if wish is None else f"done-agreed-{wish.kind}"
    return text(key, code=done.look.table.code)
