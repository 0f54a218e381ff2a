"""The rules of a game in chapters, and its lesson, one task a page."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Self

import discord
import msgspec
from discord import app_commands, ui

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.ui.controls import (
    BUTTONS_A_ROW,
    RULES,
    PageTurn,
    Rebuilt,
    Rows,
    TurnsPages,
    form_of,
    in_rows,
    turns,
    written_in,
)
from core.discord_limits import limit
from core.guided_play import BUTTON_READS_WELL, Field
from core.texts import CommandName, Locale, Text, text
from i18n import Translator
from model.refusals import refused
from tables.service import LIVING
from workers.post_model import LessonPage, Post, Recipient

if TYPE_CHECKING:
    from workers.lessons import LessonPresenter


LABEL_LIMIT = limit("button-label-length")
_FIELD: Final = Field(
    "move", text("lesson-form-field"), longest=100, hint=text("lesson-form-field-hint")
)
_STEP = r"tavolo-learn:(?P<game>[a-z0-9-]+):(?P<number>[0-9]{1,2}):(?P<deed>[a-z]+):(?P<move>.*)"
_PRIMARY: Final = discord.ButtonStyle.primary
_SUCCESS: Final = discord.ButtonStyle.success


class LessonStep(msgspec.Struct, frozen=True):
    """The action of a lesson's button at a task.

    ``deed``: "ask" for the task, "try" ``move``, "type" a move, "show" the solution.
    """

    game: str
    number: int
    deed: str
    move: str = ""

    @property
    def custom_id(self) -> str:
        """Return the step as a custom id."""
        return f"tavolo-learn:{self.game}:{self.number}:{self.deed}:{self.move}"

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Parse a custom id; None if it is no lesson's."""
        found = re.fullmatch(_STEP, custom_id)
        if found is None:
            return None
        return cls(found["game"], int(found["number"]), found["deed"], found["move"])


class LessonButton(Rebuilt[ui.Button[Any]], template=_STEP):
    """A button on a page of a lesson."""

    @classmethod
    def of(
        cls,
        step: LessonStep,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> Self:
        """Return the button for this step."""
        return cls(ui.Button(label=label[:LABEL_LIMIT], style=style, custom_id=step.custom_id))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the step to the help cog."""
        step = LessonStep.read(self.custom_id)
        assert step is not None, "the id has matched already"
        await interaction.client.get_cog(RULES).take_lesson_step(interaction, step)


def typed_in(data: Mapping[str, Any]) -> LessonStep | None:
    """Return a submitted form's step, with the typed move; None for any other form."""
    step = LessonStep.read(str(data.get("custom_id", "")))
    if step is None:
        return None
    return msgspec.structs.replace(step, move="".join(written_in(data)))


class Lessons:
    """Shows lessons, in private replies."""

    def __init__(self, desk: Desk, games: Sequence[str]) -> None:
        self._desk = desk
        self._lesson_presenter = desk.lesson_presenter
        self._games = games

    async def choose(self, asking: Asking, visitor: Visitor) -> None:
        """Offer the lessons, those of the visitor's own tables first."""
        say = self._desk.replies.voice(visitor.locale)
        mine = {
            table.game for table in await self._desk.service.queries.tables_of(visitor.id, LIVING)
        }
        buttons = [
            LessonButton.of(
                LessonStep(game, 1, "ask"),
                say(
                    text("lesson-game", game=_name(game), count=self._lesson_presenter.count(game))
                ),
                _SUCCESS if game in mine else _PRIMARY,
            )
            for game in sorted(self._games, key=lambda game: game not in mine)
        ]
        post = Post(heading=say(text("lesson-choose")), lines=(say(text("lesson-choose-how")),))
        await self._desk.show(asking, post, in_rows(buttons))

    async def take(self, asking: Asking, visitor: Visitor, step: LessonStep) -> None:
        """Show the page that results from a step."""
        if step.game not in self._games:
            raise refused("table-refusal-unknown-game")
        if not 1 <= step.number <= self._lesson_presenter.count(step.game):
            await self._end(asking, visitor, step.game)
            return
        reader = Recipient(visitor.person.name, visitor.locale)
        at = (step.game, step.number)
        match step.deed:
            case "try":
                page = await self._lesson_presenter.answer(*at, self._in_notation(step), reader)
            case "show":
                page = await self._lesson_presenter.show(*at, reader)
            case _:
                page = await self._lesson_presenter.ask(*at, reader)
        await self._desk.show(asking, page.post, self._ways_on(page, visitor))

    def form(self, visitor: Visitor, step: LessonStep) -> ui.Modal:
        """Return the form for a typed move; its id identifies it, also after a restart."""
        sent = msgspec.structs.replace(step, deed="try").custom_id
        say = self._desk.replies.voice(visitor.locale)
        return form_of(sent, text("lesson-form-title"), (_FIELD,), say)

    def _in_notation(self, step: LessonStep) -> str:
        """Convert a typed move from any of the bot's languages to notation."""
        return self._desk.replies.in_notation(step.game, step.move)

    def _ways_on(self, page: LessonPage, visitor: Visitor) -> Rows:
        """Return the answers, and below them: back, type, show the solution, next."""
        say = self._desk.replies.voice(visitor.locale)

        def button(key: str, number: int, deed: str, style: Any = None) -> LessonButton:
            step = LessonStep(page.game, number, deed)
            return LessonButton.of(step, say(text(key)), style or discord.ButtonStyle.secondary)

        answers = [
            LessonButton.of(LessonStep(page.game, page.number, "try", o.move), o.label, _PRIMARY)
            for o in page.offers
        ]
        ways = [] if page.number == 1 else [button("lesson-back-button", page.number - 1, "ask")]
        if page.offers:
            ways.append(button("lesson-type-button", page.number, "type"))
            ways.append(button("lesson-show-button", page.number, "show"))
        else:
            key = "lesson-next-button" if page.number < page.count else "lesson-end-button"
            ways.append(button(key, page.number + 1, "ask", _SUCCESS))
        short = all(len(offer.label) <= BUTTON_READS_WELL for offer in page.offers)
        return (*in_rows(answers, BUTTONS_A_ROW if short else 1), *in_rows(ways))

    async def _end(self, asking: Asking, visitor: Visitor, game: str) -> None:
        """Show the end of the lesson: how to play, and other lessons."""
        say = self._desk.replies.voice(visitor.locale)
        others = [other for other in self._games if other != game]
        buttons = [
            LessonButton.of(LessonStep(game, 1, "ask"), say(text("lesson-again-button"))),
            *(LessonButton.of(LessonStep(o, 1, "ask"), say(_name(o))) for o in others),
        ]
        post = Post(
            heading=say(text("lesson-done", game=_name(game))),
            lines=(
                say(text("lesson-done-play", command=CommandName(f"{game}-new"))),
                say(text("lesson-done-read")),
            ),
        )
        await self._desk.show(asking, post, in_rows(buttons))


def _name(game: str) -> Text:
    return text(f"{game}-name")


CHOICES = limit("select-option-count")
CHOICE_LENGTH = limit("option-text-length")


def chapters_with(
    wanted: str, titles: Sequence[str], text_of: Callable[[int], str]
) -> list[app_commands.Choice[int]]:
    """Return the chapters, from 1, whose title or text contains what is typed, in any case.

    ``text_of``: the text of a chapter.
    """
    low = wanted.strip().lower()
    return [
        app_commands.Choice(name=f"{n}. {title}"[:CHOICE_LENGTH], value=n)
        for n, title in enumerate(titles, 1)
        if low in title.lower() or low in text_of(n).lower()
    ][:CHOICES]


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
