"""Whom one does not want to be invited by; and saying no to all invitations at once."""

from collections.abc import Sequence

from cogs.desk import Desk
from cogs.visitors import Asking, Visitor, request_of
from core.text import Guest, Listing, Text, Value, Verbatim, text
from tables.commands import Leave
from tables.model import PlayerId, TableCode
from workers.ports import Post


class Blocking:
    """Serves whoever is invited too much."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def block_inviter(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Block whoever has invited to this table, and decline all they have invited to."""
        inviter = await self._desk.service.blocks.inviter_of(code, visitor.id)
        if inviter is None:
            await self._desk.tell(asking, visitor.locale, text("block-nobody"))
            return
        await self.block(asking, visitor, inviter)

    async def block(self, asking: Asking, visitor: Visitor, other: PlayerId) -> None:
        """Let no invitation of this person come any more; what they have sent is declined."""
        blocks = self._desk.service.blocks
        await blocks.block(visitor.id, other)
        await self._decline(asking, visitor, await blocks.invitations_of(visitor.id, other))
        (who,) = await self._named([other])
        await self._desk.tell(
            asking, visitor.locale, text("block-done", who=who), text("block-told-nobody")
        )

    async def unblock(self, asking: Asking, visitor: Visitor, other: PlayerId) -> None:
        """Let this person invite again."""
        known = await self._desk.service.blocks.unblock(visitor.id, other)
        (who,) = await self._named([other])
        said = text("unblock-done" if known else "unblock-unknown", who=who)
        await self._desk.tell(asking, visitor.locale, said)

    async def show(self, asking: Asking, visitor: Visitor) -> None:
        """Whom one has blocked."""
        blocked = await self._desk.service.blocks.of(visitor.id)
        say = self._desk.voice(visitor.locale)
        said: Text = text("block-list-empty")
        if blocked:
            said = text("block-list", people=Listing(tuple(await self._named(blocked))))
        hint = say(text("block-change"))
        post = Post(heading=say(text("block-heading")), lines=(say(said),), small=hint)
        await self._desk.show(asking, post)

    async def decline_all(self, asking: Asking, visitor: Visitor, _code: TableCode) -> None:
        """Say no to every open invitation."""
        codes = await self._desk.service.blocks.invitations_of(visitor.id)
        await self._decline(asking, visitor, codes)
        said = text("done-declined-all", count=len(codes))
        await self._desk.tell(asking, visitor.locale, said)

    async def _decline(self, asking: Asking, visitor: Visitor, codes: Sequence[TableCode]) -> None:
        for part, code in enumerate(codes):
            leave = Leave(visitor.person)
            await self._desk.service.carry_out(request_of(asking, part), code, leave)

    async def _named(self, people: Sequence[PlayerId]) -> list[Value]:
        known = await self._desk.service.profiles(people)
        return [Verbatim(known[p].name) if p in known else Guest(p) for p in people]
