"""Pairing by example: table sizes, numbers of rounds, and what each format does."""

from collections import Counter
from itertools import combinations

import pytest

from club.decisions.opening import sizes_of_tables
from club.model.counted_game import CountedGame
from club.model.cup import Format
from club.pairing.pairing import next_round, rounds_planned
from club.pairing.table_sizes import TableSizes
from club.standings.scores import lives_left, losers
from tests.club.sample_games import drawn, won

LOT = b"a lot of thirty-two bytes or so"


def paired(
    format: Format,  # noqa: A002
    size: int,
    entrants: int,
    *rounds: tuple[CountedGame, ...],
    without: tuple[int, ...] = (),
    fewest: int = 2,
) -> tuple[tuple[int, ...], ...] | None:
    everybody = tuple(range(1, entrants + 1))
    active = [each for each in everybody if each not in without]
    return next_round(format, size, active, everybody, rounds, LOT, fewest=fewest)


def schedule(size: int, entrants: int) -> list[tuple[CountedGame, ...]]:
    """All rounds where all play all and every game is drawn."""
    rounds: list[tuple[CountedGame, ...]] = []
    while (groups := paired("all-play-all", size, entrants, *rounds)) is not None:
        rounds.append(tuple(drawn(*group) for group in groups))
    return rounds


def met(rounds: list[tuple[CountedGame, ...]]) -> Counter[tuple[int, int]]:
    games = [game for each in rounds for game in each]
    return Counter(pair for game in games for pair in combinations(sorted(game.entrants), 2))


# --- table sizes and numbers of rounds -----------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "fewest", "entrants", "tables"),
    [
        (2, 2, 6, (2, 2, 2)),
        (2, 2, 7, (2, 2, 2)),
        (4, 2, 10, (4, 3, 3)),
        (4, 2, 6, (3, 3)),
        (4, 2, 5, (3, 2)),
        (5, 2, 11, (4, 4, 3)),
        (3, 3, 8, (3, 3)),
        (4, 3, 5, (4,)),
        (3, 3, 2, ()),
        (4, 2, 1, ()),
    ],
)
def test_tables_are_as_few_and_as_equal_as_can_be(
    size: int, fewest: int, entrants: int, tables: tuple[int, ...]
) -> None:
    assert TableSizes(size, fewest).split(entrants) == tables


@pytest.mark.parametrize(
    ("size", "fewest", "most", "sizes"),
    [
        (2, 2, 16, (2,)),
        (4, 2, 16, (2, 3, 4)),
        (4, 3, 8, (3, 4)),
        (5, 5, 16, (5,)),
        (4, 2, 3, (2, 3)),
    ],
)
def test_smaller_tables_can_occur_when_entrants_do_not_fill_all(
    size: int, fewest: int, most: int, sizes: tuple[int, ...]
) -> None:
    assert TableSizes(size, fewest).possible(most) == sizes
    assert sizes_of_tables(size, most, range(fewest, 6)) == sizes


def test_nobody_sits_alone_at_a_table_of_a_cup_though_the_game_can_be_played_alone() -> None:
    assert sizes_of_tables(3, 16, range(1, 5)) == (2, 3)


@pytest.mark.parametrize(
    ("format", "size", "entrants", "rounds"),
    [
        ("all-play-all", 2, 3, 3),
        ("all-play-all", 2, 8, 7),
        ("all-play-all", 2, 9, 9),
        ("all-play-all", 2, 64, 63),
        ("all-play-all", 3, 9, 4),
        ("all-play-all", 4, 4, 4),
        ("all-play-all", 4, 64, 21),
        ("swiss", 2, 3, 3),
        ("swiss", 2, 5, 3),
        ("swiss", 2, 6, 3),
        ("swiss", 2, 7, 4),
        ("swiss", 2, 8, 4),
        ("swiss", 2, 9, 5),
        ("swiss", 2, 64, 7),
        ("swiss", 4, 16, 3),
        ("swiss", 3, 64, 5),
        ("knock-out", 2, 3, 5),
        ("knock-out", 2, 64, 16),
        ("knock-out", 4, 64, 14),
    ],
)
def test_the_number_of_rounds_is_fixed_by_the_entrants(
    format: Format,  # noqa: A002
    size: int,
    entrants: int,
    rounds: int,
) -> None:
    assert rounds_planned(format, entrants, size) == rounds


@pytest.mark.parametrize("format", ["all-play-all", "swiss", "knock-out"])
def test_too_few_for_the_game_play_no_cup(format: Format) -> None:  # noqa: A002
    assert rounds_planned(format, 3, 4, fewest=4) == 0
    assert paired(format, 4, 3, fewest=4) is None


# --- all play all --------------------------------------------------------------------------------


@pytest.mark.parametrize("entrants", [3, 4, 7, 10, 15])
def test_in_pairs_everybody_meets_everybody_once(entrants: int) -> None:
    rounds = schedule(2, entrants)
    pairs = list(combinations(range(1, entrants + 1), 2))
    assert met(rounds) == Counter(pairs)
    assert len(rounds) == rounds_planned("all-play-all", entrants, 2)


def test_nine_in_threes_meet_once_each() -> None:
    assert set(met(schedule(3, 9)).values()) == {1}
    assert len(met(schedule(3, 9))) == 36


@pytest.mark.parametrize(("size", "entrants"), [(3, 12), (4, 13), (4, 20), (5, 12), (5, 25)])
def test_groups_meet_at_most_three_times_and_few_never(size: int, entrants: int) -> None:
    times = met(schedule(size, entrants))
    never = entrants * (entrants - 1) // 2 - len(times)
    assert max(times.values()) <= 3
    assert never <= entrants * (entrants - 1) // 2 * 0.15


@pytest.mark.parametrize(
    ("size", "entrants", "often"), [(3, 5, 3), (4, 7, 3), (4, 8, 3), (5, 6, 3), (5, 9, 4)]
)
def test_in_a_few_groups_everybody_meets_everybody(size: int, entrants: int, often: int) -> None:
    times = met(schedule(size, entrants))
    assert len(times) == entrants * (entrants - 1) // 2
    assert max(times.values()) == often


def test_one_table_plays_until_everybody_sat_in_each_seat() -> None:
    sat = Counter(
        (each, seat)
        for games in schedule(4, 4)
        for game in games
        for seat, each in enumerate(game.entrants)
    )
    assert set(sat.values()) == {1}
    assert len(sat) == 16


def test_where_all_have_met_the_cup_is_over_before_its_last_round() -> None:
    first = paired("all-play-all", 2, 5)
    assert first is not None
    two = next(group for group in first if len(group) == 2)
    others = tuple(each for each in range(1, 6) if each not in two)
    rounds = (tuple(drawn(*group) for group in first),)
    assert paired("all-play-all", 2, 5, *rounds, without=others) is None


def test_those_whose_opponents_left_play_each_other() -> None:
    """Of six two have left before the first round: the other four need three rounds, not five."""
    rounds: list[tuple[CountedGame, ...]] = []
    while (groups := paired("all-play-all", 2, 6, *rounds, without=(2, 5))) is not None:
        rounds.append(tuple(drawn(*group) for group in groups))
    assert set(met(rounds)) == set(combinations((1, 3, 4, 6), 2))
    assert len(rounds) < rounds_planned("all-play-all", 6, 2)


def test_whoever_waits_for_somebody_away_has_neither_game_nor_bye() -> None:
    """Of four one is away: of the others two play, and the third is not paired."""
    first = next_round("all-play-all", 2, (1, 2, 3), (1, 2, 3, 4), (), LOT, away=(4,))
    assert first is not None
    assert [len(group) for group in first] == [2]


def test_games_missed_by_whoever_was_away_are_made_up_for_in_extra_rounds() -> None:
    rounds: list[tuple[CountedGame, ...]] = []
    everybody = (1, 2, 3, 4)
    for here, away in [((1, 2, 3), (4,))] * 3 + [(everybody, ())] * 3:
        groups = next_round("all-play-all", 2, here, everybody, rounds, LOT, away=away)
        assert groups is not None
        rounds.append(tuple(drawn(*group) for group in groups))
    assert met(rounds) == Counter(combinations(everybody, 2))
    assert not any(game.is_bye for games in rounds for game in games)
    assert next_round("all-play-all", 2, everybody, everybody, rounds, LOT) is None


# --- Swiss ---------------------------------------------------------------------------------------


def test_winners_play_winners() -> None:
    groups = paired("swiss", 2, 8, (won(1, 2), won(3, 4), won(5, 6), won(7, 8)))
    assert groups is not None
    assert {each for group in groups[:2] for each in group} == {1, 3, 5, 7}


def test_the_bye_goes_to_the_lowest_who_has_had_none() -> None:
    first = (won(1, 2), won(3, 4), won(5))
    groups = paired("swiss", 2, 5, first, (won(1, 3), won(5, 2), won(4)))
    assert groups is not None
    assert groups[-1] == (2,)


def test_a_larger_table_holds_those_of_like_score() -> None:
    groups = paired("swiss", 3, 9, (won(1, 2, 3), won(4, 5, 6), won(7, 8, 9)))
    assert groups is not None
    assert [set(group) for group in groups] == [{1, 4, 7}, {2, 5, 8}, {3, 6, 9}]


def test_the_cup_may_set_the_number_of_its_rounds() -> None:
    rounds = [(drawn(1, 2), drawn(3, 4)), (drawn(1, 3), drawn(2, 4))]
    assert next_round("swiss", 2, (1, 2, 3, 4), (1, 2, 3, 4), rounds, LOT, planned=2) is None
    assert next_round("swiss", 2, (1, 2, 3, 4), (1, 2, 3, 4), rounds, LOT, planned=5) is not None


def test_two_who_stay_in_a_swiss_cup_play_once() -> None:
    others = (3, 4, 5, 6, 7, 8)
    assert paired("swiss", 2, 8, without=others) is not None
    assert paired("swiss", 2, 8, (drawn(1, 2),), without=others) is None


def test_three_who_stay_in_a_swiss_cup_play_until_all_have_met() -> None:
    rounds = ((won(1, 2), won(3)), (won(1, 3), won(2)), (won(2, 3), won(1)))
    others = (4, 5, 6, 7, 8)
    played = [paired("swiss", 2, 8, *rounds[:number], without=others) for number in range(4)]
    assert [each is None for each in played] == [False, False, False, True]


def test_a_swiss_round_with_one_new_meeting_is_played() -> None:
    """Of four 1 has met all others, but 2 and 3 have not met."""
    rounds = ((won(1, 2), won(3, 4)), (won(1, 3), won(2, 4)))
    third = paired("swiss", 2, 8, *rounds, without=(5, 6, 7, 8))
    assert third is not None
    assert {tuple(sorted(group)) for group in third} == {(1, 4), (2, 3)}


def test_at_larger_tables_of_a_swiss_cup_the_same_meet_again() -> None:
    assert paired("swiss", 3, 3, (won(1, 2, 3),)) is not None


# --- knock-out -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lot", range(16))
def test_nobody_meets_or_idles_twice_running_when_three_are_left(lot: int) -> None:
    """All have met once, had one bye and lost one life; the last bye was that of 2."""
    byes = [CountedGame(((each, 1, 0),)) for each in (3, 1, 2)]
    games = (won(1, 2), won(2, 3), won(3, 1))
    rounds = tuple(zip(games, byes, strict=True))
    groups = next_round("knock-out", 2, (1, 2, 3), (1, 2, 3), rounds, bytes([lot]) * 32)
    assert groups is not None
    assert (2,) not in groups
    assert {1, 3} not in map(set, groups)


def test_whoever_has_lost_twice_is_out() -> None:
    rounds = ((won(1, 2), won(3, 4)), (won(1, 3), won(2, 4)))
    assert lives_left((1, 2, 3, 4), rounds, LOT) == {1: 2, 2: 1, 3: 1, 4: 0}
    groups = paired("knock-out", 2, 4, *rounds)
    assert groups is not None
    assert sorted(each for group in groups for each in group) == [1, 2, 3]


def test_the_cup_is_over_with_one_left() -> None:
    rounds = ((won(1, 2), won(3)), (won(1, 3), won(2)), (won(3, 2), won(1)), (won(1, 3),))
    for played in range(len(rounds)):
        assert paired("knock-out", 2, 3, *rounds[:played]) is not None
    assert paired("knock-out", 2, 3, *rounds) is None


@pytest.mark.parametrize(
    ("size", "losing"), [(1, ()), (2, (2,)), (3, (2, 3)), (4, (3, 4)), (5, (3, 4, 5))]
)
def test_all_but_the_upper_half_lose_a_life(size: int, losing: tuple[int, ...]) -> None:
    assert losers(won(*range(1, size + 1)), 1, LOT) == losing


def test_of_a_drawn_game_the_points_decide_and_then_the_lot() -> None:
    assert losers(CountedGame(((1, 1, 20), (2, 1, 30))), 1, LOT) == (1,)
    by_lot = {losers(drawn(1, 2), number, LOT) for number in range(1, 20)}
    assert by_lot == {(1,), (2,)}


# --- all formats ---------------------------------------------------------------------------------


@pytest.mark.parametrize("format", ["all-play-all", "swiss", "knock-out"])
@pytest.mark.parametrize("size", [2, 4])
def test_another_lot_gives_another_round(format: Format, size: int) -> None:  # noqa: A002
    everybody = tuple(range(1, 13))
    lots = (bytes([number]) * 32 for number in range(5))
    drawn_rounds = {next_round(format, size, everybody, everybody, (), lot) for lot in lots}
    assert len(drawn_rounds) == 5


def test_a_game_for_three_and_more_leaves_those_over_who_make_no_table() -> None:
    groups = paired("swiss", 3, 4, fewest=3)
    assert groups is not None
    assert sorted(map(len, groups)) == [1, 3]
    first = tuple(won(*group) for group in groups)
    second = paired("swiss", 3, 4, first, fewest=3)
    assert second is not None
    assert second[-1] != groups[-1], "a bye for somebody else"
