"""THE place where a game enters the house: its key; everything else is found where it belongs."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, Final, Self, cast

from cogs.guided import GuidedCog
from cogs.opening_command import OPPONENTS
from cogs.ui.steps import KEY
from core.asking import Asking
from core.game import Manifest
from core.lessons import Lesson
from core.text import Text
from core.words import Words
from games import game_in
from rendering import style
from rendering.closer import strips
from rendering.scene import Box, Scene, SeatLabel
from tables.codec import AnyGame
from workers import presenter
from workers.thinker import Agents, Decision, decide

GAMES: Final = ("ruta", "la-strada", "strada-romana", "stratego4")
"""The keys of all games, in the order in which they are offered."""

MOST_SEATS: Final = min(len(style.SEAT_MARKS), len(presenter.SEAT_MARKS), 1 + len(OPPONENTS))
"""So many have a colour in pictures, a mark in words, and a word that invites them."""


@dataclass(frozen=True)
class Entry:
    """A game as the house offers it: rules, words, painter, commands, computers, a lesson."""

    game: AnyGame
    words: Words[Any, Any, Any]
    painter: ModuleType
    cog: type[GuidedCog]
    agents: Agents
    asking: Asking[Any, Any]
    lesson: Lesson[Any]

    @classmethod
    def of(cls, key: str) -> Self:
        """The game of this key, with its parts from where they lie in every room."""
        name = key.replace("-", "_")
        game = game_in(import_module(f"games.{name}.game"))
        must_fit(game.manifest, key)
        return cls(
            game=game,
            words=cast("Words[Any, Any, Any]", import_module(f"games.{name}.words")),
            painter=import_module(f"rendering.boards.{name}"),
            cog=_cog_in(import_module(f"cogs.games.{name}")),
            agents=import_module(f"ai.{name}").AGENTS,
            asking=cast("Asking[Any, Any]", import_module(f"games.{name}.asking")),
            lesson=import_module(f"games.{name}.lessons").LESSON,
        )

    def compose(
        self,
        view: Any,
        seats: Sequence[SeatLabel],
        say: Callable[[Text], str],
        plan: Any = None,
        frame: Sequence[str] = (),
        choices: Sequence[str] = (),
    ) -> Scene:
        """Paint a view, with what the viewer thinks of doing and the places it can choose from.

        ``frame``: only these parts of the picture, in the painter's words; all of it when empty.
        """
        scene = cast(Scene, self.painter.compose(view, seats, say, plan, choices))
        return strips(scene, self.painter.framed(view, frame), scene.alt) if frame else scene

    def places(self, view: Any) -> Mapping[str, Box]:
        """Where the things lie that a choice can be about, by the names guided play gives them."""
        return cast("Mapping[str, Box]", self.painter.places(view))

    def regions(self, view: Any) -> Mapping[str, Box]:
        """The parts of this view's picture that are worth a closer look, the first one first."""
        return cast("Mapping[str, Box]", self.painter.regions(view))

    def rehearse(self, say: Callable[[Text], str]) -> Sequence[Scene]:
        """Pictures that between them use all that pictures of this game share."""
        return cast("Sequence[Scene]", self.painter.rehearse(say))


def must_fit(manifest: Manifest, key: str) -> None:
    """Raises ValueError for a game the house could not carry to its end, saying why."""
    if manifest.key != key:
        raise ValueError(f"{key}: its manifest calls itself {manifest.key}")
    if not re.fullmatch(KEY, key):
        raise ValueError(f"{key}: a key is small letters and digits, parted by single hyphens")
    if not 2 <= manifest.fewest_seats <= manifest.most_seats <= MOST_SEATS:
        seats = f"{manifest.fewest_seats} to {manifest.most_seats}"
        raise ValueError(f"{key}: the house has room for 2 to {MOST_SEATS} seats, not for {seats}")


def _cog_in(module: ModuleType) -> type[GuidedCog]:
    """The commands of a game: the cog that its file makes."""
    made = (c for c in vars(module).values() if isinstance(c, type) and issubclass(c, GuidedCog))
    return next(cog for cog in made if cog.__module__ == module.__name__)


CATALOG: Mapping[str, Entry] = {key: Entry.of(key) for key in GAMES}


def think(decision: Decision) -> str:
    """Decide for a computer, in whatever process this runs; the answer is in notation."""
    entry = CATALOG[decision.game]
    return decide(entry.game, entry.agents, decision)
