"""The post at the end of a season: who is champion, and the best, in one picture and in words."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from core.translatable_text import Locale, text
from i18n import Translator
from rendering.club.season_end import MOST_ROWS, GameTitle, SeasonEnd, SeasonRow
from rendering.scene.shapes import SeatLabel
from tables.model.table import PlayerId
from workers.post_model import Markup, Picture, Post
from workers.wording import season_lines
from workers.wording.season_lines import MOST_LINES, SeasonShown

DrawSeason: TypeAlias = Callable[[SeasonEnd, Locale], Awaitable[Picture | None]]
"""Draws the end of a season; None if drawing fails, as the words beside it say the same."""


class SeasonPresenter:
    """Makes the posts of seasons."""

    def __init__(self, translator: Translator, markup: Markup, draw: DrawSeason) -> None:
        self._translator = translator
        self._markup = markup
        self._draw = draw

    async def end(self, shown: SeasonShown, locale: Locale) -> Post:
        """Return the post at the end of a season that has a champion."""
        say = self._translator.voice(locale, quote=self._markup.quote).say
        rows = shown.tables.overall[:MOST_LINES]
        lines = [
            *season_lines.champions(shown),
            text("season-best"),
            *(season_lines.line(row, shown.profiles) for row in rows),
        ]
        season = season_lines.name_of(shown.season)
        return Post(
            heading=say(text("season-over-heading", season=season)),
            lines=tuple(map(say, lines)),
            picture=await self._draw(_end_of(shown), locale),
            silent=True,
            small=f"{say(season_lines.rule())} {say(text('season-next'))}",
        )


def _end_of(shown: SeasonShown) -> SeasonEnd:
    """Return what the picture shows; a shared title names whoever comes first."""
    by_game = {title.game: title for title in reversed(shown.titles)}
    return SeasonEnd(
        season=season_lines.name_of(shown.season),
        champion=_label(shown.titles[0].player, shown),
        titles=tuple(
            GameTitle(shown.games[game], _label(by_game[game].player, shown))
            for game in dict.fromkeys(title.game for title in shown.titles)
            if game is not None
        ),
        rows=tuple(
            SeasonRow(
                row.rank,
                _label(row.player, shown),
                row.points,
                text("season-remark", count=row.games),
            )
            for row in shown.tables.overall[:MOST_ROWS]
        ),
    )


def _label(player: PlayerId, shown: SeasonShown) -> SeatLabel:
    known = shown.profiles.get(player)
    return SeatLabel("" if known is None else known.name)
