"""The page from which a table's host and the managers of its server keep it going."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from cogs.discord.interaction_user import Asking, Visitor, managed_by
from cogs.interaction.front_desk import Desk
from cogs.table import seat_controls
from cogs.ui.component_message import Rows
from cogs.ui.menus import TableChoice
from core.translatable_text import Say, Text, text
from model.commands import Freeze, HandOver, Order, Unfreeze
from model.letters import TableFacts
from model.notice_lines import ends
from model.refusals import TableRefuses, refused, stale
from model.table import Human, PlayerId, Status, TableCode
from workers.post_model import Action, ActionName, Post, Profiles


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
    back_to: ActionName = "view" if table.status is Status.PLAYING else "seat"
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
        await seat_controls.ask_to_free(desk, asking, visitor, code, seat=value)
    else:
        raise stale(code)


def _told(table: TableFacts) -> Iterator[Text]:
    if table.is_frozen:
        yield text("frozen-for-now")
    elif table.status is Status.PLAYING:
        yield text("manage-freeze-told", ends=ends(table))


def _actions(asking: Asking, table: TableFacts, *, rules: bool) -> Iterator[ActionName]:
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
        for name, seat in seat_controls.owners_called(table, profiles)
        if isinstance(seat.occupant, Human) and seat.owner in profiles
        if seat.owner != table.host and seat.presence != "gone"
    ]
    seats = []
    if rules and table.status is Status.PLAYING and not table.is_frozen:
        seats = seat_controls.seats_held(table, profiles)
    for part, offered in (("host", hosts), ("seat", seats)):
        if offered:
            hint = say(text(f"manage-hint-{part}"))
            menu = TableChoice.of("manage", table.code, hint, offered, part)
            rows.append(ui.ActionRow(menu))
    return rows
