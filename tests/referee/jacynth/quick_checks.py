"""The suite's quick checks, applied to a given engine of Jacynth."""

from games import AnyGame
from games.jacynth.view import Options
from tests.games.subjects import Subject
from tests.games.whole_games import Journey, travel
from tests.referee.jacynth.lockstep import Lockstep, setting_of
from tests.referee.quick_checks import Net, of_journeys, of_records

QUICK = (3, 7, 11)
"""Games of three of both decks; in two of them two resign, one after the other."""

HABITS = (("random", "climber", "random"), ("climber", "climber", "random"))


def lockstep(game: AnyGame) -> None:
    """The referee agrees in whole games."""
    for number in QUICK:
        Lockstep.whole_game(game, setting_of(number))


def _journeys(subject: Subject) -> list[Journey]:
    return [travel(subject, 3, Options(), number, habits) for number, habits in enumerate(HABITS)]


laws, hidden = of_journeys("jacynth", _journeys)
counted_lines, recorded_games = of_records("jacynth", most_lines=600)
NETS: tuple[Net, ...] = (lockstep, laws, hidden, counted_lines, recorded_games)
