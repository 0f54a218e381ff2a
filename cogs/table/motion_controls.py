"""Motions: one control proposes, one answers, whatever is to be decided."""

from collections.abc import Callable
from functools import partial

from cogs.discord.interaction_user import Asking, Press, Visitor
from cogs.interaction.front_desk import Desk
from core.translatable_text import Listing, Text, text
from model.commands import Answer, Order, Propose
from model.letters import TableFacts
from model.notice_lines import ends
from model.refusals import TableRefuses, stale
from model.table import Choice, Motion, Pace, PlayerId, ProposalKind, TableCode
from tables.decisions import motions
from tables.service import Done
from workers.post_model import Action, ActionName, Post

GRAVE: dict[ActionName, Choice] = {"sure-draw": "yes", "sure-end": "end", "sure-claim": "claim"}
"""Buttons that confirm an answer which ends a game."""


async def propose(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    kind: ProposalKind,
    pace: Pace | None = None,
) -> None:
    """Propose something to all, or agree if somebody else has."""
    order = Propose(visitor.person, kind, pace)
    await carry_out(desk, asking, visitor, code, order, kind)


async def carry_out(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, order: Order, kind: ProposalKind
) -> None:
    """Carry out an order that others may have to agree to, and reply what follows."""
    done = await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, await noted(desk, done, kind))


async def noted(desk: Desk, done: Done, kind: ProposalKind) -> Text:
    """Return the reply to a proposal: whether others must answer and were notified."""
    table = done.look.table
    wish = next((motion for motion in table.motions if motion.kind == kind), None)
    if wish is None:
        return text("done-settled", code=table.code)
    if done.silent:
        return text("done-proposed-silently", code=table.code)
    names = await desk.replies.people_of(table)
    people = [names[player] for player in motions.awaited(table, wish)]
    to = people[0] if len(people) == 1 else Listing(tuple(people))
    return text("done-proposed", code=table.code, people=to, count=len(people))


def answering(choice: Choice, *, sure: bool = False) -> Callable[[Desk, int | None], Press]:
    """Return what makes a button's handler for this answer from the motion's number."""
    return lambda desk, number: partial(answer, desk, choice=choice, number=number, sure=sure)


async def answer(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    *,
    choice: Choice,
    number: int | None,
    sure: bool = False,
) -> None:
    """Answer the motion with this number; ask for confirmation if that would end the game.

    ``sure``: they have confirmed. Raises StaleQuestion for consent to end without a result, which
    only the confirmation in ``ways_to_end`` gives.
    """
    table = await desk.service.queries.facts(code)
    motion = next((each for each in table.motions if each.number == number), None)
    if motion is not None and motion.kind == "end" and choice == "yes":
        raise stale(code)
    order = Answer(visitor.person, -1 if number is None else number, choice)
    if motion is not None and not sure and _is_grave(motion, choice):
        if (refusal := await desk.service.queries.foresee_refusal(code, order)) is not None:
            raise TableRefuses(refusal)
        if _would_decide(table, motion, visitor.id, choice):
            await desk.show(asking, _asked_again(desk, visitor, table, motion, choice))
            return
    done = await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, _answered(done, motion, choice))


async def decline_end(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Refuse to end the game, by a button of before, whose id names no motion."""
    wish = (await desk.service.queries.facts(code)).ending
    number = None if wish is None else wish.number
    await answer(desk, asking, visitor, code, choice="no", number=number)


def _is_grave(motion: Motion, choice: Choice) -> bool:
    """Return whether this answer may end the game."""
    return motion.kind == "draw" if choice == "yes" else choice in GRAVE.values()


def _would_decide(table: TableFacts, motion: Motion, by: PlayerId, choice: Choice) -> bool:
    """Return whether this answer would be the last that is needed."""
    answered = motions.cast(motion, by, choice)
    is_decided = motions.decide(answered, motions.voters(table, motion)) == choice
    return is_decided and (table.pause is None or motion.kind != "late")


def _asked_again(
    desk: Desk, visitor: Visitor, table: TableFacts, motion: Motion, choice: Choice
) -> Post:
    """Return the question whether to end the game by this answer."""
    say, code = desk.replies.voice(visitor.locale), table.code
    name = next(name for name, grave in GRAVE.items() if grave == choice)
    heading = say(text(f"{name}-asked", code=code, ends=ends(table)))
    label, number = say(text(f"{name}-button")), motion.number
    if choice != "yes":
        return Post(heading, actions=(Action(name, code, label, "danger", number),))
    no = Action("refuse", code, say(text("refuse-draw-button")), number=number)
    return Post(heading, actions=(Action(name, code, label, "primary", number), no))


def _answered(done: Done, motion: Motion | None, choice: Choice) -> Text:
    """Return the reply to an answer: its consequence."""
    table, key = done.look.table, "done-settled"
    if choice == "no":
        key = "done-refused"
    elif motion is not None and motion.number in [each.number for each in table.motions]:
        key = "done-agreed" if choice == "yes" else "done-voted"
        if choice != "yes" and table.pause is not None:
            key = "done-voted-stands"
    elif motion is not None:
        key = f"done-agreed-{motion.kind}" if choice == "yes" else f"done-decided-{choice}"
    return text(key, code=table.code, ends=ends(table))
