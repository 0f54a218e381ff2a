"""The suite's quick checks, applied to a given engine of Stratego 4."""

from games import AnyGame
from games.stratego4.view import Options
from tests.referee.lockstep import Setting
from tests.referee.quick_checks import Net
from tests.referee.stratego4.lockstep import Lockstep
from tests.referee.stratego4.players import castellan, flag_rusher, hunter, leaver_of_flags, walker
from tests.referee.stratego4.random_positions import play_on, scattered
from tests.referee.stratego4.rare_positions import CORNERS, play_corner

SCATTERED = 70
PLAYED = (
    Setting(1, 3, Options(memory=True), (hunter, leaver_of_flags), (0,), most_moves=30),
    Setting(2, 4, Options(slow_start=True), (walker, flag_rusher, castellan), most_moves=50),
)


def lockstep(game: AnyGame) -> None:
    """The referee agrees: from tables laid by hand and by chance, and from the beginning.

    Raises whatever a faulty engine raises, AssertionError where it only answers wrongly.
    """
    for corner in CORNERS:
        play_corner(game, corner)
    for setting in PLAYED:
        Lockstep.whole_game(game, setting)
    for number in range(SCATTERED):
        play_on(scattered(game, number), (number % 5, number % 7) if number % 3 == 0 else ())


NETS: tuple[Net, ...] = (lockstep,)
