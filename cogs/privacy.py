"""/my privacy: what is stored of a person, and being forgotten."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.ui.controls import Rebuilt, Rows
from core.texts import Listing, Moment, Say, Text, Verbatim, text
from model.refusals import refused
from model.retention import (
    COPIES_KEPT,
    DAY,
    DEVICES_KEPT,
    LETTERS_KEPT,
    LOBBIES_KEPT,
    UNSEEN_FOR,
)
from model.table import MINUTE, PlayerId, Table
from tables.people.forget import Farewell, Forgetting
from workers.post_model import Document, Post

ANSWERED_BY: Final = "my"
"""The name of the cog that handles them; see cogs/my_commands.py."""

ANSWERED_WITHIN: Final = 15 * MINUTE
"""Milliseconds for which the confirmation of erasure is valid."""

_MOST_NAMED = 25
"""Most tables named in the confirmation; nobody sits at more."""


class PrivacyButton(
    Rebuilt[ui.Button[Any]],
    template=r"tavolo-privacy:(?P<deed>export|ask|forget|out):(?P<person>\d+):(?P<at>\d+)",
):
    """A button of one person. ``at``: when it was offered, in Unix milliseconds."""

    def __init__(self, button: ui.Button[Any], deed: str, person: int | str, at: int | str) -> None:
        super().__init__(button)
        self.deed = deed
        self.person = PlayerId(int(person))
        self.at = int(at)

    @classmethod
    def of(cls, deed: str, visitor: Visitor, at: int, label: str) -> Self:
        """Return this person's button for an action."""
        style = discord.ButtonStyle.danger if deed == "forget" else discord.ButtonStyle.secondary
        custom_id = f"tavolo-privacy:{deed}:{visitor.id}:{at}"
        button: ui.Button[Any] = ui.Button(label=label, style=style, custom_id=custom_id)
        return cls(button, deed, visitor.id, at)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the cog, found by its name."""
        await interaction.client.get_cog(ANSWERED_BY).wish(interaction, self)


class Privacy:
    """The page of what is kept, and its buttons."""

    def __init__(self, desk: Desk, forgetting: Forgetting) -> None:
        self._desk = desk
        self._forgetting = forgetting
        self._deeds = {
            "export": self._export,
            "ask": self._ask,
            "forget": self._forget,
            "out": self._sign_out,
        }

    async def about(self, interaction: Asking) -> None:
        """Show what is stored, what for, and how long."""
        visitor = await self._received(interaction)
        say = self._desk.replies.voice(visitor.locale)
        devices = await self._desk.service.devices.of(visitor.id)
        signed_in = tuple(
            text("privacy-device", since=Moment(one.made_at), seen=Moment(one.seen_at))
            for one in devices
        )
        post = Post(
            heading=say(text("privacy-heading")),
            lines=tuple(map(say, (*_KEPT, *signed_in))),
        )
        deeds = ("export", "ask", *(("out",) if devices else ()))
        rows = self._buttons(visitor, say, *deeds)
        await self._desk.show(interaction, post, rows)

    async def press(self, asking: Asking, button: PrivacyButton) -> None:
        """Handle a button. Raises TableRefuses for another person's button or an expired one."""
        visitor = await self._received(asking)
        if button.person != visitor.id:
            raise refused("privacy-refusal-not-yours")
        if button.deed == "forget" and self._now() - button.at > ANSWERED_WITHIN:
            raise refused("privacy-refusal-old")
        await self._deeds[button.deed](asking, visitor)

    async def _received(self, asking: Asking) -> Visitor:
        """Acknowledge; return the visitor, without storing anything about them."""
        await self._desk.acknowledge(asking)
        visitor = await self._desk.finder.glimpse(asking)
        if visitor.profile.forgetting is not None:
            raise refused("being-forgotten")
        return visitor

    async def _export(self, asking: Asking, visitor: Visitor) -> None:
        data = await self._forgetting.disclose(visitor.id)
        say = self._desk.replies.voice(visitor.locale)
        today = datetime.fromtimestamp(self._now() / 1000, UTC).strftime("%Y-%m-%d")
        post = Post(
            heading=say(text("privacy-export")),
            lines=(say(text("privacy-export-said")),),
            documents=(Document(f"tavolo-{today}.json", data),),
        )
        await self._desk.show_beside(asking, post)

    async def _sign_out(self, asking: Asking, visitor: Visitor) -> None:
        await self._desk.service.devices.end_all(visitor.id)
        await self._desk.tell(asking, visitor.locale, text("privacy-out"))

    async def _ask(self, asking: Asking, visitor: Visitor) -> None:
        """Ask for confirmation, saying what erasure does and to which tables."""
        foreseen = await self._forgetting.foresee(visitor.id)
        say = self._desk.replies.voice(visitor.locale)
        lines = (*self._told(foreseen), *(text(key) for key in _WHATEVER))
        post = Post(heading=say(text("forget-sure")), lines=tuple(say(line) for line in lines))
        rows = self._buttons(visitor, say, "export", "forget")
        await self._desk.show_beside(asking, post, rows)

    async def _forget(self, asking: Asking, visitor: Visitor) -> None:
        await self._forgetting.begin(visitor.id)
        said_last = text("forget-done-said", days=COPIES_KEPT // DAY)
        await self._desk.tell(asking, visitor.locale, text("forget-done"), said_last)

    def _told(self, foreseen: Farewell) -> Iterator[Text]:
        for key, tables in (
            ("forget-resigned", foreseen.resigned),
            ("forget-tended", foreseen.tended),
            ("forget-left", foreseen.left),
            ("forget-closed", foreseen.closed),
        ):
            if tables:
                yield text(key, count=len(tables), tables=self._named(tables))
        for key, count in (
            ("forget-invitations", foreseen.invitations),
            ("forget-kept", foreseen.kept),
        ):
            if count:
                yield text(key, count=count)

    def _named(self, tables: Sequence[Table]) -> Listing:
        """List tables by game and code; if the game is no longer offered, by code alone."""
        games = self._desk.guide.games
        return Listing(
            tuple(
                text("forget-table", game=text(f"{table.game}-name"), code=table.code)
                if table.game in games
                else Verbatim(table.code)
                for table in tables[:_MOST_NAMED]
            )
        )

    def _buttons(self, visitor: Visitor, say: Say, *deeds: str) -> Rows:
        offered = (
            PrivacyButton.of(deed, visitor, self._now(), say(text(f"privacy-{deed}-button")))
            for deed in deeds
        )
        return (ui.ActionRow[Any](*offered),)

    def _now(self) -> int:
        return self._desk.service.now()


_KEPT = (
    text("privacy-kept-person", days=UNSEEN_FOR // DAY),
    text("privacy-kept-games", lobbies=LOBBIES_KEPT // DAY),
    text("privacy-kept-others"),
    text("privacy-kept-devices", days=DEVICES_KEPT // DAY),
    text("privacy-kept-bans"),
    text("privacy-kept-letters", letters=LETTERS_KEPT // DAY),
    text("privacy-kept-copies", days=COPIES_KEPT // DAY),
    text("privacy-not-kept"),
)
"""The texts on what is stored, what for, and how long."""

_WHATEVER = ("forget-deleted", "forget-posts", "forget-for-good")
"""Consequences that apply to everybody who is erased."""
