"""A benchmark runs the settings it compares in turns, never at the same time."""

from itertools import pairwise

import pytest

from benchmarks.rig.turns import LEAD, REST, Turns, times


def test_nobody_is_looked_at_while_another_is_at_work() -> None:
    turns = Turns(settings=3, rounds=4, seconds=2.0)
    looked_at = sorted((*turn, n) for n in range(3) for turn in turns.of(n))
    assert len(looked_at) == 3 * (1 + 4), "one round is to warm up"
    for (_, ends, _), (begins, _, _) in pairwise(looked_at):
        assert begins - LEAD >= ends + REST - 1e-9
    assert looked_at[-1][1] + REST == pytest.approx(turns.all)
    assert [n for *_, n in looked_at[:9]] == [0, 1, 2, 2, 1, 0, 0, 1, 2], "there and back"


def test_what_is_compared_is_of_the_same_round() -> None:
    """The machine was twice as fast in the second round and half as fast in the third."""
    ratio = times([19, 36, 8], [10, 20, 5])
    assert (ratio.value, ratio.least, ratio.most) == pytest.approx((1.8, 1.6, 1.9))
    assert str(ratio) == "1.8 (1.6 to 1.9)"
