"""The rules of a game in chapters, in the reader's language."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import app_commands, ui

from cogs.help.lesson_pages import LessonButton, LessonStep
from cogs.help.rules_search import CHOICE_LENGTH, CHOICES, chapters_with
from cogs.ui.buttons import Rebuilt
from cogs.ui.component_message import Rows, in_rows
from cogs.ui.pages import RULES, PageTurn, TurnsPages, turns
from core.translatable_text import Locale, text
from i18n import Translator
from workers.post_model import Post

if TYPE_CHECKING:  # what paints is never loaded by a command
    from workers.lessons.lessons_and_rules import LessonPresenter


class RulesPages:
    """Pages of all games' rules: texts ``<game>-rules-<n>-title`` and ``<game>-rules-<n>``."""

    def __init__(self, translator: Translator, lesson_presenter: "LessonPresenter") -> None:
        self._translator = translator
        self._lesson_presenter = lesson_presenter

    def titles(self, game: str, locale: Locale) -> list[str]:
        """Return the titles of a game's chapters, in order."""
        found: list[str] = []
        while self._translator.has(f"{game}-rules-{len(found) + 1}-title"):
            found.append(self._say(f"{game}-rules-{len(found) + 1}-title", locale))
        return found

    def search(self, game: str, wanted: str, locale: Locale) -> list[app_commands.Choice[int]]:
        """Return the chapters whose title or text contains this word."""
        return chapters_with(
            wanted,
            self.titles(game, locale),
            lambda chapter: self._lesson_presenter.chapter(game, chapter, locale),
        )

    def choice(self, games: Sequence[str], locale: Locale) -> tuple[Post, Rows]:
        """Return a page with a button to the rules of each of these games."""
        first_pages = [PageTurn.of(game, 1, self._say(f"{game}-name", locale)) for game in games]
        return Post(heading=self._say("rules-choose", locale)), in_rows(first_pages)

    async def page(self, game: str, chapter: int, locale: Locale) -> tuple[Post, Rows]:
        """Return a chapter (from 1, clamped to the existing ones) and its navigation."""
        titles = self.titles(game, locale)
        chapter = max(1, min(chapter, len(titles)))
        name = self._say(f"{game}-name", locale)
        post = Post(
            heading=f"{name} · {chapter}. {titles[chapter - 1]}",
            lines=(self._lesson_presenter.chapter(game, chapter, locale),),
            picture=await self._lesson_presenter.picture(game, chapter, locale),
            small=self._say(f"{game}-credit", locale),
        )
        return post, self._ways_on(game, chapter, titles, locale)

    def _ways_on(self, game: str, chapter: int, titles: Sequence[str], locale: Locale) -> Rows:
        """Return navigation: previous and next in fixed places, a menu of all, and the lesson."""
        say = self._translator.voice(locale).say
        menu = ChapterMenu.of(game, chapter, titles, self._say("rules-chapters", locale))
        lesson = LessonButton.of(
            LessonStep(game, 1, "ask"), self._say("rules-learn-button", locale)
        )
        return *turns(game, chapter, len(titles), say), ui.ActionRow(menu), ui.ActionRow(lesson)

    def _say(self, key: str, locale: Locale) -> str:
        said: str = self._translator.voice(locale).say(text(key))
        return said


class ChapterMenu(Rebuilt[ui.Select[Any]], template=r"tavolo-rules:(?P<game>[a-z0-9-]+)"):
    """The menu of chapters under a page of rules."""

    kinds = (ui.Select,)

    def __init__(self, select: ui.Select[Any], game: str) -> None:
        super().__init__(select)
        self.game = game

    @classmethod
    def of(cls, game: str, chapter: int, titles: Sequence[str], hint: str) -> Self:
        """Return the menu with this chapter selected."""
        options = [
            discord.SelectOption(
                label=f"{n}. {title}"[:CHOICE_LENGTH], value=str(n), default=n == chapter
            )
            for n, title in enumerate(titles[:CHOICES], 1)
        ]
        select: ui.Select[Any] = ui.Select(
            custom_id=f"tavolo-rules:{game}", placeholder=hint, options=options
        )
        return cls(select, game)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the chosen chapter to the help cog."""
        target: TurnsPages = interaction.client.get_cog(RULES)
        chosen = self.item.values[0]
        chapter = int(chosen) if re.fullmatch("[0-9]{1,3}", chosen) else 1
        await target.turn_page(interaction, self.game, chapter)
