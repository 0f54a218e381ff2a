"""On a board that one touches, a turn of Vector Race is one touch."""

from tests.house.test_presses import Limit, turns_counted
from tests.house.touch_counter import TouchWalk


def test_a_turn_is_one_touch_of_a_dot_and_two_if_it_crashes() -> None:
    limit = Limit("vector-race", "a move", lambda verbs: len(verbs) == 1, most=2, usual=1)
    found = [turn.presses for turn in turns_counted(limit, TouchWalk)]
    assert found.count(1) > len(found) / 2 > 0
    assert max(found) <= limit.most
