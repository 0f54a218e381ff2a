"""The engine and an independent reading of its rules agree at every move of many games."""

from collections import Counter
from functools import cache

import pytest

from games.stratego4.game import STRATEGO4
from games.stratego4.view import Options
from tests.referee.stratego4.lockstep import Setting, play_game
from tests.referee.stratego4.players import (
    castellan,
    flag_rusher,
    hunter,
    leaver_of_flags,
    random_player,
    recruiter,
    seeker_of_flags,
    shooter,
    suicidal,
    walker,
)
from tests.referee.stratego4.scattered import play_on, scattered

SETTINGS = (
    Setting(1, 3, Options(), (hunter, shooter, leaver_of_flags)),
    Setting(2, 4, Options(memory=True), (recruiter, seeker_of_flags, random_player, walker)),
    Setting(3, 4, Options(teams=True), (flag_rusher, suicidal, castellan, hunter)),
    Setting(4, 4, Options(teams=True, memory=True), (suicidal, hunter, shooter), (60, 110)),
    Setting(5, 3, Options(slow_start=True), (flag_rusher, flag_rusher, walker)),
    Setting(6, 3, Options(quiet_rounds=4), (walker, walker, walker)),
    Setting(7, 4, Options(), (hunter, suicidal, castellan), (1, 3, 50)),
    Setting(8, 3, Options(), (hunter,), (0, 2)),
    Setting(9, 4, Options(slow_start=True, quiet_rounds=9), (flag_rusher, castellan)),
    Setting(10, 4, Options(), (suicidal, recruiter), most_moves=400),
)
"""Games of every kind: three seats, four, and teams; every option; every player."""

SCATTERED = 30
PILES = 10
"""So many tables of a pile, so many piles."""


@cache
def _game(number: int) -> Counter[str]:
    return play_game(STRATEGO4, SETTINGS[number])


@cache
def _pile(pile: int) -> Counter[str]:
    happened: Counter[str] = Counter()
    for number in range(pile * SCATTERED, (pile + 1) * SCATTERED):
        pair = scattered(STRATEGO4, number)
        play_on(pair, resign_at=(number % 5, number % 7) if number % 3 == 0 else ())
        happened += pair.happened
    return happened


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_engine_and_referee_agree_on_games(number: int) -> None:
    assert _game(number)["not refused"] > 0


@pytest.mark.parametrize("pile", range(PILES))
def test_engine_and_referee_agree_late_in_games(pile: int) -> None:
    assert _pile(pile)["not refused"] > 0
