"""The moves of Stratego 4: deploy; one move, attack or shot a turn; recruit when due.

Notation: ``arrange 97653…`` (twenty digits, in the order of the zone), ``swap d3 e3``, ``ready``,
``move f3 f4``, ``move f3 f4 leave``, ``fire f3 ring``, ``recruit 7``.
"""

from typing import TypeAlias

import msgspec

from games.stratego4.board import Rank, Space


class Arrange(msgspec.Struct, frozen=True, tag="arrange"):
    """Deploy the whole army anew. Rule: R-2.3.

    ``ranks``: of the pieces on the spaces of the zone, in the order of ``Board.zones[seat]``: row
    by row from the front, each from left to right as its player sees it.
    """

    ranks: tuple[Rank, ...]


class SwapPieces(msgspec.Struct, frozen=True, tag="swap-pieces"):
    """Exchange two pieces while deploying; ``first`` is the lower number. Rule: R-2.3."""

    first: Space
    second: Space


class BeReady(msgspec.Struct, frozen=True, tag="be-ready"):
    """Finish deploying, for good. Rule: R-2.3."""


class MovePiece(msgspec.Struct, frozen=True, tag="move-piece"):
    """Move a piece, or attack the rival's piece on ``to`` with it. Rules: R-3, R-4.

    ``leave_flag``: the flag it bears stays behind (R-6.2).
    """

    start: Space
    to: Space
    leave_flag: bool = False


class FireCannon(msgspec.Struct, frozen=True, tag="fire-cannon"):
    """Fire the cannon on ``start`` at the piece on ``target``. Rule: R-5."""

    start: Space
    target: Space


class Recruit(msgspec.Struct, frozen=True, tag="recruit"):
    """Bring a beaten piece of this rank back. Rule: R-7."""

    rank: Rank


Move: TypeAlias = Arrange | SwapPieces | BeReady | MovePiece | FireCannon | Recruit
