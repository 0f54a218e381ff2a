"""Reads messages as simulated people see them: texts, pictures, buttons and menus."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord
from simcord import Env

BUTTON = 2
STRING_SELECT = 3
USER_SELECT = 5
TEXT_INPUT = 4
SELECTS = (3, 5, 6, 7, 8)
TEXT_DISPLAY = 10
THUMBNAIL = 11
MEDIA_GALLERY = 12

Component = Mapping[str, Any]

_LINKED_MESSAGE = re.compile(r"(/channels/\d+/\d+)/\d+")
_LINKED_COMMAND = re.compile(r"</([\w -]+):\d+>")


def walk(components: Any) -> Iterator[Component]:
    """All components, outer before inner, in the order they are shown."""
    if isinstance(components, Mapping):
        yield components
        for part in ("components", "component", "accessory"):
            yield from walk(components.get(part))
    elif isinstance(components, list | tuple):
        for component in components:
            yield from walk(component)


class Post:
    """One message, read by one person."""

    def __init__(self, env: Env, message: discord.Message) -> None:
        self._env = env
        self.message = message
        self.parts = tuple(walk([item.to_dict() for item in message.components]))

    @property
    def text(self) -> str:
        """Everything that is written, top to bottom, one block a line; commands as in English."""
        return _LINKED_COMMAND.sub(r"/\1", self.markdown)

    @property
    def markdown(self) -> str:
        """The same, as it was sent."""
        shown = [part["content"] for part in self.parts if part["type"] == TEXT_DISPLAY]
        return "\n".join([self.message.content, *shown] if self.message.content else shown)

    @property
    def alts(self) -> tuple[str, ...]:
        """What a screen reader says for the pictures."""
        items = [
            item
            for part in self.parts
            if part["type"] in (MEDIA_GALLERY, THUMBNAIL)
            for item in part.get("items", [part])
        ]
        shown = tuple(item.get("description") or "" for item in items)
        attached = (each.description or "" for each in self.message.attachments)
        return shown or tuple(attached)

    @property
    def buttons(self) -> tuple[str, ...]:
        """Labels of the buttons that can be pressed, in order."""
        return tuple(str(part.get("label") or "") for part in self.pressable)

    @property
    def pressable(self) -> tuple[Component, ...]:
        """Buttons that lead to the bot and are not disabled."""
        return tuple(
            part
            for part in self.parts
            if part["type"] == BUTTON and part.get("custom_id") and not part.get("disabled")
        )

    @property
    def selects(self) -> tuple[Component, ...]:
        """Selects that can be used."""
        return tuple(
            part for part in self.parts if part["type"] in SELECTS and not part.get("disabled")
        )

    @property
    def files(self) -> dict[str, bytes]:
        """What was uploaded with the message, by file name."""
        return {
            attachment.filename: self._env.backend.cdn.get(attachment.url) or b""
            for attachment in self.message.attachments
        }

    @property
    def pings(self) -> frozenset[int]:
        """Ids of the people this message called."""
        return frozenset(user.id for user in self.message.mentions)

    @property
    def is_private(self) -> bool:
        """Shown to one person only."""
        return self.message.flags.ephemeral

    def __repr__(self) -> str:
        return f"<Post {self.text!r} buttons={self.buttons} files={tuple(self.files)}>"


def told_by(post: Post) -> str:
    """All that a post says, shows and lets one press.

    Without the numbers of the messages it leads to: those of the simulated Discord count what
    others were shown in private, too.
    """
    controls = [part for part in post.parts if "custom_id" in part]
    return _LINKED_MESSAGE.sub(r"\1", f"{post.text} {post.alts} {controls} {post.files}")
