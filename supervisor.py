"""Keeps one bot running until the process is told to stop."""

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable
from http import HTTPStatus
from types import TracebackType
from typing import Protocol, Self

import aiohttp
import discord

from service_manager import NOBODY, ServiceManager
from shutdown_limit import in_time
from workers.post_model import HouseTime

_log = logging.getLogger("tavolo")

FIRST_PAUSE, LONGEST_PAUSE = 2_000, 300_000
"""Milliseconds before the next login (exponential backoff): first and longest pause."""

SECONDS_BETWEEN_FEEDS = 30
"""A third of WatchdogSec in deploy/tavolo.service."""

UNREACHABLE = (
    OSError,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
)
"""Errors raised when Discord or the network is unavailable, or Discord refuses the login."""

_AUTHENTICATION_FAILED = 4004
"""The gateway's close code for an invalid token."""

_SERVER_FAULT = 500


class LivingBot(Protocol):
    """The part of a bot that the supervisor needs."""

    async def __aenter__(self) -> Self:
        """Prepare the bot."""
        ...

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close the bot."""
        ...

    async def start(self, token: str) -> None:
        """Log in and stay until closed."""
        ...

    async def close(self) -> None:
        """Stop; later calls do nothing more."""
        ...

    def is_ready(self) -> bool:
        """Whether Discord is connected and has sent the servers."""
        ...

    def clocks_tick(self) -> bool:
        """Whether the timekeeper works."""
        ...


class Supervisor:
    """Restarts the bot whenever it cannot reach Discord. ``told``: set when it is to stop."""

    def __init__(
        self,
        make_bot: Callable[[], LivingBot],
        token: str,
        time: HouseTime,
        told: asyncio.Event,
    ) -> None:
        self._make_bot = make_bot
        self._token = token
        self._time = time
        self._told = told
        self._bot: LivingBot | None = None

    async def live(self) -> None:
        """Return when told to stop. Raises LoginFailure if Discord refuses the token."""
        pause = FIRST_PAUSE
        while not self._told.is_set():
            bot = self._bot = self._make_bot()
            try:
                await self._live_once(bot)
            except UNREACHABLE as fault:
                if _is_refused(fault):
                    raise discord.LoginFailure("the token was refused") from fault
                pause = FIRST_PAUSE if bot.is_ready() else pause
                _log.warning("%s; next try in %d s", _in_words(fault), pause // 1000)
                await self._time.wait(self._told, self._time.now() + pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def clocks_tick(self) -> bool:
        """Whether the timekeeper works; True while no bot is running yet."""
        return self._bot is None or self._bot.clocks_tick()

    @property
    def status(self) -> str:
        """The state of the connection, for systemd."""
        is_up = self._bot is not None and self._bot.is_ready()
        return "connected" if is_up else "waiting for Discord"

    async def _live_once(self, bot: LivingBot) -> None:
        """Run one bot until told to stop, or until it loses Discord for good."""
        async with bot:
            life = asyncio.create_task(bot.start(self._token))
            ending = asyncio.create_task(self._told.wait())
            try:
                await asyncio.wait({life, ending}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                ending.cancel()
                life.cancel()
                await in_time("the connection", asyncio.wait({life}))
        # Leaving Discord closes it as well, while the close() that left it may still be at work.
        await bot.close()
        if life.done() and not life.cancelled():
            life.result()


async def live(
    make_bot: Callable[[], LivingBot],
    token: str,
    time: HouseTime,
    when_told: Callable[[], object] = lambda: None,
    manager: ServiceManager = NOBODY,
) -> None:
    """Run until SIGINT or SIGTERM; while Discord is unreachable, retry with backoff.

    ``when_told`` is called at the signal; ``manager`` is notified of start, life and stop. Raises
    LoginFailure if Discord refuses the token.
    """
    manager.tell("READY=1")
    told = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        manager.tell("STOPPING=1")
        told.set()
        when_told()

    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers
            loop.add_signal_handler(sign, stop)
    lives = Supervisor(make_bot, token, time, told)
    feeding = asyncio.create_task(feed(manager, lives))
    try:
        await lives.live()
    finally:
        feeding.cancel()


async def feed(manager: ServiceManager, lives: Supervisor) -> None:
    """Feed the service manager's watchdog as long as the timekeeper works."""
    while manager.listens:
        if lives.clocks_tick():
            manager.tell("WATCHDOG=1", f"STATUS={lives.status}")
        await asyncio.sleep(SECONDS_BETWEEN_FEEDS)


def _in_words(fault: Exception) -> str:
    """Describe the error in one line: Discord is unreachable, or it answers and refuses."""
    if not isinstance(fault, discord.HTTPException):
        return f"Discord cannot be reached ({fault})"
    answer = f"{fault.status} {_first_line(fault.text)}".strip()
    if _is_overburdened(fault):
        return f"Discord cannot be reached ({answer})"
    return f"Discord answers, but refuses to let the bot in ({answer})"


def _is_overburdened(fault: discord.HTTPException) -> bool:
    """Whether Discord, or a proxy before it, is overloaded or limits our rate."""
    return fault.status == HTTPStatus.TOO_MANY_REQUESTS or fault.status >= _SERVER_FAULT


def _first_line(said: str) -> str:
    """Return the first line; "" for an HTML page, which proxies answer with."""
    return "" if said.lstrip().startswith("<") else said.partition("\n")[0]


def _is_refused(fault: Exception) -> bool:
    """Whether Discord rejects the token."""
    if isinstance(fault, discord.ConnectionClosed):
        return fault.code == _AUTHENTICATION_FAILED
    return isinstance(fault, discord.HTTPException) and fault.status == HTTPStatus.UNAUTHORIZED
