"""Devices that ask the server of the page, as its script does."""

import asyncio
import re
from typing import Any, Self

import aiohttp

import bot
from model.table import PlayerId, PlayerProfile
from tables.service import TableService
from tests.e2e.running_bot import House
from tests.e2e.simulated_people import Player
from tests.e2e.whole_games import Game

LINK = re.compile(r"http://127\.0\.0\.1:\d+/t/([A-Z0-9]+)#([\w-]{43})")
"""The private link that signs a device in."""


class Said:
    """An answer of the server."""

    def __init__(self, status: int, headers: Any, body: bytes, json: Any) -> None:
        self.status, self.headers, self.body, self.json = status, headers, body, json


class Device:
    """A browser of a person; None has signed in."""

    def __init__(self, devices: "Devices", token: str | None) -> None:
        self._devices = devices
        self.token = token
        self.page: str | None = None
        self.known: int | None = None
        self._nonces = 0

    async def post(self, path: str, body: Any = None, **headers: str) -> Said:
        """Send a request."""
        if self.token is not None:
            headers = {"Authorization": f"Bearer {self.token}", **headers}
        return await self._devices.request("POST", path, body or {}, headers)

    async def look(self, code: str, **wish: Any) -> Said:
        """Look at a table, as the page that this device has open."""
        return self._read(await self.post(f"/api/t/{code}", {**self._open, **wish}))

    async def do(self, code: str, do: str, **touch: Any) -> Said:
        """Do something at a table."""
        self._nonces += 1
        named = {"nonce": f"{id(self)}-{self._nonces}", "do": do, **self._open, **touch}
        return self._read(await self.post(f"/api/t/{code}/do", named))

    @property
    def _open(self) -> dict[str, Any]:
        return {"page": self.page, "known": self.known}

    def _read(self, said: Said) -> Said:
        if said.status in (200, 409):
            self.page, self.known = said.json["page"], said.json["known"]
        return said


class Devices:
    """All devices, and the secrets that they keep."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.secrets: list[str] = []
        self._client = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=30))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._client.close()

    @property
    def port(self) -> int:
        """Where the bot listens now."""
        running = self.house.env.bot
        assert isinstance(running, bot.Tavolo)
        return running._settings.page_listen[1]

    @property
    def server(self) -> Any:
        """The server of the page."""
        running = self.house.env.bot
        assert isinstance(running, bot.Tavolo)
        return running._page_server

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://127.0.0.1:{self.port}"

    async def request(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> Said:
        """Send a request; ``body``: JSON, or bytes as they are."""
        sent = {"data": body} if isinstance(body, bytes) else {"json": body}
        async with self._client.request(
            method, f"{self.address}{path}", headers=headers, **sent
        ) as answer:
            read = await answer.read()
            is_json = answer.content_type == "application/json"
            return Said(
                answer.status, answer.headers, read, await answer.json() if is_json else None
            )

    async def raw(self, sent: bytes) -> bytes:
        """Send bytes as they are; return what is answered."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(sent)
            async with asyncio.timeout(20):
                return await reader.read(9999)
        finally:
            writer.close()

    def head(self, line: str) -> bytes:
        """Return the beginning of a request with this first line."""
        return f"{line} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n".encode()

    async def stream(self, device: Device, code: str) -> aiohttp.ClientResponse:
        """Open a stream of news."""
        headers = {} if device.token is None else {"Authorization": f"Bearer {device.token}"}
        return await self._client.get(f"{self.address}/api/t/{code}/stream", headers=headers)

    def onlooker(self) -> Device:
        """A device on which nobody has signed in."""
        return Device(self, None)

    async def ticket(self, game: Game, who: Player) -> str:
        """What the private link ends in that this person gets below their view."""
        here = game.here(who)
        view = await here.press(custom_id=f"tavolo:view:{game.code}")
        reply = await here.press(custom_id=f"tavolo:page:{game.code}", on=view.posts[-1])
        assert reply.is_private
        found = LINK.search(str(reply.posts[-1].message.components))
        assert found is not None, reply.text
        assert found[1] == game.code
        self.secrets.append(found[2])
        return found[2]

    async def sign_in(self, game: Game, who: Player) -> Device:
        """Sign a device of this person in."""
        ticket = await self.ticket(game, who)
        said = await self.request("POST", "/api/session", {"ticket": ticket})
        assert said.status == 200, said.body
        self.secrets.append(said.json["token"])
        return Device(self, said.json["token"])

    async def signed_in(self, player: int) -> Device:
        """A device of somebody who needs no seat, as if the link had been theirs."""
        running = self.house.env.bot
        assert isinstance(running, bot.Tavolo)
        tables: Any = running.get_cog("tables")
        service: TableService = tables._desk.service
        await service.remember(PlayerProfile(PlayerId(player), "Somebody"))
        token = await service.devices.trade(await service.devices.ticket(PlayerId(player)))
        assert token is not None
        self.secrets.append(token)
        return Device(self, token)
