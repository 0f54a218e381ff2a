"""The languages that the bot speaks: one table, which everything reads.

``locales/README.md`` says how to add a language. No other file of the product names one
(``tests/house/test_languages.py``).
"""

from typing import Final, NamedTuple, TypeAlias

Locale: TypeAlias = str
"""The code of a language. A stored one may have left the table: see ``language_of``."""


class Language(NamedTuple):
    """A language. ``code``: its folder in ``locales/``. ``name``: what it calls itself.

    ``at_discord``: the locales of Discord's clients that are answered in it. ``dialect``: whose
    plurals, numbers and lists it has, as Babel writes it; "": those of ``code``. ``zones``: where
    most of its readers live, suggested first. ``articles``: how a name with its article begins; if
    there are any, texts have the attribute ``.the``. ``little_words``: words without accents that
    may stand anywhere in a typed move. ``euphony``: words of lists that change before the first
    letter of a name, each with these letters and its other form.
    """

    code: Locale
    name: str
    at_discord: tuple[str, ...]
    dialect: str = ""
    zones: tuple[str, ...] = ()
    articles: tuple[str, ...] = ()
    little_words: str = ""
    euphony: tuple[tuple[str, str, str], ...] = ()


LANGUAGES: Final = (
    Language(
        "en",
        "English",
        ("en-GB", "en-US"),
        dialect="en_GB",
        zones=("Europe/London", "America/New_York", "America/Los_Angeles"),
        little_words="the a an of and to from",
    ),
    Language(
        "fr",
        "Français",
        ("fr",),
        zones=("Europe/Paris", "America/Toronto", "Europe/Brussels"),
        articles=("le ", "la ", "l’", "les "),
        little_words="le la les l un une des du de d et a au aux",
    ),
    Language(
        "it",
        "Italiano",
        ("it",),
        zones=("Europe/Rome", "Europe/Zurich", "Europe/London"),
        articles=("il ", "lo ", "la ", "l’", "i ", "gli ", "le "),
        little_words="il lo la l i gli le un uno una di del dello della dei degli delle dell e ed "
        "a al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall",
        euphony=(("e", "e", "ed"),),
    ),
)
"""All languages. The first is the original: the others are translated from it, and what they lack
is said in it."""

LOCALES: Final[tuple[Locale, ...]] = tuple(language.code for language in LANGUAGES)
ORIGINAL: Final[Locale] = LOCALES[0]

_BY_CODE: Final = {language.code: language for language in LANGUAGES}


def language_of(locale: Locale) -> Language:
    """Return the language with this code; the original if it is not in the table any more."""
    return _BY_CODE.get(locale, LANGUAGES[0])


def locale_of(code: str) -> Locale:
    """Return the language that answers this locale of a client, or that has this code.

    Of a locale that no language names ("fr-CA") only the part before the hyphen counts; the
    original if that is no language of the table either.
    """
    for language in LANGUAGES:
        if code in (language.code, *language.at_discord):
            return language.code
    return language_of(code.partition("-")[0]).code
