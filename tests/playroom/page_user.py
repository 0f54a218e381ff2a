"""A user of the sandbox's page without a browser: sends the requests of its scripts."""

from collections.abc import Iterable, Iterator
from typing import Any

from aiohttp import ClientSession

FORBIDDEN = 403
TEXT = 10
"""The kind of a part of a message that is words."""


class Visitor:
    """A headless user of the page."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self._session = session
        self.address = address.rstrip("/")

    async def overview(self, person: str = "ada", query: str = "") -> dict[str, Any]:
        async with self._session.get(
            f"{self.address}/tavolo/overview?person={person}{query}"
        ) as answer:
            found: dict[str, Any] = await answer.json()
            return found

    async def place(self, kind: str, person: str = "ada") -> str:
        places = (await self.overview(person))["places"]
        return str(next(place["id"] for place in places if place["kind"] == kind))

    async def post(self, path: str, body: Any, headers: dict[str, str] | None = None) -> Any:
        async with self._session.post(
            self.address + path, json=body, headers=headers or {}
        ) as answer:
            return await answer.json() if answer.status < FORBIDDEN else answer.status

    async def text(self, path: str) -> str:
        async with self._session.get(self.address + path) as answer:
            return await answer.text()

    async def status(self, path: str, headers: dict[str, str] | None = None) -> int:
        async with self._session.get(self.address + path, headers=headers or {}) as answer:
            return answer.status

    async def window(self, person: str, place: str) -> "Window":
        asked = {"person": person, "place": place, "timezone": "Europe/Rome"}
        frame = (await self.post("/tavolo/window", asked))["frame"]
        key = {"X-Simcord-Capability": frame.partition("#")[2]}
        context = (await self.post("/api/pages", {}, key))["context"]["id"]
        return Window(self, {**key, "X-Simcord-Context": context})


class Window:
    """A preview page, driven as by its script."""

    def __init__(self, visitor: Visitor, headers: dict[str, str]) -> None:
        self._visitor = visitor
        self._headers = headers
        self._actions = 0

    async def state(self) -> dict[str, Any]:
        async with self._visitor._session.get(
            f"{self._visitor.address}/api/state", headers=self._headers
        ) as answer:
            found: dict[str, Any] = await answer.json()
            return found

    async def file(self, path: str) -> tuple[str, bytes]:
        """Its content type, and what it holds."""
        async with self._visitor._session.get(
            self._visitor.address + path, headers=self._headers
        ) as answer:
            return answer.content_type, await answer.read()

    async def texts(self) -> list[str]:
        state = await self.state()
        return [state["messages"][one]["content"] for one in state["timeline"]]

    async def act(self, kind: str, revision: int | None = None, **details: Any) -> Any:
        state = await self.state()
        self._actions += 1
        envelope = {
            "protocol_version": 3,
            "kind": kind,
            "sequence": self._actions,
            "request_id": f"action-{self._actions}",
            "generation": state["context"]["generation"],
            "bot_generation": state["botGeneration"],
            "published_revision": state["publishedRevision"] if revision is None else revision,
        }
        return await self._visitor.post("/api/action", {**envelope, **details}, self._headers)

    async def press(
        self, label: str, state: dict[str, Any] | None = None, message: str | None = None
    ) -> Any:
        """Press a button of a message (of the newest) as it was shown in that state of the page."""
        state = state or await self.state()
        newest = message or state["timeline"][-1]
        found = parts(state["messages"][newest]["components"])
        key = next(part["control_key"] for part in found if part.get("label") == label)
        revision = state["publishedRevision"]
        return await self.act("click", revision, target_id=newest, control_key=key)

    async def choose(self, value: str, state: dict[str, Any]) -> Any:
        """Choose from the menu of the newest message, as it was shown in that state."""
        newest = state["timeline"][-1]
        found = parts(state["messages"][newest]["components"])
        key = next(part["control_key"] for part in found if part.get("options"))
        seen = {"target_id": newest, "control_key": key, "values": [value]}
        return await self.act("select", state["publishedRevision"], **seen)

    async def run(self, *path: str, **options: str) -> Any:
        async with self._visitor._session.get(
            f"{self._visitor.address}/api/commands", headers=self._headers
        ) as answer:
            catalog = await answer.json()
        entry = next(one for one in catalog["entries"] if one["path"] == list(path))
        return await self.act(
            "run_command",
            command_id=entry["commandId"],
            path=list(path),
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )


def parts(content: Any) -> Iterator[dict[str, Any]]:
    """Everything in a message that has parts of its own, and these."""
    if isinstance(content, dict):
        yield content
        content = content.values()
    if isinstance(content, Iterable) and not isinstance(content, str):
        for each in content:
            yield from parts(each)


def words_in(state: dict[str, Any]) -> list[str]:
    """The texts of the newest message."""
    newest = state["messages"][state["timeline"][-1]]
    return [p["content"] for p in parts(newest["components"]) if p.get("type") == TEXT]
