"""Icons on controls: application emoji, removed when Discord refuses them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from cogs.ui.component_message import Rows
from cogs.ui.guided_play_controls import Control
from core.discord_limits import limit

if TYPE_CHECKING:  # what paints is never loaded by a command
    from workers.painting.emoji import ApplicationEmoji

INVALID_FORM: Final = limit("unknown-emoji-is-refused")
"""Discord's code for an invalid form, such as one with an emoji that was deleted."""


def emoji_of(icons: "ApplicationEmoji", game: str, icon: str) -> discord.PartialEmoji | None:
    """Return the emoji of an icon; None if it is not uploaded."""
    found = icons.emoji(game, icon) if icon else None
    return None if found is None else discord.PartialEmoji(name=found.name, id=found.id)


def take_icons_off(rows: Rows) -> bool:
    """Remove application emoji from all controls; return whether there were any."""
    found = [bearer for bearer in _bearers(rows) if bearer.emoji is not None and bearer.emoji.id]
    for bearer in found:
        bearer.emoji = None
    return bool(found)


def _bearers(rows: Rows) -> Iterator[Any]:
    """Yield the buttons and menu options, which may have an emoji."""
    for row in rows:
        for part in row.children:
            item = part.item if isinstance(part, Control) else part
            if isinstance(item, ui.Select):
                yield from item.options
            elif isinstance(item, ui.Button):
                yield item
