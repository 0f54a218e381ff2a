"""Sends posts through Discord, and tells its faults apart."""

import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from itertools import islice
from typing import Any

import aiohttp
import discord
import msgspec
from discord import ui

from cogs.places import THREAD_CLOSED
from cogs.ui.layout import CALL, files_of, is_told, layout_of
from core.text import Text, text
from tables.model import PlaceId, PlayerId
from workers.platform import DoorClosed, Sent, TryLater, Undeliverable
from workers.ports import Post

_log = logging.getLogger(__name__)

_DOOR_CLOSED = 50007
_NOBODY_THERE = (50278, 10013)
"""No server in common any more, or no such account."""

_TOO_MANY_DMS = 40003
_NO_MESSAGES_HERE = (50008, 50024)
"""The place is of a kind that takes none: a forum itself, a category."""

_SHUT_OUT = 50001
_GONE = (10003, 10008, 10013)
_EDIT_LIMIT = 30046
_SERVER_FAULT = 500

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
        self._messages: OrderedDict[int, discord.Message] = OrderedDict()

    def keep(self, message: discord.Message) -> None:
        """Remember a message as it stands now."""
        self._messages[message.id] = message
        self._messages.move_to_end(message.id)
        if len(self._messages) > _MOST_KEPT:
            self._messages.popitem(last=False)

    def take(self, message: int) -> discord.Message | None:
        """The message of this id, if it is remembered; from then on it is not."""
        return self._messages.pop(message, None)


class DiscordMessenger:
    """The only one who sends messages that nobody asked for."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._recent = _Recent()

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        """Post publicly, notifying exactly the post's pings."""
        channel = self._client.get_partial_messageable(place)
        with self._faults(place):
            message = await channel.send(
                view=layout_of(post),
                files=files_of(post),
                allowed_mentions=called_by(post),
                nonce=str(nonce),
            )
        self._recent.keep(message)
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
        """Rewrite a post in place."""
        message = self._client.get_partial_messageable(sent.place).get_partial_message(sent.message)
        try:
            with self._faults(sent.place):
                edited = await message.edit(
                    view=layout_of(post),
                    attachments=files_of(post),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
        except Undeliverable:
            return False
        self._recent.keep(edited)
        return True

    async def retire(self, sent: Sent, instead: str) -> None:
        """Take buttons and call off a post. When that fails, the buttons say that they are old."""
        try:
            message = self._recent.take(sent.message) or await self._fetched(sent)
            await message.edit(view=_retired(message, instead), attachments=_kept(message))
        except (discord.HTTPException, aiohttp.ClientError) as fault:
            _log.info("post %d keeps its buttons: %s", sent.message, fault)

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
            message = await direct.send(
                view=layout_of(post),
                files=files_of(post),
                allowed_mentions=discord.AllowedMentions.none(),
                nonce=str(nonce),
                silent=silent,
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
        if place is None and fault.code in (_DOOR_CLOSED, *_NOBODY_THERE):
            return DoorClosed(gone=fault.code in _NOBODY_THERE)
        if fault.status >= _SERVER_FAULT:
            return TryLater()
        if fault.status == 429 or fault.code == _TOO_MANY_DMS:
            return TryLater(60_000)
        if fault.code == THREAD_CLOSED:
            return Undeliverable(text("place-archived"))
        if fault.code in _NO_MESSAGES_HERE:
            return Undeliverable(text("place-without-messages"))
        if fault.code == _SHUT_OUT and self._may_be_private(place):
            return Undeliverable(text("place-not-joined"))
        if fault.code in _GONE:
            return Undeliverable(text("place-gone"))
        if fault.status == 403:
            return _refused(self._missing(place))
        if fault.code == _EDIT_LIMIT:
            return Undeliverable(text("place-too-old"))
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
    return discord.AllowedMentions(
        everyone=False,
        roles=[] if post.role is None else [discord.Object(post.role)],
        replied_user=False,
        users=[discord.Object(p) for p in post.pings],
    )


class _Kept(msgspec.Struct, frozen=True):
    """An attachment that stays as it is; an edit names it by its id alone."""

    id: int

    def to_dict(self) -> dict[str, int]:
        """What the request says of it."""
        return {"id": self.id}


def _kept(message: discord.Message) -> Any:
    return [_Kept(attachment.id) for attachment in message.attachments]


def _retired(message: discord.Message, instead: str) -> ui.LayoutView:
    """The same message without its rows of buttons, and with other words in place of its call.

    Its pictures are named as attachments.
    """
    view = ui.LayoutView.from_message(message, timeout=None)
    pictures = iter(message.attachments)
    for item in list(view.walk_children()):
        if isinstance(item, ui.ActionRow):
            parent: Any = item.parent or view
            parent.remove_item(item)
        elif isinstance(item, ui.TextDisplay) and item.id == CALL:
            item.content = f"-# {instead}"
        elif isinstance(item, ui.MediaGallery):
            item.items = [
                discord.MediaGalleryItem(
                    f"attachment://{attachment.filename}", description=attachment.description
                )
                for attachment in islice(pictures, len(item.items))
            ]
    return view
