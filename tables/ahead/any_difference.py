"""What planned moves rest on in a game that says nothing about it: everything. Pure.

Two views are compared as JSON, field by field, without fields that only say whose turn it is, count
turns, or highlight what happened last.
"""

from typing import Any, Final

import msgspec

from core.thinking_ahead.planned_moves import Changes, Guard
from core.translatable_text import text
from model import game_json

_SOMETHING: Final = "something"

_ONLY_OF_TURNS: Final = frozenset({"turn", "next_turn", "round", "move_number"})
_HIGHLIGHTS: Final = "last"
"""Beginning of the names of fields that say what happened last."""


class AnyDifference:
    """Every difference of two views counts, and every move rests on it."""

    def usual(self, _view: Any, _move: Any) -> Guard:
        """Return the strictest guard."""
        return "unchanged"

    def rests_on(self, _view: Any, _move: Any) -> frozenset[str]:
        """Return the one name that ``changed`` uses."""
        return frozenset({_SOMETHING})

    def meant(self, _view: Any, _move: Any) -> frozenset[str]:
        """Return nothing: whoever chooses that guard has everything else ignored."""
        return frozenset()

    def changed(self, before: Any, after: Any) -> Changes:
        """Return one sentence if the views differ, without saying where."""
        same = _lasting_fields(before) == _lasting_fields(after)
        return {} if same else {_SOMETHING: text("planned-something-changed")}


def _lasting_fields(view: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.json.decode(game_json.encode(view))
    return {
        name: value
        for name, value in fields.items()
        if name not in _ONLY_OF_TURNS and not name.startswith(_HIGHLIGHTS)
    }
