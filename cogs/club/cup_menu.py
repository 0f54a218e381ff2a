"""Menus of cups: which one to show, whom to remove."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any, Final, Literal

from discord import ui

from club.model.cup import CupCode
from cogs.ui.autocompletion import CHOICE_LIMIT
from cogs.ui.component_message import Rows
from cogs.ui.menus import TableChoice

ALL: Final = CupCode("ALL")
"""Stands for the code in a menu that is about no particular cup."""


def menus(
    about: Literal["cup-show", "cup-remove"],
    code: CupCode,
    hint: str,
    offered: Sequence[tuple[str, str]],
) -> Rows:
    """Return these (label, value) pairs in as many menus as Discord's limit on entries requires."""
    rows: list[ui.ActionRow[Any]] = []
    for part, begin in zip(ascii_lowercase, range(0, len(offered), CHOICE_LIMIT), strict=False):
        some = offered[begin : begin + CHOICE_LIMIT]
        rows.append(ui.ActionRow(TableChoice.of(about, code, hint, some, part)))
    return rows
