"""Structural limits: modules in a folder, methods of a class, protocols, one meaning a name."""

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = (
    "ai",
    "club",
    "cogs",
    "core",
    "i18n",
    "pages",
    "playroom",
    "rehearsal",
    "rendering",
    "storage",
    "tables",
    "workers",
)

MOST_MODULES = 15
"""Modules in one folder, ``__init__`` not counted. A game is a folder of its own shape."""

MOST_METHODS = 25
"""Public methods of one class, inherited ones counted."""

STILL_LARGER = {
    "TableCommands": 37,
}
"""Classes that are still larger, and how large they may be: to be split, never to grow."""

MOST_PROTOCOLS = 86
"""Twenty of them state what a transaction reads and writes, a pair for each subject."""

STILL_TWO_MEANINGS = {"Judgement"}
"""Names of classes that still mean two things: to be renamed, never to grow."""


def _modules() -> Iterator[Path]:
    for room in ROOMS:
        yield from (ROOT / room).rglob("*.py")


def _classes() -> Iterator[tuple[Path, ast.ClassDef]]:
    for module in _modules():
        tree = ast.parse(module.read_text(encoding="utf-8"))
        yield from ((module, node) for node in tree.body if isinstance(node, ast.ClassDef))


def _base_names(node: ast.ClassDef) -> list[str]:
    bases = (base.value if isinstance(base, ast.Subscript) else base for base in node.bases)
    return [base.id for base in bases if isinstance(base, ast.Name)]


def _own_methods(node: ast.ClassDef) -> set[str]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {m.name for m in node.body if isinstance(m, kinds) and not m.name.startswith("_")}


def _methods() -> dict[str, set[str]]:
    """The public methods of each class name, with those of its bases in these rooms."""
    nodes: dict[str, list[ast.ClassDef]] = defaultdict(list)
    for _, node in _classes():
        nodes[node.name].append(node)

    def collect(name: str, seen: frozenset[str]) -> set[str]:
        found = set[str]()
        for node in nodes[name]:
            found |= _own_methods(node)
            for base in set(_base_names(node)) - seen & nodes.keys():
                found |= collect(base, seen | {base})
        return found

    return {name: collect(name, frozenset({name})) for name in list(nodes)}


def _folders() -> Iterator[tuple[Path, int]]:
    counted = Counter(m.parent for m in _modules() if m.name != "__init__.py")
    yield from ((folder, n) for folder, n in counted.items() if "migrations" not in folder.parts)


@pytest.mark.parametrize(("folder", "count"), sorted(_folders()), ids=str)
def test_a_folder_holds_few_modules(folder: Path, count: int) -> None:
    assert count <= MOST_MODULES, f"{folder.relative_to(ROOT)} wants sub-folders"


@pytest.mark.parametrize("room", ["club", "cogs", "rendering", "storage", "tables", "workers"])
def test_each_folder_of_a_room_says_what_lives_there(room: str) -> None:
    faces = [
        face for face in (ROOT / room).glob("*/__init__.py") if face.parent.name != "migrations"
    ]
    silent = [str(f.parent) for f in faces if not ast.get_docstring(ast.parse(f.read_text()))]
    assert faces
    assert not silent


def test_no_class_has_many_public_methods() -> None:
    large = {name: len(found) for name, found in _methods().items() if len(found) > MOST_METHODS}
    assert large == {name: large.get(name, 0) for name in STILL_LARGER}, (
        "split it, or strike it off"
    )
    assert all(large[name] <= most for name, most in STILL_LARGER.items())


def test_protocols_do_not_multiply() -> None:
    protocols = [node.name for _, node in _classes() if "Protocol" in _base_names(node)]
    assert len(protocols) <= MOST_PROTOCOLS


def test_a_class_name_means_one_thing() -> None:
    """Games may use the same words, each for itself, and so may their painters."""
    counted = Counter(
        node.name
        for module, node in _classes()
        if not node.name.startswith("_") and "boards" not in module.parts
    )
    assert {name for name, times in counted.items() if times > 1} <= STILL_TWO_MEANINGS
