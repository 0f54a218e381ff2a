"""An independent search for links: slow, simple, from the view alone, by lengths and angles.

It shares no table with the engine: it tries every walk over the plane and checks afterwards whether
each step, turn and tile was allowed (docs/rules/la_strada.md, R-6, R-7, R-10).
"""

from collections import Counter
from collections.abc import Iterator
from math import hypot, sqrt

from core.game import Seat
from games.la_strada.board import AXIAL, COSTS, HEX_NAMES, TERRAINS
from games.la_strada.view import SettlementView, View

Point = tuple[float, float]
DAYS = dict(zip(TERRAINS, COSTS, strict=True))
MOST_TILES = 5


def _point(hex_: int) -> Point:
    q, r = AXIAL[hex_]
    return (sqrt(3) * (q + r / 2), 1.5 * r)


POINTS = [_point(hex_) for hex_ in range(len(HEX_NAMES))]


def _touch(one: int, other: int) -> bool:
    (ax, ay), (bx, by) = POINTS[one], POINTS[other]
    return abs(hypot(ax - bx, ay - by) - sqrt(3)) < 0.01


TOUCHING = [
    [other for other in range(len(HEX_NAMES)) if _touch(one, other)]
    for one in range(len(HEX_NAMES))
]


def _is_gentle(before: int, over: int, after: int) -> bool:
    """Whether the angle at ``over`` is 180 or 120 degrees: the ends lie far enough apart."""
    (ax, ay), (bx, by) = POINTS[before], POINTS[after]
    return hypot(ax - bx, ay - by) > 2.9


def slow_links(view: View, seat: Seat, days: int) -> list[tuple[int, ...]]:
    """All links of a seat for so many days, ascending as paths."""
    return sorted(path for path in _walks(view, seat) if _is_link(view, seat, path, days))


def _walks(view: View, seat: Seat) -> Iterator[tuple[int, ...]]:
    """All ways from the seat's starts over free ground to settlements."""
    own = view.seats[seat]
    laid = {at for road in view.roads for at in road.path}
    laid |= {at for other in view.seats for at in other.workshops}
    spots: set[int] = {settlement.hex for settlement in view.settlements}
    open_ground = set(range(len(HEX_NAMES))) - laid - spots
    starts = set(own.workshops) | {at for at in own.starts if at in spots}
    for start in starts:
        yield from _further((start,), open_ground, spots, 0)


def _further(
    path: tuple[int, ...], ground: set[int], spots: set[int], tiles: int
) -> Iterator[tuple[int, ...]]:
    for on in TOUCHING[path[-1]]:
        if on in path:
            continue
        if on in spots and len(path) > 1:
            yield (*path, on)
            yield from _further((*path, on), ground, spots, tiles)
        if on in ground and tiles < MOST_TILES:
            yield from _further((*path, on), ground, spots, tiles + 1)


def _is_link(view: View, seat: Seat, path: tuple[int, ...], days: int) -> bool:
    own = view.seats[seat]
    spots: dict[int, SettlementView] = {s.hex: s for s in view.settlements}
    *way, end = path[1:]
    grounds = Counter(view.terrain[at] for at in way if at not in spots)
    stock = dict(zip(TERRAINS, own.tiles, strict=True))
    gentle = all(
        over in spots or _is_gentle(before, over, after)
        for before, over, after in zip(path, way, path[2:], strict=False)
    )
    return (
        gentle
        and end in spots
        and own.cubes_left > 0
        and end not in own.starts
        and (len(view.seats) > 2 or not spots[end].cubes)
        and all(_may_pass(view, seat, at) for at in way if at in spots)
        and all(count <= stock[found] for found, count in grounds.items() if found)
        and sum(DAYS[found] * count for found, count in grounds.items() if found) <= days
    )


def _may_pass(view: View, seat: Seat, at: int) -> bool:
    """Only with two players, and only where a rival's cube lies that one has not linked."""
    cubes = next(s.cubes for s in view.settlements if s.hex == at)
    return len(view.seats) == 2 and bool(cubes) and at not in view.seats[seat].starts
