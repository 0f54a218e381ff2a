"""Boxes of the places on Strada Romana's picture that a choice can name.

Guided play calls them "square 5H", "wagon palaestrio" and "city rome" (core.guided_play.Option.at).
"""

from typing import Final

from games.strada_romana.board import SQUARE_NAMES, WAGONS
from games.strada_romana.view import View
from rendering.boards.strada_romana.board_map import BANNER_Y, CITIES
from rendering.boards.strada_romana.layout import SQUARE, SQUARES
from rendering.boards.strada_romana.run_arrows import box_place, stand
from rendering.scene.shapes import Box

_WAGON: Final = (64, 54)
_BANNER: Final = (74, 46)


def places(view: View) -> dict[str, Box]:
    """Return the boxes of every square, both cities, and every wagon that has not arrived."""
    return _STANDING | {
        f"wagon {WAGONS[number]}": _round(
            box_place(own.to, own.box) if own.square is None else stand(own.square), _WAGON
        )
        for number, own in enumerate(view.wagons)
        if not own.arrived
    }


def _round(middle: tuple[int, int], size: tuple[int, int]) -> Box:
    return Box(middle[0] - size[0] // 2, middle[1] - size[1] // 2, *size)


_STANDING: Final = {
    **{
        f"square {name}": _round(middle, SQUARE)
        for name, middle in zip(SQUARE_NAMES, SQUARES, strict=True)
    },
    **{f"city {city}": _round((x, BANNER_Y), _BANNER) for city, x in CITIES.items()},
}
