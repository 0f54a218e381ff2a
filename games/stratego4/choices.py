"""The choices of Stratego 4: moves of a kind, formations, pieces and spaces."""

import re
from collections.abc import Sequence
from typing import TypeVar

from games.stratego4.board import Board, Rank, Space, board_for
from games.stratego4.moves import FireCannon, Move, MovePiece
from games.stratego4.view import PieceView, View

AnyMove = TypeVar("AnyMove", bound=Move)

_ROWS = (7, 6, 7)
"""Pieces in the rows of a zone, from the front; the second lacks the recruitment space."""


# --- what can be done ----------------------------------------------------------------------------


def among(legal: Sequence[Move], kind: type[AnyMove]) -> list[AnyMove]:
    """Return the moves of one kind, in their order."""
    return [move for move in legal if isinstance(move, kind)]


def goals_of(legal: Sequence[Move], start: Space) -> list[Space]:
    """Return the spaces that a piece can move to or attack, each once."""
    return sorted({move.to for move in among(legal, MovePiece) if move.start == start})


def shots_of(legal: Sequence[Move], start: Space) -> list[Space]:
    """Return the spaces that a cannon can fire at."""
    return [shot.target for shot in among(legal, FireCannon) if shot.start == start]


def piece_meant(view: View, legal: Sequence[Move], typed: str) -> Space | None:
    """Return the first space that was typed, if an own piece there can act; otherwise None."""
    able = {move.start for move in legal if isinstance(move, MovePiece | FireCannon)}
    for word in re.split(r"[^a-z0-9]+|(?<=\d)x", typed.casefold()):
        space = space_named(view, word)
        if space is not None:
            return space if space in able else None
    return None


def others_for(view: View, first: Space) -> list[PieceView]:
    """Return the viewer's pieces whose rank differs from that of the piece on a space."""
    piece = piece_at(view, first)
    return [] if piece is None else [p for p in own_pieces(view) if p.rank != piece.rank]


def ranks_of(view: View) -> tuple[Rank, ...]:
    """Return the ranks of the viewer's army, in the order of its zone."""
    zone = board_of(view).zones[view.viewer or 0]
    found = {piece.space: piece.rank for piece in own_pieces(view)}
    return tuple(rank for space in zone if (rank := found.get(space)) is not None)


def grid_of(ranks: Sequence[Rank]) -> tuple[str, ...]:
    """Return the rows of an army as text: its ranks, row by row from the front."""
    digits, lines, start = [str(rank) for rank in ranks], [], 0
    for length in _ROWS:
        lines.append(" ".join(digits[start : start + length]))
        start += length
    return tuple(lines)


# --- pieces and spaces ---------------------------------------------------------------------------


def board_of(view: View) -> Board:
    """Return the side of the board in use."""
    return board_for(len(view.seats))


def space_named(view: View, typed: str) -> Space | None:
    """Return the space that was typed, None if this board has none of that name."""
    try:
        return board_of(view).space(typed.strip().casefold())
    except ValueError:
        return None


def piece_at(view: View, space: Space) -> PieceView | None:
    """Return the piece on a space, None if the viewer sees none."""
    return next((piece for piece in view.pieces if piece.space == space), None)


def own_pieces(view: View) -> list[PieceView]:
    """Return the viewer's pieces, highest rank first."""
    own = [piece for piece in view.pieces if piece.seat == view.viewer]
    return sorted(own, key=lambda piece: (-rank_of(piece), piece.space))


def rank_of(piece: PieceView) -> Rank:
    """Return the rank of an own piece."""
    assert piece.rank is not None, "everybody knows their own pieces"
    return piece.rank
