"""What results make of ratings. How well that orders people: ``python -m benchmarks.ratings``."""

from statistics import median
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.ratings import FIRST_GAMES, club, kendall, places_off
from catalog import CATALOG
from core.game import Seat
from tables.model import PlayerId, TableCode, TableId
from tables.ratings import NEWCOMER, USUAL_STRENGTHS, is_settled, rated_after, shown
from tables.results import Rated, Result, SeatResult

RANKS = st.lists(st.integers(1, 5), min_size=2, max_size=5)
KNOWN = st.builds(Rated, st.floats(0, 50), st.floats(0.5, 8), st.integers(1, 99))


def ended(*ranks: int, sides: tuple[int, ...] = (), **seat: Any) -> Result:
    """A game of people numbered from 1, in the order of seats."""
    seats = tuple(
        SeatResult(Seat(n), PlayerId(n + 1), None, sides[n] if sides else n, rank, points=0, **seat)
        for n, rank in enumerate(ranks)
    )
    return Result(TableId(1), TableCode("AAAA"), "any", None, b"{}", 99, 0, 0, "end", seats)


def after(result: Result, before: dict[PlayerId, Rated] | None = None) -> list[Rated]:
    """The new ratings in the order of seats."""
    found = rated_after(result, before or {}, USUAL_STRENGTHS)
    return [found[player] for player in result.people]


@settings(max_examples=40)
@given(RANKS)
def test_whoever_ends_better_is_rated_higher_and_equals_are_rated_alike(ranks: list[int]) -> None:
    rated = after(ended(*ranks))
    for one, mine in zip(ranks, rated, strict=True):
        for other, theirs in zip(ranks, rated, strict=True):
            if one < other:
                assert mine.mu > theirs.mu
            elif one == other:
                assert abs(mine.mu - theirs.mu) < 1e-9


@settings(max_examples=40)
@given(RANKS, st.data())
def test_a_game_is_counted_and_leaves_no_more_doubt_than_there_was(
    ranks: list[int], data: st.DataObject
) -> None:
    result = ended(*ranks)
    before = {player: data.draw(KNOWN) for player in result.people}
    for player, now in zip(result.people, after(result, before), strict=True):
        assert now.games == before[player].games + 1
        assert 0 < now.sigma < before[player].sigma + 0.05


def test_those_who_win_together_rise_together() -> None:
    rated = after(ended(1, 2, 1, 2, sides=(0, 1, 0, 1)))
    assert rated[0] == rated[2]
    assert rated[1] == rated[3]
    assert rated[0].mu > NEWCOMER.mu > rated[1].mu


def test_to_beat_the_stronger_is_worth_more() -> None:
    strong, weak = Rated(35, 2, 9), Rated(15, 2, 9)
    over_strong = after(ended(1, 2), {PlayerId(2): strong})[0]
    over_weak = after(ended(1, 2), {PlayerId(2): weak})[0]
    assert over_strong.mu > over_weak.mu > NEWCOMER.mu


def test_every_game_says_how_strong_its_computers_are() -> None:
    for key, entry in CATALOG.items():
        assert tuple(entry.strengths) == entry.levels, key
        assert list(entry.strengths.values()) == sorted(entry.strengths.values()), key
        assert entry.strengths["normal"] == NEWCOMER.mu, "an unknown person is one like them"


def test_a_rating_is_written_as_people_know_such_numbers() -> None:
    assert shown(NEWCOMER) == 1500
    assert shown(Rated(26.0, 1.0, 9)) == 1540
    assert [is_settled(Rated(25, 5, games), 2) for games in (4, 5)] == [False, True]
    assert not is_settled(Rated(25, 5, 99), among=1)


def test_people_of_known_strength_are_put_in_order() -> None:
    assert kendall(club(seed=1)) >= 0.9


def test_a_newcomer_is_placed_within_fifteen_games() -> None:
    assert FIRST_GAMES == 15
    assert median(places_off(seed) for seed in range(3)) <= 2, "of 24; unplayed it would be 8"
