"""The suite's quick checks, applied to a given engine of La Strada."""

from games import AnyGame
from games.la_strada.view import Options
from tests.games.subjects import Subject
from tests.games.whole_games import Journey, travel
from tests.referee.la_strada.lockstep import Lockstep
from tests.referee.la_strada.players import hoarder, miser, rusher, trader, waster
from tests.referee.la_strada.recorded import follow, recorded
from tests.referee.la_strada.unreachable_positions import walled_in
from tests.referee.lockstep import Setting
from tests.referee.quick_checks import Net, of_journeys, of_records

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


def lockstep(game: AnyGame) -> None:
    """The referee agrees, in whole games and in recorded ones."""
    pair, _ = walled_in(game, 0)
    pair.agree_on_position()
    for name in FOLLOWED:
        follow(game, recorded()[name])
    for setting in PLAYED:
        Lockstep.whole_game(game, setting)


def _journeys(subject: Subject) -> list[Journey]:
    options = Options(late_reveal=True)
    return [
        travel(subject, len(habits), options, number, habits)
        for number, habits in enumerate(HABITS)
    ]


laws, hidden = of_journeys("la-strada", _journeys)
counted_lines, recorded_games = of_records("la-strada", most_lines=400)
NETS: tuple[Net, ...] = (lockstep, laws, hidden, counted_lines, recorded_games)
