"""Sends posts through Discord and classifies its errors."""

import asyncio
import http
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord
from discord.utils import MISSING

from cogs.discord.channels import THREAD_CLOSED, needed_in, permission_name
from cogs.discord.requests import TOO_MANY_EDITS
from cogs.ui import messages
from cogs.ui.controls import files_of, in_words, is_too_large
from cogs.ui.messages import (
    INVALID_FORM,
    addressed_in,
    content_of,
    is_of_components,
    retired,
    rows_of,
    words_of_heading,
)
from core.discord_limits import limit
from core.texts import text
from model.table import PlaceId, PlayerId, RoleId
from workers.post_model import (
    DoorClosed,
    Instead,
    Post,
    Sent,
    TryLater,
    Undeliverable,
    WasDeleted,
    words_of,
)

_log = logging.getLogger(__name__)

_DOORS = {limit("door-is-closed"): False, limit("no-server-in-common"): True, 10013: True}
"""Codes for closed direct messages; True: we share no server any more, or the account is gone."""

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
"""Codes after which a retry is of no use, and the key of the text that says why. A code counts
before the status: too many edits of old messages come as a 429 and are no rate limit."""

_PASSING = (http.HTTPStatus.TOO_MANY_REQUESTS, http.HTTPStatus.UNAUTHORIZED)
"""Statuses to retry after. A refused token ends the bot (``cogs/discord/requests.py``); no
letter is lost by it."""

_TOO_MANY_DMS = 40003
_SHUT_OUT = limit("private-thread-needs-member")
_WHOLE_MINUTE = 60_000

_MOST_READ = 500
"""How many messages of the history are searched for an earlier attempt."""

_MOST_KEPT = 500
"""How many messages are cached; an older one is fetched before its buttons are removed."""

Channel = discord.PartialMessageable | discord.DMChannel


class _Recent:
    """LRU cache of sent messages, so that editing one needs no fetch first."""

    def __init__(self) -> None:
        self._messages: OrderedDict[int, tuple[discord.Message, int | None]] = OrderedDict()

    def keep(self, message: discord.Message, post: Post) -> None:
        """Cache a message as it stands now, with a hash of its files."""
        self._messages[message.id] = (message, _hash_of_files(post))
        self._messages.move_to_end(message.id)
        if len(self._messages) > _MOST_KEPT:
            self._messages.popitem(last=False)

    def doubt_files_of(self, message: int) -> None:
        """Forget the hash of a message's files: unknown until a pending edit is answered."""
        if message in self._messages:
            self._messages[message] = (self._messages[message][0], None)

    def shows_files_of(self, message: int, post: Post) -> bool:
        """Whether the message is known to show exactly this post's files."""
        known = self._messages.get(message)
        return known is not None and known[1] == _hash_of_files(post)

    def get(self, message: int) -> discord.Message | None:
        """Return the cached message with this id, None if not cached."""
        known = self._messages.get(message)
        return None if known is None else known[0]

    def forget(self, message: int) -> None:
        """Remove the message with this id from the cache, if it is there."""
        self._messages.pop(message, None)


def _hash_of_files(post: Post) -> int:
    return hash(
        (
            post.picture and (post.picture.name, post.picture.data, post.picture.alt),
            *((each.name, each.data) for each in post.documents),
        )
    )


class DiscordMessenger:
    """Sends all messages that are not the answer to an interaction."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._recent = _Recent()
        self._reading: dict[PlaceId, asyncio.Lock] = {}
        self._stood: dict[PlaceId, Sequence[Sent]] = {}
        """What stood in each place when this process searched it first."""

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        """Send a post to a channel, notifying exactly the post's pings."""
        channel = self._client.get_partial_messageable(place)
        sending = _sent(
            channel,
            post,
            nonce=str(nonce),
            allowed_mentions=called_by(post),
            silent=post.silent,
        )
        with self._faults(place):
            try:
                message = await sending
            except discord.NotFound as fault:
                if _is_gone(fault):
                    raise WasDeleted from fault
                raise
        self._recent.keep(message, post)
        return _where(message, post)

    def takes_pictures(self, place: PlaceId) -> bool:
        """Whether files may be attached in this place; True if its permissions are not known."""
        granted = self._granted(place)
        return granted is None or granted.attach_files

    async def find_about(
        self, place: PlaceId, name: str, newer: int, since: int, *, once: bool = False
    ) -> Sequence[Sent]:
        """Find posts whose heading contains this name, newest first, but no answers to people."""
        after = max(newer, _first_id(since))
        read = await (self._first_read(place) if once else self._headed(place, after))
        return [sent for sent in read if sent.message > after and _names(sent, name)]

    async def _first_read(self, place: PlaceId) -> Sequence[Sent]:
        """Return what stood in a place when this process searched it first."""
        async with self._reading.setdefault(place, asyncio.Lock()):
            if place not in self._stood:
                self._stood[place] = await self._headed(place, 0)
        return self._stood[place]

    async def _headed(self, place: PlaceId, after: int) -> Sequence[Sent]:
        """Return our posts after this id, newest first, with the words of their headings."""
        channel = self._client.get_partial_messageable(place)
        with self._faults(place):
            found = [message async for message in self._own(channel, after)]
        posts = (message for message in found if message.interaction_metadata is None)
        return [Sent(place, one.id, heading=words_of_heading(one)) for one in posts]

    async def replace(self, sent: Sent, post: Post) -> bool:
        """Edit a post; return False if that cannot be done. Mentions stay and notify nobody again.

        Files that the message shows already are not uploaded again.
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
        """Edit the message to show the post; None if it is made of components and cannot change."""
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
        """Remove buttons and mentions from a post; return False if that was refused.

        Until then pressing a button is answered as stale. A post that is retried stays cached.
        """
        try:
            message = self._recent.get(sent.message) or await self._fetched(sent)
            nobody = discord.AllowedMentions.none()
            await message.edit(**_bare(message, instead), allowed_mentions=nobody)
        except (discord.DiscordException, aiohttp.ClientError) as fault:
            _log.info("post %d keeps its buttons: %s", sent.message, fault)
            if not _is_gone(fault):
                return False
        self._recent.forget(sent.message)
        return True

    async def _fetched(self, sent: Sent) -> discord.Message:
        return await self._client.get_partial_messageable(sent.place).fetch_message(sent.message)

    async def remove(self, sent: Sent) -> None:
        """Delete a message, if it still exists."""
        place = self._client.get_partial_messageable(sent.place)
        with suppress(Undeliverable), self._faults(sent.place):
            await place.get_partial_message(sent.message).delete()

    async def whisper(self, player: PlayerId, post: Post, nonce: int) -> Sent:
        """Send a direct message."""
        with self._faults(None):
            direct = await self._client.create_dm(discord.Object(player))
            nobody = discord.AllowedMentions.none()
            how = {"nonce": str(nonce), "allowed_mentions": nobody, "silent": post.silent}
            try:
                message = await _sent(direct, post, **how)
            except discord.NotFound as fault:
                if _is_gone(fault):
                    raise WasDeleted from fault
                raise
        return _where(message, post)

    async def opened(self, player: PlayerId) -> PlaceId:
        """Open the channel of direct messages to a person."""
        with self._faults(None):
            direct = await self._client.create_dm(discord.Object(player))
        return PlaceId(direct.id)

    async def _own(self, channel: Channel, after: int) -> AsyncIterator[discord.Message]:
        """Yield our messages after this id, the newest first."""
        async for message in channel.history(limit=_MOST_READ):
            if message.id <= after:
                break
            mine = self._client.user is not None and message.author.id == self._client.user.id
            if mine:
                yield message

    @contextmanager
    def _faults(self, place: PlaceId | None) -> Iterator[None]:
        """Translate Discord's errors to TryLater, DoorClosed or Undeliverable, if they fit."""
        try:
            yield
        except discord.DiscordServerError as fault:
            raise TryLater from fault
        except (aiohttp.ClientError, TimeoutError) as fault:
            raise TryLater from fault
        except discord.RateLimited as fault:
            raise TryLater(int(fault.retry_after * 1000)) from fault
        except discord.HTTPException as fault:
            told = self._told_apart(fault, place)
            if place is None and isinstance(told, Undeliverable):
                told = DoorClosed()  # whatever the code: who is not reached is called elsewhere
            raise told from fault

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
        """Whether a place hidden from the bot is, or may be, a private thread.

        The cache holds hidden channels too, but only those threads that the bot can see.
        """
        channel = None if place is None else self._client.get_channel(place)
        return channel is None or (isinstance(channel, discord.Thread) and channel.is_private())

    def _missing(self, place: PlaceId | None) -> str | None:
        """Return the first needed permission that this place does not grant; None if unknown."""
        granted = None if place is None else self._granted(place)
        if granted is None or place is None:
            return None
        needed = needed_in(self._client.get_channel(place))
        return next((name for name in needed if not getattr(granted, name)), None)

    def _granted(self, place: PlaceId) -> discord.Permissions | None:
        """Return the bot's permissions in a place; None if the place is not in the cache."""
        channel = self._client.get_channel(place)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return None
        return channel.permissions_for(channel.guild.me)


def _where(message: discord.Message, post: Post) -> Sent:
    """Return where a message is; a repeated nonce may bring back an earlier one than this post."""
    as_sent = message.content == content_of(post).strip()
    return Sent(PlaceId(message.channel.id), message.id, as_sent=as_sent)


def _names(sent: Sent, name: str) -> bool:
    """Whether the heading of a message contains the words of a name, one after the other."""
    words, heading = words_of(name), sent.heading
    starts = range(len(heading) - len(words) + 1)
    return any([*heading[at : at + len(words)]] == [*words] for at in starts)


def _first_id(since: int) -> int:
    """Return the lowest id of a message sent at or after this instant (Unix milliseconds)."""
    return discord.utils.time_snowflake(datetime.fromtimestamp(since / 1000, UTC))


def _refused(permission: str | None) -> Undeliverable:
    if permission is None:
        return Undeliverable(text("place-refused"))
    return Undeliverable(text("place-refused-permission", permission=permission_name(permission)))


def called_by(post: Post) -> discord.AllowedMentions:
    """Return the mentions that notify: exactly those whom the post is to notify."""
    return _notifying(post.pings, post.role)


def _notifying(people: tuple[PlayerId, ...], role: RoleId | None) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False,
        roles=[] if role is None else [discord.Object(role)],
        replied_user=False,
        users=[discord.Object(p) for p in people],
    )


async def _sent(channel: Channel, post: Post, **how: Any) -> discord.Message:
    """Send the post as a new message; retry without files if they are too large."""
    try:
        return await channel.send(
            content_of(post), view=rows_of(post) or MISSING, files=files_of(post), **how
        )
    except discord.HTTPException as fault:
        if not is_too_large(fault, post):
            raise
    return await _sent(channel, in_words(post), **how)


async def _edited(
    message: discord.PartialMessage, post: Post, *, keeps_files: bool
) -> discord.Message:
    """Edit the message; retry without files if those of the post are too large."""
    try:
        return await message.edit(
            content=content_of(post),
            view=rows_of(post),
            attachments=MISSING if keeps_files else files_of(post),
            allowed_mentions=_notifying(addressed_in(post), post.role),
        )
    except discord.HTTPException as fault:
        if not is_too_large(fault, post):
            raise
    return await _edited(message, in_words(post), keeps_files=False)


def _is_gone(fault: Exception) -> bool:
    """Whether a message has been deleted."""
    code = limit("deleted-message-is-gone")
    return isinstance(fault, discord.HTTPException) and fault.code == code


def _bare(message: discord.Message, instead: Instead) -> dict[str, Any]:
    """What an edit says that takes buttons and call off a message; its files are not named."""
    if is_of_components(message):
        return messages.retired_components(message, instead.call)
    return {"content": retired(message.content, instead), "view": None}
