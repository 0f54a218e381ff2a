"""The engine and its referee agree at every move of many games."""

from collections import Counter

from tests.games.bidding.game import BIDDING
from tests.games.bidding.tests.referee.lockstep import Lockstep
from tests.games.bidding.tests.referee.quick_checks import setting

GAMES = 150
CORNERS = ("nobody took it", "taken", "left over", "ended: rounds", "ended: resigned")
REFUSALS = ("the game is over", "has resigned", "a bid lies already", "no such card", "spent")


def test_engine_and_referee_agree_and_reach_every_corner_and_refusal() -> None:
    happened: Counter[str] = Counter()
    for number in range(GAMES):
        happened += Lockstep.whole_game(BIDDING, setting(number))
    assert happened["ended: rounds"] + happened["ended: resigned"] == GAMES
    assert [corner for corner in (*CORNERS, *REFUSALS) if not happened[corner]] == []
