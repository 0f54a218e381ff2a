"""In a Swiss cup for pairs in which all stay nobody meets twice, whatever the results."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from club.model.counted_game import CountedGame, Rounds
from club.pairing.pairing import next_round, rounds_planned
from tests.club.sample_games import drawn, won

LOT = b"a lot of thirty-two bytes or so"


def results_of(group: tuple[int, ...], tied: bool) -> list[CountedGame]:
    if len(group) == 1:
        return [won(*group)]
    one, other = group
    return [won(one, other), won(other, one), *([drawn(one, other)] if tied else [])]


def cups(entrants: int, tied: bool, played: Rounds = ()) -> Iterator[list[tuple[int, ...]]]:
    """Yield the groups of all rounds of each cup that results can make."""
    everybody = tuple(range(1, entrants + 1))
    groups = next_round("swiss", 2, everybody, everybody, played, LOT)
    if groups is None:
        yield [game.entrants for games in played for game in games]
    elif len(played) + 1 == rounds_planned("swiss", entrants, 2):
        yield [*(game.entrants for games in played for game in games), *groups]
    else:
        for games in product(*(results_of(group, tied) for group in groups)):
            yield from cups(entrants, tied, (*played, games))


def nobody_is_paired_twice(groups: Sequence[tuple[int, ...]]) -> None:
    """Neither with the same opponent nor with the bye."""
    pairs = [frozenset(group) for group in groups]
    assert len(set(pairs)) == len(pairs)


@pytest.mark.parametrize(
    ("entrants", "tied"),
    [
        (3, True),
        (4, True),
        (5, True),
        (6, True),
        (7, False),
        pytest.param(8, False, marks=pytest.mark.long),
    ],
)
def test_nobody_meets_twice_whatever_the_results(entrants: int, tied: bool) -> None:
    for groups in cups(entrants, tied):
        nobody_is_paired_twice(groups)
