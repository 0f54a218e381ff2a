"""Every rule has a number, a source and a test; every rule number cited elsewhere exists."""

import re

import pytest

from games import all_games
from tests.games.rulebook import IN_PACKAGES, ROOT, numbered_rules, rule_page

FOLDERS = [key.replace("-", "_") for key in (*all_games(), *IN_PACKAGES)]
SOURCE = re.compile(
    r"\[(rulebook|reviews|wiki|AbstractPlay|(ruling|reconstruction|a sum): .+)[^\]]*\]$"
)
TEST = re.compile(r"^def test_r_(\d+)_(\d+)_", re.MULTILINE)

every_game = pytest.mark.parametrize("folder", FOLDERS)


@every_game
def test_every_numbered_rule_has_a_test_and_every_such_test_a_rule(folder: str) -> None:
    tested = {
        f"{chapter}.{number}"
        for path in (ROOT / "tests" / "games" / folder).glob("test_*.py")
        for chapter, number in TEST.findall(path.read_text(encoding="utf-8"))
    }
    rules = set(numbered_rules(rule_page(folder)))
    assert rules - tested == set(), "rules without a test; that of R-1.1 is called test_r_1_1_…"
    assert tested - rules == set(), f"tests of rules that docs/rules/{folder}.md does not number"


@every_game
def test_every_rule_named_in_the_code_stands_in_the_page(folder: str) -> None:
    known = set(numbered_rules(rule_page(folder)))
    known |= {number.partition(".")[0] for number in known}
    for path in IN_PACKAGES.get(folder, ROOT / "games" / folder).glob("*.py"):
        for rule in re.findall(r"\bR-(\d+(?:\.\d+)?)", path.read_text(encoding="utf-8")):
            assert rule in known, f"{path.name} names R-{rule}"


@every_game
def test_every_rule_says_where_it_comes_from(folder: str) -> None:
    rules = numbered_rules(rule_page(folder))
    assert rules, f"docs/rules/{folder}.md has no line of the form: - **R-1.1** … [rulebook]"
    unfounded = {number for number, rule in rules.items() if not SOURCE.search(rule)}
    assert unfounded == set(), "each rule ends in its source: [rulebook] or [ruling: why]"
