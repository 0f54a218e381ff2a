"""The alt text of pictures: the most important lines of a view that fit the length limit."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from core.game import Outcome
from core.game_texts import Importance, Line, Words
from core.translatable_text import Say, Text
from workers.post_model import ALT_LIMIT
from workers.utf16_length import length
from workers.wording.sentences import verdict, why_drawn


def seen(
    words: Words[Any, Any, Any], view: Any, plan: Any = None, outcome: Outcome | None = None
) -> Iterator[Line]:
    """Yield a line for everything that a picture of this view, plan and outcome shows."""
    if outcome is not None:
        yield Line(verdict(outcome), Importance.TURN)
    if plan is not None:
        yield Line(words.plan_text(view, plan), Importance.PLAN)
    yield from board_lines(words, view, outcome)
    yield from words.hand_text(view)


def board_lines(words: Words[Any, Any, Any], view: Any, outcome: Outcome | None) -> Iterator[Line]:
    """Yield the game's description of a board; of an agreed draw without whose turn it was.

    The rules know of no such end, so the game would say that somebody is still to move.
    """
    is_drawn = why_drawn(outcome) is not None
    for line in words.board_text(view):
        if not (is_drawn and line.importance is Importance.TURN):
            yield line


def as_ended(view: Any, outcome: Outcome | None) -> Any:
    """Return a view of which a picture is made; of an agreed draw with nobody to move.

    The rules know of no such end, so the picture would mark the seat that was to move. Views of all
    games of the house name it in ``turn``; one without stays as it is.
    """
    has_turn = isinstance(view, msgspec.Struct) and "turn" in view.__struct_fields__
    if why_drawn(outcome) is None or not has_turn:
        return view
    return msgspec.structs.replace(view, turn=None)


def described(lines: Iterable[Line], say: Say, *, more: Text | None = None) -> str:
    """Join the most important of these lines, each whole, to a text of at most ALT_LIMIT.

    ``more``: added at the end if a line had to be left out.
    """
    said = [say(line.text) for line in sorted(lines, key=lambda line: line.importance)]
    if length(" ".join(said)) <= ALT_LIMIT:
        return " ".join(said)
    rest = [] if more is None else [say(more)]
    kept: list[str] = []
    for sentences in said:
        if length(" ".join((*kept, sentences, *rest))) <= ALT_LIMIT:
            kept.append(sentences)
    return " ".join((*kept, *rest))
