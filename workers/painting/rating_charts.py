"""Charts of ratings: the course of one person's rating, and leaderboards."""

from collections.abc import Sequence

from core.translatable_text import Listing, Locale, Text, Verbatim, text
from i18n import Translator
from rendering import charts
from rendering.scene.shapes import SeatLabel
from workers.painting.render_queue import RenderQueue
from workers.post_model import Picture, Placed


class RatingCharts:
    """Draws charts with alt text; its methods return None if drawing fails."""

    def __init__(self, translator: Translator, render_queue: RenderQueue) -> None:
        self._translator = translator
        self._render_queue = render_queue

    async def progress(
        self, game: Text, name: str, ratings: Sequence[int], first: int, locale: Locale
    ) -> Picture | None:
        """Draw the course of a person's rating: after ``first`` games, and after each later one."""
        say = self._translator.voice(locale).say
        title = text("chart-rating", game=game)
        series = charts.Series(0, SeatLabel(name), tuple(ratings))
        plots = (charts.Plot(title, (series,), from_zero=False),)
        across = text("chart-games")
        return await self._render_queue.optional(
            "rating.png",
            charts.lines(plots[0], across, say, first),
            charts.in_words(plots, across, say, first),
        )

    async def ranking(
        self, title: Text, places: Sequence[Placed], locale: Locale
    ) -> Picture | None:
        """Draw a leaderboard of these entries, the first rank first."""
        say = self._translator.voice(locale).say
        lines = [
            charts.ChartLine(one.rank, SeatLabel(one.name), one.value, say(one.remark))
            for one in places
        ]
        said = Listing(tuple(Verbatim(_in_words(one)) for one in places))
        alt = say(text("leaderboard-alt", title=title, places=said))
        scene = charts.ranking(title, lines, say)
        return await self._render_queue.optional("leaderboard.png", scene, alt)


def _in_words(one: Placed) -> str:
    """Return a name and its rating, marked as an estimate (≈) while it has no rank."""
    return f"{one.name} {one.value}" if one.rank else f"{one.name} ≈ {one.value}"
