"""The files of colour tables: three bytes for each colour of the pictures of one game."""

from functools import cache
from pathlib import Path
from typing import Final

from core.game_places import PALETTE, places_of
from rendering.scene.typeface import ASSETS

PALETTES: Final = ASSETS / "palettes"
"""The tables of the games of the house, and that of charts."""

CHARTS: Final = "charts"


@cache
def palette_named(name: str) -> bytes:
    """Return the colour table of this name: a game's key, or "charts".

    Raises FileNotFoundError if it was never learnt, PackageFault if there is no such game.
    """
    return palette_file(name).read_bytes()


def palette_file(name: str) -> Path:
    """Return the file of a colour table: among those of the house, or in the game's package."""
    if name == CHARTS or (places := places_of(name)).package is None:
        return PALETTES / f"{name}.rgb"
    return Path(str(places.file(PALETTE)))
