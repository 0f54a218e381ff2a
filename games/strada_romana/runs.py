"""The geometry of runs, from what everybody sees, as cached tables.

A wagon starts from a square or IN_BOX. Sets of squares are bit sets. A run costs a point for each
step. ``special`` is what was bought, an index of SPECIALS. Rules: R-4, R-5.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

import msgspec

from games.strada_romana.board import (
    AHEAD,
    BESIDE,
    FIRST_SQUARES,
    IN_BOX,
    LAST_SQUARES,
    SLANTING,
    SPECIALS,
    SQUARE_NAMES,
    Destination,
    Square,
    Wagon,
)
from games.strada_romana.moves import RunWagon

LATERAL, DIAGONAL, STACKING = map(SPECIALS.index, ("lateral", "diagonal", "stacking"))

ARRIVING = 1 << len(SQUARE_NAMES)
"""The bit of the destination in sets of squares, after those of all squares."""

PLACES = (*range(len(SQUARE_NAMES)), IN_BOX)
"""All starting places of wagons; tables by place end with the entry for IN_BOX."""


class Way(msgspec.Struct, frozen=True):
    """A possible way of a wagon on an empty road; fields as in RunWagon. ``points``: its steps.

    ``crossed``: the squares of the way, the last one included; ``stop``: only the last, or
    ARRIVING. Both are bit sets.
    """

    path: tuple[Square, ...]
    arrives: bool
    points: int
    crossed: int
    stop: int

    def is_open(self, special: int, occupied: int) -> bool:
        """Whether no wagon is in the way. Rules: R-4.3, R-5.5."""
        return not (self.stop if special >= STACKING else self.crossed) & occupied


@cache
def steps(special: int, to: Destination, start: int) -> tuple[Square, ...]:
    """Return the squares one step away: along lines, then diagonal, then lateral.

    Rules: R-1.3, R-1.6, R-5.2, R-5.3.
    """
    if start == IN_BOX:
        return FIRST_SQUARES[to]
    slanting = SLANTING[to][start] if special >= DIAGONAL else ()
    beside = BESIDE[start] if special >= LATERAL else ()
    return (*AHEAD[to][start], *slanting, *beside)


@cache
def ways(special: int, to: Destination, start: int, points: int) -> tuple[Way, ...]:
    """Return all ways of at most so many points on an empty road, the shortest first."""
    if special > DIAGONAL:
        return ways(DIAGONAL, to, start, points)
    return tuple(way for each in range(1, points + 1) for way in _ways(special, to, start, each))


def _ways(special: int, to: Destination, start: int, points: int) -> Iterator[Way]:
    """Iterate over the ways of exactly so many points, in the order of ``steps``."""
    for path in _paths(special, to, start, points):
        yield _way(path, arrives=False)
    for path in _paths(special, to, start, points - 1):
        last = path[-1] if path else start
        if last in LAST_SQUARES[to]:
            yield _way(path, arrives=True)


def _paths(special: int, to: Destination, start: int, points: int) -> Iterator[tuple[Square, ...]]:
    if not points:
        yield ()
        return
    for square in steps(special, to, start):
        for rest in _paths(special, to, square, points - 1):
            yield (square, *rest)


def _way(path: tuple[Square, ...], *, arrives: bool) -> Way:
    crossed = 0
    for square in path:
        crossed |= 1 << square
    stop = ARRIVING if arrives else 1 << path[-1]
    return Way(path, arrives, len(path) + arrives, crossed, stop)


@cache
def reach(special: int, to: Destination, points: int) -> tuple[int, ...]:
    """Return for each of PLACES the squares whose wagons may block runs from it.

    The place itself is excluded, because a wagon leaves its square.
    """
    return tuple(_reach(special, to, start, points) for start in PLACES)


def _reach(special: int, to: Destination, start: int, points: int) -> int:
    squares = 0
    for way in ways(special, to, start, points):
        squares |= way.crossed
    return squares if start == IN_BOX else squares & ~(1 << start)


def runs(
    wagon: int, special: int, to: Destination, start: int, points: int, occupied: int
) -> tuple[RunWagon, ...]:
    """Return the runs of a wagon of at most so many points, by points and last square.

    Of several ways with the same points and last square the first is returned. ``occupied``: the
    squares with wagons; its own counts as free.
    """
    hindering = occupied & reach(special, to, points)[start]
    return open_runs(wagon, special, to, start, points, hindering)


@lru_cache(maxsize=1 << 12)
def open_runs(
    wagon: int, special: int, to: Destination, start: int, points: int, hindering: int
) -> tuple[RunWagon, ...]:
    """Return the same as ``runs``, given only the occupied squares within ``reach``."""
    first: dict[tuple[int, int], RunWagon] = {}
    for way in ways(special, to, start, points):
        key = way.points, way.stop
        if key not in first and way.is_open(special, hindering):
            first[key] = RunWagon(Wagon(wagon), way.path, way.arrives)
    return tuple([first[key] for key in sorted(first)])


def can_run(special: int, to: Destination, start: int, points: int, occupied: int) -> bool:
    """Whether a wagon at ``start`` has any run. Rules: R-4.6, R-4.7."""
    if special >= STACKING:
        return bool(runs(0, special, to, start, points, occupied))
    return points > 0 and bool(near(special, to)[start] & ~occupied)


@cache
def near(special: int, to: Destination) -> tuple[int, ...]:
    """Return for each of PLACES the squares one step away, and ARRIVING if within a step."""
    return tuple(_near(special, to, start) for start in PLACES)


def _near(special: int, to: Destination, start: int) -> int:
    squares = ARRIVING if start in LAST_SQUARES[to] else 0
    for square in steps(special, to, start):
        squares |= 1 << square
    return squares


def way_through(
    special: int,
    to: Destination,
    start: int,
    points: int,
    occupied: int,
    named: tuple[Square, ...],
    *,
    arrives: bool,
) -> tuple[Square, ...] | None:
    """Return the shortest free way over the named squares in that order, or None.

    It ends on the last of them, or with ``arrives`` in the destination.
    """
    hindering = occupied & reach(special, to, points)[start]
    for way in ways(special, to, start, points):
        if way.arrives != arrives or not way.is_open(special, hindering):
            continue
        if arrives or way.path[-1:] == named[-1:]:
            squares = iter(way.path)
            if all(square in squares for square in named):
                return way.path
    return None
