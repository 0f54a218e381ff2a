"""Reads the rule pages (``docs/rules/<key>.md``): their numbered rules and tables."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


IN_PACKAGES = {"bidding": ROOT / "tests" / "games" / "bidding"}
"""The folders of games in packages; each holds its page, ``rules.md``, and its code."""


def rule_page(folder: str) -> str:
    """The rules of the game in this folder of ``games``, or of this package."""
    if folder in IN_PACKAGES:
        return (IN_PACKAGES[folder] / "rules.md").read_text(encoding="utf-8")
    return (ROOT / "docs" / "rules" / f"{folder}.md").read_text(encoding="utf-8")


def numbered_rules(page: str) -> dict[str, str]:
    """The rules of a page by their numbers: "2.1", without the R."""
    return dict(re.findall(r"^- \*\*R-(\d+\.\d+)\*\* (.*)$", page, re.MULTILINE))


def table(page: str, heading: str) -> list[list[str]]:
    """The rows of the table whose first column has this heading."""
    _, _, after = page.partition(f"| {heading} |")
    lines = after.split("\n\n")[0].splitlines()[2:]
    return [[cell.strip(" `") for cell in line.strip("| ").split("|")] for line in lines]
