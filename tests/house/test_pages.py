"""Links between documentation pages are valid, and no page shows the marks of a merge."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "locales" / "README.md"]
TEXTS = [*PAGES, *ROOT.glob("locales/*/*.ftl")]

LINK = re.compile(r"""(?:\]\(|src=")([^)"#\s:]+)(?:#[^)]*)?[)"]""")
"""A link to a file of ours, or a picture of ours in HTML: it has no scheme."""

MERGE_MARK = re.compile(r"^(?:<{7}|\|{7}|={7}|>{7})(?: |$)", re.MULTILINE)
"""What Git writes into a file whose two versions it cannot bring together."""


def test_every_link_leads_to_a_file() -> None:
    links = [(page, to) for page in PAGES for to in LINK.findall(page.read_text(encoding="utf-8"))]
    assert links
    assert [(str(page), to) for page, to in links if not (page.parent / to).exists()] == []


def test_no_text_shows_the_marks_of_a_merge() -> None:
    for mark in ("<<<<<<< HEAD", "=======", ">>>>>>> a branch"):
        assert MERGE_MARK.search(f"before\n{mark}\nafter")
    marked = [page for page in TEXTS if MERGE_MARK.search(page.read_text(encoding="utf-8"))]
    assert marked == []
