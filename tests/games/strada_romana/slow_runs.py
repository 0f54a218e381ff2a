"""An independent search for runs without the engine's tables: by columns and heights, stepwise."""

from typing import NamedTuple

from games.strada_romana.board import Wagon
from games.strada_romana.view import View

WIDTHS = (3, 3, 3, 2, 3, 2, 1, 2, 3, 3, 2, 2)
HEIGHTS = {3: (1.0, 0.0, -1.0), 2: (0.5, -0.5), 1: (0.0,)}
LEVELS = ("none", "lateral", "diagonal", "extra", "stacking")
HOME = (99, 0.0)

Spot = tuple[int, float]
"""A column and how high in it."""

SPOTS: tuple[Spot, ...] = tuple(
    (column, height) for column, width in enumerate(WIDTHS, 1) for height in HEIGHTS[width]
)
"""By number of the square."""


class Slow(NamedTuple):
    """Where a run can end: a wagon, the points it takes, and the square (29: its destination)."""

    wagon: Wagon
    points: int
    end: int


def slow_runs(view: View) -> set[Slow]:
    """All ends of runs of the seat to act."""
    running = view.running
    level = LEVELS.index((running.special if running else None) or "none")
    points = running.points_left if running else 3
    finished = running.finished if running else ()
    found = set()
    for number, seen in enumerate(view.wagons):
        wagon = Wagon(number)
        if not seen.arrived and wagon not in finished:
            found |= {Slow(wagon, used, end) for used, end in _ends(view, wagon, level, points)}
    return found


def _ends(view: View, wagon: Wagon, level: int, points: int) -> set[tuple[int, int]]:
    """Points and last squares, wave by wave over the squares a wagon can be on."""
    own = view.wagons[wagon]
    taken = {
        SPOTS[other.square]
        for number, other in enumerate(view.wagons)
        if other.square is not None and number != wagon
    }
    forward = 1 if own.to == "rome" else -1
    entrance = 0 if own.to == "rome" else 13
    wave: set[Spot] = {(entrance, 0.0) if own.square is None else SPOTS[own.square]}
    found = set()
    for used in range(1, points + 1):
        wave = {after for spot in wave for after in _after(spot, forward, level)}
        if level < LEVELS.index("stacking"):
            wave -= taken
        found |= {(used, SPOTS.index(spot)) for spot in wave - taken - {HOME}}
        found |= {(used, 29) for _ in wave & {HOME}}
    return found


def _after(spot: Spot, forward: int, level: int) -> set[Spot]:
    """Where one step leads on an empty road."""
    if spot == HOME:
        return set()
    column, height = spot
    ahead = column + forward
    if column in (0, 13):
        return {other for other in SPOTS if other[0] == ahead}
    if ahead in (0, 13):
        found = {HOME}
    else:
        found = {other for other in SPOTS if other[0] == ahead and _leads(spot, other, level)}
    if level >= LEVELS.index("lateral"):
        found |= {(c, other) for c, other in SPOTS if c == column and abs(other - height) == 1}
    return found


def _leads(one: Spot, other: Spot, level: int) -> bool:
    """Whether a line, or a paid diagonal, joins spots of neighbouring columns."""
    climb = abs(one[1] - other[1])
    if WIDTHS[one[0] - 1] != WIDTHS[other[0] - 1]:
        return climb <= 0.5
    return climb == 0 or (climb == 1 and level >= LEVELS.index("diagonal"))
