"""What people's phones show: push notifications on a lock screen, and unread counts.

Derived from the simulated Discord's events, by the beliefs about push notifications. Where
Discord's behaviour is undocumented, the assumption that shows the least is taken.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from simcord.backend import Backend
from simcord.backend.access import channel_accessible
from simcord.backend.models import Channel, Message
from simcord.components import component_mentions

from rehearsal.discord_assumptions import limit

SUPPRESS_NOTIFICATIONS = 1 << 12

PLANTABLE = frozenset(
    {
        "deleted-counts",
        "edit-notifies-nobody",
        "push-hides-stamps",
        "push-shows-content",
        "silent-counts",
    }
)
"""Keys of the beliefs about phones that can be planted wrong. No bot can observe them."""

Holds = Callable[[str], bool]

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_CHANNEL = re.compile(r"<#(\d+)>")
_EMOJI = re.compile(r"<a?:(\w+):\d+>")
_COMMAND = re.compile(r"</([^:>]+):\d+>")
_STAMP = re.compile(r"<t:-?\d+(?::\w)?>")


class Notification(msgspec.Struct, frozen=True):
    """A push notification. ``title``: the sender and the place; ``text``: the body."""

    person: int
    place: int
    message: int
    at: int
    """Unix milliseconds."""
    title: str
    text: str


class Unread(msgspec.Struct, frozen=True):
    """Unread counts of a place. ``calls``: the red number, of mentions and direct messages."""

    messages: int = 0
    calls: int = 0


class Notifications:
    """Records who is notified of which message, and what each person has not read.

    ``holds``: whether the simulated Discord behaves as a belief says.
    """

    def __init__(self, backend: Backend, holds: Holds) -> None:
        self._backend = backend
        self._holds = holds
        self.sent: list[Notification] = []
        """Oldest first."""
        self.new: defaultdict[tuple[int, int], dict[int, bool]] = defaultdict(dict)
        """By person and place: the unread messages, and whether each mentions the person."""
        backend.subscribers.append(self._hear)

    def lock_screen(self, person: int | None = None) -> tuple[Notification, ...]:
        """Return a person's notifications, oldest first; everybody's if ``person`` is None."""
        return tuple(one for one in self.sent if person in (None, one.person))

    def unread(self, person: int, place: int | None = None) -> Unread:
        """Return a person's unread counts, at one place or everywhere."""
        new = [
            called
            for (who, where), messages in self.new.items()
            if who == person and place in (None, where)
            for called in messages.values()
        ]
        return Unread(len(new), sum(new))

    def look(self, person: int, place: int | None = None) -> None:
        """Mark a place, or all places, as read by a person."""
        for who, where in list(self.new):
            if who == person and place in (None, where):
                del self.new[who, where]

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        """Notify and count new messages; as far as is known, edits and deletions do neither."""
        is_taken = event == "MESSAGE_CREATE" or (
            event == "MESSAGE_UPDATE" and not self._holds("edit-notifies-nobody")
        )
        if is_taken:
            self._take(int(payload["channel_id"]), int(payload["id"]))
        elif event == "MESSAGE_DELETE" and not self._holds("deleted-counts"):
            for new in self.new.values():
                new.pop(int(payload["id"]), None)

    def _take(self, place: int, number: int) -> None:
        """Count a message for all who can see it, and notify those it mentions."""
        channel = self._backend.get_channel(place)
        message = self._backend.get_message(place, number)
        silent = bool(message.flags & SUPPRESS_NOTIFICATIONS)
        for person in self._readers(channel, message):
            called = channel.guild_id is None or _mentions(self._backend, message, person)
            counts = called and (not silent or self._holds("silent-counts"))
            self.new[person, place][number] = counts
            if called and not silent:
                self._notify(person, channel, message)

    def _readers(self, channel: Channel, message: Message) -> Iterator[int]:
        """Yield everybody but the author who can see the place. Bots have no phones."""
        for user in list(self._backend.users.values()):
            if user.bot or user.id == message.author_id:
                continue
            if channel_accessible(self._backend, channel.id, user.id):
                yield user.id

    def _notify(self, person: int, channel: Channel, message: Message) -> None:
        sender = _shown_name(self._backend, channel.guild_id, message.author_id)
        self.sent.append(
            Notification(
                person,
                channel.id,
                message.id,
                round(self._backend.clock.now().timestamp() * 1000),
                sender if channel.guild_id is None else f"{sender} (#{channel.name})",
                self._shown_text(channel.guild_id, message),
            )
        )

    def _shown_text(self, guild: int | None, message: Message) -> str:
        """Return what a lock screen shows of a message."""
        shown = message.content
        if not self._holds("push-shows-content"):
            shown = f"{shown}\n{component_mentions(message.components)}"
        if self._holds("push-hides-stamps"):
            shown = _STAMP.sub("", shown)
        return _with_names(self._backend, guild, shown).strip()[: limit("push-length")]


def _mentions(backend: Backend, message: Message, person: int) -> bool:
    """Whether a message in a server mentions this person, one of their roles or everyone."""
    if message.mention_everyone or person in message.ping_user_ids:
        return True
    guild_id = backend.get_channel(message.channel_id).guild_id
    member = None if guild_id is None else backend.get_guild(guild_id).members.get(person)
    return member is not None and not set(message.ping_role_ids).isdisjoint(member.role_ids)


def _with_names(backend: Backend, guild: int | None, content: str) -> str:
    """Replace mentions, links to commands and custom emoji by their names."""
    shown = _COMMAND.sub(r"/\1", _EMOJI.sub(r":\1:", content))
    shown = _USER.sub(lambda found: f"@{_shown_name(backend, guild, int(found[1]))}", shown)
    shown = _ROLE.sub(lambda found: f"@{_role_name(backend, guild, int(found[1]))}", shown)
    return _CHANNEL.sub(lambda found: f"#{_channel_name(backend, int(found[1]))}", shown)


def _shown_name(backend: Backend, guild: int | None, person: int) -> str:
    user = backend.users.get(person)
    member = None if guild is None else backend.get_guild(guild).members.get(person)
    if user is None:
        return "unknown-user"
    return (member.nick if member is not None else None) or user.global_name or user.name


def _role_name(backend: Backend, guild: int | None, role: int) -> str:
    found = None if guild is None else backend.get_guild(guild).roles.get(role)
    return "deleted-role" if found is None else found.name


def _channel_name(backend: Backend, channel: int) -> str:
    found = backend.channels.get(channel)
    return "unknown" if found is None or found.name is None else found.name
