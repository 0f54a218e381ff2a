"""Screens of guided play as a page reads them: choices, menus, forms."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, Literal, TypeAlias

import msgspec

from core.guided_play import Ask, Field, Form, Go, Menu, Option, Press, Where
from core.texts import Text
from model.table import ConfirmWish
from tables.visibility import Look
from workers.guided_play import (
    BACK,
    GO,
    OPEN,
    WEIGH,
    Guide,
    asks_about,
    control_of,
    moves_named,
    place_agreed,
    touchable,
    way_back,
)

Json: TypeAlias = dict[str, Any]
Say: TypeAlias = Callable[[Text], str]

Kind: TypeAlias = Literal["choices", "sure", "form", "refused"]
"""Why a screen is shown; ``refused``: what was asked for is not possible."""

FIRST: Final = ("", BACK)
"""Steps that lead to the first screen."""


def found_at(guide: Guide, look: Look, where: Where) -> tuple[Ask[Any] | Form | None, Kind]:
    """Return the screen or form to which a control leads, without making any move; None if the
    reader owes no move. Raises PlayerError, StaleQuestion if no present control leads there.
    """
    if look.asked is None or where.step in FIRST:
        return guide.beginning(look), "choices"
    agreed = place_agreed(where.chosen) if where.step == GO else None
    if where.step == WEIGH or (where.step == GO and agreed is None):
        return guide.about(look, moves_named(where.chosen), "always"), "sure"
    step, *of = where.chosen or ("",)
    found = guide.at(look, agreed or (Where(step, tuple(of)) if where.step == OPEN else where))
    if isinstance(found, Go):
        return guide.asked_first(look, msgspec.structs.replace(found, said=False), "always"), "sure"
    return found, "form" if isinstance(found, Form) else "choices"


class ScreenWriter:
    """Writes screens for one reader at one table."""

    def __init__(
        self, guide: Guide, look: Look, wish: ConfirmWish, say: Say, prompt: tuple[Text, ...]
    ) -> None:
        """``prompt``: what one may do, said on a first screen that asks nothing itself."""
        self._notate = partial(guide.notations, look.table.game)
        self._asks = partial(asks_about, wish=wish)
        self._first = guide.beginning(look)
        self._prompt = prompt
        self._say = say

    def written(self, screen: Ask[Any] | Form, kind: Kind) -> Json:
        """Return a screen; one with a form offers no choices."""
        if isinstance(screen, Form):
            return {**self.written(Ask(()), "form"), "form": self._form(screen)}
        shown = touchable(screen)
        is_first = screen == self._first
        return {
            "kind": kind,
            "words": [*map(self._say, screen.words or (self._prompt if is_first else ()))],
            "touches": [self._choice(touch) for touch in shown.touches],
            "rows": [
                self._menu(row) if isinstance(row, Menu) else [*map(self._choice, row)]
                for row in shown.rows
            ],
            "back": None if is_first else way_back(screen),
            "is_last": screen.is_last,
        }

    def _form(self, form: Form) -> Json:
        said = {"title": self._say(form.title), "fields": [*map(self._field, form.fields)]}
        return {"step": form.step, "of": form.of, **said}

    def _field(self, field: Field) -> Json:
        said = {"label": self._say(field.label), "hint": field.hint and self._say(field.hint)}
        return {**msgspec.structs.asdict(field), **said}

    def _choice(self, press: Press[Any]) -> Json:
        to = control_of(press, self._notate, self._asks)
        about = {
            "label": self._say(press.label),
            "style": press.style,
            "at": press.at,
            "icon": press.icon,
        }
        return {**about, "to": to, "go": to.step == GO, "form": to.step == OPEN}

    def _menu(self, menu: Menu) -> Json:
        said = {"hint": self._say(menu.hint), "options": [*map(self._option, menu.options)]}
        return {**msgspec.structs.asdict(menu), **said}

    def _option(self, option: Option) -> Json:
        said = {"label": self._say(option.label), "hint": option.hint and self._say(option.hint)}
        return {"value": option.value, "at": option.at, "icon": option.icon, **said}


def icons_on(screen: Ask[Any]) -> Iterator[str]:
    """Yield the name of the icon of each choice on a screen; "" for none."""
    for row in (screen.touches, *screen.rows):
        for choice in row.options if isinstance(row, Menu) else row:
            yield choice.icon
