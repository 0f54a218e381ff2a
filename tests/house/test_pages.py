"""Links between documentation pages are valid, and no page shows the marks of a merge."""

import re
from pathlib import Path

from docs.website.links import LINK, anchors_of, target

ROOT = Path(__file__).parents[2]
PAGES = [
    page
    for pattern in ("*.md", "docs/**/*.md", "locales/*.md", "extras/**/*.md", "skeleton/**/*.md")
    for page in ROOT.glob(pattern)
]
TEXTS = [*PAGES, *ROOT.glob("locales/*/*.ftl")]

PICTURE = re.compile(r'<img [^>]*src="([^":]+)"')
"""A picture of ours in HTML: it has no scheme."""

MERGE_MARK = re.compile(r"^(?:<{7}|\|{7}|={7}|>{7})(?: |$)", re.MULTILINE)
"""What Git writes into a file whose two versions it cannot bring together."""


def test_every_link_leads_to_a_file_and_a_heading() -> None:
    links = [
        (page.relative_to(ROOT).as_posix(), link)
        for page in PAGES
        for link in LINK.finditer(page.read_text(encoding="utf-8"))
    ]
    assert len(links) > 100
    assert [(page, link[0]) for page, link in links if not leads_somewhere(page, link)] == []


def leads_somewhere(page: str, link: re.Match[str]) -> bool:
    to = ROOT / target(page, link)
    if not link["anchor"] or to.suffix != ".md":
        return to.exists()
    return to.exists() and link["anchor"][1:] in anchors_of(to.read_text(encoding="utf-8"))


def test_every_picture_in_html_is_there() -> None:
    pictures = [
        (page, to) for page in PAGES for to in PICTURE.findall(page.read_text(encoding="utf-8"))
    ]
    assert pictures
    assert [(str(page), to) for page, to in pictures if not (page.parent / to).exists()] == []


def test_a_heading_has_the_anchor_that_code_hosts_give_it() -> None:
    page = "# `normal` & friends\n```sh\n# no heading\n```\n## On [a page](x.md)\n## On a page\n"
    assert list(anchors_of(page)) == ["normal--friends", "on-a-page", "on-a-page-1"]


def test_no_text_shows_the_marks_of_a_merge() -> None:
    for mark in ("<<<<<<< HEAD", "=======", ">>>>>>> a branch"):
        assert MERGE_MARK.search(f"before\n{mark}\nafter")
    marked = [page for page in TEXTS if MERGE_MARK.search(page.read_text(encoding="utf-8"))]
    assert marked == []
