"""Makes one refusal fail at once that discord.py mistakes for a rate limit and retries.

Discord refuses too many edits of messages older than an hour with a 429. discord.py would wait as
long as it says, up to five times, and delay every other edit in that channel. A trace callback of
its aiohttp session may raise, which ends the request.
"""

import json
from types import SimpleNamespace

import aiohttp
import discord

from core.discord_limits import limit

TOO_MANY_EDITS = limit("old-edits-are-limited")


def told_at_once(trace: aiohttp.TraceConfig | None = None) -> aiohttp.TraceConfig:
    """Return a trace for a client's session with which such an edit fails at once.

    ``trace``: extend this one; its own callbacks run first.
    """
    trace = aiohttp.TraceConfig() if trace is None else trace
    trace.on_request_end.append(_look_at)
    return trace


async def _look_at(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
) -> None:
    """Raise HTTPException for that refusal."""
    if ended.response.status != 429:
        return
    try:
        said = json.loads(await ended.response.read())
    except ValueError:
        return
    if isinstance(said, dict) and said.get("code") == TOO_MANY_EDITS:
        raise discord.HTTPException(ended.response, said)
