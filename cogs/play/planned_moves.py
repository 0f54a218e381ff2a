"""Moves that a person plans for their next turn: typed, shown, given another guard, dropped.

Only their author sees any of it, in private replies.
"""

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from cogs.discord.interaction_user import Asking, Press, Visitor
from cogs.interaction.front_desk import Desk
from core.thinking_ahead.planned_moves import Guard
from core.translatable_text import Text, text
from tables.model.planned_moves import PlannedMoves, lines_about
from tables.model.table import TableCode
from workers.post_model import Action, ActionName, Post

_MOVES: Final = re.compile(r"[;\n]")
_TURNS: Final = re.compile(r">")
"""What separates typed moves of one turn, and typed turns."""

_BUTTONS: Final[Mapping[Guard, ActionName]] = {
    "legal": "planned-legal",
    "undisturbed": "planned-undisturbed",
    "unchanged": "planned-unchanged",
}


async def plan(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, moves: str | None
) -> None:
    """Plan typed moves in place of those planned before; None only shows what is planned."""
    if moves is None:
        await _show(desk, asking, visitor, code)
        return
    table = await desk.finder.reach(asking, code)
    turns = _turns_in(desk, table.game, moves)
    planned = await desk.service.planning.leave_typed(code, visitor.id, turns)
    await confirm(desk, asking, visitor, code, planned)


async def confirm(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, planned: PlannedMoves
) -> None:
    """Say that this was noted, and what else can be chosen."""
    await _tell(desk, asking, visitor, code, planned, text("planned-kept"))


async def drop(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Drop what is planned."""
    dropped = await desk.service.planning.drop(code, visitor.id)
    done = text("planned-dropped" if dropped else "planned-none")
    await _tell(desk, asking, visitor, code, None, done)


def guarding(desk: Desk) -> dict[str, Press]:
    """Return what the button of each guard does: it gives it to what is planned next."""
    return {name: partial(_guard, desk, guard) for guard, name in _BUTTONS.items()}


async def _guard(
    desk: Desk, guard: Guard, asking: Asking, visitor: Visitor, code: TableCode
) -> None:
    planned = await desk.service.planning.guard(code, visitor.id, guard)
    await confirm(desk, asking, visitor, code, planned)


async def _show(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    table = await desk.finder.reach(asking, code)
    planned = await desk.service.planning.of(table.id, visitor.id)
    said = () if planned is not None else (text("planned-none"),)
    await _tell(desk, asking, visitor, code, planned, *said)


async def _tell(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    planned: PlannedMoves | None,
    *said: Text,
) -> None:
    """Say what is planned at a table, with a button for each other guard, one to drop it, and one
    that leads to this person's tried line."""
    table = await desk.finder.reach(asking, code)
    names = _actions(planned, desk.service.planning.guards(table.game))
    if await desk.service.try_boards.is_kept(table, visitor.id):
        names.append("tried")
    say = desk.replies.voice(visitor.locale)
    lines = (*said, *(() if planned is None else lines_about(planned)))
    post = Post(
        heading=say(text("planned-title", code=code)),
        lines=tuple(map(say, lines)),
        actions=tuple(Action(name, code, say(text(f"{name}-button"))) for name in names),
    )
    await desk.show(asking, post)


def _actions(planned: PlannedMoves | None, guards: Sequence[Guard]) -> list[ActionName]:
    if planned is None or not planned.turns:
        return []
    others = [_BUTTONS[guard] for guard in guards if guard != planned.turns[0].guard]
    return [*others, "planned-drop"]


def _turns_in(desk: Desk, game: str, typed: str) -> list[list[str]]:
    """Return typed turns, each with its moves in notation."""
    turns = ([move.strip() for move in _MOVES.split(turn)] for turn in _TURNS.split(typed))
    return [[desk.replies.in_notation(game, move) for move in turn if move] for turn in turns]
