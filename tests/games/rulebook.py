"""Reads the rule pages of games: their numbered rules and tables."""

import re

from tests.game_data import data_of


def rule_page(key: str) -> str:
    """The rule page of this game."""
    return data_of(key).rules.read_text(encoding="utf-8")


def numbered_rules(page: str) -> dict[str, str]:
    """The rules of a page by their numbers: "2.1", without the R."""
    return dict(re.findall(r"^- \*\*R-(\d+\.\d+)\*\* (.*)$", page, re.MULTILINE))


def table(page: str, heading: str) -> list[list[str]]:
    """The rows of the table whose first column has this heading."""
    _, _, after = page.partition(f"| {heading} |")
    lines = after.split("\n\n")[0].splitlines()[2:]
    return [[cell.strip(" `") for cell in line.strip("| ").split("|")] for line in lines]
