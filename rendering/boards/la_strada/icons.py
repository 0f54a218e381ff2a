"""Icons of La Strada: the four kinds of settlements."""

from collections.abc import Mapping

from games.la_strada.board import KINDS
from rendering.boards.la_strada.art.buildings import building
from rendering.scene.icons import SIDE, on_paper
from rendering.scene.shapes import Symbol, placed, resized

_LARGER = 1.75


def icons() -> Mapping[str, Symbol]:
    """Return an icon of each kind of settlement, by its name."""
    return {name: _icon(kind, name) for kind, name in enumerate(KINDS)}


def _icon(kind: int, name: str) -> Symbol:
    drawn = (resized(shape, _LARGER) for shape in building(kind))
    middled = tuple(placed(shape, SIDE / 2, SIDE / 2 + 12) for shape in drawn)
    return on_paper(f"la-strada-icon/{name}", middled)
