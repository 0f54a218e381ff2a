"""One page: every figure beside its goal, and beside what it was when it was last recorded.

``python -m benchmarks.report`` writes ``benchmarks/report.md`` of what benchmarks have measured
since ``make bench`` began; ``--record`` writes the same into the tables of ``docs/operations.md``,
which are all that is known of goals and of earlier times. Those tables have four columns:

| Figure | Recorded | Goal | Made by |

A goal is ``≤ 20 ms``, ``≥ 35 times``, or a word for the better side where none is set: ``less``,
``more``.
"""

import argparse
import math
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.rig.figures import Figure, measured

OPERATIONS: Final = Path(__file__).parents[1] / "docs" / "operations.md"
PAGE: Final = Path(__file__).parent / "report.md"

FALL: Final = 1.2
"""So many times worse than recorded is worth a look: less is how busy the machine is."""

_HEADING: Final = "| Figure | Recorded | Goal | Made by |"
_NUMBER: Final = re.compile(r"(-?[\d,]*\.?\d+)(?: (.*))?")
_BETTER: Final = {"≤": -1, "less": -1, "≥": 1, "more": 1}


class Goal(msgspec.Struct, frozen=True):
    """Where a figure is to be; ``better``: 1 where more is better, -1 where less is."""

    better: int
    value: float | None = None

    def is_met(self, value: float) -> bool:
        """Whether this is good enough; not a number never is."""
        if math.isnan(value):
            return False
        return self.value is None or self.better * value >= self.better * self.value

    def times_worse(self, value: float, before: float) -> float:
        """How many times worse than before: 1 is the same."""
        worse, better = (value, before) if self.better < 0 else (before, value)
        return worse / better if better else math.inf if worse else 1.0

    def said(self, unit: str) -> str:
        """As the tables write it."""
        if self.value is None:
            return "less" if self.better < 0 else "more"
        return f"{'≤' if self.better < 0 else '≥'} {said(self.value, unit)}"


class Row(msgspec.Struct, frozen=True):
    """What is recorded of a figure; ``recorded``: None where it never was."""

    name: str
    recorded: float | None
    unit: str
    goal: Goal
    command: str


def rows(page: str) -> Iterator[Row]:
    """All that the tables of a page record. Raises ValueError for a row that cannot be read."""
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
    """A quantity, to three digits."""
    digits = max(0, 2 - math.floor(math.log10(abs(value)))) if value and math.isfinite(value) else 0
    number = f"{value:,.{digits}f}"
    return f"{number.rstrip('0').rstrip('.') if '.' in number else number} {unit}".strip()


def with_recorded(page: str, figures: Mapping[str, Figure]) -> str:
    """The page with these figures in its tables; whatever has no row there stays out."""
    for line in list(_lines(page)):
        figure = figures.get(_row(line).name)
        if figure is not None:
            cells = line.strip("|").split("|")
            cells[1] = f" {said(figure.value, figure.unit)} "
            page = page.replace(line, f"|{'|'.join(cells)}|")
    return page


def verdict(row: Row, figure: Figure | None) -> str:
    """What is to be said of a figure: nothing, where it is as good as it should be and was."""
    if figure is None:
        return "not measured"
    if row.unit not in ("", figure.unit):
        return f"recorded in another unit: {row.unit}"
    if not row.goal.is_met(figure.value):
        return "misses its goal"
    if row.recorded is None:
        return "never recorded"
    return "has fallen" if row.goal.times_worse(figure.value, row.recorded) > FALL else ""


def report(page: str, figures: Mapping[str, Figure]) -> str:
    """Every figure that is recorded or measured, in the order of the recorded tables."""
    return "\n".join(
        (
            "# Figures beside their goals and what was last recorded",
            "",
            "| | Figure | Now | Goal | Recorded | Times worse | Made by |",
            "| --- | --- | ---: | --- | ---: | ---: | --- |",
            *(_line(row, figures.get(row.name)) for row in _all_rows(page, figures)),
            "",
        )
    )


def _all_rows(page: str, figures: Mapping[str, Figure]) -> list[Row]:
    """The recorded rows, and one for each figure that has none."""
    known = list(rows(page))
    names = {row.name for row in known}
    new = [figure for name, figure in figures.items() if name not in names]
    return known + [Row(f.name, None, f.unit, Goal(-1), f.command) for f in new]


def _line(row: Row, figure: Figure | None) -> str:
    now = said(figure.value, figure.unit) if figure else ""
    recorded = worse = ""
    if row.recorded is not None:
        recorded = said(row.recorded, row.unit)
        worse = f"{row.goal.times_worse(figure.value, row.recorded):.2f}" if figure else ""
    goal, command = row.goal.said(row.unit), f"`{row.command}`"
    cells = (verdict(row, figure), row.name, now, goal, recorded, worse, command)
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Write the page, or what is recorded; say what is worth a look."""
    parser = argparse.ArgumentParser(description="Set figures beside goals and earlier ones.")
    parser.add_argument("--record", action="store_true", help="write them into the operations page")
    page, figures = OPERATIONS.read_text(encoding="utf-8"), measured()
    if parser.parse_args().record:
        OPERATIONS.write_text(with_recorded(page, figures), encoding="utf-8")
        return
    PAGE.write_text(report(page, figures), encoding="utf-8")
    for row in _all_rows(page, figures):
        if said_of_it := verdict(row, figures.get(row.name)):
            print(f"{said_of_it}: {row.name}")
    print(f"{len(figures)} figures: {PAGE}")


if __name__ == "__main__":
    main()
