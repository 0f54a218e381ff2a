"""The names that the host gives games, which all texts say instead of the usual ones.

They are texts like those in the files: a game's name, and the name of its command made from it.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from core.languages import LOCALES, Locale

GameNames: TypeAlias = Mapping[str, tuple[str, ...]]
"""Names by the keys of games; each has one name for every language, in the order of LOCALES."""

_NO_PART_OF_A_COMMAND: Final = re.compile(r"[^\w]+")

_given: dict[str, tuple[str, ...]] = {}


def name_games(names: GameNames) -> None:
    """Let translators that are made from now on say these names; games left out keep theirs."""
    _given.clear()
    _given.update(names)


def given_names() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the names that are in force, by the keys of games."""
    return tuple(_given.items())


def given_texts(locale: Locale) -> str:
    """Return the names in force as a Fluent file, whose texts go before those of the games."""
    return "".join(f"{key} = {said}\n" for key, said in _texts(LOCALES.index(locale)))


def command_of(name: str) -> str:
    """Return the name of the command for a game of this name: ``castle-war`` for Castle War."""
    small = unicodedata.normalize("NFC", name.lower())
    plain = "".join(letter for letter in small if not unicodedata.combining(letter))  # of İ
    return _NO_PART_OF_A_COMMAND.sub("-", plain).strip("-")


def _texts(language: int) -> Iterator[tuple[str, str]]:
    for game, names in _given.items():
        yield f"{game}-name", names[language]
        yield f"command-{game}-name", command_of(names[language])
