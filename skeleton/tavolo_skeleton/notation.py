"""Moves as written by people: ``take 3``, or just ``3``."""

from typing import Final

from core.errors import Refusal, UnreadableMove
from core.spelling import LITTLE_WORDS, quoted, words_of

from tavolo_skeleton.moves import Move, Take
from tavolo_skeleton.view import View

_FILLERS: Final = LITTLE_WORDS | {"stones", "stone"}


def notate(move: Move) -> str:
    """Write a move in notation."""
    return f"take {move.stones}"


def parse(_view: View, text: str) -> Move:
    """Read a move. Raises UnreadableMove."""
    words = words_of(text, _FILLERS)
    if not words:
        raise UnreadableMove(Refusal("skeleton-refusal-unreadable"))
    numbers = words[1:] if words[0] == "take" else words
    if numbers is words and not words[0].isdecimal():
        raise UnreadableMove(Refusal("skeleton-refusal-unknown-verb", {"words": quoted(words[:1])}))
    if len(numbers) != 1 or len(numbers[0]) > 2 or not numbers[0].isdecimal():
        raise UnreadableMove(Refusal("skeleton-refusal-how-many"))
    return Take(int(numbers[0]))
