"""The protocol between the bot's process and the harness: one JSON value a line, over a socket."""

import asyncio
from pathlib import Path
from typing import Literal, Self, TypeAlias

import msgspec

DeedName = Literal[
    "open",
    "join",
    "start",
    "play",
    "undo",
    "resign",
    "cancel",
    "propose",
    "answer",
    "pause",
    "resume",
    "vote",
    "free",
    "take-over",
    "rematch",
]
SendName = Literal["post", "whisper", "find", "replace", "remove", "retire"]


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """A life has begun, and works."""

    life: int


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """A person presses something. ``choice``: which of the moves, games, places there are."""

    number: int
    request: int
    deed: DeedName
    person: int
    code: str | None
    choice: int


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """What the person is told: accepted, or kindly refused. ``table``: as it stands now."""

    number: int
    accepted: bool
    table: "Seen | None" = None


class Seen(msgspec.Struct, frozen=True):
    """What a person sees of a table. ``version``: of two sights of a table, the higher is newer."""

    code: str
    version: int
    status: str
    seated: tuple[int, ...]
    owing: tuple[int, ...]
    invited: tuple[int, ...]
    proposal: int | None
    paused: bool


class Send(msgspec.Struct, frozen=True, tag="send"):
    """The house asks something of the platform, in a lane (a place, a person's mailbox)."""

    number: int
    name: SendName
    lane: str
    heading: str = ""
    nonce: int = 0
    message: int = 0


class Delivered(msgspec.Struct, frozen=True, tag="delivered"):
    """The platform's answer: the message, 0 for none; ``unwell``: try later."""

    number: int
    message: int = 0
    unwell: bool = False


class Rang(msgspec.Struct, frozen=True, tag="rang"):
    """Somebody's deadline has passed, and was noticed so many seconds (outside) after it."""

    late: float


class HowMany(msgspec.Struct, frozen=True, tag="how-many"):
    """How many letters wait?"""

    number: int


class SoMany(msgspec.Struct, frozen=True, tag="so-many"):
    """So many letters wait."""

    number: int
    letters: int


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """End in good order."""


Word: TypeAlias = Hello | Asked | Answered | Send | Delivered | Rang | HowMany | SoMany | Stop

_decode = msgspec.json.Decoder[Word](Word).decode
_encode = msgspec.json.Encoder().encode


class Line:
    """One end of the conversation."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, socket: Path) -> Self:
        """The line to whoever listens there."""
        return cls(*await asyncio.open_unix_connection(socket))

    def say(self, word: Word) -> None:
        """Say it; whether anybody hears it is not known."""
        if not self._writer.is_closing():
            self._writer.write(_encode(word) + b"\n")

    async def hear(self) -> Word | None:
        """The next word; None when the other end is gone."""
        try:
            line = await self._reader.readline()
        except ConnectionError:
            return None
        return _decode(line) if line.endswith(b"\n") else None

    def close(self) -> None:
        """Hang up."""
        self._writer.close()
