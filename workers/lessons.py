"""Lessons and the pictures of the rules: tasks at fixed positions of a game.

Stateless: each answer names its game and its task. The game's own rules parse, check and play the
moves; words and pictures are made as at a real table."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from core.errors import PlayerError
from core.game import Seat
from core.lessons import RIGHT, Position, Task
from core.texts import Locale, Text, text
from i18n import Translator, Voice
from rendering.scene.shapes import SeatLabel
from rendering.scene.zoom import arranged
from workers import markup
from workers.painting.render_queue import RenderQueue
from workers.post_model import LessonPage, Offer, Picture, Post, Recipient
from workers.sentences import SEAT_EMOJI, described, seen, verdict

if TYPE_CHECKING:
    from catalog import Entry


_HINT = "hint"
_PICTURE = "picture"
"""The Fluent attribute in which the English text of a chapter names its picture."""


class _Attempt(msgspec.Struct, frozen=True):
    """One task of a lesson, shown to one reader."""

    title: "Entry"
    number: int
    task: Task[Any]
    reader: Recipient

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.title.game.manifest.key

    @property
    def seat(self) -> Seat:
        """The learner's seat."""
        return self.task.position.seat

    def words(self, ending: str = "") -> Text:
        """Return one of the task's own texts (see core.lessons.Task)."""
        return text(f"{self.game}-lesson-{self.task.name}{ending}")

    def not_yet(self, said: str) -> Text:
        """Return the remark on a move that does not solve the task."""
        return text("lesson-not-yet", said=self.words(f"-{said}"))


class LessonPresenter:
    """Makes the pages of lessons and the illustrated chapters of the rules, for every game."""

    def __init__(
        self,
        titles: Mapping[str, "Entry"],
        translator: Translator,
        render_queue: RenderQueue,
    ) -> None:
        self._titles = titles
        self._translator = translator
        self._render_queue = render_queue
        self._pictures: dict[tuple[str, str, Locale], Picture] = {}

    def count(self, game: str) -> int:
        """Return how many tasks the lesson of a game has."""
        return len(self._titles[game].lesson.tasks)

    async def ask(self, game: str, number: int, reader: Recipient) -> LessonPage:
        """Return the page of a task; ``number`` counts from 1."""
        return await self._asked(self._attempt(game, number, reader))

    async def answer(self, game: str, number: int, move: str, reader: Recipient) -> LessonPage:
        """Judge a chosen or typed move: return what it does if right, else the task with a hint."""
        attempt = self._attempt(game, number, reader)
        rules, state = attempt.title.game, attempt.task.position.state
        said = _HINT
        try:
            meant = rules.parse(rules.view_for(state, attempt.seat), move)
            said = attempt.task.answers.get(rules.notate(meant), _HINT)
            step = rules.apply(state, attempt.seat, meant)
        except PlayerError as fault:
            refused = text("lesson-refused", refusal=fault.refusal.text)
            return await self._asked(attempt, refused, attempt.not_yet(said))
        if said != RIGHT:
            return await self._asked(attempt, attempt.not_yet(said))
        return await self._solved(attempt, step)

    async def show(self, game: str, number: int, reader: Recipient) -> LessonPage:
        """Return the solution of a task, for a reader who gives up."""
        solution = self._titles[game].lesson.tasks[number - 1].solution
        return await self.answer(game, number, solution, reader)

    def chapter(self, game: str, chapter: int, locale: Locale) -> str:
        """Return the text of a chapter of the rules, with the game's FACTS filled in."""
        facts = dict(self._titles[game].words.FACTS)
        return self._translator.voice(locale).say(Text(f"{game}-rules-{chapter}", facts))

    async def picture(self, game: str, chapter: int, locale: Locale) -> Picture | None:
        """Return the picture of a chapter of the rules (cached); None if it names none."""
        name = self._translator.attribute(f"{game}-rules-{chapter}", _PICTURE)
        if name is None:
            return None
        if (game, name, locale) not in self._pictures:
            painted = await self._illustration(game, name, locale)
            self._pictures[game, name, locale] = painted
        return self._pictures[game, name, locale]

    # --- the parts ---------------------------------------------------------------------------

    def _attempt(self, game: str, number: int, reader: Recipient) -> _Attempt:
        title = self._titles[game]
        return _Attempt(title, number, title.lesson.tasks[number - 1], reader)

    async def _asked(self, attempt: _Attempt, *said: Text) -> LessonPage:
        """Return the page that asks a task; after a wrong move with the remarks on it (``said``) in
        place of what the task explains.
        """
        voice = self._voice(attempt)
        rules, position = attempt.title.game, attempt.task.position
        view = rules.view_for(position.state, attempt.seat)
        post = Post(
            heading=self._heading(attempt, voice),
            lines=() if said else (voice.say(attempt.words()),),
            picture=await self._painted(attempt, position),
            call="\n".join(map(voice.say, (*said, text("lesson-ask", ask=attempt.words("-ask"))))),
        )
        words = attempt.title.words
        offers = tuple(
            Offer(move, voice.say(words.move_text(view, rules.parse(view, move))))
            for move in attempt.task.answers
        )
        return self._page(attempt, post, offers)

    async def _solved(self, attempt: _Attempt, step: Any) -> LessonPage:
        """Return the page after the right move: what it did, and the position that follows."""
        voice = self._voice(attempt)
        rules, words = attempt.title.game, attempt.title.words
        told = [words.event_text(t.event) for t in step.told if t.reaches(attempt.seat)]
        outcome = rules.outcome(step.state)
        if outcome is not None:
            told.append(verdict(outcome))
        right = text("lesson-right", said=attempt.words(f"-{RIGHT}"))
        after = Position(step.state, attempt.seat, frame=attempt.task.position.frame)
        post = Post(
            heading=self._heading(attempt, voice),
            lines=tuple(map(voice.say, told)),
            picture=await self._painted(attempt, after),
            call=voice.say(right),
        )
        return self._page(attempt, post)

    def _page(self, attempt: _Attempt, post: Post, offers: tuple[Offer, ...] = ()) -> LessonPage:
        of = len(attempt.title.lesson.tasks)
        return LessonPage(post, attempt.game, attempt.number, of, offers)

    def _heading(self, attempt: _Attempt, voice: Voice) -> str:
        return voice.say(
            text(
                "lesson-heading",
                game=text(f"{attempt.game}-name"),
                number=attempt.number,
                count=len(attempt.title.lesson.tasks),
                title=attempt.words("-title"),
            )
        )

    def _voice(self, attempt: _Attempt) -> Voice:
        """Return a voice that speaks to the reader, who sits at the table under their own name."""
        locale = attempt.reader.locale
        names = self._names(locale, {attempt.seat: attempt.reader.name})

        def called(seat: int) -> str:
            return f"{SEAT_EMOJI[seat]} {markup.strong(markup.quote(names(seat)))}"

        return self._translator.voice(locale, people=called, quote=markup.quote)

    def _names(self, locale: Locale, people: Mapping[Seat, str]) -> Callable[[int], str]:
        """Return a function that names each seat; all seats but these people's are computers'."""
        say = self._translator.voice(locale).say

        def name(seat: int) -> str:
            return people.get(Seat(seat)) or say(text(f"computer-called-{seat + 1}"))

        return name

    async def _painted(self, attempt: _Attempt, position: Position[Any]) -> Picture:
        names = self._names(attempt.reader.locale, {attempt.seat: attempt.reader.name})
        file = f"lesson-{attempt.number}.png"
        return await self._drawn(attempt.title, position, names, attempt.reader.locale, file)

    async def _illustration(self, game: str, name: str, locale: Locale) -> Picture:
        title = self._titles[game]
        position, names = title.lesson.pictures[name], self._names(locale, {})
        drawn = await self._drawn(title, position, names, locale, f"rules-{name}.png")
        alt = self._translator.voice(locale).say(text(f"{game}-picture-{name}"))
        return msgspec.structs.replace(drawn, alt=alt)

    async def _drawn(
        self,
        title: "Entry",
        position: Position[Any],
        names: Callable[[int], str],
        locale: Locale,
        file: str,
    ) -> Picture:
        view = title.game.view_for(position.state, position.seat)
        labels = [SeatLabel(names(seat)) for seat in range(len(view.seats))]
        say = self._translator.voice(locale, people=names).say
        scene = title.painter.compose(view, labels, say, position.plan)
        if position.frame:
            scene = arranged(scene, title.painter.framed(view, position.frame))
        data = await self._render_queue.paint(scene, on_request=True)
        lines = seen(title.words, view, position.plan, title.game.outcome(position.state))
        return Picture(file, data, described(lines, say))
