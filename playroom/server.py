"""A simulated Discord server with people, channels and the real bot in it."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Self

from discord import AutoShardedClient, Client, Permissions
from discord.ext import commands
from simcord import ChannelHandle, GuildHandle, MemberActor, UserHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from playroom.discord_rules.all_rules import DiscordRules
from playroom.invented_people import PEOPLE, PORTRAIT, Persona
from playroom.saved_state import KeptDiscord
from playroom.simulated_time import SimulatedTime
from playroom.simulation_env import PatientEnv
from workers.post_model import HouseTime

AnyBot = commands.Bot | commands.AutoShardedBot
MakeBot = Callable[[HouseTime, Path], Awaitable[AnyBot]]
"""Makes a bot that is not connected yet. It takes its clock and the idle waits of its loops from
the given time and keeps its data in the folder, which stays the same after a restart."""

SERVER_NAME = "Tavolo"
SERVER_LOCALE = "en-GB"
CHANNELS = ("games", "tavern")
SUBCOMMANDS = frozenset((1, 2))
"""Types of an option that is a subcommand, or a group of them."""

PATIENCE_SECONDS = 60.0
"""Real seconds the bot may take for a request: computers think, and machines are busy."""


class SimulatedServer:
    """One server, its people and the bot, from :meth:`open` to :meth:`close`."""

    def __init__(self, make_bot: MakeBot, folder: Path) -> None:
        self._make_bot = make_bot
        self._folder = folder
        self._locales: dict[int, str] = {}
        self._crashed: list[Client] = []
        self.time = SimulatedTime()
        self.people: dict[str, Persona] = {}
        self.members: dict[str, MemberActor] = {}
        self.channels: dict[str, ChannelHandle] = {}
        self.env: PatientEnv
        self.guild: GuildHandle

    @property
    def rules(self) -> DiscordRules:
        """The rules by which this Discord behaves as the real one."""
        return self.env.rules

    @classmethod
    async def open(
        cls,
        make_bot: MakeBot,
        folder: Path,
        *,
        people: Sequence[Persona] = PEOPLE,
        starts_at: datetime | None = None,
        settle_timeout: float = PATIENCE_SECONDS,
        wrong: Collection[str] = (),
        kept: KeptDiscord | None = None,
    ) -> Self:
        """Build the server, start the bot in it and register its commands.

        ``starts_at``: moves the simulated clock there first (never back). ``wrong``: keys of
        beliefs that this Discord contradicts (``playroom.discord_rules.all_rules.PLANTABLE``).
        ``kept``: the file of a Discord to continue, by its own clock.
        """
        server = cls(make_bot, folder)
        bot = await make_bot(server.time, folder)
        sharded = isinstance(bot, AutoShardedClient) and bot.shard_count is None
        shards = 1 if sharded else None
        env = PatientEnv(bot, settle_timeout=settle_timeout, shard_count=shards, wrong=wrong)
        server.env = env
        server.time.attach(env)
        starts_at = kept.time() if kept is not None else starts_at
        if starts_at is not None:
            env.backend.advance_clock(max(0.0, (starts_at - env.now()).total_seconds()))
        if kept is not None:
            kept.restore(env.backend, env.rules)
        env.backend.edit_bot_profile(SERVER_NAME)
        env.backend.bot_user.avatar = PORTRAIT
        env.backend.subscribers.insert(0, server._dress_interaction)
        server._settle_people(people)
        # In its own task: simcord reports exceptions of the bot's loops when the task that started
        # them ends, and the caller's may run much longer.
        try:
            await asyncio.create_task(env.start())
        except BaseException:
            await bot.close()  # its store has threads that outlive a process that only ends
            raise
        await server._register_commands()
        return server

    def _settle_people(self, people: Sequence[Persona]) -> None:
        """Find the people and their server, or make them."""
        users = {person.key: self._user(person) for person in people}
        self.guild = self._guild(users[people[0].key])
        for name in CHANNELS:
            self.channels[name] = self._channel(name)
        for person in people:
            user = users[person.key]
            self.people[person.key] = person
            self.members[person.key] = self._member(user)
            self._locales[user.id] = person.locale

    def _user(self, person: Persona) -> UserHandle:
        known = (user for user in self.env.backend.users.values() if user.name == person.key)
        if (user := next(known, None)) is not None:
            return UserHandle(self.env, user)
        return self.env.create_user(person.key, global_name=person.name, avatar=PORTRAIT)

    def _guild(self, owner: UserHandle) -> GuildHandle:
        for guild in self.env.backend.guilds.values():
            return GuildHandle(self.env, guild)
        return self.env.create_guild(SERVER_NAME, owner=owner, preferred_locale=SERVER_LOCALE)

    def _channel(self, name: str) -> ChannelHandle:
        for channel in self.env.backend.channels.values():
            if channel.name == name and not channel.is_thread:
                return ChannelHandle(self.env, self.guild, channel)
        return self.guild.create_text_channel(name)

    def _member(self, user: UserHandle) -> MemberActor:
        if user.id in self.env.backend.guilds[self.guild.id].members:
            return MemberActor(self.env, self.guild, user)
        return self.guild.add_member(user)

    def _dress_interaction(self, event: str, payload: Mapping[str, Any]) -> None:
        """Give interactions the person's language, Discord's usual upload limit and the full name.

        simcord says en-US and 25 MiB for everybody, and names a command without its subcommand; it
        passes this same mapping to the bot next.
        """
        if event != "INTERACTION_CREATE" or not isinstance(payload, dict):
            return
        record = self.env.backend.interactions[int(payload["id"])]
        if record.command_name is not None:
            record.command_name = _full_name(payload["data"])
        user = payload["member"]["user"] if "member" in payload else payload["user"]
        payload["locale"] = self._locales.get(int(user["id"]), SERVER_LOCALE)
        payload["attachment_size_limit"] = self.rules.limit("upload-size")
        if "guild_id" in payload:
            payload["guild_locale"] = SERVER_LOCALE

    async def _register_commands(self) -> None:
        """Register the commands: the bot does not if its database says that Discord has them."""
        if self.env.backend.commands.get(None):
            return
        bot = self.env.bot
        assert isinstance(bot, commands.Bot | commands.AutoShardedBot)
        await bot.tree.sync()

    def allow_bot(self, channel: str, **permissions: bool) -> None:
        """Allow or deny the bot permissions in this channel, beyond the invited ones."""
        backend = self.env.backend
        given = Permissions(**{name: True for name, is_given in permissions.items() if is_given})
        denied = Permissions(
            **{name: True for name, is_given in permissions.items() if not is_given}
        )
        overwrite = Overwrite(
            backend.bot_user.id, OverwriteType.MEMBER, allow=given.value, deny=denied.value
        )
        backend.set_overwrite(self.channels[channel].id, overwrite)

    async def restart_bot(self) -> None:
        """Stop the bot and start a new one on the same data; the server stays as it is."""
        await self.env.bot.close()
        await self._start_another_bot()

    async def crash_bot(self) -> None:
        """Abandon the bot without closing it, as a power cut does, and start a new one."""
        self._crashed.append(self.env.bot)
        await self._start_another_bot()

    async def _start_another_bot(self) -> None:
        bot = await self._make_bot(self.time, self._folder)
        await asyncio.create_task(self.env.restart_bot(bot))

    async def close(self) -> None:
        """Stop the bot and everything the simulation started."""
        for bot in (*self._crashed, self.env.bot):
            await bot.close()
        await self.env.shutdown()


def _full_name(data: Mapping[str, Any]) -> str:
    """Return the name of the command that was run, with its group and subcommand."""
    nested = [part for part in data.get("options", ()) if part["type"] in SUBCOMMANDS]
    return " ".join((data["name"], *map(_full_name, nested)))
