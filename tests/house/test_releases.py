"""A version stands in one place, and each has release notes that are read in a minute."""

import re
import tomllib
from pathlib import Path

import pytest

from core import VERSION

ROOT = Path(__file__).parents[2]
NOTES = ROOT / "docs" / "releases"

MOST_LINES = 10
LONGEST_LINE = 200

HEADINGS = re.findall(
    r"^## \[(.+?)\](?: - (.+))?$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M
)
"""The name of each section of the changelog, and its date; *Unreleased* has none."""

RELEASED = dict(heading for heading in HEADINGS if heading[0] != "Unreleased")


def test_the_newest_section_of_the_changelog_is_this_version_or_what_comes_after_it() -> None:
    assert next(name for name, _ in HEADINGS if name != "Unreleased") == VERSION
    assert "Unreleased" not in [name for name, _ in HEADINGS[1:]]


def test_the_project_takes_its_version_from_where_the_bot_has_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"] == {"version": {"attr": "core.VERSION"}}


def test_every_version_has_release_notes_and_no_other() -> None:
    assert {page.stem for page in NOTES.glob("*.md")} == {*RELEASED, "README"}


@pytest.mark.parametrize("version", RELEASED)
def test_release_notes_are_ten_lines_below_their_version_and_date(version: str) -> None:
    page = (NOTES / f"{version}.md").read_text(encoding="utf-8")
    title, *lines = filter(None, page.splitlines())
    assert title == f"# Tavolo {version} ({RELEASED[version]})"
    assert 1 <= len(lines) <= MOST_LINES
    assert [line for line in lines if len(line) > LONGEST_LINE] == []
