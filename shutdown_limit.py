"""Bounds the time that the process takes to stop, whatever hangs."""

import asyncio
import faulthandler
import logging
from collections.abc import Awaitable

_log = logging.getLogger("tavolo")

LONGEST_END = 10.0
"""Seconds from the stop signal until the process ends."""


SHARES = 10
"""Into how many shares that time is divided among the parts; interactions have two of them."""


async def in_time(what: str, ending: Awaitable[object]) -> None:
    """Await the end of a part, but no longer than its share of LONGEST_END; log a failure."""
    task = asyncio.ensure_future(ending)
    done, _ = await asyncio.wait({task}, timeout=LONGEST_END / SHARES)
    if not done:
        _log.warning("%s did not end in time", what)
    elif not task.cancelled() and (fault := task.exception()) is not None:
        _log.error("%s did not end as it should", what, exc_info=fault)


async def answered(interactions: set[asyncio.Task[None]]) -> None:
    """Let interactions be answered, two seconds long; cut off and log those that are not by then.

    What they have stored by then stays, and their people see the next board.
    """
    if not interactions:
        return
    _, late = await asyncio.wait(interactions, timeout=2 * LONGEST_END / SHARES)
    for task in late:
        task.cancel()
    if late:
        _log.warning("interactions that could not be answered before the end: %d", len(late))
        await in_time("the interactions", asyncio.wait(late))


def end_at_last() -> None:
    """Dump the stacks and exit after LONGEST_END, unless the process has ended by then."""
    faulthandler.dump_traceback_later(LONGEST_END, exit=True)
