"""What the bot writes to its log, and what never stands in it.

Whoever reports a fault attaches the log, and whoever keeps the machine reads it: no hand, army or
seed is written at any level, and nothing by which one could speak in the bot's name.
"""

import logging
import re
import sys
from collections.abc import Callable, Mapping
from typing import Literal, TextIO, TypeAlias

from pythonjsonlogger.json import JsonFormatter

LogFormat: TypeAlias = Literal["text", "json"]

TALKATIVE = ("aiohttp", "aiosqlite", "alembic", "asyncpg", "discord", "PIL", "sqlalchemy")
"""Libraries that write all they handle at DEBUG: what people are told in private, whole
interactions, parameters of statements. They are never heard below INFO."""

_SECRET_IN_ADDRESS = re.compile(r"((?:webhooks|interactions)/\d+/)[\w.~-]+|(members/)\d+")
"""Whoever knows such an address can answer in the bot's name for a quarter of an hour; or it says
whom the bot has looked up."""


class Discreet(logging.Formatter):
    """Writes as another formatter does, but for the secret part of addresses."""

    def __init__(self, plain: logging.Formatter) -> None:
        super().__init__()
        self._plain = plain

    def format(self, record: logging.LogRecord) -> str:
        """The line, its traceback included."""
        return _SECRET_IN_ADDRESS.sub(r"\1\2…", self._plain.format(record))


def set_up(level: str, to: TextIO | None = None, log_format: LogFormat = "text") -> logging.Handler:
    """Write the log from now on; to the error stream unless told otherwise."""
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(Discreet(_FORMATTERS[log_format]()))
    root = logging.getLogger()
    root.setLevel(level)
    root.addHandler(handler)
    hush()
    return handler


def hush() -> None:
    """Let the libraries that know secrets write no more than INFO, whatever the level is."""
    for library in map(logging.getLogger, TALKATIVE):
        library.setLevel(max(logging.INFO, library.getEffectiveLevel()))


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
