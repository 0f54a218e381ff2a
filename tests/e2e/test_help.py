"""/tavolo: help and rules."""

import re

import pytest

from core.texts import Locale
from games.ruta.texts import FACTS
from i18n import Translator
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import say, tongue
from tests.e2e.shown_messages import BUTTON
from tests.e2e.simulated_people import Reply
from tests.e2e.whole_games import sit_down

CHAPTERS = len([key for key in sorted(Translator().keys()) if re.fullmatch(r"ruta-rules-\d+", key)])


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
        assert say(tongue(house, who), "help-tables") in reply.text
        for name in ("person-play-name", "person-games-name"):
            assert say(tongue(house, who), name) in reply.text, "a command of the Apps menu"


@pytest.mark.parametrize("key", ["ada", "bruno", "chloe"])
async def test_every_chapter_of_the_rules_can_be_read(house: House, key: str) -> None:
    who = house.player(key)
    here, locale = who.at(house.channel("games")), tongue(house, who)
    chapters = await here.suggestions("tavolo rules", "chapter", game="ruta")
    assert list(chapters.values()) == list(range(1, len(chapters) + 1))
    for chapter in chapters.values():
        reply = await here.slash("tavolo rules", game="ruta", chapter=chapter)
        assert reply.is_private
        assert told(locale, chapter) in reply.text


async def test_a_chapter_is_found_by_a_word_in_its_text(house: House) -> None:
    chloe = house.player("chloe").at(house.channel("games"))
    excuse = say("fr", "decktet-card-excuse")
    found = await chloe.suggestions("tavolo rules", "chapter", f" {excuse.upper()} ", game="ruta")
    assert found
    for chapter in range(1, CHAPTERS + 1):
        said = f"{say('fr', f'ruta-rules-{chapter}-title')} {told('fr', chapter)}".lower()
        assert (excuse.lower() in said) == (chapter in found.values())


async def test_a_word_no_chapter_has_finds_nothing(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    assert await ada.suggestions("tavolo rules", "chapter", "xyzzy", game="ruta") == {}


async def test_help_names_buttons_as_the_table_shows_them(house: House) -> None:
    bruno = house.player("bruno")
    tavern = bruno.at(house.channel("tavern"))
    await sit_down(house, "ruta new", "bruno", house.channel("tavern"), locale="fr")
    page = (await tavern.slash("tavolo help")).text
    for name in ("join", "begin-with", "play", "view", "text"):
        assert f"**{say('fr', f'{name}-button')}**" in page
        assert f"**{say('it', f'{name}-button')}**" not in page
    games = house.player("ada").at(house.channel("games"))
    assert f"**{say('en', 'join-button')}**" in (await games.slash("tavolo help")).text
    await games.slash("tavolo settings", language="fr")
    assert f"**{say('fr', 'join-button')}**" in (await games.slash("tavolo help")).text


async def test_the_pages_are_turned_one_by_one_and_end_at_the_covers(house: House) -> None:
    bruno = house.player("bruno").at(house.channel("games"))
    reply = await bruno.slash("tavolo rules", game="ruta")
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
