"""Links between documentation pages are valid, and no page shows the marks of a merge.

A page that names a test names one that is there, and promises about messages are seen from outside.
"""

import ast
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

TEST = re.compile(r"`(\w[\w/]*\.py)::(test_\w+)`")
"""How a page names a test: its file in ``tests``, and its function."""

FILE = re.compile(r"`([\w/]+\.(?:py|toml|ftl|yaml|txt|rgb))`")
"""How a page names a file: by its path, or its end where the folder is clear."""

SCENE = re.compile(r"`((?:tests/)?scenes/[\w-]+\.txt)`")
"""How a page names a scene."""

PROMISES = ROOT / "docs" / "messages.md"
BEHIND_MESSAGES = (
    "model.letters",
    "model.message",
    "storage.transaction.messages",
    "tables.board_messages",
    "tables.direct_messages",
    "tables.notifications",
    "workers.message_updates",
    "workers.table_messages",
    "workers.cups",
)
"""What stores and sends messages, and may be replaced while people see the same."""

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


def test_every_file_that_a_page_of_today_names_is_there() -> None:
    """The changelog also names files that are gone."""
    rooms = [room for room in ROOT.iterdir() if room.is_dir() and room.name[0] not in "._"]
    files = [f"/{file.name}" for file in ROOT.iterdir()] + [
        f"/{file.relative_to(ROOT).as_posix()}" for room in rooms for file in room.rglob("*.*")
    ]
    ends = {path[cut:] for path in files for cut, letter in enumerate(path) if letter == "/"}
    named = {
        (page.relative_to(ROOT).as_posix(), path)
        for page in PAGES
        if page.name != "CHANGELOG.md"
        for path in FILE.findall(page.read_text(encoding="utf-8"))
    }
    assert len(named) > 200
    assert [(page, path) for page, path in sorted(named) if f"/{path}" not in ends] == []


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


def test_every_test_that_a_page_names_is_there() -> None:
    named = [
        (page.relative_to(ROOT).as_posix(), *named)
        for page in PAGES
        for named in TEST.findall(page.read_text(encoding="utf-8"))
    ]
    assert len(named) > 20
    assert [each for each in named if each[2] not in functions_of(ROOT / "tests" / each[1])] == []


def test_every_scene_that_a_page_names_is_there() -> None:
    named = [name for page in PAGES for name in SCENE.findall(page.read_text(encoding="utf-8"))]
    assert named
    assert [
        each for each in named if not (ROOT / "tests" / each.removeprefix("tests/")).exists()
    ] == []


def functions_of(file: Path) -> set[str]:
    if not file.exists():
        return set()
    parts = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return {one.name for one in parts if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_each_promise_about_messages_has_a_test_or_scene_that_sees_it_from_outside() -> None:
    page = PROMISES.read_text(encoding="utf-8")
    promises = [line for line in page.splitlines() if re.match(r"\| (?!Promise|---)", line)]
    shown = {line: [*TEST.findall(line), *SCENE.findall(line)] for line in promises}
    assert [line for line, tests in shown.items() if len(tests) != 1] == []
    files = {ROOT / "tests" / file for file, _ in TEST.findall(page)}
    assert [str(file) for file in files for name in imported_by(file) if is_behind(name)] == []
    assert any(map(is_behind, imported_by(ROOT / "workers" / "table_messages.py")))


def imported_by(file: Path) -> set[str]:
    """The modules from which a file imports, and the names with their module."""
    parts = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    plain = {name.name for one in parts if isinstance(one, ast.Import) for name in one.names}
    return plain | {
        f"{one.module}.{name.name}"
        for one in parts
        if isinstance(one, ast.ImportFrom)
        for name in one.names
    }


def is_behind(name: str) -> bool:
    return any(f"{name}.".startswith(f"{module}.") for module in BEHIND_MESSAGES)
