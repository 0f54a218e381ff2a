"""The recorded figures can be reproduced, and regressions are detected."""

import pytest

from benchmarks.messages_per_turn import contests_of
from benchmarks.report import (
    FIGURES,
    FLOOR,
    Goal,
    Row,
    report,
    rows,
    said,
    verdict,
    with_recorded,
)
from benchmarks.rig.figures import Figure
from catalog import GAMES

_BENCHMARKS = FIGURES.parents[1] / "benchmarks"

_PAGE = """
| Other | Recorded |
| --- | --- |
| a look | 1 ms |

| Figure | Recorded | Goal | Made by |
| --- | ---: | --- | --- |
| a look | 2.5 ms | ≤ 3 ms | `storage` |
| games | 1,840 games | more | `engine` |
| a file | | less | `rendering` |

| a look | 9 ms | no goal | of another table |
"""


def _figures(**values: float) -> dict[str, Figure]:
    units = {"a look": "ms", "games": "games", "a file": "kB"}
    named = {name.replace("_", " "): value for name, value in values.items()}
    return {name: Figure(name, value, units[name], "made") for name, value in named.items()}


def test_every_recorded_figure_can_be_made_again() -> None:
    recorded = list(rows(FIGURES.read_text(encoding="utf-8")))
    names = [row.name for row in recorded]
    assert len(names) == len(set(names)) > 20
    missing = [
        r.name for r in recorded if not (_BENCHMARKS / f"{r.command.split()[0]}.py").exists()
    ]
    assert missing == []


@pytest.mark.parametrize("key", GAMES)
def test_the_messages_of_every_game_are_measured(key: str) -> None:
    page = rows(FIGURES.read_text(encoding="utf-8"))
    recorded = {row.name for row in page if row.recorded is not None}
    assert {f"{contest.named}: posts a turn" for contest in contests_of(key)} <= recorded


def test_tables_of_figures_are_read_and_no_others() -> None:
    assert list(rows(_PAGE)) == [
        Row("a look", 2.5, "ms", Goal(-1, 3.0), "storage"),
        Row("games", 1840.0, "games", Goal(1), "engine"),
        Row("a file", None, "", Goal(-1), "rendering"),
    ]


@pytest.mark.parametrize("line", ["| a | soon | less | b |", "| a | 1 ms | ≤ 2 s | b |"])
def test_a_row_that_cannot_be_read_is_no_row(line: str) -> None:
    with pytest.raises(ValueError, match=r"soon|2 s"):
        list(rows(f"| Figure | Recorded | Goal | Made by |\n{line}\n"))


@pytest.mark.parametrize(
    ("goal", "recorded", "now", "found"),
    [
        (Goal(-1, 20), 10, 11, ""),
        (Goal(-1, 20), 10, 13, "has fallen"),
        (Goal(-1, 20), 10, 21, "misses its goal"),
        (Goal(-1, 20), 10, float("nan"), "misses its goal"),
        (Goal(1), 100, 90, ""),
        (Goal(1), 100, 70, "has fallen"),
        (Goal(1, 95), 100, 90, "misses its goal"),
        (Goal(-1), 0, 0, ""),
        (Goal(-1, 0), 0, 1, "misses its goal"),
        (Goal(-1), None, 5, "never recorded"),
    ],
)
def test_a_fall_is_seen(goal: Goal, recorded: float | None, now: float, found: str) -> None:
    assert verdict(Row("any", recorded, "ms", goal, "any"), Figure("any", now, "ms")) == found


def test_the_report_holds_what_is_recorded_and_what_is_measured() -> None:
    page = report(_PAGE, _figures(a_look=5.0) | {"new": Figure("new", 1, "s", "load --rate 40")})
    assert "| misses its goal | a look |  | 5 ms | ≤ 3 ms | 2.5 ms | 2.00 | `storage` |" in page
    assert "| not measured | games |  |  | more | 1,840 games |  | `engine` |" in page
    assert "| never recorded | new |  | 1 s | less |  |  | `load --rate 40` |" in page


def test_times_are_compared_in_floors_of_the_same_run() -> None:
    page = f"{_PAGE}\n| Figure | Recorded | Goal | Made by |\n| {FLOOR} | 2 ms | less | `floor` |\n"
    slow = _figures(a_look=5.0, games=1_000) | {FLOOR: Figure(FLOOR, 4, "ms")}
    told = report(page, slow)
    assert "| misses its goal | a look | 1.25 floors | 5 ms | ≤ 3 ms | 2.5 ms | 1.00 |" in told
    assert "| has fallen | games |  | 1,000 games | more | 1,840 games | 1.84 |" in told
    assert f"| has fallen | {FLOOR} | 1 floors | 4 ms | less | 2 ms | 2.00 |" in told


def test_recording_changes_the_recorded_column_alone() -> None:
    after = with_recorded(_PAGE, _figures(a_look=2.0, games=2_000.4, a_file=133.7))
    assert [row.recorded for row in rows(after)] == [2.0, 2000.0, 134.0]
    assert [row.goal for row in rows(after)] == [row.goal for row in rows(_PAGE)]
    assert "| a look | 1 ms |" in after


@pytest.mark.parametrize(
    ("value", "written"),
    [(0.0, "0 ms"), (0.0123, "0.0123 ms"), (2.5, "2.5 ms"), (20, "20 ms"), (136_012, "136,012 ms")],
)
def test_quantities_are_written_to_three_digits(value: float, written: str) -> None:
    assert said(value, "ms") == written
