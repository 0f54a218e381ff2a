"""A round has as many days as the turns of its game need."""

import pytest

from club.decisions.opening import MOST_ROUND_DAYS
from club.decisions.progress import DAY
from club.decisions.round_days import MOST_WEEKS, turn_if_short, usual_round_days
from core.game import USUAL_TURNS_OF_A_SEAT
from tables.model.table import HOUR, Pace
from tests.tables.sample_tables import GAME, changed

PACE = Pace(24)


@pytest.mark.parametrize(
    ("turns", "pace", "days"),
    [
        (1, PACE, 7),
        (21, PACE, 7),
        (22, PACE, 14),
        (52, PACE, 21),
        (177, PACE, 56),
        (999, PACE, 56),
        (52, Pace(1), 7),
        (177, Pace(2), 21),
        (177, Pace(None), 56),
    ],
)
def test_a_round_has_eight_hours_for_each_turn_in_whole_weeks(
    turns: int, pace: Pace, days: int
) -> None:
    assert usual_round_days(turns, pace) == days
    assert MOST_WEEKS * 7 <= MOST_ROUND_DAYS


@pytest.mark.parametrize(
    ("turns", "days", "pace", "each"),
    [
        (112, 14, PACE, None),
        (113, 14, PACE, 14 * DAY // 113),
        (168, 14, PACE, 2 * HOUR),
        (168, None, PACE, None),
        (177, 56, PACE, None),
        (168, 14, Pace(2), None),
        (169, 14, Pace(2), 14 * DAY // 169),
    ],
)
def test_a_round_is_short_that_has_less_than_three_hours_for_each_turn(
    turns: int, days: int | None, pace: Pace, each: int | None
) -> None:
    assert turn_if_short(turns, days, pace) == each


def test_a_game_whose_turns_nobody_has_counted_has_twenty_for_each_seat() -> None:
    manifest = changed(GAME.manifest, usual_turns=())
    assert [manifest.turns_at(seats) for seats in (2, 3)] == [
        2 * USUAL_TURNS_OF_A_SEAT,
        3 * USUAL_TURNS_OF_A_SEAT,
    ]


def test_a_number_of_seats_that_a_game_has_not_counts_as_the_nearest() -> None:
    manifest = changed(GAME.manifest, fewest_seats=3, usual_turns=(82, 177))
    assert [manifest.turns_at(seats) for seats in (2, 3, 4, 5)] == [82, 82, 177, 177]
