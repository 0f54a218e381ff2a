"""Component messages posted by earlier versions: the bot retires them, but never rewrites them.

Files shown by components are not among the message's attachments; each component has the id of its
own file.
"""

from typing import Any

import discord
import msgspec
from discord import ui
from discord.utils import MISSING

_CALL = 1_000
"""The id of the component that mentioned people."""

_Shown = ui.MediaGallery[Any] | ui.File[Any]


class _Kept(msgspec.Struct, frozen=True):
    """A kept attachment; an edit names it by its id alone."""

    id: int

    def to_dict(self) -> dict[str, int]:
        """Return its JSON for the request."""
        return {"id": self.id}


def is_of_components(message: discord.Message) -> bool:
    """Whether a message is made of components, which can never be changed."""
    return message.flags.components_v2


def retired(message: discord.Message, instead: str) -> dict[str, Any]:
    """Return the arguments of an edit that removes rows and mentions and keeps the files."""
    view = ui.LayoutView.from_message(message, timeout=None)
    shown: list[discord.UnfurledMediaItem] = []
    for item in list(view.walk_children()):
        if isinstance(item, ui.ActionRow):
            parent: Any = item.parent or view
            parent.remove_item(item)
        elif isinstance(item, ui.TextDisplay) and item.id == _CALL:
            item.content = f"-# {instead}"
        elif isinstance(item, ui.MediaGallery):
            shown += [each.media for each in item.items]
            item.items = [_by_name(each) for each in item.items]
        elif isinstance(item, ui.File):
            shown.append(item.media)
    kept = [_Kept(media.attachment_id) for media in shown if media.attachment_id is not None]
    return {"view": view, "attachments": kept if len(kept) == len(shown) else MISSING}


def _by_name(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """Refer to a kept file by its attachment name; leave a picture from elsewhere unchanged."""
    if item.media.attachment_id is None:
        return item
    name = item.media.url.partition("?")[0].rpartition("/")[2]
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)
