"""Divides the memory that a host gives to caches."""

from typing import NamedTuple, Self

_PER_CENT_FILES, _PER_CENT_FILMS = 8, 12


class CacheShares(NamedTuple):
    """How many bytes each cache may take.

    ``files``: painted pictures, in the bot. ``films``: replays, in the bot. ``painter``: drawings
    and recent pictures, in the render process.
    """

    files: int
    films: int
    painter: int

    @classmethod
    def of(cls, megabytes: int) -> Self:
        """Divide this many megabytes (a million bytes each)."""
        most = megabytes * 1_000_000
        files, films = most * _PER_CENT_FILES // 100, most * _PER_CENT_FILMS // 100
        return cls(files, films, most - files - films)
