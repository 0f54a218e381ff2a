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
    "plan",
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
CupDeedName = Literal[
    "open-cup",
    "enter-cup",
    "begin-cup",
    "watch-cup",
    "leave-cup",
    "remove-from-cup",
    "call-off-cup",
]
SendName = Literal["post", "find-about", "replace", "remove", "retire"]


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """A process has started and works."""

    life: int


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """A person acts. ``choice``: selects among the moves, games, channels, entrants.

    ``code``: of the table or the cup.
    """

    number: int
    request: int
    deed: DeedName | CupDeedName
    person: int
    code: str | None
    choice: int


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """The answer to a person: accepted or refused. ``table``, ``cup``: its present state."""

    number: int
    accepted: bool
    table: "Seen | None" = None
    cup: "SeenCup | None" = None


class Seen(msgspec.Struct, frozen=True):
    """A person's view of a table. ``version``: of two views of a table, the higher is newer."""

    code: str
    version: int
    status: str
    seated: tuple[int, ...]
    owing: tuple[int, ...]
    invited: tuple[int, ...]
    proposal: int | None
    paused: bool


class SeenCup(msgspec.Struct, frozen=True):
    """What everybody sees of a cup. ``entered``: the people in it; ``tables``: of its round."""

    code: str
    version: int
    status: str
    opened_by: int
    entered: tuple[int, ...]
    tables: tuple[Seen, ...]


class Send(msgspec.Struct, frozen=True, tag="send"):
    """A request to the simulated Discord, in a lane (a channel, a person's direct messages)."""

    number: int
    name: SendName
    lane: str
    heading: str = ""
    nonce: int = 0
    message: int = 0


class Delivered(msgspec.Struct, frozen=True, tag="delivered"):
    """The simulated Discord's answer: the message id, 0 for none; ``unwell``: try later.

    ``found``: messages about a name and what they say, newest first. ``known``: the nonce was
    known, and the message is an earlier one.
    """

    number: int
    message: int = 0
    unwell: bool = False
    found: tuple[tuple[int, str], ...] = ()
    known: bool = False


class Rang(msgspec.Struct, frozen=True, tag="rang"):
    """A deadline has passed, and was noticed so many seconds (real time) after it."""

    late: float


class HowMany(msgspec.Struct, frozen=True, tag="how-many"):
    """Asks how much is still to be done."""

    number: int


class SoMany(msgspec.Struct, frozen=True, tag="so-many"):
    """How much is still to be done: cups to carry on, outdated messages."""

    number: int
    things: int


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Asks for a clean shutdown."""


Word: TypeAlias = Hello | Asked | Answered | Send | Delivered | Rang | HowMany | SoMany | Stop

_decode = msgspec.json.Decoder[Word](Word).decode
_encode = msgspec.json.Encoder().encode


class Line:
    """One end of the connection."""

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
