"""A lobby: take or leave a seat, seat computers, change the terms, start."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, get_args

import msgspec
from discord import ui
from msgspec.inspect import BoolType, IntType, LiteralType, type_info
from msgspec.structs import fields

from cogs import lobby_page, motions
from cogs.discord.interaction_user import Asking, Visitor, request_of
from cogs.interaction.front_desk import Desk
from cogs.lobby_page import computers_meant, free_seats, must_be_offered
from cogs.new_threads import into_a_thread
from cogs.opening import LIVE, NO_LIMIT, OpeningWishes, pace_wished
from cogs.ui.command_texts import SPOKEN
from cogs.ui.controls import TableButton, TableChoice
from core.game import Level
from core.texts import Guest, Listing, Locale, Say, Text, Verbatim, locale_of, text
from i18n.grammar import listed
from i18n.translator import command_text
from model import game_json
from model.commands import Leave, OptionValue
from model.letters import TableFacts
from model.refusals import LeavesOut, StaleQuestion, refused, stale
from model.table import MINUTE, Computer, Pace, Status, TableCode
from tables.notification_settings import is_called_by_letter, takes_letters
from tables.paces import (
    OWN,
    RESERVES,
    duration,
    own_increments,
    own_starts,
    reserve_in,
    time_of_day,
    with_own_reserve,
    zone_said,
)
from tables.service import Done
from tables.visibility import Look
from workers.post_model import Action, Post
from workers.sentences import option_said

_NUMBERS_OFFERED: Final = 20
"""Roughly how many values of a number option are offered, evenly spread."""


def possible_values(kind: Any) -> Iterator[OptionValue]:
    """Yield the possible values of an option of this type; of a long range only some.

    Raises TypeError for a type that no menu can offer.
    """
    match type_info(kind):
        case BoolType():
            yield from (True, False)
        case IntType(ge=int(least), le=int(most)):
            step = 1 + (most - least) // _NUMBERS_OFFERED
            yield from (n for n in range(least, most + 1) if n % step == 0)
        case LiteralType():
            yield from get_args(kind)
        case _:
            raise TypeError(f"no menu can offer the values of {kind}")


def value_of(options: Any, option: str) -> OptionValue:
    """Return the value of an option; one that came later and is not chosen is a "no"."""
    value: OptionValue | msgspec.UnsetType = getattr(options, option)
    return False if value is msgspec.UNSET else value


_CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "pace": [str(choice.value) for choice in OpeningWishes.PACES],
    "late": [choice.value for choice in OpeningWishes.LATE],
    "reserve": ["none", *RESERVES, OWN],
}
"""Values of the terms that can also change during a game, if all agree."""

_START: Final = "start"
_MORE: Final = "more-"
"""What is asked about a reserve of one's own: first its start, then, with the start in minutes,
what each move adds. No menu of all terms names them."""

_OPTION: Final = "option-"
"""Precedes the name of a game's option; the other terms are the same at every table."""


class Term(msgspec.Struct, frozen=True):
    """A term that can change now, in the reader's language.

    ``name``: with the present value, if that has no label of its own. ``told``: what the menu of
    all terms says below the name. ``asked``: the line above the term's own menu, whose choices
    are ``offered``: label by value. ``most``: how many of them can be chosen at once. ``is_named``:
    it stands in the menu of all terms.
    """

    name: str
    told: str | None
    asked: str
    offered: Mapping[str, str]
    current: str
    most: int = 1
    is_named: bool = True

    def offers(self, value: str) -> bool:
        """Return whether the menu offers this value, or several with commas between them."""
        if self.most == 1:
            return value in self.offered
        several = value.split(",") if value else []
        return len(several) <= self.most and all(each in self.offered for each in several)


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
    if not terms[chosen].offers(value) and part:
        raise stale(code)
    if not part or value == OWN or part == _START:
        asked = {_START: f"{_MORE}{value}", "reserve": _START}.get(part, chosen)
        await _show_term(desk, asking, visitor, table, asked, terms[asked])
        return None
    pace = _pace_with(table.pace, part, value, visitor.profile.zone or "")
    if table.status is Status.PLAYING:
        agreed = pace or table.pace
        await motions.propose(desk, asking, visitor, code, "pace", agreed)
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
    part = "reserve" if part.startswith(_MORE) else part
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
        [(term.name, part) for part, term in terms.items() if term.is_named],
        told={part: term.told for part, term in terms.items() if term.is_named},
        shown_by=asking.id,
    )
    back_to: str = "view" if table.status is Status.PLAYING else "seat"
    names: list[str] = [back_to]
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
        most=term.most,
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
    if table.pace.hour is not None:
        del offered["reserve"]  # whose time runs until an hour cannot save any
    elif table.pace.span is None:
        del offered["reserve"][OWN]
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
    return terms | _rhythm_of(say, table.pace, locale) | _own_reserve(say, table.pace) | options


def _own_reserve(say: Say, pace: Pace) -> dict[str, Term]:
    """Return what is asked about a reserve of one's own, by part."""

    def menu(asked: str, minutes: Sequence[int]) -> Term:
        offered = {str(n): say(duration(n * MINUTE)) for n in minutes}
        return Term(asked, None, asked, offered, "", is_named=False)

    starts, more = own_starts(pace), menu(say(text("change-more")), own_increments(pace))
    return {_START: menu(say(text("change-start")), starts)} | {f"{_MORE}{n}": more for n in starts}


def _rhythm_of(say: Say, pace: Pace, locale: Locale) -> dict[str, Term]:
    """Return the terms of a table's rhythm, by part: hour, days that do not count, forgiveness."""
    hour, days, forgives = (say(text(f"change-{part}")) for part in ("hour", "free", "forgives"))
    none, zone = say(text("change-none")), zone_said(pace.zone)
    at = {str(h): say(text("change-hour-at", hour=time_of_day(h * 60))) for h in range(24)}
    now = "none" if pace.hour is None else str(pace.hour // 60)
    told_hour = none if pace.hour is None else f"{time_of_day(pace.hour)} ({zone})"
    names = {str(day): say(text(f"weekday-{day}")) for day in range(7)}
    free = ",".join(map(str, pace.free))
    told_free = listed([names[str(day)] for day in pace.free], locale, "and") or none
    answers = {answer: say(text(f"change-forgives-{answer}")) for answer in ("yes", "no")}
    forgiven = "yes" if pace.forgives else "no"
    return {
        "hour": Term(hour, told_hour, say(text("change-hour-asked")), {"none": none} | at, now),
        "free": Term(days, told_free, say(text("change-free-asked")), names, free, most=6),
        "forgives": Term(forgives, answers[forgiven], forgives, answers, forgiven),
    }


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
        "pace": str(hours) if pace.hour is None else "",
        "late": pace.late,
        "reserve": reserve_in(pace) or "none",
        "seats": str(table.size),
        "language": table.locale,
    }


def _pace_with(pace: Pace, part: str, value: str, zone: str) -> Pace | None:
    """Return the pace with one term changed; None if the term is none of the pace.

    ``zone``: of whoever changes it; an hour and days are those of their clocks.
    """
    match part:
        case "hour" if value == "none":
            return msgspec.structs.replace(pace, hour=None)
        case "hour":
            return msgspec.structs.replace(pace, hour=int(value) * 60, zone=zone, bank=None)
        case "free":
            free = tuple(sorted(map(int, filter(None, value.split(",")))))
            return msgspec.structs.replace(pace, free=free, zone=zone if free else pace.zone)
        case _ if part.startswith(_MORE):
            return with_own_reserve(pace, int(part.removeprefix(_MORE)), int(value))
        case "forgives":
            return msgspec.structs.replace(pace, forgives=value == "yes")
        case "pace":
            return pace_wished(int(value), None, None, pace)
        case "late":
            return pace_wished(None, value, None, pace)
        case "reserve":
            return pace_wished(None, None, value, pace)
    return None


async def _ask(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, fault: LeavesOut
) -> None:
    """Ask the host, naming those whose kept seats would be lost."""
    say = desk.replies.voice(visitor.locale)
    people, count = Listing(tuple(map(Guest, fault.invited))), len(fault.invited)
    label = say(text("begin-button", count=count))
    post = Post(
        heading=say(text("start-sure", code=code)),
        lines=(say(text("start-leaves-out", people=people, count=count)),),
        actions=(Action("begin", code, label, "primary", fault.version),),
    )
    await desk.show(asking, post)


async def join(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Take a seat, or have it promised until its holder's clock has run out."""
    table = await desk.finder.reach(asking, code)
    done = await desk.service.join(request_of(asking), code, visitor.person, table.place)
    if done.look.seat is None:
        await desk.tell(asking, visitor.locale, text("done-promised"))
    elif table.status is Status.LOBBY:
        await _confirm(desk, asking, visitor, done, text("done-joined", code=code))
    else:
        returns = any(seat.owner == visitor.id for seat in table.seats)
        await _show_seat(desk, asking, visitor, done, returns=returns)


async def join_side(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, side: int | None
) -> None:
    """Take a seat in this team (from 0), or change to it."""
    table = await desk.finder.reach(asking, code)
    if table.status is not Status.LOBBY:
        await join(desk, asking, visitor, code)
        return
    done = await desk.service.join(request_of(asking), code, visitor.person, table.place, side=side)
    joined = text("done-joined", code=code)
    said = joined if side is None else text("done-side", team=side + 1)
    await _confirm(desk, asking, visitor, done, said)


async def take_back(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Take one's own seat back, and no other free one: from a computer that stands in, or from
    the person it is promised to. Raises TableRefuses if there is no such seat.
    """
    table = await desk.finder.reach(asking, code)
    mine = (seat for seat in table.seats if seat.owner == visitor.id)
    own = next((s.seat for s in mine if s.stood_for or s.promised), None)
    if own is None:
        seated = any(seat.owner == visitor.id for seat in table.seats)
        raise refused(f"table-refusal-{'already' if seated else 'not'}-seated")
    done = await desk.service.join(request_of(asking), code, visitor.person, table.place, own)
    await _show_seat(desk, asking, visitor, done, returns=True)


async def ask_for_level(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Ask for the level of one computer; with more free seats, also offer to fill them all."""
    table = (await desk.service.queries.look(code, visitor.id)).table
    free = free_seats(table)
    say = desk.replies.voice(visitor.locale)
    levels = desk.guide.levels_for(table.game, table.size, table.options)
    one = [Action(level, code, say(text(f"{level}-button")), number=free) for level in levels]
    row: ui.ActionRow[Any] = ui.ActionRow(*map(TableButton.of, one))
    post = Post(heading=say(text("choose-level")))
    if free > 1:
        post = Post(
            heading=post.heading,
            lines=(say(text("choose-level-fill", count=free)),),
            actions=tuple(
                Action(
                    f"fill-{level}",
                    code,
                    say(text(f"fill-{level}-button", count=free)),
                    number=free,
                )
                for level in levels
            ),
        )
    await desk.show(asking, post, (row,))


async def seat_computers(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    free: int | None,
    *,
    level: Level,
    fills: bool = False,
    only: int | None = None,
) -> None:
    """Seat a computer of this level, or fill the table with them.

    ``free``: seats that were free when this was offered; with another number nothing is seated,
    so a double press seats one. ``only``: seat exactly so many.
    """
    look = await desk.service.queries.look(code, visitor.id)
    table = look.table
    seats = table.size if only is None else table.size - free_seats(table) + only
    must_be_offered(desk.guide, level, table.game, seats, table.options)
    computer = Computer(table.game, level)
    try:
        done = await desk.service.seat_computer(
            request_of(asking), code, visitor.person, computer, free, fills=fills, only=only
        )
    except StaleQuestion:
        now = await desk.service.queries.look(code, visitor.id)
        await lobby_page.show(desk, asking, visitor, now)
        return
    seated = len(done.look.table.seats) - len(look.table.seats)
    await _confirm(desk, asking, visitor, done, text("done-computer", code=code, count=seated))


async def play_with(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, who: str
) -> None:
    """Seat the computers chosen in the menu; the game begins if nobody else is awaited."""
    only, level, free = computers_meant(who)
    await seat_computers(desk, asking, visitor, code, free, level=level, only=only)


async def leave(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Leave one's seat."""
    done = await desk.carry_out(asking, code, Leave(visitor.person))
    await _confirm(desk, asking, visitor, done, text("done-left", code=code))


async def decline(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Decline an invitation."""
    await desk.carry_out(asking, code, Leave(visitor.person))
    await desk.tell(asking, visitor.locale, text("done-declined", code=code))


async def begin(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, seen: int | None = None
) -> None:
    """Start the game, or ask the host first.

    ``seen``: the table's version at which the host agreed to leave out those invited.
    """
    try:
        done = await desk.service.start(request_of(asking), code, visitor.person, seen)
    except LeavesOut as fault:
        await _ask(desk, asking, visitor, code, fault)
    else:
        await _confirm(desk, asking, visitor, done, text("done-started", code=code))


async def move_into_thread(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Have an open table's posts in a thread of its channel from now on."""
    async with desk.moving:
        done = await into_a_thread(desk, asking, visitor, code)
    await lobby_page.show(desk, asking, visitor, done.look, text("done-thread"))


async def change(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, part: str, value: str
) -> None:
    """Show the menu of a term, or change the term; in a lobby, show all terms again."""
    done = await choose(desk, asking, visitor, code, part, value)
    if done is None:
        return
    said = changed(desk, visitor.locale, done.look.table, part)
    if done.look.table.status is Status.LOBBY:
        await show_terms(desk, asking, visitor, done.look, said)
    else:
        await _confirm(desk, asking, visitor, done, said)


async def rematch(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Open a table with the terms of a finished one, or join the one already opened."""
    done = await desk.service.rematch(request_of(asking), code, visitor.person)
    table = done.look.table
    key = "done-opened" if table.host == visitor.id else "done-joined"
    await _confirm(desk, asking, visitor, done, text(key, code=table.code))


async def _confirm(desk: Desk, asking: Asking, visitor: Visitor, done: Done, said: Text) -> None:
    """Confirm privately; if the game began, show the person's view of it."""
    if done.look.view is not None and done.look.seat is not None:
        told = text("done-started-letter", code=done.look.table.code)
        await _show_view(desk, asking, visitor, done, told)
    elif done.look.table.status is Status.LOBBY and done.look.seat is not None:
        await lobby_page.show(desk, asking, visitor, done.look, said)
    else:
        await desk.tell(asking, visitor.locale, said)


async def _show_seat(
    desk: Desk, asking: Asking, visitor: Visitor, done: Done, *, returns: bool
) -> None:
    """Show the view of a seat taken in a game under way.

    ``returns``: the person has taken their own seat back, not somebody else's over.
    """
    look = done.look
    key = "done-returned-letter" if returns else "done-taken-over-letter"
    turn = "rivals" if look.asked is None else "yours"
    await _show_view(desk, asking, visitor, done, text(key, code=look.table.code, turn=turn))


async def _show_view(desk: Desk, asking: Asking, visitor: Visitor, done: Done, told: Text) -> None:
    """Show the person's view of the game; say ``told`` instead if a direct message shows it."""
    if _letter_follows(desk, asking, visitor, done.look):
        await desk.tell(asking, visitor.locale, told)
    else:
        await desk.show_look(asking, visitor, done.look, done.events, hands=done.hands)


def _letter_follows(desk: Desk, asking: Asking, visitor: Visitor, look: Look) -> bool:
    """Whether a direct message is about to show the view in the place of this reply."""
    now, profile = desk.service.now(), visitor.profile
    if asking.guild_id is not None or not takes_letters(profile, now):
        return False
    is_called = look.asked is not None and is_called_by_letter(profile, now)
    return is_called or desk.guide.manifest(look.table.game).has_secrets
