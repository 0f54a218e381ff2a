"""Counts the round trips between a bot and its PostgreSQL server, on the wire itself.

The bot connects to a socket of this process, which passes everything on. Counted are the requests
that the driver waits for: each that ends with the server's ReadyForQuery (a statement, BEGIN,
COMMIT), and each statement that is prepared, which a warm connection does not repeat.
"""

import asyncio
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from sqlalchemy import URL, make_url

_SOCKET = ".s.PGSQL.5432"
_PARSE, _READY = b"P", b"Z"
_CHUNK = 65_536


class RoundTrips(msgspec.Struct):
    """Round trips since ``clear``. ``answered``: requests; ``prepared``: statements prepared."""

    answered: int = 0
    prepared: int = 0

    @property
    def all(self) -> int:
        """All round trips, those of a cold connection included."""
        return self.answered + self.prepared

    def clear(self) -> None:
        """Start counting anew."""
        self.answered = self.prepared = 0


class _Messages:
    """Counts the messages of one kind in a stream of PostgreSQL's protocol.

    ``nameless``: how many messages at its begin have no kind: the client's first.
    """

    def __init__(self, kind: bytes, note: Callable[[], None], nameless: int = 0) -> None:
        self._kind = kind
        self._note = note
        self._nameless = nameless
        self._read = b""

    def read(self, chunk: bytes) -> None:
        """Take the next bytes of the stream."""
        self._read += chunk
        while (end := self._end()) is not None:
            if self._nameless:
                self._nameless -= 1
            elif self._read.startswith(self._kind):
                self._note()
            self._read = self._read[end:]

    def _end(self) -> int | None:
        """Return where the first message ends, None if it is not complete."""
        begin = 0 if self._nameless else 1
        if len(self._read) < begin + 4:
            return None
        (length,) = struct.unpack_from("!I", self._read, begin)
        return begin + length if len(self._read) >= begin + length else None


@asynccontextmanager
async def counted_round_trips(url: str, folder: Path) -> AsyncIterator[tuple[URL, RoundTrips]]:
    """Listen in ``folder`` for connections to the server of ``url`` (a socket's folder).

    Yields the URL to connect to, and the counts.
    """
    trips, server = RoundTrips(), make_url(url)
    target = Path(str(server.query["host"])) / _SOCKET

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_unix_connection(target)
        asked = _Messages(_PARSE, lambda: _add(trips, "prepared"), nameless=1)
        answered = _Messages(_READY, lambda: _add(trips, "answered"))
        async with asyncio.TaskGroup() as both:
            both.create_task(_pass_on(reader, to_server, asked))
            both.create_task(_pass_on(from_server, writer, answered))

    listener = await asyncio.start_unix_server(serve, folder / _SOCKET)
    async with listener:
        yield server.update_query_dict({"host": str(folder)}), trips


def _add(trips: RoundTrips, name: str) -> None:
    setattr(trips, name, getattr(trips, name) + 1)


async def _pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, messages: _Messages
) -> None:
    """Pass on all bytes until one end closes, and count them."""
    try:
        while chunk := await reader.read(_CHUNK):
            messages.read(chunk)
            writer.write(chunk)
            await writer.drain()
    except ConnectionError:
        return  # the other end is gone, which ends the bot's connection too
    finally:
        writer.close()
