"""Everything that a page shows of a game, in one language.

Shapes, sentences and lists of both are kept once each; what else positions have in common, the
file deflates.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from core.texts import Locale, Say, Text, text
from i18n import Translator, Voice
from model import game_json
from pages.page_shapes import PageShapes
from pages.shown_game import PageGame, Perspective, ShownGame
from rendering import charts
from rendering.scene.shapes import Scene, SeatLabel
from rendering.svg import ground_of
from tables.history.moments import PastMoment
from workers.markup import unmarked
from workers.record_text import course_seen, plots_of
from workers.sentences import (
    agreed_by,
    as_ended,
    begun,
    event_said,
    ranking,
    seen,
    verdict_in_picture,
)

T = TypeVar("T")

Numbers: TypeAlias = tuple[int, ...]


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


class DrawnChart(msgspec.Struct, frozen=True):
    """A chart: its size, its SVG, and what it shows in words.

    ``frame``: left, right, top and bottom of its lines, which go from move 0 to move ``last``.
    """

    width: int
    height: int
    drawing: str
    words: str
    frame: tuple[float, float, float, float]
    last: int


class PageStory(msgspec.Struct, frozen=True):
    """What the script of the page reads.

    ``pictures``, ``descriptions``: lists of the numbers of shapes and of sentences.
    ``shared``, ``shapes``: SVG, as in ``PageShapes``.
    """

    sentences: tuple[str, ...]
    pictures: tuple[Numbers, ...]
    descriptions: tuple[Numbers, ...]
    views: tuple[PageView, ...]
    charts: tuple[DrawnChart, ...]
    shared: str
    shapes: tuple[str, ...]


class PageContents(msgspec.Struct, frozen=True):
    """A whole page. ``about``: sentences below its heading; ``notes``: at its end.

    ``eyes``: what the choice of viewers calls each of its views.
    """

    locale: Locale
    heading: str
    about: tuple[str, ...]
    notes: tuple[str, ...]
    story: PageStory
    shapes: PageShapes
    eyes: tuple[str, ...]


def contents_of(
    shown: ShownGame, game: PageGame, translator: Translator, locale: Locale
) -> PageContents:
    """Return the contents of a game's page in one language."""
    say = translator.voice(locale).say
    names = _names_of(shown, say)
    voice = translator.voice(
        locale,
        people=names.__getitem__,
        guest=lambda _: say(text("somebody")),
        place=lambda _: say(text("another-channel")),
    )
    shapes = PageShapes()
    return PageContents(
        locale=locale,
        heading=unmarked(say(_heading(shown))),
        about=tuple(unmarked(say(one)) for one in _about(shown, game)),
        notes=tuple(unmarked(say(one)) for one in _notes(shown)),
        story=_Composer(shown, game, voice, names, shapes).story(),
        shapes=shapes,
        eyes=tuple(_eyes(shown, say, names)),
    )


def _eyes(shown: ShownGame, say: Say, names: Sequence[str]) -> Iterator[str]:
    """Yield what each viewer of a game is called; ``names``: of its seats."""
    for eyes in shown.perspectives:
        if eyes.seat is not None:
            yield names[eyes.seat]
        else:
            yield unmarked(say(text(f"page-sees-{eyes.sees}")))


# --- words ---------------------------------------------------------------------------------------


def _heading(shown: ShownGame) -> Text:
    name, first = text(f"{shown.game}-name"), shown.perspectives[0]
    if shown.seed is not None:
        return text("record-whole", game=name)
    if first.seat is None:
        return text("record-public", game=name)
    return text("page-own", game=name, number=first.seat + 1)


def _about(shown: ShownGame, game: PageGame) -> Iterator[Text]:
    yield text("record-seats", count=shown.seats)
    options = game_json.decode_options(game.game, shown.options)
    said = agreed_by(game.game.manifest, options, shown.seats)
    if said is not None:
        yield said


def _notes(shown: ShownGame) -> Iterator[Text]:
    if shown.without_seats:
        yield text("page-without-seats")
    if shown.seal is not None and shown.seed is not None:
        yield text("record-seal", seal=shown.seal)
        yield text("record-seed", seed=shown.seed)


# --- the story -----------------------------------------------------------------------------------


class _Composer:
    """Composes all positions of a game; what several share is kept once."""

    def __init__(
        self,
        shown: ShownGame,
        game: PageGame,
        voice: Voice,
        names: Sequence[str],
        shapes: PageShapes,
    ) -> None:
        self._shown, self._game = shown, game
        self._say = voice.say
        self._shapes = shapes
        self._pictures: dict[Numbers, int] = {}
        self._descriptions: dict[Numbers, int] = {}
        self._sentences: dict[str, int] = {}
        self._labels = [SeatLabel(name) for name in names]
        self._order = _order_of(shown.perspectives)

    def story(self) -> PageStory:
        """Return the story as the script of the page reads it."""
        views, drawn = tuple(map(self._view, self._shown.perspectives)), tuple(self._charts())
        return PageStory(
            sentences=tuple(self._sentences),
            pictures=tuple(self._pictures),
            descriptions=tuple(self._descriptions),
            views=views,
            charts=drawn,
            shared="".join(self._shapes.writer.definitions.values()),
            shapes=tuple(self._shapes.shapes),
        )

    def _plots(self) -> tuple[charts.Plot, ...]:
        """Return a plot of each count, the same for all viewers; none without moves or counts."""
        first = self._shown.perspectives[0]
        course = course_seen(self._game.game, first.moments, first.views.__getitem__)
        if len(course) < 2 or not course[-1]:
            return ()
        return plots_of(self._shown.game, course, self._labels)

    # --- positions ---------------------------------------------------------------------------

    def _view(self, perspective: Perspective) -> PageView:
        pairs = [*zip(perspective.views, perspective.moments, strict=True)]
        scenes = [self._scene(*pair) for pair in pairs]
        steps = tuple(self._step(*pair, scene) for pair, scene in zip(pairs, scenes, strict=True))
        return PageView(max(s.width for s in scenes), max(s.height for s in scenes), steps)

    def _scene(self, view: Any, moment: PastMoment) -> Scene:
        shown = as_ended(view, moment.outcome)
        return self._game.painter.compose(shown, self._labels, self._say)

    def _step(self, view: Any, moment: PastMoment, scene: Scene) -> PageStep:
        return PageStep(
            when=self._order[moment.seq],
            moves=moment.moves,
            picture=_number(self._pictures, self._shapes.numbers_in(scene)),
            described=_number(self._descriptions, self._described(view, moment)),
            title=self._sentence(self._said(_title(moment))),
            told=(
                *(self._sentence(self._said(told)) for told in self._told(moment)),
                *(self._sentence(begun(self._said(one))) for one in moment.notices),
            ),
        )

    def _described(self, view: Any, moment: PastMoment) -> tuple[int, ...]:
        """Return the sentences for all that a position shows, the most important ones first."""
        lines = seen(self._game.words, view, outcome=moment.outcome)
        ordered = sorted(lines, key=lambda line: line.importance)
        return tuple(self._sentence(self._said(line.text)) for line in ordered)

    def _said(self, said: Text) -> str:
        return unmarked(str(self._say(said)))

    def _sentence(self, words: str) -> int:
        return _number(self._sentences, words)

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
            drawing = self._shapes.writer.group((*ground_of(scene), *scene.live))
            yield DrawnChart(
                width=scene.width,
                height=scene.height,
                drawing=drawing,
                words=charts.in_words((plot,), charts.MOVES, self._say),
                frame=charts.frame_of_lines(),
                last=len(plot.series[0].values) - 1,
            )


def _number(known: dict[T, int], item: T) -> int:
    """Return the number of an item, the same for equal ones."""
    return known.setdefault(item, len(known))


def _names_of(shown: ShownGame, say: Say) -> tuple[str, ...]:
    """Return the name of each seat: as given, else by its number."""
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
