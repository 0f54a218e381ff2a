"""The engine and its referee agree at every move of many games."""

from collections import Counter
from functools import cache

import pytest

from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.view import Options
from tests.referee.lockstep import Setting
from tests.referee.strada_romana.lockstep import Lockstep
from tests.referee.strada_romana.players import (
    PLAYERS,
    blocker,
    hoarder,
    idler,
    miser,
    rusher,
    tile_taker,
)
from tests.referee.strada_romana.random_positions import play_on, scattered

SETTINGS = (
    *(Setting(seats, seats, Options(), PLAYERS[:seats]) for seats in (2, 3)),
    *(Setting(seats, seats, Options(), PLAYERS[1 : seats + 1]) for seats in (4, 5)),
    Setting(6, 2, Options(), (rusher, tile_taker)),
    Setting(7, 3, Options(), (miser, hoarder, miser)),
    Setting(8, 4, Options(), (blocker, rusher, blocker, tile_taker), resign_at=(9, 40)),
    Setting(9, 5, Options(), (tile_taker, rusher, tile_taker, tile_taker, rusher)),
    Setting(10, 3, Options(idle_rounds=1), (idler, idler, idler)),
    Setting(11, 3, Options(), (tile_taker, blocker, rusher), resign_at=(1, 20)),
)
"""Whole games: every number of seats, every player, every ending."""

SCATTERED = 8
PILES = 10
"""So many tables of a pile, so many piles."""

ENDINGS = ("ended: arrivals", "ended: points", "ended: stalled", "ended: resigned")
CORNERS = (
    *("buy lateral", "buy diagonal", "buy extra", "buy stacking", "end", "choose", "pass"),
    *("went on", "came back", "ran over others", "second good", "tile for nothing"),
    *("points lost", "no tile left in the bag", "no cube left in the bag", "two points at once"),
    *("resigned in a turn", "resigned in another's turn", "wagon tiles below zero"),
)
REFUSALS = (
    *("the game is over", "it is another's turn", "the turn has begun (R-3.1)"),
    *("nothing has moved (R-3.1)", "a run takes a point at least (R-4.1)"),
    *("not enough points of movement (R-4.1)", "no step leads there (R-4.2)"),
    *("the square is occupied (R-4.3)", "its run is finished (R-4.4)", "it has arrived (R-4.5)"),
    *("points must be used (R-4.6)", "not enough coins (R-5)"),
    "special movement is bought once and first (R-5.1)",
    *("it would stop on another (R-5.5)", "no wagon has just stopped in that area (R-6.1)"),
    "no wagon has just stopped beside that market (R-6.3)",
    *("this turn allows no more tiles (R-6.4)", "this turn allows no more cubes (R-6.4)"),
    *("no tile lies there (R-6.5)", "three wagon tiles are the most (R-7.2)"),
    *("who looks through the stack keeps a tile, and only then (R-7.1)", "it is not there (R-7.1)"),
    "the stack is empty (R-7.4)",
)


@cache
def _whole_game(number: int) -> Counter[str]:
    return Lockstep.whole_game(STRADA_ROMANA, SETTINGS[number])


@cache
def _pile(pile: int) -> Counter[str]:
    happened: Counter[str] = Counter()
    for number in range(pile * SCATTERED, (pile + 1) * SCATTERED):
        pair = scattered(STRADA_ROMANA, number)
        play_on(pair, resign_at=(number % 5, number % 7) if number % 3 == 0 else ())
        happened += pair.happened
    return happened


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_engine_and_referee_agree_on_whole_games(number: int) -> None:
    happened = _whole_game(number)
    assert sum(happened[each] for each in ENDINGS) == 1


@pytest.mark.parametrize("pile", range(PILES))
def test_engine_and_referee_agree_in_the_middle_of_games(pile: int) -> None:
    assert _pile(pile)["not refused"] > 0


def test_every_corner_of_the_rules_was_reached_and_every_refusal_heard() -> None:
    happened = sum(map(_whole_game, range(len(SETTINGS))), Counter[str]())
    happened += sum(map(_pile, range(PILES)), Counter[str]())
    assert [each for each in (*ENDINGS, *CORNERS, *REFUSALS) if not happened[each]] == []
