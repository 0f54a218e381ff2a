"""The catalogue for tests: the games of the house and Bidding, a game of the tests only.

Bidding is a package that is installed while tests run, found by its entry point, as any game that
somebody else has made; no line of the product knows it.
"""

from functools import cache
from pathlib import Path
from typing import Final

from catalog import GAMES, Catalog
from i18n import Translator
from i18n.translator import FOLDER
from tests.games.installed import install

FOLDERS: Final = (FOLDER, Path(__file__).parent / "bidding" / "locales")
"""Where the texts of all these games stand."""


@cache
def texts() -> Translator:
    """All of them; a fault in one is an error."""
    return Translator(*FOLDERS, strict=True)


install()
EVERY_KEY: Final = (*GAMES, "bidding")
EVERY_GAME: Final = Catalog(EVERY_KEY)
"""The games that the common tests run on: those of the house, and the test game."""
