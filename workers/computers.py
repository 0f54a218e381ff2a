"""Computer players' turns: another process computes each move, the table service plays it."""

import logging
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from core.game import Level, Seat
from model import game_json
from model.shards import ProcessShards
from model.table import Computer, Human, TableId, Timer
from tables.ahead.imagined_game import AskedOfComputer
from tables.interfaces import Clock, Entropy
from tables.paces import THINKING_PAUSE
from tables.service import TableService
from tables.visibility import Look
from workers.deadlines import DueTimers
from workers.metrics import CUT_SHORT, STARVED, THINKING_TIME, ThoughtCounts
from workers.other_process import OtherProcess, TookTooLong
from workers.thinker import LONGEST_THOUGHT, Assignment, Decide, Thought

_log = logging.getLogger(__name__)

LATER_THOUGHTS = 900
"""Milliseconds that the computers of a table with one person share in a round for what they play
without a pause: further moves of their turns, and moves that several are asked for at once. Each
thought takes at most half of what is left of its seat's share."""

THOUGHT = 60_000
"""Lease: milliseconds for which one process owns a question; longer than any computation."""

_REMEMBERED = 1_000
"""So many seats' last thoughts are known, those of the newest."""


class ThoughtTooLong(Exception):
    """Raised when a computer did not choose a move before the timeout and was killed."""


class Thinker(Protocol):
    """Chooses moves for computers, from a seat's view and its legal moves and nothing else."""

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        """The chosen move, in the game's notation; ``seconds``: of processor time.

        Raises ThoughtTooLong.
        """
        ...


class HouseThinker(Thinker, Protocol):
    """A thinker that holds a resource, such as a process."""

    async def close(self) -> None:
        """Stop all computation; open questions are asked again after a restart."""
        ...


class _Turn(msgspec.Struct):
    """What a computer has thought in a turn of several moves.

    ``moves``: how many the table had when it thought last; ``later``: milliseconds it has spent on
    its later moves.
    """

    moves: int
    later: int = 0


class ThinkingTime:
    """How long computers may think, so that a person alone with them waits only a short time.

    There the computers share THINKING_PAUSE for the first moves of their turns, which they think of
    while they pause, and LATER_THOUGHTS for all others. Elsewhere each thought may take
    LONGEST_THOUGHT. All this is processor time, which a machine that is not busy gives at once.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._turns: dict[tuple[TableId, Seat], _Turn] = {}

    def seconds(self, look: Look) -> float:
        """Seconds of processor time that the seat that looks has for its next move."""
        if not _waits_alone(look):
            return LONGEST_THOUGHT
        turn = self._turn(look)
        if turn is None and not _are_asked_at_once(look):
            return min(LONGEST_THOUGHT, _share(look, THINKING_PAUSE) / 1000)
        spent = 0 if turn is None else turn.later
        return max(0, _share(look, LATER_THOUGHTS) - spent) / 2 / 1000

    def spend(self, look: Look, begun: int, seconds: float) -> None:
        """Note that the seat that looks has thought since ``begun`` (Unix milliseconds).

        ``seconds``: the processor time it had, which it cannot have exceeded, however long a busy
        machine took.
        """
        key, before = _key(look), self._turn(look)
        self._turns.pop(key, None)
        spent = min(self._clock.now() - begun, round(1000 * seconds))
        later = 0 if before is None else before.later + spent
        self._turns[key] = _Turn(look.table.moves, later)
        while len(self._turns) > _REMEMBERED:
            del self._turns[next(iter(self._turns))]

    def _turn(self, look: Look) -> _Turn | None:
        """The turn this seat goes on with: nobody else has moved since it thought."""
        turn = self._turns.get(_key(look))
        goes_on = turn is not None and look.table.moves - turn.moves in (0, 1)
        return turn if goes_on else None


def _key(look: Look) -> tuple[TableId, Seat]:
    assert look.seat is not None, "a computer sits in a seat"
    return look.table.id, look.seat


def _waits_alone(look: Look) -> bool:
    """Whether exactly one person plays here."""
    seats = look.table.seats
    return sum(isinstance(s.occupant, Human) and not s.is_out for s in seats) == 1


def _are_asked_at_once(look: Look) -> bool:
    """Whether several computers are to act now: none of them pauses."""
    seats = look.table.seats
    return sum(isinstance(s.occupant, Computer) and s.asked is not None for s in seats) > 1


def _share(look: Look, milliseconds: int) -> int:
    """One computer's part of what those that are in the game share."""
    seats = look.table.seats
    among = sum(isinstance(s.occupant, Computer) and not s.is_out for s in seats)
    return milliseconds // max(1, among)


class Computers:
    """Answers the questions that computers are asked, one after the other.

    A computer thinks in the pause before its turn, and its move is made when that is over. Those
    whom a person waits for come first; where no person plays any more, computers finish the game
    quickly, behind everybody else, as easy ones.
    ``reach``: the shards of this process. While one of them is away no computer moves at its
    tables. ``counts``: counts the thoughts that were ended.
    """

    def __init__(
        self,
        service: TableService,
        thinker: Thinker,
        clock: Clock,
        reach: Callable[[], ProcessShards],
        counts: ThoughtCounts | None = None,
    ) -> None:
        self._service = service
        self._counts = counts or ThoughtCounts()
        self._thinker = thinker
        self._clock = clock
        self._time = ThinkingTime(clock)
        self._decided: dict[Timer, str | None] = {}
        self._timers = DueTimers(
            service, clock, ("computer",), self._play, reach, at_once=1, ahead=THINKING_PAUSE
        )

    async def work(self) -> int | None:
        """Play all due computers' turns; return when to look again (Unix milliseconds).

        None: not before a table changes or a shard reconnects.
        """
        return await self._timers.fire_all()

    async def _play(self, timer: Timer) -> int | None:
        """Decide, and play when the pause is over; until then, the instant of that.

        A question another process is at, or that is answered, is let go.
        """
        if timer not in self._decided:
            if not await self._service.timers.claim(timer, THOUGHT):
                return None
            look = await self._service.timers.computers_question(timer)
            if look is None:
                await self._service.timers.fire(timer)
                return None
            self._decided[timer] = await self._decide(look)
            if timer.due_at > self._clock.now():
                return timer.due_at
        await self._service.timers.answer_for_computer(timer, self._decided.pop(timer))
        return None

    async def _decide(self, look: Look) -> str | None:
        """Return the move in notation; None after a timeout, which is logged."""
        assert look.seat is not None, "a computer sits in a seat"
        occupant = look.table.seats[look.seat].occupant
        assert isinstance(occupant, Computer), "only computers are asked by this timer"
        if not look.table.somebody_plays:
            occupant = msgspec.structs.replace(occupant, level="easy")
        seconds, begun = self._time.seconds(look), self._clock.now()
        try:
            return await self._thinker.decide(
                occupant, look.table.game, look.view, look.legal, seconds
            )
        except ThoughtTooLong:
            CUT_SHORT.inc()
            self._counts.ended += 1
            _log.warning(
                "a computer at table %s thought for too long; its seat makes a quiet move",
                look.table.code,
            )
            return None
        finally:
            self._time.spend(look, begun, seconds)


ANSWER_TIMEOUT: Final = 10.0
"""Seconds, longer than the ceiling of any thought. Then the process is killed, and a new one gets
the question, at normal instead of idle priority, as the machine may never be idle."""

ANSWER_TIMEOUT_AT_NORMAL_PRIORITY: Final = 25.0
"""Seconds: on a busy machine even a computation of a few milliseconds may take this long."""

IDLE_BEFORE_END: Final = 5 * 60.0
"""Seconds without a question after which the process is ended; a new one takes a third of a second,
less than a computer pauses before it moves."""


class ProcessThinker:
    """A thinker that uses another process; ``think`` is what that does.

    ``counts``: counts its thoughts, and those that did not get their processor time.
    """

    def __init__(
        self,
        think: Decide,
        entropy: Entropy,
        patience: float = ANSWER_TIMEOUT,
        patience_beside_others: float = ANSWER_TIMEOUT_AT_NORMAL_PRIORITY,
        idle: float = IDLE_BEFORE_END,
        counts: ThoughtCounts | None = None,
    ) -> None:
        self._think = think
        self._entropy = entropy
        self._counts = counts or ThoughtCounts()
        self._when_idle = OtherProcess("thinker", "idle", patience, idle)
        self._beside_others = OtherProcess("thinker", "low", patience_beside_others, idle)
        self._has_starved = False

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        """The chosen move, in the game's notation. ``seconds``: of processor time.

        Raises ThoughtTooLong, or WorkFailed when the process failed or died.
        """
        assignment = assignment_for(computer, game, view, legal, self._entropy, seconds)
        thought = await self._thought(assignment)
        self._counts.made += 1
        if thought.starved:
            self._counts.starved += 1
            STARVED.inc()
        return thought.move

    async def _thought(self, assignment: Assignment) -> Thought:
        """Ask at idle priority; once that was too little, ask at low priority from then on."""
        if not self._has_starved:
            try:
                thought = await self._ask(self._when_idle, assignment)
            except TookTooLong:
                self._has_starved = True  # the machine may never be idle
            else:
                self._has_starved = thought.starved
                return thought
        try:
            return await self._ask(self._beside_others, assignment)
        except TookTooLong as fault:
            raise ThoughtTooLong from fault

    async def _ask(self, process: OtherProcess, assignment: Assignment) -> Thought:
        async with process.turn() as running:
            with THINKING_TIME.time():
                return await running.call(self._think, assignment)

    async def close(self) -> None:
        """Kill the process, even while it computes; an open question is asked again later."""
        await self._when_idle.close()
        await self._beside_others.close()


def assignment_for(
    computer: Computer,
    game: str,
    view: Any,
    legal: tuple[Any, ...],
    entropy: Entropy,
    seconds: float = LONGEST_THOUGHT,
) -> Assignment:
    """What is handed over: nothing but the seat's own view and moves."""
    seen, may = game_json.encode(view), game_json.encode(legal)
    return Assignment(game, computer.level, seen, may, entropy.seed(), seconds)


_SECONDS: Final = 0.5
"""Processor time of a guess: the computers of tables wait while it is made."""


async def guess(thinker: Thinker, game: str, level: Level, asked: AskedOfComputer) -> str | None:
    """Have a computer choose a move on an imagined position; return it in notation.

    None if that took too long. It is given the view that it would have there, which is drawn from
    the person's view; nothing of the real position reaches it.
    """
    try:
        computer = Computer(game, level)
        return await thinker.decide(computer, game, asked.view, asked.legal, _SECONDS)
    except ThoughtTooLong:
        return None
