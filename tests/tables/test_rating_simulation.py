"""Nobody rises in the ratings without being strong, and the honest keep their order."""

from functools import cache

import pytest

from benchmarks.rating_simulation import TRICKS, Season, kendall, ratings_of, season
from tables.history.ratings import shown
from tables.history.results import Rated
from tables.model.table import PlayerId


@cache
def played() -> tuple[Season, dict[PlayerId, Rated]]:
    made = season(seed=1, days=20)
    return made, ratings_of(made)


@pytest.mark.parametrize("trick", TRICKS)
def test_whoever_tries_a_trick_stays_far_below_the_best_honest_player(trick: str) -> None:
    made, rated = played()
    best = max(made.honest, key=made.strength.__getitem__)
    assert shown(rated[made.tricks[trick]]) + 150 <= shown(rated[best])


@pytest.mark.parametrize("trick", ["vanishes when losing", "has a computer lose"])
def test_whoever_has_lost_games_played_for_them_is_no_better_than_by_losing_them(
    trick: str,
) -> None:
    made, rated = played()
    own = rated[made.tricks[trick]]
    assert shown(own) <= 1500 + 100
    assert own.games == own.with_people


def test_the_honest_keep_their_order_beside_them() -> None:
    assert kendall(*played()) >= 0.85
