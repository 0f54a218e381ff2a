"""The clock and the idle waits of a bot in a simulated Discord."""

import asyncio
import contextlib

from simcord import Env

UNIX_MILLISECONDS = 1000


class SimulatedTime:
    """The simulated Discord's time: it stands still until it is moved.

    Idle loops of the bot must wait here: for the simulation every other wait on an event is
    unfinished work.
    """

    def __init__(self) -> None:
        self._env: Env | None = None

    def attach(self, env: Env) -> None:
        """Use this simulation's clock from now on."""
        self._env = env

    @property
    def env(self) -> Env:
        """The simulation of this clock. Raises RuntimeError before ``attach``."""
        if self._env is None:
            raise RuntimeError("the simulated Discord has not been opened yet")
        return self._env

    def now(self) -> int:
        """Return the simulated time in Unix milliseconds UTC."""
        return round(self.env.now().timestamp() * UNIX_MILLISECONDS)

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        """Return when ``woken`` is set or at ``until`` (Unix milliseconds), whichever is first."""
        seconds = None if until is None else (until - self.now()) / UNIX_MILLISECONDS
        if woken.is_set() or (seconds is not None and seconds <= 0):
            return
        await self.env.external_wait(
            _event_or_timeout(woken, seconds), reason="a loop of the bot with nothing to do"
        )


async def _event_or_timeout(woken: asyncio.Event, seconds: float | None) -> None:
    """Wait in the calling task itself: a declared wait does not extend to child tasks."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await woken.wait()
