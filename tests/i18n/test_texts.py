"""The texts of all languages have the same content, complete and well formed."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from core.texts import (
    LANGUAGES,
    LOCALES,
    ORIGINAL,
    Listing,
    Locale,
    Text,
    Value,
    Verbatim,
    language_of,
)
from i18n.grammar import dialect_of
from tests.games.catalogue import EVERY_KEY, texts
from tests.i18n.texts_on_disk import (
    OTHERS,
    PLURALS,
    counted,
    entries,
    files,
    folders_of,
    key_of,
    messages,
    noted,
    originals,
    path_of,
    plain,
    prints,
    prose,
    resource,
    selected_words,
    selections,
    variables,
)

EVERYWHERE = "The same in every language."
AS_ENGLISH = "As in English."
"""Notes over texts that are rightly spelled alike: over the English one, or a translation."""

NUMBERS = (-1, 0, 1, 2, 5, 21, 1234)
NUMBER_BESIDE = "The number stands beside it."
"""A note over texts that only agree with a number, which stands beside them in the picture."""

NOTATION = re.compile(r"claim harvest/consul: [a-z ]+")
"""What is typed letter by letter keeps the spacing of the notation."""

PEOPLE = (
    *("who", "player", "rival", "owner", "first", "following", "winners", "losers", "people"),
    *("mention", "since", "to", "guest", "host", "name", "names"),
)
"""Variables that hold people."""

WITH_ARTICLES = [language.code for language in LANGUAGES if language.articles]

STRICT = texts()


def _told(locale: Locale) -> dict[str, str]:
    return {key: prose(message) for key, message in messages(locale).items()}


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_files(locale: Locale) -> None:
    assert files(locale) == files(ORIGINAL, folders_of(locale))


def test_a_text_of_a_game_stands_in_the_files_of_that_game() -> None:
    astray = {
        message.id.name: file
        for file, message in entries("en")
        if _game_of_file(file) != _game_of_key(message.id.name)
    }
    assert astray == {}


def _game_of_file(file: str) -> str | None:
    stem = file.removesuffix(".ftl").replace("_", "-")
    return next((game for game in EVERY_KEY if f"{stem}-".startswith(f"{game}-")), None)


def _game_of_key(key: str) -> str | None:
    """The game whose key stands in the text's: ``ruta-name``, ``board-ruta-points``."""
    return next((game for game in EVERY_KEY if f"-{game}-" in f"-{key}-"), None)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_file_can_be_read_to_its_end(locale: Locale) -> None:
    junk = [
        f"{file}: {entry.content}"
        for file in files(locale)
        for entry in resource(locale, file).body
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_key_stands_twice(locale: Locale) -> None:
    keys = [entry.id.name for _, entry in entries(locale)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_says_what_english_says_in_the_same_file(locale: Locale) -> None:
    here, english = (
        {f"{file}: {entry.id.name}" for file, entry in entries(each, folders_of(locale))}
        for each in (locale, ORIGINAL)
    )
    assert not english - here, f"{locale} lacks texts: {', '.join(sorted(english - here))}"
    assert not here - english, f"{locale} alone has texts: {', '.join(sorted(here - english))}"


@pytest.mark.parametrize("locale", OTHERS)
def test_a_translation_uses_the_variables_of_the_original(locale: Locale) -> None:
    here = {key: variables(message) for key, message in messages(locale).items()}
    there = {key: variables(message) for key, message in originals(locale).items()}
    assert here == there


@pytest.mark.parametrize("locale", OTHERS)
def test_a_translation_tells_the_same_words_apart(locale: Locale) -> None:
    """Where English chooses by a word, every language has a variant for each of these words."""
    missing = {
        (key, name): words - selected_words(messages(locale)[key]).get(name, set())
        for key, message in originals(locale).items()
        for name, words in selected_words(message).items()
    }
    assert {where: words for where, words in missing.items() if words} == {}


@pytest.mark.parametrize("locale", OTHERS)
def test_a_translation_counts_what_the_original_counts(locale: Locale) -> None:
    missing = {
        key: counted(message) - counted(messages(locale)[key])
        for key, message in originals(locale).items()
    }
    assert {key: names for key, names in missing.items() if names} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_number_that_is_spelled_out_is_said_of_no_other_number(locale: Locale) -> None:
    """The words "one point" are chosen by ``[1]``: the form ``[one]`` says them of -1 too."""
    said_of_others = {
        (key, key_of(variant)): reached
        for key, message in messages(locale).items()
        for selection in selections(message)
        for variant, reached in _reached(locale, selection)
        if key_of(variant) in PLURALS
        if len(reached) > 1
        and not prints(variant, selection)
        and key not in noted("en", NUMBER_BESIDE)
    }
    assert said_of_others == {}


def _reached(
    locale: Locale, selection: ast.SelectExpression
) -> Iterator[tuple[ast.Variant, set[int]]]:
    """Each variant of a choice with the numbers that lead to it."""
    bundle = FluentBundle([str(dialect_of(locale))])
    variants = "\n".join(
        f"{'*' if variant.default else ''}[{key_of(variant)}] {index}"
        for index, variant in enumerate(selection.variants)
    )
    bundle.add_resource(FluentResource(f"chosen = {{ $number ->\n{variants}\n}}"))
    pattern = bundle.get_message("chosen").value
    assert pattern is not None
    chosen = {n: str(bundle.format_pattern(pattern, {"number": n})[0]) for n in NUMBERS}
    for index, variant in enumerate(selection.variants):
        yield variant, {n for n, found in chosen.items() if found == str(index)}


@pytest.mark.parametrize("locale", OTHERS)
def test_nothing_is_left_in_english(locale: Locale) -> None:
    english = {key: plain(message) for key, message in originals(locale).items()}
    same = {
        key
        for key, message in messages(locale).items()
        if plain(message) == english[key] and any(c.isalpha() for c in english[key])
    }
    rightly = (noted("en", EVERYWHERE) & english.keys()) | noted(locale, AS_ENGLISH)
    assert same - rightly == set(), f"translate these, or put the note over them: # {AS_ENGLISH}"
    assert rightly - same == set(), "here the note is superfluous: other words, or no letter at all"


@pytest.mark.parametrize("locale", OTHERS)
def test_quotes_and_apostrophes_are_typographic(locale: Locale) -> None:
    straight = {key for key, words in _told(locale).items() if re.search("[\"'`]", words)}
    assert straight == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_an_ellipsis_is_one_sign_and_spaces_are_single(locale: Locale) -> None:
    careless = {
        key for key, words in _told(locale).items() if re.search(r"\.\.\.|\S  | $|^ ", words)
    }
    assert careless == set()


@pytest.mark.parametrize("locale", OTHERS)
def test_an_ellipsis_behind_a_word_touches_it(locale: Locale) -> None:
    """So French and Italian set it; English here keeps a space."""
    apart = {key for key, words in _told(locale).items() if re.search(r"[^\W\d] …", words)}
    assert apart == set()


def test_french_sets_a_space_that_cannot_break_before_high_signs() -> None:
    wrong = {
        key: words
        for key, words in _told("fr").items()
        if re.search("(?<!\u00a0)[;:!?»]|«(?!\u00a0)", NOTATION.sub("", words))
    }
    assert wrong == {}


def _names_after(words: str, locale: Locale) -> list[tuple[str, str]]:
    """Where the texts of a language put what may be a person's name behind one of these words."""
    bare = re.compile(rf"\b(?:{words}) {{ \$([\w-]+) }}", re.IGNORECASE)
    return [
        (file, found.group())
        for file in files(locale)
        for found in bare.finditer(path_of(locale, file).read_text("utf-8"))
        if found[1] in _variables_of_people()
    ]


@cache
def _variables_of_people() -> set[str]:
    """PEOPLE, and what any text puts behind a word that depends on the name's first letter."""
    inflected = re.compile(r"\b(?:OF|THAT|TO)\(\$([\w-]+)\)")
    written = [path_of(at, file).read_text("utf-8") for at in OTHERS for file in files(at)]
    return {*PEOPLE, *(name for text in written for name in inflected.findall(text))}


def test_french_never_puts_a_name_where_a_vowel_would_change_the_word_before() -> None:
    """Not "de { $who }", but "{ OF($who) }", which can be "d’Alice"."""
    assert _names_after("[cdjlmnst]e|la|(?:jus|lors|puis|quoi|pres)?que", "fr") == []


def test_french_puts_that_before_nothing_that_it_does_not_look_at() -> None:
    """Not "que { $since }", but "{ THAT($since) }", which can be "qu’Alice"; even a list of names
    begins with one."""
    bare = [
        key
        for file in files("fr")
        for key in re.findall(
            r".*\b(?:jus|lors|puis|quoi)?que \{ \$.*", path_of("fr", file).read_text("utf-8")
        )
    ]
    assert bare == []


def test_italian_never_puts_a_name_behind_a_that_might_be_ad() -> None:
    """Not "a { $who }", but "{ TO($who) }", which can be "ad Alice"."""
    assert _names_after("a", "it") == []


def test_italian_sets_no_space_before_signs() -> None:
    wrong = {key: w for key, w in _told("it").items() if re.search(r"\s[;:!?»]|«\s", w)}
    assert wrong == {}


def test_articles_end_in_a_space_or_an_apostrophe() -> None:
    """An attribute ``.the`` is the name itself behind its article."""
    wrong = []
    for locale in OTHERS:
        begins = (*language_of(locale).articles, "\N{OBJECT REPLACEMENT CHARACTER}")
        for message in messages(locale).values():
            for attribute in message.attributes:
                whole = plain(ast.Message(message.id, attribute.value))
                if not whole.startswith(begins):
                    wrong.append((message.id.name, whole))
    assert wrong == []


@pytest.mark.parametrize("locale", WITH_ARTICLES)
def test_every_card_has_its_article(locale: Locale) -> None:
    bare = {
        key
        for key, message in messages(locale).items()
        if key.startswith("decktet-card-") and [a.id.name for a in message.attributes] != ["the"]
    }
    assert bare == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_can_be_said_with_every_kind_of_number_and_word(locale: Locale) -> None:
    for key, message in messages(locale).items():
        for values in _samples(message):
            said = STRICT.voice(locale).say(Text(key, values))
            assert "{" not in said, (key, values, said)


def _samples(message: ast.Message) -> list[dict[str, Value]]:
    """Values for all variables: every number and every word once with each other."""
    numbers, words = counted(message), selected_words(message)
    choices: dict[str, list[Value]] = {}
    for name in sorted(variables(message)):
        if name in numbers:
            choices[name] = list(NUMBERS)
        elif name in words:
            choices[name] = [*sorted(words[name]), "unforeseen"]
        else:
            choices[name] = [Listing((Verbatim("Ada"), Verbatim("Bo")))]
    if len(numbers) > 1:
        return [
            dict(zip(choices, (c[i % len(c)] for c in choices.values()), strict=True))
            for i in range(len(NUMBERS))
        ]
    return [dict(zip(choices, picked, strict=True)) for picked in product(*choices.values())]
