"""Pages lead to each other, and every decision has a number of its own."""

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "locales" / "README.md"]
DECISIONS = sorted(ROOT.glob("docs/decisions/[0-9]*.md"))

LINK = re.compile(r"\]\(([^)#\s:]+)(?:#[^)]*)?\)")
"""A link to a file of ours: it has no scheme."""


def test_every_link_leads_to_a_file() -> None:
    links = [(page, to) for page in PAGES for to in LINK.findall(page.read_text(encoding="utf-8"))]
    assert links
    assert [(str(page), to) for page, to in links if not (page.parent / to).exists()] == []


def test_every_decision_has_a_number_of_its_own() -> None:
    numbers = Counter(page.name[:4] for page in DECISIONS)
    assert {number: count for number, count in numbers.items() if count > 1} == {}


def test_every_decision_bears_its_number_in_its_title() -> None:
    titles = {page.name: page.read_text(encoding="utf-8").splitlines()[0] for page in DECISIONS}
    assert [n for n, title in titles.items() if not title.startswith(f"# {n[:4]} ")] == []
