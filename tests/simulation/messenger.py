"""A simulated Discord for the messenger: messages, direct messages, channels, nonces, failures."""

from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from random import Random

import msgspec

from core.texts import text
from model.letters import BoardPost, Letter, PrivateLetter, PublicLetter, TableFacts
from model.table import PlaceId, PlayerId, PlayerProfile
from tables.interfaces import Clock
from workers.post_model import (
    NONCE_LASTS,
    DoorClosed,
    Instead,
    Post,
    Profiles,
    Sent,
    TryLater,
    Undeliverable,
    words_of,
)
from workers.presenter import Presenter

MAILBOX = 10_000
"""A person's mailbox is the place of this number more."""


class Message(msgspec.Struct):
    """An existing message. ``letter``: the last one written into it."""

    place: PlaceId
    to: PlayerId | None
    letter: Letter | None
    heading: str
    sent_at: int
    controls: bool = True


class Ring(msgspec.Struct, frozen=True):
    """A notification sound: whose, by post or direct message, and its text."""

    player: PlayerId
    by_letter: bool
    letter: Letter | None


class Number(msgspec.Struct, frozen=True):
    """A new direct message: the unread badge grows, whether it sounds or not.

    ``is_first``: the first of its table in this mailbox. ``was_tried``: an earlier attempt to send
    it failed, and may have arrived.
    """

    player: PlayerId
    letter: Letter | None
    sounds: bool
    is_first: bool
    was_tried: bool


class Writer(Presenter):
    """Writes letters so that they can be parsed back from their messages. Its painters are busy
    half of the time.
    """

    def __init__(self, chance: Random) -> None:
        self._letters: list[Letter] = []
        self._chance = chance

    @property
    def is_busy(self) -> bool:
        return self._chance.random() < 0.5

    async def public(self, letter: PublicLetter, profiles: Profiles, *, drawn: bool = True) -> Post:
        return self._written(letter, letter.ping)

    async def private(
        self, letter: PrivateLetter, profiles: Profiles, *, drawn: bool = True
    ) -> Post:
        return self._written(letter, ())

    def digest_name(self, reader: PlayerProfile) -> str:
        return "digest"

    def digest(self, reader: PlayerProfile, owed: Sequence[TableFacts]) -> Post:
        return Post(heading="digest")

    def overtaken(
        self, letter: PublicLetter, newest: BoardPost, profiles: Profiles, *, left: bool = False
    ) -> Instead:
        return Instead("")

    def read(self, post: Post) -> Letter | None:
        """The letter of which this post was made; None for a daily message."""
        return None if post.small is None else self._letters[int(post.small)]

    def _written(self, letter: Letter, pings: tuple[PlayerId, ...]) -> Post:
        self._letters.append(letter)
        heading = f"{letter.table.code} {letter.kind} {letter.table.version}"
        return Post(heading, small=str(len(self._letters) - 1), pings=pings)


class SimulatedDiscord:
    """A messenger that behaves like Discord. ``rang``, ``counted``, ``arrived``: callbacks.

    An edit adds no unread badge, a deletion removes none.
    """

    def __init__(self, clock: Clock, writer: Writer, chance: Random) -> None:
        self._clock = clock
        self._writer = writer
        self._chance = chance
        self._ids = count(1)
        self._nonces: dict[int, tuple[int, int]] = {}
        self._tried: set[int] = set()
        self._interrupted: set[PlaceId] = set()
        """Mailboxes where a letter was to give way to another, which nobody knows to have come."""
        self._written_to: set[tuple[PlayerId, int | None]] = set()
        self.messages: dict[int, Message] = {}
        self.sent = 0
        self.refuses = False
        self.loses_replies = 0.0
        self.closed: set[PlayerId] = set()
        self.gone: set[PlaceId] = set()
        self.rang: Callable[[Ring], None] = lambda _: None
        self.counted: Callable[[Number], None] = lambda _: None
        self.arrived: Callable[[Letter], None] = lambda _: None
        self.meanwhile: Callable[[], Awaitable[None]] = _nothing

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        await self._on_the_way()
        if place in self.gone:
            raise Undeliverable(text("place-gone"))
        message = self._new(place, None, post, nonce)
        if message is not None:
            for player in post.pings:
                self.rang(Ring(player, False, self._writer.read(post)))
        await self._on_the_way_back()
        return self._sent(place, post, nonce)

    def takes_pictures(self, place: PlaceId) -> bool:
        return True

    async def find_about(
        self, place: PlaceId, name: str, newer: int, since: int, *, once: bool = False
    ) -> Sequence[Sent]:
        await self._on_the_way()
        return [
            Sent(place, number, heading=words_of(message.heading))
            for number, message in reversed(self.messages.items())
            if message.place == place and number > newer and name in words_of(message.heading)
        ]

    async def replace(self, sent: Sent, post: Post) -> bool:
        await self._on_the_way()
        message = self.messages.get(sent.message)
        if message is None:
            return False
        message.letter, message.heading = self._writer.read(post), post.heading
        self._note(post)
        await self._on_the_way_back()
        return True

    async def retire(self, sent: Sent, instead: Instead) -> bool:
        await self._on_the_way()
        if sent.message in self.messages:
            self.messages[sent.message].controls = False
        return True

    async def remove(self, sent: Sent) -> None:
        try:
            await self._on_the_way()
        except TryLater:
            self._interrupted.add(sent.place)
            raise
        self.messages.pop(sent.message, None)

    async def whisper(self, player: PlayerId, post: Post, nonce: int) -> Sent:
        place = PlaceId(player + MAILBOX)
        was_tried = nonce in self._tried or place in self._interrupted
        self._tried.add(nonce)
        await self._on_the_way()
        if player in self.closed:
            self._forget_what_stands_no_more(player)
            raise DoorClosed
        message = self._new(place, player, post, nonce)
        if message is not None:
            self._interrupted.discard(place)
            letter = self._writer.read(post)
            table = (player, None if letter is None else letter.table.id)
            is_first = table not in self._written_to
            self._written_to.add(table)
            self.counted(Number(player, letter, not post.silent, is_first, was_tried))
            if not post.silent:
                self.rang(Ring(player, True, letter))
        await self._on_the_way_back()
        return self._sent(place, post, nonce)

    async def opened(self, player: PlayerId) -> PlaceId:
        await self._on_the_way()
        if player in self.closed:
            raise DoorClosed
        return PlaceId(player + MAILBOX)

    def mailbox(self, player: PlayerId) -> list[Letter]:
        """The letters that stand in a person's mailbox, oldest first; daily messages left out."""
        return [m.letter for m in self.messages.values() if m.to == player and m.letter is not None]

    def _forget_what_stands_no_more(self, player: PlayerId) -> None:
        """What gave way to a letter that found the door closed is the first again later."""
        stand = {(player, letter.table.id) for letter in self.mailbox(player)}
        mine = {known for known in self._written_to if known[0] == player}
        self._written_to -= mine - stand

    def _new(self, place: PlaceId, to: PlayerId | None, post: Post, nonce: int) -> Message | None:
        """A new message; None where the nonce is that of one that stands."""
        known, now = self._nonces.get(nonce), self._clock.now()
        if known is not None and abs(now - known[1]) <= NONCE_LASTS:
            return None
        message = Message(place, to, self._writer.read(post), post.heading, now)
        number = next(self._ids)
        self.sent += 1
        self._nonces[nonce], self.messages[number] = (number, now), message
        self._note(post)
        return message

    def _sent(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        number = self._nonces[nonce][0]
        known = self.messages.get(number)
        as_sent = known is not None and known.heading == post.heading
        return Sent(place, number, as_sent=as_sent)

    def _note(self, post: Post) -> None:
        letter = self._writer.read(post)
        if letter is not None:
            self.arrived(letter)

    async def _on_the_way(self) -> None:
        if self.refuses:
            raise TryLater
        await self.meanwhile()

    async def _on_the_way_back(self) -> None:
        if self._chance.random() < self.loses_replies:
            raise TryLater


async def _nothing() -> None:
    """Nobody does anything."""
