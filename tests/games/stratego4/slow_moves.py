"""An independent move generator: walks step by step and tries everything; slow and simple."""

from collections.abc import Iterator

from games.stratego4.board import (
    CANNON,
    CAPTAIN,
    MOST_RETURNS,
    SCOUT,
    SLOW_ROUNDS,
    Board,
    Space,
    board_for,
)
from games.stratego4.moves import BeReady, FireCannon, Move, MovePiece, Recruit
from games.stratego4.view import PieceView, View


def slow_moves(view: View) -> set[Move]:
    """All listed moves of the viewer, whose turn it is."""
    if view.phase == "deploying":
        return {BeReady()}
    if view.phase == "recruiting" and view.viewer is not None:
        return set(map(Recruit, view.seats[view.viewer].lost))
    return set(_battle_moves(_Field(view)))


class _Field:
    """A view, with its pieces by space."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board: Board = board_for(len(view.seats))
        self.at = {piece.space: piece for piece in view.pieces}
        self.lying = {space for space, _ in view.loose}

    def friendly(self, space: Space) -> bool:
        """Whether a piece stands there that the viewer does not attack."""
        if space not in self.at or self.view.viewer is None:
            return False
        apart = (self.at[space].seat - self.view.viewer) % 4
        return apart == 0 or (self.view.options.teams and apart == 2)

    def may_end(self, space: Space) -> bool:
        return space not in self.board.ponds and not self.friendly(space)

    def may_pass(self, space: Space) -> bool:
        return space not in self.board.ponds and space not in self.at


def _battle_moves(field: _Field) -> Iterator[Move]:
    for piece in field.view.pieces:
        if piece.seat != field.view.viewer:
            continue
        if piece.flag is None:
            yield from _moves(field, piece, _by_rank(field, piece), leave=False)
        else:
            yield from _moves(field, piece, _with_flag(field, piece), leave=False)
            yield from _moves(field, piece, _by_rank(field, piece), leave=True)
        if piece.rank == CANNON:
            yield from _shots(field, piece)


def _moves(
    field: _Field, piece: PieceView, goals: Iterator[Space], *, leave: bool
) -> Iterator[Move]:
    for to in goals:
        returns = to == piece.came_from and to not in field.at
        if field.may_end(to) and not (returns and piece.returns >= MOST_RETURNS):
            yield MovePiece(piece.space, to, leave)


def _with_flag(field: _Field, piece: PieceView) -> Iterator[Space]:
    early = field.view.options.slow_start and field.view.round <= SLOW_ROUNDS
    for to in field.board.beside[piece.space]:
        if not (early and to == field.board.ring):
            yield to


def _by_rank(field: _Field, piece: PieceView) -> Iterator[Space]:
    near = field.board.beside[piece.space]
    yield from near
    if piece.rank == CAPTAIN:
        for over in near:
            if field.may_pass(over) and over not in field.lying:
                yield from (to for to in field.board.beside[over] if to != piece.space)
    if piece.rank == SCOUT:
        for line in field.board.lines[piece.space]:
            yield from _run(field, line)


def _run(field: _Field, line: tuple[Space, ...]) -> Iterator[Space]:
    for to in line:
        if to == field.board.turret and len(line) > 1:
            return
        yield to
        if not field.may_pass(to):
            return


def _shots(field: _Field, cannon: PieceView) -> Iterator[Move]:
    for line in field.board.lines[cannon.space]:
        if len(line) < 3 or line[2] not in field.at or field.friendly(line[2]):
            continue
        if line[0] not in field.at and line[1] not in field.at:
            yield FireCannon(cannon.space, line[2])
