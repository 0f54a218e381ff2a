"""A visitor's own note, marks and planned moves at a table, for their private view only.

They are read for the person who asks, and appear in nothing but the private reply.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from core.texts import Text, Verbatim, text
from model.letters import TableFacts
from model.table import Notebook, PlayerId
from model.thinking_ahead import PlannedMoves, lines_about, planned_told
from tables.service import TableService
from tables.visibility import Look
from workers.guided_play import Guide


class OwnNotes(msgspec.Struct, frozen=True):
    """A person's note, their marks by place, what they could mark, and what they have planned.

    ``things``: the name of the markable thing at each place (``core/guided_play.py``).
    """

    note: str = ""
    marks: Mapping[str, str] = {}
    things: Mapping[str, str] = {}
    planned: PlannedMoves | None = None

    @property
    def noted(self) -> tuple[Text, ...]:
        """Return the note, for its author, one text per line."""
        lines = filter(None, self.note.splitlines())
        return tuple(text("note-kept", note=Verbatim(line)) for line in lines)

    @property
    def told_of_plan(self) -> tuple[Text, ...]:
        """Return what has become of the plan, and what is planned, for its owner."""
        return () if self.planned is None else lines_about(self.planned)

    @property
    def is_set_aside(self) -> bool:
        """Whether what was planned is gone and was not played."""
        return self.planned is not None and planned_told(self.planned) == "gone"


async def kept_by(
    service: TableService,
    guide: Guide,
    look: Look,
    player: PlayerId,
    notebook: Notebook,
    planned: PlannedMoves | None = None,
    *,
    exact: bool = False,
    tried: Sequence[Any] = (),
) -> OwnNotes:
    """Return this person's notes at the seat they hold; nothing if they hold none now.

    ``exact``: return the exact names of all things, even if nothing is marked and places would do.
    ``tried``: the events that lead to the view of ``look``, if it was tried and not played.
    """
    if look.seat is None:
        return OwnNotes()
    marking = guide.marking(look.table.game)
    if marking is None or look.view is None:
        return OwnNotes(notebook.note, planned=planned)
    tracked = exact or notebook.marks
    told = await service.notebooks.told(look.table.id, player) if tracked else ()
    things = marking.things(look.view, (*told, *tried))
    marked = {
        place: notebook.marks[name] for place, name in things.items() if name in notebook.marks
    }
    return OwnNotes(notebook.note, marked, things, planned)


def thought_of(guide: Guide, table: TableFacts, kept: OwnNotes, plan: Any = None) -> Any:
    """Return the plan of a picture for this person, with their marks laid over it."""
    marking = guide.marking(table.game) if kept.marks else None
    return plan if marking is None else marking.laid_over(plan, kept.marks)
