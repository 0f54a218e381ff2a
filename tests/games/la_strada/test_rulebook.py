"""The rule page says what the engine does: its tables, and a test for every numbered rule."""

import re
from pathlib import Path

from games.la_strada.board import GOLD, KINDS, PIECES

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "rules" / "la_strada.md").read_text("utf-8")
SIGNS = ".fho"


def _table(heading: str) -> list[list[str]]:
    """The rows of the table whose first column has this heading."""
    _, _, after = PAGE.partition(f"| {heading} |")
    lines = after.split("\n\n")[0].splitlines()[2:]
    return [[cell.strip(" `") for cell in line.strip("| ").split("|")] for line in lines]


def _numbered_rules() -> set[str]:
    return set(re.findall(r"^- \*\*R-(\d+\.\d+)\*\* ", PAGE, re.MULTILINE))


def test_the_table_of_pieces_is_the_map_of_the_engine() -> None:
    drawn = [["".join(SIGNS[found] for found in row) for row in piece] for piece in PIECES]
    assert [rows for _, *rows in _table("Piece")] == drawn


def test_the_table_of_gold_is_that_of_the_engine() -> None:
    assert _table("Settlement") == [
        [kind, *map(str, gold)] for kind, gold in zip(KINDS, GOLD, strict=True)
    ]


def test_every_numbered_rule_has_a_test_and_every_such_test_a_rule() -> None:
    tested = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        names = re.findall(r"^def test_r_(\d+)_(\d+)_", path.read_text("utf-8"), re.MULTILINE)
        tested |= {f"{chapter}.{number}" for chapter, number in names}
    assert tested == _numbered_rules()


def test_every_rule_named_in_the_code_stands_in_the_page() -> None:
    known = _numbered_rules() | {rule.split(".")[0] for rule in _numbered_rules()}
    for path in (ROOT / "games" / "la_strada").glob("*.py"):
        for rule in re.findall(r"\bR-(\d+(?:\.\d+)?)", path.read_text("utf-8")):
            assert rule in known, f"{path.name} names R-{rule}"


def test_every_rule_says_where_it_comes_from() -> None:
    sources = r"\[(rulebook|reviews|(ruling|reconstruction|a sum): .+)[^\]]*\]$"
    for line in PAGE.splitlines():
        if line.startswith("- **R-"):
            assert re.search(sources, line), line
