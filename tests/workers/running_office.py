"""The delivery of messages over a real store, with a messenger that fails on request."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from model.letters import BoardPost, Letter, PrivateLetter, PublicLetter, TableFacts
from model.table import PlaceId, PlayerId, PlayerProfile, TableCode
from tables.service import TableService
from tests.tables.running_service import House, make_house
from workers.message_updates import MessageUpdates, Subjects
from workers.post_model import Instead, Post, Profiles, Sent
from workers.presenter import Presenter
from workers.table_messages import DailyMessages, DirectMessages, RefusedChannelPosts, TableMessages

MAILBOX = 10_000
"""A person's mailbox is the place of this number more."""


class Arrived(msgspec.Struct, frozen=True):
    """A call of the messenger: which, where or to whom, with which text and nonce."""

    deed: str
    where: int
    heading: str = ""
    nonce: int = 0


class Onlooking:
    """Everybody sees every channel, except as configured."""

    def __init__(self) -> None:
        self.shut_out: set[tuple[int, int]] = set()

    async def sees(self, _guild: int, place: int, player: int) -> bool:
        return (place, player) not in self.shut_out

    async def hears(self, guild: int, place: int, player: int) -> bool:
        return await self.sees(guild, place, player)


class FakeMessenger:
    """Records what arrives. ``mishap`` may raise before an action, ``after`` when it is done."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.mishap: Callable[[Arrived], None] = lambda _: None
        self.after: Callable[[Arrived], None] = lambda _: None
        self.stuck: set[int] = set()
        self.waiting = asyncio.Semaphore(0)
        """One for each deed that is stuck."""
        self.replaceable = True
        self.retires = True
        self.takes_edit: Callable[[Arrived], bool] = lambda _: True
        self.pictures_allowed = True
        self.found: Sent | None = None
        """A message that nobody knows of."""
        self._messages: dict[int, int] = {}

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        await self._do(Arrived("post", place, post.heading, nonce))
        return Sent(place, self._messages.setdefault(nonce, 5000 + len(self._messages)))

    def takes_pictures(self, place: PlaceId) -> bool:
        return self.pictures_allowed

    async def find_about(
        self, place: PlaceId, name: str, newer: int, since: int, *, once: bool = False
    ) -> Sequence[Sent]:
        found = self.found
        return [found] if found and found.place == place and found.message > newer else []

    async def replace(self, sent: Sent, post: Post) -> bool:
        edit = Arrived("replace", sent.message, post.heading)
        await self._do(edit)
        return self.replaceable and self.takes_edit(edit)

    async def retire(self, sent: Sent, instead: Instead) -> bool:
        await self._do(Arrived("retire", sent.message))
        return self.retires

    async def remove(self, sent: Sent) -> None:
        await self._do(Arrived("remove", sent.message))

    async def whisper(self, player: PlayerId, post: Post, nonce: int) -> Sent:
        deed = "whisper" if post.silent else "call"
        await self._do(Arrived(deed, player, post.heading, nonce))
        message = self._messages.setdefault(nonce, 5000 + len(self._messages))
        return Sent(PlaceId(player + MAILBOX), message)

    async def opened(self, player: PlayerId) -> PlaceId:
        return PlaceId(player + MAILBOX)

    async def _do(self, deed: Arrived) -> None:
        while deed.where in self.stuck:
            self.waiting.release()
            await asyncio.Event().wait()
        self.mishap(deed)
        self.arrived.append(deed)
        self.after(deed)

    def take(self) -> list[Arrived]:
        """What has arrived since the last look."""
        taken, self.arrived = self.arrived, []
        return taken

    def deeds(self) -> list[tuple[str, int, str]]:
        """The same without nonces."""
        return [(a.deed, a.where, a.heading) for a in self.take()]


class PlainWriter(Presenter):
    """Writes a letter's kind and its table's version; fails for some tables.

    ``stumbles_over``: fails for all their letters; ``cannot_show``: only for their views.
    """

    def __init__(self) -> None:
        self.stumbles_over: set[TableCode] = set()
        self.cannot_show: set[TableCode] = set()
        self.busy = False
        self.written: list[Letter] = []
        self.drawn: list[Letter] = []

    @property
    def is_busy(self) -> bool:
        return self.busy

    async def public(self, letter: PublicLetter, profiles: Profiles, *, drawn: bool = True) -> Post:
        return self._post(letter, drawn)

    async def private(
        self, letter: PrivateLetter, profiles: Profiles, *, drawn: bool = True
    ) -> Post:
        return self._post(letter, drawn)

    def digest_name(self, reader: PlayerProfile) -> str:
        return "digest"

    def digest(self, reader: PlayerProfile, owed: Sequence[TableFacts]) -> Post:
        return Post(heading=f"digest {len(owed)}")

    def overtaken(
        self, letter: PublicLetter, newest: BoardPost, profiles: Profiles, *, left: bool = False
    ) -> Instead:
        return Instead(f"overtaken by {newest.message}")

    def _post(self, letter: Letter, drawn: bool) -> Post:
        cannot = self.cannot_show if letter.view is not None else set[TableCode]()
        if letter.table.code in self.stumbles_over | cannot:
            raise ZeroDivisionError
        self.written.append(letter)
        if drawn:
            self.drawn.append(letter)
        return Post(heading=f"{letter.kind} {letter.table.version}")

    def drawings(self, kind: str) -> list[int]:
        """The versions of the tables for which pictures were made, for letters of this kind."""
        return [letter.table.version for letter in self.drawn if letter.kind == kind]


class Office:
    """The service with the delivery of its messages."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.messenger = FakeMessenger()
        self.writer = PlainWriter()
        self.onlooking = Onlooking()
        self._is_woken = False
        self.start()

    @property
    def service(self) -> TableService:
        return self.house.service

    def start(self) -> None:
        """A process begins."""
        clock, service = self.house.clock, self.service
        messenger, writer = self.messenger, self.writer
        refused = RefusedChannelPosts(service, clock)
        subjects: dict[str, Subjects] = {
            "day": DailyMessages(service, writer, clock),
            "person": DirectMessages(service, writer, clock, self.onlooking),
            "table": TableMessages(service, writer, messenger, clock, refused),
        }
        self.updates = MessageUpdates(
            self.house.store, subjects, messenger, clock, self.reopen, self._wake
        )

    def _wake(self) -> None:
        self._is_woken = True

    async def reopen(self, _place: PlaceId) -> bool:
        """No thread can be opened."""
        return False

    async def work(self) -> list[tuple[str, int, str]]:
        """Do what is due, and what follows from it at once; what arrived by it."""
        await self.due()
        return self.messenger.deeds()

    async def due(self) -> int | None:
        """Do what is due, and what follows from it at once; when to look again."""
        self._is_woken = True
        due: int | None = None
        while self._is_woken:
            self._is_woken = False
            due = await self.updates.work()
        return due

    async def restart(self) -> None:
        """The process died and is started again."""
        await self.house.store.release_all()
        self.start()


@asynccontextmanager
async def make_office(folder: Path) -> AsyncIterator[Office]:
    """An office over a database file in this folder."""
    async with make_house(folder) as house:
        yield Office(house)
