"""Names of things are understood as people type them, in all languages, whoever types."""

import unicodedata
from collections.abc import Iterator

import pytest

from cogs.playing import matching
from cogs.ui.la_strada import LaStradaControls
from cogs.ui.strada_romana import StradaRomanaControls
from cogs.ui.strada_romana_choices import wagon_named
from core.spelling import bare_words, spellings, with_keys
from core.text import LOCALES, Text
from games.la_strada.board import KINDS, settlement_name
from games.ruta.asking import NAMES
from games.ruta.board import CARDS, Card, card_name
from games.strada_romana.board import GOODS, WAGONS, Good, Wagon, good_name, wagon_name
from i18n import Translator

TRANSLATOR = Translator()


def in_ruta(typed: str) -> str:
    """What was typed, as Ruta's notation has it."""
    return with_keys(typed, RUTA)


RUTA = spellings(
    (TRANSLATOR.voice(locale).say(name), key) for locale in LOCALES for name, key in NAMES
)
LA_STRADA = LaStradaControls(TRANSLATOR)
STRADA_ROMANA = StradaRomanaControls(TRANSLATOR)


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
        assert in_ruta(written) == CARDS[card].key, written
    assert in_ruta(CARDS[card].key) == CARDS[card].key


def test_no_word_means_two_cards() -> None:
    meant: dict[tuple[str, ...], set[str]] = {}
    for card, face in enumerate(CARDS):
        for locale in LOCALES:
            words = bare_words(TRANSLATOR.voice(locale).say(card_name(Card(card))))
            meant.setdefault(words, set()).add(face.key)
        meant.setdefault(bare_words(face.key), set()).add(face.key)
    assert [words for words, keys in meant.items() if len(keys) > 1] == []


def test_a_route_and_its_payment_are_understood_in_words_of_several_languages() -> None:
    assert in_ruta("de la foret à l'Île") == "forest island"
    assert in_ruta("Foresta - Isola") == "forest island"
    assert in_ruta("claim foret-isola: l'as de noeuds et le marche") == (
        "claim forest island ace-knots market"
    )
    assert in_ruta("draw 3") == "draw 3"


@pytest.mark.parametrize("number", range(len(WAGONS)), ids=WAGONS)
def test_a_wagon_is_understood_with_its_article(number: int) -> None:
    for written in spelt(wagon_name(Wagon(number))):
        assert STRADA_ROMANA.in_notation(f"{written} 3H") == f"{WAGONS[number]} 3h"
        assert wagon_named(f"run {written} 3H") == number


@pytest.mark.parametrize("number", range(len(GOODS)), ids=GOODS)
def test_a_good_is_understood_in_every_language_and_spelling(number: int) -> None:
    for written in spelt(good_name(Good(number))):
        assert STRADA_ROMANA.in_notation(written) == GOODS[number], written


def test_an_area_that_is_written_like_an_article_stays_an_area() -> None:
    assert STRADA_ROMANA.in_notation("Tile I") == "tile i"


@pytest.mark.parametrize("number", range(len(KINDS)), ids=KINDS)
def test_a_settlement_is_understood_by_its_hex_whatever_it_is_called(number: int) -> None:
    for written in spelt(settlement_name(0, number)):
        hexed = written.split()[-1].casefold()
        assert LA_STRADA.in_notation(f"{written} - D4") == f"{hexed} d4", written


def test_a_choice_is_offered_to_whoever_types_without_accents() -> None:
    offered = {"Forêt · 5": "forest", "Île · 3": "island", "Città C3 · 2": "c3"}
    for typed, value in (
        ("la foret", "forest"),
        ("l'ile", "island"),
        ("FORÊT", "forest"),
        ("la citta c3", "c3"),
    ):
        assert [choice.value for choice in matching(offered, typed)] == [value], typed
    assert len(matching(offered, "")) == 3
