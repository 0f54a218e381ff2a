"""Tavolo can be installed with all its files and types: pyproject.toml forgets none."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

from tests.laws.chapters import CHAPTERS

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETUPTOOLS = PROJECT["tool"]["setuptools"]

NOT_INSTALLED = {"deploy", "docs", "extras"}
"""Folders that only a checkout has; in extras are packages of their own."""

FOR_TOOLS = {".ci", ".github"}

NO_TYPES = {"benchmarks", "locales", "skeleton", "tests"}
"""Folders that nobody imports to build on them."""


def tracked() -> list[Path]:
    """The files of the repository, without those that Git does not know."""
    listed = subprocess.run(
        ("git", "ls-files"), cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [Path(name) for name in listed.stdout.splitlines()]


FILES = tracked()
ROOMS = sorted({path.parts[0] for path in FILES if len(path.parts) > 1} - NOT_INSTALLED - FOR_TOOLS)


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_is_installed(room: str) -> None:
    assert any(fnmatch(room, found) for found in SETUPTOOLS["packages"]["find"]["include"])


def test_every_front_door_is_installed() -> None:
    doors = {path.stem for path in FILES if len(path.parts) == 1 and path.suffix == ".py"}
    assert set(SETUPTOOLS["py-modules"]) == doors


def test_every_file_of_a_room_is_installed() -> None:
    kinds = ["*.py", *SETUPTOOLS["package-data"]["*"]]
    forgotten = {
        path
        for path in FILES
        if path.parts[0] in ROOMS and not any(fnmatch(path.name, kind) for kind in kinds)
    }
    assert forgotten == set()


@pytest.mark.parametrize("room", [room for room in ROOMS if room not in NO_TYPES])
def test_every_room_says_that_it_has_types(room: str) -> None:
    assert (ROOT / room / "py.typed").exists()


def test_what_is_installed_is_built_by_a_named_builder() -> None:
    assert PROJECT["build-system"]["build-backend"] == "setuptools.build_meta"


def test_what_the_laws_import_is_installed_with_the_laws() -> None:
    """A law that cannot be loaded counts as broken, so an author would never pass."""
    project = PROJECT["project"]
    wanted = (*project["dependencies"], *project["optional-dependencies"]["laws"])
    installed = {re.split(r"[\[<>=; ]", one)[0].lower().replace("-", "_") for one in wanted}
    imported = {
        PACKAGES.get(name, name)
        for path in _modules_of_laws()
        for name in _imported(path)
        if name not in sys.stdlib_module_names and not _is_ours(name)
    }
    assert imported - installed == set()


PACKAGES = {
    "PIL": "pillow",
    "discord": "discord.py",
    "dotenv": "python_dotenv",
    "fluent": "fluent.runtime",
    "pythonjsonlogger": "python_json_logger",
}
"""Of import names the distributions, where they differ."""


def _modules_of_laws() -> set[Path]:
    """The files of laws, and all that they import from the tests and benchmarks."""
    found = set[Path]()
    left = [ROOT / "tests" / file for chapter in CHAPTERS for file in chapter.every_file]
    while left:
        path = left.pop()
        if path not in found:
            found.add(path)
            left += (ROOT / one for one in _files_imported(path) if (ROOT / one).is_file())
    return found


def _files_imported(path: Path) -> Iterator[str]:
    for name in _imported_modules(path):
        if name.partition(".")[0] in {"tests", "benchmarks"}:
            place = name.replace(".", "/")
            yield from (f"{place}.py", f"{place}/__init__.py")


def _imported(path: Path) -> set[str]:
    return {name.partition(".")[0] for name in _imported_modules(path)}


def _imported_modules(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def _is_ours(name: str) -> bool:
    return (ROOT / name).is_dir() or (ROOT / f"{name}.py").is_file()
