"""simcord's simulation with our rules, and with the timeout it was told."""

import asyncio
from collections.abc import Collection
from typing import Any

import simcord.env
from simcord import Env
from simcord._runtime import _CallbackRecord
from simcord._settlement import _run_due_virtual_callbacks, _virtualize_recognized_waits

from playroom.discord_rules.all_rules import DiscordRules

_CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]
"""Compare records by identity: simcord searches long lists of them.

Written for simcord 3.2, whose lists cannot be replaced, since several parts hold them. If a later
version lacks the class, the import above fails; if it uses another one, all is only slower.
"""


def _cancel_real_timers(state: Any, pending: list[asyncio.Task[Any]]) -> None:
    """Do what simcord does at each check: cancel the real timers of waits for simulated time.

    simcord compares each wait with each timer; here only if a real timer is left to cancel.
    """
    reals = (record.real_handle for record in state.work.callbacks)
    if any(real is not None and not real.cancelled() for real in reals):
        _virtualize_recognized_waits(state, pending)


simcord.env._virtualize_recognized_waits = _cancel_real_timers  # type: ignore[assignment, attr-defined]


_CONNECTION = "RequestHandler.start"
"""What aiohttp runs for a connection to one of the bot's own servers."""


class PatientEnv(Env):
    """simcord's simulation, without premature timeouts and slow waits.

    simcord gives a bot five seconds to start, whatever ``settle_timeout`` says. It checks whether
    the bot is idle whenever a task of the bot ends, or after ``look_again`` seconds; this class
    does so only once nothing is ready to run. And each check goes through all timers, also those of
    waits that ended long ago; this class removes them.

    ``rules``: behaviour of the real Discord; ``wrong``: keys of beliefs that it contradicts.

    In the sandbox nobody waits until the bot is idle (``hurry``): a computer may think, and a
    replay be made, while people look and press.
    """

    look_again = 0.05

    hurry: tuple[float, float] | None = None
    """Seconds after which an operation ends though the bot still works, if the newest interaction
    is answered; and seconds more, if it is acknowledged. None: only when the bot is idle."""

    def __init__(self, *args: Any, wrong: Collection[str] = (), **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timers: list[Any] = []
        self._giving_way = 0
        self.rules = DiscordRules(self.backend, wrong)

    async def shutdown(self) -> None:
        """Stop the simulation; no timer of the event loop holds it any longer."""
        await super().shutdown()
        for record in self._timers:
            if record.real_handle is not None:
                record.real_handle.cancel()
        self._timers.clear()

    def _schedule_timer(self, record: Any, *rest: Any) -> None:
        super()._schedule_timer(record, *rest)
        self._timers.append(record)

    async def _settle_internal(self, **how: Any) -> None:
        self._forget_ended_waits()
        if how.get("timeout") is not None:
            how["timeout"] = max(how["timeout"], self.settle_timeout)
        for late, patience in enumerate(self.hurry or ()):
            try:
                async with asyncio.timeout(patience) as limit:
                    await self._come_to_rest(how)
                    return
            except TimeoutError:
                if not limit.expired():
                    raise
            if self._has_answered(late=bool(late)):
                return
        await self._come_to_rest(how)

    async def _come_to_rest(self, how: dict[str, Any]) -> None:
        await self._let_all_run()
        await super()._settle_internal(**{"idle": self.look_again, **how})

    def _has_answered(self, *, late: bool) -> bool:
        """Whether the newest interaction is answered or, with ``late``, at least acknowledged."""
        asked = next(reversed(self.backend.interactions.values()), None)
        return asked is None or (asked.responded and (late or not asked.deferred))

    async def _let_all_run(self) -> None:
        """Yield to the event loop until nothing is ready to run and no thread works for the bot.

        Other callers of this method that yield at the same time do not count as ready to run.
        """
        loop: Any = self._loop  # only the loop knows what is ready to run
        deadline = loop.time() + self.settle_timeout
        while loop.time() < deadline:
            self._giving_way += 1
            try:
                await asyncio.sleep(0)
            finally:
                self._giving_way -= 1
            if len(loop._ready) > self._giving_way:
                continue
            if self._work.executors:
                threads = tuple(self._work.executors)
                await asyncio.wait(threads, timeout=self.look_again)
                continue
            _run_due_virtual_callbacks(self._settlement_state(), deadline)
            if len(loop._ready) <= self._giving_way:
                return

    def _settlement_state(self) -> Any:
        """Count no connection of a browser as work: each request that it sends has its own task."""
        for task in self._work.tasks:
            if getattr(task.get_coro(), "__qualname__", "") == _CONNECTION:
                self._work.external_waits.setdefault(task, "a browser that asks nothing")
        return super()._settlement_state()

    def _forget_ended_waits(self) -> None:
        """Cancel the timers of waits that have ended."""
        waiting = {
            id(record)
            for record in self._work.callbacks
            if record.handle is not None and not record.handle.cancelled()
        }
        ended = [record for record in self._timers if id(record) not in waiting]
        self._timers = [record for record in self._timers if id(record) in waiting]
        for record in ended:
            if record.real_handle is not None:
                record.real_handle.cancel()
