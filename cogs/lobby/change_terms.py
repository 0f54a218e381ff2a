"""Changing the terms of a table: by its host until the game begins.

During a game only pace, lateness and reserve can change, if all agree.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

import msgspec
from discord import ui
from msgspec.structs import fields

from cogs.discord.interaction_user import Asking, Visitor, request_of
from cogs.interaction.front_desk import Desk
from cogs.lobby.open_table import LIVE, NO_LIMIT, OpeningWishes, pace_wished
from cogs.lobby.option_values import menu_value, option_in, possible_values, value_of
from cogs.table import proposal_controls
from cogs.ui.autocompletion import matching, shown
from cogs.ui.menus import TableChoice
from core.languages import LANGUAGES
from core.translatable_text import Locale, Text, text
from i18n.slash_commands import command_text
from tables.model.letters import TableFacts
from tables.model.refusals import refused, stale
from tables.model.table import LatePolicy, Pace, Status, TableCode
from tables.service import Done
from tables.time.paces import RESERVES, reserve_in
from tables.visibility.table_view import Look
from workers.post_model import Action, ActionName, Post
from workers.wording.sentences import option_said

_TIME = ("pace", "late", "reserve")
"""Terms that can also change during a game, if all agree."""

_PARTS = (*_TIME, "size", "options", "locale")
"""Terms with a menu of their own."""

_CHOICES: Mapping[str, Sequence[Any]] = {
    "pace": [choice.value for choice in OpeningWishes.PACES],
    "late": get_args(LatePolicy),
    "reserve": ("none", *RESERVES),
}
"""The values that are the same at every table."""


async def change(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, part: str, value: str
) -> Done | None:
    """Change a term as chosen from its menu; in a game it is proposed to the others, and None.

    Raises StaleQuestion if no menu offers that value any more.
    """
    table = (await desk.service.queries.look(code, visitor.id)).table
    if part not in _parts_of(table):
        _must_gather(table)
        raise stale(code)
    if value not in {offered for _, offered in _offered(desk, visitor.locale, table, part)}:
        raise stale(code)
    change: dict[str, Any] = {part: value}
    if part in _TIME:
        change = {"pace": _pace_wished(table.pace, **change)}
    elif part == "size":
        change = {part: int(value)}
    elif part == "options":
        change = {part: option_in(value)}
    if table.status is Status.PLAYING:
        await proposal_controls.propose_pace(desk, asking, visitor, code, change["pace"])
        return None
    return await desk.service.change(request_of(asking), code, visitor.person, **change)


def _pace_wished(
    usual: Pace, pace: str | None = None, late: str | None = None, reserve: str | None = None
) -> Pace:
    return pace_wished(None if pace is None else int(pace), late, reserve, usual)


async def ask_what(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show the current terms, each in a menu to change it.

    In a lobby all terms, to its host; in a game pace, lateness and reserve, to its players. Raises
    TableRefuses for anybody else.
    """
    look = await desk.service.queries.look(code, visitor.id)
    if look.table.status is Status.PLAYING:
        if look.seat is None:
            raise refused("table-refusal-not-seated")
        await show_menus(desk, asking, visitor, look, text("change-heading-playing", code=code))
        return
    _must_gather(look.table)
    if look.table.host != visitor.id:
        raise refused("table-refusal-host-only")
    await show_menus(desk, asking, visitor, look, text("change-heading", code=code))


async def show_menus(
    desk: Desk, asking: Asking, visitor: Visitor, look: Look, heading: Text
) -> None:
    """Show the terms that can still change, each in a menu."""
    say, table = desk.replies.voice(visitor.locale), look.table
    profiles = await desk.replies.profiles_of(table)
    status = await desk.presenter.status(look, profiles, visitor.locale)
    current = _current(table)
    rows: list[ui.ActionRow[Any]] = []
    for part in _parts_of(table):
        offered = matching(_offered(desk, visitor.locale, table, part), "")
        if offered:
            hint = say(text(f"change-hint-{part}"))
            menu = TableChoice.of(
                "change", table.code, hint, [*offered.items()], part, current.get(part)
            )
            rows.append(ui.ActionRow(menu))
    back_to: ActionName = "view" if table.status is Status.PLAYING else "seat"
    names: list[ActionName] = [back_to]
    if table.host == visitor.id:
        names.append("manage")
    actions = tuple(Action(name, table.code, say(text(f"{name}-button"))) for name in names)
    await desk.show(asking, Post(say(heading), status.lines, actions=actions), rows)


def _parts_of(table: TableFacts) -> tuple[str, ...]:
    """Return the terms that can still change at a table."""
    return {Status.LOBBY: _PARTS, Status.PLAYING: _TIME}.get(table.status, ())


def _must_gather(table: TableFacts) -> None:
    if table.status is not Status.LOBBY:
        over = table.status.is_over
        raise refused("table-refusal-over" if over else "table-refusal-started-already")


def _offered(desk: Desk, locale: Locale, table: TableFacts, part: str) -> Iterator[tuple[str, str]]:
    """Yield label and value of a menu's choices."""
    if part == "options":
        yield from _options_of(desk, locale, table)
    elif part == "locale":
        yield from ((language.name, language.code) for language in LANGUAGES)
    elif part == "size":
        say = desk.replies.voice(locale)
        for count in desk.guide.manifest(table.game).seats_for(_agreed_at(desk, table)):
            if count >= len(table.seats) + len(table.invited):
                yield say(text("change-seats", count=count)), str(count)
    else:
        for value in _CHOICES[part]:
            yield command_text(f"choice-{part}-{_word(value)}", locale), str(value)


def _word(value: object) -> object:
    return "live" if value == LIVE else value


def _current(table: TableFacts) -> dict[str, str]:
    """Return the current terms as the menus' values, by part."""
    pace = table.pace
    return {
        "pace": str(_named_pace(pace)),
        "late": pace.late,
        "reserve": reserve_in(pace) or "none",
        "size": str(table.size),
        "locale": table.locale,
    }


def _named_pace(pace: Pace) -> int:
    if pace.hours is None:
        return NO_LIMIT
    return pace.hours or LIVE


def _options_of(desk: Desk, locale: Locale, table: TableFacts) -> Iterator[tuple[str, str]]:
    """Yield the options' other values: a label and ``name=value``."""
    voice = desk.translator.voice(locale)
    agreed = _agreed_at(desk, table)
    for field in fields(type(agreed)):
        for value in possible_values(field.type):
            if value != value_of(agreed, field.name):
                said = voice.say(option_said(table.game, field.name, value))
                yield shown(said), menu_value(field.name, value)


def _agreed_at(desk: Desk, table: TableFacts) -> Any:
    return msgspec.json.decode(table.options, type=desk.guide.manifest(table.game).options)
