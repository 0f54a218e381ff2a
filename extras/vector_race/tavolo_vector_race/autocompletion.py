"""Suggestions for the option of /race steer."""

from core.guided_play import Offered, Typing
from tavolo_vector_race.moves import Move
from tavolo_vector_race.notation import notate
from tavolo_vector_race.texts import move_text
from tavolo_vector_race.view import View


def keys(typing: Typing[View, Move]) -> Offered:
    """Return the keys that can be chosen, each with the point to which it leads."""
    return [(move_text(typing.view, move), notate(move)) for move in typing.legal]
