"""What the application has at Discord: its slash commands and its emoji."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypeVar

import aiohttp
import discord

from cogs.discord.interaction_user import AnyBot
from i18n.translator import plain_command
from model.table import HOUR, MINUTE
from tables.interfaces import Clock
from workers.post_model import NotTaken

if TYPE_CHECKING:
    from storage.rows.key_values import KeyValues


NOTE: Final = "commands"
"""The key under which the last upload is stored: a fingerprint of the commands, and their ids."""

AFTER_REFUSAL: Final = HOUR
AFTER_BROKEN_LINE: Final = MINUTE
"""Milliseconds until the upload is retried."""

UPLOAD_TIMEOUT = 120.0
"""Timeout of an upload in seconds. discord.py waits out any rate limit inside the request; a
timeout counts as a refusal, so that the owner is alerted."""

CommandsState: TypeAlias = Literal["well", "ill", "refused"]
"""State of the upload: accepted, not yet done, or refused by Discord."""

_log = logging.getLogger(__name__)


class CommandLinks:
    """Writes commands as links: a tap starts one, and readers see its name in their language.

    ``ids``: Discord's id of each command or command group, by its English name. Until they are
    known, commands are written as plain text.
    """

    def __init__(self) -> None:
        self.ids: Mapping[str, int] = {}

    def write(self, english: str, here: str) -> str:
        """Write a command, given its English name and that in the text's language (``here``)."""
        number = self.ids.get(english.split()[0])
        return plain_command(english, here) if number is None else f"</{english}:{number}>"


class CommandSync:
    """Uploads the commands in the background; nothing waits for it."""

    def __init__(self, bot: AnyBot, notes: "KeyValues", clock: Clock, links: CommandLinks) -> None:
        self._bot = bot
        self._notes = notes
        self._clock = clock
        self._links = links
        self._noted: str | None = None
        self._fingerprint: str | None = None
        self.state: CommandsState = "ill"
        self.is_first = False
        """Whether no upload was ever stored in this database: this is the bot's first start."""

    async def prepare(self) -> None:
        """Read from the database what Discord knows, and let texts link those commands."""
        note = await self._notes.read(NOTE)
        self.is_first = note is None
        self._noted, self._links.ids = _read(note)

    async def work(self) -> int | None:
        """Upload changed commands; return when to try again (Unix milliseconds), or None for never.

        A refusal is logged with an alert, which reaches the owner. Whether they have changed is
        found out here, once the bot is connected: it needs all their texts in all languages, a
        quarter of a second of work.
        """
        if self._fingerprint is None:
            wanted = await self._wanted()
            self._fingerprint = _fingerprint((self._bot.application_id, wanted))
            if self._noted == self._fingerprint:
                self.state = "well"
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
        wanted: list[object] = []
        for command in tree.get_commands():
            wanted.append(await command.get_translated_payload(tree, tree.translator))
            await asyncio.sleep(0)  # let others have their turn
        return wanted


def _read(note: str | None) -> tuple[str | None, Mapping[str, int]]:
    """Parse the stored fingerprint and ids; the first versions stored the fingerprint only."""
    try:
        fingerprint, ids = json.loads(note or "")
    except (ValueError, TypeError):
        return None, {}
    return fingerprint, ids


def _fingerprint(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


T = TypeVar("T")


class DiscordEmoji:
    """Lists, uploads and deletes application emoji."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def names(self) -> Mapping[str, int]:
        """Return the ids of all application emoji, by name."""
        found = await _asked(self._client.fetch_application_emojis())
        return {emoji.name: emoji.id for emoji in found}

    async def add(self, name: str, file: bytes) -> int:
        """Upload an emoji and return its id."""
        emoji = await _asked(self._client.create_application_emoji(name=name, image=file))
        return emoji.id

    async def remove(self, emoji: int) -> None:
        """Delete an emoji; do nothing if it does not exist."""
        application = self._client.application_id
        assert application is not None, "the bot has logged in"
        with suppress(discord.NotFound):
            await _asked(self._client.http.delete_application_emoji(application, emoji))


async def _asked(answer: Awaitable[T]) -> T:
    """Await Discord's answer. Raises NotFound, and NotTaken for every other failure."""
    try:
        return await answer
    except discord.NotFound:
        raise
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as fault:
        raise NotTaken(str(fault)) from fault
