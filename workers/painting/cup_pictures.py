"""Pictures of cups."""

from collections.abc import Mapping

from club.decisions.public_cup import PublicCup
from club.model.cup import CupFacts
from core.translatable_text import Locale, Text, text
from i18n import Translator
from rendering.club import cross_table, standings
from workers.painting.cup_picture_rows import cross_table_of, has_cross_table, standings_table
from workers.painting.optional_picture import optional_picture
from workers.painting.render_queue import RenderQueue
from workers.post_model import Picture


class CupPictures:
    """Draws pictures of cups with alt text; its methods return None if drawing fails.

    ``names``: of the entrants, by number.
    """

    def __init__(self, translator: Translator, render_queue: RenderQueue) -> None:
        self._translator = translator
        self._render_queue = render_queue

    async def standings(
        self, public: PublicCup, names: Mapping[int, str], locale: Locale, first: int = 1
    ) -> Picture | None:
        """Draw the standings from place ``first`` on, as many as are legible (20)."""
        say, game = self._translator.voice(locale).say, self._game(public)
        table = standings_table(public, names, game, say, first)
        return await optional_picture(
            self._render_queue,
            "standings.png",
            standings.standings(table, say),
            standings.in_words(table, say),
            standings.in_words(table, say, briefly=True),
        )

    async def cross_table(
        self, public: PublicCup, names: Mapping[int, str], locale: Locale
    ) -> Picture | None:
        """Draw what each got against each other; None too if the cup has no cross table."""
        if not has_cross_table(public.facts):
            return None
        say, game = self._translator.voice(locale).say, self._game(public)
        table = cross_table_of(public, names, game, say)
        return await optional_picture(
            self._render_queue,
            "cross-table.png",
            cross_table.cross_table(table, say),
            cross_table.in_words(table, say),
            cross_table.in_words(table, say, briefly=True),
        )

    def has_cross_table(self, facts: CupFacts) -> bool:
        """Whether a cup has a cross table."""
        return has_cross_table(facts)

    def cross_table_rows(
        self, public: PublicCup, names: Mapping[int, str], locale: Locale
    ) -> tuple[str, ...]:
        """Return the rows of the cross table in words; ``names``: as they are to be written."""
        say = self._translator.voice(locale).say
        table = cross_table_of(public, names, self._game(public), say)
        return cross_table.rows_in_words(table, say)

    def _game(self, public: PublicCup) -> Text:
        """Return the game's name; a game in a package that is not loaded has none."""
        key = f"{public.facts.game}-name"
        return text(key if self._translator.has(key) else "game-unknown")
