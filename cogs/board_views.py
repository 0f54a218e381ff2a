"""Views of a table: the board, one's own view, a close-up, text; following; its page."""

import logging
from typing import Any

from discord import ui

from cogs import lobby_page
from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.interaction.own_notes_and_marks import thought_of
from cogs.rules_and_lessons import RulesPages
from cogs.ui.controls import TableButton, with_below
from core.guided_play import Ask
from core.texts import Text, text, with_names
from model.cup import CupCode, UnreadableCup
from model.refusals import TableRefuses, refused, stale
from model.retention import TICKETS_KEPT
from model.table import MINUTE, Status, TableCode
from tables.visibility import Look
from workers import cup_posts
from workers.cup_posts import CupShown
from workers.post_model import (
    Action,
    DoorClosed,
    Post,
    Region,
    Sent,
    TryLater,
    Undeliverable,
    silently,
)


async def view(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show one's own view, with its controls."""
    look = await desk.service.queries.look(code, visitor.id)
    if look.seat is None and look.table.status is Status.PLAYING:
        await _show_bystander(desk, asking, visitor, look)
        return
    await show_or_tell(desk, asking, visitor, look)


async def _show_bystander(desk: Desk, asking: Asking, visitor: Visitor, look: Look) -> None:
    """Show the public board; if a computer stands in for this person, with a way to return."""
    tended = any(seat.stood_for == visitor.id for seat in look.table.seats)
    told = text("table-refusal-tended" if tended else "table-refusal-not-seated")
    own = await _own_in_cup(desk, visitor, look)
    say = desk.replies.voice(visitor.locale)
    back = Action("return", look.table.code, say(text("return-button")), "success")
    rows = (ui.ActionRow[Any](TableButton.of(back)),) if tended else ()
    await desk.show_screen(asking, visitor, look, Ask[None]((), (told, *own)), rows)


async def _own_in_cup(desk: Desk, visitor: Visitor, look: Look) -> tuple[Text, ...]:
    """Return the line of the table that this person plays at in the cup of this one, if any."""
    if look.table.cup is None:
        return ()
    try:
        cup = await desk.cups.cup(CupCode(look.table.cup.cup))
    except UnreadableCup:
        return ()
    own = cup_posts.pairing_of(cup, visitor.id)
    if own is None or own.table not in cup.running:
        return ()
    posts = await desk.service.delivery.board_posts([own.table])
    shown = CupShown(cup, await desk.service.queries.profiles(cup.people), posts)
    paired = cup_posts.pairing(shown, own)
    return (text("cup-your-table", state="runs", pairing=paired),)


async def open_view(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show one's own view of a table, or the page of a lobby."""
    look = await desk.service.queries.look(code, visitor.id)
    if look.table.status is not Status.LOBBY:
        await view(desk, asking, visitor, code)
        return
    await lobby_page.show(desk, asking, visitor, look)


async def board(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show the public board."""
    look = await desk.service.queries.watch(code)
    await show_or_tell(desk, asking, visitor, look)


async def closer(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show a close-up of the board beside the view, whose buttons stay usable."""
    post = await _larger(desk, visitor, code)
    await desk.show_beside(asking, post)


async def show_region(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, *, region: Region
) -> None:
    """Show this region in place of the present close-up."""
    await desk.show(asking, await _larger(desk, visitor, code, region))


async def _larger(
    desk: Desk, visitor: Visitor, code: TableCode, region: Region | None = None
) -> Post:
    look = await desk.service.queries.look(code, visitor.id)
    profiles, kept = await desk.beside(look, visitor)
    plan = thought_of(desk.guide, look.table, kept)
    return await desk.presenter.closer(look, profiles, visitor.locale, region, plan)


async def as_text(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show one's own view in words."""
    look = await desk.service.queries.look(code, visitor.id)
    profiles, kept = await desk.beside(look, visitor)
    plan = thought_of(desk.guide, look.table, kept)
    post = desk.presenter.as_text(look, profiles, visitor.locale, plan)
    seats = desk.replies.names_in(look.table, profiles)
    told = (with_names(line, seats) for line in (*kept.told_of_plan, *kept.noted))
    own = [*map(desk.replies.voice(visitor.locale), told)]
    controls = desk.controls(look, profiles, visitor.profile)
    await desk.show_beside(asking, with_below(post, own), controls)


async def more(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show what is asked, and the buttons that have no room in the row below a post or view."""
    look = await desk.service.queries.look(code, visitor.id)
    if look.view is None:
        await show_or_tell(desk, asking, visitor, look)
        return
    await desk.show_more(asking, visitor, look)


async def status(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show who must act, until when, and what happens after that."""
    look = await desk.service.queries.look(code, visitor.id)
    profiles = await desk.replies.profiles_of(look.table)
    post = await desk.presenter.status(look, profiles, visitor.locale)
    await desk.show(asking, desk.with_asides(asking, post, look.table, visitor))


async def rules(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show the first chapter of the game's rules."""
    look = await desk.service.queries.look(code, visitor.id)
    post, rows = await RulesPages(desk.translator, desk.lesson_presenter).page(
        look.table.game, 1, visitor.locale
    )
    await desk.show_beside(asking, post, rows)


async def show_or_tell(desk: Desk, asking: Asking, visitor: Visitor, look: Look) -> None:
    """Show the lobby or the game, or say that there is nothing left to see."""
    if look.table.status is Status.LOBBY:
        await lobby_page.show(desk, asking, visitor, look)
    elif look.view is None:
        status = text(f"status-{look.table.status}")
        await desk.tell(asking, visitor.locale, status)
    else:
        await desk.show_look(asking, visitor, look)


async def show_page_link(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Answer with a link for this person alone. Raises StaleQuestion if there is no page."""
    if desk.page is None:
        raise stale(code)
    say = desk.replies.voice(visitor.locale)
    ticket = await desk.service.devices.ticket(visitor.id)
    link = f"{desk.page}/t/{code}#{ticket}"
    open_it = Action("page", code, say(text("page-open-button")), link=link)
    told = say(text("page-link-said", minutes=TICKETS_KEPT // MINUTE))
    post = Post(heading=say(text("page-link")), lines=(told,), actions=(open_it,))
    await desk.show_beside(asking, post)


_log = logging.getLogger(__name__)


async def follow(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Start following a table. Raises TableRefuses if direct messages are off or fail."""
    if visitor.profile.letters == "off":
        raise refused("table-refusal-follow-off")
    followings = desk.service.followings
    letter = await followings.letter_to(code, visitor.id)
    profiles = await desk.replies.profiles_of(letter.table)
    reader = {visitor.id: visitor.profile}
    post = await desk.presenter.private(letter, {**profiles, **reader})
    sent = await _whisper(desk, asking, visitor, post)
    try:
        await followings.begin(letter, sent.place, sent.message)
    except TableRefuses:
        await _take_away(desk, sent)
        raise
    say = desk.replies.voice(visitor.locale)
    told = Post(
        heading=say(text("done-following", code=letter.table.code)),
        lines=(say(text("done-following-said")),),
        actions=(Action("unfollow", letter.table.code, say(text("unfollow-button"))),),
    )
    await desk.show_beside(asking, told)


async def unfollow(desk: Desk, asking: Asking, code: TableCode) -> None:
    """Stop following, even if the table cannot be seen from here; delete the message."""
    await desk.acknowledge(asking)
    visitor = await desk.finder.visitor(asking)
    stands = await desk.service.followings.end(code, visitor.id)
    await desk.tell(asking, visitor.locale, text("done-unfollowed", code=code))
    if stands.message is not None:
        await _take_away(desk, Sent(stands.stands_in, stands.message))


async def _take_away(desk: Desk, sent: Sent) -> None:
    """Delete an obsolete letter; a failure to delete is only logged."""
    try:
        await desk.messenger.remove(sent)
    except TryLater as fault:
        _log.info("letter %d stays in its mailbox: %s", sent.message, fault)


async def _whisper(desk: Desk, asking: Asking, visitor: Visitor, post: Post) -> Sent:
    service = desk.service
    try:
        sent = await desk.messenger.whisper(visitor.id, silently(post), asking.id)
    except DoorClosed as door:
        await service.note_direct_message(visitor.id, refused=True)
        raise refused("table-refusal-follow-door") from door
    except (TryLater, Undeliverable) as fault:
        raise refused("table-refusal-follow-later") from fault
    if visitor.profile.dms_closed:
        await service.note_direct_message(visitor.id, refused=False)
    return sent
