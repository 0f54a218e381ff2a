"""The rule page says what the engine does: its table, and a test for every numbered rule."""

import re
from pathlib import Path

from games.strada_romana.board import GOODS, MARKETS, SQUARE_NAMES, WAGONS

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "rules" / "strada_romana.md").read_text("utf-8")


def _numbered_rules() -> set[str]:
    return set(re.findall(r"^- \*\*R-(\d+\.\d+)\*\* ", PAGE, re.MULTILINE))


def _rule(number: str) -> str:
    found = re.search(rf"^- \*\*R-{re.escape(number)}\*\* (.*)$", PAGE, re.MULTILINE)
    assert found is not None
    return found[1]


def test_the_table_of_squares_is_the_road_of_the_engine() -> None:
    rows = [line for line in PAGE.splitlines() if re.match(r"\| (high|central|low) \|", line)]
    drawn = {cell.strip() for row in rows for cell in row.split("|")[2:]} - {""}
    assert drawn == set(SQUARE_NAMES)


def test_markets_wagons_and_goods_are_those_of_the_engine() -> None:
    listed = re.findall(r"\b\d+[HCL]\b", _rule("1.5"))
    assert listed == [SQUARE_NAMES[square] for square in MARKETS]
    assert re.findall(r"[A-Z][a-z]+(?=[,.])", _rule("1.7")) == [w.capitalize() for w in WAGONS]
    assert re.findall(r"(\w+) \(", _rule("1.8")) == list(GOODS)


def test_every_numbered_rule_has_a_test_and_every_such_test_a_rule() -> None:
    tested = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        names = re.findall(r"^def test_r_(\d+)_(\d+)_", path.read_text("utf-8"), re.MULTILINE)
        tested |= {f"{chapter}.{number}" for chapter, number in names}
    assert tested == _numbered_rules()


def test_every_rule_named_in_the_code_stands_in_the_page() -> None:
    known = _numbered_rules() | {rule.split(".")[0] for rule in _numbered_rules()}
    for path in (ROOT / "games" / "strada_romana").glob("*.py"):
        for rule in re.findall(r"\bR-(\d+(?:\.\d+)?)", path.read_text("utf-8")):
            assert rule in known, f"{path.name} names R-{rule}"


def test_every_rule_says_where_it_comes_from() -> None:
    sources = r"\[(rulebook|reviews|(ruling|reconstruction|a sum): .+)[^\]]*\]$"
    for line in PAGE.splitlines():
        if line.startswith("- **R-"):
            assert re.search(sources, line), line
