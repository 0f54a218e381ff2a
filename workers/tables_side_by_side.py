"""What is asked for when the tables of a cup's round are to be set side by side, and the answer."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

import msgspec

from club.model.cup import CupCode
from core.languages import Locale
from tables.history.positions import Moments
from tables.history.record import GameRecord
from tables.model.table import TableCode

Played: TypeAlias = GameRecord | Moments
"""A game: whole if it has ended, else as far as everybody saw it."""


class TableOfRound(msgspec.Struct, frozen=True):
    """A table. ``own``: of whoever asks. ``judged``: its round ended before its game."""

    code: TableCode
    own: bool = False
    judged: bool = False


class RoundOfOneDeal(msgspec.Struct, frozen=True):
    """Tables of a round that had the same deal, the most wanted first.

    ``left_out``: how many more tables the round had.
    """

    cup: CupCode
    number: int
    tables: tuple[TableOfRound, ...]
    left_out: int = 0


class RoundPage(msgspec.Struct, frozen=True):
    """An HTML file. ``tables``: so many of the tables asked for are on it, the first ones."""

    file: bytes
    tables: int


class MakesPages(Protocol):
    """Makes HTML files of games.

    All methods raise TableRefuses if a page would be too large, or cannot be made just now.
    """

    async def page(self, shown: GameRecord | Moments, locale: Locale) -> bytes:
        """Make the page of a whole game, or of what one person saw of a game."""
        ...

    async def side_by_side(
        self, played: RoundOfOneDeal, games: Sequence[Played], room: int, locale: Locale
    ) -> RoundPage:
        """Make the page of these tables; ``games``: of each. ``room``: bytes that it may take."""
        ...
