"""The engine and its referee agree at every move of many races."""

from collections import Counter

import pytest

from tavolo_vector_race.game import VECTOR_RACE
from tavolo_vector_race.tests.referee.lockstep import Lockstep
from tavolo_vector_race.tests.referee.quick_checks import setting

GAMES = 32
CORNERS = ("moved", "crashed", "scraped", "finished", "resigned")
ENDINGS = ("ended: finish", "ended: rounds", "ended: resigned")
REFUSALS = ("the race is over", "has resigned", "sits out", "has chosen", "no such key")


@pytest.mark.long
def test_engine_and_referee_agree_and_reach_every_corner_and_refusal() -> None:
    happened: Counter[str] = Counter()
    for number in range(GAMES):
        happened += Lockstep.whole_game(VECTOR_RACE, setting(number))
    assert sum(happened[ending] for ending in ENDINGS) == GAMES
    missing = [one for one in (*CORNERS, *ENDINGS, *REFUSALS) if not happened[one]]
    assert missing == []


def test_engine_and_referee_agree_in_a_short_race() -> None:
    Lockstep.whole_game(VECTOR_RACE, setting(0)._replace(most_moves=60))
