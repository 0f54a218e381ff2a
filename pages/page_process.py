"""Makes pages in a process of its own: a whole game has hundreds of positions to compose.

``python -m pages.page_process`` reads a job from standard input and writes the page to standard
output. It ends when the page is made, and with the bot.
"""

import asyncio
import logging
import os
import pickle
import sys
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import BinaryIO, Final, TypeAlias

import msgspec

from core.translatable_text import Locale
from i18n import Translator
from i18n.game_names import given_names, name_games
from pages.html import TooLargePage
from pages.page_game import installed_game
from pages.page_making import MOST_BYTES_TOGETHER, page_of_game, page_of_record, page_side_by_side
from pages.same_deal import deal_of_round
from pages.shown_game import ShownGame, of_moments
from tables.history.positions import Moments
from tables.history.record import GameRecord, UnreadableRecord
from tables.model.refusals import refused
from tables.model.table import TableCode
from workers.child_process import ChildProcess
from workers.page_requests import (
    PageMakers,
    Played,
    ReadGames,
    RoundOfOneDeal,
    RoundPage,
    TableOfRound,
)

_log = logging.getLogger(__name__)

_Asked: TypeAlias = tuple[RoundOfOneDeal, int, Locale]
"""What a page of a round's tables depends on: these, the bytes it may take, and the language."""

PATIENCE: Final = 60.0
"""Seconds after which the page of a game is given up."""

LONGER: Final = 4
"""By how much longer the page of a round's tables may take."""

MOST_AWAITED: Final = 4
"""Pages being made or waited for; a further request is refused."""

_WORK: Final = (sys.executable, "-m", "pages.page_process")
_KINDNESS: Final = 10
"""The niceness of the process, below all other work on the machine."""

_PAGE, _TOO_LARGE, _UNREADABLE = b"p", b"t", b"u"
"""The first byte of an answer."""

_REFUSALS: Final = {
    _TOO_LARGE: "page-refusal-too-large",
    _UNREADABLE: "page-refusal-other-result",
}


class PageProcess:
    """Makes pages one after the other, each in a new process."""

    def __init__(self, work: Sequence[str] = _WORK, patience: float = PATIENCE) -> None:
        self._work, self._patience = work, patience
        self._turn, self._awaited = asyncio.Lock(), 0
        self._rounds: dict[_Asked, asyncio.Task[RoundPage]] = {}
        """The pages of rounds that are being made or waited for."""

    @property
    def makers(self) -> PageMakers:
        """What makes pages in this process."""
        return PageMakers(self.page, self.side_by_side)

    async def page(self, shown: GameRecord | Moments, locale: Locale) -> bytes:
        """Return the page of a game. Raises TableRefuses if it cannot be made.

        It is too large, too many are awaited, or the process fails (which is logged).
        """
        pack = partial(asyncio.to_thread, packed, shown, locale)
        return read_answer(await self._made(pack, self._patience))

    async def side_by_side(
        self, played: RoundOfOneDeal, read: ReadGames, room: int, locale: Locale
    ) -> RoundPage:
        """Return the page of several tables of the same deal. Raises TableRefuses as ``page``.

        The same page asked for twice at once is made once; its games are read when its turn comes.
        """
        asked = (played, room, locale)
        if (task := self._rounds.get(asked)) is None:
            task = asyncio.ensure_future(self._round(played, read, room, locale))
            self._rounds[asked] = task
            task.add_done_callback(lambda _: self._rounds.pop(asked))
        return await asyncio.shield(task)

    async def _round(
        self, played: RoundOfOneDeal, read: ReadGames, room: int, locale: Locale
    ) -> RoundPage:
        """Make the page of the tables that are there. Raises TableRefuses if none is."""
        there = list[TableOfRound]()

        async def pack() -> bytes:
            found = list(zip(played.tables, await read(), strict=True))
            there.extend(table for table, game in found if game is not None)
            if not there:
                raise refused("page-refusal-not-now")
            left_out = played.left_out + len(found) - len(there)
            those = msgspec.structs.replace(played, tables=tuple(there), left_out=left_out)
            games = [game for _, game in found if game is not None]
            return await asyncio.to_thread(packed_round, those, games, room, locale)

        answer = await self._made(pack, LONGER * self._patience)
        return read_round(answer, [table.code for table in there])

    async def _made(self, pack: Callable[[], Awaitable[bytes]], patience: float) -> bytes:
        """Return the answer of a process to the job that ``pack`` returns. Raises TableRefuses.

        One at a time; ``pack`` is called when it is this one's turn.
        """
        if self._awaited >= MOST_AWAITED:
            raise refused("page-refusal-not-now")
        self._awaited += 1
        try:
            async with self._turn:
                return await self._answer(await pack(), patience)
        finally:
            self._awaited -= 1

    async def _answer(self, job: bytes, patience: float) -> bytes:
        process = await ChildProcess.begun(self._work)
        try:
            async with asyncio.timeout(patience):
                process.input.write(job)
                process.input.write_eof()
                return await process.output.read()
        except (TimeoutError, ConnectionError):
            _log.exception("a page was given up")
            return b""
        finally:
            process.end()
            await process.drop_output()
            await process.gone()


class PageJob(msgspec.Struct, frozen=True):
    """The job of making a page, with the names that the host gives games.

    ``shown``: of one game, or of each table of ``played``, whose page may take ``room`` bytes.
    """

    shown: tuple[GameRecord | ShownGame, ...]
    locale: Locale
    names: tuple[tuple[str, tuple[str, ...]], ...]
    played: RoundOfOneDeal | None = None
    room: int = 0


def packed(shown: GameRecord | Moments, locale: Locale) -> bytes:
    """Return the job of making the page of a game."""
    return _packed(PageJob((_ready(shown),), locale, given_names()))


def packed_round(
    played: RoundOfOneDeal, games: Sequence[Played], room: int, locale: Locale
) -> bytes:
    """Return the job of making the page of these tables."""
    shown = tuple(map(_ready, games))
    return _packed(PageJob(shown, locale, given_names(), played, room))


def _packed(job: PageJob) -> bytes:
    return pickle.dumps(job, pickle.HIGHEST_PROTOCOL)


def _ready(shown: Played) -> GameRecord | ShownGame:
    return shown if isinstance(shown, GameRecord) else of_moments(shown)


def read_answer(answer: bytes) -> bytes:
    """Return the page in an answer. Raises TableRefuses."""
    if answer.startswith(_PAGE):
        return answer[1:]
    raise refused(_REFUSALS.get(answer, "page-refusal-not-now"))


def read_round(answer: bytes, tables: Sequence[TableCode]) -> RoundPage:
    """Return the page of the first of these tables in an answer. Raises TableRefuses."""
    page = read_answer(answer)
    return RoundPage(page[1:], tuple(tables[: page[0]]))


# --- in the other process ------------------------------------------------------------------------


def make(job: BinaryIO, answer: BinaryIO) -> None:
    """Read a job, and write the page or why there can be none.

    Before the page of several tables stands a byte: how many of them are on it.
    """
    asked: PageJob = pickle.load(job)
    name_games(dict(asked.names))
    try:
        page = _page(asked)
    except TooLargePage:
        answer.write(_TOO_LARGE)
        return
    except UnreadableRecord:
        answer.write(_UNREADABLE)
        return
    answer.write(_PAGE + page)


def _page(asked: PageJob) -> bytes:
    """Make a page. Raises TooLargePage or UnreadableRecord."""
    first, *_ = asked.shown
    game, translator, locale = installed_game(first.game), Translator(), asked.locale
    if asked.played is not None:
        deal = deal_of_round(asked.played, asked.shown, game.game)
        most = min(asked.room, MOST_BYTES_TOGETHER)
        page, tables = page_side_by_side(deal, game, translator, locale, most)
        return bytes((tables,)) + page
    if isinstance(first, ShownGame):
        return page_of_game(first, game, translator, locale)
    return page_of_record(first, game, translator, locale)


if __name__ == "__main__":
    if hasattr(os, "nice"):  # not on every system
        os.nice(_KINDNESS)
    make(sys.stdin.buffer, sys.stdout.buffer)
