"""Notes: a person's own text at a table, by form, shown only to them."""

import re
from collections.abc import Mapping
from typing import Any, Final

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.interaction.own_notes_and_marks import OwnNotes
from cogs.ui.controls import form_of, written_in
from core.guided_play import Field
from core.translatable_text import text
from model.refusals import refused
from model.table import TableCode
from tables.people.notes import MOST_WRITTEN
from workers.post_model import Action, Post

_FORM: Final = "tavolo-note:"
_SENT: Final = re.compile(rf"{_FORM}([A-Z0-9]+)")


def table_of_form(data: Mapping[str, Any]) -> TableCode | None:
    """Return the table of a submitted note form; None for any other form."""
    sent = _SENT.fullmatch(str(data.get("custom_id", "")))
    return None if sent is None else TableCode(sent[1])


async def open_form(desk: Desk, asking: Asking, code: TableCode) -> None:
    """Open a form with the current note; this must be the first response to the interaction."""
    table = await desk.finder.reach(asking, code)
    visitor = await desk.finder.glimpse(asking)
    if visitor.id not in (seat.owner for seat in table.seats):
        raise refused("table-refusal-not-seated")
    notebook = await desk.service.notebooks.of(table.id, visitor.id)
    say = desk.replies.voice(visitor.locale)
    field = Field(
        "note",
        text("note-field"),
        notebook.note,
        many_lines=True,
        longest=MOST_WRITTEN,
        hint=text("note-field-hint"),
        may_be_empty=True,
    )
    title = text("note-title", code=code)
    await asking.response.send_modal(form_of(f"{_FORM}{code}", title, (field,), say))


async def form_sent(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, data: Mapping[str, Any]
) -> None:
    """Store the note from the form."""
    await write(desk, asking, visitor, code, "".join(written_in(data)))


async def write(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, note: str) -> None:
    """Replace the note; empty deletes it."""
    await desk.service.notebooks.write(code, visitor.id, note)
    look = await desk.service.queries.look(code, visitor.id)
    if look.view is None or look.seat is None:
        notebook = await desk.service.notebooks.of(look.table.id, visitor.id)
        await _tell(desk, asking, visitor, code, OwnNotes(notebook.note))
    else:
        await desk.show_look(asking, visitor, look)


async def _tell(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, kept: OwnNotes
) -> None:
    say = desk.replies.voice(visitor.locale)
    words = kept.noted or (text("note-none"),)
    post = Post(
        heading=say(text("note-title", code=code)),
        lines=tuple(map(say, words)),
        actions=(Action("note", code, say(text("note-button"))),),
    )
    await desk.show(asking, post)
