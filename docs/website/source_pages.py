"""The pages of the site as Sphinx reads them: this repository's Markdown at its place in the site.

The Markdown of the repository has no directive of Sphinx: code hosts show it as it is. Links are
written anew for the places the pages have in the site, and what a *door* lists becomes the
navigation: its items that begin with a link, in their order.
"""

import posixpath
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from core.texts import LOCALES
from docs.website.links import LINK, target

ROOT: Final = Path(__file__).parents[2]

HOME: Final = "index.md"
DOORS: Final = (
    HOME,
    *("players.md", "hosts.md", "authors.md"),
    *(f"{locale}/index.md" for locale in LOCALES),
    *("decisions/index.md", "known-packages.md", "releases/index.md"),
)
PROJECT: Final = "project"
"""The folder of the site for the pages that lie beside the README."""

_LISTED: Final = re.compile(r"^- \[[^\]]+\]\((?P<to>[^)#:\s]+\.md)\)", re.MULTILINE)
_CODE: Final = (".py", ".md")
"""Files that the site names without a link: their place is the code host."""


class UnfitPages(Exception):
    """The pages cannot become a site; the message says why, a line for each fault."""


def place_of(path: str) -> str | None:
    """Return the place in the site of a page of the repository; None if it is not in the site."""
    folder, name = posixpath.split(path)
    if not name.endswith(".md"):
        return None
    if path == "README.md":
        return HOME
    if folder == "":
        return f"{PROJECT}/{name.lower()}"
    if path == "locales/README.md":
        return "texts.md"
    if folder.startswith("extras/"):
        return f"{folder}.md" if name == "README.md" else path
    if folder == "docs" or folder.startswith("docs/"):
        return path.removeprefix("docs/").replace("README.md", HOME)
    return None


def pages_of_the_repository() -> Iterator[str]:
    """Yield the paths of the pages that the site shows, without the README of the repository."""
    for pattern in ("*.md", "docs/**/*.md", "locales/README.md", "extras/**/*.md"):
        for page in sorted(ROOT.glob(pattern)):
            path = page.relative_to(ROOT).as_posix()
            if path != "README.md":
                yield path


def placed(path: str, files: set[str]) -> str:
    """Return a page as the site has it; ``files`` gets the paths of the files that it shows.

    Raises UnfitPages if a link leads nowhere.
    """
    here = place_of(path)
    assert here is not None, "only pages of the site are placed"

    def written_anew(link: re.Match[str]) -> str:
        to = target(path, link)
        if not (ROOT / to).exists():
            raise UnfitPages(f"{path}: nothing is at {link['to']}")
        place = place_of(to)
        if place is None:
            if to.endswith(_CODE) or (ROOT / to).is_dir():
                return link["label"]
            files.add(to)
            place = place_of_file(to)
        way = posixpath.relpath(place, posixpath.dirname(here)) if link["to"] else ""
        return f"[{link['label']}]({way}{link['anchor'] or ''})"

    return LINK.sub(written_anew, (ROOT / path).read_text(encoding="utf-8"))


def place_of_file(path: str) -> str:
    """Return the place in the site of a picture, or of a file to download."""
    return path.removeprefix("docs/") if path.startswith("docs/") else f"files/{path}"


def with_navigation(pages: Mapping[str, str]) -> dict[str, str]:
    """Return the pages with what each door lists as its part of the navigation.

    A page is listed by the first door that names it. Pages beside the README that no door names
    come last among those for authors. Raises UnfitPages if any other page is behind no door.
    """
    behind: dict[str, list[str]] = {}
    found = {HOME}
    for door in (page for page in DOORS if page in pages):
        listed = (
            posixpath.normpath(posixpath.join(posixpath.dirname(door), to))
            for to in _LISTED.findall(pages[door])
        )
        behind[door] = [page for page in dict.fromkeys(listed) if page not in found]
        found.update(behind[door])
    lost = {page for page in pages if page not in found}
    behind["authors.md"] += sorted(page for page in lost if page.startswith(f"{PROJECT}/"))
    lost -= set(behind["authors.md"])
    if lost:
        doors = ", ".join(f"docs/{door}" for door in DOORS[1:4])
        faults = (f"no door leads to {page}: list it in {doors}" for page in sorted(lost))
        raise UnfitPages("\n".join(faults))
    return {
        page: words + _navigation(page, behind[page]) if behind.get(page) else words
        for page, words in pages.items()
    }


def _navigation(door: str, listed: Iterable[str]) -> str:
    ways = (posixpath.relpath(page, posixpath.dirname(door)) for page in listed)
    lines = ("```{toctree}", ":hidden:", ":titlesonly:", "", *ways, "```", "")
    return "\n" + "\n".join(lines)


def write_pages(pages: Mapping[str, str], files: Iterable[str], folder: Path) -> None:
    """Write the pages and copy the files that they show into a folder."""
    for place, words in pages.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(words, encoding="utf-8")
    for path in files:
        copy = folder / place_of_file(path)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, copy)
