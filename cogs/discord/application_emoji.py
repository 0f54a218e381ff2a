"""Emoji of the application, kept by Discord for all servers."""

from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import TypeVar

import aiohttp
import discord

from workers.chat_platform import NotTaken

T = TypeVar("T")


class DiscordEmoji:
    """Lists, uploads and deletes them."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def names(self) -> Mapping[str, int]:
        """The ids of all emoji there are, by name."""
        found = await _asked(self._client.fetch_application_emojis())
        return {emoji.name: emoji.id for emoji in found}

    async def add(self, name: str, file: bytes) -> int:
        """Upload one; its id."""
        emoji = await _asked(self._client.create_application_emoji(name=name, image=file))
        return emoji.id

    async def remove(self, emoji: int) -> None:
        """Delete one; that there is none such is as good."""
        application = self._client.application_id
        assert application is not None, "the bot has logged in"
        with suppress(discord.NotFound):
            await _asked(self._client.http.delete_application_emoji(application, emoji))


async def _asked(answer: Awaitable[T]) -> T:
    """What Discord answers. Raises NotTaken for a refusal, but for "there is none"."""
    try:
        return await answer
    except discord.NotFound:
        raise
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as fault:
        raise NotTaken(str(fault)) from fault
