"""Who may import whom: the contracts of import-linter, held at every test run."""

import tomllib
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[2]
ROOMS = {
    "core",
    "games",
    "tables",
    "storage",
    "rendering",
    "i18n",
    "workers",
    "cogs",
    "playroom",
}


def test_every_room_keeps_its_contracts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    code = lint_imports(config_filename="pyproject.toml", no_cache=True)
    assert code == 0, capsys.readouterr().out


def test_every_room_is_looked_at() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(config["tool"]["importlinter"]["root_packages"]) >= ROOMS
    packages = {file.parent.name for file in ROOT.glob("*/__init__.py")}
    assert packages <= ROOMS | {"tests", "benchmarks", "docs"}
