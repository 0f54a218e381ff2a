"""The suite's quick checks, applied to a given engine of Ruta."""

from random import Random

from games import AnyGame
from games.ruta.view import Options
from tests.games.subjects import Subject
from tests.games.whole_games import Journey, travel
from tests.referee.lockstep import Setting
from tests.referee.quick_checks import Net, of_journeys, of_records
from tests.referee.ruta.lockstep import Lockstep
from tests.referee.ruta.players import PLAYERS, blocker, rusher
from tests.referee.ruta.random_positions import scattered
from tests.referee.ruta.translation import call_referee

HABITS = (
    ("hoarder", "spendthrift"),
    ("hoarder", "hoarder"),
    ("trickster", "rusher"),
    ("trickster", "trickster"),
    ("trickster", "spendthrift"),
    ("random", "exact payer"),
)
SCATTERED = 60


def lockstep(game: AnyGame) -> None:
    """The referee agrees, in whole games and from positions no deal leads to."""
    for number in range(SCATTERED):
        state, chance = scattered(number), Random(number)
        pair = Lockstep(game, state, call_referee(state), 2, chance)
        pair.play((chance.choice(PLAYERS), chance.choice(PLAYERS)), most_moves=4)
    for number, players in enumerate(((rusher, rusher), (blocker, rusher), PLAYERS[2:4])):
        Lockstep.whole_game(game, Setting(number, 2, Options(), players))


def _journeys(subject: Subject) -> list[Journey]:
    return [travel(subject, 2, Options(), number, habits) for number, habits in enumerate(HABITS)]


laws, hidden = of_journeys("ruta", _journeys)
counted_lines, recorded_games = of_records("ruta", most_lines=3000)
NETS: tuple[Net, ...] = (lockstep, laws, hidden, counted_lines, recorded_games)
