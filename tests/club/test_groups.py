"""Groups of three and more: for few entrants the best of all, compared with every grouping."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, combinations
from random import Random

import pytest

from club.model.cup import Format
from club.pairing.groups import best_groups
from club.pairing.table_sizes import TableSizes
from club.standings.scores import lives_left, total_scores
from tests.club.pairing_laws import Before
from tests.club.simulated_cups import FORMATS, SimulatedCup, Terms, play

Grouping = Sequence[Sequence[int]]

SEARCHES = 10


def every_grouping(entrants: Sequence[int], sizes: Sequence[int]) -> Iterator[list[list[int]]]:
    """Yield all ways to seat the entrants at tables of these sizes."""
    if not entrants:
        yield []
        return
    first, *others = entrants
    for size in set(sizes):
        left = list(sizes)
        left.remove(size)
        for mates in combinations(others, size - 1):
            rest = [each for each in others if each not in mates]
            for groups in every_grouping(rest, left):
                yield [[first, *mates], *groups]


def cost_of(groups: Grouping, costs: Mapping[tuple[int, int], int]) -> int:
    return sum(costs[pair] for group in groups for pair in combinations(sorted(group), 2))


def random_costs(entrants: int, chance: Random) -> dict[tuple[int, int], int]:
    """Costs of pairs, often nothing and often the same."""
    pairs = combinations(range(1, entrants + 1), 2)
    return {pair: chance.choice((0, 0, 1, 1, 4, chance.randrange(100))) for pair in pairs}


def found(entrants: int, size: int, costs: Mapping[tuple[int, int], int], seed: int) -> Grouping:
    chance = Random(seed)
    orders = [chance.sample(range(1, entrants + 1), entrants) for _ in range(SEARCHES)]
    return best_groups(orders, TableSizes(size).split(entrants), costs)


# --- few entrants --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize(
    "entrants", [3, 4, 5, 6, 7, 8, *(pytest.param(n, marks=pytest.mark.long) for n in (9, 10))]
)
def test_groups_of_few_entrants_are_the_best_of_all(entrants: int, size: int) -> None:
    sizes = TableSizes(size).split(entrants)
    for seed in range(5):
        costs = random_costs(entrants, Random(seed))
        groups = found(entrants, size, costs, seed)
        assert sorted(map(len, groups), reverse=True) == list(sizes)
        best = min(cost_of(every, costs) for every in every_grouping(range(1, entrants + 1), sizes))
        assert cost_of(groups, costs) == best


def test_of_groups_of_equal_cost_the_order_decides() -> None:
    costs = dict.fromkeys(combinations(range(1, 9), 2), 0)
    found_first = {tuple(map(tuple, found(8, 3, costs, seed))) for seed in range(5)}
    assert len(found_first) == 5


# --- rounds of cups ------------------------------------------------------------------------------


def levels(cup: SimulatedCup, number: int) -> Mapping[int, Fraction | int]:
    """What is to be alike at a table in the round after so many."""
    everybody, rounds = cup.terms.everybody, cup.rounds[:number]
    if cup.terms.format == "swiss":
        return total_scores(everybody, rounds)
    if cup.terms.format == "knock-out":
        return lives_left(everybody, rounds, cup.lot)
    return dict.fromkeys(everybody, 0)


def worth(groups: Grouping, before: Before) -> tuple[int, Fraction | int]:
    """Return what a grouping costs: meetings, then differences of level."""
    level = levels(before.cup, before.number)
    pairs = [pair for group in groups for pair in combinations(group, 2)]
    return before.meetings_of(groups), sum((level[one] - level[two]) ** 2 for one, two in pairs)


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize(
    ("size", "entrants"),
    [
        (3, 7),
        (3, 8),
        (4, 7),
        *(pytest.param(*each, marks=pytest.mark.long) for each in ((3, 10), (4, 10), (5, 9))),
    ],
)
def test_no_round_has_a_better_grouping(format: Format, size: int, entrants: int) -> None:  # noqa: A002
    cup = play(Terms(format, entrants, size), seed=entrants)
    for number, games in enumerate(cup.rounds):
        groups, before = [game.entrants for game in games], Before(cup, number)
        every = every_grouping(before.playing, [len(group) for group in groups])
        assert worth(groups, before) == min(worth(other, before) for other in every)


# --- many entrants -------------------------------------------------------------------------------


@pytest.mark.parametrize(("entrants", "size"), [(14, 3), (14, 4), (23, 5), (64, 3)])
def test_no_two_tables_of_many_entrants_can_be_regrouped_at_less_cost(
    entrants: int, size: int
) -> None:
    costs = random_costs(entrants, Random(size))
    groups = found(entrants, size, costs, seed=size)
    assert sorted(chain(*groups)) == list(range(1, entrants + 1))
    assert sorted(map(len, groups), reverse=True) == list(TableSizes(size).split(entrants))
    for two in combinations(groups, 2):
        every = every_grouping([*chain(*two)], [*map(len, two)])
        assert cost_of(two, costs) == min(cost_of(other, costs) for other in every)


@pytest.mark.parametrize(("entrants", "size"), [(13, 3), (14, 3), (14, 4), (22, 4)])
def test_a_grouping_without_any_cost_is_found(entrants: int, size: int) -> None:
    """All pairs cost something but those of one grouping, with small tables among large ones."""
    chance = Random(entrants)
    costs = {pair: chance.randint(1, 9) for pair in combinations(range(1, entrants + 1), 2)}
    drawn = chance.sample(range(1, entrants + 1), entrants)
    for length in TableSizes(size).split(entrants):
        group, drawn = drawn[:length], drawn[length:]
        costs.update(dict.fromkeys(combinations(sorted(group), 2), 0))
    assert cost_of(found(entrants, size, costs, seed=1), costs) == 0
