"""Keeps a simulated Discord in a file between runs of the sandbox.

Each request is written before the bot reads its answer, as the real Discord keeps what it has
answered: a process killed at any moment leaves a bot and a Discord that agree. Kept are people,
server, channels and threads, public and direct messages with their files, commands, nonces, the
time, and what is unread. Not kept, as no client of Discord keeps them: ephemeral answers, forms,
and interactions not answered yet.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Self

import msgspec
from simcord.backend import Backend
from simcord.backend.models import Channel, Guild, GuildEmoji, Message, User

from playroom.channel_rules import after_requests
from playroom.discord_rules import DiscordRules
from playroom.notifications import Notification
from rehearsal.discord_assumptions import limit

FILE = "discord.sqlite3"
NOTIFICATIONS_KEPT = 200

_LOADING = 1 << 7
"""The flag of a message that only says that the bot is thinking."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS part (name TEXT PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS message (
    place INTEGER NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (place, number)
)
"""

_encode = msgspec.msgpack.Encoder().encode


class InUse(Exception):
    """Another process has this file open."""


class Unreadable(Exception):
    """The file was written by another version."""


class KeptMoment(msgspec.Struct, frozen=True):
    """A time of the simulated clock, and the real time then."""

    simulated: datetime
    real: datetime


class World(msgspec.Struct, frozen=True):
    """A simulated Discord without its messages and commands."""

    application: int
    bot: int
    users: list[User]
    guilds: list[Guild]
    channels: list[Channel]
    mailboxes: dict[int, int]
    emoji: list[GuildEmoji]
    nonces: list[tuple[int, str, datetime, Any]]
    """The place, the nonce, when it was used, and the answer."""
    unread: list[tuple[int, int, dict[int, bool]]]
    """The person, the place, the unread messages and whether each mentions the person."""
    notifications: list[Notification]


Commands = list[tuple[int | None, list[dict[str, Any]]]]
"""The commands by the server that has them, None for all."""


class Stored(msgspec.Struct, frozen=True):
    """A message, and its files by URL."""

    message: Message
    files: dict[str, bytes]


class KeptDiscord:
    """The file of one simulated Discord, from :meth:`open` to :meth:`close`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._backend: Backend
        self._rules: DiscordRules
        self._world_written = b""
        self._commands_written: dict[Any, Any] = {}
        self._changed: set[tuple[int, int]] = set()
        """Messages changed since the last write, by place and number."""
        self._write_is_due = False

    @classmethod
    def open(cls, folder: Path) -> Self:
        """Open the file in this folder, or make it. Raises InUse if another process has it."""
        folder.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(folder / FILE, isolation_level=None, timeout=0)
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = OFF")  # a killed process loses nothing by it
            connection.executescript(_SCHEMA)
        except sqlite3.OperationalError as fault:
            connection.close()
            raise InUse(str(fault)) from fault
        return cls(connection)

    def time(self) -> datetime:
        """Return the present simulated time; the clock went on while nothing ran."""
        now = datetime.now(UTC)
        stored = self._part("moment")
        if stored is None:
            return now
        kept: KeptMoment = _decoded(stored, KeptMoment)
        passed = max(now - kept.real, timedelta(milliseconds=1))  # no id is given twice
        return kept.simulated + passed

    def restore(self, backend: Backend, rules: DiscordRules) -> None:
        """Restore the file's content in a fresh simulated Discord, and write all later changes.

        Call it before anything is in it. Raises Unreadable.
        """
        self._backend, self._rules = backend, rules
        world, commands = self._part("world"), self._part("commands")
        if world is not None:
            self._restore_world(_decoded(world, World))
            self._restore_messages()
        for scope, registered in _decoded(commands, Commands) if commands else []:
            backend.commands[scope] = {(one["name"], one["type"]): one for one in registered}
        self._commands_written = dict(backend.commands)
        backend.subscribers.append(self._hear)
        after_requests(backend, self.write)

    def _restore_world(self, world: World) -> None:
        backend, phones = self._backend, self._rules.notifications
        backend.application_id = world.application
        backend.users = {user.id: user for user in world.users}
        backend.bot_user = backend.users[world.bot]
        backend.guilds = {guild.id: guild for guild in world.guilds}
        backend.channels = {channel.id: channel for channel in world.channels}
        backend.messages = {channel: {} for channel in backend.channels}
        backend.dm_channels = world.mailboxes
        backend.application_emojis = {emoji.id: emoji for emoji in world.emoji}
        for place, nonce, at, answer in world.nonces:
            self._rules.nonces[place, nonce] = (at, answer)
        for person, place, messages in world.unread:
            phones.new[person, place] = messages
        phones.sent += world.notifications

    def _restore_messages(self) -> None:
        rows = self._connection.execute("SELECT place, body FROM message ORDER BY number")
        for place, body in rows:
            stored = _decoded(body, Stored)
            if place in self._backend.channels and not stored.message.flags & _LOADING:
                self._backend.messages[place][stored.message.id] = stored.message
                self._backend.cdn._blobs.update(stored.files)

    # ------------------------------------------------------------ keeping

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        """Schedule a write; the request that made the change may write it earlier."""
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"):
            self._changed.add((int(payload["channel_id"]), int(payload["id"])))
        if not self._write_is_due:
            self._write_is_due = True
            asyncio.get_running_loop().call_soon(self.write)

    def write(self) -> None:
        """Write what has changed."""
        self._write_is_due = False
        self._connection.execute("BEGIN")
        self._write_messages()
        self._write_commands()
        world = _encode(self._world())
        if world != self._world_written:
            self._write_part("world", world)
            self._world_written = world
        moment = KeptMoment(self._backend.clock.now(), datetime.now(UTC))
        self._write_part("moment", _encode(moment))
        self._connection.execute("COMMIT")

    def _write_messages(self) -> None:
        for place, number in self._changed:
            message = self._backend.messages.get(place, {}).get(number)
            if message is None:
                gone = "DELETE FROM message WHERE place = ? AND number = ?"
                self._connection.execute(gone, (place, number))
            elif not message.is_ephemeral:
                body = _encode(Stored(message, dict(self._files_of(message))))
                row = "INSERT OR REPLACE INTO message VALUES (?, ?, ?)"
                self._connection.execute(row, (place, number, body))
        self._changed.clear()

    def _files_of(self, message: Message) -> Iterator[tuple[str, bytes]]:
        for attachment in message.attachments:
            file = self._backend.cdn.get(attachment["url"])
            if file is not None:
                yield attachment["url"], file

    def _write_commands(self) -> None:
        """Write the commands if they were registered again, which replaces the whole mapping."""
        now = self._backend.commands
        if all(now[scope] is self._commands_written.get(scope) for scope in now):
            return
        commands = [(scope, list(registered.values())) for scope, registered in now.items()]
        self._write_part("commands", _encode(commands))
        self._commands_written = dict(now)

    def _world(self) -> World:
        backend, phones = self._backend, self._rules.notifications
        oldest = backend.clock.now() - timedelta(seconds=limit("nonce-lifetime"))
        nonces = self._rules.nonces.items()
        return World(
            application=backend.application_id,
            bot=backend.bot_user.id,
            users=list(backend.users.values()),
            guilds=list(backend.guilds.values()),
            channels=list(backend.channels.values()),
            mailboxes=backend.dm_channels,
            emoji=list(backend.application_emojis.values()),
            nonces=[(*key, at, answer) for key, (at, answer) in nonces if at > oldest],
            unread=[(*key, messages) for key, messages in phones.new.items() if messages],
            notifications=phones.sent[-NOTIFICATIONS_KEPT:],
        )

    def close(self) -> None:
        """Write pending changes, and close the file."""
        self.write()
        self._connection.close()

    # ------------------------------------------------------------ the file

    def _part(self, name: str) -> bytes | None:
        row = self._connection.execute("SELECT body FROM part WHERE name = ?", (name,)).fetchone()
        return None if row is None else row[0]

    def _write_part(self, name: str, body: bytes) -> None:
        self._connection.execute("INSERT OR REPLACE INTO part VALUES (?, ?)", (name, body))


def _decoded(body: bytes, type_: Any) -> Any:
    try:
        return msgspec.msgpack.decode(body, type=type_)
    except msgspec.ValidationError as fault:
        raise Unreadable(str(fault)) from fault
