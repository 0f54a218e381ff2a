"""The glossary lists each word once, in order, with files that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "docs" / "glossary.md", ROOT / "CONTRIBUTING.md"]

TERM = re.compile(r"^\*\*(.+?)\*\*", re.MULTILINE)
PATH = re.compile(r"`([a-z0-9_]+/[\w./]*\w+\.\w+|[a-z0-9_]+\.(?:py|toml))`")
"""A file by its path from the root; paths with a `<key>` or a language to fill in are none."""


def terms() -> list[str]:
    text = PAGES[0].read_text(encoding="utf-8")
    return [term.casefold() for term in TERM.findall(text)]


def test_each_word_stands_once_and_in_the_order_of_the_alphabet() -> None:
    assert len(terms()) > 50
    assert terms() == sorted(set(terms()))


def test_every_file_that_is_named_exists() -> None:
    named = [path for page in PAGES for path in PATH.findall(page.read_text(encoding="utf-8"))]
    assert len(named) > 50
    assert [path for path in named if not (ROOT / path).exists()] == []
