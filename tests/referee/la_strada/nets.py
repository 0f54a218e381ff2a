"""The quick checks of the suite as nets for an engine of La Strada."""

from collections.abc import Callable
from dataclasses import replace

from games.la_strada.view import Options
from tests.games.journeys import Journey, travel
from tests.games.subjects import Subject
from tests.referee import nets
from tests.referee.la_strada.lockstep import Setting, StradaGame, play_whole_game
from tests.referee.la_strada.players import hoarder, miser, rusher, trader, waster
from tests.referee.la_strada.recorded import follow, recorded
from tests.referee.la_strada.walled_in import walled_in

Net = Callable[[StradaGame], None]
"""Raises whatever a faulty engine raises, AssertionError where it only answers wrongly."""

STRADA = nets.sound_subject("la-strada")
PLAYED = (
    Setting(2, 4, Options(), (miser, miser, miser, miser), resign_at=(8, 11)),
    Setting(2, 3, Options(), (waster, waster, waster)),
    Setting(0, 3, Options(balanced_start=True, late_reveal=True), (rusher, trader, waster)),
    Setting(6, 2, Options(), (hoarder, hoarder)),
)
FOLLOWED = (
    *("cut-off-two-own-road-in-the-way", "cut-off-two-neither", "occupied-two-through-each-other"),
    *("stalled-two-one-passed-over", "cut-off-three-out-of-cubes", "cut-off-four-tie-by-days"),
    *("resigned-three-one-after-the-other", "cut-off-four-after-a-resignation"),
)
HABITS = (("rusher", "saver", "greedy"), ("passer through", "random"))
MOST_LINES = 400


def lockstep(game: StradaGame) -> None:
    """The referee agrees, in whole games and in recorded ones."""
    pair, _ = walled_in(game, 0)
    pair.agree_on_position(pair.referee.legal_moves())
    for name in FOLLOWED:
        follow(game, recorded()[name])
    for setting in PLAYED:
        play_whole_game(game, setting)


def laws(game: StradaGame) -> None:
    """The laws of all games hold."""
    nets.laws(_journeys(game))


def hidden(game: StradaGame) -> None:
    """Nobody learns what they cannot know."""
    nets.hidden(_journeys(game))


def counted_lines(game: StradaGame) -> None:
    """There are as many lines of play as ever."""
    nets.counted_lines(_subject(game), MOST_LINES)


def recorded_games(game: StradaGame) -> None:
    """Recorded games play again to the same end."""
    nets.recorded_games(_subject(game))


NETS: tuple[Net, ...] = (lockstep, laws, hidden, counted_lines, recorded_games)


def _subject(game: StradaGame) -> Subject:
    return replace(STRADA, game=game)


def _journeys(game: StradaGame) -> list[Journey]:
    """A few games of those who reach the corners, played by this engine."""
    subject, options = _subject(game), Options(late_reveal=True)
    return [
        travel(subject, len(habits), options, number, habits)
        for number, habits in enumerate(HABITS)
    ]
