"""The import contracts of import-linter, checked in every test run."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = {
    "core",
    "games",
    "ai",
    "model",
    "storage",
    "tables",
    "cups",
    "rendering",
    "i18n",
    "workers",
    "rehearsal",
    "pages",
    "web",
    "cogs",
    "playroom",
}


def test_every_room_keeps_its_contracts() -> None:
    """In a process of its own: the linter sets up logging for the whole process."""
    lint = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    result = subprocess.run(
        [sys.executable, "-c", lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_room_is_looked_at() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(config["tool"]["importlinter"]["root_packages"]) >= ROOMS
    packages = {file.parent.name for file in ROOT.glob("*/__init__.py")}
    assert packages <= ROOMS | {"tests", "benchmarks", "docs"}


@pytest.mark.parametrize("room", ["cogs", "rendering", "storage", "tables", "workers"])
def test_each_folder_of_a_room_says_what_it_contains(room: str) -> None:
    faces = [
        face for face in (ROOT / room).glob("*/__init__.py") if face.parent.name != "migrations"
    ]
    silent = [str(f.parent) for f in faces if not ast.get_docstring(ast.parse(f.read_text()))]
    assert faces
    assert not silent
