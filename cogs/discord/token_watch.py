"""Detects that the bot's token was revoked while its gateway connection stays open."""

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, TypeAlias

import discord
from discord.http import HTTPClient, Route

Request: TypeAlias = Callable[..., Awaitable[Any]]


class TokenWatch:
    """Checks the status of every REST answer: Discord closes no gateway when a token is reset.

    A request that is refused for the token never returns to its caller: no caller could do anything
    about it, and the process is about to end.
    """

    def __init__(self) -> None:
        self._refused = asyncio.Event()

    def begin(self, http: HTTPClient) -> None:
        """Wrap this client's ``request`` method so that all requests are checked."""
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
        """Wait until the token has been refused."""
        await self._refused.wait()

    async def _is_confirmed(self, honest: Request) -> bool:
        """Whether a second request is refused too: one odd answer must not end the process."""
        if self._refused.is_set():
            return True
        try:
            await honest(Route("GET", "/users/@me"))
        except Exception as fault:
            return _is_unauthorised(fault)
        return False


def _is_unauthorised(fault: Exception) -> bool:
    return isinstance(fault, discord.HTTPException) and fault.status == HTTPStatus.UNAUTHORIZED
