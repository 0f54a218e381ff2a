"""Numbers of lines of play counted by hand."""

from games.strada_romana.game import STRADA_ROMANA
from tests.games.strada_romana.positions import JAM, LOOK, play, run, world
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


def test_one_wagon_that_has_left_the_jam() -> None:
    """From 8H Ballio comes to 9H or 9C, to 10H or 10C, to 11H or 11L; or one looks, or passes.

    Then, where it stopped: at 9H it goes on to 10H or 11H, or tile V or the cube is taken; at 9C
    to 10C, 11H or 11L, or tile V or VI; at 10H to 11H, or tile V; at 10C to 11H or 11L, or tile V
    or VI; at 11H and 11L a tile or the cube is taken or the turn ended. There are nine tiles to
    choose from, or after a pass the rival has the same choices.
    """
    at = {**JAM, "ballio": "8H", "stichus": "4H", "tranio": "5H"}
    assert perft(STRADA_ROMANA, world(at=at), 1) == 6 + 2
    assert perft(STRADA_ROMANA, play(world(at=at), run("ballio", "9C")), 1) == 3 + 2
    runs = (2 + 2) + (3 + 2) + (1 + 1) + (2 + 2) + 3 + 3
    assert perft(STRADA_ROMANA, world(at=at), 2) == runs + 9 + 8
