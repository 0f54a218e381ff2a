"""Suggestions for the option of /bidding."""

from core.guided_play import Offered, Typing
from tests.games.bidding.moves import Move
from tests.games.bidding.notation import notate
from tests.games.bidding.texts import move_text
from tests.games.bidding.view import View


def cards(typing: Typing[View, Move]) -> Offered:
    """The cards that can be bid."""
    return [(move_text(typing.view, move), notate(move)) for move in typing.legal]
