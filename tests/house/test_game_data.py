"""The test data of a game are found in the folders of tests, or in its package."""

from pathlib import Path

import pytest

from catalog import GAMES
from tests.game_data import ROOT, GameData, data_of, module_if_any
from tests.games.catalogue import EVERY_KEY

FILES = ("replays", "perft", "golden", "own_tests", "rules", "code")


@pytest.mark.parametrize("key", EVERY_KEY)
def test_every_address_leads_somewhere(key: str) -> None:
    data = data_of(key)
    assert [name for name in FILES if not getattr(data, name).exists()] == []
    assert module_if_any(data.subject) is not None
    assert module_if_any(data.positions) is not None
    assert module_if_any(f"{data.referee}.faults") is not None


@pytest.mark.parametrize("key", GAMES)
def test_the_house_keeps_the_data_of_its_games_in_the_folders_of_tests(key: str) -> None:
    assert data_of(key) == GameData.in_rooms(key)
    assert data_of(key).subject.startswith("tests.games.")


def test_a_package_keeps_its_data_in_its_own_folder() -> None:
    data, folder = data_of("bidding"), ROOT / "tests" / "games" / "bidding"
    assert data.subject == "tests.games.bidding.tests.subject"
    assert {Path(getattr(data, name)).parent for name in ("replays", "perft", "golden")} == {
        folder / "tests"
    }
    assert data.rules == folder / "rules.md"


def test_a_game_that_tests_alone_know_has_its_data_there() -> None:
    assert data_of("pebbles").perft.exists()


def test_a_module_that_is_missing_is_none_and_one_that_cannot_be_imported_is_an_error() -> None:
    assert module_if_any("tests.games.nowhere.subject") is None
    assert module_if_any("tests.games.nothing") is None
    assert module_if_any("tests.game_data") is not None
