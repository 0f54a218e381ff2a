"""Lists of numbers, each written as its difference from an earlier one.

Most positions of a game share nearly all shapes with the position before, or with the same position
seen by others. A list is coded as ``[base, …]``: the number of an earlier list (from 1; 0: none),
then runs taken over from it, each a start and a length, and new items ``-1 - item``.
"""

from collections.abc import Iterable, Iterator, Sequence

Items = tuple[int, ...]
Coded = list[int]


class DeltaEncodedLists:
    """Collects lists; equal ones are kept once. ``coded``: all of them, as a page reads them."""

    def __init__(self) -> None:
        self.coded: list[Coded] = []
        self._lists: list[Items] = []
        self._numbers: dict[Items, int] = {}

    def add(self, items: Items, near: Iterable[int]) -> int:
        """Return the number of this list; ``near``: earlier ones that are likely to be alike."""
        if items not in self._numbers:
            bases = dict.fromkeys(near)
            tried = ([base + 1, *_difference(self._lists[base], items)] for base in bases)
            self.coded.append(min([*tried, [0, *_difference((), items)]], key=len))
            self._numbers[items] = len(self._lists)
            self._lists.append(items)
        return self._numbers[items]


def _difference(before: Sequence[int], items: Sequence[int]) -> Iterator[int]:
    """Yield the code of ``items`` as a change of ``before``."""
    places = {item: place for place, item in reversed([*enumerate(before)])}
    at = 0
    while at < len(items):
        start = places.get(items[at])
        if start is None:
            yield -1 - items[at]
            at += 1
            continue
        long = _same(before, start, items, at)
        yield start
        yield long
        at += long


def _same(before: Sequence[int], start: int, items: Sequence[int], at: int) -> int:
    """Return how many items are the same from these places on."""
    most = min(len(before) - start, len(items) - at)
    return next((n for n in range(most) if before[start + n] != items[at + n]), most)


def decoded(coded: Sequence[Coded]) -> list[Items]:
    """Return all lists again, as the script of a page does."""
    lists: list[Items] = []
    for base, *code in coded:
        before: Items = lists[base - 1] if base else ()
        lists.append(tuple(_read(before, iter(code))))
    return lists


def _read(before: Items, code: Iterator[int]) -> Iterator[int]:
    for number in code:
        if number < 0:
            yield -1 - number
        else:
            yield from before[number : number + next(code)]
