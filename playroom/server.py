"""The simulated Discord: its server, its people, its time, and the channels that each sees."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, Self

import msgspec
import simcord.env
from discord import AutoShardedClient, Client, Permissions
from discord.ext import commands
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, UserHandle
from simcord._runtime import _CallbackRecord
from simcord._settlement import _run_due_virtual_callbacks, _virtualize_recognized_waits
from simcord.backend.access import channel_accessible
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from playroom.discord_rules import DiscordRules
from playroom.saved_state import KeptDiscord
from workers.post_model import HouseTime

# simcord's simulation with our rules, and with the timeout it was told.

_CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]
"""Compare records by identity: simcord searches long lists of them.

Written for simcord 3.2, whose lists cannot be replaced, since several parts hold them. If a later
version lacks the class, the import above fails; if it uses another one, all is only slower.
"""


def _cancel_real_timers(state: Any, pending: list[asyncio.Task[Any]]) -> None:
    """Do what simcord does at each check: cancel the real timers of waits for simulated time.

    simcord compares each wait with each timer; here only if a real timer is left to cancel.
    """
    reals = (record.real_handle for record in state.work.callbacks)
    if any(real is not None and not real.cancelled() for real in reals):
        _virtualize_recognized_waits(state, pending)


simcord.env._virtualize_recognized_waits = _cancel_real_timers  # type: ignore[assignment, attr-defined]


_CONNECTION = "RequestHandler.start"
"""What aiohttp runs for a connection to one of the bot's own servers."""


class PatientEnv(Env):
    """simcord's simulation, without premature timeouts and slow waits.

    simcord gives a bot five seconds to start, whatever ``settle_timeout`` says. It checks whether
    the bot is idle whenever a task of the bot ends, or after ``look_again`` seconds; this class
    does so only once nothing is ready to run. And each check goes through all timers, also those of
    waits that ended long ago; this class removes them.

    ``rules``: behaviour of the real Discord; ``wrong``: keys of beliefs that it contradicts.

    In the sandbox nobody waits until the bot is idle (``hurry``): a computer may think, and a
    replay be made, while people look and press.
    """

    look_again = 0.05

    hurry: tuple[float, float] | None = None
    """Seconds after which an operation ends though the bot still works, if the newest interaction
    is answered; and seconds more, if it is acknowledged. None: only when the bot is idle."""

    def __init__(self, *args: Any, wrong: Collection[str] = (), **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timers: list[Any] = []
        self._giving_way = 0
        self.rules = DiscordRules(self.backend, wrong)

    async def shutdown(self) -> None:
        """Stop the simulation; no timer of the event loop holds it any longer."""
        await super().shutdown()
        for record in self._timers:
            if record.real_handle is not None:
                record.real_handle.cancel()
        self._timers.clear()

    def _schedule_timer(self, record: Any, *rest: Any) -> None:
        super()._schedule_timer(record, *rest)
        self._timers.append(record)

    async def _settle_internal(self, **how: Any) -> None:
        self._forget_ended_waits()
        if how.get("timeout") is not None:
            how["timeout"] = max(how["timeout"], self.settle_timeout)
        for late, patience in enumerate(self.hurry or ()):
            try:
                async with asyncio.timeout(patience) as limit:
                    await self._come_to_rest(how)
                    return
            except TimeoutError:
                if not limit.expired():
                    raise
            if self._has_answered(late=bool(late)):
                return
        await self._come_to_rest(how)

    async def _come_to_rest(self, how: dict[str, Any]) -> None:
        await self._let_all_run()
        await super()._settle_internal(**{"idle": self.look_again, **how})

    def _has_answered(self, *, late: bool) -> bool:
        """Whether the newest interaction is answered or, with ``late``, at least acknowledged."""
        asked = next(reversed(self.backend.interactions.values()), None)
        return asked is None or (asked.responded and (late or not asked.deferred))

    async def _let_all_run(self) -> None:
        """Yield to the event loop until nothing is ready to run and no thread works for the bot.

        Other callers of this method that yield at the same time do not count as ready to run.
        """
        loop: Any = self._loop  # only the loop knows what is ready to run
        deadline = loop.time() + self.settle_timeout
        while loop.time() < deadline:
            self._giving_way += 1
            try:
                await asyncio.sleep(0)
            finally:
                self._giving_way -= 1
            if len(loop._ready) > self._giving_way:
                continue
            if self._work.executors:
                threads = tuple(self._work.executors)
                await asyncio.wait(threads, timeout=self.look_again)
                continue
            _run_due_virtual_callbacks(self._settlement_state(), deadline)
            if len(loop._ready) <= self._giving_way:
                return

    def _settlement_state(self) -> Any:
        """Count no connection of a browser as work: each request that it sends has its own task."""
        for task in self._work.tasks:
            if getattr(task.get_coro(), "__qualname__", "") == _CONNECTION:
                self._work.external_waits.setdefault(task, "a browser that asks nothing")
        return super()._settlement_state()

    def _forget_ended_waits(self) -> None:
        """Cancel the timers of waits that have ended."""
        waiting = {
            id(record)
            for record in self._work.callbacks
            if record.handle is not None and not record.handle.cancelled()
        }
        ended = [record for record in self._timers if id(record) not in waiting]
        self._timers = [record for record in self._timers if id(record) in waiting]
        for record in ended:
            if record.real_handle is not None:
                record.real_handle.cancel()


# The clock and the idle waits of a bot in a simulated Discord.

UNIX_MILLISECONDS = 1000


class SimulatedTime:
    """The simulated Discord's time: it stands still until it is moved.

    Idle loops of the bot must wait here: for the simulation every other wait on an event is
    unfinished work.
    """

    def __init__(self) -> None:
        self._env: Env | None = None

    def attach(self, env: Env) -> None:
        """Use this simulation's clock from now on."""
        self._env = env

    @property
    def env(self) -> Env:
        """The simulation of this clock. Raises RuntimeError before ``attach``."""
        if self._env is None:
            raise RuntimeError("the simulated Discord has not been opened yet")
        return self._env

    def now(self) -> int:
        """Return the simulated time in Unix milliseconds UTC."""
        return round(self.env.now().timestamp() * UNIX_MILLISECONDS)

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        """Return when ``woken`` is set or at ``until`` (Unix milliseconds), whichever is first."""
        seconds = None if until is None else (until - self.now()) / UNIX_MILLISECONDS
        if woken.is_set() or (seconds is not None and seconds <= 0):
            return
        await self.env.external_wait(
            _event_or_timeout(woken, seconds), reason="a loop of the bot with nothing to do"
        )


async def _event_or_timeout(woken: asyncio.Event, seconds: float | None) -> None:
    """Wait in the calling task itself: a declared wait does not extend to child tasks."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await woken.wait()


# The invented people of the simulated server.


class Persona(msgspec.Struct, frozen=True):
    """An invented person in the simulated server."""

    key: str
    """Lower-case name, unique: also the user name."""
    name: str
    """The display name."""
    locale: str
    """The language of this person's Discord client, as Discord writes it."""
    colour: str
    """For the page only: ``#rrggbb``, readable behind white letters."""


PEOPLE = (
    Persona("ada", "Ada", "en-GB", "#a8600c"),
    Persona("bruno", "Bruno", "it", "#2f6db4"),
    Persona("chloe", "Chloé", "fr", "#6a4fa8"),
    Persona("dario", "Dario", "it", "#2b7a52"),
    Persona("elena", "Elena", "fr", "#a03a6e"),
)
"""The first one owns the server. As many as the largest table seats; a table of four leaves one
person free to take over a seat."""

BOT_COLOUR = "#b4442f"

PORTRAIT = "portrait"
"""Used instead of an avatar's hash."""


# A simulated Discord server with people, channels and the real bot in it.

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
        beliefs that this Discord contradicts (``playroom.discord_rules.PLANTABLE``).
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


# The places that a person can open: channels, threads, direct messages.

Kind = Literal["channel", "thread", "mailbox"]


class PlayroomChannel(msgspec.Struct, frozen=True):
    """A channel, a thread or the direct messages with the bot."""

    id: str
    kind: Kind
    name: str
    closed: bool = False
    """An archived thread."""


def places_of(server: SimulatedServer, key: str) -> list[PlayroomChannel]:
    """Return the places this person can open, in page order: threads below their channel."""
    member = server.members[key]
    found = []
    for channel in server.channels.values():
        found.append(PlayroomChannel(str(channel.id), "channel", channel.name or ""))
        found.extend(
            _thread(server, thread)
            for thread in channel.threads
            if channel_accessible(server.env.backend, thread.id, member.id, history=True)
        )
    mailbox = member.user.dm_channel
    return [*found, PlayroomChannel(str(mailbox.id), "mailbox", SERVER_NAME)]


def _thread(server: SimulatedServer, thread: ChannelHandle) -> PlayroomChannel:
    metadata = server.env.backend.get_thread(thread.id).thread_metadata
    closed = metadata is not None and metadata.archived
    return PlayroomChannel(str(thread.id), "thread", thread.name or "", closed)


def channel_of(server: SimulatedServer, key: str, place: str) -> ChannelHandle | None:
    """Return the channel of a place of this person; None if they cannot open it (any more)."""
    member = server.members[key]
    if place == str(member.user.dm_channel.id):
        return member.user.dm_channel
    for channel in server.channels.values():
        for candidate in (channel, *channel.threads):
            if str(candidate.id) == place and channel_accessible(
                server.env.backend, candidate.id, member.id, history=True
            ):
                return candidate
    return None
