"""THE place where a game enters the house: one line for each."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, cast

from discord.ext import commands

from ai import la_strada as la_strada_players
from ai import ruta as ruta_players
from ai import strada_romana as strada_romana_players
from ai import stratego4 as stratego4_players
from cogs.desk import AnyBot, Desk
from cogs.la_strada import LaStrada
from cogs.ruta import Ruta
from cogs.strada_romana import StradaRomana
from cogs.stratego4 import Stratego4
from core.asking import Asking
from core.lessons import Lesson
from core.text import Text
from core.words import Words
from games.la_strada import lessons as la_strada_lessons
from games.la_strada import words as la_strada_words
from games.la_strada.game import LA_STRADA
from games.ruta import asking as ruta_asking
from games.ruta import lessons as ruta_lessons
from games.ruta import words as ruta_words
from games.ruta.game import RUTA
from games.strada_romana import words as strada_romana_words
from games.strada_romana.game import STRADA_ROMANA
from games.stratego4 import words as stratego4_words
from games.stratego4.game import STRATEGO4
from rendering.boards import la_strada as la_strada_board
from rendering.boards import ruta as ruta_board
from rendering.boards import strada_romana as strada_romana_board
from rendering.boards import stratego4 as stratego4_board
from rendering.closer import strips
from rendering.scene import Box, Scene, SeatLabel
from tables.codec import AnyGame
from workers.thinker import Agents, Question, decide

MakeCog = Callable[[AnyBot, Desk], commands.Cog]


_NO_LESSON: Lesson[Any] = Lesson((), {})


@dataclass(frozen=True)
class Entry:
    """A game as the house offers it: rules, words, painter, commands, computers, a lesson."""

    game: AnyGame
    words: Words[Any, Any, Any]
    painter: ModuleType
    cog: MakeCog
    agents: Agents
    lesson: Lesson[Any] = _NO_LESSON
    asking: Asking[Any, Any] | None = None

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


CATALOG: Mapping[str, Entry] = {
    entry.game.manifest.key: entry
    for entry in (
        Entry(
            RUTA,
            ruta_words,
            ruta_board,
            Ruta,
            ruta_players.AGENTS,
            ruta_lessons.LESSON,
            ruta_asking,
        ),
        Entry(
            LA_STRADA,
            la_strada_words,
            la_strada_board,
            LaStrada,
            la_strada_players.AGENTS,
            la_strada_lessons.LESSON,
        ),
        Entry(
            STRADA_ROMANA,
            strada_romana_words,
            strada_romana_board,
            StradaRomana,
            strada_romana_players.AGENTS,
        ),
        Entry(STRATEGO4, stratego4_words, stratego4_board, Stratego4, stratego4_players.AGENTS),
    )
}


def think(question: Question) -> str:
    """Decide for a computer, in whatever process this runs; the answer is in notation."""
    entry = CATALOG[question.game]
    return decide(entry.game, entry.agents, question)
