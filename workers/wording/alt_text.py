"""The alt text of pictures: the most important lines of a view that fit the length limit."""

from collections.abc import Iterable, Iterator
from typing import Any

from core.game import Outcome
from core.game_texts import Importance, Line, Words
from core.translatable_text import Say, Text
from workers.post_model import ALT_LIMIT
from workers.utf16_length import length
from workers.wording.sentences import verdict


def seen(
    words: Words[Any, Any, Any], view: Any, plan: Any = None, outcome: Outcome | None = None
) -> Iterator[Line]:
    """Yield a line for everything that a picture of this view, plan and outcome shows."""
    if outcome is not None:
        yield Line(verdict(outcome), Importance.TURN)
    if plan is not None:
        yield Line(words.plan_text(view, plan), Importance.PLAN)
    yield from words.board_text(view)
    yield from words.hand_text(view)


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
