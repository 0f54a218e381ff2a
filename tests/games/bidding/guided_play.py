"""Guided play of Bidding: a button for each card."""

from collections.abc import Sequence

from core.guided_play import Ask, Go, Press, UnknownStep, Where
from core.texts import text
from tests.games.bidding.moves import Move
from tests.games.bidding.texts import move_text
from tests.games.bidding.view import View


def ask(view: View, legal: Sequence[Move], where: Where) -> Ask[Move]:
    """The cards that can be bid. Raises UnknownStep for any other place."""
    if where.step:
        raise UnknownStep(where.step)
    presses = (
        Press(move_text(view, m), go(view, (m,)), "primary", at=f"card {m.card}") for m in legal
    )
    return Ask((tuple(presses),))


def go(view: View, moves: tuple[Move, ...]) -> Go[Move]:
    """A bid as something about to be made."""
    (move,) = moves
    words = (text("bidding-play-sure", card=move.card),)
    return Go(moves, move_text(view, move), words, plan=move.card, costly=True)


def instead(_view: View, _legal: Sequence[Move], _typed: str) -> None:
    """Nothing is offered beside a refusal but what the beginning offers."""
