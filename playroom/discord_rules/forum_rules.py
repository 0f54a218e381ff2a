"""Forum posts and edits of threads, with the permissions that the real Discord requires.

The first message of a post has the post's id. Owners of a thread may name, tag and close it,
anybody who may write in it can reopen it, and all else requires "Manage Threads".
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from simcord.backend import Backend, serializers
from simcord.backend import permissions as simcord_permissions
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Message, ThreadMetadata
from simcord.http.router import Handler, RequestContext

from playroom.discord_rules.thread_rules import Holds, archived
from rehearsal.discord_assumptions import limit

_OWNERS_MAY = frozenset({"name", "archived", "auto_archive_duration", "applied_tags"})
_OF_METADATA = frozenset({"archived", "locked", "auto_archive_duration", "invitable"})
_TAGS_DIFFER = 40061
_RENAMES_COUNT_FOR = timedelta(minutes=10)


class ForumRules:
    """The rules of one simulated Discord for forums and threads.

    ``holds``: whether it behaves as a belief says.
    """

    def __init__(self, backend: Backend, holds: Holds) -> None:
        self._backend = backend
        self._holds = holds
        self._renamed: defaultdict[int, list[datetime]] = defaultdict(list)
        self._begin = backend.create_forum_post
        backend.create_forum_post = self._begin_post  # type: ignore[method-assign]

    def edit(self, request: RequestContext, place: int, handler: Handler) -> Any:
        """Answer an edit of a channel or thread."""
        channel = self._backend.channels.get(place)
        if channel is None:
            return handler(request)
        if channel.thread_metadata is not None:
            return self._edit_thread(channel, channel.thread_metadata, request.body())
        if "available_tags" in request.body():
            _check_tags(request.body()["available_tags"])
        return handler(request)

    def delete(self, request: RequestContext, place: int, handler: Handler) -> Any:
        """Answer the deletion of a channel or thread."""
        channel = self._backend.channels.get(place)
        if channel is None or channel.thread_metadata is None:
            return handler(request)
        if self._holds("thread-owner-edits") and not self._has(channel, "manage_threads"):
            raise _missing_permissions()
        payload = dict(serializers.channel_payload(self._backend, channel))
        self._backend.delete_channel(place)
        return payload

    def _begin_post(self, forum_id: int, name: str, starter: Message, **given: Any) -> Any:
        """Create a post with the id of its first message."""
        honest = self._backend.create_thread
        create = partial(honest, message_id=starter.id)
        self._backend.create_thread = create  # type: ignore[method-assign]
        try:
            return self._begin(forum_id, name, starter, **given)
        finally:
            self._backend.create_thread = honest  # type: ignore[method-assign]

    def _edit_thread(self, thread: Channel, meta: ThreadMetadata, body: Mapping[str, Any]) -> Any:
        manages = self._has(thread, "manage_threads")
        owns = thread.owner_id == self._backend.bot_user.id and self._holds("thread-owner-edits")
        opens = body.get("archived") is False and len(body) == 1
        if opens and not meta.locked and self._holds("thread-opens"):
            allowed = self._has(thread, "send_messages_in_threads")
        else:
            allowed = manages or (owns and not meta.locked and body.keys() <= _OWNERS_MAY)
        if not allowed:
            raise _missing_permissions()
        if meta.archived and body.get("archived") is not False:
            raise archived()
        if "name" in body:
            self._count_renaming(thread.id)
        changes = {key: value for key, value in body.items() if key not in _OF_METADATA}
        if "applied_tags" in changes:
            changes["applied_tags"] = self._applied(thread, changes["applied_tags"], manages)
        state = {key: value for key, value in body.items() if key in _OF_METADATA}
        self._backend.edit_channel(thread.id, changes, thread_metadata=state)
        return dict(serializers.channel_payload(self._backend, thread))

    def _count_renaming(self, thread: int) -> None:
        """Refuse to rename a thread too often within ten minutes."""
        now = self._backend.clock.now()
        lately = [at for at in self._renamed[thread] if now - at < _RENAMES_COUNT_FOR]
        self._renamed[thread] = [*lately, now]
        if len(lately) >= limit("thread-renames") and self._holds("thread-renames"):
            raise BackendError(429, 0, "You are being rate limited.")

    def _applied(self, thread: Channel, wanted: Iterable[Any], manages: bool) -> list[int]:
        """Return the tags to set on a post, after checking that they exist and are permitted."""
        tags = [int(tag) for tag in wanted]
        parent = self._backend.channels[thread.parent_id or 0]
        moderated = {int(tag["id"]): tag.get("moderated") for tag in parent.available_tags}
        if len(tags) > limit("applied-tag-count") or not set(tags) <= moderated.keys():
            raise _invalid("applied_tags")
        if not manages and any(moderated[tag] for tag in set(tags) ^ set(thread.applied_tags)):
            raise _missing_permissions()
        return tags

    def _has(self, thread: Channel, permission: str) -> bool:
        assert thread.guild_id is not None, "threads stand in servers"
        bot = self._backend.bot_user.id
        granted = self._backend.compute_permissions(thread.guild_id, bot, thread.id)
        return bool(granted & simcord_permissions.flag(permission))


def _check_tags(tags: Iterable[Mapping[str, Any]]) -> None:
    names = [str(tag["name"]) for tag in tags]
    if len(names) > limit("forum-tag-count"):
        raise _invalid("available_tags")
    if any(len(name) > limit("tag-name-length") for name in names):
        raise _invalid("available_tags")
    if len(set(names)) < len(names):
        raise BackendError(400, _TAGS_DIFFER, "Tag names must be unique")


def _invalid(field: str) -> BackendError:
    return BackendError(400, 50035, f"Invalid Form Body: {field}")


def _missing_permissions() -> BackendError:
    return BackendError(403, 50013, "Missing Permissions")
