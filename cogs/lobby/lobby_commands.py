"""Commands of the lobby: take or leave a seat, seat computers, change the terms, start."""

import asyncio
from collections.abc import Mapping
from typing import Any

from discord import ui

from cogs.discord.interaction_user import Asking, Press, Visitor, request_of
from cogs.interaction.front_desk import Desk
from cogs.lobby import change_terms, start_game
from cogs.lobby.computer_levels import must_be_offered
from cogs.lobby.lobby_pages import LobbyPages, computers_meant, free_seats
from cogs.lobby.new_threads import into_a_thread
from cogs.ui.buttons import TableButton
from core.game import Level
from core.translatable_text import Text, text
from model.commands import Leave
from model.refusals import StaleQuestion, refused
from model.table import Computer, Status, TableCode
from tables.service import Done
from tables.time.notification_settings import is_called_by_letter
from tables.time.refused_direct_messages import takes_letters
from tables.visibility.table_view import Look
from workers.post_model import Action, ActionName, Post

_FILLS: Mapping[Level, ActionName] = {
    "easy": "fill-easy",
    "normal": "fill-normal",
    "hard": "fill-hard",
    "expert": "fill-expert",
}
"""The buttons that fill all free seats with computers of a level."""


class Seats:
    """Serves the commands of a lobby, the rematch, and taking back a seat."""

    def __init__(self, desk: Desk, gathering: LobbyPages) -> None:
        self._desk = desk
        self._gathering = gathering
        self._moving = asyncio.Lock()
        """Held while a table goes into a thread, so that a second press finds it there."""

    async def join(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Take a seat, or have it promised until its holder's clock has run out."""
        table = await self._desk.finder.reach(asking, code)
        done = await self._desk.service.join(request_of(asking), code, visitor.person, table.place)
        if done.look.seat is None:
            await self._desk.tell(asking, visitor.locale, text("done-promised"))
        elif table.status is Status.LOBBY:
            await self._confirm(asking, visitor, done, text("done-joined", code=code))
        else:
            returns = any(seat.owner == visitor.id for seat in table.seats)
            await self._show_seat(asking, visitor, done, returns=returns)

    def join_side(self, side: int | None) -> Press:
        """Return a handler that takes a seat in this team (from 0), or changes to it."""

        async def take(asking: Asking, visitor: Visitor, code: TableCode) -> None:
            table = await self._desk.finder.reach(asking, code)
            if table.status is not Status.LOBBY:
                await self.join(asking, visitor, code)
                return
            done = await self._desk.service.join(
                request_of(asking), code, visitor.person, table.place, side=side
            )
            joined = text("done-joined", code=code)
            said = joined if side is None else text("done-side", team=side + 1)
            await self._confirm(asking, visitor, done, said)

        return take

    async def take_back(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Take one's own seat back, and no other free one: from a computer that stands in, or from
        the person it is promised to. Raises TableRefuses if there is no such seat.
        """
        table = await self._desk.finder.reach(asking, code)
        mine = (seat for seat in table.seats if seat.owner == visitor.id)
        own = next((s.seat for s in mine if s.stood_for or s.promised), None)
        if own is None:
            seated = any(seat.owner == visitor.id for seat in table.seats)
            raise refused(f"table-refusal-{'already' if seated else 'not'}-seated")
        done = await self._desk.service.join(
            request_of(asking), code, visitor.person, table.place, own
        )
        await self._show_seat(asking, visitor, done, returns=True)

    async def ask_for_level(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Ask for the level of one computer; with more free seats, also offer to fill them all."""
        table = (await self._desk.service.queries.look(code, visitor.id)).table
        free = free_seats(table)
        say = self._desk.replies.voice(visitor.locale)
        levels = self._desk.guide.levels_for(table.game, table.size, table.options)
        one = [Action(level, code, say(text(f"{level}-button")), number=free) for level in levels]
        row: ui.ActionRow[Any] = ui.ActionRow(*map(TableButton.of, one))
        post = Post(heading=say(text("choose-level")))
        if free > 1:
            post = Post(
                heading=post.heading,
                lines=(say(text("choose-level-fill", count=free)),),
                actions=tuple(
                    Action(
                        _FILLS[level],
                        code,
                        say(text(f"fill-{level}-button", count=free)),
                        number=free,
                    )
                    for level in levels
                ),
            )
        await self._desk.show(asking, post, (row,))

    def computers(
        self,
        level: Level,
        free: int | None = None,
        *,
        fills: bool = False,
        only: int | None = None,
    ) -> Press:
        """Return a handler that seats a computer of this level, or fills the table with them.

        ``free``: seats that were free when this was offered; with another number nothing is seated,
        so a double press seats one. ``only``: seat exactly so many.
        """

        async def seat(asking: Asking, visitor: Visitor, code: TableCode) -> None:
            look = await self._desk.service.queries.look(code, visitor.id)
            table = look.table
            seats = table.size if only is None else table.size - free_seats(table) + only
            must_be_offered(self._desk.guide, level, table.game, seats, table.options)
            computer = Computer(table.game, level)
            try:
                done = await self._desk.service.seat_computer(
                    request_of(asking), code, visitor.person, computer, free, fills=fills, only=only
                )
            except StaleQuestion:
                now = await self._desk.service.queries.look(code, visitor.id)
                await self._gathering.show(asking, visitor, now)
                return
            seated = len(done.look.table.seats) - len(look.table.seats)
            await self._confirm(
                asking, visitor, done, text("done-computer", code=code, count=seated)
            )

        return seat

    async def play_with(self, asking: Asking, visitor: Visitor, code: TableCode, who: str) -> None:
        """Seat the computers chosen in the menu; the game begins if nobody else is awaited."""
        only, level, free = computers_meant(who)
        seat = self.computers(level, free, only=only)
        await seat(asking, visitor, code)

    async def leave(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Leave one's seat."""
        done = await self._desk.carry_out(asking, code, Leave(visitor.person))
        await self._confirm(asking, visitor, done, text("done-left", code=code))

    async def decline(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Decline an invitation."""
        await self._desk.carry_out(asking, code, Leave(visitor.person))
        await self._desk.tell(asking, visitor.locale, text("done-declined", code=code))

    async def start(
        self, asking: Asking, visitor: Visitor, code: TableCode, seen: int | None = None
    ) -> None:
        """Start, or ask first; ``seen``: the version at which the host agreed to leave some out."""
        done = await start_game.start(self._desk, asking, visitor, code, seen)
        if done is not None:
            await self._confirm(asking, visitor, done, text("done-started", code=code))

    async def into_a_thread(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Have an open table's posts in a thread of its channel from now on."""
        async with self._moving:
            done = await into_a_thread(self._desk, asking, visitor, code)
        await self._gathering.show(asking, visitor, done.look, text("done-thread"))

    async def change(
        self, asking: Asking, visitor: Visitor, code: TableCode, part: str, value: str
    ) -> None:
        """Show the menu of a term, or change the term; in a lobby, show all terms again."""
        done = await change_terms.choose(self._desk, asking, visitor, code, part, value)
        if done is None:
            return
        said = change_terms.changed(self._desk, visitor.locale, done.look.table, part)
        if done.look.table.status is Status.LOBBY:
            await change_terms.show_terms(self._desk, asking, visitor, done.look, said)
        else:
            await self._confirm(asking, visitor, done, said)

    async def rematch(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Open a table with the terms of a finished one, or join the one already opened."""
        done = await self._desk.service.rematch(request_of(asking), code, visitor.person)
        table = done.look.table
        key = "done-opened" if table.host == visitor.id else "done-joined"
        await self._confirm(asking, visitor, done, text(key, code=table.code))

    async def _confirm(self, asking: Asking, visitor: Visitor, done: Done, said: Text) -> None:
        """Confirm privately; if the game began, show the person's view of it."""
        if done.look.view is not None and done.look.seat is not None:
            told = text("done-started-letter", code=done.look.table.code)
            await self._show_view(asking, visitor, done, told)
        elif done.look.table.status is Status.LOBBY and done.look.seat is not None:
            await self._gathering.show(asking, visitor, done.look, said)
        else:
            await self._desk.tell(asking, visitor.locale, said)

    async def _show_seat(
        self, asking: Asking, visitor: Visitor, done: Done, *, returns: bool
    ) -> None:
        """Show the view of a seat taken in a game under way.

        ``returns``: the person has taken their own seat back, not somebody else's over.
        """
        look = done.look
        key = "done-returned-letter" if returns else "done-taken-over-letter"
        turn = "rivals" if look.asked is None else "yours"
        await self._show_view(asking, visitor, done, text(key, code=look.table.code, turn=turn))

    async def _show_view(self, asking: Asking, visitor: Visitor, done: Done, told: Text) -> None:
        """Show the person's view of the game; say ``told`` instead if a direct message shows it."""
        if self._letter_follows(asking, visitor, done.look):
            await self._desk.tell(asking, visitor.locale, told)
        else:
            await self._desk.show_look(asking, visitor, done.look, done.events, hands=done.hands)

    def _letter_follows(self, asking: Asking, visitor: Visitor, look: Look) -> bool:
        """Whether a direct message is about to show the view in the place of this reply."""
        now, profile = self._desk.service.now(), visitor.profile
        if asking.guild_id is not None or not takes_letters(profile, now):
            return False
        is_called = look.asked is not None and is_called_by_letter(profile, now)
        return is_called or self._desk.guide.manifest(look.table.game).has_secrets
