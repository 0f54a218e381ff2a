"""Private replies: converts a post to Discord's Components V2, within Discord's limits."""

import http
import logging
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import accumulate
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.ui.buttons import button_of
from workers.post_model import Action, Post
from workers.utf16_length import length

TEXT_BUDGET = 3_800
"""Units (see ``workers.utf16_length``) of all texts of a message together; Discord allows 4,000."""

BUTTONS_A_ROW = 5
BUTTONS_BELOW_CHOICES = 3
"""Buttons of the bot below a game's choices: as many as stand side by side on a phone."""

_TOO_LARGE = 40005

_log = logging.getLogger(__name__)

Rows = Sequence[ui.ActionRow[Any]]


def layout_of(post: Post, rows: Rows = ()) -> ui.LayoutView:
    """Return the message of a post; ``rows`` of controls come before the post's own buttons.

    No container is round it: its edge would make the picture narrower than a public one.
    """
    view = ui.LayoutView(timeout=None)
    buttons = in_rows([*map(button_of, post.actions)])
    for part in (*_parts(post, _fitting(post)), *rows, *buttons):
        view.add_item(part)
    return view


class UploadedFile(discord.File):
    """A file of a post. Its bytes are freed when discord.py has sent it.

    What discord.py and aiohttp keep of a request waits for the garbage collector, which runs
    seldom: without this, the pictures of the last seconds stay in memory.
    """

    def __init__(self, data: bytes, name: str, alt: str | None = None) -> None:
        super().__init__(BytesIO(data), filename=name, description=alt)

    def close(self) -> None:
        """Free the bytes; discord.py calls this after the last attempt to send them."""
        super().close()
        self.fp.close()


def files_of(post: Post) -> list[discord.File]:
    """Return the files to upload with the post."""
    picture = post.picture
    files: list[discord.File] = []
    if picture is not None:
        files.append(UploadedFile(picture.data, picture.name, picture.alt))
    files += (UploadedFile(each.data, each.name) for each in post.documents)
    return files


def is_too_large(fault: discord.HTTPException, post: Post) -> bool:
    """Whether a message was refused for the size of its files (413, or 40005)."""
    too_large = http.HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return bool(files_of(post)) and (fault.status == too_large or fault.code == _TOO_LARGE)


def in_words(post: Post) -> Post:
    """Return the post without its files: its words say everything, and somebody may be waiting."""
    _log.warning("the files of a post are too large: it is sent in words")
    return msgspec.structs.replace(post, picture=None, documents=())


def _parts(post: Post, lines: Sequence[str]) -> Iterator[ui.Item[Any]]:
    yield ui.TextDisplay(_heading(post))
    if lines:
        yield ui.TextDisplay("\n".join(lines))
    if (picture := post.picture) is not None:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{picture.name}", description=picture.alt)
        yield gallery
    if post.call:
        yield ui.TextDisplay(post.call)
    for document in post.documents:
        yield ui.File(f"attachment://{document.name}")
    if post.small:
        yield ui.TextDisplay(f"-# {post.small}")


def _heading(post: Post) -> str:
    return f"### {post.heading}"


def with_below(post: Post, lines: Sequence[str]) -> Post:
    """Append as many of these lines as fit without cutting the post's own lines."""
    room = _room(post) - sum(length(line) + 1 for line in (*post.lines, "…"))
    ends = accumulate(length(line) + 1 for line in lines)
    kept = [line for line, end in zip(lines, ends, strict=True) if end <= room]
    if room >= 0 and len(kept) < len(lines):
        kept.append("…")
    return msgspec.structs.replace(post, lines=(*post.lines, *kept))


def with_told(post: Post, lines: Sequence[str]) -> Post:
    """Put as many of these lines as fit before what is asked, below the picture."""
    room = _room(post) - sum(length(line) + 1 for line in post.lines)
    ends = accumulate(length(line) + 1 for line in lines)
    kept = [line for line, end in zip(lines, ends, strict=True) if end <= room]
    called = (*kept, *((post.call,) if post.call else ()))
    return msgspec.structs.replace(post, call="\n".join(called) or None)


def _room(post: Post) -> int:
    """Return the room for all lines of a post in units, line ends included."""
    others = (post.heading, post.call or "", post.small or "")
    return TEXT_BUDGET - sum(map(length, others))


def _fitting(post: Post) -> tuple[str, ...]:
    """Return the newest lines that fit; the history has the older ones."""
    room, kept = _room(post), list[str]()
    for line in reversed(post.lines):
        room -= length(line) + 1
        if room < 0:
            return ("…", *reversed(kept))
        kept.append(line)
    return tuple(reversed(kept))


def with_one_row(post: Post, more: Action) -> Post:
    """Return the post with at most one row of buttons on a phone; ``more`` opens the others."""
    if len(post.actions) <= BUTTONS_BELOW_CHOICES:
        return post
    first = post.actions[: BUTTONS_BELOW_CHOICES - 1]
    return msgspec.structs.replace(post, actions=(*first, more))


def in_rows(buttons: Sequence[ui.Item[Any]], most: int = BUTTONS_A_ROW) -> Rows:
    """Split buttons into rows of about equal length, at most ``most`` in each.

    On a phone a row of five wraps, and what wraps takes a line of its own.
    """
    rows = -(-len(buttons) // most)
    ends = [len(buttons) * row // rows for row in range(1, rows + 1)]
    return [ui.ActionRow(*buttons[b:e]) for b, e in zip((0, *ends), ends, strict=False)]
