"""A table before its game: seats are taken and given back, terms change, the game begins."""

from collections.abc import Mapping
from typing import Any

from discord import ui

from cogs.discord.visitor import Asking, Press, Visitor, request_of
from cogs.interaction.front_desk import Desk
from cogs.lobby import change_terms, start_game
from cogs.lobby.lobby_pages import LobbyPages, computers_meant, free_seats
from cogs.ui.buttons import TableButton
from core.game import Level
from core.text import Text, text
from tables.model.commands import Leave
from tables.model.refusals import StaleQuestion, refused
from tables.model.table import Computer, Status, TableCode
from tables.service import Done
from tables.time.call_preferences import is_called_by_letter, takes_letters
from tables.visibility.table_view import Look
from workers.post_model import Action, ActionName, Post

_FILLS: Mapping[Level, ActionName] = {
    "easy": "fill-easy",
    "normal": "fill-normal",
    "hard": "fill-hard",
    "expert": "fill-expert",
}
"""What lets computers of a level take all free seats."""


class Seats:
    """Serves those who sit down, get up or begin."""

    def __init__(self, desk: Desk, gathering: LobbyPages) -> None:
        self._desk = desk
        self._gathering = gathering

    async def join(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Take a seat."""
        place = (await self._desk.finder.reach(asking, code)).place
        done = await self._desk.service.join(request_of(asking), code, visitor.person, place)
        if done.look.seat is None:
            await self._desk.tell(asking, visitor.locale, text("done-promised"))
        else:
            await self._confirm(asking, visitor, done, text("done-joined", code=code))

    async def take_back(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Take one's own seat back, and no other that could be had there: from a computer, or from
        whoever it is promised to.
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
        await self._confirm(asking, visitor, done, text("done-joined", code=code))

    async def ask_for_level(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Ask how well one computer is to play, or one in each free seat where there are more."""
        table = (await self._desk.service.queries.look(code, visitor.id)).table
        free = free_seats(table)
        say = self._desk.replies.voice(visitor.locale)
        levels = self._desk.guide.levels(table.game)
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
        """What seats a computer that plays so well, or fills the table with them.

        ``free``: how many seats were free when that was asked, so that no question seats two.
        ``only``: so many computers, and no free seat besides.
        """

        async def seat(asking: Asking, visitor: Visitor, code: TableCode) -> None:
            look = await self._desk.service.queries.look(code, visitor.id)
            if level not in self._desk.guide.levels(look.table.game):
                raise refused("table-refusal-level")
            computer = Computer(look.table.game, level)
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
        """Seat the computers chosen from the menu, which begins the game if nobody is awaited."""
        only, level, free = computers_meant(who)
        seat = self.computers(level, free, only=only)
        await seat(asking, visitor, code)

    async def leave(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Give a seat back."""
        done = await self._desk.carry_out(asking, code, Leave(visitor.person))
        await self._confirm(asking, visitor, done, text("done-left", code=code))

    async def decline(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Decline an invitation."""
        await self._desk.carry_out(asking, code, Leave(visitor.person))
        await self._desk.tell(asking, visitor.locale, text("done-declined", code=code))

    async def start(
        self, asking: Asking, visitor: Visitor, code: TableCode, seen: int | None = None
    ) -> None:
        """Begin, or ask first; ``seen``: the version at which the host agreed to leave some out."""
        done = await start_game.start(self._desk, asking, visitor, code, seen)
        if done is not None:
            await self._confirm(asking, visitor, done, text("done-started", code=code))

    async def change(
        self, asking: Asking, visitor: Visitor, code: TableCode, wish: change_terms.Wish
    ) -> None:
        """Choose anew what was chosen for the table."""
        done = await change_terms.change(self._desk, asking, visitor, code, wish)
        if done is not None:
            await self._confirm(asking, visitor, done, text("done-changed"))

    async def change_by_menu(
        self, asking: Asking, visitor: Visitor, code: TableCode, part: str, value: str
    ) -> None:
        """The same, and the menus stay for what else is to change."""
        wish = await change_terms.wish_chosen(self._desk, visitor, code, part, value)
        done = await change_terms.change(self._desk, asking, visitor, code, wish)
        said = text("done-changed")
        if done is not None and done.look.table.status is Status.LOBBY:
            await change_terms.show_menus(self._desk, asking, visitor, done.look, said)
        elif done is not None:
            await self._confirm(asking, visitor, done, said)

    async def rematch(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Open a table like one that is over."""
        done = await self._desk.service.rematch(request_of(asking), code, visitor.person)
        table = done.look.table
        key = "done-opened" if table.host == visitor.id else "done-joined"
        await self._confirm(asking, visitor, done, text(key, code=table.code))

    async def _confirm(self, asking: Asking, visitor: Visitor, done: Done, said: Text) -> None:
        """Say that it is done; when that was the start of a game, show the hand as well."""
        if done.look.view is not None and done.look.seat is not None:
            if self._letter_follows(asking, visitor, done.look):
                told = text("done-started-letter", code=done.look.table.code)
                await self._desk.tell(asking, visitor.locale, told)
            else:
                await self._desk.show_look(
                    asking, visitor, done.look, done.events, hands=done.hands
                )
        elif done.look.table.status is Status.LOBBY and done.look.seat is not None:
            await self._gathering.show(asking, visitor, done.look, said)
        else:
            await self._desk.tell(asking, visitor.locale, said)

    def _letter_follows(self, asking: Asking, visitor: Visitor, look: Look) -> bool:
        """Whether the hand that is dealt comes by letter to the very place of this answer."""
        now, profile = self._desk.service.now(), visitor.profile
        if asking.guild_id is not None or not takes_letters(profile, now):
            return False
        is_called = look.asked is not None and is_called_by_letter(profile, now)
        return is_called or self._desk.guide.manifest(look.table.game).has_secrets
