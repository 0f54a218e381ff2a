"""Where on Strada Romana's picture the things lie that a choice can be about.

Guided play calls them "square 5H" and "wagon PALAESTRIO" (core.asking.Option.at).
"""

from typing import Final

from games.strada_romana.board import SQUARE_NAMES, WAGONS
from games.strada_romana.view import View
from rendering.boards.strada_romana.layout import SQUARE, SQUARES
from rendering.boards.strada_romana.runs import box_place, stand
from rendering.scene import Box

_WAGON: Final = (64, 54)


def places(view: View) -> dict[str, Box]:
    """Every square, and every wagon that has not arrived."""
    return _SQUARES | {
        f"wagon {WAGONS[number]}": _round(
            box_place(own.to, own.box) if own.square is None else stand(own.square), _WAGON
        )
        for number, own in enumerate(view.wagons)
        if not own.arrived
    }


def _round(middle: tuple[int, int], size: tuple[int, int]) -> Box:
    return Box(middle[0] - size[0] // 2, middle[1] - size[1] // 2, *size)


_SQUARES: Final = {
    f"square {name}": _round(middle, SQUARE)
    for name, middle in zip(SQUARE_NAMES, SQUARES, strict=True)
}
