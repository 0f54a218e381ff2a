"""Ruta's picture has no part that needs a closer look: its cards are large."""

from games.ruta.view import View
from rendering.scene.shapes import Box


def regions(_view: View) -> dict[str, Box]:
    """Return no regions."""
    return {}
