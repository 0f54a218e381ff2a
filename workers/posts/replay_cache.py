"""Animations kept in memory, so that one asked for again need not be made again."""

from typing import Final, TypeAlias

from core.game import Seat
from core.translatable_text import Locale
from model.table import TableId
from rendering.replay import Film
from tables.history.positions import Whose
from tables.interfaces import Clock

KEPT_FOR: Final = 3_600_000
"""Milliseconds for which an animation is kept."""

MOST_KEPT: Final = 12_000_000
"""Bytes of all kept animations together, at most, unless somebody says how many."""

Key: TypeAlias = tuple[TableId, int, Whose, Seat | None, Locale, tuple[str, ...]]
"""Cache key: table, number of moments, kind of view, its seat, language, names of the seats."""


class ReplayCache:
    """The newest animations, by what they show and to whom."""

    def __init__(self, clock: Clock, most_kept: int = MOST_KEPT) -> None:
        """``most_kept``: bytes of all kept animations together, at most."""
        self._clock = clock
        self._most_kept = most_kept
        self._kept: dict[Key, tuple[int, Film]] = {}

    def find(self, key: Key) -> Film | None:
        """Return the animation kept under this key, None if there is none."""
        self._forget()
        _, film = self._kept.get(key, (0, None))
        return film

    def keep(self, key: Key, film: Film) -> None:
        """Keep an animation as the newest, in place of an earlier one under this key."""
        self._kept.pop(key, None)
        self._kept[key] = (self._clock.now(), film)
        self._forget()

    def _forget(self) -> None:
        """Evict expired animations, and the oldest while all together are too large."""
        expired = self._clock.now() - KEPT_FOR
        self._kept = {key: kept for key, kept in self._kept.items() if kept[0] > expired}
        while sum(len(film.data) for _, film in self._kept.values()) > self._most_kept:
            del self._kept[next(iter(self._kept))]
