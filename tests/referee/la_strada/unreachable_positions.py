"""Unreachable positions: a ring of workshops round a hex from which nothing can be linked.

Hardly any map has a hex that R-4.5 forbids; here every game begins beside one.
"""

from hashlib import sha256
from random import Random

from msgspec.structs import replace

from games import AnyGame
from games.la_strada.view import Options
from tests.referee.la_strada.lockstep import Lockstep
from tests.referee.la_strada.printed_board import BESIDE, HEXES, Hex
from tests.referee.la_strada.referee import Referee
from tests.referee.la_strada.translation import hex_number

OWNER = 1


def walled_in(game: AnyGame, number: int) -> tuple[Lockstep, Hex]:
    """A game whose first seat may place beside a wall, on both boards; the hex inside the wall."""
    pair = Lockstep.begin(game, 4, Options(), sha256(bytes([number])).digest(), number)
    closed = Random(number).choice(_closable(pair.referee))
    wall = [at for at in HEXES if _apart(at, closed) == 2]
    pair.referee.workshops = dict.fromkeys(wall, OWNER)
    shops = list(pair.state.workshops)
    shops[OWNER] = tuple(hex_number(at) for at in wall)
    pair.state = replace(pair.state, workshops=tuple(shops))
    return pair, closed


def _closable(referee: Referee) -> list[Hex]:
    """The plain hexes with no settlement two hexes round."""
    return [
        at
        for at in HEXES
        if referee.ground[at] == "plain"
        and all(_apart(at, settlement) > 2 for settlement in referee.settlements)
    ]


def _apart(one: Hex, other: Hex) -> int:
    """How many steps from hex to hex, as far as three."""
    reached = {one}
    for steps in range(3):
        if other in reached:
            return steps
        reached |= {near for at in reached for near in BESIDE[at]}
    return 3
