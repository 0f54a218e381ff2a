"""The application's emoji, which Discord stores once for all servers."""

from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import TypeVar

import aiohttp
import discord

from workers.chat_platform import NotTaken

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
