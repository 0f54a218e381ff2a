"""The product with simulated people and failures, all random choices from one seed."""

import heapq
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import msgspec
from sqlalchemy import select

from core.errors import PlayerError
from core.game import Level
from model import game_json
from model.commands import Answer, Freeze, Join, Order, Play, SeatComputer, Start
from model.game_json import AnyGame
from model.letters import Letter
from model.message import Message
from model.shards import ProcessShards
from model.table import (
    HOUR,
    MINUTE,
    TIMER_KINDS,
    Computer,
    GuildId,
    PlaceId,
    RequestId,
    Status,
    Table,
    TableCode,
    TableId,
)
from model.table_creation import Opening
from storage.rows.schema import message, timer
from storage.transaction.timers import timer_from
from tables.service import TableService
from tests.simulation.laws import LAWS, Known, Law
from tests.simulation.memory import Changes, MemoryStore
from tests.simulation.messenger import Number, Ring, SimulatedDiscord, Writer
from tests.simulation.people import (
    GOES_ON_FOR_EVER,
    HABITS,
    WHIMS,
    Character,
    a_pace,
    knaves,
    somebody,
)
from tests.tables.sample_tables import NOON, CountedEntropy, FixedClock
from tests.tables.toy_game import PEBBLES_GAME
from tests.workers.running_office import Onlooking
from workers.computers import Computers
from workers.deadlines import Timekeeper
from workers.message_updates import MessageUpdates, Subjects
from workers.table_messages import DailyMessages, DirectMessages, RefusedChannelPosts, TableMessages

PEOPLE = 7
SIGN_OF_LIFE = 5 * MINUTE
DAY = 24 * HOUR
DAYS = 12
"""How long people play before they all fall silent."""

AFTERWARDS = 120
"""Days for which nobody does anything then: enough to end a game, or to wait as agreed."""

LONGEST_GAME = 5 * AFTERWARDS
"""Days after which even a long game has ended in which the clock plays every move."""

PLACES = (
    (GuildId(1), PlaceId(201)),
    (GuildId(1), PlaceId(202)),
    (GuildId(1 << 22), PlaceId(203)),
    (None, PlaceId(204)),
)
"""Servers and channels; the third is a server of another shard, the last a private chat."""

SHARDS = 2

TOYS: Mapping[str, AnyGame] = {
    "pebbles": PEBBLES_GAME,
    "stones": replace(
        PEBBLES_GAME,
        manifest=msgspec.structs.replace(PEBBLES_GAME.manifest, key="stones", has_secrets=False),
    ),
}
"""Games that are quickly played; of the second no letters are written for the sake of secrets."""

_PEOPLES = tuple(kind for kind in TIMER_KINDS if kind != "computer")

Deed = Callable[[], Awaitable[None]]


class FirstMove:
    """A computer player that makes the first legal move."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        return self._games[game].notate(legal[0])


class World:
    """The simulation of one seed: ``tables`` tables of these games, a few people, some weeks."""

    def __init__(
        self,
        seed: int,
        games: Mapping[str, AnyGame] = TOYS,
        tables: int = 10,
        people: int = PEOPLE,
        *,
        with_knaves: bool = False,
    ) -> None:
        self.chance = Random(seed)
        self.games = dict(games)
        self.clock = FixedClock(NOON + self.chance.randrange(24) * HOUR)
        self.entropy = CountedEntropy()
        self.store = MemoryStore()
        self.store.memory.after = self._has_changed
        self.known = Known()
        self.laws: list[Law] = [law(self.known) for law in LAWS]
        self.people = [somebody(number, self.chance) for number in range(people)]
        self.people += knaves(people, self.chance) if with_knaves else []
        self.writer = Writer(Random(seed))
        self.discord = SimulatedDiscord(self.clock, self.writer, self.chance)
        self.discord.rang = self._rings
        self.discord.counted = self._counts
        self.discord.arrived = self._arrives
        self.lost: dict[int, int] = {}
        self.is_up = True
        self.looks_as: Character | None = None
        self._tables = tables
        self._agenda: list[tuple[int, int, Deed]] = []
        self._numbers, self._requests = count(), count(1)
        self._rung = False
        self._said_alive = 0
        self._is_late = False
        """Whether everybody has fallen silent, but for those who are out for no game."""
        self.sounds = 0
        self._start_process()

    # --- the house -------------------------------------------------------------------------------

    def _start_process(self) -> None:
        """All that is lost when the process dies."""
        self.service = TableService(self.store, self.games, self.clock, self.entropy, self._ring)
        clock, writer, discord = self.clock, self.writer, self.discord
        refused = RefusedChannelPosts(self.service, clock)
        subjects: dict[str, Subjects] = {
            "day": DailyMessages(self.service, writer, clock),
            "person": DirectMessages(self.service, writer, clock, Onlooking()),
            "table": TableMessages(self.service, writer, discord, clock, refused),
        }
        self._updates = MessageUpdates(self.store, subjects, discord, clock, _no_thread, self._ring)
        self._timekeeper = Timekeeper(self.service, self.clock, self._reach)
        self._computers = Computers(self.service, FirstMove(self.games), self.clock, self._reach)

    def _ring(self) -> None:
        self._rung = True

    def _reach(self) -> ProcessShards:
        return ProcessShards(SHARDS, frozenset(range(SHARDS)) - self.lost.keys(), dict(self.lost))

    def can_be_reached(self, guild: GuildId | None) -> bool:
        """Whether people of this server (None: in private chats) can press anything."""
        return self.is_up and (guild or 0) // (1 << 22) % SHARDS not in self.lost

    async def work(self) -> int:
        """All that is to be done now; the instant at which there is more to do."""
        self._rung = True
        while self._rung:
            self._rung = False
            instants = [
                await self._updates.work(),
                await self._timekeeper.work(),
                await self._computers.work(),
                await self.service.timers.send_digests(),
            ]
        await self._look_around()
        instants[1] = (await self.service.timers.agenda(_PEOPLES)).next_at
        return min((at for at in instants if at is not None), default=self.clock.now() + DAY)

    async def _look_around(self) -> None:
        """Nothing is left to do now: what the laws must know of it."""
        known, now = self.known, self.clock.now()
        known.now = now
        rows = await self.store.database.read(
            lambda c: (
                c.execute(select(timer)).all(),
                c.execute(select(message.c.document).where(message.c.subject == "table"))
                .scalars()
                .all(),
            )
        )
        messages = [msgspec.json.decode(document, type=Message) for document in rows[1]]
        outdated = [one for one in messages if one.step is not None]
        known.waiting = {TableId(one.subject.id) for one in outdated if one.waits_since is not None}
        known.outdated = {TableId(one.subject.id) for one in outdated if not one.is_direct}
        soon = (one for one in outdated if one.tries or one.due <= now + MINUTE)
        known.changing = known.waiting | {TableId(one.subject.id) for one in soon}
        known.timers = [timer_from(row) for row in rows[0]]
        self._look_out()
        for law in self.laws:
            law.rests(self.discord.messages.values())

    def _look_out(self) -> None:
        """Whose people cannot reach the house now."""
        tables = self.known.tables.values()
        self.known.unreachable = {t.id for t in tables if not self.can_be_reached(t.guild)}

    # --- what the laws are told ------------------------------------------------------------------

    def _has_changed(self, changes: Changes) -> None:
        self.known.now = self.clock.now()
        for profile in changes.people:
            self.known.meet(profile)
        for result in changes.results:
            self.known.results[result.table] = result
        for after in changes.tables:
            before = self.known.tables.get(after.id)
            moves = [move for table, move in changes.moves if table == after.id]
            for law in self.laws:
                law.changes(before, after, moves)
            self.known.learn(before, after)

    def _rings(self, ring: Ring) -> None:
        self.sounds += 1
        for law in self.laws:
            law.rings(ring)

    def _counts(self, number: Number) -> None:
        for law in self.laws:
            law.counts(number)

    def _arrives(self, letter: Letter) -> None:
        for law in self.laws:
            law.arrives(letter)

    # --- time ------------------------------------------------------------------------------------

    def plan(self, after: int, deed: Deed) -> None:
        """Something will be done in so many milliseconds."""
        at = self.clock.now() + max(1, after)
        heapq.heappush(self._agenda, (at, next(self._numbers), deed))

    async def live(self) -> None:
        """The whole story. Raises LawBroken."""
        for who in self.people:
            await self.service.remember(who.profile)
            self._will_look(who)
        for _ in range(self._tables):
            self.plan(self.chance.randrange(DAYS * DAY // 2), self._open)
        for weather in WEATHER:
            self._will_come(weather)
        await self.service.outages.wake_up(self._reach())
        await self._until(self.clock.now() + DAYS * DAY)
        self._agenda.clear()
        await self._clear_up()
        self._is_late = True
        for who in self.people:
            if who.bent in GOES_ON_FOR_EVER:
                self._will_look(who)
        for _ in range(LONGEST_GAME // AFTERWARDS):
            await self._until(self.clock.now() + AFTERWARDS * DAY)
            if not self._is_played_by_the_clock():
                break
        for law in self.laws:
            law.ends()

    def _is_played_by_the_clock(self) -> bool:
        """Whether some game still goes on, a quiet move at each deadline."""
        return any(
            table.status is Status.PLAYING and table.pace.late == "play"
            for table in self.known.tables.values()
        )

    async def _until(self, end: int) -> None:
        due = self.clock.now()
        while (now := self.clock.now()) < end:
            if self.is_up and (self._rung or due <= now):
                due = await self.work()
            planned = self._agenda[0][0] if self._agenda else end
            wakes = max(due, now + 1) if self.is_up else end
            await self._pass(min(wakes, max(planned, now), end))
            while self._agenda and self._agenda[0][0] <= self.clock.now():
                await heapq.heappop(self._agenda)[2]()

    async def _pass(self, until: int) -> None:
        """Time passes in which nothing happens; the house goes on saying that it stands."""
        now = self.clock.now()
        if until <= now:
            return
        self._look_out()
        for law in self.laws:
            law.passes(now, until)
        self.clock.instant = self.known.now = until
        if self.is_up and not 0 <= until - self._said_alive < SIGN_OF_LIFE:
            self._said_alive = until
            await self.store.transact(lambda tx: tx.timers.mark_alive(until, self._reach()))

    # --- people ----------------------------------------------------------------------------------

    def _will_look(self, who: Character) -> None:
        async def look() -> None:
            self._will_look(who)
            if self.is_up and len(self.lost) < SHARDS:
                await self.looks(who)

        every = 12 * HOUR if self._is_late else who.looks_every
        self.plan(int(self.chance.expovariate(1 / every)), look)

    async def looks(self, who: Character) -> None:
        """Somebody looks at their tables, and does what they are like."""
        for chance, whim in WHIMS:
            if self.chance.random() < chance:
                await self._kindly(whim(self, who))
        if self._is_late:
            await self._holds_up(who)
            return
        for table in list(self.known.tables.values()):
            if not self.can_be_reached(table.guild):
                continue
            here = (*table.owners, *table.invited)
            passes_by = any(seat.wanted for seat in table.seats) or table.status is Status.LOBBY
            if who.person.id not in here and not (passes_by and self.chance.random() < 0.3):
                continue
            for chance, habit in HABITS[table.status]:
                order = habit(self, who, table) if self.chance.random() < chance else None
                if order is not None:
                    await self._ask(table.code, order)
            seat = self.known.tables[table.id].seat_of(who.person.id)
            if seat is not None and seat.asked is not None and self.chance.random() < who.diligence:
                await self._play(who, table.code)

    async def _holds_up(self, who: Character) -> None:
        """Wait with every vote, or freeze; what is done with clocks is a whim."""
        for table in self.known.playing():
            if not self.can_be_reached(table.guild):
                continue
            if who.bent == "freezer" and not table.is_frozen:
                await self._ask(table.code, Freeze(who.person, table.guild))
            for poll in table.polls if who.bent == "colluder" else ():
                await self._ask(table.code, Answer(who.person, poll.number, "wait"))

    async def _play(self, who: Character, code: TableCode) -> None:
        """Answer what is asked, and sometimes what is asked then."""
        for _ in range(self.chance.choice((1, 1, 3))):
            look = await self.service.queries.look(code, who.person.id)
            if look.asked is None or not look.legal:
                return
            move = self.chance.choice(look.legal)
            notation = self.games[look.table.game].notate(move)
            await self._ask(code, Play(who.person, notation, look.asked))

    async def _ask(self, code: TableCode, order: Order) -> None:
        await self._kindly(self.service.carry_out(self.request(), code, order))

    async def _kindly(self, work: Awaitable[object]) -> None:
        """Something that is done or kindly refused."""
        try:
            await work
        except PlayerError:
            return

    def request(self) -> RequestId:
        return RequestId(next(self._requests))

    def joins(self, who: Character, table: Table) -> Order:
        return Join(who.person, self.entropy.seed(), sees=table.place)

    def starts(self, who: Character) -> Order:
        return Start(who.person, self.entropy.seed())

    def seats_computer(self, who: Character) -> Order:
        level: Level = "easy"
        agent = self.chance.choice(sorted(self.games))
        return SeatComputer(who.person, Computer(agent, level), self.entropy.seed())

    async def _open(self) -> None:
        game = self.games[self.chance.choice(sorted(self.games))]
        host, *others = self.chance.sample(self.people, len(self.people))
        size = self.chance.choice(game.manifest.seats_for(game.manifest.options()))
        computers = self.chance.choice((0, 0, 0, 1)) if size > 1 else 0
        guests = self.chance.randrange(size - computers)
        guild, place = self.chance.choice(PLACES)
        opening = Opening(
            game=game.manifest.key,
            by=host.person,
            guests=tuple(other.person for other in others[:guests]),
            guild=guild,
            place=place,
            locale="en",
            size=size,
            options=game_json.encode(game.manifest.options()),
            pace=a_pace(self.chance),
            computers=(Computer(game.manifest.key, "easy"),) * computers,
        )
        if self.can_be_reached(guild):
            await self._kindly(self.service.open(self.request(), opening))

    # --- what goes wrong -------------------------------------------------------------------------

    def _will_come(self, weather: "Weather") -> None:
        async def come() -> None:
            lasts = int(self.chance.expovariate(1 / weather.lasts)) + 1
            await weather.begins(self)
            self.plan(lasts, lambda: weather.ends(self))
            self.plan(lasts, lambda: self._again(weather))

        self.plan(int(self.chance.expovariate(1 / weather.every)), come)

    async def _again(self, weather: "Weather") -> None:
        self._will_come(weather)

    async def _clear_up(self) -> None:
        """Whatever was wrong is well again."""
        for weather in WEATHER:
            await weather.ends(self)
        self.discord.closed.clear()

    async def refuse(self) -> None:
        self.discord.refuses = True

    async def accept(self) -> None:
        self.discord.refuses = False

    async def lose_replies(self) -> None:
        self.discord.loses_replies = 0.3

    async def lose_no_replies(self) -> None:
        self.discord.loses_replies = 0.0

    async def lose_the_gateway(self) -> None:
        self._lose(*range(SHARDS))

    async def lose_a_shard(self) -> None:
        self._lose(self.chance.randrange(SHARDS))

    def _lose(self, *shards: int) -> None:
        """These cannot be reached from now on, and the house is told at once."""
        for shard in shards:
            self.lost.setdefault(shard, self.clock.now())
        self._ring()

    async def find_the_gateway(self) -> None:
        self.lost.clear()
        self._ring()

    async def die(self) -> None:
        self.is_up = False

    async def start(self) -> None:
        if not self.is_up:
            self.is_up = True
            self._start_process()
            lost, self.lost = self.lost, {}  # a new process hears of these only once it stands
            await self.service.outages.wake_up(self._reach())
            self.lost = dict.fromkeys(lost, self.clock.now())
            await self.store.release_all()

    async def set_the_clock(self) -> None:
        jump = self.chance.choice((-40 * DAY, -3 * HOUR, 3 * HOUR, 40 * DAY))
        self.clock.instant += jump
        self.lost = dict.fromkeys(self.lost, self.clock.now())
        self._agenda = [(at + jump, n, deed) for at, n, deed in self._agenda]
        self._ring()


class Weather(msgspec.Struct, frozen=True):
    """A kind of failure: how often, and its mean duration (milliseconds)."""

    every: int
    lasts: int
    begins: Callable[[World], Awaitable[None]]
    ends: Callable[[World], Awaitable[None]]


async def _no_thread(_: PlaceId) -> bool:
    """No thread is closed."""
    return False


async def _nothing(_: World) -> None:
    """There is nothing to mend."""


WEATHER = (
    Weather(2 * DAY, 2 * HOUR, World.refuse, World.accept),
    Weather(2 * DAY, 3 * HOUR, World.lose_replies, World.lose_no_replies),
    Weather(2 * DAY, 2 * HOUR, World.lose_the_gateway, World.find_the_gateway),
    Weather(2 * DAY, 4 * HOUR, World.lose_a_shard, World.find_the_gateway),
    Weather(3 * DAY, 3 * HOUR, World.die, World.start),
    Weather(9 * DAY, MINUTE, World.set_the_clock, _nothing),
)
"""What goes wrong in every world, now and then."""
