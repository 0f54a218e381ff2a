"""The engine and its referee agree at every move of many games."""

from collections import Counter

import pytest

from games.jacynth.game import JACYNTH
from tests.referee.jacynth.alone_games import setting
from tests.referee.jacynth.lockstep import Lockstep, setting_of

GAMES = tuple(range(12))
"""Some of each layout, deck and number of seats."""

FEW = (1, 3, 10)
"""One of each layout; of two and three seats, and of both decks."""

CORNERS = (
    *("played", "drew", "control", "lost by 1"),
    *("ended: full", "ended: resigned"),
)

REFUSALS = (
    *("the game is over", "has resigned", "not on turn", "no such card", "not in the hand"),
    *("no such place", "the place is taken", "no card beside it", "no token left"),
    *("not in the city", "never bears a token", "bears a token", "in a district of another"),
)


def test_engine_and_referee_agree_in_a_few_games() -> None:
    for number in FEW:
        Lockstep.whole_game(JACYNTH, setting_of(number))
    settings = [setting(number) for number in FEW]
    assert len({one.options.layout for one in settings}) == len(FEW)
    assert {one.seats for one in settings} == {2, 3}
    assert {one.options.extended for one in settings} == {False, True}


@pytest.mark.long
def test_engine_and_referee_agree_and_reach_every_corner_and_refusal() -> None:
    happened: Counter[str] = Counter()
    for number in GAMES:
        happened += Lockstep.whole_game(JACYNTH, setting_of(number))
    assert happened["ended: full"] + happened["ended: resigned"] == len(GAMES)
    assert [corner for corner in (*CORNERS, *REFUSALS) if not happened[corner]] == []


def test_the_games_cover_all_options_and_numbers_of_seats() -> None:
    settings = [setting(number) for number in GAMES]
    assert {one.seats for one in settings} == {2, 3}
    assert len({one.options for one in settings}) == 6
