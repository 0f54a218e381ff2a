"""Pictures of tables, each with its alt text, and charts of ratings."""

import asyncio
import logging
from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import msgspec

from core.game import Seat, Viewer
from core.texts import LOCALES, Importance, Line, Listing, Locale, Say, Text, Verbatim, text
from i18n import Translator
from model.letters import TableFacts
from model.table import Computer
from rendering import charts
from rendering.scene.shapes import Box, Scene, SeatLabel, below
from rendering.scene.text import with_tried_mark
from rendering.scene.zoom import closer, folded, marked_part
from tables.history.moments import Moments
from workers.painting.render_queue import RenderQueue
from workers.post_model import (
    ALT_LIMIT,
    Coming,
    Picture,
    Placed,
    Profiles,
    Region,
    beginning,
    utf16_length,
)
from workers.record_text import course_of, plots_of
from workers.sentences import SpeakerNames, as_ended, described, seen

if TYPE_CHECKING:
    from catalog import Entry


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


_log = logging.getLogger(__name__)


class Sight(msgspec.Struct, frozen=True):
    """What a picture shows, and to whom.

    ``plan``, ``choices``: what the reader has chosen so far and can choose, in the painter's form.
    ``region``: show only this part, enlarged. ``tried``: the view was tried, not played.
    ``cropped``: show only what plan and choices mark and what is near it, as a confirmation does;
    ``marks``: the plan that marks what was shown before, such as the reader's own marks. ``asked``:
    the reader is to choose, with the whole picture in the post above: show only the strips that the
    painter names "turn", if it names any.
    """

    table: TableFacts
    view: Any
    profiles: Profiles
    locale: Locale
    plan: Any = None
    choices: Sequence[str] = ()
    region: Region | None = None
    tried: bool = False
    cropped: bool = False
    marks: Any = None
    asked: bool = False


class Scenes:
    """Builds the scene and the alt text of a viewer's table view."""

    def __init__(self, titles: Mapping[str, "Entry"], speaker_names: SpeakerNames) -> None:
        self._titles = titles
        self._speaker_names = speaker_names

    def scene(self, sight: Sight) -> Scene:
        """Return the scene of the picture; ``sight.view`` must not be None."""
        table, view = sight.table, as_ended(sight.view, sight.table.outcome)
        labels = self._labels(table, sight.profiles, sight.locale)
        say = self._speaker_names.plain(table, sight.profiles, sight.locale).say
        painter = self._titles[table.game].painter
        scene = painter.compose(view, labels, say, sight.plan, sight.choices)
        if sight.tried:
            return with_tried_mark(scene, say(text("try-mark")))
        if sight.cropped:
            return marked_part(scene, painter.compose(view, labels, say, sight.marks))
        if sight.region is not None:
            return closer(scene, painter.regions(view)[sight.region])
        strips = painter.framed(view, ("turn",)) if sight.asked else ()
        return folded(scene, strips) if strips else scene

    def _labels(self, table: TableFacts, profiles: Profiles, locale: Locale) -> list[SeatLabel]:
        """Return the labels of the seats in pictures."""
        return [
            SeatLabel(
                self._speaker_names.seat_name(table, seat.seat, profiles, locale),
                isinstance(seat.occupant, Computer),
            )
            for seat in table.seats
        ]

    def described(self, sight: Sight) -> str:
        """Return the alt text of the picture."""
        table, title = sight.table, self._titles[sight.table.game]
        told = text("picture-of", game=text(f"{table.game}-name"), moves=table.moves)
        lines = [Line(told, Importance.TURN)]
        if sight.cropped or sight.region is not None:
            shown = "closer-choice" if sight.cropped else f"{sight.region}-button"
            part = text("closer-alt", part=text(shown))
            lines.insert(0, Line(part, Importance.TURN))
        if sight.tried:
            lines.insert(0, Line(text("try-alt"), Importance.TURN))
        lines += seen(title.words, sight.view, sight.plan, table.outcome)
        more = text("picture-more", button=text("text-button"))
        say = self._speaker_names.plain(table, sight.profiles, sight.locale).say
        return described(lines, say, more=more)


class Pictures(Scenes):
    """Renders a viewer's pictures of tables."""

    def __init__(
        self,
        titles: Mapping[str, "Entry"],
        speaker_names: SpeakerNames,
        render_queue: RenderQueue,
    ) -> None:
        super().__init__(titles, speaker_names)
        self._render_queue = render_queue

    def regions(self, table: TableFacts, view: Any) -> Mapping[Region, Box]:
        """Return the parts that can be shown enlarged, by name; empty without a view."""
        if view is None:
            return {}
        return cast("Mapping[Region, Box]", self._titles[table.game].painter.regions(view))

    async def paint(self, sight: Sight, *, on_request: bool = False) -> Picture | None:
        """Return the picture with its alt text; None without a view, or if painting fails."""
        if sight.view is None:
            return None
        table = sight.table
        try:
            scene = self.scene(sight)
            data = await self._render_queue.paint(scene, on_request=on_request)
            alt = self.described(sight)
        except Exception:
            # The words say everything, so a game goes on despite a bug in its painter.
            _log.exception("no picture of table %s after move %d", table.code, table.moves)
            return None
        return Picture(f"{table.code}-{table.moves}.png".lower(), data, alt)

    async def begin(self, sight: Sight) -> tuple[Picture | None, Coming | None]:
        """Return the picture for a look; a future if the queue is behind and it is not cached."""
        is_behind = self._render_queue.is_behind
        coming = asyncio.ensure_future(self.paint(sight, on_request=True))
        if not is_behind:
            return await coming, None
        await asyncio.sleep(0)  # a cached picture is done at once
        return (coming.result(), None) if coming.done() else (None, coming)

    async def last(self, sight: Sight, moments: Moments) -> Picture | None:
        """Return the last board with a chart of the game below it; ``moments``: the public's.

        Only the board if the chart fails; None if there is no board.
        """
        board = await self.paint(sight)
        if board is None:
            return None
        table = sight.table
        try:
            game = self._titles[table.game].game
            course = await asyncio.to_thread(course_of, game, moments)
            plots = plots_of(table.game, course, self._labels(table, sight.profiles, sight.locale))
            say = self._speaker_names.plain(table, sight.profiles, sight.locale).say
            scene = below(self.scene(sight), charts.strip(plots, charts.MOVES, say))
            data = await self._render_queue.paint(scene)
            told = charts.in_words(plots, charts.MOVES, say)
        except Exception:
            _log.exception("no chart of table %s", table.code)
            return board
        room = ALT_LIMIT - utf16_length(told) - 1
        alt = f"{beginning(board.alt, room)} {told}" if room > 0 else beginning(told, ALT_LIMIT)
        return Picture(board.name, data, alt)

    def paint_ahead(self, whose: Hashable, sights: Sequence[Sight]) -> None:
        """Prefetch pictures that a person is likely to ask for next; drops earlier prefetches."""
        self._render_queue.paint_ahead(whose, [partial(self.scene, sight) for sight in sights])

    def paint_first_boards(self) -> None:
        """Have each game's first board painted while nothing else is.

        The painter keeps most of it: without it a game's first picture takes a quarter of a second.
        """
        say = self._speaker_names.of_nobody(LOCALES[0]).say
        for key, title in self._titles.items():
            scenes = [partial(_first_board, title, viewer, say) for viewer in (None, Seat(0))]
            self._render_queue.paint_ahead(key, scenes)


def _first_board(title: "Entry", viewer: Viewer, say: Say) -> Scene:
    """Return the board of a new game with as many seats as it may have."""
    facts = title.game.manifest
    step = title.game.initial_state(facts.most_seats, facts.options(), bytes(32))
    labels = [SeatLabel(say(text("player-number", number=n + 1))) for n in range(facts.most_seats)]
    return title.painter.compose(title.game.view_for(step.state, viewer), labels, say)
