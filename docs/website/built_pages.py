"""What must hold of the built site: links lead somewhere, and nothing is fetched from afar."""

import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

_ASSETS: Final = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
"""Elements that fetch something, and the attribute that says what."""

_FETCHED_BY_STYLE: Final = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')\s]+)""")


class _Page(HTMLParser):
    """Collects the anchors of a page, where its links lead, and what it fetches."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note one element."""
        said = {name: value for name, value in attrs if value}
        if "id" in said:
            self.anchors.add(said["id"])
        if tag == "a" and "href" in said:
            self.links.append(said["href"])
        if tag in _ASSETS and _ASSETS[tag] in said:
            self.fetched.append(said[_ASSETS[tag]])


def faults_of(site: Path) -> list[str]:
    """Return a line for each dead link and each thing fetched from elsewhere, in order."""
    pages = {file: _Page(file.read_text(encoding="utf-8")) for file in sorted(site.rglob("*.html"))}
    faults = [f"{site} has no page"] if not pages else []
    for file, page in pages.items():
        where = file.relative_to(site)
        faults += (f"{where}: nothing is at {to}" for to in _dead(file, page, pages))
        faults += (f"{where}: fetches {url}" for url in page.fetched if _is_elsewhere(url))
    for file in sorted(site.rglob("*.css")):
        found = _FETCHED_BY_STYLE.findall(file.read_text(encoding="utf-8"))
        faults += (f"{file.relative_to(site)}: fetches {url}" for url in found)
    return faults


def _dead(file: Path, page: _Page, pages: Mapping[Path, _Page]) -> Iterator[str]:
    for link in (*page.links, *page.fetched):
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        to = Path(file.parent, unquote(parts.path)).resolve() if parts.path else file
        if not to.is_file() or not _has_anchor(pages.get(to), unquote(parts.fragment)):
            yield link


def _has_anchor(page: _Page | None, anchor: str) -> bool:
    """Whether a page has an anchor; files that are no pages are not looked into."""
    return page is None or not anchor or anchor in page.anchors


def _is_elsewhere(url: str) -> bool:
    parts = urlsplit(url)
    return bool(parts.netloc) or parts.scheme not in {"", "data"}
