"""Links between documentation pages are valid."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "locales" / "README.md"]

LINK = re.compile(r"\]\(([^)#\s:]+)(?:#[^)]*)?\)")
"""A link to a file of ours: it has no scheme."""


def test_every_link_leads_to_a_file() -> None:
    links = [(page, to) for page in PAGES for to in LINK.findall(page.read_text(encoding="utf-8"))]
    assert links
    assert [(str(page), to) for page, to in links if not (page.parent / to).exists()] == []
