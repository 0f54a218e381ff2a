"""Texts for places with length limits are short enough in every language."""

import re
from collections import defaultdict
from itertools import combinations

import pytest
from msgspec.structs import fields

from catalog import CATALOG
from cogs.lobby import possible_values
from core.decktet import ACES, CARDS, Card, card_name
from core.guided_play import BUTTON_READS_WELL
from core.texts import LOCALES, ORIGINAL, Facts, Locale, Text
from games.ruta.board import PLACES, ROUTES, Route
from games.ruta.moves import ClaimRoute, Move, PlayExcuse
from games.ruta.texts import MOST_CARDS_NAMED, move_text
from tests.games.catalogue import EVERY_GAME, texts
from tests.rendering.ruta_positions import MIDDLE
from workers.sentences import option_said

NAME = re.compile(r"[-_\w]{1,32}")
DESCRIPTION = 100
LABEL = 100
CHAPTER_TITLE = LABEL - len("12. ")
CHAPTER = 1_200
"""Two screens of a telephone."""

LETTERS_OF_A_CARD = 14

STRICT = texts()


def _said(locale: Locale, keys: str, values: Facts | None = None) -> dict[str, str]:
    """The texts whose keys are of this shape, with these values."""
    say, known = STRICT.voice(locale).say, dict(values or {})
    return {key: say(Text(key, known)) for key in STRICT.keys(locale) if re.fullmatch(keys, key)}


@pytest.mark.parametrize("locale", LOCALES)
def test_buttons_are_short(locale: Locale) -> None:
    buttons = _said(locale, ".+-button", {"count": 9, "code": "WWWW", "team": 2})
    assert len(buttons) > 10
    assert {
        key for key, words in buttons.items() if not 0 < len(words) <= BUTTON_READS_WELL
    } == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_names_of_commands_and_options_are_such_as_discord_takes(locale: Locale) -> None:
    names = _said(locale, "(command|option)-.+-name")
    assert len(names) > 30
    assert {n for n in names.values() if not NAME.fullmatch(n) or n != n.lower()} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_descriptions_of_commands_and_options_fit(locale: Locale) -> None:
    described = _said(locale, "(command|option)-.+-description")
    assert {key for key, words in described.items() if not 0 < len(words) <= DESCRIPTION} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_choices_fit(locale: Locale) -> None:
    choices = _said(locale, "choice-.+")
    assert {key for key, words in choices.items() if not 0 < len(words) <= LABEL} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_side_by_side_have_different_names(locale: Locale) -> None:
    siblings: dict[str, list[str]] = defaultdict(list)
    for key, name in _said(locale, "command-.+-name").items():
        path = key.removeprefix("command-").removesuffix("-name")
        siblings[path.partition("-")[0] if "-" in path else ""].append(name)
    assert {group: n for group, n in siblings.items() if len(set(n)) < len(n)} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_options_that_differ_in_english_differ_in_every_language(locale: Locale) -> None:
    """Whichever options stand in one command, none takes the name of another."""
    english = _said(ORIGINAL, "option-.+-name")
    here = _said(locale, "option-.+-name")
    confused = {
        (one, other)
        for one, other in combinations(here, 2)
        if here[one] == here[other] and english[one] != english[other]
    }
    assert confused == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_chapters_of_rules_fit_a_menu_and_a_message(locale: Locale) -> None:
    titles = _said(locale, r".+-rules-\d+-title")
    facts = {
        name: v
        for entry in (*CATALOG.values(), *EVERY_GAME.values())
        for name, v in entry.words.FACTS.items()
    }
    chapters = _said(locale, r".+-rules-\d+", facts)
    assert {f"{key}-title" for key in chapters} == set(titles)
    assert max(map(len, titles.values())) <= CHAPTER_TITLE
    assert max(map(len, chapters.values())) <= CHAPTER


@pytest.mark.parametrize("locale", LOCALES)
def test_names_of_cards_fit_the_cards(locale: Locale) -> None:
    """An Ace is known by its suit alone; the other names stand on the card."""
    names = _said(locale, "decktet-card-(?!face|ace-).+")
    assert {name for name in names.values() if len(name) > LETTERS_OF_A_CARD} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_labels_of_moves_fit_a_menu(locale: Locale) -> None:
    say = STRICT.voice(locale).say
    assert {m for m in _longest_moves(locale) if len(say(move_text(MIDDLE, m))) > LABEL} == set()


def _longest_moves(locale: Locale) -> set[Move]:
    """For each route the payments with the longest names, with a joker and without."""
    say = STRICT.voice(locale).say
    in_hand = [Card(card) for card in range(len(CARDS)) if card not in PLACES]
    longest = sorted(in_hand, key=lambda card: -len(say(card_name(card))))
    others = [card for card in longest if card not in ACES]
    moves: set[Move] = {PlayExcuse(longest[0])}
    for route in map(Route, range(len(ROUTES))):
        for count in (MOST_CARDS_NAMED, MOST_CARDS_NAMED + 1):
            moves.add(ClaimRoute(route, tuple(longest[:count])))
            moves.add(ClaimRoute(route, tuple(others[:count]), ACES[0]))
    return moves


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", EVERY_GAME)
def test_a_chosen_option_is_said_in_its_words_and_fits_a_menu(locale: Locale, key: str) -> None:
    say = STRICT.voice(locale).say
    for option in fields(EVERY_GAME[key].game.manifest.options):
        for value in possible_values(option.type):
            said = say(option_said(key, option.name, value))
            assert len(said) <= LABEL
            if isinstance(value, str):
                words = option.name.replace("_", "-")
                assert said.endswith(say(Text(f"choice-{key}-{words}-{value}")))
