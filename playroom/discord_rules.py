"""Behaviour of the real Discord that simcord lacks: messages, threads, forums, notifications.

Each rule reads its numbers from `rehearsal.discord_assumptions`.
May import: `rehearsal.discord_assumptions`, simcord.
"""

import io
from collections import defaultdict
from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import Any

from discord import Permissions
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.components import COMPONENTS_V2_FLAG
from simcord.enums import CallbackType, ChannelType
from simcord.http.router import Handler, RequestContext

from playroom import channel_rules, notifications
from playroom.channel_rules import Body, ForumRules, ThreadRules, as_sent, treat_requests
from playroom.notifications import Notifications
from rehearsal.discord_assumptions import belief, limit

# Behaviour of the real Discord that simcord lacks, shared by every simulated Discord.
#
# Sandbox, end-to-end tests and sockets all use these rules. Each reads its belief from
# :mod:`rehearsal.discord_assumptions`. A belief can be planted wrong (``wrong``): then this Discord
# contradicts it, and a rehearsal must notice.

_NUMBERS = frozenset(
    {
        "alt-text-length",
        "component-count",
        "content-length",
        "custom-id-length",
        "row-button-count",
        "select-option-count",
        "upload-size",
    }
)
"""Limits; planted wrong, this Discord allows half as much."""

PLANTABLE = _NUMBERS | {
    "alt-text-is-kept",
    "archived-thread-refuses-edits",
    "command-translations-are-kept",
    "components-v2-stays",
    "components-v2-without-content",
    "deleted-message-is-gone",
    "edit-drops-unnamed-files",
    "edit-keeps-files",
    "files-shown-by-components",
    "forum-may-require-a-tag",
    "forum-post-is-a-thread",
    "forum-takes-no-messages",
    "gallery-has-items",
    "locked-thread-refuses-answers",
    "nonce-is-honoured",
    "nonce-outlives-its-message",
    "old-edits-are-limited",
    "own-messages-are-readable",
    "private-thread-needs-member",
    "rows-in-forms-are-deprecated",
    "thread-archives",
    "thread-in-wrong-place",
    "thread-is-announced",
    "thread-reopens",
}
"""Keys of the beliefs that can be planted wrong and that a bot can observe."""

INVITED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""The permissions that docs/hosts.md asks for: the bot's role has exactly these."""

_FORUMS = (15, 16)
_TAKE_THREADS = (ChannelType.TEXT, ChannelType.NEWS, *_FORUMS)
_REQUIRE_TAG = 1 << 4
_TRANSLATIONS = ("name_localizations", "description_localizations")


class RateLimited(BackendError):
    """A refusal that says when to try again (HTTP 429)."""

    def __init__(self, code: int, message: str, retry_after: float) -> None:
        super().__init__(429, code, message)
        self.retry_after = retry_after

    def to_json(self) -> dict[str, Any]:
        """Return the body of the answer, as Discord writes it."""
        return {**super().to_json(), "retry_after": self.retry_after, "global": False}


def _wrong_kind_of_channel() -> BackendError:
    code = limit("thread-in-wrong-place")
    return BackendError(400, code, "Cannot execute action on this channel type")


class DiscordRules:
    """The rules of one simulated Discord.

    ``wrong``: keys of beliefs that this Discord contradicts; ValueError for one it cannot.
    ``deprecations``: what the bot sent that Discord accepts but calls deprecated.
    ``notifications``: what people's phones show.
    """

    def __init__(self, backend: Backend, wrong: Collection[str] = ()) -> None:
        if unknown := frozenset(wrong) - PLANTABLE - notifications.PLANTABLE:
            raise ValueError(f"cannot be planted wrong: {sorted(unknown)}")
        self.wrong = frozenset(wrong)
        self.deprecations: list[str] = []
        self.threads = ThreadRules(backend, self.holds)
        self.forums = ForumRules(backend, self.holds)
        self._backend = backend
        self._tag_required: set[int] = set()
        self.nonces: dict[tuple[int, str], tuple[datetime, Any]] = {}
        """When each nonce was used at a place, and the answer to that message."""
        self._old_edits: defaultdict[int, list[datetime]] = defaultdict(list)
        backend.subscribers.insert(0, self._hear)
        self.notifications = Notifications(backend, self.holds)
        treat_requests(backend, self._treat)

    def holds(self, key: str) -> bool:
        """Whether this Discord behaves as the belief says."""
        belief(key)
        return key not in self.wrong

    def limit(self, key: str) -> int:
        """Return the number of a belief, or half of it if it is planted wrong."""
        return limit(key) // (1 if self.holds(key) else 2)

    def require_tag(self, forum: int) -> None:
        """Require a tag for each new post in this forum (the flag REQUIRE_TAG)."""
        self._tag_required.add(forum)
        self._backend.announce_channel_update(forum)

    def forget_nonces(self) -> None:
        """Forget all nonces, as Discord does after some minutes."""
        self.nonces.clear()

    # ------------------------------------------------------------ events

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        """Correct an event before the bot and other subscribers receive it."""
        if event == "INTERACTION_CREATE":
            self.threads.archive_due()
        self.threads.hear(event, payload)
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "INTERACTION_CREATE"):
            self._set_right(payload)
        elif event in ("CHANNEL_CREATE", "CHANNEL_UPDATE"):
            self._mark_tag_required(payload)
        elif event == "GUILD_CREATE":
            self._invite(payload)

    def _mark_tag_required(self, channel: Any) -> None:
        if int(channel["id"]) in self._tag_required:
            channel["flags"] = _REQUIRE_TAG

    def _invite(self, guild: Mapping[str, Any]) -> None:
        """Give the bot's role only the invited permissions; simcord gives it nearly all."""
        granted = Permissions(**dict.fromkeys(INVITED, True)).value
        for role in self._backend.get_guild(int(guild["id"])).roles.values():
            if role.managed:
                role.permissions = granted
        for role in guild["roles"]:
            if role["managed"]:
                role["permissions"] = str(granted)
        for channel in guild["channels"]:
            self._mark_tag_required(channel)

    # ------------------------------------------------------------ requests

    def _treat(self, request: RequestContext, handler: Handler) -> Any:
        """Answer a request as the real Discord does."""
        self.threads.archive_due()
        request.json = as_sent(request.json)
        match (request.method, *request.path.strip("/").split("/")):
            case (_, "channels", place, "messages", *_):
                return self._treat_message(request, handler, int(place))
            case ("PATCH", "channels", place):
                return self._set_right(self.forums.edit(request, int(place), handler))
            case ("DELETE", "channels", place):
                return self._set_right(self.forums.delete(request, int(place), handler))
            case ("POST", "channels", place, "threads"):
                self._check_thread(request, int(place))
                return self._make_thread(request, handler, int(place))
            case ("POST", "interactions", number, _, "callback"):
                self._check_callback(request, int(number))
            case ("POST" | "PATCH", "webhooks", _, token, *_):
                self._check_reply(request, token)
        return self._set_right(handler(request))

    def _treat_message(self, request: RequestContext, handler: Handler, place: int) -> Any:
        """Answer a request about the messages of a channel."""
        match (request.method, *request.path.strip("/").split("/")[3:]):
            case ("POST",):
                return self._post(request, handler, place)
            case ("PATCH", number):
                self._check_edit(request, place, int(number))
                return self._with_allowed_mentions(request, self._set_right(handler(request)))
            case ("DELETE", _) if not self.holds("deleted-message-is-gone"):
                return None
            case ("POST", _, "threads"):
                self._check_thread(request, place)
        return self._set_right(handler(request))

    def _post(self, request: RequestContext, handler: Handler, place: int) -> Any:
        """Store a new message, or return the earlier one with the same nonce."""
        body = request.body()
        key = (place, str(body.get("nonce")))
        if body.get("enforce_nonce") and (earlier := self._earlier(key)) is not None:
            return earlier
        self._check_place(place)
        if len(str(body.get("nonce") or "")) > limit("nonce-length"):
            raise channel_rules.invalid("nonce", f"more than {limit('nonce-length')}")
        self._check_message(request, body)
        answer = self._with_allowed_mentions(request, self._set_right(handler(request)))
        if body.get("enforce_nonce"):
            self.nonces[key] = (self._backend.clock.now(), answer)
        return answer

    def _earlier(self, key: tuple[int, str]) -> Any:
        """Return the answer to an earlier message with this nonce, within the nonce's lifetime.

        Raises BackendError if that message has been deleted.
        """
        if key not in self.nonces:
            return None
        sent, answer = self.nonces[key]
        if self._backend.clock.now() - sent >= timedelta(seconds=limit("nonce-lifetime")):
            return None
        if int(answer["id"]) in self._backend.messages[key[0]]:
            return answer if self.holds("nonce-is-honoured") else None
        if not self.holds("nonce-outlives-its-message"):
            return None
        raise BackendError(404, limit("deleted-message-is-gone"), "Unknown Message")

    def _check_place(self, place: int) -> None:
        channel = self._backend.channels.get(place)
        if channel is None:
            return
        if channel.type in _FORUMS and self.holds("forum-takes-no-messages"):
            code = limit("forum-takes-no-messages")
            raise BackendError(400, code, "Cannot send messages in a non-text channel")
        if not self.holds("private-thread-needs-member"):
            self.threads.let_in(place)
        self.threads.check_message(place)

    def _check_edit(self, request: RequestContext, place: int, number: int) -> None:
        self.threads.check_edit(place)
        message = self._backend.messages.get(place, {}).get(number)
        if message is None:
            return
        self._count_old_edit(place, datetime.fromisoformat(message.timestamp))
        body = request.body()
        is_taken_off = "flags" in body and not channel_rules.is_v2(body)
        if is_taken_off and not self.holds("components-v2-stays"):
            message.flags &= ~COMPONENTS_V2_FLAG
            message.components = []
        self._check_message(request, body, tuple(a["id"] for a in message.attachments))

    def _count_old_edit(self, place: int, written: datetime) -> None:
        """Raise RateLimited if too many old messages were edited within the window."""
        now = self._backend.clock.now()
        if now - written <= timedelta(seconds=limit("old-edit-age")):
            return
        window = timedelta(seconds=limit("old-edit-window"))
        recent = [at for at in self._old_edits[place] if now - at < window]
        self._old_edits[place] = recent
        if len(recent) >= limit("old-edit-count") and self.holds("old-edits-are-limited"):
            said = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            wait = (recent[0] + window - now).total_seconds()
            raise RateLimited(limit("old-edits-are-limited"), said, wait)
        recent.append(now)

    def _check_thread(self, request: RequestContext, place: int) -> None:
        channel = self._backend.channels.get(place)
        if channel is None:
            return
        is_forum = channel.type in _FORUMS
        if channel.type not in _TAKE_THREADS and self.holds("thread-in-wrong-place"):
            raise _wrong_kind_of_channel()
        if is_forum and not self.holds("forum-post-is-a-thread"):
            raise _wrong_kind_of_channel()
        if len(request.body()["name"]) > limit("thread-name-length"):
            raise channel_rules.invalid("name", f"more than {limit('thread-name-length')}")
        tagged = bool(request.body().get("applied_tags"))
        if place in self._tag_required and not tagged and self.holds("forum-may-require-a-tag"):
            code = limit("forum-may-require-a-tag")
            said = "A tag is required to create a forum post in this channel"
            raise BackendError(400, code, said)
        if is_forum:
            self._check_message(request, request.body().get("message") or {})

    def _make_thread(self, request: RequestContext, handler: Handler, place: int) -> Any:
        """Make a thread; simcord announces it in its channel, as Discord does."""
        made = self._set_right(handler(request))
        if not self.holds("thread-is-announced"):
            self.threads.hide_announcements(place)
        return made

    def _check_callback(self, request: RequestContext, number: int) -> None:
        asked = self._backend.interactions.get(number)
        if asked is not None:
            self.threads.check_answer(asked.channel_id)
        body = request.body()
        data = body.get("data") or {}
        if body.get("type") == CallbackType.MODAL:
            self._check_form(data)
        elif body.get("type") in (
            CallbackType.CHANNEL_MESSAGE_WITH_SOURCE,
            CallbackType.UPDATE_MESSAGE,
        ):
            self._check_message(request, data)

    def _check_form(self, form: Body) -> None:
        old_style = channel_rules.deprecated_fields(form)
        if old_style and not self.holds("rows-in-forms-are-deprecated"):
            raise channel_rules.invalid("components", "text inputs must stand in a label")
        self.deprecations += [f"text input {name!r} in an action row" for name in old_style]

    def _check_reply(self, request: RequestContext, token: str) -> None:
        if token in self._backend.interaction_tokens:
            self.threads.check_answer(self._backend.interaction_by_token(token).channel_id)
        self._check_message(request, request.body())

    # ------------------------------------------------------------ messages

    def _check_message(
        self, request: RequestContext, body: Body, kept: tuple[str, ...] | None = None
    ) -> None:
        """Raise what Discord answers to a bad message. ``kept``: for an edit, the files it has."""
        channel_rules.check_lengths(body, self.limit)
        self._check_uploads(request)
        if channel_rules.empty_galleries(body):
            if self.holds("gallery-has-items"):
                raise channel_rules.invalid("items", "must be between 1 and 10 in length")
            body["components"] = channel_rules.without_empty_galleries(body["components"])
        if channel_rules.is_v2(body) and not self.holds("components-v2-without-content"):
            body.pop("content", None)
        if kept is not None:
            self._choose_files(request, body, kept)

    def _check_uploads(self, request: RequestContext) -> None:
        for file in request.files:
            stream = file.fp
            size = stream.seek(0, io.SEEK_END)
            stream.seek(0)
            if size > self.limit("upload-size"):
                raise BackendError(413, 40005, "Request entity too large")

    def _choose_files(self, request: RequestContext, body: Body, kept: tuple[str, ...]) -> None:
        """Contradict which files an edit keeps, if that belief is planted wrong."""
        if "attachments" not in body and not self.holds("edit-keeps-files"):
            if not request.files:
                body["attachments"] = []
        elif "attachments" in body and not self.holds("edit-drops-unnamed-files"):
            named = {str(item.get("id")) for item in body["attachments"] or []}
            body["attachments"] = [
                *(body["attachments"] or []),
                *({"id": one} for one in kept if one not in named),
            ]

    # ------------------------------------------------------------ answers

    def _with_allowed_mentions(self, request: RequestContext, message: Any) -> Any:
        """Limit the mentions of a message to the allowed ones; simcord lists all."""
        allowed = request.body().get("allowed_mentions")
        if allowed is None or "users" in allowed.get("parse", ()):
            return message
        users = set(map(str, allowed.get("users", ())))
        return {**message, "mentions": [u for u in message["mentions"] if u["id"] in users]}

    def _set_right(self, answer: Any) -> Any:
        """Return an answer or event as the real Discord writes it."""
        for message in channel_rules.messages_in(answer):
            self.threads.name_thread(message)
            if self.holds("files-shown-by-components"):
                channel_rules.hide_shown_files(message)
            else:
                channel_rules.hide_attachment_ids(message)
            if not self.holds("alt-text-is-kept"):
                message["attachments"] = [
                    {**one, "description": None} for one in message["attachments"]
                ]
            if not self.holds("own-messages-are-readable"):
                message.update(content="", components=[], attachments=[], embeds=[])
        if isinstance(answer, list) and not self.holds("command-translations-are-kept"):
            return [
                {key: value for key, value in one.items() if key not in _TRANSLATIONS}
                for one in answer
            ]
        return answer
