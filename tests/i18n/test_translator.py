"""Translation of a text into one language, and the result if it fails."""

import logging
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from core.texts import LOCALES, Listing, Locale, Player, Verbatim, text
from i18n import MissingText, Translator, Voice
from i18n.entries import Entries
from i18n.translator import FOLDER, command_text

TEXTS = {
    "en": """
greeting = Good evening, { $who }!
claimed = { $who } took the { $card }.
faces = Seen: { $cards }
forest = Forest
gift = { $count ->
    [one] one coin
   *[other] { $count } coins
}
state = { $status ->
    [open] open
   *[over] over
}
only-english = Only in English
nothing = { "" }
""",
    "fr": """
greeting = Bonsoir, { $who } !
claimed = { $who } a pris { THE($card) }.
faces = On a vu : { $cards }
forest = Forêt
    .the = la Forêt
flag = le drapeau { OF($who) }
played = ce { THAT($who) } joue
face = { $card } (5)
    .the = { THE($card) } (5)
gift = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
broken = { $missing }
""",
    "it": """
greeting = Buonasera, { $who }!
faces = Visti: { $cards }
turn = Tocca { TO($who) }.
""",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for locale, texts in TEXTS.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "test.ftl").write_text(texts, encoding="utf-8")
    return tmp_path


@pytest.fixture
def strict(folder: Path) -> Translator:
    return Translator(folder, strict=True)


@pytest.fixture
def kind(folder: Path) -> Translator:
    return Translator(folder)


def _voice(translator: Translator, locale: Locale = "en") -> Voice:
    return translator.voice(
        locale,
        people=lambda seat: f"<{seat}>",
        quote=lambda words: words.replace("*", "\\*"),
        moment=lambda at: f"at {at // 1000}",
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_a_plain_text_is_what_the_library_says(locale: Locale) -> None:
    for path in (FOLDER / locale).glob("*.ftl"):
        written = path.read_text(encoding="utf-8")
        bundle = FluentBundle([locale], use_isolating=False)
        bundle.add_resource(FluentResource(written))
        entries = Entries([written])
        for name in bundle._messages:
            if (plain := entries.plain(name)) is not None:
                pattern = bundle.get_message(name).value
                assert pattern is not None
                assert bundle.format_pattern(pattern) == (plain, [])
                assert not bundle.get_message(name).attributes


def _name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def test_what_a_person_wrote_is_quoted_as_the_place_quotes(strict: Translator) -> None:
    said = _voice(strict).say(text("greeting", who=Verbatim("*Ada* { $who }")))
    assert said == "Good evening, \\*Ada\\* { $who }!"


def test_a_text_inside_a_text_is_said_in_the_same_language(strict: Translator) -> None:
    inner = text("forest")
    assert _voice(strict).say(text("greeting", who=inner)) == "Good evening, Forest!"
    assert _voice(strict, "fr").say(text("greeting", who=inner)) == "Bonsoir, Forêt !"


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "Seen: a, b and c"), ("fr", "On a vu : a, b et c"), ("it", "Visti: a, b e c")],
)
def test_a_listing_is_joined_as_the_language_joins(
    strict: Translator, locale: Locale, said: str
) -> None:
    cards = Listing((Verbatim("a"), Verbatim("b"), Verbatim("c")))
    assert _voice(strict, locale).say(text("faces", cards=cards)) == said


@pytest.mark.parametrize(
    ("last", "said"),
    [
        ("Elena", "Ada ed Elena"),
        ("Ève", "Ada ed Ève"),
        ("Bo", "Ada e Bo"),
        ("🟧 Elena", "Ada e 🟧 Elena"),
    ],
)
def test_italian_says_ed_before_an_e(strict: Translator, last: str, said: str) -> None:
    faces = text("faces", cards=Listing((Verbatim("Ada"), Verbatim(last))))
    assert _voice(strict, "it").say(faces) == f"Visti: {said}"
    one = text("faces", cards=Listing((Verbatim("Elena"),)))
    assert _voice(strict, "it").say(one) == "Visti: Elena"
    none = text("faces", cards=Listing(()))
    assert _voice(strict, "it").say(none) == "Visti: "


@pytest.mark.parametrize(
    ("name", "said"), [("Ada", "ad Ada"), ("Älva", "ad Älva"), ("Elena", "a Elena"), ("Bo", "a Bo")]
)
def test_italian_says_ad_before_an_a(strict: Translator, name: str, said: str) -> None:
    turn = text("turn", who=Verbatim(name))
    assert _voice(strict, "it").say(turn) == f"Tocca {said}."


def test_a_number_chooses_the_plural_of_the_language(strict: Translator) -> None:
    english, french = _voice(strict), _voice(strict, "fr")
    assert [english.say(text("gift", count=n)) for n in (0, 1, 2)] == [
        "0 coins",
        "one coin",
        "2 coins",
    ]
    assert [french.say(text("gift", count=n)) for n in (0, 1, 2)] == [
        "0 pièce",
        "1 pièce",
        "2 pièces",
    ]


def test_a_word_chooses_its_own_variant_and_an_unknown_one_the_default(strict: Translator) -> None:
    assert _voice(strict).say(text("state", status="open")) == "open"
    assert _voice(strict).say(text("state", status="paused")) == "over"


def test_a_name_brings_its_article_where_the_sentence_asks_for_it(strict: Translator) -> None:
    sentence = text("claimed", who=Player(0), card=text("forest"))
    assert _voice(strict).say(sentence) == "<0> took the Forest."
    assert _voice(strict, "fr").say(sentence) == "<0> a pris la Forêt."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ada", "le drapeau d’Ada"),
        ("Élodie", "le drapeau d’Élodie"),
        ("Œdipe", "le drapeau d’Œdipe"),
        ("Yves", "le drapeau d’Yves"),
        ("Yann", "le drapeau de Yann"),
        ("Bo", "le drapeau de Bo"),
        ("Hugo", "le drapeau de Hugo"),
        ("1Up", "le drapeau de 1Up"),
        ("🦊 Ada", "le drapeau de 🦊 Ada"),
        ("\u2068أدا\u2069", "le drapeau de \u2068أدا\u2069"),
        ("", "le drapeau de "),
    ],
)
def test_french_shortens_of_before_a_vowel(strict: Translator, name: str, said: str) -> None:
    assert _voice(strict, "fr").say(text("flag", who=Verbatim(name))) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anna", "ce qu’Anna joue"),
        ("Émile", "ce qu’Émile joue"),
        ("Hugo", "ce que Hugo joue"),
        ("Bo", "ce que Bo joue"),
    ],
)
def test_french_shortens_that_before_a_vowel(strict: Translator, name: str, said: str) -> None:
    assert _voice(strict, "fr").say(text("played", who=Verbatim(name))) == said


@pytest.mark.parametrize("key", ["only-english", "broken", "unheard-of"])
def test_a_strict_translator_raises_where_a_text_has_a_fault(strict: Translator, key: str) -> None:
    with pytest.raises(MissingText, match=key):
        _voice(strict, "fr").say(text(key))


def test_a_missing_variable_is_a_fault(strict: Translator) -> None:
    with pytest.raises(MissingText, match="who"):
        _voice(strict).say(text("greeting"))


def test_what_a_language_lacks_is_said_in_english(kind: Translator) -> None:
    assert _voice(kind, "it").say(text("only-english")) == "Only in English"
    assert _voice(kind, "it").say(text("nothing")) == ""


def test_what_no_language_has_is_said_as_its_key(kind: Translator) -> None:
    assert _voice(kind, "fr").say(text("unheard-of")) == "[unheard-of]"
    assert _voice(kind, "fr").say(text("broken")) == "[broken]"


def test_a_fault_is_logged_once(kind: Translator, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        for who in ("Ada", "Bo"):
            _voice(kind, "it").say(text("gift-of-nobody", who=Verbatim(who)))
    told = [record.getMessage() for record in caplog.records]
    assert told == [
        "a text cannot be said: it: no text gift-of-nobody",
        "a text cannot be said: en: no text gift-of-nobody",
    ]


@pytest.mark.parametrize(
    ("count", "locale", "told"),
    [
        (1, "en", "one coin"),
        (1605, "en", "1605 coins"),
        (1605, "fr", "1605 pièces"),
        (9999, "fr", "9999 pièces"),
        (10_000, "en", "10,000 coins"),
        (-7, "en", "−7 coins"),
        (-10_000, "fr", "−10 000 pièces"),
    ],
)
def test_numbers_are_grouped_from_five_digits_on(
    kind: Translator, count: int, locale: Locale, told: str
) -> None:
    assert _voice(kind, locale).say(text("gift", count=count)) == told


def test_a_folder_without_a_language_is_said_in_english_by_its_rules(
    folder: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """So is a game in a package that nobody has translated; it is no fault, even if strict."""
    package = tmp_path / "package"
    (package / "en").mkdir(parents=True)
    (package / "en" / "game.ftl").write_text(
        "stones = { $count ->\n    [one] a stone\n   *[other] { $count } stones\n}\n", "utf-8"
    )
    french = Translator(folder, package, strict=True).voice("fr")
    with caplog.at_level(logging.ERROR):
        assert french.say(text("stones", count=0)) == "0 stones"
        assert french.say(text("gift", count=0)) == "0 pièce"
    assert caplog.records == []
    with pytest.raises(MissingText, match="only-english"):
        french.say(text("only-english"))


def test_a_language_that_has_left_the_table_is_answered_in_english(strict: Translator) -> None:
    assert strict.voice("eo").say(text("forest")) == "Forest"


@pytest.mark.parametrize(
    ("locale", "named"),
    [
        ("en", "English, French, Esperanto"),
        ("fr", "anglais, français, espéranto"),
        ("it", "inglese, francese, esperanto"),
    ],
)
def test_each_language_has_a_word_for_the_others(
    tmp_path: Path, locale: Locale, named: str
) -> None:
    (tmp_path / locale).mkdir()
    (tmp_path / locale / "test.ftl").write_text("spoken = { LANGUAGE($code) }\n", "utf-8")
    say = Translator(tmp_path, strict=True).voice(locale).say
    codes = ("en", "fr", "eo")
    assert ", ".join(say(text("spoken", code=code)) for code in codes) == named


def test_commands_are_named_in_every_language() -> None:
    names = [command_text("command-table-name", locale) for locale in LOCALES]
    assert names[0] == "table"
    assert all(names)
