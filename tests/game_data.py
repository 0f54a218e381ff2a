"""Where the test data of a game are: spread over the folders of tests, or in its package.

Like ``core/game_places.py``, which knows where the parts of a game are: both kinds of games have
the same data under fixed names, only their addresses differ, and this file alone knows them.
"""

from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from core.game_places import GROUP, GamePlaces, places_of
from tests.games.installed import install

ROOT: Final = Path(__file__).parents[1]
"""The folder that contains the rooms and the tests: a checkout, or where both are installed."""

install()


class GameData(NamedTuple):
    """The addresses of one game's test data.

    ``subject``, ``positions``: import paths of modules. ``referee``: of a package. ``replays``,
    ``golden``: folders, and how the names of the game's pictures begin there. ``perft``: a file.
    ``own_tests``: the folder of tests that are about this game alone. ``rules``: its rule page.
    ``code``: the folder of its rules.
    """

    subject: str
    positions: str
    referee: str
    replays: Path
    perft: Path
    golden: Path
    golden_prefix: str
    own_tests: Path
    rules: Path
    code: Path

    @classmethod
    def in_rooms(cls, key: str) -> "GameData":
        """Return the addresses for a game of the house, or one that tests alone know."""
        name, tests = key.replace("-", "_"), ROOT / "tests"
        return cls(
            subject=f"tests.games.{name}.subject",
            positions=f"tests.rendering.{name}_positions",
            referee=f"tests.referee.{name}",
            replays=tests / "replays" / name,
            perft=tests / "perft" / f"{name}.json",
            golden=tests / "rendering" / "golden",
            golden_prefix=f"{key}-",
            own_tests=tests / "games" / name,
            rules=ROOT / "docs" / "rules" / f"{name}.md",
            code=ROOT / "games" / name,
        )

    @classmethod
    def in_package(cls, places: GamePlaces) -> "GameData":
        """Return the addresses for a game in a package: all in its folder ``tests``."""
        code = Path(str(places.file(".")))
        tests = code / "tests"
        return cls(
            subject=f"{places.package}.tests.subject",
            positions=f"{places.package}.tests.positions",
            referee=f"{places.package}.tests.referee",
            replays=tests / "replays",
            perft=tests / "perft.json",
            golden=tests / "golden",
            golden_prefix="",
            own_tests=tests,
            rules=code / "rules.md",
            code=code,
        )


def data_of(key: str) -> GameData:
    """Return where the test data of this game are. Raises PackageFault like ``places_of``."""
    if _is_in_rooms(key) or not metadata.entry_points(group=GROUP, name=key):
        return GameData.in_rooms(key)
    places = places_of(key)
    return GameData.in_rooms(key) if places.package is None else GameData.in_package(places)


def _is_in_rooms(key: str) -> bool:
    """Whether it is a game of the house: to look through installed packages takes longer."""
    return find_spec(f"games.{key.replace('-', '_')}") is not None


def module_if_any(path: str) -> ModuleType | None:
    """Import a module; None if it, or a package around it, is missing."""
    try:
        found = find_spec(path)
    except ModuleNotFoundError as fault:
        if fault.name is None or not path.startswith(f"{fault.name}."):
            raise
        return None
    return None if found is None else import_module(path)
