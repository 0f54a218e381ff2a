"""Every text used exists, and every text that exists is used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from catalog import CATALOG, GAMES
from cogs.opening import parts_of
from i18n.translator import FOLDER
from pages.html import form_of_page
from tests.game_data import data_of
from tests.games.catalogue import EVERY_GAME, EVERY_KEY, texts

ROOT = FOLDER.parent
ROOMS = (
    "core",
    "games",
    "model",
    "storage",
    "tables",
    "cups",
    "rendering",
    "workers",
    "rehearsal",
    "pages",
    "web",
    "cogs",
    "playroom",
)

ASKING = frozenset({"text", "Text", "Refusal", "refused", "_unreadable", "said"})
"""Functions whose first argument is a key."""

OPEN = r"[\w-]+"
"""A part of a key that only shows at run time."""

FORM = form_of_page()
"""The page of a game, whose places are named by keys."""

KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
ENGLISH = texts().keys("en")
ON_OFFER = {**CATALOG, **EVERY_GAME}


class Asked:
    """The texts used by one source file: whole keys, and patterns of keys with variable parts."""

    def __init__(self, path: Path) -> None:
        self.place = str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)
        self.tree = ast.parse(path.read_text(encoding="utf-8"))

    def first_arguments(self) -> Iterator[ast.expr]:
        """Whatever is given as a key, through conditions and additions."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and _name(node.func) in ASKING and node.args:
                yield from _branches(node.args[0])

    def commands(self) -> Iterator[str]:
        """The keys of commands, groups' names aside, and of their options."""
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Call):
                continue
            if _name(node.func) == "command" and node.args:
                for path in _constants(node.args[0]):
                    yield from (f"command-{path}-name", f"command-{path}-description")
            if _name(node.func) == "options":
                for keyword in node.keywords:
                    for key in _constants(keyword.value):
                        yield from (f"{key}-name", f"{key}-description")

    def constants(self) -> Iterator[str]:
        """Every string that could be a key, wherever it stands."""
        for node in ast.walk(self.tree):
            yield from _constants(node)

    def shapes(self) -> Iterator[str]:
        """Every f-string and sum of strings that could be a key, as a regular expression."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.JoinedStr) and (shape := _shape(node)):
                yield shape
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                yield from (f"{key}{OPEN}" for key in _constants(node.left))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _branches(argument: ast.expr) -> Iterator[ast.expr]:
    if isinstance(argument, ast.IfExp):
        yield from _branches(argument.body)
        yield from _branches(argument.orelse)
    else:
        yield argument


def _constants(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and KEY.fullmatch(str(node.value)):
        yield str(node.value)


def _shape(joined: ast.JoinedStr) -> str | None:
    """The keys an f-string can make; None where it makes no key or leaves too much open."""
    shape = ""
    for part in joined.values:
        if isinstance(part, ast.Constant):
            shape += re.escape(str(part.value))
        elif isinstance(part, ast.FormattedValue):
            shape += _open_part(ast.unparse(part.value))
    literal = "".join(str(p.value) for p in joined.values if isinstance(p, ast.Constant))
    if not re.fullmatch(r"[a-z0-9-]*", literal) or shape.startswith(OPEN):
        return None
    return shape


def _open_part(expression: str) -> str:
    if expression.split(".")[-1] in ("game", "GAME"):
        return f"({'|'.join(ON_OFFER)})"
    return OPEN


@cache
def sources() -> tuple[Asked, ...]:
    packaged = (data_of(key).code for key in EVERY_KEY if key not in GAMES)
    folders = [*(ROOT / room for room in ROOMS), *packaged]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return tuple(Asked(path) for path in paths)


def _asked_by_openings() -> Iterator[str]:
    """The keys of the commands that open tables: they are made of what games declare."""
    for entry in ON_OFFER.values():
        for part in parts_of(entry.game.manifest, entry.levels):
            yield from (f"{part.texts}-name", f"{part.texts}-description")


def _asked_outright() -> dict[str, str]:
    """Keys written out where a text is asked for, with the file that does."""
    asked = dict.fromkeys(_asked_by_openings(), "cogs/opening.py")
    for source in sources():
        for argument in source.first_arguments():
            for key in _constants(argument):
                asked[key] = source.place
        for key in source.commands():
            asked[key] = source.place
    return asked


def _asked_by_shape() -> dict[str, str]:
    """Shapes of keys where a text is asked for, with the file that does."""
    return {
        shape: source.place
        for source in sources()
        for argument in source.first_arguments()
        if isinstance(argument, ast.JoinedStr) and (shape := _shape(argument))
    }


@pytest.mark.long
def test_every_function_that_asks_is_there_and_is_used() -> None:
    """Renamed, it would ask for texts that nobody looks at here."""
    nodes = [node for source in sources() for node in ast.walk(source.tree)]
    defined = {n.name for n in nodes if isinstance(n, ast.FunctionDef | ast.ClassDef)}
    called = {_name(n.func) for n in nodes if isinstance(n, ast.Call) and n.args}
    assert ASKING - (defined & called) == set()


def test_every_key_that_is_asked_for_exists() -> None:
    asked = _asked_outright()
    assert len(asked) > 150, "the sources are read"
    assert {key: file for key, file in asked.items() if key not in ENGLISH} == {}


def test_every_shape_of_key_that_is_asked_for_has_texts() -> None:
    asked = _asked_by_shape()
    assert len(asked) > 10, "the sources are read"
    empty = {
        shape: file
        for shape, file in asked.items()
        if not any(re.fullmatch(shape, key) for key in ENGLISH)
    }
    assert empty == {}


def test_every_text_is_asked_for_somewhere() -> None:
    mentioned = {key for source in sources() for key in source.constants()}
    mentioned |= {key for source in sources() for key in source.commands()}
    mentioned |= set(_asked_by_openings()) | {*FORM.get_identifiers()}
    mentioned |= {f"{key}-until" for key in mentioned}
    mentioned |= {f"{name}-button" for name in mentioned}
    shapes = {shape for source in sources() for shape in source.shapes()}
    unasked = {
        key for key in ENGLISH - mentioned if not any(re.fullmatch(shape, key) for shape in shapes)
    }
    assert unasked == set()
