"""What one reader is shown of a table: boards, following, their notes, a link to the page."""

import logging
import re
from collections.abc import Mapping
from typing import Any, Final

from discord import ui

from cogs.discord.interaction_user import Asking, Press, Visitor
from cogs.interaction.front_desk import Desk
from cogs.interaction.own_notes_and_marks import OwnNotes, thought_of
from cogs.lobby_page import LobbyPages
from cogs.rules_and_lessons import RulesPages
from cogs.ui.controls import TableButton, form_of, with_below, written_in
from core.guided_play import Ask, Field
from core.texts import Text, text, with_names
from model.cup import CupCode, UnreadableCup
from model.refusals import TableRefuses, refused, stale
from model.retention import TICKETS_KEPT
from model.table import MINUTE, Status, TableCode
from tables.people.notes import MOST_WRITTEN
from tables.visibility import Look
from workers import cup_posts
from workers.chat_platform import DoorClosed, Messenger, Sent, TryLater, Undeliverable
from workers.cup_posts import CupShown
from workers.post_model import Action, Post, Region, silently


class BoardViews:
    """Shows tables in private replies."""

    def __init__(self, desk: Desk, gathering: LobbyPages) -> None:
        self._desk = desk
        self._gathering = gathering
        self._rules = RulesPages(desk.translator, desk.lesson_presenter)

    async def view(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show one's own view, with its controls."""
        look = await self._desk.service.queries.look(code, visitor.id)
        if look.seat is None and look.table.status is Status.PLAYING:
            await self._show_bystander(asking, visitor, look)
            return
        await self.show_or_tell(asking, visitor, look)

    async def _show_bystander(self, asking: Asking, visitor: Visitor, look: Look) -> None:
        """Show the public board; if a computer stands in for this person, with a way to return."""
        tended = any(seat.stood_for == visitor.id for seat in look.table.seats)
        told = text("table-refusal-tended" if tended else "table-refusal-not-seated")
        own = await self._own_in_cup(visitor, look)
        say = self._desk.replies.voice(visitor.locale)
        back = Action("return", look.table.code, say(text("return-button")), "success")
        rows = (ui.ActionRow[Any](TableButton.of(back)),) if tended else ()
        await self._desk.show_screen(asking, visitor, look, Ask[None]((), (told, *own)), rows)

    async def _own_in_cup(self, visitor: Visitor, look: Look) -> tuple[Text, ...]:
        """Return the line of the table that this person plays at in the cup of this one, if any."""
        if look.table.cup is None:
            return ()
        try:
            cup = await self._desk.cups.cup(CupCode(look.table.cup.cup))
        except UnreadableCup:
            return ()
        own = cup_posts.pairing_of(cup, visitor.id)
        if own is None or own.table not in cup.running:
            return ()
        posts = await self._desk.service.delivery.board_posts([own.table])
        shown = CupShown(cup, await self._desk.service.queries.profiles(cup.people), posts)
        paired = cup_posts.pairing(shown, own)
        return (text("cup-your-table", state="runs", pairing=paired),)

    async def open(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show one's own view of a table, or the page of a lobby."""
        look = await self._desk.service.queries.look(code, visitor.id)
        if look.table.status is not Status.LOBBY:
            await self.view(asking, visitor, code)
            return
        await self._gathering.show(asking, visitor, look)

    async def board(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show the public board."""
        look = await self._desk.service.queries.watch(code)
        await self.show_or_tell(asking, visitor, look)

    async def closer(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show a close-up of the board beside the view, whose buttons stay usable."""
        post = await self._larger(visitor, code)
        await self._desk.show_beside(asking, post)

    def looking_at(self, region: Region) -> Press:
        """Return a handler that shows this region in place of the present close-up."""

        async def show(asking: Asking, visitor: Visitor, code: TableCode) -> None:
            await self._desk.show(asking, await self._larger(visitor, code, region))

        return show

    async def _larger(
        self, visitor: Visitor, code: TableCode, region: Region | None = None
    ) -> Post:
        look = await self._desk.service.queries.look(code, visitor.id)
        profiles, kept = await self._desk.beside(look, visitor)
        plan = thought_of(self._desk.guide, look.table, kept)
        return await self._desk.presenter.closer(look, profiles, visitor.locale, region, plan)

    async def as_text(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show one's own view in words."""
        look = await self._desk.service.queries.look(code, visitor.id)
        profiles, kept = await self._desk.beside(look, visitor)
        plan = thought_of(self._desk.guide, look.table, kept)
        post = self._desk.presenter.as_text(look, profiles, visitor.locale, plan)
        seats = self._desk.replies.names_in(look.table, profiles)
        told = (with_names(line, seats) for line in (*kept.told_of_plan, *kept.noted))
        own = [*map(self._desk.replies.voice(visitor.locale), told)]
        controls = self._desk.controls(look, profiles, visitor.profile)
        await self._desk.show_beside(asking, with_below(post, own), controls)

    async def more(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show what is asked, and the buttons that have no room in the row below a post or view."""
        look = await self._desk.service.queries.look(code, visitor.id)
        if look.view is None:
            await self.show_or_tell(asking, visitor, look)
            return
        await self._desk.show_more(asking, visitor, look)

    async def status(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show who must act, until when, and what happens after that."""
        look = await self._desk.service.queries.look(code, visitor.id)
        profiles = await self._desk.replies.profiles_of(look.table)
        post = await self._desk.presenter.status(look, profiles, visitor.locale)
        await self._desk.show(asking, self._desk.with_asides(asking, post, look.table, visitor))

    async def rules(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show the first chapter of the game's rules."""
        look = await self._desk.service.queries.look(code, visitor.id)
        post, rows = await self._rules.page(look.table.game, 1, visitor.locale)
        await self._desk.show_beside(asking, post, rows)

    async def show_or_tell(self, asking: Asking, visitor: Visitor, look: Look) -> None:
        """Show the lobby or the game, or say that there is nothing left to see."""
        if look.table.status is Status.LOBBY:
            await self._gathering.show(asking, visitor, look)
        elif look.view is None:
            status = text(f"status-{look.table.status}")
            await self._desk.tell(asking, visitor.locale, status)
        else:
            await self._desk.show_look(asking, visitor, look)


# --- following -----------------------------------------------------------------------------------


_log = logging.getLogger(__name__)


class FollowCommands:
    """Sends the first letter itself, so that closed direct messages are reported at once."""

    def __init__(self, desk: Desk, messenger: Messenger) -> None:
        self._desk = desk
        self._messenger = messenger

    async def follow(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Start following a table. Raises TableRefuses if direct messages are off or fail."""
        if visitor.profile.letters == "off":
            raise refused("table-refusal-follow-off")
        followings = self._desk.service.followings
        letter = await followings.letter_to(code, visitor.id)
        profiles = await self._desk.replies.profiles_of(letter.table)
        reader = {visitor.id: visitor.profile}
        post = await self._desk.presenter.private(letter, {**profiles, **reader})
        sent = await self._whisper(asking, visitor, post)
        try:
            await followings.begin(letter, sent.place, sent.message)
        except TableRefuses:
            await self._take_away(sent)
            raise
        say = self._desk.replies.voice(visitor.locale)
        told = Post(
            heading=say(text("done-following", code=letter.table.code)),
            lines=(say(text("done-following-said")),),
            actions=(Action("unfollow", letter.table.code, say(text("unfollow-button"))),),
        )
        await self._desk.show_beside(asking, told)

    async def unfollow(self, asking: Asking, code: TableCode) -> None:
        """Stop following, even if the table cannot be seen from here; delete the message."""
        await self._desk.acknowledge(asking)
        visitor = await self._desk.finder.visitor(asking)
        stands = await self._desk.service.followings.end(code, visitor.id)
        await self._desk.tell(asking, visitor.locale, text("done-unfollowed", code=code))
        if stands.message is not None:
            await self._take_away(Sent(stands.stands_in, stands.message))

    async def _take_away(self, sent: Sent) -> None:
        """Delete an obsolete letter; a failure to delete is only logged."""
        try:
            await self._messenger.remove(sent)
        except TryLater as fault:
            _log.info("letter %d stays in its mailbox: %s", sent.message, fault)

    async def _whisper(self, asking: Asking, visitor: Visitor, post: Post) -> Sent:
        service = self._desk.service
        try:
            sent = await self._messenger.whisper(visitor.id, silently(post), asking.id)
        except DoorClosed as door:
            await service.note_direct_message(visitor.id, refused=True)
            raise refused("table-refusal-follow-door") from door
        except (TryLater, Undeliverable) as fault:
            raise refused("table-refusal-follow-later") from fault
        if visitor.profile.dms_closed:
            await service.note_direct_message(visitor.id, refused=False)
        return sent


# --- notes ---------------------------------------------------------------------------------------


_FORM: Final = "tavolo-note:"
_SENT: Final = re.compile(rf"{_FORM}([A-Z0-9]+)")


def table_of_note_form(data: Mapping[str, Any]) -> TableCode | None:
    """Return the table of a submitted note form; None for any other form."""
    sent = _SENT.fullmatch(str(data.get("custom_id", "")))
    return None if sent is None else TableCode(sent[1])


async def open_note_form(desk: Desk, asking: Asking, code: TableCode) -> None:
    """Open a form with the current note; this must be the first response to the interaction."""
    table = await desk.finder.reach(asking, code)
    visitor = await desk.finder.glimpse(asking)
    if visitor.id not in (seat.owner for seat in table.seats):
        raise refused("table-refusal-not-seated")
    notebook = await desk.service.notebooks.of(table.id, visitor.id)
    say = desk.replies.voice(visitor.locale)
    field = Field(
        "note",
        text("note-field"),
        notebook.note,
        many_lines=True,
        longest=MOST_WRITTEN,
        hint=text("note-field-hint"),
        may_be_empty=True,
    )
    title = text("note-title", code=code)
    await asking.response.send_modal(form_of(f"{_FORM}{code}", title, (field,), say))


async def note_form_sent(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, data: Mapping[str, Any]
) -> None:
    """Store the note from the form."""
    await write_note(desk, asking, visitor, code, "".join(written_in(data)))


async def write_note(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, note: str
) -> None:
    """Replace the note; empty deletes it."""
    await desk.service.notebooks.write(code, visitor.id, note)
    look = await desk.service.queries.look(code, visitor.id)
    if look.view is None or look.seat is None:
        notebook = await desk.service.notebooks.of(look.table.id, visitor.id)
        await _tell(desk, asking, visitor, code, OwnNotes(notebook.note))
    else:
        await desk.show_look(asking, visitor, look)


async def _tell(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, kept: OwnNotes
) -> None:
    say = desk.replies.voice(visitor.locale)
    words = kept.noted or (text("note-none"),)
    post = Post(
        heading=say(text("note-title", code=code)),
        lines=tuple(map(say, words)),
        actions=(Action("note", code, say(text("note-button"))),),
    )
    await desk.show(asking, post)


# --- the page on which boards are touched --------------------------------------------------------


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
