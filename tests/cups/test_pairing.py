"""The laws of pairing, over cups of all kinds by chance, and against an exhaustive search."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cups.pairing import next_round, rounds_planned
from model.cup import Cup
from tests.cups.sample_cups import FORMATS, drawn, groups_of, paired, play, sample_cup, won
from tests.tables.sample_tables import changed

chances = st.integers(0, 2**32).map(Random)


def meetings(cup: Cup) -> Counter[tuple[int, ...]]:
    """How often each pair has met."""
    groups = (sorted(group) for played in cup.rounds for group in groups_of(played))
    return Counter(pair for group in groups for pair in combinations(group, 2))


def byes(cup: Cup) -> Counter[int]:
    return Counter(g[0] for played in cup.rounds for g in groups_of(played) if len(g) == 1)


def all_pairings(entrants: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to pair so many, with one bye if they are odd."""
    if len(entrants) % 2:
        for one in entrants:
            rest = tuple(each for each in entrants if each != one)
            yield from ([*pairs, (one,)] for pairs in all_pairings(rest))
    elif not entrants:
        yield []
    else:
        first, *others = entrants
        for other in others:
            rest = tuple(each for each in others if each != other)
            yield from ([(first, other), *pairs] for pairs in all_pairings(rest))


def faults(cup: Cup) -> list[str]:
    """What breaks a law in the rounds of a cup; nobody has left or was away in it."""
    found = []
    for number, played in enumerate(cup.rounds):
        before = changed(cup, rounds=cup.rounds[:number])
        seated = [each for group in groups_of(played) for each in group]
        if sorted(seated) != [e.number for e in cup.entrants]:
            found.append("everybody is seated once")
        had, idle = byes(before), [g[0] for g in groups_of(played) if len(g) == 1]
        if any(had[one] > min(had[e.number] for e in cup.entrants) for one in idle):
            found.append("a bye goes to who had the fewest")
        if len(idle) > len(seated) % 2:
            found.append("nobody more than needed has a bye")
    if cup.size == 2 and max(meetings(cup).values(), default=0) > 1:
        found.append("no pair meets twice")
    return found


@settings(max_examples=60)
@given(st.sampled_from(FORMATS), st.integers(3, 12), st.integers(2, 5), chances)
def test_cups_in_which_all_stay_keep_the_laws(
    kind: str, entrants: int, size: int, chance: Random
) -> None:
    cup = play(sample_cup(entrants, format=kind, size=size), chance)
    assert faults(cup) == []
    assert len(cup.rounds) == cup.planned_rounds


@settings(max_examples=40)
@given(
    st.sampled_from(FORMATS),
    st.integers(3, 10),
    st.integers(2, 5),
    st.sampled_from((0.0, 0.1, 0.3)),
    st.sampled_from((0.0, 0.2)),
    chances,
)
def test_whoever_leaves_or_is_away_is_not_seated(
    kind: str, entrants: int, size: int, leaves: float, away: float, chance: Random
) -> None:
    cup = play(sample_cup(entrants, format=kind, size=size), chance, leaves=leaves)
    absent = [e.number for e in cup.active if chance.random() < away]
    for number in range(len(cup.rounds)):
        before = changed(cup, rounds=cup.rounds[:number])
        groups = paired(before, absent)
        present = [e.number for e in cup.active if e.number not in absent]
        assert groups is None or sorted(n for group in groups for n in group) == present
        assert groups == paired(before, absent)


@settings(max_examples=60)
@given(st.sampled_from(FORMATS), st.integers(3, 7), st.sampled_from((0.0, 0.2)), chances)
def test_no_pair_meets_again_while_that_is_avoidable(
    kind: str, entrants: int, away: float, chance: Random
) -> None:
    cup = play(sample_cup(entrants, format=kind), chance, leaves=0.1, away=away)
    met, had = meetings(cup), byes(cup)
    present = tuple(e.number for e in cup.active)
    groups = next_round(changed(cup, planned_rounds=len(cup.rounds) + 1), present, 2)

    def cost(pairing: list[tuple[int, ...]]) -> tuple[int, int]:
        again = (met[min(group), max(group)] ** 2 for group in pairing if len(group) == 2)
        return sum(had[group[0]] for group in pairing if len(group) == 1), sum(again)

    best = min(all_pairings(present), key=cost)
    if groups is None:  # all would meet again, so the cup is over
        assert all(met[min(group), max(group)] for group in best if len(group) == 2)
    else:
        assert cost([*groups]) == cost(best)


def all_tables(entrants: tuple[int, ...], size: int) -> Iterator[list[tuple[int, ...]]]:
    """Every way to seat these at tables of one size."""
    if not entrants:
        yield []
        return
    first, *others = entrants
    for mates in combinations(others, size - 1):
        rest = tuple(each for each in others if each not in mates)
        yield from ([(first, *mates), *tables] for tables in all_tables(rest, size))


@pytest.mark.parametrize(("entrants", "size"), [(6, 3), (9, 3), (8, 4), (10, 5)])
@pytest.mark.parametrize("seed", range(4))
def test_at_larger_tables_as_few_meet_again_as_can_be(entrants: int, size: int, seed: int) -> None:
    cup = play(sample_cup(entrants, format="swiss", size=size), Random(seed))
    for number, played in enumerate(cup.rounds):
        met = meetings(changed(cup, rounds=cup.rounds[:number]))

        def again(tables: list[tuple[int, ...]], met: Counter[tuple[int, ...]] = met) -> int:
            groups = (combinations(sorted(table), 2) for table in tables)
            return sum(met[pair] ** 2 for pairs in groups for pair in pairs)

        everybody = tuple(range(1, entrants + 1))
        assert again(groups_of(played)) == min(map(again, all_tables(everybody, size)))


@pytest.mark.parametrize("entrants", range(3, 13))
def test_all_play_all_in_pairs_is_a_round_robin_in_which_all_begin_about_as_often(
    entrants: int,
) -> None:
    cup = play(sample_cup(entrants, format="all-play-all"), Random(entrants))
    assert set(meetings(cup).values()) == {1}
    assert len(meetings(cup)) == entrants * (entrants - 1) // 2
    assert set(byes(cup).values()) <= {1}
    games = [g for played in cup.rounds for g in groups_of(played) if len(g) == 2]
    begun = Counter(game[0] for game in games)
    begun.subtract(game[1] for game in games)
    assert max(map(abs, begun.values())) <= 2


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_equal_scores_play_each_other(size: int) -> None:
    first = [won(*range(n, n + size)) for n in range(1, size * size, size)]
    groups = paired(sample_cup(size * size, first, size=size))
    assert groups is not None
    scored = [sorted(n % size for n in group) for group in groups]
    assert all(len(set(each)) == 1 for each in scored)


@pytest.mark.parametrize("kind", FORMATS)
def test_the_largest_cups_keep_the_laws(kind: str) -> None:
    assert faults(play(sample_cup(33, format=kind, size=3), Random(1))) == []
    assert faults(play(sample_cup(64, format="swiss"), Random(2))) == []


def test_a_bye_goes_to_the_lowest_who_had_none() -> None:
    groups = paired(sample_cup(5, [won(1, 2), won(3, 4), won(5)], [won(1, 3), won(5, 2), won(4)]))
    assert groups is not None
    assert groups[-1] == (2,)


def test_there_is_no_round_after_the_planned_ones_or_for_too_few() -> None:
    over = sample_cup(4, [won(1, 2), won(3, 4)], planned_rounds=1)
    assert paired(over) is None
    assert next_round(sample_cup(4, size=3), [1, 2], 3) is None
    assert paired(sample_cup(4), [1, 2, 3]) is None
    all_met = sample_cup(2, [won(1, 2)], planned_rounds=3)
    assert paired(all_met) is None


@pytest.mark.parametrize(
    ("kind", "entrants", "size", "rounds"),
    [
        ("all-play-all", 4, 2, 3),
        ("all-play-all", 5, 2, 5),
        ("all-play-all", 9, 3, 4),
        ("all-play-all", 3, 3, 3),
        ("swiss", 3, 2, 3),
        ("swiss", 8, 2, 4),
        ("swiss", 64, 2, 7),
        ("swiss", 64, 4, 4),
    ],
)
def test_rounds_planned(kind: str, entrants: int, size: int, rounds: int) -> None:
    (known,) = (each for each in FORMATS if each == kind)
    assert rounds_planned(known, entrants, size) == rounds
    assert rounds_planned(known, size - 1, size, fewest=size) == 0


def test_tables_are_as_large_as_can_be_and_as_equal() -> None:
    groups = next_round(sample_cup(5, size=4), [1, 2, 3, 4, 5], 4)
    assert groups is not None
    assert [*map(len, groups)] == [4, 1]
    groups = next_round(sample_cup(10, size=4), [*range(1, 11)], 2)
    assert groups is not None
    assert sorted(map(len, groups)) == [3, 3, 4]


def test_the_laws_notice_what_breaks_them() -> None:
    good = [won(1, 2), won(3)]
    assert faults(sample_cup(3, good)) == []
    assert faults(sample_cup(3, [won(1, 2)])) == ["everybody is seated once"]
    assert faults(sample_cup(3, good, [won(1, 2), won(3)])) == [
        "a bye goes to who had the fewest",
        "no pair meets twice",
    ]
    assert faults(sample_cup(3, [won(1), won(2), won(3)])) == ["nobody more than needed has a bye"]
    assert faults(sample_cup(2, [drawn(1, 2)], [drawn(2, 1)])) == ["no pair meets twice"]
