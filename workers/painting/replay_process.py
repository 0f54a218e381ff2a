"""Makes animations in another process, and says who may have how many made at once."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from model.refusals import refused
from model.table import PlayerId
from rendering.replay import Film, Shot, TooLarge
from workers.other_process import OtherProcess
from workers.painting import painter

PATIENCE: Final = 30.0
"""Seconds without a sign of progress after which an animation is given up."""

MOST_AWAITED: Final = 6
"""Animations being made or queued in this process; a further request is refused."""


class ReplayProcess:
    """Makes animations one after the other."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._process = OtherProcess("replay", "low", patience)

    async def develop(
        self, shots: Sequence[Shot], most: int, seen_to: Callable[[int], object]
    ) -> Film:
        """Make an animation of these shots in at most ``most`` bytes; cancelling kills the process.

        ``seen_to`` is called with the number of shots done. Raises TooLarge or WorkFailed.
        """
        async with self._process.turn() as running:
            film = await running.call(painter.develop, most, *shots, told=seen_to)
        if film is None:
            raise TooLarge
        return film

    async def close(self) -> None:
        """Kill the process; whoever waits for an animation is cancelled."""
        await self._process.close()


class Making:
    """An animation being made, and its progress."""

    def __init__(self) -> None:
        self.moved = asyncio.Event()
        self.task: asyncio.Task[Film] | None = None
        self.done = self.count = 0
        self.given_up = False

    def go_on(self, done: int) -> None:
        """Record that ``done`` pictures are done."""
        self.done = done
        self.moved.set()


class ReplayQueue:
    """Starts and cancels the making of replays."""

    def __init__(self) -> None:
        self._awaited: dict[PlayerId, Making] = {}

    def begin(self, reader: PlayerId, make: Callable[[Making], Awaitable[Film]]) -> Making:
        """Start making a replay for this person.

        Raises TableRefuses if they have one in work, or too many are in work.
        """
        if reader in self._awaited:
            raise refused("replay-refusal-one-at-a-time")
        if len(self._awaited) >= MOST_AWAITED:
            raise refused("replay-refusal-busy")
        making = Making()
        making.task = asyncio.ensure_future(make(making))
        self._awaited[reader] = making

        def over(_: asyncio.Task[Film]) -> None:
            del self._awaited[reader]
            making.moved.set()

        making.task.add_done_callback(over)
        return making

    def stop(self, reader: PlayerId) -> bool:
        """Cancel this person's replay in work; False if there is none."""
        making = self._awaited.get(reader)
        return making is not None and making.task is not None and making.task.cancel()

    async def close(self) -> None:
        """Cancel all replays in work."""
        tasks = [making.task for making in self._awaited.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
