"""Converts a screen of guided play to Discord's controls and forms.

The meaning of a control is in its custom id, so a half-made choice survives a restart.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import discord
import msgspec
from discord import ui

from cogs.ui.buttons import STYLES
from cogs.ui.component_message import BUTTONS_A_ROW, Rows, in_rows
from cogs.ui.forms import form_of
from cogs.ui.guided_play_controls import BETWEEN, MENU_LIMIT, OPTION_LIMIT, Control, Question
from core.guided_play import Ask, Form, Go, Menu, Option, Press
from core.translatable_text import Say, text
from workers.posts.guided_play_answers import control_of, way_back

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
