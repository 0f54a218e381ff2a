"""Sets up the log, and keeps secrets out of it.

Logs are attached to fault reports and read by the host, so no level may contain a hand, an army, a
seed, or anything that lets the reader act as the bot.
"""

import logging
import re
import sys
from collections.abc import Callable, Mapping
from typing import Literal, TextIO, TypeAlias

from pythonjsonlogger.json import JsonFormatter

LogFormat: TypeAlias = Literal["text", "json"]

TALKATIVE = ("aiohttp", "aiosqlite", "alembic", "asyncpg", "discord", "PIL", "sqlalchemy")
"""Libraries that log all they handle at DEBUG (private messages, whole interactions, parameters of
statements). Their level is never below INFO."""

_SECRET_IN_ADDRESS = re.compile(r"((?:webhooks|interactions)/\d+/)[\w.~-]+|(members/)\d+")
"""Interaction and webhook tokens, with which one can answer as the bot for a quarter of an hour,
and ids of people whom the bot has looked up."""


_OF_NO_CONCERN = ("PyNaCl is not installed", "davey is not installed")
"""Beginnings of discord.py's warnings about voice channels, in which nothing is played."""


class Discreet(logging.Formatter):
    """Formats as another formatter does, but removes the secret part of addresses."""

    def __init__(self, plain: logging.Formatter) -> None:
        super().__init__()
        self._plain = plain

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, its traceback included."""
        return _SECRET_IN_ADDRESS.sub(r"\1\2…", self._plain.format(record))


def set_up(level: str, to: TextIO | None = None, log_format: LogFormat = "text") -> logging.Handler:
    """Install the log handler; ``to`` None: stderr."""
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(Discreet(_FORMATTERS[log_format]()))
    root = logging.getLogger()
    root.setLevel(level)
    root.addHandler(handler)
    hush()
    return handler


def hush() -> None:
    """Set the libraries that handle secrets to INFO or above, whatever the root level is.

    What discord.py warns of and no host needs is dropped.
    """
    for library in map(logging.getLogger, TALKATIVE):
        library.setLevel(max(logging.INFO, library.getEffectiveLevel()))
    logging.getLogger("discord.client").addFilter(_is_of_concern)


def _is_of_concern(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(_OF_NO_CONCERN)


def _plain_text() -> logging.Formatter:
    return logging.Formatter("{asctime} {levelname:<8} {name}: {message}", style="{")


def _one_object_a_line() -> logging.Formatter:
    return JsonFormatter(
        "{levelname}{name}{message}",
        style="{",
        rename_fields={"levelname": "level", "name": "logger"},
        timestamp="time",
    )


_FORMATTERS: Mapping[LogFormat, Callable[[], logging.Formatter]] = {
    "text": _plain_text,
    "json": _one_object_a_line,
}
