"""The people of ``benchmarks.planned_moves``: when they look, and what planned moves change."""

from itertools import islice

import pytest

from benchmarks.planned_moves import Contest, Weeks, looks
from tables.model.table import HOUR


def test_people_look_by_day_alone_and_the_same_ones_in_every_run() -> None:
    first, again = ([*islice(looks(5, 1), 200)] for _ in range(2))
    assert first == again != [*islice(looks(6, 1), 200)]
    assert all(8 <= look.at // HOUR % 24 < 23 for look in first)
    days = (first[-1].at - first[0].at) / HOUR / 24
    assert 1 < len(first) / days < 3, "times for a turn a day"


@pytest.mark.long
async def test_a_game_with_plans_takes_less_time_and_calls_no_more() -> None:
    contest = Contest("jacynth", 2)
    without, with_plans = [await Weeks(contest, 1, share, 1).played() for share in (0.0, 1.0)]
    assert (without.left, without.by_plan) == (0, 0)
    assert 0 < with_plans.by_plan <= with_plans.left
    assert with_plans.hours < without.hours
    for told in (without, with_plans):
        assert told.posts / told.turns <= 1.2
        assert told.notifications / told.turns <= 1.2
