"""Seats of absent players, and the page with which hosts and managers keep a table going."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from cogs.discord.interaction_user import Asking, Visitor, managed_by, request_of
from cogs.interaction.front_desk import Desk
from cogs.ui.command_texts import told_apart
from cogs.ui.controls import Rows, TableChoice
from core.game import Seat
from core.texts import Say, Text, text
from model.commands import Free, Freeze, HandOver, Order, Unfreeze
from model.letters import SeatFacts, TableFacts, seat_name
from model.log import ends
from model.refusals import TableRefuses, refused, stale
from model.table import Human, PlayerId, Status, TableCode
from workers.post_model import Action, Post, Profiles


async def take_seat(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, seat: int | None
) -> None:
    """Take over the seat of an absent player and show its view, or have it promised."""
    number = None if seat is None else Seat(seat)
    place = (await desk.finder.reach(asking, code)).place
    done = await desk.service.join(request_of(asking), code, visitor.person, place, number)
    if done.look.seat is None:
        await desk.tell(asking, visitor.locale, text("done-promised"))
    else:
        await desk.show_look(asking, visitor, done.look, done.events)


# --- a manager frees a seat ----------------------------------------------------------------------


async def ask_to_free(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, *, seat: str
) -> None:
    """Ask for confirmation, saying what freeing a seat does."""
    table = (await desk.service.queries.look(code, visitor.id)).table
    profiles = await desk.replies.profiles_of(table)
    meant = _seat_meant(table, seat)
    order = Free(visitor.person, meant, managed_by(asking))
    await desk.service.queries.must_rule(code, order)
    say = desk.replies.voice(visitor.locale)
    button = Action("free", code, say(text("free-button")), "danger", table.seats[meant].owner)
    who = seat_name(table.seats, meant, profiles)
    post = Post(
        heading=say(text("free-asked", who=who)),
        lines=(say(text("free-told")),),
        actions=(button,),
    )
    await desk.show(asking, post)


async def free(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    owner: int | None,
) -> None:
    """Free the seat of this person; does not affect anybody who has taken it since."""
    table = await desk.service.queries.facts(code)
    theirs = (s.seat for s in table.seats if s.owner is not None and s.owner == owner)
    order = Free(visitor.person, next(theirs, Seat(-1)), managed_by(asking))
    await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, text("done-freed", code=code))


def owners_called(table: TableFacts, profiles: Profiles) -> list[tuple[str, SeatFacts]]:
    """Return the seats that belong to people, each with a name unique at this table."""
    owned = [(seat.owner, seat) for seat in table.seats if seat.owner is not None]
    return told_apart(
        [(profiles[player].name if player in profiles else "", seat) for player, seat in owned]
    )


def seats_held(table: TableFacts, profiles: Profiles) -> list[tuple[str, str]]:
    """Return the seats that can be freed: the holder's name, and the seat's number from 1."""
    called = owners_called(table, profiles)
    return [(name, str(seat.seat + 1)) for name, seat in called if not seat.is_out]


def _seat_meant(table: TableFacts, seat: str) -> Seat:
    """Return the seat with this number in the menu. Raises TableRefuses if nobody holds it."""
    if seat not in {str(held.seat + 1) for held in table.seats if held.owner is not None}:
        raise refused("table-refusal-nobody-there")
    return Seat(int(seat) - 1)


async def freeze(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Freeze a game."""
    await _rule(desk, asking, visitor, code, Freeze(visitor.person, managed_by(asking)))


async def unfreeze(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Unfreeze a game."""
    await _rule(desk, asking, visitor, code, Unfreeze(visitor.person, managed_by(asking)))


async def hand_over(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, to: PlayerId
) -> None:
    """Make another person the host."""
    await _rule(desk, asking, visitor, code, HandOver(visitor.person, to, managed_by(asking)))


async def _rule(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, order: Order
) -> None:
    await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, text("done-ruled"))


# --- by buttons and menus ------------------------------------------------------------------------


async def show(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show what the host or a manager of the server can do at this table, and what that means."""
    table = (await desk.service.queries.look(code, visitor.id)).table
    rules = True
    try:
        await desk.service.queries.must_rule(code, Freeze(visitor.person, managed_by(asking)))
    except TableRefuses:
        rules = False
        if table.host != visitor.id:
            raise
    if table.status.is_over:
        raise refused("table-refusal-over")
    say, profiles = desk.replies.voice(visitor.locale), await desk.replies.profiles_of(table)
    back_to: str = "view" if table.status is Status.PLAYING else "seat"
    back = Action(back_to, code, say(text("guide-back-button")))
    deeds = (
        Action(name, code, say(text(f"{name}-button", code=code)))
        for name in _actions(asking, table, rules=rules)
    )
    post = Post(
        heading=say(text("manage-heading", code=code)),
        lines=tuple(map(say, _told(table))) if rules else (),
        actions=(*deeds, back),
    )
    await desk.show(asking, post, tuple(_menus(table, profiles, say, rules=rules)))


async def choose(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, part: str, value: str
) -> None:
    """Carry out a menu's choice. Raises StaleQuestion for a value that no menu offers."""
    if part == "host" and value.isdecimal():
        await hand_over(desk, asking, visitor, code, PlayerId(int(value)))
    elif part == "seat":
        await ask_to_free(desk, asking, visitor, code, seat=value)
    else:
        raise stale(code)


def _told(table: TableFacts) -> Iterator[Text]:
    if table.is_frozen:
        yield text("frozen-for-now")
    elif table.status is Status.PLAYING:
        yield text("manage-freeze-told", ends=ends(table))


def _actions(asking: Asking, table: TableFacts, *, rules: bool) -> Iterator[str]:
    if rules and table.status is Status.PLAYING:
        yield "unfreeze" if table.is_frozen else "freeze"
    if asking.guild_id is not None and asking.channel_id != table.place:
        yield "bring"
    yield "cancel"


def _menus(table: TableFacts, profiles: Profiles, say: Say, *, rules: bool) -> Rows:
    """Return the menus of people to make host, and, for a manager, of seats to free."""
    rows: list[ui.ActionRow[Any]] = []
    hosts = [
        (name, str(seat.owner))
        for name, seat in owners_called(table, profiles)
        if isinstance(seat.occupant, Human) and seat.owner in profiles
        if seat.owner != table.host and seat.presence != "gone"
    ]
    seats = []
    if rules and table.status is Status.PLAYING and not table.is_frozen:
        seats = seats_held(table, profiles)
    for part, offered in (("host", hosts), ("seat", seats)):
        if offered:
            hint = say(text(f"manage-hint-{part}"))
            menu = TableChoice.of("manage", table.code, hint, offered, part)
            rows.append(ui.ActionRow(menu))
    return rows
