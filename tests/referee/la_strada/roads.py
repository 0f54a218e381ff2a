"""Finds all roads of R-6 by walking every path, one hex at a time."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from tests.referee.la_strada.printed_board import AROUND, COST, Hex, Path


class Country(NamedTuple):
    """The input of a search for roads.

    ``open_ground``: the hexes that may still get a tile, with their ground. ``goals``: the
    settlements in which a road may end; ``passable``: those it may only go through (R-10.4).
    """

    open_ground: Mapping[Hex, str]
    goals: Collection[Hex]
    passable: Collection[Hex]
    tiles: Mapping[str, int]


def roads(country: Country, starts: Collection[Hex], days: int) -> Iterator[Path]:
    """Every road from these hexes that costs no more than so many days."""
    for start in starts:
        for way in range(6):
            for path in _walk(country, (start,), way, days):
                grounds = [country.open_ground.get(at) for at in path]
                if all(grounds.count(each) <= left for each, left in country.tiles.items()):
                    yield path


def _walk(country: Country, path: Path, way: int, days: int) -> Iterator[Path]:
    """Every road that begins with this path and goes on to that side."""
    here = path[-1][0] + AROUND[way][0], path[-1][1] + AROUND[way][1]
    ground = country.open_ground.get(here)
    if ground is not None:
        if COST[ground] <= days and here not in path:
            for onward in (way - 1, way, way + 1):
                yield from _walk(country, (*path, here), onward % 6, days - COST[ground])
        return
    if here in path or len(path) == 1:
        return  # before a settlement lies at least one tile
    if here in country.goals:
        yield (*path, here)  # it ends there
    elif here in country.passable:
        for out in range(6):
            yield from _walk(country, (*path, here), out, days)


def cost(ground: Mapping[Hex, str], path: Path) -> int:
    """R-6.6: what the tiles of a road cost; start, end and settlements passed are free."""
    return sum(COST[ground[each]] for each in tiled(ground, path))


def tiled(ground: Mapping[Hex, str], path: Path) -> list[Hex]:
    """The hexes of a road that get a tile."""
    return [each for each in path[1:-1] if ground[each] != "settlement"]
