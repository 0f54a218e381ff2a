"""The suite's quick checks, applied to a given engine of Bidding."""

from games import AnyGame
from tests.games.bidding.tests.referee.lockstep import Lockstep
from tests.games.bidding.tests.referee.players import PLAYERS
from tests.games.bidding.view import Options
from tests.games.subjects import Subject
from tests.games.whole_games import Journey, travel
from tests.referee.lockstep import Setting
from tests.referee.quick_checks import Net, of_journeys, of_records

HABITS = (("random", "matcher", "echo"), ("matcher", "matcher", "lavish"))
GAMES = 30


def setting(number: int) -> Setting:
    """A game of two to four; in every fourth somebody resigns."""
    players = tuple(PLAYERS[(number + n) % len(PLAYERS)] for n in range(2 + number % 2))
    resign_at = (number % 7, 3 + number % 5) if number % 4 == 0 else ()
    return Setting(number, 2 + number % 3, Options(number % 2 == 0), players, resign_at)


def lockstep(game: AnyGame) -> None:
    """The referee agrees in whole games."""
    for number in range(GAMES):
        Lockstep.whole_game(game, setting(number))


def _journeys(subject: Subject) -> list[Journey]:
    return [travel(subject, 3, Options(), number, habits) for number, habits in enumerate(HABITS)]


laws, hidden = of_journeys("bidding", _journeys)
counted_lines, recorded_games = of_records("bidding", most_lines=3000)
NETS: tuple[Net, ...] = (lockstep, laws, hidden, counted_lines, recorded_games)
