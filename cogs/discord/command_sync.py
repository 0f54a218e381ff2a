"""Tells Discord of the commands when they have changed; where it refuses, games go on.

Discord answers an upload with the ids of the commands, by which texts link them; they are noted for
the starts between. Commands of an earlier upload stay as they were when a new one is refused.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Final, Literal, Protocol, TypeAlias

import aiohttp
import discord

from cogs.discord.visitor import AnyBot
from cogs.ui.typography import CommandLinks
from tables.interfaces import Clock
from tables.model.table import HOUR, MINUTE

NOTE: Final = "commands"
"""The key under which is noted what Discord knows: a fingerprint, and the ids."""

AFTER_REFUSAL: Final = HOUR
AFTER_BROKEN_LINE: Final = MINUTE
"""Milliseconds until the upload is tried again."""

UPLOAD_TIMEOUT = 120.0
"""Seconds an upload may take. discord.py waits out a rate limit inside the request, however long
it is; after this time it counts as a refusal, so that somebody hears of it."""

CommandsState: TypeAlias = Literal["well", "ill", "refused"]
"""What Discord has said of the commands: it knows them, nothing yet, or no."""

_log = logging.getLogger(__name__)


class Remembers(Protocol):
    """Keeps a line under a key, from one start to the next."""

    async def read(self, key: str) -> str | None:
        """What was written under this key, or None."""
        ...

    async def write(self, key: str, value: str) -> None:
        """Insert or replace it."""
        ...


class CommandSync:
    """Uploads the commands beside everything else the bot does: nothing waits for it."""

    def __init__(self, bot: AnyBot, notes: Remembers, clock: Clock, links: CommandLinks) -> None:
        self._bot = bot
        self._notes = notes
        self._clock = clock
        self._links = links
        self._fingerprint = ""
        self.state: CommandsState = "ill"
        self.is_first = False
        """Whether nothing was ever uploaded from this database: its bot starts for the first time.
        """

    async def prepare(self) -> None:
        """Look up, without asking Discord, what it knows; texts link the commands it has."""
        wanted = await self._wanted()
        self._fingerprint = _fingerprint((self._bot.application_id, wanted))
        note = await self._notes.read(NOTE)
        self.is_first = note is None
        noted, self._links.ids = _read(note)
        if noted == self._fingerprint:
            self.state = "well"

    async def work(self) -> int | None:
        """Upload what Discord does not know yet; the instant of the next attempt, None for never.

        A refusal goes to the log, and by that to the owner.
        """
        if self.state == "well":
            return None
        try:
            async with asyncio.timeout(UPLOAD_TIMEOUT):
                uploaded = await self._bot.tree.sync()
        except TimeoutError:
            return self._is_refused(f"no answer within {UPLOAD_TIMEOUT:.0f} s")
        except (aiohttp.ClientError, OSError) as fault:
            _log.warning("the commands did not reach Discord: %s", fault)
            return self._clock.now() + AFTER_BROKEN_LINE
        except (discord.HTTPException, discord.RateLimited) as fault:
            return self._is_refused(str(fault))
        known = {command.name: command.id for command in uploaded}
        await self._notes.write(NOTE, json.dumps([self._fingerprint, known]))
        self._links.ids, self.state = known, "well"
        return None

    def _is_refused(self, why: str) -> int:
        self.state = "refused"
        _log.error(
            "Discord refuses the commands; those it knows go on working, and these are uploaded "
            "again in an hour: %s",
            why,
            extra={"alert": "commands"},
        )
        return self._clock.now() + AFTER_REFUSAL

    async def _wanted(self) -> list[object]:
        tree = self._bot.tree
        assert tree.translator is not None, "the cogs have been opened"
        return [
            await command.get_translated_payload(tree, tree.translator)
            for command in tree.get_commands()
        ]


def _read(note: str | None) -> tuple[str | None, Mapping[str, int]]:
    """What is noted; the first versions noted the fingerprint alone."""
    try:
        fingerprint, ids = json.loads(note or "")
    except (ValueError, TypeError):
        return None, {}
    return fingerprint, ids


def _fingerprint(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()
