"""The files of the page on which one plays: small, legible in both schemes, with all words."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.i18n.texts_on_disk import entries

ROOM = Path(__file__).parents[2]
STATIC = ROOM / "web" / "static"

MOST_BYTES = 40_000
"""Of all files together, with the module that the replay shares."""

LEGIBLE = 4.5
"""The least contrast of words (WCAG 2, level AA)."""

PAIRS = (
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
    assert read == {key.removeprefix("web-word-") for key in keys if key.startswith("web-word-")}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("words", "below"), PAIRS)
def test_words_can_be_read_in_both_schemes(scheme: str, words: str, below: str) -> None:
    colours = dict(_colours(scheme))
    lighter, darker = sorted((_light(colours[words]), _light(colours[below])), reverse=True)
    assert (lighter + 0.05) / (darker + 0.05) >= LEGIBLE


def _colours(scheme: str) -> Iterator[tuple[str, str]]:
    """Yield name and value of each colour; those of the dark scheme come last."""
    style = (STATIC / "live.css").read_text(encoding="utf-8")
    blocks = re.findall(r":root \{(.*?)\}", style, re.DOTALL)
    assert len(blocks) == 2
    for block in blocks[: 1 + (scheme == "dark")]:
        yield from re.findall(r"--([\w-]+): (#[0-9a-f]{6})", block)


def _light(colour: str) -> float:
    """Return the relative luminance of a colour, 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
