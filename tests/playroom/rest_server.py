"""A simulated server driven by REST requests alone, without a bot."""

from collections.abc import Collection
from io import BytesIO
from typing import Any, NamedTuple

from simcord.backend import Backend
from simcord.enums import ChannelType, InteractionType
from simcord.http import router
from simcord.interactions import base_payload

from playroom.discord_rules import DiscordRules

V2 = 1 << 15
TEXT = {"type": 10, "content": "Hello"}


class Upload(NamedTuple):
    """An uploaded file in a request."""

    filename: str
    fp: BytesIO
    description: str | None = None


def picture(size: int = 3, alt: str | None = "A board.") -> Upload:
    return Upload("board.png", BytesIO(b"x" * size), alt)


class Server:
    """One server with a channel and a forum, driven by requests alone."""

    def __init__(self, wrong: Collection[str] = ()) -> None:
        self.backend = Backend()
        self.rules = DiscordRules(self.backend, wrong)
        self.ada = self.backend.make_user("ada").id
        guild = self.backend.create_guild("Tavolo", owner_id=self.ada)
        self.guild = guild.id
        self.channel = self.backend.create_channel(guild.id, "games").id
        self.forum = self.backend.create_channel(guild.id, "f", type=ChannelType.FORUM).id

    def ask(
        self, method: str, path: str, body: Any = None, *, files: tuple[Upload, ...] = ()
    ) -> Any:
        return router.dispatch(self.backend, method, path, json=body, files=list(files))

    def post(self, body: dict[str, Any], *files: Upload, place: int = 0) -> Any:
        if files:
            attachments = [
                {"id": i, "filename": f.filename, "description": f.description}
                for i, f in enumerate(files)
            ]
            body = {"attachments": attachments, **body}
        return self.ask("POST", f"/channels/{place or self.channel}/messages", body, files=files)

    def board(self) -> Any:
        item = {"media": {"url": "attachment://board.png"}, "description": "A board."}
        return self.post({"flags": V2, "components": [{"type": 12, "items": [item]}]}, picture())

    def edit(self, message: Any, body: dict[str, Any]) -> Any:
        return self.ask("PATCH", self.path(message), body)

    def path(self, message: Any) -> str:
        return f"/channels/{message['channel_id']}/messages/{message['id']}"

    def read(self, message: Any) -> Any:
        return self.ask("GET", self.path(message))

    def stored_files(self, message: Any) -> list[str]:
        stored = self.backend.get_message(int(message["channel_id"]), int(message["id"]))
        return [attachment["filename"] for attachment in stored.attachments]

    def thread(self, minutes: int = 60, kind: int = 11) -> int:
        body = {"name": "table", "type": kind, "auto_archive_duration": minutes}
        if kind == ChannelType.PRIVATE_THREAD:
            return self.backend.create_thread(self.channel, "table", self.ada, type=kind).id
        return int(self.ask("POST", f"/channels/{self.channel}/threads", body)["id"])

    def lock(self, thread: int, *, archived: bool = False) -> None:
        closed = {"locked": True, "archived": archived}
        self.backend.edit_channel(thread, {}, thread_metadata=closed)

    def is_archived(self, thread: int) -> bool:
        self.rules.threads.archive_due()
        metadata = self.backend.get_thread(thread).thread_metadata
        return metadata is not None and metadata.archived

    def callback(self, place: int, answer: dict[str, Any]) -> Any:
        record, payload = base_payload(
            self.backend,
            type=InteractionType.APPLICATION_COMMAND,
            channel_id=place,
            guild_id=self.guild,
            user_id=self.ada,
            data={"id": "1", "name": "x", "type": 1},
        )
        self.backend.emit("INTERACTION_CREATE", payload)
        return self.ask("POST", f"/interactions/{record.id}/{record.token}/callback", answer)
