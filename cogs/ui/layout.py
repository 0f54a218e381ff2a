"""From a neutral post to Discord's Components V2, inside Discord's limits."""

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import accumulate
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.ui.buttons import TableButton
from workers.ports import Picture, Post

TEXT_BUDGET = 3_800
"""Characters of all texts of a message together; Discord allows 4,000."""

BUTTONS_A_ROW = 5

_TIME = re.compile(r"<t:\d+:[Rf]>")

CALL = 1_000
"""The number of the part of a message that calls somebody: it is true until the next post."""

Rows = Sequence[ui.ActionRow[Any]]


def layout_of(post: Post, rows: Rows = ()) -> ui.LayoutView:
    """The message of a post; ``rows`` of controls stand above its own buttons."""
    container: ui.Container[Any] = ui.Container(
        *_parts(post, _fitting(post)), accent_colour=post.accent
    )
    for row in (*rows, *in_rows([TableButton.of(action) for action in post.actions])):
        container.add_item(row)
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def is_told(message: discord.Message, post: Post) -> bool:
    """Whether a message that was sent says what this post says, and can be pressed like it.

    Its picture does not count: a post that was overtaken goes without. Nor do times, and who is
    called below the news: both are written as things stand when a letter is tried again.
    """
    there, here = _told(ui.LayoutView.from_message(message, timeout=None)), _told(layout_of(post))
    return there == here or (bool(post.lines) and there.news == here.news)


class _Told(msgspec.Struct, frozen=True):
    """The words and the ids of buttons of a message, in order."""

    words: tuple[str, ...]
    buttons: tuple[str, ...]

    @property
    def news(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The heading, the lines below it and the buttons."""
        return self.words[:2], self.buttons


def _told(view: ui.LayoutView) -> _Told:
    """What a message tells; spaces are not always kept as they were sent."""
    parts = list(view.walk_children())
    words = [part.content for part in parts if isinstance(part, ui.TextDisplay)]
    buttons = [str(p.custom_id) for p in parts if isinstance(p, ui.Button | TableButton)]
    return _Told(tuple(" ".join(_TIME.sub("", w).split()) for w in words), tuple(buttons))


def files_of(post: Post) -> list[discord.File]:
    """What is uploaded with the post."""
    files = [_file(picture) for picture in _pictures(post)]
    files += (discord.File(BytesIO(each.data), filename=each.name) for each in post.documents)
    return files


def _file(picture: Picture) -> discord.File:
    return discord.File(BytesIO(picture.data), filename=picture.name, description=picture.alt)


def _parts(post: Post, lines: Sequence[str]) -> Iterator[ui.Item[Any]]:
    yield ui.TextDisplay(_heading(post))
    if lines:
        yield ui.TextDisplay("\n".join(lines))
    for picture in _pictures(post):
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{picture.name}", description=picture.alt)
        yield gallery
    if post.call:
        yield ui.TextDisplay(post.call, id=CALL)
    for document in post.documents:
        yield ui.File(f"attachment://{document.name}")
    if post.small:
        yield ui.TextDisplay(f"-# {post.small}")


def _pictures(post: Post) -> list[Picture]:
    """Each in a gallery of its own: side by side they would be too small."""
    return [picture for picture in (post.picture, post.chart) if picture is not None]


def _heading(post: Post) -> str:
    return f"### {post.heading}"


def with_below(post: Post, lines: Sequence[str]) -> Post:
    """The post with these lines below its own: as many as have room without leaving those out."""
    room = _room(post) - sum(len(line) + 1 for line in (*post.lines, "…"))
    ends = accumulate(len(line) + 1 for line in lines)
    kept = [line for line, end in zip(lines, ends, strict=True) if end <= room]
    if room >= 0 and len(kept) < len(lines):
        kept.append("…")
    return msgspec.structs.replace(post, lines=(*post.lines, *kept))


def _room(post: Post) -> int:
    """Characters for all lines of a post, each with the end of its line."""
    return TEXT_BUDGET - len(post.heading) - len(post.call or "") - len(post.small or "")


def _fitting(post: Post) -> tuple[str, ...]:
    """The newest lines that fit; what is left out is older, and stands in the history."""
    room, kept = _room(post), list[str]()
    for line in reversed(post.lines):
        room -= len(line) + 1
        if room < 0:
            return ("…", *reversed(kept))
        kept.append(line)
    return tuple(reversed(kept))


def in_rows(buttons: Sequence[ui.Item[Any]], most: int = BUTTONS_A_ROW) -> Rows:
    """These buttons, so many in a row at most."""
    return [ui.ActionRow(*buttons[start : start + most]) for start in range(0, len(buttons), most)]
