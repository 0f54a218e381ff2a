"""Undo: at once if it is free, else after the others have agreed."""

from itertools import chain

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.table.motion_controls import noted
from core.translatable_text import Listing, Text, Value, text
from model.commands import Propose, Undo
from model.refusals import refused, stale
from model.table import TableCode
from tables.decisions.undo import MOST_FREE, UndoForeseen, meant_by
from tables.service import Done
from workers.post_model import Action, Post


async def undo(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, number: int | None = None
) -> None:
    """Undo the last move, or ask whether to request consent. ``number``: the button's number."""
    foreseen = await desk.service.queries.foresee_undo(code, Undo(visitor.person, number))
    if foreseen.awaited:
        await _ask_first(desk, asking, visitor, code, foreseen)
    else:
        done = await desk.carry_out(asking, code, Undo(visitor.person, foreseen.asked))
        await _show(desk, asking, visitor, done, foreseen.moves)


async def take_back(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, number: int | None
) -> None:
    """Undo the last move from the post that tells of it. Raises TableRefuses for anybody else."""
    if number is None:
        raise stale(code)
    seat, moves = meant_by(number)
    look = await desk.service.queries.look(code, visitor.id)
    if look.seat != seat:
        raise refused("undo-refusal-others")
    if look.table.moves != moves:
        raise stale(code)
    await undo(desk, asking, visitor, code)


async def ask_the_others(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, number: int | None
) -> None:
    """Propose to the others to undo the move that the button was made for."""
    foreseen = await desk.service.queries.foresee_undo(code, Undo(visitor.person, number))
    done = await desk.carry_out(asking, code, Propose(visitor.person, "undo"))
    if done.look.table.proposal is None:
        await _show(desk, asking, visitor, done, foreseen.moves)
    else:
        await desk.tell(asking, visitor.locale, await noted(desk, done, "undo"))


async def _ask_first(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, foreseen: UndoForeseen
) -> None:
    """Show whose consent is needed, why, and how many moves go back."""
    look = await desk.service.queries.look(code, visitor.id)
    names = await desk.replies.people_of(look.table)
    awaited = [names[player] for player in foreseen.awaited]
    people: Value = awaited[0] if len(awaited) == 1 else Listing(tuple(awaited))
    say = desk.replies.voice(visitor.locale)
    ask = Action("undo-ask", code, say(text("undo-ask-button")), "primary", foreseen.asked)
    often = text("undo-ask-often", most=MOST_FREE)
    others = len(look.table.seats) - 1
    why = [often] if foreseen.often else _why_asked(foreseen, people, others)
    lines = (*map(say, why), say(text("undo-ask", people=people, count=len(awaited))))
    heading = say(text("undo-sure", code=code, count=foreseen.moves))
    await desk.show(asking, Post(heading=heading, lines=lines, actions=(ask,)))


def _why_asked(foreseen: UndoForeseen, people: Value, others: int) -> list[Text]:
    """Return why this undo needs consent, as far as there is a sentence for it.

    ``people``: who must agree, also the one who has moved since if there is one other seat.
    """
    said = (
        [text("undo-ask-answered", other=people, count=others)] if foreseen.answered else [],
        [text("undo-ask-shown")] if foreseen.shown else [],
    )
    return [*chain(*said)] or [text("undo-ask-why")]


async def _show(desk: Desk, asking: Asking, visitor: Visitor, done: Done, moves: int) -> None:
    """Show the game after the undo. ``moves``: how many were undone."""
    await desk.show_look(asking, visitor, done.look, words=(text("undo-done", count=moves),))
