"""Makes pages of a game, from its record or from what one person saw.

The bot has them made in another process: a whole game has hundreds of positions to compose.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, TypeAlias

from core.texts import Locale
from i18n import Translator
from i18n.entries import given_names, name_games
from model.refusals import refused
from pages.contents import contents_of
from pages.html import TooLargePage, page_of
from pages.shown_game import PageGame, ShownGame, installed_game, of_moments, of_record
from tables.history.moments import Moments
from tables.history.records import GameRecord, UnreadableRecord
from workers.other_process import OtherProcess, WorkFailed

_log = logging.getLogger(__name__)

PATIENCE: Final = 60.0
"""Seconds after which the page of a game is given up."""

MOST_AWAITED: Final = 4
"""Pages being made or waited for; a further request is refused."""

GivenNames: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
"""The names that the host gives games."""

MOST_BYTES: Final = 400_000
"""No page is larger."""


def page_of_game(
    shown: ShownGame,
    game: PageGame,
    translator: Translator,
    locale: Locale,
    most: int = MOST_BYTES,
) -> bytes:
    """Return the page of a game as an HTML file. Raises TooLargePage."""
    contents = contents_of(shown, game, translator, locale)
    return page_of(contents, translator.voice(locale), most)


def page_of_record(
    record: GameRecord,
    game: PageGame,
    translator: Translator,
    locale: Locale,
    names: Sequence[str] = (),
    most: int = MOST_BYTES,
) -> bytes:
    """Return the page of a whole game, if need be without what single seats saw.

    Raises UnreadableRecord or TooLargePage.
    """
    shown = of_record(record, game.game, names)
    try:
        return page_of_game(shown, game, translator, locale, most)
    except TooLargePage:
        return page_of_game(shown.open_to_all(), game, translator, locale, most)


# --- in another process --------------------------------------------------------------------------


class PageProcess:
    """Makes pages one after the other."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._process = OtherProcess("page", "low", patience)
        self._awaited = 0

    async def page(self, shown: GameRecord | Moments, locale: Locale) -> bytes:
        """Return the page of a game. Raises TableRefuses if it cannot be made.

        It is too large, too many are awaited, or the process fails (which is logged).
        """
        if self._awaited >= MOST_AWAITED:
            raise refused("page-refusal-not-now")
        self._awaited += 1
        try:
            if isinstance(shown, Moments):
                seen = await asyncio.to_thread(of_moments, shown)
                page = await self._made(seen, locale, given_names())
            else:
                page = await self._made(shown, locale, given_names())
        except WorkFailed as fault:
            _log.exception("a page was given up")
            raise refused("page-refusal-not-now") from fault
        finally:
            self._awaited -= 1
        if isinstance(page, str):
            raise refused(page)
        return page

    async def _made(
        self, shown: GameRecord | ShownGame, locale: Locale, names: GivenNames
    ) -> bytes | str:
        return await self._process.call(make, shown, locale, names)

    async def close(self) -> None:
        """Kill the process; whoever waits for a page is cancelled."""
        await self._process.close()


def make(shown: GameRecord | ShownGame, locale: Locale, names: GivenNames) -> bytes | str:
    """Return the page of a game, or the code of the refusal; in the other process."""
    name_games(dict(names))
    translator = Translator()
    try:
        game = installed_game(shown.game)
        if isinstance(shown, ShownGame):
            return page_of_game(shown, game, translator, locale)
        return page_of_record(shown, game, translator, locale)
    except TooLargePage:
        return "page-refusal-too-large"
    except UnreadableRecord:
        return "page-refusal-other-result"
