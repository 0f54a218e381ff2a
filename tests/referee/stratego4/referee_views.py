"""The referee's views, as plain values. Rules: R-4.8, R-10."""

from typing import Any

from tests.referee.stratego4.field import Piece
from tests.referee.stratego4.printed_board import ARMY, Space
from tests.referee.stratego4.referee import Referee


def ranks_known(game: Referee, viewer: int | None) -> dict[Space, int]:
    """The ranks this viewer sees, by where the pieces stand."""
    return {piece.at: piece.rank for piece in game.pieces if _knows(game, viewer, piece)}


def _knows(game: Referee, viewer: int | None, piece: Piece) -> bool:
    return game.reason is not None or piece.seat == viewer or shows_rank(game, piece)


def shows_rank(game: Referee, piece: Piece) -> bool:
    """R-4.8, R-9.2."""
    return piece.told and not game.memory


def pieces(game: Referee, viewer: int | None) -> dict[Space, dict[str, Any]]:
    """The pieces this viewer sees, by where they stand."""
    known = ranks_known(game, viewer)
    return {
        piece.at: {
            "seat": piece.seat,
            "rank": known.get(piece.at),
            "told": shows_rank(game, piece),
            "flag": piece.flag,
            "moved": piece.moved,
            "longest": piece.longest,
            "turned": piece.turned,
            "came_from": piece.came_from,
            "returns": piece.returns,
        }
        for piece in game.pieces
        if game.phase != "deploying" or piece.seat == viewer
    }


def view(game: Referee) -> dict[str, Any]:
    """All that everybody may know but for the pieces."""
    return {
        "phase": game.phase,
        "turn": game.turn,
        "first": game.first,
        "next_turn": game.next_turn(),
        "recruit_cause": game.cause,
        "flags": [_flag(game, flag) for flag in range(game.seats)],
        "loose": sorted(game.lying),
        "seats": [_seat(game, seat) for seat in range(game.seats)],
        "round": game.round,
        "quiet_turns": game.quiet,
        "quiet_turns_to_end": game.quiet_turns_to_end(),
        "last": game.last,
        "resigned": list(game.resigned),
        "outcome": game.outcome(),
    }


def _flag(game: Referee, flag: int) -> tuple[Space | None, int | None, int]:
    """Where it is, who bears it, who bore it last."""
    last = game.last_bearer[flag]
    for piece in game.pieces:
        if piece.flag == flag:
            return (piece.at, piece.seat, last)
    spaces = [space for space, lying in game.lying if lying == flag]
    return (spaces[0] if spaces else None, None, last)


def _seat(game: Referee, seat: int) -> dict[str, Any]:
    on_board = len(game.army(seat))
    assert on_board + len(game.lost[seat]) == len(ARMY)
    return {
        "ready": seat in game.ready,
        "slider": game.sliders[seat],
        "lost": game.lost[seat],
        "pieces": on_board,
        "out": seat in game.out,
        "resigned": seat in game.resigned,
    }
