"""Typed names of things are understood in all languages, in any spelling."""

import unicodedata
from collections.abc import Iterator

import pytest

from cogs.ui.command_texts import matching
from core.decktet import CARDS, Card, card_name
from core.spelling import as_typed, bare_words, with_keys, words_of
from core.texts import LOCALES, Locale, Text
from games.la_strada.board import KINDS, settlement_name
from games.strada_romana.board import GOODS, WAGONS, Good, Wagon, good_name, wagon_name
from games.strada_romana.choices import wagon_named
from tests.games.catalogue import EVERY_GAME, texts

TRANSLATOR = texts()
NAMES = {key: TRANSLATOR.spellings(entry.words.NAMES) for key, entry in EVERY_GAME.items()}


def ruta(typed: str) -> str:
    return with_keys(typed, NAMES["ruta"])


def la_strada(typed: str) -> str:
    return with_keys(typed, NAMES["la-strada"])


def strada_romana(typed: str) -> str:
    return with_keys(typed, NAMES["strada-romana"])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", NAMES)
def test_a_refusal_quotes_the_words_as_they_were_typed(key: str, locale: Locale) -> None:
    """Every name of every game, typed where no move begins with it."""
    names = NAMES[key]
    for name, _ in EVERY_GAME[key].words.NAMES:
        typed = " ".join(words_of(TRANSLATOR.voice(locale).say(name).split(",")[0]))
        read = " ".join(words_of(with_keys(typed, names)))
        if bare_words(typed):
            assert as_typed(read, typed, names) == (typed if read else "")


def spelt(name: Text) -> Iterator[str]:
    """A name in all languages, as lazy and as careful people write it."""
    for locale in LOCALES:
        word = TRANSLATOR.voice(locale).say(name)
        decomposed = unicodedata.normalize("NFD", word)
        bare = "".join(c for c in decomposed if not unicodedata.combining(c))
        yield from (word, word.upper(), decomposed, bare, bare.replace("œ", "oe"))
        for article in ("the ", "la ", "le ", "l'", "l’", "il ", "de la ", "un'"):
            yield article + word
            yield article + bare


@pytest.mark.parametrize("number", range(len(CARDS)), ids=[face.key for face in CARDS])
def test_a_card_is_understood_in_every_language_and_spelling(number: int) -> None:
    card = Card(number)
    for written in spelt(card_name(card)):
        assert ruta(written) == CARDS[card].key, written
    assert ruta(CARDS[card].key) == CARDS[card].key


def test_a_route_and_its_payment_are_understood_in_words_of_several_languages() -> None:
    assert ruta("de la foret à l'Île") == "forest island"
    assert ruta("Foresta - Isola") == "forest island"
    assert ruta("claim foret-isola: l'as de noeuds et le marche") == (
        "claim forest island ace-knots market"
    )
    assert ruta("draw 3") == "draw 3"


@pytest.mark.parametrize("number", range(len(WAGONS)), ids=WAGONS)
def test_a_wagon_is_understood_with_its_article(number: int) -> None:
    for written in spelt(wagon_name(Wagon(number))):
        assert strada_romana(f"{written} 3H") == f"{WAGONS[number]} 3h"
        assert wagon_named(f"run {written} 3H") == number


@pytest.mark.parametrize("number", range(len(GOODS)), ids=GOODS)
def test_a_good_is_understood_in_every_language_and_spelling(number: int) -> None:
    for written in spelt(good_name(Good(number))):
        assert strada_romana(written) == GOODS[number], written


def test_an_area_that_is_written_like_an_article_stays_an_area() -> None:
    assert strada_romana("Tile I") == "tile i"


@pytest.mark.parametrize("number", range(len(KINDS)), ids=KINDS)
def test_a_settlement_is_understood_by_its_hex_whatever_it_is_called(number: int) -> None:
    for written in spelt(settlement_name(0, number)):
        hexed = written.split()[-1].casefold()
        assert la_strada(f"{written} - D4") == f"{hexed} d4", written


def test_a_choice_is_offered_to_whoever_types_without_accents() -> None:
    offered = {"Forêt · 5": "forest", "Île · 3": "island", "Città C3 · 2": "c3"}
    for typed, value in (
        ("la foret", "forest"),
        ("l'ile", "island"),
        ("FORÊT", "forest"),
        ("la citta c3", "c3"),
    ):
        assert list(matching(offered.items(), typed).values()) == [value], typed
    assert len(matching(offered.items(), "")) == 3


def test_what_is_called_as_was_typed_comes_before_what_only_mentions_it() -> None:
    """And a letter inside a word finds nothing."""
    offered = {
        "f10 · Dario · rank unknown, never moved": "f10",
        "f11 · Ada · rank unknown": "f11",
        "f1 · Ada · rank unknown": "f1",
        "d5 · Ada · rank unknown, never moved": "d5",
    }
    for typed, found in (
        ("d", ["d5", "f10"]),
        ("F1", ["f1", "f10", "f11"]),
        ("v", []),
    ):
        assert list(matching(offered.items(), typed).values()) == found, typed
    ranks = {"marshal (9)": "9", "major (7)": "7", "take the mark away": "clear"}
    for typed, found in (("m", ["9", "7", "clear"]), ("marshal", ["9"]), ("7", ["7"])):
        assert list(matching(ranks.items(), typed).values()) == found, typed
