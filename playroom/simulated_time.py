"""The clock and the idle waits of a bot that lives in a simulated Discord."""

from collections.abc import Awaitable
from typing import Protocol, TypeVar, cast

from simcord import Env

T = TypeVar("T")

UNIX_MILLISECONDS = 1000


class HouseTime(Protocol):
    """The clock and the idle waits a bot is given from outside."""

    def now(self) -> int:
        """Unix milliseconds UTC."""
        ...

    async def idle(self, waiting: Awaitable[T], reason: str) -> T:
        """Await, as nothing but a pause between two pieces of work."""
        ...


class SimulatedTime:
    """Time as the simulated Discord tells it: it stands still until somebody moves it.

    A loop of the bot that has nothing to do must wait here: the simulation regards every other
    wait on an event as work that has not come to rest. The wait belongs to the calling task, so
    what is awaited must not hide its waiting in a task of its own.
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

    async def idle(self, waiting: Awaitable[T], reason: str) -> T:
        """Await something that may never come; timers inside ring only when time is moved."""
        return cast(T, await self.env.external_wait(waiting, reason=reason))
