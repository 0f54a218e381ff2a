"""Finds what is dealt unevenly: hidden things do not lie as they lie when they are rearranged."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Any, Final

import msgspec

from core.rng import Rng
from tests.games.subjects import Subject
from tests.games.whole_games import seed_from

DEALS: Final = 250
MOST_VALUES: Final = 60
"""A field with more values, such as a set of cards in one number, is not compared."""

FAR: Final = 7.0
"""How many standard deviations of a fair deal are too many."""


def uneven_fields(subject: Subject) -> list[str]:
    """The fields of a dealt state that are distributed otherwise when hidden things are shuffled.

    Who sees what all see cannot tell a deal from its twin, so over many deals a field must hold
    each value as often in both. What is open at the beginning is the same in both, and not judged.
    """
    seats, options = max(subject.seat_counts), subject.options[0]
    dealt, twins = defaultdict[str, Counter[Any]](Counter), defaultdict[str, Counter[Any]](Counter)
    for number in range(DEALS):
        state = subject.game.initial_state(seats, options, seed_from(number)).state
        _count(dealt, state)
        shuffled = Rng(seed_from(DEALS + number))
        _count(twins, subject.permute_hidden(state, None, shuffled, None))
    return [field for field in sorted(dealt) if _differ(dealt[field], twins[field])]


def _count(counts: dict[str, Counter[Any]], state: Any) -> None:
    for field, value in _fields(msgspec.to_builtins(state)):
        counts[field][value] += 1


def _fields(value: Any, field: str = "") -> Iterator[tuple[str, Any]]:
    """All values in a state that hold no others, each with its path; chance itself is left out."""
    members: Iterable[tuple[Any, Any]] = ()
    if isinstance(value, dict):
        members = value.items()
    elif isinstance(value, list | tuple):
        members = enumerate(value)
    else:
        yield field, value
    for name, member in members:
        if name != "rng":
            yield from _fields(member, f"{field}.{name}" if field else str(name))


def _differ(one: Counter[Any], other: Counter[Any]) -> bool:
    """Whether two samples come from different distributions, by the test of chi-squared."""
    values = one.keys() | other.keys()
    if not 1 < len(values) <= MOST_VALUES:
        return False
    distance = sum(
        (one[value] - other[value]) ** 2 / (one[value] + other[value]) for value in values
    )
    freedom = len(values) - 1
    return distance > freedom + FAR * sqrt(2 * freedom)
