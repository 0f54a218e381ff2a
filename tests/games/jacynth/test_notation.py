"""How a typed turn of Jacynth is read, and what is said of one that cannot be."""

import pytest

from core.errors import UnreadableMove
from tests.games.english_texts import say
from tests.games.jacynth.positions import read, world

STATE = world("mill c4", "diplomat calamity", "sea", pile="cave")


def said(line: str) -> str:
    """What is said of a line that is no turn."""
    with pytest.raises(UnreadableMove) as fault:
        read(STATE, line)
    return say("jacynth", fault.value.refusal.text)


@pytest.mark.parametrize("line", ["moons", "moons b4", "play moons b4"])
def test_a_suit_is_called_a_suit(line: str) -> None:
    assert said(line) == ('Moons is the name of a suit: write that of a card, as in "Diplomat c3".')
