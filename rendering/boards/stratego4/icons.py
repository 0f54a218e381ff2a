"""Icons of Stratego 4: a disc for each rank, and one for a rank that is not known."""

from collections.abc import Mapping

from games.stratego4.board import RANKS
from rendering.boards.stratego4.art.pieces import rank_disc, unknown_disc
from rendering.scene.shapes import Symbol


def icons() -> Mapping[str, Symbol]:
    """Return an icon for each rank, by its number, without the owner's colour."""
    return {**{f"rank-{rank}": rank_disc(rank) for rank in RANKS}, "unknown": unknown_disc()}
