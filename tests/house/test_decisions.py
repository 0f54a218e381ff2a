"""Every decision page has the same sections, one line in the index, and a unique number."""

import re
from collections import Counter
from pathlib import Path

DECISIONS = Path(__file__).parents[2] / "docs" / "decisions"
PAGES = sorted(DECISIONS.glob("[0-9]*.md"))

HEADS = ["Context", "Decision", "Consequences"]
HEAD = re.compile(r"^\*\*(Context|Decision|Consequences)\.\*\*", re.MULTILINE)
DATE = re.compile(r"20\d\d-\d\d-\d\d(\. .+)?")
"""The date, and after it what the decision supersedes or which one supersedes it."""
ENTRY = re.compile(r"^- \[(\d{4})\]\(([^)]+)\) (.+?)(?: — \*(.+)\*)?$", re.MULTILINE)
"""A line of the index: number, file, title, and by what it is superseded."""


def lines(page: Path) -> list[str]:
    return page.read_text(encoding="utf-8").splitlines()


def index() -> list[tuple[str, ...]]:
    return ENTRY.findall((DECISIONS / "README.md").read_text(encoding="utf-8"))


def test_there_are_decisions() -> None:
    assert PAGES


def test_every_decision_has_a_number_of_its_own() -> None:
    numbers = Counter(page.name[:4] for page in PAGES)
    assert {number: count for number, count in numbers.items() if count > 1} == {}


def test_every_decision_bears_its_number_and_a_subject_in_its_title() -> None:
    wanted = {page.name: re.compile(rf"# {page.name[:4]} [^:]+: \S") for page in PAGES}
    assert [page.name for page in PAGES if not wanted[page.name].match(lines(page)[0])] == []


def test_every_decision_has_a_date() -> None:
    assert [page.name for page in PAGES if not DATE.fullmatch(lines(page)[2])] == []


def test_every_decision_has_its_three_parts_once_and_in_order() -> None:
    parts = {page.name: HEAD.findall(page.read_text(encoding="utf-8")) for page in PAGES}
    assert {name: heads for name, heads in parts.items() if heads != HEADS} == {}


def test_the_index_lists_every_decision_once() -> None:
    listed = Counter((number, name) for number, name, *_ in index())
    assert listed == Counter((page.name[:4], page.name) for page in PAGES)


def test_the_index_says_the_title_of_each_decision() -> None:
    titles = {name: f"# {number} {title}" for number, name, title, _ in index()}
    assert titles == {page.name: lines(page)[0] for page in PAGES}


def test_the_index_marks_the_decisions_that_are_superseded() -> None:
    superseded = {page.name for page in PAGES if "uperseded" in lines(page)[2]}
    assert superseded == {name for _, name, _, mark in index() if "uperseded" in mark}
