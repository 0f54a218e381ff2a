"""Icons of Strada Romana: the goods, and a wagon for each way."""

from collections.abc import Mapping
from typing import Final

from games.strada_romana.board import GOODS
from rendering.boards.strada_romana.art.goods import small_tile
from rendering.boards.strada_romana.art.wagons import plain_wagon
from rendering.scene.shapes import Symbol

_TILE: Final = 92


def icons() -> Mapping[str, Symbol]:
    """Return an icon of a ware tile for each good, and of a wagon for each destination."""
    goods = {name: small_tile(good, _TILE) for good, name in enumerate(GOODS)}
    return {**goods, "to-rome": plain_wagon("rome"), "to-ostia": plain_wagon("ostia")}
