"""simcord's simulation, under our rules, and as patient with a busy machine as it was told."""

import asyncio
from collections.abc import Collection
from typing import Any

from simcord import Env
from simcord._runtime import _CallbackRecord
from simcord._settlement import _run_due_virtual_callbacks

from playroom.discord_rules.all_rules import DiscordRules

_CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]
"""simcord looks for its records in long lists; each is equal to itself alone.

Written for simcord 3.2, whose lists cannot be replaced: several of its parts hold them. If a later
one has no such class, the import above fails; if it names them otherwise, the whole is only slow.
"""


class PatientEnv(Env):
    """The same simulation, mended in what makes it give up too early or grow slow.

    simcord gives a bot five seconds to start, whatever ``settle_timeout`` says. It looks whether
    the bot has come to rest whenever a task of the bot ends, or after ``look_again`` seconds: here
    only once nothing is ready to run. And at each look it goes through all timers, among them
    those of waits that ended long ago.

    It behaves as the real Discord does where simcord does not (``rules``); ``wrong``: keys of
    beliefs that it contradicts.

    In the sandbox nobody waits until the bot rests (``hurry``): a computer may think, and a replay
    be made, while people look and press.
    """

    look_again = 0.05

    hurry: tuple[float, float] | None = None
    """After so many seconds an operation is over though the bot still works, once what was asked
    last has its answer; after so many more, once it is acknowledged. None: only when it rests."""

    def __init__(self, *args: Any, wrong: Collection[str] = (), **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timers: list[Any] = []
        self._giving_way = 0
        self.rules = DiscordRules(self.backend, wrong)

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
        """Whether the newest interaction has its answer or, ``late``, at least a sign of life."""
        asked = next(reversed(self.backend.interactions.values()), None)
        return asked is None or (asked.responded and (late or not asked.deferred))

    async def _let_all_run(self) -> None:
        """Give way until nothing is ready to run any more, and no thread works for the bot.

        Others who give way at the same moment do not count as something to run.
        """
        loop: Any = self._loop  # what is ready to run is known to itself alone
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

    def _forget_ended_waits(self) -> None:
        """Cancel the timers that nobody waits for any more."""
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
