"""Ruta's cards are large: no part of its picture needs a closer look."""

from games.ruta.view import View
from rendering.scene.shapes import Box


def regions(_view: View) -> dict[str, Box]:
    """None."""
    return {}
