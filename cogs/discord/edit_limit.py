"""The one refusal that discord.py takes for a rate limit.

Too many edits of messages older than an hour are refused with a 429, like a limit that passes.
discord.py waits as long as it says, five times over, and holds up every other edit there meanwhile.
Its session can be listened to, and whoever listens may raise.
"""

import json
from types import SimpleNamespace

import aiohttp
import discord

from rehearsal.beliefs import limit

TOO_MANY_EDITS = limit("old-edits-are-limited")


def told_at_once(trace: aiohttp.TraceConfig | None = None) -> aiohttp.TraceConfig:
    """What a client's session is listened to with, so that such an edit fails at once.

    ``trace``: what it is listened to with already; whoever listens there hears of it first.
    """
    trace = aiohttp.TraceConfig() if trace is None else trace
    trace.on_request_end.append(_look_at)
    return trace


async def _look_at(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
) -> None:
    """Raises HTTPException for that refusal."""
    if ended.response.status != 429:
        return
    try:
        said = json.loads(await ended.response.read())
    except ValueError:
        return
    if isinstance(said, dict) and said.get("code") == TOO_MANY_EDITS:
        raise discord.HTTPException(ended.response, said)
