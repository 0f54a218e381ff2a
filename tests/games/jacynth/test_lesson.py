"""What the lesson of Jacynth says of its positions is true."""

from itertools import combinations

from core.decktet import CARD_BY_KEY, NO_CARD
from core.game import Seat
from core.lessons import RIGHT
from games.jacynth.board import PLACES, districts_of, with_entry
from games.jacynth.lessons import LESSON
from games.jacynth.state import State
from tests.games.jacynth.positions import place, play

SEA = CARD_BY_KEY["sea"]
"""Bears nothing but Waves."""


def _meet_with(state: State, more: int) -> bool:
    """Whether b3 and d3 can come into one district of Waves with so many more cards of Waves."""
    empty = [one for one in PLACES if state.grid[one] == NO_CARD]
    for chosen in combinations(empty, more):
        grid = state.grid
        for one in chosen:
            grid = with_entry(grid, one, SEA)
        waves = [set(d.places) for d in districts_of(grid, state.tokens) if d.suit == "waves"]
        if any({place("b3"), place("d3")} <= places for places in waves):
            return True
    return False


def test_after_the_cut_the_rival_needs_three_more_cards_to_go_around() -> None:
    task = next(task for task in LESSON.tasks if task.name == "cut")
    start = task.position.state
    assert task.position.seat == Seat(0)
    assert _meet_with(start, 1)
    right = [move for move, said in task.answers.items() if said == RIGHT]
    assert len(right) == 2
    for move in right:
        cut = play(start, move)
        assert [_meet_with(cut, more) for more in (1, 2, 3)] == [False, False, True]
