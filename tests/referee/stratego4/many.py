"""Compare many random games and positions: ``python -m tests.referee.stratego4.many 0 500``.

The arguments are the first and last number to play. Stops at the first disagreement; prints at the
end how often each thing happened.
"""

import sys
from collections import Counter
from random import Random

from games import AnyGame
from games.stratego4.game import STRATEGO4
from games.stratego4.view import Options
from tests.referee.agreement import Disagreement
from tests.referee.lockstep import Setting
from tests.referee.stratego4.lockstep import Lockstep
from tests.referee.stratego4.players import PLAYERS
from tests.referee.stratego4.random_positions import play_on, scattered

TABLES_TO_A_GAME = 10


def drawn_setting(number: int) -> Setting:
    """Any seats, options, players and resignations."""
    chance = Random(number)
    seats = chance.choice((3, 4))
    options = Options(
        teams=seats == 4 and chance.random() < 0.5,
        memory=chance.random() < 0.3,
        slow_start=chance.random() < 0.3,
        quiet_rounds=chance.choice((2, 6, 50)),
    )
    players = tuple(chance.choice(PLAYERS) for _ in range(seats))
    given_up = chance.random() < 0.3
    resign_at = tuple(chance.randrange(150) for _ in range(seats)) if given_up else ()
    return Setting(number, seats, options, players, resign_at, most_moves=500)


def play_many(game: AnyGame, first: int, last: int) -> Counter[str]:
    """How often each thing happened. Raises Disagreement, with the number."""
    happened: Counter[str] = Counter()
    for number in range(first, last):
        try:
            if number % TABLES_TO_A_GAME == 0:
                happened += Lockstep.whole_game(game, drawn_setting(number))
            pair = scattered(game, number)
            play_on(pair, resign_at=(number % 5, number % 7) if number % 3 == 0 else ())
            happened += pair.happened
        except Disagreement as found:
            raise Disagreement(f"number {number}: {found}") from found
    return happened


if __name__ == "__main__":
    for what, times in sorted(play_many(STRATEGO4, *map(int, sys.argv[1:3])).items()):
        sys.stdout.write(f"{times:8} {what}\n")
