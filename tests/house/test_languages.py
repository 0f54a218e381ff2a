"""Languages are data: only their table, ``core/texts.py``, names them."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from core.texts import LANGUAGES, LOCALES

ROOT = Path(__file__).parents[2]
TABLE = "core/texts.py"

CODES = frozenset(code for each in LANGUAGES for code in (each.code, each.name, *each.at_discord))
"""How a language can be named: by its code, by its own name, and as Discord's clients do."""

NAMED_RIGHTLY = {
    "benchmarks/rig/discord_double.py": "the client of the invented person who presses",
    "cogs/opening.py": "what Discord reports of a server that cannot choose a language",
    "playroom/server.py": "the invented server, and the clients of its people",
    "playroom/web/channel_windows.py": "the client of whoever looks at a window of the sandbox",
}
"""Files of the product that name a language, and what for."""


def _nodes(path: Path, codes: Iterable[str]) -> Iterator[ast.AST]:
    """The syntax of a file that quotes one of these codes; parsing all files takes long."""
    source = path.read_text(encoding="utf-8")
    if re.search(rf"""["']({"|".join(codes)})["']""", source):
        yield from ast.walk(ast.parse(source))


def _strings(path: Path) -> set[str]:
    return {str(node.value) for node in _nodes(path, CODES) if isinstance(node, ast.Constant)}


def _of_the_product() -> Iterator[Path]:
    """All source files but tests, those inside the packages of games too."""
    yield from ROOT.glob("*.py")
    for folder in (path for path in ROOT.iterdir() if path.is_dir() and path.name[0] != "."):
        for path in folder.rglob("*.py"):
            if "tests" not in path.relative_to(ROOT).parts:
                yield path


def test_no_file_of_the_product_names_a_language_but_the_table() -> None:
    named = {
        path.relative_to(ROOT).as_posix(): sorted(found)
        for path in _of_the_product()
        if (found := CODES & _strings(path))
    }
    assert set(named.pop(TABLE)) == CODES, "the sources are read"
    assert {file: codes for file, codes in named.items() if file not in NAMED_RIGHTLY} == {}
    assert NAMED_RIGHTLY.keys() - named.keys() == set(), "these name none: take them off the list"


def test_no_test_lists_all_languages_itself() -> None:
    """One more language would not be tested: LOCALES has them all."""
    listed = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "tests").rglob("*.py")
        for node in _nodes(path, LOCALES[-1:])
        if isinstance(node, ast.List | ast.Tuple | ast.Set)
        if set(LOCALES) <= {one.value for one in node.elts if isinstance(one, ast.Constant)}
    ]
    assert listed == []
