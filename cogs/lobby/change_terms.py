"""Changing the terms of a table: by its host until the game begins.

During a game only pace, lateness and reserve can change, if all agree.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from discord import ui
from msgspec.structs import fields

from cogs.discord.interaction_user import Asking, Visitor, request_of
from cogs.interaction.front_desk import Desk
from cogs.lobby.open_table import LIVE, NO_LIMIT, OpeningWishes, pace_wished
from cogs.lobby.option_values import possible_values, value_of
from cogs.table import motion_controls
from cogs.ui.command_texts import SPOKEN
from cogs.ui.menus import TableChoice
from core.languages import locale_of
from core.translatable_text import Locale, Say, Text, Verbatim, text
from i18n.slash_commands import command_text
from model import game_json
from model.letters import TableFacts
from model.refusals import refused, stale
from model.table import Pace, Status, TableCode
from tables.service import Done
from tables.time.paces import RESERVES, reserve_in
from tables.visibility.table_view import Look
from workers.post_model import Action, ActionName, Post
from workers.wording.sentences import option_said

_CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "pace": [str(choice.value) for choice in OpeningWishes.PACES],
    "late": [choice.value for choice in OpeningWishes.LATE],
    "reserve": ["none", *RESERVES],
}
"""Values of the terms that can also change during a game, if all agree."""

_OPTION: Final = "option-"
"""Precedes the name of a game's option; the other terms are the same at every table."""


class Term(msgspec.Struct, frozen=True):
    """A term that can change now, in the reader's language.

    ``name``: with the present value, if that has no label of its own. ``told``: what the menu of
    all terms says below the name. ``asked``: the line above the term's own menu, whose choices
    are ``offered``: label by value.
    """

    name: str
    told: str | None
    asked: str
    offered: Mapping[str, str]
    current: str


async def ask_what(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show one menu that names each term that can change, with its present value.

    In a lobby all terms, to its host; in a game pace, lateness and reserve, to its players. Raises
    TableRefuses for anybody else.
    """
    look = await _may_change(desk, visitor, code)
    await show_terms(desk, asking, visitor, look, _heading(look.table))


async def choose(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, part: str, value: str
) -> Done | None:
    """Show the menu of a term, or change the term to the value chosen in that menu.

    ``part``: the term; empty in the menu of all terms, whose values are their parts. Returns None
    if nothing has changed yet: in a game the others are asked. Raises StaleQuestion for what no
    menu offers.
    """
    table = (await _may_change(desk, visitor, code)).table
    terms, chosen = _terms_of(desk, visitor.locale, table), part or value
    if chosen not in terms:
        _must_gather(table)
        raise stale(code)
    if not part:
        await _show_term(desk, asking, visitor, table, chosen, terms[chosen])
        return None
    if value not in terms[part].offered:
        raise stale(code)
    pace = _pace_with(table.pace, part, value)
    if table.status is Status.PLAYING:
        agreed = pace or table.pace
        await motion_controls.propose(desk, asking, visitor, code, "pace", agreed)
        return None
    option = part.removeprefix(_OPTION)
    return await desk.service.change(
        request_of(asking),
        code,
        visitor.person,
        pace=pace,
        size=int(value) if part == "seats" else None,
        locale=locale_of(value) if part == "language" else None,
        options={} if option == part else {option: msgspec.json.decode(value)},
    )


def changed(desk: Desk, locale: Locale, table: TableFacts, part: str) -> Text:
    """Return what confirms a change: the term and its present value."""
    term = _terms_of(desk, locale, table).get(part)
    if term is None:  # the game has begun with it
        return text("done-started", code=table.code)
    now: Text | Verbatim = Verbatim(term.name)
    if term.told is not None:
        now = text("change-told", term=now, value=Verbatim(term.told))
    return text("done-changed", now=now)


async def show_terms(
    desk: Desk, asking: Asking, visitor: Visitor, look: Look, heading: Text
) -> None:
    """Show one menu that names each term that can change, with its present value."""
    say, table = desk.replies.voice(visitor.locale), look.table
    profiles = await desk.replies.profiles_of(table)
    status = await desk.presenter.status(look, profiles, visitor.locale)
    terms = _terms_of(desk, visitor.locale, table)
    menu = TableChoice.of(
        "change",
        table.code,
        say(text("change-hint")),
        [(term.name, part) for part, term in terms.items()],
        told={part: term.told for part, term in terms.items()},
        shown_by=asking.id,
    )
    back_to: ActionName = "view" if table.status is Status.PLAYING else "seat"
    names: list[ActionName] = [back_to]
    if table.host == visitor.id:
        names.append("manage")
    actions = tuple(Action(name, table.code, say(text(f"{name}-button"))) for name in names)
    await desk.show(asking, Post(say(heading), status.lines, actions=actions), [ui.ActionRow(menu)])


async def _show_term(
    desk: Desk, asking: Asking, visitor: Visitor, table: TableFacts, part: str, term: Term
) -> None:
    """Show the menu of one term, with the present value chosen."""
    say = desk.replies.voice(visitor.locale)
    menu = TableChoice.of(
        "change",
        table.code,
        term.name,
        [(label, value) for value, label in term.offered.items()],
        part,
        current=term.current,
        shown_by=asking.id,
    )
    back = Action("change", table.code, say(text("guide-back-button")))
    post = Post(say(_heading(table)), (term.asked,), actions=(back,))
    await desk.show(asking, post, [ui.ActionRow(menu)])


def _heading(table: TableFacts) -> Text:
    is_playing = table.status is Status.PLAYING
    return text("change-heading-playing" if is_playing else "change-heading", code=table.code)


async def _may_change(desk: Desk, visitor: Visitor, code: TableCode) -> Look:
    """Return the table. Raises TableRefuses if this person can change none of its terms."""
    look = await desk.service.queries.look(code, visitor.id)
    if look.table.status is Status.PLAYING:
        if look.seat is None:
            raise refused("table-refusal-not-seated")
        return look
    _must_gather(look.table)
    if look.table.host != visitor.id:
        raise refused("table-refusal-host-only")
    return look


def _must_gather(table: TableFacts) -> None:
    if table.status is not Status.LOBBY:
        over = table.status.is_over
        raise refused("table-refusal-over" if over else "table-refusal-started-already")


def _terms_of(desk: Desk, locale: Locale, table: TableFacts) -> dict[str, Term]:
    """Return the terms that can change at a table, by part."""
    say, now = desk.replies.voice(locale), _current(table)
    offered = {part: _labels(part, values, locale) for part, values in _CHOICES.items()}
    options: dict[str, Term] = {}
    if table.status is Status.LOBBY:
        manifest = desk.guide.manifest(table.game)
        agreed: Any = msgspec.json.decode(table.options, type=manifest.options)
        taken = len(table.seats) + len(table.invited)
        offered["seats"] = {
            str(count): say(text("change-seat-count", count=count))
            for count in manifest.seats_for(agreed)
            if count >= taken
        }
        offered["language"] = {choice.value: choice.name for choice in SPOKEN}
        options = dict(_options_of(desk, locale, table.game, agreed))
    names = {part: say(text(f"change-{part}")) for part in offered}
    terms = {
        part: Term(names[part], labels.get(now[part]), names[part], labels, now[part])
        for part, labels in offered.items()
    }
    return terms | options


def _options_of(desk: Desk, locale: Locale, game: str, agreed: Any) -> Iterator[tuple[str, Term]]:
    """Yield the options of a game, with their parts."""
    say: Say = desk.replies.voice(locale)

    def label(option: str, value: Any) -> str:
        return say(option_said(game, option, value))

    for field in fields(type(agreed)):
        word, now = field.name.replace("_", "-"), value_of(agreed, field.name)
        what = say(text(f"{game}-option-{word}-what"))
        offered = {
            game_json.encode(value).decode(): label(field.name, value)
            for value in possible_values(field.type)
        }
        current = game_json.encode(now).decode()
        yield _OPTION + field.name, Term(label(field.name, now), what, what, offered, current)


def _labels(part: str, values: Sequence[str], locale: Locale) -> dict[str, str]:
    words = {str(LIVE): "live"}
    return {
        value: command_text(f"choice-{part}-{words.get(value, value)}", locale) for value in values
    }


def _current(table: TableFacts) -> dict[str, str]:
    """Return the present values of the terms that are the same at every table, by part."""
    pace = table.pace
    hours = NO_LIMIT if pace.hours is None else pace.hours or LIVE
    return {
        "pace": str(hours),
        "late": pace.late,
        "reserve": reserve_in(pace) or "none",
        "seats": str(table.size),
        "language": table.locale,
    }


def _pace_with(pace: Pace, part: str, value: str) -> Pace | None:
    """Return the pace with one term changed; None if the term is none of the pace."""
    match part:
        case "pace":
            return pace_wished(int(value), None, None, pace)
        case "late":
            return pace_wished(None, value, None, pace)
        case "reserve":
            return pace_wished(None, None, value, pace)
    return None
