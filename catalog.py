"""THE place where a game enters the house: its key; everything else is found where it belongs."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, Final, Self

from cogs.guided import GuidedCog
from core.asking import Asking
from core.lessons import Lesson
from core.words import Words
from games import game_in
from rendering.painter import Painter
from tables.codec import AnyGame
from workers.thinker import Agents, Decision, decide

GAMES: Final = ("ruta", "la-strada", "strada-romana", "stratego4")
"""The keys of all games, in the order in which they are offered."""


@dataclass(frozen=True)
class Entry:
    """A game as the house offers it: rules, words, painter, commands, computers, a lesson."""

    game: AnyGame
    words: Words[Any, Any, Any]
    painter: Painter[Any, Any]
    cog: type[GuidedCog]
    agents: Agents
    asking: Asking[Any, Any]
    lesson: Lesson[Any]

    @classmethod
    def of(cls, key: str) -> Self:
        """The game of this key, with its parts from where they lie in every room."""
        name = key.replace("-", "_")
        return cls(
            game=game_in(import_module(f"games.{name}.game")),
            words=_part(f"games.{name}.words"),
            painter=_part(f"rendering.boards.{name}"),
            cog=_cog_in(import_module(f"cogs.games.{name}")),
            agents=import_module(f"ai.{name}").AGENTS,
            asking=_part(f"games.{name}.asking"),
            lesson=import_module(f"games.{name}.lessons").LESSON,
        )


def _part(path: str) -> Any:
    """A file of a game; a law holds it to its protocol (tests/house/test_parts.py)."""
    return import_module(path)


def _cog_in(module: ModuleType) -> type[GuidedCog]:
    """The commands of a game: the cog that its file makes."""
    made = (c for c in vars(module).values() if isinstance(c, type) and issubclass(c, GuidedCog))
    return next(cog for cog in made if cog.__module__ == module.__name__)


CATALOG: Mapping[str, Entry] = {key: Entry.of(key) for key in GAMES}


def think(decision: Decision) -> str:
    """Decide for a computer, in whatever process this runs; the answer is in notation."""
    entry = CATALOG[decision.game]
    return decide(entry.game, entry.agents, decision)
