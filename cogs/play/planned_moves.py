"""Moves that a person plans for their next turn: typed, shown, given another guard, dropped.

Only their author sees any of it, in private replies.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, Literal

from cogs.discord.interaction_user import Asking, Press, Visitor
from cogs.interaction.front_desk import Desk
from core.thinking_ahead import Guard
from core.translatable_text import Say, Text, text, with_names
from model.letters import TableFacts
from model.planned_moves import PlannedMoves, lines_about
from model.table import MINUTE, PlayerProfile, Status, TableCode
from tables.ahead.waiting import LONGEST
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
        await show(desk, asking, visitor, code)
        return
    table = await desk.finder.reach(asking, code)
    turns = _turns_in(desk, table.game, moves)
    in_words, planning = desk.guide.title(table.game).words.move_text, desk.service.planning
    before = await planning.of(table.id, visitor.id)
    with desk.replies.quoting(table.game, moves):
        planned = await planning.leave_typed(code, visitor.id, turns, in_words)
    replaced = (text("planned-replaced"),) if before is not None and before.turns else ()
    await confirm(desk, asking, visitor, code, planned, *replaced)


async def confirm(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    planned: PlannedMoves,
    *said: Text,
) -> None:
    """Say that this was noted, whether more is to be played by hand, and what can be chosen.

    ``said``: what else to say of it.
    """
    table = await desk.finder.reach(asking, code)
    is_part = desk.service.planning.covers_part(table.game, planned)
    more = (text("planned-part"),) if is_part else ()
    await _tell(desk, asking, visitor, code, planned, text("planned-kept"), *said, *more)


async def show(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show what is planned, and what can be chosen."""
    table = await desk.finder.reach(asking, code)
    planned = await desk.service.planning.of(table.id, visitor.id)
    said = () if planned is not None else (text("planned-none"),)
    await _tell(desk, asking, visitor, code, planned, *said)


async def drop(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, mark: int | None
) -> None:
    """Drop the plan with this mark; if another one or nothing is planned, show that instead."""
    if await desk.service.planning.drop(code, visitor.id, mark):
        await _tell(desk, asking, visitor, code, None, text("planned-dropped"))
    else:
        await _show_instead(desk, asking, visitor, code)


def guarding(guard: Guard) -> Callable[[Desk, int | None], Press]:
    """Return what makes the handler of this guard's button from the mark of a plan."""
    return lambda desk, number: partial(_guard, desk, guard=guard, mark=number)


async def _guard(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, guard: Guard, mark: int | None
) -> None:
    """Give the plan with this mark a guard; if another or nothing is planned, show that instead."""
    planned = await desk.service.planning.guard(code, visitor.id, guard, mark)
    if planned is None:
        await _show_instead(desk, asking, visitor, code)
    else:
        await _tell(desk, asking, visitor, code, planned, text("planned-kept"))


async def _show_instead(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Say that a button is of an earlier plan, and show the present one."""
    table = await desk.finder.reach(asking, code)
    planned = await desk.service.planning.of(table.id, visitor.id)
    is_planned = planned is not None and bool(planned.turns)
    now = text("planned-outdated" if is_planned else "planned-outdated-none")
    await _tell(desk, asking, visitor, code, planned, now)


async def _tell(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    planned: PlannedMoves | None,
    *said: Text,
) -> None:
    """Say what is planned at a table, when it is played, and what each guard means.

    There is a button for each guard, the present one pressed, one that drops the plan, and one that
    leads to this person's tried line; where nothing is planned, one that leads to the try board.
    """
    table = await desk.finder.reach(asking, code)
    say, seats = desk.replies.voice(visitor.locale), await desk.replies.names_of(table)
    told = (*said, *(() if planned is None else lines_about(planned)))
    guards = desk.service.planning.guards(table.game)
    if planned is None or not planned.turns:
        more, actions = _beginning(table, say)
    else:
        more = tuple(_explained(planned, guards, visitor.profile))
        actions = tuple(_actions(planned, code, guards, say))
    if await desk.service.try_boards.is_kept(table, visitor.id):
        others = (action for action in actions if action.name != "try")
        actions = (*others, Action("tried", code, say(text("tried-button"))))
    lines = (*(with_names(line, seats) for line in told), *more)
    heading = say(text("planned-title", code=code))
    await desk.show(asking, Post(heading, lines=tuple(map(say, lines)), actions=actions))


def _beginning(table: TableFacts, say: Say) -> tuple[tuple[Text, ...], tuple[Action, ...]]:
    """Return how moves are planned at a table where nothing is, and the button that leads there."""
    if table.status is not Status.PLAYING:
        return (), ()
    return (text("planned-how"),), (Action("try", table.code, say(text("try-button"))),)


def _explained(
    planned: PlannedMoves, guards: Sequence[Guard], reader: PlayerProfile
) -> Iterator[Text]:
    """Yield how long the plan waits when its turn comes, and what each guard means."""
    if planned.due_at is None and reader.planned == "at-once":
        yield text("planned-wait-none")
    elif planned.due_at is None:
        yield text("planned-wait", most=LONGEST // MINUTE)
    yield text("planned-guards")
    for guard in guards:
        chosen = "yes" if guard == planned.turns[0].guard else "no"
        yield text(f"planned-means-{guard}", chosen=chosen)
    yield text("planned-means-always")


def _actions(
    planned: PlannedMoves, code: TableCode, guards: Sequence[Guard], say: Say
) -> Iterator[Action]:
    """Yield the buttons that change or drop what is planned; they carry its mark."""
    for guard in guards:
        name, is_present = _BUTTONS[guard], guard == planned.turns[0].guard
        style: Literal["success", "secondary"] = "success" if is_present else "secondary"
        label = say(text(f"{name}-button"))
        yield Action(name, code, label, style, planned.mark, dead=is_present)
    label = say(text("planned-drop-button"))
    yield Action("planned-drop", code, label, "danger", planned.mark)


def _turns_in(desk: Desk, game: str, typed: str) -> list[list[str]]:
    """Return typed turns, each with its moves in notation."""
    turns = ([move.strip() for move in _MOVES.split(turn)] for turn in _TURNS.split(typed))
    return [[desk.replies.in_notation(game, move) for move in turn if move] for turn in turns]
