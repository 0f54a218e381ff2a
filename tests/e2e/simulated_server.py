"""A simulated server, its players, and failures as they happen on the real Discord."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Self

import aiohttp
from discord.http import Route
from discord.webhook.async_ import async_context
from simcord import ChannelHandle, HttpLogEntry

from playroom.server import PEOPLE, AnyBot, MakeBot, Persona, SimulatedServer
from rehearsal.discord_assumptions import limit
from tests.e2e.simulated_people import Player
from workers.post_model import HouseTime

SETTLE_SECONDS = 300
"""How long the bot may take to come to rest; a busy machine is no fault of the bot."""


class Ground:
    """A server with the bot, and methods to disturb it."""

    def __init__(self, server: SimulatedServer, line: "Line") -> None:
        self.server = server
        self.env = server.env
        self.players = {key: Player(member) for key, member in server.members.items()}
        self._line = line
        self._errors_looked_at = 0

    @classmethod
    async def open(
        cls,
        make_bot: MakeBot,
        folder: Path,
        *,
        people: Sequence[Persona] = PEOPLE,
        wrong: Collection[str] = (),
    ) -> Self:
        """Start everything. ``wrong``: keys of beliefs that this Discord contradicts."""
        line = Line()
        server = await SimulatedServer.open(
            line.tap(make_bot), folder, people=people, settle_timeout=SETTLE_SECONDS, wrong=wrong
        )
        return cls(server, line)

    async def close(self) -> None:
        """Stop everything; raises what the bot raised and no test took."""
        await self.server.close()
        if errors := self.take_errors():
            raise BaseExceptionGroup("the bot raised what no test looked at", errors)

    def take_errors(self) -> list[BaseException]:
        """What the bot raised since the last call; a test that expects errors takes them."""
        errors = list(self.env.errors_since(self._errors_looked_at))
        self._errors_looked_at = self.env.error_cursor
        return errors

    def player(self, key: str) -> Player:
        """One of the people."""
        return self.players[key]

    def channel(self, name: str) -> ChannelHandle:
        """One of the channels."""
        return self.server.channels[name]

    def threads(self, name: str) -> list[ChannelHandle]:
        """The threads of a channel, oldest first."""
        return self.channel(name).threads

    @property
    def requests(self) -> list[HttpLogEntry]:
        """Every REST request of the bot so far."""
        return self.env.http_requests

    async def restart(self) -> None:
        """Stop the bot in good order and start it again on the same data."""
        await self.server.restart_bot()

    async def crash(self) -> None:
        """Drop the bot in the middle of everything and start it again on the same data."""
        await self.server.crash_bot()

    async def pass_time(self, *, days: float = 0, hours: float = 0, seconds: float = 0) -> None:
        """Let simulated time pass; timers ring in order."""
        await self.env.advance_time((days * 24 + hours) * 3600 + seconds)
        self.server.rules.threads.archive_due()

    def fail(
        self,
        method: str,
        path: str,
        *,
        status: int = 500,
        code: int = 0,
        times: int | None = 1,
    ) -> None:
        """Refuse the next requests to ``path`` (fnmatch), before they have any effect."""
        self.env.inject_error(method, path, status=status, code=code, times=times)

    def lose_reply(self, method: str, path: str) -> None:
        """Carry out the next request to ``path`` (fnmatch), then break the connection."""
        self._line.lost_replies.append((method, path))

    def cut(self, method: str, path: str) -> None:
        """Break the connection before the next request to ``path`` (fnmatch) arrives."""
        self._line.cut_requests.append((method, path))

    def hang(self, method: str, path: str) -> None:
        """Carry out the next request to ``path`` (fnmatch), and leave it without an answer.

        After a ``crash`` it is as if the bot was killed between its deed and noting it.
        """
        self._line.hung_replies.append((method, path))

    def mend_line(self) -> None:
        """Break no connection that is still to break."""
        self._line.cut_requests.clear()
        self._line.lost_replies.clear()
        self._line.hung_replies.clear()

    def forget_nonces(self) -> None:
        """Let the platform forget which posts it has seen, as it does after a few minutes."""
        self.server.rules.forget_nonces()

    def close_mailbox(self, player: Player) -> None:
        """This person takes no private messages from now on (50007)."""
        self.env.inject_error(
            "POST",
            f"/channels/{player.mailbox.place.id}/messages",
            status=403,
            code=limit("door-is-closed"),
            message="Cannot send messages to this user",
            times=None,
        )

    def open_mailbox(self, player: Player) -> None:
        """This person takes private messages again."""
        path = f"/channels/{player.mailbox.place.id}/messages"
        self.env.backend.faults[:] = [
            fault for fault in self.env.backend.faults if fault["path"] != path
        ]


class Line:
    """The connection between bot and Discord; fails on request. simcord loses no responses."""

    def __init__(self) -> None:
        self.lost_replies: list[tuple[str, str]] = []
        self.cut_requests: list[tuple[str, str]] = []
        self.hung_replies: list[tuple[str, str]] = []

    def tap(self, make_bot: MakeBot) -> MakeBot:
        """The same bots, each on this line from its first request on."""

        async def make(time: HouseTime, folder: Path) -> AnyBot:
            bot = await make_bot(time, folder)
            setup = bot.setup_hook

            async def setup_hook() -> None:
                self._listen(bot, time)
                await setup()

            bot.setup_hook = setup_hook  # type: ignore[method-assign]
            return bot

        return make

    def _listen(self, bot: AnyBot, time: HouseTime) -> None:
        honest: Callable[..., Any] = bot.http.request

        async def request(route: Route, **kwargs: Any) -> Any:
            _perhaps_break(route, self.cut_requests)
            answer = await honest(route, **kwargs)
            _perhaps_break(route, self.lost_replies)
            if _is_next(route, self.hung_replies):
                await time.wait(asyncio.Event(), None)
            return answer

        bot.http.request = request  # type: ignore[method-assign]
        self._listen_to_answers()

    def _listen_to_answers(self) -> None:
        """Answers to interactions go another way, the same for every bot of a server."""
        adapter: Any = async_context.get()
        if "request" in vars(adapter):
            return
        honest: Callable[..., Any] = adapter.request

        async def request(route: Route, session: Any, **kwargs: Any) -> Any:
            answer = await honest(route, session, **kwargs)
            _perhaps_break(route, self.lost_replies)
            return answer

        adapter.request = request


def _perhaps_break(route: Route, breaks: list[tuple[str, str]]) -> None:
    """Break the connection, once for each of these methods and paths that fits."""
    if _is_next(route, breaks):
        raise aiohttp.ServerDisconnectedError


def _is_next(route: Route, awaited: list[tuple[str, str]]) -> bool:
    """Whether this request is one of those that were awaited, which then is so no more."""
    path = route.url.removeprefix(Route.BASE)
    for method, pattern in awaited:
        if method == route.method and fnmatch(path, pattern):
            awaited.remove((method, pattern))
            return True
    return False
