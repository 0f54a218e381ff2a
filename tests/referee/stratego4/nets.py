"""The quick checks of the suite as nets for an engine of Stratego 4."""

from collections.abc import Callable

from games.stratego4.view import Options
from tests.referee.stratego4.lockstep import Setting, StrategoGame, play_game
from tests.referee.stratego4.players import (
    castellan,
    flag_rusher,
    hunter,
    leaver_of_flags,
    shooter,
    suicidal,
    walker,
)
from tests.referee.stratego4.scattered import play_on, scattered

Net = Callable[[StrategoGame], None]
"""Raises whatever a faulty engine raises, AssertionError where it only answers wrongly."""

SCATTERED = 40
PLAYED = (
    Setting(1, 3, Options(), (hunter, shooter, leaver_of_flags), most_moves=90),
    Setting(2, 4, Options(teams=True), (flag_rusher, suicidal, castellan, hunter), most_moves=90),
    Setting(3, 4, Options(slow_start=True, quiet_rounds=8), (walker, flag_rusher), most_moves=60),
)


def lockstep(game: StrategoGame) -> None:
    """The referee agrees, from tables that chance laid and in whole games."""
    for setting in PLAYED:
        play_game(game, setting)
    for number in range(SCATTERED):
        resign_at = (number % 5, number % 7) if number % 3 == 0 else ()
        play_on(scattered(game, number), resign_at)


NETS: tuple[Net, ...] = (lockstep,)
