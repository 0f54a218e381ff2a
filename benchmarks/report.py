"""Reports every figure beside its goal and its last recorded value.

``python -m benchmarks.report`` writes ``benchmarks/report.md`` of the figures measured since ``make
bench`` began; ``--record`` writes them into the tables of ``docs/figures.md``, the only place of
goals and earlier values. Those tables have four columns:

| Figure | Recorded | Goal | Made by |

A goal is ``≤ 20 ms``, ``≥ 35 times``, or, where none is set, the better direction: ``less`` or
``more``.

Machines differ by a factor of two and more. Where the floor was measured (``benchmarks.floor``: the
processor time of an interaction of a minimal bot), each time is also given in floors, first, and
compared in floors with the recorded one: on a machine half as fast it is the same number.
"""

import argparse
import math
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, Self

import msgspec

from benchmarks.rig.figures import Figure, measured

FIGURES: Final = Path(__file__).parents[1] / "docs" / "figures.md"
PAGE: Final = Path(__file__).parent / "report.md"

FLOOR: Final = "the floor, 40 a second: processor time an interaction"
"""The figure, in milliseconds, that times are compared with."""

_MILLISECONDS: Final = {"µs": 0.001, "ms": 1.0, "s": 1000.0}

FALL: Final = 1.2
"""A figure this many times worse than recorded is reported; less may be a busy machine."""

_HEADING: Final = "| Figure | Recorded | Goal | Made by |"
_NUMBER: Final = re.compile(r"(-?[\d,]*\.?\d+)(?: (.*))?")
_BETTER: Final = {"≤": -1, "less": -1, "≥": 1, "more": 1}


class Goal(msgspec.Struct, frozen=True):
    """The goal of a figure; ``better``: 1 if more is better, -1 if less is."""

    better: int
    value: float | None = None

    def is_met(self, value: float) -> bool:
        """Whether the value meets the goal; NaN never does."""
        if math.isnan(value):
            return False
        return self.value is None or self.better * value >= self.better * self.value

    def times_worse(self, value: float, before: float) -> float:
        """Return how many times worse than before the value is; 1 means equal."""
        worse, better = (value, before) if self.better < 0 else (before, value)
        return worse / better if better else math.inf if worse else 1.0

    def said(self, unit: str) -> str:
        """Return the goal as the tables write it."""
        if self.value is None:
            return "less" if self.better < 0 else "more"
        return f"{'≤' if self.better < 0 else '≥'} {said(self.value, unit)}"


class Row(msgspec.Struct, frozen=True):
    """A row of the tables; ``recorded``: None if never measured."""

    name: str
    recorded: float | None
    unit: str
    goal: Goal
    command: str


def rows(page: str) -> Iterator[Row]:
    """Yield all rows of a page's tables. Raises ValueError for a row that cannot be parsed."""
    for line in _lines(page):
        yield _row(line)


def _lines(page: str) -> Iterator[str]:
    inside = False
    for line in page.splitlines():
        inside = line.startswith("|") and (inside or line == _HEADING)
        if inside and line != _HEADING and not line.startswith("| ---"):
            yield line


def _row(line: str) -> Row:
    name, recorded, goal, command = (cell.strip() for cell in line.strip("|").split("|"))
    value, unit = _quantity(recorded) if recorded else (None, "")
    side, _, wanted = goal.partition(" ")
    if side not in _BETTER:
        raise ValueError(line)
    limit, goal_unit = _quantity(wanted) if wanted else (None, unit)
    if recorded and goal_unit != unit:
        raise ValueError(line)
    return Row(name, value, unit or goal_unit, Goal(_BETTER[side], limit), command.strip("`"))


def _quantity(written: str) -> tuple[float, str]:
    found = _NUMBER.fullmatch(written)
    if found is None:
        raise ValueError(written)
    return float(found[1].replace(",", "")), found[2] or ""


def said(value: float, unit: str) -> str:
    """Return a quantity with three significant digits."""
    digits = max(0, 2 - math.floor(math.log10(abs(value)))) if value and math.isfinite(value) else 0
    number = f"{value:,.{digits}f}"
    return f"{number.rstrip('0').rstrip('.') if '.' in number else number} {unit}".strip()


def with_recorded(page: str, figures: Mapping[str, Figure]) -> str:
    """Return the page with these figures in its tables; figures without a row are left out."""
    for line in list(_lines(page)):
        figure = figures.get(_row(line).name)
        if figure is not None:
            cells = line.strip("|").split("|")
            cells[1] = f" {said(figure.value, figure.unit)} "
            page = page.replace(line, f"|{'|'.join(cells)}|")
    return page


class Floors(msgspec.Struct, frozen=True):
    """The floor as measured now and as recorded, in milliseconds; None: unknown."""

    now: float | None = None
    recorded: float | None = None

    @classmethod
    def of(cls, known: Iterable[Row], figures: Mapping[str, Figure]) -> Self:
        """Return the floors among these rows and figures."""
        now = figures.get(FLOOR)
        recorded = next((row.recorded for row in known if row.name == FLOOR), None)
        return cls(None if now is None else now.value, recorded)

    @property
    def slowness(self) -> float:
        """How many times slower this machine is than the recorded one; 1 if that is unknown."""
        return self.now / self.recorded if self.now and self.recorded else 1.0

    def in_floors(self, figure: Figure) -> str:
        """Return a time in floors of the same run; "" for anything else."""
        length = _MILLISECONDS.get(figure.unit)
        if length is None or not self.now:
            return ""
        return said(figure.value * length / self.now, "floors")

    def times_worse(self, row: Row, figure: Figure) -> float:
        """Return how many times worse than recorded a figure is, times compared in floors."""
        assert row.recorded is not None, "asked only then"
        is_time = figure.unit in _MILLISECONDS and row.name != FLOOR
        slowness = self.slowness if is_time else 1.0
        return row.goal.times_worse(figure.value, row.recorded * slowness)


_UNKNOWN: Final = Floors()


def verdict(row: Row, figure: Figure | None, floors: Floors = _UNKNOWN) -> str:
    """Return what is wrong with a figure, "" if nothing is."""
    if figure is None:
        return "not measured"
    if row.unit not in ("", figure.unit):
        return f"recorded in another unit: {row.unit}"
    if not row.goal.is_met(figure.value):
        return "misses its goal"
    if row.recorded is None:
        return "never recorded"
    return "has fallen" if floors.times_worse(row, figure) > FALL else ""


def report(page: str, figures: Mapping[str, Figure]) -> str:
    """Return a table of every figure recorded or measured, in the order of the recorded tables."""
    known = _all_rows(page, figures)
    floors = Floors.of(known, figures)
    return "\n".join(
        (
            "# Figures beside their goals and what was last recorded",
            "",
            "| | Figure | In floors | Now | Goal | Recorded | Times worse | Made by |",
            "| --- | --- | ---: | ---: | --- | ---: | ---: | --- |",
            *(_line(row, figures.get(row.name), floors) for row in known),
            "",
        )
    )


def _all_rows(page: str, figures: Mapping[str, Figure]) -> list[Row]:
    """Return the recorded rows, and one for each figure that has none."""
    known = list(rows(page))
    names = {row.name for row in known}
    new = [figure for name, figure in figures.items() if name not in names]
    return known + [Row(f.name, None, f.unit, Goal(-1), f.command) for f in new]


def _line(row: Row, figure: Figure | None, floors: Floors) -> str:
    now = said(figure.value, figure.unit) if figure else ""
    in_floors = floors.in_floors(figure) if figure else ""
    recorded = worse = ""
    if row.recorded is not None:
        recorded = said(row.recorded, row.unit)
        worse = f"{floors.times_worse(row, figure):.2f}" if figure else ""
    goal, command = row.goal.said(row.unit), f"`{row.command}`"
    found = verdict(row, figure, floors)
    cells = (found, row.name, in_floors, now, goal, recorded, worse, command)
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Write the report, or record the figures; print what needs attention."""
    parser = argparse.ArgumentParser(description="Set figures beside goals and earlier ones.")
    parser.add_argument("--record", action="store_true", help="write them into the page of figures")
    page, figures = FIGURES.read_text(encoding="utf-8"), measured()
    if parser.parse_args().record:
        FIGURES.write_text(with_recorded(page, figures), encoding="utf-8")
        return
    PAGE.write_text(report(page, figures), encoding="utf-8")
    known = _all_rows(page, figures)
    floors = Floors.of(known, figures)
    for row in known:
        if said_of_it := verdict(row, figures.get(row.name), floors):
            print(f"{said_of_it}: {row.name}")
    print(f"{len(figures)} figures: {PAGE}")


if __name__ == "__main__":
    main()
