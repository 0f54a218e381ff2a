"""Posts as ordinary Discord messages: content, attachments, rows of buttons, icons."""

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

import discord
import msgspec
from discord import ui
from discord.utils import MISSING

from cogs.ui.controls import BUTTONS_A_ROW, Rows, TableButton, button_of
from cogs.ui.guided_play import Control, FormSheet, Question
from core.discord_limits import limit
from model.table import PlayerId
from workers.post_model import FirstChoice, Instead, Post, utf16_length, words_of
from workers.sentences import SEAT_EMOJI

if TYPE_CHECKING:
    from workers.painting.emoji import ApplicationEmoji


CONTENT_BUDGET: Final = 1_980
"""Units (see ``workers.post_model``) of the content of a message; Discord allows 2,000."""

MOST_ROWS: Final = limit("row-count")
MOST_BUTTONS: Final = MOST_ROWS * limit("row-button-count")

_QUESTION: Final = "> "
"""Sets off each line of what is asked, so that ``retired`` can remove it."""

_ASKED = re.compile(r"(?m)^(?:> |⏳ )[^\n]*\n?| ?⏳ [^\n]*$")
"""Matches what is asked; in posts of before 0.3 only what awaits an answer."""

HINT: Final = "👉"
"""Marks the line that says what the called player may do, so that ``retired`` can remove it."""

_HINT = re.compile(rf"(?m)^{HINT} [^\n]*\n?")

_VERDICT = re.compile(rf"(?ms)^[🏆🤝] .*?(?=(?<![{''.join(SEAT_EMOJI)}])\s+<@|\Z)")
"""Matches how a game ended, up to the call of people to a rematch; a mention behind the colour of a
seat is in the points."""

_LEFT_OUT = "…"
_PARAGRAPH = "\n\n"
_MENTION = re.compile(r"<@(\d+)>")


def content_of(post: Post) -> str:
    """Return a post's content. The first paragraph is never cut; the oldest news are cut first.

    The questions come last: a phone that shows the newest buttons shows the picture above them and
    what stands right above that (belief message-parts-order); there the questions must be read.
    """
    first = "\n".join(part for part in (f"**{post.heading}**", post.call) if part)
    hint = [f"{HINT} {post.hint}"] * bool(post.hint)
    begins, ends = (hint, []) if post.hint_first else ([], hint)
    ends = [*ends, *[f"-# {post.small}"] * bool(post.small)]
    ends += [_QUESTION + line.replace("\n", f"\n{_QUESTION}") for line in post.questions]
    room = (
        CONTENT_BUDGET
        - utf16_length(first)
        - len(_PARAGRAPH)
        - sum(utf16_length(end) + 1 for end in (*begins, *ends))
    )
    lines = _newest(post.lines, room)
    news = _newest(post.news, room - sum(utf16_length(line) + 1 for line in lines))
    below = "\n".join((*begins, *news, *lines, *ends))
    return _PARAGRAPH.join(filter(None, (first, below)))


def _newest(lines: Sequence[str], room: int) -> list[str]:
    """Return the last lines that fit into ``room`` together; "…" if others are left out."""
    sizes = list(accumulate(utf16_length(line) + 1 for line in reversed(lines)))
    if not sizes or sizes[-1] - 1 <= room:
        return list(lines)
    fitting = sum(size <= room - len(_LEFT_OUT) for size in sizes)
    return [_LEFT_OUT, *lines[len(lines) - fitting :]]


def rows_of(post: Post) -> ui.View | None:
    """Return a post's controls: those of the first choice, then its buttons; None if it has none.

    Rows of the first choice that have no room are left out; *Play* shows them all.
    """
    if not post.actions:
        return None
    buttons, view = _buttons(post), ui.View(timeout=None)
    room = MOST_ROWS - -(-len(buttons) // BUTTONS_A_ROW)
    rows: list[Sequence[ui.Item[Any]]] = []
    if post.first is not None:
        rows += list(_first_rows(post.first))[:room]
    rows += [buttons[at : at + BUTTONS_A_ROW] for at in range(0, len(buttons), BUTTONS_A_ROW)]
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
            view.add_item(item)
    return view


def _first_rows(first: FirstChoice) -> Iterator[list[ui.Item[Any]]]:
    """Yield the controls of the first choice, row by row."""
    question = Question(first.code, first.asked)
    sheet = FormSheet(first.game, question, first.say, first.notate, first.asks)
    for row in sheet.rows(first.screen):
        children = list(row.children)
        row.clear_items()
        yield children


def addressed_in(post: Post) -> tuple[PlayerId, ...]:
    """Return the people mentioned in a post's call, once each."""
    found = dict.fromkeys(_MENTION.findall(post.call or ""))
    return tuple(PlayerId(int(player)) for player in found)


def retired(content: str, instead: Instead) -> str:
    """Return a retired message's content: ``instead`` replaces the call and the heading of an open
    table; what is asked and the hint are removed, as newer posts tell what became of it. How a game
    ended stays. Of an open table that has moved nothing else stays, as it goes on changing
    elsewhere.
    """
    first, *rest = content.split(_PARAGRAPH, 1)
    heading, _, call = first.partition("\n")
    now = _heading_of_now(heading, instead)
    above = _PARAGRAPH.join((f"{now}\n-# {instead.call}", *_VERDICT.findall(call)))
    if instead.alone and now != heading:
        return above
    below = [_ASKED.sub("", _HINT.sub("", part)).rstrip("\n") for part in rest]
    fitting = [
        "\n".join(_newest(part.split("\n"), CONTENT_BUDGET - utf16_length(above))) for part in below
    ]
    return _PARAGRAPH.join(filter(None, (above, *fitting)))


def _heading_of_now(heading: str, instead: Instead) -> str:
    before, now = instead.heading or ("", "")
    return f"**{now}**" if instead.heading and heading == f"**{before}**" else heading


def words_of_heading(message: discord.Message) -> Sequence[str]:
    """Return the words of a message's heading, its first line."""
    return words_of(message.content.partition("\n")[0])


def _buttons(post: Post) -> list[ui.Button[Any] | TableButton]:
    return [button_of(action) for action in post.actions[:MOST_BUTTONS]]


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


def retired_components(message: discord.Message, instead: str) -> dict[str, Any]:
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
