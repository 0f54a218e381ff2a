"""The default name of a cup, whose opener gave it none. Pure."""

from club.model.cup import CupDetails, ListedCup
from core.translatable_text import Text, text

_UNKNOWN = "game-unknown"
"""What a game is called that is not loaded; a cup is not called by it."""


def default_name(key: str, cup: CupDetails | ListedCup, game: Text) -> Text:
    """Return the default name of a cup: its game and format. ``key``: of its text."""
    known = "no" if game.key == _UNKNOWN else "yes"
    return text(key, game=game, known=known, format=text("cup-format-name", format=cup.format))
