"""The quick checks of Vector Race: whole races on a given engine and the referee.

This module knows no engine. Its ``Lockstep``, and how its options are made of what a table has
agreed on, are handed in.
"""

from collections.abc import Callable
from typing import Any, Literal

from games import AnyGame
from tavolo_vector_race.tests.referee.players import (
    PLAYERS,
    Player,
    anything,
    crasher,
    follower,
    quiet,
    racer,
    reverser,
)
from tavolo_vector_race.tests.referee.referee import Agreed
from tests.referee.lockstep import Lockstep, Setting
from tests.referee.quick_checks import Net

GAMES = 16

NAMES_OF_TRACKS: tuple[Literal["oval", "elbow", "waist", "horseshoe"], ...] = (
    "oval",
    "elbow",
    "waist",
    "horseshoe",
)

TEAMS: tuple[tuple[Player, ...], ...] = (
    (racer, racer, quiet),
    (racer, follower),
    (quiet, follower, follower),
    (crasher, racer),
    (anything, crasher, reverser),
    PLAYERS,
)


def agreed(number: int) -> Agreed:
    """What the table of this number has agreed on; 32 numbers in a row have every combination
    of track, choices, contact and end, and all laps and pauses.
    """
    return Agreed(
        track=NAMES_OF_TRACKS[number % 4],
        laps=(1, 1, 2, 1, 3)[number % 5],
        choices="five" if number // 4 % 2 else "nine",
        pause=1 + number % 3,
        contact="none" if number // 8 % 2 else "scrape",
        until="all" if number // 16 % 2 != number % 2 else "first",
    )


def setting(number: int, options: Callable[[Agreed], Any]) -> Setting:
    """A race of two to five; in every fifth somebody resigns.

    ``options``: the engine's options for what is agreed.
    """
    team = TEAMS[number % len(TEAMS)]
    resign_at = (number % 7, 20 + number % 5, 31) if number % 5 == 1 else ()
    return Setting(number, 2 + number // 3 % 4, options(agreed(number)), team, resign_at)


def of_lockstep(pair: type[Lockstep], options: Callable[[Agreed], Any]) -> Net:
    """The net that plays whole races with this pair."""

    def lockstep(game: AnyGame) -> None:
        for number in range(GAMES):
            pair.whole_game(game, setting(number, options))

    return lockstep
