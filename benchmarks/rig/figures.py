"""Named figures: measurements of benchmarks, stored in a file for the report.

``note("a look on disk: p99", 1.5, "ms")``. A figure's goal and its last recorded value stand in
``docs/figures.md`` under the same name, and nowhere else.
"""

import math
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from benchmarks.rig.measures import share_below

MEASURED = Path(__file__).parents[1] / "measured.jsonl"
"""One figure a line, newest last; not in git. ``make bench`` starts a new one."""


class Figure(msgspec.Struct, frozen=True):
    """A measured value with its unit, and the command that measured it (``load --rate 40``)."""

    name: str
    value: float
    unit: str
    command: str = ""


def note(name: str, value: float, unit: str) -> None:
    """Store a figure for the report, in place of earlier ones of that name.

    A value that is not finite counts as not measured.
    """
    if not math.isfinite(value):
        return
    figure = Figure(name, value, unit, _command())
    with MEASURED.open("ab") as file:
        file.write(msgspec.json.encode(figure) + b"\n")


def note_spread(name: str, seconds: Sequence[float]) -> None:
    """Store the median and the 99th percentile, in milliseconds."""
    for percent in (50, 99):
        note(f"{name}: p{percent}", 1_000 * share_below(seconds, percent), "ms")


def measured() -> dict[str, Figure]:
    """Return the newest figure of each name."""
    if not MEASURED.exists():
        return {}
    lines = MEASURED.read_bytes().splitlines()
    figures = [msgspec.json.decode(line, type=Figure) for line in lines]
    return {figure.name: figure for figure in figures}


def _command() -> str:
    """Return the running benchmark as it was called: its module's last name, and its arguments."""
    spec = sys.modules["__main__"].__spec__
    module = "" if spec is None else spec.name.rpartition(".")[2]
    return shlex.join((module, *sys.argv[1:]))
