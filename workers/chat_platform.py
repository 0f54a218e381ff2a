"""What the workers need of the platform: that it takes posts, and knows who is where."""

from collections.abc import Mapping
from typing import Protocol

import msgspec

from core.text import Text
from tables.model.table import PlaceId, PlayerId
from workers.post_model import Instead, Post


class Sent(msgspec.Struct, frozen=True):
    """Where a post now stands."""

    place: PlaceId
    message: int


class NotTaken(Exception):
    """Discord takes no emoji now, or not this one."""


class KeepsEmoji(Protocol):
    """Where emoji of the application are kept. All methods raise NotTaken."""

    async def names(self) -> Mapping[str, int]:
        """The ids of all emoji there are, by name."""
        ...

    async def add(self, name: str, file: bytes) -> int:
        """Upload one; its id."""
        ...

    async def remove(self, emoji: int) -> None:
        """Delete one; that there is none such is as good."""
        ...


class Messenger(Protocol):
    """Sends posts. ``nonce``: the same number twice within minutes sends one message."""

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        """Post publicly. Raises Undeliverable or TryLater."""
        ...

    def takes_pictures(self, place: PlaceId) -> bool:
        """Whether files may be attached in this place, as far as is known."""
        ...

    async def find(self, place: PlaceId, post: Post, newer: int, since: int) -> Sent | None:
        """Where this very post already stands in a place, if it does.

        Known by its words and buttons; only messages sent ``since`` then (Unix milliseconds) count,
        and of these only those ``newer`` than the message of that id.
        """
        ...

    async def replace(self, sent: Sent, post: Post) -> bool:
        """Rewrite an earlier post in place; False when it is gone or too old to be edited."""
        ...

    async def retire(self, sent: Sent, instead: Instead) -> bool:
        """Take the buttons off an earlier post, if it can still be edited, and the call from it.

        False where that was refused and is worth another try later. ``instead``: what it says
        from then on.
        """
        ...

    async def remove(self, sent: Sent) -> None:
        """Delete a message, if it still stands. Raises TryLater."""
        ...

    async def whisper(self, player: PlayerId, post: Post, nonce: int, *, silent: bool) -> Sent:
        """Send a direct message, ``silent`` without sound: its unread number grows all the same.

        Raises DoorClosed, Undeliverable or TryLater.
        """
        ...

    async def find_whisper(self, player: PlayerId, post: Post, since: int) -> Sent | None:
        """Where this very post already stands among the direct messages to a person, if it does.

        Known as in ``find``. Raises the same as ``whisper``.
        """
        ...


class Members(Protocol):
    """Knows who is in which server."""

    async def is_here(self, guild: int, player: int) -> bool:
        """Whether this person is in that server; yes where nobody can say."""
        ...


class Onlookers(Protocol):
    """Knows who sees which channel."""

    async def sees(self, guild: int, place: int, player: int) -> bool:
        """Whether this person sees that channel of a server; yes where nobody can say."""
        ...

    async def hears(self, guild: int, place: int, player: int) -> bool:
        """Whether a call there reaches this person, whom one takes to be in the server.

        The same, but nobody is looked up for a channel that all of its server see.
        """
        ...


class TryLater(Exception):
    """The platform fails, or wants a pause of ``wait`` milliseconds (None: it did not say)."""

    def __init__(self, wait: int | None = None) -> None:
        super().__init__("try later")
        self.wait = wait


class Undeliverable(Exception):
    """This can never be delivered as it is. ``said``: why, to tell the people it was for."""

    def __init__(self, said: Text) -> None:
        super().__init__(said.key)
        self.said = said


class DoorClosed(Exception):
    """This person takes no direct messages. ``gone``: they share no server with us any more."""

    def __init__(self, *, gone: bool = False) -> None:
        super().__init__("no server in common" if gone else "direct messages closed")
        self.gone = gone
