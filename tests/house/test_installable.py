"""Tavolo can be installed with all its files and types: pyproject.toml forgets none."""

import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

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
