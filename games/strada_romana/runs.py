"""Where wagons can run, from what everybody sees: pure geometry, made once and remembered.

Squares that are not free are a bitmask. A run costs a point for each step. Rules: R-4, R-5.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

import msgspec

from games.strada_romana.board import (
    AHEAD,
    BESIDE,
    FIRST_SQUARES,
    LAST_SQUARES,
    SLANTING,
    SPECIALS,
    Destination,
    Square,
    Wagon,
)
from games.strada_romana.moves import RunWagon

LATERAL, DIAGONAL, STACKING = map(SPECIALS.index, ("lateral", "diagonal", "stacking"))


class Way(msgspec.Struct, frozen=True):
    """A way a wagon may run on an empty road; fields as in RunWagon. ``points``: its steps.

    ``crossed``: the squares run over, the last one too; ``stop``: only the last, none if it
    arrives. Both are sets.
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
def steps(special: int, to: Destination, start: Square | None) -> tuple[Square, ...]:
    """The squares one step away: along lines, then slanting, then beside.

    ``special``: what was bought, an index of SPECIALS; ``start``: None for the start box. Rules:
    R-1.3, R-1.6, R-5.2, R-5.3.
    """
    if start is None:
        return FIRST_SQUARES[to]
    slanting = SLANTING[to][start] if special >= DIAGONAL else ()
    beside = BESIDE[start] if special >= LATERAL else ()
    return (*AHEAD[to][start], *slanting, *beside)


@cache
def ways(special: int, to: Destination, start: Square | None, points: int) -> tuple[Way, ...]:
    """All ways of at most so many points on an empty road, the shortest first."""
    if special > DIAGONAL:
        return ways(DIAGONAL, to, start, points)
    return tuple(way for most in range(1, points + 1) for way in _ways(special, to, start, most))


def _ways(special: int, to: Destination, start: Square | None, points: int) -> Iterator[Way]:
    """Those of exactly so many points, in the order of ``steps``."""
    for path in _paths(special, to, start, points):
        yield _way(path, arrives=False)
    for path in _paths(special, to, start, points - 1):
        last = path[-1] if path else start
        if last in LAST_SQUARES[to]:
            yield _way(path, arrives=True)


def _paths(
    special: int, to: Destination, start: Square | None, points: int
) -> Iterator[tuple[Square, ...]]:
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
    stop = 0 if arrives else 1 << path[-1]
    return Way(path, arrives, len(path) + arrives, crossed, stop)


@cache
def _reach(special: int, to: Destination, start: Square | None, points: int) -> int:
    """The squares that may matter to such runs."""
    squares = 0
    for way in ways(special, to, start, points):
        squares |= way.crossed
    return squares


def runs(
    wagon: Wagon, special: int, to: Destination, start: Square | None, points: int, occupied: int
) -> tuple[RunWagon, ...]:
    """The runs of a wagon of at most so many points, by their points and last square.

    Of several ways with the same points and last square the first one is given. ``occupied``:
    the squares with wagons; its own is free for it, as it leaves it.
    """
    in_reach = occupied & _reach(special, to, start, points)
    if start is not None:
        in_reach &= ~(1 << start)
    return _open_runs(wagon, special, to, start, points, in_reach)


@lru_cache(maxsize=8192)
def _open_runs(
    wagon: Wagon, special: int, to: Destination, start: Square | None, points: int, occupied: int
) -> tuple[RunWagon, ...]:
    first: dict[tuple[int, int], Way] = {}
    for way in ways(special, to, start, points):
        if way.is_open(special, occupied):
            first.setdefault((way.points, way.stop or ARRIVING), way)
    return tuple(RunWagon(wagon, first[key].path, first[key].arrives) for key in sorted(first))


ARRIVING = 1 << 62
"""Sorts arrivals behind all squares."""


def can_run(
    special: int, to: Destination, start: Square | None, points: int, occupied: int
) -> bool:
    """Whether such a wagon has any run. Rules: R-4.6, R-4.7."""
    if points < 1:
        return False
    if special < STACKING:
        return bool(_near(special, to, start) & ~occupied)
    return bool(runs(Wagon(0), special, to, start, points, occupied))


@cache
def _near(special: int, to: Destination, start: Square | None) -> int:
    """The squares one step away, and ARRIVING when the destination is."""
    near = ARRIVING if start in LAST_SQUARES[to] else 0
    for square in steps(special, to, start):
        near |= 1 << square
    return near


def way_through(
    special: int,
    to: Destination,
    start: Square | None,
    points: int,
    occupied: int,
    named: tuple[Square, ...],
    *,
    arrives: bool,
) -> tuple[Square, ...] | None:
    """The shortest open way over the squares named, in that order, or None.

    It ends on the last of them, or with ``arrives`` in the destination.
    """
    free = occupied if start is None else occupied & ~(1 << start)
    for way in ways(special, to, start, points):
        if way.arrives != arrives or not way.is_open(special, free):
            continue
        if arrives or way.path[-1:] == named[-1:]:
            squares = iter(way.path)
            if all(square in squares for square in named):
                return way.path
    return None
