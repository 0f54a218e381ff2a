"""The places that a person can open: channels, threads, direct messages."""

from typing import Literal

import msgspec
from simcord import ChannelHandle
from simcord.backend.access import channel_accessible

from playroom.server import SERVER_NAME, SimulatedServer

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
