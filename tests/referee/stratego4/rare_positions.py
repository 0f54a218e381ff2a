"""Hand-made positions that random play does not reach, and the moves that lead to the rare case."""

from collections import Counter
from typing import NamedTuple

from core.game import Seat
from games import AnyGame
from games.stratego4.view import Options
from tests.referee.stratego4.printed_board import MOST_RETURNS, RING, TURRET
from tests.referee.stratego4.random_positions import shown
from tests.referee.stratego4.referee import Move, Referee
from tests.referee.stratego4.tables import bear, table


class Corner(NamedTuple):
    """A position made by ``table``, and what is played there.

    ``moves``: those of the referee, or ("resign", seat). ``bearers``, ``lying``: (space, flag).
    ``walked``: (space, where the piece came from, returns).
    """

    name: str
    pieces: str
    moves: tuple[Move, ...]
    expected: tuple[str, ...]
    seats: int = 4
    options: Options = Options()
    bearers: tuple[tuple[str, int], ...] = ()
    lying: tuple[tuple[str, int], ...] = ()
    sliders: tuple[int, ...] = ()
    walked: tuple[tuple[str, str, int], ...] = ()
    turn: int = 0
    round: int = 1


FULL_WEST = (
    "9 c10,8 c9,6 c8,7 c7,6 c6,7 c5,5 c4,5 b10,5 b9,4 b8,4 b7,4 b6,3 b5,3 b4,"
    "3 a10,3 a9,2 a8,1 a7,1 a6,1 a5"
)
"""All of the zone but the corner a4."""

FULL_SOUTH = (
    "9 d3,8 e3,7 f3,7 g3,6 h3,6 i3,5 j3,5 d2,5 e2,4 f2,4 g4,4 h2,3 i2,3 j2,"
    "3 d1,3 e1,2 f1,1 g1,1 h1,1 i1"
)

CORNERS = (
    Corner(
        "of several flags that of the next army clockwise is taken",
        "9 g4;8 a4,7 e9;7 d13;6 m4",
        (("move", "e9", "e8"),),
        ("with two flags",),
        lying=(("e8", 0), ("e8", 3)),
        turn=1,
    ),
    Corner(
        "a partner's flag is no prize",
        "9 g4,7 j1;8 a4;7 d13;6 m4",
        (("move", "g4", "g5"),),
        ("flag taken: partner, ground",),
        options=Options(teams=True),
        lying=(("g5", 2),),
    ),
    Corner(
        "a cannon leaves its flag behind as it fires",
        "1 g3,7 j1;8 ring,7 a4",
        (("fire", "g3", RING),),
        ("fires with a flag",),
        bearers=(("g3", 0), (RING, 1)),
    ),
    Corner(
        "a marshal that attacks a spy beats it",
        "9 g4,7 j1;2 g5,7 a4",
        (("move", "g4", "g5"),),
        ("marshal beats spy",),
    ),
    Corner(
        "one chance of two is lost",
        "9 g4,7 j1;3 g5,7 a4",
        (("move", "g4", "g5"), ("recruit", 8)),
        ("recruit due: flag", "recruit lost: slider, occupied"),
        bearers=(("g5", 1),),
        sliders=(5, 0, 0, 0),
    ),
    Corner(
        "no flag enters the ring in the fifth round",
        "9 g5,8 j3;7 a4",
        (("move", "j3", "j2"),),
        (),
        options=Options(slow_start=True),
        bearers=(("g5", 0),),
        round=5,
    ),
    Corner(
        "giving up leaves another without a move",
        "5 turret;5 ring;5 r5",
        (("resign", 1),),
        ("turn-skipped",),
        seats=3,
        walked=((TURRET, RING, MOST_RETURNS),),
    ),
    Corner(
        "the last two beat each other when another gave up",
        "5 g4;5 g5;5 d13",
        (("resign", 2), ("move", "g4", "g5")),
        ("ended: nobody",),
    ),
    Corner(
        "who is out gives up",
        "5 g4,7 j1;5 g9,7 a4;;5 m4",
        (("resign", 2), ("move", "g4", "g5")),
        (),
    ),
    Corner(
        "nobody can move",
        f"5 ring;{FULL_WEST}",
        (("move", RING, TURRET),),
        ("turn-skipped", "ended: blocked"),
        walked=(
            (RING, TURRET, MOST_RETURNS - 1),
            *((f"c{rank}", f"d{rank}", MOST_RETURNS) for rank in (10, 9, 7, 5, 4)),
            *(("b4", "a4", MOST_RETURNS), ("a5", "a4", MOST_RETURNS)),
        ),
    ),
    Corner(
        "the last two beat each other",
        "5 g4;5 g5",
        (("move", "g4", "g5"),),
        ("ended: nobody",),
    ),
    Corner(
        "the last cannon beats the last rival",
        "1 g3;5 ring",
        (("fire", "g3", RING),),
        ("ended: nobody",),
    ),
    Corner(
        "the last cannon beats the last rival and one comes back",
        "1 g3;5 ring",
        (("fire", "g3", RING),),
        (),
        sliders=(5, 0, 0, 0),
    ),
    Corner(
        "none was beaten when the slider arrives",
        f"{FULL_SOUTH};3 g5,9 m4",
        (("move", "g4", "g5"),),
        ("recruit lost: slider, nobody-lost",),
        sliders=(5, 0, 0, 0),
    ),
    Corner(
        "none was beaten when a flag is taken",
        f"{FULL_SOUTH};9 m4",
        (("move", "g4", "g5"),),
        ("recruit lost: flag, nobody-lost",),
        lying=(("g5", 1),),
    ),
    Corner(
        "both chances and none was beaten",
        f"{FULL_SOUTH};3 g5,9 m4",
        (("move", "g4", "g5"),),
        ("recruit lost: slider, nobody-lost", "recruit lost: flag, nobody-lost"),
        bearers=(("g5", 1),),
        sliders=(5, 0, 0, 0),
    ),
    Corner(
        "all beaten are of one rank",
        FULL_SOUTH.replace(",1 i1", "") + ";3 g5,9 m4",
        (("move", "g4", "g5"),),
        ("recruited", "recruit lost: slider, occupied"),
        bearers=(("g5", 1),),
        sliders=(5, 0, 0, 0),
    ),
    Corner(
        "a recruit picks up a fresh flag",
        "9 g4,7 j1;3 g5,7 a4",
        (("move", "g4", "g5"), ("recruit", 8)),
        ("recruit lost: flag, occupied", "flag taken: rival, ground"),
        sliders=(5, 0, 0, 0),
        lying=(("g2", 1),),
    ),
    Corner(
        "a flag does not enter the ring early",
        "9 g5,8 j3;7 a4",
        (("move", "g5", RING, "leave"),),
        (),
        options=Options(slow_start=True),
        bearers=(("g5", 0),),
    ),
    Corner(
        "the partner's flag wins",
        "9 ring;8 a4;7 d13;6 m4",
        (("move", RING, TURRET),),
        ("ended: turret",),
        options=Options(teams=True),
        bearers=((RING, 2),),
    ),
    Corner(
        "an attacker loses its flag to the turret's owner",
        "9 turret,4 j3;8 ring;7 m10",
        (("move", RING, TURRET),),
        ("ended: turret",),
        turn=1,
        bearers=((RING, 0),),
    ),
    Corner(
        "a captain goes round over the ring as a scout would straight",
        "6 m1,5 d5;5 k5;5 r5",
        (("move", "m1", "j1"),),
        ("captain goes far",),
        seats=3,
    ),
    Corner(
        "a beaten bearer's flag lies where the attacker came from",
        "3 g4,8 j1;9 g5,8 a4",
        (("move", "g4", "g5"),),
        ("bearer against bearer",),
        bearers=(("g4", 0), ("g5", 1)),
    ),
)


def play_corner(game: AnyGame, corner: Corner) -> Counter[str]:
    """Play what is to be played, and two random moves more. Raises Disagreement."""
    teams = corner.options.teams
    referee = table(corner.pieces, seats=corner.seats, turn=corner.turn, teams=teams)
    _furnish(referee, corner)
    pair = shown(game, referee, corner.options, 7)
    for move in corner.moves:
        pair.agree_on_position()
        (seat,) = referee.acting()
        if move[0] == "resign":
            pair.resign(Seat(move[1]))
        else:
            pair.make(Seat(seat), move)
    pair.play([lambda _game, _seat, moves, chance: chance.choice(moves)], most_moves=2)
    return pair.happened


def _furnish(referee: Referee, corner: Corner) -> None:
    referee.round = corner.round
    referee.slow_start = corner.options.slow_start
    referee.sliders = list(corner.sliders) or referee.sliders
    for piece in referee.pieces:
        piece.told = True
    for space, flag in corner.bearers:
        bear(referee, space, flag)
    moved = {flag for _, flag in corner.lying}
    referee.lying = [each for each in referee.lying if each[1] not in moved] + [*corner.lying]
    standing = {piece.at for piece in referee.pieces}
    for space, flag in list(referee.lying):
        if space in standing:
            bear(referee, space, flag)
    for space, came_from, returns in corner.walked:
        walker = referee.at(space)
        assert walker is not None
        walker.moved, walker.longest = True, 1
        walker.came_from, walker.returns = came_from, returns
