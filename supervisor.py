"""How the process lives: one bot after the other until it is told to stop, and an end in time."""

import asyncio
import contextlib
import faulthandler
import logging
import signal
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from types import TracebackType
from typing import Protocol, Self

import aiohttp
import discord

from service_manager import NOBODY, ServiceManager
from workers.post_model import HouseTime

_log = logging.getLogger("tavolo")

LONGEST_END = 10.0
"""Seconds from being told to stop until the process is gone, whatever hangs."""

FIRST_PAUSE, LONGEST_PAUSE = 2_000, 300_000
"""Milliseconds before logging in is tried again; each pause is twice the one before."""

SECONDS_BETWEEN_FEEDS = 30
"""A third of WatchdogSec in deploy/tavolo.service."""

UNREACHABLE = (
    OSError,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
)
"""What it looks like when Discord, or the way to it, is not there for now, or refuses to let in."""

_AUTHENTICATION_FAILED = 4004
"""The gateway's word for a token that is no longer one."""

_SERVER_FAULT = 500


class LivingBot(Protocol):
    """What a life asks of a bot."""

    async def __aenter__(self) -> Self:
        """Prepare it."""
        ...

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close it."""
        ...

    async def start(self, token: str) -> None:
        """Log in and stay until it is closed."""
        ...

    async def close(self) -> None:
        """Stop, once."""
        ...

    def is_ready(self) -> bool:
        """Whether Discord was there and has told of its servers."""
        ...

    def clocks_tick(self) -> bool:
        """Whether people's time is kept."""
        ...


class Supervisor:
    """One bot after the other: each ends when it cannot reach Discord. ``told``: to stop."""

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
        """Return when told to stop. Raises LoginFailure for a token that Discord refuses."""
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
        """Whether people's time is kept; of a bot that is not up yet nothing else is expected."""
        return self._bot is None or self._bot.clocks_tick()

    @property
    def status(self) -> str:
        """How it is going, in a word."""
        is_up = self._bot is not None and self._bot.is_ready()
        return "connected" if is_up else "waiting for Discord"

    async def _live_once(self, bot: LivingBot) -> None:
        """Until it is told to stop, or loses Discord in a way it cannot mend."""
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
    """Live until a signal says to stop; while Discord cannot be reached, try again and again.

    ``when_told`` is called then; ``manager`` hears how things go. Raises LoginFailure for a token
    that Discord refuses.
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
    """Whoever started the bot hears that it lives, as long as its clocks tick."""
    while manager.listens:
        if lives.clocks_tick():
            manager.tell("WATCHDOG=1", f"STATUS={lives.status}")
        await asyncio.sleep(SECONDS_BETWEEN_FEEDS)


async def in_time(what: str, ending: Awaitable[object]) -> None:
    """Wait for an end as long as its share of LONGEST_END lasts; the others must end as well."""
    task = asyncio.ensure_future(ending)
    done, _ = await asyncio.wait({task}, timeout=LONGEST_END / 8)
    if not done:
        _log.warning("%s did not end in time", what)
    elif not task.cancelled() and (fault := task.exception()) is not None:
        _log.error("%s did not end as it should", what, exc_info=fault)


def end_at_last() -> None:
    """Whatever hangs: when the time for an orderly end is over, say where, and end."""
    faulthandler.dump_traceback_later(LONGEST_END, exit=True)


def _in_words(fault: Exception) -> str:
    """What hinders, in one line: that nobody is there, or that somebody answers and says no."""
    if not isinstance(fault, discord.HTTPException):
        return f"Discord cannot be reached ({fault})"
    answer = f"{fault.status} {_first_line(fault.text)}".strip()
    if _is_overburdened(fault):
        return f"Discord cannot be reached ({answer})"
    return f"Discord answers, but refuses to let the bot in ({answer})"


def _is_overburdened(fault: discord.HTTPException) -> bool:
    """Whether the platform, or what stands before it, has no time for anybody or for us."""
    return fault.status == HTTPStatus.TOO_MANY_REQUESTS or fault.status >= _SERVER_FAULT


def _first_line(said: str) -> str:
    """Of what is no page for browsers, which those in between answer with."""
    return "" if said.lstrip().startswith("<") else said.partition("\n")[0]


def _is_refused(fault: Exception) -> bool:
    """Whether Discord does not know the token, or not any more."""
    if isinstance(fault, discord.ConnectionClosed):
        return fault.code == _AUTHENTICATION_FAILED
    return isinstance(fault, discord.HTTPException) and fault.status == HTTPStatus.UNAUTHORIZED
