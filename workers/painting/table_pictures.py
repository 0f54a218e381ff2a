"""Pictures of tables, each with its description in words."""

import asyncio
import logging
from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Any, cast

import msgspec

from core.text import Locale, text
from core.text_length import beginning, length
from core.words import Importance, Line
from rendering import charts
from rendering.scene.shapes import Box, Scene, SeatLabel
from rendering.scene.stacking import below
from rendering.scene.zoom import closer
from tables.history.positions import Moments
from tables.model.letters import TableFacts
from tables.model.table import Computer
from workers.painting.render_queue import RenderQueue
from workers.post_model import ALT_LIMIT, Coming, Picture, Profiles, Region
from workers.wording.alt_text import described, seen
from workers.wording.offered_game import OfferedGame
from workers.wording.score_history import course_of, plots_of
from workers.wording.speaker_names import SpeakerNames

_log = logging.getLogger(__name__)


class Sight(msgspec.Struct, frozen=True):
    """What is to be seen in a picture, and by whom.

    ``plan``, ``choices``: what the reader thinks of doing and can choose, as the painter takes
    them. ``region``: only this part of it, larger.
    """

    table: TableFacts
    view: Any
    profiles: Profiles
    locale: Locale
    plan: Any = None
    choices: Sequence[str] = ()
    region: Region | None = None


class Scenes:
    """Composes what somebody sees of a table, and describes it."""

    def __init__(self, titles: Mapping[str, OfferedGame], speaker_names: SpeakerNames) -> None:
        self._titles = titles
        self._speaker_names = speaker_names

    def scene(self, sight: Sight) -> Scene:
        """What there is to paint; there is something to see."""
        table, view = sight.table, sight.view
        labels = self._labels(table, sight.profiles, sight.locale)
        say = self._speaker_names.plain(table, sight.profiles, sight.locale).say
        painter = self._titles[table.game].painter
        scene = painter.compose(view, labels, say, sight.plan, sight.choices)
        if sight.region is None:
            return scene
        return closer(scene, painter.regions(view)[sight.region])

    def _labels(self, table: TableFacts, profiles: Profiles, locale: Locale) -> list[SeatLabel]:
        """What the pictures call those who sit there."""
        return [
            SeatLabel(
                self._speaker_names.seat_name(table, seat.seat, profiles, locale),
                isinstance(seat.occupant, Computer),
            )
            for seat in table.seats
        ]

    def described(self, sight: Sight) -> str:
        """What there is to see, for those who do not see it."""
        table, title = sight.table, self._titles[sight.table.game]
        told = text("picture-of", game=text(f"{table.game}-name"), moves=table.moves)
        lines = [Line(told, Importance.TURN)]
        if sight.region is not None:
            part = text("closer-alt", part=text(f"{sight.region}-button"))
            lines.insert(0, Line(part, Importance.TURN))
        lines += seen(title.words, sight.view, sight.plan, table.outcome)
        more = text("picture-more", button=text("text-button"))
        say = self._speaker_names.plain(table, sight.profiles, sight.locale).say
        return described(lines, say, more=more)


class Pictures(Scenes):
    """Paints what somebody sees of a table."""

    def __init__(
        self,
        titles: Mapping[str, OfferedGame],
        speaker_names: SpeakerNames,
        render_queue: RenderQueue,
    ) -> None:
        super().__init__(titles, speaker_names)
        self._render_queue = render_queue

    def regions(self, table: TableFacts, view: Any) -> Mapping[Region, Box]:
        """The parts worth a closer look, by name; none where nothing is seen."""
        if view is None:
            return {}
        return cast("Mapping[Region, Box]", self._titles[table.game].painter.regions(view))

    async def paint(self, sight: Sight, *, on_request: bool = False) -> Picture | None:
        """The picture with its description; None where there is nothing to paint."""
        if sight.view is None:
            return None
        table = sight.table
        try:
            data = await self._render_queue.paint(self.scene(sight), on_request=on_request)
            alt = self.described(sight)
        except Exception:
            # The words say everything, so a game need not wait for its painter to be mended.
            _log.exception("no picture of table %s after move %d", table.code, table.moves)
            return None
        return Picture(f"{table.game}-{table.code}-{table.moves}.png".lower(), data, alt)

    async def begin(self, sight: Sight) -> tuple[Picture | None, Coming | None]:
        """The picture for whoever asks to look; where many wait for theirs, what is to come."""
        is_behind = self._render_queue.is_behind
        coming = asyncio.ensure_future(self.paint(sight, on_request=True))
        if not is_behind:
            return await coming, None
        await asyncio.sleep(0)  # one that was painted before is there at once
        return (coming.result(), None) if coming.done() else (None, coming)

    async def last(self, sight: Sight, moments: Moments) -> Picture | None:
        """The last board, and below it how the game went; ``moments``: as everybody saw them.

        The board alone where that fails; None where there is nothing to paint.
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
        room = ALT_LIMIT - length(told) - 1
        alt = f"{beginning(board.alt, room)} {told}" if room > 0 else beginning(told, ALT_LIMIT)
        return Picture(board.name, data, alt)

    def paint_ahead(self, whose: Hashable, sights: Sequence[Sight]) -> None:
        """Paint what somebody is likely to ask for next, in place of what was thought of before."""
        self._render_queue.paint_ahead(whose, [partial(self.scene, sight) for sight in sights])
