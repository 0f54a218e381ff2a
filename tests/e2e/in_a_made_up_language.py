"""People whose clients speak the made-up language read it everywhere.

Only ``tests/i18n/test_made_up_language.py`` runs these tests, where the table has that language.
"""

import msgspec
import pytest

from cogs import personal_settings
from core.spelling import with_keys
from core.texts import language_of, locale_of
from playroom.server import PEOPLE
from tests.e2e import ruta_game, test_help, test_lessons
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import draw, say
from tests.games.catalogue import texts
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.i18n.made_up_language import AT_DISCORD, CODE

READERS = tuple(msgspec.structs.replace(person, locale=AT_DISCORD) for person in PEOPLE)
for_readers = pytest.mark.parametrize("house", [READERS], indirect=True, ids=[CODE])

pytestmark = pytest.mark.usefixtures("bidding_is_offered")


@for_readers
async def test_help_and_rules(house: House) -> None:
    await test_help.test_help_is_one_private_page_in_ones_own_language(house, "ada")
    await test_help.test_every_chapter_of_the_rules_can_be_read(house, "ada")


@for_readers
@pytest.mark.parametrize("game", test_lessons.TAUGHT)
async def test_a_whole_lesson(house: House, game: str) -> None:
    await test_lessons.test_a_whole_lesson_by_buttons_alone(house, "ada", game)


@for_readers
async def test_it_is_offered_and_chosen(house: House) -> None:
    ada = house.player("ada").mailbox
    assert (language_of(CODE).name, CODE) in [
        (choice.name, choice.value) for choice in personal_settings.LANGUAGES
    ]
    page = await ada.slash("my settings")
    assert say(CODE, "settings-language", language="auto", spoken=CODE) in page.text
    page = await ada.wish(language=CODE)
    assert say(CODE, "settings-language", language=CODE, spoken=CODE) in page.text
    assert language_of(CODE).name in page.text
    offered = await ada.suggestions("my settings", "time", "6")
    assert all(label.startswith("06:") for label in offered)


@for_readers
async def test_a_table_speaks_it(house: House) -> None:
    game = await ruta_game.begin(house, "ada", "bruno", locale=CODE)
    for _ in range(3):
        await draw(game, await game.to_play())
    assert (await game.table()).locale == locale_of(AT_DISCORD) == CODE
    assert say(CODE, "play-button") in game.board.buttons
    who = await game.to_play()
    view = await game.here(who).slash("table mine")
    assert say(CODE, "text-button") in view.posts[-1].buttons
    offered = await game.here(who).suggestions("ruta play", "move")
    assert say(CODE, "ruta-play-pile") in offered


@pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: f"{CODE}-{subject.key}")
def test_its_words_are_understood_in_typed_moves(subject: Subject) -> None:
    translator = texts()
    names = translator.spellings(subject.words.NAMES)
    for name, key in subject.words.NAMES:
        if key and translator.has(name.key, CODE):
            for spelling in translator.voice(CODE).say(name).split(","):
                assert with_keys(spelling, names) == key, spelling
