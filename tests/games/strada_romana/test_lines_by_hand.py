"""Lines of play counted with pencil and paper."""

from games.strada_romana.game import STRADA_ROMANA
from tests.games.strada_romana.worlds import JAM, LOOK, buy, play, run, world
from tests.perft.perft import perft


def test_the_first_move_has_82_choices_without_a_coin() -> None:
    """Five wagons from Ostia-Portus come to three squares for each of one, two and three points;
    five from Rome to 12H and 12L, 11H and 11L, or 10H, 10C and 10L. One may also look, or pass.
    """
    assert perft(STRADA_ROMANA, world(), 1) == 5 * 9 + 5 * 7 + 2


def test_a_full_jam_leaves_looking_and_passing() -> None:
    """After a look nine tiles, then two choices for the rival; after a pass two, and so on."""
    jam = world(at=JAM)
    assert perft(STRADA_ROMANA, jam, 1) == 2
    assert perft(STRADA_ROMANA, jam, 2) == 9 + 2
    assert perft(STRADA_ROMANA, jam, 3) == 9 * 2 + (9 + 2)
    assert perft(STRADA_ROMANA, play(jam, LOOK), 1) == 9


def test_lateral_movement_alone_between_two_squares() -> None:
    """Ballio alone can move, between 6H and 6L: one, two or three steps to and fro.

    After one step: one or two more. After two: one, or the tile of area III or nothing else, as
    a point is left. After three: the cube or the tile of area IV, or the end.
    """
    at = {**JAM, "ballio": "6H", "tranio": "7C", "palaestrio": "8H", "stichus": "4H"}
    state = play(world(at=at, coins=(1, 0)), buy("lateral"))
    assert perft(STRADA_ROMANA, state, 1) == 3
    three = play(state, run("ballio", "6L 6H 6L"))
    assert perft(STRADA_ROMANA, three, 1) == 3
    two = play(state, run("ballio", "6L 6H"))
    assert perft(STRADA_ROMANA, two, 1) == 1 + 1
    one = play(state, run("ballio", "6L"))
    assert perft(STRADA_ROMANA, one, 1) == 2 + 2
    assert perft(STRADA_ROMANA, state, 2) == 3 + 2 + 4
