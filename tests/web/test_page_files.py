"""The files of the page on which one plays: small, legible in both schemes, with all words."""

import re
from collections.abc import Iterator
from pathlib import Path

from core.texts import LOCALES
from tests.i18n.texts_on_disk import entries
from web.words import FIXED

ROOM = Path(__file__).parents[2]
STATIC = ROOM / "web" / "static"

MOST_BYTES = 40_000
"""Of all files together, with the module that the replay shares."""

LEGIBLE, VISIBLE = 4.5, 3.0
"""The least contrast of words, and of frames and marks (WCAG 2, level AA)."""

WORDS = (
    ("ink", "ground"),
    ("ink", "raised"),
    ("quiet", "ground"),
    ("quiet", "raised"),
    ("alarm", "ground"),
    ("on-colour", "go"),
    ("on-colour", "danger"),
    ("on-alarm", "alarm"),
)
"""Words and what lies below them, by the names of colours in the style."""


def test_all_files_together_are_small() -> None:
    files = [*STATIC.iterdir(), ROOM / "pages" / "board.js"]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


def test_the_script_reads_the_words_that_there_are() -> None:
    script = "".join(file.read_text(encoding="utf-8") for file in STATIC.glob("*.js"))
    tools = re.search(r"for \(const name of \[(.*?)\]\)", script)
    assert tools is not None
    read = {*re.findall(r"(?<!\.)\bwords\.(\w+)", script), *re.findall(r'"(\w+)"', tools[1])}
    keys = (message.id.name for _, message in entries("en"))
    assert read == set(FIXED)
    assert read == {key.removeprefix("web-word-") for key in keys if key.startswith("web-word-")}


def test_without_scripts_the_page_says_what_it_needs() -> None:
    page = (STATIC / "live.html").read_text(encoding="utf-8")
    (without,) = re.findall(r"<noscript\s*>(.*?)</noscript>", page, re.DOTALL)
    told = dict(re.findall(r'<p lang="(\w+)">(.*?)</p', without))
    assert told.keys() == set(LOCALES)
    assert all("JavaScript" in words for words in told.values())


def _colours(scheme: str) -> Iterator[tuple[str, str]]:
    """Yield name and value of each colour; those of the dark scheme come last."""
    style = (STATIC / "live.css").read_text(encoding="utf-8")
    blocks = re.findall(r":root \{(.*?)\}", style, re.DOTALL)
    assert len(blocks) == 2
    for block in blocks[: 1 + (scheme == "dark")]:
        yield from re.findall(r"--([\w-]+): (#[0-9a-f]{6})", block)
