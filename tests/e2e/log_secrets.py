"""Searches a log for private data: messages to people, tokens, seeds."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

SHORTEST = 12
"""Characters. Shorter pieces are names, codes and signs, which a log may well hold."""


def secrets_in(
    log: str, bodies: Iterable[Any], tokens: Iterable[str], seeds: Iterable[bytes]
) -> list[str]:
    """What of all this stands in the log. ``bodies``: of the requests that the bot has sent.

    ``tokens``: of interactions, and whatever else is never written, such as the ids of people.
    """
    told = {line for body in bodies for words in _words(body) for line in words.splitlines()}
    written = {line.strip() for line in told if len(line.strip()) >= SHORTEST}
    dealt = {form for seed in seeds for form in (seed.hex(), repr(seed))}
    return sorted(secret for secret in written | dealt | set(tokens) if secret in log)


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
