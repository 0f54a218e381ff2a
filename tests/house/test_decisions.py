"""Every decision page has the same sections, a subject in its title, and one line in the index."""

import re
from pathlib import Path

DECISIONS = Path(__file__).parents[2] / "docs" / "decisions"
PAGES = {page.name: page for page in DECISIONS.glob("*.md") if page.name != "README.md"}

HEADS = ["Context", "Decision", "Consequences"]
HEAD = re.compile(r"^\*\*(Context|Decision|Consequences)\.\*\*", re.MULTILINE)
TITLE = re.compile(r"# ([^:]+: \S.+)")
ENTRY = re.compile(r"^- \[(.+)\]\(([^)]+)\)$", re.MULTILINE)
"""A line of the index: title and file."""

MOST_WORDS = 400
MOST_PAGES = 32


def test_every_decision_has_its_three_parts_once_and_in_order() -> None:
    assert PAGES
    parts = {name: HEAD.findall(page.read_text(encoding="utf-8")) for name, page in PAGES.items()}
    assert {name: heads for name, heads in parts.items() if heads != HEADS} == {}


def test_the_index_lists_every_decision_once_by_its_subject_and_choice() -> None:
    titles = {
        (found[1], name)
        for name, page in PAGES.items()
        if (found := TITLE.fullmatch(page.read_text(encoding="utf-8").splitlines()[0]))
    }
    assert len(titles) == len(PAGES)
    listed = ENTRY.findall((DECISIONS / "README.md").read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(titles)


def test_there_are_few_decisions() -> None:
    assert len(PAGES) <= MOST_PAGES


def test_no_decision_is_long() -> None:
    words = {name: len(page.read_text(encoding="utf-8").split()) for name, page in PAGES.items()}
    assert {name: count for name, count in words.items() if count > MOST_WORDS} == {}
