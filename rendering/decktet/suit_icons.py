"""Icons of suits, one or several on a tile of paper."""

from collections.abc import Iterable, Mapping
from typing import Final

from core.decktet import Suit, in_order
from rendering.decktet.art.suits import suit_shapes
from rendering.scene.icons import on_paper
from rendering.scene.shapes import Symbol

_PLACES: Final = {
    1: ((64, 64, 96),),
    2: ((41, 41, 62), (87, 87, 62)),
    3: ((40, 39, 54), (88, 39, 54), (64, 87, 54)),
}
"""Position and size of each suit on an icon (x, y, size), by the number of suits."""


def icons_of(combinations: Iterable[tuple[Suit, ...]]) -> Mapping[str, Symbol]:
    """Return an icon for each of these combinations of suits, by their names with hyphens."""
    found = {in_order(suits) for suits in combinations if suits}
    return {"-".join(suits): _icon(suits) for suits in sorted(found)}


def _icon(suits: tuple[Suit, ...]) -> Symbol:
    shapes = (
        shape
        for suit, (x, y, size) in zip(suits, _PLACES[len(suits)], strict=True)
        for shape in suit_shapes(suit, x, y, size)
    )
    return on_paper(f"suits-icon/{'-'.join(suits)}", tuple(shapes))
