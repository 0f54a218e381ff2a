"""Buttons, menus, forms, pages and the private replies that hold them, within Discord's limits.

The state of a control is in its custom id, so it survives restarts.
"""

import http
import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from itertools import accumulate
from typing import Any, ClassVar, Final, Literal, Protocol, Self, TypeVar, cast

import discord
import msgspec
from discord import ui

from cogs.ui.command_texts import CHOICE_LIMIT, shown
from core.discord_limits import limit
from core.guided_play import Field
from core.texts import Say, Text, text
from model.cup import CupCode
from model.table import PlayerId, TableCode
from workers.post_model import Action, Post, utf16_length

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

Kind = TypeVar("Kind", bound=ui.Item[Any])

LABEL_LIMIT = limit("button-label-length")

ANSWERED_BY = "tables"
"""The name of the cog that handles those of tables; see cogs/buttons.py for what each does.
"""

CUPS = "cups"
"""The name of the cog that handles those of cups; see cogs/cups.py for what each does."""

_OF_CUPS = "cup-"
"""How the names of the buttons and menus of cups begin."""


def answered_by(name: str) -> str:
    """Return the name of the cog that handles the buttons or menus of this name."""
    return CUPS if name.startswith(_OF_CUPS) else ANSWERED_BY


class Presses(Protocol):
    """Handles pressed buttons: the cog of tables, or that of cups."""

    async def press(self, interaction: discord.Interaction[Any], button: "TableButton") -> None:
        """Carry out the pressed button's action."""
        ...


class Forged(ui.DynamicItem[ui.Item[Any]], template=""):
    """What has the id of one of the bot's controls but is of another kind, or has nothing chosen.

    No client makes one.
    """

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Have it refused."""
        await interaction.client.get_cog(ANSWERED_BY).refuse_forged(interaction)


class Rebuilt(ui.DynamicItem[Kind], template=""):
    """A control of the bot, rebuilt from its custom id when it is used, also after a restart.

    The constructor of a subclass takes the item and the named groups of its template, in their
    order. ``kinds``: of items that the bot gives such an id.
    """

    kinds: ClassVar[tuple[type[ui.Item[Any]], ...]] = (ui.Button,)

    def __init__(self, item: Kind, *_in_its_id: object) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the used control, or one that has its use refused."""
        data: Mapping[str, Any] = interaction.data or {}
        is_used = isinstance(item, ui.Button) or bool(data.get("values"))
        if isinstance(item, cls.kinds) and is_used:
            return cls(cast(Kind, item), *match.groupdict().values())
        return cast(Self, Forged(item))


class TableButton(
    Rebuilt[ui.Button[Any]],
    template=r"tavolo:(?P<name>[a-z-]+):(?P<code>[A-Z0-9]+)(?::(?P<number>\d+))?",
):
    """A button for one action at one table or cup, valid whatever has been played since.

    Custom ids never contain hidden information. ``number``: as in an action; old buttons of other
    kinds end with a number that is ignored now.
    """

    def __init__(
        self, button: ui.Button[Any], name: str, code: str, number: int | str | None = None
    ) -> None:
        super().__init__(button)
        self.number = None if number is None else int(number)
        self.name = name
        self.code = TableCode(code)

    @classmethod
    def of(cls, action: Action) -> Self:
        """Return the button of an action."""
        number = "" if action.number is None else f":{action.number}"
        button: ui.Button[Any] = ui.Button(
            label=action.label[:LABEL_LIMIT],
            style=STYLES[action.style],
            custom_id=f"tavolo:{action.name}:{action.code}{number}",
            disabled=action.dead,
        )
        return cls(button, action.name, action.code, action.number)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the cog of tables or cups, found by its name."""
        target: Presses = interaction.client.get_cog(answered_by(self.name))
        await target.press(interaction, self)


def button_of(action: Action) -> ui.Button[Any] | TableButton:
    """Return the button of an action, a link if it is one."""
    if action.link is None:
        return TableButton.of(action)
    return ui.Button(label=action.label[:LABEL_LIMIT], url=action.link)


TEXT_BUDGET = 3_800
"""Units (see ``workers.post_model``) of all texts of a message together; Discord allows 4,000."""

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
    room = _room(post) - sum(utf16_length(line) + 1 for line in (*post.lines, "…"))
    ends = accumulate(utf16_length(line) + 1 for line in lines)
    kept = [line for line, end in zip(lines, ends, strict=True) if end <= room]
    if room >= 0 and len(kept) < len(lines):
        kept.append("…")
    return msgspec.structs.replace(post, lines=(*post.lines, *kept))


def with_told(post: Post, lines: Sequence[str]) -> Post:
    """Put as many of these lines as fit before what is asked, below the picture."""
    room = _room(post) - sum(utf16_length(line) + 1 for line in post.lines)
    ends = accumulate(utf16_length(line) + 1 for line in lines)
    kept = [line for line, end in zip(lines, ends, strict=True) if end <= room]
    called = (*kept, *((post.call,) if post.call else ()))
    return msgspec.structs.replace(post, call="\n".join(called) or None)


def _room(post: Post) -> int:
    """Return the room for all lines of a post in units, line ends included."""
    others = (post.heading, post.call or "", post.small or "")
    return TEXT_BUDGET - sum(map(utf16_length, others))


def _fitting(post: Post) -> tuple[str, ...]:
    """Return the newest lines that fit; the history has the older ones."""
    room, kept = _room(post), list[str]()
    for line in reversed(post.lines):
        room -= utf16_length(line) + 1
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


RULES = "help"
"""The cog for the rules; its books have the key of their game."""

TABLES = f"{ANSWERED_BY}."
"""Prefix of the names of books that the tables cog shows."""

Page = tuple[str, ...]
"""The lines of a page."""


class TurnsPages(Protocol):
    """Shows the pages of a book."""

    async def turn_page(self, interaction: discord.Interaction[Any], book: str, page: int) -> None:
        """Replace the shown page by this one."""
        ...


class PageTurn(
    Rebuilt[ui.Button[Any]],
    template=r"tavolo-turn:(?P<book>[\w.-]+):(?P<page>[0-9]{1,4})",
):
    """A button that shows another page, such as the next one."""

    def __init__(self, button: ui.Button[Any], book: str, page: int | str) -> None:
        super().__init__(button)
        self.book = book
        self.page = int(page)

    @classmethod
    def of(cls, book: str, page: int, label: str, *, there_is: bool = True) -> Self:
        """Return the button to this page; disabled, not left out, if there is none."""
        button: ui.Button[Any] = ui.Button(
            label=label,
            custom_id=f"tavolo-turn:{book}:{page}",
            disabled=not there_is,
        )
        return cls(button, book, page)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the cog that shows the book."""
        cog = ANSWERED_BY if self.book.startswith(TABLES) else RULES
        target: TurnsPages = interaction.client.get_cog(cog)
        await target.turn_page(interaction, self.book.removeprefix(TABLES), self.page)


def turns(book: str, page: int, pages: int, say: Say) -> Rows:
    """Return the buttons to the previous and next page; nothing if there is only one page."""
    if pages < 2:
        return ()
    row: ui.ActionRow[Any] = ui.ActionRow(
        PageTurn.of(book, page - 1, say(text("rules-back")), there_is=page > 1),
        PageTurn.of(book, page + 1, say(text("rules-next")), there_is=page < pages),
    )
    return (row,)


def in_pages(lines: Sequence[str], most: int, room: int) -> list[Page]:
    """Split lines into pages of so many lines and characters; a longer line gets its own."""
    pages: list[Page] = []
    page: list[str] = []
    for line in lines:
        if page and (len(page) == most or sum(map(len, page)) + len(page) + len(line) > room):
            pages.append(tuple(page))
            page = []
        page.append(line)
    return [*pages, tuple(page)]


Scope = Literal["server", "house"]
"""Where a ban holds: at the tables of the interaction's server, or at all tables."""

Listed = Scope | Literal["blocks"]
"""Whose list it is: that of such bans, or of the people somebody has blocked."""

_PERSON: Final = re.compile("[1-8]?[0-9]{1,18}")
"""A Discord id; a longer number would not fit into the database."""


class Chooses(Protocol):
    """Handles choices from such menus: the cog of tables, or that of cups."""

    async def chosen(self, interaction: discord.Interaction[Any], menu: "TableChoice") -> None:
        """Carry out the choice."""
        ...


class TableChoice(
    Rebuilt[ui.Select[Any]],
    template=r"tavolo-(?P<about>remove|computers|change|manage"
    r"|cup-show|cup-remove)"
    r":(?P<code>[A-Z0-9]+)(?::(?P<part>[a-z][a-z0-9_-]*))?(?::[0-9]+)?",
):
    """A menu of one kind (``about``) at one table or cup; ``part``: which menu of a group."""

    kinds = (ui.Select,)

    def __init__(
        self, menu: ui.Select[Any], about: str, code: str, part: str | None = None
    ) -> None:
        super().__init__(menu)
        self.about = about
        self.code = TableCode(code)
        self.part = part or ""

    @classmethod
    def of(
        cls,
        about: str,
        code: TableCode | CupCode,
        hint: str,
        offered: Sequence[tuple[str, str]],
        part: str = "",
        current: str | None = None,
        *,
        told: Mapping[str, str | None] | None = None,
        shown_by: int | None = None,
        most: int = 1,
    ) -> Self:
        """Return the menu of the ``offered`` (label, value) pairs; ``current`` is preselected.

        ``most``: of more than one, any number up to it can be chosen, and none; ``current`` and
        ``value`` have them with commas between them.

        ``told``: what stands below a label, by value. ``shown_by``: the interaction that shows the
        menu, for its id, because clients keep the selection of a menu whose id stays the same.
        """
        below = {value: line and shown(line) for value, line in (told or {}).items()}
        options = [
            discord.SelectOption(
                label=shown(label),
                value=value,
                description=below.get(value),
                default=current is not None and value in (current, *current.split(",")),
            )
            for label, value in offered
        ]
        custom_id = f"tavolo-{about}:{code}" + (f":{part}" if part else "")
        custom_id += "" if shown_by is None else f":{shown_by}"
        menu: ui.Select[Any] = ui.Select(
            custom_id=custom_id,
            placeholder=hint,
            options=options,
            min_values=1 if most == 1 else 0,
            max_values=most,
        )
        return cls(menu, about, code, part)

    @property
    def value(self) -> str:
        """Return the chosen value, or all with commas between them."""
        return ",".join(self.item.values)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the choice to the cog of tables or cups."""
        target: Chooses = interaction.client.get_cog(answered_by(self.about))
        await target.chosen(interaction, self)


class UnbanMenu(Rebuilt[ui.Select[Any]], template=r"tavolo-unban:(?P<scope>server|house|blocks)"):
    """The menu under a list of bans, or of one's own blocks, which lifts one."""

    kinds = (ui.Select,)

    def __init__(self, menu: ui.Select[Any], scope: Listed) -> None:
        super().__init__(menu)
        self.scope = scope

    @classmethod
    def of(cls, scope: Listed, people: Sequence[tuple[str, PlayerId]], hint: str) -> Self:
        """Return the menu of these people, by name."""
        options = [
            discord.SelectOption(label=shown(name), value=str(player))
            for name, player in people[:CHOICE_LIMIT]
        ]
        custom_id = f"tavolo-unban:{scope}"
        return cls(ui.Select(custom_id=custom_id, placeholder=hint, options=options), scope)

    @property
    def person(self) -> PlayerId | None:
        """Return the chosen person; None for a value that no menu offers."""
        value = self.item.values[0]
        return PlayerId(int(value)) if _PERSON.fullmatch(value) else None

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the choice to the cog."""
        await interaction.client.get_cog(RULES).unban(interaction, self)


FORM_LIMIT = min(limit("form-label-length"), limit("form-title-length"))
"""Most characters of a form's title and of its labels."""

HINT_LIMIT = limit("form-label-description-length")
"""Most characters of a label's description."""


def form_of(custom_id: str, title: Text, fields: Sequence[Field], say: Say) -> ui.Modal:
    """Return a form. Custom ids identify it and its fields, also after a restart."""
    modal = ui.Modal(title=say(title)[:FORM_LIMIT], custom_id=custom_id, timeout=None)
    for field in fields:
        modal.add_item(_labelled(field, say))
    return modal


def _labelled(field: Field, say: Say) -> ui.Label[Any]:
    style = discord.TextStyle.paragraph if field.many_lines else discord.TextStyle.short
    line: ui.TextInput[Any] = ui.TextInput(
        style=style,
        default=field.written,
        required=not field.may_be_empty,
        max_length=field.longest,
        custom_id=field.key,
    )
    hint = None if field.hint is None else say(field.hint)[:HINT_LIMIT]
    return ui.Label(text=say(field.label)[:FORM_LIMIT], description=hint, component=line)


def written_in(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield the entries of a form's fields, in order.

    Fields stand in labels; in forms opened by an older version they stand in rows.
    """
    if "value" in data:
        yield str(data["value"])
    for inner in ("components", "component"):
        found = data.get(inner)
        parts = [found] if isinstance(found, Mapping) else found or ()
        for part in parts:
            yield from written_in(part)
