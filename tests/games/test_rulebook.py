"""Every rule has a number, a source and a test; every rule number cited elsewhere exists."""

import re

import pytest

from tests.game_data import data_of
from tests.games.catalogue import EVERY_KEY
from tests.games.rulebook import numbered_rules, rule_page

SOURCE = re.compile(r"\[(rulebook|reviews|(ruling|reconstruction|a sum): .+)[^\]]*\]$")
TEST = re.compile(r"^def test_r_(\d+)_(\d+)_", re.MULTILINE)

every_game = pytest.mark.parametrize("key", EVERY_KEY)


@every_game
def test_every_numbered_rule_has_a_test_and_every_such_test_a_rule(key: str) -> None:
    tested = {
        f"{chapter}.{number}"
        for path in data_of(key).own_tests.glob("test_*.py")
        for chapter, number in TEST.findall(path.read_text(encoding="utf-8"))
    }
    rules = set(numbered_rules(rule_page(key)))
    assert rules - tested == set(), "rules without a test; that of R-1.1 is called test_r_1_1_…"
    assert tested - rules == set(), f"tests of rules that {data_of(key).rules.name} does not number"


@every_game
def test_every_rule_named_in_the_code_stands_in_the_page(key: str) -> None:
    known = set(numbered_rules(rule_page(key)))
    known |= {number.partition(".")[0] for number in known}
    for path in data_of(key).code.glob("*.py"):
        for rule in re.findall(r"\bR-(\d+(?:\.\d+)?)", path.read_text(encoding="utf-8")):
            assert rule in known, f"{path.name} names R-{rule}"


@every_game
def test_every_rule_says_where_it_comes_from(key: str) -> None:
    rules = numbered_rules(rule_page(key))
    assert rules, f"{data_of(key).rules} has no line of the form: - **R-1.1** … [rulebook]"
    unfounded = {number for number, rule in rules.items() if not SOURCE.search(rule)}
    assert unfounded == set(), "each rule ends in its source: [rulebook] or [ruling: why]"
