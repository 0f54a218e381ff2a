"""What a cup is called that its opener gave no name. Pure."""

from club.model.cup import CupDetails, ListedCup
from core.translatable_text import Text, text

_UNKNOWN = "game-unknown"
"""What a game is called that is not loaded; a cup is not called by it."""


def unnamed(key: str, cup: CupDetails | ListedCup, game: Text) -> Text:
    """Return the name of a cup, made of its game and format. ``key``: of its text."""
    known = "no" if game.key == _UNKNOWN else "yes"
    return text(key, game=game, known=known, format=text("cup-format-name", format=cup.format))
