"""The quick checks of the suite as nets for an engine of Strada Romana."""

from collections.abc import Callable
from dataclasses import replace

from games.strada_romana.view import Options
from tests.games.subjects import Subject
from tests.referee import nets
from tests.referee.strada_romana.lockstep import Setting, StradaGame, play_whole_game
from tests.referee.strada_romana.players import idler, rusher, tile_taker
from tests.referee.strada_romana.scattered import play_on, scattered

Net = Callable[[StradaGame], None]
"""Raises whatever a faulty engine raises, AssertionError where it only answers wrongly."""

STRADA = nets.sound_subject("strada-romana")
SCATTERED = 60
PLAYED = (
    Setting(10, 3, Options(idle_rounds=1), (idler, idler, idler)),
    Setting(6, 2, Options(), (rusher, tile_taker)),
    Setting(9, 5, Options(), (tile_taker, rusher, tile_taker, tile_taker, rusher)),
)
MOST_LINES = 2000


def lockstep(game: StradaGame) -> None:
    """The referee agrees, from tables that chance laid and in whole games."""
    for number in range(SCATTERED):
        resign_at = (number % 5, number % 7) if number % 3 == 0 else ()
        play_on(scattered(game, number), resign_at)
    for setting in PLAYED:
        play_whole_game(game, setting)


def counted_lines(game: StradaGame) -> None:
    """There are as many lines of play as ever."""
    nets.counted_lines(_subject(game), MOST_LINES)


def recorded_games(game: StradaGame) -> None:
    """Recorded games play again to the same end."""
    nets.recorded_games(_subject(game))


NETS: tuple[Net, ...] = (lockstep, counted_lines, recorded_games)


def _subject(game: StradaGame) -> Subject:
    return replace(STRADA, game=game)
