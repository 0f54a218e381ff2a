"""Searches a log for private data: messages to people, tokens, seeds."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

SHORTEST = 12
"""Characters. Shorter pieces are names, codes and signs, which a log may well hold."""


def secrets_in(
    log: str, bodies: Iterable[Any], tokens: Iterable[str], seeds: Iterable[bytes]
) -> list[str]:
    """What of all this stands in the log. ``bodies``: of the requests that the bot has sent.

    ``tokens``: of interactions, and whatever else is never written, such as the ids of people.
    """
    written = {line for body in bodies for line in _lines(msgspec.json.encode(body))}
    dealt = {form for seed in seeds for form in (seed.hex(), repr(seed))}
    return sorted(secret for secret in written | dealt | set(tokens) if secret in log)


@lru_cache(maxsize=64)
def _lines(body: bytes) -> frozenset[str]:
    """The lines in a body that are long enough; all bots upload the same long list of commands."""
    told = (
        line.strip() for words in _words(msgspec.json.decode(body)) for line in words.splitlines()
    )
    return frozenset(line for line in told if len(line) >= SHORTEST)


def _words(body: Any) -> Iterator[str]:
    if isinstance(body, Mapping):
        for key in ("content", "description", "label"):
            if isinstance(body.get(key), str):
                yield body[key]
        for value in body.values():
            yield from _words(value)
    elif isinstance(body, list | tuple):
        for value in body:
            yield from _words(value)
