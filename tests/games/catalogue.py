"""The catalogue for tests: the games of the house and Bidding, a game of the tests only.

Bidding is a package that is installed while tests run, found by its entry point, as any game that
somebody else has made; no line of the product knows it. The environment variable GAMES_UNDER_LAW
names other games instead, with commas between: ``python -m checkgame`` sets it to one.
"""

import os
from functools import cache
from pathlib import Path
from typing import Final

from catalog import GAMES, Catalog
from core.game_places import TEXTS, places_of
from i18n import Translator
from i18n.translator import FOLDER
from tests.games.installed import install

install()
IN_PACKAGES: Final = ("bidding",)
"""The games in packages that this repository contains."""

CHOSEN: Final = tuple(filter(None, os.environ.get("GAMES_UNDER_LAW", "").split(",")))
EVERY_KEY: Final = CHOSEN or (*GAMES, *IN_PACKAGES)
OFFERED: Final = tuple(dict.fromkeys((*GAMES, *EVERY_KEY)))
"""The games that a bot of the tests offers, so that a single one under law is not alone."""

EVERY_GAME: Final = Catalog(EVERY_KEY)
"""The games that the common tests run on: those of the house, and the test game."""


def _text_folders() -> tuple[Path, ...]:
    packaged = (places for key in EVERY_KEY if (places := places_of(key)).package is not None)
    return (FOLDER, *(Path(str(places.file(TEXTS))) for places in packaged))


FOLDERS: Final = _text_folders()
"""Where the texts of all these games stand."""


@cache
def texts() -> Translator:
    """All of them; a fault in one is an error."""
    return Translator(*FOLDERS, strict=True)
