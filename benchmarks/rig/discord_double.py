"""A fast Discord double on a loopback socket, so that Discord is not what is measured.

The real client of discord.py logs in here, receives interactions over its websocket and answers
over HTTP. Nothing is checked and no picture is stored; tests do that elsewhere.
"""

import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from itertools import count
from typing import Any, Self

import msgspec
from aiohttp import WSMsgType, web

from benchmarks.rig.filling import CHANNELS, FIRST_CHANNEL, GUILD
from catalog import all_icons
from model.commands import Person
from workers.painting.emoji import emoji_name

API = "/api/v10"
BOT = {"id": "4000", "username": "Tavolo", "discriminator": "0", "avatar": None, "bot": True}
_APPLICATION = "4000"
_EPHEMERAL, _COMPONENTS_V2 = 64, 32768
_ALL_PERMISSIONS = str((1 << 50) - 1)
_HELLO, _HEARTBEAT, _IDENTIFY, _HEARTBEAT_ACK = 10, 1, 2, 11
_COMMAND, _COMPONENT, _AUTOCOMPLETE = 2, 3, 4
_BUTTON = 2
_WAY_SECONDS = 0.1
_EMPTY: Any = {"content": "", "flags": 0, "components": [], "attachments": []}

Json = Any


class Received(msgspec.Struct, frozen=True):
    """A request of the bot. ``begun``, ``at``: when its first and its last byte had been read.

    ``body``: its JSON part. ``size``: of the whole body, in bytes. ``message``: the answer, if it
    is a message.
    """

    method: str
    path: str
    begun: float
    at: float
    body: Json
    size: int
    message: Json


class Interaction(msgspec.Struct, frozen=True):
    """An interaction: its token, when it was sent to the bot, whether it is autocompletion."""

    token: str
    at: float
    typing: bool = False


class DiscordDouble:
    """One server with all channels of the benchmarks, on its own port."""

    def __init__(self, heard: Callable[[Received], None]) -> None:
        self._heard = heard
        self._ids = count(1_000_000)
        self._messages: dict[str, Json] = {}
        self._places: dict[str, str] = {}
        self._socket: web.WebSocketResponse | None = None
        self._sequence = 0
        self._runner: web.AppRunner | None = None
        self._commands: dict[str, str] = {}
        self.identified = asyncio.Event()
        self.failures: Counter[str] = Counter()
        self.port = 0

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", API + "/{route:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None
        await self._runner.cleanup()

    @property
    def api(self) -> str:
        """The address of the REST API."""
        return f"http://127.0.0.1:{self.port}{API}"

    @property
    def gateway(self) -> str:
        """The address of the Gateway."""
        return f"ws://127.0.0.1:{self.port}/gateway/"

    # --- what people do ----------------------------------------------------------------------

    async def press(self, who: Person, message: Json, custom_id: str) -> Interaction:
        """Press a button of a message."""
        data = {"custom_id": custom_id, "component_type": _BUTTON}
        place = message["channel_id"]
        return await self._interact(who, place, _COMPONENT, {"data": data, "message": message})

    async def type_command(self, who: Person, place: int, path: str, **given: str) -> Interaction:
        """Run a command with text options."""
        options: Json = [{"type": 3, "name": n, "value": v} for n, v in given.items()]
        return await self._interact(who, str(place), _COMMAND, self._called(path, options))

    async def type_key(
        self, who: Person, place: int, path: str, option: str, typed: str
    ) -> Interaction:
        """Type in an option of a command, which requests suggestions."""
        options: Json = [{"type": 3, "name": option, "value": typed, "focused": True}]
        return await self._interact(who, str(place), _AUTOCOMPLETE, self._called(path, options))

    def _called(self, path: str, options: Json) -> Json:
        """Return the interaction data of a command by its path."""
        root, *below = path.split()
        for name in reversed(below):
            options = [{"type": 1, "name": name, "options": options}]
        data = {"id": self._commands[root], "name": root, "type": 1, "options": options}
        return {"data": data}

    def public_message(self, place: int, custom_ids: tuple[str, ...]) -> Json:
        """Return an existing message of the bot in a channel, with these buttons."""
        return self._message(str(place), {"content": "x", "components": [_row(*custom_ids)]})

    async def _interact(self, who: Person, place: str, kind: int, rest: Json) -> Interaction:
        number = self._next_id()
        token = f"token-{number}"
        payload = {
            "id": number,
            "application_id": _APPLICATION,
            "type": kind,
            "token": token,
            "version": 1,
            "guild_id": str(GUILD),
            "channel_id": place,
            "channel": {"id": place, "type": 0},
            "locale": "en-GB",
            "guild_locale": "en-GB",
            "context": 0,
            "attachment_size_limit": 10 * 1024 * 1024,
            "app_permissions": _ALL_PERMISSIONS,
            "member": _member(who),
            **rest,
        }
        self._places[token] = place
        at = time.perf_counter()
        await self._send("INTERACTION_CREATE", payload)
        return Interaction(token, at, kind == _AUTOCOMPLETE)

    # --- the websocket -----------------------------------------------------------------------

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = self._socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": _HELLO, "d": {"heartbeat_interval": 41_250}})
        async with asyncio.TaskGroup() as acknowledging:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                frame = json.loads(message.data)
                if frame["op"] == _HEARTBEAT:
                    acknowledging.create_task(_acknowledge(socket))
                elif frame["op"] == _IDENTIFY:
                    await self._welcome()
        return socket

    async def _welcome(self) -> None:
        await self._send(
            "READY",
            {
                "v": 10,
                "user": BOT,
                "guilds": [{"id": str(GUILD), "unavailable": True}],
                "session_id": "double",
                "shard": [0, 1],
                "resume_gateway_url": self.gateway,
                "application": {"id": _APPLICATION, "flags": 0},
            },
        )
        await self._send("GUILD_CREATE", _guild())
        self.identified.set()

    async def _send(self, event: str, payload: Json) -> None:
        assert self._socket is not None, "the bot has connected"
        self._sequence += 1
        frame = {"op": 0, "t": event, "s": self._sequence, "d": payload}
        await self._socket.send_str(json.dumps(frame))

    # --- HTTP --------------------------------------------------------------------------------

    async def _rest(self, request: web.Request) -> web.Response:
        begun = time.perf_counter()
        path = "/" + request.match_info["route"]
        raw = await request.read()
        at = time.perf_counter()
        body = _json_part(request.content_type, raw)
        answer = self._answer(request.method, path, body)
        message = answer if isinstance(answer, dict) and "channel_id" in answer else None
        self._heard(Received(request.method, path, begun, at, body, len(raw), message))
        if answer is None:
            self.failures[f"{request.method} {_without_ids(path)}"] += 1
            return web.Response(status=404, body=b"{}", content_type="application/json")
        return web.Response(body=json.dumps(answer).encode(), content_type="application/json")

    def _answer(self, method: str, path: str, body: Json) -> Json:
        """Return Discord's answer; None for a request that this double does not know."""
        match path.strip("/").split("/"):
            case ["gateway", "bot"]:
                return self._gateway_address()
            case ["users", "@me"]:
                return BOT
            case ["oauth2", "applications", "@me"]:
                return _application()
            case ["applications", _, "commands"]:
                return self._registered(body)
            case ["applications", _, "emojis"] if method == "GET":
                return {"items": _uploaded_icons()}
            case ["users", "@me", "channels"]:
                mailbox = str(9_000_000 + int(body["recipient_id"]))
                return {"id": mailbox, "type": 1, "recipients": []}
            case ["interactions", number, _, "callback"]:
                return {"interaction": {"id": number, "type": 2, "response_message_loading": True}}
            case ["webhooks", _, token, "messages", "@original"]:
                return self._message(self._places[token], body, is_private=True)
            case ["channels", place, "messages", *below]:
                return self._answer_in_channel(method, place, below, body)
        return None

    def _answer_in_channel(self, method: str, place: str, below: list[str], body: Json) -> Json:
        """Answer a post, a read of earlier messages, or an edit or deletion."""
        if not below and method == "GET":
            return [m for m in self._messages.values() if m["channel_id"] == place][:-21:-1]
        if not below:
            return self._message(place, body)
        if method == "GET":
            return self._messages.get(below[0])
        if below[0] not in self._messages or method == "DELETE":
            return {} if self._messages.pop(below[0], None) else None
        return self._message(place, body, below[0])

    def _gateway_address(self) -> Json:
        limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        return {"url": self.gateway, "shards": 1, "session_start_limit": limit}

    def _registered(self, body: Json) -> Json:
        self._commands = {command["name"]: self._next_id() for command in body}
        return [
            {
                **command,
                "id": self._commands[command["name"]],
                "application_id": _APPLICATION,
                "version": "1",
                "description": command.get("description", ""),
            }
            for command in body
        ]

    def _message(
        self, place: str, body: Json, number: str | None = None, *, is_private: bool = False
    ) -> Json:
        """Return a message after this request; public ones are stored, to be read again.

        An edit changes what it names and keeps the rest, files included.
        """
        before = self._messages.get(number) if number else None
        number = number or self._next_id()
        message = {**(before or self._empty(number, place)), **self._changes(body)}
        message["flags"] |= _EPHEMERAL if is_private else 0
        if not is_private:
            self._messages[number] = message
        return message

    def _changes(self, body: Json) -> Json:
        """Return what a request changes. Files that components show are listed nowhere else."""
        changes = {key: body[key] or _EMPTY[key] for key in _EMPTY if key in body}
        if changes.get("flags", 0) & _COMPONENTS_V2:
            changes["attachments"] = []
        elif "attachments" in changes:
            changes["attachments"] = list(map(_attachment, changes["attachments"]))
        return changes

    def _empty(self, number: str, place: str) -> Json:
        return {
            "id": number,
            "type": 0,
            "channel_id": place,
            "author": BOT,
            "timestamp": datetime.now(UTC).isoformat(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "embeds": [],
            "pinned": False,
            **_EMPTY,
        }

    def _next_id(self) -> str:
        return str(next(self._ids) << 22)


def _json_part(content_type: str, raw: bytes) -> Json:
    """Return the JSON of a body; in a form it is the first part."""
    if not raw:
        return None
    if not content_type.startswith("multipart/"):
        return json.loads(raw)
    start = raw.index(b"\r\n\r\n") + 4
    return json.loads(raw[start : raw.index(b"\r\n--", start)])


def _attachment(named: Json) -> Json:
    """Return a file of a message; its bytes are not stored."""
    address = f"https://cdn.invalid/{named['id']}"
    return {"filename": "board.png", **named, "size": 0, "url": address, "proxy_url": address}


def with_control(message: Json, custom_id: str) -> Json:
    """Return a message with one more button."""
    return {**message, "components": [*message["components"], _container(custom_id)]}


def _container(*custom_ids: str) -> Json:
    """Return a block of a private answer with these buttons."""
    return {"type": 17, "components": [_row(*custom_ids)]}


def _row(*custom_ids: str) -> Json:
    buttons = [{"type": 2, "style": 2, "label": "x", "custom_id": c} for c in custom_ids]
    return {"type": 1, "components": buttons}


@cache
def _uploaded_icons() -> list[Json]:
    """Return the emoji of all icons: a bot uploads them once, long before a load."""
    drawings = all_icons()
    names = [emoji_name(game, *icon) for game, icons in drawings.items() for icon in icons.items()]
    return [{"id": str(7_000_000 + n), "name": name} for n, name in enumerate(names)]


def _without_ids(path: str) -> str:
    return re.sub(r"\d{4,}|token-\d+", "*", path)


def _member(who: Person) -> Json:
    user = {"id": str(who.id), "username": who.name, "discriminator": "0", "avatar": None}
    membership = _membership({**user, "global_name": who.name})
    return {**membership, "permissions": _ALL_PERMISSIONS}


def _membership(user: Json) -> Json:
    return {
        "user": user,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def _guild() -> Json:
    everyone = {
        "id": str(GUILD),
        "name": "@everyone",
        "permissions": _ALL_PERMISSIONS,
        "position": 0,
        "color": 0,
        "hoist": False,
        "managed": False,
        "mentionable": False,
    }
    channels: list[Json] = [
        {
            "id": str(FIRST_CHANNEL + n),
            "type": 0,
            "name": f"games-{n}",
            "position": n,
            "permission_overwrites": [],
            "parent_id": None,
            "nsfw": False,
        }
        for n in range(CHANNELS)
    ]
    return {
        "id": str(GUILD),
        "name": "Benchmarks",
        "owner_id": "1",
        "roles": [everyone],
        "emojis": [],
        "features": [],
        "channels": channels,
        "threads": [],
        "members": [_membership(BOT)],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "stickers": [],
        "preferred_locale": "en-GB",
        "member_count": 2,
        "large": False,
        "unavailable": False,
        "afk_timeout": 0,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "premium_tier": 0,
        "nsfw_level": 0,
        "system_channel_flags": 0,
        "soundboard_sounds": [],
    }


def _application() -> Json:
    return {
        "id": _APPLICATION,
        "name": "Tavolo",
        "description": "",
        "icon": None,
        "flags": 0,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": BOT,
        "verify_key": "",
    }


async def _acknowledge(socket: web.WebSocketResponse) -> None:
    """Answer a heartbeat; at once would be before the bot's own timestamp."""
    await asyncio.sleep(_WAY_SECONDS)
    if not socket.closed:
        await socket.send_json({"op": _HEARTBEAT_ACK})
