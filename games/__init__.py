"""Pure rules, one folder per game, the same file names in each."""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, TypeAlias

from core.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def all_games() -> dict[str, AnyGame]:
    """Return every game that has a folder here, by key."""
    names = (found.name for found in iter_modules(__path__) if found.ispkg)
    games = (game_in(import_module(f"{__name__}.{name}.game")) for name in sorted(names))
    return {game.manifest.key: game for game in games}


def game_in(module: ModuleType) -> AnyGame:
    """Return the game that a ``game.py`` declares, under any name."""
    (game,) = (value for value in vars(module).values() if isinstance(value, Game))
    return game
