"""What a visitor keeps for themselves at a table, as their own view shows it.

It is read here, for whoever asks, and goes nowhere but into the private answer.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from core.text import Text, Verbatim, text
from tables.model.letters import TableFacts
from tables.model.table import Notebook, PlayerId
from tables.service import TableService
from tables.visibility.table_view import Look
from workers.posts.guided_play import Guide


class OwnNotes(msgspec.Struct, frozen=True):
    """A person's own words, what they have marked where, and what they could mark.

    ``things``: places, each with the name of the thing there (``core/marking.py``).
    """

    note: str = ""
    marks: Mapping[str, str] = {}
    things: Mapping[str, str] = {}

    @property
    def words(self) -> tuple[Text, ...]:
        """The note as it is told to whoever wrote it, line by line."""
        lines = filter(None, self.note.splitlines())
        return tuple(text("note-kept", note=Verbatim(line)) for line in lines)


async def kept_by(
    service: TableService,
    guide: Guide,
    look: Look,
    player: PlayerId,
    notebook: Notebook,
    *,
    exact: bool = False,
) -> OwnNotes:
    """What this person keeps where they sit; nothing of it where somebody else does now.

    ``exact``: with the names of all things, even where none is marked and the places would do.
    """
    if look.seat is None:
        return OwnNotes()
    marking = guide.marking(look.table.game)
    if marking is None or look.view is None:
        return OwnNotes(notebook.note)
    tracked = exact or notebook.marks
    told = await service.notebooks.told(look.table.id, player) if tracked else ()
    things = marking.things(look.view, told)
    marked = {
        place: notebook.marks[name] for place, name in things.items() if name in notebook.marks
    }
    return OwnNotes(notebook.note, marked, things)


def thought_of(guide: Guide, table: TableFacts, kept: OwnNotes, plan: Any = None) -> Any:
    """What a picture for this person shows besides what they see: a plan, and their marks."""
    marking = guide.marking(table.game) if kept.marks else None
    return plan if marking is None else marking.laid_over(plan, kept.marks)
