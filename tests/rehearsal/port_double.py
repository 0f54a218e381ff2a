"""The rehearsal's port over a simulated Discord, without a bot; requests can be made to fail."""

import asyncio
from collections.abc import Collection, Sequence
from io import BytesIO
from typing import Any

from discord import File, Permissions
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType
from simcord.http import router

from playroom.discord_rules import DiscordRules
from rehearsal.interface import DiscordAnswer, NoAnswer, Request
from rehearsal.rehearsal_thread import Asker, RehearsalPlace, RehearsalWords
from rehearsal.run import RehearsalFindings, rehearse
from rehearsal.steps import SCENES, RehearsalScene

WORDS = RehearsalWords("Rehearsing.", "A rehearsal.", "A letter.")


class SimulatedPort:
    """A port to a simulated Discord with one server, one channel and one forum.

    ``breaks_at``: so many requests are answered; the next is carried out, its response lost, and
    Discord is unreachable for ``outage`` requests in all. ``told_to_stop``: instead the task is
    cancelled while it waits for that response. ``uploaded``: bytes of all files that were sent.
    """

    def __init__(self, wrong: Collection[str] = ()) -> None:
        self.backend = Backend()
        self.rules = DiscordRules(self.backend, wrong)
        self.ada = self.backend.make_user("ada").id
        guild = self.backend.create_guild("Tavolo", owner_id=self.ada)
        self.guild = guild.id
        self.channel = self._channel("games", ChannelType.TEXT)
        self.forum = self._channel("tables", ChannelType.FORUM)
        self.asked: list[str] = []
        self.uploaded = 0
        self.breaks_at: int | None = None
        self.outage = 1
        self.told_to_stop: asyncio.Task[Any] | None = None

    def _channel(self, name: str, kind: ChannelType) -> int:
        channel = self.backend.create_channel(self.guild, name, type=kind).id
        allowed = Permissions(manage_threads=True).value
        bot = self.backend.bot_user.id
        self.backend.set_overwrite(
            channel, Overwrite(bot, OverwriteType.MEMBER, allow=allowed, deny=0)
        )
        return channel

    async def rehearse(
        self, scenes: Sequence[RehearsalScene] = SCENES, *, person: int | None = None, **place: Any
    ) -> RehearsalFindings:
        """Rehearse without a private reply; by default Ada asks, in the channel."""
        bot = self.backend.bot_user.id
        place = {"channel": self.channel, "guild": self.guild, "bot": bot, **place}
        there = RehearsalPlace(size_limit=10 * 2**20, **place)
        asker = Asker(person or self.ada, self.backend.application_id, WORDS)
        return await rehearse(self.ask, there, asker, scenes)

    async def rehearse_in_forum(self) -> RehearsalFindings:
        """Rehearse in the forum, which requires a tag."""
        tags = [{"id": "77", "name": "game"}]
        self.backend.edit_channel(self.forum, {"available_tags": tags})
        self.rules.require_tag(self.forum)
        return await self.rehearse(channel=self.forum, forum=True, needs_tag=True, tag=77)

    @property
    def left_behind(self) -> list[str]:
        """Threads, what the channel says of threads, and direct messages that stand."""
        channels = self.backend.channels.values()
        rooms = [self.channel, *(one.id for one in channels if one.type == ChannelType.DM)]
        said = [m.content for room in rooms for m in self.backend.messages[room].values()]
        return [*self.threads, *said]

    @property
    def threads(self) -> list[str]:
        """The names of all threads and posts."""
        channels = self.backend.channels.values()
        return [str(one.name) for one in channels if one.thread_metadata is not None]

    async def ask(self, request: Request) -> DiscordAnswer:
        """Answer one request, or break off as planned."""
        self.asked.append(str(request))
        if self.told_to_stop is not None and len(self.asked) == self.breaks_at:
            self.told_to_stop.cancel()
            await asyncio.sleep(0)  # told in the middle of the request
        answer = self._answer(request)
        if self.told_to_stop is None and self._is_out_of_reach():
            raise NoAnswer
        return answer

    def _is_out_of_reach(self) -> bool:
        return self.breaks_at is not None and (
            self.breaks_at <= len(self.asked) < self.breaks_at + self.outage
        )

    def _answer(self, request: Request) -> DiscordAnswer:
        path = request.path.format_map(request.ids)
        self.uploaded += sum(len(upload.data) for upload in request.files)
        files = [File(BytesIO(u.data), u.name, description=u.alt) for u in request.files]
        sent = {"json": request.body, "params": dict(request.query), "files": files}
        try:
            found = router.dispatch(self.backend, request.method, path, **sent)
        except BackendError as fault:
            return DiscordAnswer(fault.status, code=fault.code)
        return DiscordAnswer(200, found)
