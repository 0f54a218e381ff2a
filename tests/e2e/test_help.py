"""/tavolo: help and rules."""

import re

import pytest

from core.text import Locale
from games.ruta.words import FACTS
from i18n import Translator
from tests.e2e.house import House
from tests.e2e.player import Reply
from tests.e2e.reading import BUTTON
from tests.e2e.ruta_game import say, tongue


CHAPTERS = sum(bool(re.fullmatch(r"ruta-rules-\d+", key)) for key in Translator().keys())


def told(locale: Locale, chapter: int) -> str:
    """A chapter of the rules of Ruta, with its lists of cards."""
    return say(locale, f"ruta-rules-{chapter}", **FACTS)


@pytest.mark.parametrize("key", ["ada", "bruno", "chloe"])
async def test_help_is_one_private_page_in_ones_own_language(house: House, key: str) -> None:
    who = house.player(key)
    for here in (who.at(house.channel("games")), who.mailbox):
        reply = await here.slash("tavolo help")
        assert reply.is_private
        assert len(reply.posts) == 1
        assert say(tongue(house, who), "help-heading") in reply.text
        assert say(tongue(house, who), "help-play") in reply.text


@pytest.mark.parametrize("key", ["ada", "bruno", "chloe"])
async def test_every_chapter_of_the_rules_can_be_read(house: House, key: str) -> None:
    who = house.player(key)
    here, locale = who.at(house.channel("games")), tongue(house, who)
    chapters = await here.suggestions("tavolo rules", "chapter")
    assert list(chapters.values()) == list(range(1, len(chapters) + 1))
    for chapter in chapters.values():
        reply = await here.slash("tavolo rules", chapter=chapter)
        assert reply.is_private
        assert told(locale, chapter) in reply.text


async def test_a_chapter_is_found_by_a_word_in_its_text(house: House) -> None:
    chloe = house.player("chloe").at(house.channel("games"))
    excuse = say("fr", "ruta-card-excuse")
    found = await chloe.suggestions("tavolo rules", "chapter", f" {excuse.upper()} ")
    assert found
    for chapter in range(1, CHAPTERS + 1):
        said = f"{say('fr', f'ruta-rules-{chapter}-title')} {told('fr', chapter)}".lower()
        assert (excuse.lower() in said) == (chapter in found.values())


async def test_a_word_no_chapter_has_finds_nothing(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    assert await ada.suggestions("tavolo rules", "chapter", "xyzzy") == {}


async def test_a_chapter_beyond_the_last_shows_the_nearest(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    for chapter, shown in ((0, 1), (-5, 1), (9_007_199_254_740_991, CHAPTERS)):
        reply = await ada.slash("tavolo rules", chapter=chapter)
        assert say("en", f"ruta-rules-{shown}-title") in reply.text


async def test_the_pages_are_turned_one_by_one_and_end_at_the_covers(house: House) -> None:
    bruno = house.player("bruno").at(house.channel("games"))
    reply = await bruno.slash("tavolo rules")
    back, next_page = say("it", "rules-back"), say("it", "rules-next")
    assert _dead_buttons(reply) == [back]
    for chapter in range(2, CHAPTERS + 1):
        reply = await bruno.press(next_page)
        assert say("it", f"ruta-rules-{chapter}-title") in reply.text
    assert _dead_buttons(reply) == [next_page]
    await house.restart()
    reply = await bruno.press(back)
    assert say("it", f"ruta-rules-{CHAPTERS - 1}-title") in reply.text
    assert _dead_buttons(reply) == []


def _dead_buttons(reply: Reply) -> list[str]:
    (page,) = reply.posts
    return [p["label"] for p in page.parts if p["type"] == BUTTON and p.get("disabled")]


async def test_games_are_offered_by_name_and_others_are_unknown(house: House) -> None:
    bruno = house.player("bruno").at(house.channel("games"))
    assert await bruno.suggestions("tavolo rules", "game", "RU") == {"Ruta": "ruta"}
    reply = await bruno.slash("tavolo rules", game="@everyone chess")
    assert say("it", "table-refusal-unknown-game") in reply.text
    assert await bruno.suggestions("tavolo rules", "chapter", "", game="chess") == {}


async def test_the_game_is_named_as_it_is_written(house: House) -> None:
    bruno = house.player("bruno").at(house.channel("games"))
    reply = await bruno.slash("tavolo rules", game=" Ruta ")
    assert say("it", "ruta-rules-1-title") in reply.text


async def test_the_credit_of_the_game_stands_below_its_rules(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    reply = await ada.slash("tavolo rules")
    assert say("en", "ruta-credit") in reply.text
