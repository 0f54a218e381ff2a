"""Divides the memory that a host gives to caches."""

from typing import NamedTuple, Self

from i18n.translator import REMEMBERED
from workers.painting.memory_limit import memory_limit

_PER_CENT_FILES, _PER_CENT_FILMS = 8, 12

USUAL, LEAST = 192, 16
"""Megabytes for caches where the host says nothing: with enough memory, and with little."""

_WITHOUT_CACHES = 230
"""Megabytes that a busy bot takes beside its caches."""


class CacheShares(NamedTuple):
    """How many bytes each cache may take.

    ``files``: painted pictures, in the bot. ``films``: replays, in the bot. ``painter``: drawings
    and recent pictures, in the render process.
    """

    files: int
    films: int
    painter: int

    @classmethod
    def of(cls, megabytes: int | None) -> Self:
        """Divide this many megabytes (a million bytes each); None: as many as the memory allows."""
        most = (usual_cache(memory_limit()) if megabytes is None else megabytes) * 1_000_000
        files, films = most * _PER_CENT_FILES // 100, most * _PER_CENT_FILMS // 100
        return cls(files, films, most - files - films)

    @property
    def sentences(self) -> int:
        """How many said texts the bot remembers: fewer where caches are smaller than usual."""
        return min(REMEMBERED, REMEMBERED * sum(self) // (USUAL * 1_000_000))


def usual_cache(memory: int | None) -> int:
    """Return the megabytes for caches of a bot that may take so many bytes of memory in all."""
    if memory is None:
        return USUAL
    return max(LEAST, min(USUAL, memory // 1_000_000 - _WITHOUT_CACHES))
