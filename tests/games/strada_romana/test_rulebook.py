"""The table of the rule page agrees with the engine."""

import re

from games.strada_romana.board import GOODS, MARKETS, SQUARE_NAMES, WAGONS
from tests.games.rulebook import numbered_rules, rule_page

PAGE = rule_page("strada-romana")
RULES = numbered_rules(PAGE)


def test_the_table_of_squares_is_the_road_of_the_engine() -> None:
    rows = [line for line in PAGE.splitlines() if re.match(r"\| (high|central|low) \|", line)]
    drawn = {cell.strip() for row in rows for cell in row.split("|")[2:]} - {""}
    assert drawn == set(SQUARE_NAMES)


def test_markets_wagons_and_goods_are_those_of_the_engine() -> None:
    listed = re.findall(r"\b\d+[HCL]\b", RULES["1.5"])
    assert listed == [SQUARE_NAMES[square] for square in MARKETS]
    assert re.findall(r"[A-Z][a-z]+(?=[,.])", RULES["1.7"]) == [w.capitalize() for w in WAGONS]
    assert re.findall(r"(\w+) \(", RULES["1.8"]) == list(GOODS)
