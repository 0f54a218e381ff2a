"""What a page needs of a game: rules, texts and painter, without commands and computers."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from core.game_places import TEXTS, PackageFault, places_of
from core.game_texts import Words
from games import game_in
from i18n.text_folders import add_text_folder
from model.game_json import AnyGame
from rendering.painters import Painter
from tables.history.record import UnreadableRecord

if TYPE_CHECKING:
    from catalog import Entry


@dataclass(frozen=True)
class InstalledGame:
    """A game of the house or of an installed package."""

    game: AnyGame
    words: Words[Any, Any, Any]
    painter: Painter[Any, Any]


PageGame: TypeAlias = "InstalledGame | Entry"
"""A game of which a page can be made."""


def installed_game(key: str) -> InstalledGame:
    """Load the game of this key, and let its texts be known. Raises UnreadableRecord without it."""
    try:
        places = places_of(key)
    except PackageFault as fault:
        raise UnreadableRecord(f"This is a record of {key!r}, a game I do not know.") from fault
    if places.package is not None:
        add_text_folder(Path(str(places.file(TEXTS))))
    words: Any = import_module(places.rules_file("texts"))
    painter: Any = import_module(places.painter)
    return InstalledGame(game_in(import_module(places.rules_file("game"))), words, painter)
