"""Controls and forms of guided play: each knows its table, question and step."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Self, TypeAlias

import discord
import msgspec
from discord import ui

from cogs.ui.controls import ANSWERED_BY, BUTTONS_A_ROW, STYLES, Rebuilt, Rows, form_of, in_rows
from core.discord_limits import limit
from core.guided_play import Ask, Form, Go, Menu, Option, Press
from core.texts import Say, text
from model.table import TableCode
from workers.guided_play import control_of, way_back

MENU_LIMIT = limit("select-option-count")
LABEL_LIMIT = limit("button-label-length")
OPTION_LIMIT = limit("option-text-length")

BETWEEN = "|"
"""Separates successive choices; no game's notation contains it."""

KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
"""Pattern of a game's key, which is part of the ids of all its controls."""

_ID = re.compile(
    rf"(?P<game>{KEY})-(?P<step>[a-z]+)"
    r":(?P<code>[A-Z0-9]+):(?P<tried>~?)(?P<asked>\d+):(?P<of>.*)"
)
_TRIED = "~"
"""Prefix of the number of a control of a try board."""

_TWIN = "#"
"""Prefix of the number that distinguishes two menus of one step."""


class Question(msgspec.Struct, frozen=True):
    """A table and the number of its question that a control answers.

    ``tried``: the control belongs to a try board, and the number is the mark of its line.
    """

    code: TableCode
    asked: int
    tried: bool = False

    def __str__(self) -> str:
        return f"{self.code}:{_TRIED if self.tried else ''}{self.asked}"


class Meaning(msgspec.Struct, frozen=True):
    """A parsed custom id: the control's game, its step, and the choices it carries."""

    game: str
    step: str
    question: Question
    of: tuple[str, ...]

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Parse a custom id; None if it is not a control of guided play."""
        match = _ID.fullmatch(custom_id)
        if match is None:
            return None
        code, asked = TableCode(match["code"]), int(match["asked"])
        question = Question(code, asked, tried=bool(match["tried"]))
        of = match["of"].partition(_TWIN)[0].split(BETWEEN)
        return cls(match["game"], match["step"], question, tuple(of))


class Control(
    Rebuilt[ui.Button[Any] | ui.Select[Any]],
    template=_ID,
):
    """A button or menu that is one step of a game's guided play."""

    kinds = (ui.Button, ui.Select)

    @classmethod
    def button(
        cls,
        game: str,
        step: str,
        question: Question,
        chosen: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        icon: discord.PartialEmoji | None = None,
    ) -> Self:
        """Return the button that chooses ``chosen`` at this step."""
        custom_id = f"{game}-{step}:{question}:{chosen}"
        short = label[:LABEL_LIMIT]
        return cls(ui.Button(label=short, style=style, custom_id=custom_id, emoji=icon))

    @classmethod
    def menu(
        cls,
        game: str,
        step: str,
        question: Question,
        options: Sequence[discord.SelectOption],
        hint: str,
        of: str = "",
        most: int = 1,
        number: int = 0,
    ) -> Self:
        """Return a menu of this step; ``of``: earlier choices, ``most``: how many may be chosen.

        ``number`` distinguishes menus of the same step on one screen.
        """
        twin = f"{_TWIN}{number}" if number else ""
        return cls(
            ui.Select(
                custom_id=f"{game}-{step}:{question}:{of}{twin}",
                placeholder=hint[:OPTION_LIMIT],
                options=list(options[:MENU_LIMIT]),
                max_values=most,
            )
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the choices to the game's cog: those in the id first, then the new ones.

        Without that cog the game is switched off: the cog of tables says so.
        """
        meant = Meaning.read(self.custom_id)
        assert meant is not None, "the id has matched already"
        target = interaction.client.get_cog(meant.game)
        if target is None:
            await interaction.client.get_cog(ANSWERED_BY).open_chosen(
                interaction, meant.question.code
            )
            return
        values = self.item.values if isinstance(self.item, ui.Select) else ()
        chosen = tuple(part for part in (*meant.of, *values) if part)
        await target.answer(interaction, meant.step, meant.question, chosen)


WRITTEN = "written"
"""The step of a form that is submitted."""

Notate: TypeAlias = Callable[[Go[Any]], Sequence[str]]
"""Writes moves in the game's notation."""


class FormSheet(msgspec.Struct, frozen=True):
    """The context of controls: question, translation and notation.

    ``asks``: whether the person wants to confirm these moves. ``icon``: returns a game icon's
    emoji, or None.
    """

    game: str
    question: Question
    say: Say
    notate: Notate
    asks: Callable[[Go[Any]], bool]
    icon: Callable[[str], discord.PartialEmoji | None] = lambda _: None

    def rows(self, screen: Ask[Any]) -> Rows:
        """Return the controls of a screen, without the back button.

        A row with more buttons than Discord allows becomes several.
        """
        rows: list[ui.ActionRow[Any]] = []
        for row in screen.rows:
            if isinstance(row, Menu):
                rows += (ui.ActionRow(self._menu(part, len(rows) + i)) for i, part in _split(row))
            else:
                rows += in_rows([*map(self._button, row)])
        return rows

    def rows_with_way_back(self, screen: Ask[Any]) -> Rows:
        """Return the controls of a screen, with the back button last."""
        rows = [*self.rows(screen)]
        back = self._button(Press(text("guide-back-button"), way_back(screen)))
        last = screen.rows[-1] if screen.rows else None
        is_full = not rows or len(rows[-1].children) == BUTTONS_A_ROW
        if last is None or isinstance(last, Menu) or is_full:
            rows.append(ui.ActionRow(back))
        else:
            rows[-1].add_item(back)
        return rows

    def form(self, form: Form) -> ui.Modal:
        """Return the modal of a form; its id identifies it, also after a restart."""
        chosen = (form.step, *form.of)
        custom_id = f"{self.game}-{WRITTEN}:{self.question}:{BETWEEN.join(chosen)}"
        return form_of(custom_id, form.title, form.fields, self.say)

    # --- the parts ---------------------------------------------------------------------------

    def _button(self, press: Press[Any]) -> Control:
        control = control_of(press, self.notate, self.asks)
        return Control.button(
            self.game,
            control.step,
            self.question,
            BETWEEN.join(control.chosen),
            self.say(press.label),
            STYLES[press.style],
            self.icon(press.icon),
        )

    def _menu(self, menu: Menu, number: int) -> Control:
        return Control.menu(
            self.game,
            menu.step,
            self.question,
            [self._option(option) for option in menu.options],
            self.say(menu.hint),
            BETWEEN.join(menu.of),
            menu.most,
            number,
        )

    def _option(self, option: Option) -> discord.SelectOption:
        hint = None if option.hint is None else self.say(option.hint)[:OPTION_LIMIT]
        return discord.SelectOption(
            label=self.say(option.label)[:OPTION_LIMIT],
            description=hint or None,
            value=option.value,
            emoji=option.emoji or self.icon(option.icon),
        )


def _split(menu: Menu) -> Iterator[tuple[int, Menu]]:
    """Split a menu with too many options into numbered menus; only for single choices."""
    whole = menu.options
    for number, start in enumerate(range(0, len(whole), MENU_LIMIT)):
        part = whole[start : start + MENU_LIMIT]
        yield number, msgspec.structs.replace(menu, options=part)
