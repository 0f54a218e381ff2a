"""The rehearsal's port over a simulated Discord, without a bot; requests can be made to fail."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from io import BytesIO
from typing import Any

from discord import File, Permissions
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType
from simcord.http import router

from playroom.discord_rules.all_rules import DiscordRules
from rehearsal.interface import DiscordAnswer, NoAnswer, Upload
from rehearsal.rehearsal_thread import Asker, RehearsalPlace, RehearsalWords

WORDS = RehearsalWords("Rehearsing.", "A rehearsal.", "A letter.")


class SimulatedPort:
    """A port to a simulated Discord with one server, one channel and one forum.

    ``breaks_at``: so many requests are answered; the next is carried out, its response lost, and
    Discord is unreachable for ``outage`` requests in all. ``told_to_stop``: instead the task is
    cancelled while it waits for that response.
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

    @property
    def place(self) -> RehearsalPlace:
        """The channel, as a rehearsal is told of it."""
        return RehearsalPlace(self.channel, self.guild, self.backend.bot_user.id, 10 * 2**20)

    @property
    def asker(self) -> Asker:
        """Ada, who has no private reply."""
        return Asker(self.ada, self.backend.application_id, WORDS)

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

    async def ask(
        self,
        method: str,
        path: str,
        ids: Mapping[str, int | str],
        body: Any = None,
        files: Sequence[Upload] = (),
        query: Mapping[str, str | int] | None = None,
    ) -> DiscordAnswer:
        """Answer one request, or break off as planned."""
        self.asked.append(f"{method} {path}")
        if self.told_to_stop is not None and len(self.asked) == self.breaks_at:
            self.told_to_stop.cancel()
            await asyncio.sleep(0)  # told in the middle of the request
        answer = self._answered(method, path.format_map(ids), body, files, query)
        if self.told_to_stop is None and self._is_out_of_reach():
            raise NoAnswer
        return answer

    def _is_out_of_reach(self) -> bool:
        return self.breaks_at is not None and (
            self.breaks_at <= len(self.asked) < self.breaks_at + self.outage
        )

    def _answered(
        self,
        method: str,
        path: str,
        body: Any,
        files: Sequence[Upload],
        query: Mapping[str, str | int] | None,
    ) -> DiscordAnswer:
        sent = [File(BytesIO(u.data), u.name, description=u.alt) for u in files]
        params = dict(query or {})
        try:
            found = router.dispatch(
                self.backend, method, path, json=body, params=params, files=sent
            )
        except BackendError as fault:
            return DiscordAnswer(fault.status, code=fault.code)
        return DiscordAnswer(200, found)
