"""The files of the page on which one plays: small, legible in both schemes, with all words."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.texts import LOCALES, ORIGINAL
from i18n import Translator
from i18n.entries import Entries
from tests.i18n.texts_on_disk import entries
from web.words import FIXED, fixed_words

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

FRAMES = (
    ("edge", "ground"),
    ("edge", "raised"),
    ("mine", "ground"),
    ("mine", "raised"),
    ("go", "ground"),
    ("danger", "ground"),
    ("alarm", "raised"),
)
"""Frames and marks, and what lies beside them: buttons, focus, what is chosen, what waits."""


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


def test_the_words_are_said_without_parsing_all_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Entries, "messages")
    assert fixed_words(Translator(), ORIGINAL)["undo"] == "Undo"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("pairs", "least"), [(WORDS, LEGIBLE), (FRAMES, VISIBLE)], ids=["words", "frames"]
)
def test_all_can_be_told_from_what_lies_beside(
    scheme: str, pairs: tuple[tuple[str, str], ...], least: float
) -> None:
    colours = dict(_colours(scheme))
    found = {pair: _contrast(*(colours[name] for name in pair)) for pair in pairs}
    assert {pair: contrast for pair, contrast in found.items() if contrast < least} == {}


def test_nothing_fades_but_what_cannot_be_pressed() -> None:
    style = (STATIC / "live.css").read_text(encoding="utf-8")
    assert re.findall(r"([^{}\n]+) \{[^{}]*opacity:", style) == ["button:disabled"]


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


def _contrast(one: str, other: str) -> float:
    lighter, darker = sorted((_light(one), _light(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _light(colour: str) -> float:
    """Return the relative luminance of a colour, 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
