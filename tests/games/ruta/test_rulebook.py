"""The rule page says what the engine does: its tables, and a test for every numbered rule."""

import re
from pathlib import Path

import pytest

from core.text import LOCALES, Locale, Text, text
from games.ruta.board import CARDS, PLACES, ROUTES, SUITS
from games.ruta.words import FACTS
from i18n import Translator

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "rules" / "ruta.md").read_text("utf-8")


def _table(heading: str) -> list[list[str]]:
    """The rows of the table whose first column has this heading."""
    _, _, after = PAGE.partition(f"| {heading} |")
    lines = after.split("\n\n")[0].splitlines()[2:]
    return [[cell.strip(" `") for cell in line.strip("| ").split("|")] for line in lines]


def _numbered_rules() -> set[str]:
    return set(re.findall(r"^- \*\*R-(\d+\.\d+)\*\* ", PAGE, re.MULTILINE))


def test_the_table_of_cards_is_the_deck_of_the_engine() -> None:
    rows = [
        (key, rank, value, suits, where) for key, _, rank, value, suits, where in _table("Card")
    ]
    assert rows == [
        (
            face.key,
            face.rank.capitalize(),
            str(face.value or "–"),
            ", ".join(suit.capitalize() for suit in face.suits) or "–",
            "map" if number in PLACES else "deck",
        )
        for number, face in enumerate(CARDS)
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_for_players_lists_under_each_suit_what_goes_round_of_it(locale: Locale) -> None:
    say = Translator(strict=True).voice(locale).say
    lines = say(Text("ruta-rules-3", dict(FACTS))).splitlines()
    rows = [row for row in _table("Card") if row[5] == "deck"]
    assert len(rows) == 30
    for suit, line in zip(SUITS, lines[1:], strict=False):
        named = [
            f"{say(text(f'ruta-card-{key}'))} {value}"
            for key, _, _, value, suits, _ in rows
            if suit.capitalize() in suits.split(", ")
        ]
        assert [item for item in named if item not in line] == []
        assert sum(map(str.isdecimal, line.replace(",", "").split())) == len(named)


def test_the_table_of_routes_is_the_map_of_the_engine() -> None:
    rows = [(key, price, suits) for key, _, price, suits in _table("Route")]
    assert rows == [
        (face.key, str(face.price), ", ".join(suit.capitalize() for suit in face.suits))
        for face in ROUTES
    ]


def test_every_numbered_rule_has_a_test_and_every_such_test_a_rule() -> None:
    tested = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        names = re.findall(r"^def test_r_(\d+)_(\d+)_", path.read_text("utf-8"), re.MULTILINE)
        tested |= {f"{chapter}.{number}" for chapter, number in names}
    assert tested == _numbered_rules()


def test_every_rule_named_in_the_code_stands_in_the_page() -> None:
    known = _numbered_rules() | {rule.split(".")[0] for rule in _numbered_rules()}
    for path in (ROOT / "games" / "ruta").glob("*.py"):
        for rule in re.findall(r"\bR-(\d+(?:\.\d+)?)", path.read_text("utf-8")):
            assert rule in known, f"{path.name} names R-{rule}"


def test_every_rule_says_where_it_comes_from() -> None:
    for line in PAGE.splitlines():
        if line.startswith("- **R-"):
            assert re.search(r"\[(rulebook|ruling: .+|a sum, .+)[^\]]*\]$", line), line
