"""Seasons: the quarters of the calendar, what games bring, and who is champion. Pure."""

from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.seasons.calendar import Season, season_at, season_of
from club.seasons.season_table import (
    BEST_GAMES,
    FEWEST_GAMES,
    SeasonScore,
    champions,
    season_tables,
    titles_of,
)
from tables.history.results import Result
from tables.model.table import PlayerId
from tests.tables.sample_tables import changed
from tests.tables.test_ratings import among_computers, ended

SEASONS = st.builds(Season, st.integers(1971, 2400), st.integers(1, 4))
ONE, TWO, THREE, FOUR = (PlayerId(n) for n in (1, 2, 3, 4))


# --- the calendar ---------------------------------------------------------------------------------


@given(SEASONS)
def test_seasons_follow_each_other_without_a_gap(season: Season) -> None:
    assert season_at(season.begins_at) == season
    assert season_at(season.ends_at - 1) == season
    assert season_at(season.ends_at) == season.next == Season(*_after(season))
    assert season.next.previous == season.previous.next == season
    assert 90 <= (season.ends_at - season.begins_at) / 86_400_000 <= 92
    assert season_of(season.key) == season


def _after(season: Season) -> tuple[int, int]:
    return (season.year + season.quarter // 4, season.quarter % 4 + 1)


def test_a_season_is_a_quarter_of_the_year_in_utc() -> None:
    assert season_at(1_790_812_799_999) == Season(2026, 3), "30 September, 23:59:59.999"
    assert season_at(1_790_812_800_000) == Season(2026, 4), "1 October"
    assert Season(2026, 4).key == "2026-4"
    assert Season(2026, 4).next == Season(2027, 1)


# --- the table ------------------------------------------------------------------------------------


def scores(results: Sequence[Result], game: str = "any") -> dict[PlayerId, tuple[int, int, int]]:
    """Rank, points and games of each person."""
    rows = season_tables(results).by_game.get(game, ())
    return {row.player: (row.rank, row.points, row.games) for row in rows}


def test_a_game_brings_the_share_of_the_others_one_is_ahead_of() -> None:
    assert scores([ended(1, 2)]) == {ONE: (1, 100, 1), TWO: (2, 0, 1)}
    found = scores([ended(2, 1, 2, 4)])
    assert found == {TWO: (1, 100, 1), ONE: (2, 50, 1), THREE: (2, 50, 1), FOUR: (4, 0, 1)}


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_all_of_a_game_share_half_of_it(ranks: list[int]) -> None:
    rows = season_tables([ended(*ranks)]).overall
    assert sum(row.points for row in rows) == pytest.approx(50 * len(ranks), abs=len(ranks) / 2)


def test_only_the_best_games_count_and_all_are_counted() -> None:
    results = [ended(1, 2)] * (BEST_GAMES + 3) + [ended(2, 1)] * 2
    assert scores(results) == {ONE: (1, 1000, 15), TWO: (2, 200, 15)}


def test_computers_and_games_that_are_not_rated_bring_nothing() -> None:
    assert scores([among_computers("easy")]) == {}
    assert scores([changed(ended(1, 2), unrated="short")]) == {}
    with_people = among_computers("expert", people=2)
    assert scores([with_people]) == scores([ended(1, 2)])


def test_whoever_vanished_has_lost_and_whoever_hides_is_on_no_table() -> None:
    seats = ended(1, 2).seats
    gone = changed(seats[0], vanished=ONE, tended=True, level="normal")
    result = changed(ended(1, 2), seats=(gone, seats[1]))
    assert scores([result]) == {TWO: (1, 100, 1), ONE: (2, 0, 1)}
    assert [row.player for row in season_tables([ended(1, 2)], hidden={ONE}).overall] == [TWO]
    forgotten = changed(ended(1, 2), seats=(changed(seats[0], player=None), seats[1]))
    assert scores([forgotten]) == {TWO: (1, 0, 1)}


def row(rank: int, games: int = FEWEST_GAMES) -> SeasonScore:
    return SeasonScore(PlayerId(10 * rank + games), rank, 100, games, 1)


def test_champion_is_who_leads_enough_people_in_enough_games() -> None:
    assert champions([row(1), row(2), row(3)]) == (row(1),)
    assert champions([row(1, 3), row(1, 4), row(3)]) == (row(1, 3), row(1, 4)), "they share it"
    assert champions([row(1), row(2)]) == (), "too few people"
    assert champions([row(1, FEWEST_GAMES - 1), row(2), row(3)]) == (), "too few games"


def test_there_is_a_title_for_each_game_and_for_all_together_if_there_are_several() -> None:
    anys = [ended(1, 2, 3)] * 3
    (only,) = titles_of(season_tables(anys))
    assert (only.game, only.score.player) == ("any", ONE)
    others = [changed(ended(2, 1, 3), game="other")] * 3
    found = titles_of(season_tables([*anys, *others, changed(ended(1, 2), game="rare")]))
    assert [(title.game, title.score.player) for title in found] == [
        (None, ONE),
        ("any", ONE),
        ("other", TWO),
    ]


def test_of_equal_points_more_victories_decide() -> None:
    wins = [ended(1, 2, 3), ended(3, 1, 2)]
    halves = [changed(ended(2, 1, 2), seats=ended(2, 1, 2).seats)]
    found = scores([*wins, *halves])
    assert Fraction(found[ONE][1], 100) == Fraction(5, 4)
    assert found[TWO][0] == 1
