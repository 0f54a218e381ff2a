"""Discord on a loopback socket: enough HTTP and Gateway for the real client of discord.py.

Its rules are simcord's and those of :mod:`playroom.discord_rules`. Real is everything
between: the HTTP session, headers and multipart bodies, the websocket, the heartbeat.
"""

import asyncio
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from io import BytesIO
from typing import Any, Self

from aiohttp import BodyPartReader, WSMsgType, web
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.enums import AppCommandType, ComponentType, InteractionType
from simcord.http import router
from simcord.interactions import base_payload

from playroom.discord_rules import DiscordRules
from tests.e2e.shown_messages import walk

API = "/api/v10"
TOKEN = "loopback.bots.token"
HEARTBEAT_MILLISECONDS = 41_250
PATIENCE_SECONDS = 60.0
TOO_MANY_REQUESTS = 429
"""An answer that discord.py waits out, where it has come all the way (``Via``)."""

WITHOUT_AUTHORISATION = ("/interactions/", "/webhooks/")

_TEXT, _NUMBER = 3, 4

DISPATCH, HEARTBEAT, IDENTIFY, HELLO, HEARTBEAT_ACK = 0, 1, 2, 10, 11


@dataclass(frozen=True)
class Upload:
    """An uploaded file as received."""

    filename: str
    description: str | None
    content: bytes
    content_type: str

    @property
    def fp(self) -> BytesIO:
        """The content as simcord reads it."""
        return BytesIO(self.content)


@dataclass(frozen=True)
class Received:
    """A request as received, with its response."""

    method: str
    path: str
    query: Mapping[str, str]
    headers: Mapping[str, str]
    body: Any
    uploads: tuple[Upload, ...]
    status: int
    answer: Any


@dataclass
class LoopbackDiscord:
    """One server with one channel and two people, on a port of its own.

    ``slash`` and ``press`` act in ``channel``. More servers can be added, and any number of shards
    can log in: each gets the events of its own servers; events of a missing shard's servers are not
    delivered. ``wrong``: keys of beliefs that this Discord contradicts.
    """

    wrong: Collection[str] = ()
    backend: Backend = field(default_factory=Backend)
    received: list[Received] = field(default_factory=list)
    identified: list[Mapping[str, Any]] = field(default_factory=list)
    heartbeats: int = 0
    times_asked_who_it_is: int = 0
    token: str = TOKEN
    """The one it knows; whoever shows another is refused with 401."""
    refusals: dict[tuple[str, str], tuple[int, Any]] = field(default_factory=dict)
    """Status and answer of requests that are refused, by method and the end of the path."""

    held: str | None = None
    """How the paths end whose requests are answered only when this is None again."""

    holding: int = 0
    """How many requests have been held back."""

    def __post_init__(self) -> None:
        now = datetime.now(UTC)
        self.backend.advance_clock(max(0.0, (now - self.backend.clock.now()).total_seconds()))
        self.rules = DiscordRules(self.backend, self.wrong)
        self.ada = self.backend.make_user("ada", global_name="Ada").id
        self.bruno = self.backend.make_user("bruno", global_name="Bruno").id
        self.guild = self.backend.create_guild("Tavolo", owner_id=self.ada)
        self.backend.add_member(self.guild.id, self.bruno)
        self.channel = self.backend.create_channel(self.guild.id, "games")
        self._changed = asyncio.Condition()
        self._runner: web.AppRunner | None = None
        self._lines: dict[web.WebSocketResponse, _Line] = {}
        self._sequence = 0
        self.port = 0

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_get(f"{API}/gateway/bot", self._gateway_address)
        app.router.add_get(f"{API}/users/@me", self._who_am_i)
        app.router.add_route("*", API + "/{route:.*}", self._rest)
        app.on_shutdown.append(self._hang_up)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        await self.come_back()
        self.port = self._runner.addresses[0][1]
        self.backend.subscribers.append(self._dispatch)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None
        await self.release()
        await self._runner.cleanup()

    async def go_away(self) -> None:
        """Close all connections, and refuse new ones."""
        assert self._runner is not None
        assert self._runner.server is not None
        for site in self._runner.sites:
            await site.stop()
        await self._runner.server.shutdown(0.001)

    async def come_back(self) -> None:
        """Take connections, again at the same address."""
        assert self._runner is not None
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()

    def move_to(self, shard: int, of: int) -> None:
        """Let what is done from now on be done in a new server, which belongs to this shard."""
        server = self.backend.create_guild("Another", owner_id=self.ada)
        while _shard_of(server.id, of) != shard:
            self.backend.advance_clock(0.001)  # the shard is that of the moment of birth
            server = self.backend.create_guild("Another", owner_id=self.ada)
        self.backend.add_member(server.id, self.bruno)
        self.guild, self.channel = server, self.backend.create_channel(server.id, "games")

    def newcomer(self, name: str) -> int:
        """One more person of the server."""
        person = self.backend.make_user(name, global_name=name.title()).id
        self.backend.add_member(self.guild.id, person)
        return person

    @property
    def api(self) -> str:
        """The address of the REST API."""
        return f"http://127.0.0.1:{self.port}{API}"

    @property
    def gateway(self) -> str:
        """The address of the Gateway."""
        return f"ws://127.0.0.1:{self.port}/gateway/"

    def slash(self, name: str, *, by: int | None = None, **options: str | int) -> str:
        """Let somebody (Ada) run a command in the channel; the token of the interaction."""
        root, *path = name.split()
        command = self.backend.find_command(root, self.guild.id, type=AppCommandType.CHAT_INPUT)
        assert command is not None, f"/{root} has not been registered"
        chosen: list[dict[str, Any]] = [
            {"type": _TEXT if isinstance(value, str) else _NUMBER, "name": key, "value": value}
            for key, value in options.items()
        ]
        for part in reversed(path):
            chosen = [{"type": 1, "name": part, "options": chosen}]
        data = {"id": command["id"], "name": root, "type": 1, "options": chosen}
        return self._interaction(by or self.ada, InteractionType.APPLICATION_COMMAND, data)

    def shows(self, label: str) -> bool:
        """There is a button with this label in the channel for all to see."""
        return self._button(label) is not None

    def press(self, label: str, person: int) -> str:
        """Let somebody press a button of the channel; the token of the interaction."""
        found = self._button(label)
        assert found is not None, f"there is no button {label}"
        message, button = found
        return self._press(message, button["custom_id"], person)

    def press_as_if(self, custom_id: str, message: int, person: int) -> str:
        """Let somebody press a button with this id on a message of the channel, as if it stood
        there; the token of the interaction.
        """
        button = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
        row = {"type": 1, "components": [button]}
        return self._press(self.backend.messages[self.channel.id][message], custom_id, person, row)

    def _press(
        self, message: Message, custom_id: str, person: int, *more: Mapping[str, Any]
    ) -> str:
        data = {"custom_id": custom_id, "component_type": int(ComponentType.BUTTON)}
        return self._interaction(person, InteractionType.MESSAGE_COMPONENT, data, message, more)

    def go_deaf(self) -> None:
        """Deliver no interaction to the sessions of now any more; all else goes on."""
        for line in self._lines.values():
            line.is_deaf = True

    async def forget_the_token(self) -> None:
        """Close the gateway as Discord does when the bot's token has been reset."""
        for socket in set(self._lines):
            await socket.close(code=4004)

    def _button(self, label: str) -> tuple[Message, Mapping[str, Any]] | None:
        messages = self.backend.messages.get(self.channel.id, {})
        for message in sorted(messages.values(), key=lambda one: one.id, reverse=True):
            for part in () if message.is_ephemeral else walk(message.components):
                if part["type"] == ComponentType.BUTTON and part.get("label") == label:
                    return message, part
        return None

    def _interaction(
        self,
        person: int,
        kind: InteractionType,
        data: dict[str, Any],
        message: Message | None = None,
        more: Sequence[Mapping[str, Any]] = (),
    ) -> str:
        record, payload = base_payload(
            self.backend,
            type=kind,
            channel_id=self.channel.id,
            guild_id=self.guild.id,
            user_id=person,
            data=data,
        )
        if message is not None:
            record.source_message_id = message.id
            shown = dict(serializers.message_payload(self.backend, message))
            payload["message"] = {**shown, "components": [*_parts_of(shown), *more]}
        self.backend.emit("INTERACTION_CREATE", payload)
        return record.token

    async def release(self) -> None:
        """Answer the requests that were held back."""
        async with self._changed:
            self.held = None
            self._changed.notify_all()

    async def _let_go(self, path: str) -> None:
        async with self._changed:
            self.holding += self._holds(path)
            self._changed.notify_all()
            await self._changed.wait_for(lambda: not self._holds(path))

    def _holds(self, path: str) -> bool:
        return self.held is not None and path.endswith(self.held)

    @property
    def is_connected(self) -> bool:
        """Whether a gateway connection stands."""
        return bool(self._lines)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds; looked at after every request."""
        async with asyncio.timeout(PATIENCE_SECONDS), self._changed:
            await self._changed.wait_for(holds)

    async def wait_for(self, wanted: Callable[[Received], bool]) -> Received:
        """The first request that is wanted, as soon as it has been answered."""
        await self.until(lambda: any(map(wanted, self.received)))
        return next(filter(wanted, self.received))

    # ------------------------------------------------------------ REST

    async def _gateway_address(self, _request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        return _json({"url": self.gateway, "shards": 1, "session_start_limit": limit})

    async def _who_am_i(self, request: web.Request) -> web.Response:
        async with self._changed:
            self.times_asked_who_it_is += 1
            self._changed.notify_all()
        if ("GET", "/users/@me") in self.refusals:
            status, answer = self.refusals["GET", "/users/@me"]
            return _json(answer, status=status)
        if request.headers.get("Authorization") != f"Bot {self.token}":
            return _json({"code": 0, "message": "401: Unauthorized"}, status=401)
        return _json(dict(serializers.user_payload(self.backend.bot_user)))

    async def _rest(self, request: web.Request) -> web.Response:
        path = f"/{request.match_info['route']}"
        body, uploads = await _read_body(request)
        await self._let_go(path)
        status, answer = self._answer(request, path, body, uploads)
        async with self._changed:
            self.received.append(
                Received(
                    request.method,
                    path,
                    dict(request.query),
                    request.headers.copy(),
                    body,
                    uploads,
                    status,
                    answer,
                )
            )
            self._changed.notify_all()
        if answer is None:
            return web.Response(status=status)
        response = _json(answer, status=status)
        response.headers.update(_rate_limit(request.method, path))
        if status == 429:
            response.headers["Via"] = "1.1 google"  # without it discord.py sees a ban
        return response

    def _answer(
        self, request: web.Request, path: str, body: Any, uploads: tuple[Upload, ...]
    ) -> tuple[int, Any]:
        for (method, end), refusal in self.refusals.items():
            if request.method == method and path.endswith(end):
                return refusal
        authorised = request.headers.get("Authorization") == f"Bot {self.token}"
        if not authorised and not path.startswith(WITHOUT_AUTHORISATION):
            return 401, {"code": 0, "message": "401: Unauthorized"}
        try:
            answer = router.dispatch(
                self.backend,
                request.method,
                path,
                json=body,
                params=dict(request.query),
                files=list(uploads),
            )
        except BackendError as error:
            return error.status, error.to_json()
        return (204, None) if answer is None else (200, answer)

    # ------------------------------------------------------------ Gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}})
        sender: asyncio.Task[None] | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                frame = json.loads(message.data)
                if frame["op"] == HEARTBEAT:
                    self.heartbeats += 1
                    await socket.send_json({"op": HEARTBEAT_ACK})
                elif frame["op"] == IDENTIFY:
                    line = self._lines[socket] = _Line(*frame["d"].get("shard", (0, 1)))
                    self._welcome(frame["d"], line)
                    async with self._changed:
                        self._changed.notify_all()
                    sender = asyncio.create_task(_send_frames(socket, line))
        finally:
            if sender is not None:
                sender.cancel()
            async with self._changed:
                self._lines.pop(socket, None)
                self._changed.notify_all()
        return socket

    def _welcome(self, identity: Mapping[str, Any], line: "_Line") -> None:
        self.identified.append(identity)
        servers = [one for one in self.backend.guilds.values() if line.serves(one.id)]
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(self.backend.bot_user)),
            "guilds": [{"id": str(one.id), "unavailable": True} for one in servers],
            "session_id": "loopback",
            "shard": [line.shard, line.of],
            "resume_gateway_url": self.gateway,
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        line.frames.put_nowait(self._frame("READY", ready))
        for one in servers:
            told = serializers.guild_create_payload(self.backend, one)
            line.frames.put_nowait(self._frame("GUILD_CREATE", told))

    def _dispatch(self, event: str, payload: Mapping[str, Any]) -> None:
        """Tell the shards that serve where it happened; a direct message is the first one's."""
        place = payload.get("guild_id") or (event.startswith("GUILD_") and payload.get("id"))
        for line in self._lines.values():
            if event == "INTERACTION_CREATE" and line.is_deaf:
                continue
            if line.serves(int(place or 0)):
                line.frames.put_nowait(self._frame(event, payload))

    def _frame(self, event: str, payload: Mapping[str, Any]) -> str:
        self._sequence += 1
        return json.dumps({"op": DISPATCH, "t": event, "s": self._sequence, "d": payload})

    async def _hang_up(self, _app: web.Application) -> None:
        for socket in set(self._lines):
            await socket.close()


@dataclass
class _Line:
    """The Gateway connection of one shard, with its pending events."""

    shard: int
    of: int
    is_deaf: bool = False
    """Whether interactions are not delivered."""
    frames: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    def serves(self, server: int) -> bool:
        """Whether what happens in this server is told here."""
        return _shard_of(server, self.of) == self.shard


def _shard_of(server: int, shards: int) -> int:
    return (server >> 22) % shards


async def _send_frames(socket: web.WebSocketResponse, line: _Line) -> None:
    while True:
        await socket.send_str(await line.frames.get())


def _json(answer: Any, *, status: int = 200, **headers: str) -> web.Response:
    """JSON with the bare content type Discord sends: discord.py takes no other for JSON."""
    body = json.dumps(answer).encode()
    return web.Response(body=body, status=status, content_type="application/json", headers=headers)


def _parts_of(message: Mapping[str, Any]) -> list[Any]:
    parts: list[Any] = message["components"]
    return parts


def _rate_limit(method: str, path: str) -> dict[str, str]:
    """The headers that name a limit, which nobody reaches here."""
    kind = "/".join(part for part in path.split("/") if not part.isdecimal())
    return {
        "X-RateLimit-Limit": "1000",
        "X-RateLimit-Remaining": "999",
        "X-RateLimit-Reset": "0",
        "X-RateLimit-Reset-After": "1.5",
        "X-RateLimit-Bucket": f"{method}{kind}".replace("/", ""),
    }


async def _read_body(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    """The JSON part of a request and the files beside it."""
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        return (json.loads(raw) if raw else None), ()
    body: Any = None
    files: dict[str, tuple[str, bytes, str]] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read())
        if part.name == "payload_json":
            body = json.loads(content)
        else:
            kind = part.headers.get("Content-Type", "")
            files[str(part.name)] = (str(part.filename), content, kind)
    alts = {str(item["id"]): item.get("description") for item in body.get("attachments", [])}
    return body, tuple(
        Upload(filename, alts.get(name[len("files[") : -1]), content, kind)
        for name, (filename, content, kind) in files.items()
    )
