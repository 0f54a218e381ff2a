"""Every lesson can be completed, in every language, and shows its pictures."""

import re
from typing import Any, cast

import pytest

from cogs.rules_and_lessons import LABEL_LIMIT, LessonStep
from cogs.ui.controls import TEXT_BUDGET
from core.errors import PlayerError
from core.lessons import RIGHT, Position, Task
from core.rng import Rng
from core.texts import LOCALES, Locale, Text
from model import game_json
from rendering.scene.shapes import Scene, SeatLabel
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.subjects import WHOLE_GAMES
from workers.lessons import LessonPresenter
from workers.painting.render_queue import RenderQueue
from workers.post_model import ALT_LIMIT, LessonPage, Recipient

STRICT = texts()
SUBJECT = {subject.key: subject for subject in WHOLE_GAMES}

FEWEST_TASKS, MOST_TASKS = 5, 8
MOST_ANSWERS = 5
A_MINUTE = 520
"""So many letters tell and ask a task: they are read in half a minute."""

CUSTOM_ID = 100


class Blank:
    """A painter that paints nothing."""

    async def render(self, scene: Scene) -> bytes:
        assert scene.width <= 1200
        return b"picture"


@pytest.fixture
def lesson_presenter() -> LessonPresenter:
    return LessonPresenter(EVERY_GAME, STRICT, RenderQueue(Blank()))


TASKS = [
    pytest.param(game, number, task, id=f"{game}-{task.name}")
    for game, entry in EVERY_GAME.items()
    for number, task in enumerate(entry.lesson.tasks, 1)
]
POSITIONS = [
    pytest.param(game, position, id=f"{game}-{name}")
    for game, entry in EVERY_GAME.items()
    for name, position in (
        *((f"lesson-{task.name}", task.position) for task in entry.lesson.tasks),
        *((f"picture-{name}", shown) for name, shown in entry.lesson.pictures.items()),
    )
]
every_game = pytest.mark.parametrize("game", EVERY_GAME)
every_task = pytest.mark.parametrize(("game", "number", "task"), TASKS)
every_position = pytest.mark.parametrize(("game", "position"), POSITIONS)
every_locale = pytest.mark.parametrize("locale", LOCALES)


@every_game
def test_a_lesson_has_five_to_eight_tasks_and_no_name_stands_twice(game: str) -> None:
    names = [task.name for task in EVERY_GAME[game].lesson.tasks]
    assert FEWEST_TASKS <= len(names) <= MOST_TASKS, f"the lesson has {len(names)} tasks"
    assert len(set(names)) == len(names)


@every_position
def test_a_position_could_be_that_of_a_table(game: str, position: Position[Any]) -> None:
    rules, state, seat = EVERY_GAME[game].game, position.state, position.seat
    SUBJECT[game].assert_conserved(state)
    assert game_json.decode_state(rules, game_json.encode(state)) == state
    view = rules.view_for(state, seat)
    assert rules.view_for(rules.imagine(view, Rng(bytes(32))), seat) == view


@every_task
def test_its_seat_is_to_act_and_its_solutions_are_legal(
    game: str, number: int, task: Task[Any]
) -> None:
    rules, state, seat = EVERY_GAME[game].game, task.position.state, task.position.seat
    assert seat in rules.to_act(state)
    view = rules.view_for(state, seat)
    moves = {written: rules.parse(view, written) for written in task.answers}
    assert {written: rules.notate(move) for written, move in moves.items()} == {
        written: written for written in task.answers
    }
    for written, said in task.answers.items():
        assert said != RIGHT or rules.check(state, seat, moves[written]) is None


@every_task
def test_at_least_one_other_move_has_words_of_its_own(
    game: str, number: int, task: Task[Any]
) -> None:
    assert task.answers[task.solution] == RIGHT
    assert set(task.answers.values()) - {RIGHT, "hint"}
    assert 2 <= len(task.answers) <= MOST_ANSWERS


@every_game
@every_locale
def test_the_texts_of_lessons_are_exactly_those_that_are_said(game: str, locale: Locale) -> None:
    lesson = EVERY_GAME[game].lesson
    said = {f"{game}-picture-{name}" for name in lesson.pictures}
    for task in lesson.tasks:
        endings = ("", "-title", "-ask", "-hint", *(f"-{name}" for name in task.answers.values()))
        said |= {f"{game}-lesson-{task.name}{ending}" for ending in endings}
    every_key = STRICT.keys() | STRICT.keys(locale)
    written = {k for k in every_key if re.match(rf"{game}-(lesson|picture)-", k)}
    assert written == said


@every_task
@every_locale
async def test_every_answer_is_answered(
    lesson_presenter: LessonPresenter, game: str, number: int, task: Task[Any], locale: Locale
) -> None:
    reader = Recipient("Ada *the* first", locale)
    _assert_asks(await lesson_presenter.ask(game, number, reader), task)
    for written, said in task.answers.items():
        page = await lesson_presenter.answer(game, number, written, reader)
        if said == RIGHT:
            _assert_goes_on(page)
        else:
            _assert_asks(page, task)
            assert _words(f"{game}-lesson-{task.name}-{said}", locale) in _told(page)
    _assert_asks(await lesson_presenter.answer(game, number, "", reader), task)
    _assert_asks(await lesson_presenter.answer(game, number, "no such move", reader), task)
    _assert_goes_on(await lesson_presenter.show(game, number, reader))


@every_task
async def test_a_hand_that_is_shown_is_told_by_the_picture_alone(
    lesson_presenter: LessonPresenter, game: str, number: int, task: Task[Any]
) -> None:
    entry, position = EVERY_GAME[game], task.position
    view = entry.game.view_for(position.state, position.seat)
    page = await lesson_presenter.ask(game, number, Recipient("Ada", "en"))
    hand = [STRICT.voice("en").say(line.text) for line in entry.words.hand_text(view)[:1]]
    assert page.post.lines == (_words(f"{game}-lesson-{task.name}", "en"),)
    assert page.post.picture is not None
    assert all(line in page.post.picture.alt for line in hand)


@every_task
async def test_a_move_that_is_not_allowed_is_refused_in_the_words_of_the_rules(
    lesson_presenter: LessonPresenter, game: str, number: int, task: Task[Any]
) -> None:
    rules, state, seat = EVERY_GAME[game].game, task.position.state, task.position.seat
    say = STRICT.voice("en", people=lambda _: "somebody").say
    for written in (*task.answers, "no such move"):
        try:
            rules.apply(state, seat, rules.parse(rules.view_for(state, seat), written))
        except PlayerError as fault:
            page = await lesson_presenter.answer(game, number, written, Recipient("Ada", "en"))
            refusal = say(fault.refusal.text)
            assert "somebody" in refusal or refusal in _told(page)


def _assert_asks(page: LessonPage, task: Task[Any]) -> None:
    assert [offer.move for offer in page.offers] == list(task.answers)
    assert len({offer.label for offer in page.offers}) == len(page.offers)
    for offer in page.offers:
        assert 0 < len(offer.label) <= LABEL_LIMIT, offer.label
        assert len(LessonStep(page.game, page.number, "try", offer.move).custom_id) <= CUSTOM_ID
    assert page.post.call
    _assert_fits(page)


def _assert_goes_on(page: LessonPage) -> None:
    assert page.offers == ()
    assert page.post.lines, "what the move has brought about is told"
    assert (page.post.call or "").startswith("✅")
    _assert_fits(page)


def _assert_fits(page: LessonPage) -> None:
    post = page.post
    assert len(_told(page)) <= TEXT_BUDGET
    assert post.picture is not None
    assert 0 < len(post.picture.alt) <= ALT_LIMIT


def _told(page: LessonPage) -> str:
    post = page.post
    return "\n".join((post.heading, *post.lines, post.call or "", post.small or ""))


def _words(key: str, locale: Locale) -> str:
    return STRICT.voice(locale).say(Text(key))


@every_task
@every_locale
def test_a_task_is_told_in_a_minute(
    game: str, number: int, task: Task[Any], locale: Locale
) -> None:
    told = [_words(f"{game}-lesson-{task.name}{end}", locale) for end in ("", "-ask")]
    assert sum(map(len, told)) <= A_MINUTE


@every_game
def test_every_picture_is_that_of_one_chapter(game: str) -> None:
    named = [
        name
        for chapter in range(1, 30)
        if (name := STRICT.attribute(f"{game}-rules-{chapter}", "picture")) is not None
    ]
    assert sorted(named) == sorted(EVERY_GAME[game].lesson.pictures)


@every_game
@every_locale
async def test_pictures_of_chapters_are_described(
    lesson_presenter: LessonPresenter, game: str, locale: Locale
) -> None:
    shown = [await lesson_presenter.picture(game, chapter, locale) for chapter in range(1, 30)]
    pictures = [picture for picture in shown if picture is not None]
    assert len(pictures) == len(EVERY_GAME[game].lesson.pictures)
    assert len({picture.alt for picture in pictures}) == len(pictures)
    assert all(0 < len(picture.alt) <= ALT_LIMIT for picture in pictures)


@every_position
def test_every_part_that_is_framed_lies_in_the_picture(game: str, position: Position[Any]) -> None:
    entry = EVERY_GAME[game]
    view = entry.game.view_for(position.state, position.seat)
    labels = [SeatLabel(str(seat)) for seat in range(len(view.seats))]
    whole = entry.painter.compose(view, labels, _key, position.plan)
    boxes = entry.painter.framed(view, position.frame)
    assert boxes or not position.frame
    for box in boxes:
        assert 0 <= box.x < box.right <= whole.width
        assert 0 <= box.y < box.bottom <= whole.height
    for name in position.frame:
        assert entry.painter.framed(view, (name,)), f"{name} shows nothing"


def _key(said: Any) -> str:
    return cast(str, said.key)
