"""The workers' interfaces to the chat platform, its refusals, and when to try again."""

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

from core.discord_limits import limit
from core.translatable_text import Text
from model.message import LONGEST_PUT_OFF
from model.table import PlaceId, PlayerId
from workers.post_model import Instead, Post


class Sent(msgspec.Struct, frozen=True):
    """Where a sent post is: channel and message id.

    ``as_sent``: it says what was sent; not if Discord knew its nonce and it is an earlier one.
    Words that come back in another form count as others: that costs a repeated post one edit.
    ``heading``: the words of its heading, where it was searched for.
    """

    place: PlaceId
    message: int
    as_sent: bool = True
    heading: Sequence[str] = ()


class NotTaken(Exception):
    """Raised when Discord takes no emoji now, or not this one."""


class KeepsEmoji(Protocol):
    """The store of the application's emoji at Discord. All methods raise NotTaken."""

    async def names(self) -> Mapping[str, int]:
        """Return the ids of all existing emoji, by name."""
        ...

    async def add(self, name: str, file: bytes) -> int:
        """Upload an emoji; return its id."""
        ...

    async def remove(self, emoji: int) -> None:
        """Delete an emoji; it is no error if there is none."""
        ...


class Messenger(Protocol):
    """Sends posts. ``nonce``: the same number twice within minutes sends one message."""

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        """Post publicly. Raises Undeliverable, TryLater or WasDeleted."""
        ...

    def takes_pictures(self, place: PlaceId) -> bool:
        """Whether the bot may attach files in this channel, as far as is known."""
        ...

    async def find_about(
        self, place: PlaceId, name: str, newer: int, since: int, *, once: bool = False
    ) -> Sequence[Sent]:
        """Return where posts were sent whose heading contains the words of this name, newest first.

        They are sought among the messages sent since ``since`` (Unix milliseconds) and newer than
        that with the id ``newer``; answers to people are not among them. ``once``: among what stood
        there when this process searched the place first, which is not read again.
        """
        ...

    async def replace(self, sent: Sent, post: Post) -> bool:
        """Edit an earlier post; False if it is gone or too old to be edited."""
        ...

    async def retire(self, sent: Sent, instead: Instead) -> bool:
        """Take the buttons off an earlier post, if it can still be edited, and the call from it.

        False where that was refused, by whatever code. ``instead``: what it says
        from then on.
        """
        ...

    async def remove(self, sent: Sent) -> None:
        """Delete a message, if it still exists. Raises TryLater."""
        ...

    async def whisper(self, player: PlayerId, post: Post, nonce: int) -> Sent:
        """Send a direct message; also without sound it raises the unread count.

        Raises DoorClosed, for whatever refuses it, TryLater or WasDeleted.
        """
        ...

    async def opened(self, player: PlayerId) -> PlaceId:
        """Return the channel of direct messages to a person. Raises DoorClosed or TryLater."""
        ...


class Members(Protocol):
    """Looks up members of servers."""

    async def is_here(self, guild: int, player: int) -> bool:
        """Whether this person is in that server; True if unknown."""
        ...


class Onlookers(Protocol):
    """Looks up who can see a channel."""

    async def sees(self, guild: int, place: int, player: int) -> bool:
        """Whether this person can see that channel of a server; True if unknown."""
        ...

    async def hears(self, guild: int, place: int, player: int) -> bool:
        """Whether a ping there reaches this person, who is assumed to be in the server.

        Like ``sees``, but without a look-up if all members of the server can see the channel.
        """
        ...


class TryLater(Exception):
    """Raised when the platform fails, or asks for ``wait`` milliseconds (None: not said)."""

    def __init__(self, wait: int | None = None) -> None:
        super().__init__("try later")
        self.wait = wait


class Undeliverable(Exception):
    """Raised for a post that can never be sent as it is. ``said``: why, for its recipients."""

    def __init__(self, said: Text) -> None:
        super().__init__(said.key)
        self.said = said


class WasDeleted(Exception):
    """Raised for a repeated nonce whose message had arrived and has been deleted since."""


class DoorClosed(Exception):
    """Raised when a person takes no direct messages. ``gone``: they share no server with us."""

    def __init__(self, *, gone: bool = False) -> None:
        super().__init__("no server in common" if gone else "direct messages closed")
        self.gone = gone


T = TypeVar("T")

MOST_ATTEMPTS = 8
"""Failures by a bug of ours after which a message is given up; it has waited four minutes then.
While Discord fails, messages are retried without limit."""

_FIRST_PAUSE = 2_000
_LONGEST_PAUSE = 600_000
"""Milliseconds before the first retry; the pause doubles with each failure, up to the longest."""

PATIENCE = 90
"""Timeout for sending a message, in seconds; less than the lease."""

NONCE_LASTS = 1000 * limit("nonce-lifetime")
"""Milliseconds for which the platform certainly recognizes a repeated nonce."""


async def patiently(sending: Awaitable[T]) -> T:
    """Wait for a message to be sent. Raises TryLater at the timeout, before the lease ends."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await sending
    except TimeoutError as fault:
        raise TryLater from fault


def pause_before_retry(failures: int, wait: int | None) -> int:
    """Return the milliseconds until the next attempt after this many failures before.

    ``wait``: what the platform asks for, if it does.
    """
    if wait is None:
        return min(_FIRST_PAUSE << failures, _LONGEST_PAUSE)
    return min(max(wait, _FIRST_PAUSE), LONGEST_PUT_OFF)
