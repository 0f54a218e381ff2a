"""The options of a PostgreSQL server's URL, as its driver takes them."""

import re
from importlib import import_module
from inspect import signature

from sqlalchemy import URL

from storage.database.error_messages import CannotOpen

_NUMBERS = (
    "command_timeout",
    "max_cacheable_statement_size",
    "max_cached_statement_lifetime",
    "statement_cache_size",
    "timeout",
)
"""Options of a server's URL that asyncpg takes as numbers, not as text."""

_OF_SQLALCHEMY = "prepared_statement_cache_size"
_AT_LEAST_ONE = "command_timeout"
_HIGHEST_PORT = 65_535
_PORT = re.compile(r":([0-9]+)(?=,|$)")
_NO_TEXT = ("connection_class", "loop", "record_class", "server_settings")
"""What asyncpg is given by programs only."""


def with_ssl(url: URL) -> URL:
    """Rename libpq's option ``sslmode`` to ``ssl``, asyncpg's name for it."""
    if "sslmode" not in url.query:
        return url
    mode = url.query["sslmode"]
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


def numbers_in(url: URL) -> dict[str, int]:
    """Return the options of a server's URL that are numbers; ``database_url`` has checked them."""
    return {name: int(str(url.query[name])) for name in _NUMBERS if name in url.query}


def with_known_options(url: URL) -> URL:
    """Raise CannotOpen for an option that the driver does not know, such as ``channel_binding``,
    or one that must be a number and is none, or for a port that no server can have.
    """
    known = {*signature(import_module("asyncpg").connect).parameters, _OF_SQLALCHEMY, "sslmode"}
    known.difference_update(_NO_TEXT)
    for name, value in url.query.items():
        if name not in known:
            raise CannotOpen(
                "DATABASE_URL has an option that is not known: leave out what is behind the ? and "
                f"is none of {', '.join(sorted(known))}."
            )
        if name in (*_NUMBERS, _OF_SQLALCHEMY, "port") and not _is_number(value, name):
            raise CannotOpen(f"DATABASE_URL has an option that must be one number, {name}.")
    if not all(0 < port <= _HIGHEST_PORT for port in _ports_in(url)):
        raise CannotOpen("DATABASE_URL must give each server a port, from 1 to 65535.")
    return url


def _ports_in(url: URL) -> list[int]:
    """Return the ports that a URL names: behind its host, as an option, and behind other hosts."""
    hosts = ",".join(url.normalized_query.get("host", ()))
    written = [*url.normalized_query.get("port", ()), *_PORT.findall(hosts)]
    return [*map(int, written), *(() if url.port is None else (url.port,))]


def _is_number(value: str | tuple[str, ...], name: str) -> bool:
    is_whole = isinstance(value, str) and value.isascii() and value.isdecimal()
    return is_whole and (name != _AT_LEAST_ONE or int(str(value)) > 0)
