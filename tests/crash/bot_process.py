"""One process of the bot until it is killed: the real service, workers and database.

People and Discord are simulated in the parent process, over a socket. Failpoints wrap the ports;
the product contains none.
"""

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Literal, TypeVar, get_args

import msgspec
from sqlalchemy import func, select

from core.errors import PlayerError, Refusal
from core.game import Seat
from core.rng import Rng
from games import AnyGame, all_games
from model import game_json
from model.commands import (
    Answer,
    Cancel,
    Free,
    Order,
    PauseAlone,
    Person,
    Play,
    Propose,
    Resign,
    Undo,
)
from model.cup import Cup
from model.letters import (
    BoardPost,
    Letter,
    PrivateLetter,
    PublicLetter,
    TableFacts,
)
from model.refusals import TableRefuses
from model.shards import EVERYBODY
from model.table import (
    Computer,
    GuildId,
    Human,
    Pace,
    PlaceId,
    PlannedWish,
    PlayerId,
    PlayerProfile,
    RequestId,
    Table,
    TableCode,
    Timer,
)
from model.table_creation import Opening
from model.thinking_ahead import MOST_MOVES_OF_A_TURN, MOST_TURNS, PlannedTurn
from storage.rows.schema import message
from storage.store import Store, open_store
from storage.transaction.transaction import Transaction
from tables.commit import Commits
from tables.interfaces import Wake
from tables.service import Done, TableService
from tables.timers import TableTimers
from tables.visibility import TableViews
from tests.crash.cups_in_process import CupsInProcess, cups_due, is_of_cup, never
from tests.crash.faults import FAULTS
from tests.crash.process_protocol import (
    Answered,
    Asked,
    CupDeedName,
    Delivered,
    Hello,
    HowMany,
    Line,
    Rang,
    Seen,
    SeenCup,
    Send,
    SendName,
    SoMany,
)
from tests.tables.toy_game import PEBBLES_GAME
from tests.workers.running_office import Onlooking
from workers.computers import Computers
from workers.deadlines import Timekeeper
from workers.message_updates import MESSAGES_AT_ONCE, MessageUpdates, Subjects
from workers.post_model import Instead, Post, Profiles, Sent, TryLater, words_of
from workers.presenter import Presenter
from workers.table_messages import DirectMessages, RefusedChannelPosts, TableMessages
from workers.work_loop import Bell, keep_going, look_again

T = TypeVar("T")

Failpoint = Literal[
    "before_commit",
    "after_commit_before_answer",
    "after_claim_before_post",
    "after_post_before_done",
    "timer_before_commit",
    "cup_before_commit",
    "cup_after_commit",
]

GUILD = GuildId(1)
PLACES = (PlaceId(21), PlaceId(22), PlaceId(23))
SHORT_PACES = (
    Pace(hours=0, minutes=1, late="play"),
    Pace(hours=0, minutes=2, late="resign"),
    Pace(hours=0, minutes=1, late="wait"),
)
PACES = (*SHORT_PACES, Pace(), Pace())
GAMES: dict[str, AnyGame] = {"pebbles": PEBBLES_GAME, **all_games()}

_LOOKS_AHEAD = 40
"""Moves of an imagined game in which planned moves are found."""

_in_timer: ContextVar[bool] = ContextVar("in_timer", default=False)


class Plan(msgspec.Struct, frozen=True):
    """The parameters of a process.

    ``noon``: when it is noon in the bot's time (real time, Unix seconds); its clock runs ``speed``
    times as fast, so that deadlines pass and leases expire while it lives. ``point``: the failpoint
    where it dies, at the ``count``-th time; None: only when it is killed. ``fault``: the planted
    fault. ``hurried``: every table has a short clock.
    """

    life: int
    url: str
    socket: str
    log: str
    noon: float
    speed: int = 1
    point: Failpoint | None = None
    count: int = 1
    fault: str | None = None
    hurried: bool = False


def live(plan: Plan) -> None:
    """Live until told to stop, or killed."""
    logging.basicConfig(filename=plan.log, level=logging.ERROR, force=True)
    if plan.fault is not None:
        FAULTS[plan.fault]()
    asyncio.run(_live(plan))


async def _live(plan: Plan) -> None:
    line = await Line.to(Path(plan.socket))
    store = await open_store(plan.url)
    life = Life(plan, line, store)
    try:
        await life.begin()
        await life.listen()
    finally:
        await life.end()
        await store.close()
        line.close()


class Failpoints:
    """Kills this process at a named moment."""

    def __init__(self, point: Failpoint | None, count: int) -> None:
        self._point = point
        self._left = count

    def reach(self, point: Failpoint) -> None:
        """Die, if this is the moment."""
        self._left -= point == self._point
        if self._left == 0 and point == self._point:
            os.kill(os.getpid(), signal.SIGKILL)


class FragileStore(Store):
    """The real store; the process may die before or after a commit."""

    def __init__(
        self,
        store: Store,
        points: Failpoints,
        before: Failpoint = "before_commit",
        after: Failpoint = "after_commit_before_answer",
    ) -> None:
        super().__init__(store.database)
        self._points = points
        self._before = before
        self._after = after

    async def transact(self, work: Callable[[Transaction], T], *, patient: bool = False) -> T:
        point: Failpoint = "timer_before_commit" if _in_timer.get() else self._before

        def inside(tx: Transaction) -> T:
            answer = work(tx)
            self._points.reach(point)
            return answer

        answer = await super().transact(inside, patient=patient)
        self._points.reach(self._after)
        return answer


class TimedTimers(TableTimers):
    """The real timers, which report each passed deadline and how late it was noticed."""

    def __init__(
        self,
        store: Store,
        clock: "QuickClock",
        sight: TableViews,
        commits: Commits,
        stand_still: Callable[[Transaction, Table, int], None],
        play_planned: Callable[[Transaction, Table, Timer, int], None],
        line: Line,
    ) -> None:
        super().__init__(store, clock, sight, commits, stand_still, play_planned)
        self._line = line
        self._quick = clock

    async def fire(self, timer: Timer) -> None:
        late = self._quick.seconds(self._quick.now() - timer.due_at)
        with _timer_rings():
            await super().fire(timer)
        if timer.kind == "deadline":
            self._line.say(Rang(late))

    async def answer_for_computer(self, timer: Timer, notation: str | None) -> None:
        with _timer_rings():
            await super().answer_for_computer(timer, notation)


class TimedService(TableService):
    """The real service with timed timers."""

    def __init__(self, line: Line, clock: "QuickClock", store: Store, wake: Wake) -> None:
        super().__init__(store, GAMES, clock, Chance(), wake)
        ways = self.outages.stand_still, self._due_plans.play
        self.timers = TimedTimers(store, clock, self._sight, self._commits, *ways, line)


@contextmanager
def _timer_rings() -> Iterator[None]:
    token = _in_timer.set(True)
    try:
        yield
    finally:
        _in_timer.reset(token)


class QuickClock:
    """The bot's clock, the same in all its processes."""

    def __init__(self, noon: float, speed: int) -> None:
        self._noon = noon
        self._speed = speed

    def now(self) -> int:
        return 1_760_000_000_000 + int((time.time() - self._noon) * 1000 * self._speed)

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        seconds = None if until is None else max(0.0, self.seconds(until - self.now()))
        try:
            async with asyncio.timeout(seconds):
                await woken.wait()
        except TimeoutError:
            return

    def seconds(self, milliseconds: int) -> float:
        """How long that is outside."""
        return milliseconds / 1000 / self._speed


class Chance:
    """Seeds and codes from the operating system."""

    def seed(self) -> bytes:
        return os.urandom(32)

    def aside(self) -> bytes:
        return os.urandom(32)

    def code(self) -> TableCode:
        return TableCode(os.urandom(4).hex().upper())


class RemoteMessenger:
    """A messenger that calls the simulated Discord. ``nonces``: changes nonces on the way."""

    nonces: Callable[[int], int] = staticmethod(lambda nonce: nonce)

    def __init__(self, line: Line, points: Failpoints) -> None:
        self._line = line
        self._points = points
        self._waiting: dict[int, asyncio.Future[Delivered]] = {}

    def takes_pictures(self, place: PlaceId) -> bool:
        return True

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        delivered = await self._deliver(_lane(place, post.heading), post, nonce)
        return Sent(place, delivered.message, as_sent=not delivered.known)

    async def whisper(self, player: PlayerId, post: Post, nonce: int) -> Sent:
        delivered = await self._deliver(f"dm:{player}", post, nonce)
        return Sent(PlaceId(player), delivered.message, as_sent=not delivered.known)

    async def opened(self, player: PlayerId) -> PlaceId:
        return PlaceId(player)

    async def find_about(
        self, place: PlaceId, name: str, newer: int, since: int, *, once: bool = False
    ) -> Sequence[Sent]:
        lanes = [f"{kind}:{place}" for kind in ("place", "cups", "dm")]
        asked = [await self._ask("find-about", lane, name, message=newer) for lane in lanes]
        return [
            Sent(place, message, heading=words_of(said))
            for delivered in asked
            for message, said in delivered.found
        ]

    async def replace(self, sent: Sent, post: Post) -> bool:
        return bool((await self._ask("replace", "", post.heading, message=sent.message)).message)

    async def retire(self, sent: Sent, instead: Instead) -> bool:
        await self._ask("retire", "", message=sent.message)
        return True

    async def remove(self, sent: Sent) -> None:
        await self._ask("remove", "", message=sent.message)

    async def _deliver(self, lane: str, post: Post, nonce: int) -> Delivered:
        self._points.reach("after_claim_before_post")
        delivered = await self._ask("post", lane, post.heading, type(self).nonces(nonce))
        self._points.reach("after_post_before_done")
        return delivered

    async def _ask(
        self, name: SendName, lane: str, heading: str = "", nonce: int = 0, message: int = 0
    ) -> Delivered:
        number = len(self._waiting)
        answer: asyncio.Future[Delivered] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        self._line.say(Send(number, name, lane, heading, nonce, message))
        delivered = await answer
        if delivered.unwell:
            raise TryLater
        return delivered

    def hear(self, delivered: Delivered) -> None:
        """What the platform has answered."""
        self._waiting[delivered.number].set_result(delivered)


def _lane(place: PlaceId, heading: str) -> str:
    """Where a post is sent: what is told of cups is told apart from what is told of tables."""
    return f"{'cups' if is_of_cup(heading) else 'place'}:{place}"


class PlainWriter(Presenter):
    """Writes text that identifies a letter."""

    def __init__(self) -> None:
        """Nothing is drawn or translated."""

    @property
    def is_busy(self) -> bool:
        return False

    async def public(self, letter: PublicLetter, profiles: Profiles, *, drawn: bool = True) -> Post:
        return Post(heading=heading_of(letter))

    async def private(
        self, letter: PrivateLetter, profiles: Profiles, *, drawn: bool = True
    ) -> Post:
        return Post(heading=heading_of(letter))

    def digest(self, reader: PlayerProfile, owed: Any) -> Post:
        raise NotImplementedError("nobody here wishes a daily message")

    def digest_name(self, reader: PlayerProfile) -> str:
        raise NotImplementedError("nobody here wishes a daily message")

    def overtaken(
        self, letter: PublicLetter, newest: BoardPost, profiles: Profiles, *, left: bool = False
    ) -> Instead:
        return Instead("")


def heading_of(letter: Letter) -> str:
    """The words of a letter, or of a post, which also names whom it calls to which question."""
    said = ",".join(notice.key for notice in letter.notices)
    heading = f"{letter.table.code} {letter.kind} {letter.table.version} {said}"
    if isinstance(letter, PrivateLetter) or letter.agree:
        return heading
    asked = {seat.occupant: seat.asked for seat in letter.table.seats}
    called = ((player, asked.get(Human(player))) for player in letter.ping)
    return " ".join(
        [heading, *(f"@{player}/{question}" for player, question in called if question)]
    )


async def messages_to_tell(store: Store) -> int:
    """Return how many messages are not up to date."""
    outdated = select(func.count()).where(message.c.due_at.is_not(None))
    return await store.database.read(lambda c: c.execute(outdated).scalar_one())


class FirstThought:
    """A computer player that makes a random legal move."""

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        return GAMES[game].notate(Random(len(legal)).choice(legal))


class Life:
    """The bot, wired as in bot.py, and its answers to people over the socket."""

    answers_early = False
    """Whether people are told before it is on disk: a fault."""

    def __init__(self, plan: Plan, line: Line, store: Store) -> None:
        self._plan = plan
        self._line = line
        self._store = store
        points = Failpoints(plan.point, plan.count)
        self._clock = QuickClock(plan.noon, plan.speed)
        self._bells = [Bell(self._clock) for _ in range(MESSAGES_AT_ONCE + 2)]
        self._fragile = FragileStore(store, points)
        self.service = TimedService(line, self._clock, self._fragile, self._wake)
        self._messenger = RemoteMessenger(line, points)
        self._cups = CupsInProcess(
            FragileStore(store, points, "cup_before_commit", "cup_after_commit"),
            self.service,
            self._clock,
            Chance(),
            self._wake,
        )
        self._tasks: set[asyncio.Task[None]] = set()

    def _wake(self) -> None:
        for bell in self._bells:
            bell.ring()
        self._cups.rounds_end.ring()

    async def begin(self) -> None:
        """As bot.py does it."""
        clock, service = self._clock, self.service
        await service.outages.wake_up()
        await self._store.release_all()
        writer, messenger = PlainWriter(), self._messenger
        refused = RefusedChannelPosts(service, clock)
        subjects: dict[str, Subjects] = {
            "cup": self._cups.messages,
            "person": DirectMessages(service, writer, clock, Onlooking()),
            "table": TableMessages(service, writer, messenger, clock, refused),
        }
        updates = MessageUpdates(self._fragile, subjects, messenger, clock, never, self._wake)
        timekeeper = Timekeeper(service, clock, lambda: EVERYBODY)
        computers = Computers(service, FirstThought(), clock, lambda: EVERYBODY)
        works = [*[updates.work] * MESSAGES_AT_ONCE, timekeeper.work, computers.work]
        for work, bell in zip(works, self._bells, strict=True):
            self._start(keep_going(work, bell))
        self._start(keep_going(self._cups.rounds.work, self._cups.rounds_end))
        if self._store.is_shared:
            wake: Wake = self._wake
            self._start(keep_going(partial(look_again, wake, clock), Bell(clock)))
        self._line.say(Hello(self._plan.life))

    async def listen(self) -> None:
        """Do what is asked, all at once, until told to stop."""
        while (word := await self._line.hear()) is not None:
            if isinstance(word, Asked):
                self._start(self._receive(word))
            elif isinstance(word, Delivered):
                self._messenger.hear(word)
            elif isinstance(word, HowMany):
                self._start(self._count(word))
            else:
                return

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _count(self, word: HowMany) -> None:
        due = await cups_due(self._store, self._clock.now())
        self._line.say(SoMany(word.number, due + await messages_to_tell(self._store)))

    async def _receive(self, asked: Asked) -> None:
        if self.answers_early:
            self._line.say(Answered(asked.number, accepted=True))
        try:
            if asked.deed == "plan":
                await self._leave_planned(asked)
                return
            if asked.deed in get_args(CupDeedName):
                await self._turn_to_cup(asked)
                return
            done = await self._carry_out(asked)
        except PlayerError:
            stands = await self._as_it_stands(asked)
            self._line.say(Answered(asked.number, accepted=False, table=stands))
        except Exception:
            logging.exception("%s met an incident", asked)
        else:
            self._line.say(Answered(asked.number, accepted=True, table=seen(done.look.table)))

    async def _leave_planned(self, asked: Asked) -> None:
        """Leave moves for later, of which no request stands anywhere until they are played."""
        assert asked.code is not None, "at a table"
        code, by = TableCode(asked.code), PlayerId(asked.person)
        look = await self.service.queries.look(code, by)
        if look.view is None or look.seat is None:
            raise TableRefuses(Refusal("nothing to plan"))
        turns = planned(GAMES[look.table.game], look.view, asked.choice)
        await self.service.ahead.leave(code, by, turns)
        self._line.say(Answered(asked.number, accepted=False, table=seen(look.table)))

    async def _turn_to_cup(self, asked: Asked) -> None:
        """Only what opens a cup stands somewhere as a request: ``accepted``. Of all that is done
        later the cup's version tells.
        """
        by, place = person(asked.person), PLACES[asked.choice % len(PLACES)]
        await self.service.remember(profile_of(by))
        cup = await self._cups.carry_out(asked, by, GUILD, place)
        tables = tuple(map(seen, await self._cups.tables_of(cup)))
        accepted = asked.deed == "open-cup"
        self._line.say(Answered(asked.number, accepted, cup=seen_cup(cup, tables)))

    async def _as_it_stands(self, asked: Asked) -> Seen | None:
        """What whoever was refused is shown: a deadline may have changed or ended the table."""
        if asked.code is None or asked.deed in get_args(CupDeedName):
            return None
        return seen(await self.service.queries.facts(TableCode(asked.code)))

    async def _carry_out(self, asked: Asked) -> Done:
        request, by = RequestId(asked.request), person(asked.person)
        if asked.deed == "open":
            await self.service.remember(profile_of(by))
            paces = SHORT_PACES if self._plan.hurried else PACES
            return await self.service.open(request, opening(by, Random(asked.choice), paces))
        assert asked.code is not None, "at a table"
        code = TableCode(asked.code)
        match asked.deed:
            case "join" | "take-over":
                await self.service.remember(profile_of(by))
                table = (await self.service.queries.look(code, by.id)).table
                seat = Seat(asked.choice % table.size) if asked.deed == "take-over" else None
                return await self.service.join(request, code, by, table.place, seat)
            case "start":
                return await self.service.start(request, code, by)
            case "rematch":
                return await self.service.rematch(request, code, by)
        return await self.service.carry_out(request, code, await self._order(asked, by, code))

    async def _vote(self, asked: Asked, by: Person, code: TableCode) -> Answer:
        table = await self.service.queries.facts(code)
        if not table.polls:
            return Answer(by, 0, "wait")
        choices = table.polls[0].choices
        return Answer(by, table.polls[0].number, choices[asked.choice % len(choices)])

    async def _order(self, asked: Asked, by: Person, code: TableCode) -> Order:
        match asked.deed:
            case "play":
                look = await self.service.queries.look(code, by.id)
                game = GAMES[look.table.game]
                moves = [game.notate(move) for move in look.legal] or ["nothing"]
                return Play(by, moves[asked.choice % len(moves)], look.asked)
            case "resign":
                return Resign(by)
            case "undo":
                return Undo(by)
            case "vote":
                return await self._vote(asked, by, code)
            case "free":
                return Free(by, Seat(asked.choice % 2), GUILD)
            case "propose":
                return Propose(by, "draw" if asked.choice % 3 == 0 else "pause")
            case "answer":
                return Answer(by, asked.choice, "yes")
            case "pause":
                return PauseAlone(by)
            case "resume":
                return Propose(by, "resume")
        return Cancel(by)


def person(number: int) -> Person:
    """Whoever has this number."""
    return Person(PlayerId(number), f"Person {number}")


def profile_of(by: Person) -> PlayerProfile:
    """What is known of a person; most people's planned moves are played at once.

    Those of every fourth wait, mostly longer than a life.
    """
    planned: PlannedWish = "at-once" if by.id % 4 else "later"
    return PlayerProfile(by.id, by.name, calls="both", planned=planned)


def planned(game: AnyGame, view: Any, choice: int) -> tuple[PlannedTurn, ...]:
    """Turns one after the other, made if they are allowed then.

    They are chosen in an imagined game in which the others make quiet moves. One plan in four is of
    any moves, the others of quiet ones too, which are mostly still allowed when their time comes.
    """
    state, seat, turns = game.imagine(view, Rng(bytes(32))), view.viewer, list[list[str]]()
    was_own = False
    for _ in range(_LOOKS_AHEAD):
        acting = game.to_act(state)
        is_own = seat in acting
        if not acting or (is_own and not was_own and len(turns) == MOST_TURNS):
            break
        mover = seat if is_own else min(acting)
        move = game.fallback_move(state, mover)
        if is_own:
            legal = [*game.legal_moves(state, seat)]
            move = move if choice % 4 else legal[choice % len(legal)]
            turns += [] if was_own else [[]]
            turns[-1].append(game.notate(move))
        state, was_own = game.apply(state, mover, move).state, is_own
    turns = [moves[:MOST_MOVES_OF_A_TURN] for moves in turns]
    seen, then = game_json.raw(view), tuple[PlannedTurn, ...]()
    for moves in reversed(turns):
        then = (PlannedTurn(tuple(moves), "legal", seen, then),)
    return then


def opening(by: Person, chance: Random, paces: Sequence[Pace] = PACES) -> Opening:
    """A table as somebody may wish it."""
    key = chance.choice(["pebbles", "pebbles", *GAMES])
    manifest = GAMES[key].manifest
    size = chance.randint(manifest.fewest_seats, min(manifest.most_seats, 3))
    solo = chance.random() < 0.3
    level = Computer(key, "easy")
    return Opening(
        game=key,
        by=by,
        guests=(),
        guild=GUILD,
        place=chance.choice(PLACES),
        locale="en",
        size=size,
        options=game_json.encode(manifest.options()),
        pace=chance.choice(paces),
        computers=(level,) * (size - 1 if solo else chance.randint(0, size - 2)),
    )


def seen_cup(cup: Cup, tables: tuple[Seen, ...]) -> SeenCup:
    """What everybody sees of a cup."""
    return SeenCup(
        code=cup.code,
        version=cup.version,
        status=cup.status.value,
        opened_by=cup.opened_by,
        entered=tuple(e.player for e in cup.active if e.player is not None),
        tables=tables,
    )


def seen(table: TableFacts) -> Seen:
    """What a person sees of a table."""
    seats = [s for s in table.seats if isinstance(s.occupant, Human)]
    people = {s.seat: s.occupant.player for s in seats if isinstance(s.occupant, Human)}
    return Seen(
        code=table.code,
        version=table.version,
        status=table.status.value,
        seated=tuple(people.values()),
        owing=tuple(people[s.seat] for s in seats if s.asked is not None),
        invited=table.invited,
        proposal=None if table.proposal is None else table.proposal.number,
        paused=table.pause is not None,
    )
