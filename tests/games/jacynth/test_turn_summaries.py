"""A turn of Jacynth in one line."""

from core.commentary import Turn
from games.jacynth.commentary import turn_lines
from games.jacynth.moves import CardPlayed, ControlTaken
from tests.games.english_texts import say
from tests.games.jacynth.positions import ME, RIVAL, cards, place


def test_a_taken_district_is_told_with_its_new_size_not_as_the_loss() -> None:
    origin = CardPlayed(ME, cards("origin")[0], place("c3"))
    taken = ControlTaken("waves", ME, (RIVAL,), 6)
    (line,) = turn_lines((Turn(ME, (origin, taken)),))
    assert say("jacynth", line) == (
        "Player 1 laid the Origin on c3, took control in Waves from Player 2 "
        "(the district now has 6 cards)."
    )
