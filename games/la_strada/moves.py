"""The moves of La Strada. A turn is any number of links, one move each, and its end.

Notation: ``workshop d7``, ``build c3-d4-e4``, ``end``.
"""

from typing import TypeAlias

import msgspec

from games.la_strada.board import Hex


class PlaceWorkshop(msgspec.Struct, frozen=True, tag="place-workshop"):
    """Put a workshop on this hex, before the first turn. Rule: R-4."""

    hex: Hex


class BuildLink(msgspec.Struct, frozen=True, tag="build-link"):
    """Lay one whole road and put a cube on the settlement that it reaches. Rules: R-6, R-7.

    ``path``: all hexes in walking order, each beside the next: the start (an own workshop or a
    linked settlement), the hexes that get a tile, and the new settlement. With two players a
    rival's settlement may lie on the way (transit, R-10.4): the tiles before and after it are one
    move.
    """

    path: tuple[Hex, ...]


class EndTurn(msgspec.Struct, frozen=True, tag="end-turn"):
    """End the turn; the days left are kept. Rule: R-5.5."""


Move: TypeAlias = PlaceWorkshop | BuildLink | EndTurn
