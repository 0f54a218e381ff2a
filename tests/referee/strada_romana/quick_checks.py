"""The suite's quick checks, applied to a given engine of Strada Romana."""

from games import AnyGame
from games.strada_romana.view import Options
from tests.referee.lockstep import Setting
from tests.referee.quick_checks import Net, of_records
from tests.referee.strada_romana.lockstep import Lockstep
from tests.referee.strada_romana.players import idler, rusher, tile_taker
from tests.referee.strada_romana.random_positions import play_on, scattered

SCATTERED = 60
PLAYED = (
    Setting(10, 3, Options(idle_rounds=1), (idler, idler, idler)),
    Setting(6, 2, Options(), (rusher, tile_taker)),
    Setting(9, 5, Options(), (tile_taker, rusher, tile_taker, tile_taker, rusher)),
)


def lockstep(game: AnyGame) -> None:
    """The referee agrees, from tables that chance laid and in whole games."""
    for number in range(SCATTERED):
        resign_at = (number % 5, number % 7) if number % 3 == 0 else ()
        play_on(scattered(game, number), resign_at)
    for setting in PLAYED:
        Lockstep.whole_game(game, setting)


counted_lines, recorded_games = of_records("strada-romana", most_lines=2000)
NETS: tuple[Net, ...] = (lockstep, counted_lines, recorded_games)
