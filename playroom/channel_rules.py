"""Rules of Discord for messages, threads and forums that the simulation lacks."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import msgspec
from simcord.backend import Backend, serializers
from simcord.backend import permissions as simcord_permissions
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Message, ThreadMetadata
from simcord.components import COMPONENTS_V2_FLAG, walk_components
from simcord.http import routes as _routes  # noqa: F401 (registers every handler)
from simcord.http.router import _ROUTES, Handler, RequestContext

from rehearsal.discord_assumptions import limit

# Passes every request to a simulated Discord, and its answer, through our rules.
#
# simcord has one table of routes for all its simulated servers. Importing this module wraps each
# handler in it: requests to a server with rules go through these, others do not. simcord has logged
# a request and applied its planted faults before the handler is called.

Treat = Callable[[RequestContext, Handler], Any]
"""Answers a request: calls the handler, or raises ``BackendError`` instead."""

_TREAT = "tavolo_treats_requests"
_HEAR = "tavolo_hears_after_requests"
"""Attributes of a backend. A dictionary of backends would never let one go: what answers its
requests refers to it."""


def treat_requests(backend: Backend, treat: Treat) -> None:
    """Let ``treat`` answer the requests to this server from now on."""
    setattr(backend, _TREAT, treat)


def after_requests(backend: Backend, hear: Callable[[], None]) -> None:
    """Call ``hear`` after each request to this server, before its answer is read."""
    setattr(backend, _HEAR, hear)


def _nothing() -> None:
    """Do nothing after a request."""


def _wrapped(handler: Handler) -> Handler:
    def answer(request: RequestContext) -> Any:
        treat = getattr(request.backend, _TREAT, None)
        try:
            return handler(request) if treat is None else treat(request, handler)
        finally:
            getattr(request.backend, _HEAR, _nothing)()

    return answer


for _handlers in _ROUTES.values():
    _handlers[:] = [(template, _wrapped(handler)) for template, handler in _handlers]


# What arrives of a request's body when it is sent as JSON.


def as_sent(value: Any) -> Any:
    """Return what arrives if this is sent as JSON. Raises TypeError for what is no JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


# Messages as the real Discord accepts and returns them: limits, files, galleries.

Body = dict[str, Any]
Limit = Callable[[str], int]
"""Returns the simulated Discord's number for a belief."""

_ROW, _SELECT, _TEXT_INPUT, _THUMBNAIL, _GALLERY, _FILE = 1, 3, 4, 11, 12, 13


def utf16_length(text: str) -> int:
    """Return the number of UTF-16 code units in a text."""
    return len(text.encode("utf-16-le")) // 2


def invalid(field: str, detail: str) -> BackendError:
    """Return the error for a malformed request (400, 50035)."""
    return BackendError(400, 50035, f"Invalid Form Body: {field}: {detail}")


def is_v2(body: Body) -> bool:
    """Whether the body has the flag of Components V2."""
    return bool(int(body.get("flags") or 0) & COMPONENTS_V2_FLAG)


def parts_of(body: Body) -> Iterator[Body]:
    """Return all components of a message, nested ones included."""
    return walk_components(body.get("components") or [])


def check_lengths(body: Body, limit: Limit) -> None:
    """Raise an error for texts and menus beyond the limits."""
    content = body.get("content")
    if isinstance(content, str) and len(content) > limit("content-length"):
        raise invalid("content", f"must be {limit('content-length')} or fewer in length")
    for text in _alt_texts(body):
        if utf16_length(text) > limit("alt-text-length"):
            raise invalid("description", f"must be {limit('alt-text-length')} or fewer in length")
    parts = list(parts_of(body))
    for part in parts:
        _check_part(part, limit)
    if is_v2(body) and len(parts) > limit("component-count"):
        raise invalid("components", f"more than {limit('component-count')}")


def _check_part(part: Body, limit: Limit) -> None:
    inside = part.get("components") or []
    if part.get("type") == _ROW and len(inside) > limit("row-button-count"):
        raise invalid("components", f"more than {limit('row-button-count')} in a row")
    options = part.get("options") or []
    if part.get("type") == _SELECT and len(options) > limit("select-option-count"):
        raise invalid("options", f"more than {limit('select-option-count')}")
    if len(part.get("custom_id") or "") > limit("custom-id-length"):
        raise invalid("custom_id", f"must be {limit('custom-id-length')} or fewer in length")


def _alt_texts(body: Body) -> Iterator[str]:
    described: list[Body] = list(body.get("attachments") or [])
    for part in parts_of(body):
        described += part.get("items") or []
        described += [part] if part.get("type") == _THUMBNAIL else []
    return (item["description"] for item in described if item.get("description"))


def empty_galleries(body: Body) -> list[Body]:
    """Return the galleries without items."""
    return [p for p in parts_of(body) if p.get("type") == _GALLERY and not p.get("items")]


def without_empty_galleries(components: Iterable[Body]) -> list[Body]:
    """Return the components without empty galleries."""
    kept = []
    for component in components:
        if component.get("type") == _GALLERY and not component.get("items"):
            continue
        inside = component.get("components")
        if isinstance(inside, list):
            component = {**component, "components": without_empty_galleries(inside)}
        kept.append(component)
    return kept


def deprecated_fields(form: Body) -> list[str]:
    """Return the custom ids of text inputs in an action row of a form."""
    return [
        str(field.get("custom_id"))
        for row in form.get("components") or []
        if row.get("type") == _ROW
        for field in row.get("components") or []
        if field.get("type") == _TEXT_INPUT
    ]


def _media_of(part: Body) -> Iterator[Body]:
    for item in part.get("items") or []:
        yield item["media"]
    if part.get("type") == _THUMBNAIL:
        yield part["media"]
    if part.get("type") == _FILE:
        yield part["file"]


def shown_by_components(message: Body) -> frozenset[str]:
    """Return the ids of the attachments that components of a message show."""
    return frozenset(
        str(media["attachment_id"])
        for part in parts_of(message)
        for media in _media_of(part)
        if "attachment_id" in media
    )


def hide_shown_files(message: Body) -> None:
    """Remove the files that components show from a message's attachments."""
    shown = shown_by_components(message)
    message["attachments"] = [a for a in message["attachments"] if str(a["id"]) not in shown]


def hide_attachment_ids(message: Body) -> None:
    """Remove the ids of attachments from a message's components."""
    message["components"] = deepcopy(message["components"])
    for part in parts_of(message):
        for media in _media_of(part):
            media.pop("attachment_id", None)


def messages_in(answer: Any) -> Iterator[Body]:
    """Yield every message in an answer or event, wherever Discord puts one."""
    if isinstance(answer, list):
        for one in answer:
            yield from messages_in(one)
    elif isinstance(answer, dict):
        if "attachments" in answer and "components" in answer:
            yield answer
        for name in ("message", "resource", "referenced_message", "items"):
            yield from messages_in(answer.get(name))


# Threads as in the real Discord: archived after a while, locked, closed to non-members.

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


# Forum posts and edits of threads, with the permissions that the real Discord requires.
#
# The first message of a post has the post's id. Owners of a thread may name, tag and close it,
# anybody who may write in it can reopen it, and all else requires "Manage Threads".

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
