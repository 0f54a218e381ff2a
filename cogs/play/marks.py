"""Private marks on hidden pieces, by button or command, shown only to their author."""

from typing import Any

import msgspec
from discord import ui

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.ui.buttons import TableButton
from core.guided_play import UnknownStep
from core.piece_marks import Marking
from core.translatable_text import Text, text
from model.refusals import refused, stale
from model.table import TableCode
from tables.visibility.table_view import Look
from workers.post_model import Action


async def ask(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    chosen: tuple[str, ...] = (),
) -> None:
    """Show what can be marked, then as what; mark it once both are ``chosen``.

    Marks do not depend on whose turn it is, so these controls never expire with a question.
    """
    look = await desk.service.queries.look(code, visitor.id)
    marking = _marking(desk, look)
    done: tuple[Text, ...] = ()
    if len(chosen) == 2:
        done, chosen = (await mark(desk, visitor, look, *chosen),), ()
    kept = await desk.kept(look, visitor)
    try:
        screen = marking.ask(look.view, kept.marks, chosen)
    except UnknownStep as fault:
        raise stale(code) from fault
    profiles = await desk.replies.profiles_of(look.table)
    sheet = desk.sheet(look, profiles, visitor.profile)
    if chosen:
        rows = sheet.rows_with_way_back(screen)
    else:
        back = Action("view", code, desk.replies.voice(visitor.locale)(text("guide-back-button")))
        rows = [*sheet.rows(screen), ui.ActionRow[Any](TableButton.of(back))]
    words = screen.words if kept.things else (text("mark-nothing"),)
    screen = msgspec.structs.replace(screen, words=(*done, *words))
    await desk.show_screen(asking, visitor, look, screen, rows)


async def mark(desk: Desk, visitor: Visitor, look: Look, place: str, what: str) -> Text:
    """Mark the piece at a place or remove its mark; return what was done. Raises PlayerError."""
    marking = _marking(desk, look)
    place, what = marking.read(look.view, place, what)
    kept = await desk.kept(look, visitor, exact=True)
    await desk.service.notebooks.mark(
        look.table.code, visitor.id, kept.things[place], what, kept.things.values()
    )
    return marking.said(look.view, place, what)


def _marking(desk: Desk, look: Look) -> Marking[Any]:
    marking = desk.guide.marking(look.table.game)
    if marking is None:
        raise stale(look.table.code)
    if look.seat is None:
        raise refused("table-refusal-not-seated")
    if look.view is None:
        raise refused("table-refusal-not-started")
    return marking
