"""Makes pages in a process of its own: a whole game has hundreds of positions to compose.

``python -m pages.page_process`` reads a job from standard input and writes the page to standard
output. It ends when the page is made, and with the bot.
"""

import asyncio
import logging
import os
import pickle
import sys
from collections.abc import Sequence
from typing import BinaryIO, Final

import msgspec

from core.translatable_text import Locale
from i18n import Translator
from i18n.game_names import given_names, name_games
from model.refusals import refused
from pages.html import TooLargePage
from pages.page_game import installed_game
from pages.page_making import page_of_game, page_of_record
from pages.shown_game import ShownGame, of_moments
from tables.history.positions import Moments
from tables.history.record import GameRecord, UnreadableRecord
from workers.child_process import ChildProcess

_log = logging.getLogger(__name__)

PATIENCE: Final = 60.0
"""Seconds after which the page of a game is given up."""

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

    async def page(self, shown: GameRecord | Moments, locale: Locale) -> bytes:
        """Return the page of a game. Raises TableRefuses if it cannot be made.

        It is too large, too many are awaited, or the process fails (which is logged).
        """
        if self._awaited >= MOST_AWAITED:
            raise refused("page-refusal-not-now")
        self._awaited += 1
        try:
            async with self._turn:
                job = await asyncio.to_thread(packed, shown, locale)
                return read_answer(await self._answer(job))
        finally:
            self._awaited -= 1

    async def _answer(self, job: bytes) -> bytes:
        process = await ChildProcess.begun(self._work)
        try:
            async with asyncio.timeout(self._patience):
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
    """The job of making the page of a game, with the names that the host gives games."""

    shown: GameRecord | ShownGame
    locale: Locale
    names: tuple[tuple[str, tuple[str, ...]], ...]


def packed(shown: GameRecord | Moments, locale: Locale) -> bytes:
    """Return the job of making the page of a game."""
    ready = shown if isinstance(shown, GameRecord) else of_moments(shown)
    return pickle.dumps(PageJob(ready, locale, given_names()), pickle.HIGHEST_PROTOCOL)


def read_answer(answer: bytes) -> bytes:
    """Return the page in an answer. Raises TableRefuses."""
    if answer.startswith(_PAGE):
        return answer[1:]
    raise refused(_REFUSALS.get(answer, "page-refusal-not-now"))


# --- in the other process ------------------------------------------------------------------------


def make(job: BinaryIO, answer: BinaryIO) -> None:
    """Read a job, and write the page or why there can be none."""
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
    shown, locale = asked.shown, asked.locale
    game, translator = installed_game(shown.game), Translator()
    if isinstance(shown, ShownGame):
        return page_of_game(shown, game, translator, locale)
    return page_of_record(shown, game, translator, locale)


if __name__ == "__main__":
    if hasattr(os, "nice"):  # not on every system
        os.nice(_KINDNESS)
    make(sys.stdin.buffer, sys.stdout.buffer)
