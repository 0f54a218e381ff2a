"""Standings, against a small referee that is written from the text of the rules."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cups.standings import standings
from model.cup import Cup, Pairing, Placing
from tests.cups.sample_cups import FORMATS, drawn, play, sample_cup, won
from tests.tables.sample_tables import NOON, changed

HALF, ZERO = Fraction(1, 2), Fraction(0)


def _games(cup: Cup) -> list[dict[int, int]]:
    pairings = (pairing for played in cup.rounds for pairing in played.pairings)
    ranks = [{p.entrant: p.rank or 0 for p in pairing.places} for pairing in pairings]
    return [game for game in ranks if all(game.values())]


def _points(one: int, game: dict[int, int]) -> Fraction:
    others = [rank for other, rank in game.items() if other != one]
    if not others:
        return Fraction(game[one] == 1)
    ahead = sum(game[one] < rank for rank in others)
    return (ahead + HALF * others.count(game[one])) / len(others)


def referee(cup: Cup) -> list[tuple[int, list[int]]]:
    """Return the places, each with those who share it, in order of entry.

    "A game gives the share of the others one finished ahead of, ties half; a bye gives 1. Of equal
    points decide: wins less losses against the others of equal points; the points of one's
    opponents, at a larger table their mean, a bye counting one's own; the points of those beaten
    and half of those tied with, likewise. Who is equal even then shares the place."
    """
    games, everybody = _games(cup), [e.number for e in cup.entrants]
    points = {n: sum((_points(n, game) for game in games if n in game), ZERO) for n in everybody}

    def decides(one: int) -> tuple[Fraction, ...]:
        against = faced = beaten = ZERO
        for game in (game for game in games if one in game):
            others = {other: r for other, r in game.items() if other != one}
            if not others and game[one] == 1:
                faced += points[one]
            for other, rank in others.items():
                mean = points[other] / len(others)
                faced += mean
                if game[one] < rank:
                    beaten += mean
                elif game[one] == rank:
                    beaten += mean / 2
                if points[other] == points[one]:
                    against += (game[one] < rank) - (game[one] > rank)
        return points[one], against, faced, beaten

    places: list[tuple[int, list[int]]] = []
    decided = {one: decides(one) for one in everybody}
    for value in sorted(set(decided.values()), reverse=True):
        rank = 1 + sum(len(sharing) for _, sharing in places)
        places.append((rank, [one for one in everybody if decided[one] == value]))
    return places


def places_of(cup: Cup) -> list[tuple[int, list[int]]]:
    rows = standings(cup)
    return [
        (rank, [row.entrant for row in rows if row.rank == rank])
        for rank in sorted({row.rank for row in rows})
    ]


@settings(max_examples=80)
@given(
    st.sampled_from(FORMATS),
    st.integers(3, 10),
    st.integers(2, 5),
    st.sampled_from((0.0, 0.5, 1.0)),
    st.integers(0, 2**32).map(Random),
)
def test_the_referee_agrees(
    kind: str, entrants: int, size: int, tied: float, chance: Random
) -> None:
    cup = play(sample_cup(entrants, format=kind, size=size), chance, leaves=0.05, tied=tied)
    assert places_of(cup) == referee(cup)


def test_points_are_the_share_of_the_others_one_is_ahead_of() -> None:
    tied = Pairing((Placing(1, 1), Placing(2, 2), Placing(3, 2)))
    rows = {row.entrant: row for row in standings(sample_cup(4, [tied, won(4)], size=3))}
    assert [rows[n].points for n in (1, 2, 3, 4)] == [1, Fraction(1, 4), Fraction(1, 4), 1]
    assert [rows[n].played for n in (1, 2, 3, 4)] == [1, 1, 1, 0]
    assert [rows[n].won for n in (1, 2, 3, 4)] == [1, 0, 0, 0]


def test_a_meeting_decides_first() -> None:
    cup = sample_cup(4, [won(2, 1), won(3, 4)], [won(1, 3), won(4, 2)])
    rows = standings(cup)
    assert {row.points for row in rows} == {1}
    assert [row.meetings for row in rows] == [0, 0, 0, 0]
    assert places_of(cup) == [(1, [1, 2, 3, 4])]
    decided = sample_cup(3, [won(2, 1), won(3)], [won(1, 3), won(2)])
    assert [row.entrant for row in standings(decided)] == [2, 1, 3]
    assert places_of(sample_cup(4, [won(3, 1), won(2, 4)], [won(1, 2), won(3, 4)])) == [
        (1, [3]),
        (2, [1]),
        (3, [2]),
        (4, [4]),
    ]


def test_equal_ones_share_the_place_and_the_next_place_is_left_out() -> None:
    assert places_of(sample_cup(4, [drawn(1, 2), drawn(3, 4)])) == [(1, [1, 2, 3, 4])]
    assert places_of(sample_cup(4, [won(1, 2), won(3, 4)])) == [(1, [1, 3]), (3, [2, 4])]


def test_only_counted_games_count_and_who_has_left_keeps_their_results() -> None:
    running = Pairing((Placing(1), Placing(2)))
    cup = sample_cup(3, [won(1, 2), won(3)], [running, won(3)])
    gone = changed(cup.entrants[0], left_at=NOON, left_because="left")
    rows = standings(changed(cup, entrants=(gone, *cup.entrants[1:])))
    assert [(row.entrant, int(row.points), row.has_left) for row in rows] == [
        (3, 2, False),
        (1, 1, True),
        (2, 0, False),
    ]


@pytest.mark.parametrize("wrong", [0, 1])
def test_the_referee_notices_a_wrong_result(wrong: int) -> None:
    cup = sample_cup(4, [won(1, 2), won(3, 4)], [won(1, 3), won(2, 4)])
    other = [won(2, 1), won(3, 4)] if wrong else [won(1, 2), won(4, 3)]
    assert referee(sample_cup(4, other, [won(1, 3), won(2, 4)])) != places_of(cup)


def test_whoever_was_away_from_an_old_knock_out_lost() -> None:
    away = Pairing((Placing(2, 2),))
    assert [row.points for row in standings(sample_cup(3, [won(1, 3), away]))] == [1, 0, 0]
