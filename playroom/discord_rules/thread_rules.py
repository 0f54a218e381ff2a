"""Threads as in the real Discord: archived after a while, locked, closed to non-members."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any

from simcord.backend import Backend
from simcord.backend import permissions as simcord_permissions
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel

from rehearsal.discord_assumptions import limit

Holds = Callable[[str], bool]
"""Whether the simulated Discord behaves as a belief says."""


class ThreadRules:
    """Archives a server's inactive threads, and refuses what closed ones do not allow."""

    def __init__(self, backend: Backend, holds: Holds) -> None:
        self._backend = backend
        self._holds = holds
        self._active: dict[int, datetime] = {}
        """When each thread was last active: a message, or its opening."""

    def hear(self, event: str, payload: Mapping[str, Any]) -> None:
        """Record a thread's activity; a message reopens an archived thread."""
        if event == "MESSAGE_CREATE":
            self._note(int(payload["channel_id"]))
            self._reopen(int(payload["channel_id"]))
        elif event == "THREAD_CREATE":
            self._note(int(payload["id"]))

    def archive_due(self) -> None:
        """Archive every thread that has been inactive for its duration."""
        if not self._holds("thread-archives"):
            return
        now = self._backend.clock.now()
        for thread in list(self._backend.channels.values()):
            meta = thread.thread_metadata
            if meta is None or meta.archived:
                continue
            quiet = now - self._active.setdefault(thread.id, now)
            if quiet >= timedelta(minutes=meta.auto_archive_duration):
                self._archive(thread.id, archived=True)

    def check_message(self, place: int) -> None:
        """Refuse a new message in a thread that does not accept it."""
        meta = self._thread(place)
        if meta is not None and self._is_locked(place):
            raise archived()
        if meta is not None and meta.archived and not self._holds("thread-reopens"):
            raise archived()

    def check_edit(self, place: int) -> None:
        """Refuse to edit a message of an archived or locked thread."""
        meta = self._thread(place)
        if meta is None or not self._holds("archived-thread-refuses-edits"):
            return
        if meta.archived or self._is_locked(place):
            raise archived()

    def check_answer(self, place: int) -> None:
        """Refuse to answer an interaction in a locked thread."""
        if self._is_locked(place) and self._holds("locked-thread-refuses-answers"):
            raise archived()

    def hide_announcements(self, place: int) -> None:
        """Delete the messages that announce a channel's threads."""
        announced = limit("thread-is-announced")
        for message in list(self._backend.messages.get(place, {}).values()):
            if message.type == announced:
                self._backend.delete_message(place, message.id)

    def name_thread(self, message: Any) -> None:
        """Make a message that announces a thread refer to it; simcord omits that."""
        if message["type"] != limit("thread-is-announced"):
            return
        stored = self._backend.messages[int(message["channel_id"])][int(message["id"])]
        thread = None if stored.system_metadata is None else stored.system_metadata.channel_id
        message["message_reference"] = {"type": 0, "channel_id": str(thread)}

    def let_in(self, place: int) -> None:
        """Make the bot a member of a thread, as if private threads were open to it."""
        if self._thread(place) is not None:
            self._backend.channels[place].thread_members[self._backend.bot_user.id] = ""

    def _thread(self, place: int) -> Any:
        channel = self._backend.channels.get(place)
        return None if channel is None else channel.thread_metadata

    def _is_locked(self, place: int) -> bool:
        """Whether a thread is locked for a bot that may not manage threads."""
        meta = self._thread(place)
        return meta is not None and meta.locked and not self._manages(self._backend.channels[place])

    def _manages(self, thread: Channel) -> bool:
        assert thread.guild_id is not None, "threads stand in servers"
        bot = self._backend.bot_user.id
        granted = self._backend.compute_permissions(thread.guild_id, bot, thread.id)
        return bool(granted & simcord_permissions.flag("manage_threads"))

    def _note(self, place: int) -> None:
        self._active[place] = self._backend.clock.now()

    def _reopen(self, place: int) -> None:
        meta = self._thread(place)
        if meta is not None and meta.archived:
            self._archive(place, archived=False)

    def _archive(self, place: int, *, archived: bool) -> None:
        self._note(place)
        self._backend.edit_channel(place, {}, thread_metadata={"archived": archived})


def archived() -> BackendError:
    """Return the refusal of an archived or locked thread."""
    return BackendError(400, limit("thread-reopens"), "Thread is archived")
