"""Numbers of lines of play counted by hand, compared with the engine's."""

from games.ruta.game import RUTA
from tests.games.ruta.positions import moves_of, world, written
from tests.perft.perft import perft


def test_the_moves_of_two_cards_and_a_face_up_ace_counted_by_hand() -> None:
    """Pact is 9 of Moons and Suns, Huntress 10 of Moons; together they are 19.

    The Ace earns a draw, so nobody is offered to draw it without (R-7.6).
    """
    state = world(hand="pact huntress", draft="bard ace-suns", pile="end cave")
    assert written(moves_of(state)) == [
        "draw 1",
        "draw pile",
        "give ace 2",
        "keep ace 2",
        "claim forest/mountain: pact",
        "claim forest/mountain: huntress",
        "claim forest/harvest: pact huntress",
        "claim mountain/diplomat: pact huntress",
        "claim diplomat/watchman: pact huntress",
        "claim penitent/desert: pact",
    ]
    assert perft(RUTA, state, 1) == 10


def test_three_moves_from_empty_hands_counted_by_hand() -> None:
    """Two slots and a pile of two.

    First and second move: three draws each. Then the pile is empty: two draws are left, and who
    began with the Bard (10 of Suns) can also pay for Penitent – Desert; Sea and Cave pay nothing.
    """
    state = world(draft="bard sea", pile="end cave")
    assert perft(RUTA, state, 1) == 3
    assert perft(RUTA, state, 2) == 3 * 3
    assert perft(RUTA, state, 3) == 3 * (2 + 1) + 3 * 2 + 3 * 2
