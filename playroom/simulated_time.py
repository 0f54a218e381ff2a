"""The clock and the idle waits of a bot that lives in a simulated Discord."""

import asyncio
import contextlib

from simcord import Env

UNIX_MILLISECONDS = 1000


class SimulatedTime:
    """Time as the simulated Discord tells it: it stands still until somebody moves it.

    A loop of the bot that has nothing to do must wait here: the simulation regards every other
    wait on an event as work that has not come to rest.
    """

    def __init__(self) -> None:
        self._env: Env | None = None

    def attach(self, env: Env) -> None:
        """Take the time from this simulation from now on."""
        self._env = env

    @property
    def env(self) -> Env:
        """The simulation this time belongs to."""
        if self._env is None:
            raise RuntimeError("the simulated Discord has not been opened yet")
        return self._env

    def now(self) -> int:
        """Unix milliseconds UTC."""
        return round(self.env.now().timestamp() * UNIX_MILLISECONDS)

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        """Return when ``woken`` is set or at ``until`` (Unix milliseconds), if sooner."""
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
