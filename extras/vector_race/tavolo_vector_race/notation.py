"""Moves as written by people: ``steer 7``, ``7``, or the acceleration, ``+1 -1``."""

from typing import Final

from core.errors import Refusal, UnreadableMove
from core.spelling import LITTLE_WORDS, quoted, words_of
from core.texts import Value
from tavolo_vector_race.board import Vector
from tavolo_vector_race.moves import ACCELERATIONS, Key, Move, Steer
from tavolo_vector_race.view import View

VERB: Final = "steer"
_KEYS: Final = {acceleration: key for key, acceleration in ACCELERATIONS.items()}


def notate(move: Move) -> str:
    """Write a move in notation."""
    return f"{VERB} {move.key}"


def parse(_view: View, text: str) -> Move:
    """Read a move. Raises UnreadableMove."""
    words = words_of(text.replace("−", "-"), LITTLE_WORDS)
    if not words:
        raise _unreadable("vector-race-refusal-nothing-written")
    numbers = words[1:] if words[0] == VERB else words
    if numbers is words and not _is_number(words[0]):
        raise _unreadable("vector-race-refusal-unknown-verb", words=quoted(words[:1]))
    if not numbers or len(numbers) > 2 or not all(map(_is_number, numbers)):
        raise _unreadable("vector-race-refusal-which-key", words=quoted(numbers))
    if len(numbers) == 2:
        return Steer(_key_of_acceleration(numbers))
    return Steer(_key_of(numbers[0]))


def _key_of(number: str) -> Key:
    if len(number) > 1:
        raise _unreadable("vector-race-refusal-unknown-key", words=quoted((number,)))
    return Key(int(number))


def _key_of_acceleration(numbers: list[str]) -> Key:
    """Return the key of an acceleration written as its two parts."""
    if all(len(number.lstrip("-")) == 1 for number in numbers):
        x, y = map(int, numbers)
        if (key := _KEYS.get(Vector(x, y))) is not None:
            return key
    raise _unreadable("vector-race-refusal-unknown-key", words=quoted(numbers))


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdecimal()


def _unreadable(code: str, **values: Value) -> UnreadableMove:
    return UnreadableMove(Refusal(code, values))
