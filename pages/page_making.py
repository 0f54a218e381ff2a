"""Makes pages: of a game from its record or from what one person saw, of several of one deal."""

from collections.abc import Sequence
from typing import Final

from core.translatable_text import Locale
from i18n import Translator
from pages.contents import contents_of, contents_side_by_side
from pages.html import TooLargePage, page_of
from pages.page_game import PageGame
from pages.same_deal import ShownDeal
from pages.shown_game import ShownGame, of_record
from tables.history.record import GameRecord

MOST_BYTES: Final = 400_000
"""The page of one game is never larger."""

MOST_BYTES_TOGETHER: Final = 2_000_000
"""The page of several games is never larger: a phone must unpack it."""

MOST_POSITIONS: Final = 3_000
"""So many positions are composed for a page of several games; if there are more, each game is seen
with its first eyes only, as composing takes some milliseconds for each."""


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


def page_side_by_side(
    deal: ShownDeal,
    game: PageGame,
    translator: Translator,
    locale: Locale,
    most: int = MOST_BYTES_TOGETHER,
) -> tuple[bytes, int]:
    """Return the page of the tables of a deal, and how many of them have room, the first ones.

    All of them are seen with all eyes, or as many as have room with the first eyes of each. Raises
    TooLargePage if not even one has room.
    """
    kept, fewer = len(deal.tables), deal.through_first_eyes()
    if deal.positions <= MOST_POSITIONS:
        try:
            return _page_of_deal(deal, game, translator, locale, most), kept
        except TooLargePage:
            pass  # it is made with fewer eyes
    while True:
        try:
            return _page_of_deal(fewer.first(kept), game, translator, locale, most), kept
        except TooLargePage as fault:
            if kept == 1:
                raise
            kept = min(kept - 1, max(1, kept * most // fault.size))


def _page_of_deal(
    deal: ShownDeal, game: PageGame, translator: Translator, locale: Locale, most: int
) -> bytes:
    contents = contents_side_by_side(deal, game, translator, locale)
    return page_of(contents, translator.voice(locale), most)
