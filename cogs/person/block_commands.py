"""Blocking people's invitations, and declining all open invitations at once."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from discord import ui

from cogs.discord.interaction_user import Asking, Visitor, request_of
from cogs.interaction.front_desk import Desk
from cogs.ui.autocompletion import told_apart
from cogs.ui.menus import UnbanMenu
from core.translatable_text import Guest, Listing, Value, Verbatim, text
from model.commands import Leave
from model.refusals import TableRefuses, refused
from model.table import PlayerId, TableCode
from workers.post_model import Post


class BlockCommands:
    """Serves the commands and buttons about blocks."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def block_inviter(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Block the person who invited to this table, and decline all their invitations."""
        inviter = await self._desk.service.blocks.inviter_of(code, visitor.id)
        if inviter is None:
            await self._desk.tell(asking, visitor.locale, text("block-nobody"))
            return
        await self.block(asking, visitor, inviter)

    async def block(self, asking: Asking, visitor: Visitor, other: PlayerId) -> None:
        """Block this person's invitations and decline the open ones."""
        blocks = self._desk.service.blocks
        await blocks.block(visitor.id, other)
        await self._decline(asking, visitor, await blocks.invitations_of(visitor.id, other))
        (who,) = await self._named([other])
        await self._desk.tell(
            asking, visitor.locale, text("block-done", who=who), text("block-told-nobody")
        )

    async def unblock(self, asking: Asking, visitor: Visitor, other: PlayerId | None) -> None:
        """Remove a block. Raises TableRefuses if there is none."""
        if other is None or not await self._desk.service.blocks.unblock(visitor.id, other):
            raise refused("table-refusal-nobody-so-called")
        (name,) = await self._named([other])
        await self._desk.tell(asking, visitor.locale, text("unblock-done", who=name))

    async def show(self, asking: Asking, visitor: Visitor) -> None:
        """Show whom the person has blocked, with a menu that removes a block."""
        blocked = await self._desk.service.blocks.of(visitor.id)
        known = await self._desk.service.queries.profiles(blocked)
        say = self._desk.replies.voice(visitor.locale)
        said, rows = text("block-list-empty"), []
        if blocked:
            said = text("block-list", people=Listing(tuple(await self._named(blocked))))
            called = (
                known[player].name if player in known else say(text("player-number", number=number))
                for number, player in enumerate(blocked, 1)
            )
            people = told_apart(list(zip(called, blocked, strict=True)))
            menu = UnbanMenu.of("blocks", people, say(text("unblock-hint")))
            rows.append(ui.ActionRow[Any](menu))
        hint = say(text("block-change"))
        post = Post(heading=say(text("block-heading")), lines=(say(said),), small=hint)
        await self._desk.show(asking, post, rows)

    async def decline_all(self, asking: Asking, visitor: Visitor, _code: TableCode) -> None:
        """Decline every open invitation."""
        codes = await self._desk.service.blocks.invitations_of(visitor.id)
        declined = await self._decline(asking, visitor, codes)
        said = text("done-declined-all", count=declined)
        await self._desk.tell(asking, visitor.locale, said)

    async def _decline(self, asking: Asking, visitor: Visitor, codes: Sequence[TableCode]) -> int:
        """Decline these invitations; return how many, skipping those that refuse."""
        declined = 0
        for part, code in enumerate(codes):
            with suppress(TableRefuses):
                leave = Leave(visitor.person)
                await self._desk.service.carry_out(request_of(asking, part), code, leave)
                declined += 1
        return declined

    async def _named(self, people: Sequence[PlayerId]) -> list[Value]:
        known = await self._desk.service.queries.profiles(people)
        return [Verbatim(known[p].name) if p in known else Guest(p) for p in people]
