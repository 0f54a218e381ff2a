"""Converts a post to an ordinary Discord message: content, attachments, rows of buttons.

Every message that is no reply to an interaction has this form, since notifications show nothing of
a message made of components. A lock screen shows the first paragraph: the heading, and right below
it who is called, to what and until when.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any, Final

import discord
from discord import ui

from cogs.ui.buttons import TableButton, button_of
from cogs.ui.component_message import BUTTONS_A_ROW
from cogs.ui.guided_play_controls import Question
from cogs.ui.guided_play_screens import FormSheet
from core.discord_limits import limit
from model.table import PlayerId
from workers.post_model import FirstChoice, Instead, Post, words_of
from workers.utf16_length import length
from workers.wording.seat_emoji import SEAT_EMOJI

CONTENT_BUDGET: Final = 1_980
"""Units (see ``workers.utf16_length``) of the content of a message; Discord allows 2,000."""

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
        - length(first)
        - len(_PARAGRAPH)
        - sum(length(end) + 1 for end in (*begins, *ends))
    )
    lines = _newest(post.lines, room)
    news = _newest(post.news, room - sum(length(line) + 1 for line in lines))
    below = "\n".join((*begins, *news, *lines, *ends))
    return _PARAGRAPH.join(filter(None, (first, below)))


def _newest(lines: Sequence[str], room: int) -> list[str]:
    """Return the last lines that fit into ``room`` together; "…" if others are left out."""
    sizes = list(accumulate(length(line) + 1 for line in reversed(lines)))
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
        "\n".join(_newest(part.split("\n"), CONTENT_BUDGET - length(above))) for part in below
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
