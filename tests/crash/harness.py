"""The crash harness: starts and kills processes, lets people act, records all promises made."""

import asyncio
import multiprocessing
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from random import Random
from typing import get_args

import msgspec

from storage.store import Store, open_store
from tests.crash.bot_process import Failpoint, Plan, live, messages_to_tell
from tests.crash.cup_checks import CupsFound, faults_at_rest, faults_of_cups, read_cups
from tests.crash.people import Crowd
from tests.crash.platform_double import Platform
from tests.crash.process_protocol import (
    Answered,
    Asked,
    Hello,
    HowMany,
    Line,
    Rang,
    Send,
    SoMany,
    Stop,
)
from tests.crash.promise_checks import (
    judge,
    keep_a_journal,
    played_as_planned,
    standing_tables,
)

AT_CUPS: tuple[Failpoint, ...] = ("cup_before_commit", "cup_after_commit")
POINTS = tuple(point for point in get_args(Failpoint) if point not in AT_CUPS)
EVERYWHERE: tuple[Failpoint | None, ...] = (*POINTS, None, None)
"""Where lives end; None: at any moment, even before they have quite begun."""

WITH_CUPS = (*EVERYWHERE, *AT_CUPS)
"""The same where cups are played."""

_QUESTIONS = 40
"""Put to a life while it looks for work: they take longer than all its letters do to be written."""

LONGEST_LIFE = 1.0
"""Seconds after which a life is killed that has not come to its failpoint."""

AT_ONCE = 6
"""Presses a life has to answer at the same time."""

PATIENCE = 180.0
"""Seconds for anything that must come to an end."""

LONGEST_CLOCK = 60.0
"""Seconds in which a deadline passes at a table that is left alone."""

_TIMES_AS_LONG = 40
"""A run waits for what it is to see until it has killed so many times as often as it was told."""

STANDSTILL = 15.0
"""Seconds after which a house that accepts too little has come to a standstill."""


class Goals(msgspec.Struct, frozen=True):
    """What a run of kills is to see, however short a busy machine makes lives.

    ``accepted``: requests. ``planned``: moves played as planned. ``cups_ended``: cups played to
    their end. For the last two it does not wait for ever.
    """

    kills: int
    accepted: int = 0
    planned: int = 0
    cups_ended: int = 0


class Report(msgspec.Struct, frozen=True):
    """What was done, and what was wrong.

    ``waits``: seconds from each press to its answer, ``late``: seconds by which timers fired late,
    both in ascending order.
    """

    kills: dict[str, int]
    pressed: int
    accepted: int
    waits: list[float]
    late: list[float]
    tables: int
    moves: int
    planned: int
    rounds: int
    cups_ended: int
    letters: int
    messages: int
    seconds: float
    wrong: list[str]


def _nursery() -> ForkServerContext:
    """Where lives are born quickly: everything they need is imported there once."""
    nursery = multiprocessing.get_context("forkserver")
    nursery.set_forkserver_preload(["tests.crash.bot_process"])
    return nursery


class Harness:
    """The bot in several processes on one database, with simulated people."""

    def __init__(
        self,
        url: str,
        folder: Path,
        processes: int = 1,
        seed: int = 0,
        fault: str | None = None,
        points: Sequence[Failpoint | None] | None = None,
        tables: int = 8,
        cups: int = 0,
        speed: int = 30,
        pauses: Sequence[float] = (0, 0, 0, 0.02, 0.1),
    ) -> None:
        self._url = url
        self._folder = folder
        self._processes = processes
        self._fault = fault
        self._points = points or (WITH_CUPS if cups else EVERYWHERE)
        self._speed = speed
        self._chance = Random(seed)
        self._platform = Platform(Random(seed + 1), time.monotonic, pauses, 240 / speed)
        self._crowd = Crowd(Random(seed + 2), tables, cups)
        self._has_cups = cups > 0
        self._cups_ended = 0
        self._cups_shown: dict[str, int] = {}
        self._nursery = _nursery()
        self._noon = time.time()
        self._lines: dict[int, Line] = {}
        self._born: dict[int, asyncio.Event] = {}
        self._pending: dict[int, tuple[int, Asked]] = {}
        self._counts: dict[int, asyncio.Future[int]] = {}
        self._accepted: set[int] = set()
        self._goal = 0
        self._goal_reached = asyncio.Event()
        self._kills: dict[str, int] = {}
        self._lives = 0
        self._deaf: set[int] = set()
        self._pressed = 0
        self._wrong: list[str] = []
        self._asked_at: dict[int, float] = {}
        self._waits: list[float] = []
        self._late: list[float] = []
        self._rang = asyncio.Event()
        self._hurried = False
        self._store: Store | None = None
        self._in_vain: set[str] = set()

    async def run(self, goals: Goals) -> Report:
        """Kill so often, let the last life tidy up, and judge."""
        return await self._among_people(lambda: self._slot(goals))

    async def race(self, seconds: float, *, accepted: int = 0) -> Report:
        """Let everybody press for so long, at tables with short clocks, nobody die, and judge.

        They go on until ``accepted`` requests were and until some deadline has passed in one of the
        processes; if none has by then, people leave alone whatever table has a running clock.
        """
        self._hurried, self._goal = True, accepted
        return await self._among_people(lambda: self._long_life(seconds, rings=True))

    async def crowd(self, accepted: int) -> Report:
        """The same until so many requests were accepted, or hardly any are any more."""
        self._hurried, self._goal = True, accepted
        return await self._among_people(lambda: self._long_life(0, rings=False))

    async def outlive(self) -> Report:
        """Kill a process that holds a letter beside one that is never pressed, and judge."""
        return await self._among_people(self._one_dies)

    async def welcome(self) -> Report:
        """Begin a second life while the first is sending, and judge."""
        return await self._among_people(self._another_begins, tidy=False)

    async def _among_people(
        self, slot: Callable[[], Awaitable[None]], *, tidy: bool = True
    ) -> Report:
        """Let lives go by as ``slot`` says; ``tidy``: let one more send whatever waits."""
        began = time.monotonic()
        store = self._store = await open_store(self._url)
        try:
            await keep_a_journal(store)
            async with self._reception():
                pressing = asyncio.create_task(self._press())
                await asyncio.gather(*(slot() for _ in range(self._processes)))
                await self._stop(pressing)
                while tidy:
                    await self._last_life()
                    # Time goes on until it closes, so there may be something to tell just then.
                    tidy = not self._wrong and await messages_to_tell(store) > 0
            found, wrong = await judge(store, self._accepted, self._platform.messages)
            cups = await self._look_at_cups()
            wrong += faults_at_rest(cups, self._platform.messages)
        finally:
            await store.close()
        return Report(
            kills=self._kills,
            pressed=self._pressed,
            accepted=len(self._accepted),
            waits=sorted(self._waits),
            late=sorted(self._late),
            tables=len(found.tables),
            moves=sum(map(len, found.log.values())),
            planned=found.planned,
            rounds=cups.rounds,
            cups_ended=cups.played_to_the_end,
            letters=len(found.letters),
            messages=len(self._platform.messages),
            seconds=time.monotonic() - began,
            wrong=[*self._wrong, *self._incidents(), *self._platform.faults, *wrong],
        )

    # --- lives -----------------------------------------------------------------------------------

    async def _slot(self, goals: Goals) -> None:
        """One life after the other, each of which is killed, and its cups looked at."""
        while await self._goes_on(goals):
            point = self._chance.choice(self._points)
            life, process = self._begin(point, self._chance.choice([1, 1, 2, 3, 5]))
            if point is not None or self._chance.random() < 0.8:
                await self._birth(life, process)
            longest = self._chance.uniform(0, 0.4) if point is None else LONGEST_LIFE
            await self._death(process, longest * self._stretched(goals))
            how = "at random" if point is None or process.was_killed else point
            self._kills[how] = self._kills.get(how, 0) + 1
            if self._has_cups:
                self._cups_ended = (await self._look_at_cups()).played_to_the_end

    def _stretched(self, goals: Goals) -> int:
        """How many times as long lives are, as none of the usual length have shown what is to be
        seen: a busy machine does less in a second.
        """
        return 1 + sum(self._kills.values()) // goals.kills

    async def _goes_on(self, goals: Goals) -> bool:
        """Whether another life is to be killed."""
        killed = sum(self._kills.values())
        if killed < goals.kills or len(self._accepted) < goals.accepted:
            return True
        if killed >= goals.kills * _TIMES_AS_LONG:
            return False
        assert self._store is not None, "there is a store while people press"
        planned = await played_as_planned(self._store)
        return planned < goals.planned or self._cups_ended < goals.cups_ended

    async def _look_at_cups(self) -> CupsFound:
        """What is stored about cups; what is wrong with them is noted once."""
        assert self._store is not None, "there is a store while people press"
        shown = dict(self._cups_shown)
        found = await read_cups(self._store)
        faults = faults_of_cups(found, shown)
        self._wrong += [fault for fault in faults if fault not in self._wrong]
        return found

    async def _long_life(self, seconds: float, rings: bool) -> None:
        """A life that ends in good order."""
        life, process = self._begin()
        await self._birth(life, process)
        await asyncio.sleep(seconds)
        if self._goal:
            with suppress(TimeoutError):  # what comes to a standstill is judged all the same
                await asyncio.wait_for(self._goal_reached.wait(), STANDSTILL)
        if rings:
            await self._until_a_deadline_passes()
        await self._close(life, process)

    async def _until_a_deadline_passes(self) -> None:
        """Wait for the first one; if none passes, say so and what stands at the tables."""
        if not self._rang.is_set():
            self._crowd.let_time_run_out()
        try:
            await asyncio.wait_for(self._rang.wait(), LONGEST_CLOCK)
        except TimeoutError:
            await self._note_standstill("no deadline has passed", LONGEST_CLOCK)

    async def _note_standstill(self, what: str, seconds: float = PATIENCE) -> None:
        """Something was waited for in vain: say it, once, with how things stand."""
        if what in self._in_vain:
            return
        self._in_vain.add(what)
        assert self._store is not None, "lives are judged by what is stored"
        counts = (
            f"{what} within {seconds:g} s; {len(self._lines)} lives, {self._pressed} presses, "
            f"{len(self._accepted)} accepted, {len(self._pending)} unanswered"
        )
        self._wrong.append("\n  ".join([counts, *await standing_tables(self._store)]))

    async def _one_dies(self) -> None:
        """A process is pressed until it dies with a letter in its hand; another lives on."""
        survivor, surviving = self._begin()
        await self._birth(survivor, surviving)
        life, process = self._begin("after_claim_before_post")
        await self._birth(life, process)
        self._deaf.add(survivor)
        await process.ended()
        self._kills["after_claim_before_post"] = 1
        await self._until_told(self._lines[survivor])
        await self._close(survivor, surviving)

    async def _another_begins(self) -> None:
        """A process starts while another is in the middle of sending, and looks for work."""
        self._platform.may_go_on.clear()
        life, process = self._begin()
        await self._birth(life, process)
        await self._platform.is_asked.wait()
        second, beside = self._begin()
        await self._birth(second, beside)
        self._deaf.update((life, second))
        for _ in range(_QUESTIONS):  # it is asked beside its work, which goes on meanwhile
            await self._how_many(self._lines[second])
        self._platform.may_go_on.set()
        await asyncio.gather(self._close(life, process), self._close(second, beside))

    def _begin(self, point: Failpoint | None = None, reach: int = 1) -> tuple[int, "_Process"]:
        self._lives += 1
        life = self._lives
        self._born[life] = asyncio.Event()
        plan = Plan(
            life=life,
            url=self._url,
            socket=str(self._socket),
            log=str(self._log),
            noon=self._noon,
            speed=self._speed,
            point=point,
            count=reach,
            fault=self._fault,
            hurried=self._hurried,
        )
        return life, _Process(self._nursery.Process(target=live, args=(plan,), daemon=True))

    async def _birth(self, life: int, process: "_Process") -> None:
        """Wait until it works; it may have died before, at a failpoint."""
        born = asyncio.create_task(self._born[life].wait())
        dead = asyncio.create_task(process.ended())
        await asyncio.wait({born, dead}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        born.cancel()
        dead.cancel()

    async def _death(self, process: "_Process", seconds: float) -> None:
        """Let it live so long at most."""
        try:
            async with asyncio.timeout(seconds):
                await process.ended()
        except TimeoutError:
            process.kill()
            await process.ended()

    async def _last_life(self) -> None:
        """Nobody presses any more: all that was promised is told, then the house closes."""
        life, process = self._begin()
        await self._birth(life, process)
        await self._until_told(self._lines[life])
        await self._close(life, process)

    async def _close(self, life: int, process: "_Process") -> None:
        """Have a life end in good order; one that does not is killed, and that is wrong."""
        if life in self._lines:
            self._lines[life].say(Stop())
        try:
            await process.ended()
        except TimeoutError:
            await self._note_standstill(f"life {life} has not ended")
            process.kill()
            await process.ended()

    async def _until_told(self, line: Line) -> None:
        """Until no letter waits, no post, and no cup."""
        until = time.monotonic() + PATIENCE
        while await self._how_many(line):
            if time.monotonic() > until:
                await self._note_standstill("letters have not all been sent")
                break
            await asyncio.sleep(0.05)

    async def _how_many(self, line: Line) -> int:
        number = len(self._counts)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._counts[number] = answer
        line.say(HowMany(number))
        return await answer

    # --- what lives and the world say to each other ----------------------------------------------

    @property
    def _socket(self) -> Path:
        return self._folder / "world"

    @property
    def _log(self) -> Path:
        return self._folder / "incidents.log"

    def _incidents(self) -> list[str]:
        if not self._log.exists() or not (said := self._log.read_text().strip()):
            return []
        return [f"incident: {said[-3000:]}"]

    @asynccontextmanager
    async def _reception(self) -> AsyncIterator[None]:
        server = await asyncio.start_unix_server(self._meet, self._socket)
        try:
            yield
        finally:
            server.close()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(reader, writer)
        hello = await line.hear()
        if not isinstance(hello, Hello):
            line.close()
            return
        life, serving = hello.life, set[asyncio.Task[None]]()
        self._lines[life] = line
        self._born[life].set()
        while (word := await line.hear()) is not None:
            if isinstance(word, Send):
                task = asyncio.create_task(self._serve(life, line, word))
                serving.add(task)
                task.add_done_callback(serving.discard)
            elif isinstance(word, Answered):
                self._note(word)
            elif isinstance(word, Rang):
                self._late.append(word.late)
                self._rang.set()
            elif isinstance(word, SoMany):
                self._counts[word.number].set_result(word.things)
        self._over(life, serving)
        line.close()

    def _over(self, life: int, serving: set[asyncio.Task[None]]) -> None:
        """A life has ended; what it was asked stays unanswered."""
        del self._lines[life]
        for task in serving:
            task.cancel()
        self._platform.forget(life)
        for number, (asked_of, asked) in list(self._pending.items()):
            if asked_of == life:
                del self._pending[number]
                self._crowd.wonder(asked)

    async def _serve(self, life: int, line: Line, send: Send) -> None:
        line.say(await self._platform.serve(life, send))

    def _note(self, answered: Answered) -> None:
        if answered.table is not None:
            self._crowd.note(answered.table)
        if answered.cup is not None:
            cup = answered.cup
            self._crowd.note_cup(cup)
            self._cups_shown[cup.code] = max(cup.version, self._cups_shown.get(cup.code, 0))
        if answered.number in self._pending:
            _, asked = self._pending.pop(answered.number)
            self._waits.append(time.monotonic() - self._asked_at.pop(answered.number))
            if answered.accepted:
                self._accepted.add(asked.request)
                if len(self._accepted) == self._goal:
                    self._goal_reached.set()

    async def _stop(self, pressing: asyncio.Task[None]) -> None:
        """Nobody presses any more. Raises what has ended the pressing before."""
        pressing.cancel()
        with suppress(asyncio.CancelledError):
            await pressing

    async def _press(self) -> None:
        """People press, at whatever life there is; now and then twice at once."""
        while True:
            await asyncio.sleep(0.002)
            hearing = [life for life in self._lines if life not in self._deaf]
            if len(self._pending) >= AT_ONCE * len(hearing):
                continue
            asked = self._crowd.press(self._pressed + 1)
            if asked is None:
                continue
            self._pressed += 1
            self._ask(asked, self._chance.choice(hearing))
            if self._chance.random() < 0.1:
                self._pressed += 1
                again = msgspec.structs.replace(asked, number=self._pressed)
                self._ask(again, self._chance.choice(hearing))

    def _ask(self, asked: Asked, life: int) -> None:
        self._asked_at[asked.number] = time.monotonic()
        self._pending[asked.number] = (life, asked)
        self._lines[life].say(asked)


class _Process:
    """A process that can be waited for, and killed."""

    def __init__(self, process: ForkServerProcess) -> None:
        self.was_killed = False
        self._process = process
        self._gone = asyncio.Event()
        process.start()
        asyncio.get_running_loop().add_reader(process.sentinel, self._is_gone)

    def _is_gone(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._gone.set()

    async def ended(self) -> None:
        """Until it is gone. Raises TimeoutError for one that does not end."""
        async with asyncio.timeout(PATIENCE):
            await self._gone.wait()

    def kill(self) -> None:
        """Kill it, unless it is dead."""
        if self._process.is_alive():
            self.was_killed = True
            self._process.kill()
