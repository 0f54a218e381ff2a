"""Pages of games: what is asked for, of one game or of the tables of a round side by side."""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from club.model.cup import CupCode
from core.languages import Locale
from tables.history.positions import Moments
from tables.history.record import GameRecord
from tables.model.table import TableCode

Played: TypeAlias = GameRecord | Moments
"""A game: whole if it has ended, else as one viewer saw it."""


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
    """An HTML file. ``tables``: those of the tables asked for that are on it."""

    file: bytes
    tables: tuple[TableCode, ...]


MakePage: TypeAlias = Callable[[Played, Locale], Awaitable[bytes]]
"""Makes a page as an HTML file: of a whole game, or of what one person saw of a game."""

ReadGames: TypeAlias = Callable[[], Awaitable[Sequence[Played | None]]]
"""Reads the game of each table of a round, in their order; None for one that is not there."""

MakeRoundPage: TypeAlias = Callable[[RoundOfOneDeal, ReadGames, int, Locale], Awaitable[RoundPage]]
"""Makes the page of several tables; the number: bytes that it may take.

The games are read when it is this page's turn. Whoever asks for the same page while it is made gets
that one.
"""


class PageMakers(NamedTuple):
    """What makes pages.

    Both raise TableRefuses if a page would be too large, or cannot be made just now.
    """

    page: MakePage
    side_by_side: MakeRoundPage
