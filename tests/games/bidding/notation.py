"""Moves as written by people: ``bid 3``, or just ``3``."""

from typing import Final

from core.errors import Refusal, UnreadableMove
from core.spelling import LITTLE_WORDS, quoted, words_of
from core.texts import Value
from tests.games.bidding.moves import Bid, Card, Move
from tests.games.bidding.view import View

_FILLERS: Final = LITTLE_WORDS | {"card"}


def notate(move: Move) -> str:
    """A move in notation."""
    return f"bid {move.card}"


def parse(_view: View, text: str) -> Move:
    """Read a move. Raises UnreadableMove."""
    words = words_of(text, _FILLERS)
    if not words:
        raise _unreadable("bidding-refusal-nothing-written")
    numbers = words[1:] if words[0] == "bid" else words
    if numbers is words and not words[0].isdecimal():
        raise _unreadable("bidding-refusal-unknown-verb", words=quoted(words[:1]))
    if len(numbers) != 1:
        raise _unreadable("bidding-refusal-which-card")
    if len(numbers[0]) > 1 or not numbers[0].isdecimal():
        raise _unreadable("bidding-refusal-unknown-card", words=quoted(numbers))
    return Bid(Card(int(numbers[0])))


def _unreadable(code: str, **values: Value) -> UnreadableMove:
    return UnreadableMove(Refusal(code, values))
