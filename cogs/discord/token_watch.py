"""Notices that Discord no longer knows the bot's token while the connection to it stands."""

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, TypeAlias

import discord
from discord.http import HTTPClient, Route

Request: TypeAlias = Callable[..., Awaitable[Any]]


class TokenWatch:
    """Looks at what every request is answered: Discord closes no gateway for a token that is reset.

    A request that is refused so is never answered to whoever made it: there is nothing anybody
    could do with the refusal, and the process is about to end.
    """

    def __init__(self) -> None:
        self._refused = asyncio.Event()

    def begin(self, http: HTTPClient) -> None:
        """Look at all requests of this client from now on."""
        honest: Request = http.request

        async def request(route: Route, **how: Any) -> Any:
            try:
                return await honest(route, **how)
            except discord.HTTPException as fault:
                if not _is_unauthorised(fault) or not await self._is_confirmed(honest):
                    raise
            self._refused.set()
            return await asyncio.Event().wait()

        http.request = request  # type: ignore[method-assign]

    async def until_refused(self) -> None:
        """Return when the token has been refused."""
        await self._refused.wait()

    async def _is_confirmed(self, honest: Request) -> bool:
        """Whether the token opens nothing at all: a single odd answer ends no process."""
        if self._refused.is_set():
            return True
        try:
            await honest(Route("GET", "/users/@me"))
        except Exception as fault:
            return _is_unauthorised(fault)
        return False


def _is_unauthorised(fault: Exception) -> bool:
    return isinstance(fault, discord.HTTPException) and fault.status == HTTPStatus.UNAUTHORIZED
