"""What a page shows of one table: its positions, sentences and charts."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from core.game_texts import Line
from core.translatable_text import Locale, Text, text
from i18n import Translator, Voice
from pages.deduplicated_content import DeduplicatedContent
from pages.page_game import PageGame
from pages.page_shapes import DrawnChart
from pages.shown_game import Perspective, ShownGame
from rendering import charts
from rendering.scene.shapes import Scene, SeatLabel
from rendering.svg import ground_of
from tables.history.positions import PastMoment
from workers.wording.alt_text import as_ended, seen
from workers.wording.score_history import course_seen, plots_of
from workers.wording.sentences import begun, event_said, ranking, verdict_in_picture


class PageStep(msgspec.Struct, frozen=True, array_like=True):
    """A moment: its place in the order of all moments, and numbers of what it shows.

    ``moves``: how many public moves have been made. ``picture``: of a list of shapes;
    ``described``: of a list of sentences; ``title``, ``told``: of sentences.
    """

    when: int
    moves: int
    picture: int
    described: int
    title: int
    told: tuple[int, ...]


class PageView(msgspec.Struct, frozen=True):
    """The moments of one viewer.

    ``width``, ``height``: what all their pictures fit in.
    """

    width: int
    height: int
    steps: tuple[PageStep, ...]


class PageTable(msgspec.Struct, frozen=True):
    """A table as the script of the page reads it."""

    views: tuple[PageView, ...]
    charts: tuple[DrawnChart, ...]


class TableComposer:
    """Composes all positions of a table; what several share is kept once in ``content``."""

    def __init__(
        self,
        shown: ShownGame,
        game: PageGame,
        voice: Voice,
        content: DeduplicatedContent,
        names: Sequence[str],
    ) -> None:
        self._shown, self._game = shown, game
        self._say = voice.say
        self._content = content
        self._labels = [SeatLabel(name) for name in names]
        self._order = _order_of(shown.perspectives)
        self._steps_at: dict[int, list[PageStep]] = {}

    def table(self) -> PageTable:
        """Return the table as a page shows it."""
        views = tuple(map(self._view, self._shown.perspectives))
        return PageTable(views, tuple(self._charts()))

    def _plots(self) -> tuple[charts.Plot, ...]:
        """Return a plot of each count, the same for all viewers; none without moves or counts."""
        first = self._shown.perspectives[0]
        course = course_seen(self._game.game, first.moments, first.views.__getitem__)
        if len(course) < 2 or not course[-1]:
            return ()
        return plots_of(self._shown.game, course, self._labels)

    # --- positions ---------------------------------------------------------------------------

    def _view(self, perspective: Perspective) -> PageView:
        both = zip(perspective.views, perspective.moments, strict=True)
        scenes, steps = [self._scene(view, moment) for view, moment in both], list[PageStep]()
        for place, moment in enumerate(perspective.moments):
            when = self._order[moment.seq]
            near = [*steps[-1:], *self._steps_at.get(when, ())]
            view, scene = perspective.views[place], scenes[place]
            steps.append(self._step(moment, view, scene, near))
            self._steps_at.setdefault(when, []).append(steps[-1])
        width, height = max(s.width for s in scenes), max(s.height for s in scenes)
        return PageView(width, height, tuple(steps))

    def _scene(self, view: Any, moment: PastMoment) -> Scene:
        shown = as_ended(view, moment.outcome)
        return self._game.painter.compose(shown, self._labels, self._say)

    def _step(
        self, moment: PastMoment, view: Any, scene: Scene, near: Sequence[PageStep]
    ) -> PageStep:
        lines, content, say = self._described(view, moment), self._content, self._say
        return PageStep(
            when=self._order[moment.seq],
            moves=moment.moves,
            picture=content.picture(scene, (step.picture for step in near)),
            described=content.description(lines, (step.described for step in near), say),
            title=content.sentence(_title(moment), say),
            told=(
                *(content.sentence(told, say) for told in self._told(moment)),
                *(content.sentence(one, lambda it: begun(say(it))) for one in moment.notices),
            ),
        )

    def _described(self, view: Any, moment: PastMoment) -> list[Line]:
        """Return all that a position shows, the most important lines first."""
        lines = seen(self._game.words, view, outcome=moment.outcome)
        return sorted(lines, key=lambda line: line.importance)

    def _told(self, moment: PastMoment) -> Iterator[Text]:
        """Yield what happened, and at the end the result."""
        yield from (event_said(self._game.words, event) for event in moment.events)
        if moment.outcome is not None:
            yield verdict_in_picture(moment.outcome)
            yield from ranking(self._shown.game, moment.outcome)

    # --- charts ------------------------------------------------------------------------------

    def _charts(self) -> Iterator[DrawnChart]:
        for plot in self._plots():
            scene = charts.lines(plot, charts.MOVES, self._say)
            drawing = self._content.shapes.writer.group((*ground_of(scene), *scene.live))
            yield DrawnChart(
                width=scene.width,
                height=scene.height,
                drawing=drawing,
                words=charts.in_words((plot,), charts.MOVES, self._say),
                frame=charts.frame_of_lines(),
                last=len(plot.series[0].values) - 1,
            )


def names_of(shown: ShownGame, translator: Translator, locale: Locale) -> tuple[str, ...]:
    """Return the name of each seat: as given, else by its number."""
    say = translator.voice(locale).say
    given = (*(name.strip() for name in shown.names), *("",) * shown.seats)
    seats = range(shown.seats)
    return tuple(given[seat] or str(say(text("player-number", number=seat + 1))) for seat in seats)


def _order_of(perspectives: Sequence[Perspective]) -> dict[int, int]:
    """Number the log's lines that these viewers know of; their own numbers count secret ones."""
    lines = sorted({moment.seq for each in perspectives for moment in each.moments})
    return {seq: place for place, seq in enumerate(lines)}


def _title(moment: PastMoment) -> Text:
    """Return what a moment is called: the number of the last move that everybody knows."""
    return text("page-move", number=moment.moves) if moment.moves else text("page-set-up")
