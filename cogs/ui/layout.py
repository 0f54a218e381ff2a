"""Private answers: from a neutral post to Discord's Components V2, inside Discord's limits."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import accumulate
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.ui.buttons import TableButton
from core.text_length import length
from workers.post_model import Picture, Post

TEXT_BUDGET = 3_800
"""Units (see ``core.text_length``) of all texts of a message together; Discord allows 4,000."""

BUTTONS_A_ROW = 5

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


def files_of(post: Post) -> list[discord.File]:
    """What is uploaded with the post."""
    files = [] if post.picture is None else [_file(post.picture)]
    files += (discord.File(BytesIO(each.data), filename=each.name) for each in post.documents)
    return files


def _file(picture: Picture) -> discord.File:
    return discord.File(BytesIO(picture.data), filename=picture.name, description=picture.alt)


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
    """The post with these lines below its own: as many as have room without leaving those out."""
    room = _room(post) - sum(length(line) + 1 for line in (*post.lines, "…"))
    ends = accumulate(length(line) + 1 for line in lines)
    kept = [line for line, end in zip(lines, ends, strict=True) if end <= room]
    if room >= 0 and len(kept) < len(lines):
        kept.append("…")
    return msgspec.structs.replace(post, lines=(*post.lines, *kept))


def _room(post: Post) -> int:
    """Units for all lines of a post, each with the end of its line."""
    others = (post.heading, post.call or "", post.small or "")
    return TEXT_BUDGET - sum(map(length, others))


def _fitting(post: Post) -> tuple[str, ...]:
    """The newest lines that fit; what is left out is older, and stands in the history."""
    room, kept = _room(post), list[str]()
    for line in reversed(post.lines):
        room -= length(line) + 1
        if room < 0:
            return ("…", *reversed(kept))
        kept.append(line)
    return tuple(reversed(kept))


def in_rows(buttons: Sequence[ui.Item[Any]], most: int = BUTTONS_A_ROW) -> Rows:
    """These buttons, so many in a row at most, in rows of about one length.

    A row of five wraps on a phone, and what wraps takes a line of its own.
    """
    rows = -(-len(buttons) // most)
    ends = [len(buttons) * row // rows for row in range(1, rows + 1)]
    return [ui.ActionRow(*buttons[b:e]) for b, e in zip((0, *ends), ends, strict=False)]
