"""Ratings computed from results. How well they rank people: docs/research/ratings.md."""

import ast
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.game import LEVELS, Level, Seat
from model.results import NEWCOMER, Rated, Result, SeatResult, is_settled
from model.table import PlayerId, TableCode, TableId
from tables.history.rated_games import why_unrated
from tables.history.ratings import (
    LOWEST_SHOWN,
    USUAL_STRENGTHS,
    Strengths,
    rated_after,
    shown,
    strength_among,
)
from tests.game_data import ROOT
from tests.games.catalogue import EVERY_GAME
from tests.tables.sample_tables import changed

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
    strong, weak = Rated(35, 2, 9), Rated(20, 2, 9)
    over_strong = after(ended(1, 2), {PlayerId(2): strong})[0]
    over_weak = after(ended(1, 2), {PlayerId(2): weak})[0]
    assert over_strong.mu > over_weak.mu > NEWCOMER.mu


# --- what an accomplice, or somebody much weaker, is good for -------------------------------------


def among_computers(*levels: str, people: int = 1) -> Result:
    """A game that the first person has won, before other people and then computers."""
    result = ended(*range(1, people + len(levels) + 1))
    seats = [
        seat if n < people else changed(seat, player=None, level=levels[n - people])
        for n, seat in enumerate(result.seats)
    ]
    return changed(result, seats=tuple(seats))


def rated_often(result: Result, games: int, strengths: Strengths) -> Rated:
    """The first person after so many games that all ended so."""
    known: dict[PlayerId, Rated] = {}
    for _ in range(games):
        known |= rated_after(result, known, strengths)
    return known[PlayerId(1)]


@pytest.mark.parametrize("key", EVERY_GAME)
def test_with_an_accomplice_a_computer_brings_nothing(key: str) -> None:
    strengths = EVERY_GAME[key].strengths
    with_expert = rated_often(among_computers("expert", people=2), 30, strengths)
    assert with_expert == rated_often(among_computers(people=2), 30, strengths)
    assert not why_unrated(among_computers("expert", people=2), [])


def test_a_result_of_before_with_a_computer_of_unknown_strength_is_counted_anew() -> None:
    assert why_unrated(among_computers("Sample"), []) == "engine"
    assert why_unrated(among_computers("Sample", people=2), []) is None
    partner = ended(1, 1, 2, 2, sides=(0, 1, 0, 1))
    seats = [changed(s, player=None, level="Sample") if s.seat > 1 else s for s in partner.seats]
    assert why_unrated(changed(partner, seats=tuple(seats)), []) == "engine", "it is a partner"


def test_people_who_win_together_against_computers_are_not_rated() -> None:
    result = ended(1, 1, 2, 2, sides=(0, 0, 1, 1))
    seats = [changed(s, player=None, level="expert") if s.side else s for s in result.seats]
    assert why_unrated(changed(result, seats=tuple(seats)), []) == "computers"
    mixed = [changed(s, player=None, level="easy") if s.seat % 2 else s for s in result.seats]
    assert why_unrated(changed(result, seats=tuple(mixed)), []) is None, "each side has a person"


@pytest.mark.parametrize("key", EVERY_GAME)
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_climbs_far_above_computers(key: str, level: Level) -> None:
    """If they are very weak, whoever is new gains nothing at all."""
    strengths = EVERY_GAME[key].strengths
    for levels in ((level,), (level, level)):
        if level in strengths:
            strength = strength_among(strengths[level], 1 + len(levels))
            after_many = rated_often(among_computers(*levels), 100, strengths)
            assert shown(after_many) <= max(1500, shown(Rated(strength, 1, 1)) + 250)
            assert (after_many.games, after_many.with_people) == (100, 0)


def test_games_with_computers_leave_doubt_that_games_with_people_dispel() -> None:
    farmed = rated_often(among_computers("normal"), 100, USUAL_STRENGTHS)
    assert farmed.sigma >= NEWCOMER.sigma / 2
    lost = {PlayerId(1): farmed}
    for _ in range(2):
        lost |= {PlayerId(1): after(ended(2, 1), lost)[0]}
    assert shown(lost[PlayerId(1)]) < shown(farmed) - 100


def test_nobody_climbs_far_above_newcomers() -> None:
    rated = NEWCOMER
    for n in range(100):
        seats = ended(1, 2).seats
        result = changed(ended(1, 2), seats=(seats[0], changed(seats[1], player=PlayerId(9 + n))))
        rated = rated_after(result, {PlayerId(1): rated}, USUAL_STRENGTHS)[PlayerId(1)]
    assert shown(rated) <= shown(NEWCOMER) + 250
    assert rated.with_people == 100


def test_over_people_who_are_proved_one_climbs_further() -> None:
    known = {PlayerId(2): Rated(25, 2, 9, with_people=9)}
    rated = NEWCOMER
    for _ in range(200):
        rated = after(ended(1, 2), known | {PlayerId(1): rated})[0]
    assert shown(NEWCOMER) + 400 < shown(rated) <= shown(NEWCOMER) + 520


def test_whoever_loses_though_victory_was_sure_loses_all_the_same() -> None:
    strong = Rated(45, 2, 9)
    lost, won = after(ended(2, 1), {PlayerId(1): strong})
    assert lost.mu < strong.mu
    assert won.mu > NEWCOMER.mu


def test_who_gains_nothing_by_the_weakest_gains_by_the_others() -> None:
    before = {PlayerId(n): Rated(40, 2, 9, with_people=9) for n in (1, 2)}
    three, two = after(ended(1, 2, 3), before), after(ended(1, 2), before)
    assert three[0] == two[0]


def test_every_game_says_how_strong_its_computers_are() -> None:
    for key, entry in EVERY_GAME.items():
        assert tuple(entry.strengths) == entry.levels, key
        for sides in range(2, entry.game.manifest.most_seats + 1):
            strengths = [strength_among(each, sides) for each in entry.strengths.values()]
            assert strengths == sorted(strengths), (key, sides)
        assert entry.strengths["normal"] == NEWCOMER.mu, "an unknown person is one like them"


def test_a_rating_is_written_as_people_know_such_numbers() -> None:
    assert shown(NEWCOMER) == 1500
    assert shown(Rated(26.0, 1.0, 9)) == 1540
    assert [is_settled(Rated(25, 5, 99, games), 2) for games in (4, 5)] == [False, True]
    assert not is_settled(Rated(25, 5, 99, 99), among=1)


@settings(max_examples=40)
@given(st.floats(-1e6, 1e6))
def test_no_rating_is_shown_below_the_lowest(mu: float) -> None:
    assert shown(Rated(mu, 1.0, 99)) >= LOWEST_SHOWN > 0


def test_who_is_always_last_is_shown_the_lowest_and_rated_beneath_it() -> None:
    before: dict[PlayerId, Rated] = {}
    for _ in range(150):
        for number, rated in enumerate(after(ended(1, 2, 3, 4), before), 1):
            before[PlayerId(number)] = rated
    last = before[PlayerId(4)]
    assert shown(last) == LOWEST_SHOWN
    assert last.mu < NEWCOMER.mu + (LOWEST_SHOWN - 1500) / 40, "the order beneath is kept"


@pytest.mark.parametrize("room", ["cogs", "workers", "rendering", "pages", "cups", "model"])
def test_nothing_but_the_function_for_it_turns_a_rating_into_what_is_shown(room: str) -> None:
    for path in (ROOT / room).rglob("*.py"):
        read = {
            node.attr
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Attribute)
        }
        assert "mu" not in read, path


def test_a_computer_is_as_strong_as_measured_among_so_many_sides() -> None:
    assert strength_among(30.0, 4) == 30.0
    by_sides = {2: 20.0, 4: 30.0}
    assert [strength_among(by_sides, sides) for sides in (2, 3, 4, 5)] == [20.0, 20.0, 30.0, 30.0]
    lone = among_computers("hard", "hard", "hard")
    strengths = {**USUAL_STRENGTHS, "hard": {2: 99.0, 4: 35.0}}
    assert rated_after(lone, {}, strengths) == rated_after(lone, {}, USUAL_STRENGTHS)
