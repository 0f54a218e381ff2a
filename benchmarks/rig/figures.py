"""Named figures: what a benchmark has measured, kept in a file beside it for the report.

``note("a look on disk: p99", 1.5, "ms")``. What a figure should be, and what it was when it was
last recorded, stands in ``docs/operations.md`` under the same name, and nowhere else.
"""

import math
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from benchmarks.rig.measures import share_below

MEASURED = Path(__file__).parents[1] / "measured.jsonl"
"""One figure a line, the newest last; not kept by git. ``make bench`` begins a new one."""


class Figure(msgspec.Struct, frozen=True):
    """What was measured, in which unit, and the command that measured it (``load --rate 40``)."""

    name: str
    value: float
    unit: str
    command: str = ""


def note(name: str, value: float, unit: str) -> None:
    """Keep a figure for the report, over what was measured under that name before.

    What came to no number was not measured.
    """
    if not math.isfinite(value):
        return
    figure = Figure(name, value, unit, _command())
    with MEASURED.open("ab") as file:
        file.write(msgspec.json.encode(figure) + b"\n")


def note_spread(name: str, seconds: Sequence[float]) -> None:
    """Keep the median and the worst of a hundred, in milliseconds."""
    for percent in (50, 99):
        note(f"{name}: p{percent}", 1_000 * share_below(seconds, percent), "ms")


def measured() -> dict[str, Figure]:
    """The newest figure of each name."""
    if not MEASURED.exists():
        return {}
    lines = MEASURED.read_bytes().splitlines()
    figures = [msgspec.json.decode(line, type=Figure) for line in lines]
    return {figure.name: figure for figure in figures}


def _command() -> str:
    """The benchmark that runs, as it was called: its module's last name, and its arguments."""
    spec = sys.modules["__main__"].__spec__
    module = "" if spec is None else spec.name.rpartition(".")[2]
    return shlex.join((module, *sys.argv[1:]))
