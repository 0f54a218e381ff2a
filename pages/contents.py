"""Everything that a page shows, in one language: positions, sentences, names, charts."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from core.game_texts import Line
from core.translatable_text import Locale, Text, text
from i18n import Translator, Voice
from pages.frames import Coded, Frames
from pages.page_game import PageGame
from pages.page_shapes import DrawnChart, PageShapes
from pages.shown_game import Perspective, ShownGame
from rendering import charts
from rendering.scene.shapes import Scene, SeatLabel
from rendering.vector.svg import ground_of
from tables.history.positions import PastMoment
from tables.model import game_json
from workers.wording.alt_text import as_ended, seen
from workers.wording.score_history import course_seen, plots_of
from workers.wording.sentences import agreed, event_said, standing, verdict_in_picture

_MARKUP: Final = ("**", "\\")
"""Markup of messages, removed here."""


class PageStep(msgspec.Struct, frozen=True, array_like=True):
    """A moment: its place in the order of all moments, and numbers of what it shows.

    ``picture``, ``described``: of frames; ``title``, ``told``: of sentences.
    """

    when: int
    picture: int
    described: int
    title: int
    told: tuple[int, ...]


class PageView(msgspec.Struct, frozen=True):
    """The moments of one viewer, by the name that the choice of viewers shows.

    ``width``, ``height``: what all their pictures fit in.
    """

    name: str
    width: int
    height: int
    steps: tuple[PageStep, ...]


class PageStory(msgspec.Struct, frozen=True):
    """What the script of the page reads.

    ``pictures``, ``descriptions``: coded lists of the numbers of shapes and of sentences
    (``frames.py``). ``shared``, ``shapes``: SVG, as in ``PageShapes``.
    """

    sentences: tuple[str, ...]
    pictures: tuple[Coded, ...]
    descriptions: tuple[Coded, ...]
    views: tuple[PageView, ...]
    shared: str
    shapes: str
    charts: tuple[DrawnChart, ...]


class PageContents(msgspec.Struct, frozen=True):
    """A whole page. ``about``: sentences below its heading; ``notes``: at its end."""

    locale: Locale
    heading: str
    about: tuple[str, ...]
    notes: tuple[str, ...]
    story: PageStory
    shapes: PageShapes


def contents_of(
    shown: ShownGame, game: PageGame, translator: Translator, locale: Locale
) -> PageContents:
    """Return the contents of a game's page in one language."""
    return _Composer(shown, game, translator, locale).contents(locale)


class _Composer:
    """Composes all positions of a game, and remembers what they share."""

    def __init__(
        self, shown: ShownGame, game: PageGame, translator: Translator, locale: Locale
    ) -> None:
        self._shown, self._game = shown, game
        self._names = tuple(_names(shown, translator.voice(locale)))
        self._voice = translator.voice(locale, people=lambda seat: self._names[seat])
        self._labels = [SeatLabel(name) for name in self._names]
        self._shapes = PageShapes()
        self._pictures, self._descriptions = Frames(), Frames()
        self._sentences: dict[str, int] = {}
        self._order = _order_of(shown.perspectives)
        self._steps_at: dict[int, list[PageStep]] = {}

    def contents(self, locale: Locale) -> PageContents:
        return PageContents(
            locale=locale,
            heading=self._say(self._heading()),
            about=tuple(map(self._say, self._about())),
            notes=tuple(map(self._say, self._notes())),
            story=self._story(),
            shapes=self._shapes,
        )

    def _story(self) -> PageStory:
        views = tuple(map(self._view, self._shown.perspectives))
        drawn = tuple(self._charts())
        return PageStory(
            sentences=tuple(self._sentences),
            pictures=tuple(self._pictures.coded),
            descriptions=tuple(self._descriptions.coded),
            views=views,
            shared="".join(self._shapes.writer.definitions),
            shapes="".join(self._shapes.shapes),
            charts=drawn,
        )

    # --- words -------------------------------------------------------------------------------

    def _say(self, said: Text) -> str:
        words = str(self._voice.say(said))
        for sign in _MARKUP:
            words = words.replace(sign, "")
        return words

    def _sentence(self, said: Text) -> int:
        """Return the number of a sentence, kept once."""
        return self._sentences.setdefault(self._say(said), len(self._sentences))

    def _heading(self) -> Text:
        name, first = text(f"{self._shown.game}-name"), self._shown.perspectives[0]
        if self._shown.seed is not None:
            return text("record-whole", game=name)
        if first.seat is None:
            return text("record-public", game=name)
        return text("page-own", game=name, number=first.seat + 1)

    def _about(self) -> Iterator[Text]:
        shown = self._shown
        yield text("record-seats", count=shown.seats)
        options = game_json.decode_options(self._game.game, shown.options)
        said = agreed(shown.game, options)
        if said is not None:
            yield said

    def _notes(self) -> Iterator[Text]:
        shown = self._shown
        if shown.without_seats:
            yield text("page-without-seats")
        if shown.seal is not None and shown.seed is not None:
            yield text("record-seal", seal=shown.seal)
            yield text("record-seed", seed=shown.seed)

    def _viewer(self, perspective: Perspective) -> str:
        """Return what the choice of viewers calls this one."""
        if perspective.seat is not None:
            return self._names[perspective.seat]
        return self._say(text(f"page-sees-{perspective.sees}"))

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
        return PageView(self._viewer(perspective), width, height, tuple(steps))

    def _scene(self, view: Any, moment: PastMoment) -> Scene:
        shown = as_ended(view, moment.outcome)
        return self._game.painter.compose(shown, self._labels, self._voice.say)

    def _step(
        self, moment: PastMoment, view: Any, scene: Scene, near: Sequence[PageStep]
    ) -> PageStep:
        shapes = self._shapes.numbers_in(scene)
        lines = tuple(self._sentence(line.text) for line in self._described(view, moment))
        return PageStep(
            when=self._order[moment.seq],
            picture=self._pictures.add(shapes, (step.picture for step in near)),
            described=self._descriptions.add(lines, (step.described for step in near)),
            title=self._sentence(_title(moment)),
            told=tuple(map(self._sentence, self._told(moment))),
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
            yield from (standing(self._shown.game, one) for one in moment.outcome.standings)

    # --- charts ------------------------------------------------------------------------------

    def _charts(self) -> Iterator[DrawnChart]:
        """Yield a chart of each count; counts are the same for all viewers."""
        first = self._shown.perspectives[0]
        course = course_seen(self._game.game, first.moments, first.views.__getitem__)
        if len(course) < 2 or not course[-1]:
            return
        for plot in plots_of(self._shown.game, course, self._labels):
            scene = charts.lines(plot, charts.MOVES, self._say)
            drawing = self._shapes.writer.group((*ground_of(scene), *scene.live))
            words = charts.in_words((plot,), charts.MOVES, self._say)
            yield DrawnChart(scene.width, scene.height, drawing, words)


def _names(shown: ShownGame, voice: Voice) -> Iterator[str]:
    """Yield the name of each seat: as given, else by its number."""
    for seat in range(shown.seats):
        given = shown.names[seat].strip() if seat < len(shown.names) else ""
        yield given or str(voice.say(text("player-number", number=seat + 1)))


def _order_of(perspectives: Sequence[Perspective]) -> dict[int, int]:
    """Number the log's lines that these viewers know of; their own numbers count secret ones."""
    lines = sorted({moment.seq for each in perspectives for moment in each.moments})
    return {seq: place for place, seq in enumerate(lines)}


def _title(moment: PastMoment) -> Text:
    """Return what a moment is called: the number of the last move that everybody knows."""
    return text("page-move", number=moment.moves) if moment.moves else text("page-set-up")
