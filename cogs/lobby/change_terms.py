"""Changing the terms of a table: by its host until the game begins.

During a game only pace, lateness and reserve can change, if all agree.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from discord import app_commands, ui
from msgspec.structs import fields

from cogs.discord.interaction_user import Asking, Visitor, request_of
from cogs.interaction.front_desk import Desk
from cogs.lobby.open_table import LIVE, NO_LIMIT, OpeningWishes, pace_wished
from cogs.lobby.option_values import menu_value, option_in, possible_values, value_of
from cogs.table import proposal_controls
from cogs.ui.autocompletion import Choices, matching, shown
from cogs.ui.command_texts import CompletedOption
from cogs.ui.menus import TableChoice
from core.translatable_text import Locale, Text, text
from i18n.slash_commands import command_text
from tables.model.commands import OptionValue
from tables.model.letters import TableFacts
from tables.model.refusals import refused, stale
from tables.model.table import Pace, Status, TableCode
from tables.service import Done
from tables.time.paces import reserve_in
from tables.visibility.table_view import Look
from workers.post_model import Action, ActionName, Post
from workers.wording.sentences import option_said

SeatCount = app_commands.Range[int, 1, 25]

_TIME = ("pace", "late", "reserve")
"""Terms that can also change during a game, if all agree."""

_PARTS = (*_TIME, "seats", "option")
"""Terms with a menu of their own."""

_CHOICES: Mapping[str, Sequence[app_commands.Choice[Any]]] = {
    "pace": OpeningWishes.PACES,
    "late": OpeningWishes.LATE,
    "reserve": OpeningWishes.NEW_RESERVES,
}
"""The choices that are the same at every table."""


class Wish(msgspec.Struct, frozen=True):
    """The wished terms, as in ``OpeningWishes``; None: unchanged.

    ``option``: an option of the game with its value, as it is offered.
    """

    pace: int | None = None
    late: str | None = None
    reserve: str | None = None
    seats: int | None = None
    option: str | None = None

    @property
    def asks_for_time(self) -> bool:
        """Whether pace, reserve or the rule for lateness is to change."""
        return (self.pace, self.late, self.reserve) != (None, None, None)


NamedOption: TypeAlias = app_commands.Transform[str, CompletedOption("options_offered")]
"""The type of an option in which the host names an option of the game."""


async def change(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, wish: Wish
) -> Done | None:
    """Change the terms; None if nothing has changed yet.

    In a game a new pace is proposed to the others. An empty wish shows the menus.
    """
    if wish == Wish():
        await ask_what(desk, asking, visitor, code)
        return None
    table = (await desk.service.queries.look(code, visitor.id)).table
    pace = None
    if wish.asks_for_time:
        pace = pace_wished(wish.pace, wish.late, wish.reserve, table.pace)
    if table.status is Status.PLAYING and wish.seats is None and wish.option is None:
        await proposal_controls.propose_pace(desk, asking, visitor, code, pace or table.pace)
        return None
    options = {} if wish.option is None else _option_meant(desk, visitor, table, wish.option)
    request = request_of(asking)
    return await desk.service.change(request, code, visitor.person, pace, wish.seats, options)


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


async def wish_chosen(desk: Desk, visitor: Visitor, code: TableCode, part: str, value: str) -> Wish:
    """Return the wish chosen from a menu. Raises StaleQuestion if no menu offers that value."""
    table = (await desk.service.queries.look(code, visitor.id)).table
    if part not in _parts_of(table):
        _must_gather(table)
        raise stale(code)
    if value not in {offered for _, offered in _offered(desk, visitor.locale, table, part)}:
        raise stale(code)
    return msgspec.convert({part: value}, Wish, strict=False)


async def options_offered(desk: Desk, asking: Asking, current: str) -> Choices:
    """Suggest to the host of the implied table the option values they can choose.

    Raises TableRefuses if no table is implied.
    """
    visitor, table = await desk.finder.typed_about(asking)
    if table.status is not Status.LOBBY or table.host != visitor.id:
        return {}
    return matching(_options_of(desk, visitor.locale, table), current)


def _parts_of(table: TableFacts) -> tuple[str, ...]:
    """Return the terms that can still change at a table."""
    return {Status.LOBBY: _PARTS, Status.PLAYING: _TIME}.get(table.status, ())


def _must_gather(table: TableFacts) -> None:
    if table.status is not Status.LOBBY:
        over = table.status.is_over
        raise refused("table-refusal-over" if over else "table-refusal-started-already")


def _offered(desk: Desk, locale: Locale, table: TableFacts, part: str) -> Iterator[tuple[str, str]]:
    """Yield label and value of a menu's choices."""
    if part == "option":
        yield from _options_of(desk, locale, table)
    elif part == "seats":
        say = desk.replies.voice(locale)
        for count in desk.guide.manifest(table.game).seats_for(_agreed_at(desk, table)):
            if count >= len(table.seats) + len(table.invited):
                yield say(text("change-seats", count=count)), str(count)
    else:
        for choice in _CHOICES[part]:
            yield command_text(f"choice-{part}-{_word(choice.value)}", locale), str(choice.value)


def _word(value: object) -> object:
    return "live" if value == LIVE else value


def _current(table: TableFacts) -> dict[str, str]:
    """Return the current terms as the menus' values, by part."""
    pace = table.pace
    return {
        "pace": str(_named_pace(pace)),
        "late": pace.late,
        "reserve": reserve_in(pace) or "none",
        "seats": str(table.size),
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


def _option_meant(
    desk: Desk, visitor: Visitor, table: TableFacts, typed: str
) -> dict[str, OptionValue]:
    """Parse an option given as suggested or by its label. Raises TableRefuses if unknown."""
    by_label = {
        label.casefold(): value for label, value in _options_of(desk, visitor.locale, table)
    }
    return option_in(by_label.get(typed.strip().casefold(), typed))
