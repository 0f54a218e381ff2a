"""/tavolo learn: a private lesson, answered with buttons or typed."""

import pytest

from core.guided_play import BUTTON_READS_WELL
from core.lessons import RIGHT
from core.texts import CommandName, Locale, Text
from i18n import Translator
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import open_table, say, tongue
from tests.e2e.simulated_people import PlayerHere, Reply
from tests.games.catalogue import EVERY_GAME

pytestmark = pytest.mark.usefixtures("bidding_is_offered")

ACTION_ROW = 1
TAUGHT = list(EVERY_GAME)


def title(locale: Locale, game: str, number: int) -> str:
    """The title of a task, as it stands in the heading."""
    name = EVERY_GAME[game].lesson.tasks[number - 1].name
    return say(locale, f"{game}-lesson-{name}-title")


async def answer(here: PlayerHere, game: str, number: int, move: str) -> Reply:
    return await here.press(custom_id=f"tavolo-learn:{game}:{number}:try:{move}")


def assert_long_answers_stand_alone(page: Reply) -> None:
    """An answer that would wrap in a row of several has a row of its own."""
    (post,) = page.posts
    rows = [part["components"] for part in post.parts if part["type"] == ACTION_ROW]
    answers = [row for row in rows if ":try:" in str(row[0].get("custom_id"))]
    assert answers
    for row in answers:
        longest = max(len(button["label"]) for button in row)
        assert len(row) == 1 or longest <= BUTTON_READS_WELL


@pytest.mark.long
@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("key", ["ada", "bruno", "chloe"])
async def test_a_whole_lesson_by_buttons_alone(house: House, key: str, game: str) -> None:
    who = house.player(key)
    here, locale = who.mailbox, tongue(house, who)
    page = await here.slash("tavolo learn", game=game)
    tasks = EVERY_GAME[game].lesson.tasks
    assert tasks, "the lesson has no task"
    for number, task in enumerate(tasks, 1):
        assert page.is_private
        assert title(locale, game, number) in page.text
        assert_long_answers_stand_alone(page)
        for move, said in task.answers.items():
            if said != RIGHT:
                page = await answer(here, game, number, move)
                assert say(locale, f"{game}-lesson-{task.name}-{said}") in page.text
        page = await answer(here, game, number, task.solution)
        assert say(locale, f"{game}-lesson-{task.name}-right") in page.text
        last = number == len(tasks)
        page = await here.press(say(locale, "lesson-end-button" if last else "lesson-next-button"))
    assert say(locale, "lesson-done", game=Text(f"{game}-name")) in page.text
    assert say(locale, "lesson-done-play", command=CommandName(f"{game}-new")) in page.text


async def test_all_lessons_are_offered_those_of_ones_own_tables_first(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    page = await ada.slash("tavolo learn")
    assert page.is_private
    assert _games(page) == TAUGHT
    await open_table(house, "bruno")
    bruno = house.player("bruno").mailbox
    page = await bruno.slash("tavolo learn")
    assert _games(page)[0] == "ruta"
    page = await bruno.press(custom_id="tavolo-learn:ruta:1:ask")
    assert title("it", "ruta", 1) in page.text


def _games(page: Reply) -> list[str]:
    (post,) = page.posts
    return [str(part["custom_id"]).split(":")[1] for part in post.pressable]


async def test_a_lesson_goes_on_after_a_restart_and_leads_back(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    await ada.slash("tavolo learn", game="Ruta")
    await ada.press(say("en", "lesson-show-button"))
    await house.restart()
    page = await ada.press(say("en", "lesson-next-button"))
    assert title("en", "ruta", 2) in page.text
    page = await ada.press(say("en", "lesson-back-button"))
    assert title("en", "ruta", 1) in page.text


async def test_a_move_may_be_typed_with_names_of_ones_own_language(house: House) -> None:
    chloe = house.player("chloe").at(house.channel("games"))
    await chloe.slash("tavolo learn", game="ruta")
    await chloe.press(say("fr", "lesson-show-button"))
    await chloe.press(say("fr", "lesson-next-button"))
    form = await chloe.press(say("fr", "lesson-type-button"))
    page = await chloe.fill(form, move="je ne sais pas")
    assert page.is_private
    assert say("fr", "ruta-lesson-exact-hint") in page.text
    form = await chloe.press(say("fr", "lesson-type-button"))
    page = await chloe.fill(form, move="claim Forêt – Montagne : Pacte")
    assert say("fr", "ruta-lesson-exact-right") in page.text


async def test_a_form_that_was_open_during_a_restart_is_read(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    await ada.slash("tavolo learn", game="ruta")
    form = await ada.press(say("en", "lesson-type-button"))
    await house.restart()
    page = await ada.fill(form, move="DRAW 2")
    assert say("en", "ruta-lesson-card-right") in page.text


async def test_a_lesson_that_is_not_there_is_unknown(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    page = await ada.slash("tavolo learn", game="chess")
    assert say("en", "table-refusal-unknown-game") in page.text


async def test_the_picture_of_a_chapter_is_described(house: House) -> None:
    bruno = house.player("bruno").at(house.channel("games"))
    page = await bruno.slash("tavolo rules", game="ruta", chapter=6)
    (post,) = page.posts
    assert post.alts == (say("it", "ruta-picture-exact"),)


async def test_the_rules_and_the_help_lead_to_the_lesson(house: House) -> None:
    bruno = house.player("bruno").at(house.channel("games"))
    await bruno.slash("tavolo rules", game="la-strada", chapter=3)
    page = await bruno.press(say("it", "rules-learn-button"))
    assert title("it", "la-strada", 1) in page.text
    assert say("it", "help-learn") in (await bruno.slash("tavolo help")).text


def test_the_translator_reads_notes_of_english_texts_only() -> None:
    assert Translator().attribute("ruta-rules-6", "picture") == "exact"
    assert Translator().attribute("ruta-rules-6", "colour") is None
    assert Translator().attribute("no-such-text", "picture") is None
