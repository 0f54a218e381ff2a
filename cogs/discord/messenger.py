"""Sends posts through Discord, and tells its faults apart."""

import http
import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord
import msgspec
from discord.utils import MISSING

from cogs.discord.channels import THREAD_CLOSED
from cogs.discord.edit_limit import TOO_MANY_EDITS
from cogs.ui import old_posts
from cogs.ui.emoji_fallback import INVALID_FORM
from cogs.ui.layout import files_of
from cogs.ui.old_posts import is_of_components
from cogs.ui.plain_message import addressed_in, content_of, is_told, retired, rows_of
from core.text import Text, text
from rehearsal.beliefs import limit
from tables.model.table import PlaceId, PlayerId, RoleId
from workers.chat_platform import DoorClosed, Sent, TryLater, Undeliverable
from workers.post_model import Instead, Post

_log = logging.getLogger(__name__)

_DOORS = {limit("door-is-closed"): False, limit("no-server-in-common"): True, 10013: True}
"""Codes for a closed mailbox, and whether we share no server any more, or there is no account."""

_REFUSED = {
    10003: "place-gone",
    limit("deleted-message-is-gone"): "place-gone",
    10013: "place-gone",
    TOO_MANY_EDITS: "place-too-old",
    limit("forum-takes-no-messages"): "place-without-messages",
    limit("thread-in-wrong-place"): "place-without-messages",
    THREAD_CLOSED: "place-archived",
    limit("words-are-refused"): "place-refused-words",
    200001: "place-refused-words",
}
"""Codes after which trying again is of no use, and what is said of each. A code counts before the
status: too many edits of old messages come as a 429 and are no rate limit."""

_PASSING = (http.HTTPStatus.TOO_MANY_REQUESTS, http.HTTPStatus.UNAUTHORIZED)
"""A refused token ends the bot (``cogs/discord/token_watch.py``); no letter is lost by it.
"""

_TOO_MANY_DMS = 40003
_SHUT_OUT = limit("private-thread-needs-member")
_TOO_LARGE = 40005
_WHOLE_MINUTE = 60_000

_MOST_READ = 500
"""Messages among which an earlier attempt is looked for."""

_MOST_KEPT = 500
"""Messages that are remembered; an older one is asked for when its buttons are taken off."""

Channel = discord.PartialMessageable | discord.DMChannel

NEEDED = (
    "view_channel",
    "send_messages",
    "attach_files",
    "read_message_history",
)
"""Permissions a table's place must grant; in threads sending has a permission of its own."""


class _Recent:
    """The last messages as Discord has them: to change one it need not be asked for first."""

    def __init__(self) -> None:
        self._messages: OrderedDict[int, tuple[discord.Message, int | None]] = OrderedDict()

    def keep(self, message: discord.Message, post: Post) -> None:
        """Remember a message as it stands now, and which files it shows."""
        self._messages[message.id] = (message, _hash_of_files(post))
        self._messages.move_to_end(message.id)
        if len(self._messages) > _MOST_KEPT:
            self._messages.popitem(last=False)

    def doubt_files_of(self, message: int) -> None:
        """An edit is on its way: which files the message shows is known when it is answered."""
        if message in self._messages:
            self._messages[message] = (self._messages[message][0], None)

    def shows_files_of(self, message: int, post: Post) -> bool:
        """Whether the message of this id surely shows the very files of a post."""
        known = self._messages.get(message)
        return known is not None and known[1] == _hash_of_files(post)

    def take(self, message: int) -> discord.Message | None:
        """The message of this id, if it is remembered; from then on it is not."""
        known = self._messages.pop(message, None)
        return None if known is None else known[0]


def _hash_of_files(post: Post) -> int:
    return hash(
        (
            post.picture and (post.picture.name, post.picture.data, post.picture.alt),
            *((each.name, each.data) for each in post.documents),
        )
    )


class DiscordMessenger:
    """The only one who sends messages that nobody asked for."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._recent = _Recent()

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        """Post publicly, notifying exactly the post's pings."""
        channel = self._client.get_partial_messageable(place)
        with self._faults(place):
            message = await _sent(channel, post, nonce=str(nonce), allowed_mentions=called_by(post))
        self._recent.keep(message, post)
        return Sent(place, message.id)

    def takes_pictures(self, place: PlaceId) -> bool:
        """Whether files may be attached in this place, as far as the bot can see."""
        granted = self._granted(place)
        return granted is None or granted.attach_files

    async def find(self, place: PlaceId, post: Post, newer: int, since: int) -> Sent | None:
        """Where this very post already stands in a place, if it does."""
        channel = self._client.get_partial_messageable(place)
        with self._faults(place):
            return await self._found(channel, post, max(newer, _first_id(since)))

    async def replace(self, sent: Sent, post: Post) -> bool:
        """Rewrite a post in place. Whom it calls stays marked, and is not notified again.

        Files that it shows already are not uploaded again.
        """
        message = self._client.get_partial_messageable(sent.place).get_partial_message(sent.message)
        try:
            with self._faults(sent.place):
                edited = await self._rewritten(message, post)
        except Undeliverable:
            return False
        if edited is None:
            return False
        self._recent.keep(edited, post)
        return True

    async def _rewritten(
        self, message: discord.PartialMessage, post: Post
    ) -> discord.Message | None:
        """The message as it says what the post says; None where it is made of components."""
        try:
            keeps_files = self._recent.shows_files_of(message.id, post)
            if not keeps_files:
                self._recent.doubt_files_of(message.id)
            return await _edited(message, post, keeps_files=keeps_files)
        except discord.HTTPException as fault:
            if fault.code == INVALID_FORM and is_of_components(await message.fetch()):
                return None
            raise

    async def retire(self, sent: Sent, instead: Instead) -> bool:
        """Take buttons and call off a post; False where that may succeed later.

        Until then the buttons say that they are old.
        """
        try:
            message = self._recent.take(sent.message) or await self._fetched(sent)
            nobody = discord.AllowedMentions.none()
            await message.edit(**_bare(message, instead), allowed_mentions=nobody)
        except (discord.DiscordException, aiohttp.ClientError) as fault:
            _log.info("post %d keeps its buttons: %s", sent.message, fault)
            return not _passes(fault)
        return True

    async def _fetched(self, sent: Sent) -> discord.Message:
        return await self._client.get_partial_messageable(sent.place).fetch_message(sent.message)

    async def remove(self, sent: Sent) -> None:
        """Delete a message, if it still stands."""
        place = self._client.get_partial_messageable(sent.place)
        with suppress(Undeliverable), self._faults(sent.place):
            await place.get_partial_message(sent.message).delete()

    async def whisper(self, player: PlayerId, post: Post, nonce: int, *, silent: bool) -> Sent:
        """Send a direct message, ``silent`` without sound; it counts as unread."""
        with self._faults(None):
            direct = await self._client.create_dm(discord.Object(player))
            nobody = discord.AllowedMentions.none()
            message = await _sent(
                direct, post, nonce=str(nonce), allowed_mentions=nobody, silent=silent
            )
        return Sent(PlaceId(direct.id), message.id)

    async def find_whisper(self, player: PlayerId, post: Post, since: int) -> Sent | None:
        """Where this very post stands among the last direct messages to a person, if it does."""
        with self._faults(None):
            direct = await self._client.create_dm(discord.Object(player))
            return await self._found(direct, post, _first_id(since))

    async def _found(self, channel: Channel, post: Post, after: int) -> Sent | None:
        """The newest message of ours after this id that tells what the post tells."""
        async for message in channel.history(limit=_MOST_READ):
            if message.id <= after:
                break
            mine = self._client.user is not None and message.author.id == self._client.user.id
            if mine and is_told(message, post):
                return Sent(PlaceId(message.channel.id), message.id)
        return None

    @contextmanager
    def _faults(self, place: PlaceId | None) -> Iterator[None]:
        """Turn Discord's faults into the three that the dispatcher knows how to treat."""
        try:
            yield
        except discord.DiscordServerError as fault:
            raise TryLater from fault
        except (aiohttp.ClientError, TimeoutError) as fault:
            raise TryLater from fault
        except discord.RateLimited as fault:
            raise TryLater(int(fault.retry_after * 1000)) from fault
        except discord.HTTPException as fault:
            raise self._told_apart(fault, place) from fault

    def _told_apart(self, fault: discord.HTTPException, place: PlaceId | None) -> Exception:
        if place is None and fault.code in _DOORS:
            return DoorClosed(gone=_DOORS[fault.code])
        if fault.code in _REFUSED:
            return Undeliverable(text(_REFUSED[fault.code]))
        if fault.status >= http.HTTPStatus.INTERNAL_SERVER_ERROR:
            return TryLater()
        if fault.code == _SHUT_OUT and self._may_be_private(place):
            return Undeliverable(text("place-not-joined"))
        if fault.status in _PASSING or fault.code == _TOO_MANY_DMS:
            return TryLater(_WHOLE_MINUTE)
        if fault.status == http.HTTPStatus.FORBIDDEN:
            return _refused(self._missing(place))
        return fault

    def _may_be_private(self, place: PlaceId | None) -> bool:
        """Whether a place that is shown to the bot no more is a private thread, or may be one.

        Channels are known whether they are shown or not; of threads only those that are.
        """
        channel = None if place is None else self._client.get_channel(place)
        return channel is None or (isinstance(channel, discord.Thread) and channel.is_private())

    def _missing(self, place: PlaceId | None) -> str | None:
        """The first permission this place does not grant, as far as the bot can see."""
        granted = None if place is None else self._granted(place)
        if granted is None or place is None:
            return None
        needed = needed_in(self._client.get_channel(place))
        return next((name for name in needed if not getattr(granted, name)), None)

    def _granted(self, place: PlaceId) -> discord.Permissions | None:
        """What the bot may do in a place; None where it cannot tell."""
        channel = self._client.get_channel(place)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return None
        return channel.permissions_for(channel.guild.me)


def _first_id(since: int) -> int:
    """The lowest id that a message sent at this instant (Unix milliseconds) can have."""
    return discord.utils.time_snowflake(datetime.fromtimestamp(since / 1000, UTC))


def _refused(permission: str | None) -> Undeliverable:
    if permission is None:
        return Undeliverable(text("place-refused"))
    return Undeliverable(text("place-refused-permission", permission=permission_name(permission)))


def permission_name(permission: str) -> Text:
    """A permission as Discord's own settings call it, in the reader's language."""
    return text(f"permission-{permission.replace('_', '-')}")


def needed_in(channel: Any) -> tuple[str, ...]:
    """The permissions a table needs in this channel, forum or thread.

    In a forum ``send_messages`` lets one begin a post, which Discord's settings call otherwise.
    """
    if isinstance(channel, discord.Thread):
        return tuple(n.replace("send_messages", "send_messages_in_threads") for n in NEEDED)
    if isinstance(channel, discord.ForumChannel):
        return (*NEEDED, "send_messages_in_threads")
    return NEEDED


def called_by(post: Post) -> discord.AllowedMentions:
    """Allow exactly the mentions of those whom a post is to notify."""
    return _notifying(post.pings, post.role)


def _notifying(people: tuple[PlayerId, ...], role: RoleId | None) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False,
        roles=[] if role is None else [discord.Object(role)],
        replied_user=False,
        users=[discord.Object(p) for p in people],
    )


async def _sent(channel: Channel, post: Post, **how: Any) -> discord.Message:
    """The post as a new message; in words where its files are too large."""
    try:
        return await channel.send(
            content_of(post), view=rows_of(post) or MISSING, files=files_of(post), **how
        )
    except discord.HTTPException as fault:
        if not _is_too_large(fault, post):
            raise
    return await _sent(channel, _in_words(post), **how)


async def _edited(
    message: discord.PartialMessage, post: Post, *, keeps_files: bool
) -> discord.Message:
    """The message rewritten; in words where the files of the post are too large."""
    try:
        return await message.edit(
            content=content_of(post),
            view=rows_of(post),
            attachments=MISSING if keeps_files else files_of(post),
            allowed_mentions=_notifying(addressed_in(post), post.role),
        )
    except discord.HTTPException as fault:
        if not _is_too_large(fault, post):
            raise
    return await _edited(message, _in_words(post), keeps_files=False)


def _is_too_large(fault: discord.HTTPException, post: Post) -> bool:
    """Whether a message was refused for the size of its files."""
    too_large = http.HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return bool(files_of(post)) and (fault.status == too_large or fault.code == _TOO_LARGE)


def _in_words(post: Post) -> Post:
    """The post without its files: the words say everything, and somebody may be waiting."""
    _log.warning("the files of a post are too large: it is sent in words")
    return msgspec.structs.replace(post, picture=None, documents=())


def _passes(fault: Exception) -> bool:
    """Whether what was refused may be granted later: no connection, too much at once, a failure."""
    if not isinstance(fault, discord.HTTPException):
        return True
    return (
        fault.code == TOO_MANY_EDITS
        or fault.status in _PASSING
        or fault.status >= http.HTTPStatus.INTERNAL_SERVER_ERROR
    )


def _bare(message: discord.Message, instead: Instead) -> dict[str, Any]:
    """What an edit says that takes buttons and call off a message; its files are not named."""
    if is_of_components(message):
        return old_posts.retired(message, instead.call)
    return {"content": retired(message.content, instead), "view": None}
