"""Standings by example: scores, each tie-break, and the order of a knock-out."""

from fractions import Fraction

import pytest

from club.model.counted_game import CountedGame, lot_number
from club.model.cup import Format
from club.standings.scores import scores_of
from club.standings.standings import Row, standings
from tests.club.sample_games import drawn, won

LOT = b"the lot"
HALF = Fraction(1, 2)


def rows(
    entrants: int,
    *rounds: tuple[CountedGame, ...],
    format: Format = "swiss",  # noqa: A002
    left: tuple[int, ...] = (),
) -> tuple[Row, ...]:
    return standings(format, range(1, entrants + 1), rounds, LOT, left)


def order(table: tuple[Row, ...]) -> list[int]:
    return [row.entrant for row in table]


def values(table: tuple[Row, ...], name: str) -> dict[int, Fraction]:
    return {
        row.entrant: each.value for row in table for each in row.tie_breaks if each.name == name
    }


@pytest.mark.parametrize(
    ("game", "scores"),
    [
        (won(1, 2), {1: Fraction(1), 2: Fraction(0)}),
        (drawn(1, 2), {1: HALF, 2: HALF}),
        (won(1, 2, 3), {1: Fraction(1), 2: HALF, 3: Fraction(0)}),
        (
            CountedGame(((1, 1, 0), (2, 2, 0), (3, 2, 0), (4, 4, 0))),
            {1: Fraction(1), 2: HALF, 3: HALF, 4: Fraction(0)},
        ),
        (won(7), {7: Fraction(1)}),
    ],
)
def test_a_score_is_the_share_of_the_others_behind(
    game: CountedGame, scores: dict[int, Fraction]
) -> None:
    assert scores_of(game) == scores


def test_games_and_wins_are_counted_without_byes() -> None:
    table = rows(3, (won(1, 2), won(3)), (drawn(1, 3), won(2)))
    assert {row.entrant: (row.played, row.wins) for row in table} == {
        1: (2, 1),
        2: (1, 0),
        3: (1, 0),
    }


def test_before_the_first_round_only_the_lot_decides() -> None:
    table = rows(5)
    assert order(table) == sorted(
        range(1, 6), key=lambda each: lot_number(LOT, "standings", each), reverse=True
    )
    assert sorted(values(table, "lot").values()) == [0, 1, 2, 3, 4]


def test_of_equal_score_whoever_beat_the_other_is_ahead() -> None:
    """1 and 2 have two wins each, 2 beat 1; 3 and 4 have none."""
    first = (won(2, 1), won(3, 4))
    table = rows(4, first, (won(1, 3), won(4, 2)), (won(1, 4), won(2, 3)))
    assert order(table)[:2] == [2, 1]
    assert values(table, "meetings") == {1: -1, 2: 1, 3: 1, 4: -1}


def test_a_meeting_with_somebody_of_another_score_does_not_count() -> None:
    assert set(values(rows(2, (won(1, 2),)), "meetings").values()) == {0}


def test_buchholz_adds_up_the_opponents_scores_and_a_bye_ones_own() -> None:
    table = rows(3, (won(1, 2), won(3)), (won(1, 3), won(2)))
    assert {row.entrant: row.score for row in table} == {1: 2, 2: 1, 3: 1}
    assert values(table, "buchholz") == {1: 2, 2: 3, 3: 3}
    assert values(table, "sonneborn-berger") == {1: 2, 2: 1, 3: 1}


def test_at_a_larger_table_the_opponents_count_by_their_mean() -> None:
    table = rows(3, (won(1, 2, 3),))
    assert values(table, "buchholz") == {1: Fraction(1, 4), 2: HALF, 3: Fraction(3, 4)}
    assert values(table, "sonneborn-berger") == {1: Fraction(1, 4), 2: 0, 3: 0}


def test_only_whoever_alone_has_the_most_points_counts_for_them() -> None:
    table = rows(
        2,
        (CountedGame(((1, 1, 9), (2, 1, 9))),),
        (CountedGame(((1, 1, 9), (2, 1, 8))),),
    )
    assert values(table, "games-with-more-points") == {1: 1, 2: 0}
    assert order(table) == [1, 2]


def test_in_a_knock_out_lives_come_first_and_then_the_round_of_leaving() -> None:
    first = (won(1, 2), won(3, 4))
    second = (won(1, 3), won(2, 4))
    table = rows(4, first, second, (won(3, 2), won(1)), format="knock-out")
    assert [(row.entrant, row.lives) for row in table] == [(1, 2), (3, 1), (2, 0), (4, 0)]


def test_whoever_leaves_a_knock_out_is_out_but_keeps_results_elsewhere() -> None:
    rounds = ((won(1, 2), won(3, 4)),)
    knocked = rows(4, *rounds, format="knock-out", left=(1,))
    assert knocked[0].entrant == 3
    assert {row.entrant: row.lives for row in knocked} == {1: 0, 2: 1, 3: 2, 4: 1}
    swiss = rows(4, *rounds, left=(1,))
    assert {row.entrant: row.score for row in swiss} == {1: 1, 2: 0, 3: 1, 4: 0}
