"""Has computers' moves chosen in another process, so that the bot stays responsive."""

from typing import Any, Final

from model import game_json
from model.table import Computer
from tables.interfaces import Entropy
from workers.metrics import STARVED, THOUGHT
from workers.other_process import OtherProcess, TookTooLong
from workers.thinking.computer_turns import ThoughtTooLong
from workers.thinking.thinker import LONGEST_THOUGHT, Assignment, Decide, Thought
from workers.upkeep.thought_counts import ThoughtCounts

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
            with THOUGHT.time():
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
