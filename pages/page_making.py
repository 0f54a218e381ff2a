"""Makes pages of a game, from its record or from what one person saw."""

from collections.abc import Sequence
from typing import Final

from core.translatable_text import Locale
from i18n import Translator
from pages.contents import contents_of
from pages.html import TooLargePage, page_of
from pages.page_game import PageGame
from pages.shown_game import ShownGame, of_record
from tables.history.record import GameRecord

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
