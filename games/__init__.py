"""Pure rules, one folder per game, the same file names in each."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from core.game import Game


def all_games() -> dict[str, Game[Any, Any, Any, Any, Any]]:
    """Every game that has a folder here (its ``game.py`` names it GAME), by key."""
    names = (found.name for found in iter_modules(__path__) if found.ispkg)
    games = (import_module(f"{__name__}.{name}.game").GAME for name in sorted(names))
    return {game.manifest.key: game for game in games}
