"""Prints measured figures, each beside the floor that it must not miss, if it has one.

``note("a look on disk: p99", 1.5, "ms")``. ``docs/figures.md`` has those that pages claim.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from benchmarks.rig.measures import share_below

_SMALL = "20 a second, 1 core and 512 MB"

AT_MOST: Final[Mapping[str, float]] = {
    f"{_SMALL}: acknowledged: p99": 50,
    f"{_SMALL}: answered: p99": 500,
    f"{_SMALL}: board posted: p99": 1_000,
    f"{_SMALL}: killed for memory": 0,
    f"{_SMALL}: faults": 0,
    f"{_SMALL}: processor time an interaction, to the floor": 8.7,
    "memory: ready": 160,
    "memory: 200 busy tables, at most": 320,
    "from the start: connected, to import discord": 2.8,
}
AT_LEAST: Final[Mapping[str, float]] = {
    "a picture, mean of all positions: to the obvious way": 15,
}


def note(name: str, value: float, unit: str) -> None:
    """Print a figure and, if it has one, its floor and whether it is missed."""
    most, least = AT_MOST.get(name), AT_LEAST.get(name)
    floor = ""
    if most is not None:
        floor = f"  (at most {most:g}{'' if value <= most else ': MISSED'})"
    if least is not None:
        floor = f"  (at least {least:g}{'' if value >= least else ': MISSED'})"
    print(f"{name}: {value:.4g} {unit}{floor}")


def note_spread(name: str, seconds: Sequence[float]) -> None:
    """Print the median and the 99th percentile, in milliseconds."""
    for percent in (50, 99):
        note(f"{name}: p{percent}", 1_000 * share_below(seconds, percent), "ms")
