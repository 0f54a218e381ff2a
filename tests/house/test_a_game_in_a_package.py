"""A game may live in a package: found by its entry point, refused if it does not fit, moved out."""

import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bot
import catalog
from catalog import GAMES, hash_of, load_games
from core import CONTRACT
from core.game_places import GamePlaces, PackageFault, places_of
from settings import Settings
from tests.games.catalogue import EVERY_GAME, EVERY_KEY
from tests.house.moved_game import ROOT, move_out

SCRIPT = Path(__file__).parent / "one_table.py"


def package(site: Path, name: str, key: str, face: str, version: str = "1.0") -> None:
    """Install a package that offers this game and holds nothing but its ``__init__.py``."""
    (site / name).mkdir()
    (site / name / "__init__.py").write_text(face)
    info = site / f"{name}-{version}.dist-info"
    info.mkdir()
    called = name.replace("_", "-")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {called}\nVersion: {version}\n")
    (info / "entry_points.txt").write_text(f"[tavolo.games]\n{key} = {name}\n")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on Python's path where packages are installed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


# --- where its parts are -------------------------------------------------------------------------


def test_a_game_of_the_house_is_in_the_rooms_and_any_other_in_its_package() -> None:
    assert places_of("la-strada") == GamePlaces.in_rooms("la_strada")
    assert places_of("bidding") == GamePlaces.in_package("tests.games.bidding")


def test_a_package_does_not_replace_a_game_of_the_house(site: Path) -> None:
    package(site, "tavolo_other_ruta", "ruta", f"CONTRACT = {CONTRACT}")
    assert places_of("ruta") == GamePlaces.in_rooms("ruta")


def test_a_game_that_nobody_offers_is_refused() -> None:
    with pytest.raises(PackageFault, match=r"^There is no game hex: .* no installed package .*\.$"):
        places_of("hex")


def test_a_game_that_two_packages_offer_is_refused(site: Path) -> None:
    for name in ("tavolo_hex", "tavolo_other_hex"):
        package(site, name, "hex", f"CONTRACT = {CONTRACT}")
    with pytest.raises(PackageFault, match=r"tavolo-hex 1\.0 and tavolo-other-hex 1\.0; keep one"):
        places_of("hex")


@pytest.mark.parametrize(
    ("name", "face", "told"),
    [
        ("tavolo_newer", f"CONTRACT = {CONTRACT + 1}", "made for contract 3, .*; update Tavolo"),
        ("tavolo_older", f"CONTRACT = {CONTRACT - 1}", "made for contract 1, .*; look for a newer"),
        ("tavolo_silent", "", "does not say for which contract it was made"),
        ("tavolo_odd", "CONTRACT = 'one'", "does not say for which contract it was made"),
    ],
)
def test_a_package_for_another_contract_is_refused_in_one_sentence(
    site: Path, name: str, face: str, told: str
) -> None:
    package(site, name, "hex", face)
    with pytest.raises(PackageFault, match=rf"^{name.replace('_', '-')} 1.0 .*{told}") as fault:
        places_of("hex")
    assert "\n" not in str(fault.value)
    assert str(fault.value).endswith((".", ")."))


# --- what a bot loads ----------------------------------------------------------------------------


def test_a_bot_that_cannot_load_a_game_does_not_start_and_says_why(
    site: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package(site, "tavolo_hex", "hex", f"CONTRACT = {CONTRACT + 1}")
    settings = Settings("none", games=("ruta", "hex"))
    monkeypatch.setattr(bot, "read_settings", lambda: settings)
    monkeypatch.setattr("bot.logs.set_up", lambda *_, **__: None)
    monkeypatch.setattr("bot.os.umask", lambda _mode: 0)
    assert bot.main() == bot.SEE_TO_IT
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("tavolo-hex 1.0 cannot offer hex: it was made for contract 3")


def test_a_package_that_lacks_a_part_is_refused_with_what_it_lacks(site: Path) -> None:
    package(site, "tavolo_half", "half", f"CONTRACT = {CONTRACT}")
    told = "^tavolo-half 1.0 cannot offer half: tavolo_half/game is missing: docs/adding-a-game.md"
    with pytest.raises(PackageFault, match=told):
        load_games(("ruta", "half"))


@pytest.mark.parametrize("key", ["ruta.game", "../ruta", "ruta texts", "__init__", "la_strada", ""])
def test_a_key_that_is_none_is_looked_for_nowhere(key: str) -> None:
    with pytest.raises(PackageFault, match="There is no game"):
        places_of(key)


def test_the_log_names_package_version_and_hash_of_what_is_loaded(
    caplog: pytest.LogCaptureFixture,
) -> None:
    load_games.cache_clear()
    with caplog.at_level(logging.INFO):
        assert list(load_games(EVERY_KEY)) == list(EVERY_KEY)
    (line,) = [record.getMessage() for record in caplog.records if record.name == "tavolo"]
    known = hash_of("bidding")
    assert len(known) == 64
    assert line == f"game bidding: package tavolo-bidding 1.0 (tests.games.bidding), sha256 {known}"


def test_the_hash_is_another_after_any_change_of_any_file(site: Path) -> None:
    package(site, "tavolo_hashed", "hashed", f"CONTRACT = {CONTRACT}")
    folder, found = site / "tavolo_hashed", [hash_of("hashed")]
    (folder / "locales").mkdir()
    for path, content in (("a.py", "x"), ("b.py", "x"), ("locales/a.ftl", "xx"), ("a.py", "")):
        (folder / path).write_text(content)
        found.append(hash_of("hashed"))
    assert len(set(found)) == len(found)


def test_only_what_the_host_names_is_loaded(site: Path) -> None:
    package(site, "tavolo_loud", "loud", "raise AssertionError('nobody has named this game')")
    assert list(load_games(("stratego4", "ruta"))) == ["stratego4", "ruta"]
    assert [*bot.games_of(Settings("none"))] == list(GAMES)
    assert [*bot.games_of(Settings("none", games=("ruta",)))] == ["ruta"]
    assert "tavolo_loud" not in sys.modules


def test_all_parts_of_a_package_come_from_the_package() -> None:
    entry: Any = EVERY_GAME["bidding"]
    parts = [entry.words, entry.painter, entry.asking, entry.commentary]
    names = [part.__name__ for part in parts]
    assert all(name.startswith("tests.games.bidding.") for name in names)


def test_the_key_of_a_package_is_that_of_its_manifest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "places_of", lambda _: places_of("bidding"))
    with pytest.raises(ValueError, match="hex: its manifest calls itself bidding"):
        catalog.Entry.of("hex")


# --- moved out and back --------------------------------------------------------------------------


@pytest.mark.long
def test_a_game_is_moved_out_into_a_package_and_back_and_its_table_goes_on(tmp_path: Path) -> None:
    key, house, site = "strada-romana", tmp_path / "house", tmp_path / "site"
    move_out(key, house, site)
    database = tmp_path / "games.sqlite3"

    def step(name: str, *path: Path) -> Any:
        told = subprocess.run(
            (sys.executable, "-P", SCRIPT, name, database, key),
            cwd=path[0],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
            capture_output=True,
            text=True,
            check=False,
        )
        assert told.returncode == 0, told.stderr
        return msgspec.json.decode(told.stdout)

    assert step("begin", ROOT)["made"] > 0
    away = step("without", house)
    assert away["said"].startswith(f"There is no game {key}: ")
    assert away["code"] == "table-refusal-game-not-loaded"
    found = step("go-on", house, site)
    assert found.pop("made") > 0, "the table was not over"
    assert found == {
        "package": "tavolo_strada_romana",
        "painted": b"\x89PNG".hex(),
        "thought": True,
        "chapter": True,
        "strangers": [],
    }
    assert step("verify", ROOT)["well"]
