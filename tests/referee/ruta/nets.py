"""The quick checks of the suite as nets for an engine of Ruta."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from games.ruta.view import Options
from tests.games.journeys import Journey, travel
from tests.games.subjects import Subject
from tests.referee import nets
from tests.referee.ruta.lockstep import Lockstep, RutaGame, Setting, play_whole_game
from tests.referee.ruta.players import PLAYERS, blocker, rusher
from tests.referee.ruta.scattered import scattered
from tests.referee.ruta.translation import call_referee

Net = Callable[[RutaGame], None]
"""Raises whatever a faulty engine raises, AssertionError where it only answers wrongly."""

RUTA = nets.sound_subject("ruta")
HABITS = (
    ("hoarder", "spendthrift"),
    ("hoarder", "hoarder"),
    ("trickster", "rusher"),
    ("trickster", "trickster"),
    ("trickster", "spendthrift"),
    ("random", "exact payer"),
)
SCATTERED = 60
MOST_LINES = 3000


def lockstep(game: RutaGame) -> None:
    """The referee agrees, in whole games and from positions no deal leads to."""
    for number in range(SCATTERED):
        state, chance = scattered(number), Random(number)
        pair = Lockstep(game, state, call_referee(state), chance)
        pair.play((chance.choice(PLAYERS), chance.choice(PLAYERS)), most_moves=4)
    for number, players in enumerate(((rusher, rusher), (blocker, rusher), PLAYERS[2:4])):
        play_whole_game(game, Setting(number, Options(), (players[0], players[1])))


def laws(game: RutaGame) -> None:
    """The laws of all games hold."""
    nets.laws(_journeys(game))


def hidden(game: RutaGame) -> None:
    """Nobody learns what they cannot know."""
    nets.hidden(_journeys(game))


def counted_lines(game: RutaGame) -> None:
    """There are as many lines of play as ever."""
    nets.counted_lines(_subject(game), MOST_LINES)


def recorded_games(game: RutaGame) -> None:
    """Recorded games play again to the same end."""
    nets.recorded_games(_subject(game))


NETS: tuple[Net, ...] = (lockstep, laws, hidden, counted_lines, recorded_games)


def _subject(game: RutaGame) -> Subject:
    return replace(RUTA, game=game)


def _journeys(game: RutaGame) -> list[Journey]:
    """A few games of those who reach the corners, played by this engine."""
    subject = _subject(game)
    return [travel(subject, 2, Options(), number, habits) for number, habits in enumerate(HABITS)]
