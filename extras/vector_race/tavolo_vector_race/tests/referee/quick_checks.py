"""The suite's quick checks, applied to a given engine of Vector Race."""

from typing import Literal

from games import AnyGame
from tavolo_vector_race.tests.referee.lockstep import Lockstep
from tavolo_vector_race.tests.referee.players import (
    PLAYERS,
    Player,
    anything,
    crasher,
    follower,
    quiet,
    racer,
    reverser,
)
from tavolo_vector_race.tests.referee.referee import Agreed
from tavolo_vector_race.tests.referee.translation import options
from tavolo_vector_race.view import Options
from tests.games.subjects import Subject
from tests.games.whole_games import Journey, travel
from tests.referee.lockstep import Setting
from tests.referee.quick_checks import Net, of_journeys, of_records

GAMES = 16
HABITS = (("racer", "clinging", "racer"), ("reckless", "quiet", "racer"))

NAMES_OF_TRACKS: tuple[Literal["oval", "elbow", "waist", "horseshoe"], ...] = (
    "oval",
    "elbow",
    "waist",
    "horseshoe",
)

TEAMS: tuple[tuple[Player, ...], ...] = (
    (racer, racer, quiet),
    (racer, follower),
    (quiet, follower, follower),
    (crasher, racer),
    (anything, crasher, reverser),
    PLAYERS,
)


def agreed(number: int) -> Agreed:
    """What the table of this number has agreed on; 32 numbers in a row have every combination
    of track, choices, contact and end, and all laps and pauses.
    """
    return Agreed(
        track=NAMES_OF_TRACKS[number % 4],
        laps=(1, 1, 2, 1, 3)[number % 5],
        choices="five" if number // 4 % 2 else "nine",
        pause=1 + number % 3,
        contact="none" if number // 8 % 2 else "scrape",
        until="all" if number // 16 % 2 != number % 2 else "first",
    )


def setting(number: int) -> Setting:
    """A race of two to five; in every fifth somebody resigns."""
    team = TEAMS[number % len(TEAMS)]
    resign_at = (number % 7, 20 + number % 5, 31) if number % 5 == 1 else ()
    return Setting(number, 2 + number // 3 % 4, options(agreed(number)), team, resign_at)


def lockstep(game: AnyGame) -> None:
    """The referee agrees in whole races."""
    for number in range(GAMES):
        Lockstep.whole_game(game, setting(number))


def _journeys(subject: Subject) -> list[Journey]:
    return [travel(subject, 3, Options(), number, habits) for number, habits in enumerate(HABITS)]


laws, hidden = of_journeys("vector-race", _journeys)
counted_lines, recorded_games = of_records("vector-race", most_lines=3000)
NETS: tuple[Net, ...] = (lockstep, laws, hidden, counted_lines, recorded_games)
